; Generated from the C files beside this one by `make runtime`.
; c40f74f330fbd47eccdb507969a673311db75b44ec5f5f1867612be8e9a47403
%union.SignalAction = type { ptr, [248 x i8] }
%struct.Barrier = type { i32, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.Deferred = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, [11 x i64] }
%struct.Extent = type { i32, i32, i64, i64 }
%struct.Tile = type { i32, i32, i32, i32, ptr, i64, i64, i64, i64 }
%struct.Landed = type { i32, i32, i32, i32 }
%struct.AgedMbarrier = type { i32, i32, [32 x i32], [32 x i32] }
%struct.Life = type { i32, i32 }
%struct.Warpgroup = type { [4 x i32], [4 x i32], i32, i32, i32, i32, [4 x [16 x i32]], [32 x [4 x %struct.Issued]] }
%struct.Issued = type { i32, i32, i64, i64 }
%struct.FollowedWarp = type { i32, i32, [4 x %struct.FollowedSpan], i64, i32, i32 }
%struct.FollowedSpan = type { i64, i64, i64 }
%struct.FollowedKnown = type { %struct.FollowedSpan, i32, i32, i64 }
%struct.ScreenCache = type { i64, i64, i64, i64, i64, ptr, ptr, ptr }
%struct.FollowedRelease = type { i64, i64, i32, i32 }
%struct.ScreenPage = type { i64, [32 x i64] }
%struct.ScreenLine = type { i64, i64, [4 x i64], [4 x i32] }
%struct.ScreenRun = type { i32, i32, i64, i32, i32 }
%struct.Screening = type { ptr, ptr, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i8, i8,
      i8, i8, i8, i8 }
%struct.ScreenStep = type { i64, i64, i64, i32, i32, i32, i32 }
%struct.ScreenQuiet = type { i64, i64, i64, i64 }
%struct.ScreenMember = type { ptr, i64 }
%struct.TensorPlan = type { [128 x i8], i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, [2 x i64], [5 x
      i64], [5 x i64], [5 x i64], [5 x i64], [5 x i64], [5 x i64], i64, i64, ptr, ptr, ptr }
%struct.LanesStore = type { i32, i32, i64, i64, ptr, [4096 x i32] }
%struct.SiteCache = type { i64, i64, i64, i64, i64, i64 }
%struct.Allocation = type { i64, i64, i64, i64 }
%struct.Walk = type { [5 x i64], [5 x i64], [5 x i64], [5 x i64] }
%struct.ScreenAccess = type { i32, i32, i32, i32, i32, i32, i32, i32, i64, i32, i32 }
%struct.Run = type { i32, i32 }
%struct.ScreenRange = type { i64, i64, i64, i64, i64 }
%struct.FollowedWord = type { i64, i64, i64, i32, i32, [4 x %struct.FollowedSpan] }

@nobody = internal global i32 0, align 4
@ptxvm_stop_flag = global ptr @nobody, align 8
@ptxvm_next_handler = global ptr null, align 8
@ours = internal global %union.SignalAction zeroinitializer, align 8
@combine_bytes.no_offset = internal constant i64 0, align 8
@switch.table.resolve = private unnamed_addr constant [4 x i32] [i32 6, i32 3, i32 4, i32 5], align 4
@switch.table.check_found = private unnamed_addr constant [4 x i32] [i32 4, i32 5, i32 1, i32 6], align 4

define preserve_allcc i32 @ptxvm_access(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4) #0 noimplicitfloat {
  %6 = tail call preserve_allcc i32 @locate(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4)
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %162

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 412
  %10 = load i32, ptr %9, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %89

12:
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %14 = load i32, ptr %13, align 4
  switch i32 %14, label %89 [
    i32 4, label %15
    i32 8, label %52
  ]

15:
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %17 = load i32, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 0
  %21 = icmp eq i32 %3, 0
  br i1 %21, label %162, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 768
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %25 = icmp eq i32 %17, 0
  br label %26

26:
  %27 = phi i32 [ %3, %22 ], [ %39, %37 ]
  br i1 %25, label %37, label %28

28:
  %29 = tail call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %24, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = inttoptr i64 %32 to ptr
  %34 = shl nuw nsw i32 %29, 2
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw i8, ptr %23, i64 %35
  br label %41

37:
  %38 = add i32 %27, -1
  %39 = and i32 %38, %27
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %162, label %26

41:
  %42 = phi i32 [ %50, %41 ], [ 0, %28 ]
  %43 = phi ptr [ %49, %41 ], [ %33, %28 ]
  %44 = phi ptr [ %48, %41 ], [ %36, %28 ]
  %45 = select i1 %20, ptr %44, ptr %43
  %46 = select i1 %20, ptr %43, ptr %44
  %47 = load i32, ptr %46, align 1
  store i32 %47, ptr %45, align 1
  %48 = getelementptr inbounds nuw i8, ptr %44, i64 128
  %49 = getelementptr inbounds nuw i8, ptr %43, i64 4
  %50 = add nuw i32 %42, 1
  %51 = icmp eq i32 %50, %17
  br i1 %51, label %37, label %41

52:
  %53 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %54 = load i32, ptr %53, align 8
  %55 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %56 = load i32, ptr %55, align 4
  %57 = icmp eq i32 %56, 0
  %58 = icmp eq i32 %3, 0
  br i1 %58, label %162, label %59

59:
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 768
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %62 = icmp eq i32 %54, 0
  br label %63

63:
  %64 = phi i32 [ %3, %59 ], [ %76, %74 ]
  br i1 %62, label %74, label %65

65:
  %66 = tail call i32 @llvm.cttz.i32(i32 %64, i1 true)
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw i64, ptr %61, i64 %67
  %69 = load i64, ptr %68, align 8
  %70 = inttoptr i64 %69 to ptr
  %71 = shl nuw nsw i32 %66, 3
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds nuw i8, ptr %60, i64 %72
  br label %78

74:
  %75 = add i32 %64, -1
  %76 = and i32 %75, %64
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %162, label %63

78:
  %79 = phi i32 [ %87, %78 ], [ 0, %65 ]
  %80 = phi ptr [ %86, %78 ], [ %70, %65 ]
  %81 = phi ptr [ %85, %78 ], [ %73, %65 ]
  %82 = select i1 %57, ptr %81, ptr %80
  %83 = select i1 %57, ptr %80, ptr %81
  %84 = load i64, ptr %83, align 1
  store i64 %84, ptr %82, align 1
  %85 = getelementptr inbounds nuw i8, ptr %81, i64 256
  %86 = getelementptr inbounds nuw i8, ptr %80, i64 8
  %87 = add nuw i32 %79, 1
  %88 = icmp eq i32 %87, %54
  br i1 %88, label %74, label %78

89:
  %90 = icmp eq i32 %3, 0
  br i1 %90, label %162, label %91

91:
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %93 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %94 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 768
  %96 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %97 = getelementptr inbounds nuw i8, ptr %4, i64 12
  br label %98

98:
  %99 = phi i32 [ %3, %91 ], [ %160, %158 ]
  %100 = tail call i32 @llvm.cttz.i32(i32 %99, i1 true)
  %101 = load i32, ptr %9, align 4
  %102 = shl nuw i32 1, %100
  %103 = and i32 %101, %102
  %104 = icmp eq i32 %103, 0
  %105 = zext nneg i32 %100 to i64
  %106 = getelementptr inbounds nuw i64, ptr %92, i64 %105
  %107 = load i64, ptr %106, align 8
  %108 = load i32, ptr %93, align 4
  %109 = load i32, ptr %94, align 8
  %110 = mul i32 %109, %108
  %111 = select i1 %104, i32 8, i32 4
  %112 = tail call i32 @llvm.umin.i32(i32 %108, i32 %111)
  %113 = tail call i32 @llvm.cttz.i32(i32 %108, i1 true)
  %114 = icmp eq i32 %110, 0
  br i1 %114, label %158, label %115

115:
  %116 = add i32 %108, -1
  br label %117

117:
  %118 = phi i32 [ 0, %115 ], [ %156, %155 ]
  %119 = lshr i32 %118, %113
  %120 = and i32 %118, %116
  %121 = shl i32 %119, 5
  %122 = or disjoint i32 %121, %100
  %123 = mul i32 %122, %108
  %124 = zext i32 %123 to i64
  %125 = getelementptr inbounds nuw i8, ptr %95, i64 %124
  %126 = zext i32 %120 to i64
  %127 = getelementptr inbounds nuw i8, ptr %125, i64 %126
  %128 = zext i32 %118 to i64
  %129 = add i64 %107, %128
  br i1 %104, label %139, label %130

130:
  %131 = load ptr, ptr %96, align 8
  %132 = shl i64 %129, 3
  %133 = and i64 %132, 4611686018427387872
  %134 = or disjoint i64 %133, %105
  %135 = shl nuw i64 %134, 2
  %136 = getelementptr inbounds nuw i8, ptr %131, i64 %135
  %137 = and i64 %129, 3
  %138 = getelementptr inbounds nuw i8, ptr %136, i64 %137
  br label %141

139:
  %140 = inttoptr i64 %129 to ptr
  br label %141

141:
  %142 = phi ptr [ %138, %130 ], [ %140, %139 ]
  %143 = load i32, ptr %97, align 4
  %144 = icmp eq i32 %143, 0
  %145 = select i1 %144, ptr %127, ptr %142
  %146 = select i1 %144, ptr %142, ptr %127
  switch i32 %112, label %153 [
    i32 1, label %147
    i32 2, label %149
    i32 4, label %151
  ]

147:
  %148 = load i8, ptr %146, align 1
  store i8 %148, ptr %145, align 1
  br label %155

149:
  %150 = load i16, ptr %146, align 1
  store i16 %150, ptr %145, align 1
  br label %155

151:
  %152 = load i32, ptr %146, align 1
  store i32 %152, ptr %145, align 1
  br label %155

153:
  %154 = load i64, ptr %146, align 1
  store i64 %154, ptr %145, align 1
  br label %155

155:
  %156 = add i32 %118, %112
  %157 = icmp ult i32 %156, %110
  br i1 %157, label %117, label %158

158:
  %159 = add i32 %99, -1
  %160 = and i32 %159, %99
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %162, label %98

162:
  %163 = phi i32 [ 1, %5 ], [ 0, %15 ], [ 0, %52 ], [ 0, %89 ], [ 0, %158 ], [ 0, %37 ], [ 0, %74 ]
  ret i32 %163
}

define internal preserve_allcc i32 @locate(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4) unnamed_addr #0 noimplicitfloat {
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %9 = load i32, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %11 = load i32, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 384
  store i64 0, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 412
  store i32 0, ptr %13, align 4
  %14 = icmp eq i32 %3, 0
  br i1 %14, label %115, label %15

15:
  %16 = mul nsw i32 %9, %7
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %18 = zext nneg i32 %11 to i64
  %19 = shl nsw i64 -1, %18
  %20 = xor i64 %19, -1
  %21 = zext i32 %16 to i64
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 392
  br label %26

26:
  %27 = phi i64 [ 0, %15 ], [ %105, %101 ]
  %28 = phi i32 [ %3, %15 ], [ %112, %101 ]
  %29 = phi i32 [ 0, %15 ], [ %104, %101 ]
  %30 = phi i32 [ 0, %15 ], [ %108, %101 ]
  %31 = phi i64 [ 0, %15 ], [ %103, %101 ]
  %32 = phi i64 [ 0, %15 ], [ %102, %101 ]
  %33 = tail call i32 @llvm.cttz.i32(i32 %28, i1 true)
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw i64, ptr %17, i64 %34
  %36 = load i64, ptr %35, align 8
  %37 = and i64 %36, %20
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %53, label %39

39:
  %40 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %41 = load i32, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 2, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %41, ptr %43, align 4
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 %33, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 %36, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 364
  store i32 0, ptr %48, align 4
  %49 = load i32, ptr %4, align 8
  store i32 %49, ptr %46, align 8
  %50 = load i32, ptr %10, align 8
  %51 = shl nuw i32 1, %50
  store i32 %51, ptr %47, align 8
  %52 = load i32, ptr %22, align 4
  store i32 %52, ptr %48, align 4
  br label %115

53:
  %54 = sub i64 %36, %27
  %55 = icmp ule i64 %54, %32
  %56 = sub nuw i64 %32, %54
  %57 = icmp uge i64 %56, %21
  %58 = select i1 %55, i1 %57, i1 false
  br i1 %58, label %101, label %59

59:
  %60 = load i32, ptr %4, align 8
  %61 = tail call preserve_allcc i32 @resolve(ptr %0, ptr %1, ptr %2, i32 %60, i64 %36)
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %68

63:
  %64 = load i32, ptr %22, align 4
  %65 = icmp ne i32 %64, 0
  %66 = tail call preserve_allcc i32 @check_found(ptr %0, i64 %36, i64 %21, i1 %65)
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %88, label %68

68:
  %69 = phi i32 [ %66, %63 ], [ %61, %59 ]
  %70 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %71 = load i32, ptr %70, align 8
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 %69, ptr %72, align 8
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %71, ptr %73, align 4
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 %33, ptr %74, align 8
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 %36, ptr %75, align 8
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %77, align 8
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 364
  store i32 0, ptr %78, align 4
  %79 = load i32, ptr %4, align 8
  store i32 %79, ptr %76, align 8
  %80 = icmp eq i32 %69, 2
  br i1 %80, label %81, label %84

81:
  %82 = load i32, ptr %10, align 8
  %83 = shl nuw i32 1, %82
  br label %98

84:
  %85 = load i32, ptr %6, align 4
  %86 = load i32, ptr %8, align 8
  %87 = mul nsw i32 %86, %85
  br label %98

88:
  %89 = load i32, ptr %23, align 8
  %90 = icmp eq i32 %89, 3
  %91 = load i64, ptr %24, align 8
  %92 = load i64, ptr %12, align 8
  br i1 %90, label %95, label %93

93:
  %94 = load i64, ptr %25, align 8
  br label %95

95:
  %96 = phi i64 [ %94, %93 ], [ 0, %88 ]
  %97 = sext i1 %90 to i32
  br label %101

98:
  %99 = phi i32 [ %83, %81 ], [ %87, %84 ]
  store i32 %99, ptr %77, align 8
  %100 = load i32, ptr %22, align 4
  store i32 %100, ptr %78, align 4
  br label %115

101:
  %102 = phi i64 [ %32, %53 ], [ %92, %95 ]
  %103 = phi i64 [ %31, %53 ], [ %96, %95 ]
  %104 = phi i32 [ %29, %53 ], [ %97, %95 ]
  %105 = phi i64 [ %27, %53 ], [ %91, %95 ]
  %106 = shl nuw i32 1, %33
  %107 = and i32 %104, %106
  %108 = or i32 %107, %30
  %109 = add i64 %103, %36
  %110 = sub i64 %109, %105
  store i64 %110, ptr %35, align 8
  %111 = add i32 %28, -1
  %112 = and i32 %111, %28
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %114, label %26

114:
  store i32 %108, ptr %13, align 4
  tail call preserve_allcc void @fill_cache(ptr %0, ptr %2, ptr %4)
  br label %115

115:
  %116 = phi i32 [ 0, %5 ], [ 0, %114 ], [ 1, %98 ], [ 1, %39 ]
  ret i32 %116
}

define preserve_allcc void @ptxvm_gather(ptr %0, i32 %1, i32 %2) #0 noimplicitfloat {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 768
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %32, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %8 = icmp eq i32 %2, 1
  br label %9

9:
  %10 = phi i32 [ %1, %6 ], [ %30, %22 ]
  %11 = tail call i32 @llvm.cttz.i32(i32 %10, i1 true)
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw i64, ptr %7, i64 %12
  %14 = load i64, ptr %13, align 8
  %15 = inttoptr i64 %14 to ptr
  br i1 %8, label %16, label %18

16:
  %17 = load i8, ptr %15, align 1
  br label %22

18:
  %19 = load i16, ptr %15, align 1
  %20 = trunc i16 %19 to i8
  %21 = and i16 %19, -256
  br label %22

22:
  %23 = phi i16 [ %21, %18 ], [ 0, %16 ]
  %24 = phi i8 [ %20, %18 ], [ %17, %16 ]
  %25 = zext i8 %24 to i16
  %26 = or disjoint i16 %23, %25
  %27 = zext i16 %26 to i32
  %28 = getelementptr inbounds nuw i32, ptr %4, i64 %12
  store i32 %27, ptr %28, align 4
  %29 = add i32 %10, -1
  %30 = and i32 %29, %10
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %9

32:
  ret void
}

define preserve_allcc void @ptxvm_scatter(ptr %0, i32 %1, i32 %2) #0 noimplicitfloat {
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %27, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 768
  %8 = icmp eq i32 %2, 1
  br label %9

9:
  %10 = phi i32 [ %1, %5 ], [ %25, %23 ]
  %11 = tail call i32 @llvm.cttz.i32(i32 %10, i1 true)
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw i64, ptr %6, i64 %12
  %14 = load i64, ptr %13, align 8
  %15 = inttoptr i64 %14 to ptr
  %16 = mul i32 %11, %2
  %17 = zext i32 %16 to i64
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 %17
  br i1 %8, label %19, label %21

19:
  %20 = load i8, ptr %18, align 1
  store i8 %20, ptr %15, align 1
  br label %23

21:
  %22 = load i16, ptr %18, align 1
  store i16 %22, ptr %15, align 1
  br label %23

23:
  %24 = add i32 %10, -1
  %25 = and i32 %24, %10
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %9

27:
  ret void
}

define i32 @ptxvm_barrier_arrive(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4, i32 %5, i32 %6, i32 %7, i32 %8) #0 {
  %10 = tail call fastcc i32 @arrive_at(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4, i32 %5, i32 %6, i32 %7, i32 %8, i1
      false)
  ret i32 %10
}

define internal fastcc i32 @arrive_at(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4, i32 %5, i32 %6, i32 %7, i32 %8, i1 %9)
      unnamed_addr #0 {
  tail call fastcc void @enter_arrivals(ptr %1)
  %11 = icmp ugt i32 %3, 15
  br i1 %11, label %12, label %21

12:
  %13 = zext i32 %3 to i64
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 11, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %8, ptr %15, align 4
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 -1, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 %13, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 364
  store i32 0, ptr %20, align 4
  br label %214

21:
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 5088
  %23 = zext nneg i32 %3 to i64
  %24 = getelementptr inbounds nuw %struct.Barrier, ptr %22, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %26 = load i32, ptr %25, align 8
  %27 = shl i32 %26, 5
  switch i32 %4, label %28 [
    i32 -1, label %31
    i32 0, label %42
  ]

28:
  %29 = and i32 %4, 31
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %42

31:
  %32 = load i32, ptr %24, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %51, label %34

34:
  %35 = getelementptr inbounds nuw i8, ptr %24, i64 4
  %36 = load i32, ptr %35, align 4
  %37 = icmp eq i32 %36, -1
  %38 = select i1 %37, i32 %27, i32 %36
  %39 = icmp eq i32 %4, -1
  %40 = select i1 %39, i32 %27, i32 %4
  %41 = icmp eq i32 %38, %40
  br i1 %41, label %55, label %42

42:
  %43 = zext i32 %4 to i64
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 12, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %8, ptr %45, align 4
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 -1, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 %43, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 364
  store i32 0, ptr %50, align 4
  br label %214

51:
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 37632
  %53 = load ptr, ptr %52, align 8
  %54 = icmp eq ptr %53, null
  br i1 %54, label %75, label %76

55:
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 37632
  %57 = load ptr, ptr %56, align 8
  %58 = icmp eq ptr %57, null
  br i1 %58, label %75, label %59

59:
  %60 = or i32 %7, %6
  %61 = icmp ne i32 %60, 0
  %62 = getelementptr inbounds nuw i8, ptr %24, i64 20
  %63 = load i32, ptr %62, align 4
  %64 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %65 = load i32, ptr %64, align 4
  %66 = or i32 %65, %63
  %67 = icmp eq i32 %66, 0
  %68 = xor i1 %61, %67
  br i1 %68, label %69, label %167

69:
  %70 = icmp eq i32 %4, -1
  %71 = getelementptr inbounds nuw i8, ptr %24, i64 4
  %72 = load i32, ptr %71, align 4
  %73 = icmp eq i32 %72, -1
  %74 = xor i1 %70, %73
  br i1 %74, label %167, label %75

75:
  br label %76

76:
  %77 = phi i1 [ %33, %75 ], [ true, %51 ]
  %78 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  %79 = load ptr, ptr %78, align 8
  %80 = icmp eq ptr %79, null
  br i1 %80, label %175, label %81

81:
  %82 = getelementptr inbounds nuw i8, ptr %79, i64 6276
  %83 = load i32, ptr %82, align 4
  %84 = icmp ugt i32 %83, 1048558
  br i1 %84, label %167, label %85

85:
  %86 = getelementptr inbounds nuw i8, ptr %79, i64 4096
  %87 = shl nuw nsw i32 %3, 5
  %88 = zext nneg i32 %87 to i64
  %89 = getelementptr inbounds nuw i32, ptr %86, i64 %88
  br i1 %77, label %115, label %90

90:
  %91 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %92 = load i32, ptr %91, align 4
  %93 = shl i32 %92, 5
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw i32, ptr %79, i64 %94
  br label %96

96:
  %97 = phi i64 [ 0, %90 ], [ %105, %104 ]
  %98 = getelementptr inbounds nuw i32, ptr %95, i64 %97
  %99 = load i32, ptr %98, align 4
  %100 = getelementptr inbounds nuw i32, ptr %89, i64 %97
  %101 = load i32, ptr %100, align 4
  %102 = icmp ugt i32 %99, %101
  br i1 %102, label %103, label %104

103:
  store i32 %99, ptr %100, align 4
  br label %104

104:
  %105 = add nuw nsw i64 %97, 1
  %106 = icmp eq i64 %105, 32
  br i1 %106, label %107, label %96

107:
  %108 = getelementptr inbounds nuw i8, ptr %2, i64 204
  %109 = load i32, ptr %108, align 4
  %110 = shl i32 %109, 4
  %111 = add i32 %110, 16
  %112 = load i32, ptr %91, align 4
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds nuw i32, ptr %89, i64 %113
  store i32 %111, ptr %114, align 4
  br i1 %9, label %175, label %120

115:
  %116 = phi i64 [ %118, %115 ], [ 0, %85 ]
  %117 = getelementptr inbounds nuw i32, ptr %89, i64 %116
  store i32 0, ptr %117, align 4
  %118 = add nuw nsw i64 %116, 1
  %119 = icmp eq i64 %118, 32
  br i1 %119, label %90, label %115

120:
  %121 = load ptr, ptr %78, align 8
  %122 = load i32, ptr %91, align 4
  %123 = load i32, ptr %108, align 4
  %124 = shl i32 %123, 4
  %125 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %126 = load i32, ptr %125, align 8
  %127 = and i32 %126, 15
  %128 = or disjoint i32 %127, %124
  %129 = shl i32 %122, 5
  %130 = zext i32 %129 to i64
  %131 = getelementptr inbounds nuw i32, ptr %121, i64 %130
  %132 = zext i32 %122 to i64
  %133 = getelementptr inbounds nuw i32, ptr %131, i64 %132
  %134 = getelementptr inbounds nuw i8, ptr %121, i64 6144
  %135 = getelementptr inbounds nuw i32, ptr %134, i64 %132
  %136 = load i32, ptr %135, align 4
  %137 = icmp ugt i32 %128, %136
  br i1 %137, label %138, label %142

138:
  %139 = load i32, ptr %133, align 4
  %140 = icmp ugt i32 %128, %139
  br i1 %140, label %141, label %142

141:
  store i32 %128, ptr %133, align 4
  br label %142

142:
  %143 = getelementptr inbounds nuw i8, ptr %121, i64 6276
  %144 = load i32, ptr %143, align 4
  %145 = add i32 %144, 1
  store i32 %145, ptr %143, align 4
  %146 = load i32, ptr %108, align 4
  %147 = add i32 %146, 1
  %148 = load ptr, ptr %78, align 8
  store i32 %147, ptr %108, align 4
  %149 = getelementptr inbounds nuw i8, ptr %1, i64 14448
  %150 = load i64, ptr %149, align 8
  %151 = getelementptr inbounds nuw i8, ptr %148, i64 6276
  %152 = load i32, ptr %151, align 4
  %153 = zext i32 %152 to i64
  %154 = shl i64 %150, 30
  %155 = shl nuw nsw i64 %153, 10
  %156 = or i64 %154, %155
  %157 = or disjoint i64 %156, 1023
  %158 = getelementptr inbounds nuw i8, ptr %2, i64 216
  store i64 %157, ptr %158, align 8
  %159 = shl i32 %147, 4
  %160 = load i32, ptr %125, align 8
  %161 = and i32 %160, 15
  %162 = or disjoint i32 %161, %159
  %163 = getelementptr inbounds nuw i8, ptr %148, i64 6144
  %164 = load i32, ptr %91, align 4
  %165 = zext i32 %164 to i64
  %166 = getelementptr inbounds nuw i32, ptr %163, i64 %165
  store i32 %162, ptr %166, align 4
  br label %175

167:
  %168 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 22, ptr %168, align 8
  %169 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %8, ptr %169, align 4
  %170 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 -1, ptr %170, align 8
  %171 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 0, ptr %171, align 8
  %172 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %172, align 8
  %173 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %173, align 8
  %174 = getelementptr inbounds nuw i8, ptr %0, i64 364
  store i32 0, ptr %174, align 4
  br label %214

175:
  %176 = load i32, ptr %24, align 4
  %177 = add i32 %176, %5
  store i32 %177, ptr %24, align 4
  %178 = getelementptr inbounds nuw i8, ptr %24, i64 4
  store i32 %4, ptr %178, align 4
  %179 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %180 = load i32, ptr %179, align 4
  %181 = shl nuw i32 1, %180
  %182 = getelementptr inbounds nuw i8, ptr %24, i64 12
  %183 = load i32, ptr %182, align 4
  %184 = or i32 %183, %181
  store i32 %184, ptr %182, align 4
  br i1 %9, label %185, label %188

185:
  %186 = load i32, ptr %179, align 4
  %187 = shl nuw i32 1, %186
  br label %188

188:
  %189 = phi i32 [ %187, %185 ], [ 0, %175 ]
  %190 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %191 = load i32, ptr %190, align 4
  %192 = or i32 %191, %189
  store i32 %192, ptr %190, align 4
  %193 = getelementptr inbounds nuw i8, ptr %24, i64 20
  %194 = load i32, ptr %193, align 4
  %195 = add i32 %194, %6
  store i32 %195, ptr %193, align 4
  %196 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %197 = load i32, ptr %196, align 4
  %198 = add i32 %197, %7
  store i32 %198, ptr %196, align 4
  %199 = shl nuw nsw i32 1, %3
  %200 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %201 = load i32, ptr %200, align 8
  %202 = or i32 %201, %199
  store i32 %202, ptr %200, align 8
  %203 = icmp eq i32 %4, -1
  %204 = select i1 %203, i32 %27, i32 %4
  %205 = icmp ult i32 %177, %204
  br i1 %205, label %206, label %213

206:
  br i1 %203, label %207, label %214

207:
  %208 = getelementptr inbounds nuw i8, ptr %1, i64 84
  %209 = load i32, ptr %208, align 4
  %210 = xor i32 %184, -1
  %211 = and i32 %209, %210
  %212 = icmp eq i32 %211, 0
  br i1 %212, label %213, label %214

213:
  tail call fastcc void @complete(ptr %1, i32 %3)
  br label %214

214:
  %215 = phi i32 [ 2, %12 ], [ 2, %42 ], [ 2, %167 ], [ 1, %213 ], [ 0, %207 ], [ 0, %206 ]
  ret i32 %215
}

define void @ptxvm_cluster_arrive(ptr %0, ptr %1, i32 %2, i32 %3) #0 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 140
  %8 = load i32, ptr %7, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %11

10:
  store i32 1, ptr %7, align 4
  tail call fastcc void @begin_phase(ptr %6)
  br label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 68
  %13 = load i32, ptr %12, align 4
  %14 = or i32 %13, %2
  store i32 %14, ptr %12, align 4
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %16 = load i32, ptr %15, align 8
  %17 = or i32 %16, %2
  store i32 %17, ptr %15, align 8
  tail call fastcc void @count_warp(ptr %0, ptr %1, i32 %3)
  ret void
}

define internal fastcc void @begin_phase(ptr %0) unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i32 0, ptr %2, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %4 = load i32, ptr %3, align 8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %7

6:
  ret void

7:
  %8 = phi i32 [ %42, %41 ], [ %4, %1 ]
  %9 = phi i64 [ %43, %41 ], [ 0, %1 ]
  %10 = getelementptr inbounds nuw ptr, ptr %0, i64 %9
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 20
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 1
  br i1 %14, label %15, label %41

15:
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 84
  %17 = load i32, ptr %16, align 4
  %18 = tail call i32 @llvm.ctpop.i32(i32 %17)
  %19 = load i32, ptr %2, align 8
  %20 = add i32 %19, %18
  store i32 %20, ptr %2, align 8
  %21 = load i32, ptr %16, align 4
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %41, label %23

23:
  %24 = getelementptr inbounds nuw i8, ptr %11, i64 72
  %25 = getelementptr inbounds nuw i8, ptr %11, i64 48
  br label %26

26:
  %27 = phi i32 [ %21, %23 ], [ %37, %26 ]
  %28 = tail call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %29 = load ptr, ptr %24, align 8
  %30 = zext nneg i32 %28 to i64
  %31 = load i64, ptr %25, align 8
  %32 = mul i64 %31, %30
  %33 = getelementptr inbounds nuw i8, ptr %29, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 64
  store i32 0, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %33, i64 72
  store i32 0, ptr %35, align 8
  %36 = add i32 %27, -1
  %37 = and i32 %36, %27
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %26

39:
  %40 = load i32, ptr %3, align 8
  br label %41

41:
  %42 = phi i32 [ %40, %39 ], [ %8, %15 ], [ %8, %7 ]
  %43 = add nuw nsw i64 %9, 1
  %44 = zext i32 %42 to i64
  %45 = icmp samesign ult i64 %43, %44
  br i1 %45, label %7, label %6
}

define internal fastcc void @count_warp(ptr %0, ptr %1, i32 %2) unnamed_addr #0 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %18, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %18

11:
  %12 = xor i32 %5, -1
  %13 = and i32 %2, %12
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %15, label %18

15:
  store i32 1, ptr %8, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %17 = load ptr, ptr %16, align 8
  tail call fastcc void @one_less_missing(ptr %17)
  br label %18

18:
  ret void
}

define i32 @ptxvm_cluster_waiting(ptr %0, ptr %1, i32 %2, i32 %3) #0 {
  tail call fastcc void @count_warp(ptr %0, ptr %1, i32 %3)
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %6 = load i32, ptr %5, align 8
  %7 = and i32 %6, %2
  ret i32 %7
}

define i32 @ptxvm_defer_bulk_load(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 428
  %7 = load i32, ptr %6, align 4
  %8 = icmp ne i32 %7, 0
  %9 = tail call i32 @llvm.ctpop.i32(i32 %4)
  %10 = icmp eq i32 %9, 1
  %11 = select i1 %8, i1 %10, i1 false
  br i1 %11, label %12, label %38

12:
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 124
  %14 = load i32, ptr %13, align 4
  %15 = icmp ult i32 %14, 24
  br i1 %15, label %16, label %38

16:
  %17 = tail call i32 @llvm.cttz.i32(i32 %4, i1 false)
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 2816
  %19 = zext nneg i32 %17 to i64
  %20 = getelementptr inbounds nuw i64, ptr %18, i64 %19
  %21 = load i64, ptr %20, align 8
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 512
  %23 = load i64, ptr %22, align 8
  %24 = getelementptr inbounds nuw i8, ptr %20, i64 768
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %20, i64 256
  %27 = load i64, ptr %26, align 8
  %28 = tail call fastcc ptr @bulk_host(ptr %0, ptr %1, i64 %21, i64 %27, i64 %23, i1 false)
  %29 = icmp eq ptr %28, null
  br i1 %29, label %38, label %30

30:
  %31 = tail call fastcc ptr @mbarrier_at(ptr %0, ptr %1, i64 %25)
  %32 = icmp eq ptr %31, null
  br i1 %32, label %38, label %33

33:
  %34 = tail call fastcc ptr @note_copy(ptr %0, ptr %1, i32 1, i32 %2, i32 %3, i32 %4, i64 %21, i64 %23, ptr %28)
  %35 = trunc i64 %25 to i32
  %36 = and i32 %35, 16777215
  %37 = getelementptr inbounds nuw i8, ptr %34, i64 24
  store i32 %36, ptr %37, align 8
  br label %38

38:
  %39 = phi i32 [ 0, %12 ], [ 1, %33 ], [ 0, %30 ], [ 0, %16 ], [ 0, %5 ]
  ret i32 %39
}

define internal fastcc ptr @bulk_host(ptr %0, ptr %1, i64 %2, i64 %3, i64 %4, i1 %5) unnamed_addr #0 {
  %7 = or i64 %3, %2
  %8 = or i64 %7, %4
  %9 = and i64 %8, 15
  %10 = icmp ne i64 %9, 0
  %11 = add i64 %4, -1048576
  %12 = icmp ult i64 %11, -1048575
  %13 = or i1 %12, %10
  br i1 %13, label %29, label %14

14:
  %15 = add i64 %2, -4294967296
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %17 = load i32, ptr %16, align 4
  %18 = zext i32 %17 to i64
  %19 = sub i64 %15, %18
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %21 = load i32, ptr %20, align 8
  %22 = zext i32 %21 to i64
  %23 = icmp ugt i64 %19, %22
  %24 = sub nuw i64 %22, %19
  %25 = icmp samesign ult i64 %24, %4
  %26 = select i1 %23, i1 true, i1 %25
  br i1 %26, label %29, label %27

27:
  %28 = tail call fastcc ptr @global_host(ptr %0, i64 %3, i64 %4, i1 %5)
  br label %29

29:
  %30 = phi ptr [ %28, %27 ], [ null, %6 ], [ null, %14 ]
  ret ptr %30
}

define internal fastcc ptr @mbarrier_at(ptr %0, ptr %1, i64 %2) unnamed_addr #0 {
  %4 = tail call fastcc ptr @own_word(ptr %0, ptr %1, i64 %2)
  %5 = icmp eq ptr %4, null
  br i1 %5, label %10, label %6

6:
  %7 = load i64, ptr %4, align 8
  %8 = icmp slt i64 %7, -4611686018427387904
  %9 = select i1 %8, ptr %4, ptr null
  br label %10

10:
  %11 = phi ptr [ null, %3 ], [ %9, %6 ]
  ret ptr %11
}

define internal fastcc ptr @note_copy(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i64 %6, i64 %7, ptr %8)
      unnamed_addr #0 {
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 124
  %12 = load i32, ptr %11, align 4
  %13 = add i32 %12, 1
  store i32 %13, ptr %11, align 4
  %14 = zext i32 %12 to i64
  %15 = getelementptr inbounds nuw %struct.Deferred, ptr %10, i64 %14
  store i32 %4, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 4
  store i32 %2, ptr %16, align 4
  %17 = getelementptr inbounds nuw i8, ptr %15, i64 8
  store i32 %3, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %15, i64 12
  store i32 %5, ptr %18, align 4
  %19 = trunc i64 %7 to i32
  %20 = getelementptr inbounds nuw i8, ptr %15, i64 16
  store i32 %19, ptr %20, align 8
  %21 = trunc i64 %6 to i32
  %22 = and i32 %21, 16777215
  %23 = getelementptr inbounds nuw i8, ptr %15, i64 20
  store i32 %22, ptr %23, align 4
  %24 = getelementptr inbounds nuw i8, ptr %15, i64 24
  store i32 0, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %15, i64 28
  store i32 0, ptr %25, align 4
  %26 = getelementptr inbounds nuw i8, ptr %15, i64 32
  store i32 0, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %15, i64 36
  store i32 0, ptr %27, align 4
  %28 = getelementptr inbounds nuw i8, ptr %15, i64 40
  store ptr %8, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %15, i64 48
  store ptr null, ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %15, i64 56
  store ptr null, ptr %30, align 8
  %31 = tail call i32 @llvm.cttz.i32(i32 %5, i1 false)
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 2816
  %33 = getelementptr inbounds nuw i8, ptr %15, i64 64
  %34 = zext nneg i32 %31 to i64
  %35 = getelementptr inbounds nuw i64, ptr %32, i64 %34
  br label %37

36:
  ret ptr %15

37:
  %38 = phi i64 [ 0, %9 ], [ %43, %37 ]
  %39 = shl nuw nsw i64 %38, 8
  %40 = getelementptr inbounds nuw i8, ptr %35, i64 %39
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds nuw i64, ptr %33, i64 %38
  store i64 %41, ptr %42, align 8
  %43 = add nuw nsw i64 %38, 1
  %44 = icmp eq i64 %43, 11
  br i1 %44, label %36, label %37
}

define i32 @ptxvm_defer_bulk_store(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 428
  %7 = load i32, ptr %6, align 4
  %8 = icmp ne i32 %7, 0
  %9 = tail call i32 @llvm.ctpop.i32(i32 %4)
  %10 = icmp eq i32 %9, 1
  %11 = select i1 %8, i1 %10, i1 false
  br i1 %11, label %12, label %30

12:
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 124
  %14 = load i32, ptr %13, align 4
  %15 = icmp ult i32 %14, 24
  br i1 %15, label %16, label %30

16:
  %17 = tail call i32 @llvm.cttz.i32(i32 %4, i1 false)
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 2816
  %19 = zext nneg i32 %17 to i64
  %20 = getelementptr inbounds nuw i64, ptr %18, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 256
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %20, i64 512
  %24 = load i64, ptr %23, align 8
  %25 = load i64, ptr %20, align 8
  %26 = tail call fastcc ptr @bulk_host(ptr %0, ptr %1, i64 %22, i64 %25, i64 %24, i1 true)
  %27 = icmp eq ptr %26, null
  br i1 %27, label %30, label %28

28:
  %29 = tail call fastcc ptr @note_copy(ptr %0, ptr %1, i32 2, i32 %2, i32 %3, i32 %4, i64 %22, i64 %24, ptr %26)
  br label %30

30:
  %31 = phi i32 [ 0, %12 ], [ 1, %28 ], [ 0, %16 ], [ 0, %5 ]
  ret i32 %31
}

define i32 @ptxvm_defer_bulk_reduction(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, ptr %5) #0 {
  %7 = tail call i32 @ptxvm_defer_bulk_store(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4)
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %24, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 124
  %12 = load i32, ptr %11, align 4
  %13 = add i32 %12, -1
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw %struct.Deferred, ptr %10, i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 40
  %17 = load ptr, ptr %16, align 8
  %18 = ptrtoint ptr %17 to i64
  %19 = and i64 %18, 7
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %22, label %21

21:
  store i32 %13, ptr %11, align 4
  br label %24

22:
  %23 = getelementptr inbounds nuw i8, ptr %15, i64 56
  store ptr %5, ptr %23, align 8
  br label %24

24:
  %25 = phi i32 [ 0, %6 ], [ 0, %21 ], [ 1, %22 ]
  ret i32 %25
}

define preserve_allcc void @ptxvm_count(ptr %0, ptr %1, i32 %2, ptr %3, i64 %4) #0 noimplicitfloat {
  %6 = alloca [32 x i8], align 16
  %7 = alloca [32 x i8], align 16
  %8 = alloca %struct.Extent, align 8
  %9 = alloca %struct.Extent, align 8
  %10 = alloca %struct.Extent, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 43784
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds nuw i64, ptr %1, i64 %14
  %16 = load i32, ptr %3, align 8
  %17 = icmp eq i32 %16, 1
  %18 = select i1 %17, i32 %2, i32 0
  %19 = icmp eq i32 %16, 2
  %20 = select i1 %19, i32 %2, i32 0
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %22 = load i32, ptr %21, align 4
  %23 = icmp eq i32 %22, 0
  %24 = icmp eq i32 %2, 0
  %25 = or i1 %23, %24
  br i1 %25, label %40, label %26

26:
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 512
  br label %29

29:
  %30 = phi i32 [ %2, %26 ], [ %38, %29 ]
  %31 = tail call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw i64, ptr %27, i64 %32
  %34 = load i64, ptr %33, align 8
  %35 = add i64 %34, %4
  %36 = getelementptr inbounds nuw i64, ptr %28, i64 %32
  store i64 %35, ptr %36, align 8
  %37 = add i32 %30, -1
  %38 = and i32 %37, %30
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %29

40:
  %41 = icmp eq i32 %16, 0
  br i1 %41, label %42, label %82

42:
  br i1 %24, label %59, label %43

43:
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 512
  br label %45

45:
  %46 = phi i32 [ %18, %43 ], [ %77, %75 ]
  %47 = phi i32 [ %2, %43 ], [ %80, %75 ]
  %48 = phi i32 [ 0, %43 ], [ %78, %75 ]
  %49 = phi i32 [ %20, %43 ], [ %76, %75 ]
  %50 = tail call i32 @llvm.cttz.i32(i32 %47, i1 true)
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw i64, ptr %44, i64 %51
  %53 = load i64, ptr %52, align 8
  %54 = lshr i64 %53, 32
  %55 = trunc nuw i64 %54 to i32
  switch i32 %55, label %66 [
    i32 1, label %69
    i32 2, label %72
    i32 3, label %75
    i32 4, label %75
  ]

56:
  %57 = tail call i32 @llvm.ctpop.i32(i32 %78)
  %58 = zext nneg i32 %57 to i64
  br label %59

59:
  %60 = phi i32 [ %20, %42 ], [ %76, %56 ]
  %61 = phi i64 [ 0, %42 ], [ %58, %56 ]
  %62 = phi i32 [ %18, %42 ], [ %77, %56 ]
  %63 = getelementptr inbounds nuw i8, ptr %15, i64 48
  %64 = load i64, ptr %63, align 8
  %65 = add i64 %64, %61
  store i64 %65, ptr %63, align 8
  br label %82

66:
  %67 = shl nuw i32 1, %50
  %68 = or i32 %67, %46
  br label %75

69:
  %70 = shl nuw i32 1, %50
  %71 = or i32 %70, %49
  br label %75

72:
  %73 = shl nuw i32 1, %50
  %74 = or i32 %73, %48
  br label %75

75:
  %76 = phi i32 [ %49, %72 ], [ %49, %45 ], [ %49, %45 ], [ %49, %66 ], [ %71, %69 ]
  %77 = phi i32 [ %46, %72 ], [ %46, %45 ], [ %46, %45 ], [ %68, %66 ], [ %46, %69 ]
  %78 = phi i32 [ %74, %72 ], [ %48, %45 ], [ %48, %45 ], [ %48, %66 ], [ %48, %69 ]
  %79 = add i32 %47, -1
  %80 = and i32 %79, %47
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %56, label %45

82:
  %83 = phi i32 [ %60, %59 ], [ %20, %40 ]
  %84 = phi i32 [ %62, %59 ], [ %18, %40 ]
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %189, label %86

86:
  %87 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %88 = load i32, ptr %87, align 4
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 512
  call preserve_allcc void @look_at(ptr %12, ptr %89, i32 %84, i32 %88, ptr %10)
  %90 = tail call i32 @llvm.ctpop.i32(i32 %84)
  %91 = zext nneg i32 %90 to i64
  %92 = load i64, ptr %15, align 8
  %93 = add i64 %92, %91
  store i64 %93, ptr %15, align 8
  %94 = load i32, ptr %10, align 8
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %97 = load i64, ptr %96, align 8
  %98 = add i64 %97, %95
  store i64 %98, ptr %96, align 8
  %99 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %100 = load i32, ptr %99, align 4
  %101 = sub i32 %90, %100
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds nuw i8, ptr %15, i64 56
  %104 = load i64, ptr %103, align 8
  %105 = add i64 %104, %102
  store i64 %105, ptr %103, align 8
  %106 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %107 = load i64, ptr %106, align 8
  %108 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %109 = load i64, ptr %108, align 8
  %110 = sub i64 %107, %109
  %111 = icmp ult i64 %110, 65536
  br i1 %111, label %135, label %112

112:
  %113 = getelementptr inbounds nuw i8, ptr %15, i64 64
  %114 = load i64, ptr %113, align 8
  %115 = sub i64 %109, %114
  %116 = getelementptr inbounds nuw i8, ptr %15, i64 72
  %117 = load i64, ptr %116, align 8
  %118 = icmp ult i64 %115, %117
  br i1 %118, label %130, label %119

119:
  %120 = tail call preserve_allcc ptr @row_below(ptr %0, i64 %109)
  %121 = icmp eq ptr %120, null
  br i1 %121, label %126, label %122

122:
  %123 = load i64, ptr %120, align 8
  store i64 %123, ptr %113, align 8
  %124 = getelementptr inbounds nuw i8, ptr %120, i64 8
  %125 = load i64, ptr %124, align 8
  br label %127

126:
  store i64 0, ptr %113, align 8
  br label %127

127:
  %128 = phi i64 [ %123, %122 ], [ 0, %126 ]
  %129 = phi i64 [ %125, %122 ], [ 0, %126 ]
  store i64 %129, ptr %116, align 8
  br label %130

130:
  %131 = phi i64 [ %129, %127 ], [ %117, %112 ]
  %132 = phi i64 [ %128, %127 ], [ %114, %112 ]
  %133 = sub i64 %107, %132
  %134 = icmp ult i64 %133, %131
  br i1 %134, label %135, label %141

135:
  %136 = zext i32 %100 to i64
  %137 = zext i32 %88 to i64
  %138 = mul nuw i64 %136, %137
  %139 = add nuw i64 %138, 31
  %140 = lshr i64 %139, 5
  br label %184

141:
  %142 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %143 = zext i32 %88 to i64
  br label %144

144:
  %145 = phi i32 [ %84, %141 ], [ %182, %174 ]
  %146 = phi i64 [ 0, %141 ], [ %180, %174 ]
  %147 = tail call i32 @llvm.cttz.i32(i32 %145, i1 true)
  %148 = zext nneg i32 %147 to i64
  %149 = getelementptr inbounds nuw i64, ptr %89, i64 %148
  %150 = load i64, ptr %149, align 8
  %151 = tail call preserve_allcc ptr @row_below(ptr %0, i64 %150)
  %152 = icmp eq ptr %151, null
  br i1 %152, label %184, label %153

153:
  %154 = load i64, ptr %151, align 8
  %155 = sub i64 %150, %154
  %156 = getelementptr inbounds nuw i8, ptr %151, i64 8
  %157 = load i64, ptr %156, align 8
  %158 = icmp ult i64 %155, %157
  br i1 %158, label %159, label %184

159:
  %160 = phi i32 [ %172, %159 ], [ %145, %153 ]
  %161 = phi i32 [ %170, %159 ], [ 0, %153 ]
  %162 = tail call i32 @llvm.cttz.i32(i32 %160, i1 true)
  %163 = zext nneg i32 %162 to i64
  %164 = getelementptr inbounds nuw i64, ptr %89, i64 %163
  %165 = load i64, ptr %164, align 8
  %166 = sub i64 %165, %154
  %167 = icmp ult i64 %166, %157
  %168 = shl nuw i32 1, %162
  %169 = select i1 %167, i32 %168, i32 0
  %170 = or i32 %169, %161
  %171 = add i32 %160, -1
  %172 = and i32 %171, %160
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %174, label %159

174:
  call preserve_allcc void @look_at(ptr %12, ptr %89, i32 %170, i32 %88, ptr %9)
  %175 = load i32, ptr %142, align 4
  %176 = zext i32 %175 to i64
  %177 = mul nuw i64 %176, %143
  %178 = add nuw i64 %177, 31
  %179 = lshr i64 %178, 5
  %180 = add i64 %179, %146
  %181 = xor i32 %170, -1
  %182 = and i32 %145, %181
  %183 = icmp eq i32 %182, 0
  br i1 %183, label %184, label %144

184:
  %185 = phi i64 [ %140, %135 ], [ %146, %144 ], [ %146, %153 ], [ %180, %174 ]
  %186 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %187 = load i64, ptr %186, align 8
  %188 = add i64 %187, %185
  store i64 %188, ptr %186, align 8
  br label %189

189:
  %190 = icmp eq i32 %83, 0
  br i1 %190, label %366, label %191

191:
  %192 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %193 = load i32, ptr %192, align 8
  %194 = and i32 %193, %83
  %195 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %196 = load i32, ptr %195, align 4
  %197 = icmp ult i32 %196, 4
  br i1 %197, label %200, label %198

198:
  %199 = udiv i32 128, %196
  br label %200

200:
  %201 = phi i32 [ %199, %198 ], [ 32, %191 ]
  %202 = tail call i32 @llvm.umax.i32(i32 %196, i32 4)
  %203 = lshr i32 %202, 2
  %204 = sub nuw nsw i32 32, %201
  %205 = lshr i32 -1, %204
  %206 = icmp eq i32 %203, 1
  %207 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %208 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %209 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %210 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %211 = getelementptr inbounds nuw i8, ptr %12, i64 12304
  %212 = getelementptr inbounds nuw i8, ptr %12, i64 12
  %213 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %214 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %215 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %216 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %217 = getelementptr inbounds nuw i8, ptr %15, i64 32
  %218 = getelementptr inbounds nuw i8, ptr %15, i64 40
  br label %230

219:
  %220 = tail call i32 @llvm.ctpop.i32(i32 %194)
  %221 = zext nneg i32 %220 to i64
  %222 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %223 = load i64, ptr %222, align 8
  %224 = add i64 %223, %221
  store i64 %224, ptr %222, align 8
  %225 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %226 = load i32, ptr %225, align 8
  %227 = icmp ne i32 %226, 0
  %228 = icmp ne i32 %194, 0
  %229 = and i1 %228, %227
  br i1 %229, label %354, label %366

230:
  %231 = phi i32 [ 0, %200 ], [ %351, %350 ]
  %232 = phi i32 [ 0, %200 ], [ %352, %350 ]
  %233 = shl i32 %205, %232
  %234 = and i32 %233, %194
  %235 = icmp eq i32 %234, 0
  br i1 %235, label %350, label %236

236:
  br i1 %206, label %237, label %284

237:
  store i64 0, ptr %214, align 8
  store i64 0, ptr %215, align 16
  store i64 0, ptr %216, align 8
  store i64 0, ptr %6, align 16
  %238 = load i32, ptr %212, align 4
  %239 = add i32 %238, -1
  %240 = load i32, ptr %213, align 8
  %241 = add i32 %240, 1
  store i32 %241, ptr %213, align 8
  %242 = icmp eq i32 %241, 0
  br i1 %242, label %243, label %253

243:
  %244 = icmp eq i32 %238, 0
  br i1 %244, label %247, label %245

245:
  %246 = zext i32 %238 to i64
  br label %248

247:
  store i32 1, ptr %213, align 8
  br label %253

248:
  %249 = phi i64 [ 0, %245 ], [ %251, %248 ]
  %250 = getelementptr inbounds nuw i32, ptr %211, i64 %249
  store i32 0, ptr %250, align 4
  %251 = add nuw nsw i64 %249, 1
  %252 = icmp eq i64 %251, %246
  br i1 %252, label %247, label %248

253:
  %254 = phi i32 [ 1, %247 ], [ %241, %237 ]
  br label %255

255:
  %256 = phi i32 [ 0, %253 ], [ %279, %255 ]
  %257 = phi i32 [ 0, %253 ], [ %278, %255 ]
  %258 = phi i32 [ %234, %253 ], [ %281, %255 ]
  %259 = tail call i32 @llvm.cttz.i32(i32 %258, i1 true)
  %260 = zext nneg i32 %259 to i64
  %261 = getelementptr inbounds nuw i64, ptr %207, i64 %260
  %262 = load i64, ptr %261, align 8
  %263 = trunc i64 %262 to i32
  %264 = lshr i32 %263, 2
  %265 = and i32 %264, %239
  %266 = zext nneg i32 %265 to i64
  %267 = getelementptr inbounds nuw i32, ptr %211, i64 %266
  %268 = load i32, ptr %267, align 4
  %269 = icmp ne i32 %268, %254
  %270 = zext i1 %269 to i32
  %271 = and i32 %265, 31
  %272 = zext nneg i32 %271 to i64
  %273 = getelementptr inbounds nuw i8, ptr %6, i64 %272
  %274 = load i8, ptr %273, align 1
  %275 = zext i8 %274 to i32
  %276 = add nuw nsw i32 %275, %270
  store i32 %254, ptr %267, align 4
  %277 = trunc i32 %276 to i8
  store i8 %277, ptr %273, align 1
  %278 = add i32 %257, %270
  %279 = tail call i32 @llvm.umax.i32(i32 %276, i32 %256)
  %280 = add i32 %258, -1
  %281 = and i32 %280, %258
  %282 = icmp eq i32 %281, 0
  br i1 %282, label %283, label %255

283:
  br label %339

284:
  store i64 0, ptr %208, align 8
  store i64 0, ptr %209, align 16
  store i64 0, ptr %210, align 8
  store i64 0, ptr %7, align 16
  %285 = load i32, ptr %212, align 4
  %286 = add i32 %285, -1
  %287 = load i32, ptr %213, align 8
  %288 = add i32 %287, 1
  store i32 %288, ptr %213, align 8
  %289 = icmp eq i32 %288, 0
  br i1 %289, label %290, label %300

290:
  %291 = icmp eq i32 %285, 0
  br i1 %291, label %294, label %292

292:
  %293 = zext i32 %285 to i64
  br label %295

294:
  store i32 1, ptr %213, align 8
  br label %300

295:
  %296 = phi i64 [ 0, %292 ], [ %298, %295 ]
  %297 = getelementptr inbounds nuw i32, ptr %211, i64 %296
  store i32 0, ptr %297, align 4
  %298 = add nuw nsw i64 %296, 1
  %299 = icmp eq i64 %298, %293
  br i1 %299, label %294, label %295

300:
  %301 = phi i32 [ 1, %294 ], [ %288, %284 ]
  br label %302

302:
  %303 = phi i32 [ 0, %300 ], [ %335, %309 ]
  %304 = phi i32 [ 0, %300 ], [ %334, %309 ]
  %305 = phi i32 [ %234, %300 ], [ %311, %309 ]
  %306 = tail call i32 @llvm.cttz.i32(i32 %305, i1 true)
  %307 = zext nneg i32 %306 to i64
  %308 = getelementptr inbounds nuw i64, ptr %207, i64 %307
  br label %313

309:
  %310 = add i32 %305, -1
  %311 = and i32 %310, %305
  %312 = icmp eq i32 %311, 0
  br i1 %312, label %338, label %302

313:
  %314 = phi i32 [ %303, %302 ], [ %335, %313 ]
  %315 = phi i32 [ %304, %302 ], [ %334, %313 ]
  %316 = phi i32 [ 0, %302 ], [ %336, %313 ]
  %317 = load i64, ptr %308, align 8
  %318 = trunc i64 %317 to i32
  %319 = lshr i32 %318, 2
  %320 = add nuw nsw i32 %319, %316
  %321 = and i32 %320, %286
  %322 = zext nneg i32 %321 to i64
  %323 = getelementptr inbounds nuw i32, ptr %211, i64 %322
  %324 = load i32, ptr %323, align 4
  %325 = icmp ne i32 %324, %301
  %326 = zext i1 %325 to i32
  %327 = and i32 %321, 31
  %328 = zext nneg i32 %327 to i64
  %329 = getelementptr inbounds nuw i8, ptr %7, i64 %328
  %330 = load i8, ptr %329, align 1
  %331 = zext i8 %330 to i32
  %332 = add nuw nsw i32 %331, %326
  store i32 %301, ptr %323, align 4
  %333 = trunc i32 %332 to i8
  store i8 %333, ptr %329, align 1
  %334 = add i32 %315, %326
  %335 = tail call i32 @llvm.umax.i32(i32 %332, i32 %314)
  %336 = add nuw nsw i32 %316, 1
  %337 = icmp eq i32 %336, %203
  br i1 %337, label %309, label %313

338:
  br label %339

339:
  %340 = phi i32 [ %279, %283 ], [ %335, %338 ]
  %341 = phi i32 [ %278, %283 ], [ %334, %338 ]
  %342 = add i32 %341, %231
  %343 = zext nneg i32 %340 to i64
  %344 = load i64, ptr %217, align 8
  %345 = add i64 %344, %343
  store i64 %345, ptr %217, align 8
  %346 = add nsw i32 %340, -1
  %347 = zext i32 %346 to i64
  %348 = load i64, ptr %218, align 8
  %349 = add i64 %348, %347
  store i64 %349, ptr %218, align 8
  br label %350

350:
  %351 = phi i32 [ %342, %339 ], [ %231, %230 ]
  %352 = add nuw nsw i32 %232, %201
  %353 = icmp samesign ult i32 %352, 32
  br i1 %353, label %230, label %219

354:
  %355 = getelementptr inbounds nuw i8, ptr %8, i64 4
  store i32 %351, ptr %355, align 4
  %356 = icmp eq i32 %196, 4
  br i1 %356, label %359, label %357

357:
  call preserve_allcc void @look_at(ptr %12, ptr %207, i32 %194, i32 %196, ptr %8)
  %358 = load i32, ptr %355, align 4
  br label %359

359:
  %360 = phi i32 [ %358, %357 ], [ %351, %354 ]
  %361 = sub i32 %220, %360
  %362 = zext i32 %361 to i64
  %363 = getelementptr inbounds nuw i8, ptr %15, i64 56
  %364 = load i64, ptr %363, align 8
  %365 = add i64 %364, %362
  store i64 %365, ptr %363, align 8
  br label %366

366:
  ret void
}

define i32 @ptxvm_launch_dependents(ptr %0, ptr %1) #0 {
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 72
  %5 = load atomic i32, ptr %4 monotonic, align 8
  %6 = icmp eq i32 %5, 0
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %25

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %12 = load i64, ptr %11, align 8
  %13 = add i64 %12, 1
  store i64 %13, ptr %11, align 8
  br i1 %6, label %23, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 80
  %16 = atomicrmw add ptr %15, i64 1 monotonic, align 8
  %17 = add i64 %16, 1
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %17, %19
  %21 = freeze i1 %20
  %22 = select i1 %21, i32 2, i32 1
  br label %23

23:
  %24 = phi i32 [ 1, %10 ], [ %22, %14 ]
  store i32 %24, ptr %7, align 8
  br label %25

25:
  %26 = phi i32 [ %24, %23 ], [ %8, %2 ]
  %27 = icmp ne i32 %26, 2
  %28 = or i1 %6, %27
  %29 = zext i1 %28 to i32
  ret i32 %29
}

define i32 @ptxvm_fault(ptr %0, i32 %1, i32 %2, i32 %3, i64 %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 %1, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %2, ptr %7, align 4
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 %3, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 %4, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 364
  store i32 0, ptr %12, align 4
  ret i32 4
}

define void @ptxvm_on_interrupt(i32 %0, ptr %1, ptr %2) #0 {
  %4 = load ptr, ptr @ptxvm_next_handler, align 8
  tail call void %4(i32 %0, ptr %1, ptr %2)
  %5 = load ptr, ptr @ptxvm_stop_flag, align 8
  store atomic i32 1, ptr %5 release, align 4
  ret void
}

define i32 @ptxvm_run_interruptible(ptr %0) #0 "stackrealign" {
  %2 = alloca %union.SignalAction, align 8
  %3 = load ptr, ptr @ours, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %8

5:
  %6 = tail call i32 @sigaction(i32 2, ptr null, ptr @ours)
  %7 = load ptr, ptr @ours, align 8
  store ptr %7, ptr @ptxvm_next_handler, align 8
  store ptr @ptxvm_on_interrupt, ptr @ours, align 8
  br label %8

8:
  %9 = load ptr, ptr @ptxvm_stop_flag, align 8
  %10 = load ptr, ptr %0, align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 64
  store ptr %11, ptr @ptxvm_stop_flag, align 8
  %12 = call i32 @sigaction(i32 2, ptr @ours, ptr %2)
  %13 = load ptr, ptr %2, align 8
  %14 = icmp eq ptr %13, @ptxvm_on_interrupt
  br i1 %14, label %16, label %15

15:
  store ptr %13, ptr @ptxvm_next_handler, align 8
  br label %16

16:
  %17 = call i32 @ptxvm_run(ptr %0)
  %18 = call i32 @sigaction(i32 2, ptr %2, ptr null)
  store ptr %9, ptr @ptxvm_stop_flag, align 8
  ret i32 %17
}

declare i32 @sigaction(i32, ptr, ptr) #0

define i32 @ptxvm_run(ptr %0) #0 "stackrealign" {
  %2 = tail call fastcc i32 @choose(ptr %0)
  %3 = icmp eq i32 %2, -1
  br i1 %3, label %4, label %601

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 140
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 284
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 340
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 372
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 37632
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 332
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 336
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 364
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 268
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 444
  br label %36

36:
  %37 = load i32, ptr %5, align 8
  %38 = load ptr, ptr %6, align 8
  %39 = zext i32 %37 to i64
  %40 = getelementptr inbounds nuw ptr, ptr %38, i64 %39
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 24
  %43 = load ptr, ptr %42, align 8
  %44 = load ptr, ptr %7, align 8
  %45 = icmp eq ptr %44, null
  %46 = icmp eq ptr %44, %43
  %47 = or i1 %45, %46
  br i1 %47, label %53, label %48

48:
  store ptr null, ptr %7, align 8
  %49 = load ptr, ptr %8, align 8
  %50 = load i32, ptr %9, align 4
  %51 = zext i32 %50 to i64
  %52 = mul nuw nsw i64 %51, 48
  tail call void @llvm.memset.p0.i64(ptr align 1 %49, i8 0, i64 %52, i1 false)
  br label %53

53:
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 92
  store i32 0, ptr %54, align 4
  %55 = getelementptr inbounds nuw i8, ptr %41, i64 80
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 84
  %57 = getelementptr inbounds nuw i8, ptr %41, i64 96
  %58 = getelementptr inbounds nuw i8, ptr %41, i64 100
  %59 = getelementptr inbounds nuw i8, ptr %41, i64 104
  %60 = getelementptr inbounds nuw i8, ptr %41, i64 5676
  %61 = getelementptr inbounds nuw i8, ptr %41, i64 72
  %62 = getelementptr inbounds nuw i8, ptr %41, i64 48
  %63 = getelementptr inbounds nuw i8, ptr %41, i64 88
  %64 = getelementptr inbounds nuw i8, ptr %41, i64 108
  %65 = getelementptr inbounds nuw i8, ptr %41, i64 5088
  %66 = getelementptr inbounds nuw i8, ptr %41, i64 120
  br label %67

67:
  %68 = phi i32 [ 0, %53 ], [ %373, %371 ]
  %69 = phi i1 [ false, %53 ], [ %372, %371 ]
  %70 = load i32, ptr %55, align 8
  br i1 %69, label %191, label %71

71:
  %72 = load i32, ptr %56, align 4
  %73 = icmp ne i32 %70, %72
  %74 = icmp eq i32 %72, 0
  %75 = or i1 %73, %74
  br i1 %75, label %191, label %76

76:
  %77 = load i32, ptr %57, align 8
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %191

79:
  %80 = load i32, ptr %58, align 4
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %191, label %82

82:
  %83 = load i32, ptr %10, align 8
  %84 = icmp eq i32 %83, 0
  %85 = load ptr, ptr %11, align 8
  store i32 0, ptr %59, align 8
  %86 = load ptr, ptr %0, align 8
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 64
  %88 = load atomic i32, ptr %87 monotonic, align 8
  %89 = icmp eq i32 %88, 0
  br i1 %84, label %117, label %90

90:
  br i1 %89, label %91, label %596

91:
  store i32 1, ptr %60, align 4
  %92 = tail call i32 @llvm.cttz.i32(i32 %70, i1 false)
  %93 = load ptr, ptr %61, align 8
  %94 = zext nneg i32 %92 to i64
  %95 = load i64, ptr %62, align 8
  %96 = mul i64 %95, %94
  %97 = getelementptr inbounds nuw i8, ptr %93, i64 %96
  %98 = tail call i32 %85(ptr %97, ptr %41, ptr %0)
  store i32 0, ptr %60, align 4
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %100, label %109

100:
  store i32 1, ptr %54, align 4
  %101 = load i32, ptr %64, align 4
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds nuw %struct.Barrier, ptr %41, i64 %102
  %104 = getelementptr inbounds nuw i8, ptr %103, i64 5104
  store i32 0, ptr %104, align 4
  %105 = load i32, ptr %10, align 8
  %106 = icmp eq i32 %105, 2
  %107 = zext i1 %106 to i32
  %108 = getelementptr inbounds nuw i8, ptr %41, i64 5680
  store i32 %107, ptr %108, align 8
  br label %374

109:
  tail call fastcc void @enter_arrivals(ptr %41)
  %110 = load i32, ptr %63, align 8
  %111 = add i32 %110, -1
  %112 = load ptr, ptr %61, align 8
  %113 = zext i32 %111 to i64
  %114 = load i64, ptr %62, align 8
  %115 = mul i64 %114, %113
  %116 = getelementptr inbounds nuw i8, ptr %112, i64 %115
  br label %220

117:
  br i1 %89, label %118, label %596

118:
  %119 = phi i32 [ %169, %173 ], [ %70, %117 ]
  %120 = phi i32 [ %174, %173 ], [ %70, %117 ]
  %121 = phi i32 [ %175, %173 ], [ 0, %117 ]
  %122 = tail call i32 @llvm.cttz.i32(i32 %120, i1 true)
  %123 = load ptr, ptr %61, align 8
  %124 = zext nneg i32 %122 to i64
  %125 = load i64, ptr %62, align 8
  %126 = mul i64 %125, %124
  %127 = getelementptr inbounds nuw i8, ptr %123, i64 %126
  %128 = getelementptr inbounds nuw i8, ptr %127, i64 52
  store i32 0, ptr %128, align 4
  %129 = tail call i32 %85(ptr %127, ptr %41, ptr %0)
  switch i32 %129, label %176 [
    i32 1, label %130
    i32 0, label %157
  ]

130:
  %131 = getelementptr inbounds nuw i8, ptr %127, i64 16
  %132 = load i32, ptr %131, align 8
  %133 = getelementptr inbounds nuw i8, ptr %127, i64 20
  %134 = load i32, ptr %133, align 4
  %135 = icmp eq i32 %134, -1
  %136 = icmp ult i32 %132, 16
  %137 = select i1 %135, i1 %136, i1 false
  br i1 %137, label %138, label %176

138:
  %139 = getelementptr inbounds nuw i8, ptr %127, i64 40
  %140 = load i32, ptr %139, align 8
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %142, label %176

142:
  %143 = icmp eq i32 %121, 0
  br i1 %143, label %147, label %144

144:
  %145 = load i32, ptr %64, align 4
  %146 = icmp eq i32 %132, %145
  br i1 %146, label %147, label %176

147:
  %148 = load i32, ptr %57, align 8
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %150, label %176

150:
  %151 = load i32, ptr %59, align 8
  %152 = icmp eq i32 %151, %121
  br i1 %152, label %153, label %176

153:
  %154 = shl nuw i32 1, %122
  %155 = or i32 %154, %121
  store i32 %155, ptr %59, align 8
  %156 = load i32, ptr %131, align 8
  store i32 %156, ptr %64, align 4
  br label %167

157:
  %158 = load i32, ptr %57, align 8
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %160, label %176

160:
  %161 = load i32, ptr %59, align 8
  %162 = icmp eq i32 %161, %121
  br i1 %162, label %163, label %176

163:
  %164 = shl nuw i32 1, %122
  %165 = xor i32 %164, -1
  %166 = and i32 %119, %165
  store i32 %166, ptr %56, align 4
  tail call fastcc void @cluster_warp_ends(ptr %41, ptr %127)
  br label %167

167:
  %168 = phi i32 [ %121, %163 ], [ %155, %153 ]
  %169 = phi i32 [ %166, %163 ], [ %119, %153 ]
  %170 = add i32 %120, -1
  %171 = and i32 %170, %120
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %178, label %173

173:
  %174 = phi i32 [ %171, %167 ], [ %169, %180 ]
  %175 = phi i32 [ %168, %167 ], [ 0, %180 ]
  br label %118

176:
  tail call fastcc void @enter_arrivals(ptr %41)
  %177 = add nuw nsw i32 %122, 1
  store i32 %177, ptr %63, align 8
  br label %220

178:
  store i32 1, ptr %54, align 4
  store i32 0, ptr %59, align 8
  store i32 %169, ptr %55, align 8
  %179 = icmp eq i32 %169, 0
  br i1 %179, label %374, label %180

180:
  %181 = load i32, ptr %64, align 4
  %182 = zext i32 %181 to i64
  %183 = getelementptr inbounds nuw %struct.Barrier, ptr %41, i64 %182
  %184 = getelementptr inbounds nuw i8, ptr %183, i64 5104
  %185 = load i32, ptr %184, align 4
  %186 = add i32 %185, 1
  store i32 %186, ptr %184, align 4
  store i32 0, ptr %59, align 8
  %187 = load ptr, ptr %0, align 8
  %188 = getelementptr inbounds nuw i8, ptr %187, i64 64
  %189 = load atomic i32, ptr %188 monotonic, align 8
  %190 = icmp eq i32 %189, 0
  br i1 %190, label %173, label %596

191:
  %192 = icmp eq i32 %70, 0
  br i1 %192, label %358, label %193

193:
  %194 = load ptr, ptr %0, align 8
  %195 = getelementptr inbounds nuw i8, ptr %194, i64 64
  %196 = load atomic i32, ptr %195 monotonic, align 8
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %198, label %596

198:
  %199 = load i32, ptr %63, align 8
  %200 = tail call i32 @llvm.fshr.i32(i32 %70, i32 %70, i32 %199)
  %201 = tail call i32 @llvm.cttz.i32(i32 %200, i1 true)
  %202 = add i32 %201, %199
  %203 = and i32 %202, 31
  %204 = load ptr, ptr %61, align 8
  %205 = zext nneg i32 %203 to i64
  %206 = load i64, ptr %62, align 8
  %207 = mul i64 %206, %205
  %208 = getelementptr inbounds nuw i8, ptr %204, i64 %207
  %209 = getelementptr inbounds nuw i8, ptr %208, i64 4
  %210 = load i32, ptr %209, align 4
  %211 = icmp eq i32 %210, 0
  %212 = select i1 %211, i64 160, i64 168
  %213 = getelementptr inbounds nuw i8, ptr %0, i64 %212
  %214 = load ptr, ptr %213, align 8
  %215 = icmp eq ptr %214, null
  br i1 %215, label %596, label %216

216:
  %217 = add nuw nsw i32 %203, 1
  store i32 %217, ptr %63, align 8
  %218 = getelementptr inbounds nuw i8, ptr %208, i64 52
  store i32 0, ptr %218, align 4
  %219 = tail call i32 %214(ptr %208, ptr %41, ptr %0)
  br label %220

220:
  %221 = phi ptr [ %116, %109 ], [ %208, %216 ], [ %127, %176 ]
  %222 = phi i32 [ %98, %109 ], [ %219, %216 ], [ %129, %176 ]
  switch i32 %222, label %596 [
    i32 2, label %336
    i32 0, label %223
    i32 1, label %260
    i32 18, label %595
    i32 3, label %351
    i32 6, label %351
    i32 4, label %352
    i32 16, label %374
    i32 17, label %358
  ]

223:
  %224 = getelementptr inbounds nuw i8, ptr %221, i64 12
  %225 = load i32, ptr %224, align 4
  %226 = shl nuw i32 1, %225
  %227 = xor i32 %226, -1
  %228 = load i32, ptr %56, align 4
  %229 = and i32 %228, %227
  store i32 %229, ptr %56, align 4
  tail call fastcc void @cluster_warp_ends(ptr %41, ptr %221)
  %230 = load i32, ptr %55, align 8
  %231 = and i32 %230, %227
  store i32 %231, ptr %55, align 8
  store i32 1, ptr %54, align 4
  %232 = load i32, ptr %56, align 4
  %233 = icmp eq i32 %232, 0
  br i1 %233, label %374, label %234

234:
  %235 = load i32, ptr %57, align 8
  %236 = icmp eq i32 %235, 0
  br i1 %236, label %371, label %237

237:
  %238 = phi i32 [ %255, %253 ], [ %235, %234 ]
  %239 = tail call i32 @llvm.cttz.i32(i32 %238, i1 true)
  %240 = zext nneg i32 %239 to i64
  %241 = getelementptr inbounds nuw %struct.Barrier, ptr %65, i64 %240
  %242 = getelementptr inbounds nuw i8, ptr %241, i64 4
  %243 = load i32, ptr %242, align 4
  %244 = icmp eq i32 %243, -1
  br i1 %244, label %245, label %253

245:
  %246 = load i32, ptr %56, align 4
  %247 = getelementptr inbounds nuw i8, ptr %241, i64 12
  %248 = load i32, ptr %247, align 4
  %249 = xor i32 %248, -1
  %250 = and i32 %246, %249
  %251 = icmp eq i32 %250, 0
  br i1 %251, label %252, label %253

252:
  tail call fastcc void @complete(ptr %41, i32 %239)
  br label %253

253:
  %254 = add i32 %238, -1
  %255 = and i32 %254, %238
  %256 = icmp eq i32 %255, 0
  br i1 %256, label %257, label %237

257:
  %258 = load i32, ptr %56, align 4
  %259 = icmp eq i32 %258, 0
  br i1 %259, label %374, label %371

260:
  store i32 1, ptr %54, align 4
  %261 = getelementptr inbounds nuw i8, ptr %221, i64 12
  %262 = load i32, ptr %261, align 4
  %263 = shl nuw i32 1, %262
  %264 = xor i32 %263, -1
  %265 = load i32, ptr %55, align 8
  %266 = and i32 %265, %264
  store i32 %266, ptr %55, align 8
  %267 = getelementptr inbounds nuw i8, ptr %221, i64 56
  %268 = load i32, ptr %267, align 8
  %269 = icmp eq i32 %268, 0
  br i1 %269, label %281, label %270

270:
  %271 = phi i32 [ %279, %270 ], [ %268, %260 ]
  %272 = tail call i32 @llvm.cttz.i32(i32 %271, i1 true)
  %273 = zext nneg i32 %272 to i64
  %274 = getelementptr inbounds nuw %struct.Barrier, ptr %41, i64 %273
  %275 = getelementptr inbounds nuw i8, ptr %274, i64 5096
  %276 = load i32, ptr %275, align 4
  %277 = and i32 %276, %264
  store i32 %277, ptr %275, align 4
  %278 = add i32 %271, -1
  %279 = and i32 %278, %271
  %280 = icmp eq i32 %279, 0
  br i1 %280, label %281, label %270

281:
  store i32 0, ptr %267, align 8
  %282 = getelementptr inbounds nuw i8, ptr %221, i64 16
  %283 = load i32, ptr %282, align 8
  %284 = icmp slt i32 %283, 0
  br i1 %284, label %285, label %300

285:
  %286 = getelementptr inbounds nuw i8, ptr %221, i64 28
  %287 = load i32, ptr %286, align 4
  store i32 %287, ptr %267, align 8
  %288 = icmp eq i32 %287, 0
  br i1 %288, label %371, label %289

289:
  %290 = phi i32 [ %298, %289 ], [ %287, %285 ]
  %291 = tail call i32 @llvm.cttz.i32(i32 %290, i1 true)
  %292 = zext nneg i32 %291 to i64
  %293 = getelementptr inbounds nuw %struct.Barrier, ptr %41, i64 %292
  %294 = getelementptr inbounds nuw i8, ptr %293, i64 5096
  %295 = load i32, ptr %294, align 4
  %296 = or i32 %295, %263
  store i32 %296, ptr %294, align 4
  %297 = add i32 %290, -1
  %298 = and i32 %297, %290
  %299 = icmp eq i32 %298, 0
  br i1 %299, label %371, label %289

300:
  %301 = getelementptr inbounds nuw i8, ptr %221, i64 40
  %302 = load i32, ptr %301, align 8
  %303 = icmp eq i32 %302, 0
  br i1 %303, label %309, label %304

304:
  %305 = getelementptr inbounds nuw i8, ptr %221, i64 32
  %306 = load i32, ptr %305, align 8
  %307 = getelementptr inbounds nuw i8, ptr %221, i64 36
  %308 = load i32, ptr %307, align 4
  br label %309

309:
  %310 = phi i32 [ %306, %304 ], [ 0, %300 ]
  %311 = phi i32 [ %308, %304 ], [ 0, %300 ]
  %312 = getelementptr inbounds nuw i8, ptr %221, i64 20
  %313 = load i32, ptr %312, align 4
  %314 = getelementptr inbounds nuw i8, ptr %221, i64 24
  %315 = load i32, ptr %314, align 8
  %316 = getelementptr inbounds nuw i8, ptr %221, i64 44
  %317 = load i32, ptr %316, align 4
  %318 = tail call fastcc i32 @arrive_at(ptr %0, ptr %41, ptr %221, i32 %283, i32 %313, i32 %315, i32 %310, i32 %311,
      i32 %317, i1 true)
  switch i32 %318, label %319 [
    i32 2, label %330
    i32 0, label %371
  ]

319:
  %320 = zext nneg i32 %283 to i64
  %321 = getelementptr inbounds nuw %struct.Barrier, ptr %65, i64 %320
  %322 = getelementptr inbounds nuw i8, ptr %321, i64 28
  %323 = load i32, ptr %322, align 4
  %324 = getelementptr inbounds nuw i8, ptr %221, i64 32
  store i32 %323, ptr %324, align 8
  %325 = getelementptr inbounds nuw i8, ptr %321, i64 32
  %326 = load i32, ptr %325, align 4
  %327 = getelementptr inbounds nuw i8, ptr %221, i64 36
  store i32 %326, ptr %327, align 4
  %328 = load i32, ptr %55, align 8
  %329 = or i32 %328, %263
  store i32 %329, ptr %55, align 8
  br label %371

330:
  %331 = getelementptr inbounds nuw i8, ptr %221, i64 12
  %332 = load i32, ptr %331, align 4
  store i32 %332, ptr %13, align 4
  %333 = getelementptr inbounds nuw i8, ptr %221, i64 4
  %334 = load i32, ptr %333, align 4
  store i32 %334, ptr %14, align 4
  %335 = load i64, ptr %41, align 8
  store i64 %335, ptr %15, align 8
  br label %596

336:
  %337 = load i32, ptr %66, align 8
  %338 = icmp eq i32 %337, 0
  br i1 %338, label %340, label %339

339:
  store i32 0, ptr %66, align 8
  store i32 1, ptr %54, align 4
  br label %371

340:
  %341 = getelementptr inbounds nuw i8, ptr %221, i64 52
  %342 = load i32, ptr %341, align 4
  %343 = icmp eq i32 %342, 0
  br i1 %343, label %344, label %345

344:
  store i32 1, ptr %12, align 4
  br label %345

345:
  %346 = add i32 %68, 1
  %347 = load i32, ptr %55, align 8
  %348 = tail call i32 @llvm.ctpop.i32(i32 %347)
  %349 = shl nuw nsw i32 %348, 1
  %350 = icmp ult i32 %346, %349
  br i1 %350, label %371, label %559

351:
  store i32 0, ptr %58, align 4
  store i32 1, ptr %54, align 4
  br label %371

352:
  %353 = getelementptr inbounds nuw i8, ptr %221, i64 12
  %354 = load i32, ptr %353, align 4
  store i32 %354, ptr %13, align 4
  %355 = getelementptr inbounds nuw i8, ptr %221, i64 4
  %356 = load i32, ptr %355, align 4
  store i32 %356, ptr %14, align 4
  %357 = load i64, ptr %41, align 8
  store i64 %357, ptr %15, align 8
  br label %596

358:
  %359 = load i32, ptr %56, align 4
  %360 = tail call i32 @llvm.cttz.i32(i32 %359, i1 false)
  %361 = load ptr, ptr %61, align 8
  %362 = zext nneg i32 %360 to i64
  %363 = load i64, ptr %62, align 8
  %364 = mul i64 %363, %362
  %365 = getelementptr inbounds nuw i8, ptr %361, i64 %364
  store i32 13, ptr %20, align 8
  %366 = getelementptr inbounds nuw i8, ptr %365, i64 44
  %367 = load i32, ptr %366, align 4
  store i32 %367, ptr %21, align 4
  %368 = getelementptr inbounds nuw i8, ptr %365, i64 4
  %369 = load i32, ptr %368, align 4
  store i32 %369, ptr %14, align 4
  store i32 %360, ptr %13, align 4
  store i32 -1, ptr %22, align 8
  %370 = load i64, ptr %41, align 8
  store i64 %370, ptr %15, align 8
  br label %596

371:
  %372 = phi i1 [ false, %257 ], [ true, %339 ], [ true, %345 ], [ false, %351 ], [ false, %319 ], [ false, %285 ], [
      false, %309 ], [ false, %234 ], [ false, %289 ]
  %373 = phi i32 [ 0, %257 ], [ 0, %339 ], [ %346, %345 ], [ 0, %351 ], [ 0, %319 ], [ 0, %285 ], [ %318, %309 ], [ 0,
      %234 ], [ 0, %289 ]
  br label %67

374:
  %375 = getelementptr inbounds nuw i8, ptr %41, i64 124
  %376 = load i32, ptr %375, align 4
  %377 = icmp eq i32 %376, 0
  br i1 %377, label %399, label %378

378:
  %379 = getelementptr inbounds nuw i8, ptr %41, i64 128
  br label %381

380:
  tail call fastcc void @forget_landed(ptr %41)
  br label %399

381:
  %382 = phi i32 [ %376, %378 ], [ %395, %394 ]
  %383 = phi i64 [ 0, %378 ], [ %396, %394 ]
  %384 = getelementptr inbounds nuw %struct.Deferred, ptr %379, i64 %383
  %385 = getelementptr inbounds nuw i8, ptr %384, i64 4
  %386 = load i32, ptr %385, align 4
  %387 = icmp eq i32 %386, 2
  br i1 %387, label %388, label %394

388:
  %389 = getelementptr inbounds nuw i8, ptr %384, i64 32
  %390 = load i32, ptr %389, align 8
  %391 = icmp eq i32 %390, 0
  br i1 %391, label %394, label %392

392:
  tail call fastcc void @land_store(ptr %41, ptr %384)
  %393 = load i32, ptr %375, align 4
  br label %394

394:
  %395 = phi i32 [ %393, %392 ], [ %382, %388 ], [ %382, %381 ]
  %396 = add nuw nsw i64 %383, 1
  %397 = zext i32 %395 to i64
  %398 = icmp samesign ult i64 %396, %397
  br i1 %398, label %381, label %380

399:
  %400 = getelementptr inbounds nuw i8, ptr %41, i64 112
  %401 = load i32, ptr %400, align 8
  %402 = icmp eq i32 %401, 0
  br i1 %402, label %403, label %406

403:
  %404 = load i32, ptr %375, align 4
  %405 = icmp eq i32 %404, 0
  br i1 %405, label %412, label %406

406:
  %407 = load ptr, ptr %16, align 8
  %408 = tail call i32 %407(ptr %41, i32 0, i32 -1, i32 0)
  %409 = icmp eq i32 %408, 0
  br i1 %409, label %412, label %410

410:
  %411 = load i64, ptr %41, align 8
  store i64 %411, ptr %15, align 8
  br label %601

412:
  %413 = getelementptr inbounds nuw i8, ptr %41, i64 5664
  %414 = load i32, ptr %413, align 8
  %415 = icmp eq i32 %414, 0
  br i1 %415, label %518, label %416

416:
  %417 = load ptr, ptr %17, align 8
  %418 = icmp eq ptr %417, null
  br i1 %418, label %419, label %421

419:
  %420 = load i32, ptr %19, align 8
  br label %484

421:
  %422 = getelementptr inbounds nuw i8, ptr %41, i64 14408
  %423 = load ptr, ptr %422, align 8
  %424 = load i32, ptr %18, align 8
  %425 = icmp eq i32 %424, 0
  %426 = load i32, ptr %19, align 8
  br i1 %425, label %484, label %427

427:
  %428 = getelementptr inbounds nuw i8, ptr %41, i64 5688
  %429 = zext i32 %426 to i64
  %430 = icmp eq i32 %426, 0
  br i1 %430, label %516, label %431

431:
  %432 = phi i64 [ %480, %479 ], [ 0, %427 ]
  %433 = getelementptr inbounds nuw ptr, ptr %428, i64 %432
  %434 = load ptr, ptr %433, align 8
  %435 = icmp eq ptr %434, null
  br i1 %435, label %479, label %439

436:
  %437 = load ptr, ptr %440, align 8
  %438 = icmp eq ptr %437, null
  br i1 %438, label %479, label %439

439:
  %440 = phi ptr [ %437, %436 ], [ %434, %431 ]
  %441 = getelementptr inbounds nuw i8, ptr %440, i64 16
  %442 = load i32, ptr %441, align 8
  %443 = icmp eq i32 %442, 0
  br i1 %443, label %436, label %444

444:
  %445 = getelementptr inbounds nuw i8, ptr %440, i64 12
  %446 = load i32, ptr %445, align 4
  %447 = icmp eq i32 %446, 0
  br i1 %447, label %436, label %448

448:
  %449 = getelementptr inbounds nuw i8, ptr %440, i64 256
  %450 = zext i32 %442 to i64
  %451 = add nsw i64 %450, -1
  br label %452

452:
  %453 = phi i32 [ %446, %448 ], [ %477, %475 ]
  %454 = tail call i32 @llvm.cttz.i32(i32 %453, i1 true)
  %455 = zext nneg i32 %454 to i64
  %456 = getelementptr inbounds nuw i32, ptr %449, i64 %455
  %457 = load i32, ptr %456, align 4
  %458 = lshr i32 %457, 7
  %459 = zext nneg i32 %458 to i64
  %460 = getelementptr inbounds nuw i32, ptr %423, i64 %459
  %461 = load i32, ptr %460, align 4
  %462 = and i32 %457, 127
  %463 = zext nneg i32 %462 to i64
  %464 = add nuw nsw i64 %451, %463
  %465 = lshr i32 %462, 2
  %466 = shl nsw i32 -1, %465
  %467 = tail call i64 @llvm.umin.i64(i64 %464, i64 127)
  %468 = lshr i64 %467, 2
  %469 = trunc nuw nsw i64 %468 to i32
  %470 = xor i32 %469, 31
  %471 = lshr i32 -1, %470
  %472 = and i32 %466, %461
  %473 = and i32 %472, %471
  %474 = icmp eq i32 %473, 0
  br i1 %474, label %475, label %482

475:
  %476 = add i32 %453, -1
  %477 = and i32 %476, %453
  %478 = icmp eq i32 %477, 0
  br i1 %478, label %436, label %452

479:
  %480 = add nuw nsw i64 %432, 1
  %481 = icmp eq i64 %480, %429
  br i1 %481, label %484, label %431

482:
  store i32 22, ptr %20, align 8
  store i32 -1, ptr %21, align 4
  store i32 -1, ptr %22, align 8
  store i64 0, ptr %23, align 8
  store i32 0, ptr %24, align 8
  store i32 0, ptr %25, align 8
  store i32 0, ptr %26, align 4
  %483 = load i64, ptr %41, align 8
  store i64 %483, ptr %15, align 8
  br label %601

484:
  %485 = phi i32 [ %420, %419 ], [ %426, %421 ], [ %426, %479 ]
  %486 = icmp eq i32 %485, 0
  br i1 %486, label %516, label %487

487:
  %488 = getelementptr inbounds nuw i8, ptr %41, i64 5688
  %489 = getelementptr inbounds nuw i8, ptr %41, i64 5944
  br label %490

490:
  %491 = phi i32 [ %485, %487 ], [ %512, %511 ]
  %492 = phi i64 [ 0, %487 ], [ %513, %511 ]
  %493 = getelementptr inbounds nuw ptr, ptr %488, i64 %492
  %494 = load ptr, ptr %493, align 8
  %495 = icmp eq ptr %494, null
  br i1 %495, label %511, label %496

496:
  %497 = getelementptr inbounds nuw ptr, ptr %489, i64 %492
  br label %498

498:
  %499 = phi ptr [ %494, %496 ], [ %507, %503 ]
  %500 = load ptr, ptr %499, align 8
  store ptr %500, ptr %493, align 8
  %501 = icmp eq ptr %500, null
  br i1 %501, label %502, label %503

502:
  store ptr null, ptr %497, align 8
  br label %503

503:
  %504 = load ptr, ptr %27, align 8
  store ptr %504, ptr %499, align 8
  store ptr %499, ptr %27, align 8
  %505 = load i32, ptr %413, align 8
  %506 = add i32 %505, -1
  store i32 %506, ptr %413, align 8
  %507 = load ptr, ptr %493, align 8
  %508 = icmp eq ptr %507, null
  br i1 %508, label %509, label %498

509:
  %510 = load i32, ptr %19, align 8
  br label %511

511:
  %512 = phi i32 [ %510, %509 ], [ %491, %490 ]
  %513 = add nuw nsw i64 %492, 1
  %514 = zext i32 %512 to i64
  %515 = icmp samesign ult i64 %513, %514
  br i1 %515, label %490, label %516

516:
  %517 = getelementptr inbounds nuw i8, ptr %41, i64 5668
  store i32 0, ptr %517, align 4
  br label %518

518:
  %519 = tail call i32 @ptxvm_launch_dependents(ptr %0, ptr %41)
  %520 = load ptr, ptr %42, align 8
  %521 = getelementptr inbounds nuw i8, ptr %520, i64 132
  %522 = load i32, ptr %521, align 4
  %523 = add i32 %522, -1
  store i32 %523, ptr %521, align 4
  %524 = getelementptr inbounds nuw i8, ptr %41, i64 20
  store i32 2, ptr %524, align 4
  %525 = getelementptr inbounds nuw i8, ptr %520, i64 128
  %526 = load i32, ptr %525, align 8
  %527 = icmp eq i32 %526, 1
  br i1 %527, label %536, label %528

528:
  %529 = load ptr, ptr %7, align 8
  %530 = icmp eq ptr %529, null
  br i1 %530, label %536, label %531

531:
  store ptr null, ptr %7, align 8
  %532 = load ptr, ptr %8, align 8
  %533 = load i32, ptr %9, align 4
  %534 = zext i32 %533 to i64
  %535 = mul nuw nsw i64 %534, 48
  tail call void @llvm.memset.p0.i64(ptr align 1 %532, i8 0, i64 %535, i1 false)
  br label %536

536:
  %537 = load i32, ptr %521, align 4
  %538 = icmp eq i32 %537, 0
  br i1 %538, label %539, label %551

539:
  %540 = load i32, ptr %525, align 8
  %541 = icmp eq i32 %540, 0
  br i1 %541, label %551, label %542

542:
  %543 = phi i64 [ %547, %542 ], [ 0, %539 ]
  %544 = getelementptr inbounds nuw ptr, ptr %520, i64 %543
  %545 = load ptr, ptr %544, align 8
  %546 = getelementptr inbounds nuw i8, ptr %545, i64 20
  store i32 0, ptr %546, align 4
  %547 = add nuw nsw i64 %543, 1
  %548 = load i32, ptr %525, align 8
  %549 = zext i32 %548 to i64
  %550 = icmp samesign ult i64 %547, %549
  br i1 %550, label %542, label %551

551:
  %552 = load i32, ptr %28, align 4
  %553 = add i32 %552, -1
  store i32 %553, ptr %28, align 4
  store i32 0, ptr %29, align 4
  store i32 0, ptr %12, align 4
  %554 = load i32, ptr %30, align 8
  %555 = add i32 %554, 1
  store i32 %555, ptr %30, align 8
  %556 = load i64, ptr %31, align 8
  %557 = add i64 %556, 1
  store i64 %557, ptr %31, align 8
  store i32 0, ptr %32, align 8
  %558 = tail call fastcc i32 @choose(ptr %0)
  br label %598

559:
  %560 = load i32, ptr %54, align 4
  %561 = icmp eq i32 %560, 0
  br i1 %561, label %567, label %562

562:
  store i32 0, ptr %12, align 4
  %563 = load i32, ptr %30, align 8
  %564 = add i32 %563, 1
  store i32 %564, ptr %30, align 8
  %565 = load i32, ptr %54, align 4
  %566 = icmp eq i32 %565, 0
  br i1 %566, label %567, label %570

567:
  %568 = load i32, ptr %29, align 4
  %569 = add i32 %568, 1
  br label %570

570:
  %571 = phi i32 [ %569, %567 ], [ 0, %562 ]
  store i32 %571, ptr %29, align 4
  %572 = load i32, ptr %33, align 8
  %573 = icmp ult i32 %572, 2
  %574 = load i32, ptr %28, align 4
  %575 = icmp ugt i32 %571, %574
  %576 = select i1 %573, i1 true, i1 %575
  br i1 %576, label %577, label %581

577:
  %578 = load i32, ptr %32, align 8
  %579 = icmp ne i32 %578, 1
  %580 = zext i1 %579 to i32
  br label %581

581:
  %582 = phi i32 [ 0, %570 ], [ %580, %577 ]
  store i32 %582, ptr %32, align 8
  %583 = load i32, ptr %12, align 4
  %584 = icmp eq i32 %583, 0
  br i1 %584, label %585, label %588

585:
  %586 = load i32, ptr %34, align 8
  %587 = icmp ult i32 %574, %586
  br i1 %587, label %588, label %591

588:
  %589 = load i32, ptr %35, align 4
  %590 = icmp ult i32 %574, %589
  br i1 %590, label %593, label %591

591:
  %592 = tail call fastcc i32 @resume_waiting(ptr %0)
  br label %598

593:
  %594 = tail call fastcc i32 @choose(ptr %0)
  br label %598

595:
  br label %596

596:
  %597 = phi i32 [ 4, %180 ], [ 4, %220 ], [ 3, %330 ], [ 3, %358 ], [ 3, %352 ], [ 4, %193 ], [ 4, %117 ], [ 4, %90 ],
      [ 2, %198 ], [ 2, %595 ]
  store i32 2, ptr %32, align 8
  br label %601

598:
  %599 = phi i32 [ %592, %591 ], [ %594, %593 ], [ %558, %551 ]
  %600 = icmp eq i32 %599, -1
  br i1 %600, label %36, label %601

601:
  %602 = phi i32 [ %2, %1 ], [ %597, %596 ], [ 3, %410 ], [ 3, %482 ], [ %599, %598 ]
  ret i32 %602
}

define i32 @ptxvm_commit_group(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 428
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %39, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 116
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %39

13:
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 124
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %39, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %19 = zext i32 %15 to i64
  br label %20

20:
  %21 = phi i64 [ 0, %17 ], [ %37, %32 ]
  %22 = getelementptr inbounds nuw %struct.Deferred, ptr %18, i64 %21
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %24 = load i32, ptr %23, align 8
  %25 = icmp eq i32 %24, %2
  br i1 %25, label %26, label %32

26:
  %27 = getelementptr inbounds nuw i8, ptr %22, i64 12
  %28 = load i32, ptr %27, align 4
  %29 = and i32 %28, %4
  %30 = icmp ne i32 %29, 0
  %31 = zext i1 %30 to i32
  br label %32

32:
  %33 = phi i32 [ 0, %20 ], [ %31, %26 ]
  %34 = getelementptr inbounds nuw i8, ptr %22, i64 28
  %35 = load i32, ptr %34, align 4
  %36 = add i32 %35, %33
  store i32 %36, ptr %34, align 4
  %37 = add nuw nsw i64 %21, 1
  %38 = icmp eq i64 %37, %19
  br i1 %38, label %39, label %20

39:
  %40 = phi i32 [ 0, %9 ], [ 0, %5 ], [ 1, %13 ], [ 1, %32 ]
  ret i32 %40
}

define i32 @ptxvm_wait_group(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 428
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %136, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 116
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %136

13:
  %14 = tail call i32 @llvm.cttz.i32(i32 %4, i1 false)
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 2816
  %16 = zext nneg i32 %14 to i64
  %17 = getelementptr inbounds nuw i64, ptr %15, i64 %16
  %18 = load i64, ptr %17, align 8
  %19 = trunc i64 %18 to i32
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 256
  %21 = load i64, ptr %20, align 8
  %22 = icmp ne i64 %21, 0
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 124
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 3796
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 3792
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 3776
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 3784
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %30 = load i32, ptr %23, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %34, label %32

32:
  %33 = zext i32 %30 to i64
  br label %36

34:
  %35 = phi i32 [ 1, %13 ], [ 1, %131 ], [ 0, %98 ]
  tail call fastcc void @forget_landed(ptr %1)
  br label %136

36:
  %37 = phi i64 [ %33, %32 ], [ %134, %131 ]
  %38 = phi i64 [ 0, %32 ], [ %132, %131 ]
  %39 = getelementptr inbounds nuw %struct.Deferred, ptr %24, i64 %38
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 8
  %41 = load i32, ptr %40, align 8
  %42 = icmp eq i32 %41, %2
  br i1 %42, label %43, label %131

43:
  %44 = getelementptr inbounds nuw i8, ptr %39, i64 12
  %45 = load i32, ptr %44, align 4
  %46 = and i32 %45, %4
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %131, label %48

48:
  %49 = getelementptr inbounds nuw i8, ptr %39, i64 28
  %50 = load i32, ptr %49, align 4
  %51 = icmp ugt i32 %50, %19
  br i1 %51, label %52, label %131

52:
  %53 = getelementptr inbounds nuw i8, ptr %39, i64 4
  %54 = load i32, ptr %53, align 4
  %55 = icmp ne i32 %54, 2
  %56 = or i1 %22, %55
  br i1 %56, label %58, label %57

57:
  tail call fastcc void @land_store(ptr %1, ptr %39)
  br label %131

58:
  %59 = icmp eq i32 %54, 1
  br i1 %59, label %60, label %64

60:
  %61 = getelementptr inbounds nuw i8, ptr %39, i64 48
  %62 = load ptr, ptr %61, align 8
  %63 = icmp eq ptr %62, null
  br i1 %63, label %68, label %131

64:
  %65 = getelementptr inbounds nuw i8, ptr %39, i64 32
  %66 = load i32, ptr %65, align 8
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %72, label %131

68:
  %69 = getelementptr inbounds nuw i8, ptr %39, i64 32
  %70 = load i32, ptr %69, align 8
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %98, label %131

72:
  %73 = icmp eq i32 %54, 2
  br i1 %73, label %76, label %98

74:
  %75 = icmp ugt i32 %94, 7
  br i1 %75, label %97, label %98

76:
  %77 = phi i64 [ %95, %92 ], [ 0, %72 ]
  %78 = phi i32 [ %94, %92 ], [ 0, %72 ]
  %79 = phi ptr [ %93, %92 ], [ null, %72 ]
  %80 = getelementptr inbounds nuw %struct.Deferred, ptr %24, i64 %77
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 4
  %82 = load i32, ptr %81, align 4
  %83 = icmp eq i32 %82, 2
  br i1 %83, label %84, label %92

84:
  %85 = getelementptr inbounds nuw i8, ptr %80, i64 32
  %86 = load i32, ptr %85, align 8
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %92, label %88

88:
  %89 = add i32 %78, 1
  %90 = icmp eq ptr %79, null
  %91 = select i1 %90, ptr %80, ptr %79
  br label %92

92:
  %93 = phi ptr [ %91, %88 ], [ %79, %84 ], [ %79, %76 ]
  %94 = phi i32 [ %89, %88 ], [ %78, %84 ], [ %78, %76 ]
  %95 = add nuw nsw i64 %77, 1
  %96 = icmp eq i64 %95, %37
  br i1 %96, label %74, label %76

97:
  tail call fastcc void @land_store(ptr %1, ptr %93)
  br label %98

98:
  %99 = load i32, ptr %25, align 4
  %100 = and i32 %99, -2
  %101 = xor i32 %100, -2
  %102 = tail call i32 @llvm.cttz.i32(i32 %101, i1 false)
  %103 = load i32, ptr %26, align 8
  %104 = icmp ugt i32 %102, %103
  br i1 %104, label %34, label %105

105:
  %106 = shl nuw i32 1, %102
  %107 = or i32 %106, %99
  store i32 %107, ptr %25, align 4
  %108 = getelementptr inbounds nuw i8, ptr %39, i64 32
  store i32 %102, ptr %108, align 8
  %109 = load i32, ptr %53, align 4
  %110 = icmp eq i32 %109, 1
  %111 = load ptr, ptr %27, align 8
  %112 = add nsw i32 %102, -1
  %113 = zext i32 %112 to i64
  %114 = load i64, ptr %28, align 8
  %115 = mul i64 %114, %113
  %116 = getelementptr inbounds nuw i8, ptr %111, i64 %115
  br i1 %110, label %117, label %120

117:
  %118 = getelementptr inbounds nuw i8, ptr %39, i64 40
  %119 = load ptr, ptr %118, align 8
  br label %126

120:
  %121 = getelementptr inbounds nuw i8, ptr %39, i64 20
  %122 = load i32, ptr %121, align 4
  %123 = load ptr, ptr %29, align 8
  %124 = zext i32 %122 to i64
  %125 = getelementptr inbounds nuw i8, ptr %123, i64 %124
  br label %126

126:
  %127 = phi ptr [ %119, %117 ], [ %125, %120 ]
  %128 = getelementptr inbounds nuw i8, ptr %39, i64 16
  %129 = load i32, ptr %128, align 8
  %130 = zext i32 %129 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %116, ptr align 1 %127, i64 %130, i1 false)
  br label %131

131:
  %132 = add nuw nsw i64 %38, 1
  %133 = load i32, ptr %23, align 4
  %134 = zext i32 %133 to i64
  %135 = icmp samesign ult i64 %132, %134
  br i1 %135, label %36, label %34

136:
  %137 = phi i32 [ %35, %34 ], [ 0, %9 ], [ 0, %5 ]
  ret i32 %137
}

define internal fastcc void @forget_landed(ptr %0) unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 124
  %3 = load i32, ptr %2, align 4
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %8, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %7 = zext i32 %3 to i64
  br label %10

8:
  %9 = phi i32 [ 0, %1 ], [ %25, %24 ]
  store i32 %9, ptr %2, align 4
  ret void

10:
  %11 = phi i64 [ 0, %5 ], [ %26, %24 ]
  %12 = phi i32 [ 0, %5 ], [ %25, %24 ]
  %13 = getelementptr inbounds nuw %struct.Deferred, ptr %6, i64 %11
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 4
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %24, label %17

17:
  %18 = zext i32 %12 to i64
  %19 = icmp eq i64 %11, %18
  br i1 %19, label %22, label %20

20:
  %21 = getelementptr inbounds nuw %struct.Deferred, ptr %6, i64 %18
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %21, ptr align 8 %13, i64 152, i1 false)
  br label %22

22:
  %23 = add i32 %12, 1
  br label %24

24:
  %25 = phi i32 [ %12, %10 ], [ %23, %22 ]
  %26 = add nuw nsw i64 %11, 1
  %27 = icmp eq i64 %26, %7
  br i1 %27, label %8, label %10
}

define i32 @ptxvm_land_copies(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = tail call i32 @llvm.cttz.i32(i32 %4, i1 false)
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 2816
  %8 = zext nneg i32 %6 to i64
  %9 = getelementptr inbounds nuw i64, ptr %7, i64 %8
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 428
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %394, label %14

14:
  %15 = load <32 x i64>, ptr %7, align 64
  %16 = insertelement <32 x i64> poison, i64 %10, i64 0
  %17 = shufflevector <32 x i64> %16, <32 x i64> poison, <32 x i32> zeroinitializer
  %18 = icmp ne <32 x i64> %15, %17
  %19 = bitcast <32 x i1> %18 to i32
  %20 = and i32 %4, %19
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %394

22:
  %23 = tail call fastcc ptr @mbarrier_at(ptr %0, ptr %1, i64 %10)
  %24 = icmp eq ptr %23, null
  br i1 %24, label %394, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 124
  %27 = load i32, ptr %26, align 4
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 18652
  %29 = load i32, ptr %28, align 4
  %30 = add i32 %29, %27
  %31 = trunc i64 %10 to i32
  %32 = and i32 %31, 16777215
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 18656
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 4832
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 4828
  %37 = icmp eq i32 %29, 0
  br i1 %37, label %167, label %42

38:
  %39 = phi i1 [ true, %136 ], [ false, %131 ]
  %40 = phi i32 [ %137, %136 ], [ %132, %131 ]
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %166, label %138

42:
  %43 = phi i32 [ %132, %131 ], [ %29, %25 ]
  %44 = phi i64 [ %133, %131 ], [ 0, %25 ]
  %45 = load ptr, ptr %33, align 8
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 7512
  %47 = getelementptr inbounds nuw %struct.Tile, ptr %46, i64 %44
  %48 = load i32, ptr %47, align 8
  %49 = icmp eq i32 %48, 2
  br i1 %49, label %50, label %131

50:
  %51 = getelementptr inbounds nuw i8, ptr %47, i64 24
  %52 = load i64, ptr %51, align 8
  %53 = trunc i64 %52 to i32
  %54 = and i32 %53, 16777215
  %55 = icmp eq i32 %54, %32
  br i1 %55, label %56, label %131

56:
  %57 = getelementptr inbounds nuw i8, ptr %47, i64 8
  %58 = getelementptr inbounds nuw i8, ptr %47, i64 12
  %59 = trunc nuw i64 %44 to i32
  br label %60

60:
  %61 = phi i32 [ 0, %56 ], [ %127, %125 ]
  %62 = phi i32 [ 0, %56 ], [ %126, %125 ]
  %63 = zext i32 %61 to i64
  %64 = getelementptr inbounds nuw %struct.Tile, ptr %46, i64 %63
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 8
  %66 = load i32, ptr %65, align 8
  %67 = load i32, ptr %57, align 8
  %68 = icmp eq i32 %66, %67
  br i1 %68, label %69, label %125

69:
  %70 = getelementptr inbounds nuw i8, ptr %64, i64 12
  %71 = load i32, ptr %70, align 4
  %72 = load i32, ptr %58, align 4
  %73 = icmp eq i32 %71, %72
  br i1 %73, label %74, label %125

74:
  %75 = load i32, ptr %64, align 8
  switch i32 %75, label %125 [
    i32 1, label %76
    i32 2, label %90
  ]

76:
  %77 = icmp ugt i32 %62, %61
  br i1 %77, label %125, label %78

78:
  %79 = phi i32 [ %88, %87 ], [ %62, %76 ]
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw %struct.Tile, ptr %46, i64 %80
  %82 = load i32, ptr %81, align 8
  %83 = icmp eq i32 %82, 1
  br i1 %83, label %84, label %87

84:
  %85 = load ptr, ptr %33, align 8
  %86 = load ptr, ptr %85, align 8
  tail call void %86(ptr %1, ptr %81)
  store i32 0, ptr %81, align 8
  br label %87

87:
  %88 = add i32 %79, 1
  %89 = icmp ugt i32 %88, %61
  br i1 %89, label %125, label %78

90:
  %91 = getelementptr inbounds nuw i8, ptr %64, i64 24
  %92 = load i64, ptr %91, align 8
  %93 = load ptr, ptr %34, align 8
  %94 = and i64 %92, 16777215
  %95 = getelementptr inbounds nuw i8, ptr %93, i64 %94
  %96 = load i64, ptr %95, align 8
  %97 = icmp slt i64 %96, -4611686018427387904
  %98 = and i64 %96, 1048575
  %99 = icmp ne i64 %98, 0
  %100 = and i1 %97, %99
  br i1 %100, label %101, label %136

101:
  %102 = trunc i64 %92 to i32
  %103 = and i32 %102, 16777215
  %104 = add i64 %96, -1
  %105 = and i64 %104, 2305841909703114751
  %106 = icmp eq i64 %105, 1152921504606846976
  %107 = lshr exact i64 %104, 20
  %108 = and i64 %107, 1048575
  %109 = or disjoint i64 %108, %104
  %110 = xor i64 %109, 2305843009213693952
  %111 = select i1 %106, i64 %110, i64 %104
  store i64 %111, ptr %95, align 8
  %112 = getelementptr inbounds nuw i8, ptr %64, i64 4
  %113 = load i32, ptr %112, align 4
  %114 = load i32, ptr %36, align 4
  %115 = add i32 %114, 1
  store i32 %115, ptr %36, align 4
  %116 = and i32 %114, 15
  %117 = zext nneg i32 %116 to i64
  %118 = getelementptr inbounds nuw %struct.Landed, ptr %35, i64 %117
  store i32 %113, ptr %118, align 4
  %119 = getelementptr inbounds nuw i8, ptr %118, i64 4
  store i32 %103, ptr %119, align 4
  %120 = getelementptr inbounds nuw i8, ptr %118, i64 8
  store i32 0, ptr %120, align 4
  %121 = lshr i64 %96, 61
  %122 = trunc nuw nsw i64 %121 to i32
  %123 = and i32 %122, 1
  %124 = getelementptr inbounds nuw i8, ptr %118, i64 12
  store i32 %123, ptr %124, align 4
  store i32 0, ptr %64, align 8
  br label %125

125:
  %126 = phi i32 [ %62, %60 ], [ %62, %69 ], [ %62, %74 ], [ %62, %101 ], [ %62, %76 ], [ %88, %87 ]
  %127 = add nuw i32 %61, 1
  %128 = icmp ult i32 %61, %59
  br i1 %128, label %60, label %129

129:
  %130 = load i32, ptr %28, align 4
  br label %131

131:
  %132 = phi i32 [ %130, %129 ], [ %43, %50 ], [ %43, %42 ]
  %133 = add nuw nsw i64 %44, 1
  %134 = zext i32 %132 to i64
  %135 = icmp samesign ult i64 %133, %134
  br i1 %135, label %42, label %38

136:
  %137 = load i32, ptr %28, align 4
  br label %38

138:
  %139 = load ptr, ptr %33, align 8
  %140 = getelementptr inbounds nuw i8, ptr %139, i64 7512
  br label %141

141:
  %142 = phi i32 [ %159, %158 ], [ %40, %138 ]
  %143 = phi i32 [ %160, %158 ], [ %40, %138 ]
  %144 = phi i64 [ %162, %158 ], [ 0, %138 ]
  %145 = phi i32 [ %161, %158 ], [ 0, %138 ]
  %146 = getelementptr inbounds nuw %struct.Tile, ptr %140, i64 %144
  %147 = load i32, ptr %146, align 8
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %158, label %149

149:
  %150 = zext i32 %145 to i64
  %151 = icmp eq i64 %144, %150
  br i1 %151, label %155, label %152

152:
  %153 = getelementptr inbounds nuw %struct.Tile, ptr %140, i64 %150
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %153, ptr align 8 %146, i64 56, i1 false)
  %154 = load i32, ptr %28, align 4
  br label %155

155:
  %156 = phi i32 [ %154, %152 ], [ %142, %149 ]
  %157 = add i32 %145, 1
  br label %158

158:
  %159 = phi i32 [ %142, %141 ], [ %156, %155 ]
  %160 = phi i32 [ %143, %141 ], [ %156, %155 ]
  %161 = phi i32 [ %145, %141 ], [ %157, %155 ]
  %162 = add nuw nsw i64 %144, 1
  %163 = zext i32 %160 to i64
  %164 = icmp samesign ult i64 %162, %163
  br i1 %164, label %141, label %165

165:
  store i32 %161, ptr %28, align 4
  br i1 %39, label %260, label %167

166:
  br i1 %39, label %260, label %167

167:
  %168 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %169 = getelementptr inbounds nuw i8, ptr %1, i64 3776
  %170 = getelementptr inbounds nuw i8, ptr %1, i64 3784
  %171 = getelementptr inbounds nuw i8, ptr %1, i64 3796
  %172 = and i64 %10, 16777215
  %173 = load i32, ptr %26, align 4
  %174 = icmp eq i32 %173, 0
  br i1 %174, label %258, label %175

175:
  %176 = phi i32 [ %254, %253 ], [ %173, %167 ]
  %177 = phi i64 [ %255, %253 ], [ 0, %167 ]
  %178 = getelementptr inbounds nuw %struct.Deferred, ptr %168, i64 %177
  %179 = getelementptr inbounds nuw i8, ptr %178, i64 4
  %180 = load i32, ptr %179, align 4
  %181 = icmp eq i32 %180, 1
  br i1 %181, label %182, label %253

182:
  %183 = getelementptr inbounds nuw i8, ptr %178, i64 24
  %184 = load i32, ptr %183, align 8
  %185 = icmp eq i32 %184, %32
  br i1 %185, label %186, label %253

186:
  %187 = load ptr, ptr %34, align 8
  %188 = getelementptr inbounds nuw i8, ptr %187, i64 %172
  %189 = load i64, ptr %188, align 8
  %190 = lshr i64 %189, 40
  %191 = and i64 %190, 2097151
  %192 = getelementptr inbounds nuw i8, ptr %178, i64 16
  %193 = load i32, ptr %192, align 8
  %194 = zext i32 %193 to i64
  %195 = icmp samesign ugt i64 %191, %194
  br i1 %195, label %196, label %258

196:
  %197 = getelementptr inbounds nuw i8, ptr %178, i64 20
  %198 = load i32, ptr %197, align 4
  %199 = zext i32 %198 to i64
  %200 = getelementptr inbounds nuw i8, ptr %187, i64 %199
  %201 = getelementptr inbounds nuw i8, ptr %178, i64 48
  %202 = load ptr, ptr %201, align 8
  %203 = icmp eq ptr %202, null
  br i1 %203, label %204, label %219

204:
  %205 = getelementptr inbounds nuw i8, ptr %178, i64 40
  %206 = load ptr, ptr %205, align 8
  %207 = getelementptr inbounds nuw i8, ptr %178, i64 32
  %208 = load i32, ptr %207, align 8
  %209 = icmp eq i32 %208, 0
  br i1 %209, label %217, label %210

210:
  %211 = load ptr, ptr %169, align 8
  %212 = add i32 %208, -1
  %213 = zext i32 %212 to i64
  %214 = load i64, ptr %170, align 8
  %215 = mul i64 %214, %213
  %216 = getelementptr inbounds nuw i8, ptr %211, i64 %215
  br label %217

217:
  %218 = phi ptr [ %216, %210 ], [ %206, %204 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %200, ptr align 1 %218, i64 %194, i1 false)
  br label %220

219:
  tail call fastcc void @move_tensor(ptr %178, ptr %200, i1 false)
  br label %220

220:
  %221 = load i32, ptr %192, align 8
  %222 = zext i32 %221 to i64
  %223 = shl i64 %222, 40
  %224 = sub i64 %189, %223
  %225 = and i64 %224, 2305841909703114751
  %226 = icmp eq i64 %225, 1152921504606846976
  %227 = lshr i64 %189, 20
  %228 = and i64 %227, 1048575
  %229 = or disjoint i64 %224, %228
  %230 = xor i64 %229, 2305843009213693952
  %231 = select i1 %226, i64 %230, i64 %224
  store i64 %231, ptr %188, align 8
  %232 = load i32, ptr %178, align 8
  %233 = load i32, ptr %183, align 8
  %234 = load i32, ptr %192, align 8
  %235 = load i32, ptr %36, align 4
  %236 = add i32 %235, 1
  store i32 %236, ptr %36, align 4
  %237 = and i32 %235, 15
  %238 = zext nneg i32 %237 to i64
  %239 = getelementptr inbounds nuw %struct.Landed, ptr %35, i64 %238
  store i32 %232, ptr %239, align 4
  %240 = getelementptr inbounds nuw i8, ptr %239, i64 4
  store i32 %233, ptr %240, align 4
  %241 = getelementptr inbounds nuw i8, ptr %239, i64 8
  store i32 %234, ptr %241, align 4
  %242 = lshr i64 %189, 61
  %243 = trunc nuw nsw i64 %242 to i32
  %244 = and i32 %243, 1
  %245 = getelementptr inbounds nuw i8, ptr %239, i64 12
  store i32 %244, ptr %245, align 4
  store i32 0, ptr %179, align 4
  %246 = getelementptr inbounds nuw i8, ptr %178, i64 32
  %247 = load i32, ptr %246, align 8
  %248 = shl nuw i32 1, %247
  %249 = xor i32 %248, -1
  %250 = load i32, ptr %171, align 4
  %251 = and i32 %250, %249
  store i32 %251, ptr %171, align 4
  %252 = load i32, ptr %26, align 4
  br label %253

253:
  %254 = phi i32 [ %252, %220 ], [ %176, %182 ], [ %176, %175 ]
  %255 = add nuw nsw i64 %177, 1
  %256 = zext i32 %254 to i64
  %257 = icmp samesign ult i64 %255, %256
  br i1 %257, label %175, label %258

258:
  %259 = phi i1 [ false, %167 ], [ false, %253 ], [ true, %186 ]
  tail call fastcc void @forget_landed(ptr %1)
  br label %260

260:
  %261 = phi i1 [ true, %166 ], [ %259, %258 ], [ true, %165 ]
  %262 = getelementptr inbounds nuw i8, ptr %1, i64 5668
  %263 = load i32, ptr %262, align 4
  %264 = icmp eq i32 %263, 0
  br i1 %264, label %373, label %265

265:
  %266 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %267 = load i32, ptr %266, align 8
  %268 = icmp eq i32 %267, 0
  br i1 %268, label %373, label %269

269:
  %270 = getelementptr inbounds nuw i8, ptr %1, i64 5688
  %271 = getelementptr inbounds nuw i8, ptr %1, i64 5944
  %272 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %273 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  br label %274

274:
  %275 = phi i64 [ 0, %269 ], [ %369, %367 ]
  %276 = phi i32 [ 0, %269 ], [ %368, %367 ]
  %277 = getelementptr inbounds nuw ptr, ptr %270, i64 %275
  %278 = load ptr, ptr %277, align 8
  %279 = icmp eq ptr %278, null
  br i1 %279, label %367, label %280

280:
  %281 = getelementptr inbounds nuw ptr, ptr %271, i64 %275
  br label %282

282:
  %283 = phi ptr [ %278, %280 ], [ %365, %358 ]
  %284 = phi i32 [ %276, %280 ], [ %364, %358 ]
  br label %285

285:
  %286 = phi ptr [ %295, %294 ], [ %283, %282 ]
  %287 = getelementptr inbounds nuw i8, ptr %286, i64 16
  %288 = load i32, ptr %287, align 8
  %289 = icmp eq i32 %288, 0
  br i1 %289, label %290, label %294

290:
  %291 = getelementptr inbounds nuw i8, ptr %286, i64 40
  %292 = load i32, ptr %291, align 8
  %293 = icmp eq i32 %292, %32
  br i1 %293, label %297, label %294

294:
  %295 = load ptr, ptr %286, align 8
  %296 = icmp eq ptr %295, null
  br i1 %296, label %367, label %285

297:
  %298 = getelementptr inbounds nuw i8, ptr %286, i64 40
  %299 = getelementptr inbounds nuw i8, ptr %286, i64 12
  %300 = load i32, ptr %299, align 4
  %301 = icmp eq ptr %283, %286
  br i1 %301, label %332, label %302

302:
  %303 = phi ptr [ %328, %325 ], [ %283, %297 ]
  %304 = phi ptr [ %327, %325 ], [ %277, %297 ]
  %305 = phi ptr [ %326, %325 ], [ null, %297 ]
  %306 = getelementptr inbounds nuw i8, ptr %303, i64 16
  %307 = load i32, ptr %306, align 8
  %308 = icmp eq i32 %307, 0
  br i1 %308, label %325, label %309

309:
  %310 = getelementptr inbounds nuw i8, ptr %303, i64 12
  %311 = load i32, ptr %310, align 4
  %312 = and i32 %311, %300
  %313 = icmp eq i32 %312, 0
  br i1 %313, label %325, label %314

314:
  tail call fastcc void @move_lanes(ptr %1, ptr %303, i32 %312)
  %315 = load i32, ptr %310, align 4
  %316 = icmp eq i32 %315, 0
  br i1 %316, label %317, label %325

317:
  %318 = load ptr, ptr %303, align 8
  store ptr %318, ptr %304, align 8
  %319 = icmp eq ptr %318, null
  br i1 %319, label %320, label %321

320:
  store ptr %305, ptr %281, align 8
  br label %321

321:
  %322 = load ptr, ptr %272, align 8
  store ptr %322, ptr %303, align 8
  store ptr %303, ptr %272, align 8
  %323 = load i32, ptr %273, align 8
  %324 = add i32 %323, -1
  store i32 %324, ptr %273, align 8
  br label %325

325:
  %326 = phi ptr [ %305, %321 ], [ %303, %309 ], [ %303, %314 ], [ %303, %302 ]
  %327 = phi ptr [ %304, %321 ], [ %303, %309 ], [ %303, %314 ], [ %303, %302 ]
  %328 = load ptr, ptr %327, align 8
  %329 = icmp eq ptr %328, %286
  br i1 %329, label %330, label %302

330:
  %331 = load i32, ptr %298, align 8
  br label %332

332:
  %333 = phi i32 [ %32, %297 ], [ %331, %330 ]
  %334 = phi ptr [ null, %297 ], [ %326, %330 ]
  %335 = phi ptr [ %277, %297 ], [ %327, %330 ]
  %336 = load ptr, ptr %34, align 8
  %337 = zext i32 %333 to i64
  %338 = getelementptr inbounds nuw i8, ptr %336, i64 %337
  %339 = load i64, ptr %338, align 8
  %340 = icmp slt i64 %339, -4611686018427387904
  br i1 %340, label %341, label %394

341:
  %342 = and i64 %339, 1048575
  %343 = tail call i32 @llvm.ctpop.i32(i32 %300)
  %344 = zext nneg i32 %343 to i64
  %345 = icmp samesign ult i64 %342, %344
  br i1 %345, label %394, label %346

346:
  %347 = sub nuw i64 %339, %344
  %348 = and i64 %347, 2305841909703114751
  %349 = icmp eq i64 %348, 1152921504606846976
  %350 = lshr exact i64 %347, 20
  %351 = and i64 %350, 1048575
  %352 = or disjoint i64 %351, %347
  %353 = xor i64 %352, 2305843009213693952
  %354 = select i1 %349, i64 %353, i64 %347
  store i64 %354, ptr %338, align 8
  tail call fastcc void @log_arrival(ptr %1, ptr %286, i64 %339)
  %355 = load ptr, ptr %286, align 8
  store ptr %355, ptr %335, align 8
  %356 = icmp eq ptr %355, null
  br i1 %356, label %357, label %358

357:
  store ptr %334, ptr %281, align 8
  br label %358

358:
  %359 = load ptr, ptr %272, align 8
  store ptr %359, ptr %286, align 8
  store ptr %286, ptr %272, align 8
  %360 = load i32, ptr %273, align 8
  %361 = add i32 %360, -1
  store i32 %361, ptr %273, align 8
  %362 = load i32, ptr %262, align 4
  %363 = add i32 %362, -1
  store i32 %363, ptr %262, align 4
  %364 = add nsw i32 %284, 1
  %365 = load ptr, ptr %277, align 8
  %366 = icmp eq ptr %365, null
  br i1 %366, label %367, label %282

367:
  %368 = phi i32 [ %284, %294 ], [ %276, %274 ], [ %364, %358 ]
  %369 = add nuw nsw i64 %275, 1
  %370 = load i32, ptr %266, align 8
  %371 = zext i32 %370 to i64
  %372 = icmp samesign ult i64 %369, %371
  br i1 %372, label %274, label %373

373:
  %374 = phi i32 [ 0, %260 ], [ 0, %265 ], [ %368, %367 ]
  %375 = icmp slt i32 %374, 0
  %376 = select i1 %261, i1 true, i1 %375
  br i1 %376, label %394, label %377

377:
  %378 = load i32, ptr %26, align 4
  %379 = load i32, ptr %28, align 4
  %380 = add i32 %379, %378
  %381 = icmp ne i32 %380, %30
  %382 = icmp ne i32 %374, 0
  %383 = select i1 %381, i1 true, i1 %382
  br i1 %383, label %388, label %384

384:
  %385 = getelementptr inbounds nuw i8, ptr %1, i64 116
  %386 = load i32, ptr %385, align 4
  %387 = icmp eq i32 %386, 0
  br i1 %387, label %388, label %394

388:
  %389 = load i64, ptr %23, align 8
  %390 = icmp slt i64 %389, -4611686018427387904
  %391 = select i1 %390, i64 %389, i64 0
  %392 = insertelement <32 x i64> poison, i64 %391, i64 0
  %393 = shufflevector <32 x i64> %392, <32 x i64> poison, <32 x i32> zeroinitializer
  store <32 x i64> %393, ptr %7, align 64
  br label %394

394:
  %395 = phi i32 [ 0, %5 ], [ 0, %14 ], [ 0, %22 ], [ 1, %388 ], [ 0, %384 ], [ 0, %373 ], [ 0, %341 ], [ 0, %332 ]
  ret i32 %395
}

define i32 @ptxvm_settle_barriers(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %7 = load i32, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 232
  store ptr %3, ptr %8, align 8
  %9 = icmp eq i32 %7, 0
  br i1 %9, label %122, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 100
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 384
  %13 = icmp eq i32 %4, 0
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 256
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 44
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 128
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 5088
  %19 = load i32, ptr %11, align 4
  br label %20

20:
  %21 = phi i32 [ %19, %10 ], [ %118, %117 ]
  %22 = phi i32 [ 0, %10 ], [ %119, %117 ]
  %23 = phi i32 [ %7, %10 ], [ %120, %117 ]
  %24 = tail call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i32, ptr %3, i64 %25
  %27 = load i32, ptr %26, align 4
  %28 = load <32 x i32>, ptr %3, align 64
  %29 = insertelement <32 x i32> poison, i32 %27, i64 0
  %30 = shufflevector <32 x i32> %29, <32 x i32> poison, <32 x i32> zeroinitializer
  %31 = icmp eq <32 x i32> %28, %30
  %32 = bitcast <32 x i1> %31 to i32
  %33 = and i32 %23, %32
  %34 = and i32 %33, %21
  %35 = xor i32 %34, %33
  %36 = icmp eq i32 %34, 0
  br i1 %36, label %37, label %77

37:
  br i1 %13, label %112, label %38

38:
  %39 = tail call i32 @llvm.cttz.i32(i32 %35, i1 false)
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr %14, i64 %40
  %42 = load i32, ptr %41, align 4
  %43 = load i32, ptr %15, align 8
  %44 = and i32 %43, %33
  %45 = tail call i32 @llvm.ctpop.i32(i32 %44)
  store i32 %42, ptr %16, align 4
  %46 = getelementptr inbounds nuw i32, ptr %17, i64 %40
  %47 = load i32, ptr %46, align 4
  %48 = tail call i32 @llvm.ctpop.i32(i32 %35)
  %49 = sub nsw i32 %48, %45
  %50 = tail call fastcc i32 @arrive_at(ptr %0, ptr %1, ptr %2, i32 %27, i32 %47, i32 32, i32 %45, i32 %49, i32 %42, i1
      false)
  %51 = icmp eq i32 %50, 2
  br i1 %51, label %122, label %52

52:
  %53 = zext i32 %27 to i64
  %54 = getelementptr inbounds nuw %struct.Barrier, ptr %18, i64 %53
  %55 = icmp eq i32 %50, 0
  br i1 %55, label %56, label %71

56:
  %57 = getelementptr inbounds nuw i8, ptr %54, i64 16
  %58 = load i32, ptr %57, align 4
  %59 = icmp eq i32 %33, 0
  br i1 %59, label %68, label %60

60:
  %61 = phi i32 [ %66, %60 ], [ %35, %56 ]
  %62 = tail call i32 @llvm.cttz.i32(i32 %61, i1 true)
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr inbounds nuw i32, ptr %12, i64 %63
  store i32 %58, ptr %64, align 4
  %65 = add i32 %61, -1
  %66 = and i32 %65, %61
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %60

68:
  %69 = load i32, ptr %11, align 4
  %70 = or i32 %69, %33
  store i32 %70, ptr %11, align 4
  br label %112

71:
  tail call fastcc void @set_counts(ptr %3, i32 %35, ptr %54)
  %72 = xor i32 %33, -1
  %73 = load i32, ptr %11, align 4
  %74 = and i32 %73, %72
  store i32 %74, ptr %11, align 4
  %75 = load i32, ptr %6, align 8
  %76 = and i32 %75, %72
  store i32 %76, ptr %6, align 8
  br label %117

77:
  %78 = tail call i32 @llvm.cttz.i32(i32 %34, i1 true)
  %79 = zext nneg i32 %78 to i64
  %80 = icmp eq i32 %34, %33
  br label %81

81:
  %82 = phi i64 [ 3, %77 ], [ %95, %94 ]
  %83 = getelementptr inbounds nuw <32 x i32>, ptr %3, i64 %82
  %84 = getelementptr inbounds nuw i32, ptr %83, i64 %79
  %85 = load i32, ptr %84, align 4
  br i1 %80, label %94, label %86

86:
  %87 = phi i32 [ %92, %86 ], [ %35, %81 ]
  %88 = tail call i32 @llvm.cttz.i32(i32 %87, i1 true)
  %89 = zext nneg i32 %88 to i64
  %90 = getelementptr inbounds nuw i32, ptr %83, i64 %89
  store i32 %85, ptr %90, align 4
  %91 = add i32 %87, -1
  %92 = and i32 %91, %87
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %86

94:
  %95 = add nuw nsw i64 %82, 1
  %96 = icmp eq i64 %95, 6
  br i1 %96, label %97, label %81

97:
  %98 = load i32, ptr %11, align 4
  %99 = or i32 %98, %35
  store i32 %99, ptr %11, align 4
  %100 = zext i32 %27 to i64
  %101 = getelementptr inbounds nuw %struct.Barrier, ptr %1, i64 %100
  %102 = getelementptr inbounds nuw i8, ptr %101, i64 5104
  %103 = load i32, ptr %102, align 4
  %104 = getelementptr inbounds nuw i32, ptr %12, i64 %79
  %105 = load i32, ptr %104, align 4
  %106 = icmp eq i32 %103, %105
  br i1 %106, label %112, label %107

107:
  %108 = xor i32 %33, -1
  %109 = and i32 %98, %108
  store i32 %109, ptr %11, align 4
  %110 = load i32, ptr %6, align 8
  %111 = and i32 %110, %108
  store i32 %111, ptr %6, align 8
  br label %117

112:
  %113 = phi i32 [ %70, %68 ], [ %99, %97 ], [ %21, %37 ]
  %114 = and i32 %27, 15
  %115 = shl nuw nsw i32 1, %114
  %116 = or i32 %115, %22
  br label %117

117:
  %118 = phi i32 [ %113, %112 ], [ %109, %107 ], [ %74, %71 ]
  %119 = phi i32 [ %116, %112 ], [ %22, %107 ], [ %22, %71 ]
  %120 = xor i32 %33, %23
  %121 = icmp eq i32 %33, %23
  br i1 %121, label %122, label %20

122:
  %123 = phi i32 [ 0, %5 ], [ -1, %38 ], [ %119, %117 ]
  ret i32 %123
}

define i32 @ptxvm_let_converging_go(ptr %0, ptr %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %4 = load i32, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load i32, ptr %5, align 8
  %7 = xor i32 %4, -1
  %8 = and i32 %6, %7
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 1280
  %10 = load <32 x i32>, ptr %9, align 64
  %11 = insertelement <32 x i32> poison, i32 %8, i64 0
  %12 = shufflevector <32 x i32> %11, <32 x i32> poison, <32 x i32> zeroinitializer
  %13 = and <32 x i32> %12, %10
  %14 = icmp eq <32 x i32> %13, zeroinitializer
  %15 = bitcast <32 x i1> %14 to i32
  %16 = and i32 %4, %15
  %17 = and i32 %16, %6
  %18 = xor i32 %17, %4
  store i32 %18, ptr %3, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %20 = load i32, ptr %19, align 8
  %21 = or i32 %17, %20
  store i32 %21, ptr %19, align 8
  %22 = icmp ne i32 %17, 0
  %23 = zext i1 %22 to i32
  ret i32 %23
}

define i32 @ptxvm_copy_lanes(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = tail call i32 @llvm.cttz.i32(i32 %4, i1 false)
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 2816
  %8 = zext nneg i32 %6 to i64
  %9 = getelementptr inbounds nuw i64, ptr %7, i64 %8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 512
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 3584
  %13 = load <32 x i64>, ptr %12, align 64
  %14 = insertelement <32 x i64> poison, i64 %11, i64 0
  %15 = shufflevector <32 x i64> %14, <32 x i64> poison, <32 x i32> zeroinitializer
  %16 = icmp ne <32 x i64> %13, %15
  %17 = bitcast <32 x i1> %16 to i32
  %18 = and i32 %4, %17
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %170

20:
  %21 = icmp ne i64 %11, 16
  %22 = icmp ne i32 %4, -1
  %23 = or i1 %22, %21
  br i1 %23, label %131, label %24

24:
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 37632
  %26 = load ptr, ptr %25, align 8
  %27 = icmp eq ptr %26, null
  br i1 %27, label %28, label %131

28:
  %29 = load <32 x i64>, ptr %7, align 64
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 3072
  %31 = load <32 x i64>, ptr %30, align 64
  %32 = shufflevector <32 x i64> %29, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 4, i32 4, i32 4,
      i32 4, i32 8, i32 8, i32 8, i32 8, i32 12, i32 12, i32 12, i32 12, i32 16, i32 16, i32 16, i32 16, i32 20, i32 20,
      i32 20, i32 20, i32 24, i32 24, i32 24, i32 24, i32 28, i32 28, i32 28, i32 28>
  %33 = xor <32 x i64> %29, %32
  %34 = xor <32 x i64> %33, <i64 0, i64 16, i64 32, i64 48, i64 0, i64 16, i64 32, i64 48, i64 0, i64 16, i64 32, i64
      48, i64 0, i64 16, i64 32, i64 48, i64 0, i64 16, i64 32, i64 48, i64 0, i64 16, i64 32, i64 48, i64 0, i64 16,
      i64 32, i64 48, i64 0, i64 16, i64 32, i64 48>
  %35 = shufflevector <32 x i64> %31, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 4, i32 4, i32 4,
      i32 4, i32 8, i32 8, i32 8, i32 8, i32 12, i32 12, i32 12, i32 12, i32 16, i32 16, i32 16, i32 16, i32 20, i32 20,
      i32 20, i32 20, i32 24, i32 24, i32 24, i32 24, i32 28, i32 28, i32 28, i32 28>
  %36 = add <32 x i64> %35, <i64 0, i64 16, i64 32, i64 48, i64 0, i64 16, i64 32, i64 48, i64 0, i64 16, i64 32, i64
      48, i64 0, i64 16, i64 32, i64 48, i64 0, i64 16, i64 32, i64 48, i64 0, i64 16, i64 32, i64 48, i64 0, i64 16,
      i64 32, i64 48, i64 0, i64 16, i64 32, i64 48>
  %37 = xor <32 x i64> %36, %31
  %38 = or <32 x i64> %37, %34
  %39 = tail call i64 @llvm.vector.reduce.or.v32i64(<32 x i64> %38)
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %41, label %131

41:
  %42 = shufflevector <32 x i64> %29, <32 x i64> poison, <8 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24,
      i32 28>
  %43 = shufflevector <32 x i64> %31, <32 x i64> poison, <8 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24,
      i32 28>
  %44 = extractelement <32 x i64> %31, i64 0
  %45 = tail call preserve_allcc ptr @row_below(ptr %0, i64 %44)
  %46 = icmp eq ptr %45, null
  br i1 %46, label %131, label %47

47:
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %49 = load i32, ptr %48, align 8
  %50 = icmp ult i32 %49, 64
  br i1 %50, label %131, label %51

51:
  %52 = getelementptr inbounds nuw i8, ptr %45, i64 8
  %53 = load i64, ptr %52, align 8
  %54 = add i64 %53, -2147483648
  %55 = icmp ult i64 %54, -2147483584
  br i1 %55, label %131, label %56

56:
  %57 = and <8 x i64> %42, splat (i64 -64)
  %58 = add <8 x i64> %57, splat (i64 -4294967296)
  %59 = or <8 x i64> %43, %42
  %60 = and <8 x i64> %59, splat (i64 15)
  %61 = add i32 %49, -64
  %62 = zext i32 %61 to i64
  %63 = insertelement <8 x i64> poison, i64 %62, i64 0
  %64 = shufflevector <8 x i64> %63, <8 x i64> poison, <8 x i32> zeroinitializer
  %65 = icmp ugt <8 x i64> %58, %64
  %66 = load i64, ptr %45, align 8
  %67 = insertelement <8 x i64> poison, i64 %66, i64 0
  %68 = shufflevector <8 x i64> %67, <8 x i64> poison, <8 x i32> zeroinitializer
  %69 = sub <8 x i64> %43, %68
  %70 = add nsw i64 %53, -64
  %71 = insertelement <8 x i64> poison, i64 %70, i64 0
  %72 = shufflevector <8 x i64> %71, <8 x i64> poison, <8 x i32> zeroinitializer
  %73 = icmp ugt <8 x i64> %69, %72
  %74 = or <8 x i1> %65, %73
  %75 = select <8 x i1> %74, <8 x i64> splat (i64 -1), <8 x i64> %60
  %76 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %75)
  %77 = icmp eq i64 %76, 0
  br i1 %77, label %78, label %131

78:
  %79 = tail call fastcc ptr @new_note(ptr %0, ptr %1, i32 %2)
  %80 = icmp eq ptr %79, null
  br i1 %80, label %131, label %81

81:
  %82 = getelementptr inbounds nuw i8, ptr %1, i64 6200
  %83 = shl i32 %2, 5
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds nuw i64, ptr %82, i64 %84
  %86 = load i64, ptr %85, align 8
  %87 = getelementptr inbounds nuw i8, ptr %79, i64 8
  store i32 %3, ptr %87, align 8
  %88 = getelementptr inbounds nuw i8, ptr %79, i64 12
  store i32 -1, ptr %88, align 4
  %89 = getelementptr inbounds nuw i8, ptr %79, i64 16
  store i32 16, ptr %89, align 8
  %90 = trunc i64 %86 to i32
  %91 = getelementptr inbounds nuw i8, ptr %79, i64 44
  store i32 %90, ptr %91, align 4
  %92 = load <32 x i64>, ptr %85, align 8
  %93 = insertelement <32 x i64> poison, i64 %86, i64 0
  %94 = shufflevector <32 x i64> %93, <32 x i64> poison, <32 x i32> zeroinitializer
  %95 = icmp ne <32 x i64> %92, %94
  %96 = bitcast <32 x i1> %95 to i32
  %97 = icmp ne i32 %96, 0
  %98 = zext i1 %97 to i32
  %99 = getelementptr inbounds nuw i8, ptr %79, i64 48
  store i32 %98, ptr %99, align 8
  br i1 %97, label %100, label %104

100:
  %101 = load <32 x i64>, ptr %85, align 8
  %102 = trunc <32 x i64> %101 to <32 x i32>
  %103 = getelementptr inbounds nuw i8, ptr %79, i64 384
  store <32 x i32> %102, ptr %103, align 8
  br label %104

104:
  %105 = load i64, ptr %45, align 8
  %106 = getelementptr inbounds nuw i8, ptr %79, i64 24
  store i64 %105, ptr %106, align 8
  %107 = getelementptr inbounds nuw i8, ptr %45, i64 16
  %108 = load i64, ptr %107, align 8
  %109 = sub i64 %108, %105
  %110 = getelementptr inbounds nuw i8, ptr %79, i64 32
  store i64 %109, ptr %110, align 8
  %111 = getelementptr inbounds nuw i8, ptr %79, i64 20
  store i32 -1, ptr %111, align 4
  %112 = getelementptr inbounds nuw i8, ptr %79, i64 52
  store i32 8, ptr %112, align 4
  %113 = load i64, ptr %45, align 8
  %114 = insertelement <8 x i64> poison, i64 %113, i64 0
  %115 = shufflevector <8 x i64> %114, <8 x i64> poison, <8 x i32> zeroinitializer
  %116 = sub <8 x i64> %43, %115
  %117 = trunc <8 x i64> %116 to <8 x i32>
  %118 = getelementptr inbounds nuw i8, ptr %79, i64 64
  store <8 x i32> %117, ptr %118, align 8
  %119 = trunc <8 x i64> %42 to <8 x i32>
  %120 = getelementptr inbounds nuw i8, ptr %79, i64 96
  store <8 x i32> %119, ptr %120, align 8
  %121 = inttoptr i64 %108 to ptr
  br label %122

122:
  %123 = phi i64 [ 0, %104 ], [ %129, %122 ]
  %124 = getelementptr inbounds nuw i32, ptr %118, i64 %123
  %125 = load i32, ptr %124, align 4
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds i8, ptr %121, i64 %126
  %128 = getelementptr inbounds nuw i8, ptr %127, i64 63
  tail call void @llvm.prefetch.p0(ptr %128, i32 0, i32 2, i32 1)
  %129 = add nuw nsw i64 %123, 1
  %130 = icmp eq i64 %129, 8
  br i1 %130, label %473, label %122

131:
  %132 = mul i64 %11, 7
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 2872
  %134 = load i64, ptr %133, align 8
  %135 = load i64, ptr %7, align 8
  %136 = sub i64 %134, %135
  %137 = icmp eq i64 %136, %132
  br i1 %137, label %138, label %170

138:
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 3128
  %140 = load i64, ptr %139, align 8
  %141 = getelementptr inbounds nuw i8, ptr %0, i64 3072
  %142 = load i64, ptr %141, align 8
  %143 = sub i64 %140, %142
  %144 = icmp ne i64 %143, %132
  %145 = or i1 %22, %144
  br i1 %145, label %170, label %146

146:
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 37632
  %148 = load ptr, ptr %147, align 8
  %149 = icmp eq ptr %148, null
  br i1 %149, label %150, label %170

150:
  %151 = load <32 x i64>, ptr %7, align 64
  %152 = load <32 x i64>, ptr %141, align 64
  %153 = shufflevector <32 x i64> %151, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5,
      i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32
      20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %154 = add <32 x i64> %153, %15
  %155 = icmp ne <32 x i64> %151, %154
  %156 = shufflevector <32 x i64> %152, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5,
      i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32
      20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %157 = add <32 x i64> %156, %15
  %158 = icmp ne <32 x i64> %152, %157
  %159 = or <32 x i1> %155, %158
  %160 = freeze <32 x i1> %159
  %161 = bitcast <32 x i1> %160 to i32
  %162 = and i32 %161, -16843010
  %163 = icmp eq i32 %162, 0
  %164 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %165 = load i32, ptr %164, align 16
  %166 = zext i32 %165 to i64
  %167 = shl i64 %11, 3
  %168 = select i1 %163, i64 %167, i64 %11
  %169 = icmp ugt i64 %168, %166
  br i1 %169, label %473, label %178

170:
  %171 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %172 = load i32, ptr %171, align 8
  %173 = zext i32 %172 to i64
  %174 = icmp ugt i64 %11, %173
  br i1 %174, label %473, label %175

175:
  %176 = shl nuw nsw i64 %11, 3
  %177 = load <32 x i64>, ptr %7, align 64
  br label %198

178:
  br i1 %163, label %179, label %198

179:
  %180 = sub nsw i64 %166, %167
  %181 = add i64 %11, -1
  br label %182

182:
  %183 = phi i32 [ 16843009, %179 ], [ %196, %182 ]
  %184 = phi i1 [ false, %179 ], [ %194, %182 ]
  %185 = tail call i32 @llvm.cttz.i32(i32 %183, i1 true)
  %186 = zext nneg i32 %185 to i64
  %187 = getelementptr inbounds nuw i64, ptr %7, i64 %186
  %188 = load i64, ptr %187, align 8
  %189 = add i64 %188, -4294967296
  %190 = icmp ugt i64 %189, %180
  %191 = and i64 %189, %181
  %192 = icmp ne i64 %191, 0
  %193 = or i1 %190, %192
  %194 = or i1 %184, %193
  %195 = add i32 %183, -1
  %196 = and i32 %195, %183
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %216, label %182

198:
  %199 = phi <32 x i64> [ %151, %178 ], [ %177, %175 ]
  %200 = phi i64 [ %167, %178 ], [ %176, %175 ]
  %201 = phi i64 [ %166, %178 ], [ %173, %175 ]
  %202 = add <32 x i64> %199, splat (i64 -4294967296)
  %203 = sub nsw i64 %201, %11
  %204 = insertelement <32 x i64> poison, i64 %203, i64 0
  %205 = shufflevector <32 x i64> %204, <32 x i64> poison, <32 x i32> zeroinitializer
  %206 = icmp ugt <32 x i64> %202, %205
  %207 = add i64 %11, -1
  %208 = insertelement <32 x i64> poison, i64 %207, i64 0
  %209 = shufflevector <32 x i64> %208, <32 x i64> poison, <32 x i32> zeroinitializer
  %210 = and <32 x i64> %202, %209
  %211 = icmp ne <32 x i64> %210, zeroinitializer
  %212 = or <32 x i1> %206, %211
  %213 = bitcast <32 x i1> %212 to i32
  %214 = and i32 %4, %213
  %215 = icmp eq i32 %214, 0
  br i1 %215, label %217, label %473

216:
  br i1 %194, label %473, label %231

217:
  br i1 %19, label %228, label %218

218:
  %219 = load <32 x i64>, ptr %12, align 64
  %220 = icmp ugt <32 x i64> %219, %15
  %221 = bitcast <32 x i1> %220 to i32
  %222 = and i32 %4, %221
  %223 = icmp eq i32 %222, 0
  br i1 %223, label %224, label %473

224:
  %225 = icmp ne <32 x i64> %219, zeroinitializer
  %226 = bitcast <32 x i1> %225 to i32
  %227 = and i32 %4, %226
  br label %228

228:
  %229 = phi i32 [ %227, %224 ], [ %4, %217 ]
  %230 = icmp eq i32 %229, 0
  br i1 %230, label %350, label %231

231:
  %232 = phi i32 [ %229, %228 ], [ -1, %216 ]
  %233 = phi i64 [ %200, %228 ], [ %167, %216 ]
  %234 = phi i1 [ false, %228 ], [ true, %216 ]
  %235 = phi i64 [ %11, %228 ], [ %167, %216 ]
  %236 = tail call i32 @llvm.cttz.i32(i32 %232, i1 true)
  %237 = zext nneg i32 %236 to i64
  %238 = getelementptr inbounds nuw i64, ptr %7, i64 %237
  %239 = getelementptr inbounds nuw i8, ptr %238, i64 256
  %240 = load i64, ptr %239, align 8
  %241 = tail call preserve_allcc ptr @row_below(ptr %0, i64 %240)
  %242 = icmp eq ptr %241, null
  br i1 %242, label %473, label %243

243:
  %244 = getelementptr inbounds nuw i8, ptr %0, i64 37632
  %245 = load ptr, ptr %244, align 8
  %246 = icmp eq ptr %245, null
  br i1 %246, label %258, label %247

247:
  %248 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %249 = load ptr, ptr %248, align 8
  %250 = load ptr, ptr %249, align 8
  %251 = ptrtoint ptr %241 to i64
  %252 = ptrtoint ptr %250 to i64
  %253 = sub i64 %251, %252
  %254 = ashr exact i64 %253, 2
  %255 = getelementptr inbounds nuw i8, ptr %245, i64 %254
  %256 = load ptr, ptr %255, align 8
  %257 = icmp eq ptr %256, null
  br i1 %257, label %258, label %473

258:
  %259 = getelementptr inbounds nuw i8, ptr %241, i64 8
  %260 = load i64, ptr %259, align 8
  %261 = icmp ult i64 %260, 2147483648
  br i1 %261, label %273, label %262

262:
  %263 = getelementptr inbounds nuw i8, ptr %0, i64 3072
  %264 = load <32 x i64>, ptr %263, align 64
  %265 = sub i64 -2147483648, %240
  %266 = insertelement <32 x i64> poison, i64 %265, i64 0
  %267 = shufflevector <32 x i64> %266, <32 x i64> poison, <32 x i32> zeroinitializer
  %268 = add <32 x i64> %264, %267
  %269 = icmp ult <32 x i64> %268, splat (i64 -4294967296)
  %270 = bitcast <32 x i1> %269 to i32
  %271 = and i32 %232, %270
  %272 = icmp eq i32 %271, 0
  br i1 %272, label %273, label %473

273:
  br i1 %19, label %274, label %300

274:
  %275 = icmp ult i64 %260, %235
  br i1 %275, label %473, label %276

276:
  br i1 %234, label %277, label %324

277:
  %278 = load i64, ptr %241, align 8
  %279 = sub i64 %260, %233
  %280 = add i64 %11, -1
  br label %281

281:
  %282 = phi i1 [ false, %277 ], [ %295, %281 ]
  %283 = phi i32 [ 16843009, %277 ], [ %297, %281 ]
  %284 = tail call i32 @llvm.cttz.i32(i32 %283, i1 true)
  %285 = zext nneg i32 %284 to i64
  %286 = getelementptr inbounds nuw i64, ptr %0, i64 %285
  %287 = getelementptr inbounds nuw i8, ptr %286, i64 3072
  %288 = load i64, ptr %287, align 8
  %289 = sub i64 %288, %278
  %290 = icmp ugt i64 %289, %279
  %291 = and i64 %288, %280
  %292 = icmp ne i64 %291, 0
  %293 = or i1 %292, %290
  %294 = freeze i1 %293
  %295 = or i1 %282, %294
  %296 = add i32 %283, -1
  %297 = and i32 %296, %283
  %298 = icmp eq i32 %297, 0
  br i1 %298, label %299, label %281

299:
  br i1 %295, label %473, label %345

300:
  %301 = getelementptr inbounds nuw i8, ptr %0, i64 3072
  %302 = load <32 x i64>, ptr %301, align 64
  %303 = load i64, ptr %241, align 8
  %304 = insertelement <32 x i64> poison, i64 %303, i64 0
  %305 = shufflevector <32 x i64> %304, <32 x i64> poison, <32 x i32> zeroinitializer
  %306 = sub <32 x i64> %302, %305
  %307 = insertelement <32 x i64> poison, i64 %260, i64 0
  %308 = shufflevector <32 x i64> %307, <32 x i64> poison, <32 x i32> zeroinitializer
  %309 = icmp ugt <32 x i64> %306, %308
  %310 = sub <32 x i64> %308, %306
  %311 = load <32 x i64>, ptr %12, align 64
  %312 = icmp ult <32 x i64> %310, %311
  %313 = or <32 x i1> %309, %312
  %314 = add i64 %11, -1
  %315 = insertelement <32 x i64> poison, i64 %314, i64 0
  %316 = shufflevector <32 x i64> %315, <32 x i64> poison, <32 x i32> zeroinitializer
  %317 = and <32 x i64> %302, %316
  %318 = icmp ne <32 x i64> %317, zeroinitializer
  %319 = or <32 x i1> %318, %313
  %320 = freeze <32 x i1> %319
  %321 = bitcast <32 x i1> %320 to i32
  %322 = and i32 %232, %321
  %323 = icmp eq i32 %322, 0
  br i1 %323, label %345, label %473

324:
  %325 = getelementptr inbounds nuw i8, ptr %0, i64 3072
  %326 = load <32 x i64>, ptr %325, align 64
  %327 = load i64, ptr %241, align 8
  %328 = insertelement <32 x i64> poison, i64 %327, i64 0
  %329 = shufflevector <32 x i64> %328, <32 x i64> poison, <32 x i32> zeroinitializer
  %330 = sub <32 x i64> %326, %329
  %331 = sub i64 %260, %11
  %332 = insertelement <32 x i64> poison, i64 %331, i64 0
  %333 = shufflevector <32 x i64> %332, <32 x i64> poison, <32 x i32> zeroinitializer
  %334 = icmp ugt <32 x i64> %330, %333
  %335 = add i64 %11, -1
  %336 = insertelement <32 x i64> poison, i64 %335, i64 0
  %337 = shufflevector <32 x i64> %336, <32 x i64> poison, <32 x i32> zeroinitializer
  %338 = and <32 x i64> %326, %337
  %339 = icmp ne <32 x i64> %338, zeroinitializer
  %340 = or <32 x i1> %339, %334
  %341 = freeze <32 x i1> %340
  %342 = bitcast <32 x i1> %341 to i32
  %343 = and i32 %232, %342
  %344 = icmp eq i32 %343, 0
  br i1 %344, label %345, label %473

345:
  %346 = phi i64 [ %327, %324 ], [ %303, %300 ], [ %278, %299 ]
  %347 = getelementptr inbounds nuw i8, ptr %241, i64 16
  %348 = load i64, ptr %347, align 8
  %349 = sub i64 %348, %346
  br label %350

350:
  %351 = phi i32 [ %232, %345 ], [ 0, %228 ]
  %352 = phi i1 [ %234, %345 ], [ false, %228 ]
  %353 = phi i64 [ %240, %345 ], [ 0, %228 ]
  %354 = phi i64 [ %349, %345 ], [ 0, %228 ]
  %355 = tail call fastcc ptr @new_note(ptr %0, ptr %1, i32 %2)
  %356 = icmp eq ptr %355, null
  br i1 %356, label %473, label %357

357:
  %358 = getelementptr inbounds nuw i8, ptr %1, i64 6200
  %359 = shl i32 %2, 5
  %360 = zext i32 %359 to i64
  %361 = getelementptr inbounds nuw i64, ptr %358, i64 %360
  %362 = load i64, ptr %361, align 8
  %363 = getelementptr inbounds nuw i8, ptr %355, i64 8
  store i32 %3, ptr %363, align 8
  %364 = getelementptr inbounds nuw i8, ptr %355, i64 12
  store i32 %4, ptr %364, align 4
  %365 = trunc i64 %11 to i32
  %366 = getelementptr inbounds nuw i8, ptr %355, i64 16
  store i32 %365, ptr %366, align 8
  %367 = trunc i64 %362 to i32
  %368 = getelementptr inbounds nuw i8, ptr %355, i64 44
  store i32 %367, ptr %368, align 4
  %369 = load <32 x i64>, ptr %361, align 8
  %370 = insertelement <32 x i64> poison, i64 %362, i64 0
  %371 = shufflevector <32 x i64> %370, <32 x i64> poison, <32 x i32> zeroinitializer
  %372 = icmp ne <32 x i64> %369, %371
  %373 = bitcast <32 x i1> %372 to i32
  %374 = icmp ne i32 %373, 0
  %375 = zext i1 %374 to i32
  %376 = getelementptr inbounds nuw i8, ptr %355, i64 48
  store i32 %375, ptr %376, align 8
  br i1 %374, label %377, label %381

377:
  %378 = load <32 x i64>, ptr %361, align 8
  %379 = trunc <32 x i64> %378 to <32 x i32>
  %380 = getelementptr inbounds nuw i8, ptr %355, i64 384
  store <32 x i32> %379, ptr %380, align 8
  br label %381

381:
  %382 = getelementptr inbounds nuw i8, ptr %355, i64 24
  store i64 %353, ptr %382, align 8
  %383 = getelementptr inbounds nuw i8, ptr %355, i64 32
  store i64 %354, ptr %383, align 8
  br i1 %19, label %388, label %384

384:
  %385 = load <32 x i64>, ptr %12, align 64
  %386 = icmp eq <32 x i64> %385, %15
  %387 = bitcast <32 x i1> %386 to i32
  br label %388

388:
  %389 = phi i32 [ %387, %384 ], [ -1, %381 ]
  %390 = getelementptr inbounds nuw i8, ptr %355, i64 20
  store i32 %389, ptr %390, align 4
  %391 = getelementptr inbounds nuw i8, ptr %355, i64 52
  br i1 %352, label %392, label %432

392:
  store i32 4, ptr %391, align 4
  %393 = getelementptr inbounds nuw i8, ptr %355, i64 64
  %394 = getelementptr inbounds nuw i8, ptr %355, i64 96
  br label %402

395:
  %396 = shl i32 %365, 3
  %397 = tail call i32 @llvm.umin.i32(i32 %396, i32 64)
  %398 = add nsw i32 %397, -1
  %399 = icmp ult i32 %398, %396
  %400 = add i64 %354, %353
  %401 = inttoptr i64 %400 to ptr
  br label %416

402:
  %403 = phi i64 [ 0, %392 ], [ %414, %402 ]
  %404 = shl nuw nsw i64 %403, 6
  %405 = getelementptr inbounds nuw i8, ptr %7, i64 %404
  %406 = getelementptr inbounds nuw i8, ptr %405, i64 256
  %407 = load i64, ptr %406, align 8
  %408 = sub i64 %407, %353
  %409 = trunc i64 %408 to i32
  %410 = getelementptr inbounds nuw i32, ptr %393, i64 %403
  store i32 %409, ptr %410, align 4
  %411 = load i64, ptr %405, align 8
  %412 = trunc i64 %411 to i32
  %413 = getelementptr inbounds nuw i32, ptr %394, i64 %403
  store i32 %412, ptr %413, align 4
  %414 = add nuw nsw i64 %403, 1
  %415 = icmp eq i64 %414, 4
  br i1 %415, label %395, label %402

416:
  %417 = phi i64 [ 0, %395 ], [ %424, %423 ]
  br i1 %399, label %418, label %423

418:
  %419 = getelementptr inbounds nuw i32, ptr %393, i64 %417
  %420 = load i32, ptr %419, align 4
  %421 = sext i32 %420 to i64
  %422 = getelementptr inbounds i8, ptr %401, i64 %421
  br label %426

423:
  %424 = add nuw nsw i64 %417, 1
  %425 = icmp eq i64 %424, 4
  br i1 %425, label %473, label %416

426:
  %427 = phi i32 [ %398, %418 ], [ %430, %426 ]
  %428 = zext i32 %427 to i64
  %429 = getelementptr inbounds nuw i8, ptr %422, i64 %428
  tail call void @llvm.prefetch.p0(ptr %429, i32 0, i32 2, i32 1)
  %430 = add i32 %427, 64
  %431 = icmp ult i32 %430, %396
  br i1 %431, label %426, label %423

432:
  store i32 0, ptr %391, align 4
  %433 = getelementptr inbounds nuw i8, ptr %0, i64 3072
  %434 = load <32 x i64>, ptr %433, align 64
  %435 = insertelement <32 x i64> poison, i64 %353, i64 0
  %436 = shufflevector <32 x i64> %435, <32 x i64> poison, <32 x i32> zeroinitializer
  %437 = sub <32 x i64> %434, %436
  %438 = trunc <32 x i64> %437 to <32 x i32>
  %439 = getelementptr inbounds nuw i8, ptr %355, i64 128
  store <32 x i32> %438, ptr %439, align 8
  %440 = load <32 x i64>, ptr %7, align 64
  %441 = trunc <32 x i64> %440 to <32 x i32>
  %442 = getelementptr inbounds nuw i8, ptr %355, i64 256
  store <32 x i32> %441, ptr %442, align 8
  %443 = icmp eq i32 %389, -1
  br i1 %443, label %448, label %444

444:
  %445 = load <32 x i64>, ptr %12, align 64
  %446 = trunc <32 x i64> %445 to <32 x i8>
  %447 = getelementptr inbounds nuw i8, ptr %355, i64 512
  store <32 x i8> %446, ptr %447, align 8
  br label %448

448:
  %449 = load <32 x i64>, ptr %433, align 64
  %450 = lshr <32 x i64> %449, splat (i64 6)
  %451 = add i64 %354, %353
  %452 = inttoptr i64 %451 to ptr
  %453 = shufflevector <32 x i64> %450, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5,
      i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32
      20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %454 = icmp ne <32 x i64> %450, %453
  %455 = bitcast <32 x i1> %454 to i32
  %456 = or i32 %455, 1
  %457 = and i32 %456, %351
  %458 = icmp eq i32 %457, 0
  br i1 %458, label %470, label %459

459:
  %460 = phi i32 [ %468, %459 ], [ %457, %448 ]
  %461 = tail call i32 @llvm.cttz.i32(i32 %460, i1 true)
  %462 = zext nneg i32 %461 to i64
  %463 = getelementptr inbounds nuw i32, ptr %439, i64 %462
  %464 = load i32, ptr %463, align 4
  %465 = sext i32 %464 to i64
  %466 = getelementptr inbounds i8, ptr %452, i64 %465
  tail call void @llvm.prefetch.p0(ptr %466, i32 0, i32 2, i32 1)
  %467 = add i32 %460, -1
  %468 = and i32 %467, %460
  %469 = icmp eq i32 %468, 0
  br i1 %469, label %470, label %459

470:
  %471 = tail call fastcc i1 @screen_copies(ptr %0, ptr %1, i32 %2, ptr %355, i32 %4, i1 false)
  %472 = zext i1 %471 to i32
  br label %473

473:
  %474 = phi i32 [ 0, %198 ], [ 0, %216 ], [ 0, %218 ], [ 0, %350 ], [ 0, %170 ], [ %472, %470 ], [ 1, %423 ], [ 0, %274
      ], [ 0, %150 ], [ 0, %231 ], [ 0, %262 ], [ 0, %247 ], [ 0, %324 ], [ 0, %299 ], [ 0, %300 ], [ 1, %122 ]
  ret i32 %474
}

define internal fastcc ptr @new_note(ptr %0, ptr %1, i32 %2) unnamed_addr #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %9, label %7

7:
  %8 = load ptr, ptr %5, align 8
  store ptr %8, ptr %4, align 8
  br label %17

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %11, %13
  br i1 %14, label %35, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 576
  store ptr %16, ptr %10, align 8
  br label %17

17:
  %18 = phi ptr [ %5, %7 ], [ %11, %15 ]
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 5688
  %20 = zext i32 %2 to i64
  %21 = getelementptr inbounds nuw ptr, ptr %19, i64 %20
  %22 = load ptr, ptr %21, align 8
  %23 = icmp eq ptr %22, null
  br i1 %23, label %24, label %25

24:
  store ptr %18, ptr %21, align 8
  br label %29

25:
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 5944
  %27 = getelementptr inbounds nuw ptr, ptr %26, i64 %20
  %28 = load ptr, ptr %27, align 8
  store ptr %18, ptr %28, align 8
  br label %29

29:
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 5944
  %31 = getelementptr inbounds nuw ptr, ptr %30, i64 %20
  store ptr %18, ptr %31, align 8
  store ptr null, ptr %18, align 8
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %33 = load i32, ptr %32, align 8
  %34 = add i32 %33, 1
  store i32 %34, ptr %32, align 8
  br label %35

35:
  %36 = phi ptr [ %18, %29 ], [ null, %9 ]
  ret ptr %36
}

define internal fastcc i1 @screen_copies(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i1 %5) unnamed_addr #0 {
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 37632
  %10 = load ptr, ptr %9, align 8
  %11 = icmp eq ptr %10, null
  br i1 %11, label %166, label %12

12:
  %13 = icmp ne i32 %4, 0
  br i1 %13, label %14, label %52

14:
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 256
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 16
  br label %17

17:
  %18 = phi i32 [ %4, %14 ], [ %46, %44 ]
  br i1 %5, label %19, label %44

19:
  %20 = tail call i32 @llvm.cttz.i32(i32 %18, i1 true)
  %21 = zext nneg i32 %20 to i64
  %22 = getelementptr inbounds nuw i32, ptr %15, i64 %21
  %23 = load i32, ptr %22, align 4
  %24 = lshr i32 %23, 7
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i32, ptr %8, i64 %25
  %27 = load i32, ptr %26, align 4
  %28 = and i32 %23, 127
  %29 = zext nneg i32 %28 to i64
  %30 = load i32, ptr %16, align 8
  %31 = zext i32 %30 to i64
  %32 = add nsw i64 %29, -1
  %33 = add nsw i64 %32, %31
  %34 = lshr i32 %28, 2
  %35 = shl nsw i32 -1, %34
  %36 = tail call i64 @llvm.umin.i64(i64 %33, i64 127)
  %37 = lshr i64 %36, 2
  %38 = trunc nuw nsw i64 %37 to i32
  %39 = xor i32 %38, 31
  %40 = lshr i32 -1, %39
  %41 = and i32 %35, %27
  %42 = and i32 %41, %40
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %44, label %166

44:
  %45 = add i32 %18, -1
  %46 = and i32 %45, %18
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %17

48:
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %50 = load i32, ptr %49, align 8
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %91, label %64

52:
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %54 = load i32, ptr %53, align 8
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %166, label %56

56:
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %58 = load ptr, ptr %57, align 8
  %59 = zext i32 %2 to i64
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %61 = load i64, ptr %60, align 8
  %62 = mul i64 %61, %59
  %63 = getelementptr inbounds nuw i8, ptr %58, i64 %62
  br label %85

64:
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %66 = load ptr, ptr %65, align 8
  %67 = zext i32 %2 to i64
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %69 = load i64, ptr %68, align 8
  %70 = mul i64 %69, %67
  %71 = getelementptr inbounds nuw i8, ptr %66, i64 %70
  %72 = getelementptr inbounds nuw i8, ptr %3, i64 256
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 512
  br label %74

74:
  %75 = phi i32 [ %4, %64 ], [ %83, %74 ]
  %76 = tail call i32 @llvm.cttz.i32(i32 %75, i1 true)
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw i32, ptr %72, i64 %77
  %79 = load i32, ptr %78, align 4
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw i64, ptr %73, i64 %77
  store i64 %80, ptr %81, align 8
  %82 = add i32 %75, -1
  %83 = and i32 %82, %75
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %85, label %74

85:
  %86 = phi ptr [ %63, %56 ], [ %71, %74 ]
  %87 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %88 = load i32, ptr %87, align 8
  %89 = tail call fastcc i1 @is_ordered_write(ptr %0, ptr %1, ptr %86, i32 %88, i32 %4)
  %90 = and i1 %13, %89
  br i1 %90, label %91, label %166

91:
  %92 = getelementptr inbounds nuw i8, ptr %3, i64 256
  %93 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %94 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  br label %95

95:
  %96 = phi i32 [ %4, %91 ], [ %164, %161 ]
  %97 = tail call i32 @llvm.cttz.i32(i32 %96, i1 true)
  %98 = zext nneg i32 %97 to i64
  %99 = getelementptr inbounds nuw i32, ptr %92, i64 %98
  %100 = load i32, ptr %99, align 4
  %101 = lshr i32 %100, 7
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw i32, ptr %8, i64 %102
  br i1 %5, label %144, label %104

104:
  %105 = zext i32 %100 to i64
  %106 = load i32, ptr %93, align 8
  %107 = load ptr, ptr %94, align 8
  %108 = zext i32 %106 to i64
  %109 = add nuw nsw i64 %108, %105
  %110 = icmp eq i32 %106, 0
  br i1 %110, label %127, label %111

111:
  %112 = phi i64 [ %120, %111 ], [ %105, %104 ]
  %113 = and i64 %112, 4
  %114 = icmp eq i64 %113, 0
  %115 = select i1 %114, i8 -16, i8 15
  %116 = lshr i64 %112, 3
  %117 = getelementptr inbounds nuw i8, ptr %107, i64 %116
  %118 = load i8, ptr %117, align 1
  %119 = and i8 %115, %118
  store i8 %119, ptr %117, align 1
  %120 = add nuw nsw i64 %112, 4
  %121 = icmp samesign ult i64 %120, %109
  br i1 %121, label %111, label %122

122:
  %123 = load i32, ptr %99, align 4
  %124 = load i32, ptr %93, align 8
  %125 = zext i32 %124 to i64
  %126 = add nsw i64 %125, -1
  br label %127

127:
  %128 = phi i64 [ %126, %122 ], [ -1, %104 ]
  %129 = phi i32 [ %123, %122 ], [ %100, %104 ]
  %130 = load i32, ptr %103, align 4
  %131 = and i32 %129, 127
  %132 = zext nneg i32 %131 to i64
  %133 = add nsw i64 %128, %132
  %134 = lshr i32 %131, 2
  %135 = shl nsw i32 -1, %134
  %136 = tail call i64 @llvm.umin.i64(i64 %133, i64 127)
  %137 = lshr i64 %136, 2
  %138 = trunc nuw nsw i64 %137 to i32
  %139 = xor i32 %138, 31
  %140 = lshr i32 -1, %139
  %141 = and i32 %140, %135
  %142 = xor i32 %141, -1
  %143 = and i32 %130, %142
  br label %161

144:
  %145 = load i32, ptr %103, align 4
  %146 = and i32 %100, 127
  %147 = zext nneg i32 %146 to i64
  %148 = load i32, ptr %93, align 8
  %149 = zext i32 %148 to i64
  %150 = add nsw i64 %147, -1
  %151 = add nsw i64 %150, %149
  %152 = lshr i32 %146, 2
  %153 = shl nsw i32 -1, %152
  %154 = tail call i64 @llvm.umin.i64(i64 %151, i64 127)
  %155 = lshr i64 %154, 2
  %156 = trunc nuw nsw i64 %155 to i32
  %157 = xor i32 %156, 31
  %158 = lshr i32 -1, %157
  %159 = and i32 %158, %153
  %160 = or i32 %159, %145
  br label %161

161:
  %162 = phi i32 [ %160, %144 ], [ %143, %127 ]
  store i32 %162, ptr %103, align 4
  %163 = add i32 %96, -1
  %164 = and i32 %163, %96
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %166, label %95

166:
  %167 = phi i1 [ true, %161 ], [ %89, %85 ], [ true, %6 ], [ true, %52 ], [ false, %19 ]
  ret i1 %167
}

define i32 @ptxvm_commit_lanes(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 428
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %18, label %9

9:
  %10 = bitcast i32 %4 to <32 x i1>
  %11 = zext <32 x i1> %10 to <32 x i64>
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 6200
  %13 = shl i32 %2, 5
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw i64, ptr %12, i64 %14
  %16 = load <32 x i64>, ptr %15, align 8
  %17 = add <32 x i64> %16, %11
  store <32 x i64> %17, ptr %15, align 8
  br label %18

18:
  %19 = phi i32 [ 1, %9 ], [ 0, %5 ]
  ret i32 %19
}

define i32 @ptxvm_arrive_lanes(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = tail call i32 @llvm.cttz.i32(i32 %4, i1 false)
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 2816
  %8 = zext nneg i32 %6 to i64
  %9 = getelementptr inbounds nuw i64, ptr %7, i64 %8
  %10 = load i64, ptr %9, align 8
  %11 = tail call fastcc ptr @mbarrier_at(ptr %0, ptr %1, i64 %10)
  %12 = icmp eq ptr %11, null
  br i1 %12, label %54, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 5672
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %54

17:
  %18 = load <32 x i64>, ptr %7, align 64
  %19 = insertelement <32 x i64> poison, i64 %10, i64 0
  %20 = shufflevector <32 x i64> %19, <32 x i64> poison, <32 x i32> zeroinitializer
  %21 = icmp ne <32 x i64> %18, %20
  %22 = bitcast <32 x i1> %21 to i32
  %23 = and i32 %4, %22
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %54

25:
  %26 = load i64, ptr %11, align 8
  %27 = getelementptr inbounds nuw i8, ptr %9, i64 256
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %33, label %30

30:
  %31 = tail call i32 @llvm.ctpop.i32(i32 %4)
  %32 = zext nneg i32 %31 to i64
  br label %33

33:
  %34 = phi i64 [ %32, %30 ], [ 0, %25 ]
  %35 = and i64 %26, 1048575
  %36 = add nuw nsw i64 %34, %35
  %37 = icmp samesign ugt i64 %36, 1048575
  br i1 %37, label %54, label %38

38:
  %39 = tail call fastcc ptr @new_note(ptr %0, ptr %1, i32 %2)
  %40 = icmp eq ptr %39, null
  br i1 %40, label %54, label %41

41:
  %42 = getelementptr inbounds nuw i8, ptr %39, i64 8
  store i32 %3, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %39, i64 12
  store i32 %4, ptr %43, align 4
  %44 = getelementptr inbounds nuw i8, ptr %39, i64 16
  store i32 0, ptr %44, align 8
  %45 = trunc i64 %10 to i32
  %46 = and i32 %45, 16777215
  %47 = getelementptr inbounds nuw i8, ptr %39, i64 40
  store i32 %46, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 5668
  %49 = load i32, ptr %48, align 4
  %50 = add i32 %49, 1
  store i32 %50, ptr %48, align 4
  %51 = icmp eq i64 %34, 0
  br i1 %51, label %54, label %52

52:
  %53 = add i64 %34, %26
  store i64 %53, ptr %11, align 8
  tail call fastcc void @log_arrival(ptr %1, ptr %39, i64 %26)
  br label %54

54:
  %55 = phi i32 [ 0, %5 ], [ 0, %17 ], [ 0, %13 ], [ 0, %33 ], [ 0, %38 ], [ 1, %52 ], [ 1, %41 ]
  ret i32 %55
}

define internal fastcc void @log_arrival(ptr %0, ptr %1, i64 %2) unnamed_addr #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4828
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %10

7:
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %9 = load i32, ptr %8, align 8
  br label %33

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 4832
  %12 = add i32 %5, 15
  %13 = and i32 %12, 15
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw %struct.Landed, ptr %11, i64 %14
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %18 = load i32, ptr %17, align 8
  %19 = icmp eq i32 %16, %18
  br i1 %19, label %20, label %33

20:
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %22 = load i32, ptr %21, align 4
  %23 = lshr i64 %2, 61
  %24 = trunc nuw nsw i64 %23 to i32
  %25 = and i32 %24, 1
  %26 = icmp eq i32 %22, %25
  %27 = getelementptr inbounds nuw i8, ptr %15, i64 4
  %28 = load i32, ptr %27, align 4
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %30 = load i32, ptr %29, align 8
  %31 = icmp eq i32 %28, %30
  %32 = select i1 %31, i1 %26, i1 false
  br i1 %32, label %48, label %33

33:
  %34 = phi i32 [ %9, %7 ], [ %16, %20 ], [ %18, %10 ]
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %36 = load i32, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 4832
  %38 = add i32 %5, 1
  store i32 %38, ptr %4, align 4
  %39 = and i32 %5, 15
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw %struct.Landed, ptr %37, i64 %40
  store i32 %34, ptr %41, align 4
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  store i32 %36, ptr %42, align 4
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 8
  store i32 0, ptr %43, align 4
  %44 = lshr i64 %2, 61
  %45 = trunc nuw nsw i64 %44 to i32
  %46 = and i32 %45, 1
  %47 = getelementptr inbounds nuw i8, ptr %41, i64 12
  store i32 %46, ptr %47, align 4
  br label %48

48:
  ret void
}

define i32 @ptxvm_wait_lanes(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = tail call i32 @llvm.cttz.i32(i32 %4, i1 false)
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 2816
  %8 = zext nneg i32 %6 to i64
  %9 = getelementptr inbounds nuw i64, ptr %7, i64 %8
  %10 = load i64, ptr %9, align 8
  %11 = tail call i64 @llvm.umin.i64(i64 %10, i64 2147483647)
  %12 = trunc nuw nsw i64 %11 to i32
  %13 = tail call fastcc i32 @land_lanes(ptr %0, ptr %1, i32 %2, i32 %4, i32 %12)
  ret i32 %13
}

define internal fastcc i32 @land_lanes(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) unnamed_addr #0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 428
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %150, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 5672
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %150

13:
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 6200
  %15 = shl i32 %2, 5
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i64, ptr %14, i64 %16
  %18 = load <32 x i64>, ptr %17, align 8
  %19 = trunc <32 x i64> %18 to <32 x i32>
  %20 = icmp eq i32 %3, 0
  br i1 %20, label %150, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 5688
  %23 = zext i32 %2 to i64
  %24 = getelementptr inbounds nuw ptr, ptr %22, i64 %23
  %25 = insertelement <32 x i32> poison, i32 %4, i64 0
  %26 = shufflevector <32 x i32> %25, <32 x i32> poison, <32 x i32> zeroinitializer
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 5944
  %28 = getelementptr inbounds nuw ptr, ptr %27, i64 %23
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  br label %31

31:
  %32 = phi i32 [ %3, %21 ], [ %146, %145 ]
  %33 = phi ptr [ null, %21 ], [ %148, %145 ]
  %34 = phi ptr [ %24, %21 ], [ %147, %145 ]
  %35 = load ptr, ptr %34, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %150, label %37

37:
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %39 = load i32, ptr %38, align 8
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %145, label %41

41:
  %42 = getelementptr inbounds nuw i8, ptr %35, i64 12
  %43 = load i32, ptr %42, align 4
  %44 = and i32 %43, %32
  %45 = getelementptr inbounds nuw i8, ptr %35, i64 44
  %46 = load i32, ptr %45, align 4
  %47 = insertelement <32 x i32> poison, i32 %46, i64 0
  %48 = shufflevector <32 x i32> %47, <32 x i32> poison, <32 x i32> zeroinitializer
  %49 = getelementptr inbounds nuw i8, ptr %35, i64 48
  %50 = load i32, ptr %49, align 8
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %55, label %52

52:
  %53 = getelementptr inbounds nuw i8, ptr %35, i64 384
  %54 = load <32 x i32>, ptr %53, align 8
  br label %55

55:
  %56 = phi <32 x i32> [ %54, %52 ], [ %48, %41 ]
  %57 = sub <32 x i32> %19, %56
  %58 = icmp sgt <32 x i32> %57, %26
  %59 = bitcast <32 x i1> %58 to i32
  %60 = and i32 %44, %59
  %61 = xor i32 %44, %32
  %62 = xor i32 %61, %60
  %63 = icmp eq i32 %60, 0
  br i1 %63, label %145, label %64

64:
  %65 = tail call fastcc i1 @screen_copies(ptr %0, ptr %1, i32 %2, ptr %35, i32 %60, i1 true)
  br i1 %65, label %66, label %150

66:
  %67 = load ptr, ptr %35, align 8
  %68 = icmp eq ptr %67, null
  br i1 %68, label %134, label %69

69:
  %70 = getelementptr inbounds nuw i8, ptr %67, i64 16
  %71 = load i32, ptr %70, align 8
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %134, label %73

73:
  %74 = getelementptr inbounds nuw i8, ptr %67, i64 24
  %75 = load i64, ptr %74, align 8
  %76 = getelementptr inbounds nuw i8, ptr %67, i64 32
  %77 = load i64, ptr %76, align 8
  %78 = add i64 %77, %75
  %79 = inttoptr i64 %78 to ptr
  %80 = icmp eq i64 %78, 0
  br i1 %80, label %134, label %81

81:
  %82 = getelementptr inbounds nuw i8, ptr %67, i64 52
  %83 = load i32, ptr %82, align 4
  switch i32 %83, label %92 [
    i32 8, label %88
    i32 4, label %84
  ]

84:
  %85 = shl i32 %71, 3
  %86 = icmp eq i32 %85, 0
  %87 = getelementptr inbounds nuw i8, ptr %67, i64 64
  br label %110

88:
  %89 = shl i32 %71, 2
  %90 = icmp eq i32 %89, 0
  %91 = getelementptr inbounds nuw i8, ptr %67, i64 64
  br label %94

92:
  %93 = getelementptr inbounds nuw i8, ptr %67, i64 128
  br label %126

94:
  %95 = phi i64 [ 0, %88 ], [ %102, %101 ]
  br i1 %90, label %101, label %96

96:
  %97 = getelementptr inbounds nuw i32, ptr %91, i64 %95
  %98 = load i32, ptr %97, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds i8, ptr %79, i64 %99
  br label %104

101:
  %102 = add nuw nsw i64 %95, 1
  %103 = icmp eq i64 %102, 8
  br i1 %103, label %134, label %94

104:
  %105 = phi i32 [ 0, %96 ], [ %108, %104 ]
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds nuw i8, ptr %100, i64 %106
  tail call void @llvm.prefetch.p0(ptr %107, i32 0, i32 3, i32 1)
  %108 = add i32 %105, 64
  %109 = icmp ult i32 %108, %89
  br i1 %109, label %104, label %101

110:
  %111 = phi i64 [ 0, %84 ], [ %118, %117 ]
  br i1 %86, label %117, label %112

112:
  %113 = getelementptr inbounds nuw i32, ptr %87, i64 %111
  %114 = load i32, ptr %113, align 4
  %115 = sext i32 %114 to i64
  %116 = getelementptr inbounds i8, ptr %79, i64 %115
  br label %120

117:
  %118 = add nuw nsw i64 %111, 1
  %119 = icmp eq i64 %118, 4
  br i1 %119, label %134, label %110

120:
  %121 = phi i32 [ 0, %112 ], [ %124, %120 ]
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds nuw i8, ptr %116, i64 %122
  tail call void @llvm.prefetch.p0(ptr %123, i32 0, i32 3, i32 1)
  %124 = add i32 %121, 64
  %125 = icmp ult i32 %124, %85
  br i1 %125, label %120, label %117

126:
  %127 = phi i64 [ 0, %92 ], [ %132, %126 ]
  %128 = getelementptr inbounds nuw i32, ptr %93, i64 %127
  %129 = load i32, ptr %128, align 4
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds i8, ptr %79, i64 %130
  tail call void @llvm.prefetch.p0(ptr %131, i32 0, i32 3, i32 1)
  %132 = add nuw nsw i64 %127, 4
  %133 = icmp samesign ult i64 %127, 28
  br i1 %133, label %126, label %134

134:
  tail call fastcc void @move_lanes(ptr %1, ptr %35, i32 %60)
  %135 = load i32, ptr %42, align 4
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %137, label %145

137:
  %138 = load ptr, ptr %35, align 8
  store ptr %138, ptr %34, align 8
  %139 = icmp eq ptr %138, null
  br i1 %139, label %140, label %141

140:
  store ptr %33, ptr %28, align 8
  br label %141

141:
  %142 = load ptr, ptr %29, align 8
  store ptr %142, ptr %35, align 8
  store ptr %35, ptr %29, align 8
  %143 = load i32, ptr %30, align 8
  %144 = add i32 %143, -1
  store i32 %144, ptr %30, align 8
  br label %145

145:
  %146 = phi i32 [ %62, %134 ], [ %62, %141 ], [ %62, %55 ], [ %32, %37 ]
  %147 = phi ptr [ %35, %134 ], [ %34, %141 ], [ %35, %55 ], [ %35, %37 ]
  %148 = phi ptr [ %35, %134 ], [ %33, %141 ], [ %35, %55 ], [ %35, %37 ]
  %149 = icmp eq i32 %146, 0
  br i1 %149, label %150, label %31

150:
  %151 = phi i32 [ 0, %5 ], [ 0, %9 ], [ 1, %13 ], [ 1, %31 ], [ 0, %64 ], [ 1, %145 ]
  ret i32 %151
}

define i32 @ptxvm_wait_all_lanes(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = tail call fastcc i32 @land_lanes(ptr %0, ptr %1, i32 %2, i32 %4, i32 -1)
  ret i32 %6
}

define i32 @ptxvm_init_mbarriers(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 4312
  %7 = load i32, ptr %6, align 8
  %8 = tail call i32 @llvm.ctpop.i32(i32 %4)
  %9 = add i32 %7, %8
  %10 = icmp ugt i32 %9, 64
  br i1 %10, label %136, label %11

11:
  %12 = icmp ne i32 %4, 0
  br i1 %12, label %13, label %33

13:
  %14 = phi i32 [ %27, %25 ], [ %4, %11 ]
  %15 = tail call i32 @llvm.cttz.i32(i32 %14, i1 true)
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw i64, ptr %0, i64 %16
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 3072
  %19 = load i64, ptr %18, align 8
  %20 = tail call fastcc ptr @free_word(ptr %0, ptr %1, i32 %15)
  %21 = icmp ne ptr %20, null
  %22 = add i64 %19, -1
  %23 = icmp ult i64 %22, 1048575
  %24 = select i1 %21, i1 %23, i1 false
  br i1 %24, label %25, label %136

25:
  %26 = add i32 %14, -1
  %27 = and i32 %26, %14
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %13

29:
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 37632
  %31 = load ptr, ptr %30, align 8
  %32 = icmp eq ptr %31, null
  br i1 %32, label %92, label %37

33:
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 37632
  %35 = load ptr, ptr %34, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %136, label %81

37:
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 2816
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  br label %41

41:
  %42 = phi i32 [ %4, %37 ], [ %79, %77 ]
  %43 = tail call i32 @llvm.cttz.i32(i32 %42, i1 true)
  %44 = zext nneg i32 %43 to i64
  %45 = getelementptr inbounds nuw i64, ptr %38, i64 %44
  %46 = load i64, ptr %45, align 8
  %47 = and i64 %46, 4294967295
  %48 = getelementptr inbounds nuw i64, ptr %39, i64 %44
  store i64 %47, ptr %48, align 8
  %49 = trunc i64 %46 to i32
  %50 = load ptr, ptr %40, align 8
  %51 = icmp eq ptr %50, null
  br i1 %51, label %77, label %52

52:
  %53 = getelementptr inbounds nuw i8, ptr %50, i64 14728
  %54 = load i32, ptr %53, align 4
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %77, label %56

56:
  %57 = getelementptr inbounds nuw i8, ptr %50, i64 6280
  %58 = zext i32 %54 to i64
  br label %62

59:
  %60 = add nuw nsw i64 %63, 1
  %61 = icmp eq i64 %60, %58
  br i1 %61, label %77, label %62

62:
  %63 = phi i64 [ 0, %56 ], [ %60, %59 ]
  %64 = getelementptr inbounds nuw %struct.AgedMbarrier, ptr %57, i64 %63
  %65 = load i32, ptr %64, align 4
  %66 = icmp eq i32 %65, %49
  br i1 %66, label %67, label %59

67:
  %68 = getelementptr inbounds nuw i8, ptr %64, i64 4
  store i32 0, ptr %68, align 4
  %69 = getelementptr inbounds nuw i8, ptr %64, i64 8
  %70 = getelementptr inbounds nuw i8, ptr %64, i64 136
  br label %71

71:
  %72 = phi i64 [ 0, %67 ], [ %75, %71 ]
  %73 = getelementptr inbounds nuw i32, ptr %69, i64 %72
  store i32 0, ptr %73, align 4
  %74 = getelementptr inbounds nuw i32, ptr %70, i64 %72
  store i32 0, ptr %74, align 4
  %75 = add nuw nsw i64 %72, 1
  %76 = icmp eq i64 %75, 32
  br i1 %76, label %77, label %71

77:
  %78 = add i32 %42, -1
  %79 = and i32 %78, %42
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %41

81:
  %82 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %83 = load ptr, ptr %82, align 8
  %84 = zext i32 %2 to i64
  %85 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %86 = load i64, ptr %85, align 8
  %87 = mul i64 %86, %84
  %88 = getelementptr inbounds nuw i8, ptr %83, i64 %87
  %89 = tail call fastcc i1 @is_ordered_write(ptr %0, ptr %1, ptr %88, i32 8, i32 %4)
  %90 = and i1 %12, %89
  %91 = zext i1 %89 to i32
  br i1 %90, label %92, label %136

92:
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %94 = getelementptr inbounds nuw i8, ptr %1, i64 3800
  br label %95

95:
  %96 = phi i32 [ %4, %92 ], [ %134, %130 ]
  %97 = tail call i32 @llvm.cttz.i32(i32 %96, i1 true)
  %98 = tail call fastcc ptr @free_word(ptr %0, ptr %1, i32 %97)
  %99 = icmp eq ptr %98, null
  br i1 %99, label %136, label %100

100:
  %101 = zext nneg i32 %97 to i64
  %102 = getelementptr inbounds nuw i64, ptr %0, i64 %101
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 3072
  %104 = load i64, ptr %103, align 8
  %105 = shl i64 %104, 20
  %106 = or i64 %104, %105
  %107 = or i64 %106, -8070450532247928832
  store i64 %107, ptr %98, align 8
  %108 = load ptr, ptr %93, align 8
  %109 = ptrtoint ptr %98 to i64
  %110 = ptrtoint ptr %108 to i64
  %111 = sub i64 %109, %110
  %112 = trunc i64 %111 to i32
  %113 = load i32, ptr %6, align 8
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %126, label %115

115:
  %116 = zext i32 %113 to i64
  br label %120

117:
  %118 = add nuw nsw i64 %121, 1
  %119 = icmp eq i64 %118, %116
  br i1 %119, label %126, label %120

120:
  %121 = phi i64 [ 0, %115 ], [ %118, %117 ]
  %122 = getelementptr inbounds nuw %struct.Life, ptr %94, i64 %121
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 4
  %124 = load i32, ptr %123, align 4
  %125 = icmp eq i32 %124, %112
  br i1 %125, label %130, label %117

126:
  %127 = phi i64 [ 0, %100 ], [ %116, %117 ]
  %128 = add i32 %113, 1
  store i32 %128, ptr %6, align 8
  %129 = getelementptr inbounds nuw %struct.Life, ptr %94, i64 %127
  br label %130

130:
  %131 = phi ptr [ %129, %126 ], [ %122, %120 ]
  store i32 %3, ptr %131, align 4
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 4
  store i32 %112, ptr %132, align 4
  %133 = add i32 %96, -1
  %134 = and i32 %133, %96
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %136, label %95

136:
  %137 = phi i32 [ 0, %5 ], [ %91, %81 ], [ 1, %33 ], [ 0, %95 ], [ 1, %130 ], [ 0, %13 ]
  ret i32 %137
}

define internal fastcc ptr @free_word(ptr %0, ptr %1, i32 %2) unnamed_addr #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 2816
  %5 = zext nneg i32 %2 to i64
  %6 = getelementptr inbounds nuw i64, ptr %4, i64 %5
  %7 = load i64, ptr %6, align 8
  %8 = tail call fastcc ptr @own_word(ptr %0, ptr %1, i64 %7)
  %9 = icmp eq ptr %8, null
  br i1 %9, label %16, label %10

10:
  %11 = load i64, ptr %8, align 8
  %12 = icmp slt i64 %11, -4611686018427387904
  br i1 %12, label %16, label %13

13:
  %14 = icmp sgt i64 %11, 4611686018427387903
  %15 = select i1 %14, ptr null, ptr %8
  br label %16

16:
  %17 = phi ptr [ null, %3 ], [ %15, %13 ], [ null, %10 ]
  ret ptr %17
}

define i32 @ptxvm_invalidate_mbarriers(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = icmp eq i32 %4, 0
  br i1 %6, label %81, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 2816
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 4312
  br label %14

11:
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 3800
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 3804
  br label %45

14:
  %15 = phi i32 [ %4, %7 ], [ %43, %41 ]
  %16 = tail call i32 @llvm.cttz.i32(i32 %15, i1 true)
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw i64, ptr %8, i64 %17
  %19 = load i64, ptr %18, align 8
  %20 = tail call fastcc ptr @mbarrier_at(ptr %0, ptr %1, i64 %19)
  %21 = icmp eq ptr %20, null
  br i1 %21, label %81, label %22

22:
  %23 = load ptr, ptr %9, align 8
  %24 = ptrtoint ptr %20 to i64
  %25 = ptrtoint ptr %23 to i64
  %26 = sub i64 %24, %25
  %27 = trunc i64 %26 to i32
  %28 = load i32, ptr %10, align 8
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %81, label %30

30:
  %31 = zext i32 %28 to i64
  br label %35

32:
  %33 = add nuw nsw i64 %36, 1
  %34 = icmp eq i64 %33, %31
  br i1 %34, label %81, label %35

35:
  %36 = phi i64 [ 0, %30 ], [ %33, %32 ]
  %37 = getelementptr inbounds nuw %struct.Life, ptr %1, i64 %36
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 3804
  %39 = load i32, ptr %38, align 4
  %40 = icmp eq i32 %39, %27
  br i1 %40, label %41, label %32

41:
  %42 = add i32 %15, -1
  %43 = and i32 %42, %15
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %11, label %14

45:
  %46 = phi i32 [ %4, %11 ], [ %79, %72 ]
  %47 = tail call i32 @llvm.cttz.i32(i32 %46, i1 true)
  %48 = zext nneg i32 %47 to i64
  %49 = getelementptr inbounds nuw i64, ptr %8, i64 %48
  %50 = load i64, ptr %49, align 8
  %51 = tail call fastcc ptr @mbarrier_at(ptr %0, ptr %1, i64 %50)
  %52 = icmp eq ptr %51, null
  br i1 %52, label %81, label %53

53:
  store i64 0, ptr %51, align 8
  %54 = load ptr, ptr %9, align 8
  %55 = ptrtoint ptr %51 to i64
  %56 = ptrtoint ptr %54 to i64
  %57 = sub i64 %55, %56
  %58 = trunc i64 %57 to i32
  %59 = load i32, ptr %10, align 8
  %60 = icmp ne i32 %59, 0
  %61 = zext i32 %59 to i64
  %62 = load i32, ptr %13, align 4
  %63 = icmp eq i32 %62, %58
  br i1 %63, label %72, label %64

64:
  %65 = phi i64 [ %66, %64 ], [ 0, %53 ]
  %66 = add nuw nsw i64 %65, 1
  %67 = icmp ne i64 %66, %61
  %68 = getelementptr inbounds nuw %struct.Life, ptr %12, i64 %66
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 4
  %70 = load i32, ptr %69, align 4
  %71 = icmp eq i32 %70, %58
  br i1 %71, label %72, label %64

72:
  %73 = phi ptr [ %12, %53 ], [ %68, %64 ]
  %74 = add i32 %59, -1
  store i32 %74, ptr %10, align 8
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw %struct.Life, ptr %12, i64 %75
  %77 = load i64, ptr %76, align 8
  store i64 %77, ptr %73, align 4
  %78 = add i32 %46, -1
  %79 = and i32 %78, %46
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %45

81:
  %82 = phi i32 [ 0, %32 ], [ 1, %5 ], [ 0, %45 ], [ 1, %72 ], [ 0, %14 ], [ 0, %22 ]
  ret i32 %82
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1) #0

define internal fastcc i32 @choose(ptr %0) unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %3 = load i32, ptr %2, align 8
  switch i32 %3, label %4 [
    i32 2, label %469
    i32 1, label %8
  ]

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %468

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %12 = load i64, ptr %11, align 8
  %13 = icmp ult i64 %10, %12
  br i1 %13, label %32, label %14

14:
  %15 = load ptr, ptr %0, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %17 = load i64, ptr %16, align 8
  %18 = atomicrmw add ptr %15, i64 %17 monotonic, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %20 = load i64, ptr %19, align 8
  %21 = icmp ult i64 %18, %20
  br i1 %21, label %22, label %26

22:
  %23 = load i64, ptr %16, align 8
  %24 = add i64 %23, %18
  store i64 %18, ptr %9, align 8
  %25 = tail call i64 @llvm.umin.i64(i64 %24, i64 %20)
  store i64 %25, ptr %11, align 8
  br label %32

26:
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %469, label %30

30:
  %31 = tail call fastcc i32 @resume_waiting(ptr %0)
  br label %469

32:
  %33 = phi i64 [ %10, %8 ], [ %18, %22 ]
  store i32 1, ptr %2, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %35 = load i32, ptr %34, align 4
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %37 = load i32, ptr %36, align 8
  %38 = icmp ult i32 %35, %37
  br i1 %38, label %39, label %469

39:
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 96
  br label %43

43:
  %44 = phi i32 [ 0, %39 ], [ %53, %51 ]
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw ptr, ptr %41, i64 %45
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 20
  %49 = load i32, ptr %48, align 4
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %55, label %51

51:
  %52 = load i32, ptr %42, align 8
  %53 = add i32 %52, %44
  %54 = icmp ult i32 %53, %37
  br i1 %54, label %43, label %55

55:
  %56 = phi i32 [ %44, %43 ], [ %53, %51 ]
  %57 = icmp ult i32 %56, %37
  br i1 %57, label %58, label %469

58:
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 43736
  %60 = load i64, ptr %59, align 8
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %67, label %62

62:
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %64 = load i64, ptr %63, align 8
  %65 = xor i64 %33, -1
  %66 = add i64 %64, %65
  br label %67

67:
  %68 = phi i64 [ %66, %62 ], [ %33, %58 ]
  %69 = load i32, ptr %42, align 8
  %70 = zext i32 %69 to i64
  %71 = add i64 %33, %70
  store i64 %71, ptr %9, align 8
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 256
  store i32 %56, ptr %72, align 8
  %73 = zext i32 %56 to i64
  %74 = getelementptr inbounds nuw ptr, ptr %41, i64 %73
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 24
  %77 = load ptr, ptr %76, align 8
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 132
  store i32 %69, ptr %78, align 4
  %79 = getelementptr inbounds nuw i8, ptr %77, i64 140
  %80 = load i32, ptr %79, align 4
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %117, label %82

82:
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %84 = load i32, ptr %83, align 8
  store i32 0, ptr %79, align 4
  %85 = getelementptr inbounds nuw i8, ptr %77, i64 128
  %86 = load i32, ptr %85, align 8
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %117, label %88

88:
  %89 = icmp eq i32 %84, 0
  %90 = zext i32 %84 to i64
  br label %91

91:
  %92 = phi i32 [ %86, %88 ], [ %99, %98 ]
  %93 = phi i64 [ 0, %88 ], [ %100, %98 ]
  br i1 %89, label %98, label %94

94:
  %95 = getelementptr inbounds nuw ptr, ptr %77, i64 %93
  br label %103

96:
  %97 = load i32, ptr %85, align 8
  br label %98

98:
  %99 = phi i32 [ %97, %96 ], [ %92, %91 ]
  %100 = add nuw nsw i64 %93, 1
  %101 = zext i32 %99 to i64
  %102 = icmp samesign ult i64 %100, %101
  br i1 %102, label %91, label %117

103:
  %104 = phi i64 [ 0, %94 ], [ %115, %103 ]
  %105 = load ptr, ptr %95, align 8
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 72
  %107 = load ptr, ptr %106, align 8
  %108 = getelementptr inbounds nuw i8, ptr %105, i64 48
  %109 = load i64, ptr %108, align 8
  %110 = mul i64 %109, %104
  %111 = getelementptr inbounds nuw i8, ptr %107, i64 %110
  %112 = getelementptr inbounds nuw i8, ptr %111, i64 64
  store i32 0, ptr %112, align 8
  %113 = getelementptr inbounds nuw i8, ptr %111, i64 68
  store i32 0, ptr %113, align 4
  %114 = getelementptr inbounds nuw i8, ptr %111, i64 72
  store i32 0, ptr %114, align 8
  %115 = add nuw nsw i64 %104, 1
  %116 = icmp eq i64 %115, %90
  br i1 %116, label %96, label %103

117:
  %118 = load i32, ptr %42, align 8
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %466, label %120

120:
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 100
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 276
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 37632
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 37700
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 43704
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 43660
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 43632
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 43648
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 43664
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 43616
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 43652
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 43644
  %141 = getelementptr inbounds nuw i8, ptr %0, i64 43640
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 204
  br label %146

144:
  %145 = icmp eq i32 %463, 1
  br i1 %145, label %469, label %466

146:
  %147 = phi i64 [ 0, %120 ], [ %462, %459 ]
  %148 = phi i32 [ %118, %120 ], [ %463, %459 ]
  %149 = trunc nuw i64 %147 to i32
  %150 = add i32 %56, %149
  %151 = load ptr, ptr %40, align 8
  %152 = zext i32 %150 to i64
  %153 = getelementptr inbounds nuw ptr, ptr %151, i64 %152
  %154 = load ptr, ptr %153, align 8
  %155 = add i64 %147, %68
  %156 = getelementptr inbounds nuw i8, ptr %154, i64 5680
  %157 = load i32, ptr %156, align 8
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %181, label %159

159:
  %160 = load i64, ptr %154, align 8
  %161 = add i64 %160, 1
  %162 = icmp eq i64 %155, %161
  br i1 %162, label %163, label %181

163:
  %164 = icmp eq i32 %148, 1
  br i1 %164, label %165, label %198

165:
  %166 = getelementptr inbounds nuw i8, ptr %154, i64 8
  %167 = load i32, ptr %166, align 4
  %168 = add i32 %167, 1
  store i32 %168, ptr %166, align 4
  %169 = load i32, ptr %121, align 8
  %170 = icmp ult i32 %168, %169
  br i1 %170, label %234, label %171

171:
  store i32 0, ptr %166, align 4
  %172 = getelementptr inbounds nuw i8, ptr %154, i64 12
  %173 = load i32, ptr %172, align 4
  %174 = add i32 %173, 1
  store i32 %174, ptr %172, align 4
  %175 = load i32, ptr %122, align 4
  %176 = icmp ult i32 %174, %175
  br i1 %176, label %234, label %177

177:
  store i32 0, ptr %172, align 4
  %178 = getelementptr inbounds nuw i8, ptr %154, i64 16
  %179 = load i32, ptr %178, align 4
  %180 = add i32 %179, 1
  store i32 %180, ptr %178, align 4
  br label %234

181:
  %182 = icmp eq i32 %148, 1
  br i1 %182, label %183, label %198

183:
  %184 = load i32, ptr %121, align 8
  %185 = zext i32 %184 to i64
  %186 = load i32, ptr %122, align 4
  %187 = zext i32 %186 to i64
  %188 = udiv i64 %155, %185
  %189 = urem i64 %155, %185
  %190 = trunc nuw i64 %189 to i32
  %191 = getelementptr inbounds nuw i8, ptr %154, i64 8
  store i32 %190, ptr %191, align 8
  %192 = urem i64 %188, %187
  %193 = trunc nuw i64 %192 to i32
  %194 = getelementptr inbounds nuw i8, ptr %154, i64 12
  store i32 %193, ptr %194, align 4
  %195 = udiv i64 %188, %187
  %196 = trunc i64 %195 to i32
  %197 = getelementptr inbounds nuw i8, ptr %154, i64 16
  store i32 %196, ptr %197, align 8
  br label %234

198:
  %199 = zext i32 %148 to i64
  %200 = urem i64 %155, %199
  %201 = trunc nuw i64 %200 to i32
  %202 = udiv i64 %155, %199
  %203 = load i32, ptr %121, align 8
  %204 = load i32, ptr %123, align 4
  %205 = udiv i32 %203, %204
  %206 = zext i32 %205 to i64
  %207 = load i32, ptr %122, align 4
  %208 = load i32, ptr %124, align 8
  %209 = udiv i32 %207, %208
  %210 = zext i32 %209 to i64
  %211 = udiv i32 %201, %204
  %212 = urem i64 %202, %206
  %213 = trunc nuw i64 %212 to i32
  %214 = mul i32 %204, %213
  %215 = urem i32 %201, %204
  %216 = add i32 %214, %215
  %217 = getelementptr inbounds nuw i8, ptr %154, i64 8
  store i32 %216, ptr %217, align 8
  %218 = udiv i64 %202, %206
  %219 = urem i64 %218, %210
  %220 = trunc nuw i64 %219 to i32
  %221 = load i32, ptr %124, align 8
  %222 = mul i32 %221, %220
  %223 = urem i32 %211, %221
  %224 = add i32 %222, %223
  %225 = getelementptr inbounds nuw i8, ptr %154, i64 12
  store i32 %224, ptr %225, align 4
  %226 = udiv i64 %218, %210
  %227 = trunc i64 %226 to i32
  %228 = load i32, ptr %125, align 4
  %229 = mul i32 %228, %227
  %230 = load i32, ptr %124, align 8
  %231 = udiv i32 %211, %230
  %232 = add i32 %231, %229
  %233 = getelementptr inbounds nuw i8, ptr %154, i64 16
  store i32 %232, ptr %233, align 8
  br label %234

234:
  store i64 %155, ptr %154, align 8
  %235 = getelementptr inbounds nuw i8, ptr %154, i64 20
  store i32 1, ptr %235, align 4
  %236 = load i32, ptr %126, align 8
  %237 = sub i32 32, %236
  %238 = lshr i32 -1, %237
  %239 = getelementptr inbounds nuw i8, ptr %154, i64 80
  store i32 %238, ptr %239, align 8
  %240 = getelementptr inbounds nuw i8, ptr %154, i64 84
  store i32 %238, ptr %240, align 4
  %241 = load i32, ptr %127, align 8
  %242 = icmp eq i32 %241, 0
  %243 = zext i1 %242 to i32
  %244 = getelementptr inbounds nuw i8, ptr %154, i64 100
  store i32 %243, ptr %244, align 4
  br i1 %158, label %245, label %310

245:
  %246 = getelementptr inbounds nuw i8, ptr %154, i64 88
  store i32 0, ptr %246, align 8
  %247 = getelementptr inbounds nuw i8, ptr %154, i64 96
  store i32 0, ptr %247, align 8
  %248 = getelementptr inbounds nuw i8, ptr %154, i64 104
  store i32 0, ptr %248, align 8
  %249 = getelementptr inbounds nuw i8, ptr %154, i64 112
  store i32 0, ptr %249, align 8
  %250 = getelementptr inbounds nuw i8, ptr %154, i64 40
  store i32 0, ptr %250, align 8
  %251 = getelementptr inbounds nuw i8, ptr %154, i64 116
  store i32 0, ptr %251, align 4
  %252 = getelementptr inbounds nuw i8, ptr %154, i64 120
  store i32 0, ptr %252, align 8
  %253 = getelementptr inbounds nuw i8, ptr %154, i64 124
  store i32 0, ptr %253, align 4
  %254 = getelementptr inbounds nuw i8, ptr %154, i64 4312
  store i32 0, ptr %254, align 8
  %255 = getelementptr inbounds nuw i8, ptr %154, i64 3796
  store i32 0, ptr %255, align 4
  %256 = getelementptr inbounds nuw i8, ptr %154, i64 4828
  store i32 0, ptr %256, align 4
  %257 = getelementptr inbounds nuw i8, ptr %154, i64 5664
  store i32 0, ptr %257, align 8
  %258 = getelementptr inbounds nuw i8, ptr %154, i64 5668
  store i32 0, ptr %258, align 4
  %259 = getelementptr inbounds nuw i8, ptr %154, i64 5672
  store i32 0, ptr %259, align 8
  %260 = getelementptr inbounds nuw i8, ptr %154, i64 18640
  %261 = load ptr, ptr %260, align 8
  %262 = getelementptr inbounds nuw i8, ptr %154, i64 18648
  %263 = load i32, ptr %262, align 8
  %264 = icmp eq i32 %263, 0
  br i1 %264, label %272, label %265

265:
  %266 = phi i64 [ %268, %265 ], [ 0, %245 ]
  %267 = getelementptr inbounds nuw %struct.Warpgroup, ptr %261, i64 %266
  tail call void @llvm.memset.p0.i64(ptr align 8 %267, i8 0, i64 48, i1 false)
  %268 = add nuw nsw i64 %266, 1
  %269 = load i32, ptr %262, align 8
  %270 = zext i32 %269 to i64
  %271 = icmp samesign ult i64 %268, %270
  br i1 %271, label %265, label %272

272:
  %273 = getelementptr inbounds nuw i8, ptr %154, i64 18664
  store i32 0, ptr %273, align 8
  %274 = getelementptr inbounds nuw i8, ptr %154, i64 18652
  store i32 0, ptr %274, align 4
  %275 = getelementptr inbounds nuw i8, ptr %154, i64 5688
  tail call void @llvm.memset.p0.i64(ptr align 8 %275, i8 0, i64 256, i1 false)
  %276 = getelementptr inbounds nuw i8, ptr %154, i64 4316
  tail call void @llvm.memset.p0.i64(ptr align 4 %276, i8 0, i64 512, i1 false)
  %277 = getelementptr inbounds nuw i8, ptr %154, i64 5088
  tail call void @llvm.memset.p0.i64(ptr align 8 %277, i8 0, i64 576, i1 false)
  %278 = load i32, ptr %126, align 8
  %279 = icmp eq i32 %278, 0
  br i1 %279, label %310, label %280

280:
  %281 = getelementptr inbounds nuw i8, ptr %154, i64 72
  %282 = getelementptr inbounds nuw i8, ptr %154, i64 48
  br label %283

283:
  %284 = phi i64 [ 0, %280 ], [ %286, %296 ]
  %285 = phi i32 [ %278, %280 ], [ %307, %296 ]
  %286 = add nuw nsw i64 %284, 1
  %287 = zext i32 %285 to i64
  %288 = icmp eq i64 %286, %287
  %289 = load ptr, ptr %281, align 8
  %290 = load i64, ptr %282, align 8
  %291 = mul i64 %290, %284
  %292 = getelementptr inbounds nuw i8, ptr %289, i64 %291
  %293 = load i32, ptr %127, align 8
  br i1 %288, label %294, label %296

294:
  %295 = load i32, ptr %128, align 4
  br label %296

296:
  %297 = phi i32 [ %295, %294 ], [ -1, %283 ]
  store i32 0, ptr %292, align 8
  %298 = getelementptr inbounds nuw i8, ptr %292, i64 4
  store i32 %293, ptr %298, align 4
  %299 = getelementptr inbounds nuw i8, ptr %292, i64 8
  store i32 %297, ptr %299, align 8
  %300 = getelementptr inbounds nuw i8, ptr %292, i64 48
  store i32 0, ptr %300, align 8
  %301 = getelementptr inbounds nuw i8, ptr %292, i64 52
  store i32 0, ptr %301, align 4
  %302 = getelementptr inbounds nuw i8, ptr %292, i64 60
  store i32 0, ptr %302, align 4
  %303 = getelementptr inbounds nuw i8, ptr %292, i64 56
  store i32 0, ptr %303, align 8
  %304 = getelementptr inbounds nuw i8, ptr %292, i64 184
  store i32 -1, ptr %304, align 8
  %305 = getelementptr inbounds nuw i8, ptr %292, i64 192
  store i32 -1, ptr %305, align 8
  %306 = getelementptr inbounds nuw i8, ptr %292, i64 232
  store ptr null, ptr %306, align 8
  %307 = load i32, ptr %126, align 8
  %308 = zext i32 %307 to i64
  %309 = icmp samesign ult i64 %286, %308
  br i1 %309, label %283, label %310

310:
  store i32 0, ptr %156, align 8
  %311 = getelementptr inbounds nuw i8, ptr %154, i64 40
  store i32 0, ptr %311, align 8
  %312 = load ptr, ptr %129, align 8
  %313 = icmp eq ptr %312, null
  br i1 %313, label %415, label %314

314:
  %315 = load i32, ptr %130, align 8
  %316 = icmp eq i32 %315, 0
  br i1 %316, label %332, label %317

317:
  %318 = load i32, ptr %131, align 4
  %319 = icmp eq i32 %318, 0
  br i1 %319, label %320, label %332

320:
  %321 = load i32, ptr %132, align 4
  %322 = icmp eq i32 %321, 0
  br i1 %322, label %332, label %323

323:
  %324 = getelementptr inbounds nuw i8, ptr %154, i64 14424
  %325 = load ptr, ptr %324, align 8
  %326 = load i32, ptr %126, align 8
  %327 = add i32 %321, 3
  %328 = lshr i32 %327, 2
  %329 = mul i32 %326, %328
  %330 = zext i32 %329 to i64
  %331 = shl nuw nsw i64 %330, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %325, i8 0, i64 %331, i1 false)
  br label %332

332:
  %333 = load ptr, ptr %133, align 8
  %334 = icmp eq ptr %333, null
  br i1 %334, label %337, label %335

335:
  %336 = getelementptr inbounds nuw i8, ptr %154, i64 14472
  tail call void @llvm.memset.p0.i64(ptr align 8 %336, i8 0, i64 4168, i1 false)
  br label %337

337:
  %338 = load i32, ptr %126, align 8
  %339 = icmp eq i32 %338, 0
  br i1 %339, label %343, label %340

340:
  %341 = getelementptr inbounds nuw i8, ptr %154, i64 72
  %342 = getelementptr inbounds nuw i8, ptr %154, i64 48
  br label %398

343:
  %344 = load i32, ptr %134, align 4
  %345 = icmp eq i32 %344, 0
  br i1 %345, label %346, label %348

346:
  %347 = getelementptr inbounds nuw i8, ptr %154, i64 14440
  store ptr null, ptr %347, align 8
  br label %358

348:
  %349 = getelementptr inbounds nuw i8, ptr %154, i64 14432
  %350 = load ptr, ptr %349, align 8
  %351 = getelementptr inbounds nuw i8, ptr %154, i64 14440
  store ptr %350, ptr %351, align 8
  %352 = icmp eq ptr %350, null
  br i1 %352, label %358, label %353

353:
  tail call void @llvm.memset.p0.i64(ptr align 1 %350, i8 0, i64 14732, i1 false)
  %354 = load ptr, ptr %351, align 8
  %355 = load i32, ptr %126, align 8
  %356 = getelementptr inbounds nuw i8, ptr %354, i64 6272
  store i32 %355, ptr %356, align 4
  %357 = getelementptr inbounds nuw i8, ptr %354, i64 6276
  store i32 65536, ptr %357, align 4
  br label %358

358:
  tail call preserve_allcc void @begin_lines(ptr %0, ptr %154)
  %359 = load ptr, ptr %135, align 8
  %360 = icmp eq ptr %359, %154
  br i1 %360, label %361, label %362

361:
  store ptr null, ptr %135, align 8
  br label %370

362:
  %363 = getelementptr inbounds nuw i8, ptr %154, i64 14464
  %364 = load i32, ptr %363, align 8
  %365 = icmp eq i32 %364, 1
  br i1 %365, label %366, label %374

366:
  %367 = load i32, ptr %136, align 8
  %368 = icmp eq i32 %367, 0
  br i1 %368, label %374, label %369

369:
  store i32 4, ptr %136, align 8
  br label %370

370:
  %371 = phi i64 [ 43648, %361 ], [ 43656, %369 ]
  %372 = phi i32 [ 4, %361 ], [ 8, %369 ]
  %373 = getelementptr inbounds nuw i8, ptr %0, i64 %371
  store i32 %372, ptr %373, align 8
  br label %374

374:
  %375 = getelementptr inbounds nuw i8, ptr %154, i64 14464
  store i32 0, ptr %375, align 8
  %376 = getelementptr inbounds nuw i8, ptr %154, i64 14456
  store ptr %137, ptr %376, align 8
  %377 = load ptr, ptr %135, align 8
  %378 = icmp eq ptr %377, %154
  br i1 %378, label %379, label %380

379:
  store ptr null, ptr %135, align 8
  br label %380

380:
  %381 = load ptr, ptr %138, align 8
  %382 = icmp eq ptr %381, null
  br i1 %382, label %414, label %383

383:
  %384 = load i32, ptr %34, align 4
  %385 = icmp eq i32 %384, 0
  br i1 %385, label %386, label %414

386:
  %387 = load i32, ptr %136, align 8
  %388 = icmp eq i32 %387, 0
  br i1 %388, label %389, label %396

389:
  %390 = load i32, ptr %139, align 4
  %391 = icmp eq i32 %390, 0
  br i1 %391, label %394, label %392

392:
  %393 = add i32 %390, -1
  store i32 %393, ptr %139, align 4
  br label %414

394:
  store i32 2, ptr %375, align 8
  store ptr %154, ptr %135, align 8
  store i32 0, ptr %140, align 4
  store i32 0, ptr %141, align 8
  %395 = load ptr, ptr %138, align 8
  store i64 0, ptr %395, align 8
  br label %414

396:
  store i32 1, ptr %375, align 8
  %397 = load ptr, ptr %138, align 8
  store ptr %397, ptr %376, align 8
  br label %415

398:
  %399 = phi i64 [ 0, %340 ], [ %410, %398 ]
  %400 = load ptr, ptr %341, align 8
  %401 = load i64, ptr %342, align 8
  %402 = mul i64 %401, %399
  %403 = getelementptr inbounds nuw i8, ptr %400, i64 %402
  %404 = getelementptr inbounds nuw i8, ptr %403, i64 204
  store i32 0, ptr %404, align 4
  %405 = load ptr, ptr %341, align 8
  %406 = load i64, ptr %342, align 8
  %407 = mul i64 %406, %399
  %408 = getelementptr inbounds nuw i8, ptr %405, i64 %407
  %409 = getelementptr inbounds nuw i8, ptr %408, i64 200
  store i32 0, ptr %409, align 8
  %410 = add nuw nsw i64 %399, 1
  %411 = load i32, ptr %126, align 8
  %412 = zext i32 %411 to i64
  %413 = icmp samesign ult i64 %410, %412
  br i1 %413, label %398, label %343

414:
  tail call preserve_allcc void @forget_written(ptr %0, ptr %154)
  br label %415

415:
  %416 = getelementptr inbounds nuw i8, ptr %154, i64 56
  %417 = load ptr, ptr %416, align 8
  %418 = load i32, ptr %142, align 8
  %419 = zext i32 %418 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %417, i8 0, i64 %419, i1 false)
  %420 = load i32, ptr %143, align 4
  %421 = icmp eq i32 %420, 0
  br i1 %421, label %426, label %422

422:
  %423 = load ptr, ptr %416, align 8
  %424 = getelementptr inbounds nuw i8, ptr %423, i64 262144
  %425 = zext i32 %420 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %424, i8 0, i64 %425, i1 false)
  br label %426

426:
  %427 = getelementptr inbounds nuw i8, ptr %154, i64 18656
  %428 = load ptr, ptr %427, align 8
  %429 = icmp eq ptr %428, null
  br i1 %429, label %459, label %430

430:
  %431 = getelementptr inbounds nuw i8, ptr %428, i64 539992
  %432 = getelementptr inbounds nuw i8, ptr %428, i64 8
  %433 = load i32, ptr %432, align 8
  %434 = icmp eq i32 %433, 0
  br i1 %434, label %453, label %435

435:
  %436 = getelementptr inbounds nuw i8, ptr %428, i64 24
  %437 = getelementptr inbounds nuw i8, ptr %428, i64 6936
  br label %438

438:
  %439 = phi i64 [ 0, %435 ], [ %451, %450 ]
  %440 = getelementptr inbounds nuw i64, ptr %436, i64 %439
  %441 = load i64, ptr %440, align 8
  %442 = icmp sgt i64 %441, -1
  br i1 %442, label %447, label %443

443:
  %444 = getelementptr inbounds nuw i8, ptr %437, i64 %439
  %445 = load i8, ptr %444, align 1
  %446 = icmp eq i8 %445, 0
  br i1 %446, label %450, label %447

447:
  %448 = shl nuw nsw i64 %439, 9
  %449 = getelementptr inbounds nuw i8, ptr %431, i64 %448
  tail call void @llvm.memset.p0.i64(ptr align 4 %449, i8 0, i64 512, i1 false)
  br label %450

450:
  %451 = add nuw nsw i64 %439, 1
  %452 = icmp eq i64 %451, 576
  br i1 %452, label %453, label %438

453:
  store i32 1, ptr %432, align 8
  %454 = getelementptr inbounds nuw i8, ptr %428, i64 20
  store i32 0, ptr %454, align 4
  %455 = getelementptr inbounds nuw i8, ptr %428, i64 16
  store i32 0, ptr %455, align 8
  %456 = getelementptr inbounds nuw i8, ptr %428, i64 12
  store i32 0, ptr %456, align 4
  %457 = getelementptr inbounds nuw i8, ptr %428, i64 24
  tail call void @llvm.memset.p0.i64(ptr align 8 %457, i8 -1, i64 4608, i1 false)
  %458 = getelementptr inbounds nuw i8, ptr %428, i64 6936
  tail call void @llvm.memset.p0.i64(ptr align 8 %458, i8 0, i64 576, i1 false)
  br label %459

459:
  %460 = load i32, ptr %34, align 4
  %461 = add i32 %460, 1
  store i32 %461, ptr %34, align 4
  %462 = add nuw nsw i64 %147, 1
  %463 = load i32, ptr %42, align 8
  %464 = zext i32 %463 to i64
  %465 = icmp samesign ult i64 %462, %464
  br i1 %465, label %146, label %144

466:
  %467 = getelementptr inbounds nuw i8, ptr %0, i64 268
  store i32 0, ptr %467, align 4
  br label %469

468:
  tail call fastcc void @turn_to_next(ptr %0)
  br label %469

469:
  %470 = phi i32 [ -1, %468 ], [ -1, %1 ], [ 0, %26 ], [ %31, %30 ], [ -1, %466 ], [ 1, %55 ], [ -1, %144 ], [ 1, %32 ]
  ret i32 %470
}

define internal fastcc i32 @resume_waiting(ptr %0) unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 268
  %3 = load i32, ptr %2, align 4
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %5 = load i32, ptr %4, align 4
  %6 = shl i32 %5, 6
  %7 = icmp ugt i32 %3, %6
  br i1 %7, label %9, label %8

8:
  tail call fastcc void @turn_to_next(ptr %0)
  br label %15

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 284
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, 0
  %13 = select i1 %12, i32 6, i32 5
  store i32 0, ptr %10, align 4
  store i32 0, ptr %2, align 4
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 264
  store i32 0, ptr %14, align 8
  br label %15

15:
  %16 = phi i32 [ -1, %8 ], [ %13, %9 ]
  ret i32 %16
}

define preserve_allcc void @ptxvm_screen_fence(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4) #0 noimplicitfloat {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 43704
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  %9 = icmp eq i32 %3, 0
  %10 = or i1 %9, %8
  br i1 %10, label %34, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 14800
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %14 = load i32, ptr %13, align 4
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %12, i64 %15
  %17 = and i32 %4, 1
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %25, label %19

19:
  %20 = load i32, ptr %16, align 8
  %21 = and i32 %20, %3
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %25, label %23

23:
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 8
  tail call preserve_allcc void @learn(ptr %1, ptr %2, i32 %21, ptr %24)
  br label %25

25:
  %26 = and i32 %4, 2
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %34, label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %16, i64 4
  store i32 %3, ptr %29, align 4
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %16, i64 104
  store i64 %31, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %16, i64 112
  store i32 1, ptr %33, align 8
  br label %34

34:
  ret void
}

define internal preserve_allcc void @learn(ptr %0, ptr %1, i32 %2, ptr %3) unnamed_addr #0 noimplicitfloat {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 14472
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 14792
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 200
  br label %14

9:
  %10 = load i32, ptr %7, align 4
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %0, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 14912
  store i32 0, ptr %13, align 8
  ret void

14:
  %15 = phi i64 [ 0, %4 ], [ %39, %38 ]
  %16 = getelementptr inbounds nuw %struct.FollowedSpan, ptr %3, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %18 = load i64, ptr %17, align 8
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %38, label %20

20:
  %21 = load i64, ptr %6, align 8
  %22 = add i64 %21, 1
  store i64 %22, ptr %6, align 8
  %23 = and i64 %21, 7
  %24 = getelementptr inbounds nuw %struct.FollowedKnown, ptr %5, i64 %23
  %25 = load i64, ptr %16, align 8
  store i64 %25, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %27 = load i64, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %24, i64 8
  store i64 %27, ptr %28, align 8
  %29 = load i64, ptr %17, align 8
  %30 = getelementptr inbounds nuw i8, ptr %24, i64 16
  store i64 %29, ptr %30, align 8
  %31 = load i32, ptr %7, align 4
  %32 = getelementptr inbounds nuw i8, ptr %24, i64 24
  store i32 %31, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %24, i64 28
  store i32 %2, ptr %33, align 4
  %34 = load i32, ptr %8, align 8
  %35 = lshr i32 %34, 4
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw i8, ptr %24, i64 32
  store i64 %36, ptr %37, align 8
  br label %38

38:
  %39 = add nuw nsw i64 %15, 1
  %40 = icmp eq i64 %39, 4
  br i1 %40, label %9, label %14
}

define preserve_allcc i32 @ptxvm_screen_local(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5) #0 noimplicitfloat {
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 14424
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %10 = load i32, ptr %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %12 = load i32, ptr %11, align 4
  %13 = add i32 %12, 3
  %14 = lshr i32 %13, 2
  %15 = mul i32 %14, %10
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr %8, i64 %16
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %19 = load i32, ptr %18, align 8
  %20 = icmp eq i32 %19, 1
  br i1 %20, label %21, label %67

21:
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 64
  %23 = load i32, ptr %22, align 8
  %24 = icmp eq i32 %23, 8
  br i1 %24, label %25, label %67

25:
  %26 = lshr i64 %5, 2
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %28 = add i64 %5, -1
  %29 = zext nneg i32 %14 to i64
  %30 = load i32, ptr %27, align 8
  %31 = zext i32 %30 to i64
  %32 = add i64 %28, %31
  %33 = lshr i64 %32, 2
  %34 = icmp samesign ugt i64 %26, %33
  %35 = icmp samesign uge i64 %26, %29
  %36 = select i1 %34, i1 true, i1 %35
  br i1 %36, label %144, label %37

37:
  %38 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %39 = load i32, ptr %38, align 4
  %40 = add i32 %39, -1
  %41 = icmp ult i32 %40, 2
  br label %42

42:
  %43 = phi i32 [ %30, %37 ], [ %59, %58 ]
  %44 = phi i64 [ %26, %37 ], [ %60, %58 ]
  br i1 %41, label %51, label %45

45:
  %46 = getelementptr inbounds nuw i32, ptr %17, i64 %44
  %47 = load i32, ptr %46, align 4
  %48 = xor i32 %47, -1
  %49 = and i32 %3, %48
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %58, label %133

51:
  %52 = icmp ugt i32 %43, 3
  br i1 %52, label %53, label %58

53:
  %54 = getelementptr inbounds nuw i32, ptr %17, i64 %44
  %55 = load i32, ptr %54, align 4
  %56 = or i32 %55, %3
  store i32 %56, ptr %54, align 4
  %57 = load i32, ptr %27, align 8
  br label %58

58:
  %59 = phi i32 [ %43, %45 ], [ %57, %53 ], [ %43, %51 ]
  %60 = add nuw nsw i64 %44, 1
  %61 = zext i32 %59 to i64
  %62 = add i64 %28, %61
  %63 = lshr i64 %62, 2
  %64 = icmp samesign uge i64 %44, %63
  %65 = icmp samesign uge i64 %60, %29
  %66 = select i1 %64, i1 true, i1 %65
  br i1 %66, label %144, label %42

67:
  %68 = icmp eq i32 %3, 0
  br i1 %68, label %144, label %69

69:
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %71 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %72 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %73 = load i32, ptr %72, align 8
  br label %74

74:
  %75 = phi i32 [ %73, %69 ], [ %126, %125 ]
  %76 = phi i32 [ %73, %69 ], [ %127, %125 ]
  %77 = phi i32 [ %3, %69 ], [ %130, %125 ]
  %78 = phi i1 [ true, %69 ], [ %128, %125 ]
  %79 = tail call i32 @llvm.cttz.i32(i32 %77, i1 true)
  %80 = zext nneg i32 %79 to i64
  %81 = getelementptr inbounds nuw i64, ptr %70, i64 %80
  %82 = load i64, ptr %81, align 8
  %83 = shl nuw i32 1, %79
  %84 = load i32, ptr %11, align 4
  %85 = add i32 %84, 3
  %86 = lshr i32 %85, 2
  %87 = lshr i64 %82, 2
  %88 = add i64 %82, -1
  %89 = zext nneg i32 %86 to i64
  %90 = zext i32 %76 to i64
  %91 = add i64 %88, %90
  %92 = lshr i64 %91, 2
  %93 = icmp samesign ugt i64 %87, %92
  %94 = icmp samesign uge i64 %87, %89
  %95 = select i1 %93, i1 true, i1 %94
  br i1 %95, label %125, label %96

96:
  %97 = load i32, ptr %71, align 4
  %98 = add i32 %97, -1
  %99 = icmp ult i32 %98, 2
  br label %100

100:
  %101 = phi i32 [ %75, %96 ], [ %117, %116 ]
  %102 = phi i32 [ %76, %96 ], [ %117, %116 ]
  %103 = phi i64 [ %87, %96 ], [ %118, %116 ]
  br i1 %99, label %109, label %104

104:
  %105 = getelementptr inbounds nuw i32, ptr %17, i64 %103
  %106 = load i32, ptr %105, align 4
  %107 = and i32 %106, %83
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %125, label %116

109:
  %110 = icmp ugt i32 %102, 3
  br i1 %110, label %111, label %116

111:
  %112 = getelementptr inbounds nuw i32, ptr %17, i64 %103
  %113 = load i32, ptr %112, align 4
  %114 = or i32 %113, %83
  store i32 %114, ptr %112, align 4
  %115 = load i32, ptr %72, align 8
  br label %116

116:
  %117 = phi i32 [ %101, %104 ], [ %115, %111 ], [ %101, %109 ]
  %118 = add nuw nsw i64 %103, 1
  %119 = zext i32 %117 to i64
  %120 = add i64 %88, %119
  %121 = lshr i64 %120, 2
  %122 = icmp samesign uge i64 %103, %121
  %123 = icmp samesign uge i64 %118, %89
  %124 = select i1 %122, i1 true, i1 %123
  br i1 %124, label %125, label %100

125:
  %126 = phi i32 [ %75, %74 ], [ %117, %116 ], [ %101, %104 ]
  %127 = phi i32 [ %76, %74 ], [ %117, %116 ], [ %102, %104 ]
  %128 = phi i1 [ %78, %74 ], [ %78, %116 ], [ false, %104 ]
  %129 = add i32 %77, -1
  %130 = and i32 %129, %77
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %132, label %74

132:
  br i1 %128, label %144, label %133

133:
  %134 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %135 = load i32, ptr %134, align 4
  %136 = tail call i32 @llvm.cttz.i32(i32 %3, i1 false)
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 22, ptr %137, align 8
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %135, ptr %138, align 4
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 %136, ptr %139, align 8
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 0, ptr %140, align 8
  %141 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %141, align 8
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %142, align 8
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 364
  store i32 0, ptr %143, align 4
  br label %144

144:
  %145 = phi i32 [ 0, %132 ], [ 1, %133 ], [ 0, %25 ], [ 0, %67 ], [ 0, %58 ]
  ret i32 %145
}

define preserve_allcc i32 @ptxvm_screen_lines(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5) #0 noimplicitfloat {
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 37712
  %8 = ptrtoint ptr %4 to i64
  %9 = udiv i64 %8, 48
  %10 = and i64 %9, 63
  %11 = getelementptr inbounds nuw %struct.ScreenCache, ptr %7, i64 %10
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %13 = load i64, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 43704
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %56, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 14800
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %20 = load i32, ptr %19, align 4
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %18, i64 %21
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 43712
  %24 = load ptr, ptr %23, align 8
  %25 = load i64, ptr %1, align 8
  %26 = mul i64 %25, 96
  %27 = getelementptr inbounds nuw i8, ptr %24, i64 %26
  %28 = getelementptr inbounds nuw i8, ptr %22, i64 112
  store i32 0, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %22, i64 116
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %56, label %32

32:
  store i32 0, ptr %29, align 4
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 200
  br label %34

34:
  %35 = phi i64 [ 0, %32 ], [ %54, %53 ]
  %36 = getelementptr inbounds nuw %struct.FollowedRelease, ptr %27, i64 %35
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %38 = load i64, ptr %37, align 8
  %39 = trunc i64 %38 to i32
  %40 = lshr i32 %39, 15
  %41 = and i32 %40, 31
  %42 = load i32, ptr %19, align 4
  %43 = icmp eq i32 %41, %42
  br i1 %43, label %44, label %53

44:
  %45 = lshr i64 %38, 24
  %46 = and i64 %45, 65535
  %47 = load i32, ptr %33, align 8
  %48 = lshr i32 %47, 4
  %49 = zext nneg i32 %48 to i64
  %50 = icmp eq i64 %46, %49
  br i1 %50, label %51, label %53

51:
  %52 = getelementptr inbounds nuw i8, ptr %36, i64 20
  store i32 0, ptr %52, align 4
  br label %53

53:
  %54 = add nuw nsw i64 %35, 1
  %55 = icmp eq i64 %54, 4
  br i1 %55, label %56, label %34

56:
  %57 = icmp eq i32 %3, 0
  br i1 %57, label %197, label %58

58:
  %59 = tail call i32 @llvm.cttz.i32(i32 %3, i1 true)
  %60 = lshr exact i32 %3, %59
  %61 = add i32 %60, 1
  %62 = and i32 %61, %60
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %197

64:
  %65 = load i64, ptr %11, align 8
  %66 = icmp eq i64 %65, %8
  br i1 %66, label %67, label %197

67:
  %68 = getelementptr inbounds nuw i8, ptr %11, i64 40
  %69 = load ptr, ptr %68, align 8
  %70 = icmp eq ptr %69, null
  br i1 %70, label %197, label %71

71:
  %72 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %73 = load i64, ptr %72, align 8
  %74 = add i64 %73, %5
  %75 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %76 = load i32, ptr %75, align 8
  %77 = mul i32 %76, %59
  %78 = zext i32 %77 to i64
  %79 = add i64 %74, %78
  %80 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %81 = load i64, ptr %80, align 8
  %82 = sub i64 %79, %81
  %83 = tail call i32 @llvm.ctpop.i32(i32 %3)
  %84 = mul i32 %76, %83
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %87 = load i64, ptr %86, align 8
  %88 = icmp ule i64 %82, %87
  %89 = sub nuw i64 %87, %82
  %90 = icmp uge i64 %89, %85
  %91 = select i1 %88, i1 %90, i1 false
  br i1 %91, label %92, label %197

92:
  %93 = icmp eq i32 %3, -1
  %94 = and i64 %82, 127
  %95 = icmp eq i64 %94, 0
  %96 = and i1 %93, %95
  br i1 %96, label %97, label %176

97:
  %98 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %99 = load i32, ptr %98, align 4
  %100 = icmp eq i32 %99, 0
  %101 = icmp ult i32 %76, 4
  br i1 %101, label %199, label %102

102:
  %103 = tail call i32 @llvm.cttz.i32(i32 %76, i1 true)
  %104 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %105 = lshr i32 128, %103
  %106 = shl nuw nsw i32 %103, 3
  %107 = zext nneg i32 %106 to i64
  %108 = shl nuw nsw i32 %105, 7
  %109 = zext nneg i32 %108 to i64
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 37656
  %111 = zext i1 %100 to i64
  %112 = select i1 %100, i64 2, i64 1
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 37688
  br label %114

114:
  %115 = phi i64 [ 0, %102 ], [ %170, %169 ]
  %116 = phi i64 [ %82, %102 ], [ %171, %169 ]
  %117 = load ptr, ptr %104, align 8
  %118 = lshr i64 %116, 12
  %119 = getelementptr inbounds nuw %struct.ScreenPage, ptr %117, i64 %118
  %120 = mul nuw nsw i64 %115, %109
  %121 = and i64 %120, 32640
  %122 = or i64 %121, %107
  %123 = xor i64 %122, 16384
  %124 = or i64 %123, %13
  %125 = load i64, ptr %110, align 8
  %126 = load atomic i64, ptr %119 acquire, align 8
  %127 = sub i64 %125, %126
  %128 = icmp ugt i64 %127, %111
  br i1 %128, label %197, label %129

129:
  %130 = getelementptr inbounds nuw i8, ptr %119, i64 8
  %131 = lshr exact i64 %116, 7
  %132 = and i64 %131, 31
  %133 = getelementptr inbounds nuw i64, ptr %130, i64 %132
  %134 = load atomic i64, ptr %133 monotonic, align 8
  %135 = icmp eq i64 %134, 0
  br i1 %135, label %136, label %138

136:
  %137 = or i64 %124, %112
  br label %159

138:
  %139 = and i64 %134, -8
  %140 = icmp eq i64 %139, %124
  br i1 %140, label %141, label %143

141:
  %142 = or i64 %134, %112
  br label %159

143:
  %144 = xor i64 %134, %13
  %145 = icmp ult i64 %144, 1099511627776
  br i1 %145, label %146, label %197

146:
  %147 = lshr i64 %134, 24
  %148 = and i64 %147, 65535
  %149 = lshr i64 %124, 24
  %150 = and i64 %149, 65535
  %151 = icmp samesign ult i64 %148, %150
  br i1 %151, label %152, label %197

152:
  %153 = and i64 %134, 5
  %154 = icmp ne i64 %153, 0
  %155 = and i1 %100, %154
  %156 = select i1 %155, i64 4, i64 0
  %157 = or disjoint i64 %112, %156
  %158 = or i64 %157, %124
  br label %159

159:
  %160 = phi i64 [ %158, %152 ], [ %142, %141 ], [ %137, %136 ]
  %161 = load i32, ptr %113, align 8
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %164, label %163

163:
  store i64 %160, ptr %133, align 8
  br label %169

164:
  %165 = icmp eq i64 %134, %160
  br i1 %165, label %169, label %166

166:
  %167 = cmpxchg ptr %133, i64 %134, i64 %160 monotonic monotonic, align 8
  %168 = extractvalue { i64, i1 } %167, 1
  br i1 %168, label %169, label %197

169:
  %170 = add nuw nsw i64 %115, 1
  %171 = add i64 %116, 128
  %172 = load i32, ptr %75, align 8
  %173 = lshr i32 %172, 2
  %174 = zext nneg i32 %173 to i64
  %175 = icmp samesign ult i64 %170, %174
  br i1 %175, label %114, label %199

176:
  %177 = getelementptr inbounds nuw i8, ptr %0, i64 37688
  %178 = load i32, ptr %177, align 8
  %179 = icmp eq i32 %178, 0
  br i1 %179, label %197, label %180

180:
  %181 = add i32 %76, -1
  %182 = zext i32 %181 to i64
  %183 = and i64 %82, %182
  %184 = icmp eq i64 %183, 0
  br i1 %184, label %185, label %197

185:
  %186 = shl i64 %79, 1
  %187 = getelementptr inbounds nuw i8, ptr %11, i64 32
  %188 = load i64, ptr %187, align 8
  %189 = add i64 %188, %81
  %190 = sub i64 %186, %189
  store i64 %79, ptr %187, align 8
  %191 = icmp ult i64 %190, %87
  br i1 %191, label %192, label %195

192:
  %193 = lshr i64 %190, 7
  %194 = getelementptr inbounds nuw %struct.ScreenLine, ptr %69, i64 %193
  tail call void @llvm.prefetch.p0(ptr %194, i32 1, i32 3, i32 1)
  br label %195

195:
  %196 = tail call preserve_allcc i1 @own_words(ptr %0, i64 %13, ptr %4, ptr %11, i64 %82, i64 %85, i32 %59)
  br i1 %196, label %199, label %197

197:
  %198 = tail call preserve_allcc i32 @ptxvm_screen(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5)
  br label %199

199:
  %200 = phi i32 [ %198, %197 ], [ 0, %195 ], [ 0, %97 ], [ 0, %169 ]
  ret i32 %200
}

define internal preserve_allcc i1 @own_words(ptr %0, i64 %1, ptr %2, ptr %3, i64 %4, i64 %5, i32 %6) unnamed_addr #0
      noimplicitfloat {
  %8 = add i64 %4, -1
  %9 = add i64 %8, %5
  %10 = lshr i64 %4, 7
  %11 = lshr i64 %9, 7
  %12 = icmp samesign ugt i64 %10, %11
  br i1 %12, label %124, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %15 = load i32, ptr %14, align 8
  %16 = tail call i32 @llvm.cttz.i32(i32 %15, i1 false)
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 37656
  %23 = zext i1 %19 to i64
  %24 = zext nneg i32 %6 to i64
  %25 = zext nneg i32 %16 to i64
  %26 = shl nuw nsw i64 %25, 3
  %27 = or i64 %26, %1
  %28 = select i1 %19, i32 2, i32 0
  %29 = and i64 %27, 120
  %30 = icmp eq i64 %29, 72
  %31 = zext nneg i32 %28 to i64
  br label %32

32:
  %33 = phi i64 [ %10, %13 ], [ %122, %115 ]
  %34 = shl nuw i64 %33, 7
  %35 = load ptr, ptr %20, align 8
  %36 = lshr i64 %33, 5
  %37 = getelementptr inbounds nuw %struct.ScreenPage, ptr %35, i64 %36
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %39 = and i64 %33, 31
  %40 = getelementptr inbounds nuw i64, ptr %38, i64 %39
  %41 = load ptr, ptr %21, align 8
  %42 = getelementptr inbounds nuw %struct.ScreenLine, ptr %41, i64 %33
  %43 = load i64, ptr %22, align 8
  %44 = load atomic i64, ptr %37 acquire, align 8
  %45 = sub i64 %43, %44
  %46 = icmp ugt i64 %45, %23
  br i1 %46, label %124, label %47

47:
  %48 = load i64, ptr %40, align 8
  %49 = add i64 %48, -1
  %50 = icmp ult i64 %49, -2
  br i1 %50, label %124, label %51

51:
  %52 = icmp eq i64 %48, 0
  br i1 %52, label %53, label %59

53:
  store i64 -1, ptr %40, align 8
  %54 = load i64, ptr %22, align 8
  store i64 %54, ptr %42, align 8
  %55 = getelementptr inbounds nuw i8, ptr %42, i64 48
  %56 = getelementptr inbounds nuw i8, ptr %42, i64 60
  store i32 0, ptr %56, align 4
  %57 = getelementptr inbounds nuw i8, ptr %42, i64 56
  store i32 0, ptr %57, align 8
  %58 = getelementptr inbounds nuw i8, ptr %42, i64 52
  store i32 0, ptr %58, align 4
  store i32 0, ptr %55, align 8
  br label %59

59:
  %60 = sub i64 %34, %4
  %61 = ashr i64 %60, %25
  %62 = add nsw i64 %61, %24
  %63 = shl i64 %62, 7
  %64 = and i64 %63, 32640
  %65 = xor i64 %64, 16384
  %66 = or i64 %65, %27
  %67 = tail call i64 @llvm.usub.sat.i64(i64 %4, i64 %34)
  %68 = sub i64 %9, %34
  %69 = lshr i64 %67, 2
  %70 = trunc i64 %69 to i32
  %71 = shl nsw i32 -1, %70
  %72 = tail call i64 @llvm.umin.i64(i64 %68, i64 127)
  %73 = lshr i64 %72, 2
  %74 = trunc nuw nsw i64 %73 to i32
  %75 = xor i32 %74, 31
  %76 = lshr i32 -1, %75
  %77 = and i32 %76, %71
  br i1 %30, label %124, label %78

78:
  %79 = getelementptr inbounds nuw i8, ptr %42, i64 48
  %80 = load i32, ptr %79, align 8
  %81 = getelementptr inbounds nuw i8, ptr %42, i64 52
  %82 = load i32, ptr %81, align 4
  %83 = or i32 %82, %80
  %84 = getelementptr inbounds nuw i8, ptr %42, i64 56
  %85 = load i32, ptr %84, align 8
  %86 = or i32 %83, %85
  %87 = getelementptr inbounds nuw i8, ptr %42, i64 60
  %88 = load i32, ptr %87, align 4
  %89 = or i32 %86, %88
  %90 = and i32 %89, %77
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %124

92:
  %93 = getelementptr inbounds nuw i32, ptr %79, i64 %31
  %94 = load i32, ptr %93, align 4
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %98

96:
  %97 = getelementptr inbounds nuw i32, ptr %79, i64 %31
  br label %115

98:
  %99 = getelementptr inbounds nuw i8, ptr %42, i64 16
  %100 = getelementptr inbounds nuw i64, ptr %99, i64 %31
  %101 = load i64, ptr %100, align 8
  %102 = icmp ne i64 %101, %66
  %103 = zext i1 %102 to i32
  %104 = or disjoint i32 %28, %103
  %105 = zext nneg i32 %104 to i64
  %106 = getelementptr inbounds nuw i32, ptr %79, i64 %105
  %107 = load i32, ptr %106, align 4
  %108 = icmp eq i32 %107, 0
  %109 = getelementptr inbounds nuw i32, ptr %79, i64 %105
  br i1 %108, label %115, label %110

110:
  %111 = getelementptr inbounds nuw i8, ptr %42, i64 16
  %112 = getelementptr inbounds nuw i64, ptr %111, i64 %105
  %113 = load i64, ptr %112, align 8
  %114 = icmp eq i64 %113, %66
  br i1 %114, label %115, label %124

115:
  %116 = phi ptr [ %97, %96 ], [ %109, %110 ], [ %109, %98 ]
  %117 = phi i64 [ %31, %96 ], [ %105, %110 ], [ %105, %98 ]
  %118 = getelementptr inbounds nuw i8, ptr %42, i64 16
  %119 = getelementptr inbounds nuw i64, ptr %118, i64 %117
  store i64 %66, ptr %119, align 8
  %120 = load i32, ptr %116, align 4
  %121 = or i32 %120, %77
  store i32 %121, ptr %116, align 4
  %122 = add nuw nsw i64 %33, 1
  %123 = icmp eq i64 %33, %11
  br i1 %123, label %124, label %32

124:
  %125 = phi i1 [ true, %7 ], [ false, %110 ], [ false, %78 ], [ false, %59 ], [ true, %115 ], [ false, %32 ], [ false,
      %47 ]
  ret i1 %125
}

define preserve_allcc i32 @ptxvm_screen(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5) #0 noimplicitfloat {
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 14464
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %12, label %10

10:
  %11 = load i32, ptr %4, align 8
  switch i32 %11, label %14 [
    i32 1, label %12
    i32 2, label %89
  ]

12:
  %13 = tail call preserve_allcc i32 @look_at_access(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5)
  br label %91

14:
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %17 = load i32, ptr %16, align 8
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %64, label %19

19:
  %20 = zext i32 %17 to i64
  %21 = icmp eq i32 %11, 0
  br label %22

22:
  %23 = phi i64 [ 0, %19 ], [ %62, %61 ]
  %24 = getelementptr inbounds nuw %struct.ScreenRun, ptr %15, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 4
  %26 = load i32, ptr %25, align 4
  %27 = sub i32 32, %26
  %28 = lshr i32 -1, %27
  %29 = load i32, ptr %24, align 8
  %30 = shl i32 %28, %29
  %31 = and i32 %30, %3
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %61, label %33

33:
  %34 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %35 = load i64, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %37 = load i32, ptr %36, align 8
  %38 = icmp eq i32 %37, 8
  %39 = add i64 %35, %5
  %40 = tail call i32 @llvm.cttz.i32(i32 %31, i1 true)
  %41 = sub i32 %40, %29
  %42 = zext i32 %41 to i64
  %43 = zext nneg i32 %37 to i64
  %44 = shl i64 %42, %43
  %45 = select i1 %38, i64 0, i64 %44
  %46 = add i64 %45, %39
  %47 = and i64 %46, -4294967296
  %48 = icmp eq i64 %47, 4294967296
  %49 = and i1 %21, %48
  br i1 %49, label %85, label %50

50:
  %51 = tail call i32 @llvm.ctlz.i32(i32 %31, i1 true)
  %52 = xor i32 %51, 31
  %53 = sub i32 %52, %29
  %54 = zext i32 %53 to i64
  %55 = shl i64 %54, %43
  %56 = select i1 %38, i64 0, i64 %55
  %57 = add i64 %56, %39
  %58 = and i64 %57, -4294967296
  %59 = icmp eq i64 %58, 4294967296
  %60 = and i1 %21, %59
  br i1 %60, label %85, label %61

61:
  %62 = add nuw nsw i64 %23, 1
  %63 = icmp eq i64 %62, %20
  br i1 %63, label %64, label %22

64:
  %65 = icmp ne i32 %17, 0
  %66 = icmp eq i32 %3, 0
  %67 = or i1 %66, %65
  br i1 %67, label %87, label %68

68:
  %69 = icmp eq i32 %11, 2
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %71 = icmp eq i32 %11, 0
  br i1 %69, label %85, label %72

72:
  %73 = phi i32 [ %83, %81 ], [ %3, %68 ]
  %74 = tail call i32 @llvm.cttz.i32(i32 %73, i1 true)
  %75 = zext nneg i32 %74 to i64
  %76 = getelementptr inbounds nuw i64, ptr %70, i64 %75
  %77 = load i64, ptr %76, align 8
  %78 = and i64 %77, -4294967296
  %79 = icmp eq i64 %78, 4294967296
  %80 = and i1 %71, %79
  br i1 %80, label %85, label %81

81:
  %82 = add i32 %73, -1
  %83 = and i32 %82, %73
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %87, label %72

85:
  %86 = tail call preserve_allcc i1 @leave_steps(ptr %0, ptr %1)
  br i1 %86, label %87, label %91

87:
  %88 = tail call preserve_allcc i32 @look_at_access(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5)
  br label %91

89:
  %90 = tail call preserve_allcc i32 @compare(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5, i32 0)
  br label %91

91:
  %92 = phi i32 [ %13, %12 ], [ %88, %87 ], [ %90, %89 ], [ 1, %85 ]
  ret i32 %92
}

define void @ptxvm_take_back(i64 %0, i64 %1) #0 {
  %3 = icmp ult i64 %0, %1
  br i1 %3, label %5, label %4

4:
  ret void

5:
  %6 = phi i64 [ %13, %5 ], [ %0, %2 ]
  %7 = inttoptr i64 %6 to ptr
  %8 = load i64, ptr %7, align 8
  %9 = inttoptr i64 %8 to ptr
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %12 = load i64, ptr %11, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %9, ptr align 1 %10, i64 %12, i1 false)
  %13 = add i64 %6, 4160
  %14 = icmp ult i64 %13, %1
  br i1 %14, label %5, label %4
}

define preserve_allcc void @ptxvm_screen_arrive(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4, i32 %5) #0 noimplicitfloat {
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  %10 = icmp eq i32 %3, 0
  %11 = or i1 %10, %9
  br i1 %11, label %245, label %12

12:
  %13 = icmp eq i32 %5, 0
  br i1 %13, label %18, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 6276
  %16 = load i32, ptr %15, align 4
  %17 = icmp ult i32 %16, 1048559
  br label %18

18:
  %19 = phi i1 [ false, %12 ], [ %17, %14 ]
  %20 = icmp eq i32 %4, -1
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 2816
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 204
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %26 = getelementptr inbounds nuw i8, ptr %8, i64 6144
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 56
  br label %29

29:
  %30 = phi i32 [ %3, %18 ], [ %194, %192 ]
  %31 = tail call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw i64, ptr %21, i64 %32
  %34 = load i64, ptr %33, align 8
  br label %36

35:
  br i1 %19, label %196, label %245

36:
  %37 = phi i32 [ %30, %29 ], [ %48, %36 ]
  %38 = phi i32 [ 0, %29 ], [ %46, %36 ]
  %39 = tail call i32 @llvm.cttz.i32(i32 %37, i1 true)
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw i64, ptr %21, i64 %40
  %42 = load i64, ptr %41, align 8
  %43 = icmp eq i64 %42, %34
  %44 = shl nuw i32 1, %39
  %45 = select i1 %43, i32 %44, i32 0
  %46 = or i32 %45, %38
  %47 = add i32 %37, -1
  %48 = and i32 %47, %37
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %36

50:
  %51 = trunc i64 %34 to i32
  %52 = tail call preserve_allcc ptr @mbarrier_entry(ptr %8, i32 %51, i1 true)
  %53 = icmp eq ptr %52, null
  br i1 %53, label %192, label %54

54:
  %55 = icmp eq i32 %46, 0
  br i1 %55, label %66, label %56

56:
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 4
  %58 = getelementptr inbounds nuw i8, ptr %52, i64 8
  %59 = getelementptr inbounds nuw i8, ptr %52, i64 136
  br label %60

60:
  %61 = phi i32 [ %46, %56 ], [ %190, %188 ]
  %62 = tail call i32 @llvm.cttz.i32(i32 %61, i1 true)
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr inbounds nuw i64, ptr %22, i64 %63
  %65 = load i64, ptr %64, align 8
  br label %95

66:
  %67 = load i32, ptr %52, align 4
  %68 = zext i32 %67 to i64
  %69 = load i32, ptr %27, align 8
  %70 = zext i32 %69 to i64
  %71 = icmp ule i32 %67, %69
  %72 = sub nuw nsw i64 %70, %68
  %73 = icmp samesign ugt i64 %72, 7
  %74 = select i1 %71, i1 %73, i1 false
  br i1 %74, label %75, label %192

75:
  %76 = load ptr, ptr %28, align 8
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 %68
  %78 = load i64, ptr %77, align 8
  %79 = lshr i64 %78, 61
  %80 = trunc nuw nsw i64 %79 to i32
  %81 = and i32 %80, 1
  %82 = getelementptr inbounds nuw i8, ptr %52, i64 4
  %83 = load i32, ptr %82, align 4
  %84 = icmp eq i32 %81, %83
  br i1 %84, label %192, label %85

85:
  store i32 %81, ptr %82, align 4
  %86 = getelementptr inbounds nuw i8, ptr %52, i64 8
  %87 = getelementptr inbounds nuw i8, ptr %52, i64 136
  br label %88

88:
  %89 = phi i64 [ 0, %85 ], [ %93, %88 ]
  %90 = getelementptr inbounds nuw i32, ptr %86, i64 %89
  %91 = load i32, ptr %90, align 4
  %92 = getelementptr inbounds nuw i32, ptr %87, i64 %89
  store i32 %91, ptr %92, align 4
  store i32 0, ptr %90, align 4
  %93 = add nuw nsw i64 %89, 1
  %94 = icmp eq i64 %93, 32
  br i1 %94, label %192, label %88

95:
  %96 = phi i32 [ %61, %60 ], [ %109, %105 ]
  %97 = phi i32 [ 0, %60 ], [ %107, %105 ]
  %98 = tail call i32 @llvm.cttz.i32(i32 %96, i1 true)
  %99 = zext nneg i32 %98 to i64
  %100 = getelementptr inbounds nuw i64, ptr %22, i64 %99
  %101 = load i64, ptr %100, align 8
  %102 = xor i64 %65, %101
  %103 = and i64 %102, 2305843009213693952
  %104 = icmp eq i64 %103, 0
  br i1 %104, label %105, label %111

105:
  %106 = shl nuw i32 1, %98
  %107 = or i32 %106, %97
  %108 = add i32 %96, -1
  %109 = and i32 %108, %96
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %111, label %95

111:
  %112 = phi i32 [ %107, %105 ], [ %97, %95 ]
  %113 = lshr i64 %65, 61
  %114 = trunc nuw nsw i64 %113 to i32
  %115 = and i32 %114, 1
  %116 = load i32, ptr %57, align 4
  %117 = icmp eq i32 %115, %116
  br i1 %117, label %126, label %118

118:
  store i32 %115, ptr %57, align 4
  br label %119

119:
  %120 = phi i64 [ 0, %118 ], [ %124, %119 ]
  %121 = getelementptr inbounds nuw i32, ptr %58, i64 %120
  %122 = load i32, ptr %121, align 4
  %123 = getelementptr inbounds nuw i32, ptr %59, i64 %120
  store i32 %122, ptr %123, align 4
  store i32 0, ptr %121, align 4
  %124 = add nuw nsw i64 %120, 1
  %125 = icmp eq i64 %124, 32
  br i1 %125, label %126, label %119

126:
  br i1 %19, label %127, label %188

127:
  %128 = icmp eq i32 %112, -1
  %129 = select i1 %20, i1 %128, i1 false
  %130 = load i32, ptr %23, align 4
  br i1 %129, label %131, label %153

131:
  %132 = shl i32 %130, 5
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds nuw i32, ptr %8, i64 %133
  br label %135

135:
  %136 = phi i64 [ 0, %131 ], [ %144, %143 ]
  %137 = getelementptr inbounds nuw i32, ptr %134, i64 %136
  %138 = load i32, ptr %137, align 4
  %139 = getelementptr inbounds nuw i32, ptr %58, i64 %136
  %140 = load i32, ptr %139, align 4
  %141 = icmp ugt i32 %138, %140
  br i1 %141, label %142, label %143

142:
  store i32 %138, ptr %139, align 4
  br label %143

143:
  %144 = add nuw nsw i64 %136, 1
  %145 = icmp eq i64 %144, 32
  br i1 %145, label %146, label %135

146:
  %147 = load i32, ptr %24, align 4
  %148 = shl i32 %147, 4
  %149 = add i32 %148, 16
  %150 = load i32, ptr %23, align 4
  %151 = zext i32 %150 to i64
  %152 = getelementptr inbounds nuw i32, ptr %58, i64 %151
  store i32 %149, ptr %152, align 4
  br label %188

153:
  %154 = load i32, ptr %24, align 4
  %155 = shl i32 %154, 4
  %156 = load i32, ptr %25, align 8
  %157 = and i32 %156, 15
  %158 = or disjoint i32 %157, %155
  %159 = shl i32 %130, 5
  %160 = zext i32 %159 to i64
  %161 = getelementptr inbounds nuw i32, ptr %8, i64 %160
  %162 = zext i32 %130 to i64
  %163 = getelementptr inbounds nuw i32, ptr %161, i64 %162
  %164 = getelementptr inbounds nuw i32, ptr %26, i64 %162
  %165 = load i32, ptr %164, align 4
  %166 = icmp ugt i32 %158, %165
  br i1 %166, label %167, label %174

167:
  %168 = load i32, ptr %163, align 4
  %169 = icmp ugt i32 %158, %168
  br i1 %169, label %170, label %174

170:
  store i32 %158, ptr %163, align 4
  %171 = load i32, ptr %23, align 4
  %172 = shl i32 %171, 5
  %173 = zext i32 %172 to i64
  br label %174

174:
  %175 = phi i64 [ %160, %153 ], [ %160, %167 ], [ %173, %170 ]
  %176 = getelementptr inbounds nuw i32, ptr %8, i64 %175
  br label %177

177:
  %178 = phi i64 [ 0, %174 ], [ %186, %185 ]
  %179 = getelementptr inbounds nuw i32, ptr %176, i64 %178
  %180 = load i32, ptr %179, align 4
  %181 = getelementptr inbounds nuw i32, ptr %58, i64 %178
  %182 = load i32, ptr %181, align 4
  %183 = icmp ugt i32 %180, %182
  br i1 %183, label %184, label %185

184:
  store i32 %180, ptr %181, align 4
  br label %185

185:
  %186 = add nuw nsw i64 %178, 1
  %187 = icmp eq i64 %186, 32
  br i1 %187, label %188, label %177

188:
  %189 = xor i32 %112, -1
  %190 = and i32 %61, %189
  %191 = icmp eq i32 %190, 0
  br i1 %191, label %66, label %60

192:
  %193 = xor i32 %46, -1
  %194 = and i32 %30, %193
  %195 = icmp eq i32 %194, 0
  br i1 %195, label %35, label %29

196:
  %197 = load ptr, ptr %7, align 8
  %198 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %199 = load i32, ptr %198, align 4
  %200 = getelementptr inbounds nuw i8, ptr %2, i64 204
  %201 = load i32, ptr %200, align 4
  %202 = shl i32 %201, 4
  %203 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %204 = load i32, ptr %203, align 8
  %205 = and i32 %204, 15
  %206 = or disjoint i32 %205, %202
  %207 = shl i32 %199, 5
  %208 = zext i32 %207 to i64
  %209 = getelementptr inbounds nuw i32, ptr %197, i64 %208
  %210 = zext i32 %199 to i64
  %211 = getelementptr inbounds nuw i32, ptr %209, i64 %210
  %212 = getelementptr inbounds nuw i8, ptr %197, i64 6144
  %213 = getelementptr inbounds nuw i32, ptr %212, i64 %210
  %214 = load i32, ptr %213, align 4
  %215 = icmp ugt i32 %206, %214
  br i1 %215, label %216, label %220

216:
  %217 = load i32, ptr %211, align 4
  %218 = icmp ugt i32 %206, %217
  br i1 %218, label %219, label %220

219:
  store i32 %206, ptr %211, align 4
  br label %220

220:
  %221 = getelementptr inbounds nuw i8, ptr %197, i64 6276
  %222 = load i32, ptr %221, align 4
  %223 = add i32 %222, 1
  store i32 %223, ptr %221, align 4
  %224 = load i32, ptr %200, align 4
  %225 = add i32 %224, 1
  %226 = load ptr, ptr %7, align 8
  store i32 %225, ptr %200, align 4
  %227 = getelementptr inbounds nuw i8, ptr %1, i64 14448
  %228 = load i64, ptr %227, align 8
  %229 = getelementptr inbounds nuw i8, ptr %226, i64 6276
  %230 = load i32, ptr %229, align 4
  %231 = zext i32 %230 to i64
  %232 = shl i64 %228, 30
  %233 = shl nuw nsw i64 %231, 10
  %234 = or i64 %232, %233
  %235 = or disjoint i64 %234, 1023
  %236 = getelementptr inbounds nuw i8, ptr %2, i64 216
  store i64 %235, ptr %236, align 8
  %237 = shl i32 %225, 4
  %238 = load i32, ptr %203, align 8
  %239 = and i32 %238, 15
  %240 = or disjoint i32 %239, %237
  %241 = getelementptr inbounds nuw i8, ptr %226, i64 6144
  %242 = load i32, ptr %198, align 4
  %243 = zext i32 %242 to i64
  %244 = getelementptr inbounds nuw i32, ptr %241, i64 %243
  store i32 %240, ptr %244, align 4
  br label %245

245:
  ret void
}

define internal preserve_allcc ptr @mbarrier_entry(ptr %0, i32 %1, i1 %2) unnamed_addr #0 noimplicitfloat {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 14728
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %18, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 6280
  %9 = zext i32 %5 to i64
  br label %13

10:
  %11 = add nuw nsw i64 %14, 1
  %12 = icmp eq i64 %11, %9
  br i1 %12, label %18, label %13

13:
  %14 = phi i64 [ 0, %7 ], [ %11, %10 ]
  %15 = getelementptr inbounds nuw %struct.AgedMbarrier, ptr %8, i64 %14
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, %1
  br i1 %17, label %26, label %10

18:
  %19 = icmp ne i32 %5, 32
  %20 = and i1 %2, %19
  br i1 %20, label %21, label %26

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 6280
  %23 = add i32 %5, 1
  store i32 %23, ptr %4, align 4
  %24 = zext i32 %5 to i64
  %25 = getelementptr inbounds nuw %struct.AgedMbarrier, ptr %22, i64 %24
  store i32 %1, ptr %25, align 4
  br label %26

26:
  %27 = phi ptr [ null, %18 ], [ %25, %21 ], [ %15, %13 ]
  ret ptr %27
}

define preserve_allcc void @ptxvm_screen_pass(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4) #0 noimplicitfloat {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  %7 = load ptr, ptr %6, align 8
  %8 = icmp ne ptr %7, null
  %9 = icmp ne i32 %3, 0
  %10 = and i1 %9, %8
  %11 = icmp eq i32 %3, %4
  %12 = and i1 %11, %10
  br i1 %12, label %13, label %99

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %15 = tail call i32 @llvm.cttz.i32(i32 %3, i1 true)
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw i64, ptr %14, i64 %16
  %18 = load i64, ptr %17, align 8
  br label %19

19:
  %20 = phi i32 [ %3, %13 ], [ %31, %19 ]
  %21 = phi i32 [ 0, %13 ], [ %29, %19 ]
  %22 = tail call i32 @llvm.cttz.i32(i32 %20, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i64, ptr %14, i64 %23
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, %18
  %27 = shl nuw i32 1, %22
  %28 = select i1 %26, i32 %27, i32 0
  %29 = or i32 %28, %21
  %30 = add i32 %20, -1
  %31 = and i32 %30, %20
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %19

33:
  %34 = icmp eq i32 %29, %3
  br i1 %34, label %35, label %99

35:
  %36 = trunc i64 %18 to i32
  %37 = getelementptr inbounds nuw i8, ptr %7, i64 14728
  %38 = load i32, ptr %37, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %99, label %40

40:
  %41 = getelementptr inbounds nuw i8, ptr %7, i64 6280
  %42 = zext i32 %38 to i64
  br label %46

43:
  %44 = add nuw nsw i64 %47, 1
  %45 = icmp eq i64 %44, %42
  br i1 %45, label %99, label %46

46:
  %47 = phi i64 [ 0, %40 ], [ %44, %43 ]
  %48 = getelementptr inbounds nuw %struct.AgedMbarrier, ptr %41, i64 %47
  %49 = load i32, ptr %48, align 4
  %50 = icmp eq i32 %49, %36
  br i1 %50, label %51, label %43

51:
  %52 = and i64 %18, 4294967295
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %54 = load i32, ptr %53, align 8
  %55 = zext i32 %54 to i64
  %56 = icmp uge i32 %54, %36
  %57 = sub nuw nsw i64 %55, %52
  %58 = icmp samesign ugt i64 %57, 7
  %59 = select i1 %56, i1 %58, i1 false
  br i1 %59, label %60, label %81

60:
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 %52
  %64 = load i64, ptr %63, align 8
  %65 = lshr i64 %64, 61
  %66 = trunc nuw nsw i64 %65 to i32
  %67 = and i32 %66, 1
  %68 = getelementptr inbounds nuw i8, ptr %48, i64 4
  %69 = load i32, ptr %68, align 4
  %70 = icmp eq i32 %67, %69
  br i1 %70, label %81, label %71

71:
  store i32 %67, ptr %68, align 4
  %72 = getelementptr inbounds nuw i8, ptr %48, i64 8
  %73 = getelementptr inbounds nuw i8, ptr %48, i64 136
  br label %74

74:
  %75 = phi i64 [ 0, %71 ], [ %79, %74 ]
  %76 = getelementptr inbounds nuw i32, ptr %72, i64 %75
  %77 = load i32, ptr %76, align 4
  %78 = getelementptr inbounds nuw i32, ptr %73, i64 %75
  store i32 %77, ptr %78, align 4
  store i32 0, ptr %76, align 4
  %79 = add nuw nsw i64 %75, 1
  %80 = icmp eq i64 %79, 32
  br i1 %80, label %81, label %74

81:
  %82 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %83 = load i32, ptr %82, align 4
  %84 = shl i32 %83, 5
  %85 = zext i32 %84 to i64
  %86 = getelementptr inbounds nuw i32, ptr %7, i64 %85
  %87 = getelementptr inbounds nuw i8, ptr %48, i64 136
  br label %88

88:
  %89 = phi i64 [ 0, %81 ], [ %97, %96 ]
  %90 = getelementptr inbounds nuw i32, ptr %87, i64 %89
  %91 = load i32, ptr %90, align 4
  %92 = getelementptr inbounds nuw i32, ptr %86, i64 %89
  %93 = load i32, ptr %92, align 4
  %94 = icmp ugt i32 %91, %93
  br i1 %94, label %95, label %96

95:
  store i32 %91, ptr %92, align 4
  br label %96

96:
  %97 = add nuw nsw i64 %89, 1
  %98 = icmp eq i64 %97, 32
  br i1 %98, label %99, label %88

99:
  ret void
}

define internal preserve_allcc i32 @look_at_access(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5) unnamed_addr #0
      noimplicitfloat {
  %7 = alloca %struct.Screening, align 8
  %8 = icmp eq i32 %3, 0
  br i1 %8, label %1305, label %9

9:
  store ptr %0, ptr %7, align 8
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %4, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 112
  store ptr %1, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 120
  store ptr %2, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 128
  store i32 %3, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store i64 0, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 0, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 137
  store i8 0, ptr %16, align 1
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 136
  store i8 0, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 134
  store i8 0, ptr %18, align 2
  %19 = getelementptr inbounds nuw i8, ptr %7, i64 133
  store i8 0, ptr %19, align 1
  %20 = getelementptr inbounds nuw i8, ptr %7, i64 132
  store i8 0, ptr %20, align 4
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %22 = load i32, ptr %21, align 8
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %27

24:
  %25 = icmp ne i64 %5, 0
  %26 = call preserve_allcc i32 @screen_varying(ptr %7, ptr %1, ptr %2, i32 %3, i1 %25)
  br label %1303

27:
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %31 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 14800
  %34 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %36 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %37 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %38 = getelementptr inbounds nuw i8, ptr %7, i64 88
  %39 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %40 = getelementptr inbounds nuw i8, ptr %2, i64 204
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %45 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %47 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 14448
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 135
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  %52 = getelementptr inbounds nuw i8, ptr %7, i64 104
  %53 = getelementptr inbounds nuw i8, ptr %7, i64 96
  br label %54

54:
  %55 = phi i64 [ 0, %27 ], [ %1299, %1298 ]
  %56 = getelementptr inbounds nuw %struct.ScreenRun, ptr %28, i64 %55
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 4
  %58 = load i32, ptr %57, align 4
  %59 = sub i32 32, %58
  %60 = lshr i32 -1, %59
  %61 = load i32, ptr %56, align 8
  %62 = shl i32 %60, %61
  %63 = and i32 %62, %3
  %64 = getelementptr inbounds nuw i8, ptr %56, i64 8
  %65 = load i64, ptr %64, align 8
  %66 = add i64 %65, %5
  %67 = icmp eq i32 %63, 0
  br i1 %67, label %1298, label %68

68:
  %69 = load i32, ptr %29, align 4
  %70 = icmp eq i32 %69, 5
  %71 = getelementptr inbounds nuw i8, ptr %56, i64 16
  br i1 %70, label %72, label %92

72:
  %73 = phi i32 [ %90, %88 ], [ %63, %68 ]
  %74 = load i32, ptr %71, align 8
  %75 = icmp eq i32 %74, 8
  br i1 %75, label %83, label %76

76:
  %77 = call i32 @llvm.cttz.i32(i32 %73, i1 true)
  %78 = load i32, ptr %56, align 8
  %79 = sub i32 %77, %78
  %80 = zext i32 %79 to i64
  %81 = zext nneg i32 %74 to i64
  %82 = shl i64 %80, %81
  br label %83

83:
  %84 = phi i64 [ %82, %76 ], [ 0, %72 ]
  %85 = add i64 %84, %66
  %86 = call preserve_allcc i32 @screen_place(ptr %7, ptr %1, ptr %2, i64 %85, i32 -1)
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %1303

88:
  %89 = add i32 %73, -1
  %90 = and i32 %89, %73
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %1298, label %72

92:
  %93 = load i32, ptr %71, align 8
  %94 = icmp eq i32 %93, 8
  %95 = load ptr, ptr %10, align 8
  br i1 %94, label %127, label %96

96:
  %97 = load ptr, ptr %7, align 8
  %98 = getelementptr inbounds nuw i8, ptr %97, i64 43704
  %99 = load ptr, ptr %98, align 8
  %100 = icmp eq ptr %99, null
  br i1 %100, label %197, label %101

101:
  %102 = getelementptr inbounds nuw i8, ptr %95, i64 12
  %103 = load i32, ptr %102, align 4
  %104 = zext i32 %103 to i64
  %105 = and i64 %104, 7
  %106 = icmp eq i64 %105, 0
  %107 = and i64 %104, 6
  %108 = icmp eq i64 %107, 6
  %109 = or i1 %106, %108
  br i1 %109, label %197, label %110

110:
  %111 = getelementptr inbounds nuw i8, ptr %95, i64 8
  %112 = load i32, ptr %111, align 8
  switch i32 %112, label %197 [
    i32 4, label %113
    i32 8, label %113
  ]

113:
  %114 = getelementptr inbounds nuw i8, ptr %95, i64 4
  %115 = load i32, ptr %114, align 4
  %116 = icmp ult i32 %115, 4
  %117 = call i32 @llvm.ctpop.i32(i32 %63)
  %118 = icmp samesign ult i32 %117, 2
  %119 = select i1 %116, i1 %118, i1 false
  br i1 %119, label %120, label %197

120:
  %121 = call i32 @llvm.cttz.i32(i32 %63, i1 true)
  %122 = sub i32 %121, %61
  %123 = zext i32 %122 to i64
  %124 = zext nneg i32 %93 to i64
  %125 = shl i64 %123, %124
  %126 = add i64 %125, %66
  br label %130

127:
  %128 = call i32 @llvm.ctpop.i32(i32 %63)
  %129 = icmp samesign ult i32 %128, 2
  br i1 %129, label %130, label %133

130:
  %131 = phi i64 [ %126, %120 ], [ %66, %127 ]
  %132 = load ptr, ptr %7, align 8
  br label %154

133:
  %134 = getelementptr inbounds nuw i8, ptr %95, i64 4
  %135 = load i32, ptr %134, align 4
  %136 = icmp eq i32 %135, 1
  %137 = load ptr, ptr %7, align 8
  br i1 %136, label %138, label %154

138:
  %139 = getelementptr inbounds nuw i8, ptr %137, i64 37704
  %140 = load i32, ptr %139, align 8
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %154, label %142

142:
  %143 = getelementptr inbounds nuw i8, ptr %95, i64 20
  %144 = load i32, ptr %143, align 4
  %145 = load i32, ptr %13, align 8
  %146 = call i32 @llvm.cttz.i32(i32 %145, i1 false)
  %147 = getelementptr inbounds nuw i8, ptr %137, i64 328
  store i32 22, ptr %147, align 8
  %148 = getelementptr inbounds nuw i8, ptr %137, i64 332
  store i32 %144, ptr %148, align 4
  %149 = getelementptr inbounds nuw i8, ptr %137, i64 336
  store i32 %146, ptr %149, align 8
  %150 = getelementptr inbounds nuw i8, ptr %137, i64 352
  store i64 0, ptr %150, align 8
  %151 = getelementptr inbounds nuw i8, ptr %137, i64 368
  store i32 0, ptr %151, align 8
  %152 = getelementptr inbounds nuw i8, ptr %137, i64 360
  store i32 0, ptr %152, align 8
  %153 = getelementptr inbounds nuw i8, ptr %137, i64 364
  store i32 0, ptr %153, align 4
  br label %1303

154:
  %155 = phi i64 [ %131, %130 ], [ %66, %138 ], [ %66, %133 ]
  %156 = phi i1 [ true, %130 ], [ false, %138 ], [ false, %133 ]
  %157 = phi ptr [ %132, %130 ], [ %137, %138 ], [ %137, %133 ]
  %158 = getelementptr inbounds nuw i8, ptr %157, i64 43704
  %159 = load ptr, ptr %158, align 8
  %160 = icmp eq ptr %159, null
  br i1 %160, label %192, label %161

161:
  %162 = getelementptr inbounds nuw i8, ptr %95, i64 12
  %163 = load i32, ptr %162, align 4
  %164 = zext i32 %163 to i64
  %165 = and i64 %164, 7
  %166 = icmp eq i64 %165, 0
  %167 = and i64 %164, 6
  %168 = icmp eq i64 %167, 6
  %169 = or i1 %166, %168
  br i1 %169, label %192, label %170

170:
  %171 = getelementptr inbounds nuw i8, ptr %95, i64 8
  %172 = load i32, ptr %171, align 8
  switch i32 %172, label %192 [
    i32 4, label %173
    i32 8, label %173
  ]

173:
  %174 = getelementptr inbounds nuw i8, ptr %95, i64 4
  %175 = load i32, ptr %174, align 4
  %176 = icmp ult i32 %175, 4
  br i1 %176, label %177, label %192

177:
  %178 = load i32, ptr %34, align 4
  %179 = zext i32 %178 to i64
  %180 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %1, i64 %179
  %181 = getelementptr inbounds nuw i8, ptr %180, i64 14912
  %182 = load i32, ptr %181, align 8
  %183 = icmp ne i32 %182, 0
  store i8 1, ptr %17, align 8
  %184 = call i32 @llvm.cttz.i32(i32 %63, i1 true)
  %185 = select i1 %156, i32 %184, i32 -1
  %186 = call preserve_allcc i32 @screen_place(ptr %7, ptr %1, ptr %2, i64 %155, i32 %185)
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %188, label %1303

188:
  %189 = load i8, ptr %20, align 4
  %190 = trunc nuw i8 %189 to i1
  br i1 %190, label %1298, label %191

191:
  call preserve_allcc void @follow_access(ptr %7, i64 %155, i32 %63, i1 %183)
  br label %1298

192:
  %193 = call i32 @llvm.cttz.i32(i32 %63, i1 true)
  %194 = select i1 %156, i32 %193, i32 -1
  %195 = call preserve_allcc i32 @screen_place(ptr %7, ptr %1, ptr %2, i64 %155, i32 %194)
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %1298, label %1303

197:
  %198 = call i32 @llvm.cttz.i32(i32 %63, i1 true)
  %199 = call i32 @llvm.ctlz.i32(i32 %63, i1 true)
  %200 = xor i32 %199, 31
  %201 = getelementptr inbounds nuw i8, ptr %95, i64 8
  %202 = load i32, ptr %201, align 8
  %203 = sub i32 %198, %61
  %204 = zext i32 %203 to i64
  %205 = zext i32 %93 to i64
  %206 = shl i64 %204, %205
  %207 = add i64 %206, %66
  %208 = sub nsw i32 %200, %198
  %209 = zext i32 %208 to i64
  %210 = shl i64 %209, %205
  %211 = zext i32 %202 to i64
  %212 = add i64 %210, %211
  %213 = load i32, ptr %95, align 8
  %214 = icmp eq i32 %213, 2
  br i1 %214, label %220, label %215

215:
  %216 = icmp eq i32 %213, 0
  %217 = and i64 %207, -4294967296
  %218 = icmp eq i64 %217, 4294967296
  %219 = and i1 %218, %216
  br i1 %219, label %220, label %259

220:
  %221 = and i64 %207, 4294967295
  %222 = load i64, ptr %30, align 8
  %223 = and i64 %222, 16777215
  %224 = load i32, ptr %40, align 4
  %225 = zext i32 %224 to i64
  %226 = shl nuw nsw i64 %225, 24
  %227 = or disjoint i64 %226, %223
  %228 = load i8, ptr %18, align 2
  %229 = trunc nuw i8 %228 to i1
  br i1 %229, label %235, label %230

230:
  %231 = getelementptr inbounds nuw i8, ptr %95, i64 16
  %232 = load i32, ptr %231, align 8
  %233 = zext i32 %232 to i64
  %234 = or i64 %227, %233
  br label %235

235:
  %236 = phi i64 [ %234, %230 ], [ %227, %220 ]
  store i64 %236, ptr %31, align 8
  store i64 0, ptr %15, align 8
  %237 = getelementptr inbounds nuw i8, ptr %97, i64 80
  %238 = load i32, ptr %237, align 8
  %239 = zext i32 %238 to i64
  store i64 %239, ptr %14, align 8
  %240 = load ptr, ptr %41, align 8
  %241 = ptrtoint ptr %240 to i64
  store i64 %241, ptr %36, align 8
  %242 = load ptr, ptr %42, align 8
  store ptr %242, ptr %37, align 8
  %243 = load ptr, ptr %43, align 8
  store ptr %243, ptr %38, align 8
  %244 = load ptr, ptr %44, align 8
  store ptr %244, ptr %45, align 8
  %245 = load ptr, ptr %46, align 8
  store ptr %245, ptr %47, align 8
  %246 = load i64, ptr %48, align 8
  %247 = shl i64 %246, 20
  %248 = load i32, ptr %35, align 8
  %249 = lshr i32 %248, 4
  %250 = zext nneg i32 %249 to i64
  %251 = or i64 %247, %250
  store i64 %251, ptr %32, align 8
  %252 = load i32, ptr %49, align 8
  %253 = icmp ne i32 %252, 0
  %254 = zext i1 %253 to i8
  store i8 %254, ptr %50, align 1
  store i8 1, ptr %20, align 4
  %255 = load ptr, ptr %51, align 8
  %256 = icmp ne ptr %255, null
  %257 = zext i1 %256 to i8
  store i8 %257, ptr %19, align 1
  %258 = icmp samesign ult i64 %221, %239
  br i1 %258, label %403, label %1295

259:
  switch i32 %213, label %1295 [
    i32 1, label %265
    i32 0, label %260
  ]

260:
  %261 = lshr i64 %207, 32
  %262 = trunc nuw i64 %261 to i32
  %263 = add i32 %262, -1
  %264 = icmp ult i32 %263, 4
  br i1 %264, label %1295, label %265

265:
  %266 = load i64, ptr %30, align 8
  %267 = load i8, ptr %18, align 2
  %268 = trunc nuw i8 %267 to i1
  br i1 %268, label %274, label %269

269:
  %270 = getelementptr inbounds nuw i8, ptr %95, i64 12
  %271 = load i32, ptr %270, align 4
  %272 = zext i32 %271 to i64
  %273 = or i64 %266, %272
  br label %274

274:
  %275 = phi i64 [ %273, %269 ], [ %266, %265 ]
  store i64 %275, ptr %31, align 8
  %276 = getelementptr inbounds nuw i8, ptr %97, i64 37656
  %277 = load i64, ptr %276, align 8
  store i64 %277, ptr %32, align 8
  store i8 0, ptr %19, align 1
  store i8 0, ptr %20, align 4
  br i1 %100, label %326, label %278

278:
  %279 = getelementptr inbounds nuw i8, ptr %95, i64 12
  %280 = load i32, ptr %279, align 4
  %281 = zext i32 %280 to i64
  %282 = and i64 %281, 7
  %283 = icmp eq i64 %282, 0
  %284 = and i64 %281, 6
  %285 = icmp eq i64 %284, 6
  %286 = or i1 %283, %285
  br i1 %286, label %287, label %326

287:
  %288 = load i32, ptr %34, align 4
  %289 = zext i32 %288 to i64
  %290 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %33, i64 %289
  %291 = getelementptr inbounds nuw i8, ptr %97, i64 43712
  %292 = load ptr, ptr %291, align 8
  %293 = load i64, ptr %1, align 8
  %294 = mul i64 %293, 96
  %295 = getelementptr inbounds nuw i8, ptr %292, i64 %294
  %296 = getelementptr inbounds nuw i8, ptr %290, i64 112
  store i32 0, ptr %296, align 8
  %297 = getelementptr inbounds nuw i8, ptr %290, i64 116
  %298 = load i32, ptr %297, align 4
  %299 = icmp eq i32 %298, 0
  br i1 %299, label %326, label %300

300:
  store i32 0, ptr %297, align 4
  br label %301

301:
  %302 = phi i64 [ 0, %300 ], [ %321, %320 ]
  %303 = getelementptr inbounds nuw %struct.FollowedRelease, ptr %295, i64 %302
  %304 = getelementptr inbounds nuw i8, ptr %303, i64 8
  %305 = load i64, ptr %304, align 8
  %306 = trunc i64 %305 to i32
  %307 = lshr i32 %306, 15
  %308 = and i32 %307, 31
  %309 = load i32, ptr %34, align 4
  %310 = icmp eq i32 %308, %309
  br i1 %310, label %311, label %320

311:
  %312 = lshr i64 %305, 24
  %313 = and i64 %312, 65535
  %314 = load i32, ptr %35, align 8
  %315 = lshr i32 %314, 4
  %316 = zext nneg i32 %315 to i64
  %317 = icmp eq i64 %313, %316
  br i1 %317, label %318, label %320

318:
  %319 = getelementptr inbounds nuw i8, ptr %303, i64 20
  store i32 0, ptr %319, align 4
  br label %320

320:
  %321 = add nuw nsw i64 %302, 1
  %322 = icmp eq i64 %321, 4
  br i1 %322, label %323, label %301

323:
  %324 = load ptr, ptr %10, align 8
  %325 = load ptr, ptr %7, align 8
  br label %326

326:
  %327 = phi ptr [ %325, %323 ], [ %97, %278 ], [ %97, %287 ], [ %97, %274 ]
  %328 = phi ptr [ %324, %323 ], [ %95, %278 ], [ %95, %287 ], [ %95, %274 ]
  %329 = ptrtoint ptr %328 to i64
  %330 = getelementptr inbounds nuw i8, ptr %327, i64 37712
  %331 = udiv i64 %329, 48
  %332 = and i64 %331, 63
  %333 = getelementptr inbounds nuw %struct.ScreenCache, ptr %330, i64 %332
  %334 = load i64, ptr %333, align 8
  %335 = icmp eq i64 %334, %329
  br i1 %335, label %336, label %343

336:
  %337 = getelementptr inbounds nuw i8, ptr %333, i64 8
  %338 = load i64, ptr %337, align 8
  %339 = sub i64 %207, %338
  %340 = getelementptr inbounds nuw i8, ptr %333, i64 16
  %341 = load i64, ptr %340, align 8
  %342 = icmp ult i64 %339, %341
  br i1 %342, label %349, label %343

343:
  %344 = call preserve_allcc i32 @search(ptr %7, ptr %2, i64 %207, ptr %333)
  %345 = icmp eq i32 %344, 0
  br i1 %345, label %1295, label %346

346:
  %347 = getelementptr inbounds nuw i8, ptr %333, i64 8
  %348 = load i64, ptr %347, align 8
  br label %349

349:
  %350 = phi i64 [ %348, %346 ], [ %338, %336 ]
  %351 = getelementptr inbounds nuw i8, ptr %333, i64 8
  store i64 %350, ptr %15, align 8
  %352 = getelementptr inbounds nuw i8, ptr %333, i64 16
  %353 = load i64, ptr %352, align 8
  store i64 %353, ptr %14, align 8
  %354 = getelementptr inbounds nuw i8, ptr %333, i64 24
  %355 = load i64, ptr %354, align 8
  store i64 %355, ptr %36, align 8
  %356 = getelementptr inbounds nuw i8, ptr %333, i64 40
  %357 = load ptr, ptr %356, align 8
  store ptr %357, ptr %37, align 8
  %358 = getelementptr inbounds nuw i8, ptr %333, i64 48
  %359 = load ptr, ptr %358, align 8
  store ptr %359, ptr %38, align 8
  %360 = getelementptr inbounds nuw i8, ptr %333, i64 56
  %361 = load ptr, ptr %360, align 8
  store ptr %361, ptr %39, align 8
  %362 = shl i64 %207, 1
  %363 = getelementptr inbounds nuw i8, ptr %333, i64 32
  %364 = load i64, ptr %363, align 8
  %365 = load i64, ptr %351, align 8
  %366 = add i64 %364, %365
  %367 = sub i64 %362, %366
  store i64 %207, ptr %363, align 8
  %368 = load i64, ptr %352, align 8
  %369 = icmp ult i64 %367, %368
  %370 = load ptr, ptr %356, align 8
  %371 = icmp eq ptr %370, null
  br i1 %369, label %372, label %376

372:
  br i1 %371, label %380, label %373

373:
  %374 = lshr i64 %367, 7
  %375 = getelementptr inbounds nuw %struct.ScreenLine, ptr %370, i64 %374
  call void @llvm.prefetch.p0(ptr %375, i32 1, i32 3, i32 1)
  br label %377

376:
  br i1 %371, label %380, label %377

377:
  %378 = load i64, ptr %15, align 8
  %379 = load i64, ptr %14, align 8
  br label %403

380:
  %381 = load i64, ptr %15, align 8
  %382 = add i64 %212, %207
  %383 = sub i64 %382, %381
  %384 = load i64, ptr %14, align 8
  %385 = icmp ugt i64 %383, %384
  br i1 %385, label %1295, label %386

386:
  %387 = load ptr, ptr %10, align 8
  %388 = getelementptr inbounds nuw i8, ptr %387, i64 4
  %389 = load i32, ptr %388, align 4
  switch i32 %389, label %390 [
    i32 4, label %1298
    i32 0, label %1298
  ]

390:
  %391 = load ptr, ptr %7, align 8
  %392 = getelementptr inbounds nuw i8, ptr %387, i64 20
  %393 = load i32, ptr %392, align 4
  %394 = load i32, ptr %13, align 8
  %395 = call i32 @llvm.cttz.i32(i32 %394, i1 false)
  %396 = getelementptr inbounds nuw i8, ptr %391, i64 328
  store i32 22, ptr %396, align 8
  %397 = getelementptr inbounds nuw i8, ptr %391, i64 332
  store i32 %393, ptr %397, align 4
  %398 = getelementptr inbounds nuw i8, ptr %391, i64 336
  store i32 %395, ptr %398, align 8
  %399 = getelementptr inbounds nuw i8, ptr %391, i64 352
  store i64 0, ptr %399, align 8
  %400 = getelementptr inbounds nuw i8, ptr %391, i64 368
  store i32 0, ptr %400, align 8
  %401 = getelementptr inbounds nuw i8, ptr %391, i64 360
  store i32 0, ptr %401, align 8
  %402 = getelementptr inbounds nuw i8, ptr %391, i64 364
  store i32 0, ptr %402, align 4
  br label %1303

403:
  %404 = phi i64 [ %379, %377 ], [ %239, %235 ]
  %405 = phi i64 [ %378, %377 ], [ 0, %235 ]
  %406 = phi i64 [ %207, %377 ], [ %221, %235 ]
  %407 = sub i64 %406, %405
  %408 = trunc i64 %407 to i32
  %409 = shl nuw i32 1, %93
  %410 = add i32 %409, -1
  %411 = and i32 %410, %408
  %412 = add i64 %407, %212
  %413 = icmp ugt i64 %412, %404
  %414 = add i32 %411, %202
  %415 = icmp ugt i32 %414, %409
  %416 = select i1 %413, i1 true, i1 %415
  br i1 %416, label %1295, label %417

417:
  %418 = load i8, ptr %20, align 4
  %419 = trunc nuw i8 %418 to i1
  br i1 %419, label %420, label %447

420:
  %421 = load ptr, ptr %7, align 8
  %422 = getelementptr inbounds nuw i8, ptr %421, i64 37696
  %423 = load i32, ptr %422, align 8
  %424 = icmp eq i32 %423, 0
  br i1 %424, label %447, label %425

425:
  %426 = load ptr, ptr %10, align 8
  %427 = getelementptr inbounds nuw i8, ptr %426, i64 8
  %428 = load i32, ptr %427, align 8
  %429 = icmp ult i32 %428, 4
  br i1 %429, label %430, label %447

430:
  %431 = lshr exact i32 %63, %198
  %432 = call preserve_allcc i1 @check_parts(ptr %7, i64 %407, i32 %93, i32 %431)
  br i1 %432, label %447, label %433

433:
  %434 = load ptr, ptr %7, align 8
  %435 = load ptr, ptr %10, align 8
  %436 = getelementptr inbounds nuw i8, ptr %435, i64 20
  %437 = load i32, ptr %436, align 4
  %438 = load i32, ptr %13, align 8
  %439 = call i32 @llvm.cttz.i32(i32 %438, i1 false)
  %440 = getelementptr inbounds nuw i8, ptr %434, i64 328
  store i32 22, ptr %440, align 8
  %441 = getelementptr inbounds nuw i8, ptr %434, i64 332
  store i32 %437, ptr %441, align 4
  %442 = getelementptr inbounds nuw i8, ptr %434, i64 336
  store i32 %439, ptr %442, align 8
  %443 = getelementptr inbounds nuw i8, ptr %434, i64 352
  store i64 0, ptr %443, align 8
  %444 = getelementptr inbounds nuw i8, ptr %434, i64 368
  store i32 0, ptr %444, align 8
  %445 = getelementptr inbounds nuw i8, ptr %434, i64 360
  store i32 0, ptr %445, align 8
  %446 = getelementptr inbounds nuw i8, ptr %434, i64 364
  store i32 0, ptr %446, align 4
  br label %1303

447:
  %448 = add i64 %412, -1
  %449 = lshr i64 %448, 7
  %450 = lshr i64 %407, 7
  %451 = icmp samesign ugt i64 %450, %449
  br i1 %451, label %1298, label %452

452:
  %453 = zext nneg i32 %198 to i64
  %454 = zext nneg i32 %411 to i64
  %455 = sub i64 %454, %407
  %456 = icmp eq i32 %93, 2
  %457 = shl nuw nsw i64 %205, 3
  br label %458

458:
  %459 = phi i64 [ %450, %452 ], [ %1279, %1278 ]
  %460 = shl nuw i64 %459, 7
  %461 = add i64 %455, %460
  %462 = ashr i64 %461, %205
  %463 = add nsw i64 %462, %453
  br i1 %456, label %464, label %475

464:
  %465 = add i64 %463, -32
  %466 = icmp ult i64 %465, -63
  br i1 %466, label %477, label %467

467:
  %468 = icmp sgt i64 %463, -1
  %469 = trunc nsw i64 %463 to i32
  br i1 %468, label %470, label %472

470:
  %471 = lshr i32 %63, %469
  br label %477

472:
  %473 = sub nsw i32 0, %469
  %474 = shl i32 %63, %473
  br label %477

475:
  %476 = call preserve_allcc i32 @words_of(i32 %63, i64 %463, i32 %93, i32 %411, i32 %202)
  br label %477

477:
  %478 = phi i32 [ %476, %475 ], [ 0, %464 ], [ %471, %470 ], [ %474, %472 ]
  %479 = load i64, ptr %31, align 8
  %480 = shl i64 %463, 7
  %481 = and i64 %480, 32640
  %482 = xor i64 %481, 16384
  %483 = or i64 %482, %457
  %484 = or i64 %483, %479
  %485 = load ptr, ptr %37, align 8
  %486 = getelementptr inbounds nuw %struct.ScreenLine, ptr %485, i64 %459
  %487 = icmp ne i32 %478, 0
  %488 = load i64, ptr %14, align 8
  %489 = icmp ult i64 %460, %488
  %490 = select i1 %487, i1 %489, i1 false
  br i1 %490, label %491, label %1248

491:
  %492 = load i8, ptr %20, align 4
  %493 = trunc nuw i8 %492 to i1
  %494 = load ptr, ptr %7, align 8
  br i1 %493, label %495, label %520

495:
  %496 = getelementptr inbounds nuw i8, ptr %494, i64 37696
  %497 = load i32, ptr %496, align 8
  %498 = icmp eq i32 %497, 0
  br i1 %498, label %520, label %499

499:
  %500 = load ptr, ptr %10, align 8
  %501 = getelementptr inbounds nuw i8, ptr %500, i64 8
  %502 = load i32, ptr %501, align 8
  %503 = icmp ult i32 %502, 4
  br i1 %503, label %520, label %504

504:
  %505 = getelementptr inbounds nuw i8, ptr %500, i64 4
  %506 = load i32, ptr %505, align 4
  %507 = add i32 %506, -1
  %508 = and i32 %507, -6
  %509 = icmp eq i32 %508, 0
  %510 = load ptr, ptr %45, align 8
  %511 = getelementptr inbounds nuw i32, ptr %510, i64 %459
  %512 = load i32, ptr %511, align 4
  br i1 %509, label %513, label %516

513:
  %514 = or i32 %512, %478
  store i32 %514, ptr %511, align 4
  %515 = load ptr, ptr %7, align 8
  br label %520

516:
  %517 = xor i32 %512, -1
  %518 = and i32 %478, %517
  %519 = icmp eq i32 %518, 0
  br i1 %519, label %520, label %1281

520:
  %521 = phi ptr [ %515, %513 ], [ %494, %516 ], [ %494, %499 ], [ %494, %495 ], [ %494, %491 ]
  %522 = getelementptr inbounds nuw i8, ptr %521, i64 37704
  %523 = load i32, ptr %522, align 8
  %524 = icmp eq i32 %523, 0
  %525 = load i8, ptr %20, align 4
  %526 = trunc nuw i8 %525 to i1
  br i1 %524, label %527, label %550

527:
  br i1 %526, label %1248, label %528

528:
  %529 = load ptr, ptr %10, align 8
  %530 = getelementptr inbounds nuw i8, ptr %529, i64 4
  %531 = load i32, ptr %530, align 4
  switch i32 %531, label %532 [
    i32 4, label %1248
    i32 0, label %1248
  ]

532:
  %533 = lshr i64 %459, 5
  %534 = load ptr, ptr %39, align 8
  %535 = getelementptr inbounds nuw %struct.ScreenPage, ptr %534, i64 %533
  %536 = load atomic i64, ptr %535 acquire, align 8
  %537 = load ptr, ptr %7, align 8
  %538 = getelementptr inbounds nuw i8, ptr %537, i64 37656
  %539 = load i64, ptr %538, align 8
  %540 = icmp eq i64 %536, %539
  br i1 %540, label %1248, label %541

541:
  %542 = add i64 %539, -1
  %543 = icmp eq i64 %536, %542
  br i1 %543, label %544, label %548

544:
  %545 = load ptr, ptr %10, align 8
  %546 = getelementptr inbounds nuw i8, ptr %545, i64 4
  %547 = load i32, ptr %546, align 4
  switch i32 %547, label %548 [
    i32 4, label %1248
    i32 0, label %1248
  ]

548:
  %549 = call preserve_allcc i1 @open_page(ptr %7, i64 %533)
  br i1 %549, label %1248, label %1281

550:
  br i1 %526, label %569, label %551

551:
  %552 = lshr i64 %459, 5
  %553 = load ptr, ptr %39, align 8
  %554 = getelementptr inbounds nuw %struct.ScreenPage, ptr %553, i64 %552
  %555 = load atomic i64, ptr %554 acquire, align 8
  %556 = load ptr, ptr %7, align 8
  %557 = getelementptr inbounds nuw i8, ptr %556, i64 37656
  %558 = load i64, ptr %557, align 8
  %559 = icmp eq i64 %555, %558
  br i1 %559, label %569, label %560

560:
  %561 = add i64 %558, -1
  %562 = icmp eq i64 %555, %561
  br i1 %562, label %563, label %567

563:
  %564 = load ptr, ptr %10, align 8
  %565 = getelementptr inbounds nuw i8, ptr %564, i64 4
  %566 = load i32, ptr %565, align 4
  switch i32 %566, label %567 [
    i32 4, label %569
    i32 0, label %569
  ]

567:
  %568 = call preserve_allcc i1 @open_page(ptr %7, i64 %552)
  br i1 %568, label %569, label %1281

569:
  %570 = load i8, ptr %20, align 4
  %571 = trunc nuw i8 %570 to i1
  br i1 %571, label %640, label %572

572:
  %573 = icmp eq i32 %478, -1
  %574 = and i64 %479, 7
  %575 = icmp eq i64 %574, 0
  %576 = and i1 %573, %575
  %577 = and i64 %484, 64
  %578 = icmp eq i64 %577, 0
  %579 = select i1 %576, i1 %578, i1 false
  br i1 %579, label %580, label %634

580:
  %581 = load ptr, ptr %10, align 8
  %582 = getelementptr inbounds nuw i8, ptr %581, i64 4
  %583 = load i32, ptr %582, align 4
  %584 = icmp eq i32 %583, 4
  br i1 %584, label %634, label %585

585:
  %586 = load ptr, ptr %7, align 8
  %587 = load ptr, ptr %39, align 8
  %588 = lshr i64 %459, 5
  %589 = getelementptr inbounds nuw %struct.ScreenPage, ptr %587, i64 %588
  %590 = getelementptr inbounds nuw i8, ptr %589, i64 8
  %591 = and i64 %459, 31
  %592 = getelementptr inbounds nuw i64, ptr %590, i64 %591
  %593 = icmp eq i32 %583, 0
  %594 = load atomic i64, ptr %592 monotonic, align 8
  %595 = select i1 %593, i64 2, i64 1
  %596 = icmp eq i64 %594, 0
  br i1 %596, label %597, label %599

597:
  %598 = or disjoint i64 %595, %484
  br label %620

599:
  %600 = and i64 %594, -8
  %601 = icmp eq i64 %600, %484
  br i1 %601, label %602, label %604

602:
  %603 = or i64 %594, %595
  br label %620

604:
  %605 = xor i64 %594, %479
  %606 = icmp ult i64 %605, 1099511627776
  br i1 %606, label %607, label %634

607:
  %608 = lshr i64 %594, 24
  %609 = and i64 %608, 65535
  %610 = lshr i64 %484, 24
  %611 = and i64 %610, 65535
  %612 = icmp samesign ult i64 %609, %611
  br i1 %612, label %613, label %634

613:
  %614 = and i64 %594, 5
  %615 = icmp ne i64 %614, 0
  %616 = and i1 %593, %615
  %617 = select i1 %616, i64 4, i64 0
  %618 = or disjoint i64 %484, %617
  %619 = or disjoint i64 %618, %595
  br label %620

620:
  %621 = phi i64 [ %619, %613 ], [ %603, %602 ], [ %598, %597 ]
  %622 = getelementptr inbounds nuw i8, ptr %586, i64 37688
  %623 = load i32, ptr %622, align 8
  %624 = icmp eq i32 %623, 0
  br i1 %624, label %626, label %625

625:
  store i64 %621, ptr %592, align 8
  br label %1248

626:
  %627 = icmp eq i64 %594, %621
  br i1 %627, label %1248, label %628

628:
  %629 = cmpxchg ptr %592, i64 %594, i64 %621 monotonic monotonic, align 8
  %630 = extractvalue { i64, i1 } %629, 1
  br i1 %630, label %1248, label %631

631:
  %632 = load i8, ptr %20, align 4
  %633 = trunc nuw i8 %632 to i1
  br label %634

634:
  %635 = phi i1 [ %633, %631 ], [ false, %604 ], [ false, %607 ], [ false, %580 ], [ false, %572 ]
  %636 = load i8, ptr %17, align 8
  %637 = trunc nuw i8 %636 to i1
  %638 = xor i1 %637, true
  %639 = select i1 %638, i1 true, i1 %635
  br i1 %639, label %640, label %642

640:
  %641 = load i64, ptr %32, align 8
  br label %697

642:
  %643 = load ptr, ptr %39, align 8
  %644 = lshr i64 %459, 5
  %645 = getelementptr inbounds nuw %struct.ScreenPage, ptr %643, i64 %644
  %646 = getelementptr inbounds nuw i8, ptr %645, i64 8
  %647 = and i64 %459, 31
  %648 = getelementptr inbounds nuw i64, ptr %646, i64 %647
  %649 = load atomic i64, ptr %648 monotonic, align 8
  %650 = icmp eq i64 %649, -1
  br i1 %650, label %651, label %653

651:
  %652 = load i64, ptr %486, align 8
  br label %682

653:
  %654 = load ptr, ptr %7, align 8
  %655 = getelementptr inbounds nuw i8, ptr %654, i64 37688
  %656 = load i32, ptr %655, align 8
  %657 = icmp eq i32 %656, 0
  br i1 %657, label %659, label %658

658:
  store i64 -1, ptr %648, align 8
  br label %661

659:
  %660 = atomicrmw xchg ptr %648, i64 -1 monotonic, align 8
  br label %661

661:
  %662 = phi i64 [ %649, %658 ], [ %660, %659 ]
  %663 = load i64, ptr %32, align 8
  store i64 %663, ptr %486, align 8
  %664 = and i64 %662, 5
  %665 = icmp ne i64 %664, 0
  %666 = sext i1 %665 to i32
  %667 = getelementptr inbounds nuw i8, ptr %486, i64 48
  store i32 %666, ptr %667, align 8
  %668 = shl i64 %662, 62
  %669 = ashr i64 %668, 63
  %670 = trunc nsw i64 %669 to i32
  %671 = getelementptr inbounds nuw i8, ptr %486, i64 56
  store i32 %670, ptr %671, align 8
  %672 = getelementptr inbounds nuw i8, ptr %486, i64 60
  store i32 0, ptr %672, align 4
  %673 = getelementptr inbounds nuw i8, ptr %486, i64 52
  store i32 0, ptr %673, align 4
  %674 = and i64 %662, -8
  %675 = getelementptr inbounds nuw i8, ptr %486, i64 16
  %676 = getelementptr inbounds nuw i8, ptr %486, i64 32
  store i64 %674, ptr %676, align 8
  store i64 %674, ptr %675, align 8
  %677 = and i64 %662, 1
  %678 = icmp eq i64 %677, 0
  br i1 %678, label %679, label %682

679:
  %680 = and i64 %662, -16777216
  %681 = add i64 %680, -16777096
  store i64 %681, ptr %675, align 8
  br label %682

682:
  %683 = phi i64 [ %652, %651 ], [ %663, %661 ], [ %663, %679 ]
  %684 = load i64, ptr %32, align 8
  %685 = icmp eq i64 %683, %684
  br i1 %685, label %686, label %695

686:
  %687 = getelementptr inbounds nuw i8, ptr %486, i64 48
  %688 = load i32, ptr %687, align 8
  %689 = getelementptr inbounds nuw i8, ptr %486, i64 52
  %690 = load i32, ptr %689, align 4
  %691 = or i32 %690, %688
  %692 = and i32 %691, %478
  %693 = icmp eq i32 %692, 0
  %694 = zext i1 %693 to i8
  br label %695

695:
  %696 = phi i8 [ 1, %682 ], [ %694, %686 ]
  store i8 %696, ptr %16, align 1
  br label %697

697:
  %698 = phi i64 [ %641, %640 ], [ %684, %695 ]
  %699 = load i64, ptr %486, align 8
  %700 = icmp eq i64 %699, %698
  br i1 %700, label %701, label %766

701:
  %702 = load ptr, ptr %10, align 8
  %703 = getelementptr inbounds nuw i8, ptr %702, i64 4
  %704 = load i32, ptr %703, align 4
  switch i32 %704, label %723 [
    i32 4, label %705
    i32 0, label %705
  ]

705:
  %706 = getelementptr inbounds nuw i8, ptr %486, i64 32
  %707 = load i64, ptr %706, align 8
  %708 = icmp eq i64 %707, %484
  br i1 %708, label %709, label %766

709:
  %710 = getelementptr inbounds nuw i8, ptr %486, i64 56
  %711 = load i32, ptr %710, align 8
  %712 = xor i32 %711, -1
  %713 = and i32 %478, %712
  %714 = icmp eq i32 %713, 0
  br i1 %714, label %715, label %766

715:
  %716 = getelementptr inbounds nuw i8, ptr %486, i64 48
  %717 = load i32, ptr %716, align 8
  %718 = getelementptr inbounds nuw i8, ptr %486, i64 52
  %719 = load i32, ptr %718, align 4
  %720 = or i32 %719, %717
  %721 = and i32 %720, %478
  %722 = icmp eq i32 %721, 0
  br i1 %722, label %1248, label %766

723:
  %724 = load i8, ptr %19, align 1
  %725 = trunc nuw i8 %724 to i1
  %726 = and i64 %479, 7
  %727 = icmp eq i64 %726, 0
  %728 = or i1 %727, %725
  %729 = and i64 %479, 6
  %730 = icmp eq i64 %729, 6
  %731 = select i1 %728, i1 true, i1 %730
  br i1 %731, label %766, label %732

732:
  %733 = getelementptr inbounds nuw i8, ptr %486, i64 48
  %734 = load i32, ptr %733, align 8
  %735 = xor i32 %734, -1
  %736 = and i32 %478, %735
  %737 = icmp eq i32 %736, 0
  br i1 %737, label %738, label %766

738:
  %739 = getelementptr inbounds nuw i8, ptr %486, i64 16
  %740 = load i64, ptr %739, align 8
  %741 = and i64 %740, 120
  %742 = icmp eq i64 %741, 120
  br i1 %742, label %743, label %766

743:
  %744 = icmp ugt i64 %740, -1099511627777
  %745 = xor i64 %740, %484
  %746 = icmp ult i64 %745, 16777216
  %747 = select i1 %744, i1 true, i1 %746
  br i1 %747, label %748, label %766

748:
  %749 = and i64 %740, 7
  %750 = icmp ne i64 %749, 0
  %751 = xor i64 %740, %479
  %752 = and i64 %751, 7
  %753 = icmp eq i64 %752, 0
  %754 = select i1 %750, i1 %753, i1 false
  br i1 %754, label %755, label %766

755:
  %756 = getelementptr inbounds nuw i8, ptr %486, i64 52
  %757 = load i32, ptr %756, align 4
  %758 = getelementptr inbounds nuw i8, ptr %486, i64 56
  %759 = load i32, ptr %758, align 8
  %760 = or i32 %759, %757
  %761 = getelementptr inbounds nuw i8, ptr %486, i64 60
  %762 = load i32, ptr %761, align 4
  %763 = or i32 %760, %762
  %764 = and i32 %763, %478
  %765 = icmp eq i32 %764, 0
  br i1 %765, label %1248, label %766

766:
  %767 = load i8, ptr %20, align 4
  %768 = trunc nuw i8 %767 to i1
  br i1 %768, label %821, label %769

769:
  %770 = load ptr, ptr %7, align 8
  %771 = getelementptr inbounds nuw i8, ptr %770, i64 37688
  %772 = load i32, ptr %771, align 8
  %773 = icmp eq i32 %772, 0
  br i1 %773, label %774, label %783

774:
  %775 = getelementptr inbounds nuw i8, ptr %486, i64 8
  br label %776

776:
  %777 = atomicrmw or ptr %775, i64 1 acquire, align 8
  %778 = and i64 %777, 1
  %779 = icmp eq i64 %778, 0
  br i1 %779, label %780, label %776

780:
  %781 = load i8, ptr %20, align 4
  %782 = trunc nuw i8 %781 to i1
  br i1 %782, label %821, label %783

783:
  %784 = load ptr, ptr %39, align 8
  %785 = lshr i64 %459, 5
  %786 = getelementptr inbounds nuw %struct.ScreenPage, ptr %784, i64 %785
  %787 = getelementptr inbounds nuw i8, ptr %786, i64 8
  %788 = and i64 %459, 31
  %789 = getelementptr inbounds nuw i64, ptr %787, i64 %788
  %790 = load atomic i64, ptr %789 monotonic, align 8
  %791 = icmp eq i64 %790, -1
  br i1 %791, label %821, label %792

792:
  %793 = load ptr, ptr %7, align 8
  %794 = getelementptr inbounds nuw i8, ptr %793, i64 37688
  %795 = load i32, ptr %794, align 8
  %796 = icmp eq i32 %795, 0
  br i1 %796, label %798, label %797

797:
  store i64 -1, ptr %789, align 8
  br label %800

798:
  %799 = atomicrmw xchg ptr %789, i64 -1 monotonic, align 8
  br label %800

800:
  %801 = phi i64 [ %790, %797 ], [ %799, %798 ]
  %802 = load i64, ptr %32, align 8
  store i64 %802, ptr %486, align 8
  %803 = and i64 %801, 5
  %804 = icmp ne i64 %803, 0
  %805 = sext i1 %804 to i32
  %806 = getelementptr inbounds nuw i8, ptr %486, i64 48
  store i32 %805, ptr %806, align 8
  %807 = shl i64 %801, 62
  %808 = ashr i64 %807, 63
  %809 = trunc nsw i64 %808 to i32
  %810 = getelementptr inbounds nuw i8, ptr %486, i64 56
  store i32 %809, ptr %810, align 8
  %811 = getelementptr inbounds nuw i8, ptr %486, i64 60
  store i32 0, ptr %811, align 4
  %812 = getelementptr inbounds nuw i8, ptr %486, i64 52
  store i32 0, ptr %812, align 4
  %813 = and i64 %801, -8
  %814 = getelementptr inbounds nuw i8, ptr %486, i64 16
  %815 = getelementptr inbounds nuw i8, ptr %486, i64 32
  store i64 %813, ptr %815, align 8
  store i64 %813, ptr %814, align 8
  %816 = and i64 %801, 1
  %817 = icmp eq i64 %816, 0
  br i1 %817, label %818, label %821

818:
  %819 = and i64 %801, -16777216
  %820 = add i64 %819, -16777096
  store i64 %820, ptr %814, align 8
  br label %821

821:
  %822 = phi i1 [ true, %780 ], [ %773, %818 ], [ %773, %800 ], [ %773, %783 ], [ false, %766 ]
  %823 = load i64, ptr %486, align 8
  %824 = load i64, ptr %32, align 8
  %825 = icmp eq i64 %823, %824
  br i1 %825, label %954, label %826

826:
  %827 = load ptr, ptr %10, align 8
  %828 = getelementptr inbounds nuw i8, ptr %827, i64 4
  %829 = load i32, ptr %828, align 4
  %830 = and i32 %829, -5
  %831 = icmp eq i32 %830, 0
  %832 = select i1 %831, i32 2, i32 0
  store i64 %824, ptr %486, align 8
  %833 = getelementptr inbounds nuw i8, ptr %486, i64 48
  %834 = getelementptr inbounds nuw i8, ptr %486, i64 60
  store i32 0, ptr %834, align 4
  %835 = getelementptr inbounds nuw i8, ptr %486, i64 56
  store i32 0, ptr %835, align 8
  %836 = getelementptr inbounds nuw i8, ptr %486, i64 52
  store i32 0, ptr %836, align 4
  store i32 0, ptr %833, align 8
  %837 = getelementptr inbounds nuw i8, ptr %486, i64 8
  store i64 0, ptr %837, align 8
  %838 = trunc i64 %484 to i32
  %839 = and i32 %838, 120
  %840 = icmp eq i32 %839, 72
  br i1 %840, label %841, label %903

841:
  %842 = load i8, ptr %20, align 4
  %843 = trunc nuw i8 %842 to i1
  br i1 %843, label %844, label %902

844:
  %845 = load i8, ptr %19, align 1
  %846 = trunc nuw i8 %845 to i1
  %847 = and i64 %479, 7
  %848 = icmp ne i64 %847, 0
  %849 = or i1 %848, %846
  br i1 %849, label %902, label %850

850:
  %851 = and i64 %484, -16777216
  %852 = or disjoint i64 %851, 64
  %853 = load ptr, ptr %38, align 8
  %854 = load ptr, ptr %37, align 8
  %855 = ptrtoint ptr %486 to i64
  %856 = ptrtoint ptr %854 to i64
  %857 = sub i64 %855, %856
  %858 = getelementptr inbounds nuw i16, ptr %853, i64 %857
  %859 = load ptr, ptr %10, align 8
  %860 = getelementptr inbounds nuw i8, ptr %859, i64 4
  %861 = load i32, ptr %860, align 4
  %862 = and i32 %861, -5
  %863 = icmp eq i32 %862, 0
  %864 = select i1 %863, i64 2, i64 0
  %865 = lshr i32 %838, 10
  %866 = and i32 %865, 16352
  %867 = select i1 %863, i64 32, i64 0
  %868 = getelementptr inbounds nuw i16, ptr %858, i64 %867
  br label %869

869:
  %870 = phi i32 [ %881, %869 ], [ %478, %850 ]
  %871 = call i32 @llvm.cttz.i32(i32 %870, i1 true)
  %872 = load ptr, ptr %52, align 8
  %873 = zext nneg i32 %871 to i64
  %874 = getelementptr inbounds nuw i8, ptr %872, i64 %873
  %875 = load i8, ptr %874, align 1
  %876 = zext i8 %875 to i32
  %877 = or i32 %866, %876
  %878 = trunc nuw nsw i32 %877 to i16
  %879 = getelementptr inbounds nuw i16, ptr %868, i64 %873
  store i16 %878, ptr %879, align 2
  %880 = add i32 %870, -1
  %881 = and i32 %880, %870
  %882 = icmp eq i32 %881, 0
  br i1 %882, label %883, label %869

883:
  switch i32 %861, label %884 [
    i32 4, label %896
    i32 0, label %896
  ]

884:
  %885 = load i64, ptr %837, align 8
  %886 = icmp eq i64 %885, 0
  br i1 %886, label %892, label %887

887:
  %888 = load ptr, ptr %7, align 8
  store i64 0, ptr %837, align 8
  %889 = getelementptr inbounds nuw i8, ptr %888, i64 41816
  %890 = load i64, ptr %889, align 8
  %891 = add i64 %890, 1
  store i64 %891, ptr %889, align 8
  br label %892

892:
  %893 = xor i32 %478, -1
  %894 = load i32, ptr %835, align 8
  %895 = and i32 %894, %893
  store i32 %895, ptr %835, align 8
  br label %896

896:
  %897 = getelementptr inbounds nuw i32, ptr %833, i64 %864
  %898 = load i32, ptr %897, align 4
  %899 = or i32 %898, %478
  store i32 %899, ptr %897, align 4
  %900 = getelementptr inbounds nuw i8, ptr %486, i64 16
  %901 = getelementptr inbounds nuw i64, ptr %900, i64 %864
  store i64 %852, ptr %901, align 8
  br label %1224

902:
  call preserve_allcc void @remember(ptr %7, ptr %486, i32 %832, i64 %484, i32 %478)
  br label %1224

903:
  %904 = zext nneg i32 %832 to i64
  %905 = getelementptr inbounds nuw i32, ptr %833, i64 %904
  store i32 %478, ptr %905, align 4
  %906 = getelementptr inbounds nuw i8, ptr %486, i64 16
  %907 = getelementptr inbounds nuw i64, ptr %906, i64 %904
  store i64 %484, ptr %907, align 8
  switch i32 %829, label %1224 [
    i32 4, label %908
    i32 0, label %908
  ]

908:
  %909 = load ptr, ptr %7, align 8
  %910 = getelementptr inbounds nuw i8, ptr %909, i64 37692
  %911 = load i32, ptr %910, align 4
  %912 = icmp eq i32 %911, 0
  br i1 %912, label %913, label %1224

913:
  %914 = getelementptr inbounds nuw i8, ptr %486, i64 32
  %915 = load i64, ptr %914, align 8
  %916 = and i64 %915, 64
  %917 = icmp eq i64 %916, 0
  br i1 %917, label %1224, label %918

918:
  %919 = load i8, ptr %19, align 1
  %920 = trunc nuw i8 %919 to i1
  br i1 %920, label %921, label %924

921:
  call preserve_allcc void @quieten_aged(ptr %7, ptr %486)
  %922 = load i8, ptr %19, align 1
  %923 = trunc nuw i8 %922 to i1
  br label %924

924:
  %925 = phi i1 [ %923, %921 ], [ false, %918 ]
  %926 = load i32, ptr %833, align 8
  %927 = load i32, ptr %836, align 4
  %928 = or i32 %927, %926
  %929 = icmp ne i32 %928, 0
  %930 = select i1 %929, i1 true, i1 %925
  br i1 %930, label %1224, label %931

931:
  %932 = load i32, ptr %834, align 4
  %933 = icmp eq i32 %932, 0
  br i1 %933, label %939, label %934

934:
  %935 = getelementptr inbounds nuw i8, ptr %486, i64 40
  %936 = load i64, ptr %935, align 8
  %937 = load i64, ptr %914, align 8
  %938 = call preserve_allcc i64 @joined(i64 %936, i64 %937)
  br label %941

939:
  %940 = load i64, ptr %914, align 8
  br label %941

941:
  %942 = phi i64 [ %938, %934 ], [ %940, %939 ]
  %943 = and i64 %942, 7
  %944 = icmp eq i64 %943, 0
  br i1 %944, label %945, label %1224

945:
  store i64 %942, ptr %914, align 8
  store i32 -1, ptr %835, align 8
  store i32 0, ptr %834, align 4
  %946 = and i64 %942, 120
  %947 = icmp eq i64 %946, 120
  %948 = load i64, ptr %486, align 8
  %949 = shl i64 %948, 10
  %950 = lshr i64 %942, 15
  %951 = and i64 %950, 1023
  %952 = select i1 %947, i64 1023, i64 %951
  %953 = or disjoint i64 %949, %952
  store i64 %953, ptr %837, align 8
  br label %1224

954:
  %955 = load i8, ptr %20, align 4
  %956 = trunc nuw i8 %955 to i1
  br i1 %956, label %1016, label %957

957:
  %958 = load ptr, ptr %10, align 8
  %959 = getelementptr inbounds nuw i8, ptr %958, i64 4
  %960 = load i32, ptr %959, align 4
  %961 = and i32 %960, -5
  %962 = icmp eq i32 %961, 0
  %963 = select i1 %962, i32 2, i32 0
  %964 = and i64 %484, 120
  %965 = icmp eq i64 %964, 72
  br i1 %965, label %1011, label %966

966:
  %967 = getelementptr inbounds nuw i8, ptr %486, i64 48
  %968 = load i32, ptr %967, align 8
  %969 = getelementptr inbounds nuw i8, ptr %486, i64 52
  %970 = load i32, ptr %969, align 4
  %971 = or i32 %970, %968
  %972 = getelementptr inbounds nuw i8, ptr %486, i64 56
  %973 = load i32, ptr %972, align 8
  %974 = or i32 %971, %973
  %975 = getelementptr inbounds nuw i8, ptr %486, i64 60
  %976 = load i32, ptr %975, align 4
  %977 = or i32 %974, %976
  %978 = and i32 %977, %478
  %979 = icmp eq i32 %978, 0
  br i1 %979, label %980, label %1011

980:
  %981 = zext nneg i32 %963 to i64
  %982 = getelementptr inbounds nuw i32, ptr %967, i64 %981
  %983 = load i32, ptr %982, align 4
  %984 = icmp eq i32 %983, 0
  br i1 %984, label %985, label %987

985:
  %986 = getelementptr inbounds nuw i32, ptr %967, i64 %981
  br label %1004

987:
  %988 = getelementptr inbounds nuw i8, ptr %486, i64 16
  %989 = getelementptr inbounds nuw i64, ptr %988, i64 %981
  %990 = load i64, ptr %989, align 8
  %991 = icmp ne i64 %990, %484
  %992 = zext i1 %991 to i32
  %993 = or disjoint i32 %963, %992
  %994 = zext nneg i32 %993 to i64
  %995 = getelementptr inbounds nuw i32, ptr %967, i64 %994
  %996 = load i32, ptr %995, align 4
  %997 = icmp eq i32 %996, 0
  %998 = getelementptr inbounds nuw i32, ptr %967, i64 %994
  br i1 %997, label %1004, label %999

999:
  %1000 = getelementptr inbounds nuw i8, ptr %486, i64 16
  %1001 = getelementptr inbounds nuw i64, ptr %1000, i64 %994
  %1002 = load i64, ptr %1001, align 8
  %1003 = icmp eq i64 %1002, %484
  br i1 %1003, label %1004, label %1011

1004:
  %1005 = phi ptr [ %986, %985 ], [ %998, %987 ], [ %998, %999 ]
  %1006 = phi i64 [ %981, %985 ], [ %994, %987 ], [ %994, %999 ]
  %1007 = getelementptr inbounds nuw i8, ptr %486, i64 16
  %1008 = getelementptr inbounds nuw i64, ptr %1007, i64 %1006
  store i64 %484, ptr %1008, align 8
  %1009 = load i32, ptr %1005, align 4
  %1010 = or i32 %1009, %478
  store i32 %1010, ptr %1005, align 4
  br label %1224

1011:
  %1012 = trunc i64 %484 to i32
  %1013 = lshr i32 %1012, 3
  %1014 = and i32 %1013, 15
  %1015 = icmp eq i32 %1014, 9
  br i1 %1015, label %1222, label %1170

1016:
  %1017 = trunc i64 %484 to i32
  %1018 = lshr i32 %1017, 3
  %1019 = and i32 %1018, 15
  %1020 = icmp eq i32 %1019, 9
  br i1 %1020, label %1021, label %1170

1021:
  %1022 = load i8, ptr %19, align 1
  %1023 = trunc nuw i8 %1022 to i1
  %1024 = and i64 %479, 7
  %1025 = icmp ne i64 %1024, 0
  %1026 = or i1 %1025, %1023
  br i1 %1026, label %1222, label %1027

1027:
  %1028 = and i64 %484, -16777216
  %1029 = or disjoint i64 %1028, 64
  %1030 = getelementptr inbounds nuw i8, ptr %486, i64 48
  %1031 = getelementptr inbounds nuw i8, ptr %486, i64 52
  %1032 = load i32, ptr %1031, align 4
  %1033 = icmp eq i32 %1032, 0
  br i1 %1033, label %1034, label %1222

1034:
  %1035 = load i32, ptr %1030, align 4
  %1036 = icmp eq i32 %1035, 0
  br i1 %1036, label %1041, label %1037

1037:
  %1038 = getelementptr inbounds nuw i8, ptr %486, i64 16
  %1039 = load i64, ptr %1038, align 8
  %1040 = icmp eq i64 %1039, %1029
  br i1 %1040, label %1041, label %1222

1041:
  %1042 = getelementptr inbounds nuw i8, ptr %486, i64 60
  %1043 = load i32, ptr %1042, align 4
  %1044 = icmp eq i32 %1043, 0
  br i1 %1044, label %1045, label %1222

1045:
  %1046 = getelementptr inbounds nuw i8, ptr %486, i64 56
  %1047 = load i32, ptr %1046, align 4
  %1048 = icmp eq i32 %1047, 0
  br i1 %1048, label %1053, label %1049

1049:
  %1050 = getelementptr inbounds nuw i8, ptr %486, i64 32
  %1051 = load i64, ptr %1050, align 8
  %1052 = icmp eq i64 %1051, %1029
  br i1 %1052, label %1053, label %1222

1053:
  %1054 = load ptr, ptr %38, align 8
  %1055 = load ptr, ptr %37, align 8
  %1056 = ptrtoint ptr %486 to i64
  %1057 = ptrtoint ptr %1055 to i64
  %1058 = sub i64 %1056, %1057
  %1059 = getelementptr inbounds nuw i16, ptr %1054, i64 %1058
  %1060 = and i32 %1035, %478
  %1061 = lshr i32 %1017, 15
  %1062 = and i32 %1061, 31
  %1063 = lshr i32 %1017, 20
  %1064 = and i32 %1063, 15
  %1065 = icmp eq i32 %1060, 0
  br i1 %1065, label %1093, label %1066

1066:
  %1067 = load ptr, ptr %52, align 8
  br label %1068

1068:
  %1069 = phi i32 [ %1060, %1066 ], [ %1091, %1089 ]
  %1070 = call i32 @llvm.cttz.i32(i32 %1069, i1 true)
  %1071 = zext nneg i32 %1070 to i64
  %1072 = getelementptr inbounds nuw i16, ptr %1059, i64 %1071
  %1073 = load i16, ptr %1072, align 2
  %1074 = zext i16 %1073 to i32
  %1075 = icmp slt i16 %1073, 0
  br i1 %1075, label %1222, label %1076

1076:
  %1077 = lshr i32 %1074, 5
  %1078 = and i32 %1077, 31
  %1079 = icmp eq i32 %1078, %1062
  br i1 %1079, label %1080, label %1222

1080:
  %1081 = lshr i32 %1074, 10
  %1082 = icmp samesign ult i32 %1081, %1064
  br i1 %1082, label %1089, label %1083

1083:
  %1084 = and i32 %1074, 31
  %1085 = getelementptr inbounds nuw i8, ptr %1067, i64 %1071
  %1086 = load i8, ptr %1085, align 1
  %1087 = zext i8 %1086 to i32
  %1088 = icmp eq i32 %1084, %1087
  br i1 %1088, label %1089, label %1222

1089:
  %1090 = add i32 %1069, -1
  %1091 = and i32 %1090, %1069
  %1092 = icmp eq i32 %1091, 0
  br i1 %1092, label %1093, label %1068

1093:
  %1094 = getelementptr inbounds nuw i8, ptr %1059, i64 64
  %1095 = and i32 %1047, %478
  %1096 = icmp eq i32 %1095, 0
  br i1 %1096, label %1124, label %1097

1097:
  %1098 = load ptr, ptr %52, align 8
  br label %1099

1099:
  %1100 = phi i32 [ %1095, %1097 ], [ %1122, %1120 ]
  %1101 = call i32 @llvm.cttz.i32(i32 %1100, i1 true)
  %1102 = zext nneg i32 %1101 to i64
  %1103 = getelementptr inbounds nuw i16, ptr %1094, i64 %1102
  %1104 = load i16, ptr %1103, align 2
  %1105 = zext i16 %1104 to i32
  %1106 = icmp slt i16 %1104, 0
  br i1 %1106, label %1222, label %1107

1107:
  %1108 = lshr i32 %1105, 5
  %1109 = and i32 %1108, 31
  %1110 = icmp eq i32 %1109, %1062
  br i1 %1110, label %1111, label %1222

1111:
  %1112 = lshr i32 %1105, 10
  %1113 = icmp samesign ult i32 %1112, %1064
  br i1 %1113, label %1120, label %1114

1114:
  %1115 = and i32 %1105, 31
  %1116 = getelementptr inbounds nuw i8, ptr %1098, i64 %1102
  %1117 = load i8, ptr %1116, align 1
  %1118 = zext i8 %1117 to i32
  %1119 = icmp eq i32 %1115, %1118
  br i1 %1119, label %1120, label %1222

1120:
  %1121 = add i32 %1100, -1
  %1122 = and i32 %1121, %1100
  %1123 = icmp eq i32 %1122, 0
  br i1 %1123, label %1124, label %1099

1124:
  %1125 = load ptr, ptr %10, align 8
  %1126 = getelementptr inbounds nuw i8, ptr %1125, i64 4
  %1127 = load i32, ptr %1126, align 4
  %1128 = and i32 %1127, -5
  %1129 = icmp eq i32 %1128, 0
  %1130 = select i1 %1129, i64 2, i64 0
  %1131 = shl nuw nsw i32 %1064, 10
  %1132 = shl nuw nsw i32 %1062, 5
  %1133 = or disjoint i32 %1131, %1132
  %1134 = select i1 %1129, i64 32, i64 0
  %1135 = getelementptr inbounds nuw i16, ptr %1059, i64 %1134
  br label %1136

1136:
  %1137 = phi i32 [ %1148, %1136 ], [ %478, %1124 ]
  %1138 = call i32 @llvm.cttz.i32(i32 %1137, i1 true)
  %1139 = load ptr, ptr %52, align 8
  %1140 = zext nneg i32 %1138 to i64
  %1141 = getelementptr inbounds nuw i8, ptr %1139, i64 %1140
  %1142 = load i8, ptr %1141, align 1
  %1143 = zext i8 %1142 to i32
  %1144 = or i32 %1133, %1143
  %1145 = trunc nuw nsw i32 %1144 to i16
  %1146 = getelementptr inbounds nuw i16, ptr %1135, i64 %1140
  store i16 %1145, ptr %1146, align 2
  %1147 = add i32 %1137, -1
  %1148 = and i32 %1147, %1137
  %1149 = icmp eq i32 %1148, 0
  br i1 %1149, label %1150, label %1136

1150:
  switch i32 %1127, label %1151 [
    i32 4, label %1164
    i32 0, label %1164
  ]

1151:
  %1152 = getelementptr inbounds nuw i8, ptr %486, i64 8
  %1153 = load i64, ptr %1152, align 8
  %1154 = icmp eq i64 %1153, 0
  br i1 %1154, label %1160, label %1155

1155:
  %1156 = load ptr, ptr %7, align 8
  store i64 0, ptr %1152, align 8
  %1157 = getelementptr inbounds nuw i8, ptr %1156, i64 41816
  %1158 = load i64, ptr %1157, align 8
  %1159 = add i64 %1158, 1
  store i64 %1159, ptr %1157, align 8
  br label %1160

1160:
  %1161 = xor i32 %478, -1
  %1162 = load i32, ptr %1046, align 8
  %1163 = and i32 %1162, %1161
  store i32 %1163, ptr %1046, align 8
  br label %1164

1164:
  %1165 = getelementptr inbounds nuw i32, ptr %1030, i64 %1130
  %1166 = load i32, ptr %1165, align 4
  %1167 = or i32 %1166, %478
  store i32 %1167, ptr %1165, align 4
  %1168 = getelementptr inbounds nuw i8, ptr %486, i64 16
  %1169 = getelementptr inbounds nuw i64, ptr %1168, i64 %1130
  store i64 %1029, ptr %1169, align 8
  br label %1224

1170:
  %1171 = phi i32 [ %1019, %1016 ], [ %1014, %1011 ]
  %1172 = icmp samesign ult i32 %1171, 8
  br i1 %1172, label %1173, label %1222

1173:
  %1174 = getelementptr inbounds nuw i8, ptr %486, i64 48
  %1175 = getelementptr inbounds nuw i8, ptr %486, i64 56
  %1176 = load i32, ptr %1175, align 8
  %1177 = icmp eq i32 %1176, 0
  %1178 = getelementptr inbounds nuw i8, ptr %486, i64 52
  %1179 = load i32, ptr %1178, align 4
  %1180 = getelementptr inbounds nuw i8, ptr %486, i64 60
  %1181 = load i32, ptr %1180, align 4
  %1182 = or i32 %1181, %1179
  %1183 = icmp eq i32 %1182, 0
  br i1 %1183, label %1184, label %1222

1184:
  %1185 = load i32, ptr %1174, align 8
  %1186 = icmp eq i32 %1185, 0
  br i1 %1186, label %1191, label %1187

1187:
  %1188 = getelementptr inbounds nuw i8, ptr %486, i64 16
  %1189 = load i64, ptr %1188, align 8
  %1190 = icmp eq i64 %1189, %484
  br i1 %1190, label %1191, label %1222

1191:
  br i1 %1177, label %1196, label %1192

1192:
  %1193 = getelementptr inbounds nuw i8, ptr %486, i64 32
  %1194 = load i64, ptr %1193, align 8
  %1195 = icmp eq i64 %1194, %484
  br i1 %1195, label %1196, label %1222

1196:
  %1197 = load ptr, ptr %10, align 8
  %1198 = getelementptr inbounds nuw i8, ptr %1197, i64 4
  %1199 = load i32, ptr %1198, align 4
  switch i32 %1199, label %1203 [
    i32 4, label %1222
    i32 0, label %1200
  ]

1200:
  %1201 = getelementptr inbounds nuw i8, ptr %486, i64 32
  store i64 %484, ptr %1201, align 8
  %1202 = or i32 %1176, %478
  store i32 %1202, ptr %1175, align 8
  br label %1224

1203:
  br i1 %956, label %1204, label %1215

1204:
  %1205 = getelementptr inbounds nuw i8, ptr %486, i64 8
  %1206 = load i64, ptr %1205, align 8
  %1207 = icmp eq i64 %1206, 0
  br i1 %1207, label %1215, label %1208

1208:
  %1209 = load ptr, ptr %7, align 8
  store i64 0, ptr %1205, align 8
  %1210 = getelementptr inbounds nuw i8, ptr %1209, i64 41816
  %1211 = load i64, ptr %1210, align 8
  %1212 = add i64 %1211, 1
  store i64 %1212, ptr %1210, align 8
  %1213 = load i32, ptr %1174, align 8
  %1214 = load i32, ptr %1175, align 8
  br label %1215

1215:
  %1216 = phi i32 [ %1214, %1208 ], [ %1176, %1204 ], [ %1176, %1203 ]
  %1217 = phi i32 [ %1213, %1208 ], [ %1185, %1204 ], [ %1185, %1203 ]
  %1218 = getelementptr inbounds nuw i8, ptr %486, i64 16
  store i64 %484, ptr %1218, align 8
  %1219 = or i32 %1217, %478
  store i32 %1219, ptr %1174, align 8
  %1220 = xor i32 %478, -1
  %1221 = and i32 %1216, %1220
  store i32 %1221, ptr %1175, align 8
  br label %1224

1222:
  %1223 = call preserve_allcc i1 @judge_again(ptr %7, ptr %486, i64 %484, i32 %478)
  br i1 %1223, label %1224, label %1241

1224:
  %1225 = and i64 %479, 6
  %1226 = icmp eq i64 %1225, 6
  br i1 %1226, label %1227, label %1240

1227:
  %1228 = load ptr, ptr %7, align 8
  %1229 = getelementptr inbounds nuw i8, ptr %1228, i64 41808
  %1230 = load i64, ptr %1229, align 8
  %1231 = load ptr, ptr %10, align 8
  %1232 = getelementptr inbounds nuw i8, ptr %1231, i64 8
  %1233 = load i32, ptr %1232, align 8
  %1234 = icmp eq i32 %1233, 1
  %1235 = load ptr, ptr %53, align 8
  br i1 %1234, label %1236, label %1238

1236:
  %1237 = trunc i64 %1230 to i8
  store i8 %1237, ptr %1235, align 1
  br label %1240

1238:
  %1239 = trunc i64 %1230 to i32
  store i32 %1239, ptr %1235, align 1
  br label %1240

1240:
  br i1 %822, label %1245, label %1248

1241:
  br i1 %822, label %1242, label %1281

1242:
  %1243 = getelementptr inbounds nuw i8, ptr %486, i64 8
  %1244 = atomicrmw and ptr %1243, i64 -2 release, align 8
  br label %1281

1245:
  %1246 = getelementptr inbounds nuw i8, ptr %486, i64 8
  %1247 = atomicrmw and ptr %1246, i64 -2 release, align 8
  br label %1248

1248:
  %1249 = load ptr, ptr %7, align 8
  %1250 = getelementptr inbounds nuw i8, ptr %1249, i64 43704
  %1251 = load ptr, ptr %1250, align 8
  %1252 = icmp eq ptr %1251, null
  %1253 = load i8, ptr %20, align 4
  %1254 = trunc nuw i8 %1253 to i1
  %1255 = select i1 %1252, i1 true, i1 %1254
  br i1 %1255, label %1278, label %1256

1256:
  %1257 = load i64, ptr %15, align 8
  %1258 = add i64 %1257, %460
  %1259 = load ptr, ptr %10, align 8
  %1260 = getelementptr inbounds nuw i8, ptr %1259, i64 4
  %1261 = load i32, ptr %1260, align 4
  switch i32 %1261, label %1262 [
    i32 4, label %1278
    i32 0, label %1278
  ]

1262:
  %1263 = load i8, ptr %17, align 8
  %1264 = trunc nuw i8 %1263 to i1
  br i1 %1264, label %1278, label %1265

1265:
  %1266 = getelementptr inbounds nuw i8, ptr %1249, i64 43720
  %1267 = load i64, ptr %1266, align 8
  %1268 = lshr i64 %1258, 7
  %1269 = lshr i64 %1258, 13
  %1270 = lshr i64 %1258, 19
  %1271 = xor i64 %1269, %1270
  %1272 = xor i64 %1271, %1268
  %1273 = and i64 %1272, 63
  %1274 = shl nuw i64 1, %1273
  %1275 = and i64 %1267, %1274
  %1276 = icmp eq i64 %1275, 0
  br i1 %1276, label %1278, label %1277

1277:
  call preserve_allcc void @cut_words(ptr %1249, i64 %1258, i32 %478)
  br label %1278

1278:
  %1279 = add nuw nsw i64 %459, 1
  %1280 = icmp eq i64 %459, %449
  br i1 %1280, label %1298, label %458

1281:
  %1282 = load ptr, ptr %7, align 8
  %1283 = load ptr, ptr %10, align 8
  %1284 = getelementptr inbounds nuw i8, ptr %1283, i64 20
  %1285 = load i32, ptr %1284, align 4
  %1286 = load i32, ptr %13, align 8
  %1287 = call i32 @llvm.cttz.i32(i32 %1286, i1 false)
  %1288 = getelementptr inbounds nuw i8, ptr %1282, i64 328
  store i32 22, ptr %1288, align 8
  %1289 = getelementptr inbounds nuw i8, ptr %1282, i64 332
  store i32 %1285, ptr %1289, align 4
  %1290 = getelementptr inbounds nuw i8, ptr %1282, i64 336
  store i32 %1287, ptr %1290, align 8
  %1291 = getelementptr inbounds nuw i8, ptr %1282, i64 352
  store i64 0, ptr %1291, align 8
  %1292 = getelementptr inbounds nuw i8, ptr %1282, i64 368
  store i32 0, ptr %1292, align 8
  %1293 = getelementptr inbounds nuw i8, ptr %1282, i64 360
  store i32 0, ptr %1293, align 8
  %1294 = getelementptr inbounds nuw i8, ptr %1282, i64 364
  store i32 0, ptr %1294, align 4
  br label %1303

1295:
  %1296 = call preserve_allcc i32 @screen_apart(ptr %7, ptr %1, ptr %2, i64 %66, i32 %61, i32 %93, i32 %63)
  %1297 = icmp eq i32 %1296, 0
  br i1 %1297, label %1298, label %1303

1298:
  %1299 = add nuw nsw i64 %55, 1
  %1300 = load i32, ptr %21, align 8
  %1301 = zext i32 %1300 to i64
  %1302 = icmp samesign ult i64 %1299, %1301
  br i1 %1302, label %54, label %1303

1303:
  %1304 = phi i32 [ %26, %24 ], [ 1, %83 ], [ 1, %142 ], [ 1, %1281 ], [ 1, %390 ], [ 1, %433 ], [ 0, %1298 ], [ 1, %192
      ], [ 1, %1295 ], [ 1, %177 ]
  br label %1305

1305:
  %1306 = phi i32 [ %1304, %1303 ], [ 0, %6 ]
  ret i32 %1306
}

define internal preserve_allcc i1 @leave_steps(ptr %0, ptr %1) unnamed_addr #0 noimplicitfloat {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 14464
  %4 = load i32, ptr %3, align 8
  %5 = icmp eq i32 %4, 2
  br i1 %5, label %6, label %13

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 43616
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 43640
  %10 = load i32, ptr %9, align 8
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw %struct.ScreenStep, ptr %8, i64 %11
  br label %16

13:
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 14456
  %15 = load ptr, ptr %14, align 8
  br label %16

16:
  %17 = phi ptr [ %12, %6 ], [ %15, %13 ]
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 43656
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 43648
  store i32 0, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 43652
  store i32 1048576, ptr %20, align 4
  store i32 1048576, ptr %18, align 8
  %21 = tail call preserve_allcc i32 @look_again(ptr %0, ptr %1, ptr %17)
  %22 = icmp eq i32 %21, 0
  ret i1 %22
}

define internal preserve_allcc i32 @compare(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5, i32 %6) unnamed_addr #0
      noimplicitfloat {
  %8 = alloca %struct.ScreenStep, align 8
  %9 = and i32 %6, 1
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %16

11:
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, 0
  %15 = zext i1 %14 to i32
  br label %16

16:
  %17 = phi i32 [ 0, %7 ], [ %15, %11 ]
  %18 = ptrtoint ptr %4 to i64
  store i64 %18, ptr %8, align 8
  %19 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i64 %5, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %22 = load i64, ptr %21, align 8
  %23 = and i64 %22, 1099511627775
  store i64 %23, ptr %20, align 8
  %24 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i32 %3, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %8, i64 28
  store i32 %6, ptr %25, align 4
  %26 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i32 %17, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %8, i64 36
  store i32 0, ptr %27, align 4
  br i1 %10, label %28, label %36

28:
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %30 = load i32, ptr %29, align 4
  %31 = icmp eq i32 %30, 6
  br i1 %31, label %32, label %36

32:
  %33 = tail call preserve_allcc i1 @leave_steps(ptr %0, ptr %1)
  br i1 %33, label %34, label %168

34:
  %35 = call preserve_allcc i32 @look(ptr %0, ptr %1, ptr %2, ptr %8)
  br label %168

36:
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 14464
  %38 = load i32, ptr %37, align 8
  %39 = icmp eq i32 %38, 2
  br i1 %39, label %40, label %100

40:
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 43640
  %42 = load i32, ptr %41, align 8
  %43 = icmp eq i32 %42, 8191
  br i1 %43, label %84, label %44

44:
  %45 = icmp eq i32 %17, 0
  br i1 %45, label %50, label %46

46:
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 43644
  %48 = load i32, ptr %47, align 4
  %49 = icmp eq i32 %48, 4096
  br i1 %49, label %84, label %50

50:
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 43616
  %52 = load ptr, ptr %51, align 8
  %53 = zext i32 %42 to i64
  %54 = getelementptr inbounds nuw %struct.ScreenStep, ptr %52, i64 %53
  store i64 %18, ptr %54, align 8
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 8
  store i64 %5, ptr %55, align 8
  %56 = getelementptr inbounds nuw i8, ptr %54, i64 16
  store i64 %23, ptr %56, align 8
  %57 = getelementptr inbounds nuw i8, ptr %54, i64 24
  store i32 %3, ptr %57, align 8
  %58 = getelementptr inbounds nuw i8, ptr %54, i64 28
  store i32 %6, ptr %58, align 4
  %59 = getelementptr inbounds nuw i8, ptr %54, i64 32
  store i32 0, ptr %59, align 8
  %60 = getelementptr inbounds nuw i8, ptr %54, i64 36
  store i32 0, ptr %60, align 4
  %61 = getelementptr inbounds nuw i8, ptr %54, i64 40
  store i64 0, ptr %61, align 8
  %62 = load i32, ptr %41, align 8
  %63 = add i32 %62, 1
  store i32 %63, ptr %41, align 8
  br i1 %45, label %98, label %64

64:
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 43644
  %66 = load i32, ptr %65, align 4
  %67 = add i32 %66, 1
  store i32 %67, ptr %65, align 4
  store i32 %67, ptr %59, align 8
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 43624
  br label %70

70:
  %71 = phi i64 [ 0, %64 ], [ %82, %70 ]
  %72 = getelementptr inbounds nuw i64, ptr %68, i64 %71
  %73 = load i64, ptr %72, align 8
  %74 = trunc i64 %73 to i32
  %75 = load ptr, ptr %69, align 8
  %76 = load i32, ptr %59, align 8
  %77 = add i32 %76, -1
  %78 = zext i32 %77 to i64
  %79 = shl nuw nsw i64 %78, 7
  %80 = getelementptr inbounds nuw i8, ptr %75, i64 %79
  %81 = getelementptr inbounds nuw i32, ptr %80, i64 %71
  store i32 %74, ptr %81, align 4
  %82 = add nuw nsw i64 %71, 1
  %83 = icmp eq i64 %82, 32
  br i1 %83, label %98, label %70

84:
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 43648
  store i32 0, ptr %85, align 8
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 43656
  %87 = load i32, ptr %86, align 8
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 43652
  store i32 %87, ptr %88, align 4
  %89 = icmp ult i32 %87, 1048576
  %90 = shl nuw nsw i32 %87, 1
  %91 = select i1 %89, i32 %90, i32 1048576
  store i32 %91, ptr %86, align 8
  store i32 0, ptr %37, align 8
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 43664
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 14456
  store ptr %92, ptr %93, align 8
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 43632
  %95 = load ptr, ptr %94, align 8
  %96 = icmp eq ptr %95, %1
  br i1 %96, label %97, label %98

97:
  store ptr null, ptr %94, align 8
  br label %98

98:
  %99 = call preserve_allcc i32 @look(ptr %0, ptr %1, ptr %2, ptr %8)
  br label %168

100:
  %101 = getelementptr inbounds nuw i8, ptr %1, i64 14456
  %102 = load ptr, ptr %101, align 8
  %103 = load i64, ptr %102, align 8
  %104 = icmp eq i64 %103, %18
  br i1 %104, label %105, label %149

105:
  %106 = getelementptr inbounds nuw i8, ptr %102, i64 8
  %107 = load i64, ptr %106, align 8
  %108 = icmp eq i64 %107, %5
  br i1 %108, label %109, label %149

109:
  %110 = getelementptr inbounds nuw i8, ptr %102, i64 16
  %111 = load i64, ptr %110, align 8
  %112 = icmp eq i64 %111, %23
  br i1 %112, label %113, label %149

113:
  %114 = getelementptr inbounds nuw i8, ptr %102, i64 24
  %115 = load i32, ptr %114, align 8
  %116 = icmp eq i32 %115, %3
  br i1 %116, label %117, label %149

117:
  %118 = getelementptr inbounds nuw i8, ptr %102, i64 32
  %119 = load i32, ptr %118, align 8
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %147, label %121

121:
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 43624
  %123 = load ptr, ptr %122, align 8
  %124 = add i32 %119, -1
  %125 = zext i32 %124 to i64
  %126 = shl nuw nsw i64 %125, 7
  %127 = getelementptr inbounds nuw i8, ptr %123, i64 %126
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 512
  br label %129

129:
  %130 = phi i64 [ 0, %121 ], [ %142, %129 ]
  %131 = phi i32 [ 0, %121 ], [ %141, %129 ]
  %132 = getelementptr inbounds nuw i32, ptr %127, i64 %130
  %133 = load i32, ptr %132, align 4
  %134 = getelementptr inbounds nuw i64, ptr %128, i64 %130
  %135 = load i64, ptr %134, align 8
  %136 = trunc i64 %135 to i32
  %137 = icmp ne i32 %133, %136
  %138 = zext i1 %137 to i32
  %139 = trunc nuw nsw i64 %130 to i32
  %140 = shl nuw i32 %138, %139
  %141 = or i32 %140, %131
  %142 = add nuw nsw i64 %130, 1
  %143 = icmp eq i64 %142, 32
  br i1 %143, label %144, label %129

144:
  %145 = and i32 %141, %3
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %147, label %149

147:
  %148 = getelementptr inbounds nuw i8, ptr %102, i64 40
  store ptr %148, ptr %101, align 8
  br label %168

149:
  %150 = getelementptr inbounds nuw i8, ptr %0, i64 43648
  %151 = load i32, ptr %150, align 8
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %163, label %153

153:
  %154 = add i32 %151, -1
  store i32 %154, ptr %150, align 8
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %156, label %163

156:
  store i32 0, ptr %150, align 8
  %157 = getelementptr inbounds nuw i8, ptr %0, i64 43656
  %158 = load i32, ptr %157, align 8
  %159 = getelementptr inbounds nuw i8, ptr %0, i64 43652
  store i32 %158, ptr %159, align 4
  %160 = icmp ult i32 %158, 1048576
  %161 = shl nuw nsw i32 %158, 1
  %162 = select i1 %160, i32 %161, i32 1048576
  store i32 %162, ptr %157, align 8
  br label %163

163:
  %164 = tail call preserve_allcc i32 @look_again(ptr %0, ptr %1, ptr %102)
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %166, label %168

166:
  %167 = call preserve_allcc i32 @look(ptr %0, ptr %1, ptr %2, ptr %8)
  br label %168

168:
  %169 = phi i32 [ %35, %34 ], [ %99, %98 ], [ 1, %32 ], [ 0, %147 ], [ 1, %163 ], [ %167, %166 ]
  ret i32 %169
}

define preserve_allcc i32 @ptxvm_screen_reads(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5) #0 noimplicitfloat {
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 14464
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = tail call preserve_allcc i32 @look_at_reads(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5)
  br label %14

12:
  %13 = tail call preserve_allcc i32 @compare(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5, i32 1)
  br label %14

14:
  %15 = phi i32 [ %11, %10 ], [ %13, %12 ]
  ret i32 %15
}

define internal preserve_allcc i32 @look_at_reads(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5) unnamed_addr #0
      noimplicitfloat {
  %7 = load i64, ptr %4, align 8
  %8 = add i64 %7, %5
  %9 = and i64 %8, 4294967295
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %11 = load i64, ptr %10, align 8
  %12 = add i64 %9, %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 41824
  %14 = ptrtoint ptr %4 to i64
  %15 = lshr i64 %14, 3
  %16 = and i64 %15, 15
  %17 = getelementptr inbounds nuw %struct.ScreenQuiet, ptr %13, i64 %16
  %18 = load i64, ptr %17, align 8
  %19 = icmp eq i64 %18, %14
  br i1 %19, label %20, label %36

20:
  %21 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, %9
  br i1 %23, label %24, label %36

24:
  %25 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 216
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %26, %28
  br i1 %29, label %30, label %36

30:
  %31 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 41816
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %32, %34
  br i1 %35, label %227, label %36

36:
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %38 = load i32, ptr %37, align 8
  %39 = zext i32 %38 to i64
  %40 = icmp ugt i64 %12, %39
  br i1 %40, label %48, label %41

41:
  %42 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %43 = load i32, ptr %42, align 8
  %44 = add i32 %43, -1
  %45 = zext i32 %44 to i64
  %46 = and i64 %8, %45
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %50, label %48

48:
  %49 = tail call preserve_allcc i32 @look_at_each(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5, i64 %9)
  br label %227

50:
  %51 = lshr i64 %9, 7
  %52 = add nsw i64 %12, -1
  %53 = lshr i64 %52, 7
  %54 = icmp eq i32 %3, -1
  br i1 %54, label %55, label %67

55:
  %56 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %57 = load i32, ptr %56, align 4
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %67, label %59

59:
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 37692
  %61 = load i32, ptr %60, align 4
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %67

63:
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 43660
  %65 = load i32, ptr %64, align 4
  %66 = icmp eq i32 %65, 0
  br label %67

67:
  %68 = phi i1 [ false, %59 ], [ false, %55 ], [ false, %50 ], [ %66, %63 ]
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 14448
  %70 = load i64, ptr %69, align 8
  %71 = shl i64 %70, 20
  %72 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %73 = load i32, ptr %72, align 8
  %74 = lshr i32 %73, 4
  %75 = zext nneg i32 %74 to i64
  %76 = or i64 %71, %75
  %77 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %78 = load i64, ptr %77, align 8
  %79 = and i64 %78, 16777103
  %80 = getelementptr inbounds nuw i8, ptr %2, i64 204
  %81 = load i32, ptr %80, align 4
  %82 = zext i32 %81 to i64
  %83 = shl nuw nsw i64 %82, 24
  %84 = or disjoint i64 %79, %83
  %85 = or disjoint i64 %84, 112
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %87 = load i32, ptr %86, align 8
  %88 = icmp eq i32 %87, 0
  %89 = add nuw nsw i64 %53, 1
  %90 = select i1 %88, i64 %89, i64 %51
  %91 = icmp samesign ugt i64 %90, %53
  br i1 %91, label %170, label %92

92:
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %94 = getelementptr inbounds nuw i8, ptr %2, i64 224
  %95 = getelementptr inbounds nuw i8, ptr %2, i64 216
  %96 = lshr i64 %8, 2
  %97 = and i64 %96, 31
  %98 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %99 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %100 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %101 = or disjoint i64 %83, 120
  %102 = load i64, ptr %95, align 8
  br label %103

103:
  %104 = phi i64 [ %102, %92 ], [ %162, %161 ]
  %105 = phi i1 [ true, %92 ], [ %165, %161 ]
  %106 = phi i64 [ %90, %92 ], [ %166, %161 ]
  %107 = load ptr, ptr %93, align 8
  %108 = getelementptr inbounds nuw %struct.ScreenLine, ptr %107, i64 %106
  %109 = getelementptr inbounds nuw i8, ptr %108, i64 8
  %110 = load i64, ptr %109, align 8
  %111 = load i64, ptr %94, align 8
  %112 = icmp eq i64 %110, %111
  br i1 %112, label %161, label %113

113:
  %114 = icmp eq i64 %110, %104
  br i1 %114, label %161, label %115

115:
  %116 = sub nsw i64 %106, %51
  %117 = load i32, ptr %99, align 8
  %118 = zext i32 %117 to i64
  %119 = getelementptr inbounds nuw %struct.ScreenMember, ptr %98, i64 %118
  %120 = icmp eq i64 %106, %51
  br i1 %120, label %126, label %121

121:
  %122 = getelementptr i32, ptr %119, i64 %116
  %123 = getelementptr i8, ptr %122, i64 -4
  %124 = load i32, ptr %123, align 4
  %125 = zext i32 %124 to i64
  br label %126

126:
  %127 = phi i64 [ %125, %121 ], [ 0, %115 ]
  %128 = getelementptr inbounds nuw i32, ptr %119, i64 %116
  %129 = load i32, ptr %128, align 4
  %130 = zext i32 %129 to i64
  %131 = shl nuw i64 %130, 32
  %132 = or disjoint i64 %131, %127
  %133 = shl i64 %132, %97
  %134 = icmp ult i64 %133, 4294967296
  br i1 %134, label %161, label %135

135:
  br i1 %68, label %136, label %168

136:
  %137 = load i64, ptr %108, align 8
  %138 = icmp eq i64 %137, %76
  br i1 %138, label %147, label %139

139:
  store i64 %76, ptr %108, align 8
  %140 = getelementptr inbounds nuw i8, ptr %108, i64 48
  %141 = getelementptr inbounds nuw i8, ptr %108, i64 60
  store i32 0, ptr %141, align 4
  %142 = getelementptr inbounds nuw i8, ptr %108, i64 52
  store i32 0, ptr %142, align 4
  store i32 0, ptr %140, align 8
  %143 = getelementptr inbounds nuw i8, ptr %108, i64 56
  store i32 -1, ptr %143, align 8
  %144 = getelementptr inbounds nuw i8, ptr %108, i64 32
  store i64 %85, ptr %144, align 8
  %145 = load i64, ptr %94, align 8
  store i64 %145, ptr %109, align 8
  %146 = load i64, ptr %95, align 8
  br label %161

147:
  %148 = and i64 %110, 512
  %149 = lshr i64 %110, 10
  %150 = icmp ne i64 %149, %76
  %151 = icmp ne i64 %148, 0
  %152 = or i1 %150, %151
  br i1 %152, label %168, label %153

153:
  %154 = and i64 %110, 31
  %155 = load i32, ptr %100, align 4
  %156 = zext i32 %155 to i64
  %157 = icmp eq i64 %154, %156
  br i1 %157, label %168, label %158

158:
  %159 = getelementptr inbounds nuw i8, ptr %108, i64 32
  store i64 %101, ptr %159, align 8
  %160 = load i64, ptr %95, align 8
  store i64 %160, ptr %109, align 8
  br label %161

161:
  %162 = phi i64 [ %160, %158 ], [ %146, %139 ], [ %104, %103 ], [ %104, %126 ], [ %104, %113 ]
  %163 = phi i64 [ %160, %158 ], [ %145, %139 ], [ %110, %103 ], [ %110, %126 ], [ %104, %113 ]
  %164 = icmp eq i64 %163, %162
  %165 = select i1 %164, i1 %105, i1 false
  %166 = add nuw nsw i64 %106, 1
  %167 = icmp eq i64 %106, %53
  br i1 %167, label %170, label %103

168:
  %169 = tail call preserve_allcc i32 @look_at_each(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5, i64 %9)
  br label %227

170:
  %171 = phi i1 [ true, %67 ], [ %165, %161 ]
  %172 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %173 = load i32, ptr %172, align 8
  %174 = icmp eq i32 %173, 0
  %175 = icmp samesign ugt i64 %51, %53
  %176 = select i1 %174, i1 true, i1 %175
  br i1 %176, label %218, label %177

177:
  %178 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %179 = load ptr, ptr %178, align 8
  %180 = lshr i64 %8, 2
  %181 = and i64 %180, 31
  %182 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %183 = getelementptr inbounds nuw i8, ptr %4, i64 16
  br label %184

184:
  %185 = phi i64 [ %51, %177 ], [ %214, %213 ]
  %186 = getelementptr inbounds nuw i32, ptr %179, i64 %185
  %187 = load i32, ptr %186, align 4
  %188 = icmp eq i32 %187, -1
  br i1 %188, label %213, label %189

189:
  %190 = xor i32 %187, -1
  %191 = sub nuw nsw i64 %185, %51
  %192 = load i32, ptr %183, align 8
  %193 = zext i32 %192 to i64
  %194 = getelementptr inbounds nuw %struct.ScreenMember, ptr %182, i64 %193
  %195 = icmp eq i64 %185, %51
  br i1 %195, label %201, label %196

196:
  %197 = getelementptr i32, ptr %194, i64 %191
  %198 = getelementptr i8, ptr %197, i64 -4
  %199 = load i32, ptr %198, align 4
  %200 = zext i32 %199 to i64
  br label %201

201:
  %202 = phi i64 [ %200, %196 ], [ 0, %189 ]
  %203 = getelementptr inbounds nuw i32, ptr %194, i64 %191
  %204 = load i32, ptr %203, align 4
  %205 = zext i32 %204 to i64
  %206 = shl nuw i64 %205, 32
  %207 = or disjoint i64 %206, %202
  %208 = shl i64 %207, %181
  %209 = lshr i64 %208, 32
  %210 = trunc nuw i64 %209 to i32
  %211 = and i32 %210, %190
  %212 = icmp eq i32 %211, 0
  br i1 %212, label %213, label %216

213:
  %214 = add nuw nsw i64 %185, 1
  %215 = icmp eq i64 %185, %53
  br i1 %215, label %218, label %184

216:
  %217 = tail call preserve_allcc i32 @look_at_each(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5, i64 %9)
  br label %227

218:
  br i1 %171, label %219, label %227

219:
  %220 = getelementptr inbounds nuw i8, ptr %2, i64 216
  %221 = load i64, ptr %220, align 8
  %222 = getelementptr inbounds nuw i8, ptr %0, i64 41816
  %223 = load i64, ptr %222, align 8
  store i64 %14, ptr %17, align 8
  %224 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store i64 %9, ptr %224, align 8
  %225 = getelementptr inbounds nuw i8, ptr %17, i64 16
  store i64 %221, ptr %225, align 8
  %226 = getelementptr inbounds nuw i8, ptr %17, i64 24
  store i64 %223, ptr %226, align 8
  br label %227

227:
  %228 = phi i32 [ 0, %30 ], [ %49, %48 ], [ %169, %168 ], [ %217, %216 ], [ 0, %219 ], [ 0, %218 ]
  ret i32 %228
}

define preserve_allcc i32 @ptxvm_screen_store(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5) #0 noimplicitfloat {
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 14464
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = tail call preserve_allcc i32 @look_at_store(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5)
  br label %14

12:
  %13 = tail call preserve_allcc i32 @compare(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5, i32 2)
  br label %14

14:
  %15 = phi i32 [ %11, %10 ], [ %13, %12 ]
  ret i32 %15
}

define internal preserve_allcc i32 @look_at_store(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5) unnamed_addr #0
      noimplicitfloat {
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %8 = icmp eq i32 %3, -1
  br i1 %8, label %9, label %133

9:
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %11 = load i64, ptr %10, align 8
  %12 = add i64 %11, %5
  %13 = and i64 %12, 4294967295
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %15 = load ptr, ptr %14, align 8
  %16 = lshr i64 %13, 7
  %17 = getelementptr inbounds nuw %struct.ScreenLine, ptr %15, i64 %16
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 128
  br i1 %20, label %21, label %133

21:
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %23 = load i32, ptr %22, align 8
  %24 = icmp eq i32 %23, 1
  %25 = and i64 %12, 127
  %26 = icmp eq i64 %25, 0
  %27 = and i1 %26, %24
  br i1 %27, label %28, label %133

28:
  %29 = add nuw nsw i64 %13, 128
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %31 = load i32, ptr %30, align 8
  %32 = zext i32 %31 to i64
  %33 = icmp samesign ugt i64 %29, %32
  br i1 %33, label %133, label %34

34:
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %36 = load i32, ptr %35, align 8
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %125, label %38

38:
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 14448
  %40 = load i64, ptr %39, align 8
  %41 = shl i64 %40, 20
  %42 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %43 = load i32, ptr %42, align 8
  %44 = lshr i32 %43, 4
  %45 = zext nneg i32 %44 to i64
  %46 = or i64 %41, %45
  %47 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %48 = load i64, ptr %47, align 8
  %49 = and i64 %48, 16760815
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 204
  %51 = load i32, ptr %50, align 4
  %52 = zext i32 %51 to i64
  %53 = shl nuw nsw i64 %52, 24
  %54 = or disjoint i64 %53, %49
  %55 = or disjoint i64 %54, 16400
  %56 = getelementptr inbounds nuw i8, ptr %17, i64 48
  %57 = load i64, ptr %17, align 8
  %58 = icmp eq i64 %57, %46
  br i1 %58, label %65, label %59

59:
  store i64 %46, ptr %17, align 8
  %60 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store i64 0, ptr %60, align 8
  store i32 -1, ptr %56, align 8
  %61 = getelementptr inbounds nuw i8, ptr %17, i64 60
  store i32 0, ptr %61, align 4
  %62 = getelementptr inbounds nuw i8, ptr %17, i64 56
  store i32 0, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %17, i64 52
  store i32 0, ptr %63, align 4
  %64 = getelementptr inbounds nuw i8, ptr %17, i64 16
  store i64 %55, ptr %64, align 8
  br label %125

65:
  %66 = load i32, ptr %56, align 4
  %67 = getelementptr inbounds nuw i8, ptr %17, i64 52
  %68 = load i32, ptr %67, align 4
  %69 = getelementptr inbounds nuw i8, ptr %17, i64 56
  %70 = load i32, ptr %69, align 4
  %71 = getelementptr inbounds nuw i8, ptr %17, i64 60
  %72 = load i32, ptr %71, align 4
  %73 = or i32 %70, %72
  %74 = or i32 %73, %66
  %75 = or i32 %74, %68
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %133

77:
  %78 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %79 = load i64, ptr %78, align 8
  %80 = icmp ne i64 %79, %55
  %81 = icmp eq i32 %66, 0
  %82 = or i1 %81, %80
  br i1 %82, label %84, label %83

83:
  store i32 -1, ptr %56, align 4
  br label %117

84:
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 37692
  %86 = load i32, ptr %85, align 4
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %92

88:
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 43660
  %90 = load i32, ptr %89, align 4
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %94, label %92

92:
  %93 = icmp eq i32 %68, 0
  br i1 %93, label %114, label %133

94:
  %95 = icmp eq i32 %68, 0
  br i1 %95, label %114, label %96

96:
  %97 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %98 = load i64, ptr %97, align 8
  %99 = and i64 %98, 120
  %100 = icmp eq i64 %99, 120
  br i1 %100, label %105, label %101

101:
  %102 = xor i64 %98, %48
  %103 = and i64 %102, 1015808
  %104 = icmp eq i64 %103, 0
  br i1 %104, label %107, label %105

105:
  %106 = or disjoint i64 %53, 120
  br label %114

107:
  %108 = xor i64 %98, %55
  %109 = and i64 %108, 32760
  %110 = icmp eq i64 %109, 0
  %111 = and i64 %54, 72057594037895168
  %112 = or disjoint i64 %111, 112
  %113 = select i1 %110, i64 %55, i64 %112
  br label %114

114:
  %115 = phi i64 [ %113, %107 ], [ %55, %94 ], [ %106, %105 ], [ %55, %92 ]
  %116 = getelementptr inbounds nuw i8, ptr %17, i64 24
  store i64 %115, ptr %116, align 8
  store i32 -1, ptr %67, align 4
  br label %117

117:
  %118 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %119 = load i64, ptr %118, align 8
  %120 = icmp eq i64 %119, 0
  br i1 %120, label %125, label %121

121:
  store i64 0, ptr %118, align 8
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 41816
  %123 = load i64, ptr %122, align 8
  %124 = add i64 %123, 1
  store i64 %124, ptr %122, align 8
  br label %125

125:
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %127 = load i32, ptr %126, align 8
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %361, label %129

129:
  %130 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %131 = load ptr, ptr %130, align 8
  %132 = getelementptr inbounds nuw i32, ptr %131, i64 %16
  store i32 -1, ptr %132, align 4
  br label %361

133:
  %134 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %135 = load i32, ptr %134, align 8
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %361, label %137

137:
  %138 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %141 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %142 = getelementptr inbounds nuw i8, ptr %2, i64 204
  %143 = getelementptr inbounds nuw i8, ptr %1, i64 14448
  %144 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %145 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %146 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %147 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %148 = getelementptr inbounds nuw i8, ptr %0, i64 37692
  %149 = getelementptr inbounds nuw i8, ptr %0, i64 43660
  %150 = getelementptr inbounds nuw i8, ptr %0, i64 41816
  br label %151

151:
  %152 = phi i64 [ 0, %137 ], [ %357, %356 ]
  %153 = getelementptr inbounds nuw %struct.ScreenRun, ptr %7, i64 %152
  %154 = getelementptr inbounds nuw i8, ptr %153, i64 4
  %155 = load i32, ptr %154, align 4
  %156 = sub i32 32, %155
  %157 = lshr i32 -1, %156
  %158 = load i32, ptr %153, align 8
  %159 = shl i32 %157, %158
  %160 = and i32 %159, %3
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %356, label %162

162:
  %163 = tail call i32 @llvm.cttz.i32(i32 %160, i1 true)
  %164 = getelementptr inbounds nuw i8, ptr %153, i64 16
  %165 = load i32, ptr %164, align 8
  %166 = load i32, ptr %138, align 8
  %167 = lshr exact i32 %160, %163
  %168 = icmp eq i32 %167, 1
  %169 = add i32 %167, 1
  %170 = and i32 %169, %167
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %172, label %353

172:
  %173 = shl nuw i32 1, %165
  %174 = icmp eq i32 %166, %173
  %175 = select i1 %168, i1 true, i1 %174
  br i1 %175, label %176, label %353

176:
  %177 = icmp eq i32 %165, 8
  %178 = sub i32 %163, %158
  %179 = zext i32 %178 to i64
  %180 = zext i32 %165 to i64
  %181 = shl i64 %179, %180
  %182 = select i1 %177, i64 0, i64 %181
  %183 = getelementptr inbounds nuw i8, ptr %153, i64 8
  %184 = load i64, ptr %183, align 8
  %185 = add i64 %182, %5
  %186 = add i64 %185, %184
  %187 = and i64 %186, 4294967295
  %188 = tail call i32 @llvm.ctpop.i32(i32 %160)
  %189 = mul i32 %166, %188
  %190 = zext i32 %189 to i64
  %191 = add nuw nsw i64 %187, %190
  %192 = load i32, ptr %139, align 8
  %193 = zext i32 %192 to i64
  %194 = icmp samesign ugt i64 %191, %193
  br i1 %194, label %353, label %195

195:
  %196 = add i32 %166, -1
  %197 = zext i32 %196 to i64
  %198 = and i64 %186, %197
  %199 = icmp eq i64 %198, 0
  br i1 %199, label %200, label %353

200:
  %201 = icmp ult i32 %166, 4
  br i1 %201, label %202, label %205

202:
  %203 = load i32, ptr %140, align 8
  %204 = icmp eq i32 %203, 0
  br i1 %204, label %205, label %353

205:
  %206 = load i64, ptr %143, align 8
  %207 = shl i64 %206, 20
  %208 = load i32, ptr %144, align 8
  %209 = lshr i32 %208, 4
  %210 = zext nneg i32 %209 to i64
  %211 = or i64 %207, %210
  %212 = lshr i64 %187, 7
  %213 = add nsw i64 %191, -1
  %214 = lshr i64 %213, 7
  %215 = icmp samesign ugt i64 %212, %214
  br i1 %215, label %356, label %216

216:
  %217 = load i32, ptr %142, align 4
  %218 = zext i32 %217 to i64
  %219 = shl nuw nsw i64 %218, 24
  %220 = load i64, ptr %141, align 8
  %221 = and i64 %220, 16777215
  %222 = or disjoint i64 %219, %221
  %223 = or i64 %222, 16440
  %224 = zext nneg i32 %163 to i64
  %225 = and i32 %165, 7
  %226 = zext nneg i32 %225 to i64
  %227 = shl nuw nsw i64 %180, 3
  %228 = shl nuw nsw i64 %224, 7
  %229 = or i64 %228, %223
  %230 = or i64 %227, %222
  br label %231

231:
  %232 = phi i64 [ %212, %216 ], [ %341, %340 ]
  %233 = shl nuw i64 %232, 7
  %234 = tail call i64 @llvm.usub.sat.i64(i64 %187, i64 %233)
  %235 = xor i64 %233, -1
  %236 = add i64 %191, %235
  %237 = lshr i64 %234, 2
  %238 = trunc nuw nsw i64 %237 to i32
  %239 = shl nsw i32 -1, %238
  %240 = tail call i64 @llvm.umin.i64(i64 %236, i64 127)
  %241 = lshr i64 %240, 2
  %242 = trunc nuw nsw i64 %241 to i32
  %243 = xor i32 %242, 31
  %244 = lshr i32 -1, %243
  %245 = and i32 %244, %239
  %246 = load i32, ptr %140, align 8
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %253, label %248

248:
  %249 = load ptr, ptr %145, align 8
  %250 = getelementptr inbounds nuw i32, ptr %249, i64 %232
  %251 = load i32, ptr %250, align 4
  %252 = or i32 %251, %245
  store i32 %252, ptr %250, align 4
  br label %253

253:
  %254 = load i32, ptr %146, align 8
  %255 = icmp eq i32 %254, 0
  br i1 %255, label %340, label %256

256:
  br i1 %168, label %265, label %257

257:
  %258 = sub i64 %233, %187
  %259 = ashr i64 %258, %226
  %260 = add nsw i64 %259, %224
  %261 = shl i64 %260, 7
  %262 = and i64 %261, 32640
  %263 = xor i64 %262, 16384
  %264 = or i64 %263, %230
  br label %265

265:
  %266 = phi i64 [ %264, %257 ], [ %229, %256 ]
  %267 = load ptr, ptr %147, align 8
  %268 = getelementptr inbounds nuw %struct.ScreenLine, ptr %267, i64 %232
  %269 = getelementptr inbounds nuw i8, ptr %268, i64 48
  %270 = load i64, ptr %268, align 8
  %271 = icmp eq i64 %270, %211
  br i1 %271, label %278, label %272

272:
  store i64 %211, ptr %268, align 8
  %273 = getelementptr inbounds nuw i8, ptr %268, i64 8
  store i64 0, ptr %273, align 8
  store i32 %245, ptr %269, align 8
  %274 = getelementptr inbounds nuw i8, ptr %268, i64 60
  store i32 0, ptr %274, align 4
  %275 = getelementptr inbounds nuw i8, ptr %268, i64 56
  store i32 0, ptr %275, align 8
  %276 = getelementptr inbounds nuw i8, ptr %268, i64 52
  store i32 0, ptr %276, align 4
  %277 = getelementptr inbounds nuw i8, ptr %268, i64 16
  store i64 %266, ptr %277, align 8
  br label %340

278:
  %279 = load i32, ptr %269, align 4
  %280 = getelementptr inbounds nuw i8, ptr %268, i64 52
  %281 = load i32, ptr %280, align 4
  %282 = getelementptr inbounds nuw i8, ptr %268, i64 56
  %283 = load i32, ptr %282, align 4
  %284 = getelementptr inbounds nuw i8, ptr %268, i64 60
  %285 = load i32, ptr %284, align 4
  %286 = or i32 %283, %285
  %287 = or i32 %286, %279
  %288 = or i32 %287, %281
  %289 = and i32 %288, %245
  %290 = icmp eq i32 %289, 0
  br i1 %290, label %291, label %338

291:
  %292 = getelementptr inbounds nuw i8, ptr %268, i64 16
  %293 = load i64, ptr %292, align 8
  %294 = icmp ne i64 %293, %266
  %295 = icmp eq i32 %279, 0
  %296 = or i1 %295, %294
  br i1 %296, label %299, label %297

297:
  %298 = or i32 %279, %245
  store i32 %298, ptr %269, align 4
  br label %331

299:
  %300 = load i32, ptr %148, align 4
  %301 = icmp eq i32 %300, 0
  br i1 %301, label %302, label %305

302:
  %303 = load i32, ptr %149, align 4
  %304 = icmp eq i32 %303, 0
  br i1 %304, label %307, label %305

305:
  %306 = icmp eq i32 %281, 0
  br i1 %306, label %327, label %338

307:
  %308 = icmp eq i32 %281, 0
  br i1 %308, label %327, label %309

309:
  %310 = getelementptr inbounds nuw i8, ptr %268, i64 24
  %311 = load i64, ptr %310, align 8
  %312 = and i64 %311, 120
  %313 = icmp eq i64 %312, 120
  br i1 %313, label %318, label %314

314:
  %315 = xor i64 %311, %266
  %316 = and i64 %315, 1015808
  %317 = icmp eq i64 %316, 0
  br i1 %317, label %321, label %318

318:
  %319 = and i64 %266, -16777216
  %320 = or disjoint i64 %319, 120
  br label %327

321:
  %322 = and i64 %315, 32760
  %323 = icmp eq i64 %322, 0
  %324 = and i64 %266, -32768
  %325 = or disjoint i64 %324, 112
  %326 = select i1 %323, i64 %266, i64 %325
  br label %327

327:
  %328 = phi i64 [ %326, %321 ], [ %266, %307 ], [ %320, %318 ], [ %266, %305 ]
  %329 = getelementptr inbounds nuw i8, ptr %268, i64 24
  store i64 %328, ptr %329, align 8
  %330 = or i32 %281, %245
  store i32 %330, ptr %280, align 4
  br label %331

331:
  %332 = getelementptr inbounds nuw i8, ptr %268, i64 8
  %333 = load i64, ptr %332, align 8
  %334 = icmp eq i64 %333, 0
  br i1 %334, label %340, label %335

335:
  store i64 0, ptr %332, align 8
  %336 = load i64, ptr %150, align 8
  %337 = add i64 %336, 1
  store i64 %337, ptr %150, align 8
  br label %340

338:
  %339 = tail call preserve_allcc i1 @judge_store(ptr %0, ptr %1, ptr %2, ptr %4, i64 %232, i64 %266, i32 %245)
  br i1 %339, label %340, label %343

340:
  %341 = add nuw nsw i64 %232, 1
  %342 = icmp eq i64 %232, %214
  br i1 %342, label %356, label %231

343:
  %344 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %345 = load i32, ptr %344, align 4
  %346 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 22, ptr %346, align 8
  %347 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %345, ptr %347, align 4
  %348 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 %163, ptr %348, align 8
  %349 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 0, ptr %349, align 8
  %350 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %350, align 8
  %351 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %351, align 8
  %352 = getelementptr inbounds nuw i8, ptr %0, i64 364
  store i32 0, ptr %352, align 4
  br label %361

353:
  %354 = tail call preserve_allcc i32 @look_at_access(ptr %0, ptr %1, ptr %2, i32 %160, ptr %4, i64 %5)
  %355 = icmp eq i32 %354, 0
  br i1 %355, label %356, label %361

356:
  %357 = add nuw nsw i64 %152, 1
  %358 = load i32, ptr %134, align 8
  %359 = zext i32 %358 to i64
  %360 = icmp samesign ult i64 %357, %359
  br i1 %360, label %151, label %361

361:
  %362 = phi i32 [ 0, %129 ], [ 0, %125 ], [ 1, %343 ], [ 0, %133 ], [ 0, %356 ], [ 1, %353 ]
  ret i32 %362
}

define preserve_allcc i32 @ptxvm_screen_scatter(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5) #0 noimplicitfloat {
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 14464
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %12

10:
  %11 = tail call preserve_allcc i32 @look_at_scatter(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5)
  br label %14

12:
  %13 = tail call preserve_allcc i32 @compare(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5, i32 3)
  br label %14

14:
  %15 = phi i32 [ %11, %10 ], [ %13, %12 ]
  ret i32 %15
}

define internal preserve_allcc i32 @look_at_scatter(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5) unnamed_addr #0
      noimplicitfloat {
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %8 = load ptr, ptr %7, align 8
  %9 = load i64, ptr %4, align 8
  %10 = add i64 %9, %5
  %11 = and i64 %10, 4294967295
  %12 = lshr i64 %11, 7
  %13 = icmp eq i32 %3, -1
  br i1 %13, label %14, label %29

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 37692
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  %18 = and i64 %10, 3
  %19 = icmp eq i64 %18, 0
  %20 = select i1 %17, i1 %19, i1 false
  br i1 %20, label %21, label %29

21:
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %23 = load i64, ptr %22, align 8
  %24 = add i64 %23, %11
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %26 = load i32, ptr %25, align 8
  %27 = zext i32 %26 to i64
  %28 = icmp ugt i64 %24, %27
  br i1 %28, label %29, label %34

29:
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %31 = load i64, ptr %30, align 8
  %32 = add i64 %31, %5
  %33 = tail call preserve_allcc i32 @look_at_store(ptr %0, ptr %1, ptr %2, i32 %3, ptr %8, i64 %32)
  br label %189

34:
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %36 = load i64, ptr %35, align 8
  %37 = and i64 %36, 16777103
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 204
  %39 = load i32, ptr %38, align 4
  %40 = zext i32 %39 to i64
  %41 = shl nuw nsw i64 %40, 24
  %42 = or disjoint i64 %41, %37
  %43 = or disjoint i64 %42, 112
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 14448
  %45 = load i64, ptr %44, align 8
  %46 = shl i64 %45, 20
  %47 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %48 = load i32, ptr %47, align 8
  %49 = lshr i32 %48, 4
  %50 = zext nneg i32 %49 to i64
  %51 = or i64 %46, %50
  %52 = add nsw i64 %11, -1
  %53 = add i64 %52, %23
  %54 = lshr i64 %53, 7
  %55 = icmp samesign ugt i64 %12, %54
  br i1 %55, label %189, label %56

56:
  %57 = lshr exact i64 %10, 2
  %58 = and i64 %57, 31
  %59 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 43660
  %65 = and i64 %42, 72057594037895168
  %66 = or disjoint i64 %65, 112
  %67 = or disjoint i64 %41, 120
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 41816
  br label %69

69:
  %70 = phi i64 [ %12, %56 ], [ %184, %183 ]
  %71 = sub nuw nsw i64 %70, %12
  %72 = load i32, ptr %59, align 8
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds nuw %struct.ScreenMember, ptr %7, i64 %73
  %75 = icmp eq i64 %70, %12
  br i1 %75, label %81, label %76

76:
  %77 = getelementptr i32, ptr %74, i64 %71
  %78 = getelementptr i8, ptr %77, i64 -4
  %79 = load i32, ptr %78, align 4
  %80 = zext i32 %79 to i64
  br label %81

81:
  %82 = phi i64 [ %80, %76 ], [ 0, %69 ]
  %83 = getelementptr inbounds nuw i32, ptr %74, i64 %71
  %84 = load i32, ptr %83, align 4
  %85 = zext i32 %84 to i64
  %86 = shl nuw i64 %85, 32
  %87 = or disjoint i64 %86, %82
  %88 = shl i64 %87, %58
  %89 = lshr i64 %88, 32
  %90 = trunc nuw i64 %89 to i32
  %91 = icmp eq i64 %89, 0
  br i1 %91, label %183, label %92

92:
  %93 = load i32, ptr %60, align 8
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %100, label %95

95:
  %96 = load ptr, ptr %61, align 8
  %97 = getelementptr inbounds nuw i32, ptr %96, i64 %70
  %98 = load i32, ptr %97, align 4
  %99 = or i32 %98, %90
  store i32 %99, ptr %97, align 4
  br label %100

100:
  %101 = load i32, ptr %62, align 8
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %183, label %103

103:
  %104 = load ptr, ptr %63, align 8
  %105 = getelementptr inbounds nuw %struct.ScreenLine, ptr %104, i64 %70
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 48
  %107 = load i64, ptr %105, align 8
  %108 = icmp eq i64 %107, %51
  br i1 %108, label %115, label %109

109:
  store i64 %51, ptr %105, align 8
  %110 = getelementptr inbounds nuw i8, ptr %105, i64 8
  store i64 0, ptr %110, align 8
  store i32 %90, ptr %106, align 8
  %111 = getelementptr inbounds nuw i8, ptr %105, i64 60
  store i32 0, ptr %111, align 4
  %112 = getelementptr inbounds nuw i8, ptr %105, i64 56
  store i32 0, ptr %112, align 8
  %113 = getelementptr inbounds nuw i8, ptr %105, i64 52
  store i32 0, ptr %113, align 4
  %114 = getelementptr inbounds nuw i8, ptr %105, i64 16
  store i64 %43, ptr %114, align 8
  br label %183

115:
  %116 = load i32, ptr %106, align 4
  %117 = getelementptr inbounds nuw i8, ptr %105, i64 52
  %118 = load i32, ptr %117, align 4
  %119 = getelementptr inbounds nuw i8, ptr %105, i64 56
  %120 = load i32, ptr %119, align 4
  %121 = getelementptr inbounds nuw i8, ptr %105, i64 60
  %122 = load i32, ptr %121, align 4
  %123 = or i32 %120, %122
  %124 = or i32 %123, %116
  %125 = or i32 %124, %118
  %126 = and i32 %125, %90
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %128, label %171

128:
  %129 = getelementptr inbounds nuw i8, ptr %105, i64 16
  %130 = load i64, ptr %129, align 8
  %131 = icmp ne i64 %130, %43
  %132 = icmp eq i32 %116, 0
  %133 = or i1 %132, %131
  br i1 %133, label %136, label %134

134:
  %135 = or i32 %116, %90
  store i32 %135, ptr %106, align 4
  br label %164

136:
  %137 = load i32, ptr %15, align 4
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %139, label %142

139:
  %140 = load i32, ptr %64, align 4
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %144, label %142

142:
  %143 = icmp eq i32 %118, 0
  br i1 %143, label %160, label %171

144:
  %145 = icmp eq i32 %118, 0
  br i1 %145, label %160, label %146

146:
  %147 = getelementptr inbounds nuw i8, ptr %105, i64 24
  %148 = load i64, ptr %147, align 8
  %149 = and i64 %148, 120
  %150 = icmp eq i64 %149, 120
  br i1 %150, label %160, label %151

151:
  %152 = xor i64 %148, %36
  %153 = and i64 %152, 1015808
  %154 = icmp eq i64 %153, 0
  br i1 %154, label %155, label %160

155:
  %156 = xor i64 %148, %43
  %157 = and i64 %156, 32760
  %158 = icmp eq i64 %157, 0
  %159 = select i1 %158, i64 %43, i64 %66
  br label %160

160:
  %161 = phi i64 [ %159, %155 ], [ %43, %144 ], [ %43, %142 ], [ %67, %151 ], [ %67, %146 ]
  %162 = getelementptr inbounds nuw i8, ptr %105, i64 24
  store i64 %161, ptr %162, align 8
  %163 = or i32 %118, %90
  store i32 %163, ptr %117, align 4
  br label %164

164:
  %165 = getelementptr inbounds nuw i8, ptr %105, i64 8
  %166 = load i64, ptr %165, align 8
  %167 = icmp eq i64 %166, 0
  br i1 %167, label %183, label %168

168:
  store i64 0, ptr %165, align 8
  %169 = load i64, ptr %68, align 8
  %170 = add i64 %169, 1
  store i64 %170, ptr %68, align 8
  br label %183

171:
  %172 = tail call preserve_allcc i1 @judge_store(ptr %0, ptr %1, ptr %2, ptr %8, i64 %70, i64 %43, i32 %90)
  br i1 %172, label %183, label %173

173:
  %174 = getelementptr inbounds nuw i8, ptr %8, i64 20
  %175 = load i32, ptr %174, align 4
  %176 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 22, ptr %176, align 8
  %177 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %175, ptr %177, align 4
  %178 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 0, ptr %178, align 8
  %179 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 0, ptr %179, align 8
  %180 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %180, align 8
  %181 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %181, align 8
  %182 = getelementptr inbounds nuw i8, ptr %0, i64 364
  store i32 0, ptr %182, align 4
  br label %189

183:
  %184 = add nuw nsw i64 %70, 1
  %185 = load i64, ptr %22, align 8
  %186 = add i64 %52, %185
  %187 = lshr i64 %186, 7
  %188 = icmp samesign ult i64 %70, %187
  br i1 %188, label %69, label %189

189:
  %190 = phi i32 [ %33, %29 ], [ 1, %173 ], [ 0, %34 ], [ 0, %183 ]
  ret i32 %190
}

define i32 @ptxvm_swap(ptr %0, i32 %1, i64 %2, i64 %3) #0 {
  switch i32 %1, label %20 [
    i32 1, label %5
    i32 2, label %10
    i32 4, label %15
  ]

5:
  %6 = trunc i64 %2 to i8
  %7 = trunc i64 %3 to i8
  %8 = cmpxchg ptr %0, i8 %6, i8 %7 seq_cst seq_cst, align 1
  %9 = extractvalue { i8, i1 } %8, 1
  br label %24

10:
  %11 = trunc i64 %2 to i16
  %12 = trunc i64 %3 to i16
  %13 = cmpxchg ptr %0, i16 %11, i16 %12 seq_cst seq_cst, align 2
  %14 = extractvalue { i16, i1 } %13, 1
  br label %24

15:
  %16 = trunc i64 %2 to i32
  %17 = trunc i64 %3 to i32
  %18 = cmpxchg ptr %0, i32 %16, i32 %17 seq_cst seq_cst, align 4
  %19 = extractvalue { i32, i1 } %18, 1
  br label %24

20:
  %21 = cmpxchg ptr %0, i64 %2, i64 %3 seq_cst seq_cst, align 8
  %22 = extractvalue { i64, i1 } %21, 0
  %23 = icmp eq i64 %2, %22
  br label %24

24:
  %25 = phi i1 [ %23, %20 ], [ %9, %5 ], [ %14, %10 ], [ %19, %15 ]
  %26 = zext i1 %25 to i32
  ret i32 %26
}

define i32 @ptxvm_allocate_columns(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 18656
  %7 = load ptr, ptr %6, align 8
  %8 = tail call fastcc i32 @columns_asked(ptr %0, ptr %1, i32 %3, i32 %4)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %91, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %91

14:
  %15 = tail call i32 @llvm.cttz.i32(i32 %4, i1 false)
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 2816
  %17 = zext nneg i32 %15 to i64
  %18 = getelementptr inbounds nuw i64, ptr %16, i64 %17
  %19 = load i64, ptr %18, align 8
  %20 = add i64 %19, -4294967296
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %22 = load i32, ptr %21, align 4
  %23 = zext i32 %22 to i64
  %24 = sub i64 %20, %23
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %26 = load i32, ptr %25, align 8
  %27 = zext i32 %26 to i64
  %28 = icmp ule i64 %24, %27
  %29 = sub nuw i64 %27, %24
  %30 = icmp samesign ugt i64 %29, 3
  %31 = select i1 %28, i1 %30, i1 false
  %32 = select i1 %31, i64 %24, i64 -1
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %34 = zext nneg i32 %8 to i64
  br label %37

35:
  %36 = icmp samesign ult i64 %39, 512
  br i1 %36, label %37, label %91

37:
  %38 = phi i64 [ %39, %35 ], [ 0, %14 ]
  %39 = add nuw nsw i64 %38, %34
  br label %43

40:
  %41 = add nuw nsw i64 %44, 1
  %42 = icmp eq i64 %41, %39
  br i1 %42, label %48, label %43

43:
  %44 = phi i64 [ %38, %37 ], [ %41, %40 ]
  %45 = getelementptr inbounds nuw i64, ptr %33, i64 %44
  %46 = load i64, ptr %45, align 8
  %47 = icmp slt i64 %46, 0
  br i1 %47, label %40, label %35

48:
  %49 = trunc nuw nsw i64 %38 to i32
  %50 = icmp ne i64 %32, -1
  %51 = and i64 %19, 3
  %52 = icmp eq i64 %51, 0
  %53 = and i1 %52, %50
  br i1 %53, label %54, label %91

54:
  %55 = add nuw nsw i32 %8, %49
  %56 = and i64 %38, 4294967295
  %57 = and i64 %38, 4294967295
  %58 = zext nneg i32 %55 to i64
  br label %76

59:
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 43752
  %61 = load i32, ptr %60, align 8
  %62 = icmp ult i32 %3, %61
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 43744
  %64 = load ptr, ptr %63, align 8
  %65 = sext i32 %3 to i64
  %66 = getelementptr inbounds ptr, ptr %64, i64 %65
  %67 = load ptr, ptr %66, align 8
  %68 = load i32, ptr %67, align 4
  %69 = getelementptr inbounds nuw i8, ptr %7, i64 4632
  %70 = getelementptr inbounds nuw i32, ptr %69, i64 %56
  store i32 %68, ptr %70, align 4
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %72 = load ptr, ptr %71, align 8
  %73 = and i64 %32, 4294967295
  %74 = getelementptr inbounds nuw i8, ptr %72, i64 %73
  store i32 %49, ptr %74, align 4
  %75 = icmp eq i32 %4, 0
  br i1 %75, label %89, label %81

76:
  %77 = phi i64 [ %57, %54 ], [ %79, %76 ]
  %78 = getelementptr inbounds nuw i64, ptr %33, i64 %77
  store i64 %56, ptr %78, align 8
  %79 = add nuw nsw i64 %77, 1
  %80 = icmp eq i64 %79, %58
  br i1 %80, label %59, label %76

81:
  %82 = phi i32 [ %87, %81 ], [ %4, %59 ]
  %83 = tail call i32 @llvm.cttz.i32(i32 %82, i1 true)
  %84 = zext nneg i32 %83 to i64
  %85 = getelementptr inbounds nuw i64, ptr %16, i64 %84
  store i64 1, ptr %85, align 8
  %86 = add i32 %82, -1
  %87 = and i32 %86, %82
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %81

89:
  %90 = getelementptr inbounds nuw i8, ptr %1, i64 120
  store i32 1, ptr %90, align 8
  br label %91

91:
  %92 = phi i32 [ 0, %5 ], [ 0, %10 ], [ 1, %89 ], [ 0, %48 ], [ 0, %35 ]
  ret i32 %92
}

define internal fastcc i32 @columns_asked(ptr %0, ptr %1, i32 %2, i32 %3) unnamed_addr #0 {
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 18656
  %6 = load ptr, ptr %5, align 8
  %7 = tail call i32 @llvm.cttz.i32(i32 %3, i1 false)
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 2816
  %9 = zext nneg i32 %7 to i64
  %10 = getelementptr inbounds nuw i64, ptr %8, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 256
  %13 = load i64, ptr %12, align 8
  %14 = freeze i64 %13
  %15 = icmp eq ptr %6, null
  br i1 %15, label %64, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 428
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %64, label %20

20:
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 43752
  %22 = load i32, ptr %21, align 8
  %23 = icmp ult i32 %2, %22
  br i1 %23, label %24, label %64

24:
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 43744
  %26 = load ptr, ptr %25, align 8
  %27 = sext i32 %2 to i64
  %28 = getelementptr inbounds ptr, ptr %26, i64 %27
  %29 = load ptr, ptr %28, align 8
  %30 = icmp eq ptr %29, null
  br i1 %30, label %64, label %31

31:
  %32 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %33 = load i32, ptr %32, align 8
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %64

35:
  %36 = getelementptr inbounds nuw i8, ptr %6, i64 20
  %37 = load i32, ptr %36, align 4
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %64

39:
  %40 = load <32 x i64>, ptr %8, align 64
  %41 = insertelement <32 x i64> poison, i64 %11, i64 0
  %42 = shufflevector <32 x i64> %41, <32 x i64> poison, <32 x i32> zeroinitializer
  %43 = icmp ne <32 x i64> %40, %42
  %44 = bitcast <32 x i1> %43 to i32
  %45 = and i32 %3, %44
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %64

47:
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 3072
  %49 = load <32 x i64>, ptr %48, align 64
  %50 = insertelement <32 x i64> poison, i64 %14, i64 0
  %51 = shufflevector <32 x i64> %50, <32 x i64> poison, <32 x i32> zeroinitializer
  %52 = icmp ne <32 x i64> %49, %51
  %53 = bitcast <32 x i1> %52 to i32
  %54 = and i32 %3, %53
  %55 = icmp eq i32 %54, 0
  %56 = add i64 %14, -32
  %57 = icmp ult i64 %56, 481
  %58 = and i1 %55, %57
  br i1 %58, label %59, label %64

59:
  %60 = tail call i64 @llvm.ctpop.i64(i64 %14)
  %61 = icmp samesign ult i64 %60, 2
  %62 = trunc nuw nsw i64 %14 to i32
  %63 = select i1 %61, i32 %62, i32 0
  br label %64

64:
  %65 = phi i32 [ 0, %4 ], [ 0, %20 ], [ 0, %35 ], [ 0, %31 ], [ 0, %24 ], [ 0, %16 ], [ 0, %47 ], [ 0, %39 ], [ %63,
      %59 ]
  ret i32 %65
}

define i32 @ptxvm_free_columns(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 18656
  %7 = load ptr, ptr %6, align 8
  %8 = tail call fastcc i32 @columns_asked(ptr %0, ptr %1, i32 %3, i32 %4)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %61, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 116
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %61

14:
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 18652
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %61

18:
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 18664
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %61

22:
  %23 = tail call i32 @llvm.cttz.i32(i32 %4, i1 false)
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 2816
  %25 = zext nneg i32 %23 to i64
  %26 = getelementptr inbounds nuw i64, ptr %24, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = trunc i64 %27 to i32
  %29 = and i32 %28, 65535
  %30 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %31 = icmp samesign ult i32 %29, 576
  br i1 %31, label %32, label %44

32:
  %33 = and i64 %27, 65535
  br label %34

34:
  %35 = phi i64 [ %33, %32 ], [ %40, %39 ]
  %36 = getelementptr inbounds nuw i64, ptr %30, i64 %35
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %37, %33
  br i1 %38, label %39, label %42

39:
  %40 = add nuw nsw i64 %35, 1
  %41 = icmp eq i64 %40, 576
  br i1 %41, label %44, label %34

42:
  %43 = trunc nuw nsw i64 %35 to i32
  br label %44

44:
  %45 = phi i32 [ %29, %22 ], [ %43, %42 ], [ 576, %39 ]
  %46 = sub nsw i32 %45, %29
  %47 = icmp eq i32 %46, %8
  br i1 %47, label %48, label %61

48:
  %49 = add nuw nsw i32 %29, %8
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 6936
  %51 = and i64 %27, 65535
  %52 = zext nneg i32 %49 to i64
  br label %55

53:
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 120
  store i32 1, ptr %54, align 8
  br label %61

55:
  %56 = phi i64 [ %51, %48 ], [ %59, %55 ]
  %57 = getelementptr inbounds nuw i64, ptr %30, i64 %56
  store i64 -1, ptr %57, align 8
  %58 = getelementptr inbounds nuw i8, ptr %50, i64 %56
  store i8 1, ptr %58, align 1
  %59 = add nuw nsw i64 %56, 1
  %60 = icmp samesign ult i64 %59, %52
  br i1 %60, label %55, label %53

61:
  %62 = phi i32 [ 0, %5 ], [ 0, %18 ], [ 0, %14 ], [ 0, %10 ], [ 1, %53 ], [ 0, %44 ]
  ret i32 %62
}

define i32 @ptxvm_give_up_columns(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 18656
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %11, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 12
  store i32 1, ptr %10, align 4
  br label %11

11:
  %12 = phi i32 [ 1, %9 ], [ 0, %5 ]
  ret i32 %12
}

define i32 @ptxvm_defer_tensor_load(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 428
  %7 = load i32, ptr %6, align 4
  %8 = icmp ne i32 %7, 0
  %9 = tail call i32 @llvm.ctpop.i32(i32 %4)
  %10 = icmp eq i32 %9, 1
  %11 = select i1 %8, i1 %10, i1 false
  br i1 %11, label %12, label %34

12:
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 124
  %14 = load i32, ptr %13, align 4
  %15 = icmp ult i32 %14, 24
  br i1 %15, label %16, label %34

16:
  %17 = tail call i32 @llvm.cttz.i32(i32 %4, i1 false)
  %18 = tail call fastcc ptr @plan_for(ptr %0, ptr %1, i32 %3, i32 %17)
  %19 = zext nneg i32 %17 to i64
  %20 = getelementptr inbounds nuw i64, ptr %0, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 3328
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq ptr %18, null
  br i1 %23, label %34, label %24

24:
  %25 = tail call fastcc ptr @mbarrier_at(ptr %0, ptr %1, i64 %22)
  %26 = icmp eq ptr %25, null
  br i1 %26, label %34, label %27

27:
  %28 = tail call fastcc ptr @note_tensor(ptr %0, ptr %1, i32 1, i32 %2, i32 %3, i32 %4, ptr %18, i32 3)
  %29 = icmp eq ptr %28, null
  br i1 %29, label %34, label %30

30:
  %31 = trunc i64 %22 to i32
  %32 = and i32 %31, 16777215
  %33 = getelementptr inbounds nuw i8, ptr %28, i64 24
  store i32 %32, ptr %33, align 8
  br label %34

34:
  %35 = phi i32 [ 0, %12 ], [ 0, %16 ], [ 0, %24 ], [ 1, %30 ], [ 0, %27 ], [ 0, %5 ]
  ret i32 %35
}

define internal fastcc ptr @plan_for(ptr %0, ptr %1, i32 %2, i32 %3) unnamed_addr #0 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 2816
  %6 = zext nneg i32 %3 to i64
  %7 = getelementptr inbounds nuw i64, ptr %5, i64 %6
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 256
  %10 = load i64, ptr %9, align 8
  %11 = and i64 %8, 63
  %12 = icmp eq i64 %11, 0
  %13 = and i64 %10, 127
  %14 = icmp eq i64 %13, 0
  %15 = select i1 %12, i1 %14, i1 false
  br i1 %15, label %16, label %82

16:
  %17 = and i64 %8, -4294967296
  %18 = icmp eq i64 %17, 17179869184
  br i1 %18, label %21, label %19

19:
  %20 = tail call fastcc ptr @global_host(ptr %0, i64 %8, i64 128, i1 false)
  br label %33

21:
  %22 = add nsw i64 %8, -17179869184
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %24 = load i64, ptr %23, align 8
  %25 = icmp ule i64 %22, %24
  %26 = sub nuw i64 %24, %22
  %27 = icmp ugt i64 %26, 127
  %28 = select i1 %25, i1 %27, i1 false
  br i1 %28, label %29, label %82

29:
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 %22
  br label %33

33:
  %34 = phi ptr [ %20, %19 ], [ %32, %29 ]
  %35 = icmp eq ptr %34, null
  br i1 %35, label %82, label %36

36:
  %37 = trunc i64 %10 to i32
  %38 = and i32 %37, 896
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 416
  %40 = load ptr, ptr %39, align 8
  %41 = load <16 x i64>, ptr %34, align 1
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %43 = load i32, ptr %42, align 8
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %82, label %45

45:
  %46 = zext i32 %43 to i64
  br label %47

47:
  %48 = phi i64 [ 0, %45 ], [ %63, %62 ]
  %49 = getelementptr inbounds nuw %struct.TensorPlan, ptr %40, i64 %48
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 128
  %51 = load i32, ptr %50, align 8
  %52 = icmp eq i32 %51, %2
  br i1 %52, label %53, label %62

53:
  %54 = getelementptr inbounds nuw i8, ptr %49, i64 132
  %55 = load i32, ptr %54, align 4
  %56 = icmp eq i32 %55, %38
  br i1 %56, label %57, label %62

57:
  %58 = load <16 x i64>, ptr %49, align 8
  %59 = xor <16 x i64> %58, %41
  %60 = tail call i64 @llvm.vector.reduce.or.v16i64(<16 x i64> %59)
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %65, label %62

62:
  %63 = add nuw nsw i64 %48, 1
  %64 = icmp eq i64 %63, %46
  br i1 %64, label %82, label %47

65:
  %66 = getelementptr inbounds nuw i8, ptr %49, i64 148
  %67 = load i32, ptr %66, align 4
  %68 = zext i32 %67 to i64
  %69 = add i64 %10, -4294967296
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %71 = load i32, ptr %70, align 4
  %72 = zext i32 %71 to i64
  %73 = sub i64 %69, %72
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %75 = load i32, ptr %74, align 8
  %76 = zext i32 %75 to i64
  %77 = icmp ugt i64 %73, %76
  %78 = sub nuw i64 %76, %73
  %79 = icmp samesign ult i64 %78, %68
  %80 = select i1 %77, i1 true, i1 %79
  %81 = select i1 %80, ptr null, ptr %49
  br label %82

82:
  %83 = phi ptr [ null, %4 ], [ null, %33 ], [ null, %21 ], [ %81, %65 ], [ null, %36 ], [ null, %62 ]
  ret ptr %83
}

define internal fastcc ptr @note_tensor(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, ptr %6, i32 %7) unnamed_addr #0
      {
  %9 = icmp eq i32 %2, 2
  %10 = tail call i32 @llvm.cttz.i32(i32 %5, i1 false)
  %11 = select i1 %9, i64 148, i64 152
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 %11
  %13 = load i32, ptr %12, align 4
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 2816
  %15 = shl nuw nsw i32 %7, 5
  %16 = add nuw nsw i32 %15, %10
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw i64, ptr %14, i64 %17
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %6, i64 156
  %21 = load i32, ptr %20, align 4
  %22 = zext i32 %21 to i64
  %23 = mul i64 %19, %22
  %24 = and i64 %23, 15
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %26, label %158

26:
  %27 = getelementptr inbounds nuw i8, ptr %6, i64 164
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %68, label %30

30:
  %31 = getelementptr inbounds nuw i8, ptr %6, i64 136
  %32 = load i32, ptr %31, align 8
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %59, label %34

34:
  %35 = getelementptr inbounds nuw i8, ptr %6, i64 352
  %36 = getelementptr inbounds nuw i8, ptr %6, i64 392
  %37 = zext i32 %32 to i64
  br label %38

38:
  %39 = phi i64 [ 0, %34 ], [ %57, %52 ]
  %40 = phi i64 [ 0, %34 ], [ %56, %52 ]
  %41 = trunc nuw i64 %39 to i32
  %42 = add i32 %7, %41
  %43 = shl i32 %42, 5
  %44 = add i32 %43, %10
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw i64, ptr %14, i64 %45
  %47 = load i64, ptr %46, align 8
  %48 = and i64 %47, 4294967295
  %49 = getelementptr inbounds nuw i64, ptr %35, i64 %39
  %50 = load i64, ptr %49, align 8
  %51 = icmp ugt i64 %48, %50
  br i1 %51, label %68, label %52

52:
  %53 = getelementptr inbounds nuw i64, ptr %36, i64 %39
  %54 = load i64, ptr %53, align 8
  %55 = mul i64 %54, %48
  %56 = add i64 %55, %40
  %57 = add nuw nsw i64 %39, 1
  %58 = icmp eq i64 %57, %37
  br i1 %58, label %59, label %38

59:
  %60 = phi i64 [ 0, %30 ], [ %56, %52 ]
  %61 = getelementptr inbounds nuw i8, ptr %6, i64 432
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %6, i64 440
  %64 = load i64, ptr %63, align 8
  %65 = tail call fastcc ptr @global_host(ptr %0, i64 %62, i64 %64, i1 %9)
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 %60
  %67 = icmp eq ptr %65, null
  br i1 %67, label %68, label %147

68:
  %69 = getelementptr inbounds nuw i8, ptr %6, i64 160
  %70 = load i32, ptr %69, align 8
  %71 = icmp eq i32 %70, 1
  br i1 %71, label %76, label %72

72:
  %73 = getelementptr inbounds nuw i8, ptr %6, i64 136
  %74 = load i32, ptr %73, align 8
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %83, label %76

76:
  %77 = phi i32 [ %74, %72 ], [ 5, %68 ]
  %78 = icmp eq i32 %70, 2
  %79 = getelementptr inbounds nuw i8, ptr %6, i64 136
  %80 = getelementptr inbounds nuw i8, ptr %6, i64 272
  %81 = getelementptr inbounds nuw i8, ptr %6, i64 312
  %82 = zext i32 %77 to i64
  br label %95

83:
  %84 = getelementptr inbounds nuw i8, ptr %6, i64 168
  %85 = load i32, ptr %84, align 8
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %140, label %87

87:
  %88 = getelementptr inbounds nuw i8, ptr %6, i64 136
  %89 = load i32, ptr %88, align 8
  %90 = add i32 %89, %7
  %91 = getelementptr inbounds nuw i8, ptr %6, i64 172
  %92 = load i32, ptr %91, align 4
  %93 = zext i32 %92 to i64
  %94 = zext i32 %85 to i64
  br label %130

95:
  %96 = phi i64 [ 0, %76 ], [ %125, %124 ]
  %97 = trunc nuw i64 %96 to i32
  %98 = add i32 %7, %97
  %99 = shl i32 %98, 5
  %100 = add i32 %99, %10
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds nuw i64, ptr %14, i64 %101
  %103 = load i64, ptr %102, align 8
  %104 = shl i64 %103, 32
  %105 = ashr exact i64 %104, 32
  %106 = icmp slt i64 %105, 0
  %107 = and i1 %9, %106
  br i1 %107, label %158, label %108

108:
  %109 = icmp ne i64 %96, 0
  %110 = and i1 %78, %109
  br i1 %110, label %111, label %124

111:
  %112 = load i32, ptr %79, align 8
  %113 = add i32 %112, -1
  %114 = zext i32 %113 to i64
  %115 = icmp eq i64 %96, %114
  br i1 %115, label %124, label %116

116:
  %117 = getelementptr inbounds nuw i64, ptr %80, i64 %96
  %118 = load i64, ptr %117, align 8
  %119 = icmp slt i64 %105, %118
  br i1 %119, label %158, label %120

120:
  %121 = getelementptr inbounds nuw i64, ptr %81, i64 %96
  %122 = load i64, ptr %121, align 8
  %123 = icmp slt i64 %105, %122
  br i1 %123, label %124, label %158

124:
  %125 = add nuw nsw i64 %96, 1
  %126 = icmp eq i64 %125, %82
  br i1 %126, label %83, label %95

127:
  %128 = add nuw nsw i64 %131, 1
  %129 = icmp eq i64 %128, %94
  br i1 %129, label %140, label %130

130:
  %131 = phi i64 [ 0, %87 ], [ %128, %127 ]
  %132 = trunc nuw i64 %131 to i32
  %133 = add i32 %90, %132
  %134 = shl i32 %133, 5
  %135 = add i32 %134, %10
  %136 = zext i32 %135 to i64
  %137 = getelementptr inbounds nuw i64, ptr %14, i64 %136
  %138 = load i64, ptr %137, align 8
  %139 = icmp ult i64 %138, %93
  br i1 %139, label %127, label %158

140:
  %141 = getelementptr inbounds nuw i8, ptr %6, i64 432
  %142 = load i64, ptr %141, align 8
  %143 = getelementptr inbounds nuw i8, ptr %6, i64 440
  %144 = load i64, ptr %143, align 8
  %145 = tail call fastcc ptr @global_host(ptr %0, i64 %142, i64 %144, i1 %9)
  %146 = icmp eq ptr %145, null
  br i1 %146, label %158, label %147

147:
  %148 = phi ptr [ %145, %140 ], [ %66, %59 ]
  %149 = phi i32 [ 1, %140 ], [ 0, %59 ]
  %150 = zext nneg i32 %10 to i64
  %151 = getelementptr inbounds nuw i64, ptr %14, i64 %150
  %152 = getelementptr inbounds nuw i8, ptr %151, i64 256
  %153 = load i64, ptr %152, align 8
  %154 = zext i32 %13 to i64
  %155 = tail call fastcc ptr @note_copy(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i64 %153, i64 %154, ptr %148)
  %156 = getelementptr inbounds nuw i8, ptr %155, i64 48
  store ptr %6, ptr %156, align 8
  %157 = getelementptr inbounds nuw i8, ptr %155, i64 36
  store i32 %149, ptr %157, align 4
  br label %158

158:
  %159 = phi ptr [ null, %8 ], [ %155, %147 ], [ null, %140 ], [ null, %130 ], [ null, %95 ], [ null, %120 ], [ null,
      %116 ]
  ret ptr %159
}

define i32 @ptxvm_defer_tensor_store(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 428
  %7 = load i32, ptr %6, align 4
  %8 = icmp ne i32 %7, 0
  %9 = tail call i32 @llvm.ctpop.i32(i32 %4)
  %10 = icmp eq i32 %9, 1
  %11 = select i1 %8, i1 %10, i1 false
  br i1 %11, label %12, label %24

12:
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 124
  %14 = load i32, ptr %13, align 4
  %15 = icmp ult i32 %14, 24
  br i1 %15, label %16, label %24

16:
  %17 = tail call i32 @llvm.cttz.i32(i32 %4, i1 false)
  %18 = tail call fastcc ptr @plan_for(ptr %0, ptr %1, i32 %3, i32 %17)
  %19 = icmp eq ptr %18, null
  br i1 %19, label %24, label %20

20:
  %21 = tail call fastcc ptr @note_tensor(ptr %0, ptr %1, i32 2, i32 %2, i32 %3, i32 %4, ptr %18, i32 2)
  %22 = icmp ne ptr %21, null
  %23 = zext i1 %22 to i32
  br label %24

24:
  %25 = phi i32 [ 0, %12 ], [ 0, %16 ], [ %23, %20 ], [ 0, %5 ]
  ret i32 %25
}

define i32 @ptxvm_defer_tensor_reduction(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = tail call i32 @ptxvm_defer_tensor_store(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4)
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %32, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 124
  %10 = load i32, ptr %9, align 4
  %11 = add i32 %10, -1
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw %struct.Deferred, ptr %1, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 176
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 156
  %17 = load i32, ptr %16, align 4
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %19 = getelementptr inbounds nuw %struct.Deferred, ptr %18, i64 %12
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 40
  %21 = load ptr, ptr %20, align 8
  %22 = ptrtoint ptr %21 to i64
  %23 = add i32 %17, -1
  %24 = zext i32 %23 to i64
  %25 = and i64 %22, %24
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %28, label %27

27:
  store i32 %11, ptr %9, align 4
  br label %32

28:
  %29 = getelementptr inbounds nuw i8, ptr %15, i64 464
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %19, i64 56
  store ptr %30, ptr %31, align 8
  br label %32

32:
  %33 = phi i32 [ 0, %5 ], [ 0, %27 ], [ 1, %28 ]
  ret i32 %33
}

define i32 @ptxvm_commit_tiles(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = tail call i32 @llvm.cttz.i32(i32 %4, i1 false)
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 2816
  %8 = zext nneg i32 %6 to i64
  %9 = getelementptr inbounds nuw i64, ptr %7, i64 %8
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 18656
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %56, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 428
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %56, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 116
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, 0
  %22 = tail call i32 @llvm.ctpop.i32(i32 %4)
  %23 = icmp eq i32 %22, 1
  %24 = select i1 %21, i1 %23, i1 false
  br i1 %24, label %25, label %56

25:
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 18652
  %27 = load i32, ptr %26, align 4
  %28 = icmp ult i32 %27, 128
  br i1 %28, label %29, label %56

29:
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 43752
  %31 = load i32, ptr %30, align 8
  %32 = icmp ult i32 %3, %31
  br i1 %32, label %33, label %56

33:
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 43744
  %35 = load ptr, ptr %34, align 8
  %36 = sext i32 %3 to i64
  %37 = getelementptr inbounds ptr, ptr %35, i64 %36
  %38 = load ptr, ptr %37, align 8
  %39 = icmp eq ptr %38, null
  br i1 %39, label %56, label %40

40:
  %41 = tail call fastcc ptr @mbarrier_at(ptr %0, ptr %1, i64 %10)
  %42 = icmp eq ptr %41, null
  br i1 %42, label %56, label %43

43:
  %44 = getelementptr inbounds nuw i8, ptr %12, i64 7512
  %45 = add nuw nsw i32 %27, 1
  store i32 %45, ptr %26, align 4
  %46 = zext nneg i32 %27 to i64
  %47 = getelementptr inbounds nuw %struct.Tile, ptr %44, i64 %46
  store i32 2, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 4
  store i32 %3, ptr %48, align 4
  %49 = getelementptr inbounds nuw i8, ptr %47, i64 8
  store i32 %2, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %47, i64 12
  store i32 %4, ptr %50, align 4
  %51 = getelementptr inbounds nuw i8, ptr %47, i64 16
  store ptr null, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %47, i64 24
  %53 = getelementptr inbounds nuw i8, ptr %47, i64 32
  store i64 0, ptr %53, align 8
  %54 = getelementptr inbounds nuw i8, ptr %47, i64 40
  store i64 0, ptr %54, align 8
  %55 = getelementptr inbounds nuw i8, ptr %47, i64 48
  store i64 0, ptr %55, align 8
  store i64 %10, ptr %52, align 8
  br label %56

56:
  %57 = phi i32 [ 1, %43 ], [ 0, %40 ], [ 0, %33 ], [ 0, %25 ], [ 0, %5 ], [ 0, %29 ], [ 0, %18 ], [ 0, %14 ]
  ret i32 %57
}

define i32 @ptxvm_load_lanes(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = tail call fastcc { ptr, ptr } @called_place(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4)
  %7 = extractvalue { ptr, ptr } %6, 0
  %8 = extractvalue { ptr, ptr } %6, 1
  %9 = icmp eq ptr %7, null
  br i1 %9, label %48, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 43752
  %12 = load i32, ptr %11, align 8
  %13 = icmp ult i32 %3, %12
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 43744
  %15 = load ptr, ptr %14, align 8
  %16 = sext i32 %3 to i64
  %17 = getelementptr inbounds ptr, ptr %15, i64 %16
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %48, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 2816
  %24 = load ptr, ptr %18, align 8
  br label %25

25:
  %26 = phi i32 [ %30, %29 ], [ 0, %22 ]
  %27 = phi ptr [ %32, %29 ], [ %23, %22 ]
  %28 = phi ptr [ %31, %29 ], [ %24, %22 ]
  br label %35

29:
  %30 = add nuw i32 %26, 1
  %31 = getelementptr inbounds nuw i8, ptr %28, i64 128
  %32 = getelementptr inbounds nuw i8, ptr %27, i64 256
  %33 = load i32, ptr %19, align 8
  %34 = icmp ult i32 %30, %33
  br i1 %34, label %25, label %48

35:
  %36 = phi i64 [ 0, %25 ], [ %46, %35 ]
  %37 = icmp samesign ult i64 %36, 16
  %38 = select i1 %37, ptr %7, ptr %8
  %39 = getelementptr inbounds nuw i32, ptr %28, i64 %36
  %40 = load i32, ptr %39, align 4
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw i32, ptr %38, i64 %41
  %43 = load i32, ptr %42, align 4
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i64, ptr %27, i64 %36
  store i64 %44, ptr %45, align 8
  %46 = add nuw nsw i64 %36, 1
  %47 = icmp eq i64 %46, 32
  br i1 %47, label %29, label %35

48:
  %49 = phi i32 [ 0, %5 ], [ 1, %10 ], [ 1, %29 ]
  ret i32 %49
}

define internal fastcc { ptr, ptr } @called_place(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) unnamed_addr #0 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 18656
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 43752
  %9 = load i32, ptr %8, align 8
  %10 = icmp ult i32 %3, %9
  br i1 %10, label %11, label %37

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 43744
  %13 = load ptr, ptr %12, align 8
  %14 = sext i32 %3 to i64
  %15 = getelementptr inbounds ptr, ptr %13, i64 %14
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 2816
  %18 = load i64, ptr %17, align 8
  %19 = icmp eq ptr %7, null
  %20 = icmp eq ptr %16, null
  %21 = select i1 %19, i1 true, i1 %20
  %22 = icmp ne i32 %4, -1
  %23 = or i1 %22, %21
  br i1 %23, label %37, label %24

24:
  %25 = load <32 x i64>, ptr %17, align 64
  %26 = insertelement <32 x i64> poison, i64 %18, i64 0
  %27 = shufflevector <32 x i64> %26, <32 x i64> poison, <32 x i32> zeroinitializer
  %28 = icmp ne <32 x i64> %25, %27
  %29 = bitcast <32 x i1> %28 to i32
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %37

31:
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 3072
  %33 = load i64, ptr %32, align 8
  %34 = tail call fastcc { ptr, ptr } @lanes_place(ptr %7, ptr %16, i32 %2, i64 %18, i64 %33)
  %35 = extractvalue { ptr, ptr } %34, 0
  %36 = extractvalue { ptr, ptr } %34, 1
  br label %37

37:
  %38 = phi ptr [ %35, %31 ], [ null, %24 ], [ null, %11 ], [ null, %5 ]
  %39 = phi ptr [ %36, %31 ], [ null, %24 ], [ null, %11 ], [ null, %5 ]
  %40 = insertvalue { ptr, ptr } poison, ptr %38, 0
  %41 = insertvalue { ptr, ptr } %40, ptr %39, 1
  ret { ptr, ptr } %41
}

define i32 @ptxvm_store_lanes(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = tail call fastcc { ptr, ptr } @called_place(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4)
  %7 = extractvalue { ptr, ptr } %6, 0
  %8 = icmp eq ptr %7, null
  br i1 %8, label %74, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 428
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %74, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 116
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %74

17:
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 18664
  %19 = load i32, ptr %18, align 8
  %20 = icmp eq i32 %19, 32
  br i1 %20, label %74, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 43752
  %23 = load i32, ptr %22, align 8
  %24 = icmp ult i32 %3, %23
  br i1 %24, label %25, label %31

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 43744
  %27 = load ptr, ptr %26, align 8
  %28 = sext i32 %3 to i64
  %29 = getelementptr inbounds ptr, ptr %27, i64 %28
  %30 = load ptr, ptr %29, align 8
  br label %31

31:
  %32 = phi ptr [ %30, %25 ], [ null, %21 ]
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 18656
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 14680
  %36 = add i32 %19, 1
  store i32 %36, ptr %18, align 8
  %37 = zext i32 %19 to i64
  %38 = getelementptr inbounds nuw %struct.LanesStore, ptr %35, i64 %37
  store i32 %3, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 4
  store i32 %2, ptr %39, align 4
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 2816
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %38, i64 8
  store i64 %41, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 3072
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds nuw i8, ptr %38, i64 16
  store i64 %44, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %38, i64 24
  store ptr %32, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %48 = load i32, ptr %47, align 8
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %74, label %50

50:
  %51 = getelementptr inbounds nuw i8, ptr %38, i64 32
  br label %52

52:
  %53 = phi i64 [ 0, %50 ], [ %62, %61 ]
  %54 = trunc nuw i64 %53 to i32
  %55 = shl i32 %54, 5
  %56 = add i32 %55, 64
  %57 = zext i32 %55 to i64
  %58 = zext i32 %56 to i64
  %59 = getelementptr inbounds nuw i64, ptr %40, i64 %58
  %60 = getelementptr inbounds nuw i32, ptr %51, i64 %57
  br label %66

61:
  %62 = add nuw nsw i64 %53, 1
  %63 = load i32, ptr %47, align 8
  %64 = zext i32 %63 to i64
  %65 = icmp samesign ult i64 %62, %64
  br i1 %65, label %52, label %74

66:
  %67 = phi i64 [ 0, %52 ], [ %72, %66 ]
  %68 = getelementptr inbounds nuw i64, ptr %59, i64 %67
  %69 = load i64, ptr %68, align 8
  %70 = trunc i64 %69 to i32
  %71 = getelementptr inbounds nuw i32, ptr %60, i64 %67
  store i32 %70, ptr %71, align 4
  %72 = add nuw nsw i64 %67, 1
  %73 = icmp eq i64 %72, 32
  br i1 %73, label %61, label %66

74:
  %75 = phi i32 [ 0, %5 ], [ 0, %17 ], [ 0, %13 ], [ 0, %9 ], [ 1, %31 ], [ 1, %61 ]
  ret i32 %75
}

define i32 @ptxvm_await_stores(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 18656
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 116
  %9 = load i32, ptr %8, align 4
  %10 = icmp ne i32 %9, 0
  %11 = icmp eq ptr %7, null
  %12 = select i1 %10, i1 true, i1 %11
  br i1 %12, label %78, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 18664
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %19, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 14680
  br label %21

19:
  %20 = phi i32 [ 0, %13 ], [ %73, %72 ]
  store i32 %20, ptr %14, align 8
  br label %78

21:
  %22 = phi i64 [ 0, %17 ], [ %74, %72 ]
  %23 = phi i32 [ 0, %17 ], [ %73, %72 ]
  %24 = getelementptr inbounds nuw %struct.LanesStore, ptr %18, i64 %22
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 4
  %26 = load i32, ptr %25, align 4
  %27 = icmp eq i32 %26, %2
  br i1 %27, label %28, label %66

28:
  %29 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %34 = load i64, ptr %33, align 8
  %35 = tail call fastcc { ptr, ptr } @lanes_place(ptr %7, ptr %30, i32 %2, i64 %32, i64 %34)
  %36 = extractvalue { ptr, ptr } %35, 0
  %37 = extractvalue { ptr, ptr } %35, 1
  %38 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %39 = load i32, ptr %38, align 8
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %72, label %41

41:
  %42 = getelementptr inbounds nuw i8, ptr %24, i64 32
  %43 = load ptr, ptr %30, align 8
  br label %44

44:
  %45 = phi i32 [ %49, %48 ], [ 0, %41 ]
  %46 = phi ptr [ %51, %48 ], [ %42, %41 ]
  %47 = phi ptr [ %50, %48 ], [ %43, %41 ]
  br label %54

48:
  %49 = add nuw i32 %45, 1
  %50 = getelementptr inbounds nuw i8, ptr %47, i64 128
  %51 = getelementptr inbounds nuw i8, ptr %46, i64 128
  %52 = load i32, ptr %38, align 8
  %53 = icmp ult i32 %49, %52
  br i1 %53, label %44, label %72

54:
  %55 = phi i64 [ 0, %44 ], [ %64, %54 ]
  %56 = getelementptr inbounds nuw i32, ptr %46, i64 %55
  %57 = load i32, ptr %56, align 4
  %58 = icmp samesign ult i64 %55, 16
  %59 = select i1 %58, ptr %36, ptr %37
  %60 = getelementptr inbounds nuw i32, ptr %47, i64 %55
  %61 = load i32, ptr %60, align 4
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw i32, ptr %59, i64 %62
  store i32 %57, ptr %63, align 4
  %64 = add nuw nsw i64 %55, 1
  %65 = icmp eq i64 %64, 32
  br i1 %65, label %48, label %54

66:
  %67 = add i32 %23, 1
  %68 = zext i32 %23 to i64
  %69 = icmp eq i64 %22, %68
  br i1 %69, label %72, label %70

70:
  %71 = getelementptr inbounds nuw %struct.LanesStore, ptr %18, i64 %68
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %71, ptr align 8 %24, i64 16416, i1 false)
  br label %72

72:
  %73 = phi i32 [ %67, %66 ], [ %67, %70 ], [ %23, %28 ], [ %23, %48 ]
  %74 = add nuw nsw i64 %22, 1
  %75 = load i32, ptr %14, align 8
  %76 = zext i32 %75 to i64
  %77 = icmp samesign ult i64 %74, %76
  br i1 %77, label %21, label %19

78:
  %79 = phi i32 [ 1, %19 ], [ 0, %5 ]
  ret i32 %79
}

define preserve_allcc void @ptxvm_find_memory(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4) #0 noimplicitfloat {
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %9 = load i32, ptr %8, align 8
  %10 = load i32, ptr %4, align 8
  %11 = tail call preserve_allcc i32 @resolve(ptr %0, ptr %1, ptr %2, i32 %10, i64 %3)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %22

13:
  %14 = mul nsw i32 %9, %7
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %17 = load i32, ptr %16, align 4
  %18 = icmp ne i32 %17, 0
  %19 = tail call preserve_allcc i32 @check_found(ptr %0, i64 %3, i64 %15, i1 %18)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %22

21:
  tail call preserve_allcc void @fill_cache(ptr %0, ptr %2, ptr %4)
  br label %22

22:
  ret void
}

define internal preserve_allcc i32 @resolve(ptr %0, ptr %1, ptr %2, i32 %3, i64 %4) unnamed_addr #0 noimplicitfloat {
  %6 = icmp eq i32 %3, 0
  br i1 %6, label %7, label %19

7:
  %8 = lshr i64 %4, 32
  %9 = trunc nuw i64 %8 to i32
  %10 = add i32 %9, -1
  %11 = icmp ult i32 %10, 4
  br i1 %11, label %12, label %16

12:
  %13 = zext nneg i32 %10 to i64
  %14 = getelementptr inbounds nuw i32, ptr @switch.table.resolve, i64 %13
  %15 = load i32, ptr %14, align 4
  br label %16

16:
  %17 = phi i32 [ %15, %12 ], [ 1, %7 ]
  %18 = and i64 %4, -4294967296
  br label %19

19:
  %20 = phi i32 [ %17, %16 ], [ %3, %5 ]
  %21 = phi i64 [ %18, %16 ], [ 0, %5 ]
  switch i32 %20, label %68 [
    i32 2, label %22
    i32 6, label %32
    i32 3, label %34
    i32 4, label %46
    i32 5, label %57
  ]

22:
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %24 = load i32, ptr %23, align 4
  %25 = zext i32 %24 to i64
  %26 = sub i64 %4, %25
  %27 = icmp ugt i64 %26, 16777215
  br i1 %27, label %28, label %30

28:
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 384
  store i64 0, ptr %29, align 8
  br label %87

30:
  %31 = tail call preserve_allcc i32 @resolve_shared(ptr %0, ptr %1, i64 %21, i64 %4)
  br label %87

32:
  %33 = tail call preserve_allcc i32 @resolve_shared(ptr %0, ptr %1, i64 %21, i64 %4)
  br label %87

34:
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %36 = load i32, ptr %35, align 4
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %39 = load ptr, ptr %38, align 8
  %40 = ptrtoint ptr %39 to i64
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 376
  store i64 %21, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 384
  store i64 %37, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 392
  store i64 %40, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 400
  store i64 1, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 408
  store i32 3, ptr %45, align 8
  br label %87

46:
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %50 = load ptr, ptr %49, align 8
  %51 = ptrtoint ptr %50 to i64
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 376
  store i64 %21, ptr %52, align 8
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 384
  store i64 %48, ptr %53, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 392
  store i64 %51, ptr %54, align 8
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 400
  store i64 0, ptr %55, align 8
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 408
  store i32 4, ptr %56, align 8
  br label %87

57:
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %61 = load ptr, ptr %60, align 8
  %62 = ptrtoint ptr %61 to i64
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 376
  store i64 %21, ptr %63, align 8
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 384
  store i64 %59, ptr %64, align 8
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 392
  store i64 %62, ptr %65, align 8
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 400
  store i64 0, ptr %66, align 8
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 408
  store i32 5, ptr %67, align 8
  br label %87

68:
  %69 = tail call preserve_allcc ptr @row_below(ptr %0, i64 %4)
  %70 = icmp eq ptr %69, null
  br i1 %70, label %83, label %71

71:
  %72 = load i64, ptr %69, align 8
  %73 = getelementptr inbounds nuw i8, ptr %69, i64 8
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr inbounds nuw i8, ptr %69, i64 16
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds nuw i8, ptr %69, i64 24
  %78 = load i64, ptr %77, align 8
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 376
  store i64 %72, ptr %79, align 8
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 392
  store i64 %76, ptr %80, align 8
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 400
  store i64 %78, ptr %81, align 8
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 408
  store i32 1, ptr %82, align 8
  br label %83

83:
  %84 = phi i64 [ %74, %71 ], [ 0, %68 ]
  %85 = phi i32 [ 0, %71 ], [ 1, %68 ]
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 384
  store i64 %84, ptr %86, align 8
  br label %87

87:
  %88 = phi i32 [ %85, %83 ], [ 20, %28 ], [ %31, %30 ], [ %33, %32 ], [ 0, %34 ], [ 0, %46 ], [ 0, %57 ]
  ret i32 %88
}

define internal preserve_allcc i32 @check_found(ptr %0, i64 %1, i64 %2, i1 %3) unnamed_addr #0 noimplicitfloat {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %6 = load i64, ptr %5, align 8
  %7 = sub i64 %1, %6
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %9 = load i64, ptr %8, align 8
  %10 = icmp ule i64 %7, %9
  %11 = sub nuw i64 %9, %7
  %12 = icmp uge i64 %11, %2
  %13 = select i1 %10, i1 %12, i1 false
  br i1 %13, label %14, label %20

14:
  br i1 %3, label %15, label %29

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %17 = load i64, ptr %16, align 8
  %18 = icmp eq i64 %17, 0
  %19 = select i1 %18, i32 3, i32 0
  br label %29

20:
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %22 = load i32, ptr %21, align 8
  %23 = add i32 %22, -2
  %24 = icmp ult i32 %23, 4
  br i1 %24, label %25, label %29

25:
  %26 = zext nneg i32 %23 to i64
  %27 = getelementptr inbounds nuw i32, ptr @switch.table.check_found, i64 %26
  %28 = load i32, ptr %27, align 4
  br label %29

29:
  %30 = phi i32 [ 0, %14 ], [ %28, %25 ], [ %19, %15 ], [ 1, %20 ]
  ret i32 %30
}

define internal preserve_allcc void @fill_cache(ptr %0, ptr %1, ptr %2) unnamed_addr #0 noimplicitfloat {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %6 = load i32, ptr %5, align 4
  %7 = icmp slt i32 %6, 0
  br i1 %7, label %63, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 3
  br i1 %11, label %63, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %16 = load i64, ptr %15, align 8
  %17 = icmp ult i64 %14, %16
  br i1 %17, label %63, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %22 = load i32, ptr %21, align 4
  %23 = add nsw i32 %22, -1
  %24 = sext i32 %23 to i64
  %25 = and i64 %20, %24
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %27, label %63

27:
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %29 = load i32, ptr %28, align 4
  %30 = icmp eq i32 %29, 0
  %31 = select i1 %30, i64 16, i64 24
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 %31
  %33 = load ptr, ptr %32, align 8
  %34 = zext nneg i32 %6 to i64
  %35 = getelementptr inbounds nuw %struct.SiteCache, ptr %33, i64 %34
  %36 = load i64, ptr %4, align 8
  store i64 %36, ptr %35, align 8
  %37 = load i64, ptr %13, align 8
  %38 = load i64, ptr %15, align 8
  %39 = sub i64 %37, %38
  %40 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %41 = load i32, ptr %40, align 4
  %42 = zext nneg i32 %41 to i64
  %43 = lshr i64 %39, %42
  %44 = add i64 %43, 1
  %45 = getelementptr inbounds nuw i8, ptr %35, i64 8
  store i64 %44, ptr %45, align 8
  %46 = load i64, ptr %19, align 8
  %47 = load i64, ptr %4, align 8
  %48 = sub i64 %46, %47
  %49 = getelementptr inbounds nuw i8, ptr %35, i64 16
  store i64 %48, ptr %49, align 8
  %50 = load i32, ptr %9, align 8
  %51 = icmp eq i32 %50, 2
  br i1 %51, label %52, label %63

52:
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %54 = load i32, ptr %53, align 8
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %56 = load ptr, ptr %55, align 8
  %57 = zext i32 %54 to i64
  %58 = getelementptr inbounds nuw ptr, ptr %56, i64 %57
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 24
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 296
  store ptr %61, ptr %62, align 8
  br label %63

63:
  ret void
}

define preserve_allcc i32 @ptxvm_translate(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4) #0 noimplicitfloat {
  %6 = tail call preserve_allcc i32 @locate(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4)
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %52

8:
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %10 = load i32, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 412
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %23

14:
  %15 = icmp eq i32 %3, 0
  br i1 %15, label %52, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %19 = load i32, ptr %18, align 8
  %20 = zext nneg i32 %19 to i64
  %21 = shl nsw i64 -1, %20
  %22 = xor i64 %21, -1
  br label %29

23:
  %24 = tail call i32 @llvm.cttz.i32(i32 %12, i1 true)
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %26 = zext nneg i32 %24 to i64
  %27 = getelementptr inbounds nuw i64, ptr %25, i64 %26
  %28 = load i64, ptr %27, align 8
  br label %41

29:
  %30 = phi i32 [ %3, %16 ], [ %39, %37 ]
  %31 = tail call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw i64, ptr %17, i64 %32
  %34 = load i64, ptr %33, align 8
  %35 = and i64 %34, %22
  %36 = icmp eq i64 %35, 0
  br i1 %36, label %37, label %41

37:
  %38 = add i32 %30, -1
  %39 = and i32 %38, %30
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %52, label %29

41:
  %42 = phi i32 [ 16, %23 ], [ 17, %29 ]
  %43 = phi i32 [ %24, %23 ], [ %31, %29 ]
  %44 = phi i64 [ %28, %23 ], [ %34, %29 ]
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 %42, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %10, ptr %46, align 4
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 %43, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 %44, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 364
  store i32 0, ptr %51, align 4
  br label %52

52:
  %53 = phi i32 [ 1, %5 ], [ 0, %14 ], [ 1, %41 ], [ 0, %37 ]
  ret i32 %53
}

declare i32 @llvm.cttz.i32(i32, i1) #0

define internal fastcc void @enter_arrivals(ptr %0) unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %3 = load i32, ptr %2, align 8
  %4 = icmp eq i32 %3, 0
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %6 = load i32, ptr %5, align 4
  br i1 %4, label %7, label %11

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %9 = load i32, ptr %8, align 8
  %10 = and i32 %9, %6
  store i32 %10, ptr %8, align 8
  br label %29

11:
  %12 = xor i32 %3, -1
  %13 = and i32 %6, %12
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store i32 %13, ptr %14, align 8
  store i32 0, ptr %2, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 5088
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %17 = load i32, ptr %16, align 4
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw %struct.Barrier, ptr %15, i64 %18
  %20 = tail call i32 @llvm.ctpop.i32(i32 %3)
  %21 = shl nuw nsw i32 %20, 5
  store i32 %21, ptr %19, align 4
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 4
  store i32 -1, ptr %22, align 4
  %23 = getelementptr inbounds nuw i8, ptr %19, i64 12
  store i32 %3, ptr %23, align 4
  %24 = getelementptr inbounds nuw i8, ptr %19, i64 8
  store i32 %3, ptr %24, align 4
  %25 = shl nuw i32 1, %17
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %27 = load i32, ptr %26, align 8
  %28 = or i32 %27, %25
  store i32 %28, ptr %26, align 8
  br label %29

29:
  ret void
}

define internal fastcc void @complete(ptr %0, i32 %1) unnamed_addr #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 5088
  %4 = zext nneg i32 %1 to i64
  %5 = getelementptr inbounds nuw %struct.Barrier, ptr %3, i64 %4
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %11 = load i32, ptr %10, align 4
  %12 = and i32 %11, %9
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 14440
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %14, null
  br i1 %15, label %143, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 6272
  %18 = load i32, ptr %17, align 4
  %19 = sub i32 32, %18
  %20 = lshr i32 -1, %19
  %21 = icmp eq i32 %12, %20
  br i1 %21, label %22, label %27

22:
  %23 = getelementptr inbounds nuw %struct.Barrier, ptr %0, i64 %4
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 5092
  %25 = load i32, ptr %24, align 4
  %26 = icmp ne i32 %25, -1
  br label %27

27:
  %28 = phi i1 [ false, %16 ], [ %26, %22 ]
  %29 = icmp eq i32 %12, 0
  br i1 %29, label %30, label %34

30:
  %31 = getelementptr inbounds nuw i8, ptr %14, i64 6276
  %32 = load i32, ptr %31, align 4
  %33 = add i32 %32, 1
  store i32 %33, ptr %31, align 4
  br label %143

34:
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %38 = load i64, ptr %37, align 8
  br label %39

39:
  %40 = phi i32 [ 0, %34 ], [ %48, %39 ]
  %41 = phi i32 [ %12, %34 ], [ %50, %39 ]
  %42 = tail call i32 @llvm.cttz.i32(i32 %41, i1 true)
  %43 = zext nneg i32 %42 to i64
  %44 = mul i64 %38, %43
  %45 = getelementptr inbounds nuw i8, ptr %36, i64 %44
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 204
  %47 = load i32, ptr %46, align 4
  %48 = tail call i32 @llvm.umax.i32(i32 %47, i32 %40)
  %49 = add i32 %41, -1
  %50 = and i32 %49, %41
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %39

52:
  %53 = add i32 %48, 1
  %54 = getelementptr inbounds nuw i8, ptr %14, i64 6276
  %55 = load i32, ptr %54, align 4
  %56 = add i32 %55, 1
  store i32 %56, ptr %54, align 4
  %57 = getelementptr inbounds nuw i8, ptr %14, i64 4096
  %58 = shl nuw nsw i32 %1, 5
  %59 = zext nneg i32 %58 to i64
  %60 = getelementptr inbounds nuw i32, ptr %57, i64 %59
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 14448
  %62 = shl i32 %53, 4
  br label %63

63:
  %64 = phi i32 [ %12, %52 ], [ %141, %122 ]
  %65 = tail call i32 @llvm.cttz.i32(i32 %64, i1 true)
  %66 = load ptr, ptr %35, align 8
  %67 = zext nneg i32 %65 to i64
  %68 = load i64, ptr %37, align 8
  %69 = mul i64 %68, %67
  %70 = getelementptr inbounds nuw i8, ptr %66, i64 %69
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 200
  %72 = load i32, ptr %71, align 8
  %73 = shl nuw nsw i32 %65, 5
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw i32, ptr %14, i64 %74
  br label %76

76:
  %77 = phi i64 [ 0, %63 ], [ %85, %84 ]
  %78 = getelementptr inbounds nuw i32, ptr %60, i64 %77
  %79 = load i32, ptr %78, align 4
  %80 = getelementptr inbounds nuw i32, ptr %75, i64 %77
  %81 = load i32, ptr %80, align 4
  %82 = icmp ugt i32 %79, %81
  br i1 %82, label %83, label %84

83:
  store i32 %79, ptr %80, align 4
  br label %84

84:
  %85 = add nuw nsw i64 %77, 1
  %86 = icmp eq i64 %85, 32
  br i1 %86, label %87, label %76

87:
  br i1 %28, label %93, label %88

88:
  %89 = load i32, ptr %71, align 8
  %90 = getelementptr inbounds nuw i8, ptr %70, i64 12
  %91 = load i32, ptr %90, align 4
  %92 = zext i32 %91 to i64
  br label %122

93:
  %94 = or i32 %72, 15
  %95 = add i32 %94, 1
  %96 = tail call i32 @llvm.umin.i32(i32 %95, i32 1048575)
  store i32 %96, ptr %71, align 8
  %97 = load i64, ptr %0, align 8
  %98 = shl i64 %97, 40
  %99 = zext nneg i32 %96 to i64
  %100 = shl nuw nsw i64 %99, 20
  %101 = or disjoint i64 %98, %100
  %102 = getelementptr inbounds nuw i8, ptr %70, i64 12
  %103 = load i32, ptr %102, align 4
  %104 = zext i32 %103 to i64
  %105 = shl nuw nsw i64 %104, 15
  %106 = or i64 %105, %101
  %107 = getelementptr inbounds nuw i8, ptr %70, i64 208
  store i64 %106, ptr %107, align 8
  %108 = load i64, ptr %61, align 8
  %109 = shl nuw nsw i32 %96, 5
  %110 = and i32 %109, 480
  %111 = or i32 %103, %110
  %112 = zext i32 %111 to i64
  %113 = shl i64 %108, 30
  %114 = shl nuw nsw i32 %96, 6
  %115 = and i32 %114, 67107840
  %116 = zext nneg i32 %115 to i64
  %117 = or disjoint i64 %113, %116
  %118 = or disjoint i64 %117, 1023
  %119 = getelementptr inbounds nuw i8, ptr %70, i64 216
  store i64 %118, ptr %119, align 8
  %120 = or i64 %117, %112
  %121 = getelementptr inbounds nuw i8, ptr %70, i64 224
  store i64 %120, ptr %121, align 8
  br label %122

122:
  %123 = phi i64 [ %92, %88 ], [ %104, %93 ]
  %124 = phi i32 [ %89, %88 ], [ %96, %93 ]
  %125 = load ptr, ptr %13, align 8
  %126 = getelementptr inbounds nuw i8, ptr %70, i64 204
  store i32 %53, ptr %126, align 4
  %127 = load i64, ptr %61, align 8
  %128 = getelementptr inbounds nuw i8, ptr %125, i64 6276
  %129 = load i32, ptr %128, align 4
  %130 = zext i32 %129 to i64
  %131 = shl i64 %127, 30
  %132 = shl nuw nsw i64 %130, 10
  %133 = or i64 %131, %132
  %134 = or disjoint i64 %133, 1023
  %135 = getelementptr inbounds nuw i8, ptr %70, i64 216
  store i64 %134, ptr %135, align 8
  %136 = and i32 %124, 15
  %137 = or disjoint i32 %136, %62
  %138 = getelementptr inbounds nuw i8, ptr %125, i64 6144
  %139 = getelementptr inbounds nuw i32, ptr %138, i64 %123
  store i32 %137, ptr %139, align 4
  %140 = add i32 %64, -1
  %141 = and i32 %140, %64
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %143, label %63

143:
  %144 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %145 = load i32, ptr %144, align 4
  %146 = add i32 %145, 1
  %147 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %148 = load i32, ptr %147, align 4
  %149 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %150 = load i32, ptr %149, align 4
  store i32 0, ptr %5, align 4
  store i32 0, ptr %10, align 4
  store i32 0, ptr %6, align 4
  store i32 %146, ptr %144, align 4
  store i32 0, ptr %147, align 4
  store i32 0, ptr %149, align 4
  %151 = getelementptr inbounds nuw i8, ptr %5, i64 28
  store i32 %148, ptr %151, align 4
  %152 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i32 %150, ptr %152, align 4
  %153 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %154 = load i32, ptr %153, align 8
  %155 = or i32 %154, %12
  store i32 %155, ptr %153, align 8
  %156 = shl nuw i32 1, %1
  %157 = xor i32 %156, -1
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %159 = load i32, ptr %158, align 8
  %160 = and i32 %159, %157
  store i32 %160, ptr %158, align 8
  %161 = or i32 %150, %148
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %205, label %163

163:
  %164 = and i32 %9, %7
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %205, label %166

166:
  %167 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %168 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %169 = insertelement <32 x i32> poison, i32 %1, i64 0
  %170 = shufflevector <32 x i32> %169, <32 x i32> poison, <32 x i32> zeroinitializer
  br label %171

171:
  %172 = phi i32 [ %164, %166 ], [ %203, %201 ]
  %173 = tail call i32 @llvm.cttz.i32(i32 %172, i1 true)
  %174 = load ptr, ptr %167, align 8
  %175 = zext nneg i32 %173 to i64
  %176 = load i64, ptr %168, align 8
  %177 = mul i64 %176, %175
  %178 = getelementptr inbounds nuw i8, ptr %174, i64 %177
  %179 = getelementptr inbounds nuw i8, ptr %178, i64 232
  %180 = load ptr, ptr %179, align 8
  %181 = icmp eq ptr %180, null
  br i1 %181, label %192, label %182

182:
  %183 = getelementptr inbounds nuw i8, ptr %178, i64 96
  %184 = load i32, ptr %183, align 8
  %185 = getelementptr inbounds nuw i8, ptr %178, i64 100
  %186 = load i32, ptr %185, align 4
  %187 = and i32 %186, %184
  %188 = load <32 x i32>, ptr %180, align 64
  %189 = icmp eq <32 x i32> %188, %170
  %190 = bitcast <32 x i1> %189 to i32
  %191 = and i32 %187, %190
  tail call fastcc void @set_counts(ptr %180, i32 %191, ptr %5)
  br label %201

192:
  %193 = shl nuw i32 1, %173
  %194 = and i32 %193, %12
  %195 = icmp eq i32 %194, 0
  br i1 %195, label %201, label %196

196:
  %197 = load i32, ptr %151, align 4
  %198 = getelementptr inbounds nuw i8, ptr %178, i64 32
  store i32 %197, ptr %198, align 8
  %199 = load i32, ptr %152, align 4
  %200 = getelementptr inbounds nuw i8, ptr %178, i64 36
  store i32 %199, ptr %200, align 4
  br label %201

201:
  %202 = add i32 %172, -1
  %203 = and i32 %202, %172
  %204 = icmp eq i32 %203, 0
  br i1 %204, label %205, label %171

205:
  ret void
}

define internal fastcc void @set_counts(ptr %0, i32 %1, ptr %2) unnamed_addr #0 {
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %1, 0
  br i1 %6, label %29, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 512
  br label %9

9:
  %10 = phi i32 [ %1, %7 ], [ %15, %9 ]
  %11 = tail call i32 @llvm.cttz.i32(i32 %10, i1 true)
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw i32, ptr %8, i64 %12
  store i32 %5, ptr %13, align 4
  %14 = add i32 %10, -1
  %15 = and i32 %14, %10
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %9

17:
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %19 = load i32, ptr %18, align 4
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 640
  br label %21

21:
  %22 = phi i32 [ %1, %17 ], [ %27, %21 ]
  %23 = tail call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr %20, i64 %24
  store i32 %19, ptr %25, align 4
  %26 = add i32 %22, -1
  %27 = and i32 %26, %22
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %21

29:
  ret void
}

define internal fastcc void @one_less_missing(ptr %0) unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %3 = load i32, ptr %2, align 8
  %4 = add i32 %3, -1
  store i32 %4, ptr %2, align 8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %7

6:
  tail call fastcc void @begin_phase(ptr %0)
  br label %7

7:
  ret void
}

define internal fastcc ptr @global_host(ptr %0, i64 %1, i64 %2, i1 %3) unnamed_addr #0 {
  %5 = tail call preserve_allcc ptr @row_below(ptr %0, i64 %1)
  %6 = icmp eq ptr %5, null
  br i1 %6, label %26, label %7

7:
  %8 = load i64, ptr %5, align 8
  %9 = sub i64 %1, %8
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %11 = load i64, ptr %10, align 8
  %12 = icmp ule i64 %9, %11
  %13 = sub nuw i64 %11, %9
  %14 = icmp uge i64 %13, %2
  %15 = select i1 %12, i1 %14, i1 false
  br i1 %15, label %16, label %26

16:
  br i1 %3, label %17, label %21

17:
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %26, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %23 = load i64, ptr %22, align 8
  %24 = add i64 %23, %9
  %25 = inttoptr i64 %24 to ptr
  br label %26

26:
  %27 = phi ptr [ %25, %21 ], [ null, %17 ], [ null, %7 ], [ null, %4 ]
  ret ptr %27
}

define internal preserve_allcc ptr @row_below(ptr %0, i64 %1) unnamed_addr #0 noimplicitfloat {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %4 = load ptr, ptr %3, align 8
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %7 = load i64, ptr %6, align 8
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %26, label %9

9:
  %10 = phi i64 [ %19, %9 ], [ 0, %2 ]
  %11 = phi i64 [ %20, %9 ], [ %7, %2 ]
  %12 = add i64 %10, %11
  %13 = lshr i64 %12, 1
  %14 = getelementptr inbounds nuw %struct.Allocation, ptr %5, i64 %13
  %15 = load i64, ptr %14, align 8
  %16 = icmp ugt i64 %15, %1
  %17 = add nuw i64 %13, 1
  %18 = select i1 %16, i64 %10, i64 %17
  %19 = freeze i64 %18
  %20 = select i1 %16, i64 %13, i64 %11
  %21 = icmp ult i64 %19, %20
  br i1 %21, label %9, label %22

22:
  %23 = icmp eq i64 %19, 0
  %24 = getelementptr %struct.Allocation, ptr %5, i64 %19
  %25 = getelementptr i8, ptr %24, i64 -32
  br i1 %23, label %26, label %27

26:
  br label %27

27:
  %28 = phi ptr [ null, %26 ], [ %25, %22 ]
  ret ptr %28
}

declare i32 @llvm.ctpop.i32(i32) #0

define internal preserve_allcc void @look_at(ptr %0, ptr %1, i32 %2, i32 %3, ptr %4) unnamed_addr #0 noimplicitfloat {
  %6 = load i64, ptr %0, align 8
  %7 = add i64 %6, 1
  %8 = and i64 %7, 65535
  store i64 %8, ptr %0, align 8
  %9 = and i64 %6, 65535
  %10 = icmp eq i64 %9, 65535
  br i1 %10, label %11, label %19

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %14

13:
  store i64 1, ptr %0, align 8
  br label %19

14:
  %15 = phi i64 [ 0, %11 ], [ %17, %14 ]
  %16 = getelementptr inbounds nuw i64, ptr %12, i64 %15
  store i64 0, ptr %16, align 8
  %17 = add nuw nsw i64 %15, 1
  %18 = icmp eq i64 %17, 1024
  br i1 %18, label %13, label %14

19:
  %20 = phi i64 [ 1, %13 ], [ %8, %5 ]
  %21 = icmp eq i32 %2, 0
  br i1 %21, label %49, label %22

22:
  %23 = tail call i32 @llvm.cttz.i32(i32 %3, i1 false)
  %24 = shl nuw i64 %20, 48
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8208
  %27 = zext nneg i32 %23 to i64
  br label %28

28:
  %29 = phi i32 [ 0, %22 ], [ %81, %74 ]
  %30 = phi i32 [ 0, %22 ], [ %85, %74 ]
  %31 = phi i64 [ -1, %22 ], [ %86, %74 ]
  %32 = phi i64 [ 0, %22 ], [ %87, %74 ]
  %33 = phi i32 [ %2, %22 ], [ %91, %74 ]
  %34 = tail call i32 @llvm.cttz.i32(i32 %33, i1 true)
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw i64, ptr %1, i64 %35
  %37 = load i64, ptr %36, align 8
  %38 = lshr i64 %37, 5
  %39 = and i64 %38, 281474976710655
  %40 = or disjoint i64 %39, %24
  %41 = mul i64 %40, -7046029254386353131
  %42 = lshr i64 %41, 54
  %43 = getelementptr inbounds nuw i64, ptr %25, i64 %42
  %44 = load i64, ptr %43, align 8
  %45 = icmp ne i64 %44, %40
  %46 = lshr i64 %44, 48
  %47 = icmp eq i64 %46, %20
  %48 = and i1 %45, %47
  br i1 %48, label %57, label %67

49:
  %50 = phi i64 [ 0, %19 ], [ %87, %74 ]
  %51 = phi i64 [ -1, %19 ], [ %86, %74 ]
  %52 = phi i32 [ 0, %19 ], [ %85, %74 ]
  %53 = phi i32 [ 0, %19 ], [ %81, %74 ]
  store i32 %53, ptr %4, align 8
  %54 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 %52, ptr %54, align 4
  %55 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i64 %51, ptr %55, align 8
  %56 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 %50, ptr %56, align 8
  ret void

57:
  %58 = phi i64 [ %60, %57 ], [ %42, %28 ]
  %59 = add nuw nsw i64 %58, 1
  %60 = and i64 %59, 1023
  %61 = getelementptr inbounds nuw i64, ptr %25, i64 %60
  %62 = load i64, ptr %61, align 8
  %63 = icmp ne i64 %62, %40
  %64 = lshr i64 %62, 48
  %65 = icmp eq i64 %64, %20
  %66 = and i1 %63, %65
  br i1 %66, label %57, label %67

67:
  %68 = phi i64 [ %42, %28 ], [ %60, %57 ]
  %69 = phi i1 [ %45, %28 ], [ %63, %57 ]
  %70 = getelementptr inbounds nuw i64, ptr %25, i64 %68
  br i1 %69, label %74, label %71

71:
  %72 = getelementptr inbounds nuw i32, ptr %26, i64 %68
  %73 = load i32, ptr %72, align 4
  br label %74

74:
  %75 = phi i32 [ %73, %71 ], [ 0, %67 ]
  %76 = and i64 %37, 31
  %77 = lshr i64 %76, %27
  %78 = trunc nuw nsw i64 %77 to i32
  %79 = shl nuw i32 1, %78
  %80 = zext i1 %69 to i32
  %81 = add i32 %29, %80
  %82 = xor i32 %75, -1
  %83 = lshr i32 %82, %78
  %84 = and i32 %83, 1
  %85 = add i32 %84, %30
  %86 = tail call i64 @llvm.umin.i64(i64 %37, i64 %31)
  %87 = tail call i64 @llvm.umax.i64(i64 %37, i64 %32)
  store i64 %40, ptr %70, align 8
  %88 = or i32 %75, %79
  %89 = getelementptr inbounds nuw i32, ptr %26, i64 %68
  store i32 %88, ptr %89, align 4
  %90 = add i32 %33, -1
  %91 = and i32 %90, %33
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %49, label %28
}

define internal fastcc void @land_store(ptr %0, ptr %1) unnamed_addr #0 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %4 = load i32, ptr %3, align 4
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %6 = load ptr, ptr %5, align 8
  %7 = zext i32 %4 to i64
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %21, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 3776
  %14 = load ptr, ptr %13, align 8
  %15 = add i32 %10, -1
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 3784
  %18 = load i64, ptr %17, align 8
  %19 = mul i64 %18, %16
  %20 = getelementptr inbounds nuw i8, ptr %14, i64 %19
  br label %21

21:
  %22 = phi ptr [ %20, %12 ], [ %8, %2 ]
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %24 = load ptr, ptr %23, align 8
  %25 = icmp eq ptr %24, null
  br i1 %25, label %27, label %26

26:
  tail call fastcc void @move_tensor(ptr %1, ptr %22, i1 true)
  br label %38

27:
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %29 = load ptr, ptr %28, align 8
  %30 = icmp eq ptr %29, null
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %34 = load i32, ptr %33, align 8
  %35 = zext i32 %34 to i64
  br i1 %30, label %37, label %36

36:
  tail call void %29(ptr %32, ptr @combine_bytes.no_offset, i64 1, ptr %22, i64 %35)
  br label %38

37:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %32, ptr align 1 %22, i64 %35, i1 false)
  br label %38

38:
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 4
  store i32 0, ptr %39, align 4
  %40 = load i32, ptr %9, align 8
  %41 = shl nuw i32 1, %40
  %42 = xor i32 %41, -1
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 3796
  %44 = load i32, ptr %43, align 4
  %45 = and i32 %44, %42
  store i32 %45, ptr %43, align 4
  ret void
}

define internal fastcc void @move_tensor(ptr %0, ptr %1, i1 %2) unnamed_addr #0 {
  %4 = alloca %struct.Walk, align 8
  br i1 %2, label %5, label %11

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %197, label %15

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %277, label %15

15:
  %16 = phi i64 [ 3, %11 ], [ 2, %5 ]
  %17 = phi ptr [ null, %11 ], [ %7, %5 ]
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %21 = getelementptr inbounds nuw i64, ptr %20, i64 %16
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 160
  %23 = getelementptr inbounds nuw i8, ptr %19, i64 272
  %24 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %25 = getelementptr inbounds nuw i8, ptr %19, i64 312
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 80
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 120
  %28 = getelementptr inbounds nuw i8, ptr %19, i64 168
  %29 = getelementptr inbounds nuw i8, ptr %19, i64 136
  %30 = load i32, ptr %22, align 8
  %31 = icmp eq i32 %30, 0
  br label %32

32:
  %33 = phi i64 [ 0, %15 ], [ %69, %66 ]
  %34 = getelementptr inbounds nuw i64, ptr %21, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = shl i64 %35, 32
  %37 = ashr exact i64 %36, 32
  %38 = select i1 %31, i64 %37, i64 0
  %39 = icmp eq i64 %33, 0
  br i1 %39, label %45, label %40

40:
  %41 = load i32, ptr %28, align 8
  %42 = trunc i64 %33 to i32
  %43 = add i32 %42, -1
  %44 = icmp ult i32 %43, %41
  br label %45

45:
  %46 = phi i1 [ false, %32 ], [ %44, %40 ]
  %47 = getelementptr inbounds nuw i64, ptr %4, i64 %33
  store i64 %37, ptr %47, align 8
  %48 = getelementptr inbounds nuw i64, ptr %23, i64 %33
  %49 = load i64, ptr %48, align 8
  %50 = add nsw i64 %49, %38
  %51 = getelementptr inbounds nuw i64, ptr %24, i64 %33
  store i64 %50, ptr %51, align 8
  %52 = getelementptr inbounds nuw i64, ptr %25, i64 %33
  %53 = load i64, ptr %52, align 8
  %54 = add nsw i64 %53, %38
  %55 = getelementptr inbounds nuw i64, ptr %26, i64 %33
  store i64 %54, ptr %55, align 8
  br i1 %46, label %56, label %66

56:
  %57 = load i32, ptr %29, align 8
  %58 = trunc i64 %33 to i32
  %59 = add i32 %58, -1
  %60 = add i32 %59, %57
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds nuw i64, ptr %21, i64 %61
  %63 = load i64, ptr %62, align 8
  %64 = shl i64 %63, 32
  %65 = ashr exact i64 %64, 32
  br label %66

66:
  %67 = phi i64 [ %65, %56 ], [ 0, %45 ]
  %68 = getelementptr inbounds nuw i64, ptr %27, i64 %33
  store i64 %67, ptr %68, align 8
  %69 = add nuw nsw i64 %33, 1
  %70 = icmp eq i64 %69, 5
  br i1 %70, label %71, label %32

71:
  %72 = getelementptr inbounds nuw i8, ptr %19, i64 156
  %73 = load i32, ptr %72, align 4
  %74 = zext i32 %73 to i64
  %75 = load i64, ptr %4, align 8
  %76 = mul nsw i64 %75, %74
  %77 = sub nsw i64 0, %76
  %78 = getelementptr inbounds nuw i8, ptr %19, i64 144
  %79 = load i32, ptr %78, align 8
  %80 = zext i32 %79 to i64
  %81 = shl nuw nsw i64 %80, 4
  %82 = getelementptr inbounds nuw i8, ptr %19, i64 192
  %83 = load i64, ptr %82, align 8
  %84 = sub i64 %83, %75
  %85 = mul i64 %84, %74
  %86 = tail call i64 @llvm.smin.i64(i64 %81, i64 %85)
  %87 = icmp eq i32 %30, 1
  %88 = getelementptr inbounds nuw i8, ptr %19, i64 140
  %89 = load i32, ptr %88, align 4
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %196, label %91

91:
  %92 = getelementptr inbounds nuw i8, ptr %19, i64 456
  %93 = load ptr, ptr %92, align 8
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %95 = getelementptr inbounds nuw i8, ptr %19, i64 392
  %96 = icmp eq i32 %79, 0
  %97 = icmp eq ptr %17, null
  %98 = getelementptr inbounds nuw i8, ptr %19, i64 176
  %99 = getelementptr inbounds nuw i8, ptr %19, i64 232
  br label %100

100:
  %101 = phi ptr [ %93, %91 ], [ %194, %192 ]
  %102 = phi i32 [ 0, %91 ], [ %193, %192 ]
  %103 = load ptr, ptr %94, align 8
  %104 = ptrtoint ptr %103 to i64
  %105 = add i64 %76, %104
  %106 = select i1 %87, i32 %102, i32 0
  %107 = load i32, ptr %29, align 8
  %108 = icmp ugt i32 %107, 1
  br i1 %108, label %109, label %135

109:
  %110 = zext i32 %107 to i64
  br label %111

111:
  %112 = phi i64 [ %105, %109 ], [ %132, %127 ]
  %113 = phi i64 [ 1, %109 ], [ %133, %127 ]
  %114 = phi i1 [ true, %109 ], [ %128, %127 ]
  %115 = trunc nuw i64 %113 to i32
  %116 = add i32 %106, %115
  %117 = zext i32 %116 to i64
  %118 = getelementptr inbounds nuw i64, ptr %4, i64 %117
  %119 = load i64, ptr %118, align 8
  %120 = getelementptr inbounds nuw i64, ptr %27, i64 %113
  %121 = load i64, ptr %120, align 8
  %122 = add nsw i64 %121, %119
  br i1 %114, label %123, label %127

123:
  %124 = getelementptr inbounds nuw i64, ptr %82, i64 %113
  %125 = load i64, ptr %124, align 8
  %126 = icmp ult i64 %122, %125
  br label %127

127:
  %128 = phi i1 [ false, %111 ], [ %126, %123 ]
  %129 = getelementptr inbounds nuw i64, ptr %95, i64 %113
  %130 = load i64, ptr %129, align 8
  %131 = mul i64 %130, %122
  %132 = add i64 %131, %112
  %133 = add nuw nsw i64 %113, 1
  %134 = icmp eq i64 %133, %110
  br i1 %134, label %135, label %111

135:
  %136 = phi i64 [ %105, %100 ], [ %132, %127 ]
  %137 = phi i1 [ true, %100 ], [ %128, %127 ]
  br i1 %96, label %138, label %139

138:
  br i1 %87, label %192, label %172

139:
  %140 = phi i64 [ %170, %169 ], [ 0, %135 ]
  %141 = shl nuw nsw i64 %140, 4
  %142 = getelementptr inbounds nuw i32, ptr %101, i64 %140
  %143 = load i32, ptr %142, align 4
  %144 = zext i32 %143 to i64
  %145 = getelementptr inbounds nuw i8, ptr %1, i64 %144
  %146 = tail call i64 @llvm.smax.i64(i64 %77, i64 %141)
  %147 = add nuw nsw i64 %141, 16
  %148 = tail call i64 @llvm.smin.i64(i64 %86, i64 %147)
  %149 = select i1 %137, i64 %148, i64 0
  %150 = sub nsw i64 %149, %146
  %151 = add i64 %146, %136
  %152 = inttoptr i64 %151 to ptr
  %153 = icmp eq i64 %150, 16
  %154 = and i1 %97, %153
  br i1 %154, label %155, label %158

155:
  %156 = select i1 %2, ptr %152, ptr %145
  %157 = select i1 %2, ptr %145, ptr %152
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %156, ptr align 1 %157, i64 16, i1 false)
  br label %169

158:
  br i1 %2, label %160, label %159

159:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %145, ptr align 8 %98, i64 16, i1 false)
  br label %160

160:
  %161 = icmp slt i64 %150, 1
  br i1 %161, label %169, label %162

162:
  %163 = sub nsw i64 %146, %141
  %164 = getelementptr inbounds i8, ptr %145, i64 %163
  br i1 %97, label %166, label %165

165:
  tail call void %17(ptr %152, ptr @combine_bytes.no_offset, i64 1, ptr %164, i64 %150)
  br label %169

166:
  %167 = select i1 %2, ptr %152, ptr %164
  %168 = select i1 %2, ptr %164, ptr %152
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %167, ptr align 1 %168, i64 %150, i1 false)
  br label %169

169:
  %170 = add nuw nsw i64 %140, 1
  %171 = icmp eq i64 %170, %80
  br i1 %171, label %138, label %139

172:
  %173 = load i32, ptr %29, align 8
  %174 = icmp ugt i32 %173, 1
  br i1 %174, label %175, label %192

175:
  %176 = zext i32 %173 to i64
  br label %177

177:
  %178 = phi i64 [ %190, %187 ], [ 1, %175 ]
  %179 = getelementptr inbounds nuw i64, ptr %99, i64 %178
  %180 = load i64, ptr %179, align 8
  %181 = getelementptr inbounds nuw i64, ptr %4, i64 %178
  %182 = load i64, ptr %181, align 8
  %183 = add nsw i64 %182, %180
  store i64 %183, ptr %181, align 8
  %184 = getelementptr inbounds nuw i64, ptr %26, i64 %178
  %185 = load i64, ptr %184, align 8
  %186 = icmp slt i64 %183, %185
  br i1 %186, label %192, label %187

187:
  %188 = getelementptr inbounds nuw i64, ptr %24, i64 %178
  %189 = load i64, ptr %188, align 8
  store i64 %189, ptr %181, align 8
  %190 = add nuw nsw i64 %178, 1
  %191 = icmp eq i64 %190, %176
  br i1 %191, label %192, label %177

192:
  %193 = add nuw i32 %102, 1
  %194 = getelementptr inbounds nuw i32, ptr %101, i64 %80
  %195 = icmp eq i32 %193, %89
  br i1 %195, label %196, label %100

196:
  br label %316

197:
  %198 = icmp eq ptr %7, null
  %199 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %200 = load ptr, ptr %199, align 8
  %201 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %202 = load ptr, ptr %201, align 8
  %203 = getelementptr inbounds nuw i8, ptr %200, i64 448
  %204 = load ptr, ptr %203, align 8
  %205 = getelementptr inbounds nuw i8, ptr %200, i64 140
  %206 = load i32, ptr %205, align 4
  %207 = icmp eq i32 %206, 0
  br i1 %198, label %247, label %208

208:
  br i1 %207, label %316, label %209

209:
  %210 = getelementptr inbounds nuw i8, ptr %200, i64 456
  %211 = load ptr, ptr %210, align 8
  %212 = getelementptr inbounds nuw i8, ptr %200, i64 144
  %213 = load i32, ptr %212, align 8
  br label %214

214:
  %215 = phi i32 [ %206, %209 ], [ %225, %224 ]
  %216 = phi i32 [ %213, %209 ], [ %226, %224 ]
  %217 = phi i64 [ 0, %209 ], [ %227, %224 ]
  %218 = phi ptr [ %211, %209 ], [ %229, %224 ]
  %219 = icmp eq i32 %216, 0
  br i1 %219, label %224, label %220

220:
  %221 = getelementptr inbounds nuw i64, ptr %204, i64 %217
  br label %232

222:
  %223 = load i32, ptr %205, align 4
  br label %224

224:
  %225 = phi i32 [ %223, %222 ], [ %215, %214 ]
  %226 = phi i32 [ %244, %222 ], [ 0, %214 ]
  %227 = add nuw nsw i64 %217, 1
  %228 = zext i32 %226 to i64
  %229 = getelementptr inbounds nuw i32, ptr %218, i64 %228
  %230 = zext i32 %225 to i64
  %231 = icmp samesign ult i64 %227, %230
  br i1 %231, label %214, label %316

232:
  %233 = phi i64 [ 0, %220 ], [ %243, %232 ]
  %234 = load i64, ptr %221, align 8
  %235 = getelementptr inbounds i8, ptr %202, i64 %234
  %236 = shl nuw nsw i64 %233, 4
  %237 = and i64 %236, 4294967280
  %238 = getelementptr inbounds nuw i8, ptr %235, i64 %237
  %239 = getelementptr inbounds nuw i32, ptr %218, i64 %233
  %240 = load i32, ptr %239, align 4
  %241 = zext i32 %240 to i64
  %242 = getelementptr inbounds nuw i8, ptr %1, i64 %241
  tail call void %7(ptr %238, ptr @combine_bytes.no_offset, i64 1, ptr %242, i64 16)
  %243 = add nuw nsw i64 %233, 1
  %244 = load i32, ptr %212, align 8
  %245 = zext i32 %244 to i64
  %246 = icmp samesign ult i64 %243, %245
  br i1 %246, label %232, label %222

247:
  br i1 %207, label %316, label %248

248:
  %249 = getelementptr inbounds nuw i8, ptr %200, i64 144
  %250 = load i32, ptr %249, align 8
  %251 = getelementptr inbounds nuw i8, ptr %200, i64 456
  %252 = load ptr, ptr %251, align 8
  %253 = icmp eq i32 %250, 0
  %254 = zext i32 %250 to i64
  %255 = zext i32 %206 to i64
  br label %256

256:
  %257 = phi i64 [ 0, %248 ], [ %264, %263 ]
  %258 = phi ptr [ %252, %248 ], [ %265, %263 ]
  br i1 %253, label %263, label %259

259:
  %260 = getelementptr inbounds nuw i64, ptr %204, i64 %257
  %261 = load i64, ptr %260, align 8
  %262 = getelementptr inbounds i8, ptr %202, i64 %261
  br label %267

263:
  %264 = add nuw nsw i64 %257, 1
  %265 = getelementptr inbounds nuw i32, ptr %258, i64 %254
  %266 = icmp eq i64 %264, %255
  br i1 %266, label %316, label %256

267:
  %268 = phi i64 [ 0, %259 ], [ %274, %267 ]
  %269 = phi ptr [ %262, %259 ], [ %275, %267 ]
  %270 = getelementptr inbounds nuw i32, ptr %258, i64 %268
  %271 = load i32, ptr %270, align 4
  %272 = zext i32 %271 to i64
  %273 = getelementptr inbounds nuw i8, ptr %1, i64 %272
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %269, ptr align 1 %273, i64 16, i1 false)
  %274 = add nuw nsw i64 %268, 1
  %275 = getelementptr inbounds nuw i8, ptr %269, i64 16
  %276 = icmp eq i64 %274, %254
  br i1 %276, label %263, label %267

277:
  %278 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %279 = load ptr, ptr %278, align 8
  %280 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %281 = load ptr, ptr %280, align 8
  %282 = getelementptr inbounds nuw i8, ptr %279, i64 448
  %283 = load ptr, ptr %282, align 8
  %284 = getelementptr inbounds nuw i8, ptr %279, i64 140
  %285 = load i32, ptr %284, align 4
  %286 = icmp eq i32 %285, 0
  br i1 %286, label %316, label %287

287:
  %288 = getelementptr inbounds nuw i8, ptr %279, i64 144
  %289 = load i32, ptr %288, align 8
  %290 = getelementptr inbounds nuw i8, ptr %279, i64 456
  %291 = load ptr, ptr %290, align 8
  %292 = icmp eq i32 %289, 0
  %293 = zext i32 %289 to i64
  %294 = zext i32 %285 to i64
  br label %295

295:
  %296 = phi i64 [ 0, %287 ], [ %303, %302 ]
  %297 = phi ptr [ %291, %287 ], [ %304, %302 ]
  br i1 %292, label %302, label %298

298:
  %299 = getelementptr inbounds nuw i64, ptr %283, i64 %296
  %300 = load i64, ptr %299, align 8
  %301 = getelementptr inbounds i8, ptr %281, i64 %300
  br label %306

302:
  %303 = add nuw nsw i64 %296, 1
  %304 = getelementptr inbounds nuw i32, ptr %297, i64 %293
  %305 = icmp eq i64 %303, %294
  br i1 %305, label %316, label %295

306:
  %307 = phi i64 [ 0, %298 ], [ %313, %306 ]
  %308 = phi ptr [ %301, %298 ], [ %314, %306 ]
  %309 = getelementptr inbounds nuw i32, ptr %297, i64 %307
  %310 = load i32, ptr %309, align 4
  %311 = zext i32 %310 to i64
  %312 = getelementptr inbounds nuw i8, ptr %1, i64 %311
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %312, ptr align 1 %308, i64 16, i1 false)
  %313 = add nuw nsw i64 %307, 1
  %314 = getelementptr inbounds nuw i8, ptr %308, i64 16
  %315 = icmp eq i64 %313, %293
  br i1 %315, label %302, label %306

316:
  ret void
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1) #0

declare void @llvm.prefetch.p0(ptr, i32, i32, i32) #0

declare i64 @llvm.vector.reduce.or.v32i64(<32 x i64>) #0

declare i64 @llvm.vector.reduce.or.v8i64(<8 x i64>) #0

define internal fastcc void @move_lanes(ptr %0, ptr %1, i32 %2) unnamed_addr #0 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %5 = load i32, ptr %4, align 4
  %6 = icmp ne i32 %5, 0
  %7 = icmp ne i32 %2, -1
  %8 = and i1 %7, %6
  br i1 %8, label %9, label %42

9:
  %10 = udiv i32 32, %5
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %12 = load i32, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %16 = icmp eq i32 %5, 8
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 256
  br label %18

18:
  %19 = phi i64 [ 0, %9 ], [ %35, %18 ]
  %20 = trunc nuw nsw i64 %19 to i32
  %21 = udiv i32 %20, %10
  %22 = urem i32 %20, %10
  %23 = mul i32 %22, %12
  %24 = zext nneg i32 %21 to i64
  %25 = getelementptr inbounds nuw i32, ptr %13, i64 %24
  %26 = load i32, ptr %25, align 4
  %27 = getelementptr inbounds nuw i32, ptr %14, i64 %24
  %28 = load i32, ptr %27, align 4
  %29 = add nsw i32 %28, %23
  %30 = getelementptr inbounds nuw i32, ptr %15, i64 %19
  store i32 %29, ptr %30, align 4
  %31 = xor i32 %26, %23
  %32 = add i32 %26, %23
  %33 = select i1 %16, i32 %31, i32 %32
  %34 = getelementptr inbounds nuw i32, ptr %17, i64 %19
  store i32 %33, ptr %34, align 4
  %35 = add nuw nsw i64 %19, 1
  %36 = icmp eq i64 %35, 32
  br i1 %36, label %37, label %18

37:
  store i32 0, ptr %4, align 4
  %38 = xor i32 %2, -1
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %40 = load i32, ptr %39, align 4
  %41 = and i32 %40, %38
  store i32 %41, ptr %39, align 4
  br label %99

42:
  %43 = xor i32 %2, -1
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %45 = load i32, ptr %44, align 4
  %46 = and i32 %45, %43
  store i32 %46, ptr %44, align 4
  %47 = icmp eq i32 %5, 8
  br i1 %47, label %52, label %48

48:
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %50 = load i32, ptr %49, align 8
  %51 = icmp eq i32 %5, 4
  br label %99

52:
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %54 = load ptr, ptr %53, align 8
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %56 = load i64, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %58 = load i64, ptr %57, align 8
  %59 = add i64 %58, %56
  %60 = inttoptr i64 %59 to ptr
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 64
  br label %63

63:
  %64 = phi i64 [ 0, %52 ], [ %97, %63 ]
  %65 = getelementptr inbounds nuw i32, ptr %61, i64 %64
  %66 = load i32, ptr %65, align 4
  %67 = lshr i32 %66, 4
  %68 = getelementptr inbounds nuw i32, ptr %62, i64 %64
  %69 = load i32, ptr %68, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i8, ptr %60, i64 %70
  %72 = load <8 x i64>, ptr %71, align 1
  %73 = shufflevector <8 x i64> %72, <8 x i64> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32
      5>
  %74 = and i32 %67, 1
  %75 = zext nneg i32 %74 to i64
  %76 = sub nsw i64 0, %75
  %77 = insertelement <8 x i64> poison, i64 %76, i64 0
  %78 = shufflevector <8 x i64> %77, <8 x i64> poison, <8 x i32> zeroinitializer
  %79 = and <8 x i64> %78, %73
  %80 = xor <8 x i64> %78, splat (i64 -1)
  %81 = and <8 x i64> %72, %80
  %82 = or disjoint <8 x i64> %79, %81
  %83 = shufflevector <8 x i64> %82, <8 x i64> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32
      3>
  %84 = lshr i32 %66, 5
  %85 = and i32 %84, 1
  %86 = zext nneg i32 %85 to i64
  %87 = sub nsw i64 0, %86
  %88 = insertelement <8 x i64> poison, i64 %87, i64 0
  %89 = shufflevector <8 x i64> %88, <8 x i64> poison, <8 x i32> zeroinitializer
  %90 = and <8 x i64> %83, %89
  %91 = xor <8 x i64> %89, splat (i64 -1)
  %92 = and <8 x i64> %82, %91
  %93 = or disjoint <8 x i64> %90, %92
  %94 = and i32 %66, -64
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds nuw i8, ptr %54, i64 %95
  store <8 x i64> %93, ptr %96, align 1
  %97 = add nuw nsw i64 %64, 1
  %98 = icmp eq i64 %97, 8
  br i1 %98, label %608, label %63

99:
  %100 = phi i32 [ %12, %37 ], [ %50, %48 ]
  %101 = phi i1 [ false, %37 ], [ %51, %48 ]
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %103 = load ptr, ptr %102, align 8
  switch i32 %100, label %446 [
    i32 4, label %104
    i32 8, label %275
  ]

104:
  br i1 %101, label %105, label %126

105:
  %106 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %107 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %108 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 64
  br label %110

110:
  %111 = phi i64 [ 0, %105 ], [ %124, %110 ]
  %112 = getelementptr inbounds nuw i32, ptr %106, i64 %111
  %113 = load i32, ptr %112, align 4
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds nuw i8, ptr %103, i64 %114
  %116 = load i64, ptr %107, align 8
  %117 = load i64, ptr %108, align 8
  %118 = add i64 %117, %116
  %119 = inttoptr i64 %118 to ptr
  %120 = getelementptr inbounds nuw i32, ptr %109, i64 %111
  %121 = load i32, ptr %120, align 4
  %122 = sext i32 %121 to i64
  %123 = getelementptr inbounds i8, ptr %119, i64 %122
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %115, ptr align 1 %123, i64 32, i1 false)
  %124 = add nuw nsw i64 %111, 1
  %125 = icmp eq i64 %124, 4
  br i1 %125, label %608, label %110

126:
  %127 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %128 = load i32, ptr %127, align 4
  %129 = and i32 %128, %2
  %130 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %131 = load i64, ptr %130, align 8
  %132 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %133 = load i64, ptr %132, align 8
  %134 = add i64 %133, %131
  %135 = inttoptr i64 %134 to ptr
  switch i32 %129, label %136 [
    i32 -1, label %139
    i32 0, label %241
  ]

136:
  %137 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %138 = getelementptr inbounds nuw i8, ptr %1, i64 128
  br label %142

139:
  %140 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %141 = getelementptr inbounds nuw i8, ptr %1, i64 128
  br label %158

142:
  %143 = phi i32 [ %129, %136 ], [ %156, %142 ]
  %144 = tail call i32 @llvm.cttz.i32(i32 %143, i1 true)
  %145 = zext nneg i32 %144 to i64
  %146 = getelementptr inbounds nuw i32, ptr %137, i64 %145
  %147 = load i32, ptr %146, align 4
  %148 = zext i32 %147 to i64
  %149 = getelementptr inbounds nuw i8, ptr %103, i64 %148
  %150 = getelementptr inbounds nuw i32, ptr %138, i64 %145
  %151 = load i32, ptr %150, align 4
  %152 = sext i32 %151 to i64
  %153 = getelementptr inbounds i8, ptr %135, i64 %152
  %154 = load i32, ptr %153, align 1
  store i32 %154, ptr %149, align 1
  %155 = add i32 %143, -1
  %156 = and i32 %155, %143
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %241, label %142

158:
  %159 = phi i64 [ 0, %139 ], [ %239, %158 ]
  %160 = getelementptr inbounds nuw i32, ptr %140, i64 %159
  %161 = load i32, ptr %160, align 4
  %162 = zext i32 %161 to i64
  %163 = getelementptr inbounds nuw i8, ptr %103, i64 %162
  %164 = getelementptr inbounds nuw i32, ptr %141, i64 %159
  %165 = load i32, ptr %164, align 4
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds i8, ptr %135, i64 %166
  %168 = load i32, ptr %167, align 1
  store i32 %168, ptr %163, align 1
  %169 = or disjoint i64 %159, 1
  %170 = getelementptr inbounds nuw i32, ptr %140, i64 %169
  %171 = load i32, ptr %170, align 4
  %172 = zext i32 %171 to i64
  %173 = getelementptr inbounds nuw i8, ptr %103, i64 %172
  %174 = getelementptr inbounds nuw i32, ptr %141, i64 %169
  %175 = load i32, ptr %174, align 4
  %176 = sext i32 %175 to i64
  %177 = getelementptr inbounds i8, ptr %135, i64 %176
  %178 = load i32, ptr %177, align 1
  store i32 %178, ptr %173, align 1
  %179 = or disjoint i64 %159, 2
  %180 = getelementptr inbounds nuw i32, ptr %140, i64 %179
  %181 = load i32, ptr %180, align 4
  %182 = zext i32 %181 to i64
  %183 = getelementptr inbounds nuw i8, ptr %103, i64 %182
  %184 = getelementptr inbounds nuw i32, ptr %141, i64 %179
  %185 = load i32, ptr %184, align 4
  %186 = sext i32 %185 to i64
  %187 = getelementptr inbounds i8, ptr %135, i64 %186
  %188 = load i32, ptr %187, align 1
  store i32 %188, ptr %183, align 1
  %189 = or disjoint i64 %159, 3
  %190 = getelementptr inbounds nuw i32, ptr %140, i64 %189
  %191 = load i32, ptr %190, align 4
  %192 = zext i32 %191 to i64
  %193 = getelementptr inbounds nuw i8, ptr %103, i64 %192
  %194 = getelementptr inbounds nuw i32, ptr %141, i64 %189
  %195 = load i32, ptr %194, align 4
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds i8, ptr %135, i64 %196
  %198 = load i32, ptr %197, align 1
  store i32 %198, ptr %193, align 1
  %199 = or disjoint i64 %159, 4
  %200 = getelementptr inbounds nuw i32, ptr %140, i64 %199
  %201 = load i32, ptr %200, align 4
  %202 = zext i32 %201 to i64
  %203 = getelementptr inbounds nuw i8, ptr %103, i64 %202
  %204 = getelementptr inbounds nuw i32, ptr %141, i64 %199
  %205 = load i32, ptr %204, align 4
  %206 = sext i32 %205 to i64
  %207 = getelementptr inbounds i8, ptr %135, i64 %206
  %208 = load i32, ptr %207, align 1
  store i32 %208, ptr %203, align 1
  %209 = or disjoint i64 %159, 5
  %210 = getelementptr inbounds nuw i32, ptr %140, i64 %209
  %211 = load i32, ptr %210, align 4
  %212 = zext i32 %211 to i64
  %213 = getelementptr inbounds nuw i8, ptr %103, i64 %212
  %214 = getelementptr inbounds nuw i32, ptr %141, i64 %209
  %215 = load i32, ptr %214, align 4
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds i8, ptr %135, i64 %216
  %218 = load i32, ptr %217, align 1
  store i32 %218, ptr %213, align 1
  %219 = or disjoint i64 %159, 6
  %220 = getelementptr inbounds nuw i32, ptr %140, i64 %219
  %221 = load i32, ptr %220, align 4
  %222 = zext i32 %221 to i64
  %223 = getelementptr inbounds nuw i8, ptr %103, i64 %222
  %224 = getelementptr inbounds nuw i32, ptr %141, i64 %219
  %225 = load i32, ptr %224, align 4
  %226 = sext i32 %225 to i64
  %227 = getelementptr inbounds i8, ptr %135, i64 %226
  %228 = load i32, ptr %227, align 1
  store i32 %228, ptr %223, align 1
  %229 = or disjoint i64 %159, 7
  %230 = getelementptr inbounds nuw i32, ptr %140, i64 %229
  %231 = load i32, ptr %230, align 4
  %232 = zext i32 %231 to i64
  %233 = getelementptr inbounds nuw i8, ptr %103, i64 %232
  %234 = getelementptr inbounds nuw i32, ptr %141, i64 %229
  %235 = load i32, ptr %234, align 4
  %236 = sext i32 %235 to i64
  %237 = getelementptr inbounds i8, ptr %135, i64 %236
  %238 = load i32, ptr %237, align 1
  store i32 %238, ptr %233, align 1
  %239 = add nuw nsw i64 %159, 8
  %240 = icmp eq i64 %239, 32
  br i1 %240, label %241, label %158

241:
  %242 = load i32, ptr %127, align 4
  %243 = xor i32 %242, -1
  %244 = and i32 %2, %243
  %245 = icmp eq i32 %244, 0
  br i1 %245, label %608, label %246

246:
  %247 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %248 = getelementptr inbounds nuw i8, ptr %1, i64 512
  %249 = getelementptr inbounds nuw i8, ptr %1, i64 128
  br label %250

250:
  %251 = phi i32 [ %244, %246 ], [ %273, %271 ]
  %252 = tail call i32 @llvm.cttz.i32(i32 %251, i1 true)
  %253 = zext nneg i32 %252 to i64
  %254 = getelementptr inbounds nuw i32, ptr %247, i64 %253
  %255 = load i32, ptr %254, align 4
  %256 = zext i32 %255 to i64
  %257 = getelementptr inbounds nuw i8, ptr %103, i64 %256
  store i32 0, ptr %257, align 1
  %258 = getelementptr inbounds nuw i8, ptr %248, i64 %253
  %259 = load i8, ptr %258, align 1
  %260 = icmp eq i8 %259, 0
  br i1 %260, label %271, label %261

261:
  %262 = load i64, ptr %130, align 8
  %263 = load i64, ptr %132, align 8
  %264 = add i64 %263, %262
  %265 = inttoptr i64 %264 to ptr
  %266 = getelementptr inbounds nuw i32, ptr %249, i64 %253
  %267 = load i32, ptr %266, align 4
  %268 = sext i32 %267 to i64
  %269 = getelementptr inbounds i8, ptr %265, i64 %268
  %270 = zext i8 %259 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %257, ptr align 1 %269, i64 %270, i1 false)
  br label %271

271:
  %272 = add i32 %251, -1
  %273 = and i32 %272, %251
  %274 = icmp eq i32 %273, 0
  br i1 %274, label %608, label %250

275:
  br i1 %101, label %276, label %297

276:
  %277 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %278 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %279 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %280 = getelementptr inbounds nuw i8, ptr %1, i64 64
  br label %281

281:
  %282 = phi i64 [ 0, %276 ], [ %295, %281 ]
  %283 = getelementptr inbounds nuw i32, ptr %277, i64 %282
  %284 = load i32, ptr %283, align 4
  %285 = zext i32 %284 to i64
  %286 = getelementptr inbounds nuw i8, ptr %103, i64 %285
  %287 = load i64, ptr %278, align 8
  %288 = load i64, ptr %279, align 8
  %289 = add i64 %288, %287
  %290 = inttoptr i64 %289 to ptr
  %291 = getelementptr inbounds nuw i32, ptr %280, i64 %282
  %292 = load i32, ptr %291, align 4
  %293 = sext i32 %292 to i64
  %294 = getelementptr inbounds i8, ptr %290, i64 %293
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %286, ptr align 1 %294, i64 64, i1 false)
  %295 = add nuw nsw i64 %282, 1
  %296 = icmp eq i64 %295, 4
  br i1 %296, label %608, label %281

297:
  %298 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %299 = load i32, ptr %298, align 4
  %300 = and i32 %299, %2
  %301 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %302 = load i64, ptr %301, align 8
  %303 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %304 = load i64, ptr %303, align 8
  %305 = add i64 %304, %302
  %306 = inttoptr i64 %305 to ptr
  switch i32 %300, label %307 [
    i32 -1, label %310
    i32 0, label %412
  ]

307:
  %308 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %309 = getelementptr inbounds nuw i8, ptr %1, i64 128
  br label %313

310:
  %311 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %312 = getelementptr inbounds nuw i8, ptr %1, i64 128
  br label %329

313:
  %314 = phi i32 [ %300, %307 ], [ %327, %313 ]
  %315 = tail call i32 @llvm.cttz.i32(i32 %314, i1 true)
  %316 = zext nneg i32 %315 to i64
  %317 = getelementptr inbounds nuw i32, ptr %308, i64 %316
  %318 = load i32, ptr %317, align 4
  %319 = zext i32 %318 to i64
  %320 = getelementptr inbounds nuw i8, ptr %103, i64 %319
  %321 = getelementptr inbounds nuw i32, ptr %309, i64 %316
  %322 = load i32, ptr %321, align 4
  %323 = sext i32 %322 to i64
  %324 = getelementptr inbounds i8, ptr %306, i64 %323
  %325 = load i64, ptr %324, align 1
  store i64 %325, ptr %320, align 1
  %326 = add i32 %314, -1
  %327 = and i32 %326, %314
  %328 = icmp eq i32 %327, 0
  br i1 %328, label %412, label %313

329:
  %330 = phi i64 [ 0, %310 ], [ %410, %329 ]
  %331 = getelementptr inbounds nuw i32, ptr %311, i64 %330
  %332 = load i32, ptr %331, align 4
  %333 = zext i32 %332 to i64
  %334 = getelementptr inbounds nuw i8, ptr %103, i64 %333
  %335 = getelementptr inbounds nuw i32, ptr %312, i64 %330
  %336 = load i32, ptr %335, align 4
  %337 = sext i32 %336 to i64
  %338 = getelementptr inbounds i8, ptr %306, i64 %337
  %339 = load i64, ptr %338, align 1
  store i64 %339, ptr %334, align 1
  %340 = or disjoint i64 %330, 1
  %341 = getelementptr inbounds nuw i32, ptr %311, i64 %340
  %342 = load i32, ptr %341, align 4
  %343 = zext i32 %342 to i64
  %344 = getelementptr inbounds nuw i8, ptr %103, i64 %343
  %345 = getelementptr inbounds nuw i32, ptr %312, i64 %340
  %346 = load i32, ptr %345, align 4
  %347 = sext i32 %346 to i64
  %348 = getelementptr inbounds i8, ptr %306, i64 %347
  %349 = load i64, ptr %348, align 1
  store i64 %349, ptr %344, align 1
  %350 = or disjoint i64 %330, 2
  %351 = getelementptr inbounds nuw i32, ptr %311, i64 %350
  %352 = load i32, ptr %351, align 4
  %353 = zext i32 %352 to i64
  %354 = getelementptr inbounds nuw i8, ptr %103, i64 %353
  %355 = getelementptr inbounds nuw i32, ptr %312, i64 %350
  %356 = load i32, ptr %355, align 4
  %357 = sext i32 %356 to i64
  %358 = getelementptr inbounds i8, ptr %306, i64 %357
  %359 = load i64, ptr %358, align 1
  store i64 %359, ptr %354, align 1
  %360 = or disjoint i64 %330, 3
  %361 = getelementptr inbounds nuw i32, ptr %311, i64 %360
  %362 = load i32, ptr %361, align 4
  %363 = zext i32 %362 to i64
  %364 = getelementptr inbounds nuw i8, ptr %103, i64 %363
  %365 = getelementptr inbounds nuw i32, ptr %312, i64 %360
  %366 = load i32, ptr %365, align 4
  %367 = sext i32 %366 to i64
  %368 = getelementptr inbounds i8, ptr %306, i64 %367
  %369 = load i64, ptr %368, align 1
  store i64 %369, ptr %364, align 1
  %370 = or disjoint i64 %330, 4
  %371 = getelementptr inbounds nuw i32, ptr %311, i64 %370
  %372 = load i32, ptr %371, align 4
  %373 = zext i32 %372 to i64
  %374 = getelementptr inbounds nuw i8, ptr %103, i64 %373
  %375 = getelementptr inbounds nuw i32, ptr %312, i64 %370
  %376 = load i32, ptr %375, align 4
  %377 = sext i32 %376 to i64
  %378 = getelementptr inbounds i8, ptr %306, i64 %377
  %379 = load i64, ptr %378, align 1
  store i64 %379, ptr %374, align 1
  %380 = or disjoint i64 %330, 5
  %381 = getelementptr inbounds nuw i32, ptr %311, i64 %380
  %382 = load i32, ptr %381, align 4
  %383 = zext i32 %382 to i64
  %384 = getelementptr inbounds nuw i8, ptr %103, i64 %383
  %385 = getelementptr inbounds nuw i32, ptr %312, i64 %380
  %386 = load i32, ptr %385, align 4
  %387 = sext i32 %386 to i64
  %388 = getelementptr inbounds i8, ptr %306, i64 %387
  %389 = load i64, ptr %388, align 1
  store i64 %389, ptr %384, align 1
  %390 = or disjoint i64 %330, 6
  %391 = getelementptr inbounds nuw i32, ptr %311, i64 %390
  %392 = load i32, ptr %391, align 4
  %393 = zext i32 %392 to i64
  %394 = getelementptr inbounds nuw i8, ptr %103, i64 %393
  %395 = getelementptr inbounds nuw i32, ptr %312, i64 %390
  %396 = load i32, ptr %395, align 4
  %397 = sext i32 %396 to i64
  %398 = getelementptr inbounds i8, ptr %306, i64 %397
  %399 = load i64, ptr %398, align 1
  store i64 %399, ptr %394, align 1
  %400 = or disjoint i64 %330, 7
  %401 = getelementptr inbounds nuw i32, ptr %311, i64 %400
  %402 = load i32, ptr %401, align 4
  %403 = zext i32 %402 to i64
  %404 = getelementptr inbounds nuw i8, ptr %103, i64 %403
  %405 = getelementptr inbounds nuw i32, ptr %312, i64 %400
  %406 = load i32, ptr %405, align 4
  %407 = sext i32 %406 to i64
  %408 = getelementptr inbounds i8, ptr %306, i64 %407
  %409 = load i64, ptr %408, align 1
  store i64 %409, ptr %404, align 1
  %410 = add nuw nsw i64 %330, 8
  %411 = icmp eq i64 %410, 32
  br i1 %411, label %412, label %329

412:
  %413 = load i32, ptr %298, align 4
  %414 = xor i32 %413, -1
  %415 = and i32 %2, %414
  %416 = icmp eq i32 %415, 0
  br i1 %416, label %608, label %417

417:
  %418 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %419 = getelementptr inbounds nuw i8, ptr %1, i64 512
  %420 = getelementptr inbounds nuw i8, ptr %1, i64 128
  br label %421

421:
  %422 = phi i32 [ %415, %417 ], [ %444, %442 ]
  %423 = tail call i32 @llvm.cttz.i32(i32 %422, i1 true)
  %424 = zext nneg i32 %423 to i64
  %425 = getelementptr inbounds nuw i32, ptr %418, i64 %424
  %426 = load i32, ptr %425, align 4
  %427 = zext i32 %426 to i64
  %428 = getelementptr inbounds nuw i8, ptr %103, i64 %427
  store i64 0, ptr %428, align 1
  %429 = getelementptr inbounds nuw i8, ptr %419, i64 %424
  %430 = load i8, ptr %429, align 1
  %431 = icmp eq i8 %430, 0
  br i1 %431, label %442, label %432

432:
  %433 = load i64, ptr %301, align 8
  %434 = load i64, ptr %303, align 8
  %435 = add i64 %434, %433
  %436 = inttoptr i64 %435 to ptr
  %437 = getelementptr inbounds nuw i32, ptr %420, i64 %424
  %438 = load i32, ptr %437, align 4
  %439 = sext i32 %438 to i64
  %440 = getelementptr inbounds i8, ptr %436, i64 %439
  %441 = zext i8 %430 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %428, ptr align 1 %440, i64 %441, i1 false)
  br label %442

442:
  %443 = add i32 %422, -1
  %444 = and i32 %443, %422
  %445 = icmp eq i32 %444, 0
  br i1 %445, label %608, label %421

446:
  br i1 %101, label %447, label %468

447:
  %448 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %449 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %450 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %451 = getelementptr inbounds nuw i8, ptr %1, i64 64
  br label %452

452:
  %453 = phi i64 [ 0, %447 ], [ %466, %452 ]
  %454 = getelementptr inbounds nuw i32, ptr %448, i64 %453
  %455 = load i32, ptr %454, align 4
  %456 = zext i32 %455 to i64
  %457 = getelementptr inbounds nuw i8, ptr %103, i64 %456
  %458 = load i64, ptr %449, align 8
  %459 = load i64, ptr %450, align 8
  %460 = add i64 %459, %458
  %461 = inttoptr i64 %460 to ptr
  %462 = getelementptr inbounds nuw i32, ptr %451, i64 %453
  %463 = load i32, ptr %462, align 4
  %464 = sext i32 %463 to i64
  %465 = getelementptr inbounds i8, ptr %461, i64 %464
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %457, ptr align 1 %465, i64 128, i1 false)
  %466 = add nuw nsw i64 %453, 1
  %467 = icmp eq i64 %466, 4
  br i1 %467, label %608, label %452

468:
  %469 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %470 = load i32, ptr %469, align 4
  %471 = and i32 %470, %2
  %472 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %473 = load i64, ptr %472, align 8
  %474 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %475 = load i64, ptr %474, align 8
  %476 = add i64 %475, %473
  %477 = inttoptr i64 %476 to ptr
  switch i32 %471, label %478 [
    i32 -1, label %481
    i32 0, label %574
  ]

478:
  %479 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %480 = getelementptr inbounds nuw i8, ptr %1, i64 128
  br label %484

481:
  %482 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %483 = getelementptr inbounds nuw i8, ptr %1, i64 128
  br label %499

484:
  %485 = phi i32 [ %471, %478 ], [ %497, %484 ]
  %486 = tail call i32 @llvm.cttz.i32(i32 %485, i1 true)
  %487 = zext nneg i32 %486 to i64
  %488 = getelementptr inbounds nuw i32, ptr %479, i64 %487
  %489 = load i32, ptr %488, align 4
  %490 = zext i32 %489 to i64
  %491 = getelementptr inbounds nuw i8, ptr %103, i64 %490
  %492 = getelementptr inbounds nuw i32, ptr %480, i64 %487
  %493 = load i32, ptr %492, align 4
  %494 = sext i32 %493 to i64
  %495 = getelementptr inbounds i8, ptr %477, i64 %494
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %491, ptr align 1 %495, i64 16, i1 false)
  %496 = add i32 %485, -1
  %497 = and i32 %496, %485
  %498 = icmp eq i32 %497, 0
  br i1 %498, label %574, label %484

499:
  %500 = phi i64 [ 0, %481 ], [ %572, %499 ]
  %501 = getelementptr inbounds nuw i32, ptr %482, i64 %500
  %502 = load i32, ptr %501, align 4
  %503 = zext i32 %502 to i64
  %504 = getelementptr inbounds nuw i8, ptr %103, i64 %503
  %505 = getelementptr inbounds nuw i32, ptr %483, i64 %500
  %506 = load i32, ptr %505, align 4
  %507 = sext i32 %506 to i64
  %508 = getelementptr inbounds i8, ptr %477, i64 %507
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %504, ptr align 1 %508, i64 16, i1 false)
  %509 = or disjoint i64 %500, 1
  %510 = getelementptr inbounds nuw i32, ptr %482, i64 %509
  %511 = load i32, ptr %510, align 4
  %512 = zext i32 %511 to i64
  %513 = getelementptr inbounds nuw i8, ptr %103, i64 %512
  %514 = getelementptr inbounds nuw i32, ptr %483, i64 %509
  %515 = load i32, ptr %514, align 4
  %516 = sext i32 %515 to i64
  %517 = getelementptr inbounds i8, ptr %477, i64 %516
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %513, ptr align 1 %517, i64 16, i1 false)
  %518 = or disjoint i64 %500, 2
  %519 = getelementptr inbounds nuw i32, ptr %482, i64 %518
  %520 = load i32, ptr %519, align 4
  %521 = zext i32 %520 to i64
  %522 = getelementptr inbounds nuw i8, ptr %103, i64 %521
  %523 = getelementptr inbounds nuw i32, ptr %483, i64 %518
  %524 = load i32, ptr %523, align 4
  %525 = sext i32 %524 to i64
  %526 = getelementptr inbounds i8, ptr %477, i64 %525
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %522, ptr align 1 %526, i64 16, i1 false)
  %527 = or disjoint i64 %500, 3
  %528 = getelementptr inbounds nuw i32, ptr %482, i64 %527
  %529 = load i32, ptr %528, align 4
  %530 = zext i32 %529 to i64
  %531 = getelementptr inbounds nuw i8, ptr %103, i64 %530
  %532 = getelementptr inbounds nuw i32, ptr %483, i64 %527
  %533 = load i32, ptr %532, align 4
  %534 = sext i32 %533 to i64
  %535 = getelementptr inbounds i8, ptr %477, i64 %534
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %531, ptr align 1 %535, i64 16, i1 false)
  %536 = or disjoint i64 %500, 4
  %537 = getelementptr inbounds nuw i32, ptr %482, i64 %536
  %538 = load i32, ptr %537, align 4
  %539 = zext i32 %538 to i64
  %540 = getelementptr inbounds nuw i8, ptr %103, i64 %539
  %541 = getelementptr inbounds nuw i32, ptr %483, i64 %536
  %542 = load i32, ptr %541, align 4
  %543 = sext i32 %542 to i64
  %544 = getelementptr inbounds i8, ptr %477, i64 %543
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %540, ptr align 1 %544, i64 16, i1 false)
  %545 = or disjoint i64 %500, 5
  %546 = getelementptr inbounds nuw i32, ptr %482, i64 %545
  %547 = load i32, ptr %546, align 4
  %548 = zext i32 %547 to i64
  %549 = getelementptr inbounds nuw i8, ptr %103, i64 %548
  %550 = getelementptr inbounds nuw i32, ptr %483, i64 %545
  %551 = load i32, ptr %550, align 4
  %552 = sext i32 %551 to i64
  %553 = getelementptr inbounds i8, ptr %477, i64 %552
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %549, ptr align 1 %553, i64 16, i1 false)
  %554 = or disjoint i64 %500, 6
  %555 = getelementptr inbounds nuw i32, ptr %482, i64 %554
  %556 = load i32, ptr %555, align 4
  %557 = zext i32 %556 to i64
  %558 = getelementptr inbounds nuw i8, ptr %103, i64 %557
  %559 = getelementptr inbounds nuw i32, ptr %483, i64 %554
  %560 = load i32, ptr %559, align 4
  %561 = sext i32 %560 to i64
  %562 = getelementptr inbounds i8, ptr %477, i64 %561
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %558, ptr align 1 %562, i64 16, i1 false)
  %563 = or disjoint i64 %500, 7
  %564 = getelementptr inbounds nuw i32, ptr %482, i64 %563
  %565 = load i32, ptr %564, align 4
  %566 = zext i32 %565 to i64
  %567 = getelementptr inbounds nuw i8, ptr %103, i64 %566
  %568 = getelementptr inbounds nuw i32, ptr %483, i64 %563
  %569 = load i32, ptr %568, align 4
  %570 = sext i32 %569 to i64
  %571 = getelementptr inbounds i8, ptr %477, i64 %570
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %567, ptr align 1 %571, i64 16, i1 false)
  %572 = add nuw nsw i64 %500, 8
  %573 = icmp eq i64 %572, 32
  br i1 %573, label %574, label %499

574:
  %575 = load i32, ptr %469, align 4
  %576 = xor i32 %575, -1
  %577 = and i32 %2, %576
  %578 = icmp eq i32 %577, 0
  br i1 %578, label %608, label %579

579:
  %580 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %581 = getelementptr inbounds nuw i8, ptr %1, i64 512
  %582 = getelementptr inbounds nuw i8, ptr %1, i64 128
  br label %583

583:
  %584 = phi i32 [ %577, %579 ], [ %606, %604 ]
  %585 = tail call i32 @llvm.cttz.i32(i32 %584, i1 true)
  %586 = zext nneg i32 %585 to i64
  %587 = getelementptr inbounds nuw i32, ptr %580, i64 %586
  %588 = load i32, ptr %587, align 4
  %589 = zext i32 %588 to i64
  %590 = getelementptr inbounds nuw i8, ptr %103, i64 %589
  tail call void @llvm.memset.p0.i64(ptr align 1 %590, i8 0, i64 16, i1 false)
  %591 = getelementptr inbounds nuw i8, ptr %581, i64 %586
  %592 = load i8, ptr %591, align 1
  %593 = icmp eq i8 %592, 0
  br i1 %593, label %604, label %594

594:
  %595 = load i64, ptr %472, align 8
  %596 = load i64, ptr %474, align 8
  %597 = add i64 %596, %595
  %598 = inttoptr i64 %597 to ptr
  %599 = getelementptr inbounds nuw i32, ptr %582, i64 %586
  %600 = load i32, ptr %599, align 4
  %601 = sext i32 %600 to i64
  %602 = getelementptr inbounds i8, ptr %598, i64 %601
  %603 = zext i8 %592 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %590, ptr align 1 %602, i64 %603, i1 false)
  br label %604

604:
  %605 = add i32 %584, -1
  %606 = and i32 %605, %584
  %607 = icmp eq i32 %606, 0
  br i1 %607, label %608, label %583

608:
  ret void
}

define internal fastcc ptr @own_word(ptr %0, ptr %1, i64 %2) unnamed_addr #0 {
  %4 = add i64 %2, -4294967296
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %6 = load i32, ptr %5, align 4
  %7 = zext i32 %6 to i64
  %8 = sub i64 %4, %7
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %10 = load i32, ptr %9, align 8
  %11 = zext i32 %10 to i64
  %12 = icmp ule i64 %8, %11
  %13 = sub nuw i64 %11, %8
  %14 = icmp samesign ugt i64 %13, 7
  %15 = select i1 %12, i1 %14, i1 false
  %16 = select i1 %15, i64 %8, i64 -1
  %17 = icmp ne i64 %16, -1
  %18 = and i64 %2, 7
  %19 = icmp eq i64 %18, 0
  %20 = and i1 %19, %17
  br i1 %20, label %21, label %26

21:
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %23 = load ptr, ptr %22, align 8
  %24 = and i64 %16, 4294967295
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 %24
  br label %26

26:
  %27 = phi ptr [ %25, %21 ], [ null, %3 ]
  ret ptr %27
}

define internal fastcc void @turn_to_next(ptr %0) unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %3 = load i32, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %5 = load i32, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %7 = load ptr, ptr %6, align 8
  br label %8

8:
  %9 = phi i32 [ %3, %1 ], [ %12, %8 ]
  %10 = add i32 %9, 1
  %11 = icmp ult i32 %10, %5
  %12 = select i1 %11, i32 %10, i32 0
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw ptr, ptr %7, i64 %13
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 20
  %17 = load i32, ptr %16, align 4
  %18 = icmp eq i32 %17, 1
  br i1 %18, label %19, label %8

19:
  store i32 %12, ptr %2, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 264
  store i32 0, ptr %20, align 8
  ret void
}

define internal preserve_allcc void @begin_lines(ptr %0, ptr %1) unnamed_addr #0 noimplicitfloat {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 37664
  %4 = load i64, ptr %3, align 8
  %5 = add i64 %4, 1
  store i64 %5, ptr %3, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 14448
  store i64 %5, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %13, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 48
  br label %14

13:
  ret void

14:
  %15 = phi i64 [ 0, %10 ], [ %47, %14 ]
  %16 = load ptr, ptr %11, align 8
  %17 = load i64, ptr %12, align 8
  %18 = mul i64 %17, %15
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 %18
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 200
  %21 = load i32, ptr %20, align 8
  %22 = load i64, ptr %1, align 8
  %23 = shl i64 %22, 40
  %24 = zext i32 %21 to i64
  %25 = shl nuw nsw i64 %24, 20
  %26 = or i64 %23, %25
  %27 = getelementptr inbounds nuw i8, ptr %19, i64 12
  %28 = load i32, ptr %27, align 4
  %29 = zext i32 %28 to i64
  %30 = shl nuw nsw i64 %29, 15
  %31 = or i64 %26, %30
  %32 = getelementptr inbounds nuw i8, ptr %19, i64 208
  store i64 %31, ptr %32, align 8
  %33 = load i64, ptr %6, align 8
  %34 = lshr i32 %21, 4
  %35 = zext nneg i32 %34 to i64
  %36 = shl i32 %21, 5
  %37 = and i32 %36, 480
  %38 = or i32 %28, %37
  %39 = zext i32 %38 to i64
  %40 = shl i64 %33, 30
  %41 = shl nuw nsw i64 %35, 10
  %42 = or i64 %40, %41
  %43 = or disjoint i64 %42, 1023
  %44 = getelementptr inbounds nuw i8, ptr %19, i64 216
  store i64 %43, ptr %44, align 8
  %45 = or i64 %42, %39
  %46 = getelementptr inbounds nuw i8, ptr %19, i64 224
  store i64 %45, ptr %46, align 8
  %47 = add nuw nsw i64 %15, 1
  %48 = load i32, ptr %7, align 8
  %49 = zext i32 %48 to i64
  %50 = icmp samesign ult i64 %47, %49
  br i1 %50, label %14, label %13
}

define internal preserve_allcc void @forget_written(ptr %0, ptr %1) unnamed_addr #0 noimplicitfloat {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %4 = load i32, ptr %3, align 8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %32, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 37700
  %10 = load i32, ptr %9, align 4
  %11 = mul i32 %10, 16843009
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %15 = load i32, ptr %14, align 8
  %16 = add i32 %15, 127
  %17 = lshr i32 %16, 7
  %18 = zext nneg i32 %17 to i64
  %19 = icmp eq i32 %17, 0
  br i1 %19, label %32, label %22

20:
  %21 = shl nuw nsw i64 %18, 1
  br label %27

22:
  %23 = phi i64 [ %25, %22 ], [ 0, %6 ]
  %24 = getelementptr inbounds nuw i32, ptr %8, i64 %23
  store atomic i32 %11, ptr %24 monotonic, align 4
  %25 = add nuw nsw i64 %23, 1
  %26 = icmp eq i64 %25, %18
  br i1 %26, label %20, label %22

27:
  %28 = phi i64 [ %30, %27 ], [ 0, %20 ]
  %29 = getelementptr inbounds nuw i64, ptr %13, i64 %28
  store atomic i64 0, ptr %29 monotonic, align 8
  %30 = add nuw nsw i64 %28, 1
  %31 = icmp eq i64 %30, %21
  br i1 %31, label %32, label %27

32:
  ret void
}

define internal fastcc i1 @is_ordered_write(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4) unnamed_addr #0 {
  %6 = alloca %struct.ScreenAccess, align 8
  %7 = alloca %struct.Screening, align 8
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 8
  call void @llvm.memset.p0.i64(ptr align 8 %8, i8 0, i64 40, i1 false)
  store i32 2, ptr %6, align 8
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 1, ptr %9, align 4
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store i32 %3, ptr %10, align 8
  store ptr %0, ptr %7, align 8
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %6, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 112
  store ptr %1, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 120
  store ptr %2, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 128
  store i32 %4, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store i64 0, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 0, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %7, i64 137
  store i8 0, ptr %17, align 1
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 136
  store i8 0, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %7, i64 134
  store i8 0, ptr %19, align 2
  %20 = getelementptr inbounds nuw i8, ptr %7, i64 133
  store i8 0, ptr %20, align 1
  %21 = getelementptr inbounds nuw i8, ptr %7, i64 132
  store i8 0, ptr %21, align 4
  %22 = call preserve_allcc i32 @screen_varying(ptr %7, ptr %1, ptr %2, i32 %4, i1 false)
  %23 = icmp eq i32 %22, 0
  ret i1 %23
}

define internal preserve_allcc i32 @screen_varying(ptr %0, ptr %1, ptr %2, i32 %3, i1 %4) unnamed_addr #0
      noimplicitfloat {
  %6 = alloca [8 x %struct.Run], align 16
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 512
  %9 = tail call i32 @llvm.cttz.i32(i32 %3, i1 false)
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw i64, ptr %8, i64 %10
  %12 = load i64, ptr %11, align 8
  %13 = tail call i32 @llvm.ctpop.i32(i32 %3)
  %14 = icmp samesign ugt i32 %13, 1
  %15 = select i1 %4, i1 %14, i1 false
  br i1 %15, label %18, label %16

16:
  %17 = icmp eq i32 %3, 0
  br i1 %17, label %1413, label %1402

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %22 = load i32, ptr %21, align 8
  %23 = load i32, ptr %20, align 8
  %24 = icmp eq i32 %23, 2
  br i1 %24, label %25, label %260

25:
  %26 = and i64 %12, 4294967295
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %28 = load i64, ptr %27, align 8
  %29 = and i64 %28, 16777215
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 204
  %31 = load i32, ptr %30, align 4
  %32 = zext i32 %31 to i64
  %33 = shl nuw nsw i64 %32, 24
  %34 = or disjoint i64 %33, %29
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 134
  %36 = load i8, ptr %35, align 2
  %37 = trunc nuw i8 %36 to i1
  br i1 %37, label %43, label %38

38:
  %39 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %40 = load i32, ptr %39, align 8
  %41 = zext i32 %40 to i64
  %42 = or i64 %34, %41
  br label %43

43:
  %44 = phi i64 [ %42, %38 ], [ %34, %25 ]
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %44, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 0, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %48 = load i32, ptr %47, align 8
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %49, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %52 = load ptr, ptr %51, align 8
  %53 = ptrtoint ptr %52 to i64
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %53, ptr %54, align 8
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %56, ptr %57, align 8
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %59, ptr %60, align 8
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %62, ptr %63, align 8
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %65 = load ptr, ptr %64, align 8
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %65, ptr %66, align 8
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 14448
  %68 = load i64, ptr %67, align 8
  %69 = shl i64 %68, 20
  %70 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %71 = load i32, ptr %70, align 8
  %72 = lshr i32 %71, 4
  %73 = zext nneg i32 %72 to i64
  %74 = or i64 %69, %73
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %74, ptr %75, align 8
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %77 = load i32, ptr %76, align 8
  %78 = icmp ne i32 %77, 0
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %80 = zext i1 %78 to i8
  store i8 %80, ptr %79, align 1
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 1, ptr %81, align 4
  %82 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  %83 = load ptr, ptr %82, align 8
  %84 = icmp ne ptr %83, null
  %85 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %86 = zext i1 %84 to i8
  store i8 %86, ptr %85, align 1
  %87 = icmp samesign ult i64 %26, %49
  br i1 %87, label %88, label %260

88:
  %89 = load i32, ptr %21, align 8
  %90 = tail call i32 @llvm.ctlz.i32(i32 %3, i1 true)
  %91 = add nuw nsw i32 %90, %9
  %92 = sub nsw i32 32, %91
  %93 = mul i32 %89, %92
  %94 = zext i32 %93 to i64
  %95 = add nsw i64 %26, -1
  %96 = add nsw i64 %95, %94
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %98 = load ptr, ptr %97, align 8
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %100 = load ptr, ptr %99, align 8
  %101 = getelementptr inbounds nuw i8, ptr %20, i64 4
  %102 = load i32, ptr %101, align 4
  %103 = icmp eq i32 %102, 0
  %104 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %105 = load i32, ptr %104, align 8
  %106 = icmp eq i32 %105, 0
  br i1 %103, label %107, label %111

107:
  br i1 %106, label %108, label %125

108:
  %109 = getelementptr inbounds nuw i8, ptr %100, i64 216
  %110 = load i64, ptr %109, align 8
  br label %125

111:
  br i1 %106, label %125, label %112

112:
  %113 = getelementptr inbounds nuw i8, ptr %98, i64 14448
  %114 = load i64, ptr %113, align 8
  %115 = getelementptr inbounds nuw i8, ptr %100, i64 200
  %116 = load i32, ptr %115, align 8
  %117 = lshr i32 %116, 4
  %118 = zext nneg i32 %117 to i64
  %119 = shl i64 %114, 30
  %120 = shl nuw nsw i64 %118, 10
  %121 = add i32 %105, 512
  %122 = zext i32 %121 to i64
  %123 = or i64 %119, %122
  %124 = or i64 %123, %120
  br label %125

125:
  %126 = phi i64 [ %110, %108 ], [ %124, %112 ], [ 0, %111 ], [ 0, %107 ]
  br i1 %78, label %260, label %127

127:
  %128 = getelementptr inbounds nuw i8, ptr %7, i64 428
  %129 = load i32, ptr %128, align 4
  %130 = icmp eq i32 %129, 0
  %131 = icmp ult i64 %96, %49
  %132 = select i1 %130, i1 %131, i1 false
  br i1 %132, label %133, label %260

133:
  %134 = add i32 %89, -1
  %135 = zext i32 %134 to i64
  %136 = and i64 %12, %135
  %137 = icmp eq i64 %136, 0
  br i1 %137, label %138, label %260

138:
  %139 = lshr i64 %26, 7
  %140 = lshr i64 %96, 7
  %141 = icmp samesign ugt i64 %139, %140
  br i1 %141, label %170, label %142

142:
  %143 = getelementptr inbounds nuw i8, ptr %7, i64 37696
  %144 = load i32, ptr %143, align 8
  %145 = icmp eq i32 %144, 0
  %146 = getelementptr inbounds nuw i8, ptr %98, i64 14408
  %147 = getelementptr inbounds nuw i8, ptr %7, i64 37704
  %148 = icmp eq i64 %126, 0
  %149 = getelementptr inbounds nuw i8, ptr %98, i64 14392
  br label %150

150:
  %151 = phi i64 [ %139, %142 ], [ %168, %167 ]
  br i1 %145, label %157, label %152

152:
  %153 = load ptr, ptr %146, align 8
  %154 = getelementptr inbounds nuw i32, ptr %153, i64 %151
  %155 = load i32, ptr %154, align 4
  %156 = icmp eq i32 %155, -1
  br i1 %156, label %157, label %260

157:
  %158 = load i32, ptr %147, align 8
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %167, label %160

160:
  br i1 %148, label %260, label %161

161:
  %162 = load ptr, ptr %149, align 8
  %163 = getelementptr inbounds nuw %struct.ScreenLine, ptr %162, i64 %151
  %164 = getelementptr inbounds nuw i8, ptr %163, i64 8
  %165 = load i64, ptr %164, align 8
  %166 = icmp eq i64 %165, %126
  br i1 %166, label %167, label %260

167:
  %168 = add nuw nsw i64 %151, 1
  %169 = icmp eq i64 %151, %140
  br i1 %169, label %170, label %150

170:
  %171 = getelementptr inbounds nuw i8, ptr %98, i64 14464
  %172 = load i32, ptr %171, align 8
  %173 = icmp eq i32 %172, 2
  br i1 %173, label %3901, label %174

174:
  %175 = getelementptr inbounds nuw i8, ptr %7, i64 42336
  %176 = getelementptr inbounds nuw i8, ptr %20, i64 28
  %177 = load i32, ptr %176, align 4
  %178 = zext i32 %177 to i64
  %179 = getelementptr inbounds nuw %struct.ScreenRange, ptr %175, i64 %178
  %180 = load i64, ptr %179, align 8
  %181 = ptrtoint ptr %20 to i64
  %182 = icmp eq i64 %180, %181
  br i1 %182, label %183, label %205

183:
  %184 = getelementptr inbounds nuw i8, ptr %179, i64 24
  %185 = load i64, ptr %184, align 8
  %186 = getelementptr inbounds nuw i8, ptr %100, i64 216
  %187 = load i64, ptr %186, align 8
  %188 = icmp eq i64 %185, %187
  br i1 %188, label %189, label %205

189:
  %190 = getelementptr inbounds nuw i8, ptr %179, i64 32
  %191 = load i64, ptr %190, align 8
  %192 = getelementptr inbounds nuw i8, ptr %7, i64 41816
  %193 = load i64, ptr %192, align 8
  %194 = icmp eq i64 %191, %193
  br i1 %194, label %195, label %205

195:
  %196 = getelementptr inbounds nuw i8, ptr %179, i64 8
  %197 = load i64, ptr %196, align 8
  %198 = lshr i64 %197, 7
  %199 = tail call i64 @llvm.umin.i64(i64 %198, i64 %139)
  %200 = getelementptr inbounds nuw i8, ptr %179, i64 16
  %201 = load i64, ptr %200, align 8
  %202 = add i64 %201, %197
  %203 = lshr i64 %202, 7
  %204 = tail call i64 @llvm.umax.i64(i64 %203, i64 %140)
  br label %205

205:
  %206 = phi i64 [ %199, %195 ], [ %139, %189 ], [ %139, %183 ], [ %139, %174 ]
  %207 = phi i64 [ %204, %195 ], [ %140, %189 ], [ %140, %183 ], [ %140, %174 ]
  %208 = shl nuw i64 %207, 7
  %209 = add i64 %208, 128
  %210 = icmp ugt i64 %209, %49
  br i1 %210, label %3901, label %211

211:
  %212 = icmp ugt i64 %206, %207
  br i1 %212, label %241, label %213

213:
  %214 = getelementptr inbounds nuw i8, ptr %7, i64 37696
  %215 = load i32, ptr %214, align 8
  %216 = icmp eq i32 %215, 0
  %217 = getelementptr inbounds nuw i8, ptr %98, i64 14408
  %218 = getelementptr inbounds nuw i8, ptr %7, i64 37704
  %219 = icmp eq i64 %126, 0
  %220 = getelementptr inbounds nuw i8, ptr %98, i64 14392
  br label %221

221:
  %222 = phi i64 [ %206, %213 ], [ %239, %238 ]
  br i1 %216, label %228, label %223

223:
  %224 = load ptr, ptr %217, align 8
  %225 = getelementptr inbounds nuw i32, ptr %224, i64 %222
  %226 = load i32, ptr %225, align 4
  %227 = icmp eq i32 %226, -1
  br i1 %227, label %228, label %3901

228:
  %229 = load i32, ptr %218, align 8
  %230 = icmp eq i32 %229, 0
  br i1 %230, label %238, label %231

231:
  br i1 %219, label %3901, label %232

232:
  %233 = load ptr, ptr %220, align 8
  %234 = getelementptr inbounds nuw %struct.ScreenLine, ptr %233, i64 %222
  %235 = getelementptr inbounds nuw i8, ptr %234, i64 8
  %236 = load i64, ptr %235, align 8
  %237 = icmp eq i64 %236, %126
  br i1 %237, label %238, label %3901

238:
  %239 = add nuw nsw i64 %222, 1
  %240 = icmp eq i64 %222, %207
  br i1 %240, label %241, label %221

241:
  store i64 %181, ptr %179, align 8
  %242 = shl nuw nsw i64 %206, 7
  %243 = getelementptr inbounds nuw i8, ptr %179, i64 8
  store i64 %242, ptr %243, align 8
  %244 = sub nsw i64 %207, %206
  %245 = shl i64 %244, 7
  %246 = load ptr, ptr %19, align 8
  %247 = getelementptr inbounds nuw i8, ptr %246, i64 8
  %248 = load i32, ptr %247, align 8
  %249 = zext i32 %248 to i64
  %250 = add i64 %245, 129
  %251 = sub i64 %250, %249
  %252 = getelementptr inbounds nuw i8, ptr %179, i64 16
  store i64 %251, ptr %252, align 8
  %253 = load ptr, ptr %99, align 8
  %254 = getelementptr inbounds nuw i8, ptr %253, i64 216
  %255 = load i64, ptr %254, align 8
  %256 = getelementptr inbounds nuw i8, ptr %179, i64 24
  store i64 %255, ptr %256, align 8
  %257 = getelementptr inbounds nuw i8, ptr %7, i64 41816
  %258 = load i64, ptr %257, align 8
  %259 = getelementptr inbounds nuw i8, ptr %179, i64 32
  store i64 %258, ptr %259, align 8
  br label %3901

260:
  %261 = getelementptr inbounds nuw i8, ptr %20, i64 4
  %262 = load i32, ptr %261, align 4
  %263 = icmp eq i32 %262, 6
  %264 = getelementptr inbounds nuw i8, ptr %0, i64 134
  %265 = zext i1 %263 to i8
  store i8 %265, ptr %264, align 2
  %266 = tail call i32 @llvm.cttz.i32(i32 %22, i1 false)
  %267 = tail call i32 @llvm.ctlz.i32(i32 %3, i1 true)
  %268 = xor i32 %267, 31
  %269 = load i32, ptr %21, align 8
  %270 = zext nneg i32 %266 to i64
  %271 = sub nsw i32 %268, %9
  %272 = zext i32 %271 to i64
  %273 = shl nuw i64 %272, %270
  %274 = zext i32 %269 to i64
  %275 = add nuw i64 %273, %274
  %276 = load i32, ptr %20, align 8
  %277 = icmp eq i32 %276, 2
  br i1 %277, label %283, label %278

278:
  %279 = icmp eq i32 %276, 0
  %280 = and i64 %12, -4294967296
  %281 = icmp eq i64 %280, 4294967296
  %282 = and i1 %281, %279
  br i1 %282, label %283, label %343

283:
  %284 = and i64 %12, 4294967295
  %285 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %286 = load i64, ptr %285, align 8
  %287 = and i64 %286, 16777215
  %288 = getelementptr inbounds nuw i8, ptr %2, i64 204
  %289 = load i32, ptr %288, align 4
  %290 = zext i32 %289 to i64
  %291 = shl nuw nsw i64 %290, 24
  %292 = or disjoint i64 %291, %287
  br i1 %263, label %298, label %293

293:
  %294 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %295 = load i32, ptr %294, align 8
  %296 = zext i32 %295 to i64
  %297 = or i64 %292, %296
  br label %298

298:
  %299 = phi i64 [ %297, %293 ], [ %292, %283 ]
  %300 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %299, ptr %300, align 8
  %301 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 0, ptr %301, align 8
  %302 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %303 = load i32, ptr %302, align 8
  %304 = zext i32 %303 to i64
  %305 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %304, ptr %305, align 8
  %306 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %307 = load ptr, ptr %306, align 8
  %308 = ptrtoint ptr %307 to i64
  %309 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %308, ptr %309, align 8
  %310 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %311 = load ptr, ptr %310, align 8
  %312 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %311, ptr %312, align 8
  %313 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %314 = load ptr, ptr %313, align 8
  %315 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %314, ptr %315, align 8
  %316 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %317 = load ptr, ptr %316, align 8
  %318 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %317, ptr %318, align 8
  %319 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %320 = load ptr, ptr %319, align 8
  %321 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %320, ptr %321, align 8
  %322 = getelementptr inbounds nuw i8, ptr %1, i64 14448
  %323 = load i64, ptr %322, align 8
  %324 = shl i64 %323, 20
  %325 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %326 = load i32, ptr %325, align 8
  %327 = lshr i32 %326, 4
  %328 = zext nneg i32 %327 to i64
  %329 = or i64 %324, %328
  %330 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %329, ptr %330, align 8
  %331 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %332 = load i32, ptr %331, align 8
  %333 = icmp ne i32 %332, 0
  %334 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %335 = zext i1 %333 to i8
  store i8 %335, ptr %334, align 1
  %336 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 1, ptr %336, align 4
  %337 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  %338 = load ptr, ptr %337, align 8
  %339 = icmp ne ptr %338, null
  %340 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %341 = zext i1 %339 to i8
  store i8 %341, ptr %340, align 1
  %342 = icmp samesign ult i64 %284, %304
  br i1 %342, label %500, label %516

343:
  switch i32 %276, label %516 [
    i32 1, label %349
    i32 0, label %344
  ]

344:
  %345 = lshr i64 %12, 32
  %346 = trunc nuw i64 %345 to i32
  %347 = add i32 %346, -1
  %348 = icmp ult i32 %347, 4
  br i1 %348, label %516, label %349

349:
  %350 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %351 = load i64, ptr %350, align 8
  br i1 %263, label %357, label %352

352:
  %353 = getelementptr inbounds nuw i8, ptr %20, i64 12
  %354 = load i32, ptr %353, align 4
  %355 = zext i32 %354 to i64
  %356 = or i64 %351, %355
  br label %357

357:
  %358 = phi i64 [ %356, %352 ], [ %351, %349 ]
  %359 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %358, ptr %359, align 8
  %360 = getelementptr inbounds nuw i8, ptr %7, i64 37656
  %361 = load i64, ptr %360, align 8
  %362 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %361, ptr %362, align 8
  %363 = getelementptr inbounds nuw i8, ptr %0, i64 133
  store i8 0, ptr %363, align 1
  %364 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 0, ptr %364, align 4
  %365 = getelementptr inbounds nuw i8, ptr %7, i64 43704
  %366 = load ptr, ptr %365, align 8
  %367 = icmp eq ptr %366, null
  br i1 %367, label %416, label %368

368:
  %369 = getelementptr inbounds nuw i8, ptr %20, i64 12
  %370 = load i32, ptr %369, align 4
  %371 = zext i32 %370 to i64
  %372 = and i64 %371, 7
  %373 = icmp eq i64 %372, 0
  %374 = and i64 %371, 6
  %375 = icmp eq i64 %374, 6
  %376 = or i1 %373, %375
  br i1 %376, label %377, label %416

377:
  %378 = getelementptr inbounds nuw i8, ptr %1, i64 14800
  %379 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %380 = load i32, ptr %379, align 4
  %381 = zext i32 %380 to i64
  %382 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %378, i64 %381
  %383 = getelementptr inbounds nuw i8, ptr %7, i64 43712
  %384 = load ptr, ptr %383, align 8
  %385 = load i64, ptr %1, align 8
  %386 = mul i64 %385, 96
  %387 = getelementptr inbounds nuw i8, ptr %384, i64 %386
  %388 = getelementptr inbounds nuw i8, ptr %382, i64 112
  store i32 0, ptr %388, align 8
  %389 = getelementptr inbounds nuw i8, ptr %382, i64 116
  %390 = load i32, ptr %389, align 4
  %391 = icmp eq i32 %390, 0
  br i1 %391, label %416, label %392

392:
  store i32 0, ptr %389, align 4
  %393 = getelementptr inbounds nuw i8, ptr %2, i64 200
  br label %394

394:
  %395 = phi i64 [ 0, %392 ], [ %414, %413 ]
  %396 = getelementptr inbounds nuw %struct.FollowedRelease, ptr %387, i64 %395
  %397 = getelementptr inbounds nuw i8, ptr %396, i64 8
  %398 = load i64, ptr %397, align 8
  %399 = trunc i64 %398 to i32
  %400 = lshr i32 %399, 15
  %401 = and i32 %400, 31
  %402 = load i32, ptr %379, align 4
  %403 = icmp eq i32 %401, %402
  br i1 %403, label %404, label %413

404:
  %405 = lshr i64 %398, 24
  %406 = and i64 %405, 65535
  %407 = load i32, ptr %393, align 8
  %408 = lshr i32 %407, 4
  %409 = zext nneg i32 %408 to i64
  %410 = icmp eq i64 %406, %409
  br i1 %410, label %411, label %413

411:
  %412 = getelementptr inbounds nuw i8, ptr %396, i64 20
  store i32 0, ptr %412, align 4
  br label %413

413:
  %414 = add nuw nsw i64 %395, 1
  %415 = icmp eq i64 %414, 4
  br i1 %415, label %416, label %394

416:
  %417 = load ptr, ptr %19, align 8
  %418 = ptrtoint ptr %417 to i64
  %419 = load ptr, ptr %0, align 8
  %420 = getelementptr inbounds nuw i8, ptr %419, i64 37712
  %421 = udiv i64 %418, 48
  %422 = and i64 %421, 63
  %423 = getelementptr inbounds nuw %struct.ScreenCache, ptr %420, i64 %422
  %424 = load i64, ptr %423, align 8
  %425 = icmp eq i64 %424, %418
  br i1 %425, label %426, label %433

426:
  %427 = getelementptr inbounds nuw i8, ptr %423, i64 8
  %428 = load i64, ptr %427, align 8
  %429 = sub i64 %12, %428
  %430 = getelementptr inbounds nuw i8, ptr %423, i64 16
  %431 = load i64, ptr %430, align 8
  %432 = icmp ult i64 %429, %431
  br i1 %432, label %439, label %433

433:
  %434 = tail call preserve_allcc i32 @search(ptr %0, ptr %2, i64 %12, ptr %423)
  %435 = icmp eq i32 %434, 0
  br i1 %435, label %516, label %436

436:
  %437 = getelementptr inbounds nuw i8, ptr %423, i64 8
  %438 = load i64, ptr %437, align 8
  br label %439

439:
  %440 = phi i64 [ %438, %436 ], [ %428, %426 ]
  %441 = getelementptr inbounds nuw i8, ptr %423, i64 8
  %442 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %440, ptr %442, align 8
  %443 = getelementptr inbounds nuw i8, ptr %423, i64 16
  %444 = load i64, ptr %443, align 8
  %445 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %444, ptr %445, align 8
  %446 = getelementptr inbounds nuw i8, ptr %423, i64 24
  %447 = load i64, ptr %446, align 8
  %448 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %447, ptr %448, align 8
  %449 = getelementptr inbounds nuw i8, ptr %423, i64 40
  %450 = load ptr, ptr %449, align 8
  %451 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %450, ptr %451, align 8
  %452 = getelementptr inbounds nuw i8, ptr %423, i64 48
  %453 = load ptr, ptr %452, align 8
  %454 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %453, ptr %454, align 8
  %455 = getelementptr inbounds nuw i8, ptr %423, i64 56
  %456 = load ptr, ptr %455, align 8
  %457 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %456, ptr %457, align 8
  %458 = shl i64 %12, 1
  %459 = getelementptr inbounds nuw i8, ptr %423, i64 32
  %460 = load i64, ptr %459, align 8
  %461 = load i64, ptr %441, align 8
  %462 = add i64 %460, %461
  %463 = sub i64 %458, %462
  store i64 %12, ptr %459, align 8
  %464 = load i64, ptr %443, align 8
  %465 = icmp ult i64 %463, %464
  %466 = load ptr, ptr %449, align 8
  %467 = icmp eq ptr %466, null
  br i1 %465, label %468, label %472

468:
  br i1 %467, label %476, label %469

469:
  %470 = lshr i64 %463, 7
  %471 = getelementptr inbounds nuw %struct.ScreenLine, ptr %466, i64 %470
  tail call void @llvm.prefetch.p0(ptr %471, i32 1, i32 3, i32 1)
  br label %473

472:
  br i1 %467, label %476, label %473

473:
  %474 = load i64, ptr %442, align 8
  %475 = load i64, ptr %445, align 8
  br label %500

476:
  %477 = load i64, ptr %442, align 8
  %478 = add i64 %275, %12
  %479 = sub i64 %478, %477
  %480 = load i64, ptr %445, align 8
  %481 = icmp ugt i64 %479, %480
  br i1 %481, label %516, label %482

482:
  %483 = load ptr, ptr %19, align 8
  %484 = getelementptr inbounds nuw i8, ptr %483, i64 4
  %485 = load i32, ptr %484, align 4
  switch i32 %485, label %486 [
    i32 4, label %3901
    i32 0, label %3901
  ]

486:
  %487 = load ptr, ptr %0, align 8
  %488 = getelementptr inbounds nuw i8, ptr %483, i64 20
  %489 = load i32, ptr %488, align 4
  %490 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %491 = load i32, ptr %490, align 8
  %492 = tail call i32 @llvm.cttz.i32(i32 %491, i1 false)
  %493 = getelementptr inbounds nuw i8, ptr %487, i64 328
  store i32 22, ptr %493, align 8
  %494 = getelementptr inbounds nuw i8, ptr %487, i64 332
  store i32 %489, ptr %494, align 4
  %495 = getelementptr inbounds nuw i8, ptr %487, i64 336
  store i32 %492, ptr %495, align 8
  %496 = getelementptr inbounds nuw i8, ptr %487, i64 352
  store i64 0, ptr %496, align 8
  %497 = getelementptr inbounds nuw i8, ptr %487, i64 368
  store i32 0, ptr %497, align 8
  %498 = getelementptr inbounds nuw i8, ptr %487, i64 360
  store i32 0, ptr %498, align 8
  %499 = getelementptr inbounds nuw i8, ptr %487, i64 364
  store i32 0, ptr %499, align 4
  br label %3901

500:
  %501 = phi i64 [ %475, %473 ], [ %304, %298 ]
  %502 = phi i64 [ %474, %473 ], [ 0, %298 ]
  %503 = phi i64 [ %12, %473 ], [ %284, %298 ]
  %504 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %505 = sub i64 %503, %502
  %506 = trunc i64 %505 to i32
  %507 = shl nuw i32 1, %266
  %508 = add i32 %507, -1
  %509 = and i32 %508, %506
  %510 = add i64 %505, %275
  %511 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %512 = icmp ugt i64 %510, %501
  %513 = add i32 %509, %269
  %514 = icmp ugt i32 %513, %507
  %515 = select i1 %512, i1 true, i1 %514
  br i1 %515, label %516, label %518

516:
  %517 = tail call preserve_allcc i32 @screen_apart(ptr %0, ptr %1, ptr %2, i64 %12, i32 %9, i32 %266, i32 %3)
  br label %3901

518:
  %519 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %520 = load i8, ptr %519, align 4
  %521 = trunc nuw i8 %520 to i1
  br i1 %521, label %522, label %550

522:
  %523 = load ptr, ptr %0, align 8
  %524 = getelementptr inbounds nuw i8, ptr %523, i64 37696
  %525 = load i32, ptr %524, align 8
  %526 = icmp eq i32 %525, 0
  br i1 %526, label %550, label %527

527:
  %528 = load ptr, ptr %19, align 8
  %529 = getelementptr inbounds nuw i8, ptr %528, i64 8
  %530 = load i32, ptr %529, align 8
  %531 = icmp ult i32 %530, 4
  br i1 %531, label %532, label %550

532:
  %533 = lshr exact i32 %3, %9
  %534 = tail call preserve_allcc i1 @check_parts(ptr %0, i64 %505, i32 %266, i32 %533)
  br i1 %534, label %550, label %535

535:
  %536 = load ptr, ptr %0, align 8
  %537 = load ptr, ptr %19, align 8
  %538 = getelementptr inbounds nuw i8, ptr %537, i64 20
  %539 = load i32, ptr %538, align 4
  %540 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %541 = load i32, ptr %540, align 8
  %542 = tail call i32 @llvm.cttz.i32(i32 %541, i1 false)
  %543 = getelementptr inbounds nuw i8, ptr %536, i64 328
  store i32 22, ptr %543, align 8
  %544 = getelementptr inbounds nuw i8, ptr %536, i64 332
  store i32 %539, ptr %544, align 4
  %545 = getelementptr inbounds nuw i8, ptr %536, i64 336
  store i32 %542, ptr %545, align 8
  %546 = getelementptr inbounds nuw i8, ptr %536, i64 352
  store i64 0, ptr %546, align 8
  %547 = getelementptr inbounds nuw i8, ptr %536, i64 368
  store i32 0, ptr %547, align 8
  %548 = getelementptr inbounds nuw i8, ptr %536, i64 360
  store i32 0, ptr %548, align 8
  %549 = getelementptr inbounds nuw i8, ptr %536, i64 364
  store i32 0, ptr %549, align 4
  br label %3901

550:
  %551 = add i64 %510, -1
  %552 = lshr i64 %551, 7
  %553 = lshr i64 %505, 7
  %554 = icmp samesign ugt i64 %553, %552
  br i1 %554, label %3901, label %555

555:
  %556 = zext nneg i32 %509 to i64
  %557 = sub i64 %556, %505
  %558 = icmp eq i32 %266, 2
  %559 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %560 = shl nuw nsw i64 %270, 3
  %561 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %562 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %563 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %564 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %565 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %566 = getelementptr inbounds nuw i8, ptr %0, i64 137
  %567 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %568 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %569 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %570 = getelementptr inbounds nuw i8, ptr %0, i64 96
  br label %571

571:
  %572 = phi i64 [ %553, %555 ], [ %1400, %1399 ]
  %573 = shl nuw i64 %572, 7
  %574 = add i64 %557, %573
  %575 = ashr i64 %574, %270
  %576 = add nsw i64 %575, %10
  br i1 %558, label %577, label %588

577:
  %578 = add i64 %576, -32
  %579 = icmp ult i64 %578, -63
  br i1 %579, label %590, label %580

580:
  %581 = icmp sgt i64 %576, -1
  %582 = trunc nsw i64 %576 to i32
  br i1 %581, label %583, label %585

583:
  %584 = lshr i32 %3, %582
  br label %590

585:
  %586 = sub nsw i32 0, %582
  %587 = shl i32 %3, %586
  br label %590

588:
  %589 = tail call preserve_allcc i32 @words_of(i32 %3, i64 %576, i32 %266, i32 %509, i32 %269)
  br label %590

590:
  %591 = phi i32 [ %589, %588 ], [ 0, %577 ], [ %584, %583 ], [ %587, %585 ]
  %592 = load i64, ptr %559, align 8
  %593 = shl i64 %576, 7
  %594 = and i64 %593, 32640
  %595 = or i64 %594, %560
  %596 = xor i64 %595, 16384
  %597 = or i64 %592, %596
  %598 = load ptr, ptr %561, align 8
  %599 = getelementptr inbounds nuw %struct.ScreenLine, ptr %598, i64 %572
  %600 = icmp eq i32 %591, 0
  br i1 %600, label %1354, label %601

601:
  %602 = load i64, ptr %511, align 8
  %603 = icmp ult i64 %573, %602
  br i1 %603, label %604, label %1354

604:
  %605 = load i8, ptr %519, align 4
  %606 = trunc nuw i8 %605 to i1
  %607 = load ptr, ptr %0, align 8
  br i1 %606, label %608, label %641

608:
  %609 = getelementptr inbounds nuw i8, ptr %607, i64 37696
  %610 = load i32, ptr %609, align 8
  %611 = icmp eq i32 %610, 0
  br i1 %611, label %635, label %612

612:
  %613 = load ptr, ptr %19, align 8
  %614 = getelementptr inbounds nuw i8, ptr %613, i64 8
  %615 = load i32, ptr %614, align 8
  %616 = icmp ult i32 %615, 4
  br i1 %616, label %635, label %617

617:
  %618 = getelementptr inbounds nuw i8, ptr %613, i64 4
  %619 = load i32, ptr %618, align 4
  %620 = add i32 %619, -1
  %621 = and i32 %620, -6
  %622 = icmp eq i32 %621, 0
  %623 = load ptr, ptr %562, align 8
  %624 = getelementptr inbounds nuw i32, ptr %623, i64 %572
  %625 = load i32, ptr %624, align 4
  br i1 %622, label %626, label %631

626:
  %627 = or i32 %625, %591
  store i32 %627, ptr %624, align 4
  %628 = load ptr, ptr %0, align 8
  %629 = load i8, ptr %519, align 4
  %630 = trunc nuw i8 %629 to i1
  br label %635

631:
  %632 = xor i32 %625, -1
  %633 = and i32 %591, %632
  %634 = icmp eq i32 %633, 0
  br i1 %634, label %635, label %1384

635:
  %636 = phi i1 [ %630, %626 ], [ true, %631 ], [ true, %612 ], [ true, %608 ]
  %637 = phi ptr [ %628, %626 ], [ %607, %631 ], [ %607, %612 ], [ %607, %608 ]
  %638 = getelementptr inbounds nuw i8, ptr %637, i64 37704
  %639 = load i32, ptr %638, align 8
  %640 = icmp eq i32 %639, 0
  br i1 %640, label %645, label %668

641:
  %642 = getelementptr inbounds nuw i8, ptr %607, i64 37704
  %643 = load i32, ptr %642, align 8
  %644 = icmp eq i32 %643, 0
  br i1 %644, label %646, label %669

645:
  br i1 %636, label %1354, label %646

646:
  %647 = load ptr, ptr %19, align 8
  %648 = getelementptr inbounds nuw i8, ptr %647, i64 4
  %649 = load i32, ptr %648, align 4
  switch i32 %649, label %650 [
    i32 4, label %1354
    i32 0, label %1354
  ]

650:
  %651 = lshr i64 %572, 5
  %652 = load ptr, ptr %563, align 8
  %653 = getelementptr inbounds nuw %struct.ScreenPage, ptr %652, i64 %651
  %654 = load atomic i64, ptr %653 acquire, align 8
  %655 = load ptr, ptr %0, align 8
  %656 = getelementptr inbounds nuw i8, ptr %655, i64 37656
  %657 = load i64, ptr %656, align 8
  %658 = icmp eq i64 %654, %657
  br i1 %658, label %1354, label %659

659:
  %660 = add i64 %657, -1
  %661 = icmp eq i64 %654, %660
  br i1 %661, label %662, label %666

662:
  %663 = load ptr, ptr %19, align 8
  %664 = getelementptr inbounds nuw i8, ptr %663, i64 4
  %665 = load i32, ptr %664, align 4
  switch i32 %665, label %666 [
    i32 4, label %1354
    i32 0, label %1354
  ]

666:
  %667 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %651)
  br i1 %667, label %1354, label %1384

668:
  br i1 %636, label %687, label %669

669:
  %670 = lshr i64 %572, 5
  %671 = load ptr, ptr %563, align 8
  %672 = getelementptr inbounds nuw %struct.ScreenPage, ptr %671, i64 %670
  %673 = load atomic i64, ptr %672 acquire, align 8
  %674 = load ptr, ptr %0, align 8
  %675 = getelementptr inbounds nuw i8, ptr %674, i64 37656
  %676 = load i64, ptr %675, align 8
  %677 = icmp eq i64 %673, %676
  br i1 %677, label %687, label %678

678:
  %679 = add i64 %676, -1
  %680 = icmp eq i64 %673, %679
  br i1 %680, label %681, label %685

681:
  %682 = load ptr, ptr %19, align 8
  %683 = getelementptr inbounds nuw i8, ptr %682, i64 4
  %684 = load i32, ptr %683, align 4
  switch i32 %684, label %685 [
    i32 4, label %687
    i32 0, label %687
  ]

685:
  %686 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %670)
  br i1 %686, label %687, label %1384

687:
  %688 = load i8, ptr %519, align 4
  %689 = trunc nuw i8 %688 to i1
  br i1 %689, label %749, label %690

690:
  %691 = icmp eq i32 %591, -1
  %692 = and i64 %592, 7
  %693 = icmp eq i64 %692, 0
  %694 = and i1 %691, %693
  %695 = and i64 %597, 64
  %696 = icmp eq i64 %695, 0
  %697 = select i1 %694, i1 %696, i1 false
  br i1 %697, label %698, label %749

698:
  %699 = load ptr, ptr %19, align 8
  %700 = getelementptr inbounds nuw i8, ptr %699, i64 4
  %701 = load i32, ptr %700, align 4
  %702 = icmp eq i32 %701, 4
  br i1 %702, label %749, label %703

703:
  %704 = load ptr, ptr %0, align 8
  %705 = load ptr, ptr %563, align 8
  %706 = lshr i64 %572, 5
  %707 = getelementptr inbounds nuw %struct.ScreenPage, ptr %705, i64 %706
  %708 = getelementptr inbounds nuw i8, ptr %707, i64 8
  %709 = and i64 %572, 31
  %710 = getelementptr inbounds nuw i64, ptr %708, i64 %709
  %711 = icmp eq i32 %701, 0
  %712 = load atomic i64, ptr %710 monotonic, align 8
  %713 = select i1 %711, i64 2, i64 1
  %714 = icmp eq i64 %712, 0
  br i1 %714, label %715, label %717

715:
  %716 = or disjoint i64 %713, %597
  br label %738

717:
  %718 = and i64 %712, -8
  %719 = icmp eq i64 %718, %597
  br i1 %719, label %720, label %722

720:
  %721 = or i64 %712, %713
  br label %738

722:
  %723 = xor i64 %712, %592
  %724 = icmp ult i64 %723, 1099511627776
  br i1 %724, label %725, label %749

725:
  %726 = lshr i64 %712, 24
  %727 = and i64 %726, 65535
  %728 = lshr i64 %597, 24
  %729 = and i64 %728, 65535
  %730 = icmp samesign ult i64 %727, %729
  br i1 %730, label %731, label %749

731:
  %732 = and i64 %712, 5
  %733 = icmp ne i64 %732, 0
  %734 = and i1 %711, %733
  %735 = select i1 %734, i64 4, i64 0
  %736 = or disjoint i64 %597, %735
  %737 = or disjoint i64 %736, %713
  br label %738

738:
  %739 = phi i64 [ %737, %731 ], [ %721, %720 ], [ %716, %715 ]
  %740 = getelementptr inbounds nuw i8, ptr %704, i64 37688
  %741 = load i32, ptr %740, align 8
  %742 = icmp eq i32 %741, 0
  br i1 %742, label %744, label %743

743:
  store i64 %739, ptr %710, align 8
  br label %1354

744:
  %745 = icmp eq i64 %712, %739
  br i1 %745, label %1354, label %746

746:
  %747 = cmpxchg ptr %710, i64 %712, i64 %739 monotonic monotonic, align 8
  %748 = extractvalue { i64, i1 } %747, 1
  br i1 %748, label %1354, label %749

749:
  %750 = load i8, ptr %564, align 8
  %751 = trunc nuw i8 %750 to i1
  br i1 %751, label %752, label %810

752:
  %753 = load i8, ptr %519, align 4
  %754 = trunc nuw i8 %753 to i1
  br i1 %754, label %810, label %755

755:
  %756 = load ptr, ptr %563, align 8
  %757 = lshr i64 %572, 5
  %758 = getelementptr inbounds nuw %struct.ScreenPage, ptr %756, i64 %757
  %759 = getelementptr inbounds nuw i8, ptr %758, i64 8
  %760 = and i64 %572, 31
  %761 = getelementptr inbounds nuw i64, ptr %759, i64 %760
  %762 = load atomic i64, ptr %761 monotonic, align 8
  %763 = icmp eq i64 %762, -1
  br i1 %763, label %764, label %766

764:
  %765 = load i64, ptr %599, align 8
  br label %795

766:
  %767 = load ptr, ptr %0, align 8
  %768 = getelementptr inbounds nuw i8, ptr %767, i64 37688
  %769 = load i32, ptr %768, align 8
  %770 = icmp eq i32 %769, 0
  br i1 %770, label %772, label %771

771:
  store i64 -1, ptr %761, align 8
  br label %774

772:
  %773 = atomicrmw xchg ptr %761, i64 -1 monotonic, align 8
  br label %774

774:
  %775 = phi i64 [ %762, %771 ], [ %773, %772 ]
  %776 = load i64, ptr %565, align 8
  store i64 %776, ptr %599, align 8
  %777 = and i64 %775, 5
  %778 = icmp ne i64 %777, 0
  %779 = sext i1 %778 to i32
  %780 = getelementptr inbounds nuw i8, ptr %599, i64 48
  store i32 %779, ptr %780, align 8
  %781 = shl i64 %775, 62
  %782 = ashr i64 %781, 63
  %783 = trunc nsw i64 %782 to i32
  %784 = getelementptr inbounds nuw i8, ptr %599, i64 56
  store i32 %783, ptr %784, align 8
  %785 = getelementptr inbounds nuw i8, ptr %599, i64 60
  store i32 0, ptr %785, align 4
  %786 = getelementptr inbounds nuw i8, ptr %599, i64 52
  store i32 0, ptr %786, align 4
  %787 = and i64 %775, -8
  %788 = getelementptr inbounds nuw i8, ptr %599, i64 16
  %789 = getelementptr inbounds nuw i8, ptr %599, i64 32
  store i64 %787, ptr %789, align 8
  store i64 %787, ptr %788, align 8
  %790 = and i64 %775, 1
  %791 = icmp eq i64 %790, 0
  br i1 %791, label %792, label %795

792:
  %793 = and i64 %775, -16777216
  %794 = add i64 %793, -16777096
  store i64 %794, ptr %788, align 8
  br label %795

795:
  %796 = phi i64 [ %765, %764 ], [ %776, %774 ], [ %776, %792 ]
  %797 = load i64, ptr %565, align 8
  %798 = icmp eq i64 %796, %797
  br i1 %798, label %799, label %808

799:
  %800 = getelementptr inbounds nuw i8, ptr %599, i64 48
  %801 = load i32, ptr %800, align 8
  %802 = getelementptr inbounds nuw i8, ptr %599, i64 52
  %803 = load i32, ptr %802, align 4
  %804 = or i32 %803, %801
  %805 = and i32 %804, %591
  %806 = icmp eq i32 %805, 0
  %807 = zext i1 %806 to i8
  br label %808

808:
  %809 = phi i8 [ 1, %795 ], [ %807, %799 ]
  store i8 %809, ptr %566, align 1
  br label %810

810:
  %811 = load i64, ptr %599, align 8
  %812 = load i64, ptr %565, align 8
  %813 = icmp eq i64 %811, %812
  br i1 %813, label %814, label %879

814:
  %815 = load ptr, ptr %19, align 8
  %816 = getelementptr inbounds nuw i8, ptr %815, i64 4
  %817 = load i32, ptr %816, align 4
  switch i32 %817, label %836 [
    i32 4, label %818
    i32 0, label %818
  ]

818:
  %819 = getelementptr inbounds nuw i8, ptr %599, i64 32
  %820 = load i64, ptr %819, align 8
  %821 = icmp eq i64 %820, %597
  br i1 %821, label %822, label %879

822:
  %823 = getelementptr inbounds nuw i8, ptr %599, i64 56
  %824 = load i32, ptr %823, align 8
  %825 = xor i32 %824, -1
  %826 = and i32 %591, %825
  %827 = icmp eq i32 %826, 0
  br i1 %827, label %828, label %879

828:
  %829 = getelementptr inbounds nuw i8, ptr %599, i64 48
  %830 = load i32, ptr %829, align 8
  %831 = getelementptr inbounds nuw i8, ptr %599, i64 52
  %832 = load i32, ptr %831, align 4
  %833 = or i32 %832, %830
  %834 = and i32 %833, %591
  %835 = icmp eq i32 %834, 0
  br i1 %835, label %1354, label %879

836:
  %837 = load i8, ptr %567, align 1
  %838 = trunc nuw i8 %837 to i1
  %839 = and i64 %592, 7
  %840 = icmp eq i64 %839, 0
  %841 = or i1 %840, %838
  %842 = and i64 %592, 6
  %843 = icmp eq i64 %842, 6
  %844 = select i1 %841, i1 true, i1 %843
  br i1 %844, label %879, label %845

845:
  %846 = getelementptr inbounds nuw i8, ptr %599, i64 48
  %847 = load i32, ptr %846, align 8
  %848 = xor i32 %847, -1
  %849 = and i32 %591, %848
  %850 = icmp eq i32 %849, 0
  br i1 %850, label %851, label %879

851:
  %852 = getelementptr inbounds nuw i8, ptr %599, i64 16
  %853 = load i64, ptr %852, align 8
  %854 = and i64 %853, 120
  %855 = icmp eq i64 %854, 120
  br i1 %855, label %856, label %879

856:
  %857 = icmp ugt i64 %853, -1099511627777
  %858 = xor i64 %853, %597
  %859 = icmp ult i64 %858, 16777216
  %860 = select i1 %857, i1 true, i1 %859
  br i1 %860, label %861, label %879

861:
  %862 = and i64 %853, 7
  %863 = icmp ne i64 %862, 0
  %864 = xor i64 %853, %592
  %865 = and i64 %864, 7
  %866 = icmp eq i64 %865, 0
  %867 = select i1 %863, i1 %866, i1 false
  br i1 %867, label %868, label %879

868:
  %869 = getelementptr inbounds nuw i8, ptr %599, i64 52
  %870 = load i32, ptr %869, align 4
  %871 = getelementptr inbounds nuw i8, ptr %599, i64 56
  %872 = load i32, ptr %871, align 8
  %873 = or i32 %872, %870
  %874 = getelementptr inbounds nuw i8, ptr %599, i64 60
  %875 = load i32, ptr %874, align 4
  %876 = or i32 %873, %875
  %877 = and i32 %876, %591
  %878 = icmp eq i32 %877, 0
  br i1 %878, label %1354, label %879

879:
  %880 = load i8, ptr %519, align 4
  %881 = trunc nuw i8 %880 to i1
  br i1 %881, label %934, label %882

882:
  %883 = load ptr, ptr %0, align 8
  %884 = getelementptr inbounds nuw i8, ptr %883, i64 37688
  %885 = load i32, ptr %884, align 8
  %886 = icmp eq i32 %885, 0
  br i1 %886, label %887, label %896

887:
  %888 = getelementptr inbounds nuw i8, ptr %599, i64 8
  br label %889

889:
  %890 = atomicrmw or ptr %888, i64 1 acquire, align 8
  %891 = and i64 %890, 1
  %892 = icmp eq i64 %891, 0
  br i1 %892, label %893, label %889

893:
  %894 = load i8, ptr %519, align 4
  %895 = trunc nuw i8 %894 to i1
  br i1 %895, label %934, label %896

896:
  %897 = load ptr, ptr %563, align 8
  %898 = lshr i64 %572, 5
  %899 = getelementptr inbounds nuw %struct.ScreenPage, ptr %897, i64 %898
  %900 = getelementptr inbounds nuw i8, ptr %899, i64 8
  %901 = and i64 %572, 31
  %902 = getelementptr inbounds nuw i64, ptr %900, i64 %901
  %903 = load atomic i64, ptr %902 monotonic, align 8
  %904 = icmp eq i64 %903, -1
  br i1 %904, label %934, label %905

905:
  %906 = load ptr, ptr %0, align 8
  %907 = getelementptr inbounds nuw i8, ptr %906, i64 37688
  %908 = load i32, ptr %907, align 8
  %909 = icmp eq i32 %908, 0
  br i1 %909, label %911, label %910

910:
  store i64 -1, ptr %902, align 8
  br label %913

911:
  %912 = atomicrmw xchg ptr %902, i64 -1 monotonic, align 8
  br label %913

913:
  %914 = phi i64 [ %903, %910 ], [ %912, %911 ]
  %915 = load i64, ptr %565, align 8
  store i64 %915, ptr %599, align 8
  %916 = and i64 %914, 5
  %917 = icmp ne i64 %916, 0
  %918 = sext i1 %917 to i32
  %919 = getelementptr inbounds nuw i8, ptr %599, i64 48
  store i32 %918, ptr %919, align 8
  %920 = shl i64 %914, 62
  %921 = ashr i64 %920, 63
  %922 = trunc nsw i64 %921 to i32
  %923 = getelementptr inbounds nuw i8, ptr %599, i64 56
  store i32 %922, ptr %923, align 8
  %924 = getelementptr inbounds nuw i8, ptr %599, i64 60
  store i32 0, ptr %924, align 4
  %925 = getelementptr inbounds nuw i8, ptr %599, i64 52
  store i32 0, ptr %925, align 4
  %926 = and i64 %914, -8
  %927 = getelementptr inbounds nuw i8, ptr %599, i64 16
  %928 = getelementptr inbounds nuw i8, ptr %599, i64 32
  store i64 %926, ptr %928, align 8
  store i64 %926, ptr %927, align 8
  %929 = and i64 %914, 1
  %930 = icmp eq i64 %929, 0
  br i1 %930, label %931, label %934

931:
  %932 = and i64 %914, -16777216
  %933 = add i64 %932, -16777096
  store i64 %933, ptr %927, align 8
  br label %934

934:
  %935 = phi i1 [ true, %893 ], [ %886, %931 ], [ %886, %913 ], [ %886, %896 ], [ false, %879 ]
  %936 = load i64, ptr %599, align 8
  %937 = load i64, ptr %565, align 8
  %938 = icmp eq i64 %936, %937
  br i1 %938, label %1066, label %939

939:
  %940 = load ptr, ptr %19, align 8
  %941 = getelementptr inbounds nuw i8, ptr %940, i64 4
  %942 = load i32, ptr %941, align 4
  %943 = and i32 %942, -5
  %944 = icmp eq i32 %943, 0
  %945 = select i1 %944, i32 2, i32 0
  store i64 %937, ptr %599, align 8
  %946 = getelementptr inbounds nuw i8, ptr %599, i64 48
  %947 = getelementptr inbounds nuw i8, ptr %599, i64 60
  store i32 0, ptr %947, align 4
  %948 = getelementptr inbounds nuw i8, ptr %599, i64 56
  store i32 0, ptr %948, align 8
  %949 = getelementptr inbounds nuw i8, ptr %599, i64 52
  store i32 0, ptr %949, align 4
  store i32 0, ptr %946, align 8
  %950 = getelementptr inbounds nuw i8, ptr %599, i64 8
  store i64 0, ptr %950, align 8
  %951 = trunc i64 %597 to i32
  %952 = and i32 %951, 120
  %953 = icmp eq i32 %952, 72
  br i1 %953, label %954, label %1016

954:
  %955 = load i8, ptr %519, align 4
  %956 = trunc nuw i8 %955 to i1
  br i1 %956, label %957, label %1015

957:
  %958 = load i8, ptr %567, align 1
  %959 = trunc nuw i8 %958 to i1
  %960 = and i64 %592, 7
  %961 = icmp ne i64 %960, 0
  %962 = or i1 %961, %959
  br i1 %962, label %1015, label %963

963:
  %964 = load ptr, ptr %568, align 8
  %965 = load ptr, ptr %561, align 8
  %966 = ptrtoint ptr %599 to i64
  %967 = ptrtoint ptr %965 to i64
  %968 = sub i64 %966, %967
  %969 = getelementptr inbounds nuw i16, ptr %964, i64 %968
  %970 = load ptr, ptr %19, align 8
  %971 = getelementptr inbounds nuw i8, ptr %970, i64 4
  %972 = load i32, ptr %971, align 4
  %973 = and i32 %972, -5
  %974 = icmp eq i32 %973, 0
  %975 = lshr i32 %951, 10
  %976 = and i32 %975, 16352
  %977 = select i1 %974, i64 32, i64 0
  %978 = getelementptr inbounds nuw i16, ptr %969, i64 %977
  br label %979

979:
  %980 = phi i32 [ %991, %979 ], [ %591, %963 ]
  %981 = tail call i32 @llvm.cttz.i32(i32 %980, i1 true)
  %982 = load ptr, ptr %569, align 8
  %983 = zext nneg i32 %981 to i64
  %984 = getelementptr inbounds nuw i8, ptr %982, i64 %983
  %985 = load i8, ptr %984, align 1
  %986 = zext i8 %985 to i32
  %987 = or i32 %976, %986
  %988 = trunc nuw nsw i32 %987 to i16
  %989 = getelementptr inbounds nuw i16, ptr %978, i64 %983
  store i16 %988, ptr %989, align 2
  %990 = add i32 %980, -1
  %991 = and i32 %990, %980
  %992 = icmp eq i32 %991, 0
  br i1 %992, label %993, label %979

993:
  %994 = and i64 %597, -16777216
  %995 = or disjoint i64 %994, 64
  %996 = select i1 %974, i64 2, i64 0
  switch i32 %972, label %997 [
    i32 4, label %1009
    i32 0, label %1009
  ]

997:
  %998 = load i64, ptr %950, align 8
  %999 = icmp eq i64 %998, 0
  br i1 %999, label %1005, label %1000

1000:
  %1001 = load ptr, ptr %0, align 8
  store i64 0, ptr %950, align 8
  %1002 = getelementptr inbounds nuw i8, ptr %1001, i64 41816
  %1003 = load i64, ptr %1002, align 8
  %1004 = add i64 %1003, 1
  store i64 %1004, ptr %1002, align 8
  br label %1005

1005:
  %1006 = xor i32 %591, -1
  %1007 = load i32, ptr %948, align 8
  %1008 = and i32 %1007, %1006
  store i32 %1008, ptr %948, align 8
  br label %1009

1009:
  %1010 = getelementptr inbounds nuw i32, ptr %946, i64 %996
  %1011 = load i32, ptr %1010, align 4
  %1012 = or i32 %1011, %591
  store i32 %1012, ptr %1010, align 4
  %1013 = getelementptr inbounds nuw i8, ptr %599, i64 16
  %1014 = getelementptr inbounds nuw i64, ptr %1013, i64 %996
  store i64 %995, ptr %1014, align 8
  br label %1330

1015:
  tail call preserve_allcc void @remember(ptr %0, ptr %599, i32 %945, i64 %597, i32 %591)
  br label %1330

1016:
  %1017 = zext nneg i32 %945 to i64
  %1018 = getelementptr inbounds nuw i32, ptr %946, i64 %1017
  store i32 %591, ptr %1018, align 4
  %1019 = getelementptr inbounds nuw i8, ptr %599, i64 16
  %1020 = getelementptr inbounds nuw i64, ptr %1019, i64 %1017
  store i64 %597, ptr %1020, align 8
  switch i32 %942, label %1330 [
    i32 4, label %1021
    i32 0, label %1021
  ]

1021:
  %1022 = load ptr, ptr %0, align 8
  %1023 = getelementptr inbounds nuw i8, ptr %1022, i64 37692
  %1024 = load i32, ptr %1023, align 4
  %1025 = icmp eq i32 %1024, 0
  br i1 %1025, label %1026, label %1330

1026:
  %1027 = getelementptr inbounds nuw i8, ptr %599, i64 32
  %1028 = load i64, ptr %1027, align 8
  %1029 = and i64 %1028, 64
  %1030 = icmp eq i64 %1029, 0
  br i1 %1030, label %1330, label %1031

1031:
  %1032 = load i8, ptr %567, align 1
  %1033 = trunc nuw i8 %1032 to i1
  br i1 %1033, label %1034, label %1035

1034:
  tail call preserve_allcc void @quieten_aged(ptr %0, ptr %599)
  br label %1035

1035:
  %1036 = load i32, ptr %946, align 8
  %1037 = load i32, ptr %949, align 4
  %1038 = or i32 %1037, %1036
  %1039 = icmp eq i32 %1038, 0
  br i1 %1039, label %1040, label %1330

1040:
  %1041 = load i8, ptr %567, align 1
  %1042 = trunc nuw i8 %1041 to i1
  br i1 %1042, label %1330, label %1043

1043:
  %1044 = load i32, ptr %947, align 4
  %1045 = icmp eq i32 %1044, 0
  br i1 %1045, label %1051, label %1046

1046:
  %1047 = getelementptr inbounds nuw i8, ptr %599, i64 40
  %1048 = load i64, ptr %1047, align 8
  %1049 = load i64, ptr %1027, align 8
  %1050 = tail call preserve_allcc i64 @joined(i64 %1048, i64 %1049)
  br label %1053

1051:
  %1052 = load i64, ptr %1027, align 8
  br label %1053

1053:
  %1054 = phi i64 [ %1050, %1046 ], [ %1052, %1051 ]
  %1055 = and i64 %1054, 7
  %1056 = icmp eq i64 %1055, 0
  br i1 %1056, label %1057, label %1330

1057:
  store i64 %1054, ptr %1027, align 8
  store i32 -1, ptr %948, align 8
  store i32 0, ptr %947, align 4
  %1058 = and i64 %1054, 120
  %1059 = icmp eq i64 %1058, 120
  %1060 = load i64, ptr %599, align 8
  %1061 = shl i64 %1060, 10
  %1062 = lshr i64 %1054, 15
  %1063 = and i64 %1062, 1023
  %1064 = select i1 %1059, i64 1023, i64 %1063
  %1065 = or disjoint i64 %1061, %1064
  store i64 %1065, ptr %950, align 8
  br label %1330

1066:
  %1067 = load i8, ptr %519, align 4
  %1068 = trunc nuw i8 %1067 to i1
  br i1 %1068, label %1124, label %1069

1069:
  %1070 = load ptr, ptr %19, align 8
  %1071 = getelementptr inbounds nuw i8, ptr %1070, i64 4
  %1072 = load i32, ptr %1071, align 4
  %1073 = and i32 %1072, -5
  %1074 = icmp eq i32 %1073, 0
  %1075 = select i1 %1074, i32 2, i32 0
  %1076 = and i64 %597, 120
  %1077 = icmp eq i64 %1076, 72
  br i1 %1077, label %1119, label %1078

1078:
  %1079 = getelementptr inbounds nuw i8, ptr %599, i64 48
  %1080 = load i32, ptr %1079, align 8
  %1081 = getelementptr inbounds nuw i8, ptr %599, i64 52
  %1082 = load i32, ptr %1081, align 4
  %1083 = or i32 %1082, %1080
  %1084 = getelementptr inbounds nuw i8, ptr %599, i64 56
  %1085 = load i32, ptr %1084, align 8
  %1086 = or i32 %1083, %1085
  %1087 = getelementptr inbounds nuw i8, ptr %599, i64 60
  %1088 = load i32, ptr %1087, align 4
  %1089 = or i32 %1086, %1088
  %1090 = and i32 %1089, %591
  %1091 = icmp eq i32 %1090, 0
  br i1 %1091, label %1092, label %1119

1092:
  %1093 = zext nneg i32 %1075 to i64
  %1094 = getelementptr inbounds nuw i32, ptr %1079, i64 %1093
  %1095 = load i32, ptr %1094, align 4
  %1096 = icmp eq i32 %1095, 0
  br i1 %1096, label %1112, label %1097

1097:
  %1098 = getelementptr inbounds nuw i8, ptr %599, i64 16
  %1099 = getelementptr inbounds nuw i64, ptr %1098, i64 %1093
  %1100 = load i64, ptr %1099, align 8
  %1101 = icmp ne i64 %1100, %597
  %1102 = zext i1 %1101 to i32
  %1103 = or disjoint i32 %1075, %1102
  %1104 = zext nneg i32 %1103 to i64
  %1105 = getelementptr inbounds nuw i32, ptr %1079, i64 %1104
  %1106 = load i32, ptr %1105, align 4
  %1107 = icmp eq i32 %1106, 0
  br i1 %1107, label %1112, label %1108

1108:
  %1109 = getelementptr inbounds nuw i64, ptr %1098, i64 %1104
  %1110 = load i64, ptr %1109, align 8
  %1111 = icmp eq i64 %1110, %597
  br i1 %1111, label %1112, label %1119

1112:
  %1113 = phi ptr [ %1105, %1108 ], [ %1105, %1097 ], [ %1094, %1092 ]
  %1114 = phi i64 [ %1104, %1108 ], [ %1104, %1097 ], [ %1093, %1092 ]
  %1115 = getelementptr inbounds nuw i8, ptr %599, i64 16
  %1116 = getelementptr inbounds nuw i64, ptr %1115, i64 %1114
  store i64 %597, ptr %1116, align 8
  %1117 = load i32, ptr %1113, align 4
  %1118 = or i32 %1117, %591
  store i32 %1118, ptr %1113, align 4
  br label %1330

1119:
  %1120 = trunc i64 %597 to i32
  %1121 = lshr i32 %1120, 3
  %1122 = and i32 %1121, 15
  %1123 = icmp eq i32 %1122, 9
  br i1 %1123, label %1328, label %1276

1124:
  %1125 = trunc i64 %597 to i32
  %1126 = lshr i32 %1125, 3
  %1127 = and i32 %1126, 15
  %1128 = icmp eq i32 %1127, 9
  br i1 %1128, label %1129, label %1276

1129:
  %1130 = load i8, ptr %567, align 1
  %1131 = trunc nuw i8 %1130 to i1
  %1132 = and i64 %592, 7
  %1133 = icmp ne i64 %1132, 0
  %1134 = or i1 %1133, %1131
  br i1 %1134, label %1328, label %1135

1135:
  %1136 = and i64 %597, -16777216
  %1137 = or disjoint i64 %1136, 64
  %1138 = getelementptr inbounds nuw i8, ptr %599, i64 48
  %1139 = getelementptr inbounds nuw i8, ptr %599, i64 52
  %1140 = load i32, ptr %1139, align 4
  %1141 = icmp eq i32 %1140, 0
  br i1 %1141, label %1142, label %1328

1142:
  %1143 = load i32, ptr %1138, align 4
  %1144 = icmp eq i32 %1143, 0
  br i1 %1144, label %1149, label %1145

1145:
  %1146 = getelementptr inbounds nuw i8, ptr %599, i64 16
  %1147 = load i64, ptr %1146, align 8
  %1148 = icmp eq i64 %1147, %1137
  br i1 %1148, label %1149, label %1328

1149:
  %1150 = getelementptr inbounds nuw i8, ptr %599, i64 60
  %1151 = load i32, ptr %1150, align 4
  %1152 = icmp eq i32 %1151, 0
  br i1 %1152, label %1153, label %1328

1153:
  %1154 = getelementptr inbounds nuw i8, ptr %599, i64 56
  %1155 = load i32, ptr %1154, align 4
  %1156 = icmp eq i32 %1155, 0
  br i1 %1156, label %1161, label %1157

1157:
  %1158 = getelementptr inbounds nuw i8, ptr %599, i64 32
  %1159 = load i64, ptr %1158, align 8
  %1160 = icmp eq i64 %1159, %1137
  br i1 %1160, label %1161, label %1328

1161:
  %1162 = load ptr, ptr %568, align 8
  %1163 = load ptr, ptr %561, align 8
  %1164 = ptrtoint ptr %599 to i64
  %1165 = ptrtoint ptr %1163 to i64
  %1166 = sub i64 %1164, %1165
  %1167 = getelementptr inbounds nuw i16, ptr %1162, i64 %1166
  %1168 = and i32 %1143, %591
  %1169 = lshr i32 %1125, 15
  %1170 = and i32 %1169, 31
  %1171 = lshr i32 %1125, 20
  %1172 = and i32 %1171, 15
  %1173 = icmp eq i32 %1168, 0
  br i1 %1173, label %1200, label %1174

1174:
  %1175 = phi i32 [ %1198, %1196 ], [ %1168, %1161 ]
  %1176 = tail call i32 @llvm.cttz.i32(i32 %1175, i1 true)
  %1177 = zext nneg i32 %1176 to i64
  %1178 = getelementptr inbounds nuw i16, ptr %1167, i64 %1177
  %1179 = load i16, ptr %1178, align 2
  %1180 = zext i16 %1179 to i32
  %1181 = icmp slt i16 %1179, 0
  br i1 %1181, label %1328, label %1182

1182:
  %1183 = lshr i32 %1180, 5
  %1184 = and i32 %1183, 31
  %1185 = icmp eq i32 %1184, %1170
  br i1 %1185, label %1186, label %1328

1186:
  %1187 = lshr i32 %1180, 10
  %1188 = icmp samesign ult i32 %1187, %1172
  br i1 %1188, label %1196, label %1189

1189:
  %1190 = and i32 %1180, 31
  %1191 = load ptr, ptr %569, align 8
  %1192 = getelementptr inbounds nuw i8, ptr %1191, i64 %1177
  %1193 = load i8, ptr %1192, align 1
  %1194 = zext i8 %1193 to i32
  %1195 = icmp eq i32 %1190, %1194
  br i1 %1195, label %1196, label %1328

1196:
  %1197 = add i32 %1175, -1
  %1198 = and i32 %1197, %1175
  %1199 = icmp eq i32 %1198, 0
  br i1 %1199, label %1200, label %1174

1200:
  %1201 = getelementptr inbounds nuw i8, ptr %1167, i64 64
  %1202 = and i32 %1155, %591
  %1203 = icmp eq i32 %1202, 0
  br i1 %1203, label %1230, label %1204

1204:
  %1205 = phi i32 [ %1228, %1226 ], [ %1202, %1200 ]
  %1206 = tail call i32 @llvm.cttz.i32(i32 %1205, i1 true)
  %1207 = zext nneg i32 %1206 to i64
  %1208 = getelementptr inbounds nuw i16, ptr %1201, i64 %1207
  %1209 = load i16, ptr %1208, align 2
  %1210 = zext i16 %1209 to i32
  %1211 = icmp slt i16 %1209, 0
  br i1 %1211, label %1328, label %1212

1212:
  %1213 = lshr i32 %1210, 5
  %1214 = and i32 %1213, 31
  %1215 = icmp eq i32 %1214, %1170
  br i1 %1215, label %1216, label %1328

1216:
  %1217 = lshr i32 %1210, 10
  %1218 = icmp samesign ult i32 %1217, %1172
  br i1 %1218, label %1226, label %1219

1219:
  %1220 = and i32 %1210, 31
  %1221 = load ptr, ptr %569, align 8
  %1222 = getelementptr inbounds nuw i8, ptr %1221, i64 %1207
  %1223 = load i8, ptr %1222, align 1
  %1224 = zext i8 %1223 to i32
  %1225 = icmp eq i32 %1220, %1224
  br i1 %1225, label %1226, label %1328

1226:
  %1227 = add i32 %1205, -1
  %1228 = and i32 %1227, %1205
  %1229 = icmp eq i32 %1228, 0
  br i1 %1229, label %1230, label %1204

1230:
  %1231 = load ptr, ptr %19, align 8
  %1232 = getelementptr inbounds nuw i8, ptr %1231, i64 4
  %1233 = load i32, ptr %1232, align 4
  %1234 = and i32 %1233, -5
  %1235 = icmp eq i32 %1234, 0
  %1236 = shl nuw nsw i32 %1172, 10
  %1237 = shl nuw nsw i32 %1170, 5
  %1238 = or disjoint i32 %1236, %1237
  %1239 = select i1 %1235, i64 32, i64 0
  %1240 = getelementptr inbounds nuw i16, ptr %1167, i64 %1239
  br label %1241

1241:
  %1242 = phi i32 [ %1253, %1241 ], [ %591, %1230 ]
  %1243 = tail call i32 @llvm.cttz.i32(i32 %1242, i1 true)
  %1244 = load ptr, ptr %569, align 8
  %1245 = zext nneg i32 %1243 to i64
  %1246 = getelementptr inbounds nuw i8, ptr %1244, i64 %1245
  %1247 = load i8, ptr %1246, align 1
  %1248 = zext i8 %1247 to i32
  %1249 = or i32 %1238, %1248
  %1250 = trunc nuw nsw i32 %1249 to i16
  %1251 = getelementptr inbounds nuw i16, ptr %1240, i64 %1245
  store i16 %1250, ptr %1251, align 2
  %1252 = add i32 %1242, -1
  %1253 = and i32 %1252, %1242
  %1254 = icmp eq i32 %1253, 0
  br i1 %1254, label %1255, label %1241

1255:
  %1256 = select i1 %1235, i64 2, i64 0
  switch i32 %1233, label %1257 [
    i32 4, label %1270
    i32 0, label %1270
  ]

1257:
  %1258 = getelementptr inbounds nuw i8, ptr %599, i64 8
  %1259 = load i64, ptr %1258, align 8
  %1260 = icmp eq i64 %1259, 0
  br i1 %1260, label %1266, label %1261

1261:
  %1262 = load ptr, ptr %0, align 8
  store i64 0, ptr %1258, align 8
  %1263 = getelementptr inbounds nuw i8, ptr %1262, i64 41816
  %1264 = load i64, ptr %1263, align 8
  %1265 = add i64 %1264, 1
  store i64 %1265, ptr %1263, align 8
  br label %1266

1266:
  %1267 = xor i32 %591, -1
  %1268 = load i32, ptr %1154, align 8
  %1269 = and i32 %1268, %1267
  store i32 %1269, ptr %1154, align 8
  br label %1270

1270:
  %1271 = getelementptr inbounds nuw i32, ptr %1138, i64 %1256
  %1272 = load i32, ptr %1271, align 4
  %1273 = or i32 %1272, %591
  store i32 %1273, ptr %1271, align 4
  %1274 = getelementptr inbounds nuw i8, ptr %599, i64 16
  %1275 = getelementptr inbounds nuw i64, ptr %1274, i64 %1256
  store i64 %1137, ptr %1275, align 8
  br label %1330

1276:
  %1277 = phi i32 [ %1127, %1124 ], [ %1122, %1119 ]
  %1278 = icmp samesign ult i32 %1277, 8
  br i1 %1278, label %1279, label %1328

1279:
  %1280 = getelementptr inbounds nuw i8, ptr %599, i64 48
  %1281 = getelementptr inbounds nuw i8, ptr %599, i64 56
  %1282 = load i32, ptr %1281, align 8
  %1283 = icmp eq i32 %1282, 0
  %1284 = getelementptr inbounds nuw i8, ptr %599, i64 52
  %1285 = load i32, ptr %1284, align 4
  %1286 = getelementptr inbounds nuw i8, ptr %599, i64 60
  %1287 = load i32, ptr %1286, align 4
  %1288 = or i32 %1287, %1285
  %1289 = icmp eq i32 %1288, 0
  br i1 %1289, label %1290, label %1328

1290:
  %1291 = load i32, ptr %1280, align 8
  %1292 = icmp eq i32 %1291, 0
  br i1 %1292, label %1297, label %1293

1293:
  %1294 = getelementptr inbounds nuw i8, ptr %599, i64 16
  %1295 = load i64, ptr %1294, align 8
  %1296 = icmp eq i64 %1295, %597
  br i1 %1296, label %1297, label %1328

1297:
  br i1 %1283, label %1302, label %1298

1298:
  %1299 = getelementptr inbounds nuw i8, ptr %599, i64 32
  %1300 = load i64, ptr %1299, align 8
  %1301 = icmp eq i64 %1300, %597
  br i1 %1301, label %1302, label %1328

1302:
  %1303 = load ptr, ptr %19, align 8
  %1304 = getelementptr inbounds nuw i8, ptr %1303, i64 4
  %1305 = load i32, ptr %1304, align 4
  switch i32 %1305, label %1309 [
    i32 4, label %1328
    i32 0, label %1306
  ]

1306:
  %1307 = getelementptr inbounds nuw i8, ptr %599, i64 32
  store i64 %597, ptr %1307, align 8
  %1308 = or i32 %1282, %591
  store i32 %1308, ptr %1281, align 8
  br label %1330

1309:
  br i1 %1068, label %1310, label %1321

1310:
  %1311 = getelementptr inbounds nuw i8, ptr %599, i64 8
  %1312 = load i64, ptr %1311, align 8
  %1313 = icmp eq i64 %1312, 0
  br i1 %1313, label %1321, label %1314

1314:
  %1315 = load ptr, ptr %0, align 8
  store i64 0, ptr %1311, align 8
  %1316 = getelementptr inbounds nuw i8, ptr %1315, i64 41816
  %1317 = load i64, ptr %1316, align 8
  %1318 = add i64 %1317, 1
  store i64 %1318, ptr %1316, align 8
  %1319 = load i32, ptr %1280, align 8
  %1320 = load i32, ptr %1281, align 8
  br label %1321

1321:
  %1322 = phi i32 [ %1320, %1314 ], [ %1282, %1310 ], [ %1282, %1309 ]
  %1323 = phi i32 [ %1319, %1314 ], [ %1291, %1310 ], [ %1291, %1309 ]
  %1324 = getelementptr inbounds nuw i8, ptr %599, i64 16
  store i64 %597, ptr %1324, align 8
  %1325 = or i32 %1323, %591
  store i32 %1325, ptr %1280, align 8
  %1326 = xor i32 %591, -1
  %1327 = and i32 %1322, %1326
  store i32 %1327, ptr %1281, align 8
  br label %1330

1328:
  %1329 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %599, i64 %597, i32 %591)
  br i1 %1329, label %1330, label %1347

1330:
  %1331 = and i64 %592, 6
  %1332 = icmp eq i64 %1331, 6
  br i1 %1332, label %1333, label %1346

1333:
  %1334 = load ptr, ptr %0, align 8
  %1335 = getelementptr inbounds nuw i8, ptr %1334, i64 41808
  %1336 = load i64, ptr %1335, align 8
  %1337 = load ptr, ptr %19, align 8
  %1338 = getelementptr inbounds nuw i8, ptr %1337, i64 8
  %1339 = load i32, ptr %1338, align 8
  %1340 = icmp eq i32 %1339, 1
  %1341 = load ptr, ptr %570, align 8
  br i1 %1340, label %1342, label %1344

1342:
  %1343 = trunc i64 %1336 to i8
  store i8 %1343, ptr %1341, align 1
  br label %1346

1344:
  %1345 = trunc i64 %1336 to i32
  store i32 %1345, ptr %1341, align 1
  br label %1346

1346:
  br i1 %935, label %1351, label %1354

1347:
  br i1 %935, label %1348, label %1384

1348:
  %1349 = getelementptr inbounds nuw i8, ptr %599, i64 8
  %1350 = atomicrmw and ptr %1349, i64 -2 release, align 8
  br label %1384

1351:
  %1352 = getelementptr inbounds nuw i8, ptr %599, i64 8
  %1353 = atomicrmw and ptr %1352, i64 -2 release, align 8
  br label %1354

1354:
  %1355 = load ptr, ptr %0, align 8
  %1356 = getelementptr inbounds nuw i8, ptr %1355, i64 43704
  %1357 = load ptr, ptr %1356, align 8
  %1358 = icmp eq ptr %1357, null
  br i1 %1358, label %1399, label %1359

1359:
  %1360 = load i8, ptr %519, align 4
  %1361 = trunc nuw i8 %1360 to i1
  br i1 %1361, label %1399, label %1362

1362:
  %1363 = load i64, ptr %504, align 8
  %1364 = add i64 %1363, %573
  %1365 = load ptr, ptr %19, align 8
  %1366 = getelementptr inbounds nuw i8, ptr %1365, i64 4
  %1367 = load i32, ptr %1366, align 4
  switch i32 %1367, label %1368 [
    i32 4, label %1399
    i32 0, label %1399
  ]

1368:
  %1369 = load i8, ptr %564, align 8
  %1370 = trunc nuw i8 %1369 to i1
  br i1 %1370, label %1399, label %1371

1371:
  %1372 = getelementptr inbounds nuw i8, ptr %1355, i64 43720
  %1373 = load i64, ptr %1372, align 8
  %1374 = lshr i64 %1364, 7
  %1375 = lshr i64 %1364, 13
  %1376 = lshr i64 %1364, 19
  %1377 = xor i64 %1375, %1376
  %1378 = xor i64 %1377, %1374
  %1379 = and i64 %1378, 63
  %1380 = shl nuw i64 1, %1379
  %1381 = and i64 %1373, %1380
  %1382 = icmp eq i64 %1381, 0
  br i1 %1382, label %1399, label %1383

1383:
  tail call preserve_allcc void @cut_words(ptr %1355, i64 %1364, i32 %591)
  br label %1399

1384:
  %1385 = load ptr, ptr %0, align 8
  %1386 = load ptr, ptr %19, align 8
  %1387 = getelementptr inbounds nuw i8, ptr %1386, i64 20
  %1388 = load i32, ptr %1387, align 4
  %1389 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %1390 = load i32, ptr %1389, align 8
  %1391 = tail call i32 @llvm.cttz.i32(i32 %1390, i1 false)
  %1392 = getelementptr inbounds nuw i8, ptr %1385, i64 328
  store i32 22, ptr %1392, align 8
  %1393 = getelementptr inbounds nuw i8, ptr %1385, i64 332
  store i32 %1388, ptr %1393, align 4
  %1394 = getelementptr inbounds nuw i8, ptr %1385, i64 336
  store i32 %1391, ptr %1394, align 8
  %1395 = getelementptr inbounds nuw i8, ptr %1385, i64 352
  store i64 0, ptr %1395, align 8
  %1396 = getelementptr inbounds nuw i8, ptr %1385, i64 368
  store i32 0, ptr %1396, align 8
  %1397 = getelementptr inbounds nuw i8, ptr %1385, i64 360
  store i32 0, ptr %1397, align 8
  %1398 = getelementptr inbounds nuw i8, ptr %1385, i64 364
  store i32 0, ptr %1398, align 4
  br label %3901

1399:
  %1400 = add nuw nsw i64 %572, 1
  %1401 = icmp eq i64 %572, %552
  br i1 %1401, label %3901, label %571

1402:
  %1403 = phi i32 [ %1411, %1409 ], [ %3, %16 ]
  %1404 = tail call i32 @llvm.cttz.i32(i32 %1403, i1 true)
  %1405 = zext nneg i32 %1404 to i64
  %1406 = getelementptr inbounds nuw i64, ptr %8, i64 %1405
  %1407 = load i64, ptr %1406, align 8
  %1408 = icmp eq i64 %1407, %12
  br i1 %1408, label %1409, label %1478

1409:
  %1410 = add i32 %1403, -1
  %1411 = and i32 %1410, %1403
  %1412 = icmp eq i32 %1411, 0
  br i1 %1412, label %1413, label %1402

1413:
  %1414 = icmp samesign ult i32 %13, 2
  %1415 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %1416 = load ptr, ptr %1415, align 8
  br i1 %1414, label %1438, label %1417

1417:
  %1418 = getelementptr inbounds nuw i8, ptr %1416, i64 4
  %1419 = load i32, ptr %1418, align 4
  %1420 = icmp eq i32 %1419, 1
  br i1 %1420, label %1421, label %1438

1421:
  %1422 = getelementptr inbounds nuw i8, ptr %7, i64 37704
  %1423 = load i32, ptr %1422, align 8
  %1424 = icmp eq i32 %1423, 0
  br i1 %1424, label %1438, label %1425

1425:
  %1426 = getelementptr inbounds nuw i8, ptr %1416, i64 20
  %1427 = load i32, ptr %1426, align 4
  %1428 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %1429 = load i32, ptr %1428, align 8
  %1430 = tail call i32 @llvm.cttz.i32(i32 %1429, i1 false)
  %1431 = getelementptr inbounds nuw i8, ptr %7, i64 328
  store i32 22, ptr %1431, align 8
  %1432 = getelementptr inbounds nuw i8, ptr %7, i64 332
  store i32 %1427, ptr %1432, align 4
  %1433 = getelementptr inbounds nuw i8, ptr %7, i64 336
  store i32 %1430, ptr %1433, align 8
  %1434 = getelementptr inbounds nuw i8, ptr %7, i64 352
  store i64 0, ptr %1434, align 8
  %1435 = getelementptr inbounds nuw i8, ptr %7, i64 368
  store i32 0, ptr %1435, align 8
  %1436 = getelementptr inbounds nuw i8, ptr %7, i64 360
  store i32 0, ptr %1436, align 8
  %1437 = getelementptr inbounds nuw i8, ptr %7, i64 364
  store i32 0, ptr %1437, align 4
  br label %3901

1438:
  %1439 = getelementptr inbounds nuw i8, ptr %7, i64 43704
  %1440 = load ptr, ptr %1439, align 8
  %1441 = icmp eq ptr %1440, null
  br i1 %1441, label %1475, label %1442

1442:
  %1443 = getelementptr inbounds nuw i8, ptr %1416, i64 12
  %1444 = load i32, ptr %1443, align 4
  %1445 = zext i32 %1444 to i64
  %1446 = and i64 %1445, 7
  %1447 = icmp eq i64 %1446, 0
  %1448 = and i64 %1445, 6
  %1449 = icmp eq i64 %1448, 6
  %1450 = or i1 %1447, %1449
  br i1 %1450, label %1475, label %1451

1451:
  %1452 = getelementptr inbounds nuw i8, ptr %1416, i64 8
  %1453 = load i32, ptr %1452, align 8
  switch i32 %1453, label %1475 [
    i32 4, label %1454
    i32 8, label %1454
  ]

1454:
  %1455 = getelementptr inbounds nuw i8, ptr %1416, i64 4
  %1456 = load i32, ptr %1455, align 4
  %1457 = icmp ult i32 %1456, 4
  br i1 %1457, label %1458, label %1475

1458:
  %1459 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %1460 = load i32, ptr %1459, align 4
  %1461 = zext i32 %1460 to i64
  %1462 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %1, i64 %1461
  %1463 = getelementptr inbounds nuw i8, ptr %1462, i64 14912
  %1464 = load i32, ptr %1463, align 8
  %1465 = icmp ne i32 %1464, 0
  %1466 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i8 1, ptr %1466, align 8
  %1467 = select i1 %1414, i32 %9, i32 -1
  %1468 = tail call preserve_allcc i32 @screen_place(ptr %0, ptr %1, ptr %2, i64 %12, i32 %1467)
  %1469 = icmp eq i32 %1468, 0
  br i1 %1469, label %1470, label %3901

1470:
  %1471 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %1472 = load i8, ptr %1471, align 4
  %1473 = trunc nuw i8 %1472 to i1
  br i1 %1473, label %3901, label %1474

1474:
  tail call preserve_allcc void @follow_access(ptr %0, i64 %12, i32 %3, i1 %1465)
  br label %3901

1475:
  %1476 = select i1 %1414, i32 %9, i32 -1
  %1477 = tail call preserve_allcc i32 @screen_place(ptr %0, ptr %1, ptr %2, i64 %12, i32 %1476)
  br label %3901

1478:
  %1479 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %1480 = load ptr, ptr %1479, align 8
  %1481 = load i32, ptr %1480, align 8
  %1482 = icmp eq i32 %1481, 2
  br i1 %1482, label %1483, label %1740

1483:
  %1484 = and i64 %12, 4294967295
  %1485 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %1486 = load i64, ptr %1485, align 8
  %1487 = and i64 %1486, 16777215
  %1488 = getelementptr inbounds nuw i8, ptr %2, i64 204
  %1489 = load i32, ptr %1488, align 4
  %1490 = zext i32 %1489 to i64
  %1491 = shl nuw nsw i64 %1490, 24
  %1492 = or disjoint i64 %1491, %1487
  %1493 = getelementptr inbounds nuw i8, ptr %0, i64 134
  %1494 = load i8, ptr %1493, align 2
  %1495 = trunc nuw i8 %1494 to i1
  br i1 %1495, label %1501, label %1496

1496:
  %1497 = getelementptr inbounds nuw i8, ptr %1480, i64 16
  %1498 = load i32, ptr %1497, align 8
  %1499 = zext i32 %1498 to i64
  %1500 = or i64 %1492, %1499
  br label %1501

1501:
  %1502 = phi i64 [ %1500, %1496 ], [ %1492, %1483 ]
  %1503 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %1502, ptr %1503, align 8
  %1504 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 0, ptr %1504, align 8
  %1505 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %1506 = load i32, ptr %1505, align 8
  %1507 = zext i32 %1506 to i64
  %1508 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %1507, ptr %1508, align 8
  %1509 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %1510 = load ptr, ptr %1509, align 8
  %1511 = ptrtoint ptr %1510 to i64
  %1512 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %1511, ptr %1512, align 8
  %1513 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %1514 = load ptr, ptr %1513, align 8
  %1515 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %1514, ptr %1515, align 8
  %1516 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %1517 = load ptr, ptr %1516, align 8
  %1518 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %1517, ptr %1518, align 8
  %1519 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %1520 = load ptr, ptr %1519, align 8
  %1521 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %1520, ptr %1521, align 8
  %1522 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %1523 = load ptr, ptr %1522, align 8
  %1524 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %1523, ptr %1524, align 8
  %1525 = getelementptr inbounds nuw i8, ptr %1, i64 14448
  %1526 = load i64, ptr %1525, align 8
  %1527 = shl i64 %1526, 20
  %1528 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %1529 = load i32, ptr %1528, align 8
  %1530 = lshr i32 %1529, 4
  %1531 = zext nneg i32 %1530 to i64
  %1532 = or i64 %1527, %1531
  %1533 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %1532, ptr %1533, align 8
  %1534 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %1535 = load i32, ptr %1534, align 8
  %1536 = icmp ne i32 %1535, 0
  %1537 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %1538 = zext i1 %1536 to i8
  store i8 %1538, ptr %1537, align 1
  %1539 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 1, ptr %1539, align 4
  %1540 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  %1541 = load ptr, ptr %1540, align 8
  %1542 = icmp ne ptr %1541, null
  %1543 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %1544 = zext i1 %1542 to i8
  store i8 %1544, ptr %1543, align 1
  %1545 = icmp samesign uge i64 %1484, %1507
  %1546 = select i1 %1545, i1 true, i1 %1536
  br i1 %1546, label %1740, label %1547

1547:
  %1548 = getelementptr inbounds nuw i8, ptr %7, i64 428
  %1549 = load i32, ptr %1548, align 4
  %1550 = icmp eq i32 %1549, 0
  br i1 %1550, label %1551, label %1740

1551:
  %1552 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %1553 = load ptr, ptr %1552, align 8
  %1554 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %1555 = load ptr, ptr %1554, align 8
  %1556 = getelementptr inbounds nuw i8, ptr %1480, i64 4
  %1557 = load i32, ptr %1556, align 4
  %1558 = icmp eq i32 %1557, 0
  %1559 = getelementptr inbounds nuw i8, ptr %1480, i64 16
  %1560 = load i32, ptr %1559, align 8
  %1561 = icmp eq i32 %1560, 0
  br i1 %1558, label %1562, label %1566

1562:
  br i1 %1561, label %1563, label %1580

1563:
  %1564 = getelementptr inbounds nuw i8, ptr %1555, i64 216
  %1565 = load i64, ptr %1564, align 8
  br label %1580

1566:
  br i1 %1561, label %1580, label %1567

1567:
  %1568 = getelementptr inbounds nuw i8, ptr %1553, i64 14448
  %1569 = load i64, ptr %1568, align 8
  %1570 = getelementptr inbounds nuw i8, ptr %1555, i64 200
  %1571 = load i32, ptr %1570, align 8
  %1572 = lshr i32 %1571, 4
  %1573 = zext nneg i32 %1572 to i64
  %1574 = shl i64 %1569, 30
  %1575 = shl nuw nsw i64 %1573, 10
  %1576 = add i32 %1560, 512
  %1577 = zext i32 %1576 to i64
  %1578 = or i64 %1574, %1577
  %1579 = or i64 %1578, %1575
  br label %1580

1580:
  %1581 = phi i64 [ %1565, %1563 ], [ %1579, %1567 ], [ 0, %1566 ], [ 0, %1562 ]
  %1582 = getelementptr inbounds nuw i8, ptr %1480, i64 8
  %1583 = load i32, ptr %1582, align 8
  %1584 = zext i32 %1583 to i64
  %1585 = add nsw i64 %1584, -1
  %1586 = getelementptr inbounds nuw i8, ptr %7, i64 37696
  %1587 = getelementptr inbounds nuw i8, ptr %1553, i64 14408
  %1588 = getelementptr inbounds nuw i8, ptr %7, i64 37704
  %1589 = icmp eq i64 %1581, 0
  %1590 = getelementptr inbounds nuw i8, ptr %1553, i64 14392
  br label %1591

1591:
  %1592 = phi i64 [ -1, %1580 ], [ %1655, %1654 ]
  %1593 = phi i32 [ %3, %1580 ], [ %1658, %1654 ]
  %1594 = phi i64 [ 0, %1580 ], [ %1656, %1654 ]
  %1595 = tail call i32 @llvm.cttz.i32(i32 %1593, i1 true)
  %1596 = zext nneg i32 %1595 to i64
  %1597 = getelementptr inbounds nuw i64, ptr %8, i64 %1596
  %1598 = load i64, ptr %1597, align 8
  %1599 = and i64 %1598, 4294967295
  %1600 = add nsw i64 %1599, %1585
  %1601 = lshr i64 %1599, 7
  %1602 = icmp ult i64 %1600, %1507
  %1603 = lshr i64 %1600, 7
  %1604 = icmp eq i64 %1601, %1603
  %1605 = and i1 %1602, %1604
  br i1 %1605, label %1606, label %1624

1606:
  %1607 = load i32, ptr %1586, align 8
  %1608 = icmp eq i32 %1607, 0
  br i1 %1608, label %1614, label %1609

1609:
  %1610 = load ptr, ptr %1587, align 8
  %1611 = getelementptr inbounds nuw i32, ptr %1610, i64 %1601
  %1612 = load i32, ptr %1611, align 4
  %1613 = icmp eq i32 %1612, -1
  br i1 %1613, label %1614, label %1624

1614:
  %1615 = load i32, ptr %1588, align 8
  %1616 = icmp eq i32 %1615, 0
  br i1 %1616, label %1654, label %1617

1617:
  br i1 %1589, label %1624, label %1618

1618:
  %1619 = load ptr, ptr %1590, align 8
  %1620 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1619, i64 %1601
  %1621 = getelementptr inbounds nuw i8, ptr %1620, i64 8
  %1622 = load i64, ptr %1621, align 8
  %1623 = icmp eq i64 %1622, %1581
  br i1 %1623, label %1654, label %1624

1624:
  %1625 = load i32, ptr %1588, align 8
  %1626 = icmp eq i32 %1625, 0
  %1627 = icmp ult i32 %1583, 5
  %1628 = and i1 %1627, %1626
  br i1 %1628, label %1629, label %1740

1629:
  %1630 = load i32, ptr %1586, align 8
  %1631 = icmp eq i32 %1630, 0
  br i1 %1631, label %1740, label %1632

1632:
  %1633 = phi i32 [ %1652, %1650 ], [ %3, %1629 ]
  %1634 = tail call i32 @llvm.cttz.i32(i32 %1633, i1 true)
  %1635 = zext nneg i32 %1634 to i64
  %1636 = getelementptr inbounds nuw i64, ptr %8, i64 %1635
  %1637 = load i64, ptr %1636, align 8
  %1638 = and i64 %1637, 4294967295
  %1639 = icmp samesign ult i64 %1638, %1507
  br i1 %1639, label %1640, label %1740

1640:
  %1641 = lshr i64 %1638, 7
  %1642 = getelementptr inbounds nuw i32, ptr %1520, i64 %1641
  %1643 = load i32, ptr %1642, align 4
  %1644 = trunc i64 %1637 to i32
  %1645 = lshr i32 %1644, 2
  %1646 = and i32 %1645, 31
  %1647 = shl nuw i32 1, %1646
  %1648 = and i32 %1643, %1647
  %1649 = icmp eq i32 %1648, 0
  br i1 %1649, label %1740, label %1650

1650:
  %1651 = add i32 %1633, -1
  %1652 = and i32 %1651, %1633
  %1653 = icmp eq i32 %1652, 0
  br i1 %1653, label %3901, label %1632

1654:
  %1655 = tail call i64 @llvm.umin.i64(i64 %1601, i64 %1592)
  %1656 = tail call i64 @llvm.umax.i64(i64 %1601, i64 %1594)
  %1657 = add i32 %1593, -1
  %1658 = and i32 %1657, %1593
  %1659 = icmp eq i32 %1658, 0
  br i1 %1659, label %1660, label %1591

1660:
  %1661 = getelementptr inbounds nuw i8, ptr %1553, i64 14464
  %1662 = load i32, ptr %1661, align 8
  %1663 = icmp eq i32 %1662, 2
  br i1 %1663, label %3901, label %1664

1664:
  %1665 = getelementptr inbounds nuw i8, ptr %7, i64 42336
  %1666 = getelementptr inbounds nuw i8, ptr %1480, i64 28
  %1667 = load i32, ptr %1666, align 4
  %1668 = zext i32 %1667 to i64
  %1669 = getelementptr inbounds nuw %struct.ScreenRange, ptr %1665, i64 %1668
  %1670 = load i64, ptr %1669, align 8
  %1671 = ptrtoint ptr %1480 to i64
  %1672 = icmp eq i64 %1670, %1671
  br i1 %1672, label %1673, label %1695

1673:
  %1674 = getelementptr inbounds nuw i8, ptr %1669, i64 24
  %1675 = load i64, ptr %1674, align 8
  %1676 = getelementptr inbounds nuw i8, ptr %1555, i64 216
  %1677 = load i64, ptr %1676, align 8
  %1678 = icmp eq i64 %1675, %1677
  br i1 %1678, label %1679, label %1695

1679:
  %1680 = getelementptr inbounds nuw i8, ptr %1669, i64 32
  %1681 = load i64, ptr %1680, align 8
  %1682 = getelementptr inbounds nuw i8, ptr %7, i64 41816
  %1683 = load i64, ptr %1682, align 8
  %1684 = icmp eq i64 %1681, %1683
  br i1 %1684, label %1685, label %1695

1685:
  %1686 = getelementptr inbounds nuw i8, ptr %1669, i64 8
  %1687 = load i64, ptr %1686, align 8
  %1688 = lshr i64 %1687, 7
  %1689 = tail call i64 @llvm.umin.i64(i64 %1688, i64 %1655)
  %1690 = getelementptr inbounds nuw i8, ptr %1669, i64 16
  %1691 = load i64, ptr %1690, align 8
  %1692 = add i64 %1691, %1687
  %1693 = lshr i64 %1692, 7
  %1694 = tail call i64 @llvm.umax.i64(i64 %1693, i64 %1656)
  br label %1695

1695:
  %1696 = phi i64 [ %1689, %1685 ], [ %1655, %1679 ], [ %1655, %1673 ], [ %1655, %1664 ]
  %1697 = phi i64 [ %1694, %1685 ], [ %1656, %1679 ], [ %1656, %1673 ], [ %1656, %1664 ]
  %1698 = shl nuw i64 %1697, 7
  %1699 = add i64 %1698, 128
  %1700 = icmp ugt i64 %1699, %1507
  br i1 %1700, label %3901, label %1701

1701:
  %1702 = icmp ugt i64 %1696, %1697
  br i1 %1702, label %1721, label %1703

1703:
  %1704 = phi i64 [ %1719, %1718 ], [ %1696, %1701 ]
  br i1 %1608, label %1710, label %1705

1705:
  %1706 = load ptr, ptr %1587, align 8
  %1707 = getelementptr inbounds nuw i32, ptr %1706, i64 %1704
  %1708 = load i32, ptr %1707, align 4
  %1709 = icmp eq i32 %1708, -1
  br i1 %1709, label %1710, label %3901

1710:
  br i1 %1616, label %1718, label %1711

1711:
  br i1 %1589, label %3901, label %1712

1712:
  %1713 = load ptr, ptr %1590, align 8
  %1714 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1713, i64 %1704
  %1715 = getelementptr inbounds nuw i8, ptr %1714, i64 8
  %1716 = load i64, ptr %1715, align 8
  %1717 = icmp eq i64 %1716, %1581
  br i1 %1717, label %1718, label %3901

1718:
  %1719 = add nuw i64 %1704, 1
  %1720 = icmp eq i64 %1704, %1697
  br i1 %1720, label %1721, label %1703

1721:
  store i64 %1671, ptr %1669, align 8
  %1722 = shl nuw nsw i64 %1696, 7
  %1723 = getelementptr inbounds nuw i8, ptr %1669, i64 8
  store i64 %1722, ptr %1723, align 8
  %1724 = sub nsw i64 %1697, %1696
  %1725 = shl i64 %1724, 7
  %1726 = load ptr, ptr %1479, align 8
  %1727 = getelementptr inbounds nuw i8, ptr %1726, i64 8
  %1728 = load i32, ptr %1727, align 8
  %1729 = zext i32 %1728 to i64
  %1730 = add i64 %1725, 129
  %1731 = sub i64 %1730, %1729
  %1732 = getelementptr inbounds nuw i8, ptr %1669, i64 16
  store i64 %1731, ptr %1732, align 8
  %1733 = load ptr, ptr %1554, align 8
  %1734 = getelementptr inbounds nuw i8, ptr %1733, i64 216
  %1735 = load i64, ptr %1734, align 8
  %1736 = getelementptr inbounds nuw i8, ptr %1669, i64 24
  store i64 %1735, ptr %1736, align 8
  %1737 = getelementptr inbounds nuw i8, ptr %7, i64 41816
  %1738 = load i64, ptr %1737, align 8
  %1739 = getelementptr inbounds nuw i8, ptr %1669, i64 32
  store i64 %1738, ptr %1739, align 8
  br label %3901

1740:
  %1741 = phi i64 [ %1484, %1624 ], [ %1484, %1629 ], [ %12, %1478 ], [ %1484, %1501 ], [ %1484, %1547 ], [ %1484, %1632
      ], [ %1484, %1640 ]
  %1742 = getelementptr inbounds nuw i8, ptr %1480, i64 8
  %1743 = load i32, ptr %1742, align 8
  %1744 = freeze i32 %1743
  %1745 = getelementptr inbounds nuw i8, ptr %7, i64 37692
  %1746 = load i32, ptr %1745, align 4
  %1747 = icmp eq i32 %1746, 0
  br i1 %1747, label %1756, label %1748

1748:
  %1749 = getelementptr inbounds nuw i8, ptr %1480, i64 4
  %1750 = load i32, ptr %1749, align 4
  %1751 = icmp eq i32 %1750, 6
  br i1 %1751, label %1756, label %1752

1752:
  %1753 = and i32 %1744, 3
  %1754 = icmp eq i32 %1753, 0
  %1755 = select i1 %1754, i64 2, i64 8
  br label %1756

1756:
  %1757 = phi i64 [ 8, %1740 ], [ %1755, %1752 ], [ 8, %1748 ]
  %1758 = tail call i32 @llvm.ctpop.i32(i32 %1744)
  %1759 = icmp samesign ugt i32 %1758, 1
  br i1 %1759, label %1818, label %1760

1760:
  %1761 = zext i32 %1744 to i64
  %1762 = tail call i32 @llvm.cttz.i32(i32 %1744, i1 false)
  br label %1763

1763:
  %1764 = phi i64 [ 0, %1760 ], [ %1814, %1809 ]
  %1765 = phi i32 [ %3, %1760 ], [ %1816, %1809 ]
  %1766 = icmp eq i64 %1764, %1757
  br i1 %1766, label %1818, label %1767

1767:
  %1768 = tail call i32 @llvm.cttz.i32(i32 %1765, i1 true)
  %1769 = icmp eq i32 %1768, 31
  br i1 %1769, label %1777, label %1770

1770:
  %1771 = zext nneg i32 %1768 to i64
  %1772 = getelementptr inbounds nuw i64, ptr %8, i64 %1771
  %1773 = getelementptr inbounds nuw i8, ptr %1772, i64 8
  %1774 = load i64, ptr %1773, align 8
  %1775 = load i64, ptr %1772, align 8
  %1776 = sub i64 %1774, %1775
  br label %1777

1777:
  %1778 = phi i64 [ %1776, %1770 ], [ 0, %1767 ]
  %1779 = icmp uge i64 %1778, %1761
  %1780 = icmp ult i64 %1778, 129
  %1781 = and i1 %1779, %1780
  %1782 = tail call i64 @llvm.ctpop.i64(i64 %1778)
  %1783 = icmp samesign ult i64 %1782, 2
  %1784 = select i1 %1781, i1 %1783, i1 false
  br i1 %1784, label %1785, label %1787

1785:
  %1786 = zext nneg i32 %1768 to i64
  br label %1789

1787:
  %1788 = shl nuw i32 1, %1768
  br label %1809

1789:
  %1790 = phi i64 [ %1786, %1785 ], [ %1793, %1792 ]
  %1791 = icmp eq i64 %1790, 31
  br i1 %1791, label %1803, label %1792

1792:
  %1793 = add nuw nsw i64 %1790, 1
  %1794 = getelementptr inbounds nuw i64, ptr %8, i64 %1793
  %1795 = load i64, ptr %1794, align 8
  %1796 = getelementptr inbounds nuw i64, ptr %8, i64 %1790
  %1797 = load i64, ptr %1796, align 8
  %1798 = sub i64 %1795, %1797
  %1799 = icmp eq i64 %1798, %1778
  br i1 %1799, label %1789, label %1800

1800:
  %1801 = trunc nuw nsw i64 %1790 to i32
  %1802 = sub nuw nsw i32 31, %1801
  br label %1803

1803:
  %1804 = phi i32 [ %1802, %1800 ], [ 0, %1789 ]
  %1805 = lshr i32 -1, %1804
  %1806 = and i32 %1805, %1765
  %1807 = trunc nuw nsw i64 %1778 to i32
  %1808 = tail call i32 @llvm.cttz.i32(i32 %1807, i1 false)
  br label %1809

1809:
  %1810 = phi i32 [ %1788, %1787 ], [ %1806, %1803 ]
  %1811 = phi i32 [ %1762, %1787 ], [ %1808, %1803 ]
  %1812 = getelementptr inbounds nuw %struct.Run, ptr %6, i64 %1764
  store i32 %1810, ptr %1812, align 8
  %1813 = getelementptr inbounds nuw i8, ptr %1812, i64 4
  store i32 %1811, ptr %1813, align 4
  %1814 = add nuw nsw i64 %1764, 1
  %1815 = xor i32 %1810, -1
  %1816 = and i32 %1765, %1815
  %1817 = icmp eq i32 %1816, 0
  br i1 %1817, label %1821, label %1763

1818:
  %1819 = getelementptr inbounds nuw i8, ptr %1480, i64 4
  %1820 = getelementptr inbounds nuw i8, ptr %0, i64 134
  store i8 0, ptr %1820, align 2
  br label %2947

1821:
  %1822 = getelementptr inbounds nuw i8, ptr %1480, i64 4
  %1823 = load i32, ptr %1822, align 4
  %1824 = icmp eq i32 %1823, 6
  %1825 = icmp eq i64 %1764, 0
  %1826 = and i1 %1825, %1824
  %1827 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %1828 = load i32, ptr %1827, align 4
  %1829 = shl nuw i32 1, %1828
  %1830 = icmp eq i32 %1744, %1829
  %1831 = select i1 %1826, i1 %1830, i1 false
  %1832 = getelementptr inbounds nuw i8, ptr %0, i64 134
  %1833 = zext i1 %1831 to i8
  store i8 %1833, ptr %1832, align 2
  %1834 = xor i1 %1824, true
  %1835 = select i1 %1834, i1 true, i1 %1831
  br i1 %1835, label %1836, label %2947

1836:
  %1837 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %1838 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %1839 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %1840 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %1841 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %1842 = getelementptr inbounds nuw i8, ptr %1, i64 14800
  %1843 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %1844 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %1845 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %1846 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %1847 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %1848 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %1849 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %1850 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %1851 = getelementptr inbounds nuw i8, ptr %2, i64 204
  %1852 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %1853 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %1854 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %1855 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %1856 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %1857 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %1858 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %1859 = getelementptr inbounds nuw i8, ptr %1, i64 14448
  %1860 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %1861 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %1862 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  %1863 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %1864 = getelementptr inbounds nuw i8, ptr %0, i64 137
  %1865 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %1866 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %1867 = and i64 %1814, 4294967295
  br label %1868

1868:
  %1869 = phi i64 [ 0, %1836 ], [ %2928, %2927 ]
  %1870 = getelementptr inbounds nuw %struct.Run, ptr %6, i64 %1869
  %1871 = load i32, ptr %1870, align 8
  %1872 = tail call i32 @llvm.cttz.i32(i32 %1871, i1 false)
  %1873 = zext nneg i32 %1872 to i64
  %1874 = getelementptr inbounds nuw i64, ptr %8, i64 %1873
  %1875 = load i64, ptr %1874, align 8
  %1876 = getelementptr inbounds nuw i8, ptr %1870, i64 4
  %1877 = load i32, ptr %1876, align 4
  %1878 = tail call i32 @llvm.ctlz.i32(i32 %1871, i1 true)
  %1879 = xor i32 %1878, 31
  %1880 = load ptr, ptr %1479, align 8
  %1881 = getelementptr inbounds nuw i8, ptr %1880, i64 8
  %1882 = load i32, ptr %1881, align 8
  %1883 = zext i32 %1877 to i64
  %1884 = sub nsw i32 %1879, %1872
  %1885 = zext i32 %1884 to i64
  %1886 = shl i64 %1885, %1883
  %1887 = zext i32 %1882 to i64
  %1888 = add i64 %1886, %1887
  %1889 = load i32, ptr %1880, align 8
  %1890 = icmp eq i32 %1889, 2
  br i1 %1890, label %1896, label %1891

1891:
  %1892 = icmp eq i32 %1889, 0
  %1893 = and i64 %1875, -4294967296
  %1894 = icmp eq i64 %1893, 4294967296
  %1895 = and i1 %1894, %1892
  br i1 %1895, label %1896, label %1936

1896:
  %1897 = and i64 %1875, 4294967295
  %1898 = load i64, ptr %1837, align 8
  %1899 = and i64 %1898, 16777215
  %1900 = load i32, ptr %1851, align 4
  %1901 = zext i32 %1900 to i64
  %1902 = shl nuw nsw i64 %1901, 24
  %1903 = or disjoint i64 %1902, %1899
  %1904 = load i8, ptr %1832, align 2
  %1905 = trunc nuw i8 %1904 to i1
  br i1 %1905, label %1911, label %1906

1906:
  %1907 = getelementptr inbounds nuw i8, ptr %1880, i64 16
  %1908 = load i32, ptr %1907, align 8
  %1909 = zext i32 %1908 to i64
  %1910 = or i64 %1903, %1909
  br label %1911

1911:
  %1912 = phi i64 [ %1910, %1906 ], [ %1903, %1896 ]
  store i64 %1912, ptr %1838, align 8
  store i64 0, ptr %1845, align 8
  %1913 = load ptr, ptr %0, align 8
  %1914 = getelementptr inbounds nuw i8, ptr %1913, i64 80
  %1915 = load i32, ptr %1914, align 8
  %1916 = zext i32 %1915 to i64
  store i64 %1916, ptr %1846, align 8
  %1917 = load ptr, ptr %1852, align 8
  %1918 = ptrtoint ptr %1917 to i64
  store i64 %1918, ptr %1847, align 8
  %1919 = load ptr, ptr %1853, align 8
  store ptr %1919, ptr %1848, align 8
  %1920 = load ptr, ptr %1854, align 8
  store ptr %1920, ptr %1849, align 8
  %1921 = load ptr, ptr %1855, align 8
  store ptr %1921, ptr %1856, align 8
  %1922 = load ptr, ptr %1857, align 8
  store ptr %1922, ptr %1858, align 8
  %1923 = load i64, ptr %1859, align 8
  %1924 = shl i64 %1923, 20
  %1925 = load i32, ptr %1844, align 8
  %1926 = lshr i32 %1925, 4
  %1927 = zext nneg i32 %1926 to i64
  %1928 = or i64 %1924, %1927
  store i64 %1928, ptr %1839, align 8
  %1929 = load i32, ptr %1860, align 8
  %1930 = icmp ne i32 %1929, 0
  %1931 = zext i1 %1930 to i8
  store i8 %1931, ptr %1861, align 1
  store i8 1, ptr %1841, align 4
  %1932 = load ptr, ptr %1862, align 8
  %1933 = icmp ne ptr %1932, null
  %1934 = zext i1 %1933 to i8
  store i8 %1934, ptr %1840, align 1
  %1935 = icmp samesign ult i64 %1897, %1916
  br i1 %1935, label %2068, label %2924

1936:
  switch i32 %1889, label %2924 [
    i32 1, label %1942
    i32 0, label %1937
  ]

1937:
  %1938 = lshr i64 %1875, 32
  %1939 = trunc nuw i64 %1938 to i32
  %1940 = add i32 %1939, -1
  %1941 = icmp ult i32 %1940, 4
  br i1 %1941, label %2924, label %1942

1942:
  %1943 = load i64, ptr %1837, align 8
  %1944 = load i8, ptr %1832, align 2
  %1945 = trunc nuw i8 %1944 to i1
  br i1 %1945, label %1951, label %1946

1946:
  %1947 = getelementptr inbounds nuw i8, ptr %1880, i64 12
  %1948 = load i32, ptr %1947, align 4
  %1949 = zext i32 %1948 to i64
  %1950 = or i64 %1943, %1949
  br label %1951

1951:
  %1952 = phi i64 [ %1950, %1946 ], [ %1943, %1942 ]
  store i64 %1952, ptr %1838, align 8
  %1953 = load ptr, ptr %0, align 8
  %1954 = getelementptr inbounds nuw i8, ptr %1953, i64 37656
  %1955 = load i64, ptr %1954, align 8
  store i64 %1955, ptr %1839, align 8
  store i8 0, ptr %1840, align 1
  store i8 0, ptr %1841, align 4
  %1956 = getelementptr inbounds nuw i8, ptr %1953, i64 43704
  %1957 = load ptr, ptr %1956, align 8
  %1958 = icmp eq ptr %1957, null
  br i1 %1958, label %2004, label %1959

1959:
  %1960 = getelementptr inbounds nuw i8, ptr %1880, i64 12
  %1961 = load i32, ptr %1960, align 4
  %1962 = zext i32 %1961 to i64
  %1963 = and i64 %1962, 7
  %1964 = icmp eq i64 %1963, 0
  %1965 = and i64 %1962, 6
  %1966 = icmp eq i64 %1965, 6
  %1967 = or i1 %1964, %1966
  br i1 %1967, label %1968, label %2004

1968:
  %1969 = load i32, ptr %1843, align 4
  %1970 = zext i32 %1969 to i64
  %1971 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %1842, i64 %1970
  %1972 = getelementptr inbounds nuw i8, ptr %1953, i64 43712
  %1973 = load ptr, ptr %1972, align 8
  %1974 = load i64, ptr %1, align 8
  %1975 = mul i64 %1974, 96
  %1976 = getelementptr inbounds nuw i8, ptr %1973, i64 %1975
  %1977 = getelementptr inbounds nuw i8, ptr %1971, i64 112
  store i32 0, ptr %1977, align 8
  %1978 = getelementptr inbounds nuw i8, ptr %1971, i64 116
  %1979 = load i32, ptr %1978, align 4
  %1980 = icmp eq i32 %1979, 0
  br i1 %1980, label %2004, label %1981

1981:
  store i32 0, ptr %1978, align 4
  br label %1982

1982:
  %1983 = phi i64 [ 0, %1981 ], [ %2002, %2001 ]
  %1984 = getelementptr inbounds nuw %struct.FollowedRelease, ptr %1976, i64 %1983
  %1985 = getelementptr inbounds nuw i8, ptr %1984, i64 8
  %1986 = load i64, ptr %1985, align 8
  %1987 = trunc i64 %1986 to i32
  %1988 = lshr i32 %1987, 15
  %1989 = and i32 %1988, 31
  %1990 = load i32, ptr %1843, align 4
  %1991 = icmp eq i32 %1989, %1990
  br i1 %1991, label %1992, label %2001

1992:
  %1993 = lshr i64 %1986, 24
  %1994 = and i64 %1993, 65535
  %1995 = load i32, ptr %1844, align 8
  %1996 = lshr i32 %1995, 4
  %1997 = zext nneg i32 %1996 to i64
  %1998 = icmp eq i64 %1994, %1997
  br i1 %1998, label %1999, label %2001

1999:
  %2000 = getelementptr inbounds nuw i8, ptr %1984, i64 20
  store i32 0, ptr %2000, align 4
  br label %2001

2001:
  %2002 = add nuw nsw i64 %1983, 1
  %2003 = icmp eq i64 %2002, 4
  br i1 %2003, label %2004, label %1982

2004:
  %2005 = load ptr, ptr %1479, align 8
  %2006 = ptrtoint ptr %2005 to i64
  %2007 = load ptr, ptr %0, align 8
  %2008 = getelementptr inbounds nuw i8, ptr %2007, i64 37712
  %2009 = udiv i64 %2006, 48
  %2010 = and i64 %2009, 63
  %2011 = getelementptr inbounds nuw %struct.ScreenCache, ptr %2008, i64 %2010
  %2012 = load i64, ptr %2011, align 8
  %2013 = icmp eq i64 %2012, %2006
  br i1 %2013, label %2014, label %2021

2014:
  %2015 = getelementptr inbounds nuw i8, ptr %2011, i64 8
  %2016 = load i64, ptr %2015, align 8
  %2017 = sub i64 %1875, %2016
  %2018 = getelementptr inbounds nuw i8, ptr %2011, i64 16
  %2019 = load i64, ptr %2018, align 8
  %2020 = icmp ult i64 %2017, %2019
  br i1 %2020, label %2027, label %2021

2021:
  %2022 = tail call preserve_allcc i32 @search(ptr %0, ptr %2, i64 %1875, ptr %2011)
  %2023 = icmp eq i32 %2022, 0
  br i1 %2023, label %2924, label %2024

2024:
  %2025 = getelementptr inbounds nuw i8, ptr %2011, i64 8
  %2026 = load i64, ptr %2025, align 8
  br label %2027

2027:
  %2028 = phi i64 [ %2026, %2024 ], [ %2016, %2014 ]
  %2029 = getelementptr inbounds nuw i8, ptr %2011, i64 8
  store i64 %2028, ptr %1845, align 8
  %2030 = getelementptr inbounds nuw i8, ptr %2011, i64 16
  %2031 = load i64, ptr %2030, align 8
  store i64 %2031, ptr %1846, align 8
  %2032 = getelementptr inbounds nuw i8, ptr %2011, i64 24
  %2033 = load i64, ptr %2032, align 8
  store i64 %2033, ptr %1847, align 8
  %2034 = getelementptr inbounds nuw i8, ptr %2011, i64 40
  %2035 = load ptr, ptr %2034, align 8
  store ptr %2035, ptr %1848, align 8
  %2036 = getelementptr inbounds nuw i8, ptr %2011, i64 48
  %2037 = load ptr, ptr %2036, align 8
  store ptr %2037, ptr %1849, align 8
  %2038 = getelementptr inbounds nuw i8, ptr %2011, i64 56
  %2039 = load ptr, ptr %2038, align 8
  store ptr %2039, ptr %1850, align 8
  %2040 = shl i64 %1875, 1
  %2041 = getelementptr inbounds nuw i8, ptr %2011, i64 32
  %2042 = load i64, ptr %2041, align 8
  %2043 = load i64, ptr %2029, align 8
  %2044 = add i64 %2042, %2043
  %2045 = sub i64 %2040, %2044
  store i64 %1875, ptr %2041, align 8
  %2046 = load i64, ptr %2030, align 8
  %2047 = icmp ult i64 %2045, %2046
  %2048 = load ptr, ptr %2034, align 8
  %2049 = icmp eq ptr %2048, null
  br i1 %2047, label %2050, label %2054

2050:
  br i1 %2049, label %2058, label %2051

2051:
  %2052 = lshr i64 %2045, 7
  %2053 = getelementptr inbounds nuw %struct.ScreenLine, ptr %2048, i64 %2052
  tail call void @llvm.prefetch.p0(ptr %2053, i32 1, i32 3, i32 1)
  br label %2055

2054:
  br i1 %2049, label %2058, label %2055

2055:
  %2056 = load i64, ptr %1845, align 8
  %2057 = load i64, ptr %1846, align 8
  br label %2068

2058:
  %2059 = load i64, ptr %1845, align 8
  %2060 = add i64 %1888, %1875
  %2061 = sub i64 %2060, %2059
  %2062 = load i64, ptr %1846, align 8
  %2063 = icmp ugt i64 %2061, %2062
  br i1 %2063, label %2924, label %2064

2064:
  %2065 = load ptr, ptr %1479, align 8
  %2066 = getelementptr inbounds nuw i8, ptr %2065, i64 4
  %2067 = load i32, ptr %2066, align 4
  switch i32 %2067, label %2932 [
    i32 4, label %2927
    i32 0, label %2927
  ]

2068:
  %2069 = phi i64 [ %2057, %2055 ], [ %1916, %1911 ]
  %2070 = phi i64 [ %2056, %2055 ], [ 0, %1911 ]
  %2071 = phi i64 [ %1875, %2055 ], [ %1897, %1911 ]
  %2072 = sub i64 %2071, %2070
  %2073 = trunc i64 %2072 to i32
  %2074 = shl nuw i32 1, %1877
  %2075 = add i32 %2074, -1
  %2076 = and i32 %2075, %2073
  %2077 = add i64 %2072, %1888
  %2078 = icmp ugt i64 %2077, %2069
  %2079 = add i32 %2076, %1882
  %2080 = icmp ugt i32 %2079, %2074
  %2081 = select i1 %2078, i1 true, i1 %2080
  br i1 %2081, label %2924, label %2082

2082:
  %2083 = load i8, ptr %1841, align 4
  %2084 = trunc nuw i8 %2083 to i1
  br i1 %2084, label %2085, label %2098

2085:
  %2086 = load ptr, ptr %0, align 8
  %2087 = getelementptr inbounds nuw i8, ptr %2086, i64 37696
  %2088 = load i32, ptr %2087, align 8
  %2089 = icmp eq i32 %2088, 0
  br i1 %2089, label %2098, label %2090

2090:
  %2091 = load ptr, ptr %1479, align 8
  %2092 = getelementptr inbounds nuw i8, ptr %2091, i64 8
  %2093 = load i32, ptr %2092, align 8
  %2094 = icmp ult i32 %2093, 4
  br i1 %2094, label %2095, label %2098

2095:
  %2096 = lshr exact i32 %1871, %1872
  %2097 = tail call preserve_allcc i1 @check_parts(ptr %0, i64 %2072, i32 %1877, i32 %2096)
  br i1 %2097, label %2098, label %2930

2098:
  %2099 = add i64 %2077, -1
  %2100 = lshr i64 %2099, 7
  %2101 = lshr i64 %2072, 7
  %2102 = icmp samesign ugt i64 %2101, %2100
  br i1 %2102, label %2927, label %2103

2103:
  %2104 = zext nneg i32 %2076 to i64
  %2105 = sub i64 %2104, %2072
  %2106 = icmp eq i32 %1877, 2
  %2107 = shl nuw nsw i64 %1883, 3
  br label %2108

2108:
  %2109 = phi i64 [ %2101, %2103 ], [ %2922, %2921 ]
  %2110 = shl nuw i64 %2109, 7
  %2111 = add i64 %2105, %2110
  %2112 = ashr i64 %2111, %1883
  %2113 = add nsw i64 %2112, %1873
  br i1 %2106, label %2114, label %2125

2114:
  %2115 = add i64 %2113, -32
  %2116 = icmp ult i64 %2115, -63
  br i1 %2116, label %2127, label %2117

2117:
  %2118 = icmp sgt i64 %2113, -1
  %2119 = trunc nsw i64 %2113 to i32
  br i1 %2118, label %2120, label %2122

2120:
  %2121 = lshr i32 %1871, %2119
  br label %2127

2122:
  %2123 = sub nsw i32 0, %2119
  %2124 = shl i32 %1871, %2123
  br label %2127

2125:
  %2126 = tail call preserve_allcc i32 @words_of(i32 %1871, i64 %2113, i32 %1877, i32 %2076, i32 %1882)
  br label %2127

2127:
  %2128 = phi i32 [ %2126, %2125 ], [ 0, %2114 ], [ %2121, %2120 ], [ %2124, %2122 ]
  %2129 = load i64, ptr %1838, align 8
  %2130 = shl i64 %2113, 7
  %2131 = and i64 %2130, 32640
  %2132 = xor i64 %2131, 16384
  %2133 = or i64 %2132, %2107
  %2134 = or i64 %2133, %2129
  %2135 = load ptr, ptr %1848, align 8
  %2136 = getelementptr inbounds nuw %struct.ScreenLine, ptr %2135, i64 %2109
  %2137 = icmp eq i32 %2128, 0
  br i1 %2137, label %2891, label %2138

2138:
  %2139 = load i64, ptr %1846, align 8
  %2140 = icmp ult i64 %2110, %2139
  br i1 %2140, label %2141, label %2891

2141:
  %2142 = load i8, ptr %1841, align 4
  %2143 = trunc nuw i8 %2142 to i1
  %2144 = load ptr, ptr %0, align 8
  br i1 %2143, label %2145, label %2178

2145:
  %2146 = getelementptr inbounds nuw i8, ptr %2144, i64 37696
  %2147 = load i32, ptr %2146, align 8
  %2148 = icmp eq i32 %2147, 0
  br i1 %2148, label %2172, label %2149

2149:
  %2150 = load ptr, ptr %1479, align 8
  %2151 = getelementptr inbounds nuw i8, ptr %2150, i64 8
  %2152 = load i32, ptr %2151, align 8
  %2153 = icmp ult i32 %2152, 4
  br i1 %2153, label %2172, label %2154

2154:
  %2155 = getelementptr inbounds nuw i8, ptr %2150, i64 4
  %2156 = load i32, ptr %2155, align 4
  %2157 = add i32 %2156, -1
  %2158 = and i32 %2157, -6
  %2159 = icmp eq i32 %2158, 0
  %2160 = load ptr, ptr %1856, align 8
  %2161 = getelementptr inbounds nuw i32, ptr %2160, i64 %2109
  %2162 = load i32, ptr %2161, align 4
  br i1 %2159, label %2163, label %2168

2163:
  %2164 = or i32 %2162, %2128
  store i32 %2164, ptr %2161, align 4
  %2165 = load ptr, ptr %0, align 8
  %2166 = load i8, ptr %1841, align 4
  %2167 = trunc nuw i8 %2166 to i1
  br label %2172

2168:
  %2169 = xor i32 %2162, -1
  %2170 = and i32 %2128, %2169
  %2171 = icmp eq i32 %2170, 0
  br i1 %2171, label %2172, label %2930

2172:
  %2173 = phi i1 [ %2167, %2163 ], [ true, %2168 ], [ true, %2149 ], [ true, %2145 ]
  %2174 = phi ptr [ %2165, %2163 ], [ %2144, %2168 ], [ %2144, %2149 ], [ %2144, %2145 ]
  %2175 = getelementptr inbounds nuw i8, ptr %2174, i64 37704
  %2176 = load i32, ptr %2175, align 8
  %2177 = icmp eq i32 %2176, 0
  br i1 %2177, label %2182, label %2205

2178:
  %2179 = getelementptr inbounds nuw i8, ptr %2144, i64 37704
  %2180 = load i32, ptr %2179, align 8
  %2181 = icmp eq i32 %2180, 0
  br i1 %2181, label %2183, label %2206

2182:
  br i1 %2173, label %2891, label %2183

2183:
  %2184 = load ptr, ptr %1479, align 8
  %2185 = getelementptr inbounds nuw i8, ptr %2184, i64 4
  %2186 = load i32, ptr %2185, align 4
  switch i32 %2186, label %2187 [
    i32 4, label %2891
    i32 0, label %2891
  ]

2187:
  %2188 = lshr i64 %2109, 5
  %2189 = load ptr, ptr %1850, align 8
  %2190 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2189, i64 %2188
  %2191 = load atomic i64, ptr %2190 acquire, align 8
  %2192 = load ptr, ptr %0, align 8
  %2193 = getelementptr inbounds nuw i8, ptr %2192, i64 37656
  %2194 = load i64, ptr %2193, align 8
  %2195 = icmp eq i64 %2191, %2194
  br i1 %2195, label %2891, label %2196

2196:
  %2197 = add i64 %2194, -1
  %2198 = icmp eq i64 %2191, %2197
  br i1 %2198, label %2199, label %2203

2199:
  %2200 = load ptr, ptr %1479, align 8
  %2201 = getelementptr inbounds nuw i8, ptr %2200, i64 4
  %2202 = load i32, ptr %2201, align 4
  switch i32 %2202, label %2203 [
    i32 4, label %2891
    i32 0, label %2891
  ]

2203:
  %2204 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %2188)
  br i1 %2204, label %2891, label %2930

2205:
  br i1 %2173, label %2224, label %2206

2206:
  %2207 = lshr i64 %2109, 5
  %2208 = load ptr, ptr %1850, align 8
  %2209 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2208, i64 %2207
  %2210 = load atomic i64, ptr %2209 acquire, align 8
  %2211 = load ptr, ptr %0, align 8
  %2212 = getelementptr inbounds nuw i8, ptr %2211, i64 37656
  %2213 = load i64, ptr %2212, align 8
  %2214 = icmp eq i64 %2210, %2213
  br i1 %2214, label %2224, label %2215

2215:
  %2216 = add i64 %2213, -1
  %2217 = icmp eq i64 %2210, %2216
  br i1 %2217, label %2218, label %2222

2218:
  %2219 = load ptr, ptr %1479, align 8
  %2220 = getelementptr inbounds nuw i8, ptr %2219, i64 4
  %2221 = load i32, ptr %2220, align 4
  switch i32 %2221, label %2222 [
    i32 4, label %2224
    i32 0, label %2224
  ]

2222:
  %2223 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %2207)
  br i1 %2223, label %2224, label %2930

2224:
  %2225 = load i8, ptr %1841, align 4
  %2226 = trunc nuw i8 %2225 to i1
  br i1 %2226, label %2286, label %2227

2227:
  %2228 = icmp eq i32 %2128, -1
  %2229 = and i64 %2129, 7
  %2230 = icmp eq i64 %2229, 0
  %2231 = and i1 %2228, %2230
  %2232 = and i64 %2134, 64
  %2233 = icmp eq i64 %2232, 0
  %2234 = select i1 %2231, i1 %2233, i1 false
  br i1 %2234, label %2235, label %2286

2235:
  %2236 = load ptr, ptr %1479, align 8
  %2237 = getelementptr inbounds nuw i8, ptr %2236, i64 4
  %2238 = load i32, ptr %2237, align 4
  %2239 = icmp eq i32 %2238, 4
  br i1 %2239, label %2286, label %2240

2240:
  %2241 = load ptr, ptr %0, align 8
  %2242 = load ptr, ptr %1850, align 8
  %2243 = lshr i64 %2109, 5
  %2244 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2242, i64 %2243
  %2245 = getelementptr inbounds nuw i8, ptr %2244, i64 8
  %2246 = and i64 %2109, 31
  %2247 = getelementptr inbounds nuw i64, ptr %2245, i64 %2246
  %2248 = icmp eq i32 %2238, 0
  %2249 = load atomic i64, ptr %2247 monotonic, align 8
  %2250 = select i1 %2248, i64 2, i64 1
  %2251 = icmp eq i64 %2249, 0
  br i1 %2251, label %2252, label %2254

2252:
  %2253 = or disjoint i64 %2250, %2134
  br label %2275

2254:
  %2255 = and i64 %2249, -8
  %2256 = icmp eq i64 %2255, %2134
  br i1 %2256, label %2257, label %2259

2257:
  %2258 = or i64 %2249, %2250
  br label %2275

2259:
  %2260 = xor i64 %2249, %2129
  %2261 = icmp ult i64 %2260, 1099511627776
  br i1 %2261, label %2262, label %2286

2262:
  %2263 = lshr i64 %2249, 24
  %2264 = and i64 %2263, 65535
  %2265 = lshr i64 %2134, 24
  %2266 = and i64 %2265, 65535
  %2267 = icmp samesign ult i64 %2264, %2266
  br i1 %2267, label %2268, label %2286

2268:
  %2269 = and i64 %2249, 5
  %2270 = icmp ne i64 %2269, 0
  %2271 = and i1 %2248, %2270
  %2272 = select i1 %2271, i64 4, i64 0
  %2273 = or disjoint i64 %2134, %2272
  %2274 = or disjoint i64 %2273, %2250
  br label %2275

2275:
  %2276 = phi i64 [ %2274, %2268 ], [ %2258, %2257 ], [ %2253, %2252 ]
  %2277 = getelementptr inbounds nuw i8, ptr %2241, i64 37688
  %2278 = load i32, ptr %2277, align 8
  %2279 = icmp eq i32 %2278, 0
  br i1 %2279, label %2281, label %2280

2280:
  store i64 %2276, ptr %2247, align 8
  br label %2891

2281:
  %2282 = icmp eq i64 %2249, %2276
  br i1 %2282, label %2891, label %2283

2283:
  %2284 = cmpxchg ptr %2247, i64 %2249, i64 %2276 monotonic monotonic, align 8
  %2285 = extractvalue { i64, i1 } %2284, 1
  br i1 %2285, label %2891, label %2286

2286:
  %2287 = load i8, ptr %1863, align 8
  %2288 = trunc nuw i8 %2287 to i1
  br i1 %2288, label %2289, label %2347

2289:
  %2290 = load i8, ptr %1841, align 4
  %2291 = trunc nuw i8 %2290 to i1
  br i1 %2291, label %2347, label %2292

2292:
  %2293 = load ptr, ptr %1850, align 8
  %2294 = lshr i64 %2109, 5
  %2295 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2293, i64 %2294
  %2296 = getelementptr inbounds nuw i8, ptr %2295, i64 8
  %2297 = and i64 %2109, 31
  %2298 = getelementptr inbounds nuw i64, ptr %2296, i64 %2297
  %2299 = load atomic i64, ptr %2298 monotonic, align 8
  %2300 = icmp eq i64 %2299, -1
  br i1 %2300, label %2301, label %2303

2301:
  %2302 = load i64, ptr %2136, align 8
  br label %2332

2303:
  %2304 = load ptr, ptr %0, align 8
  %2305 = getelementptr inbounds nuw i8, ptr %2304, i64 37688
  %2306 = load i32, ptr %2305, align 8
  %2307 = icmp eq i32 %2306, 0
  br i1 %2307, label %2309, label %2308

2308:
  store i64 -1, ptr %2298, align 8
  br label %2311

2309:
  %2310 = atomicrmw xchg ptr %2298, i64 -1 monotonic, align 8
  br label %2311

2311:
  %2312 = phi i64 [ %2299, %2308 ], [ %2310, %2309 ]
  %2313 = load i64, ptr %1839, align 8
  store i64 %2313, ptr %2136, align 8
  %2314 = and i64 %2312, 5
  %2315 = icmp ne i64 %2314, 0
  %2316 = sext i1 %2315 to i32
  %2317 = getelementptr inbounds nuw i8, ptr %2136, i64 48
  store i32 %2316, ptr %2317, align 8
  %2318 = shl i64 %2312, 62
  %2319 = ashr i64 %2318, 63
  %2320 = trunc nsw i64 %2319 to i32
  %2321 = getelementptr inbounds nuw i8, ptr %2136, i64 56
  store i32 %2320, ptr %2321, align 8
  %2322 = getelementptr inbounds nuw i8, ptr %2136, i64 60
  store i32 0, ptr %2322, align 4
  %2323 = getelementptr inbounds nuw i8, ptr %2136, i64 52
  store i32 0, ptr %2323, align 4
  %2324 = and i64 %2312, -8
  %2325 = getelementptr inbounds nuw i8, ptr %2136, i64 16
  %2326 = getelementptr inbounds nuw i8, ptr %2136, i64 32
  store i64 %2324, ptr %2326, align 8
  store i64 %2324, ptr %2325, align 8
  %2327 = and i64 %2312, 1
  %2328 = icmp eq i64 %2327, 0
  br i1 %2328, label %2329, label %2332

2329:
  %2330 = and i64 %2312, -16777216
  %2331 = add i64 %2330, -16777096
  store i64 %2331, ptr %2325, align 8
  br label %2332

2332:
  %2333 = phi i64 [ %2302, %2301 ], [ %2313, %2311 ], [ %2313, %2329 ]
  %2334 = load i64, ptr %1839, align 8
  %2335 = icmp eq i64 %2333, %2334
  br i1 %2335, label %2336, label %2345

2336:
  %2337 = getelementptr inbounds nuw i8, ptr %2136, i64 48
  %2338 = load i32, ptr %2337, align 8
  %2339 = getelementptr inbounds nuw i8, ptr %2136, i64 52
  %2340 = load i32, ptr %2339, align 4
  %2341 = or i32 %2340, %2338
  %2342 = and i32 %2341, %2128
  %2343 = icmp eq i32 %2342, 0
  %2344 = zext i1 %2343 to i8
  br label %2345

2345:
  %2346 = phi i8 [ 1, %2332 ], [ %2344, %2336 ]
  store i8 %2346, ptr %1864, align 1
  br label %2347

2347:
  %2348 = load i64, ptr %2136, align 8
  %2349 = load i64, ptr %1839, align 8
  %2350 = icmp eq i64 %2348, %2349
  br i1 %2350, label %2351, label %2416

2351:
  %2352 = load ptr, ptr %1479, align 8
  %2353 = getelementptr inbounds nuw i8, ptr %2352, i64 4
  %2354 = load i32, ptr %2353, align 4
  switch i32 %2354, label %2373 [
    i32 4, label %2355
    i32 0, label %2355
  ]

2355:
  %2356 = getelementptr inbounds nuw i8, ptr %2136, i64 32
  %2357 = load i64, ptr %2356, align 8
  %2358 = icmp eq i64 %2357, %2134
  br i1 %2358, label %2359, label %2416

2359:
  %2360 = getelementptr inbounds nuw i8, ptr %2136, i64 56
  %2361 = load i32, ptr %2360, align 8
  %2362 = xor i32 %2361, -1
  %2363 = and i32 %2128, %2362
  %2364 = icmp eq i32 %2363, 0
  br i1 %2364, label %2365, label %2416

2365:
  %2366 = getelementptr inbounds nuw i8, ptr %2136, i64 48
  %2367 = load i32, ptr %2366, align 8
  %2368 = getelementptr inbounds nuw i8, ptr %2136, i64 52
  %2369 = load i32, ptr %2368, align 4
  %2370 = or i32 %2369, %2367
  %2371 = and i32 %2370, %2128
  %2372 = icmp eq i32 %2371, 0
  br i1 %2372, label %2891, label %2416

2373:
  %2374 = load i8, ptr %1840, align 1
  %2375 = trunc nuw i8 %2374 to i1
  %2376 = and i64 %2129, 7
  %2377 = icmp eq i64 %2376, 0
  %2378 = or i1 %2377, %2375
  %2379 = and i64 %2129, 6
  %2380 = icmp eq i64 %2379, 6
  %2381 = select i1 %2378, i1 true, i1 %2380
  br i1 %2381, label %2416, label %2382

2382:
  %2383 = getelementptr inbounds nuw i8, ptr %2136, i64 48
  %2384 = load i32, ptr %2383, align 8
  %2385 = xor i32 %2384, -1
  %2386 = and i32 %2128, %2385
  %2387 = icmp eq i32 %2386, 0
  br i1 %2387, label %2388, label %2416

2388:
  %2389 = getelementptr inbounds nuw i8, ptr %2136, i64 16
  %2390 = load i64, ptr %2389, align 8
  %2391 = and i64 %2390, 120
  %2392 = icmp eq i64 %2391, 120
  br i1 %2392, label %2393, label %2416

2393:
  %2394 = icmp ugt i64 %2390, -1099511627777
  %2395 = xor i64 %2390, %2134
  %2396 = icmp ult i64 %2395, 16777216
  %2397 = select i1 %2394, i1 true, i1 %2396
  br i1 %2397, label %2398, label %2416

2398:
  %2399 = and i64 %2390, 7
  %2400 = icmp ne i64 %2399, 0
  %2401 = xor i64 %2390, %2129
  %2402 = and i64 %2401, 7
  %2403 = icmp eq i64 %2402, 0
  %2404 = select i1 %2400, i1 %2403, i1 false
  br i1 %2404, label %2405, label %2416

2405:
  %2406 = getelementptr inbounds nuw i8, ptr %2136, i64 52
  %2407 = load i32, ptr %2406, align 4
  %2408 = getelementptr inbounds nuw i8, ptr %2136, i64 56
  %2409 = load i32, ptr %2408, align 8
  %2410 = or i32 %2409, %2407
  %2411 = getelementptr inbounds nuw i8, ptr %2136, i64 60
  %2412 = load i32, ptr %2411, align 4
  %2413 = or i32 %2410, %2412
  %2414 = and i32 %2413, %2128
  %2415 = icmp eq i32 %2414, 0
  br i1 %2415, label %2891, label %2416

2416:
  %2417 = load i8, ptr %1841, align 4
  %2418 = trunc nuw i8 %2417 to i1
  br i1 %2418, label %2471, label %2419

2419:
  %2420 = load ptr, ptr %0, align 8
  %2421 = getelementptr inbounds nuw i8, ptr %2420, i64 37688
  %2422 = load i32, ptr %2421, align 8
  %2423 = icmp eq i32 %2422, 0
  br i1 %2423, label %2424, label %2433

2424:
  %2425 = getelementptr inbounds nuw i8, ptr %2136, i64 8
  br label %2426

2426:
  %2427 = atomicrmw or ptr %2425, i64 1 acquire, align 8
  %2428 = and i64 %2427, 1
  %2429 = icmp eq i64 %2428, 0
  br i1 %2429, label %2430, label %2426

2430:
  %2431 = load i8, ptr %1841, align 4
  %2432 = trunc nuw i8 %2431 to i1
  br i1 %2432, label %2471, label %2433

2433:
  %2434 = load ptr, ptr %1850, align 8
  %2435 = lshr i64 %2109, 5
  %2436 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2434, i64 %2435
  %2437 = getelementptr inbounds nuw i8, ptr %2436, i64 8
  %2438 = and i64 %2109, 31
  %2439 = getelementptr inbounds nuw i64, ptr %2437, i64 %2438
  %2440 = load atomic i64, ptr %2439 monotonic, align 8
  %2441 = icmp eq i64 %2440, -1
  br i1 %2441, label %2471, label %2442

2442:
  %2443 = load ptr, ptr %0, align 8
  %2444 = getelementptr inbounds nuw i8, ptr %2443, i64 37688
  %2445 = load i32, ptr %2444, align 8
  %2446 = icmp eq i32 %2445, 0
  br i1 %2446, label %2448, label %2447

2447:
  store i64 -1, ptr %2439, align 8
  br label %2450

2448:
  %2449 = atomicrmw xchg ptr %2439, i64 -1 monotonic, align 8
  br label %2450

2450:
  %2451 = phi i64 [ %2440, %2447 ], [ %2449, %2448 ]
  %2452 = load i64, ptr %1839, align 8
  store i64 %2452, ptr %2136, align 8
  %2453 = and i64 %2451, 5
  %2454 = icmp ne i64 %2453, 0
  %2455 = sext i1 %2454 to i32
  %2456 = getelementptr inbounds nuw i8, ptr %2136, i64 48
  store i32 %2455, ptr %2456, align 8
  %2457 = shl i64 %2451, 62
  %2458 = ashr i64 %2457, 63
  %2459 = trunc nsw i64 %2458 to i32
  %2460 = getelementptr inbounds nuw i8, ptr %2136, i64 56
  store i32 %2459, ptr %2460, align 8
  %2461 = getelementptr inbounds nuw i8, ptr %2136, i64 60
  store i32 0, ptr %2461, align 4
  %2462 = getelementptr inbounds nuw i8, ptr %2136, i64 52
  store i32 0, ptr %2462, align 4
  %2463 = and i64 %2451, -8
  %2464 = getelementptr inbounds nuw i8, ptr %2136, i64 16
  %2465 = getelementptr inbounds nuw i8, ptr %2136, i64 32
  store i64 %2463, ptr %2465, align 8
  store i64 %2463, ptr %2464, align 8
  %2466 = and i64 %2451, 1
  %2467 = icmp eq i64 %2466, 0
  br i1 %2467, label %2468, label %2471

2468:
  %2469 = and i64 %2451, -16777216
  %2470 = add i64 %2469, -16777096
  store i64 %2470, ptr %2464, align 8
  br label %2471

2471:
  %2472 = phi i1 [ true, %2430 ], [ %2423, %2468 ], [ %2423, %2450 ], [ %2423, %2433 ], [ false, %2416 ]
  %2473 = load i64, ptr %2136, align 8
  %2474 = load i64, ptr %1839, align 8
  %2475 = icmp eq i64 %2473, %2474
  br i1 %2475, label %2603, label %2476

2476:
  %2477 = load ptr, ptr %1479, align 8
  %2478 = getelementptr inbounds nuw i8, ptr %2477, i64 4
  %2479 = load i32, ptr %2478, align 4
  %2480 = and i32 %2479, -5
  %2481 = icmp eq i32 %2480, 0
  %2482 = select i1 %2481, i32 2, i32 0
  store i64 %2474, ptr %2136, align 8
  %2483 = getelementptr inbounds nuw i8, ptr %2136, i64 48
  %2484 = getelementptr inbounds nuw i8, ptr %2136, i64 60
  store i32 0, ptr %2484, align 4
  %2485 = getelementptr inbounds nuw i8, ptr %2136, i64 56
  store i32 0, ptr %2485, align 8
  %2486 = getelementptr inbounds nuw i8, ptr %2136, i64 52
  store i32 0, ptr %2486, align 4
  store i32 0, ptr %2483, align 8
  %2487 = getelementptr inbounds nuw i8, ptr %2136, i64 8
  store i64 0, ptr %2487, align 8
  %2488 = trunc i64 %2134 to i32
  %2489 = and i32 %2488, 120
  %2490 = icmp eq i32 %2489, 72
  br i1 %2490, label %2491, label %2553

2491:
  %2492 = load i8, ptr %1841, align 4
  %2493 = trunc nuw i8 %2492 to i1
  br i1 %2493, label %2494, label %2552

2494:
  %2495 = load i8, ptr %1840, align 1
  %2496 = trunc nuw i8 %2495 to i1
  %2497 = and i64 %2129, 7
  %2498 = icmp ne i64 %2497, 0
  %2499 = or i1 %2498, %2496
  br i1 %2499, label %2552, label %2500

2500:
  %2501 = load ptr, ptr %1849, align 8
  %2502 = load ptr, ptr %1848, align 8
  %2503 = ptrtoint ptr %2136 to i64
  %2504 = ptrtoint ptr %2502 to i64
  %2505 = sub i64 %2503, %2504
  %2506 = getelementptr inbounds nuw i16, ptr %2501, i64 %2505
  %2507 = load ptr, ptr %1479, align 8
  %2508 = getelementptr inbounds nuw i8, ptr %2507, i64 4
  %2509 = load i32, ptr %2508, align 4
  %2510 = and i32 %2509, -5
  %2511 = icmp eq i32 %2510, 0
  %2512 = lshr i32 %2488, 10
  %2513 = and i32 %2512, 16352
  %2514 = select i1 %2511, i64 32, i64 0
  %2515 = getelementptr inbounds nuw i16, ptr %2506, i64 %2514
  br label %2516

2516:
  %2517 = phi i32 [ %2528, %2516 ], [ %2128, %2500 ]
  %2518 = tail call i32 @llvm.cttz.i32(i32 %2517, i1 true)
  %2519 = load ptr, ptr %1865, align 8
  %2520 = zext nneg i32 %2518 to i64
  %2521 = getelementptr inbounds nuw i8, ptr %2519, i64 %2520
  %2522 = load i8, ptr %2521, align 1
  %2523 = zext i8 %2522 to i32
  %2524 = or i32 %2513, %2523
  %2525 = trunc nuw nsw i32 %2524 to i16
  %2526 = getelementptr inbounds nuw i16, ptr %2515, i64 %2520
  store i16 %2525, ptr %2526, align 2
  %2527 = add i32 %2517, -1
  %2528 = and i32 %2527, %2517
  %2529 = icmp eq i32 %2528, 0
  br i1 %2529, label %2530, label %2516

2530:
  %2531 = and i64 %2134, -16777216
  %2532 = or disjoint i64 %2531, 64
  %2533 = select i1 %2511, i64 2, i64 0
  switch i32 %2509, label %2534 [
    i32 4, label %2546
    i32 0, label %2546
  ]

2534:
  %2535 = load i64, ptr %2487, align 8
  %2536 = icmp eq i64 %2535, 0
  br i1 %2536, label %2542, label %2537

2537:
  %2538 = load ptr, ptr %0, align 8
  store i64 0, ptr %2487, align 8
  %2539 = getelementptr inbounds nuw i8, ptr %2538, i64 41816
  %2540 = load i64, ptr %2539, align 8
  %2541 = add i64 %2540, 1
  store i64 %2541, ptr %2539, align 8
  br label %2542

2542:
  %2543 = xor i32 %2128, -1
  %2544 = load i32, ptr %2485, align 8
  %2545 = and i32 %2544, %2543
  store i32 %2545, ptr %2485, align 8
  br label %2546

2546:
  %2547 = getelementptr inbounds nuw i32, ptr %2483, i64 %2533
  %2548 = load i32, ptr %2547, align 4
  %2549 = or i32 %2548, %2128
  store i32 %2549, ptr %2547, align 4
  %2550 = getelementptr inbounds nuw i8, ptr %2136, i64 16
  %2551 = getelementptr inbounds nuw i64, ptr %2550, i64 %2533
  store i64 %2532, ptr %2551, align 8
  br label %2867

2552:
  tail call preserve_allcc void @remember(ptr %0, ptr %2136, i32 %2482, i64 %2134, i32 %2128)
  br label %2867

2553:
  %2554 = zext nneg i32 %2482 to i64
  %2555 = getelementptr inbounds nuw i32, ptr %2483, i64 %2554
  store i32 %2128, ptr %2555, align 4
  %2556 = getelementptr inbounds nuw i8, ptr %2136, i64 16
  %2557 = getelementptr inbounds nuw i64, ptr %2556, i64 %2554
  store i64 %2134, ptr %2557, align 8
  switch i32 %2479, label %2867 [
    i32 4, label %2558
    i32 0, label %2558
  ]

2558:
  %2559 = load ptr, ptr %0, align 8
  %2560 = getelementptr inbounds nuw i8, ptr %2559, i64 37692
  %2561 = load i32, ptr %2560, align 4
  %2562 = icmp eq i32 %2561, 0
  br i1 %2562, label %2563, label %2867

2563:
  %2564 = getelementptr inbounds nuw i8, ptr %2136, i64 32
  %2565 = load i64, ptr %2564, align 8
  %2566 = and i64 %2565, 64
  %2567 = icmp eq i64 %2566, 0
  br i1 %2567, label %2867, label %2568

2568:
  %2569 = load i8, ptr %1840, align 1
  %2570 = trunc nuw i8 %2569 to i1
  br i1 %2570, label %2571, label %2572

2571:
  tail call preserve_allcc void @quieten_aged(ptr %0, ptr %2136)
  br label %2572

2572:
  %2573 = load i32, ptr %2483, align 8
  %2574 = load i32, ptr %2486, align 4
  %2575 = or i32 %2574, %2573
  %2576 = icmp eq i32 %2575, 0
  br i1 %2576, label %2577, label %2867

2577:
  %2578 = load i8, ptr %1840, align 1
  %2579 = trunc nuw i8 %2578 to i1
  br i1 %2579, label %2867, label %2580

2580:
  %2581 = load i32, ptr %2484, align 4
  %2582 = icmp eq i32 %2581, 0
  br i1 %2582, label %2588, label %2583

2583:
  %2584 = getelementptr inbounds nuw i8, ptr %2136, i64 40
  %2585 = load i64, ptr %2584, align 8
  %2586 = load i64, ptr %2564, align 8
  %2587 = tail call preserve_allcc i64 @joined(i64 %2585, i64 %2586)
  br label %2590

2588:
  %2589 = load i64, ptr %2564, align 8
  br label %2590

2590:
  %2591 = phi i64 [ %2587, %2583 ], [ %2589, %2588 ]
  %2592 = and i64 %2591, 7
  %2593 = icmp eq i64 %2592, 0
  br i1 %2593, label %2594, label %2867

2594:
  store i64 %2591, ptr %2564, align 8
  store i32 -1, ptr %2485, align 8
  store i32 0, ptr %2484, align 4
  %2595 = and i64 %2591, 120
  %2596 = icmp eq i64 %2595, 120
  %2597 = load i64, ptr %2136, align 8
  %2598 = shl i64 %2597, 10
  %2599 = lshr i64 %2591, 15
  %2600 = and i64 %2599, 1023
  %2601 = select i1 %2596, i64 1023, i64 %2600
  %2602 = or disjoint i64 %2598, %2601
  store i64 %2602, ptr %2487, align 8
  br label %2867

2603:
  %2604 = load i8, ptr %1841, align 4
  %2605 = trunc nuw i8 %2604 to i1
  br i1 %2605, label %2661, label %2606

2606:
  %2607 = load ptr, ptr %1479, align 8
  %2608 = getelementptr inbounds nuw i8, ptr %2607, i64 4
  %2609 = load i32, ptr %2608, align 4
  %2610 = and i32 %2609, -5
  %2611 = icmp eq i32 %2610, 0
  %2612 = select i1 %2611, i32 2, i32 0
  %2613 = and i64 %2134, 120
  %2614 = icmp eq i64 %2613, 72
  br i1 %2614, label %2656, label %2615

2615:
  %2616 = getelementptr inbounds nuw i8, ptr %2136, i64 48
  %2617 = load i32, ptr %2616, align 8
  %2618 = getelementptr inbounds nuw i8, ptr %2136, i64 52
  %2619 = load i32, ptr %2618, align 4
  %2620 = or i32 %2619, %2617
  %2621 = getelementptr inbounds nuw i8, ptr %2136, i64 56
  %2622 = load i32, ptr %2621, align 8
  %2623 = or i32 %2620, %2622
  %2624 = getelementptr inbounds nuw i8, ptr %2136, i64 60
  %2625 = load i32, ptr %2624, align 4
  %2626 = or i32 %2623, %2625
  %2627 = and i32 %2626, %2128
  %2628 = icmp eq i32 %2627, 0
  br i1 %2628, label %2629, label %2656

2629:
  %2630 = zext nneg i32 %2612 to i64
  %2631 = getelementptr inbounds nuw i32, ptr %2616, i64 %2630
  %2632 = load i32, ptr %2631, align 4
  %2633 = icmp eq i32 %2632, 0
  br i1 %2633, label %2649, label %2634

2634:
  %2635 = getelementptr inbounds nuw i8, ptr %2136, i64 16
  %2636 = getelementptr inbounds nuw i64, ptr %2635, i64 %2630
  %2637 = load i64, ptr %2636, align 8
  %2638 = icmp ne i64 %2637, %2134
  %2639 = zext i1 %2638 to i32
  %2640 = or disjoint i32 %2612, %2639
  %2641 = zext nneg i32 %2640 to i64
  %2642 = getelementptr inbounds nuw i32, ptr %2616, i64 %2641
  %2643 = load i32, ptr %2642, align 4
  %2644 = icmp eq i32 %2643, 0
  br i1 %2644, label %2649, label %2645

2645:
  %2646 = getelementptr inbounds nuw i64, ptr %2635, i64 %2641
  %2647 = load i64, ptr %2646, align 8
  %2648 = icmp eq i64 %2647, %2134
  br i1 %2648, label %2649, label %2656

2649:
  %2650 = phi ptr [ %2642, %2645 ], [ %2642, %2634 ], [ %2631, %2629 ]
  %2651 = phi i64 [ %2641, %2645 ], [ %2641, %2634 ], [ %2630, %2629 ]
  %2652 = getelementptr inbounds nuw i8, ptr %2136, i64 16
  %2653 = getelementptr inbounds nuw i64, ptr %2652, i64 %2651
  store i64 %2134, ptr %2653, align 8
  %2654 = load i32, ptr %2650, align 4
  %2655 = or i32 %2654, %2128
  store i32 %2655, ptr %2650, align 4
  br label %2867

2656:
  %2657 = trunc i64 %2134 to i32
  %2658 = lshr i32 %2657, 3
  %2659 = and i32 %2658, 15
  %2660 = icmp eq i32 %2659, 9
  br i1 %2660, label %2865, label %2813

2661:
  %2662 = trunc i64 %2134 to i32
  %2663 = lshr i32 %2662, 3
  %2664 = and i32 %2663, 15
  %2665 = icmp eq i32 %2664, 9
  br i1 %2665, label %2666, label %2813

2666:
  %2667 = load i8, ptr %1840, align 1
  %2668 = trunc nuw i8 %2667 to i1
  %2669 = and i64 %2129, 7
  %2670 = icmp ne i64 %2669, 0
  %2671 = or i1 %2670, %2668
  br i1 %2671, label %2865, label %2672

2672:
  %2673 = and i64 %2134, -16777216
  %2674 = or disjoint i64 %2673, 64
  %2675 = getelementptr inbounds nuw i8, ptr %2136, i64 48
  %2676 = getelementptr inbounds nuw i8, ptr %2136, i64 52
  %2677 = load i32, ptr %2676, align 4
  %2678 = icmp eq i32 %2677, 0
  br i1 %2678, label %2679, label %2865

2679:
  %2680 = load i32, ptr %2675, align 4
  %2681 = icmp eq i32 %2680, 0
  br i1 %2681, label %2686, label %2682

2682:
  %2683 = getelementptr inbounds nuw i8, ptr %2136, i64 16
  %2684 = load i64, ptr %2683, align 8
  %2685 = icmp eq i64 %2684, %2674
  br i1 %2685, label %2686, label %2865

2686:
  %2687 = getelementptr inbounds nuw i8, ptr %2136, i64 60
  %2688 = load i32, ptr %2687, align 4
  %2689 = icmp eq i32 %2688, 0
  br i1 %2689, label %2690, label %2865

2690:
  %2691 = getelementptr inbounds nuw i8, ptr %2136, i64 56
  %2692 = load i32, ptr %2691, align 4
  %2693 = icmp eq i32 %2692, 0
  br i1 %2693, label %2698, label %2694

2694:
  %2695 = getelementptr inbounds nuw i8, ptr %2136, i64 32
  %2696 = load i64, ptr %2695, align 8
  %2697 = icmp eq i64 %2696, %2674
  br i1 %2697, label %2698, label %2865

2698:
  %2699 = load ptr, ptr %1849, align 8
  %2700 = load ptr, ptr %1848, align 8
  %2701 = ptrtoint ptr %2136 to i64
  %2702 = ptrtoint ptr %2700 to i64
  %2703 = sub i64 %2701, %2702
  %2704 = getelementptr inbounds nuw i16, ptr %2699, i64 %2703
  %2705 = and i32 %2680, %2128
  %2706 = lshr i32 %2662, 15
  %2707 = and i32 %2706, 31
  %2708 = lshr i32 %2662, 20
  %2709 = and i32 %2708, 15
  %2710 = icmp eq i32 %2705, 0
  br i1 %2710, label %2737, label %2711

2711:
  %2712 = phi i32 [ %2735, %2733 ], [ %2705, %2698 ]
  %2713 = tail call i32 @llvm.cttz.i32(i32 %2712, i1 true)
  %2714 = zext nneg i32 %2713 to i64
  %2715 = getelementptr inbounds nuw i16, ptr %2704, i64 %2714
  %2716 = load i16, ptr %2715, align 2
  %2717 = zext i16 %2716 to i32
  %2718 = icmp slt i16 %2716, 0
  br i1 %2718, label %2865, label %2719

2719:
  %2720 = lshr i32 %2717, 5
  %2721 = and i32 %2720, 31
  %2722 = icmp eq i32 %2721, %2707
  br i1 %2722, label %2723, label %2865

2723:
  %2724 = lshr i32 %2717, 10
  %2725 = icmp samesign ult i32 %2724, %2709
  br i1 %2725, label %2733, label %2726

2726:
  %2727 = and i32 %2717, 31
  %2728 = load ptr, ptr %1865, align 8
  %2729 = getelementptr inbounds nuw i8, ptr %2728, i64 %2714
  %2730 = load i8, ptr %2729, align 1
  %2731 = zext i8 %2730 to i32
  %2732 = icmp eq i32 %2727, %2731
  br i1 %2732, label %2733, label %2865

2733:
  %2734 = add i32 %2712, -1
  %2735 = and i32 %2734, %2712
  %2736 = icmp eq i32 %2735, 0
  br i1 %2736, label %2737, label %2711

2737:
  %2738 = getelementptr inbounds nuw i8, ptr %2704, i64 64
  %2739 = and i32 %2692, %2128
  %2740 = icmp eq i32 %2739, 0
  br i1 %2740, label %2767, label %2741

2741:
  %2742 = phi i32 [ %2765, %2763 ], [ %2739, %2737 ]
  %2743 = tail call i32 @llvm.cttz.i32(i32 %2742, i1 true)
  %2744 = zext nneg i32 %2743 to i64
  %2745 = getelementptr inbounds nuw i16, ptr %2738, i64 %2744
  %2746 = load i16, ptr %2745, align 2
  %2747 = zext i16 %2746 to i32
  %2748 = icmp slt i16 %2746, 0
  br i1 %2748, label %2865, label %2749

2749:
  %2750 = lshr i32 %2747, 5
  %2751 = and i32 %2750, 31
  %2752 = icmp eq i32 %2751, %2707
  br i1 %2752, label %2753, label %2865

2753:
  %2754 = lshr i32 %2747, 10
  %2755 = icmp samesign ult i32 %2754, %2709
  br i1 %2755, label %2763, label %2756

2756:
  %2757 = and i32 %2747, 31
  %2758 = load ptr, ptr %1865, align 8
  %2759 = getelementptr inbounds nuw i8, ptr %2758, i64 %2744
  %2760 = load i8, ptr %2759, align 1
  %2761 = zext i8 %2760 to i32
  %2762 = icmp eq i32 %2757, %2761
  br i1 %2762, label %2763, label %2865

2763:
  %2764 = add i32 %2742, -1
  %2765 = and i32 %2764, %2742
  %2766 = icmp eq i32 %2765, 0
  br i1 %2766, label %2767, label %2741

2767:
  %2768 = load ptr, ptr %1479, align 8
  %2769 = getelementptr inbounds nuw i8, ptr %2768, i64 4
  %2770 = load i32, ptr %2769, align 4
  %2771 = and i32 %2770, -5
  %2772 = icmp eq i32 %2771, 0
  %2773 = shl nuw nsw i32 %2709, 10
  %2774 = shl nuw nsw i32 %2707, 5
  %2775 = or disjoint i32 %2773, %2774
  %2776 = select i1 %2772, i64 32, i64 0
  %2777 = getelementptr inbounds nuw i16, ptr %2704, i64 %2776
  br label %2778

2778:
  %2779 = phi i32 [ %2790, %2778 ], [ %2128, %2767 ]
  %2780 = tail call i32 @llvm.cttz.i32(i32 %2779, i1 true)
  %2781 = load ptr, ptr %1865, align 8
  %2782 = zext nneg i32 %2780 to i64
  %2783 = getelementptr inbounds nuw i8, ptr %2781, i64 %2782
  %2784 = load i8, ptr %2783, align 1
  %2785 = zext i8 %2784 to i32
  %2786 = or i32 %2775, %2785
  %2787 = trunc nuw nsw i32 %2786 to i16
  %2788 = getelementptr inbounds nuw i16, ptr %2777, i64 %2782
  store i16 %2787, ptr %2788, align 2
  %2789 = add i32 %2779, -1
  %2790 = and i32 %2789, %2779
  %2791 = icmp eq i32 %2790, 0
  br i1 %2791, label %2792, label %2778

2792:
  %2793 = select i1 %2772, i64 2, i64 0
  switch i32 %2770, label %2794 [
    i32 4, label %2807
    i32 0, label %2807
  ]

2794:
  %2795 = getelementptr inbounds nuw i8, ptr %2136, i64 8
  %2796 = load i64, ptr %2795, align 8
  %2797 = icmp eq i64 %2796, 0
  br i1 %2797, label %2803, label %2798

2798:
  %2799 = load ptr, ptr %0, align 8
  store i64 0, ptr %2795, align 8
  %2800 = getelementptr inbounds nuw i8, ptr %2799, i64 41816
  %2801 = load i64, ptr %2800, align 8
  %2802 = add i64 %2801, 1
  store i64 %2802, ptr %2800, align 8
  br label %2803

2803:
  %2804 = xor i32 %2128, -1
  %2805 = load i32, ptr %2691, align 8
  %2806 = and i32 %2805, %2804
  store i32 %2806, ptr %2691, align 8
  br label %2807

2807:
  %2808 = getelementptr inbounds nuw i32, ptr %2675, i64 %2793
  %2809 = load i32, ptr %2808, align 4
  %2810 = or i32 %2809, %2128
  store i32 %2810, ptr %2808, align 4
  %2811 = getelementptr inbounds nuw i8, ptr %2136, i64 16
  %2812 = getelementptr inbounds nuw i64, ptr %2811, i64 %2793
  store i64 %2674, ptr %2812, align 8
  br label %2867

2813:
  %2814 = phi i32 [ %2664, %2661 ], [ %2659, %2656 ]
  %2815 = icmp samesign ult i32 %2814, 8
  br i1 %2815, label %2816, label %2865

2816:
  %2817 = getelementptr inbounds nuw i8, ptr %2136, i64 48
  %2818 = getelementptr inbounds nuw i8, ptr %2136, i64 56
  %2819 = load i32, ptr %2818, align 8
  %2820 = icmp eq i32 %2819, 0
  %2821 = getelementptr inbounds nuw i8, ptr %2136, i64 52
  %2822 = load i32, ptr %2821, align 4
  %2823 = getelementptr inbounds nuw i8, ptr %2136, i64 60
  %2824 = load i32, ptr %2823, align 4
  %2825 = or i32 %2824, %2822
  %2826 = icmp eq i32 %2825, 0
  br i1 %2826, label %2827, label %2865

2827:
  %2828 = load i32, ptr %2817, align 8
  %2829 = icmp eq i32 %2828, 0
  br i1 %2829, label %2834, label %2830

2830:
  %2831 = getelementptr inbounds nuw i8, ptr %2136, i64 16
  %2832 = load i64, ptr %2831, align 8
  %2833 = icmp eq i64 %2832, %2134
  br i1 %2833, label %2834, label %2865

2834:
  br i1 %2820, label %2839, label %2835

2835:
  %2836 = getelementptr inbounds nuw i8, ptr %2136, i64 32
  %2837 = load i64, ptr %2836, align 8
  %2838 = icmp eq i64 %2837, %2134
  br i1 %2838, label %2839, label %2865

2839:
  %2840 = load ptr, ptr %1479, align 8
  %2841 = getelementptr inbounds nuw i8, ptr %2840, i64 4
  %2842 = load i32, ptr %2841, align 4
  switch i32 %2842, label %2846 [
    i32 4, label %2865
    i32 0, label %2843
  ]

2843:
  %2844 = getelementptr inbounds nuw i8, ptr %2136, i64 32
  store i64 %2134, ptr %2844, align 8
  %2845 = or i32 %2819, %2128
  store i32 %2845, ptr %2818, align 8
  br label %2867

2846:
  br i1 %2605, label %2847, label %2858

2847:
  %2848 = getelementptr inbounds nuw i8, ptr %2136, i64 8
  %2849 = load i64, ptr %2848, align 8
  %2850 = icmp eq i64 %2849, 0
  br i1 %2850, label %2858, label %2851

2851:
  %2852 = load ptr, ptr %0, align 8
  store i64 0, ptr %2848, align 8
  %2853 = getelementptr inbounds nuw i8, ptr %2852, i64 41816
  %2854 = load i64, ptr %2853, align 8
  %2855 = add i64 %2854, 1
  store i64 %2855, ptr %2853, align 8
  %2856 = load i32, ptr %2817, align 8
  %2857 = load i32, ptr %2818, align 8
  br label %2858

2858:
  %2859 = phi i32 [ %2857, %2851 ], [ %2819, %2847 ], [ %2819, %2846 ]
  %2860 = phi i32 [ %2856, %2851 ], [ %2828, %2847 ], [ %2828, %2846 ]
  %2861 = getelementptr inbounds nuw i8, ptr %2136, i64 16
  store i64 %2134, ptr %2861, align 8
  %2862 = or i32 %2860, %2128
  store i32 %2862, ptr %2817, align 8
  %2863 = xor i32 %2128, -1
  %2864 = and i32 %2859, %2863
  store i32 %2864, ptr %2818, align 8
  br label %2867

2865:
  %2866 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %2136, i64 %2134, i32 %2128)
  br i1 %2866, label %2867, label %2884

2867:
  %2868 = and i64 %2129, 6
  %2869 = icmp eq i64 %2868, 6
  br i1 %2869, label %2870, label %2883

2870:
  %2871 = load ptr, ptr %0, align 8
  %2872 = getelementptr inbounds nuw i8, ptr %2871, i64 41808
  %2873 = load i64, ptr %2872, align 8
  %2874 = load ptr, ptr %1479, align 8
  %2875 = getelementptr inbounds nuw i8, ptr %2874, i64 8
  %2876 = load i32, ptr %2875, align 8
  %2877 = icmp eq i32 %2876, 1
  %2878 = load ptr, ptr %1866, align 8
  br i1 %2877, label %2879, label %2881

2879:
  %2880 = trunc i64 %2873 to i8
  store i8 %2880, ptr %2878, align 1
  br label %2883

2881:
  %2882 = trunc i64 %2873 to i32
  store i32 %2882, ptr %2878, align 1
  br label %2883

2883:
  br i1 %2472, label %2888, label %2891

2884:
  br i1 %2472, label %2885, label %2930

2885:
  %2886 = getelementptr inbounds nuw i8, ptr %2136, i64 8
  %2887 = atomicrmw and ptr %2886, i64 -2 release, align 8
  br label %2930

2888:
  %2889 = getelementptr inbounds nuw i8, ptr %2136, i64 8
  %2890 = atomicrmw and ptr %2889, i64 -2 release, align 8
  br label %2891

2891:
  %2892 = load ptr, ptr %0, align 8
  %2893 = getelementptr inbounds nuw i8, ptr %2892, i64 43704
  %2894 = load ptr, ptr %2893, align 8
  %2895 = icmp eq ptr %2894, null
  br i1 %2895, label %2921, label %2896

2896:
  %2897 = load i8, ptr %1841, align 4
  %2898 = trunc nuw i8 %2897 to i1
  br i1 %2898, label %2921, label %2899

2899:
  %2900 = load i64, ptr %1845, align 8
  %2901 = add i64 %2900, %2110
  %2902 = load ptr, ptr %1479, align 8
  %2903 = getelementptr inbounds nuw i8, ptr %2902, i64 4
  %2904 = load i32, ptr %2903, align 4
  switch i32 %2904, label %2905 [
    i32 4, label %2921
    i32 0, label %2921
  ]

2905:
  %2906 = load i8, ptr %1863, align 8
  %2907 = trunc nuw i8 %2906 to i1
  br i1 %2907, label %2921, label %2908

2908:
  %2909 = getelementptr inbounds nuw i8, ptr %2892, i64 43720
  %2910 = load i64, ptr %2909, align 8
  %2911 = lshr i64 %2901, 7
  %2912 = lshr i64 %2901, 13
  %2913 = lshr i64 %2901, 19
  %2914 = xor i64 %2912, %2913
  %2915 = xor i64 %2914, %2911
  %2916 = and i64 %2915, 63
  %2917 = shl nuw i64 1, %2916
  %2918 = and i64 %2910, %2917
  %2919 = icmp eq i64 %2918, 0
  br i1 %2919, label %2921, label %2920

2920:
  tail call preserve_allcc void @cut_words(ptr %2892, i64 %2901, i32 %2128)
  br label %2921

2921:
  %2922 = add nuw nsw i64 %2109, 1
  %2923 = icmp eq i64 %2109, %2100
  br i1 %2923, label %2927, label %2108

2924:
  %2925 = tail call preserve_allcc i32 @screen_apart(ptr %0, ptr %1, ptr %2, i64 %1875, i32 %1872, i32 %1877, i32 %1871)
  %2926 = icmp eq i32 %2925, 0
  br i1 %2926, label %2927, label %3899

2927:
  %2928 = add nuw nsw i64 %1869, 1
  %2929 = icmp eq i64 %2928, %1867
  br i1 %2929, label %3899, label %1868

2930:
  %2931 = load ptr, ptr %1479, align 8
  br label %2932

2932:
  %2933 = phi ptr [ %2931, %2930 ], [ %2065, %2064 ]
  %2934 = load ptr, ptr %0, align 8
  %2935 = getelementptr inbounds nuw i8, ptr %2933, i64 20
  %2936 = load i32, ptr %2935, align 4
  %2937 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %2938 = load i32, ptr %2937, align 8
  %2939 = tail call i32 @llvm.cttz.i32(i32 %2938, i1 false)
  %2940 = getelementptr inbounds nuw i8, ptr %2934, i64 328
  store i32 22, ptr %2940, align 8
  %2941 = getelementptr inbounds nuw i8, ptr %2934, i64 332
  store i32 %2936, ptr %2941, align 4
  %2942 = getelementptr inbounds nuw i8, ptr %2934, i64 336
  store i32 %2939, ptr %2942, align 8
  %2943 = getelementptr inbounds nuw i8, ptr %2934, i64 352
  store i64 0, ptr %2943, align 8
  %2944 = getelementptr inbounds nuw i8, ptr %2934, i64 368
  store i32 0, ptr %2944, align 8
  %2945 = getelementptr inbounds nuw i8, ptr %2934, i64 360
  store i32 0, ptr %2945, align 8
  %2946 = getelementptr inbounds nuw i8, ptr %2934, i64 364
  store i32 0, ptr %2946, align 4
  br label %3899

2947:
  %2948 = phi ptr [ %1819, %1818 ], [ %1822, %1821 ]
  %2949 = load i32, ptr %1480, align 8
  %2950 = icmp eq i32 %2949, 2
  br i1 %2950, label %2956, label %2951

2951:
  %2952 = icmp eq i32 %2949, 0
  %2953 = and i64 %1741, -4294967296
  %2954 = icmp eq i64 %2953, 4294967296
  %2955 = and i1 %2954, %2952
  br i1 %2955, label %2956, label %3013

2956:
  %2957 = and i64 %1741, 4294967295
  %2958 = getelementptr inbounds nuw i8, ptr %2, i64 204
  %2959 = load i32, ptr %2958, align 4
  %2960 = zext i32 %2959 to i64
  %2961 = shl nuw nsw i64 %2960, 24
  %2962 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %2963 = load i64, ptr %2962, align 8
  %2964 = and i64 %2963, 16777215
  %2965 = or disjoint i64 %2961, %2964
  %2966 = getelementptr inbounds nuw i8, ptr %1480, i64 16
  %2967 = load i32, ptr %2966, align 8
  %2968 = zext i32 %2967 to i64
  %2969 = or i64 %2965, %2968
  %2970 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %2969, ptr %2970, align 8
  %2971 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 0, ptr %2971, align 8
  %2972 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %2973 = load i32, ptr %2972, align 8
  %2974 = zext i32 %2973 to i64
  %2975 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %2974, ptr %2975, align 8
  %2976 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %2977 = load ptr, ptr %2976, align 8
  %2978 = ptrtoint ptr %2977 to i64
  %2979 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %2978, ptr %2979, align 8
  %2980 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %2981 = load ptr, ptr %2980, align 8
  %2982 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %2981, ptr %2982, align 8
  %2983 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %2984 = load ptr, ptr %2983, align 8
  %2985 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %2984, ptr %2985, align 8
  %2986 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %2987 = load ptr, ptr %2986, align 8
  %2988 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %2987, ptr %2988, align 8
  %2989 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %2990 = load ptr, ptr %2989, align 8
  %2991 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %2990, ptr %2991, align 8
  %2992 = getelementptr inbounds nuw i8, ptr %1, i64 14448
  %2993 = load i64, ptr %2992, align 8
  %2994 = shl i64 %2993, 20
  %2995 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %2996 = load i32, ptr %2995, align 8
  %2997 = lshr i32 %2996, 4
  %2998 = zext nneg i32 %2997 to i64
  %2999 = or i64 %2994, %2998
  %3000 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %2999, ptr %3000, align 8
  %3001 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %3002 = load i32, ptr %3001, align 8
  %3003 = icmp ne i32 %3002, 0
  %3004 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %3005 = zext i1 %3003 to i8
  store i8 %3005, ptr %3004, align 1
  %3006 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 1, ptr %3006, align 4
  %3007 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  %3008 = load ptr, ptr %3007, align 8
  %3009 = icmp ne ptr %3008, null
  %3010 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %3011 = zext i1 %3009 to i8
  store i8 %3011, ptr %3010, align 1
  %3012 = icmp samesign ult i64 %2957, %2974
  br i1 %3012, label %3156, label %3246

3013:
  switch i32 %2949, label %3019 [
    i32 1, label %3034
    i32 0, label %3014
  ]

3014:
  %3015 = lshr i64 %1741, 32
  %3016 = trunc nuw i64 %3015 to i32
  %3017 = add i32 %3016, -1
  %3018 = icmp ult i32 %3017, 4
  br i1 %3018, label %3019, label %3034

3019:
  %3020 = load i32, ptr %2948, align 4
  %3021 = add i32 %3020, -1
  %3022 = and i32 %3021, -6
  %3023 = icmp eq i32 %3022, 0
  br i1 %3023, label %3246, label %3024

3024:
  %3025 = getelementptr inbounds nuw i8, ptr %7, i64 37696
  %3026 = load i32, ptr %3025, align 8
  %3027 = icmp eq i32 %3026, 0
  br i1 %3027, label %3246, label %3028

3028:
  %3029 = getelementptr inbounds nuw i8, ptr %7, i64 37700
  %3030 = load i32, ptr %3029, align 4
  %3031 = icmp eq i32 %3030, 0
  %3032 = icmp eq i64 %2953, 8589934592
  %3033 = and i1 %3031, %3032
  br i1 %3033, label %3156, label %3246

3034:
  %3035 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %3036 = load i64, ptr %3035, align 8
  %3037 = getelementptr inbounds nuw i8, ptr %1480, i64 12
  %3038 = load i32, ptr %3037, align 4
  %3039 = zext i32 %3038 to i64
  %3040 = or i64 %3036, %3039
  %3041 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %3040, ptr %3041, align 8
  %3042 = getelementptr inbounds nuw i8, ptr %7, i64 37656
  %3043 = load i64, ptr %3042, align 8
  %3044 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %3043, ptr %3044, align 8
  %3045 = getelementptr inbounds nuw i8, ptr %0, i64 133
  store i8 0, ptr %3045, align 1
  %3046 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 0, ptr %3046, align 4
  %3047 = getelementptr inbounds nuw i8, ptr %7, i64 43704
  %3048 = load ptr, ptr %3047, align 8
  %3049 = icmp eq ptr %3048, null
  br i1 %3049, label %3098, label %3050

3050:
  %3051 = getelementptr inbounds nuw i8, ptr %1480, i64 12
  %3052 = load i32, ptr %3051, align 4
  %3053 = zext i32 %3052 to i64
  %3054 = and i64 %3053, 7
  %3055 = icmp eq i64 %3054, 0
  %3056 = and i64 %3053, 6
  %3057 = icmp eq i64 %3056, 6
  %3058 = or i1 %3055, %3057
  br i1 %3058, label %3059, label %3098

3059:
  %3060 = getelementptr inbounds nuw i8, ptr %1, i64 14800
  %3061 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %3062 = load i32, ptr %3061, align 4
  %3063 = zext i32 %3062 to i64
  %3064 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %3060, i64 %3063
  %3065 = getelementptr inbounds nuw i8, ptr %7, i64 43712
  %3066 = load ptr, ptr %3065, align 8
  %3067 = load i64, ptr %1, align 8
  %3068 = mul i64 %3067, 96
  %3069 = getelementptr inbounds nuw i8, ptr %3066, i64 %3068
  %3070 = getelementptr inbounds nuw i8, ptr %3064, i64 112
  store i32 0, ptr %3070, align 8
  %3071 = getelementptr inbounds nuw i8, ptr %3064, i64 116
  %3072 = load i32, ptr %3071, align 4
  %3073 = icmp eq i32 %3072, 0
  br i1 %3073, label %3098, label %3074

3074:
  store i32 0, ptr %3071, align 4
  %3075 = getelementptr inbounds nuw i8, ptr %2, i64 200
  br label %3076

3076:
  %3077 = phi i64 [ 0, %3074 ], [ %3096, %3095 ]
  %3078 = getelementptr inbounds nuw %struct.FollowedRelease, ptr %3069, i64 %3077
  %3079 = getelementptr inbounds nuw i8, ptr %3078, i64 8
  %3080 = load i64, ptr %3079, align 8
  %3081 = trunc i64 %3080 to i32
  %3082 = lshr i32 %3081, 15
  %3083 = and i32 %3082, 31
  %3084 = load i32, ptr %3061, align 4
  %3085 = icmp eq i32 %3083, %3084
  br i1 %3085, label %3086, label %3095

3086:
  %3087 = lshr i64 %3080, 24
  %3088 = and i64 %3087, 65535
  %3089 = load i32, ptr %3075, align 8
  %3090 = lshr i32 %3089, 4
  %3091 = zext nneg i32 %3090 to i64
  %3092 = icmp eq i64 %3088, %3091
  br i1 %3092, label %3093, label %3095

3093:
  %3094 = getelementptr inbounds nuw i8, ptr %3078, i64 20
  store i32 0, ptr %3094, align 4
  br label %3095

3095:
  %3096 = add nuw nsw i64 %3077, 1
  %3097 = icmp eq i64 %3096, 4
  br i1 %3097, label %3098, label %3076

3098:
  %3099 = load ptr, ptr %1479, align 8
  %3100 = ptrtoint ptr %3099 to i64
  %3101 = load ptr, ptr %0, align 8
  %3102 = getelementptr inbounds nuw i8, ptr %3101, i64 37712
  %3103 = udiv i64 %3100, 48
  %3104 = and i64 %3103, 63
  %3105 = getelementptr inbounds nuw %struct.ScreenCache, ptr %3102, i64 %3104
  %3106 = load i64, ptr %3105, align 8
  %3107 = icmp eq i64 %3106, %3100
  br i1 %3107, label %3108, label %3115

3108:
  %3109 = getelementptr inbounds nuw i8, ptr %3105, i64 8
  %3110 = load i64, ptr %3109, align 8
  %3111 = sub i64 %1741, %3110
  %3112 = getelementptr inbounds nuw i8, ptr %3105, i64 16
  %3113 = load i64, ptr %3112, align 8
  %3114 = icmp ult i64 %3111, %3113
  br i1 %3114, label %3121, label %3115

3115:
  %3116 = tail call preserve_allcc i32 @search(ptr %0, ptr %2, i64 %1741, ptr %3105)
  %3117 = icmp eq i32 %3116, 0
  br i1 %3117, label %3246, label %3118

3118:
  %3119 = getelementptr inbounds nuw i8, ptr %3105, i64 8
  %3120 = load i64, ptr %3119, align 8
  br label %3121

3121:
  %3122 = phi i64 [ %3120, %3118 ], [ %3110, %3108 ]
  %3123 = getelementptr inbounds nuw i8, ptr %3105, i64 8
  %3124 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %3122, ptr %3124, align 8
  %3125 = getelementptr inbounds nuw i8, ptr %3105, i64 16
  %3126 = load i64, ptr %3125, align 8
  %3127 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %3126, ptr %3127, align 8
  %3128 = getelementptr inbounds nuw i8, ptr %3105, i64 24
  %3129 = load i64, ptr %3128, align 8
  %3130 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %3129, ptr %3130, align 8
  %3131 = getelementptr inbounds nuw i8, ptr %3105, i64 40
  %3132 = load ptr, ptr %3131, align 8
  %3133 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %3132, ptr %3133, align 8
  %3134 = getelementptr inbounds nuw i8, ptr %3105, i64 48
  %3135 = load ptr, ptr %3134, align 8
  %3136 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %3135, ptr %3136, align 8
  %3137 = getelementptr inbounds nuw i8, ptr %3105, i64 56
  %3138 = load ptr, ptr %3137, align 8
  %3139 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %3138, ptr %3139, align 8
  %3140 = shl i64 %1741, 1
  %3141 = getelementptr inbounds nuw i8, ptr %3105, i64 32
  %3142 = load i64, ptr %3141, align 8
  %3143 = load i64, ptr %3123, align 8
  %3144 = add i64 %3142, %3143
  %3145 = sub i64 %3140, %3144
  store i64 %1741, ptr %3141, align 8
  %3146 = load i64, ptr %3125, align 8
  %3147 = icmp uge i64 %3145, %3146
  %3148 = load ptr, ptr %3131, align 8
  %3149 = icmp eq ptr %3148, null
  %3150 = select i1 %3147, i1 true, i1 %3149
  br i1 %3150, label %3154, label %3151

3151:
  %3152 = lshr i64 %3145, 7
  %3153 = getelementptr inbounds nuw %struct.ScreenLine, ptr %3148, i64 %3152
  tail call void @llvm.prefetch.p0(ptr %3153, i32 1, i32 3, i32 1)
  br label %3154

3154:
  %3155 = icmp eq ptr %3148, null
  br label %3156

3156:
  %3157 = phi i1 [ %3155, %3154 ], [ false, %3028 ], [ false, %2956 ]
  %3158 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %3159 = load i8, ptr %3158, align 4
  %3160 = trunc nuw i8 %3159 to i1
  %3161 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %3162 = getelementptr inbounds nuw i8, ptr %0, i64 40
  br label %3163

3163:
  %3164 = phi i32 [ %3, %3156 ], [ %3192, %3189 ]
  %3165 = tail call i32 @llvm.cttz.i32(i32 %3164, i1 true)
  %3166 = zext nneg i32 %3165 to i64
  %3167 = getelementptr inbounds nuw i64, ptr %8, i64 %3166
  %3168 = load i64, ptr %3167, align 8
  br i1 %3160, label %3169, label %3175

3169:
  %3170 = and i64 %3168, 4294967295
  %3171 = load i64, ptr %3161, align 8
  %3172 = sub i64 %3170, %3171
  %3173 = load i64, ptr %3162, align 8
  %3174 = icmp ult i64 %3172, %3173
  br i1 %3174, label %3180, label %3246

3175:
  %3176 = load i64, ptr %3161, align 8
  %3177 = sub i64 %3168, %3176
  %3178 = load i64, ptr %3162, align 8
  %3179 = icmp ult i64 %3177, %3178
  br i1 %3179, label %3189, label %3246

3180:
  %3181 = load ptr, ptr %1479, align 8
  %3182 = load i32, ptr %3181, align 8
  %3183 = icmp eq i32 %3182, 2
  br i1 %3183, label %3189, label %3184

3184:
  %3185 = icmp eq i32 %3182, 0
  %3186 = and i64 %3168, -4294967296
  %3187 = icmp eq i64 %3186, 4294967296
  %3188 = and i1 %3185, %3187
  br i1 %3188, label %3189, label %3246

3189:
  %3190 = phi i64 [ %3171, %3180 ], [ %3176, %3175 ], [ %3171, %3184 ]
  %3191 = add i32 %3164, -1
  %3192 = and i32 %3191, %3164
  %3193 = icmp eq i32 %3192, 0
  br i1 %3193, label %3194, label %3163

3194:
  br i1 %3157, label %3195, label %3213

3195:
  %3196 = load ptr, ptr %1479, align 8
  %3197 = getelementptr inbounds nuw i8, ptr %3196, i64 4
  %3198 = load i32, ptr %3197, align 4
  switch i32 %3198, label %3199 [
    i32 4, label %3899
    i32 0, label %3899
  ]

3199:
  %3200 = load ptr, ptr %0, align 8
  %3201 = getelementptr inbounds nuw i8, ptr %3196, i64 20
  %3202 = load i32, ptr %3201, align 4
  %3203 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %3204 = load i32, ptr %3203, align 8
  %3205 = tail call i32 @llvm.cttz.i32(i32 %3204, i1 false)
  %3206 = getelementptr inbounds nuw i8, ptr %3200, i64 328
  store i32 22, ptr %3206, align 8
  %3207 = getelementptr inbounds nuw i8, ptr %3200, i64 332
  store i32 %3202, ptr %3207, align 4
  %3208 = getelementptr inbounds nuw i8, ptr %3200, i64 336
  store i32 %3205, ptr %3208, align 8
  %3209 = getelementptr inbounds nuw i8, ptr %3200, i64 352
  store i64 0, ptr %3209, align 8
  %3210 = getelementptr inbounds nuw i8, ptr %3200, i64 368
  store i32 0, ptr %3210, align 8
  %3211 = getelementptr inbounds nuw i8, ptr %3200, i64 360
  store i32 0, ptr %3211, align 8
  %3212 = getelementptr inbounds nuw i8, ptr %3200, i64 364
  store i32 0, ptr %3212, align 4
  br label %3899

3213:
  %3214 = load ptr, ptr %0, align 8
  %3215 = getelementptr inbounds nuw i8, ptr %3214, i64 37692
  %3216 = load i32, ptr %3215, align 4
  %3217 = icmp eq i32 %3216, 0
  br i1 %3217, label %3246, label %3218

3218:
  %3219 = load ptr, ptr %1479, align 8
  %3220 = getelementptr inbounds nuw i8, ptr %3219, i64 4
  %3221 = load i32, ptr %3220, align 4
  %3222 = icmp eq i32 %3221, 6
  br i1 %3222, label %3246, label %3223

3223:
  %3224 = getelementptr inbounds nuw i8, ptr %3219, i64 8
  %3225 = load i32, ptr %3224, align 8
  %3226 = and i32 %3225, 3
  %3227 = icmp eq i32 %3226, 0
  br i1 %3227, label %3228, label %3246

3228:
  %3229 = phi i32 [ %3238, %3228 ], [ %3, %3223 ]
  %3230 = phi i64 [ %3236, %3228 ], [ 0, %3223 ]
  %3231 = tail call i32 @llvm.cttz.i32(i32 %3229, i1 true)
  %3232 = zext nneg i32 %3231 to i64
  %3233 = getelementptr inbounds nuw i64, ptr %8, i64 %3232
  %3234 = load i64, ptr %3233, align 8
  %3235 = sub i64 %3234, %3190
  %3236 = or i64 %3235, %3230
  %3237 = add i32 %3229, -1
  %3238 = and i32 %3237, %3229
  %3239 = icmp eq i32 %3238, 0
  br i1 %3239, label %3240, label %3228

3240:
  %3241 = and i64 %3236, 3
  %3242 = icmp eq i64 %3241, 0
  br i1 %3242, label %3243, label %3246

3243:
  %3244 = tail call preserve_allcc i1 @judge_mapped(ptr %0, ptr %8, i32 %3)
  br i1 %3244, label %3899, label %3245

3245:
  tail call preserve_allcc void @suspect(ptr %0)
  br label %3899

3246:
  %3247 = phi i1 [ false, %3019 ], [ true, %3240 ], [ true, %3223 ], [ true, %3213 ], [ true, %3218 ], [ false, %3028 ],
      [ false, %3115 ], [ false, %2956 ], [ false, %3024 ], [ false, %3169 ], [ false, %3184 ], [ false, %3175 ]
  %3248 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %3249 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %3250 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3251 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %3252 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3253 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %3254 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3255 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %3256 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %3257 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %3258 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3259 = getelementptr inbounds nuw i8, ptr %0, i64 137
  %3260 = getelementptr inbounds nuw i8, ptr %0, i64 133
  br label %3261

3261:
  %3262 = phi i32 [ %3, %3246 ], [ %3897, %3895 ]
  %3263 = tail call i32 @llvm.cttz.i32(i32 %3262, i1 true)
  br i1 %3247, label %3264, label %3889

3264:
  %3265 = load i8, ptr %3248, align 4
  %3266 = trunc nuw i8 %3265 to i1
  %3267 = zext nneg i32 %3263 to i64
  %3268 = getelementptr inbounds nuw i64, ptr %8, i64 %3267
  %3269 = load i64, ptr %3268, align 8
  br i1 %3266, label %3276, label %3270

3270:
  %3271 = load i64, ptr %3249, align 8
  %3272 = sub i64 %3269, %3271
  %3273 = load i64, ptr %3250, align 8
  %3274 = inttoptr i64 %3273 to ptr
  %3275 = getelementptr inbounds nuw i8, ptr %3274, i64 %3272
  store ptr %3275, ptr %3251, align 8
  br label %3294

3276:
  %3277 = and i64 %3269, 4294967295
  %3278 = load i64, ptr %3249, align 8
  %3279 = sub i64 %3277, %3278
  %3280 = load i64, ptr %3250, align 8
  %3281 = inttoptr i64 %3280 to ptr
  %3282 = getelementptr inbounds nuw i8, ptr %3281, i64 %3279
  store ptr %3282, ptr %3251, align 8
  %3283 = load ptr, ptr %0, align 8
  %3284 = getelementptr inbounds nuw i8, ptr %3283, i64 37696
  %3285 = load i32, ptr %3284, align 8
  %3286 = icmp eq i32 %3285, 0
  br i1 %3286, label %3294, label %3287

3287:
  %3288 = load ptr, ptr %1479, align 8
  %3289 = getelementptr inbounds nuw i8, ptr %3288, i64 8
  %3290 = load i32, ptr %3289, align 8
  %3291 = icmp ult i32 %3290, 4
  br i1 %3291, label %3292, label %3294

3292:
  %3293 = tail call preserve_allcc i1 @check_part(ptr %0, i64 %3279)
  br i1 %3293, label %3294, label %3874

3294:
  %3295 = phi i64 [ %3279, %3287 ], [ %3279, %3292 ], [ %3272, %3270 ], [ %3279, %3276 ]
  %3296 = and i64 %3295, 127
  %3297 = load i64, ptr %3252, align 8
  %3298 = shl nuw nsw i32 %3263, 7
  %3299 = or disjoint i32 %3298, 16440
  %3300 = zext nneg i32 %3299 to i64
  %3301 = or i64 %3297, %3300
  %3302 = lshr i64 %3295, 7
  %3303 = load ptr, ptr %1479, align 8
  %3304 = getelementptr inbounds nuw i8, ptr %3303, i64 8
  %3305 = load i32, ptr %3304, align 8
  %3306 = zext i32 %3305 to i64
  %3307 = add nsw i64 %3296, -1
  %3308 = add nsw i64 %3307, %3306
  %3309 = lshr i64 %3296, 2
  %3310 = trunc nuw nsw i64 %3309 to i32
  %3311 = shl nsw i32 -1, %3310
  %3312 = tail call i64 @llvm.umin.i64(i64 %3308, i64 127)
  %3313 = lshr i64 %3312, 2
  %3314 = trunc nuw nsw i64 %3313 to i32
  %3315 = xor i32 %3314, 31
  %3316 = lshr i32 -1, %3315
  %3317 = and i32 %3316, %3311
  %3318 = load ptr, ptr %3253, align 8
  %3319 = getelementptr inbounds nuw %struct.ScreenLine, ptr %3318, i64 %3302
  %3320 = icmp eq i32 %3317, 0
  br i1 %3320, label %3843, label %3321

3321:
  %3322 = and i64 %3295, -128
  %3323 = load i64, ptr %3254, align 8
  %3324 = icmp ult i64 %3322, %3323
  br i1 %3324, label %3325, label %3843

3325:
  %3326 = load i8, ptr %3248, align 4
  %3327 = trunc nuw i8 %3326 to i1
  %3328 = load ptr, ptr %0, align 8
  br i1 %3327, label %3329, label %3351

3329:
  %3330 = getelementptr inbounds nuw i8, ptr %3328, i64 37696
  %3331 = load i32, ptr %3330, align 8
  %3332 = icmp eq i32 %3331, 0
  %3333 = icmp ult i32 %3305, 4
  %3334 = or i1 %3333, %3332
  br i1 %3334, label %3351, label %3335

3335:
  %3336 = getelementptr inbounds nuw i8, ptr %3303, i64 4
  %3337 = load i32, ptr %3336, align 4
  %3338 = add i32 %3337, -1
  %3339 = and i32 %3338, -6
  %3340 = icmp eq i32 %3339, 0
  %3341 = load ptr, ptr %3255, align 8
  %3342 = getelementptr inbounds nuw i32, ptr %3341, i64 %3302
  %3343 = load i32, ptr %3342, align 4
  br i1 %3340, label %3344, label %3347

3344:
  %3345 = or i32 %3343, %3317
  store i32 %3345, ptr %3342, align 4
  %3346 = load ptr, ptr %0, align 8
  br label %3351

3347:
  %3348 = xor i32 %3343, -1
  %3349 = and i32 %3317, %3348
  %3350 = icmp eq i32 %3349, 0
  br i1 %3350, label %3351, label %3874

3351:
  %3352 = phi ptr [ %3346, %3344 ], [ %3328, %3347 ], [ %3328, %3329 ], [ %3328, %3325 ]
  %3353 = getelementptr inbounds nuw i8, ptr %3352, i64 37704
  %3354 = load i32, ptr %3353, align 8
  %3355 = icmp eq i32 %3354, 0
  %3356 = load i8, ptr %3248, align 4
  %3357 = trunc nuw i8 %3356 to i1
  br i1 %3355, label %3358, label %3381

3358:
  br i1 %3357, label %3843, label %3359

3359:
  %3360 = load ptr, ptr %1479, align 8
  %3361 = getelementptr inbounds nuw i8, ptr %3360, i64 4
  %3362 = load i32, ptr %3361, align 4
  switch i32 %3362, label %3363 [
    i32 4, label %3843
    i32 0, label %3843
  ]

3363:
  %3364 = lshr i64 %3295, 12
  %3365 = load ptr, ptr %3256, align 8
  %3366 = getelementptr inbounds nuw %struct.ScreenPage, ptr %3365, i64 %3364
  %3367 = load atomic i64, ptr %3366 acquire, align 8
  %3368 = load ptr, ptr %0, align 8
  %3369 = getelementptr inbounds nuw i8, ptr %3368, i64 37656
  %3370 = load i64, ptr %3369, align 8
  %3371 = icmp eq i64 %3367, %3370
  br i1 %3371, label %3843, label %3372

3372:
  %3373 = add i64 %3370, -1
  %3374 = icmp eq i64 %3367, %3373
  br i1 %3374, label %3375, label %3379

3375:
  %3376 = load ptr, ptr %1479, align 8
  %3377 = getelementptr inbounds nuw i8, ptr %3376, i64 4
  %3378 = load i32, ptr %3377, align 4
  switch i32 %3378, label %3379 [
    i32 4, label %3843
    i32 0, label %3843
  ]

3379:
  %3380 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %3364)
  br i1 %3380, label %3843, label %3874

3381:
  br i1 %3357, label %3400, label %3382

3382:
  %3383 = lshr i64 %3295, 12
  %3384 = load ptr, ptr %3256, align 8
  %3385 = getelementptr inbounds nuw %struct.ScreenPage, ptr %3384, i64 %3383
  %3386 = load atomic i64, ptr %3385 acquire, align 8
  %3387 = load ptr, ptr %0, align 8
  %3388 = getelementptr inbounds nuw i8, ptr %3387, i64 37656
  %3389 = load i64, ptr %3388, align 8
  %3390 = icmp eq i64 %3386, %3389
  br i1 %3390, label %3400, label %3391

3391:
  %3392 = add i64 %3389, -1
  %3393 = icmp eq i64 %3386, %3392
  br i1 %3393, label %3394, label %3398

3394:
  %3395 = load ptr, ptr %1479, align 8
  %3396 = getelementptr inbounds nuw i8, ptr %3395, i64 4
  %3397 = load i32, ptr %3396, align 4
  switch i32 %3397, label %3398 [
    i32 4, label %3400
    i32 0, label %3400
  ]

3398:
  %3399 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %3383)
  br i1 %3399, label %3400, label %3874

3400:
  %3401 = load i8, ptr %3248, align 4
  %3402 = trunc nuw i8 %3401 to i1
  br i1 %3402, label %3462, label %3403

3403:
  %3404 = icmp eq i32 %3317, -1
  %3405 = and i64 %3297, 7
  %3406 = icmp eq i64 %3405, 0
  %3407 = and i1 %3406, %3404
  %3408 = and i64 %3297, 64
  %3409 = icmp eq i64 %3408, 0
  %3410 = select i1 %3407, i1 %3409, i1 false
  br i1 %3410, label %3411, label %3462

3411:
  %3412 = load ptr, ptr %1479, align 8
  %3413 = getelementptr inbounds nuw i8, ptr %3412, i64 4
  %3414 = load i32, ptr %3413, align 4
  %3415 = icmp eq i32 %3414, 4
  br i1 %3415, label %3462, label %3416

3416:
  %3417 = load ptr, ptr %0, align 8
  %3418 = load ptr, ptr %3256, align 8
  %3419 = lshr i64 %3295, 12
  %3420 = getelementptr inbounds nuw %struct.ScreenPage, ptr %3418, i64 %3419
  %3421 = getelementptr inbounds nuw i8, ptr %3420, i64 8
  %3422 = and i64 %3302, 31
  %3423 = getelementptr inbounds nuw i64, ptr %3421, i64 %3422
  %3424 = icmp eq i32 %3414, 0
  %3425 = load atomic i64, ptr %3423 monotonic, align 8
  %3426 = select i1 %3424, i64 2, i64 1
  %3427 = icmp eq i64 %3425, 0
  br i1 %3427, label %3428, label %3430

3428:
  %3429 = or disjoint i64 %3426, %3301
  br label %3451

3430:
  %3431 = and i64 %3425, -8
  %3432 = icmp eq i64 %3431, %3301
  br i1 %3432, label %3433, label %3435

3433:
  %3434 = or i64 %3425, %3426
  br label %3451

3435:
  %3436 = xor i64 %3425, %3297
  %3437 = icmp ult i64 %3436, 1099511627776
  br i1 %3437, label %3438, label %3462

3438:
  %3439 = lshr i64 %3425, 24
  %3440 = and i64 %3439, 65535
  %3441 = lshr i64 %3297, 24
  %3442 = and i64 %3441, 65535
  %3443 = icmp samesign ult i64 %3440, %3442
  br i1 %3443, label %3444, label %3462

3444:
  %3445 = and i64 %3425, 5
  %3446 = icmp ne i64 %3445, 0
  %3447 = and i1 %3424, %3446
  %3448 = select i1 %3447, i64 4, i64 0
  %3449 = or disjoint i64 %3301, %3448
  %3450 = or disjoint i64 %3449, %3426
  br label %3451

3451:
  %3452 = phi i64 [ %3450, %3444 ], [ %3434, %3433 ], [ %3429, %3428 ]
  %3453 = getelementptr inbounds nuw i8, ptr %3417, i64 37688
  %3454 = load i32, ptr %3453, align 8
  %3455 = icmp eq i32 %3454, 0
  br i1 %3455, label %3457, label %3456

3456:
  store i64 %3452, ptr %3423, align 8
  br label %3843

3457:
  %3458 = icmp eq i64 %3425, %3452
  br i1 %3458, label %3843, label %3459

3459:
  %3460 = cmpxchg ptr %3423, i64 %3425, i64 %3452 monotonic monotonic, align 8
  %3461 = extractvalue { i64, i1 } %3460, 1
  br i1 %3461, label %3843, label %3462

3462:
  %3463 = load i8, ptr %3257, align 8
  %3464 = trunc nuw i8 %3463 to i1
  br i1 %3464, label %3465, label %3523

3465:
  %3466 = load i8, ptr %3248, align 4
  %3467 = trunc nuw i8 %3466 to i1
  br i1 %3467, label %3523, label %3468

3468:
  %3469 = load ptr, ptr %3256, align 8
  %3470 = lshr i64 %3295, 12
  %3471 = getelementptr inbounds nuw %struct.ScreenPage, ptr %3469, i64 %3470
  %3472 = getelementptr inbounds nuw i8, ptr %3471, i64 8
  %3473 = and i64 %3302, 31
  %3474 = getelementptr inbounds nuw i64, ptr %3472, i64 %3473
  %3475 = load atomic i64, ptr %3474 monotonic, align 8
  %3476 = icmp eq i64 %3475, -1
  br i1 %3476, label %3477, label %3479

3477:
  %3478 = load i64, ptr %3319, align 8
  br label %3508

3479:
  %3480 = load ptr, ptr %0, align 8
  %3481 = getelementptr inbounds nuw i8, ptr %3480, i64 37688
  %3482 = load i32, ptr %3481, align 8
  %3483 = icmp eq i32 %3482, 0
  br i1 %3483, label %3485, label %3484

3484:
  store i64 -1, ptr %3474, align 8
  br label %3487

3485:
  %3486 = atomicrmw xchg ptr %3474, i64 -1 monotonic, align 8
  br label %3487

3487:
  %3488 = phi i64 [ %3475, %3484 ], [ %3486, %3485 ]
  %3489 = load i64, ptr %3258, align 8
  store i64 %3489, ptr %3319, align 8
  %3490 = and i64 %3488, 5
  %3491 = icmp ne i64 %3490, 0
  %3492 = sext i1 %3491 to i32
  %3493 = getelementptr inbounds nuw i8, ptr %3319, i64 48
  store i32 %3492, ptr %3493, align 8
  %3494 = shl i64 %3488, 62
  %3495 = ashr i64 %3494, 63
  %3496 = trunc nsw i64 %3495 to i32
  %3497 = getelementptr inbounds nuw i8, ptr %3319, i64 56
  store i32 %3496, ptr %3497, align 8
  %3498 = getelementptr inbounds nuw i8, ptr %3319, i64 60
  store i32 0, ptr %3498, align 4
  %3499 = getelementptr inbounds nuw i8, ptr %3319, i64 52
  store i32 0, ptr %3499, align 4
  %3500 = and i64 %3488, -8
  %3501 = getelementptr inbounds nuw i8, ptr %3319, i64 16
  %3502 = getelementptr inbounds nuw i8, ptr %3319, i64 32
  store i64 %3500, ptr %3502, align 8
  store i64 %3500, ptr %3501, align 8
  %3503 = and i64 %3488, 1
  %3504 = icmp eq i64 %3503, 0
  br i1 %3504, label %3505, label %3508

3505:
  %3506 = and i64 %3488, -16777216
  %3507 = add i64 %3506, -16777096
  store i64 %3507, ptr %3501, align 8
  br label %3508

3508:
  %3509 = phi i64 [ %3478, %3477 ], [ %3489, %3487 ], [ %3489, %3505 ]
  %3510 = load i64, ptr %3258, align 8
  %3511 = icmp eq i64 %3509, %3510
  br i1 %3511, label %3512, label %3521

3512:
  %3513 = getelementptr inbounds nuw i8, ptr %3319, i64 48
  %3514 = load i32, ptr %3513, align 8
  %3515 = getelementptr inbounds nuw i8, ptr %3319, i64 52
  %3516 = load i32, ptr %3515, align 4
  %3517 = or i32 %3516, %3514
  %3518 = and i32 %3517, %3317
  %3519 = icmp eq i32 %3518, 0
  %3520 = zext i1 %3519 to i8
  br label %3521

3521:
  %3522 = phi i8 [ 1, %3508 ], [ %3520, %3512 ]
  store i8 %3522, ptr %3259, align 1
  br label %3523

3523:
  %3524 = load i64, ptr %3319, align 8
  %3525 = load i64, ptr %3258, align 8
  %3526 = icmp eq i64 %3524, %3525
  br i1 %3526, label %3527, label %3591

3527:
  %3528 = load ptr, ptr %1479, align 8
  %3529 = getelementptr inbounds nuw i8, ptr %3528, i64 4
  %3530 = load i32, ptr %3529, align 4
  switch i32 %3530, label %3549 [
    i32 4, label %3531
    i32 0, label %3531
  ]

3531:
  %3532 = getelementptr inbounds nuw i8, ptr %3319, i64 32
  %3533 = load i64, ptr %3532, align 8
  %3534 = icmp eq i64 %3533, %3301
  br i1 %3534, label %3535, label %3591

3535:
  %3536 = getelementptr inbounds nuw i8, ptr %3319, i64 56
  %3537 = load i32, ptr %3536, align 8
  %3538 = xor i32 %3537, -1
  %3539 = and i32 %3317, %3538
  %3540 = icmp eq i32 %3539, 0
  br i1 %3540, label %3541, label %3591

3541:
  %3542 = getelementptr inbounds nuw i8, ptr %3319, i64 48
  %3543 = load i32, ptr %3542, align 8
  %3544 = getelementptr inbounds nuw i8, ptr %3319, i64 52
  %3545 = load i32, ptr %3544, align 4
  %3546 = or i32 %3545, %3543
  %3547 = and i32 %3546, %3317
  %3548 = icmp eq i32 %3547, 0
  br i1 %3548, label %3843, label %3591

3549:
  %3550 = load i8, ptr %3260, align 1
  %3551 = trunc nuw i8 %3550 to i1
  %3552 = and i64 %3297, 7
  %3553 = icmp eq i64 %3552, 0
  %3554 = or i1 %3553, %3551
  %3555 = and i64 %3297, 6
  %3556 = icmp eq i64 %3555, 6
  %3557 = select i1 %3554, i1 true, i1 %3556
  br i1 %3557, label %3591, label %3558

3558:
  %3559 = getelementptr inbounds nuw i8, ptr %3319, i64 48
  %3560 = load i32, ptr %3559, align 8
  %3561 = xor i32 %3560, -1
  %3562 = and i32 %3317, %3561
  %3563 = icmp eq i32 %3562, 0
  br i1 %3563, label %3564, label %3591

3564:
  %3565 = getelementptr inbounds nuw i8, ptr %3319, i64 16
  %3566 = load i64, ptr %3565, align 8
  %3567 = and i64 %3566, 120
  %3568 = icmp eq i64 %3567, 120
  br i1 %3568, label %3569, label %3591

3569:
  %3570 = icmp ugt i64 %3566, -1099511627777
  %3571 = xor i64 %3566, %3297
  %3572 = icmp ult i64 %3571, 16777216
  %3573 = select i1 %3570, i1 true, i1 %3572
  br i1 %3573, label %3574, label %3591

3574:
  %3575 = and i64 %3566, 7
  %3576 = icmp ne i64 %3575, 0
  %3577 = and i64 %3571, 7
  %3578 = icmp eq i64 %3577, 0
  %3579 = select i1 %3576, i1 %3578, i1 false
  br i1 %3579, label %3580, label %3591

3580:
  %3581 = getelementptr inbounds nuw i8, ptr %3319, i64 52
  %3582 = load i32, ptr %3581, align 4
  %3583 = getelementptr inbounds nuw i8, ptr %3319, i64 56
  %3584 = load i32, ptr %3583, align 8
  %3585 = or i32 %3584, %3582
  %3586 = getelementptr inbounds nuw i8, ptr %3319, i64 60
  %3587 = load i32, ptr %3586, align 4
  %3588 = or i32 %3585, %3587
  %3589 = and i32 %3588, %3317
  %3590 = icmp eq i32 %3589, 0
  br i1 %3590, label %3843, label %3591

3591:
  %3592 = load i8, ptr %3248, align 4
  %3593 = trunc nuw i8 %3592 to i1
  br i1 %3593, label %3646, label %3594

3594:
  %3595 = load ptr, ptr %0, align 8
  %3596 = getelementptr inbounds nuw i8, ptr %3595, i64 37688
  %3597 = load i32, ptr %3596, align 8
  %3598 = icmp eq i32 %3597, 0
  br i1 %3598, label %3599, label %3608

3599:
  %3600 = getelementptr inbounds nuw i8, ptr %3319, i64 8
  br label %3601

3601:
  %3602 = atomicrmw or ptr %3600, i64 1 acquire, align 8
  %3603 = and i64 %3602, 1
  %3604 = icmp eq i64 %3603, 0
  br i1 %3604, label %3605, label %3601

3605:
  %3606 = load i8, ptr %3248, align 4
  %3607 = trunc nuw i8 %3606 to i1
  br i1 %3607, label %3646, label %3608

3608:
  %3609 = load ptr, ptr %3256, align 8
  %3610 = lshr i64 %3295, 12
  %3611 = getelementptr inbounds nuw %struct.ScreenPage, ptr %3609, i64 %3610
  %3612 = getelementptr inbounds nuw i8, ptr %3611, i64 8
  %3613 = and i64 %3302, 31
  %3614 = getelementptr inbounds nuw i64, ptr %3612, i64 %3613
  %3615 = load atomic i64, ptr %3614 monotonic, align 8
  %3616 = icmp eq i64 %3615, -1
  br i1 %3616, label %3646, label %3617

3617:
  %3618 = load ptr, ptr %0, align 8
  %3619 = getelementptr inbounds nuw i8, ptr %3618, i64 37688
  %3620 = load i32, ptr %3619, align 8
  %3621 = icmp eq i32 %3620, 0
  br i1 %3621, label %3623, label %3622

3622:
  store i64 -1, ptr %3614, align 8
  br label %3625

3623:
  %3624 = atomicrmw xchg ptr %3614, i64 -1 monotonic, align 8
  br label %3625

3625:
  %3626 = phi i64 [ %3615, %3622 ], [ %3624, %3623 ]
  %3627 = load i64, ptr %3258, align 8
  store i64 %3627, ptr %3319, align 8
  %3628 = and i64 %3626, 5
  %3629 = icmp ne i64 %3628, 0
  %3630 = sext i1 %3629 to i32
  %3631 = getelementptr inbounds nuw i8, ptr %3319, i64 48
  store i32 %3630, ptr %3631, align 8
  %3632 = shl i64 %3626, 62
  %3633 = ashr i64 %3632, 63
  %3634 = trunc nsw i64 %3633 to i32
  %3635 = getelementptr inbounds nuw i8, ptr %3319, i64 56
  store i32 %3634, ptr %3635, align 8
  %3636 = getelementptr inbounds nuw i8, ptr %3319, i64 60
  store i32 0, ptr %3636, align 4
  %3637 = getelementptr inbounds nuw i8, ptr %3319, i64 52
  store i32 0, ptr %3637, align 4
  %3638 = and i64 %3626, -8
  %3639 = getelementptr inbounds nuw i8, ptr %3319, i64 16
  %3640 = getelementptr inbounds nuw i8, ptr %3319, i64 32
  store i64 %3638, ptr %3640, align 8
  store i64 %3638, ptr %3639, align 8
  %3641 = and i64 %3626, 1
  %3642 = icmp eq i64 %3641, 0
  br i1 %3642, label %3643, label %3646

3643:
  %3644 = and i64 %3626, -16777216
  %3645 = add i64 %3644, -16777096
  store i64 %3645, ptr %3639, align 8
  br label %3646

3646:
  %3647 = phi i1 [ true, %3605 ], [ %3598, %3643 ], [ %3598, %3625 ], [ %3598, %3608 ], [ false, %3591 ]
  %3648 = load i64, ptr %3319, align 8
  %3649 = load i64, ptr %3258, align 8
  %3650 = icmp eq i64 %3648, %3649
  br i1 %3650, label %3711, label %3651

3651:
  %3652 = load ptr, ptr %1479, align 8
  %3653 = getelementptr inbounds nuw i8, ptr %3652, i64 4
  %3654 = load i32, ptr %3653, align 4
  %3655 = and i32 %3654, -5
  %3656 = icmp eq i32 %3655, 0
  %3657 = select i1 %3656, i64 2, i64 0
  store i64 %3649, ptr %3319, align 8
  %3658 = getelementptr inbounds nuw i8, ptr %3319, i64 48
  %3659 = getelementptr inbounds nuw i8, ptr %3319, i64 60
  store i32 0, ptr %3659, align 4
  %3660 = getelementptr inbounds nuw i8, ptr %3319, i64 56
  store i32 0, ptr %3660, align 8
  %3661 = getelementptr inbounds nuw i8, ptr %3319, i64 52
  store i32 0, ptr %3661, align 4
  store i32 0, ptr %3658, align 8
  %3662 = getelementptr inbounds nuw i8, ptr %3319, i64 8
  store i64 0, ptr %3662, align 8
  %3663 = getelementptr inbounds nuw i32, ptr %3658, i64 %3657
  store i32 %3317, ptr %3663, align 4
  %3664 = getelementptr inbounds nuw i8, ptr %3319, i64 16
  %3665 = getelementptr inbounds nuw i64, ptr %3664, i64 %3657
  store i64 %3301, ptr %3665, align 8
  switch i32 %3654, label %3819 [
    i32 4, label %3666
    i32 0, label %3666
  ]

3666:
  %3667 = load ptr, ptr %0, align 8
  %3668 = getelementptr inbounds nuw i8, ptr %3667, i64 37692
  %3669 = load i32, ptr %3668, align 4
  %3670 = icmp eq i32 %3669, 0
  br i1 %3670, label %3671, label %3819

3671:
  %3672 = getelementptr inbounds nuw i8, ptr %3319, i64 32
  %3673 = load i64, ptr %3672, align 8
  %3674 = and i64 %3673, 64
  %3675 = icmp eq i64 %3674, 0
  br i1 %3675, label %3819, label %3676

3676:
  %3677 = load i8, ptr %3260, align 1
  %3678 = trunc nuw i8 %3677 to i1
  br i1 %3678, label %3679, label %3680

3679:
  tail call preserve_allcc void @quieten_aged(ptr %0, ptr %3319)
  br label %3680

3680:
  %3681 = load i32, ptr %3658, align 8
  %3682 = load i32, ptr %3661, align 4
  %3683 = or i32 %3682, %3681
  %3684 = icmp eq i32 %3683, 0
  br i1 %3684, label %3685, label %3819

3685:
  %3686 = load i8, ptr %3260, align 1
  %3687 = trunc nuw i8 %3686 to i1
  br i1 %3687, label %3819, label %3688

3688:
  %3689 = load i32, ptr %3659, align 4
  %3690 = icmp eq i32 %3689, 0
  br i1 %3690, label %3696, label %3691

3691:
  %3692 = getelementptr inbounds nuw i8, ptr %3319, i64 40
  %3693 = load i64, ptr %3692, align 8
  %3694 = load i64, ptr %3672, align 8
  %3695 = tail call preserve_allcc i64 @joined(i64 %3693, i64 %3694)
  br label %3698

3696:
  %3697 = load i64, ptr %3672, align 8
  br label %3698

3698:
  %3699 = phi i64 [ %3695, %3691 ], [ %3697, %3696 ]
  %3700 = and i64 %3699, 7
  %3701 = icmp eq i64 %3700, 0
  br i1 %3701, label %3702, label %3819

3702:
  store i64 %3699, ptr %3672, align 8
  store i32 -1, ptr %3660, align 8
  store i32 0, ptr %3659, align 4
  %3703 = and i64 %3699, 120
  %3704 = icmp eq i64 %3703, 120
  %3705 = load i64, ptr %3319, align 8
  %3706 = shl i64 %3705, 10
  %3707 = lshr i64 %3699, 15
  %3708 = and i64 %3707, 1023
  %3709 = select i1 %3704, i64 1023, i64 %3708
  %3710 = or disjoint i64 %3706, %3709
  store i64 %3710, ptr %3662, align 8
  br label %3819

3711:
  %3712 = load i8, ptr %3248, align 4
  %3713 = trunc nuw i8 %3712 to i1
  br i1 %3713, label %3765, label %3714

3714:
  %3715 = load ptr, ptr %1479, align 8
  %3716 = getelementptr inbounds nuw i8, ptr %3715, i64 4
  %3717 = load i32, ptr %3716, align 4
  %3718 = and i32 %3717, -5
  %3719 = icmp eq i32 %3718, 0
  %3720 = select i1 %3719, i32 2, i32 0
  %3721 = getelementptr inbounds nuw i8, ptr %3319, i64 48
  %3722 = load i32, ptr %3721, align 8
  %3723 = getelementptr inbounds nuw i8, ptr %3319, i64 52
  %3724 = load i32, ptr %3723, align 4
  %3725 = or i32 %3724, %3722
  %3726 = getelementptr inbounds nuw i8, ptr %3319, i64 56
  %3727 = load i32, ptr %3726, align 8
  %3728 = or i32 %3725, %3727
  %3729 = getelementptr inbounds nuw i8, ptr %3319, i64 60
  %3730 = load i32, ptr %3729, align 4
  %3731 = or i32 %3728, %3730
  %3732 = and i32 %3731, %3317
  %3733 = icmp eq i32 %3732, 0
  br i1 %3733, label %3734, label %3765

3734:
  %3735 = zext nneg i32 %3720 to i64
  %3736 = getelementptr inbounds nuw i32, ptr %3721, i64 %3735
  %3737 = load i32, ptr %3736, align 4
  %3738 = icmp eq i32 %3737, 0
  br i1 %3738, label %3739, label %3741

3739:
  %3740 = getelementptr inbounds nuw i32, ptr %3721, i64 %3735
  br label %3758

3741:
  %3742 = getelementptr inbounds nuw i8, ptr %3319, i64 16
  %3743 = getelementptr inbounds nuw i64, ptr %3742, i64 %3735
  %3744 = load i64, ptr %3743, align 8
  %3745 = icmp ne i64 %3744, %3301
  %3746 = zext i1 %3745 to i32
  %3747 = or disjoint i32 %3720, %3746
  %3748 = zext nneg i32 %3747 to i64
  %3749 = getelementptr inbounds nuw i32, ptr %3721, i64 %3748
  %3750 = load i32, ptr %3749, align 4
  %3751 = icmp eq i32 %3750, 0
  %3752 = getelementptr inbounds nuw i32, ptr %3721, i64 %3748
  br i1 %3751, label %3758, label %3753

3753:
  %3754 = getelementptr inbounds nuw i8, ptr %3319, i64 16
  %3755 = getelementptr inbounds nuw i64, ptr %3754, i64 %3748
  %3756 = load i64, ptr %3755, align 8
  %3757 = icmp eq i64 %3756, %3301
  br i1 %3757, label %3758, label %3765

3758:
  %3759 = phi ptr [ %3740, %3739 ], [ %3752, %3741 ], [ %3752, %3753 ]
  %3760 = phi i64 [ %3735, %3739 ], [ %3748, %3741 ], [ %3748, %3753 ]
  %3761 = getelementptr inbounds nuw i8, ptr %3319, i64 16
  %3762 = getelementptr inbounds nuw i64, ptr %3761, i64 %3760
  store i64 %3301, ptr %3762, align 8
  %3763 = load i32, ptr %3759, align 4
  %3764 = or i32 %3763, %3317
  store i32 %3764, ptr %3759, align 4
  br label %3819

3765:
  %3766 = and i64 %3297, 64
  %3767 = icmp eq i64 %3766, 0
  br i1 %3767, label %3768, label %3817

3768:
  %3769 = getelementptr inbounds nuw i8, ptr %3319, i64 48
  %3770 = getelementptr inbounds nuw i8, ptr %3319, i64 56
  %3771 = load i32, ptr %3770, align 8
  %3772 = icmp eq i32 %3771, 0
  %3773 = getelementptr inbounds nuw i8, ptr %3319, i64 52
  %3774 = load i32, ptr %3773, align 4
  %3775 = getelementptr inbounds nuw i8, ptr %3319, i64 60
  %3776 = load i32, ptr %3775, align 4
  %3777 = or i32 %3776, %3774
  %3778 = icmp eq i32 %3777, 0
  br i1 %3778, label %3779, label %3817

3779:
  %3780 = load i32, ptr %3769, align 8
  %3781 = icmp eq i32 %3780, 0
  br i1 %3781, label %3786, label %3782

3782:
  %3783 = getelementptr inbounds nuw i8, ptr %3319, i64 16
  %3784 = load i64, ptr %3783, align 8
  %3785 = icmp eq i64 %3784, %3301
  br i1 %3785, label %3786, label %3817

3786:
  br i1 %3772, label %3791, label %3787

3787:
  %3788 = getelementptr inbounds nuw i8, ptr %3319, i64 32
  %3789 = load i64, ptr %3788, align 8
  %3790 = icmp eq i64 %3789, %3301
  br i1 %3790, label %3791, label %3817

3791:
  %3792 = load ptr, ptr %1479, align 8
  %3793 = getelementptr inbounds nuw i8, ptr %3792, i64 4
  %3794 = load i32, ptr %3793, align 4
  switch i32 %3794, label %3798 [
    i32 4, label %3817
    i32 0, label %3795
  ]

3795:
  %3796 = getelementptr inbounds nuw i8, ptr %3319, i64 32
  store i64 %3301, ptr %3796, align 8
  %3797 = or i32 %3771, %3317
  store i32 %3797, ptr %3770, align 8
  br label %3819

3798:
  br i1 %3713, label %3799, label %3810

3799:
  %3800 = getelementptr inbounds nuw i8, ptr %3319, i64 8
  %3801 = load i64, ptr %3800, align 8
  %3802 = icmp eq i64 %3801, 0
  br i1 %3802, label %3810, label %3803

3803:
  %3804 = load ptr, ptr %0, align 8
  store i64 0, ptr %3800, align 8
  %3805 = getelementptr inbounds nuw i8, ptr %3804, i64 41816
  %3806 = load i64, ptr %3805, align 8
  %3807 = add i64 %3806, 1
  store i64 %3807, ptr %3805, align 8
  %3808 = load i32, ptr %3769, align 8
  %3809 = load i32, ptr %3770, align 8
  br label %3810

3810:
  %3811 = phi i32 [ %3809, %3803 ], [ %3771, %3799 ], [ %3771, %3798 ]
  %3812 = phi i32 [ %3808, %3803 ], [ %3780, %3799 ], [ %3780, %3798 ]
  %3813 = getelementptr inbounds nuw i8, ptr %3319, i64 16
  store i64 %3301, ptr %3813, align 8
  %3814 = or i32 %3812, %3317
  store i32 %3814, ptr %3769, align 8
  %3815 = xor i32 %3317, -1
  %3816 = and i32 %3811, %3815
  store i32 %3816, ptr %3770, align 8
  br label %3819

3817:
  %3818 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %3319, i64 %3301, i32 %3317)
  br i1 %3818, label %3819, label %3836

3819:
  %3820 = and i64 %3297, 6
  %3821 = icmp eq i64 %3820, 6
  br i1 %3821, label %3822, label %3835

3822:
  %3823 = load ptr, ptr %0, align 8
  %3824 = getelementptr inbounds nuw i8, ptr %3823, i64 41808
  %3825 = load i64, ptr %3824, align 8
  %3826 = load ptr, ptr %1479, align 8
  %3827 = getelementptr inbounds nuw i8, ptr %3826, i64 8
  %3828 = load i32, ptr %3827, align 8
  %3829 = icmp eq i32 %3828, 1
  %3830 = load ptr, ptr %3251, align 8
  br i1 %3829, label %3831, label %3833

3831:
  %3832 = trunc i64 %3825 to i8
  store i8 %3832, ptr %3830, align 1
  br label %3835

3833:
  %3834 = trunc i64 %3825 to i32
  store i32 %3834, ptr %3830, align 1
  br label %3835

3835:
  br i1 %3647, label %3840, label %3843

3836:
  br i1 %3647, label %3837, label %3874

3837:
  %3838 = getelementptr inbounds nuw i8, ptr %3319, i64 8
  %3839 = atomicrmw and ptr %3838, i64 -2 release, align 8
  br label %3874

3840:
  %3841 = getelementptr inbounds nuw i8, ptr %3319, i64 8
  %3842 = atomicrmw and ptr %3841, i64 -2 release, align 8
  br label %3843

3843:
  %3844 = load ptr, ptr %0, align 8
  %3845 = getelementptr inbounds nuw i8, ptr %3844, i64 43704
  %3846 = load ptr, ptr %3845, align 8
  %3847 = icmp eq ptr %3846, null
  br i1 %3847, label %3895, label %3848

3848:
  %3849 = load i8, ptr %3248, align 4
  %3850 = trunc nuw i8 %3849 to i1
  br i1 %3850, label %3895, label %3851

3851:
  %3852 = load i64, ptr %3249, align 8
  %3853 = and i64 %3295, -128
  %3854 = add i64 %3852, %3853
  %3855 = load ptr, ptr %1479, align 8
  %3856 = getelementptr inbounds nuw i8, ptr %3855, i64 4
  %3857 = load i32, ptr %3856, align 4
  switch i32 %3857, label %3858 [
    i32 4, label %3895
    i32 0, label %3895
  ]

3858:
  %3859 = load i8, ptr %3257, align 8
  %3860 = trunc nuw i8 %3859 to i1
  br i1 %3860, label %3895, label %3861

3861:
  %3862 = getelementptr inbounds nuw i8, ptr %3844, i64 43720
  %3863 = load i64, ptr %3862, align 8
  %3864 = lshr i64 %3854, 7
  %3865 = lshr i64 %3854, 13
  %3866 = lshr i64 %3854, 19
  %3867 = xor i64 %3865, %3866
  %3868 = xor i64 %3867, %3864
  %3869 = and i64 %3868, 63
  %3870 = shl nuw i64 1, %3869
  %3871 = and i64 %3863, %3870
  %3872 = icmp eq i64 %3871, 0
  br i1 %3872, label %3895, label %3873

3873:
  tail call preserve_allcc void @cut_words(ptr %3844, i64 %3854, i32 %3317)
  br label %3895

3874:
  %3875 = load ptr, ptr %0, align 8
  %3876 = load ptr, ptr %1479, align 8
  %3877 = getelementptr inbounds nuw i8, ptr %3876, i64 20
  %3878 = load i32, ptr %3877, align 4
  %3879 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %3880 = load i32, ptr %3879, align 8
  %3881 = tail call i32 @llvm.cttz.i32(i32 %3880, i1 false)
  %3882 = getelementptr inbounds nuw i8, ptr %3875, i64 328
  store i32 22, ptr %3882, align 8
  %3883 = getelementptr inbounds nuw i8, ptr %3875, i64 332
  store i32 %3878, ptr %3883, align 4
  %3884 = getelementptr inbounds nuw i8, ptr %3875, i64 336
  store i32 %3881, ptr %3884, align 8
  %3885 = getelementptr inbounds nuw i8, ptr %3875, i64 352
  store i64 0, ptr %3885, align 8
  %3886 = getelementptr inbounds nuw i8, ptr %3875, i64 368
  store i32 0, ptr %3886, align 8
  %3887 = getelementptr inbounds nuw i8, ptr %3875, i64 360
  store i32 0, ptr %3887, align 8
  %3888 = getelementptr inbounds nuw i8, ptr %3875, i64 364
  store i32 0, ptr %3888, align 4
  br label %3899

3889:
  %3890 = zext nneg i32 %3263 to i64
  %3891 = getelementptr inbounds nuw i64, ptr %8, i64 %3890
  %3892 = load i64, ptr %3891, align 8
  %3893 = tail call preserve_allcc i32 @screen_place(ptr %0, ptr %1, ptr %2, i64 %3892, i32 %3263)
  %3894 = icmp eq i32 %3893, 0
  br i1 %3894, label %3895, label %3899

3895:
  %3896 = add i32 %3262, -1
  %3897 = and i32 %3896, %3262
  %3898 = icmp eq i32 %3897, 0
  br i1 %3898, label %3899, label %3261

3899:
  %3900 = phi i32 [ 1, %3245 ], [ 0, %3895 ], [ 0, %3195 ], [ 0, %3243 ], [ 1, %3199 ], [ 1, %2932 ], [ 0, %3195 ], [ 1,
      %3874 ], [ 1, %3889 ], [ 1, %2924 ], [ 0, %2927 ]
  br label %3901

3901:
  %3902 = phi i32 [ 0, %1399 ], [ 0, %1695 ], [ %3900, %3899 ], [ 0, %482 ], [ 0, %241 ], [ 0, %205 ], [ 0, %170 ], [ 0,
      %482 ], [ 1, %535 ], [ %517, %516 ], [ 0, %232 ], [ 1, %486 ], [ 1, %1384 ], [ 0, %550 ], [ 0, %1721 ], [ 0, %1711
      ], [ 1, %1425 ], [ %1477, %1475 ], [ 0, %1474 ], [ 0, %1470 ], [ 1, %1458 ], [ 0, %1660 ], [ 0, %223 ], [ 0, %231
      ], [ 0, %1712 ], [ 0, %1705 ], [ 0, %1650 ]
  ret i32 %3902
}

define internal preserve_allcc void @suspect(ptr %0) unnamed_addr #0 noimplicitfloat {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %6 = load i32, ptr %5, align 4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %8 = load i32, ptr %7, align 8
  %9 = tail call i32 @llvm.cttz.i32(i32 %8, i1 false)
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 328
  store i32 22, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 332
  store i32 %6, ptr %11, align 4
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 336
  store i32 %9, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 352
  store i64 0, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 368
  store i32 0, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 360
  store i32 0, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 364
  store i32 0, ptr %16, align 4
  ret void
}

define internal preserve_allcc i1 @judge_mapped(ptr %0, ptr %1, i32 %2) unnamed_addr #0 noimplicitfloat {
  %4 = alloca [32 x i8], align 16
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load i64, ptr %5, align 8
  %7 = or i64 %6, 72
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store ptr %4, ptr %8, align 8
  %9 = icmp eq i32 %2, 0
  br i1 %9, label %1392, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 137
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %22 = and i64 %6, 7
  %23 = icmp eq i64 %22, 0
  %24 = and i64 %6, 6
  %25 = icmp eq i64 %24, 6
  %26 = trunc i64 %7 to i32
  %27 = and i32 %26, 120
  %28 = icmp eq i32 %27, 72
  %29 = icmp ne i64 %22, 0
  %30 = and i64 %6, -16777216
  %31 = or disjoint i64 %30, 64
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %33 = lshr i32 %26, 10
  %34 = and i32 %33, 16352
  %35 = and i64 %7, 120
  %36 = icmp eq i64 %35, 72
  %37 = lshr i32 %26, 15
  %38 = and i32 %37, 31
  %39 = lshr i32 %26, 20
  %40 = and i32 %39, 15
  %41 = shl nuw nsw i32 %40, 10
  %42 = shl nuw nsw i32 %38, 5
  %43 = or disjoint i32 %41, %42
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 96
  br label %45

45:
  %46 = phi i32 [ 0, %10 ], [ %724, %722 ]
  %47 = phi i32 [ %2, %10 ], [ %726, %722 ]
  %48 = phi i64 [ 0, %10 ], [ %723, %722 ]
  %49 = call i32 @llvm.cttz.i32(i32 %47, i1 true)
  %50 = load i8, ptr %11, align 4
  %51 = trunc nuw i8 %50 to i1
  %52 = zext nneg i32 %49 to i64
  %53 = getelementptr inbounds nuw i64, ptr %1, i64 %52
  %54 = load i64, ptr %53, align 8
  %55 = and i64 %54, 4294967295
  %56 = select i1 %51, i64 %55, i64 %54
  %57 = load i64, ptr %12, align 8
  %58 = sub i64 %56, %57
  %59 = load ptr, ptr %13, align 8
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %61 = load i32, ptr %60, align 8
  %62 = zext i32 %61 to i64
  %63 = add i64 %58, %62
  %64 = icmp ult i64 %58, %63
  br i1 %64, label %65, label %722

65:
  %66 = trunc nuw nsw i32 %49 to i8
  br label %67

67:
  %68 = phi i32 [ %46, %65 ], [ %717, %714 ]
  %69 = phi i64 [ %58, %65 ], [ %720, %714 ]
  %70 = phi i64 [ %48, %65 ], [ %75, %714 ]
  %71 = trunc i64 %69 to i32
  %72 = lshr i32 %71, 2
  %73 = and i32 %72, 31
  %74 = icmp eq i32 %68, 0
  %75 = lshr i64 %69, 7
  br i1 %74, label %714, label %76

76:
  %77 = icmp eq i64 %75, %70
  br i1 %77, label %78, label %82

78:
  %79 = shl nuw i32 1, %73
  %80 = and i32 %79, %68
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %714, label %82

82:
  %83 = load ptr, ptr %14, align 8
  %84 = getelementptr inbounds nuw %struct.ScreenLine, ptr %83, i64 %70
  %85 = shl nuw i64 %70, 7
  %86 = load i64, ptr %15, align 8
  %87 = icmp ult i64 %85, %86
  br i1 %87, label %88, label %684

88:
  %89 = load i8, ptr %11, align 4
  %90 = trunc nuw i8 %89 to i1
  %91 = load ptr, ptr %0, align 8
  br i1 %90, label %92, label %117

92:
  %93 = getelementptr inbounds nuw i8, ptr %91, i64 37696
  %94 = load i32, ptr %93, align 8
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %117, label %96

96:
  %97 = load ptr, ptr %13, align 8
  %98 = getelementptr inbounds nuw i8, ptr %97, i64 8
  %99 = load i32, ptr %98, align 8
  %100 = icmp ult i32 %99, 4
  br i1 %100, label %117, label %101

101:
  %102 = getelementptr inbounds nuw i8, ptr %97, i64 4
  %103 = load i32, ptr %102, align 4
  %104 = add i32 %103, -1
  %105 = and i32 %104, -6
  %106 = icmp eq i32 %105, 0
  %107 = load ptr, ptr %16, align 8
  %108 = getelementptr inbounds nuw i32, ptr %107, i64 %70
  %109 = load i32, ptr %108, align 4
  br i1 %106, label %110, label %113

110:
  %111 = or i32 %109, %68
  store i32 %111, ptr %108, align 4
  %112 = load ptr, ptr %0, align 8
  br label %117

113:
  %114 = xor i32 %109, -1
  %115 = and i32 %68, %114
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %117, label %1429

117:
  %118 = phi ptr [ %112, %110 ], [ %91, %113 ], [ %91, %96 ], [ %91, %92 ], [ %91, %88 ]
  %119 = getelementptr inbounds nuw i8, ptr %118, i64 37704
  %120 = load i32, ptr %119, align 8
  %121 = icmp eq i32 %120, 0
  %122 = load i8, ptr %11, align 4
  %123 = trunc nuw i8 %122 to i1
  br i1 %121, label %124, label %147

124:
  br i1 %123, label %684, label %125

125:
  %126 = load ptr, ptr %13, align 8
  %127 = getelementptr inbounds nuw i8, ptr %126, i64 4
  %128 = load i32, ptr %127, align 4
  switch i32 %128, label %129 [
    i32 4, label %684
    i32 0, label %684
  ]

129:
  %130 = lshr i64 %70, 5
  %131 = load ptr, ptr %17, align 8
  %132 = getelementptr inbounds nuw %struct.ScreenPage, ptr %131, i64 %130
  %133 = load atomic i64, ptr %132 acquire, align 8
  %134 = load ptr, ptr %0, align 8
  %135 = getelementptr inbounds nuw i8, ptr %134, i64 37656
  %136 = load i64, ptr %135, align 8
  %137 = icmp eq i64 %133, %136
  br i1 %137, label %684, label %138

138:
  %139 = add i64 %136, -1
  %140 = icmp eq i64 %133, %139
  br i1 %140, label %141, label %145

141:
  %142 = load ptr, ptr %13, align 8
  %143 = getelementptr inbounds nuw i8, ptr %142, i64 4
  %144 = load i32, ptr %143, align 4
  switch i32 %144, label %145 [
    i32 4, label %684
    i32 0, label %684
  ]

145:
  %146 = call preserve_allcc i1 @open_page(ptr %0, i64 %130)
  br i1 %146, label %684, label %1429

147:
  br i1 %123, label %166, label %148

148:
  %149 = lshr i64 %70, 5
  %150 = load ptr, ptr %17, align 8
  %151 = getelementptr inbounds nuw %struct.ScreenPage, ptr %150, i64 %149
  %152 = load atomic i64, ptr %151 acquire, align 8
  %153 = load ptr, ptr %0, align 8
  %154 = getelementptr inbounds nuw i8, ptr %153, i64 37656
  %155 = load i64, ptr %154, align 8
  %156 = icmp eq i64 %152, %155
  br i1 %156, label %166, label %157

157:
  %158 = add i64 %155, -1
  %159 = icmp eq i64 %152, %158
  br i1 %159, label %160, label %164

160:
  %161 = load ptr, ptr %13, align 8
  %162 = getelementptr inbounds nuw i8, ptr %161, i64 4
  %163 = load i32, ptr %162, align 4
  switch i32 %163, label %164 [
    i32 4, label %166
    i32 0, label %166
  ]

164:
  %165 = call preserve_allcc i1 @open_page(ptr %0, i64 %149)
  br i1 %165, label %166, label %1429

166:
  %167 = load i8, ptr %18, align 8
  %168 = trunc nuw i8 %167 to i1
  br i1 %168, label %169, label %227

169:
  %170 = load i8, ptr %11, align 4
  %171 = trunc nuw i8 %170 to i1
  br i1 %171, label %227, label %172

172:
  %173 = load ptr, ptr %17, align 8
  %174 = lshr i64 %70, 5
  %175 = getelementptr inbounds nuw %struct.ScreenPage, ptr %173, i64 %174
  %176 = getelementptr inbounds nuw i8, ptr %175, i64 8
  %177 = and i64 %70, 31
  %178 = getelementptr inbounds nuw i64, ptr %176, i64 %177
  %179 = load atomic i64, ptr %178 monotonic, align 8
  %180 = icmp eq i64 %179, -1
  br i1 %180, label %181, label %183

181:
  %182 = load i64, ptr %84, align 8
  br label %212

183:
  %184 = load ptr, ptr %0, align 8
  %185 = getelementptr inbounds nuw i8, ptr %184, i64 37688
  %186 = load i32, ptr %185, align 8
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %189, label %188

188:
  store i64 -1, ptr %178, align 8
  br label %191

189:
  %190 = atomicrmw xchg ptr %178, i64 -1 monotonic, align 8
  br label %191

191:
  %192 = phi i64 [ %179, %188 ], [ %190, %189 ]
  %193 = load i64, ptr %19, align 8
  store i64 %193, ptr %84, align 8
  %194 = and i64 %192, 5
  %195 = icmp ne i64 %194, 0
  %196 = sext i1 %195 to i32
  %197 = getelementptr inbounds nuw i8, ptr %84, i64 48
  store i32 %196, ptr %197, align 8
  %198 = shl i64 %192, 62
  %199 = ashr i64 %198, 63
  %200 = trunc nsw i64 %199 to i32
  %201 = getelementptr inbounds nuw i8, ptr %84, i64 56
  store i32 %200, ptr %201, align 8
  %202 = getelementptr inbounds nuw i8, ptr %84, i64 60
  store i32 0, ptr %202, align 4
  %203 = getelementptr inbounds nuw i8, ptr %84, i64 52
  store i32 0, ptr %203, align 4
  %204 = and i64 %192, -8
  %205 = getelementptr inbounds nuw i8, ptr %84, i64 16
  %206 = getelementptr inbounds nuw i8, ptr %84, i64 32
  store i64 %204, ptr %206, align 8
  store i64 %204, ptr %205, align 8
  %207 = and i64 %192, 1
  %208 = icmp eq i64 %207, 0
  br i1 %208, label %209, label %212

209:
  %210 = and i64 %192, -16777216
  %211 = add i64 %210, -16777096
  store i64 %211, ptr %205, align 8
  br label %212

212:
  %213 = phi i64 [ %182, %181 ], [ %193, %191 ], [ %193, %209 ]
  %214 = load i64, ptr %19, align 8
  %215 = icmp eq i64 %213, %214
  br i1 %215, label %216, label %225

216:
  %217 = getelementptr inbounds nuw i8, ptr %84, i64 48
  %218 = load i32, ptr %217, align 8
  %219 = getelementptr inbounds nuw i8, ptr %84, i64 52
  %220 = load i32, ptr %219, align 4
  %221 = or i32 %220, %218
  %222 = and i32 %221, %68
  %223 = icmp eq i32 %222, 0
  %224 = zext i1 %223 to i8
  br label %225

225:
  %226 = phi i8 [ 1, %212 ], [ %224, %216 ]
  store i8 %226, ptr %20, align 1
  br label %227

227:
  %228 = load i64, ptr %84, align 8
  %229 = load i64, ptr %19, align 8
  %230 = icmp eq i64 %228, %229
  br i1 %230, label %231, label %291

231:
  %232 = load ptr, ptr %13, align 8
  %233 = getelementptr inbounds nuw i8, ptr %232, i64 4
  %234 = load i32, ptr %233, align 4
  switch i32 %234, label %253 [
    i32 4, label %235
    i32 0, label %235
  ]

235:
  %236 = getelementptr inbounds nuw i8, ptr %84, i64 32
  %237 = load i64, ptr %236, align 8
  %238 = icmp eq i64 %237, %7
  br i1 %238, label %239, label %291

239:
  %240 = getelementptr inbounds nuw i8, ptr %84, i64 56
  %241 = load i32, ptr %240, align 8
  %242 = xor i32 %241, -1
  %243 = and i32 %68, %242
  %244 = icmp eq i32 %243, 0
  br i1 %244, label %245, label %291

245:
  %246 = getelementptr inbounds nuw i8, ptr %84, i64 48
  %247 = load i32, ptr %246, align 8
  %248 = getelementptr inbounds nuw i8, ptr %84, i64 52
  %249 = load i32, ptr %248, align 4
  %250 = or i32 %249, %247
  %251 = and i32 %250, %68
  %252 = icmp eq i32 %251, 0
  br i1 %252, label %684, label %291

253:
  %254 = load i8, ptr %21, align 1
  %255 = trunc nuw i8 %254 to i1
  %256 = or i1 %23, %255
  %257 = select i1 %256, i1 true, i1 %25
  br i1 %257, label %291, label %258

258:
  %259 = getelementptr inbounds nuw i8, ptr %84, i64 48
  %260 = load i32, ptr %259, align 8
  %261 = xor i32 %260, -1
  %262 = and i32 %68, %261
  %263 = icmp eq i32 %262, 0
  br i1 %263, label %264, label %291

264:
  %265 = getelementptr inbounds nuw i8, ptr %84, i64 16
  %266 = load i64, ptr %265, align 8
  %267 = and i64 %266, 120
  %268 = icmp eq i64 %267, 120
  br i1 %268, label %269, label %291

269:
  %270 = icmp ugt i64 %266, -1099511627777
  %271 = xor i64 %266, %6
  %272 = icmp ult i64 %271, 16777216
  %273 = select i1 %270, i1 true, i1 %272
  br i1 %273, label %274, label %291

274:
  %275 = and i64 %266, 7
  %276 = icmp ne i64 %275, 0
  %277 = and i64 %271, 7
  %278 = icmp eq i64 %277, 0
  %279 = select i1 %276, i1 %278, i1 false
  br i1 %279, label %280, label %291

280:
  %281 = getelementptr inbounds nuw i8, ptr %84, i64 52
  %282 = load i32, ptr %281, align 4
  %283 = getelementptr inbounds nuw i8, ptr %84, i64 56
  %284 = load i32, ptr %283, align 8
  %285 = or i32 %284, %282
  %286 = getelementptr inbounds nuw i8, ptr %84, i64 60
  %287 = load i32, ptr %286, align 4
  %288 = or i32 %285, %287
  %289 = and i32 %288, %68
  %290 = icmp eq i32 %289, 0
  br i1 %290, label %684, label %291

291:
  %292 = load i8, ptr %11, align 4
  %293 = trunc nuw i8 %292 to i1
  br i1 %293, label %346, label %294

294:
  %295 = load ptr, ptr %0, align 8
  %296 = getelementptr inbounds nuw i8, ptr %295, i64 37688
  %297 = load i32, ptr %296, align 8
  %298 = icmp eq i32 %297, 0
  br i1 %298, label %299, label %308

299:
  %300 = getelementptr inbounds nuw i8, ptr %84, i64 8
  br label %301

301:
  %302 = atomicrmw or ptr %300, i64 1 acquire, align 8
  %303 = and i64 %302, 1
  %304 = icmp eq i64 %303, 0
  br i1 %304, label %305, label %301

305:
  %306 = load i8, ptr %11, align 4
  %307 = trunc nuw i8 %306 to i1
  br i1 %307, label %346, label %308

308:
  %309 = load ptr, ptr %17, align 8
  %310 = lshr i64 %70, 5
  %311 = getelementptr inbounds nuw %struct.ScreenPage, ptr %309, i64 %310
  %312 = getelementptr inbounds nuw i8, ptr %311, i64 8
  %313 = and i64 %70, 31
  %314 = getelementptr inbounds nuw i64, ptr %312, i64 %313
  %315 = load atomic i64, ptr %314 monotonic, align 8
  %316 = icmp eq i64 %315, -1
  br i1 %316, label %346, label %317

317:
  %318 = load ptr, ptr %0, align 8
  %319 = getelementptr inbounds nuw i8, ptr %318, i64 37688
  %320 = load i32, ptr %319, align 8
  %321 = icmp eq i32 %320, 0
  br i1 %321, label %323, label %322

322:
  store i64 -1, ptr %314, align 8
  br label %325

323:
  %324 = atomicrmw xchg ptr %314, i64 -1 monotonic, align 8
  br label %325

325:
  %326 = phi i64 [ %315, %322 ], [ %324, %323 ]
  %327 = load i64, ptr %19, align 8
  store i64 %327, ptr %84, align 8
  %328 = and i64 %326, 5
  %329 = icmp ne i64 %328, 0
  %330 = sext i1 %329 to i32
  %331 = getelementptr inbounds nuw i8, ptr %84, i64 48
  store i32 %330, ptr %331, align 8
  %332 = shl i64 %326, 62
  %333 = ashr i64 %332, 63
  %334 = trunc nsw i64 %333 to i32
  %335 = getelementptr inbounds nuw i8, ptr %84, i64 56
  store i32 %334, ptr %335, align 8
  %336 = getelementptr inbounds nuw i8, ptr %84, i64 60
  store i32 0, ptr %336, align 4
  %337 = getelementptr inbounds nuw i8, ptr %84, i64 52
  store i32 0, ptr %337, align 4
  %338 = and i64 %326, -8
  %339 = getelementptr inbounds nuw i8, ptr %84, i64 16
  %340 = getelementptr inbounds nuw i8, ptr %84, i64 32
  store i64 %338, ptr %340, align 8
  store i64 %338, ptr %339, align 8
  %341 = and i64 %326, 1
  %342 = icmp eq i64 %341, 0
  br i1 %342, label %343, label %346

343:
  %344 = and i64 %326, -16777216
  %345 = add i64 %344, -16777096
  store i64 %345, ptr %339, align 8
  br label %346

346:
  %347 = phi i1 [ true, %305 ], [ %298, %343 ], [ %298, %325 ], [ %298, %308 ], [ false, %291 ]
  %348 = load i64, ptr %84, align 8
  %349 = load i64, ptr %19, align 8
  %350 = icmp eq i64 %348, %349
  br i1 %350, label %469, label %351

351:
  %352 = load ptr, ptr %13, align 8
  %353 = getelementptr inbounds nuw i8, ptr %352, i64 4
  %354 = load i32, ptr %353, align 4
  %355 = and i32 %354, -5
  %356 = icmp eq i32 %355, 0
  %357 = select i1 %356, i32 2, i32 0
  store i64 %349, ptr %84, align 8
  %358 = getelementptr inbounds nuw i8, ptr %84, i64 48
  %359 = getelementptr inbounds nuw i8, ptr %84, i64 60
  store i32 0, ptr %359, align 4
  %360 = getelementptr inbounds nuw i8, ptr %84, i64 56
  store i32 0, ptr %360, align 8
  %361 = getelementptr inbounds nuw i8, ptr %84, i64 52
  store i32 0, ptr %361, align 4
  store i32 0, ptr %358, align 8
  %362 = getelementptr inbounds nuw i8, ptr %84, i64 8
  store i64 0, ptr %362, align 8
  br i1 %28, label %363, label %419

363:
  %364 = load i8, ptr %11, align 4
  %365 = trunc nuw i8 %364 to i1
  br i1 %365, label %366, label %418

366:
  %367 = load i8, ptr %21, align 1
  %368 = trunc nuw i8 %367 to i1
  %369 = or i1 %29, %368
  br i1 %369, label %418, label %370

370:
  %371 = load ptr, ptr %32, align 8
  %372 = load ptr, ptr %14, align 8
  %373 = ptrtoint ptr %84 to i64
  %374 = ptrtoint ptr %372 to i64
  %375 = sub i64 %373, %374
  %376 = getelementptr inbounds nuw i16, ptr %371, i64 %375
  %377 = load ptr, ptr %13, align 8
  %378 = getelementptr inbounds nuw i8, ptr %377, i64 4
  %379 = load i32, ptr %378, align 4
  %380 = and i32 %379, -5
  %381 = icmp eq i32 %380, 0
  %382 = select i1 %381, i64 32, i64 0
  %383 = getelementptr inbounds nuw i16, ptr %376, i64 %382
  br label %384

384:
  %385 = phi i32 [ %68, %370 ], [ %396, %384 ]
  %386 = call i32 @llvm.cttz.i32(i32 %385, i1 true)
  %387 = load ptr, ptr %8, align 8
  %388 = zext nneg i32 %386 to i64
  %389 = getelementptr inbounds nuw i8, ptr %387, i64 %388
  %390 = load i8, ptr %389, align 1
  %391 = zext i8 %390 to i32
  %392 = or i32 %34, %391
  %393 = trunc nuw nsw i32 %392 to i16
  %394 = getelementptr inbounds nuw i16, ptr %383, i64 %388
  store i16 %393, ptr %394, align 2
  %395 = add i32 %385, -1
  %396 = and i32 %395, %385
  %397 = icmp eq i32 %396, 0
  br i1 %397, label %398, label %384

398:
  %399 = select i1 %381, i64 2, i64 0
  switch i32 %379, label %400 [
    i32 4, label %412
    i32 0, label %412
  ]

400:
  %401 = load i64, ptr %362, align 8
  %402 = icmp eq i64 %401, 0
  br i1 %402, label %408, label %403

403:
  %404 = load ptr, ptr %0, align 8
  store i64 0, ptr %362, align 8
  %405 = getelementptr inbounds nuw i8, ptr %404, i64 41816
  %406 = load i64, ptr %405, align 8
  %407 = add i64 %406, 1
  store i64 %407, ptr %405, align 8
  br label %408

408:
  %409 = xor i32 %68, -1
  %410 = load i32, ptr %360, align 8
  %411 = and i32 %410, %409
  store i32 %411, ptr %360, align 8
  br label %412

412:
  %413 = getelementptr inbounds nuw i32, ptr %358, i64 %399
  %414 = load i32, ptr %413, align 4
  %415 = or i32 %414, %68
  store i32 %415, ptr %413, align 4
  %416 = getelementptr inbounds nuw i8, ptr %84, i64 16
  %417 = getelementptr inbounds nuw i64, ptr %416, i64 %399
  store i64 %31, ptr %417, align 8
  br label %664

418:
  call preserve_allcc void @remember(ptr %0, ptr %84, i32 %357, i64 %7, i32 %68)
  br label %664

419:
  %420 = zext nneg i32 %357 to i64
  %421 = getelementptr inbounds nuw i32, ptr %358, i64 %420
  store i32 %68, ptr %421, align 4
  %422 = getelementptr inbounds nuw i8, ptr %84, i64 16
  %423 = getelementptr inbounds nuw i64, ptr %422, i64 %420
  store i64 %7, ptr %423, align 8
  switch i32 %354, label %664 [
    i32 4, label %424
    i32 0, label %424
  ]

424:
  %425 = load ptr, ptr %0, align 8
  %426 = getelementptr inbounds nuw i8, ptr %425, i64 37692
  %427 = load i32, ptr %426, align 4
  %428 = icmp eq i32 %427, 0
  br i1 %428, label %429, label %664

429:
  %430 = getelementptr inbounds nuw i8, ptr %84, i64 32
  %431 = load i64, ptr %430, align 8
  %432 = and i64 %431, 64
  %433 = icmp eq i64 %432, 0
  br i1 %433, label %664, label %434

434:
  %435 = load i8, ptr %21, align 1
  %436 = trunc nuw i8 %435 to i1
  br i1 %436, label %437, label %438

437:
  call preserve_allcc void @quieten_aged(ptr %0, ptr %84)
  br label %438

438:
  %439 = load i32, ptr %358, align 8
  %440 = load i32, ptr %361, align 4
  %441 = or i32 %440, %439
  %442 = icmp eq i32 %441, 0
  br i1 %442, label %443, label %664

443:
  %444 = load i8, ptr %21, align 1
  %445 = trunc nuw i8 %444 to i1
  br i1 %445, label %664, label %446

446:
  %447 = load i32, ptr %359, align 4
  %448 = icmp eq i32 %447, 0
  br i1 %448, label %454, label %449

449:
  %450 = getelementptr inbounds nuw i8, ptr %84, i64 40
  %451 = load i64, ptr %450, align 8
  %452 = load i64, ptr %430, align 8
  %453 = call preserve_allcc i64 @joined(i64 %451, i64 %452)
  br label %456

454:
  %455 = load i64, ptr %430, align 8
  br label %456

456:
  %457 = phi i64 [ %453, %449 ], [ %455, %454 ]
  %458 = and i64 %457, 7
  %459 = icmp eq i64 %458, 0
  br i1 %459, label %460, label %664

460:
  store i64 %457, ptr %430, align 8
  store i32 -1, ptr %360, align 8
  store i32 0, ptr %359, align 4
  %461 = and i64 %457, 120
  %462 = icmp eq i64 %461, 120
  %463 = load i64, ptr %84, align 8
  %464 = shl i64 %463, 10
  %465 = lshr i64 %457, 15
  %466 = and i64 %465, 1023
  %467 = select i1 %462, i64 1023, i64 %466
  %468 = or disjoint i64 %464, %467
  store i64 %468, ptr %362, align 8
  br label %664

469:
  %470 = load i8, ptr %11, align 4
  %471 = trunc nuw i8 %470 to i1
  br i1 %471, label %524, label %472

472:
  %473 = load ptr, ptr %13, align 8
  %474 = getelementptr inbounds nuw i8, ptr %473, i64 4
  %475 = load i32, ptr %474, align 4
  %476 = and i32 %475, -5
  %477 = icmp eq i32 %476, 0
  %478 = select i1 %477, i32 2, i32 0
  br i1 %36, label %661, label %479

479:
  %480 = getelementptr inbounds nuw i8, ptr %84, i64 48
  %481 = load i32, ptr %480, align 8
  %482 = getelementptr inbounds nuw i8, ptr %84, i64 52
  %483 = load i32, ptr %482, align 4
  %484 = or i32 %483, %481
  %485 = getelementptr inbounds nuw i8, ptr %84, i64 56
  %486 = load i32, ptr %485, align 8
  %487 = or i32 %484, %486
  %488 = getelementptr inbounds nuw i8, ptr %84, i64 60
  %489 = load i32, ptr %488, align 4
  %490 = or i32 %487, %489
  %491 = and i32 %490, %68
  %492 = icmp eq i32 %491, 0
  br i1 %492, label %493, label %661

493:
  %494 = zext nneg i32 %478 to i64
  %495 = getelementptr inbounds nuw i32, ptr %480, i64 %494
  %496 = load i32, ptr %495, align 4
  %497 = icmp eq i32 %496, 0
  br i1 %497, label %498, label %500

498:
  %499 = getelementptr inbounds nuw i32, ptr %480, i64 %494
  br label %517

500:
  %501 = getelementptr inbounds nuw i8, ptr %84, i64 16
  %502 = getelementptr inbounds nuw i64, ptr %501, i64 %494
  %503 = load i64, ptr %502, align 8
  %504 = icmp ne i64 %503, %7
  %505 = zext i1 %504 to i32
  %506 = or disjoint i32 %478, %505
  %507 = zext nneg i32 %506 to i64
  %508 = getelementptr inbounds nuw i32, ptr %480, i64 %507
  %509 = load i32, ptr %508, align 4
  %510 = icmp eq i32 %509, 0
  %511 = getelementptr inbounds nuw i32, ptr %480, i64 %507
  br i1 %510, label %517, label %512

512:
  %513 = getelementptr inbounds nuw i8, ptr %84, i64 16
  %514 = getelementptr inbounds nuw i64, ptr %513, i64 %507
  %515 = load i64, ptr %514, align 8
  %516 = icmp eq i64 %515, %7
  br i1 %516, label %517, label %661

517:
  %518 = phi ptr [ %499, %498 ], [ %511, %500 ], [ %511, %512 ]
  %519 = phi i64 [ %494, %498 ], [ %507, %500 ], [ %507, %512 ]
  %520 = getelementptr inbounds nuw i8, ptr %84, i64 16
  %521 = getelementptr inbounds nuw i64, ptr %520, i64 %519
  store i64 %7, ptr %521, align 8
  %522 = load i32, ptr %518, align 4
  %523 = or i32 %522, %68
  store i32 %523, ptr %518, align 4
  br label %664

524:
  br i1 %28, label %525, label %661

525:
  %526 = load i8, ptr %21, align 1
  %527 = trunc nuw i8 %526 to i1
  %528 = or i1 %29, %527
  br i1 %528, label %661, label %529

529:
  %530 = getelementptr inbounds nuw i8, ptr %84, i64 48
  %531 = getelementptr inbounds nuw i8, ptr %84, i64 52
  %532 = load i32, ptr %531, align 4
  %533 = icmp eq i32 %532, 0
  br i1 %533, label %534, label %661

534:
  %535 = load i32, ptr %530, align 4
  %536 = icmp eq i32 %535, 0
  br i1 %536, label %541, label %537

537:
  %538 = getelementptr inbounds nuw i8, ptr %84, i64 16
  %539 = load i64, ptr %538, align 8
  %540 = icmp eq i64 %539, %31
  br i1 %540, label %541, label %661

541:
  %542 = getelementptr inbounds nuw i8, ptr %84, i64 60
  %543 = load i32, ptr %542, align 4
  %544 = icmp eq i32 %543, 0
  br i1 %544, label %545, label %661

545:
  %546 = getelementptr inbounds nuw i8, ptr %84, i64 56
  %547 = load i32, ptr %546, align 4
  %548 = icmp eq i32 %547, 0
  br i1 %548, label %553, label %549

549:
  %550 = getelementptr inbounds nuw i8, ptr %84, i64 32
  %551 = load i64, ptr %550, align 8
  %552 = icmp eq i64 %551, %31
  br i1 %552, label %553, label %661

553:
  %554 = load ptr, ptr %32, align 8
  %555 = load ptr, ptr %14, align 8
  %556 = ptrtoint ptr %84 to i64
  %557 = ptrtoint ptr %555 to i64
  %558 = sub i64 %556, %557
  %559 = getelementptr inbounds nuw i16, ptr %554, i64 %558
  %560 = and i32 %535, %68
  %561 = icmp eq i32 %560, 0
  br i1 %561, label %588, label %562

562:
  %563 = phi i32 [ %586, %584 ], [ %560, %553 ]
  %564 = call i32 @llvm.cttz.i32(i32 %563, i1 true)
  %565 = zext nneg i32 %564 to i64
  %566 = getelementptr inbounds nuw i16, ptr %559, i64 %565
  %567 = load i16, ptr %566, align 2
  %568 = zext i16 %567 to i32
  %569 = icmp slt i16 %567, 0
  br i1 %569, label %661, label %570

570:
  %571 = lshr i32 %568, 5
  %572 = and i32 %571, 31
  %573 = icmp eq i32 %572, %38
  br i1 %573, label %574, label %661

574:
  %575 = lshr i32 %568, 10
  %576 = icmp samesign ult i32 %575, %40
  br i1 %576, label %584, label %577

577:
  %578 = and i32 %568, 31
  %579 = load ptr, ptr %8, align 8
  %580 = getelementptr inbounds nuw i8, ptr %579, i64 %565
  %581 = load i8, ptr %580, align 1
  %582 = zext i8 %581 to i32
  %583 = icmp eq i32 %578, %582
  br i1 %583, label %584, label %661

584:
  %585 = add i32 %563, -1
  %586 = and i32 %585, %563
  %587 = icmp eq i32 %586, 0
  br i1 %587, label %588, label %562

588:
  %589 = getelementptr inbounds nuw i8, ptr %559, i64 64
  %590 = and i32 %547, %68
  %591 = icmp eq i32 %590, 0
  br i1 %591, label %618, label %592

592:
  %593 = phi i32 [ %616, %614 ], [ %590, %588 ]
  %594 = call i32 @llvm.cttz.i32(i32 %593, i1 true)
  %595 = zext nneg i32 %594 to i64
  %596 = getelementptr inbounds nuw i16, ptr %589, i64 %595
  %597 = load i16, ptr %596, align 2
  %598 = zext i16 %597 to i32
  %599 = icmp slt i16 %597, 0
  br i1 %599, label %661, label %600

600:
  %601 = lshr i32 %598, 5
  %602 = and i32 %601, 31
  %603 = icmp eq i32 %602, %38
  br i1 %603, label %604, label %661

604:
  %605 = lshr i32 %598, 10
  %606 = icmp samesign ult i32 %605, %40
  br i1 %606, label %614, label %607

607:
  %608 = and i32 %598, 31
  %609 = load ptr, ptr %8, align 8
  %610 = getelementptr inbounds nuw i8, ptr %609, i64 %595
  %611 = load i8, ptr %610, align 1
  %612 = zext i8 %611 to i32
  %613 = icmp eq i32 %608, %612
  br i1 %613, label %614, label %661

614:
  %615 = add i32 %593, -1
  %616 = and i32 %615, %593
  %617 = icmp eq i32 %616, 0
  br i1 %617, label %618, label %592

618:
  %619 = load ptr, ptr %13, align 8
  %620 = getelementptr inbounds nuw i8, ptr %619, i64 4
  %621 = load i32, ptr %620, align 4
  %622 = and i32 %621, -5
  %623 = icmp eq i32 %622, 0
  %624 = select i1 %623, i64 32, i64 0
  %625 = getelementptr inbounds nuw i16, ptr %559, i64 %624
  br label %626

626:
  %627 = phi i32 [ %68, %618 ], [ %638, %626 ]
  %628 = call i32 @llvm.cttz.i32(i32 %627, i1 true)
  %629 = load ptr, ptr %8, align 8
  %630 = zext nneg i32 %628 to i64
  %631 = getelementptr inbounds nuw i8, ptr %629, i64 %630
  %632 = load i8, ptr %631, align 1
  %633 = zext i8 %632 to i32
  %634 = or i32 %43, %633
  %635 = trunc nuw nsw i32 %634 to i16
  %636 = getelementptr inbounds nuw i16, ptr %625, i64 %630
  store i16 %635, ptr %636, align 2
  %637 = add i32 %627, -1
  %638 = and i32 %637, %627
  %639 = icmp eq i32 %638, 0
  br i1 %639, label %640, label %626

640:
  %641 = select i1 %623, i64 2, i64 0
  switch i32 %621, label %642 [
    i32 4, label %655
    i32 0, label %655
  ]

642:
  %643 = getelementptr inbounds nuw i8, ptr %84, i64 8
  %644 = load i64, ptr %643, align 8
  %645 = icmp eq i64 %644, 0
  br i1 %645, label %651, label %646

646:
  %647 = load ptr, ptr %0, align 8
  store i64 0, ptr %643, align 8
  %648 = getelementptr inbounds nuw i8, ptr %647, i64 41816
  %649 = load i64, ptr %648, align 8
  %650 = add i64 %649, 1
  store i64 %650, ptr %648, align 8
  br label %651

651:
  %652 = xor i32 %68, -1
  %653 = load i32, ptr %546, align 8
  %654 = and i32 %653, %652
  store i32 %654, ptr %546, align 8
  br label %655

655:
  %656 = getelementptr inbounds nuw i32, ptr %530, i64 %641
  %657 = load i32, ptr %656, align 4
  %658 = or i32 %657, %68
  store i32 %658, ptr %656, align 4
  %659 = getelementptr inbounds nuw i8, ptr %84, i64 16
  %660 = getelementptr inbounds nuw i64, ptr %659, i64 %641
  store i64 %31, ptr %660, align 8
  br label %664

661:
  %662 = call preserve_allcc i1 @judge_again(ptr %0, ptr %84, i64 %7, i32 %68)
  %663 = select i1 %662, i1 %25, i1 false
  br i1 %663, label %665, label %678

664:
  br i1 %25, label %665, label %678

665:
  %666 = load ptr, ptr %0, align 8
  %667 = getelementptr inbounds nuw i8, ptr %666, i64 41808
  %668 = load i64, ptr %667, align 8
  %669 = load ptr, ptr %13, align 8
  %670 = getelementptr inbounds nuw i8, ptr %669, i64 8
  %671 = load i32, ptr %670, align 8
  %672 = icmp eq i32 %671, 1
  %673 = load ptr, ptr %44, align 8
  br i1 %672, label %674, label %676

674:
  %675 = trunc i64 %668 to i8
  store i8 %675, ptr %673, align 1
  br label %678

676:
  %677 = trunc i64 %668 to i32
  store i32 %677, ptr %673, align 1
  br label %678

678:
  %679 = phi i1 [ %662, %661 ], [ true, %664 ], [ true, %674 ], [ true, %676 ]
  br i1 %347, label %680, label %683

680:
  %681 = getelementptr inbounds nuw i8, ptr %84, i64 8
  %682 = atomicrmw and ptr %681, i64 -2 release, align 8
  br i1 %679, label %684, label %1429

683:
  br i1 %679, label %684, label %1429

684:
  %685 = load ptr, ptr %0, align 8
  %686 = getelementptr inbounds nuw i8, ptr %685, i64 43704
  %687 = load ptr, ptr %686, align 8
  %688 = icmp eq ptr %687, null
  br i1 %688, label %714, label %689

689:
  %690 = load i8, ptr %11, align 4
  %691 = trunc nuw i8 %690 to i1
  br i1 %691, label %714, label %692

692:
  %693 = load i64, ptr %12, align 8
  %694 = add i64 %693, %85
  %695 = load ptr, ptr %13, align 8
  %696 = getelementptr inbounds nuw i8, ptr %695, i64 4
  %697 = load i32, ptr %696, align 4
  switch i32 %697, label %698 [
    i32 4, label %714
    i32 0, label %714
  ]

698:
  %699 = load i8, ptr %18, align 8
  %700 = trunc nuw i8 %699 to i1
  br i1 %700, label %714, label %701

701:
  %702 = getelementptr inbounds nuw i8, ptr %685, i64 43720
  %703 = load i64, ptr %702, align 8
  %704 = lshr i64 %694, 7
  %705 = lshr i64 %694, 13
  %706 = lshr i64 %694, 19
  %707 = xor i64 %705, %706
  %708 = xor i64 %707, %704
  %709 = and i64 %708, 63
  %710 = shl nuw i64 1, %709
  %711 = and i64 %703, %710
  %712 = icmp eq i64 %711, 0
  br i1 %712, label %714, label %713

713:
  call preserve_allcc void @cut_words(ptr %685, i64 %694, i32 %68)
  br label %714

714:
  %715 = phi i32 [ %68, %78 ], [ 0, %692 ], [ 0, %692 ], [ 0, %684 ], [ 0, %713 ], [ 0, %701 ], [ 0, %698 ], [ 0, %689
      ], [ 0, %67 ]
  %716 = shl nuw i32 1, %73
  %717 = or i32 %715, %716
  %718 = zext nneg i32 %73 to i64
  %719 = getelementptr inbounds nuw i8, ptr %4, i64 %718
  store i8 %66, ptr %719, align 1
  %720 = add i64 %69, 4
  %721 = icmp ult i64 %720, %63
  br i1 %721, label %67, label %722

722:
  %723 = phi i64 [ %48, %45 ], [ %75, %714 ]
  %724 = phi i32 [ %46, %45 ], [ %717, %714 ]
  %725 = add i32 %47, -1
  %726 = and i32 %725, %47
  %727 = icmp eq i32 %726, 0
  br i1 %727, label %728, label %45

728:
  %729 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %730 = load ptr, ptr %729, align 8
  %731 = getelementptr inbounds nuw %struct.ScreenLine, ptr %730, i64 %723
  %732 = icmp eq i32 %724, 0
  br i1 %732, label %1392, label %733

733:
  %734 = shl nuw i64 %723, 7
  %735 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %736 = load i64, ptr %735, align 8
  %737 = icmp ult i64 %734, %736
  br i1 %737, label %738, label %1392

738:
  %739 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %740 = load i8, ptr %739, align 4
  %741 = trunc nuw i8 %740 to i1
  %742 = load ptr, ptr %0, align 8
  br i1 %741, label %743, label %770

743:
  %744 = getelementptr inbounds nuw i8, ptr %742, i64 37696
  %745 = load i32, ptr %744, align 8
  %746 = icmp eq i32 %745, 0
  br i1 %746, label %770, label %747

747:
  %748 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %749 = load ptr, ptr %748, align 8
  %750 = getelementptr inbounds nuw i8, ptr %749, i64 8
  %751 = load i32, ptr %750, align 8
  %752 = icmp ult i32 %751, 4
  br i1 %752, label %770, label %753

753:
  %754 = getelementptr inbounds nuw i8, ptr %749, i64 4
  %755 = load i32, ptr %754, align 4
  %756 = add i32 %755, -1
  %757 = and i32 %756, -6
  %758 = icmp eq i32 %757, 0
  %759 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %760 = load ptr, ptr %759, align 8
  %761 = getelementptr inbounds nuw i32, ptr %760, i64 %723
  %762 = load i32, ptr %761, align 4
  br i1 %758, label %763, label %766

763:
  %764 = or i32 %762, %724
  store i32 %764, ptr %761, align 4
  %765 = load ptr, ptr %0, align 8
  br label %770

766:
  %767 = xor i32 %762, -1
  %768 = and i32 %724, %767
  %769 = icmp eq i32 %768, 0
  br i1 %769, label %770, label %1429

770:
  %771 = phi ptr [ %765, %763 ], [ %742, %766 ], [ %742, %747 ], [ %742, %743 ], [ %742, %738 ]
  %772 = getelementptr inbounds nuw i8, ptr %771, i64 37704
  %773 = load i32, ptr %772, align 8
  %774 = icmp eq i32 %773, 0
  %775 = load i8, ptr %739, align 4
  %776 = trunc nuw i8 %775 to i1
  br i1 %774, label %777, label %802

777:
  br i1 %776, label %1392, label %778

778:
  %779 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %780 = load ptr, ptr %779, align 8
  %781 = getelementptr inbounds nuw i8, ptr %780, i64 4
  %782 = load i32, ptr %781, align 4
  switch i32 %782, label %783 [
    i32 4, label %1392
    i32 0, label %1392
  ]

783:
  %784 = lshr i64 %723, 5
  %785 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %786 = load ptr, ptr %785, align 8
  %787 = getelementptr inbounds nuw %struct.ScreenPage, ptr %786, i64 %784
  %788 = load atomic i64, ptr %787 acquire, align 8
  %789 = load ptr, ptr %0, align 8
  %790 = getelementptr inbounds nuw i8, ptr %789, i64 37656
  %791 = load i64, ptr %790, align 8
  %792 = icmp eq i64 %788, %791
  br i1 %792, label %1392, label %793

793:
  %794 = add i64 %791, -1
  %795 = icmp eq i64 %788, %794
  br i1 %795, label %796, label %800

796:
  %797 = load ptr, ptr %779, align 8
  %798 = getelementptr inbounds nuw i8, ptr %797, i64 4
  %799 = load i32, ptr %798, align 4
  switch i32 %799, label %800 [
    i32 4, label %1392
    i32 0, label %1392
  ]

800:
  %801 = call preserve_allcc i1 @open_page(ptr %0, i64 %784)
  br i1 %801, label %1392, label %1429

802:
  br i1 %776, label %823, label %803

803:
  %804 = lshr i64 %723, 5
  %805 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %806 = load ptr, ptr %805, align 8
  %807 = getelementptr inbounds nuw %struct.ScreenPage, ptr %806, i64 %804
  %808 = load atomic i64, ptr %807 acquire, align 8
  %809 = load ptr, ptr %0, align 8
  %810 = getelementptr inbounds nuw i8, ptr %809, i64 37656
  %811 = load i64, ptr %810, align 8
  %812 = icmp eq i64 %808, %811
  br i1 %812, label %823, label %813

813:
  %814 = add i64 %811, -1
  %815 = icmp eq i64 %808, %814
  br i1 %815, label %816, label %821

816:
  %817 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %818 = load ptr, ptr %817, align 8
  %819 = getelementptr inbounds nuw i8, ptr %818, i64 4
  %820 = load i32, ptr %819, align 4
  switch i32 %820, label %821 [
    i32 4, label %823
    i32 0, label %823
  ]

821:
  %822 = call preserve_allcc i1 @open_page(ptr %0, i64 %804)
  br i1 %822, label %823, label %1429

823:
  %824 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %825 = load i8, ptr %824, align 8
  %826 = trunc nuw i8 %825 to i1
  br i1 %826, label %827, label %889

827:
  %828 = load i8, ptr %739, align 4
  %829 = trunc nuw i8 %828 to i1
  br i1 %829, label %889, label %830

830:
  %831 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %832 = load ptr, ptr %831, align 8
  %833 = lshr i64 %723, 5
  %834 = getelementptr inbounds nuw %struct.ScreenPage, ptr %832, i64 %833
  %835 = getelementptr inbounds nuw i8, ptr %834, i64 8
  %836 = and i64 %723, 31
  %837 = getelementptr inbounds nuw i64, ptr %835, i64 %836
  %838 = load atomic i64, ptr %837 monotonic, align 8
  %839 = icmp eq i64 %838, -1
  br i1 %839, label %840, label %842

840:
  %841 = load i64, ptr %731, align 8
  br label %872

842:
  %843 = load ptr, ptr %0, align 8
  %844 = getelementptr inbounds nuw i8, ptr %843, i64 37688
  %845 = load i32, ptr %844, align 8
  %846 = icmp eq i32 %845, 0
  br i1 %846, label %848, label %847

847:
  store i64 -1, ptr %837, align 8
  br label %850

848:
  %849 = atomicrmw xchg ptr %837, i64 -1 monotonic, align 8
  br label %850

850:
  %851 = phi i64 [ %838, %847 ], [ %849, %848 ]
  %852 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %853 = load i64, ptr %852, align 8
  store i64 %853, ptr %731, align 8
  %854 = and i64 %851, 5
  %855 = icmp ne i64 %854, 0
  %856 = sext i1 %855 to i32
  %857 = getelementptr inbounds nuw i8, ptr %731, i64 48
  store i32 %856, ptr %857, align 8
  %858 = shl i64 %851, 62
  %859 = ashr i64 %858, 63
  %860 = trunc nsw i64 %859 to i32
  %861 = getelementptr inbounds nuw i8, ptr %731, i64 56
  store i32 %860, ptr %861, align 8
  %862 = getelementptr inbounds nuw i8, ptr %731, i64 60
  store i32 0, ptr %862, align 4
  %863 = getelementptr inbounds nuw i8, ptr %731, i64 52
  store i32 0, ptr %863, align 4
  %864 = and i64 %851, -8
  %865 = getelementptr inbounds nuw i8, ptr %731, i64 16
  %866 = getelementptr inbounds nuw i8, ptr %731, i64 32
  store i64 %864, ptr %866, align 8
  store i64 %864, ptr %865, align 8
  %867 = and i64 %851, 1
  %868 = icmp eq i64 %867, 0
  br i1 %868, label %869, label %872

869:
  %870 = and i64 %851, -16777216
  %871 = add i64 %870, -16777096
  store i64 %871, ptr %865, align 8
  br label %872

872:
  %873 = phi i64 [ %841, %840 ], [ %853, %850 ], [ %853, %869 ]
  %874 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %875 = load i64, ptr %874, align 8
  %876 = icmp eq i64 %873, %875
  br i1 %876, label %877, label %886

877:
  %878 = getelementptr inbounds nuw i8, ptr %731, i64 48
  %879 = load i32, ptr %878, align 8
  %880 = getelementptr inbounds nuw i8, ptr %731, i64 52
  %881 = load i32, ptr %880, align 4
  %882 = or i32 %881, %879
  %883 = and i32 %882, %724
  %884 = icmp eq i32 %883, 0
  %885 = zext i1 %884 to i8
  br label %886

886:
  %887 = phi i8 [ 1, %872 ], [ %885, %877 ]
  %888 = getelementptr inbounds nuw i8, ptr %0, i64 137
  store i8 %887, ptr %888, align 1
  br label %889

889:
  %890 = load i64, ptr %731, align 8
  %891 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %892 = load i64, ptr %891, align 8
  %893 = icmp eq i64 %890, %892
  br i1 %893, label %894, label %960

894:
  %895 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %896 = load ptr, ptr %895, align 8
  %897 = getelementptr inbounds nuw i8, ptr %896, i64 4
  %898 = load i32, ptr %897, align 4
  switch i32 %898, label %917 [
    i32 4, label %899
    i32 0, label %899
  ]

899:
  %900 = getelementptr inbounds nuw i8, ptr %731, i64 32
  %901 = load i64, ptr %900, align 8
  %902 = icmp eq i64 %901, %7
  br i1 %902, label %903, label %960

903:
  %904 = getelementptr inbounds nuw i8, ptr %731, i64 56
  %905 = load i32, ptr %904, align 8
  %906 = xor i32 %905, -1
  %907 = and i32 %724, %906
  %908 = icmp eq i32 %907, 0
  br i1 %908, label %909, label %960

909:
  %910 = getelementptr inbounds nuw i8, ptr %731, i64 48
  %911 = load i32, ptr %910, align 8
  %912 = getelementptr inbounds nuw i8, ptr %731, i64 52
  %913 = load i32, ptr %912, align 4
  %914 = or i32 %913, %911
  %915 = and i32 %914, %724
  %916 = icmp eq i32 %915, 0
  br i1 %916, label %1392, label %960

917:
  %918 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %919 = load i8, ptr %918, align 1
  %920 = trunc nuw i8 %919 to i1
  %921 = and i64 %6, 7
  %922 = icmp eq i64 %921, 0
  %923 = or i1 %922, %920
  %924 = and i64 %6, 6
  %925 = icmp eq i64 %924, 6
  %926 = select i1 %923, i1 true, i1 %925
  br i1 %926, label %960, label %927

927:
  %928 = getelementptr inbounds nuw i8, ptr %731, i64 48
  %929 = load i32, ptr %928, align 8
  %930 = xor i32 %929, -1
  %931 = and i32 %724, %930
  %932 = icmp eq i32 %931, 0
  br i1 %932, label %933, label %960

933:
  %934 = getelementptr inbounds nuw i8, ptr %731, i64 16
  %935 = load i64, ptr %934, align 8
  %936 = and i64 %935, 120
  %937 = icmp eq i64 %936, 120
  br i1 %937, label %938, label %960

938:
  %939 = icmp ugt i64 %935, -1099511627777
  %940 = xor i64 %935, %6
  %941 = icmp ult i64 %940, 16777216
  %942 = select i1 %939, i1 true, i1 %941
  br i1 %942, label %943, label %960

943:
  %944 = and i64 %935, 7
  %945 = icmp ne i64 %944, 0
  %946 = and i64 %940, 7
  %947 = icmp eq i64 %946, 0
  %948 = select i1 %945, i1 %947, i1 false
  br i1 %948, label %949, label %960

949:
  %950 = getelementptr inbounds nuw i8, ptr %731, i64 52
  %951 = load i32, ptr %950, align 4
  %952 = getelementptr inbounds nuw i8, ptr %731, i64 56
  %953 = load i32, ptr %952, align 8
  %954 = or i32 %953, %951
  %955 = getelementptr inbounds nuw i8, ptr %731, i64 60
  %956 = load i32, ptr %955, align 4
  %957 = or i32 %954, %956
  %958 = and i32 %957, %724
  %959 = icmp eq i32 %958, 0
  br i1 %959, label %1392, label %960

960:
  %961 = load i8, ptr %739, align 4
  %962 = trunc nuw i8 %961 to i1
  br i1 %962, label %1016, label %963

963:
  %964 = load ptr, ptr %0, align 8
  %965 = getelementptr inbounds nuw i8, ptr %964, i64 37688
  %966 = load i32, ptr %965, align 8
  %967 = icmp eq i32 %966, 0
  br i1 %967, label %968, label %977

968:
  %969 = getelementptr inbounds nuw i8, ptr %731, i64 8
  br label %970

970:
  %971 = atomicrmw or ptr %969, i64 1 acquire, align 8
  %972 = and i64 %971, 1
  %973 = icmp eq i64 %972, 0
  br i1 %973, label %974, label %970

974:
  %975 = load i8, ptr %739, align 4
  %976 = trunc nuw i8 %975 to i1
  br i1 %976, label %1016, label %977

977:
  %978 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %979 = load ptr, ptr %978, align 8
  %980 = lshr i64 %723, 5
  %981 = getelementptr inbounds nuw %struct.ScreenPage, ptr %979, i64 %980
  %982 = getelementptr inbounds nuw i8, ptr %981, i64 8
  %983 = and i64 %723, 31
  %984 = getelementptr inbounds nuw i64, ptr %982, i64 %983
  %985 = load atomic i64, ptr %984 monotonic, align 8
  %986 = icmp eq i64 %985, -1
  br i1 %986, label %1016, label %987

987:
  %988 = load ptr, ptr %0, align 8
  %989 = getelementptr inbounds nuw i8, ptr %988, i64 37688
  %990 = load i32, ptr %989, align 8
  %991 = icmp eq i32 %990, 0
  br i1 %991, label %993, label %992

992:
  store i64 -1, ptr %984, align 8
  br label %995

993:
  %994 = atomicrmw xchg ptr %984, i64 -1 monotonic, align 8
  br label %995

995:
  %996 = phi i64 [ %985, %992 ], [ %994, %993 ]
  %997 = load i64, ptr %891, align 8
  store i64 %997, ptr %731, align 8
  %998 = and i64 %996, 5
  %999 = icmp ne i64 %998, 0
  %1000 = sext i1 %999 to i32
  %1001 = getelementptr inbounds nuw i8, ptr %731, i64 48
  store i32 %1000, ptr %1001, align 8
  %1002 = shl i64 %996, 62
  %1003 = ashr i64 %1002, 63
  %1004 = trunc nsw i64 %1003 to i32
  %1005 = getelementptr inbounds nuw i8, ptr %731, i64 56
  store i32 %1004, ptr %1005, align 8
  %1006 = getelementptr inbounds nuw i8, ptr %731, i64 60
  store i32 0, ptr %1006, align 4
  %1007 = getelementptr inbounds nuw i8, ptr %731, i64 52
  store i32 0, ptr %1007, align 4
  %1008 = and i64 %996, -8
  %1009 = getelementptr inbounds nuw i8, ptr %731, i64 16
  %1010 = getelementptr inbounds nuw i8, ptr %731, i64 32
  store i64 %1008, ptr %1010, align 8
  store i64 %1008, ptr %1009, align 8
  %1011 = and i64 %996, 1
  %1012 = icmp eq i64 %1011, 0
  br i1 %1012, label %1013, label %1016

1013:
  %1014 = and i64 %996, -16777216
  %1015 = add i64 %1014, -16777096
  store i64 %1015, ptr %1009, align 8
  br label %1016

1016:
  %1017 = phi i1 [ true, %974 ], [ %967, %1013 ], [ %967, %995 ], [ %967, %977 ], [ false, %960 ]
  %1018 = load i64, ptr %731, align 8
  %1019 = load i64, ptr %891, align 8
  %1020 = icmp eq i64 %1018, %1019
  br i1 %1020, label %1152, label %1021

1021:
  %1022 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %1023 = load ptr, ptr %1022, align 8
  %1024 = getelementptr inbounds nuw i8, ptr %1023, i64 4
  %1025 = load i32, ptr %1024, align 4
  %1026 = and i32 %1025, -5
  %1027 = icmp eq i32 %1026, 0
  %1028 = select i1 %1027, i32 2, i32 0
  store i64 %1019, ptr %731, align 8
  %1029 = getelementptr inbounds nuw i8, ptr %731, i64 48
  %1030 = getelementptr inbounds nuw i8, ptr %731, i64 60
  store i32 0, ptr %1030, align 4
  %1031 = getelementptr inbounds nuw i8, ptr %731, i64 56
  store i32 0, ptr %1031, align 8
  %1032 = getelementptr inbounds nuw i8, ptr %731, i64 52
  store i32 0, ptr %1032, align 4
  store i32 0, ptr %1029, align 8
  %1033 = getelementptr inbounds nuw i8, ptr %731, i64 8
  store i64 0, ptr %1033, align 8
  %1034 = trunc i64 %7 to i32
  %1035 = and i32 %1034, 120
  %1036 = icmp eq i32 %1035, 72
  br i1 %1036, label %1037, label %1101

1037:
  %1038 = load i8, ptr %739, align 4
  %1039 = trunc nuw i8 %1038 to i1
  br i1 %1039, label %1040, label %1100

1040:
  %1041 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %1042 = load i8, ptr %1041, align 1
  %1043 = trunc nuw i8 %1042 to i1
  %1044 = and i64 %6, 7
  %1045 = icmp ne i64 %1044, 0
  %1046 = or i1 %1045, %1043
  br i1 %1046, label %1100, label %1047

1047:
  %1048 = and i64 %6, -16777216
  %1049 = or disjoint i64 %1048, 64
  %1050 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %1051 = load ptr, ptr %1050, align 8
  %1052 = load ptr, ptr %729, align 8
  %1053 = ptrtoint ptr %731 to i64
  %1054 = ptrtoint ptr %1052 to i64
  %1055 = sub i64 %1053, %1054
  %1056 = getelementptr inbounds nuw i16, ptr %1051, i64 %1055
  %1057 = load ptr, ptr %1022, align 8
  %1058 = getelementptr inbounds nuw i8, ptr %1057, i64 4
  %1059 = load i32, ptr %1058, align 4
  %1060 = and i32 %1059, -5
  %1061 = icmp eq i32 %1060, 0
  %1062 = select i1 %1061, i64 2, i64 0
  %1063 = lshr i32 %1034, 10
  %1064 = and i32 %1063, 16352
  %1065 = select i1 %1061, i64 32, i64 0
  %1066 = getelementptr inbounds nuw i16, ptr %1056, i64 %1065
  br label %1067

1067:
  %1068 = phi i32 [ %1079, %1067 ], [ %724, %1047 ]
  %1069 = call i32 @llvm.cttz.i32(i32 %1068, i1 true)
  %1070 = load ptr, ptr %8, align 8
  %1071 = zext nneg i32 %1069 to i64
  %1072 = getelementptr inbounds nuw i8, ptr %1070, i64 %1071
  %1073 = load i8, ptr %1072, align 1
  %1074 = zext i8 %1073 to i32
  %1075 = or i32 %1064, %1074
  %1076 = trunc nuw nsw i32 %1075 to i16
  %1077 = getelementptr inbounds nuw i16, ptr %1066, i64 %1071
  store i16 %1076, ptr %1077, align 2
  %1078 = add i32 %1068, -1
  %1079 = and i32 %1078, %1068
  %1080 = icmp eq i32 %1079, 0
  br i1 %1080, label %1081, label %1067

1081:
  switch i32 %1059, label %1082 [
    i32 4, label %1094
    i32 0, label %1094
  ]

1082:
  %1083 = load i64, ptr %1033, align 8
  %1084 = icmp eq i64 %1083, 0
  br i1 %1084, label %1090, label %1085

1085:
  %1086 = load ptr, ptr %0, align 8
  store i64 0, ptr %1033, align 8
  %1087 = getelementptr inbounds nuw i8, ptr %1086, i64 41816
  %1088 = load i64, ptr %1087, align 8
  %1089 = add i64 %1088, 1
  store i64 %1089, ptr %1087, align 8
  br label %1090

1090:
  %1091 = xor i32 %724, -1
  %1092 = load i32, ptr %1031, align 8
  %1093 = and i32 %1092, %1091
  store i32 %1093, ptr %1031, align 8
  br label %1094

1094:
  %1095 = getelementptr inbounds nuw i32, ptr %1029, i64 %1062
  %1096 = load i32, ptr %1095, align 4
  %1097 = or i32 %1096, %724
  store i32 %1097, ptr %1095, align 4
  %1098 = getelementptr inbounds nuw i8, ptr %731, i64 16
  %1099 = getelementptr inbounds nuw i64, ptr %1098, i64 %1062
  store i64 %1049, ptr %1099, align 8
  br label %1366

1100:
  call preserve_allcc void @remember(ptr %0, ptr %731, i32 %1028, i64 %7, i32 %724)
  br label %1366

1101:
  %1102 = zext nneg i32 %1028 to i64
  %1103 = getelementptr inbounds nuw i32, ptr %1029, i64 %1102
  store i32 %724, ptr %1103, align 4
  %1104 = getelementptr inbounds nuw i8, ptr %731, i64 16
  %1105 = getelementptr inbounds nuw i64, ptr %1104, i64 %1102
  store i64 %7, ptr %1105, align 8
  switch i32 %1025, label %1366 [
    i32 4, label %1106
    i32 0, label %1106
  ]

1106:
  %1107 = load ptr, ptr %0, align 8
  %1108 = getelementptr inbounds nuw i8, ptr %1107, i64 37692
  %1109 = load i32, ptr %1108, align 4
  %1110 = icmp eq i32 %1109, 0
  br i1 %1110, label %1111, label %1366

1111:
  %1112 = getelementptr inbounds nuw i8, ptr %731, i64 32
  %1113 = load i64, ptr %1112, align 8
  %1114 = and i64 %1113, 64
  %1115 = icmp eq i64 %1114, 0
  br i1 %1115, label %1366, label %1116

1116:
  %1117 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %1118 = load i8, ptr %1117, align 1
  %1119 = trunc nuw i8 %1118 to i1
  br i1 %1119, label %1120, label %1121

1120:
  call preserve_allcc void @quieten_aged(ptr %0, ptr %731)
  br label %1121

1121:
  %1122 = load i32, ptr %1029, align 8
  %1123 = load i32, ptr %1032, align 4
  %1124 = or i32 %1123, %1122
  %1125 = icmp eq i32 %1124, 0
  br i1 %1125, label %1126, label %1366

1126:
  %1127 = load i8, ptr %1117, align 1
  %1128 = trunc nuw i8 %1127 to i1
  br i1 %1128, label %1366, label %1129

1129:
  %1130 = load i32, ptr %1030, align 4
  %1131 = icmp eq i32 %1130, 0
  br i1 %1131, label %1137, label %1132

1132:
  %1133 = getelementptr inbounds nuw i8, ptr %731, i64 40
  %1134 = load i64, ptr %1133, align 8
  %1135 = load i64, ptr %1112, align 8
  %1136 = call preserve_allcc i64 @joined(i64 %1134, i64 %1135)
  br label %1139

1137:
  %1138 = load i64, ptr %1112, align 8
  br label %1139

1139:
  %1140 = phi i64 [ %1136, %1132 ], [ %1138, %1137 ]
  %1141 = and i64 %1140, 7
  %1142 = icmp eq i64 %1141, 0
  br i1 %1142, label %1143, label %1366

1143:
  store i64 %1140, ptr %1112, align 8
  store i32 -1, ptr %1031, align 8
  store i32 0, ptr %1030, align 4
  %1144 = and i64 %1140, 120
  %1145 = icmp eq i64 %1144, 120
  %1146 = load i64, ptr %731, align 8
  %1147 = shl i64 %1146, 10
  %1148 = lshr i64 %1140, 15
  %1149 = and i64 %1148, 1023
  %1150 = select i1 %1145, i64 1023, i64 %1149
  %1151 = or disjoint i64 %1147, %1150
  store i64 %1151, ptr %1033, align 8
  br label %1366

1152:
  %1153 = load i8, ptr %739, align 4
  %1154 = trunc nuw i8 %1153 to i1
  br i1 %1154, label %1210, label %1155

1155:
  %1156 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %1157 = load ptr, ptr %1156, align 8
  %1158 = getelementptr inbounds nuw i8, ptr %1157, i64 4
  %1159 = load i32, ptr %1158, align 4
  %1160 = and i32 %1159, -5
  %1161 = icmp eq i32 %1160, 0
  %1162 = select i1 %1161, i32 2, i32 0
  %1163 = and i64 %7, 120
  %1164 = icmp eq i64 %1163, 72
  br i1 %1164, label %1364, label %1165

1165:
  %1166 = getelementptr inbounds nuw i8, ptr %731, i64 48
  %1167 = load i32, ptr %1166, align 8
  %1168 = getelementptr inbounds nuw i8, ptr %731, i64 52
  %1169 = load i32, ptr %1168, align 4
  %1170 = or i32 %1169, %1167
  %1171 = getelementptr inbounds nuw i8, ptr %731, i64 56
  %1172 = load i32, ptr %1171, align 8
  %1173 = or i32 %1170, %1172
  %1174 = getelementptr inbounds nuw i8, ptr %731, i64 60
  %1175 = load i32, ptr %1174, align 4
  %1176 = or i32 %1173, %1175
  %1177 = and i32 %1176, %724
  %1178 = icmp eq i32 %1177, 0
  br i1 %1178, label %1179, label %1364

1179:
  %1180 = zext nneg i32 %1162 to i64
  %1181 = getelementptr inbounds nuw i32, ptr %1166, i64 %1180
  %1182 = load i32, ptr %1181, align 4
  %1183 = icmp eq i32 %1182, 0
  br i1 %1183, label %1184, label %1186

1184:
  %1185 = getelementptr inbounds nuw i32, ptr %1166, i64 %1180
  br label %1203

1186:
  %1187 = getelementptr inbounds nuw i8, ptr %731, i64 16
  %1188 = getelementptr inbounds nuw i64, ptr %1187, i64 %1180
  %1189 = load i64, ptr %1188, align 8
  %1190 = icmp ne i64 %1189, %7
  %1191 = zext i1 %1190 to i32
  %1192 = or disjoint i32 %1162, %1191
  %1193 = zext nneg i32 %1192 to i64
  %1194 = getelementptr inbounds nuw i32, ptr %1166, i64 %1193
  %1195 = load i32, ptr %1194, align 4
  %1196 = icmp eq i32 %1195, 0
  %1197 = getelementptr inbounds nuw i32, ptr %1166, i64 %1193
  br i1 %1196, label %1203, label %1198

1198:
  %1199 = getelementptr inbounds nuw i8, ptr %731, i64 16
  %1200 = getelementptr inbounds nuw i64, ptr %1199, i64 %1193
  %1201 = load i64, ptr %1200, align 8
  %1202 = icmp eq i64 %1201, %7
  br i1 %1202, label %1203, label %1364

1203:
  %1204 = phi ptr [ %1185, %1184 ], [ %1197, %1186 ], [ %1197, %1198 ]
  %1205 = phi i64 [ %1180, %1184 ], [ %1193, %1186 ], [ %1193, %1198 ]
  %1206 = getelementptr inbounds nuw i8, ptr %731, i64 16
  %1207 = getelementptr inbounds nuw i64, ptr %1206, i64 %1205
  store i64 %7, ptr %1207, align 8
  %1208 = load i32, ptr %1204, align 4
  %1209 = or i32 %1208, %724
  store i32 %1209, ptr %1204, align 4
  br label %1366

1210:
  %1211 = trunc i64 %7 to i32
  %1212 = and i32 %1211, 120
  %1213 = icmp eq i32 %1212, 72
  br i1 %1213, label %1214, label %1364

1214:
  %1215 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %1216 = load i8, ptr %1215, align 1
  %1217 = trunc nuw i8 %1216 to i1
  %1218 = and i64 %6, 7
  %1219 = icmp ne i64 %1218, 0
  %1220 = or i1 %1219, %1217
  br i1 %1220, label %1364, label %1221

1221:
  %1222 = and i64 %6, -16777216
  %1223 = or disjoint i64 %1222, 64
  %1224 = getelementptr inbounds nuw i8, ptr %731, i64 48
  %1225 = getelementptr inbounds nuw i8, ptr %731, i64 52
  %1226 = load i32, ptr %1225, align 4
  %1227 = icmp eq i32 %1226, 0
  br i1 %1227, label %1228, label %1364

1228:
  %1229 = load i32, ptr %1224, align 4
  %1230 = icmp eq i32 %1229, 0
  br i1 %1230, label %1235, label %1231

1231:
  %1232 = getelementptr inbounds nuw i8, ptr %731, i64 16
  %1233 = load i64, ptr %1232, align 8
  %1234 = icmp eq i64 %1233, %1223
  br i1 %1234, label %1235, label %1364

1235:
  %1236 = getelementptr inbounds nuw i8, ptr %731, i64 60
  %1237 = load i32, ptr %1236, align 4
  %1238 = icmp eq i32 %1237, 0
  br i1 %1238, label %1239, label %1364

1239:
  %1240 = getelementptr inbounds nuw i8, ptr %731, i64 56
  %1241 = load i32, ptr %1240, align 4
  %1242 = icmp eq i32 %1241, 0
  br i1 %1242, label %1247, label %1243

1243:
  %1244 = getelementptr inbounds nuw i8, ptr %731, i64 32
  %1245 = load i64, ptr %1244, align 8
  %1246 = icmp eq i64 %1245, %1223
  br i1 %1246, label %1247, label %1364

1247:
  %1248 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %1249 = load ptr, ptr %1248, align 8
  %1250 = load ptr, ptr %729, align 8
  %1251 = ptrtoint ptr %731 to i64
  %1252 = ptrtoint ptr %1250 to i64
  %1253 = sub i64 %1251, %1252
  %1254 = getelementptr inbounds nuw i16, ptr %1249, i64 %1253
  %1255 = and i32 %1229, %724
  %1256 = lshr i32 %1211, 15
  %1257 = and i32 %1256, 31
  %1258 = lshr i32 %1211, 20
  %1259 = and i32 %1258, 15
  %1260 = icmp eq i32 %1255, 0
  br i1 %1260, label %1287, label %1261

1261:
  %1262 = phi i32 [ %1285, %1283 ], [ %1255, %1247 ]
  %1263 = call i32 @llvm.cttz.i32(i32 %1262, i1 true)
  %1264 = zext nneg i32 %1263 to i64
  %1265 = getelementptr inbounds nuw i16, ptr %1254, i64 %1264
  %1266 = load i16, ptr %1265, align 2
  %1267 = zext i16 %1266 to i32
  %1268 = icmp slt i16 %1266, 0
  br i1 %1268, label %1364, label %1269

1269:
  %1270 = lshr i32 %1267, 5
  %1271 = and i32 %1270, 31
  %1272 = icmp eq i32 %1271, %1257
  br i1 %1272, label %1273, label %1364

1273:
  %1274 = lshr i32 %1267, 10
  %1275 = icmp samesign ult i32 %1274, %1259
  br i1 %1275, label %1283, label %1276

1276:
  %1277 = and i32 %1267, 31
  %1278 = load ptr, ptr %8, align 8
  %1279 = getelementptr inbounds nuw i8, ptr %1278, i64 %1264
  %1280 = load i8, ptr %1279, align 1
  %1281 = zext i8 %1280 to i32
  %1282 = icmp eq i32 %1277, %1281
  br i1 %1282, label %1283, label %1364

1283:
  %1284 = add i32 %1262, -1
  %1285 = and i32 %1284, %1262
  %1286 = icmp eq i32 %1285, 0
  br i1 %1286, label %1287, label %1261

1287:
  %1288 = getelementptr inbounds nuw i8, ptr %1254, i64 64
  %1289 = and i32 %1241, %724
  %1290 = icmp eq i32 %1289, 0
  br i1 %1290, label %1317, label %1291

1291:
  %1292 = phi i32 [ %1315, %1313 ], [ %1289, %1287 ]
  %1293 = call i32 @llvm.cttz.i32(i32 %1292, i1 true)
  %1294 = zext nneg i32 %1293 to i64
  %1295 = getelementptr inbounds nuw i16, ptr %1288, i64 %1294
  %1296 = load i16, ptr %1295, align 2
  %1297 = zext i16 %1296 to i32
  %1298 = icmp slt i16 %1296, 0
  br i1 %1298, label %1364, label %1299

1299:
  %1300 = lshr i32 %1297, 5
  %1301 = and i32 %1300, 31
  %1302 = icmp eq i32 %1301, %1257
  br i1 %1302, label %1303, label %1364

1303:
  %1304 = lshr i32 %1297, 10
  %1305 = icmp samesign ult i32 %1304, %1259
  br i1 %1305, label %1313, label %1306

1306:
  %1307 = and i32 %1297, 31
  %1308 = load ptr, ptr %8, align 8
  %1309 = getelementptr inbounds nuw i8, ptr %1308, i64 %1294
  %1310 = load i8, ptr %1309, align 1
  %1311 = zext i8 %1310 to i32
  %1312 = icmp eq i32 %1307, %1311
  br i1 %1312, label %1313, label %1364

1313:
  %1314 = add i32 %1292, -1
  %1315 = and i32 %1314, %1292
  %1316 = icmp eq i32 %1315, 0
  br i1 %1316, label %1317, label %1291

1317:
  %1318 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %1319 = load ptr, ptr %1318, align 8
  %1320 = getelementptr inbounds nuw i8, ptr %1319, i64 4
  %1321 = load i32, ptr %1320, align 4
  %1322 = and i32 %1321, -5
  %1323 = icmp eq i32 %1322, 0
  %1324 = select i1 %1323, i64 2, i64 0
  %1325 = shl nuw nsw i32 %1259, 10
  %1326 = shl nuw nsw i32 %1257, 5
  %1327 = or disjoint i32 %1325, %1326
  %1328 = select i1 %1323, i64 32, i64 0
  %1329 = getelementptr inbounds nuw i16, ptr %1254, i64 %1328
  br label %1330

1330:
  %1331 = phi i32 [ %1342, %1330 ], [ %724, %1317 ]
  %1332 = call i32 @llvm.cttz.i32(i32 %1331, i1 true)
  %1333 = load ptr, ptr %8, align 8
  %1334 = zext nneg i32 %1332 to i64
  %1335 = getelementptr inbounds nuw i8, ptr %1333, i64 %1334
  %1336 = load i8, ptr %1335, align 1
  %1337 = zext i8 %1336 to i32
  %1338 = or i32 %1327, %1337
  %1339 = trunc nuw nsw i32 %1338 to i16
  %1340 = getelementptr inbounds nuw i16, ptr %1329, i64 %1334
  store i16 %1339, ptr %1340, align 2
  %1341 = add i32 %1331, -1
  %1342 = and i32 %1341, %1331
  %1343 = icmp eq i32 %1342, 0
  br i1 %1343, label %1344, label %1330

1344:
  switch i32 %1321, label %1345 [
    i32 4, label %1358
    i32 0, label %1358
  ]

1345:
  %1346 = getelementptr inbounds nuw i8, ptr %731, i64 8
  %1347 = load i64, ptr %1346, align 8
  %1348 = icmp eq i64 %1347, 0
  br i1 %1348, label %1354, label %1349

1349:
  %1350 = load ptr, ptr %0, align 8
  store i64 0, ptr %1346, align 8
  %1351 = getelementptr inbounds nuw i8, ptr %1350, i64 41816
  %1352 = load i64, ptr %1351, align 8
  %1353 = add i64 %1352, 1
  store i64 %1353, ptr %1351, align 8
  br label %1354

1354:
  %1355 = xor i32 %724, -1
  %1356 = load i32, ptr %1240, align 8
  %1357 = and i32 %1356, %1355
  store i32 %1357, ptr %1240, align 8
  br label %1358

1358:
  %1359 = getelementptr inbounds nuw i32, ptr %1224, i64 %1324
  %1360 = load i32, ptr %1359, align 4
  %1361 = or i32 %1360, %724
  store i32 %1361, ptr %1359, align 4
  %1362 = getelementptr inbounds nuw i8, ptr %731, i64 16
  %1363 = getelementptr inbounds nuw i64, ptr %1362, i64 %1324
  store i64 %1223, ptr %1363, align 8
  br label %1366

1364:
  %1365 = call preserve_allcc i1 @judge_again(ptr %0, ptr %731, i64 %7, i32 %724)
  br i1 %1365, label %1366, label %1385

1366:
  %1367 = and i64 %6, 6
  %1368 = icmp eq i64 %1367, 6
  br i1 %1368, label %1369, label %1384

1369:
  %1370 = load ptr, ptr %0, align 8
  %1371 = getelementptr inbounds nuw i8, ptr %1370, i64 41808
  %1372 = load i64, ptr %1371, align 8
  %1373 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %1374 = load ptr, ptr %1373, align 8
  %1375 = getelementptr inbounds nuw i8, ptr %1374, i64 8
  %1376 = load i32, ptr %1375, align 8
  %1377 = icmp eq i32 %1376, 1
  %1378 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %1379 = load ptr, ptr %1378, align 8
  br i1 %1377, label %1380, label %1382

1380:
  %1381 = trunc i64 %1372 to i8
  store i8 %1381, ptr %1379, align 1
  br label %1384

1382:
  %1383 = trunc i64 %1372 to i32
  store i32 %1383, ptr %1379, align 1
  br label %1384

1384:
  br i1 %1017, label %1389, label %1392

1385:
  br i1 %1017, label %1386, label %1429

1386:
  %1387 = getelementptr inbounds nuw i8, ptr %731, i64 8
  %1388 = atomicrmw and ptr %1387, i64 -2 release, align 8
  br label %1429

1389:
  %1390 = getelementptr inbounds nuw i8, ptr %731, i64 8
  %1391 = atomicrmw and ptr %1390, i64 -2 release, align 8
  br label %1392

1392:
  %1393 = phi i64 [ %723, %1389 ], [ 0, %3 ], [ %723, %800 ], [ %723, %728 ], [ %723, %778 ], [ %723, %949 ], [ %723,
      %733 ], [ %723, %778 ], [ %723, %777 ], [ %723, %796 ], [ %723, %783 ], [ %723, %909 ], [ %723, %796 ], [ %723,
      %1384 ]
  %1394 = phi i32 [ %724, %1389 ], [ 0, %3 ], [ %724, %800 ], [ 0, %728 ], [ %724, %778 ], [ %724, %949 ], [ %724, %733
      ], [ %724, %778 ], [ %724, %777 ], [ %724, %796 ], [ %724, %783 ], [ %724, %909 ], [ %724, %796 ], [ %724, %1384 ]
  %1395 = load ptr, ptr %0, align 8
  %1396 = getelementptr inbounds nuw i8, ptr %1395, i64 43704
  %1397 = load ptr, ptr %1396, align 8
  %1398 = icmp eq ptr %1397, null
  br i1 %1398, label %1429, label %1399

1399:
  %1400 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %1401 = load i8, ptr %1400, align 4
  %1402 = trunc nuw i8 %1401 to i1
  br i1 %1402, label %1429, label %1403

1403:
  %1404 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %1405 = load i64, ptr %1404, align 8
  %1406 = shl nuw i64 %1393, 7
  %1407 = add i64 %1405, %1406
  %1408 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %1409 = load ptr, ptr %1408, align 8
  %1410 = getelementptr inbounds nuw i8, ptr %1409, i64 4
  %1411 = load i32, ptr %1410, align 4
  switch i32 %1411, label %1412 [
    i32 4, label %1429
    i32 0, label %1429
  ]

1412:
  %1413 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %1414 = load i8, ptr %1413, align 8
  %1415 = trunc nuw i8 %1414 to i1
  br i1 %1415, label %1429, label %1416

1416:
  %1417 = getelementptr inbounds nuw i8, ptr %1395, i64 43720
  %1418 = load i64, ptr %1417, align 8
  %1419 = lshr i64 %1407, 7
  %1420 = lshr i64 %1407, 13
  %1421 = lshr i64 %1407, 19
  %1422 = xor i64 %1420, %1421
  %1423 = xor i64 %1422, %1419
  %1424 = and i64 %1423, 63
  %1425 = shl nuw i64 1, %1424
  %1426 = and i64 %1418, %1425
  %1427 = icmp eq i64 %1426, 0
  br i1 %1427, label %1429, label %1428

1428:
  call preserve_allcc void @cut_words(ptr %1395, i64 %1407, i32 %1394)
  br label %1429

1429:
  %1430 = phi i1 [ true, %1403 ], [ false, %1385 ], [ true, %1399 ], [ false, %821 ], [ true, %1428 ], [ false, %800 ],
      [ false, %1386 ], [ true, %1403 ], [ true, %1412 ], [ true, %1416 ], [ false, %766 ], [ true, %1392 ], [ false,
      %683 ], [ false, %680 ], [ false, %164 ], [ false, %113 ], [ false, %145 ]
  ret i1 %1430
}

define internal preserve_allcc i32 @screen_place(ptr %0, ptr %1, ptr %2, i64 %3, i32 %4) unnamed_addr #0 noimplicitfloat
      {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = load i32, ptr %7, align 8
  %9 = icmp eq i32 %8, 2
  br i1 %9, label %15, label %10

10:
  %11 = icmp eq i32 %8, 0
  %12 = and i64 %3, -4294967296
  %13 = icmp eq i64 %12, 4294967296
  %14 = and i1 %13, %11
  br i1 %14, label %15, label %85

15:
  %16 = and i64 %3, 4294967295
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %18 = load i64, ptr %17, align 8
  %19 = and i64 %18, 16777215
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 204
  %21 = load i32, ptr %20, align 4
  %22 = zext i32 %21 to i64
  %23 = shl nuw nsw i64 %22, 24
  %24 = or disjoint i64 %23, %19
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 134
  %26 = load i8, ptr %25, align 2
  %27 = trunc nuw i8 %26 to i1
  br i1 %27, label %33, label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %30 = load i32, ptr %29, align 8
  %31 = zext i32 %30 to i64
  %32 = or i64 %24, %31
  br label %33

33:
  %34 = phi i64 [ %32, %28 ], [ %24, %15 ]
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %34, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 0, ptr %36, align 8
  %37 = load ptr, ptr %0, align 8
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 80
  %39 = load i32, ptr %38, align 8
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %40, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %43 = load ptr, ptr %42, align 8
  %44 = ptrtoint ptr %43 to i64
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %44, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %47 = load ptr, ptr %46, align 8
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %47, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %50, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %53, ptr %54, align 8
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %56, ptr %57, align 8
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 14448
  %59 = load i64, ptr %58, align 8
  %60 = shl i64 %59, 20
  %61 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %62 = load i32, ptr %61, align 8
  %63 = lshr i32 %62, 4
  %64 = zext nneg i32 %63 to i64
  %65 = or i64 %60, %64
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %65, ptr %66, align 8
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %68 = load i32, ptr %67, align 8
  %69 = icmp ne i32 %68, 0
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %71 = zext i1 %69 to i8
  store i8 %71, ptr %70, align 1
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 1, ptr %72, align 4
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  %74 = load ptr, ptr %73, align 8
  %75 = icmp ne ptr %74, null
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %77 = zext i1 %75 to i8
  store i8 %77, ptr %76, align 1
  %78 = icmp samesign ult i64 %16, %40
  br i1 %78, label %79, label %908

79:
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %81 = and i64 %3, 127
  %82 = getelementptr inbounds nuw i8, ptr %43, i64 %16
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr %82, ptr %83, align 8
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 132
  br label %248

85:
  switch i32 %8, label %91 [
    i32 1, label %108
    i32 0, label %86
  ]

86:
  %87 = lshr i64 %3, 32
  %88 = trunc nuw i64 %87 to i32
  %89 = add i32 %88, -1
  %90 = icmp ult i32 %89, 4
  br i1 %90, label %91, label %108

91:
  %92 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %93 = load i32, ptr %92, align 4
  %94 = add i32 %93, -1
  %95 = and i32 %94, -6
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %908, label %97

97:
  %98 = load ptr, ptr %0, align 8
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 37696
  %100 = load i32, ptr %99, align 8
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %908, label %102

102:
  %103 = getelementptr inbounds nuw i8, ptr %98, i64 37700
  %104 = load i32, ptr %103, align 4
  %105 = icmp eq i32 %104, 0
  %106 = icmp eq i64 %12, 8589934592
  %107 = and i1 %106, %105
  br i1 %107, label %893, label %908

108:
  %109 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %110 = load i64, ptr %109, align 8
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 134
  %112 = load i8, ptr %111, align 2
  %113 = trunc nuw i8 %112 to i1
  br i1 %113, label %119, label %114

114:
  %115 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %116 = load i32, ptr %115, align 4
  %117 = zext i32 %116 to i64
  %118 = or i64 %110, %117
  br label %119

119:
  %120 = phi i64 [ %118, %114 ], [ %110, %108 ]
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %120, ptr %121, align 8
  %122 = load ptr, ptr %0, align 8
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 37656
  %124 = load i64, ptr %123, align 8
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %124, ptr %125, align 8
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 133
  store i8 0, ptr %126, align 1
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 0, ptr %127, align 4
  %128 = getelementptr inbounds nuw i8, ptr %122, i64 43704
  %129 = load ptr, ptr %128, align 8
  %130 = icmp eq ptr %129, null
  br i1 %130, label %179, label %131

131:
  %132 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %133 = load i32, ptr %132, align 4
  %134 = zext i32 %133 to i64
  %135 = and i64 %134, 7
  %136 = icmp eq i64 %135, 0
  %137 = and i64 %134, 6
  %138 = icmp eq i64 %137, 6
  %139 = or i1 %136, %138
  br i1 %139, label %140, label %179

140:
  %141 = getelementptr inbounds nuw i8, ptr %1, i64 14800
  %142 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %143 = load i32, ptr %142, align 4
  %144 = zext i32 %143 to i64
  %145 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %141, i64 %144
  %146 = getelementptr inbounds nuw i8, ptr %122, i64 43712
  %147 = load ptr, ptr %146, align 8
  %148 = load i64, ptr %1, align 8
  %149 = mul i64 %148, 96
  %150 = getelementptr inbounds nuw i8, ptr %147, i64 %149
  %151 = getelementptr inbounds nuw i8, ptr %145, i64 112
  store i32 0, ptr %151, align 8
  %152 = getelementptr inbounds nuw i8, ptr %145, i64 116
  %153 = load i32, ptr %152, align 4
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %179, label %155

155:
  store i32 0, ptr %152, align 4
  %156 = getelementptr inbounds nuw i8, ptr %2, i64 200
  br label %157

157:
  %158 = phi i64 [ 0, %155 ], [ %177, %176 ]
  %159 = getelementptr inbounds nuw %struct.FollowedRelease, ptr %150, i64 %158
  %160 = getelementptr inbounds nuw i8, ptr %159, i64 8
  %161 = load i64, ptr %160, align 8
  %162 = trunc i64 %161 to i32
  %163 = lshr i32 %162, 15
  %164 = and i32 %163, 31
  %165 = load i32, ptr %142, align 4
  %166 = icmp eq i32 %164, %165
  br i1 %166, label %167, label %176

167:
  %168 = lshr i64 %161, 24
  %169 = and i64 %168, 65535
  %170 = load i32, ptr %156, align 8
  %171 = lshr i32 %170, 4
  %172 = zext nneg i32 %171 to i64
  %173 = icmp eq i64 %169, %172
  br i1 %173, label %174, label %176

174:
  %175 = getelementptr inbounds nuw i8, ptr %159, i64 20
  store i32 0, ptr %175, align 4
  br label %176

176:
  %177 = add nuw nsw i64 %158, 1
  %178 = icmp eq i64 %177, 4
  br i1 %178, label %179, label %157

179:
  %180 = load ptr, ptr %6, align 8
  %181 = ptrtoint ptr %180 to i64
  %182 = load ptr, ptr %0, align 8
  %183 = getelementptr inbounds nuw i8, ptr %182, i64 37712
  %184 = udiv i64 %181, 48
  %185 = and i64 %184, 63
  %186 = getelementptr inbounds nuw %struct.ScreenCache, ptr %183, i64 %185
  %187 = load i64, ptr %186, align 8
  %188 = icmp eq i64 %187, %181
  br i1 %188, label %189, label %196

189:
  %190 = getelementptr inbounds nuw i8, ptr %186, i64 8
  %191 = load i64, ptr %190, align 8
  %192 = sub i64 %3, %191
  %193 = getelementptr inbounds nuw i8, ptr %186, i64 16
  %194 = load i64, ptr %193, align 8
  %195 = icmp ult i64 %192, %194
  br i1 %195, label %202, label %196

196:
  %197 = tail call preserve_allcc i32 @search(ptr %0, ptr %2, i64 %3, ptr %186)
  %198 = icmp eq i32 %197, 0
  br i1 %198, label %908, label %199

199:
  %200 = getelementptr inbounds nuw i8, ptr %186, i64 8
  %201 = load i64, ptr %200, align 8
  br label %202

202:
  %203 = phi i64 [ %201, %199 ], [ %191, %189 ]
  %204 = getelementptr inbounds nuw i8, ptr %186, i64 8
  %205 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %203, ptr %205, align 8
  %206 = getelementptr inbounds nuw i8, ptr %186, i64 16
  %207 = load i64, ptr %206, align 8
  %208 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %207, ptr %208, align 8
  %209 = getelementptr inbounds nuw i8, ptr %186, i64 24
  %210 = load i64, ptr %209, align 8
  %211 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %210, ptr %211, align 8
  %212 = getelementptr inbounds nuw i8, ptr %186, i64 40
  %213 = load ptr, ptr %212, align 8
  %214 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %213, ptr %214, align 8
  %215 = getelementptr inbounds nuw i8, ptr %186, i64 48
  %216 = load ptr, ptr %215, align 8
  %217 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %216, ptr %217, align 8
  %218 = getelementptr inbounds nuw i8, ptr %186, i64 56
  %219 = load ptr, ptr %218, align 8
  %220 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %219, ptr %220, align 8
  %221 = shl i64 %3, 1
  %222 = getelementptr inbounds nuw i8, ptr %186, i64 32
  %223 = load i64, ptr %222, align 8
  %224 = load i64, ptr %204, align 8
  %225 = add i64 %223, %224
  %226 = sub i64 %221, %225
  store i64 %3, ptr %222, align 8
  %227 = load i64, ptr %206, align 8
  %228 = icmp ult i64 %226, %227
  %229 = load ptr, ptr %212, align 8
  %230 = icmp eq ptr %229, null
  br i1 %228, label %231, label %235

231:
  br i1 %230, label %887, label %232

232:
  %233 = lshr i64 %226, 7
  %234 = getelementptr inbounds nuw %struct.ScreenLine, ptr %229, i64 %233
  tail call void @llvm.prefetch.p0(ptr %234, i32 1, i32 3, i32 1)
  br label %236

235:
  br i1 %230, label %887, label %236

236:
  %237 = load i64, ptr %205, align 8
  %238 = load i64, ptr %211, align 8
  %239 = inttoptr i64 %238 to ptr
  %240 = load i8, ptr %127, align 4
  %241 = trunc nuw i8 %240 to i1
  %242 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %243 = sub i64 %3, %237
  %244 = and i64 %243, 127
  %245 = getelementptr inbounds nuw i8, ptr %239, i64 %243
  %246 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr %245, ptr %246, align 8
  %247 = getelementptr inbounds nuw i8, ptr %0, i64 132
  br i1 %241, label %248, label %265

248:
  %249 = phi ptr [ %84, %79 ], [ %247, %236 ]
  %250 = phi ptr [ %83, %79 ], [ %246, %236 ]
  %251 = phi i64 [ %81, %79 ], [ %244, %236 ]
  %252 = phi i64 [ %16, %79 ], [ %243, %236 ]
  %253 = phi ptr [ %80, %79 ], [ %242, %236 ]
  %254 = load ptr, ptr %0, align 8
  %255 = getelementptr inbounds nuw i8, ptr %254, i64 37696
  %256 = load i32, ptr %255, align 8
  %257 = icmp eq i32 %256, 0
  br i1 %257, label %265, label %258

258:
  %259 = load ptr, ptr %6, align 8
  %260 = getelementptr inbounds nuw i8, ptr %259, i64 8
  %261 = load i32, ptr %260, align 8
  %262 = icmp ult i32 %261, 4
  br i1 %262, label %263, label %265

263:
  %264 = tail call preserve_allcc i1 @check_part(ptr %0, i64 %252)
  br i1 %264, label %265, label %872

265:
  %266 = phi ptr [ %247, %236 ], [ %249, %248 ], [ %249, %263 ], [ %249, %258 ]
  %267 = phi ptr [ %246, %236 ], [ %250, %248 ], [ %250, %263 ], [ %250, %258 ]
  %268 = phi i64 [ %244, %236 ], [ %251, %248 ], [ %251, %263 ], [ %251, %258 ]
  %269 = phi i64 [ %243, %236 ], [ %252, %248 ], [ %252, %263 ], [ %252, %258 ]
  %270 = phi ptr [ %242, %236 ], [ %253, %248 ], [ %253, %263 ], [ %253, %258 ]
  %271 = icmp slt i32 %4, 0
  %272 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %273 = load i64, ptr %272, align 8
  br i1 %271, label %274, label %276

274:
  %275 = or i64 %273, 112
  br label %282

276:
  %277 = zext nneg i32 %4 to i64
  %278 = shl nuw nsw i64 %277, 7
  %279 = and i64 %278, 32640
  %280 = xor i64 %279, 16440
  %281 = or i64 %280, %273
  br label %282

282:
  %283 = phi i64 [ %275, %274 ], [ %281, %276 ]
  %284 = lshr i64 %269, 7
  %285 = load ptr, ptr %6, align 8
  %286 = getelementptr inbounds nuw i8, ptr %285, i64 8
  %287 = load i32, ptr %286, align 8
  %288 = zext i32 %287 to i64
  %289 = add nsw i64 %268, -1
  %290 = add nsw i64 %289, %288
  %291 = lshr i64 %268, 2
  %292 = trunc nuw nsw i64 %291 to i32
  %293 = shl nsw i32 -1, %292
  %294 = tail call i64 @llvm.umin.i64(i64 %290, i64 127)
  %295 = lshr i64 %294, 2
  %296 = trunc nuw nsw i64 %295 to i32
  %297 = xor i32 %296, 31
  %298 = lshr i32 -1, %297
  %299 = and i32 %298, %293
  %300 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %301 = load ptr, ptr %300, align 8
  %302 = getelementptr inbounds nuw %struct.ScreenLine, ptr %301, i64 %284
  %303 = icmp eq i32 %299, 0
  br i1 %303, label %840, label %304

304:
  %305 = and i64 %269, -128
  %306 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %307 = load i64, ptr %306, align 8
  %308 = icmp ult i64 %305, %307
  br i1 %308, label %309, label %840

309:
  %310 = load i8, ptr %266, align 4
  %311 = trunc nuw i8 %310 to i1
  %312 = load ptr, ptr %0, align 8
  br i1 %311, label %313, label %336

313:
  %314 = getelementptr inbounds nuw i8, ptr %312, i64 37696
  %315 = load i32, ptr %314, align 8
  %316 = icmp eq i32 %315, 0
  %317 = icmp ult i32 %287, 4
  %318 = or i1 %317, %316
  br i1 %318, label %336, label %319

319:
  %320 = getelementptr inbounds nuw i8, ptr %285, i64 4
  %321 = load i32, ptr %320, align 4
  %322 = add i32 %321, -1
  %323 = and i32 %322, -6
  %324 = icmp eq i32 %323, 0
  %325 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %326 = load ptr, ptr %325, align 8
  %327 = getelementptr inbounds nuw i32, ptr %326, i64 %284
  %328 = load i32, ptr %327, align 4
  br i1 %324, label %329, label %332

329:
  %330 = or i32 %328, %299
  store i32 %330, ptr %327, align 4
  %331 = load ptr, ptr %0, align 8
  br label %336

332:
  %333 = xor i32 %328, -1
  %334 = and i32 %299, %333
  %335 = icmp eq i32 %334, 0
  br i1 %335, label %336, label %872

336:
  %337 = phi ptr [ %331, %329 ], [ %312, %332 ], [ %312, %313 ], [ %312, %309 ]
  %338 = getelementptr inbounds nuw i8, ptr %337, i64 37704
  %339 = load i32, ptr %338, align 8
  %340 = icmp eq i32 %339, 0
  %341 = load i8, ptr %266, align 4
  %342 = trunc nuw i8 %341 to i1
  br i1 %340, label %343, label %367

343:
  br i1 %342, label %840, label %344

344:
  %345 = load ptr, ptr %6, align 8
  %346 = getelementptr inbounds nuw i8, ptr %345, i64 4
  %347 = load i32, ptr %346, align 4
  switch i32 %347, label %348 [
    i32 4, label %840
    i32 0, label %840
  ]

348:
  %349 = lshr i64 %269, 12
  %350 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %351 = load ptr, ptr %350, align 8
  %352 = getelementptr inbounds nuw %struct.ScreenPage, ptr %351, i64 %349
  %353 = load atomic i64, ptr %352 acquire, align 8
  %354 = load ptr, ptr %0, align 8
  %355 = getelementptr inbounds nuw i8, ptr %354, i64 37656
  %356 = load i64, ptr %355, align 8
  %357 = icmp eq i64 %353, %356
  br i1 %357, label %840, label %358

358:
  %359 = add i64 %356, -1
  %360 = icmp eq i64 %353, %359
  br i1 %360, label %361, label %365

361:
  %362 = load ptr, ptr %6, align 8
  %363 = getelementptr inbounds nuw i8, ptr %362, i64 4
  %364 = load i32, ptr %363, align 4
  switch i32 %364, label %365 [
    i32 4, label %840
    i32 0, label %840
  ]

365:
  %366 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %349)
  br i1 %366, label %840, label %872

367:
  br i1 %342, label %387, label %368

368:
  %369 = lshr i64 %269, 12
  %370 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %371 = load ptr, ptr %370, align 8
  %372 = getelementptr inbounds nuw %struct.ScreenPage, ptr %371, i64 %369
  %373 = load atomic i64, ptr %372 acquire, align 8
  %374 = load ptr, ptr %0, align 8
  %375 = getelementptr inbounds nuw i8, ptr %374, i64 37656
  %376 = load i64, ptr %375, align 8
  %377 = icmp eq i64 %373, %376
  br i1 %377, label %387, label %378

378:
  %379 = add i64 %376, -1
  %380 = icmp eq i64 %373, %379
  br i1 %380, label %381, label %385

381:
  %382 = load ptr, ptr %6, align 8
  %383 = getelementptr inbounds nuw i8, ptr %382, i64 4
  %384 = load i32, ptr %383, align 4
  switch i32 %384, label %385 [
    i32 4, label %387
    i32 0, label %387
  ]

385:
  %386 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %369)
  br i1 %386, label %387, label %872

387:
  %388 = load i8, ptr %266, align 4
  %389 = trunc nuw i8 %388 to i1
  br i1 %389, label %450, label %390

390:
  %391 = icmp eq i32 %299, -1
  %392 = and i64 %283, 7
  %393 = icmp eq i64 %392, 0
  %394 = and i1 %393, %391
  %395 = and i64 %283, 64
  %396 = icmp eq i64 %395, 0
  %397 = select i1 %394, i1 %396, i1 false
  br i1 %397, label %398, label %450

398:
  %399 = load ptr, ptr %6, align 8
  %400 = getelementptr inbounds nuw i8, ptr %399, i64 4
  %401 = load i32, ptr %400, align 4
  %402 = icmp eq i32 %401, 4
  br i1 %402, label %450, label %403

403:
  %404 = load ptr, ptr %0, align 8
  %405 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %406 = load ptr, ptr %405, align 8
  %407 = lshr i64 %269, 12
  %408 = getelementptr inbounds nuw %struct.ScreenPage, ptr %406, i64 %407
  %409 = getelementptr inbounds nuw i8, ptr %408, i64 8
  %410 = and i64 %284, 31
  %411 = getelementptr inbounds nuw i64, ptr %409, i64 %410
  %412 = icmp eq i32 %401, 0
  %413 = load atomic i64, ptr %411 monotonic, align 8
  %414 = select i1 %412, i64 2, i64 1
  %415 = icmp eq i64 %413, 0
  br i1 %415, label %416, label %418

416:
  %417 = or disjoint i64 %414, %283
  br label %439

418:
  %419 = and i64 %413, -8
  %420 = icmp eq i64 %419, %283
  br i1 %420, label %421, label %423

421:
  %422 = or i64 %413, %414
  br label %439

423:
  %424 = xor i64 %413, %283
  %425 = icmp ult i64 %424, 1099511627776
  br i1 %425, label %426, label %450

426:
  %427 = lshr i64 %413, 24
  %428 = and i64 %427, 65535
  %429 = lshr i64 %283, 24
  %430 = and i64 %429, 65535
  %431 = icmp samesign ult i64 %428, %430
  br i1 %431, label %432, label %450

432:
  %433 = and i64 %413, 5
  %434 = icmp ne i64 %433, 0
  %435 = and i1 %412, %434
  %436 = select i1 %435, i64 4, i64 0
  %437 = or disjoint i64 %283, %436
  %438 = or disjoint i64 %437, %414
  br label %439

439:
  %440 = phi i64 [ %438, %432 ], [ %422, %421 ], [ %417, %416 ]
  %441 = getelementptr inbounds nuw i8, ptr %404, i64 37688
  %442 = load i32, ptr %441, align 8
  %443 = icmp eq i32 %442, 0
  br i1 %443, label %445, label %444

444:
  store i64 %440, ptr %411, align 8
  br label %840

445:
  %446 = icmp eq i64 %413, %440
  br i1 %446, label %840, label %447

447:
  %448 = cmpxchg ptr %411, i64 %413, i64 %440 monotonic monotonic, align 8
  %449 = extractvalue { i64, i1 } %448, 1
  br i1 %449, label %840, label %450

450:
  %451 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %452 = load i8, ptr %451, align 8
  %453 = trunc nuw i8 %452 to i1
  br i1 %453, label %454, label %516

454:
  %455 = load i8, ptr %266, align 4
  %456 = trunc nuw i8 %455 to i1
  br i1 %456, label %516, label %457

457:
  %458 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %459 = load ptr, ptr %458, align 8
  %460 = lshr i64 %269, 12
  %461 = getelementptr inbounds nuw %struct.ScreenPage, ptr %459, i64 %460
  %462 = getelementptr inbounds nuw i8, ptr %461, i64 8
  %463 = and i64 %284, 31
  %464 = getelementptr inbounds nuw i64, ptr %462, i64 %463
  %465 = load atomic i64, ptr %464 monotonic, align 8
  %466 = icmp eq i64 %465, -1
  br i1 %466, label %467, label %469

467:
  %468 = load i64, ptr %302, align 8
  br label %499

469:
  %470 = load ptr, ptr %0, align 8
  %471 = getelementptr inbounds nuw i8, ptr %470, i64 37688
  %472 = load i32, ptr %471, align 8
  %473 = icmp eq i32 %472, 0
  br i1 %473, label %475, label %474

474:
  store i64 -1, ptr %464, align 8
  br label %477

475:
  %476 = atomicrmw xchg ptr %464, i64 -1 monotonic, align 8
  br label %477

477:
  %478 = phi i64 [ %465, %474 ], [ %476, %475 ]
  %479 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %480 = load i64, ptr %479, align 8
  store i64 %480, ptr %302, align 8
  %481 = and i64 %478, 5
  %482 = icmp ne i64 %481, 0
  %483 = sext i1 %482 to i32
  %484 = getelementptr inbounds nuw i8, ptr %302, i64 48
  store i32 %483, ptr %484, align 8
  %485 = shl i64 %478, 62
  %486 = ashr i64 %485, 63
  %487 = trunc nsw i64 %486 to i32
  %488 = getelementptr inbounds nuw i8, ptr %302, i64 56
  store i32 %487, ptr %488, align 8
  %489 = getelementptr inbounds nuw i8, ptr %302, i64 60
  store i32 0, ptr %489, align 4
  %490 = getelementptr inbounds nuw i8, ptr %302, i64 52
  store i32 0, ptr %490, align 4
  %491 = and i64 %478, -8
  %492 = getelementptr inbounds nuw i8, ptr %302, i64 16
  %493 = getelementptr inbounds nuw i8, ptr %302, i64 32
  store i64 %491, ptr %493, align 8
  store i64 %491, ptr %492, align 8
  %494 = and i64 %478, 1
  %495 = icmp eq i64 %494, 0
  br i1 %495, label %496, label %499

496:
  %497 = and i64 %478, -16777216
  %498 = add i64 %497, -16777096
  store i64 %498, ptr %492, align 8
  br label %499

499:
  %500 = phi i64 [ %468, %467 ], [ %480, %477 ], [ %480, %496 ]
  %501 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %502 = load i64, ptr %501, align 8
  %503 = icmp eq i64 %500, %502
  br i1 %503, label %504, label %513

504:
  %505 = getelementptr inbounds nuw i8, ptr %302, i64 48
  %506 = load i32, ptr %505, align 8
  %507 = getelementptr inbounds nuw i8, ptr %302, i64 52
  %508 = load i32, ptr %507, align 4
  %509 = or i32 %508, %506
  %510 = and i32 %509, %299
  %511 = icmp eq i32 %510, 0
  %512 = zext i1 %511 to i8
  br label %513

513:
  %514 = phi i8 [ 1, %499 ], [ %512, %504 ]
  %515 = getelementptr inbounds nuw i8, ptr %0, i64 137
  store i8 %514, ptr %515, align 1
  br label %516

516:
  %517 = load i64, ptr %302, align 8
  %518 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %519 = load i64, ptr %518, align 8
  %520 = icmp eq i64 %517, %519
  br i1 %520, label %521, label %586

521:
  %522 = load ptr, ptr %6, align 8
  %523 = getelementptr inbounds nuw i8, ptr %522, i64 4
  %524 = load i32, ptr %523, align 4
  switch i32 %524, label %543 [
    i32 4, label %525
    i32 0, label %525
  ]

525:
  %526 = getelementptr inbounds nuw i8, ptr %302, i64 32
  %527 = load i64, ptr %526, align 8
  %528 = icmp eq i64 %527, %283
  br i1 %528, label %529, label %586

529:
  %530 = getelementptr inbounds nuw i8, ptr %302, i64 56
  %531 = load i32, ptr %530, align 8
  %532 = xor i32 %531, -1
  %533 = and i32 %299, %532
  %534 = icmp eq i32 %533, 0
  br i1 %534, label %535, label %586

535:
  %536 = getelementptr inbounds nuw i8, ptr %302, i64 48
  %537 = load i32, ptr %536, align 8
  %538 = getelementptr inbounds nuw i8, ptr %302, i64 52
  %539 = load i32, ptr %538, align 4
  %540 = or i32 %539, %537
  %541 = and i32 %540, %299
  %542 = icmp eq i32 %541, 0
  br i1 %542, label %840, label %586

543:
  %544 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %545 = load i8, ptr %544, align 1
  %546 = trunc nuw i8 %545 to i1
  %547 = and i64 %283, 7
  %548 = icmp eq i64 %547, 0
  %549 = or i1 %548, %546
  %550 = and i64 %283, 6
  %551 = icmp eq i64 %550, 6
  %552 = select i1 %549, i1 true, i1 %551
  br i1 %552, label %586, label %553

553:
  %554 = getelementptr inbounds nuw i8, ptr %302, i64 48
  %555 = load i32, ptr %554, align 8
  %556 = xor i32 %555, -1
  %557 = and i32 %299, %556
  %558 = icmp eq i32 %557, 0
  br i1 %558, label %559, label %586

559:
  %560 = getelementptr inbounds nuw i8, ptr %302, i64 16
  %561 = load i64, ptr %560, align 8
  %562 = and i64 %561, 120
  %563 = icmp eq i64 %562, 120
  br i1 %563, label %564, label %586

564:
  %565 = icmp ugt i64 %561, -1099511627777
  %566 = xor i64 %561, %283
  %567 = icmp ult i64 %566, 16777216
  %568 = select i1 %565, i1 true, i1 %567
  br i1 %568, label %569, label %586

569:
  %570 = and i64 %561, 7
  %571 = icmp ne i64 %570, 0
  %572 = and i64 %566, 7
  %573 = icmp eq i64 %572, 0
  %574 = select i1 %571, i1 %573, i1 false
  br i1 %574, label %575, label %586

575:
  %576 = getelementptr inbounds nuw i8, ptr %302, i64 52
  %577 = load i32, ptr %576, align 4
  %578 = getelementptr inbounds nuw i8, ptr %302, i64 56
  %579 = load i32, ptr %578, align 8
  %580 = or i32 %579, %577
  %581 = getelementptr inbounds nuw i8, ptr %302, i64 60
  %582 = load i32, ptr %581, align 4
  %583 = or i32 %580, %582
  %584 = and i32 %583, %299
  %585 = icmp eq i32 %584, 0
  br i1 %585, label %840, label %586

586:
  %587 = load i8, ptr %266, align 4
  %588 = trunc nuw i8 %587 to i1
  br i1 %588, label %642, label %589

589:
  %590 = load ptr, ptr %0, align 8
  %591 = getelementptr inbounds nuw i8, ptr %590, i64 37688
  %592 = load i32, ptr %591, align 8
  %593 = icmp eq i32 %592, 0
  br i1 %593, label %594, label %603

594:
  %595 = getelementptr inbounds nuw i8, ptr %302, i64 8
  br label %596

596:
  %597 = atomicrmw or ptr %595, i64 1 acquire, align 8
  %598 = and i64 %597, 1
  %599 = icmp eq i64 %598, 0
  br i1 %599, label %600, label %596

600:
  %601 = load i8, ptr %266, align 4
  %602 = trunc nuw i8 %601 to i1
  br i1 %602, label %642, label %603

603:
  %604 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %605 = load ptr, ptr %604, align 8
  %606 = lshr i64 %269, 12
  %607 = getelementptr inbounds nuw %struct.ScreenPage, ptr %605, i64 %606
  %608 = getelementptr inbounds nuw i8, ptr %607, i64 8
  %609 = and i64 %284, 31
  %610 = getelementptr inbounds nuw i64, ptr %608, i64 %609
  %611 = load atomic i64, ptr %610 monotonic, align 8
  %612 = icmp eq i64 %611, -1
  br i1 %612, label %642, label %613

613:
  %614 = load ptr, ptr %0, align 8
  %615 = getelementptr inbounds nuw i8, ptr %614, i64 37688
  %616 = load i32, ptr %615, align 8
  %617 = icmp eq i32 %616, 0
  br i1 %617, label %619, label %618

618:
  store i64 -1, ptr %610, align 8
  br label %621

619:
  %620 = atomicrmw xchg ptr %610, i64 -1 monotonic, align 8
  br label %621

621:
  %622 = phi i64 [ %611, %618 ], [ %620, %619 ]
  %623 = load i64, ptr %518, align 8
  store i64 %623, ptr %302, align 8
  %624 = and i64 %622, 5
  %625 = icmp ne i64 %624, 0
  %626 = sext i1 %625 to i32
  %627 = getelementptr inbounds nuw i8, ptr %302, i64 48
  store i32 %626, ptr %627, align 8
  %628 = shl i64 %622, 62
  %629 = ashr i64 %628, 63
  %630 = trunc nsw i64 %629 to i32
  %631 = getelementptr inbounds nuw i8, ptr %302, i64 56
  store i32 %630, ptr %631, align 8
  %632 = getelementptr inbounds nuw i8, ptr %302, i64 60
  store i32 0, ptr %632, align 4
  %633 = getelementptr inbounds nuw i8, ptr %302, i64 52
  store i32 0, ptr %633, align 4
  %634 = and i64 %622, -8
  %635 = getelementptr inbounds nuw i8, ptr %302, i64 16
  %636 = getelementptr inbounds nuw i8, ptr %302, i64 32
  store i64 %634, ptr %636, align 8
  store i64 %634, ptr %635, align 8
  %637 = and i64 %622, 1
  %638 = icmp eq i64 %637, 0
  br i1 %638, label %639, label %642

639:
  %640 = and i64 %622, -16777216
  %641 = add i64 %640, -16777096
  store i64 %641, ptr %635, align 8
  br label %642

642:
  %643 = phi i1 [ true, %600 ], [ %593, %639 ], [ %593, %621 ], [ %593, %603 ], [ false, %586 ]
  %644 = load i64, ptr %302, align 8
  %645 = load i64, ptr %518, align 8
  %646 = icmp eq i64 %644, %645
  br i1 %646, label %708, label %647

647:
  %648 = load ptr, ptr %6, align 8
  %649 = getelementptr inbounds nuw i8, ptr %648, i64 4
  %650 = load i32, ptr %649, align 4
  store i64 %645, ptr %302, align 8
  %651 = getelementptr inbounds nuw i8, ptr %302, i64 48
  %652 = getelementptr inbounds nuw i8, ptr %302, i64 60
  store i32 0, ptr %652, align 4
  %653 = getelementptr inbounds nuw i8, ptr %302, i64 56
  store i32 0, ptr %653, align 8
  %654 = getelementptr inbounds nuw i8, ptr %302, i64 52
  store i32 0, ptr %654, align 4
  store i32 0, ptr %651, align 8
  %655 = getelementptr inbounds nuw i8, ptr %302, i64 8
  store i64 0, ptr %655, align 8
  %656 = and i32 %650, -5
  %657 = icmp eq i32 %656, 0
  %658 = select i1 %657, i64 2, i64 0
  %659 = getelementptr inbounds nuw i32, ptr %651, i64 %658
  store i32 %299, ptr %659, align 4
  %660 = getelementptr inbounds nuw i8, ptr %302, i64 16
  %661 = getelementptr inbounds nuw i64, ptr %660, i64 %658
  store i64 %283, ptr %661, align 8
  switch i32 %650, label %816 [
    i32 4, label %662
    i32 0, label %662
  ]

662:
  %663 = load ptr, ptr %0, align 8
  %664 = getelementptr inbounds nuw i8, ptr %663, i64 37692
  %665 = load i32, ptr %664, align 4
  %666 = icmp eq i32 %665, 0
  br i1 %666, label %667, label %816

667:
  %668 = getelementptr inbounds nuw i8, ptr %302, i64 32
  %669 = load i64, ptr %668, align 8
  %670 = and i64 %669, 64
  %671 = icmp eq i64 %670, 0
  br i1 %671, label %816, label %672

672:
  %673 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %674 = load i8, ptr %673, align 1
  %675 = trunc nuw i8 %674 to i1
  br i1 %675, label %676, label %677

676:
  tail call preserve_allcc void @quieten_aged(ptr %0, ptr %302)
  br label %677

677:
  %678 = load i32, ptr %651, align 8
  %679 = load i32, ptr %654, align 4
  %680 = or i32 %679, %678
  %681 = icmp eq i32 %680, 0
  br i1 %681, label %682, label %816

682:
  %683 = load i8, ptr %673, align 1
  %684 = trunc nuw i8 %683 to i1
  br i1 %684, label %816, label %685

685:
  %686 = load i32, ptr %652, align 4
  %687 = icmp eq i32 %686, 0
  br i1 %687, label %693, label %688

688:
  %689 = getelementptr inbounds nuw i8, ptr %302, i64 40
  %690 = load i64, ptr %689, align 8
  %691 = load i64, ptr %668, align 8
  %692 = tail call preserve_allcc i64 @joined(i64 %690, i64 %691)
  br label %695

693:
  %694 = load i64, ptr %668, align 8
  br label %695

695:
  %696 = phi i64 [ %692, %688 ], [ %694, %693 ]
  %697 = and i64 %696, 7
  %698 = icmp eq i64 %697, 0
  br i1 %698, label %699, label %816

699:
  store i64 %696, ptr %668, align 8
  store i32 -1, ptr %653, align 8
  store i32 0, ptr %652, align 4
  %700 = and i64 %696, 120
  %701 = icmp eq i64 %700, 120
  %702 = load i64, ptr %302, align 8
  %703 = shl i64 %702, 10
  %704 = lshr i64 %696, 15
  %705 = and i64 %704, 1023
  %706 = select i1 %701, i64 1023, i64 %705
  %707 = or disjoint i64 %703, %706
  store i64 %707, ptr %655, align 8
  br label %816

708:
  %709 = load i8, ptr %266, align 4
  %710 = trunc nuw i8 %709 to i1
  br i1 %710, label %762, label %711

711:
  %712 = load ptr, ptr %6, align 8
  %713 = getelementptr inbounds nuw i8, ptr %712, i64 4
  %714 = load i32, ptr %713, align 4
  %715 = and i32 %714, -5
  %716 = icmp eq i32 %715, 0
  %717 = select i1 %716, i32 2, i32 0
  %718 = getelementptr inbounds nuw i8, ptr %302, i64 48
  %719 = load i32, ptr %718, align 8
  %720 = getelementptr inbounds nuw i8, ptr %302, i64 52
  %721 = load i32, ptr %720, align 4
  %722 = or i32 %721, %719
  %723 = getelementptr inbounds nuw i8, ptr %302, i64 56
  %724 = load i32, ptr %723, align 8
  %725 = or i32 %722, %724
  %726 = getelementptr inbounds nuw i8, ptr %302, i64 60
  %727 = load i32, ptr %726, align 4
  %728 = or i32 %725, %727
  %729 = and i32 %728, %299
  %730 = icmp eq i32 %729, 0
  br i1 %730, label %731, label %762

731:
  %732 = zext nneg i32 %717 to i64
  %733 = getelementptr inbounds nuw i32, ptr %718, i64 %732
  %734 = load i32, ptr %733, align 4
  %735 = icmp eq i32 %734, 0
  br i1 %735, label %736, label %738

736:
  %737 = getelementptr inbounds nuw i32, ptr %718, i64 %732
  br label %755

738:
  %739 = getelementptr inbounds nuw i8, ptr %302, i64 16
  %740 = getelementptr inbounds nuw i64, ptr %739, i64 %732
  %741 = load i64, ptr %740, align 8
  %742 = icmp ne i64 %741, %283
  %743 = zext i1 %742 to i32
  %744 = or disjoint i32 %717, %743
  %745 = zext nneg i32 %744 to i64
  %746 = getelementptr inbounds nuw i32, ptr %718, i64 %745
  %747 = load i32, ptr %746, align 4
  %748 = icmp eq i32 %747, 0
  %749 = getelementptr inbounds nuw i32, ptr %718, i64 %745
  br i1 %748, label %755, label %750

750:
  %751 = getelementptr inbounds nuw i8, ptr %302, i64 16
  %752 = getelementptr inbounds nuw i64, ptr %751, i64 %745
  %753 = load i64, ptr %752, align 8
  %754 = icmp eq i64 %753, %283
  br i1 %754, label %755, label %762

755:
  %756 = phi ptr [ %737, %736 ], [ %749, %738 ], [ %749, %750 ]
  %757 = phi i64 [ %732, %736 ], [ %745, %738 ], [ %745, %750 ]
  %758 = getelementptr inbounds nuw i8, ptr %302, i64 16
  %759 = getelementptr inbounds nuw i64, ptr %758, i64 %757
  store i64 %283, ptr %759, align 8
  %760 = load i32, ptr %756, align 4
  %761 = or i32 %760, %299
  store i32 %761, ptr %756, align 4
  br label %816

762:
  %763 = and i64 %283, 64
  %764 = icmp eq i64 %763, 0
  br i1 %764, label %765, label %814

765:
  %766 = getelementptr inbounds nuw i8, ptr %302, i64 48
  %767 = getelementptr inbounds nuw i8, ptr %302, i64 56
  %768 = load i32, ptr %767, align 8
  %769 = icmp eq i32 %768, 0
  %770 = getelementptr inbounds nuw i8, ptr %302, i64 52
  %771 = load i32, ptr %770, align 4
  %772 = getelementptr inbounds nuw i8, ptr %302, i64 60
  %773 = load i32, ptr %772, align 4
  %774 = or i32 %773, %771
  %775 = icmp eq i32 %774, 0
  br i1 %775, label %776, label %814

776:
  %777 = load i32, ptr %766, align 8
  %778 = icmp eq i32 %777, 0
  br i1 %778, label %783, label %779

779:
  %780 = getelementptr inbounds nuw i8, ptr %302, i64 16
  %781 = load i64, ptr %780, align 8
  %782 = icmp eq i64 %781, %283
  br i1 %782, label %783, label %814

783:
  br i1 %769, label %788, label %784

784:
  %785 = getelementptr inbounds nuw i8, ptr %302, i64 32
  %786 = load i64, ptr %785, align 8
  %787 = icmp eq i64 %786, %283
  br i1 %787, label %788, label %814

788:
  %789 = load ptr, ptr %6, align 8
  %790 = getelementptr inbounds nuw i8, ptr %789, i64 4
  %791 = load i32, ptr %790, align 4
  switch i32 %791, label %795 [
    i32 4, label %814
    i32 0, label %792
  ]

792:
  %793 = getelementptr inbounds nuw i8, ptr %302, i64 32
  store i64 %283, ptr %793, align 8
  %794 = or i32 %768, %299
  store i32 %794, ptr %767, align 8
  br label %816

795:
  br i1 %710, label %796, label %807

796:
  %797 = getelementptr inbounds nuw i8, ptr %302, i64 8
  %798 = load i64, ptr %797, align 8
  %799 = icmp eq i64 %798, 0
  br i1 %799, label %807, label %800

800:
  %801 = load ptr, ptr %0, align 8
  store i64 0, ptr %797, align 8
  %802 = getelementptr inbounds nuw i8, ptr %801, i64 41816
  %803 = load i64, ptr %802, align 8
  %804 = add i64 %803, 1
  store i64 %804, ptr %802, align 8
  %805 = load i32, ptr %766, align 8
  %806 = load i32, ptr %767, align 8
  br label %807

807:
  %808 = phi i32 [ %806, %800 ], [ %768, %796 ], [ %768, %795 ]
  %809 = phi i32 [ %805, %800 ], [ %777, %796 ], [ %777, %795 ]
  %810 = getelementptr inbounds nuw i8, ptr %302, i64 16
  store i64 %283, ptr %810, align 8
  %811 = or i32 %809, %299
  store i32 %811, ptr %766, align 8
  %812 = xor i32 %299, -1
  %813 = and i32 %808, %812
  store i32 %813, ptr %767, align 8
  br label %816

814:
  %815 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %302, i64 %283, i32 %299)
  br i1 %815, label %816, label %833

816:
  %817 = and i64 %283, 6
  %818 = icmp eq i64 %817, 6
  br i1 %818, label %819, label %832

819:
  %820 = load ptr, ptr %0, align 8
  %821 = getelementptr inbounds nuw i8, ptr %820, i64 41808
  %822 = load i64, ptr %821, align 8
  %823 = load ptr, ptr %6, align 8
  %824 = getelementptr inbounds nuw i8, ptr %823, i64 8
  %825 = load i32, ptr %824, align 8
  %826 = icmp eq i32 %825, 1
  %827 = load ptr, ptr %267, align 8
  br i1 %826, label %828, label %830

828:
  %829 = trunc i64 %822 to i8
  store i8 %829, ptr %827, align 1
  br label %832

830:
  %831 = trunc i64 %822 to i32
  store i32 %831, ptr %827, align 1
  br label %832

832:
  br i1 %643, label %837, label %840

833:
  br i1 %643, label %834, label %872

834:
  %835 = getelementptr inbounds nuw i8, ptr %302, i64 8
  %836 = atomicrmw and ptr %835, i64 -2 release, align 8
  br label %872

837:
  %838 = getelementptr inbounds nuw i8, ptr %302, i64 8
  %839 = atomicrmw and ptr %838, i64 -2 release, align 8
  br label %840

840:
  %841 = load ptr, ptr %0, align 8
  %842 = getelementptr inbounds nuw i8, ptr %841, i64 43704
  %843 = load ptr, ptr %842, align 8
  %844 = icmp eq ptr %843, null
  br i1 %844, label %908, label %845

845:
  %846 = load i8, ptr %266, align 4
  %847 = trunc nuw i8 %846 to i1
  br i1 %847, label %908, label %848

848:
  %849 = load i64, ptr %270, align 8
  %850 = and i64 %269, -128
  %851 = add i64 %849, %850
  %852 = load ptr, ptr %6, align 8
  %853 = getelementptr inbounds nuw i8, ptr %852, i64 4
  %854 = load i32, ptr %853, align 4
  switch i32 %854, label %855 [
    i32 4, label %908
    i32 0, label %908
  ]

855:
  %856 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %857 = load i8, ptr %856, align 8
  %858 = trunc nuw i8 %857 to i1
  br i1 %858, label %908, label %859

859:
  %860 = getelementptr inbounds nuw i8, ptr %841, i64 43720
  %861 = load i64, ptr %860, align 8
  %862 = lshr i64 %851, 7
  %863 = lshr i64 %851, 13
  %864 = lshr i64 %851, 19
  %865 = xor i64 %863, %864
  %866 = xor i64 %865, %862
  %867 = and i64 %866, 63
  %868 = shl nuw i64 1, %867
  %869 = and i64 %861, %868
  %870 = icmp eq i64 %869, 0
  br i1 %870, label %908, label %871

871:
  tail call preserve_allcc void @cut_words(ptr %841, i64 %851, i32 %299)
  br label %908

872:
  %873 = load ptr, ptr %0, align 8
  %874 = load ptr, ptr %6, align 8
  %875 = getelementptr inbounds nuw i8, ptr %874, i64 20
  %876 = load i32, ptr %875, align 4
  %877 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %878 = load i32, ptr %877, align 8
  %879 = tail call i32 @llvm.cttz.i32(i32 %878, i1 false)
  %880 = getelementptr inbounds nuw i8, ptr %873, i64 328
  store i32 22, ptr %880, align 8
  %881 = getelementptr inbounds nuw i8, ptr %873, i64 332
  store i32 %876, ptr %881, align 4
  %882 = getelementptr inbounds nuw i8, ptr %873, i64 336
  store i32 %879, ptr %882, align 8
  %883 = getelementptr inbounds nuw i8, ptr %873, i64 352
  store i64 0, ptr %883, align 8
  %884 = getelementptr inbounds nuw i8, ptr %873, i64 368
  store i32 0, ptr %884, align 8
  %885 = getelementptr inbounds nuw i8, ptr %873, i64 360
  store i32 0, ptr %885, align 8
  %886 = getelementptr inbounds nuw i8, ptr %873, i64 364
  store i32 0, ptr %886, align 4
  br label %908

887:
  %888 = load ptr, ptr %6, align 8
  %889 = getelementptr inbounds nuw i8, ptr %888, i64 4
  %890 = load i32, ptr %889, align 4
  switch i32 %890, label %891 [
    i32 4, label %908
    i32 0, label %908
  ]

891:
  %892 = load ptr, ptr %0, align 8
  br label %893

893:
  %894 = phi ptr [ %888, %891 ], [ %7, %102 ]
  %895 = phi ptr [ %892, %891 ], [ %98, %102 ]
  %896 = getelementptr inbounds nuw i8, ptr %894, i64 20
  %897 = load i32, ptr %896, align 4
  %898 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %899 = load i32, ptr %898, align 8
  %900 = tail call i32 @llvm.cttz.i32(i32 %899, i1 false)
  %901 = getelementptr inbounds nuw i8, ptr %895, i64 328
  store i32 22, ptr %901, align 8
  %902 = getelementptr inbounds nuw i8, ptr %895, i64 332
  store i32 %897, ptr %902, align 4
  %903 = getelementptr inbounds nuw i8, ptr %895, i64 336
  store i32 %900, ptr %903, align 8
  %904 = getelementptr inbounds nuw i8, ptr %895, i64 352
  store i64 0, ptr %904, align 8
  %905 = getelementptr inbounds nuw i8, ptr %895, i64 368
  store i32 0, ptr %905, align 8
  %906 = getelementptr inbounds nuw i8, ptr %895, i64 360
  store i32 0, ptr %906, align 8
  %907 = getelementptr inbounds nuw i8, ptr %895, i64 364
  store i32 0, ptr %907, align 4
  br label %908

908:
  %909 = phi i32 [ 0, %840 ], [ 1, %872 ], [ 1, %893 ], [ 0, %887 ], [ 0, %33 ], [ 0, %196 ], [ 0, %102 ], [ 0, %91 ], [
      0, %97 ], [ 0, %871 ], [ 0, %859 ], [ 0, %855 ], [ 0, %845 ], [ 0, %848 ], [ 0, %848 ], [ 0, %887 ]
  ret i32 %909
}

declare i32 @llvm.ctlz.i32(i32, i1) #0

define internal preserve_allcc i32 @screen_apart(ptr %0, ptr %1, ptr %2, i64 %3, i32 %4, i32 %5, i32 %6) unnamed_addr #0
      noimplicitfloat {
  %8 = icmp eq i32 %6, 0
  br i1 %8, label %24, label %9

9:
  %10 = zext nneg i32 %5 to i64
  br label %11

11:
  %12 = phi i32 [ %6, %9 ], [ %22, %20 ]
  %13 = tail call i32 @llvm.cttz.i32(i32 %12, i1 true)
  %14 = sub i32 %13, %4
  %15 = zext i32 %14 to i64
  %16 = shl i64 %15, %10
  %17 = add i64 %16, %3
  %18 = tail call preserve_allcc i32 @screen_place(ptr %0, ptr %1, ptr %2, i64 %17, i32 %13)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %24

20:
  %21 = add i32 %12, -1
  %22 = and i32 %21, %12
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %11

24:
  %25 = phi i32 [ 0, %7 ], [ 0, %20 ], [ 1, %11 ]
  ret i32 %25
}

define internal preserve_allcc i1 @check_parts(ptr %0, i64 %1, i32 %2, i32 %3) unnamed_addr #0 noimplicitfloat {
  %5 = icmp eq i32 %3, 0
  br i1 %5, label %19, label %6

6:
  %7 = zext nneg i32 %2 to i64
  br label %8

8:
  %9 = phi i32 [ %3, %6 ], [ %17, %15 ]
  %10 = tail call i32 @llvm.cttz.i32(i32 %9, i1 true)
  %11 = zext nneg i32 %10 to i64
  %12 = shl i64 %11, %7
  %13 = add i64 %12, %1
  %14 = tail call preserve_allcc i1 @check_part(ptr %0, i64 %13)
  br i1 %14, label %15, label %19

15:
  %16 = add i32 %9, -1
  %17 = and i32 %16, %9
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %8

19:
  %20 = phi i1 [ true, %4 ], [ %14, %8 ], [ %14, %15 ]
  ret i1 %20
}

define internal preserve_allcc i32 @words_of(i32 %0, i64 %1, i32 %2, i32 %3, i32 %4) unnamed_addr #0 noimplicitfloat {
  %6 = lshr i32 128, %2
  %7 = zext nneg i32 %6 to i64
  %8 = add nsw i64 %1, %7
  %9 = icmp sgt i64 %1, 31
  %10 = icmp slt i64 %8, 1
  %11 = or i1 %9, %10
  br i1 %11, label %128, label %12

12:
  %13 = tail call i64 @llvm.smax.i64(i64 %1, i64 0)
  %14 = trunc nuw nsw i64 %13 to i32
  %15 = shl nsw i32 -1, %14
  %16 = and i32 %15, %0
  %17 = icmp samesign ugt i64 %8, 31
  %18 = trunc nuw nsw i64 %8 to i32
  %19 = shl nsw i32 -1, %18
  %20 = xor i32 %19, -1
  %21 = select i1 %17, i32 -1, i32 %20
  %22 = and i32 %16, %21
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %128, label %24

24:
  %25 = icmp ugt i32 %2, 2
  br i1 %25, label %26, label %70

26:
  %27 = or i32 %4, %3
  %28 = and i32 %27, 3
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %70

30:
  %31 = icmp slt i64 %1, -31
  br i1 %31, label %40, label %32

32:
  %33 = icmp sgt i64 %1, -1
  %34 = trunc nsw i64 %1 to i32
  br i1 %33, label %35, label %37

35:
  %36 = lshr i32 %22, %34
  br label %40

37:
  %38 = sub nsw i32 0, %34
  %39 = shl i32 %22, %38
  br label %40

40:
  %41 = phi i32 [ 0, %30 ], [ %36, %35 ], [ %39, %37 ]
  %42 = add i32 %2, 1
  %43 = tail call i32 @llvm.umax.i32(i32 %42, i32 4)
  br label %44

44:
  %45 = phi i32 [ %59, %44 ], [ 3, %40 ]
  %46 = phi i32 [ %58, %44 ], [ %41, %40 ]
  %47 = shl i32 %46, 8
  %48 = or i32 %47, %46
  %49 = and i32 %48, 16711935
  %50 = shl nuw nsw i32 %49, 4
  %51 = or i32 %50, %49
  %52 = and i32 %51, 252645135
  %53 = shl nuw nsw i32 %52, 2
  %54 = or i32 %53, %52
  %55 = and i32 %54, 858993459
  %56 = shl nuw nsw i32 %55, 1
  %57 = or i32 %56, %55
  %58 = and i32 %57, 1431655765
  %59 = add nuw i32 %45, 1
  %60 = icmp eq i32 %59, %43
  br i1 %60, label %61, label %44

61:
  %62 = add i32 %4, -1
  %63 = tail call i32 @llvm.umin.i32(i32 %62, i32 127)
  %64 = lshr i32 %63, 2
  %65 = xor i32 %64, 31
  %66 = lshr i32 -1, %65
  %67 = mul i32 %58, %66
  %68 = lshr i32 %3, 2
  %69 = shl i32 %67, %68
  br label %128

70:
  %71 = tail call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %72 = zext i32 %2 to i64
  %73 = zext i32 %3 to i64
  %74 = lshr exact i32 %22, %71
  %75 = add i32 %74, 1
  %76 = and i32 %75, %74
  %77 = icmp eq i32 %76, 0
  %78 = icmp ult i32 %2, 3
  %79 = and i1 %78, %77
  br i1 %79, label %83, label %80

80:
  %81 = zext i32 %4 to i64
  %82 = add nsw i64 %81, -1
  br label %106

83:
  %84 = zext nneg i32 %71 to i64
  %85 = sub nsw i64 %84, %1
  %86 = shl i64 %85, %72
  %87 = add i64 %86, %73
  %88 = tail call i32 @llvm.ctpop.i32(i32 %22)
  %89 = add nsw i32 %88, -1
  %90 = zext nneg i32 %89 to i64
  %91 = add i64 %85, %90
  %92 = shl i64 %91, %72
  %93 = zext i32 %4 to i64
  %94 = add nsw i64 %73, -1
  %95 = add nsw i64 %94, %93
  %96 = add i64 %95, %92
  %97 = lshr i64 %87, 2
  %98 = trunc i64 %97 to i32
  %99 = shl nsw i32 -1, %98
  %100 = tail call i64 @llvm.umin.i64(i64 %96, i64 127)
  %101 = lshr i64 %100, 2
  %102 = trunc nuw nsw i64 %101 to i32
  %103 = xor i32 %102, 31
  %104 = lshr i32 -1, %103
  %105 = and i32 %104, %99
  br label %128

106:
  %107 = phi i32 [ %22, %80 ], [ %126, %106 ]
  %108 = phi i32 [ 0, %80 ], [ %124, %106 ]
  %109 = tail call i32 @llvm.cttz.i32(i32 %107, i1 true)
  %110 = zext nneg i32 %109 to i64
  %111 = sub nsw i64 %110, %1
  %112 = shl i64 %111, %72
  %113 = add i64 %112, %73
  %114 = add i64 %82, %113
  %115 = lshr i64 %113, 2
  %116 = trunc i64 %115 to i32
  %117 = shl nsw i32 -1, %116
  %118 = tail call i64 @llvm.umin.i64(i64 %114, i64 127)
  %119 = lshr i64 %118, 2
  %120 = trunc nuw nsw i64 %119 to i32
  %121 = xor i32 %120, 31
  %122 = lshr i32 -1, %121
  %123 = and i32 %122, %117
  %124 = or i32 %123, %108
  %125 = add i32 %107, -1
  %126 = and i32 %125, %107
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %128, label %106

128:
  %129 = phi i32 [ 0, %12 ], [ %69, %61 ], [ %105, %83 ], [ 0, %5 ], [ %124, %106 ]
  ret i32 %129
}

define internal preserve_allcc i1 @check_part(ptr %0, i64 %1) unnamed_addr #0 noimplicitfloat {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %4 = load ptr, ptr %3, align 8
  %5 = lshr i64 %1, 7
  %6 = getelementptr inbounds nuw i32, ptr %4, i64 %5
  %7 = trunc i64 %1 to i32
  %8 = lshr i32 %7, 2
  %9 = and i32 %8, 31
  %10 = shl nuw i32 1, %9
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %12 = load ptr, ptr %11, align 8
  %13 = lshr i64 %1, 3
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 %13
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %18 = load i32, ptr %17, align 8
  %19 = shl nsw i32 -1, %18
  %20 = xor i32 %19, -1
  %21 = and i32 %7, 7
  %22 = shl i32 %20, %21
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %24 = load i64, ptr %23, align 8
  %25 = icmp ult i64 %1, %24
  br i1 %25, label %26, label %58

26:
  %27 = load i32, ptr %6, align 4
  %28 = and i32 %27, %10
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %58

30:
  %31 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %32 = load i32, ptr %31, align 4
  %33 = add i32 %32, -1
  %34 = and i32 %33, -6
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %42, label %36

36:
  %37 = load i8, ptr %14, align 1
  %38 = zext i8 %37 to i32
  %39 = xor i32 %38, -1
  %40 = and i32 %22, %39
  %41 = icmp eq i32 %40, 0
  br label %58

42:
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %44 = load i8, ptr %43, align 1
  %45 = trunc nuw i8 %44 to i1
  br i1 %45, label %58, label %46

46:
  %47 = load i8, ptr %14, align 1
  %48 = trunc i32 %22 to i8
  %49 = or i8 %47, %48
  store i8 %49, ptr %14, align 1
  %50 = zext i8 %49 to i32
  %51 = and i32 %7, 4
  %52 = lshr i32 %50, %51
  %53 = and i32 %52, 15
  %54 = icmp eq i32 %53, 15
  br i1 %54, label %55, label %58

55:
  %56 = load i32, ptr %6, align 4
  %57 = or i32 %56, %10
  store i32 %57, ptr %6, align 4
  br label %58

58:
  %59 = phi i1 [ %41, %36 ], [ true, %2 ], [ false, %42 ], [ true, %26 ], [ true, %55 ], [ true, %46 ]
  ret i1 %59
}

define internal preserve_allcc i1 @judge_again(ptr %0, ptr %1, i64 %2, i32 %3) unnamed_addr #0 noimplicitfloat {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %8 = load i32, ptr %7, align 4
  %9 = icmp eq i32 %8, 4
  br i1 %9, label %10, label %18

10:
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %12 = load i32, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %14 = load i32, ptr %13, align 4
  %15 = or i32 %14, %12
  %16 = and i32 %15, %3
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %537

18:
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %22 = and i64 %2, 120
  %23 = icmp eq i64 %22, 72
  %24 = trunc i64 %2 to i32
  %25 = and i32 %24, 120
  %26 = icmp eq i32 %25, 72
  %27 = lshr i64 %2, 24
  %28 = and i64 %27, 65535
  %29 = lshr i32 %24, 20
  %30 = and i32 %29, 15
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %33 = ptrtoint ptr %1 to i64
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %35 = and i64 %2, 7
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %38

38:
  %39 = phi i1 [ true, %18 ], [ false, %151 ]
  %40 = phi i64 [ 0, %18 ], [ 1, %151 ]
  %41 = getelementptr inbounds nuw i32, ptr %19, i64 %40
  %42 = load i32, ptr %41, align 4
  %43 = and i32 %42, %3
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %151, label %45

45:
  %46 = getelementptr inbounds nuw i64, ptr %20, i64 %40
  %47 = load i64, ptr %46, align 8
  %48 = trunc i64 %47 to i32
  %49 = lshr i32 %48, 3
  %50 = and i32 %49, 15
  %51 = icmp eq i32 %50, 10
  br i1 %51, label %52, label %59

52:
  %53 = load ptr, ptr %31, align 8
  %54 = load ptr, ptr %32, align 8
  %55 = ptrtoint ptr %54 to i64
  %56 = sub i64 %33, %55
  %57 = getelementptr inbounds nuw i64, ptr %53, i64 %56
  %58 = tail call preserve_allcc i1 @stamps_precede(ptr %0, ptr %57, i64 %2, i32 %43)
  br i1 %58, label %151, label %149

59:
  %60 = load i8, ptr %21, align 1
  %61 = trunc nuw i8 %60 to i1
  %62 = and i1 %23, %61
  br i1 %62, label %105, label %63

63:
  %64 = icmp eq i32 %50, 8
  %65 = or i1 %64, %26
  br i1 %65, label %86, label %66

66:
  br i1 %61, label %93, label %67

67:
  %68 = xor i64 %47, %2
  %69 = icmp ult i64 %68, 1099511627776
  br i1 %69, label %70, label %95

70:
  %71 = lshr i64 %47, 24
  %72 = and i64 %71, 65535
  %73 = icmp samesign ult i64 %72, %28
  br i1 %73, label %151, label %74

74:
  %75 = icmp eq i32 %50, 15
  br i1 %75, label %95, label %76

76:
  %77 = xor i32 %48, %24
  %78 = and i32 %77, 1015808
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %95

80:
  %81 = lshr i32 %48, 20
  %82 = and i32 %81, 15
  %83 = icmp samesign ult i32 %82, %30
  br i1 %83, label %151, label %84

84:
  %85 = tail call preserve_allcc i1 @same_lanes(i64 %47, i64 %2, i32 %43)
  br i1 %85, label %151, label %95

86:
  %87 = load ptr, ptr %31, align 8
  %88 = load ptr, ptr %32, align 8
  %89 = ptrtoint ptr %88 to i64
  %90 = sub i64 %33, %89
  %91 = getelementptr inbounds nuw i16, ptr %87, i64 %90
  %92 = tail call preserve_allcc i1 @list_precedes(ptr %0, ptr %91, i64 %47, i64 %2, i32 %43)
  br i1 %92, label %151, label %95

93:
  %94 = tail call preserve_allcc i1 @age_precedes(ptr %0, i64 %47, i64 %2, i32 %43)
  br i1 %94, label %151, label %95

95:
  %96 = load ptr, ptr %0, align 8
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 43704
  %98 = load ptr, ptr %97, align 8
  %99 = icmp eq ptr %98, null
  br i1 %99, label %109, label %100

100:
  %101 = load i8, ptr %34, align 4
  %102 = trunc nuw i8 %101 to i1
  br i1 %102, label %109, label %103

103:
  %104 = tail call preserve_allcc i1 @is_handed_on(ptr %0, i64 %47, i32 %43)
  br i1 %104, label %151, label %109

105:
  %106 = tail call preserve_allcc i1 @each_preceded(ptr %0, i64 %47, i64 %2, i32 %43)
  br i1 %106, label %151, label %107

107:
  %108 = load ptr, ptr %0, align 8
  br label %109

109:
  %110 = phi ptr [ %108, %107 ], [ %96, %95 ], [ %96, %100 ], [ %96, %103 ]
  %111 = and i64 %47, 7
  %112 = icmp eq i64 %111, 0
  %113 = xor i64 %47, %2
  %114 = and i64 %113, 7
  %115 = icmp ne i64 %114, 0
  %116 = or i1 %112, %115
  br i1 %116, label %130, label %117

117:
  %118 = getelementptr inbounds nuw i8, ptr %110, i64 41808
  %119 = load i64, ptr %118, align 8
  switch i64 %35, label %151 [
    i64 7, label %120
    i64 6, label %125
  ]

120:
  %121 = load ptr, ptr %36, align 8
  %122 = load i8, ptr %121, align 1
  %123 = trunc i64 %119 to i8
  %124 = icmp eq i8 %122, %123
  br i1 %124, label %151, label %130

125:
  %126 = load ptr, ptr %36, align 8
  %127 = load i32, ptr %126, align 1
  %128 = trunc i64 %119 to i32
  %129 = icmp eq i32 %127, %128
  br i1 %129, label %151, label %130

130:
  %131 = load i64, ptr %37, align 8
  %132 = load ptr, ptr %32, align 8
  %133 = ptrtoint ptr %132 to i64
  %134 = sub i64 %33, %133
  %135 = shl i64 %134, 1
  %136 = add i64 %135, %131
  %137 = getelementptr inbounds nuw i8, ptr %110, i64 43704
  %138 = load ptr, ptr %137, align 8
  %139 = icmp eq ptr %138, null
  br i1 %139, label %537, label %140

140:
  %141 = load i8, ptr %34, align 4
  %142 = trunc nuw i8 %141 to i1
  %143 = and i64 %47, 6
  %144 = icmp eq i64 %143, 6
  %145 = or i1 %144, %142
  %146 = or i1 %145, %112
  br i1 %146, label %537, label %147

147:
  %148 = tail call preserve_allcc i1 @are_observed(ptr %0, i64 %136, i32 %43)
  br i1 %148, label %151, label %537

149:
  %150 = tail call preserve_allcc i1 @stamps_agree(ptr %0, ptr %1, i32 0, i64 %2, i32 %43)
  br i1 %150, label %151, label %537

151:
  br i1 %39, label %38, label %152

152:
  %153 = icmp eq i32 %8, 0
  %154 = or i1 %153, %9
  %155 = select i1 %154, i64 2, i64 0
  br label %156

156:
  %157 = phi i64 [ %155, %152 ], [ %230, %229 ]
  %158 = getelementptr inbounds nuw i32, ptr %19, i64 %157
  %159 = load i32, ptr %158, align 4
  %160 = and i32 %159, %3
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %229, label %162

162:
  %163 = getelementptr inbounds nuw i64, ptr %20, i64 %157
  %164 = load i64, ptr %163, align 8
  %165 = and i64 %164, 120
  %166 = icmp eq i64 %165, 80
  br i1 %166, label %167, label %176

167:
  %168 = load ptr, ptr %31, align 8
  %169 = load ptr, ptr %32, align 8
  %170 = ptrtoint ptr %169 to i64
  %171 = sub i64 %33, %170
  %172 = getelementptr inbounds nuw i64, ptr %168, i64 %171
  %173 = icmp samesign ult i64 %157, 2
  %174 = select i1 %173, i64 0, i64 32
  %175 = getelementptr inbounds nuw i64, ptr %172, i64 %174
  br label %198

176:
  %177 = and i64 %164, 7
  %178 = icmp ne i64 %177, 0
  %179 = xor i64 %164, %2
  %180 = and i64 %179, 7
  %181 = icmp eq i64 %180, 0
  %182 = and i1 %178, %181
  br i1 %182, label %229, label %183

183:
  %184 = icmp eq i64 %35, 0
  br i1 %184, label %193, label %185

185:
  %186 = load ptr, ptr %0, align 8
  %187 = getelementptr inbounds nuw i8, ptr %186, i64 43704
  %188 = load ptr, ptr %187, align 8
  %189 = icmp eq ptr %188, null
  br i1 %189, label %193, label %190

190:
  %191 = load i8, ptr %34, align 4
  %192 = trunc nuw i8 %191 to i1
  br i1 %192, label %193, label %195

193:
  %194 = and i64 %2, -8
  br label %232

195:
  %196 = and i64 %2, -32768
  %197 = or disjoint i64 %196, 112
  br label %232

198:
  %199 = phi i32 [ %160, %167 ], [ %227, %225 ]
  %200 = tail call i32 @llvm.cttz.i32(i32 %199, i1 true)
  %201 = zext nneg i32 %200 to i64
  %202 = getelementptr inbounds nuw i64, ptr %175, i64 %201
  %203 = load i64, ptr %202, align 8
  %204 = and i64 %203, 7
  %205 = icmp ne i64 %204, 0
  %206 = xor i64 %203, %2
  %207 = and i64 %206, 7
  %208 = icmp eq i64 %207, 0
  %209 = and i1 %205, %208
  br i1 %209, label %225, label %210

210:
  %211 = icmp eq i64 %35, 0
  br i1 %211, label %220, label %212

212:
  %213 = load ptr, ptr %0, align 8
  %214 = getelementptr inbounds nuw i8, ptr %213, i64 43704
  %215 = load ptr, ptr %214, align 8
  %216 = icmp eq ptr %215, null
  br i1 %216, label %220, label %217

217:
  %218 = load i8, ptr %34, align 4
  %219 = trunc nuw i8 %218 to i1
  br i1 %219, label %220, label %222

220:
  %221 = and i64 %2, -8
  br label %232

222:
  %223 = and i64 %2, -32768
  %224 = or disjoint i64 %223, 112
  br label %232

225:
  %226 = add i32 %199, -1
  %227 = and i32 %226, %199
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %229, label %198

229:
  %230 = add nuw nsw i64 %157, 1
  %231 = icmp eq i64 %230, 4
  br i1 %231, label %232, label %156

232:
  %233 = phi i64 [ %221, %220 ], [ %194, %193 ], [ %197, %195 ], [ %224, %222 ], [ %2, %229 ]
  switch i32 %8, label %288 [
    i32 4, label %234
    i32 0, label %234
  ]

234:
  tail call preserve_allcc void @remember(ptr %0, ptr %1, i32 2, i64 %233, i32 %3)
  %235 = load i8, ptr %34, align 4
  %236 = trunc nuw i8 %235 to i1
  br i1 %236, label %237, label %537

237:
  %238 = load ptr, ptr %0, align 8
  %239 = getelementptr inbounds nuw i8, ptr %238, i64 37692
  %240 = load i32, ptr %239, align 4
  %241 = icmp eq i32 %240, 0
  br i1 %241, label %242, label %537

242:
  %243 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %244 = load i64, ptr %243, align 8
  %245 = and i64 %244, 64
  %246 = icmp eq i64 %245, 0
  br i1 %246, label %537, label %247

247:
  %248 = load i8, ptr %21, align 1
  %249 = trunc nuw i8 %248 to i1
  br i1 %249, label %250, label %251

250:
  tail call preserve_allcc void @quieten_aged(ptr %0, ptr %1)
  br label %251

251:
  %252 = load i32, ptr %19, align 8
  %253 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %254 = load i32, ptr %253, align 4
  %255 = or i32 %254, %252
  %256 = icmp eq i32 %255, 0
  br i1 %256, label %257, label %537

257:
  %258 = load i8, ptr %21, align 1
  %259 = trunc nuw i8 %258 to i1
  br i1 %259, label %537, label %260

260:
  %261 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %262 = load i32, ptr %261, align 4
  %263 = icmp eq i32 %262, 0
  br i1 %263, label %269, label %264

264:
  %265 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %266 = load i64, ptr %265, align 8
  %267 = load i64, ptr %243, align 8
  %268 = tail call preserve_allcc i64 @joined(i64 %266, i64 %267)
  br label %271

269:
  %270 = load i64, ptr %243, align 8
  br label %271

271:
  %272 = phi i64 [ %268, %264 ], [ %270, %269 ]
  %273 = and i64 %272, 7
  %274 = icmp eq i64 %273, 0
  br i1 %274, label %275, label %537

275:
  store i64 %272, ptr %243, align 8
  %276 = getelementptr inbounds nuw i8, ptr %1, i64 56
  store i32 -1, ptr %276, align 8
  store i32 0, ptr %261, align 4
  %277 = and i64 %272, 120
  %278 = icmp eq i64 %277, 120
  %279 = load i64, ptr %1, align 8
  %280 = shl i64 %279, 10
  %281 = lshr i64 %272, 15
  %282 = and i64 %281, 1023
  %283 = select i1 %278, i64 1023, i64 %282
  %284 = or disjoint i64 %280, %283
  %285 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i64 %284, ptr %285, align 8
  br label %537

286:
  %287 = xor i32 %3, -1
  br label %407

288:
  %289 = phi i1 [ true, %403 ], [ false, %232 ]
  %290 = phi i64 [ 3, %403 ], [ 2, %232 ]
  %291 = getelementptr inbounds nuw i32, ptr %19, i64 %290
  %292 = load i32, ptr %291, align 4
  %293 = and i32 %292, %3
  %294 = icmp eq i32 %293, 0
  br i1 %294, label %403, label %295

295:
  %296 = getelementptr inbounds nuw i64, ptr %20, i64 %290
  %297 = load i64, ptr %296, align 8
  %298 = trunc i64 %297 to i32
  %299 = lshr i32 %298, 3
  %300 = and i32 %299, 15
  %301 = icmp eq i32 %300, 10
  br i1 %301, label %302, label %310

302:
  %303 = load ptr, ptr %31, align 8
  %304 = load ptr, ptr %32, align 8
  %305 = ptrtoint ptr %304 to i64
  %306 = sub i64 %33, %305
  %307 = getelementptr inbounds nuw i64, ptr %303, i64 %306
  %308 = getelementptr inbounds nuw i8, ptr %307, i64 256
  %309 = tail call preserve_allcc i1 @stamps_precede(ptr %0, ptr %308, i64 %2, i32 %293)
  br i1 %309, label %403, label %401

310:
  %311 = load i8, ptr %21, align 1
  %312 = trunc nuw i8 %311 to i1
  %313 = and i1 %23, %312
  br i1 %313, label %357, label %314

314:
  %315 = icmp eq i32 %300, 8
  %316 = or i1 %315, %26
  br i1 %316, label %337, label %317

317:
  br i1 %312, label %345, label %318

318:
  %319 = xor i64 %297, %2
  %320 = icmp ult i64 %319, 1099511627776
  br i1 %320, label %321, label %347

321:
  %322 = lshr i64 %297, 24
  %323 = and i64 %322, 65535
  %324 = icmp samesign ult i64 %323, %28
  br i1 %324, label %403, label %325

325:
  %326 = icmp eq i32 %300, 15
  br i1 %326, label %347, label %327

327:
  %328 = xor i32 %298, %24
  %329 = and i32 %328, 1015808
  %330 = icmp eq i32 %329, 0
  br i1 %330, label %331, label %347

331:
  %332 = lshr i32 %298, 20
  %333 = and i32 %332, 15
  %334 = icmp samesign ult i32 %333, %30
  br i1 %334, label %403, label %335

335:
  %336 = tail call preserve_allcc i1 @same_lanes(i64 %297, i64 %2, i32 %293)
  br i1 %336, label %403, label %347

337:
  %338 = load ptr, ptr %31, align 8
  %339 = load ptr, ptr %32, align 8
  %340 = ptrtoint ptr %339 to i64
  %341 = sub i64 %33, %340
  %342 = getelementptr inbounds nuw i16, ptr %338, i64 %341
  %343 = getelementptr inbounds nuw i8, ptr %342, i64 64
  %344 = tail call preserve_allcc i1 @list_precedes(ptr %0, ptr %343, i64 %297, i64 %2, i32 %293)
  br i1 %344, label %403, label %347

345:
  %346 = tail call preserve_allcc i1 @age_precedes(ptr %0, i64 %297, i64 %2, i32 %293)
  br i1 %346, label %403, label %347

347:
  %348 = load ptr, ptr %0, align 8
  %349 = getelementptr inbounds nuw i8, ptr %348, i64 43704
  %350 = load ptr, ptr %349, align 8
  %351 = icmp eq ptr %350, null
  br i1 %351, label %361, label %352

352:
  %353 = load i8, ptr %34, align 4
  %354 = trunc nuw i8 %353 to i1
  br i1 %354, label %361, label %355

355:
  %356 = tail call preserve_allcc i1 @is_handed_on(ptr %0, i64 %297, i32 %293)
  br i1 %356, label %403, label %361

357:
  %358 = tail call preserve_allcc i1 @each_preceded(ptr %0, i64 %297, i64 %2, i32 %293)
  br i1 %358, label %403, label %359

359:
  %360 = load ptr, ptr %0, align 8
  br label %361

361:
  %362 = phi ptr [ %360, %359 ], [ %348, %347 ], [ %348, %352 ], [ %348, %355 ]
  %363 = and i64 %297, 7
  %364 = icmp eq i64 %363, 0
  %365 = xor i64 %297, %2
  %366 = and i64 %365, 7
  %367 = icmp ne i64 %366, 0
  %368 = or i1 %364, %367
  br i1 %368, label %382, label %369

369:
  %370 = getelementptr inbounds nuw i8, ptr %362, i64 41808
  %371 = load i64, ptr %370, align 8
  switch i64 %35, label %403 [
    i64 7, label %372
    i64 6, label %377
  ]

372:
  %373 = load ptr, ptr %36, align 8
  %374 = load i8, ptr %373, align 1
  %375 = trunc i64 %371 to i8
  %376 = icmp eq i8 %374, %375
  br i1 %376, label %403, label %382

377:
  %378 = load ptr, ptr %36, align 8
  %379 = load i32, ptr %378, align 1
  %380 = trunc i64 %371 to i32
  %381 = icmp eq i32 %379, %380
  br i1 %381, label %403, label %382

382:
  %383 = load i64, ptr %37, align 8
  %384 = load ptr, ptr %32, align 8
  %385 = ptrtoint ptr %384 to i64
  %386 = sub i64 %33, %385
  %387 = shl i64 %386, 1
  %388 = add i64 %387, %383
  %389 = getelementptr inbounds nuw i8, ptr %362, i64 43704
  %390 = load ptr, ptr %389, align 8
  %391 = icmp eq ptr %390, null
  br i1 %391, label %537, label %392

392:
  %393 = load i8, ptr %34, align 4
  %394 = trunc nuw i8 %393 to i1
  %395 = and i64 %297, 6
  %396 = icmp eq i64 %395, 6
  %397 = or i1 %396, %394
  %398 = or i1 %397, %364
  br i1 %398, label %537, label %399

399:
  %400 = tail call preserve_allcc i1 @are_observed(ptr %0, i64 %388, i32 %293)
  br i1 %400, label %403, label %537

401:
  %402 = tail call preserve_allcc i1 @stamps_agree(ptr %0, ptr %1, i32 2, i64 %2, i32 %293)
  br i1 %402, label %403, label %537

403:
  br i1 %289, label %286, label %288

404:
  tail call preserve_allcc void @remember(ptr %0, ptr %1, i32 0, i64 %233, i32 %3)
  %405 = load i8, ptr %34, align 4
  %406 = trunc nuw i8 %405 to i1
  br i1 %406, label %481, label %537

407:
  %408 = phi i1 [ false, %286 ], [ true, %480 ]
  %409 = phi i64 [ 2, %286 ], [ 3, %480 ]
  %410 = getelementptr inbounds nuw i32, ptr %19, i64 %409
  %411 = load i32, ptr %410, align 4
  %412 = and i32 %411, %3
  %413 = icmp eq i32 %412, 0
  br i1 %413, label %480, label %414

414:
  %415 = getelementptr inbounds nuw i64, ptr %20, i64 %409
  %416 = load i64, ptr %415, align 8
  %417 = trunc i64 %416 to i32
  %418 = lshr i32 %417, 3
  %419 = and i32 %418, 15
  %420 = icmp eq i32 %419, 10
  br i1 %420, label %421, label %429

421:
  %422 = load ptr, ptr %31, align 8
  %423 = load ptr, ptr %32, align 8
  %424 = ptrtoint ptr %423 to i64
  %425 = sub i64 %33, %424
  %426 = getelementptr inbounds nuw i64, ptr %422, i64 %425
  %427 = getelementptr inbounds nuw i8, ptr %426, i64 256
  %428 = tail call preserve_allcc i1 @stamps_precede(ptr %0, ptr %427, i64 %2, i32 %412)
  br i1 %428, label %478, label %480

429:
  %430 = load i8, ptr %21, align 1
  %431 = trunc nuw i8 %430 to i1
  %432 = and i1 %23, %431
  br i1 %432, label %476, label %433

433:
  %434 = icmp eq i32 %419, 8
  %435 = or i1 %434, %26
  br i1 %435, label %456, label %436

436:
  br i1 %431, label %464, label %437

437:
  %438 = xor i64 %416, %2
  %439 = icmp ult i64 %438, 1099511627776
  br i1 %439, label %440, label %466

440:
  %441 = lshr i64 %416, 24
  %442 = and i64 %441, 65535
  %443 = icmp samesign ult i64 %442, %28
  br i1 %443, label %478, label %444

444:
  %445 = icmp eq i32 %419, 15
  br i1 %445, label %466, label %446

446:
  %447 = xor i32 %417, %24
  %448 = and i32 %447, 1015808
  %449 = icmp eq i32 %448, 0
  br i1 %449, label %450, label %466

450:
  %451 = lshr i32 %417, 20
  %452 = and i32 %451, 15
  %453 = icmp samesign ult i32 %452, %30
  br i1 %453, label %478, label %454

454:
  %455 = tail call preserve_allcc i1 @same_lanes(i64 %416, i64 %2, i32 %412)
  br i1 %455, label %478, label %466

456:
  %457 = load ptr, ptr %31, align 8
  %458 = load ptr, ptr %32, align 8
  %459 = ptrtoint ptr %458 to i64
  %460 = sub i64 %33, %459
  %461 = getelementptr inbounds nuw i16, ptr %457, i64 %460
  %462 = getelementptr inbounds nuw i8, ptr %461, i64 64
  %463 = tail call preserve_allcc i1 @list_precedes(ptr %0, ptr %462, i64 %416, i64 %2, i32 %412)
  br i1 %463, label %478, label %466

464:
  %465 = tail call preserve_allcc i1 @age_precedes(ptr %0, i64 %416, i64 %2, i32 %412)
  br i1 %465, label %478, label %466

466:
  %467 = load ptr, ptr %0, align 8
  %468 = getelementptr inbounds nuw i8, ptr %467, i64 43704
  %469 = load ptr, ptr %468, align 8
  %470 = icmp eq ptr %469, null
  br i1 %470, label %480, label %471

471:
  %472 = load i8, ptr %34, align 4
  %473 = trunc nuw i8 %472 to i1
  br i1 %473, label %480, label %474

474:
  %475 = tail call preserve_allcc i1 @is_handed_on(ptr %0, i64 %416, i32 %412)
  br i1 %475, label %478, label %480

476:
  %477 = tail call preserve_allcc i1 @each_preceded(ptr %0, i64 %416, i64 %2, i32 %412)
  br i1 %477, label %478, label %480

478:
  %479 = and i32 %411, %287
  store i32 %479, ptr %410, align 4
  br label %480

480:
  br i1 %408, label %404, label %407

481:
  %482 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %483 = load i64, ptr %482, align 8
  %484 = icmp eq i64 %483, 0
  br i1 %484, label %490, label %485

485:
  %486 = load ptr, ptr %0, align 8
  store i64 0, ptr %482, align 8
  %487 = getelementptr inbounds nuw i8, ptr %486, i64 41816
  %488 = load i64, ptr %487, align 8
  %489 = add i64 %488, 1
  store i64 %489, ptr %487, align 8
  br label %490

490:
  %491 = load i64, ptr %20, align 8
  %492 = load ptr, ptr %0, align 8
  %493 = getelementptr inbounds nuw i8, ptr %492, i64 37692
  %494 = load i32, ptr %493, align 4
  %495 = icmp eq i32 %494, 0
  br i1 %495, label %496, label %537

496:
  %497 = load i8, ptr %21, align 1
  %498 = trunc nuw i8 %497 to i1
  br i1 %498, label %537, label %499

499:
  %500 = and i64 %491, 7
  %501 = icmp ne i64 %500, 0
  %502 = and i64 %491, 6
  %503 = icmp ne i64 %502, 6
  %504 = and i1 %501, %503
  %505 = and i64 %491, 120
  %506 = icmp eq i64 %505, 120
  %507 = select i1 %504, i1 %506, i1 false
  br i1 %507, label %508, label %537

508:
  %509 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %510 = load i32, ptr %509, align 4
  %511 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %512 = load i32, ptr %511, align 8
  %513 = or i32 %512, %510
  %514 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %515 = load i32, ptr %514, align 4
  %516 = or i32 %513, %515
  %517 = icmp eq i32 %516, 0
  br i1 %517, label %518, label %537

518:
  %519 = getelementptr inbounds nuw i8, ptr %492, i64 37696
  %520 = load i32, ptr %519, align 8
  %521 = icmp eq i32 %520, 0
  br i1 %521, label %532, label %522

522:
  %523 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %524 = load ptr, ptr %523, align 8
  %525 = load ptr, ptr %32, align 8
  %526 = ptrtoint ptr %525 to i64
  %527 = sub i64 %33, %526
  %528 = ashr exact i64 %527, 4
  %529 = getelementptr inbounds i8, ptr %524, i64 %528
  %530 = load i32, ptr %529, align 4
  %531 = icmp eq i32 %530, -1
  br i1 %531, label %532, label %537

532:
  store i32 -1, ptr %19, align 8
  %533 = load i64, ptr %1, align 8
  %534 = shl i64 %533, 10
  %535 = or disjoint i64 %500, 512
  %536 = or disjoint i64 %534, %535
  store i64 %536, ptr %482, align 8
  br label %537

537:
  %538 = phi i1 [ false, %10 ], [ true, %532 ], [ true, %234 ], [ true, %508 ], [ true, %404 ], [ true, %275 ], [ true,
      %237 ], [ true, %242 ], [ true, %251 ], [ true, %257 ], [ true, %271 ], [ true, %490 ], [ true, %496 ], [ true,
      %499 ], [ true, %522 ], [ false, %392 ], [ false, %401 ], [ false, %399 ], [ false, %382 ], [ false, %149 ], [
      false, %147 ], [ false, %130 ], [ false, %140 ]
  ret i1 %538
}

define internal preserve_allcc i1 @open_page(ptr %0, i64 %1) unnamed_addr #0 noimplicitfloat {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.ScreenPage, ptr %4, i64 %1
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 37656
  %8 = load i64, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %12 = load i32, ptr %11, align 4
  %13 = and i32 %12, -5
  %14 = icmp eq i32 %13, 0
  %15 = load atomic i64, ptr %5 monotonic, align 8
  %16 = add i64 %8, -1
  br label %17

17:
  %18 = phi i64 [ %15, %2 ], [ %41, %40 ]
  %19 = icmp eq i64 %18, -1
  br i1 %19, label %20, label %23

20:
  %21 = load atomic i64, ptr %5 acquire, align 8
  %22 = icmp eq i64 %21, -1
  br i1 %22, label %20, label %23

23:
  %24 = phi i64 [ %18, %17 ], [ %21, %20 ]
  %25 = icmp eq i64 %24, %8
  br i1 %25, label %77, label %26

26:
  %27 = icmp eq i64 %24, %16
  br i1 %27, label %28, label %32

28:
  %29 = load ptr, ptr %9, align 8
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 4
  %31 = load i32, ptr %30, align 4
  switch i32 %31, label %32 [
    i32 4, label %77
    i32 0, label %77
  ]

32:
  %33 = load ptr, ptr %0, align 8
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 37688
  %35 = load i32, ptr %34, align 8
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %42

37:
  %38 = cmpxchg ptr %5, i64 %24, i64 -1 acquire acquire, align 8
  %39 = extractvalue { i64, i1 } %38, 1
  br i1 %39, label %42, label %40

40:
  %41 = extractvalue { i64, i1 } %38, 0
  br label %17

42:
  br i1 %27, label %50, label %43

43:
  %44 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %45

45:
  %46 = phi i64 [ 0, %43 ], [ %48, %45 ]
  %47 = getelementptr inbounds nuw i64, ptr %44, i64 %46
  store atomic i64 0, ptr %47 monotonic, align 8
  %48 = add nuw nsw i64 %46, 1
  %49 = icmp eq i64 %48, 32
  br i1 %49, label %50, label %45

50:
  switch i32 %12, label %51 [
    i32 4, label %74
    i32 0, label %74
  ]

51:
  %52 = load ptr, ptr %0, align 8
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 37672
  %54 = load i64, ptr %53, align 8
  %55 = add i64 %54, 4160
  %56 = getelementptr inbounds nuw i8, ptr %52, i64 37680
  %57 = load i64, ptr %56, align 8
  %58 = icmp ugt i64 %55, %57
  br i1 %58, label %74, label %59

59:
  %60 = shl nuw i64 %1, 12
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %62 = load i64, ptr %61, align 8
  %63 = sub i64 %62, %60
  %64 = tail call i64 @llvm.umin.i64(i64 %63, i64 4096)
  %65 = inttoptr i64 %54 to ptr
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %67 = load i64, ptr %66, align 8
  %68 = add i64 %67, %60
  store i64 %68, ptr %65, align 8
  %69 = getelementptr inbounds nuw i8, ptr %65, i64 8
  store i64 %64, ptr %69, align 8
  %70 = getelementptr inbounds nuw i8, ptr %65, i64 64
  %71 = inttoptr i64 %68 to ptr
  tail call preserve_allcc void @keep_bytes(ptr %70, ptr %71, i64 %64)
  %72 = load i64, ptr %53, align 8
  %73 = add i64 %72, 4160
  store i64 %73, ptr %53, align 8
  br label %74

74:
  %75 = phi i1 [ true, %59 ], [ %14, %51 ], [ %14, %50 ], [ %14, %50 ]
  %76 = phi i64 [ %8, %59 ], [ %16, %51 ], [ %16, %50 ], [ %16, %50 ]
  store atomic i64 %76, ptr %5 release, align 8
  br label %77

77:
  %78 = phi i1 [ %75, %74 ], [ true, %23 ], [ true, %28 ], [ true, %28 ]
  ret i1 %78
}

define internal preserve_allcc void @keep_bytes(ptr %0, ptr %1, i64 %2) unnamed_addr #0 noimplicitfloat {
  %4 = icmp ult i64 %2, 8
  br i1 %4, label %5, label %8

5:
  %6 = phi i64 [ 0, %3 ], [ %9, %8 ]
  %7 = icmp ult i64 %6, %2
  br i1 %7, label %16, label %23

8:
  %9 = phi i64 [ %14, %8 ], [ 8, %3 ]
  %10 = phi i64 [ %9, %8 ], [ 0, %3 ]
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 %10
  %12 = load i64, ptr %11, align 1
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 %10
  store i64 %12, ptr %13, align 8
  %14 = add i64 %9, 8
  %15 = icmp ugt i64 %14, %2
  br i1 %15, label %5, label %8

16:
  %17 = phi i64 [ %21, %16 ], [ %6, %5 ]
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 %17
  %19 = load i8, ptr %18, align 1
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 %17
  store i8 %19, ptr %20, align 1
  %21 = add nuw i64 %17, 1
  %22 = icmp eq i64 %21, %2
  br i1 %22, label %23, label %16

23:
  ret void
}

define internal preserve_allcc void @remember(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4) unnamed_addr #0 noimplicitfloat {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %7 = zext nneg i32 %2 to i64
  %8 = getelementptr inbounds nuw i64, ptr %6, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %10 = getelementptr inbounds nuw i32, ptr %9, i64 %7
  %11 = trunc i64 %3 to i32
  %12 = lshr i32 %11, 3
  %13 = and i32 %12, 15
  %14 = icmp eq i32 %13, 9
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %16 = load i8, ptr %15, align 1
  %17 = trunc nuw i8 %16 to i1
  br i1 %17, label %27, label %18

18:
  %19 = load ptr, ptr %0, align 8
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 43704
  %21 = load ptr, ptr %20, align 8
  %22 = icmp eq ptr %21, null
  br i1 %22, label %205, label %23

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %25 = load i8, ptr %24, align 4
  %26 = trunc nuw i8 %25 to i1
  br i1 %26, label %205, label %27

27:
  %28 = and i32 %11, 120
  %29 = icmp eq i32 %28, 72
  br i1 %29, label %133, label %30

30:
  %31 = load i32, ptr %10, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %37, label %33

33:
  %34 = load i64, ptr %8, align 8
  %35 = and i64 %34, 120
  %36 = icmp eq i64 %35, 80
  br i1 %36, label %133, label %37

37:
  %38 = xor i32 %4, -1
  %39 = and i32 %31, %38
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %53, label %41

41:
  %42 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %43 = load i32, ptr %42, align 4
  %44 = and i32 %43, %38
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %53, label %46

46:
  %47 = load i64, ptr %8, align 8
  %48 = icmp eq i64 %47, %3
  br i1 %48, label %53, label %49

49:
  %50 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %51 = load i64, ptr %50, align 8
  %52 = icmp eq i64 %51, %3
  br i1 %52, label %53, label %133

53:
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %56 = ptrtoint ptr %1 to i64
  %57 = lshr i64 %3, 24
  %58 = and i64 %57, 65535
  %59 = lshr i32 %11, 20
  %60 = and i32 %59, 15
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 132
  br label %62

62:
  %63 = phi i1 [ true, %53 ], [ false, %132 ]
  %64 = phi i64 [ 0, %53 ], [ 1, %132 ]
  %65 = getelementptr inbounds nuw i32, ptr %10, i64 %64
  %66 = load i32, ptr %65, align 4
  %67 = and i32 %66, %4
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %132, label %69

69:
  %70 = getelementptr inbounds nuw i64, ptr %8, i64 %64
  %71 = load i64, ptr %70, align 8
  %72 = icmp eq i64 %71, %3
  br i1 %72, label %132, label %73

73:
  %74 = add nuw nsw i64 %64, %7
  %75 = getelementptr inbounds nuw i64, ptr %6, i64 %74
  %76 = load i64, ptr %75, align 8
  %77 = trunc i64 %76 to i32
  %78 = lshr i32 %77, 3
  %79 = and i32 %78, 15
  switch i32 %79, label %90 [
    i32 10, label %80
    i32 8, label %110
  ]

80:
  %81 = load ptr, ptr %54, align 8
  %82 = load ptr, ptr %55, align 8
  %83 = ptrtoint ptr %82 to i64
  %84 = sub i64 %56, %83
  %85 = getelementptr inbounds nuw i64, ptr %81, i64 %84
  %86 = shl nuw nsw i64 %74, 4
  %87 = and i64 %86, 32
  %88 = getelementptr inbounds nuw i64, ptr %85, i64 %87
  %89 = tail call preserve_allcc i1 @stamps_precede(ptr %0, ptr %88, i64 %3, i32 %67)
  br i1 %89, label %132, label %133

90:
  br i1 %17, label %120, label %91

91:
  %92 = xor i64 %76, %3
  %93 = icmp ult i64 %92, 1099511627776
  br i1 %93, label %94, label %122

94:
  %95 = lshr i64 %76, 24
  %96 = and i64 %95, 65535
  %97 = icmp samesign ult i64 %96, %58
  br i1 %97, label %132, label %98

98:
  %99 = icmp eq i32 %79, 15
  br i1 %99, label %122, label %100

100:
  %101 = xor i32 %77, %11
  %102 = and i32 %101, 1015808
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %104, label %122

104:
  %105 = lshr i32 %77, 20
  %106 = and i32 %105, 15
  %107 = icmp samesign ult i32 %106, %60
  br i1 %107, label %132, label %108

108:
  %109 = tail call preserve_allcc i1 @same_lanes(i64 %76, i64 %3, i32 %67)
  br i1 %109, label %132, label %122

110:
  %111 = load ptr, ptr %54, align 8
  %112 = load ptr, ptr %55, align 8
  %113 = ptrtoint ptr %112 to i64
  %114 = sub i64 %56, %113
  %115 = getelementptr inbounds nuw i16, ptr %111, i64 %114
  %116 = shl nuw nsw i64 %74, 4
  %117 = and i64 %116, 32
  %118 = getelementptr inbounds nuw i16, ptr %115, i64 %117
  %119 = tail call preserve_allcc i1 @list_precedes(ptr %0, ptr %118, i64 %76, i64 %3, i32 %67)
  br i1 %119, label %132, label %122

120:
  %121 = tail call preserve_allcc i1 @age_precedes(ptr %0, i64 %76, i64 %3, i32 %67)
  br i1 %121, label %132, label %122

122:
  %123 = load ptr, ptr %0, align 8
  %124 = getelementptr inbounds nuw i8, ptr %123, i64 43704
  %125 = load ptr, ptr %124, align 8
  %126 = icmp eq ptr %125, null
  br i1 %126, label %133, label %127

127:
  %128 = load i8, ptr %61, align 4
  %129 = trunc nuw i8 %128 to i1
  br i1 %129, label %133, label %130

130:
  %131 = tail call preserve_allcc i1 @is_handed_on(ptr %0, i64 %76, i32 %67)
  br i1 %131, label %132, label %133

132:
  br i1 %63, label %62, label %467

133:
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %135 = load ptr, ptr %134, align 8
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %137 = load ptr, ptr %136, align 8
  %138 = ptrtoint ptr %1 to i64
  %139 = ptrtoint ptr %137 to i64
  %140 = sub i64 %138, %139
  %141 = getelementptr inbounds nuw i64, ptr %135, i64 %140
  %142 = icmp eq i32 %2, 0
  %143 = select i1 %142, i64 0, i64 32
  %144 = getelementptr inbounds nuw i64, ptr %141, i64 %143
  br label %147

145:
  %146 = getelementptr inbounds nuw i8, ptr %10, i64 4
  br label %169

147:
  %148 = phi i1 [ true, %133 ], [ false, %168 ]
  %149 = phi i64 [ 0, %133 ], [ 1, %168 ]
  %150 = getelementptr inbounds nuw i32, ptr %10, i64 %149
  %151 = load i32, ptr %150, align 4
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %168, label %153

153:
  %154 = getelementptr inbounds nuw i64, ptr %8, i64 %149
  %155 = load i64, ptr %154, align 8
  %156 = and i64 %155, 120
  %157 = icmp eq i64 %156, 80
  br i1 %157, label %168, label %158

158:
  %159 = phi i32 [ %166, %158 ], [ %151, %153 ]
  %160 = tail call i32 @llvm.cttz.i32(i32 %159, i1 true)
  %161 = load i64, ptr %154, align 8
  %162 = tail call preserve_allcc i64 @stamp_of_word(ptr %0, i64 %161, i32 %160)
  %163 = zext nneg i32 %160 to i64
  %164 = getelementptr inbounds nuw i64, ptr %144, i64 %163
  store i64 %162, ptr %164, align 8
  %165 = add i32 %159, -1
  %166 = and i32 %165, %159
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %168, label %158

168:
  br i1 %148, label %147, label %145

169:
  %170 = phi i32 [ %4, %145 ], [ %198, %194 ]
  %171 = tail call i32 @llvm.cttz.i32(i32 %170, i1 true)
  %172 = tail call preserve_allcc i64 @stamp_of_word(ptr %0, i64 %3, i32 %171)
  %173 = load i32, ptr %10, align 4
  %174 = load i32, ptr %146, align 4
  %175 = or i32 %174, %173
  %176 = shl nuw i32 1, %171
  %177 = and i32 %175, %176
  %178 = icmp eq i32 %177, 0
  %179 = zext nneg i32 %171 to i64
  %180 = getelementptr inbounds nuw i64, ptr %144, i64 %179
  %181 = load i64, ptr %180, align 8
  br i1 %178, label %185, label %182

182:
  %183 = tail call preserve_allcc i1 @word_precedes(ptr %0, i64 %181, i64 %172, i32 %171)
  %184 = xor i1 %183, true
  br label %185

185:
  %186 = phi i1 [ %184, %182 ], [ false, %169 ]
  %187 = load i8, ptr %15, align 1
  %188 = trunc nuw i8 %187 to i1
  %189 = getelementptr inbounds nuw i64, ptr %144, i64 %179
  br i1 %188, label %190, label %192

190:
  %191 = tail call preserve_allcc i64 @joined_ages(i64 %181, i64 %172)
  br label %194

192:
  %193 = tail call preserve_allcc i64 @joined(i64 %181, i64 %172)
  br label %194

194:
  %195 = phi i64 [ %193, %192 ], [ %191, %190 ]
  %196 = select i1 %186, i64 %195, i64 %172
  store i64 %196, ptr %189, align 8
  %197 = add i32 %170, -1
  %198 = and i32 %197, %170
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %200, label %169

200:
  %201 = load i32, ptr %146, align 4
  %202 = load i32, ptr %10, align 4
  %203 = or i32 %201, %202
  %204 = or i32 %203, %4
  store i32 %204, ptr %10, align 4
  store i32 0, ptr %146, align 4
  store i64 -1099511627696, ptr %8, align 8
  br label %600

205:
  %206 = getelementptr inbounds nuw i8, ptr %19, i64 37692
  %207 = load i32, ptr %206, align 4
  %208 = icmp eq i32 %207, 0
  br i1 %208, label %209, label %211

209:
  %210 = xor i32 %4, -1
  br label %467

211:
  br i1 %14, label %229, label %212

212:
  %213 = load i32, ptr %10, align 4
  %214 = xor i32 %4, -1
  %215 = and i32 %213, %214
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %467, label %217

217:
  %218 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %219 = load i32, ptr %218, align 4
  %220 = and i32 %219, %214
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %467, label %222

222:
  %223 = load i64, ptr %8, align 8
  %224 = icmp eq i64 %223, %3
  br i1 %224, label %467, label %225

225:
  %226 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %227 = load i64, ptr %226, align 8
  %228 = icmp eq i64 %227, %3
  br i1 %228, label %467, label %229

229:
  %230 = and i64 %3, 7
  %231 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %232 = load ptr, ptr %231, align 8
  %233 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %234 = load ptr, ptr %233, align 8
  %235 = ptrtoint ptr %1 to i64
  %236 = ptrtoint ptr %234 to i64
  %237 = sub i64 %235, %236
  %238 = getelementptr inbounds nuw i16, ptr %232, i64 %237
  %239 = and i32 %11, 120
  %240 = icmp eq i32 %239, 72
  %241 = lshr i64 %3, 24
  %242 = and i64 %241, 65535
  %243 = lshr i32 %11, 20
  %244 = and i32 %243, 15
  %245 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %246 = getelementptr inbounds nuw i64, ptr %232, i64 %237
  br label %251

247:
  %248 = or i64 %318, %3
  %249 = xor i32 %4, -1
  %250 = lshr i64 %248, 40
  br label %325

251:
  %252 = phi i1 [ true, %229 ], [ false, %317 ]
  %253 = phi i64 [ 0, %229 ], [ 1, %317 ]
  %254 = phi i32 [ 0, %229 ], [ %319, %317 ]
  %255 = phi i64 [ %230, %229 ], [ %318, %317 ]
  %256 = getelementptr inbounds nuw i32, ptr %10, i64 %253
  %257 = load i32, ptr %256, align 4
  %258 = and i32 %257, %4
  %259 = icmp eq i32 %258, 0
  br i1 %259, label %317, label %260

260:
  %261 = add nuw nsw i64 %253, %7
  %262 = getelementptr inbounds nuw i64, ptr %6, i64 %261
  %263 = load i64, ptr %262, align 8
  %264 = trunc i64 %263 to i32
  %265 = lshr i32 %264, 3
  %266 = and i32 %265, 15
  %267 = icmp eq i32 %266, 10
  br i1 %267, label %268, label %273

268:
  %269 = shl nuw nsw i64 %261, 4
  %270 = and i64 %269, 32
  %271 = getelementptr inbounds nuw i64, ptr %246, i64 %270
  %272 = tail call preserve_allcc i1 @stamps_precede(ptr %0, ptr %271, i64 %3, i32 %258)
  br i1 %272, label %317, label %306

273:
  %274 = icmp eq i32 %266, 8
  %275 = or i1 %240, %274
  br i1 %275, label %295, label %276

276:
  %277 = xor i64 %263, %3
  %278 = icmp ult i64 %277, 1099511627776
  br i1 %278, label %279, label %300

279:
  %280 = lshr i64 %263, 24
  %281 = and i64 %280, 65535
  %282 = icmp samesign ult i64 %281, %242
  br i1 %282, label %317, label %283

283:
  %284 = icmp eq i32 %266, 15
  br i1 %284, label %300, label %285

285:
  %286 = xor i32 %264, %11
  %287 = and i32 %286, 1015808
  %288 = icmp eq i32 %287, 0
  br i1 %288, label %289, label %300

289:
  %290 = lshr i32 %264, 20
  %291 = and i32 %290, 15
  %292 = icmp samesign ult i32 %291, %244
  br i1 %292, label %317, label %293

293:
  %294 = tail call preserve_allcc i1 @same_lanes(i64 %263, i64 %3, i32 %258)
  br i1 %294, label %317, label %300

295:
  %296 = shl nuw nsw i64 %261, 4
  %297 = and i64 %296, 32
  %298 = getelementptr inbounds nuw i16, ptr %238, i64 %297
  %299 = tail call preserve_allcc i1 @list_precedes(ptr %0, ptr %298, i64 %263, i64 %3, i32 %258)
  br i1 %299, label %317, label %300

300:
  br i1 %22, label %306, label %301

301:
  %302 = load i8, ptr %245, align 4
  %303 = trunc nuw i8 %302 to i1
  br i1 %303, label %306, label %304

304:
  %305 = tail call preserve_allcc i1 @is_handed_on(ptr %0, i64 %263, i32 %258)
  br i1 %305, label %317, label %306

306:
  %307 = or i32 %258, %254
  %308 = getelementptr inbounds nuw i64, ptr %8, i64 %253
  %309 = load i64, ptr %308, align 8
  %310 = and i64 %309, 7
  %311 = icmp ne i64 %310, 0
  %312 = xor i64 %309, %3
  %313 = and i64 %312, 7
  %314 = icmp eq i64 %313, 0
  %315 = select i1 %311, i1 %314, i1 false
  %316 = select i1 %315, i64 %255, i64 0
  br label %317

317:
  %318 = phi i64 [ %255, %289 ], [ %316, %306 ], [ %255, %251 ], [ %255, %304 ], [ %255, %268 ], [ %255, %279 ], [ %255,
      %295 ], [ %255, %293 ]
  %319 = phi i32 [ %254, %289 ], [ %307, %306 ], [ %254, %251 ], [ %254, %304 ], [ %254, %268 ], [ %254, %279 ], [ %254,
      %295 ], [ %254, %293 ]
  br i1 %252, label %251, label %247

320:
  %321 = icmp eq i32 %2, 0
  %322 = select i1 %321, i64 0, i64 32
  %323 = getelementptr inbounds nuw i16, ptr %238, i64 %322
  %324 = icmp eq i32 %354, 2
  br i1 %324, label %467, label %355

325:
  %326 = phi i1 [ true, %247 ], [ false, %353 ]
  %327 = phi i64 [ 0, %247 ], [ 1, %353 ]
  %328 = phi i32 [ 2, %247 ], [ %354, %353 ]
  %329 = getelementptr inbounds nuw i32, ptr %10, i64 %327
  %330 = load i32, ptr %329, align 4
  %331 = and i32 %330, %249
  %332 = icmp eq i32 %331, 0
  br i1 %332, label %344, label %333

333:
  %334 = getelementptr inbounds nuw i64, ptr %8, i64 %327
  %335 = load i64, ptr %334, align 8
  %336 = lshr i64 %335, 40
  %337 = icmp ne i64 %336, %250
  %338 = icmp eq i64 %336, 16777215
  %339 = or i1 %337, %338
  br i1 %339, label %353, label %340

340:
  %341 = xor i64 %335, %318
  %342 = and i64 %341, 7
  %343 = icmp eq i64 %342, 0
  br i1 %343, label %344, label %353

344:
  %345 = icmp eq i32 %328, 2
  %346 = trunc nuw nsw i64 %327 to i32
  br i1 %345, label %353, label %347

347:
  %348 = getelementptr inbounds nuw i64, ptr %8, i64 %327
  %349 = load i64, ptr %348, align 8
  %350 = and i64 %349, 120
  %351 = icmp eq i64 %350, 64
  %352 = select i1 %351, i32 %346, i32 %328
  br label %353

353:
  %354 = phi i32 [ %328, %340 ], [ %346, %344 ], [ %352, %347 ], [ %328, %333 ]
  br i1 %326, label %325, label %320

355:
  %356 = zext nneg i32 %354 to i64
  %357 = getelementptr inbounds nuw i64, ptr %8, i64 %356
  %358 = load i64, ptr %357, align 8
  %359 = getelementptr inbounds nuw i32, ptr %10, i64 %356
  %360 = load i32, ptr %359, align 4
  %361 = and i32 %360, %249
  %362 = trunc i64 %358 to i32
  %363 = lshr i32 %362, 3
  %364 = and i32 %363, 15
  %365 = icmp eq i32 %364, 8
  br i1 %365, label %366, label %372

366:
  %367 = xor i64 %358, %3
  %368 = and i64 %367, 1099494850560
  %369 = icmp eq i64 %368, 0
  %370 = icmp eq i32 %361, 0
  %371 = or i1 %369, %370
  br i1 %371, label %417, label %374

372:
  %373 = icmp eq i32 %361, 0
  br i1 %373, label %417, label %374

374:
  %375 = icmp eq i32 %364, 9
  %376 = add nsw i32 %364, -8
  %377 = icmp ult i32 %376, -6
  %378 = lshr i32 %362, 7
  %379 = and i32 %378, 255
  %380 = add nsw i32 %379, -128
  %381 = lshr i64 %358, 24
  %382 = and i64 %381, 65535
  %383 = icmp samesign ult i64 %382, %242
  %384 = select i1 %383, i16 -32768, i16 -1
  %385 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %386 = lshr i32 %362, 10
  %387 = and i32 %386, 16352
  br label %388

388:
  %389 = phi i32 [ %361, %374 ], [ %415, %410 ]
  %390 = tail call i32 @llvm.cttz.i32(i32 %389, i1 true)
  br i1 %365, label %410, label %391

391:
  br i1 %375, label %392, label %398

392:
  %393 = load ptr, ptr %385, align 8
  %394 = zext nneg i32 %390 to i64
  %395 = getelementptr inbounds nuw i8, ptr %393, i64 %394
  %396 = load i8, ptr %395, align 1
  %397 = zext i8 %396 to i32
  br label %403

398:
  br i1 %377, label %410, label %399

399:
  %400 = shl nuw nsw i32 %390, 2
  %401 = lshr i32 %400, %364
  %402 = add nsw i32 %380, %401
  br label %403

403:
  %404 = phi i32 [ %397, %392 ], [ %402, %399 ]
  br i1 %383, label %410, label %405

405:
  %406 = icmp slt i32 %404, 0
  br i1 %406, label %410, label %407

407:
  %408 = or i32 %404, %387
  %409 = trunc nuw nsw i32 %408 to i16
  br label %410

410:
  %411 = phi i16 [ -32768, %388 ], [ %409, %407 ], [ -32768, %403 ], [ -1, %405 ], [ %384, %398 ]
  %412 = zext nneg i32 %390 to i64
  %413 = getelementptr inbounds nuw i16, ptr %323, i64 %412
  store i16 %411, ptr %413, align 2
  %414 = add i32 %389, -1
  %415 = and i32 %414, %389
  %416 = icmp eq i32 %415, 0
  br i1 %416, label %417, label %388

417:
  %418 = sub nuw nsw i32 1, %354
  %419 = zext nneg i32 %418 to i64
  %420 = getelementptr inbounds nuw i32, ptr %10, i64 %419
  %421 = load i32, ptr %420, align 4
  %422 = and i32 %421, %249
  store i32 %422, ptr %420, align 4
  %423 = load i32, ptr %359, align 4
  %424 = or i32 %423, %4
  store i32 %424, ptr %359, align 4
  %425 = add nsw i32 %13, -8
  %426 = icmp ult i32 %425, -6
  %427 = lshr i32 %11, 7
  %428 = and i32 %427, 255
  %429 = add nsw i32 %428, -128
  %430 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %431 = lshr i32 %11, 10
  %432 = and i32 %431, 16352
  br label %433

433:
  %434 = phi i32 [ %4, %417 ], [ %461, %456 ]
  %435 = tail call i32 @llvm.cttz.i32(i32 %434, i1 true)
  %436 = shl nuw i32 1, %435
  %437 = and i32 %436, %319
  %438 = icmp eq i32 %437, 0
  br i1 %438, label %439, label %456

439:
  br i1 %14, label %440, label %446

440:
  %441 = load ptr, ptr %430, align 8
  %442 = zext nneg i32 %435 to i64
  %443 = getelementptr inbounds nuw i8, ptr %441, i64 %442
  %444 = load i8, ptr %443, align 1
  %445 = zext i8 %444 to i32
  br label %452

446:
  br i1 %426, label %456, label %447

447:
  %448 = shl nuw nsw i32 %435, 2
  %449 = lshr i32 %448, %13
  %450 = add nsw i32 %429, %449
  %451 = icmp slt i32 %450, 0
  br i1 %451, label %456, label %452

452:
  %453 = phi i32 [ %445, %440 ], [ %450, %447 ]
  %454 = or i32 %453, %432
  %455 = trunc nuw nsw i32 %454 to i16
  br label %456

456:
  %457 = phi i16 [ -1, %433 ], [ %455, %452 ], [ -1, %447 ], [ -1, %446 ]
  %458 = zext nneg i32 %435 to i64
  %459 = getelementptr inbounds nuw i16, ptr %323, i64 %458
  store i16 %457, ptr %459, align 2
  %460 = add i32 %434, -1
  %461 = and i32 %460, %434
  %462 = icmp eq i32 %461, 0
  br i1 %462, label %463, label %433

463:
  %464 = and i64 %3, -16777216
  %465 = or i64 %464, %318
  %466 = or i64 %465, 64
  store i64 %466, ptr %357, align 8
  br label %600

467:
  %468 = phi i32 [ %210, %209 ], [ %214, %225 ], [ %249, %320 ], [ %214, %212 ], [ %214, %217 ], [ %214, %222 ], [ %38,
      %132 ]
  %469 = and i64 %3, -121
  %470 = or disjoint i64 %469, 112
  %471 = select i1 %14, i64 %470, i64 %3
  %472 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %473 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %474 = ptrtoint ptr %1 to i64
  %475 = getelementptr inbounds nuw i8, ptr %0, i64 132
  br label %476

476:
  %477 = phi i1 [ true, %467 ], [ false, %571 ]
  %478 = phi i64 [ 0, %467 ], [ 1, %571 ]
  %479 = phi i64 [ %471, %467 ], [ %572, %571 ]
  %480 = getelementptr inbounds nuw i32, ptr %10, i64 %478
  %481 = load i32, ptr %480, align 4
  %482 = and i32 %481, %4
  %483 = icmp eq i32 %482, 0
  br i1 %483, label %571, label %484

484:
  %485 = getelementptr inbounds nuw i64, ptr %8, i64 %478
  %486 = load i64, ptr %485, align 8
  %487 = icmp eq i64 %486, %479
  br i1 %487, label %571, label %488

488:
  %489 = add nuw nsw i64 %478, %7
  %490 = getelementptr inbounds nuw i64, ptr %6, i64 %489
  %491 = load i64, ptr %490, align 8
  %492 = trunc i64 %491 to i32
  %493 = lshr i32 %492, 3
  %494 = and i32 %493, 15
  %495 = icmp eq i32 %494, 10
  br i1 %495, label %496, label %506

496:
  %497 = load ptr, ptr %472, align 8
  %498 = load ptr, ptr %473, align 8
  %499 = ptrtoint ptr %498 to i64
  %500 = sub i64 %474, %499
  %501 = getelementptr inbounds nuw i64, ptr %497, i64 %500
  %502 = shl nuw nsw i64 %489, 4
  %503 = and i64 %502, 32
  %504 = getelementptr inbounds nuw i64, ptr %501, i64 %503
  %505 = tail call preserve_allcc i1 @stamps_precede(ptr %0, ptr %504, i64 %479, i32 %482)
  br i1 %505, label %568, label %566

506:
  %507 = load i8, ptr %15, align 1
  %508 = trunc nuw i8 %507 to i1
  %509 = and i64 %479, 120
  %510 = icmp eq i64 %509, 72
  %511 = select i1 %508, i1 %510, i1 false
  br i1 %511, label %564, label %512

512:
  %513 = icmp eq i32 %494, 8
  br i1 %513, label %542, label %514

514:
  %515 = trunc i64 %479 to i32
  %516 = and i32 %515, 120
  %517 = icmp eq i32 %516, 72
  br i1 %517, label %542, label %518

518:
  br i1 %508, label %552, label %519

519:
  %520 = xor i64 %491, %479
  %521 = icmp ult i64 %520, 1099511627776
  br i1 %521, label %522, label %554

522:
  %523 = lshr i64 %491, 24
  %524 = and i64 %523, 65535
  %525 = lshr i64 %479, 24
  %526 = and i64 %525, 65535
  %527 = icmp samesign ult i64 %524, %526
  br i1 %527, label %568, label %528

528:
  %529 = icmp eq i32 %494, 15
  br i1 %529, label %554, label %530

530:
  %531 = xor i32 %492, %515
  %532 = and i32 %531, 1015808
  %533 = icmp eq i32 %532, 0
  br i1 %533, label %534, label %554

534:
  %535 = lshr i32 %492, 20
  %536 = and i32 %535, 15
  %537 = lshr i32 %515, 20
  %538 = and i32 %537, 15
  %539 = icmp samesign ult i32 %536, %538
  br i1 %539, label %568, label %540

540:
  %541 = tail call preserve_allcc i1 @same_lanes(i64 %491, i64 %479, i32 %482)
  br i1 %541, label %568, label %554

542:
  %543 = load ptr, ptr %472, align 8
  %544 = load ptr, ptr %473, align 8
  %545 = ptrtoint ptr %544 to i64
  %546 = sub i64 %474, %545
  %547 = getelementptr inbounds nuw i16, ptr %543, i64 %546
  %548 = shl nuw nsw i64 %489, 4
  %549 = and i64 %548, 32
  %550 = getelementptr inbounds nuw i16, ptr %547, i64 %549
  %551 = tail call preserve_allcc i1 @list_precedes(ptr %0, ptr %550, i64 %491, i64 %479, i32 %482)
  br i1 %551, label %568, label %554

552:
  %553 = tail call preserve_allcc i1 @age_precedes(ptr %0, i64 %491, i64 %479, i32 %482)
  br i1 %553, label %568, label %554

554:
  %555 = load ptr, ptr %0, align 8
  %556 = getelementptr inbounds nuw i8, ptr %555, i64 43704
  %557 = load ptr, ptr %556, align 8
  %558 = icmp eq ptr %557, null
  br i1 %558, label %566, label %559

559:
  %560 = load i8, ptr %475, align 4
  %561 = trunc nuw i8 %560 to i1
  br i1 %561, label %566, label %562

562:
  %563 = tail call preserve_allcc i1 @is_handed_on(ptr %0, i64 %491, i32 %482)
  br i1 %563, label %568, label %566

564:
  %565 = tail call preserve_allcc i1 @each_preceded(ptr %0, i64 %491, i64 %479, i32 %482)
  br i1 %565, label %568, label %566

566:
  %567 = tail call preserve_allcc i64 @joined(i64 %486, i64 %479)
  br label %568

568:
  %569 = phi i64 [ %479, %564 ], [ %567, %566 ], [ %479, %562 ], [ %479, %496 ], [ %479, %552 ], [ %479, %542 ], [ %479,
      %540 ], [ %479, %534 ], [ %479, %522 ]
  %570 = and i32 %481, %468
  store i32 %570, ptr %480, align 4
  br label %571

571:
  %572 = phi i64 [ %569, %568 ], [ %479, %484 ], [ %479, %476 ]
  br i1 %477, label %476, label %574

573:
  br i1 %575, label %574, label %589

574:
  %575 = phi i1 [ false, %573 ], [ true, %571 ]
  %576 = phi i64 [ 1, %573 ], [ 0, %571 ]
  %577 = getelementptr inbounds nuw i32, ptr %10, i64 %576
  %578 = load i32, ptr %577, align 4
  %579 = icmp eq i32 %578, 0
  br i1 %579, label %584, label %580

580:
  %581 = getelementptr inbounds nuw i64, ptr %8, i64 %576
  %582 = load i64, ptr %581, align 8
  %583 = icmp eq i64 %582, %572
  br i1 %583, label %584, label %573

584:
  %585 = getelementptr inbounds nuw i32, ptr %10, i64 %576
  %586 = getelementptr inbounds nuw i64, ptr %8, i64 %576
  store i64 %572, ptr %586, align 8
  %587 = load i32, ptr %585, align 4
  %588 = or i32 %587, %4
  store i32 %588, ptr %585, align 4
  br label %600

589:
  %590 = load i64, ptr %8, align 8
  %591 = tail call preserve_allcc i64 @joined(i64 %590, i64 %572)
  %592 = icmp ne i64 %591, %590
  %593 = zext i1 %592 to i64
  %594 = getelementptr inbounds nuw i64, ptr %8, i64 %593
  %595 = load i64, ptr %594, align 8
  %596 = tail call preserve_allcc i64 @joined(i64 %595, i64 %572)
  store i64 %596, ptr %594, align 8
  %597 = getelementptr inbounds nuw i32, ptr %10, i64 %593
  %598 = load i32, ptr %597, align 4
  %599 = or i32 %598, %4
  store i32 %599, ptr %597, align 4
  br label %600

600:
  ret void
}

define internal preserve_allcc i64 @joined(i64 %0, i64 %1) unnamed_addr #0 noimplicitfloat {
  %3 = and i64 %0, 120
  %4 = icmp eq i64 %3, 64
  %5 = or i64 %0, 120
  %6 = select i1 %4, i64 %5, i64 %0
  %7 = xor i64 %6, %1
  %8 = icmp ult i64 %7, 8
  br i1 %8, label %9, label %13

9:
  %10 = icmp eq i64 %6, %1
  %11 = and i64 %1, -8
  %12 = select i1 %10, i64 %1, i64 %11
  br label %59

13:
  %14 = and i64 %6, 7
  %15 = icmp ne i64 %14, 0
  %16 = and i64 %7, 7
  %17 = icmp eq i64 %16, 0
  %18 = and i1 %15, %17
  %19 = and i64 %1, 7
  %20 = select i1 %18, i64 %19, i64 0
  %21 = icmp ult i64 %7, 1099511627776
  br i1 %21, label %24, label %22

22:
  %23 = or disjoint i64 %20, -1099511627656
  br label %59

24:
  %25 = lshr i64 %6, 24
  %26 = and i64 %25, 65535
  %27 = lshr i64 %1, 24
  %28 = and i64 %27, 65535
  %29 = icmp samesign ult i64 %26, %28
  br i1 %29, label %30, label %33

30:
  %31 = and i64 %1, -8
  %32 = or disjoint i64 %20, %31
  br label %59

33:
  %34 = and i64 %1, -16777216
  %35 = trunc i64 %6 to i32
  %36 = and i32 %35, 120
  %37 = icmp eq i32 %36, 120
  br i1 %37, label %46, label %38

38:
  %39 = trunc i64 %1 to i32
  %40 = and i32 %39, 120
  %41 = icmp eq i32 %40, 120
  br i1 %41, label %46, label %42

42:
  %43 = xor i32 %35, %39
  %44 = and i32 %43, 1015808
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %49, label %46

46:
  %47 = or disjoint i64 %34, %20
  %48 = or disjoint i64 %47, 120
  br label %59

49:
  %50 = and i64 %7, 32760
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %52, label %55

52:
  %53 = and i64 %1, -8
  %54 = or disjoint i64 %20, %53
  br label %59

55:
  %56 = and i64 %1, -32768
  %57 = or disjoint i64 %56, %20
  %58 = or disjoint i64 %57, 112
  br label %59

59:
  %60 = phi i64 [ %12, %9 ], [ %23, %22 ], [ %32, %30 ], [ %48, %46 ], [ %54, %52 ], [ %58, %55 ]
  ret i64 %60
}

define internal preserve_allcc i64 @stamp_of_word(ptr %0, i64 %1, i32 %2) unnamed_addr #0 noimplicitfloat {
  %4 = trunc i64 %1 to i32
  %5 = lshr i32 %4, 3
  %6 = and i32 %5, 15
  %7 = icmp samesign ugt i32 %6, 13
  br i1 %7, label %43, label %8

8:
  %9 = icmp eq i32 %6, 9
  br i1 %9, label %10, label %18

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %12 = load ptr, ptr %11, align 8
  %13 = zext nneg i32 %2 to i64
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 %13
  %15 = load i8, ptr %14, align 1
  %16 = zext i8 %15 to i32
  %17 = and i64 %1, -32761
  br label %35

18:
  %19 = add nsw i32 %6, -8
  %20 = icmp ult i32 %19, -6
  br i1 %20, label %21, label %23

21:
  %22 = and i64 %1, -32761
  br label %32

23:
  %24 = lshr i32 %4, 7
  %25 = and i32 %24, 255
  %26 = add nsw i32 %25, -128
  %27 = shl nuw nsw i32 %2, 2
  %28 = lshr i32 %27, %6
  %29 = add nsw i32 %26, %28
  %30 = and i64 %1, -32761
  %31 = icmp slt i32 %29, 0
  br i1 %31, label %32, label %35

32:
  %33 = phi i64 [ %22, %21 ], [ %30, %23 ]
  %34 = or disjoint i64 %33, 112
  br label %43

35:
  %36 = phi i64 [ %17, %10 ], [ %30, %23 ]
  %37 = phi i32 [ %16, %10 ], [ %29, %23 ]
  %38 = zext nneg i32 %37 to i64
  %39 = shl nuw nsw i64 %38, 7
  %40 = and i64 %39, 32640
  %41 = or disjoint i64 %36, %40
  %42 = xor i64 %41, 16440
  br label %43

43:
  %44 = phi i64 [ %1, %3 ], [ %34, %32 ], [ %42, %35 ]
  ret i64 %44
}

define internal preserve_allcc i1 @word_precedes(ptr %0, i64 %1, i64 %2, i32 %3) unnamed_addr #0 noimplicitfloat {
  %5 = tail call preserve_allcc i64 @stamp_of_word(ptr %0, i64 %2, i32 %3)
  %6 = shl nuw i32 1, %3
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %8 = load i8, ptr %7, align 1
  %9 = trunc nuw i8 %8 to i1
  br i1 %9, label %10, label %12

10:
  %11 = tail call preserve_allcc i1 @age_precedes(ptr %0, i64 %1, i64 %5, i32 %6)
  br i1 %11, label %49, label %38

12:
  %13 = xor i64 %5, %1
  %14 = icmp ult i64 %13, 1099511627776
  br i1 %14, label %15, label %38

15:
  %16 = lshr i64 %1, 24
  %17 = and i64 %16, 65535
  %18 = lshr i64 %5, 24
  %19 = and i64 %18, 65535
  %20 = icmp samesign ult i64 %17, %19
  br i1 %20, label %49, label %21

21:
  %22 = trunc i64 %1 to i32
  %23 = and i32 %22, 120
  %24 = icmp eq i32 %23, 120
  br i1 %24, label %38, label %25

25:
  %26 = trunc i64 %5 to i32
  %27 = xor i32 %26, %22
  %28 = and i32 %27, 1015808
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %38

30:
  %31 = lshr i32 %22, 20
  %32 = and i32 %31, 15
  %33 = lshr i32 %26, 20
  %34 = and i32 %33, 15
  %35 = icmp samesign ult i32 %32, %34
  br i1 %35, label %49, label %36

36:
  %37 = tail call preserve_allcc i1 @same_lanes(i64 %1, i64 %5, i32 %6)
  br i1 %37, label %49, label %38

38:
  %39 = load ptr, ptr %0, align 8
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 43704
  %41 = load ptr, ptr %40, align 8
  %42 = icmp eq ptr %41, null
  br i1 %42, label %49, label %43

43:
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %45 = load i8, ptr %44, align 4
  %46 = trunc nuw i8 %45 to i1
  br i1 %46, label %49, label %47

47:
  %48 = tail call preserve_allcc i1 @is_handed_on(ptr %0, i64 %1, i32 %6)
  br label %49

49:
  %50 = phi i1 [ true, %36 ], [ false, %43 ], [ %48, %47 ], [ true, %15 ], [ true, %10 ], [ true, %30 ], [ false, %38 ]
  ret i1 %50
}

define internal preserve_allcc i64 @joined_ages(i64 %0, i64 %1) unnamed_addr #0 noimplicitfloat {
  %3 = and i64 %0, 7
  %4 = icmp ne i64 %3, 0
  %5 = xor i64 %1, %0
  %6 = and i64 %5, 7
  %7 = icmp eq i64 %6, 0
  %8 = and i1 %4, %7
  %9 = and i64 %1, 7
  %10 = select i1 %8, i64 %9, i64 0
  %11 = icmp ult i64 %5, 8
  br i1 %11, label %12, label %16

12:
  %13 = icmp eq i64 %0, %1
  %14 = and i64 %1, -8
  %15 = select i1 %13, i64 %1, i64 %14
  br label %83

16:
  %17 = trunc i64 %0 to i32
  %18 = and i32 %17, 120
  %19 = icmp ne i32 %18, 120
  br i1 %19, label %20, label %24

20:
  %21 = lshr i32 %17, 15
  %22 = and i32 %21, 31
  %23 = shl nuw i32 1, %22
  br label %31

24:
  %25 = lshr i32 %17, 8
  %26 = and i32 %25, 4095
  %27 = lshr i64 %0, 32
  %28 = trunc nuw i64 %27 to i32
  %29 = and i32 %28, -4096
  %30 = or disjoint i32 %26, %29
  br label %31

31:
  %32 = phi i32 [ %23, %20 ], [ %30, %24 ]
  %33 = trunc i64 %1 to i32
  %34 = and i32 %33, 120
  %35 = icmp eq i32 %34, 120
  br i1 %35, label %36, label %44

36:
  %37 = lshr i32 %33, 8
  %38 = and i32 %37, 4095
  %39 = lshr i64 %1, 32
  %40 = trunc nuw i64 %39 to i32
  %41 = and i32 %40, -4096
  %42 = or disjoint i32 %38, %41
  %43 = or i32 %42, %32
  br label %52

44:
  %45 = lshr i32 %33, 15
  %46 = and i32 %45, 31
  %47 = shl nuw i32 1, %46
  %48 = or i32 %47, %32
  %49 = tail call i32 @llvm.ctpop.i32(i32 %48)
  %50 = icmp samesign ult i32 %49, 2
  %51 = select i1 %19, i1 %50, i1 false
  br i1 %51, label %73, label %52

52:
  %53 = phi i32 [ %43, %36 ], [ %48, %44 ]
  %54 = lshr i64 %0, 20
  %55 = trunc i64 %54 to i32
  %56 = and i32 %55, 16777215
  %57 = lshr i64 %1, 20
  %58 = trunc i64 %57 to i32
  %59 = and i32 %58, 16777215
  %60 = tail call i32 @llvm.umax.i32(i32 %56, i32 %59)
  %61 = lshr i32 %53, 12
  %62 = zext nneg i32 %61 to i64
  %63 = zext nneg i32 %60 to i64
  %64 = shl nuw nsw i64 %63, 20
  %65 = shl i32 %53, 8
  %66 = and i32 %65, 1048320
  %67 = zext nneg i32 %66 to i64
  %68 = or disjoint i64 %64, %67
  %69 = shl nuw i64 %62, 44
  %70 = or disjoint i64 %68, %69
  %71 = or disjoint i64 %70, %10
  %72 = or disjoint i64 %71, 120
  br label %83

73:
  %74 = and i64 %5, 32760
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %76, label %79

76:
  %77 = and i64 %1, -8
  %78 = or disjoint i64 %10, %77
  br label %83

79:
  %80 = and i64 %1, -32768
  %81 = or disjoint i64 %80, %10
  %82 = or disjoint i64 %81, 112
  br label %83

83:
  %84 = phi i64 [ %15, %12 ], [ %72, %52 ], [ %78, %76 ], [ %82, %79 ]
  ret i64 %84
}

define internal preserve_allcc i1 @is_handed_on(ptr %0, i64 %1, i32 %2) unnamed_addr #0 noimplicitfloat {
  %4 = lshr i64 %1, 40
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 144
  %7 = load i64, ptr %6, align 8
  %8 = icmp ult i64 %4, %7
  br i1 %8, label %9, label %128

9:
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 43712
  %11 = load ptr, ptr %10, align 8
  %12 = mul nuw nsw i64 %4, 96
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 14472
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %19 = lshr i64 %1, 24
  %20 = and i64 %19, 65535
  %21 = trunc i64 %1 to i32
  %22 = lshr i32 %21, 3
  %23 = and i32 %22, 15
  %24 = icmp eq i32 %23, 15
  %25 = lshr i32 %21, 20
  %26 = and i32 %25, 15
  %27 = add nsw i32 %23, -8
  %28 = icmp ult i32 %27, -6
  %29 = and i64 %1, 7
  %30 = icmp ne i64 %29, 0
  %31 = and i64 %1, 6
  %32 = icmp ne i64 %31, 6
  %33 = and i1 %30, %32
  %34 = icmp eq i32 %2, 0
  %35 = lshr i32 %21, 7
  %36 = and i32 %35, 255
  %37 = add nsw i32 %36, -128
  %38 = or i1 %28, %33
  br label %39

39:
  %40 = phi i64 [ 0, %9 ], [ %126, %125 ]
  %41 = getelementptr inbounds nuw %struct.FollowedKnown, ptr %16, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %43 = load i64, ptr %42, align 8
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %125, label %45

45:
  %46 = load ptr, ptr %17, align 8
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 200
  %48 = load i32, ptr %47, align 8
  %49 = lshr i32 %48, 4
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr inbounds nuw i8, ptr %41, i64 32
  %52 = load i64, ptr %51, align 8
  %53 = icmp ult i64 %52, %50
  br i1 %53, label %67, label %54

54:
  %55 = getelementptr inbounds nuw i8, ptr %41, i64 24
  %56 = load i32, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %46, i64 12
  %58 = load i32, ptr %57, align 4
  %59 = icmp eq i32 %56, %58
  br i1 %59, label %60, label %125

60:
  %61 = load i32, ptr %18, align 8
  %62 = getelementptr inbounds nuw i8, ptr %41, i64 28
  %63 = load i32, ptr %62, align 4
  %64 = xor i32 %63, -1
  %65 = and i32 %61, %64
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %125

67:
  %68 = getelementptr inbounds nuw i8, ptr %41, i64 8
  br label %69

69:
  %70 = phi i64 [ 0, %67 ], [ %123, %122 ]
  %71 = getelementptr inbounds nuw %struct.FollowedRelease, ptr %13, i64 %70
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 16
  %73 = load i32, ptr %72, align 8
  %74 = zext i32 %73 to i64
  %75 = icmp eq i64 %43, %74
  br i1 %75, label %76, label %122

76:
  %77 = load i64, ptr %71, align 8
  %78 = load i64, ptr %41, align 8
  %79 = icmp ult i64 %77, %78
  br i1 %79, label %122, label %80

80:
  %81 = load i64, ptr %68, align 8
  %82 = icmp ugt i64 %77, %81
  br i1 %82, label %122, label %83

83:
  %84 = getelementptr inbounds nuw i8, ptr %71, i64 8
  %85 = load i64, ptr %84, align 8
  %86 = lshr i64 %85, 24
  %87 = and i64 %86, 65535
  %88 = icmp eq i64 %20, %87
  br i1 %88, label %91, label %89

89:
  %90 = icmp samesign ult i64 %20, %87
  br i1 %90, label %128, label %122

91:
  br i1 %24, label %122, label %92

92:
  %93 = trunc i64 %85 to i32
  %94 = xor i32 %93, %21
  %95 = and i32 %94, 1015808
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %122

97:
  %98 = lshr i32 %93, 20
  %99 = and i32 %98, 15
  %100 = icmp eq i32 %26, %99
  br i1 %100, label %101, label %120

101:
  br i1 %38, label %122, label %102

102:
  %103 = getelementptr inbounds nuw i8, ptr %71, i64 20
  br i1 %34, label %128, label %104

104:
  %105 = phi i32 [ %118, %116 ], [ %2, %102 ]
  %106 = tail call i32 @llvm.cttz.i32(i32 %105, i1 true)
  %107 = shl nuw nsw i32 %106, 2
  %108 = lshr i32 %107, %23
  %109 = add nsw i32 %37, %108
  %110 = icmp ugt i32 %109, 31
  br i1 %110, label %122, label %111

111:
  %112 = load i32, ptr %103, align 4
  %113 = shl nuw i32 1, %109
  %114 = and i32 %112, %113
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %122, label %116

116:
  %117 = add i32 %105, -1
  %118 = and i32 %117, %105
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %128, label %104

120:
  %121 = icmp samesign ult i32 %26, %99
  br i1 %121, label %128, label %122

122:
  %123 = add nuw nsw i64 %70, 1
  %124 = icmp eq i64 %123, 4
  br i1 %124, label %125, label %69

125:
  %126 = add nuw nsw i64 %40, 1
  %127 = icmp eq i64 %126, 8
  br i1 %127, label %128, label %39

128:
  %129 = phi i1 [ false, %3 ], [ true, %116 ], [ true, %102 ], [ true, %120 ], [ true, %89 ], [ false, %125 ]
  ret i1 %129
}

define internal preserve_allcc i1 @age_precedes(ptr %0, i64 %1, i64 %2, i32 %3) unnamed_addr #0 noimplicitfloat {
  %5 = trunc i64 %1 to i32
  %6 = and i32 %5, 120
  %7 = icmp eq i32 %6, 120
  br i1 %7, label %12, label %8

8:
  %9 = lshr i32 %5, 15
  %10 = and i32 %9, 31
  %11 = shl nuw i32 1, %10
  br label %20

12:
  %13 = lshr i32 %5, 8
  %14 = and i32 %13, 4095
  %15 = lshr i64 %1, 32
  %16 = trunc nuw i64 %15 to i32
  %17 = and i32 %16, -4096
  %18 = or disjoint i32 %14, %17
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %69, label %20

20:
  %21 = phi i32 [ %11, %8 ], [ %18, %12 ]
  %22 = lshr i64 %1, 20
  %23 = trunc i64 %22 to i32
  %24 = and i32 %23, 16777215
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 14440
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 12
  %32 = load i32, ptr %31, align 4
  %33 = getelementptr inbounds nuw i8, ptr %30, i64 204
  %34 = load i32, ptr %33, align 4
  %35 = shl i32 %34, 4
  %36 = getelementptr inbounds nuw i8, ptr %30, i64 200
  %37 = load i32, ptr %36, align 8
  %38 = and i32 %37, 15
  %39 = or disjoint i32 %38, %35
  %40 = shl i32 %32, 5
  %41 = getelementptr inbounds nuw i8, ptr %28, i64 6144
  %42 = zext nneg i32 %32 to i64
  %43 = getelementptr inbounds nuw i32, ptr %41, i64 %42
  %44 = icmp ult i32 %24, %39
  br label %45

45:
  %46 = phi i32 [ %21, %20 ], [ %67, %65 ]
  %47 = tail call i32 @llvm.cttz.i32(i32 %46, i1 true)
  %48 = or disjoint i32 %40, %47
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw i32, ptr %28, i64 %49
  %51 = load i32, ptr %50, align 4
  %52 = icmp ult i32 %24, %51
  br i1 %52, label %65, label %53

53:
  %54 = icmp eq i32 %47, %32
  br i1 %54, label %55, label %59

55:
  %56 = load i32, ptr %43, align 4
  %57 = icmp ugt i32 %39, %56
  %58 = and i1 %44, %57
  br i1 %58, label %65, label %59

59:
  %60 = shl nuw i32 1, %32
  %61 = icmp ne i32 %21, %60
  %62 = or i1 %7, %61
  br i1 %62, label %69, label %63

63:
  %64 = tail call preserve_allcc i1 @same_lanes(i64 %1, i64 %2, i32 %3)
  br label %69

65:
  %66 = add i32 %46, -1
  %67 = and i32 %66, %46
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %45

69:
  %70 = phi i1 [ false, %59 ], [ %64, %63 ], [ true, %12 ], [ true, %65 ]
  ret i1 %70
}

define internal preserve_allcc i1 @same_lanes(i64 %0, i64 %1, i32 %2) unnamed_addr #0 noimplicitfloat {
  %4 = trunc i64 %0 to i32
  %5 = lshr i32 %4, 3
  %6 = and i32 %5, 15
  %7 = trunc i64 %1 to i32
  %8 = lshr i32 %7, 3
  %9 = and i32 %8, 15
  %10 = or i32 %8, %5
  %11 = and i32 %10, 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %43

13:
  %14 = xor i64 %1, %0
  %15 = and i64 %14, 32760
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %43, label %17

17:
  %18 = icmp samesign ult i32 %6, 2
  %19 = icmp samesign ult i32 %9, 2
  %20 = select i1 %18, i1 true, i1 %19
  br i1 %20, label %43, label %21

21:
  %22 = icmp eq i32 %2, 0
  br i1 %22, label %43, label %23

23:
  %24 = lshr i32 %4, 7
  %25 = and i32 %24, 255
  %26 = add nsw i32 %25, -128
  %27 = lshr i32 %7, 7
  %28 = and i32 %27, 255
  %29 = add nsw i32 %28, -128
  br label %30

30:
  %31 = phi i32 [ %2, %23 ], [ %41, %39 ]
  %32 = tail call i32 @llvm.cttz.i32(i32 %31, i1 true)
  %33 = shl nuw nsw i32 %32, 2
  %34 = lshr i32 %33, %6
  %35 = add nsw i32 %26, %34
  %36 = lshr i32 %33, %9
  %37 = add nsw i32 %29, %36
  %38 = icmp eq i32 %35, %37
  br i1 %38, label %39, label %43

39:
  %40 = add i32 %31, -1
  %41 = and i32 %40, %31
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %30

43:
  %44 = phi i1 [ false, %17 ], [ false, %3 ], [ true, %13 ], [ true, %21 ], [ %38, %39 ], [ %38, %30 ]
  ret i1 %44
}

define internal preserve_allcc i1 @stamps_precede(ptr %0, ptr %1, i64 %2, i32 %3) unnamed_addr #0 noimplicitfloat {
  br label %5

5:
  %6 = phi i32 [ %3, %4 ], [ %14, %12 ]
  %7 = tail call i32 @llvm.cttz.i32(i32 %6, i1 true)
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw i64, ptr %1, i64 %8
  %10 = load i64, ptr %9, align 8
  %11 = tail call preserve_allcc i1 @word_precedes(ptr %0, i64 %10, i64 %2, i32 %7)
  br i1 %11, label %12, label %16

12:
  %13 = add i32 %6, -1
  %14 = and i32 %13, %6
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %5

16:
  ret i1 %11
}

define internal preserve_allcc i1 @each_preceded(ptr %0, i64 %1, i64 %2, i32 %3) unnamed_addr #0 noimplicitfloat {
  br label %5

5:
  %6 = phi i32 [ %3, %4 ], [ %11, %9 ]
  %7 = tail call i32 @llvm.cttz.i32(i32 %6, i1 true)
  %8 = tail call preserve_allcc i1 @word_precedes(ptr %0, i64 %1, i64 %2, i32 %7)
  br i1 %8, label %9, label %13

9:
  %10 = add i32 %6, -1
  %11 = and i32 %10, %6
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %5

13:
  ret i1 %8
}

define internal preserve_allcc i1 @list_precedes(ptr %0, ptr %1, i64 %2, i64 %3, i32 %4) unnamed_addr #0 noimplicitfloat
      {
  %6 = xor i64 %3, %2
  %7 = icmp ult i64 %6, 1099511627776
  br i1 %7, label %8, label %95

8:
  %9 = lshr i64 %2, 24
  %10 = and i64 %9, 65535
  %11 = lshr i64 %3, 24
  %12 = and i64 %11, 65535
  %13 = icmp samesign ult i64 %10, %12
  br i1 %13, label %95, label %14

14:
  %15 = trunc i64 %2 to i32
  %16 = lshr i32 %15, 3
  %17 = and i32 %16, 15
  %18 = icmp eq i32 %17, 8
  br i1 %18, label %19, label %23

19:
  %20 = trunc i64 %3 to i32
  %21 = lshr i32 %20, 20
  %22 = and i32 %21, 15
  br label %35

23:
  %24 = icmp ne i32 %17, 15
  %25 = and i64 %6, 1015808
  %26 = icmp eq i64 %25, 0
  %27 = and i1 %24, %26
  br i1 %27, label %28, label %95

28:
  %29 = lshr i32 %15, 20
  %30 = and i32 %29, 15
  %31 = trunc i64 %3 to i32
  %32 = lshr i32 %31, 20
  %33 = and i32 %32, 15
  %34 = icmp samesign ult i32 %30, %33
  br i1 %34, label %95, label %35

35:
  %36 = phi i32 [ %22, %19 ], [ %33, %28 ]
  %37 = phi i32 [ %20, %19 ], [ %31, %28 ]
  %38 = add nsw i32 %17, -8
  %39 = lshr i32 %15, 7
  %40 = and i32 %39, 255
  %41 = add nsw i32 %40, -128
  %42 = lshr i32 %37, 3
  %43 = and i32 %42, 15
  %44 = icmp eq i32 %43, 9
  %45 = add nsw i32 %43, -8
  %46 = icmp ult i32 %45, -6
  %47 = lshr i32 %37, 7
  %48 = and i32 %47, 255
  %49 = add nsw i32 %48, -128
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %51 = icmp ult i32 %38, -6
  %52 = lshr i32 %37, 15
  br label %53

53:
  %54 = phi i32 [ %4, %35 ], [ %93, %91 ]
  %55 = tail call i32 @llvm.cttz.i32(i32 %54, i1 true)
  br i1 %44, label %56, label %62

56:
  %57 = load ptr, ptr %50, align 8
  %58 = zext nneg i32 %55 to i64
  %59 = getelementptr inbounds nuw i8, ptr %57, i64 %58
  %60 = load i8, ptr %59, align 1
  %61 = zext i8 %60 to i32
  br label %67

62:
  br i1 %46, label %67, label %63

63:
  %64 = shl nuw nsw i32 %55, 2
  %65 = lshr i32 %64, %43
  %66 = add nsw i32 %49, %65
  br label %67

67:
  %68 = phi i32 [ %61, %56 ], [ %66, %63 ], [ -1, %62 ]
  br i1 %18, label %69, label %85

69:
  %70 = zext nneg i32 %55 to i64
  %71 = getelementptr inbounds nuw i16, ptr %1, i64 %70
  %72 = load i16, ptr %71, align 2
  %73 = zext i16 %72 to i32
  switch i16 %72, label %74 [
    i16 -32768, label %91
    i16 -1, label %95
  ]

74:
  %75 = lshr i32 %73, 5
  %76 = xor i32 %75, %52
  %77 = and i32 %76, 31
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %95

79:
  %80 = lshr i32 %73, 10
  %81 = icmp samesign ult i32 %80, %36
  %82 = and i32 %73, 31
  %83 = icmp eq i32 %82, %68
  %84 = select i1 %81, i1 true, i1 %83
  br i1 %84, label %91, label %95

85:
  br i1 %51, label %95, label %86

86:
  %87 = shl nuw nsw i32 %55, 2
  %88 = lshr i32 %87, %17
  %89 = add nsw i32 %41, %88
  %90 = icmp eq i32 %89, %68
  br i1 %90, label %91, label %95

91:
  %92 = add i32 %54, -1
  %93 = and i32 %92, %54
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %95, label %53

95:
  %96 = phi i1 [ true, %28 ], [ false, %5 ], [ true, %8 ], [ false, %23 ], [ true, %91 ], [ false, %74 ], [ false, %69
      ], [ false, %79 ], [ false, %86 ], [ false, %85 ]
  ret i1 %96
}

define internal preserve_allcc void @quieten_aged(ptr %0, ptr %1) unnamed_addr #0 noimplicitfloat {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %203

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 84
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %39, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %10, i64 72
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %10, i64 48
  %18 = load i64, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 216
  %22 = load i64, ptr %21, align 8
  br label %23

23:
  %24 = phi i32 [ %12, %14 ], [ %37, %23 ]
  %25 = phi i32 [ 0, %14 ], [ %35, %23 ]
  %26 = tail call i32 @llvm.cttz.i32(i32 %24, i1 true)
  %27 = zext nneg i32 %26 to i64
  %28 = mul i64 %18, %27
  %29 = getelementptr inbounds nuw i8, ptr %16, i64 %28
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 216
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, %22
  %33 = shl nuw i32 1, %26
  %34 = select i1 %32, i32 %33, i32 0
  %35 = or i32 %34, %25
  %36 = add i32 %24, -1
  %37 = and i32 %36, %24
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %23

39:
  %40 = phi i32 [ 0, %8 ], [ %35, %23 ]
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %42 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %45 = ptrtoint ptr %1 to i64
  %46 = getelementptr inbounds nuw i8, ptr %10, i64 14440
  %47 = icmp eq i32 %40, 0
  br label %54

48:
  br i1 %47, label %146, label %49

49:
  %50 = getelementptr inbounds nuw i8, ptr %10, i64 72
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds nuw i8, ptr %10, i64 48
  %53 = load i64, ptr %52, align 8
  br label %128

54:
  %55 = phi i1 [ true, %39 ], [ false, %127 ]
  %56 = phi i64 [ 0, %39 ], [ 1, %127 ]
  %57 = getelementptr inbounds nuw i32, ptr %41, i64 %56
  %58 = load i32, ptr %57, align 4
  %59 = getelementptr inbounds nuw i64, ptr %42, i64 %56
  %60 = load i64, ptr %59, align 8
  %61 = and i64 %60, 120
  %62 = icmp eq i64 %61, 80
  %63 = sub i32 0, %58
  %64 = select i1 %62, i32 -1, i32 %63
  %65 = and i32 %64, %58
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %127, label %67

67:
  %68 = load ptr, ptr %46, align 8
  br label %69

69:
  %70 = phi i32 [ %65, %67 ], [ %125, %123 ]
  br i1 %62, label %71, label %81

71:
  %72 = tail call i32 @llvm.cttz.i32(i32 %70, i1 true)
  %73 = load ptr, ptr %43, align 8
  %74 = load ptr, ptr %44, align 8
  %75 = ptrtoint ptr %74 to i64
  %76 = sub i64 %45, %75
  %77 = getelementptr inbounds nuw i64, ptr %73, i64 %76
  %78 = zext nneg i32 %72 to i64
  %79 = getelementptr inbounds nuw i64, ptr %77, i64 %78
  %80 = load i64, ptr %79, align 8
  br label %81

81:
  %82 = phi i64 [ %80, %71 ], [ %60, %69 ]
  %83 = trunc i64 %82 to i32
  %84 = and i32 %83, 120
  %85 = icmp eq i32 %84, 120
  br i1 %85, label %90, label %86

86:
  %87 = lshr i32 %83, 15
  %88 = and i32 %87, 31
  %89 = shl nuw i32 1, %88
  br label %98

90:
  %91 = lshr i32 %83, 8
  %92 = and i32 %91, 4095
  %93 = lshr i64 %82, 32
  %94 = trunc nuw i64 %93 to i32
  %95 = and i32 %94, -4096
  %96 = or disjoint i32 %92, %95
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %123, label %98

98:
  %99 = phi i32 [ %89, %86 ], [ %96, %90 ]
  %100 = lshr i64 %82, 20
  %101 = trunc i64 %100 to i32
  %102 = and i32 %101, 16777215
  br label %103

103:
  %104 = phi i32 [ %99, %98 ], [ %121, %119 ]
  %105 = tail call i32 @llvm.cttz.i32(i32 %104, i1 true)
  br i1 %47, label %119, label %106

106:
  %107 = phi i32 [ %117, %115 ], [ %40, %103 ]
  %108 = tail call i32 @llvm.cttz.i32(i32 %107, i1 true)
  %109 = shl nuw nsw i32 %108, 5
  %110 = or disjoint i32 %109, %105
  %111 = zext nneg i32 %110 to i64
  %112 = getelementptr inbounds nuw i32, ptr %68, i64 %111
  %113 = load i32, ptr %112, align 4
  %114 = icmp ult i32 %102, %113
  br i1 %114, label %115, label %203

115:
  %116 = add i32 %107, -1
  %117 = and i32 %116, %107
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %119, label %106

119:
  %120 = add i32 %104, -1
  %121 = and i32 %120, %104
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %123, label %103

123:
  %124 = add i32 %70, -1
  %125 = and i32 %124, %70
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %127, label %69

127:
  br i1 %55, label %54, label %48

128:
  %129 = phi i32 [ 0, %49 ], [ %137, %128 ]
  %130 = phi i32 [ %40, %49 ], [ %139, %128 ]
  %131 = tail call i32 @llvm.cttz.i32(i32 %130, i1 true)
  %132 = zext nneg i32 %131 to i64
  %133 = mul i64 %53, %132
  %134 = getelementptr inbounds nuw i8, ptr %51, i64 %133
  %135 = getelementptr inbounds nuw i8, ptr %134, i64 204
  %136 = load i32, ptr %135, align 4
  %137 = tail call i32 @llvm.umax.i32(i32 %136, i32 %129)
  %138 = add i32 %130, -1
  %139 = and i32 %138, %130
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %141, label %128

141:
  %142 = shl i32 %137, 4
  %143 = or disjoint i32 %142, 15
  %144 = zext i32 %143 to i64
  %145 = shl nuw nsw i64 %144, 20
  br label %146

146:
  %147 = phi i64 [ 15728640, %48 ], [ %145, %141 ]
  %148 = lshr i32 %40, 12
  %149 = zext nneg i32 %148 to i64
  %150 = shl i32 %40, 8
  %151 = and i32 %150, 1048320
  %152 = zext nneg i32 %151 to i64
  %153 = or disjoint i64 %147, %152
  %154 = shl nuw i64 %149, 44
  %155 = or i64 %154, %153
  %156 = or disjoint i64 %155, 120
  br label %167

157:
  %158 = and i64 %202, -8
  %159 = getelementptr inbounds nuw i8, ptr %1, i64 32
  store i64 %158, ptr %159, align 8
  %160 = getelementptr inbounds nuw i8, ptr %1, i64 56
  store i32 -1, ptr %160, align 8
  %161 = getelementptr inbounds nuw i8, ptr %1, i64 60
  store i32 0, ptr %161, align 4
  %162 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %163 = load ptr, ptr %162, align 8
  %164 = getelementptr inbounds nuw i8, ptr %163, i64 216
  %165 = load i64, ptr %164, align 8
  %166 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i64 %165, ptr %166, align 8
  br label %203

167:
  %168 = phi i1 [ false, %146 ], [ true, %201 ]
  %169 = phi i64 [ 2, %146 ], [ 3, %201 ]
  %170 = phi i64 [ %156, %146 ], [ %202, %201 ]
  %171 = getelementptr inbounds nuw i32, ptr %41, i64 %169
  %172 = load i32, ptr %171, align 4
  %173 = getelementptr inbounds nuw i64, ptr %42, i64 %169
  %174 = load i64, ptr %173, align 8
  %175 = and i64 %174, 120
  %176 = icmp eq i64 %175, 80
  %177 = sub i32 0, %172
  %178 = select i1 %176, i32 -1, i32 %177
  %179 = and i32 %178, %172
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %201, label %181

181:
  %182 = phi i32 [ %199, %195 ], [ %179, %167 ]
  %183 = phi i64 [ %197, %195 ], [ %170, %167 ]
  br i1 %176, label %184, label %195

184:
  %185 = tail call i32 @llvm.cttz.i32(i32 %182, i1 true)
  %186 = load ptr, ptr %43, align 8
  %187 = load ptr, ptr %44, align 8
  %188 = ptrtoint ptr %187 to i64
  %189 = sub i64 %45, %188
  %190 = getelementptr inbounds nuw i64, ptr %186, i64 %189
  %191 = getelementptr inbounds nuw i8, ptr %190, i64 256
  %192 = zext nneg i32 %185 to i64
  %193 = getelementptr inbounds nuw i64, ptr %191, i64 %192
  %194 = load i64, ptr %193, align 8
  br label %195

195:
  %196 = phi i64 [ %194, %184 ], [ %174, %181 ]
  %197 = tail call preserve_allcc i64 @joined_ages(i64 %196, i64 %183)
  %198 = add i32 %182, -1
  %199 = and i32 %198, %182
  %200 = icmp eq i32 %199, 0
  br i1 %200, label %201, label %181

201:
  %202 = phi i64 [ %170, %167 ], [ %197, %195 ]
  br i1 %168, label %157, label %167

203:
  ret void
}

define internal preserve_allcc i1 @stamps_agree(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4) unnamed_addr #0 noimplicitfloat
      {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %9 = load ptr, ptr %8, align 8
  %10 = ptrtoint ptr %1 to i64
  %11 = ptrtoint ptr %9 to i64
  %12 = sub i64 %10, %11
  %13 = getelementptr inbounds nuw i64, ptr %7, i64 %12
  %14 = icmp eq i32 %2, 0
  %15 = select i1 %14, i64 0, i64 32
  %16 = getelementptr inbounds nuw i64, ptr %13, i64 %15
  %17 = and i64 %3, 7
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %20 = shl i64 %12, 1
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 132
  br label %22

22:
  %23 = phi i32 [ %4, %5 ], [ %68, %66 ]
  %24 = tail call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i64, ptr %16, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = tail call preserve_allcc i1 @word_precedes(ptr %0, i64 %27, i64 %3, i32 %24)
  br i1 %28, label %66, label %29

29:
  %30 = shl nuw i32 1, %24
  %31 = and i64 %27, 7
  %32 = icmp eq i64 %31, 0
  %33 = xor i64 %27, %3
  %34 = and i64 %33, 7
  %35 = icmp ne i64 %34, 0
  %36 = or i1 %32, %35
  %37 = load ptr, ptr %0, align 8
  br i1 %36, label %51, label %38

38:
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 41808
  %40 = load i64, ptr %39, align 8
  switch i64 %17, label %66 [
    i64 7, label %41
    i64 6, label %46
  ]

41:
  %42 = load ptr, ptr %18, align 8
  %43 = load i8, ptr %42, align 1
  %44 = trunc i64 %40 to i8
  %45 = icmp eq i8 %43, %44
  br i1 %45, label %66, label %51

46:
  %47 = load ptr, ptr %18, align 8
  %48 = load i32, ptr %47, align 1
  %49 = trunc i64 %40 to i32
  %50 = icmp eq i32 %48, %49
  br i1 %50, label %66, label %51

51:
  %52 = load i64, ptr %19, align 8
  %53 = add i64 %52, %20
  %54 = getelementptr inbounds nuw i8, ptr %37, i64 43704
  %55 = load ptr, ptr %54, align 8
  %56 = icmp eq ptr %55, null
  br i1 %56, label %70, label %57

57:
  %58 = load i8, ptr %21, align 4
  %59 = trunc nuw i8 %58 to i1
  %60 = and i64 %27, 6
  %61 = icmp eq i64 %60, 6
  %62 = or i1 %61, %59
  %63 = or i1 %62, %32
  br i1 %63, label %70, label %64

64:
  %65 = tail call preserve_allcc i1 @are_observed(ptr %0, i64 %53, i32 %30)
  br i1 %65, label %66, label %70

66:
  %67 = add i32 %23, -1
  %68 = and i32 %67, %23
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %22

70:
  %71 = phi i1 [ false, %57 ], [ false, %51 ], [ true, %66 ], [ false, %64 ]
  ret i1 %71
}

define internal preserve_allcc i1 @are_observed(ptr %0, i64 %1, i32 %2) unnamed_addr #0 noimplicitfloat {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 14800
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %10 = load i32, ptr %9, align 4
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %8, i64 %11
  %13 = icmp eq i32 %2, 0
  br i1 %13, label %109, label %14

14:
  %15 = load ptr, ptr %0, align 8
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 43704
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 14472
  %21 = getelementptr inbounds nuw i8, ptr %7, i64 200
  br label %22

22:
  %23 = phi i32 [ %2, %14 ], [ %107, %105 ]
  %24 = tail call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = shl nuw nsw i32 %24, 2
  %26 = zext nneg i32 %25 to i64
  %27 = add i64 %1, %26
  %28 = tail call preserve_allcc ptr @place_of_word(ptr %15, i64 %27)
  %29 = icmp eq ptr %28, null
  br i1 %29, label %109, label %30

30:
  %31 = load i64, ptr %28, align 8
  %32 = icmp eq i64 %31, %27
  br i1 %32, label %33, label %109

33:
  %34 = getelementptr inbounds nuw i8, ptr %28, i64 28
  %35 = load i32, ptr %34, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %109, label %37

37:
  %38 = getelementptr inbounds nuw i8, ptr %28, i64 24
  %39 = load i32, ptr %38, align 8
  %40 = icmp eq i32 %39, 4
  br i1 %40, label %41, label %109

41:
  %42 = load ptr, ptr %16, align 8
  %43 = ptrtoint ptr %28 to i64
  %44 = ptrtoint ptr %42 to i64
  %45 = sub i64 %43, %44
  %46 = ashr exact i64 %45, 7
  %47 = add nsw i64 %46, 1
  %48 = load i64, ptr %17, align 8
  %49 = icmp eq i64 %48, %47
  br i1 %49, label %50, label %61

50:
  %51 = load i64, ptr %18, align 8
  %52 = getelementptr inbounds nuw i8, ptr %28, i64 16
  %53 = load i64, ptr %52, align 8
  %54 = icmp eq i64 %51, %53
  br i1 %54, label %55, label %61

55:
  %56 = load i32, ptr %19, align 8
  %57 = load i32, ptr %12, align 8
  %58 = xor i32 %57, -1
  %59 = and i32 %56, %58
  %60 = icmp eq i32 %59, 0
  br label %61

61:
  %62 = phi i1 [ false, %50 ], [ false, %41 ], [ %60, %55 ]
  %63 = getelementptr inbounds nuw i8, ptr %28, i64 16
  %64 = icmp eq i64 %47, 0
  br label %65

65:
  %66 = phi i64 [ 0, %61 ], [ %102, %97 ]
  %67 = phi i1 [ %62, %61 ], [ %101, %97 ]
  %68 = getelementptr inbounds nuw %struct.FollowedKnown, ptr %20, i64 %66
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 16
  %70 = load i64, ptr %69, align 8
  %71 = icmp eq i64 %70, %47
  br i1 %71, label %72, label %97

72:
  %73 = getelementptr inbounds nuw i8, ptr %68, i64 8
  %74 = load i64, ptr %73, align 8
  %75 = load i64, ptr %63, align 8
  %76 = icmp ne i64 %74, %75
  %77 = or i1 %64, %76
  br i1 %77, label %97, label %78

78:
  %79 = load i32, ptr %21, align 8
  %80 = lshr i32 %79, 4
  %81 = zext nneg i32 %80 to i64
  %82 = getelementptr inbounds nuw i8, ptr %68, i64 32
  %83 = load i64, ptr %82, align 8
  %84 = icmp ult i64 %83, %81
  br i1 %84, label %97, label %85

85:
  %86 = getelementptr inbounds nuw i8, ptr %68, i64 24
  %87 = load i32, ptr %86, align 8
  %88 = icmp eq i32 %87, %10
  br i1 %88, label %89, label %97

89:
  %90 = load i32, ptr %19, align 8
  %91 = getelementptr inbounds nuw i8, ptr %68, i64 28
  %92 = load i32, ptr %91, align 4
  %93 = xor i32 %92, -1
  %94 = and i32 %90, %93
  %95 = icmp eq i32 %94, 0
  %96 = zext i1 %95 to i32
  br label %97

97:
  %98 = phi i32 [ 0, %72 ], [ 0, %65 ], [ 1, %78 ], [ %96, %89 ], [ 0, %85 ]
  %99 = zext i1 %67 to i32
  %100 = or i32 %98, %99
  %101 = icmp ne i32 %100, 0
  %102 = add nuw nsw i64 %66, 1
  %103 = icmp eq i64 %102, 8
  br i1 %103, label %104, label %65

104:
  br i1 %101, label %105, label %109

105:
  %106 = add i32 %23, -1
  %107 = and i32 %106, %23
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %22

109:
  %110 = phi i1 [ true, %3 ], [ false, %30 ], [ false, %22 ], [ true, %105 ], [ false, %104 ], [ false, %33 ], [ false,
      %37 ]
  ret i1 %110
}

define internal preserve_allcc ptr @place_of_word(ptr %0, i64 %1) unnamed_addr #0 noimplicitfloat {
  %3 = trunc i64 %1 to i32
  %4 = lshr i32 %3, 2
  %5 = mul i32 %4, 227761
  %6 = lshr i32 %5, 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 43704
  %8 = load ptr, ptr %7, align 8
  br label %12

9:
  %10 = add nuw nsw i32 %13, 1
  %11 = icmp eq i32 %10, 256
  br i1 %11, label %22, label %12

12:
  %13 = phi i32 [ 0, %2 ], [ %10, %9 ]
  %14 = add nuw nsw i32 %13, %6
  %15 = and i32 %14, 1023
  %16 = zext nneg i32 %15 to i64
  %17 = getelementptr inbounds nuw %struct.FollowedWord, ptr %8, i64 %16
  %18 = load i64, ptr %17, align 8
  %19 = icmp ne i64 %18, %1
  %20 = icmp ne i64 %18, 0
  %21 = and i1 %19, %20
  br i1 %21, label %9, label %22

22:
  %23 = phi ptr [ %17, %12 ], [ null, %9 ]
  ret ptr %23
}

define internal preserve_allcc void @cut_words(ptr %0, i64 %1, i32 %2) unnamed_addr #0 noimplicitfloat {
  %4 = icmp eq i32 %2, 0
  br i1 %4, label %31, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 43728
  br label %7

7:
  %8 = phi i32 [ %2, %5 ], [ %70, %68 ]
  %9 = tail call i32 @llvm.cttz.i32(i32 %8, i1 true)
  %10 = shl nuw nsw i32 %9, 2
  %11 = zext nneg i32 %10 to i64
  %12 = add i64 %1, %11
  %13 = tail call preserve_allcc ptr @place_of_word(ptr %0, i64 %12)
  %14 = icmp eq ptr %13, null
  br i1 %14, label %19, label %15

15:
  %16 = load i64, ptr %13, align 8
  %17 = icmp eq i64 %16, %12
  %18 = select i1 %17, ptr %13, ptr null
  br label %19

19:
  %20 = phi ptr [ null, %7 ], [ %18, %15 ]
  %21 = add i64 %12, -4
  %22 = tail call preserve_allcc ptr @place_of_word(ptr %0, i64 %21)
  %23 = icmp eq ptr %22, null
  br i1 %23, label %28, label %24

24:
  %25 = load i64, ptr %22, align 8
  %26 = icmp eq i64 %25, %21
  %27 = select i1 %26, ptr %22, ptr null
  br label %28

28:
  %29 = phi ptr [ null, %19 ], [ %27, %24 ]
  %30 = icmp eq ptr %20, null
  br i1 %30, label %47, label %32

31:
  ret void

32:
  %33 = load i64, ptr %6, align 8
  %34 = add i64 %33, 1
  %35 = getelementptr inbounds nuw i8, ptr %20, i64 8
  store i64 %34, ptr %35, align 8
  br label %36

36:
  %37 = phi i64 [ 0, %32 ], [ %40, %36 ]
  %38 = getelementptr inbounds nuw %struct.FollowedSpan, ptr %20, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 48
  store i64 0, ptr %39, align 8
  %40 = add nuw nsw i64 %37, 1
  %41 = icmp eq i64 %40, 4
  br i1 %41, label %42, label %36

42:
  %43 = load i64, ptr %6, align 8
  %44 = add i64 %43, 1
  store i64 %44, ptr %6, align 8
  %45 = getelementptr inbounds nuw i8, ptr %20, i64 16
  store i64 %44, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %20, i64 28
  store i32 0, ptr %46, align 4
  br label %47

47:
  %48 = icmp eq ptr %29, null
  br i1 %48, label %68, label %49

49:
  %50 = getelementptr inbounds nuw i8, ptr %29, i64 24
  %51 = load i32, ptr %50, align 8
  %52 = icmp eq i32 %51, 8
  br i1 %52, label %53, label %68

53:
  %54 = load i64, ptr %6, align 8
  %55 = add i64 %54, 1
  %56 = getelementptr inbounds nuw i8, ptr %29, i64 8
  store i64 %55, ptr %56, align 8
  br label %57

57:
  %58 = phi i64 [ 0, %53 ], [ %61, %57 ]
  %59 = getelementptr inbounds nuw %struct.FollowedSpan, ptr %29, i64 %58
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 48
  store i64 0, ptr %60, align 8
  %61 = add nuw nsw i64 %58, 1
  %62 = icmp eq i64 %61, 4
  br i1 %62, label %63, label %57

63:
  %64 = load i64, ptr %6, align 8
  %65 = add i64 %64, 1
  store i64 %65, ptr %6, align 8
  %66 = getelementptr inbounds nuw i8, ptr %29, i64 16
  store i64 %65, ptr %66, align 8
  %67 = getelementptr inbounds nuw i8, ptr %29, i64 28
  store i32 0, ptr %67, align 4
  br label %68

68:
  %69 = add i32 %8, -1
  %70 = and i32 %69, %8
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %31, label %7
}

define internal preserve_allcc void @follow_access(ptr %0, i64 %1, i32 %2, i1 %3) unnamed_addr #0 noimplicitfloat {
  %5 = alloca %struct.FollowedSpan, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %9 = load ptr, ptr %0, align 8
  %10 = tail call preserve_allcc ptr @place_of_word(ptr %9, i64 %1)
  %11 = icmp eq ptr %10, null
  br i1 %11, label %351, label %12

12:
  %13 = load i32, ptr %8, align 4
  %14 = load i64, ptr %10, align 8
  %15 = freeze i64 %14
  %16 = icmp ne i64 %15, 0
  %17 = and i32 %13, -2
  %18 = icmp eq i32 %17, 2
  %19 = select i1 %16, i1 true, i1 %18
  br i1 %19, label %20, label %351

20:
  %21 = icmp eq i64 %15, 0
  br i1 %21, label %22, label %52

22:
  store i64 %1, ptr %10, align 8
  %23 = load ptr, ptr %0, align 8
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 43728
  %25 = load i64, ptr %24, align 8
  %26 = add i64 %25, 1
  %27 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 %26, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %29 = load i32, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %10, i64 24
  store i32 %29, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 137
  %32 = load i8, ptr %31, align 1
  %33 = trunc nuw i8 %32 to i1
  br i1 %33, label %34, label %38

34:
  %35 = load i32, ptr %8, align 4
  %36 = icmp eq i32 %35, 3
  %37 = zext i1 %36 to i32
  br label %38

38:
  %39 = phi i32 [ 0, %22 ], [ %37, %34 ]
  %40 = getelementptr inbounds nuw i8, ptr %10, i64 28
  store i32 %39, ptr %40, align 4
  %41 = lshr i64 %1, 7
  %42 = lshr i64 %1, 13
  %43 = lshr i64 %1, 19
  %44 = xor i64 %42, %43
  %45 = xor i64 %44, %41
  %46 = and i64 %45, 63
  %47 = shl nuw i64 1, %46
  %48 = load ptr, ptr %0, align 8
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 43720
  %50 = load i64, ptr %49, align 8
  %51 = or i64 %50, %47
  store i64 %51, ptr %49, align 8
  br label %52

52:
  %53 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %54 = load i32, ptr %53, align 8
  %55 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %56 = load i32, ptr %55, align 8
  %57 = icmp eq i32 %54, %56
  br i1 %57, label %76, label %58

58:
  br i1 %18, label %59, label %351

59:
  %60 = load ptr, ptr %0, align 8
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 43728
  %62 = load i64, ptr %61, align 8
  %63 = add i64 %62, 1
  %64 = getelementptr inbounds nuw i8, ptr %10, i64 8
  store i64 %63, ptr %64, align 8
  br label %65

65:
  %66 = phi i64 [ 0, %59 ], [ %69, %65 ]
  %67 = getelementptr inbounds nuw %struct.FollowedSpan, ptr %10, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 48
  store i64 0, ptr %68, align 8
  %69 = add nuw nsw i64 %66, 1
  %70 = icmp eq i64 %69, 4
  br i1 %70, label %71, label %65

71:
  %72 = load i64, ptr %61, align 8
  %73 = add i64 %72, 1
  store i64 %73, ptr %61, align 8
  %74 = getelementptr inbounds nuw i8, ptr %10, i64 16
  store i64 %73, ptr %74, align 8
  %75 = getelementptr inbounds nuw i8, ptr %10, i64 28
  store i32 0, ptr %75, align 4
  br label %351

76:
  br i1 %18, label %77, label %289

77:
  %78 = load ptr, ptr %6, align 8
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %80 = load ptr, ptr %79, align 8
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %82 = load ptr, ptr %81, align 8
  %83 = getelementptr inbounds nuw i8, ptr %80, i64 14800
  %84 = getelementptr inbounds nuw i8, ptr %82, i64 12
  %85 = load i32, ptr %84, align 4
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %83, i64 %86
  %88 = getelementptr inbounds nuw i8, ptr %78, i64 40
  %89 = load i32, ptr %88, align 8
  %90 = and i32 %89, 2
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %96, label %92

92:
  %93 = and i32 %89, 8
  %94 = icmp eq i32 %93, 0
  %95 = select i1 %94, i32 %2, i32 0
  br label %113

96:
  %97 = getelementptr inbounds nuw i8, ptr %87, i64 4
  %98 = load i32, ptr %97, align 4
  %99 = and i32 %98, %2
  %100 = and i32 %89, 8
  %101 = icmp eq i32 %100, 0
  %102 = select i1 %101, i32 %99, i32 0
  br i1 %3, label %103, label %113

103:
  %104 = getelementptr inbounds nuw i8, ptr %87, i64 104
  %105 = load i64, ptr %104, align 8
  %106 = lshr i64 %105, 24
  %107 = and i64 %106, 65535
  %108 = getelementptr inbounds nuw i8, ptr %82, i64 200
  %109 = load i32, ptr %108, align 8
  %110 = lshr i32 %109, 4
  %111 = zext nneg i32 %110 to i64
  %112 = icmp eq i64 %107, %111
  br label %113

113:
  %114 = phi i32 [ %102, %96 ], [ %102, %103 ], [ %95, %92 ]
  %115 = phi i1 [ false, %96 ], [ %112, %103 ], [ true, %92 ]
  %116 = getelementptr inbounds nuw i8, ptr %78, i64 4
  %117 = load i32, ptr %116, align 4
  %118 = icmp eq i32 %117, 3
  br i1 %118, label %193, label %119

119:
  %120 = icmp ne i32 %114, 0
  %121 = select i1 %120, i1 %115, i1 false
  br i1 %121, label %122, label %174

122:
  %123 = getelementptr inbounds nuw i8, ptr %80, i64 14472
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %125 = ptrtoint ptr %10 to i64
  %126 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %127 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %128 = getelementptr inbounds nuw i8, ptr %82, i64 200
  br label %129

129:
  %130 = phi i64 [ 0, %122 ], [ %172, %171 ]
  %131 = getelementptr inbounds nuw %struct.FollowedKnown, ptr %123, i64 %130
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 16
  %133 = load i64, ptr %132, align 8
  %134 = icmp eq i64 %133, 0
  br i1 %134, label %171, label %135

135:
  %136 = load i32, ptr %128, align 8
  %137 = lshr i32 %136, 4
  %138 = zext nneg i32 %137 to i64
  %139 = getelementptr inbounds nuw i8, ptr %131, i64 32
  %140 = load i64, ptr %139, align 8
  %141 = icmp ult i64 %140, %138
  br i1 %141, label %153, label %142

142:
  %143 = getelementptr inbounds nuw i8, ptr %131, i64 24
  %144 = load i32, ptr %143, align 8
  %145 = icmp eq i32 %144, %85
  br i1 %145, label %146, label %171

146:
  %147 = load i32, ptr %124, align 8
  %148 = getelementptr inbounds nuw i8, ptr %131, i64 28
  %149 = load i32, ptr %148, align 4
  %150 = xor i32 %149, -1
  %151 = and i32 %147, %150
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %153, label %171

153:
  %154 = load ptr, ptr %0, align 8
  %155 = getelementptr inbounds nuw i8, ptr %154, i64 43704
  %156 = load ptr, ptr %155, align 8
  %157 = ptrtoint ptr %156 to i64
  %158 = sub i64 %125, %157
  %159 = ashr exact i64 %158, 7
  %160 = add nsw i64 %159, 1
  %161 = icmp eq i64 %133, %160
  br i1 %161, label %162, label %171

162:
  %163 = load i64, ptr %131, align 8
  %164 = load i64, ptr %126, align 8
  %165 = icmp ugt i64 %163, %164
  br i1 %165, label %171, label %166

166:
  %167 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %168 = load i64, ptr %167, align 8
  %169 = load i64, ptr %127, align 8
  %170 = icmp ult i64 %168, %169
  br i1 %170, label %171, label %186

171:
  %172 = add nuw nsw i64 %130, 1
  %173 = icmp eq i64 %172, 8
  br i1 %173, label %174, label %129

174:
  %175 = load ptr, ptr %0, align 8
  %176 = getelementptr inbounds nuw i8, ptr %175, i64 43728
  %177 = load i64, ptr %176, align 8
  br label %178

178:
  %179 = phi i64 [ 0, %174 ], [ %182, %178 ]
  %180 = getelementptr inbounds nuw %struct.FollowedSpan, ptr %10, i64 %179
  %181 = getelementptr inbounds nuw i8, ptr %180, i64 48
  store i64 0, ptr %181, align 8
  %182 = add nuw nsw i64 %179, 1
  %183 = icmp eq i64 %182, 4
  br i1 %183, label %184, label %178

184:
  %185 = add i64 %177, 1
  br label %186

186:
  %187 = phi i64 [ %185, %184 ], [ %164, %166 ]
  %188 = icmp eq i32 %114, 0
  %189 = zext i1 %188 to i64
  %190 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %191 = add i64 %187, %189
  store i64 %191, ptr %190, align 8
  %192 = getelementptr inbounds nuw i8, ptr %10, i64 28
  store i32 0, ptr %192, align 4
  br label %193

193:
  %194 = load ptr, ptr %0, align 8
  %195 = getelementptr inbounds nuw i8, ptr %194, i64 43728
  %196 = load i64, ptr %195, align 8
  %197 = add i64 %196, 1
  store i64 %197, ptr %195, align 8
  %198 = getelementptr inbounds nuw i8, ptr %10, i64 16
  store i64 %197, ptr %198, align 8
  %199 = icmp eq i32 %114, 0
  br i1 %199, label %289, label %200

200:
  %201 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %202 = getelementptr inbounds nuw i8, ptr %87, i64 104
  %203 = select i1 %91, ptr %202, ptr %201
  %204 = load i64, ptr %203, align 8
  %205 = load ptr, ptr %0, align 8
  %206 = getelementptr inbounds nuw i8, ptr %205, i64 43712
  %207 = load ptr, ptr %206, align 8
  %208 = load ptr, ptr %79, align 8
  %209 = load i64, ptr %208, align 8
  %210 = mul i64 %209, 96
  %211 = getelementptr inbounds nuw i8, ptr %207, i64 %210
  %212 = load i64, ptr %211, align 8
  br label %240

213:
  %214 = getelementptr inbounds nuw i8, ptr %205, i64 43704
  %215 = load ptr, ptr %214, align 8
  %216 = ptrtoint ptr %10 to i64
  %217 = ptrtoint ptr %215 to i64
  %218 = sub i64 %216, %217
  %219 = ashr exact i64 %218, 7
  %220 = add nsw i64 %219, 1
  %221 = trunc i64 %220 to i32
  %222 = select i1 %115, i32 %114, i32 0
  store i64 %197, ptr %248, align 8
  %223 = getelementptr inbounds nuw i8, ptr %248, i64 8
  store i64 %204, ptr %223, align 8
  %224 = getelementptr inbounds nuw i8, ptr %248, i64 16
  store i32 %221, ptr %224, align 8
  %225 = getelementptr inbounds nuw i8, ptr %248, i64 20
  store i32 %222, ptr %225, align 4
  %226 = zext i1 %115 to i32
  %227 = load ptr, ptr %79, align 8
  %228 = load ptr, ptr %81, align 8
  %229 = getelementptr inbounds nuw i8, ptr %228, i64 12
  %230 = load i32, ptr %229, align 4
  %231 = zext i32 %230 to i64
  %232 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %227, i64 %231
  %233 = getelementptr inbounds nuw i8, ptr %232, i64 14916
  %234 = load i32, ptr %233, align 4
  %235 = or i32 %234, %226
  store i32 %235, ptr %233, align 4
  br i1 %115, label %236, label %289

236:
  %237 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %238 = and i64 %220, 4294967295
  %239 = getelementptr inbounds nuw i8, ptr %10, i64 32
  br label %251

240:
  %241 = phi i64 [ %212, %200 ], [ %247, %240 ]
  %242 = phi i64 [ 1, %200 ], [ %249, %240 ]
  %243 = phi ptr [ %211, %200 ], [ %248, %240 ]
  %244 = getelementptr inbounds nuw %struct.FollowedRelease, ptr %211, i64 %242
  %245 = load i64, ptr %244, align 8
  %246 = icmp ult i64 %245, %241
  %247 = tail call i64 @llvm.umin.i64(i64 %245, i64 %241)
  %248 = select i1 %246, ptr %244, ptr %243
  %249 = add nuw nsw i64 %242, 1
  %250 = icmp eq i64 %249, 4
  br i1 %250, label %213, label %240

251:
  %252 = phi i64 [ 0, %236 ], [ %287, %286 ]
  %253 = load ptr, ptr %79, align 8
  %254 = getelementptr inbounds nuw i8, ptr %253, i64 14472
  %255 = getelementptr inbounds nuw %struct.FollowedKnown, ptr %254, i64 %252
  %256 = getelementptr inbounds nuw i8, ptr %255, i64 16
  %257 = load i64, ptr %256, align 8
  %258 = icmp eq i64 %257, 0
  br i1 %258, label %286, label %259

259:
  %260 = load ptr, ptr %81, align 8
  %261 = getelementptr inbounds nuw i8, ptr %260, i64 200
  %262 = load i32, ptr %261, align 8
  %263 = lshr i32 %262, 4
  %264 = zext nneg i32 %263 to i64
  %265 = getelementptr inbounds nuw i8, ptr %255, i64 32
  %266 = load i64, ptr %265, align 8
  %267 = icmp ult i64 %266, %264
  br i1 %267, label %283, label %268

268:
  %269 = getelementptr inbounds nuw i8, ptr %255, i64 24
  %270 = load i32, ptr %269, align 8
  %271 = getelementptr inbounds nuw i8, ptr %260, i64 12
  %272 = load i32, ptr %271, align 4
  %273 = icmp eq i32 %270, %272
  br i1 %273, label %274, label %286

274:
  %275 = load i32, ptr %237, align 8
  %276 = getelementptr inbounds nuw i8, ptr %255, i64 28
  %277 = load i32, ptr %276, align 4
  %278 = xor i32 %277, -1
  %279 = and i32 %275, %278
  %280 = icmp ne i32 %279, 0
  %281 = icmp eq i64 %257, %238
  %282 = select i1 %280, i1 true, i1 %281
  br i1 %282, label %286, label %285

283:
  %284 = icmp eq i64 %257, %238
  br i1 %284, label %286, label %285

285:
  tail call preserve_allcc void @add_span(ptr %239, ptr %255)
  br label %286

286:
  %287 = add nuw nsw i64 %252, 1
  %288 = icmp eq i64 %287, 8
  br i1 %288, label %289, label %251

289:
  %290 = load i32, ptr %8, align 4
  %291 = icmp eq i32 %290, 2
  br i1 %291, label %351, label %292

292:
  %293 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %294 = load ptr, ptr %293, align 8
  %295 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %296 = load ptr, ptr %295, align 8
  %297 = getelementptr inbounds nuw i8, ptr %294, i64 14800
  %298 = getelementptr inbounds nuw i8, ptr %296, i64 12
  %299 = load i32, ptr %298, align 4
  %300 = zext i32 %299 to i64
  %301 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %297, i64 %300
  %302 = load ptr, ptr %6, align 8
  %303 = getelementptr inbounds nuw i8, ptr %302, i64 40
  %304 = load i32, ptr %303, align 8
  %305 = and i32 %304, 4
  %306 = icmp eq i32 %305, 0
  br i1 %306, label %351, label %307

307:
  store i32 %2, ptr %301, align 8
  br label %325

308:
  %309 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %310 = load i64, ptr %309, align 8
  store i64 %310, ptr %5, align 8
  %311 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %312 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %313 = load i64, ptr %312, align 8
  store i64 %313, ptr %311, align 8
  %314 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %315 = load ptr, ptr %0, align 8
  %316 = getelementptr inbounds nuw i8, ptr %315, i64 43704
  %317 = load ptr, ptr %316, align 8
  %318 = ptrtoint ptr %10 to i64
  %319 = ptrtoint ptr %317 to i64
  %320 = sub i64 %318, %319
  %321 = ashr exact i64 %320, 7
  %322 = add nsw i64 %321, 1
  store i64 %322, ptr %314, align 8
  %323 = getelementptr inbounds nuw i8, ptr %301, i64 8
  call preserve_allcc void @add_span(ptr %323, ptr %5)
  %324 = getelementptr inbounds nuw i8, ptr %10, i64 32
  br label %337

325:
  %326 = phi i64 [ 0, %307 ], [ %329, %325 ]
  %327 = getelementptr inbounds nuw %struct.FollowedSpan, ptr %301, i64 %326
  %328 = getelementptr inbounds nuw i8, ptr %327, i64 24
  store i64 0, ptr %328, align 8
  %329 = add nuw nsw i64 %326, 1
  %330 = icmp eq i64 %329, 4
  br i1 %330, label %308, label %325

331:
  %332 = load ptr, ptr %6, align 8
  %333 = getelementptr inbounds nuw i8, ptr %332, i64 40
  %334 = load i32, ptr %333, align 8
  %335 = and i32 %334, 1
  %336 = icmp eq i32 %335, 0
  br i1 %336, label %350, label %347

337:
  %338 = phi i64 [ 0, %308 ], [ %345, %344 ]
  %339 = getelementptr inbounds nuw %struct.FollowedSpan, ptr %324, i64 %338
  %340 = getelementptr inbounds nuw i8, ptr %339, i64 16
  %341 = load i64, ptr %340, align 8
  %342 = icmp eq i64 %341, 0
  br i1 %342, label %344, label %343

343:
  tail call preserve_allcc void @add_span(ptr %323, ptr %339)
  br label %344

344:
  %345 = add nuw nsw i64 %338, 1
  %346 = icmp eq i64 %345, 4
  br i1 %346, label %331, label %337

347:
  %348 = load ptr, ptr %293, align 8
  %349 = load ptr, ptr %295, align 8
  tail call preserve_allcc void @learn(ptr %348, ptr %349, i32 %2, ptr %323)
  br label %350

350:
  br label %351

351:
  ret void
}

define internal preserve_allcc void @add_span(ptr %0, ptr %1) unnamed_addr #0 noimplicitfloat {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %4 = load i64, ptr %3, align 8
  br label %5

5:
  %6 = phi i64 [ 0, %2 ], [ %39, %33 ]
  %7 = phi i32 [ 4, %2 ], [ %38, %33 ]
  %8 = getelementptr inbounds nuw %struct.FollowedSpan, ptr %0, i64 %6
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %10 = load i64, ptr %9, align 8
  %11 = icmp eq i64 %10, %4
  br i1 %11, label %12, label %33

12:
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %14 = load i64, ptr %1, align 8
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %16 = load i64, ptr %15, align 8
  %17 = add i64 %16, 1
  %18 = icmp ugt i64 %14, %17
  br i1 %18, label %29, label %19

19:
  %20 = load i64, ptr %8, align 8
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %22 = load i64, ptr %21, align 8
  %23 = add i64 %22, 1
  %24 = icmp ule i64 %20, %23
  %25 = icmp ult i64 %20, %14
  %26 = and i1 %25, %24
  br i1 %26, label %27, label %29

27:
  %28 = tail call i64 @llvm.umax.i64(i64 %16, i64 %22)
  store i64 %28, ptr %15, align 8
  br label %52

29:
  store i64 %14, ptr %8, align 8
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %31 = load i64, ptr %30, align 8
  store i64 %31, ptr %15, align 8
  %32 = load i64, ptr %3, align 8
  store i64 %32, ptr %13, align 8
  br label %52

33:
  %34 = icmp eq i64 %10, 0
  %35 = icmp eq i32 %7, 4
  %36 = select i1 %34, i1 %35, i1 false
  %37 = trunc nuw nsw i64 %6 to i32
  %38 = select i1 %36, i32 %37, i32 %7
  %39 = add nuw nsw i64 %6, 1
  %40 = icmp eq i64 %39, 4
  br i1 %40, label %41, label %5

41:
  %42 = icmp eq i32 %38, 4
  br i1 %42, label %52, label %43

43:
  %44 = zext nneg i32 %38 to i64
  %45 = getelementptr inbounds nuw %struct.FollowedSpan, ptr %0, i64 %44
  %46 = load i64, ptr %1, align 8
  store i64 %46, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %45, i64 8
  store i64 %48, ptr %49, align 8
  %50 = load i64, ptr %3, align 8
  %51 = getelementptr inbounds nuw i8, ptr %45, i64 16
  store i64 %50, ptr %51, align 8
  br label %52

52:
  ret void
}

define internal preserve_allcc i32 @search(ptr %0, ptr %1, i64 %2, ptr %3) unnamed_addr #0 noimplicitfloat {
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = tail call preserve_allcc ptr @row_below(ptr %5, i64 %2)
  %9 = icmp eq ptr %8, null
  br i1 %9, label %115, label %10

10:
  %11 = load i64, ptr %8, align 8
  %12 = sub i64 %2, %11
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %14 = load i64, ptr %13, align 8
  %15 = icmp ult i64 %12, %14
  br i1 %15, label %16, label %115

16:
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 184
  %18 = load ptr, ptr %17, align 8
  %19 = load ptr, ptr %18, align 8
  %20 = ptrtoint ptr %8 to i64
  %21 = ptrtoint ptr %19 to i64
  %22 = sub i64 %20, %21
  %23 = ashr exact i64 %22, 5
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 37632
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw ptr, ptr %25, i64 %23
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 37648
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw ptr, ptr %29, i64 %23
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %5, i64 37640
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds nuw ptr, ptr %33, i64 %23
  %35 = load ptr, ptr %34, align 8
  %36 = ptrtoint ptr %7 to i64
  %37 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %38 = load i64, ptr %37, align 8
  store i64 %36, ptr %3, align 8
  %39 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i64 %11, ptr %39, align 8
  %40 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i64 %14, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i64 %38, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store i64 %2, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %3, i64 40
  store ptr %27, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store ptr %35, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %3, i64 56
  store ptr %31, ptr %45, align 8
  %46 = load ptr, ptr %6, align 8
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 4
  %48 = load i32, ptr %47, align 4
  %49 = icmp eq ptr %27, null
  switch i32 %48, label %51 [
    i32 4, label %50
    i32 0, label %50
  ]

50:
  br i1 %49, label %56, label %79

51:
  br i1 %49, label %115, label %52

52:
  %53 = getelementptr inbounds nuw i8, ptr %5, i64 37704
  %54 = load i32, ptr %53, align 8
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %79

56:
  %57 = load i64, ptr %13, align 8
  %58 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %59 = load i64, ptr %58, align 8
  %60 = icmp ult i64 %57, %59
  br i1 %60, label %79, label %61

61:
  %62 = getelementptr inbounds nuw i8, ptr %7, i64 28
  %63 = load i32, ptr %62, align 4
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %65 = load i32, ptr %64, align 4
  %66 = icmp eq i32 %65, 0
  %67 = select i1 %66, i64 16, i64 24
  %68 = getelementptr inbounds nuw i8, ptr %5, i64 %67
  %69 = load ptr, ptr %68, align 8
  %70 = sext i32 %63 to i64
  %71 = getelementptr inbounds %struct.SiteCache, ptr %69, i64 %70
  %72 = ptrtoint ptr %31 to i64
  %73 = getelementptr inbounds nuw i8, ptr %71, i64 16
  store i64 %72, ptr %73, align 8
  %74 = load i64, ptr %8, align 8
  store i64 %74, ptr %71, align 8
  %75 = load i64, ptr %13, align 8
  %76 = sub i64 %75, %59
  %77 = add i64 %76, 1
  %78 = getelementptr inbounds nuw i8, ptr %71, i64 8
  store i64 %77, ptr %78, align 8
  br label %79

79:
  %80 = getelementptr inbounds nuw i8, ptr %7, i64 44
  %81 = load i32, ptr %80, align 4
  %82 = icmp ne i32 %81, 0
  %83 = icmp ne ptr %27, null
  %84 = select i1 %82, i1 %83, i1 false
  br i1 %84, label %85, label %115

85:
  %86 = getelementptr inbounds nuw i8, ptr %5, i64 37688
  %87 = load i32, ptr %86, align 8
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %115, label %89

89:
  %90 = getelementptr inbounds nuw i8, ptr %5, i64 43704
  %91 = load ptr, ptr %90, align 8
  %92 = icmp eq ptr %91, null
  br i1 %92, label %93, label %115

93:
  %94 = load i64, ptr %13, align 8
  %95 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %96 = load i64, ptr %95, align 8
  %97 = icmp ult i64 %94, %96
  br i1 %97, label %115, label %98

98:
  %99 = add i32 %81, -1
  %100 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %101 = load i32, ptr %100, align 4
  %102 = icmp eq i32 %101, 0
  %103 = select i1 %102, i64 16, i64 24
  %104 = getelementptr inbounds nuw i8, ptr %5, i64 %103
  %105 = load ptr, ptr %104, align 8
  %106 = sext i32 %99 to i64
  %107 = getelementptr inbounds %struct.SiteCache, ptr %105, i64 %106
  %108 = ptrtoint ptr %31 to i64
  %109 = getelementptr inbounds nuw i8, ptr %107, i64 16
  store i64 %108, ptr %109, align 8
  %110 = load i64, ptr %8, align 8
  store i64 %110, ptr %107, align 8
  %111 = load i64, ptr %13, align 8
  %112 = sub i64 %111, %96
  %113 = add i64 %112, 1
  %114 = getelementptr inbounds nuw i8, ptr %107, i64 8
  store i64 %113, ptr %114, align 8
  br label %115

115:
  %116 = phi i32 [ 0, %4 ], [ 0, %10 ], [ 2, %85 ], [ 2, %79 ], [ 2, %98 ], [ 2, %93 ], [ 2, %89 ], [ 2, %51 ]
  ret i32 %116
}

define internal preserve_allcc i32 @look_again(ptr %0, ptr %1, ptr %2) unnamed_addr #0 noimplicitfloat {
  %4 = alloca [32 x i64], align 16
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 512
  br label %6

6:
  %7 = phi i64 [ %12, %6 ], [ 8, %3 ]
  %8 = phi i64 [ %7, %6 ], [ 0, %3 ]
  %9 = getelementptr inbounds nuw i8, ptr %5, i64 %8
  %10 = load i64, ptr %9, align 1
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 %8
  store i64 %10, ptr %11, align 8
  %12 = add nuw nsw i64 %7, 8
  %13 = icmp samesign ugt i64 %7, 255
  br i1 %13, label %14, label %6

14:
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 14464
  store i32 0, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 43664
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 14456
  store ptr %16, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 43632
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, %1
  br i1 %20, label %21, label %22

21:
  store ptr null, ptr %18, align 8
  br label %22

22:
  tail call preserve_allcc void @begin_lines(ptr %0, ptr %1)
  tail call preserve_allcc void @forget_written(ptr %0, ptr %1)
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 43616
  %24 = load ptr, ptr %23, align 8
  %25 = icmp ult ptr %24, %2
  br i1 %25, label %26, label %31

26:
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 43624
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 14448
  br label %42

31:
  %32 = phi i32 [ 0, %22 ], [ %86, %59 ]
  br label %33

33:
  %34 = phi i64 [ %39, %33 ], [ 8, %31 ]
  %35 = phi i64 [ %34, %33 ], [ 0, %31 ]
  %36 = getelementptr inbounds nuw i8, ptr %4, i64 %35
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 %35
  store i64 %37, ptr %38, align 8
  %39 = add nuw nsw i64 %34, 8
  %40 = icmp samesign ugt i64 %34, 255
  br i1 %40, label %41, label %33

41:
  ret i32 %32

42:
  %43 = phi ptr [ %24, %26 ], [ %108, %59 ]
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 16
  %45 = load i64, ptr %44, align 8
  %46 = lshr i64 %45, 15
  %47 = and i64 %46, 31
  %48 = load ptr, ptr %27, align 8
  %49 = load i64, ptr %28, align 8
  %50 = mul i64 %49, %47
  %51 = getelementptr inbounds nuw i8, ptr %48, i64 %50
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 200
  %53 = load i32, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %43, i64 32
  %55 = load i32, ptr %54, align 8
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %59, label %112

57:
  %58 = load i64, ptr %44, align 8
  br label %59

59:
  %60 = phi i64 [ %58, %57 ], [ %45, %42 ]
  %61 = lshr i64 %60, 20
  %62 = trunc i64 %61 to i32
  store i32 %62, ptr %52, align 8
  %63 = load i64, ptr %1, align 8
  %64 = shl i64 %63, 40
  %65 = and i64 %60, 4503599626321920
  %66 = or i64 %64, %65
  %67 = getelementptr inbounds nuw i8, ptr %51, i64 12
  %68 = load i32, ptr %67, align 4
  %69 = zext i32 %68 to i64
  %70 = shl nuw nsw i64 %69, 15
  %71 = or i64 %66, %70
  %72 = getelementptr inbounds nuw i8, ptr %51, i64 208
  store i64 %71, ptr %72, align 8
  %73 = load i64, ptr %30, align 8
  %74 = shl i32 %62, 5
  %75 = and i32 %74, 480
  %76 = or i32 %75, %68
  %77 = zext i32 %76 to i64
  %78 = shl i64 %73, 30
  %79 = lshr i64 %60, 14
  %80 = and i64 %79, 274877905920
  %81 = or i64 %78, %80
  %82 = or disjoint i64 %81, 1023
  %83 = getelementptr inbounds nuw i8, ptr %51, i64 216
  store i64 %82, ptr %83, align 8
  %84 = or i64 %81, %77
  %85 = getelementptr inbounds nuw i8, ptr %51, i64 224
  store i64 %84, ptr %85, align 8
  %86 = tail call preserve_allcc i32 @look(ptr %0, ptr %1, ptr %51, ptr %43)
  store i32 %53, ptr %52, align 8
  %87 = load i64, ptr %1, align 8
  %88 = shl i64 %87, 40
  %89 = zext i32 %53 to i64
  %90 = shl nuw nsw i64 %89, 20
  %91 = or i64 %88, %90
  %92 = load i32, ptr %67, align 4
  %93 = zext i32 %92 to i64
  %94 = shl nuw nsw i64 %93, 15
  %95 = or i64 %91, %94
  store i64 %95, ptr %72, align 8
  %96 = load i64, ptr %30, align 8
  %97 = lshr i32 %53, 4
  %98 = zext nneg i32 %97 to i64
  %99 = shl i32 %53, 5
  %100 = and i32 %99, 480
  %101 = or i32 %92, %100
  %102 = zext i32 %101 to i64
  %103 = shl i64 %96, 30
  %104 = shl nuw nsw i64 %98, 10
  %105 = or i64 %103, %104
  %106 = or disjoint i64 %105, 1023
  store i64 %106, ptr %83, align 8
  %107 = or i64 %105, %102
  store i64 %107, ptr %85, align 8
  %108 = getelementptr inbounds nuw i8, ptr %43, i64 40
  %109 = icmp ult ptr %108, %2
  %110 = icmp eq i32 %86, 0
  %111 = select i1 %109, i1 %110, i1 false
  br i1 %111, label %42, label %31

112:
  %113 = phi i64 [ %124, %112 ], [ 0, %42 ]
  %114 = phi i32 [ %125, %112 ], [ %55, %42 ]
  %115 = load ptr, ptr %29, align 8
  %116 = add i32 %114, -1
  %117 = zext i32 %116 to i64
  %118 = shl nuw nsw i64 %117, 7
  %119 = getelementptr inbounds nuw i8, ptr %115, i64 %118
  %120 = getelementptr inbounds nuw i32, ptr %119, i64 %113
  %121 = load i32, ptr %120, align 4
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds nuw i64, ptr %5, i64 %113
  store i64 %122, ptr %123, align 8
  %124 = add nuw nsw i64 %113, 1
  %125 = load i32, ptr %54, align 8
  %126 = icmp ne i32 %125, 0
  %127 = icmp samesign ult i64 %113, 31
  %128 = select i1 %126, i1 %127, i1 false
  br i1 %128, label %112, label %57
}

define internal preserve_allcc i32 @look(ptr %0, ptr %1, ptr %2, ptr %3) unnamed_addr #0 noimplicitfloat {
  %5 = load i64, ptr %3, align 8
  %6 = inttoptr i64 %5 to ptr
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 28
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %10 = load i32, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %12 = load i64, ptr %11, align 8
  switch i32 %8, label %19 [
    i32 1, label %13
    i32 2, label %15
    i32 3, label %17
  ]

13:
  %14 = tail call preserve_allcc i32 @look_at_reads(ptr %0, ptr %1, ptr %2, i32 %10, ptr %6, i64 %12)
  br label %21

15:
  %16 = tail call preserve_allcc i32 @look_at_store(ptr %0, ptr %1, ptr %2, i32 %10, ptr %6, i64 %12)
  br label %21

17:
  %18 = tail call preserve_allcc i32 @look_at_scatter(ptr %0, ptr %1, ptr %2, i32 %10, ptr %6, i64 %12)
  br label %21

19:
  %20 = tail call preserve_allcc i32 @look_at_access(ptr %0, ptr %1, ptr %2, i32 %10, ptr %6, i64 %12)
  br label %21

21:
  %22 = phi i32 [ %14, %13 ], [ %16, %15 ], [ %18, %17 ], [ %20, %19 ]
  ret i32 %22
}

define internal preserve_allcc i32 @look_at_each(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5, i64 %6) unnamed_addr #0
      noimplicitfloat {
  %8 = alloca %struct.Screening, align 8
  %9 = icmp eq i32 %3, -1
  br i1 %9, label %10, label %313

10:
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %305, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 37692
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %305

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 43660
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %305

22:
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %24 = load i32, ptr %23, align 8
  %25 = add i32 %24, -1
  %26 = zext i32 %25 to i64
  %27 = and i64 %6, %26
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %305

29:
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %31 = load i64, ptr %30, align 8
  %32 = add i64 %31, %6
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %34 = load i32, ptr %33, align 8
  %35 = zext i32 %34 to i64
  %36 = icmp ugt i64 %32, %35
  br i1 %36, label %305, label %37

37:
  %38 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %41 = load i64, ptr %40, align 8
  %42 = and i64 %41, 16777103
  %43 = getelementptr inbounds nuw i8, ptr %2, i64 204
  %44 = load i32, ptr %43, align 4
  %45 = zext i32 %44 to i64
  %46 = shl nuw nsw i64 %45, 24
  %47 = lshr i64 %6, 7
  %48 = add nsw i64 %32, -1
  %49 = lshr i64 %48, 7
  store ptr %0, ptr %8, align 8
  %50 = getelementptr inbounds nuw i8, ptr %8, i64 112
  store ptr %1, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %8, i64 120
  store ptr %2, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr %39, ptr %52, align 8
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 14448
  %54 = load i64, ptr %53, align 8
  %55 = shl i64 %54, 20
  %56 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %57 = load i32, ptr %56, align 8
  %58 = lshr i32 %57, 4
  %59 = zext nneg i32 %58 to i64
  %60 = or i64 %55, %59
  %61 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i64 %60, ptr %61, align 8
  %62 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 0, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i64 %35, ptr %63, align 8
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %65 = load ptr, ptr %64, align 8
  %66 = getelementptr inbounds nuw i8, ptr %8, i64 56
  store ptr %65, ptr %66, align 8
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %68 = load ptr, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %8, i64 88
  store ptr %68, ptr %69, align 8
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %71 = load ptr, ptr %70, align 8
  %72 = getelementptr inbounds nuw i8, ptr %8, i64 72
  store ptr %71, ptr %72, align 8
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %74 = load ptr, ptr %73, align 8
  %75 = getelementptr inbounds nuw i8, ptr %8, i64 80
  store ptr %74, ptr %75, align 8
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %77 = load i32, ptr %76, align 8
  %78 = icmp ne i32 %77, 0
  %79 = getelementptr inbounds nuw i8, ptr %8, i64 135
  %80 = zext i1 %78 to i8
  store i8 %80, ptr %79, align 1
  %81 = getelementptr inbounds nuw i8, ptr %8, i64 132
  store i8 1, ptr %81, align 4
  %82 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  %83 = load ptr, ptr %82, align 8
  %84 = icmp ne ptr %83, null
  %85 = getelementptr inbounds nuw i8, ptr %8, i64 133
  %86 = zext i1 %84 to i8
  store i8 %86, ptr %85, align 1
  %87 = getelementptr inbounds nuw i8, ptr %8, i64 137
  store i8 0, ptr %87, align 1
  %88 = getelementptr inbounds nuw i8, ptr %8, i64 136
  store i8 0, ptr %88, align 8
  %89 = getelementptr inbounds nuw i8, ptr %8, i64 134
  store i8 0, ptr %89, align 2
  %90 = or disjoint i64 %42, %46
  %91 = or disjoint i64 %90, 112
  %92 = lshr i64 %6, 2
  %93 = and i64 %92, 31
  %94 = icmp samesign ugt i64 %47, %49
  br i1 %94, label %303, label %95

95:
  %96 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %99 = getelementptr inbounds nuw i8, ptr %2, i64 224
  %100 = getelementptr inbounds nuw i8, ptr %2, i64 216
  %101 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %102 = or disjoint i64 %46, 120
  %103 = getelementptr inbounds nuw i8, ptr %39, i64 8
  %104 = getelementptr inbounds nuw i8, ptr %39, i64 4
  %105 = and i64 %41, 7
  %106 = icmp eq i64 %105, 0
  %107 = or i1 %106, %84
  %108 = and i64 %41, 6
  %109 = icmp eq i64 %108, 6
  %110 = select i1 %107, i1 true, i1 %109
  %111 = icmp ne i64 %108, 6
  %112 = shl i64 %60, 10
  br label %113

113:
  %114 = phi i64 [ %47, %95 ], [ %301, %300 ]
  %115 = getelementptr inbounds nuw %struct.ScreenLine, ptr %65, i64 %114
  %116 = sub nuw nsw i64 %114, %47
  %117 = load i32, ptr %96, align 8
  %118 = zext i32 %117 to i64
  %119 = getelementptr inbounds nuw %struct.ScreenMember, ptr %38, i64 %118
  %120 = icmp eq i64 %114, %47
  br i1 %120, label %126, label %121

121:
  %122 = getelementptr i32, ptr %119, i64 %116
  %123 = getelementptr i8, ptr %122, i64 -4
  %124 = load i32, ptr %123, align 4
  %125 = zext i32 %124 to i64
  br label %126

126:
  %127 = phi i64 [ %125, %121 ], [ 0, %113 ]
  %128 = getelementptr inbounds nuw i32, ptr %119, i64 %116
  %129 = load i32, ptr %128, align 4
  %130 = zext i32 %129 to i64
  %131 = shl nuw i64 %130, 32
  %132 = or disjoint i64 %131, %127
  %133 = shl i64 %132, %93
  %134 = lshr i64 %133, 32
  %135 = trunc nuw i64 %134 to i32
  %136 = load i32, ptr %97, align 8
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %144, label %138

138:
  %139 = getelementptr inbounds nuw i32, ptr %71, i64 %114
  %140 = load i32, ptr %139, align 4
  %141 = xor i32 %140, -1
  %142 = and i32 %141, %135
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %144, label %304

144:
  %145 = icmp eq i64 %134, 0
  br i1 %145, label %300, label %146

146:
  %147 = load i32, ptr %98, align 8
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %300, label %149

149:
  %150 = getelementptr inbounds nuw i8, ptr %115, i64 8
  %151 = load i64, ptr %150, align 8
  %152 = load i64, ptr %99, align 8
  %153 = icmp eq i64 %151, %152
  br i1 %153, label %300, label %154

154:
  %155 = load i64, ptr %100, align 8
  %156 = icmp eq i64 %151, %155
  br i1 %156, label %300, label %157

157:
  %158 = load i64, ptr %115, align 8
  %159 = icmp eq i64 %158, %60
  br i1 %159, label %167, label %160

160:
  store i64 %60, ptr %115, align 8
  %161 = getelementptr inbounds nuw i8, ptr %115, i64 48
  %162 = getelementptr inbounds nuw i8, ptr %115, i64 60
  store i32 0, ptr %162, align 4
  %163 = getelementptr inbounds nuw i8, ptr %115, i64 52
  store i32 0, ptr %163, align 4
  store i32 0, ptr %161, align 8
  %164 = getelementptr inbounds nuw i8, ptr %115, i64 56
  store i32 -1, ptr %164, align 8
  %165 = getelementptr inbounds nuw i8, ptr %115, i64 32
  store i64 %91, ptr %165, align 8
  %166 = load i64, ptr %99, align 8
  store i64 %166, ptr %150, align 8
  br label %300

167:
  %168 = and i64 %151, 512
  %169 = lshr i64 %151, 10
  %170 = icmp ne i64 %169, %60
  %171 = icmp ne i64 %168, 0
  %172 = or i1 %170, %171
  br i1 %172, label %181, label %173

173:
  %174 = and i64 %151, 31
  %175 = load i32, ptr %101, align 4
  %176 = zext i32 %175 to i64
  %177 = icmp eq i64 %174, %176
  br i1 %177, label %181, label %178

178:
  %179 = getelementptr inbounds nuw i8, ptr %115, i64 32
  store i64 %102, ptr %179, align 8
  %180 = load i64, ptr %100, align 8
  store i64 %180, ptr %150, align 8
  br label %300

181:
  %182 = shl nuw i64 %114, 7
  %183 = icmp ult i64 %182, %35
  br i1 %183, label %184, label %300

184:
  br i1 %137, label %203, label %185

185:
  %186 = load i32, ptr %103, align 8
  %187 = icmp ult i32 %186, 4
  br i1 %187, label %203, label %188

188:
  %189 = load i32, ptr %104, align 4
  %190 = add i32 %189, -1
  %191 = and i32 %190, -6
  %192 = icmp eq i32 %191, 0
  %193 = getelementptr inbounds nuw i32, ptr %71, i64 %114
  %194 = load i32, ptr %193, align 4
  br i1 %192, label %199, label %195

195:
  %196 = xor i32 %194, -1
  %197 = and i32 %196, %135
  %198 = icmp eq i32 %197, 0
  br i1 %198, label %203, label %304

199:
  %200 = or i32 %194, %135
  store i32 %200, ptr %193, align 4
  %201 = load i32, ptr %98, align 8
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %300, label %203

203:
  %204 = load i64, ptr %115, align 8
  %205 = icmp eq i64 %204, %60
  %206 = load i32, ptr %104, align 4
  br i1 %205, label %207, label %261

207:
  switch i32 %206, label %226 [
    i32 4, label %208
    i32 0, label %208
  ]

208:
  %209 = getelementptr inbounds nuw i8, ptr %115, i64 32
  %210 = load i64, ptr %209, align 8
  %211 = icmp eq i64 %210, %91
  br i1 %211, label %212, label %297

212:
  %213 = getelementptr inbounds nuw i8, ptr %115, i64 56
  %214 = load i32, ptr %213, align 8
  %215 = xor i32 %214, -1
  %216 = and i32 %215, %135
  %217 = icmp eq i32 %216, 0
  br i1 %217, label %218, label %297

218:
  %219 = getelementptr inbounds nuw i8, ptr %115, i64 48
  %220 = load i32, ptr %219, align 8
  %221 = getelementptr inbounds nuw i8, ptr %115, i64 52
  %222 = load i32, ptr %221, align 4
  %223 = or i32 %222, %220
  %224 = and i32 %223, %135
  %225 = icmp eq i32 %224, 0
  br i1 %225, label %300, label %297

226:
  br i1 %110, label %297, label %227

227:
  %228 = getelementptr inbounds nuw i8, ptr %115, i64 48
  %229 = load i32, ptr %228, align 8
  %230 = xor i32 %229, -1
  %231 = and i32 %230, %135
  %232 = icmp eq i32 %231, 0
  br i1 %232, label %233, label %297

233:
  %234 = getelementptr inbounds nuw i8, ptr %115, i64 16
  %235 = load i64, ptr %234, align 8
  %236 = and i64 %235, 120
  %237 = icmp eq i64 %236, 120
  br i1 %237, label %238, label %297

238:
  %239 = icmp ugt i64 %235, -1099511627777
  %240 = xor i64 %235, %46
  %241 = icmp ult i64 %240, 16777216
  %242 = select i1 %239, i1 true, i1 %241
  br i1 %242, label %243, label %297

243:
  %244 = and i64 %235, 7
  %245 = icmp ne i64 %244, 0
  %246 = xor i64 %235, %41
  %247 = and i64 %246, 7
  %248 = icmp eq i64 %247, 0
  %249 = select i1 %245, i1 %248, i1 false
  br i1 %249, label %250, label %297

250:
  %251 = getelementptr inbounds nuw i8, ptr %115, i64 52
  %252 = load i32, ptr %251, align 4
  %253 = getelementptr inbounds nuw i8, ptr %115, i64 56
  %254 = load i32, ptr %253, align 8
  %255 = or i32 %254, %252
  %256 = getelementptr inbounds nuw i8, ptr %115, i64 60
  %257 = load i32, ptr %256, align 4
  %258 = or i32 %255, %257
  %259 = and i32 %258, %135
  %260 = icmp eq i32 %259, 0
  br i1 %260, label %300, label %297

261:
  %262 = and i32 %206, -5
  %263 = icmp eq i32 %262, 0
  %264 = select i1 %263, i64 2, i64 0
  store i64 %60, ptr %115, align 8
  %265 = getelementptr inbounds nuw i8, ptr %115, i64 48
  %266 = getelementptr inbounds nuw i8, ptr %115, i64 60
  store i32 0, ptr %266, align 4
  %267 = getelementptr inbounds nuw i8, ptr %115, i64 56
  store i32 0, ptr %267, align 8
  %268 = getelementptr inbounds nuw i8, ptr %115, i64 52
  store i32 0, ptr %268, align 4
  store i32 0, ptr %265, align 8
  store i64 0, ptr %150, align 8
  %269 = getelementptr inbounds nuw i32, ptr %265, i64 %264
  store i32 %135, ptr %269, align 4
  %270 = getelementptr inbounds nuw i8, ptr %115, i64 16
  %271 = getelementptr inbounds nuw i64, ptr %270, i64 %264
  store i64 %91, ptr %271, align 8
  switch i32 %206, label %299 [
    i32 4, label %272
    i32 0, label %272
  ]

272:
  %273 = load i32, ptr %15, align 4
  %274 = icmp eq i32 %273, 0
  br i1 %274, label %275, label %299

275:
  %276 = getelementptr inbounds nuw i8, ptr %115, i64 32
  %277 = load i64, ptr %276, align 8
  %278 = and i64 %277, 64
  %279 = icmp eq i64 %278, 0
  br i1 %279, label %299, label %280

280:
  br i1 %84, label %281, label %282

281:
  call preserve_allcc void @quieten_aged(ptr %8, ptr %115)
  br label %299

282:
  %283 = load i32, ptr %265, align 8
  %284 = load i32, ptr %268, align 4
  %285 = or i32 %284, %283
  %286 = icmp eq i32 %285, 0
  %287 = and i64 %277, 7
  %288 = icmp eq i64 %287, 0
  %289 = and i1 %286, %288
  br i1 %289, label %290, label %299

290:
  store i32 -1, ptr %267, align 8
  store i32 0, ptr %266, align 4
  %291 = and i64 %277, 120
  %292 = icmp eq i64 %291, 120
  %293 = lshr i64 %277, 15
  %294 = and i64 %293, 1023
  %295 = select i1 %292, i64 1023, i64 %294
  %296 = or disjoint i64 %112, %295
  store i64 %296, ptr %150, align 8
  br label %299

297:
  %298 = call preserve_allcc i1 @judge_again(ptr %8, ptr %115, i64 %91, i32 %135)
  br i1 %298, label %299, label %304

299:
  br label %300

300:
  %301 = add nuw nsw i64 %114, 1
  %302 = icmp eq i64 %114, %49
  br i1 %302, label %303, label %113

303:
  br label %444

304:
  br label %305

305:
  %306 = getelementptr inbounds nuw i8, ptr %0, i64 37692
  %307 = load i32, ptr %306, align 4
  %308 = icmp eq i32 %307, 0
  br i1 %308, label %309, label %313

309:
  %310 = getelementptr inbounds nuw i8, ptr %0, i64 43660
  %311 = load i32, ptr %310, align 4
  %312 = icmp eq i32 %311, 0
  br label %313

313:
  %314 = phi i1 [ false, %305 ], [ false, %7 ], [ %312, %309 ]
  %315 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %316 = load i32, ptr %315, align 8
  %317 = icmp eq i32 %316, 0
  br i1 %317, label %444, label %318

318:
  %319 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %320 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %321 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %322 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %323 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %324 = getelementptr inbounds nuw i8, ptr %1, i64 14448
  %325 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %326 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %327 = getelementptr inbounds nuw i8, ptr %2, i64 204
  %328 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %329 = getelementptr inbounds nuw i8, ptr %2, i64 224
  %330 = getelementptr inbounds nuw i8, ptr %2, i64 216
  %331 = getelementptr inbounds nuw i8, ptr %2, i64 12
  br label %332

332:
  %333 = phi i64 [ 0, %318 ], [ %440, %439 ]
  %334 = getelementptr inbounds nuw %struct.ScreenMember, ptr %319, i64 %333
  %335 = load ptr, ptr %334, align 8
  %336 = getelementptr inbounds nuw i8, ptr %334, i64 8
  %337 = load i64, ptr %336, align 8
  %338 = add i64 %337, %5
  br i1 %314, label %339, label %436

339:
  %340 = getelementptr inbounds nuw i8, ptr %335, i64 56
  %341 = load i64, ptr %340, align 8
  %342 = add i64 %341, %338
  %343 = and i64 %342, 4294967295
  %344 = load ptr, ptr %320, align 8
  %345 = lshr i64 %343, 7
  %346 = getelementptr inbounds nuw %struct.ScreenLine, ptr %344, i64 %345
  %347 = getelementptr inbounds nuw i8, ptr %335, i64 32
  %348 = load i64, ptr %347, align 8
  %349 = icmp eq i64 %348, 128
  br i1 %349, label %350, label %436

350:
  %351 = getelementptr inbounds nuw i8, ptr %335, i64 24
  %352 = load i32, ptr %351, align 8
  %353 = icmp eq i32 %352, 1
  %354 = and i64 %342, 127
  %355 = icmp eq i64 %354, 0
  %356 = and i1 %355, %353
  br i1 %356, label %357, label %436

357:
  %358 = add nuw nsw i64 %343, 128
  %359 = load i32, ptr %321, align 8
  %360 = zext i32 %359 to i64
  %361 = icmp samesign ugt i64 %358, %360
  br i1 %361, label %436, label %362

362:
  %363 = load i32, ptr %322, align 8
  %364 = icmp eq i32 %363, 0
  br i1 %364, label %370, label %365

365:
  %366 = load ptr, ptr %323, align 8
  %367 = getelementptr inbounds nuw i32, ptr %366, i64 %345
  %368 = load i32, ptr %367, align 4
  %369 = icmp eq i32 %368, -1
  br i1 %369, label %370, label %436

370:
  %371 = load i64, ptr %324, align 8
  %372 = shl i64 %371, 20
  %373 = load i32, ptr %325, align 8
  %374 = lshr i32 %373, 4
  %375 = zext nneg i32 %374 to i64
  %376 = or i64 %372, %375
  %377 = load i64, ptr %326, align 8
  %378 = and i64 %377, 16760815
  %379 = load i32, ptr %327, align 4
  %380 = zext i32 %379 to i64
  %381 = shl nuw nsw i64 %380, 24
  %382 = or disjoint i64 %378, %381
  %383 = or disjoint i64 %382, 16400
  %384 = getelementptr inbounds nuw i8, ptr %346, i64 32
  %385 = load i64, ptr %384, align 8
  %386 = load i32, ptr %328, align 8
  %387 = icmp eq i32 %386, 0
  br i1 %387, label %439, label %388

388:
  %389 = load i64, ptr %346, align 8
  %390 = icmp eq i64 %389, %376
  br i1 %390, label %391, label %399

391:
  %392 = getelementptr inbounds nuw i8, ptr %346, i64 8
  %393 = load i64, ptr %392, align 8
  %394 = load i64, ptr %329, align 8
  %395 = icmp eq i64 %393, %394
  br i1 %395, label %439, label %396

396:
  %397 = load i64, ptr %330, align 8
  %398 = icmp eq i64 %393, %397
  br i1 %398, label %439, label %405

399:
  store i64 %376, ptr %346, align 8
  %400 = getelementptr inbounds nuw i8, ptr %346, i64 48
  %401 = getelementptr inbounds nuw i8, ptr %346, i64 60
  store i32 0, ptr %401, align 4
  %402 = getelementptr inbounds nuw i8, ptr %346, i64 52
  store i32 0, ptr %402, align 4
  store i32 0, ptr %400, align 8
  %403 = getelementptr inbounds nuw i8, ptr %346, i64 8
  store i64 0, ptr %403, align 8
  %404 = getelementptr inbounds nuw i8, ptr %346, i64 56
  store i32 -1, ptr %404, align 8
  store i64 %383, ptr %384, align 8
  br label %439

405:
  %406 = getelementptr inbounds nuw i8, ptr %346, i64 48
  %407 = load i32, ptr %406, align 8
  %408 = getelementptr inbounds nuw i8, ptr %346, i64 52
  %409 = load i32, ptr %408, align 4
  %410 = or i32 %409, %407
  %411 = getelementptr inbounds nuw i8, ptr %346, i64 60
  %412 = load i32, ptr %411, align 4
  %413 = or i32 %410, %412
  %414 = icmp eq i32 %413, 0
  br i1 %414, label %415, label %436

415:
  %416 = getelementptr inbounds nuw i8, ptr %346, i64 56
  %417 = load i32, ptr %416, align 8
  %418 = icmp eq i32 %417, -1
  %419 = and i64 %385, 7
  %420 = icmp eq i64 %419, 0
  %421 = select i1 %418, i1 %420, i1 false
  br i1 %421, label %422, label %436

422:
  %423 = icmp eq i64 %385, %383
  br i1 %423, label %439, label %424

424:
  %425 = trunc i64 %385 to i32
  %426 = and i32 %425, 120
  %427 = icmp eq i32 %426, 120
  br i1 %427, label %433, label %428

428:
  %429 = lshr i32 %425, 15
  %430 = and i32 %429, 31
  %431 = load i32, ptr %331, align 4
  %432 = icmp eq i32 %430, %431
  br i1 %432, label %436, label %433

433:
  %434 = or disjoint i64 %381, 120
  store i64 %434, ptr %384, align 8
  %435 = load i64, ptr %330, align 8
  store i64 %435, ptr %392, align 8
  br label %439

436:
  %437 = tail call preserve_allcc i32 @look_at_access(ptr %0, ptr %1, ptr %2, i32 %3, ptr %335, i64 %338)
  %438 = icmp eq i32 %437, 0
  br i1 %438, label %439, label %444

439:
  %440 = add nuw nsw i64 %333, 1
  %441 = load i32, ptr %315, align 8
  %442 = zext i32 %441 to i64
  %443 = icmp samesign ult i64 %440, %442
  br i1 %443, label %332, label %444

444:
  %445 = phi i32 [ 0, %303 ], [ 0, %313 ], [ 1, %436 ], [ 0, %439 ]
  ret i32 %445
}

define internal preserve_allcc i1 @judge_store(ptr %0, ptr %1, ptr %2, ptr %3, i64 %4, i64 %5, i32 %6) unnamed_addr #0
      noimplicitfloat {
  %8 = alloca %struct.Screening, align 8
  store ptr %0, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 112
  store ptr %1, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 120
  store ptr %2, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr %3, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 14448
  %13 = load i64, ptr %12, align 8
  %14 = shl i64 %13, 20
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %16 = load i32, ptr %15, align 8
  %17 = lshr i32 %16, 4
  %18 = zext nneg i32 %17 to i64
  %19 = or i64 %14, %18
  %20 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i64 %19, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 0, ptr %21, align 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %23 = load i32, ptr %22, align 8
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i64 %24, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %8, i64 56
  store ptr %27, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %8, i64 88
  store ptr %30, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds nuw i8, ptr %8, i64 72
  store ptr %33, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %36 = load ptr, ptr %35, align 8
  %37 = getelementptr inbounds nuw i8, ptr %8, i64 80
  store ptr %36, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %39 = load i32, ptr %38, align 8
  %40 = icmp ne i32 %39, 0
  %41 = getelementptr inbounds nuw i8, ptr %8, i64 135
  %42 = zext i1 %40 to i8
  store i8 %42, ptr %41, align 1
  %43 = getelementptr inbounds nuw i8, ptr %8, i64 132
  store i8 1, ptr %43, align 4
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  %45 = load ptr, ptr %44, align 8
  %46 = icmp ne ptr %45, null
  %47 = getelementptr inbounds nuw i8, ptr %8, i64 133
  %48 = zext i1 %46 to i8
  store i8 %48, ptr %47, align 1
  %49 = getelementptr inbounds nuw i8, ptr %8, i64 137
  store i8 0, ptr %49, align 1
  %50 = getelementptr inbounds nuw i8, ptr %8, i64 136
  store i8 0, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %8, i64 134
  store i8 0, ptr %51, align 2
  %52 = getelementptr inbounds nuw %struct.ScreenLine, ptr %27, i64 %4
  %53 = icmp ne i32 %6, 0
  %54 = shl nuw i64 %4, 7
  %55 = icmp ult i64 %54, %24
  %56 = select i1 %53, i1 %55, i1 false
  br i1 %56, label %57, label %304

57:
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %59 = load i32, ptr %58, align 8
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %79, label %61

61:
  %62 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %63 = load i32, ptr %62, align 8
  %64 = icmp ult i32 %63, 4
  br i1 %64, label %79, label %65

65:
  %66 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %67 = load i32, ptr %66, align 4
  %68 = add i32 %67, -1
  %69 = and i32 %68, -6
  %70 = icmp eq i32 %69, 0
  %71 = getelementptr inbounds nuw i32, ptr %33, i64 %4
  %72 = load i32, ptr %71, align 4
  br i1 %70, label %73, label %75

73:
  %74 = or i32 %72, %6
  store i32 %74, ptr %71, align 4
  br label %79

75:
  %76 = xor i32 %72, -1
  %77 = and i32 %6, %76
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %304

79:
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %81 = load i32, ptr %80, align 8
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %304, label %83

83:
  %84 = load i64, ptr %52, align 8
  %85 = icmp eq i64 %84, %19
  %86 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %87 = load i32, ptr %86, align 4
  br i1 %85, label %88, label %147

88:
  switch i32 %87, label %107 [
    i32 4, label %89
    i32 0, label %89
  ]

89:
  %90 = getelementptr inbounds nuw i8, ptr %52, i64 32
  %91 = load i64, ptr %90, align 8
  %92 = icmp eq i64 %91, %5
  br i1 %92, label %93, label %191

93:
  %94 = getelementptr inbounds nuw i8, ptr %52, i64 56
  %95 = load i32, ptr %94, align 8
  %96 = xor i32 %95, -1
  %97 = and i32 %6, %96
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %191

99:
  %100 = getelementptr inbounds nuw i8, ptr %52, i64 48
  %101 = load i32, ptr %100, align 8
  %102 = getelementptr inbounds nuw i8, ptr %52, i64 52
  %103 = load i32, ptr %102, align 4
  %104 = or i32 %103, %101
  %105 = and i32 %104, %6
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %304, label %191

107:
  %108 = and i64 %5, 7
  %109 = icmp eq i64 %108, 0
  %110 = and i64 %5, 6
  %111 = icmp eq i64 %110, 6
  %112 = or i1 %109, %111
  %113 = or i1 %112, %46
  br i1 %113, label %191, label %114

114:
  %115 = getelementptr inbounds nuw i8, ptr %52, i64 48
  %116 = load i32, ptr %115, align 8
  %117 = xor i32 %116, -1
  %118 = and i32 %6, %117
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %120, label %191

120:
  %121 = getelementptr inbounds nuw i8, ptr %52, i64 16
  %122 = load i64, ptr %121, align 8
  %123 = and i64 %122, 120
  %124 = icmp eq i64 %123, 120
  br i1 %124, label %125, label %191

125:
  %126 = icmp ugt i64 %122, -1099511627777
  %127 = xor i64 %122, %5
  %128 = icmp ult i64 %127, 16777216
  %129 = or i1 %126, %128
  br i1 %129, label %130, label %191

130:
  %131 = and i64 %122, 7
  %132 = icmp ne i64 %131, 0
  %133 = and i64 %127, 7
  %134 = icmp eq i64 %133, 0
  %135 = and i1 %132, %134
  br i1 %135, label %136, label %191

136:
  %137 = getelementptr inbounds nuw i8, ptr %52, i64 52
  %138 = load i32, ptr %137, align 4
  %139 = getelementptr inbounds nuw i8, ptr %52, i64 56
  %140 = load i32, ptr %139, align 8
  %141 = or i32 %140, %138
  %142 = getelementptr inbounds nuw i8, ptr %52, i64 60
  %143 = load i32, ptr %142, align 4
  %144 = or i32 %141, %143
  %145 = and i32 %144, %6
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %304, label %191

147:
  %148 = and i32 %87, -5
  %149 = icmp eq i32 %148, 0
  %150 = select i1 %149, i32 2, i32 0
  store i64 %19, ptr %52, align 8
  %151 = getelementptr inbounds nuw i8, ptr %52, i64 48
  %152 = getelementptr inbounds nuw i8, ptr %52, i64 60
  store i32 0, ptr %152, align 4
  %153 = getelementptr inbounds nuw i8, ptr %52, i64 56
  store i32 0, ptr %153, align 8
  %154 = getelementptr inbounds nuw i8, ptr %52, i64 52
  store i32 0, ptr %154, align 4
  store i32 0, ptr %151, align 8
  %155 = getelementptr inbounds nuw i8, ptr %52, i64 8
  store i64 0, ptr %155, align 8
  %156 = and i64 %5, 120
  %157 = icmp eq i64 %156, 72
  br i1 %157, label %158, label %159

158:
  call preserve_allcc void @remember(ptr %8, ptr %52, i32 %150, i64 %5, i32 %6)
  br label %301

159:
  %160 = zext nneg i32 %150 to i64
  %161 = getelementptr inbounds nuw i32, ptr %151, i64 %160
  store i32 %6, ptr %161, align 4
  %162 = getelementptr inbounds nuw i8, ptr %52, i64 16
  %163 = getelementptr inbounds nuw i64, ptr %162, i64 %160
  store i64 %5, ptr %163, align 8
  switch i32 %87, label %301 [
    i32 4, label %164
    i32 0, label %164
  ]

164:
  %165 = getelementptr inbounds nuw i8, ptr %0, i64 37692
  %166 = load i32, ptr %165, align 4
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %168, label %301

168:
  %169 = getelementptr inbounds nuw i8, ptr %52, i64 32
  %170 = load i64, ptr %169, align 8
  %171 = and i64 %170, 64
  %172 = icmp eq i64 %171, 0
  br i1 %172, label %301, label %173

173:
  br i1 %46, label %174, label %175

174:
  call preserve_allcc void @quieten_aged(ptr %8, ptr %52)
  br label %301

175:
  %176 = load i32, ptr %151, align 8
  %177 = load i32, ptr %154, align 4
  %178 = or i32 %177, %176
  %179 = icmp eq i32 %178, 0
  %180 = and i64 %170, 7
  %181 = icmp eq i64 %180, 0
  %182 = and i1 %179, %181
  br i1 %182, label %183, label %301

183:
  store i32 -1, ptr %153, align 8
  store i32 0, ptr %152, align 4
  %184 = and i64 %170, 120
  %185 = icmp eq i64 %184, 120
  %186 = shl i64 %19, 10
  %187 = lshr i64 %170, 15
  %188 = and i64 %187, 1023
  %189 = select i1 %185, i64 1023, i64 %188
  %190 = or disjoint i64 %186, %189
  store i64 %190, ptr %155, align 8
  br label %301

191:
  %192 = trunc i64 %5 to i32
  %193 = lshr i32 %192, 3
  %194 = and i32 %193, 15
  %195 = icmp eq i32 %194, 9
  br i1 %195, label %196, label %251

196:
  %197 = and i64 %5, 7
  %198 = icmp ne i64 %197, 0
  %199 = or i1 %198, %46
  br i1 %199, label %299, label %200

200:
  %201 = and i64 %5, -16777216
  %202 = or disjoint i64 %201, 64
  %203 = getelementptr inbounds nuw i8, ptr %52, i64 52
  %204 = load i32, ptr %203, align 4
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %206, label %299

206:
  %207 = getelementptr inbounds nuw i8, ptr %52, i64 48
  %208 = load i32, ptr %207, align 4
  %209 = icmp eq i32 %208, 0
  br i1 %209, label %214, label %210

210:
  %211 = getelementptr inbounds nuw i8, ptr %52, i64 16
  %212 = load i64, ptr %211, align 8
  %213 = icmp eq i64 %212, %202
  br i1 %213, label %214, label %299

214:
  %215 = getelementptr inbounds nuw i8, ptr %52, i64 60
  %216 = load i32, ptr %215, align 4
  %217 = icmp eq i32 %216, 0
  br i1 %217, label %218, label %299

218:
  %219 = getelementptr inbounds nuw i8, ptr %52, i64 56
  %220 = load i32, ptr %219, align 4
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %226, label %222

222:
  %223 = getelementptr inbounds nuw i8, ptr %52, i64 32
  %224 = load i64, ptr %223, align 8
  %225 = icmp eq i64 %224, %202
  br i1 %225, label %226, label %299

226:
  %227 = getelementptr inbounds nuw i8, ptr %30, i64 %54
  %228 = and i32 %208, %6
  %229 = lshr i32 %192, 15
  %230 = icmp eq i32 %228, 0
  br i1 %230, label %248, label %231

231:
  %232 = phi i32 [ %246, %244 ], [ %228, %226 ]
  %233 = tail call i32 @llvm.cttz.i32(i32 %232, i1 true)
  %234 = zext nneg i32 %233 to i64
  %235 = getelementptr inbounds nuw i16, ptr %227, i64 %234
  %236 = load i16, ptr %235, align 2
  %237 = icmp slt i16 %236, 0
  br i1 %237, label %299, label %238

238:
  %239 = lshr i16 %236, 5
  %240 = zext nneg i16 %239 to i32
  %241 = xor i32 %229, %240
  %242 = and i32 %241, 31
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %244, label %299

244:
  %245 = add i32 %232, -1
  %246 = and i32 %245, %232
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %248, label %231

248:
  %249 = and i32 %220, %6
  %250 = icmp ne i32 %249, 0
  br label %299

251:
  %252 = icmp samesign ult i32 %194, 8
  br i1 %252, label %253, label %299

253:
  %254 = getelementptr inbounds nuw i8, ptr %52, i64 48
  %255 = getelementptr inbounds nuw i8, ptr %52, i64 56
  %256 = load i32, ptr %255, align 8
  %257 = icmp eq i32 %256, 0
  %258 = getelementptr inbounds nuw i8, ptr %52, i64 52
  %259 = load i32, ptr %258, align 4
  %260 = getelementptr inbounds nuw i8, ptr %52, i64 60
  %261 = load i32, ptr %260, align 4
  %262 = or i32 %261, %259
  %263 = icmp eq i32 %262, 0
  br i1 %263, label %264, label %299

264:
  %265 = load i32, ptr %254, align 8
  %266 = icmp eq i32 %265, 0
  br i1 %266, label %271, label %267

267:
  %268 = getelementptr inbounds nuw i8, ptr %52, i64 16
  %269 = load i64, ptr %268, align 8
  %270 = icmp eq i64 %269, %5
  br i1 %270, label %271, label %299

271:
  br i1 %257, label %276, label %272

272:
  %273 = getelementptr inbounds nuw i8, ptr %52, i64 32
  %274 = load i64, ptr %273, align 8
  %275 = icmp eq i64 %274, %5
  br i1 %275, label %276, label %299

276:
  %277 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %278 = load i32, ptr %277, align 4
  switch i32 %278, label %282 [
    i32 4, label %299
    i32 0, label %279
  ]

279:
  %280 = getelementptr inbounds nuw i8, ptr %52, i64 32
  store i64 %5, ptr %280, align 8
  %281 = or i32 %256, %6
  store i32 %281, ptr %255, align 8
  br label %301

282:
  %283 = getelementptr inbounds nuw i8, ptr %52, i64 8
  %284 = load i64, ptr %283, align 8
  %285 = icmp eq i64 %284, 0
  br i1 %285, label %292, label %286

286:
  store i64 0, ptr %283, align 8
  %287 = getelementptr inbounds nuw i8, ptr %0, i64 41816
  %288 = load i64, ptr %287, align 8
  %289 = add i64 %288, 1
  store i64 %289, ptr %287, align 8
  %290 = load i32, ptr %254, align 8
  %291 = load i32, ptr %255, align 8
  br label %292

292:
  %293 = phi i32 [ %291, %286 ], [ %256, %282 ]
  %294 = phi i32 [ %290, %286 ], [ %265, %282 ]
  %295 = getelementptr inbounds nuw i8, ptr %52, i64 16
  store i64 %5, ptr %295, align 8
  %296 = or i32 %294, %6
  store i32 %296, ptr %254, align 8
  %297 = xor i32 %6, -1
  %298 = and i32 %293, %297
  store i32 %298, ptr %255, align 8
  br label %301

299:
  %300 = call preserve_allcc i1 @judge_again(ptr %8, ptr %52, i64 %5, i32 %6)
  br i1 %300, label %301, label %304

301:
  %302 = and i64 %5, 6
  %303 = icmp ne i64 %302, 6
  br label %304

304:
  %305 = phi i1 [ false, %75 ], [ false, %299 ], [ true, %301 ], [ true, %99 ], [ true, %136 ], [ true, %79 ], [ true,
      %7 ]
  ret i1 %305
}

declare i64 @llvm.vector.reduce.or.v16i64(<16 x i64>) #0

define internal fastcc { ptr, ptr } @lanes_place(ptr %0, ptr %1, i32 %2, i64 %3, i64 %4) unnamed_addr #0 {
  %6 = trunc i64 %3 to i32
  %7 = lshr i32 %6, 16
  %8 = shl i32 %2, 5
  %9 = and i32 %8, 96
  %10 = and i32 %6, 65535
  %11 = icmp samesign ult i32 %7, %9
  br i1 %11, label %75, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %14 = load i32, ptr %13, align 8
  %15 = add i32 %14, %7
  %16 = add nuw nsw i32 %9, 32
  %17 = icmp ugt i32 %15, %16
  br i1 %17, label %75, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %20 = load i32, ptr %19, align 4
  %21 = add i32 %20, %10
  %22 = icmp ugt i32 %21, 512
  br i1 %22, label %75, label %23

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %25 = icmp samesign ult i32 %10, %21
  br i1 %25, label %26, label %39

26:
  %27 = and i64 %3, 65535
  %28 = zext nneg i32 %21 to i64
  br label %29

29:
  %30 = phi i64 [ %27, %26 ], [ %35, %29 ]
  %31 = phi i64 [ 0, %26 ], [ %34, %29 ]
  %32 = getelementptr inbounds nuw i64, ptr %24, i64 %30
  %33 = load i64, ptr %32, align 8
  %34 = tail call i64 @llvm.smin.i64(i64 %33, i64 %31)
  %35 = add nuw nsw i64 %30, 1
  %36 = icmp eq i64 %35, %28
  br i1 %36, label %37, label %29

37:
  %38 = icmp sgt i64 %34, -1
  br i1 %38, label %39, label %75

39:
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %41 = load i32, ptr %40, align 4
  %42 = icmp eq i32 %41, 0
  %43 = trunc i64 %4 to i32
  %44 = select i1 %42, i32 0, i32 %43
  %45 = icmp ugt i32 %44, 512
  br i1 %45, label %75, label %46

46:
  %47 = add nuw nsw i32 %44, %10
  %48 = add i32 %47, %20
  %49 = icmp ugt i32 %48, 512
  br i1 %49, label %75, label %50

50:
  %51 = icmp samesign ult i32 %47, %48
  br i1 %51, label %52, label %65

52:
  %53 = zext nneg i32 %47 to i64
  %54 = zext nneg i32 %48 to i64
  br label %55

55:
  %56 = phi i64 [ %53, %52 ], [ %61, %55 ]
  %57 = phi i64 [ 0, %52 ], [ %60, %55 ]
  %58 = getelementptr inbounds nuw i64, ptr %24, i64 %56
  %59 = load i64, ptr %58, align 8
  %60 = tail call i64 @llvm.smin.i64(i64 %59, i64 %57)
  %61 = add nuw nsw i64 %56, 1
  %62 = icmp eq i64 %61, %54
  br i1 %62, label %63, label %55

63:
  %64 = icmp sgt i64 %60, -1
  br i1 %64, label %65, label %75

65:
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 539992
  %67 = shl nuw nsw i32 %10, 7
  %68 = zext nneg i32 %67 to i64
  %69 = getelementptr inbounds nuw i32, ptr %66, i64 %68
  %70 = zext nneg i32 %7 to i64
  %71 = getelementptr inbounds nuw i32, ptr %69, i64 %70
  %72 = shl nuw nsw i32 %44, 7
  %73 = zext nneg i32 %72 to i64
  %74 = getelementptr inbounds nuw i32, ptr %71, i64 %73
  br label %75

75:
  %76 = phi ptr [ null, %5 ], [ null, %37 ], [ null, %12 ], [ %71, %65 ], [ null, %63 ], [ null, %39 ], [ null, %18 ], [
      null, %46 ]
  %77 = phi ptr [ null, %5 ], [ null, %37 ], [ null, %12 ], [ %74, %65 ], [ null, %63 ], [ null, %39 ], [ null, %18 ], [
      null, %46 ]
  %78 = insertvalue { ptr, ptr } poison, ptr %76, 0
  %79 = insertvalue { ptr, ptr } %78, ptr %77, 1
  ret { ptr, ptr } %79
}

define internal preserve_allcc i32 @resolve_shared(ptr %0, ptr %1, i64 %2, i64 %3) unnamed_addr #0 noimplicitfloat {
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %6 = load ptr, ptr %5, align 8
  %7 = sub i64 %3, %2
  %8 = lshr i64 %7, 24
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 128
  %10 = load i32, ptr %9, align 8
  %11 = zext i32 %10 to i64
  %12 = icmp samesign ult i64 %8, %11
  br i1 %12, label %15, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 384
  store i64 0, ptr %14, align 8
  br label %48

15:
  %16 = getelementptr inbounds nuw ptr, ptr %6, i64 %8
  %17 = load ptr, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 20
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 1
  br i1 %20, label %23, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 384
  store i64 0, ptr %22, align 8
  br label %48

23:
  %24 = and i64 %7, -16777216
  %25 = add i64 %24, %2
  %26 = getelementptr inbounds nuw i8, ptr %17, i64 56
  %27 = load ptr, ptr %26, align 8
  %28 = ptrtoint ptr %27 to i64
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %30 = load i32, ptr %29, align 4
  %31 = icmp ne i32 %30, 0
  %32 = sub i64 %3, %25
  %33 = icmp ugt i64 %32, 262143
  %34 = and i1 %33, %31
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 408
  br i1 %34, label %40, label %44

40:
  %41 = add i64 %25, 262144
  %42 = zext i32 %30 to i64
  %43 = add i64 %28, 262144
  store i64 %41, ptr %35, align 8
  store i64 %42, ptr %36, align 8
  store i64 %43, ptr %37, align 8
  store i64 1, ptr %38, align 8
  store i32 2, ptr %39, align 8
  br label %48

44:
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %46 = load i32, ptr %45, align 8
  %47 = zext i32 %46 to i64
  store i64 %25, ptr %35, align 8
  store i64 %47, ptr %36, align 8
  store i64 %28, ptr %37, align 8
  store i64 1, ptr %38, align 8
  store i32 2, ptr %39, align 8
  br label %48

48:
  %49 = phi i32 [ 20, %13 ], [ 21, %21 ], [ 0, %44 ], [ 0, %40 ]
  ret i32 %49
}

define internal fastcc void @cluster_warp_ends(ptr %0, ptr %1) unnamed_addr #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 140
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %13, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %13

12:
  tail call fastcc void @one_less_missing(ptr %4)
  br label %13

13:
  ret void
}

declare i32 @llvm.fshr.i32(i32, i32, i32) #0

declare i32 @llvm.umin.i32(i32, i32) #0

declare i32 @llvm.umax.i32(i32, i32) #0

declare i64 @llvm.umin.i64(i64, i64) #0

declare i64 @llvm.usub.sat.i64(i64, i64) #0

declare i64 @llvm.ctpop.i64(i64) #0

declare i64 @llvm.umax.i64(i64, i64) #0

declare i64 @llvm.smax.i64(i64, i64) #0

declare i64 @llvm.smin.i64(i64, i64) #0
