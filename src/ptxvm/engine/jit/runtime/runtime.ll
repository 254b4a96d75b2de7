; Generated from the C files beside this one by `make runtime`.
; ea2c4ed1dba6dfcda9769733836ed0cb0250ead439ccc5911b95a81b9cf7a71a
%union.SignalAction = type { ptr, [248 x i8] }
%struct.ScreenAccess = type { i32, i32, i32, i32, i32, i32, i32, i32, i64, i32, i32, i32, i32 }
%struct.Barrier = type { i32, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.Deferred = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, [11 x i64] }
%struct.Extent = type { i32, i32, i64, i64 }
%struct.AgedMbarrier = type { i32, i32, [64 x i32], [64 x i32], ptr, ptr }
%struct.Tile = type { i32, i32, i32, i32, ptr, i64, i64, i64, i64 }
%struct.Landed = type { i32, i32, i32, i32 }
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
%struct.Run = type { i32, i32 }
%struct.ScreenRange = type { i64, i64, i64, i64, i64 }
%struct.FollowedWord = type { i64, i64, i64, i32, i32, [4 x %struct.FollowedSpan] }

@nobody = internal global i32 0, align 4
@ptxvm_stop_flag = global ptr @nobody, align 8
@ptxvm_next_handler = global ptr null, align 8
@ours = internal global %union.SignalAction zeroinitializer, align 8
@combine_bytes.no_offset = internal constant i64 0, align 8
@spread_bits.ALL_OF_LINE = internal unnamed_addr constant [5 x i32] [i32 1431655765, i32 286331153, i32 16843009, i32
      65537, i32 1], align 16
@show_copy.access = internal constant %struct.ScreenAccess { i32 2, i32 1, i32 4, i32 0, i32 0, i32 0, i32 0, i32 0, i64
      0, i32 0, i32 0, i32 0, i32 0 }, align 8
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
  %82 = getelementptr inbounds nuw i8, ptr %79, i64 12420
  %83 = load i32, ptr %82, align 4
  %84 = icmp ult i32 %83, 1048559
  br i1 %84, label %85, label %167

85:
  %86 = getelementptr inbounds nuw i8, ptr %79, i64 8192
  %87 = shl nuw nsw i32 %3, 6
  %88 = zext nneg i32 %87 to i64
  %89 = getelementptr inbounds nuw i32, ptr %86, i64 %88
  br i1 %77, label %115, label %90

90:
  %91 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %92 = load i32, ptr %91, align 4
  %93 = shl i32 %92, 6
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
  %106 = icmp eq i64 %105, 64
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
  %119 = icmp eq i64 %118, 64
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
  %129 = shl i32 %122, 6
  %130 = zext i32 %129 to i64
  %131 = getelementptr inbounds nuw i32, ptr %121, i64 %130
  %132 = zext i32 %122 to i64
  %133 = getelementptr inbounds nuw i32, ptr %131, i64 %132
  %134 = getelementptr inbounds nuw i8, ptr %121, i64 12288
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
  %143 = getelementptr inbounds nuw i8, ptr %121, i64 12420
  %144 = load i32, ptr %143, align 4
  %145 = add i32 %144, 1
  store i32 %145, ptr %143, align 4
  %146 = load i32, ptr %108, align 4
  %147 = add i32 %146, 1
  %148 = load ptr, ptr %78, align 8
  store i32 %147, ptr %108, align 4
  %149 = getelementptr inbounds nuw i8, ptr %1, i64 14448
  %150 = load i64, ptr %149, align 8
  %151 = getelementptr inbounds nuw i8, ptr %148, i64 12420
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
  %163 = getelementptr inbounds nuw i8, ptr %148, i64 12288
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
  br i1 %3, label %4, label %623

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
  br i1 %89, label %91, label %618

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
  br i1 %89, label %118, label %618

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
  br i1 %190, label %173, label %618

191:
  %192 = icmp eq i32 %70, 0
  br i1 %192, label %358, label %193

193:
  %194 = load ptr, ptr %0, align 8
  %195 = getelementptr inbounds nuw i8, ptr %194, i64 64
  %196 = load atomic i32, ptr %195 monotonic, align 8
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %198, label %618

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
  br i1 %215, label %618, label %216

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
  switch i32 %222, label %618 [
    i32 2, label %336
    i32 0, label %223
    i32 1, label %260
    i32 18, label %617
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
  br label %618

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
  br i1 %350, label %371, label %581

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
  br label %618

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
  br label %618

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
  br label %623

412:
  %413 = load ptr, ptr %17, align 8
  %414 = icmp eq ptr %413, null
  br i1 %414, label %465, label %415

415:
  %416 = getelementptr inbounds nuw i8, ptr %41, i64 14440
  %417 = load ptr, ptr %416, align 8
  %418 = load i32, ptr %18, align 8
  %419 = icmp eq i32 %418, 0
  br i1 %419, label %465, label %420

420:
  %421 = icmp eq ptr %417, null
  br i1 %421, label %441, label %422

422:
  %423 = getelementptr inbounds nuw i8, ptr %417, i64 12428
  %424 = load i32, ptr %423, align 4
  %425 = getelementptr inbounds nuw i8, ptr %417, i64 12432
  %426 = zext i32 %424 to i64
  %427 = icmp eq i32 %424, 0
  br i1 %427, label %441, label %431

428:
  %429 = add nuw nsw i64 %432, 1
  %430 = icmp eq i64 %429, %426
  br i1 %430, label %441, label %431

431:
  %432 = phi i64 [ %429, %428 ], [ 0, %422 ]
  %433 = getelementptr inbounds nuw %struct.AgedMbarrier, ptr %425, i64 %432
  %434 = getelementptr inbounds nuw i8, ptr %433, i64 528
  %435 = load ptr, ptr %434, align 8
  %436 = tail call fastcc i1 @are_untouched(ptr %41, ptr %435)
  br i1 %436, label %437, label %463

437:
  %438 = getelementptr inbounds nuw i8, ptr %433, i64 520
  %439 = load ptr, ptr %438, align 8
  %440 = tail call fastcc i1 @are_untouched(ptr %41, ptr %439)
  br i1 %440, label %428, label %463

441:
  %442 = getelementptr inbounds nuw i8, ptr %41, i64 5664
  %443 = load i32, ptr %442, align 8
  %444 = icmp eq i32 %443, 0
  br i1 %444, label %458, label %445

445:
  %446 = load i32, ptr %19, align 8
  %447 = getelementptr inbounds nuw i8, ptr %41, i64 5688
  %448 = zext i32 %446 to i64
  %449 = icmp eq i32 %446, 0
  br i1 %449, label %458, label %453

450:
  %451 = add nuw nsw i64 %454, 1
  %452 = icmp eq i64 %451, %448
  br i1 %452, label %458, label %453

453:
  %454 = phi i64 [ %451, %450 ], [ 0, %445 ]
  %455 = getelementptr inbounds nuw ptr, ptr %447, i64 %454
  %456 = load ptr, ptr %455, align 8
  %457 = tail call fastcc i1 @are_untouched(ptr %41, ptr %456)
  br i1 %457, label %450, label %463

458:
  br i1 %421, label %465, label %459

459:
  %460 = getelementptr inbounds nuw i8, ptr %417, i64 12424
  %461 = load i32, ptr %460, align 8
  %462 = icmp eq i32 %461, 0
  br i1 %462, label %465, label %463

463:
  store i32 22, ptr %20, align 8
  store i32 -1, ptr %21, align 4
  store i32 -1, ptr %22, align 8
  store i64 0, ptr %23, align 8
  store i32 0, ptr %24, align 8
  store i32 0, ptr %25, align 8
  store i32 0, ptr %26, align 4
  %464 = load i64, ptr %41, align 8
  store i64 %464, ptr %15, align 8
  br label %623

465:
  %466 = getelementptr inbounds nuw i8, ptr %41, i64 5664
  %467 = load i32, ptr %466, align 8
  %468 = icmp eq i32 %467, 0
  br i1 %468, label %540, label %469

469:
  %470 = load i32, ptr %19, align 8
  %471 = icmp eq i32 %470, 0
  br i1 %471, label %477, label %472

472:
  %473 = getelementptr inbounds nuw i8, ptr %41, i64 5688
  %474 = getelementptr inbounds nuw i8, ptr %41, i64 5944
  br label %480

475:
  %476 = load ptr, ptr %17, align 8
  br label %477

477:
  %478 = phi ptr [ %476, %475 ], [ %413, %469 ]
  %479 = icmp eq ptr %478, null
  br i1 %479, label %538, label %506

480:
  %481 = phi i32 [ %470, %472 ], [ %502, %501 ]
  %482 = phi i64 [ 0, %472 ], [ %503, %501 ]
  %483 = getelementptr inbounds nuw ptr, ptr %473, i64 %482
  %484 = load ptr, ptr %483, align 8
  %485 = icmp eq ptr %484, null
  br i1 %485, label %501, label %486

486:
  %487 = getelementptr inbounds nuw ptr, ptr %474, i64 %482
  br label %488

488:
  %489 = phi ptr [ %484, %486 ], [ %497, %493 ]
  %490 = load ptr, ptr %489, align 8
  store ptr %490, ptr %483, align 8
  %491 = icmp eq ptr %490, null
  br i1 %491, label %492, label %493

492:
  store ptr null, ptr %487, align 8
  br label %493

493:
  %494 = load ptr, ptr %27, align 8
  store ptr %494, ptr %489, align 8
  store ptr %489, ptr %27, align 8
  %495 = load i32, ptr %466, align 8
  %496 = add i32 %495, -1
  store i32 %496, ptr %466, align 8
  %497 = load ptr, ptr %483, align 8
  %498 = icmp eq ptr %497, null
  br i1 %498, label %499, label %488

499:
  %500 = load i32, ptr %19, align 8
  br label %501

501:
  %502 = phi i32 [ %500, %499 ], [ %481, %480 ]
  %503 = add nuw nsw i64 %482, 1
  %504 = zext i32 %502 to i64
  %505 = icmp samesign ult i64 %503, %504
  br i1 %505, label %480, label %475

506:
  %507 = getelementptr inbounds nuw i8, ptr %41, i64 14440
  %508 = load ptr, ptr %507, align 8
  %509 = getelementptr inbounds nuw i8, ptr %508, i64 12428
  %510 = icmp eq ptr %508, null
  br i1 %510, label %538, label %511

511:
  %512 = getelementptr inbounds nuw i8, ptr %508, i64 12432
  %513 = load i32, ptr %509, align 4
  %514 = icmp eq i32 %513, 0
  br i1 %514, label %538, label %515

515:
  %516 = phi i64 [ %519, %518 ], [ 0, %511 ]
  %517 = getelementptr inbounds nuw %struct.AgedMbarrier, ptr %512, i64 %516
  br label %523

518:
  %519 = add nuw nsw i64 %516, 1
  %520 = load i32, ptr %509, align 4
  %521 = zext i32 %520 to i64
  %522 = icmp samesign ult i64 %519, %521
  br i1 %522, label %515, label %538

523:
  %524 = phi i1 [ true, %515 ], [ false, %537 ]
  %525 = select i1 %524, i64 528, i64 520
  %526 = getelementptr inbounds nuw i8, ptr %517, i64 %525
  %527 = load ptr, ptr %526, align 8
  %528 = icmp eq ptr %527, null
  br i1 %528, label %537, label %529

529:
  %530 = phi ptr [ %535, %529 ], [ %527, %523 ]
  %531 = load ptr, ptr %530, align 8
  store ptr %531, ptr %526, align 8
  %532 = load ptr, ptr %27, align 8
  store ptr %532, ptr %530, align 8
  store ptr %530, ptr %27, align 8
  %533 = load i32, ptr %466, align 8
  %534 = add i32 %533, -1
  store i32 %534, ptr %466, align 8
  %535 = load ptr, ptr %526, align 8
  %536 = icmp eq ptr %535, null
  br i1 %536, label %537, label %529

537:
  br i1 %524, label %523, label %518

538:
  %539 = getelementptr inbounds nuw i8, ptr %41, i64 5668
  store i32 0, ptr %539, align 4
  br label %540

540:
  %541 = tail call i32 @ptxvm_launch_dependents(ptr %0, ptr %41)
  %542 = load ptr, ptr %42, align 8
  %543 = getelementptr inbounds nuw i8, ptr %542, i64 132
  %544 = load i32, ptr %543, align 4
  %545 = add i32 %544, -1
  store i32 %545, ptr %543, align 4
  %546 = getelementptr inbounds nuw i8, ptr %41, i64 20
  store i32 2, ptr %546, align 4
  %547 = getelementptr inbounds nuw i8, ptr %542, i64 128
  %548 = load i32, ptr %547, align 8
  %549 = icmp eq i32 %548, 1
  br i1 %549, label %558, label %550

550:
  %551 = load ptr, ptr %7, align 8
  %552 = icmp eq ptr %551, null
  br i1 %552, label %558, label %553

553:
  store ptr null, ptr %7, align 8
  %554 = load ptr, ptr %8, align 8
  %555 = load i32, ptr %9, align 4
  %556 = zext i32 %555 to i64
  %557 = mul nuw nsw i64 %556, 48
  tail call void @llvm.memset.p0.i64(ptr align 1 %554, i8 0, i64 %557, i1 false)
  br label %558

558:
  %559 = load i32, ptr %543, align 4
  %560 = icmp eq i32 %559, 0
  br i1 %560, label %561, label %573

561:
  %562 = load i32, ptr %547, align 8
  %563 = icmp eq i32 %562, 0
  br i1 %563, label %573, label %564

564:
  %565 = phi i64 [ %569, %564 ], [ 0, %561 ]
  %566 = getelementptr inbounds nuw ptr, ptr %542, i64 %565
  %567 = load ptr, ptr %566, align 8
  %568 = getelementptr inbounds nuw i8, ptr %567, i64 20
  store i32 0, ptr %568, align 4
  %569 = add nuw nsw i64 %565, 1
  %570 = load i32, ptr %547, align 8
  %571 = zext i32 %570 to i64
  %572 = icmp samesign ult i64 %569, %571
  br i1 %572, label %564, label %573

573:
  %574 = load i32, ptr %28, align 4
  %575 = add i32 %574, -1
  store i32 %575, ptr %28, align 4
  store i32 0, ptr %29, align 4
  store i32 0, ptr %12, align 4
  %576 = load i32, ptr %30, align 8
  %577 = add i32 %576, 1
  store i32 %577, ptr %30, align 8
  %578 = load i64, ptr %31, align 8
  %579 = add i64 %578, 1
  store i64 %579, ptr %31, align 8
  store i32 0, ptr %32, align 8
  %580 = tail call fastcc i32 @choose(ptr %0)
  br label %620

581:
  %582 = load i32, ptr %54, align 4
  %583 = icmp eq i32 %582, 0
  br i1 %583, label %589, label %584

584:
  store i32 0, ptr %12, align 4
  %585 = load i32, ptr %30, align 8
  %586 = add i32 %585, 1
  store i32 %586, ptr %30, align 8
  %587 = load i32, ptr %54, align 4
  %588 = icmp eq i32 %587, 0
  br i1 %588, label %589, label %592

589:
  %590 = load i32, ptr %29, align 4
  %591 = add i32 %590, 1
  br label %592

592:
  %593 = phi i32 [ %591, %589 ], [ 0, %584 ]
  store i32 %593, ptr %29, align 4
  %594 = load i32, ptr %33, align 8
  %595 = icmp ult i32 %594, 2
  %596 = load i32, ptr %28, align 4
  %597 = icmp ugt i32 %593, %596
  %598 = select i1 %595, i1 true, i1 %597
  br i1 %598, label %599, label %603

599:
  %600 = load i32, ptr %32, align 8
  %601 = icmp ne i32 %600, 1
  %602 = zext i1 %601 to i32
  br label %603

603:
  %604 = phi i32 [ 0, %592 ], [ %602, %599 ]
  store i32 %604, ptr %32, align 8
  %605 = load i32, ptr %12, align 4
  %606 = icmp eq i32 %605, 0
  br i1 %606, label %607, label %610

607:
  %608 = load i32, ptr %34, align 8
  %609 = icmp ult i32 %596, %608
  br i1 %609, label %610, label %613

610:
  %611 = load i32, ptr %35, align 4
  %612 = icmp ult i32 %596, %611
  br i1 %612, label %615, label %613

613:
  %614 = tail call fastcc i32 @resume_waiting(ptr %0)
  br label %620

615:
  %616 = tail call fastcc i32 @choose(ptr %0)
  br label %620

617:
  br label %618

618:
  %619 = phi i32 [ 4, %180 ], [ 4, %220 ], [ 3, %330 ], [ 3, %358 ], [ 3, %352 ], [ 4, %193 ], [ 4, %117 ], [ 4, %90 ],
      [ 2, %198 ], [ 2, %617 ]
  store i32 2, ptr %32, align 8
  br label %623

620:
  %621 = phi i32 [ %614, %613 ], [ %616, %615 ], [ %580, %573 ]
  %622 = icmp eq i32 %621, -1
  br i1 %622, label %36, label %623

623:
  %624 = phi i32 [ %2, %1 ], [ %619, %618 ], [ 3, %410 ], [ 3, %463 ], [ %621, %620 ]
  ret i32 %624
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
  br i1 %13, label %528, label %14

14:
  %15 = load <32 x i64>, ptr %7, align 64
  %16 = insertelement <32 x i64> poison, i64 %10, i64 0
  %17 = shufflevector <32 x i64> %16, <32 x i64> poison, <32 x i32> zeroinitializer
  %18 = icmp ne <32 x i64> %15, %17
  %19 = bitcast <32 x i1> %18 to i32
  %20 = and i32 %4, %19
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %528

22:
  %23 = tail call fastcc ptr @mbarrier_at(ptr %0, ptr %1, i64 %10)
  %24 = icmp eq ptr %23, null
  br i1 %24, label %528, label %25

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
  br i1 %264, label %507, label %265

265:
  %266 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %267 = load i32, ptr %266, align 8
  %268 = icmp eq i32 %267, 0
  br i1 %268, label %507, label %269

269:
  %270 = getelementptr inbounds nuw i8, ptr %1, i64 5688
  %271 = getelementptr inbounds nuw i8, ptr %1, i64 5944
  %272 = getelementptr inbounds nuw i8, ptr %0, i64 37632
  %273 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  %274 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %275 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %276 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %277 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %278 = getelementptr inbounds nuw i8, ptr %0, i64 80
  br label %279

279:
  %280 = phi i64 [ 0, %269 ], [ %503, %501 ]
  %281 = phi i32 [ 0, %269 ], [ %502, %501 ]
  %282 = getelementptr inbounds nuw ptr, ptr %270, i64 %280
  %283 = load ptr, ptr %282, align 8
  %284 = icmp eq ptr %283, null
  br i1 %284, label %501, label %285

285:
  %286 = getelementptr inbounds nuw ptr, ptr %271, i64 %280
  %287 = trunc nuw i64 %280 to i32
  br label %288

288:
  %289 = phi ptr [ %283, %285 ], [ %499, %492 ]
  %290 = phi i32 [ %281, %285 ], [ %498, %492 ]
  br label %291

291:
  %292 = phi ptr [ %301, %300 ], [ %289, %288 ]
  %293 = getelementptr inbounds nuw i8, ptr %292, i64 16
  %294 = load i32, ptr %293, align 8
  %295 = icmp eq i32 %294, 0
  br i1 %295, label %296, label %300

296:
  %297 = getelementptr inbounds nuw i8, ptr %292, i64 40
  %298 = load i32, ptr %297, align 8
  %299 = icmp eq i32 %298, %32
  br i1 %299, label %303, label %300

300:
  %301 = load ptr, ptr %292, align 8
  %302 = icmp eq ptr %301, null
  br i1 %302, label %501, label %291

303:
  %304 = getelementptr inbounds nuw i8, ptr %292, i64 40
  %305 = getelementptr inbounds nuw i8, ptr %292, i64 12
  %306 = load i32, ptr %305, align 4
  %307 = icmp eq ptr %289, %292
  br i1 %307, label %412, label %308

308:
  %309 = getelementptr inbounds nuw i8, ptr %292, i64 44
  br label %310

310:
  %311 = phi ptr [ %289, %308 ], [ %408, %405 ]
  %312 = phi ptr [ %282, %308 ], [ %407, %405 ]
  %313 = phi ptr [ null, %308 ], [ %406, %405 ]
  %314 = getelementptr inbounds nuw i8, ptr %311, i64 16
  %315 = load i32, ptr %314, align 8
  %316 = icmp eq i32 %315, 0
  br i1 %316, label %405, label %317

317:
  %318 = getelementptr inbounds nuw i8, ptr %311, i64 12
  %319 = load i32, ptr %318, align 4
  %320 = load i32, ptr %305, align 4
  %321 = and i32 %320, %319
  %322 = icmp eq i32 %321, 0
  br i1 %322, label %405, label %323

323:
  tail call fastcc void @move_lanes(ptr %1, ptr %311, i32 %321)
  %324 = load i32, ptr %318, align 4
  %325 = icmp eq i32 %324, 0
  br i1 %325, label %326, label %330

326:
  %327 = load ptr, ptr %311, align 8
  store ptr %327, ptr %312, align 8
  %328 = icmp eq ptr %327, null
  br i1 %328, label %329, label %330

329:
  store ptr %313, ptr %286, align 8
  br label %330

330:
  %331 = load ptr, ptr %272, align 8
  %332 = icmp eq ptr %331, null
  br i1 %332, label %394, label %333

333:
  %334 = load ptr, ptr %273, align 8
  %335 = load i32, ptr %274, align 8
  %336 = icmp eq i32 %335, 0
  br i1 %336, label %337, label %368

337:
  %338 = getelementptr inbounds nuw i8, ptr %311, i64 256
  br label %339

339:
  %340 = phi i32 [ %321, %337 ], [ %366, %339 ]
  %341 = tail call i32 @llvm.cttz.i32(i32 %340, i1 true)
  %342 = zext nneg i32 %341 to i64
  %343 = getelementptr inbounds nuw i32, ptr %338, i64 %342
  %344 = load i32, ptr %343, align 4
  %345 = and i32 %344, 127
  %346 = zext nneg i32 %345 to i64
  %347 = load i32, ptr %314, align 8
  %348 = zext i32 %347 to i64
  %349 = add nsw i64 %348, -1
  %350 = add nsw i64 %349, %346
  %351 = lshr i32 %345, 2
  %352 = shl nsw i32 -1, %351
  %353 = tail call i64 @llvm.umin.i64(i64 %350, i64 127)
  %354 = lshr i64 %353, 2
  %355 = trunc nuw nsw i64 %354 to i32
  %356 = xor i32 %355, 31
  %357 = lshr i32 -1, %356
  %358 = and i32 %357, %352
  %359 = load ptr, ptr %275, align 8
  %360 = lshr i32 %344, 7
  %361 = zext nneg i32 %360 to i64
  %362 = getelementptr inbounds nuw i32, ptr %359, i64 %361
  %363 = load i32, ptr %362, align 4
  %364 = or i32 %358, %363
  store i32 %364, ptr %362, align 4
  %365 = add i32 %340, -1
  %366 = and i32 %365, %340
  %367 = icmp eq i32 %366, 0
  br i1 %367, label %394, label %339

368:
  %369 = load i32, ptr %304, align 8
  %370 = getelementptr inbounds nuw i8, ptr %334, i64 12428
  %371 = load i32, ptr %370, align 4
  %372 = icmp eq i32 %371, 0
  br i1 %372, label %392, label %373

373:
  %374 = getelementptr inbounds nuw i8, ptr %334, i64 12432
  %375 = zext i32 %371 to i64
  br label %379

376:
  %377 = add nuw nsw i64 %380, 1
  %378 = icmp eq i64 %377, %375
  br i1 %378, label %392, label %379

379:
  %380 = phi i64 [ 0, %373 ], [ %377, %376 ]
  %381 = getelementptr inbounds nuw %struct.AgedMbarrier, ptr %374, i64 %380
  %382 = load i32, ptr %381, align 8
  %383 = icmp eq i32 %382, %369
  br i1 %383, label %384, label %376

384:
  %385 = load i32, ptr %318, align 4
  %386 = icmp eq i32 %385, 0
  br i1 %386, label %387, label %392

387:
  %388 = getelementptr inbounds nuw i8, ptr %381, i64 4
  %389 = load i32, ptr %388, align 4
  %390 = load i32, ptr %309, align 4
  %391 = icmp eq i32 %389, %390
  br i1 %391, label %399, label %392

392:
  %393 = getelementptr inbounds nuw i8, ptr %334, i64 12424
  store i32 1, ptr %393, align 8
  br label %394

394:
  br i1 %325, label %395, label %405

395:
  %396 = load ptr, ptr %276, align 8
  store ptr %396, ptr %311, align 8
  store ptr %311, ptr %276, align 8
  %397 = load i32, ptr %277, align 8
  %398 = add i32 %397, -1
  store i32 %398, ptr %277, align 8
  br label %405

399:
  store i32 %321, ptr %318, align 4
  %400 = getelementptr inbounds nuw i8, ptr %311, i64 60
  store i32 %287, ptr %400, align 4
  %401 = getelementptr inbounds nuw i8, ptr %381, i64 520
  %402 = load ptr, ptr %401, align 8
  store ptr %402, ptr %311, align 8
  store ptr %311, ptr %401, align 8
  %403 = select i1 %325, ptr %313, ptr %311
  %404 = select i1 %325, ptr %312, ptr %311
  br label %405

405:
  %406 = phi ptr [ %403, %399 ], [ %311, %310 ], [ %313, %395 ], [ %311, %317 ], [ %311, %394 ]
  %407 = phi ptr [ %404, %399 ], [ %311, %310 ], [ %312, %395 ], [ %311, %317 ], [ %311, %394 ]
  %408 = load ptr, ptr %407, align 8
  %409 = icmp eq ptr %408, %292
  br i1 %409, label %410, label %310

410:
  %411 = load i32, ptr %304, align 8
  br label %412

412:
  %413 = phi i32 [ %32, %303 ], [ %411, %410 ]
  %414 = phi ptr [ null, %303 ], [ %406, %410 ]
  %415 = phi ptr [ %282, %303 ], [ %407, %410 ]
  %416 = load ptr, ptr %34, align 8
  %417 = zext i32 %413 to i64
  %418 = getelementptr inbounds nuw i8, ptr %416, i64 %417
  %419 = load i64, ptr %418, align 8
  %420 = icmp slt i64 %419, -4611686018427387904
  br i1 %420, label %421, label %528

421:
  %422 = and i64 %419, 1048575
  %423 = tail call i32 @llvm.ctpop.i32(i32 %306)
  %424 = zext nneg i32 %423 to i64
  %425 = icmp samesign ult i64 %422, %424
  br i1 %425, label %528, label %426

426:
  %427 = sub nuw i64 %419, %424
  %428 = and i64 %427, 2305841909703114751
  %429 = icmp eq i64 %428, 1152921504606846976
  %430 = lshr exact i64 %427, 20
  %431 = and i64 %430, 1048575
  %432 = or disjoint i64 %431, %427
  %433 = xor i64 %432, 2305843009213693952
  %434 = select i1 %429, i64 %433, i64 %427
  store i64 %434, ptr %418, align 8
  %435 = load ptr, ptr %272, align 8
  %436 = icmp eq ptr %435, null
  br i1 %436, label %488, label %437

437:
  %438 = load i32, ptr %304, align 8
  %439 = load ptr, ptr %273, align 8
  %440 = icmp eq ptr %439, null
  br i1 %440, label %488, label %441

441:
  %442 = getelementptr inbounds nuw i8, ptr %439, i64 12428
  %443 = load i32, ptr %442, align 4
  %444 = icmp eq i32 %443, 0
  br i1 %444, label %488, label %445

445:
  %446 = getelementptr inbounds nuw i8, ptr %439, i64 12432
  %447 = zext i32 %443 to i64
  br label %451

448:
  %449 = add nuw nsw i64 %452, 1
  %450 = icmp eq i64 %449, %447
  br i1 %450, label %488, label %451

451:
  %452 = phi i64 [ 0, %445 ], [ %449, %448 ]
  %453 = getelementptr inbounds nuw %struct.AgedMbarrier, ptr %446, i64 %452
  %454 = load i32, ptr %453, align 8
  %455 = icmp eq i32 %454, %438
  br i1 %455, label %456, label %448

456:
  %457 = zext i32 %438 to i64
  %458 = load i32, ptr %278, align 8
  %459 = zext i32 %458 to i64
  %460 = icmp ule i32 %438, %458
  %461 = sub nuw nsw i64 %459, %457
  %462 = icmp samesign ugt i64 %461, 7
  %463 = select i1 %460, i1 %462, i1 false
  br i1 %463, label %464, label %488

464:
  %465 = load ptr, ptr %34, align 8
  %466 = getelementptr inbounds nuw i8, ptr %465, i64 %457
  %467 = load i64, ptr %466, align 8
  %468 = lshr i64 %467, 61
  %469 = trunc nuw nsw i64 %468 to i32
  %470 = and i32 %469, 1
  %471 = getelementptr inbounds nuw i8, ptr %453, i64 4
  %472 = load i32, ptr %471, align 4
  %473 = icmp eq i32 %470, %472
  br i1 %473, label %488, label %474

474:
  store i32 %470, ptr %471, align 4
  %475 = getelementptr inbounds nuw i8, ptr %453, i64 8
  %476 = getelementptr inbounds nuw i8, ptr %453, i64 264
  br label %481

477:
  tail call preserve_allcc void @miss_copies(ptr %0, ptr %1, ptr %453)
  %478 = getelementptr inbounds nuw i8, ptr %453, i64 520
  %479 = load ptr, ptr %478, align 8
  %480 = getelementptr inbounds nuw i8, ptr %453, i64 528
  store ptr %479, ptr %480, align 8
  store ptr null, ptr %478, align 8
  br label %488

481:
  %482 = phi i64 [ 0, %474 ], [ %486, %481 ]
  %483 = getelementptr inbounds nuw i32, ptr %475, i64 %482
  %484 = load i32, ptr %483, align 4
  %485 = getelementptr inbounds nuw i32, ptr %476, i64 %482
  store i32 %484, ptr %485, align 4
  store i32 0, ptr %483, align 4
  %486 = add nuw nsw i64 %482, 1
  %487 = icmp eq i64 %486, 64
  br i1 %487, label %477, label %481

488:
  tail call fastcc void @log_arrival(ptr %1, ptr %292, i64 %419)
  %489 = load ptr, ptr %292, align 8
  store ptr %489, ptr %415, align 8
  %490 = icmp eq ptr %489, null
  br i1 %490, label %491, label %492

491:
  store ptr %414, ptr %286, align 8
  br label %492

492:
  %493 = load ptr, ptr %276, align 8
  store ptr %493, ptr %292, align 8
  store ptr %292, ptr %276, align 8
  %494 = load i32, ptr %277, align 8
  %495 = add i32 %494, -1
  store i32 %495, ptr %277, align 8
  %496 = load i32, ptr %262, align 4
  %497 = add i32 %496, -1
  store i32 %497, ptr %262, align 4
  %498 = add nsw i32 %290, 1
  %499 = load ptr, ptr %282, align 8
  %500 = icmp eq ptr %499, null
  br i1 %500, label %501, label %288

501:
  %502 = phi i32 [ %290, %300 ], [ %281, %279 ], [ %498, %492 ]
  %503 = add nuw nsw i64 %280, 1
  %504 = load i32, ptr %266, align 8
  %505 = zext i32 %504 to i64
  %506 = icmp samesign ult i64 %503, %505
  br i1 %506, label %279, label %507

507:
  %508 = phi i32 [ 0, %260 ], [ 0, %265 ], [ %502, %501 ]
  %509 = icmp slt i32 %508, 0
  %510 = select i1 %261, i1 true, i1 %509
  br i1 %510, label %528, label %511

511:
  %512 = load i32, ptr %26, align 4
  %513 = load i32, ptr %28, align 4
  %514 = add i32 %513, %512
  %515 = icmp ne i32 %514, %30
  %516 = icmp ne i32 %508, 0
  %517 = select i1 %515, i1 true, i1 %516
  br i1 %517, label %522, label %518

518:
  %519 = getelementptr inbounds nuw i8, ptr %1, i64 116
  %520 = load i32, ptr %519, align 4
  %521 = icmp eq i32 %520, 0
  br i1 %521, label %522, label %528

522:
  %523 = load i64, ptr %23, align 8
  %524 = icmp slt i64 %523, -4611686018427387904
  %525 = select i1 %524, i64 %523, i64 0
  %526 = insertelement <32 x i64> poison, i64 %525, i64 0
  %527 = shufflevector <32 x i64> %526, <32 x i64> poison, <32 x i32> zeroinitializer
  store <32 x i64> %527, ptr %7, align 64
  br label %528

528:
  %529 = phi i32 [ 0, %5 ], [ 0, %14 ], [ 0, %22 ], [ 1, %522 ], [ 0, %518 ], [ 0, %507 ], [ 0, %421 ], [ 0, %412 ]
  ret i32 %529
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
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %9 = load ptr, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 37632
  %11 = load ptr, ptr %10, align 8
  %12 = icmp eq ptr %11, null
  br i1 %12, label %186, label %13

13:
  br i1 %5, label %30, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %16 = load ptr, ptr %15, align 8
  %17 = zext i32 %2 to i64
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %19 = load i64, ptr %18, align 8
  %20 = mul i64 %19, %17
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 204
  %23 = load i32, ptr %22, align 4
  %24 = shl i32 %23, 4
  %25 = getelementptr inbounds nuw i8, ptr %21, i64 200
  %26 = load i32, ptr %25, align 8
  %27 = and i32 %26, 15
  %28 = or disjoint i32 %27, %24
  %29 = getelementptr inbounds nuw i8, ptr %3, i64 56
  store i32 %28, ptr %29, align 8
  br label %30

30:
  %31 = icmp ne i32 %4, 0
  br i1 %31, label %32, label %70

32:
  %33 = getelementptr inbounds nuw i8, ptr %3, i64 256
  %34 = getelementptr inbounds nuw i8, ptr %3, i64 16
  br label %35

35:
  %36 = phi i32 [ %4, %32 ], [ %64, %62 ]
  br i1 %5, label %37, label %62

37:
  %38 = tail call i32 @llvm.cttz.i32(i32 %36, i1 true)
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw i32, ptr %33, i64 %39
  %41 = load i32, ptr %40, align 4
  %42 = lshr i32 %41, 7
  %43 = zext nneg i32 %42 to i64
  %44 = getelementptr inbounds nuw i32, ptr %9, i64 %43
  %45 = load i32, ptr %44, align 4
  %46 = and i32 %41, 127
  %47 = zext nneg i32 %46 to i64
  %48 = load i32, ptr %34, align 8
  %49 = zext i32 %48 to i64
  %50 = add nsw i64 %47, -1
  %51 = add nsw i64 %50, %49
  %52 = lshr i32 %46, 2
  %53 = shl nsw i32 -1, %52
  %54 = tail call i64 @llvm.umin.i64(i64 %51, i64 127)
  %55 = lshr i64 %54, 2
  %56 = trunc nuw nsw i64 %55 to i32
  %57 = xor i32 %56, 31
  %58 = lshr i32 -1, %57
  %59 = and i32 %53, %45
  %60 = and i32 %59, %58
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %186

62:
  %63 = add i32 %36, -1
  %64 = and i32 %63, %36
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %35

66:
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %68 = load i32, ptr %67, align 8
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %111, label %82

70:
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %72 = load i32, ptr %71, align 8
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %186, label %74

74:
  %75 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %76 = load ptr, ptr %75, align 8
  %77 = zext i32 %2 to i64
  %78 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %79 = load i64, ptr %78, align 8
  %80 = mul i64 %79, %77
  %81 = getelementptr inbounds nuw i8, ptr %76, i64 %80
  br label %103

82:
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %84 = load ptr, ptr %83, align 8
  %85 = zext i32 %2 to i64
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %87 = load i64, ptr %86, align 8
  %88 = mul i64 %87, %85
  %89 = getelementptr inbounds nuw i8, ptr %84, i64 %88
  %90 = getelementptr inbounds nuw i8, ptr %3, i64 256
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 512
  br label %92

92:
  %93 = phi i32 [ %4, %82 ], [ %101, %92 ]
  %94 = tail call i32 @llvm.cttz.i32(i32 %93, i1 true)
  %95 = zext nneg i32 %94 to i64
  %96 = getelementptr inbounds nuw i32, ptr %90, i64 %95
  %97 = load i32, ptr %96, align 4
  %98 = zext i32 %97 to i64
  %99 = getelementptr inbounds nuw i64, ptr %91, i64 %95
  store i64 %98, ptr %99, align 8
  %100 = add i32 %93, -1
  %101 = and i32 %100, %93
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %103, label %92

103:
  %104 = phi ptr [ %81, %74 ], [ %89, %92 ]
  %105 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %106 = load i32, ptr %105, align 8
  %107 = getelementptr inbounds nuw i8, ptr %7, i64 8
  call void @llvm.memset.p0.i64(ptr align 8 %107, i8 0, i64 48, i1 false)
  store i32 2, ptr %7, align 8
  %108 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store i32 1, ptr %108, align 4
  store i32 %106, ptr %107, align 8
  %109 = call fastcc i1 @is_ordered(ptr %0, ptr %1, ptr %104, ptr %7, i32 %4)
  %110 = and i1 %31, %109
  br i1 %110, label %111, label %186

111:
  %112 = getelementptr inbounds nuw i8, ptr %3, i64 256
  %113 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %114 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  br label %115

115:
  %116 = phi i32 [ %4, %111 ], [ %184, %181 ]
  %117 = call i32 @llvm.cttz.i32(i32 %116, i1 true)
  %118 = zext nneg i32 %117 to i64
  %119 = getelementptr inbounds nuw i32, ptr %112, i64 %118
  %120 = load i32, ptr %119, align 4
  %121 = lshr i32 %120, 7
  %122 = zext nneg i32 %121 to i64
  %123 = getelementptr inbounds nuw i32, ptr %9, i64 %122
  br i1 %5, label %164, label %124

124:
  %125 = zext i32 %120 to i64
  %126 = load i32, ptr %113, align 8
  %127 = load ptr, ptr %114, align 8
  %128 = zext i32 %126 to i64
  %129 = add nuw nsw i64 %128, %125
  %130 = icmp eq i32 %126, 0
  br i1 %130, label %147, label %131

131:
  %132 = phi i64 [ %140, %131 ], [ %125, %124 ]
  %133 = and i64 %132, 4
  %134 = icmp eq i64 %133, 0
  %135 = select i1 %134, i8 -16, i8 15
  %136 = lshr i64 %132, 3
  %137 = getelementptr inbounds nuw i8, ptr %127, i64 %136
  %138 = load i8, ptr %137, align 1
  %139 = and i8 %135, %138
  store i8 %139, ptr %137, align 1
  %140 = add nuw nsw i64 %132, 4
  %141 = icmp samesign ult i64 %140, %129
  br i1 %141, label %131, label %142

142:
  %143 = load i32, ptr %119, align 4
  %144 = load i32, ptr %113, align 8
  %145 = zext i32 %144 to i64
  %146 = add nsw i64 %145, -1
  br label %147

147:
  %148 = phi i64 [ %146, %142 ], [ -1, %124 ]
  %149 = phi i32 [ %143, %142 ], [ %120, %124 ]
  %150 = load i32, ptr %123, align 4
  %151 = and i32 %149, 127
  %152 = zext nneg i32 %151 to i64
  %153 = add nsw i64 %148, %152
  %154 = lshr i32 %151, 2
  %155 = shl nsw i32 -1, %154
  %156 = call i64 @llvm.umin.i64(i64 %153, i64 127)
  %157 = lshr i64 %156, 2
  %158 = trunc nuw nsw i64 %157 to i32
  %159 = xor i32 %158, 31
  %160 = lshr i32 -1, %159
  %161 = and i32 %160, %155
  %162 = xor i32 %161, -1
  %163 = and i32 %150, %162
  br label %181

164:
  %165 = load i32, ptr %123, align 4
  %166 = and i32 %120, 127
  %167 = zext nneg i32 %166 to i64
  %168 = load i32, ptr %113, align 8
  %169 = zext i32 %168 to i64
  %170 = add nsw i64 %167, -1
  %171 = add nsw i64 %170, %169
  %172 = lshr i32 %166, 2
  %173 = shl nsw i32 -1, %172
  %174 = call i64 @llvm.umin.i64(i64 %171, i64 127)
  %175 = lshr i64 %174, 2
  %176 = trunc nuw nsw i64 %175 to i32
  %177 = xor i32 %176, 31
  %178 = lshr i32 -1, %177
  %179 = and i32 %178, %173
  %180 = or i32 %179, %165
  br label %181

181:
  %182 = phi i32 [ %180, %164 ], [ %163, %147 ]
  store i32 %182, ptr %123, align 4
  %183 = add i32 %116, -1
  %184 = and i32 %183, %116
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %186, label %115

186:
  %187 = phi i1 [ true, %181 ], [ %109, %103 ], [ true, %6 ], [ true, %70 ], [ false, %37 ]
  ret i1 %187
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
  %6 = alloca %struct.ScreenAccess, align 8
  %7 = tail call i32 @llvm.cttz.i32(i32 %4, i1 false)
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 2816
  %9 = zext nneg i32 %7 to i64
  %10 = getelementptr inbounds nuw i64, ptr %8, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = tail call fastcc ptr @mbarrier_at(ptr %0, ptr %1, i64 %11)
  %13 = icmp eq ptr %12, null
  br i1 %13, label %192, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 5672
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %192

18:
  %19 = load <32 x i64>, ptr %8, align 64
  %20 = insertelement <32 x i64> poison, i64 %11, i64 0
  %21 = shufflevector <32 x i64> %20, <32 x i64> poison, <32 x i32> zeroinitializer
  %22 = icmp ne <32 x i64> %19, %21
  %23 = bitcast <32 x i1> %22 to i32
  %24 = and i32 %4, %23
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %192

26:
  %27 = load i64, ptr %12, align 8
  %28 = getelementptr inbounds nuw i8, ptr %10, i64 256
  %29 = load i64, ptr %28, align 8
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %34, label %31

31:
  %32 = tail call i32 @llvm.ctpop.i32(i32 %4)
  %33 = zext nneg i32 %32 to i64
  br label %34

34:
  %35 = phi i64 [ %33, %31 ], [ 0, %26 ]
  %36 = and i64 %27, 1048575
  %37 = add nuw nsw i64 %35, %36
  %38 = icmp samesign ugt i64 %37, 1048575
  br i1 %38, label %192, label %39

39:
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 37632
  %41 = load ptr, ptr %40, align 8
  %42 = icmp eq ptr %41, null
  br i1 %42, label %172, label %43

43:
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %45 = load ptr, ptr %44, align 8
  %46 = ptrtoint ptr %12 to i64
  %47 = ptrtoint ptr %45 to i64
  %48 = sub i64 %46, %47
  %49 = trunc i64 %48 to i32
  %50 = icmp eq i32 %4, 0
  br i1 %50, label %62, label %51

51:
  %52 = and i64 %48, 4294967295
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 512
  br label %54

54:
  %55 = phi i32 [ %4, %51 ], [ %60, %54 ]
  %56 = tail call i32 @llvm.cttz.i32(i32 %55, i1 true)
  %57 = zext nneg i32 %56 to i64
  %58 = getelementptr inbounds nuw i64, ptr %53, i64 %57
  store i64 %52, ptr %58, align 8
  %59 = add i32 %55, -1
  %60 = and i32 %59, %55
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %62, label %54

62:
  %63 = getelementptr inbounds nuw i8, ptr %6, i64 8
  call void @llvm.memset.p0.i64(ptr align 8 %63, i8 0, i64 48, i1 false)
  store i32 2, ptr %6, align 8
  %64 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 0, ptr %64, align 4
  store i32 8, ptr %63, align 8
  %65 = getelementptr inbounds nuw i8, ptr %6, i64 16
  store i32 4, ptr %65, align 8
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %67 = load ptr, ptr %66, align 8
  %68 = zext i32 %2 to i64
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %70 = load i64, ptr %69, align 8
  %71 = mul i64 %70, %68
  %72 = getelementptr inbounds nuw i8, ptr %67, i64 %71
  %73 = call fastcc i1 @is_ordered(ptr %0, ptr %1, ptr %72, ptr %6, i32 %4)
  br i1 %73, label %74, label %171

74:
  %75 = load ptr, ptr %66, align 8
  %76 = load i64, ptr %69, align 8
  %77 = mul i64 %76, %68
  %78 = getelementptr inbounds nuw i8, ptr %75, i64 %77
  %79 = load i64, ptr %12, align 8
  %80 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  %81 = load ptr, ptr %80, align 8
  %82 = icmp eq ptr %81, null
  br i1 %82, label %170, label %83

83:
  %84 = call preserve_allcc ptr @mbarrier_entry(ptr %81, i32 %49, i1 true)
  %85 = icmp eq ptr %84, null
  br i1 %85, label %170, label %86

86:
  %87 = lshr i64 %79, 61
  %88 = trunc nuw nsw i64 %87 to i32
  %89 = and i32 %88, 1
  %90 = getelementptr inbounds nuw i8, ptr %84, i64 4
  %91 = load i32, ptr %90, align 4
  %92 = icmp eq i32 %89, %91
  br i1 %92, label %107, label %93

93:
  store i32 %89, ptr %90, align 4
  %94 = getelementptr inbounds nuw i8, ptr %84, i64 8
  %95 = getelementptr inbounds nuw i8, ptr %84, i64 264
  br label %100

96:
  call preserve_allcc void @miss_copies(ptr %0, ptr %1, ptr %84)
  %97 = getelementptr inbounds nuw i8, ptr %84, i64 520
  %98 = load ptr, ptr %97, align 8
  %99 = getelementptr inbounds nuw i8, ptr %84, i64 528
  store ptr %98, ptr %99, align 8
  store ptr null, ptr %97, align 8
  br label %107

100:
  %101 = phi i64 [ 0, %93 ], [ %105, %100 ]
  %102 = getelementptr inbounds nuw i32, ptr %94, i64 %101
  %103 = load i32, ptr %102, align 4
  %104 = getelementptr inbounds nuw i32, ptr %95, i64 %101
  store i32 %103, ptr %104, align 4
  store i32 0, ptr %102, align 4
  %105 = add nuw nsw i64 %101, 1
  %106 = icmp eq i64 %105, 64
  br i1 %106, label %96, label %100

107:
  %108 = icmp eq i32 %4, -1
  br i1 %108, label %109, label %170

109:
  %110 = getelementptr inbounds nuw i8, ptr %81, i64 12420
  %111 = load i32, ptr %110, align 4
  %112 = icmp ult i32 %111, 1048559
  br i1 %112, label %113, label %170

113:
  %114 = getelementptr inbounds nuw i8, ptr %78, i64 204
  %115 = load i32, ptr %114, align 4
  %116 = shl i32 %115, 4
  %117 = add i32 %116, 16
  %118 = getelementptr inbounds nuw i8, ptr %84, i64 8
  %119 = getelementptr inbounds nuw i8, ptr %78, i64 12
  %120 = load i32, ptr %119, align 4
  %121 = add i32 %120, 32
  %122 = zext i32 %121 to i64
  %123 = getelementptr inbounds nuw i32, ptr %118, i64 %122
  store i32 %117, ptr %123, align 4
  %124 = load ptr, ptr %80, align 8
  %125 = load i32, ptr %119, align 4
  %126 = load i32, ptr %114, align 4
  %127 = shl i32 %126, 4
  %128 = getelementptr inbounds nuw i8, ptr %78, i64 200
  %129 = load i32, ptr %128, align 8
  %130 = and i32 %129, 15
  %131 = or disjoint i32 %130, %127
  %132 = shl i32 %125, 6
  %133 = zext i32 %132 to i64
  %134 = getelementptr inbounds nuw i32, ptr %124, i64 %133
  %135 = zext i32 %125 to i64
  %136 = getelementptr inbounds nuw i32, ptr %134, i64 %135
  %137 = getelementptr inbounds nuw i8, ptr %124, i64 12288
  %138 = getelementptr inbounds nuw i32, ptr %137, i64 %135
  %139 = load i32, ptr %138, align 4
  %140 = icmp ugt i32 %131, %139
  br i1 %140, label %141, label %145

141:
  %142 = load i32, ptr %136, align 4
  %143 = icmp ugt i32 %131, %142
  br i1 %143, label %144, label %145

144:
  store i32 %131, ptr %136, align 4
  br label %145

145:
  %146 = getelementptr inbounds nuw i8, ptr %124, i64 12420
  %147 = load i32, ptr %146, align 4
  %148 = add i32 %147, 1
  store i32 %148, ptr %146, align 4
  %149 = load i32, ptr %114, align 4
  %150 = add i32 %149, 1
  %151 = load ptr, ptr %80, align 8
  store i32 %150, ptr %114, align 4
  %152 = getelementptr inbounds nuw i8, ptr %1, i64 14448
  %153 = load i64, ptr %152, align 8
  %154 = getelementptr inbounds nuw i8, ptr %151, i64 12420
  %155 = load i32, ptr %154, align 4
  %156 = zext i32 %155 to i64
  %157 = shl i64 %153, 30
  %158 = shl nuw nsw i64 %156, 10
  %159 = or i64 %157, %158
  %160 = or disjoint i64 %159, 1023
  %161 = getelementptr inbounds nuw i8, ptr %78, i64 216
  store i64 %160, ptr %161, align 8
  %162 = shl i32 %150, 4
  %163 = load i32, ptr %128, align 8
  %164 = and i32 %163, 15
  %165 = or disjoint i32 %164, %162
  %166 = getelementptr inbounds nuw i8, ptr %151, i64 12288
  %167 = load i32, ptr %119, align 4
  %168 = zext i32 %167 to i64
  %169 = getelementptr inbounds nuw i32, ptr %166, i64 %168
  store i32 %165, ptr %169, align 4
  br label %170

170:
  br label %172

171:
  br label %192

172:
  %173 = call fastcc ptr @new_note(ptr %0, ptr %1, i32 %2)
  %174 = icmp eq ptr %173, null
  br i1 %174, label %192, label %175

175:
  %176 = getelementptr inbounds nuw i8, ptr %173, i64 8
  store i32 %3, ptr %176, align 8
  %177 = getelementptr inbounds nuw i8, ptr %173, i64 12
  store i32 %4, ptr %177, align 4
  %178 = getelementptr inbounds nuw i8, ptr %173, i64 16
  store i32 0, ptr %178, align 8
  %179 = trunc i64 %11 to i32
  %180 = and i32 %179, 16777215
  %181 = getelementptr inbounds nuw i8, ptr %173, i64 40
  store i32 %180, ptr %181, align 8
  %182 = lshr i64 %27, 61
  %183 = trunc nuw nsw i64 %182 to i32
  %184 = and i32 %183, 1
  %185 = getelementptr inbounds nuw i8, ptr %173, i64 44
  store i32 %184, ptr %185, align 4
  %186 = getelementptr inbounds nuw i8, ptr %1, i64 5668
  %187 = load i32, ptr %186, align 4
  %188 = add i32 %187, 1
  store i32 %188, ptr %186, align 4
  %189 = icmp eq i64 %35, 0
  br i1 %189, label %192, label %190

190:
  %191 = add i64 %35, %27
  store i64 %191, ptr %12, align 8
  call fastcc void @log_arrival(ptr %1, ptr %173, i64 %27)
  br label %192

192:
  %193 = phi i32 [ 0, %5 ], [ 0, %18 ], [ 0, %14 ], [ 0, %34 ], [ 0, %171 ], [ 0, %172 ], [ 1, %190 ], [ 1, %175 ]
  ret i32 %193
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
  %6 = alloca %struct.ScreenAccess, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 4312
  %8 = load i32, ptr %7, align 8
  %9 = tail call i32 @llvm.ctpop.i32(i32 %4)
  %10 = add i32 %8, %9
  %11 = icmp ugt i32 %10, 64
  br i1 %11, label %134, label %12

12:
  %13 = icmp ne i32 %4, 0
  br i1 %13, label %14, label %34

14:
  %15 = phi i32 [ %28, %26 ], [ %4, %12 ]
  %16 = tail call i32 @llvm.cttz.i32(i32 %15, i1 true)
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw i64, ptr %0, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 3072
  %20 = load i64, ptr %19, align 8
  %21 = tail call fastcc ptr @free_word(ptr %0, ptr %1, i32 %16)
  %22 = icmp ne ptr %21, null
  %23 = add i64 %20, -1
  %24 = icmp ult i64 %23, 1048575
  %25 = select i1 %22, i1 %24, i1 false
  br i1 %25, label %26, label %134

26:
  %27 = add i32 %15, -1
  %28 = and i32 %27, %15
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %14

30:
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 37632
  %32 = load ptr, ptr %31, align 8
  %33 = icmp eq ptr %32, null
  br i1 %33, label %90, label %38

34:
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 37632
  %36 = load ptr, ptr %35, align 8
  %37 = icmp eq ptr %36, null
  br i1 %37, label %134, label %77

38:
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 2816
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  br label %42

42:
  %43 = phi i32 [ %4, %38 ], [ %75, %73 ]
  %44 = tail call i32 @llvm.cttz.i32(i32 %43, i1 true)
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw i64, ptr %39, i64 %45
  %47 = load i64, ptr %46, align 8
  %48 = and i64 %47, 4294967295
  %49 = getelementptr inbounds nuw i64, ptr %40, i64 %45
  store i64 %48, ptr %49, align 8
  %50 = trunc i64 %47 to i32
  %51 = load ptr, ptr %41, align 8
  %52 = icmp eq ptr %51, null
  br i1 %52, label %73, label %53

53:
  %54 = getelementptr inbounds nuw i8, ptr %51, i64 12428
  %55 = load i32, ptr %54, align 4
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %73, label %57

57:
  %58 = getelementptr inbounds nuw i8, ptr %51, i64 12432
  %59 = zext i32 %55 to i64
  br label %63

60:
  %61 = add nuw nsw i64 %64, 1
  %62 = icmp eq i64 %61, %59
  br i1 %62, label %73, label %63

63:
  %64 = phi i64 [ 0, %57 ], [ %61, %60 ]
  %65 = getelementptr inbounds nuw %struct.AgedMbarrier, ptr %58, i64 %64
  %66 = load i32, ptr %65, align 8
  %67 = icmp eq i32 %66, %50
  br i1 %67, label %68, label %60

68:
  tail call preserve_allcc void @miss_copies(ptr %0, ptr %1, ptr %65)
  %69 = getelementptr inbounds nuw i8, ptr %65, i64 520
  %70 = load ptr, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %65, i64 528
  store ptr %70, ptr %71, align 8
  tail call preserve_allcc void @miss_copies(ptr %0, ptr %1, ptr %65)
  store i32 %50, ptr %65, align 8
  %72 = getelementptr inbounds nuw i8, ptr %65, i64 4
  tail call void @llvm.memset.p0.i64(ptr align 4 %72, i8 0, i64 532, i1 false)
  br label %73

73:
  %74 = add i32 %43, -1
  %75 = and i32 %74, %43
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %42

77:
  %78 = getelementptr inbounds nuw i8, ptr %6, i64 8
  call void @llvm.memset.p0.i64(ptr align 8 %78, i8 0, i64 48, i1 false)
  store i32 2, ptr %6, align 8
  %79 = getelementptr inbounds nuw i8, ptr %6, i64 4
  store i32 1, ptr %79, align 4
  store i32 8, ptr %78, align 8
  %80 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %81 = load ptr, ptr %80, align 8
  %82 = zext i32 %2 to i64
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %84 = load i64, ptr %83, align 8
  %85 = mul i64 %84, %82
  %86 = getelementptr inbounds nuw i8, ptr %81, i64 %85
  %87 = call fastcc i1 @is_ordered(ptr %0, ptr %1, ptr %86, ptr %6, i32 %4)
  %88 = and i1 %13, %87
  %89 = zext i1 %87 to i32
  br i1 %88, label %90, label %134

90:
  %91 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %92 = getelementptr inbounds nuw i8, ptr %1, i64 3800
  br label %93

93:
  %94 = phi i32 [ %4, %90 ], [ %132, %128 ]
  %95 = call i32 @llvm.cttz.i32(i32 %94, i1 true)
  %96 = call fastcc ptr @free_word(ptr %0, ptr %1, i32 %95)
  %97 = icmp eq ptr %96, null
  br i1 %97, label %134, label %98

98:
  %99 = zext nneg i32 %95 to i64
  %100 = getelementptr inbounds nuw i64, ptr %0, i64 %99
  %101 = getelementptr inbounds nuw i8, ptr %100, i64 3072
  %102 = load i64, ptr %101, align 8
  %103 = shl i64 %102, 20
  %104 = or i64 %102, %103
  %105 = or i64 %104, -8070450532247928832
  store i64 %105, ptr %96, align 8
  %106 = load ptr, ptr %91, align 8
  %107 = ptrtoint ptr %96 to i64
  %108 = ptrtoint ptr %106 to i64
  %109 = sub i64 %107, %108
  %110 = trunc i64 %109 to i32
  %111 = load i32, ptr %7, align 8
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %124, label %113

113:
  %114 = zext i32 %111 to i64
  br label %118

115:
  %116 = add nuw nsw i64 %119, 1
  %117 = icmp eq i64 %116, %114
  br i1 %117, label %124, label %118

118:
  %119 = phi i64 [ 0, %113 ], [ %116, %115 ]
  %120 = getelementptr inbounds nuw %struct.Life, ptr %92, i64 %119
  %121 = getelementptr inbounds nuw i8, ptr %120, i64 4
  %122 = load i32, ptr %121, align 4
  %123 = icmp eq i32 %122, %110
  br i1 %123, label %128, label %115

124:
  %125 = phi i64 [ 0, %98 ], [ %114, %115 ]
  %126 = add i32 %111, 1
  store i32 %126, ptr %7, align 8
  %127 = getelementptr inbounds nuw %struct.Life, ptr %92, i64 %125
  br label %128

128:
  %129 = phi ptr [ %127, %124 ], [ %120, %118 ]
  store i32 %3, ptr %129, align 4
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 4
  store i32 %110, ptr %130, align 4
  %131 = add i32 %94, -1
  %132 = and i32 %131, %94
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %134, label %93

134:
  %135 = phi i32 [ 0, %5 ], [ %89, %77 ], [ 1, %34 ], [ 0, %93 ], [ 1, %128 ], [ 0, %14 ]
  ret i32 %135
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
    i32 2, label %485
    i32 1, label %8
  ]

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %484

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
  br i1 %29, label %485, label %30

30:
  %31 = tail call fastcc i32 @resume_waiting(ptr %0)
  br label %485

32:
  %33 = phi i64 [ %10, %8 ], [ %18, %22 ]
  store i32 1, ptr %2, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %35 = load i32, ptr %34, align 4
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %37 = load i32, ptr %36, align 8
  %38 = icmp ult i32 %35, %37
  br i1 %38, label %39, label %485

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
  br i1 %57, label %58, label %485

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
  br i1 %119, label %482, label %120

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
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 43656
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 43664
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 43616
  %141 = getelementptr inbounds nuw i8, ptr %0, i64 43652
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 43644
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 43640
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %145 = getelementptr inbounds nuw i8, ptr %0, i64 204
  br label %148

146:
  %147 = icmp eq i32 %479, 1
  br i1 %147, label %485, label %482

148:
  %149 = phi i64 [ 0, %120 ], [ %478, %475 ]
  %150 = phi i32 [ %118, %120 ], [ %479, %475 ]
  %151 = trunc nuw i64 %149 to i32
  %152 = add i32 %56, %151
  %153 = load ptr, ptr %40, align 8
  %154 = zext i32 %152 to i64
  %155 = getelementptr inbounds nuw ptr, ptr %153, i64 %154
  %156 = load ptr, ptr %155, align 8
  %157 = add i64 %149, %68
  %158 = getelementptr inbounds nuw i8, ptr %156, i64 5680
  %159 = load i32, ptr %158, align 8
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %183, label %161

161:
  %162 = load i64, ptr %156, align 8
  %163 = add i64 %162, 1
  %164 = icmp eq i64 %157, %163
  br i1 %164, label %165, label %183

165:
  %166 = icmp eq i32 %150, 1
  br i1 %166, label %167, label %200

167:
  %168 = getelementptr inbounds nuw i8, ptr %156, i64 8
  %169 = load i32, ptr %168, align 4
  %170 = add i32 %169, 1
  store i32 %170, ptr %168, align 4
  %171 = load i32, ptr %121, align 8
  %172 = icmp ult i32 %170, %171
  br i1 %172, label %236, label %173

173:
  store i32 0, ptr %168, align 4
  %174 = getelementptr inbounds nuw i8, ptr %156, i64 12
  %175 = load i32, ptr %174, align 4
  %176 = add i32 %175, 1
  store i32 %176, ptr %174, align 4
  %177 = load i32, ptr %122, align 4
  %178 = icmp ult i32 %176, %177
  br i1 %178, label %236, label %179

179:
  store i32 0, ptr %174, align 4
  %180 = getelementptr inbounds nuw i8, ptr %156, i64 16
  %181 = load i32, ptr %180, align 4
  %182 = add i32 %181, 1
  store i32 %182, ptr %180, align 4
  br label %236

183:
  %184 = icmp eq i32 %150, 1
  br i1 %184, label %185, label %200

185:
  %186 = load i32, ptr %121, align 8
  %187 = zext i32 %186 to i64
  %188 = load i32, ptr %122, align 4
  %189 = zext i32 %188 to i64
  %190 = udiv i64 %157, %187
  %191 = urem i64 %157, %187
  %192 = trunc nuw i64 %191 to i32
  %193 = getelementptr inbounds nuw i8, ptr %156, i64 8
  store i32 %192, ptr %193, align 8
  %194 = urem i64 %190, %189
  %195 = trunc nuw i64 %194 to i32
  %196 = getelementptr inbounds nuw i8, ptr %156, i64 12
  store i32 %195, ptr %196, align 4
  %197 = udiv i64 %190, %189
  %198 = trunc i64 %197 to i32
  %199 = getelementptr inbounds nuw i8, ptr %156, i64 16
  store i32 %198, ptr %199, align 8
  br label %236

200:
  %201 = zext i32 %150 to i64
  %202 = urem i64 %157, %201
  %203 = trunc nuw i64 %202 to i32
  %204 = udiv i64 %157, %201
  %205 = load i32, ptr %121, align 8
  %206 = load i32, ptr %123, align 4
  %207 = udiv i32 %205, %206
  %208 = zext i32 %207 to i64
  %209 = load i32, ptr %122, align 4
  %210 = load i32, ptr %124, align 8
  %211 = udiv i32 %209, %210
  %212 = zext i32 %211 to i64
  %213 = udiv i32 %203, %206
  %214 = urem i64 %204, %208
  %215 = trunc nuw i64 %214 to i32
  %216 = mul i32 %206, %215
  %217 = urem i32 %203, %206
  %218 = add i32 %216, %217
  %219 = getelementptr inbounds nuw i8, ptr %156, i64 8
  store i32 %218, ptr %219, align 8
  %220 = udiv i64 %204, %208
  %221 = urem i64 %220, %212
  %222 = trunc nuw i64 %221 to i32
  %223 = load i32, ptr %124, align 8
  %224 = mul i32 %223, %222
  %225 = urem i32 %213, %223
  %226 = add i32 %224, %225
  %227 = getelementptr inbounds nuw i8, ptr %156, i64 12
  store i32 %226, ptr %227, align 4
  %228 = udiv i64 %220, %212
  %229 = trunc i64 %228 to i32
  %230 = load i32, ptr %125, align 4
  %231 = mul i32 %230, %229
  %232 = load i32, ptr %124, align 8
  %233 = udiv i32 %213, %232
  %234 = add i32 %233, %231
  %235 = getelementptr inbounds nuw i8, ptr %156, i64 16
  store i32 %234, ptr %235, align 8
  br label %236

236:
  store i64 %157, ptr %156, align 8
  %237 = getelementptr inbounds nuw i8, ptr %156, i64 20
  store i32 1, ptr %237, align 4
  %238 = load i32, ptr %126, align 8
  %239 = sub i32 32, %238
  %240 = lshr i32 -1, %239
  %241 = getelementptr inbounds nuw i8, ptr %156, i64 80
  store i32 %240, ptr %241, align 8
  %242 = getelementptr inbounds nuw i8, ptr %156, i64 84
  store i32 %240, ptr %242, align 4
  %243 = load i32, ptr %127, align 8
  %244 = icmp eq i32 %243, 0
  %245 = zext i1 %244 to i32
  %246 = getelementptr inbounds nuw i8, ptr %156, i64 100
  store i32 %245, ptr %246, align 4
  br i1 %160, label %247, label %312

247:
  %248 = getelementptr inbounds nuw i8, ptr %156, i64 88
  store i32 0, ptr %248, align 8
  %249 = getelementptr inbounds nuw i8, ptr %156, i64 96
  store i32 0, ptr %249, align 8
  %250 = getelementptr inbounds nuw i8, ptr %156, i64 104
  store i32 0, ptr %250, align 8
  %251 = getelementptr inbounds nuw i8, ptr %156, i64 112
  store i32 0, ptr %251, align 8
  %252 = getelementptr inbounds nuw i8, ptr %156, i64 40
  store i32 0, ptr %252, align 8
  %253 = getelementptr inbounds nuw i8, ptr %156, i64 116
  store i32 0, ptr %253, align 4
  %254 = getelementptr inbounds nuw i8, ptr %156, i64 120
  store i32 0, ptr %254, align 8
  %255 = getelementptr inbounds nuw i8, ptr %156, i64 124
  store i32 0, ptr %255, align 4
  %256 = getelementptr inbounds nuw i8, ptr %156, i64 4312
  store i32 0, ptr %256, align 8
  %257 = getelementptr inbounds nuw i8, ptr %156, i64 3796
  store i32 0, ptr %257, align 4
  %258 = getelementptr inbounds nuw i8, ptr %156, i64 4828
  store i32 0, ptr %258, align 4
  %259 = getelementptr inbounds nuw i8, ptr %156, i64 5664
  store i32 0, ptr %259, align 8
  %260 = getelementptr inbounds nuw i8, ptr %156, i64 5668
  store i32 0, ptr %260, align 4
  %261 = getelementptr inbounds nuw i8, ptr %156, i64 5672
  store i32 0, ptr %261, align 8
  %262 = getelementptr inbounds nuw i8, ptr %156, i64 18640
  %263 = load ptr, ptr %262, align 8
  %264 = getelementptr inbounds nuw i8, ptr %156, i64 18648
  %265 = load i32, ptr %264, align 8
  %266 = icmp eq i32 %265, 0
  br i1 %266, label %274, label %267

267:
  %268 = phi i64 [ %270, %267 ], [ 0, %247 ]
  %269 = getelementptr inbounds nuw %struct.Warpgroup, ptr %263, i64 %268
  tail call void @llvm.memset.p0.i64(ptr align 8 %269, i8 0, i64 48, i1 false)
  %270 = add nuw nsw i64 %268, 1
  %271 = load i32, ptr %264, align 8
  %272 = zext i32 %271 to i64
  %273 = icmp samesign ult i64 %270, %272
  br i1 %273, label %267, label %274

274:
  %275 = getelementptr inbounds nuw i8, ptr %156, i64 18664
  store i32 0, ptr %275, align 8
  %276 = getelementptr inbounds nuw i8, ptr %156, i64 18652
  store i32 0, ptr %276, align 4
  %277 = getelementptr inbounds nuw i8, ptr %156, i64 5688
  tail call void @llvm.memset.p0.i64(ptr align 8 %277, i8 0, i64 256, i1 false)
  %278 = getelementptr inbounds nuw i8, ptr %156, i64 4316
  tail call void @llvm.memset.p0.i64(ptr align 4 %278, i8 0, i64 512, i1 false)
  %279 = getelementptr inbounds nuw i8, ptr %156, i64 5088
  tail call void @llvm.memset.p0.i64(ptr align 8 %279, i8 0, i64 576, i1 false)
  %280 = load i32, ptr %126, align 8
  %281 = icmp eq i32 %280, 0
  br i1 %281, label %312, label %282

282:
  %283 = getelementptr inbounds nuw i8, ptr %156, i64 72
  %284 = getelementptr inbounds nuw i8, ptr %156, i64 48
  br label %285

285:
  %286 = phi i64 [ 0, %282 ], [ %288, %298 ]
  %287 = phi i32 [ %280, %282 ], [ %309, %298 ]
  %288 = add nuw nsw i64 %286, 1
  %289 = zext i32 %287 to i64
  %290 = icmp eq i64 %288, %289
  %291 = load ptr, ptr %283, align 8
  %292 = load i64, ptr %284, align 8
  %293 = mul i64 %292, %286
  %294 = getelementptr inbounds nuw i8, ptr %291, i64 %293
  %295 = load i32, ptr %127, align 8
  br i1 %290, label %296, label %298

296:
  %297 = load i32, ptr %128, align 4
  br label %298

298:
  %299 = phi i32 [ %297, %296 ], [ -1, %285 ]
  store i32 0, ptr %294, align 8
  %300 = getelementptr inbounds nuw i8, ptr %294, i64 4
  store i32 %295, ptr %300, align 4
  %301 = getelementptr inbounds nuw i8, ptr %294, i64 8
  store i32 %299, ptr %301, align 8
  %302 = getelementptr inbounds nuw i8, ptr %294, i64 48
  store i32 0, ptr %302, align 8
  %303 = getelementptr inbounds nuw i8, ptr %294, i64 52
  store i32 0, ptr %303, align 4
  %304 = getelementptr inbounds nuw i8, ptr %294, i64 60
  store i32 0, ptr %304, align 4
  %305 = getelementptr inbounds nuw i8, ptr %294, i64 56
  store i32 0, ptr %305, align 8
  %306 = getelementptr inbounds nuw i8, ptr %294, i64 184
  store i32 -1, ptr %306, align 8
  %307 = getelementptr inbounds nuw i8, ptr %294, i64 192
  store i32 -1, ptr %307, align 8
  %308 = getelementptr inbounds nuw i8, ptr %294, i64 232
  store ptr null, ptr %308, align 8
  %309 = load i32, ptr %126, align 8
  %310 = zext i32 %309 to i64
  %311 = icmp samesign ult i64 %288, %310
  br i1 %311, label %285, label %312

312:
  store i32 0, ptr %158, align 8
  %313 = getelementptr inbounds nuw i8, ptr %156, i64 40
  store i32 0, ptr %313, align 8
  %314 = load ptr, ptr %129, align 8
  %315 = icmp eq ptr %314, null
  br i1 %315, label %431, label %316

316:
  %317 = load i32, ptr %130, align 8
  %318 = icmp eq i32 %317, 0
  br i1 %318, label %334, label %319

319:
  %320 = load i32, ptr %131, align 4
  %321 = icmp eq i32 %320, 0
  br i1 %321, label %322, label %334

322:
  %323 = load i32, ptr %132, align 4
  %324 = icmp eq i32 %323, 0
  br i1 %324, label %334, label %325

325:
  %326 = getelementptr inbounds nuw i8, ptr %156, i64 14424
  %327 = load ptr, ptr %326, align 8
  %328 = load i32, ptr %126, align 8
  %329 = add i32 %323, 3
  %330 = lshr i32 %329, 2
  %331 = mul i32 %328, %330
  %332 = zext i32 %331 to i64
  %333 = shl nuw nsw i64 %332, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %327, i8 0, i64 %333, i1 false)
  br label %334

334:
  %335 = load ptr, ptr %133, align 8
  %336 = icmp eq ptr %335, null
  br i1 %336, label %339, label %337

337:
  %338 = getelementptr inbounds nuw i8, ptr %156, i64 14472
  tail call void @llvm.memset.p0.i64(ptr align 8 %338, i8 0, i64 4168, i1 false)
  br label %339

339:
  %340 = load i32, ptr %126, align 8
  %341 = icmp eq i32 %340, 0
  br i1 %341, label %345, label %342

342:
  %343 = getelementptr inbounds nuw i8, ptr %156, i64 72
  %344 = getelementptr inbounds nuw i8, ptr %156, i64 48
  br label %414

345:
  %346 = load i32, ptr %134, align 4
  %347 = icmp eq i32 %346, 0
  br i1 %347, label %348, label %350

348:
  %349 = getelementptr inbounds nuw i8, ptr %156, i64 14440
  store ptr null, ptr %349, align 8
  br label %364

350:
  %351 = getelementptr inbounds nuw i8, ptr %156, i64 14432
  %352 = load ptr, ptr %351, align 8
  %353 = getelementptr inbounds nuw i8, ptr %156, i64 14440
  store ptr %352, ptr %353, align 8
  %354 = icmp eq ptr %352, null
  br i1 %354, label %364, label %355

355:
  %356 = getelementptr inbounds nuw i8, ptr %352, i64 12428
  %357 = load i32, ptr %356, align 4
  %358 = zext i32 %357 to i64
  %359 = mul nuw nsw i64 %358, 536
  %360 = add nuw nsw i64 %359, 12432
  tail call void @llvm.memset.p0.i64(ptr align 8 %352, i8 0, i64 %360, i1 false)
  %361 = load i32, ptr %126, align 8
  %362 = getelementptr inbounds nuw i8, ptr %352, i64 12416
  store i32 %361, ptr %362, align 8
  %363 = getelementptr inbounds nuw i8, ptr %352, i64 12420
  store i32 65536, ptr %363, align 4
  br label %364

364:
  tail call preserve_allcc void @begin_lines(ptr %0, ptr %156)
  %365 = load ptr, ptr %135, align 8
  %366 = icmp eq ptr %365, %156
  br i1 %366, label %367, label %368

367:
  store ptr null, ptr %135, align 8
  br label %386

368:
  %369 = getelementptr inbounds nuw i8, ptr %156, i64 14464
  %370 = load i32, ptr %369, align 8
  %371 = icmp eq i32 %370, 1
  br i1 %371, label %372, label %390

372:
  %373 = load i32, ptr %136, align 8
  %374 = icmp eq i32 %373, 0
  br i1 %374, label %390, label %375

375:
  %376 = load i32, ptr %137, align 8
  %377 = icmp ne i32 %376, 0
  %378 = icmp eq i32 %373, 4
  %379 = or i1 %378, %377
  br i1 %379, label %383, label %380

380:
  %381 = add i32 %373, 1
  %382 = load i32, ptr %138, align 8
  br label %383

383:
  %384 = phi i32 [ %381, %380 ], [ 4, %375 ]
  %385 = phi i32 [ %382, %380 ], [ 8, %375 ]
  store i32 %384, ptr %136, align 8
  br label %386

386:
  %387 = phi i64 [ 43648, %367 ], [ 43656, %383 ]
  %388 = phi i32 [ 4, %367 ], [ %385, %383 ]
  %389 = getelementptr inbounds nuw i8, ptr %0, i64 %387
  store i32 %388, ptr %389, align 8
  br label %390

390:
  %391 = getelementptr inbounds nuw i8, ptr %156, i64 14464
  store i32 0, ptr %391, align 8
  %392 = getelementptr inbounds nuw i8, ptr %156, i64 14456
  store ptr %139, ptr %392, align 8
  %393 = load ptr, ptr %135, align 8
  %394 = icmp eq ptr %393, %156
  br i1 %394, label %395, label %396

395:
  store ptr null, ptr %135, align 8
  br label %396

396:
  %397 = load ptr, ptr %140, align 8
  %398 = icmp eq ptr %397, null
  br i1 %398, label %430, label %399

399:
  %400 = load i32, ptr %34, align 4
  %401 = icmp eq i32 %400, 0
  br i1 %401, label %402, label %430

402:
  %403 = load i32, ptr %136, align 8
  %404 = icmp eq i32 %403, 0
  br i1 %404, label %405, label %412

405:
  %406 = load i32, ptr %141, align 4
  %407 = icmp eq i32 %406, 0
  br i1 %407, label %410, label %408

408:
  %409 = add i32 %406, -1
  store i32 %409, ptr %141, align 4
  br label %430

410:
  store i32 2, ptr %391, align 8
  store ptr %156, ptr %135, align 8
  store i32 0, ptr %142, align 4
  store i32 0, ptr %143, align 8
  %411 = load ptr, ptr %140, align 8
  store i64 0, ptr %411, align 8
  br label %430

412:
  store i32 1, ptr %391, align 8
  %413 = load ptr, ptr %140, align 8
  store ptr %413, ptr %392, align 8
  br label %431

414:
  %415 = phi i64 [ 0, %342 ], [ %426, %414 ]
  %416 = load ptr, ptr %343, align 8
  %417 = load i64, ptr %344, align 8
  %418 = mul i64 %417, %415
  %419 = getelementptr inbounds nuw i8, ptr %416, i64 %418
  %420 = getelementptr inbounds nuw i8, ptr %419, i64 204
  store i32 0, ptr %420, align 4
  %421 = load ptr, ptr %343, align 8
  %422 = load i64, ptr %344, align 8
  %423 = mul i64 %422, %415
  %424 = getelementptr inbounds nuw i8, ptr %421, i64 %423
  %425 = getelementptr inbounds nuw i8, ptr %424, i64 200
  store i32 0, ptr %425, align 8
  %426 = add nuw nsw i64 %415, 1
  %427 = load i32, ptr %126, align 8
  %428 = zext i32 %427 to i64
  %429 = icmp samesign ult i64 %426, %428
  br i1 %429, label %414, label %345

430:
  tail call preserve_allcc void @forget_written(ptr %0, ptr %156)
  br label %431

431:
  %432 = getelementptr inbounds nuw i8, ptr %156, i64 56
  %433 = load ptr, ptr %432, align 8
  %434 = load i32, ptr %144, align 8
  %435 = zext i32 %434 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %433, i8 0, i64 %435, i1 false)
  %436 = load i32, ptr %145, align 4
  %437 = icmp eq i32 %436, 0
  br i1 %437, label %442, label %438

438:
  %439 = load ptr, ptr %432, align 8
  %440 = getelementptr inbounds nuw i8, ptr %439, i64 262144
  %441 = zext i32 %436 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %440, i8 0, i64 %441, i1 false)
  br label %442

442:
  %443 = getelementptr inbounds nuw i8, ptr %156, i64 18656
  %444 = load ptr, ptr %443, align 8
  %445 = icmp eq ptr %444, null
  br i1 %445, label %475, label %446

446:
  %447 = getelementptr inbounds nuw i8, ptr %444, i64 539992
  %448 = getelementptr inbounds nuw i8, ptr %444, i64 8
  %449 = load i32, ptr %448, align 8
  %450 = icmp eq i32 %449, 0
  br i1 %450, label %469, label %451

451:
  %452 = getelementptr inbounds nuw i8, ptr %444, i64 24
  %453 = getelementptr inbounds nuw i8, ptr %444, i64 6936
  br label %454

454:
  %455 = phi i64 [ 0, %451 ], [ %467, %466 ]
  %456 = getelementptr inbounds nuw i64, ptr %452, i64 %455
  %457 = load i64, ptr %456, align 8
  %458 = icmp sgt i64 %457, -1
  br i1 %458, label %463, label %459

459:
  %460 = getelementptr inbounds nuw i8, ptr %453, i64 %455
  %461 = load i8, ptr %460, align 1
  %462 = icmp eq i8 %461, 0
  br i1 %462, label %466, label %463

463:
  %464 = shl nuw nsw i64 %455, 9
  %465 = getelementptr inbounds nuw i8, ptr %447, i64 %464
  tail call void @llvm.memset.p0.i64(ptr align 4 %465, i8 0, i64 512, i1 false)
  br label %466

466:
  %467 = add nuw nsw i64 %455, 1
  %468 = icmp eq i64 %467, 576
  br i1 %468, label %469, label %454

469:
  store i32 1, ptr %448, align 8
  %470 = getelementptr inbounds nuw i8, ptr %444, i64 20
  store i32 0, ptr %470, align 4
  %471 = getelementptr inbounds nuw i8, ptr %444, i64 16
  store i32 0, ptr %471, align 8
  %472 = getelementptr inbounds nuw i8, ptr %444, i64 12
  store i32 0, ptr %472, align 4
  %473 = getelementptr inbounds nuw i8, ptr %444, i64 24
  tail call void @llvm.memset.p0.i64(ptr align 8 %473, i8 -1, i64 4608, i1 false)
  %474 = getelementptr inbounds nuw i8, ptr %444, i64 6936
  tail call void @llvm.memset.p0.i64(ptr align 8 %474, i8 0, i64 576, i1 false)
  br label %475

475:
  %476 = load i32, ptr %34, align 4
  %477 = add i32 %476, 1
  store i32 %477, ptr %34, align 4
  %478 = add nuw nsw i64 %149, 1
  %479 = load i32, ptr %42, align 8
  %480 = zext i32 %479 to i64
  %481 = icmp samesign ult i64 %478, %480
  br i1 %481, label %148, label %146

482:
  %483 = getelementptr inbounds nuw i8, ptr %0, i64 268
  store i32 0, ptr %483, align 4
  br label %485

484:
  tail call fastcc void @turn_to_next(ptr %0)
  br label %485

485:
  %486 = phi i32 [ -1, %484 ], [ -1, %1 ], [ 0, %26 ], [ %31, %30 ], [ -1, %482 ], [ 1, %55 ], [ -1, %146 ], [ 1, %32 ]
  ret i32 %486
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
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 72
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
  %9 = udiv i64 %8, 56
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
  %72 = getelementptr inbounds nuw i8, ptr %4, i64 64
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
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 56
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
  br i1 %11, label %253, label %12

12:
  %13 = icmp eq i32 %5, 0
  br i1 %13, label %18, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 12420
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
  %26 = getelementptr inbounds nuw i8, ptr %8, i64 12288
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 56
  br label %29

29:
  %30 = phi i32 [ %3, %18 ], [ %202, %200 ]
  %31 = tail call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw i64, ptr %21, i64 %32
  %34 = load i64, ptr %33, align 8
  br label %36

35:
  br i1 %19, label %204, label %253

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
  br i1 %53, label %200, label %54

54:
  %55 = icmp eq i32 %46, 0
  br i1 %55, label %68, label %56

56:
  %57 = getelementptr inbounds nuw i8, ptr %52, i64 4
  %58 = getelementptr inbounds nuw i8, ptr %52, i64 8
  %59 = getelementptr inbounds nuw i8, ptr %52, i64 264
  %60 = getelementptr inbounds nuw i8, ptr %52, i64 520
  %61 = getelementptr inbounds nuw i8, ptr %52, i64 528
  br label %62

62:
  %63 = phi i32 [ %46, %56 ], [ %198, %196 ]
  %64 = tail call i32 @llvm.cttz.i32(i32 %63, i1 true)
  %65 = zext nneg i32 %64 to i64
  %66 = getelementptr inbounds nuw i64, ptr %22, i64 %65
  %67 = load i64, ptr %66, align 8
  br label %101

68:
  %69 = load i32, ptr %52, align 8
  %70 = zext i32 %69 to i64
  %71 = load i32, ptr %27, align 8
  %72 = zext i32 %71 to i64
  %73 = icmp ule i32 %69, %71
  %74 = sub nuw nsw i64 %72, %70
  %75 = icmp samesign ugt i64 %74, 7
  %76 = select i1 %73, i1 %75, i1 false
  br i1 %76, label %77, label %200

77:
  %78 = load ptr, ptr %28, align 8
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 %70
  %80 = load i64, ptr %79, align 8
  %81 = lshr i64 %80, 61
  %82 = trunc nuw nsw i64 %81 to i32
  %83 = and i32 %82, 1
  %84 = getelementptr inbounds nuw i8, ptr %52, i64 4
  %85 = load i32, ptr %84, align 4
  %86 = icmp eq i32 %83, %85
  br i1 %86, label %200, label %87

87:
  store i32 %83, ptr %84, align 4
  %88 = getelementptr inbounds nuw i8, ptr %52, i64 8
  %89 = getelementptr inbounds nuw i8, ptr %52, i64 264
  br label %94

90:
  tail call preserve_allcc void @miss_copies(ptr %0, ptr %1, ptr %52)
  %91 = getelementptr inbounds nuw i8, ptr %52, i64 520
  %92 = load ptr, ptr %91, align 8
  %93 = getelementptr inbounds nuw i8, ptr %52, i64 528
  store ptr %92, ptr %93, align 8
  store ptr null, ptr %91, align 8
  br label %200

94:
  %95 = phi i64 [ 0, %87 ], [ %99, %94 ]
  %96 = getelementptr inbounds nuw i32, ptr %88, i64 %95
  %97 = load i32, ptr %96, align 4
  %98 = getelementptr inbounds nuw i32, ptr %89, i64 %95
  store i32 %97, ptr %98, align 4
  store i32 0, ptr %96, align 4
  %99 = add nuw nsw i64 %95, 1
  %100 = icmp eq i64 %99, 64
  br i1 %100, label %90, label %94

101:
  %102 = phi i32 [ %63, %62 ], [ %115, %111 ]
  %103 = phi i32 [ 0, %62 ], [ %113, %111 ]
  %104 = tail call i32 @llvm.cttz.i32(i32 %102, i1 true)
  %105 = zext nneg i32 %104 to i64
  %106 = getelementptr inbounds nuw i64, ptr %22, i64 %105
  %107 = load i64, ptr %106, align 8
  %108 = xor i64 %67, %107
  %109 = and i64 %108, 2305843009213693952
  %110 = icmp eq i64 %109, 0
  br i1 %110, label %111, label %117

111:
  %112 = shl nuw i32 1, %104
  %113 = or i32 %112, %103
  %114 = add i32 %102, -1
  %115 = and i32 %114, %102
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %117, label %101

117:
  %118 = phi i32 [ %113, %111 ], [ %103, %101 ]
  %119 = lshr i64 %67, 61
  %120 = trunc nuw nsw i64 %119 to i32
  %121 = and i32 %120, 1
  %122 = load i32, ptr %57, align 4
  %123 = icmp eq i32 %121, %122
  br i1 %123, label %134, label %124

124:
  store i32 %121, ptr %57, align 4
  br label %127

125:
  tail call preserve_allcc void @miss_copies(ptr %0, ptr %1, ptr %52)
  %126 = load ptr, ptr %60, align 8
  store ptr %126, ptr %61, align 8
  store ptr null, ptr %60, align 8
  br label %134

127:
  %128 = phi i64 [ 0, %124 ], [ %132, %127 ]
  %129 = getelementptr inbounds nuw i32, ptr %58, i64 %128
  %130 = load i32, ptr %129, align 4
  %131 = getelementptr inbounds nuw i32, ptr %59, i64 %128
  store i32 %130, ptr %131, align 4
  store i32 0, ptr %129, align 4
  %132 = add nuw nsw i64 %128, 1
  %133 = icmp eq i64 %132, 64
  br i1 %133, label %125, label %127

134:
  br i1 %19, label %135, label %196

135:
  %136 = icmp eq i32 %118, -1
  %137 = select i1 %20, i1 %136, i1 false
  %138 = load i32, ptr %23, align 4
  br i1 %137, label %139, label %161

139:
  %140 = shl i32 %138, 6
  %141 = zext i32 %140 to i64
  %142 = getelementptr inbounds nuw i32, ptr %8, i64 %141
  br label %143

143:
  %144 = phi i64 [ 0, %139 ], [ %152, %151 ]
  %145 = getelementptr inbounds nuw i32, ptr %142, i64 %144
  %146 = load i32, ptr %145, align 4
  %147 = getelementptr inbounds nuw i32, ptr %58, i64 %144
  %148 = load i32, ptr %147, align 4
  %149 = icmp ugt i32 %146, %148
  br i1 %149, label %150, label %151

150:
  store i32 %146, ptr %147, align 4
  br label %151

151:
  %152 = add nuw nsw i64 %144, 1
  %153 = icmp eq i64 %152, 64
  br i1 %153, label %154, label %143

154:
  %155 = load i32, ptr %24, align 4
  %156 = shl i32 %155, 4
  %157 = add i32 %156, 16
  %158 = load i32, ptr %23, align 4
  %159 = zext i32 %158 to i64
  %160 = getelementptr inbounds nuw i32, ptr %58, i64 %159
  store i32 %157, ptr %160, align 4
  br label %196

161:
  %162 = load i32, ptr %24, align 4
  %163 = shl i32 %162, 4
  %164 = load i32, ptr %25, align 8
  %165 = and i32 %164, 15
  %166 = or disjoint i32 %165, %163
  %167 = shl i32 %138, 6
  %168 = zext i32 %167 to i64
  %169 = getelementptr inbounds nuw i32, ptr %8, i64 %168
  %170 = zext i32 %138 to i64
  %171 = getelementptr inbounds nuw i32, ptr %169, i64 %170
  %172 = getelementptr inbounds nuw i32, ptr %26, i64 %170
  %173 = load i32, ptr %172, align 4
  %174 = icmp ugt i32 %166, %173
  br i1 %174, label %175, label %182

175:
  %176 = load i32, ptr %171, align 4
  %177 = icmp ugt i32 %166, %176
  br i1 %177, label %178, label %182

178:
  store i32 %166, ptr %171, align 4
  %179 = load i32, ptr %23, align 4
  %180 = shl i32 %179, 6
  %181 = zext i32 %180 to i64
  br label %182

182:
  %183 = phi i64 [ %168, %161 ], [ %168, %175 ], [ %181, %178 ]
  %184 = getelementptr inbounds nuw i32, ptr %8, i64 %183
  br label %185

185:
  %186 = phi i64 [ 0, %182 ], [ %194, %193 ]
  %187 = getelementptr inbounds nuw i32, ptr %184, i64 %186
  %188 = load i32, ptr %187, align 4
  %189 = getelementptr inbounds nuw i32, ptr %58, i64 %186
  %190 = load i32, ptr %189, align 4
  %191 = icmp ugt i32 %188, %190
  br i1 %191, label %192, label %193

192:
  store i32 %188, ptr %189, align 4
  br label %193

193:
  %194 = add nuw nsw i64 %186, 1
  %195 = icmp eq i64 %194, 64
  br i1 %195, label %196, label %185

196:
  %197 = xor i32 %118, -1
  %198 = and i32 %63, %197
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %68, label %62

200:
  %201 = xor i32 %46, -1
  %202 = and i32 %30, %201
  %203 = icmp eq i32 %202, 0
  br i1 %203, label %35, label %29

204:
  %205 = load ptr, ptr %7, align 8
  %206 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %207 = load i32, ptr %206, align 4
  %208 = getelementptr inbounds nuw i8, ptr %2, i64 204
  %209 = load i32, ptr %208, align 4
  %210 = shl i32 %209, 4
  %211 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %212 = load i32, ptr %211, align 8
  %213 = and i32 %212, 15
  %214 = or disjoint i32 %213, %210
  %215 = shl i32 %207, 6
  %216 = zext i32 %215 to i64
  %217 = getelementptr inbounds nuw i32, ptr %205, i64 %216
  %218 = zext i32 %207 to i64
  %219 = getelementptr inbounds nuw i32, ptr %217, i64 %218
  %220 = getelementptr inbounds nuw i8, ptr %205, i64 12288
  %221 = getelementptr inbounds nuw i32, ptr %220, i64 %218
  %222 = load i32, ptr %221, align 4
  %223 = icmp ugt i32 %214, %222
  br i1 %223, label %224, label %228

224:
  %225 = load i32, ptr %219, align 4
  %226 = icmp ugt i32 %214, %225
  br i1 %226, label %227, label %228

227:
  store i32 %214, ptr %219, align 4
  br label %228

228:
  %229 = getelementptr inbounds nuw i8, ptr %205, i64 12420
  %230 = load i32, ptr %229, align 4
  %231 = add i32 %230, 1
  store i32 %231, ptr %229, align 4
  %232 = load i32, ptr %208, align 4
  %233 = add i32 %232, 1
  %234 = load ptr, ptr %7, align 8
  store i32 %233, ptr %208, align 4
  %235 = getelementptr inbounds nuw i8, ptr %1, i64 14448
  %236 = load i64, ptr %235, align 8
  %237 = getelementptr inbounds nuw i8, ptr %234, i64 12420
  %238 = load i32, ptr %237, align 4
  %239 = zext i32 %238 to i64
  %240 = shl i64 %236, 30
  %241 = shl nuw nsw i64 %239, 10
  %242 = or i64 %240, %241
  %243 = or disjoint i64 %242, 1023
  %244 = getelementptr inbounds nuw i8, ptr %2, i64 216
  store i64 %243, ptr %244, align 8
  %245 = shl i32 %233, 4
  %246 = load i32, ptr %211, align 8
  %247 = and i32 %246, 15
  %248 = or disjoint i32 %247, %245
  %249 = getelementptr inbounds nuw i8, ptr %234, i64 12288
  %250 = load i32, ptr %206, align 4
  %251 = zext i32 %250 to i64
  %252 = getelementptr inbounds nuw i32, ptr %249, i64 %251
  store i32 %248, ptr %252, align 4
  br label %253

253:
  ret void
}

define internal preserve_allcc ptr @mbarrier_entry(ptr %0, i32 %1, i1 %2) unnamed_addr #0 noimplicitfloat {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 12428
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %18, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 12432
  %9 = zext i32 %5 to i64
  br label %13

10:
  %11 = add nuw nsw i64 %14, 1
  %12 = icmp eq i64 %11, %9
  br i1 %12, label %18, label %13

13:
  %14 = phi i64 [ 0, %7 ], [ %11, %10 ]
  %15 = getelementptr inbounds nuw %struct.AgedMbarrier, ptr %8, i64 %14
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %16, %1
  br i1 %17, label %26, label %10

18:
  %19 = icmp ne i32 %5, 32
  %20 = and i1 %2, %19
  br i1 %20, label %21, label %26

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 12432
  %23 = add i32 %5, 1
  store i32 %23, ptr %4, align 4
  %24 = zext i32 %5 to i64
  %25 = getelementptr inbounds nuw %struct.AgedMbarrier, ptr %22, i64 %24
  store i32 %1, ptr %25, align 8
  br label %26

26:
  %27 = phi ptr [ null, %18 ], [ %25, %21 ], [ %15, %13 ]
  ret ptr %27
}

define preserve_allcc void @ptxvm_screen_pass(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4) #0 noimplicitfloat {
  %6 = alloca %struct.Screening, align 8
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  %8 = load ptr, ptr %7, align 8
  %9 = icmp ne ptr %8, null
  %10 = icmp ne i32 %3, 0
  %11 = and i1 %10, %9
  %12 = icmp eq i32 %3, %4
  %13 = and i1 %12, %11
  br i1 %13, label %14, label %301

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %16 = tail call i32 @llvm.cttz.i32(i32 %3, i1 true)
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw i64, ptr %15, i64 %17
  %19 = load i64, ptr %18, align 8
  br label %20

20:
  %21 = phi i32 [ %3, %14 ], [ %32, %20 ]
  %22 = phi i32 [ 0, %14 ], [ %30, %20 ]
  %23 = tail call i32 @llvm.cttz.i32(i32 %21, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %15, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = icmp eq i64 %26, %19
  %28 = shl nuw i32 1, %23
  %29 = select i1 %27, i32 %28, i32 0
  %30 = or i32 %29, %22
  %31 = add i32 %21, -1
  %32 = and i32 %31, %21
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %20

34:
  %35 = icmp eq i32 %30, %3
  br i1 %35, label %36, label %301

36:
  %37 = trunc i64 %19 to i32
  %38 = getelementptr inbounds nuw i8, ptr %8, i64 12428
  %39 = load i32, ptr %38, align 4
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %301, label %41

41:
  %42 = getelementptr inbounds nuw i8, ptr %8, i64 12432
  %43 = zext i32 %39 to i64
  br label %47

44:
  %45 = add nuw nsw i64 %48, 1
  %46 = icmp eq i64 %45, %43
  br i1 %46, label %301, label %47

47:
  %48 = phi i64 [ 0, %41 ], [ %45, %44 ]
  %49 = getelementptr inbounds nuw %struct.AgedMbarrier, ptr %42, i64 %48
  %50 = load i32, ptr %49, align 8
  %51 = icmp eq i32 %50, %37
  br i1 %51, label %52, label %44

52:
  %53 = and i64 %19, 4294967295
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %55 = load i32, ptr %54, align 8
  %56 = zext i32 %55 to i64
  %57 = icmp uge i32 %55, %37
  %58 = sub nuw nsw i64 %56, %53
  %59 = icmp samesign ugt i64 %58, 7
  %60 = select i1 %57, i1 %59, i1 false
  br i1 %60, label %61, label %86

61:
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %63 = load ptr, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 %53
  %65 = load i64, ptr %64, align 8
  %66 = lshr i64 %65, 61
  %67 = trunc nuw nsw i64 %66 to i32
  %68 = and i32 %67, 1
  %69 = getelementptr inbounds nuw i8, ptr %49, i64 4
  %70 = load i32, ptr %69, align 4
  %71 = icmp eq i32 %68, %70
  br i1 %71, label %86, label %72

72:
  store i32 %68, ptr %69, align 4
  %73 = getelementptr inbounds nuw i8, ptr %49, i64 8
  %74 = getelementptr inbounds nuw i8, ptr %49, i64 264
  br label %79

75:
  tail call preserve_allcc void @miss_copies(ptr %0, ptr %1, ptr %49)
  %76 = getelementptr inbounds nuw i8, ptr %49, i64 520
  %77 = load ptr, ptr %76, align 8
  %78 = getelementptr inbounds nuw i8, ptr %49, i64 528
  store ptr %77, ptr %78, align 8
  store ptr null, ptr %76, align 8
  br label %86

79:
  %80 = phi i64 [ 0, %72 ], [ %84, %79 ]
  %81 = getelementptr inbounds nuw i32, ptr %73, i64 %80
  %82 = load i32, ptr %81, align 4
  %83 = getelementptr inbounds nuw i32, ptr %74, i64 %80
  store i32 %82, ptr %83, align 4
  store i32 0, ptr %81, align 4
  %84 = add nuw nsw i64 %80, 1
  %85 = icmp eq i64 %84, 64
  br i1 %85, label %75, label %79

86:
  %87 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %88 = load i32, ptr %87, align 4
  %89 = shl i32 %88, 6
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds nuw i32, ptr %8, i64 %90
  %92 = getelementptr inbounds nuw i8, ptr %49, i64 264
  br label %93

93:
  %94 = phi i64 [ 0, %86 ], [ %102, %101 ]
  %95 = getelementptr inbounds nuw i32, ptr %92, i64 %94
  %96 = load i32, ptr %95, align 4
  %97 = getelementptr inbounds nuw i32, ptr %91, i64 %94
  %98 = load i32, ptr %97, align 4
  %99 = icmp ugt i32 %96, %98
  br i1 %99, label %100, label %101

100:
  store i32 %96, ptr %97, align 4
  br label %101

101:
  %102 = add nuw nsw i64 %94, 1
  %103 = icmp eq i64 %102, 64
  br i1 %103, label %104, label %93

104:
  %105 = getelementptr inbounds nuw i8, ptr %49, i64 528
  %106 = load ptr, ptr %105, align 8
  %107 = icmp eq ptr %106, null
  br i1 %107, label %301, label %108

108:
  %109 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %110 = getelementptr inbounds nuw i8, ptr %6, i64 112
  %111 = getelementptr inbounds nuw i8, ptr %6, i64 120
  %112 = getelementptr inbounds nuw i8, ptr %6, i64 128
  %113 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %114 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %115 = getelementptr inbounds nuw i8, ptr %6, i64 137
  %116 = getelementptr inbounds nuw i8, ptr %6, i64 136
  %117 = getelementptr inbounds nuw i8, ptr %6, i64 134
  %118 = getelementptr inbounds nuw i8, ptr %6, i64 133
  %119 = getelementptr inbounds nuw i8, ptr %6, i64 132
  %120 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %121 = getelementptr inbounds nuw i8, ptr %2, i64 204
  %122 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %123 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %124 = getelementptr inbounds nuw i8, ptr %6, i64 48
  %125 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %126 = getelementptr inbounds nuw i8, ptr %6, i64 56
  %127 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %128 = getelementptr inbounds nuw i8, ptr %6, i64 88
  %129 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %130 = getelementptr inbounds nuw i8, ptr %6, i64 72
  %131 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %132 = getelementptr inbounds nuw i8, ptr %6, i64 80
  %133 = getelementptr inbounds nuw i8, ptr %1, i64 14448
  %134 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %135 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %136 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %137 = getelementptr inbounds nuw i8, ptr %6, i64 135
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 41816
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 456
  br label %140

140:
  %141 = phi ptr [ %106, %108 ], [ %299, %295 ]
  %142 = load ptr, ptr %141, align 8
  store ptr %142, ptr %105, align 8
  %143 = getelementptr inbounds nuw i8, ptr %141, i64 12
  %144 = load i32, ptr %143, align 4
  store ptr %0, ptr %6, align 8
  store ptr @show_copy.access, ptr %109, align 8
  store ptr %1, ptr %110, align 8
  store ptr %2, ptr %111, align 8
  store i32 %144, ptr %112, align 8
  store i8 0, ptr %115, align 1
  store i8 0, ptr %116, align 8
  store i8 0, ptr %117, align 2
  %145 = getelementptr inbounds nuw i8, ptr %141, i64 256
  %146 = tail call i32 @llvm.cttz.i32(i32 %144, i1 false)
  %147 = zext nneg i32 %146 to i64
  %148 = getelementptr inbounds nuw i32, ptr %145, i64 %147
  %149 = load i32, ptr %148, align 4
  %150 = lshr i32 %149, 7
  %151 = zext nneg i32 %150 to i64
  %152 = getelementptr inbounds nuw i8, ptr %141, i64 56
  %153 = load i32, ptr %152, align 8
  %154 = zext i32 %153 to i64
  %155 = shl nuw nsw i64 %154, 20
  %156 = getelementptr inbounds nuw i8, ptr %141, i64 60
  %157 = load i32, ptr %156, align 4
  %158 = zext i32 %157 to i64
  %159 = shl nuw nsw i64 %158, 15
  %160 = or i64 %155, %159
  %161 = or disjoint i64 %160, 104
  %162 = load i64, ptr %120, align 8
  %163 = and i64 %162, 16777215
  %164 = load i32, ptr %121, align 4
  %165 = zext i32 %164 to i64
  %166 = shl nuw nsw i64 %165, 24
  %167 = or disjoint i64 %166, %163
  store i64 %167, ptr %122, align 8
  store i64 0, ptr %114, align 8
  %168 = load i32, ptr %54, align 8
  %169 = zext i32 %168 to i64
  store i64 %169, ptr %113, align 8
  %170 = load ptr, ptr %123, align 8
  %171 = ptrtoint ptr %170 to i64
  store i64 %171, ptr %124, align 8
  %172 = load ptr, ptr %125, align 8
  store ptr %172, ptr %126, align 8
  %173 = load ptr, ptr %127, align 8
  store ptr %173, ptr %128, align 8
  %174 = load ptr, ptr %129, align 8
  store ptr %174, ptr %130, align 8
  %175 = load ptr, ptr %131, align 8
  store ptr %175, ptr %132, align 8
  %176 = load i64, ptr %133, align 8
  %177 = shl i64 %176, 20
  %178 = load i32, ptr %134, align 8
  %179 = lshr i32 %178, 4
  %180 = zext nneg i32 %179 to i64
  %181 = or i64 %177, %180
  store i64 %181, ptr %135, align 8
  %182 = load i32, ptr %136, align 8
  %183 = icmp ne i32 %182, 0
  %184 = zext i1 %183 to i8
  store i8 %184, ptr %137, align 1
  store i8 1, ptr %119, align 4
  %185 = load ptr, ptr %7, align 8
  %186 = icmp ne ptr %185, null
  %187 = zext i1 %186 to i8
  store i8 %187, ptr %118, align 1
  %188 = tail call preserve_allcc i1 @is_untouched(ptr %1, ptr %141)
  br i1 %188, label %192, label %189

189:
  %190 = getelementptr inbounds nuw i8, ptr %185, i64 12424
  store i32 1, ptr %190, align 8
  %191 = load i32, ptr %143, align 4
  br label %192

192:
  %193 = phi i32 [ %191, %189 ], [ %144, %140 ]
  %194 = icmp eq i32 %193, 0
  br i1 %194, label %208, label %195

195:
  %196 = getelementptr inbounds nuw i8, ptr %141, i64 16
  br label %197

197:
  %198 = phi i64 [ %151, %195 ], [ %206, %274 ]
  %199 = phi i32 [ %193, %195 ], [ %293, %274 ]
  %200 = phi i32 [ 0, %195 ], [ %291, %274 ]
  %201 = tail call i32 @llvm.cttz.i32(i32 %199, i1 true)
  %202 = zext nneg i32 %201 to i64
  %203 = getelementptr inbounds nuw i32, ptr %145, i64 %202
  %204 = load i32, ptr %203, align 4
  %205 = lshr i32 %204, 7
  %206 = zext nneg i32 %205 to i64
  %207 = icmp eq i64 %198, %206
  br i1 %207, label %274, label %242

208:
  %209 = phi i32 [ 0, %192 ], [ %291, %274 ]
  %210 = phi i64 [ %151, %192 ], [ %206, %274 ]
  %211 = getelementptr inbounds nuw %struct.ScreenLine, ptr %172, i64 %210
  %212 = getelementptr inbounds nuw i32, ptr %174, i64 %210
  %213 = load i32, ptr %212, align 4
  %214 = or i32 %213, %209
  store i32 %214, ptr %212, align 4
  %215 = load i64, ptr %211, align 8
  %216 = icmp eq i64 %215, %181
  br i1 %216, label %224, label %217

217:
  store i64 %181, ptr %211, align 8
  %218 = getelementptr inbounds nuw i8, ptr %211, i64 48
  %219 = getelementptr inbounds nuw i8, ptr %211, i64 60
  store i32 0, ptr %219, align 4
  %220 = getelementptr inbounds nuw i8, ptr %211, i64 56
  store i32 0, ptr %220, align 8
  %221 = getelementptr inbounds nuw i8, ptr %211, i64 52
  store i32 0, ptr %221, align 4
  %222 = getelementptr inbounds nuw i8, ptr %211, i64 8
  store i64 0, ptr %222, align 8
  store i32 %209, ptr %218, align 8
  %223 = getelementptr inbounds nuw i8, ptr %211, i64 16
  store i64 %161, ptr %223, align 8
  br label %295

224:
  %225 = getelementptr inbounds nuw i8, ptr %211, i64 8
  %226 = load i64, ptr %225, align 8
  %227 = icmp eq i64 %226, 0
  br i1 %227, label %231, label %228

228:
  store i64 0, ptr %225, align 8
  %229 = load i64, ptr %138, align 8
  %230 = add i64 %229, 1
  store i64 %230, ptr %138, align 8
  br label %231

231:
  %232 = xor i32 %209, -1
  %233 = getelementptr inbounds nuw i8, ptr %211, i64 48
  br label %235

234:
  call preserve_allcc void @remember(ptr %6, ptr %211, i32 0, i64 %161, i32 %209)
  br label %295

235:
  %236 = phi i64 [ 0, %231 ], [ %240, %235 ]
  %237 = getelementptr inbounds nuw i32, ptr %233, i64 %236
  %238 = load i32, ptr %237, align 4
  %239 = and i32 %238, %232
  store i32 %239, ptr %237, align 4
  %240 = add nuw nsw i64 %236, 1
  %241 = icmp eq i64 %240, 4
  br i1 %241, label %234, label %235

242:
  %243 = getelementptr inbounds nuw %struct.ScreenLine, ptr %172, i64 %198
  %244 = getelementptr inbounds nuw i32, ptr %174, i64 %198
  %245 = load i32, ptr %244, align 4
  %246 = or i32 %245, %200
  store i32 %246, ptr %244, align 4
  %247 = load i64, ptr %243, align 8
  %248 = icmp eq i64 %247, %181
  br i1 %248, label %256, label %249

249:
  store i64 %181, ptr %243, align 8
  %250 = getelementptr inbounds nuw i8, ptr %243, i64 48
  %251 = getelementptr inbounds nuw i8, ptr %243, i64 60
  store i32 0, ptr %251, align 4
  %252 = getelementptr inbounds nuw i8, ptr %243, i64 56
  store i32 0, ptr %252, align 8
  %253 = getelementptr inbounds nuw i8, ptr %243, i64 52
  store i32 0, ptr %253, align 4
  %254 = getelementptr inbounds nuw i8, ptr %243, i64 8
  store i64 0, ptr %254, align 8
  store i32 %200, ptr %250, align 8
  %255 = getelementptr inbounds nuw i8, ptr %243, i64 16
  store i64 %161, ptr %255, align 8
  br label %274

256:
  %257 = getelementptr inbounds nuw i8, ptr %243, i64 8
  %258 = load i64, ptr %257, align 8
  %259 = icmp eq i64 %258, 0
  br i1 %259, label %263, label %260

260:
  store i64 0, ptr %257, align 8
  %261 = load i64, ptr %138, align 8
  %262 = add i64 %261, 1
  store i64 %262, ptr %138, align 8
  br label %263

263:
  %264 = xor i32 %200, -1
  %265 = getelementptr inbounds nuw i8, ptr %243, i64 48
  br label %267

266:
  call preserve_allcc void @remember(ptr %6, ptr %243, i32 0, i64 %161, i32 %200)
  br label %274

267:
  %268 = phi i64 [ 0, %263 ], [ %272, %267 ]
  %269 = getelementptr inbounds nuw i32, ptr %265, i64 %268
  %270 = load i32, ptr %269, align 4
  %271 = and i32 %270, %264
  store i32 %271, ptr %269, align 4
  %272 = add nuw nsw i64 %268, 1
  %273 = icmp eq i64 %272, 4
  br i1 %273, label %266, label %267

274:
  %275 = phi i32 [ %200, %197 ], [ 0, %249 ], [ 0, %266 ]
  %276 = load i32, ptr %203, align 4
  %277 = and i32 %276, 127
  %278 = zext nneg i32 %277 to i64
  %279 = load i32, ptr %196, align 8
  %280 = zext i32 %279 to i64
  %281 = add nsw i64 %280, -1
  %282 = add nsw i64 %281, %278
  %283 = lshr i32 %277, 2
  %284 = shl nsw i32 -1, %283
  %285 = tail call i64 @llvm.umin.i64(i64 %282, i64 127)
  %286 = lshr i64 %285, 2
  %287 = trunc nuw nsw i64 %286 to i32
  %288 = xor i32 %287, 31
  %289 = lshr i32 -1, %288
  %290 = and i32 %289, %284
  %291 = or i32 %290, %275
  %292 = add i32 %199, -1
  %293 = and i32 %292, %199
  %294 = icmp eq i32 %293, 0
  br i1 %294, label %208, label %197

295:
  %296 = load ptr, ptr %139, align 8
  store ptr %296, ptr %141, align 8
  store ptr %141, ptr %139, align 8
  %297 = load i32, ptr %136, align 8
  %298 = add i32 %297, -1
  store i32 %298, ptr %136, align 8
  %299 = load ptr, ptr %105, align 8
  %300 = icmp eq ptr %299, null
  br i1 %300, label %301, label %140

301:
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
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 56
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
  %331 = udiv i64 %329, 56
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
  br i1 %33, label %34, label %173

34:
  %35 = call preserve_allcc i32 @look(ptr %0, ptr %1, ptr %2, ptr %8)
  br label %173

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
  br label %173

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
  br label %173

149:
  %150 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %151 = load i32, ptr %150, align 8
  %152 = icmp eq i32 %151, 0
  %153 = select i1 %152, i32 2, i32 1
  %154 = getelementptr inbounds nuw i8, ptr %0, i64 43648
  %155 = load i32, ptr %154, align 8
  %156 = icmp ugt i32 %155, %153
  br i1 %156, label %157, label %159

157:
  %158 = sub nuw i32 %155, %153
  store i32 %158, ptr %154, align 8
  br label %168

159:
  %160 = icmp eq i32 %155, 0
  br i1 %160, label %168, label %161

161:
  store i32 0, ptr %154, align 8
  %162 = getelementptr inbounds nuw i8, ptr %0, i64 43656
  %163 = load i32, ptr %162, align 8
  %164 = getelementptr inbounds nuw i8, ptr %0, i64 43652
  store i32 %163, ptr %164, align 4
  %165 = icmp ult i32 %163, 1048576
  %166 = shl nuw nsw i32 %163, 1
  %167 = select i1 %165, i32 %166, i32 1048576
  store i32 %167, ptr %162, align 8
  br label %168

168:
  %169 = tail call preserve_allcc i32 @look_again(ptr %0, ptr %1, ptr %102)
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %171, label %173

171:
  %172 = call preserve_allcc i32 @look(ptr %0, ptr %1, ptr %2, ptr %8)
  br label %173

173:
  %174 = phi i32 [ %35, %34 ], [ %99, %98 ], [ 1, %32 ], [ 0, %147 ], [ 1, %168 ], [ %172, %171 ]
  ret i32 %174
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
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %8 = icmp eq i32 %3, -1
  br i1 %8, label %9, label %133

9:
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 64
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
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 12416
  %18 = load i32, ptr %17, align 8
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
  %31 = getelementptr inbounds nuw i8, ptr %14, i64 12420
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
  %54 = getelementptr inbounds nuw i8, ptr %14, i64 12420
  %55 = load i32, ptr %54, align 4
  %56 = add i32 %55, 1
  store i32 %56, ptr %54, align 4
  %57 = getelementptr inbounds nuw i8, ptr %14, i64 8192
  %58 = shl nuw nsw i32 %1, 6
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
  %73 = shl nuw nsw i32 %65, 6
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
  %86 = icmp eq i64 %85, 64
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
  %128 = getelementptr inbounds nuw i8, ptr %125, i64 12420
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
  %138 = getelementptr inbounds nuw i8, ptr %125, i64 12288
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

define internal fastcc i1 @are_untouched(ptr %0, ptr %1) unnamed_addr #0 {
  %3 = icmp eq ptr %1, null
  br i1 %3, label %10, label %4

4:
  %5 = phi ptr [ %8, %7 ], [ %1, %2 ]
  %6 = tail call preserve_allcc i1 @is_untouched(ptr %0, ptr %5)
  br i1 %6, label %7, label %10

7:
  %8 = load ptr, ptr %5, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %10, label %4

10:
  %11 = phi i1 [ true, %2 ], [ %6, %7 ], [ %6, %4 ]
  ret i1 %11
}

define internal preserve_allcc i1 @is_untouched(ptr %0, ptr %1) unnamed_addr #0 noimplicitfloat {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 14408
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %43, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %10 = load i32, ptr %9, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %43, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 256
  %14 = zext i32 %6 to i64
  %15 = add nsw i64 %14, -1
  br label %16

16:
  %17 = phi i32 [ %10, %12 ], [ %41, %39 ]
  %18 = tail call i32 @llvm.cttz.i32(i32 %17, i1 true)
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw i32, ptr %13, i64 %19
  %21 = load i32, ptr %20, align 4
  %22 = lshr i32 %21, 7
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr %4, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = and i32 %21, 127
  %27 = zext nneg i32 %26 to i64
  %28 = add nsw i64 %15, %27
  %29 = lshr i32 %26, 2
  %30 = shl nsw i32 -1, %29
  %31 = tail call i64 @llvm.umin.i64(i64 %28, i64 127)
  %32 = lshr i64 %31, 2
  %33 = trunc nuw nsw i64 %32 to i32
  %34 = xor i32 %33, 31
  %35 = lshr i32 -1, %34
  %36 = and i32 %30, %25
  %37 = and i32 %36, %35
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %43

39:
  %40 = add i32 %17, -1
  %41 = and i32 %40, %17
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %43, label %16

43:
  %44 = phi i1 [ true, %8 ], [ true, %2 ], [ %38, %39 ], [ %38, %16 ]
  ret i1 %44
}

define internal preserve_allcc void @miss_copies(ptr %0, ptr %1, ptr %2) unnamed_addr #0 noimplicitfloat {
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 528
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %21, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  br label %11

11:
  %12 = phi ptr [ %5, %7 ], [ %19, %11 ]
  %13 = load ptr, ptr %12, align 8
  store ptr %13, ptr %4, align 8
  %14 = load ptr, ptr %8, align 8
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 12424
  store i32 1, ptr %15, align 8
  %16 = load ptr, ptr %9, align 8
  store ptr %16, ptr %12, align 8
  store ptr %12, ptr %9, align 8
  %17 = load i32, ptr %10, align 8
  %18 = add i32 %17, -1
  store i32 %18, ptr %10, align 8
  %19 = load ptr, ptr %4, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %21, label %11

21:
  ret void
}

define internal fastcc i1 @is_ordered(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4) unnamed_addr #0 {
  %6 = alloca %struct.Screening, align 8
  store ptr %0, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  store ptr %3, ptr %7, align 8
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 112
  store ptr %1, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %6, i64 120
  store ptr %2, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 128
  store i32 %4, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 40
  store i64 0, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 32
  store i64 0, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 137
  store i8 0, ptr %13, align 1
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 136
  store i8 0, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 134
  store i8 0, ptr %15, align 2
  %16 = getelementptr inbounds nuw i8, ptr %6, i64 133
  store i8 0, ptr %16, align 1
  %17 = getelementptr inbounds nuw i8, ptr %6, i64 132
  store i8 0, ptr %17, align 4
  %18 = call preserve_allcc i32 @screen_varying(ptr %6, ptr %1, ptr %2, i32 %4, i1 false)
  %19 = icmp eq i32 %18, 0
  ret i1 %19
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
  br i1 %17, label %1502, label %1491

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %20 = load ptr, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 8
  %22 = load i32, ptr %21, align 8
  %23 = load i32, ptr %20, align 8
  %24 = icmp eq i32 %23, 2
  br i1 %24, label %30, label %25

25:
  %26 = icmp eq i32 %23, 0
  %27 = and i64 %12, -4294967296
  %28 = icmp eq i64 %27, 4294967296
  %29 = and i1 %28, %26
  br i1 %29, label %30, label %349

30:
  %31 = and i64 %12, 4294967295
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %33 = load i64, ptr %32, align 8
  %34 = and i64 %33, 16777215
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 204
  %36 = load i32, ptr %35, align 4
  %37 = zext i32 %36 to i64
  %38 = shl nuw nsw i64 %37, 24
  %39 = or disjoint i64 %38, %34
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 134
  %41 = load i8, ptr %40, align 2
  %42 = trunc nuw i8 %41 to i1
  br i1 %42, label %48, label %43

43:
  %44 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %45 = load i32, ptr %44, align 8
  %46 = zext i32 %45 to i64
  %47 = or i64 %39, %46
  br label %48

48:
  %49 = phi i64 [ %47, %43 ], [ %39, %30 ]
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %49, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 0, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %53 = load i32, ptr %52, align 8
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %54, ptr %55, align 8
  %56 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %57 = load ptr, ptr %56, align 8
  %58 = ptrtoint ptr %57 to i64
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %58, ptr %59, align 8
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %61, ptr %62, align 8
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %64 = load ptr, ptr %63, align 8
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %64, ptr %65, align 8
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %67, ptr %68, align 8
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %70 = load ptr, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %70, ptr %71, align 8
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 14448
  %73 = load i64, ptr %72, align 8
  %74 = shl i64 %73, 20
  %75 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %76 = load i32, ptr %75, align 8
  %77 = lshr i32 %76, 4
  %78 = zext nneg i32 %77 to i64
  %79 = or i64 %74, %78
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %79, ptr %80, align 8
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %82 = load i32, ptr %81, align 8
  %83 = icmp ne i32 %82, 0
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %85 = zext i1 %83 to i8
  store i8 %85, ptr %84, align 1
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 1, ptr %86, align 4
  %87 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  %88 = load ptr, ptr %87, align 8
  %89 = icmp ne ptr %88, null
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %91 = zext i1 %89 to i8
  store i8 %91, ptr %90, align 1
  %92 = icmp samesign ult i64 %31, %54
  br i1 %92, label %93, label %349

93:
  %94 = and i64 %12, -4294967296
  %95 = load i32, ptr %21, align 8
  %96 = tail call i32 @llvm.ctlz.i32(i32 %3, i1 true)
  %97 = add nuw nsw i32 %96, %9
  %98 = sub nsw i32 32, %97
  %99 = mul i32 %95, %98
  %100 = zext i32 %99 to i64
  %101 = add nsw i64 %31, -1
  %102 = add nsw i64 %101, %100
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %104 = load ptr, ptr %103, align 8
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %106 = load ptr, ptr %105, align 8
  %107 = getelementptr inbounds nuw i8, ptr %20, i64 4
  %108 = load i32, ptr %107, align 4
  %109 = icmp eq i32 %108, 0
  %110 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %111 = load i32, ptr %110, align 8
  %112 = icmp eq i32 %111, 0
  br i1 %109, label %113, label %117

113:
  br i1 %112, label %114, label %131

114:
  %115 = getelementptr inbounds nuw i8, ptr %106, i64 216
  %116 = load i64, ptr %115, align 8
  br label %131

117:
  br i1 %112, label %131, label %118

118:
  %119 = getelementptr inbounds nuw i8, ptr %104, i64 14448
  %120 = load i64, ptr %119, align 8
  %121 = getelementptr inbounds nuw i8, ptr %106, i64 200
  %122 = load i32, ptr %121, align 8
  %123 = lshr i32 %122, 4
  %124 = zext nneg i32 %123 to i64
  %125 = shl i64 %120, 30
  %126 = shl nuw nsw i64 %124, 10
  %127 = add i32 %111, 512
  %128 = zext i32 %127 to i64
  %129 = or i64 %125, %128
  %130 = or i64 %129, %126
  br label %131

131:
  %132 = phi i64 [ %116, %114 ], [ %130, %118 ], [ 0, %117 ], [ 0, %113 ]
  br i1 %83, label %349, label %133

133:
  %134 = getelementptr inbounds nuw i8, ptr %7, i64 428
  %135 = load i32, ptr %134, align 4
  %136 = icmp eq i32 %135, 0
  %137 = icmp ult i64 %102, %54
  %138 = select i1 %136, i1 %137, i1 false
  br i1 %138, label %139, label %349

139:
  %140 = add i32 %95, -1
  %141 = zext i32 %140 to i64
  %142 = and i64 %12, %141
  %143 = icmp eq i64 %142, 0
  br i1 %143, label %144, label %349

144:
  %145 = lshr i64 %31, 7
  %146 = lshr i64 %102, 7
  %147 = icmp samesign ugt i64 %145, %146
  br i1 %147, label %176, label %148

148:
  %149 = getelementptr inbounds nuw i8, ptr %7, i64 37696
  %150 = load i32, ptr %149, align 8
  %151 = icmp eq i32 %150, 0
  %152 = getelementptr inbounds nuw i8, ptr %104, i64 14408
  %153 = getelementptr inbounds nuw i8, ptr %7, i64 37704
  %154 = icmp eq i64 %132, 0
  %155 = getelementptr inbounds nuw i8, ptr %104, i64 14392
  br label %156

156:
  %157 = phi i64 [ %145, %148 ], [ %174, %173 ]
  br i1 %151, label %163, label %158

158:
  %159 = load ptr, ptr %152, align 8
  %160 = getelementptr inbounds nuw i32, ptr %159, i64 %157
  %161 = load i32, ptr %160, align 4
  %162 = icmp eq i32 %161, -1
  br i1 %162, label %163, label %349

163:
  %164 = load i32, ptr %153, align 8
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %173, label %166

166:
  br i1 %154, label %349, label %167

167:
  %168 = load ptr, ptr %155, align 8
  %169 = getelementptr inbounds nuw %struct.ScreenLine, ptr %168, i64 %157
  %170 = getelementptr inbounds nuw i8, ptr %169, i64 8
  %171 = load i64, ptr %170, align 8
  %172 = icmp eq i64 %171, %132
  br i1 %172, label %173, label %349

173:
  %174 = add nuw nsw i64 %157, 1
  %175 = icmp eq i64 %157, %146
  br i1 %175, label %176, label %156

176:
  %177 = getelementptr inbounds nuw i8, ptr %104, i64 14464
  %178 = load i32, ptr %177, align 8
  %179 = icmp eq i32 %178, 2
  br i1 %179, label %4074, label %180

180:
  %181 = getelementptr inbounds nuw i8, ptr %20, i64 48
  %182 = load i32, ptr %181, align 8
  %183 = icmp eq i32 %182, 0
  br i1 %183, label %4074, label %184

184:
  %185 = getelementptr inbounds nuw i8, ptr %7, i64 42336
  %186 = add i32 %182, -1
  %187 = zext i32 %186 to i64
  %188 = getelementptr inbounds nuw %struct.ScreenRange, ptr %185, i64 %187
  %189 = load i64, ptr %188, align 8
  %190 = ptrtoint ptr %20 to i64
  %191 = icmp eq i64 %189, %190
  br i1 %191, label %192, label %198

192:
  %193 = getelementptr inbounds nuw i8, ptr %188, i64 24
  %194 = load i64, ptr %193, align 8
  %195 = getelementptr inbounds nuw i8, ptr %106, i64 216
  %196 = load i64, ptr %195, align 8
  %197 = icmp eq i64 %194, %196
  br i1 %197, label %200, label %198

198:
  %199 = getelementptr inbounds nuw i8, ptr %188, i64 8
  br label %219

200:
  %201 = getelementptr inbounds nuw i8, ptr %188, i64 32
  %202 = load i64, ptr %201, align 8
  %203 = getelementptr inbounds nuw i8, ptr %7, i64 41816
  %204 = load i64, ptr %203, align 8
  %205 = icmp eq i64 %202, %204
  %206 = getelementptr inbounds nuw i8, ptr %188, i64 8
  %207 = load i64, ptr %206, align 8
  %208 = sub i64 %207, %94
  %209 = lshr i64 %208, 7
  %210 = tail call i64 @llvm.umin.i64(i64 %209, i64 %145)
  br i1 %205, label %211, label %219

211:
  %212 = icmp ult i64 %208, %54
  br i1 %212, label %213, label %219

213:
  %214 = getelementptr inbounds nuw i8, ptr %188, i64 16
  %215 = load i64, ptr %214, align 8
  %216 = add i64 %215, %208
  %217 = lshr i64 %216, 7
  %218 = tail call i64 @llvm.umax.i64(i64 %217, i64 %146)
  br label %219

219:
  %220 = phi i64 [ %210, %211 ], [ %210, %213 ], [ %145, %200 ], [ %145, %198 ]
  %221 = phi ptr [ %206, %211 ], [ %206, %213 ], [ %206, %200 ], [ %199, %198 ]
  %222 = phi i64 [ %146, %211 ], [ %218, %213 ], [ %146, %200 ], [ %146, %198 ]
  %223 = shl nuw i64 %222, 7
  %224 = add i64 %223, 128
  %225 = icmp ugt i64 %224, %54
  br i1 %225, label %4074, label %226

226:
  %227 = icmp ugt i64 %220, %222
  br i1 %227, label %256, label %228

228:
  %229 = getelementptr inbounds nuw i8, ptr %7, i64 37696
  %230 = load i32, ptr %229, align 8
  %231 = icmp eq i32 %230, 0
  %232 = getelementptr inbounds nuw i8, ptr %104, i64 14408
  %233 = getelementptr inbounds nuw i8, ptr %7, i64 37704
  %234 = icmp eq i64 %132, 0
  %235 = getelementptr inbounds nuw i8, ptr %104, i64 14392
  br label %236

236:
  %237 = phi i64 [ %220, %228 ], [ %254, %253 ]
  br i1 %231, label %243, label %238

238:
  %239 = load ptr, ptr %232, align 8
  %240 = getelementptr inbounds nuw i32, ptr %239, i64 %237
  %241 = load i32, ptr %240, align 4
  %242 = icmp eq i32 %241, -1
  br i1 %242, label %243, label %4074

243:
  %244 = load i32, ptr %233, align 8
  %245 = icmp eq i32 %244, 0
  br i1 %245, label %253, label %246

246:
  br i1 %234, label %4074, label %247

247:
  %248 = load ptr, ptr %235, align 8
  %249 = getelementptr inbounds nuw %struct.ScreenLine, ptr %248, i64 %237
  %250 = getelementptr inbounds nuw i8, ptr %249, i64 8
  %251 = load i64, ptr %250, align 8
  %252 = icmp eq i64 %251, %132
  br i1 %252, label %253, label %4074

253:
  %254 = add nuw nsw i64 %237, 1
  %255 = icmp eq i64 %237, %222
  br i1 %255, label %256, label %236

256:
  %257 = sub nsw i64 %222, %220
  %258 = add nsw i64 %257, 1
  %259 = getelementptr inbounds nuw i8, ptr %104, i64 14408
  %260 = getelementptr inbounds nuw i8, ptr %104, i64 14392
  %261 = icmp ne i64 %258, 0
  %262 = icmp ne i64 %220, 0
  %263 = select i1 %261, i1 %262, i1 false
  br i1 %263, label %264, label %294

264:
  %265 = getelementptr inbounds nuw i8, ptr %7, i64 37696
  %266 = load i32, ptr %265, align 8
  %267 = icmp eq i32 %266, 0
  %268 = getelementptr inbounds nuw i8, ptr %7, i64 37704
  %269 = icmp eq i64 %132, 0
  br label %270

270:
  %271 = phi i64 [ %257, %264 ], [ %290, %289 ]
  %272 = phi i64 [ %220, %264 ], [ %273, %289 ]
  %273 = add nsw i64 %272, -1
  br i1 %267, label %279, label %274

274:
  %275 = load ptr, ptr %259, align 8
  %276 = getelementptr inbounds nuw i32, ptr %275, i64 %273
  %277 = load i32, ptr %276, align 4
  %278 = icmp eq i32 %277, -1
  br i1 %278, label %279, label %294

279:
  %280 = load i32, ptr %268, align 8
  %281 = icmp eq i32 %280, 0
  br i1 %281, label %289, label %282

282:
  br i1 %269, label %294, label %283

283:
  %284 = load ptr, ptr %260, align 8
  %285 = getelementptr inbounds nuw %struct.ScreenLine, ptr %284, i64 %273
  %286 = getelementptr inbounds nuw i8, ptr %285, i64 8
  %287 = load i64, ptr %286, align 8
  %288 = icmp eq i64 %287, %132
  br i1 %288, label %289, label %294

289:
  %290 = add nsw i64 %271, -1
  %291 = icmp ne i64 %271, 0
  %292 = icmp ne i64 %273, 0
  %293 = select i1 %291, i1 %292, i1 false
  br i1 %293, label %270, label %294

294:
  %295 = phi i64 [ %220, %256 ], [ %273, %289 ], [ %272, %283 ], [ %272, %274 ], [ %272, %282 ]
  %296 = icmp eq i64 %258, 0
  br i1 %296, label %329, label %297

297:
  %298 = getelementptr inbounds nuw i8, ptr %7, i64 37696
  %299 = getelementptr inbounds nuw i8, ptr %7, i64 37704
  %300 = icmp eq i64 %132, 0
  br label %301

301:
  %302 = phi i64 [ %257, %297 ], [ %327, %326 ]
  %303 = phi i64 [ %222, %297 ], [ %308, %326 ]
  %304 = shl i64 %303, 7
  %305 = add i64 %304, 256
  %306 = icmp ugt i64 %305, %54
  br i1 %306, label %329, label %307

307:
  %308 = add nuw nsw i64 %303, 1
  %309 = load i32, ptr %298, align 8
  %310 = icmp eq i32 %309, 0
  br i1 %310, label %316, label %311

311:
  %312 = load ptr, ptr %259, align 8
  %313 = getelementptr inbounds nuw i32, ptr %312, i64 %308
  %314 = load i32, ptr %313, align 4
  %315 = icmp eq i32 %314, -1
  br i1 %315, label %316, label %329

316:
  %317 = load i32, ptr %299, align 8
  %318 = icmp eq i32 %317, 0
  br i1 %318, label %326, label %319

319:
  br i1 %300, label %329, label %320

320:
  %321 = load ptr, ptr %260, align 8
  %322 = getelementptr inbounds nuw %struct.ScreenLine, ptr %321, i64 %308
  %323 = getelementptr inbounds nuw i8, ptr %322, i64 8
  %324 = load i64, ptr %323, align 8
  %325 = icmp eq i64 %324, %132
  br i1 %325, label %326, label %329

326:
  %327 = add nsw i64 %302, -1
  %328 = icmp eq i64 %302, 0
  br i1 %328, label %329, label %301

329:
  %330 = phi i64 [ %222, %294 ], [ %308, %326 ], [ %303, %301 ], [ %303, %320 ], [ %303, %311 ], [ %303, %319 ]
  store i64 %190, ptr %188, align 8
  %331 = shl nuw nsw i64 %295, 7
  %332 = add nuw i64 %331, %94
  store i64 %332, ptr %221, align 8
  %333 = sub i64 %330, %295
  %334 = shl i64 %333, 7
  %335 = load ptr, ptr %19, align 8
  %336 = getelementptr inbounds nuw i8, ptr %335, i64 8
  %337 = load i32, ptr %336, align 8
  %338 = zext i32 %337 to i64
  %339 = add i64 %334, 129
  %340 = sub i64 %339, %338
  %341 = getelementptr inbounds nuw i8, ptr %188, i64 16
  store i64 %340, ptr %341, align 8
  %342 = load ptr, ptr %105, align 8
  %343 = getelementptr inbounds nuw i8, ptr %342, i64 216
  %344 = load i64, ptr %343, align 8
  %345 = getelementptr inbounds nuw i8, ptr %188, i64 24
  store i64 %344, ptr %345, align 8
  %346 = getelementptr inbounds nuw i8, ptr %7, i64 41816
  %347 = load i64, ptr %346, align 8
  %348 = getelementptr inbounds nuw i8, ptr %188, i64 32
  store i64 %347, ptr %348, align 8
  br label %4074

349:
  %350 = getelementptr inbounds nuw i8, ptr %20, i64 4
  %351 = load i32, ptr %350, align 4
  %352 = icmp eq i32 %351, 6
  %353 = getelementptr inbounds nuw i8, ptr %0, i64 134
  %354 = zext i1 %352 to i8
  store i8 %354, ptr %353, align 2
  %355 = tail call i32 @llvm.cttz.i32(i32 %22, i1 false)
  %356 = tail call i32 @llvm.ctlz.i32(i32 %3, i1 true)
  %357 = xor i32 %356, 31
  %358 = load i32, ptr %21, align 8
  %359 = zext nneg i32 %355 to i64
  %360 = sub nsw i32 %357, %9
  %361 = zext i32 %360 to i64
  %362 = shl nuw i64 %361, %359
  %363 = zext i32 %358 to i64
  %364 = add nuw i64 %362, %363
  %365 = load i32, ptr %20, align 8
  %366 = icmp eq i32 %365, 2
  br i1 %366, label %372, label %367

367:
  %368 = icmp eq i32 %365, 0
  %369 = and i64 %12, -4294967296
  %370 = icmp eq i64 %369, 4294967296
  %371 = and i1 %370, %368
  br i1 %371, label %372, label %432

372:
  %373 = and i64 %12, 4294967295
  %374 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %375 = load i64, ptr %374, align 8
  %376 = and i64 %375, 16777215
  %377 = getelementptr inbounds nuw i8, ptr %2, i64 204
  %378 = load i32, ptr %377, align 4
  %379 = zext i32 %378 to i64
  %380 = shl nuw nsw i64 %379, 24
  %381 = or disjoint i64 %380, %376
  br i1 %352, label %387, label %382

382:
  %383 = getelementptr inbounds nuw i8, ptr %20, i64 16
  %384 = load i32, ptr %383, align 8
  %385 = zext i32 %384 to i64
  %386 = or i64 %381, %385
  br label %387

387:
  %388 = phi i64 [ %386, %382 ], [ %381, %372 ]
  %389 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %388, ptr %389, align 8
  %390 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 0, ptr %390, align 8
  %391 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %392 = load i32, ptr %391, align 8
  %393 = zext i32 %392 to i64
  %394 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %393, ptr %394, align 8
  %395 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %396 = load ptr, ptr %395, align 8
  %397 = ptrtoint ptr %396 to i64
  %398 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %397, ptr %398, align 8
  %399 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %400 = load ptr, ptr %399, align 8
  %401 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %400, ptr %401, align 8
  %402 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %403 = load ptr, ptr %402, align 8
  %404 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %403, ptr %404, align 8
  %405 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %406 = load ptr, ptr %405, align 8
  %407 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %406, ptr %407, align 8
  %408 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %409 = load ptr, ptr %408, align 8
  %410 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %409, ptr %410, align 8
  %411 = getelementptr inbounds nuw i8, ptr %1, i64 14448
  %412 = load i64, ptr %411, align 8
  %413 = shl i64 %412, 20
  %414 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %415 = load i32, ptr %414, align 8
  %416 = lshr i32 %415, 4
  %417 = zext nneg i32 %416 to i64
  %418 = or i64 %413, %417
  %419 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %418, ptr %419, align 8
  %420 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %421 = load i32, ptr %420, align 8
  %422 = icmp ne i32 %421, 0
  %423 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %424 = zext i1 %422 to i8
  store i8 %424, ptr %423, align 1
  %425 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 1, ptr %425, align 4
  %426 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  %427 = load ptr, ptr %426, align 8
  %428 = icmp ne ptr %427, null
  %429 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %430 = zext i1 %428 to i8
  store i8 %430, ptr %429, align 1
  %431 = icmp samesign ult i64 %373, %393
  br i1 %431, label %589, label %605

432:
  switch i32 %365, label %605 [
    i32 1, label %438
    i32 0, label %433
  ]

433:
  %434 = lshr i64 %12, 32
  %435 = trunc nuw i64 %434 to i32
  %436 = add i32 %435, -1
  %437 = icmp ult i32 %436, 4
  br i1 %437, label %605, label %438

438:
  %439 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %440 = load i64, ptr %439, align 8
  br i1 %352, label %446, label %441

441:
  %442 = getelementptr inbounds nuw i8, ptr %20, i64 12
  %443 = load i32, ptr %442, align 4
  %444 = zext i32 %443 to i64
  %445 = or i64 %440, %444
  br label %446

446:
  %447 = phi i64 [ %445, %441 ], [ %440, %438 ]
  %448 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %447, ptr %448, align 8
  %449 = getelementptr inbounds nuw i8, ptr %7, i64 37656
  %450 = load i64, ptr %449, align 8
  %451 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %450, ptr %451, align 8
  %452 = getelementptr inbounds nuw i8, ptr %0, i64 133
  store i8 0, ptr %452, align 1
  %453 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 0, ptr %453, align 4
  %454 = getelementptr inbounds nuw i8, ptr %7, i64 43704
  %455 = load ptr, ptr %454, align 8
  %456 = icmp eq ptr %455, null
  br i1 %456, label %505, label %457

457:
  %458 = getelementptr inbounds nuw i8, ptr %20, i64 12
  %459 = load i32, ptr %458, align 4
  %460 = zext i32 %459 to i64
  %461 = and i64 %460, 7
  %462 = icmp eq i64 %461, 0
  %463 = and i64 %460, 6
  %464 = icmp eq i64 %463, 6
  %465 = or i1 %462, %464
  br i1 %465, label %466, label %505

466:
  %467 = getelementptr inbounds nuw i8, ptr %1, i64 14800
  %468 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %469 = load i32, ptr %468, align 4
  %470 = zext i32 %469 to i64
  %471 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %467, i64 %470
  %472 = getelementptr inbounds nuw i8, ptr %7, i64 43712
  %473 = load ptr, ptr %472, align 8
  %474 = load i64, ptr %1, align 8
  %475 = mul i64 %474, 96
  %476 = getelementptr inbounds nuw i8, ptr %473, i64 %475
  %477 = getelementptr inbounds nuw i8, ptr %471, i64 112
  store i32 0, ptr %477, align 8
  %478 = getelementptr inbounds nuw i8, ptr %471, i64 116
  %479 = load i32, ptr %478, align 4
  %480 = icmp eq i32 %479, 0
  br i1 %480, label %505, label %481

481:
  store i32 0, ptr %478, align 4
  %482 = getelementptr inbounds nuw i8, ptr %2, i64 200
  br label %483

483:
  %484 = phi i64 [ 0, %481 ], [ %503, %502 ]
  %485 = getelementptr inbounds nuw %struct.FollowedRelease, ptr %476, i64 %484
  %486 = getelementptr inbounds nuw i8, ptr %485, i64 8
  %487 = load i64, ptr %486, align 8
  %488 = trunc i64 %487 to i32
  %489 = lshr i32 %488, 15
  %490 = and i32 %489, 31
  %491 = load i32, ptr %468, align 4
  %492 = icmp eq i32 %490, %491
  br i1 %492, label %493, label %502

493:
  %494 = lshr i64 %487, 24
  %495 = and i64 %494, 65535
  %496 = load i32, ptr %482, align 8
  %497 = lshr i32 %496, 4
  %498 = zext nneg i32 %497 to i64
  %499 = icmp eq i64 %495, %498
  br i1 %499, label %500, label %502

500:
  %501 = getelementptr inbounds nuw i8, ptr %485, i64 20
  store i32 0, ptr %501, align 4
  br label %502

502:
  %503 = add nuw nsw i64 %484, 1
  %504 = icmp eq i64 %503, 4
  br i1 %504, label %505, label %483

505:
  %506 = load ptr, ptr %19, align 8
  %507 = ptrtoint ptr %506 to i64
  %508 = load ptr, ptr %0, align 8
  %509 = getelementptr inbounds nuw i8, ptr %508, i64 37712
  %510 = udiv i64 %507, 56
  %511 = and i64 %510, 63
  %512 = getelementptr inbounds nuw %struct.ScreenCache, ptr %509, i64 %511
  %513 = load i64, ptr %512, align 8
  %514 = icmp eq i64 %513, %507
  br i1 %514, label %515, label %522

515:
  %516 = getelementptr inbounds nuw i8, ptr %512, i64 8
  %517 = load i64, ptr %516, align 8
  %518 = sub i64 %12, %517
  %519 = getelementptr inbounds nuw i8, ptr %512, i64 16
  %520 = load i64, ptr %519, align 8
  %521 = icmp ult i64 %518, %520
  br i1 %521, label %528, label %522

522:
  %523 = tail call preserve_allcc i32 @search(ptr %0, ptr %2, i64 %12, ptr %512)
  %524 = icmp eq i32 %523, 0
  br i1 %524, label %605, label %525

525:
  %526 = getelementptr inbounds nuw i8, ptr %512, i64 8
  %527 = load i64, ptr %526, align 8
  br label %528

528:
  %529 = phi i64 [ %527, %525 ], [ %517, %515 ]
  %530 = getelementptr inbounds nuw i8, ptr %512, i64 8
  %531 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %529, ptr %531, align 8
  %532 = getelementptr inbounds nuw i8, ptr %512, i64 16
  %533 = load i64, ptr %532, align 8
  %534 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %533, ptr %534, align 8
  %535 = getelementptr inbounds nuw i8, ptr %512, i64 24
  %536 = load i64, ptr %535, align 8
  %537 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %536, ptr %537, align 8
  %538 = getelementptr inbounds nuw i8, ptr %512, i64 40
  %539 = load ptr, ptr %538, align 8
  %540 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %539, ptr %540, align 8
  %541 = getelementptr inbounds nuw i8, ptr %512, i64 48
  %542 = load ptr, ptr %541, align 8
  %543 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %542, ptr %543, align 8
  %544 = getelementptr inbounds nuw i8, ptr %512, i64 56
  %545 = load ptr, ptr %544, align 8
  %546 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %545, ptr %546, align 8
  %547 = shl i64 %12, 1
  %548 = getelementptr inbounds nuw i8, ptr %512, i64 32
  %549 = load i64, ptr %548, align 8
  %550 = load i64, ptr %530, align 8
  %551 = add i64 %549, %550
  %552 = sub i64 %547, %551
  store i64 %12, ptr %548, align 8
  %553 = load i64, ptr %532, align 8
  %554 = icmp ult i64 %552, %553
  %555 = load ptr, ptr %538, align 8
  %556 = icmp eq ptr %555, null
  br i1 %554, label %557, label %561

557:
  br i1 %556, label %565, label %558

558:
  %559 = lshr i64 %552, 7
  %560 = getelementptr inbounds nuw %struct.ScreenLine, ptr %555, i64 %559
  tail call void @llvm.prefetch.p0(ptr %560, i32 1, i32 3, i32 1)
  br label %562

561:
  br i1 %556, label %565, label %562

562:
  %563 = load i64, ptr %531, align 8
  %564 = load i64, ptr %534, align 8
  br label %589

565:
  %566 = load i64, ptr %531, align 8
  %567 = add i64 %364, %12
  %568 = sub i64 %567, %566
  %569 = load i64, ptr %534, align 8
  %570 = icmp ugt i64 %568, %569
  br i1 %570, label %605, label %571

571:
  %572 = load ptr, ptr %19, align 8
  %573 = getelementptr inbounds nuw i8, ptr %572, i64 4
  %574 = load i32, ptr %573, align 4
  switch i32 %574, label %575 [
    i32 4, label %4074
    i32 0, label %4074
  ]

575:
  %576 = load ptr, ptr %0, align 8
  %577 = getelementptr inbounds nuw i8, ptr %572, i64 20
  %578 = load i32, ptr %577, align 4
  %579 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %580 = load i32, ptr %579, align 8
  %581 = tail call i32 @llvm.cttz.i32(i32 %580, i1 false)
  %582 = getelementptr inbounds nuw i8, ptr %576, i64 328
  store i32 22, ptr %582, align 8
  %583 = getelementptr inbounds nuw i8, ptr %576, i64 332
  store i32 %578, ptr %583, align 4
  %584 = getelementptr inbounds nuw i8, ptr %576, i64 336
  store i32 %581, ptr %584, align 8
  %585 = getelementptr inbounds nuw i8, ptr %576, i64 352
  store i64 0, ptr %585, align 8
  %586 = getelementptr inbounds nuw i8, ptr %576, i64 368
  store i32 0, ptr %586, align 8
  %587 = getelementptr inbounds nuw i8, ptr %576, i64 360
  store i32 0, ptr %587, align 8
  %588 = getelementptr inbounds nuw i8, ptr %576, i64 364
  store i32 0, ptr %588, align 4
  br label %4074

589:
  %590 = phi i64 [ %564, %562 ], [ %393, %387 ]
  %591 = phi i64 [ %563, %562 ], [ 0, %387 ]
  %592 = phi i64 [ %12, %562 ], [ %373, %387 ]
  %593 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %594 = sub i64 %592, %591
  %595 = trunc i64 %594 to i32
  %596 = shl nuw i32 1, %355
  %597 = add i32 %596, -1
  %598 = and i32 %597, %595
  %599 = add i64 %594, %364
  %600 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %601 = icmp ugt i64 %599, %590
  %602 = add i32 %598, %358
  %603 = icmp ugt i32 %602, %596
  %604 = select i1 %601, i1 true, i1 %603
  br i1 %604, label %605, label %607

605:
  %606 = tail call preserve_allcc i32 @screen_apart(ptr %0, ptr %1, ptr %2, i64 %12, i32 %9, i32 %355, i32 %3)
  br label %4074

607:
  %608 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %609 = load i8, ptr %608, align 4
  %610 = trunc nuw i8 %609 to i1
  br i1 %610, label %611, label %639

611:
  %612 = load ptr, ptr %0, align 8
  %613 = getelementptr inbounds nuw i8, ptr %612, i64 37696
  %614 = load i32, ptr %613, align 8
  %615 = icmp eq i32 %614, 0
  br i1 %615, label %639, label %616

616:
  %617 = load ptr, ptr %19, align 8
  %618 = getelementptr inbounds nuw i8, ptr %617, i64 8
  %619 = load i32, ptr %618, align 8
  %620 = icmp ult i32 %619, 4
  br i1 %620, label %621, label %639

621:
  %622 = lshr exact i32 %3, %9
  %623 = tail call preserve_allcc i1 @check_parts(ptr %0, i64 %594, i32 %355, i32 %622)
  br i1 %623, label %639, label %624

624:
  %625 = load ptr, ptr %0, align 8
  %626 = load ptr, ptr %19, align 8
  %627 = getelementptr inbounds nuw i8, ptr %626, i64 20
  %628 = load i32, ptr %627, align 4
  %629 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %630 = load i32, ptr %629, align 8
  %631 = tail call i32 @llvm.cttz.i32(i32 %630, i1 false)
  %632 = getelementptr inbounds nuw i8, ptr %625, i64 328
  store i32 22, ptr %632, align 8
  %633 = getelementptr inbounds nuw i8, ptr %625, i64 332
  store i32 %628, ptr %633, align 4
  %634 = getelementptr inbounds nuw i8, ptr %625, i64 336
  store i32 %631, ptr %634, align 8
  %635 = getelementptr inbounds nuw i8, ptr %625, i64 352
  store i64 0, ptr %635, align 8
  %636 = getelementptr inbounds nuw i8, ptr %625, i64 368
  store i32 0, ptr %636, align 8
  %637 = getelementptr inbounds nuw i8, ptr %625, i64 360
  store i32 0, ptr %637, align 8
  %638 = getelementptr inbounds nuw i8, ptr %625, i64 364
  store i32 0, ptr %638, align 4
  br label %4074

639:
  %640 = add i64 %599, -1
  %641 = lshr i64 %640, 7
  %642 = lshr i64 %594, 7
  %643 = icmp samesign ugt i64 %642, %641
  br i1 %643, label %4074, label %644

644:
  %645 = zext nneg i32 %598 to i64
  %646 = sub i64 %645, %594
  %647 = icmp eq i32 %355, 2
  %648 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %649 = shl nuw nsw i64 %359, 3
  %650 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %651 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %652 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %653 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %654 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %655 = getelementptr inbounds nuw i8, ptr %0, i64 137
  %656 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %657 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %658 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %659 = getelementptr inbounds nuw i8, ptr %0, i64 96
  br label %660

660:
  %661 = phi i64 [ %642, %644 ], [ %1489, %1488 ]
  %662 = shl nuw i64 %661, 7
  %663 = add i64 %646, %662
  %664 = ashr i64 %663, %359
  %665 = add nsw i64 %664, %10
  br i1 %647, label %666, label %677

666:
  %667 = add i64 %665, -32
  %668 = icmp ult i64 %667, -63
  br i1 %668, label %679, label %669

669:
  %670 = icmp sgt i64 %665, -1
  %671 = trunc nsw i64 %665 to i32
  br i1 %670, label %672, label %674

672:
  %673 = lshr i32 %3, %671
  br label %679

674:
  %675 = sub nsw i32 0, %671
  %676 = shl i32 %3, %675
  br label %679

677:
  %678 = tail call preserve_allcc i32 @words_of(i32 %3, i64 %665, i32 %355, i32 %598, i32 %358)
  br label %679

679:
  %680 = phi i32 [ %678, %677 ], [ 0, %666 ], [ %673, %672 ], [ %676, %674 ]
  %681 = load i64, ptr %648, align 8
  %682 = shl i64 %665, 7
  %683 = and i64 %682, 32640
  %684 = or i64 %683, %649
  %685 = xor i64 %684, 16384
  %686 = or i64 %681, %685
  %687 = load ptr, ptr %650, align 8
  %688 = getelementptr inbounds nuw %struct.ScreenLine, ptr %687, i64 %661
  %689 = icmp eq i32 %680, 0
  br i1 %689, label %1443, label %690

690:
  %691 = load i64, ptr %600, align 8
  %692 = icmp ult i64 %662, %691
  br i1 %692, label %693, label %1443

693:
  %694 = load i8, ptr %608, align 4
  %695 = trunc nuw i8 %694 to i1
  %696 = load ptr, ptr %0, align 8
  br i1 %695, label %697, label %730

697:
  %698 = getelementptr inbounds nuw i8, ptr %696, i64 37696
  %699 = load i32, ptr %698, align 8
  %700 = icmp eq i32 %699, 0
  br i1 %700, label %724, label %701

701:
  %702 = load ptr, ptr %19, align 8
  %703 = getelementptr inbounds nuw i8, ptr %702, i64 8
  %704 = load i32, ptr %703, align 8
  %705 = icmp ult i32 %704, 4
  br i1 %705, label %724, label %706

706:
  %707 = getelementptr inbounds nuw i8, ptr %702, i64 4
  %708 = load i32, ptr %707, align 4
  %709 = add i32 %708, -1
  %710 = and i32 %709, -6
  %711 = icmp eq i32 %710, 0
  %712 = load ptr, ptr %651, align 8
  %713 = getelementptr inbounds nuw i32, ptr %712, i64 %661
  %714 = load i32, ptr %713, align 4
  br i1 %711, label %715, label %720

715:
  %716 = or i32 %714, %680
  store i32 %716, ptr %713, align 4
  %717 = load ptr, ptr %0, align 8
  %718 = load i8, ptr %608, align 4
  %719 = trunc nuw i8 %718 to i1
  br label %724

720:
  %721 = xor i32 %714, -1
  %722 = and i32 %680, %721
  %723 = icmp eq i32 %722, 0
  br i1 %723, label %724, label %1473

724:
  %725 = phi i1 [ %719, %715 ], [ true, %720 ], [ true, %701 ], [ true, %697 ]
  %726 = phi ptr [ %717, %715 ], [ %696, %720 ], [ %696, %701 ], [ %696, %697 ]
  %727 = getelementptr inbounds nuw i8, ptr %726, i64 37704
  %728 = load i32, ptr %727, align 8
  %729 = icmp eq i32 %728, 0
  br i1 %729, label %734, label %757

730:
  %731 = getelementptr inbounds nuw i8, ptr %696, i64 37704
  %732 = load i32, ptr %731, align 8
  %733 = icmp eq i32 %732, 0
  br i1 %733, label %735, label %758

734:
  br i1 %725, label %1443, label %735

735:
  %736 = load ptr, ptr %19, align 8
  %737 = getelementptr inbounds nuw i8, ptr %736, i64 4
  %738 = load i32, ptr %737, align 4
  switch i32 %738, label %739 [
    i32 4, label %1443
    i32 0, label %1443
  ]

739:
  %740 = lshr i64 %661, 5
  %741 = load ptr, ptr %652, align 8
  %742 = getelementptr inbounds nuw %struct.ScreenPage, ptr %741, i64 %740
  %743 = load atomic i64, ptr %742 acquire, align 8
  %744 = load ptr, ptr %0, align 8
  %745 = getelementptr inbounds nuw i8, ptr %744, i64 37656
  %746 = load i64, ptr %745, align 8
  %747 = icmp eq i64 %743, %746
  br i1 %747, label %1443, label %748

748:
  %749 = add i64 %746, -1
  %750 = icmp eq i64 %743, %749
  br i1 %750, label %751, label %755

751:
  %752 = load ptr, ptr %19, align 8
  %753 = getelementptr inbounds nuw i8, ptr %752, i64 4
  %754 = load i32, ptr %753, align 4
  switch i32 %754, label %755 [
    i32 4, label %1443
    i32 0, label %1443
  ]

755:
  %756 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %740)
  br i1 %756, label %1443, label %1473

757:
  br i1 %725, label %776, label %758

758:
  %759 = lshr i64 %661, 5
  %760 = load ptr, ptr %652, align 8
  %761 = getelementptr inbounds nuw %struct.ScreenPage, ptr %760, i64 %759
  %762 = load atomic i64, ptr %761 acquire, align 8
  %763 = load ptr, ptr %0, align 8
  %764 = getelementptr inbounds nuw i8, ptr %763, i64 37656
  %765 = load i64, ptr %764, align 8
  %766 = icmp eq i64 %762, %765
  br i1 %766, label %776, label %767

767:
  %768 = add i64 %765, -1
  %769 = icmp eq i64 %762, %768
  br i1 %769, label %770, label %774

770:
  %771 = load ptr, ptr %19, align 8
  %772 = getelementptr inbounds nuw i8, ptr %771, i64 4
  %773 = load i32, ptr %772, align 4
  switch i32 %773, label %774 [
    i32 4, label %776
    i32 0, label %776
  ]

774:
  %775 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %759)
  br i1 %775, label %776, label %1473

776:
  %777 = load i8, ptr %608, align 4
  %778 = trunc nuw i8 %777 to i1
  br i1 %778, label %838, label %779

779:
  %780 = icmp eq i32 %680, -1
  %781 = and i64 %681, 7
  %782 = icmp eq i64 %781, 0
  %783 = and i1 %780, %782
  %784 = and i64 %686, 64
  %785 = icmp eq i64 %784, 0
  %786 = select i1 %783, i1 %785, i1 false
  br i1 %786, label %787, label %838

787:
  %788 = load ptr, ptr %19, align 8
  %789 = getelementptr inbounds nuw i8, ptr %788, i64 4
  %790 = load i32, ptr %789, align 4
  %791 = icmp eq i32 %790, 4
  br i1 %791, label %838, label %792

792:
  %793 = load ptr, ptr %0, align 8
  %794 = load ptr, ptr %652, align 8
  %795 = lshr i64 %661, 5
  %796 = getelementptr inbounds nuw %struct.ScreenPage, ptr %794, i64 %795
  %797 = getelementptr inbounds nuw i8, ptr %796, i64 8
  %798 = and i64 %661, 31
  %799 = getelementptr inbounds nuw i64, ptr %797, i64 %798
  %800 = icmp eq i32 %790, 0
  %801 = load atomic i64, ptr %799 monotonic, align 8
  %802 = select i1 %800, i64 2, i64 1
  %803 = icmp eq i64 %801, 0
  br i1 %803, label %804, label %806

804:
  %805 = or disjoint i64 %802, %686
  br label %827

806:
  %807 = and i64 %801, -8
  %808 = icmp eq i64 %807, %686
  br i1 %808, label %809, label %811

809:
  %810 = or i64 %801, %802
  br label %827

811:
  %812 = xor i64 %801, %681
  %813 = icmp ult i64 %812, 1099511627776
  br i1 %813, label %814, label %838

814:
  %815 = lshr i64 %801, 24
  %816 = and i64 %815, 65535
  %817 = lshr i64 %686, 24
  %818 = and i64 %817, 65535
  %819 = icmp samesign ult i64 %816, %818
  br i1 %819, label %820, label %838

820:
  %821 = and i64 %801, 5
  %822 = icmp ne i64 %821, 0
  %823 = and i1 %800, %822
  %824 = select i1 %823, i64 4, i64 0
  %825 = or disjoint i64 %686, %824
  %826 = or disjoint i64 %825, %802
  br label %827

827:
  %828 = phi i64 [ %826, %820 ], [ %810, %809 ], [ %805, %804 ]
  %829 = getelementptr inbounds nuw i8, ptr %793, i64 37688
  %830 = load i32, ptr %829, align 8
  %831 = icmp eq i32 %830, 0
  br i1 %831, label %833, label %832

832:
  store i64 %828, ptr %799, align 8
  br label %1443

833:
  %834 = icmp eq i64 %801, %828
  br i1 %834, label %1443, label %835

835:
  %836 = cmpxchg ptr %799, i64 %801, i64 %828 monotonic monotonic, align 8
  %837 = extractvalue { i64, i1 } %836, 1
  br i1 %837, label %1443, label %838

838:
  %839 = load i8, ptr %653, align 8
  %840 = trunc nuw i8 %839 to i1
  br i1 %840, label %841, label %899

841:
  %842 = load i8, ptr %608, align 4
  %843 = trunc nuw i8 %842 to i1
  br i1 %843, label %899, label %844

844:
  %845 = load ptr, ptr %652, align 8
  %846 = lshr i64 %661, 5
  %847 = getelementptr inbounds nuw %struct.ScreenPage, ptr %845, i64 %846
  %848 = getelementptr inbounds nuw i8, ptr %847, i64 8
  %849 = and i64 %661, 31
  %850 = getelementptr inbounds nuw i64, ptr %848, i64 %849
  %851 = load atomic i64, ptr %850 monotonic, align 8
  %852 = icmp eq i64 %851, -1
  br i1 %852, label %853, label %855

853:
  %854 = load i64, ptr %688, align 8
  br label %884

855:
  %856 = load ptr, ptr %0, align 8
  %857 = getelementptr inbounds nuw i8, ptr %856, i64 37688
  %858 = load i32, ptr %857, align 8
  %859 = icmp eq i32 %858, 0
  br i1 %859, label %861, label %860

860:
  store i64 -1, ptr %850, align 8
  br label %863

861:
  %862 = atomicrmw xchg ptr %850, i64 -1 monotonic, align 8
  br label %863

863:
  %864 = phi i64 [ %851, %860 ], [ %862, %861 ]
  %865 = load i64, ptr %654, align 8
  store i64 %865, ptr %688, align 8
  %866 = and i64 %864, 5
  %867 = icmp ne i64 %866, 0
  %868 = sext i1 %867 to i32
  %869 = getelementptr inbounds nuw i8, ptr %688, i64 48
  store i32 %868, ptr %869, align 8
  %870 = shl i64 %864, 62
  %871 = ashr i64 %870, 63
  %872 = trunc nsw i64 %871 to i32
  %873 = getelementptr inbounds nuw i8, ptr %688, i64 56
  store i32 %872, ptr %873, align 8
  %874 = getelementptr inbounds nuw i8, ptr %688, i64 60
  store i32 0, ptr %874, align 4
  %875 = getelementptr inbounds nuw i8, ptr %688, i64 52
  store i32 0, ptr %875, align 4
  %876 = and i64 %864, -8
  %877 = getelementptr inbounds nuw i8, ptr %688, i64 16
  %878 = getelementptr inbounds nuw i8, ptr %688, i64 32
  store i64 %876, ptr %878, align 8
  store i64 %876, ptr %877, align 8
  %879 = and i64 %864, 1
  %880 = icmp eq i64 %879, 0
  br i1 %880, label %881, label %884

881:
  %882 = and i64 %864, -16777216
  %883 = add i64 %882, -16777096
  store i64 %883, ptr %877, align 8
  br label %884

884:
  %885 = phi i64 [ %854, %853 ], [ %865, %863 ], [ %865, %881 ]
  %886 = load i64, ptr %654, align 8
  %887 = icmp eq i64 %885, %886
  br i1 %887, label %888, label %897

888:
  %889 = getelementptr inbounds nuw i8, ptr %688, i64 48
  %890 = load i32, ptr %889, align 8
  %891 = getelementptr inbounds nuw i8, ptr %688, i64 52
  %892 = load i32, ptr %891, align 4
  %893 = or i32 %892, %890
  %894 = and i32 %893, %680
  %895 = icmp eq i32 %894, 0
  %896 = zext i1 %895 to i8
  br label %897

897:
  %898 = phi i8 [ 1, %884 ], [ %896, %888 ]
  store i8 %898, ptr %655, align 1
  br label %899

899:
  %900 = load i64, ptr %688, align 8
  %901 = load i64, ptr %654, align 8
  %902 = icmp eq i64 %900, %901
  br i1 %902, label %903, label %968

903:
  %904 = load ptr, ptr %19, align 8
  %905 = getelementptr inbounds nuw i8, ptr %904, i64 4
  %906 = load i32, ptr %905, align 4
  switch i32 %906, label %925 [
    i32 4, label %907
    i32 0, label %907
  ]

907:
  %908 = getelementptr inbounds nuw i8, ptr %688, i64 32
  %909 = load i64, ptr %908, align 8
  %910 = icmp eq i64 %909, %686
  br i1 %910, label %911, label %968

911:
  %912 = getelementptr inbounds nuw i8, ptr %688, i64 56
  %913 = load i32, ptr %912, align 8
  %914 = xor i32 %913, -1
  %915 = and i32 %680, %914
  %916 = icmp eq i32 %915, 0
  br i1 %916, label %917, label %968

917:
  %918 = getelementptr inbounds nuw i8, ptr %688, i64 48
  %919 = load i32, ptr %918, align 8
  %920 = getelementptr inbounds nuw i8, ptr %688, i64 52
  %921 = load i32, ptr %920, align 4
  %922 = or i32 %921, %919
  %923 = and i32 %922, %680
  %924 = icmp eq i32 %923, 0
  br i1 %924, label %1443, label %968

925:
  %926 = load i8, ptr %656, align 1
  %927 = trunc nuw i8 %926 to i1
  %928 = and i64 %681, 7
  %929 = icmp eq i64 %928, 0
  %930 = or i1 %929, %927
  %931 = and i64 %681, 6
  %932 = icmp eq i64 %931, 6
  %933 = select i1 %930, i1 true, i1 %932
  br i1 %933, label %968, label %934

934:
  %935 = getelementptr inbounds nuw i8, ptr %688, i64 48
  %936 = load i32, ptr %935, align 8
  %937 = xor i32 %936, -1
  %938 = and i32 %680, %937
  %939 = icmp eq i32 %938, 0
  br i1 %939, label %940, label %968

940:
  %941 = getelementptr inbounds nuw i8, ptr %688, i64 16
  %942 = load i64, ptr %941, align 8
  %943 = and i64 %942, 120
  %944 = icmp eq i64 %943, 120
  br i1 %944, label %945, label %968

945:
  %946 = icmp ugt i64 %942, -1099511627777
  %947 = xor i64 %942, %686
  %948 = icmp ult i64 %947, 16777216
  %949 = select i1 %946, i1 true, i1 %948
  br i1 %949, label %950, label %968

950:
  %951 = and i64 %942, 7
  %952 = icmp ne i64 %951, 0
  %953 = xor i64 %942, %681
  %954 = and i64 %953, 7
  %955 = icmp eq i64 %954, 0
  %956 = select i1 %952, i1 %955, i1 false
  br i1 %956, label %957, label %968

957:
  %958 = getelementptr inbounds nuw i8, ptr %688, i64 52
  %959 = load i32, ptr %958, align 4
  %960 = getelementptr inbounds nuw i8, ptr %688, i64 56
  %961 = load i32, ptr %960, align 8
  %962 = or i32 %961, %959
  %963 = getelementptr inbounds nuw i8, ptr %688, i64 60
  %964 = load i32, ptr %963, align 4
  %965 = or i32 %962, %964
  %966 = and i32 %965, %680
  %967 = icmp eq i32 %966, 0
  br i1 %967, label %1443, label %968

968:
  %969 = load i8, ptr %608, align 4
  %970 = trunc nuw i8 %969 to i1
  br i1 %970, label %1023, label %971

971:
  %972 = load ptr, ptr %0, align 8
  %973 = getelementptr inbounds nuw i8, ptr %972, i64 37688
  %974 = load i32, ptr %973, align 8
  %975 = icmp eq i32 %974, 0
  br i1 %975, label %976, label %985

976:
  %977 = getelementptr inbounds nuw i8, ptr %688, i64 8
  br label %978

978:
  %979 = atomicrmw or ptr %977, i64 1 acquire, align 8
  %980 = and i64 %979, 1
  %981 = icmp eq i64 %980, 0
  br i1 %981, label %982, label %978

982:
  %983 = load i8, ptr %608, align 4
  %984 = trunc nuw i8 %983 to i1
  br i1 %984, label %1023, label %985

985:
  %986 = load ptr, ptr %652, align 8
  %987 = lshr i64 %661, 5
  %988 = getelementptr inbounds nuw %struct.ScreenPage, ptr %986, i64 %987
  %989 = getelementptr inbounds nuw i8, ptr %988, i64 8
  %990 = and i64 %661, 31
  %991 = getelementptr inbounds nuw i64, ptr %989, i64 %990
  %992 = load atomic i64, ptr %991 monotonic, align 8
  %993 = icmp eq i64 %992, -1
  br i1 %993, label %1023, label %994

994:
  %995 = load ptr, ptr %0, align 8
  %996 = getelementptr inbounds nuw i8, ptr %995, i64 37688
  %997 = load i32, ptr %996, align 8
  %998 = icmp eq i32 %997, 0
  br i1 %998, label %1000, label %999

999:
  store i64 -1, ptr %991, align 8
  br label %1002

1000:
  %1001 = atomicrmw xchg ptr %991, i64 -1 monotonic, align 8
  br label %1002

1002:
  %1003 = phi i64 [ %992, %999 ], [ %1001, %1000 ]
  %1004 = load i64, ptr %654, align 8
  store i64 %1004, ptr %688, align 8
  %1005 = and i64 %1003, 5
  %1006 = icmp ne i64 %1005, 0
  %1007 = sext i1 %1006 to i32
  %1008 = getelementptr inbounds nuw i8, ptr %688, i64 48
  store i32 %1007, ptr %1008, align 8
  %1009 = shl i64 %1003, 62
  %1010 = ashr i64 %1009, 63
  %1011 = trunc nsw i64 %1010 to i32
  %1012 = getelementptr inbounds nuw i8, ptr %688, i64 56
  store i32 %1011, ptr %1012, align 8
  %1013 = getelementptr inbounds nuw i8, ptr %688, i64 60
  store i32 0, ptr %1013, align 4
  %1014 = getelementptr inbounds nuw i8, ptr %688, i64 52
  store i32 0, ptr %1014, align 4
  %1015 = and i64 %1003, -8
  %1016 = getelementptr inbounds nuw i8, ptr %688, i64 16
  %1017 = getelementptr inbounds nuw i8, ptr %688, i64 32
  store i64 %1015, ptr %1017, align 8
  store i64 %1015, ptr %1016, align 8
  %1018 = and i64 %1003, 1
  %1019 = icmp eq i64 %1018, 0
  br i1 %1019, label %1020, label %1023

1020:
  %1021 = and i64 %1003, -16777216
  %1022 = add i64 %1021, -16777096
  store i64 %1022, ptr %1016, align 8
  br label %1023

1023:
  %1024 = phi i1 [ true, %982 ], [ %975, %1020 ], [ %975, %1002 ], [ %975, %985 ], [ false, %968 ]
  %1025 = load i64, ptr %688, align 8
  %1026 = load i64, ptr %654, align 8
  %1027 = icmp eq i64 %1025, %1026
  br i1 %1027, label %1155, label %1028

1028:
  %1029 = load ptr, ptr %19, align 8
  %1030 = getelementptr inbounds nuw i8, ptr %1029, i64 4
  %1031 = load i32, ptr %1030, align 4
  %1032 = and i32 %1031, -5
  %1033 = icmp eq i32 %1032, 0
  %1034 = select i1 %1033, i32 2, i32 0
  store i64 %1026, ptr %688, align 8
  %1035 = getelementptr inbounds nuw i8, ptr %688, i64 48
  %1036 = getelementptr inbounds nuw i8, ptr %688, i64 60
  store i32 0, ptr %1036, align 4
  %1037 = getelementptr inbounds nuw i8, ptr %688, i64 56
  store i32 0, ptr %1037, align 8
  %1038 = getelementptr inbounds nuw i8, ptr %688, i64 52
  store i32 0, ptr %1038, align 4
  store i32 0, ptr %1035, align 8
  %1039 = getelementptr inbounds nuw i8, ptr %688, i64 8
  store i64 0, ptr %1039, align 8
  %1040 = trunc i64 %686 to i32
  %1041 = and i32 %1040, 120
  %1042 = icmp eq i32 %1041, 72
  br i1 %1042, label %1043, label %1105

1043:
  %1044 = load i8, ptr %608, align 4
  %1045 = trunc nuw i8 %1044 to i1
  br i1 %1045, label %1046, label %1104

1046:
  %1047 = load i8, ptr %656, align 1
  %1048 = trunc nuw i8 %1047 to i1
  %1049 = and i64 %681, 7
  %1050 = icmp ne i64 %1049, 0
  %1051 = or i1 %1050, %1048
  br i1 %1051, label %1104, label %1052

1052:
  %1053 = load ptr, ptr %657, align 8
  %1054 = load ptr, ptr %650, align 8
  %1055 = ptrtoint ptr %688 to i64
  %1056 = ptrtoint ptr %1054 to i64
  %1057 = sub i64 %1055, %1056
  %1058 = getelementptr inbounds nuw i16, ptr %1053, i64 %1057
  %1059 = load ptr, ptr %19, align 8
  %1060 = getelementptr inbounds nuw i8, ptr %1059, i64 4
  %1061 = load i32, ptr %1060, align 4
  %1062 = and i32 %1061, -5
  %1063 = icmp eq i32 %1062, 0
  %1064 = lshr i32 %1040, 10
  %1065 = and i32 %1064, 16352
  %1066 = select i1 %1063, i64 32, i64 0
  %1067 = getelementptr inbounds nuw i16, ptr %1058, i64 %1066
  br label %1068

1068:
  %1069 = phi i32 [ %1080, %1068 ], [ %680, %1052 ]
  %1070 = tail call i32 @llvm.cttz.i32(i32 %1069, i1 true)
  %1071 = load ptr, ptr %658, align 8
  %1072 = zext nneg i32 %1070 to i64
  %1073 = getelementptr inbounds nuw i8, ptr %1071, i64 %1072
  %1074 = load i8, ptr %1073, align 1
  %1075 = zext i8 %1074 to i32
  %1076 = or i32 %1065, %1075
  %1077 = trunc nuw nsw i32 %1076 to i16
  %1078 = getelementptr inbounds nuw i16, ptr %1067, i64 %1072
  store i16 %1077, ptr %1078, align 2
  %1079 = add i32 %1069, -1
  %1080 = and i32 %1079, %1069
  %1081 = icmp eq i32 %1080, 0
  br i1 %1081, label %1082, label %1068

1082:
  %1083 = and i64 %686, -16777216
  %1084 = or disjoint i64 %1083, 64
  %1085 = select i1 %1063, i64 2, i64 0
  switch i32 %1061, label %1086 [
    i32 4, label %1098
    i32 0, label %1098
  ]

1086:
  %1087 = load i64, ptr %1039, align 8
  %1088 = icmp eq i64 %1087, 0
  br i1 %1088, label %1094, label %1089

1089:
  %1090 = load ptr, ptr %0, align 8
  store i64 0, ptr %1039, align 8
  %1091 = getelementptr inbounds nuw i8, ptr %1090, i64 41816
  %1092 = load i64, ptr %1091, align 8
  %1093 = add i64 %1092, 1
  store i64 %1093, ptr %1091, align 8
  br label %1094

1094:
  %1095 = xor i32 %680, -1
  %1096 = load i32, ptr %1037, align 8
  %1097 = and i32 %1096, %1095
  store i32 %1097, ptr %1037, align 8
  br label %1098

1098:
  %1099 = getelementptr inbounds nuw i32, ptr %1035, i64 %1085
  %1100 = load i32, ptr %1099, align 4
  %1101 = or i32 %1100, %680
  store i32 %1101, ptr %1099, align 4
  %1102 = getelementptr inbounds nuw i8, ptr %688, i64 16
  %1103 = getelementptr inbounds nuw i64, ptr %1102, i64 %1085
  store i64 %1084, ptr %1103, align 8
  br label %1419

1104:
  tail call preserve_allcc void @remember(ptr %0, ptr %688, i32 %1034, i64 %686, i32 %680)
  br label %1419

1105:
  %1106 = zext nneg i32 %1034 to i64
  %1107 = getelementptr inbounds nuw i32, ptr %1035, i64 %1106
  store i32 %680, ptr %1107, align 4
  %1108 = getelementptr inbounds nuw i8, ptr %688, i64 16
  %1109 = getelementptr inbounds nuw i64, ptr %1108, i64 %1106
  store i64 %686, ptr %1109, align 8
  switch i32 %1031, label %1419 [
    i32 4, label %1110
    i32 0, label %1110
  ]

1110:
  %1111 = load ptr, ptr %0, align 8
  %1112 = getelementptr inbounds nuw i8, ptr %1111, i64 37692
  %1113 = load i32, ptr %1112, align 4
  %1114 = icmp eq i32 %1113, 0
  br i1 %1114, label %1115, label %1419

1115:
  %1116 = getelementptr inbounds nuw i8, ptr %688, i64 32
  %1117 = load i64, ptr %1116, align 8
  %1118 = and i64 %1117, 64
  %1119 = icmp eq i64 %1118, 0
  br i1 %1119, label %1419, label %1120

1120:
  %1121 = load i8, ptr %656, align 1
  %1122 = trunc nuw i8 %1121 to i1
  br i1 %1122, label %1123, label %1124

1123:
  tail call preserve_allcc void @quieten_aged(ptr %0, ptr %688)
  br label %1124

1124:
  %1125 = load i32, ptr %1035, align 8
  %1126 = load i32, ptr %1038, align 4
  %1127 = or i32 %1126, %1125
  %1128 = icmp eq i32 %1127, 0
  br i1 %1128, label %1129, label %1419

1129:
  %1130 = load i8, ptr %656, align 1
  %1131 = trunc nuw i8 %1130 to i1
  br i1 %1131, label %1419, label %1132

1132:
  %1133 = load i32, ptr %1036, align 4
  %1134 = icmp eq i32 %1133, 0
  br i1 %1134, label %1140, label %1135

1135:
  %1136 = getelementptr inbounds nuw i8, ptr %688, i64 40
  %1137 = load i64, ptr %1136, align 8
  %1138 = load i64, ptr %1116, align 8
  %1139 = tail call preserve_allcc i64 @joined(i64 %1137, i64 %1138)
  br label %1142

1140:
  %1141 = load i64, ptr %1116, align 8
  br label %1142

1142:
  %1143 = phi i64 [ %1139, %1135 ], [ %1141, %1140 ]
  %1144 = and i64 %1143, 7
  %1145 = icmp eq i64 %1144, 0
  br i1 %1145, label %1146, label %1419

1146:
  store i64 %1143, ptr %1116, align 8
  store i32 -1, ptr %1037, align 8
  store i32 0, ptr %1036, align 4
  %1147 = and i64 %1143, 120
  %1148 = icmp eq i64 %1147, 120
  %1149 = load i64, ptr %688, align 8
  %1150 = shl i64 %1149, 10
  %1151 = lshr i64 %1143, 15
  %1152 = and i64 %1151, 1023
  %1153 = select i1 %1148, i64 1023, i64 %1152
  %1154 = or disjoint i64 %1150, %1153
  store i64 %1154, ptr %1039, align 8
  br label %1419

1155:
  %1156 = load i8, ptr %608, align 4
  %1157 = trunc nuw i8 %1156 to i1
  br i1 %1157, label %1213, label %1158

1158:
  %1159 = load ptr, ptr %19, align 8
  %1160 = getelementptr inbounds nuw i8, ptr %1159, i64 4
  %1161 = load i32, ptr %1160, align 4
  %1162 = and i32 %1161, -5
  %1163 = icmp eq i32 %1162, 0
  %1164 = select i1 %1163, i32 2, i32 0
  %1165 = and i64 %686, 120
  %1166 = icmp eq i64 %1165, 72
  br i1 %1166, label %1208, label %1167

1167:
  %1168 = getelementptr inbounds nuw i8, ptr %688, i64 48
  %1169 = load i32, ptr %1168, align 8
  %1170 = getelementptr inbounds nuw i8, ptr %688, i64 52
  %1171 = load i32, ptr %1170, align 4
  %1172 = or i32 %1171, %1169
  %1173 = getelementptr inbounds nuw i8, ptr %688, i64 56
  %1174 = load i32, ptr %1173, align 8
  %1175 = or i32 %1172, %1174
  %1176 = getelementptr inbounds nuw i8, ptr %688, i64 60
  %1177 = load i32, ptr %1176, align 4
  %1178 = or i32 %1175, %1177
  %1179 = and i32 %1178, %680
  %1180 = icmp eq i32 %1179, 0
  br i1 %1180, label %1181, label %1208

1181:
  %1182 = zext nneg i32 %1164 to i64
  %1183 = getelementptr inbounds nuw i32, ptr %1168, i64 %1182
  %1184 = load i32, ptr %1183, align 4
  %1185 = icmp eq i32 %1184, 0
  br i1 %1185, label %1201, label %1186

1186:
  %1187 = getelementptr inbounds nuw i8, ptr %688, i64 16
  %1188 = getelementptr inbounds nuw i64, ptr %1187, i64 %1182
  %1189 = load i64, ptr %1188, align 8
  %1190 = icmp ne i64 %1189, %686
  %1191 = zext i1 %1190 to i32
  %1192 = or disjoint i32 %1164, %1191
  %1193 = zext nneg i32 %1192 to i64
  %1194 = getelementptr inbounds nuw i32, ptr %1168, i64 %1193
  %1195 = load i32, ptr %1194, align 4
  %1196 = icmp eq i32 %1195, 0
  br i1 %1196, label %1201, label %1197

1197:
  %1198 = getelementptr inbounds nuw i64, ptr %1187, i64 %1193
  %1199 = load i64, ptr %1198, align 8
  %1200 = icmp eq i64 %1199, %686
  br i1 %1200, label %1201, label %1208

1201:
  %1202 = phi ptr [ %1194, %1197 ], [ %1194, %1186 ], [ %1183, %1181 ]
  %1203 = phi i64 [ %1193, %1197 ], [ %1193, %1186 ], [ %1182, %1181 ]
  %1204 = getelementptr inbounds nuw i8, ptr %688, i64 16
  %1205 = getelementptr inbounds nuw i64, ptr %1204, i64 %1203
  store i64 %686, ptr %1205, align 8
  %1206 = load i32, ptr %1202, align 4
  %1207 = or i32 %1206, %680
  store i32 %1207, ptr %1202, align 4
  br label %1419

1208:
  %1209 = trunc i64 %686 to i32
  %1210 = lshr i32 %1209, 3
  %1211 = and i32 %1210, 15
  %1212 = icmp eq i32 %1211, 9
  br i1 %1212, label %1417, label %1365

1213:
  %1214 = trunc i64 %686 to i32
  %1215 = lshr i32 %1214, 3
  %1216 = and i32 %1215, 15
  %1217 = icmp eq i32 %1216, 9
  br i1 %1217, label %1218, label %1365

1218:
  %1219 = load i8, ptr %656, align 1
  %1220 = trunc nuw i8 %1219 to i1
  %1221 = and i64 %681, 7
  %1222 = icmp ne i64 %1221, 0
  %1223 = or i1 %1222, %1220
  br i1 %1223, label %1417, label %1224

1224:
  %1225 = and i64 %686, -16777216
  %1226 = or disjoint i64 %1225, 64
  %1227 = getelementptr inbounds nuw i8, ptr %688, i64 48
  %1228 = getelementptr inbounds nuw i8, ptr %688, i64 52
  %1229 = load i32, ptr %1228, align 4
  %1230 = icmp eq i32 %1229, 0
  br i1 %1230, label %1231, label %1417

1231:
  %1232 = load i32, ptr %1227, align 4
  %1233 = icmp eq i32 %1232, 0
  br i1 %1233, label %1238, label %1234

1234:
  %1235 = getelementptr inbounds nuw i8, ptr %688, i64 16
  %1236 = load i64, ptr %1235, align 8
  %1237 = icmp eq i64 %1236, %1226
  br i1 %1237, label %1238, label %1417

1238:
  %1239 = getelementptr inbounds nuw i8, ptr %688, i64 60
  %1240 = load i32, ptr %1239, align 4
  %1241 = icmp eq i32 %1240, 0
  br i1 %1241, label %1242, label %1417

1242:
  %1243 = getelementptr inbounds nuw i8, ptr %688, i64 56
  %1244 = load i32, ptr %1243, align 4
  %1245 = icmp eq i32 %1244, 0
  br i1 %1245, label %1250, label %1246

1246:
  %1247 = getelementptr inbounds nuw i8, ptr %688, i64 32
  %1248 = load i64, ptr %1247, align 8
  %1249 = icmp eq i64 %1248, %1226
  br i1 %1249, label %1250, label %1417

1250:
  %1251 = load ptr, ptr %657, align 8
  %1252 = load ptr, ptr %650, align 8
  %1253 = ptrtoint ptr %688 to i64
  %1254 = ptrtoint ptr %1252 to i64
  %1255 = sub i64 %1253, %1254
  %1256 = getelementptr inbounds nuw i16, ptr %1251, i64 %1255
  %1257 = and i32 %1232, %680
  %1258 = lshr i32 %1214, 15
  %1259 = and i32 %1258, 31
  %1260 = lshr i32 %1214, 20
  %1261 = and i32 %1260, 15
  %1262 = icmp eq i32 %1257, 0
  br i1 %1262, label %1289, label %1263

1263:
  %1264 = phi i32 [ %1287, %1285 ], [ %1257, %1250 ]
  %1265 = tail call i32 @llvm.cttz.i32(i32 %1264, i1 true)
  %1266 = zext nneg i32 %1265 to i64
  %1267 = getelementptr inbounds nuw i16, ptr %1256, i64 %1266
  %1268 = load i16, ptr %1267, align 2
  %1269 = zext i16 %1268 to i32
  %1270 = icmp slt i16 %1268, 0
  br i1 %1270, label %1417, label %1271

1271:
  %1272 = lshr i32 %1269, 5
  %1273 = and i32 %1272, 31
  %1274 = icmp eq i32 %1273, %1259
  br i1 %1274, label %1275, label %1417

1275:
  %1276 = lshr i32 %1269, 10
  %1277 = icmp samesign ult i32 %1276, %1261
  br i1 %1277, label %1285, label %1278

1278:
  %1279 = and i32 %1269, 31
  %1280 = load ptr, ptr %658, align 8
  %1281 = getelementptr inbounds nuw i8, ptr %1280, i64 %1266
  %1282 = load i8, ptr %1281, align 1
  %1283 = zext i8 %1282 to i32
  %1284 = icmp eq i32 %1279, %1283
  br i1 %1284, label %1285, label %1417

1285:
  %1286 = add i32 %1264, -1
  %1287 = and i32 %1286, %1264
  %1288 = icmp eq i32 %1287, 0
  br i1 %1288, label %1289, label %1263

1289:
  %1290 = getelementptr inbounds nuw i8, ptr %1256, i64 64
  %1291 = and i32 %1244, %680
  %1292 = icmp eq i32 %1291, 0
  br i1 %1292, label %1319, label %1293

1293:
  %1294 = phi i32 [ %1317, %1315 ], [ %1291, %1289 ]
  %1295 = tail call i32 @llvm.cttz.i32(i32 %1294, i1 true)
  %1296 = zext nneg i32 %1295 to i64
  %1297 = getelementptr inbounds nuw i16, ptr %1290, i64 %1296
  %1298 = load i16, ptr %1297, align 2
  %1299 = zext i16 %1298 to i32
  %1300 = icmp slt i16 %1298, 0
  br i1 %1300, label %1417, label %1301

1301:
  %1302 = lshr i32 %1299, 5
  %1303 = and i32 %1302, 31
  %1304 = icmp eq i32 %1303, %1259
  br i1 %1304, label %1305, label %1417

1305:
  %1306 = lshr i32 %1299, 10
  %1307 = icmp samesign ult i32 %1306, %1261
  br i1 %1307, label %1315, label %1308

1308:
  %1309 = and i32 %1299, 31
  %1310 = load ptr, ptr %658, align 8
  %1311 = getelementptr inbounds nuw i8, ptr %1310, i64 %1296
  %1312 = load i8, ptr %1311, align 1
  %1313 = zext i8 %1312 to i32
  %1314 = icmp eq i32 %1309, %1313
  br i1 %1314, label %1315, label %1417

1315:
  %1316 = add i32 %1294, -1
  %1317 = and i32 %1316, %1294
  %1318 = icmp eq i32 %1317, 0
  br i1 %1318, label %1319, label %1293

1319:
  %1320 = load ptr, ptr %19, align 8
  %1321 = getelementptr inbounds nuw i8, ptr %1320, i64 4
  %1322 = load i32, ptr %1321, align 4
  %1323 = and i32 %1322, -5
  %1324 = icmp eq i32 %1323, 0
  %1325 = shl nuw nsw i32 %1261, 10
  %1326 = shl nuw nsw i32 %1259, 5
  %1327 = or disjoint i32 %1325, %1326
  %1328 = select i1 %1324, i64 32, i64 0
  %1329 = getelementptr inbounds nuw i16, ptr %1256, i64 %1328
  br label %1330

1330:
  %1331 = phi i32 [ %1342, %1330 ], [ %680, %1319 ]
  %1332 = tail call i32 @llvm.cttz.i32(i32 %1331, i1 true)
  %1333 = load ptr, ptr %658, align 8
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
  %1345 = select i1 %1324, i64 2, i64 0
  switch i32 %1322, label %1346 [
    i32 4, label %1359
    i32 0, label %1359
  ]

1346:
  %1347 = getelementptr inbounds nuw i8, ptr %688, i64 8
  %1348 = load i64, ptr %1347, align 8
  %1349 = icmp eq i64 %1348, 0
  br i1 %1349, label %1355, label %1350

1350:
  %1351 = load ptr, ptr %0, align 8
  store i64 0, ptr %1347, align 8
  %1352 = getelementptr inbounds nuw i8, ptr %1351, i64 41816
  %1353 = load i64, ptr %1352, align 8
  %1354 = add i64 %1353, 1
  store i64 %1354, ptr %1352, align 8
  br label %1355

1355:
  %1356 = xor i32 %680, -1
  %1357 = load i32, ptr %1243, align 8
  %1358 = and i32 %1357, %1356
  store i32 %1358, ptr %1243, align 8
  br label %1359

1359:
  %1360 = getelementptr inbounds nuw i32, ptr %1227, i64 %1345
  %1361 = load i32, ptr %1360, align 4
  %1362 = or i32 %1361, %680
  store i32 %1362, ptr %1360, align 4
  %1363 = getelementptr inbounds nuw i8, ptr %688, i64 16
  %1364 = getelementptr inbounds nuw i64, ptr %1363, i64 %1345
  store i64 %1226, ptr %1364, align 8
  br label %1419

1365:
  %1366 = phi i32 [ %1216, %1213 ], [ %1211, %1208 ]
  %1367 = icmp samesign ult i32 %1366, 8
  br i1 %1367, label %1368, label %1417

1368:
  %1369 = getelementptr inbounds nuw i8, ptr %688, i64 48
  %1370 = getelementptr inbounds nuw i8, ptr %688, i64 56
  %1371 = load i32, ptr %1370, align 8
  %1372 = icmp eq i32 %1371, 0
  %1373 = getelementptr inbounds nuw i8, ptr %688, i64 52
  %1374 = load i32, ptr %1373, align 4
  %1375 = getelementptr inbounds nuw i8, ptr %688, i64 60
  %1376 = load i32, ptr %1375, align 4
  %1377 = or i32 %1376, %1374
  %1378 = icmp eq i32 %1377, 0
  br i1 %1378, label %1379, label %1417

1379:
  %1380 = load i32, ptr %1369, align 8
  %1381 = icmp eq i32 %1380, 0
  br i1 %1381, label %1386, label %1382

1382:
  %1383 = getelementptr inbounds nuw i8, ptr %688, i64 16
  %1384 = load i64, ptr %1383, align 8
  %1385 = icmp eq i64 %1384, %686
  br i1 %1385, label %1386, label %1417

1386:
  br i1 %1372, label %1391, label %1387

1387:
  %1388 = getelementptr inbounds nuw i8, ptr %688, i64 32
  %1389 = load i64, ptr %1388, align 8
  %1390 = icmp eq i64 %1389, %686
  br i1 %1390, label %1391, label %1417

1391:
  %1392 = load ptr, ptr %19, align 8
  %1393 = getelementptr inbounds nuw i8, ptr %1392, i64 4
  %1394 = load i32, ptr %1393, align 4
  switch i32 %1394, label %1398 [
    i32 4, label %1417
    i32 0, label %1395
  ]

1395:
  %1396 = getelementptr inbounds nuw i8, ptr %688, i64 32
  store i64 %686, ptr %1396, align 8
  %1397 = or i32 %1371, %680
  store i32 %1397, ptr %1370, align 8
  br label %1419

1398:
  br i1 %1157, label %1399, label %1410

1399:
  %1400 = getelementptr inbounds nuw i8, ptr %688, i64 8
  %1401 = load i64, ptr %1400, align 8
  %1402 = icmp eq i64 %1401, 0
  br i1 %1402, label %1410, label %1403

1403:
  %1404 = load ptr, ptr %0, align 8
  store i64 0, ptr %1400, align 8
  %1405 = getelementptr inbounds nuw i8, ptr %1404, i64 41816
  %1406 = load i64, ptr %1405, align 8
  %1407 = add i64 %1406, 1
  store i64 %1407, ptr %1405, align 8
  %1408 = load i32, ptr %1369, align 8
  %1409 = load i32, ptr %1370, align 8
  br label %1410

1410:
  %1411 = phi i32 [ %1409, %1403 ], [ %1371, %1399 ], [ %1371, %1398 ]
  %1412 = phi i32 [ %1408, %1403 ], [ %1380, %1399 ], [ %1380, %1398 ]
  %1413 = getelementptr inbounds nuw i8, ptr %688, i64 16
  store i64 %686, ptr %1413, align 8
  %1414 = or i32 %1412, %680
  store i32 %1414, ptr %1369, align 8
  %1415 = xor i32 %680, -1
  %1416 = and i32 %1411, %1415
  store i32 %1416, ptr %1370, align 8
  br label %1419

1417:
  %1418 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %688, i64 %686, i32 %680)
  br i1 %1418, label %1419, label %1436

1419:
  %1420 = and i64 %681, 6
  %1421 = icmp eq i64 %1420, 6
  br i1 %1421, label %1422, label %1435

1422:
  %1423 = load ptr, ptr %0, align 8
  %1424 = getelementptr inbounds nuw i8, ptr %1423, i64 41808
  %1425 = load i64, ptr %1424, align 8
  %1426 = load ptr, ptr %19, align 8
  %1427 = getelementptr inbounds nuw i8, ptr %1426, i64 8
  %1428 = load i32, ptr %1427, align 8
  %1429 = icmp eq i32 %1428, 1
  %1430 = load ptr, ptr %659, align 8
  br i1 %1429, label %1431, label %1433

1431:
  %1432 = trunc i64 %1425 to i8
  store i8 %1432, ptr %1430, align 1
  br label %1435

1433:
  %1434 = trunc i64 %1425 to i32
  store i32 %1434, ptr %1430, align 1
  br label %1435

1435:
  br i1 %1024, label %1440, label %1443

1436:
  br i1 %1024, label %1437, label %1473

1437:
  %1438 = getelementptr inbounds nuw i8, ptr %688, i64 8
  %1439 = atomicrmw and ptr %1438, i64 -2 release, align 8
  br label %1473

1440:
  %1441 = getelementptr inbounds nuw i8, ptr %688, i64 8
  %1442 = atomicrmw and ptr %1441, i64 -2 release, align 8
  br label %1443

1443:
  %1444 = load ptr, ptr %0, align 8
  %1445 = getelementptr inbounds nuw i8, ptr %1444, i64 43704
  %1446 = load ptr, ptr %1445, align 8
  %1447 = icmp eq ptr %1446, null
  br i1 %1447, label %1488, label %1448

1448:
  %1449 = load i8, ptr %608, align 4
  %1450 = trunc nuw i8 %1449 to i1
  br i1 %1450, label %1488, label %1451

1451:
  %1452 = load i64, ptr %593, align 8
  %1453 = add i64 %1452, %662
  %1454 = load ptr, ptr %19, align 8
  %1455 = getelementptr inbounds nuw i8, ptr %1454, i64 4
  %1456 = load i32, ptr %1455, align 4
  switch i32 %1456, label %1457 [
    i32 4, label %1488
    i32 0, label %1488
  ]

1457:
  %1458 = load i8, ptr %653, align 8
  %1459 = trunc nuw i8 %1458 to i1
  br i1 %1459, label %1488, label %1460

1460:
  %1461 = getelementptr inbounds nuw i8, ptr %1444, i64 43720
  %1462 = load i64, ptr %1461, align 8
  %1463 = lshr i64 %1453, 7
  %1464 = lshr i64 %1453, 13
  %1465 = lshr i64 %1453, 19
  %1466 = xor i64 %1464, %1465
  %1467 = xor i64 %1466, %1463
  %1468 = and i64 %1467, 63
  %1469 = shl nuw i64 1, %1468
  %1470 = and i64 %1462, %1469
  %1471 = icmp eq i64 %1470, 0
  br i1 %1471, label %1488, label %1472

1472:
  tail call preserve_allcc void @cut_words(ptr %1444, i64 %1453, i32 %680)
  br label %1488

1473:
  %1474 = load ptr, ptr %0, align 8
  %1475 = load ptr, ptr %19, align 8
  %1476 = getelementptr inbounds nuw i8, ptr %1475, i64 20
  %1477 = load i32, ptr %1476, align 4
  %1478 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %1479 = load i32, ptr %1478, align 8
  %1480 = tail call i32 @llvm.cttz.i32(i32 %1479, i1 false)
  %1481 = getelementptr inbounds nuw i8, ptr %1474, i64 328
  store i32 22, ptr %1481, align 8
  %1482 = getelementptr inbounds nuw i8, ptr %1474, i64 332
  store i32 %1477, ptr %1482, align 4
  %1483 = getelementptr inbounds nuw i8, ptr %1474, i64 336
  store i32 %1480, ptr %1483, align 8
  %1484 = getelementptr inbounds nuw i8, ptr %1474, i64 352
  store i64 0, ptr %1484, align 8
  %1485 = getelementptr inbounds nuw i8, ptr %1474, i64 368
  store i32 0, ptr %1485, align 8
  %1486 = getelementptr inbounds nuw i8, ptr %1474, i64 360
  store i32 0, ptr %1486, align 8
  %1487 = getelementptr inbounds nuw i8, ptr %1474, i64 364
  store i32 0, ptr %1487, align 4
  br label %4074

1488:
  %1489 = add nuw nsw i64 %661, 1
  %1490 = icmp eq i64 %661, %641
  br i1 %1490, label %4074, label %660

1491:
  %1492 = phi i32 [ %1500, %1498 ], [ %3, %16 ]
  %1493 = tail call i32 @llvm.cttz.i32(i32 %1492, i1 true)
  %1494 = zext nneg i32 %1493 to i64
  %1495 = getelementptr inbounds nuw i64, ptr %8, i64 %1494
  %1496 = load i64, ptr %1495, align 8
  %1497 = icmp eq i64 %1496, %12
  br i1 %1497, label %1498, label %1567

1498:
  %1499 = add i32 %1492, -1
  %1500 = and i32 %1499, %1492
  %1501 = icmp eq i32 %1500, 0
  br i1 %1501, label %1502, label %1491

1502:
  %1503 = icmp samesign ult i32 %13, 2
  %1504 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %1505 = load ptr, ptr %1504, align 8
  br i1 %1503, label %1527, label %1506

1506:
  %1507 = getelementptr inbounds nuw i8, ptr %1505, i64 4
  %1508 = load i32, ptr %1507, align 4
  %1509 = icmp eq i32 %1508, 1
  br i1 %1509, label %1510, label %1527

1510:
  %1511 = getelementptr inbounds nuw i8, ptr %7, i64 37704
  %1512 = load i32, ptr %1511, align 8
  %1513 = icmp eq i32 %1512, 0
  br i1 %1513, label %1527, label %1514

1514:
  %1515 = getelementptr inbounds nuw i8, ptr %1505, i64 20
  %1516 = load i32, ptr %1515, align 4
  %1517 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %1518 = load i32, ptr %1517, align 8
  %1519 = tail call i32 @llvm.cttz.i32(i32 %1518, i1 false)
  %1520 = getelementptr inbounds nuw i8, ptr %7, i64 328
  store i32 22, ptr %1520, align 8
  %1521 = getelementptr inbounds nuw i8, ptr %7, i64 332
  store i32 %1516, ptr %1521, align 4
  %1522 = getelementptr inbounds nuw i8, ptr %7, i64 336
  store i32 %1519, ptr %1522, align 8
  %1523 = getelementptr inbounds nuw i8, ptr %7, i64 352
  store i64 0, ptr %1523, align 8
  %1524 = getelementptr inbounds nuw i8, ptr %7, i64 368
  store i32 0, ptr %1524, align 8
  %1525 = getelementptr inbounds nuw i8, ptr %7, i64 360
  store i32 0, ptr %1525, align 8
  %1526 = getelementptr inbounds nuw i8, ptr %7, i64 364
  store i32 0, ptr %1526, align 4
  br label %4074

1527:
  %1528 = getelementptr inbounds nuw i8, ptr %7, i64 43704
  %1529 = load ptr, ptr %1528, align 8
  %1530 = icmp eq ptr %1529, null
  br i1 %1530, label %1564, label %1531

1531:
  %1532 = getelementptr inbounds nuw i8, ptr %1505, i64 12
  %1533 = load i32, ptr %1532, align 4
  %1534 = zext i32 %1533 to i64
  %1535 = and i64 %1534, 7
  %1536 = icmp eq i64 %1535, 0
  %1537 = and i64 %1534, 6
  %1538 = icmp eq i64 %1537, 6
  %1539 = or i1 %1536, %1538
  br i1 %1539, label %1564, label %1540

1540:
  %1541 = getelementptr inbounds nuw i8, ptr %1505, i64 8
  %1542 = load i32, ptr %1541, align 8
  switch i32 %1542, label %1564 [
    i32 4, label %1543
    i32 8, label %1543
  ]

1543:
  %1544 = getelementptr inbounds nuw i8, ptr %1505, i64 4
  %1545 = load i32, ptr %1544, align 4
  %1546 = icmp ult i32 %1545, 4
  br i1 %1546, label %1547, label %1564

1547:
  %1548 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %1549 = load i32, ptr %1548, align 4
  %1550 = zext i32 %1549 to i64
  %1551 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %1, i64 %1550
  %1552 = getelementptr inbounds nuw i8, ptr %1551, i64 14912
  %1553 = load i32, ptr %1552, align 8
  %1554 = icmp ne i32 %1553, 0
  %1555 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i8 1, ptr %1555, align 8
  %1556 = select i1 %1503, i32 %9, i32 -1
  %1557 = tail call preserve_allcc i32 @screen_place(ptr %0, ptr %1, ptr %2, i64 %12, i32 %1556)
  %1558 = icmp eq i32 %1557, 0
  br i1 %1558, label %1559, label %4074

1559:
  %1560 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %1561 = load i8, ptr %1560, align 4
  %1562 = trunc nuw i8 %1561 to i1
  br i1 %1562, label %4074, label %1563

1563:
  tail call preserve_allcc void @follow_access(ptr %0, i64 %12, i32 %3, i1 %1554)
  br label %4074

1564:
  %1565 = select i1 %1503, i32 %9, i32 -1
  %1566 = tail call preserve_allcc i32 @screen_place(ptr %0, ptr %1, ptr %2, i64 %12, i32 %1565)
  br label %4074

1567:
  %1568 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %1569 = load ptr, ptr %1568, align 8
  %1570 = load i32, ptr %1569, align 8
  %1571 = icmp eq i32 %1570, 2
  br i1 %1571, label %1577, label %1572

1572:
  %1573 = icmp eq i32 %1570, 0
  %1574 = and i64 %12, -4294967296
  %1575 = icmp eq i64 %1574, 4294967296
  %1576 = and i1 %1575, %1573
  br i1 %1576, label %1577, label %1914

1577:
  %1578 = and i64 %12, 4294967295
  %1579 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %1580 = load i64, ptr %1579, align 8
  %1581 = and i64 %1580, 16777215
  %1582 = getelementptr inbounds nuw i8, ptr %2, i64 204
  %1583 = load i32, ptr %1582, align 4
  %1584 = zext i32 %1583 to i64
  %1585 = shl nuw nsw i64 %1584, 24
  %1586 = or disjoint i64 %1585, %1581
  %1587 = getelementptr inbounds nuw i8, ptr %0, i64 134
  %1588 = load i8, ptr %1587, align 2
  %1589 = trunc nuw i8 %1588 to i1
  br i1 %1589, label %1595, label %1590

1590:
  %1591 = getelementptr inbounds nuw i8, ptr %1569, i64 16
  %1592 = load i32, ptr %1591, align 8
  %1593 = zext i32 %1592 to i64
  %1594 = or i64 %1586, %1593
  br label %1595

1595:
  %1596 = phi i64 [ %1594, %1590 ], [ %1586, %1577 ]
  %1597 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %1596, ptr %1597, align 8
  %1598 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 0, ptr %1598, align 8
  %1599 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %1600 = load i32, ptr %1599, align 8
  %1601 = zext i32 %1600 to i64
  %1602 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %1601, ptr %1602, align 8
  %1603 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %1604 = load ptr, ptr %1603, align 8
  %1605 = ptrtoint ptr %1604 to i64
  %1606 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %1605, ptr %1606, align 8
  %1607 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %1608 = load ptr, ptr %1607, align 8
  %1609 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %1608, ptr %1609, align 8
  %1610 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %1611 = load ptr, ptr %1610, align 8
  %1612 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %1611, ptr %1612, align 8
  %1613 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %1614 = load ptr, ptr %1613, align 8
  %1615 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %1614, ptr %1615, align 8
  %1616 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %1617 = load ptr, ptr %1616, align 8
  %1618 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %1617, ptr %1618, align 8
  %1619 = getelementptr inbounds nuw i8, ptr %1, i64 14448
  %1620 = load i64, ptr %1619, align 8
  %1621 = shl i64 %1620, 20
  %1622 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %1623 = load i32, ptr %1622, align 8
  %1624 = lshr i32 %1623, 4
  %1625 = zext nneg i32 %1624 to i64
  %1626 = or i64 %1621, %1625
  %1627 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %1626, ptr %1627, align 8
  %1628 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %1629 = load i32, ptr %1628, align 8
  %1630 = icmp ne i32 %1629, 0
  %1631 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %1632 = zext i1 %1630 to i8
  store i8 %1632, ptr %1631, align 1
  %1633 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 1, ptr %1633, align 4
  %1634 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  %1635 = load ptr, ptr %1634, align 8
  %1636 = icmp ne ptr %1635, null
  %1637 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %1638 = zext i1 %1636 to i8
  store i8 %1638, ptr %1637, align 1
  %1639 = icmp samesign uge i64 %1578, %1601
  %1640 = select i1 %1639, i1 true, i1 %1630
  br i1 %1640, label %1914, label %1641

1641:
  %1642 = getelementptr inbounds nuw i8, ptr %7, i64 428
  %1643 = load i32, ptr %1642, align 4
  %1644 = icmp eq i32 %1643, 0
  br i1 %1644, label %1645, label %1914

1645:
  %1646 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %1647 = load ptr, ptr %1646, align 8
  %1648 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %1649 = load ptr, ptr %1648, align 8
  %1650 = getelementptr inbounds nuw i8, ptr %1569, i64 4
  %1651 = load i32, ptr %1650, align 4
  %1652 = icmp eq i32 %1651, 0
  %1653 = getelementptr inbounds nuw i8, ptr %1569, i64 16
  %1654 = load i32, ptr %1653, align 8
  %1655 = icmp eq i32 %1654, 0
  br i1 %1652, label %1656, label %1660

1656:
  br i1 %1655, label %1657, label %1674

1657:
  %1658 = getelementptr inbounds nuw i8, ptr %1649, i64 216
  %1659 = load i64, ptr %1658, align 8
  br label %1674

1660:
  br i1 %1655, label %1674, label %1661

1661:
  %1662 = getelementptr inbounds nuw i8, ptr %1647, i64 14448
  %1663 = load i64, ptr %1662, align 8
  %1664 = getelementptr inbounds nuw i8, ptr %1649, i64 200
  %1665 = load i32, ptr %1664, align 8
  %1666 = lshr i32 %1665, 4
  %1667 = zext nneg i32 %1666 to i64
  %1668 = shl i64 %1663, 30
  %1669 = shl nuw nsw i64 %1667, 10
  %1670 = add i32 %1654, 512
  %1671 = zext i32 %1670 to i64
  %1672 = or i64 %1668, %1671
  %1673 = or i64 %1672, %1669
  br label %1674

1674:
  %1675 = phi i64 [ %1659, %1657 ], [ %1673, %1661 ], [ 0, %1660 ], [ 0, %1656 ]
  %1676 = getelementptr inbounds nuw i8, ptr %1569, i64 8
  %1677 = load i32, ptr %1676, align 8
  %1678 = zext i32 %1677 to i64
  %1679 = add nsw i64 %1678, -1
  %1680 = load i32, ptr %1569, align 8
  %1681 = icmp eq i32 %1680, 2
  %1682 = icmp eq i32 %1680, 0
  %1683 = getelementptr inbounds nuw i8, ptr %7, i64 37696
  %1684 = getelementptr inbounds nuw i8, ptr %1647, i64 14408
  %1685 = getelementptr inbounds nuw i8, ptr %7, i64 37704
  %1686 = icmp eq i64 %1675, 0
  %1687 = getelementptr inbounds nuw i8, ptr %1647, i64 14392
  br label %1688

1688:
  %1689 = phi i64 [ -1, %1674 ], [ %1762, %1761 ]
  %1690 = phi i32 [ %3, %1674 ], [ %1765, %1761 ]
  %1691 = phi i64 [ 0, %1674 ], [ %1763, %1761 ]
  %1692 = tail call i32 @llvm.cttz.i32(i32 %1690, i1 true)
  %1693 = zext nneg i32 %1692 to i64
  %1694 = getelementptr inbounds nuw i64, ptr %8, i64 %1693
  %1695 = load i64, ptr %1694, align 8
  %1696 = and i64 %1695, 4294967295
  %1697 = add nsw i64 %1696, %1679
  %1698 = lshr i64 %1696, 7
  br i1 %1681, label %1703, label %1699

1699:
  %1700 = and i64 %1695, -4294967296
  %1701 = icmp eq i64 %1700, 4294967296
  %1702 = and i1 %1701, %1682
  br i1 %1702, label %1703, label %1914

1703:
  %1704 = icmp ult i64 %1697, %1601
  %1705 = lshr i64 %1697, 7
  %1706 = icmp eq i64 %1698, %1705
  %1707 = and i1 %1706, %1704
  br i1 %1707, label %1708, label %1726

1708:
  %1709 = load i32, ptr %1683, align 8
  %1710 = icmp eq i32 %1709, 0
  br i1 %1710, label %1716, label %1711

1711:
  %1712 = load ptr, ptr %1684, align 8
  %1713 = getelementptr inbounds nuw i32, ptr %1712, i64 %1698
  %1714 = load i32, ptr %1713, align 4
  %1715 = icmp eq i32 %1714, -1
  br i1 %1715, label %1716, label %1726

1716:
  %1717 = load i32, ptr %1685, align 8
  %1718 = icmp eq i32 %1717, 0
  br i1 %1718, label %1761, label %1719

1719:
  br i1 %1686, label %1726, label %1720

1720:
  %1721 = load ptr, ptr %1687, align 8
  %1722 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1721, i64 %1698
  %1723 = getelementptr inbounds nuw i8, ptr %1722, i64 8
  %1724 = load i64, ptr %1723, align 8
  %1725 = icmp eq i64 %1724, %1675
  br i1 %1725, label %1761, label %1726

1726:
  %1727 = load i32, ptr %1685, align 8
  %1728 = icmp eq i32 %1727, 0
  %1729 = icmp ult i32 %1677, 5
  %1730 = select i1 %1728, i1 %1729, i1 false
  br i1 %1730, label %1731, label %1914

1731:
  %1732 = load i32, ptr %1683, align 8
  %1733 = icmp eq i32 %1732, 0
  br i1 %1733, label %1914, label %1734

1734:
  %1735 = phi i32 [ %1759, %1757 ], [ %3, %1731 ]
  %1736 = tail call i32 @llvm.cttz.i32(i32 %1735, i1 true)
  %1737 = zext nneg i32 %1736 to i64
  %1738 = getelementptr inbounds nuw i64, ptr %8, i64 %1737
  %1739 = load i64, ptr %1738, align 8
  %1740 = and i64 %1739, 4294967295
  %1741 = icmp samesign ult i64 %1740, %1601
  br i1 %1741, label %1742, label %1914

1742:
  br i1 %1681, label %1747, label %1743

1743:
  %1744 = and i64 %1739, -4294967296
  %1745 = icmp eq i64 %1744, 4294967296
  %1746 = and i1 %1682, %1745
  br i1 %1746, label %1747, label %1914

1747:
  %1748 = lshr i64 %1740, 7
  %1749 = getelementptr inbounds nuw i32, ptr %1614, i64 %1748
  %1750 = load i32, ptr %1749, align 4
  %1751 = trunc i64 %1739 to i32
  %1752 = lshr i32 %1751, 2
  %1753 = and i32 %1752, 31
  %1754 = shl nuw i32 1, %1753
  %1755 = and i32 %1750, %1754
  %1756 = icmp eq i32 %1755, 0
  br i1 %1756, label %1914, label %1757

1757:
  %1758 = add i32 %1735, -1
  %1759 = and i32 %1758, %1735
  %1760 = icmp eq i32 %1759, 0
  br i1 %1760, label %4074, label %1734

1761:
  %1762 = tail call i64 @llvm.umin.i64(i64 %1698, i64 %1689)
  %1763 = tail call i64 @llvm.umax.i64(i64 %1698, i64 %1691)
  %1764 = add i32 %1690, -1
  %1765 = and i32 %1764, %1690
  %1766 = icmp eq i32 %1765, 0
  br i1 %1766, label %1767, label %1688

1767:
  %1768 = load i64, ptr %11, align 8
  %1769 = and i64 %1768, -4294967296
  %1770 = getelementptr inbounds nuw i8, ptr %1647, i64 14464
  %1771 = load i32, ptr %1770, align 8
  %1772 = icmp eq i32 %1771, 2
  br i1 %1772, label %4074, label %1773

1773:
  %1774 = getelementptr inbounds nuw i8, ptr %1569, i64 48
  %1775 = load i32, ptr %1774, align 8
  %1776 = icmp eq i32 %1775, 0
  br i1 %1776, label %4074, label %1777

1777:
  %1778 = getelementptr inbounds nuw i8, ptr %7, i64 42336
  %1779 = add i32 %1775, -1
  %1780 = zext i32 %1779 to i64
  %1781 = getelementptr inbounds nuw %struct.ScreenRange, ptr %1778, i64 %1780
  %1782 = load i64, ptr %1781, align 8
  %1783 = ptrtoint ptr %1569 to i64
  %1784 = icmp eq i64 %1782, %1783
  br i1 %1784, label %1785, label %1791

1785:
  %1786 = getelementptr inbounds nuw i8, ptr %1781, i64 24
  %1787 = load i64, ptr %1786, align 8
  %1788 = getelementptr inbounds nuw i8, ptr %1649, i64 216
  %1789 = load i64, ptr %1788, align 8
  %1790 = icmp eq i64 %1787, %1789
  br i1 %1790, label %1793, label %1791

1791:
  %1792 = getelementptr inbounds nuw i8, ptr %1781, i64 8
  br label %1812

1793:
  %1794 = getelementptr inbounds nuw i8, ptr %1781, i64 32
  %1795 = load i64, ptr %1794, align 8
  %1796 = getelementptr inbounds nuw i8, ptr %7, i64 41816
  %1797 = load i64, ptr %1796, align 8
  %1798 = icmp eq i64 %1795, %1797
  %1799 = getelementptr inbounds nuw i8, ptr %1781, i64 8
  %1800 = load i64, ptr %1799, align 8
  %1801 = sub i64 %1800, %1769
  %1802 = lshr i64 %1801, 7
  %1803 = tail call i64 @llvm.umin.i64(i64 %1802, i64 %1762)
  br i1 %1798, label %1804, label %1812

1804:
  %1805 = icmp ult i64 %1801, %1601
  br i1 %1805, label %1806, label %1812

1806:
  %1807 = getelementptr inbounds nuw i8, ptr %1781, i64 16
  %1808 = load i64, ptr %1807, align 8
  %1809 = add i64 %1808, %1801
  %1810 = lshr i64 %1809, 7
  %1811 = tail call i64 @llvm.umax.i64(i64 %1810, i64 %1763)
  br label %1812

1812:
  %1813 = phi i64 [ %1803, %1804 ], [ %1803, %1806 ], [ %1762, %1793 ], [ %1762, %1791 ]
  %1814 = phi ptr [ %1799, %1804 ], [ %1799, %1806 ], [ %1799, %1793 ], [ %1792, %1791 ]
  %1815 = phi i64 [ %1763, %1804 ], [ %1811, %1806 ], [ %1763, %1793 ], [ %1763, %1791 ]
  %1816 = shl nuw i64 %1815, 7
  %1817 = add i64 %1816, 128
  %1818 = icmp ugt i64 %1817, %1601
  br i1 %1818, label %4074, label %1819

1819:
  %1820 = icmp ugt i64 %1813, %1815
  br i1 %1820, label %1839, label %1821

1821:
  %1822 = phi i64 [ %1837, %1836 ], [ %1813, %1819 ]
  br i1 %1710, label %1828, label %1823

1823:
  %1824 = load ptr, ptr %1684, align 8
  %1825 = getelementptr inbounds nuw i32, ptr %1824, i64 %1822
  %1826 = load i32, ptr %1825, align 4
  %1827 = icmp eq i32 %1826, -1
  br i1 %1827, label %1828, label %4074

1828:
  br i1 %1718, label %1836, label %1829

1829:
  br i1 %1686, label %4074, label %1830

1830:
  %1831 = load ptr, ptr %1687, align 8
  %1832 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1831, i64 %1822
  %1833 = getelementptr inbounds nuw i8, ptr %1832, i64 8
  %1834 = load i64, ptr %1833, align 8
  %1835 = icmp eq i64 %1834, %1675
  br i1 %1835, label %1836, label %4074

1836:
  %1837 = add nuw i64 %1822, 1
  %1838 = icmp eq i64 %1822, %1815
  br i1 %1838, label %1839, label %1821

1839:
  %1840 = sub nsw i64 %1815, %1813
  %1841 = add nsw i64 %1840, 1
  %1842 = icmp ne i64 %1841, 0
  %1843 = icmp ne i64 %1813, 0
  %1844 = select i1 %1842, i1 %1843, i1 false
  br i1 %1844, label %1845, label %1867

1845:
  %1846 = phi i64 [ %1863, %1862 ], [ %1840, %1839 ]
  %1847 = phi i64 [ %1848, %1862 ], [ %1813, %1839 ]
  %1848 = add nsw i64 %1847, -1
  br i1 %1710, label %1854, label %1849

1849:
  %1850 = load ptr, ptr %1684, align 8
  %1851 = getelementptr inbounds nuw i32, ptr %1850, i64 %1848
  %1852 = load i32, ptr %1851, align 4
  %1853 = icmp eq i32 %1852, -1
  br i1 %1853, label %1854, label %1867

1854:
  br i1 %1718, label %1862, label %1855

1855:
  br i1 %1686, label %1867, label %1856

1856:
  %1857 = load ptr, ptr %1687, align 8
  %1858 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1857, i64 %1848
  %1859 = getelementptr inbounds nuw i8, ptr %1858, i64 8
  %1860 = load i64, ptr %1859, align 8
  %1861 = icmp eq i64 %1860, %1675
  br i1 %1861, label %1862, label %1867

1862:
  %1863 = add i64 %1846, -1
  %1864 = icmp ne i64 %1846, 0
  %1865 = icmp ne i64 %1848, 0
  %1866 = select i1 %1864, i1 %1865, i1 false
  br i1 %1866, label %1845, label %1867

1867:
  %1868 = phi i64 [ %1813, %1839 ], [ %1847, %1855 ], [ %1847, %1849 ], [ %1847, %1856 ], [ %1848, %1862 ]
  %1869 = icmp eq i64 %1841, 0
  br i1 %1869, label %1894, label %1870

1870:
  %1871 = phi i64 [ %1892, %1891 ], [ %1840, %1867 ]
  %1872 = phi i64 [ %1877, %1891 ], [ %1815, %1867 ]
  %1873 = shl i64 %1872, 7
  %1874 = add i64 %1873, 256
  %1875 = icmp ugt i64 %1874, %1601
  br i1 %1875, label %1894, label %1876

1876:
  %1877 = add i64 %1872, 1
  br i1 %1710, label %1883, label %1878

1878:
  %1879 = load ptr, ptr %1684, align 8
  %1880 = getelementptr inbounds nuw i32, ptr %1879, i64 %1877
  %1881 = load i32, ptr %1880, align 4
  %1882 = icmp eq i32 %1881, -1
  br i1 %1882, label %1883, label %1894

1883:
  br i1 %1718, label %1891, label %1884

1884:
  br i1 %1686, label %1894, label %1885

1885:
  %1886 = load ptr, ptr %1687, align 8
  %1887 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1886, i64 %1877
  %1888 = getelementptr inbounds nuw i8, ptr %1887, i64 8
  %1889 = load i64, ptr %1888, align 8
  %1890 = icmp eq i64 %1889, %1675
  br i1 %1890, label %1891, label %1894

1891:
  %1892 = add i64 %1871, -1
  %1893 = icmp eq i64 %1871, 0
  br i1 %1893, label %1894, label %1870

1894:
  %1895 = phi i64 [ %1815, %1867 ], [ %1872, %1884 ], [ %1872, %1878 ], [ %1872, %1885 ], [ %1872, %1870 ], [ %1877,
      %1891 ]
  store i64 %1783, ptr %1781, align 8
  %1896 = shl nuw nsw i64 %1868, 7
  %1897 = add nuw i64 %1896, %1769
  store i64 %1897, ptr %1814, align 8
  %1898 = sub i64 %1895, %1868
  %1899 = shl i64 %1898, 7
  %1900 = load ptr, ptr %1568, align 8
  %1901 = getelementptr inbounds nuw i8, ptr %1900, i64 8
  %1902 = load i32, ptr %1901, align 8
  %1903 = zext i32 %1902 to i64
  %1904 = add i64 %1899, 129
  %1905 = sub i64 %1904, %1903
  %1906 = getelementptr inbounds nuw i8, ptr %1781, i64 16
  store i64 %1905, ptr %1906, align 8
  %1907 = load ptr, ptr %1648, align 8
  %1908 = getelementptr inbounds nuw i8, ptr %1907, i64 216
  %1909 = load i64, ptr %1908, align 8
  %1910 = getelementptr inbounds nuw i8, ptr %1781, i64 24
  store i64 %1909, ptr %1910, align 8
  %1911 = getelementptr inbounds nuw i8, ptr %7, i64 41816
  %1912 = load i64, ptr %1911, align 8
  %1913 = getelementptr inbounds nuw i8, ptr %1781, i64 32
  store i64 %1912, ptr %1913, align 8
  br label %4074

1914:
  %1915 = getelementptr inbounds nuw i8, ptr %1569, i64 8
  %1916 = load i32, ptr %1915, align 8
  %1917 = freeze i32 %1916
  %1918 = getelementptr inbounds nuw i8, ptr %7, i64 37692
  %1919 = load i32, ptr %1918, align 4
  %1920 = icmp eq i32 %1919, 0
  br i1 %1920, label %1929, label %1921

1921:
  %1922 = getelementptr inbounds nuw i8, ptr %1569, i64 4
  %1923 = load i32, ptr %1922, align 4
  %1924 = icmp eq i32 %1923, 6
  br i1 %1924, label %1929, label %1925

1925:
  %1926 = and i32 %1917, 3
  %1927 = icmp eq i32 %1926, 0
  %1928 = select i1 %1927, i64 2, i64 8
  br label %1929

1929:
  %1930 = phi i64 [ 8, %1914 ], [ %1928, %1925 ], [ 8, %1921 ]
  %1931 = tail call i32 @llvm.ctpop.i32(i32 %1917)
  %1932 = icmp samesign ugt i32 %1931, 1
  br i1 %1932, label %1991, label %1933

1933:
  %1934 = zext i32 %1917 to i64
  %1935 = tail call i32 @llvm.cttz.i32(i32 %1917, i1 false)
  br label %1936

1936:
  %1937 = phi i64 [ 0, %1933 ], [ %1987, %1982 ]
  %1938 = phi i32 [ %3, %1933 ], [ %1989, %1982 ]
  %1939 = icmp eq i64 %1937, %1930
  br i1 %1939, label %1991, label %1940

1940:
  %1941 = tail call i32 @llvm.cttz.i32(i32 %1938, i1 true)
  %1942 = icmp eq i32 %1941, 31
  br i1 %1942, label %1950, label %1943

1943:
  %1944 = zext nneg i32 %1941 to i64
  %1945 = getelementptr inbounds nuw i64, ptr %8, i64 %1944
  %1946 = getelementptr inbounds nuw i8, ptr %1945, i64 8
  %1947 = load i64, ptr %1946, align 8
  %1948 = load i64, ptr %1945, align 8
  %1949 = sub i64 %1947, %1948
  br label %1950

1950:
  %1951 = phi i64 [ %1949, %1943 ], [ 0, %1940 ]
  %1952 = icmp uge i64 %1951, %1934
  %1953 = icmp ult i64 %1951, 129
  %1954 = and i1 %1952, %1953
  %1955 = tail call i64 @llvm.ctpop.i64(i64 %1951)
  %1956 = icmp samesign ult i64 %1955, 2
  %1957 = select i1 %1954, i1 %1956, i1 false
  br i1 %1957, label %1958, label %1960

1958:
  %1959 = zext nneg i32 %1941 to i64
  br label %1962

1960:
  %1961 = shl nuw i32 1, %1941
  br label %1982

1962:
  %1963 = phi i64 [ %1959, %1958 ], [ %1966, %1965 ]
  %1964 = icmp eq i64 %1963, 31
  br i1 %1964, label %1976, label %1965

1965:
  %1966 = add nuw nsw i64 %1963, 1
  %1967 = getelementptr inbounds nuw i64, ptr %8, i64 %1966
  %1968 = load i64, ptr %1967, align 8
  %1969 = getelementptr inbounds nuw i64, ptr %8, i64 %1963
  %1970 = load i64, ptr %1969, align 8
  %1971 = sub i64 %1968, %1970
  %1972 = icmp eq i64 %1971, %1951
  br i1 %1972, label %1962, label %1973

1973:
  %1974 = trunc nuw nsw i64 %1963 to i32
  %1975 = sub nuw nsw i32 31, %1974
  br label %1976

1976:
  %1977 = phi i32 [ %1975, %1973 ], [ 0, %1962 ]
  %1978 = lshr i32 -1, %1977
  %1979 = and i32 %1978, %1938
  %1980 = trunc nuw nsw i64 %1951 to i32
  %1981 = tail call i32 @llvm.cttz.i32(i32 %1980, i1 false)
  br label %1982

1982:
  %1983 = phi i32 [ %1961, %1960 ], [ %1979, %1976 ]
  %1984 = phi i32 [ %1935, %1960 ], [ %1981, %1976 ]
  %1985 = getelementptr inbounds nuw %struct.Run, ptr %6, i64 %1937
  store i32 %1983, ptr %1985, align 8
  %1986 = getelementptr inbounds nuw i8, ptr %1985, i64 4
  store i32 %1984, ptr %1986, align 4
  %1987 = add nuw nsw i64 %1937, 1
  %1988 = xor i32 %1983, -1
  %1989 = and i32 %1938, %1988
  %1990 = icmp eq i32 %1989, 0
  br i1 %1990, label %1994, label %1936

1991:
  %1992 = getelementptr inbounds nuw i8, ptr %1569, i64 4
  %1993 = getelementptr inbounds nuw i8, ptr %0, i64 134
  store i8 0, ptr %1993, align 2
  br label %3120

1994:
  %1995 = getelementptr inbounds nuw i8, ptr %1569, i64 4
  %1996 = load i32, ptr %1995, align 4
  %1997 = icmp eq i32 %1996, 6
  %1998 = icmp eq i64 %1937, 0
  %1999 = and i1 %1998, %1997
  %2000 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %2001 = load i32, ptr %2000, align 4
  %2002 = shl nuw i32 1, %2001
  %2003 = icmp eq i32 %1917, %2002
  %2004 = select i1 %1999, i1 %2003, i1 false
  %2005 = getelementptr inbounds nuw i8, ptr %0, i64 134
  %2006 = zext i1 %2004 to i8
  store i8 %2006, ptr %2005, align 2
  %2007 = xor i1 %1997, true
  %2008 = select i1 %2007, i1 true, i1 %2004
  br i1 %2008, label %2009, label %3120

2009:
  %2010 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %2011 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %2012 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %2013 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %2014 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %2015 = getelementptr inbounds nuw i8, ptr %1, i64 14800
  %2016 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %2017 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %2018 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %2019 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %2020 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %2021 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %2022 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %2023 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %2024 = getelementptr inbounds nuw i8, ptr %2, i64 204
  %2025 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %2026 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %2027 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %2028 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %2029 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %2030 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %2031 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %2032 = getelementptr inbounds nuw i8, ptr %1, i64 14448
  %2033 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %2034 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %2035 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  %2036 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %2037 = getelementptr inbounds nuw i8, ptr %0, i64 137
  %2038 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %2039 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %2040 = and i64 %1987, 4294967295
  br label %2041

2041:
  %2042 = phi i64 [ 0, %2009 ], [ %3101, %3100 ]
  %2043 = getelementptr inbounds nuw %struct.Run, ptr %6, i64 %2042
  %2044 = load i32, ptr %2043, align 8
  %2045 = tail call i32 @llvm.cttz.i32(i32 %2044, i1 false)
  %2046 = zext nneg i32 %2045 to i64
  %2047 = getelementptr inbounds nuw i64, ptr %8, i64 %2046
  %2048 = load i64, ptr %2047, align 8
  %2049 = getelementptr inbounds nuw i8, ptr %2043, i64 4
  %2050 = load i32, ptr %2049, align 4
  %2051 = tail call i32 @llvm.ctlz.i32(i32 %2044, i1 true)
  %2052 = xor i32 %2051, 31
  %2053 = load ptr, ptr %1568, align 8
  %2054 = getelementptr inbounds nuw i8, ptr %2053, i64 8
  %2055 = load i32, ptr %2054, align 8
  %2056 = zext i32 %2050 to i64
  %2057 = sub nsw i32 %2052, %2045
  %2058 = zext i32 %2057 to i64
  %2059 = shl i64 %2058, %2056
  %2060 = zext i32 %2055 to i64
  %2061 = add i64 %2059, %2060
  %2062 = load i32, ptr %2053, align 8
  %2063 = icmp eq i32 %2062, 2
  br i1 %2063, label %2069, label %2064

2064:
  %2065 = icmp eq i32 %2062, 0
  %2066 = and i64 %2048, -4294967296
  %2067 = icmp eq i64 %2066, 4294967296
  %2068 = and i1 %2067, %2065
  br i1 %2068, label %2069, label %2109

2069:
  %2070 = and i64 %2048, 4294967295
  %2071 = load i64, ptr %2010, align 8
  %2072 = and i64 %2071, 16777215
  %2073 = load i32, ptr %2024, align 4
  %2074 = zext i32 %2073 to i64
  %2075 = shl nuw nsw i64 %2074, 24
  %2076 = or disjoint i64 %2075, %2072
  %2077 = load i8, ptr %2005, align 2
  %2078 = trunc nuw i8 %2077 to i1
  br i1 %2078, label %2084, label %2079

2079:
  %2080 = getelementptr inbounds nuw i8, ptr %2053, i64 16
  %2081 = load i32, ptr %2080, align 8
  %2082 = zext i32 %2081 to i64
  %2083 = or i64 %2076, %2082
  br label %2084

2084:
  %2085 = phi i64 [ %2083, %2079 ], [ %2076, %2069 ]
  store i64 %2085, ptr %2011, align 8
  store i64 0, ptr %2018, align 8
  %2086 = load ptr, ptr %0, align 8
  %2087 = getelementptr inbounds nuw i8, ptr %2086, i64 80
  %2088 = load i32, ptr %2087, align 8
  %2089 = zext i32 %2088 to i64
  store i64 %2089, ptr %2019, align 8
  %2090 = load ptr, ptr %2025, align 8
  %2091 = ptrtoint ptr %2090 to i64
  store i64 %2091, ptr %2020, align 8
  %2092 = load ptr, ptr %2026, align 8
  store ptr %2092, ptr %2021, align 8
  %2093 = load ptr, ptr %2027, align 8
  store ptr %2093, ptr %2022, align 8
  %2094 = load ptr, ptr %2028, align 8
  store ptr %2094, ptr %2029, align 8
  %2095 = load ptr, ptr %2030, align 8
  store ptr %2095, ptr %2031, align 8
  %2096 = load i64, ptr %2032, align 8
  %2097 = shl i64 %2096, 20
  %2098 = load i32, ptr %2017, align 8
  %2099 = lshr i32 %2098, 4
  %2100 = zext nneg i32 %2099 to i64
  %2101 = or i64 %2097, %2100
  store i64 %2101, ptr %2012, align 8
  %2102 = load i32, ptr %2033, align 8
  %2103 = icmp ne i32 %2102, 0
  %2104 = zext i1 %2103 to i8
  store i8 %2104, ptr %2034, align 1
  store i8 1, ptr %2014, align 4
  %2105 = load ptr, ptr %2035, align 8
  %2106 = icmp ne ptr %2105, null
  %2107 = zext i1 %2106 to i8
  store i8 %2107, ptr %2013, align 1
  %2108 = icmp samesign ult i64 %2070, %2089
  br i1 %2108, label %2241, label %3097

2109:
  switch i32 %2062, label %3097 [
    i32 1, label %2115
    i32 0, label %2110
  ]

2110:
  %2111 = lshr i64 %2048, 32
  %2112 = trunc nuw i64 %2111 to i32
  %2113 = add i32 %2112, -1
  %2114 = icmp ult i32 %2113, 4
  br i1 %2114, label %3097, label %2115

2115:
  %2116 = load i64, ptr %2010, align 8
  %2117 = load i8, ptr %2005, align 2
  %2118 = trunc nuw i8 %2117 to i1
  br i1 %2118, label %2124, label %2119

2119:
  %2120 = getelementptr inbounds nuw i8, ptr %2053, i64 12
  %2121 = load i32, ptr %2120, align 4
  %2122 = zext i32 %2121 to i64
  %2123 = or i64 %2116, %2122
  br label %2124

2124:
  %2125 = phi i64 [ %2123, %2119 ], [ %2116, %2115 ]
  store i64 %2125, ptr %2011, align 8
  %2126 = load ptr, ptr %0, align 8
  %2127 = getelementptr inbounds nuw i8, ptr %2126, i64 37656
  %2128 = load i64, ptr %2127, align 8
  store i64 %2128, ptr %2012, align 8
  store i8 0, ptr %2013, align 1
  store i8 0, ptr %2014, align 4
  %2129 = getelementptr inbounds nuw i8, ptr %2126, i64 43704
  %2130 = load ptr, ptr %2129, align 8
  %2131 = icmp eq ptr %2130, null
  br i1 %2131, label %2177, label %2132

2132:
  %2133 = getelementptr inbounds nuw i8, ptr %2053, i64 12
  %2134 = load i32, ptr %2133, align 4
  %2135 = zext i32 %2134 to i64
  %2136 = and i64 %2135, 7
  %2137 = icmp eq i64 %2136, 0
  %2138 = and i64 %2135, 6
  %2139 = icmp eq i64 %2138, 6
  %2140 = or i1 %2137, %2139
  br i1 %2140, label %2141, label %2177

2141:
  %2142 = load i32, ptr %2016, align 4
  %2143 = zext i32 %2142 to i64
  %2144 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %2015, i64 %2143
  %2145 = getelementptr inbounds nuw i8, ptr %2126, i64 43712
  %2146 = load ptr, ptr %2145, align 8
  %2147 = load i64, ptr %1, align 8
  %2148 = mul i64 %2147, 96
  %2149 = getelementptr inbounds nuw i8, ptr %2146, i64 %2148
  %2150 = getelementptr inbounds nuw i8, ptr %2144, i64 112
  store i32 0, ptr %2150, align 8
  %2151 = getelementptr inbounds nuw i8, ptr %2144, i64 116
  %2152 = load i32, ptr %2151, align 4
  %2153 = icmp eq i32 %2152, 0
  br i1 %2153, label %2177, label %2154

2154:
  store i32 0, ptr %2151, align 4
  br label %2155

2155:
  %2156 = phi i64 [ 0, %2154 ], [ %2175, %2174 ]
  %2157 = getelementptr inbounds nuw %struct.FollowedRelease, ptr %2149, i64 %2156
  %2158 = getelementptr inbounds nuw i8, ptr %2157, i64 8
  %2159 = load i64, ptr %2158, align 8
  %2160 = trunc i64 %2159 to i32
  %2161 = lshr i32 %2160, 15
  %2162 = and i32 %2161, 31
  %2163 = load i32, ptr %2016, align 4
  %2164 = icmp eq i32 %2162, %2163
  br i1 %2164, label %2165, label %2174

2165:
  %2166 = lshr i64 %2159, 24
  %2167 = and i64 %2166, 65535
  %2168 = load i32, ptr %2017, align 8
  %2169 = lshr i32 %2168, 4
  %2170 = zext nneg i32 %2169 to i64
  %2171 = icmp eq i64 %2167, %2170
  br i1 %2171, label %2172, label %2174

2172:
  %2173 = getelementptr inbounds nuw i8, ptr %2157, i64 20
  store i32 0, ptr %2173, align 4
  br label %2174

2174:
  %2175 = add nuw nsw i64 %2156, 1
  %2176 = icmp eq i64 %2175, 4
  br i1 %2176, label %2177, label %2155

2177:
  %2178 = load ptr, ptr %1568, align 8
  %2179 = ptrtoint ptr %2178 to i64
  %2180 = load ptr, ptr %0, align 8
  %2181 = getelementptr inbounds nuw i8, ptr %2180, i64 37712
  %2182 = udiv i64 %2179, 56
  %2183 = and i64 %2182, 63
  %2184 = getelementptr inbounds nuw %struct.ScreenCache, ptr %2181, i64 %2183
  %2185 = load i64, ptr %2184, align 8
  %2186 = icmp eq i64 %2185, %2179
  br i1 %2186, label %2187, label %2194

2187:
  %2188 = getelementptr inbounds nuw i8, ptr %2184, i64 8
  %2189 = load i64, ptr %2188, align 8
  %2190 = sub i64 %2048, %2189
  %2191 = getelementptr inbounds nuw i8, ptr %2184, i64 16
  %2192 = load i64, ptr %2191, align 8
  %2193 = icmp ult i64 %2190, %2192
  br i1 %2193, label %2200, label %2194

2194:
  %2195 = tail call preserve_allcc i32 @search(ptr %0, ptr %2, i64 %2048, ptr %2184)
  %2196 = icmp eq i32 %2195, 0
  br i1 %2196, label %3097, label %2197

2197:
  %2198 = getelementptr inbounds nuw i8, ptr %2184, i64 8
  %2199 = load i64, ptr %2198, align 8
  br label %2200

2200:
  %2201 = phi i64 [ %2199, %2197 ], [ %2189, %2187 ]
  %2202 = getelementptr inbounds nuw i8, ptr %2184, i64 8
  store i64 %2201, ptr %2018, align 8
  %2203 = getelementptr inbounds nuw i8, ptr %2184, i64 16
  %2204 = load i64, ptr %2203, align 8
  store i64 %2204, ptr %2019, align 8
  %2205 = getelementptr inbounds nuw i8, ptr %2184, i64 24
  %2206 = load i64, ptr %2205, align 8
  store i64 %2206, ptr %2020, align 8
  %2207 = getelementptr inbounds nuw i8, ptr %2184, i64 40
  %2208 = load ptr, ptr %2207, align 8
  store ptr %2208, ptr %2021, align 8
  %2209 = getelementptr inbounds nuw i8, ptr %2184, i64 48
  %2210 = load ptr, ptr %2209, align 8
  store ptr %2210, ptr %2022, align 8
  %2211 = getelementptr inbounds nuw i8, ptr %2184, i64 56
  %2212 = load ptr, ptr %2211, align 8
  store ptr %2212, ptr %2023, align 8
  %2213 = shl i64 %2048, 1
  %2214 = getelementptr inbounds nuw i8, ptr %2184, i64 32
  %2215 = load i64, ptr %2214, align 8
  %2216 = load i64, ptr %2202, align 8
  %2217 = add i64 %2215, %2216
  %2218 = sub i64 %2213, %2217
  store i64 %2048, ptr %2214, align 8
  %2219 = load i64, ptr %2203, align 8
  %2220 = icmp ult i64 %2218, %2219
  %2221 = load ptr, ptr %2207, align 8
  %2222 = icmp eq ptr %2221, null
  br i1 %2220, label %2223, label %2227

2223:
  br i1 %2222, label %2231, label %2224

2224:
  %2225 = lshr i64 %2218, 7
  %2226 = getelementptr inbounds nuw %struct.ScreenLine, ptr %2221, i64 %2225
  tail call void @llvm.prefetch.p0(ptr %2226, i32 1, i32 3, i32 1)
  br label %2228

2227:
  br i1 %2222, label %2231, label %2228

2228:
  %2229 = load i64, ptr %2018, align 8
  %2230 = load i64, ptr %2019, align 8
  br label %2241

2231:
  %2232 = load i64, ptr %2018, align 8
  %2233 = add i64 %2061, %2048
  %2234 = sub i64 %2233, %2232
  %2235 = load i64, ptr %2019, align 8
  %2236 = icmp ugt i64 %2234, %2235
  br i1 %2236, label %3097, label %2237

2237:
  %2238 = load ptr, ptr %1568, align 8
  %2239 = getelementptr inbounds nuw i8, ptr %2238, i64 4
  %2240 = load i32, ptr %2239, align 4
  switch i32 %2240, label %3105 [
    i32 4, label %3100
    i32 0, label %3100
  ]

2241:
  %2242 = phi i64 [ %2230, %2228 ], [ %2089, %2084 ]
  %2243 = phi i64 [ %2229, %2228 ], [ 0, %2084 ]
  %2244 = phi i64 [ %2048, %2228 ], [ %2070, %2084 ]
  %2245 = sub i64 %2244, %2243
  %2246 = trunc i64 %2245 to i32
  %2247 = shl nuw i32 1, %2050
  %2248 = add i32 %2247, -1
  %2249 = and i32 %2248, %2246
  %2250 = add i64 %2245, %2061
  %2251 = icmp ugt i64 %2250, %2242
  %2252 = add i32 %2249, %2055
  %2253 = icmp ugt i32 %2252, %2247
  %2254 = select i1 %2251, i1 true, i1 %2253
  br i1 %2254, label %3097, label %2255

2255:
  %2256 = load i8, ptr %2014, align 4
  %2257 = trunc nuw i8 %2256 to i1
  br i1 %2257, label %2258, label %2271

2258:
  %2259 = load ptr, ptr %0, align 8
  %2260 = getelementptr inbounds nuw i8, ptr %2259, i64 37696
  %2261 = load i32, ptr %2260, align 8
  %2262 = icmp eq i32 %2261, 0
  br i1 %2262, label %2271, label %2263

2263:
  %2264 = load ptr, ptr %1568, align 8
  %2265 = getelementptr inbounds nuw i8, ptr %2264, i64 8
  %2266 = load i32, ptr %2265, align 8
  %2267 = icmp ult i32 %2266, 4
  br i1 %2267, label %2268, label %2271

2268:
  %2269 = lshr exact i32 %2044, %2045
  %2270 = tail call preserve_allcc i1 @check_parts(ptr %0, i64 %2245, i32 %2050, i32 %2269)
  br i1 %2270, label %2271, label %3103

2271:
  %2272 = add i64 %2250, -1
  %2273 = lshr i64 %2272, 7
  %2274 = lshr i64 %2245, 7
  %2275 = icmp samesign ugt i64 %2274, %2273
  br i1 %2275, label %3100, label %2276

2276:
  %2277 = zext nneg i32 %2249 to i64
  %2278 = sub i64 %2277, %2245
  %2279 = icmp eq i32 %2050, 2
  %2280 = shl nuw nsw i64 %2056, 3
  br label %2281

2281:
  %2282 = phi i64 [ %2274, %2276 ], [ %3095, %3094 ]
  %2283 = shl nuw i64 %2282, 7
  %2284 = add i64 %2278, %2283
  %2285 = ashr i64 %2284, %2056
  %2286 = add nsw i64 %2285, %2046
  br i1 %2279, label %2287, label %2298

2287:
  %2288 = add i64 %2286, -32
  %2289 = icmp ult i64 %2288, -63
  br i1 %2289, label %2300, label %2290

2290:
  %2291 = icmp sgt i64 %2286, -1
  %2292 = trunc nsw i64 %2286 to i32
  br i1 %2291, label %2293, label %2295

2293:
  %2294 = lshr i32 %2044, %2292
  br label %2300

2295:
  %2296 = sub nsw i32 0, %2292
  %2297 = shl i32 %2044, %2296
  br label %2300

2298:
  %2299 = tail call preserve_allcc i32 @words_of(i32 %2044, i64 %2286, i32 %2050, i32 %2249, i32 %2055)
  br label %2300

2300:
  %2301 = phi i32 [ %2299, %2298 ], [ 0, %2287 ], [ %2294, %2293 ], [ %2297, %2295 ]
  %2302 = load i64, ptr %2011, align 8
  %2303 = shl i64 %2286, 7
  %2304 = and i64 %2303, 32640
  %2305 = xor i64 %2304, 16384
  %2306 = or i64 %2305, %2280
  %2307 = or i64 %2306, %2302
  %2308 = load ptr, ptr %2021, align 8
  %2309 = getelementptr inbounds nuw %struct.ScreenLine, ptr %2308, i64 %2282
  %2310 = icmp eq i32 %2301, 0
  br i1 %2310, label %3064, label %2311

2311:
  %2312 = load i64, ptr %2019, align 8
  %2313 = icmp ult i64 %2283, %2312
  br i1 %2313, label %2314, label %3064

2314:
  %2315 = load i8, ptr %2014, align 4
  %2316 = trunc nuw i8 %2315 to i1
  %2317 = load ptr, ptr %0, align 8
  br i1 %2316, label %2318, label %2351

2318:
  %2319 = getelementptr inbounds nuw i8, ptr %2317, i64 37696
  %2320 = load i32, ptr %2319, align 8
  %2321 = icmp eq i32 %2320, 0
  br i1 %2321, label %2345, label %2322

2322:
  %2323 = load ptr, ptr %1568, align 8
  %2324 = getelementptr inbounds nuw i8, ptr %2323, i64 8
  %2325 = load i32, ptr %2324, align 8
  %2326 = icmp ult i32 %2325, 4
  br i1 %2326, label %2345, label %2327

2327:
  %2328 = getelementptr inbounds nuw i8, ptr %2323, i64 4
  %2329 = load i32, ptr %2328, align 4
  %2330 = add i32 %2329, -1
  %2331 = and i32 %2330, -6
  %2332 = icmp eq i32 %2331, 0
  %2333 = load ptr, ptr %2029, align 8
  %2334 = getelementptr inbounds nuw i32, ptr %2333, i64 %2282
  %2335 = load i32, ptr %2334, align 4
  br i1 %2332, label %2336, label %2341

2336:
  %2337 = or i32 %2335, %2301
  store i32 %2337, ptr %2334, align 4
  %2338 = load ptr, ptr %0, align 8
  %2339 = load i8, ptr %2014, align 4
  %2340 = trunc nuw i8 %2339 to i1
  br label %2345

2341:
  %2342 = xor i32 %2335, -1
  %2343 = and i32 %2301, %2342
  %2344 = icmp eq i32 %2343, 0
  br i1 %2344, label %2345, label %3103

2345:
  %2346 = phi i1 [ %2340, %2336 ], [ true, %2341 ], [ true, %2322 ], [ true, %2318 ]
  %2347 = phi ptr [ %2338, %2336 ], [ %2317, %2341 ], [ %2317, %2322 ], [ %2317, %2318 ]
  %2348 = getelementptr inbounds nuw i8, ptr %2347, i64 37704
  %2349 = load i32, ptr %2348, align 8
  %2350 = icmp eq i32 %2349, 0
  br i1 %2350, label %2355, label %2378

2351:
  %2352 = getelementptr inbounds nuw i8, ptr %2317, i64 37704
  %2353 = load i32, ptr %2352, align 8
  %2354 = icmp eq i32 %2353, 0
  br i1 %2354, label %2356, label %2379

2355:
  br i1 %2346, label %3064, label %2356

2356:
  %2357 = load ptr, ptr %1568, align 8
  %2358 = getelementptr inbounds nuw i8, ptr %2357, i64 4
  %2359 = load i32, ptr %2358, align 4
  switch i32 %2359, label %2360 [
    i32 4, label %3064
    i32 0, label %3064
  ]

2360:
  %2361 = lshr i64 %2282, 5
  %2362 = load ptr, ptr %2023, align 8
  %2363 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2362, i64 %2361
  %2364 = load atomic i64, ptr %2363 acquire, align 8
  %2365 = load ptr, ptr %0, align 8
  %2366 = getelementptr inbounds nuw i8, ptr %2365, i64 37656
  %2367 = load i64, ptr %2366, align 8
  %2368 = icmp eq i64 %2364, %2367
  br i1 %2368, label %3064, label %2369

2369:
  %2370 = add i64 %2367, -1
  %2371 = icmp eq i64 %2364, %2370
  br i1 %2371, label %2372, label %2376

2372:
  %2373 = load ptr, ptr %1568, align 8
  %2374 = getelementptr inbounds nuw i8, ptr %2373, i64 4
  %2375 = load i32, ptr %2374, align 4
  switch i32 %2375, label %2376 [
    i32 4, label %3064
    i32 0, label %3064
  ]

2376:
  %2377 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %2361)
  br i1 %2377, label %3064, label %3103

2378:
  br i1 %2346, label %2397, label %2379

2379:
  %2380 = lshr i64 %2282, 5
  %2381 = load ptr, ptr %2023, align 8
  %2382 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2381, i64 %2380
  %2383 = load atomic i64, ptr %2382 acquire, align 8
  %2384 = load ptr, ptr %0, align 8
  %2385 = getelementptr inbounds nuw i8, ptr %2384, i64 37656
  %2386 = load i64, ptr %2385, align 8
  %2387 = icmp eq i64 %2383, %2386
  br i1 %2387, label %2397, label %2388

2388:
  %2389 = add i64 %2386, -1
  %2390 = icmp eq i64 %2383, %2389
  br i1 %2390, label %2391, label %2395

2391:
  %2392 = load ptr, ptr %1568, align 8
  %2393 = getelementptr inbounds nuw i8, ptr %2392, i64 4
  %2394 = load i32, ptr %2393, align 4
  switch i32 %2394, label %2395 [
    i32 4, label %2397
    i32 0, label %2397
  ]

2395:
  %2396 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %2380)
  br i1 %2396, label %2397, label %3103

2397:
  %2398 = load i8, ptr %2014, align 4
  %2399 = trunc nuw i8 %2398 to i1
  br i1 %2399, label %2459, label %2400

2400:
  %2401 = icmp eq i32 %2301, -1
  %2402 = and i64 %2302, 7
  %2403 = icmp eq i64 %2402, 0
  %2404 = and i1 %2401, %2403
  %2405 = and i64 %2307, 64
  %2406 = icmp eq i64 %2405, 0
  %2407 = select i1 %2404, i1 %2406, i1 false
  br i1 %2407, label %2408, label %2459

2408:
  %2409 = load ptr, ptr %1568, align 8
  %2410 = getelementptr inbounds nuw i8, ptr %2409, i64 4
  %2411 = load i32, ptr %2410, align 4
  %2412 = icmp eq i32 %2411, 4
  br i1 %2412, label %2459, label %2413

2413:
  %2414 = load ptr, ptr %0, align 8
  %2415 = load ptr, ptr %2023, align 8
  %2416 = lshr i64 %2282, 5
  %2417 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2415, i64 %2416
  %2418 = getelementptr inbounds nuw i8, ptr %2417, i64 8
  %2419 = and i64 %2282, 31
  %2420 = getelementptr inbounds nuw i64, ptr %2418, i64 %2419
  %2421 = icmp eq i32 %2411, 0
  %2422 = load atomic i64, ptr %2420 monotonic, align 8
  %2423 = select i1 %2421, i64 2, i64 1
  %2424 = icmp eq i64 %2422, 0
  br i1 %2424, label %2425, label %2427

2425:
  %2426 = or disjoint i64 %2423, %2307
  br label %2448

2427:
  %2428 = and i64 %2422, -8
  %2429 = icmp eq i64 %2428, %2307
  br i1 %2429, label %2430, label %2432

2430:
  %2431 = or i64 %2422, %2423
  br label %2448

2432:
  %2433 = xor i64 %2422, %2302
  %2434 = icmp ult i64 %2433, 1099511627776
  br i1 %2434, label %2435, label %2459

2435:
  %2436 = lshr i64 %2422, 24
  %2437 = and i64 %2436, 65535
  %2438 = lshr i64 %2307, 24
  %2439 = and i64 %2438, 65535
  %2440 = icmp samesign ult i64 %2437, %2439
  br i1 %2440, label %2441, label %2459

2441:
  %2442 = and i64 %2422, 5
  %2443 = icmp ne i64 %2442, 0
  %2444 = and i1 %2421, %2443
  %2445 = select i1 %2444, i64 4, i64 0
  %2446 = or disjoint i64 %2307, %2445
  %2447 = or disjoint i64 %2446, %2423
  br label %2448

2448:
  %2449 = phi i64 [ %2447, %2441 ], [ %2431, %2430 ], [ %2426, %2425 ]
  %2450 = getelementptr inbounds nuw i8, ptr %2414, i64 37688
  %2451 = load i32, ptr %2450, align 8
  %2452 = icmp eq i32 %2451, 0
  br i1 %2452, label %2454, label %2453

2453:
  store i64 %2449, ptr %2420, align 8
  br label %3064

2454:
  %2455 = icmp eq i64 %2422, %2449
  br i1 %2455, label %3064, label %2456

2456:
  %2457 = cmpxchg ptr %2420, i64 %2422, i64 %2449 monotonic monotonic, align 8
  %2458 = extractvalue { i64, i1 } %2457, 1
  br i1 %2458, label %3064, label %2459

2459:
  %2460 = load i8, ptr %2036, align 8
  %2461 = trunc nuw i8 %2460 to i1
  br i1 %2461, label %2462, label %2520

2462:
  %2463 = load i8, ptr %2014, align 4
  %2464 = trunc nuw i8 %2463 to i1
  br i1 %2464, label %2520, label %2465

2465:
  %2466 = load ptr, ptr %2023, align 8
  %2467 = lshr i64 %2282, 5
  %2468 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2466, i64 %2467
  %2469 = getelementptr inbounds nuw i8, ptr %2468, i64 8
  %2470 = and i64 %2282, 31
  %2471 = getelementptr inbounds nuw i64, ptr %2469, i64 %2470
  %2472 = load atomic i64, ptr %2471 monotonic, align 8
  %2473 = icmp eq i64 %2472, -1
  br i1 %2473, label %2474, label %2476

2474:
  %2475 = load i64, ptr %2309, align 8
  br label %2505

2476:
  %2477 = load ptr, ptr %0, align 8
  %2478 = getelementptr inbounds nuw i8, ptr %2477, i64 37688
  %2479 = load i32, ptr %2478, align 8
  %2480 = icmp eq i32 %2479, 0
  br i1 %2480, label %2482, label %2481

2481:
  store i64 -1, ptr %2471, align 8
  br label %2484

2482:
  %2483 = atomicrmw xchg ptr %2471, i64 -1 monotonic, align 8
  br label %2484

2484:
  %2485 = phi i64 [ %2472, %2481 ], [ %2483, %2482 ]
  %2486 = load i64, ptr %2012, align 8
  store i64 %2486, ptr %2309, align 8
  %2487 = and i64 %2485, 5
  %2488 = icmp ne i64 %2487, 0
  %2489 = sext i1 %2488 to i32
  %2490 = getelementptr inbounds nuw i8, ptr %2309, i64 48
  store i32 %2489, ptr %2490, align 8
  %2491 = shl i64 %2485, 62
  %2492 = ashr i64 %2491, 63
  %2493 = trunc nsw i64 %2492 to i32
  %2494 = getelementptr inbounds nuw i8, ptr %2309, i64 56
  store i32 %2493, ptr %2494, align 8
  %2495 = getelementptr inbounds nuw i8, ptr %2309, i64 60
  store i32 0, ptr %2495, align 4
  %2496 = getelementptr inbounds nuw i8, ptr %2309, i64 52
  store i32 0, ptr %2496, align 4
  %2497 = and i64 %2485, -8
  %2498 = getelementptr inbounds nuw i8, ptr %2309, i64 16
  %2499 = getelementptr inbounds nuw i8, ptr %2309, i64 32
  store i64 %2497, ptr %2499, align 8
  store i64 %2497, ptr %2498, align 8
  %2500 = and i64 %2485, 1
  %2501 = icmp eq i64 %2500, 0
  br i1 %2501, label %2502, label %2505

2502:
  %2503 = and i64 %2485, -16777216
  %2504 = add i64 %2503, -16777096
  store i64 %2504, ptr %2498, align 8
  br label %2505

2505:
  %2506 = phi i64 [ %2475, %2474 ], [ %2486, %2484 ], [ %2486, %2502 ]
  %2507 = load i64, ptr %2012, align 8
  %2508 = icmp eq i64 %2506, %2507
  br i1 %2508, label %2509, label %2518

2509:
  %2510 = getelementptr inbounds nuw i8, ptr %2309, i64 48
  %2511 = load i32, ptr %2510, align 8
  %2512 = getelementptr inbounds nuw i8, ptr %2309, i64 52
  %2513 = load i32, ptr %2512, align 4
  %2514 = or i32 %2513, %2511
  %2515 = and i32 %2514, %2301
  %2516 = icmp eq i32 %2515, 0
  %2517 = zext i1 %2516 to i8
  br label %2518

2518:
  %2519 = phi i8 [ 1, %2505 ], [ %2517, %2509 ]
  store i8 %2519, ptr %2037, align 1
  br label %2520

2520:
  %2521 = load i64, ptr %2309, align 8
  %2522 = load i64, ptr %2012, align 8
  %2523 = icmp eq i64 %2521, %2522
  br i1 %2523, label %2524, label %2589

2524:
  %2525 = load ptr, ptr %1568, align 8
  %2526 = getelementptr inbounds nuw i8, ptr %2525, i64 4
  %2527 = load i32, ptr %2526, align 4
  switch i32 %2527, label %2546 [
    i32 4, label %2528
    i32 0, label %2528
  ]

2528:
  %2529 = getelementptr inbounds nuw i8, ptr %2309, i64 32
  %2530 = load i64, ptr %2529, align 8
  %2531 = icmp eq i64 %2530, %2307
  br i1 %2531, label %2532, label %2589

2532:
  %2533 = getelementptr inbounds nuw i8, ptr %2309, i64 56
  %2534 = load i32, ptr %2533, align 8
  %2535 = xor i32 %2534, -1
  %2536 = and i32 %2301, %2535
  %2537 = icmp eq i32 %2536, 0
  br i1 %2537, label %2538, label %2589

2538:
  %2539 = getelementptr inbounds nuw i8, ptr %2309, i64 48
  %2540 = load i32, ptr %2539, align 8
  %2541 = getelementptr inbounds nuw i8, ptr %2309, i64 52
  %2542 = load i32, ptr %2541, align 4
  %2543 = or i32 %2542, %2540
  %2544 = and i32 %2543, %2301
  %2545 = icmp eq i32 %2544, 0
  br i1 %2545, label %3064, label %2589

2546:
  %2547 = load i8, ptr %2013, align 1
  %2548 = trunc nuw i8 %2547 to i1
  %2549 = and i64 %2302, 7
  %2550 = icmp eq i64 %2549, 0
  %2551 = or i1 %2550, %2548
  %2552 = and i64 %2302, 6
  %2553 = icmp eq i64 %2552, 6
  %2554 = select i1 %2551, i1 true, i1 %2553
  br i1 %2554, label %2589, label %2555

2555:
  %2556 = getelementptr inbounds nuw i8, ptr %2309, i64 48
  %2557 = load i32, ptr %2556, align 8
  %2558 = xor i32 %2557, -1
  %2559 = and i32 %2301, %2558
  %2560 = icmp eq i32 %2559, 0
  br i1 %2560, label %2561, label %2589

2561:
  %2562 = getelementptr inbounds nuw i8, ptr %2309, i64 16
  %2563 = load i64, ptr %2562, align 8
  %2564 = and i64 %2563, 120
  %2565 = icmp eq i64 %2564, 120
  br i1 %2565, label %2566, label %2589

2566:
  %2567 = icmp ugt i64 %2563, -1099511627777
  %2568 = xor i64 %2563, %2307
  %2569 = icmp ult i64 %2568, 16777216
  %2570 = select i1 %2567, i1 true, i1 %2569
  br i1 %2570, label %2571, label %2589

2571:
  %2572 = and i64 %2563, 7
  %2573 = icmp ne i64 %2572, 0
  %2574 = xor i64 %2563, %2302
  %2575 = and i64 %2574, 7
  %2576 = icmp eq i64 %2575, 0
  %2577 = select i1 %2573, i1 %2576, i1 false
  br i1 %2577, label %2578, label %2589

2578:
  %2579 = getelementptr inbounds nuw i8, ptr %2309, i64 52
  %2580 = load i32, ptr %2579, align 4
  %2581 = getelementptr inbounds nuw i8, ptr %2309, i64 56
  %2582 = load i32, ptr %2581, align 8
  %2583 = or i32 %2582, %2580
  %2584 = getelementptr inbounds nuw i8, ptr %2309, i64 60
  %2585 = load i32, ptr %2584, align 4
  %2586 = or i32 %2583, %2585
  %2587 = and i32 %2586, %2301
  %2588 = icmp eq i32 %2587, 0
  br i1 %2588, label %3064, label %2589

2589:
  %2590 = load i8, ptr %2014, align 4
  %2591 = trunc nuw i8 %2590 to i1
  br i1 %2591, label %2644, label %2592

2592:
  %2593 = load ptr, ptr %0, align 8
  %2594 = getelementptr inbounds nuw i8, ptr %2593, i64 37688
  %2595 = load i32, ptr %2594, align 8
  %2596 = icmp eq i32 %2595, 0
  br i1 %2596, label %2597, label %2606

2597:
  %2598 = getelementptr inbounds nuw i8, ptr %2309, i64 8
  br label %2599

2599:
  %2600 = atomicrmw or ptr %2598, i64 1 acquire, align 8
  %2601 = and i64 %2600, 1
  %2602 = icmp eq i64 %2601, 0
  br i1 %2602, label %2603, label %2599

2603:
  %2604 = load i8, ptr %2014, align 4
  %2605 = trunc nuw i8 %2604 to i1
  br i1 %2605, label %2644, label %2606

2606:
  %2607 = load ptr, ptr %2023, align 8
  %2608 = lshr i64 %2282, 5
  %2609 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2607, i64 %2608
  %2610 = getelementptr inbounds nuw i8, ptr %2609, i64 8
  %2611 = and i64 %2282, 31
  %2612 = getelementptr inbounds nuw i64, ptr %2610, i64 %2611
  %2613 = load atomic i64, ptr %2612 monotonic, align 8
  %2614 = icmp eq i64 %2613, -1
  br i1 %2614, label %2644, label %2615

2615:
  %2616 = load ptr, ptr %0, align 8
  %2617 = getelementptr inbounds nuw i8, ptr %2616, i64 37688
  %2618 = load i32, ptr %2617, align 8
  %2619 = icmp eq i32 %2618, 0
  br i1 %2619, label %2621, label %2620

2620:
  store i64 -1, ptr %2612, align 8
  br label %2623

2621:
  %2622 = atomicrmw xchg ptr %2612, i64 -1 monotonic, align 8
  br label %2623

2623:
  %2624 = phi i64 [ %2613, %2620 ], [ %2622, %2621 ]
  %2625 = load i64, ptr %2012, align 8
  store i64 %2625, ptr %2309, align 8
  %2626 = and i64 %2624, 5
  %2627 = icmp ne i64 %2626, 0
  %2628 = sext i1 %2627 to i32
  %2629 = getelementptr inbounds nuw i8, ptr %2309, i64 48
  store i32 %2628, ptr %2629, align 8
  %2630 = shl i64 %2624, 62
  %2631 = ashr i64 %2630, 63
  %2632 = trunc nsw i64 %2631 to i32
  %2633 = getelementptr inbounds nuw i8, ptr %2309, i64 56
  store i32 %2632, ptr %2633, align 8
  %2634 = getelementptr inbounds nuw i8, ptr %2309, i64 60
  store i32 0, ptr %2634, align 4
  %2635 = getelementptr inbounds nuw i8, ptr %2309, i64 52
  store i32 0, ptr %2635, align 4
  %2636 = and i64 %2624, -8
  %2637 = getelementptr inbounds nuw i8, ptr %2309, i64 16
  %2638 = getelementptr inbounds nuw i8, ptr %2309, i64 32
  store i64 %2636, ptr %2638, align 8
  store i64 %2636, ptr %2637, align 8
  %2639 = and i64 %2624, 1
  %2640 = icmp eq i64 %2639, 0
  br i1 %2640, label %2641, label %2644

2641:
  %2642 = and i64 %2624, -16777216
  %2643 = add i64 %2642, -16777096
  store i64 %2643, ptr %2637, align 8
  br label %2644

2644:
  %2645 = phi i1 [ true, %2603 ], [ %2596, %2641 ], [ %2596, %2623 ], [ %2596, %2606 ], [ false, %2589 ]
  %2646 = load i64, ptr %2309, align 8
  %2647 = load i64, ptr %2012, align 8
  %2648 = icmp eq i64 %2646, %2647
  br i1 %2648, label %2776, label %2649

2649:
  %2650 = load ptr, ptr %1568, align 8
  %2651 = getelementptr inbounds nuw i8, ptr %2650, i64 4
  %2652 = load i32, ptr %2651, align 4
  %2653 = and i32 %2652, -5
  %2654 = icmp eq i32 %2653, 0
  %2655 = select i1 %2654, i32 2, i32 0
  store i64 %2647, ptr %2309, align 8
  %2656 = getelementptr inbounds nuw i8, ptr %2309, i64 48
  %2657 = getelementptr inbounds nuw i8, ptr %2309, i64 60
  store i32 0, ptr %2657, align 4
  %2658 = getelementptr inbounds nuw i8, ptr %2309, i64 56
  store i32 0, ptr %2658, align 8
  %2659 = getelementptr inbounds nuw i8, ptr %2309, i64 52
  store i32 0, ptr %2659, align 4
  store i32 0, ptr %2656, align 8
  %2660 = getelementptr inbounds nuw i8, ptr %2309, i64 8
  store i64 0, ptr %2660, align 8
  %2661 = trunc i64 %2307 to i32
  %2662 = and i32 %2661, 120
  %2663 = icmp eq i32 %2662, 72
  br i1 %2663, label %2664, label %2726

2664:
  %2665 = load i8, ptr %2014, align 4
  %2666 = trunc nuw i8 %2665 to i1
  br i1 %2666, label %2667, label %2725

2667:
  %2668 = load i8, ptr %2013, align 1
  %2669 = trunc nuw i8 %2668 to i1
  %2670 = and i64 %2302, 7
  %2671 = icmp ne i64 %2670, 0
  %2672 = or i1 %2671, %2669
  br i1 %2672, label %2725, label %2673

2673:
  %2674 = load ptr, ptr %2022, align 8
  %2675 = load ptr, ptr %2021, align 8
  %2676 = ptrtoint ptr %2309 to i64
  %2677 = ptrtoint ptr %2675 to i64
  %2678 = sub i64 %2676, %2677
  %2679 = getelementptr inbounds nuw i16, ptr %2674, i64 %2678
  %2680 = load ptr, ptr %1568, align 8
  %2681 = getelementptr inbounds nuw i8, ptr %2680, i64 4
  %2682 = load i32, ptr %2681, align 4
  %2683 = and i32 %2682, -5
  %2684 = icmp eq i32 %2683, 0
  %2685 = lshr i32 %2661, 10
  %2686 = and i32 %2685, 16352
  %2687 = select i1 %2684, i64 32, i64 0
  %2688 = getelementptr inbounds nuw i16, ptr %2679, i64 %2687
  br label %2689

2689:
  %2690 = phi i32 [ %2701, %2689 ], [ %2301, %2673 ]
  %2691 = tail call i32 @llvm.cttz.i32(i32 %2690, i1 true)
  %2692 = load ptr, ptr %2038, align 8
  %2693 = zext nneg i32 %2691 to i64
  %2694 = getelementptr inbounds nuw i8, ptr %2692, i64 %2693
  %2695 = load i8, ptr %2694, align 1
  %2696 = zext i8 %2695 to i32
  %2697 = or i32 %2686, %2696
  %2698 = trunc nuw nsw i32 %2697 to i16
  %2699 = getelementptr inbounds nuw i16, ptr %2688, i64 %2693
  store i16 %2698, ptr %2699, align 2
  %2700 = add i32 %2690, -1
  %2701 = and i32 %2700, %2690
  %2702 = icmp eq i32 %2701, 0
  br i1 %2702, label %2703, label %2689

2703:
  %2704 = and i64 %2307, -16777216
  %2705 = or disjoint i64 %2704, 64
  %2706 = select i1 %2684, i64 2, i64 0
  switch i32 %2682, label %2707 [
    i32 4, label %2719
    i32 0, label %2719
  ]

2707:
  %2708 = load i64, ptr %2660, align 8
  %2709 = icmp eq i64 %2708, 0
  br i1 %2709, label %2715, label %2710

2710:
  %2711 = load ptr, ptr %0, align 8
  store i64 0, ptr %2660, align 8
  %2712 = getelementptr inbounds nuw i8, ptr %2711, i64 41816
  %2713 = load i64, ptr %2712, align 8
  %2714 = add i64 %2713, 1
  store i64 %2714, ptr %2712, align 8
  br label %2715

2715:
  %2716 = xor i32 %2301, -1
  %2717 = load i32, ptr %2658, align 8
  %2718 = and i32 %2717, %2716
  store i32 %2718, ptr %2658, align 8
  br label %2719

2719:
  %2720 = getelementptr inbounds nuw i32, ptr %2656, i64 %2706
  %2721 = load i32, ptr %2720, align 4
  %2722 = or i32 %2721, %2301
  store i32 %2722, ptr %2720, align 4
  %2723 = getelementptr inbounds nuw i8, ptr %2309, i64 16
  %2724 = getelementptr inbounds nuw i64, ptr %2723, i64 %2706
  store i64 %2705, ptr %2724, align 8
  br label %3040

2725:
  tail call preserve_allcc void @remember(ptr %0, ptr %2309, i32 %2655, i64 %2307, i32 %2301)
  br label %3040

2726:
  %2727 = zext nneg i32 %2655 to i64
  %2728 = getelementptr inbounds nuw i32, ptr %2656, i64 %2727
  store i32 %2301, ptr %2728, align 4
  %2729 = getelementptr inbounds nuw i8, ptr %2309, i64 16
  %2730 = getelementptr inbounds nuw i64, ptr %2729, i64 %2727
  store i64 %2307, ptr %2730, align 8
  switch i32 %2652, label %3040 [
    i32 4, label %2731
    i32 0, label %2731
  ]

2731:
  %2732 = load ptr, ptr %0, align 8
  %2733 = getelementptr inbounds nuw i8, ptr %2732, i64 37692
  %2734 = load i32, ptr %2733, align 4
  %2735 = icmp eq i32 %2734, 0
  br i1 %2735, label %2736, label %3040

2736:
  %2737 = getelementptr inbounds nuw i8, ptr %2309, i64 32
  %2738 = load i64, ptr %2737, align 8
  %2739 = and i64 %2738, 64
  %2740 = icmp eq i64 %2739, 0
  br i1 %2740, label %3040, label %2741

2741:
  %2742 = load i8, ptr %2013, align 1
  %2743 = trunc nuw i8 %2742 to i1
  br i1 %2743, label %2744, label %2745

2744:
  tail call preserve_allcc void @quieten_aged(ptr %0, ptr %2309)
  br label %2745

2745:
  %2746 = load i32, ptr %2656, align 8
  %2747 = load i32, ptr %2659, align 4
  %2748 = or i32 %2747, %2746
  %2749 = icmp eq i32 %2748, 0
  br i1 %2749, label %2750, label %3040

2750:
  %2751 = load i8, ptr %2013, align 1
  %2752 = trunc nuw i8 %2751 to i1
  br i1 %2752, label %3040, label %2753

2753:
  %2754 = load i32, ptr %2657, align 4
  %2755 = icmp eq i32 %2754, 0
  br i1 %2755, label %2761, label %2756

2756:
  %2757 = getelementptr inbounds nuw i8, ptr %2309, i64 40
  %2758 = load i64, ptr %2757, align 8
  %2759 = load i64, ptr %2737, align 8
  %2760 = tail call preserve_allcc i64 @joined(i64 %2758, i64 %2759)
  br label %2763

2761:
  %2762 = load i64, ptr %2737, align 8
  br label %2763

2763:
  %2764 = phi i64 [ %2760, %2756 ], [ %2762, %2761 ]
  %2765 = and i64 %2764, 7
  %2766 = icmp eq i64 %2765, 0
  br i1 %2766, label %2767, label %3040

2767:
  store i64 %2764, ptr %2737, align 8
  store i32 -1, ptr %2658, align 8
  store i32 0, ptr %2657, align 4
  %2768 = and i64 %2764, 120
  %2769 = icmp eq i64 %2768, 120
  %2770 = load i64, ptr %2309, align 8
  %2771 = shl i64 %2770, 10
  %2772 = lshr i64 %2764, 15
  %2773 = and i64 %2772, 1023
  %2774 = select i1 %2769, i64 1023, i64 %2773
  %2775 = or disjoint i64 %2771, %2774
  store i64 %2775, ptr %2660, align 8
  br label %3040

2776:
  %2777 = load i8, ptr %2014, align 4
  %2778 = trunc nuw i8 %2777 to i1
  br i1 %2778, label %2834, label %2779

2779:
  %2780 = load ptr, ptr %1568, align 8
  %2781 = getelementptr inbounds nuw i8, ptr %2780, i64 4
  %2782 = load i32, ptr %2781, align 4
  %2783 = and i32 %2782, -5
  %2784 = icmp eq i32 %2783, 0
  %2785 = select i1 %2784, i32 2, i32 0
  %2786 = and i64 %2307, 120
  %2787 = icmp eq i64 %2786, 72
  br i1 %2787, label %2829, label %2788

2788:
  %2789 = getelementptr inbounds nuw i8, ptr %2309, i64 48
  %2790 = load i32, ptr %2789, align 8
  %2791 = getelementptr inbounds nuw i8, ptr %2309, i64 52
  %2792 = load i32, ptr %2791, align 4
  %2793 = or i32 %2792, %2790
  %2794 = getelementptr inbounds nuw i8, ptr %2309, i64 56
  %2795 = load i32, ptr %2794, align 8
  %2796 = or i32 %2793, %2795
  %2797 = getelementptr inbounds nuw i8, ptr %2309, i64 60
  %2798 = load i32, ptr %2797, align 4
  %2799 = or i32 %2796, %2798
  %2800 = and i32 %2799, %2301
  %2801 = icmp eq i32 %2800, 0
  br i1 %2801, label %2802, label %2829

2802:
  %2803 = zext nneg i32 %2785 to i64
  %2804 = getelementptr inbounds nuw i32, ptr %2789, i64 %2803
  %2805 = load i32, ptr %2804, align 4
  %2806 = icmp eq i32 %2805, 0
  br i1 %2806, label %2822, label %2807

2807:
  %2808 = getelementptr inbounds nuw i8, ptr %2309, i64 16
  %2809 = getelementptr inbounds nuw i64, ptr %2808, i64 %2803
  %2810 = load i64, ptr %2809, align 8
  %2811 = icmp ne i64 %2810, %2307
  %2812 = zext i1 %2811 to i32
  %2813 = or disjoint i32 %2785, %2812
  %2814 = zext nneg i32 %2813 to i64
  %2815 = getelementptr inbounds nuw i32, ptr %2789, i64 %2814
  %2816 = load i32, ptr %2815, align 4
  %2817 = icmp eq i32 %2816, 0
  br i1 %2817, label %2822, label %2818

2818:
  %2819 = getelementptr inbounds nuw i64, ptr %2808, i64 %2814
  %2820 = load i64, ptr %2819, align 8
  %2821 = icmp eq i64 %2820, %2307
  br i1 %2821, label %2822, label %2829

2822:
  %2823 = phi ptr [ %2815, %2818 ], [ %2815, %2807 ], [ %2804, %2802 ]
  %2824 = phi i64 [ %2814, %2818 ], [ %2814, %2807 ], [ %2803, %2802 ]
  %2825 = getelementptr inbounds nuw i8, ptr %2309, i64 16
  %2826 = getelementptr inbounds nuw i64, ptr %2825, i64 %2824
  store i64 %2307, ptr %2826, align 8
  %2827 = load i32, ptr %2823, align 4
  %2828 = or i32 %2827, %2301
  store i32 %2828, ptr %2823, align 4
  br label %3040

2829:
  %2830 = trunc i64 %2307 to i32
  %2831 = lshr i32 %2830, 3
  %2832 = and i32 %2831, 15
  %2833 = icmp eq i32 %2832, 9
  br i1 %2833, label %3038, label %2986

2834:
  %2835 = trunc i64 %2307 to i32
  %2836 = lshr i32 %2835, 3
  %2837 = and i32 %2836, 15
  %2838 = icmp eq i32 %2837, 9
  br i1 %2838, label %2839, label %2986

2839:
  %2840 = load i8, ptr %2013, align 1
  %2841 = trunc nuw i8 %2840 to i1
  %2842 = and i64 %2302, 7
  %2843 = icmp ne i64 %2842, 0
  %2844 = or i1 %2843, %2841
  br i1 %2844, label %3038, label %2845

2845:
  %2846 = and i64 %2307, -16777216
  %2847 = or disjoint i64 %2846, 64
  %2848 = getelementptr inbounds nuw i8, ptr %2309, i64 48
  %2849 = getelementptr inbounds nuw i8, ptr %2309, i64 52
  %2850 = load i32, ptr %2849, align 4
  %2851 = icmp eq i32 %2850, 0
  br i1 %2851, label %2852, label %3038

2852:
  %2853 = load i32, ptr %2848, align 4
  %2854 = icmp eq i32 %2853, 0
  br i1 %2854, label %2859, label %2855

2855:
  %2856 = getelementptr inbounds nuw i8, ptr %2309, i64 16
  %2857 = load i64, ptr %2856, align 8
  %2858 = icmp eq i64 %2857, %2847
  br i1 %2858, label %2859, label %3038

2859:
  %2860 = getelementptr inbounds nuw i8, ptr %2309, i64 60
  %2861 = load i32, ptr %2860, align 4
  %2862 = icmp eq i32 %2861, 0
  br i1 %2862, label %2863, label %3038

2863:
  %2864 = getelementptr inbounds nuw i8, ptr %2309, i64 56
  %2865 = load i32, ptr %2864, align 4
  %2866 = icmp eq i32 %2865, 0
  br i1 %2866, label %2871, label %2867

2867:
  %2868 = getelementptr inbounds nuw i8, ptr %2309, i64 32
  %2869 = load i64, ptr %2868, align 8
  %2870 = icmp eq i64 %2869, %2847
  br i1 %2870, label %2871, label %3038

2871:
  %2872 = load ptr, ptr %2022, align 8
  %2873 = load ptr, ptr %2021, align 8
  %2874 = ptrtoint ptr %2309 to i64
  %2875 = ptrtoint ptr %2873 to i64
  %2876 = sub i64 %2874, %2875
  %2877 = getelementptr inbounds nuw i16, ptr %2872, i64 %2876
  %2878 = and i32 %2853, %2301
  %2879 = lshr i32 %2835, 15
  %2880 = and i32 %2879, 31
  %2881 = lshr i32 %2835, 20
  %2882 = and i32 %2881, 15
  %2883 = icmp eq i32 %2878, 0
  br i1 %2883, label %2910, label %2884

2884:
  %2885 = phi i32 [ %2908, %2906 ], [ %2878, %2871 ]
  %2886 = tail call i32 @llvm.cttz.i32(i32 %2885, i1 true)
  %2887 = zext nneg i32 %2886 to i64
  %2888 = getelementptr inbounds nuw i16, ptr %2877, i64 %2887
  %2889 = load i16, ptr %2888, align 2
  %2890 = zext i16 %2889 to i32
  %2891 = icmp slt i16 %2889, 0
  br i1 %2891, label %3038, label %2892

2892:
  %2893 = lshr i32 %2890, 5
  %2894 = and i32 %2893, 31
  %2895 = icmp eq i32 %2894, %2880
  br i1 %2895, label %2896, label %3038

2896:
  %2897 = lshr i32 %2890, 10
  %2898 = icmp samesign ult i32 %2897, %2882
  br i1 %2898, label %2906, label %2899

2899:
  %2900 = and i32 %2890, 31
  %2901 = load ptr, ptr %2038, align 8
  %2902 = getelementptr inbounds nuw i8, ptr %2901, i64 %2887
  %2903 = load i8, ptr %2902, align 1
  %2904 = zext i8 %2903 to i32
  %2905 = icmp eq i32 %2900, %2904
  br i1 %2905, label %2906, label %3038

2906:
  %2907 = add i32 %2885, -1
  %2908 = and i32 %2907, %2885
  %2909 = icmp eq i32 %2908, 0
  br i1 %2909, label %2910, label %2884

2910:
  %2911 = getelementptr inbounds nuw i8, ptr %2877, i64 64
  %2912 = and i32 %2865, %2301
  %2913 = icmp eq i32 %2912, 0
  br i1 %2913, label %2940, label %2914

2914:
  %2915 = phi i32 [ %2938, %2936 ], [ %2912, %2910 ]
  %2916 = tail call i32 @llvm.cttz.i32(i32 %2915, i1 true)
  %2917 = zext nneg i32 %2916 to i64
  %2918 = getelementptr inbounds nuw i16, ptr %2911, i64 %2917
  %2919 = load i16, ptr %2918, align 2
  %2920 = zext i16 %2919 to i32
  %2921 = icmp slt i16 %2919, 0
  br i1 %2921, label %3038, label %2922

2922:
  %2923 = lshr i32 %2920, 5
  %2924 = and i32 %2923, 31
  %2925 = icmp eq i32 %2924, %2880
  br i1 %2925, label %2926, label %3038

2926:
  %2927 = lshr i32 %2920, 10
  %2928 = icmp samesign ult i32 %2927, %2882
  br i1 %2928, label %2936, label %2929

2929:
  %2930 = and i32 %2920, 31
  %2931 = load ptr, ptr %2038, align 8
  %2932 = getelementptr inbounds nuw i8, ptr %2931, i64 %2917
  %2933 = load i8, ptr %2932, align 1
  %2934 = zext i8 %2933 to i32
  %2935 = icmp eq i32 %2930, %2934
  br i1 %2935, label %2936, label %3038

2936:
  %2937 = add i32 %2915, -1
  %2938 = and i32 %2937, %2915
  %2939 = icmp eq i32 %2938, 0
  br i1 %2939, label %2940, label %2914

2940:
  %2941 = load ptr, ptr %1568, align 8
  %2942 = getelementptr inbounds nuw i8, ptr %2941, i64 4
  %2943 = load i32, ptr %2942, align 4
  %2944 = and i32 %2943, -5
  %2945 = icmp eq i32 %2944, 0
  %2946 = shl nuw nsw i32 %2882, 10
  %2947 = shl nuw nsw i32 %2880, 5
  %2948 = or disjoint i32 %2946, %2947
  %2949 = select i1 %2945, i64 32, i64 0
  %2950 = getelementptr inbounds nuw i16, ptr %2877, i64 %2949
  br label %2951

2951:
  %2952 = phi i32 [ %2963, %2951 ], [ %2301, %2940 ]
  %2953 = tail call i32 @llvm.cttz.i32(i32 %2952, i1 true)
  %2954 = load ptr, ptr %2038, align 8
  %2955 = zext nneg i32 %2953 to i64
  %2956 = getelementptr inbounds nuw i8, ptr %2954, i64 %2955
  %2957 = load i8, ptr %2956, align 1
  %2958 = zext i8 %2957 to i32
  %2959 = or i32 %2948, %2958
  %2960 = trunc nuw nsw i32 %2959 to i16
  %2961 = getelementptr inbounds nuw i16, ptr %2950, i64 %2955
  store i16 %2960, ptr %2961, align 2
  %2962 = add i32 %2952, -1
  %2963 = and i32 %2962, %2952
  %2964 = icmp eq i32 %2963, 0
  br i1 %2964, label %2965, label %2951

2965:
  %2966 = select i1 %2945, i64 2, i64 0
  switch i32 %2943, label %2967 [
    i32 4, label %2980
    i32 0, label %2980
  ]

2967:
  %2968 = getelementptr inbounds nuw i8, ptr %2309, i64 8
  %2969 = load i64, ptr %2968, align 8
  %2970 = icmp eq i64 %2969, 0
  br i1 %2970, label %2976, label %2971

2971:
  %2972 = load ptr, ptr %0, align 8
  store i64 0, ptr %2968, align 8
  %2973 = getelementptr inbounds nuw i8, ptr %2972, i64 41816
  %2974 = load i64, ptr %2973, align 8
  %2975 = add i64 %2974, 1
  store i64 %2975, ptr %2973, align 8
  br label %2976

2976:
  %2977 = xor i32 %2301, -1
  %2978 = load i32, ptr %2864, align 8
  %2979 = and i32 %2978, %2977
  store i32 %2979, ptr %2864, align 8
  br label %2980

2980:
  %2981 = getelementptr inbounds nuw i32, ptr %2848, i64 %2966
  %2982 = load i32, ptr %2981, align 4
  %2983 = or i32 %2982, %2301
  store i32 %2983, ptr %2981, align 4
  %2984 = getelementptr inbounds nuw i8, ptr %2309, i64 16
  %2985 = getelementptr inbounds nuw i64, ptr %2984, i64 %2966
  store i64 %2847, ptr %2985, align 8
  br label %3040

2986:
  %2987 = phi i32 [ %2837, %2834 ], [ %2832, %2829 ]
  %2988 = icmp samesign ult i32 %2987, 8
  br i1 %2988, label %2989, label %3038

2989:
  %2990 = getelementptr inbounds nuw i8, ptr %2309, i64 48
  %2991 = getelementptr inbounds nuw i8, ptr %2309, i64 56
  %2992 = load i32, ptr %2991, align 8
  %2993 = icmp eq i32 %2992, 0
  %2994 = getelementptr inbounds nuw i8, ptr %2309, i64 52
  %2995 = load i32, ptr %2994, align 4
  %2996 = getelementptr inbounds nuw i8, ptr %2309, i64 60
  %2997 = load i32, ptr %2996, align 4
  %2998 = or i32 %2997, %2995
  %2999 = icmp eq i32 %2998, 0
  br i1 %2999, label %3000, label %3038

3000:
  %3001 = load i32, ptr %2990, align 8
  %3002 = icmp eq i32 %3001, 0
  br i1 %3002, label %3007, label %3003

3003:
  %3004 = getelementptr inbounds nuw i8, ptr %2309, i64 16
  %3005 = load i64, ptr %3004, align 8
  %3006 = icmp eq i64 %3005, %2307
  br i1 %3006, label %3007, label %3038

3007:
  br i1 %2993, label %3012, label %3008

3008:
  %3009 = getelementptr inbounds nuw i8, ptr %2309, i64 32
  %3010 = load i64, ptr %3009, align 8
  %3011 = icmp eq i64 %3010, %2307
  br i1 %3011, label %3012, label %3038

3012:
  %3013 = load ptr, ptr %1568, align 8
  %3014 = getelementptr inbounds nuw i8, ptr %3013, i64 4
  %3015 = load i32, ptr %3014, align 4
  switch i32 %3015, label %3019 [
    i32 4, label %3038
    i32 0, label %3016
  ]

3016:
  %3017 = getelementptr inbounds nuw i8, ptr %2309, i64 32
  store i64 %2307, ptr %3017, align 8
  %3018 = or i32 %2992, %2301
  store i32 %3018, ptr %2991, align 8
  br label %3040

3019:
  br i1 %2778, label %3020, label %3031

3020:
  %3021 = getelementptr inbounds nuw i8, ptr %2309, i64 8
  %3022 = load i64, ptr %3021, align 8
  %3023 = icmp eq i64 %3022, 0
  br i1 %3023, label %3031, label %3024

3024:
  %3025 = load ptr, ptr %0, align 8
  store i64 0, ptr %3021, align 8
  %3026 = getelementptr inbounds nuw i8, ptr %3025, i64 41816
  %3027 = load i64, ptr %3026, align 8
  %3028 = add i64 %3027, 1
  store i64 %3028, ptr %3026, align 8
  %3029 = load i32, ptr %2990, align 8
  %3030 = load i32, ptr %2991, align 8
  br label %3031

3031:
  %3032 = phi i32 [ %3030, %3024 ], [ %2992, %3020 ], [ %2992, %3019 ]
  %3033 = phi i32 [ %3029, %3024 ], [ %3001, %3020 ], [ %3001, %3019 ]
  %3034 = getelementptr inbounds nuw i8, ptr %2309, i64 16
  store i64 %2307, ptr %3034, align 8
  %3035 = or i32 %3033, %2301
  store i32 %3035, ptr %2990, align 8
  %3036 = xor i32 %2301, -1
  %3037 = and i32 %3032, %3036
  store i32 %3037, ptr %2991, align 8
  br label %3040

3038:
  %3039 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %2309, i64 %2307, i32 %2301)
  br i1 %3039, label %3040, label %3057

3040:
  %3041 = and i64 %2302, 6
  %3042 = icmp eq i64 %3041, 6
  br i1 %3042, label %3043, label %3056

3043:
  %3044 = load ptr, ptr %0, align 8
  %3045 = getelementptr inbounds nuw i8, ptr %3044, i64 41808
  %3046 = load i64, ptr %3045, align 8
  %3047 = load ptr, ptr %1568, align 8
  %3048 = getelementptr inbounds nuw i8, ptr %3047, i64 8
  %3049 = load i32, ptr %3048, align 8
  %3050 = icmp eq i32 %3049, 1
  %3051 = load ptr, ptr %2039, align 8
  br i1 %3050, label %3052, label %3054

3052:
  %3053 = trunc i64 %3046 to i8
  store i8 %3053, ptr %3051, align 1
  br label %3056

3054:
  %3055 = trunc i64 %3046 to i32
  store i32 %3055, ptr %3051, align 1
  br label %3056

3056:
  br i1 %2645, label %3061, label %3064

3057:
  br i1 %2645, label %3058, label %3103

3058:
  %3059 = getelementptr inbounds nuw i8, ptr %2309, i64 8
  %3060 = atomicrmw and ptr %3059, i64 -2 release, align 8
  br label %3103

3061:
  %3062 = getelementptr inbounds nuw i8, ptr %2309, i64 8
  %3063 = atomicrmw and ptr %3062, i64 -2 release, align 8
  br label %3064

3064:
  %3065 = load ptr, ptr %0, align 8
  %3066 = getelementptr inbounds nuw i8, ptr %3065, i64 43704
  %3067 = load ptr, ptr %3066, align 8
  %3068 = icmp eq ptr %3067, null
  br i1 %3068, label %3094, label %3069

3069:
  %3070 = load i8, ptr %2014, align 4
  %3071 = trunc nuw i8 %3070 to i1
  br i1 %3071, label %3094, label %3072

3072:
  %3073 = load i64, ptr %2018, align 8
  %3074 = add i64 %3073, %2283
  %3075 = load ptr, ptr %1568, align 8
  %3076 = getelementptr inbounds nuw i8, ptr %3075, i64 4
  %3077 = load i32, ptr %3076, align 4
  switch i32 %3077, label %3078 [
    i32 4, label %3094
    i32 0, label %3094
  ]

3078:
  %3079 = load i8, ptr %2036, align 8
  %3080 = trunc nuw i8 %3079 to i1
  br i1 %3080, label %3094, label %3081

3081:
  %3082 = getelementptr inbounds nuw i8, ptr %3065, i64 43720
  %3083 = load i64, ptr %3082, align 8
  %3084 = lshr i64 %3074, 7
  %3085 = lshr i64 %3074, 13
  %3086 = lshr i64 %3074, 19
  %3087 = xor i64 %3085, %3086
  %3088 = xor i64 %3087, %3084
  %3089 = and i64 %3088, 63
  %3090 = shl nuw i64 1, %3089
  %3091 = and i64 %3083, %3090
  %3092 = icmp eq i64 %3091, 0
  br i1 %3092, label %3094, label %3093

3093:
  tail call preserve_allcc void @cut_words(ptr %3065, i64 %3074, i32 %2301)
  br label %3094

3094:
  %3095 = add nuw nsw i64 %2282, 1
  %3096 = icmp eq i64 %2282, %2273
  br i1 %3096, label %3100, label %2281

3097:
  %3098 = tail call preserve_allcc i32 @screen_apart(ptr %0, ptr %1, ptr %2, i64 %2048, i32 %2045, i32 %2050, i32 %2044)
  %3099 = icmp eq i32 %3098, 0
  br i1 %3099, label %3100, label %4072

3100:
  %3101 = add nuw nsw i64 %2042, 1
  %3102 = icmp eq i64 %3101, %2040
  br i1 %3102, label %4072, label %2041

3103:
  %3104 = load ptr, ptr %1568, align 8
  br label %3105

3105:
  %3106 = phi ptr [ %3104, %3103 ], [ %2238, %2237 ]
  %3107 = load ptr, ptr %0, align 8
  %3108 = getelementptr inbounds nuw i8, ptr %3106, i64 20
  %3109 = load i32, ptr %3108, align 4
  %3110 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %3111 = load i32, ptr %3110, align 8
  %3112 = tail call i32 @llvm.cttz.i32(i32 %3111, i1 false)
  %3113 = getelementptr inbounds nuw i8, ptr %3107, i64 328
  store i32 22, ptr %3113, align 8
  %3114 = getelementptr inbounds nuw i8, ptr %3107, i64 332
  store i32 %3109, ptr %3114, align 4
  %3115 = getelementptr inbounds nuw i8, ptr %3107, i64 336
  store i32 %3112, ptr %3115, align 8
  %3116 = getelementptr inbounds nuw i8, ptr %3107, i64 352
  store i64 0, ptr %3116, align 8
  %3117 = getelementptr inbounds nuw i8, ptr %3107, i64 368
  store i32 0, ptr %3117, align 8
  %3118 = getelementptr inbounds nuw i8, ptr %3107, i64 360
  store i32 0, ptr %3118, align 8
  %3119 = getelementptr inbounds nuw i8, ptr %3107, i64 364
  store i32 0, ptr %3119, align 4
  br label %4072

3120:
  %3121 = phi ptr [ %1992, %1991 ], [ %1995, %1994 ]
  %3122 = load i32, ptr %1569, align 8
  %3123 = icmp eq i32 %3122, 2
  br i1 %3123, label %3129, label %3124

3124:
  %3125 = icmp eq i32 %3122, 0
  %3126 = and i64 %12, -4294967296
  %3127 = icmp eq i64 %3126, 4294967296
  %3128 = and i1 %3127, %3125
  br i1 %3128, label %3129, label %3186

3129:
  %3130 = and i64 %12, 4294967295
  %3131 = getelementptr inbounds nuw i8, ptr %2, i64 204
  %3132 = load i32, ptr %3131, align 4
  %3133 = zext i32 %3132 to i64
  %3134 = shl nuw nsw i64 %3133, 24
  %3135 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %3136 = load i64, ptr %3135, align 8
  %3137 = and i64 %3136, 16777215
  %3138 = or disjoint i64 %3134, %3137
  %3139 = getelementptr inbounds nuw i8, ptr %1569, i64 16
  %3140 = load i32, ptr %3139, align 8
  %3141 = zext i32 %3140 to i64
  %3142 = or i64 %3138, %3141
  %3143 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %3142, ptr %3143, align 8
  %3144 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 0, ptr %3144, align 8
  %3145 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %3146 = load i32, ptr %3145, align 8
  %3147 = zext i32 %3146 to i64
  %3148 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %3147, ptr %3148, align 8
  %3149 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %3150 = load ptr, ptr %3149, align 8
  %3151 = ptrtoint ptr %3150 to i64
  %3152 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %3151, ptr %3152, align 8
  %3153 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %3154 = load ptr, ptr %3153, align 8
  %3155 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %3154, ptr %3155, align 8
  %3156 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %3157 = load ptr, ptr %3156, align 8
  %3158 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %3157, ptr %3158, align 8
  %3159 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %3160 = load ptr, ptr %3159, align 8
  %3161 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %3160, ptr %3161, align 8
  %3162 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %3163 = load ptr, ptr %3162, align 8
  %3164 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %3163, ptr %3164, align 8
  %3165 = getelementptr inbounds nuw i8, ptr %1, i64 14448
  %3166 = load i64, ptr %3165, align 8
  %3167 = shl i64 %3166, 20
  %3168 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %3169 = load i32, ptr %3168, align 8
  %3170 = lshr i32 %3169, 4
  %3171 = zext nneg i32 %3170 to i64
  %3172 = or i64 %3167, %3171
  %3173 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %3172, ptr %3173, align 8
  %3174 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %3175 = load i32, ptr %3174, align 8
  %3176 = icmp ne i32 %3175, 0
  %3177 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %3178 = zext i1 %3176 to i8
  store i8 %3178, ptr %3177, align 1
  %3179 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 1, ptr %3179, align 4
  %3180 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  %3181 = load ptr, ptr %3180, align 8
  %3182 = icmp ne ptr %3181, null
  %3183 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %3184 = zext i1 %3182 to i8
  store i8 %3184, ptr %3183, align 1
  %3185 = icmp samesign ult i64 %3130, %3147
  br i1 %3185, label %3329, label %3419

3186:
  switch i32 %3122, label %3192 [
    i32 1, label %3207
    i32 0, label %3187
  ]

3187:
  %3188 = lshr i64 %12, 32
  %3189 = trunc nuw i64 %3188 to i32
  %3190 = add i32 %3189, -1
  %3191 = icmp ult i32 %3190, 4
  br i1 %3191, label %3192, label %3207

3192:
  %3193 = load i32, ptr %3121, align 4
  %3194 = add i32 %3193, -1
  %3195 = and i32 %3194, -6
  %3196 = icmp eq i32 %3195, 0
  br i1 %3196, label %3419, label %3197

3197:
  %3198 = getelementptr inbounds nuw i8, ptr %7, i64 37696
  %3199 = load i32, ptr %3198, align 8
  %3200 = icmp eq i32 %3199, 0
  br i1 %3200, label %3419, label %3201

3201:
  %3202 = getelementptr inbounds nuw i8, ptr %7, i64 37700
  %3203 = load i32, ptr %3202, align 4
  %3204 = icmp eq i32 %3203, 0
  %3205 = icmp eq i64 %3126, 8589934592
  %3206 = and i1 %3204, %3205
  br i1 %3206, label %3329, label %3419

3207:
  %3208 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %3209 = load i64, ptr %3208, align 8
  %3210 = getelementptr inbounds nuw i8, ptr %1569, i64 12
  %3211 = load i32, ptr %3210, align 4
  %3212 = zext i32 %3211 to i64
  %3213 = or i64 %3209, %3212
  %3214 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %3213, ptr %3214, align 8
  %3215 = getelementptr inbounds nuw i8, ptr %7, i64 37656
  %3216 = load i64, ptr %3215, align 8
  %3217 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %3216, ptr %3217, align 8
  %3218 = getelementptr inbounds nuw i8, ptr %0, i64 133
  store i8 0, ptr %3218, align 1
  %3219 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 0, ptr %3219, align 4
  %3220 = getelementptr inbounds nuw i8, ptr %7, i64 43704
  %3221 = load ptr, ptr %3220, align 8
  %3222 = icmp eq ptr %3221, null
  br i1 %3222, label %3271, label %3223

3223:
  %3224 = getelementptr inbounds nuw i8, ptr %1569, i64 12
  %3225 = load i32, ptr %3224, align 4
  %3226 = zext i32 %3225 to i64
  %3227 = and i64 %3226, 7
  %3228 = icmp eq i64 %3227, 0
  %3229 = and i64 %3226, 6
  %3230 = icmp eq i64 %3229, 6
  %3231 = or i1 %3228, %3230
  br i1 %3231, label %3232, label %3271

3232:
  %3233 = getelementptr inbounds nuw i8, ptr %1, i64 14800
  %3234 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %3235 = load i32, ptr %3234, align 4
  %3236 = zext i32 %3235 to i64
  %3237 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %3233, i64 %3236
  %3238 = getelementptr inbounds nuw i8, ptr %7, i64 43712
  %3239 = load ptr, ptr %3238, align 8
  %3240 = load i64, ptr %1, align 8
  %3241 = mul i64 %3240, 96
  %3242 = getelementptr inbounds nuw i8, ptr %3239, i64 %3241
  %3243 = getelementptr inbounds nuw i8, ptr %3237, i64 112
  store i32 0, ptr %3243, align 8
  %3244 = getelementptr inbounds nuw i8, ptr %3237, i64 116
  %3245 = load i32, ptr %3244, align 4
  %3246 = icmp eq i32 %3245, 0
  br i1 %3246, label %3271, label %3247

3247:
  store i32 0, ptr %3244, align 4
  %3248 = getelementptr inbounds nuw i8, ptr %2, i64 200
  br label %3249

3249:
  %3250 = phi i64 [ 0, %3247 ], [ %3269, %3268 ]
  %3251 = getelementptr inbounds nuw %struct.FollowedRelease, ptr %3242, i64 %3250
  %3252 = getelementptr inbounds nuw i8, ptr %3251, i64 8
  %3253 = load i64, ptr %3252, align 8
  %3254 = trunc i64 %3253 to i32
  %3255 = lshr i32 %3254, 15
  %3256 = and i32 %3255, 31
  %3257 = load i32, ptr %3234, align 4
  %3258 = icmp eq i32 %3256, %3257
  br i1 %3258, label %3259, label %3268

3259:
  %3260 = lshr i64 %3253, 24
  %3261 = and i64 %3260, 65535
  %3262 = load i32, ptr %3248, align 8
  %3263 = lshr i32 %3262, 4
  %3264 = zext nneg i32 %3263 to i64
  %3265 = icmp eq i64 %3261, %3264
  br i1 %3265, label %3266, label %3268

3266:
  %3267 = getelementptr inbounds nuw i8, ptr %3251, i64 20
  store i32 0, ptr %3267, align 4
  br label %3268

3268:
  %3269 = add nuw nsw i64 %3250, 1
  %3270 = icmp eq i64 %3269, 4
  br i1 %3270, label %3271, label %3249

3271:
  %3272 = load ptr, ptr %1568, align 8
  %3273 = ptrtoint ptr %3272 to i64
  %3274 = load ptr, ptr %0, align 8
  %3275 = getelementptr inbounds nuw i8, ptr %3274, i64 37712
  %3276 = udiv i64 %3273, 56
  %3277 = and i64 %3276, 63
  %3278 = getelementptr inbounds nuw %struct.ScreenCache, ptr %3275, i64 %3277
  %3279 = load i64, ptr %3278, align 8
  %3280 = icmp eq i64 %3279, %3273
  br i1 %3280, label %3281, label %3288

3281:
  %3282 = getelementptr inbounds nuw i8, ptr %3278, i64 8
  %3283 = load i64, ptr %3282, align 8
  %3284 = sub i64 %12, %3283
  %3285 = getelementptr inbounds nuw i8, ptr %3278, i64 16
  %3286 = load i64, ptr %3285, align 8
  %3287 = icmp ult i64 %3284, %3286
  br i1 %3287, label %3294, label %3288

3288:
  %3289 = tail call preserve_allcc i32 @search(ptr %0, ptr %2, i64 %12, ptr %3278)
  %3290 = icmp eq i32 %3289, 0
  br i1 %3290, label %3419, label %3291

3291:
  %3292 = getelementptr inbounds nuw i8, ptr %3278, i64 8
  %3293 = load i64, ptr %3292, align 8
  br label %3294

3294:
  %3295 = phi i64 [ %3293, %3291 ], [ %3283, %3281 ]
  %3296 = getelementptr inbounds nuw i8, ptr %3278, i64 8
  %3297 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %3295, ptr %3297, align 8
  %3298 = getelementptr inbounds nuw i8, ptr %3278, i64 16
  %3299 = load i64, ptr %3298, align 8
  %3300 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %3299, ptr %3300, align 8
  %3301 = getelementptr inbounds nuw i8, ptr %3278, i64 24
  %3302 = load i64, ptr %3301, align 8
  %3303 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %3302, ptr %3303, align 8
  %3304 = getelementptr inbounds nuw i8, ptr %3278, i64 40
  %3305 = load ptr, ptr %3304, align 8
  %3306 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %3305, ptr %3306, align 8
  %3307 = getelementptr inbounds nuw i8, ptr %3278, i64 48
  %3308 = load ptr, ptr %3307, align 8
  %3309 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %3308, ptr %3309, align 8
  %3310 = getelementptr inbounds nuw i8, ptr %3278, i64 56
  %3311 = load ptr, ptr %3310, align 8
  %3312 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %3311, ptr %3312, align 8
  %3313 = shl i64 %12, 1
  %3314 = getelementptr inbounds nuw i8, ptr %3278, i64 32
  %3315 = load i64, ptr %3314, align 8
  %3316 = load i64, ptr %3296, align 8
  %3317 = add i64 %3315, %3316
  %3318 = sub i64 %3313, %3317
  store i64 %12, ptr %3314, align 8
  %3319 = load i64, ptr %3298, align 8
  %3320 = icmp uge i64 %3318, %3319
  %3321 = load ptr, ptr %3304, align 8
  %3322 = icmp eq ptr %3321, null
  %3323 = select i1 %3320, i1 true, i1 %3322
  br i1 %3323, label %3327, label %3324

3324:
  %3325 = lshr i64 %3318, 7
  %3326 = getelementptr inbounds nuw %struct.ScreenLine, ptr %3321, i64 %3325
  tail call void @llvm.prefetch.p0(ptr %3326, i32 1, i32 3, i32 1)
  br label %3327

3327:
  %3328 = icmp eq ptr %3321, null
  br label %3329

3329:
  %3330 = phi i1 [ %3328, %3327 ], [ false, %3201 ], [ false, %3129 ]
  %3331 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %3332 = load i8, ptr %3331, align 4
  %3333 = trunc nuw i8 %3332 to i1
  %3334 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %3335 = getelementptr inbounds nuw i8, ptr %0, i64 40
  br label %3336

3336:
  %3337 = phi i32 [ %3, %3329 ], [ %3365, %3362 ]
  %3338 = tail call i32 @llvm.cttz.i32(i32 %3337, i1 true)
  %3339 = zext nneg i32 %3338 to i64
  %3340 = getelementptr inbounds nuw i64, ptr %8, i64 %3339
  %3341 = load i64, ptr %3340, align 8
  br i1 %3333, label %3342, label %3348

3342:
  %3343 = and i64 %3341, 4294967295
  %3344 = load i64, ptr %3334, align 8
  %3345 = sub i64 %3343, %3344
  %3346 = load i64, ptr %3335, align 8
  %3347 = icmp ult i64 %3345, %3346
  br i1 %3347, label %3353, label %3419

3348:
  %3349 = load i64, ptr %3334, align 8
  %3350 = sub i64 %3341, %3349
  %3351 = load i64, ptr %3335, align 8
  %3352 = icmp ult i64 %3350, %3351
  br i1 %3352, label %3362, label %3419

3353:
  %3354 = load ptr, ptr %1568, align 8
  %3355 = load i32, ptr %3354, align 8
  %3356 = icmp eq i32 %3355, 2
  br i1 %3356, label %3362, label %3357

3357:
  %3358 = icmp eq i32 %3355, 0
  %3359 = and i64 %3341, -4294967296
  %3360 = icmp eq i64 %3359, 4294967296
  %3361 = and i1 %3358, %3360
  br i1 %3361, label %3362, label %3419

3362:
  %3363 = phi i64 [ %3344, %3353 ], [ %3349, %3348 ], [ %3344, %3357 ]
  %3364 = add i32 %3337, -1
  %3365 = and i32 %3364, %3337
  %3366 = icmp eq i32 %3365, 0
  br i1 %3366, label %3367, label %3336

3367:
  br i1 %3330, label %3368, label %3386

3368:
  %3369 = load ptr, ptr %1568, align 8
  %3370 = getelementptr inbounds nuw i8, ptr %3369, i64 4
  %3371 = load i32, ptr %3370, align 4
  switch i32 %3371, label %3372 [
    i32 4, label %4072
    i32 0, label %4072
  ]

3372:
  %3373 = load ptr, ptr %0, align 8
  %3374 = getelementptr inbounds nuw i8, ptr %3369, i64 20
  %3375 = load i32, ptr %3374, align 4
  %3376 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %3377 = load i32, ptr %3376, align 8
  %3378 = tail call i32 @llvm.cttz.i32(i32 %3377, i1 false)
  %3379 = getelementptr inbounds nuw i8, ptr %3373, i64 328
  store i32 22, ptr %3379, align 8
  %3380 = getelementptr inbounds nuw i8, ptr %3373, i64 332
  store i32 %3375, ptr %3380, align 4
  %3381 = getelementptr inbounds nuw i8, ptr %3373, i64 336
  store i32 %3378, ptr %3381, align 8
  %3382 = getelementptr inbounds nuw i8, ptr %3373, i64 352
  store i64 0, ptr %3382, align 8
  %3383 = getelementptr inbounds nuw i8, ptr %3373, i64 368
  store i32 0, ptr %3383, align 8
  %3384 = getelementptr inbounds nuw i8, ptr %3373, i64 360
  store i32 0, ptr %3384, align 8
  %3385 = getelementptr inbounds nuw i8, ptr %3373, i64 364
  store i32 0, ptr %3385, align 4
  br label %4072

3386:
  %3387 = load ptr, ptr %0, align 8
  %3388 = getelementptr inbounds nuw i8, ptr %3387, i64 37692
  %3389 = load i32, ptr %3388, align 4
  %3390 = icmp eq i32 %3389, 0
  br i1 %3390, label %3419, label %3391

3391:
  %3392 = load ptr, ptr %1568, align 8
  %3393 = getelementptr inbounds nuw i8, ptr %3392, i64 4
  %3394 = load i32, ptr %3393, align 4
  %3395 = icmp eq i32 %3394, 6
  br i1 %3395, label %3419, label %3396

3396:
  %3397 = getelementptr inbounds nuw i8, ptr %3392, i64 8
  %3398 = load i32, ptr %3397, align 8
  %3399 = and i32 %3398, 3
  %3400 = icmp eq i32 %3399, 0
  br i1 %3400, label %3401, label %3419

3401:
  %3402 = phi i32 [ %3411, %3401 ], [ %3, %3396 ]
  %3403 = phi i64 [ %3409, %3401 ], [ 0, %3396 ]
  %3404 = tail call i32 @llvm.cttz.i32(i32 %3402, i1 true)
  %3405 = zext nneg i32 %3404 to i64
  %3406 = getelementptr inbounds nuw i64, ptr %8, i64 %3405
  %3407 = load i64, ptr %3406, align 8
  %3408 = sub i64 %3407, %3363
  %3409 = or i64 %3408, %3403
  %3410 = add i32 %3402, -1
  %3411 = and i32 %3410, %3402
  %3412 = icmp eq i32 %3411, 0
  br i1 %3412, label %3413, label %3401

3413:
  %3414 = and i64 %3409, 3
  %3415 = icmp eq i64 %3414, 0
  br i1 %3415, label %3416, label %3419

3416:
  %3417 = tail call preserve_allcc i1 @judge_mapped(ptr %0, ptr %8, i32 %3)
  br i1 %3417, label %4072, label %3418

3418:
  tail call preserve_allcc void @suspect(ptr %0)
  br label %4072

3419:
  %3420 = phi i1 [ false, %3192 ], [ true, %3413 ], [ true, %3396 ], [ true, %3386 ], [ true, %3391 ], [ false, %3201 ],
      [ false, %3288 ], [ false, %3129 ], [ false, %3197 ], [ false, %3342 ], [ false, %3357 ], [ false, %3348 ]
  %3421 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %3422 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %3423 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3424 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %3425 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3426 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %3427 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3428 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %3429 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %3430 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %3431 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3432 = getelementptr inbounds nuw i8, ptr %0, i64 137
  %3433 = getelementptr inbounds nuw i8, ptr %0, i64 133
  br label %3434

3434:
  %3435 = phi i32 [ %3, %3419 ], [ %4070, %4068 ]
  %3436 = tail call i32 @llvm.cttz.i32(i32 %3435, i1 true)
  br i1 %3420, label %3437, label %4062

3437:
  %3438 = load i8, ptr %3421, align 4
  %3439 = trunc nuw i8 %3438 to i1
  %3440 = zext nneg i32 %3436 to i64
  %3441 = getelementptr inbounds nuw i64, ptr %8, i64 %3440
  %3442 = load i64, ptr %3441, align 8
  br i1 %3439, label %3449, label %3443

3443:
  %3444 = load i64, ptr %3422, align 8
  %3445 = sub i64 %3442, %3444
  %3446 = load i64, ptr %3423, align 8
  %3447 = inttoptr i64 %3446 to ptr
  %3448 = getelementptr inbounds nuw i8, ptr %3447, i64 %3445
  store ptr %3448, ptr %3424, align 8
  br label %3467

3449:
  %3450 = and i64 %3442, 4294967295
  %3451 = load i64, ptr %3422, align 8
  %3452 = sub i64 %3450, %3451
  %3453 = load i64, ptr %3423, align 8
  %3454 = inttoptr i64 %3453 to ptr
  %3455 = getelementptr inbounds nuw i8, ptr %3454, i64 %3452
  store ptr %3455, ptr %3424, align 8
  %3456 = load ptr, ptr %0, align 8
  %3457 = getelementptr inbounds nuw i8, ptr %3456, i64 37696
  %3458 = load i32, ptr %3457, align 8
  %3459 = icmp eq i32 %3458, 0
  br i1 %3459, label %3467, label %3460

3460:
  %3461 = load ptr, ptr %1568, align 8
  %3462 = getelementptr inbounds nuw i8, ptr %3461, i64 8
  %3463 = load i32, ptr %3462, align 8
  %3464 = icmp ult i32 %3463, 4
  br i1 %3464, label %3465, label %3467

3465:
  %3466 = tail call preserve_allcc i1 @check_part(ptr %0, i64 %3452)
  br i1 %3466, label %3467, label %4047

3467:
  %3468 = phi i64 [ %3452, %3460 ], [ %3452, %3465 ], [ %3445, %3443 ], [ %3452, %3449 ]
  %3469 = and i64 %3468, 127
  %3470 = load i64, ptr %3425, align 8
  %3471 = shl nuw nsw i32 %3436, 7
  %3472 = or disjoint i32 %3471, 16440
  %3473 = zext nneg i32 %3472 to i64
  %3474 = or i64 %3470, %3473
  %3475 = lshr i64 %3468, 7
  %3476 = load ptr, ptr %1568, align 8
  %3477 = getelementptr inbounds nuw i8, ptr %3476, i64 8
  %3478 = load i32, ptr %3477, align 8
  %3479 = zext i32 %3478 to i64
  %3480 = add nsw i64 %3469, -1
  %3481 = add nsw i64 %3480, %3479
  %3482 = lshr i64 %3469, 2
  %3483 = trunc nuw nsw i64 %3482 to i32
  %3484 = shl nsw i32 -1, %3483
  %3485 = tail call i64 @llvm.umin.i64(i64 %3481, i64 127)
  %3486 = lshr i64 %3485, 2
  %3487 = trunc nuw nsw i64 %3486 to i32
  %3488 = xor i32 %3487, 31
  %3489 = lshr i32 -1, %3488
  %3490 = and i32 %3489, %3484
  %3491 = load ptr, ptr %3426, align 8
  %3492 = getelementptr inbounds nuw %struct.ScreenLine, ptr %3491, i64 %3475
  %3493 = icmp eq i32 %3490, 0
  br i1 %3493, label %4016, label %3494

3494:
  %3495 = and i64 %3468, -128
  %3496 = load i64, ptr %3427, align 8
  %3497 = icmp ult i64 %3495, %3496
  br i1 %3497, label %3498, label %4016

3498:
  %3499 = load i8, ptr %3421, align 4
  %3500 = trunc nuw i8 %3499 to i1
  %3501 = load ptr, ptr %0, align 8
  br i1 %3500, label %3502, label %3524

3502:
  %3503 = getelementptr inbounds nuw i8, ptr %3501, i64 37696
  %3504 = load i32, ptr %3503, align 8
  %3505 = icmp eq i32 %3504, 0
  %3506 = icmp ult i32 %3478, 4
  %3507 = or i1 %3506, %3505
  br i1 %3507, label %3524, label %3508

3508:
  %3509 = getelementptr inbounds nuw i8, ptr %3476, i64 4
  %3510 = load i32, ptr %3509, align 4
  %3511 = add i32 %3510, -1
  %3512 = and i32 %3511, -6
  %3513 = icmp eq i32 %3512, 0
  %3514 = load ptr, ptr %3428, align 8
  %3515 = getelementptr inbounds nuw i32, ptr %3514, i64 %3475
  %3516 = load i32, ptr %3515, align 4
  br i1 %3513, label %3517, label %3520

3517:
  %3518 = or i32 %3516, %3490
  store i32 %3518, ptr %3515, align 4
  %3519 = load ptr, ptr %0, align 8
  br label %3524

3520:
  %3521 = xor i32 %3516, -1
  %3522 = and i32 %3490, %3521
  %3523 = icmp eq i32 %3522, 0
  br i1 %3523, label %3524, label %4047

3524:
  %3525 = phi ptr [ %3519, %3517 ], [ %3501, %3520 ], [ %3501, %3502 ], [ %3501, %3498 ]
  %3526 = getelementptr inbounds nuw i8, ptr %3525, i64 37704
  %3527 = load i32, ptr %3526, align 8
  %3528 = icmp eq i32 %3527, 0
  %3529 = load i8, ptr %3421, align 4
  %3530 = trunc nuw i8 %3529 to i1
  br i1 %3528, label %3531, label %3554

3531:
  br i1 %3530, label %4016, label %3532

3532:
  %3533 = load ptr, ptr %1568, align 8
  %3534 = getelementptr inbounds nuw i8, ptr %3533, i64 4
  %3535 = load i32, ptr %3534, align 4
  switch i32 %3535, label %3536 [
    i32 4, label %4016
    i32 0, label %4016
  ]

3536:
  %3537 = lshr i64 %3468, 12
  %3538 = load ptr, ptr %3429, align 8
  %3539 = getelementptr inbounds nuw %struct.ScreenPage, ptr %3538, i64 %3537
  %3540 = load atomic i64, ptr %3539 acquire, align 8
  %3541 = load ptr, ptr %0, align 8
  %3542 = getelementptr inbounds nuw i8, ptr %3541, i64 37656
  %3543 = load i64, ptr %3542, align 8
  %3544 = icmp eq i64 %3540, %3543
  br i1 %3544, label %4016, label %3545

3545:
  %3546 = add i64 %3543, -1
  %3547 = icmp eq i64 %3540, %3546
  br i1 %3547, label %3548, label %3552

3548:
  %3549 = load ptr, ptr %1568, align 8
  %3550 = getelementptr inbounds nuw i8, ptr %3549, i64 4
  %3551 = load i32, ptr %3550, align 4
  switch i32 %3551, label %3552 [
    i32 4, label %4016
    i32 0, label %4016
  ]

3552:
  %3553 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %3537)
  br i1 %3553, label %4016, label %4047

3554:
  br i1 %3530, label %3573, label %3555

3555:
  %3556 = lshr i64 %3468, 12
  %3557 = load ptr, ptr %3429, align 8
  %3558 = getelementptr inbounds nuw %struct.ScreenPage, ptr %3557, i64 %3556
  %3559 = load atomic i64, ptr %3558 acquire, align 8
  %3560 = load ptr, ptr %0, align 8
  %3561 = getelementptr inbounds nuw i8, ptr %3560, i64 37656
  %3562 = load i64, ptr %3561, align 8
  %3563 = icmp eq i64 %3559, %3562
  br i1 %3563, label %3573, label %3564

3564:
  %3565 = add i64 %3562, -1
  %3566 = icmp eq i64 %3559, %3565
  br i1 %3566, label %3567, label %3571

3567:
  %3568 = load ptr, ptr %1568, align 8
  %3569 = getelementptr inbounds nuw i8, ptr %3568, i64 4
  %3570 = load i32, ptr %3569, align 4
  switch i32 %3570, label %3571 [
    i32 4, label %3573
    i32 0, label %3573
  ]

3571:
  %3572 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %3556)
  br i1 %3572, label %3573, label %4047

3573:
  %3574 = load i8, ptr %3421, align 4
  %3575 = trunc nuw i8 %3574 to i1
  br i1 %3575, label %3635, label %3576

3576:
  %3577 = icmp eq i32 %3490, -1
  %3578 = and i64 %3470, 7
  %3579 = icmp eq i64 %3578, 0
  %3580 = and i1 %3579, %3577
  %3581 = and i64 %3470, 64
  %3582 = icmp eq i64 %3581, 0
  %3583 = select i1 %3580, i1 %3582, i1 false
  br i1 %3583, label %3584, label %3635

3584:
  %3585 = load ptr, ptr %1568, align 8
  %3586 = getelementptr inbounds nuw i8, ptr %3585, i64 4
  %3587 = load i32, ptr %3586, align 4
  %3588 = icmp eq i32 %3587, 4
  br i1 %3588, label %3635, label %3589

3589:
  %3590 = load ptr, ptr %0, align 8
  %3591 = load ptr, ptr %3429, align 8
  %3592 = lshr i64 %3468, 12
  %3593 = getelementptr inbounds nuw %struct.ScreenPage, ptr %3591, i64 %3592
  %3594 = getelementptr inbounds nuw i8, ptr %3593, i64 8
  %3595 = and i64 %3475, 31
  %3596 = getelementptr inbounds nuw i64, ptr %3594, i64 %3595
  %3597 = icmp eq i32 %3587, 0
  %3598 = load atomic i64, ptr %3596 monotonic, align 8
  %3599 = select i1 %3597, i64 2, i64 1
  %3600 = icmp eq i64 %3598, 0
  br i1 %3600, label %3601, label %3603

3601:
  %3602 = or disjoint i64 %3599, %3474
  br label %3624

3603:
  %3604 = and i64 %3598, -8
  %3605 = icmp eq i64 %3604, %3474
  br i1 %3605, label %3606, label %3608

3606:
  %3607 = or i64 %3598, %3599
  br label %3624

3608:
  %3609 = xor i64 %3598, %3470
  %3610 = icmp ult i64 %3609, 1099511627776
  br i1 %3610, label %3611, label %3635

3611:
  %3612 = lshr i64 %3598, 24
  %3613 = and i64 %3612, 65535
  %3614 = lshr i64 %3470, 24
  %3615 = and i64 %3614, 65535
  %3616 = icmp samesign ult i64 %3613, %3615
  br i1 %3616, label %3617, label %3635

3617:
  %3618 = and i64 %3598, 5
  %3619 = icmp ne i64 %3618, 0
  %3620 = and i1 %3597, %3619
  %3621 = select i1 %3620, i64 4, i64 0
  %3622 = or disjoint i64 %3474, %3621
  %3623 = or disjoint i64 %3622, %3599
  br label %3624

3624:
  %3625 = phi i64 [ %3623, %3617 ], [ %3607, %3606 ], [ %3602, %3601 ]
  %3626 = getelementptr inbounds nuw i8, ptr %3590, i64 37688
  %3627 = load i32, ptr %3626, align 8
  %3628 = icmp eq i32 %3627, 0
  br i1 %3628, label %3630, label %3629

3629:
  store i64 %3625, ptr %3596, align 8
  br label %4016

3630:
  %3631 = icmp eq i64 %3598, %3625
  br i1 %3631, label %4016, label %3632

3632:
  %3633 = cmpxchg ptr %3596, i64 %3598, i64 %3625 monotonic monotonic, align 8
  %3634 = extractvalue { i64, i1 } %3633, 1
  br i1 %3634, label %4016, label %3635

3635:
  %3636 = load i8, ptr %3430, align 8
  %3637 = trunc nuw i8 %3636 to i1
  br i1 %3637, label %3638, label %3696

3638:
  %3639 = load i8, ptr %3421, align 4
  %3640 = trunc nuw i8 %3639 to i1
  br i1 %3640, label %3696, label %3641

3641:
  %3642 = load ptr, ptr %3429, align 8
  %3643 = lshr i64 %3468, 12
  %3644 = getelementptr inbounds nuw %struct.ScreenPage, ptr %3642, i64 %3643
  %3645 = getelementptr inbounds nuw i8, ptr %3644, i64 8
  %3646 = and i64 %3475, 31
  %3647 = getelementptr inbounds nuw i64, ptr %3645, i64 %3646
  %3648 = load atomic i64, ptr %3647 monotonic, align 8
  %3649 = icmp eq i64 %3648, -1
  br i1 %3649, label %3650, label %3652

3650:
  %3651 = load i64, ptr %3492, align 8
  br label %3681

3652:
  %3653 = load ptr, ptr %0, align 8
  %3654 = getelementptr inbounds nuw i8, ptr %3653, i64 37688
  %3655 = load i32, ptr %3654, align 8
  %3656 = icmp eq i32 %3655, 0
  br i1 %3656, label %3658, label %3657

3657:
  store i64 -1, ptr %3647, align 8
  br label %3660

3658:
  %3659 = atomicrmw xchg ptr %3647, i64 -1 monotonic, align 8
  br label %3660

3660:
  %3661 = phi i64 [ %3648, %3657 ], [ %3659, %3658 ]
  %3662 = load i64, ptr %3431, align 8
  store i64 %3662, ptr %3492, align 8
  %3663 = and i64 %3661, 5
  %3664 = icmp ne i64 %3663, 0
  %3665 = sext i1 %3664 to i32
  %3666 = getelementptr inbounds nuw i8, ptr %3492, i64 48
  store i32 %3665, ptr %3666, align 8
  %3667 = shl i64 %3661, 62
  %3668 = ashr i64 %3667, 63
  %3669 = trunc nsw i64 %3668 to i32
  %3670 = getelementptr inbounds nuw i8, ptr %3492, i64 56
  store i32 %3669, ptr %3670, align 8
  %3671 = getelementptr inbounds nuw i8, ptr %3492, i64 60
  store i32 0, ptr %3671, align 4
  %3672 = getelementptr inbounds nuw i8, ptr %3492, i64 52
  store i32 0, ptr %3672, align 4
  %3673 = and i64 %3661, -8
  %3674 = getelementptr inbounds nuw i8, ptr %3492, i64 16
  %3675 = getelementptr inbounds nuw i8, ptr %3492, i64 32
  store i64 %3673, ptr %3675, align 8
  store i64 %3673, ptr %3674, align 8
  %3676 = and i64 %3661, 1
  %3677 = icmp eq i64 %3676, 0
  br i1 %3677, label %3678, label %3681

3678:
  %3679 = and i64 %3661, -16777216
  %3680 = add i64 %3679, -16777096
  store i64 %3680, ptr %3674, align 8
  br label %3681

3681:
  %3682 = phi i64 [ %3651, %3650 ], [ %3662, %3660 ], [ %3662, %3678 ]
  %3683 = load i64, ptr %3431, align 8
  %3684 = icmp eq i64 %3682, %3683
  br i1 %3684, label %3685, label %3694

3685:
  %3686 = getelementptr inbounds nuw i8, ptr %3492, i64 48
  %3687 = load i32, ptr %3686, align 8
  %3688 = getelementptr inbounds nuw i8, ptr %3492, i64 52
  %3689 = load i32, ptr %3688, align 4
  %3690 = or i32 %3689, %3687
  %3691 = and i32 %3690, %3490
  %3692 = icmp eq i32 %3691, 0
  %3693 = zext i1 %3692 to i8
  br label %3694

3694:
  %3695 = phi i8 [ 1, %3681 ], [ %3693, %3685 ]
  store i8 %3695, ptr %3432, align 1
  br label %3696

3696:
  %3697 = load i64, ptr %3492, align 8
  %3698 = load i64, ptr %3431, align 8
  %3699 = icmp eq i64 %3697, %3698
  br i1 %3699, label %3700, label %3764

3700:
  %3701 = load ptr, ptr %1568, align 8
  %3702 = getelementptr inbounds nuw i8, ptr %3701, i64 4
  %3703 = load i32, ptr %3702, align 4
  switch i32 %3703, label %3722 [
    i32 4, label %3704
    i32 0, label %3704
  ]

3704:
  %3705 = getelementptr inbounds nuw i8, ptr %3492, i64 32
  %3706 = load i64, ptr %3705, align 8
  %3707 = icmp eq i64 %3706, %3474
  br i1 %3707, label %3708, label %3764

3708:
  %3709 = getelementptr inbounds nuw i8, ptr %3492, i64 56
  %3710 = load i32, ptr %3709, align 8
  %3711 = xor i32 %3710, -1
  %3712 = and i32 %3490, %3711
  %3713 = icmp eq i32 %3712, 0
  br i1 %3713, label %3714, label %3764

3714:
  %3715 = getelementptr inbounds nuw i8, ptr %3492, i64 48
  %3716 = load i32, ptr %3715, align 8
  %3717 = getelementptr inbounds nuw i8, ptr %3492, i64 52
  %3718 = load i32, ptr %3717, align 4
  %3719 = or i32 %3718, %3716
  %3720 = and i32 %3719, %3490
  %3721 = icmp eq i32 %3720, 0
  br i1 %3721, label %4016, label %3764

3722:
  %3723 = load i8, ptr %3433, align 1
  %3724 = trunc nuw i8 %3723 to i1
  %3725 = and i64 %3470, 7
  %3726 = icmp eq i64 %3725, 0
  %3727 = or i1 %3726, %3724
  %3728 = and i64 %3470, 6
  %3729 = icmp eq i64 %3728, 6
  %3730 = select i1 %3727, i1 true, i1 %3729
  br i1 %3730, label %3764, label %3731

3731:
  %3732 = getelementptr inbounds nuw i8, ptr %3492, i64 48
  %3733 = load i32, ptr %3732, align 8
  %3734 = xor i32 %3733, -1
  %3735 = and i32 %3490, %3734
  %3736 = icmp eq i32 %3735, 0
  br i1 %3736, label %3737, label %3764

3737:
  %3738 = getelementptr inbounds nuw i8, ptr %3492, i64 16
  %3739 = load i64, ptr %3738, align 8
  %3740 = and i64 %3739, 120
  %3741 = icmp eq i64 %3740, 120
  br i1 %3741, label %3742, label %3764

3742:
  %3743 = icmp ugt i64 %3739, -1099511627777
  %3744 = xor i64 %3739, %3470
  %3745 = icmp ult i64 %3744, 16777216
  %3746 = select i1 %3743, i1 true, i1 %3745
  br i1 %3746, label %3747, label %3764

3747:
  %3748 = and i64 %3739, 7
  %3749 = icmp ne i64 %3748, 0
  %3750 = and i64 %3744, 7
  %3751 = icmp eq i64 %3750, 0
  %3752 = select i1 %3749, i1 %3751, i1 false
  br i1 %3752, label %3753, label %3764

3753:
  %3754 = getelementptr inbounds nuw i8, ptr %3492, i64 52
  %3755 = load i32, ptr %3754, align 4
  %3756 = getelementptr inbounds nuw i8, ptr %3492, i64 56
  %3757 = load i32, ptr %3756, align 8
  %3758 = or i32 %3757, %3755
  %3759 = getelementptr inbounds nuw i8, ptr %3492, i64 60
  %3760 = load i32, ptr %3759, align 4
  %3761 = or i32 %3758, %3760
  %3762 = and i32 %3761, %3490
  %3763 = icmp eq i32 %3762, 0
  br i1 %3763, label %4016, label %3764

3764:
  %3765 = load i8, ptr %3421, align 4
  %3766 = trunc nuw i8 %3765 to i1
  br i1 %3766, label %3819, label %3767

3767:
  %3768 = load ptr, ptr %0, align 8
  %3769 = getelementptr inbounds nuw i8, ptr %3768, i64 37688
  %3770 = load i32, ptr %3769, align 8
  %3771 = icmp eq i32 %3770, 0
  br i1 %3771, label %3772, label %3781

3772:
  %3773 = getelementptr inbounds nuw i8, ptr %3492, i64 8
  br label %3774

3774:
  %3775 = atomicrmw or ptr %3773, i64 1 acquire, align 8
  %3776 = and i64 %3775, 1
  %3777 = icmp eq i64 %3776, 0
  br i1 %3777, label %3778, label %3774

3778:
  %3779 = load i8, ptr %3421, align 4
  %3780 = trunc nuw i8 %3779 to i1
  br i1 %3780, label %3819, label %3781

3781:
  %3782 = load ptr, ptr %3429, align 8
  %3783 = lshr i64 %3468, 12
  %3784 = getelementptr inbounds nuw %struct.ScreenPage, ptr %3782, i64 %3783
  %3785 = getelementptr inbounds nuw i8, ptr %3784, i64 8
  %3786 = and i64 %3475, 31
  %3787 = getelementptr inbounds nuw i64, ptr %3785, i64 %3786
  %3788 = load atomic i64, ptr %3787 monotonic, align 8
  %3789 = icmp eq i64 %3788, -1
  br i1 %3789, label %3819, label %3790

3790:
  %3791 = load ptr, ptr %0, align 8
  %3792 = getelementptr inbounds nuw i8, ptr %3791, i64 37688
  %3793 = load i32, ptr %3792, align 8
  %3794 = icmp eq i32 %3793, 0
  br i1 %3794, label %3796, label %3795

3795:
  store i64 -1, ptr %3787, align 8
  br label %3798

3796:
  %3797 = atomicrmw xchg ptr %3787, i64 -1 monotonic, align 8
  br label %3798

3798:
  %3799 = phi i64 [ %3788, %3795 ], [ %3797, %3796 ]
  %3800 = load i64, ptr %3431, align 8
  store i64 %3800, ptr %3492, align 8
  %3801 = and i64 %3799, 5
  %3802 = icmp ne i64 %3801, 0
  %3803 = sext i1 %3802 to i32
  %3804 = getelementptr inbounds nuw i8, ptr %3492, i64 48
  store i32 %3803, ptr %3804, align 8
  %3805 = shl i64 %3799, 62
  %3806 = ashr i64 %3805, 63
  %3807 = trunc nsw i64 %3806 to i32
  %3808 = getelementptr inbounds nuw i8, ptr %3492, i64 56
  store i32 %3807, ptr %3808, align 8
  %3809 = getelementptr inbounds nuw i8, ptr %3492, i64 60
  store i32 0, ptr %3809, align 4
  %3810 = getelementptr inbounds nuw i8, ptr %3492, i64 52
  store i32 0, ptr %3810, align 4
  %3811 = and i64 %3799, -8
  %3812 = getelementptr inbounds nuw i8, ptr %3492, i64 16
  %3813 = getelementptr inbounds nuw i8, ptr %3492, i64 32
  store i64 %3811, ptr %3813, align 8
  store i64 %3811, ptr %3812, align 8
  %3814 = and i64 %3799, 1
  %3815 = icmp eq i64 %3814, 0
  br i1 %3815, label %3816, label %3819

3816:
  %3817 = and i64 %3799, -16777216
  %3818 = add i64 %3817, -16777096
  store i64 %3818, ptr %3812, align 8
  br label %3819

3819:
  %3820 = phi i1 [ true, %3778 ], [ %3771, %3816 ], [ %3771, %3798 ], [ %3771, %3781 ], [ false, %3764 ]
  %3821 = load i64, ptr %3492, align 8
  %3822 = load i64, ptr %3431, align 8
  %3823 = icmp eq i64 %3821, %3822
  br i1 %3823, label %3884, label %3824

3824:
  %3825 = load ptr, ptr %1568, align 8
  %3826 = getelementptr inbounds nuw i8, ptr %3825, i64 4
  %3827 = load i32, ptr %3826, align 4
  %3828 = and i32 %3827, -5
  %3829 = icmp eq i32 %3828, 0
  %3830 = select i1 %3829, i64 2, i64 0
  store i64 %3822, ptr %3492, align 8
  %3831 = getelementptr inbounds nuw i8, ptr %3492, i64 48
  %3832 = getelementptr inbounds nuw i8, ptr %3492, i64 60
  store i32 0, ptr %3832, align 4
  %3833 = getelementptr inbounds nuw i8, ptr %3492, i64 56
  store i32 0, ptr %3833, align 8
  %3834 = getelementptr inbounds nuw i8, ptr %3492, i64 52
  store i32 0, ptr %3834, align 4
  store i32 0, ptr %3831, align 8
  %3835 = getelementptr inbounds nuw i8, ptr %3492, i64 8
  store i64 0, ptr %3835, align 8
  %3836 = getelementptr inbounds nuw i32, ptr %3831, i64 %3830
  store i32 %3490, ptr %3836, align 4
  %3837 = getelementptr inbounds nuw i8, ptr %3492, i64 16
  %3838 = getelementptr inbounds nuw i64, ptr %3837, i64 %3830
  store i64 %3474, ptr %3838, align 8
  switch i32 %3827, label %3992 [
    i32 4, label %3839
    i32 0, label %3839
  ]

3839:
  %3840 = load ptr, ptr %0, align 8
  %3841 = getelementptr inbounds nuw i8, ptr %3840, i64 37692
  %3842 = load i32, ptr %3841, align 4
  %3843 = icmp eq i32 %3842, 0
  br i1 %3843, label %3844, label %3992

3844:
  %3845 = getelementptr inbounds nuw i8, ptr %3492, i64 32
  %3846 = load i64, ptr %3845, align 8
  %3847 = and i64 %3846, 64
  %3848 = icmp eq i64 %3847, 0
  br i1 %3848, label %3992, label %3849

3849:
  %3850 = load i8, ptr %3433, align 1
  %3851 = trunc nuw i8 %3850 to i1
  br i1 %3851, label %3852, label %3853

3852:
  tail call preserve_allcc void @quieten_aged(ptr %0, ptr %3492)
  br label %3853

3853:
  %3854 = load i32, ptr %3831, align 8
  %3855 = load i32, ptr %3834, align 4
  %3856 = or i32 %3855, %3854
  %3857 = icmp eq i32 %3856, 0
  br i1 %3857, label %3858, label %3992

3858:
  %3859 = load i8, ptr %3433, align 1
  %3860 = trunc nuw i8 %3859 to i1
  br i1 %3860, label %3992, label %3861

3861:
  %3862 = load i32, ptr %3832, align 4
  %3863 = icmp eq i32 %3862, 0
  br i1 %3863, label %3869, label %3864

3864:
  %3865 = getelementptr inbounds nuw i8, ptr %3492, i64 40
  %3866 = load i64, ptr %3865, align 8
  %3867 = load i64, ptr %3845, align 8
  %3868 = tail call preserve_allcc i64 @joined(i64 %3866, i64 %3867)
  br label %3871

3869:
  %3870 = load i64, ptr %3845, align 8
  br label %3871

3871:
  %3872 = phi i64 [ %3868, %3864 ], [ %3870, %3869 ]
  %3873 = and i64 %3872, 7
  %3874 = icmp eq i64 %3873, 0
  br i1 %3874, label %3875, label %3992

3875:
  store i64 %3872, ptr %3845, align 8
  store i32 -1, ptr %3833, align 8
  store i32 0, ptr %3832, align 4
  %3876 = and i64 %3872, 120
  %3877 = icmp eq i64 %3876, 120
  %3878 = load i64, ptr %3492, align 8
  %3879 = shl i64 %3878, 10
  %3880 = lshr i64 %3872, 15
  %3881 = and i64 %3880, 1023
  %3882 = select i1 %3877, i64 1023, i64 %3881
  %3883 = or disjoint i64 %3879, %3882
  store i64 %3883, ptr %3835, align 8
  br label %3992

3884:
  %3885 = load i8, ptr %3421, align 4
  %3886 = trunc nuw i8 %3885 to i1
  br i1 %3886, label %3938, label %3887

3887:
  %3888 = load ptr, ptr %1568, align 8
  %3889 = getelementptr inbounds nuw i8, ptr %3888, i64 4
  %3890 = load i32, ptr %3889, align 4
  %3891 = and i32 %3890, -5
  %3892 = icmp eq i32 %3891, 0
  %3893 = select i1 %3892, i32 2, i32 0
  %3894 = getelementptr inbounds nuw i8, ptr %3492, i64 48
  %3895 = load i32, ptr %3894, align 8
  %3896 = getelementptr inbounds nuw i8, ptr %3492, i64 52
  %3897 = load i32, ptr %3896, align 4
  %3898 = or i32 %3897, %3895
  %3899 = getelementptr inbounds nuw i8, ptr %3492, i64 56
  %3900 = load i32, ptr %3899, align 8
  %3901 = or i32 %3898, %3900
  %3902 = getelementptr inbounds nuw i8, ptr %3492, i64 60
  %3903 = load i32, ptr %3902, align 4
  %3904 = or i32 %3901, %3903
  %3905 = and i32 %3904, %3490
  %3906 = icmp eq i32 %3905, 0
  br i1 %3906, label %3907, label %3938

3907:
  %3908 = zext nneg i32 %3893 to i64
  %3909 = getelementptr inbounds nuw i32, ptr %3894, i64 %3908
  %3910 = load i32, ptr %3909, align 4
  %3911 = icmp eq i32 %3910, 0
  br i1 %3911, label %3912, label %3914

3912:
  %3913 = getelementptr inbounds nuw i32, ptr %3894, i64 %3908
  br label %3931

3914:
  %3915 = getelementptr inbounds nuw i8, ptr %3492, i64 16
  %3916 = getelementptr inbounds nuw i64, ptr %3915, i64 %3908
  %3917 = load i64, ptr %3916, align 8
  %3918 = icmp ne i64 %3917, %3474
  %3919 = zext i1 %3918 to i32
  %3920 = or disjoint i32 %3893, %3919
  %3921 = zext nneg i32 %3920 to i64
  %3922 = getelementptr inbounds nuw i32, ptr %3894, i64 %3921
  %3923 = load i32, ptr %3922, align 4
  %3924 = icmp eq i32 %3923, 0
  %3925 = getelementptr inbounds nuw i32, ptr %3894, i64 %3921
  br i1 %3924, label %3931, label %3926

3926:
  %3927 = getelementptr inbounds nuw i8, ptr %3492, i64 16
  %3928 = getelementptr inbounds nuw i64, ptr %3927, i64 %3921
  %3929 = load i64, ptr %3928, align 8
  %3930 = icmp eq i64 %3929, %3474
  br i1 %3930, label %3931, label %3938

3931:
  %3932 = phi ptr [ %3913, %3912 ], [ %3925, %3914 ], [ %3925, %3926 ]
  %3933 = phi i64 [ %3908, %3912 ], [ %3921, %3914 ], [ %3921, %3926 ]
  %3934 = getelementptr inbounds nuw i8, ptr %3492, i64 16
  %3935 = getelementptr inbounds nuw i64, ptr %3934, i64 %3933
  store i64 %3474, ptr %3935, align 8
  %3936 = load i32, ptr %3932, align 4
  %3937 = or i32 %3936, %3490
  store i32 %3937, ptr %3932, align 4
  br label %3992

3938:
  %3939 = and i64 %3470, 64
  %3940 = icmp eq i64 %3939, 0
  br i1 %3940, label %3941, label %3990

3941:
  %3942 = getelementptr inbounds nuw i8, ptr %3492, i64 48
  %3943 = getelementptr inbounds nuw i8, ptr %3492, i64 56
  %3944 = load i32, ptr %3943, align 8
  %3945 = icmp eq i32 %3944, 0
  %3946 = getelementptr inbounds nuw i8, ptr %3492, i64 52
  %3947 = load i32, ptr %3946, align 4
  %3948 = getelementptr inbounds nuw i8, ptr %3492, i64 60
  %3949 = load i32, ptr %3948, align 4
  %3950 = or i32 %3949, %3947
  %3951 = icmp eq i32 %3950, 0
  br i1 %3951, label %3952, label %3990

3952:
  %3953 = load i32, ptr %3942, align 8
  %3954 = icmp eq i32 %3953, 0
  br i1 %3954, label %3959, label %3955

3955:
  %3956 = getelementptr inbounds nuw i8, ptr %3492, i64 16
  %3957 = load i64, ptr %3956, align 8
  %3958 = icmp eq i64 %3957, %3474
  br i1 %3958, label %3959, label %3990

3959:
  br i1 %3945, label %3964, label %3960

3960:
  %3961 = getelementptr inbounds nuw i8, ptr %3492, i64 32
  %3962 = load i64, ptr %3961, align 8
  %3963 = icmp eq i64 %3962, %3474
  br i1 %3963, label %3964, label %3990

3964:
  %3965 = load ptr, ptr %1568, align 8
  %3966 = getelementptr inbounds nuw i8, ptr %3965, i64 4
  %3967 = load i32, ptr %3966, align 4
  switch i32 %3967, label %3971 [
    i32 4, label %3990
    i32 0, label %3968
  ]

3968:
  %3969 = getelementptr inbounds nuw i8, ptr %3492, i64 32
  store i64 %3474, ptr %3969, align 8
  %3970 = or i32 %3944, %3490
  store i32 %3970, ptr %3943, align 8
  br label %3992

3971:
  br i1 %3886, label %3972, label %3983

3972:
  %3973 = getelementptr inbounds nuw i8, ptr %3492, i64 8
  %3974 = load i64, ptr %3973, align 8
  %3975 = icmp eq i64 %3974, 0
  br i1 %3975, label %3983, label %3976

3976:
  %3977 = load ptr, ptr %0, align 8
  store i64 0, ptr %3973, align 8
  %3978 = getelementptr inbounds nuw i8, ptr %3977, i64 41816
  %3979 = load i64, ptr %3978, align 8
  %3980 = add i64 %3979, 1
  store i64 %3980, ptr %3978, align 8
  %3981 = load i32, ptr %3942, align 8
  %3982 = load i32, ptr %3943, align 8
  br label %3983

3983:
  %3984 = phi i32 [ %3982, %3976 ], [ %3944, %3972 ], [ %3944, %3971 ]
  %3985 = phi i32 [ %3981, %3976 ], [ %3953, %3972 ], [ %3953, %3971 ]
  %3986 = getelementptr inbounds nuw i8, ptr %3492, i64 16
  store i64 %3474, ptr %3986, align 8
  %3987 = or i32 %3985, %3490
  store i32 %3987, ptr %3942, align 8
  %3988 = xor i32 %3490, -1
  %3989 = and i32 %3984, %3988
  store i32 %3989, ptr %3943, align 8
  br label %3992

3990:
  %3991 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %3492, i64 %3474, i32 %3490)
  br i1 %3991, label %3992, label %4009

3992:
  %3993 = and i64 %3470, 6
  %3994 = icmp eq i64 %3993, 6
  br i1 %3994, label %3995, label %4008

3995:
  %3996 = load ptr, ptr %0, align 8
  %3997 = getelementptr inbounds nuw i8, ptr %3996, i64 41808
  %3998 = load i64, ptr %3997, align 8
  %3999 = load ptr, ptr %1568, align 8
  %4000 = getelementptr inbounds nuw i8, ptr %3999, i64 8
  %4001 = load i32, ptr %4000, align 8
  %4002 = icmp eq i32 %4001, 1
  %4003 = load ptr, ptr %3424, align 8
  br i1 %4002, label %4004, label %4006

4004:
  %4005 = trunc i64 %3998 to i8
  store i8 %4005, ptr %4003, align 1
  br label %4008

4006:
  %4007 = trunc i64 %3998 to i32
  store i32 %4007, ptr %4003, align 1
  br label %4008

4008:
  br i1 %3820, label %4013, label %4016

4009:
  br i1 %3820, label %4010, label %4047

4010:
  %4011 = getelementptr inbounds nuw i8, ptr %3492, i64 8
  %4012 = atomicrmw and ptr %4011, i64 -2 release, align 8
  br label %4047

4013:
  %4014 = getelementptr inbounds nuw i8, ptr %3492, i64 8
  %4015 = atomicrmw and ptr %4014, i64 -2 release, align 8
  br label %4016

4016:
  %4017 = load ptr, ptr %0, align 8
  %4018 = getelementptr inbounds nuw i8, ptr %4017, i64 43704
  %4019 = load ptr, ptr %4018, align 8
  %4020 = icmp eq ptr %4019, null
  br i1 %4020, label %4068, label %4021

4021:
  %4022 = load i8, ptr %3421, align 4
  %4023 = trunc nuw i8 %4022 to i1
  br i1 %4023, label %4068, label %4024

4024:
  %4025 = load i64, ptr %3422, align 8
  %4026 = and i64 %3468, -128
  %4027 = add i64 %4025, %4026
  %4028 = load ptr, ptr %1568, align 8
  %4029 = getelementptr inbounds nuw i8, ptr %4028, i64 4
  %4030 = load i32, ptr %4029, align 4
  switch i32 %4030, label %4031 [
    i32 4, label %4068
    i32 0, label %4068
  ]

4031:
  %4032 = load i8, ptr %3430, align 8
  %4033 = trunc nuw i8 %4032 to i1
  br i1 %4033, label %4068, label %4034

4034:
  %4035 = getelementptr inbounds nuw i8, ptr %4017, i64 43720
  %4036 = load i64, ptr %4035, align 8
  %4037 = lshr i64 %4027, 7
  %4038 = lshr i64 %4027, 13
  %4039 = lshr i64 %4027, 19
  %4040 = xor i64 %4038, %4039
  %4041 = xor i64 %4040, %4037
  %4042 = and i64 %4041, 63
  %4043 = shl nuw i64 1, %4042
  %4044 = and i64 %4036, %4043
  %4045 = icmp eq i64 %4044, 0
  br i1 %4045, label %4068, label %4046

4046:
  tail call preserve_allcc void @cut_words(ptr %4017, i64 %4027, i32 %3490)
  br label %4068

4047:
  %4048 = load ptr, ptr %0, align 8
  %4049 = load ptr, ptr %1568, align 8
  %4050 = getelementptr inbounds nuw i8, ptr %4049, i64 20
  %4051 = load i32, ptr %4050, align 4
  %4052 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %4053 = load i32, ptr %4052, align 8
  %4054 = tail call i32 @llvm.cttz.i32(i32 %4053, i1 false)
  %4055 = getelementptr inbounds nuw i8, ptr %4048, i64 328
  store i32 22, ptr %4055, align 8
  %4056 = getelementptr inbounds nuw i8, ptr %4048, i64 332
  store i32 %4051, ptr %4056, align 4
  %4057 = getelementptr inbounds nuw i8, ptr %4048, i64 336
  store i32 %4054, ptr %4057, align 8
  %4058 = getelementptr inbounds nuw i8, ptr %4048, i64 352
  store i64 0, ptr %4058, align 8
  %4059 = getelementptr inbounds nuw i8, ptr %4048, i64 368
  store i32 0, ptr %4059, align 8
  %4060 = getelementptr inbounds nuw i8, ptr %4048, i64 360
  store i32 0, ptr %4060, align 8
  %4061 = getelementptr inbounds nuw i8, ptr %4048, i64 364
  store i32 0, ptr %4061, align 4
  br label %4072

4062:
  %4063 = zext nneg i32 %3436 to i64
  %4064 = getelementptr inbounds nuw i64, ptr %8, i64 %4063
  %4065 = load i64, ptr %4064, align 8
  %4066 = tail call preserve_allcc i32 @screen_place(ptr %0, ptr %1, ptr %2, i64 %4065, i32 %3436)
  %4067 = icmp eq i32 %4066, 0
  br i1 %4067, label %4068, label %4072

4068:
  %4069 = add i32 %3435, -1
  %4070 = and i32 %4069, %3435
  %4071 = icmp eq i32 %4070, 0
  br i1 %4071, label %4072, label %3434

4072:
  %4073 = phi i32 [ 1, %3418 ], [ 0, %4068 ], [ 0, %3368 ], [ 0, %3416 ], [ 1, %3372 ], [ 1, %3105 ], [ 0, %3368 ], [ 1,
      %4047 ], [ 1, %4062 ], [ 1, %3097 ], [ 0, %3100 ]
  br label %4074

4074:
  %4075 = phi i32 [ 0, %1488 ], [ 0, %1812 ], [ %4073, %4072 ], [ 0, %571 ], [ 1, %624 ], [ %606, %605 ], [ 0, %247 ], [
      1, %575 ], [ 0, %571 ], [ 0, %176 ], [ 0, %180 ], [ 0, %219 ], [ 0, %329 ], [ 1, %1473 ], [ 0, %639 ], [ 0, %1894
      ], [ 0, %1829 ], [ 1, %1514 ], [ %1566, %1564 ], [ 0, %1563 ], [ 0, %1559 ], [ 1, %1547 ], [ 0, %1773 ], [ 0,
      %1767 ], [ 0, %238 ], [ 0, %246 ], [ 0, %1830 ], [ 0, %1823 ], [ 0, %1757 ]
  ret i32 %4075
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
  %184 = udiv i64 %181, 56
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
  br i1 %11, label %139, label %12

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
  br i1 %23, label %139, label %24

24:
  %25 = tail call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %26 = zext nneg i32 %25 to i64
  %27 = sub nsw i64 %26, %1
  %28 = zext i32 %2 to i64
  %29 = shl i64 %27, %28
  %30 = zext i32 %3 to i64
  %31 = add i64 %29, %30
  %32 = icmp ult i32 %2, 3
  %33 = shl nuw i32 1, %2
  %34 = icmp eq i32 %4, %33
  %35 = select i1 %32, i1 true, i1 %34
  br i1 %35, label %36, label %62

36:
  %37 = lshr exact i32 %22, %25
  %38 = add i32 %37, 1
  %39 = and i32 %38, %37
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %60

41:
  %42 = tail call i32 @llvm.ctpop.i32(i32 %22)
  %43 = add nsw i32 %42, -1
  %44 = zext nneg i32 %43 to i64
  %45 = add i64 %27, %44
  %46 = shl i64 %45, %28
  %47 = zext i32 %4 to i64
  %48 = add nsw i64 %30, -1
  %49 = add nsw i64 %48, %47
  %50 = add i64 %49, %46
  %51 = lshr i64 %31, 2
  %52 = trunc i64 %51 to i32
  %53 = shl nsw i32 -1, %52
  %54 = tail call i64 @llvm.umin.i64(i64 %50, i64 127)
  %55 = lshr i64 %54, 2
  %56 = trunc nuw nsw i64 %55 to i32
  %57 = xor i32 %56, 31
  %58 = lshr i32 -1, %57
  %59 = and i32 %58, %53
  br label %139

60:
  %61 = icmp ugt i32 %2, 2
  br i1 %61, label %62, label %114

62:
  %63 = or i32 %4, %3
  %64 = and i32 %63, 3
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %114

66:
  %67 = icmp slt i64 %1, -31
  br i1 %67, label %78, label %68

68:
  %69 = trunc nsw i64 %1 to i32
  %70 = sub nsw i32 0, %69
  %71 = shl i32 %22, %70
  %72 = lshr i32 %22, %69
  %73 = icmp slt i64 %1, 0
  %74 = select i1 %73, i32 %71, i32 %72
  %75 = sub nsw i32 32, %6
  %76 = lshr i32 -1, %75
  %77 = icmp eq i32 %74, %76
  br i1 %77, label %82, label %78

78:
  %79 = phi i32 [ %74, %68 ], [ 0, %66 ]
  %80 = add i32 %2, 1
  %81 = tail call i32 @llvm.umax.i32(i32 %80, i32 4)
  br label %87

82:
  %83 = add i32 %2, -3
  %84 = zext i32 %83 to i64
  %85 = getelementptr inbounds nuw i32, ptr @spread_bits.ALL_OF_LINE, i64 %84
  %86 = load i32, ptr %85, align 4
  br label %104

87:
  %88 = phi i32 [ %102, %87 ], [ 3, %78 ]
  %89 = phi i32 [ %101, %87 ], [ %79, %78 ]
  %90 = shl i32 %89, 8
  %91 = or i32 %90, %89
  %92 = and i32 %91, 16711935
  %93 = shl nuw nsw i32 %92, 4
  %94 = or i32 %93, %92
  %95 = and i32 %94, 252645135
  %96 = shl nuw nsw i32 %95, 2
  %97 = or i32 %96, %95
  %98 = and i32 %97, 858993459
  %99 = shl nuw nsw i32 %98, 1
  %100 = or i32 %99, %98
  %101 = and i32 %100, 1431655765
  %102 = add nuw i32 %88, 1
  %103 = icmp eq i32 %102, %81
  br i1 %103, label %104, label %87

104:
  %105 = phi i32 [ %86, %82 ], [ %101, %87 ]
  %106 = add i32 %4, -1
  %107 = tail call i32 @llvm.umin.i32(i32 %106, i32 127)
  %108 = lshr i32 %107, 2
  %109 = xor i32 %108, 31
  %110 = lshr i32 -1, %109
  %111 = mul i32 %105, %110
  %112 = lshr i32 %3, 2
  %113 = shl i32 %111, %112
  br label %139

114:
  %115 = zext i32 %4 to i64
  %116 = add nsw i64 %115, -1
  br label %117

117:
  %118 = phi i32 [ %22, %114 ], [ %137, %117 ]
  %119 = phi i32 [ 0, %114 ], [ %135, %117 ]
  %120 = tail call i32 @llvm.cttz.i32(i32 %118, i1 true)
  %121 = zext nneg i32 %120 to i64
  %122 = sub nsw i64 %121, %1
  %123 = shl i64 %122, %28
  %124 = add i64 %123, %30
  %125 = add i64 %116, %124
  %126 = lshr i64 %124, 2
  %127 = trunc i64 %126 to i32
  %128 = shl nsw i32 -1, %127
  %129 = tail call i64 @llvm.umin.i64(i64 %125, i64 127)
  %130 = lshr i64 %129, 2
  %131 = trunc nuw nsw i64 %130 to i32
  %132 = xor i32 %131, 31
  %133 = lshr i32 -1, %132
  %134 = and i32 %133, %128
  %135 = or i32 %134, %119
  %136 = add i32 %118, -1
  %137 = and i32 %136, %118
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %139, label %117

139:
  %140 = phi i32 [ 0, %12 ], [ %59, %41 ], [ %113, %104 ], [ 0, %5 ], [ %135, %117 ]
  ret i32 %140
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
  br i1 %22, label %208, label %23

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %25 = load i8, ptr %24, align 4
  %26 = trunc nuw i8 %25 to i1
  br i1 %26, label %208, label %27

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
  br i1 %63, label %62, label %472

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
  br label %149

145:
  %146 = icmp eq i32 %4, 0
  br i1 %146, label %202, label %147

147:
  %148 = getelementptr inbounds nuw i8, ptr %10, i64 4
  br label %171

149:
  %150 = phi i1 [ true, %133 ], [ false, %170 ]
  %151 = phi i64 [ 0, %133 ], [ 1, %170 ]
  %152 = getelementptr inbounds nuw i32, ptr %10, i64 %151
  %153 = load i32, ptr %152, align 4
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %170, label %155

155:
  %156 = getelementptr inbounds nuw i64, ptr %8, i64 %151
  %157 = load i64, ptr %156, align 8
  %158 = and i64 %157, 120
  %159 = icmp eq i64 %158, 80
  br i1 %159, label %170, label %160

160:
  %161 = phi i32 [ %168, %160 ], [ %153, %155 ]
  %162 = tail call i32 @llvm.cttz.i32(i32 %161, i1 true)
  %163 = load i64, ptr %156, align 8
  %164 = tail call preserve_allcc i64 @stamp_of_word(ptr %0, i64 %163, i32 %162)
  %165 = zext nneg i32 %162 to i64
  %166 = getelementptr inbounds nuw i64, ptr %144, i64 %165
  store i64 %164, ptr %166, align 8
  %167 = add i32 %161, -1
  %168 = and i32 %167, %161
  %169 = icmp eq i32 %168, 0
  br i1 %169, label %170, label %160

170:
  br i1 %150, label %149, label %145

171:
  %172 = phi i32 [ %4, %147 ], [ %200, %196 ]
  %173 = tail call i32 @llvm.cttz.i32(i32 %172, i1 true)
  %174 = tail call preserve_allcc i64 @stamp_of_word(ptr %0, i64 %3, i32 %173)
  %175 = load i32, ptr %10, align 4
  %176 = load i32, ptr %148, align 4
  %177 = or i32 %176, %175
  %178 = shl nuw i32 1, %173
  %179 = and i32 %177, %178
  %180 = icmp eq i32 %179, 0
  %181 = zext nneg i32 %173 to i64
  %182 = getelementptr inbounds nuw i64, ptr %144, i64 %181
  %183 = load i64, ptr %182, align 8
  br i1 %180, label %187, label %184

184:
  %185 = tail call preserve_allcc i1 @word_precedes(ptr %0, i64 %183, i64 %174, i32 %173)
  %186 = xor i1 %185, true
  br label %187

187:
  %188 = phi i1 [ %186, %184 ], [ false, %171 ]
  %189 = load i8, ptr %15, align 1
  %190 = trunc nuw i8 %189 to i1
  %191 = getelementptr inbounds nuw i64, ptr %144, i64 %181
  br i1 %190, label %192, label %194

192:
  %193 = tail call preserve_allcc i64 @joined_ages(i64 %183, i64 %174)
  br label %196

194:
  %195 = tail call preserve_allcc i64 @joined(i64 %183, i64 %174)
  br label %196

196:
  %197 = phi i64 [ %195, %194 ], [ %193, %192 ]
  %198 = select i1 %188, i64 %197, i64 %174
  store i64 %198, ptr %191, align 8
  %199 = add i32 %172, -1
  %200 = and i32 %199, %172
  %201 = icmp eq i32 %200, 0
  br i1 %201, label %202, label %171

202:
  %203 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %204 = load i32, ptr %203, align 4
  %205 = load i32, ptr %10, align 4
  %206 = or i32 %204, %205
  %207 = or i32 %206, %4
  store i32 %207, ptr %10, align 4
  store i32 0, ptr %203, align 4
  store i64 -1099511627696, ptr %8, align 8
  br label %605

208:
  %209 = getelementptr inbounds nuw i8, ptr %19, i64 37692
  %210 = load i32, ptr %209, align 4
  %211 = icmp eq i32 %210, 0
  br i1 %211, label %212, label %214

212:
  %213 = xor i32 %4, -1
  br label %472

214:
  br i1 %14, label %232, label %215

215:
  %216 = load i32, ptr %10, align 4
  %217 = xor i32 %4, -1
  %218 = and i32 %216, %217
  %219 = icmp eq i32 %218, 0
  br i1 %219, label %472, label %220

220:
  %221 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %222 = load i32, ptr %221, align 4
  %223 = and i32 %222, %217
  %224 = icmp eq i32 %223, 0
  br i1 %224, label %472, label %225

225:
  %226 = load i64, ptr %8, align 8
  %227 = icmp eq i64 %226, %3
  br i1 %227, label %472, label %228

228:
  %229 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %230 = load i64, ptr %229, align 8
  %231 = icmp eq i64 %230, %3
  br i1 %231, label %472, label %232

232:
  %233 = and i64 %3, 7
  %234 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %235 = load ptr, ptr %234, align 8
  %236 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %237 = load ptr, ptr %236, align 8
  %238 = ptrtoint ptr %1 to i64
  %239 = ptrtoint ptr %237 to i64
  %240 = sub i64 %238, %239
  %241 = getelementptr inbounds nuw i16, ptr %235, i64 %240
  %242 = and i32 %11, 120
  %243 = icmp eq i32 %242, 72
  %244 = lshr i64 %3, 24
  %245 = and i64 %244, 65535
  %246 = lshr i32 %11, 20
  %247 = and i32 %246, 15
  %248 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %249 = getelementptr inbounds nuw i64, ptr %235, i64 %240
  br label %254

250:
  %251 = or i64 %321, %3
  %252 = xor i32 %4, -1
  %253 = lshr i64 %251, 40
  br label %328

254:
  %255 = phi i1 [ true, %232 ], [ false, %320 ]
  %256 = phi i64 [ 0, %232 ], [ 1, %320 ]
  %257 = phi i32 [ 0, %232 ], [ %322, %320 ]
  %258 = phi i64 [ %233, %232 ], [ %321, %320 ]
  %259 = getelementptr inbounds nuw i32, ptr %10, i64 %256
  %260 = load i32, ptr %259, align 4
  %261 = and i32 %260, %4
  %262 = icmp eq i32 %261, 0
  br i1 %262, label %320, label %263

263:
  %264 = add nuw nsw i64 %256, %7
  %265 = getelementptr inbounds nuw i64, ptr %6, i64 %264
  %266 = load i64, ptr %265, align 8
  %267 = trunc i64 %266 to i32
  %268 = lshr i32 %267, 3
  %269 = and i32 %268, 15
  %270 = icmp eq i32 %269, 10
  br i1 %270, label %271, label %276

271:
  %272 = shl nuw nsw i64 %264, 4
  %273 = and i64 %272, 32
  %274 = getelementptr inbounds nuw i64, ptr %249, i64 %273
  %275 = tail call preserve_allcc i1 @stamps_precede(ptr %0, ptr %274, i64 %3, i32 %261)
  br i1 %275, label %320, label %309

276:
  %277 = icmp eq i32 %269, 8
  %278 = or i1 %243, %277
  br i1 %278, label %298, label %279

279:
  %280 = xor i64 %266, %3
  %281 = icmp ult i64 %280, 1099511627776
  br i1 %281, label %282, label %303

282:
  %283 = lshr i64 %266, 24
  %284 = and i64 %283, 65535
  %285 = icmp samesign ult i64 %284, %245
  br i1 %285, label %320, label %286

286:
  %287 = icmp eq i32 %269, 15
  br i1 %287, label %303, label %288

288:
  %289 = xor i32 %267, %11
  %290 = and i32 %289, 1015808
  %291 = icmp eq i32 %290, 0
  br i1 %291, label %292, label %303

292:
  %293 = lshr i32 %267, 20
  %294 = and i32 %293, 15
  %295 = icmp samesign ult i32 %294, %247
  br i1 %295, label %320, label %296

296:
  %297 = tail call preserve_allcc i1 @same_lanes(i64 %266, i64 %3, i32 %261)
  br i1 %297, label %320, label %303

298:
  %299 = shl nuw nsw i64 %264, 4
  %300 = and i64 %299, 32
  %301 = getelementptr inbounds nuw i16, ptr %241, i64 %300
  %302 = tail call preserve_allcc i1 @list_precedes(ptr %0, ptr %301, i64 %266, i64 %3, i32 %261)
  br i1 %302, label %320, label %303

303:
  br i1 %22, label %309, label %304

304:
  %305 = load i8, ptr %248, align 4
  %306 = trunc nuw i8 %305 to i1
  br i1 %306, label %309, label %307

307:
  %308 = tail call preserve_allcc i1 @is_handed_on(ptr %0, i64 %266, i32 %261)
  br i1 %308, label %320, label %309

309:
  %310 = or i32 %261, %257
  %311 = getelementptr inbounds nuw i64, ptr %8, i64 %256
  %312 = load i64, ptr %311, align 8
  %313 = and i64 %312, 7
  %314 = icmp ne i64 %313, 0
  %315 = xor i64 %312, %3
  %316 = and i64 %315, 7
  %317 = icmp eq i64 %316, 0
  %318 = select i1 %314, i1 %317, i1 false
  %319 = select i1 %318, i64 %258, i64 0
  br label %320

320:
  %321 = phi i64 [ %258, %292 ], [ %319, %309 ], [ %258, %254 ], [ %258, %307 ], [ %258, %271 ], [ %258, %282 ], [ %258,
      %298 ], [ %258, %296 ]
  %322 = phi i32 [ %257, %292 ], [ %310, %309 ], [ %257, %254 ], [ %257, %307 ], [ %257, %271 ], [ %257, %282 ], [ %257,
      %298 ], [ %257, %296 ]
  br i1 %255, label %254, label %250

323:
  %324 = icmp eq i32 %2, 0
  %325 = select i1 %324, i64 0, i64 32
  %326 = getelementptr inbounds nuw i16, ptr %241, i64 %325
  %327 = icmp eq i32 %357, 2
  br i1 %327, label %472, label %358

328:
  %329 = phi i1 [ true, %250 ], [ false, %356 ]
  %330 = phi i64 [ 0, %250 ], [ 1, %356 ]
  %331 = phi i32 [ 2, %250 ], [ %357, %356 ]
  %332 = getelementptr inbounds nuw i32, ptr %10, i64 %330
  %333 = load i32, ptr %332, align 4
  %334 = and i32 %333, %252
  %335 = icmp eq i32 %334, 0
  br i1 %335, label %347, label %336

336:
  %337 = getelementptr inbounds nuw i64, ptr %8, i64 %330
  %338 = load i64, ptr %337, align 8
  %339 = lshr i64 %338, 40
  %340 = icmp ne i64 %339, %253
  %341 = icmp eq i64 %339, 16777215
  %342 = or i1 %340, %341
  br i1 %342, label %356, label %343

343:
  %344 = xor i64 %338, %321
  %345 = and i64 %344, 7
  %346 = icmp eq i64 %345, 0
  br i1 %346, label %347, label %356

347:
  %348 = icmp eq i32 %331, 2
  %349 = trunc nuw nsw i64 %330 to i32
  br i1 %348, label %356, label %350

350:
  %351 = getelementptr inbounds nuw i64, ptr %8, i64 %330
  %352 = load i64, ptr %351, align 8
  %353 = and i64 %352, 120
  %354 = icmp eq i64 %353, 64
  %355 = select i1 %354, i32 %349, i32 %331
  br label %356

356:
  %357 = phi i32 [ %331, %343 ], [ %349, %347 ], [ %355, %350 ], [ %331, %336 ]
  br i1 %329, label %328, label %323

358:
  %359 = zext nneg i32 %357 to i64
  %360 = getelementptr inbounds nuw i64, ptr %8, i64 %359
  %361 = load i64, ptr %360, align 8
  %362 = getelementptr inbounds nuw i32, ptr %10, i64 %359
  %363 = load i32, ptr %362, align 4
  %364 = and i32 %363, %252
  %365 = trunc i64 %361 to i32
  %366 = lshr i32 %365, 3
  %367 = and i32 %366, 15
  %368 = icmp eq i32 %367, 8
  br i1 %368, label %369, label %375

369:
  %370 = xor i64 %361, %3
  %371 = and i64 %370, 1099494850560
  %372 = icmp eq i64 %371, 0
  %373 = icmp eq i32 %364, 0
  %374 = or i1 %372, %373
  br i1 %374, label %420, label %377

375:
  %376 = icmp eq i32 %364, 0
  br i1 %376, label %420, label %377

377:
  %378 = icmp eq i32 %367, 9
  %379 = add nsw i32 %367, -8
  %380 = icmp ult i32 %379, -6
  %381 = lshr i32 %365, 7
  %382 = and i32 %381, 255
  %383 = add nsw i32 %382, -128
  %384 = lshr i64 %361, 24
  %385 = and i64 %384, 65535
  %386 = icmp samesign ult i64 %385, %245
  %387 = select i1 %386, i16 -32768, i16 -1
  %388 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %389 = lshr i32 %365, 10
  %390 = and i32 %389, 16352
  br label %391

391:
  %392 = phi i32 [ %364, %377 ], [ %418, %413 ]
  %393 = tail call i32 @llvm.cttz.i32(i32 %392, i1 true)
  br i1 %368, label %413, label %394

394:
  br i1 %378, label %395, label %401

395:
  %396 = load ptr, ptr %388, align 8
  %397 = zext nneg i32 %393 to i64
  %398 = getelementptr inbounds nuw i8, ptr %396, i64 %397
  %399 = load i8, ptr %398, align 1
  %400 = zext i8 %399 to i32
  br label %406

401:
  br i1 %380, label %413, label %402

402:
  %403 = shl nuw nsw i32 %393, 2
  %404 = lshr i32 %403, %367
  %405 = add nsw i32 %383, %404
  br label %406

406:
  %407 = phi i32 [ %400, %395 ], [ %405, %402 ]
  br i1 %386, label %413, label %408

408:
  %409 = icmp slt i32 %407, 0
  br i1 %409, label %413, label %410

410:
  %411 = or i32 %407, %390
  %412 = trunc nuw nsw i32 %411 to i16
  br label %413

413:
  %414 = phi i16 [ -32768, %391 ], [ %412, %410 ], [ -32768, %406 ], [ -1, %408 ], [ %387, %401 ]
  %415 = zext nneg i32 %393 to i64
  %416 = getelementptr inbounds nuw i16, ptr %326, i64 %415
  store i16 %414, ptr %416, align 2
  %417 = add i32 %392, -1
  %418 = and i32 %417, %392
  %419 = icmp eq i32 %418, 0
  br i1 %419, label %420, label %391

420:
  %421 = sub nuw nsw i32 1, %357
  %422 = zext nneg i32 %421 to i64
  %423 = getelementptr inbounds nuw i32, ptr %10, i64 %422
  %424 = load i32, ptr %423, align 4
  %425 = and i32 %424, %252
  store i32 %425, ptr %423, align 4
  %426 = load i32, ptr %362, align 4
  %427 = or i32 %426, %4
  store i32 %427, ptr %362, align 4
  %428 = icmp eq i32 %4, 0
  br i1 %428, label %468, label %429

429:
  %430 = add nsw i32 %13, -8
  %431 = icmp ult i32 %430, -6
  %432 = lshr i32 %11, 7
  %433 = and i32 %432, 255
  %434 = add nsw i32 %433, -128
  %435 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %436 = lshr i32 %11, 10
  %437 = and i32 %436, 16352
  br label %438

438:
  %439 = phi i32 [ %4, %429 ], [ %466, %461 ]
  %440 = tail call i32 @llvm.cttz.i32(i32 %439, i1 true)
  %441 = shl nuw i32 1, %440
  %442 = and i32 %441, %322
  %443 = icmp eq i32 %442, 0
  br i1 %443, label %444, label %461

444:
  br i1 %14, label %445, label %451

445:
  %446 = load ptr, ptr %435, align 8
  %447 = zext nneg i32 %440 to i64
  %448 = getelementptr inbounds nuw i8, ptr %446, i64 %447
  %449 = load i8, ptr %448, align 1
  %450 = zext i8 %449 to i32
  br label %457

451:
  br i1 %431, label %461, label %452

452:
  %453 = shl nuw nsw i32 %440, 2
  %454 = lshr i32 %453, %13
  %455 = add nsw i32 %434, %454
  %456 = icmp slt i32 %455, 0
  br i1 %456, label %461, label %457

457:
  %458 = phi i32 [ %450, %445 ], [ %455, %452 ]
  %459 = or i32 %458, %437
  %460 = trunc nuw nsw i32 %459 to i16
  br label %461

461:
  %462 = phi i16 [ -1, %438 ], [ %460, %457 ], [ -1, %452 ], [ -1, %451 ]
  %463 = zext nneg i32 %440 to i64
  %464 = getelementptr inbounds nuw i16, ptr %326, i64 %463
  store i16 %462, ptr %464, align 2
  %465 = add i32 %439, -1
  %466 = and i32 %465, %439
  %467 = icmp eq i32 %466, 0
  br i1 %467, label %468, label %438

468:
  %469 = and i64 %3, -16777216
  %470 = or i64 %469, %321
  %471 = or i64 %470, 64
  store i64 %471, ptr %360, align 8
  br label %605

472:
  %473 = phi i32 [ %213, %212 ], [ %217, %228 ], [ %252, %323 ], [ %217, %215 ], [ %217, %220 ], [ %217, %225 ], [ %38,
      %132 ]
  %474 = and i64 %3, -121
  %475 = or disjoint i64 %474, 112
  %476 = select i1 %14, i64 %475, i64 %3
  %477 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %478 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %479 = ptrtoint ptr %1 to i64
  %480 = getelementptr inbounds nuw i8, ptr %0, i64 132
  br label %481

481:
  %482 = phi i1 [ true, %472 ], [ false, %576 ]
  %483 = phi i64 [ 0, %472 ], [ 1, %576 ]
  %484 = phi i64 [ %476, %472 ], [ %577, %576 ]
  %485 = getelementptr inbounds nuw i32, ptr %10, i64 %483
  %486 = load i32, ptr %485, align 4
  %487 = and i32 %486, %4
  %488 = icmp eq i32 %487, 0
  br i1 %488, label %576, label %489

489:
  %490 = getelementptr inbounds nuw i64, ptr %8, i64 %483
  %491 = load i64, ptr %490, align 8
  %492 = icmp eq i64 %491, %484
  br i1 %492, label %576, label %493

493:
  %494 = add nuw nsw i64 %483, %7
  %495 = getelementptr inbounds nuw i64, ptr %6, i64 %494
  %496 = load i64, ptr %495, align 8
  %497 = trunc i64 %496 to i32
  %498 = lshr i32 %497, 3
  %499 = and i32 %498, 15
  %500 = icmp eq i32 %499, 10
  br i1 %500, label %501, label %511

501:
  %502 = load ptr, ptr %477, align 8
  %503 = load ptr, ptr %478, align 8
  %504 = ptrtoint ptr %503 to i64
  %505 = sub i64 %479, %504
  %506 = getelementptr inbounds nuw i64, ptr %502, i64 %505
  %507 = shl nuw nsw i64 %494, 4
  %508 = and i64 %507, 32
  %509 = getelementptr inbounds nuw i64, ptr %506, i64 %508
  %510 = tail call preserve_allcc i1 @stamps_precede(ptr %0, ptr %509, i64 %484, i32 %487)
  br i1 %510, label %573, label %571

511:
  %512 = load i8, ptr %15, align 1
  %513 = trunc nuw i8 %512 to i1
  %514 = and i64 %484, 120
  %515 = icmp eq i64 %514, 72
  %516 = select i1 %513, i1 %515, i1 false
  br i1 %516, label %569, label %517

517:
  %518 = icmp eq i32 %499, 8
  br i1 %518, label %547, label %519

519:
  %520 = trunc i64 %484 to i32
  %521 = and i32 %520, 120
  %522 = icmp eq i32 %521, 72
  br i1 %522, label %547, label %523

523:
  br i1 %513, label %557, label %524

524:
  %525 = xor i64 %496, %484
  %526 = icmp ult i64 %525, 1099511627776
  br i1 %526, label %527, label %559

527:
  %528 = lshr i64 %496, 24
  %529 = and i64 %528, 65535
  %530 = lshr i64 %484, 24
  %531 = and i64 %530, 65535
  %532 = icmp samesign ult i64 %529, %531
  br i1 %532, label %573, label %533

533:
  %534 = icmp eq i32 %499, 15
  br i1 %534, label %559, label %535

535:
  %536 = xor i32 %497, %520
  %537 = and i32 %536, 1015808
  %538 = icmp eq i32 %537, 0
  br i1 %538, label %539, label %559

539:
  %540 = lshr i32 %497, 20
  %541 = and i32 %540, 15
  %542 = lshr i32 %520, 20
  %543 = and i32 %542, 15
  %544 = icmp samesign ult i32 %541, %543
  br i1 %544, label %573, label %545

545:
  %546 = tail call preserve_allcc i1 @same_lanes(i64 %496, i64 %484, i32 %487)
  br i1 %546, label %573, label %559

547:
  %548 = load ptr, ptr %477, align 8
  %549 = load ptr, ptr %478, align 8
  %550 = ptrtoint ptr %549 to i64
  %551 = sub i64 %479, %550
  %552 = getelementptr inbounds nuw i16, ptr %548, i64 %551
  %553 = shl nuw nsw i64 %494, 4
  %554 = and i64 %553, 32
  %555 = getelementptr inbounds nuw i16, ptr %552, i64 %554
  %556 = tail call preserve_allcc i1 @list_precedes(ptr %0, ptr %555, i64 %496, i64 %484, i32 %487)
  br i1 %556, label %573, label %559

557:
  %558 = tail call preserve_allcc i1 @age_precedes(ptr %0, i64 %496, i64 %484, i32 %487)
  br i1 %558, label %573, label %559

559:
  %560 = load ptr, ptr %0, align 8
  %561 = getelementptr inbounds nuw i8, ptr %560, i64 43704
  %562 = load ptr, ptr %561, align 8
  %563 = icmp eq ptr %562, null
  br i1 %563, label %571, label %564

564:
  %565 = load i8, ptr %480, align 4
  %566 = trunc nuw i8 %565 to i1
  br i1 %566, label %571, label %567

567:
  %568 = tail call preserve_allcc i1 @is_handed_on(ptr %0, i64 %496, i32 %487)
  br i1 %568, label %573, label %571

569:
  %570 = tail call preserve_allcc i1 @each_preceded(ptr %0, i64 %496, i64 %484, i32 %487)
  br i1 %570, label %573, label %571

571:
  %572 = tail call preserve_allcc i64 @joined(i64 %491, i64 %484)
  br label %573

573:
  %574 = phi i64 [ %484, %569 ], [ %572, %571 ], [ %484, %567 ], [ %484, %501 ], [ %484, %557 ], [ %484, %547 ], [ %484,
      %545 ], [ %484, %539 ], [ %484, %527 ]
  %575 = and i32 %486, %473
  store i32 %575, ptr %485, align 4
  br label %576

576:
  %577 = phi i64 [ %574, %573 ], [ %484, %489 ], [ %484, %481 ]
  br i1 %482, label %481, label %579

578:
  br i1 %580, label %579, label %594

579:
  %580 = phi i1 [ false, %578 ], [ true, %576 ]
  %581 = phi i64 [ 1, %578 ], [ 0, %576 ]
  %582 = getelementptr inbounds nuw i32, ptr %10, i64 %581
  %583 = load i32, ptr %582, align 4
  %584 = icmp eq i32 %583, 0
  br i1 %584, label %589, label %585

585:
  %586 = getelementptr inbounds nuw i64, ptr %8, i64 %581
  %587 = load i64, ptr %586, align 8
  %588 = icmp eq i64 %587, %577
  br i1 %588, label %589, label %578

589:
  %590 = getelementptr inbounds nuw i32, ptr %10, i64 %581
  %591 = getelementptr inbounds nuw i64, ptr %8, i64 %581
  store i64 %577, ptr %591, align 8
  %592 = load i32, ptr %590, align 4
  %593 = or i32 %592, %4
  store i32 %593, ptr %590, align 4
  br label %605

594:
  %595 = load i64, ptr %8, align 8
  %596 = tail call preserve_allcc i64 @joined(i64 %595, i64 %577)
  %597 = icmp ne i64 %596, %595
  %598 = zext i1 %597 to i64
  %599 = getelementptr inbounds nuw i64, ptr %8, i64 %598
  %600 = load i64, ptr %599, align 8
  %601 = tail call preserve_allcc i64 @joined(i64 %600, i64 %577)
  store i64 %601, ptr %599, align 8
  %602 = getelementptr inbounds nuw i32, ptr %10, i64 %598
  %603 = load i32, ptr %602, align 4
  %604 = or i32 %603, %4
  store i32 %604, ptr %602, align 4
  br label %605

605:
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
  %7 = icmp samesign ugt i32 %6, 12
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
  %6 = lshr i32 %5, 3
  %7 = and i32 %6, 15
  %8 = icmp eq i32 %7, 15
  br i1 %8, label %13, label %9

9:
  %10 = lshr i32 %5, 15
  %11 = and i32 %10, 31
  %12 = shl nuw i32 1, %11
  br label %21

13:
  %14 = lshr i32 %5, 8
  %15 = and i32 %14, 4095
  %16 = lshr i64 %1, 32
  %17 = trunc nuw i64 %16 to i32
  %18 = and i32 %17, -4096
  %19 = or disjoint i32 %15, %18
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %76, label %21

21:
  %22 = phi i32 [ %12, %9 ], [ %19, %13 ]
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 14440
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 12
  %30 = load i32, ptr %29, align 4
  %31 = lshr i64 %1, 20
  %32 = trunc i64 %31 to i32
  %33 = and i32 %32, 16777215
  %34 = getelementptr inbounds nuw i8, ptr %28, i64 204
  %35 = load i32, ptr %34, align 4
  %36 = shl i32 %35, 4
  %37 = getelementptr inbounds nuw i8, ptr %28, i64 200
  %38 = load i32, ptr %37, align 8
  %39 = and i32 %38, 15
  %40 = or disjoint i32 %39, %36
  %41 = shl i32 %30, 6
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr %26, i64 %42
  %44 = icmp eq i32 %7, 13
  %45 = icmp ne i32 %7, 13
  %46 = getelementptr inbounds nuw i8, ptr %26, i64 12288
  %47 = zext nneg i32 %30 to i64
  %48 = getelementptr inbounds nuw i32, ptr %46, i64 %47
  %49 = icmp ult i32 %33, %40
  br label %50

50:
  %51 = phi i32 [ %22, %21 ], [ %74, %72 ]
  %52 = tail call i32 @llvm.cttz.i32(i32 %51, i1 true)
  %53 = or disjoint i32 %52, 32
  %54 = select i1 %44, i32 %53, i32 %52
  %55 = zext nneg i32 %54 to i64
  %56 = getelementptr inbounds nuw i32, ptr %43, i64 %55
  %57 = load i32, ptr %56, align 4
  %58 = icmp ult i32 %33, %57
  br i1 %58, label %72, label %59

59:
  %60 = icmp eq i32 %52, %30
  %61 = and i1 %45, %60
  br i1 %61, label %62, label %66

62:
  %63 = load i32, ptr %48, align 4
  %64 = icmp ugt i32 %40, %63
  %65 = and i1 %49, %64
  br i1 %65, label %72, label %66

66:
  %67 = shl nuw i32 1, %30
  %68 = icmp ne i32 %22, %67
  %69 = or i1 %8, %68
  br i1 %69, label %76, label %70

70:
  %71 = tail call preserve_allcc i1 @same_lanes(i64 %1, i64 %2, i32 %3)
  br label %76

72:
  %73 = add i32 %51, -1
  %74 = and i32 %73, %51
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %50

76:
  %77 = phi i1 [ false, %66 ], [ %71, %70 ], [ true, %13 ], [ true, %72 ]
  ret i1 %77
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
  br i1 %7, label %8, label %208

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
  %46 = icmp eq i32 %40, 0
  %47 = getelementptr inbounds nuw i8, ptr %10, i64 14440
  br label %54

48:
  br i1 %46, label %151, label %49

49:
  %50 = getelementptr inbounds nuw i8, ptr %10, i64 72
  %51 = load ptr, ptr %50, align 8
  %52 = getelementptr inbounds nuw i8, ptr %10, i64 48
  %53 = load i64, ptr %52, align 8
  br label %133

54:
  %55 = phi i1 [ true, %39 ], [ false, %132 ]
  %56 = phi i64 [ 0, %39 ], [ 1, %132 ]
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
  br i1 %66, label %132, label %67

67:
  %68 = phi i32 [ %130, %128 ], [ %65, %54 ]
  br i1 %62, label %69, label %79

69:
  %70 = tail call i32 @llvm.cttz.i32(i32 %68, i1 true)
  %71 = load ptr, ptr %43, align 8
  %72 = load ptr, ptr %44, align 8
  %73 = ptrtoint ptr %72 to i64
  %74 = sub i64 %45, %73
  %75 = getelementptr inbounds nuw i64, ptr %71, i64 %74
  %76 = zext nneg i32 %70 to i64
  %77 = getelementptr inbounds nuw i64, ptr %75, i64 %76
  %78 = load i64, ptr %77, align 8
  br label %79

79:
  %80 = phi i64 [ %78, %69 ], [ %60, %67 ]
  %81 = trunc i64 %80 to i32
  %82 = lshr i32 %81, 3
  %83 = and i32 %82, 15
  %84 = icmp eq i32 %83, 15
  br i1 %84, label %89, label %85

85:
  %86 = lshr i32 %81, 15
  %87 = and i32 %86, 31
  %88 = shl nuw i32 1, %87
  br label %97

89:
  %90 = lshr i32 %81, 8
  %91 = and i32 %90, 4095
  %92 = lshr i64 %80, 32
  %93 = trunc nuw i64 %92 to i32
  %94 = and i32 %93, -4096
  %95 = or disjoint i32 %91, %94
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %128, label %97

97:
  %98 = phi i32 [ %88, %85 ], [ %95, %89 ]
  %99 = lshr i64 %80, 20
  %100 = trunc i64 %99 to i32
  %101 = and i32 %100, 16777215
  %102 = icmp eq i32 %83, 13
  br label %103

103:
  %104 = phi i32 [ %98, %97 ], [ %126, %124 ]
  br i1 %46, label %124, label %105

105:
  %106 = tail call i32 @llvm.cttz.i32(i32 %104, i1 true)
  %107 = load ptr, ptr %47, align 8
  %108 = or disjoint i32 %106, 32
  %109 = select i1 %102, i32 %108, i32 %106
  %110 = zext nneg i32 %109 to i64
  %111 = getelementptr inbounds nuw i32, ptr %107, i64 %110
  br label %112

112:
  %113 = phi i32 [ %40, %105 ], [ %122, %120 ]
  %114 = tail call i32 @llvm.cttz.i32(i32 %113, i1 true)
  %115 = shl nuw nsw i32 %114, 6
  %116 = zext nneg i32 %115 to i64
  %117 = getelementptr inbounds nuw i32, ptr %111, i64 %116
  %118 = load i32, ptr %117, align 4
  %119 = icmp ult i32 %101, %118
  br i1 %119, label %120, label %208

120:
  %121 = add i32 %113, -1
  %122 = and i32 %121, %113
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %124, label %112

124:
  %125 = add i32 %104, -1
  %126 = and i32 %125, %104
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %128, label %103

128:
  %129 = add i32 %68, -1
  %130 = and i32 %129, %68
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %132, label %67

132:
  br i1 %55, label %54, label %48

133:
  %134 = phi i32 [ 0, %49 ], [ %142, %133 ]
  %135 = phi i32 [ %40, %49 ], [ %144, %133 ]
  %136 = tail call i32 @llvm.cttz.i32(i32 %135, i1 true)
  %137 = zext nneg i32 %136 to i64
  %138 = mul i64 %53, %137
  %139 = getelementptr inbounds nuw i8, ptr %51, i64 %138
  %140 = getelementptr inbounds nuw i8, ptr %139, i64 204
  %141 = load i32, ptr %140, align 4
  %142 = tail call i32 @llvm.umax.i32(i32 %141, i32 %134)
  %143 = add i32 %135, -1
  %144 = and i32 %143, %135
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %146, label %133

146:
  %147 = shl i32 %142, 4
  %148 = or disjoint i32 %147, 15
  %149 = zext i32 %148 to i64
  %150 = shl nuw nsw i64 %149, 20
  br label %151

151:
  %152 = phi i64 [ 15728640, %48 ], [ %150, %146 ]
  %153 = lshr i32 %40, 12
  %154 = zext nneg i32 %153 to i64
  %155 = shl i32 %40, 8
  %156 = and i32 %155, 1048320
  %157 = zext nneg i32 %156 to i64
  %158 = or disjoint i64 %152, %157
  %159 = shl nuw i64 %154, 44
  %160 = or i64 %159, %158
  %161 = or disjoint i64 %160, 120
  br label %172

162:
  %163 = and i64 %207, -8
  %164 = getelementptr inbounds nuw i8, ptr %1, i64 32
  store i64 %163, ptr %164, align 8
  %165 = getelementptr inbounds nuw i8, ptr %1, i64 56
  store i32 -1, ptr %165, align 8
  %166 = getelementptr inbounds nuw i8, ptr %1, i64 60
  store i32 0, ptr %166, align 4
  %167 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %168 = load ptr, ptr %167, align 8
  %169 = getelementptr inbounds nuw i8, ptr %168, i64 216
  %170 = load i64, ptr %169, align 8
  %171 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i64 %170, ptr %171, align 8
  br label %208

172:
  %173 = phi i1 [ false, %151 ], [ true, %206 ]
  %174 = phi i64 [ 2, %151 ], [ 3, %206 ]
  %175 = phi i64 [ %161, %151 ], [ %207, %206 ]
  %176 = getelementptr inbounds nuw i32, ptr %41, i64 %174
  %177 = load i32, ptr %176, align 4
  %178 = getelementptr inbounds nuw i64, ptr %42, i64 %174
  %179 = load i64, ptr %178, align 8
  %180 = and i64 %179, 120
  %181 = icmp eq i64 %180, 80
  %182 = sub i32 0, %177
  %183 = select i1 %181, i32 -1, i32 %182
  %184 = and i32 %183, %177
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %206, label %186

186:
  %187 = phi i32 [ %204, %200 ], [ %184, %172 ]
  %188 = phi i64 [ %202, %200 ], [ %175, %172 ]
  br i1 %181, label %189, label %200

189:
  %190 = tail call i32 @llvm.cttz.i32(i32 %187, i1 true)
  %191 = load ptr, ptr %43, align 8
  %192 = load ptr, ptr %44, align 8
  %193 = ptrtoint ptr %192 to i64
  %194 = sub i64 %45, %193
  %195 = getelementptr inbounds nuw i64, ptr %191, i64 %194
  %196 = getelementptr inbounds nuw i8, ptr %195, i64 256
  %197 = zext nneg i32 %190 to i64
  %198 = getelementptr inbounds nuw i64, ptr %196, i64 %197
  %199 = load i64, ptr %198, align 8
  br label %200

200:
  %201 = phi i64 [ %199, %189 ], [ %179, %186 ]
  %202 = tail call preserve_allcc i64 @joined_ages(i64 %201, i64 %188)
  %203 = add i32 %187, -1
  %204 = and i32 %203, %187
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %206, label %186

206:
  %207 = phi i64 [ %175, %172 ], [ %202, %200 ]
  br i1 %173, label %162, label %172

208:
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
  %340 = getelementptr inbounds nuw i8, ptr %335, i64 64
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
