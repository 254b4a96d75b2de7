; Generated from the C files beside this one by `make runtime`.
; bd00860a82c401348ab05f58c09d311a8713ca27ca45cde627ef8447f713d3aa
%union.SignalAction = type { ptr, [248 x i8] }
%struct.Barrier = type { i32, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.Deferred = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, [11 x i64] }
%struct.Extent = type { i32, i32, i64, i64 }
%struct.Tile = type { i32, i32, i32, i32, ptr, i64, i64, i64, i64 }
%struct.Landed = type { i32, i32, i32, i32 }
%struct.ScreenAccess = type { i32, i32, i32, i32, i32, i32, i32, i32, i64, i32, i32 }
%struct.Screening = type { ptr, ptr, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, ptr, i32, i8, i8,
      i8, i8, i8, i8 }
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
%struct.ScreenStep = type { i64, i64, i64, i32, i32, i32, i32 }
%struct.ScreenQuiet = type { i64, i64, i64, i64 }
%struct.ScreenMember = type { ptr, i64 }
%struct.TensorPlan = type { [128 x i8], i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, [2 x i64], [5 x
      i64], [5 x i64], [5 x i64], [5 x i64], [5 x i64], [5 x i64], i64, i64, ptr, ptr, ptr }
%struct.LanesStore = type { i32, i32, i64, i64, ptr, [4096 x i32] }
%struct.SiteCache = type { i64, i64, i64, i64, i64, i64 }
%struct.Allocation = type { i64, i64, i64, i64 }
%struct.Walk = type { [5 x i64], [5 x i64], [5 x i64], [5 x i64] }
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
  br label %191

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
  br label %191

51:
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 37632
  %53 = load ptr, ptr %52, align 8
  %54 = icmp eq ptr %53, null
  br i1 %54, label %83, label %84

55:
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 37632
  %57 = load ptr, ptr %56, align 8
  %58 = icmp eq ptr %57, null
  br i1 %58, label %83, label %59

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
  br i1 %68, label %69, label %75

69:
  %70 = icmp eq i32 %4, -1
  %71 = getelementptr inbounds nuw i8, ptr %24, i64 4
  %72 = load i32, ptr %71, align 4
  %73 = icmp eq i32 %72, -1
  %74 = xor i1 %70, %73
  br i1 %74, label %75, label %83

75:
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 22, ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %8, ptr %77, align 4
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 -1, ptr %78, align 8
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 0, ptr %79, align 8
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %80, align 8
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %81, align 8
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 364
  store i32 0, ptr %82, align 4
  br label %191

83:
  br label %84

84:
  %85 = phi i1 [ %33, %83 ], [ true, %51 ]
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  %87 = load ptr, ptr %86, align 8
  %88 = icmp eq ptr %87, null
  br i1 %88, label %152, label %89

89:
  %90 = getelementptr inbounds nuw i8, ptr %87, i64 6276
  %91 = load i32, ptr %90, align 4
  %92 = icmp ult i32 %91, 1048575
  br i1 %92, label %93, label %152

93:
  %94 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %95 = load i32, ptr %94, align 4
  %96 = getelementptr inbounds nuw i8, ptr %2, i64 204
  %97 = load i32, ptr %96, align 4
  %98 = shl i32 %97, 4
  %99 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %100 = load i32, ptr %99, align 8
  %101 = and i32 %100, 15
  %102 = or disjoint i32 %101, %98
  %103 = shl i32 %95, 5
  %104 = zext i32 %103 to i64
  %105 = getelementptr inbounds nuw i32, ptr %87, i64 %104
  %106 = getelementptr inbounds nuw i8, ptr %87, i64 4096
  %107 = shl nuw nsw i32 %3, 5
  %108 = zext nneg i32 %107 to i64
  %109 = getelementptr inbounds nuw i32, ptr %106, i64 %108
  br i1 %85, label %126, label %110

110:
  br label %111

111:
  %112 = phi i64 [ %120, %119 ], [ 0, %110 ]
  %113 = getelementptr inbounds nuw i32, ptr %105, i64 %112
  %114 = load i32, ptr %113, align 4
  %115 = getelementptr inbounds nuw i32, ptr %109, i64 %112
  %116 = load i32, ptr %115, align 4
  %117 = icmp ugt i32 %114, %116
  br i1 %117, label %118, label %119

118:
  store i32 %114, ptr %115, align 4
  br label %119

119:
  %120 = add nuw nsw i64 %112, 1
  %121 = icmp eq i64 %120, 32
  br i1 %121, label %122, label %111

122:
  %123 = add i32 %102, 1
  %124 = zext i32 %95 to i64
  %125 = getelementptr inbounds nuw i32, ptr %109, i64 %124
  store i32 %123, ptr %125, align 4
  br i1 %9, label %152, label %131

126:
  %127 = phi i64 [ %129, %126 ], [ 0, %93 ]
  %128 = getelementptr inbounds nuw i32, ptr %109, i64 %127
  store i32 0, ptr %128, align 4
  %129 = add nuw nsw i64 %127, 1
  %130 = icmp eq i64 %129, 32
  br i1 %130, label %110, label %126

131:
  %132 = getelementptr inbounds nuw i8, ptr %87, i64 6144
  %133 = getelementptr inbounds nuw i32, ptr %132, i64 %124
  %134 = load i32, ptr %133, align 4
  %135 = icmp ugt i32 %102, %134
  br i1 %135, label %136, label %138

136:
  %137 = getelementptr inbounds nuw i32, ptr %105, i64 %124
  store i32 %102, ptr %137, align 4
  br label %138

138:
  %139 = load i32, ptr %90, align 4
  %140 = add i32 %139, 1
  store i32 %140, ptr %90, align 4
  %141 = load ptr, ptr %86, align 8
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 6276
  %143 = load i32, ptr %142, align 4
  store i32 %143, ptr %96, align 4
  %144 = shl i32 %143, 4
  %145 = load i32, ptr %99, align 8
  %146 = and i32 %145, 15
  %147 = or disjoint i32 %146, %144
  %148 = getelementptr inbounds nuw i8, ptr %141, i64 6144
  %149 = load i32, ptr %94, align 4
  %150 = zext i32 %149 to i64
  %151 = getelementptr inbounds nuw i32, ptr %148, i64 %150
  store i32 %147, ptr %151, align 4
  br label %152

152:
  %153 = load i32, ptr %24, align 4
  %154 = add i32 %153, %5
  store i32 %154, ptr %24, align 4
  %155 = getelementptr inbounds nuw i8, ptr %24, i64 4
  store i32 %4, ptr %155, align 4
  %156 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %157 = load i32, ptr %156, align 4
  %158 = shl nuw i32 1, %157
  %159 = getelementptr inbounds nuw i8, ptr %24, i64 12
  %160 = load i32, ptr %159, align 4
  %161 = or i32 %160, %158
  store i32 %161, ptr %159, align 4
  br i1 %9, label %162, label %165

162:
  %163 = load i32, ptr %156, align 4
  %164 = shl nuw i32 1, %163
  br label %165

165:
  %166 = phi i32 [ %164, %162 ], [ 0, %152 ]
  %167 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %168 = load i32, ptr %167, align 4
  %169 = or i32 %168, %166
  store i32 %169, ptr %167, align 4
  %170 = getelementptr inbounds nuw i8, ptr %24, i64 20
  %171 = load i32, ptr %170, align 4
  %172 = add i32 %171, %6
  store i32 %172, ptr %170, align 4
  %173 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %174 = load i32, ptr %173, align 4
  %175 = add i32 %174, %7
  store i32 %175, ptr %173, align 4
  %176 = shl nuw nsw i32 1, %3
  %177 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %178 = load i32, ptr %177, align 8
  %179 = or i32 %178, %176
  store i32 %179, ptr %177, align 8
  %180 = icmp eq i32 %4, -1
  %181 = select i1 %180, i32 %27, i32 %4
  %182 = icmp ult i32 %154, %181
  br i1 %182, label %183, label %190

183:
  br i1 %180, label %184, label %191

184:
  %185 = getelementptr inbounds nuw i8, ptr %1, i64 84
  %186 = load i32, ptr %185, align 4
  %187 = xor i32 %161, -1
  %188 = and i32 %186, %187
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %190, label %191

190:
  tail call fastcc void @complete(ptr %1, i32 %3)
  br label %191

191:
  %192 = phi i32 [ 2, %12 ], [ 2, %75 ], [ 1, %190 ], [ 2, %42 ], [ 0, %184 ], [ 0, %183 ]
  ret i32 %192
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
  br i1 %3, label %4, label %527

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
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 268
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 444
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 332
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 336
  br label %30

30:
  %31 = load i32, ptr %5, align 8
  %32 = load ptr, ptr %6, align 8
  %33 = zext i32 %31 to i64
  %34 = getelementptr inbounds nuw ptr, ptr %32, i64 %33
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 24
  %37 = load ptr, ptr %36, align 8
  %38 = load ptr, ptr %7, align 8
  %39 = icmp eq ptr %38, null
  %40 = icmp eq ptr %38, %37
  %41 = or i1 %39, %40
  br i1 %41, label %47, label %42

42:
  store ptr null, ptr %7, align 8
  %43 = load ptr, ptr %8, align 8
  %44 = load i32, ptr %9, align 4
  %45 = zext i32 %44 to i64
  %46 = mul nuw nsw i64 %45, 48
  tail call void @llvm.memset.p0.i64(ptr align 1 %43, i8 0, i64 %46, i1 false)
  br label %47

47:
  %48 = getelementptr inbounds nuw i8, ptr %35, i64 92
  store i32 0, ptr %48, align 4
  %49 = getelementptr inbounds nuw i8, ptr %35, i64 80
  %50 = getelementptr inbounds nuw i8, ptr %35, i64 84
  %51 = getelementptr inbounds nuw i8, ptr %35, i64 96
  %52 = getelementptr inbounds nuw i8, ptr %35, i64 100
  %53 = getelementptr inbounds nuw i8, ptr %35, i64 104
  %54 = getelementptr inbounds nuw i8, ptr %35, i64 5676
  %55 = getelementptr inbounds nuw i8, ptr %35, i64 72
  %56 = getelementptr inbounds nuw i8, ptr %35, i64 48
  %57 = getelementptr inbounds nuw i8, ptr %35, i64 88
  %58 = getelementptr inbounds nuw i8, ptr %35, i64 108
  %59 = getelementptr inbounds nuw i8, ptr %35, i64 5088
  %60 = getelementptr inbounds nuw i8, ptr %35, i64 120
  br label %61

61:
  %62 = phi i32 [ 0, %47 ], [ %367, %365 ]
  %63 = phi i1 [ false, %47 ], [ %366, %365 ]
  %64 = load i32, ptr %49, align 8
  br i1 %63, label %185, label %65

65:
  %66 = load i32, ptr %50, align 4
  %67 = icmp ne i32 %64, %66
  %68 = icmp eq i32 %66, 0
  %69 = or i1 %67, %68
  br i1 %69, label %185, label %70

70:
  %71 = load i32, ptr %51, align 8
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %185

73:
  %74 = load i32, ptr %52, align 4
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %185, label %76

76:
  %77 = load i32, ptr %10, align 8
  %78 = icmp eq i32 %77, 0
  %79 = load ptr, ptr %11, align 8
  store i32 0, ptr %53, align 8
  %80 = load ptr, ptr %0, align 8
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 64
  %82 = load atomic i32, ptr %81 monotonic, align 8
  %83 = icmp eq i32 %82, 0
  br i1 %78, label %111, label %84

84:
  br i1 %83, label %85, label %522

85:
  store i32 1, ptr %54, align 4
  %86 = tail call i32 @llvm.cttz.i32(i32 %64, i1 false)
  %87 = load ptr, ptr %55, align 8
  %88 = zext nneg i32 %86 to i64
  %89 = load i64, ptr %56, align 8
  %90 = mul i64 %89, %88
  %91 = getelementptr inbounds nuw i8, ptr %87, i64 %90
  %92 = tail call i32 %79(ptr %91, ptr %35, ptr %0)
  store i32 0, ptr %54, align 4
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %103

94:
  store i32 1, ptr %48, align 4
  %95 = load i32, ptr %58, align 4
  %96 = zext i32 %95 to i64
  %97 = getelementptr inbounds nuw %struct.Barrier, ptr %35, i64 %96
  %98 = getelementptr inbounds nuw i8, ptr %97, i64 5104
  store i32 0, ptr %98, align 4
  %99 = load i32, ptr %10, align 8
  %100 = icmp eq i32 %99, 2
  %101 = zext i1 %100 to i32
  %102 = getelementptr inbounds nuw i8, ptr %35, i64 5680
  store i32 %101, ptr %102, align 8
  br label %368

103:
  tail call fastcc void @enter_arrivals(ptr %35)
  %104 = load i32, ptr %57, align 8
  %105 = add i32 %104, -1
  %106 = load ptr, ptr %55, align 8
  %107 = zext i32 %105 to i64
  %108 = load i64, ptr %56, align 8
  %109 = mul i64 %108, %107
  %110 = getelementptr inbounds nuw i8, ptr %106, i64 %109
  br label %214

111:
  br i1 %83, label %112, label %522

112:
  %113 = phi i32 [ %163, %167 ], [ %64, %111 ]
  %114 = phi i32 [ %168, %167 ], [ %64, %111 ]
  %115 = phi i32 [ %169, %167 ], [ 0, %111 ]
  %116 = tail call i32 @llvm.cttz.i32(i32 %114, i1 true)
  %117 = load ptr, ptr %55, align 8
  %118 = zext nneg i32 %116 to i64
  %119 = load i64, ptr %56, align 8
  %120 = mul i64 %119, %118
  %121 = getelementptr inbounds nuw i8, ptr %117, i64 %120
  %122 = getelementptr inbounds nuw i8, ptr %121, i64 52
  store i32 0, ptr %122, align 4
  %123 = tail call i32 %79(ptr %121, ptr %35, ptr %0)
  switch i32 %123, label %170 [
    i32 1, label %124
    i32 0, label %151
  ]

124:
  %125 = getelementptr inbounds nuw i8, ptr %121, i64 16
  %126 = load i32, ptr %125, align 8
  %127 = getelementptr inbounds nuw i8, ptr %121, i64 20
  %128 = load i32, ptr %127, align 4
  %129 = icmp eq i32 %128, -1
  %130 = icmp ult i32 %126, 16
  %131 = select i1 %129, i1 %130, i1 false
  br i1 %131, label %132, label %170

132:
  %133 = getelementptr inbounds nuw i8, ptr %121, i64 40
  %134 = load i32, ptr %133, align 8
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %136, label %170

136:
  %137 = icmp eq i32 %115, 0
  br i1 %137, label %141, label %138

138:
  %139 = load i32, ptr %58, align 4
  %140 = icmp eq i32 %126, %139
  br i1 %140, label %141, label %170

141:
  %142 = load i32, ptr %51, align 8
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %144, label %170

144:
  %145 = load i32, ptr %53, align 8
  %146 = icmp eq i32 %145, %115
  br i1 %146, label %147, label %170

147:
  %148 = shl nuw i32 1, %116
  %149 = or i32 %148, %115
  store i32 %149, ptr %53, align 8
  %150 = load i32, ptr %125, align 8
  store i32 %150, ptr %58, align 4
  br label %161

151:
  %152 = load i32, ptr %51, align 8
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %154, label %170

154:
  %155 = load i32, ptr %53, align 8
  %156 = icmp eq i32 %155, %115
  br i1 %156, label %157, label %170

157:
  %158 = shl nuw i32 1, %116
  %159 = xor i32 %158, -1
  %160 = and i32 %113, %159
  store i32 %160, ptr %50, align 4
  tail call fastcc void @cluster_warp_ends(ptr %35, ptr %121)
  br label %161

161:
  %162 = phi i32 [ %115, %157 ], [ %149, %147 ]
  %163 = phi i32 [ %160, %157 ], [ %113, %147 ]
  %164 = add i32 %114, -1
  %165 = and i32 %164, %114
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %172, label %167

167:
  %168 = phi i32 [ %165, %161 ], [ %163, %174 ]
  %169 = phi i32 [ %162, %161 ], [ 0, %174 ]
  br label %112

170:
  tail call fastcc void @enter_arrivals(ptr %35)
  %171 = add nuw nsw i32 %116, 1
  store i32 %171, ptr %57, align 8
  br label %214

172:
  store i32 1, ptr %48, align 4
  store i32 0, ptr %53, align 8
  store i32 %163, ptr %49, align 8
  %173 = icmp eq i32 %163, 0
  br i1 %173, label %368, label %174

174:
  %175 = load i32, ptr %58, align 4
  %176 = zext i32 %175 to i64
  %177 = getelementptr inbounds nuw %struct.Barrier, ptr %35, i64 %176
  %178 = getelementptr inbounds nuw i8, ptr %177, i64 5104
  %179 = load i32, ptr %178, align 4
  %180 = add i32 %179, 1
  store i32 %180, ptr %178, align 4
  store i32 0, ptr %53, align 8
  %181 = load ptr, ptr %0, align 8
  %182 = getelementptr inbounds nuw i8, ptr %181, i64 64
  %183 = load atomic i32, ptr %182 monotonic, align 8
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %167, label %522

185:
  %186 = icmp eq i32 %64, 0
  br i1 %186, label %352, label %187

187:
  %188 = load ptr, ptr %0, align 8
  %189 = getelementptr inbounds nuw i8, ptr %188, i64 64
  %190 = load atomic i32, ptr %189 monotonic, align 8
  %191 = icmp eq i32 %190, 0
  br i1 %191, label %192, label %522

192:
  %193 = load i32, ptr %57, align 8
  %194 = tail call i32 @llvm.fshr.i32(i32 %64, i32 %64, i32 %193)
  %195 = tail call i32 @llvm.cttz.i32(i32 %194, i1 true)
  %196 = add i32 %195, %193
  %197 = and i32 %196, 31
  %198 = load ptr, ptr %55, align 8
  %199 = zext nneg i32 %197 to i64
  %200 = load i64, ptr %56, align 8
  %201 = mul i64 %200, %199
  %202 = getelementptr inbounds nuw i8, ptr %198, i64 %201
  %203 = getelementptr inbounds nuw i8, ptr %202, i64 4
  %204 = load i32, ptr %203, align 4
  %205 = icmp eq i32 %204, 0
  %206 = select i1 %205, i64 160, i64 168
  %207 = getelementptr inbounds nuw i8, ptr %0, i64 %206
  %208 = load ptr, ptr %207, align 8
  %209 = icmp eq ptr %208, null
  br i1 %209, label %522, label %210

210:
  %211 = add nuw nsw i32 %197, 1
  store i32 %211, ptr %57, align 8
  %212 = getelementptr inbounds nuw i8, ptr %202, i64 52
  store i32 0, ptr %212, align 4
  %213 = tail call i32 %208(ptr %202, ptr %35, ptr %0)
  br label %214

214:
  %215 = phi ptr [ %110, %103 ], [ %202, %210 ], [ %121, %170 ]
  %216 = phi i32 [ %92, %103 ], [ %213, %210 ], [ %123, %170 ]
  switch i32 %216, label %522 [
    i32 2, label %330
    i32 0, label %217
    i32 1, label %254
    i32 18, label %521
    i32 3, label %345
    i32 6, label %345
    i32 4, label %346
    i32 16, label %368
    i32 17, label %352
  ]

217:
  %218 = getelementptr inbounds nuw i8, ptr %215, i64 12
  %219 = load i32, ptr %218, align 4
  %220 = shl nuw i32 1, %219
  %221 = xor i32 %220, -1
  %222 = load i32, ptr %50, align 4
  %223 = and i32 %222, %221
  store i32 %223, ptr %50, align 4
  tail call fastcc void @cluster_warp_ends(ptr %35, ptr %215)
  %224 = load i32, ptr %49, align 8
  %225 = and i32 %224, %221
  store i32 %225, ptr %49, align 8
  store i32 1, ptr %48, align 4
  %226 = load i32, ptr %50, align 4
  %227 = icmp eq i32 %226, 0
  br i1 %227, label %368, label %228

228:
  %229 = load i32, ptr %51, align 8
  %230 = icmp eq i32 %229, 0
  br i1 %230, label %365, label %231

231:
  %232 = phi i32 [ %249, %247 ], [ %229, %228 ]
  %233 = tail call i32 @llvm.cttz.i32(i32 %232, i1 true)
  %234 = zext nneg i32 %233 to i64
  %235 = getelementptr inbounds nuw %struct.Barrier, ptr %59, i64 %234
  %236 = getelementptr inbounds nuw i8, ptr %235, i64 4
  %237 = load i32, ptr %236, align 4
  %238 = icmp eq i32 %237, -1
  br i1 %238, label %239, label %247

239:
  %240 = load i32, ptr %50, align 4
  %241 = getelementptr inbounds nuw i8, ptr %235, i64 12
  %242 = load i32, ptr %241, align 4
  %243 = xor i32 %242, -1
  %244 = and i32 %240, %243
  %245 = icmp eq i32 %244, 0
  br i1 %245, label %246, label %247

246:
  tail call fastcc void @complete(ptr %35, i32 %233)
  br label %247

247:
  %248 = add i32 %232, -1
  %249 = and i32 %248, %232
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %251, label %231

251:
  %252 = load i32, ptr %50, align 4
  %253 = icmp eq i32 %252, 0
  br i1 %253, label %368, label %365

254:
  store i32 1, ptr %48, align 4
  %255 = getelementptr inbounds nuw i8, ptr %215, i64 12
  %256 = load i32, ptr %255, align 4
  %257 = shl nuw i32 1, %256
  %258 = xor i32 %257, -1
  %259 = load i32, ptr %49, align 8
  %260 = and i32 %259, %258
  store i32 %260, ptr %49, align 8
  %261 = getelementptr inbounds nuw i8, ptr %215, i64 56
  %262 = load i32, ptr %261, align 8
  %263 = icmp eq i32 %262, 0
  br i1 %263, label %275, label %264

264:
  %265 = phi i32 [ %273, %264 ], [ %262, %254 ]
  %266 = tail call i32 @llvm.cttz.i32(i32 %265, i1 true)
  %267 = zext nneg i32 %266 to i64
  %268 = getelementptr inbounds nuw %struct.Barrier, ptr %35, i64 %267
  %269 = getelementptr inbounds nuw i8, ptr %268, i64 5096
  %270 = load i32, ptr %269, align 4
  %271 = and i32 %270, %258
  store i32 %271, ptr %269, align 4
  %272 = add i32 %265, -1
  %273 = and i32 %272, %265
  %274 = icmp eq i32 %273, 0
  br i1 %274, label %275, label %264

275:
  store i32 0, ptr %261, align 8
  %276 = getelementptr inbounds nuw i8, ptr %215, i64 16
  %277 = load i32, ptr %276, align 8
  %278 = icmp slt i32 %277, 0
  br i1 %278, label %279, label %294

279:
  %280 = getelementptr inbounds nuw i8, ptr %215, i64 28
  %281 = load i32, ptr %280, align 4
  store i32 %281, ptr %261, align 8
  %282 = icmp eq i32 %281, 0
  br i1 %282, label %365, label %283

283:
  %284 = phi i32 [ %292, %283 ], [ %281, %279 ]
  %285 = tail call i32 @llvm.cttz.i32(i32 %284, i1 true)
  %286 = zext nneg i32 %285 to i64
  %287 = getelementptr inbounds nuw %struct.Barrier, ptr %35, i64 %286
  %288 = getelementptr inbounds nuw i8, ptr %287, i64 5096
  %289 = load i32, ptr %288, align 4
  %290 = or i32 %289, %257
  store i32 %290, ptr %288, align 4
  %291 = add i32 %284, -1
  %292 = and i32 %291, %284
  %293 = icmp eq i32 %292, 0
  br i1 %293, label %365, label %283

294:
  %295 = getelementptr inbounds nuw i8, ptr %215, i64 40
  %296 = load i32, ptr %295, align 8
  %297 = icmp eq i32 %296, 0
  br i1 %297, label %303, label %298

298:
  %299 = getelementptr inbounds nuw i8, ptr %215, i64 32
  %300 = load i32, ptr %299, align 8
  %301 = getelementptr inbounds nuw i8, ptr %215, i64 36
  %302 = load i32, ptr %301, align 4
  br label %303

303:
  %304 = phi i32 [ %300, %298 ], [ 0, %294 ]
  %305 = phi i32 [ %302, %298 ], [ 0, %294 ]
  %306 = getelementptr inbounds nuw i8, ptr %215, i64 20
  %307 = load i32, ptr %306, align 4
  %308 = getelementptr inbounds nuw i8, ptr %215, i64 24
  %309 = load i32, ptr %308, align 8
  %310 = getelementptr inbounds nuw i8, ptr %215, i64 44
  %311 = load i32, ptr %310, align 4
  %312 = tail call fastcc i32 @arrive_at(ptr %0, ptr %35, ptr %215, i32 %277, i32 %307, i32 %309, i32 %304, i32 %305,
      i32 %311, i1 true)
  switch i32 %312, label %313 [
    i32 2, label %324
    i32 0, label %365
  ]

313:
  %314 = zext nneg i32 %277 to i64
  %315 = getelementptr inbounds nuw %struct.Barrier, ptr %59, i64 %314
  %316 = getelementptr inbounds nuw i8, ptr %315, i64 28
  %317 = load i32, ptr %316, align 4
  %318 = getelementptr inbounds nuw i8, ptr %215, i64 32
  store i32 %317, ptr %318, align 8
  %319 = getelementptr inbounds nuw i8, ptr %315, i64 32
  %320 = load i32, ptr %319, align 4
  %321 = getelementptr inbounds nuw i8, ptr %215, i64 36
  store i32 %320, ptr %321, align 4
  %322 = load i32, ptr %49, align 8
  %323 = or i32 %322, %257
  store i32 %323, ptr %49, align 8
  br label %365

324:
  %325 = getelementptr inbounds nuw i8, ptr %215, i64 12
  %326 = load i32, ptr %325, align 4
  store i32 %326, ptr %13, align 4
  %327 = getelementptr inbounds nuw i8, ptr %215, i64 4
  %328 = load i32, ptr %327, align 4
  store i32 %328, ptr %14, align 4
  %329 = load i64, ptr %35, align 8
  store i64 %329, ptr %15, align 8
  br label %522

330:
  %331 = load i32, ptr %60, align 8
  %332 = icmp eq i32 %331, 0
  br i1 %332, label %334, label %333

333:
  store i32 0, ptr %60, align 8
  store i32 1, ptr %48, align 4
  br label %365

334:
  %335 = getelementptr inbounds nuw i8, ptr %215, i64 52
  %336 = load i32, ptr %335, align 4
  %337 = icmp eq i32 %336, 0
  br i1 %337, label %338, label %339

338:
  store i32 1, ptr %12, align 4
  br label %339

339:
  %340 = add i32 %62, 1
  %341 = load i32, ptr %49, align 8
  %342 = tail call i32 @llvm.ctpop.i32(i32 %341)
  %343 = shl nuw nsw i32 %342, 1
  %344 = icmp ult i32 %340, %343
  br i1 %344, label %365, label %485

345:
  store i32 0, ptr %52, align 4
  store i32 1, ptr %48, align 4
  br label %365

346:
  %347 = getelementptr inbounds nuw i8, ptr %215, i64 12
  %348 = load i32, ptr %347, align 4
  store i32 %348, ptr %13, align 4
  %349 = getelementptr inbounds nuw i8, ptr %215, i64 4
  %350 = load i32, ptr %349, align 4
  store i32 %350, ptr %14, align 4
  %351 = load i64, ptr %35, align 8
  store i64 %351, ptr %15, align 8
  br label %522

352:
  %353 = load i32, ptr %50, align 4
  %354 = tail call i32 @llvm.cttz.i32(i32 %353, i1 false)
  %355 = load ptr, ptr %55, align 8
  %356 = zext nneg i32 %354 to i64
  %357 = load i64, ptr %56, align 8
  %358 = mul i64 %357, %356
  %359 = getelementptr inbounds nuw i8, ptr %355, i64 %358
  store i32 13, ptr %27, align 8
  %360 = getelementptr inbounds nuw i8, ptr %359, i64 44
  %361 = load i32, ptr %360, align 4
  store i32 %361, ptr %28, align 4
  %362 = getelementptr inbounds nuw i8, ptr %359, i64 4
  %363 = load i32, ptr %362, align 4
  store i32 %363, ptr %14, align 4
  store i32 %354, ptr %13, align 4
  store i32 -1, ptr %29, align 8
  %364 = load i64, ptr %35, align 8
  store i64 %364, ptr %15, align 8
  br label %522

365:
  %366 = phi i1 [ false, %251 ], [ true, %333 ], [ true, %339 ], [ false, %345 ], [ false, %313 ], [ false, %279 ], [
      false, %303 ], [ false, %228 ], [ false, %283 ]
  %367 = phi i32 [ 0, %251 ], [ 0, %333 ], [ %340, %339 ], [ 0, %345 ], [ 0, %313 ], [ 0, %279 ], [ %312, %303 ], [ 0,
      %228 ], [ 0, %283 ]
  br label %61

368:
  %369 = getelementptr inbounds nuw i8, ptr %35, i64 124
  %370 = load i32, ptr %369, align 4
  %371 = icmp eq i32 %370, 0
  br i1 %371, label %393, label %372

372:
  %373 = getelementptr inbounds nuw i8, ptr %35, i64 128
  br label %375

374:
  tail call fastcc void @forget_landed(ptr %35)
  br label %393

375:
  %376 = phi i32 [ %370, %372 ], [ %389, %388 ]
  %377 = phi i64 [ 0, %372 ], [ %390, %388 ]
  %378 = getelementptr inbounds nuw %struct.Deferred, ptr %373, i64 %377
  %379 = getelementptr inbounds nuw i8, ptr %378, i64 4
  %380 = load i32, ptr %379, align 4
  %381 = icmp eq i32 %380, 2
  br i1 %381, label %382, label %388

382:
  %383 = getelementptr inbounds nuw i8, ptr %378, i64 32
  %384 = load i32, ptr %383, align 8
  %385 = icmp eq i32 %384, 0
  br i1 %385, label %388, label %386

386:
  tail call fastcc void @land_store(ptr %35, ptr %378)
  %387 = load i32, ptr %369, align 4
  br label %388

388:
  %389 = phi i32 [ %387, %386 ], [ %376, %382 ], [ %376, %375 ]
  %390 = add nuw nsw i64 %377, 1
  %391 = zext i32 %389 to i64
  %392 = icmp samesign ult i64 %390, %391
  br i1 %392, label %375, label %374

393:
  %394 = getelementptr inbounds nuw i8, ptr %35, i64 112
  %395 = load i32, ptr %394, align 8
  %396 = icmp eq i32 %395, 0
  br i1 %396, label %397, label %400

397:
  %398 = load i32, ptr %369, align 4
  %399 = icmp eq i32 %398, 0
  br i1 %399, label %404, label %400

400:
  %401 = load ptr, ptr %16, align 8
  %402 = tail call i32 %401(ptr %35, i32 0, i32 -1, i32 0)
  %403 = icmp eq i32 %402, 0
  br i1 %403, label %404, label %475

404:
  %405 = getelementptr inbounds nuw i8, ptr %35, i64 5664
  %406 = load i32, ptr %405, align 8
  %407 = icmp eq i32 %406, 0
  br i1 %407, label %442, label %408

408:
  %409 = load i32, ptr %17, align 8
  %410 = icmp eq i32 %409, 0
  br i1 %410, label %440, label %411

411:
  %412 = getelementptr inbounds nuw i8, ptr %35, i64 5688
  %413 = getelementptr inbounds nuw i8, ptr %35, i64 5944
  br label %414

414:
  %415 = phi i32 [ %409, %411 ], [ %436, %435 ]
  %416 = phi i64 [ 0, %411 ], [ %437, %435 ]
  %417 = getelementptr inbounds nuw ptr, ptr %412, i64 %416
  %418 = load ptr, ptr %417, align 8
  %419 = icmp eq ptr %418, null
  br i1 %419, label %435, label %420

420:
  %421 = getelementptr inbounds nuw ptr, ptr %413, i64 %416
  br label %422

422:
  %423 = phi ptr [ %418, %420 ], [ %431, %427 ]
  %424 = load ptr, ptr %423, align 8
  store ptr %424, ptr %417, align 8
  %425 = icmp eq ptr %424, null
  br i1 %425, label %426, label %427

426:
  store ptr null, ptr %421, align 8
  br label %427

427:
  %428 = load ptr, ptr %18, align 8
  store ptr %428, ptr %423, align 8
  store ptr %423, ptr %18, align 8
  %429 = load i32, ptr %405, align 8
  %430 = add i32 %429, -1
  store i32 %430, ptr %405, align 8
  %431 = load ptr, ptr %417, align 8
  %432 = icmp eq ptr %431, null
  br i1 %432, label %433, label %422

433:
  %434 = load i32, ptr %17, align 8
  br label %435

435:
  %436 = phi i32 [ %434, %433 ], [ %415, %414 ]
  %437 = add nuw nsw i64 %416, 1
  %438 = zext i32 %436 to i64
  %439 = icmp samesign ult i64 %437, %438
  br i1 %439, label %414, label %440

440:
  %441 = getelementptr inbounds nuw i8, ptr %35, i64 5668
  store i32 0, ptr %441, align 4
  br label %442

442:
  %443 = tail call i32 @ptxvm_launch_dependents(ptr %0, ptr %35)
  %444 = load ptr, ptr %36, align 8
  %445 = getelementptr inbounds nuw i8, ptr %444, i64 132
  %446 = load i32, ptr %445, align 4
  %447 = add i32 %446, -1
  store i32 %447, ptr %445, align 4
  %448 = getelementptr inbounds nuw i8, ptr %35, i64 20
  store i32 2, ptr %448, align 4
  %449 = getelementptr inbounds nuw i8, ptr %444, i64 128
  %450 = load i32, ptr %449, align 8
  %451 = icmp eq i32 %450, 1
  br i1 %451, label %460, label %452

452:
  %453 = load ptr, ptr %7, align 8
  %454 = icmp eq ptr %453, null
  br i1 %454, label %460, label %455

455:
  store ptr null, ptr %7, align 8
  %456 = load ptr, ptr %8, align 8
  %457 = load i32, ptr %9, align 4
  %458 = zext i32 %457 to i64
  %459 = mul nuw nsw i64 %458, 48
  tail call void @llvm.memset.p0.i64(ptr align 1 %456, i8 0, i64 %459, i1 false)
  br label %460

460:
  %461 = load i32, ptr %445, align 4
  %462 = icmp eq i32 %461, 0
  br i1 %462, label %463, label %477

463:
  %464 = load i32, ptr %449, align 8
  %465 = icmp eq i32 %464, 0
  br i1 %465, label %477, label %466

466:
  %467 = phi i64 [ %471, %466 ], [ 0, %463 ]
  %468 = getelementptr inbounds nuw ptr, ptr %444, i64 %467
  %469 = load ptr, ptr %468, align 8
  %470 = getelementptr inbounds nuw i8, ptr %469, i64 20
  store i32 0, ptr %470, align 4
  %471 = add nuw nsw i64 %467, 1
  %472 = load i32, ptr %449, align 8
  %473 = zext i32 %472 to i64
  %474 = icmp samesign ult i64 %471, %473
  br i1 %474, label %466, label %477

475:
  %476 = load i64, ptr %35, align 8
  store i64 %476, ptr %15, align 8
  br label %527

477:
  %478 = load i32, ptr %19, align 4
  %479 = add i32 %478, -1
  store i32 %479, ptr %19, align 4
  store i32 0, ptr %20, align 4
  store i32 0, ptr %12, align 4
  %480 = load i32, ptr %21, align 8
  %481 = add i32 %480, 1
  store i32 %481, ptr %21, align 8
  %482 = load i64, ptr %22, align 8
  %483 = add i64 %482, 1
  store i64 %483, ptr %22, align 8
  store i32 0, ptr %23, align 8
  %484 = tail call fastcc i32 @choose(ptr %0)
  br label %524

485:
  %486 = load i32, ptr %48, align 4
  %487 = icmp eq i32 %486, 0
  br i1 %487, label %493, label %488

488:
  store i32 0, ptr %12, align 4
  %489 = load i32, ptr %21, align 8
  %490 = add i32 %489, 1
  store i32 %490, ptr %21, align 8
  %491 = load i32, ptr %48, align 4
  %492 = icmp eq i32 %491, 0
  br i1 %492, label %493, label %496

493:
  %494 = load i32, ptr %20, align 4
  %495 = add i32 %494, 1
  br label %496

496:
  %497 = phi i32 [ %495, %493 ], [ 0, %488 ]
  store i32 %497, ptr %20, align 4
  %498 = load i32, ptr %24, align 8
  %499 = icmp ult i32 %498, 2
  %500 = load i32, ptr %19, align 4
  %501 = icmp ugt i32 %497, %500
  %502 = select i1 %499, i1 true, i1 %501
  br i1 %502, label %503, label %507

503:
  %504 = load i32, ptr %23, align 8
  %505 = icmp ne i32 %504, 1
  %506 = zext i1 %505 to i32
  br label %507

507:
  %508 = phi i32 [ 0, %496 ], [ %506, %503 ]
  store i32 %508, ptr %23, align 8
  %509 = load i32, ptr %12, align 4
  %510 = icmp eq i32 %509, 0
  br i1 %510, label %511, label %514

511:
  %512 = load i32, ptr %25, align 8
  %513 = icmp ult i32 %500, %512
  br i1 %513, label %514, label %517

514:
  %515 = load i32, ptr %26, align 4
  %516 = icmp ult i32 %500, %515
  br i1 %516, label %519, label %517

517:
  %518 = tail call fastcc i32 @resume_waiting(ptr %0)
  br label %524

519:
  %520 = tail call fastcc i32 @choose(ptr %0)
  br label %524

521:
  br label %522

522:
  %523 = phi i32 [ 4, %174 ], [ 4, %214 ], [ 3, %324 ], [ 3, %352 ], [ 3, %346 ], [ 4, %187 ], [ 4, %111 ], [ 4, %84 ],
      [ 2, %192 ], [ 2, %521 ]
  store i32 2, ptr %23, align 8
  br label %527

524:
  %525 = phi i32 [ %518, %517 ], [ %520, %519 ], [ %484, %477 ]
  %526 = icmp eq i32 %525, -1
  br i1 %526, label %30, label %527

527:
  %528 = phi i32 [ %2, %1 ], [ %523, %522 ], [ 3, %475 ], [ %525, %524 ]
  ret i32 %528
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
  %7 = alloca %struct.ScreenAccess, align 8
  %8 = alloca %struct.Screening, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 37632
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %172, label %14

14:
  %15 = icmp eq i32 %4, 0
  br i1 %15, label %50, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 256
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 16
  br label %19

19:
  %20 = phi i32 [ %4, %16 ], [ %48, %46 ]
  br i1 %5, label %21, label %46

21:
  %22 = tail call i32 @llvm.cttz.i32(i32 %20, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr %17, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = lshr i32 %25, 7
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw i32, ptr %10, i64 %27
  %29 = load i32, ptr %28, align 4
  %30 = and i32 %25, 127
  %31 = zext nneg i32 %30 to i64
  %32 = load i32, ptr %18, align 8
  %33 = zext i32 %32 to i64
  %34 = add nsw i64 %31, -1
  %35 = add nsw i64 %34, %33
  %36 = lshr i32 %30, 2
  %37 = shl nsw i32 -1, %36
  %38 = tail call i64 @llvm.umin.i64(i64 %35, i64 127)
  %39 = lshr i64 %38, 2
  %40 = trunc nuw nsw i64 %39 to i32
  %41 = xor i32 %40, 31
  %42 = lshr i32 -1, %41
  %43 = and i32 %37, %29
  %44 = and i32 %43, %42
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %172

46:
  %47 = add i32 %20, -1
  %48 = and i32 %47, %20
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %19

50:
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %52 = load i32, ptr %51, align 8
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %96, label %54

54:
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %56 = load ptr, ptr %55, align 8
  %57 = zext i32 %2 to i64
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %59 = load i64, ptr %58, align 8
  %60 = mul i64 %59, %57
  %61 = getelementptr inbounds nuw i8, ptr %56, i64 %60
  %62 = getelementptr inbounds nuw i8, ptr %7, i64 8
  call void @llvm.memset.p0.i64(ptr align 8 %62, i8 0, i64 40, i1 false)
  store i32 2, ptr %7, align 8
  %63 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store i32 1, ptr %63, align 4
  %64 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %65 = load i32, ptr %64, align 8
  store i32 %65, ptr %62, align 8
  br i1 %15, label %80, label %66

66:
  %67 = getelementptr inbounds nuw i8, ptr %3, i64 256
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 512
  br label %69

69:
  %70 = phi i32 [ %4, %66 ], [ %78, %69 ]
  %71 = tail call i32 @llvm.cttz.i32(i32 %70, i1 true)
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds nuw i32, ptr %67, i64 %72
  %74 = load i32, ptr %73, align 4
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw i64, ptr %68, i64 %72
  store i64 %75, ptr %76, align 8
  %77 = add i32 %70, -1
  %78 = and i32 %77, %70
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %69

80:
  store ptr %0, ptr %8, align 8
  %81 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr %7, ptr %81, align 8
  %82 = getelementptr inbounds nuw i8, ptr %8, i64 112
  store ptr %1, ptr %82, align 8
  %83 = getelementptr inbounds nuw i8, ptr %8, i64 120
  store ptr %61, ptr %83, align 8
  %84 = getelementptr inbounds nuw i8, ptr %8, i64 128
  store i32 %4, ptr %84, align 8
  %85 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i64 0, ptr %85, align 8
  %86 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 0, ptr %86, align 8
  %87 = getelementptr inbounds nuw i8, ptr %8, i64 137
  store i8 0, ptr %87, align 1
  %88 = getelementptr inbounds nuw i8, ptr %8, i64 136
  store i8 0, ptr %88, align 8
  %89 = getelementptr inbounds nuw i8, ptr %8, i64 134
  store i8 0, ptr %89, align 2
  %90 = getelementptr inbounds nuw i8, ptr %8, i64 133
  store i8 0, ptr %90, align 1
  %91 = getelementptr inbounds nuw i8, ptr %8, i64 132
  store i8 0, ptr %91, align 4
  %92 = call preserve_allcc i32 @screen_varying(ptr %8, ptr %1, ptr %61, i32 %4, i1 false)
  %93 = icmp ne i32 %92, 0
  %94 = or i1 %93, %15
  %95 = xor i1 %93, true
  br i1 %94, label %172, label %97

96:
  br i1 %15, label %172, label %97

97:
  %98 = getelementptr inbounds nuw i8, ptr %3, i64 256
  %99 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %100 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  br label %101

101:
  %102 = phi i32 [ %4, %97 ], [ %170, %167 ]
  %103 = call i32 @llvm.cttz.i32(i32 %102, i1 true)
  %104 = zext nneg i32 %103 to i64
  %105 = getelementptr inbounds nuw i32, ptr %98, i64 %104
  %106 = load i32, ptr %105, align 4
  %107 = lshr i32 %106, 7
  %108 = zext nneg i32 %107 to i64
  %109 = getelementptr inbounds nuw i32, ptr %10, i64 %108
  br i1 %5, label %150, label %110

110:
  %111 = zext i32 %106 to i64
  %112 = load i32, ptr %99, align 8
  %113 = load ptr, ptr %100, align 8
  %114 = zext i32 %112 to i64
  %115 = add nuw nsw i64 %114, %111
  %116 = icmp eq i32 %112, 0
  br i1 %116, label %133, label %117

117:
  %118 = phi i64 [ %126, %117 ], [ %111, %110 ]
  %119 = and i64 %118, 4
  %120 = icmp eq i64 %119, 0
  %121 = select i1 %120, i8 -16, i8 15
  %122 = lshr i64 %118, 3
  %123 = getelementptr inbounds nuw i8, ptr %113, i64 %122
  %124 = load i8, ptr %123, align 1
  %125 = and i8 %121, %124
  store i8 %125, ptr %123, align 1
  %126 = add nuw nsw i64 %118, 4
  %127 = icmp samesign ult i64 %126, %115
  br i1 %127, label %117, label %128

128:
  %129 = load i32, ptr %105, align 4
  %130 = load i32, ptr %99, align 8
  %131 = zext i32 %130 to i64
  %132 = add nsw i64 %131, -1
  br label %133

133:
  %134 = phi i64 [ %132, %128 ], [ -1, %110 ]
  %135 = phi i32 [ %129, %128 ], [ %106, %110 ]
  %136 = load i32, ptr %109, align 4
  %137 = and i32 %135, 127
  %138 = zext nneg i32 %137 to i64
  %139 = add nsw i64 %134, %138
  %140 = lshr i32 %137, 2
  %141 = shl nsw i32 -1, %140
  %142 = call i64 @llvm.umin.i64(i64 %139, i64 127)
  %143 = lshr i64 %142, 2
  %144 = trunc nuw nsw i64 %143 to i32
  %145 = xor i32 %144, 31
  %146 = lshr i32 -1, %145
  %147 = and i32 %146, %141
  %148 = xor i32 %147, -1
  %149 = and i32 %136, %148
  br label %167

150:
  %151 = load i32, ptr %109, align 4
  %152 = and i32 %106, 127
  %153 = zext nneg i32 %152 to i64
  %154 = load i32, ptr %99, align 8
  %155 = zext i32 %154 to i64
  %156 = add nsw i64 %153, -1
  %157 = add nsw i64 %156, %155
  %158 = lshr i32 %152, 2
  %159 = shl nsw i32 -1, %158
  %160 = call i64 @llvm.umin.i64(i64 %157, i64 127)
  %161 = lshr i64 %160, 2
  %162 = trunc nuw nsw i64 %161 to i32
  %163 = xor i32 %162, 31
  %164 = lshr i32 -1, %163
  %165 = and i32 %164, %159
  %166 = or i32 %165, %151
  br label %167

167:
  %168 = phi i32 [ %166, %150 ], [ %149, %133 ]
  store i32 %168, ptr %109, align 4
  %169 = add i32 %102, -1
  %170 = and i32 %169, %102
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %172, label %101

172:
  %173 = phi i1 [ true, %96 ], [ %95, %80 ], [ true, %6 ], [ true, %167 ], [ false, %21 ]
  ret i1 %173
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
  br i1 %10, label %73, label %11

11:
  %12 = icmp eq i32 %4, 0
  br i1 %12, label %73, label %16

13:
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 3800
  br label %32

16:
  %17 = phi i32 [ %30, %28 ], [ %4, %11 ]
  %18 = tail call i32 @llvm.cttz.i32(i32 %17, i1 true)
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw i64, ptr %0, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 3072
  %22 = load i64, ptr %21, align 8
  %23 = tail call fastcc ptr @free_word(ptr %0, ptr %1, i32 %18)
  %24 = icmp ne ptr %23, null
  %25 = add i64 %22, -1
  %26 = icmp ult i64 %25, 1048575
  %27 = select i1 %24, i1 %26, i1 false
  br i1 %27, label %28, label %73

28:
  %29 = add i32 %17, -1
  %30 = and i32 %29, %17
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %13, label %16

32:
  %33 = phi i32 [ %4, %13 ], [ %71, %67 ]
  %34 = tail call i32 @llvm.cttz.i32(i32 %33, i1 true)
  %35 = tail call fastcc ptr @free_word(ptr %0, ptr %1, i32 %34)
  %36 = icmp eq ptr %35, null
  br i1 %36, label %73, label %37

37:
  %38 = zext nneg i32 %34 to i64
  %39 = getelementptr inbounds nuw i64, ptr %0, i64 %38
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 3072
  %41 = load i64, ptr %40, align 8
  %42 = shl i64 %41, 20
  %43 = or i64 %41, %42
  %44 = or i64 %43, -8070450532247928832
  store i64 %44, ptr %35, align 8
  %45 = load ptr, ptr %14, align 8
  %46 = ptrtoint ptr %35 to i64
  %47 = ptrtoint ptr %45 to i64
  %48 = sub i64 %46, %47
  %49 = trunc i64 %48 to i32
  %50 = load i32, ptr %6, align 8
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %63, label %52

52:
  %53 = zext i32 %50 to i64
  br label %57

54:
  %55 = add nuw nsw i64 %58, 1
  %56 = icmp eq i64 %55, %53
  br i1 %56, label %63, label %57

57:
  %58 = phi i64 [ 0, %52 ], [ %55, %54 ]
  %59 = getelementptr inbounds nuw %struct.Life, ptr %15, i64 %58
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 4
  %61 = load i32, ptr %60, align 4
  %62 = icmp eq i32 %61, %49
  br i1 %62, label %67, label %54

63:
  %64 = phi i64 [ 0, %37 ], [ %53, %54 ]
  %65 = add i32 %50, 1
  store i32 %65, ptr %6, align 8
  %66 = getelementptr inbounds nuw %struct.Life, ptr %15, i64 %64
  br label %67

67:
  %68 = phi ptr [ %66, %63 ], [ %59, %57 ]
  store i32 %3, ptr %68, align 4
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 4
  store i32 %49, ptr %69, align 4
  %70 = add i32 %33, -1
  %71 = and i32 %70, %33
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %32

73:
  %74 = phi i32 [ 0, %32 ], [ 0, %5 ], [ 1, %11 ], [ 1, %67 ], [ 0, %16 ]
  ret i32 %74
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
    i32 2, label %468
    i32 1, label %8
  ]

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %467

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
  br i1 %29, label %468, label %30

30:
  %31 = tail call fastcc i32 @resume_waiting(ptr %0)
  br label %468

32:
  %33 = phi i64 [ %10, %8 ], [ %18, %22 ]
  store i32 1, ptr %2, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %35 = load i32, ptr %34, align 4
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %37 = load i32, ptr %36, align 8
  %38 = icmp ult i32 %35, %37
  br i1 %38, label %39, label %468

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
  br i1 %57, label %58, label %468

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
  br i1 %119, label %465, label %120

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
  %145 = icmp eq i32 %462, 1
  br i1 %145, label %468, label %465

146:
  %147 = phi i64 [ 0, %120 ], [ %461, %458 ]
  %148 = phi i32 [ %118, %120 ], [ %462, %458 ]
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
  br i1 %313, label %414, label %314

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
  br label %397

343:
  %344 = load i32, ptr %134, align 4
  %345 = icmp eq i32 %344, 0
  br i1 %345, label %346, label %348

346:
  %347 = getelementptr inbounds nuw i8, ptr %154, i64 14440
  store ptr null, ptr %347, align 8
  br label %357

348:
  %349 = getelementptr inbounds nuw i8, ptr %154, i64 14432
  %350 = load ptr, ptr %349, align 8
  %351 = getelementptr inbounds nuw i8, ptr %154, i64 14440
  store ptr %350, ptr %351, align 8
  %352 = icmp eq ptr %350, null
  br i1 %352, label %357, label %353

353:
  tail call void @llvm.memset.p0.i64(ptr align 1 %350, i8 0, i64 6280, i1 false)
  %354 = load i32, ptr %126, align 8
  %355 = load ptr, ptr %351, align 8
  %356 = getelementptr inbounds nuw i8, ptr %355, i64 6272
  store i32 %354, ptr %356, align 4
  br label %357

357:
  tail call preserve_allcc void @begin_lines(ptr %0, ptr %154)
  %358 = load ptr, ptr %135, align 8
  %359 = icmp eq ptr %358, %154
  br i1 %359, label %360, label %361

360:
  store ptr null, ptr %135, align 8
  br label %369

361:
  %362 = getelementptr inbounds nuw i8, ptr %154, i64 14464
  %363 = load i32, ptr %362, align 8
  %364 = icmp eq i32 %363, 1
  br i1 %364, label %365, label %373

365:
  %366 = load i32, ptr %136, align 8
  %367 = icmp eq i32 %366, 0
  br i1 %367, label %373, label %368

368:
  store i32 4, ptr %136, align 8
  br label %369

369:
  %370 = phi i64 [ 43648, %360 ], [ 43656, %368 ]
  %371 = phi i32 [ 4, %360 ], [ 8, %368 ]
  %372 = getelementptr inbounds nuw i8, ptr %0, i64 %370
  store i32 %371, ptr %372, align 8
  br label %373

373:
  %374 = getelementptr inbounds nuw i8, ptr %154, i64 14464
  store i32 0, ptr %374, align 8
  %375 = getelementptr inbounds nuw i8, ptr %154, i64 14456
  store ptr %137, ptr %375, align 8
  %376 = load ptr, ptr %135, align 8
  %377 = icmp eq ptr %376, %154
  br i1 %377, label %378, label %379

378:
  store ptr null, ptr %135, align 8
  br label %379

379:
  %380 = load ptr, ptr %138, align 8
  %381 = icmp eq ptr %380, null
  br i1 %381, label %413, label %382

382:
  %383 = load i32, ptr %34, align 4
  %384 = icmp eq i32 %383, 0
  br i1 %384, label %385, label %413

385:
  %386 = load i32, ptr %136, align 8
  %387 = icmp eq i32 %386, 0
  br i1 %387, label %388, label %395

388:
  %389 = load i32, ptr %139, align 4
  %390 = icmp eq i32 %389, 0
  br i1 %390, label %393, label %391

391:
  %392 = add i32 %389, -1
  store i32 %392, ptr %139, align 4
  br label %413

393:
  store i32 2, ptr %374, align 8
  store ptr %154, ptr %135, align 8
  store i32 0, ptr %140, align 4
  store i32 0, ptr %141, align 8
  %394 = load ptr, ptr %138, align 8
  store i64 0, ptr %394, align 8
  br label %413

395:
  store i32 1, ptr %374, align 8
  %396 = load ptr, ptr %138, align 8
  store ptr %396, ptr %375, align 8
  br label %414

397:
  %398 = phi i64 [ 0, %340 ], [ %409, %397 ]
  %399 = load ptr, ptr %341, align 8
  %400 = load i64, ptr %342, align 8
  %401 = mul i64 %400, %398
  %402 = getelementptr inbounds nuw i8, ptr %399, i64 %401
  %403 = getelementptr inbounds nuw i8, ptr %402, i64 204
  store i32 0, ptr %403, align 4
  %404 = load ptr, ptr %341, align 8
  %405 = load i64, ptr %342, align 8
  %406 = mul i64 %405, %398
  %407 = getelementptr inbounds nuw i8, ptr %404, i64 %406
  %408 = getelementptr inbounds nuw i8, ptr %407, i64 200
  store i32 0, ptr %408, align 8
  %409 = add nuw nsw i64 %398, 1
  %410 = load i32, ptr %126, align 8
  %411 = zext i32 %410 to i64
  %412 = icmp samesign ult i64 %409, %411
  br i1 %412, label %397, label %343

413:
  tail call preserve_allcc void @forget_written(ptr %0, ptr %154)
  br label %414

414:
  %415 = getelementptr inbounds nuw i8, ptr %154, i64 56
  %416 = load ptr, ptr %415, align 8
  %417 = load i32, ptr %142, align 8
  %418 = zext i32 %417 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %416, i8 0, i64 %418, i1 false)
  %419 = load i32, ptr %143, align 4
  %420 = icmp eq i32 %419, 0
  br i1 %420, label %425, label %421

421:
  %422 = load ptr, ptr %415, align 8
  %423 = getelementptr inbounds nuw i8, ptr %422, i64 262144
  %424 = zext i32 %419 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %423, i8 0, i64 %424, i1 false)
  br label %425

425:
  %426 = getelementptr inbounds nuw i8, ptr %154, i64 18656
  %427 = load ptr, ptr %426, align 8
  %428 = icmp eq ptr %427, null
  br i1 %428, label %458, label %429

429:
  %430 = getelementptr inbounds nuw i8, ptr %427, i64 539992
  %431 = getelementptr inbounds nuw i8, ptr %427, i64 8
  %432 = load i32, ptr %431, align 8
  %433 = icmp eq i32 %432, 0
  br i1 %433, label %452, label %434

434:
  %435 = getelementptr inbounds nuw i8, ptr %427, i64 24
  %436 = getelementptr inbounds nuw i8, ptr %427, i64 6936
  br label %437

437:
  %438 = phi i64 [ 0, %434 ], [ %450, %449 ]
  %439 = getelementptr inbounds nuw i64, ptr %435, i64 %438
  %440 = load i64, ptr %439, align 8
  %441 = icmp sgt i64 %440, -1
  br i1 %441, label %446, label %442

442:
  %443 = getelementptr inbounds nuw i8, ptr %436, i64 %438
  %444 = load i8, ptr %443, align 1
  %445 = icmp eq i8 %444, 0
  br i1 %445, label %449, label %446

446:
  %447 = shl nuw nsw i64 %438, 9
  %448 = getelementptr inbounds nuw i8, ptr %430, i64 %447
  tail call void @llvm.memset.p0.i64(ptr align 4 %448, i8 0, i64 512, i1 false)
  br label %449

449:
  %450 = add nuw nsw i64 %438, 1
  %451 = icmp eq i64 %450, 576
  br i1 %451, label %452, label %437

452:
  store i32 1, ptr %431, align 8
  %453 = getelementptr inbounds nuw i8, ptr %427, i64 20
  store i32 0, ptr %453, align 4
  %454 = getelementptr inbounds nuw i8, ptr %427, i64 16
  store i32 0, ptr %454, align 8
  %455 = getelementptr inbounds nuw i8, ptr %427, i64 12
  store i32 0, ptr %455, align 4
  %456 = getelementptr inbounds nuw i8, ptr %427, i64 24
  tail call void @llvm.memset.p0.i64(ptr align 8 %456, i8 -1, i64 4608, i1 false)
  %457 = getelementptr inbounds nuw i8, ptr %427, i64 6936
  tail call void @llvm.memset.p0.i64(ptr align 8 %457, i8 0, i64 576, i1 false)
  br label %458

458:
  %459 = load i32, ptr %34, align 4
  %460 = add i32 %459, 1
  store i32 %460, ptr %34, align 4
  %461 = add nuw nsw i64 %147, 1
  %462 = load i32, ptr %42, align 8
  %463 = zext i32 %462 to i64
  %464 = icmp samesign ult i64 %461, %463
  br i1 %464, label %146, label %144

465:
  %466 = getelementptr inbounds nuw i8, ptr %0, i64 268
  store i32 0, ptr %466, align 4
  br label %468

467:
  tail call fastcc void @turn_to_next(ptr %0)
  br label %468

468:
  %469 = phi i32 [ -1, %467 ], [ -1, %1 ], [ 0, %26 ], [ %31, %30 ], [ -1, %465 ], [ 1, %55 ], [ -1, %144 ], [ 1, %32 ]
  ret i32 %469
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

define internal preserve_allcc i32 @look_at_access(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5) unnamed_addr #0
      noimplicitfloat {
  %7 = alloca %struct.Screening, align 8
  %8 = icmp eq i32 %3, 0
  br i1 %8, label %1285, label %9

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
  br label %1283

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
  %55 = phi i64 [ 0, %27 ], [ %1279, %1278 ]
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
  br i1 %67, label %1278, label %68

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
  br i1 %87, label %88, label %1283

88:
  %89 = add i32 %73, -1
  %90 = and i32 %89, %73
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %1278, label %72

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
  br label %1283

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
  br i1 %187, label %188, label %1283

188:
  %189 = load i8, ptr %20, align 4
  %190 = trunc nuw i8 %189 to i1
  br i1 %190, label %1278, label %191

191:
  call preserve_allcc void @follow_access(ptr %7, i64 %155, i32 %63, i1 %183)
  br label %1278

192:
  %193 = call i32 @llvm.cttz.i32(i32 %63, i1 true)
  %194 = select i1 %156, i32 %193, i32 -1
  %195 = call preserve_allcc i32 @screen_place(ptr %7, ptr %1, ptr %2, i64 %155, i32 %194)
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %1278, label %1283

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
  %247 = shl i64 %246, 16
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
  br i1 %258, label %403, label %1275

259:
  switch i32 %213, label %1275 [
    i32 1, label %265
    i32 0, label %260
  ]

260:
  %261 = lshr i64 %207, 32
  %262 = trunc nuw i64 %261 to i32
  %263 = add i32 %262, -1
  %264 = icmp ult i32 %263, 4
  br i1 %264, label %1275, label %265

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
  br i1 %345, label %1275, label %346

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
  br i1 %385, label %1275, label %386

386:
  %387 = load ptr, ptr %10, align 8
  %388 = getelementptr inbounds nuw i8, ptr %387, i64 4
  %389 = load i32, ptr %388, align 4
  switch i32 %389, label %390 [
    i32 4, label %1278
    i32 0, label %1278
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
  br label %1283

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
  br i1 %416, label %1275, label %417

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
  br label %1283

447:
  %448 = add i64 %412, -1
  %449 = lshr i64 %448, 7
  %450 = lshr i64 %407, 7
  %451 = icmp samesign ugt i64 %450, %449
  br i1 %451, label %1278, label %452

452:
  %453 = zext nneg i32 %198 to i64
  %454 = zext nneg i32 %411 to i64
  %455 = sub i64 %454, %407
  %456 = icmp eq i32 %93, 2
  %457 = shl nuw nsw i64 %205, 3
  br label %458

458:
  %459 = phi i64 [ %450, %452 ], [ %1259, %1258 ]
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
  br i1 %490, label %491, label %1228

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
  br i1 %519, label %520, label %1261

520:
  %521 = phi ptr [ %515, %513 ], [ %494, %516 ], [ %494, %499 ], [ %494, %495 ], [ %494, %491 ]
  %522 = getelementptr inbounds nuw i8, ptr %521, i64 37704
  %523 = load i32, ptr %522, align 8
  %524 = icmp eq i32 %523, 0
  %525 = load i8, ptr %20, align 4
  %526 = trunc nuw i8 %525 to i1
  br i1 %524, label %527, label %550

527:
  br i1 %526, label %1228, label %528

528:
  %529 = load ptr, ptr %10, align 8
  %530 = getelementptr inbounds nuw i8, ptr %529, i64 4
  %531 = load i32, ptr %530, align 4
  switch i32 %531, label %532 [
    i32 4, label %1228
    i32 0, label %1228
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
  br i1 %540, label %1228, label %541

541:
  %542 = add i64 %539, -1
  %543 = icmp eq i64 %536, %542
  br i1 %543, label %544, label %548

544:
  %545 = load ptr, ptr %10, align 8
  %546 = getelementptr inbounds nuw i8, ptr %545, i64 4
  %547 = load i32, ptr %546, align 4
  switch i32 %547, label %548 [
    i32 4, label %1228
    i32 0, label %1228
  ]

548:
  %549 = call preserve_allcc i1 @open_page(ptr %7, i64 %533)
  br i1 %549, label %1228, label %1261

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
  br i1 %568, label %569, label %1261

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
  br label %1228

626:
  %627 = icmp eq i64 %594, %621
  br i1 %627, label %1228, label %628

628:
  %629 = cmpxchg ptr %592, i64 %594, i64 %621 monotonic monotonic, align 8
  %630 = extractvalue { i64, i1 } %629, 1
  br i1 %630, label %1228, label %631

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
  br i1 %722, label %1228, label %766

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
  br i1 %765, label %1228, label %766

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
  br i1 %825, label %934, label %826

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
  br label %1204

902:
  call preserve_allcc void @remember(ptr %7, ptr %486, i32 %832, i64 %484, i32 %478)
  br label %1204

903:
  %904 = zext nneg i32 %832 to i64
  %905 = getelementptr inbounds nuw i32, ptr %833, i64 %904
  store i32 %478, ptr %905, align 4
  %906 = getelementptr inbounds nuw i8, ptr %486, i64 16
  %907 = getelementptr inbounds nuw i64, ptr %906, i64 %904
  store i64 %484, ptr %907, align 8
  switch i32 %829, label %1204 [
    i32 4, label %908
    i32 0, label %908
  ]

908:
  %909 = load ptr, ptr %7, align 8
  %910 = getelementptr inbounds nuw i8, ptr %909, i64 37692
  %911 = load i32, ptr %910, align 4
  %912 = icmp ne i32 %911, 0
  %913 = load i8, ptr %19, align 1
  %914 = trunc nuw i8 %913 to i1
  %915 = select i1 %912, i1 true, i1 %914
  br i1 %915, label %1204, label %916

916:
  %917 = load i32, ptr %833, align 8
  %918 = load i32, ptr %836, align 4
  %919 = or i32 %918, %917
  %920 = icmp eq i32 %919, 0
  br i1 %920, label %921, label %1204

921:
  %922 = getelementptr inbounds nuw i8, ptr %486, i64 32
  %923 = load i64, ptr %922, align 8
  %924 = and i64 %923, 71
  %925 = icmp eq i64 %924, 64
  br i1 %925, label %926, label %1204

926:
  store i32 -1, ptr %835, align 8
  store i32 0, ptr %834, align 4
  %927 = and i64 %923, 120
  %928 = icmp eq i64 %927, 120
  %929 = shl i64 %824, 10
  %930 = lshr i64 %923, 15
  %931 = and i64 %930, 1023
  %932 = select i1 %928, i64 1023, i64 %931
  %933 = or disjoint i64 %932, %929
  store i64 %933, ptr %837, align 8
  br label %1204

934:
  %935 = load i8, ptr %20, align 4
  %936 = trunc nuw i8 %935 to i1
  br i1 %936, label %996, label %937

937:
  %938 = load ptr, ptr %10, align 8
  %939 = getelementptr inbounds nuw i8, ptr %938, i64 4
  %940 = load i32, ptr %939, align 4
  %941 = and i32 %940, -5
  %942 = icmp eq i32 %941, 0
  %943 = select i1 %942, i32 2, i32 0
  %944 = and i64 %484, 120
  %945 = icmp eq i64 %944, 72
  br i1 %945, label %991, label %946

946:
  %947 = getelementptr inbounds nuw i8, ptr %486, i64 48
  %948 = load i32, ptr %947, align 8
  %949 = getelementptr inbounds nuw i8, ptr %486, i64 52
  %950 = load i32, ptr %949, align 4
  %951 = or i32 %950, %948
  %952 = getelementptr inbounds nuw i8, ptr %486, i64 56
  %953 = load i32, ptr %952, align 8
  %954 = or i32 %951, %953
  %955 = getelementptr inbounds nuw i8, ptr %486, i64 60
  %956 = load i32, ptr %955, align 4
  %957 = or i32 %954, %956
  %958 = and i32 %957, %478
  %959 = icmp eq i32 %958, 0
  br i1 %959, label %960, label %991

960:
  %961 = zext nneg i32 %943 to i64
  %962 = getelementptr inbounds nuw i32, ptr %947, i64 %961
  %963 = load i32, ptr %962, align 4
  %964 = icmp eq i32 %963, 0
  br i1 %964, label %965, label %967

965:
  %966 = getelementptr inbounds nuw i32, ptr %947, i64 %961
  br label %984

967:
  %968 = getelementptr inbounds nuw i8, ptr %486, i64 16
  %969 = getelementptr inbounds nuw i64, ptr %968, i64 %961
  %970 = load i64, ptr %969, align 8
  %971 = icmp ne i64 %970, %484
  %972 = zext i1 %971 to i32
  %973 = or disjoint i32 %943, %972
  %974 = zext nneg i32 %973 to i64
  %975 = getelementptr inbounds nuw i32, ptr %947, i64 %974
  %976 = load i32, ptr %975, align 4
  %977 = icmp eq i32 %976, 0
  %978 = getelementptr inbounds nuw i32, ptr %947, i64 %974
  br i1 %977, label %984, label %979

979:
  %980 = getelementptr inbounds nuw i8, ptr %486, i64 16
  %981 = getelementptr inbounds nuw i64, ptr %980, i64 %974
  %982 = load i64, ptr %981, align 8
  %983 = icmp eq i64 %982, %484
  br i1 %983, label %984, label %991

984:
  %985 = phi ptr [ %966, %965 ], [ %978, %967 ], [ %978, %979 ]
  %986 = phi i64 [ %961, %965 ], [ %974, %967 ], [ %974, %979 ]
  %987 = getelementptr inbounds nuw i8, ptr %486, i64 16
  %988 = getelementptr inbounds nuw i64, ptr %987, i64 %986
  store i64 %484, ptr %988, align 8
  %989 = load i32, ptr %985, align 4
  %990 = or i32 %989, %478
  store i32 %990, ptr %985, align 4
  br label %1204

991:
  %992 = trunc i64 %484 to i32
  %993 = lshr i32 %992, 3
  %994 = and i32 %993, 15
  %995 = icmp eq i32 %994, 9
  br i1 %995, label %1202, label %1150

996:
  %997 = trunc i64 %484 to i32
  %998 = lshr i32 %997, 3
  %999 = and i32 %998, 15
  %1000 = icmp eq i32 %999, 9
  br i1 %1000, label %1001, label %1150

1001:
  %1002 = load i8, ptr %19, align 1
  %1003 = trunc nuw i8 %1002 to i1
  %1004 = and i64 %479, 7
  %1005 = icmp ne i64 %1004, 0
  %1006 = or i1 %1005, %1003
  br i1 %1006, label %1202, label %1007

1007:
  %1008 = and i64 %484, -16777216
  %1009 = or disjoint i64 %1008, 64
  %1010 = getelementptr inbounds nuw i8, ptr %486, i64 48
  %1011 = getelementptr inbounds nuw i8, ptr %486, i64 52
  %1012 = load i32, ptr %1011, align 4
  %1013 = icmp eq i32 %1012, 0
  br i1 %1013, label %1014, label %1202

1014:
  %1015 = load i32, ptr %1010, align 4
  %1016 = icmp eq i32 %1015, 0
  br i1 %1016, label %1021, label %1017

1017:
  %1018 = getelementptr inbounds nuw i8, ptr %486, i64 16
  %1019 = load i64, ptr %1018, align 8
  %1020 = icmp eq i64 %1019, %1009
  br i1 %1020, label %1021, label %1202

1021:
  %1022 = getelementptr inbounds nuw i8, ptr %486, i64 60
  %1023 = load i32, ptr %1022, align 4
  %1024 = icmp eq i32 %1023, 0
  br i1 %1024, label %1025, label %1202

1025:
  %1026 = getelementptr inbounds nuw i8, ptr %486, i64 56
  %1027 = load i32, ptr %1026, align 4
  %1028 = icmp eq i32 %1027, 0
  br i1 %1028, label %1033, label %1029

1029:
  %1030 = getelementptr inbounds nuw i8, ptr %486, i64 32
  %1031 = load i64, ptr %1030, align 8
  %1032 = icmp eq i64 %1031, %1009
  br i1 %1032, label %1033, label %1202

1033:
  %1034 = load ptr, ptr %38, align 8
  %1035 = load ptr, ptr %37, align 8
  %1036 = ptrtoint ptr %486 to i64
  %1037 = ptrtoint ptr %1035 to i64
  %1038 = sub i64 %1036, %1037
  %1039 = getelementptr inbounds nuw i16, ptr %1034, i64 %1038
  %1040 = and i32 %1015, %478
  %1041 = lshr i32 %997, 15
  %1042 = and i32 %1041, 31
  %1043 = lshr i32 %997, 20
  %1044 = and i32 %1043, 15
  %1045 = icmp eq i32 %1040, 0
  br i1 %1045, label %1073, label %1046

1046:
  %1047 = load ptr, ptr %52, align 8
  br label %1048

1048:
  %1049 = phi i32 [ %1040, %1046 ], [ %1071, %1069 ]
  %1050 = call i32 @llvm.cttz.i32(i32 %1049, i1 true)
  %1051 = zext nneg i32 %1050 to i64
  %1052 = getelementptr inbounds nuw i16, ptr %1039, i64 %1051
  %1053 = load i16, ptr %1052, align 2
  %1054 = zext i16 %1053 to i32
  %1055 = icmp slt i16 %1053, 0
  br i1 %1055, label %1202, label %1056

1056:
  %1057 = lshr i32 %1054, 5
  %1058 = and i32 %1057, 31
  %1059 = icmp eq i32 %1058, %1042
  br i1 %1059, label %1060, label %1202

1060:
  %1061 = lshr i32 %1054, 10
  %1062 = icmp samesign ult i32 %1061, %1044
  br i1 %1062, label %1069, label %1063

1063:
  %1064 = and i32 %1054, 31
  %1065 = getelementptr inbounds nuw i8, ptr %1047, i64 %1051
  %1066 = load i8, ptr %1065, align 1
  %1067 = zext i8 %1066 to i32
  %1068 = icmp eq i32 %1064, %1067
  br i1 %1068, label %1069, label %1202

1069:
  %1070 = add i32 %1049, -1
  %1071 = and i32 %1070, %1049
  %1072 = icmp eq i32 %1071, 0
  br i1 %1072, label %1073, label %1048

1073:
  %1074 = getelementptr inbounds nuw i8, ptr %1039, i64 64
  %1075 = and i32 %1027, %478
  %1076 = icmp eq i32 %1075, 0
  br i1 %1076, label %1104, label %1077

1077:
  %1078 = load ptr, ptr %52, align 8
  br label %1079

1079:
  %1080 = phi i32 [ %1075, %1077 ], [ %1102, %1100 ]
  %1081 = call i32 @llvm.cttz.i32(i32 %1080, i1 true)
  %1082 = zext nneg i32 %1081 to i64
  %1083 = getelementptr inbounds nuw i16, ptr %1074, i64 %1082
  %1084 = load i16, ptr %1083, align 2
  %1085 = zext i16 %1084 to i32
  %1086 = icmp slt i16 %1084, 0
  br i1 %1086, label %1202, label %1087

1087:
  %1088 = lshr i32 %1085, 5
  %1089 = and i32 %1088, 31
  %1090 = icmp eq i32 %1089, %1042
  br i1 %1090, label %1091, label %1202

1091:
  %1092 = lshr i32 %1085, 10
  %1093 = icmp samesign ult i32 %1092, %1044
  br i1 %1093, label %1100, label %1094

1094:
  %1095 = and i32 %1085, 31
  %1096 = getelementptr inbounds nuw i8, ptr %1078, i64 %1082
  %1097 = load i8, ptr %1096, align 1
  %1098 = zext i8 %1097 to i32
  %1099 = icmp eq i32 %1095, %1098
  br i1 %1099, label %1100, label %1202

1100:
  %1101 = add i32 %1080, -1
  %1102 = and i32 %1101, %1080
  %1103 = icmp eq i32 %1102, 0
  br i1 %1103, label %1104, label %1079

1104:
  %1105 = load ptr, ptr %10, align 8
  %1106 = getelementptr inbounds nuw i8, ptr %1105, i64 4
  %1107 = load i32, ptr %1106, align 4
  %1108 = and i32 %1107, -5
  %1109 = icmp eq i32 %1108, 0
  %1110 = select i1 %1109, i64 2, i64 0
  %1111 = shl nuw nsw i32 %1044, 10
  %1112 = shl nuw nsw i32 %1042, 5
  %1113 = or disjoint i32 %1111, %1112
  %1114 = select i1 %1109, i64 32, i64 0
  %1115 = getelementptr inbounds nuw i16, ptr %1039, i64 %1114
  br label %1116

1116:
  %1117 = phi i32 [ %1128, %1116 ], [ %478, %1104 ]
  %1118 = call i32 @llvm.cttz.i32(i32 %1117, i1 true)
  %1119 = load ptr, ptr %52, align 8
  %1120 = zext nneg i32 %1118 to i64
  %1121 = getelementptr inbounds nuw i8, ptr %1119, i64 %1120
  %1122 = load i8, ptr %1121, align 1
  %1123 = zext i8 %1122 to i32
  %1124 = or i32 %1113, %1123
  %1125 = trunc nuw nsw i32 %1124 to i16
  %1126 = getelementptr inbounds nuw i16, ptr %1115, i64 %1120
  store i16 %1125, ptr %1126, align 2
  %1127 = add i32 %1117, -1
  %1128 = and i32 %1127, %1117
  %1129 = icmp eq i32 %1128, 0
  br i1 %1129, label %1130, label %1116

1130:
  switch i32 %1107, label %1131 [
    i32 4, label %1144
    i32 0, label %1144
  ]

1131:
  %1132 = getelementptr inbounds nuw i8, ptr %486, i64 8
  %1133 = load i64, ptr %1132, align 8
  %1134 = icmp eq i64 %1133, 0
  br i1 %1134, label %1140, label %1135

1135:
  %1136 = load ptr, ptr %7, align 8
  store i64 0, ptr %1132, align 8
  %1137 = getelementptr inbounds nuw i8, ptr %1136, i64 41816
  %1138 = load i64, ptr %1137, align 8
  %1139 = add i64 %1138, 1
  store i64 %1139, ptr %1137, align 8
  br label %1140

1140:
  %1141 = xor i32 %478, -1
  %1142 = load i32, ptr %1026, align 8
  %1143 = and i32 %1142, %1141
  store i32 %1143, ptr %1026, align 8
  br label %1144

1144:
  %1145 = getelementptr inbounds nuw i32, ptr %1010, i64 %1110
  %1146 = load i32, ptr %1145, align 4
  %1147 = or i32 %1146, %478
  store i32 %1147, ptr %1145, align 4
  %1148 = getelementptr inbounds nuw i8, ptr %486, i64 16
  %1149 = getelementptr inbounds nuw i64, ptr %1148, i64 %1110
  store i64 %1009, ptr %1149, align 8
  br label %1204

1150:
  %1151 = phi i32 [ %999, %996 ], [ %994, %991 ]
  %1152 = icmp samesign ult i32 %1151, 8
  br i1 %1152, label %1153, label %1202

1153:
  %1154 = getelementptr inbounds nuw i8, ptr %486, i64 48
  %1155 = getelementptr inbounds nuw i8, ptr %486, i64 56
  %1156 = load i32, ptr %1155, align 8
  %1157 = icmp eq i32 %1156, 0
  %1158 = getelementptr inbounds nuw i8, ptr %486, i64 52
  %1159 = load i32, ptr %1158, align 4
  %1160 = getelementptr inbounds nuw i8, ptr %486, i64 60
  %1161 = load i32, ptr %1160, align 4
  %1162 = or i32 %1161, %1159
  %1163 = icmp eq i32 %1162, 0
  br i1 %1163, label %1164, label %1202

1164:
  %1165 = load i32, ptr %1154, align 8
  %1166 = icmp eq i32 %1165, 0
  br i1 %1166, label %1171, label %1167

1167:
  %1168 = getelementptr inbounds nuw i8, ptr %486, i64 16
  %1169 = load i64, ptr %1168, align 8
  %1170 = icmp eq i64 %1169, %484
  br i1 %1170, label %1171, label %1202

1171:
  br i1 %1157, label %1176, label %1172

1172:
  %1173 = getelementptr inbounds nuw i8, ptr %486, i64 32
  %1174 = load i64, ptr %1173, align 8
  %1175 = icmp eq i64 %1174, %484
  br i1 %1175, label %1176, label %1202

1176:
  %1177 = load ptr, ptr %10, align 8
  %1178 = getelementptr inbounds nuw i8, ptr %1177, i64 4
  %1179 = load i32, ptr %1178, align 4
  switch i32 %1179, label %1183 [
    i32 4, label %1202
    i32 0, label %1180
  ]

1180:
  %1181 = getelementptr inbounds nuw i8, ptr %486, i64 32
  store i64 %484, ptr %1181, align 8
  %1182 = or i32 %1156, %478
  store i32 %1182, ptr %1155, align 8
  br label %1204

1183:
  br i1 %936, label %1184, label %1195

1184:
  %1185 = getelementptr inbounds nuw i8, ptr %486, i64 8
  %1186 = load i64, ptr %1185, align 8
  %1187 = icmp eq i64 %1186, 0
  br i1 %1187, label %1195, label %1188

1188:
  %1189 = load ptr, ptr %7, align 8
  store i64 0, ptr %1185, align 8
  %1190 = getelementptr inbounds nuw i8, ptr %1189, i64 41816
  %1191 = load i64, ptr %1190, align 8
  %1192 = add i64 %1191, 1
  store i64 %1192, ptr %1190, align 8
  %1193 = load i32, ptr %1154, align 8
  %1194 = load i32, ptr %1155, align 8
  br label %1195

1195:
  %1196 = phi i32 [ %1194, %1188 ], [ %1156, %1184 ], [ %1156, %1183 ]
  %1197 = phi i32 [ %1193, %1188 ], [ %1165, %1184 ], [ %1165, %1183 ]
  %1198 = getelementptr inbounds nuw i8, ptr %486, i64 16
  store i64 %484, ptr %1198, align 8
  %1199 = or i32 %1197, %478
  store i32 %1199, ptr %1154, align 8
  %1200 = xor i32 %478, -1
  %1201 = and i32 %1196, %1200
  store i32 %1201, ptr %1155, align 8
  br label %1204

1202:
  %1203 = call preserve_allcc i1 @judge_again(ptr %7, ptr %486, i64 %484, i32 %478)
  br i1 %1203, label %1204, label %1221

1204:
  %1205 = and i64 %479, 6
  %1206 = icmp eq i64 %1205, 6
  br i1 %1206, label %1207, label %1220

1207:
  %1208 = load ptr, ptr %7, align 8
  %1209 = getelementptr inbounds nuw i8, ptr %1208, i64 41808
  %1210 = load i64, ptr %1209, align 8
  %1211 = load ptr, ptr %10, align 8
  %1212 = getelementptr inbounds nuw i8, ptr %1211, i64 8
  %1213 = load i32, ptr %1212, align 8
  %1214 = icmp eq i32 %1213, 1
  %1215 = load ptr, ptr %53, align 8
  br i1 %1214, label %1216, label %1218

1216:
  %1217 = trunc i64 %1210 to i8
  store i8 %1217, ptr %1215, align 1
  br label %1220

1218:
  %1219 = trunc i64 %1210 to i32
  store i32 %1219, ptr %1215, align 1
  br label %1220

1220:
  br i1 %822, label %1225, label %1228

1221:
  br i1 %822, label %1222, label %1261

1222:
  %1223 = getelementptr inbounds nuw i8, ptr %486, i64 8
  %1224 = atomicrmw and ptr %1223, i64 -2 release, align 8
  br label %1261

1225:
  %1226 = getelementptr inbounds nuw i8, ptr %486, i64 8
  %1227 = atomicrmw and ptr %1226, i64 -2 release, align 8
  br label %1228

1228:
  %1229 = load ptr, ptr %7, align 8
  %1230 = getelementptr inbounds nuw i8, ptr %1229, i64 43704
  %1231 = load ptr, ptr %1230, align 8
  %1232 = icmp eq ptr %1231, null
  %1233 = load i8, ptr %20, align 4
  %1234 = trunc nuw i8 %1233 to i1
  %1235 = select i1 %1232, i1 true, i1 %1234
  br i1 %1235, label %1258, label %1236

1236:
  %1237 = load i64, ptr %15, align 8
  %1238 = add i64 %1237, %460
  %1239 = load ptr, ptr %10, align 8
  %1240 = getelementptr inbounds nuw i8, ptr %1239, i64 4
  %1241 = load i32, ptr %1240, align 4
  switch i32 %1241, label %1242 [
    i32 4, label %1258
    i32 0, label %1258
  ]

1242:
  %1243 = load i8, ptr %17, align 8
  %1244 = trunc nuw i8 %1243 to i1
  br i1 %1244, label %1258, label %1245

1245:
  %1246 = getelementptr inbounds nuw i8, ptr %1229, i64 43720
  %1247 = load i64, ptr %1246, align 8
  %1248 = lshr i64 %1238, 7
  %1249 = lshr i64 %1238, 13
  %1250 = lshr i64 %1238, 19
  %1251 = xor i64 %1249, %1250
  %1252 = xor i64 %1251, %1248
  %1253 = and i64 %1252, 63
  %1254 = shl nuw i64 1, %1253
  %1255 = and i64 %1247, %1254
  %1256 = icmp eq i64 %1255, 0
  br i1 %1256, label %1258, label %1257

1257:
  call preserve_allcc void @cut_words(ptr %1229, i64 %1238, i32 %478)
  br label %1258

1258:
  %1259 = add nuw nsw i64 %459, 1
  %1260 = icmp eq i64 %459, %449
  br i1 %1260, label %1278, label %458

1261:
  %1262 = load ptr, ptr %7, align 8
  %1263 = load ptr, ptr %10, align 8
  %1264 = getelementptr inbounds nuw i8, ptr %1263, i64 20
  %1265 = load i32, ptr %1264, align 4
  %1266 = load i32, ptr %13, align 8
  %1267 = call i32 @llvm.cttz.i32(i32 %1266, i1 false)
  %1268 = getelementptr inbounds nuw i8, ptr %1262, i64 328
  store i32 22, ptr %1268, align 8
  %1269 = getelementptr inbounds nuw i8, ptr %1262, i64 332
  store i32 %1265, ptr %1269, align 4
  %1270 = getelementptr inbounds nuw i8, ptr %1262, i64 336
  store i32 %1267, ptr %1270, align 8
  %1271 = getelementptr inbounds nuw i8, ptr %1262, i64 352
  store i64 0, ptr %1271, align 8
  %1272 = getelementptr inbounds nuw i8, ptr %1262, i64 368
  store i32 0, ptr %1272, align 8
  %1273 = getelementptr inbounds nuw i8, ptr %1262, i64 360
  store i32 0, ptr %1273, align 8
  %1274 = getelementptr inbounds nuw i8, ptr %1262, i64 364
  store i32 0, ptr %1274, align 4
  br label %1283

1275:
  %1276 = call preserve_allcc i32 @screen_apart(ptr %7, ptr %1, ptr %2, i64 %66, i32 %61, i32 %93, i32 %63)
  %1277 = icmp eq i32 %1276, 0
  br i1 %1277, label %1278, label %1283

1278:
  %1279 = add nuw nsw i64 %55, 1
  %1280 = load i32, ptr %21, align 8
  %1281 = zext i32 %1280 to i64
  %1282 = icmp samesign ult i64 %1279, %1281
  br i1 %1282, label %54, label %1283

1283:
  %1284 = phi i32 [ %26, %24 ], [ 1, %83 ], [ 1, %142 ], [ 1, %1261 ], [ 1, %390 ], [ 1, %433 ], [ 0, %1278 ], [ 1, %192
      ], [ 1, %1275 ], [ 1, %177 ]
  br label %1285

1285:
  %1286 = phi i32 [ %1284, %1283 ], [ 0, %6 ]
  ret i32 %1286
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
  %71 = shl i64 %70, 16
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
  %41 = shl i64 %40, 16
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
  %207 = shl i64 %206, 16
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
  %46 = shl i64 %45, 16
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
  br i1 %15, label %117, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 6276
  %18 = load i32, ptr %17, align 4
  %19 = icmp ult i32 %18, 1048575
  br i1 %19, label %20, label %117

20:
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 6272
  %22 = load i32, ptr %21, align 4
  %23 = sub i32 32, %22
  %24 = lshr i32 -1, %23
  %25 = icmp eq i32 %12, %24
  br i1 %25, label %26, label %31

26:
  %27 = getelementptr inbounds nuw %struct.Barrier, ptr %0, i64 %4
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 5092
  %29 = load i32, ptr %28, align 4
  %30 = icmp ne i32 %29, -1
  br label %31

31:
  %32 = phi i1 [ false, %20 ], [ %30, %26 ]
  %33 = add nuw nsw i32 %18, 1
  store i32 %33, ptr %17, align 4
  %34 = icmp eq i32 %12, 0
  br i1 %34, label %117, label %35

35:
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %38 = getelementptr inbounds nuw i8, ptr %14, i64 4096
  %39 = shl nuw nsw i32 %1, 5
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr %38, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 14448
  br label %43

43:
  %44 = phi i32 [ %12, %35 ], [ %115, %102 ]
  %45 = tail call i32 @llvm.cttz.i32(i32 %44, i1 true)
  %46 = load ptr, ptr %36, align 8
  %47 = zext nneg i32 %45 to i64
  %48 = load i64, ptr %37, align 8
  %49 = mul i64 %48, %47
  %50 = getelementptr inbounds nuw i8, ptr %46, i64 %49
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 200
  %52 = load i32, ptr %51, align 8
  %53 = shl nuw nsw i32 %45, 5
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw i32, ptr %14, i64 %54
  br label %56

56:
  %57 = phi i64 [ 0, %43 ], [ %65, %64 ]
  %58 = getelementptr inbounds nuw i32, ptr %41, i64 %57
  %59 = load i32, ptr %58, align 4
  %60 = getelementptr inbounds nuw i32, ptr %55, i64 %57
  %61 = load i32, ptr %60, align 4
  %62 = icmp ugt i32 %59, %61
  br i1 %62, label %63, label %64

63:
  store i32 %59, ptr %60, align 4
  br label %64

64:
  %65 = add nuw nsw i64 %57, 1
  %66 = icmp eq i64 %65, 32
  br i1 %66, label %67, label %56

67:
  br i1 %32, label %73, label %68

68:
  %69 = load i32, ptr %51, align 8
  %70 = getelementptr inbounds nuw i8, ptr %50, i64 12
  %71 = load i32, ptr %70, align 4
  %72 = zext i32 %71 to i64
  br label %102

73:
  %74 = or i32 %52, 15
  %75 = add i32 %74, 1
  %76 = tail call i32 @llvm.umin.i32(i32 %75, i32 1048575)
  store i32 %76, ptr %51, align 8
  %77 = load i64, ptr %0, align 8
  %78 = shl i64 %77, 40
  %79 = zext nneg i32 %76 to i64
  %80 = shl nuw nsw i64 %79, 20
  %81 = or disjoint i64 %78, %80
  %82 = getelementptr inbounds nuw i8, ptr %50, i64 12
  %83 = load i32, ptr %82, align 4
  %84 = zext i32 %83 to i64
  %85 = shl nuw nsw i64 %84, 15
  %86 = or i64 %85, %81
  %87 = getelementptr inbounds nuw i8, ptr %50, i64 208
  store i64 %86, ptr %87, align 8
  %88 = load i64, ptr %42, align 8
  %89 = shl nuw nsw i32 %76, 5
  %90 = and i32 %89, 480
  %91 = or i32 %83, %90
  %92 = zext i32 %91 to i64
  %93 = shl i64 %88, 26
  %94 = shl nuw nsw i32 %76, 6
  %95 = and i32 %94, 67107840
  %96 = zext nneg i32 %95 to i64
  %97 = or disjoint i64 %93, %96
  %98 = or disjoint i64 %97, 1023
  %99 = getelementptr inbounds nuw i8, ptr %50, i64 216
  store i64 %98, ptr %99, align 8
  %100 = or i64 %97, %92
  %101 = getelementptr inbounds nuw i8, ptr %50, i64 224
  store i64 %100, ptr %101, align 8
  br label %102

102:
  %103 = phi i64 [ %72, %68 ], [ %84, %73 ]
  %104 = phi i32 [ %69, %68 ], [ %76, %73 ]
  %105 = load ptr, ptr %13, align 8
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 6276
  %107 = load i32, ptr %106, align 4
  %108 = getelementptr inbounds nuw i8, ptr %50, i64 204
  store i32 %107, ptr %108, align 4
  %109 = shl i32 %107, 4
  %110 = and i32 %104, 15
  %111 = or disjoint i32 %109, %110
  %112 = getelementptr inbounds nuw i8, ptr %105, i64 6144
  %113 = getelementptr inbounds nuw i32, ptr %112, i64 %103
  store i32 %111, ptr %113, align 4
  %114 = add i32 %44, -1
  %115 = and i32 %114, %44
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %117, label %43

117:
  %118 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %119 = load i32, ptr %118, align 4
  %120 = add i32 %119, 1
  %121 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %122 = load i32, ptr %121, align 4
  %123 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %124 = load i32, ptr %123, align 4
  store i32 0, ptr %5, align 4
  store i32 0, ptr %10, align 4
  store i32 0, ptr %6, align 4
  store i32 %120, ptr %118, align 4
  store i32 0, ptr %121, align 4
  store i32 0, ptr %123, align 4
  %125 = getelementptr inbounds nuw i8, ptr %5, i64 28
  store i32 %122, ptr %125, align 4
  %126 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i32 %124, ptr %126, align 4
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %128 = load i32, ptr %127, align 8
  %129 = or i32 %128, %12
  store i32 %129, ptr %127, align 8
  %130 = shl nuw i32 1, %1
  %131 = xor i32 %130, -1
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %133 = load i32, ptr %132, align 8
  %134 = and i32 %133, %131
  store i32 %134, ptr %132, align 8
  %135 = or i32 %124, %122
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %179, label %137

137:
  %138 = and i32 %9, %7
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %179, label %140

140:
  %141 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %143 = insertelement <32 x i32> poison, i32 %1, i64 0
  %144 = shufflevector <32 x i32> %143, <32 x i32> poison, <32 x i32> zeroinitializer
  br label %145

145:
  %146 = phi i32 [ %138, %140 ], [ %177, %175 ]
  %147 = tail call i32 @llvm.cttz.i32(i32 %146, i1 true)
  %148 = load ptr, ptr %141, align 8
  %149 = zext nneg i32 %147 to i64
  %150 = load i64, ptr %142, align 8
  %151 = mul i64 %150, %149
  %152 = getelementptr inbounds nuw i8, ptr %148, i64 %151
  %153 = getelementptr inbounds nuw i8, ptr %152, i64 232
  %154 = load ptr, ptr %153, align 8
  %155 = icmp eq ptr %154, null
  br i1 %155, label %166, label %156

156:
  %157 = getelementptr inbounds nuw i8, ptr %152, i64 96
  %158 = load i32, ptr %157, align 8
  %159 = getelementptr inbounds nuw i8, ptr %152, i64 100
  %160 = load i32, ptr %159, align 4
  %161 = and i32 %160, %158
  %162 = load <32 x i32>, ptr %154, align 64
  %163 = icmp eq <32 x i32> %162, %144
  %164 = bitcast <32 x i1> %163 to i32
  %165 = and i32 %161, %164
  tail call fastcc void @set_counts(ptr %154, i32 %165, ptr %5)
  br label %175

166:
  %167 = shl nuw i32 1, %147
  %168 = and i32 %167, %12
  %169 = icmp eq i32 %168, 0
  br i1 %169, label %175, label %170

170:
  %171 = load i32, ptr %125, align 4
  %172 = getelementptr inbounds nuw i8, ptr %152, i64 32
  store i32 %171, ptr %172, align 8
  %173 = load i32, ptr %126, align 4
  %174 = getelementptr inbounds nuw i8, ptr %152, i64 36
  store i32 %173, ptr %174, align 4
  br label %175

175:
  %176 = add i32 %146, -1
  %177 = and i32 %176, %146
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %179, label %145

179:
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
  %40 = shl i64 %33, 26
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
  br i1 %17, label %1394, label %1383

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
  %69 = shl i64 %68, 16
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
  %119 = shl i64 %114, 26
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
  br i1 %173, label %3844, label %174

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
  br i1 %210, label %3844, label %211

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
  br i1 %227, label %228, label %3844

228:
  %229 = load i32, ptr %218, align 8
  %230 = icmp eq i32 %229, 0
  br i1 %230, label %238, label %231

231:
  br i1 %219, label %3844, label %232

232:
  %233 = load ptr, ptr %220, align 8
  %234 = getelementptr inbounds nuw %struct.ScreenLine, ptr %233, i64 %222
  %235 = getelementptr inbounds nuw i8, ptr %234, i64 8
  %236 = load i64, ptr %235, align 8
  %237 = icmp eq i64 %236, %126
  br i1 %237, label %238, label %3844

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
  br label %3844

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
  %324 = shl i64 %323, 16
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
    i32 4, label %3844
    i32 0, label %3844
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
  br label %3844

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
  br label %3844

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
  br label %3844

550:
  %551 = add i64 %510, -1
  %552 = lshr i64 %551, 7
  %553 = lshr i64 %505, 7
  %554 = icmp samesign ugt i64 %553, %552
  br i1 %554, label %3844, label %555

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
  %572 = phi i64 [ %553, %555 ], [ %1381, %1380 ]
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
  br i1 %600, label %1335, label %601

601:
  %602 = load i64, ptr %511, align 8
  %603 = icmp ult i64 %573, %602
  br i1 %603, label %604, label %1335

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
  br i1 %634, label %635, label %1365

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
  br i1 %636, label %1335, label %646

646:
  %647 = load ptr, ptr %19, align 8
  %648 = getelementptr inbounds nuw i8, ptr %647, i64 4
  %649 = load i32, ptr %648, align 4
  switch i32 %649, label %650 [
    i32 4, label %1335
    i32 0, label %1335
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
  br i1 %658, label %1335, label %659

659:
  %660 = add i64 %657, -1
  %661 = icmp eq i64 %654, %660
  br i1 %661, label %662, label %666

662:
  %663 = load ptr, ptr %19, align 8
  %664 = getelementptr inbounds nuw i8, ptr %663, i64 4
  %665 = load i32, ptr %664, align 4
  switch i32 %665, label %666 [
    i32 4, label %1335
    i32 0, label %1335
  ]

666:
  %667 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %651)
  br i1 %667, label %1335, label %1365

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
  br i1 %686, label %687, label %1365

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
  br label %1335

744:
  %745 = icmp eq i64 %712, %739
  br i1 %745, label %1335, label %746

746:
  %747 = cmpxchg ptr %710, i64 %712, i64 %739 monotonic monotonic, align 8
  %748 = extractvalue { i64, i1 } %747, 1
  br i1 %748, label %1335, label %749

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
  br i1 %835, label %1335, label %879

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
  br i1 %878, label %1335, label %879

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
  br i1 %938, label %1047, label %939

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
  br label %1311

1015:
  tail call preserve_allcc void @remember(ptr %0, ptr %599, i32 %945, i64 %597, i32 %591)
  br label %1311

1016:
  %1017 = zext nneg i32 %945 to i64
  %1018 = getelementptr inbounds nuw i32, ptr %946, i64 %1017
  store i32 %591, ptr %1018, align 4
  %1019 = getelementptr inbounds nuw i8, ptr %599, i64 16
  %1020 = getelementptr inbounds nuw i64, ptr %1019, i64 %1017
  store i64 %597, ptr %1020, align 8
  switch i32 %942, label %1311 [
    i32 4, label %1021
    i32 0, label %1021
  ]

1021:
  %1022 = load ptr, ptr %0, align 8
  %1023 = getelementptr inbounds nuw i8, ptr %1022, i64 37692
  %1024 = load i32, ptr %1023, align 4
  %1025 = icmp eq i32 %1024, 0
  br i1 %1025, label %1026, label %1311

1026:
  %1027 = load i8, ptr %567, align 1
  %1028 = trunc nuw i8 %1027 to i1
  br i1 %1028, label %1311, label %1029

1029:
  %1030 = load i32, ptr %946, align 8
  %1031 = load i32, ptr %949, align 4
  %1032 = or i32 %1031, %1030
  %1033 = icmp eq i32 %1032, 0
  br i1 %1033, label %1034, label %1311

1034:
  %1035 = getelementptr inbounds nuw i8, ptr %599, i64 32
  %1036 = load i64, ptr %1035, align 8
  %1037 = and i64 %1036, 71
  %1038 = icmp eq i64 %1037, 64
  br i1 %1038, label %1039, label %1311

1039:
  store i32 -1, ptr %948, align 8
  store i32 0, ptr %947, align 4
  %1040 = and i64 %1036, 120
  %1041 = icmp eq i64 %1040, 120
  %1042 = shl i64 %937, 10
  %1043 = lshr i64 %1036, 15
  %1044 = and i64 %1043, 1023
  %1045 = select i1 %1041, i64 1023, i64 %1044
  %1046 = or disjoint i64 %1045, %1042
  store i64 %1046, ptr %950, align 8
  br label %1311

1047:
  %1048 = load i8, ptr %519, align 4
  %1049 = trunc nuw i8 %1048 to i1
  br i1 %1049, label %1105, label %1050

1050:
  %1051 = load ptr, ptr %19, align 8
  %1052 = getelementptr inbounds nuw i8, ptr %1051, i64 4
  %1053 = load i32, ptr %1052, align 4
  %1054 = and i32 %1053, -5
  %1055 = icmp eq i32 %1054, 0
  %1056 = select i1 %1055, i32 2, i32 0
  %1057 = and i64 %597, 120
  %1058 = icmp eq i64 %1057, 72
  br i1 %1058, label %1100, label %1059

1059:
  %1060 = getelementptr inbounds nuw i8, ptr %599, i64 48
  %1061 = load i32, ptr %1060, align 8
  %1062 = getelementptr inbounds nuw i8, ptr %599, i64 52
  %1063 = load i32, ptr %1062, align 4
  %1064 = or i32 %1063, %1061
  %1065 = getelementptr inbounds nuw i8, ptr %599, i64 56
  %1066 = load i32, ptr %1065, align 8
  %1067 = or i32 %1064, %1066
  %1068 = getelementptr inbounds nuw i8, ptr %599, i64 60
  %1069 = load i32, ptr %1068, align 4
  %1070 = or i32 %1067, %1069
  %1071 = and i32 %1070, %591
  %1072 = icmp eq i32 %1071, 0
  br i1 %1072, label %1073, label %1100

1073:
  %1074 = zext nneg i32 %1056 to i64
  %1075 = getelementptr inbounds nuw i32, ptr %1060, i64 %1074
  %1076 = load i32, ptr %1075, align 4
  %1077 = icmp eq i32 %1076, 0
  br i1 %1077, label %1093, label %1078

1078:
  %1079 = getelementptr inbounds nuw i8, ptr %599, i64 16
  %1080 = getelementptr inbounds nuw i64, ptr %1079, i64 %1074
  %1081 = load i64, ptr %1080, align 8
  %1082 = icmp ne i64 %1081, %597
  %1083 = zext i1 %1082 to i32
  %1084 = or disjoint i32 %1056, %1083
  %1085 = zext nneg i32 %1084 to i64
  %1086 = getelementptr inbounds nuw i32, ptr %1060, i64 %1085
  %1087 = load i32, ptr %1086, align 4
  %1088 = icmp eq i32 %1087, 0
  br i1 %1088, label %1093, label %1089

1089:
  %1090 = getelementptr inbounds nuw i64, ptr %1079, i64 %1085
  %1091 = load i64, ptr %1090, align 8
  %1092 = icmp eq i64 %1091, %597
  br i1 %1092, label %1093, label %1100

1093:
  %1094 = phi ptr [ %1086, %1089 ], [ %1086, %1078 ], [ %1075, %1073 ]
  %1095 = phi i64 [ %1085, %1089 ], [ %1085, %1078 ], [ %1074, %1073 ]
  %1096 = getelementptr inbounds nuw i8, ptr %599, i64 16
  %1097 = getelementptr inbounds nuw i64, ptr %1096, i64 %1095
  store i64 %597, ptr %1097, align 8
  %1098 = load i32, ptr %1094, align 4
  %1099 = or i32 %1098, %591
  store i32 %1099, ptr %1094, align 4
  br label %1311

1100:
  %1101 = trunc i64 %597 to i32
  %1102 = lshr i32 %1101, 3
  %1103 = and i32 %1102, 15
  %1104 = icmp eq i32 %1103, 9
  br i1 %1104, label %1309, label %1257

1105:
  %1106 = trunc i64 %597 to i32
  %1107 = lshr i32 %1106, 3
  %1108 = and i32 %1107, 15
  %1109 = icmp eq i32 %1108, 9
  br i1 %1109, label %1110, label %1257

1110:
  %1111 = load i8, ptr %567, align 1
  %1112 = trunc nuw i8 %1111 to i1
  %1113 = and i64 %592, 7
  %1114 = icmp ne i64 %1113, 0
  %1115 = or i1 %1114, %1112
  br i1 %1115, label %1309, label %1116

1116:
  %1117 = and i64 %597, -16777216
  %1118 = or disjoint i64 %1117, 64
  %1119 = getelementptr inbounds nuw i8, ptr %599, i64 48
  %1120 = getelementptr inbounds nuw i8, ptr %599, i64 52
  %1121 = load i32, ptr %1120, align 4
  %1122 = icmp eq i32 %1121, 0
  br i1 %1122, label %1123, label %1309

1123:
  %1124 = load i32, ptr %1119, align 4
  %1125 = icmp eq i32 %1124, 0
  br i1 %1125, label %1130, label %1126

1126:
  %1127 = getelementptr inbounds nuw i8, ptr %599, i64 16
  %1128 = load i64, ptr %1127, align 8
  %1129 = icmp eq i64 %1128, %1118
  br i1 %1129, label %1130, label %1309

1130:
  %1131 = getelementptr inbounds nuw i8, ptr %599, i64 60
  %1132 = load i32, ptr %1131, align 4
  %1133 = icmp eq i32 %1132, 0
  br i1 %1133, label %1134, label %1309

1134:
  %1135 = getelementptr inbounds nuw i8, ptr %599, i64 56
  %1136 = load i32, ptr %1135, align 4
  %1137 = icmp eq i32 %1136, 0
  br i1 %1137, label %1142, label %1138

1138:
  %1139 = getelementptr inbounds nuw i8, ptr %599, i64 32
  %1140 = load i64, ptr %1139, align 8
  %1141 = icmp eq i64 %1140, %1118
  br i1 %1141, label %1142, label %1309

1142:
  %1143 = load ptr, ptr %568, align 8
  %1144 = load ptr, ptr %561, align 8
  %1145 = ptrtoint ptr %599 to i64
  %1146 = ptrtoint ptr %1144 to i64
  %1147 = sub i64 %1145, %1146
  %1148 = getelementptr inbounds nuw i16, ptr %1143, i64 %1147
  %1149 = and i32 %1124, %591
  %1150 = lshr i32 %1106, 15
  %1151 = and i32 %1150, 31
  %1152 = lshr i32 %1106, 20
  %1153 = and i32 %1152, 15
  %1154 = icmp eq i32 %1149, 0
  br i1 %1154, label %1181, label %1155

1155:
  %1156 = phi i32 [ %1179, %1177 ], [ %1149, %1142 ]
  %1157 = tail call i32 @llvm.cttz.i32(i32 %1156, i1 true)
  %1158 = zext nneg i32 %1157 to i64
  %1159 = getelementptr inbounds nuw i16, ptr %1148, i64 %1158
  %1160 = load i16, ptr %1159, align 2
  %1161 = zext i16 %1160 to i32
  %1162 = icmp slt i16 %1160, 0
  br i1 %1162, label %1309, label %1163

1163:
  %1164 = lshr i32 %1161, 5
  %1165 = and i32 %1164, 31
  %1166 = icmp eq i32 %1165, %1151
  br i1 %1166, label %1167, label %1309

1167:
  %1168 = lshr i32 %1161, 10
  %1169 = icmp samesign ult i32 %1168, %1153
  br i1 %1169, label %1177, label %1170

1170:
  %1171 = and i32 %1161, 31
  %1172 = load ptr, ptr %569, align 8
  %1173 = getelementptr inbounds nuw i8, ptr %1172, i64 %1158
  %1174 = load i8, ptr %1173, align 1
  %1175 = zext i8 %1174 to i32
  %1176 = icmp eq i32 %1171, %1175
  br i1 %1176, label %1177, label %1309

1177:
  %1178 = add i32 %1156, -1
  %1179 = and i32 %1178, %1156
  %1180 = icmp eq i32 %1179, 0
  br i1 %1180, label %1181, label %1155

1181:
  %1182 = getelementptr inbounds nuw i8, ptr %1148, i64 64
  %1183 = and i32 %1136, %591
  %1184 = icmp eq i32 %1183, 0
  br i1 %1184, label %1211, label %1185

1185:
  %1186 = phi i32 [ %1209, %1207 ], [ %1183, %1181 ]
  %1187 = tail call i32 @llvm.cttz.i32(i32 %1186, i1 true)
  %1188 = zext nneg i32 %1187 to i64
  %1189 = getelementptr inbounds nuw i16, ptr %1182, i64 %1188
  %1190 = load i16, ptr %1189, align 2
  %1191 = zext i16 %1190 to i32
  %1192 = icmp slt i16 %1190, 0
  br i1 %1192, label %1309, label %1193

1193:
  %1194 = lshr i32 %1191, 5
  %1195 = and i32 %1194, 31
  %1196 = icmp eq i32 %1195, %1151
  br i1 %1196, label %1197, label %1309

1197:
  %1198 = lshr i32 %1191, 10
  %1199 = icmp samesign ult i32 %1198, %1153
  br i1 %1199, label %1207, label %1200

1200:
  %1201 = and i32 %1191, 31
  %1202 = load ptr, ptr %569, align 8
  %1203 = getelementptr inbounds nuw i8, ptr %1202, i64 %1188
  %1204 = load i8, ptr %1203, align 1
  %1205 = zext i8 %1204 to i32
  %1206 = icmp eq i32 %1201, %1205
  br i1 %1206, label %1207, label %1309

1207:
  %1208 = add i32 %1186, -1
  %1209 = and i32 %1208, %1186
  %1210 = icmp eq i32 %1209, 0
  br i1 %1210, label %1211, label %1185

1211:
  %1212 = load ptr, ptr %19, align 8
  %1213 = getelementptr inbounds nuw i8, ptr %1212, i64 4
  %1214 = load i32, ptr %1213, align 4
  %1215 = and i32 %1214, -5
  %1216 = icmp eq i32 %1215, 0
  %1217 = shl nuw nsw i32 %1153, 10
  %1218 = shl nuw nsw i32 %1151, 5
  %1219 = or disjoint i32 %1217, %1218
  %1220 = select i1 %1216, i64 32, i64 0
  %1221 = getelementptr inbounds nuw i16, ptr %1148, i64 %1220
  br label %1222

1222:
  %1223 = phi i32 [ %1234, %1222 ], [ %591, %1211 ]
  %1224 = tail call i32 @llvm.cttz.i32(i32 %1223, i1 true)
  %1225 = load ptr, ptr %569, align 8
  %1226 = zext nneg i32 %1224 to i64
  %1227 = getelementptr inbounds nuw i8, ptr %1225, i64 %1226
  %1228 = load i8, ptr %1227, align 1
  %1229 = zext i8 %1228 to i32
  %1230 = or i32 %1219, %1229
  %1231 = trunc nuw nsw i32 %1230 to i16
  %1232 = getelementptr inbounds nuw i16, ptr %1221, i64 %1226
  store i16 %1231, ptr %1232, align 2
  %1233 = add i32 %1223, -1
  %1234 = and i32 %1233, %1223
  %1235 = icmp eq i32 %1234, 0
  br i1 %1235, label %1236, label %1222

1236:
  %1237 = select i1 %1216, i64 2, i64 0
  switch i32 %1214, label %1238 [
    i32 4, label %1251
    i32 0, label %1251
  ]

1238:
  %1239 = getelementptr inbounds nuw i8, ptr %599, i64 8
  %1240 = load i64, ptr %1239, align 8
  %1241 = icmp eq i64 %1240, 0
  br i1 %1241, label %1247, label %1242

1242:
  %1243 = load ptr, ptr %0, align 8
  store i64 0, ptr %1239, align 8
  %1244 = getelementptr inbounds nuw i8, ptr %1243, i64 41816
  %1245 = load i64, ptr %1244, align 8
  %1246 = add i64 %1245, 1
  store i64 %1246, ptr %1244, align 8
  br label %1247

1247:
  %1248 = xor i32 %591, -1
  %1249 = load i32, ptr %1135, align 8
  %1250 = and i32 %1249, %1248
  store i32 %1250, ptr %1135, align 8
  br label %1251

1251:
  %1252 = getelementptr inbounds nuw i32, ptr %1119, i64 %1237
  %1253 = load i32, ptr %1252, align 4
  %1254 = or i32 %1253, %591
  store i32 %1254, ptr %1252, align 4
  %1255 = getelementptr inbounds nuw i8, ptr %599, i64 16
  %1256 = getelementptr inbounds nuw i64, ptr %1255, i64 %1237
  store i64 %1118, ptr %1256, align 8
  br label %1311

1257:
  %1258 = phi i32 [ %1108, %1105 ], [ %1103, %1100 ]
  %1259 = icmp samesign ult i32 %1258, 8
  br i1 %1259, label %1260, label %1309

1260:
  %1261 = getelementptr inbounds nuw i8, ptr %599, i64 48
  %1262 = getelementptr inbounds nuw i8, ptr %599, i64 56
  %1263 = load i32, ptr %1262, align 8
  %1264 = icmp eq i32 %1263, 0
  %1265 = getelementptr inbounds nuw i8, ptr %599, i64 52
  %1266 = load i32, ptr %1265, align 4
  %1267 = getelementptr inbounds nuw i8, ptr %599, i64 60
  %1268 = load i32, ptr %1267, align 4
  %1269 = or i32 %1268, %1266
  %1270 = icmp eq i32 %1269, 0
  br i1 %1270, label %1271, label %1309

1271:
  %1272 = load i32, ptr %1261, align 8
  %1273 = icmp eq i32 %1272, 0
  br i1 %1273, label %1278, label %1274

1274:
  %1275 = getelementptr inbounds nuw i8, ptr %599, i64 16
  %1276 = load i64, ptr %1275, align 8
  %1277 = icmp eq i64 %1276, %597
  br i1 %1277, label %1278, label %1309

1278:
  br i1 %1264, label %1283, label %1279

1279:
  %1280 = getelementptr inbounds nuw i8, ptr %599, i64 32
  %1281 = load i64, ptr %1280, align 8
  %1282 = icmp eq i64 %1281, %597
  br i1 %1282, label %1283, label %1309

1283:
  %1284 = load ptr, ptr %19, align 8
  %1285 = getelementptr inbounds nuw i8, ptr %1284, i64 4
  %1286 = load i32, ptr %1285, align 4
  switch i32 %1286, label %1290 [
    i32 4, label %1309
    i32 0, label %1287
  ]

1287:
  %1288 = getelementptr inbounds nuw i8, ptr %599, i64 32
  store i64 %597, ptr %1288, align 8
  %1289 = or i32 %1263, %591
  store i32 %1289, ptr %1262, align 8
  br label %1311

1290:
  br i1 %1049, label %1291, label %1302

1291:
  %1292 = getelementptr inbounds nuw i8, ptr %599, i64 8
  %1293 = load i64, ptr %1292, align 8
  %1294 = icmp eq i64 %1293, 0
  br i1 %1294, label %1302, label %1295

1295:
  %1296 = load ptr, ptr %0, align 8
  store i64 0, ptr %1292, align 8
  %1297 = getelementptr inbounds nuw i8, ptr %1296, i64 41816
  %1298 = load i64, ptr %1297, align 8
  %1299 = add i64 %1298, 1
  store i64 %1299, ptr %1297, align 8
  %1300 = load i32, ptr %1261, align 8
  %1301 = load i32, ptr %1262, align 8
  br label %1302

1302:
  %1303 = phi i32 [ %1301, %1295 ], [ %1263, %1291 ], [ %1263, %1290 ]
  %1304 = phi i32 [ %1300, %1295 ], [ %1272, %1291 ], [ %1272, %1290 ]
  %1305 = getelementptr inbounds nuw i8, ptr %599, i64 16
  store i64 %597, ptr %1305, align 8
  %1306 = or i32 %1304, %591
  store i32 %1306, ptr %1261, align 8
  %1307 = xor i32 %591, -1
  %1308 = and i32 %1303, %1307
  store i32 %1308, ptr %1262, align 8
  br label %1311

1309:
  %1310 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %599, i64 %597, i32 %591)
  br i1 %1310, label %1311, label %1328

1311:
  %1312 = and i64 %592, 6
  %1313 = icmp eq i64 %1312, 6
  br i1 %1313, label %1314, label %1327

1314:
  %1315 = load ptr, ptr %0, align 8
  %1316 = getelementptr inbounds nuw i8, ptr %1315, i64 41808
  %1317 = load i64, ptr %1316, align 8
  %1318 = load ptr, ptr %19, align 8
  %1319 = getelementptr inbounds nuw i8, ptr %1318, i64 8
  %1320 = load i32, ptr %1319, align 8
  %1321 = icmp eq i32 %1320, 1
  %1322 = load ptr, ptr %570, align 8
  br i1 %1321, label %1323, label %1325

1323:
  %1324 = trunc i64 %1317 to i8
  store i8 %1324, ptr %1322, align 1
  br label %1327

1325:
  %1326 = trunc i64 %1317 to i32
  store i32 %1326, ptr %1322, align 1
  br label %1327

1327:
  br i1 %935, label %1332, label %1335

1328:
  br i1 %935, label %1329, label %1365

1329:
  %1330 = getelementptr inbounds nuw i8, ptr %599, i64 8
  %1331 = atomicrmw and ptr %1330, i64 -2 release, align 8
  br label %1365

1332:
  %1333 = getelementptr inbounds nuw i8, ptr %599, i64 8
  %1334 = atomicrmw and ptr %1333, i64 -2 release, align 8
  br label %1335

1335:
  %1336 = load ptr, ptr %0, align 8
  %1337 = getelementptr inbounds nuw i8, ptr %1336, i64 43704
  %1338 = load ptr, ptr %1337, align 8
  %1339 = icmp eq ptr %1338, null
  br i1 %1339, label %1380, label %1340

1340:
  %1341 = load i8, ptr %519, align 4
  %1342 = trunc nuw i8 %1341 to i1
  br i1 %1342, label %1380, label %1343

1343:
  %1344 = load i64, ptr %504, align 8
  %1345 = add i64 %1344, %573
  %1346 = load ptr, ptr %19, align 8
  %1347 = getelementptr inbounds nuw i8, ptr %1346, i64 4
  %1348 = load i32, ptr %1347, align 4
  switch i32 %1348, label %1349 [
    i32 4, label %1380
    i32 0, label %1380
  ]

1349:
  %1350 = load i8, ptr %564, align 8
  %1351 = trunc nuw i8 %1350 to i1
  br i1 %1351, label %1380, label %1352

1352:
  %1353 = getelementptr inbounds nuw i8, ptr %1336, i64 43720
  %1354 = load i64, ptr %1353, align 8
  %1355 = lshr i64 %1345, 7
  %1356 = lshr i64 %1345, 13
  %1357 = lshr i64 %1345, 19
  %1358 = xor i64 %1356, %1357
  %1359 = xor i64 %1358, %1355
  %1360 = and i64 %1359, 63
  %1361 = shl nuw i64 1, %1360
  %1362 = and i64 %1354, %1361
  %1363 = icmp eq i64 %1362, 0
  br i1 %1363, label %1380, label %1364

1364:
  tail call preserve_allcc void @cut_words(ptr %1336, i64 %1345, i32 %591)
  br label %1380

1365:
  %1366 = load ptr, ptr %0, align 8
  %1367 = load ptr, ptr %19, align 8
  %1368 = getelementptr inbounds nuw i8, ptr %1367, i64 20
  %1369 = load i32, ptr %1368, align 4
  %1370 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %1371 = load i32, ptr %1370, align 8
  %1372 = tail call i32 @llvm.cttz.i32(i32 %1371, i1 false)
  %1373 = getelementptr inbounds nuw i8, ptr %1366, i64 328
  store i32 22, ptr %1373, align 8
  %1374 = getelementptr inbounds nuw i8, ptr %1366, i64 332
  store i32 %1369, ptr %1374, align 4
  %1375 = getelementptr inbounds nuw i8, ptr %1366, i64 336
  store i32 %1372, ptr %1375, align 8
  %1376 = getelementptr inbounds nuw i8, ptr %1366, i64 352
  store i64 0, ptr %1376, align 8
  %1377 = getelementptr inbounds nuw i8, ptr %1366, i64 368
  store i32 0, ptr %1377, align 8
  %1378 = getelementptr inbounds nuw i8, ptr %1366, i64 360
  store i32 0, ptr %1378, align 8
  %1379 = getelementptr inbounds nuw i8, ptr %1366, i64 364
  store i32 0, ptr %1379, align 4
  br label %3844

1380:
  %1381 = add nuw nsw i64 %572, 1
  %1382 = icmp eq i64 %572, %552
  br i1 %1382, label %3844, label %571

1383:
  %1384 = phi i32 [ %1392, %1390 ], [ %3, %16 ]
  %1385 = tail call i32 @llvm.cttz.i32(i32 %1384, i1 true)
  %1386 = zext nneg i32 %1385 to i64
  %1387 = getelementptr inbounds nuw i64, ptr %8, i64 %1386
  %1388 = load i64, ptr %1387, align 8
  %1389 = icmp eq i64 %1388, %12
  br i1 %1389, label %1390, label %1459

1390:
  %1391 = add i32 %1384, -1
  %1392 = and i32 %1391, %1384
  %1393 = icmp eq i32 %1392, 0
  br i1 %1393, label %1394, label %1383

1394:
  %1395 = icmp samesign ult i32 %13, 2
  %1396 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %1397 = load ptr, ptr %1396, align 8
  br i1 %1395, label %1419, label %1398

1398:
  %1399 = getelementptr inbounds nuw i8, ptr %1397, i64 4
  %1400 = load i32, ptr %1399, align 4
  %1401 = icmp eq i32 %1400, 1
  br i1 %1401, label %1402, label %1419

1402:
  %1403 = getelementptr inbounds nuw i8, ptr %7, i64 37704
  %1404 = load i32, ptr %1403, align 8
  %1405 = icmp eq i32 %1404, 0
  br i1 %1405, label %1419, label %1406

1406:
  %1407 = getelementptr inbounds nuw i8, ptr %1397, i64 20
  %1408 = load i32, ptr %1407, align 4
  %1409 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %1410 = load i32, ptr %1409, align 8
  %1411 = tail call i32 @llvm.cttz.i32(i32 %1410, i1 false)
  %1412 = getelementptr inbounds nuw i8, ptr %7, i64 328
  store i32 22, ptr %1412, align 8
  %1413 = getelementptr inbounds nuw i8, ptr %7, i64 332
  store i32 %1408, ptr %1413, align 4
  %1414 = getelementptr inbounds nuw i8, ptr %7, i64 336
  store i32 %1411, ptr %1414, align 8
  %1415 = getelementptr inbounds nuw i8, ptr %7, i64 352
  store i64 0, ptr %1415, align 8
  %1416 = getelementptr inbounds nuw i8, ptr %7, i64 368
  store i32 0, ptr %1416, align 8
  %1417 = getelementptr inbounds nuw i8, ptr %7, i64 360
  store i32 0, ptr %1417, align 8
  %1418 = getelementptr inbounds nuw i8, ptr %7, i64 364
  store i32 0, ptr %1418, align 4
  br label %3844

1419:
  %1420 = getelementptr inbounds nuw i8, ptr %7, i64 43704
  %1421 = load ptr, ptr %1420, align 8
  %1422 = icmp eq ptr %1421, null
  br i1 %1422, label %1456, label %1423

1423:
  %1424 = getelementptr inbounds nuw i8, ptr %1397, i64 12
  %1425 = load i32, ptr %1424, align 4
  %1426 = zext i32 %1425 to i64
  %1427 = and i64 %1426, 7
  %1428 = icmp eq i64 %1427, 0
  %1429 = and i64 %1426, 6
  %1430 = icmp eq i64 %1429, 6
  %1431 = or i1 %1428, %1430
  br i1 %1431, label %1456, label %1432

1432:
  %1433 = getelementptr inbounds nuw i8, ptr %1397, i64 8
  %1434 = load i32, ptr %1433, align 8
  switch i32 %1434, label %1456 [
    i32 4, label %1435
    i32 8, label %1435
  ]

1435:
  %1436 = getelementptr inbounds nuw i8, ptr %1397, i64 4
  %1437 = load i32, ptr %1436, align 4
  %1438 = icmp ult i32 %1437, 4
  br i1 %1438, label %1439, label %1456

1439:
  %1440 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %1441 = load i32, ptr %1440, align 4
  %1442 = zext i32 %1441 to i64
  %1443 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %1, i64 %1442
  %1444 = getelementptr inbounds nuw i8, ptr %1443, i64 14912
  %1445 = load i32, ptr %1444, align 8
  %1446 = icmp ne i32 %1445, 0
  %1447 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i8 1, ptr %1447, align 8
  %1448 = select i1 %1395, i32 %9, i32 -1
  %1449 = tail call preserve_allcc i32 @screen_place(ptr %0, ptr %1, ptr %2, i64 %12, i32 %1448)
  %1450 = icmp eq i32 %1449, 0
  br i1 %1450, label %1451, label %3844

1451:
  %1452 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %1453 = load i8, ptr %1452, align 4
  %1454 = trunc nuw i8 %1453 to i1
  br i1 %1454, label %3844, label %1455

1455:
  tail call preserve_allcc void @follow_access(ptr %0, i64 %12, i32 %3, i1 %1446)
  br label %3844

1456:
  %1457 = select i1 %1395, i32 %9, i32 -1
  %1458 = tail call preserve_allcc i32 @screen_place(ptr %0, ptr %1, ptr %2, i64 %12, i32 %1457)
  br label %3844

1459:
  %1460 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %1461 = load ptr, ptr %1460, align 8
  %1462 = load i32, ptr %1461, align 8
  %1463 = icmp eq i32 %1462, 2
  br i1 %1463, label %1464, label %1721

1464:
  %1465 = and i64 %12, 4294967295
  %1466 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %1467 = load i64, ptr %1466, align 8
  %1468 = and i64 %1467, 16777215
  %1469 = getelementptr inbounds nuw i8, ptr %2, i64 204
  %1470 = load i32, ptr %1469, align 4
  %1471 = zext i32 %1470 to i64
  %1472 = shl nuw nsw i64 %1471, 24
  %1473 = or disjoint i64 %1472, %1468
  %1474 = getelementptr inbounds nuw i8, ptr %0, i64 134
  %1475 = load i8, ptr %1474, align 2
  %1476 = trunc nuw i8 %1475 to i1
  br i1 %1476, label %1482, label %1477

1477:
  %1478 = getelementptr inbounds nuw i8, ptr %1461, i64 16
  %1479 = load i32, ptr %1478, align 8
  %1480 = zext i32 %1479 to i64
  %1481 = or i64 %1473, %1480
  br label %1482

1482:
  %1483 = phi i64 [ %1481, %1477 ], [ %1473, %1464 ]
  %1484 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %1483, ptr %1484, align 8
  %1485 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 0, ptr %1485, align 8
  %1486 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %1487 = load i32, ptr %1486, align 8
  %1488 = zext i32 %1487 to i64
  %1489 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %1488, ptr %1489, align 8
  %1490 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %1491 = load ptr, ptr %1490, align 8
  %1492 = ptrtoint ptr %1491 to i64
  %1493 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %1492, ptr %1493, align 8
  %1494 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %1495 = load ptr, ptr %1494, align 8
  %1496 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %1495, ptr %1496, align 8
  %1497 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %1498 = load ptr, ptr %1497, align 8
  %1499 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %1498, ptr %1499, align 8
  %1500 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %1501 = load ptr, ptr %1500, align 8
  %1502 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %1501, ptr %1502, align 8
  %1503 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %1504 = load ptr, ptr %1503, align 8
  %1505 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %1504, ptr %1505, align 8
  %1506 = getelementptr inbounds nuw i8, ptr %1, i64 14448
  %1507 = load i64, ptr %1506, align 8
  %1508 = shl i64 %1507, 16
  %1509 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %1510 = load i32, ptr %1509, align 8
  %1511 = lshr i32 %1510, 4
  %1512 = zext nneg i32 %1511 to i64
  %1513 = or i64 %1508, %1512
  %1514 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %1513, ptr %1514, align 8
  %1515 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %1516 = load i32, ptr %1515, align 8
  %1517 = icmp ne i32 %1516, 0
  %1518 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %1519 = zext i1 %1517 to i8
  store i8 %1519, ptr %1518, align 1
  %1520 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 1, ptr %1520, align 4
  %1521 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  %1522 = load ptr, ptr %1521, align 8
  %1523 = icmp ne ptr %1522, null
  %1524 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %1525 = zext i1 %1523 to i8
  store i8 %1525, ptr %1524, align 1
  %1526 = icmp samesign uge i64 %1465, %1488
  %1527 = select i1 %1526, i1 true, i1 %1517
  br i1 %1527, label %1721, label %1528

1528:
  %1529 = getelementptr inbounds nuw i8, ptr %7, i64 428
  %1530 = load i32, ptr %1529, align 4
  %1531 = icmp eq i32 %1530, 0
  br i1 %1531, label %1532, label %1721

1532:
  %1533 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %1534 = load ptr, ptr %1533, align 8
  %1535 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %1536 = load ptr, ptr %1535, align 8
  %1537 = getelementptr inbounds nuw i8, ptr %1461, i64 4
  %1538 = load i32, ptr %1537, align 4
  %1539 = icmp eq i32 %1538, 0
  %1540 = getelementptr inbounds nuw i8, ptr %1461, i64 16
  %1541 = load i32, ptr %1540, align 8
  %1542 = icmp eq i32 %1541, 0
  br i1 %1539, label %1543, label %1547

1543:
  br i1 %1542, label %1544, label %1561

1544:
  %1545 = getelementptr inbounds nuw i8, ptr %1536, i64 216
  %1546 = load i64, ptr %1545, align 8
  br label %1561

1547:
  br i1 %1542, label %1561, label %1548

1548:
  %1549 = getelementptr inbounds nuw i8, ptr %1534, i64 14448
  %1550 = load i64, ptr %1549, align 8
  %1551 = getelementptr inbounds nuw i8, ptr %1536, i64 200
  %1552 = load i32, ptr %1551, align 8
  %1553 = lshr i32 %1552, 4
  %1554 = zext nneg i32 %1553 to i64
  %1555 = shl i64 %1550, 26
  %1556 = shl nuw nsw i64 %1554, 10
  %1557 = add i32 %1541, 512
  %1558 = zext i32 %1557 to i64
  %1559 = or i64 %1555, %1558
  %1560 = or i64 %1559, %1556
  br label %1561

1561:
  %1562 = phi i64 [ %1546, %1544 ], [ %1560, %1548 ], [ 0, %1547 ], [ 0, %1543 ]
  %1563 = getelementptr inbounds nuw i8, ptr %1461, i64 8
  %1564 = load i32, ptr %1563, align 8
  %1565 = zext i32 %1564 to i64
  %1566 = add nsw i64 %1565, -1
  %1567 = getelementptr inbounds nuw i8, ptr %7, i64 37696
  %1568 = getelementptr inbounds nuw i8, ptr %1534, i64 14408
  %1569 = getelementptr inbounds nuw i8, ptr %7, i64 37704
  %1570 = icmp eq i64 %1562, 0
  %1571 = getelementptr inbounds nuw i8, ptr %1534, i64 14392
  br label %1572

1572:
  %1573 = phi i64 [ -1, %1561 ], [ %1636, %1635 ]
  %1574 = phi i32 [ %3, %1561 ], [ %1639, %1635 ]
  %1575 = phi i64 [ 0, %1561 ], [ %1637, %1635 ]
  %1576 = tail call i32 @llvm.cttz.i32(i32 %1574, i1 true)
  %1577 = zext nneg i32 %1576 to i64
  %1578 = getelementptr inbounds nuw i64, ptr %8, i64 %1577
  %1579 = load i64, ptr %1578, align 8
  %1580 = and i64 %1579, 4294967295
  %1581 = add nsw i64 %1580, %1566
  %1582 = lshr i64 %1580, 7
  %1583 = icmp ult i64 %1581, %1488
  %1584 = lshr i64 %1581, 7
  %1585 = icmp eq i64 %1582, %1584
  %1586 = and i1 %1583, %1585
  br i1 %1586, label %1587, label %1605

1587:
  %1588 = load i32, ptr %1567, align 8
  %1589 = icmp eq i32 %1588, 0
  br i1 %1589, label %1595, label %1590

1590:
  %1591 = load ptr, ptr %1568, align 8
  %1592 = getelementptr inbounds nuw i32, ptr %1591, i64 %1582
  %1593 = load i32, ptr %1592, align 4
  %1594 = icmp eq i32 %1593, -1
  br i1 %1594, label %1595, label %1605

1595:
  %1596 = load i32, ptr %1569, align 8
  %1597 = icmp eq i32 %1596, 0
  br i1 %1597, label %1635, label %1598

1598:
  br i1 %1570, label %1605, label %1599

1599:
  %1600 = load ptr, ptr %1571, align 8
  %1601 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1600, i64 %1582
  %1602 = getelementptr inbounds nuw i8, ptr %1601, i64 8
  %1603 = load i64, ptr %1602, align 8
  %1604 = icmp eq i64 %1603, %1562
  br i1 %1604, label %1635, label %1605

1605:
  %1606 = load i32, ptr %1569, align 8
  %1607 = icmp eq i32 %1606, 0
  %1608 = icmp ult i32 %1564, 5
  %1609 = and i1 %1608, %1607
  br i1 %1609, label %1610, label %1721

1610:
  %1611 = load i32, ptr %1567, align 8
  %1612 = icmp eq i32 %1611, 0
  br i1 %1612, label %1721, label %1613

1613:
  %1614 = phi i32 [ %1633, %1631 ], [ %3, %1610 ]
  %1615 = tail call i32 @llvm.cttz.i32(i32 %1614, i1 true)
  %1616 = zext nneg i32 %1615 to i64
  %1617 = getelementptr inbounds nuw i64, ptr %8, i64 %1616
  %1618 = load i64, ptr %1617, align 8
  %1619 = and i64 %1618, 4294967295
  %1620 = icmp samesign ult i64 %1619, %1488
  br i1 %1620, label %1621, label %1721

1621:
  %1622 = lshr i64 %1619, 7
  %1623 = getelementptr inbounds nuw i32, ptr %1501, i64 %1622
  %1624 = load i32, ptr %1623, align 4
  %1625 = trunc i64 %1618 to i32
  %1626 = lshr i32 %1625, 2
  %1627 = and i32 %1626, 31
  %1628 = shl nuw i32 1, %1627
  %1629 = and i32 %1624, %1628
  %1630 = icmp eq i32 %1629, 0
  br i1 %1630, label %1721, label %1631

1631:
  %1632 = add i32 %1614, -1
  %1633 = and i32 %1632, %1614
  %1634 = icmp eq i32 %1633, 0
  br i1 %1634, label %3844, label %1613

1635:
  %1636 = tail call i64 @llvm.umin.i64(i64 %1582, i64 %1573)
  %1637 = tail call i64 @llvm.umax.i64(i64 %1582, i64 %1575)
  %1638 = add i32 %1574, -1
  %1639 = and i32 %1638, %1574
  %1640 = icmp eq i32 %1639, 0
  br i1 %1640, label %1641, label %1572

1641:
  %1642 = getelementptr inbounds nuw i8, ptr %1534, i64 14464
  %1643 = load i32, ptr %1642, align 8
  %1644 = icmp eq i32 %1643, 2
  br i1 %1644, label %3844, label %1645

1645:
  %1646 = getelementptr inbounds nuw i8, ptr %7, i64 42336
  %1647 = getelementptr inbounds nuw i8, ptr %1461, i64 28
  %1648 = load i32, ptr %1647, align 4
  %1649 = zext i32 %1648 to i64
  %1650 = getelementptr inbounds nuw %struct.ScreenRange, ptr %1646, i64 %1649
  %1651 = load i64, ptr %1650, align 8
  %1652 = ptrtoint ptr %1461 to i64
  %1653 = icmp eq i64 %1651, %1652
  br i1 %1653, label %1654, label %1676

1654:
  %1655 = getelementptr inbounds nuw i8, ptr %1650, i64 24
  %1656 = load i64, ptr %1655, align 8
  %1657 = getelementptr inbounds nuw i8, ptr %1536, i64 216
  %1658 = load i64, ptr %1657, align 8
  %1659 = icmp eq i64 %1656, %1658
  br i1 %1659, label %1660, label %1676

1660:
  %1661 = getelementptr inbounds nuw i8, ptr %1650, i64 32
  %1662 = load i64, ptr %1661, align 8
  %1663 = getelementptr inbounds nuw i8, ptr %7, i64 41816
  %1664 = load i64, ptr %1663, align 8
  %1665 = icmp eq i64 %1662, %1664
  br i1 %1665, label %1666, label %1676

1666:
  %1667 = getelementptr inbounds nuw i8, ptr %1650, i64 8
  %1668 = load i64, ptr %1667, align 8
  %1669 = lshr i64 %1668, 7
  %1670 = tail call i64 @llvm.umin.i64(i64 %1669, i64 %1636)
  %1671 = getelementptr inbounds nuw i8, ptr %1650, i64 16
  %1672 = load i64, ptr %1671, align 8
  %1673 = add i64 %1672, %1668
  %1674 = lshr i64 %1673, 7
  %1675 = tail call i64 @llvm.umax.i64(i64 %1674, i64 %1637)
  br label %1676

1676:
  %1677 = phi i64 [ %1670, %1666 ], [ %1636, %1660 ], [ %1636, %1654 ], [ %1636, %1645 ]
  %1678 = phi i64 [ %1675, %1666 ], [ %1637, %1660 ], [ %1637, %1654 ], [ %1637, %1645 ]
  %1679 = shl nuw i64 %1678, 7
  %1680 = add i64 %1679, 128
  %1681 = icmp ugt i64 %1680, %1488
  br i1 %1681, label %3844, label %1682

1682:
  %1683 = icmp ugt i64 %1677, %1678
  br i1 %1683, label %1702, label %1684

1684:
  %1685 = phi i64 [ %1700, %1699 ], [ %1677, %1682 ]
  br i1 %1589, label %1691, label %1686

1686:
  %1687 = load ptr, ptr %1568, align 8
  %1688 = getelementptr inbounds nuw i32, ptr %1687, i64 %1685
  %1689 = load i32, ptr %1688, align 4
  %1690 = icmp eq i32 %1689, -1
  br i1 %1690, label %1691, label %3844

1691:
  br i1 %1597, label %1699, label %1692

1692:
  br i1 %1570, label %3844, label %1693

1693:
  %1694 = load ptr, ptr %1571, align 8
  %1695 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1694, i64 %1685
  %1696 = getelementptr inbounds nuw i8, ptr %1695, i64 8
  %1697 = load i64, ptr %1696, align 8
  %1698 = icmp eq i64 %1697, %1562
  br i1 %1698, label %1699, label %3844

1699:
  %1700 = add nuw i64 %1685, 1
  %1701 = icmp eq i64 %1685, %1678
  br i1 %1701, label %1702, label %1684

1702:
  store i64 %1652, ptr %1650, align 8
  %1703 = shl nuw nsw i64 %1677, 7
  %1704 = getelementptr inbounds nuw i8, ptr %1650, i64 8
  store i64 %1703, ptr %1704, align 8
  %1705 = sub nsw i64 %1678, %1677
  %1706 = shl i64 %1705, 7
  %1707 = load ptr, ptr %1460, align 8
  %1708 = getelementptr inbounds nuw i8, ptr %1707, i64 8
  %1709 = load i32, ptr %1708, align 8
  %1710 = zext i32 %1709 to i64
  %1711 = add i64 %1706, 129
  %1712 = sub i64 %1711, %1710
  %1713 = getelementptr inbounds nuw i8, ptr %1650, i64 16
  store i64 %1712, ptr %1713, align 8
  %1714 = load ptr, ptr %1535, align 8
  %1715 = getelementptr inbounds nuw i8, ptr %1714, i64 216
  %1716 = load i64, ptr %1715, align 8
  %1717 = getelementptr inbounds nuw i8, ptr %1650, i64 24
  store i64 %1716, ptr %1717, align 8
  %1718 = getelementptr inbounds nuw i8, ptr %7, i64 41816
  %1719 = load i64, ptr %1718, align 8
  %1720 = getelementptr inbounds nuw i8, ptr %1650, i64 32
  store i64 %1719, ptr %1720, align 8
  br label %3844

1721:
  %1722 = phi i64 [ %1465, %1605 ], [ %1465, %1610 ], [ %12, %1459 ], [ %1465, %1482 ], [ %1465, %1528 ], [ %1465, %1613
      ], [ %1465, %1621 ]
  %1723 = getelementptr inbounds nuw i8, ptr %1461, i64 8
  %1724 = load i32, ptr %1723, align 8
  %1725 = freeze i32 %1724
  %1726 = getelementptr inbounds nuw i8, ptr %7, i64 37692
  %1727 = load i32, ptr %1726, align 4
  %1728 = icmp eq i32 %1727, 0
  br i1 %1728, label %1737, label %1729

1729:
  %1730 = getelementptr inbounds nuw i8, ptr %1461, i64 4
  %1731 = load i32, ptr %1730, align 4
  %1732 = icmp eq i32 %1731, 6
  br i1 %1732, label %1737, label %1733

1733:
  %1734 = and i32 %1725, 3
  %1735 = icmp eq i32 %1734, 0
  %1736 = select i1 %1735, i64 2, i64 8
  br label %1737

1737:
  %1738 = phi i64 [ 8, %1721 ], [ %1736, %1733 ], [ 8, %1729 ]
  %1739 = tail call i32 @llvm.ctpop.i32(i32 %1725)
  %1740 = icmp samesign ugt i32 %1739, 1
  br i1 %1740, label %1799, label %1741

1741:
  %1742 = zext i32 %1725 to i64
  %1743 = tail call i32 @llvm.cttz.i32(i32 %1725, i1 false)
  br label %1744

1744:
  %1745 = phi i64 [ 0, %1741 ], [ %1795, %1790 ]
  %1746 = phi i32 [ %3, %1741 ], [ %1797, %1790 ]
  %1747 = icmp eq i64 %1745, %1738
  br i1 %1747, label %1799, label %1748

1748:
  %1749 = tail call i32 @llvm.cttz.i32(i32 %1746, i1 true)
  %1750 = icmp eq i32 %1749, 31
  br i1 %1750, label %1758, label %1751

1751:
  %1752 = zext nneg i32 %1749 to i64
  %1753 = getelementptr inbounds nuw i64, ptr %8, i64 %1752
  %1754 = getelementptr inbounds nuw i8, ptr %1753, i64 8
  %1755 = load i64, ptr %1754, align 8
  %1756 = load i64, ptr %1753, align 8
  %1757 = sub i64 %1755, %1756
  br label %1758

1758:
  %1759 = phi i64 [ %1757, %1751 ], [ 0, %1748 ]
  %1760 = icmp uge i64 %1759, %1742
  %1761 = icmp ult i64 %1759, 129
  %1762 = and i1 %1760, %1761
  %1763 = tail call i64 @llvm.ctpop.i64(i64 %1759)
  %1764 = icmp samesign ult i64 %1763, 2
  %1765 = select i1 %1762, i1 %1764, i1 false
  br i1 %1765, label %1766, label %1768

1766:
  %1767 = zext nneg i32 %1749 to i64
  br label %1770

1768:
  %1769 = shl nuw i32 1, %1749
  br label %1790

1770:
  %1771 = phi i64 [ %1767, %1766 ], [ %1774, %1773 ]
  %1772 = icmp eq i64 %1771, 31
  br i1 %1772, label %1784, label %1773

1773:
  %1774 = add nuw nsw i64 %1771, 1
  %1775 = getelementptr inbounds nuw i64, ptr %8, i64 %1774
  %1776 = load i64, ptr %1775, align 8
  %1777 = getelementptr inbounds nuw i64, ptr %8, i64 %1771
  %1778 = load i64, ptr %1777, align 8
  %1779 = sub i64 %1776, %1778
  %1780 = icmp eq i64 %1779, %1759
  br i1 %1780, label %1770, label %1781

1781:
  %1782 = trunc nuw nsw i64 %1771 to i32
  %1783 = sub nuw nsw i32 31, %1782
  br label %1784

1784:
  %1785 = phi i32 [ %1783, %1781 ], [ 0, %1770 ]
  %1786 = lshr i32 -1, %1785
  %1787 = and i32 %1786, %1746
  %1788 = trunc nuw nsw i64 %1759 to i32
  %1789 = tail call i32 @llvm.cttz.i32(i32 %1788, i1 false)
  br label %1790

1790:
  %1791 = phi i32 [ %1769, %1768 ], [ %1787, %1784 ]
  %1792 = phi i32 [ %1743, %1768 ], [ %1789, %1784 ]
  %1793 = getelementptr inbounds nuw %struct.Run, ptr %6, i64 %1745
  store i32 %1791, ptr %1793, align 8
  %1794 = getelementptr inbounds nuw i8, ptr %1793, i64 4
  store i32 %1792, ptr %1794, align 4
  %1795 = add nuw nsw i64 %1745, 1
  %1796 = xor i32 %1791, -1
  %1797 = and i32 %1746, %1796
  %1798 = icmp eq i32 %1797, 0
  br i1 %1798, label %1802, label %1744

1799:
  %1800 = getelementptr inbounds nuw i8, ptr %1461, i64 4
  %1801 = getelementptr inbounds nuw i8, ptr %0, i64 134
  store i8 0, ptr %1801, align 2
  br label %2909

1802:
  %1803 = getelementptr inbounds nuw i8, ptr %1461, i64 4
  %1804 = load i32, ptr %1803, align 4
  %1805 = icmp eq i32 %1804, 6
  %1806 = icmp eq i64 %1745, 0
  %1807 = and i1 %1806, %1805
  %1808 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %1809 = load i32, ptr %1808, align 4
  %1810 = shl nuw i32 1, %1809
  %1811 = icmp eq i32 %1725, %1810
  %1812 = select i1 %1807, i1 %1811, i1 false
  %1813 = getelementptr inbounds nuw i8, ptr %0, i64 134
  %1814 = zext i1 %1812 to i8
  store i8 %1814, ptr %1813, align 2
  %1815 = xor i1 %1805, true
  %1816 = select i1 %1815, i1 true, i1 %1812
  br i1 %1816, label %1817, label %2909

1817:
  %1818 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %1819 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %1820 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %1821 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %1822 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %1823 = getelementptr inbounds nuw i8, ptr %1, i64 14800
  %1824 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %1825 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %1826 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %1827 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %1828 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %1829 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %1830 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %1831 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %1832 = getelementptr inbounds nuw i8, ptr %2, i64 204
  %1833 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %1834 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %1835 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %1836 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %1837 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %1838 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %1839 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %1840 = getelementptr inbounds nuw i8, ptr %1, i64 14448
  %1841 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %1842 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %1843 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  %1844 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %1845 = getelementptr inbounds nuw i8, ptr %0, i64 137
  %1846 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %1847 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %1848 = and i64 %1795, 4294967295
  br label %1849

1849:
  %1850 = phi i64 [ 0, %1817 ], [ %2890, %2889 ]
  %1851 = getelementptr inbounds nuw %struct.Run, ptr %6, i64 %1850
  %1852 = load i32, ptr %1851, align 8
  %1853 = tail call i32 @llvm.cttz.i32(i32 %1852, i1 false)
  %1854 = zext nneg i32 %1853 to i64
  %1855 = getelementptr inbounds nuw i64, ptr %8, i64 %1854
  %1856 = load i64, ptr %1855, align 8
  %1857 = getelementptr inbounds nuw i8, ptr %1851, i64 4
  %1858 = load i32, ptr %1857, align 4
  %1859 = tail call i32 @llvm.ctlz.i32(i32 %1852, i1 true)
  %1860 = xor i32 %1859, 31
  %1861 = load ptr, ptr %1460, align 8
  %1862 = getelementptr inbounds nuw i8, ptr %1861, i64 8
  %1863 = load i32, ptr %1862, align 8
  %1864 = zext i32 %1858 to i64
  %1865 = sub nsw i32 %1860, %1853
  %1866 = zext i32 %1865 to i64
  %1867 = shl i64 %1866, %1864
  %1868 = zext i32 %1863 to i64
  %1869 = add i64 %1867, %1868
  %1870 = load i32, ptr %1861, align 8
  %1871 = icmp eq i32 %1870, 2
  br i1 %1871, label %1877, label %1872

1872:
  %1873 = icmp eq i32 %1870, 0
  %1874 = and i64 %1856, -4294967296
  %1875 = icmp eq i64 %1874, 4294967296
  %1876 = and i1 %1875, %1873
  br i1 %1876, label %1877, label %1917

1877:
  %1878 = and i64 %1856, 4294967295
  %1879 = load i64, ptr %1818, align 8
  %1880 = and i64 %1879, 16777215
  %1881 = load i32, ptr %1832, align 4
  %1882 = zext i32 %1881 to i64
  %1883 = shl nuw nsw i64 %1882, 24
  %1884 = or disjoint i64 %1883, %1880
  %1885 = load i8, ptr %1813, align 2
  %1886 = trunc nuw i8 %1885 to i1
  br i1 %1886, label %1892, label %1887

1887:
  %1888 = getelementptr inbounds nuw i8, ptr %1861, i64 16
  %1889 = load i32, ptr %1888, align 8
  %1890 = zext i32 %1889 to i64
  %1891 = or i64 %1884, %1890
  br label %1892

1892:
  %1893 = phi i64 [ %1891, %1887 ], [ %1884, %1877 ]
  store i64 %1893, ptr %1819, align 8
  store i64 0, ptr %1826, align 8
  %1894 = load ptr, ptr %0, align 8
  %1895 = getelementptr inbounds nuw i8, ptr %1894, i64 80
  %1896 = load i32, ptr %1895, align 8
  %1897 = zext i32 %1896 to i64
  store i64 %1897, ptr %1827, align 8
  %1898 = load ptr, ptr %1833, align 8
  %1899 = ptrtoint ptr %1898 to i64
  store i64 %1899, ptr %1828, align 8
  %1900 = load ptr, ptr %1834, align 8
  store ptr %1900, ptr %1829, align 8
  %1901 = load ptr, ptr %1835, align 8
  store ptr %1901, ptr %1830, align 8
  %1902 = load ptr, ptr %1836, align 8
  store ptr %1902, ptr %1837, align 8
  %1903 = load ptr, ptr %1838, align 8
  store ptr %1903, ptr %1839, align 8
  %1904 = load i64, ptr %1840, align 8
  %1905 = shl i64 %1904, 16
  %1906 = load i32, ptr %1825, align 8
  %1907 = lshr i32 %1906, 4
  %1908 = zext nneg i32 %1907 to i64
  %1909 = or i64 %1905, %1908
  store i64 %1909, ptr %1820, align 8
  %1910 = load i32, ptr %1841, align 8
  %1911 = icmp ne i32 %1910, 0
  %1912 = zext i1 %1911 to i8
  store i8 %1912, ptr %1842, align 1
  store i8 1, ptr %1822, align 4
  %1913 = load ptr, ptr %1843, align 8
  %1914 = icmp ne ptr %1913, null
  %1915 = zext i1 %1914 to i8
  store i8 %1915, ptr %1821, align 1
  %1916 = icmp samesign ult i64 %1878, %1897
  br i1 %1916, label %2049, label %2886

1917:
  switch i32 %1870, label %2886 [
    i32 1, label %1923
    i32 0, label %1918
  ]

1918:
  %1919 = lshr i64 %1856, 32
  %1920 = trunc nuw i64 %1919 to i32
  %1921 = add i32 %1920, -1
  %1922 = icmp ult i32 %1921, 4
  br i1 %1922, label %2886, label %1923

1923:
  %1924 = load i64, ptr %1818, align 8
  %1925 = load i8, ptr %1813, align 2
  %1926 = trunc nuw i8 %1925 to i1
  br i1 %1926, label %1932, label %1927

1927:
  %1928 = getelementptr inbounds nuw i8, ptr %1861, i64 12
  %1929 = load i32, ptr %1928, align 4
  %1930 = zext i32 %1929 to i64
  %1931 = or i64 %1924, %1930
  br label %1932

1932:
  %1933 = phi i64 [ %1931, %1927 ], [ %1924, %1923 ]
  store i64 %1933, ptr %1819, align 8
  %1934 = load ptr, ptr %0, align 8
  %1935 = getelementptr inbounds nuw i8, ptr %1934, i64 37656
  %1936 = load i64, ptr %1935, align 8
  store i64 %1936, ptr %1820, align 8
  store i8 0, ptr %1821, align 1
  store i8 0, ptr %1822, align 4
  %1937 = getelementptr inbounds nuw i8, ptr %1934, i64 43704
  %1938 = load ptr, ptr %1937, align 8
  %1939 = icmp eq ptr %1938, null
  br i1 %1939, label %1985, label %1940

1940:
  %1941 = getelementptr inbounds nuw i8, ptr %1861, i64 12
  %1942 = load i32, ptr %1941, align 4
  %1943 = zext i32 %1942 to i64
  %1944 = and i64 %1943, 7
  %1945 = icmp eq i64 %1944, 0
  %1946 = and i64 %1943, 6
  %1947 = icmp eq i64 %1946, 6
  %1948 = or i1 %1945, %1947
  br i1 %1948, label %1949, label %1985

1949:
  %1950 = load i32, ptr %1824, align 4
  %1951 = zext i32 %1950 to i64
  %1952 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %1823, i64 %1951
  %1953 = getelementptr inbounds nuw i8, ptr %1934, i64 43712
  %1954 = load ptr, ptr %1953, align 8
  %1955 = load i64, ptr %1, align 8
  %1956 = mul i64 %1955, 96
  %1957 = getelementptr inbounds nuw i8, ptr %1954, i64 %1956
  %1958 = getelementptr inbounds nuw i8, ptr %1952, i64 112
  store i32 0, ptr %1958, align 8
  %1959 = getelementptr inbounds nuw i8, ptr %1952, i64 116
  %1960 = load i32, ptr %1959, align 4
  %1961 = icmp eq i32 %1960, 0
  br i1 %1961, label %1985, label %1962

1962:
  store i32 0, ptr %1959, align 4
  br label %1963

1963:
  %1964 = phi i64 [ 0, %1962 ], [ %1983, %1982 ]
  %1965 = getelementptr inbounds nuw %struct.FollowedRelease, ptr %1957, i64 %1964
  %1966 = getelementptr inbounds nuw i8, ptr %1965, i64 8
  %1967 = load i64, ptr %1966, align 8
  %1968 = trunc i64 %1967 to i32
  %1969 = lshr i32 %1968, 15
  %1970 = and i32 %1969, 31
  %1971 = load i32, ptr %1824, align 4
  %1972 = icmp eq i32 %1970, %1971
  br i1 %1972, label %1973, label %1982

1973:
  %1974 = lshr i64 %1967, 24
  %1975 = and i64 %1974, 65535
  %1976 = load i32, ptr %1825, align 8
  %1977 = lshr i32 %1976, 4
  %1978 = zext nneg i32 %1977 to i64
  %1979 = icmp eq i64 %1975, %1978
  br i1 %1979, label %1980, label %1982

1980:
  %1981 = getelementptr inbounds nuw i8, ptr %1965, i64 20
  store i32 0, ptr %1981, align 4
  br label %1982

1982:
  %1983 = add nuw nsw i64 %1964, 1
  %1984 = icmp eq i64 %1983, 4
  br i1 %1984, label %1985, label %1963

1985:
  %1986 = load ptr, ptr %1460, align 8
  %1987 = ptrtoint ptr %1986 to i64
  %1988 = load ptr, ptr %0, align 8
  %1989 = getelementptr inbounds nuw i8, ptr %1988, i64 37712
  %1990 = udiv i64 %1987, 48
  %1991 = and i64 %1990, 63
  %1992 = getelementptr inbounds nuw %struct.ScreenCache, ptr %1989, i64 %1991
  %1993 = load i64, ptr %1992, align 8
  %1994 = icmp eq i64 %1993, %1987
  br i1 %1994, label %1995, label %2002

1995:
  %1996 = getelementptr inbounds nuw i8, ptr %1992, i64 8
  %1997 = load i64, ptr %1996, align 8
  %1998 = sub i64 %1856, %1997
  %1999 = getelementptr inbounds nuw i8, ptr %1992, i64 16
  %2000 = load i64, ptr %1999, align 8
  %2001 = icmp ult i64 %1998, %2000
  br i1 %2001, label %2008, label %2002

2002:
  %2003 = tail call preserve_allcc i32 @search(ptr %0, ptr %2, i64 %1856, ptr %1992)
  %2004 = icmp eq i32 %2003, 0
  br i1 %2004, label %2886, label %2005

2005:
  %2006 = getelementptr inbounds nuw i8, ptr %1992, i64 8
  %2007 = load i64, ptr %2006, align 8
  br label %2008

2008:
  %2009 = phi i64 [ %2007, %2005 ], [ %1997, %1995 ]
  %2010 = getelementptr inbounds nuw i8, ptr %1992, i64 8
  store i64 %2009, ptr %1826, align 8
  %2011 = getelementptr inbounds nuw i8, ptr %1992, i64 16
  %2012 = load i64, ptr %2011, align 8
  store i64 %2012, ptr %1827, align 8
  %2013 = getelementptr inbounds nuw i8, ptr %1992, i64 24
  %2014 = load i64, ptr %2013, align 8
  store i64 %2014, ptr %1828, align 8
  %2015 = getelementptr inbounds nuw i8, ptr %1992, i64 40
  %2016 = load ptr, ptr %2015, align 8
  store ptr %2016, ptr %1829, align 8
  %2017 = getelementptr inbounds nuw i8, ptr %1992, i64 48
  %2018 = load ptr, ptr %2017, align 8
  store ptr %2018, ptr %1830, align 8
  %2019 = getelementptr inbounds nuw i8, ptr %1992, i64 56
  %2020 = load ptr, ptr %2019, align 8
  store ptr %2020, ptr %1831, align 8
  %2021 = shl i64 %1856, 1
  %2022 = getelementptr inbounds nuw i8, ptr %1992, i64 32
  %2023 = load i64, ptr %2022, align 8
  %2024 = load i64, ptr %2010, align 8
  %2025 = add i64 %2023, %2024
  %2026 = sub i64 %2021, %2025
  store i64 %1856, ptr %2022, align 8
  %2027 = load i64, ptr %2011, align 8
  %2028 = icmp ult i64 %2026, %2027
  %2029 = load ptr, ptr %2015, align 8
  %2030 = icmp eq ptr %2029, null
  br i1 %2028, label %2031, label %2035

2031:
  br i1 %2030, label %2039, label %2032

2032:
  %2033 = lshr i64 %2026, 7
  %2034 = getelementptr inbounds nuw %struct.ScreenLine, ptr %2029, i64 %2033
  tail call void @llvm.prefetch.p0(ptr %2034, i32 1, i32 3, i32 1)
  br label %2036

2035:
  br i1 %2030, label %2039, label %2036

2036:
  %2037 = load i64, ptr %1826, align 8
  %2038 = load i64, ptr %1827, align 8
  br label %2049

2039:
  %2040 = load i64, ptr %1826, align 8
  %2041 = add i64 %1869, %1856
  %2042 = sub i64 %2041, %2040
  %2043 = load i64, ptr %1827, align 8
  %2044 = icmp ugt i64 %2042, %2043
  br i1 %2044, label %2886, label %2045

2045:
  %2046 = load ptr, ptr %1460, align 8
  %2047 = getelementptr inbounds nuw i8, ptr %2046, i64 4
  %2048 = load i32, ptr %2047, align 4
  switch i32 %2048, label %2894 [
    i32 4, label %2889
    i32 0, label %2889
  ]

2049:
  %2050 = phi i64 [ %2038, %2036 ], [ %1897, %1892 ]
  %2051 = phi i64 [ %2037, %2036 ], [ 0, %1892 ]
  %2052 = phi i64 [ %1856, %2036 ], [ %1878, %1892 ]
  %2053 = sub i64 %2052, %2051
  %2054 = trunc i64 %2053 to i32
  %2055 = shl nuw i32 1, %1858
  %2056 = add i32 %2055, -1
  %2057 = and i32 %2056, %2054
  %2058 = add i64 %2053, %1869
  %2059 = icmp ugt i64 %2058, %2050
  %2060 = add i32 %2057, %1863
  %2061 = icmp ugt i32 %2060, %2055
  %2062 = select i1 %2059, i1 true, i1 %2061
  br i1 %2062, label %2886, label %2063

2063:
  %2064 = load i8, ptr %1822, align 4
  %2065 = trunc nuw i8 %2064 to i1
  br i1 %2065, label %2066, label %2079

2066:
  %2067 = load ptr, ptr %0, align 8
  %2068 = getelementptr inbounds nuw i8, ptr %2067, i64 37696
  %2069 = load i32, ptr %2068, align 8
  %2070 = icmp eq i32 %2069, 0
  br i1 %2070, label %2079, label %2071

2071:
  %2072 = load ptr, ptr %1460, align 8
  %2073 = getelementptr inbounds nuw i8, ptr %2072, i64 8
  %2074 = load i32, ptr %2073, align 8
  %2075 = icmp ult i32 %2074, 4
  br i1 %2075, label %2076, label %2079

2076:
  %2077 = lshr exact i32 %1852, %1853
  %2078 = tail call preserve_allcc i1 @check_parts(ptr %0, i64 %2053, i32 %1858, i32 %2077)
  br i1 %2078, label %2079, label %2892

2079:
  %2080 = add i64 %2058, -1
  %2081 = lshr i64 %2080, 7
  %2082 = lshr i64 %2053, 7
  %2083 = icmp samesign ugt i64 %2082, %2081
  br i1 %2083, label %2889, label %2084

2084:
  %2085 = zext nneg i32 %2057 to i64
  %2086 = sub i64 %2085, %2053
  %2087 = icmp eq i32 %1858, 2
  %2088 = shl nuw nsw i64 %1864, 3
  br label %2089

2089:
  %2090 = phi i64 [ %2082, %2084 ], [ %2884, %2883 ]
  %2091 = shl nuw i64 %2090, 7
  %2092 = add i64 %2086, %2091
  %2093 = ashr i64 %2092, %1864
  %2094 = add nsw i64 %2093, %1854
  br i1 %2087, label %2095, label %2106

2095:
  %2096 = add i64 %2094, -32
  %2097 = icmp ult i64 %2096, -63
  br i1 %2097, label %2108, label %2098

2098:
  %2099 = icmp sgt i64 %2094, -1
  %2100 = trunc nsw i64 %2094 to i32
  br i1 %2099, label %2101, label %2103

2101:
  %2102 = lshr i32 %1852, %2100
  br label %2108

2103:
  %2104 = sub nsw i32 0, %2100
  %2105 = shl i32 %1852, %2104
  br label %2108

2106:
  %2107 = tail call preserve_allcc i32 @words_of(i32 %1852, i64 %2094, i32 %1858, i32 %2057, i32 %1863)
  br label %2108

2108:
  %2109 = phi i32 [ %2107, %2106 ], [ 0, %2095 ], [ %2102, %2101 ], [ %2105, %2103 ]
  %2110 = load i64, ptr %1819, align 8
  %2111 = shl i64 %2094, 7
  %2112 = and i64 %2111, 32640
  %2113 = xor i64 %2112, 16384
  %2114 = or i64 %2113, %2088
  %2115 = or i64 %2114, %2110
  %2116 = load ptr, ptr %1829, align 8
  %2117 = getelementptr inbounds nuw %struct.ScreenLine, ptr %2116, i64 %2090
  %2118 = icmp eq i32 %2109, 0
  br i1 %2118, label %2853, label %2119

2119:
  %2120 = load i64, ptr %1827, align 8
  %2121 = icmp ult i64 %2091, %2120
  br i1 %2121, label %2122, label %2853

2122:
  %2123 = load i8, ptr %1822, align 4
  %2124 = trunc nuw i8 %2123 to i1
  %2125 = load ptr, ptr %0, align 8
  br i1 %2124, label %2126, label %2159

2126:
  %2127 = getelementptr inbounds nuw i8, ptr %2125, i64 37696
  %2128 = load i32, ptr %2127, align 8
  %2129 = icmp eq i32 %2128, 0
  br i1 %2129, label %2153, label %2130

2130:
  %2131 = load ptr, ptr %1460, align 8
  %2132 = getelementptr inbounds nuw i8, ptr %2131, i64 8
  %2133 = load i32, ptr %2132, align 8
  %2134 = icmp ult i32 %2133, 4
  br i1 %2134, label %2153, label %2135

2135:
  %2136 = getelementptr inbounds nuw i8, ptr %2131, i64 4
  %2137 = load i32, ptr %2136, align 4
  %2138 = add i32 %2137, -1
  %2139 = and i32 %2138, -6
  %2140 = icmp eq i32 %2139, 0
  %2141 = load ptr, ptr %1837, align 8
  %2142 = getelementptr inbounds nuw i32, ptr %2141, i64 %2090
  %2143 = load i32, ptr %2142, align 4
  br i1 %2140, label %2144, label %2149

2144:
  %2145 = or i32 %2143, %2109
  store i32 %2145, ptr %2142, align 4
  %2146 = load ptr, ptr %0, align 8
  %2147 = load i8, ptr %1822, align 4
  %2148 = trunc nuw i8 %2147 to i1
  br label %2153

2149:
  %2150 = xor i32 %2143, -1
  %2151 = and i32 %2109, %2150
  %2152 = icmp eq i32 %2151, 0
  br i1 %2152, label %2153, label %2892

2153:
  %2154 = phi i1 [ %2148, %2144 ], [ true, %2149 ], [ true, %2130 ], [ true, %2126 ]
  %2155 = phi ptr [ %2146, %2144 ], [ %2125, %2149 ], [ %2125, %2130 ], [ %2125, %2126 ]
  %2156 = getelementptr inbounds nuw i8, ptr %2155, i64 37704
  %2157 = load i32, ptr %2156, align 8
  %2158 = icmp eq i32 %2157, 0
  br i1 %2158, label %2163, label %2186

2159:
  %2160 = getelementptr inbounds nuw i8, ptr %2125, i64 37704
  %2161 = load i32, ptr %2160, align 8
  %2162 = icmp eq i32 %2161, 0
  br i1 %2162, label %2164, label %2187

2163:
  br i1 %2154, label %2853, label %2164

2164:
  %2165 = load ptr, ptr %1460, align 8
  %2166 = getelementptr inbounds nuw i8, ptr %2165, i64 4
  %2167 = load i32, ptr %2166, align 4
  switch i32 %2167, label %2168 [
    i32 4, label %2853
    i32 0, label %2853
  ]

2168:
  %2169 = lshr i64 %2090, 5
  %2170 = load ptr, ptr %1831, align 8
  %2171 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2170, i64 %2169
  %2172 = load atomic i64, ptr %2171 acquire, align 8
  %2173 = load ptr, ptr %0, align 8
  %2174 = getelementptr inbounds nuw i8, ptr %2173, i64 37656
  %2175 = load i64, ptr %2174, align 8
  %2176 = icmp eq i64 %2172, %2175
  br i1 %2176, label %2853, label %2177

2177:
  %2178 = add i64 %2175, -1
  %2179 = icmp eq i64 %2172, %2178
  br i1 %2179, label %2180, label %2184

2180:
  %2181 = load ptr, ptr %1460, align 8
  %2182 = getelementptr inbounds nuw i8, ptr %2181, i64 4
  %2183 = load i32, ptr %2182, align 4
  switch i32 %2183, label %2184 [
    i32 4, label %2853
    i32 0, label %2853
  ]

2184:
  %2185 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %2169)
  br i1 %2185, label %2853, label %2892

2186:
  br i1 %2154, label %2205, label %2187

2187:
  %2188 = lshr i64 %2090, 5
  %2189 = load ptr, ptr %1831, align 8
  %2190 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2189, i64 %2188
  %2191 = load atomic i64, ptr %2190 acquire, align 8
  %2192 = load ptr, ptr %0, align 8
  %2193 = getelementptr inbounds nuw i8, ptr %2192, i64 37656
  %2194 = load i64, ptr %2193, align 8
  %2195 = icmp eq i64 %2191, %2194
  br i1 %2195, label %2205, label %2196

2196:
  %2197 = add i64 %2194, -1
  %2198 = icmp eq i64 %2191, %2197
  br i1 %2198, label %2199, label %2203

2199:
  %2200 = load ptr, ptr %1460, align 8
  %2201 = getelementptr inbounds nuw i8, ptr %2200, i64 4
  %2202 = load i32, ptr %2201, align 4
  switch i32 %2202, label %2203 [
    i32 4, label %2205
    i32 0, label %2205
  ]

2203:
  %2204 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %2188)
  br i1 %2204, label %2205, label %2892

2205:
  %2206 = load i8, ptr %1822, align 4
  %2207 = trunc nuw i8 %2206 to i1
  br i1 %2207, label %2267, label %2208

2208:
  %2209 = icmp eq i32 %2109, -1
  %2210 = and i64 %2110, 7
  %2211 = icmp eq i64 %2210, 0
  %2212 = and i1 %2209, %2211
  %2213 = and i64 %2115, 64
  %2214 = icmp eq i64 %2213, 0
  %2215 = select i1 %2212, i1 %2214, i1 false
  br i1 %2215, label %2216, label %2267

2216:
  %2217 = load ptr, ptr %1460, align 8
  %2218 = getelementptr inbounds nuw i8, ptr %2217, i64 4
  %2219 = load i32, ptr %2218, align 4
  %2220 = icmp eq i32 %2219, 4
  br i1 %2220, label %2267, label %2221

2221:
  %2222 = load ptr, ptr %0, align 8
  %2223 = load ptr, ptr %1831, align 8
  %2224 = lshr i64 %2090, 5
  %2225 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2223, i64 %2224
  %2226 = getelementptr inbounds nuw i8, ptr %2225, i64 8
  %2227 = and i64 %2090, 31
  %2228 = getelementptr inbounds nuw i64, ptr %2226, i64 %2227
  %2229 = icmp eq i32 %2219, 0
  %2230 = load atomic i64, ptr %2228 monotonic, align 8
  %2231 = select i1 %2229, i64 2, i64 1
  %2232 = icmp eq i64 %2230, 0
  br i1 %2232, label %2233, label %2235

2233:
  %2234 = or disjoint i64 %2231, %2115
  br label %2256

2235:
  %2236 = and i64 %2230, -8
  %2237 = icmp eq i64 %2236, %2115
  br i1 %2237, label %2238, label %2240

2238:
  %2239 = or i64 %2230, %2231
  br label %2256

2240:
  %2241 = xor i64 %2230, %2110
  %2242 = icmp ult i64 %2241, 1099511627776
  br i1 %2242, label %2243, label %2267

2243:
  %2244 = lshr i64 %2230, 24
  %2245 = and i64 %2244, 65535
  %2246 = lshr i64 %2115, 24
  %2247 = and i64 %2246, 65535
  %2248 = icmp samesign ult i64 %2245, %2247
  br i1 %2248, label %2249, label %2267

2249:
  %2250 = and i64 %2230, 5
  %2251 = icmp ne i64 %2250, 0
  %2252 = and i1 %2229, %2251
  %2253 = select i1 %2252, i64 4, i64 0
  %2254 = or disjoint i64 %2115, %2253
  %2255 = or disjoint i64 %2254, %2231
  br label %2256

2256:
  %2257 = phi i64 [ %2255, %2249 ], [ %2239, %2238 ], [ %2234, %2233 ]
  %2258 = getelementptr inbounds nuw i8, ptr %2222, i64 37688
  %2259 = load i32, ptr %2258, align 8
  %2260 = icmp eq i32 %2259, 0
  br i1 %2260, label %2262, label %2261

2261:
  store i64 %2257, ptr %2228, align 8
  br label %2853

2262:
  %2263 = icmp eq i64 %2230, %2257
  br i1 %2263, label %2853, label %2264

2264:
  %2265 = cmpxchg ptr %2228, i64 %2230, i64 %2257 monotonic monotonic, align 8
  %2266 = extractvalue { i64, i1 } %2265, 1
  br i1 %2266, label %2853, label %2267

2267:
  %2268 = load i8, ptr %1844, align 8
  %2269 = trunc nuw i8 %2268 to i1
  br i1 %2269, label %2270, label %2328

2270:
  %2271 = load i8, ptr %1822, align 4
  %2272 = trunc nuw i8 %2271 to i1
  br i1 %2272, label %2328, label %2273

2273:
  %2274 = load ptr, ptr %1831, align 8
  %2275 = lshr i64 %2090, 5
  %2276 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2274, i64 %2275
  %2277 = getelementptr inbounds nuw i8, ptr %2276, i64 8
  %2278 = and i64 %2090, 31
  %2279 = getelementptr inbounds nuw i64, ptr %2277, i64 %2278
  %2280 = load atomic i64, ptr %2279 monotonic, align 8
  %2281 = icmp eq i64 %2280, -1
  br i1 %2281, label %2282, label %2284

2282:
  %2283 = load i64, ptr %2117, align 8
  br label %2313

2284:
  %2285 = load ptr, ptr %0, align 8
  %2286 = getelementptr inbounds nuw i8, ptr %2285, i64 37688
  %2287 = load i32, ptr %2286, align 8
  %2288 = icmp eq i32 %2287, 0
  br i1 %2288, label %2290, label %2289

2289:
  store i64 -1, ptr %2279, align 8
  br label %2292

2290:
  %2291 = atomicrmw xchg ptr %2279, i64 -1 monotonic, align 8
  br label %2292

2292:
  %2293 = phi i64 [ %2280, %2289 ], [ %2291, %2290 ]
  %2294 = load i64, ptr %1820, align 8
  store i64 %2294, ptr %2117, align 8
  %2295 = and i64 %2293, 5
  %2296 = icmp ne i64 %2295, 0
  %2297 = sext i1 %2296 to i32
  %2298 = getelementptr inbounds nuw i8, ptr %2117, i64 48
  store i32 %2297, ptr %2298, align 8
  %2299 = shl i64 %2293, 62
  %2300 = ashr i64 %2299, 63
  %2301 = trunc nsw i64 %2300 to i32
  %2302 = getelementptr inbounds nuw i8, ptr %2117, i64 56
  store i32 %2301, ptr %2302, align 8
  %2303 = getelementptr inbounds nuw i8, ptr %2117, i64 60
  store i32 0, ptr %2303, align 4
  %2304 = getelementptr inbounds nuw i8, ptr %2117, i64 52
  store i32 0, ptr %2304, align 4
  %2305 = and i64 %2293, -8
  %2306 = getelementptr inbounds nuw i8, ptr %2117, i64 16
  %2307 = getelementptr inbounds nuw i8, ptr %2117, i64 32
  store i64 %2305, ptr %2307, align 8
  store i64 %2305, ptr %2306, align 8
  %2308 = and i64 %2293, 1
  %2309 = icmp eq i64 %2308, 0
  br i1 %2309, label %2310, label %2313

2310:
  %2311 = and i64 %2293, -16777216
  %2312 = add i64 %2311, -16777096
  store i64 %2312, ptr %2306, align 8
  br label %2313

2313:
  %2314 = phi i64 [ %2283, %2282 ], [ %2294, %2292 ], [ %2294, %2310 ]
  %2315 = load i64, ptr %1820, align 8
  %2316 = icmp eq i64 %2314, %2315
  br i1 %2316, label %2317, label %2326

2317:
  %2318 = getelementptr inbounds nuw i8, ptr %2117, i64 48
  %2319 = load i32, ptr %2318, align 8
  %2320 = getelementptr inbounds nuw i8, ptr %2117, i64 52
  %2321 = load i32, ptr %2320, align 4
  %2322 = or i32 %2321, %2319
  %2323 = and i32 %2322, %2109
  %2324 = icmp eq i32 %2323, 0
  %2325 = zext i1 %2324 to i8
  br label %2326

2326:
  %2327 = phi i8 [ 1, %2313 ], [ %2325, %2317 ]
  store i8 %2327, ptr %1845, align 1
  br label %2328

2328:
  %2329 = load i64, ptr %2117, align 8
  %2330 = load i64, ptr %1820, align 8
  %2331 = icmp eq i64 %2329, %2330
  br i1 %2331, label %2332, label %2397

2332:
  %2333 = load ptr, ptr %1460, align 8
  %2334 = getelementptr inbounds nuw i8, ptr %2333, i64 4
  %2335 = load i32, ptr %2334, align 4
  switch i32 %2335, label %2354 [
    i32 4, label %2336
    i32 0, label %2336
  ]

2336:
  %2337 = getelementptr inbounds nuw i8, ptr %2117, i64 32
  %2338 = load i64, ptr %2337, align 8
  %2339 = icmp eq i64 %2338, %2115
  br i1 %2339, label %2340, label %2397

2340:
  %2341 = getelementptr inbounds nuw i8, ptr %2117, i64 56
  %2342 = load i32, ptr %2341, align 8
  %2343 = xor i32 %2342, -1
  %2344 = and i32 %2109, %2343
  %2345 = icmp eq i32 %2344, 0
  br i1 %2345, label %2346, label %2397

2346:
  %2347 = getelementptr inbounds nuw i8, ptr %2117, i64 48
  %2348 = load i32, ptr %2347, align 8
  %2349 = getelementptr inbounds nuw i8, ptr %2117, i64 52
  %2350 = load i32, ptr %2349, align 4
  %2351 = or i32 %2350, %2348
  %2352 = and i32 %2351, %2109
  %2353 = icmp eq i32 %2352, 0
  br i1 %2353, label %2853, label %2397

2354:
  %2355 = load i8, ptr %1821, align 1
  %2356 = trunc nuw i8 %2355 to i1
  %2357 = and i64 %2110, 7
  %2358 = icmp eq i64 %2357, 0
  %2359 = or i1 %2358, %2356
  %2360 = and i64 %2110, 6
  %2361 = icmp eq i64 %2360, 6
  %2362 = select i1 %2359, i1 true, i1 %2361
  br i1 %2362, label %2397, label %2363

2363:
  %2364 = getelementptr inbounds nuw i8, ptr %2117, i64 48
  %2365 = load i32, ptr %2364, align 8
  %2366 = xor i32 %2365, -1
  %2367 = and i32 %2109, %2366
  %2368 = icmp eq i32 %2367, 0
  br i1 %2368, label %2369, label %2397

2369:
  %2370 = getelementptr inbounds nuw i8, ptr %2117, i64 16
  %2371 = load i64, ptr %2370, align 8
  %2372 = and i64 %2371, 120
  %2373 = icmp eq i64 %2372, 120
  br i1 %2373, label %2374, label %2397

2374:
  %2375 = icmp ugt i64 %2371, -1099511627777
  %2376 = xor i64 %2371, %2115
  %2377 = icmp ult i64 %2376, 16777216
  %2378 = select i1 %2375, i1 true, i1 %2377
  br i1 %2378, label %2379, label %2397

2379:
  %2380 = and i64 %2371, 7
  %2381 = icmp ne i64 %2380, 0
  %2382 = xor i64 %2371, %2110
  %2383 = and i64 %2382, 7
  %2384 = icmp eq i64 %2383, 0
  %2385 = select i1 %2381, i1 %2384, i1 false
  br i1 %2385, label %2386, label %2397

2386:
  %2387 = getelementptr inbounds nuw i8, ptr %2117, i64 52
  %2388 = load i32, ptr %2387, align 4
  %2389 = getelementptr inbounds nuw i8, ptr %2117, i64 56
  %2390 = load i32, ptr %2389, align 8
  %2391 = or i32 %2390, %2388
  %2392 = getelementptr inbounds nuw i8, ptr %2117, i64 60
  %2393 = load i32, ptr %2392, align 4
  %2394 = or i32 %2391, %2393
  %2395 = and i32 %2394, %2109
  %2396 = icmp eq i32 %2395, 0
  br i1 %2396, label %2853, label %2397

2397:
  %2398 = load i8, ptr %1822, align 4
  %2399 = trunc nuw i8 %2398 to i1
  br i1 %2399, label %2452, label %2400

2400:
  %2401 = load ptr, ptr %0, align 8
  %2402 = getelementptr inbounds nuw i8, ptr %2401, i64 37688
  %2403 = load i32, ptr %2402, align 8
  %2404 = icmp eq i32 %2403, 0
  br i1 %2404, label %2405, label %2414

2405:
  %2406 = getelementptr inbounds nuw i8, ptr %2117, i64 8
  br label %2407

2407:
  %2408 = atomicrmw or ptr %2406, i64 1 acquire, align 8
  %2409 = and i64 %2408, 1
  %2410 = icmp eq i64 %2409, 0
  br i1 %2410, label %2411, label %2407

2411:
  %2412 = load i8, ptr %1822, align 4
  %2413 = trunc nuw i8 %2412 to i1
  br i1 %2413, label %2452, label %2414

2414:
  %2415 = load ptr, ptr %1831, align 8
  %2416 = lshr i64 %2090, 5
  %2417 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2415, i64 %2416
  %2418 = getelementptr inbounds nuw i8, ptr %2417, i64 8
  %2419 = and i64 %2090, 31
  %2420 = getelementptr inbounds nuw i64, ptr %2418, i64 %2419
  %2421 = load atomic i64, ptr %2420 monotonic, align 8
  %2422 = icmp eq i64 %2421, -1
  br i1 %2422, label %2452, label %2423

2423:
  %2424 = load ptr, ptr %0, align 8
  %2425 = getelementptr inbounds nuw i8, ptr %2424, i64 37688
  %2426 = load i32, ptr %2425, align 8
  %2427 = icmp eq i32 %2426, 0
  br i1 %2427, label %2429, label %2428

2428:
  store i64 -1, ptr %2420, align 8
  br label %2431

2429:
  %2430 = atomicrmw xchg ptr %2420, i64 -1 monotonic, align 8
  br label %2431

2431:
  %2432 = phi i64 [ %2421, %2428 ], [ %2430, %2429 ]
  %2433 = load i64, ptr %1820, align 8
  store i64 %2433, ptr %2117, align 8
  %2434 = and i64 %2432, 5
  %2435 = icmp ne i64 %2434, 0
  %2436 = sext i1 %2435 to i32
  %2437 = getelementptr inbounds nuw i8, ptr %2117, i64 48
  store i32 %2436, ptr %2437, align 8
  %2438 = shl i64 %2432, 62
  %2439 = ashr i64 %2438, 63
  %2440 = trunc nsw i64 %2439 to i32
  %2441 = getelementptr inbounds nuw i8, ptr %2117, i64 56
  store i32 %2440, ptr %2441, align 8
  %2442 = getelementptr inbounds nuw i8, ptr %2117, i64 60
  store i32 0, ptr %2442, align 4
  %2443 = getelementptr inbounds nuw i8, ptr %2117, i64 52
  store i32 0, ptr %2443, align 4
  %2444 = and i64 %2432, -8
  %2445 = getelementptr inbounds nuw i8, ptr %2117, i64 16
  %2446 = getelementptr inbounds nuw i8, ptr %2117, i64 32
  store i64 %2444, ptr %2446, align 8
  store i64 %2444, ptr %2445, align 8
  %2447 = and i64 %2432, 1
  %2448 = icmp eq i64 %2447, 0
  br i1 %2448, label %2449, label %2452

2449:
  %2450 = and i64 %2432, -16777216
  %2451 = add i64 %2450, -16777096
  store i64 %2451, ptr %2445, align 8
  br label %2452

2452:
  %2453 = phi i1 [ true, %2411 ], [ %2404, %2449 ], [ %2404, %2431 ], [ %2404, %2414 ], [ false, %2397 ]
  %2454 = load i64, ptr %2117, align 8
  %2455 = load i64, ptr %1820, align 8
  %2456 = icmp eq i64 %2454, %2455
  br i1 %2456, label %2565, label %2457

2457:
  %2458 = load ptr, ptr %1460, align 8
  %2459 = getelementptr inbounds nuw i8, ptr %2458, i64 4
  %2460 = load i32, ptr %2459, align 4
  %2461 = and i32 %2460, -5
  %2462 = icmp eq i32 %2461, 0
  %2463 = select i1 %2462, i32 2, i32 0
  store i64 %2455, ptr %2117, align 8
  %2464 = getelementptr inbounds nuw i8, ptr %2117, i64 48
  %2465 = getelementptr inbounds nuw i8, ptr %2117, i64 60
  store i32 0, ptr %2465, align 4
  %2466 = getelementptr inbounds nuw i8, ptr %2117, i64 56
  store i32 0, ptr %2466, align 8
  %2467 = getelementptr inbounds nuw i8, ptr %2117, i64 52
  store i32 0, ptr %2467, align 4
  store i32 0, ptr %2464, align 8
  %2468 = getelementptr inbounds nuw i8, ptr %2117, i64 8
  store i64 0, ptr %2468, align 8
  %2469 = trunc i64 %2115 to i32
  %2470 = and i32 %2469, 120
  %2471 = icmp eq i32 %2470, 72
  br i1 %2471, label %2472, label %2534

2472:
  %2473 = load i8, ptr %1822, align 4
  %2474 = trunc nuw i8 %2473 to i1
  br i1 %2474, label %2475, label %2533

2475:
  %2476 = load i8, ptr %1821, align 1
  %2477 = trunc nuw i8 %2476 to i1
  %2478 = and i64 %2110, 7
  %2479 = icmp ne i64 %2478, 0
  %2480 = or i1 %2479, %2477
  br i1 %2480, label %2533, label %2481

2481:
  %2482 = load ptr, ptr %1830, align 8
  %2483 = load ptr, ptr %1829, align 8
  %2484 = ptrtoint ptr %2117 to i64
  %2485 = ptrtoint ptr %2483 to i64
  %2486 = sub i64 %2484, %2485
  %2487 = getelementptr inbounds nuw i16, ptr %2482, i64 %2486
  %2488 = load ptr, ptr %1460, align 8
  %2489 = getelementptr inbounds nuw i8, ptr %2488, i64 4
  %2490 = load i32, ptr %2489, align 4
  %2491 = and i32 %2490, -5
  %2492 = icmp eq i32 %2491, 0
  %2493 = lshr i32 %2469, 10
  %2494 = and i32 %2493, 16352
  %2495 = select i1 %2492, i64 32, i64 0
  %2496 = getelementptr inbounds nuw i16, ptr %2487, i64 %2495
  br label %2497

2497:
  %2498 = phi i32 [ %2509, %2497 ], [ %2109, %2481 ]
  %2499 = tail call i32 @llvm.cttz.i32(i32 %2498, i1 true)
  %2500 = load ptr, ptr %1846, align 8
  %2501 = zext nneg i32 %2499 to i64
  %2502 = getelementptr inbounds nuw i8, ptr %2500, i64 %2501
  %2503 = load i8, ptr %2502, align 1
  %2504 = zext i8 %2503 to i32
  %2505 = or i32 %2494, %2504
  %2506 = trunc nuw nsw i32 %2505 to i16
  %2507 = getelementptr inbounds nuw i16, ptr %2496, i64 %2501
  store i16 %2506, ptr %2507, align 2
  %2508 = add i32 %2498, -1
  %2509 = and i32 %2508, %2498
  %2510 = icmp eq i32 %2509, 0
  br i1 %2510, label %2511, label %2497

2511:
  %2512 = and i64 %2115, -16777216
  %2513 = or disjoint i64 %2512, 64
  %2514 = select i1 %2492, i64 2, i64 0
  switch i32 %2490, label %2515 [
    i32 4, label %2527
    i32 0, label %2527
  ]

2515:
  %2516 = load i64, ptr %2468, align 8
  %2517 = icmp eq i64 %2516, 0
  br i1 %2517, label %2523, label %2518

2518:
  %2519 = load ptr, ptr %0, align 8
  store i64 0, ptr %2468, align 8
  %2520 = getelementptr inbounds nuw i8, ptr %2519, i64 41816
  %2521 = load i64, ptr %2520, align 8
  %2522 = add i64 %2521, 1
  store i64 %2522, ptr %2520, align 8
  br label %2523

2523:
  %2524 = xor i32 %2109, -1
  %2525 = load i32, ptr %2466, align 8
  %2526 = and i32 %2525, %2524
  store i32 %2526, ptr %2466, align 8
  br label %2527

2527:
  %2528 = getelementptr inbounds nuw i32, ptr %2464, i64 %2514
  %2529 = load i32, ptr %2528, align 4
  %2530 = or i32 %2529, %2109
  store i32 %2530, ptr %2528, align 4
  %2531 = getelementptr inbounds nuw i8, ptr %2117, i64 16
  %2532 = getelementptr inbounds nuw i64, ptr %2531, i64 %2514
  store i64 %2513, ptr %2532, align 8
  br label %2829

2533:
  tail call preserve_allcc void @remember(ptr %0, ptr %2117, i32 %2463, i64 %2115, i32 %2109)
  br label %2829

2534:
  %2535 = zext nneg i32 %2463 to i64
  %2536 = getelementptr inbounds nuw i32, ptr %2464, i64 %2535
  store i32 %2109, ptr %2536, align 4
  %2537 = getelementptr inbounds nuw i8, ptr %2117, i64 16
  %2538 = getelementptr inbounds nuw i64, ptr %2537, i64 %2535
  store i64 %2115, ptr %2538, align 8
  switch i32 %2460, label %2829 [
    i32 4, label %2539
    i32 0, label %2539
  ]

2539:
  %2540 = load ptr, ptr %0, align 8
  %2541 = getelementptr inbounds nuw i8, ptr %2540, i64 37692
  %2542 = load i32, ptr %2541, align 4
  %2543 = icmp eq i32 %2542, 0
  br i1 %2543, label %2544, label %2829

2544:
  %2545 = load i8, ptr %1821, align 1
  %2546 = trunc nuw i8 %2545 to i1
  br i1 %2546, label %2829, label %2547

2547:
  %2548 = load i32, ptr %2464, align 8
  %2549 = load i32, ptr %2467, align 4
  %2550 = or i32 %2549, %2548
  %2551 = icmp eq i32 %2550, 0
  br i1 %2551, label %2552, label %2829

2552:
  %2553 = getelementptr inbounds nuw i8, ptr %2117, i64 32
  %2554 = load i64, ptr %2553, align 8
  %2555 = and i64 %2554, 71
  %2556 = icmp eq i64 %2555, 64
  br i1 %2556, label %2557, label %2829

2557:
  store i32 -1, ptr %2466, align 8
  store i32 0, ptr %2465, align 4
  %2558 = and i64 %2554, 120
  %2559 = icmp eq i64 %2558, 120
  %2560 = shl i64 %2455, 10
  %2561 = lshr i64 %2554, 15
  %2562 = and i64 %2561, 1023
  %2563 = select i1 %2559, i64 1023, i64 %2562
  %2564 = or disjoint i64 %2563, %2560
  store i64 %2564, ptr %2468, align 8
  br label %2829

2565:
  %2566 = load i8, ptr %1822, align 4
  %2567 = trunc nuw i8 %2566 to i1
  br i1 %2567, label %2623, label %2568

2568:
  %2569 = load ptr, ptr %1460, align 8
  %2570 = getelementptr inbounds nuw i8, ptr %2569, i64 4
  %2571 = load i32, ptr %2570, align 4
  %2572 = and i32 %2571, -5
  %2573 = icmp eq i32 %2572, 0
  %2574 = select i1 %2573, i32 2, i32 0
  %2575 = and i64 %2115, 120
  %2576 = icmp eq i64 %2575, 72
  br i1 %2576, label %2618, label %2577

2577:
  %2578 = getelementptr inbounds nuw i8, ptr %2117, i64 48
  %2579 = load i32, ptr %2578, align 8
  %2580 = getelementptr inbounds nuw i8, ptr %2117, i64 52
  %2581 = load i32, ptr %2580, align 4
  %2582 = or i32 %2581, %2579
  %2583 = getelementptr inbounds nuw i8, ptr %2117, i64 56
  %2584 = load i32, ptr %2583, align 8
  %2585 = or i32 %2582, %2584
  %2586 = getelementptr inbounds nuw i8, ptr %2117, i64 60
  %2587 = load i32, ptr %2586, align 4
  %2588 = or i32 %2585, %2587
  %2589 = and i32 %2588, %2109
  %2590 = icmp eq i32 %2589, 0
  br i1 %2590, label %2591, label %2618

2591:
  %2592 = zext nneg i32 %2574 to i64
  %2593 = getelementptr inbounds nuw i32, ptr %2578, i64 %2592
  %2594 = load i32, ptr %2593, align 4
  %2595 = icmp eq i32 %2594, 0
  br i1 %2595, label %2611, label %2596

2596:
  %2597 = getelementptr inbounds nuw i8, ptr %2117, i64 16
  %2598 = getelementptr inbounds nuw i64, ptr %2597, i64 %2592
  %2599 = load i64, ptr %2598, align 8
  %2600 = icmp ne i64 %2599, %2115
  %2601 = zext i1 %2600 to i32
  %2602 = or disjoint i32 %2574, %2601
  %2603 = zext nneg i32 %2602 to i64
  %2604 = getelementptr inbounds nuw i32, ptr %2578, i64 %2603
  %2605 = load i32, ptr %2604, align 4
  %2606 = icmp eq i32 %2605, 0
  br i1 %2606, label %2611, label %2607

2607:
  %2608 = getelementptr inbounds nuw i64, ptr %2597, i64 %2603
  %2609 = load i64, ptr %2608, align 8
  %2610 = icmp eq i64 %2609, %2115
  br i1 %2610, label %2611, label %2618

2611:
  %2612 = phi ptr [ %2604, %2607 ], [ %2604, %2596 ], [ %2593, %2591 ]
  %2613 = phi i64 [ %2603, %2607 ], [ %2603, %2596 ], [ %2592, %2591 ]
  %2614 = getelementptr inbounds nuw i8, ptr %2117, i64 16
  %2615 = getelementptr inbounds nuw i64, ptr %2614, i64 %2613
  store i64 %2115, ptr %2615, align 8
  %2616 = load i32, ptr %2612, align 4
  %2617 = or i32 %2616, %2109
  store i32 %2617, ptr %2612, align 4
  br label %2829

2618:
  %2619 = trunc i64 %2115 to i32
  %2620 = lshr i32 %2619, 3
  %2621 = and i32 %2620, 15
  %2622 = icmp eq i32 %2621, 9
  br i1 %2622, label %2827, label %2775

2623:
  %2624 = trunc i64 %2115 to i32
  %2625 = lshr i32 %2624, 3
  %2626 = and i32 %2625, 15
  %2627 = icmp eq i32 %2626, 9
  br i1 %2627, label %2628, label %2775

2628:
  %2629 = load i8, ptr %1821, align 1
  %2630 = trunc nuw i8 %2629 to i1
  %2631 = and i64 %2110, 7
  %2632 = icmp ne i64 %2631, 0
  %2633 = or i1 %2632, %2630
  br i1 %2633, label %2827, label %2634

2634:
  %2635 = and i64 %2115, -16777216
  %2636 = or disjoint i64 %2635, 64
  %2637 = getelementptr inbounds nuw i8, ptr %2117, i64 48
  %2638 = getelementptr inbounds nuw i8, ptr %2117, i64 52
  %2639 = load i32, ptr %2638, align 4
  %2640 = icmp eq i32 %2639, 0
  br i1 %2640, label %2641, label %2827

2641:
  %2642 = load i32, ptr %2637, align 4
  %2643 = icmp eq i32 %2642, 0
  br i1 %2643, label %2648, label %2644

2644:
  %2645 = getelementptr inbounds nuw i8, ptr %2117, i64 16
  %2646 = load i64, ptr %2645, align 8
  %2647 = icmp eq i64 %2646, %2636
  br i1 %2647, label %2648, label %2827

2648:
  %2649 = getelementptr inbounds nuw i8, ptr %2117, i64 60
  %2650 = load i32, ptr %2649, align 4
  %2651 = icmp eq i32 %2650, 0
  br i1 %2651, label %2652, label %2827

2652:
  %2653 = getelementptr inbounds nuw i8, ptr %2117, i64 56
  %2654 = load i32, ptr %2653, align 4
  %2655 = icmp eq i32 %2654, 0
  br i1 %2655, label %2660, label %2656

2656:
  %2657 = getelementptr inbounds nuw i8, ptr %2117, i64 32
  %2658 = load i64, ptr %2657, align 8
  %2659 = icmp eq i64 %2658, %2636
  br i1 %2659, label %2660, label %2827

2660:
  %2661 = load ptr, ptr %1830, align 8
  %2662 = load ptr, ptr %1829, align 8
  %2663 = ptrtoint ptr %2117 to i64
  %2664 = ptrtoint ptr %2662 to i64
  %2665 = sub i64 %2663, %2664
  %2666 = getelementptr inbounds nuw i16, ptr %2661, i64 %2665
  %2667 = and i32 %2642, %2109
  %2668 = lshr i32 %2624, 15
  %2669 = and i32 %2668, 31
  %2670 = lshr i32 %2624, 20
  %2671 = and i32 %2670, 15
  %2672 = icmp eq i32 %2667, 0
  br i1 %2672, label %2699, label %2673

2673:
  %2674 = phi i32 [ %2697, %2695 ], [ %2667, %2660 ]
  %2675 = tail call i32 @llvm.cttz.i32(i32 %2674, i1 true)
  %2676 = zext nneg i32 %2675 to i64
  %2677 = getelementptr inbounds nuw i16, ptr %2666, i64 %2676
  %2678 = load i16, ptr %2677, align 2
  %2679 = zext i16 %2678 to i32
  %2680 = icmp slt i16 %2678, 0
  br i1 %2680, label %2827, label %2681

2681:
  %2682 = lshr i32 %2679, 5
  %2683 = and i32 %2682, 31
  %2684 = icmp eq i32 %2683, %2669
  br i1 %2684, label %2685, label %2827

2685:
  %2686 = lshr i32 %2679, 10
  %2687 = icmp samesign ult i32 %2686, %2671
  br i1 %2687, label %2695, label %2688

2688:
  %2689 = and i32 %2679, 31
  %2690 = load ptr, ptr %1846, align 8
  %2691 = getelementptr inbounds nuw i8, ptr %2690, i64 %2676
  %2692 = load i8, ptr %2691, align 1
  %2693 = zext i8 %2692 to i32
  %2694 = icmp eq i32 %2689, %2693
  br i1 %2694, label %2695, label %2827

2695:
  %2696 = add i32 %2674, -1
  %2697 = and i32 %2696, %2674
  %2698 = icmp eq i32 %2697, 0
  br i1 %2698, label %2699, label %2673

2699:
  %2700 = getelementptr inbounds nuw i8, ptr %2666, i64 64
  %2701 = and i32 %2654, %2109
  %2702 = icmp eq i32 %2701, 0
  br i1 %2702, label %2729, label %2703

2703:
  %2704 = phi i32 [ %2727, %2725 ], [ %2701, %2699 ]
  %2705 = tail call i32 @llvm.cttz.i32(i32 %2704, i1 true)
  %2706 = zext nneg i32 %2705 to i64
  %2707 = getelementptr inbounds nuw i16, ptr %2700, i64 %2706
  %2708 = load i16, ptr %2707, align 2
  %2709 = zext i16 %2708 to i32
  %2710 = icmp slt i16 %2708, 0
  br i1 %2710, label %2827, label %2711

2711:
  %2712 = lshr i32 %2709, 5
  %2713 = and i32 %2712, 31
  %2714 = icmp eq i32 %2713, %2669
  br i1 %2714, label %2715, label %2827

2715:
  %2716 = lshr i32 %2709, 10
  %2717 = icmp samesign ult i32 %2716, %2671
  br i1 %2717, label %2725, label %2718

2718:
  %2719 = and i32 %2709, 31
  %2720 = load ptr, ptr %1846, align 8
  %2721 = getelementptr inbounds nuw i8, ptr %2720, i64 %2706
  %2722 = load i8, ptr %2721, align 1
  %2723 = zext i8 %2722 to i32
  %2724 = icmp eq i32 %2719, %2723
  br i1 %2724, label %2725, label %2827

2725:
  %2726 = add i32 %2704, -1
  %2727 = and i32 %2726, %2704
  %2728 = icmp eq i32 %2727, 0
  br i1 %2728, label %2729, label %2703

2729:
  %2730 = load ptr, ptr %1460, align 8
  %2731 = getelementptr inbounds nuw i8, ptr %2730, i64 4
  %2732 = load i32, ptr %2731, align 4
  %2733 = and i32 %2732, -5
  %2734 = icmp eq i32 %2733, 0
  %2735 = shl nuw nsw i32 %2671, 10
  %2736 = shl nuw nsw i32 %2669, 5
  %2737 = or disjoint i32 %2735, %2736
  %2738 = select i1 %2734, i64 32, i64 0
  %2739 = getelementptr inbounds nuw i16, ptr %2666, i64 %2738
  br label %2740

2740:
  %2741 = phi i32 [ %2752, %2740 ], [ %2109, %2729 ]
  %2742 = tail call i32 @llvm.cttz.i32(i32 %2741, i1 true)
  %2743 = load ptr, ptr %1846, align 8
  %2744 = zext nneg i32 %2742 to i64
  %2745 = getelementptr inbounds nuw i8, ptr %2743, i64 %2744
  %2746 = load i8, ptr %2745, align 1
  %2747 = zext i8 %2746 to i32
  %2748 = or i32 %2737, %2747
  %2749 = trunc nuw nsw i32 %2748 to i16
  %2750 = getelementptr inbounds nuw i16, ptr %2739, i64 %2744
  store i16 %2749, ptr %2750, align 2
  %2751 = add i32 %2741, -1
  %2752 = and i32 %2751, %2741
  %2753 = icmp eq i32 %2752, 0
  br i1 %2753, label %2754, label %2740

2754:
  %2755 = select i1 %2734, i64 2, i64 0
  switch i32 %2732, label %2756 [
    i32 4, label %2769
    i32 0, label %2769
  ]

2756:
  %2757 = getelementptr inbounds nuw i8, ptr %2117, i64 8
  %2758 = load i64, ptr %2757, align 8
  %2759 = icmp eq i64 %2758, 0
  br i1 %2759, label %2765, label %2760

2760:
  %2761 = load ptr, ptr %0, align 8
  store i64 0, ptr %2757, align 8
  %2762 = getelementptr inbounds nuw i8, ptr %2761, i64 41816
  %2763 = load i64, ptr %2762, align 8
  %2764 = add i64 %2763, 1
  store i64 %2764, ptr %2762, align 8
  br label %2765

2765:
  %2766 = xor i32 %2109, -1
  %2767 = load i32, ptr %2653, align 8
  %2768 = and i32 %2767, %2766
  store i32 %2768, ptr %2653, align 8
  br label %2769

2769:
  %2770 = getelementptr inbounds nuw i32, ptr %2637, i64 %2755
  %2771 = load i32, ptr %2770, align 4
  %2772 = or i32 %2771, %2109
  store i32 %2772, ptr %2770, align 4
  %2773 = getelementptr inbounds nuw i8, ptr %2117, i64 16
  %2774 = getelementptr inbounds nuw i64, ptr %2773, i64 %2755
  store i64 %2636, ptr %2774, align 8
  br label %2829

2775:
  %2776 = phi i32 [ %2626, %2623 ], [ %2621, %2618 ]
  %2777 = icmp samesign ult i32 %2776, 8
  br i1 %2777, label %2778, label %2827

2778:
  %2779 = getelementptr inbounds nuw i8, ptr %2117, i64 48
  %2780 = getelementptr inbounds nuw i8, ptr %2117, i64 56
  %2781 = load i32, ptr %2780, align 8
  %2782 = icmp eq i32 %2781, 0
  %2783 = getelementptr inbounds nuw i8, ptr %2117, i64 52
  %2784 = load i32, ptr %2783, align 4
  %2785 = getelementptr inbounds nuw i8, ptr %2117, i64 60
  %2786 = load i32, ptr %2785, align 4
  %2787 = or i32 %2786, %2784
  %2788 = icmp eq i32 %2787, 0
  br i1 %2788, label %2789, label %2827

2789:
  %2790 = load i32, ptr %2779, align 8
  %2791 = icmp eq i32 %2790, 0
  br i1 %2791, label %2796, label %2792

2792:
  %2793 = getelementptr inbounds nuw i8, ptr %2117, i64 16
  %2794 = load i64, ptr %2793, align 8
  %2795 = icmp eq i64 %2794, %2115
  br i1 %2795, label %2796, label %2827

2796:
  br i1 %2782, label %2801, label %2797

2797:
  %2798 = getelementptr inbounds nuw i8, ptr %2117, i64 32
  %2799 = load i64, ptr %2798, align 8
  %2800 = icmp eq i64 %2799, %2115
  br i1 %2800, label %2801, label %2827

2801:
  %2802 = load ptr, ptr %1460, align 8
  %2803 = getelementptr inbounds nuw i8, ptr %2802, i64 4
  %2804 = load i32, ptr %2803, align 4
  switch i32 %2804, label %2808 [
    i32 4, label %2827
    i32 0, label %2805
  ]

2805:
  %2806 = getelementptr inbounds nuw i8, ptr %2117, i64 32
  store i64 %2115, ptr %2806, align 8
  %2807 = or i32 %2781, %2109
  store i32 %2807, ptr %2780, align 8
  br label %2829

2808:
  br i1 %2567, label %2809, label %2820

2809:
  %2810 = getelementptr inbounds nuw i8, ptr %2117, i64 8
  %2811 = load i64, ptr %2810, align 8
  %2812 = icmp eq i64 %2811, 0
  br i1 %2812, label %2820, label %2813

2813:
  %2814 = load ptr, ptr %0, align 8
  store i64 0, ptr %2810, align 8
  %2815 = getelementptr inbounds nuw i8, ptr %2814, i64 41816
  %2816 = load i64, ptr %2815, align 8
  %2817 = add i64 %2816, 1
  store i64 %2817, ptr %2815, align 8
  %2818 = load i32, ptr %2779, align 8
  %2819 = load i32, ptr %2780, align 8
  br label %2820

2820:
  %2821 = phi i32 [ %2819, %2813 ], [ %2781, %2809 ], [ %2781, %2808 ]
  %2822 = phi i32 [ %2818, %2813 ], [ %2790, %2809 ], [ %2790, %2808 ]
  %2823 = getelementptr inbounds nuw i8, ptr %2117, i64 16
  store i64 %2115, ptr %2823, align 8
  %2824 = or i32 %2822, %2109
  store i32 %2824, ptr %2779, align 8
  %2825 = xor i32 %2109, -1
  %2826 = and i32 %2821, %2825
  store i32 %2826, ptr %2780, align 8
  br label %2829

2827:
  %2828 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %2117, i64 %2115, i32 %2109)
  br i1 %2828, label %2829, label %2846

2829:
  %2830 = and i64 %2110, 6
  %2831 = icmp eq i64 %2830, 6
  br i1 %2831, label %2832, label %2845

2832:
  %2833 = load ptr, ptr %0, align 8
  %2834 = getelementptr inbounds nuw i8, ptr %2833, i64 41808
  %2835 = load i64, ptr %2834, align 8
  %2836 = load ptr, ptr %1460, align 8
  %2837 = getelementptr inbounds nuw i8, ptr %2836, i64 8
  %2838 = load i32, ptr %2837, align 8
  %2839 = icmp eq i32 %2838, 1
  %2840 = load ptr, ptr %1847, align 8
  br i1 %2839, label %2841, label %2843

2841:
  %2842 = trunc i64 %2835 to i8
  store i8 %2842, ptr %2840, align 1
  br label %2845

2843:
  %2844 = trunc i64 %2835 to i32
  store i32 %2844, ptr %2840, align 1
  br label %2845

2845:
  br i1 %2453, label %2850, label %2853

2846:
  br i1 %2453, label %2847, label %2892

2847:
  %2848 = getelementptr inbounds nuw i8, ptr %2117, i64 8
  %2849 = atomicrmw and ptr %2848, i64 -2 release, align 8
  br label %2892

2850:
  %2851 = getelementptr inbounds nuw i8, ptr %2117, i64 8
  %2852 = atomicrmw and ptr %2851, i64 -2 release, align 8
  br label %2853

2853:
  %2854 = load ptr, ptr %0, align 8
  %2855 = getelementptr inbounds nuw i8, ptr %2854, i64 43704
  %2856 = load ptr, ptr %2855, align 8
  %2857 = icmp eq ptr %2856, null
  br i1 %2857, label %2883, label %2858

2858:
  %2859 = load i8, ptr %1822, align 4
  %2860 = trunc nuw i8 %2859 to i1
  br i1 %2860, label %2883, label %2861

2861:
  %2862 = load i64, ptr %1826, align 8
  %2863 = add i64 %2862, %2091
  %2864 = load ptr, ptr %1460, align 8
  %2865 = getelementptr inbounds nuw i8, ptr %2864, i64 4
  %2866 = load i32, ptr %2865, align 4
  switch i32 %2866, label %2867 [
    i32 4, label %2883
    i32 0, label %2883
  ]

2867:
  %2868 = load i8, ptr %1844, align 8
  %2869 = trunc nuw i8 %2868 to i1
  br i1 %2869, label %2883, label %2870

2870:
  %2871 = getelementptr inbounds nuw i8, ptr %2854, i64 43720
  %2872 = load i64, ptr %2871, align 8
  %2873 = lshr i64 %2863, 7
  %2874 = lshr i64 %2863, 13
  %2875 = lshr i64 %2863, 19
  %2876 = xor i64 %2874, %2875
  %2877 = xor i64 %2876, %2873
  %2878 = and i64 %2877, 63
  %2879 = shl nuw i64 1, %2878
  %2880 = and i64 %2872, %2879
  %2881 = icmp eq i64 %2880, 0
  br i1 %2881, label %2883, label %2882

2882:
  tail call preserve_allcc void @cut_words(ptr %2854, i64 %2863, i32 %2109)
  br label %2883

2883:
  %2884 = add nuw nsw i64 %2090, 1
  %2885 = icmp eq i64 %2090, %2081
  br i1 %2885, label %2889, label %2089

2886:
  %2887 = tail call preserve_allcc i32 @screen_apart(ptr %0, ptr %1, ptr %2, i64 %1856, i32 %1853, i32 %1858, i32 %1852)
  %2888 = icmp eq i32 %2887, 0
  br i1 %2888, label %2889, label %3842

2889:
  %2890 = add nuw nsw i64 %1850, 1
  %2891 = icmp eq i64 %2890, %1848
  br i1 %2891, label %3842, label %1849

2892:
  %2893 = load ptr, ptr %1460, align 8
  br label %2894

2894:
  %2895 = phi ptr [ %2893, %2892 ], [ %2046, %2045 ]
  %2896 = load ptr, ptr %0, align 8
  %2897 = getelementptr inbounds nuw i8, ptr %2895, i64 20
  %2898 = load i32, ptr %2897, align 4
  %2899 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %2900 = load i32, ptr %2899, align 8
  %2901 = tail call i32 @llvm.cttz.i32(i32 %2900, i1 false)
  %2902 = getelementptr inbounds nuw i8, ptr %2896, i64 328
  store i32 22, ptr %2902, align 8
  %2903 = getelementptr inbounds nuw i8, ptr %2896, i64 332
  store i32 %2898, ptr %2903, align 4
  %2904 = getelementptr inbounds nuw i8, ptr %2896, i64 336
  store i32 %2901, ptr %2904, align 8
  %2905 = getelementptr inbounds nuw i8, ptr %2896, i64 352
  store i64 0, ptr %2905, align 8
  %2906 = getelementptr inbounds nuw i8, ptr %2896, i64 368
  store i32 0, ptr %2906, align 8
  %2907 = getelementptr inbounds nuw i8, ptr %2896, i64 360
  store i32 0, ptr %2907, align 8
  %2908 = getelementptr inbounds nuw i8, ptr %2896, i64 364
  store i32 0, ptr %2908, align 4
  br label %3842

2909:
  %2910 = phi ptr [ %1800, %1799 ], [ %1803, %1802 ]
  %2911 = load i32, ptr %1461, align 8
  %2912 = icmp eq i32 %2911, 2
  br i1 %2912, label %2918, label %2913

2913:
  %2914 = icmp eq i32 %2911, 0
  %2915 = and i64 %1722, -4294967296
  %2916 = icmp eq i64 %2915, 4294967296
  %2917 = and i1 %2916, %2914
  br i1 %2917, label %2918, label %2975

2918:
  %2919 = and i64 %1722, 4294967295
  %2920 = getelementptr inbounds nuw i8, ptr %2, i64 204
  %2921 = load i32, ptr %2920, align 4
  %2922 = zext i32 %2921 to i64
  %2923 = shl nuw nsw i64 %2922, 24
  %2924 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %2925 = load i64, ptr %2924, align 8
  %2926 = and i64 %2925, 16777215
  %2927 = or disjoint i64 %2923, %2926
  %2928 = getelementptr inbounds nuw i8, ptr %1461, i64 16
  %2929 = load i32, ptr %2928, align 8
  %2930 = zext i32 %2929 to i64
  %2931 = or i64 %2927, %2930
  %2932 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %2931, ptr %2932, align 8
  %2933 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 0, ptr %2933, align 8
  %2934 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %2935 = load i32, ptr %2934, align 8
  %2936 = zext i32 %2935 to i64
  %2937 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %2936, ptr %2937, align 8
  %2938 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %2939 = load ptr, ptr %2938, align 8
  %2940 = ptrtoint ptr %2939 to i64
  %2941 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %2940, ptr %2941, align 8
  %2942 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %2943 = load ptr, ptr %2942, align 8
  %2944 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %2943, ptr %2944, align 8
  %2945 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %2946 = load ptr, ptr %2945, align 8
  %2947 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %2946, ptr %2947, align 8
  %2948 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %2949 = load ptr, ptr %2948, align 8
  %2950 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %2949, ptr %2950, align 8
  %2951 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %2952 = load ptr, ptr %2951, align 8
  %2953 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %2952, ptr %2953, align 8
  %2954 = getelementptr inbounds nuw i8, ptr %1, i64 14448
  %2955 = load i64, ptr %2954, align 8
  %2956 = shl i64 %2955, 16
  %2957 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %2958 = load i32, ptr %2957, align 8
  %2959 = lshr i32 %2958, 4
  %2960 = zext nneg i32 %2959 to i64
  %2961 = or i64 %2956, %2960
  %2962 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %2961, ptr %2962, align 8
  %2963 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %2964 = load i32, ptr %2963, align 8
  %2965 = icmp ne i32 %2964, 0
  %2966 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %2967 = zext i1 %2965 to i8
  store i8 %2967, ptr %2966, align 1
  %2968 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 1, ptr %2968, align 4
  %2969 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  %2970 = load ptr, ptr %2969, align 8
  %2971 = icmp ne ptr %2970, null
  %2972 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %2973 = zext i1 %2971 to i8
  store i8 %2973, ptr %2972, align 1
  %2974 = icmp samesign ult i64 %2919, %2936
  br i1 %2974, label %3118, label %3208

2975:
  switch i32 %2911, label %2981 [
    i32 1, label %2996
    i32 0, label %2976
  ]

2976:
  %2977 = lshr i64 %1722, 32
  %2978 = trunc nuw i64 %2977 to i32
  %2979 = add i32 %2978, -1
  %2980 = icmp ult i32 %2979, 4
  br i1 %2980, label %2981, label %2996

2981:
  %2982 = load i32, ptr %2910, align 4
  %2983 = add i32 %2982, -1
  %2984 = and i32 %2983, -6
  %2985 = icmp eq i32 %2984, 0
  br i1 %2985, label %3208, label %2986

2986:
  %2987 = getelementptr inbounds nuw i8, ptr %7, i64 37696
  %2988 = load i32, ptr %2987, align 8
  %2989 = icmp eq i32 %2988, 0
  br i1 %2989, label %3208, label %2990

2990:
  %2991 = getelementptr inbounds nuw i8, ptr %7, i64 37700
  %2992 = load i32, ptr %2991, align 4
  %2993 = icmp eq i32 %2992, 0
  %2994 = icmp eq i64 %2915, 8589934592
  %2995 = and i1 %2993, %2994
  br i1 %2995, label %3118, label %3208

2996:
  %2997 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %2998 = load i64, ptr %2997, align 8
  %2999 = getelementptr inbounds nuw i8, ptr %1461, i64 12
  %3000 = load i32, ptr %2999, align 4
  %3001 = zext i32 %3000 to i64
  %3002 = or i64 %2998, %3001
  %3003 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %3002, ptr %3003, align 8
  %3004 = getelementptr inbounds nuw i8, ptr %7, i64 37656
  %3005 = load i64, ptr %3004, align 8
  %3006 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %3005, ptr %3006, align 8
  %3007 = getelementptr inbounds nuw i8, ptr %0, i64 133
  store i8 0, ptr %3007, align 1
  %3008 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 0, ptr %3008, align 4
  %3009 = getelementptr inbounds nuw i8, ptr %7, i64 43704
  %3010 = load ptr, ptr %3009, align 8
  %3011 = icmp eq ptr %3010, null
  br i1 %3011, label %3060, label %3012

3012:
  %3013 = getelementptr inbounds nuw i8, ptr %1461, i64 12
  %3014 = load i32, ptr %3013, align 4
  %3015 = zext i32 %3014 to i64
  %3016 = and i64 %3015, 7
  %3017 = icmp eq i64 %3016, 0
  %3018 = and i64 %3015, 6
  %3019 = icmp eq i64 %3018, 6
  %3020 = or i1 %3017, %3019
  br i1 %3020, label %3021, label %3060

3021:
  %3022 = getelementptr inbounds nuw i8, ptr %1, i64 14800
  %3023 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %3024 = load i32, ptr %3023, align 4
  %3025 = zext i32 %3024 to i64
  %3026 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %3022, i64 %3025
  %3027 = getelementptr inbounds nuw i8, ptr %7, i64 43712
  %3028 = load ptr, ptr %3027, align 8
  %3029 = load i64, ptr %1, align 8
  %3030 = mul i64 %3029, 96
  %3031 = getelementptr inbounds nuw i8, ptr %3028, i64 %3030
  %3032 = getelementptr inbounds nuw i8, ptr %3026, i64 112
  store i32 0, ptr %3032, align 8
  %3033 = getelementptr inbounds nuw i8, ptr %3026, i64 116
  %3034 = load i32, ptr %3033, align 4
  %3035 = icmp eq i32 %3034, 0
  br i1 %3035, label %3060, label %3036

3036:
  store i32 0, ptr %3033, align 4
  %3037 = getelementptr inbounds nuw i8, ptr %2, i64 200
  br label %3038

3038:
  %3039 = phi i64 [ 0, %3036 ], [ %3058, %3057 ]
  %3040 = getelementptr inbounds nuw %struct.FollowedRelease, ptr %3031, i64 %3039
  %3041 = getelementptr inbounds nuw i8, ptr %3040, i64 8
  %3042 = load i64, ptr %3041, align 8
  %3043 = trunc i64 %3042 to i32
  %3044 = lshr i32 %3043, 15
  %3045 = and i32 %3044, 31
  %3046 = load i32, ptr %3023, align 4
  %3047 = icmp eq i32 %3045, %3046
  br i1 %3047, label %3048, label %3057

3048:
  %3049 = lshr i64 %3042, 24
  %3050 = and i64 %3049, 65535
  %3051 = load i32, ptr %3037, align 8
  %3052 = lshr i32 %3051, 4
  %3053 = zext nneg i32 %3052 to i64
  %3054 = icmp eq i64 %3050, %3053
  br i1 %3054, label %3055, label %3057

3055:
  %3056 = getelementptr inbounds nuw i8, ptr %3040, i64 20
  store i32 0, ptr %3056, align 4
  br label %3057

3057:
  %3058 = add nuw nsw i64 %3039, 1
  %3059 = icmp eq i64 %3058, 4
  br i1 %3059, label %3060, label %3038

3060:
  %3061 = load ptr, ptr %1460, align 8
  %3062 = ptrtoint ptr %3061 to i64
  %3063 = load ptr, ptr %0, align 8
  %3064 = getelementptr inbounds nuw i8, ptr %3063, i64 37712
  %3065 = udiv i64 %3062, 48
  %3066 = and i64 %3065, 63
  %3067 = getelementptr inbounds nuw %struct.ScreenCache, ptr %3064, i64 %3066
  %3068 = load i64, ptr %3067, align 8
  %3069 = icmp eq i64 %3068, %3062
  br i1 %3069, label %3070, label %3077

3070:
  %3071 = getelementptr inbounds nuw i8, ptr %3067, i64 8
  %3072 = load i64, ptr %3071, align 8
  %3073 = sub i64 %1722, %3072
  %3074 = getelementptr inbounds nuw i8, ptr %3067, i64 16
  %3075 = load i64, ptr %3074, align 8
  %3076 = icmp ult i64 %3073, %3075
  br i1 %3076, label %3083, label %3077

3077:
  %3078 = tail call preserve_allcc i32 @search(ptr %0, ptr %2, i64 %1722, ptr %3067)
  %3079 = icmp eq i32 %3078, 0
  br i1 %3079, label %3208, label %3080

3080:
  %3081 = getelementptr inbounds nuw i8, ptr %3067, i64 8
  %3082 = load i64, ptr %3081, align 8
  br label %3083

3083:
  %3084 = phi i64 [ %3082, %3080 ], [ %3072, %3070 ]
  %3085 = getelementptr inbounds nuw i8, ptr %3067, i64 8
  %3086 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %3084, ptr %3086, align 8
  %3087 = getelementptr inbounds nuw i8, ptr %3067, i64 16
  %3088 = load i64, ptr %3087, align 8
  %3089 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %3088, ptr %3089, align 8
  %3090 = getelementptr inbounds nuw i8, ptr %3067, i64 24
  %3091 = load i64, ptr %3090, align 8
  %3092 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %3091, ptr %3092, align 8
  %3093 = getelementptr inbounds nuw i8, ptr %3067, i64 40
  %3094 = load ptr, ptr %3093, align 8
  %3095 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %3094, ptr %3095, align 8
  %3096 = getelementptr inbounds nuw i8, ptr %3067, i64 48
  %3097 = load ptr, ptr %3096, align 8
  %3098 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %3097, ptr %3098, align 8
  %3099 = getelementptr inbounds nuw i8, ptr %3067, i64 56
  %3100 = load ptr, ptr %3099, align 8
  %3101 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %3100, ptr %3101, align 8
  %3102 = shl i64 %1722, 1
  %3103 = getelementptr inbounds nuw i8, ptr %3067, i64 32
  %3104 = load i64, ptr %3103, align 8
  %3105 = load i64, ptr %3085, align 8
  %3106 = add i64 %3104, %3105
  %3107 = sub i64 %3102, %3106
  store i64 %1722, ptr %3103, align 8
  %3108 = load i64, ptr %3087, align 8
  %3109 = icmp uge i64 %3107, %3108
  %3110 = load ptr, ptr %3093, align 8
  %3111 = icmp eq ptr %3110, null
  %3112 = select i1 %3109, i1 true, i1 %3111
  br i1 %3112, label %3116, label %3113

3113:
  %3114 = lshr i64 %3107, 7
  %3115 = getelementptr inbounds nuw %struct.ScreenLine, ptr %3110, i64 %3114
  tail call void @llvm.prefetch.p0(ptr %3115, i32 1, i32 3, i32 1)
  br label %3116

3116:
  %3117 = icmp eq ptr %3110, null
  br label %3118

3118:
  %3119 = phi i1 [ %3117, %3116 ], [ false, %2990 ], [ false, %2918 ]
  %3120 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %3121 = load i8, ptr %3120, align 4
  %3122 = trunc nuw i8 %3121 to i1
  %3123 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %3124 = getelementptr inbounds nuw i8, ptr %0, i64 40
  br label %3125

3125:
  %3126 = phi i32 [ %3, %3118 ], [ %3154, %3151 ]
  %3127 = tail call i32 @llvm.cttz.i32(i32 %3126, i1 true)
  %3128 = zext nneg i32 %3127 to i64
  %3129 = getelementptr inbounds nuw i64, ptr %8, i64 %3128
  %3130 = load i64, ptr %3129, align 8
  br i1 %3122, label %3131, label %3137

3131:
  %3132 = and i64 %3130, 4294967295
  %3133 = load i64, ptr %3123, align 8
  %3134 = sub i64 %3132, %3133
  %3135 = load i64, ptr %3124, align 8
  %3136 = icmp ult i64 %3134, %3135
  br i1 %3136, label %3142, label %3208

3137:
  %3138 = load i64, ptr %3123, align 8
  %3139 = sub i64 %3130, %3138
  %3140 = load i64, ptr %3124, align 8
  %3141 = icmp ult i64 %3139, %3140
  br i1 %3141, label %3151, label %3208

3142:
  %3143 = load ptr, ptr %1460, align 8
  %3144 = load i32, ptr %3143, align 8
  %3145 = icmp eq i32 %3144, 2
  br i1 %3145, label %3151, label %3146

3146:
  %3147 = icmp eq i32 %3144, 0
  %3148 = and i64 %3130, -4294967296
  %3149 = icmp eq i64 %3148, 4294967296
  %3150 = and i1 %3147, %3149
  br i1 %3150, label %3151, label %3208

3151:
  %3152 = phi i64 [ %3133, %3142 ], [ %3138, %3137 ], [ %3133, %3146 ]
  %3153 = add i32 %3126, -1
  %3154 = and i32 %3153, %3126
  %3155 = icmp eq i32 %3154, 0
  br i1 %3155, label %3156, label %3125

3156:
  br i1 %3119, label %3157, label %3175

3157:
  %3158 = load ptr, ptr %1460, align 8
  %3159 = getelementptr inbounds nuw i8, ptr %3158, i64 4
  %3160 = load i32, ptr %3159, align 4
  switch i32 %3160, label %3161 [
    i32 4, label %3842
    i32 0, label %3842
  ]

3161:
  %3162 = load ptr, ptr %0, align 8
  %3163 = getelementptr inbounds nuw i8, ptr %3158, i64 20
  %3164 = load i32, ptr %3163, align 4
  %3165 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %3166 = load i32, ptr %3165, align 8
  %3167 = tail call i32 @llvm.cttz.i32(i32 %3166, i1 false)
  %3168 = getelementptr inbounds nuw i8, ptr %3162, i64 328
  store i32 22, ptr %3168, align 8
  %3169 = getelementptr inbounds nuw i8, ptr %3162, i64 332
  store i32 %3164, ptr %3169, align 4
  %3170 = getelementptr inbounds nuw i8, ptr %3162, i64 336
  store i32 %3167, ptr %3170, align 8
  %3171 = getelementptr inbounds nuw i8, ptr %3162, i64 352
  store i64 0, ptr %3171, align 8
  %3172 = getelementptr inbounds nuw i8, ptr %3162, i64 368
  store i32 0, ptr %3172, align 8
  %3173 = getelementptr inbounds nuw i8, ptr %3162, i64 360
  store i32 0, ptr %3173, align 8
  %3174 = getelementptr inbounds nuw i8, ptr %3162, i64 364
  store i32 0, ptr %3174, align 4
  br label %3842

3175:
  %3176 = load ptr, ptr %0, align 8
  %3177 = getelementptr inbounds nuw i8, ptr %3176, i64 37692
  %3178 = load i32, ptr %3177, align 4
  %3179 = icmp eq i32 %3178, 0
  br i1 %3179, label %3208, label %3180

3180:
  %3181 = load ptr, ptr %1460, align 8
  %3182 = getelementptr inbounds nuw i8, ptr %3181, i64 4
  %3183 = load i32, ptr %3182, align 4
  %3184 = icmp eq i32 %3183, 6
  br i1 %3184, label %3208, label %3185

3185:
  %3186 = getelementptr inbounds nuw i8, ptr %3181, i64 8
  %3187 = load i32, ptr %3186, align 8
  %3188 = and i32 %3187, 3
  %3189 = icmp eq i32 %3188, 0
  br i1 %3189, label %3190, label %3208

3190:
  %3191 = phi i32 [ %3200, %3190 ], [ %3, %3185 ]
  %3192 = phi i64 [ %3198, %3190 ], [ 0, %3185 ]
  %3193 = tail call i32 @llvm.cttz.i32(i32 %3191, i1 true)
  %3194 = zext nneg i32 %3193 to i64
  %3195 = getelementptr inbounds nuw i64, ptr %8, i64 %3194
  %3196 = load i64, ptr %3195, align 8
  %3197 = sub i64 %3196, %3152
  %3198 = or i64 %3197, %3192
  %3199 = add i32 %3191, -1
  %3200 = and i32 %3199, %3191
  %3201 = icmp eq i32 %3200, 0
  br i1 %3201, label %3202, label %3190

3202:
  %3203 = and i64 %3198, 3
  %3204 = icmp eq i64 %3203, 0
  br i1 %3204, label %3205, label %3208

3205:
  %3206 = tail call preserve_allcc i1 @judge_mapped(ptr %0, ptr %8, i32 %3)
  br i1 %3206, label %3842, label %3207

3207:
  tail call preserve_allcc void @suspect(ptr %0)
  br label %3842

3208:
  %3209 = phi i1 [ false, %2981 ], [ true, %3202 ], [ true, %3185 ], [ true, %3175 ], [ true, %3180 ], [ false, %2990 ],
      [ false, %3077 ], [ false, %2918 ], [ false, %2986 ], [ false, %3131 ], [ false, %3146 ], [ false, %3137 ]
  %3210 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %3211 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %3212 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3213 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %3214 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3215 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %3216 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3217 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %3218 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %3219 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %3220 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3221 = getelementptr inbounds nuw i8, ptr %0, i64 137
  %3222 = getelementptr inbounds nuw i8, ptr %0, i64 133
  br label %3223

3223:
  %3224 = phi i32 [ %3, %3208 ], [ %3840, %3838 ]
  %3225 = tail call i32 @llvm.cttz.i32(i32 %3224, i1 true)
  br i1 %3209, label %3226, label %3832

3226:
  %3227 = load i8, ptr %3210, align 4
  %3228 = trunc nuw i8 %3227 to i1
  %3229 = zext nneg i32 %3225 to i64
  %3230 = getelementptr inbounds nuw i64, ptr %8, i64 %3229
  %3231 = load i64, ptr %3230, align 8
  br i1 %3228, label %3238, label %3232

3232:
  %3233 = load i64, ptr %3211, align 8
  %3234 = sub i64 %3231, %3233
  %3235 = load i64, ptr %3212, align 8
  %3236 = inttoptr i64 %3235 to ptr
  %3237 = getelementptr inbounds nuw i8, ptr %3236, i64 %3234
  store ptr %3237, ptr %3213, align 8
  br label %3256

3238:
  %3239 = and i64 %3231, 4294967295
  %3240 = load i64, ptr %3211, align 8
  %3241 = sub i64 %3239, %3240
  %3242 = load i64, ptr %3212, align 8
  %3243 = inttoptr i64 %3242 to ptr
  %3244 = getelementptr inbounds nuw i8, ptr %3243, i64 %3241
  store ptr %3244, ptr %3213, align 8
  %3245 = load ptr, ptr %0, align 8
  %3246 = getelementptr inbounds nuw i8, ptr %3245, i64 37696
  %3247 = load i32, ptr %3246, align 8
  %3248 = icmp eq i32 %3247, 0
  br i1 %3248, label %3256, label %3249

3249:
  %3250 = load ptr, ptr %1460, align 8
  %3251 = getelementptr inbounds nuw i8, ptr %3250, i64 8
  %3252 = load i32, ptr %3251, align 8
  %3253 = icmp ult i32 %3252, 4
  br i1 %3253, label %3254, label %3256

3254:
  %3255 = tail call preserve_allcc i1 @check_part(ptr %0, i64 %3241)
  br i1 %3255, label %3256, label %3817

3256:
  %3257 = phi i64 [ %3241, %3249 ], [ %3241, %3254 ], [ %3234, %3232 ], [ %3241, %3238 ]
  %3258 = and i64 %3257, 127
  %3259 = load i64, ptr %3214, align 8
  %3260 = shl nuw nsw i32 %3225, 7
  %3261 = or disjoint i32 %3260, 16440
  %3262 = zext nneg i32 %3261 to i64
  %3263 = or i64 %3259, %3262
  %3264 = lshr i64 %3257, 7
  %3265 = load ptr, ptr %1460, align 8
  %3266 = getelementptr inbounds nuw i8, ptr %3265, i64 8
  %3267 = load i32, ptr %3266, align 8
  %3268 = zext i32 %3267 to i64
  %3269 = add nsw i64 %3258, -1
  %3270 = add nsw i64 %3269, %3268
  %3271 = lshr i64 %3258, 2
  %3272 = trunc nuw nsw i64 %3271 to i32
  %3273 = shl nsw i32 -1, %3272
  %3274 = tail call i64 @llvm.umin.i64(i64 %3270, i64 127)
  %3275 = lshr i64 %3274, 2
  %3276 = trunc nuw nsw i64 %3275 to i32
  %3277 = xor i32 %3276, 31
  %3278 = lshr i32 -1, %3277
  %3279 = and i32 %3278, %3273
  %3280 = load ptr, ptr %3215, align 8
  %3281 = getelementptr inbounds nuw %struct.ScreenLine, ptr %3280, i64 %3264
  %3282 = icmp eq i32 %3279, 0
  br i1 %3282, label %3786, label %3283

3283:
  %3284 = and i64 %3257, -128
  %3285 = load i64, ptr %3216, align 8
  %3286 = icmp ult i64 %3284, %3285
  br i1 %3286, label %3287, label %3786

3287:
  %3288 = load i8, ptr %3210, align 4
  %3289 = trunc nuw i8 %3288 to i1
  %3290 = load ptr, ptr %0, align 8
  br i1 %3289, label %3291, label %3313

3291:
  %3292 = getelementptr inbounds nuw i8, ptr %3290, i64 37696
  %3293 = load i32, ptr %3292, align 8
  %3294 = icmp eq i32 %3293, 0
  %3295 = icmp ult i32 %3267, 4
  %3296 = or i1 %3295, %3294
  br i1 %3296, label %3313, label %3297

3297:
  %3298 = getelementptr inbounds nuw i8, ptr %3265, i64 4
  %3299 = load i32, ptr %3298, align 4
  %3300 = add i32 %3299, -1
  %3301 = and i32 %3300, -6
  %3302 = icmp eq i32 %3301, 0
  %3303 = load ptr, ptr %3217, align 8
  %3304 = getelementptr inbounds nuw i32, ptr %3303, i64 %3264
  %3305 = load i32, ptr %3304, align 4
  br i1 %3302, label %3306, label %3309

3306:
  %3307 = or i32 %3305, %3279
  store i32 %3307, ptr %3304, align 4
  %3308 = load ptr, ptr %0, align 8
  br label %3313

3309:
  %3310 = xor i32 %3305, -1
  %3311 = and i32 %3279, %3310
  %3312 = icmp eq i32 %3311, 0
  br i1 %3312, label %3313, label %3817

3313:
  %3314 = phi ptr [ %3308, %3306 ], [ %3290, %3309 ], [ %3290, %3291 ], [ %3290, %3287 ]
  %3315 = getelementptr inbounds nuw i8, ptr %3314, i64 37704
  %3316 = load i32, ptr %3315, align 8
  %3317 = icmp eq i32 %3316, 0
  %3318 = load i8, ptr %3210, align 4
  %3319 = trunc nuw i8 %3318 to i1
  br i1 %3317, label %3320, label %3343

3320:
  br i1 %3319, label %3786, label %3321

3321:
  %3322 = load ptr, ptr %1460, align 8
  %3323 = getelementptr inbounds nuw i8, ptr %3322, i64 4
  %3324 = load i32, ptr %3323, align 4
  switch i32 %3324, label %3325 [
    i32 4, label %3786
    i32 0, label %3786
  ]

3325:
  %3326 = lshr i64 %3257, 12
  %3327 = load ptr, ptr %3218, align 8
  %3328 = getelementptr inbounds nuw %struct.ScreenPage, ptr %3327, i64 %3326
  %3329 = load atomic i64, ptr %3328 acquire, align 8
  %3330 = load ptr, ptr %0, align 8
  %3331 = getelementptr inbounds nuw i8, ptr %3330, i64 37656
  %3332 = load i64, ptr %3331, align 8
  %3333 = icmp eq i64 %3329, %3332
  br i1 %3333, label %3786, label %3334

3334:
  %3335 = add i64 %3332, -1
  %3336 = icmp eq i64 %3329, %3335
  br i1 %3336, label %3337, label %3341

3337:
  %3338 = load ptr, ptr %1460, align 8
  %3339 = getelementptr inbounds nuw i8, ptr %3338, i64 4
  %3340 = load i32, ptr %3339, align 4
  switch i32 %3340, label %3341 [
    i32 4, label %3786
    i32 0, label %3786
  ]

3341:
  %3342 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %3326)
  br i1 %3342, label %3786, label %3817

3343:
  br i1 %3319, label %3362, label %3344

3344:
  %3345 = lshr i64 %3257, 12
  %3346 = load ptr, ptr %3218, align 8
  %3347 = getelementptr inbounds nuw %struct.ScreenPage, ptr %3346, i64 %3345
  %3348 = load atomic i64, ptr %3347 acquire, align 8
  %3349 = load ptr, ptr %0, align 8
  %3350 = getelementptr inbounds nuw i8, ptr %3349, i64 37656
  %3351 = load i64, ptr %3350, align 8
  %3352 = icmp eq i64 %3348, %3351
  br i1 %3352, label %3362, label %3353

3353:
  %3354 = add i64 %3351, -1
  %3355 = icmp eq i64 %3348, %3354
  br i1 %3355, label %3356, label %3360

3356:
  %3357 = load ptr, ptr %1460, align 8
  %3358 = getelementptr inbounds nuw i8, ptr %3357, i64 4
  %3359 = load i32, ptr %3358, align 4
  switch i32 %3359, label %3360 [
    i32 4, label %3362
    i32 0, label %3362
  ]

3360:
  %3361 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %3345)
  br i1 %3361, label %3362, label %3817

3362:
  %3363 = load i8, ptr %3210, align 4
  %3364 = trunc nuw i8 %3363 to i1
  br i1 %3364, label %3424, label %3365

3365:
  %3366 = icmp eq i32 %3279, -1
  %3367 = and i64 %3259, 7
  %3368 = icmp eq i64 %3367, 0
  %3369 = and i1 %3368, %3366
  %3370 = and i64 %3259, 64
  %3371 = icmp eq i64 %3370, 0
  %3372 = select i1 %3369, i1 %3371, i1 false
  br i1 %3372, label %3373, label %3424

3373:
  %3374 = load ptr, ptr %1460, align 8
  %3375 = getelementptr inbounds nuw i8, ptr %3374, i64 4
  %3376 = load i32, ptr %3375, align 4
  %3377 = icmp eq i32 %3376, 4
  br i1 %3377, label %3424, label %3378

3378:
  %3379 = load ptr, ptr %0, align 8
  %3380 = load ptr, ptr %3218, align 8
  %3381 = lshr i64 %3257, 12
  %3382 = getelementptr inbounds nuw %struct.ScreenPage, ptr %3380, i64 %3381
  %3383 = getelementptr inbounds nuw i8, ptr %3382, i64 8
  %3384 = and i64 %3264, 31
  %3385 = getelementptr inbounds nuw i64, ptr %3383, i64 %3384
  %3386 = icmp eq i32 %3376, 0
  %3387 = load atomic i64, ptr %3385 monotonic, align 8
  %3388 = select i1 %3386, i64 2, i64 1
  %3389 = icmp eq i64 %3387, 0
  br i1 %3389, label %3390, label %3392

3390:
  %3391 = or disjoint i64 %3388, %3263
  br label %3413

3392:
  %3393 = and i64 %3387, -8
  %3394 = icmp eq i64 %3393, %3263
  br i1 %3394, label %3395, label %3397

3395:
  %3396 = or i64 %3387, %3388
  br label %3413

3397:
  %3398 = xor i64 %3387, %3259
  %3399 = icmp ult i64 %3398, 1099511627776
  br i1 %3399, label %3400, label %3424

3400:
  %3401 = lshr i64 %3387, 24
  %3402 = and i64 %3401, 65535
  %3403 = lshr i64 %3259, 24
  %3404 = and i64 %3403, 65535
  %3405 = icmp samesign ult i64 %3402, %3404
  br i1 %3405, label %3406, label %3424

3406:
  %3407 = and i64 %3387, 5
  %3408 = icmp ne i64 %3407, 0
  %3409 = and i1 %3386, %3408
  %3410 = select i1 %3409, i64 4, i64 0
  %3411 = or disjoint i64 %3263, %3410
  %3412 = or disjoint i64 %3411, %3388
  br label %3413

3413:
  %3414 = phi i64 [ %3412, %3406 ], [ %3396, %3395 ], [ %3391, %3390 ]
  %3415 = getelementptr inbounds nuw i8, ptr %3379, i64 37688
  %3416 = load i32, ptr %3415, align 8
  %3417 = icmp eq i32 %3416, 0
  br i1 %3417, label %3419, label %3418

3418:
  store i64 %3414, ptr %3385, align 8
  br label %3786

3419:
  %3420 = icmp eq i64 %3387, %3414
  br i1 %3420, label %3786, label %3421

3421:
  %3422 = cmpxchg ptr %3385, i64 %3387, i64 %3414 monotonic monotonic, align 8
  %3423 = extractvalue { i64, i1 } %3422, 1
  br i1 %3423, label %3786, label %3424

3424:
  %3425 = load i8, ptr %3219, align 8
  %3426 = trunc nuw i8 %3425 to i1
  br i1 %3426, label %3427, label %3485

3427:
  %3428 = load i8, ptr %3210, align 4
  %3429 = trunc nuw i8 %3428 to i1
  br i1 %3429, label %3485, label %3430

3430:
  %3431 = load ptr, ptr %3218, align 8
  %3432 = lshr i64 %3257, 12
  %3433 = getelementptr inbounds nuw %struct.ScreenPage, ptr %3431, i64 %3432
  %3434 = getelementptr inbounds nuw i8, ptr %3433, i64 8
  %3435 = and i64 %3264, 31
  %3436 = getelementptr inbounds nuw i64, ptr %3434, i64 %3435
  %3437 = load atomic i64, ptr %3436 monotonic, align 8
  %3438 = icmp eq i64 %3437, -1
  br i1 %3438, label %3439, label %3441

3439:
  %3440 = load i64, ptr %3281, align 8
  br label %3470

3441:
  %3442 = load ptr, ptr %0, align 8
  %3443 = getelementptr inbounds nuw i8, ptr %3442, i64 37688
  %3444 = load i32, ptr %3443, align 8
  %3445 = icmp eq i32 %3444, 0
  br i1 %3445, label %3447, label %3446

3446:
  store i64 -1, ptr %3436, align 8
  br label %3449

3447:
  %3448 = atomicrmw xchg ptr %3436, i64 -1 monotonic, align 8
  br label %3449

3449:
  %3450 = phi i64 [ %3437, %3446 ], [ %3448, %3447 ]
  %3451 = load i64, ptr %3220, align 8
  store i64 %3451, ptr %3281, align 8
  %3452 = and i64 %3450, 5
  %3453 = icmp ne i64 %3452, 0
  %3454 = sext i1 %3453 to i32
  %3455 = getelementptr inbounds nuw i8, ptr %3281, i64 48
  store i32 %3454, ptr %3455, align 8
  %3456 = shl i64 %3450, 62
  %3457 = ashr i64 %3456, 63
  %3458 = trunc nsw i64 %3457 to i32
  %3459 = getelementptr inbounds nuw i8, ptr %3281, i64 56
  store i32 %3458, ptr %3459, align 8
  %3460 = getelementptr inbounds nuw i8, ptr %3281, i64 60
  store i32 0, ptr %3460, align 4
  %3461 = getelementptr inbounds nuw i8, ptr %3281, i64 52
  store i32 0, ptr %3461, align 4
  %3462 = and i64 %3450, -8
  %3463 = getelementptr inbounds nuw i8, ptr %3281, i64 16
  %3464 = getelementptr inbounds nuw i8, ptr %3281, i64 32
  store i64 %3462, ptr %3464, align 8
  store i64 %3462, ptr %3463, align 8
  %3465 = and i64 %3450, 1
  %3466 = icmp eq i64 %3465, 0
  br i1 %3466, label %3467, label %3470

3467:
  %3468 = and i64 %3450, -16777216
  %3469 = add i64 %3468, -16777096
  store i64 %3469, ptr %3463, align 8
  br label %3470

3470:
  %3471 = phi i64 [ %3440, %3439 ], [ %3451, %3449 ], [ %3451, %3467 ]
  %3472 = load i64, ptr %3220, align 8
  %3473 = icmp eq i64 %3471, %3472
  br i1 %3473, label %3474, label %3483

3474:
  %3475 = getelementptr inbounds nuw i8, ptr %3281, i64 48
  %3476 = load i32, ptr %3475, align 8
  %3477 = getelementptr inbounds nuw i8, ptr %3281, i64 52
  %3478 = load i32, ptr %3477, align 4
  %3479 = or i32 %3478, %3476
  %3480 = and i32 %3479, %3279
  %3481 = icmp eq i32 %3480, 0
  %3482 = zext i1 %3481 to i8
  br label %3483

3483:
  %3484 = phi i8 [ 1, %3470 ], [ %3482, %3474 ]
  store i8 %3484, ptr %3221, align 1
  br label %3485

3485:
  %3486 = load i64, ptr %3281, align 8
  %3487 = load i64, ptr %3220, align 8
  %3488 = icmp eq i64 %3486, %3487
  br i1 %3488, label %3489, label %3553

3489:
  %3490 = load ptr, ptr %1460, align 8
  %3491 = getelementptr inbounds nuw i8, ptr %3490, i64 4
  %3492 = load i32, ptr %3491, align 4
  switch i32 %3492, label %3511 [
    i32 4, label %3493
    i32 0, label %3493
  ]

3493:
  %3494 = getelementptr inbounds nuw i8, ptr %3281, i64 32
  %3495 = load i64, ptr %3494, align 8
  %3496 = icmp eq i64 %3495, %3263
  br i1 %3496, label %3497, label %3553

3497:
  %3498 = getelementptr inbounds nuw i8, ptr %3281, i64 56
  %3499 = load i32, ptr %3498, align 8
  %3500 = xor i32 %3499, -1
  %3501 = and i32 %3279, %3500
  %3502 = icmp eq i32 %3501, 0
  br i1 %3502, label %3503, label %3553

3503:
  %3504 = getelementptr inbounds nuw i8, ptr %3281, i64 48
  %3505 = load i32, ptr %3504, align 8
  %3506 = getelementptr inbounds nuw i8, ptr %3281, i64 52
  %3507 = load i32, ptr %3506, align 4
  %3508 = or i32 %3507, %3505
  %3509 = and i32 %3508, %3279
  %3510 = icmp eq i32 %3509, 0
  br i1 %3510, label %3786, label %3553

3511:
  %3512 = load i8, ptr %3222, align 1
  %3513 = trunc nuw i8 %3512 to i1
  %3514 = and i64 %3259, 7
  %3515 = icmp eq i64 %3514, 0
  %3516 = or i1 %3515, %3513
  %3517 = and i64 %3259, 6
  %3518 = icmp eq i64 %3517, 6
  %3519 = select i1 %3516, i1 true, i1 %3518
  br i1 %3519, label %3553, label %3520

3520:
  %3521 = getelementptr inbounds nuw i8, ptr %3281, i64 48
  %3522 = load i32, ptr %3521, align 8
  %3523 = xor i32 %3522, -1
  %3524 = and i32 %3279, %3523
  %3525 = icmp eq i32 %3524, 0
  br i1 %3525, label %3526, label %3553

3526:
  %3527 = getelementptr inbounds nuw i8, ptr %3281, i64 16
  %3528 = load i64, ptr %3527, align 8
  %3529 = and i64 %3528, 120
  %3530 = icmp eq i64 %3529, 120
  br i1 %3530, label %3531, label %3553

3531:
  %3532 = icmp ugt i64 %3528, -1099511627777
  %3533 = xor i64 %3528, %3259
  %3534 = icmp ult i64 %3533, 16777216
  %3535 = select i1 %3532, i1 true, i1 %3534
  br i1 %3535, label %3536, label %3553

3536:
  %3537 = and i64 %3528, 7
  %3538 = icmp ne i64 %3537, 0
  %3539 = and i64 %3533, 7
  %3540 = icmp eq i64 %3539, 0
  %3541 = select i1 %3538, i1 %3540, i1 false
  br i1 %3541, label %3542, label %3553

3542:
  %3543 = getelementptr inbounds nuw i8, ptr %3281, i64 52
  %3544 = load i32, ptr %3543, align 4
  %3545 = getelementptr inbounds nuw i8, ptr %3281, i64 56
  %3546 = load i32, ptr %3545, align 8
  %3547 = or i32 %3546, %3544
  %3548 = getelementptr inbounds nuw i8, ptr %3281, i64 60
  %3549 = load i32, ptr %3548, align 4
  %3550 = or i32 %3547, %3549
  %3551 = and i32 %3550, %3279
  %3552 = icmp eq i32 %3551, 0
  br i1 %3552, label %3786, label %3553

3553:
  %3554 = load i8, ptr %3210, align 4
  %3555 = trunc nuw i8 %3554 to i1
  br i1 %3555, label %3608, label %3556

3556:
  %3557 = load ptr, ptr %0, align 8
  %3558 = getelementptr inbounds nuw i8, ptr %3557, i64 37688
  %3559 = load i32, ptr %3558, align 8
  %3560 = icmp eq i32 %3559, 0
  br i1 %3560, label %3561, label %3570

3561:
  %3562 = getelementptr inbounds nuw i8, ptr %3281, i64 8
  br label %3563

3563:
  %3564 = atomicrmw or ptr %3562, i64 1 acquire, align 8
  %3565 = and i64 %3564, 1
  %3566 = icmp eq i64 %3565, 0
  br i1 %3566, label %3567, label %3563

3567:
  %3568 = load i8, ptr %3210, align 4
  %3569 = trunc nuw i8 %3568 to i1
  br i1 %3569, label %3608, label %3570

3570:
  %3571 = load ptr, ptr %3218, align 8
  %3572 = lshr i64 %3257, 12
  %3573 = getelementptr inbounds nuw %struct.ScreenPage, ptr %3571, i64 %3572
  %3574 = getelementptr inbounds nuw i8, ptr %3573, i64 8
  %3575 = and i64 %3264, 31
  %3576 = getelementptr inbounds nuw i64, ptr %3574, i64 %3575
  %3577 = load atomic i64, ptr %3576 monotonic, align 8
  %3578 = icmp eq i64 %3577, -1
  br i1 %3578, label %3608, label %3579

3579:
  %3580 = load ptr, ptr %0, align 8
  %3581 = getelementptr inbounds nuw i8, ptr %3580, i64 37688
  %3582 = load i32, ptr %3581, align 8
  %3583 = icmp eq i32 %3582, 0
  br i1 %3583, label %3585, label %3584

3584:
  store i64 -1, ptr %3576, align 8
  br label %3587

3585:
  %3586 = atomicrmw xchg ptr %3576, i64 -1 monotonic, align 8
  br label %3587

3587:
  %3588 = phi i64 [ %3577, %3584 ], [ %3586, %3585 ]
  %3589 = load i64, ptr %3220, align 8
  store i64 %3589, ptr %3281, align 8
  %3590 = and i64 %3588, 5
  %3591 = icmp ne i64 %3590, 0
  %3592 = sext i1 %3591 to i32
  %3593 = getelementptr inbounds nuw i8, ptr %3281, i64 48
  store i32 %3592, ptr %3593, align 8
  %3594 = shl i64 %3588, 62
  %3595 = ashr i64 %3594, 63
  %3596 = trunc nsw i64 %3595 to i32
  %3597 = getelementptr inbounds nuw i8, ptr %3281, i64 56
  store i32 %3596, ptr %3597, align 8
  %3598 = getelementptr inbounds nuw i8, ptr %3281, i64 60
  store i32 0, ptr %3598, align 4
  %3599 = getelementptr inbounds nuw i8, ptr %3281, i64 52
  store i32 0, ptr %3599, align 4
  %3600 = and i64 %3588, -8
  %3601 = getelementptr inbounds nuw i8, ptr %3281, i64 16
  %3602 = getelementptr inbounds nuw i8, ptr %3281, i64 32
  store i64 %3600, ptr %3602, align 8
  store i64 %3600, ptr %3601, align 8
  %3603 = and i64 %3588, 1
  %3604 = icmp eq i64 %3603, 0
  br i1 %3604, label %3605, label %3608

3605:
  %3606 = and i64 %3588, -16777216
  %3607 = add i64 %3606, -16777096
  store i64 %3607, ptr %3601, align 8
  br label %3608

3608:
  %3609 = phi i1 [ true, %3567 ], [ %3560, %3605 ], [ %3560, %3587 ], [ %3560, %3570 ], [ false, %3553 ]
  %3610 = load i64, ptr %3281, align 8
  %3611 = load i64, ptr %3220, align 8
  %3612 = icmp eq i64 %3610, %3611
  br i1 %3612, label %3654, label %3613

3613:
  %3614 = load ptr, ptr %1460, align 8
  %3615 = getelementptr inbounds nuw i8, ptr %3614, i64 4
  %3616 = load i32, ptr %3615, align 4
  %3617 = and i32 %3616, -5
  %3618 = icmp eq i32 %3617, 0
  %3619 = select i1 %3618, i64 2, i64 0
  store i64 %3611, ptr %3281, align 8
  %3620 = getelementptr inbounds nuw i8, ptr %3281, i64 48
  %3621 = getelementptr inbounds nuw i8, ptr %3281, i64 60
  store i32 0, ptr %3621, align 4
  %3622 = getelementptr inbounds nuw i8, ptr %3281, i64 56
  store i32 0, ptr %3622, align 8
  %3623 = getelementptr inbounds nuw i8, ptr %3281, i64 52
  store i32 0, ptr %3623, align 4
  store i32 0, ptr %3620, align 8
  %3624 = getelementptr inbounds nuw i8, ptr %3281, i64 8
  store i64 0, ptr %3624, align 8
  %3625 = getelementptr inbounds nuw i32, ptr %3620, i64 %3619
  store i32 %3279, ptr %3625, align 4
  %3626 = getelementptr inbounds nuw i8, ptr %3281, i64 16
  %3627 = getelementptr inbounds nuw i64, ptr %3626, i64 %3619
  store i64 %3263, ptr %3627, align 8
  switch i32 %3616, label %3762 [
    i32 4, label %3628
    i32 0, label %3628
  ]

3628:
  %3629 = load ptr, ptr %0, align 8
  %3630 = getelementptr inbounds nuw i8, ptr %3629, i64 37692
  %3631 = load i32, ptr %3630, align 4
  %3632 = icmp eq i32 %3631, 0
  br i1 %3632, label %3633, label %3762

3633:
  %3634 = load i8, ptr %3222, align 1
  %3635 = trunc nuw i8 %3634 to i1
  br i1 %3635, label %3762, label %3636

3636:
  %3637 = load i32, ptr %3620, align 8
  %3638 = load i32, ptr %3623, align 4
  %3639 = or i32 %3638, %3637
  %3640 = icmp eq i32 %3639, 0
  br i1 %3640, label %3641, label %3762

3641:
  %3642 = getelementptr inbounds nuw i8, ptr %3281, i64 32
  %3643 = load i64, ptr %3642, align 8
  %3644 = and i64 %3643, 71
  %3645 = icmp eq i64 %3644, 64
  br i1 %3645, label %3646, label %3762

3646:
  store i32 -1, ptr %3622, align 8
  store i32 0, ptr %3621, align 4
  %3647 = and i64 %3643, 120
  %3648 = icmp eq i64 %3647, 120
  %3649 = shl i64 %3611, 10
  %3650 = lshr i64 %3643, 15
  %3651 = and i64 %3650, 1023
  %3652 = select i1 %3648, i64 1023, i64 %3651
  %3653 = or disjoint i64 %3652, %3649
  store i64 %3653, ptr %3624, align 8
  br label %3762

3654:
  %3655 = load i8, ptr %3210, align 4
  %3656 = trunc nuw i8 %3655 to i1
  br i1 %3656, label %3708, label %3657

3657:
  %3658 = load ptr, ptr %1460, align 8
  %3659 = getelementptr inbounds nuw i8, ptr %3658, i64 4
  %3660 = load i32, ptr %3659, align 4
  %3661 = and i32 %3660, -5
  %3662 = icmp eq i32 %3661, 0
  %3663 = select i1 %3662, i32 2, i32 0
  %3664 = getelementptr inbounds nuw i8, ptr %3281, i64 48
  %3665 = load i32, ptr %3664, align 8
  %3666 = getelementptr inbounds nuw i8, ptr %3281, i64 52
  %3667 = load i32, ptr %3666, align 4
  %3668 = or i32 %3667, %3665
  %3669 = getelementptr inbounds nuw i8, ptr %3281, i64 56
  %3670 = load i32, ptr %3669, align 8
  %3671 = or i32 %3668, %3670
  %3672 = getelementptr inbounds nuw i8, ptr %3281, i64 60
  %3673 = load i32, ptr %3672, align 4
  %3674 = or i32 %3671, %3673
  %3675 = and i32 %3674, %3279
  %3676 = icmp eq i32 %3675, 0
  br i1 %3676, label %3677, label %3708

3677:
  %3678 = zext nneg i32 %3663 to i64
  %3679 = getelementptr inbounds nuw i32, ptr %3664, i64 %3678
  %3680 = load i32, ptr %3679, align 4
  %3681 = icmp eq i32 %3680, 0
  br i1 %3681, label %3682, label %3684

3682:
  %3683 = getelementptr inbounds nuw i32, ptr %3664, i64 %3678
  br label %3701

3684:
  %3685 = getelementptr inbounds nuw i8, ptr %3281, i64 16
  %3686 = getelementptr inbounds nuw i64, ptr %3685, i64 %3678
  %3687 = load i64, ptr %3686, align 8
  %3688 = icmp ne i64 %3687, %3263
  %3689 = zext i1 %3688 to i32
  %3690 = or disjoint i32 %3663, %3689
  %3691 = zext nneg i32 %3690 to i64
  %3692 = getelementptr inbounds nuw i32, ptr %3664, i64 %3691
  %3693 = load i32, ptr %3692, align 4
  %3694 = icmp eq i32 %3693, 0
  %3695 = getelementptr inbounds nuw i32, ptr %3664, i64 %3691
  br i1 %3694, label %3701, label %3696

3696:
  %3697 = getelementptr inbounds nuw i8, ptr %3281, i64 16
  %3698 = getelementptr inbounds nuw i64, ptr %3697, i64 %3691
  %3699 = load i64, ptr %3698, align 8
  %3700 = icmp eq i64 %3699, %3263
  br i1 %3700, label %3701, label %3708

3701:
  %3702 = phi ptr [ %3683, %3682 ], [ %3695, %3684 ], [ %3695, %3696 ]
  %3703 = phi i64 [ %3678, %3682 ], [ %3691, %3684 ], [ %3691, %3696 ]
  %3704 = getelementptr inbounds nuw i8, ptr %3281, i64 16
  %3705 = getelementptr inbounds nuw i64, ptr %3704, i64 %3703
  store i64 %3263, ptr %3705, align 8
  %3706 = load i32, ptr %3702, align 4
  %3707 = or i32 %3706, %3279
  store i32 %3707, ptr %3702, align 4
  br label %3762

3708:
  %3709 = and i64 %3259, 64
  %3710 = icmp eq i64 %3709, 0
  br i1 %3710, label %3711, label %3760

3711:
  %3712 = getelementptr inbounds nuw i8, ptr %3281, i64 48
  %3713 = getelementptr inbounds nuw i8, ptr %3281, i64 56
  %3714 = load i32, ptr %3713, align 8
  %3715 = icmp eq i32 %3714, 0
  %3716 = getelementptr inbounds nuw i8, ptr %3281, i64 52
  %3717 = load i32, ptr %3716, align 4
  %3718 = getelementptr inbounds nuw i8, ptr %3281, i64 60
  %3719 = load i32, ptr %3718, align 4
  %3720 = or i32 %3719, %3717
  %3721 = icmp eq i32 %3720, 0
  br i1 %3721, label %3722, label %3760

3722:
  %3723 = load i32, ptr %3712, align 8
  %3724 = icmp eq i32 %3723, 0
  br i1 %3724, label %3729, label %3725

3725:
  %3726 = getelementptr inbounds nuw i8, ptr %3281, i64 16
  %3727 = load i64, ptr %3726, align 8
  %3728 = icmp eq i64 %3727, %3263
  br i1 %3728, label %3729, label %3760

3729:
  br i1 %3715, label %3734, label %3730

3730:
  %3731 = getelementptr inbounds nuw i8, ptr %3281, i64 32
  %3732 = load i64, ptr %3731, align 8
  %3733 = icmp eq i64 %3732, %3263
  br i1 %3733, label %3734, label %3760

3734:
  %3735 = load ptr, ptr %1460, align 8
  %3736 = getelementptr inbounds nuw i8, ptr %3735, i64 4
  %3737 = load i32, ptr %3736, align 4
  switch i32 %3737, label %3741 [
    i32 4, label %3760
    i32 0, label %3738
  ]

3738:
  %3739 = getelementptr inbounds nuw i8, ptr %3281, i64 32
  store i64 %3263, ptr %3739, align 8
  %3740 = or i32 %3714, %3279
  store i32 %3740, ptr %3713, align 8
  br label %3762

3741:
  br i1 %3656, label %3742, label %3753

3742:
  %3743 = getelementptr inbounds nuw i8, ptr %3281, i64 8
  %3744 = load i64, ptr %3743, align 8
  %3745 = icmp eq i64 %3744, 0
  br i1 %3745, label %3753, label %3746

3746:
  %3747 = load ptr, ptr %0, align 8
  store i64 0, ptr %3743, align 8
  %3748 = getelementptr inbounds nuw i8, ptr %3747, i64 41816
  %3749 = load i64, ptr %3748, align 8
  %3750 = add i64 %3749, 1
  store i64 %3750, ptr %3748, align 8
  %3751 = load i32, ptr %3712, align 8
  %3752 = load i32, ptr %3713, align 8
  br label %3753

3753:
  %3754 = phi i32 [ %3752, %3746 ], [ %3714, %3742 ], [ %3714, %3741 ]
  %3755 = phi i32 [ %3751, %3746 ], [ %3723, %3742 ], [ %3723, %3741 ]
  %3756 = getelementptr inbounds nuw i8, ptr %3281, i64 16
  store i64 %3263, ptr %3756, align 8
  %3757 = or i32 %3755, %3279
  store i32 %3757, ptr %3712, align 8
  %3758 = xor i32 %3279, -1
  %3759 = and i32 %3754, %3758
  store i32 %3759, ptr %3713, align 8
  br label %3762

3760:
  %3761 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %3281, i64 %3263, i32 %3279)
  br i1 %3761, label %3762, label %3779

3762:
  %3763 = and i64 %3259, 6
  %3764 = icmp eq i64 %3763, 6
  br i1 %3764, label %3765, label %3778

3765:
  %3766 = load ptr, ptr %0, align 8
  %3767 = getelementptr inbounds nuw i8, ptr %3766, i64 41808
  %3768 = load i64, ptr %3767, align 8
  %3769 = load ptr, ptr %1460, align 8
  %3770 = getelementptr inbounds nuw i8, ptr %3769, i64 8
  %3771 = load i32, ptr %3770, align 8
  %3772 = icmp eq i32 %3771, 1
  %3773 = load ptr, ptr %3213, align 8
  br i1 %3772, label %3774, label %3776

3774:
  %3775 = trunc i64 %3768 to i8
  store i8 %3775, ptr %3773, align 1
  br label %3778

3776:
  %3777 = trunc i64 %3768 to i32
  store i32 %3777, ptr %3773, align 1
  br label %3778

3778:
  br i1 %3609, label %3783, label %3786

3779:
  br i1 %3609, label %3780, label %3817

3780:
  %3781 = getelementptr inbounds nuw i8, ptr %3281, i64 8
  %3782 = atomicrmw and ptr %3781, i64 -2 release, align 8
  br label %3817

3783:
  %3784 = getelementptr inbounds nuw i8, ptr %3281, i64 8
  %3785 = atomicrmw and ptr %3784, i64 -2 release, align 8
  br label %3786

3786:
  %3787 = load ptr, ptr %0, align 8
  %3788 = getelementptr inbounds nuw i8, ptr %3787, i64 43704
  %3789 = load ptr, ptr %3788, align 8
  %3790 = icmp eq ptr %3789, null
  br i1 %3790, label %3838, label %3791

3791:
  %3792 = load i8, ptr %3210, align 4
  %3793 = trunc nuw i8 %3792 to i1
  br i1 %3793, label %3838, label %3794

3794:
  %3795 = load i64, ptr %3211, align 8
  %3796 = and i64 %3257, -128
  %3797 = add i64 %3795, %3796
  %3798 = load ptr, ptr %1460, align 8
  %3799 = getelementptr inbounds nuw i8, ptr %3798, i64 4
  %3800 = load i32, ptr %3799, align 4
  switch i32 %3800, label %3801 [
    i32 4, label %3838
    i32 0, label %3838
  ]

3801:
  %3802 = load i8, ptr %3219, align 8
  %3803 = trunc nuw i8 %3802 to i1
  br i1 %3803, label %3838, label %3804

3804:
  %3805 = getelementptr inbounds nuw i8, ptr %3787, i64 43720
  %3806 = load i64, ptr %3805, align 8
  %3807 = lshr i64 %3797, 7
  %3808 = lshr i64 %3797, 13
  %3809 = lshr i64 %3797, 19
  %3810 = xor i64 %3808, %3809
  %3811 = xor i64 %3810, %3807
  %3812 = and i64 %3811, 63
  %3813 = shl nuw i64 1, %3812
  %3814 = and i64 %3806, %3813
  %3815 = icmp eq i64 %3814, 0
  br i1 %3815, label %3838, label %3816

3816:
  tail call preserve_allcc void @cut_words(ptr %3787, i64 %3797, i32 %3279)
  br label %3838

3817:
  %3818 = load ptr, ptr %0, align 8
  %3819 = load ptr, ptr %1460, align 8
  %3820 = getelementptr inbounds nuw i8, ptr %3819, i64 20
  %3821 = load i32, ptr %3820, align 4
  %3822 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %3823 = load i32, ptr %3822, align 8
  %3824 = tail call i32 @llvm.cttz.i32(i32 %3823, i1 false)
  %3825 = getelementptr inbounds nuw i8, ptr %3818, i64 328
  store i32 22, ptr %3825, align 8
  %3826 = getelementptr inbounds nuw i8, ptr %3818, i64 332
  store i32 %3821, ptr %3826, align 4
  %3827 = getelementptr inbounds nuw i8, ptr %3818, i64 336
  store i32 %3824, ptr %3827, align 8
  %3828 = getelementptr inbounds nuw i8, ptr %3818, i64 352
  store i64 0, ptr %3828, align 8
  %3829 = getelementptr inbounds nuw i8, ptr %3818, i64 368
  store i32 0, ptr %3829, align 8
  %3830 = getelementptr inbounds nuw i8, ptr %3818, i64 360
  store i32 0, ptr %3830, align 8
  %3831 = getelementptr inbounds nuw i8, ptr %3818, i64 364
  store i32 0, ptr %3831, align 4
  br label %3842

3832:
  %3833 = zext nneg i32 %3225 to i64
  %3834 = getelementptr inbounds nuw i64, ptr %8, i64 %3833
  %3835 = load i64, ptr %3834, align 8
  %3836 = tail call preserve_allcc i32 @screen_place(ptr %0, ptr %1, ptr %2, i64 %3835, i32 %3225)
  %3837 = icmp eq i32 %3836, 0
  br i1 %3837, label %3838, label %3842

3838:
  %3839 = add i32 %3224, -1
  %3840 = and i32 %3839, %3224
  %3841 = icmp eq i32 %3840, 0
  br i1 %3841, label %3842, label %3223

3842:
  %3843 = phi i32 [ 1, %3207 ], [ 0, %3838 ], [ 0, %3157 ], [ 0, %3205 ], [ 1, %3161 ], [ 1, %2894 ], [ 0, %3157 ], [ 1,
      %3817 ], [ 1, %3832 ], [ 1, %2886 ], [ 0, %2889 ]
  br label %3844

3844:
  %3845 = phi i32 [ 0, %1380 ], [ 0, %1676 ], [ %3843, %3842 ], [ 0, %482 ], [ 0, %241 ], [ 0, %205 ], [ 0, %170 ], [ 0,
      %482 ], [ 1, %535 ], [ %517, %516 ], [ 0, %232 ], [ 1, %486 ], [ 1, %1365 ], [ 0, %550 ], [ 0, %1702 ], [ 0, %1692
      ], [ 1, %1406 ], [ %1458, %1456 ], [ 0, %1455 ], [ 0, %1451 ], [ 1, %1439 ], [ 0, %1641 ], [ 0, %223 ], [ 0, %231
      ], [ 0, %1693 ], [ 0, %1686 ], [ 0, %1631 ]
  ret i32 %3845
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
  br i1 %9, label %1354, label %10

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
  %46 = phi i32 [ 0, %10 ], [ %705, %703 ]
  %47 = phi i32 [ %2, %10 ], [ %707, %703 ]
  %48 = phi i64 [ 0, %10 ], [ %704, %703 ]
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
  br i1 %64, label %65, label %703

65:
  %66 = trunc nuw nsw i32 %49 to i8
  br label %67

67:
  %68 = phi i32 [ %46, %65 ], [ %698, %695 ]
  %69 = phi i64 [ %58, %65 ], [ %701, %695 ]
  %70 = phi i64 [ %48, %65 ], [ %75, %695 ]
  %71 = trunc i64 %69 to i32
  %72 = lshr i32 %71, 2
  %73 = and i32 %72, 31
  %74 = icmp eq i32 %68, 0
  %75 = lshr i64 %69, 7
  br i1 %74, label %695, label %76

76:
  %77 = icmp eq i64 %75, %70
  br i1 %77, label %78, label %82

78:
  %79 = shl nuw i32 1, %73
  %80 = and i32 %79, %68
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %695, label %82

82:
  %83 = load ptr, ptr %14, align 8
  %84 = getelementptr inbounds nuw %struct.ScreenLine, ptr %83, i64 %70
  %85 = shl nuw i64 %70, 7
  %86 = load i64, ptr %15, align 8
  %87 = icmp ult i64 %85, %86
  br i1 %87, label %88, label %665

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
  br i1 %116, label %117, label %1391

117:
  %118 = phi ptr [ %112, %110 ], [ %91, %113 ], [ %91, %96 ], [ %91, %92 ], [ %91, %88 ]
  %119 = getelementptr inbounds nuw i8, ptr %118, i64 37704
  %120 = load i32, ptr %119, align 8
  %121 = icmp eq i32 %120, 0
  %122 = load i8, ptr %11, align 4
  %123 = trunc nuw i8 %122 to i1
  br i1 %121, label %124, label %147

124:
  br i1 %123, label %665, label %125

125:
  %126 = load ptr, ptr %13, align 8
  %127 = getelementptr inbounds nuw i8, ptr %126, i64 4
  %128 = load i32, ptr %127, align 4
  switch i32 %128, label %129 [
    i32 4, label %665
    i32 0, label %665
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
  br i1 %137, label %665, label %138

138:
  %139 = add i64 %136, -1
  %140 = icmp eq i64 %133, %139
  br i1 %140, label %141, label %145

141:
  %142 = load ptr, ptr %13, align 8
  %143 = getelementptr inbounds nuw i8, ptr %142, i64 4
  %144 = load i32, ptr %143, align 4
  switch i32 %144, label %145 [
    i32 4, label %665
    i32 0, label %665
  ]

145:
  %146 = call preserve_allcc i1 @open_page(ptr %0, i64 %130)
  br i1 %146, label %665, label %1391

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
  br i1 %165, label %166, label %1391

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
  br i1 %252, label %665, label %291

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
  br i1 %290, label %665, label %291

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
  br i1 %350, label %450, label %351

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
  br label %645

418:
  call preserve_allcc void @remember(ptr %0, ptr %84, i32 %357, i64 %7, i32 %68)
  br label %645

419:
  %420 = zext nneg i32 %357 to i64
  %421 = getelementptr inbounds nuw i32, ptr %358, i64 %420
  store i32 %68, ptr %421, align 4
  %422 = getelementptr inbounds nuw i8, ptr %84, i64 16
  %423 = getelementptr inbounds nuw i64, ptr %422, i64 %420
  store i64 %7, ptr %423, align 8
  switch i32 %354, label %645 [
    i32 4, label %424
    i32 0, label %424
  ]

424:
  %425 = load ptr, ptr %0, align 8
  %426 = getelementptr inbounds nuw i8, ptr %425, i64 37692
  %427 = load i32, ptr %426, align 4
  %428 = icmp eq i32 %427, 0
  br i1 %428, label %429, label %645

429:
  %430 = load i8, ptr %21, align 1
  %431 = trunc nuw i8 %430 to i1
  br i1 %431, label %645, label %432

432:
  %433 = load i32, ptr %358, align 8
  %434 = load i32, ptr %361, align 4
  %435 = or i32 %434, %433
  %436 = icmp eq i32 %435, 0
  br i1 %436, label %437, label %645

437:
  %438 = getelementptr inbounds nuw i8, ptr %84, i64 32
  %439 = load i64, ptr %438, align 8
  %440 = and i64 %439, 71
  %441 = icmp eq i64 %440, 64
  br i1 %441, label %442, label %645

442:
  store i32 -1, ptr %360, align 8
  store i32 0, ptr %359, align 4
  %443 = and i64 %439, 120
  %444 = icmp eq i64 %443, 120
  %445 = shl i64 %349, 10
  %446 = lshr i64 %439, 15
  %447 = and i64 %446, 1023
  %448 = select i1 %444, i64 1023, i64 %447
  %449 = or disjoint i64 %448, %445
  store i64 %449, ptr %362, align 8
  br label %645

450:
  %451 = load i8, ptr %11, align 4
  %452 = trunc nuw i8 %451 to i1
  br i1 %452, label %505, label %453

453:
  %454 = load ptr, ptr %13, align 8
  %455 = getelementptr inbounds nuw i8, ptr %454, i64 4
  %456 = load i32, ptr %455, align 4
  %457 = and i32 %456, -5
  %458 = icmp eq i32 %457, 0
  %459 = select i1 %458, i32 2, i32 0
  br i1 %36, label %642, label %460

460:
  %461 = getelementptr inbounds nuw i8, ptr %84, i64 48
  %462 = load i32, ptr %461, align 8
  %463 = getelementptr inbounds nuw i8, ptr %84, i64 52
  %464 = load i32, ptr %463, align 4
  %465 = or i32 %464, %462
  %466 = getelementptr inbounds nuw i8, ptr %84, i64 56
  %467 = load i32, ptr %466, align 8
  %468 = or i32 %465, %467
  %469 = getelementptr inbounds nuw i8, ptr %84, i64 60
  %470 = load i32, ptr %469, align 4
  %471 = or i32 %468, %470
  %472 = and i32 %471, %68
  %473 = icmp eq i32 %472, 0
  br i1 %473, label %474, label %642

474:
  %475 = zext nneg i32 %459 to i64
  %476 = getelementptr inbounds nuw i32, ptr %461, i64 %475
  %477 = load i32, ptr %476, align 4
  %478 = icmp eq i32 %477, 0
  br i1 %478, label %479, label %481

479:
  %480 = getelementptr inbounds nuw i32, ptr %461, i64 %475
  br label %498

481:
  %482 = getelementptr inbounds nuw i8, ptr %84, i64 16
  %483 = getelementptr inbounds nuw i64, ptr %482, i64 %475
  %484 = load i64, ptr %483, align 8
  %485 = icmp ne i64 %484, %7
  %486 = zext i1 %485 to i32
  %487 = or disjoint i32 %459, %486
  %488 = zext nneg i32 %487 to i64
  %489 = getelementptr inbounds nuw i32, ptr %461, i64 %488
  %490 = load i32, ptr %489, align 4
  %491 = icmp eq i32 %490, 0
  %492 = getelementptr inbounds nuw i32, ptr %461, i64 %488
  br i1 %491, label %498, label %493

493:
  %494 = getelementptr inbounds nuw i8, ptr %84, i64 16
  %495 = getelementptr inbounds nuw i64, ptr %494, i64 %488
  %496 = load i64, ptr %495, align 8
  %497 = icmp eq i64 %496, %7
  br i1 %497, label %498, label %642

498:
  %499 = phi ptr [ %480, %479 ], [ %492, %481 ], [ %492, %493 ]
  %500 = phi i64 [ %475, %479 ], [ %488, %481 ], [ %488, %493 ]
  %501 = getelementptr inbounds nuw i8, ptr %84, i64 16
  %502 = getelementptr inbounds nuw i64, ptr %501, i64 %500
  store i64 %7, ptr %502, align 8
  %503 = load i32, ptr %499, align 4
  %504 = or i32 %503, %68
  store i32 %504, ptr %499, align 4
  br label %645

505:
  br i1 %28, label %506, label %642

506:
  %507 = load i8, ptr %21, align 1
  %508 = trunc nuw i8 %507 to i1
  %509 = or i1 %29, %508
  br i1 %509, label %642, label %510

510:
  %511 = getelementptr inbounds nuw i8, ptr %84, i64 48
  %512 = getelementptr inbounds nuw i8, ptr %84, i64 52
  %513 = load i32, ptr %512, align 4
  %514 = icmp eq i32 %513, 0
  br i1 %514, label %515, label %642

515:
  %516 = load i32, ptr %511, align 4
  %517 = icmp eq i32 %516, 0
  br i1 %517, label %522, label %518

518:
  %519 = getelementptr inbounds nuw i8, ptr %84, i64 16
  %520 = load i64, ptr %519, align 8
  %521 = icmp eq i64 %520, %31
  br i1 %521, label %522, label %642

522:
  %523 = getelementptr inbounds nuw i8, ptr %84, i64 60
  %524 = load i32, ptr %523, align 4
  %525 = icmp eq i32 %524, 0
  br i1 %525, label %526, label %642

526:
  %527 = getelementptr inbounds nuw i8, ptr %84, i64 56
  %528 = load i32, ptr %527, align 4
  %529 = icmp eq i32 %528, 0
  br i1 %529, label %534, label %530

530:
  %531 = getelementptr inbounds nuw i8, ptr %84, i64 32
  %532 = load i64, ptr %531, align 8
  %533 = icmp eq i64 %532, %31
  br i1 %533, label %534, label %642

534:
  %535 = load ptr, ptr %32, align 8
  %536 = load ptr, ptr %14, align 8
  %537 = ptrtoint ptr %84 to i64
  %538 = ptrtoint ptr %536 to i64
  %539 = sub i64 %537, %538
  %540 = getelementptr inbounds nuw i16, ptr %535, i64 %539
  %541 = and i32 %516, %68
  %542 = icmp eq i32 %541, 0
  br i1 %542, label %569, label %543

543:
  %544 = phi i32 [ %567, %565 ], [ %541, %534 ]
  %545 = call i32 @llvm.cttz.i32(i32 %544, i1 true)
  %546 = zext nneg i32 %545 to i64
  %547 = getelementptr inbounds nuw i16, ptr %540, i64 %546
  %548 = load i16, ptr %547, align 2
  %549 = zext i16 %548 to i32
  %550 = icmp slt i16 %548, 0
  br i1 %550, label %642, label %551

551:
  %552 = lshr i32 %549, 5
  %553 = and i32 %552, 31
  %554 = icmp eq i32 %553, %38
  br i1 %554, label %555, label %642

555:
  %556 = lshr i32 %549, 10
  %557 = icmp samesign ult i32 %556, %40
  br i1 %557, label %565, label %558

558:
  %559 = and i32 %549, 31
  %560 = load ptr, ptr %8, align 8
  %561 = getelementptr inbounds nuw i8, ptr %560, i64 %546
  %562 = load i8, ptr %561, align 1
  %563 = zext i8 %562 to i32
  %564 = icmp eq i32 %559, %563
  br i1 %564, label %565, label %642

565:
  %566 = add i32 %544, -1
  %567 = and i32 %566, %544
  %568 = icmp eq i32 %567, 0
  br i1 %568, label %569, label %543

569:
  %570 = getelementptr inbounds nuw i8, ptr %540, i64 64
  %571 = and i32 %528, %68
  %572 = icmp eq i32 %571, 0
  br i1 %572, label %599, label %573

573:
  %574 = phi i32 [ %597, %595 ], [ %571, %569 ]
  %575 = call i32 @llvm.cttz.i32(i32 %574, i1 true)
  %576 = zext nneg i32 %575 to i64
  %577 = getelementptr inbounds nuw i16, ptr %570, i64 %576
  %578 = load i16, ptr %577, align 2
  %579 = zext i16 %578 to i32
  %580 = icmp slt i16 %578, 0
  br i1 %580, label %642, label %581

581:
  %582 = lshr i32 %579, 5
  %583 = and i32 %582, 31
  %584 = icmp eq i32 %583, %38
  br i1 %584, label %585, label %642

585:
  %586 = lshr i32 %579, 10
  %587 = icmp samesign ult i32 %586, %40
  br i1 %587, label %595, label %588

588:
  %589 = and i32 %579, 31
  %590 = load ptr, ptr %8, align 8
  %591 = getelementptr inbounds nuw i8, ptr %590, i64 %576
  %592 = load i8, ptr %591, align 1
  %593 = zext i8 %592 to i32
  %594 = icmp eq i32 %589, %593
  br i1 %594, label %595, label %642

595:
  %596 = add i32 %574, -1
  %597 = and i32 %596, %574
  %598 = icmp eq i32 %597, 0
  br i1 %598, label %599, label %573

599:
  %600 = load ptr, ptr %13, align 8
  %601 = getelementptr inbounds nuw i8, ptr %600, i64 4
  %602 = load i32, ptr %601, align 4
  %603 = and i32 %602, -5
  %604 = icmp eq i32 %603, 0
  %605 = select i1 %604, i64 32, i64 0
  %606 = getelementptr inbounds nuw i16, ptr %540, i64 %605
  br label %607

607:
  %608 = phi i32 [ %68, %599 ], [ %619, %607 ]
  %609 = call i32 @llvm.cttz.i32(i32 %608, i1 true)
  %610 = load ptr, ptr %8, align 8
  %611 = zext nneg i32 %609 to i64
  %612 = getelementptr inbounds nuw i8, ptr %610, i64 %611
  %613 = load i8, ptr %612, align 1
  %614 = zext i8 %613 to i32
  %615 = or i32 %43, %614
  %616 = trunc nuw nsw i32 %615 to i16
  %617 = getelementptr inbounds nuw i16, ptr %606, i64 %611
  store i16 %616, ptr %617, align 2
  %618 = add i32 %608, -1
  %619 = and i32 %618, %608
  %620 = icmp eq i32 %619, 0
  br i1 %620, label %621, label %607

621:
  %622 = select i1 %604, i64 2, i64 0
  switch i32 %602, label %623 [
    i32 4, label %636
    i32 0, label %636
  ]

623:
  %624 = getelementptr inbounds nuw i8, ptr %84, i64 8
  %625 = load i64, ptr %624, align 8
  %626 = icmp eq i64 %625, 0
  br i1 %626, label %632, label %627

627:
  %628 = load ptr, ptr %0, align 8
  store i64 0, ptr %624, align 8
  %629 = getelementptr inbounds nuw i8, ptr %628, i64 41816
  %630 = load i64, ptr %629, align 8
  %631 = add i64 %630, 1
  store i64 %631, ptr %629, align 8
  br label %632

632:
  %633 = xor i32 %68, -1
  %634 = load i32, ptr %527, align 8
  %635 = and i32 %634, %633
  store i32 %635, ptr %527, align 8
  br label %636

636:
  %637 = getelementptr inbounds nuw i32, ptr %511, i64 %622
  %638 = load i32, ptr %637, align 4
  %639 = or i32 %638, %68
  store i32 %639, ptr %637, align 4
  %640 = getelementptr inbounds nuw i8, ptr %84, i64 16
  %641 = getelementptr inbounds nuw i64, ptr %640, i64 %622
  store i64 %31, ptr %641, align 8
  br label %645

642:
  %643 = call preserve_allcc i1 @judge_again(ptr %0, ptr %84, i64 %7, i32 %68)
  %644 = select i1 %643, i1 %25, i1 false
  br i1 %644, label %646, label %659

645:
  br i1 %25, label %646, label %659

646:
  %647 = load ptr, ptr %0, align 8
  %648 = getelementptr inbounds nuw i8, ptr %647, i64 41808
  %649 = load i64, ptr %648, align 8
  %650 = load ptr, ptr %13, align 8
  %651 = getelementptr inbounds nuw i8, ptr %650, i64 8
  %652 = load i32, ptr %651, align 8
  %653 = icmp eq i32 %652, 1
  %654 = load ptr, ptr %44, align 8
  br i1 %653, label %655, label %657

655:
  %656 = trunc i64 %649 to i8
  store i8 %656, ptr %654, align 1
  br label %659

657:
  %658 = trunc i64 %649 to i32
  store i32 %658, ptr %654, align 1
  br label %659

659:
  %660 = phi i1 [ %643, %642 ], [ true, %645 ], [ true, %655 ], [ true, %657 ]
  br i1 %347, label %661, label %664

661:
  %662 = getelementptr inbounds nuw i8, ptr %84, i64 8
  %663 = atomicrmw and ptr %662, i64 -2 release, align 8
  br i1 %660, label %665, label %1391

664:
  br i1 %660, label %665, label %1391

665:
  %666 = load ptr, ptr %0, align 8
  %667 = getelementptr inbounds nuw i8, ptr %666, i64 43704
  %668 = load ptr, ptr %667, align 8
  %669 = icmp eq ptr %668, null
  br i1 %669, label %695, label %670

670:
  %671 = load i8, ptr %11, align 4
  %672 = trunc nuw i8 %671 to i1
  br i1 %672, label %695, label %673

673:
  %674 = load i64, ptr %12, align 8
  %675 = add i64 %674, %85
  %676 = load ptr, ptr %13, align 8
  %677 = getelementptr inbounds nuw i8, ptr %676, i64 4
  %678 = load i32, ptr %677, align 4
  switch i32 %678, label %679 [
    i32 4, label %695
    i32 0, label %695
  ]

679:
  %680 = load i8, ptr %18, align 8
  %681 = trunc nuw i8 %680 to i1
  br i1 %681, label %695, label %682

682:
  %683 = getelementptr inbounds nuw i8, ptr %666, i64 43720
  %684 = load i64, ptr %683, align 8
  %685 = lshr i64 %675, 7
  %686 = lshr i64 %675, 13
  %687 = lshr i64 %675, 19
  %688 = xor i64 %686, %687
  %689 = xor i64 %688, %685
  %690 = and i64 %689, 63
  %691 = shl nuw i64 1, %690
  %692 = and i64 %684, %691
  %693 = icmp eq i64 %692, 0
  br i1 %693, label %695, label %694

694:
  call preserve_allcc void @cut_words(ptr %666, i64 %675, i32 %68)
  br label %695

695:
  %696 = phi i32 [ %68, %78 ], [ 0, %673 ], [ 0, %673 ], [ 0, %665 ], [ 0, %694 ], [ 0, %682 ], [ 0, %679 ], [ 0, %670
      ], [ 0, %67 ]
  %697 = shl nuw i32 1, %73
  %698 = or i32 %696, %697
  %699 = zext nneg i32 %73 to i64
  %700 = getelementptr inbounds nuw i8, ptr %4, i64 %699
  store i8 %66, ptr %700, align 1
  %701 = add i64 %69, 4
  %702 = icmp ult i64 %701, %63
  br i1 %702, label %67, label %703

703:
  %704 = phi i64 [ %48, %45 ], [ %75, %695 ]
  %705 = phi i32 [ %46, %45 ], [ %698, %695 ]
  %706 = add i32 %47, -1
  %707 = and i32 %706, %47
  %708 = icmp eq i32 %707, 0
  br i1 %708, label %709, label %45

709:
  %710 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %711 = load ptr, ptr %710, align 8
  %712 = getelementptr inbounds nuw %struct.ScreenLine, ptr %711, i64 %704
  %713 = icmp eq i32 %705, 0
  br i1 %713, label %1354, label %714

714:
  %715 = shl nuw i64 %704, 7
  %716 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %717 = load i64, ptr %716, align 8
  %718 = icmp ult i64 %715, %717
  br i1 %718, label %719, label %1354

719:
  %720 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %721 = load i8, ptr %720, align 4
  %722 = trunc nuw i8 %721 to i1
  %723 = load ptr, ptr %0, align 8
  br i1 %722, label %724, label %751

724:
  %725 = getelementptr inbounds nuw i8, ptr %723, i64 37696
  %726 = load i32, ptr %725, align 8
  %727 = icmp eq i32 %726, 0
  br i1 %727, label %751, label %728

728:
  %729 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %730 = load ptr, ptr %729, align 8
  %731 = getelementptr inbounds nuw i8, ptr %730, i64 8
  %732 = load i32, ptr %731, align 8
  %733 = icmp ult i32 %732, 4
  br i1 %733, label %751, label %734

734:
  %735 = getelementptr inbounds nuw i8, ptr %730, i64 4
  %736 = load i32, ptr %735, align 4
  %737 = add i32 %736, -1
  %738 = and i32 %737, -6
  %739 = icmp eq i32 %738, 0
  %740 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %741 = load ptr, ptr %740, align 8
  %742 = getelementptr inbounds nuw i32, ptr %741, i64 %704
  %743 = load i32, ptr %742, align 4
  br i1 %739, label %744, label %747

744:
  %745 = or i32 %743, %705
  store i32 %745, ptr %742, align 4
  %746 = load ptr, ptr %0, align 8
  br label %751

747:
  %748 = xor i32 %743, -1
  %749 = and i32 %705, %748
  %750 = icmp eq i32 %749, 0
  br i1 %750, label %751, label %1391

751:
  %752 = phi ptr [ %746, %744 ], [ %723, %747 ], [ %723, %728 ], [ %723, %724 ], [ %723, %719 ]
  %753 = getelementptr inbounds nuw i8, ptr %752, i64 37704
  %754 = load i32, ptr %753, align 8
  %755 = icmp eq i32 %754, 0
  %756 = load i8, ptr %720, align 4
  %757 = trunc nuw i8 %756 to i1
  br i1 %755, label %758, label %783

758:
  br i1 %757, label %1354, label %759

759:
  %760 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %761 = load ptr, ptr %760, align 8
  %762 = getelementptr inbounds nuw i8, ptr %761, i64 4
  %763 = load i32, ptr %762, align 4
  switch i32 %763, label %764 [
    i32 4, label %1354
    i32 0, label %1354
  ]

764:
  %765 = lshr i64 %704, 5
  %766 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %767 = load ptr, ptr %766, align 8
  %768 = getelementptr inbounds nuw %struct.ScreenPage, ptr %767, i64 %765
  %769 = load atomic i64, ptr %768 acquire, align 8
  %770 = load ptr, ptr %0, align 8
  %771 = getelementptr inbounds nuw i8, ptr %770, i64 37656
  %772 = load i64, ptr %771, align 8
  %773 = icmp eq i64 %769, %772
  br i1 %773, label %1354, label %774

774:
  %775 = add i64 %772, -1
  %776 = icmp eq i64 %769, %775
  br i1 %776, label %777, label %781

777:
  %778 = load ptr, ptr %760, align 8
  %779 = getelementptr inbounds nuw i8, ptr %778, i64 4
  %780 = load i32, ptr %779, align 4
  switch i32 %780, label %781 [
    i32 4, label %1354
    i32 0, label %1354
  ]

781:
  %782 = call preserve_allcc i1 @open_page(ptr %0, i64 %765)
  br i1 %782, label %1354, label %1391

783:
  br i1 %757, label %804, label %784

784:
  %785 = lshr i64 %704, 5
  %786 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %787 = load ptr, ptr %786, align 8
  %788 = getelementptr inbounds nuw %struct.ScreenPage, ptr %787, i64 %785
  %789 = load atomic i64, ptr %788 acquire, align 8
  %790 = load ptr, ptr %0, align 8
  %791 = getelementptr inbounds nuw i8, ptr %790, i64 37656
  %792 = load i64, ptr %791, align 8
  %793 = icmp eq i64 %789, %792
  br i1 %793, label %804, label %794

794:
  %795 = add i64 %792, -1
  %796 = icmp eq i64 %789, %795
  br i1 %796, label %797, label %802

797:
  %798 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %799 = load ptr, ptr %798, align 8
  %800 = getelementptr inbounds nuw i8, ptr %799, i64 4
  %801 = load i32, ptr %800, align 4
  switch i32 %801, label %802 [
    i32 4, label %804
    i32 0, label %804
  ]

802:
  %803 = call preserve_allcc i1 @open_page(ptr %0, i64 %785)
  br i1 %803, label %804, label %1391

804:
  %805 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %806 = load i8, ptr %805, align 8
  %807 = trunc nuw i8 %806 to i1
  br i1 %807, label %808, label %870

808:
  %809 = load i8, ptr %720, align 4
  %810 = trunc nuw i8 %809 to i1
  br i1 %810, label %870, label %811

811:
  %812 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %813 = load ptr, ptr %812, align 8
  %814 = lshr i64 %704, 5
  %815 = getelementptr inbounds nuw %struct.ScreenPage, ptr %813, i64 %814
  %816 = getelementptr inbounds nuw i8, ptr %815, i64 8
  %817 = and i64 %704, 31
  %818 = getelementptr inbounds nuw i64, ptr %816, i64 %817
  %819 = load atomic i64, ptr %818 monotonic, align 8
  %820 = icmp eq i64 %819, -1
  br i1 %820, label %821, label %823

821:
  %822 = load i64, ptr %712, align 8
  br label %853

823:
  %824 = load ptr, ptr %0, align 8
  %825 = getelementptr inbounds nuw i8, ptr %824, i64 37688
  %826 = load i32, ptr %825, align 8
  %827 = icmp eq i32 %826, 0
  br i1 %827, label %829, label %828

828:
  store i64 -1, ptr %818, align 8
  br label %831

829:
  %830 = atomicrmw xchg ptr %818, i64 -1 monotonic, align 8
  br label %831

831:
  %832 = phi i64 [ %819, %828 ], [ %830, %829 ]
  %833 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %834 = load i64, ptr %833, align 8
  store i64 %834, ptr %712, align 8
  %835 = and i64 %832, 5
  %836 = icmp ne i64 %835, 0
  %837 = sext i1 %836 to i32
  %838 = getelementptr inbounds nuw i8, ptr %712, i64 48
  store i32 %837, ptr %838, align 8
  %839 = shl i64 %832, 62
  %840 = ashr i64 %839, 63
  %841 = trunc nsw i64 %840 to i32
  %842 = getelementptr inbounds nuw i8, ptr %712, i64 56
  store i32 %841, ptr %842, align 8
  %843 = getelementptr inbounds nuw i8, ptr %712, i64 60
  store i32 0, ptr %843, align 4
  %844 = getelementptr inbounds nuw i8, ptr %712, i64 52
  store i32 0, ptr %844, align 4
  %845 = and i64 %832, -8
  %846 = getelementptr inbounds nuw i8, ptr %712, i64 16
  %847 = getelementptr inbounds nuw i8, ptr %712, i64 32
  store i64 %845, ptr %847, align 8
  store i64 %845, ptr %846, align 8
  %848 = and i64 %832, 1
  %849 = icmp eq i64 %848, 0
  br i1 %849, label %850, label %853

850:
  %851 = and i64 %832, -16777216
  %852 = add i64 %851, -16777096
  store i64 %852, ptr %846, align 8
  br label %853

853:
  %854 = phi i64 [ %822, %821 ], [ %834, %831 ], [ %834, %850 ]
  %855 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %856 = load i64, ptr %855, align 8
  %857 = icmp eq i64 %854, %856
  br i1 %857, label %858, label %867

858:
  %859 = getelementptr inbounds nuw i8, ptr %712, i64 48
  %860 = load i32, ptr %859, align 8
  %861 = getelementptr inbounds nuw i8, ptr %712, i64 52
  %862 = load i32, ptr %861, align 4
  %863 = or i32 %862, %860
  %864 = and i32 %863, %705
  %865 = icmp eq i32 %864, 0
  %866 = zext i1 %865 to i8
  br label %867

867:
  %868 = phi i8 [ 1, %853 ], [ %866, %858 ]
  %869 = getelementptr inbounds nuw i8, ptr %0, i64 137
  store i8 %868, ptr %869, align 1
  br label %870

870:
  %871 = load i64, ptr %712, align 8
  %872 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %873 = load i64, ptr %872, align 8
  %874 = icmp eq i64 %871, %873
  br i1 %874, label %875, label %941

875:
  %876 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %877 = load ptr, ptr %876, align 8
  %878 = getelementptr inbounds nuw i8, ptr %877, i64 4
  %879 = load i32, ptr %878, align 4
  switch i32 %879, label %898 [
    i32 4, label %880
    i32 0, label %880
  ]

880:
  %881 = getelementptr inbounds nuw i8, ptr %712, i64 32
  %882 = load i64, ptr %881, align 8
  %883 = icmp eq i64 %882, %7
  br i1 %883, label %884, label %941

884:
  %885 = getelementptr inbounds nuw i8, ptr %712, i64 56
  %886 = load i32, ptr %885, align 8
  %887 = xor i32 %886, -1
  %888 = and i32 %705, %887
  %889 = icmp eq i32 %888, 0
  br i1 %889, label %890, label %941

890:
  %891 = getelementptr inbounds nuw i8, ptr %712, i64 48
  %892 = load i32, ptr %891, align 8
  %893 = getelementptr inbounds nuw i8, ptr %712, i64 52
  %894 = load i32, ptr %893, align 4
  %895 = or i32 %894, %892
  %896 = and i32 %895, %705
  %897 = icmp eq i32 %896, 0
  br i1 %897, label %1354, label %941

898:
  %899 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %900 = load i8, ptr %899, align 1
  %901 = trunc nuw i8 %900 to i1
  %902 = and i64 %6, 7
  %903 = icmp eq i64 %902, 0
  %904 = or i1 %903, %901
  %905 = and i64 %6, 6
  %906 = icmp eq i64 %905, 6
  %907 = select i1 %904, i1 true, i1 %906
  br i1 %907, label %941, label %908

908:
  %909 = getelementptr inbounds nuw i8, ptr %712, i64 48
  %910 = load i32, ptr %909, align 8
  %911 = xor i32 %910, -1
  %912 = and i32 %705, %911
  %913 = icmp eq i32 %912, 0
  br i1 %913, label %914, label %941

914:
  %915 = getelementptr inbounds nuw i8, ptr %712, i64 16
  %916 = load i64, ptr %915, align 8
  %917 = and i64 %916, 120
  %918 = icmp eq i64 %917, 120
  br i1 %918, label %919, label %941

919:
  %920 = icmp ugt i64 %916, -1099511627777
  %921 = xor i64 %916, %6
  %922 = icmp ult i64 %921, 16777216
  %923 = select i1 %920, i1 true, i1 %922
  br i1 %923, label %924, label %941

924:
  %925 = and i64 %916, 7
  %926 = icmp ne i64 %925, 0
  %927 = and i64 %921, 7
  %928 = icmp eq i64 %927, 0
  %929 = select i1 %926, i1 %928, i1 false
  br i1 %929, label %930, label %941

930:
  %931 = getelementptr inbounds nuw i8, ptr %712, i64 52
  %932 = load i32, ptr %931, align 4
  %933 = getelementptr inbounds nuw i8, ptr %712, i64 56
  %934 = load i32, ptr %933, align 8
  %935 = or i32 %934, %932
  %936 = getelementptr inbounds nuw i8, ptr %712, i64 60
  %937 = load i32, ptr %936, align 4
  %938 = or i32 %935, %937
  %939 = and i32 %938, %705
  %940 = icmp eq i32 %939, 0
  br i1 %940, label %1354, label %941

941:
  %942 = load i8, ptr %720, align 4
  %943 = trunc nuw i8 %942 to i1
  br i1 %943, label %997, label %944

944:
  %945 = load ptr, ptr %0, align 8
  %946 = getelementptr inbounds nuw i8, ptr %945, i64 37688
  %947 = load i32, ptr %946, align 8
  %948 = icmp eq i32 %947, 0
  br i1 %948, label %949, label %958

949:
  %950 = getelementptr inbounds nuw i8, ptr %712, i64 8
  br label %951

951:
  %952 = atomicrmw or ptr %950, i64 1 acquire, align 8
  %953 = and i64 %952, 1
  %954 = icmp eq i64 %953, 0
  br i1 %954, label %955, label %951

955:
  %956 = load i8, ptr %720, align 4
  %957 = trunc nuw i8 %956 to i1
  br i1 %957, label %997, label %958

958:
  %959 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %960 = load ptr, ptr %959, align 8
  %961 = lshr i64 %704, 5
  %962 = getelementptr inbounds nuw %struct.ScreenPage, ptr %960, i64 %961
  %963 = getelementptr inbounds nuw i8, ptr %962, i64 8
  %964 = and i64 %704, 31
  %965 = getelementptr inbounds nuw i64, ptr %963, i64 %964
  %966 = load atomic i64, ptr %965 monotonic, align 8
  %967 = icmp eq i64 %966, -1
  br i1 %967, label %997, label %968

968:
  %969 = load ptr, ptr %0, align 8
  %970 = getelementptr inbounds nuw i8, ptr %969, i64 37688
  %971 = load i32, ptr %970, align 8
  %972 = icmp eq i32 %971, 0
  br i1 %972, label %974, label %973

973:
  store i64 -1, ptr %965, align 8
  br label %976

974:
  %975 = atomicrmw xchg ptr %965, i64 -1 monotonic, align 8
  br label %976

976:
  %977 = phi i64 [ %966, %973 ], [ %975, %974 ]
  %978 = load i64, ptr %872, align 8
  store i64 %978, ptr %712, align 8
  %979 = and i64 %977, 5
  %980 = icmp ne i64 %979, 0
  %981 = sext i1 %980 to i32
  %982 = getelementptr inbounds nuw i8, ptr %712, i64 48
  store i32 %981, ptr %982, align 8
  %983 = shl i64 %977, 62
  %984 = ashr i64 %983, 63
  %985 = trunc nsw i64 %984 to i32
  %986 = getelementptr inbounds nuw i8, ptr %712, i64 56
  store i32 %985, ptr %986, align 8
  %987 = getelementptr inbounds nuw i8, ptr %712, i64 60
  store i32 0, ptr %987, align 4
  %988 = getelementptr inbounds nuw i8, ptr %712, i64 52
  store i32 0, ptr %988, align 4
  %989 = and i64 %977, -8
  %990 = getelementptr inbounds nuw i8, ptr %712, i64 16
  %991 = getelementptr inbounds nuw i8, ptr %712, i64 32
  store i64 %989, ptr %991, align 8
  store i64 %989, ptr %990, align 8
  %992 = and i64 %977, 1
  %993 = icmp eq i64 %992, 0
  br i1 %993, label %994, label %997

994:
  %995 = and i64 %977, -16777216
  %996 = add i64 %995, -16777096
  store i64 %996, ptr %990, align 8
  br label %997

997:
  %998 = phi i1 [ true, %955 ], [ %948, %994 ], [ %948, %976 ], [ %948, %958 ], [ false, %941 ]
  %999 = load i64, ptr %712, align 8
  %1000 = load i64, ptr %872, align 8
  %1001 = icmp eq i64 %999, %1000
  br i1 %1001, label %1114, label %1002

1002:
  %1003 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %1004 = load ptr, ptr %1003, align 8
  %1005 = getelementptr inbounds nuw i8, ptr %1004, i64 4
  %1006 = load i32, ptr %1005, align 4
  %1007 = and i32 %1006, -5
  %1008 = icmp eq i32 %1007, 0
  %1009 = select i1 %1008, i32 2, i32 0
  store i64 %1000, ptr %712, align 8
  %1010 = getelementptr inbounds nuw i8, ptr %712, i64 48
  %1011 = getelementptr inbounds nuw i8, ptr %712, i64 60
  store i32 0, ptr %1011, align 4
  %1012 = getelementptr inbounds nuw i8, ptr %712, i64 56
  store i32 0, ptr %1012, align 8
  %1013 = getelementptr inbounds nuw i8, ptr %712, i64 52
  store i32 0, ptr %1013, align 4
  store i32 0, ptr %1010, align 8
  %1014 = getelementptr inbounds nuw i8, ptr %712, i64 8
  store i64 0, ptr %1014, align 8
  %1015 = trunc i64 %7 to i32
  %1016 = and i32 %1015, 120
  %1017 = icmp eq i32 %1016, 72
  br i1 %1017, label %1018, label %1082

1018:
  %1019 = load i8, ptr %720, align 4
  %1020 = trunc nuw i8 %1019 to i1
  br i1 %1020, label %1021, label %1081

1021:
  %1022 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %1023 = load i8, ptr %1022, align 1
  %1024 = trunc nuw i8 %1023 to i1
  %1025 = and i64 %6, 7
  %1026 = icmp ne i64 %1025, 0
  %1027 = or i1 %1026, %1024
  br i1 %1027, label %1081, label %1028

1028:
  %1029 = and i64 %6, -16777216
  %1030 = or disjoint i64 %1029, 64
  %1031 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %1032 = load ptr, ptr %1031, align 8
  %1033 = load ptr, ptr %710, align 8
  %1034 = ptrtoint ptr %712 to i64
  %1035 = ptrtoint ptr %1033 to i64
  %1036 = sub i64 %1034, %1035
  %1037 = getelementptr inbounds nuw i16, ptr %1032, i64 %1036
  %1038 = load ptr, ptr %1003, align 8
  %1039 = getelementptr inbounds nuw i8, ptr %1038, i64 4
  %1040 = load i32, ptr %1039, align 4
  %1041 = and i32 %1040, -5
  %1042 = icmp eq i32 %1041, 0
  %1043 = select i1 %1042, i64 2, i64 0
  %1044 = lshr i32 %1015, 10
  %1045 = and i32 %1044, 16352
  %1046 = select i1 %1042, i64 32, i64 0
  %1047 = getelementptr inbounds nuw i16, ptr %1037, i64 %1046
  br label %1048

1048:
  %1049 = phi i32 [ %1060, %1048 ], [ %705, %1028 ]
  %1050 = call i32 @llvm.cttz.i32(i32 %1049, i1 true)
  %1051 = load ptr, ptr %8, align 8
  %1052 = zext nneg i32 %1050 to i64
  %1053 = getelementptr inbounds nuw i8, ptr %1051, i64 %1052
  %1054 = load i8, ptr %1053, align 1
  %1055 = zext i8 %1054 to i32
  %1056 = or i32 %1045, %1055
  %1057 = trunc nuw nsw i32 %1056 to i16
  %1058 = getelementptr inbounds nuw i16, ptr %1047, i64 %1052
  store i16 %1057, ptr %1058, align 2
  %1059 = add i32 %1049, -1
  %1060 = and i32 %1059, %1049
  %1061 = icmp eq i32 %1060, 0
  br i1 %1061, label %1062, label %1048

1062:
  switch i32 %1040, label %1063 [
    i32 4, label %1075
    i32 0, label %1075
  ]

1063:
  %1064 = load i64, ptr %1014, align 8
  %1065 = icmp eq i64 %1064, 0
  br i1 %1065, label %1071, label %1066

1066:
  %1067 = load ptr, ptr %0, align 8
  store i64 0, ptr %1014, align 8
  %1068 = getelementptr inbounds nuw i8, ptr %1067, i64 41816
  %1069 = load i64, ptr %1068, align 8
  %1070 = add i64 %1069, 1
  store i64 %1070, ptr %1068, align 8
  br label %1071

1071:
  %1072 = xor i32 %705, -1
  %1073 = load i32, ptr %1012, align 8
  %1074 = and i32 %1073, %1072
  store i32 %1074, ptr %1012, align 8
  br label %1075

1075:
  %1076 = getelementptr inbounds nuw i32, ptr %1010, i64 %1043
  %1077 = load i32, ptr %1076, align 4
  %1078 = or i32 %1077, %705
  store i32 %1078, ptr %1076, align 4
  %1079 = getelementptr inbounds nuw i8, ptr %712, i64 16
  %1080 = getelementptr inbounds nuw i64, ptr %1079, i64 %1043
  store i64 %1030, ptr %1080, align 8
  br label %1328

1081:
  call preserve_allcc void @remember(ptr %0, ptr %712, i32 %1009, i64 %7, i32 %705)
  br label %1328

1082:
  %1083 = zext nneg i32 %1009 to i64
  %1084 = getelementptr inbounds nuw i32, ptr %1010, i64 %1083
  store i32 %705, ptr %1084, align 4
  %1085 = getelementptr inbounds nuw i8, ptr %712, i64 16
  %1086 = getelementptr inbounds nuw i64, ptr %1085, i64 %1083
  store i64 %7, ptr %1086, align 8
  switch i32 %1006, label %1328 [
    i32 4, label %1087
    i32 0, label %1087
  ]

1087:
  %1088 = load ptr, ptr %0, align 8
  %1089 = getelementptr inbounds nuw i8, ptr %1088, i64 37692
  %1090 = load i32, ptr %1089, align 4
  %1091 = icmp eq i32 %1090, 0
  br i1 %1091, label %1092, label %1328

1092:
  %1093 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %1094 = load i8, ptr %1093, align 1
  %1095 = trunc nuw i8 %1094 to i1
  br i1 %1095, label %1328, label %1096

1096:
  %1097 = load i32, ptr %1010, align 8
  %1098 = load i32, ptr %1013, align 4
  %1099 = or i32 %1098, %1097
  %1100 = icmp eq i32 %1099, 0
  br i1 %1100, label %1101, label %1328

1101:
  %1102 = getelementptr inbounds nuw i8, ptr %712, i64 32
  %1103 = load i64, ptr %1102, align 8
  %1104 = and i64 %1103, 71
  %1105 = icmp eq i64 %1104, 64
  br i1 %1105, label %1106, label %1328

1106:
  store i32 -1, ptr %1012, align 8
  store i32 0, ptr %1011, align 4
  %1107 = and i64 %1103, 120
  %1108 = icmp eq i64 %1107, 120
  %1109 = shl i64 %1000, 10
  %1110 = lshr i64 %1103, 15
  %1111 = and i64 %1110, 1023
  %1112 = select i1 %1108, i64 1023, i64 %1111
  %1113 = or disjoint i64 %1112, %1109
  store i64 %1113, ptr %1014, align 8
  br label %1328

1114:
  %1115 = load i8, ptr %720, align 4
  %1116 = trunc nuw i8 %1115 to i1
  br i1 %1116, label %1172, label %1117

1117:
  %1118 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %1119 = load ptr, ptr %1118, align 8
  %1120 = getelementptr inbounds nuw i8, ptr %1119, i64 4
  %1121 = load i32, ptr %1120, align 4
  %1122 = and i32 %1121, -5
  %1123 = icmp eq i32 %1122, 0
  %1124 = select i1 %1123, i32 2, i32 0
  %1125 = and i64 %7, 120
  %1126 = icmp eq i64 %1125, 72
  br i1 %1126, label %1326, label %1127

1127:
  %1128 = getelementptr inbounds nuw i8, ptr %712, i64 48
  %1129 = load i32, ptr %1128, align 8
  %1130 = getelementptr inbounds nuw i8, ptr %712, i64 52
  %1131 = load i32, ptr %1130, align 4
  %1132 = or i32 %1131, %1129
  %1133 = getelementptr inbounds nuw i8, ptr %712, i64 56
  %1134 = load i32, ptr %1133, align 8
  %1135 = or i32 %1132, %1134
  %1136 = getelementptr inbounds nuw i8, ptr %712, i64 60
  %1137 = load i32, ptr %1136, align 4
  %1138 = or i32 %1135, %1137
  %1139 = and i32 %1138, %705
  %1140 = icmp eq i32 %1139, 0
  br i1 %1140, label %1141, label %1326

1141:
  %1142 = zext nneg i32 %1124 to i64
  %1143 = getelementptr inbounds nuw i32, ptr %1128, i64 %1142
  %1144 = load i32, ptr %1143, align 4
  %1145 = icmp eq i32 %1144, 0
  br i1 %1145, label %1146, label %1148

1146:
  %1147 = getelementptr inbounds nuw i32, ptr %1128, i64 %1142
  br label %1165

1148:
  %1149 = getelementptr inbounds nuw i8, ptr %712, i64 16
  %1150 = getelementptr inbounds nuw i64, ptr %1149, i64 %1142
  %1151 = load i64, ptr %1150, align 8
  %1152 = icmp ne i64 %1151, %7
  %1153 = zext i1 %1152 to i32
  %1154 = or disjoint i32 %1124, %1153
  %1155 = zext nneg i32 %1154 to i64
  %1156 = getelementptr inbounds nuw i32, ptr %1128, i64 %1155
  %1157 = load i32, ptr %1156, align 4
  %1158 = icmp eq i32 %1157, 0
  %1159 = getelementptr inbounds nuw i32, ptr %1128, i64 %1155
  br i1 %1158, label %1165, label %1160

1160:
  %1161 = getelementptr inbounds nuw i8, ptr %712, i64 16
  %1162 = getelementptr inbounds nuw i64, ptr %1161, i64 %1155
  %1163 = load i64, ptr %1162, align 8
  %1164 = icmp eq i64 %1163, %7
  br i1 %1164, label %1165, label %1326

1165:
  %1166 = phi ptr [ %1147, %1146 ], [ %1159, %1148 ], [ %1159, %1160 ]
  %1167 = phi i64 [ %1142, %1146 ], [ %1155, %1148 ], [ %1155, %1160 ]
  %1168 = getelementptr inbounds nuw i8, ptr %712, i64 16
  %1169 = getelementptr inbounds nuw i64, ptr %1168, i64 %1167
  store i64 %7, ptr %1169, align 8
  %1170 = load i32, ptr %1166, align 4
  %1171 = or i32 %1170, %705
  store i32 %1171, ptr %1166, align 4
  br label %1328

1172:
  %1173 = trunc i64 %7 to i32
  %1174 = and i32 %1173, 120
  %1175 = icmp eq i32 %1174, 72
  br i1 %1175, label %1176, label %1326

1176:
  %1177 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %1178 = load i8, ptr %1177, align 1
  %1179 = trunc nuw i8 %1178 to i1
  %1180 = and i64 %6, 7
  %1181 = icmp ne i64 %1180, 0
  %1182 = or i1 %1181, %1179
  br i1 %1182, label %1326, label %1183

1183:
  %1184 = and i64 %6, -16777216
  %1185 = or disjoint i64 %1184, 64
  %1186 = getelementptr inbounds nuw i8, ptr %712, i64 48
  %1187 = getelementptr inbounds nuw i8, ptr %712, i64 52
  %1188 = load i32, ptr %1187, align 4
  %1189 = icmp eq i32 %1188, 0
  br i1 %1189, label %1190, label %1326

1190:
  %1191 = load i32, ptr %1186, align 4
  %1192 = icmp eq i32 %1191, 0
  br i1 %1192, label %1197, label %1193

1193:
  %1194 = getelementptr inbounds nuw i8, ptr %712, i64 16
  %1195 = load i64, ptr %1194, align 8
  %1196 = icmp eq i64 %1195, %1185
  br i1 %1196, label %1197, label %1326

1197:
  %1198 = getelementptr inbounds nuw i8, ptr %712, i64 60
  %1199 = load i32, ptr %1198, align 4
  %1200 = icmp eq i32 %1199, 0
  br i1 %1200, label %1201, label %1326

1201:
  %1202 = getelementptr inbounds nuw i8, ptr %712, i64 56
  %1203 = load i32, ptr %1202, align 4
  %1204 = icmp eq i32 %1203, 0
  br i1 %1204, label %1209, label %1205

1205:
  %1206 = getelementptr inbounds nuw i8, ptr %712, i64 32
  %1207 = load i64, ptr %1206, align 8
  %1208 = icmp eq i64 %1207, %1185
  br i1 %1208, label %1209, label %1326

1209:
  %1210 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %1211 = load ptr, ptr %1210, align 8
  %1212 = load ptr, ptr %710, align 8
  %1213 = ptrtoint ptr %712 to i64
  %1214 = ptrtoint ptr %1212 to i64
  %1215 = sub i64 %1213, %1214
  %1216 = getelementptr inbounds nuw i16, ptr %1211, i64 %1215
  %1217 = and i32 %1191, %705
  %1218 = lshr i32 %1173, 15
  %1219 = and i32 %1218, 31
  %1220 = lshr i32 %1173, 20
  %1221 = and i32 %1220, 15
  %1222 = icmp eq i32 %1217, 0
  br i1 %1222, label %1249, label %1223

1223:
  %1224 = phi i32 [ %1247, %1245 ], [ %1217, %1209 ]
  %1225 = call i32 @llvm.cttz.i32(i32 %1224, i1 true)
  %1226 = zext nneg i32 %1225 to i64
  %1227 = getelementptr inbounds nuw i16, ptr %1216, i64 %1226
  %1228 = load i16, ptr %1227, align 2
  %1229 = zext i16 %1228 to i32
  %1230 = icmp slt i16 %1228, 0
  br i1 %1230, label %1326, label %1231

1231:
  %1232 = lshr i32 %1229, 5
  %1233 = and i32 %1232, 31
  %1234 = icmp eq i32 %1233, %1219
  br i1 %1234, label %1235, label %1326

1235:
  %1236 = lshr i32 %1229, 10
  %1237 = icmp samesign ult i32 %1236, %1221
  br i1 %1237, label %1245, label %1238

1238:
  %1239 = and i32 %1229, 31
  %1240 = load ptr, ptr %8, align 8
  %1241 = getelementptr inbounds nuw i8, ptr %1240, i64 %1226
  %1242 = load i8, ptr %1241, align 1
  %1243 = zext i8 %1242 to i32
  %1244 = icmp eq i32 %1239, %1243
  br i1 %1244, label %1245, label %1326

1245:
  %1246 = add i32 %1224, -1
  %1247 = and i32 %1246, %1224
  %1248 = icmp eq i32 %1247, 0
  br i1 %1248, label %1249, label %1223

1249:
  %1250 = getelementptr inbounds nuw i8, ptr %1216, i64 64
  %1251 = and i32 %1203, %705
  %1252 = icmp eq i32 %1251, 0
  br i1 %1252, label %1279, label %1253

1253:
  %1254 = phi i32 [ %1277, %1275 ], [ %1251, %1249 ]
  %1255 = call i32 @llvm.cttz.i32(i32 %1254, i1 true)
  %1256 = zext nneg i32 %1255 to i64
  %1257 = getelementptr inbounds nuw i16, ptr %1250, i64 %1256
  %1258 = load i16, ptr %1257, align 2
  %1259 = zext i16 %1258 to i32
  %1260 = icmp slt i16 %1258, 0
  br i1 %1260, label %1326, label %1261

1261:
  %1262 = lshr i32 %1259, 5
  %1263 = and i32 %1262, 31
  %1264 = icmp eq i32 %1263, %1219
  br i1 %1264, label %1265, label %1326

1265:
  %1266 = lshr i32 %1259, 10
  %1267 = icmp samesign ult i32 %1266, %1221
  br i1 %1267, label %1275, label %1268

1268:
  %1269 = and i32 %1259, 31
  %1270 = load ptr, ptr %8, align 8
  %1271 = getelementptr inbounds nuw i8, ptr %1270, i64 %1256
  %1272 = load i8, ptr %1271, align 1
  %1273 = zext i8 %1272 to i32
  %1274 = icmp eq i32 %1269, %1273
  br i1 %1274, label %1275, label %1326

1275:
  %1276 = add i32 %1254, -1
  %1277 = and i32 %1276, %1254
  %1278 = icmp eq i32 %1277, 0
  br i1 %1278, label %1279, label %1253

1279:
  %1280 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %1281 = load ptr, ptr %1280, align 8
  %1282 = getelementptr inbounds nuw i8, ptr %1281, i64 4
  %1283 = load i32, ptr %1282, align 4
  %1284 = and i32 %1283, -5
  %1285 = icmp eq i32 %1284, 0
  %1286 = select i1 %1285, i64 2, i64 0
  %1287 = shl nuw nsw i32 %1221, 10
  %1288 = shl nuw nsw i32 %1219, 5
  %1289 = or disjoint i32 %1287, %1288
  %1290 = select i1 %1285, i64 32, i64 0
  %1291 = getelementptr inbounds nuw i16, ptr %1216, i64 %1290
  br label %1292

1292:
  %1293 = phi i32 [ %1304, %1292 ], [ %705, %1279 ]
  %1294 = call i32 @llvm.cttz.i32(i32 %1293, i1 true)
  %1295 = load ptr, ptr %8, align 8
  %1296 = zext nneg i32 %1294 to i64
  %1297 = getelementptr inbounds nuw i8, ptr %1295, i64 %1296
  %1298 = load i8, ptr %1297, align 1
  %1299 = zext i8 %1298 to i32
  %1300 = or i32 %1289, %1299
  %1301 = trunc nuw nsw i32 %1300 to i16
  %1302 = getelementptr inbounds nuw i16, ptr %1291, i64 %1296
  store i16 %1301, ptr %1302, align 2
  %1303 = add i32 %1293, -1
  %1304 = and i32 %1303, %1293
  %1305 = icmp eq i32 %1304, 0
  br i1 %1305, label %1306, label %1292

1306:
  switch i32 %1283, label %1307 [
    i32 4, label %1320
    i32 0, label %1320
  ]

1307:
  %1308 = getelementptr inbounds nuw i8, ptr %712, i64 8
  %1309 = load i64, ptr %1308, align 8
  %1310 = icmp eq i64 %1309, 0
  br i1 %1310, label %1316, label %1311

1311:
  %1312 = load ptr, ptr %0, align 8
  store i64 0, ptr %1308, align 8
  %1313 = getelementptr inbounds nuw i8, ptr %1312, i64 41816
  %1314 = load i64, ptr %1313, align 8
  %1315 = add i64 %1314, 1
  store i64 %1315, ptr %1313, align 8
  br label %1316

1316:
  %1317 = xor i32 %705, -1
  %1318 = load i32, ptr %1202, align 8
  %1319 = and i32 %1318, %1317
  store i32 %1319, ptr %1202, align 8
  br label %1320

1320:
  %1321 = getelementptr inbounds nuw i32, ptr %1186, i64 %1286
  %1322 = load i32, ptr %1321, align 4
  %1323 = or i32 %1322, %705
  store i32 %1323, ptr %1321, align 4
  %1324 = getelementptr inbounds nuw i8, ptr %712, i64 16
  %1325 = getelementptr inbounds nuw i64, ptr %1324, i64 %1286
  store i64 %1185, ptr %1325, align 8
  br label %1328

1326:
  %1327 = call preserve_allcc i1 @judge_again(ptr %0, ptr %712, i64 %7, i32 %705)
  br i1 %1327, label %1328, label %1347

1328:
  %1329 = and i64 %6, 6
  %1330 = icmp eq i64 %1329, 6
  br i1 %1330, label %1331, label %1346

1331:
  %1332 = load ptr, ptr %0, align 8
  %1333 = getelementptr inbounds nuw i8, ptr %1332, i64 41808
  %1334 = load i64, ptr %1333, align 8
  %1335 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %1336 = load ptr, ptr %1335, align 8
  %1337 = getelementptr inbounds nuw i8, ptr %1336, i64 8
  %1338 = load i32, ptr %1337, align 8
  %1339 = icmp eq i32 %1338, 1
  %1340 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %1341 = load ptr, ptr %1340, align 8
  br i1 %1339, label %1342, label %1344

1342:
  %1343 = trunc i64 %1334 to i8
  store i8 %1343, ptr %1341, align 1
  br label %1346

1344:
  %1345 = trunc i64 %1334 to i32
  store i32 %1345, ptr %1341, align 1
  br label %1346

1346:
  br i1 %998, label %1351, label %1354

1347:
  br i1 %998, label %1348, label %1391

1348:
  %1349 = getelementptr inbounds nuw i8, ptr %712, i64 8
  %1350 = atomicrmw and ptr %1349, i64 -2 release, align 8
  br label %1391

1351:
  %1352 = getelementptr inbounds nuw i8, ptr %712, i64 8
  %1353 = atomicrmw and ptr %1352, i64 -2 release, align 8
  br label %1354

1354:
  %1355 = phi i64 [ %704, %1351 ], [ 0, %3 ], [ %704, %781 ], [ %704, %709 ], [ %704, %759 ], [ %704, %930 ], [ %704,
      %714 ], [ %704, %759 ], [ %704, %758 ], [ %704, %777 ], [ %704, %764 ], [ %704, %890 ], [ %704, %777 ], [ %704,
      %1346 ]
  %1356 = phi i32 [ %705, %1351 ], [ 0, %3 ], [ %705, %781 ], [ 0, %709 ], [ %705, %759 ], [ %705, %930 ], [ %705, %714
      ], [ %705, %759 ], [ %705, %758 ], [ %705, %777 ], [ %705, %764 ], [ %705, %890 ], [ %705, %777 ], [ %705, %1346 ]
  %1357 = load ptr, ptr %0, align 8
  %1358 = getelementptr inbounds nuw i8, ptr %1357, i64 43704
  %1359 = load ptr, ptr %1358, align 8
  %1360 = icmp eq ptr %1359, null
  br i1 %1360, label %1391, label %1361

1361:
  %1362 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %1363 = load i8, ptr %1362, align 4
  %1364 = trunc nuw i8 %1363 to i1
  br i1 %1364, label %1391, label %1365

1365:
  %1366 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %1367 = load i64, ptr %1366, align 8
  %1368 = shl nuw i64 %1355, 7
  %1369 = add i64 %1367, %1368
  %1370 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %1371 = load ptr, ptr %1370, align 8
  %1372 = getelementptr inbounds nuw i8, ptr %1371, i64 4
  %1373 = load i32, ptr %1372, align 4
  switch i32 %1373, label %1374 [
    i32 4, label %1391
    i32 0, label %1391
  ]

1374:
  %1375 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %1376 = load i8, ptr %1375, align 8
  %1377 = trunc nuw i8 %1376 to i1
  br i1 %1377, label %1391, label %1378

1378:
  %1379 = getelementptr inbounds nuw i8, ptr %1357, i64 43720
  %1380 = load i64, ptr %1379, align 8
  %1381 = lshr i64 %1369, 7
  %1382 = lshr i64 %1369, 13
  %1383 = lshr i64 %1369, 19
  %1384 = xor i64 %1382, %1383
  %1385 = xor i64 %1384, %1381
  %1386 = and i64 %1385, 63
  %1387 = shl nuw i64 1, %1386
  %1388 = and i64 %1380, %1387
  %1389 = icmp eq i64 %1388, 0
  br i1 %1389, label %1391, label %1390

1390:
  call preserve_allcc void @cut_words(ptr %1357, i64 %1369, i32 %1356)
  br label %1391

1391:
  %1392 = phi i1 [ true, %1365 ], [ false, %1347 ], [ true, %1361 ], [ false, %802 ], [ true, %1390 ], [ false, %781 ],
      [ false, %1348 ], [ true, %1365 ], [ true, %1374 ], [ true, %1378 ], [ false, %747 ], [ true, %1354 ], [ false,
      %664 ], [ false, %661 ], [ false, %164 ], [ false, %113 ], [ false, %145 ]
  ret i1 %1392
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
  %60 = shl i64 %59, 16
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
  br i1 %78, label %79, label %889

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
  br i1 %96, label %889, label %97

97:
  %98 = load ptr, ptr %0, align 8
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 37696
  %100 = load i32, ptr %99, align 8
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %889, label %102

102:
  %103 = getelementptr inbounds nuw i8, ptr %98, i64 37700
  %104 = load i32, ptr %103, align 4
  %105 = icmp eq i32 %104, 0
  %106 = icmp eq i64 %12, 8589934592
  %107 = and i1 %106, %105
  br i1 %107, label %874, label %889

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
  br i1 %198, label %889, label %199

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
  br i1 %230, label %868, label %232

232:
  %233 = lshr i64 %226, 7
  %234 = getelementptr inbounds nuw %struct.ScreenLine, ptr %229, i64 %233
  tail call void @llvm.prefetch.p0(ptr %234, i32 1, i32 3, i32 1)
  br label %236

235:
  br i1 %230, label %868, label %236

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
  br i1 %264, label %265, label %853

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
  br i1 %303, label %821, label %304

304:
  %305 = and i64 %269, -128
  %306 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %307 = load i64, ptr %306, align 8
  %308 = icmp ult i64 %305, %307
  br i1 %308, label %309, label %821

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
  br i1 %335, label %336, label %853

336:
  %337 = phi ptr [ %331, %329 ], [ %312, %332 ], [ %312, %313 ], [ %312, %309 ]
  %338 = getelementptr inbounds nuw i8, ptr %337, i64 37704
  %339 = load i32, ptr %338, align 8
  %340 = icmp eq i32 %339, 0
  %341 = load i8, ptr %266, align 4
  %342 = trunc nuw i8 %341 to i1
  br i1 %340, label %343, label %367

343:
  br i1 %342, label %821, label %344

344:
  %345 = load ptr, ptr %6, align 8
  %346 = getelementptr inbounds nuw i8, ptr %345, i64 4
  %347 = load i32, ptr %346, align 4
  switch i32 %347, label %348 [
    i32 4, label %821
    i32 0, label %821
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
  br i1 %357, label %821, label %358

358:
  %359 = add i64 %356, -1
  %360 = icmp eq i64 %353, %359
  br i1 %360, label %361, label %365

361:
  %362 = load ptr, ptr %6, align 8
  %363 = getelementptr inbounds nuw i8, ptr %362, i64 4
  %364 = load i32, ptr %363, align 4
  switch i32 %364, label %365 [
    i32 4, label %821
    i32 0, label %821
  ]

365:
  %366 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %349)
  br i1 %366, label %821, label %853

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
  br i1 %386, label %387, label %853

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
  br label %821

445:
  %446 = icmp eq i64 %413, %440
  br i1 %446, label %821, label %447

447:
  %448 = cmpxchg ptr %411, i64 %413, i64 %440 monotonic monotonic, align 8
  %449 = extractvalue { i64, i1 } %448, 1
  br i1 %449, label %821, label %450

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
  br i1 %542, label %821, label %586

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
  br i1 %585, label %821, label %586

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
  br i1 %646, label %689, label %647

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
  switch i32 %650, label %797 [
    i32 4, label %662
    i32 0, label %662
  ]

662:
  %663 = load ptr, ptr %0, align 8
  %664 = getelementptr inbounds nuw i8, ptr %663, i64 37692
  %665 = load i32, ptr %664, align 4
  %666 = icmp eq i32 %665, 0
  br i1 %666, label %667, label %797

667:
  %668 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %669 = load i8, ptr %668, align 1
  %670 = trunc nuw i8 %669 to i1
  br i1 %670, label %797, label %671

671:
  %672 = load i32, ptr %651, align 8
  %673 = load i32, ptr %654, align 4
  %674 = or i32 %673, %672
  %675 = icmp eq i32 %674, 0
  br i1 %675, label %676, label %797

676:
  %677 = getelementptr inbounds nuw i8, ptr %302, i64 32
  %678 = load i64, ptr %677, align 8
  %679 = and i64 %678, 71
  %680 = icmp eq i64 %679, 64
  br i1 %680, label %681, label %797

681:
  store i32 -1, ptr %653, align 8
  store i32 0, ptr %652, align 4
  %682 = and i64 %678, 120
  %683 = icmp eq i64 %682, 120
  %684 = shl i64 %645, 10
  %685 = lshr i64 %678, 15
  %686 = and i64 %685, 1023
  %687 = select i1 %683, i64 1023, i64 %686
  %688 = or disjoint i64 %687, %684
  store i64 %688, ptr %655, align 8
  br label %797

689:
  %690 = load i8, ptr %266, align 4
  %691 = trunc nuw i8 %690 to i1
  br i1 %691, label %743, label %692

692:
  %693 = load ptr, ptr %6, align 8
  %694 = getelementptr inbounds nuw i8, ptr %693, i64 4
  %695 = load i32, ptr %694, align 4
  %696 = and i32 %695, -5
  %697 = icmp eq i32 %696, 0
  %698 = select i1 %697, i32 2, i32 0
  %699 = getelementptr inbounds nuw i8, ptr %302, i64 48
  %700 = load i32, ptr %699, align 8
  %701 = getelementptr inbounds nuw i8, ptr %302, i64 52
  %702 = load i32, ptr %701, align 4
  %703 = or i32 %702, %700
  %704 = getelementptr inbounds nuw i8, ptr %302, i64 56
  %705 = load i32, ptr %704, align 8
  %706 = or i32 %703, %705
  %707 = getelementptr inbounds nuw i8, ptr %302, i64 60
  %708 = load i32, ptr %707, align 4
  %709 = or i32 %706, %708
  %710 = and i32 %709, %299
  %711 = icmp eq i32 %710, 0
  br i1 %711, label %712, label %743

712:
  %713 = zext nneg i32 %698 to i64
  %714 = getelementptr inbounds nuw i32, ptr %699, i64 %713
  %715 = load i32, ptr %714, align 4
  %716 = icmp eq i32 %715, 0
  br i1 %716, label %717, label %719

717:
  %718 = getelementptr inbounds nuw i32, ptr %699, i64 %713
  br label %736

719:
  %720 = getelementptr inbounds nuw i8, ptr %302, i64 16
  %721 = getelementptr inbounds nuw i64, ptr %720, i64 %713
  %722 = load i64, ptr %721, align 8
  %723 = icmp ne i64 %722, %283
  %724 = zext i1 %723 to i32
  %725 = or disjoint i32 %698, %724
  %726 = zext nneg i32 %725 to i64
  %727 = getelementptr inbounds nuw i32, ptr %699, i64 %726
  %728 = load i32, ptr %727, align 4
  %729 = icmp eq i32 %728, 0
  %730 = getelementptr inbounds nuw i32, ptr %699, i64 %726
  br i1 %729, label %736, label %731

731:
  %732 = getelementptr inbounds nuw i8, ptr %302, i64 16
  %733 = getelementptr inbounds nuw i64, ptr %732, i64 %726
  %734 = load i64, ptr %733, align 8
  %735 = icmp eq i64 %734, %283
  br i1 %735, label %736, label %743

736:
  %737 = phi ptr [ %718, %717 ], [ %730, %719 ], [ %730, %731 ]
  %738 = phi i64 [ %713, %717 ], [ %726, %719 ], [ %726, %731 ]
  %739 = getelementptr inbounds nuw i8, ptr %302, i64 16
  %740 = getelementptr inbounds nuw i64, ptr %739, i64 %738
  store i64 %283, ptr %740, align 8
  %741 = load i32, ptr %737, align 4
  %742 = or i32 %741, %299
  store i32 %742, ptr %737, align 4
  br label %797

743:
  %744 = and i64 %283, 64
  %745 = icmp eq i64 %744, 0
  br i1 %745, label %746, label %795

746:
  %747 = getelementptr inbounds nuw i8, ptr %302, i64 48
  %748 = getelementptr inbounds nuw i8, ptr %302, i64 56
  %749 = load i32, ptr %748, align 8
  %750 = icmp eq i32 %749, 0
  %751 = getelementptr inbounds nuw i8, ptr %302, i64 52
  %752 = load i32, ptr %751, align 4
  %753 = getelementptr inbounds nuw i8, ptr %302, i64 60
  %754 = load i32, ptr %753, align 4
  %755 = or i32 %754, %752
  %756 = icmp eq i32 %755, 0
  br i1 %756, label %757, label %795

757:
  %758 = load i32, ptr %747, align 8
  %759 = icmp eq i32 %758, 0
  br i1 %759, label %764, label %760

760:
  %761 = getelementptr inbounds nuw i8, ptr %302, i64 16
  %762 = load i64, ptr %761, align 8
  %763 = icmp eq i64 %762, %283
  br i1 %763, label %764, label %795

764:
  br i1 %750, label %769, label %765

765:
  %766 = getelementptr inbounds nuw i8, ptr %302, i64 32
  %767 = load i64, ptr %766, align 8
  %768 = icmp eq i64 %767, %283
  br i1 %768, label %769, label %795

769:
  %770 = load ptr, ptr %6, align 8
  %771 = getelementptr inbounds nuw i8, ptr %770, i64 4
  %772 = load i32, ptr %771, align 4
  switch i32 %772, label %776 [
    i32 4, label %795
    i32 0, label %773
  ]

773:
  %774 = getelementptr inbounds nuw i8, ptr %302, i64 32
  store i64 %283, ptr %774, align 8
  %775 = or i32 %749, %299
  store i32 %775, ptr %748, align 8
  br label %797

776:
  br i1 %691, label %777, label %788

777:
  %778 = getelementptr inbounds nuw i8, ptr %302, i64 8
  %779 = load i64, ptr %778, align 8
  %780 = icmp eq i64 %779, 0
  br i1 %780, label %788, label %781

781:
  %782 = load ptr, ptr %0, align 8
  store i64 0, ptr %778, align 8
  %783 = getelementptr inbounds nuw i8, ptr %782, i64 41816
  %784 = load i64, ptr %783, align 8
  %785 = add i64 %784, 1
  store i64 %785, ptr %783, align 8
  %786 = load i32, ptr %747, align 8
  %787 = load i32, ptr %748, align 8
  br label %788

788:
  %789 = phi i32 [ %787, %781 ], [ %749, %777 ], [ %749, %776 ]
  %790 = phi i32 [ %786, %781 ], [ %758, %777 ], [ %758, %776 ]
  %791 = getelementptr inbounds nuw i8, ptr %302, i64 16
  store i64 %283, ptr %791, align 8
  %792 = or i32 %790, %299
  store i32 %792, ptr %747, align 8
  %793 = xor i32 %299, -1
  %794 = and i32 %789, %793
  store i32 %794, ptr %748, align 8
  br label %797

795:
  %796 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %302, i64 %283, i32 %299)
  br i1 %796, label %797, label %814

797:
  %798 = and i64 %283, 6
  %799 = icmp eq i64 %798, 6
  br i1 %799, label %800, label %813

800:
  %801 = load ptr, ptr %0, align 8
  %802 = getelementptr inbounds nuw i8, ptr %801, i64 41808
  %803 = load i64, ptr %802, align 8
  %804 = load ptr, ptr %6, align 8
  %805 = getelementptr inbounds nuw i8, ptr %804, i64 8
  %806 = load i32, ptr %805, align 8
  %807 = icmp eq i32 %806, 1
  %808 = load ptr, ptr %267, align 8
  br i1 %807, label %809, label %811

809:
  %810 = trunc i64 %803 to i8
  store i8 %810, ptr %808, align 1
  br label %813

811:
  %812 = trunc i64 %803 to i32
  store i32 %812, ptr %808, align 1
  br label %813

813:
  br i1 %643, label %818, label %821

814:
  br i1 %643, label %815, label %853

815:
  %816 = getelementptr inbounds nuw i8, ptr %302, i64 8
  %817 = atomicrmw and ptr %816, i64 -2 release, align 8
  br label %853

818:
  %819 = getelementptr inbounds nuw i8, ptr %302, i64 8
  %820 = atomicrmw and ptr %819, i64 -2 release, align 8
  br label %821

821:
  %822 = load ptr, ptr %0, align 8
  %823 = getelementptr inbounds nuw i8, ptr %822, i64 43704
  %824 = load ptr, ptr %823, align 8
  %825 = icmp eq ptr %824, null
  br i1 %825, label %889, label %826

826:
  %827 = load i8, ptr %266, align 4
  %828 = trunc nuw i8 %827 to i1
  br i1 %828, label %889, label %829

829:
  %830 = load i64, ptr %270, align 8
  %831 = and i64 %269, -128
  %832 = add i64 %830, %831
  %833 = load ptr, ptr %6, align 8
  %834 = getelementptr inbounds nuw i8, ptr %833, i64 4
  %835 = load i32, ptr %834, align 4
  switch i32 %835, label %836 [
    i32 4, label %889
    i32 0, label %889
  ]

836:
  %837 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %838 = load i8, ptr %837, align 8
  %839 = trunc nuw i8 %838 to i1
  br i1 %839, label %889, label %840

840:
  %841 = getelementptr inbounds nuw i8, ptr %822, i64 43720
  %842 = load i64, ptr %841, align 8
  %843 = lshr i64 %832, 7
  %844 = lshr i64 %832, 13
  %845 = lshr i64 %832, 19
  %846 = xor i64 %844, %845
  %847 = xor i64 %846, %843
  %848 = and i64 %847, 63
  %849 = shl nuw i64 1, %848
  %850 = and i64 %842, %849
  %851 = icmp eq i64 %850, 0
  br i1 %851, label %889, label %852

852:
  tail call preserve_allcc void @cut_words(ptr %822, i64 %832, i32 %299)
  br label %889

853:
  %854 = load ptr, ptr %0, align 8
  %855 = load ptr, ptr %6, align 8
  %856 = getelementptr inbounds nuw i8, ptr %855, i64 20
  %857 = load i32, ptr %856, align 4
  %858 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %859 = load i32, ptr %858, align 8
  %860 = tail call i32 @llvm.cttz.i32(i32 %859, i1 false)
  %861 = getelementptr inbounds nuw i8, ptr %854, i64 328
  store i32 22, ptr %861, align 8
  %862 = getelementptr inbounds nuw i8, ptr %854, i64 332
  store i32 %857, ptr %862, align 4
  %863 = getelementptr inbounds nuw i8, ptr %854, i64 336
  store i32 %860, ptr %863, align 8
  %864 = getelementptr inbounds nuw i8, ptr %854, i64 352
  store i64 0, ptr %864, align 8
  %865 = getelementptr inbounds nuw i8, ptr %854, i64 368
  store i32 0, ptr %865, align 8
  %866 = getelementptr inbounds nuw i8, ptr %854, i64 360
  store i32 0, ptr %866, align 8
  %867 = getelementptr inbounds nuw i8, ptr %854, i64 364
  store i32 0, ptr %867, align 4
  br label %889

868:
  %869 = load ptr, ptr %6, align 8
  %870 = getelementptr inbounds nuw i8, ptr %869, i64 4
  %871 = load i32, ptr %870, align 4
  switch i32 %871, label %872 [
    i32 4, label %889
    i32 0, label %889
  ]

872:
  %873 = load ptr, ptr %0, align 8
  br label %874

874:
  %875 = phi ptr [ %869, %872 ], [ %7, %102 ]
  %876 = phi ptr [ %873, %872 ], [ %98, %102 ]
  %877 = getelementptr inbounds nuw i8, ptr %875, i64 20
  %878 = load i32, ptr %877, align 4
  %879 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %880 = load i32, ptr %879, align 8
  %881 = tail call i32 @llvm.cttz.i32(i32 %880, i1 false)
  %882 = getelementptr inbounds nuw i8, ptr %876, i64 328
  store i32 22, ptr %882, align 8
  %883 = getelementptr inbounds nuw i8, ptr %876, i64 332
  store i32 %878, ptr %883, align 4
  %884 = getelementptr inbounds nuw i8, ptr %876, i64 336
  store i32 %881, ptr %884, align 8
  %885 = getelementptr inbounds nuw i8, ptr %876, i64 352
  store i64 0, ptr %885, align 8
  %886 = getelementptr inbounds nuw i8, ptr %876, i64 368
  store i32 0, ptr %886, align 8
  %887 = getelementptr inbounds nuw i8, ptr %876, i64 360
  store i32 0, ptr %887, align 8
  %888 = getelementptr inbounds nuw i8, ptr %876, i64 364
  store i32 0, ptr %888, align 4
  br label %889

889:
  %890 = phi i32 [ 0, %821 ], [ 1, %853 ], [ 1, %874 ], [ 0, %868 ], [ 0, %33 ], [ 0, %196 ], [ 0, %102 ], [ 0, %91 ], [
      0, %97 ], [ 0, %852 ], [ 0, %840 ], [ 0, %836 ], [ 0, %826 ], [ 0, %829 ], [ 0, %829 ], [ 0, %868 ]
  ret i32 %890
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
  br i1 %17, label %18, label %530

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
  br i1 %139, label %530, label %140

140:
  %141 = load i8, ptr %34, align 4
  %142 = trunc nuw i8 %141 to i1
  %143 = and i64 %47, 6
  %144 = icmp eq i64 %143, 6
  %145 = or i1 %144, %142
  %146 = or i1 %145, %112
  br i1 %146, label %530, label %147

147:
  %148 = tail call preserve_allcc i1 @are_observed(ptr %0, i64 %136, i32 %43)
  br i1 %148, label %151, label %530

149:
  %150 = tail call preserve_allcc i1 @stamps_agree(ptr %0, ptr %1, i32 0, i64 %2, i32 %43)
  br i1 %150, label %151, label %530

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
  switch i32 %8, label %281 [
    i32 4, label %234
    i32 0, label %234
  ]

234:
  tail call preserve_allcc void @remember(ptr %0, ptr %1, i32 2, i64 %233, i32 %3)
  %235 = load i8, ptr %34, align 4
  %236 = trunc nuw i8 %235 to i1
  br i1 %236, label %237, label %530

237:
  %238 = load ptr, ptr %0, align 8
  %239 = getelementptr inbounds nuw i8, ptr %238, i64 37692
  %240 = load i32, ptr %239, align 4
  %241 = icmp eq i32 %240, 0
  br i1 %241, label %242, label %530

242:
  %243 = load i8, ptr %21, align 1
  %244 = trunc nuw i8 %243 to i1
  br i1 %244, label %530, label %245

245:
  %246 = load i32, ptr %19, align 8
  %247 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %248 = load i32, ptr %247, align 4
  %249 = or i32 %248, %246
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %251, label %530

251:
  %252 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %253 = load i64, ptr %252, align 8
  %254 = and i64 %253, 64
  %255 = icmp eq i64 %254, 0
  br i1 %255, label %530, label %256

256:
  %257 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %258 = load i32, ptr %257, align 4
  %259 = icmp eq i32 %258, 0
  br i1 %259, label %264, label %260

260:
  %261 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %262 = load i64, ptr %261, align 8
  %263 = tail call preserve_allcc i64 @joined(i64 %262, i64 %253)
  br label %264

264:
  %265 = phi i64 [ %263, %260 ], [ %253, %256 ]
  %266 = and i64 %265, 7
  %267 = icmp eq i64 %266, 0
  br i1 %267, label %268, label %530

268:
  store i64 %265, ptr %252, align 8
  %269 = getelementptr inbounds nuw i8, ptr %1, i64 56
  store i32 -1, ptr %269, align 8
  store i32 0, ptr %257, align 4
  %270 = and i64 %265, 120
  %271 = icmp eq i64 %270, 120
  %272 = load i64, ptr %1, align 8
  %273 = shl i64 %272, 10
  %274 = lshr i64 %265, 15
  %275 = and i64 %274, 1023
  %276 = select i1 %271, i64 1023, i64 %275
  %277 = or disjoint i64 %273, %276
  %278 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i64 %277, ptr %278, align 8
  br label %530

279:
  %280 = xor i32 %3, -1
  br label %400

281:
  %282 = phi i1 [ true, %396 ], [ false, %232 ]
  %283 = phi i64 [ 3, %396 ], [ 2, %232 ]
  %284 = getelementptr inbounds nuw i32, ptr %19, i64 %283
  %285 = load i32, ptr %284, align 4
  %286 = and i32 %285, %3
  %287 = icmp eq i32 %286, 0
  br i1 %287, label %396, label %288

288:
  %289 = getelementptr inbounds nuw i64, ptr %20, i64 %283
  %290 = load i64, ptr %289, align 8
  %291 = trunc i64 %290 to i32
  %292 = lshr i32 %291, 3
  %293 = and i32 %292, 15
  %294 = icmp eq i32 %293, 10
  br i1 %294, label %295, label %303

295:
  %296 = load ptr, ptr %31, align 8
  %297 = load ptr, ptr %32, align 8
  %298 = ptrtoint ptr %297 to i64
  %299 = sub i64 %33, %298
  %300 = getelementptr inbounds nuw i64, ptr %296, i64 %299
  %301 = getelementptr inbounds nuw i8, ptr %300, i64 256
  %302 = tail call preserve_allcc i1 @stamps_precede(ptr %0, ptr %301, i64 %2, i32 %286)
  br i1 %302, label %396, label %394

303:
  %304 = load i8, ptr %21, align 1
  %305 = trunc nuw i8 %304 to i1
  %306 = and i1 %23, %305
  br i1 %306, label %350, label %307

307:
  %308 = icmp eq i32 %293, 8
  %309 = or i1 %308, %26
  br i1 %309, label %330, label %310

310:
  br i1 %305, label %338, label %311

311:
  %312 = xor i64 %290, %2
  %313 = icmp ult i64 %312, 1099511627776
  br i1 %313, label %314, label %340

314:
  %315 = lshr i64 %290, 24
  %316 = and i64 %315, 65535
  %317 = icmp samesign ult i64 %316, %28
  br i1 %317, label %396, label %318

318:
  %319 = icmp eq i32 %293, 15
  br i1 %319, label %340, label %320

320:
  %321 = xor i32 %291, %24
  %322 = and i32 %321, 1015808
  %323 = icmp eq i32 %322, 0
  br i1 %323, label %324, label %340

324:
  %325 = lshr i32 %291, 20
  %326 = and i32 %325, 15
  %327 = icmp samesign ult i32 %326, %30
  br i1 %327, label %396, label %328

328:
  %329 = tail call preserve_allcc i1 @same_lanes(i64 %290, i64 %2, i32 %286)
  br i1 %329, label %396, label %340

330:
  %331 = load ptr, ptr %31, align 8
  %332 = load ptr, ptr %32, align 8
  %333 = ptrtoint ptr %332 to i64
  %334 = sub i64 %33, %333
  %335 = getelementptr inbounds nuw i16, ptr %331, i64 %334
  %336 = getelementptr inbounds nuw i8, ptr %335, i64 64
  %337 = tail call preserve_allcc i1 @list_precedes(ptr %0, ptr %336, i64 %290, i64 %2, i32 %286)
  br i1 %337, label %396, label %340

338:
  %339 = tail call preserve_allcc i1 @age_precedes(ptr %0, i64 %290, i64 %2, i32 %286)
  br i1 %339, label %396, label %340

340:
  %341 = load ptr, ptr %0, align 8
  %342 = getelementptr inbounds nuw i8, ptr %341, i64 43704
  %343 = load ptr, ptr %342, align 8
  %344 = icmp eq ptr %343, null
  br i1 %344, label %354, label %345

345:
  %346 = load i8, ptr %34, align 4
  %347 = trunc nuw i8 %346 to i1
  br i1 %347, label %354, label %348

348:
  %349 = tail call preserve_allcc i1 @is_handed_on(ptr %0, i64 %290, i32 %286)
  br i1 %349, label %396, label %354

350:
  %351 = tail call preserve_allcc i1 @each_preceded(ptr %0, i64 %290, i64 %2, i32 %286)
  br i1 %351, label %396, label %352

352:
  %353 = load ptr, ptr %0, align 8
  br label %354

354:
  %355 = phi ptr [ %353, %352 ], [ %341, %340 ], [ %341, %345 ], [ %341, %348 ]
  %356 = and i64 %290, 7
  %357 = icmp eq i64 %356, 0
  %358 = xor i64 %290, %2
  %359 = and i64 %358, 7
  %360 = icmp ne i64 %359, 0
  %361 = or i1 %357, %360
  br i1 %361, label %375, label %362

362:
  %363 = getelementptr inbounds nuw i8, ptr %355, i64 41808
  %364 = load i64, ptr %363, align 8
  switch i64 %35, label %396 [
    i64 7, label %365
    i64 6, label %370
  ]

365:
  %366 = load ptr, ptr %36, align 8
  %367 = load i8, ptr %366, align 1
  %368 = trunc i64 %364 to i8
  %369 = icmp eq i8 %367, %368
  br i1 %369, label %396, label %375

370:
  %371 = load ptr, ptr %36, align 8
  %372 = load i32, ptr %371, align 1
  %373 = trunc i64 %364 to i32
  %374 = icmp eq i32 %372, %373
  br i1 %374, label %396, label %375

375:
  %376 = load i64, ptr %37, align 8
  %377 = load ptr, ptr %32, align 8
  %378 = ptrtoint ptr %377 to i64
  %379 = sub i64 %33, %378
  %380 = shl i64 %379, 1
  %381 = add i64 %380, %376
  %382 = getelementptr inbounds nuw i8, ptr %355, i64 43704
  %383 = load ptr, ptr %382, align 8
  %384 = icmp eq ptr %383, null
  br i1 %384, label %530, label %385

385:
  %386 = load i8, ptr %34, align 4
  %387 = trunc nuw i8 %386 to i1
  %388 = and i64 %290, 6
  %389 = icmp eq i64 %388, 6
  %390 = or i1 %389, %387
  %391 = or i1 %390, %357
  br i1 %391, label %530, label %392

392:
  %393 = tail call preserve_allcc i1 @are_observed(ptr %0, i64 %381, i32 %286)
  br i1 %393, label %396, label %530

394:
  %395 = tail call preserve_allcc i1 @stamps_agree(ptr %0, ptr %1, i32 2, i64 %2, i32 %286)
  br i1 %395, label %396, label %530

396:
  br i1 %282, label %279, label %281

397:
  tail call preserve_allcc void @remember(ptr %0, ptr %1, i32 0, i64 %233, i32 %3)
  %398 = load i8, ptr %34, align 4
  %399 = trunc nuw i8 %398 to i1
  br i1 %399, label %474, label %530

400:
  %401 = phi i1 [ false, %279 ], [ true, %473 ]
  %402 = phi i64 [ 2, %279 ], [ 3, %473 ]
  %403 = getelementptr inbounds nuw i32, ptr %19, i64 %402
  %404 = load i32, ptr %403, align 4
  %405 = and i32 %404, %3
  %406 = icmp eq i32 %405, 0
  br i1 %406, label %473, label %407

407:
  %408 = getelementptr inbounds nuw i64, ptr %20, i64 %402
  %409 = load i64, ptr %408, align 8
  %410 = trunc i64 %409 to i32
  %411 = lshr i32 %410, 3
  %412 = and i32 %411, 15
  %413 = icmp eq i32 %412, 10
  br i1 %413, label %414, label %422

414:
  %415 = load ptr, ptr %31, align 8
  %416 = load ptr, ptr %32, align 8
  %417 = ptrtoint ptr %416 to i64
  %418 = sub i64 %33, %417
  %419 = getelementptr inbounds nuw i64, ptr %415, i64 %418
  %420 = getelementptr inbounds nuw i8, ptr %419, i64 256
  %421 = tail call preserve_allcc i1 @stamps_precede(ptr %0, ptr %420, i64 %2, i32 %405)
  br i1 %421, label %471, label %473

422:
  %423 = load i8, ptr %21, align 1
  %424 = trunc nuw i8 %423 to i1
  %425 = and i1 %23, %424
  br i1 %425, label %469, label %426

426:
  %427 = icmp eq i32 %412, 8
  %428 = or i1 %427, %26
  br i1 %428, label %449, label %429

429:
  br i1 %424, label %457, label %430

430:
  %431 = xor i64 %409, %2
  %432 = icmp ult i64 %431, 1099511627776
  br i1 %432, label %433, label %459

433:
  %434 = lshr i64 %409, 24
  %435 = and i64 %434, 65535
  %436 = icmp samesign ult i64 %435, %28
  br i1 %436, label %471, label %437

437:
  %438 = icmp eq i32 %412, 15
  br i1 %438, label %459, label %439

439:
  %440 = xor i32 %410, %24
  %441 = and i32 %440, 1015808
  %442 = icmp eq i32 %441, 0
  br i1 %442, label %443, label %459

443:
  %444 = lshr i32 %410, 20
  %445 = and i32 %444, 15
  %446 = icmp samesign ult i32 %445, %30
  br i1 %446, label %471, label %447

447:
  %448 = tail call preserve_allcc i1 @same_lanes(i64 %409, i64 %2, i32 %405)
  br i1 %448, label %471, label %459

449:
  %450 = load ptr, ptr %31, align 8
  %451 = load ptr, ptr %32, align 8
  %452 = ptrtoint ptr %451 to i64
  %453 = sub i64 %33, %452
  %454 = getelementptr inbounds nuw i16, ptr %450, i64 %453
  %455 = getelementptr inbounds nuw i8, ptr %454, i64 64
  %456 = tail call preserve_allcc i1 @list_precedes(ptr %0, ptr %455, i64 %409, i64 %2, i32 %405)
  br i1 %456, label %471, label %459

457:
  %458 = tail call preserve_allcc i1 @age_precedes(ptr %0, i64 %409, i64 %2, i32 %405)
  br i1 %458, label %471, label %459

459:
  %460 = load ptr, ptr %0, align 8
  %461 = getelementptr inbounds nuw i8, ptr %460, i64 43704
  %462 = load ptr, ptr %461, align 8
  %463 = icmp eq ptr %462, null
  br i1 %463, label %473, label %464

464:
  %465 = load i8, ptr %34, align 4
  %466 = trunc nuw i8 %465 to i1
  br i1 %466, label %473, label %467

467:
  %468 = tail call preserve_allcc i1 @is_handed_on(ptr %0, i64 %409, i32 %405)
  br i1 %468, label %471, label %473

469:
  %470 = tail call preserve_allcc i1 @each_preceded(ptr %0, i64 %409, i64 %2, i32 %405)
  br i1 %470, label %471, label %473

471:
  %472 = and i32 %404, %280
  store i32 %472, ptr %403, align 4
  br label %473

473:
  br i1 %401, label %397, label %400

474:
  %475 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %476 = load i64, ptr %475, align 8
  %477 = icmp eq i64 %476, 0
  br i1 %477, label %483, label %478

478:
  %479 = load ptr, ptr %0, align 8
  store i64 0, ptr %475, align 8
  %480 = getelementptr inbounds nuw i8, ptr %479, i64 41816
  %481 = load i64, ptr %480, align 8
  %482 = add i64 %481, 1
  store i64 %482, ptr %480, align 8
  br label %483

483:
  %484 = load i64, ptr %20, align 8
  %485 = load ptr, ptr %0, align 8
  %486 = getelementptr inbounds nuw i8, ptr %485, i64 37692
  %487 = load i32, ptr %486, align 4
  %488 = icmp eq i32 %487, 0
  br i1 %488, label %489, label %530

489:
  %490 = load i8, ptr %21, align 1
  %491 = trunc nuw i8 %490 to i1
  br i1 %491, label %530, label %492

492:
  %493 = and i64 %484, 7
  %494 = icmp ne i64 %493, 0
  %495 = and i64 %484, 6
  %496 = icmp ne i64 %495, 6
  %497 = and i1 %494, %496
  %498 = and i64 %484, 120
  %499 = icmp eq i64 %498, 120
  %500 = select i1 %497, i1 %499, i1 false
  br i1 %500, label %501, label %530

501:
  %502 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %503 = load i32, ptr %502, align 4
  %504 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %505 = load i32, ptr %504, align 8
  %506 = or i32 %505, %503
  %507 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %508 = load i32, ptr %507, align 4
  %509 = or i32 %506, %508
  %510 = icmp eq i32 %509, 0
  br i1 %510, label %511, label %530

511:
  %512 = getelementptr inbounds nuw i8, ptr %485, i64 37696
  %513 = load i32, ptr %512, align 8
  %514 = icmp eq i32 %513, 0
  br i1 %514, label %525, label %515

515:
  %516 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %517 = load ptr, ptr %516, align 8
  %518 = load ptr, ptr %32, align 8
  %519 = ptrtoint ptr %518 to i64
  %520 = sub i64 %33, %519
  %521 = ashr exact i64 %520, 4
  %522 = getelementptr inbounds i8, ptr %517, i64 %521
  %523 = load i32, ptr %522, align 4
  %524 = icmp eq i32 %523, -1
  br i1 %524, label %525, label %530

525:
  store i32 -1, ptr %19, align 8
  %526 = load i64, ptr %1, align 8
  %527 = shl i64 %526, 10
  %528 = or disjoint i64 %493, 512
  %529 = or disjoint i64 %527, %528
  store i64 %529, ptr %475, align 8
  br label %530

530:
  %531 = phi i1 [ false, %10 ], [ true, %525 ], [ true, %234 ], [ true, %501 ], [ true, %397 ], [ true, %268 ], [ true,
      %237 ], [ true, %242 ], [ true, %245 ], [ true, %251 ], [ true, %264 ], [ true, %483 ], [ true, %489 ], [ true,
      %492 ], [ true, %515 ], [ false, %385 ], [ false, %394 ], [ false, %392 ], [ false, %375 ], [ false, %149 ], [
      false, %147 ], [ false, %130 ], [ false, %140 ]
  ret i1 %531
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
  br i1 %22, label %283, label %23

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %25 = load i8, ptr %24, align 4
  %26 = trunc nuw i8 %25 to i1
  br i1 %26, label %283, label %27

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
  br i1 %63, label %62, label %545

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
  %170 = phi i32 [ %4, %145 ], [ %276, %272 ]
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
  br i1 %188, label %190, label %270

190:
  %191 = and i64 %181, 7
  %192 = icmp ne i64 %191, 0
  %193 = xor i64 %181, %172
  %194 = and i64 %193, 7
  %195 = icmp eq i64 %194, 0
  %196 = and i1 %192, %195
  %197 = and i64 %172, 7
  %198 = select i1 %196, i64 %197, i64 0
  %199 = icmp ult i64 %193, 8
  br i1 %199, label %200, label %204

200:
  %201 = icmp eq i64 %181, %172
  %202 = and i64 %172, -8
  %203 = select i1 %201, i64 %172, i64 %202
  br label %272

204:
  %205 = trunc i64 %181 to i32
  %206 = and i32 %205, 120
  %207 = icmp eq i32 %206, 120
  br i1 %207, label %212, label %208

208:
  %209 = lshr i32 %205, 15
  %210 = and i32 %209, 31
  %211 = shl nuw i32 1, %210
  br label %219

212:
  %213 = lshr i32 %205, 8
  %214 = and i32 %213, 4095
  %215 = lshr i64 %181, 32
  %216 = trunc nuw i64 %215 to i32
  %217 = and i32 %216, -4096
  %218 = or disjoint i32 %214, %217
  br label %219

219:
  %220 = phi i32 [ %211, %208 ], [ %218, %212 ]
  %221 = trunc i64 %172 to i32
  %222 = and i32 %221, 120
  %223 = icmp eq i32 %222, 120
  br i1 %223, label %228, label %224

224:
  %225 = lshr i32 %221, 15
  %226 = and i32 %225, 31
  %227 = shl nuw i32 1, %226
  br label %235

228:
  %229 = lshr i32 %221, 8
  %230 = and i32 %229, 4095
  %231 = lshr i64 %172, 32
  %232 = trunc nuw i64 %231 to i32
  %233 = and i32 %232, -4096
  %234 = or disjoint i32 %230, %233
  br label %235

235:
  %236 = phi i32 [ %227, %224 ], [ %234, %228 ]
  %237 = or i32 %236, %220
  %238 = tail call i32 @llvm.ctpop.i32(i32 %237)
  %239 = icmp samesign ult i32 %238, 2
  br i1 %239, label %260, label %240

240:
  %241 = lshr i64 %181, 20
  %242 = trunc i64 %241 to i32
  %243 = and i32 %242, 16777215
  %244 = lshr i64 %172, 20
  %245 = trunc i64 %244 to i32
  %246 = and i32 %245, 16777215
  %247 = tail call i32 @llvm.umax.i32(i32 %243, i32 %246)
  %248 = lshr i32 %237, 12
  %249 = zext nneg i32 %248 to i64
  %250 = zext nneg i32 %247 to i64
  %251 = shl nuw nsw i64 %250, 20
  %252 = shl i32 %237, 8
  %253 = and i32 %252, 1048320
  %254 = zext nneg i32 %253 to i64
  %255 = or disjoint i64 %251, %254
  %256 = shl nuw i64 %249, 44
  %257 = or disjoint i64 %255, %256
  %258 = or disjoint i64 %257, %198
  %259 = or disjoint i64 %258, 120
  br label %272

260:
  %261 = and i64 %193, 32760
  %262 = icmp eq i64 %261, 0
  br i1 %262, label %263, label %266

263:
  %264 = and i64 %172, -8
  %265 = or disjoint i64 %198, %264
  br label %272

266:
  %267 = and i64 %172, -32768
  %268 = or disjoint i64 %267, %198
  %269 = or disjoint i64 %268, 112
  br label %272

270:
  %271 = tail call preserve_allcc i64 @joined(i64 %181, i64 %172)
  br label %272

272:
  %273 = phi i64 [ %269, %266 ], [ %265, %263 ], [ %259, %240 ], [ %203, %200 ], [ %271, %270 ]
  %274 = select i1 %186, i64 %273, i64 %172
  store i64 %274, ptr %189, align 8
  %275 = add i32 %170, -1
  %276 = and i32 %275, %170
  %277 = icmp eq i32 %276, 0
  br i1 %277, label %278, label %169

278:
  %279 = load i32, ptr %146, align 4
  %280 = load i32, ptr %10, align 4
  %281 = or i32 %279, %280
  %282 = or i32 %281, %4
  store i32 %282, ptr %10, align 4
  store i32 0, ptr %146, align 4
  store i64 -1099511627696, ptr %8, align 8
  br label %678

283:
  %284 = getelementptr inbounds nuw i8, ptr %19, i64 37692
  %285 = load i32, ptr %284, align 4
  %286 = icmp eq i32 %285, 0
  br i1 %286, label %287, label %289

287:
  %288 = xor i32 %4, -1
  br label %545

289:
  br i1 %14, label %307, label %290

290:
  %291 = load i32, ptr %10, align 4
  %292 = xor i32 %4, -1
  %293 = and i32 %291, %292
  %294 = icmp eq i32 %293, 0
  br i1 %294, label %545, label %295

295:
  %296 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %297 = load i32, ptr %296, align 4
  %298 = and i32 %297, %292
  %299 = icmp eq i32 %298, 0
  br i1 %299, label %545, label %300

300:
  %301 = load i64, ptr %8, align 8
  %302 = icmp eq i64 %301, %3
  br i1 %302, label %545, label %303

303:
  %304 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %305 = load i64, ptr %304, align 8
  %306 = icmp eq i64 %305, %3
  br i1 %306, label %545, label %307

307:
  %308 = and i64 %3, 7
  %309 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %310 = load ptr, ptr %309, align 8
  %311 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %312 = load ptr, ptr %311, align 8
  %313 = ptrtoint ptr %1 to i64
  %314 = ptrtoint ptr %312 to i64
  %315 = sub i64 %313, %314
  %316 = getelementptr inbounds nuw i16, ptr %310, i64 %315
  %317 = and i32 %11, 120
  %318 = icmp eq i32 %317, 72
  %319 = lshr i64 %3, 24
  %320 = and i64 %319, 65535
  %321 = lshr i32 %11, 20
  %322 = and i32 %321, 15
  %323 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %324 = getelementptr inbounds nuw i64, ptr %310, i64 %315
  br label %329

325:
  %326 = or i64 %396, %3
  %327 = xor i32 %4, -1
  %328 = lshr i64 %326, 40
  br label %403

329:
  %330 = phi i1 [ true, %307 ], [ false, %395 ]
  %331 = phi i64 [ 0, %307 ], [ 1, %395 ]
  %332 = phi i32 [ 0, %307 ], [ %397, %395 ]
  %333 = phi i64 [ %308, %307 ], [ %396, %395 ]
  %334 = getelementptr inbounds nuw i32, ptr %10, i64 %331
  %335 = load i32, ptr %334, align 4
  %336 = and i32 %335, %4
  %337 = icmp eq i32 %336, 0
  br i1 %337, label %395, label %338

338:
  %339 = add nuw nsw i64 %331, %7
  %340 = getelementptr inbounds nuw i64, ptr %6, i64 %339
  %341 = load i64, ptr %340, align 8
  %342 = trunc i64 %341 to i32
  %343 = lshr i32 %342, 3
  %344 = and i32 %343, 15
  %345 = icmp eq i32 %344, 10
  br i1 %345, label %346, label %351

346:
  %347 = shl nuw nsw i64 %339, 4
  %348 = and i64 %347, 32
  %349 = getelementptr inbounds nuw i64, ptr %324, i64 %348
  %350 = tail call preserve_allcc i1 @stamps_precede(ptr %0, ptr %349, i64 %3, i32 %336)
  br i1 %350, label %395, label %384

351:
  %352 = icmp eq i32 %344, 8
  %353 = or i1 %318, %352
  br i1 %353, label %373, label %354

354:
  %355 = xor i64 %341, %3
  %356 = icmp ult i64 %355, 1099511627776
  br i1 %356, label %357, label %378

357:
  %358 = lshr i64 %341, 24
  %359 = and i64 %358, 65535
  %360 = icmp samesign ult i64 %359, %320
  br i1 %360, label %395, label %361

361:
  %362 = icmp eq i32 %344, 15
  br i1 %362, label %378, label %363

363:
  %364 = xor i32 %342, %11
  %365 = and i32 %364, 1015808
  %366 = icmp eq i32 %365, 0
  br i1 %366, label %367, label %378

367:
  %368 = lshr i32 %342, 20
  %369 = and i32 %368, 15
  %370 = icmp samesign ult i32 %369, %322
  br i1 %370, label %395, label %371

371:
  %372 = tail call preserve_allcc i1 @same_lanes(i64 %341, i64 %3, i32 %336)
  br i1 %372, label %395, label %378

373:
  %374 = shl nuw nsw i64 %339, 4
  %375 = and i64 %374, 32
  %376 = getelementptr inbounds nuw i16, ptr %316, i64 %375
  %377 = tail call preserve_allcc i1 @list_precedes(ptr %0, ptr %376, i64 %341, i64 %3, i32 %336)
  br i1 %377, label %395, label %378

378:
  br i1 %22, label %384, label %379

379:
  %380 = load i8, ptr %323, align 4
  %381 = trunc nuw i8 %380 to i1
  br i1 %381, label %384, label %382

382:
  %383 = tail call preserve_allcc i1 @is_handed_on(ptr %0, i64 %341, i32 %336)
  br i1 %383, label %395, label %384

384:
  %385 = or i32 %336, %332
  %386 = getelementptr inbounds nuw i64, ptr %8, i64 %331
  %387 = load i64, ptr %386, align 8
  %388 = and i64 %387, 7
  %389 = icmp ne i64 %388, 0
  %390 = xor i64 %387, %3
  %391 = and i64 %390, 7
  %392 = icmp eq i64 %391, 0
  %393 = select i1 %389, i1 %392, i1 false
  %394 = select i1 %393, i64 %333, i64 0
  br label %395

395:
  %396 = phi i64 [ %333, %367 ], [ %394, %384 ], [ %333, %329 ], [ %333, %382 ], [ %333, %346 ], [ %333, %357 ], [ %333,
      %373 ], [ %333, %371 ]
  %397 = phi i32 [ %332, %367 ], [ %385, %384 ], [ %332, %329 ], [ %332, %382 ], [ %332, %346 ], [ %332, %357 ], [ %332,
      %373 ], [ %332, %371 ]
  br i1 %330, label %329, label %325

398:
  %399 = icmp eq i32 %2, 0
  %400 = select i1 %399, i64 0, i64 32
  %401 = getelementptr inbounds nuw i16, ptr %316, i64 %400
  %402 = icmp eq i32 %432, 2
  br i1 %402, label %545, label %433

403:
  %404 = phi i1 [ true, %325 ], [ false, %431 ]
  %405 = phi i64 [ 0, %325 ], [ 1, %431 ]
  %406 = phi i32 [ 2, %325 ], [ %432, %431 ]
  %407 = getelementptr inbounds nuw i32, ptr %10, i64 %405
  %408 = load i32, ptr %407, align 4
  %409 = and i32 %408, %327
  %410 = icmp eq i32 %409, 0
  br i1 %410, label %422, label %411

411:
  %412 = getelementptr inbounds nuw i64, ptr %8, i64 %405
  %413 = load i64, ptr %412, align 8
  %414 = lshr i64 %413, 40
  %415 = icmp ne i64 %414, %328
  %416 = icmp eq i64 %414, 16777215
  %417 = or i1 %415, %416
  br i1 %417, label %431, label %418

418:
  %419 = xor i64 %413, %396
  %420 = and i64 %419, 7
  %421 = icmp eq i64 %420, 0
  br i1 %421, label %422, label %431

422:
  %423 = icmp eq i32 %406, 2
  %424 = trunc nuw nsw i64 %405 to i32
  br i1 %423, label %431, label %425

425:
  %426 = getelementptr inbounds nuw i64, ptr %8, i64 %405
  %427 = load i64, ptr %426, align 8
  %428 = and i64 %427, 120
  %429 = icmp eq i64 %428, 64
  %430 = select i1 %429, i32 %424, i32 %406
  br label %431

431:
  %432 = phi i32 [ %406, %418 ], [ %424, %422 ], [ %430, %425 ], [ %406, %411 ]
  br i1 %404, label %403, label %398

433:
  %434 = zext nneg i32 %432 to i64
  %435 = getelementptr inbounds nuw i64, ptr %8, i64 %434
  %436 = load i64, ptr %435, align 8
  %437 = getelementptr inbounds nuw i32, ptr %10, i64 %434
  %438 = load i32, ptr %437, align 4
  %439 = and i32 %438, %327
  %440 = trunc i64 %436 to i32
  %441 = lshr i32 %440, 3
  %442 = and i32 %441, 15
  %443 = icmp eq i32 %442, 8
  br i1 %443, label %444, label %450

444:
  %445 = xor i64 %436, %3
  %446 = and i64 %445, 1099494850560
  %447 = icmp eq i64 %446, 0
  %448 = icmp eq i32 %439, 0
  %449 = or i1 %447, %448
  br i1 %449, label %495, label %452

450:
  %451 = icmp eq i32 %439, 0
  br i1 %451, label %495, label %452

452:
  %453 = icmp eq i32 %442, 9
  %454 = add nsw i32 %442, -8
  %455 = icmp ult i32 %454, -6
  %456 = lshr i32 %440, 7
  %457 = and i32 %456, 255
  %458 = add nsw i32 %457, -128
  %459 = lshr i64 %436, 24
  %460 = and i64 %459, 65535
  %461 = icmp samesign ult i64 %460, %320
  %462 = select i1 %461, i16 -32768, i16 -1
  %463 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %464 = lshr i32 %440, 10
  %465 = and i32 %464, 16352
  br label %466

466:
  %467 = phi i32 [ %439, %452 ], [ %493, %488 ]
  %468 = tail call i32 @llvm.cttz.i32(i32 %467, i1 true)
  br i1 %443, label %488, label %469

469:
  br i1 %453, label %470, label %476

470:
  %471 = load ptr, ptr %463, align 8
  %472 = zext nneg i32 %468 to i64
  %473 = getelementptr inbounds nuw i8, ptr %471, i64 %472
  %474 = load i8, ptr %473, align 1
  %475 = zext i8 %474 to i32
  br label %481

476:
  br i1 %455, label %488, label %477

477:
  %478 = shl nuw nsw i32 %468, 2
  %479 = lshr i32 %478, %442
  %480 = add nsw i32 %458, %479
  br label %481

481:
  %482 = phi i32 [ %475, %470 ], [ %480, %477 ]
  br i1 %461, label %488, label %483

483:
  %484 = icmp slt i32 %482, 0
  br i1 %484, label %488, label %485

485:
  %486 = or i32 %482, %465
  %487 = trunc nuw nsw i32 %486 to i16
  br label %488

488:
  %489 = phi i16 [ -32768, %466 ], [ %487, %485 ], [ -32768, %481 ], [ -1, %483 ], [ %462, %476 ]
  %490 = zext nneg i32 %468 to i64
  %491 = getelementptr inbounds nuw i16, ptr %401, i64 %490
  store i16 %489, ptr %491, align 2
  %492 = add i32 %467, -1
  %493 = and i32 %492, %467
  %494 = icmp eq i32 %493, 0
  br i1 %494, label %495, label %466

495:
  %496 = sub nuw nsw i32 1, %432
  %497 = zext nneg i32 %496 to i64
  %498 = getelementptr inbounds nuw i32, ptr %10, i64 %497
  %499 = load i32, ptr %498, align 4
  %500 = and i32 %499, %327
  store i32 %500, ptr %498, align 4
  %501 = load i32, ptr %437, align 4
  %502 = or i32 %501, %4
  store i32 %502, ptr %437, align 4
  %503 = add nsw i32 %13, -8
  %504 = icmp ult i32 %503, -6
  %505 = lshr i32 %11, 7
  %506 = and i32 %505, 255
  %507 = add nsw i32 %506, -128
  %508 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %509 = lshr i32 %11, 10
  %510 = and i32 %509, 16352
  br label %511

511:
  %512 = phi i32 [ %4, %495 ], [ %539, %534 ]
  %513 = tail call i32 @llvm.cttz.i32(i32 %512, i1 true)
  %514 = shl nuw i32 1, %513
  %515 = and i32 %514, %397
  %516 = icmp eq i32 %515, 0
  br i1 %516, label %517, label %534

517:
  br i1 %14, label %518, label %524

518:
  %519 = load ptr, ptr %508, align 8
  %520 = zext nneg i32 %513 to i64
  %521 = getelementptr inbounds nuw i8, ptr %519, i64 %520
  %522 = load i8, ptr %521, align 1
  %523 = zext i8 %522 to i32
  br label %530

524:
  br i1 %504, label %534, label %525

525:
  %526 = shl nuw nsw i32 %513, 2
  %527 = lshr i32 %526, %13
  %528 = add nsw i32 %507, %527
  %529 = icmp slt i32 %528, 0
  br i1 %529, label %534, label %530

530:
  %531 = phi i32 [ %523, %518 ], [ %528, %525 ]
  %532 = or i32 %531, %510
  %533 = trunc nuw nsw i32 %532 to i16
  br label %534

534:
  %535 = phi i16 [ -1, %511 ], [ %533, %530 ], [ -1, %525 ], [ -1, %524 ]
  %536 = zext nneg i32 %513 to i64
  %537 = getelementptr inbounds nuw i16, ptr %401, i64 %536
  store i16 %535, ptr %537, align 2
  %538 = add i32 %512, -1
  %539 = and i32 %538, %512
  %540 = icmp eq i32 %539, 0
  br i1 %540, label %541, label %511

541:
  %542 = and i64 %3, -16777216
  %543 = or i64 %542, %396
  %544 = or i64 %543, 64
  store i64 %544, ptr %435, align 8
  br label %678

545:
  %546 = phi i32 [ %288, %287 ], [ %292, %303 ], [ %327, %398 ], [ %292, %290 ], [ %292, %295 ], [ %292, %300 ], [ %38,
      %132 ]
  %547 = and i64 %3, -121
  %548 = or disjoint i64 %547, 112
  %549 = select i1 %14, i64 %548, i64 %3
  %550 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %551 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %552 = ptrtoint ptr %1 to i64
  %553 = getelementptr inbounds nuw i8, ptr %0, i64 132
  br label %554

554:
  %555 = phi i1 [ true, %545 ], [ false, %649 ]
  %556 = phi i64 [ 0, %545 ], [ 1, %649 ]
  %557 = phi i64 [ %549, %545 ], [ %650, %649 ]
  %558 = getelementptr inbounds nuw i32, ptr %10, i64 %556
  %559 = load i32, ptr %558, align 4
  %560 = and i32 %559, %4
  %561 = icmp eq i32 %560, 0
  br i1 %561, label %649, label %562

562:
  %563 = getelementptr inbounds nuw i64, ptr %8, i64 %556
  %564 = load i64, ptr %563, align 8
  %565 = icmp eq i64 %564, %557
  br i1 %565, label %649, label %566

566:
  %567 = add nuw nsw i64 %556, %7
  %568 = getelementptr inbounds nuw i64, ptr %6, i64 %567
  %569 = load i64, ptr %568, align 8
  %570 = trunc i64 %569 to i32
  %571 = lshr i32 %570, 3
  %572 = and i32 %571, 15
  %573 = icmp eq i32 %572, 10
  br i1 %573, label %574, label %584

574:
  %575 = load ptr, ptr %550, align 8
  %576 = load ptr, ptr %551, align 8
  %577 = ptrtoint ptr %576 to i64
  %578 = sub i64 %552, %577
  %579 = getelementptr inbounds nuw i64, ptr %575, i64 %578
  %580 = shl nuw nsw i64 %567, 4
  %581 = and i64 %580, 32
  %582 = getelementptr inbounds nuw i64, ptr %579, i64 %581
  %583 = tail call preserve_allcc i1 @stamps_precede(ptr %0, ptr %582, i64 %557, i32 %560)
  br i1 %583, label %646, label %644

584:
  %585 = load i8, ptr %15, align 1
  %586 = trunc nuw i8 %585 to i1
  %587 = and i64 %557, 120
  %588 = icmp eq i64 %587, 72
  %589 = select i1 %586, i1 %588, i1 false
  br i1 %589, label %642, label %590

590:
  %591 = icmp eq i32 %572, 8
  br i1 %591, label %620, label %592

592:
  %593 = trunc i64 %557 to i32
  %594 = and i32 %593, 120
  %595 = icmp eq i32 %594, 72
  br i1 %595, label %620, label %596

596:
  br i1 %586, label %630, label %597

597:
  %598 = xor i64 %569, %557
  %599 = icmp ult i64 %598, 1099511627776
  br i1 %599, label %600, label %632

600:
  %601 = lshr i64 %569, 24
  %602 = and i64 %601, 65535
  %603 = lshr i64 %557, 24
  %604 = and i64 %603, 65535
  %605 = icmp samesign ult i64 %602, %604
  br i1 %605, label %646, label %606

606:
  %607 = icmp eq i32 %572, 15
  br i1 %607, label %632, label %608

608:
  %609 = xor i32 %570, %593
  %610 = and i32 %609, 1015808
  %611 = icmp eq i32 %610, 0
  br i1 %611, label %612, label %632

612:
  %613 = lshr i32 %570, 20
  %614 = and i32 %613, 15
  %615 = lshr i32 %593, 20
  %616 = and i32 %615, 15
  %617 = icmp samesign ult i32 %614, %616
  br i1 %617, label %646, label %618

618:
  %619 = tail call preserve_allcc i1 @same_lanes(i64 %569, i64 %557, i32 %560)
  br i1 %619, label %646, label %632

620:
  %621 = load ptr, ptr %550, align 8
  %622 = load ptr, ptr %551, align 8
  %623 = ptrtoint ptr %622 to i64
  %624 = sub i64 %552, %623
  %625 = getelementptr inbounds nuw i16, ptr %621, i64 %624
  %626 = shl nuw nsw i64 %567, 4
  %627 = and i64 %626, 32
  %628 = getelementptr inbounds nuw i16, ptr %625, i64 %627
  %629 = tail call preserve_allcc i1 @list_precedes(ptr %0, ptr %628, i64 %569, i64 %557, i32 %560)
  br i1 %629, label %646, label %632

630:
  %631 = tail call preserve_allcc i1 @age_precedes(ptr %0, i64 %569, i64 %557, i32 %560)
  br i1 %631, label %646, label %632

632:
  %633 = load ptr, ptr %0, align 8
  %634 = getelementptr inbounds nuw i8, ptr %633, i64 43704
  %635 = load ptr, ptr %634, align 8
  %636 = icmp eq ptr %635, null
  br i1 %636, label %644, label %637

637:
  %638 = load i8, ptr %553, align 4
  %639 = trunc nuw i8 %638 to i1
  br i1 %639, label %644, label %640

640:
  %641 = tail call preserve_allcc i1 @is_handed_on(ptr %0, i64 %569, i32 %560)
  br i1 %641, label %646, label %644

642:
  %643 = tail call preserve_allcc i1 @each_preceded(ptr %0, i64 %569, i64 %557, i32 %560)
  br i1 %643, label %646, label %644

644:
  %645 = tail call preserve_allcc i64 @joined(i64 %564, i64 %557)
  br label %646

646:
  %647 = phi i64 [ %557, %642 ], [ %645, %644 ], [ %557, %640 ], [ %557, %574 ], [ %557, %630 ], [ %557, %620 ], [ %557,
      %618 ], [ %557, %612 ], [ %557, %600 ]
  %648 = and i32 %559, %546
  store i32 %648, ptr %558, align 4
  br label %649

649:
  %650 = phi i64 [ %647, %646 ], [ %557, %562 ], [ %557, %554 ]
  br i1 %555, label %554, label %652

651:
  br i1 %653, label %652, label %667

652:
  %653 = phi i1 [ false, %651 ], [ true, %649 ]
  %654 = phi i64 [ 1, %651 ], [ 0, %649 ]
  %655 = getelementptr inbounds nuw i32, ptr %10, i64 %654
  %656 = load i32, ptr %655, align 4
  %657 = icmp eq i32 %656, 0
  br i1 %657, label %662, label %658

658:
  %659 = getelementptr inbounds nuw i64, ptr %8, i64 %654
  %660 = load i64, ptr %659, align 8
  %661 = icmp eq i64 %660, %650
  br i1 %661, label %662, label %651

662:
  %663 = getelementptr inbounds nuw i32, ptr %10, i64 %654
  %664 = getelementptr inbounds nuw i64, ptr %8, i64 %654
  store i64 %650, ptr %664, align 8
  %665 = load i32, ptr %663, align 4
  %666 = or i32 %665, %4
  store i32 %666, ptr %663, align 4
  br label %678

667:
  %668 = load i64, ptr %8, align 8
  %669 = tail call preserve_allcc i64 @joined(i64 %668, i64 %650)
  %670 = icmp ne i64 %669, %668
  %671 = zext i1 %670 to i64
  %672 = getelementptr inbounds nuw i64, ptr %8, i64 %671
  %673 = load i64, ptr %672, align 8
  %674 = tail call preserve_allcc i64 @joined(i64 %673, i64 %650)
  store i64 %674, ptr %672, align 8
  %675 = getelementptr inbounds nuw i32, ptr %10, i64 %671
  %676 = load i32, ptr %675, align 4
  %677 = or i32 %676, %4
  store i32 %677, ptr %675, align 4
  br label %678

678:
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
  %78 = shl i64 %73, 26
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
  %103 = shl i64 %96, 26
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
  br i1 %9, label %10, label %309

10:
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %301, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 37692
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %301

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 43660
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %301

22:
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %24 = load i32, ptr %23, align 8
  %25 = add i32 %24, -1
  %26 = zext i32 %25 to i64
  %27 = and i64 %6, %26
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %301

29:
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %31 = load i64, ptr %30, align 8
  %32 = add i64 %31, %6
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %34 = load i32, ptr %33, align 8
  %35 = zext i32 %34 to i64
  %36 = icmp ugt i64 %32, %35
  br i1 %36, label %301, label %37

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
  %55 = shl i64 %54, 16
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
  br i1 %94, label %299, label %95

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
  %111 = shl i64 %60, 10
  %112 = icmp ne i64 %108, 6
  br label %113

113:
  %114 = phi i64 [ %47, %95 ], [ %297, %296 ]
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
  br i1 %143, label %144, label %300

144:
  %145 = icmp eq i64 %134, 0
  br i1 %145, label %296, label %146

146:
  %147 = load i32, ptr %98, align 8
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %296, label %149

149:
  %150 = getelementptr inbounds nuw i8, ptr %115, i64 8
  %151 = load i64, ptr %150, align 8
  %152 = load i64, ptr %99, align 8
  %153 = icmp eq i64 %151, %152
  br i1 %153, label %296, label %154

154:
  %155 = load i64, ptr %100, align 8
  %156 = icmp eq i64 %151, %155
  br i1 %156, label %296, label %157

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
  br label %296

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
  br label %296

181:
  %182 = shl nuw i64 %114, 7
  %183 = icmp ult i64 %182, %35
  br i1 %183, label %184, label %296

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
  br i1 %198, label %203, label %300

199:
  %200 = or i32 %194, %135
  store i32 %200, ptr %193, align 4
  %201 = load i32, ptr %98, align 8
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %296, label %203

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
  br i1 %211, label %212, label %293

212:
  %213 = getelementptr inbounds nuw i8, ptr %115, i64 56
  %214 = load i32, ptr %213, align 8
  %215 = xor i32 %214, -1
  %216 = and i32 %215, %135
  %217 = icmp eq i32 %216, 0
  br i1 %217, label %218, label %293

218:
  %219 = getelementptr inbounds nuw i8, ptr %115, i64 48
  %220 = load i32, ptr %219, align 8
  %221 = getelementptr inbounds nuw i8, ptr %115, i64 52
  %222 = load i32, ptr %221, align 4
  %223 = or i32 %222, %220
  %224 = and i32 %223, %135
  %225 = icmp eq i32 %224, 0
  br i1 %225, label %296, label %293

226:
  br i1 %110, label %293, label %227

227:
  %228 = getelementptr inbounds nuw i8, ptr %115, i64 48
  %229 = load i32, ptr %228, align 8
  %230 = xor i32 %229, -1
  %231 = and i32 %230, %135
  %232 = icmp eq i32 %231, 0
  br i1 %232, label %233, label %293

233:
  %234 = getelementptr inbounds nuw i8, ptr %115, i64 16
  %235 = load i64, ptr %234, align 8
  %236 = and i64 %235, 120
  %237 = icmp eq i64 %236, 120
  br i1 %237, label %238, label %293

238:
  %239 = icmp ugt i64 %235, -1099511627777
  %240 = xor i64 %235, %46
  %241 = icmp ult i64 %240, 16777216
  %242 = select i1 %239, i1 true, i1 %241
  br i1 %242, label %243, label %293

243:
  %244 = and i64 %235, 7
  %245 = icmp ne i64 %244, 0
  %246 = xor i64 %235, %41
  %247 = and i64 %246, 7
  %248 = icmp eq i64 %247, 0
  %249 = select i1 %245, i1 %248, i1 false
  br i1 %249, label %250, label %293

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
  br i1 %260, label %296, label %293

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
  switch i32 %206, label %295 [
    i32 4, label %272
    i32 0, label %272
  ]

272:
  %273 = load i32, ptr %15, align 4
  %274 = icmp ne i32 %273, 0
  %275 = select i1 %274, i1 true, i1 %84
  br i1 %275, label %295, label %276

276:
  %277 = load i32, ptr %265, align 8
  %278 = load i32, ptr %268, align 4
  %279 = or i32 %278, %277
  %280 = icmp eq i32 %279, 0
  br i1 %280, label %281, label %295

281:
  %282 = getelementptr inbounds nuw i8, ptr %115, i64 32
  %283 = load i64, ptr %282, align 8
  %284 = and i64 %283, 71
  %285 = icmp eq i64 %284, 64
  br i1 %285, label %286, label %295

286:
  store i32 -1, ptr %267, align 8
  store i32 0, ptr %266, align 4
  %287 = and i64 %283, 120
  %288 = icmp eq i64 %287, 120
  %289 = lshr i64 %283, 15
  %290 = and i64 %289, 1023
  %291 = select i1 %288, i64 1023, i64 %290
  %292 = or disjoint i64 %291, %111
  store i64 %292, ptr %150, align 8
  br label %295

293:
  %294 = call preserve_allcc i1 @judge_again(ptr %8, ptr %115, i64 %91, i32 %135)
  br i1 %294, label %295, label %300

295:
  br label %296

296:
  %297 = add nuw nsw i64 %114, 1
  %298 = icmp eq i64 %114, %49
  br i1 %298, label %299, label %113

299:
  br label %440

300:
  br label %301

301:
  %302 = getelementptr inbounds nuw i8, ptr %0, i64 37692
  %303 = load i32, ptr %302, align 4
  %304 = icmp eq i32 %303, 0
  br i1 %304, label %305, label %309

305:
  %306 = getelementptr inbounds nuw i8, ptr %0, i64 43660
  %307 = load i32, ptr %306, align 4
  %308 = icmp eq i32 %307, 0
  br label %309

309:
  %310 = phi i1 [ false, %301 ], [ false, %7 ], [ %308, %305 ]
  %311 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %312 = load i32, ptr %311, align 8
  %313 = icmp eq i32 %312, 0
  br i1 %313, label %440, label %314

314:
  %315 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %316 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %317 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %318 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %319 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %320 = getelementptr inbounds nuw i8, ptr %1, i64 14448
  %321 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %322 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %323 = getelementptr inbounds nuw i8, ptr %2, i64 204
  %324 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %325 = getelementptr inbounds nuw i8, ptr %2, i64 224
  %326 = getelementptr inbounds nuw i8, ptr %2, i64 216
  %327 = getelementptr inbounds nuw i8, ptr %2, i64 12
  br label %328

328:
  %329 = phi i64 [ 0, %314 ], [ %436, %435 ]
  %330 = getelementptr inbounds nuw %struct.ScreenMember, ptr %315, i64 %329
  %331 = load ptr, ptr %330, align 8
  %332 = getelementptr inbounds nuw i8, ptr %330, i64 8
  %333 = load i64, ptr %332, align 8
  %334 = add i64 %333, %5
  br i1 %310, label %335, label %432

335:
  %336 = getelementptr inbounds nuw i8, ptr %331, i64 56
  %337 = load i64, ptr %336, align 8
  %338 = add i64 %337, %334
  %339 = and i64 %338, 4294967295
  %340 = load ptr, ptr %316, align 8
  %341 = lshr i64 %339, 7
  %342 = getelementptr inbounds nuw %struct.ScreenLine, ptr %340, i64 %341
  %343 = getelementptr inbounds nuw i8, ptr %331, i64 32
  %344 = load i64, ptr %343, align 8
  %345 = icmp eq i64 %344, 128
  br i1 %345, label %346, label %432

346:
  %347 = getelementptr inbounds nuw i8, ptr %331, i64 24
  %348 = load i32, ptr %347, align 8
  %349 = icmp eq i32 %348, 1
  %350 = and i64 %338, 127
  %351 = icmp eq i64 %350, 0
  %352 = and i1 %351, %349
  br i1 %352, label %353, label %432

353:
  %354 = add nuw nsw i64 %339, 128
  %355 = load i32, ptr %317, align 8
  %356 = zext i32 %355 to i64
  %357 = icmp samesign ugt i64 %354, %356
  br i1 %357, label %432, label %358

358:
  %359 = load i32, ptr %318, align 8
  %360 = icmp eq i32 %359, 0
  br i1 %360, label %366, label %361

361:
  %362 = load ptr, ptr %319, align 8
  %363 = getelementptr inbounds nuw i32, ptr %362, i64 %341
  %364 = load i32, ptr %363, align 4
  %365 = icmp eq i32 %364, -1
  br i1 %365, label %366, label %432

366:
  %367 = load i64, ptr %320, align 8
  %368 = shl i64 %367, 16
  %369 = load i32, ptr %321, align 8
  %370 = lshr i32 %369, 4
  %371 = zext nneg i32 %370 to i64
  %372 = or i64 %368, %371
  %373 = load i64, ptr %322, align 8
  %374 = and i64 %373, 16760815
  %375 = load i32, ptr %323, align 4
  %376 = zext i32 %375 to i64
  %377 = shl nuw nsw i64 %376, 24
  %378 = or disjoint i64 %374, %377
  %379 = or disjoint i64 %378, 16400
  %380 = getelementptr inbounds nuw i8, ptr %342, i64 32
  %381 = load i64, ptr %380, align 8
  %382 = load i32, ptr %324, align 8
  %383 = icmp eq i32 %382, 0
  br i1 %383, label %435, label %384

384:
  %385 = load i64, ptr %342, align 8
  %386 = icmp eq i64 %385, %372
  br i1 %386, label %387, label %395

387:
  %388 = getelementptr inbounds nuw i8, ptr %342, i64 8
  %389 = load i64, ptr %388, align 8
  %390 = load i64, ptr %325, align 8
  %391 = icmp eq i64 %389, %390
  br i1 %391, label %435, label %392

392:
  %393 = load i64, ptr %326, align 8
  %394 = icmp eq i64 %389, %393
  br i1 %394, label %435, label %401

395:
  store i64 %372, ptr %342, align 8
  %396 = getelementptr inbounds nuw i8, ptr %342, i64 48
  %397 = getelementptr inbounds nuw i8, ptr %342, i64 60
  store i32 0, ptr %397, align 4
  %398 = getelementptr inbounds nuw i8, ptr %342, i64 52
  store i32 0, ptr %398, align 4
  store i32 0, ptr %396, align 8
  %399 = getelementptr inbounds nuw i8, ptr %342, i64 8
  store i64 0, ptr %399, align 8
  %400 = getelementptr inbounds nuw i8, ptr %342, i64 56
  store i32 -1, ptr %400, align 8
  store i64 %379, ptr %380, align 8
  br label %435

401:
  %402 = getelementptr inbounds nuw i8, ptr %342, i64 48
  %403 = load i32, ptr %402, align 8
  %404 = getelementptr inbounds nuw i8, ptr %342, i64 52
  %405 = load i32, ptr %404, align 4
  %406 = or i32 %405, %403
  %407 = getelementptr inbounds nuw i8, ptr %342, i64 60
  %408 = load i32, ptr %407, align 4
  %409 = or i32 %406, %408
  %410 = icmp eq i32 %409, 0
  br i1 %410, label %411, label %432

411:
  %412 = getelementptr inbounds nuw i8, ptr %342, i64 56
  %413 = load i32, ptr %412, align 8
  %414 = icmp eq i32 %413, -1
  %415 = and i64 %381, 7
  %416 = icmp eq i64 %415, 0
  %417 = select i1 %414, i1 %416, i1 false
  br i1 %417, label %418, label %432

418:
  %419 = icmp eq i64 %381, %379
  br i1 %419, label %435, label %420

420:
  %421 = trunc i64 %381 to i32
  %422 = and i32 %421, 120
  %423 = icmp eq i32 %422, 120
  br i1 %423, label %429, label %424

424:
  %425 = lshr i32 %421, 15
  %426 = and i32 %425, 31
  %427 = load i32, ptr %327, align 4
  %428 = icmp eq i32 %426, %427
  br i1 %428, label %432, label %429

429:
  %430 = or disjoint i64 %377, 120
  store i64 %430, ptr %380, align 8
  %431 = load i64, ptr %326, align 8
  store i64 %431, ptr %388, align 8
  br label %435

432:
  %433 = tail call preserve_allcc i32 @look_at_access(ptr %0, ptr %1, ptr %2, i32 %3, ptr %331, i64 %334)
  %434 = icmp eq i32 %433, 0
  br i1 %434, label %435, label %440

435:
  %436 = add nuw nsw i64 %329, 1
  %437 = load i32, ptr %311, align 8
  %438 = zext i32 %437 to i64
  %439 = icmp samesign ult i64 %436, %438
  br i1 %439, label %328, label %440

440:
  %441 = phi i32 [ 0, %299 ], [ 0, %309 ], [ 1, %432 ], [ 0, %435 ]
  ret i32 %441
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
  %14 = shl i64 %13, 16
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
  br i1 %56, label %57, label %300

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
  br i1 %78, label %79, label %300

79:
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %81 = load i32, ptr %80, align 8
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %300, label %83

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
  br i1 %92, label %93, label %187

93:
  %94 = getelementptr inbounds nuw i8, ptr %52, i64 56
  %95 = load i32, ptr %94, align 8
  %96 = xor i32 %95, -1
  %97 = and i32 %6, %96
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %187

99:
  %100 = getelementptr inbounds nuw i8, ptr %52, i64 48
  %101 = load i32, ptr %100, align 8
  %102 = getelementptr inbounds nuw i8, ptr %52, i64 52
  %103 = load i32, ptr %102, align 4
  %104 = or i32 %103, %101
  %105 = and i32 %104, %6
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %300, label %187

107:
  %108 = and i64 %5, 7
  %109 = icmp eq i64 %108, 0
  %110 = and i64 %5, 6
  %111 = icmp eq i64 %110, 6
  %112 = or i1 %109, %111
  %113 = or i1 %112, %46
  br i1 %113, label %187, label %114

114:
  %115 = getelementptr inbounds nuw i8, ptr %52, i64 48
  %116 = load i32, ptr %115, align 8
  %117 = xor i32 %116, -1
  %118 = and i32 %6, %117
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %120, label %187

120:
  %121 = getelementptr inbounds nuw i8, ptr %52, i64 16
  %122 = load i64, ptr %121, align 8
  %123 = and i64 %122, 120
  %124 = icmp eq i64 %123, 120
  br i1 %124, label %125, label %187

125:
  %126 = icmp ugt i64 %122, -1099511627777
  %127 = xor i64 %122, %5
  %128 = icmp ult i64 %127, 16777216
  %129 = or i1 %126, %128
  br i1 %129, label %130, label %187

130:
  %131 = and i64 %122, 7
  %132 = icmp ne i64 %131, 0
  %133 = and i64 %127, 7
  %134 = icmp eq i64 %133, 0
  %135 = and i1 %132, %134
  br i1 %135, label %136, label %187

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
  br i1 %146, label %300, label %187

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
  br label %297

159:
  %160 = zext nneg i32 %150 to i64
  %161 = getelementptr inbounds nuw i32, ptr %151, i64 %160
  store i32 %6, ptr %161, align 4
  %162 = getelementptr inbounds nuw i8, ptr %52, i64 16
  %163 = getelementptr inbounds nuw i64, ptr %162, i64 %160
  store i64 %5, ptr %163, align 8
  switch i32 %87, label %297 [
    i32 4, label %164
    i32 0, label %164
  ]

164:
  %165 = getelementptr inbounds nuw i8, ptr %0, i64 37692
  %166 = load i32, ptr %165, align 4
  %167 = icmp ne i32 %166, 0
  %168 = select i1 %167, i1 true, i1 %46
  br i1 %168, label %297, label %169

169:
  %170 = load i32, ptr %151, align 8
  %171 = load i32, ptr %154, align 4
  %172 = or i32 %171, %170
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %174, label %297

174:
  %175 = getelementptr inbounds nuw i8, ptr %52, i64 32
  %176 = load i64, ptr %175, align 8
  %177 = and i64 %176, 71
  %178 = icmp eq i64 %177, 64
  br i1 %178, label %179, label %297

179:
  store i32 -1, ptr %153, align 8
  store i32 0, ptr %152, align 4
  %180 = and i64 %176, 120
  %181 = icmp eq i64 %180, 120
  %182 = shl i64 %19, 10
  %183 = lshr i64 %176, 15
  %184 = and i64 %183, 1023
  %185 = select i1 %181, i64 1023, i64 %184
  %186 = or disjoint i64 %185, %182
  store i64 %186, ptr %155, align 8
  br label %297

187:
  %188 = trunc i64 %5 to i32
  %189 = lshr i32 %188, 3
  %190 = and i32 %189, 15
  %191 = icmp eq i32 %190, 9
  br i1 %191, label %192, label %247

192:
  %193 = and i64 %5, 7
  %194 = icmp ne i64 %193, 0
  %195 = or i1 %194, %46
  br i1 %195, label %295, label %196

196:
  %197 = and i64 %5, -16777216
  %198 = or disjoint i64 %197, 64
  %199 = getelementptr inbounds nuw i8, ptr %52, i64 52
  %200 = load i32, ptr %199, align 4
  %201 = icmp eq i32 %200, 0
  br i1 %201, label %202, label %295

202:
  %203 = getelementptr inbounds nuw i8, ptr %52, i64 48
  %204 = load i32, ptr %203, align 4
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %210, label %206

206:
  %207 = getelementptr inbounds nuw i8, ptr %52, i64 16
  %208 = load i64, ptr %207, align 8
  %209 = icmp eq i64 %208, %198
  br i1 %209, label %210, label %295

210:
  %211 = getelementptr inbounds nuw i8, ptr %52, i64 60
  %212 = load i32, ptr %211, align 4
  %213 = icmp eq i32 %212, 0
  br i1 %213, label %214, label %295

214:
  %215 = getelementptr inbounds nuw i8, ptr %52, i64 56
  %216 = load i32, ptr %215, align 4
  %217 = icmp eq i32 %216, 0
  br i1 %217, label %222, label %218

218:
  %219 = getelementptr inbounds nuw i8, ptr %52, i64 32
  %220 = load i64, ptr %219, align 8
  %221 = icmp eq i64 %220, %198
  br i1 %221, label %222, label %295

222:
  %223 = getelementptr inbounds nuw i8, ptr %30, i64 %54
  %224 = and i32 %204, %6
  %225 = lshr i32 %188, 15
  %226 = icmp eq i32 %224, 0
  br i1 %226, label %244, label %227

227:
  %228 = phi i32 [ %242, %240 ], [ %224, %222 ]
  %229 = tail call i32 @llvm.cttz.i32(i32 %228, i1 true)
  %230 = zext nneg i32 %229 to i64
  %231 = getelementptr inbounds nuw i16, ptr %223, i64 %230
  %232 = load i16, ptr %231, align 2
  %233 = icmp slt i16 %232, 0
  br i1 %233, label %295, label %234

234:
  %235 = lshr i16 %232, 5
  %236 = zext nneg i16 %235 to i32
  %237 = xor i32 %225, %236
  %238 = and i32 %237, 31
  %239 = icmp eq i32 %238, 0
  br i1 %239, label %240, label %295

240:
  %241 = add i32 %228, -1
  %242 = and i32 %241, %228
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %244, label %227

244:
  %245 = and i32 %216, %6
  %246 = icmp ne i32 %245, 0
  br label %295

247:
  %248 = icmp samesign ult i32 %190, 8
  br i1 %248, label %249, label %295

249:
  %250 = getelementptr inbounds nuw i8, ptr %52, i64 48
  %251 = getelementptr inbounds nuw i8, ptr %52, i64 56
  %252 = load i32, ptr %251, align 8
  %253 = icmp eq i32 %252, 0
  %254 = getelementptr inbounds nuw i8, ptr %52, i64 52
  %255 = load i32, ptr %254, align 4
  %256 = getelementptr inbounds nuw i8, ptr %52, i64 60
  %257 = load i32, ptr %256, align 4
  %258 = or i32 %257, %255
  %259 = icmp eq i32 %258, 0
  br i1 %259, label %260, label %295

260:
  %261 = load i32, ptr %250, align 8
  %262 = icmp eq i32 %261, 0
  br i1 %262, label %267, label %263

263:
  %264 = getelementptr inbounds nuw i8, ptr %52, i64 16
  %265 = load i64, ptr %264, align 8
  %266 = icmp eq i64 %265, %5
  br i1 %266, label %267, label %295

267:
  br i1 %253, label %272, label %268

268:
  %269 = getelementptr inbounds nuw i8, ptr %52, i64 32
  %270 = load i64, ptr %269, align 8
  %271 = icmp eq i64 %270, %5
  br i1 %271, label %272, label %295

272:
  %273 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %274 = load i32, ptr %273, align 4
  switch i32 %274, label %278 [
    i32 4, label %295
    i32 0, label %275
  ]

275:
  %276 = getelementptr inbounds nuw i8, ptr %52, i64 32
  store i64 %5, ptr %276, align 8
  %277 = or i32 %252, %6
  store i32 %277, ptr %251, align 8
  br label %297

278:
  %279 = getelementptr inbounds nuw i8, ptr %52, i64 8
  %280 = load i64, ptr %279, align 8
  %281 = icmp eq i64 %280, 0
  br i1 %281, label %288, label %282

282:
  store i64 0, ptr %279, align 8
  %283 = getelementptr inbounds nuw i8, ptr %0, i64 41816
  %284 = load i64, ptr %283, align 8
  %285 = add i64 %284, 1
  store i64 %285, ptr %283, align 8
  %286 = load i32, ptr %250, align 8
  %287 = load i32, ptr %251, align 8
  br label %288

288:
  %289 = phi i32 [ %287, %282 ], [ %252, %278 ]
  %290 = phi i32 [ %286, %282 ], [ %261, %278 ]
  %291 = getelementptr inbounds nuw i8, ptr %52, i64 16
  store i64 %5, ptr %291, align 8
  %292 = or i32 %290, %6
  store i32 %292, ptr %250, align 8
  %293 = xor i32 %6, -1
  %294 = and i32 %289, %293
  store i32 %294, ptr %251, align 8
  br label %297

295:
  %296 = call preserve_allcc i1 @judge_again(ptr %8, ptr %52, i64 %5, i32 %6)
  br i1 %296, label %297, label %300

297:
  %298 = and i64 %5, 6
  %299 = icmp ne i64 %298, 6
  br label %300

300:
  %301 = phi i1 [ false, %75 ], [ false, %295 ], [ true, %297 ], [ true, %99 ], [ true, %136 ], [ true, %79 ], [ true,
      %7 ]
  ret i1 %301
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
