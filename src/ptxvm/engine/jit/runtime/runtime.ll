; Generated from the C files beside this one by `make runtime`.
; 56c393ff96f4dc59dc7fe299d60c97dc4870841829a2a63749bb9c94aa12b5cf
%union.SignalAction = type { ptr, [248 x i8] }
%struct.ScreenAccess = type { i32, i32, i32, i32, i32, i32, i32, i32, i64, i32, i32, i32, i32 }
%struct.Barrier = type { i32, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.Deferred = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, [11 x i64] }
%struct.Extent = type { i32, i32, i64, i64 }
%struct.AgedMbarrier = type { i32, i32, [64 x i32], [64 x i32], ptr, ptr }
%struct.Warpgroup = type { [4 x i32], [4 x i32], [4 x i32], i32, i32, i32, i32, [4 x [16 x i32]], [32 x [4 x
      %struct.Issued]] }
%struct.Issued = type { i32, i32, i64, i64 }
%struct.Tile = type { i32, i32, i32, i32, ptr, i64, i64, i64, i64 }
%struct.Landed = type { i32, i32, i32, i32 }
%struct.Life = type { i32, i32 }
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
%struct.ProxyFence = type { i32, i32, i32, i32 }
%struct.KnownFences = type { i32, [32 x i32] }
%struct.OperandLine = type { i32, i32, i32, i32, i32, i32, i32 }
%struct.TensorPlan = type { [128 x i8], i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, [2 x i64], [5 x
      i64], [5 x i64], [5 x i64], [5 x i64], [5 x i64], [5 x i64], i64, i64, ptr, ptr, ptr }
%struct.LanesStore = type { i32, i32, i64, i64, ptr, [4096 x i32] }
%struct.SiteCache = type { i64, i64, i64, i64, i64, i64, i64 }
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
  %149 = getelementptr inbounds nuw i8, ptr %1, i64 14464
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
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 43792
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
  br i1 %3, label %4, label %652

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
  %52 = mul nuw nsw i64 %51, 56
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
  br i1 %89, label %91, label %647

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
  br i1 %89, label %118, label %647

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
  br i1 %190, label %173, label %647

191:
  %192 = icmp eq i32 %70, 0
  br i1 %192, label %358, label %193

193:
  %194 = load ptr, ptr %0, align 8
  %195 = getelementptr inbounds nuw i8, ptr %194, i64 64
  %196 = load atomic i32, ptr %195 monotonic, align 8
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %198, label %647

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
  br i1 %215, label %647, label %216

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
  switch i32 %222, label %647 [
    i32 2, label %336
    i32 0, label %223
    i32 1, label %260
    i32 18, label %646
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
  br label %647

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
  br i1 %350, label %371, label %610

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
  br label %647

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
  br label %647

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
  br label %652

412:
  %413 = load ptr, ptr %17, align 8
  %414 = icmp eq ptr %413, null
  br i1 %414, label %494, label %415

415:
  %416 = getelementptr inbounds nuw i8, ptr %41, i64 14440
  %417 = load ptr, ptr %416, align 8
  %418 = load i32, ptr %18, align 8
  %419 = icmp eq i32 %418, 0
  br i1 %419, label %463, label %420

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
  br i1 %436, label %437, label %492

437:
  %438 = getelementptr inbounds nuw i8, ptr %433, i64 520
  %439 = load ptr, ptr %438, align 8
  %440 = tail call fastcc i1 @are_untouched(ptr %41, ptr %439)
  br i1 %440, label %428, label %492

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
  br i1 %457, label %450, label %492

458:
  br i1 %421, label %463, label %459

459:
  %460 = getelementptr inbounds nuw i8, ptr %417, i64 12424
  %461 = load i32, ptr %460, align 8
  %462 = icmp eq i32 %461, 0
  br i1 %462, label %463, label %492

463:
  %464 = getelementptr inbounds nuw i8, ptr %41, i64 18656
  %465 = load ptr, ptr %464, align 8
  %466 = getelementptr inbounds nuw i8, ptr %41, i64 14456
  %467 = load ptr, ptr %466, align 8
  %468 = icmp eq ptr %467, null
  br i1 %468, label %494, label %469

469:
  %470 = getelementptr inbounds nuw i8, ptr %41, i64 18664
  %471 = load i32, ptr %470, align 8
  %472 = icmp eq i32 %471, 0
  br i1 %472, label %494, label %473

473:
  %474 = zext i32 %471 to i64
  br label %475

475:
  %476 = phi i64 [ 0, %473 ], [ %490, %489 ]
  %477 = getelementptr inbounds nuw %struct.Warpgroup, ptr %465, i64 %476
  %478 = getelementptr inbounds nuw i8, ptr %477, i64 32
  br label %482

479:
  %480 = add nuw nsw i64 %483, 1
  %481 = icmp eq i64 %480, 4
  br i1 %481, label %489, label %482

482:
  %483 = phi i64 [ 0, %475 ], [ %480, %479 ]
  %484 = getelementptr inbounds nuw i32, ptr %478, i64 %483
  %485 = load i32, ptr %484, align 4
  %486 = getelementptr inbounds nuw i32, ptr %477, i64 %483
  %487 = load i32, ptr %486, align 4
  %488 = icmp eq i32 %485, %487
  br i1 %488, label %479, label %492

489:
  %490 = add nuw nsw i64 %476, 1
  %491 = icmp eq i64 %490, %474
  br i1 %491, label %494, label %475

492:
  store i32 22, ptr %20, align 8
  store i32 -1, ptr %21, align 4
  store i32 -1, ptr %22, align 8
  store i64 0, ptr %23, align 8
  store i32 0, ptr %24, align 8
  store i32 0, ptr %25, align 8
  store i32 0, ptr %26, align 4
  %493 = load i64, ptr %41, align 8
  store i64 %493, ptr %15, align 8
  br label %652

494:
  %495 = getelementptr inbounds nuw i8, ptr %41, i64 5664
  %496 = load i32, ptr %495, align 8
  %497 = icmp eq i32 %496, 0
  br i1 %497, label %569, label %498

498:
  %499 = load i32, ptr %19, align 8
  %500 = icmp eq i32 %499, 0
  br i1 %500, label %506, label %501

501:
  %502 = getelementptr inbounds nuw i8, ptr %41, i64 5688
  %503 = getelementptr inbounds nuw i8, ptr %41, i64 5944
  br label %509

504:
  %505 = load ptr, ptr %17, align 8
  br label %506

506:
  %507 = phi ptr [ %505, %504 ], [ %413, %498 ]
  %508 = icmp eq ptr %507, null
  br i1 %508, label %567, label %535

509:
  %510 = phi i32 [ %499, %501 ], [ %531, %530 ]
  %511 = phi i64 [ 0, %501 ], [ %532, %530 ]
  %512 = getelementptr inbounds nuw ptr, ptr %502, i64 %511
  %513 = load ptr, ptr %512, align 8
  %514 = icmp eq ptr %513, null
  br i1 %514, label %530, label %515

515:
  %516 = getelementptr inbounds nuw ptr, ptr %503, i64 %511
  br label %517

517:
  %518 = phi ptr [ %513, %515 ], [ %526, %522 ]
  %519 = load ptr, ptr %518, align 8
  store ptr %519, ptr %512, align 8
  %520 = icmp eq ptr %519, null
  br i1 %520, label %521, label %522

521:
  store ptr null, ptr %516, align 8
  br label %522

522:
  %523 = load ptr, ptr %27, align 8
  store ptr %523, ptr %518, align 8
  store ptr %518, ptr %27, align 8
  %524 = load i32, ptr %495, align 8
  %525 = add i32 %524, -1
  store i32 %525, ptr %495, align 8
  %526 = load ptr, ptr %512, align 8
  %527 = icmp eq ptr %526, null
  br i1 %527, label %528, label %517

528:
  %529 = load i32, ptr %19, align 8
  br label %530

530:
  %531 = phi i32 [ %529, %528 ], [ %510, %509 ]
  %532 = add nuw nsw i64 %511, 1
  %533 = zext i32 %531 to i64
  %534 = icmp samesign ult i64 %532, %533
  br i1 %534, label %509, label %504

535:
  %536 = getelementptr inbounds nuw i8, ptr %41, i64 14440
  %537 = load ptr, ptr %536, align 8
  %538 = getelementptr inbounds nuw i8, ptr %537, i64 12428
  %539 = icmp eq ptr %537, null
  br i1 %539, label %567, label %540

540:
  %541 = getelementptr inbounds nuw i8, ptr %537, i64 12432
  %542 = load i32, ptr %538, align 4
  %543 = icmp eq i32 %542, 0
  br i1 %543, label %567, label %544

544:
  %545 = phi i64 [ %548, %547 ], [ 0, %540 ]
  %546 = getelementptr inbounds nuw %struct.AgedMbarrier, ptr %541, i64 %545
  br label %552

547:
  %548 = add nuw nsw i64 %545, 1
  %549 = load i32, ptr %538, align 4
  %550 = zext i32 %549 to i64
  %551 = icmp samesign ult i64 %548, %550
  br i1 %551, label %544, label %567

552:
  %553 = phi i1 [ true, %544 ], [ false, %566 ]
  %554 = select i1 %553, i64 528, i64 520
  %555 = getelementptr inbounds nuw i8, ptr %546, i64 %554
  %556 = load ptr, ptr %555, align 8
  %557 = icmp eq ptr %556, null
  br i1 %557, label %566, label %558

558:
  %559 = phi ptr [ %564, %558 ], [ %556, %552 ]
  %560 = load ptr, ptr %559, align 8
  store ptr %560, ptr %555, align 8
  %561 = load ptr, ptr %27, align 8
  store ptr %561, ptr %559, align 8
  store ptr %559, ptr %27, align 8
  %562 = load i32, ptr %495, align 8
  %563 = add i32 %562, -1
  store i32 %563, ptr %495, align 8
  %564 = load ptr, ptr %555, align 8
  %565 = icmp eq ptr %564, null
  br i1 %565, label %566, label %558

566:
  br i1 %553, label %552, label %547

567:
  %568 = getelementptr inbounds nuw i8, ptr %41, i64 5668
  store i32 0, ptr %568, align 4
  br label %569

569:
  %570 = tail call i32 @ptxvm_launch_dependents(ptr %0, ptr %41)
  %571 = load ptr, ptr %42, align 8
  %572 = getelementptr inbounds nuw i8, ptr %571, i64 132
  %573 = load i32, ptr %572, align 4
  %574 = add i32 %573, -1
  store i32 %574, ptr %572, align 4
  %575 = getelementptr inbounds nuw i8, ptr %41, i64 20
  store i32 2, ptr %575, align 4
  %576 = getelementptr inbounds nuw i8, ptr %571, i64 128
  %577 = load i32, ptr %576, align 8
  %578 = icmp eq i32 %577, 1
  br i1 %578, label %587, label %579

579:
  %580 = load ptr, ptr %7, align 8
  %581 = icmp eq ptr %580, null
  br i1 %581, label %587, label %582

582:
  store ptr null, ptr %7, align 8
  %583 = load ptr, ptr %8, align 8
  %584 = load i32, ptr %9, align 4
  %585 = zext i32 %584 to i64
  %586 = mul nuw nsw i64 %585, 56
  tail call void @llvm.memset.p0.i64(ptr align 1 %583, i8 0, i64 %586, i1 false)
  br label %587

587:
  %588 = load i32, ptr %572, align 4
  %589 = icmp eq i32 %588, 0
  br i1 %589, label %590, label %602

590:
  %591 = load i32, ptr %576, align 8
  %592 = icmp eq i32 %591, 0
  br i1 %592, label %602, label %593

593:
  %594 = phi i64 [ %598, %593 ], [ 0, %590 ]
  %595 = getelementptr inbounds nuw ptr, ptr %571, i64 %594
  %596 = load ptr, ptr %595, align 8
  %597 = getelementptr inbounds nuw i8, ptr %596, i64 20
  store i32 0, ptr %597, align 4
  %598 = add nuw nsw i64 %594, 1
  %599 = load i32, ptr %576, align 8
  %600 = zext i32 %599 to i64
  %601 = icmp samesign ult i64 %598, %600
  br i1 %601, label %593, label %602

602:
  %603 = load i32, ptr %28, align 4
  %604 = add i32 %603, -1
  store i32 %604, ptr %28, align 4
  store i32 0, ptr %29, align 4
  store i32 0, ptr %12, align 4
  %605 = load i32, ptr %30, align 8
  %606 = add i32 %605, 1
  store i32 %606, ptr %30, align 8
  %607 = load i64, ptr %31, align 8
  %608 = add i64 %607, 1
  store i64 %608, ptr %31, align 8
  store i32 0, ptr %32, align 8
  %609 = tail call fastcc i32 @choose(ptr %0)
  br label %649

610:
  %611 = load i32, ptr %54, align 4
  %612 = icmp eq i32 %611, 0
  br i1 %612, label %618, label %613

613:
  store i32 0, ptr %12, align 4
  %614 = load i32, ptr %30, align 8
  %615 = add i32 %614, 1
  store i32 %615, ptr %30, align 8
  %616 = load i32, ptr %54, align 4
  %617 = icmp eq i32 %616, 0
  br i1 %617, label %618, label %621

618:
  %619 = load i32, ptr %29, align 4
  %620 = add i32 %619, 1
  br label %621

621:
  %622 = phi i32 [ %620, %618 ], [ 0, %613 ]
  store i32 %622, ptr %29, align 4
  %623 = load i32, ptr %33, align 8
  %624 = icmp ult i32 %623, 2
  %625 = load i32, ptr %28, align 4
  %626 = icmp ugt i32 %622, %625
  %627 = select i1 %624, i1 true, i1 %626
  br i1 %627, label %628, label %632

628:
  %629 = load i32, ptr %32, align 8
  %630 = icmp ne i32 %629, 1
  %631 = zext i1 %630 to i32
  br label %632

632:
  %633 = phi i32 [ 0, %621 ], [ %631, %628 ]
  store i32 %633, ptr %32, align 8
  %634 = load i32, ptr %12, align 4
  %635 = icmp eq i32 %634, 0
  br i1 %635, label %636, label %639

636:
  %637 = load i32, ptr %34, align 8
  %638 = icmp ult i32 %625, %637
  br i1 %638, label %639, label %642

639:
  %640 = load i32, ptr %35, align 4
  %641 = icmp ult i32 %625, %640
  br i1 %641, label %644, label %642

642:
  %643 = tail call fastcc i32 @resume_waiting(ptr %0)
  br label %649

644:
  %645 = tail call fastcc i32 @choose(ptr %0)
  br label %649

646:
  br label %647

647:
  %648 = phi i32 [ 4, %180 ], [ 4, %220 ], [ 3, %330 ], [ 3, %358 ], [ 3, %352 ], [ 4, %193 ], [ 4, %117 ], [ 4, %90 ],
      [ 2, %198 ], [ 2, %646 ]
  store i32 2, ptr %32, align 8
  br label %652

649:
  %650 = phi i32 [ %643, %642 ], [ %645, %644 ], [ %609, %602 ]
  %651 = icmp eq i32 %650, -1
  br i1 %651, label %36, label %652

652:
  %653 = phi i32 [ %2, %1 ], [ %648, %647 ], [ 3, %410 ], [ 3, %492 ], [ %650, %649 ]
  ret i32 %653
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
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 18668
  %29 = load i32, ptr %28, align 4
  %30 = add i32 %29, %27
  %31 = trunc i64 %10 to i32
  %32 = and i32 %31, 16777215
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 18672
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
  %152 = getelementptr inbounds nuw i8, ptr %1, i64 14464
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
    i32 2, label %503
    i32 1, label %8
  ]

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %502

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
  br i1 %29, label %503, label %30

30:
  %31 = tail call fastcc i32 @resume_waiting(ptr %0)
  br label %503

32:
  %33 = phi i64 [ %10, %8 ], [ %18, %22 ]
  store i32 1, ptr %2, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %35 = load i32, ptr %34, align 4
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %37 = load i32, ptr %36, align 8
  %38 = icmp ult i32 %35, %37
  br i1 %38, label %39, label %503

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
  br i1 %57, label %58, label %503

58:
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 43744
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
  br i1 %119, label %500, label %120

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
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 43712
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 43664
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 43660
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 43632
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 43648
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 43656
  %141 = getelementptr inbounds nuw i8, ptr %0, i64 43672
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 43616
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 43652
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 43644
  %145 = getelementptr inbounds nuw i8, ptr %0, i64 43640
  %146 = getelementptr inbounds nuw i8, ptr %0, i64 204
  br label %149

147:
  %148 = icmp eq i32 %497, 1
  br i1 %148, label %503, label %500

149:
  %150 = phi i64 [ 0, %120 ], [ %496, %493 ]
  %151 = phi i32 [ %118, %120 ], [ %497, %493 ]
  %152 = trunc nuw i64 %150 to i32
  %153 = add i32 %56, %152
  %154 = load ptr, ptr %40, align 8
  %155 = zext i32 %153 to i64
  %156 = getelementptr inbounds nuw ptr, ptr %154, i64 %155
  %157 = load ptr, ptr %156, align 8
  %158 = add i64 %150, %68
  %159 = getelementptr inbounds nuw i8, ptr %157, i64 5680
  %160 = load i32, ptr %159, align 8
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %184, label %162

162:
  %163 = load i64, ptr %157, align 8
  %164 = add i64 %163, 1
  %165 = icmp eq i64 %158, %164
  br i1 %165, label %166, label %184

166:
  %167 = icmp eq i32 %151, 1
  br i1 %167, label %168, label %201

168:
  %169 = getelementptr inbounds nuw i8, ptr %157, i64 8
  %170 = load i32, ptr %169, align 4
  %171 = add i32 %170, 1
  store i32 %171, ptr %169, align 4
  %172 = load i32, ptr %121, align 8
  %173 = icmp ult i32 %171, %172
  br i1 %173, label %237, label %174

174:
  store i32 0, ptr %169, align 4
  %175 = getelementptr inbounds nuw i8, ptr %157, i64 12
  %176 = load i32, ptr %175, align 4
  %177 = add i32 %176, 1
  store i32 %177, ptr %175, align 4
  %178 = load i32, ptr %122, align 4
  %179 = icmp ult i32 %177, %178
  br i1 %179, label %237, label %180

180:
  store i32 0, ptr %175, align 4
  %181 = getelementptr inbounds nuw i8, ptr %157, i64 16
  %182 = load i32, ptr %181, align 4
  %183 = add i32 %182, 1
  store i32 %183, ptr %181, align 4
  br label %237

184:
  %185 = icmp eq i32 %151, 1
  br i1 %185, label %186, label %201

186:
  %187 = load i32, ptr %121, align 8
  %188 = zext i32 %187 to i64
  %189 = load i32, ptr %122, align 4
  %190 = zext i32 %189 to i64
  %191 = udiv i64 %158, %188
  %192 = urem i64 %158, %188
  %193 = trunc nuw i64 %192 to i32
  %194 = getelementptr inbounds nuw i8, ptr %157, i64 8
  store i32 %193, ptr %194, align 8
  %195 = urem i64 %191, %190
  %196 = trunc nuw i64 %195 to i32
  %197 = getelementptr inbounds nuw i8, ptr %157, i64 12
  store i32 %196, ptr %197, align 4
  %198 = udiv i64 %191, %190
  %199 = trunc i64 %198 to i32
  %200 = getelementptr inbounds nuw i8, ptr %157, i64 16
  store i32 %199, ptr %200, align 8
  br label %237

201:
  %202 = zext i32 %151 to i64
  %203 = urem i64 %158, %202
  %204 = trunc nuw i64 %203 to i32
  %205 = udiv i64 %158, %202
  %206 = load i32, ptr %121, align 8
  %207 = load i32, ptr %123, align 4
  %208 = udiv i32 %206, %207
  %209 = zext i32 %208 to i64
  %210 = load i32, ptr %122, align 4
  %211 = load i32, ptr %124, align 8
  %212 = udiv i32 %210, %211
  %213 = zext i32 %212 to i64
  %214 = udiv i32 %204, %207
  %215 = urem i64 %205, %209
  %216 = trunc nuw i64 %215 to i32
  %217 = mul i32 %207, %216
  %218 = urem i32 %204, %207
  %219 = add i32 %217, %218
  %220 = getelementptr inbounds nuw i8, ptr %157, i64 8
  store i32 %219, ptr %220, align 8
  %221 = udiv i64 %205, %209
  %222 = urem i64 %221, %213
  %223 = trunc nuw i64 %222 to i32
  %224 = load i32, ptr %124, align 8
  %225 = mul i32 %224, %223
  %226 = urem i32 %214, %224
  %227 = add i32 %225, %226
  %228 = getelementptr inbounds nuw i8, ptr %157, i64 12
  store i32 %227, ptr %228, align 4
  %229 = udiv i64 %221, %213
  %230 = trunc i64 %229 to i32
  %231 = load i32, ptr %125, align 4
  %232 = mul i32 %231, %230
  %233 = load i32, ptr %124, align 8
  %234 = udiv i32 %214, %233
  %235 = add i32 %234, %232
  %236 = getelementptr inbounds nuw i8, ptr %157, i64 16
  store i32 %235, ptr %236, align 8
  br label %237

237:
  store i64 %158, ptr %157, align 8
  %238 = getelementptr inbounds nuw i8, ptr %157, i64 20
  store i32 1, ptr %238, align 4
  %239 = load i32, ptr %126, align 8
  %240 = sub i32 32, %239
  %241 = lshr i32 -1, %240
  %242 = getelementptr inbounds nuw i8, ptr %157, i64 80
  store i32 %241, ptr %242, align 8
  %243 = getelementptr inbounds nuw i8, ptr %157, i64 84
  store i32 %241, ptr %243, align 4
  %244 = load i32, ptr %127, align 8
  %245 = icmp eq i32 %244, 0
  %246 = zext i1 %245 to i32
  %247 = getelementptr inbounds nuw i8, ptr %157, i64 100
  store i32 %246, ptr %247, align 4
  br i1 %161, label %248, label %313

248:
  %249 = getelementptr inbounds nuw i8, ptr %157, i64 88
  store i32 0, ptr %249, align 8
  %250 = getelementptr inbounds nuw i8, ptr %157, i64 96
  store i32 0, ptr %250, align 8
  %251 = getelementptr inbounds nuw i8, ptr %157, i64 104
  store i32 0, ptr %251, align 8
  %252 = getelementptr inbounds nuw i8, ptr %157, i64 112
  store i32 0, ptr %252, align 8
  %253 = getelementptr inbounds nuw i8, ptr %157, i64 40
  store i32 0, ptr %253, align 8
  %254 = getelementptr inbounds nuw i8, ptr %157, i64 116
  store i32 0, ptr %254, align 4
  %255 = getelementptr inbounds nuw i8, ptr %157, i64 120
  store i32 0, ptr %255, align 8
  %256 = getelementptr inbounds nuw i8, ptr %157, i64 124
  store i32 0, ptr %256, align 4
  %257 = getelementptr inbounds nuw i8, ptr %157, i64 4312
  store i32 0, ptr %257, align 8
  %258 = getelementptr inbounds nuw i8, ptr %157, i64 3796
  store i32 0, ptr %258, align 4
  %259 = getelementptr inbounds nuw i8, ptr %157, i64 4828
  store i32 0, ptr %259, align 4
  %260 = getelementptr inbounds nuw i8, ptr %157, i64 5664
  store i32 0, ptr %260, align 8
  %261 = getelementptr inbounds nuw i8, ptr %157, i64 5668
  store i32 0, ptr %261, align 4
  %262 = getelementptr inbounds nuw i8, ptr %157, i64 5672
  store i32 0, ptr %262, align 8
  %263 = getelementptr inbounds nuw i8, ptr %157, i64 18656
  %264 = load ptr, ptr %263, align 8
  %265 = getelementptr inbounds nuw i8, ptr %157, i64 18664
  %266 = load i32, ptr %265, align 8
  %267 = icmp eq i32 %266, 0
  br i1 %267, label %275, label %268

268:
  %269 = phi i64 [ %271, %268 ], [ 0, %248 ]
  %270 = getelementptr inbounds nuw %struct.Warpgroup, ptr %264, i64 %269
  tail call void @llvm.memset.p0.i64(ptr align 8 %270, i8 0, i64 64, i1 false)
  %271 = add nuw nsw i64 %269, 1
  %272 = load i32, ptr %265, align 8
  %273 = zext i32 %272 to i64
  %274 = icmp samesign ult i64 %271, %273
  br i1 %274, label %268, label %275

275:
  %276 = getelementptr inbounds nuw i8, ptr %157, i64 18680
  store i32 0, ptr %276, align 8
  %277 = getelementptr inbounds nuw i8, ptr %157, i64 18668
  store i32 0, ptr %277, align 4
  %278 = getelementptr inbounds nuw i8, ptr %157, i64 5688
  tail call void @llvm.memset.p0.i64(ptr align 8 %278, i8 0, i64 256, i1 false)
  %279 = getelementptr inbounds nuw i8, ptr %157, i64 4316
  tail call void @llvm.memset.p0.i64(ptr align 4 %279, i8 0, i64 512, i1 false)
  %280 = getelementptr inbounds nuw i8, ptr %157, i64 5088
  tail call void @llvm.memset.p0.i64(ptr align 8 %280, i8 0, i64 576, i1 false)
  %281 = load i32, ptr %126, align 8
  %282 = icmp eq i32 %281, 0
  br i1 %282, label %313, label %283

283:
  %284 = getelementptr inbounds nuw i8, ptr %157, i64 72
  %285 = getelementptr inbounds nuw i8, ptr %157, i64 48
  br label %286

286:
  %287 = phi i64 [ 0, %283 ], [ %289, %299 ]
  %288 = phi i32 [ %281, %283 ], [ %310, %299 ]
  %289 = add nuw nsw i64 %287, 1
  %290 = zext i32 %288 to i64
  %291 = icmp eq i64 %289, %290
  %292 = load ptr, ptr %284, align 8
  %293 = load i64, ptr %285, align 8
  %294 = mul i64 %293, %287
  %295 = getelementptr inbounds nuw i8, ptr %292, i64 %294
  %296 = load i32, ptr %127, align 8
  br i1 %291, label %297, label %299

297:
  %298 = load i32, ptr %128, align 4
  br label %299

299:
  %300 = phi i32 [ %298, %297 ], [ -1, %286 ]
  store i32 0, ptr %295, align 8
  %301 = getelementptr inbounds nuw i8, ptr %295, i64 4
  store i32 %296, ptr %301, align 4
  %302 = getelementptr inbounds nuw i8, ptr %295, i64 8
  store i32 %300, ptr %302, align 8
  %303 = getelementptr inbounds nuw i8, ptr %295, i64 48
  store i32 0, ptr %303, align 8
  %304 = getelementptr inbounds nuw i8, ptr %295, i64 52
  store i32 0, ptr %304, align 4
  %305 = getelementptr inbounds nuw i8, ptr %295, i64 60
  store i32 0, ptr %305, align 4
  %306 = getelementptr inbounds nuw i8, ptr %295, i64 56
  store i32 0, ptr %306, align 8
  %307 = getelementptr inbounds nuw i8, ptr %295, i64 184
  store i32 -1, ptr %307, align 8
  %308 = getelementptr inbounds nuw i8, ptr %295, i64 192
  store i32 -1, ptr %308, align 8
  %309 = getelementptr inbounds nuw i8, ptr %295, i64 232
  store ptr null, ptr %309, align 8
  %310 = load i32, ptr %126, align 8
  %311 = zext i32 %310 to i64
  %312 = icmp samesign ult i64 %289, %311
  br i1 %312, label %286, label %313

313:
  store i32 0, ptr %159, align 8
  %314 = getelementptr inbounds nuw i8, ptr %157, i64 40
  store i32 0, ptr %314, align 8
  %315 = load ptr, ptr %129, align 8
  %316 = icmp eq ptr %315, null
  br i1 %316, label %449, label %317

317:
  %318 = load i32, ptr %130, align 8
  %319 = icmp eq i32 %318, 0
  br i1 %319, label %335, label %320

320:
  %321 = load i32, ptr %131, align 4
  %322 = icmp eq i32 %321, 0
  br i1 %322, label %323, label %335

323:
  %324 = load i32, ptr %132, align 4
  %325 = icmp eq i32 %324, 0
  br i1 %325, label %335, label %326

326:
  %327 = getelementptr inbounds nuw i8, ptr %157, i64 14424
  %328 = load ptr, ptr %327, align 8
  %329 = load i32, ptr %126, align 8
  %330 = add i32 %324, 3
  %331 = lshr i32 %330, 2
  %332 = mul i32 %329, %331
  %333 = zext i32 %332 to i64
  %334 = shl nuw nsw i64 %333, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %328, i8 0, i64 %334, i1 false)
  br label %335

335:
  %336 = load ptr, ptr %133, align 8
  %337 = icmp eq ptr %336, null
  br i1 %337, label %340, label %338

338:
  %339 = getelementptr inbounds nuw i8, ptr %157, i64 14488
  tail call void @llvm.memset.p0.i64(ptr align 8 %339, i8 0, i64 4168, i1 false)
  br label %340

340:
  %341 = load i32, ptr %126, align 8
  %342 = icmp eq i32 %341, 0
  br i1 %342, label %346, label %343

343:
  %344 = getelementptr inbounds nuw i8, ptr %157, i64 72
  %345 = getelementptr inbounds nuw i8, ptr %157, i64 48
  br label %432

346:
  %347 = load i32, ptr %134, align 8
  %348 = icmp eq i32 %347, 0
  br i1 %348, label %349, label %351

349:
  %350 = getelementptr inbounds nuw i8, ptr %157, i64 14440
  store ptr null, ptr %350, align 8
  br label %365

351:
  %352 = getelementptr inbounds nuw i8, ptr %157, i64 14432
  %353 = load ptr, ptr %352, align 8
  %354 = getelementptr inbounds nuw i8, ptr %157, i64 14440
  store ptr %353, ptr %354, align 8
  %355 = icmp eq ptr %353, null
  br i1 %355, label %365, label %356

356:
  %357 = getelementptr inbounds nuw i8, ptr %353, i64 12428
  %358 = load i32, ptr %357, align 4
  %359 = zext i32 %358 to i64
  %360 = mul nuw nsw i64 %359, 536
  %361 = add nuw nsw i64 %360, 12432
  tail call void @llvm.memset.p0.i64(ptr align 8 %353, i8 0, i64 %361, i1 false)
  %362 = load i32, ptr %126, align 8
  %363 = getelementptr inbounds nuw i8, ptr %353, i64 12416
  store i32 %362, ptr %363, align 8
  %364 = getelementptr inbounds nuw i8, ptr %353, i64 12420
  store i32 65536, ptr %364, align 4
  br label %365

365:
  %366 = load i32, ptr %135, align 4
  %367 = icmp eq i32 %366, 0
  br i1 %367, label %368, label %370

368:
  %369 = getelementptr inbounds nuw i8, ptr %157, i64 14456
  store ptr null, ptr %369, align 8
  br label %382

370:
  %371 = getelementptr inbounds nuw i8, ptr %157, i64 14448
  %372 = load ptr, ptr %371, align 8
  %373 = getelementptr inbounds nuw i8, ptr %157, i64 14456
  store ptr %372, ptr %373, align 8
  %374 = icmp eq ptr %372, null
  br i1 %374, label %382, label %375

375:
  %376 = load i32, ptr %136, align 8
  %377 = add i32 %376, 127
  %378 = lshr i32 %377, 7
  %379 = mul nuw nsw i32 %378, 28
  %380 = add nuw nsw i32 %379, 516
  %381 = zext nneg i32 %380 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %372, i8 0, i64 %381, i1 false)
  br label %382

382:
  tail call preserve_allcc void @begin_lines(ptr %0, ptr %157)
  %383 = load ptr, ptr %137, align 8
  %384 = icmp eq ptr %383, %157
  br i1 %384, label %385, label %386

385:
  store ptr null, ptr %137, align 8
  br label %404

386:
  %387 = getelementptr inbounds nuw i8, ptr %157, i64 14480
  %388 = load i32, ptr %387, align 8
  %389 = icmp eq i32 %388, 1
  br i1 %389, label %390, label %408

390:
  %391 = load i32, ptr %138, align 8
  %392 = icmp eq i32 %391, 0
  br i1 %392, label %408, label %393

393:
  %394 = load i32, ptr %139, align 8
  %395 = icmp ne i32 %394, 0
  %396 = icmp eq i32 %391, 4
  %397 = or i1 %396, %395
  br i1 %397, label %401, label %398

398:
  %399 = add i32 %391, 1
  %400 = load i32, ptr %140, align 8
  br label %401

401:
  %402 = phi i32 [ %399, %398 ], [ 4, %393 ]
  %403 = phi i32 [ %400, %398 ], [ 8, %393 ]
  store i32 %402, ptr %138, align 8
  br label %404

404:
  %405 = phi i64 [ 43648, %385 ], [ 43656, %401 ]
  %406 = phi i32 [ 4, %385 ], [ %403, %401 ]
  %407 = getelementptr inbounds nuw i8, ptr %0, i64 %405
  store i32 %406, ptr %407, align 8
  br label %408

408:
  %409 = getelementptr inbounds nuw i8, ptr %157, i64 14480
  store i32 0, ptr %409, align 8
  %410 = getelementptr inbounds nuw i8, ptr %157, i64 14472
  store ptr %141, ptr %410, align 8
  %411 = load ptr, ptr %137, align 8
  %412 = icmp eq ptr %411, %157
  br i1 %412, label %413, label %414

413:
  store ptr null, ptr %137, align 8
  br label %414

414:
  %415 = load ptr, ptr %142, align 8
  %416 = icmp eq ptr %415, null
  br i1 %416, label %448, label %417

417:
  %418 = load i32, ptr %34, align 4
  %419 = icmp eq i32 %418, 0
  br i1 %419, label %420, label %448

420:
  %421 = load i32, ptr %138, align 8
  %422 = icmp eq i32 %421, 0
  br i1 %422, label %423, label %430

423:
  %424 = load i32, ptr %143, align 4
  %425 = icmp eq i32 %424, 0
  br i1 %425, label %428, label %426

426:
  %427 = add i32 %424, -1
  store i32 %427, ptr %143, align 4
  br label %448

428:
  store i32 2, ptr %409, align 8
  store ptr %157, ptr %137, align 8
  store i32 0, ptr %144, align 4
  store i32 0, ptr %145, align 8
  %429 = load ptr, ptr %142, align 8
  store i64 0, ptr %429, align 8
  br label %448

430:
  store i32 1, ptr %409, align 8
  %431 = load ptr, ptr %142, align 8
  store ptr %431, ptr %410, align 8
  br label %449

432:
  %433 = phi i64 [ 0, %343 ], [ %444, %432 ]
  %434 = load ptr, ptr %344, align 8
  %435 = load i64, ptr %345, align 8
  %436 = mul i64 %435, %433
  %437 = getelementptr inbounds nuw i8, ptr %434, i64 %436
  %438 = getelementptr inbounds nuw i8, ptr %437, i64 204
  store i32 0, ptr %438, align 4
  %439 = load ptr, ptr %344, align 8
  %440 = load i64, ptr %345, align 8
  %441 = mul i64 %440, %433
  %442 = getelementptr inbounds nuw i8, ptr %439, i64 %441
  %443 = getelementptr inbounds nuw i8, ptr %442, i64 200
  store i32 0, ptr %443, align 8
  %444 = add nuw nsw i64 %433, 1
  %445 = load i32, ptr %126, align 8
  %446 = zext i32 %445 to i64
  %447 = icmp samesign ult i64 %444, %446
  br i1 %447, label %432, label %346

448:
  tail call preserve_allcc void @forget_written(ptr %0, ptr %157)
  br label %449

449:
  %450 = getelementptr inbounds nuw i8, ptr %157, i64 56
  %451 = load ptr, ptr %450, align 8
  %452 = load i32, ptr %136, align 8
  %453 = zext i32 %452 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %451, i8 0, i64 %453, i1 false)
  %454 = load i32, ptr %146, align 4
  %455 = icmp eq i32 %454, 0
  br i1 %455, label %460, label %456

456:
  %457 = load ptr, ptr %450, align 8
  %458 = getelementptr inbounds nuw i8, ptr %457, i64 262144
  %459 = zext i32 %454 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %458, i8 0, i64 %459, i1 false)
  br label %460

460:
  %461 = getelementptr inbounds nuw i8, ptr %157, i64 18672
  %462 = load ptr, ptr %461, align 8
  %463 = icmp eq ptr %462, null
  br i1 %463, label %493, label %464

464:
  %465 = getelementptr inbounds nuw i8, ptr %462, i64 539992
  %466 = getelementptr inbounds nuw i8, ptr %462, i64 8
  %467 = load i32, ptr %466, align 8
  %468 = icmp eq i32 %467, 0
  br i1 %468, label %487, label %469

469:
  %470 = getelementptr inbounds nuw i8, ptr %462, i64 24
  %471 = getelementptr inbounds nuw i8, ptr %462, i64 6936
  br label %472

472:
  %473 = phi i64 [ 0, %469 ], [ %485, %484 ]
  %474 = getelementptr inbounds nuw i64, ptr %470, i64 %473
  %475 = load i64, ptr %474, align 8
  %476 = icmp sgt i64 %475, -1
  br i1 %476, label %481, label %477

477:
  %478 = getelementptr inbounds nuw i8, ptr %471, i64 %473
  %479 = load i8, ptr %478, align 1
  %480 = icmp eq i8 %479, 0
  br i1 %480, label %484, label %481

481:
  %482 = shl nuw nsw i64 %473, 9
  %483 = getelementptr inbounds nuw i8, ptr %465, i64 %482
  tail call void @llvm.memset.p0.i64(ptr align 4 %483, i8 0, i64 512, i1 false)
  br label %484

484:
  %485 = add nuw nsw i64 %473, 1
  %486 = icmp eq i64 %485, 576
  br i1 %486, label %487, label %472

487:
  store i32 1, ptr %466, align 8
  %488 = getelementptr inbounds nuw i8, ptr %462, i64 20
  store i32 0, ptr %488, align 4
  %489 = getelementptr inbounds nuw i8, ptr %462, i64 16
  store i32 0, ptr %489, align 8
  %490 = getelementptr inbounds nuw i8, ptr %462, i64 12
  store i32 0, ptr %490, align 4
  %491 = getelementptr inbounds nuw i8, ptr %462, i64 24
  tail call void @llvm.memset.p0.i64(ptr align 8 %491, i8 -1, i64 4608, i1 false)
  %492 = getelementptr inbounds nuw i8, ptr %462, i64 6936
  tail call void @llvm.memset.p0.i64(ptr align 8 %492, i8 0, i64 576, i1 false)
  br label %493

493:
  %494 = load i32, ptr %34, align 4
  %495 = add i32 %494, 1
  store i32 %495, ptr %34, align 4
  %496 = add nuw nsw i64 %150, 1
  %497 = load i32, ptr %42, align 8
  %498 = zext i32 %497 to i64
  %499 = icmp samesign ult i64 %496, %498
  br i1 %499, label %149, label %147

500:
  %501 = getelementptr inbounds nuw i8, ptr %0, i64 268
  store i32 0, ptr %501, align 4
  br label %503

502:
  tail call fastcc void @turn_to_next(ptr %0)
  br label %503

503:
  %504 = phi i32 [ -1, %502 ], [ -1, %1 ], [ 0, %26 ], [ %31, %30 ], [ -1, %500 ], [ 1, %55 ], [ -1, %147 ], [ 1, %32 ]
  ret i32 %504
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 43712
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  %9 = icmp eq i32 %3, 0
  %10 = or i1 %9, %8
  br i1 %10, label %34, label %11

11:
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 14816
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 14488
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 14808
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 200
  br label %14

9:
  %10 = load i32, ptr %7, align 4
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %0, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 14928
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
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 43712
  %15 = load ptr, ptr %14, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %56, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 14816
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %20 = load i32, ptr %19, align 4
  %21 = zext i32 %20 to i64
  %22 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %18, i64 %21
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 43720
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
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 14480
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
  br label %96

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
  br i1 %86, label %87, label %96

87:
  %88 = tail call preserve_allcc i32 @look_at_access(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5)
  br label %96

89:
  %90 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %91 = load i32, ptr %90, align 8
  %92 = icmp eq i32 %91, 0
  %93 = and i64 %5, 1
  %94 = select i1 %92, i64 %93, i64 %5
  %95 = tail call preserve_allcc i32 @compare(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %94, i32 0)
  br label %96

96:
  %97 = phi i32 [ %13, %12 ], [ %88, %87 ], [ %95, %89 ], [ 1, %85 ]
  ret i32 %97
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
  %235 = getelementptr inbounds nuw i8, ptr %1, i64 14464
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
  br i1 %13, label %14, label %311

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
  br i1 %35, label %36, label %311

36:
  %37 = trunc i64 %19 to i32
  %38 = getelementptr inbounds nuw i8, ptr %8, i64 12428
  %39 = load i32, ptr %38, align 4
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %311, label %41

41:
  %42 = getelementptr inbounds nuw i8, ptr %8, i64 12432
  %43 = zext i32 %39 to i64
  br label %47

44:
  %45 = add nuw nsw i64 %48, 1
  %46 = icmp eq i64 %45, %43
  br i1 %46, label %311, label %47

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
  br i1 %107, label %311, label %108

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
  %133 = getelementptr inbounds nuw i8, ptr %1, i64 14464
  %134 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %135 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %136 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %137 = getelementptr inbounds nuw i8, ptr %6, i64 135
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 41816
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 456
  br label %140

140:
  %141 = phi ptr [ %106, %108 ], [ %309, %305 ]
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
  %198 = phi i64 [ %151, %195 ], [ %206, %284 ]
  %199 = phi i32 [ %193, %195 ], [ %303, %284 ]
  %200 = phi i32 [ 0, %195 ], [ %301, %284 ]
  %201 = tail call i32 @llvm.cttz.i32(i32 %199, i1 true)
  %202 = zext nneg i32 %201 to i64
  %203 = getelementptr inbounds nuw i32, ptr %145, i64 %202
  %204 = load i32, ptr %203, align 4
  %205 = lshr i32 %204, 7
  %206 = zext nneg i32 %205 to i64
  %207 = icmp eq i64 %198, %206
  br i1 %207, label %284, label %247

208:
  %209 = phi i32 [ 0, %192 ], [ %301, %284 ]
  %210 = phi i64 [ %151, %192 ], [ %206, %284 ]
  %211 = getelementptr inbounds nuw %struct.ScreenLine, ptr %172, i64 %210
  %212 = call preserve_allcc i1 @may_overwrite(ptr %6, i64 %210, i32 %209)
  br i1 %212, label %216, label %213

213:
  %214 = load ptr, ptr %7, align 8
  %215 = getelementptr inbounds nuw i8, ptr %214, i64 12424
  store i32 1, ptr %215, align 8
  br label %216

216:
  %217 = getelementptr inbounds nuw i32, ptr %174, i64 %210
  %218 = load i32, ptr %217, align 4
  %219 = or i32 %218, %209
  store i32 %219, ptr %217, align 4
  %220 = load i64, ptr %211, align 8
  %221 = icmp eq i64 %220, %181
  br i1 %221, label %229, label %222

222:
  store i64 %181, ptr %211, align 8
  %223 = getelementptr inbounds nuw i8, ptr %211, i64 48
  %224 = getelementptr inbounds nuw i8, ptr %211, i64 60
  store i32 0, ptr %224, align 4
  %225 = getelementptr inbounds nuw i8, ptr %211, i64 56
  store i32 0, ptr %225, align 8
  %226 = getelementptr inbounds nuw i8, ptr %211, i64 52
  store i32 0, ptr %226, align 4
  %227 = getelementptr inbounds nuw i8, ptr %211, i64 8
  store i64 0, ptr %227, align 8
  store i32 %209, ptr %223, align 8
  %228 = getelementptr inbounds nuw i8, ptr %211, i64 16
  store i64 %161, ptr %228, align 8
  br label %305

229:
  %230 = getelementptr inbounds nuw i8, ptr %211, i64 8
  %231 = load i64, ptr %230, align 8
  %232 = icmp eq i64 %231, 0
  br i1 %232, label %236, label %233

233:
  store i64 0, ptr %230, align 8
  %234 = load i64, ptr %138, align 8
  %235 = add i64 %234, 1
  store i64 %235, ptr %138, align 8
  br label %236

236:
  %237 = xor i32 %209, -1
  %238 = getelementptr inbounds nuw i8, ptr %211, i64 48
  br label %240

239:
  call preserve_allcc void @remember(ptr %6, ptr %211, i32 0, i64 %161, i32 %209)
  br label %305

240:
  %241 = phi i64 [ 0, %236 ], [ %245, %240 ]
  %242 = getelementptr inbounds nuw i32, ptr %238, i64 %241
  %243 = load i32, ptr %242, align 4
  %244 = and i32 %243, %237
  store i32 %244, ptr %242, align 4
  %245 = add nuw nsw i64 %241, 1
  %246 = icmp eq i64 %245, 4
  br i1 %246, label %239, label %240

247:
  %248 = getelementptr inbounds nuw %struct.ScreenLine, ptr %172, i64 %198
  %249 = call preserve_allcc i1 @may_overwrite(ptr %6, i64 %198, i32 %200)
  br i1 %249, label %253, label %250

250:
  %251 = load ptr, ptr %7, align 8
  %252 = getelementptr inbounds nuw i8, ptr %251, i64 12424
  store i32 1, ptr %252, align 8
  br label %253

253:
  %254 = getelementptr inbounds nuw i32, ptr %174, i64 %198
  %255 = load i32, ptr %254, align 4
  %256 = or i32 %255, %200
  store i32 %256, ptr %254, align 4
  %257 = load i64, ptr %248, align 8
  %258 = icmp eq i64 %257, %181
  br i1 %258, label %266, label %259

259:
  store i64 %181, ptr %248, align 8
  %260 = getelementptr inbounds nuw i8, ptr %248, i64 48
  %261 = getelementptr inbounds nuw i8, ptr %248, i64 60
  store i32 0, ptr %261, align 4
  %262 = getelementptr inbounds nuw i8, ptr %248, i64 56
  store i32 0, ptr %262, align 8
  %263 = getelementptr inbounds nuw i8, ptr %248, i64 52
  store i32 0, ptr %263, align 4
  %264 = getelementptr inbounds nuw i8, ptr %248, i64 8
  store i64 0, ptr %264, align 8
  store i32 %200, ptr %260, align 8
  %265 = getelementptr inbounds nuw i8, ptr %248, i64 16
  store i64 %161, ptr %265, align 8
  br label %284

266:
  %267 = getelementptr inbounds nuw i8, ptr %248, i64 8
  %268 = load i64, ptr %267, align 8
  %269 = icmp eq i64 %268, 0
  br i1 %269, label %273, label %270

270:
  store i64 0, ptr %267, align 8
  %271 = load i64, ptr %138, align 8
  %272 = add i64 %271, 1
  store i64 %272, ptr %138, align 8
  br label %273

273:
  %274 = xor i32 %200, -1
  %275 = getelementptr inbounds nuw i8, ptr %248, i64 48
  br label %277

276:
  call preserve_allcc void @remember(ptr %6, ptr %248, i32 0, i64 %161, i32 %200)
  br label %284

277:
  %278 = phi i64 [ 0, %273 ], [ %282, %277 ]
  %279 = getelementptr inbounds nuw i32, ptr %275, i64 %278
  %280 = load i32, ptr %279, align 4
  %281 = and i32 %280, %274
  store i32 %281, ptr %279, align 4
  %282 = add nuw nsw i64 %278, 1
  %283 = icmp eq i64 %282, 4
  br i1 %283, label %276, label %277

284:
  %285 = phi i32 [ %200, %197 ], [ 0, %259 ], [ 0, %276 ]
  %286 = load i32, ptr %203, align 4
  %287 = and i32 %286, 127
  %288 = zext nneg i32 %287 to i64
  %289 = load i32, ptr %196, align 8
  %290 = zext i32 %289 to i64
  %291 = add nsw i64 %290, -1
  %292 = add nsw i64 %291, %288
  %293 = lshr i32 %287, 2
  %294 = shl nsw i32 -1, %293
  %295 = tail call i64 @llvm.umin.i64(i64 %292, i64 127)
  %296 = lshr i64 %295, 2
  %297 = trunc nuw nsw i64 %296 to i32
  %298 = xor i32 %297, 31
  %299 = lshr i32 -1, %298
  %300 = and i32 %299, %294
  %301 = or i32 %300, %285
  %302 = add i32 %199, -1
  %303 = and i32 %302, %199
  %304 = icmp eq i32 %303, 0
  br i1 %304, label %208, label %197

305:
  %306 = load ptr, ptr %139, align 8
  store ptr %306, ptr %141, align 8
  store ptr %141, ptr %139, align 8
  %307 = load i32, ptr %136, align 8
  %308 = add i32 %307, -1
  store i32 %308, ptr %136, align 8
  %309 = load ptr, ptr %105, align 8
  %310 = icmp eq ptr %309, null
  br i1 %310, label %311, label %140

311:
  ret void
}

define internal preserve_allcc i32 @look_at_access(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5) unnamed_addr #0
      noimplicitfloat {
  %7 = alloca %struct.Screening, align 8
  %8 = icmp eq i32 %3, 0
  br i1 %8, label %1314, label %9

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
  %25 = trunc i64 %5 to i32
  %26 = call preserve_allcc i32 @screen_varying(ptr %7, ptr %1, ptr %2, i32 %3, i32 %25)
  br label %1312

27:
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %29 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %31 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 14816
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
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 14464
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 135
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  %52 = getelementptr inbounds nuw i8, ptr %7, i64 104
  %53 = getelementptr inbounds nuw i8, ptr %7, i64 96
  br label %54

54:
  %55 = phi i64 [ 0, %27 ], [ %1308, %1307 ]
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
  br i1 %67, label %1307, label %68

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
  br i1 %87, label %88, label %1312

88:
  %89 = add i32 %73, -1
  %90 = and i32 %89, %73
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %1307, label %72

92:
  %93 = load i32, ptr %71, align 8
  %94 = icmp eq i32 %93, 8
  %95 = load ptr, ptr %10, align 8
  br i1 %94, label %127, label %96

96:
  %97 = load ptr, ptr %7, align 8
  %98 = getelementptr inbounds nuw i8, ptr %97, i64 43712
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
  br label %1312

154:
  %155 = phi i64 [ %131, %130 ], [ %66, %138 ], [ %66, %133 ]
  %156 = phi i1 [ true, %130 ], [ false, %138 ], [ false, %133 ]
  %157 = phi ptr [ %132, %130 ], [ %137, %138 ], [ %137, %133 ]
  %158 = getelementptr inbounds nuw i8, ptr %157, i64 43712
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
  %181 = getelementptr inbounds nuw i8, ptr %180, i64 14928
  %182 = load i32, ptr %181, align 8
  %183 = icmp ne i32 %182, 0
  store i8 1, ptr %17, align 8
  %184 = call i32 @llvm.cttz.i32(i32 %63, i1 true)
  %185 = select i1 %156, i32 %184, i32 -1
  %186 = call preserve_allcc i32 @screen_place(ptr %7, ptr %1, ptr %2, i64 %155, i32 %185)
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %188, label %1312

188:
  %189 = load i8, ptr %20, align 4
  %190 = trunc nuw i8 %189 to i1
  br i1 %190, label %1307, label %191

191:
  call preserve_allcc void @follow_access(ptr %7, i64 %155, i32 %63, i1 %183)
  br label %1307

192:
  %193 = call i32 @llvm.cttz.i32(i32 %63, i1 true)
  %194 = select i1 %156, i32 %193, i32 -1
  %195 = call preserve_allcc i32 @screen_place(ptr %7, ptr %1, ptr %2, i64 %155, i32 %194)
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %1307, label %1312

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
  br i1 %258, label %403, label %1304

259:
  switch i32 %213, label %1304 [
    i32 1, label %265
    i32 0, label %260
  ]

260:
  %261 = lshr i64 %207, 32
  %262 = trunc nuw i64 %261 to i32
  %263 = add i32 %262, -1
  %264 = icmp ult i32 %263, 4
  br i1 %264, label %1304, label %265

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
  %291 = getelementptr inbounds nuw i8, ptr %97, i64 43720
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
  br i1 %345, label %1304, label %346

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
  br i1 %385, label %1304, label %386

386:
  %387 = load ptr, ptr %10, align 8
  %388 = getelementptr inbounds nuw i8, ptr %387, i64 4
  %389 = load i32, ptr %388, align 4
  switch i32 %389, label %390 [
    i32 4, label %1307
    i32 0, label %1307
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
  br label %1312

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
  br i1 %416, label %1304, label %417

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
  br label %1312

447:
  %448 = add i64 %412, -1
  %449 = lshr i64 %448, 7
  %450 = lshr i64 %407, 7
  %451 = icmp samesign ugt i64 %450, %449
  br i1 %451, label %1307, label %452

452:
  %453 = zext nneg i32 %198 to i64
  %454 = zext nneg i32 %411 to i64
  %455 = sub i64 %454, %407
  %456 = icmp eq i32 %93, 2
  %457 = shl nuw nsw i64 %205, 3
  br label %458

458:
  %459 = phi i64 [ %450, %452 ], [ %1288, %1287 ]
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
  br i1 %490, label %491, label %1257

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
  br i1 %519, label %520, label %1290

520:
  %521 = phi ptr [ %515, %513 ], [ %494, %516 ], [ %494, %499 ], [ %494, %495 ], [ %494, %491 ]
  %522 = getelementptr inbounds nuw i8, ptr %521, i64 37704
  %523 = load i32, ptr %522, align 8
  %524 = icmp eq i32 %523, 0
  %525 = load i8, ptr %20, align 4
  %526 = trunc nuw i8 %525 to i1
  br i1 %524, label %527, label %550

527:
  br i1 %526, label %1257, label %528

528:
  %529 = load ptr, ptr %10, align 8
  %530 = getelementptr inbounds nuw i8, ptr %529, i64 4
  %531 = load i32, ptr %530, align 4
  switch i32 %531, label %532 [
    i32 4, label %1257
    i32 0, label %1257
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
  br i1 %540, label %1257, label %541

541:
  %542 = add i64 %539, -1
  %543 = icmp eq i64 %536, %542
  br i1 %543, label %544, label %548

544:
  %545 = load ptr, ptr %10, align 8
  %546 = getelementptr inbounds nuw i8, ptr %545, i64 4
  %547 = load i32, ptr %546, align 4
  switch i32 %547, label %548 [
    i32 4, label %1257
    i32 0, label %1257
  ]

548:
  %549 = call preserve_allcc i1 @open_page(ptr %7, i64 %533)
  br i1 %549, label %1257, label %1290

550:
  br i1 %526, label %551, label %560

551:
  %552 = load ptr, ptr %10, align 8
  %553 = getelementptr inbounds nuw i8, ptr %552, i64 4
  %554 = load i32, ptr %553, align 4
  switch i32 %554, label %555 [
    i32 4, label %578
    i32 0, label %578
  ]

555:
  %556 = call preserve_allcc i1 @may_overwrite(ptr %7, i64 %459, i32 %478)
  br i1 %556, label %557, label %1290

557:
  %558 = load i8, ptr %20, align 4
  %559 = trunc nuw i8 %558 to i1
  br i1 %559, label %578, label %560

560:
  %561 = lshr i64 %459, 5
  %562 = load ptr, ptr %39, align 8
  %563 = getelementptr inbounds nuw %struct.ScreenPage, ptr %562, i64 %561
  %564 = load atomic i64, ptr %563 acquire, align 8
  %565 = load ptr, ptr %7, align 8
  %566 = getelementptr inbounds nuw i8, ptr %565, i64 37656
  %567 = load i64, ptr %566, align 8
  %568 = icmp eq i64 %564, %567
  br i1 %568, label %578, label %569

569:
  %570 = add i64 %567, -1
  %571 = icmp eq i64 %564, %570
  br i1 %571, label %572, label %576

572:
  %573 = load ptr, ptr %10, align 8
  %574 = getelementptr inbounds nuw i8, ptr %573, i64 4
  %575 = load i32, ptr %574, align 4
  switch i32 %575, label %576 [
    i32 4, label %578
    i32 0, label %578
  ]

576:
  %577 = call preserve_allcc i1 @open_page(ptr %7, i64 %561)
  br i1 %577, label %578, label %1290

578:
  %579 = load i8, ptr %20, align 4
  %580 = trunc nuw i8 %579 to i1
  br i1 %580, label %649, label %581

581:
  %582 = icmp eq i32 %478, -1
  %583 = and i64 %479, 7
  %584 = icmp eq i64 %583, 0
  %585 = and i1 %582, %584
  %586 = and i64 %484, 64
  %587 = icmp eq i64 %586, 0
  %588 = select i1 %585, i1 %587, i1 false
  br i1 %588, label %589, label %643

589:
  %590 = load ptr, ptr %10, align 8
  %591 = getelementptr inbounds nuw i8, ptr %590, i64 4
  %592 = load i32, ptr %591, align 4
  %593 = icmp eq i32 %592, 4
  br i1 %593, label %643, label %594

594:
  %595 = load ptr, ptr %7, align 8
  %596 = load ptr, ptr %39, align 8
  %597 = lshr i64 %459, 5
  %598 = getelementptr inbounds nuw %struct.ScreenPage, ptr %596, i64 %597
  %599 = getelementptr inbounds nuw i8, ptr %598, i64 8
  %600 = and i64 %459, 31
  %601 = getelementptr inbounds nuw i64, ptr %599, i64 %600
  %602 = icmp eq i32 %592, 0
  %603 = load atomic i64, ptr %601 monotonic, align 8
  %604 = select i1 %602, i64 2, i64 1
  %605 = icmp eq i64 %603, 0
  br i1 %605, label %606, label %608

606:
  %607 = or disjoint i64 %604, %484
  br label %629

608:
  %609 = and i64 %603, -8
  %610 = icmp eq i64 %609, %484
  br i1 %610, label %611, label %613

611:
  %612 = or i64 %603, %604
  br label %629

613:
  %614 = xor i64 %603, %479
  %615 = icmp ult i64 %614, 1099511627776
  br i1 %615, label %616, label %643

616:
  %617 = lshr i64 %603, 24
  %618 = and i64 %617, 65535
  %619 = lshr i64 %484, 24
  %620 = and i64 %619, 65535
  %621 = icmp samesign ult i64 %618, %620
  br i1 %621, label %622, label %643

622:
  %623 = and i64 %603, 5
  %624 = icmp ne i64 %623, 0
  %625 = and i1 %602, %624
  %626 = select i1 %625, i64 4, i64 0
  %627 = or disjoint i64 %484, %626
  %628 = or disjoint i64 %627, %604
  br label %629

629:
  %630 = phi i64 [ %628, %622 ], [ %612, %611 ], [ %607, %606 ]
  %631 = getelementptr inbounds nuw i8, ptr %595, i64 37688
  %632 = load i32, ptr %631, align 8
  %633 = icmp eq i32 %632, 0
  br i1 %633, label %635, label %634

634:
  store i64 %630, ptr %601, align 8
  br label %1257

635:
  %636 = icmp eq i64 %603, %630
  br i1 %636, label %1257, label %637

637:
  %638 = cmpxchg ptr %601, i64 %603, i64 %630 monotonic monotonic, align 8
  %639 = extractvalue { i64, i1 } %638, 1
  br i1 %639, label %1257, label %640

640:
  %641 = load i8, ptr %20, align 4
  %642 = trunc nuw i8 %641 to i1
  br label %643

643:
  %644 = phi i1 [ %642, %640 ], [ false, %613 ], [ false, %616 ], [ false, %589 ], [ false, %581 ]
  %645 = load i8, ptr %17, align 8
  %646 = trunc nuw i8 %645 to i1
  %647 = xor i1 %646, true
  %648 = select i1 %647, i1 true, i1 %644
  br i1 %648, label %649, label %651

649:
  %650 = load i64, ptr %32, align 8
  br label %706

651:
  %652 = load ptr, ptr %39, align 8
  %653 = lshr i64 %459, 5
  %654 = getelementptr inbounds nuw %struct.ScreenPage, ptr %652, i64 %653
  %655 = getelementptr inbounds nuw i8, ptr %654, i64 8
  %656 = and i64 %459, 31
  %657 = getelementptr inbounds nuw i64, ptr %655, i64 %656
  %658 = load atomic i64, ptr %657 monotonic, align 8
  %659 = icmp eq i64 %658, -1
  br i1 %659, label %660, label %662

660:
  %661 = load i64, ptr %486, align 8
  br label %691

662:
  %663 = load ptr, ptr %7, align 8
  %664 = getelementptr inbounds nuw i8, ptr %663, i64 37688
  %665 = load i32, ptr %664, align 8
  %666 = icmp eq i32 %665, 0
  br i1 %666, label %668, label %667

667:
  store i64 -1, ptr %657, align 8
  br label %670

668:
  %669 = atomicrmw xchg ptr %657, i64 -1 monotonic, align 8
  br label %670

670:
  %671 = phi i64 [ %658, %667 ], [ %669, %668 ]
  %672 = load i64, ptr %32, align 8
  store i64 %672, ptr %486, align 8
  %673 = and i64 %671, 5
  %674 = icmp ne i64 %673, 0
  %675 = sext i1 %674 to i32
  %676 = getelementptr inbounds nuw i8, ptr %486, i64 48
  store i32 %675, ptr %676, align 8
  %677 = shl i64 %671, 62
  %678 = ashr i64 %677, 63
  %679 = trunc nsw i64 %678 to i32
  %680 = getelementptr inbounds nuw i8, ptr %486, i64 56
  store i32 %679, ptr %680, align 8
  %681 = getelementptr inbounds nuw i8, ptr %486, i64 60
  store i32 0, ptr %681, align 4
  %682 = getelementptr inbounds nuw i8, ptr %486, i64 52
  store i32 0, ptr %682, align 4
  %683 = and i64 %671, -8
  %684 = getelementptr inbounds nuw i8, ptr %486, i64 16
  %685 = getelementptr inbounds nuw i8, ptr %486, i64 32
  store i64 %683, ptr %685, align 8
  store i64 %683, ptr %684, align 8
  %686 = and i64 %671, 1
  %687 = icmp eq i64 %686, 0
  br i1 %687, label %688, label %691

688:
  %689 = and i64 %671, -16777216
  %690 = add i64 %689, -16777096
  store i64 %690, ptr %684, align 8
  br label %691

691:
  %692 = phi i64 [ %661, %660 ], [ %672, %670 ], [ %672, %688 ]
  %693 = load i64, ptr %32, align 8
  %694 = icmp eq i64 %692, %693
  br i1 %694, label %695, label %704

695:
  %696 = getelementptr inbounds nuw i8, ptr %486, i64 48
  %697 = load i32, ptr %696, align 8
  %698 = getelementptr inbounds nuw i8, ptr %486, i64 52
  %699 = load i32, ptr %698, align 4
  %700 = or i32 %699, %697
  %701 = and i32 %700, %478
  %702 = icmp eq i32 %701, 0
  %703 = zext i1 %702 to i8
  br label %704

704:
  %705 = phi i8 [ 1, %691 ], [ %703, %695 ]
  store i8 %705, ptr %16, align 1
  br label %706

706:
  %707 = phi i64 [ %650, %649 ], [ %693, %704 ]
  %708 = load i64, ptr %486, align 8
  %709 = icmp eq i64 %708, %707
  br i1 %709, label %710, label %775

710:
  %711 = load ptr, ptr %10, align 8
  %712 = getelementptr inbounds nuw i8, ptr %711, i64 4
  %713 = load i32, ptr %712, align 4
  switch i32 %713, label %732 [
    i32 4, label %714
    i32 0, label %714
  ]

714:
  %715 = getelementptr inbounds nuw i8, ptr %486, i64 32
  %716 = load i64, ptr %715, align 8
  %717 = icmp eq i64 %716, %484
  br i1 %717, label %718, label %775

718:
  %719 = getelementptr inbounds nuw i8, ptr %486, i64 56
  %720 = load i32, ptr %719, align 8
  %721 = xor i32 %720, -1
  %722 = and i32 %478, %721
  %723 = icmp eq i32 %722, 0
  br i1 %723, label %724, label %775

724:
  %725 = getelementptr inbounds nuw i8, ptr %486, i64 48
  %726 = load i32, ptr %725, align 8
  %727 = getelementptr inbounds nuw i8, ptr %486, i64 52
  %728 = load i32, ptr %727, align 4
  %729 = or i32 %728, %726
  %730 = and i32 %729, %478
  %731 = icmp eq i32 %730, 0
  br i1 %731, label %1257, label %775

732:
  %733 = load i8, ptr %19, align 1
  %734 = trunc nuw i8 %733 to i1
  %735 = and i64 %479, 7
  %736 = icmp eq i64 %735, 0
  %737 = or i1 %736, %734
  %738 = and i64 %479, 6
  %739 = icmp eq i64 %738, 6
  %740 = select i1 %737, i1 true, i1 %739
  br i1 %740, label %775, label %741

741:
  %742 = getelementptr inbounds nuw i8, ptr %486, i64 48
  %743 = load i32, ptr %742, align 8
  %744 = xor i32 %743, -1
  %745 = and i32 %478, %744
  %746 = icmp eq i32 %745, 0
  br i1 %746, label %747, label %775

747:
  %748 = getelementptr inbounds nuw i8, ptr %486, i64 16
  %749 = load i64, ptr %748, align 8
  %750 = and i64 %749, 120
  %751 = icmp eq i64 %750, 120
  br i1 %751, label %752, label %775

752:
  %753 = icmp ugt i64 %749, -1099511627777
  %754 = xor i64 %749, %484
  %755 = icmp ult i64 %754, 16777216
  %756 = select i1 %753, i1 true, i1 %755
  br i1 %756, label %757, label %775

757:
  %758 = and i64 %749, 7
  %759 = icmp ne i64 %758, 0
  %760 = xor i64 %749, %479
  %761 = and i64 %760, 7
  %762 = icmp eq i64 %761, 0
  %763 = select i1 %759, i1 %762, i1 false
  br i1 %763, label %764, label %775

764:
  %765 = getelementptr inbounds nuw i8, ptr %486, i64 52
  %766 = load i32, ptr %765, align 4
  %767 = getelementptr inbounds nuw i8, ptr %486, i64 56
  %768 = load i32, ptr %767, align 8
  %769 = or i32 %768, %766
  %770 = getelementptr inbounds nuw i8, ptr %486, i64 60
  %771 = load i32, ptr %770, align 4
  %772 = or i32 %769, %771
  %773 = and i32 %772, %478
  %774 = icmp eq i32 %773, 0
  br i1 %774, label %1257, label %775

775:
  %776 = load i8, ptr %20, align 4
  %777 = trunc nuw i8 %776 to i1
  br i1 %777, label %830, label %778

778:
  %779 = load ptr, ptr %7, align 8
  %780 = getelementptr inbounds nuw i8, ptr %779, i64 37688
  %781 = load i32, ptr %780, align 8
  %782 = icmp eq i32 %781, 0
  br i1 %782, label %783, label %792

783:
  %784 = getelementptr inbounds nuw i8, ptr %486, i64 8
  br label %785

785:
  %786 = atomicrmw or ptr %784, i64 1 acquire, align 8
  %787 = and i64 %786, 1
  %788 = icmp eq i64 %787, 0
  br i1 %788, label %789, label %785

789:
  %790 = load i8, ptr %20, align 4
  %791 = trunc nuw i8 %790 to i1
  br i1 %791, label %830, label %792

792:
  %793 = load ptr, ptr %39, align 8
  %794 = lshr i64 %459, 5
  %795 = getelementptr inbounds nuw %struct.ScreenPage, ptr %793, i64 %794
  %796 = getelementptr inbounds nuw i8, ptr %795, i64 8
  %797 = and i64 %459, 31
  %798 = getelementptr inbounds nuw i64, ptr %796, i64 %797
  %799 = load atomic i64, ptr %798 monotonic, align 8
  %800 = icmp eq i64 %799, -1
  br i1 %800, label %830, label %801

801:
  %802 = load ptr, ptr %7, align 8
  %803 = getelementptr inbounds nuw i8, ptr %802, i64 37688
  %804 = load i32, ptr %803, align 8
  %805 = icmp eq i32 %804, 0
  br i1 %805, label %807, label %806

806:
  store i64 -1, ptr %798, align 8
  br label %809

807:
  %808 = atomicrmw xchg ptr %798, i64 -1 monotonic, align 8
  br label %809

809:
  %810 = phi i64 [ %799, %806 ], [ %808, %807 ]
  %811 = load i64, ptr %32, align 8
  store i64 %811, ptr %486, align 8
  %812 = and i64 %810, 5
  %813 = icmp ne i64 %812, 0
  %814 = sext i1 %813 to i32
  %815 = getelementptr inbounds nuw i8, ptr %486, i64 48
  store i32 %814, ptr %815, align 8
  %816 = shl i64 %810, 62
  %817 = ashr i64 %816, 63
  %818 = trunc nsw i64 %817 to i32
  %819 = getelementptr inbounds nuw i8, ptr %486, i64 56
  store i32 %818, ptr %819, align 8
  %820 = getelementptr inbounds nuw i8, ptr %486, i64 60
  store i32 0, ptr %820, align 4
  %821 = getelementptr inbounds nuw i8, ptr %486, i64 52
  store i32 0, ptr %821, align 4
  %822 = and i64 %810, -8
  %823 = getelementptr inbounds nuw i8, ptr %486, i64 16
  %824 = getelementptr inbounds nuw i8, ptr %486, i64 32
  store i64 %822, ptr %824, align 8
  store i64 %822, ptr %823, align 8
  %825 = and i64 %810, 1
  %826 = icmp eq i64 %825, 0
  br i1 %826, label %827, label %830

827:
  %828 = and i64 %810, -16777216
  %829 = add i64 %828, -16777096
  store i64 %829, ptr %823, align 8
  br label %830

830:
  %831 = phi i1 [ true, %789 ], [ %782, %827 ], [ %782, %809 ], [ %782, %792 ], [ false, %775 ]
  %832 = load i64, ptr %486, align 8
  %833 = load i64, ptr %32, align 8
  %834 = icmp eq i64 %832, %833
  br i1 %834, label %963, label %835

835:
  %836 = load ptr, ptr %10, align 8
  %837 = getelementptr inbounds nuw i8, ptr %836, i64 4
  %838 = load i32, ptr %837, align 4
  %839 = and i32 %838, -5
  %840 = icmp eq i32 %839, 0
  %841 = select i1 %840, i32 2, i32 0
  store i64 %833, ptr %486, align 8
  %842 = getelementptr inbounds nuw i8, ptr %486, i64 48
  %843 = getelementptr inbounds nuw i8, ptr %486, i64 60
  store i32 0, ptr %843, align 4
  %844 = getelementptr inbounds nuw i8, ptr %486, i64 56
  store i32 0, ptr %844, align 8
  %845 = getelementptr inbounds nuw i8, ptr %486, i64 52
  store i32 0, ptr %845, align 4
  store i32 0, ptr %842, align 8
  %846 = getelementptr inbounds nuw i8, ptr %486, i64 8
  store i64 0, ptr %846, align 8
  %847 = trunc i64 %484 to i32
  %848 = and i32 %847, 120
  %849 = icmp eq i32 %848, 72
  br i1 %849, label %850, label %912

850:
  %851 = load i8, ptr %20, align 4
  %852 = trunc nuw i8 %851 to i1
  br i1 %852, label %853, label %911

853:
  %854 = load i8, ptr %19, align 1
  %855 = trunc nuw i8 %854 to i1
  %856 = and i64 %479, 7
  %857 = icmp ne i64 %856, 0
  %858 = or i1 %857, %855
  br i1 %858, label %911, label %859

859:
  %860 = and i64 %484, -16777216
  %861 = or disjoint i64 %860, 64
  %862 = load ptr, ptr %38, align 8
  %863 = load ptr, ptr %37, align 8
  %864 = ptrtoint ptr %486 to i64
  %865 = ptrtoint ptr %863 to i64
  %866 = sub i64 %864, %865
  %867 = getelementptr inbounds nuw i16, ptr %862, i64 %866
  %868 = load ptr, ptr %10, align 8
  %869 = getelementptr inbounds nuw i8, ptr %868, i64 4
  %870 = load i32, ptr %869, align 4
  %871 = and i32 %870, -5
  %872 = icmp eq i32 %871, 0
  %873 = select i1 %872, i64 2, i64 0
  %874 = lshr i32 %847, 10
  %875 = and i32 %874, 16352
  %876 = select i1 %872, i64 32, i64 0
  %877 = getelementptr inbounds nuw i16, ptr %867, i64 %876
  br label %878

878:
  %879 = phi i32 [ %890, %878 ], [ %478, %859 ]
  %880 = call i32 @llvm.cttz.i32(i32 %879, i1 true)
  %881 = load ptr, ptr %52, align 8
  %882 = zext nneg i32 %880 to i64
  %883 = getelementptr inbounds nuw i8, ptr %881, i64 %882
  %884 = load i8, ptr %883, align 1
  %885 = zext i8 %884 to i32
  %886 = or i32 %875, %885
  %887 = trunc nuw nsw i32 %886 to i16
  %888 = getelementptr inbounds nuw i16, ptr %877, i64 %882
  store i16 %887, ptr %888, align 2
  %889 = add i32 %879, -1
  %890 = and i32 %889, %879
  %891 = icmp eq i32 %890, 0
  br i1 %891, label %892, label %878

892:
  switch i32 %870, label %893 [
    i32 4, label %905
    i32 0, label %905
  ]

893:
  %894 = load i64, ptr %846, align 8
  %895 = icmp eq i64 %894, 0
  br i1 %895, label %901, label %896

896:
  %897 = load ptr, ptr %7, align 8
  store i64 0, ptr %846, align 8
  %898 = getelementptr inbounds nuw i8, ptr %897, i64 41816
  %899 = load i64, ptr %898, align 8
  %900 = add i64 %899, 1
  store i64 %900, ptr %898, align 8
  br label %901

901:
  %902 = xor i32 %478, -1
  %903 = load i32, ptr %844, align 8
  %904 = and i32 %903, %902
  store i32 %904, ptr %844, align 8
  br label %905

905:
  %906 = getelementptr inbounds nuw i32, ptr %842, i64 %873
  %907 = load i32, ptr %906, align 4
  %908 = or i32 %907, %478
  store i32 %908, ptr %906, align 4
  %909 = getelementptr inbounds nuw i8, ptr %486, i64 16
  %910 = getelementptr inbounds nuw i64, ptr %909, i64 %873
  store i64 %861, ptr %910, align 8
  br label %1233

911:
  call preserve_allcc void @remember(ptr %7, ptr %486, i32 %841, i64 %484, i32 %478)
  br label %1233

912:
  %913 = zext nneg i32 %841 to i64
  %914 = getelementptr inbounds nuw i32, ptr %842, i64 %913
  store i32 %478, ptr %914, align 4
  %915 = getelementptr inbounds nuw i8, ptr %486, i64 16
  %916 = getelementptr inbounds nuw i64, ptr %915, i64 %913
  store i64 %484, ptr %916, align 8
  switch i32 %838, label %1233 [
    i32 4, label %917
    i32 0, label %917
  ]

917:
  %918 = load ptr, ptr %7, align 8
  %919 = getelementptr inbounds nuw i8, ptr %918, i64 37692
  %920 = load i32, ptr %919, align 4
  %921 = icmp eq i32 %920, 0
  br i1 %921, label %922, label %1233

922:
  %923 = getelementptr inbounds nuw i8, ptr %486, i64 32
  %924 = load i64, ptr %923, align 8
  %925 = and i64 %924, 64
  %926 = icmp eq i64 %925, 0
  br i1 %926, label %1233, label %927

927:
  %928 = load i8, ptr %19, align 1
  %929 = trunc nuw i8 %928 to i1
  br i1 %929, label %930, label %933

930:
  call preserve_allcc void @quieten_aged(ptr %7, ptr %486)
  %931 = load i8, ptr %19, align 1
  %932 = trunc nuw i8 %931 to i1
  br label %933

933:
  %934 = phi i1 [ %932, %930 ], [ false, %927 ]
  %935 = load i32, ptr %842, align 8
  %936 = load i32, ptr %845, align 4
  %937 = or i32 %936, %935
  %938 = icmp ne i32 %937, 0
  %939 = select i1 %938, i1 true, i1 %934
  br i1 %939, label %1233, label %940

940:
  %941 = load i32, ptr %843, align 4
  %942 = icmp eq i32 %941, 0
  br i1 %942, label %948, label %943

943:
  %944 = getelementptr inbounds nuw i8, ptr %486, i64 40
  %945 = load i64, ptr %944, align 8
  %946 = load i64, ptr %923, align 8
  %947 = call preserve_allcc i64 @joined(i64 %945, i64 %946)
  br label %950

948:
  %949 = load i64, ptr %923, align 8
  br label %950

950:
  %951 = phi i64 [ %947, %943 ], [ %949, %948 ]
  %952 = and i64 %951, 7
  %953 = icmp eq i64 %952, 0
  br i1 %953, label %954, label %1233

954:
  store i64 %951, ptr %923, align 8
  store i32 -1, ptr %844, align 8
  store i32 0, ptr %843, align 4
  %955 = and i64 %951, 120
  %956 = icmp eq i64 %955, 120
  %957 = load i64, ptr %486, align 8
  %958 = shl i64 %957, 10
  %959 = lshr i64 %951, 15
  %960 = and i64 %959, 1023
  %961 = select i1 %956, i64 1023, i64 %960
  %962 = or disjoint i64 %958, %961
  store i64 %962, ptr %846, align 8
  br label %1233

963:
  %964 = load i8, ptr %20, align 4
  %965 = trunc nuw i8 %964 to i1
  br i1 %965, label %1025, label %966

966:
  %967 = load ptr, ptr %10, align 8
  %968 = getelementptr inbounds nuw i8, ptr %967, i64 4
  %969 = load i32, ptr %968, align 4
  %970 = and i32 %969, -5
  %971 = icmp eq i32 %970, 0
  %972 = select i1 %971, i32 2, i32 0
  %973 = and i64 %484, 120
  %974 = icmp eq i64 %973, 72
  br i1 %974, label %1020, label %975

975:
  %976 = getelementptr inbounds nuw i8, ptr %486, i64 48
  %977 = load i32, ptr %976, align 8
  %978 = getelementptr inbounds nuw i8, ptr %486, i64 52
  %979 = load i32, ptr %978, align 4
  %980 = or i32 %979, %977
  %981 = getelementptr inbounds nuw i8, ptr %486, i64 56
  %982 = load i32, ptr %981, align 8
  %983 = or i32 %980, %982
  %984 = getelementptr inbounds nuw i8, ptr %486, i64 60
  %985 = load i32, ptr %984, align 4
  %986 = or i32 %983, %985
  %987 = and i32 %986, %478
  %988 = icmp eq i32 %987, 0
  br i1 %988, label %989, label %1020

989:
  %990 = zext nneg i32 %972 to i64
  %991 = getelementptr inbounds nuw i32, ptr %976, i64 %990
  %992 = load i32, ptr %991, align 4
  %993 = icmp eq i32 %992, 0
  br i1 %993, label %994, label %996

994:
  %995 = getelementptr inbounds nuw i32, ptr %976, i64 %990
  br label %1013

996:
  %997 = getelementptr inbounds nuw i8, ptr %486, i64 16
  %998 = getelementptr inbounds nuw i64, ptr %997, i64 %990
  %999 = load i64, ptr %998, align 8
  %1000 = icmp ne i64 %999, %484
  %1001 = zext i1 %1000 to i32
  %1002 = or disjoint i32 %972, %1001
  %1003 = zext nneg i32 %1002 to i64
  %1004 = getelementptr inbounds nuw i32, ptr %976, i64 %1003
  %1005 = load i32, ptr %1004, align 4
  %1006 = icmp eq i32 %1005, 0
  %1007 = getelementptr inbounds nuw i32, ptr %976, i64 %1003
  br i1 %1006, label %1013, label %1008

1008:
  %1009 = getelementptr inbounds nuw i8, ptr %486, i64 16
  %1010 = getelementptr inbounds nuw i64, ptr %1009, i64 %1003
  %1011 = load i64, ptr %1010, align 8
  %1012 = icmp eq i64 %1011, %484
  br i1 %1012, label %1013, label %1020

1013:
  %1014 = phi ptr [ %995, %994 ], [ %1007, %996 ], [ %1007, %1008 ]
  %1015 = phi i64 [ %990, %994 ], [ %1003, %996 ], [ %1003, %1008 ]
  %1016 = getelementptr inbounds nuw i8, ptr %486, i64 16
  %1017 = getelementptr inbounds nuw i64, ptr %1016, i64 %1015
  store i64 %484, ptr %1017, align 8
  %1018 = load i32, ptr %1014, align 4
  %1019 = or i32 %1018, %478
  store i32 %1019, ptr %1014, align 4
  br label %1233

1020:
  %1021 = trunc i64 %484 to i32
  %1022 = lshr i32 %1021, 3
  %1023 = and i32 %1022, 15
  %1024 = icmp eq i32 %1023, 9
  br i1 %1024, label %1231, label %1179

1025:
  %1026 = trunc i64 %484 to i32
  %1027 = lshr i32 %1026, 3
  %1028 = and i32 %1027, 15
  %1029 = icmp eq i32 %1028, 9
  br i1 %1029, label %1030, label %1179

1030:
  %1031 = load i8, ptr %19, align 1
  %1032 = trunc nuw i8 %1031 to i1
  %1033 = and i64 %479, 7
  %1034 = icmp ne i64 %1033, 0
  %1035 = or i1 %1034, %1032
  br i1 %1035, label %1231, label %1036

1036:
  %1037 = and i64 %484, -16777216
  %1038 = or disjoint i64 %1037, 64
  %1039 = getelementptr inbounds nuw i8, ptr %486, i64 48
  %1040 = getelementptr inbounds nuw i8, ptr %486, i64 52
  %1041 = load i32, ptr %1040, align 4
  %1042 = icmp eq i32 %1041, 0
  br i1 %1042, label %1043, label %1231

1043:
  %1044 = load i32, ptr %1039, align 4
  %1045 = icmp eq i32 %1044, 0
  br i1 %1045, label %1050, label %1046

1046:
  %1047 = getelementptr inbounds nuw i8, ptr %486, i64 16
  %1048 = load i64, ptr %1047, align 8
  %1049 = icmp eq i64 %1048, %1038
  br i1 %1049, label %1050, label %1231

1050:
  %1051 = getelementptr inbounds nuw i8, ptr %486, i64 60
  %1052 = load i32, ptr %1051, align 4
  %1053 = icmp eq i32 %1052, 0
  br i1 %1053, label %1054, label %1231

1054:
  %1055 = getelementptr inbounds nuw i8, ptr %486, i64 56
  %1056 = load i32, ptr %1055, align 4
  %1057 = icmp eq i32 %1056, 0
  br i1 %1057, label %1062, label %1058

1058:
  %1059 = getelementptr inbounds nuw i8, ptr %486, i64 32
  %1060 = load i64, ptr %1059, align 8
  %1061 = icmp eq i64 %1060, %1038
  br i1 %1061, label %1062, label %1231

1062:
  %1063 = load ptr, ptr %38, align 8
  %1064 = load ptr, ptr %37, align 8
  %1065 = ptrtoint ptr %486 to i64
  %1066 = ptrtoint ptr %1064 to i64
  %1067 = sub i64 %1065, %1066
  %1068 = getelementptr inbounds nuw i16, ptr %1063, i64 %1067
  %1069 = and i32 %1044, %478
  %1070 = lshr i32 %1026, 15
  %1071 = and i32 %1070, 31
  %1072 = lshr i32 %1026, 20
  %1073 = and i32 %1072, 15
  %1074 = icmp eq i32 %1069, 0
  br i1 %1074, label %1102, label %1075

1075:
  %1076 = load ptr, ptr %52, align 8
  br label %1077

1077:
  %1078 = phi i32 [ %1069, %1075 ], [ %1100, %1098 ]
  %1079 = call i32 @llvm.cttz.i32(i32 %1078, i1 true)
  %1080 = zext nneg i32 %1079 to i64
  %1081 = getelementptr inbounds nuw i16, ptr %1068, i64 %1080
  %1082 = load i16, ptr %1081, align 2
  %1083 = zext i16 %1082 to i32
  %1084 = icmp slt i16 %1082, 0
  br i1 %1084, label %1231, label %1085

1085:
  %1086 = lshr i32 %1083, 5
  %1087 = and i32 %1086, 31
  %1088 = icmp eq i32 %1087, %1071
  br i1 %1088, label %1089, label %1231

1089:
  %1090 = lshr i32 %1083, 10
  %1091 = icmp samesign ult i32 %1090, %1073
  br i1 %1091, label %1098, label %1092

1092:
  %1093 = and i32 %1083, 31
  %1094 = getelementptr inbounds nuw i8, ptr %1076, i64 %1080
  %1095 = load i8, ptr %1094, align 1
  %1096 = zext i8 %1095 to i32
  %1097 = icmp eq i32 %1093, %1096
  br i1 %1097, label %1098, label %1231

1098:
  %1099 = add i32 %1078, -1
  %1100 = and i32 %1099, %1078
  %1101 = icmp eq i32 %1100, 0
  br i1 %1101, label %1102, label %1077

1102:
  %1103 = getelementptr inbounds nuw i8, ptr %1068, i64 64
  %1104 = and i32 %1056, %478
  %1105 = icmp eq i32 %1104, 0
  br i1 %1105, label %1133, label %1106

1106:
  %1107 = load ptr, ptr %52, align 8
  br label %1108

1108:
  %1109 = phi i32 [ %1104, %1106 ], [ %1131, %1129 ]
  %1110 = call i32 @llvm.cttz.i32(i32 %1109, i1 true)
  %1111 = zext nneg i32 %1110 to i64
  %1112 = getelementptr inbounds nuw i16, ptr %1103, i64 %1111
  %1113 = load i16, ptr %1112, align 2
  %1114 = zext i16 %1113 to i32
  %1115 = icmp slt i16 %1113, 0
  br i1 %1115, label %1231, label %1116

1116:
  %1117 = lshr i32 %1114, 5
  %1118 = and i32 %1117, 31
  %1119 = icmp eq i32 %1118, %1071
  br i1 %1119, label %1120, label %1231

1120:
  %1121 = lshr i32 %1114, 10
  %1122 = icmp samesign ult i32 %1121, %1073
  br i1 %1122, label %1129, label %1123

1123:
  %1124 = and i32 %1114, 31
  %1125 = getelementptr inbounds nuw i8, ptr %1107, i64 %1111
  %1126 = load i8, ptr %1125, align 1
  %1127 = zext i8 %1126 to i32
  %1128 = icmp eq i32 %1124, %1127
  br i1 %1128, label %1129, label %1231

1129:
  %1130 = add i32 %1109, -1
  %1131 = and i32 %1130, %1109
  %1132 = icmp eq i32 %1131, 0
  br i1 %1132, label %1133, label %1108

1133:
  %1134 = load ptr, ptr %10, align 8
  %1135 = getelementptr inbounds nuw i8, ptr %1134, i64 4
  %1136 = load i32, ptr %1135, align 4
  %1137 = and i32 %1136, -5
  %1138 = icmp eq i32 %1137, 0
  %1139 = select i1 %1138, i64 2, i64 0
  %1140 = shl nuw nsw i32 %1073, 10
  %1141 = shl nuw nsw i32 %1071, 5
  %1142 = or disjoint i32 %1140, %1141
  %1143 = select i1 %1138, i64 32, i64 0
  %1144 = getelementptr inbounds nuw i16, ptr %1068, i64 %1143
  br label %1145

1145:
  %1146 = phi i32 [ %1157, %1145 ], [ %478, %1133 ]
  %1147 = call i32 @llvm.cttz.i32(i32 %1146, i1 true)
  %1148 = load ptr, ptr %52, align 8
  %1149 = zext nneg i32 %1147 to i64
  %1150 = getelementptr inbounds nuw i8, ptr %1148, i64 %1149
  %1151 = load i8, ptr %1150, align 1
  %1152 = zext i8 %1151 to i32
  %1153 = or i32 %1142, %1152
  %1154 = trunc nuw nsw i32 %1153 to i16
  %1155 = getelementptr inbounds nuw i16, ptr %1144, i64 %1149
  store i16 %1154, ptr %1155, align 2
  %1156 = add i32 %1146, -1
  %1157 = and i32 %1156, %1146
  %1158 = icmp eq i32 %1157, 0
  br i1 %1158, label %1159, label %1145

1159:
  switch i32 %1136, label %1160 [
    i32 4, label %1173
    i32 0, label %1173
  ]

1160:
  %1161 = getelementptr inbounds nuw i8, ptr %486, i64 8
  %1162 = load i64, ptr %1161, align 8
  %1163 = icmp eq i64 %1162, 0
  br i1 %1163, label %1169, label %1164

1164:
  %1165 = load ptr, ptr %7, align 8
  store i64 0, ptr %1161, align 8
  %1166 = getelementptr inbounds nuw i8, ptr %1165, i64 41816
  %1167 = load i64, ptr %1166, align 8
  %1168 = add i64 %1167, 1
  store i64 %1168, ptr %1166, align 8
  br label %1169

1169:
  %1170 = xor i32 %478, -1
  %1171 = load i32, ptr %1055, align 8
  %1172 = and i32 %1171, %1170
  store i32 %1172, ptr %1055, align 8
  br label %1173

1173:
  %1174 = getelementptr inbounds nuw i32, ptr %1039, i64 %1139
  %1175 = load i32, ptr %1174, align 4
  %1176 = or i32 %1175, %478
  store i32 %1176, ptr %1174, align 4
  %1177 = getelementptr inbounds nuw i8, ptr %486, i64 16
  %1178 = getelementptr inbounds nuw i64, ptr %1177, i64 %1139
  store i64 %1038, ptr %1178, align 8
  br label %1233

1179:
  %1180 = phi i32 [ %1028, %1025 ], [ %1023, %1020 ]
  %1181 = icmp samesign ult i32 %1180, 8
  br i1 %1181, label %1182, label %1231

1182:
  %1183 = getelementptr inbounds nuw i8, ptr %486, i64 48
  %1184 = getelementptr inbounds nuw i8, ptr %486, i64 56
  %1185 = load i32, ptr %1184, align 8
  %1186 = icmp eq i32 %1185, 0
  %1187 = getelementptr inbounds nuw i8, ptr %486, i64 52
  %1188 = load i32, ptr %1187, align 4
  %1189 = getelementptr inbounds nuw i8, ptr %486, i64 60
  %1190 = load i32, ptr %1189, align 4
  %1191 = or i32 %1190, %1188
  %1192 = icmp eq i32 %1191, 0
  br i1 %1192, label %1193, label %1231

1193:
  %1194 = load i32, ptr %1183, align 8
  %1195 = icmp eq i32 %1194, 0
  br i1 %1195, label %1200, label %1196

1196:
  %1197 = getelementptr inbounds nuw i8, ptr %486, i64 16
  %1198 = load i64, ptr %1197, align 8
  %1199 = icmp eq i64 %1198, %484
  br i1 %1199, label %1200, label %1231

1200:
  br i1 %1186, label %1205, label %1201

1201:
  %1202 = getelementptr inbounds nuw i8, ptr %486, i64 32
  %1203 = load i64, ptr %1202, align 8
  %1204 = icmp eq i64 %1203, %484
  br i1 %1204, label %1205, label %1231

1205:
  %1206 = load ptr, ptr %10, align 8
  %1207 = getelementptr inbounds nuw i8, ptr %1206, i64 4
  %1208 = load i32, ptr %1207, align 4
  switch i32 %1208, label %1212 [
    i32 4, label %1231
    i32 0, label %1209
  ]

1209:
  %1210 = getelementptr inbounds nuw i8, ptr %486, i64 32
  store i64 %484, ptr %1210, align 8
  %1211 = or i32 %1185, %478
  store i32 %1211, ptr %1184, align 8
  br label %1233

1212:
  br i1 %965, label %1213, label %1224

1213:
  %1214 = getelementptr inbounds nuw i8, ptr %486, i64 8
  %1215 = load i64, ptr %1214, align 8
  %1216 = icmp eq i64 %1215, 0
  br i1 %1216, label %1224, label %1217

1217:
  %1218 = load ptr, ptr %7, align 8
  store i64 0, ptr %1214, align 8
  %1219 = getelementptr inbounds nuw i8, ptr %1218, i64 41816
  %1220 = load i64, ptr %1219, align 8
  %1221 = add i64 %1220, 1
  store i64 %1221, ptr %1219, align 8
  %1222 = load i32, ptr %1183, align 8
  %1223 = load i32, ptr %1184, align 8
  br label %1224

1224:
  %1225 = phi i32 [ %1223, %1217 ], [ %1185, %1213 ], [ %1185, %1212 ]
  %1226 = phi i32 [ %1222, %1217 ], [ %1194, %1213 ], [ %1194, %1212 ]
  %1227 = getelementptr inbounds nuw i8, ptr %486, i64 16
  store i64 %484, ptr %1227, align 8
  %1228 = or i32 %1226, %478
  store i32 %1228, ptr %1183, align 8
  %1229 = xor i32 %478, -1
  %1230 = and i32 %1225, %1229
  store i32 %1230, ptr %1184, align 8
  br label %1233

1231:
  %1232 = call preserve_allcc i1 @judge_again(ptr %7, ptr %486, i64 %484, i32 %478)
  br i1 %1232, label %1233, label %1250

1233:
  %1234 = and i64 %479, 6
  %1235 = icmp eq i64 %1234, 6
  br i1 %1235, label %1236, label %1249

1236:
  %1237 = load ptr, ptr %7, align 8
  %1238 = getelementptr inbounds nuw i8, ptr %1237, i64 41808
  %1239 = load i64, ptr %1238, align 8
  %1240 = load ptr, ptr %10, align 8
  %1241 = getelementptr inbounds nuw i8, ptr %1240, i64 8
  %1242 = load i32, ptr %1241, align 8
  %1243 = icmp eq i32 %1242, 1
  %1244 = load ptr, ptr %53, align 8
  br i1 %1243, label %1245, label %1247

1245:
  %1246 = trunc i64 %1239 to i8
  store i8 %1246, ptr %1244, align 1
  br label %1249

1247:
  %1248 = trunc i64 %1239 to i32
  store i32 %1248, ptr %1244, align 1
  br label %1249

1249:
  br i1 %831, label %1254, label %1257

1250:
  br i1 %831, label %1251, label %1290

1251:
  %1252 = getelementptr inbounds nuw i8, ptr %486, i64 8
  %1253 = atomicrmw and ptr %1252, i64 -2 release, align 8
  br label %1290

1254:
  %1255 = getelementptr inbounds nuw i8, ptr %486, i64 8
  %1256 = atomicrmw and ptr %1255, i64 -2 release, align 8
  br label %1257

1257:
  %1258 = load ptr, ptr %7, align 8
  %1259 = getelementptr inbounds nuw i8, ptr %1258, i64 43712
  %1260 = load ptr, ptr %1259, align 8
  %1261 = icmp eq ptr %1260, null
  %1262 = load i8, ptr %20, align 4
  %1263 = trunc nuw i8 %1262 to i1
  %1264 = select i1 %1261, i1 true, i1 %1263
  br i1 %1264, label %1287, label %1265

1265:
  %1266 = load i64, ptr %15, align 8
  %1267 = add i64 %1266, %460
  %1268 = load ptr, ptr %10, align 8
  %1269 = getelementptr inbounds nuw i8, ptr %1268, i64 4
  %1270 = load i32, ptr %1269, align 4
  switch i32 %1270, label %1271 [
    i32 4, label %1287
    i32 0, label %1287
  ]

1271:
  %1272 = load i8, ptr %17, align 8
  %1273 = trunc nuw i8 %1272 to i1
  br i1 %1273, label %1287, label %1274

1274:
  %1275 = getelementptr inbounds nuw i8, ptr %1258, i64 43728
  %1276 = load i64, ptr %1275, align 8
  %1277 = lshr i64 %1267, 7
  %1278 = lshr i64 %1267, 13
  %1279 = lshr i64 %1267, 19
  %1280 = xor i64 %1278, %1279
  %1281 = xor i64 %1280, %1277
  %1282 = and i64 %1281, 63
  %1283 = shl nuw i64 1, %1282
  %1284 = and i64 %1276, %1283
  %1285 = icmp eq i64 %1284, 0
  br i1 %1285, label %1287, label %1286

1286:
  call preserve_allcc void @cut_words(ptr %1258, i64 %1267, i32 %478)
  br label %1287

1287:
  %1288 = add nuw nsw i64 %459, 1
  %1289 = icmp eq i64 %459, %449
  br i1 %1289, label %1307, label %458

1290:
  %1291 = load ptr, ptr %7, align 8
  %1292 = load ptr, ptr %10, align 8
  %1293 = getelementptr inbounds nuw i8, ptr %1292, i64 20
  %1294 = load i32, ptr %1293, align 4
  %1295 = load i32, ptr %13, align 8
  %1296 = call i32 @llvm.cttz.i32(i32 %1295, i1 false)
  %1297 = getelementptr inbounds nuw i8, ptr %1291, i64 328
  store i32 22, ptr %1297, align 8
  %1298 = getelementptr inbounds nuw i8, ptr %1291, i64 332
  store i32 %1294, ptr %1298, align 4
  %1299 = getelementptr inbounds nuw i8, ptr %1291, i64 336
  store i32 %1296, ptr %1299, align 8
  %1300 = getelementptr inbounds nuw i8, ptr %1291, i64 352
  store i64 0, ptr %1300, align 8
  %1301 = getelementptr inbounds nuw i8, ptr %1291, i64 368
  store i32 0, ptr %1301, align 8
  %1302 = getelementptr inbounds nuw i8, ptr %1291, i64 360
  store i32 0, ptr %1302, align 8
  %1303 = getelementptr inbounds nuw i8, ptr %1291, i64 364
  store i32 0, ptr %1303, align 4
  br label %1312

1304:
  %1305 = call preserve_allcc i32 @screen_apart(ptr %7, ptr %1, ptr %2, i64 %66, i32 %61, i32 %93, i32 %63)
  %1306 = icmp eq i32 %1305, 0
  br i1 %1306, label %1307, label %1312

1307:
  %1308 = add nuw nsw i64 %55, 1
  %1309 = load i32, ptr %21, align 8
  %1310 = zext i32 %1309 to i64
  %1311 = icmp samesign ult i64 %1308, %1310
  br i1 %1311, label %54, label %1312

1312:
  %1313 = phi i32 [ %26, %24 ], [ 1, %83 ], [ 1, %142 ], [ 1, %1290 ], [ 1, %390 ], [ 1, %433 ], [ 0, %1307 ], [ 1, %192
      ], [ 1, %1304 ], [ 1, %177 ]
  br label %1314

1314:
  %1315 = phi i32 [ %1313, %1312 ], [ 0, %6 ]
  ret i32 %1315
}

define internal preserve_allcc i1 @leave_steps(ptr %0, ptr %1) unnamed_addr #0 noimplicitfloat {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 14480
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
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 14472
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
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 14480
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
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 43672
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 14472
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
  %101 = getelementptr inbounds nuw i8, ptr %1, i64 14472
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
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 14480
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
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 43664
  %65 = load i32, ptr %64, align 8
  %66 = icmp eq i32 %65, 0
  br label %67

67:
  %68 = phi i1 [ false, %59 ], [ false, %55 ], [ false, %50 ], [ %66, %63 ]
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 14464
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
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 14480
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
  br i1 %8, label %9, label %137

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
  br i1 %20, label %21, label %137

21:
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %23 = load i32, ptr %22, align 8
  %24 = icmp eq i32 %23, 1
  %25 = and i64 %12, 127
  %26 = icmp eq i64 %25, 0
  %27 = and i1 %26, %24
  br i1 %27, label %28, label %137

28:
  %29 = add nuw nsw i64 %13, 128
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %31 = load i32, ptr %30, align 8
  %32 = zext i32 %31 to i64
  %33 = icmp samesign ugt i64 %29, %32
  br i1 %33, label %137, label %34

34:
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %36 = load i32, ptr %35, align 8
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %129, label %38

38:
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 14464
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
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 43660
  %58 = load i32, ptr %57, align 4
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %137

60:
  %61 = load i64, ptr %17, align 8
  %62 = icmp eq i64 %61, %46
  br i1 %62, label %69, label %63

63:
  store i64 %46, ptr %17, align 8
  %64 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store i64 0, ptr %64, align 8
  store i32 -1, ptr %56, align 8
  %65 = getelementptr inbounds nuw i8, ptr %17, i64 60
  store i32 0, ptr %65, align 4
  %66 = getelementptr inbounds nuw i8, ptr %17, i64 56
  store i32 0, ptr %66, align 8
  %67 = getelementptr inbounds nuw i8, ptr %17, i64 52
  store i32 0, ptr %67, align 4
  %68 = getelementptr inbounds nuw i8, ptr %17, i64 16
  store i64 %55, ptr %68, align 8
  br label %129

69:
  %70 = load i32, ptr %56, align 4
  %71 = getelementptr inbounds nuw i8, ptr %17, i64 52
  %72 = load i32, ptr %71, align 4
  %73 = getelementptr inbounds nuw i8, ptr %17, i64 56
  %74 = load i32, ptr %73, align 4
  %75 = getelementptr inbounds nuw i8, ptr %17, i64 60
  %76 = load i32, ptr %75, align 4
  %77 = or i32 %74, %76
  %78 = or i32 %77, %70
  %79 = or i32 %78, %72
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %137

81:
  %82 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %83 = load i64, ptr %82, align 8
  %84 = icmp ne i64 %83, %55
  %85 = icmp eq i32 %70, 0
  %86 = or i1 %85, %84
  br i1 %86, label %88, label %87

87:
  store i32 -1, ptr %56, align 4
  br label %121

88:
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 37692
  %90 = load i32, ptr %89, align 4
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %96

92:
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 43664
  %94 = load i32, ptr %93, align 8
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %98, label %96

96:
  %97 = icmp eq i32 %72, 0
  br i1 %97, label %118, label %137

98:
  %99 = icmp eq i32 %72, 0
  br i1 %99, label %118, label %100

100:
  %101 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %102 = load i64, ptr %101, align 8
  %103 = and i64 %102, 120
  %104 = icmp eq i64 %103, 120
  br i1 %104, label %109, label %105

105:
  %106 = xor i64 %102, %48
  %107 = and i64 %106, 1015808
  %108 = icmp eq i64 %107, 0
  br i1 %108, label %111, label %109

109:
  %110 = or disjoint i64 %53, 120
  br label %118

111:
  %112 = xor i64 %102, %55
  %113 = and i64 %112, 32760
  %114 = icmp eq i64 %113, 0
  %115 = and i64 %54, 72057594037895168
  %116 = or disjoint i64 %115, 112
  %117 = select i1 %114, i64 %55, i64 %116
  br label %118

118:
  %119 = phi i64 [ %117, %111 ], [ %55, %98 ], [ %110, %109 ], [ %55, %96 ]
  %120 = getelementptr inbounds nuw i8, ptr %17, i64 24
  store i64 %119, ptr %120, align 8
  store i32 -1, ptr %71, align 4
  br label %121

121:
  %122 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %123 = load i64, ptr %122, align 8
  %124 = icmp eq i64 %123, 0
  br i1 %124, label %129, label %125

125:
  store i64 0, ptr %122, align 8
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 41816
  %127 = load i64, ptr %126, align 8
  %128 = add i64 %127, 1
  store i64 %128, ptr %126, align 8
  br label %129

129:
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %131 = load i32, ptr %130, align 8
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %369, label %133

133:
  %134 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %135 = load ptr, ptr %134, align 8
  %136 = getelementptr inbounds nuw i32, ptr %135, i64 %16
  store i32 -1, ptr %136, align 4
  br label %369

137:
  %138 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %139 = load i32, ptr %138, align 8
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %369, label %141

141:
  %142 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %145 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %146 = getelementptr inbounds nuw i8, ptr %2, i64 204
  %147 = getelementptr inbounds nuw i8, ptr %1, i64 14464
  %148 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %149 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %150 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %151 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %152 = getelementptr inbounds nuw i8, ptr %0, i64 43660
  %153 = getelementptr inbounds nuw i8, ptr %0, i64 37692
  %154 = getelementptr inbounds nuw i8, ptr %0, i64 43664
  %155 = getelementptr inbounds nuw i8, ptr %0, i64 41816
  br label %156

156:
  %157 = phi i64 [ 0, %141 ], [ %365, %364 ]
  %158 = getelementptr inbounds nuw %struct.ScreenRun, ptr %7, i64 %157
  %159 = getelementptr inbounds nuw i8, ptr %158, i64 4
  %160 = load i32, ptr %159, align 4
  %161 = sub i32 32, %160
  %162 = lshr i32 -1, %161
  %163 = load i32, ptr %158, align 8
  %164 = shl i32 %162, %163
  %165 = and i32 %164, %3
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %364, label %167

167:
  %168 = tail call i32 @llvm.cttz.i32(i32 %165, i1 true)
  %169 = getelementptr inbounds nuw i8, ptr %158, i64 16
  %170 = load i32, ptr %169, align 8
  %171 = load i32, ptr %142, align 8
  %172 = lshr exact i32 %165, %168
  %173 = icmp eq i32 %172, 1
  %174 = add i32 %172, 1
  %175 = and i32 %174, %172
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %177, label %361

177:
  %178 = shl nuw i32 1, %170
  %179 = icmp eq i32 %171, %178
  %180 = select i1 %173, i1 true, i1 %179
  br i1 %180, label %181, label %361

181:
  %182 = icmp eq i32 %170, 8
  %183 = sub i32 %168, %163
  %184 = zext i32 %183 to i64
  %185 = zext i32 %170 to i64
  %186 = shl i64 %184, %185
  %187 = select i1 %182, i64 0, i64 %186
  %188 = getelementptr inbounds nuw i8, ptr %158, i64 8
  %189 = load i64, ptr %188, align 8
  %190 = add i64 %187, %5
  %191 = add i64 %190, %189
  %192 = and i64 %191, 4294967295
  %193 = tail call i32 @llvm.ctpop.i32(i32 %165)
  %194 = mul i32 %171, %193
  %195 = zext i32 %194 to i64
  %196 = add nuw nsw i64 %192, %195
  %197 = load i32, ptr %143, align 8
  %198 = zext i32 %197 to i64
  %199 = icmp samesign ugt i64 %196, %198
  br i1 %199, label %361, label %200

200:
  %201 = add i32 %171, -1
  %202 = zext i32 %201 to i64
  %203 = and i64 %191, %202
  %204 = icmp eq i64 %203, 0
  br i1 %204, label %205, label %361

205:
  %206 = icmp ult i32 %171, 4
  br i1 %206, label %207, label %210

207:
  %208 = load i32, ptr %144, align 8
  %209 = icmp eq i32 %208, 0
  br i1 %209, label %210, label %361

210:
  %211 = load i64, ptr %147, align 8
  %212 = shl i64 %211, 20
  %213 = load i32, ptr %148, align 8
  %214 = lshr i32 %213, 4
  %215 = zext nneg i32 %214 to i64
  %216 = or i64 %212, %215
  %217 = lshr i64 %192, 7
  %218 = add nsw i64 %196, -1
  %219 = lshr i64 %218, 7
  %220 = icmp samesign ugt i64 %217, %219
  br i1 %220, label %364, label %221

221:
  %222 = load i32, ptr %146, align 4
  %223 = zext i32 %222 to i64
  %224 = shl nuw nsw i64 %223, 24
  %225 = load i64, ptr %145, align 8
  %226 = and i64 %225, 16777215
  %227 = or disjoint i64 %224, %226
  %228 = or i64 %227, 16440
  %229 = zext nneg i32 %168 to i64
  %230 = and i32 %170, 7
  %231 = zext nneg i32 %230 to i64
  %232 = shl nuw nsw i64 %185, 3
  %233 = shl nuw nsw i64 %229, 7
  %234 = or i64 %233, %228
  %235 = or i64 %232, %227
  br label %236

236:
  %237 = phi i64 [ %217, %221 ], [ %349, %348 ]
  %238 = shl nuw i64 %237, 7
  %239 = tail call i64 @llvm.usub.sat.i64(i64 %192, i64 %238)
  %240 = xor i64 %238, -1
  %241 = add i64 %196, %240
  %242 = lshr i64 %239, 2
  %243 = trunc nuw nsw i64 %242 to i32
  %244 = shl nsw i32 -1, %243
  %245 = tail call i64 @llvm.umin.i64(i64 %241, i64 127)
  %246 = lshr i64 %245, 2
  %247 = trunc nuw nsw i64 %246 to i32
  %248 = xor i32 %247, 31
  %249 = lshr i32 -1, %248
  %250 = and i32 %249, %244
  %251 = load i32, ptr %144, align 8
  %252 = icmp eq i32 %251, 0
  br i1 %252, label %258, label %253

253:
  %254 = load ptr, ptr %149, align 8
  %255 = getelementptr inbounds nuw i32, ptr %254, i64 %237
  %256 = load i32, ptr %255, align 4
  %257 = or i32 %256, %250
  store i32 %257, ptr %255, align 4
  br label %258

258:
  %259 = load i32, ptr %150, align 8
  %260 = icmp eq i32 %259, 0
  br i1 %260, label %348, label %261

261:
  br i1 %173, label %270, label %262

262:
  %263 = sub i64 %238, %192
  %264 = ashr i64 %263, %231
  %265 = add nsw i64 %264, %229
  %266 = shl i64 %265, 7
  %267 = and i64 %266, 32640
  %268 = xor i64 %267, 16384
  %269 = or i64 %268, %235
  br label %270

270:
  %271 = phi i64 [ %269, %262 ], [ %234, %261 ]
  %272 = load ptr, ptr %151, align 8
  %273 = getelementptr inbounds nuw %struct.ScreenLine, ptr %272, i64 %237
  %274 = getelementptr inbounds nuw i8, ptr %273, i64 48
  %275 = load i32, ptr %152, align 4
  %276 = icmp eq i32 %275, 0
  br i1 %276, label %277, label %346

277:
  %278 = load i64, ptr %273, align 8
  %279 = icmp eq i64 %278, %216
  br i1 %279, label %286, label %280

280:
  store i64 %216, ptr %273, align 8
  %281 = getelementptr inbounds nuw i8, ptr %273, i64 8
  store i64 0, ptr %281, align 8
  store i32 %250, ptr %274, align 8
  %282 = getelementptr inbounds nuw i8, ptr %273, i64 60
  store i32 0, ptr %282, align 4
  %283 = getelementptr inbounds nuw i8, ptr %273, i64 56
  store i32 0, ptr %283, align 8
  %284 = getelementptr inbounds nuw i8, ptr %273, i64 52
  store i32 0, ptr %284, align 4
  %285 = getelementptr inbounds nuw i8, ptr %273, i64 16
  store i64 %271, ptr %285, align 8
  br label %348

286:
  %287 = load i32, ptr %274, align 4
  %288 = getelementptr inbounds nuw i8, ptr %273, i64 52
  %289 = load i32, ptr %288, align 4
  %290 = getelementptr inbounds nuw i8, ptr %273, i64 56
  %291 = load i32, ptr %290, align 4
  %292 = getelementptr inbounds nuw i8, ptr %273, i64 60
  %293 = load i32, ptr %292, align 4
  %294 = or i32 %291, %293
  %295 = or i32 %294, %287
  %296 = or i32 %295, %289
  %297 = and i32 %296, %250
  %298 = icmp eq i32 %297, 0
  br i1 %298, label %299, label %346

299:
  %300 = getelementptr inbounds nuw i8, ptr %273, i64 16
  %301 = load i64, ptr %300, align 8
  %302 = icmp ne i64 %301, %271
  %303 = icmp eq i32 %287, 0
  %304 = or i1 %303, %302
  br i1 %304, label %307, label %305

305:
  %306 = or i32 %287, %250
  store i32 %306, ptr %274, align 4
  br label %339

307:
  %308 = load i32, ptr %153, align 4
  %309 = icmp eq i32 %308, 0
  br i1 %309, label %310, label %313

310:
  %311 = load i32, ptr %154, align 8
  %312 = icmp eq i32 %311, 0
  br i1 %312, label %315, label %313

313:
  %314 = icmp eq i32 %289, 0
  br i1 %314, label %335, label %346

315:
  %316 = icmp eq i32 %289, 0
  br i1 %316, label %335, label %317

317:
  %318 = getelementptr inbounds nuw i8, ptr %273, i64 24
  %319 = load i64, ptr %318, align 8
  %320 = and i64 %319, 120
  %321 = icmp eq i64 %320, 120
  br i1 %321, label %326, label %322

322:
  %323 = xor i64 %319, %271
  %324 = and i64 %323, 1015808
  %325 = icmp eq i64 %324, 0
  br i1 %325, label %329, label %326

326:
  %327 = and i64 %271, -16777216
  %328 = or disjoint i64 %327, 120
  br label %335

329:
  %330 = and i64 %323, 32760
  %331 = icmp eq i64 %330, 0
  %332 = and i64 %271, -32768
  %333 = or disjoint i64 %332, 112
  %334 = select i1 %331, i64 %271, i64 %333
  br label %335

335:
  %336 = phi i64 [ %334, %329 ], [ %271, %315 ], [ %328, %326 ], [ %271, %313 ]
  %337 = getelementptr inbounds nuw i8, ptr %273, i64 24
  store i64 %336, ptr %337, align 8
  %338 = or i32 %289, %250
  store i32 %338, ptr %288, align 4
  br label %339

339:
  %340 = getelementptr inbounds nuw i8, ptr %273, i64 8
  %341 = load i64, ptr %340, align 8
  %342 = icmp eq i64 %341, 0
  br i1 %342, label %348, label %343

343:
  store i64 0, ptr %340, align 8
  %344 = load i64, ptr %155, align 8
  %345 = add i64 %344, 1
  store i64 %345, ptr %155, align 8
  br label %348

346:
  %347 = tail call preserve_allcc i1 @judge_store(ptr %0, ptr %1, ptr %2, ptr %4, i64 %237, i64 %271, i32 %250)
  br i1 %347, label %348, label %351

348:
  %349 = add nuw nsw i64 %237, 1
  %350 = icmp eq i64 %237, %219
  br i1 %350, label %364, label %236

351:
  %352 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %353 = load i32, ptr %352, align 4
  %354 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 22, ptr %354, align 8
  %355 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %353, ptr %355, align 4
  %356 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 %168, ptr %356, align 8
  %357 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 0, ptr %357, align 8
  %358 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %358, align 8
  %359 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %359, align 8
  %360 = getelementptr inbounds nuw i8, ptr %0, i64 364
  store i32 0, ptr %360, align 4
  br label %369

361:
  %362 = tail call preserve_allcc i32 @look_at_access(ptr %0, ptr %1, ptr %2, i32 %165, ptr %4, i64 %5)
  %363 = icmp eq i32 %362, 0
  br i1 %363, label %364, label %369

364:
  %365 = add nuw nsw i64 %157, 1
  %366 = load i32, ptr %138, align 8
  %367 = zext i32 %366 to i64
  %368 = icmp samesign ult i64 %365, %367
  br i1 %368, label %156, label %369

369:
  %370 = phi i32 [ 0, %133 ], [ 0, %129 ], [ 1, %351 ], [ 0, %137 ], [ 0, %364 ], [ 1, %361 ]
  ret i32 %370
}

define preserve_allcc i32 @ptxvm_screen_scatter(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5) #0 noimplicitfloat {
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 14480
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
  br label %193

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
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 14464
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
  br i1 %55, label %193, label %56

56:
  %57 = lshr exact i64 %10, 2
  %58 = and i64 %57, 31
  %59 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 43660
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 43664
  %66 = and i64 %42, 72057594037895168
  %67 = or disjoint i64 %66, 112
  %68 = or disjoint i64 %41, 120
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 41816
  br label %70

70:
  %71 = phi i64 [ %12, %56 ], [ %188, %187 ]
  %72 = sub nuw nsw i64 %71, %12
  %73 = load i32, ptr %59, align 8
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw %struct.ScreenMember, ptr %7, i64 %74
  %76 = icmp eq i64 %71, %12
  br i1 %76, label %82, label %77

77:
  %78 = getelementptr i32, ptr %75, i64 %72
  %79 = getelementptr i8, ptr %78, i64 -4
  %80 = load i32, ptr %79, align 4
  %81 = zext i32 %80 to i64
  br label %82

82:
  %83 = phi i64 [ %81, %77 ], [ 0, %70 ]
  %84 = getelementptr inbounds nuw i32, ptr %75, i64 %72
  %85 = load i32, ptr %84, align 4
  %86 = zext i32 %85 to i64
  %87 = shl nuw i64 %86, 32
  %88 = or disjoint i64 %87, %83
  %89 = shl i64 %88, %58
  %90 = lshr i64 %89, 32
  %91 = trunc nuw i64 %90 to i32
  %92 = icmp eq i64 %90, 0
  br i1 %92, label %187, label %93

93:
  %94 = load i32, ptr %60, align 8
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %101, label %96

96:
  %97 = load ptr, ptr %61, align 8
  %98 = getelementptr inbounds nuw i32, ptr %97, i64 %71
  %99 = load i32, ptr %98, align 4
  %100 = or i32 %99, %91
  store i32 %100, ptr %98, align 4
  br label %101

101:
  %102 = load i32, ptr %62, align 8
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %187, label %104

104:
  %105 = load ptr, ptr %63, align 8
  %106 = getelementptr inbounds nuw %struct.ScreenLine, ptr %105, i64 %71
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 48
  %108 = load i32, ptr %64, align 4
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %110, label %175

110:
  %111 = load i64, ptr %106, align 8
  %112 = icmp eq i64 %111, %51
  br i1 %112, label %119, label %113

113:
  store i64 %51, ptr %106, align 8
  %114 = getelementptr inbounds nuw i8, ptr %106, i64 8
  store i64 0, ptr %114, align 8
  store i32 %91, ptr %107, align 8
  %115 = getelementptr inbounds nuw i8, ptr %106, i64 60
  store i32 0, ptr %115, align 4
  %116 = getelementptr inbounds nuw i8, ptr %106, i64 56
  store i32 0, ptr %116, align 8
  %117 = getelementptr inbounds nuw i8, ptr %106, i64 52
  store i32 0, ptr %117, align 4
  %118 = getelementptr inbounds nuw i8, ptr %106, i64 16
  store i64 %43, ptr %118, align 8
  br label %187

119:
  %120 = load i32, ptr %107, align 4
  %121 = getelementptr inbounds nuw i8, ptr %106, i64 52
  %122 = load i32, ptr %121, align 4
  %123 = getelementptr inbounds nuw i8, ptr %106, i64 56
  %124 = load i32, ptr %123, align 4
  %125 = getelementptr inbounds nuw i8, ptr %106, i64 60
  %126 = load i32, ptr %125, align 4
  %127 = or i32 %124, %126
  %128 = or i32 %127, %120
  %129 = or i32 %128, %122
  %130 = and i32 %129, %91
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %132, label %175

132:
  %133 = getelementptr inbounds nuw i8, ptr %106, i64 16
  %134 = load i64, ptr %133, align 8
  %135 = icmp ne i64 %134, %43
  %136 = icmp eq i32 %120, 0
  %137 = or i1 %136, %135
  br i1 %137, label %140, label %138

138:
  %139 = or i32 %120, %91
  store i32 %139, ptr %107, align 4
  br label %168

140:
  %141 = load i32, ptr %15, align 4
  %142 = icmp eq i32 %141, 0
  br i1 %142, label %143, label %146

143:
  %144 = load i32, ptr %65, align 8
  %145 = icmp eq i32 %144, 0
  br i1 %145, label %148, label %146

146:
  %147 = icmp eq i32 %122, 0
  br i1 %147, label %164, label %175

148:
  %149 = icmp eq i32 %122, 0
  br i1 %149, label %164, label %150

150:
  %151 = getelementptr inbounds nuw i8, ptr %106, i64 24
  %152 = load i64, ptr %151, align 8
  %153 = and i64 %152, 120
  %154 = icmp eq i64 %153, 120
  br i1 %154, label %164, label %155

155:
  %156 = xor i64 %152, %36
  %157 = and i64 %156, 1015808
  %158 = icmp eq i64 %157, 0
  br i1 %158, label %159, label %164

159:
  %160 = xor i64 %152, %43
  %161 = and i64 %160, 32760
  %162 = icmp eq i64 %161, 0
  %163 = select i1 %162, i64 %43, i64 %67
  br label %164

164:
  %165 = phi i64 [ %163, %159 ], [ %43, %148 ], [ %43, %146 ], [ %68, %155 ], [ %68, %150 ]
  %166 = getelementptr inbounds nuw i8, ptr %106, i64 24
  store i64 %165, ptr %166, align 8
  %167 = or i32 %122, %91
  store i32 %167, ptr %121, align 4
  br label %168

168:
  %169 = getelementptr inbounds nuw i8, ptr %106, i64 8
  %170 = load i64, ptr %169, align 8
  %171 = icmp eq i64 %170, 0
  br i1 %171, label %187, label %172

172:
  store i64 0, ptr %169, align 8
  %173 = load i64, ptr %69, align 8
  %174 = add i64 %173, 1
  store i64 %174, ptr %69, align 8
  br label %187

175:
  %176 = tail call preserve_allcc i1 @judge_store(ptr %0, ptr %1, ptr %2, ptr %8, i64 %71, i64 %43, i32 %91)
  br i1 %176, label %187, label %177

177:
  %178 = getelementptr inbounds nuw i8, ptr %8, i64 20
  %179 = load i32, ptr %178, align 4
  %180 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 22, ptr %180, align 8
  %181 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %179, ptr %181, align 4
  %182 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 0, ptr %182, align 8
  %183 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 0, ptr %183, align 8
  %184 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %184, align 8
  %185 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %185, align 8
  %186 = getelementptr inbounds nuw i8, ptr %0, i64 364
  store i32 0, ptr %186, align 4
  br label %193

187:
  %188 = add nuw nsw i64 %71, 1
  %189 = load i64, ptr %22, align 8
  %190 = add i64 %52, %189
  %191 = lshr i64 %190, 7
  %192 = icmp samesign ult i64 %71, %191
  br i1 %192, label %70, label %193

193:
  %194 = phi i32 [ %33, %29 ], [ 1, %177 ], [ 0, %34 ], [ 0, %187 ]
  ret i32 %194
}

define preserve_allcc void @ptxvm_screen_proxies(ptr %0, ptr %1, ptr %2, i32 %3) #0 noimplicitfloat {
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 14456
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  %8 = icmp eq i32 %3, 0
  %9 = or i1 %8, %7
  br i1 %9, label %36, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %12 = load i32, ptr %11, align 4
  %13 = zext i32 %12 to i64
  %14 = getelementptr inbounds nuw %struct.ProxyFence, ptr %6, i64 %13
  %15 = load i32, ptr %14, align 4
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %17 = load i32, ptr %16, align 8
  %18 = lshr i32 %17, 4
  %19 = add nuw nsw i32 %18, 1
  %20 = icmp eq i32 %15, %19
  br i1 %20, label %29, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 8
  store i32 %15, ptr %22, align 4
  %23 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %24 = load i32, ptr %23, align 4
  %25 = getelementptr inbounds nuw i8, ptr %14, i64 12
  store i32 %24, ptr %25, align 4
  %26 = load i32, ptr %16, align 8
  %27 = lshr i32 %26, 4
  %28 = add nuw nsw i32 %27, 1
  store i32 %28, ptr %14, align 4
  br label %29

29:
  %30 = icmp eq i32 %3, -1
  br i1 %30, label %31, label %36

31:
  %32 = getelementptr inbounds nuw i8, ptr %6, i64 512
  %33 = load i32, ptr %32, align 4
  %34 = add i32 %33, 1
  store i32 %34, ptr %32, align 4
  %35 = getelementptr inbounds nuw i8, ptr %14, i64 4
  store i32 %34, ptr %35, align 4
  br label %36

36:
  ret void
}

define i32 @ptxvm_screen_operands(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5) #0 {
  %7 = alloca %struct.KnownFences, align 4
  %8 = alloca %struct.ScreenAccess, align 8
  %9 = alloca %struct.Screening, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %35, label %13

13:
  %14 = zext i32 %4 to i64
  %15 = shl nuw nsw i64 %14, 3
  %16 = getelementptr inbounds nuw i8, ptr %3, i64 %15
  %17 = icmp eq i32 %4, 0
  br i1 %17, label %35, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %20 = load ptr, ptr %19, align 8
  br label %24

21:
  %22 = getelementptr inbounds nuw i8, ptr %25, i64 8
  %23 = icmp ult ptr %22, %16
  br i1 %23, label %24, label %35

24:
  %25 = phi ptr [ %3, %18 ], [ %22, %21 ]
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 4
  %27 = load i32, ptr %26, align 4
  %28 = load i32, ptr %25, align 4
  %29 = zext i32 %28 to i64
  %30 = getelementptr inbounds nuw i32, ptr %20, i64 %29
  %31 = load i32, ptr %30, align 4
  %32 = xor i32 %31, -1
  %33 = and i32 %27, %32
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %21, label %443

35:
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 14456
  %37 = load ptr, ptr %36, align 8
  %38 = icmp eq ptr %37, null
  br i1 %38, label %443, label %39

39:
  call void @llvm.memset.p0.i64(ptr align 8 %8, i8 0, i64 56, i1 false)
  store i32 2, ptr %8, align 8
  %40 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store i32 16, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %42 = load ptr, ptr %41, align 8
  %43 = zext i32 %2 to i64
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %45 = load i64, ptr %44, align 8
  %46 = mul i64 %45, %43
  %47 = getelementptr inbounds nuw i8, ptr %42, i64 %46
  store ptr %0, ptr %9, align 8
  %48 = getelementptr inbounds nuw i8, ptr %9, i64 112
  store ptr %1, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %9, i64 120
  store ptr %47, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store ptr %8, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 14464
  %52 = load i64, ptr %51, align 8
  %53 = shl i64 %52, 20
  %54 = getelementptr inbounds nuw i8, ptr %47, i64 200
  %55 = load i32, ptr %54, align 8
  %56 = lshr i32 %55, 4
  %57 = zext nneg i32 %56 to i64
  %58 = or i64 %53, %57
  %59 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i64 %58, ptr %59, align 8
  %60 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 0, ptr %60, align 8
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %62 = load i32, ptr %61, align 8
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store i64 %63, ptr %64, align 8
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %66 = load ptr, ptr %65, align 8
  %67 = getelementptr inbounds nuw i8, ptr %9, i64 56
  store ptr %66, ptr %67, align 8
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %69 = load ptr, ptr %68, align 8
  %70 = getelementptr inbounds nuw i8, ptr %9, i64 88
  store ptr %69, ptr %70, align 8
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %72 = load ptr, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %9, i64 72
  store ptr %72, ptr %73, align 8
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %75 = load ptr, ptr %74, align 8
  %76 = getelementptr inbounds nuw i8, ptr %9, i64 80
  store ptr %75, ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %78 = load i32, ptr %77, align 8
  %79 = icmp ne i32 %78, 0
  %80 = getelementptr inbounds nuw i8, ptr %9, i64 135
  %81 = zext i1 %79 to i8
  store i8 %81, ptr %80, align 1
  %82 = getelementptr inbounds nuw i8, ptr %9, i64 132
  store i8 1, ptr %82, align 4
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  %84 = load ptr, ptr %83, align 8
  %85 = icmp ne ptr %84, null
  %86 = getelementptr inbounds nuw i8, ptr %9, i64 133
  %87 = zext i1 %85 to i8
  store i8 %87, ptr %86, align 1
  %88 = getelementptr inbounds nuw i8, ptr %9, i64 137
  store i8 0, ptr %88, align 1
  %89 = getelementptr inbounds nuw i8, ptr %9, i64 136
  store i8 0, ptr %89, align 8
  %90 = getelementptr inbounds nuw i8, ptr %9, i64 134
  store i8 0, ptr %90, align 2
  %91 = getelementptr inbounds nuw i8, ptr %47, i64 208
  %92 = load i64, ptr %91, align 8
  %93 = and i64 %92, 16777103
  %94 = getelementptr inbounds nuw i8, ptr %47, i64 204
  %95 = load i32, ptr %94, align 4
  %96 = zext i32 %95 to i64
  %97 = shl nuw nsw i64 %96, 24
  %98 = or disjoint i64 %93, %97
  %99 = or disjoint i64 %98, 112
  %100 = icmp eq i32 %5, 0
  br i1 %100, label %101, label %118

101:
  %102 = zext i32 %4 to i64
  %103 = shl nuw nsw i64 %102, 3
  %104 = getelementptr inbounds nuw i8, ptr %3, i64 %103
  %105 = icmp eq i32 %4, 0
  br i1 %105, label %441, label %106

106:
  %107 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %109 = and i64 %92, 7
  %110 = icmp eq i64 %109, 0
  %111 = or i1 %85, %110
  %112 = and i64 %92, 6
  %113 = icmp eq i64 %112, 6
  %114 = select i1 %111, i1 true, i1 %113
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 37692
  %116 = icmp ne i64 %112, 6
  %117 = shl i64 %58, 10
  br label %283

118:
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %120 = load i32, ptr %119, align 8
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %129, label %122

122:
  %123 = getelementptr inbounds nuw i8, ptr %47, i64 12
  %124 = load i32, ptr %123, align 4
  %125 = and i32 %124, -4
  %126 = shl i32 15, %125
  %127 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %128 = zext i32 %120 to i64
  br label %143

129:
  %130 = phi i32 [ 0, %118 ], [ %165, %158 ]
  %131 = zext i32 %4 to i64
  %132 = shl nuw nsw i64 %131, 3
  %133 = getelementptr inbounds nuw i8, ptr %3, i64 %132
  %134 = icmp eq i32 %4, 0
  br i1 %134, label %281, label %135

135:
  %136 = getelementptr inbounds nuw i8, ptr %47, i64 12
  %137 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %138 = trunc i64 %99 to i32
  %139 = lshr i64 %96, 16
  %140 = and i64 %96, 65535
  %141 = lshr i32 %138, 20
  %142 = and i32 %141, 15
  br label %168

143:
  %144 = phi i64 [ 0, %122 ], [ %166, %158 ]
  %145 = phi i32 [ 0, %122 ], [ %165, %158 ]
  %146 = getelementptr inbounds nuw %struct.ProxyFence, ptr %37, i64 %144
  %147 = trunc nuw i64 %144 to i32
  %148 = shl nuw i32 1, %147
  %149 = and i32 %126, %148
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %151, label %158

151:
  %152 = load i32, ptr %146, align 4
  %153 = icmp ule i32 %152, %56
  %154 = freeze i1 %153
  %155 = select i1 %154, i64 4, i64 12
  %156 = select i1 %154, i64 0, i64 8
  %157 = getelementptr inbounds nuw i8, ptr %146, i64 %156
  br label %158

158:
  %159 = phi i64 [ %155, %151 ], [ 4, %143 ]
  %160 = phi ptr [ %157, %151 ], [ %146, %143 ]
  %161 = getelementptr inbounds nuw i8, ptr %146, i64 %159
  %162 = load i32, ptr %160, align 4
  %163 = load i32, ptr %161, align 4
  %164 = getelementptr inbounds nuw i32, ptr %127, i64 %144
  store i32 %163, ptr %164, align 4
  %165 = call i32 @llvm.umax.i32(i32 %162, i32 %145)
  %166 = add nuw nsw i64 %144, 1
  %167 = icmp eq i64 %166, %128
  br i1 %167, label %129, label %143

168:
  %169 = phi ptr [ %3, %135 ], [ %279, %267 ]
  %170 = load ptr, ptr %36, align 8
  %171 = getelementptr inbounds nuw i8, ptr %170, i64 516
  %172 = load i32, ptr %169, align 4
  %173 = zext i32 %172 to i64
  %174 = getelementptr inbounds nuw %struct.OperandLine, ptr %171, i64 %173
  %175 = getelementptr inbounds nuw i8, ptr %174, i64 12
  %176 = load i32, ptr %175, align 4
  %177 = icmp ult i32 %176, %130
  br i1 %177, label %210, label %178

178:
  %179 = load i32, ptr %54, align 8
  %180 = lshr i32 %179, 4
  %181 = add nuw nsw i32 %180, 1
  %182 = icmp eq i32 %176, %181
  br i1 %182, label %183, label %192

183:
  %184 = getelementptr inbounds nuw i8, ptr %174, i64 20
  %185 = load i32, ptr %184, align 4
  %186 = load i32, ptr %136, align 4
  %187 = and i32 %186, -4
  %188 = shl i32 15, %187
  %189 = xor i32 %188, -1
  %190 = and i32 %185, %189
  %191 = icmp eq i32 %190, 0
  br i1 %191, label %192, label %281

192:
  %193 = getelementptr inbounds nuw i8, ptr %174, i64 16
  %194 = load i32, ptr %193, align 4
  %195 = icmp eq i32 %194, 0
  br i1 %195, label %210, label %196

196:
  %197 = getelementptr inbounds nuw i8, ptr %174, i64 24
  %198 = load i32, ptr %197, align 4
  br label %199

199:
  %200 = phi i32 [ %194, %196 ], [ %208, %206 ]
  %201 = call i32 @llvm.cttz.i32(i32 %200, i1 true)
  %202 = zext nneg i32 %201 to i64
  %203 = getelementptr inbounds nuw i32, ptr %137, i64 %202
  %204 = load i32, ptr %203, align 4
  %205 = icmp ugt i32 %204, %198
  br i1 %205, label %206, label %281

206:
  %207 = add i32 %200, -1
  %208 = and i32 %207, %200
  %209 = icmp eq i32 %208, 0
  br i1 %209, label %210, label %199

210:
  %211 = getelementptr inbounds nuw %struct.ScreenLine, ptr %66, i64 %173
  %212 = getelementptr inbounds nuw i8, ptr %169, i64 4
  %213 = load i32, ptr %212, align 4
  %214 = load i64, ptr %211, align 8
  %215 = icmp eq i64 %214, %58
  br i1 %215, label %216, label %267

216:
  %217 = getelementptr inbounds nuw i8, ptr %211, i64 48
  %218 = getelementptr inbounds nuw i8, ptr %211, i64 16
  %219 = shl nuw nsw i64 %173, 7
  %220 = getelementptr inbounds nuw i8, ptr %69, i64 %219
  %221 = shl nuw nsw i64 %173, 9
  %222 = getelementptr inbounds nuw i8, ptr %69, i64 %221
  br label %223

223:
  %224 = phi i1 [ true, %216 ], [ false, %266 ]
  %225 = phi i64 [ 0, %216 ], [ 1, %266 ]
  %226 = getelementptr inbounds nuw i32, ptr %217, i64 %225
  %227 = load i32, ptr %226, align 4
  %228 = and i32 %227, %213
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %266, label %230

230:
  %231 = getelementptr inbounds nuw i64, ptr %218, i64 %225
  %232 = load i64, ptr %231, align 8
  %233 = trunc i64 %232 to i32
  %234 = lshr i32 %233, 3
  %235 = and i32 %234, 15
  %236 = icmp eq i32 %235, 10
  br i1 %236, label %264, label %237

237:
  %238 = icmp eq i32 %235, 8
  br i1 %85, label %239, label %240

239:
  br i1 %238, label %260, label %262

240:
  br i1 %238, label %260, label %241

241:
  %242 = lshr i64 %232, 40
  %243 = icmp eq i64 %242, %139
  br i1 %243, label %244, label %281

244:
  %245 = lshr i64 %232, 24
  %246 = and i64 %245, 65535
  %247 = icmp samesign ult i64 %246, %140
  br i1 %247, label %266, label %248

248:
  %249 = icmp eq i32 %235, 15
  br i1 %249, label %281, label %250

250:
  %251 = xor i32 %233, %138
  %252 = and i32 %251, 1015808
  %253 = icmp eq i32 %252, 0
  br i1 %253, label %254, label %281

254:
  %255 = lshr i32 %233, 20
  %256 = and i32 %255, 15
  %257 = icmp samesign ult i32 %256, %142
  br i1 %257, label %266, label %258

258:
  %259 = call preserve_allcc i1 @same_lanes(i64 %232, i64 %99, i32 %228)
  br i1 %259, label %266, label %281

260:
  %261 = call preserve_allcc i1 @list_precedes(ptr %9, ptr %220, i64 %232, i64 %99, i32 %228)
  br i1 %261, label %266, label %281

262:
  %263 = call preserve_allcc i1 @age_precedes(ptr %9, i64 %232, i64 %99, i32 %228)
  br i1 %263, label %266, label %281

264:
  %265 = call preserve_allcc i1 @stamps_precede(ptr %9, ptr %222, i64 %99, i32 %228)
  br i1 %265, label %266, label %281

266:
  br i1 %224, label %223, label %267

267:
  %268 = load i32, ptr %174, align 4
  %269 = or i32 %268, %213
  store i32 %269, ptr %174, align 4
  %270 = getelementptr inbounds nuw i8, ptr %174, i64 4
  %271 = load i32, ptr %270, align 4
  %272 = add i32 %271, 1
  store i32 %272, ptr %270, align 4
  %273 = load i32, ptr %136, align 4
  %274 = lshr i32 %273, 2
  %275 = shl nuw i32 1, %274
  %276 = getelementptr inbounds nuw i8, ptr %174, i64 8
  %277 = load i32, ptr %276, align 4
  %278 = or i32 %275, %277
  store i32 %278, ptr %276, align 4
  %279 = getelementptr inbounds nuw i8, ptr %169, i64 8
  %280 = icmp ult ptr %279, %133
  br i1 %280, label %168, label %281

281:
  %282 = phi i32 [ 0, %199 ], [ 0, %262 ], [ 1, %129 ], [ 0, %264 ], [ 0, %250 ], [ 0, %241 ], [ 0, %248 ], [ 0, %258 ],
      [ 0, %260 ], [ 1, %267 ], [ 0, %183 ]
  br label %441

283:
  %284 = phi ptr [ %3, %106 ], [ %439, %438 ]
  %285 = load ptr, ptr %36, align 8
  %286 = getelementptr inbounds nuw i8, ptr %285, i64 516
  %287 = load i32, ptr %284, align 4
  %288 = zext i32 %287 to i64
  %289 = getelementptr inbounds nuw %struct.OperandLine, ptr %286, i64 %288
  %290 = getelementptr inbounds nuw i8, ptr %289, i64 4
  %291 = load i32, ptr %290, align 4
  %292 = add i32 %291, -1
  store i32 %292, ptr %290, align 4
  %293 = icmp eq i32 %292, 0
  br i1 %293, label %302, label %294

294:
  %295 = getelementptr inbounds nuw i8, ptr %289, i64 8
  %296 = load i32, ptr %295, align 4
  %297 = call i32 @llvm.ctpop.i32(i32 %296)
  %298 = icmp samesign ult i32 %297, 2
  br i1 %298, label %438, label %299

299:
  %300 = getelementptr inbounds nuw i8, ptr %284, i64 4
  %301 = load i32, ptr %300, align 4
  br label %305

302:
  %303 = load i32, ptr %289, align 4
  %304 = getelementptr inbounds nuw i8, ptr %289, i64 8
  store i32 0, ptr %304, align 4
  store i32 0, ptr %289, align 4
  br label %305

305:
  %306 = phi i32 [ %303, %302 ], [ %301, %299 ]
  %307 = icmp eq i32 %306, 0
  br i1 %307, label %438, label %308

308:
  %309 = load i32, ptr %284, align 4
  %310 = zext i32 %309 to i64
  %311 = getelementptr inbounds nuw %struct.ScreenLine, ptr %66, i64 %310
  %312 = shl nuw nsw i64 %310, 7
  %313 = icmp samesign ult i64 %312, %63
  br i1 %313, label %314, label %438

314:
  %315 = load i32, ptr %10, align 8
  %316 = icmp eq i32 %315, 0
  %317 = load i32, ptr %40, align 8
  %318 = icmp ult i32 %317, 4
  %319 = select i1 %316, i1 true, i1 %318
  br i1 %319, label %333, label %320

320:
  %321 = load i32, ptr %107, align 4
  %322 = add i32 %321, -1
  %323 = and i32 %322, -6
  %324 = icmp eq i32 %323, 0
  %325 = getelementptr inbounds nuw i32, ptr %72, i64 %310
  %326 = load i32, ptr %325, align 4
  br i1 %324, label %327, label %329

327:
  %328 = or i32 %326, %306
  store i32 %328, ptr %325, align 4
  br label %333

329:
  %330 = xor i32 %326, -1
  %331 = and i32 %306, %330
  %332 = icmp eq i32 %331, 0
  br i1 %332, label %333, label %441

333:
  %334 = load i32, ptr %108, align 8
  %335 = icmp eq i32 %334, 0
  br i1 %335, label %438, label %336

336:
  %337 = load i32, ptr %107, align 4
  switch i32 %337, label %338 [
    i32 4, label %340
    i32 0, label %340
  ]

338:
  %339 = call preserve_allcc i1 @may_overwrite(ptr %9, i64 %310, i32 %306)
  br i1 %339, label %340, label %441

340:
  %341 = load i64, ptr %311, align 8
  %342 = icmp eq i64 %341, %58
  %343 = load i32, ptr %107, align 4
  br i1 %342, label %344, label %398

344:
  switch i32 %343, label %363 [
    i32 4, label %345
    i32 0, label %345
  ]

345:
  %346 = getelementptr inbounds nuw i8, ptr %311, i64 32
  %347 = load i64, ptr %346, align 8
  %348 = icmp eq i64 %347, %99
  br i1 %348, label %349, label %435

349:
  %350 = getelementptr inbounds nuw i8, ptr %311, i64 56
  %351 = load i32, ptr %350, align 8
  %352 = xor i32 %351, -1
  %353 = and i32 %306, %352
  %354 = icmp eq i32 %353, 0
  br i1 %354, label %355, label %435

355:
  %356 = getelementptr inbounds nuw i8, ptr %311, i64 48
  %357 = load i32, ptr %356, align 8
  %358 = getelementptr inbounds nuw i8, ptr %311, i64 52
  %359 = load i32, ptr %358, align 4
  %360 = or i32 %359, %357
  %361 = and i32 %360, %306
  %362 = icmp eq i32 %361, 0
  br i1 %362, label %438, label %435

363:
  br i1 %114, label %435, label %364

364:
  %365 = getelementptr inbounds nuw i8, ptr %311, i64 48
  %366 = load i32, ptr %365, align 8
  %367 = xor i32 %366, -1
  %368 = and i32 %306, %367
  %369 = icmp eq i32 %368, 0
  br i1 %369, label %370, label %435

370:
  %371 = getelementptr inbounds nuw i8, ptr %311, i64 16
  %372 = load i64, ptr %371, align 8
  %373 = and i64 %372, 120
  %374 = icmp eq i64 %373, 120
  br i1 %374, label %375, label %435

375:
  %376 = icmp ugt i64 %372, -1099511627777
  %377 = xor i64 %372, %97
  %378 = icmp ult i64 %377, 16777216
  %379 = select i1 %376, i1 true, i1 %378
  br i1 %379, label %380, label %435

380:
  %381 = and i64 %372, 7
  %382 = icmp ne i64 %381, 0
  %383 = xor i64 %372, %92
  %384 = and i64 %383, 7
  %385 = icmp eq i64 %384, 0
  %386 = select i1 %382, i1 %385, i1 false
  br i1 %386, label %387, label %435

387:
  %388 = getelementptr inbounds nuw i8, ptr %311, i64 52
  %389 = load i32, ptr %388, align 4
  %390 = getelementptr inbounds nuw i8, ptr %311, i64 56
  %391 = load i32, ptr %390, align 8
  %392 = or i32 %391, %389
  %393 = getelementptr inbounds nuw i8, ptr %311, i64 60
  %394 = load i32, ptr %393, align 4
  %395 = or i32 %392, %394
  %396 = and i32 %395, %306
  %397 = icmp eq i32 %396, 0
  br i1 %397, label %438, label %435

398:
  %399 = and i32 %343, -5
  %400 = icmp eq i32 %399, 0
  %401 = select i1 %400, i64 2, i64 0
  store i64 %58, ptr %311, align 8
  %402 = getelementptr inbounds nuw i8, ptr %311, i64 48
  %403 = getelementptr inbounds nuw i8, ptr %311, i64 60
  store i32 0, ptr %403, align 4
  %404 = getelementptr inbounds nuw i8, ptr %311, i64 56
  store i32 0, ptr %404, align 8
  %405 = getelementptr inbounds nuw i8, ptr %311, i64 52
  store i32 0, ptr %405, align 4
  store i32 0, ptr %402, align 8
  %406 = getelementptr inbounds nuw i8, ptr %311, i64 8
  store i64 0, ptr %406, align 8
  %407 = getelementptr inbounds nuw i32, ptr %402, i64 %401
  store i32 %306, ptr %407, align 4
  %408 = getelementptr inbounds nuw i8, ptr %311, i64 16
  %409 = getelementptr inbounds nuw i64, ptr %408, i64 %401
  store i64 %99, ptr %409, align 8
  switch i32 %343, label %437 [
    i32 4, label %410
    i32 0, label %410
  ]

410:
  %411 = load i32, ptr %115, align 4
  %412 = icmp eq i32 %411, 0
  br i1 %412, label %413, label %437

413:
  %414 = getelementptr inbounds nuw i8, ptr %311, i64 32
  %415 = load i64, ptr %414, align 8
  %416 = and i64 %415, 64
  %417 = icmp eq i64 %416, 0
  br i1 %417, label %437, label %418

418:
  br i1 %85, label %419, label %420

419:
  call preserve_allcc void @quieten_aged(ptr %9, ptr %311)
  br label %437

420:
  %421 = load i32, ptr %402, align 8
  %422 = load i32, ptr %405, align 4
  %423 = or i32 %422, %421
  %424 = icmp eq i32 %423, 0
  %425 = and i64 %415, 7
  %426 = icmp eq i64 %425, 0
  %427 = and i1 %424, %426
  br i1 %427, label %428, label %437

428:
  store i32 -1, ptr %404, align 8
  store i32 0, ptr %403, align 4
  %429 = and i64 %415, 120
  %430 = icmp eq i64 %429, 120
  %431 = lshr i64 %415, 15
  %432 = and i64 %431, 1023
  %433 = select i1 %430, i64 1023, i64 %432
  %434 = or disjoint i64 %117, %433
  store i64 %434, ptr %406, align 8
  br label %437

435:
  %436 = call preserve_allcc i1 @judge_again(ptr %9, ptr %311, i64 %99, i32 %306)
  br i1 %436, label %437, label %441

437:
  br label %438

438:
  %439 = getelementptr inbounds nuw i8, ptr %284, i64 8
  %440 = icmp ult ptr %439, %104
  br i1 %440, label %283, label %441

441:
  %442 = phi i32 [ %282, %281 ], [ 1, %101 ], [ 0, %435 ], [ 0, %329 ], [ 0, %338 ], [ 1, %438 ]
  br label %443

443:
  %444 = phi i32 [ 1, %35 ], [ %442, %441 ], [ 0, %24 ]
  ret i32 %444
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1) #0

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
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 18672
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
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 43760
  %61 = load i32, ptr %60, align 8
  %62 = icmp ult i32 %3, %61
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 43752
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
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 18672
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
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 43760
  %22 = load i32, ptr %21, align 8
  %23 = icmp ult i32 %2, %22
  br i1 %23, label %24, label %64

24:
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 43752
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
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 18672
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
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 18668
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %61

18:
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 18680
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
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 18672
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
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 18672
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
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 18668
  %27 = load i32, ptr %26, align 4
  %28 = icmp ult i32 %27, 128
  br i1 %28, label %29, label %56

29:
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 43760
  %31 = load i32, ptr %30, align 8
  %32 = icmp ult i32 %3, %31
  br i1 %32, label %33, label %56

33:
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 43752
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
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 43760
  %12 = load i32, ptr %11, align 8
  %13 = icmp ult i32 %3, %12
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 43752
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
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 18672
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 43760
  %9 = load i32, ptr %8, align 8
  %10 = icmp ult i32 %3, %9
  br i1 %10, label %11, label %37

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 43752
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
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 18680
  %19 = load i32, ptr %18, align 8
  %20 = icmp eq i32 %19, 32
  br i1 %20, label %74, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 43760
  %23 = load i32, ptr %22, align 8
  %24 = icmp ult i32 %3, %23
  br i1 %24, label %25, label %31

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 43752
  %27 = load ptr, ptr %26, align 8
  %28 = sext i32 %3 to i64
  %29 = getelementptr inbounds ptr, ptr %27, i64 %28
  %30 = load ptr, ptr %29, align 8
  br label %31

31:
  %32 = phi ptr [ %30, %25 ], [ null, %21 ]
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 18672
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
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 18672
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 116
  %9 = load i32, ptr %8, align 4
  %10 = icmp ne i32 %9, 0
  %11 = icmp eq ptr %7, null
  %12 = select i1 %10, i1 true, i1 %11
  br i1 %12, label %78, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 18680
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
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 14464
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
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 14464
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
  %18 = call preserve_allcc i32 @screen_varying(ptr %6, ptr %1, ptr %2, i32 %4, i32 0)
  %19 = icmp eq i32 %18, 0
  ret i1 %19
}

define internal preserve_allcc i32 @screen_varying(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4) unnamed_addr #0
      noimplicitfloat {
  %6 = alloca [8 x %struct.Run], align 16
  %7 = load ptr, ptr %0, align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 512
  %9 = tail call i32 @llvm.cttz.i32(i32 %3, i1 false)
  %10 = zext nneg i32 %9 to i64
  %11 = getelementptr inbounds nuw i64, ptr %8, i64 %10
  %12 = load i64, ptr %11, align 8
  %13 = and i32 %4, 1
  %14 = icmp eq i32 %13, 0
  %15 = tail call i32 @llvm.ctpop.i32(i32 %3)
  %16 = icmp samesign ult i32 %15, 2
  %17 = select i1 %14, i1 true, i1 %16
  br i1 %17, label %18, label %20

18:
  %19 = icmp eq i32 %3, 0
  br i1 %19, label %1518, label %1507

20:
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %22 = load ptr, ptr %21, align 8
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 8
  %24 = load i32, ptr %23, align 8
  %25 = load i32, ptr %22, align 8
  %26 = icmp eq i32 %25, 2
  br i1 %26, label %32, label %27

27:
  %28 = icmp eq i32 %25, 0
  %29 = and i64 %12, -4294967296
  %30 = icmp eq i64 %29, 4294967296
  %31 = and i1 %30, %28
  br i1 %31, label %32, label %356

32:
  %33 = and i64 %12, 4294967295
  %34 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %35 = load i64, ptr %34, align 8
  %36 = and i64 %35, 16777215
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 204
  %38 = load i32, ptr %37, align 4
  %39 = zext i32 %38 to i64
  %40 = shl nuw nsw i64 %39, 24
  %41 = or disjoint i64 %40, %36
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 134
  %43 = load i8, ptr %42, align 2
  %44 = trunc nuw i8 %43 to i1
  br i1 %44, label %50, label %45

45:
  %46 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %47 = load i32, ptr %46, align 8
  %48 = zext i32 %47 to i64
  %49 = or i64 %41, %48
  br label %50

50:
  %51 = phi i64 [ %49, %45 ], [ %41, %32 ]
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %51, ptr %52, align 8
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 0, ptr %53, align 8
  %54 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %55 = load i32, ptr %54, align 8
  %56 = zext i32 %55 to i64
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %56, ptr %57, align 8
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %59 = load ptr, ptr %58, align 8
  %60 = ptrtoint ptr %59 to i64
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %60, ptr %61, align 8
  %62 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %63 = load ptr, ptr %62, align 8
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %63, ptr %64, align 8
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %66 = load ptr, ptr %65, align 8
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %66, ptr %67, align 8
  %68 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %69 = load ptr, ptr %68, align 8
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %69, ptr %70, align 8
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %72 = load ptr, ptr %71, align 8
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %72, ptr %73, align 8
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 14464
  %75 = load i64, ptr %74, align 8
  %76 = shl i64 %75, 20
  %77 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %78 = load i32, ptr %77, align 8
  %79 = lshr i32 %78, 4
  %80 = zext nneg i32 %79 to i64
  %81 = or i64 %76, %80
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %81, ptr %82, align 8
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %84 = load i32, ptr %83, align 8
  %85 = icmp ne i32 %84, 0
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %87 = zext i1 %85 to i8
  store i8 %87, ptr %86, align 1
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 1, ptr %88, align 4
  %89 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  %90 = load ptr, ptr %89, align 8
  %91 = icmp ne ptr %90, null
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %93 = zext i1 %91 to i8
  store i8 %93, ptr %92, align 1
  %94 = icmp samesign ult i64 %33, %56
  br i1 %94, label %95, label %356

95:
  %96 = and i64 %12, -4294967296
  %97 = load i32, ptr %23, align 8
  %98 = tail call i32 @llvm.ctlz.i32(i32 %3, i1 true)
  %99 = add nuw nsw i32 %98, %9
  %100 = sub nsw i32 32, %99
  %101 = mul i32 %97, %100
  %102 = zext i32 %101 to i64
  %103 = add nsw i64 %33, -1
  %104 = add nsw i64 %103, %102
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %106 = load ptr, ptr %105, align 8
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %108 = load ptr, ptr %107, align 8
  %109 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %110 = load i32, ptr %109, align 4
  %111 = icmp eq i32 %110, 0
  %112 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %113 = load i32, ptr %112, align 8
  %114 = icmp eq i32 %113, 0
  br i1 %111, label %115, label %119

115:
  br i1 %114, label %116, label %133

116:
  %117 = getelementptr inbounds nuw i8, ptr %108, i64 216
  %118 = load i64, ptr %117, align 8
  br label %133

119:
  br i1 %114, label %133, label %120

120:
  %121 = getelementptr inbounds nuw i8, ptr %106, i64 14464
  %122 = load i64, ptr %121, align 8
  %123 = getelementptr inbounds nuw i8, ptr %108, i64 200
  %124 = load i32, ptr %123, align 8
  %125 = lshr i32 %124, 4
  %126 = zext nneg i32 %125 to i64
  %127 = shl i64 %122, 30
  %128 = shl nuw nsw i64 %126, 10
  %129 = add i32 %113, 512
  %130 = zext i32 %129 to i64
  %131 = or i64 %127, %130
  %132 = or i64 %131, %128
  br label %133

133:
  %134 = phi i64 [ %118, %116 ], [ %132, %120 ], [ 0, %119 ], [ 0, %115 ]
  %135 = getelementptr inbounds nuw i8, ptr %7, i64 428
  %136 = load i32, ptr %135, align 4
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %144, label %138

138:
  %139 = getelementptr inbounds nuw i8, ptr %7, i64 37704
  %140 = load i32, ptr %139, align 8
  %141 = icmp ne i32 %140, 0
  %142 = icmp ult i64 %104, %56
  %143 = select i1 %141, i1 %142, i1 false
  br i1 %143, label %146, label %356

144:
  %145 = icmp ult i64 %104, %56
  br i1 %145, label %146, label %356

146:
  %147 = add i32 %97, -1
  %148 = zext i32 %147 to i64
  %149 = and i64 %12, %148
  %150 = icmp eq i64 %149, 0
  br i1 %150, label %151, label %356

151:
  %152 = lshr i64 %33, 7
  %153 = lshr i64 %104, 7
  %154 = icmp samesign ugt i64 %152, %153
  br i1 %154, label %183, label %155

155:
  %156 = getelementptr inbounds nuw i8, ptr %7, i64 37696
  %157 = load i32, ptr %156, align 8
  %158 = icmp eq i32 %157, 0
  %159 = getelementptr inbounds nuw i8, ptr %106, i64 14408
  %160 = getelementptr inbounds nuw i8, ptr %7, i64 37704
  %161 = icmp eq i64 %134, 0
  %162 = getelementptr inbounds nuw i8, ptr %106, i64 14392
  br label %163

163:
  %164 = phi i64 [ %152, %155 ], [ %181, %180 ]
  br i1 %158, label %170, label %165

165:
  %166 = load ptr, ptr %159, align 8
  %167 = getelementptr inbounds nuw i32, ptr %166, i64 %164
  %168 = load i32, ptr %167, align 4
  %169 = icmp eq i32 %168, -1
  br i1 %169, label %170, label %356

170:
  %171 = load i32, ptr %160, align 8
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %180, label %173

173:
  br i1 %161, label %356, label %174

174:
  %175 = load ptr, ptr %162, align 8
  %176 = getelementptr inbounds nuw %struct.ScreenLine, ptr %175, i64 %164
  %177 = getelementptr inbounds nuw i8, ptr %176, i64 8
  %178 = load i64, ptr %177, align 8
  %179 = icmp eq i64 %178, %134
  br i1 %179, label %180, label %356

180:
  %181 = add nuw nsw i64 %164, 1
  %182 = icmp eq i64 %164, %153
  br i1 %182, label %183, label %163

183:
  %184 = getelementptr inbounds nuw i8, ptr %106, i64 14480
  %185 = load i32, ptr %184, align 8
  %186 = icmp eq i32 %185, 2
  br i1 %186, label %4196, label %187

187:
  %188 = getelementptr inbounds nuw i8, ptr %22, i64 48
  %189 = load i32, ptr %188, align 8
  %190 = icmp eq i32 %189, 0
  br i1 %190, label %4196, label %191

191:
  %192 = getelementptr inbounds nuw i8, ptr %7, i64 42336
  %193 = add i32 %189, -1
  %194 = zext i32 %193 to i64
  %195 = getelementptr inbounds nuw %struct.ScreenRange, ptr %192, i64 %194
  %196 = load i64, ptr %195, align 8
  %197 = ptrtoint ptr %22 to i64
  %198 = icmp eq i64 %196, %197
  br i1 %198, label %199, label %205

199:
  %200 = getelementptr inbounds nuw i8, ptr %195, i64 24
  %201 = load i64, ptr %200, align 8
  %202 = getelementptr inbounds nuw i8, ptr %108, i64 216
  %203 = load i64, ptr %202, align 8
  %204 = icmp eq i64 %201, %203
  br i1 %204, label %207, label %205

205:
  %206 = getelementptr inbounds nuw i8, ptr %195, i64 8
  br label %226

207:
  %208 = getelementptr inbounds nuw i8, ptr %195, i64 32
  %209 = load i64, ptr %208, align 8
  %210 = getelementptr inbounds nuw i8, ptr %7, i64 41816
  %211 = load i64, ptr %210, align 8
  %212 = icmp eq i64 %209, %211
  %213 = getelementptr inbounds nuw i8, ptr %195, i64 8
  %214 = load i64, ptr %213, align 8
  %215 = sub i64 %214, %96
  %216 = lshr i64 %215, 7
  %217 = tail call i64 @llvm.umin.i64(i64 %216, i64 %152)
  br i1 %212, label %218, label %226

218:
  %219 = icmp ult i64 %215, %56
  br i1 %219, label %220, label %226

220:
  %221 = getelementptr inbounds nuw i8, ptr %195, i64 16
  %222 = load i64, ptr %221, align 8
  %223 = add i64 %222, %215
  %224 = lshr i64 %223, 7
  %225 = tail call i64 @llvm.umax.i64(i64 %224, i64 %153)
  br label %226

226:
  %227 = phi i64 [ %217, %218 ], [ %217, %220 ], [ %152, %207 ], [ %152, %205 ]
  %228 = phi ptr [ %213, %218 ], [ %213, %220 ], [ %213, %207 ], [ %206, %205 ]
  %229 = phi i64 [ %153, %218 ], [ %225, %220 ], [ %153, %207 ], [ %153, %205 ]
  %230 = shl nuw i64 %229, 7
  %231 = add i64 %230, 128
  %232 = icmp ugt i64 %231, %56
  br i1 %232, label %4196, label %233

233:
  %234 = icmp ugt i64 %227, %229
  br i1 %234, label %263, label %235

235:
  %236 = getelementptr inbounds nuw i8, ptr %7, i64 37696
  %237 = load i32, ptr %236, align 8
  %238 = icmp eq i32 %237, 0
  %239 = getelementptr inbounds nuw i8, ptr %106, i64 14408
  %240 = getelementptr inbounds nuw i8, ptr %7, i64 37704
  %241 = icmp eq i64 %134, 0
  %242 = getelementptr inbounds nuw i8, ptr %106, i64 14392
  br label %243

243:
  %244 = phi i64 [ %227, %235 ], [ %261, %260 ]
  br i1 %238, label %250, label %245

245:
  %246 = load ptr, ptr %239, align 8
  %247 = getelementptr inbounds nuw i32, ptr %246, i64 %244
  %248 = load i32, ptr %247, align 4
  %249 = icmp eq i32 %248, -1
  br i1 %249, label %250, label %4196

250:
  %251 = load i32, ptr %240, align 8
  %252 = icmp eq i32 %251, 0
  br i1 %252, label %260, label %253

253:
  br i1 %241, label %4196, label %254

254:
  %255 = load ptr, ptr %242, align 8
  %256 = getelementptr inbounds nuw %struct.ScreenLine, ptr %255, i64 %244
  %257 = getelementptr inbounds nuw i8, ptr %256, i64 8
  %258 = load i64, ptr %257, align 8
  %259 = icmp eq i64 %258, %134
  br i1 %259, label %260, label %4196

260:
  %261 = add nuw nsw i64 %244, 1
  %262 = icmp eq i64 %244, %229
  br i1 %262, label %263, label %243

263:
  %264 = sub nsw i64 %229, %227
  %265 = add nsw i64 %264, 1
  %266 = getelementptr inbounds nuw i8, ptr %106, i64 14408
  %267 = getelementptr inbounds nuw i8, ptr %106, i64 14392
  %268 = icmp ne i64 %265, 0
  %269 = icmp ne i64 %227, 0
  %270 = select i1 %268, i1 %269, i1 false
  br i1 %270, label %271, label %301

271:
  %272 = getelementptr inbounds nuw i8, ptr %7, i64 37696
  %273 = load i32, ptr %272, align 8
  %274 = icmp eq i32 %273, 0
  %275 = getelementptr inbounds nuw i8, ptr %7, i64 37704
  %276 = icmp eq i64 %134, 0
  br label %277

277:
  %278 = phi i64 [ %264, %271 ], [ %297, %296 ]
  %279 = phi i64 [ %227, %271 ], [ %280, %296 ]
  %280 = add nsw i64 %279, -1
  br i1 %274, label %286, label %281

281:
  %282 = load ptr, ptr %266, align 8
  %283 = getelementptr inbounds nuw i32, ptr %282, i64 %280
  %284 = load i32, ptr %283, align 4
  %285 = icmp eq i32 %284, -1
  br i1 %285, label %286, label %301

286:
  %287 = load i32, ptr %275, align 8
  %288 = icmp eq i32 %287, 0
  br i1 %288, label %296, label %289

289:
  br i1 %276, label %301, label %290

290:
  %291 = load ptr, ptr %267, align 8
  %292 = getelementptr inbounds nuw %struct.ScreenLine, ptr %291, i64 %280
  %293 = getelementptr inbounds nuw i8, ptr %292, i64 8
  %294 = load i64, ptr %293, align 8
  %295 = icmp eq i64 %294, %134
  br i1 %295, label %296, label %301

296:
  %297 = add nsw i64 %278, -1
  %298 = icmp ne i64 %278, 0
  %299 = icmp ne i64 %280, 0
  %300 = select i1 %298, i1 %299, i1 false
  br i1 %300, label %277, label %301

301:
  %302 = phi i64 [ %227, %263 ], [ %280, %296 ], [ %279, %290 ], [ %279, %281 ], [ %279, %289 ]
  %303 = icmp eq i64 %265, 0
  br i1 %303, label %336, label %304

304:
  %305 = getelementptr inbounds nuw i8, ptr %7, i64 37696
  %306 = getelementptr inbounds nuw i8, ptr %7, i64 37704
  %307 = icmp eq i64 %134, 0
  br label %308

308:
  %309 = phi i64 [ %264, %304 ], [ %334, %333 ]
  %310 = phi i64 [ %229, %304 ], [ %315, %333 ]
  %311 = shl i64 %310, 7
  %312 = add i64 %311, 256
  %313 = icmp ugt i64 %312, %56
  br i1 %313, label %336, label %314

314:
  %315 = add nuw nsw i64 %310, 1
  %316 = load i32, ptr %305, align 8
  %317 = icmp eq i32 %316, 0
  br i1 %317, label %323, label %318

318:
  %319 = load ptr, ptr %266, align 8
  %320 = getelementptr inbounds nuw i32, ptr %319, i64 %315
  %321 = load i32, ptr %320, align 4
  %322 = icmp eq i32 %321, -1
  br i1 %322, label %323, label %336

323:
  %324 = load i32, ptr %306, align 8
  %325 = icmp eq i32 %324, 0
  br i1 %325, label %333, label %326

326:
  br i1 %307, label %336, label %327

327:
  %328 = load ptr, ptr %267, align 8
  %329 = getelementptr inbounds nuw %struct.ScreenLine, ptr %328, i64 %315
  %330 = getelementptr inbounds nuw i8, ptr %329, i64 8
  %331 = load i64, ptr %330, align 8
  %332 = icmp eq i64 %331, %134
  br i1 %332, label %333, label %336

333:
  %334 = add nsw i64 %309, -1
  %335 = icmp eq i64 %309, 0
  br i1 %335, label %336, label %308

336:
  %337 = phi i64 [ %229, %301 ], [ %315, %333 ], [ %310, %308 ], [ %310, %327 ], [ %310, %318 ], [ %310, %326 ]
  store i64 %197, ptr %195, align 8
  %338 = shl nuw nsw i64 %302, 7
  %339 = add nuw i64 %338, %96
  store i64 %339, ptr %228, align 8
  %340 = sub i64 %337, %302
  %341 = shl i64 %340, 7
  %342 = load ptr, ptr %21, align 8
  %343 = getelementptr inbounds nuw i8, ptr %342, i64 8
  %344 = load i32, ptr %343, align 8
  %345 = zext i32 %344 to i64
  %346 = add i64 %341, 129
  %347 = sub i64 %346, %345
  %348 = getelementptr inbounds nuw i8, ptr %195, i64 16
  store i64 %347, ptr %348, align 8
  %349 = load ptr, ptr %107, align 8
  %350 = getelementptr inbounds nuw i8, ptr %349, i64 216
  %351 = load i64, ptr %350, align 8
  %352 = getelementptr inbounds nuw i8, ptr %195, i64 24
  store i64 %351, ptr %352, align 8
  %353 = getelementptr inbounds nuw i8, ptr %7, i64 41816
  %354 = load i64, ptr %353, align 8
  %355 = getelementptr inbounds nuw i8, ptr %195, i64 32
  store i64 %354, ptr %355, align 8
  br label %4196

356:
  %357 = getelementptr inbounds nuw i8, ptr %22, i64 4
  %358 = load i32, ptr %357, align 4
  %359 = icmp eq i32 %358, 6
  %360 = getelementptr inbounds nuw i8, ptr %0, i64 134
  %361 = zext i1 %359 to i8
  store i8 %361, ptr %360, align 2
  %362 = tail call i32 @llvm.cttz.i32(i32 %24, i1 false)
  %363 = tail call i32 @llvm.ctlz.i32(i32 %3, i1 true)
  %364 = xor i32 %363, 31
  %365 = load i32, ptr %23, align 8
  %366 = zext nneg i32 %362 to i64
  %367 = sub nsw i32 %364, %9
  %368 = zext i32 %367 to i64
  %369 = shl nuw i64 %368, %366
  %370 = zext i32 %365 to i64
  %371 = add nuw i64 %369, %370
  %372 = load i32, ptr %22, align 8
  %373 = icmp eq i32 %372, 2
  br i1 %373, label %379, label %374

374:
  %375 = icmp eq i32 %372, 0
  %376 = and i64 %12, -4294967296
  %377 = icmp eq i64 %376, 4294967296
  %378 = and i1 %377, %375
  br i1 %378, label %379, label %439

379:
  %380 = and i64 %12, 4294967295
  %381 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %382 = load i64, ptr %381, align 8
  %383 = and i64 %382, 16777215
  %384 = getelementptr inbounds nuw i8, ptr %2, i64 204
  %385 = load i32, ptr %384, align 4
  %386 = zext i32 %385 to i64
  %387 = shl nuw nsw i64 %386, 24
  %388 = or disjoint i64 %387, %383
  br i1 %359, label %394, label %389

389:
  %390 = getelementptr inbounds nuw i8, ptr %22, i64 16
  %391 = load i32, ptr %390, align 8
  %392 = zext i32 %391 to i64
  %393 = or i64 %388, %392
  br label %394

394:
  %395 = phi i64 [ %393, %389 ], [ %388, %379 ]
  %396 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %395, ptr %396, align 8
  %397 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 0, ptr %397, align 8
  %398 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %399 = load i32, ptr %398, align 8
  %400 = zext i32 %399 to i64
  %401 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %400, ptr %401, align 8
  %402 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %403 = load ptr, ptr %402, align 8
  %404 = ptrtoint ptr %403 to i64
  %405 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %404, ptr %405, align 8
  %406 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %407 = load ptr, ptr %406, align 8
  %408 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %407, ptr %408, align 8
  %409 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %410 = load ptr, ptr %409, align 8
  %411 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %410, ptr %411, align 8
  %412 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %413 = load ptr, ptr %412, align 8
  %414 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %413, ptr %414, align 8
  %415 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %416 = load ptr, ptr %415, align 8
  %417 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %416, ptr %417, align 8
  %418 = getelementptr inbounds nuw i8, ptr %1, i64 14464
  %419 = load i64, ptr %418, align 8
  %420 = shl i64 %419, 20
  %421 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %422 = load i32, ptr %421, align 8
  %423 = lshr i32 %422, 4
  %424 = zext nneg i32 %423 to i64
  %425 = or i64 %420, %424
  %426 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %425, ptr %426, align 8
  %427 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %428 = load i32, ptr %427, align 8
  %429 = icmp ne i32 %428, 0
  %430 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %431 = zext i1 %429 to i8
  store i8 %431, ptr %430, align 1
  %432 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 1, ptr %432, align 4
  %433 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  %434 = load ptr, ptr %433, align 8
  %435 = icmp ne ptr %434, null
  %436 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %437 = zext i1 %435 to i8
  store i8 %437, ptr %436, align 1
  %438 = icmp samesign ult i64 %380, %400
  br i1 %438, label %596, label %612

439:
  switch i32 %372, label %612 [
    i32 1, label %445
    i32 0, label %440
  ]

440:
  %441 = lshr i64 %12, 32
  %442 = trunc nuw i64 %441 to i32
  %443 = add i32 %442, -1
  %444 = icmp ult i32 %443, 4
  br i1 %444, label %612, label %445

445:
  %446 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %447 = load i64, ptr %446, align 8
  br i1 %359, label %453, label %448

448:
  %449 = getelementptr inbounds nuw i8, ptr %22, i64 12
  %450 = load i32, ptr %449, align 4
  %451 = zext i32 %450 to i64
  %452 = or i64 %447, %451
  br label %453

453:
  %454 = phi i64 [ %452, %448 ], [ %447, %445 ]
  %455 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %454, ptr %455, align 8
  %456 = getelementptr inbounds nuw i8, ptr %7, i64 37656
  %457 = load i64, ptr %456, align 8
  %458 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %457, ptr %458, align 8
  %459 = getelementptr inbounds nuw i8, ptr %0, i64 133
  store i8 0, ptr %459, align 1
  %460 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 0, ptr %460, align 4
  %461 = getelementptr inbounds nuw i8, ptr %7, i64 43712
  %462 = load ptr, ptr %461, align 8
  %463 = icmp eq ptr %462, null
  br i1 %463, label %512, label %464

464:
  %465 = getelementptr inbounds nuw i8, ptr %22, i64 12
  %466 = load i32, ptr %465, align 4
  %467 = zext i32 %466 to i64
  %468 = and i64 %467, 7
  %469 = icmp eq i64 %468, 0
  %470 = and i64 %467, 6
  %471 = icmp eq i64 %470, 6
  %472 = or i1 %469, %471
  br i1 %472, label %473, label %512

473:
  %474 = getelementptr inbounds nuw i8, ptr %1, i64 14816
  %475 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %476 = load i32, ptr %475, align 4
  %477 = zext i32 %476 to i64
  %478 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %474, i64 %477
  %479 = getelementptr inbounds nuw i8, ptr %7, i64 43720
  %480 = load ptr, ptr %479, align 8
  %481 = load i64, ptr %1, align 8
  %482 = mul i64 %481, 96
  %483 = getelementptr inbounds nuw i8, ptr %480, i64 %482
  %484 = getelementptr inbounds nuw i8, ptr %478, i64 112
  store i32 0, ptr %484, align 8
  %485 = getelementptr inbounds nuw i8, ptr %478, i64 116
  %486 = load i32, ptr %485, align 4
  %487 = icmp eq i32 %486, 0
  br i1 %487, label %512, label %488

488:
  store i32 0, ptr %485, align 4
  %489 = getelementptr inbounds nuw i8, ptr %2, i64 200
  br label %490

490:
  %491 = phi i64 [ 0, %488 ], [ %510, %509 ]
  %492 = getelementptr inbounds nuw %struct.FollowedRelease, ptr %483, i64 %491
  %493 = getelementptr inbounds nuw i8, ptr %492, i64 8
  %494 = load i64, ptr %493, align 8
  %495 = trunc i64 %494 to i32
  %496 = lshr i32 %495, 15
  %497 = and i32 %496, 31
  %498 = load i32, ptr %475, align 4
  %499 = icmp eq i32 %497, %498
  br i1 %499, label %500, label %509

500:
  %501 = lshr i64 %494, 24
  %502 = and i64 %501, 65535
  %503 = load i32, ptr %489, align 8
  %504 = lshr i32 %503, 4
  %505 = zext nneg i32 %504 to i64
  %506 = icmp eq i64 %502, %505
  br i1 %506, label %507, label %509

507:
  %508 = getelementptr inbounds nuw i8, ptr %492, i64 20
  store i32 0, ptr %508, align 4
  br label %509

509:
  %510 = add nuw nsw i64 %491, 1
  %511 = icmp eq i64 %510, 4
  br i1 %511, label %512, label %490

512:
  %513 = load ptr, ptr %21, align 8
  %514 = ptrtoint ptr %513 to i64
  %515 = load ptr, ptr %0, align 8
  %516 = getelementptr inbounds nuw i8, ptr %515, i64 37712
  %517 = udiv i64 %514, 56
  %518 = and i64 %517, 63
  %519 = getelementptr inbounds nuw %struct.ScreenCache, ptr %516, i64 %518
  %520 = load i64, ptr %519, align 8
  %521 = icmp eq i64 %520, %514
  br i1 %521, label %522, label %529

522:
  %523 = getelementptr inbounds nuw i8, ptr %519, i64 8
  %524 = load i64, ptr %523, align 8
  %525 = sub i64 %12, %524
  %526 = getelementptr inbounds nuw i8, ptr %519, i64 16
  %527 = load i64, ptr %526, align 8
  %528 = icmp ult i64 %525, %527
  br i1 %528, label %535, label %529

529:
  %530 = tail call preserve_allcc i32 @search(ptr %0, ptr %2, i64 %12, ptr %519)
  %531 = icmp eq i32 %530, 0
  br i1 %531, label %612, label %532

532:
  %533 = getelementptr inbounds nuw i8, ptr %519, i64 8
  %534 = load i64, ptr %533, align 8
  br label %535

535:
  %536 = phi i64 [ %534, %532 ], [ %524, %522 ]
  %537 = getelementptr inbounds nuw i8, ptr %519, i64 8
  %538 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %536, ptr %538, align 8
  %539 = getelementptr inbounds nuw i8, ptr %519, i64 16
  %540 = load i64, ptr %539, align 8
  %541 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %540, ptr %541, align 8
  %542 = getelementptr inbounds nuw i8, ptr %519, i64 24
  %543 = load i64, ptr %542, align 8
  %544 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %543, ptr %544, align 8
  %545 = getelementptr inbounds nuw i8, ptr %519, i64 40
  %546 = load ptr, ptr %545, align 8
  %547 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %546, ptr %547, align 8
  %548 = getelementptr inbounds nuw i8, ptr %519, i64 48
  %549 = load ptr, ptr %548, align 8
  %550 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %549, ptr %550, align 8
  %551 = getelementptr inbounds nuw i8, ptr %519, i64 56
  %552 = load ptr, ptr %551, align 8
  %553 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %552, ptr %553, align 8
  %554 = shl i64 %12, 1
  %555 = getelementptr inbounds nuw i8, ptr %519, i64 32
  %556 = load i64, ptr %555, align 8
  %557 = load i64, ptr %537, align 8
  %558 = add i64 %556, %557
  %559 = sub i64 %554, %558
  store i64 %12, ptr %555, align 8
  %560 = load i64, ptr %539, align 8
  %561 = icmp ult i64 %559, %560
  %562 = load ptr, ptr %545, align 8
  %563 = icmp eq ptr %562, null
  br i1 %561, label %564, label %568

564:
  br i1 %563, label %572, label %565

565:
  %566 = lshr i64 %559, 7
  %567 = getelementptr inbounds nuw %struct.ScreenLine, ptr %562, i64 %566
  tail call void @llvm.prefetch.p0(ptr %567, i32 1, i32 3, i32 1)
  br label %569

568:
  br i1 %563, label %572, label %569

569:
  %570 = load i64, ptr %538, align 8
  %571 = load i64, ptr %541, align 8
  br label %596

572:
  %573 = load i64, ptr %538, align 8
  %574 = add i64 %371, %12
  %575 = sub i64 %574, %573
  %576 = load i64, ptr %541, align 8
  %577 = icmp ugt i64 %575, %576
  br i1 %577, label %612, label %578

578:
  %579 = load ptr, ptr %21, align 8
  %580 = getelementptr inbounds nuw i8, ptr %579, i64 4
  %581 = load i32, ptr %580, align 4
  switch i32 %581, label %582 [
    i32 4, label %4196
    i32 0, label %4196
  ]

582:
  %583 = load ptr, ptr %0, align 8
  %584 = getelementptr inbounds nuw i8, ptr %579, i64 20
  %585 = load i32, ptr %584, align 4
  %586 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %587 = load i32, ptr %586, align 8
  %588 = tail call i32 @llvm.cttz.i32(i32 %587, i1 false)
  %589 = getelementptr inbounds nuw i8, ptr %583, i64 328
  store i32 22, ptr %589, align 8
  %590 = getelementptr inbounds nuw i8, ptr %583, i64 332
  store i32 %585, ptr %590, align 4
  %591 = getelementptr inbounds nuw i8, ptr %583, i64 336
  store i32 %588, ptr %591, align 8
  %592 = getelementptr inbounds nuw i8, ptr %583, i64 352
  store i64 0, ptr %592, align 8
  %593 = getelementptr inbounds nuw i8, ptr %583, i64 368
  store i32 0, ptr %593, align 8
  %594 = getelementptr inbounds nuw i8, ptr %583, i64 360
  store i32 0, ptr %594, align 8
  %595 = getelementptr inbounds nuw i8, ptr %583, i64 364
  store i32 0, ptr %595, align 4
  br label %4196

596:
  %597 = phi i64 [ %571, %569 ], [ %400, %394 ]
  %598 = phi i64 [ %570, %569 ], [ 0, %394 ]
  %599 = phi i64 [ %12, %569 ], [ %380, %394 ]
  %600 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %601 = sub i64 %599, %598
  %602 = trunc i64 %601 to i32
  %603 = shl nuw i32 1, %362
  %604 = add i32 %603, -1
  %605 = and i32 %604, %602
  %606 = add i64 %601, %371
  %607 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %608 = icmp ugt i64 %606, %597
  %609 = add i32 %605, %365
  %610 = icmp ugt i32 %609, %603
  %611 = select i1 %608, i1 true, i1 %610
  br i1 %611, label %612, label %614

612:
  %613 = tail call preserve_allcc i32 @screen_apart(ptr %0, ptr %1, ptr %2, i64 %12, i32 %9, i32 %362, i32 %3)
  br label %4196

614:
  %615 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %616 = load i8, ptr %615, align 4
  %617 = trunc nuw i8 %616 to i1
  br i1 %617, label %618, label %646

618:
  %619 = load ptr, ptr %0, align 8
  %620 = getelementptr inbounds nuw i8, ptr %619, i64 37696
  %621 = load i32, ptr %620, align 8
  %622 = icmp eq i32 %621, 0
  br i1 %622, label %646, label %623

623:
  %624 = load ptr, ptr %21, align 8
  %625 = getelementptr inbounds nuw i8, ptr %624, i64 8
  %626 = load i32, ptr %625, align 8
  %627 = icmp ult i32 %626, 4
  br i1 %627, label %628, label %646

628:
  %629 = lshr exact i32 %3, %9
  %630 = tail call preserve_allcc i1 @check_parts(ptr %0, i64 %601, i32 %362, i32 %629)
  br i1 %630, label %646, label %631

631:
  %632 = load ptr, ptr %0, align 8
  %633 = load ptr, ptr %21, align 8
  %634 = getelementptr inbounds nuw i8, ptr %633, i64 20
  %635 = load i32, ptr %634, align 4
  %636 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %637 = load i32, ptr %636, align 8
  %638 = tail call i32 @llvm.cttz.i32(i32 %637, i1 false)
  %639 = getelementptr inbounds nuw i8, ptr %632, i64 328
  store i32 22, ptr %639, align 8
  %640 = getelementptr inbounds nuw i8, ptr %632, i64 332
  store i32 %635, ptr %640, align 4
  %641 = getelementptr inbounds nuw i8, ptr %632, i64 336
  store i32 %638, ptr %641, align 8
  %642 = getelementptr inbounds nuw i8, ptr %632, i64 352
  store i64 0, ptr %642, align 8
  %643 = getelementptr inbounds nuw i8, ptr %632, i64 368
  store i32 0, ptr %643, align 8
  %644 = getelementptr inbounds nuw i8, ptr %632, i64 360
  store i32 0, ptr %644, align 8
  %645 = getelementptr inbounds nuw i8, ptr %632, i64 364
  store i32 0, ptr %645, align 4
  br label %4196

646:
  %647 = add i64 %606, -1
  %648 = lshr i64 %647, 7
  %649 = lshr i64 %601, 7
  %650 = icmp samesign ugt i64 %649, %648
  br i1 %650, label %4196, label %651

651:
  %652 = zext nneg i32 %605 to i64
  %653 = sub i64 %652, %601
  %654 = icmp eq i32 %362, 2
  %655 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %656 = shl nuw nsw i64 %366, 3
  %657 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %658 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %659 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %660 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %661 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %662 = getelementptr inbounds nuw i8, ptr %0, i64 137
  %663 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %664 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %665 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %666 = getelementptr inbounds nuw i8, ptr %0, i64 96
  br label %667

667:
  %668 = phi i64 [ %649, %651 ], [ %1505, %1504 ]
  %669 = shl nuw i64 %668, 7
  %670 = add i64 %653, %669
  %671 = ashr i64 %670, %366
  %672 = add nsw i64 %671, %10
  br i1 %654, label %673, label %684

673:
  %674 = add i64 %672, -32
  %675 = icmp ult i64 %674, -63
  br i1 %675, label %686, label %676

676:
  %677 = icmp sgt i64 %672, -1
  %678 = trunc nsw i64 %672 to i32
  br i1 %677, label %679, label %681

679:
  %680 = lshr i32 %3, %678
  br label %686

681:
  %682 = sub nsw i32 0, %678
  %683 = shl i32 %3, %682
  br label %686

684:
  %685 = tail call preserve_allcc i32 @words_of(i32 %3, i64 %672, i32 %362, i32 %605, i32 %365)
  br label %686

686:
  %687 = phi i32 [ %685, %684 ], [ 0, %673 ], [ %680, %679 ], [ %683, %681 ]
  %688 = load i64, ptr %655, align 8
  %689 = shl i64 %672, 7
  %690 = and i64 %689, 32640
  %691 = or i64 %690, %656
  %692 = xor i64 %691, 16384
  %693 = or i64 %688, %692
  %694 = load ptr, ptr %657, align 8
  %695 = getelementptr inbounds nuw %struct.ScreenLine, ptr %694, i64 %668
  %696 = icmp eq i32 %687, 0
  br i1 %696, label %1459, label %697

697:
  %698 = load i64, ptr %607, align 8
  %699 = icmp ult i64 %669, %698
  br i1 %699, label %700, label %1459

700:
  %701 = load i8, ptr %615, align 4
  %702 = trunc nuw i8 %701 to i1
  %703 = load ptr, ptr %0, align 8
  br i1 %702, label %704, label %737

704:
  %705 = getelementptr inbounds nuw i8, ptr %703, i64 37696
  %706 = load i32, ptr %705, align 8
  %707 = icmp eq i32 %706, 0
  br i1 %707, label %731, label %708

708:
  %709 = load ptr, ptr %21, align 8
  %710 = getelementptr inbounds nuw i8, ptr %709, i64 8
  %711 = load i32, ptr %710, align 8
  %712 = icmp ult i32 %711, 4
  br i1 %712, label %731, label %713

713:
  %714 = getelementptr inbounds nuw i8, ptr %709, i64 4
  %715 = load i32, ptr %714, align 4
  %716 = add i32 %715, -1
  %717 = and i32 %716, -6
  %718 = icmp eq i32 %717, 0
  %719 = load ptr, ptr %658, align 8
  %720 = getelementptr inbounds nuw i32, ptr %719, i64 %668
  %721 = load i32, ptr %720, align 4
  br i1 %718, label %722, label %727

722:
  %723 = or i32 %721, %687
  store i32 %723, ptr %720, align 4
  %724 = load ptr, ptr %0, align 8
  %725 = load i8, ptr %615, align 4
  %726 = trunc nuw i8 %725 to i1
  br label %731

727:
  %728 = xor i32 %721, -1
  %729 = and i32 %687, %728
  %730 = icmp eq i32 %729, 0
  br i1 %730, label %731, label %1489

731:
  %732 = phi i1 [ %726, %722 ], [ true, %727 ], [ true, %708 ], [ true, %704 ]
  %733 = phi ptr [ %724, %722 ], [ %703, %727 ], [ %703, %708 ], [ %703, %704 ]
  %734 = getelementptr inbounds nuw i8, ptr %733, i64 37704
  %735 = load i32, ptr %734, align 8
  %736 = icmp eq i32 %735, 0
  br i1 %736, label %741, label %764

737:
  %738 = getelementptr inbounds nuw i8, ptr %703, i64 37704
  %739 = load i32, ptr %738, align 8
  %740 = icmp eq i32 %739, 0
  br i1 %740, label %742, label %774

741:
  br i1 %732, label %1459, label %742

742:
  %743 = load ptr, ptr %21, align 8
  %744 = getelementptr inbounds nuw i8, ptr %743, i64 4
  %745 = load i32, ptr %744, align 4
  switch i32 %745, label %746 [
    i32 4, label %1459
    i32 0, label %1459
  ]

746:
  %747 = lshr i64 %668, 5
  %748 = load ptr, ptr %659, align 8
  %749 = getelementptr inbounds nuw %struct.ScreenPage, ptr %748, i64 %747
  %750 = load atomic i64, ptr %749 acquire, align 8
  %751 = load ptr, ptr %0, align 8
  %752 = getelementptr inbounds nuw i8, ptr %751, i64 37656
  %753 = load i64, ptr %752, align 8
  %754 = icmp eq i64 %750, %753
  br i1 %754, label %1459, label %755

755:
  %756 = add i64 %753, -1
  %757 = icmp eq i64 %750, %756
  br i1 %757, label %758, label %762

758:
  %759 = load ptr, ptr %21, align 8
  %760 = getelementptr inbounds nuw i8, ptr %759, i64 4
  %761 = load i32, ptr %760, align 4
  switch i32 %761, label %762 [
    i32 4, label %1459
    i32 0, label %1459
  ]

762:
  %763 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %747)
  br i1 %763, label %1459, label %1489

764:
  br i1 %732, label %765, label %774

765:
  %766 = load ptr, ptr %21, align 8
  %767 = getelementptr inbounds nuw i8, ptr %766, i64 4
  %768 = load i32, ptr %767, align 4
  switch i32 %768, label %769 [
    i32 4, label %792
    i32 0, label %792
  ]

769:
  %770 = tail call preserve_allcc i1 @may_overwrite(ptr %0, i64 %668, i32 %687)
  br i1 %770, label %771, label %1489

771:
  %772 = load i8, ptr %615, align 4
  %773 = trunc nuw i8 %772 to i1
  br i1 %773, label %792, label %774

774:
  %775 = lshr i64 %668, 5
  %776 = load ptr, ptr %659, align 8
  %777 = getelementptr inbounds nuw %struct.ScreenPage, ptr %776, i64 %775
  %778 = load atomic i64, ptr %777 acquire, align 8
  %779 = load ptr, ptr %0, align 8
  %780 = getelementptr inbounds nuw i8, ptr %779, i64 37656
  %781 = load i64, ptr %780, align 8
  %782 = icmp eq i64 %778, %781
  br i1 %782, label %792, label %783

783:
  %784 = add i64 %781, -1
  %785 = icmp eq i64 %778, %784
  br i1 %785, label %786, label %790

786:
  %787 = load ptr, ptr %21, align 8
  %788 = getelementptr inbounds nuw i8, ptr %787, i64 4
  %789 = load i32, ptr %788, align 4
  switch i32 %789, label %790 [
    i32 4, label %792
    i32 0, label %792
  ]

790:
  %791 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %775)
  br i1 %791, label %792, label %1489

792:
  %793 = load i8, ptr %615, align 4
  %794 = trunc nuw i8 %793 to i1
  br i1 %794, label %854, label %795

795:
  %796 = icmp eq i32 %687, -1
  %797 = and i64 %688, 7
  %798 = icmp eq i64 %797, 0
  %799 = and i1 %796, %798
  %800 = and i64 %693, 64
  %801 = icmp eq i64 %800, 0
  %802 = select i1 %799, i1 %801, i1 false
  br i1 %802, label %803, label %854

803:
  %804 = load ptr, ptr %21, align 8
  %805 = getelementptr inbounds nuw i8, ptr %804, i64 4
  %806 = load i32, ptr %805, align 4
  %807 = icmp eq i32 %806, 4
  br i1 %807, label %854, label %808

808:
  %809 = load ptr, ptr %0, align 8
  %810 = load ptr, ptr %659, align 8
  %811 = lshr i64 %668, 5
  %812 = getelementptr inbounds nuw %struct.ScreenPage, ptr %810, i64 %811
  %813 = getelementptr inbounds nuw i8, ptr %812, i64 8
  %814 = and i64 %668, 31
  %815 = getelementptr inbounds nuw i64, ptr %813, i64 %814
  %816 = icmp eq i32 %806, 0
  %817 = load atomic i64, ptr %815 monotonic, align 8
  %818 = select i1 %816, i64 2, i64 1
  %819 = icmp eq i64 %817, 0
  br i1 %819, label %820, label %822

820:
  %821 = or disjoint i64 %818, %693
  br label %843

822:
  %823 = and i64 %817, -8
  %824 = icmp eq i64 %823, %693
  br i1 %824, label %825, label %827

825:
  %826 = or i64 %817, %818
  br label %843

827:
  %828 = xor i64 %817, %688
  %829 = icmp ult i64 %828, 1099511627776
  br i1 %829, label %830, label %854

830:
  %831 = lshr i64 %817, 24
  %832 = and i64 %831, 65535
  %833 = lshr i64 %693, 24
  %834 = and i64 %833, 65535
  %835 = icmp samesign ult i64 %832, %834
  br i1 %835, label %836, label %854

836:
  %837 = and i64 %817, 5
  %838 = icmp ne i64 %837, 0
  %839 = and i1 %816, %838
  %840 = select i1 %839, i64 4, i64 0
  %841 = or disjoint i64 %693, %840
  %842 = or disjoint i64 %841, %818
  br label %843

843:
  %844 = phi i64 [ %842, %836 ], [ %826, %825 ], [ %821, %820 ]
  %845 = getelementptr inbounds nuw i8, ptr %809, i64 37688
  %846 = load i32, ptr %845, align 8
  %847 = icmp eq i32 %846, 0
  br i1 %847, label %849, label %848

848:
  store i64 %844, ptr %815, align 8
  br label %1459

849:
  %850 = icmp eq i64 %817, %844
  br i1 %850, label %1459, label %851

851:
  %852 = cmpxchg ptr %815, i64 %817, i64 %844 monotonic monotonic, align 8
  %853 = extractvalue { i64, i1 } %852, 1
  br i1 %853, label %1459, label %854

854:
  %855 = load i8, ptr %660, align 8
  %856 = trunc nuw i8 %855 to i1
  br i1 %856, label %857, label %915

857:
  %858 = load i8, ptr %615, align 4
  %859 = trunc nuw i8 %858 to i1
  br i1 %859, label %915, label %860

860:
  %861 = load ptr, ptr %659, align 8
  %862 = lshr i64 %668, 5
  %863 = getelementptr inbounds nuw %struct.ScreenPage, ptr %861, i64 %862
  %864 = getelementptr inbounds nuw i8, ptr %863, i64 8
  %865 = and i64 %668, 31
  %866 = getelementptr inbounds nuw i64, ptr %864, i64 %865
  %867 = load atomic i64, ptr %866 monotonic, align 8
  %868 = icmp eq i64 %867, -1
  br i1 %868, label %869, label %871

869:
  %870 = load i64, ptr %695, align 8
  br label %900

871:
  %872 = load ptr, ptr %0, align 8
  %873 = getelementptr inbounds nuw i8, ptr %872, i64 37688
  %874 = load i32, ptr %873, align 8
  %875 = icmp eq i32 %874, 0
  br i1 %875, label %877, label %876

876:
  store i64 -1, ptr %866, align 8
  br label %879

877:
  %878 = atomicrmw xchg ptr %866, i64 -1 monotonic, align 8
  br label %879

879:
  %880 = phi i64 [ %867, %876 ], [ %878, %877 ]
  %881 = load i64, ptr %661, align 8
  store i64 %881, ptr %695, align 8
  %882 = and i64 %880, 5
  %883 = icmp ne i64 %882, 0
  %884 = sext i1 %883 to i32
  %885 = getelementptr inbounds nuw i8, ptr %695, i64 48
  store i32 %884, ptr %885, align 8
  %886 = shl i64 %880, 62
  %887 = ashr i64 %886, 63
  %888 = trunc nsw i64 %887 to i32
  %889 = getelementptr inbounds nuw i8, ptr %695, i64 56
  store i32 %888, ptr %889, align 8
  %890 = getelementptr inbounds nuw i8, ptr %695, i64 60
  store i32 0, ptr %890, align 4
  %891 = getelementptr inbounds nuw i8, ptr %695, i64 52
  store i32 0, ptr %891, align 4
  %892 = and i64 %880, -8
  %893 = getelementptr inbounds nuw i8, ptr %695, i64 16
  %894 = getelementptr inbounds nuw i8, ptr %695, i64 32
  store i64 %892, ptr %894, align 8
  store i64 %892, ptr %893, align 8
  %895 = and i64 %880, 1
  %896 = icmp eq i64 %895, 0
  br i1 %896, label %897, label %900

897:
  %898 = and i64 %880, -16777216
  %899 = add i64 %898, -16777096
  store i64 %899, ptr %893, align 8
  br label %900

900:
  %901 = phi i64 [ %870, %869 ], [ %881, %879 ], [ %881, %897 ]
  %902 = load i64, ptr %661, align 8
  %903 = icmp eq i64 %901, %902
  br i1 %903, label %904, label %913

904:
  %905 = getelementptr inbounds nuw i8, ptr %695, i64 48
  %906 = load i32, ptr %905, align 8
  %907 = getelementptr inbounds nuw i8, ptr %695, i64 52
  %908 = load i32, ptr %907, align 4
  %909 = or i32 %908, %906
  %910 = and i32 %909, %687
  %911 = icmp eq i32 %910, 0
  %912 = zext i1 %911 to i8
  br label %913

913:
  %914 = phi i8 [ 1, %900 ], [ %912, %904 ]
  store i8 %914, ptr %662, align 1
  br label %915

915:
  %916 = load i64, ptr %695, align 8
  %917 = load i64, ptr %661, align 8
  %918 = icmp eq i64 %916, %917
  br i1 %918, label %919, label %984

919:
  %920 = load ptr, ptr %21, align 8
  %921 = getelementptr inbounds nuw i8, ptr %920, i64 4
  %922 = load i32, ptr %921, align 4
  switch i32 %922, label %941 [
    i32 4, label %923
    i32 0, label %923
  ]

923:
  %924 = getelementptr inbounds nuw i8, ptr %695, i64 32
  %925 = load i64, ptr %924, align 8
  %926 = icmp eq i64 %925, %693
  br i1 %926, label %927, label %984

927:
  %928 = getelementptr inbounds nuw i8, ptr %695, i64 56
  %929 = load i32, ptr %928, align 8
  %930 = xor i32 %929, -1
  %931 = and i32 %687, %930
  %932 = icmp eq i32 %931, 0
  br i1 %932, label %933, label %984

933:
  %934 = getelementptr inbounds nuw i8, ptr %695, i64 48
  %935 = load i32, ptr %934, align 8
  %936 = getelementptr inbounds nuw i8, ptr %695, i64 52
  %937 = load i32, ptr %936, align 4
  %938 = or i32 %937, %935
  %939 = and i32 %938, %687
  %940 = icmp eq i32 %939, 0
  br i1 %940, label %1459, label %984

941:
  %942 = load i8, ptr %663, align 1
  %943 = trunc nuw i8 %942 to i1
  %944 = and i64 %688, 7
  %945 = icmp eq i64 %944, 0
  %946 = or i1 %945, %943
  %947 = and i64 %688, 6
  %948 = icmp eq i64 %947, 6
  %949 = select i1 %946, i1 true, i1 %948
  br i1 %949, label %984, label %950

950:
  %951 = getelementptr inbounds nuw i8, ptr %695, i64 48
  %952 = load i32, ptr %951, align 8
  %953 = xor i32 %952, -1
  %954 = and i32 %687, %953
  %955 = icmp eq i32 %954, 0
  br i1 %955, label %956, label %984

956:
  %957 = getelementptr inbounds nuw i8, ptr %695, i64 16
  %958 = load i64, ptr %957, align 8
  %959 = and i64 %958, 120
  %960 = icmp eq i64 %959, 120
  br i1 %960, label %961, label %984

961:
  %962 = icmp ugt i64 %958, -1099511627777
  %963 = xor i64 %958, %693
  %964 = icmp ult i64 %963, 16777216
  %965 = select i1 %962, i1 true, i1 %964
  br i1 %965, label %966, label %984

966:
  %967 = and i64 %958, 7
  %968 = icmp ne i64 %967, 0
  %969 = xor i64 %958, %688
  %970 = and i64 %969, 7
  %971 = icmp eq i64 %970, 0
  %972 = select i1 %968, i1 %971, i1 false
  br i1 %972, label %973, label %984

973:
  %974 = getelementptr inbounds nuw i8, ptr %695, i64 52
  %975 = load i32, ptr %974, align 4
  %976 = getelementptr inbounds nuw i8, ptr %695, i64 56
  %977 = load i32, ptr %976, align 8
  %978 = or i32 %977, %975
  %979 = getelementptr inbounds nuw i8, ptr %695, i64 60
  %980 = load i32, ptr %979, align 4
  %981 = or i32 %978, %980
  %982 = and i32 %981, %687
  %983 = icmp eq i32 %982, 0
  br i1 %983, label %1459, label %984

984:
  %985 = load i8, ptr %615, align 4
  %986 = trunc nuw i8 %985 to i1
  br i1 %986, label %1039, label %987

987:
  %988 = load ptr, ptr %0, align 8
  %989 = getelementptr inbounds nuw i8, ptr %988, i64 37688
  %990 = load i32, ptr %989, align 8
  %991 = icmp eq i32 %990, 0
  br i1 %991, label %992, label %1001

992:
  %993 = getelementptr inbounds nuw i8, ptr %695, i64 8
  br label %994

994:
  %995 = atomicrmw or ptr %993, i64 1 acquire, align 8
  %996 = and i64 %995, 1
  %997 = icmp eq i64 %996, 0
  br i1 %997, label %998, label %994

998:
  %999 = load i8, ptr %615, align 4
  %1000 = trunc nuw i8 %999 to i1
  br i1 %1000, label %1039, label %1001

1001:
  %1002 = load ptr, ptr %659, align 8
  %1003 = lshr i64 %668, 5
  %1004 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1002, i64 %1003
  %1005 = getelementptr inbounds nuw i8, ptr %1004, i64 8
  %1006 = and i64 %668, 31
  %1007 = getelementptr inbounds nuw i64, ptr %1005, i64 %1006
  %1008 = load atomic i64, ptr %1007 monotonic, align 8
  %1009 = icmp eq i64 %1008, -1
  br i1 %1009, label %1039, label %1010

1010:
  %1011 = load ptr, ptr %0, align 8
  %1012 = getelementptr inbounds nuw i8, ptr %1011, i64 37688
  %1013 = load i32, ptr %1012, align 8
  %1014 = icmp eq i32 %1013, 0
  br i1 %1014, label %1016, label %1015

1015:
  store i64 -1, ptr %1007, align 8
  br label %1018

1016:
  %1017 = atomicrmw xchg ptr %1007, i64 -1 monotonic, align 8
  br label %1018

1018:
  %1019 = phi i64 [ %1008, %1015 ], [ %1017, %1016 ]
  %1020 = load i64, ptr %661, align 8
  store i64 %1020, ptr %695, align 8
  %1021 = and i64 %1019, 5
  %1022 = icmp ne i64 %1021, 0
  %1023 = sext i1 %1022 to i32
  %1024 = getelementptr inbounds nuw i8, ptr %695, i64 48
  store i32 %1023, ptr %1024, align 8
  %1025 = shl i64 %1019, 62
  %1026 = ashr i64 %1025, 63
  %1027 = trunc nsw i64 %1026 to i32
  %1028 = getelementptr inbounds nuw i8, ptr %695, i64 56
  store i32 %1027, ptr %1028, align 8
  %1029 = getelementptr inbounds nuw i8, ptr %695, i64 60
  store i32 0, ptr %1029, align 4
  %1030 = getelementptr inbounds nuw i8, ptr %695, i64 52
  store i32 0, ptr %1030, align 4
  %1031 = and i64 %1019, -8
  %1032 = getelementptr inbounds nuw i8, ptr %695, i64 16
  %1033 = getelementptr inbounds nuw i8, ptr %695, i64 32
  store i64 %1031, ptr %1033, align 8
  store i64 %1031, ptr %1032, align 8
  %1034 = and i64 %1019, 1
  %1035 = icmp eq i64 %1034, 0
  br i1 %1035, label %1036, label %1039

1036:
  %1037 = and i64 %1019, -16777216
  %1038 = add i64 %1037, -16777096
  store i64 %1038, ptr %1032, align 8
  br label %1039

1039:
  %1040 = phi i1 [ true, %998 ], [ %991, %1036 ], [ %991, %1018 ], [ %991, %1001 ], [ false, %984 ]
  %1041 = load i64, ptr %695, align 8
  %1042 = load i64, ptr %661, align 8
  %1043 = icmp eq i64 %1041, %1042
  br i1 %1043, label %1171, label %1044

1044:
  %1045 = load ptr, ptr %21, align 8
  %1046 = getelementptr inbounds nuw i8, ptr %1045, i64 4
  %1047 = load i32, ptr %1046, align 4
  %1048 = and i32 %1047, -5
  %1049 = icmp eq i32 %1048, 0
  %1050 = select i1 %1049, i32 2, i32 0
  store i64 %1042, ptr %695, align 8
  %1051 = getelementptr inbounds nuw i8, ptr %695, i64 48
  %1052 = getelementptr inbounds nuw i8, ptr %695, i64 60
  store i32 0, ptr %1052, align 4
  %1053 = getelementptr inbounds nuw i8, ptr %695, i64 56
  store i32 0, ptr %1053, align 8
  %1054 = getelementptr inbounds nuw i8, ptr %695, i64 52
  store i32 0, ptr %1054, align 4
  store i32 0, ptr %1051, align 8
  %1055 = getelementptr inbounds nuw i8, ptr %695, i64 8
  store i64 0, ptr %1055, align 8
  %1056 = trunc i64 %693 to i32
  %1057 = and i32 %1056, 120
  %1058 = icmp eq i32 %1057, 72
  br i1 %1058, label %1059, label %1121

1059:
  %1060 = load i8, ptr %615, align 4
  %1061 = trunc nuw i8 %1060 to i1
  br i1 %1061, label %1062, label %1120

1062:
  %1063 = load i8, ptr %663, align 1
  %1064 = trunc nuw i8 %1063 to i1
  %1065 = and i64 %688, 7
  %1066 = icmp ne i64 %1065, 0
  %1067 = or i1 %1066, %1064
  br i1 %1067, label %1120, label %1068

1068:
  %1069 = load ptr, ptr %664, align 8
  %1070 = load ptr, ptr %657, align 8
  %1071 = ptrtoint ptr %695 to i64
  %1072 = ptrtoint ptr %1070 to i64
  %1073 = sub i64 %1071, %1072
  %1074 = getelementptr inbounds nuw i16, ptr %1069, i64 %1073
  %1075 = load ptr, ptr %21, align 8
  %1076 = getelementptr inbounds nuw i8, ptr %1075, i64 4
  %1077 = load i32, ptr %1076, align 4
  %1078 = and i32 %1077, -5
  %1079 = icmp eq i32 %1078, 0
  %1080 = lshr i32 %1056, 10
  %1081 = and i32 %1080, 16352
  %1082 = select i1 %1079, i64 32, i64 0
  %1083 = getelementptr inbounds nuw i16, ptr %1074, i64 %1082
  br label %1084

1084:
  %1085 = phi i32 [ %1096, %1084 ], [ %687, %1068 ]
  %1086 = tail call i32 @llvm.cttz.i32(i32 %1085, i1 true)
  %1087 = load ptr, ptr %665, align 8
  %1088 = zext nneg i32 %1086 to i64
  %1089 = getelementptr inbounds nuw i8, ptr %1087, i64 %1088
  %1090 = load i8, ptr %1089, align 1
  %1091 = zext i8 %1090 to i32
  %1092 = or i32 %1081, %1091
  %1093 = trunc nuw nsw i32 %1092 to i16
  %1094 = getelementptr inbounds nuw i16, ptr %1083, i64 %1088
  store i16 %1093, ptr %1094, align 2
  %1095 = add i32 %1085, -1
  %1096 = and i32 %1095, %1085
  %1097 = icmp eq i32 %1096, 0
  br i1 %1097, label %1098, label %1084

1098:
  %1099 = and i64 %693, -16777216
  %1100 = or disjoint i64 %1099, 64
  %1101 = select i1 %1079, i64 2, i64 0
  switch i32 %1077, label %1102 [
    i32 4, label %1114
    i32 0, label %1114
  ]

1102:
  %1103 = load i64, ptr %1055, align 8
  %1104 = icmp eq i64 %1103, 0
  br i1 %1104, label %1110, label %1105

1105:
  %1106 = load ptr, ptr %0, align 8
  store i64 0, ptr %1055, align 8
  %1107 = getelementptr inbounds nuw i8, ptr %1106, i64 41816
  %1108 = load i64, ptr %1107, align 8
  %1109 = add i64 %1108, 1
  store i64 %1109, ptr %1107, align 8
  br label %1110

1110:
  %1111 = xor i32 %687, -1
  %1112 = load i32, ptr %1053, align 8
  %1113 = and i32 %1112, %1111
  store i32 %1113, ptr %1053, align 8
  br label %1114

1114:
  %1115 = getelementptr inbounds nuw i32, ptr %1051, i64 %1101
  %1116 = load i32, ptr %1115, align 4
  %1117 = or i32 %1116, %687
  store i32 %1117, ptr %1115, align 4
  %1118 = getelementptr inbounds nuw i8, ptr %695, i64 16
  %1119 = getelementptr inbounds nuw i64, ptr %1118, i64 %1101
  store i64 %1100, ptr %1119, align 8
  br label %1435

1120:
  tail call preserve_allcc void @remember(ptr %0, ptr %695, i32 %1050, i64 %693, i32 %687)
  br label %1435

1121:
  %1122 = zext nneg i32 %1050 to i64
  %1123 = getelementptr inbounds nuw i32, ptr %1051, i64 %1122
  store i32 %687, ptr %1123, align 4
  %1124 = getelementptr inbounds nuw i8, ptr %695, i64 16
  %1125 = getelementptr inbounds nuw i64, ptr %1124, i64 %1122
  store i64 %693, ptr %1125, align 8
  switch i32 %1047, label %1435 [
    i32 4, label %1126
    i32 0, label %1126
  ]

1126:
  %1127 = load ptr, ptr %0, align 8
  %1128 = getelementptr inbounds nuw i8, ptr %1127, i64 37692
  %1129 = load i32, ptr %1128, align 4
  %1130 = icmp eq i32 %1129, 0
  br i1 %1130, label %1131, label %1435

1131:
  %1132 = getelementptr inbounds nuw i8, ptr %695, i64 32
  %1133 = load i64, ptr %1132, align 8
  %1134 = and i64 %1133, 64
  %1135 = icmp eq i64 %1134, 0
  br i1 %1135, label %1435, label %1136

1136:
  %1137 = load i8, ptr %663, align 1
  %1138 = trunc nuw i8 %1137 to i1
  br i1 %1138, label %1139, label %1140

1139:
  tail call preserve_allcc void @quieten_aged(ptr %0, ptr %695)
  br label %1140

1140:
  %1141 = load i32, ptr %1051, align 8
  %1142 = load i32, ptr %1054, align 4
  %1143 = or i32 %1142, %1141
  %1144 = icmp eq i32 %1143, 0
  br i1 %1144, label %1145, label %1435

1145:
  %1146 = load i8, ptr %663, align 1
  %1147 = trunc nuw i8 %1146 to i1
  br i1 %1147, label %1435, label %1148

1148:
  %1149 = load i32, ptr %1052, align 4
  %1150 = icmp eq i32 %1149, 0
  br i1 %1150, label %1156, label %1151

1151:
  %1152 = getelementptr inbounds nuw i8, ptr %695, i64 40
  %1153 = load i64, ptr %1152, align 8
  %1154 = load i64, ptr %1132, align 8
  %1155 = tail call preserve_allcc i64 @joined(i64 %1153, i64 %1154)
  br label %1158

1156:
  %1157 = load i64, ptr %1132, align 8
  br label %1158

1158:
  %1159 = phi i64 [ %1155, %1151 ], [ %1157, %1156 ]
  %1160 = and i64 %1159, 7
  %1161 = icmp eq i64 %1160, 0
  br i1 %1161, label %1162, label %1435

1162:
  store i64 %1159, ptr %1132, align 8
  store i32 -1, ptr %1053, align 8
  store i32 0, ptr %1052, align 4
  %1163 = and i64 %1159, 120
  %1164 = icmp eq i64 %1163, 120
  %1165 = load i64, ptr %695, align 8
  %1166 = shl i64 %1165, 10
  %1167 = lshr i64 %1159, 15
  %1168 = and i64 %1167, 1023
  %1169 = select i1 %1164, i64 1023, i64 %1168
  %1170 = or disjoint i64 %1166, %1169
  store i64 %1170, ptr %1055, align 8
  br label %1435

1171:
  %1172 = load i8, ptr %615, align 4
  %1173 = trunc nuw i8 %1172 to i1
  br i1 %1173, label %1229, label %1174

1174:
  %1175 = load ptr, ptr %21, align 8
  %1176 = getelementptr inbounds nuw i8, ptr %1175, i64 4
  %1177 = load i32, ptr %1176, align 4
  %1178 = and i32 %1177, -5
  %1179 = icmp eq i32 %1178, 0
  %1180 = select i1 %1179, i32 2, i32 0
  %1181 = and i64 %693, 120
  %1182 = icmp eq i64 %1181, 72
  br i1 %1182, label %1224, label %1183

1183:
  %1184 = getelementptr inbounds nuw i8, ptr %695, i64 48
  %1185 = load i32, ptr %1184, align 8
  %1186 = getelementptr inbounds nuw i8, ptr %695, i64 52
  %1187 = load i32, ptr %1186, align 4
  %1188 = or i32 %1187, %1185
  %1189 = getelementptr inbounds nuw i8, ptr %695, i64 56
  %1190 = load i32, ptr %1189, align 8
  %1191 = or i32 %1188, %1190
  %1192 = getelementptr inbounds nuw i8, ptr %695, i64 60
  %1193 = load i32, ptr %1192, align 4
  %1194 = or i32 %1191, %1193
  %1195 = and i32 %1194, %687
  %1196 = icmp eq i32 %1195, 0
  br i1 %1196, label %1197, label %1224

1197:
  %1198 = zext nneg i32 %1180 to i64
  %1199 = getelementptr inbounds nuw i32, ptr %1184, i64 %1198
  %1200 = load i32, ptr %1199, align 4
  %1201 = icmp eq i32 %1200, 0
  br i1 %1201, label %1217, label %1202

1202:
  %1203 = getelementptr inbounds nuw i8, ptr %695, i64 16
  %1204 = getelementptr inbounds nuw i64, ptr %1203, i64 %1198
  %1205 = load i64, ptr %1204, align 8
  %1206 = icmp ne i64 %1205, %693
  %1207 = zext i1 %1206 to i32
  %1208 = or disjoint i32 %1180, %1207
  %1209 = zext nneg i32 %1208 to i64
  %1210 = getelementptr inbounds nuw i32, ptr %1184, i64 %1209
  %1211 = load i32, ptr %1210, align 4
  %1212 = icmp eq i32 %1211, 0
  br i1 %1212, label %1217, label %1213

1213:
  %1214 = getelementptr inbounds nuw i64, ptr %1203, i64 %1209
  %1215 = load i64, ptr %1214, align 8
  %1216 = icmp eq i64 %1215, %693
  br i1 %1216, label %1217, label %1224

1217:
  %1218 = phi ptr [ %1210, %1213 ], [ %1210, %1202 ], [ %1199, %1197 ]
  %1219 = phi i64 [ %1209, %1213 ], [ %1209, %1202 ], [ %1198, %1197 ]
  %1220 = getelementptr inbounds nuw i8, ptr %695, i64 16
  %1221 = getelementptr inbounds nuw i64, ptr %1220, i64 %1219
  store i64 %693, ptr %1221, align 8
  %1222 = load i32, ptr %1218, align 4
  %1223 = or i32 %1222, %687
  store i32 %1223, ptr %1218, align 4
  br label %1435

1224:
  %1225 = trunc i64 %693 to i32
  %1226 = lshr i32 %1225, 3
  %1227 = and i32 %1226, 15
  %1228 = icmp eq i32 %1227, 9
  br i1 %1228, label %1433, label %1381

1229:
  %1230 = trunc i64 %693 to i32
  %1231 = lshr i32 %1230, 3
  %1232 = and i32 %1231, 15
  %1233 = icmp eq i32 %1232, 9
  br i1 %1233, label %1234, label %1381

1234:
  %1235 = load i8, ptr %663, align 1
  %1236 = trunc nuw i8 %1235 to i1
  %1237 = and i64 %688, 7
  %1238 = icmp ne i64 %1237, 0
  %1239 = or i1 %1238, %1236
  br i1 %1239, label %1433, label %1240

1240:
  %1241 = and i64 %693, -16777216
  %1242 = or disjoint i64 %1241, 64
  %1243 = getelementptr inbounds nuw i8, ptr %695, i64 48
  %1244 = getelementptr inbounds nuw i8, ptr %695, i64 52
  %1245 = load i32, ptr %1244, align 4
  %1246 = icmp eq i32 %1245, 0
  br i1 %1246, label %1247, label %1433

1247:
  %1248 = load i32, ptr %1243, align 4
  %1249 = icmp eq i32 %1248, 0
  br i1 %1249, label %1254, label %1250

1250:
  %1251 = getelementptr inbounds nuw i8, ptr %695, i64 16
  %1252 = load i64, ptr %1251, align 8
  %1253 = icmp eq i64 %1252, %1242
  br i1 %1253, label %1254, label %1433

1254:
  %1255 = getelementptr inbounds nuw i8, ptr %695, i64 60
  %1256 = load i32, ptr %1255, align 4
  %1257 = icmp eq i32 %1256, 0
  br i1 %1257, label %1258, label %1433

1258:
  %1259 = getelementptr inbounds nuw i8, ptr %695, i64 56
  %1260 = load i32, ptr %1259, align 4
  %1261 = icmp eq i32 %1260, 0
  br i1 %1261, label %1266, label %1262

1262:
  %1263 = getelementptr inbounds nuw i8, ptr %695, i64 32
  %1264 = load i64, ptr %1263, align 8
  %1265 = icmp eq i64 %1264, %1242
  br i1 %1265, label %1266, label %1433

1266:
  %1267 = load ptr, ptr %664, align 8
  %1268 = load ptr, ptr %657, align 8
  %1269 = ptrtoint ptr %695 to i64
  %1270 = ptrtoint ptr %1268 to i64
  %1271 = sub i64 %1269, %1270
  %1272 = getelementptr inbounds nuw i16, ptr %1267, i64 %1271
  %1273 = and i32 %1248, %687
  %1274 = lshr i32 %1230, 15
  %1275 = and i32 %1274, 31
  %1276 = lshr i32 %1230, 20
  %1277 = and i32 %1276, 15
  %1278 = icmp eq i32 %1273, 0
  br i1 %1278, label %1305, label %1279

1279:
  %1280 = phi i32 [ %1303, %1301 ], [ %1273, %1266 ]
  %1281 = tail call i32 @llvm.cttz.i32(i32 %1280, i1 true)
  %1282 = zext nneg i32 %1281 to i64
  %1283 = getelementptr inbounds nuw i16, ptr %1272, i64 %1282
  %1284 = load i16, ptr %1283, align 2
  %1285 = zext i16 %1284 to i32
  %1286 = icmp slt i16 %1284, 0
  br i1 %1286, label %1433, label %1287

1287:
  %1288 = lshr i32 %1285, 5
  %1289 = and i32 %1288, 31
  %1290 = icmp eq i32 %1289, %1275
  br i1 %1290, label %1291, label %1433

1291:
  %1292 = lshr i32 %1285, 10
  %1293 = icmp samesign ult i32 %1292, %1277
  br i1 %1293, label %1301, label %1294

1294:
  %1295 = and i32 %1285, 31
  %1296 = load ptr, ptr %665, align 8
  %1297 = getelementptr inbounds nuw i8, ptr %1296, i64 %1282
  %1298 = load i8, ptr %1297, align 1
  %1299 = zext i8 %1298 to i32
  %1300 = icmp eq i32 %1295, %1299
  br i1 %1300, label %1301, label %1433

1301:
  %1302 = add i32 %1280, -1
  %1303 = and i32 %1302, %1280
  %1304 = icmp eq i32 %1303, 0
  br i1 %1304, label %1305, label %1279

1305:
  %1306 = getelementptr inbounds nuw i8, ptr %1272, i64 64
  %1307 = and i32 %1260, %687
  %1308 = icmp eq i32 %1307, 0
  br i1 %1308, label %1335, label %1309

1309:
  %1310 = phi i32 [ %1333, %1331 ], [ %1307, %1305 ]
  %1311 = tail call i32 @llvm.cttz.i32(i32 %1310, i1 true)
  %1312 = zext nneg i32 %1311 to i64
  %1313 = getelementptr inbounds nuw i16, ptr %1306, i64 %1312
  %1314 = load i16, ptr %1313, align 2
  %1315 = zext i16 %1314 to i32
  %1316 = icmp slt i16 %1314, 0
  br i1 %1316, label %1433, label %1317

1317:
  %1318 = lshr i32 %1315, 5
  %1319 = and i32 %1318, 31
  %1320 = icmp eq i32 %1319, %1275
  br i1 %1320, label %1321, label %1433

1321:
  %1322 = lshr i32 %1315, 10
  %1323 = icmp samesign ult i32 %1322, %1277
  br i1 %1323, label %1331, label %1324

1324:
  %1325 = and i32 %1315, 31
  %1326 = load ptr, ptr %665, align 8
  %1327 = getelementptr inbounds nuw i8, ptr %1326, i64 %1312
  %1328 = load i8, ptr %1327, align 1
  %1329 = zext i8 %1328 to i32
  %1330 = icmp eq i32 %1325, %1329
  br i1 %1330, label %1331, label %1433

1331:
  %1332 = add i32 %1310, -1
  %1333 = and i32 %1332, %1310
  %1334 = icmp eq i32 %1333, 0
  br i1 %1334, label %1335, label %1309

1335:
  %1336 = load ptr, ptr %21, align 8
  %1337 = getelementptr inbounds nuw i8, ptr %1336, i64 4
  %1338 = load i32, ptr %1337, align 4
  %1339 = and i32 %1338, -5
  %1340 = icmp eq i32 %1339, 0
  %1341 = shl nuw nsw i32 %1277, 10
  %1342 = shl nuw nsw i32 %1275, 5
  %1343 = or disjoint i32 %1341, %1342
  %1344 = select i1 %1340, i64 32, i64 0
  %1345 = getelementptr inbounds nuw i16, ptr %1272, i64 %1344
  br label %1346

1346:
  %1347 = phi i32 [ %1358, %1346 ], [ %687, %1335 ]
  %1348 = tail call i32 @llvm.cttz.i32(i32 %1347, i1 true)
  %1349 = load ptr, ptr %665, align 8
  %1350 = zext nneg i32 %1348 to i64
  %1351 = getelementptr inbounds nuw i8, ptr %1349, i64 %1350
  %1352 = load i8, ptr %1351, align 1
  %1353 = zext i8 %1352 to i32
  %1354 = or i32 %1343, %1353
  %1355 = trunc nuw nsw i32 %1354 to i16
  %1356 = getelementptr inbounds nuw i16, ptr %1345, i64 %1350
  store i16 %1355, ptr %1356, align 2
  %1357 = add i32 %1347, -1
  %1358 = and i32 %1357, %1347
  %1359 = icmp eq i32 %1358, 0
  br i1 %1359, label %1360, label %1346

1360:
  %1361 = select i1 %1340, i64 2, i64 0
  switch i32 %1338, label %1362 [
    i32 4, label %1375
    i32 0, label %1375
  ]

1362:
  %1363 = getelementptr inbounds nuw i8, ptr %695, i64 8
  %1364 = load i64, ptr %1363, align 8
  %1365 = icmp eq i64 %1364, 0
  br i1 %1365, label %1371, label %1366

1366:
  %1367 = load ptr, ptr %0, align 8
  store i64 0, ptr %1363, align 8
  %1368 = getelementptr inbounds nuw i8, ptr %1367, i64 41816
  %1369 = load i64, ptr %1368, align 8
  %1370 = add i64 %1369, 1
  store i64 %1370, ptr %1368, align 8
  br label %1371

1371:
  %1372 = xor i32 %687, -1
  %1373 = load i32, ptr %1259, align 8
  %1374 = and i32 %1373, %1372
  store i32 %1374, ptr %1259, align 8
  br label %1375

1375:
  %1376 = getelementptr inbounds nuw i32, ptr %1243, i64 %1361
  %1377 = load i32, ptr %1376, align 4
  %1378 = or i32 %1377, %687
  store i32 %1378, ptr %1376, align 4
  %1379 = getelementptr inbounds nuw i8, ptr %695, i64 16
  %1380 = getelementptr inbounds nuw i64, ptr %1379, i64 %1361
  store i64 %1242, ptr %1380, align 8
  br label %1435

1381:
  %1382 = phi i32 [ %1232, %1229 ], [ %1227, %1224 ]
  %1383 = icmp samesign ult i32 %1382, 8
  br i1 %1383, label %1384, label %1433

1384:
  %1385 = getelementptr inbounds nuw i8, ptr %695, i64 48
  %1386 = getelementptr inbounds nuw i8, ptr %695, i64 56
  %1387 = load i32, ptr %1386, align 8
  %1388 = icmp eq i32 %1387, 0
  %1389 = getelementptr inbounds nuw i8, ptr %695, i64 52
  %1390 = load i32, ptr %1389, align 4
  %1391 = getelementptr inbounds nuw i8, ptr %695, i64 60
  %1392 = load i32, ptr %1391, align 4
  %1393 = or i32 %1392, %1390
  %1394 = icmp eq i32 %1393, 0
  br i1 %1394, label %1395, label %1433

1395:
  %1396 = load i32, ptr %1385, align 8
  %1397 = icmp eq i32 %1396, 0
  br i1 %1397, label %1402, label %1398

1398:
  %1399 = getelementptr inbounds nuw i8, ptr %695, i64 16
  %1400 = load i64, ptr %1399, align 8
  %1401 = icmp eq i64 %1400, %693
  br i1 %1401, label %1402, label %1433

1402:
  br i1 %1388, label %1407, label %1403

1403:
  %1404 = getelementptr inbounds nuw i8, ptr %695, i64 32
  %1405 = load i64, ptr %1404, align 8
  %1406 = icmp eq i64 %1405, %693
  br i1 %1406, label %1407, label %1433

1407:
  %1408 = load ptr, ptr %21, align 8
  %1409 = getelementptr inbounds nuw i8, ptr %1408, i64 4
  %1410 = load i32, ptr %1409, align 4
  switch i32 %1410, label %1414 [
    i32 4, label %1433
    i32 0, label %1411
  ]

1411:
  %1412 = getelementptr inbounds nuw i8, ptr %695, i64 32
  store i64 %693, ptr %1412, align 8
  %1413 = or i32 %1387, %687
  store i32 %1413, ptr %1386, align 8
  br label %1435

1414:
  br i1 %1173, label %1415, label %1426

1415:
  %1416 = getelementptr inbounds nuw i8, ptr %695, i64 8
  %1417 = load i64, ptr %1416, align 8
  %1418 = icmp eq i64 %1417, 0
  br i1 %1418, label %1426, label %1419

1419:
  %1420 = load ptr, ptr %0, align 8
  store i64 0, ptr %1416, align 8
  %1421 = getelementptr inbounds nuw i8, ptr %1420, i64 41816
  %1422 = load i64, ptr %1421, align 8
  %1423 = add i64 %1422, 1
  store i64 %1423, ptr %1421, align 8
  %1424 = load i32, ptr %1385, align 8
  %1425 = load i32, ptr %1386, align 8
  br label %1426

1426:
  %1427 = phi i32 [ %1425, %1419 ], [ %1387, %1415 ], [ %1387, %1414 ]
  %1428 = phi i32 [ %1424, %1419 ], [ %1396, %1415 ], [ %1396, %1414 ]
  %1429 = getelementptr inbounds nuw i8, ptr %695, i64 16
  store i64 %693, ptr %1429, align 8
  %1430 = or i32 %1428, %687
  store i32 %1430, ptr %1385, align 8
  %1431 = xor i32 %687, -1
  %1432 = and i32 %1427, %1431
  store i32 %1432, ptr %1386, align 8
  br label %1435

1433:
  %1434 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %695, i64 %693, i32 %687)
  br i1 %1434, label %1435, label %1452

1435:
  %1436 = and i64 %688, 6
  %1437 = icmp eq i64 %1436, 6
  br i1 %1437, label %1438, label %1451

1438:
  %1439 = load ptr, ptr %0, align 8
  %1440 = getelementptr inbounds nuw i8, ptr %1439, i64 41808
  %1441 = load i64, ptr %1440, align 8
  %1442 = load ptr, ptr %21, align 8
  %1443 = getelementptr inbounds nuw i8, ptr %1442, i64 8
  %1444 = load i32, ptr %1443, align 8
  %1445 = icmp eq i32 %1444, 1
  %1446 = load ptr, ptr %666, align 8
  br i1 %1445, label %1447, label %1449

1447:
  %1448 = trunc i64 %1441 to i8
  store i8 %1448, ptr %1446, align 1
  br label %1451

1449:
  %1450 = trunc i64 %1441 to i32
  store i32 %1450, ptr %1446, align 1
  br label %1451

1451:
  br i1 %1040, label %1456, label %1459

1452:
  br i1 %1040, label %1453, label %1489

1453:
  %1454 = getelementptr inbounds nuw i8, ptr %695, i64 8
  %1455 = atomicrmw and ptr %1454, i64 -2 release, align 8
  br label %1489

1456:
  %1457 = getelementptr inbounds nuw i8, ptr %695, i64 8
  %1458 = atomicrmw and ptr %1457, i64 -2 release, align 8
  br label %1459

1459:
  %1460 = load ptr, ptr %0, align 8
  %1461 = getelementptr inbounds nuw i8, ptr %1460, i64 43712
  %1462 = load ptr, ptr %1461, align 8
  %1463 = icmp eq ptr %1462, null
  br i1 %1463, label %1504, label %1464

1464:
  %1465 = load i8, ptr %615, align 4
  %1466 = trunc nuw i8 %1465 to i1
  br i1 %1466, label %1504, label %1467

1467:
  %1468 = load i64, ptr %600, align 8
  %1469 = add i64 %1468, %669
  %1470 = load ptr, ptr %21, align 8
  %1471 = getelementptr inbounds nuw i8, ptr %1470, i64 4
  %1472 = load i32, ptr %1471, align 4
  switch i32 %1472, label %1473 [
    i32 4, label %1504
    i32 0, label %1504
  ]

1473:
  %1474 = load i8, ptr %660, align 8
  %1475 = trunc nuw i8 %1474 to i1
  br i1 %1475, label %1504, label %1476

1476:
  %1477 = getelementptr inbounds nuw i8, ptr %1460, i64 43728
  %1478 = load i64, ptr %1477, align 8
  %1479 = lshr i64 %1469, 7
  %1480 = lshr i64 %1469, 13
  %1481 = lshr i64 %1469, 19
  %1482 = xor i64 %1480, %1481
  %1483 = xor i64 %1482, %1479
  %1484 = and i64 %1483, 63
  %1485 = shl nuw i64 1, %1484
  %1486 = and i64 %1478, %1485
  %1487 = icmp eq i64 %1486, 0
  br i1 %1487, label %1504, label %1488

1488:
  tail call preserve_allcc void @cut_words(ptr %1460, i64 %1469, i32 %687)
  br label %1504

1489:
  %1490 = load ptr, ptr %0, align 8
  %1491 = load ptr, ptr %21, align 8
  %1492 = getelementptr inbounds nuw i8, ptr %1491, i64 20
  %1493 = load i32, ptr %1492, align 4
  %1494 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %1495 = load i32, ptr %1494, align 8
  %1496 = tail call i32 @llvm.cttz.i32(i32 %1495, i1 false)
  %1497 = getelementptr inbounds nuw i8, ptr %1490, i64 328
  store i32 22, ptr %1497, align 8
  %1498 = getelementptr inbounds nuw i8, ptr %1490, i64 332
  store i32 %1493, ptr %1498, align 4
  %1499 = getelementptr inbounds nuw i8, ptr %1490, i64 336
  store i32 %1496, ptr %1499, align 8
  %1500 = getelementptr inbounds nuw i8, ptr %1490, i64 352
  store i64 0, ptr %1500, align 8
  %1501 = getelementptr inbounds nuw i8, ptr %1490, i64 368
  store i32 0, ptr %1501, align 8
  %1502 = getelementptr inbounds nuw i8, ptr %1490, i64 360
  store i32 0, ptr %1502, align 8
  %1503 = getelementptr inbounds nuw i8, ptr %1490, i64 364
  store i32 0, ptr %1503, align 4
  br label %4196

1504:
  %1505 = add nuw nsw i64 %668, 1
  %1506 = icmp eq i64 %668, %648
  br i1 %1506, label %4196, label %667

1507:
  %1508 = phi i32 [ %1516, %1514 ], [ %3, %18 ]
  %1509 = tail call i32 @llvm.cttz.i32(i32 %1508, i1 true)
  %1510 = zext nneg i32 %1509 to i64
  %1511 = getelementptr inbounds nuw i64, ptr %8, i64 %1510
  %1512 = load i64, ptr %1511, align 8
  %1513 = icmp eq i64 %1512, %12
  br i1 %1513, label %1514, label %1582

1514:
  %1515 = add i32 %1508, -1
  %1516 = and i32 %1515, %1508
  %1517 = icmp eq i32 %1516, 0
  br i1 %1517, label %1518, label %1507

1518:
  %1519 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %1520 = load ptr, ptr %1519, align 8
  br i1 %16, label %1542, label %1521

1521:
  %1522 = getelementptr inbounds nuw i8, ptr %1520, i64 4
  %1523 = load i32, ptr %1522, align 4
  %1524 = icmp eq i32 %1523, 1
  br i1 %1524, label %1525, label %1542

1525:
  %1526 = getelementptr inbounds nuw i8, ptr %7, i64 37704
  %1527 = load i32, ptr %1526, align 8
  %1528 = icmp eq i32 %1527, 0
  br i1 %1528, label %1542, label %1529

1529:
  %1530 = getelementptr inbounds nuw i8, ptr %1520, i64 20
  %1531 = load i32, ptr %1530, align 4
  %1532 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %1533 = load i32, ptr %1532, align 8
  %1534 = tail call i32 @llvm.cttz.i32(i32 %1533, i1 false)
  %1535 = getelementptr inbounds nuw i8, ptr %7, i64 328
  store i32 22, ptr %1535, align 8
  %1536 = getelementptr inbounds nuw i8, ptr %7, i64 332
  store i32 %1531, ptr %1536, align 4
  %1537 = getelementptr inbounds nuw i8, ptr %7, i64 336
  store i32 %1534, ptr %1537, align 8
  %1538 = getelementptr inbounds nuw i8, ptr %7, i64 352
  store i64 0, ptr %1538, align 8
  %1539 = getelementptr inbounds nuw i8, ptr %7, i64 368
  store i32 0, ptr %1539, align 8
  %1540 = getelementptr inbounds nuw i8, ptr %7, i64 360
  store i32 0, ptr %1540, align 8
  %1541 = getelementptr inbounds nuw i8, ptr %7, i64 364
  store i32 0, ptr %1541, align 4
  br label %4196

1542:
  %1543 = getelementptr inbounds nuw i8, ptr %7, i64 43712
  %1544 = load ptr, ptr %1543, align 8
  %1545 = icmp eq ptr %1544, null
  br i1 %1545, label %1579, label %1546

1546:
  %1547 = getelementptr inbounds nuw i8, ptr %1520, i64 12
  %1548 = load i32, ptr %1547, align 4
  %1549 = zext i32 %1548 to i64
  %1550 = and i64 %1549, 7
  %1551 = icmp eq i64 %1550, 0
  %1552 = and i64 %1549, 6
  %1553 = icmp eq i64 %1552, 6
  %1554 = or i1 %1551, %1553
  br i1 %1554, label %1579, label %1555

1555:
  %1556 = getelementptr inbounds nuw i8, ptr %1520, i64 8
  %1557 = load i32, ptr %1556, align 8
  switch i32 %1557, label %1579 [
    i32 4, label %1558
    i32 8, label %1558
  ]

1558:
  %1559 = getelementptr inbounds nuw i8, ptr %1520, i64 4
  %1560 = load i32, ptr %1559, align 4
  %1561 = icmp ult i32 %1560, 4
  br i1 %1561, label %1562, label %1579

1562:
  %1563 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %1564 = load i32, ptr %1563, align 4
  %1565 = zext i32 %1564 to i64
  %1566 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %1, i64 %1565
  %1567 = getelementptr inbounds nuw i8, ptr %1566, i64 14928
  %1568 = load i32, ptr %1567, align 8
  %1569 = icmp ne i32 %1568, 0
  %1570 = getelementptr inbounds nuw i8, ptr %0, i64 136
  store i8 1, ptr %1570, align 8
  %1571 = select i1 %16, i32 %9, i32 -1
  %1572 = tail call preserve_allcc i32 @screen_place(ptr %0, ptr %1, ptr %2, i64 %12, i32 %1571)
  %1573 = icmp eq i32 %1572, 0
  br i1 %1573, label %1574, label %4196

1574:
  %1575 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %1576 = load i8, ptr %1575, align 4
  %1577 = trunc nuw i8 %1576 to i1
  br i1 %1577, label %4196, label %1578

1578:
  tail call preserve_allcc void @follow_access(ptr %0, i64 %12, i32 %3, i1 %1569)
  br label %4196

1579:
  %1580 = select i1 %16, i32 %9, i32 -1
  %1581 = tail call preserve_allcc i32 @screen_place(ptr %0, ptr %1, ptr %2, i64 %12, i32 %1580)
  br label %4196

1582:
  %1583 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %1584 = load ptr, ptr %1583, align 8
  %1585 = load i32, ptr %1584, align 8
  %1586 = icmp eq i32 %1585, 2
  br i1 %1586, label %1592, label %1587

1587:
  %1588 = icmp eq i32 %1585, 0
  %1589 = and i64 %12, -4294967296
  %1590 = icmp eq i64 %1589, 4294967296
  %1591 = and i1 %1590, %1588
  br i1 %1591, label %1592, label %1932

1592:
  %1593 = and i64 %12, 4294967295
  %1594 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %1595 = load i64, ptr %1594, align 8
  %1596 = and i64 %1595, 16777215
  %1597 = getelementptr inbounds nuw i8, ptr %2, i64 204
  %1598 = load i32, ptr %1597, align 4
  %1599 = zext i32 %1598 to i64
  %1600 = shl nuw nsw i64 %1599, 24
  %1601 = or disjoint i64 %1600, %1596
  %1602 = getelementptr inbounds nuw i8, ptr %0, i64 134
  %1603 = load i8, ptr %1602, align 2
  %1604 = trunc nuw i8 %1603 to i1
  br i1 %1604, label %1610, label %1605

1605:
  %1606 = getelementptr inbounds nuw i8, ptr %1584, i64 16
  %1607 = load i32, ptr %1606, align 8
  %1608 = zext i32 %1607 to i64
  %1609 = or i64 %1601, %1608
  br label %1610

1610:
  %1611 = phi i64 [ %1609, %1605 ], [ %1601, %1592 ]
  %1612 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %1611, ptr %1612, align 8
  %1613 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 0, ptr %1613, align 8
  %1614 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %1615 = load i32, ptr %1614, align 8
  %1616 = zext i32 %1615 to i64
  %1617 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %1616, ptr %1617, align 8
  %1618 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %1619 = load ptr, ptr %1618, align 8
  %1620 = ptrtoint ptr %1619 to i64
  %1621 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %1620, ptr %1621, align 8
  %1622 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %1623 = load ptr, ptr %1622, align 8
  %1624 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %1623, ptr %1624, align 8
  %1625 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %1626 = load ptr, ptr %1625, align 8
  %1627 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %1626, ptr %1627, align 8
  %1628 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %1629 = load ptr, ptr %1628, align 8
  %1630 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %1629, ptr %1630, align 8
  %1631 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %1632 = load ptr, ptr %1631, align 8
  %1633 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %1632, ptr %1633, align 8
  %1634 = getelementptr inbounds nuw i8, ptr %1, i64 14464
  %1635 = load i64, ptr %1634, align 8
  %1636 = shl i64 %1635, 20
  %1637 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %1638 = load i32, ptr %1637, align 8
  %1639 = lshr i32 %1638, 4
  %1640 = zext nneg i32 %1639 to i64
  %1641 = or i64 %1636, %1640
  %1642 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %1641, ptr %1642, align 8
  %1643 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %1644 = load i32, ptr %1643, align 8
  %1645 = icmp ne i32 %1644, 0
  %1646 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %1647 = zext i1 %1645 to i8
  store i8 %1647, ptr %1646, align 1
  %1648 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 1, ptr %1648, align 4
  %1649 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  %1650 = load ptr, ptr %1649, align 8
  %1651 = icmp ne ptr %1650, null
  %1652 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %1653 = zext i1 %1651 to i8
  store i8 %1653, ptr %1652, align 1
  %1654 = icmp samesign ult i64 %1593, %1616
  br i1 %1654, label %1655, label %1932

1655:
  %1656 = getelementptr inbounds nuw i8, ptr %7, i64 428
  %1657 = load i32, ptr %1656, align 4
  %1658 = icmp eq i32 %1657, 0
  br i1 %1658, label %1663, label %1659

1659:
  %1660 = getelementptr inbounds nuw i8, ptr %7, i64 37704
  %1661 = load i32, ptr %1660, align 8
  %1662 = icmp eq i32 %1661, 0
  br i1 %1662, label %1932, label %1663

1663:
  %1664 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %1665 = load ptr, ptr %1664, align 8
  %1666 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %1667 = load ptr, ptr %1666, align 8
  %1668 = getelementptr inbounds nuw i8, ptr %1584, i64 4
  %1669 = load i32, ptr %1668, align 4
  %1670 = icmp eq i32 %1669, 0
  %1671 = getelementptr inbounds nuw i8, ptr %1584, i64 16
  %1672 = load i32, ptr %1671, align 8
  %1673 = icmp eq i32 %1672, 0
  br i1 %1670, label %1674, label %1678

1674:
  br i1 %1673, label %1675, label %1692

1675:
  %1676 = getelementptr inbounds nuw i8, ptr %1667, i64 216
  %1677 = load i64, ptr %1676, align 8
  br label %1692

1678:
  br i1 %1673, label %1692, label %1679

1679:
  %1680 = getelementptr inbounds nuw i8, ptr %1665, i64 14464
  %1681 = load i64, ptr %1680, align 8
  %1682 = getelementptr inbounds nuw i8, ptr %1667, i64 200
  %1683 = load i32, ptr %1682, align 8
  %1684 = lshr i32 %1683, 4
  %1685 = zext nneg i32 %1684 to i64
  %1686 = shl i64 %1681, 30
  %1687 = shl nuw nsw i64 %1685, 10
  %1688 = add i32 %1672, 512
  %1689 = zext i32 %1688 to i64
  %1690 = or i64 %1686, %1689
  %1691 = or i64 %1690, %1687
  br label %1692

1692:
  %1693 = phi i64 [ %1677, %1675 ], [ %1691, %1679 ], [ 0, %1678 ], [ 0, %1674 ]
  %1694 = getelementptr inbounds nuw i8, ptr %1584, i64 8
  %1695 = load i32, ptr %1694, align 8
  %1696 = zext i32 %1695 to i64
  %1697 = add nsw i64 %1696, -1
  %1698 = load i32, ptr %1584, align 8
  %1699 = icmp eq i32 %1698, 2
  %1700 = icmp eq i32 %1698, 0
  %1701 = getelementptr inbounds nuw i8, ptr %7, i64 37696
  %1702 = getelementptr inbounds nuw i8, ptr %1665, i64 14408
  %1703 = getelementptr inbounds nuw i8, ptr %7, i64 37704
  %1704 = icmp eq i64 %1693, 0
  %1705 = getelementptr inbounds nuw i8, ptr %1665, i64 14392
  br label %1706

1706:
  %1707 = phi i64 [ -1, %1692 ], [ %1780, %1779 ]
  %1708 = phi i32 [ %3, %1692 ], [ %1783, %1779 ]
  %1709 = phi i64 [ 0, %1692 ], [ %1781, %1779 ]
  %1710 = tail call i32 @llvm.cttz.i32(i32 %1708, i1 true)
  %1711 = zext nneg i32 %1710 to i64
  %1712 = getelementptr inbounds nuw i64, ptr %8, i64 %1711
  %1713 = load i64, ptr %1712, align 8
  %1714 = and i64 %1713, 4294967295
  %1715 = add nsw i64 %1714, %1697
  %1716 = lshr i64 %1714, 7
  br i1 %1699, label %1721, label %1717

1717:
  %1718 = and i64 %1713, -4294967296
  %1719 = icmp eq i64 %1718, 4294967296
  %1720 = and i1 %1719, %1700
  br i1 %1720, label %1721, label %1932

1721:
  %1722 = icmp ult i64 %1715, %1616
  %1723 = lshr i64 %1715, 7
  %1724 = icmp eq i64 %1716, %1723
  %1725 = and i1 %1724, %1722
  br i1 %1725, label %1726, label %1744

1726:
  %1727 = load i32, ptr %1701, align 8
  %1728 = icmp eq i32 %1727, 0
  br i1 %1728, label %1734, label %1729

1729:
  %1730 = load ptr, ptr %1702, align 8
  %1731 = getelementptr inbounds nuw i32, ptr %1730, i64 %1716
  %1732 = load i32, ptr %1731, align 4
  %1733 = icmp eq i32 %1732, -1
  br i1 %1733, label %1734, label %1744

1734:
  %1735 = load i32, ptr %1703, align 8
  %1736 = icmp eq i32 %1735, 0
  br i1 %1736, label %1779, label %1737

1737:
  br i1 %1704, label %1744, label %1738

1738:
  %1739 = load ptr, ptr %1705, align 8
  %1740 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1739, i64 %1716
  %1741 = getelementptr inbounds nuw i8, ptr %1740, i64 8
  %1742 = load i64, ptr %1741, align 8
  %1743 = icmp eq i64 %1742, %1693
  br i1 %1743, label %1779, label %1744

1744:
  %1745 = load i32, ptr %1703, align 8
  %1746 = icmp eq i32 %1745, 0
  %1747 = icmp ult i32 %1695, 5
  %1748 = select i1 %1746, i1 %1747, i1 false
  br i1 %1748, label %1749, label %1932

1749:
  %1750 = load i32, ptr %1701, align 8
  %1751 = icmp eq i32 %1750, 0
  br i1 %1751, label %1932, label %1752

1752:
  %1753 = phi i32 [ %1777, %1775 ], [ %3, %1749 ]
  %1754 = tail call i32 @llvm.cttz.i32(i32 %1753, i1 true)
  %1755 = zext nneg i32 %1754 to i64
  %1756 = getelementptr inbounds nuw i64, ptr %8, i64 %1755
  %1757 = load i64, ptr %1756, align 8
  %1758 = and i64 %1757, 4294967295
  %1759 = icmp samesign ult i64 %1758, %1616
  br i1 %1759, label %1760, label %1932

1760:
  br i1 %1699, label %1765, label %1761

1761:
  %1762 = and i64 %1757, -4294967296
  %1763 = icmp eq i64 %1762, 4294967296
  %1764 = and i1 %1700, %1763
  br i1 %1764, label %1765, label %1932

1765:
  %1766 = lshr i64 %1758, 7
  %1767 = getelementptr inbounds nuw i32, ptr %1629, i64 %1766
  %1768 = load i32, ptr %1767, align 4
  %1769 = trunc i64 %1757 to i32
  %1770 = lshr i32 %1769, 2
  %1771 = and i32 %1770, 31
  %1772 = shl nuw i32 1, %1771
  %1773 = and i32 %1768, %1772
  %1774 = icmp eq i32 %1773, 0
  br i1 %1774, label %1932, label %1775

1775:
  %1776 = add i32 %1753, -1
  %1777 = and i32 %1776, %1753
  %1778 = icmp eq i32 %1777, 0
  br i1 %1778, label %4196, label %1752

1779:
  %1780 = tail call i64 @llvm.umin.i64(i64 %1716, i64 %1707)
  %1781 = tail call i64 @llvm.umax.i64(i64 %1716, i64 %1709)
  %1782 = add i32 %1708, -1
  %1783 = and i32 %1782, %1708
  %1784 = icmp eq i32 %1783, 0
  br i1 %1784, label %1785, label %1706

1785:
  %1786 = load i64, ptr %11, align 8
  %1787 = and i64 %1786, -4294967296
  %1788 = getelementptr inbounds nuw i8, ptr %1665, i64 14480
  %1789 = load i32, ptr %1788, align 8
  %1790 = icmp eq i32 %1789, 2
  br i1 %1790, label %4196, label %1791

1791:
  %1792 = getelementptr inbounds nuw i8, ptr %1584, i64 48
  %1793 = load i32, ptr %1792, align 8
  %1794 = icmp eq i32 %1793, 0
  br i1 %1794, label %4196, label %1795

1795:
  %1796 = getelementptr inbounds nuw i8, ptr %7, i64 42336
  %1797 = add i32 %1793, -1
  %1798 = zext i32 %1797 to i64
  %1799 = getelementptr inbounds nuw %struct.ScreenRange, ptr %1796, i64 %1798
  %1800 = load i64, ptr %1799, align 8
  %1801 = ptrtoint ptr %1584 to i64
  %1802 = icmp eq i64 %1800, %1801
  br i1 %1802, label %1803, label %1809

1803:
  %1804 = getelementptr inbounds nuw i8, ptr %1799, i64 24
  %1805 = load i64, ptr %1804, align 8
  %1806 = getelementptr inbounds nuw i8, ptr %1667, i64 216
  %1807 = load i64, ptr %1806, align 8
  %1808 = icmp eq i64 %1805, %1807
  br i1 %1808, label %1811, label %1809

1809:
  %1810 = getelementptr inbounds nuw i8, ptr %1799, i64 8
  br label %1830

1811:
  %1812 = getelementptr inbounds nuw i8, ptr %1799, i64 32
  %1813 = load i64, ptr %1812, align 8
  %1814 = getelementptr inbounds nuw i8, ptr %7, i64 41816
  %1815 = load i64, ptr %1814, align 8
  %1816 = icmp eq i64 %1813, %1815
  %1817 = getelementptr inbounds nuw i8, ptr %1799, i64 8
  %1818 = load i64, ptr %1817, align 8
  %1819 = sub i64 %1818, %1787
  %1820 = lshr i64 %1819, 7
  %1821 = tail call i64 @llvm.umin.i64(i64 %1820, i64 %1780)
  br i1 %1816, label %1822, label %1830

1822:
  %1823 = icmp ult i64 %1819, %1616
  br i1 %1823, label %1824, label %1830

1824:
  %1825 = getelementptr inbounds nuw i8, ptr %1799, i64 16
  %1826 = load i64, ptr %1825, align 8
  %1827 = add i64 %1826, %1819
  %1828 = lshr i64 %1827, 7
  %1829 = tail call i64 @llvm.umax.i64(i64 %1828, i64 %1781)
  br label %1830

1830:
  %1831 = phi i64 [ %1821, %1822 ], [ %1821, %1824 ], [ %1780, %1811 ], [ %1780, %1809 ]
  %1832 = phi ptr [ %1817, %1822 ], [ %1817, %1824 ], [ %1817, %1811 ], [ %1810, %1809 ]
  %1833 = phi i64 [ %1781, %1822 ], [ %1829, %1824 ], [ %1781, %1811 ], [ %1781, %1809 ]
  %1834 = shl nuw i64 %1833, 7
  %1835 = add i64 %1834, 128
  %1836 = icmp ugt i64 %1835, %1616
  br i1 %1836, label %4196, label %1837

1837:
  %1838 = icmp ugt i64 %1831, %1833
  br i1 %1838, label %1857, label %1839

1839:
  %1840 = phi i64 [ %1855, %1854 ], [ %1831, %1837 ]
  br i1 %1728, label %1846, label %1841

1841:
  %1842 = load ptr, ptr %1702, align 8
  %1843 = getelementptr inbounds nuw i32, ptr %1842, i64 %1840
  %1844 = load i32, ptr %1843, align 4
  %1845 = icmp eq i32 %1844, -1
  br i1 %1845, label %1846, label %4196

1846:
  br i1 %1736, label %1854, label %1847

1847:
  br i1 %1704, label %4196, label %1848

1848:
  %1849 = load ptr, ptr %1705, align 8
  %1850 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1849, i64 %1840
  %1851 = getelementptr inbounds nuw i8, ptr %1850, i64 8
  %1852 = load i64, ptr %1851, align 8
  %1853 = icmp eq i64 %1852, %1693
  br i1 %1853, label %1854, label %4196

1854:
  %1855 = add nuw i64 %1840, 1
  %1856 = icmp eq i64 %1840, %1833
  br i1 %1856, label %1857, label %1839

1857:
  %1858 = sub nsw i64 %1833, %1831
  %1859 = add nsw i64 %1858, 1
  %1860 = icmp ne i64 %1859, 0
  %1861 = icmp ne i64 %1831, 0
  %1862 = select i1 %1860, i1 %1861, i1 false
  br i1 %1862, label %1863, label %1885

1863:
  %1864 = phi i64 [ %1881, %1880 ], [ %1858, %1857 ]
  %1865 = phi i64 [ %1866, %1880 ], [ %1831, %1857 ]
  %1866 = add nsw i64 %1865, -1
  br i1 %1728, label %1872, label %1867

1867:
  %1868 = load ptr, ptr %1702, align 8
  %1869 = getelementptr inbounds nuw i32, ptr %1868, i64 %1866
  %1870 = load i32, ptr %1869, align 4
  %1871 = icmp eq i32 %1870, -1
  br i1 %1871, label %1872, label %1885

1872:
  br i1 %1736, label %1880, label %1873

1873:
  br i1 %1704, label %1885, label %1874

1874:
  %1875 = load ptr, ptr %1705, align 8
  %1876 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1875, i64 %1866
  %1877 = getelementptr inbounds nuw i8, ptr %1876, i64 8
  %1878 = load i64, ptr %1877, align 8
  %1879 = icmp eq i64 %1878, %1693
  br i1 %1879, label %1880, label %1885

1880:
  %1881 = add i64 %1864, -1
  %1882 = icmp ne i64 %1864, 0
  %1883 = icmp ne i64 %1866, 0
  %1884 = select i1 %1882, i1 %1883, i1 false
  br i1 %1884, label %1863, label %1885

1885:
  %1886 = phi i64 [ %1831, %1857 ], [ %1865, %1873 ], [ %1865, %1867 ], [ %1865, %1874 ], [ %1866, %1880 ]
  %1887 = icmp eq i64 %1859, 0
  br i1 %1887, label %1912, label %1888

1888:
  %1889 = phi i64 [ %1910, %1909 ], [ %1858, %1885 ]
  %1890 = phi i64 [ %1895, %1909 ], [ %1833, %1885 ]
  %1891 = shl i64 %1890, 7
  %1892 = add i64 %1891, 256
  %1893 = icmp ugt i64 %1892, %1616
  br i1 %1893, label %1912, label %1894

1894:
  %1895 = add i64 %1890, 1
  br i1 %1728, label %1901, label %1896

1896:
  %1897 = load ptr, ptr %1702, align 8
  %1898 = getelementptr inbounds nuw i32, ptr %1897, i64 %1895
  %1899 = load i32, ptr %1898, align 4
  %1900 = icmp eq i32 %1899, -1
  br i1 %1900, label %1901, label %1912

1901:
  br i1 %1736, label %1909, label %1902

1902:
  br i1 %1704, label %1912, label %1903

1903:
  %1904 = load ptr, ptr %1705, align 8
  %1905 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1904, i64 %1895
  %1906 = getelementptr inbounds nuw i8, ptr %1905, i64 8
  %1907 = load i64, ptr %1906, align 8
  %1908 = icmp eq i64 %1907, %1693
  br i1 %1908, label %1909, label %1912

1909:
  %1910 = add i64 %1889, -1
  %1911 = icmp eq i64 %1889, 0
  br i1 %1911, label %1912, label %1888

1912:
  %1913 = phi i64 [ %1833, %1885 ], [ %1890, %1902 ], [ %1890, %1896 ], [ %1890, %1903 ], [ %1890, %1888 ], [ %1895,
      %1909 ]
  store i64 %1801, ptr %1799, align 8
  %1914 = shl nuw nsw i64 %1886, 7
  %1915 = add nuw i64 %1914, %1787
  store i64 %1915, ptr %1832, align 8
  %1916 = sub i64 %1913, %1886
  %1917 = shl i64 %1916, 7
  %1918 = load ptr, ptr %1583, align 8
  %1919 = getelementptr inbounds nuw i8, ptr %1918, i64 8
  %1920 = load i32, ptr %1919, align 8
  %1921 = zext i32 %1920 to i64
  %1922 = add i64 %1917, 129
  %1923 = sub i64 %1922, %1921
  %1924 = getelementptr inbounds nuw i8, ptr %1799, i64 16
  store i64 %1923, ptr %1924, align 8
  %1925 = load ptr, ptr %1666, align 8
  %1926 = getelementptr inbounds nuw i8, ptr %1925, i64 216
  %1927 = load i64, ptr %1926, align 8
  %1928 = getelementptr inbounds nuw i8, ptr %1799, i64 24
  store i64 %1927, ptr %1928, align 8
  %1929 = getelementptr inbounds nuw i8, ptr %7, i64 41816
  %1930 = load i64, ptr %1929, align 8
  %1931 = getelementptr inbounds nuw i8, ptr %1799, i64 32
  store i64 %1930, ptr %1931, align 8
  br label %4196

1932:
  %1933 = and i32 %4, 2
  %1934 = icmp eq i32 %1933, 0
  %1935 = getelementptr inbounds nuw i8, ptr %7, i64 37692
  %1936 = load i32, ptr %1935, align 4
  %1937 = icmp eq i32 %1936, 0
  br i1 %1934, label %1973, label %1938

1938:
  br i1 %1937, label %1939, label %1943

1939:
  %1940 = getelementptr inbounds nuw i8, ptr %1584, i64 8
  %1941 = load i32, ptr %1940, align 8
  %1942 = freeze i32 %1941
  br label %1986

1943:
  %1944 = getelementptr inbounds nuw i8, ptr %1584, i64 4
  %1945 = load i32, ptr %1944, align 4
  %1946 = icmp eq i32 %1945, 6
  br i1 %1946, label %1969, label %1947

1947:
  %1948 = getelementptr inbounds nuw i8, ptr %1584, i64 8
  %1949 = load i32, ptr %1948, align 8
  %1950 = and i32 %1949, 3
  %1951 = icmp eq i32 %1950, 0
  br i1 %1951, label %1952, label %1969

1952:
  %1953 = tail call preserve_allcc i1 @judge_mapped(ptr %0, ptr %8, i32 %3)
  br i1 %1953, label %4196, label %1954

1954:
  %1955 = load ptr, ptr %0, align 8
  %1956 = load ptr, ptr %1583, align 8
  %1957 = getelementptr inbounds nuw i8, ptr %1956, i64 20
  %1958 = load i32, ptr %1957, align 4
  %1959 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %1960 = load i32, ptr %1959, align 8
  %1961 = tail call i32 @llvm.cttz.i32(i32 %1960, i1 false)
  %1962 = getelementptr inbounds nuw i8, ptr %1955, i64 328
  store i32 22, ptr %1962, align 8
  %1963 = getelementptr inbounds nuw i8, ptr %1955, i64 332
  store i32 %1958, ptr %1963, align 4
  %1964 = getelementptr inbounds nuw i8, ptr %1955, i64 336
  store i32 %1961, ptr %1964, align 8
  %1965 = getelementptr inbounds nuw i8, ptr %1955, i64 352
  store i64 0, ptr %1965, align 8
  %1966 = getelementptr inbounds nuw i8, ptr %1955, i64 368
  store i32 0, ptr %1966, align 8
  %1967 = getelementptr inbounds nuw i8, ptr %1955, i64 360
  store i32 0, ptr %1967, align 8
  %1968 = getelementptr inbounds nuw i8, ptr %1955, i64 364
  store i32 0, ptr %1968, align 4
  br label %4196

1969:
  %1970 = getelementptr inbounds nuw i8, ptr %1584, i64 8
  %1971 = load i32, ptr %1970, align 8
  %1972 = freeze i32 %1971
  br label %1977

1973:
  %1974 = getelementptr inbounds nuw i8, ptr %1584, i64 8
  %1975 = load i32, ptr %1974, align 8
  %1976 = freeze i32 %1975
  br i1 %1937, label %1986, label %1977

1977:
  %1978 = phi i32 [ %1972, %1969 ], [ %1976, %1973 ]
  %1979 = getelementptr inbounds nuw i8, ptr %1584, i64 4
  %1980 = load i32, ptr %1979, align 4
  %1981 = icmp eq i32 %1980, 6
  br i1 %1981, label %1986, label %1982

1982:
  %1983 = and i32 %1978, 3
  %1984 = icmp eq i32 %1983, 0
  %1985 = select i1 %1984, i64 2, i64 8
  br label %1986

1986:
  %1987 = phi i32 [ %1976, %1973 ], [ %1978, %1982 ], [ %1978, %1977 ], [ %1942, %1939 ]
  %1988 = phi i64 [ 8, %1973 ], [ %1985, %1982 ], [ 8, %1977 ], [ 8, %1939 ]
  %1989 = tail call i32 @llvm.ctpop.i32(i32 %1987)
  %1990 = icmp samesign ugt i32 %1989, 1
  br i1 %1990, label %2049, label %1991

1991:
  %1992 = zext i32 %1987 to i64
  %1993 = tail call i32 @llvm.cttz.i32(i32 %1987, i1 false)
  br label %1994

1994:
  %1995 = phi i64 [ 0, %1991 ], [ %2045, %2040 ]
  %1996 = phi i32 [ %3, %1991 ], [ %2047, %2040 ]
  %1997 = icmp eq i64 %1995, %1988
  br i1 %1997, label %2049, label %1998

1998:
  %1999 = tail call i32 @llvm.cttz.i32(i32 %1996, i1 true)
  %2000 = icmp eq i32 %1999, 31
  br i1 %2000, label %2008, label %2001

2001:
  %2002 = zext nneg i32 %1999 to i64
  %2003 = getelementptr inbounds nuw i64, ptr %8, i64 %2002
  %2004 = getelementptr inbounds nuw i8, ptr %2003, i64 8
  %2005 = load i64, ptr %2004, align 8
  %2006 = load i64, ptr %2003, align 8
  %2007 = sub i64 %2005, %2006
  br label %2008

2008:
  %2009 = phi i64 [ %2007, %2001 ], [ 0, %1998 ]
  %2010 = icmp uge i64 %2009, %1992
  %2011 = icmp ult i64 %2009, 129
  %2012 = and i1 %2010, %2011
  %2013 = tail call i64 @llvm.ctpop.i64(i64 %2009)
  %2014 = icmp samesign ult i64 %2013, 2
  %2015 = select i1 %2012, i1 %2014, i1 false
  br i1 %2015, label %2016, label %2018

2016:
  %2017 = zext nneg i32 %1999 to i64
  br label %2020

2018:
  %2019 = shl nuw i32 1, %1999
  br label %2040

2020:
  %2021 = phi i64 [ %2017, %2016 ], [ %2024, %2023 ]
  %2022 = icmp eq i64 %2021, 31
  br i1 %2022, label %2034, label %2023

2023:
  %2024 = add nuw nsw i64 %2021, 1
  %2025 = getelementptr inbounds nuw i64, ptr %8, i64 %2024
  %2026 = load i64, ptr %2025, align 8
  %2027 = getelementptr inbounds nuw i64, ptr %8, i64 %2021
  %2028 = load i64, ptr %2027, align 8
  %2029 = sub i64 %2026, %2028
  %2030 = icmp eq i64 %2029, %2009
  br i1 %2030, label %2020, label %2031

2031:
  %2032 = trunc nuw nsw i64 %2021 to i32
  %2033 = sub nuw nsw i32 31, %2032
  br label %2034

2034:
  %2035 = phi i32 [ %2033, %2031 ], [ 0, %2020 ]
  %2036 = lshr i32 -1, %2035
  %2037 = and i32 %2036, %1996
  %2038 = trunc nuw nsw i64 %2009 to i32
  %2039 = tail call i32 @llvm.cttz.i32(i32 %2038, i1 false)
  br label %2040

2040:
  %2041 = phi i32 [ %2019, %2018 ], [ %2037, %2034 ]
  %2042 = phi i32 [ %1993, %2018 ], [ %2039, %2034 ]
  %2043 = getelementptr inbounds nuw %struct.Run, ptr %6, i64 %1995
  store i32 %2041, ptr %2043, align 8
  %2044 = getelementptr inbounds nuw i8, ptr %2043, i64 4
  store i32 %2042, ptr %2044, align 4
  %2045 = add nuw nsw i64 %1995, 1
  %2046 = xor i32 %2041, -1
  %2047 = and i32 %1996, %2046
  %2048 = icmp eq i32 %2047, 0
  br i1 %2048, label %2052, label %1994

2049:
  %2050 = getelementptr inbounds nuw i8, ptr %1584, i64 4
  %2051 = getelementptr inbounds nuw i8, ptr %0, i64 134
  store i8 0, ptr %2051, align 2
  br label %3187

2052:
  %2053 = getelementptr inbounds nuw i8, ptr %1584, i64 4
  %2054 = load i32, ptr %2053, align 4
  %2055 = icmp eq i32 %2054, 6
  %2056 = icmp eq i64 %1995, 0
  %2057 = and i1 %2056, %2055
  %2058 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %2059 = load i32, ptr %2058, align 4
  %2060 = shl nuw i32 1, %2059
  %2061 = icmp eq i32 %1987, %2060
  %2062 = select i1 %2057, i1 %2061, i1 false
  %2063 = getelementptr inbounds nuw i8, ptr %0, i64 134
  %2064 = zext i1 %2062 to i8
  store i8 %2064, ptr %2063, align 2
  %2065 = xor i1 %2055, true
  %2066 = select i1 %2065, i1 true, i1 %2062
  br i1 %2066, label %2067, label %3187

2067:
  %2068 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %2069 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %2070 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %2071 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %2072 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %2073 = getelementptr inbounds nuw i8, ptr %1, i64 14816
  %2074 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %2075 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %2076 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %2077 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %2078 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %2079 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %2080 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %2081 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %2082 = getelementptr inbounds nuw i8, ptr %2, i64 204
  %2083 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %2084 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %2085 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %2086 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %2087 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %2088 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %2089 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %2090 = getelementptr inbounds nuw i8, ptr %1, i64 14464
  %2091 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %2092 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %2093 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  %2094 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %2095 = getelementptr inbounds nuw i8, ptr %0, i64 137
  %2096 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %2097 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %2098 = and i64 %2045, 4294967295
  br label %2099

2099:
  %2100 = phi i64 [ 0, %2067 ], [ %3168, %3167 ]
  %2101 = getelementptr inbounds nuw %struct.Run, ptr %6, i64 %2100
  %2102 = load i32, ptr %2101, align 8
  %2103 = tail call i32 @llvm.cttz.i32(i32 %2102, i1 false)
  %2104 = zext nneg i32 %2103 to i64
  %2105 = getelementptr inbounds nuw i64, ptr %8, i64 %2104
  %2106 = load i64, ptr %2105, align 8
  %2107 = getelementptr inbounds nuw i8, ptr %2101, i64 4
  %2108 = load i32, ptr %2107, align 4
  %2109 = tail call i32 @llvm.ctlz.i32(i32 %2102, i1 true)
  %2110 = xor i32 %2109, 31
  %2111 = load ptr, ptr %1583, align 8
  %2112 = getelementptr inbounds nuw i8, ptr %2111, i64 8
  %2113 = load i32, ptr %2112, align 8
  %2114 = zext i32 %2108 to i64
  %2115 = sub nsw i32 %2110, %2103
  %2116 = zext i32 %2115 to i64
  %2117 = shl i64 %2116, %2114
  %2118 = zext i32 %2113 to i64
  %2119 = add i64 %2117, %2118
  %2120 = load i32, ptr %2111, align 8
  %2121 = icmp eq i32 %2120, 2
  br i1 %2121, label %2127, label %2122

2122:
  %2123 = icmp eq i32 %2120, 0
  %2124 = and i64 %2106, -4294967296
  %2125 = icmp eq i64 %2124, 4294967296
  %2126 = and i1 %2125, %2123
  br i1 %2126, label %2127, label %2167

2127:
  %2128 = and i64 %2106, 4294967295
  %2129 = load i64, ptr %2068, align 8
  %2130 = and i64 %2129, 16777215
  %2131 = load i32, ptr %2082, align 4
  %2132 = zext i32 %2131 to i64
  %2133 = shl nuw nsw i64 %2132, 24
  %2134 = or disjoint i64 %2133, %2130
  %2135 = load i8, ptr %2063, align 2
  %2136 = trunc nuw i8 %2135 to i1
  br i1 %2136, label %2142, label %2137

2137:
  %2138 = getelementptr inbounds nuw i8, ptr %2111, i64 16
  %2139 = load i32, ptr %2138, align 8
  %2140 = zext i32 %2139 to i64
  %2141 = or i64 %2134, %2140
  br label %2142

2142:
  %2143 = phi i64 [ %2141, %2137 ], [ %2134, %2127 ]
  store i64 %2143, ptr %2069, align 8
  store i64 0, ptr %2076, align 8
  %2144 = load ptr, ptr %0, align 8
  %2145 = getelementptr inbounds nuw i8, ptr %2144, i64 80
  %2146 = load i32, ptr %2145, align 8
  %2147 = zext i32 %2146 to i64
  store i64 %2147, ptr %2077, align 8
  %2148 = load ptr, ptr %2083, align 8
  %2149 = ptrtoint ptr %2148 to i64
  store i64 %2149, ptr %2078, align 8
  %2150 = load ptr, ptr %2084, align 8
  store ptr %2150, ptr %2079, align 8
  %2151 = load ptr, ptr %2085, align 8
  store ptr %2151, ptr %2080, align 8
  %2152 = load ptr, ptr %2086, align 8
  store ptr %2152, ptr %2087, align 8
  %2153 = load ptr, ptr %2088, align 8
  store ptr %2153, ptr %2089, align 8
  %2154 = load i64, ptr %2090, align 8
  %2155 = shl i64 %2154, 20
  %2156 = load i32, ptr %2075, align 8
  %2157 = lshr i32 %2156, 4
  %2158 = zext nneg i32 %2157 to i64
  %2159 = or i64 %2155, %2158
  store i64 %2159, ptr %2070, align 8
  %2160 = load i32, ptr %2091, align 8
  %2161 = icmp ne i32 %2160, 0
  %2162 = zext i1 %2161 to i8
  store i8 %2162, ptr %2092, align 1
  store i8 1, ptr %2072, align 4
  %2163 = load ptr, ptr %2093, align 8
  %2164 = icmp ne ptr %2163, null
  %2165 = zext i1 %2164 to i8
  store i8 %2165, ptr %2071, align 1
  %2166 = icmp samesign ult i64 %2128, %2147
  br i1 %2166, label %2299, label %3164

2167:
  switch i32 %2120, label %3164 [
    i32 1, label %2173
    i32 0, label %2168
  ]

2168:
  %2169 = lshr i64 %2106, 32
  %2170 = trunc nuw i64 %2169 to i32
  %2171 = add i32 %2170, -1
  %2172 = icmp ult i32 %2171, 4
  br i1 %2172, label %3164, label %2173

2173:
  %2174 = load i64, ptr %2068, align 8
  %2175 = load i8, ptr %2063, align 2
  %2176 = trunc nuw i8 %2175 to i1
  br i1 %2176, label %2182, label %2177

2177:
  %2178 = getelementptr inbounds nuw i8, ptr %2111, i64 12
  %2179 = load i32, ptr %2178, align 4
  %2180 = zext i32 %2179 to i64
  %2181 = or i64 %2174, %2180
  br label %2182

2182:
  %2183 = phi i64 [ %2181, %2177 ], [ %2174, %2173 ]
  store i64 %2183, ptr %2069, align 8
  %2184 = load ptr, ptr %0, align 8
  %2185 = getelementptr inbounds nuw i8, ptr %2184, i64 37656
  %2186 = load i64, ptr %2185, align 8
  store i64 %2186, ptr %2070, align 8
  store i8 0, ptr %2071, align 1
  store i8 0, ptr %2072, align 4
  %2187 = getelementptr inbounds nuw i8, ptr %2184, i64 43712
  %2188 = load ptr, ptr %2187, align 8
  %2189 = icmp eq ptr %2188, null
  br i1 %2189, label %2235, label %2190

2190:
  %2191 = getelementptr inbounds nuw i8, ptr %2111, i64 12
  %2192 = load i32, ptr %2191, align 4
  %2193 = zext i32 %2192 to i64
  %2194 = and i64 %2193, 7
  %2195 = icmp eq i64 %2194, 0
  %2196 = and i64 %2193, 6
  %2197 = icmp eq i64 %2196, 6
  %2198 = or i1 %2195, %2197
  br i1 %2198, label %2199, label %2235

2199:
  %2200 = load i32, ptr %2074, align 4
  %2201 = zext i32 %2200 to i64
  %2202 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %2073, i64 %2201
  %2203 = getelementptr inbounds nuw i8, ptr %2184, i64 43720
  %2204 = load ptr, ptr %2203, align 8
  %2205 = load i64, ptr %1, align 8
  %2206 = mul i64 %2205, 96
  %2207 = getelementptr inbounds nuw i8, ptr %2204, i64 %2206
  %2208 = getelementptr inbounds nuw i8, ptr %2202, i64 112
  store i32 0, ptr %2208, align 8
  %2209 = getelementptr inbounds nuw i8, ptr %2202, i64 116
  %2210 = load i32, ptr %2209, align 4
  %2211 = icmp eq i32 %2210, 0
  br i1 %2211, label %2235, label %2212

2212:
  store i32 0, ptr %2209, align 4
  br label %2213

2213:
  %2214 = phi i64 [ 0, %2212 ], [ %2233, %2232 ]
  %2215 = getelementptr inbounds nuw %struct.FollowedRelease, ptr %2207, i64 %2214
  %2216 = getelementptr inbounds nuw i8, ptr %2215, i64 8
  %2217 = load i64, ptr %2216, align 8
  %2218 = trunc i64 %2217 to i32
  %2219 = lshr i32 %2218, 15
  %2220 = and i32 %2219, 31
  %2221 = load i32, ptr %2074, align 4
  %2222 = icmp eq i32 %2220, %2221
  br i1 %2222, label %2223, label %2232

2223:
  %2224 = lshr i64 %2217, 24
  %2225 = and i64 %2224, 65535
  %2226 = load i32, ptr %2075, align 8
  %2227 = lshr i32 %2226, 4
  %2228 = zext nneg i32 %2227 to i64
  %2229 = icmp eq i64 %2225, %2228
  br i1 %2229, label %2230, label %2232

2230:
  %2231 = getelementptr inbounds nuw i8, ptr %2215, i64 20
  store i32 0, ptr %2231, align 4
  br label %2232

2232:
  %2233 = add nuw nsw i64 %2214, 1
  %2234 = icmp eq i64 %2233, 4
  br i1 %2234, label %2235, label %2213

2235:
  %2236 = load ptr, ptr %1583, align 8
  %2237 = ptrtoint ptr %2236 to i64
  %2238 = load ptr, ptr %0, align 8
  %2239 = getelementptr inbounds nuw i8, ptr %2238, i64 37712
  %2240 = udiv i64 %2237, 56
  %2241 = and i64 %2240, 63
  %2242 = getelementptr inbounds nuw %struct.ScreenCache, ptr %2239, i64 %2241
  %2243 = load i64, ptr %2242, align 8
  %2244 = icmp eq i64 %2243, %2237
  br i1 %2244, label %2245, label %2252

2245:
  %2246 = getelementptr inbounds nuw i8, ptr %2242, i64 8
  %2247 = load i64, ptr %2246, align 8
  %2248 = sub i64 %2106, %2247
  %2249 = getelementptr inbounds nuw i8, ptr %2242, i64 16
  %2250 = load i64, ptr %2249, align 8
  %2251 = icmp ult i64 %2248, %2250
  br i1 %2251, label %2258, label %2252

2252:
  %2253 = tail call preserve_allcc i32 @search(ptr %0, ptr %2, i64 %2106, ptr %2242)
  %2254 = icmp eq i32 %2253, 0
  br i1 %2254, label %3164, label %2255

2255:
  %2256 = getelementptr inbounds nuw i8, ptr %2242, i64 8
  %2257 = load i64, ptr %2256, align 8
  br label %2258

2258:
  %2259 = phi i64 [ %2257, %2255 ], [ %2247, %2245 ]
  %2260 = getelementptr inbounds nuw i8, ptr %2242, i64 8
  store i64 %2259, ptr %2076, align 8
  %2261 = getelementptr inbounds nuw i8, ptr %2242, i64 16
  %2262 = load i64, ptr %2261, align 8
  store i64 %2262, ptr %2077, align 8
  %2263 = getelementptr inbounds nuw i8, ptr %2242, i64 24
  %2264 = load i64, ptr %2263, align 8
  store i64 %2264, ptr %2078, align 8
  %2265 = getelementptr inbounds nuw i8, ptr %2242, i64 40
  %2266 = load ptr, ptr %2265, align 8
  store ptr %2266, ptr %2079, align 8
  %2267 = getelementptr inbounds nuw i8, ptr %2242, i64 48
  %2268 = load ptr, ptr %2267, align 8
  store ptr %2268, ptr %2080, align 8
  %2269 = getelementptr inbounds nuw i8, ptr %2242, i64 56
  %2270 = load ptr, ptr %2269, align 8
  store ptr %2270, ptr %2081, align 8
  %2271 = shl i64 %2106, 1
  %2272 = getelementptr inbounds nuw i8, ptr %2242, i64 32
  %2273 = load i64, ptr %2272, align 8
  %2274 = load i64, ptr %2260, align 8
  %2275 = add i64 %2273, %2274
  %2276 = sub i64 %2271, %2275
  store i64 %2106, ptr %2272, align 8
  %2277 = load i64, ptr %2261, align 8
  %2278 = icmp ult i64 %2276, %2277
  %2279 = load ptr, ptr %2265, align 8
  %2280 = icmp eq ptr %2279, null
  br i1 %2278, label %2281, label %2285

2281:
  br i1 %2280, label %2289, label %2282

2282:
  %2283 = lshr i64 %2276, 7
  %2284 = getelementptr inbounds nuw %struct.ScreenLine, ptr %2279, i64 %2283
  tail call void @llvm.prefetch.p0(ptr %2284, i32 1, i32 3, i32 1)
  br label %2286

2285:
  br i1 %2280, label %2289, label %2286

2286:
  %2287 = load i64, ptr %2076, align 8
  %2288 = load i64, ptr %2077, align 8
  br label %2299

2289:
  %2290 = load i64, ptr %2076, align 8
  %2291 = add i64 %2119, %2106
  %2292 = sub i64 %2291, %2290
  %2293 = load i64, ptr %2077, align 8
  %2294 = icmp ugt i64 %2292, %2293
  br i1 %2294, label %3164, label %2295

2295:
  %2296 = load ptr, ptr %1583, align 8
  %2297 = getelementptr inbounds nuw i8, ptr %2296, i64 4
  %2298 = load i32, ptr %2297, align 4
  switch i32 %2298, label %3172 [
    i32 4, label %3167
    i32 0, label %3167
  ]

2299:
  %2300 = phi i64 [ %2288, %2286 ], [ %2147, %2142 ]
  %2301 = phi i64 [ %2287, %2286 ], [ 0, %2142 ]
  %2302 = phi i64 [ %2106, %2286 ], [ %2128, %2142 ]
  %2303 = sub i64 %2302, %2301
  %2304 = trunc i64 %2303 to i32
  %2305 = shl nuw i32 1, %2108
  %2306 = add i32 %2305, -1
  %2307 = and i32 %2306, %2304
  %2308 = add i64 %2303, %2119
  %2309 = icmp ugt i64 %2308, %2300
  %2310 = add i32 %2307, %2113
  %2311 = icmp ugt i32 %2310, %2305
  %2312 = select i1 %2309, i1 true, i1 %2311
  br i1 %2312, label %3164, label %2313

2313:
  %2314 = load i8, ptr %2072, align 4
  %2315 = trunc nuw i8 %2314 to i1
  br i1 %2315, label %2316, label %2329

2316:
  %2317 = load ptr, ptr %0, align 8
  %2318 = getelementptr inbounds nuw i8, ptr %2317, i64 37696
  %2319 = load i32, ptr %2318, align 8
  %2320 = icmp eq i32 %2319, 0
  br i1 %2320, label %2329, label %2321

2321:
  %2322 = load ptr, ptr %1583, align 8
  %2323 = getelementptr inbounds nuw i8, ptr %2322, i64 8
  %2324 = load i32, ptr %2323, align 8
  %2325 = icmp ult i32 %2324, 4
  br i1 %2325, label %2326, label %2329

2326:
  %2327 = lshr exact i32 %2102, %2103
  %2328 = tail call preserve_allcc i1 @check_parts(ptr %0, i64 %2303, i32 %2108, i32 %2327)
  br i1 %2328, label %2329, label %3170

2329:
  %2330 = add i64 %2308, -1
  %2331 = lshr i64 %2330, 7
  %2332 = lshr i64 %2303, 7
  %2333 = icmp samesign ugt i64 %2332, %2331
  br i1 %2333, label %3167, label %2334

2334:
  %2335 = zext nneg i32 %2307 to i64
  %2336 = sub i64 %2335, %2303
  %2337 = icmp eq i32 %2108, 2
  %2338 = shl nuw nsw i64 %2114, 3
  br label %2339

2339:
  %2340 = phi i64 [ %2332, %2334 ], [ %3162, %3161 ]
  %2341 = shl nuw i64 %2340, 7
  %2342 = add i64 %2336, %2341
  %2343 = ashr i64 %2342, %2114
  %2344 = add nsw i64 %2343, %2104
  br i1 %2337, label %2345, label %2356

2345:
  %2346 = add i64 %2344, -32
  %2347 = icmp ult i64 %2346, -63
  br i1 %2347, label %2358, label %2348

2348:
  %2349 = icmp sgt i64 %2344, -1
  %2350 = trunc nsw i64 %2344 to i32
  br i1 %2349, label %2351, label %2353

2351:
  %2352 = lshr i32 %2102, %2350
  br label %2358

2353:
  %2354 = sub nsw i32 0, %2350
  %2355 = shl i32 %2102, %2354
  br label %2358

2356:
  %2357 = tail call preserve_allcc i32 @words_of(i32 %2102, i64 %2344, i32 %2108, i32 %2307, i32 %2113)
  br label %2358

2358:
  %2359 = phi i32 [ %2357, %2356 ], [ 0, %2345 ], [ %2352, %2351 ], [ %2355, %2353 ]
  %2360 = load i64, ptr %2069, align 8
  %2361 = shl i64 %2344, 7
  %2362 = and i64 %2361, 32640
  %2363 = xor i64 %2362, 16384
  %2364 = or i64 %2363, %2338
  %2365 = or i64 %2364, %2360
  %2366 = load ptr, ptr %2079, align 8
  %2367 = getelementptr inbounds nuw %struct.ScreenLine, ptr %2366, i64 %2340
  %2368 = icmp eq i32 %2359, 0
  br i1 %2368, label %3131, label %2369

2369:
  %2370 = load i64, ptr %2077, align 8
  %2371 = icmp ult i64 %2341, %2370
  br i1 %2371, label %2372, label %3131

2372:
  %2373 = load i8, ptr %2072, align 4
  %2374 = trunc nuw i8 %2373 to i1
  %2375 = load ptr, ptr %0, align 8
  br i1 %2374, label %2376, label %2409

2376:
  %2377 = getelementptr inbounds nuw i8, ptr %2375, i64 37696
  %2378 = load i32, ptr %2377, align 8
  %2379 = icmp eq i32 %2378, 0
  br i1 %2379, label %2403, label %2380

2380:
  %2381 = load ptr, ptr %1583, align 8
  %2382 = getelementptr inbounds nuw i8, ptr %2381, i64 8
  %2383 = load i32, ptr %2382, align 8
  %2384 = icmp ult i32 %2383, 4
  br i1 %2384, label %2403, label %2385

2385:
  %2386 = getelementptr inbounds nuw i8, ptr %2381, i64 4
  %2387 = load i32, ptr %2386, align 4
  %2388 = add i32 %2387, -1
  %2389 = and i32 %2388, -6
  %2390 = icmp eq i32 %2389, 0
  %2391 = load ptr, ptr %2087, align 8
  %2392 = getelementptr inbounds nuw i32, ptr %2391, i64 %2340
  %2393 = load i32, ptr %2392, align 4
  br i1 %2390, label %2394, label %2399

2394:
  %2395 = or i32 %2393, %2359
  store i32 %2395, ptr %2392, align 4
  %2396 = load ptr, ptr %0, align 8
  %2397 = load i8, ptr %2072, align 4
  %2398 = trunc nuw i8 %2397 to i1
  br label %2403

2399:
  %2400 = xor i32 %2393, -1
  %2401 = and i32 %2359, %2400
  %2402 = icmp eq i32 %2401, 0
  br i1 %2402, label %2403, label %3170

2403:
  %2404 = phi i1 [ %2398, %2394 ], [ true, %2399 ], [ true, %2380 ], [ true, %2376 ]
  %2405 = phi ptr [ %2396, %2394 ], [ %2375, %2399 ], [ %2375, %2380 ], [ %2375, %2376 ]
  %2406 = getelementptr inbounds nuw i8, ptr %2405, i64 37704
  %2407 = load i32, ptr %2406, align 8
  %2408 = icmp eq i32 %2407, 0
  br i1 %2408, label %2413, label %2436

2409:
  %2410 = getelementptr inbounds nuw i8, ptr %2375, i64 37704
  %2411 = load i32, ptr %2410, align 8
  %2412 = icmp eq i32 %2411, 0
  br i1 %2412, label %2414, label %2446

2413:
  br i1 %2404, label %3131, label %2414

2414:
  %2415 = load ptr, ptr %1583, align 8
  %2416 = getelementptr inbounds nuw i8, ptr %2415, i64 4
  %2417 = load i32, ptr %2416, align 4
  switch i32 %2417, label %2418 [
    i32 4, label %3131
    i32 0, label %3131
  ]

2418:
  %2419 = lshr i64 %2340, 5
  %2420 = load ptr, ptr %2081, align 8
  %2421 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2420, i64 %2419
  %2422 = load atomic i64, ptr %2421 acquire, align 8
  %2423 = load ptr, ptr %0, align 8
  %2424 = getelementptr inbounds nuw i8, ptr %2423, i64 37656
  %2425 = load i64, ptr %2424, align 8
  %2426 = icmp eq i64 %2422, %2425
  br i1 %2426, label %3131, label %2427

2427:
  %2428 = add i64 %2425, -1
  %2429 = icmp eq i64 %2422, %2428
  br i1 %2429, label %2430, label %2434

2430:
  %2431 = load ptr, ptr %1583, align 8
  %2432 = getelementptr inbounds nuw i8, ptr %2431, i64 4
  %2433 = load i32, ptr %2432, align 4
  switch i32 %2433, label %2434 [
    i32 4, label %3131
    i32 0, label %3131
  ]

2434:
  %2435 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %2419)
  br i1 %2435, label %3131, label %3170

2436:
  br i1 %2404, label %2437, label %2446

2437:
  %2438 = load ptr, ptr %1583, align 8
  %2439 = getelementptr inbounds nuw i8, ptr %2438, i64 4
  %2440 = load i32, ptr %2439, align 4
  switch i32 %2440, label %2441 [
    i32 4, label %2464
    i32 0, label %2464
  ]

2441:
  %2442 = tail call preserve_allcc i1 @may_overwrite(ptr %0, i64 %2340, i32 %2359)
  br i1 %2442, label %2443, label %3170

2443:
  %2444 = load i8, ptr %2072, align 4
  %2445 = trunc nuw i8 %2444 to i1
  br i1 %2445, label %2464, label %2446

2446:
  %2447 = lshr i64 %2340, 5
  %2448 = load ptr, ptr %2081, align 8
  %2449 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2448, i64 %2447
  %2450 = load atomic i64, ptr %2449 acquire, align 8
  %2451 = load ptr, ptr %0, align 8
  %2452 = getelementptr inbounds nuw i8, ptr %2451, i64 37656
  %2453 = load i64, ptr %2452, align 8
  %2454 = icmp eq i64 %2450, %2453
  br i1 %2454, label %2464, label %2455

2455:
  %2456 = add i64 %2453, -1
  %2457 = icmp eq i64 %2450, %2456
  br i1 %2457, label %2458, label %2462

2458:
  %2459 = load ptr, ptr %1583, align 8
  %2460 = getelementptr inbounds nuw i8, ptr %2459, i64 4
  %2461 = load i32, ptr %2460, align 4
  switch i32 %2461, label %2462 [
    i32 4, label %2464
    i32 0, label %2464
  ]

2462:
  %2463 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %2447)
  br i1 %2463, label %2464, label %3170

2464:
  %2465 = load i8, ptr %2072, align 4
  %2466 = trunc nuw i8 %2465 to i1
  br i1 %2466, label %2526, label %2467

2467:
  %2468 = icmp eq i32 %2359, -1
  %2469 = and i64 %2360, 7
  %2470 = icmp eq i64 %2469, 0
  %2471 = and i1 %2468, %2470
  %2472 = and i64 %2365, 64
  %2473 = icmp eq i64 %2472, 0
  %2474 = select i1 %2471, i1 %2473, i1 false
  br i1 %2474, label %2475, label %2526

2475:
  %2476 = load ptr, ptr %1583, align 8
  %2477 = getelementptr inbounds nuw i8, ptr %2476, i64 4
  %2478 = load i32, ptr %2477, align 4
  %2479 = icmp eq i32 %2478, 4
  br i1 %2479, label %2526, label %2480

2480:
  %2481 = load ptr, ptr %0, align 8
  %2482 = load ptr, ptr %2081, align 8
  %2483 = lshr i64 %2340, 5
  %2484 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2482, i64 %2483
  %2485 = getelementptr inbounds nuw i8, ptr %2484, i64 8
  %2486 = and i64 %2340, 31
  %2487 = getelementptr inbounds nuw i64, ptr %2485, i64 %2486
  %2488 = icmp eq i32 %2478, 0
  %2489 = load atomic i64, ptr %2487 monotonic, align 8
  %2490 = select i1 %2488, i64 2, i64 1
  %2491 = icmp eq i64 %2489, 0
  br i1 %2491, label %2492, label %2494

2492:
  %2493 = or disjoint i64 %2490, %2365
  br label %2515

2494:
  %2495 = and i64 %2489, -8
  %2496 = icmp eq i64 %2495, %2365
  br i1 %2496, label %2497, label %2499

2497:
  %2498 = or i64 %2489, %2490
  br label %2515

2499:
  %2500 = xor i64 %2489, %2360
  %2501 = icmp ult i64 %2500, 1099511627776
  br i1 %2501, label %2502, label %2526

2502:
  %2503 = lshr i64 %2489, 24
  %2504 = and i64 %2503, 65535
  %2505 = lshr i64 %2365, 24
  %2506 = and i64 %2505, 65535
  %2507 = icmp samesign ult i64 %2504, %2506
  br i1 %2507, label %2508, label %2526

2508:
  %2509 = and i64 %2489, 5
  %2510 = icmp ne i64 %2509, 0
  %2511 = and i1 %2488, %2510
  %2512 = select i1 %2511, i64 4, i64 0
  %2513 = or disjoint i64 %2365, %2512
  %2514 = or disjoint i64 %2513, %2490
  br label %2515

2515:
  %2516 = phi i64 [ %2514, %2508 ], [ %2498, %2497 ], [ %2493, %2492 ]
  %2517 = getelementptr inbounds nuw i8, ptr %2481, i64 37688
  %2518 = load i32, ptr %2517, align 8
  %2519 = icmp eq i32 %2518, 0
  br i1 %2519, label %2521, label %2520

2520:
  store i64 %2516, ptr %2487, align 8
  br label %3131

2521:
  %2522 = icmp eq i64 %2489, %2516
  br i1 %2522, label %3131, label %2523

2523:
  %2524 = cmpxchg ptr %2487, i64 %2489, i64 %2516 monotonic monotonic, align 8
  %2525 = extractvalue { i64, i1 } %2524, 1
  br i1 %2525, label %3131, label %2526

2526:
  %2527 = load i8, ptr %2094, align 8
  %2528 = trunc nuw i8 %2527 to i1
  br i1 %2528, label %2529, label %2587

2529:
  %2530 = load i8, ptr %2072, align 4
  %2531 = trunc nuw i8 %2530 to i1
  br i1 %2531, label %2587, label %2532

2532:
  %2533 = load ptr, ptr %2081, align 8
  %2534 = lshr i64 %2340, 5
  %2535 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2533, i64 %2534
  %2536 = getelementptr inbounds nuw i8, ptr %2535, i64 8
  %2537 = and i64 %2340, 31
  %2538 = getelementptr inbounds nuw i64, ptr %2536, i64 %2537
  %2539 = load atomic i64, ptr %2538 monotonic, align 8
  %2540 = icmp eq i64 %2539, -1
  br i1 %2540, label %2541, label %2543

2541:
  %2542 = load i64, ptr %2367, align 8
  br label %2572

2543:
  %2544 = load ptr, ptr %0, align 8
  %2545 = getelementptr inbounds nuw i8, ptr %2544, i64 37688
  %2546 = load i32, ptr %2545, align 8
  %2547 = icmp eq i32 %2546, 0
  br i1 %2547, label %2549, label %2548

2548:
  store i64 -1, ptr %2538, align 8
  br label %2551

2549:
  %2550 = atomicrmw xchg ptr %2538, i64 -1 monotonic, align 8
  br label %2551

2551:
  %2552 = phi i64 [ %2539, %2548 ], [ %2550, %2549 ]
  %2553 = load i64, ptr %2070, align 8
  store i64 %2553, ptr %2367, align 8
  %2554 = and i64 %2552, 5
  %2555 = icmp ne i64 %2554, 0
  %2556 = sext i1 %2555 to i32
  %2557 = getelementptr inbounds nuw i8, ptr %2367, i64 48
  store i32 %2556, ptr %2557, align 8
  %2558 = shl i64 %2552, 62
  %2559 = ashr i64 %2558, 63
  %2560 = trunc nsw i64 %2559 to i32
  %2561 = getelementptr inbounds nuw i8, ptr %2367, i64 56
  store i32 %2560, ptr %2561, align 8
  %2562 = getelementptr inbounds nuw i8, ptr %2367, i64 60
  store i32 0, ptr %2562, align 4
  %2563 = getelementptr inbounds nuw i8, ptr %2367, i64 52
  store i32 0, ptr %2563, align 4
  %2564 = and i64 %2552, -8
  %2565 = getelementptr inbounds nuw i8, ptr %2367, i64 16
  %2566 = getelementptr inbounds nuw i8, ptr %2367, i64 32
  store i64 %2564, ptr %2566, align 8
  store i64 %2564, ptr %2565, align 8
  %2567 = and i64 %2552, 1
  %2568 = icmp eq i64 %2567, 0
  br i1 %2568, label %2569, label %2572

2569:
  %2570 = and i64 %2552, -16777216
  %2571 = add i64 %2570, -16777096
  store i64 %2571, ptr %2565, align 8
  br label %2572

2572:
  %2573 = phi i64 [ %2542, %2541 ], [ %2553, %2551 ], [ %2553, %2569 ]
  %2574 = load i64, ptr %2070, align 8
  %2575 = icmp eq i64 %2573, %2574
  br i1 %2575, label %2576, label %2585

2576:
  %2577 = getelementptr inbounds nuw i8, ptr %2367, i64 48
  %2578 = load i32, ptr %2577, align 8
  %2579 = getelementptr inbounds nuw i8, ptr %2367, i64 52
  %2580 = load i32, ptr %2579, align 4
  %2581 = or i32 %2580, %2578
  %2582 = and i32 %2581, %2359
  %2583 = icmp eq i32 %2582, 0
  %2584 = zext i1 %2583 to i8
  br label %2585

2585:
  %2586 = phi i8 [ 1, %2572 ], [ %2584, %2576 ]
  store i8 %2586, ptr %2095, align 1
  br label %2587

2587:
  %2588 = load i64, ptr %2367, align 8
  %2589 = load i64, ptr %2070, align 8
  %2590 = icmp eq i64 %2588, %2589
  br i1 %2590, label %2591, label %2656

2591:
  %2592 = load ptr, ptr %1583, align 8
  %2593 = getelementptr inbounds nuw i8, ptr %2592, i64 4
  %2594 = load i32, ptr %2593, align 4
  switch i32 %2594, label %2613 [
    i32 4, label %2595
    i32 0, label %2595
  ]

2595:
  %2596 = getelementptr inbounds nuw i8, ptr %2367, i64 32
  %2597 = load i64, ptr %2596, align 8
  %2598 = icmp eq i64 %2597, %2365
  br i1 %2598, label %2599, label %2656

2599:
  %2600 = getelementptr inbounds nuw i8, ptr %2367, i64 56
  %2601 = load i32, ptr %2600, align 8
  %2602 = xor i32 %2601, -1
  %2603 = and i32 %2359, %2602
  %2604 = icmp eq i32 %2603, 0
  br i1 %2604, label %2605, label %2656

2605:
  %2606 = getelementptr inbounds nuw i8, ptr %2367, i64 48
  %2607 = load i32, ptr %2606, align 8
  %2608 = getelementptr inbounds nuw i8, ptr %2367, i64 52
  %2609 = load i32, ptr %2608, align 4
  %2610 = or i32 %2609, %2607
  %2611 = and i32 %2610, %2359
  %2612 = icmp eq i32 %2611, 0
  br i1 %2612, label %3131, label %2656

2613:
  %2614 = load i8, ptr %2071, align 1
  %2615 = trunc nuw i8 %2614 to i1
  %2616 = and i64 %2360, 7
  %2617 = icmp eq i64 %2616, 0
  %2618 = or i1 %2617, %2615
  %2619 = and i64 %2360, 6
  %2620 = icmp eq i64 %2619, 6
  %2621 = select i1 %2618, i1 true, i1 %2620
  br i1 %2621, label %2656, label %2622

2622:
  %2623 = getelementptr inbounds nuw i8, ptr %2367, i64 48
  %2624 = load i32, ptr %2623, align 8
  %2625 = xor i32 %2624, -1
  %2626 = and i32 %2359, %2625
  %2627 = icmp eq i32 %2626, 0
  br i1 %2627, label %2628, label %2656

2628:
  %2629 = getelementptr inbounds nuw i8, ptr %2367, i64 16
  %2630 = load i64, ptr %2629, align 8
  %2631 = and i64 %2630, 120
  %2632 = icmp eq i64 %2631, 120
  br i1 %2632, label %2633, label %2656

2633:
  %2634 = icmp ugt i64 %2630, -1099511627777
  %2635 = xor i64 %2630, %2365
  %2636 = icmp ult i64 %2635, 16777216
  %2637 = select i1 %2634, i1 true, i1 %2636
  br i1 %2637, label %2638, label %2656

2638:
  %2639 = and i64 %2630, 7
  %2640 = icmp ne i64 %2639, 0
  %2641 = xor i64 %2630, %2360
  %2642 = and i64 %2641, 7
  %2643 = icmp eq i64 %2642, 0
  %2644 = select i1 %2640, i1 %2643, i1 false
  br i1 %2644, label %2645, label %2656

2645:
  %2646 = getelementptr inbounds nuw i8, ptr %2367, i64 52
  %2647 = load i32, ptr %2646, align 4
  %2648 = getelementptr inbounds nuw i8, ptr %2367, i64 56
  %2649 = load i32, ptr %2648, align 8
  %2650 = or i32 %2649, %2647
  %2651 = getelementptr inbounds nuw i8, ptr %2367, i64 60
  %2652 = load i32, ptr %2651, align 4
  %2653 = or i32 %2650, %2652
  %2654 = and i32 %2653, %2359
  %2655 = icmp eq i32 %2654, 0
  br i1 %2655, label %3131, label %2656

2656:
  %2657 = load i8, ptr %2072, align 4
  %2658 = trunc nuw i8 %2657 to i1
  br i1 %2658, label %2711, label %2659

2659:
  %2660 = load ptr, ptr %0, align 8
  %2661 = getelementptr inbounds nuw i8, ptr %2660, i64 37688
  %2662 = load i32, ptr %2661, align 8
  %2663 = icmp eq i32 %2662, 0
  br i1 %2663, label %2664, label %2673

2664:
  %2665 = getelementptr inbounds nuw i8, ptr %2367, i64 8
  br label %2666

2666:
  %2667 = atomicrmw or ptr %2665, i64 1 acquire, align 8
  %2668 = and i64 %2667, 1
  %2669 = icmp eq i64 %2668, 0
  br i1 %2669, label %2670, label %2666

2670:
  %2671 = load i8, ptr %2072, align 4
  %2672 = trunc nuw i8 %2671 to i1
  br i1 %2672, label %2711, label %2673

2673:
  %2674 = load ptr, ptr %2081, align 8
  %2675 = lshr i64 %2340, 5
  %2676 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2674, i64 %2675
  %2677 = getelementptr inbounds nuw i8, ptr %2676, i64 8
  %2678 = and i64 %2340, 31
  %2679 = getelementptr inbounds nuw i64, ptr %2677, i64 %2678
  %2680 = load atomic i64, ptr %2679 monotonic, align 8
  %2681 = icmp eq i64 %2680, -1
  br i1 %2681, label %2711, label %2682

2682:
  %2683 = load ptr, ptr %0, align 8
  %2684 = getelementptr inbounds nuw i8, ptr %2683, i64 37688
  %2685 = load i32, ptr %2684, align 8
  %2686 = icmp eq i32 %2685, 0
  br i1 %2686, label %2688, label %2687

2687:
  store i64 -1, ptr %2679, align 8
  br label %2690

2688:
  %2689 = atomicrmw xchg ptr %2679, i64 -1 monotonic, align 8
  br label %2690

2690:
  %2691 = phi i64 [ %2680, %2687 ], [ %2689, %2688 ]
  %2692 = load i64, ptr %2070, align 8
  store i64 %2692, ptr %2367, align 8
  %2693 = and i64 %2691, 5
  %2694 = icmp ne i64 %2693, 0
  %2695 = sext i1 %2694 to i32
  %2696 = getelementptr inbounds nuw i8, ptr %2367, i64 48
  store i32 %2695, ptr %2696, align 8
  %2697 = shl i64 %2691, 62
  %2698 = ashr i64 %2697, 63
  %2699 = trunc nsw i64 %2698 to i32
  %2700 = getelementptr inbounds nuw i8, ptr %2367, i64 56
  store i32 %2699, ptr %2700, align 8
  %2701 = getelementptr inbounds nuw i8, ptr %2367, i64 60
  store i32 0, ptr %2701, align 4
  %2702 = getelementptr inbounds nuw i8, ptr %2367, i64 52
  store i32 0, ptr %2702, align 4
  %2703 = and i64 %2691, -8
  %2704 = getelementptr inbounds nuw i8, ptr %2367, i64 16
  %2705 = getelementptr inbounds nuw i8, ptr %2367, i64 32
  store i64 %2703, ptr %2705, align 8
  store i64 %2703, ptr %2704, align 8
  %2706 = and i64 %2691, 1
  %2707 = icmp eq i64 %2706, 0
  br i1 %2707, label %2708, label %2711

2708:
  %2709 = and i64 %2691, -16777216
  %2710 = add i64 %2709, -16777096
  store i64 %2710, ptr %2704, align 8
  br label %2711

2711:
  %2712 = phi i1 [ true, %2670 ], [ %2663, %2708 ], [ %2663, %2690 ], [ %2663, %2673 ], [ false, %2656 ]
  %2713 = load i64, ptr %2367, align 8
  %2714 = load i64, ptr %2070, align 8
  %2715 = icmp eq i64 %2713, %2714
  br i1 %2715, label %2843, label %2716

2716:
  %2717 = load ptr, ptr %1583, align 8
  %2718 = getelementptr inbounds nuw i8, ptr %2717, i64 4
  %2719 = load i32, ptr %2718, align 4
  %2720 = and i32 %2719, -5
  %2721 = icmp eq i32 %2720, 0
  %2722 = select i1 %2721, i32 2, i32 0
  store i64 %2714, ptr %2367, align 8
  %2723 = getelementptr inbounds nuw i8, ptr %2367, i64 48
  %2724 = getelementptr inbounds nuw i8, ptr %2367, i64 60
  store i32 0, ptr %2724, align 4
  %2725 = getelementptr inbounds nuw i8, ptr %2367, i64 56
  store i32 0, ptr %2725, align 8
  %2726 = getelementptr inbounds nuw i8, ptr %2367, i64 52
  store i32 0, ptr %2726, align 4
  store i32 0, ptr %2723, align 8
  %2727 = getelementptr inbounds nuw i8, ptr %2367, i64 8
  store i64 0, ptr %2727, align 8
  %2728 = trunc i64 %2365 to i32
  %2729 = and i32 %2728, 120
  %2730 = icmp eq i32 %2729, 72
  br i1 %2730, label %2731, label %2793

2731:
  %2732 = load i8, ptr %2072, align 4
  %2733 = trunc nuw i8 %2732 to i1
  br i1 %2733, label %2734, label %2792

2734:
  %2735 = load i8, ptr %2071, align 1
  %2736 = trunc nuw i8 %2735 to i1
  %2737 = and i64 %2360, 7
  %2738 = icmp ne i64 %2737, 0
  %2739 = or i1 %2738, %2736
  br i1 %2739, label %2792, label %2740

2740:
  %2741 = load ptr, ptr %2080, align 8
  %2742 = load ptr, ptr %2079, align 8
  %2743 = ptrtoint ptr %2367 to i64
  %2744 = ptrtoint ptr %2742 to i64
  %2745 = sub i64 %2743, %2744
  %2746 = getelementptr inbounds nuw i16, ptr %2741, i64 %2745
  %2747 = load ptr, ptr %1583, align 8
  %2748 = getelementptr inbounds nuw i8, ptr %2747, i64 4
  %2749 = load i32, ptr %2748, align 4
  %2750 = and i32 %2749, -5
  %2751 = icmp eq i32 %2750, 0
  %2752 = lshr i32 %2728, 10
  %2753 = and i32 %2752, 16352
  %2754 = select i1 %2751, i64 32, i64 0
  %2755 = getelementptr inbounds nuw i16, ptr %2746, i64 %2754
  br label %2756

2756:
  %2757 = phi i32 [ %2768, %2756 ], [ %2359, %2740 ]
  %2758 = tail call i32 @llvm.cttz.i32(i32 %2757, i1 true)
  %2759 = load ptr, ptr %2096, align 8
  %2760 = zext nneg i32 %2758 to i64
  %2761 = getelementptr inbounds nuw i8, ptr %2759, i64 %2760
  %2762 = load i8, ptr %2761, align 1
  %2763 = zext i8 %2762 to i32
  %2764 = or i32 %2753, %2763
  %2765 = trunc nuw nsw i32 %2764 to i16
  %2766 = getelementptr inbounds nuw i16, ptr %2755, i64 %2760
  store i16 %2765, ptr %2766, align 2
  %2767 = add i32 %2757, -1
  %2768 = and i32 %2767, %2757
  %2769 = icmp eq i32 %2768, 0
  br i1 %2769, label %2770, label %2756

2770:
  %2771 = and i64 %2365, -16777216
  %2772 = or disjoint i64 %2771, 64
  %2773 = select i1 %2751, i64 2, i64 0
  switch i32 %2749, label %2774 [
    i32 4, label %2786
    i32 0, label %2786
  ]

2774:
  %2775 = load i64, ptr %2727, align 8
  %2776 = icmp eq i64 %2775, 0
  br i1 %2776, label %2782, label %2777

2777:
  %2778 = load ptr, ptr %0, align 8
  store i64 0, ptr %2727, align 8
  %2779 = getelementptr inbounds nuw i8, ptr %2778, i64 41816
  %2780 = load i64, ptr %2779, align 8
  %2781 = add i64 %2780, 1
  store i64 %2781, ptr %2779, align 8
  br label %2782

2782:
  %2783 = xor i32 %2359, -1
  %2784 = load i32, ptr %2725, align 8
  %2785 = and i32 %2784, %2783
  store i32 %2785, ptr %2725, align 8
  br label %2786

2786:
  %2787 = getelementptr inbounds nuw i32, ptr %2723, i64 %2773
  %2788 = load i32, ptr %2787, align 4
  %2789 = or i32 %2788, %2359
  store i32 %2789, ptr %2787, align 4
  %2790 = getelementptr inbounds nuw i8, ptr %2367, i64 16
  %2791 = getelementptr inbounds nuw i64, ptr %2790, i64 %2773
  store i64 %2772, ptr %2791, align 8
  br label %3107

2792:
  tail call preserve_allcc void @remember(ptr %0, ptr %2367, i32 %2722, i64 %2365, i32 %2359)
  br label %3107

2793:
  %2794 = zext nneg i32 %2722 to i64
  %2795 = getelementptr inbounds nuw i32, ptr %2723, i64 %2794
  store i32 %2359, ptr %2795, align 4
  %2796 = getelementptr inbounds nuw i8, ptr %2367, i64 16
  %2797 = getelementptr inbounds nuw i64, ptr %2796, i64 %2794
  store i64 %2365, ptr %2797, align 8
  switch i32 %2719, label %3107 [
    i32 4, label %2798
    i32 0, label %2798
  ]

2798:
  %2799 = load ptr, ptr %0, align 8
  %2800 = getelementptr inbounds nuw i8, ptr %2799, i64 37692
  %2801 = load i32, ptr %2800, align 4
  %2802 = icmp eq i32 %2801, 0
  br i1 %2802, label %2803, label %3107

2803:
  %2804 = getelementptr inbounds nuw i8, ptr %2367, i64 32
  %2805 = load i64, ptr %2804, align 8
  %2806 = and i64 %2805, 64
  %2807 = icmp eq i64 %2806, 0
  br i1 %2807, label %3107, label %2808

2808:
  %2809 = load i8, ptr %2071, align 1
  %2810 = trunc nuw i8 %2809 to i1
  br i1 %2810, label %2811, label %2812

2811:
  tail call preserve_allcc void @quieten_aged(ptr %0, ptr %2367)
  br label %2812

2812:
  %2813 = load i32, ptr %2723, align 8
  %2814 = load i32, ptr %2726, align 4
  %2815 = or i32 %2814, %2813
  %2816 = icmp eq i32 %2815, 0
  br i1 %2816, label %2817, label %3107

2817:
  %2818 = load i8, ptr %2071, align 1
  %2819 = trunc nuw i8 %2818 to i1
  br i1 %2819, label %3107, label %2820

2820:
  %2821 = load i32, ptr %2724, align 4
  %2822 = icmp eq i32 %2821, 0
  br i1 %2822, label %2828, label %2823

2823:
  %2824 = getelementptr inbounds nuw i8, ptr %2367, i64 40
  %2825 = load i64, ptr %2824, align 8
  %2826 = load i64, ptr %2804, align 8
  %2827 = tail call preserve_allcc i64 @joined(i64 %2825, i64 %2826)
  br label %2830

2828:
  %2829 = load i64, ptr %2804, align 8
  br label %2830

2830:
  %2831 = phi i64 [ %2827, %2823 ], [ %2829, %2828 ]
  %2832 = and i64 %2831, 7
  %2833 = icmp eq i64 %2832, 0
  br i1 %2833, label %2834, label %3107

2834:
  store i64 %2831, ptr %2804, align 8
  store i32 -1, ptr %2725, align 8
  store i32 0, ptr %2724, align 4
  %2835 = and i64 %2831, 120
  %2836 = icmp eq i64 %2835, 120
  %2837 = load i64, ptr %2367, align 8
  %2838 = shl i64 %2837, 10
  %2839 = lshr i64 %2831, 15
  %2840 = and i64 %2839, 1023
  %2841 = select i1 %2836, i64 1023, i64 %2840
  %2842 = or disjoint i64 %2838, %2841
  store i64 %2842, ptr %2727, align 8
  br label %3107

2843:
  %2844 = load i8, ptr %2072, align 4
  %2845 = trunc nuw i8 %2844 to i1
  br i1 %2845, label %2901, label %2846

2846:
  %2847 = load ptr, ptr %1583, align 8
  %2848 = getelementptr inbounds nuw i8, ptr %2847, i64 4
  %2849 = load i32, ptr %2848, align 4
  %2850 = and i32 %2849, -5
  %2851 = icmp eq i32 %2850, 0
  %2852 = select i1 %2851, i32 2, i32 0
  %2853 = and i64 %2365, 120
  %2854 = icmp eq i64 %2853, 72
  br i1 %2854, label %2896, label %2855

2855:
  %2856 = getelementptr inbounds nuw i8, ptr %2367, i64 48
  %2857 = load i32, ptr %2856, align 8
  %2858 = getelementptr inbounds nuw i8, ptr %2367, i64 52
  %2859 = load i32, ptr %2858, align 4
  %2860 = or i32 %2859, %2857
  %2861 = getelementptr inbounds nuw i8, ptr %2367, i64 56
  %2862 = load i32, ptr %2861, align 8
  %2863 = or i32 %2860, %2862
  %2864 = getelementptr inbounds nuw i8, ptr %2367, i64 60
  %2865 = load i32, ptr %2864, align 4
  %2866 = or i32 %2863, %2865
  %2867 = and i32 %2866, %2359
  %2868 = icmp eq i32 %2867, 0
  br i1 %2868, label %2869, label %2896

2869:
  %2870 = zext nneg i32 %2852 to i64
  %2871 = getelementptr inbounds nuw i32, ptr %2856, i64 %2870
  %2872 = load i32, ptr %2871, align 4
  %2873 = icmp eq i32 %2872, 0
  br i1 %2873, label %2889, label %2874

2874:
  %2875 = getelementptr inbounds nuw i8, ptr %2367, i64 16
  %2876 = getelementptr inbounds nuw i64, ptr %2875, i64 %2870
  %2877 = load i64, ptr %2876, align 8
  %2878 = icmp ne i64 %2877, %2365
  %2879 = zext i1 %2878 to i32
  %2880 = or disjoint i32 %2852, %2879
  %2881 = zext nneg i32 %2880 to i64
  %2882 = getelementptr inbounds nuw i32, ptr %2856, i64 %2881
  %2883 = load i32, ptr %2882, align 4
  %2884 = icmp eq i32 %2883, 0
  br i1 %2884, label %2889, label %2885

2885:
  %2886 = getelementptr inbounds nuw i64, ptr %2875, i64 %2881
  %2887 = load i64, ptr %2886, align 8
  %2888 = icmp eq i64 %2887, %2365
  br i1 %2888, label %2889, label %2896

2889:
  %2890 = phi ptr [ %2882, %2885 ], [ %2882, %2874 ], [ %2871, %2869 ]
  %2891 = phi i64 [ %2881, %2885 ], [ %2881, %2874 ], [ %2870, %2869 ]
  %2892 = getelementptr inbounds nuw i8, ptr %2367, i64 16
  %2893 = getelementptr inbounds nuw i64, ptr %2892, i64 %2891
  store i64 %2365, ptr %2893, align 8
  %2894 = load i32, ptr %2890, align 4
  %2895 = or i32 %2894, %2359
  store i32 %2895, ptr %2890, align 4
  br label %3107

2896:
  %2897 = trunc i64 %2365 to i32
  %2898 = lshr i32 %2897, 3
  %2899 = and i32 %2898, 15
  %2900 = icmp eq i32 %2899, 9
  br i1 %2900, label %3105, label %3053

2901:
  %2902 = trunc i64 %2365 to i32
  %2903 = lshr i32 %2902, 3
  %2904 = and i32 %2903, 15
  %2905 = icmp eq i32 %2904, 9
  br i1 %2905, label %2906, label %3053

2906:
  %2907 = load i8, ptr %2071, align 1
  %2908 = trunc nuw i8 %2907 to i1
  %2909 = and i64 %2360, 7
  %2910 = icmp ne i64 %2909, 0
  %2911 = or i1 %2910, %2908
  br i1 %2911, label %3105, label %2912

2912:
  %2913 = and i64 %2365, -16777216
  %2914 = or disjoint i64 %2913, 64
  %2915 = getelementptr inbounds nuw i8, ptr %2367, i64 48
  %2916 = getelementptr inbounds nuw i8, ptr %2367, i64 52
  %2917 = load i32, ptr %2916, align 4
  %2918 = icmp eq i32 %2917, 0
  br i1 %2918, label %2919, label %3105

2919:
  %2920 = load i32, ptr %2915, align 4
  %2921 = icmp eq i32 %2920, 0
  br i1 %2921, label %2926, label %2922

2922:
  %2923 = getelementptr inbounds nuw i8, ptr %2367, i64 16
  %2924 = load i64, ptr %2923, align 8
  %2925 = icmp eq i64 %2924, %2914
  br i1 %2925, label %2926, label %3105

2926:
  %2927 = getelementptr inbounds nuw i8, ptr %2367, i64 60
  %2928 = load i32, ptr %2927, align 4
  %2929 = icmp eq i32 %2928, 0
  br i1 %2929, label %2930, label %3105

2930:
  %2931 = getelementptr inbounds nuw i8, ptr %2367, i64 56
  %2932 = load i32, ptr %2931, align 4
  %2933 = icmp eq i32 %2932, 0
  br i1 %2933, label %2938, label %2934

2934:
  %2935 = getelementptr inbounds nuw i8, ptr %2367, i64 32
  %2936 = load i64, ptr %2935, align 8
  %2937 = icmp eq i64 %2936, %2914
  br i1 %2937, label %2938, label %3105

2938:
  %2939 = load ptr, ptr %2080, align 8
  %2940 = load ptr, ptr %2079, align 8
  %2941 = ptrtoint ptr %2367 to i64
  %2942 = ptrtoint ptr %2940 to i64
  %2943 = sub i64 %2941, %2942
  %2944 = getelementptr inbounds nuw i16, ptr %2939, i64 %2943
  %2945 = and i32 %2920, %2359
  %2946 = lshr i32 %2902, 15
  %2947 = and i32 %2946, 31
  %2948 = lshr i32 %2902, 20
  %2949 = and i32 %2948, 15
  %2950 = icmp eq i32 %2945, 0
  br i1 %2950, label %2977, label %2951

2951:
  %2952 = phi i32 [ %2975, %2973 ], [ %2945, %2938 ]
  %2953 = tail call i32 @llvm.cttz.i32(i32 %2952, i1 true)
  %2954 = zext nneg i32 %2953 to i64
  %2955 = getelementptr inbounds nuw i16, ptr %2944, i64 %2954
  %2956 = load i16, ptr %2955, align 2
  %2957 = zext i16 %2956 to i32
  %2958 = icmp slt i16 %2956, 0
  br i1 %2958, label %3105, label %2959

2959:
  %2960 = lshr i32 %2957, 5
  %2961 = and i32 %2960, 31
  %2962 = icmp eq i32 %2961, %2947
  br i1 %2962, label %2963, label %3105

2963:
  %2964 = lshr i32 %2957, 10
  %2965 = icmp samesign ult i32 %2964, %2949
  br i1 %2965, label %2973, label %2966

2966:
  %2967 = and i32 %2957, 31
  %2968 = load ptr, ptr %2096, align 8
  %2969 = getelementptr inbounds nuw i8, ptr %2968, i64 %2954
  %2970 = load i8, ptr %2969, align 1
  %2971 = zext i8 %2970 to i32
  %2972 = icmp eq i32 %2967, %2971
  br i1 %2972, label %2973, label %3105

2973:
  %2974 = add i32 %2952, -1
  %2975 = and i32 %2974, %2952
  %2976 = icmp eq i32 %2975, 0
  br i1 %2976, label %2977, label %2951

2977:
  %2978 = getelementptr inbounds nuw i8, ptr %2944, i64 64
  %2979 = and i32 %2932, %2359
  %2980 = icmp eq i32 %2979, 0
  br i1 %2980, label %3007, label %2981

2981:
  %2982 = phi i32 [ %3005, %3003 ], [ %2979, %2977 ]
  %2983 = tail call i32 @llvm.cttz.i32(i32 %2982, i1 true)
  %2984 = zext nneg i32 %2983 to i64
  %2985 = getelementptr inbounds nuw i16, ptr %2978, i64 %2984
  %2986 = load i16, ptr %2985, align 2
  %2987 = zext i16 %2986 to i32
  %2988 = icmp slt i16 %2986, 0
  br i1 %2988, label %3105, label %2989

2989:
  %2990 = lshr i32 %2987, 5
  %2991 = and i32 %2990, 31
  %2992 = icmp eq i32 %2991, %2947
  br i1 %2992, label %2993, label %3105

2993:
  %2994 = lshr i32 %2987, 10
  %2995 = icmp samesign ult i32 %2994, %2949
  br i1 %2995, label %3003, label %2996

2996:
  %2997 = and i32 %2987, 31
  %2998 = load ptr, ptr %2096, align 8
  %2999 = getelementptr inbounds nuw i8, ptr %2998, i64 %2984
  %3000 = load i8, ptr %2999, align 1
  %3001 = zext i8 %3000 to i32
  %3002 = icmp eq i32 %2997, %3001
  br i1 %3002, label %3003, label %3105

3003:
  %3004 = add i32 %2982, -1
  %3005 = and i32 %3004, %2982
  %3006 = icmp eq i32 %3005, 0
  br i1 %3006, label %3007, label %2981

3007:
  %3008 = load ptr, ptr %1583, align 8
  %3009 = getelementptr inbounds nuw i8, ptr %3008, i64 4
  %3010 = load i32, ptr %3009, align 4
  %3011 = and i32 %3010, -5
  %3012 = icmp eq i32 %3011, 0
  %3013 = shl nuw nsw i32 %2949, 10
  %3014 = shl nuw nsw i32 %2947, 5
  %3015 = or disjoint i32 %3013, %3014
  %3016 = select i1 %3012, i64 32, i64 0
  %3017 = getelementptr inbounds nuw i16, ptr %2944, i64 %3016
  br label %3018

3018:
  %3019 = phi i32 [ %3030, %3018 ], [ %2359, %3007 ]
  %3020 = tail call i32 @llvm.cttz.i32(i32 %3019, i1 true)
  %3021 = load ptr, ptr %2096, align 8
  %3022 = zext nneg i32 %3020 to i64
  %3023 = getelementptr inbounds nuw i8, ptr %3021, i64 %3022
  %3024 = load i8, ptr %3023, align 1
  %3025 = zext i8 %3024 to i32
  %3026 = or i32 %3015, %3025
  %3027 = trunc nuw nsw i32 %3026 to i16
  %3028 = getelementptr inbounds nuw i16, ptr %3017, i64 %3022
  store i16 %3027, ptr %3028, align 2
  %3029 = add i32 %3019, -1
  %3030 = and i32 %3029, %3019
  %3031 = icmp eq i32 %3030, 0
  br i1 %3031, label %3032, label %3018

3032:
  %3033 = select i1 %3012, i64 2, i64 0
  switch i32 %3010, label %3034 [
    i32 4, label %3047
    i32 0, label %3047
  ]

3034:
  %3035 = getelementptr inbounds nuw i8, ptr %2367, i64 8
  %3036 = load i64, ptr %3035, align 8
  %3037 = icmp eq i64 %3036, 0
  br i1 %3037, label %3043, label %3038

3038:
  %3039 = load ptr, ptr %0, align 8
  store i64 0, ptr %3035, align 8
  %3040 = getelementptr inbounds nuw i8, ptr %3039, i64 41816
  %3041 = load i64, ptr %3040, align 8
  %3042 = add i64 %3041, 1
  store i64 %3042, ptr %3040, align 8
  br label %3043

3043:
  %3044 = xor i32 %2359, -1
  %3045 = load i32, ptr %2931, align 8
  %3046 = and i32 %3045, %3044
  store i32 %3046, ptr %2931, align 8
  br label %3047

3047:
  %3048 = getelementptr inbounds nuw i32, ptr %2915, i64 %3033
  %3049 = load i32, ptr %3048, align 4
  %3050 = or i32 %3049, %2359
  store i32 %3050, ptr %3048, align 4
  %3051 = getelementptr inbounds nuw i8, ptr %2367, i64 16
  %3052 = getelementptr inbounds nuw i64, ptr %3051, i64 %3033
  store i64 %2914, ptr %3052, align 8
  br label %3107

3053:
  %3054 = phi i32 [ %2904, %2901 ], [ %2899, %2896 ]
  %3055 = icmp samesign ult i32 %3054, 8
  br i1 %3055, label %3056, label %3105

3056:
  %3057 = getelementptr inbounds nuw i8, ptr %2367, i64 48
  %3058 = getelementptr inbounds nuw i8, ptr %2367, i64 56
  %3059 = load i32, ptr %3058, align 8
  %3060 = icmp eq i32 %3059, 0
  %3061 = getelementptr inbounds nuw i8, ptr %2367, i64 52
  %3062 = load i32, ptr %3061, align 4
  %3063 = getelementptr inbounds nuw i8, ptr %2367, i64 60
  %3064 = load i32, ptr %3063, align 4
  %3065 = or i32 %3064, %3062
  %3066 = icmp eq i32 %3065, 0
  br i1 %3066, label %3067, label %3105

3067:
  %3068 = load i32, ptr %3057, align 8
  %3069 = icmp eq i32 %3068, 0
  br i1 %3069, label %3074, label %3070

3070:
  %3071 = getelementptr inbounds nuw i8, ptr %2367, i64 16
  %3072 = load i64, ptr %3071, align 8
  %3073 = icmp eq i64 %3072, %2365
  br i1 %3073, label %3074, label %3105

3074:
  br i1 %3060, label %3079, label %3075

3075:
  %3076 = getelementptr inbounds nuw i8, ptr %2367, i64 32
  %3077 = load i64, ptr %3076, align 8
  %3078 = icmp eq i64 %3077, %2365
  br i1 %3078, label %3079, label %3105

3079:
  %3080 = load ptr, ptr %1583, align 8
  %3081 = getelementptr inbounds nuw i8, ptr %3080, i64 4
  %3082 = load i32, ptr %3081, align 4
  switch i32 %3082, label %3086 [
    i32 4, label %3105
    i32 0, label %3083
  ]

3083:
  %3084 = getelementptr inbounds nuw i8, ptr %2367, i64 32
  store i64 %2365, ptr %3084, align 8
  %3085 = or i32 %3059, %2359
  store i32 %3085, ptr %3058, align 8
  br label %3107

3086:
  br i1 %2845, label %3087, label %3098

3087:
  %3088 = getelementptr inbounds nuw i8, ptr %2367, i64 8
  %3089 = load i64, ptr %3088, align 8
  %3090 = icmp eq i64 %3089, 0
  br i1 %3090, label %3098, label %3091

3091:
  %3092 = load ptr, ptr %0, align 8
  store i64 0, ptr %3088, align 8
  %3093 = getelementptr inbounds nuw i8, ptr %3092, i64 41816
  %3094 = load i64, ptr %3093, align 8
  %3095 = add i64 %3094, 1
  store i64 %3095, ptr %3093, align 8
  %3096 = load i32, ptr %3057, align 8
  %3097 = load i32, ptr %3058, align 8
  br label %3098

3098:
  %3099 = phi i32 [ %3097, %3091 ], [ %3059, %3087 ], [ %3059, %3086 ]
  %3100 = phi i32 [ %3096, %3091 ], [ %3068, %3087 ], [ %3068, %3086 ]
  %3101 = getelementptr inbounds nuw i8, ptr %2367, i64 16
  store i64 %2365, ptr %3101, align 8
  %3102 = or i32 %3100, %2359
  store i32 %3102, ptr %3057, align 8
  %3103 = xor i32 %2359, -1
  %3104 = and i32 %3099, %3103
  store i32 %3104, ptr %3058, align 8
  br label %3107

3105:
  %3106 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %2367, i64 %2365, i32 %2359)
  br i1 %3106, label %3107, label %3124

3107:
  %3108 = and i64 %2360, 6
  %3109 = icmp eq i64 %3108, 6
  br i1 %3109, label %3110, label %3123

3110:
  %3111 = load ptr, ptr %0, align 8
  %3112 = getelementptr inbounds nuw i8, ptr %3111, i64 41808
  %3113 = load i64, ptr %3112, align 8
  %3114 = load ptr, ptr %1583, align 8
  %3115 = getelementptr inbounds nuw i8, ptr %3114, i64 8
  %3116 = load i32, ptr %3115, align 8
  %3117 = icmp eq i32 %3116, 1
  %3118 = load ptr, ptr %2097, align 8
  br i1 %3117, label %3119, label %3121

3119:
  %3120 = trunc i64 %3113 to i8
  store i8 %3120, ptr %3118, align 1
  br label %3123

3121:
  %3122 = trunc i64 %3113 to i32
  store i32 %3122, ptr %3118, align 1
  br label %3123

3123:
  br i1 %2712, label %3128, label %3131

3124:
  br i1 %2712, label %3125, label %3170

3125:
  %3126 = getelementptr inbounds nuw i8, ptr %2367, i64 8
  %3127 = atomicrmw and ptr %3126, i64 -2 release, align 8
  br label %3170

3128:
  %3129 = getelementptr inbounds nuw i8, ptr %2367, i64 8
  %3130 = atomicrmw and ptr %3129, i64 -2 release, align 8
  br label %3131

3131:
  %3132 = load ptr, ptr %0, align 8
  %3133 = getelementptr inbounds nuw i8, ptr %3132, i64 43712
  %3134 = load ptr, ptr %3133, align 8
  %3135 = icmp eq ptr %3134, null
  br i1 %3135, label %3161, label %3136

3136:
  %3137 = load i8, ptr %2072, align 4
  %3138 = trunc nuw i8 %3137 to i1
  br i1 %3138, label %3161, label %3139

3139:
  %3140 = load i64, ptr %2076, align 8
  %3141 = add i64 %3140, %2341
  %3142 = load ptr, ptr %1583, align 8
  %3143 = getelementptr inbounds nuw i8, ptr %3142, i64 4
  %3144 = load i32, ptr %3143, align 4
  switch i32 %3144, label %3145 [
    i32 4, label %3161
    i32 0, label %3161
  ]

3145:
  %3146 = load i8, ptr %2094, align 8
  %3147 = trunc nuw i8 %3146 to i1
  br i1 %3147, label %3161, label %3148

3148:
  %3149 = getelementptr inbounds nuw i8, ptr %3132, i64 43728
  %3150 = load i64, ptr %3149, align 8
  %3151 = lshr i64 %3141, 7
  %3152 = lshr i64 %3141, 13
  %3153 = lshr i64 %3141, 19
  %3154 = xor i64 %3152, %3153
  %3155 = xor i64 %3154, %3151
  %3156 = and i64 %3155, 63
  %3157 = shl nuw i64 1, %3156
  %3158 = and i64 %3150, %3157
  %3159 = icmp eq i64 %3158, 0
  br i1 %3159, label %3161, label %3160

3160:
  tail call preserve_allcc void @cut_words(ptr %3132, i64 %3141, i32 %2359)
  br label %3161

3161:
  %3162 = add nuw nsw i64 %2340, 1
  %3163 = icmp eq i64 %2340, %2331
  br i1 %3163, label %3167, label %2339

3164:
  %3165 = tail call preserve_allcc i32 @screen_apart(ptr %0, ptr %1, ptr %2, i64 %2106, i32 %2103, i32 %2108, i32 %2102)
  %3166 = icmp eq i32 %3165, 0
  br i1 %3166, label %3167, label %4194

3167:
  %3168 = add nuw nsw i64 %2100, 1
  %3169 = icmp eq i64 %3168, %2098
  br i1 %3169, label %4194, label %2099

3170:
  %3171 = load ptr, ptr %1583, align 8
  br label %3172

3172:
  %3173 = phi ptr [ %3171, %3170 ], [ %2296, %2295 ]
  %3174 = load ptr, ptr %0, align 8
  %3175 = getelementptr inbounds nuw i8, ptr %3173, i64 20
  %3176 = load i32, ptr %3175, align 4
  %3177 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %3178 = load i32, ptr %3177, align 8
  %3179 = tail call i32 @llvm.cttz.i32(i32 %3178, i1 false)
  %3180 = getelementptr inbounds nuw i8, ptr %3174, i64 328
  store i32 22, ptr %3180, align 8
  %3181 = getelementptr inbounds nuw i8, ptr %3174, i64 332
  store i32 %3176, ptr %3181, align 4
  %3182 = getelementptr inbounds nuw i8, ptr %3174, i64 336
  store i32 %3179, ptr %3182, align 8
  %3183 = getelementptr inbounds nuw i8, ptr %3174, i64 352
  store i64 0, ptr %3183, align 8
  %3184 = getelementptr inbounds nuw i8, ptr %3174, i64 368
  store i32 0, ptr %3184, align 8
  %3185 = getelementptr inbounds nuw i8, ptr %3174, i64 360
  store i32 0, ptr %3185, align 8
  %3186 = getelementptr inbounds nuw i8, ptr %3174, i64 364
  store i32 0, ptr %3186, align 4
  br label %4194

3187:
  %3188 = phi ptr [ %2050, %2049 ], [ %2053, %2052 ]
  %3189 = load i32, ptr %1584, align 8
  %3190 = icmp eq i32 %3189, 2
  br i1 %3190, label %3196, label %3191

3191:
  %3192 = icmp eq i32 %3189, 0
  %3193 = and i64 %12, -4294967296
  %3194 = icmp eq i64 %3193, 4294967296
  %3195 = and i1 %3194, %3192
  br i1 %3195, label %3196, label %3253

3196:
  %3197 = and i64 %12, 4294967295
  %3198 = getelementptr inbounds nuw i8, ptr %2, i64 204
  %3199 = load i32, ptr %3198, align 4
  %3200 = zext i32 %3199 to i64
  %3201 = shl nuw nsw i64 %3200, 24
  %3202 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %3203 = load i64, ptr %3202, align 8
  %3204 = and i64 %3203, 16777215
  %3205 = or disjoint i64 %3201, %3204
  %3206 = getelementptr inbounds nuw i8, ptr %1584, i64 16
  %3207 = load i32, ptr %3206, align 8
  %3208 = zext i32 %3207 to i64
  %3209 = or i64 %3205, %3208
  %3210 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %3209, ptr %3210, align 8
  %3211 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 0, ptr %3211, align 8
  %3212 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %3213 = load i32, ptr %3212, align 8
  %3214 = zext i32 %3213 to i64
  %3215 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %3214, ptr %3215, align 8
  %3216 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %3217 = load ptr, ptr %3216, align 8
  %3218 = ptrtoint ptr %3217 to i64
  %3219 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %3218, ptr %3219, align 8
  %3220 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %3221 = load ptr, ptr %3220, align 8
  %3222 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %3221, ptr %3222, align 8
  %3223 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %3224 = load ptr, ptr %3223, align 8
  %3225 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %3224, ptr %3225, align 8
  %3226 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %3227 = load ptr, ptr %3226, align 8
  %3228 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %3227, ptr %3228, align 8
  %3229 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %3230 = load ptr, ptr %3229, align 8
  %3231 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %3230, ptr %3231, align 8
  %3232 = getelementptr inbounds nuw i8, ptr %1, i64 14464
  %3233 = load i64, ptr %3232, align 8
  %3234 = shl i64 %3233, 20
  %3235 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %3236 = load i32, ptr %3235, align 8
  %3237 = lshr i32 %3236, 4
  %3238 = zext nneg i32 %3237 to i64
  %3239 = or i64 %3234, %3238
  %3240 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %3239, ptr %3240, align 8
  %3241 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %3242 = load i32, ptr %3241, align 8
  %3243 = icmp ne i32 %3242, 0
  %3244 = getelementptr inbounds nuw i8, ptr %0, i64 135
  %3245 = zext i1 %3243 to i8
  store i8 %3245, ptr %3244, align 1
  %3246 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 1, ptr %3246, align 4
  %3247 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  %3248 = load ptr, ptr %3247, align 8
  %3249 = icmp ne ptr %3248, null
  %3250 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %3251 = zext i1 %3249 to i8
  store i8 %3251, ptr %3250, align 1
  %3252 = icmp samesign ult i64 %3197, %3214
  br i1 %3252, label %3397, label %3469

3253:
  switch i32 %3189, label %3259 [
    i32 1, label %3274
    i32 0, label %3254
  ]

3254:
  %3255 = lshr i64 %12, 32
  %3256 = trunc nuw i64 %3255 to i32
  %3257 = add i32 %3256, -1
  %3258 = icmp ult i32 %3257, 4
  br i1 %3258, label %3259, label %3274

3259:
  %3260 = load i32, ptr %3188, align 4
  %3261 = add i32 %3260, -1
  %3262 = and i32 %3261, -6
  %3263 = icmp eq i32 %3262, 0
  br i1 %3263, label %3469, label %3264

3264:
  %3265 = getelementptr inbounds nuw i8, ptr %7, i64 37696
  %3266 = load i32, ptr %3265, align 8
  %3267 = icmp eq i32 %3266, 0
  br i1 %3267, label %3469, label %3268

3268:
  %3269 = getelementptr inbounds nuw i8, ptr %7, i64 37700
  %3270 = load i32, ptr %3269, align 4
  %3271 = icmp eq i32 %3270, 0
  %3272 = icmp eq i64 %3193, 8589934592
  %3273 = and i1 %3271, %3272
  br i1 %3273, label %3397, label %3469

3274:
  %3275 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %3276 = load i64, ptr %3275, align 8
  %3277 = getelementptr inbounds nuw i8, ptr %1584, i64 12
  %3278 = load i32, ptr %3277, align 4
  %3279 = zext i32 %3278 to i64
  %3280 = or i64 %3276, %3279
  %3281 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %3280, ptr %3281, align 8
  %3282 = getelementptr inbounds nuw i8, ptr %7, i64 37656
  %3283 = load i64, ptr %3282, align 8
  %3284 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %3283, ptr %3284, align 8
  %3285 = getelementptr inbounds nuw i8, ptr %0, i64 133
  store i8 0, ptr %3285, align 1
  %3286 = getelementptr inbounds nuw i8, ptr %0, i64 132
  store i8 0, ptr %3286, align 4
  %3287 = getelementptr inbounds nuw i8, ptr %7, i64 43712
  %3288 = load ptr, ptr %3287, align 8
  %3289 = icmp eq ptr %3288, null
  br i1 %3289, label %3338, label %3290

3290:
  %3291 = getelementptr inbounds nuw i8, ptr %1584, i64 12
  %3292 = load i32, ptr %3291, align 4
  %3293 = zext i32 %3292 to i64
  %3294 = and i64 %3293, 7
  %3295 = icmp eq i64 %3294, 0
  %3296 = and i64 %3293, 6
  %3297 = icmp eq i64 %3296, 6
  %3298 = or i1 %3295, %3297
  br i1 %3298, label %3299, label %3338

3299:
  %3300 = getelementptr inbounds nuw i8, ptr %1, i64 14816
  %3301 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %3302 = load i32, ptr %3301, align 4
  %3303 = zext i32 %3302 to i64
  %3304 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %3300, i64 %3303
  %3305 = getelementptr inbounds nuw i8, ptr %7, i64 43720
  %3306 = load ptr, ptr %3305, align 8
  %3307 = load i64, ptr %1, align 8
  %3308 = mul i64 %3307, 96
  %3309 = getelementptr inbounds nuw i8, ptr %3306, i64 %3308
  %3310 = getelementptr inbounds nuw i8, ptr %3304, i64 112
  store i32 0, ptr %3310, align 8
  %3311 = getelementptr inbounds nuw i8, ptr %3304, i64 116
  %3312 = load i32, ptr %3311, align 4
  %3313 = icmp eq i32 %3312, 0
  br i1 %3313, label %3338, label %3314

3314:
  store i32 0, ptr %3311, align 4
  %3315 = getelementptr inbounds nuw i8, ptr %2, i64 200
  br label %3316

3316:
  %3317 = phi i64 [ 0, %3314 ], [ %3336, %3335 ]
  %3318 = getelementptr inbounds nuw %struct.FollowedRelease, ptr %3309, i64 %3317
  %3319 = getelementptr inbounds nuw i8, ptr %3318, i64 8
  %3320 = load i64, ptr %3319, align 8
  %3321 = trunc i64 %3320 to i32
  %3322 = lshr i32 %3321, 15
  %3323 = and i32 %3322, 31
  %3324 = load i32, ptr %3301, align 4
  %3325 = icmp eq i32 %3323, %3324
  br i1 %3325, label %3326, label %3335

3326:
  %3327 = lshr i64 %3320, 24
  %3328 = and i64 %3327, 65535
  %3329 = load i32, ptr %3315, align 8
  %3330 = lshr i32 %3329, 4
  %3331 = zext nneg i32 %3330 to i64
  %3332 = icmp eq i64 %3328, %3331
  br i1 %3332, label %3333, label %3335

3333:
  %3334 = getelementptr inbounds nuw i8, ptr %3318, i64 20
  store i32 0, ptr %3334, align 4
  br label %3335

3335:
  %3336 = add nuw nsw i64 %3317, 1
  %3337 = icmp eq i64 %3336, 4
  br i1 %3337, label %3338, label %3316

3338:
  %3339 = load ptr, ptr %1583, align 8
  %3340 = ptrtoint ptr %3339 to i64
  %3341 = load ptr, ptr %0, align 8
  %3342 = getelementptr inbounds nuw i8, ptr %3341, i64 37712
  %3343 = udiv i64 %3340, 56
  %3344 = and i64 %3343, 63
  %3345 = getelementptr inbounds nuw %struct.ScreenCache, ptr %3342, i64 %3344
  %3346 = load i64, ptr %3345, align 8
  %3347 = icmp eq i64 %3346, %3340
  br i1 %3347, label %3348, label %3355

3348:
  %3349 = getelementptr inbounds nuw i8, ptr %3345, i64 8
  %3350 = load i64, ptr %3349, align 8
  %3351 = sub i64 %12, %3350
  %3352 = getelementptr inbounds nuw i8, ptr %3345, i64 16
  %3353 = load i64, ptr %3352, align 8
  %3354 = icmp ult i64 %3351, %3353
  br i1 %3354, label %3361, label %3355

3355:
  %3356 = tail call preserve_allcc i32 @search(ptr %0, ptr %2, i64 %12, ptr %3345)
  %3357 = icmp eq i32 %3356, 0
  br i1 %3357, label %3469, label %3358

3358:
  %3359 = getelementptr inbounds nuw i8, ptr %3345, i64 8
  %3360 = load i64, ptr %3359, align 8
  br label %3361

3361:
  %3362 = phi i64 [ %3360, %3358 ], [ %3350, %3348 ]
  %3363 = getelementptr inbounds nuw i8, ptr %3345, i64 8
  %3364 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %3362, ptr %3364, align 8
  %3365 = getelementptr inbounds nuw i8, ptr %3345, i64 16
  %3366 = load i64, ptr %3365, align 8
  %3367 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %3366, ptr %3367, align 8
  %3368 = getelementptr inbounds nuw i8, ptr %3345, i64 24
  %3369 = load i64, ptr %3368, align 8
  %3370 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %3369, ptr %3370, align 8
  %3371 = getelementptr inbounds nuw i8, ptr %3345, i64 40
  %3372 = load ptr, ptr %3371, align 8
  %3373 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %3372, ptr %3373, align 8
  %3374 = getelementptr inbounds nuw i8, ptr %3345, i64 48
  %3375 = load ptr, ptr %3374, align 8
  %3376 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %3375, ptr %3376, align 8
  %3377 = getelementptr inbounds nuw i8, ptr %3345, i64 56
  %3378 = load ptr, ptr %3377, align 8
  %3379 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %3378, ptr %3379, align 8
  %3380 = shl i64 %12, 1
  %3381 = getelementptr inbounds nuw i8, ptr %3345, i64 32
  %3382 = load i64, ptr %3381, align 8
  %3383 = load i64, ptr %3363, align 8
  %3384 = add i64 %3382, %3383
  %3385 = sub i64 %3380, %3384
  store i64 %12, ptr %3381, align 8
  %3386 = load i64, ptr %3365, align 8
  %3387 = icmp uge i64 %3385, %3386
  %3388 = load ptr, ptr %3371, align 8
  %3389 = icmp eq ptr %3388, null
  %3390 = select i1 %3387, i1 true, i1 %3389
  br i1 %3390, label %3394, label %3391

3391:
  %3392 = lshr i64 %3385, 7
  %3393 = getelementptr inbounds nuw %struct.ScreenLine, ptr %3388, i64 %3392
  tail call void @llvm.prefetch.p0(ptr %3393, i32 1, i32 3, i32 1)
  br label %3394

3394:
  %3395 = icmp eq ptr %3388, null
  %3396 = load ptr, ptr %1583, align 8
  br label %3397

3397:
  %3398 = phi ptr [ %3396, %3394 ], [ %1584, %3268 ], [ %1584, %3196 ]
  %3399 = phi i1 [ %3395, %3394 ], [ false, %3268 ], [ false, %3196 ]
  %3400 = load i32, ptr %3398, align 8
  %3401 = icmp ne i32 %3400, 2
  %3402 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %3403 = load i64, ptr %3402, align 8
  %3404 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %3405 = load i8, ptr %3404, align 4
  %3406 = trunc nuw i8 %3405 to i1
  %3407 = select i1 %3406, i1 %3401, i1 false
  %3408 = select i1 %3407, i64 -4294967296, i64 0
  %3409 = select i1 %3401, i64 -1, i64 4294967295
  %3410 = sub i64 %3408, %3403
  br label %3411

3411:
  %3412 = phi i64 [ 0, %3397 ], [ %3421, %3411 ]
  %3413 = phi i32 [ %3, %3397 ], [ %3424, %3411 ]
  %3414 = phi i64 [ 0, %3397 ], [ %3422, %3411 ]
  %3415 = tail call i32 @llvm.cttz.i32(i32 %3413, i1 true)
  %3416 = zext nneg i32 %3415 to i64
  %3417 = getelementptr inbounds nuw i64, ptr %8, i64 %3416
  %3418 = load i64, ptr %3417, align 8
  %3419 = and i64 %3418, %3409
  %3420 = add i64 %3410, %3419
  %3421 = tail call i64 @llvm.umax.i64(i64 %3420, i64 %3412)
  %3422 = or i64 %3420, %3414
  %3423 = add i32 %3413, -1
  %3424 = and i32 %3423, %3413
  %3425 = icmp eq i32 %3424, 0
  br i1 %3425, label %3426, label %3411

3426:
  %3427 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3428 = load i64, ptr %3427, align 8
  %3429 = icmp ult i64 %3421, %3428
  %3430 = and i1 %3399, %3429
  br i1 %3430, label %3431, label %3448

3431:
  %3432 = getelementptr inbounds nuw i8, ptr %3398, i64 4
  %3433 = load i32, ptr %3432, align 4
  switch i32 %3433, label %3434 [
    i32 4, label %4194
    i32 0, label %4194
  ]

3434:
  %3435 = load ptr, ptr %0, align 8
  %3436 = getelementptr inbounds nuw i8, ptr %3398, i64 20
  %3437 = load i32, ptr %3436, align 4
  %3438 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %3439 = load i32, ptr %3438, align 8
  %3440 = tail call i32 @llvm.cttz.i32(i32 %3439, i1 false)
  %3441 = getelementptr inbounds nuw i8, ptr %3435, i64 328
  store i32 22, ptr %3441, align 8
  %3442 = getelementptr inbounds nuw i8, ptr %3435, i64 332
  store i32 %3437, ptr %3442, align 4
  %3443 = getelementptr inbounds nuw i8, ptr %3435, i64 336
  store i32 %3440, ptr %3443, align 8
  %3444 = getelementptr inbounds nuw i8, ptr %3435, i64 352
  store i64 0, ptr %3444, align 8
  %3445 = getelementptr inbounds nuw i8, ptr %3435, i64 368
  store i32 0, ptr %3445, align 8
  %3446 = getelementptr inbounds nuw i8, ptr %3435, i64 360
  store i32 0, ptr %3446, align 8
  %3447 = getelementptr inbounds nuw i8, ptr %3435, i64 364
  store i32 0, ptr %3447, align 4
  br label %4194

3448:
  br i1 %3429, label %3449, label %3469

3449:
  %3450 = load ptr, ptr %0, align 8
  %3451 = getelementptr inbounds nuw i8, ptr %3450, i64 37692
  %3452 = load i32, ptr %3451, align 4
  %3453 = icmp eq i32 %3452, 0
  br i1 %3453, label %3469, label %3454

3454:
  %3455 = getelementptr inbounds nuw i8, ptr %3398, i64 4
  %3456 = load i32, ptr %3455, align 4
  %3457 = icmp eq i32 %3456, 6
  br i1 %3457, label %3469, label %3458

3458:
  %3459 = getelementptr inbounds nuw i8, ptr %3398, i64 8
  %3460 = load i32, ptr %3459, align 8
  %3461 = and i32 %3460, 3
  %3462 = icmp eq i32 %3461, 0
  %3463 = and i64 %3422, 3
  %3464 = icmp eq i64 %3463, 0
  %3465 = select i1 %3462, i1 %3464, i1 false
  br i1 %3465, label %3466, label %3469

3466:
  %3467 = tail call preserve_allcc i1 @judge_mapped(ptr %0, ptr %8, i32 %3)
  br i1 %3467, label %4194, label %3468

3468:
  tail call preserve_allcc void @suspect(ptr %0)
  br label %4194

3469:
  %3470 = phi i1 [ true, %3449 ], [ true, %3454 ], [ true, %3458 ], [ false, %3448 ], [ false, %3196 ], [ false, %3355
      ], [ false, %3268 ], [ false, %3259 ], [ false, %3264 ]
  %3471 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %3472 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %3473 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3474 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %3475 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %3476 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %3477 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3478 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %3479 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3480 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %3481 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %3482 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %3483 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3484 = getelementptr inbounds nuw i8, ptr %0, i64 137
  %3485 = getelementptr inbounds nuw i8, ptr %0, i64 133
  br label %3486

3486:
  %3487 = phi i32 [ %3, %3469 ], [ %4192, %4190 ]
  %3488 = tail call i32 @llvm.cttz.i32(i32 %3487, i1 true)
  br i1 %3470, label %3489, label %4184

3489:
  %3490 = load i8, ptr %3471, align 4
  %3491 = trunc nuw i8 %3490 to i1
  %3492 = zext nneg i32 %3488 to i64
  %3493 = getelementptr inbounds nuw i64, ptr %8, i64 %3492
  %3494 = load i64, ptr %3493, align 8
  br i1 %3491, label %3495, label %3560

3495:
  %3496 = and i64 %3494, 4294967295
  %3497 = lshr i64 %3496, 7
  %3498 = load ptr, ptr %1583, align 8
  %3499 = getelementptr inbounds nuw i8, ptr %3498, i64 8
  %3500 = load i32, ptr %3499, align 8
  %3501 = zext i32 %3500 to i64
  %3502 = add nsw i64 %3496, -1
  %3503 = add nsw i64 %3502, %3501
  %3504 = lshr i64 %3503, 7
  %3505 = icmp eq i64 %3497, %3504
  %3506 = load ptr, ptr %0, align 8
  br i1 %3505, label %3507, label %3566

3507:
  %3508 = getelementptr inbounds nuw i8, ptr %3506, i64 37704
  %3509 = load i32, ptr %3508, align 8
  %3510 = icmp eq i32 %3509, 0
  br i1 %3510, label %3566, label %3511

3511:
  %3512 = load ptr, ptr %3475, align 8
  %3513 = load ptr, ptr %3476, align 8
  %3514 = getelementptr inbounds nuw i8, ptr %3498, i64 4
  %3515 = load i32, ptr %3514, align 4
  %3516 = icmp eq i32 %3515, 0
  %3517 = getelementptr inbounds nuw i8, ptr %3498, i64 16
  %3518 = load i32, ptr %3517, align 8
  %3519 = icmp eq i32 %3518, 0
  br i1 %3516, label %3520, label %3524

3520:
  br i1 %3519, label %3521, label %3538

3521:
  %3522 = getelementptr inbounds nuw i8, ptr %3513, i64 216
  %3523 = load i64, ptr %3522, align 8
  br label %3538

3524:
  br i1 %3519, label %3538, label %3525

3525:
  %3526 = getelementptr inbounds nuw i8, ptr %3512, i64 14464
  %3527 = load i64, ptr %3526, align 8
  %3528 = getelementptr inbounds nuw i8, ptr %3513, i64 200
  %3529 = load i32, ptr %3528, align 8
  %3530 = lshr i32 %3529, 4
  %3531 = zext nneg i32 %3530 to i64
  %3532 = shl i64 %3527, 30
  %3533 = shl nuw nsw i64 %3531, 10
  %3534 = add i32 %3518, 512
  %3535 = zext i32 %3534 to i64
  %3536 = or i64 %3532, %3535
  %3537 = or i64 %3536, %3533
  br label %3538

3538:
  %3539 = phi i64 [ %3523, %3521 ], [ %3537, %3525 ], [ 0, %3524 ], [ 0, %3520 ]
  %3540 = getelementptr inbounds nuw i8, ptr %3506, i64 37696
  %3541 = load i32, ptr %3540, align 8
  %3542 = icmp eq i32 %3541, 0
  br i1 %3542, label %3551, label %3543

3543:
  %3544 = getelementptr inbounds nuw i8, ptr %3512, i64 14408
  %3545 = load ptr, ptr %3544, align 8
  %3546 = getelementptr inbounds nuw i32, ptr %3545, i64 %3497
  %3547 = load i32, ptr %3546, align 4
  %3548 = icmp ne i32 %3547, -1
  %3549 = icmp eq i64 %3539, 0
  %3550 = select i1 %3548, i1 true, i1 %3549
  br i1 %3550, label %3566, label %3553

3551:
  %3552 = icmp eq i64 %3539, 0
  br i1 %3552, label %3566, label %3553

3553:
  %3554 = getelementptr inbounds nuw i8, ptr %3512, i64 14392
  %3555 = load ptr, ptr %3554, align 8
  %3556 = getelementptr inbounds nuw %struct.ScreenLine, ptr %3555, i64 %3497
  %3557 = getelementptr inbounds nuw i8, ptr %3556, i64 8
  %3558 = load i64, ptr %3557, align 8
  %3559 = icmp eq i64 %3558, %3539
  br i1 %3559, label %4190, label %3566

3560:
  %3561 = load i64, ptr %3472, align 8
  %3562 = sub i64 %3494, %3561
  %3563 = load i64, ptr %3473, align 8
  %3564 = inttoptr i64 %3563 to ptr
  %3565 = getelementptr inbounds nuw i8, ptr %3564, i64 %3562
  store ptr %3565, ptr %3474, align 8
  br label %3580

3566:
  %3567 = load i64, ptr %3472, align 8
  %3568 = sub i64 %3496, %3567
  %3569 = load i64, ptr %3473, align 8
  %3570 = inttoptr i64 %3569 to ptr
  %3571 = getelementptr inbounds nuw i8, ptr %3570, i64 %3568
  store ptr %3571, ptr %3474, align 8
  %3572 = getelementptr inbounds nuw i8, ptr %3506, i64 37696
  %3573 = load i32, ptr %3572, align 8
  %3574 = icmp eq i32 %3573, 0
  br i1 %3574, label %3580, label %3575

3575:
  %3576 = load i32, ptr %3499, align 8
  %3577 = icmp ult i32 %3576, 4
  br i1 %3577, label %3578, label %3580

3578:
  %3579 = tail call preserve_allcc i1 @check_part(ptr %0, i64 %3568)
  br i1 %3579, label %3580, label %4169

3580:
  %3581 = phi i64 [ %3568, %3575 ], [ %3568, %3578 ], [ %3562, %3560 ], [ %3568, %3566 ]
  %3582 = and i64 %3581, 127
  %3583 = load i64, ptr %3477, align 8
  %3584 = shl nuw nsw i32 %3488, 7
  %3585 = or disjoint i32 %3584, 16440
  %3586 = zext nneg i32 %3585 to i64
  %3587 = or i64 %3583, %3586
  %3588 = lshr i64 %3581, 7
  %3589 = load ptr, ptr %1583, align 8
  %3590 = getelementptr inbounds nuw i8, ptr %3589, i64 8
  %3591 = load i32, ptr %3590, align 8
  %3592 = zext i32 %3591 to i64
  %3593 = add nsw i64 %3582, -1
  %3594 = add nsw i64 %3593, %3592
  %3595 = lshr i64 %3582, 2
  %3596 = trunc nuw nsw i64 %3595 to i32
  %3597 = shl nsw i32 -1, %3596
  %3598 = tail call i64 @llvm.umin.i64(i64 %3594, i64 127)
  %3599 = lshr i64 %3598, 2
  %3600 = trunc nuw nsw i64 %3599 to i32
  %3601 = xor i32 %3600, 31
  %3602 = lshr i32 -1, %3601
  %3603 = and i32 %3602, %3597
  %3604 = load ptr, ptr %3478, align 8
  %3605 = getelementptr inbounds nuw %struct.ScreenLine, ptr %3604, i64 %3588
  %3606 = icmp eq i32 %3603, 0
  br i1 %3606, label %4138, label %3607

3607:
  %3608 = and i64 %3581, -128
  %3609 = load i64, ptr %3479, align 8
  %3610 = icmp ult i64 %3608, %3609
  br i1 %3610, label %3611, label %4138

3611:
  %3612 = load i8, ptr %3471, align 4
  %3613 = trunc nuw i8 %3612 to i1
  %3614 = load ptr, ptr %0, align 8
  br i1 %3613, label %3615, label %3637

3615:
  %3616 = getelementptr inbounds nuw i8, ptr %3614, i64 37696
  %3617 = load i32, ptr %3616, align 8
  %3618 = icmp eq i32 %3617, 0
  %3619 = icmp ult i32 %3591, 4
  %3620 = or i1 %3619, %3618
  br i1 %3620, label %3637, label %3621

3621:
  %3622 = getelementptr inbounds nuw i8, ptr %3589, i64 4
  %3623 = load i32, ptr %3622, align 4
  %3624 = add i32 %3623, -1
  %3625 = and i32 %3624, -6
  %3626 = icmp eq i32 %3625, 0
  %3627 = load ptr, ptr %3480, align 8
  %3628 = getelementptr inbounds nuw i32, ptr %3627, i64 %3588
  %3629 = load i32, ptr %3628, align 4
  br i1 %3626, label %3630, label %3633

3630:
  %3631 = or i32 %3629, %3603
  store i32 %3631, ptr %3628, align 4
  %3632 = load ptr, ptr %0, align 8
  br label %3637

3633:
  %3634 = xor i32 %3629, -1
  %3635 = and i32 %3603, %3634
  %3636 = icmp eq i32 %3635, 0
  br i1 %3636, label %3637, label %4169

3637:
  %3638 = phi ptr [ %3632, %3630 ], [ %3614, %3633 ], [ %3614, %3615 ], [ %3614, %3611 ]
  %3639 = getelementptr inbounds nuw i8, ptr %3638, i64 37704
  %3640 = load i32, ptr %3639, align 8
  %3641 = icmp eq i32 %3640, 0
  %3642 = load i8, ptr %3471, align 4
  %3643 = trunc nuw i8 %3642 to i1
  br i1 %3641, label %3644, label %3667

3644:
  br i1 %3643, label %4138, label %3645

3645:
  %3646 = load ptr, ptr %1583, align 8
  %3647 = getelementptr inbounds nuw i8, ptr %3646, i64 4
  %3648 = load i32, ptr %3647, align 4
  switch i32 %3648, label %3649 [
    i32 4, label %4138
    i32 0, label %4138
  ]

3649:
  %3650 = lshr i64 %3581, 12
  %3651 = load ptr, ptr %3481, align 8
  %3652 = getelementptr inbounds nuw %struct.ScreenPage, ptr %3651, i64 %3650
  %3653 = load atomic i64, ptr %3652 acquire, align 8
  %3654 = load ptr, ptr %0, align 8
  %3655 = getelementptr inbounds nuw i8, ptr %3654, i64 37656
  %3656 = load i64, ptr %3655, align 8
  %3657 = icmp eq i64 %3653, %3656
  br i1 %3657, label %4138, label %3658

3658:
  %3659 = add i64 %3656, -1
  %3660 = icmp eq i64 %3653, %3659
  br i1 %3660, label %3661, label %3665

3661:
  %3662 = load ptr, ptr %1583, align 8
  %3663 = getelementptr inbounds nuw i8, ptr %3662, i64 4
  %3664 = load i32, ptr %3663, align 4
  switch i32 %3664, label %3665 [
    i32 4, label %4138
    i32 0, label %4138
  ]

3665:
  %3666 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %3650)
  br i1 %3666, label %4138, label %4169

3667:
  br i1 %3643, label %3668, label %3677

3668:
  %3669 = load ptr, ptr %1583, align 8
  %3670 = getelementptr inbounds nuw i8, ptr %3669, i64 4
  %3671 = load i32, ptr %3670, align 4
  switch i32 %3671, label %3672 [
    i32 4, label %3695
    i32 0, label %3695
  ]

3672:
  %3673 = tail call preserve_allcc i1 @may_overwrite(ptr %0, i64 %3588, i32 %3603)
  br i1 %3673, label %3674, label %4169

3674:
  %3675 = load i8, ptr %3471, align 4
  %3676 = trunc nuw i8 %3675 to i1
  br i1 %3676, label %3695, label %3677

3677:
  %3678 = lshr i64 %3581, 12
  %3679 = load ptr, ptr %3481, align 8
  %3680 = getelementptr inbounds nuw %struct.ScreenPage, ptr %3679, i64 %3678
  %3681 = load atomic i64, ptr %3680 acquire, align 8
  %3682 = load ptr, ptr %0, align 8
  %3683 = getelementptr inbounds nuw i8, ptr %3682, i64 37656
  %3684 = load i64, ptr %3683, align 8
  %3685 = icmp eq i64 %3681, %3684
  br i1 %3685, label %3695, label %3686

3686:
  %3687 = add i64 %3684, -1
  %3688 = icmp eq i64 %3681, %3687
  br i1 %3688, label %3689, label %3693

3689:
  %3690 = load ptr, ptr %1583, align 8
  %3691 = getelementptr inbounds nuw i8, ptr %3690, i64 4
  %3692 = load i32, ptr %3691, align 4
  switch i32 %3692, label %3693 [
    i32 4, label %3695
    i32 0, label %3695
  ]

3693:
  %3694 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %3678)
  br i1 %3694, label %3695, label %4169

3695:
  %3696 = load i8, ptr %3471, align 4
  %3697 = trunc nuw i8 %3696 to i1
  br i1 %3697, label %3757, label %3698

3698:
  %3699 = icmp eq i32 %3603, -1
  %3700 = and i64 %3583, 7
  %3701 = icmp eq i64 %3700, 0
  %3702 = and i1 %3701, %3699
  %3703 = and i64 %3583, 64
  %3704 = icmp eq i64 %3703, 0
  %3705 = select i1 %3702, i1 %3704, i1 false
  br i1 %3705, label %3706, label %3757

3706:
  %3707 = load ptr, ptr %1583, align 8
  %3708 = getelementptr inbounds nuw i8, ptr %3707, i64 4
  %3709 = load i32, ptr %3708, align 4
  %3710 = icmp eq i32 %3709, 4
  br i1 %3710, label %3757, label %3711

3711:
  %3712 = load ptr, ptr %0, align 8
  %3713 = load ptr, ptr %3481, align 8
  %3714 = lshr i64 %3581, 12
  %3715 = getelementptr inbounds nuw %struct.ScreenPage, ptr %3713, i64 %3714
  %3716 = getelementptr inbounds nuw i8, ptr %3715, i64 8
  %3717 = and i64 %3588, 31
  %3718 = getelementptr inbounds nuw i64, ptr %3716, i64 %3717
  %3719 = icmp eq i32 %3709, 0
  %3720 = load atomic i64, ptr %3718 monotonic, align 8
  %3721 = select i1 %3719, i64 2, i64 1
  %3722 = icmp eq i64 %3720, 0
  br i1 %3722, label %3723, label %3725

3723:
  %3724 = or disjoint i64 %3721, %3587
  br label %3746

3725:
  %3726 = and i64 %3720, -8
  %3727 = icmp eq i64 %3726, %3587
  br i1 %3727, label %3728, label %3730

3728:
  %3729 = or i64 %3720, %3721
  br label %3746

3730:
  %3731 = xor i64 %3720, %3583
  %3732 = icmp ult i64 %3731, 1099511627776
  br i1 %3732, label %3733, label %3757

3733:
  %3734 = lshr i64 %3720, 24
  %3735 = and i64 %3734, 65535
  %3736 = lshr i64 %3583, 24
  %3737 = and i64 %3736, 65535
  %3738 = icmp samesign ult i64 %3735, %3737
  br i1 %3738, label %3739, label %3757

3739:
  %3740 = and i64 %3720, 5
  %3741 = icmp ne i64 %3740, 0
  %3742 = and i1 %3719, %3741
  %3743 = select i1 %3742, i64 4, i64 0
  %3744 = or disjoint i64 %3587, %3743
  %3745 = or disjoint i64 %3744, %3721
  br label %3746

3746:
  %3747 = phi i64 [ %3745, %3739 ], [ %3729, %3728 ], [ %3724, %3723 ]
  %3748 = getelementptr inbounds nuw i8, ptr %3712, i64 37688
  %3749 = load i32, ptr %3748, align 8
  %3750 = icmp eq i32 %3749, 0
  br i1 %3750, label %3752, label %3751

3751:
  store i64 %3747, ptr %3718, align 8
  br label %4138

3752:
  %3753 = icmp eq i64 %3720, %3747
  br i1 %3753, label %4138, label %3754

3754:
  %3755 = cmpxchg ptr %3718, i64 %3720, i64 %3747 monotonic monotonic, align 8
  %3756 = extractvalue { i64, i1 } %3755, 1
  br i1 %3756, label %4138, label %3757

3757:
  %3758 = load i8, ptr %3482, align 8
  %3759 = trunc nuw i8 %3758 to i1
  br i1 %3759, label %3760, label %3818

3760:
  %3761 = load i8, ptr %3471, align 4
  %3762 = trunc nuw i8 %3761 to i1
  br i1 %3762, label %3818, label %3763

3763:
  %3764 = load ptr, ptr %3481, align 8
  %3765 = lshr i64 %3581, 12
  %3766 = getelementptr inbounds nuw %struct.ScreenPage, ptr %3764, i64 %3765
  %3767 = getelementptr inbounds nuw i8, ptr %3766, i64 8
  %3768 = and i64 %3588, 31
  %3769 = getelementptr inbounds nuw i64, ptr %3767, i64 %3768
  %3770 = load atomic i64, ptr %3769 monotonic, align 8
  %3771 = icmp eq i64 %3770, -1
  br i1 %3771, label %3772, label %3774

3772:
  %3773 = load i64, ptr %3605, align 8
  br label %3803

3774:
  %3775 = load ptr, ptr %0, align 8
  %3776 = getelementptr inbounds nuw i8, ptr %3775, i64 37688
  %3777 = load i32, ptr %3776, align 8
  %3778 = icmp eq i32 %3777, 0
  br i1 %3778, label %3780, label %3779

3779:
  store i64 -1, ptr %3769, align 8
  br label %3782

3780:
  %3781 = atomicrmw xchg ptr %3769, i64 -1 monotonic, align 8
  br label %3782

3782:
  %3783 = phi i64 [ %3770, %3779 ], [ %3781, %3780 ]
  %3784 = load i64, ptr %3483, align 8
  store i64 %3784, ptr %3605, align 8
  %3785 = and i64 %3783, 5
  %3786 = icmp ne i64 %3785, 0
  %3787 = sext i1 %3786 to i32
  %3788 = getelementptr inbounds nuw i8, ptr %3605, i64 48
  store i32 %3787, ptr %3788, align 8
  %3789 = shl i64 %3783, 62
  %3790 = ashr i64 %3789, 63
  %3791 = trunc nsw i64 %3790 to i32
  %3792 = getelementptr inbounds nuw i8, ptr %3605, i64 56
  store i32 %3791, ptr %3792, align 8
  %3793 = getelementptr inbounds nuw i8, ptr %3605, i64 60
  store i32 0, ptr %3793, align 4
  %3794 = getelementptr inbounds nuw i8, ptr %3605, i64 52
  store i32 0, ptr %3794, align 4
  %3795 = and i64 %3783, -8
  %3796 = getelementptr inbounds nuw i8, ptr %3605, i64 16
  %3797 = getelementptr inbounds nuw i8, ptr %3605, i64 32
  store i64 %3795, ptr %3797, align 8
  store i64 %3795, ptr %3796, align 8
  %3798 = and i64 %3783, 1
  %3799 = icmp eq i64 %3798, 0
  br i1 %3799, label %3800, label %3803

3800:
  %3801 = and i64 %3783, -16777216
  %3802 = add i64 %3801, -16777096
  store i64 %3802, ptr %3796, align 8
  br label %3803

3803:
  %3804 = phi i64 [ %3773, %3772 ], [ %3784, %3782 ], [ %3784, %3800 ]
  %3805 = load i64, ptr %3483, align 8
  %3806 = icmp eq i64 %3804, %3805
  br i1 %3806, label %3807, label %3816

3807:
  %3808 = getelementptr inbounds nuw i8, ptr %3605, i64 48
  %3809 = load i32, ptr %3808, align 8
  %3810 = getelementptr inbounds nuw i8, ptr %3605, i64 52
  %3811 = load i32, ptr %3810, align 4
  %3812 = or i32 %3811, %3809
  %3813 = and i32 %3812, %3603
  %3814 = icmp eq i32 %3813, 0
  %3815 = zext i1 %3814 to i8
  br label %3816

3816:
  %3817 = phi i8 [ 1, %3803 ], [ %3815, %3807 ]
  store i8 %3817, ptr %3484, align 1
  br label %3818

3818:
  %3819 = load i64, ptr %3605, align 8
  %3820 = load i64, ptr %3483, align 8
  %3821 = icmp eq i64 %3819, %3820
  br i1 %3821, label %3822, label %3886

3822:
  %3823 = load ptr, ptr %1583, align 8
  %3824 = getelementptr inbounds nuw i8, ptr %3823, i64 4
  %3825 = load i32, ptr %3824, align 4
  switch i32 %3825, label %3844 [
    i32 4, label %3826
    i32 0, label %3826
  ]

3826:
  %3827 = getelementptr inbounds nuw i8, ptr %3605, i64 32
  %3828 = load i64, ptr %3827, align 8
  %3829 = icmp eq i64 %3828, %3587
  br i1 %3829, label %3830, label %3886

3830:
  %3831 = getelementptr inbounds nuw i8, ptr %3605, i64 56
  %3832 = load i32, ptr %3831, align 8
  %3833 = xor i32 %3832, -1
  %3834 = and i32 %3603, %3833
  %3835 = icmp eq i32 %3834, 0
  br i1 %3835, label %3836, label %3886

3836:
  %3837 = getelementptr inbounds nuw i8, ptr %3605, i64 48
  %3838 = load i32, ptr %3837, align 8
  %3839 = getelementptr inbounds nuw i8, ptr %3605, i64 52
  %3840 = load i32, ptr %3839, align 4
  %3841 = or i32 %3840, %3838
  %3842 = and i32 %3841, %3603
  %3843 = icmp eq i32 %3842, 0
  br i1 %3843, label %4138, label %3886

3844:
  %3845 = load i8, ptr %3485, align 1
  %3846 = trunc nuw i8 %3845 to i1
  %3847 = and i64 %3583, 7
  %3848 = icmp eq i64 %3847, 0
  %3849 = or i1 %3848, %3846
  %3850 = and i64 %3583, 6
  %3851 = icmp eq i64 %3850, 6
  %3852 = select i1 %3849, i1 true, i1 %3851
  br i1 %3852, label %3886, label %3853

3853:
  %3854 = getelementptr inbounds nuw i8, ptr %3605, i64 48
  %3855 = load i32, ptr %3854, align 8
  %3856 = xor i32 %3855, -1
  %3857 = and i32 %3603, %3856
  %3858 = icmp eq i32 %3857, 0
  br i1 %3858, label %3859, label %3886

3859:
  %3860 = getelementptr inbounds nuw i8, ptr %3605, i64 16
  %3861 = load i64, ptr %3860, align 8
  %3862 = and i64 %3861, 120
  %3863 = icmp eq i64 %3862, 120
  br i1 %3863, label %3864, label %3886

3864:
  %3865 = icmp ugt i64 %3861, -1099511627777
  %3866 = xor i64 %3861, %3583
  %3867 = icmp ult i64 %3866, 16777216
  %3868 = select i1 %3865, i1 true, i1 %3867
  br i1 %3868, label %3869, label %3886

3869:
  %3870 = and i64 %3861, 7
  %3871 = icmp ne i64 %3870, 0
  %3872 = and i64 %3866, 7
  %3873 = icmp eq i64 %3872, 0
  %3874 = select i1 %3871, i1 %3873, i1 false
  br i1 %3874, label %3875, label %3886

3875:
  %3876 = getelementptr inbounds nuw i8, ptr %3605, i64 52
  %3877 = load i32, ptr %3876, align 4
  %3878 = getelementptr inbounds nuw i8, ptr %3605, i64 56
  %3879 = load i32, ptr %3878, align 8
  %3880 = or i32 %3879, %3877
  %3881 = getelementptr inbounds nuw i8, ptr %3605, i64 60
  %3882 = load i32, ptr %3881, align 4
  %3883 = or i32 %3880, %3882
  %3884 = and i32 %3883, %3603
  %3885 = icmp eq i32 %3884, 0
  br i1 %3885, label %4138, label %3886

3886:
  %3887 = load i8, ptr %3471, align 4
  %3888 = trunc nuw i8 %3887 to i1
  br i1 %3888, label %3941, label %3889

3889:
  %3890 = load ptr, ptr %0, align 8
  %3891 = getelementptr inbounds nuw i8, ptr %3890, i64 37688
  %3892 = load i32, ptr %3891, align 8
  %3893 = icmp eq i32 %3892, 0
  br i1 %3893, label %3894, label %3903

3894:
  %3895 = getelementptr inbounds nuw i8, ptr %3605, i64 8
  br label %3896

3896:
  %3897 = atomicrmw or ptr %3895, i64 1 acquire, align 8
  %3898 = and i64 %3897, 1
  %3899 = icmp eq i64 %3898, 0
  br i1 %3899, label %3900, label %3896

3900:
  %3901 = load i8, ptr %3471, align 4
  %3902 = trunc nuw i8 %3901 to i1
  br i1 %3902, label %3941, label %3903

3903:
  %3904 = load ptr, ptr %3481, align 8
  %3905 = lshr i64 %3581, 12
  %3906 = getelementptr inbounds nuw %struct.ScreenPage, ptr %3904, i64 %3905
  %3907 = getelementptr inbounds nuw i8, ptr %3906, i64 8
  %3908 = and i64 %3588, 31
  %3909 = getelementptr inbounds nuw i64, ptr %3907, i64 %3908
  %3910 = load atomic i64, ptr %3909 monotonic, align 8
  %3911 = icmp eq i64 %3910, -1
  br i1 %3911, label %3941, label %3912

3912:
  %3913 = load ptr, ptr %0, align 8
  %3914 = getelementptr inbounds nuw i8, ptr %3913, i64 37688
  %3915 = load i32, ptr %3914, align 8
  %3916 = icmp eq i32 %3915, 0
  br i1 %3916, label %3918, label %3917

3917:
  store i64 -1, ptr %3909, align 8
  br label %3920

3918:
  %3919 = atomicrmw xchg ptr %3909, i64 -1 monotonic, align 8
  br label %3920

3920:
  %3921 = phi i64 [ %3910, %3917 ], [ %3919, %3918 ]
  %3922 = load i64, ptr %3483, align 8
  store i64 %3922, ptr %3605, align 8
  %3923 = and i64 %3921, 5
  %3924 = icmp ne i64 %3923, 0
  %3925 = sext i1 %3924 to i32
  %3926 = getelementptr inbounds nuw i8, ptr %3605, i64 48
  store i32 %3925, ptr %3926, align 8
  %3927 = shl i64 %3921, 62
  %3928 = ashr i64 %3927, 63
  %3929 = trunc nsw i64 %3928 to i32
  %3930 = getelementptr inbounds nuw i8, ptr %3605, i64 56
  store i32 %3929, ptr %3930, align 8
  %3931 = getelementptr inbounds nuw i8, ptr %3605, i64 60
  store i32 0, ptr %3931, align 4
  %3932 = getelementptr inbounds nuw i8, ptr %3605, i64 52
  store i32 0, ptr %3932, align 4
  %3933 = and i64 %3921, -8
  %3934 = getelementptr inbounds nuw i8, ptr %3605, i64 16
  %3935 = getelementptr inbounds nuw i8, ptr %3605, i64 32
  store i64 %3933, ptr %3935, align 8
  store i64 %3933, ptr %3934, align 8
  %3936 = and i64 %3921, 1
  %3937 = icmp eq i64 %3936, 0
  br i1 %3937, label %3938, label %3941

3938:
  %3939 = and i64 %3921, -16777216
  %3940 = add i64 %3939, -16777096
  store i64 %3940, ptr %3934, align 8
  br label %3941

3941:
  %3942 = phi i1 [ true, %3900 ], [ %3893, %3938 ], [ %3893, %3920 ], [ %3893, %3903 ], [ false, %3886 ]
  %3943 = load i64, ptr %3605, align 8
  %3944 = load i64, ptr %3483, align 8
  %3945 = icmp eq i64 %3943, %3944
  br i1 %3945, label %4006, label %3946

3946:
  %3947 = load ptr, ptr %1583, align 8
  %3948 = getelementptr inbounds nuw i8, ptr %3947, i64 4
  %3949 = load i32, ptr %3948, align 4
  %3950 = and i32 %3949, -5
  %3951 = icmp eq i32 %3950, 0
  %3952 = select i1 %3951, i64 2, i64 0
  store i64 %3944, ptr %3605, align 8
  %3953 = getelementptr inbounds nuw i8, ptr %3605, i64 48
  %3954 = getelementptr inbounds nuw i8, ptr %3605, i64 60
  store i32 0, ptr %3954, align 4
  %3955 = getelementptr inbounds nuw i8, ptr %3605, i64 56
  store i32 0, ptr %3955, align 8
  %3956 = getelementptr inbounds nuw i8, ptr %3605, i64 52
  store i32 0, ptr %3956, align 4
  store i32 0, ptr %3953, align 8
  %3957 = getelementptr inbounds nuw i8, ptr %3605, i64 8
  store i64 0, ptr %3957, align 8
  %3958 = getelementptr inbounds nuw i32, ptr %3953, i64 %3952
  store i32 %3603, ptr %3958, align 4
  %3959 = getelementptr inbounds nuw i8, ptr %3605, i64 16
  %3960 = getelementptr inbounds nuw i64, ptr %3959, i64 %3952
  store i64 %3587, ptr %3960, align 8
  switch i32 %3949, label %4114 [
    i32 4, label %3961
    i32 0, label %3961
  ]

3961:
  %3962 = load ptr, ptr %0, align 8
  %3963 = getelementptr inbounds nuw i8, ptr %3962, i64 37692
  %3964 = load i32, ptr %3963, align 4
  %3965 = icmp eq i32 %3964, 0
  br i1 %3965, label %3966, label %4114

3966:
  %3967 = getelementptr inbounds nuw i8, ptr %3605, i64 32
  %3968 = load i64, ptr %3967, align 8
  %3969 = and i64 %3968, 64
  %3970 = icmp eq i64 %3969, 0
  br i1 %3970, label %4114, label %3971

3971:
  %3972 = load i8, ptr %3485, align 1
  %3973 = trunc nuw i8 %3972 to i1
  br i1 %3973, label %3974, label %3975

3974:
  tail call preserve_allcc void @quieten_aged(ptr %0, ptr %3605)
  br label %3975

3975:
  %3976 = load i32, ptr %3953, align 8
  %3977 = load i32, ptr %3956, align 4
  %3978 = or i32 %3977, %3976
  %3979 = icmp eq i32 %3978, 0
  br i1 %3979, label %3980, label %4114

3980:
  %3981 = load i8, ptr %3485, align 1
  %3982 = trunc nuw i8 %3981 to i1
  br i1 %3982, label %4114, label %3983

3983:
  %3984 = load i32, ptr %3954, align 4
  %3985 = icmp eq i32 %3984, 0
  br i1 %3985, label %3991, label %3986

3986:
  %3987 = getelementptr inbounds nuw i8, ptr %3605, i64 40
  %3988 = load i64, ptr %3987, align 8
  %3989 = load i64, ptr %3967, align 8
  %3990 = tail call preserve_allcc i64 @joined(i64 %3988, i64 %3989)
  br label %3993

3991:
  %3992 = load i64, ptr %3967, align 8
  br label %3993

3993:
  %3994 = phi i64 [ %3990, %3986 ], [ %3992, %3991 ]
  %3995 = and i64 %3994, 7
  %3996 = icmp eq i64 %3995, 0
  br i1 %3996, label %3997, label %4114

3997:
  store i64 %3994, ptr %3967, align 8
  store i32 -1, ptr %3955, align 8
  store i32 0, ptr %3954, align 4
  %3998 = and i64 %3994, 120
  %3999 = icmp eq i64 %3998, 120
  %4000 = load i64, ptr %3605, align 8
  %4001 = shl i64 %4000, 10
  %4002 = lshr i64 %3994, 15
  %4003 = and i64 %4002, 1023
  %4004 = select i1 %3999, i64 1023, i64 %4003
  %4005 = or disjoint i64 %4001, %4004
  store i64 %4005, ptr %3957, align 8
  br label %4114

4006:
  %4007 = load i8, ptr %3471, align 4
  %4008 = trunc nuw i8 %4007 to i1
  br i1 %4008, label %4060, label %4009

4009:
  %4010 = load ptr, ptr %1583, align 8
  %4011 = getelementptr inbounds nuw i8, ptr %4010, i64 4
  %4012 = load i32, ptr %4011, align 4
  %4013 = and i32 %4012, -5
  %4014 = icmp eq i32 %4013, 0
  %4015 = select i1 %4014, i32 2, i32 0
  %4016 = getelementptr inbounds nuw i8, ptr %3605, i64 48
  %4017 = load i32, ptr %4016, align 8
  %4018 = getelementptr inbounds nuw i8, ptr %3605, i64 52
  %4019 = load i32, ptr %4018, align 4
  %4020 = or i32 %4019, %4017
  %4021 = getelementptr inbounds nuw i8, ptr %3605, i64 56
  %4022 = load i32, ptr %4021, align 8
  %4023 = or i32 %4020, %4022
  %4024 = getelementptr inbounds nuw i8, ptr %3605, i64 60
  %4025 = load i32, ptr %4024, align 4
  %4026 = or i32 %4023, %4025
  %4027 = and i32 %4026, %3603
  %4028 = icmp eq i32 %4027, 0
  br i1 %4028, label %4029, label %4060

4029:
  %4030 = zext nneg i32 %4015 to i64
  %4031 = getelementptr inbounds nuw i32, ptr %4016, i64 %4030
  %4032 = load i32, ptr %4031, align 4
  %4033 = icmp eq i32 %4032, 0
  br i1 %4033, label %4034, label %4036

4034:
  %4035 = getelementptr inbounds nuw i32, ptr %4016, i64 %4030
  br label %4053

4036:
  %4037 = getelementptr inbounds nuw i8, ptr %3605, i64 16
  %4038 = getelementptr inbounds nuw i64, ptr %4037, i64 %4030
  %4039 = load i64, ptr %4038, align 8
  %4040 = icmp ne i64 %4039, %3587
  %4041 = zext i1 %4040 to i32
  %4042 = or disjoint i32 %4015, %4041
  %4043 = zext nneg i32 %4042 to i64
  %4044 = getelementptr inbounds nuw i32, ptr %4016, i64 %4043
  %4045 = load i32, ptr %4044, align 4
  %4046 = icmp eq i32 %4045, 0
  %4047 = getelementptr inbounds nuw i32, ptr %4016, i64 %4043
  br i1 %4046, label %4053, label %4048

4048:
  %4049 = getelementptr inbounds nuw i8, ptr %3605, i64 16
  %4050 = getelementptr inbounds nuw i64, ptr %4049, i64 %4043
  %4051 = load i64, ptr %4050, align 8
  %4052 = icmp eq i64 %4051, %3587
  br i1 %4052, label %4053, label %4060

4053:
  %4054 = phi ptr [ %4035, %4034 ], [ %4047, %4036 ], [ %4047, %4048 ]
  %4055 = phi i64 [ %4030, %4034 ], [ %4043, %4036 ], [ %4043, %4048 ]
  %4056 = getelementptr inbounds nuw i8, ptr %3605, i64 16
  %4057 = getelementptr inbounds nuw i64, ptr %4056, i64 %4055
  store i64 %3587, ptr %4057, align 8
  %4058 = load i32, ptr %4054, align 4
  %4059 = or i32 %4058, %3603
  store i32 %4059, ptr %4054, align 4
  br label %4114

4060:
  %4061 = and i64 %3583, 64
  %4062 = icmp eq i64 %4061, 0
  br i1 %4062, label %4063, label %4112

4063:
  %4064 = getelementptr inbounds nuw i8, ptr %3605, i64 48
  %4065 = getelementptr inbounds nuw i8, ptr %3605, i64 56
  %4066 = load i32, ptr %4065, align 8
  %4067 = icmp eq i32 %4066, 0
  %4068 = getelementptr inbounds nuw i8, ptr %3605, i64 52
  %4069 = load i32, ptr %4068, align 4
  %4070 = getelementptr inbounds nuw i8, ptr %3605, i64 60
  %4071 = load i32, ptr %4070, align 4
  %4072 = or i32 %4071, %4069
  %4073 = icmp eq i32 %4072, 0
  br i1 %4073, label %4074, label %4112

4074:
  %4075 = load i32, ptr %4064, align 8
  %4076 = icmp eq i32 %4075, 0
  br i1 %4076, label %4081, label %4077

4077:
  %4078 = getelementptr inbounds nuw i8, ptr %3605, i64 16
  %4079 = load i64, ptr %4078, align 8
  %4080 = icmp eq i64 %4079, %3587
  br i1 %4080, label %4081, label %4112

4081:
  br i1 %4067, label %4086, label %4082

4082:
  %4083 = getelementptr inbounds nuw i8, ptr %3605, i64 32
  %4084 = load i64, ptr %4083, align 8
  %4085 = icmp eq i64 %4084, %3587
  br i1 %4085, label %4086, label %4112

4086:
  %4087 = load ptr, ptr %1583, align 8
  %4088 = getelementptr inbounds nuw i8, ptr %4087, i64 4
  %4089 = load i32, ptr %4088, align 4
  switch i32 %4089, label %4093 [
    i32 4, label %4112
    i32 0, label %4090
  ]

4090:
  %4091 = getelementptr inbounds nuw i8, ptr %3605, i64 32
  store i64 %3587, ptr %4091, align 8
  %4092 = or i32 %4066, %3603
  store i32 %4092, ptr %4065, align 8
  br label %4114

4093:
  br i1 %4008, label %4094, label %4105

4094:
  %4095 = getelementptr inbounds nuw i8, ptr %3605, i64 8
  %4096 = load i64, ptr %4095, align 8
  %4097 = icmp eq i64 %4096, 0
  br i1 %4097, label %4105, label %4098

4098:
  %4099 = load ptr, ptr %0, align 8
  store i64 0, ptr %4095, align 8
  %4100 = getelementptr inbounds nuw i8, ptr %4099, i64 41816
  %4101 = load i64, ptr %4100, align 8
  %4102 = add i64 %4101, 1
  store i64 %4102, ptr %4100, align 8
  %4103 = load i32, ptr %4064, align 8
  %4104 = load i32, ptr %4065, align 8
  br label %4105

4105:
  %4106 = phi i32 [ %4104, %4098 ], [ %4066, %4094 ], [ %4066, %4093 ]
  %4107 = phi i32 [ %4103, %4098 ], [ %4075, %4094 ], [ %4075, %4093 ]
  %4108 = getelementptr inbounds nuw i8, ptr %3605, i64 16
  store i64 %3587, ptr %4108, align 8
  %4109 = or i32 %4107, %3603
  store i32 %4109, ptr %4064, align 8
  %4110 = xor i32 %3603, -1
  %4111 = and i32 %4106, %4110
  store i32 %4111, ptr %4065, align 8
  br label %4114

4112:
  %4113 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %3605, i64 %3587, i32 %3603)
  br i1 %4113, label %4114, label %4131

4114:
  %4115 = and i64 %3583, 6
  %4116 = icmp eq i64 %4115, 6
  br i1 %4116, label %4117, label %4130

4117:
  %4118 = load ptr, ptr %0, align 8
  %4119 = getelementptr inbounds nuw i8, ptr %4118, i64 41808
  %4120 = load i64, ptr %4119, align 8
  %4121 = load ptr, ptr %1583, align 8
  %4122 = getelementptr inbounds nuw i8, ptr %4121, i64 8
  %4123 = load i32, ptr %4122, align 8
  %4124 = icmp eq i32 %4123, 1
  %4125 = load ptr, ptr %3474, align 8
  br i1 %4124, label %4126, label %4128

4126:
  %4127 = trunc i64 %4120 to i8
  store i8 %4127, ptr %4125, align 1
  br label %4130

4128:
  %4129 = trunc i64 %4120 to i32
  store i32 %4129, ptr %4125, align 1
  br label %4130

4130:
  br i1 %3942, label %4135, label %4138

4131:
  br i1 %3942, label %4132, label %4169

4132:
  %4133 = getelementptr inbounds nuw i8, ptr %3605, i64 8
  %4134 = atomicrmw and ptr %4133, i64 -2 release, align 8
  br label %4169

4135:
  %4136 = getelementptr inbounds nuw i8, ptr %3605, i64 8
  %4137 = atomicrmw and ptr %4136, i64 -2 release, align 8
  br label %4138

4138:
  %4139 = load ptr, ptr %0, align 8
  %4140 = getelementptr inbounds nuw i8, ptr %4139, i64 43712
  %4141 = load ptr, ptr %4140, align 8
  %4142 = icmp eq ptr %4141, null
  br i1 %4142, label %4190, label %4143

4143:
  %4144 = load i8, ptr %3471, align 4
  %4145 = trunc nuw i8 %4144 to i1
  br i1 %4145, label %4190, label %4146

4146:
  %4147 = load i64, ptr %3472, align 8
  %4148 = and i64 %3581, -128
  %4149 = add i64 %4147, %4148
  %4150 = load ptr, ptr %1583, align 8
  %4151 = getelementptr inbounds nuw i8, ptr %4150, i64 4
  %4152 = load i32, ptr %4151, align 4
  switch i32 %4152, label %4153 [
    i32 4, label %4190
    i32 0, label %4190
  ]

4153:
  %4154 = load i8, ptr %3482, align 8
  %4155 = trunc nuw i8 %4154 to i1
  br i1 %4155, label %4190, label %4156

4156:
  %4157 = getelementptr inbounds nuw i8, ptr %4139, i64 43728
  %4158 = load i64, ptr %4157, align 8
  %4159 = lshr i64 %4149, 7
  %4160 = lshr i64 %4149, 13
  %4161 = lshr i64 %4149, 19
  %4162 = xor i64 %4160, %4161
  %4163 = xor i64 %4162, %4159
  %4164 = and i64 %4163, 63
  %4165 = shl nuw i64 1, %4164
  %4166 = and i64 %4158, %4165
  %4167 = icmp eq i64 %4166, 0
  br i1 %4167, label %4190, label %4168

4168:
  tail call preserve_allcc void @cut_words(ptr %4139, i64 %4149, i32 %3603)
  br label %4190

4169:
  %4170 = load ptr, ptr %0, align 8
  %4171 = load ptr, ptr %1583, align 8
  %4172 = getelementptr inbounds nuw i8, ptr %4171, i64 20
  %4173 = load i32, ptr %4172, align 4
  %4174 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %4175 = load i32, ptr %4174, align 8
  %4176 = tail call i32 @llvm.cttz.i32(i32 %4175, i1 false)
  %4177 = getelementptr inbounds nuw i8, ptr %4170, i64 328
  store i32 22, ptr %4177, align 8
  %4178 = getelementptr inbounds nuw i8, ptr %4170, i64 332
  store i32 %4173, ptr %4178, align 4
  %4179 = getelementptr inbounds nuw i8, ptr %4170, i64 336
  store i32 %4176, ptr %4179, align 8
  %4180 = getelementptr inbounds nuw i8, ptr %4170, i64 352
  store i64 0, ptr %4180, align 8
  %4181 = getelementptr inbounds nuw i8, ptr %4170, i64 368
  store i32 0, ptr %4181, align 8
  %4182 = getelementptr inbounds nuw i8, ptr %4170, i64 360
  store i32 0, ptr %4182, align 8
  %4183 = getelementptr inbounds nuw i8, ptr %4170, i64 364
  store i32 0, ptr %4183, align 4
  br label %4194

4184:
  %4185 = zext nneg i32 %3488 to i64
  %4186 = getelementptr inbounds nuw i64, ptr %8, i64 %4185
  %4187 = load i64, ptr %4186, align 8
  %4188 = tail call preserve_allcc i32 @screen_place(ptr %0, ptr %1, ptr %2, i64 %4187, i32 %3488)
  %4189 = icmp eq i32 %4188, 0
  br i1 %4189, label %4190, label %4194

4190:
  %4191 = add i32 %3487, -1
  %4192 = and i32 %4191, %3487
  %4193 = icmp eq i32 %4192, 0
  br i1 %4193, label %4194, label %3486

4194:
  %4195 = phi i32 [ 1, %3172 ], [ 1, %3468 ], [ 0, %3431 ], [ 0, %4190 ], [ 0, %3431 ], [ 0, %3466 ], [ 1, %3434 ], [ 1,
      %4169 ], [ 1, %4184 ], [ 1, %3164 ], [ 0, %3167 ]
  br label %4196

4196:
  %4197 = phi i32 [ 0, %1952 ], [ 0, %1847 ], [ %4195, %4194 ], [ 0, %1775 ], [ 1, %1954 ], [ 0, %578 ], [ 1, %631 ], [
      %613, %612 ], [ 0, %1830 ], [ 1, %582 ], [ 0, %578 ], [ 0, %183 ], [ 0, %187 ], [ 0, %226 ], [ 0, %336 ], [ 1,
      %1489 ], [ 0, %646 ], [ 0, %1912 ], [ 0, %254 ], [ 1, %1529 ], [ %1581, %1579 ], [ 0, %1578 ], [ 0, %1574 ], [ 1,
      %1562 ], [ 0, %1791 ], [ 0, %1785 ], [ 0, %1848 ], [ 0, %1841 ], [ 0, %245 ], [ 0, %253 ], [ 0, %1504 ]
  ret i32 %4197
}

define internal preserve_allcc i1 @judge_mapped(ptr %0, ptr %1, i32 %2) unnamed_addr #0 noimplicitfloat {
  %4 = alloca [32 x i8], align 16
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %6 = load i8, ptr %5, align 4
  %7 = trunc nuw i8 %6 to i1
  %8 = select i1 %7, i64 4294967295, i64 -1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %14 = load i32, ptr %13, align 8
  %15 = zext i32 %14 to i64
  %16 = tail call i32 @llvm.cttz.i32(i32 %2, i1 false)
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw i64, ptr %1, i64 %17
  %19 = load i64, ptr %18, align 8
  %20 = and i64 %19, %8
  %21 = sub i64 %20, %10
  %22 = lshr i64 %21, 7
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 104
  store ptr %4, ptr %23, align 8
  %24 = icmp eq i32 %2, 0
  br i1 %24, label %70, label %25

25:
  %26 = phi i32 [ %66, %64 ], [ 0, %3 ]
  %27 = phi i32 [ %68, %64 ], [ %2, %3 ]
  %28 = phi i64 [ %65, %64 ], [ %22, %3 ]
  %29 = call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %1, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = and i64 %32, %8
  %34 = sub i64 %33, %10
  %35 = add i64 %34, %15
  %36 = icmp ult i64 %34, %35
  br i1 %36, label %37, label %64

37:
  %38 = trunc nuw nsw i32 %29 to i8
  br label %39

39:
  %40 = phi i32 [ %26, %37 ], [ %59, %56 ]
  %41 = phi i64 [ %34, %37 ], [ %62, %56 ]
  %42 = phi i64 [ %28, %37 ], [ %46, %56 ]
  %43 = trunc i64 %41 to i32
  %44 = lshr i32 %43, 2
  %45 = and i32 %44, 31
  %46 = lshr i64 %41, 7
  %47 = icmp eq i64 %46, %42
  br i1 %47, label %48, label %52

48:
  %49 = shl nuw i32 1, %45
  %50 = and i32 %49, %40
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %56, label %52

52:
  %53 = call preserve_allcc i1 @judge_map(ptr %0, i64 %42, i32 %40)
  br i1 %53, label %54, label %74

54:
  %55 = shl nuw i32 1, %45
  br label %56

56:
  %57 = phi i32 [ %55, %54 ], [ %49, %48 ]
  %58 = phi i32 [ 0, %54 ], [ %40, %48 ]
  %59 = or i32 %58, %57
  %60 = zext nneg i32 %45 to i64
  %61 = getelementptr inbounds nuw i8, ptr %4, i64 %60
  store i8 %38, ptr %61, align 1
  %62 = add i64 %41, 4
  %63 = icmp ult i64 %62, %35
  br i1 %63, label %39, label %64

64:
  %65 = phi i64 [ %28, %25 ], [ %46, %56 ]
  %66 = phi i32 [ %26, %25 ], [ %59, %56 ]
  %67 = add i32 %27, -1
  %68 = and i32 %67, %27
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %25

70:
  %71 = phi i64 [ %22, %3 ], [ %65, %64 ]
  %72 = phi i32 [ 0, %3 ], [ %66, %64 ]
  %73 = call preserve_allcc i1 @judge_map(ptr %0, i64 %71, i32 %72)
  br label %74

74:
  %75 = phi i1 [ %73, %70 ], [ false, %52 ]
  ret i1 %75
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
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 14464
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
  br i1 %78, label %79, label %917

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
  br i1 %96, label %917, label %97

97:
  %98 = load ptr, ptr %0, align 8
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 37696
  %100 = load i32, ptr %99, align 8
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %917, label %102

102:
  %103 = getelementptr inbounds nuw i8, ptr %98, i64 37700
  %104 = load i32, ptr %103, align 4
  %105 = icmp eq i32 %104, 0
  %106 = icmp eq i64 %12, 8589934592
  %107 = and i1 %106, %105
  br i1 %107, label %902, label %917

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
  %128 = getelementptr inbounds nuw i8, ptr %122, i64 43712
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
  %141 = getelementptr inbounds nuw i8, ptr %1, i64 14816
  %142 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %143 = load i32, ptr %142, align 4
  %144 = zext i32 %143 to i64
  %145 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %141, i64 %144
  %146 = getelementptr inbounds nuw i8, ptr %122, i64 43720
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
  br i1 %198, label %917, label %199

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
  br i1 %230, label %896, label %232

232:
  %233 = lshr i64 %226, 7
  %234 = getelementptr inbounds nuw %struct.ScreenLine, ptr %229, i64 %233
  tail call void @llvm.prefetch.p0(ptr %234, i32 1, i32 3, i32 1)
  br label %236

235:
  br i1 %230, label %896, label %236

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
  br i1 %264, label %265, label %881

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
  br i1 %303, label %849, label %304

304:
  %305 = and i64 %269, -128
  %306 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %307 = load i64, ptr %306, align 8
  %308 = icmp ult i64 %305, %307
  br i1 %308, label %309, label %849

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
  br i1 %335, label %336, label %881

336:
  %337 = phi ptr [ %331, %329 ], [ %312, %332 ], [ %312, %313 ], [ %312, %309 ]
  %338 = getelementptr inbounds nuw i8, ptr %337, i64 37704
  %339 = load i32, ptr %338, align 8
  %340 = icmp eq i32 %339, 0
  %341 = load i8, ptr %266, align 4
  %342 = trunc nuw i8 %341 to i1
  br i1 %340, label %343, label %367

343:
  br i1 %342, label %849, label %344

344:
  %345 = load ptr, ptr %6, align 8
  %346 = getelementptr inbounds nuw i8, ptr %345, i64 4
  %347 = load i32, ptr %346, align 4
  switch i32 %347, label %348 [
    i32 4, label %849
    i32 0, label %849
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
  br i1 %357, label %849, label %358

358:
  %359 = add i64 %356, -1
  %360 = icmp eq i64 %353, %359
  br i1 %360, label %361, label %365

361:
  %362 = load ptr, ptr %6, align 8
  %363 = getelementptr inbounds nuw i8, ptr %362, i64 4
  %364 = load i32, ptr %363, align 4
  switch i32 %364, label %365 [
    i32 4, label %849
    i32 0, label %849
  ]

365:
  %366 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %349)
  br i1 %366, label %849, label %881

367:
  br i1 %342, label %368, label %377

368:
  %369 = load ptr, ptr %6, align 8
  %370 = getelementptr inbounds nuw i8, ptr %369, i64 4
  %371 = load i32, ptr %370, align 4
  switch i32 %371, label %372 [
    i32 4, label %396
    i32 0, label %396
  ]

372:
  %373 = tail call preserve_allcc i1 @may_overwrite(ptr %0, i64 %284, i32 %299)
  br i1 %373, label %374, label %881

374:
  %375 = load i8, ptr %266, align 4
  %376 = trunc nuw i8 %375 to i1
  br i1 %376, label %396, label %377

377:
  %378 = lshr i64 %269, 12
  %379 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %380 = load ptr, ptr %379, align 8
  %381 = getelementptr inbounds nuw %struct.ScreenPage, ptr %380, i64 %378
  %382 = load atomic i64, ptr %381 acquire, align 8
  %383 = load ptr, ptr %0, align 8
  %384 = getelementptr inbounds nuw i8, ptr %383, i64 37656
  %385 = load i64, ptr %384, align 8
  %386 = icmp eq i64 %382, %385
  br i1 %386, label %396, label %387

387:
  %388 = add i64 %385, -1
  %389 = icmp eq i64 %382, %388
  br i1 %389, label %390, label %394

390:
  %391 = load ptr, ptr %6, align 8
  %392 = getelementptr inbounds nuw i8, ptr %391, i64 4
  %393 = load i32, ptr %392, align 4
  switch i32 %393, label %394 [
    i32 4, label %396
    i32 0, label %396
  ]

394:
  %395 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %378)
  br i1 %395, label %396, label %881

396:
  %397 = load i8, ptr %266, align 4
  %398 = trunc nuw i8 %397 to i1
  br i1 %398, label %459, label %399

399:
  %400 = icmp eq i32 %299, -1
  %401 = and i64 %283, 7
  %402 = icmp eq i64 %401, 0
  %403 = and i1 %402, %400
  %404 = and i64 %283, 64
  %405 = icmp eq i64 %404, 0
  %406 = select i1 %403, i1 %405, i1 false
  br i1 %406, label %407, label %459

407:
  %408 = load ptr, ptr %6, align 8
  %409 = getelementptr inbounds nuw i8, ptr %408, i64 4
  %410 = load i32, ptr %409, align 4
  %411 = icmp eq i32 %410, 4
  br i1 %411, label %459, label %412

412:
  %413 = load ptr, ptr %0, align 8
  %414 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %415 = load ptr, ptr %414, align 8
  %416 = lshr i64 %269, 12
  %417 = getelementptr inbounds nuw %struct.ScreenPage, ptr %415, i64 %416
  %418 = getelementptr inbounds nuw i8, ptr %417, i64 8
  %419 = and i64 %284, 31
  %420 = getelementptr inbounds nuw i64, ptr %418, i64 %419
  %421 = icmp eq i32 %410, 0
  %422 = load atomic i64, ptr %420 monotonic, align 8
  %423 = select i1 %421, i64 2, i64 1
  %424 = icmp eq i64 %422, 0
  br i1 %424, label %425, label %427

425:
  %426 = or disjoint i64 %423, %283
  br label %448

427:
  %428 = and i64 %422, -8
  %429 = icmp eq i64 %428, %283
  br i1 %429, label %430, label %432

430:
  %431 = or i64 %422, %423
  br label %448

432:
  %433 = xor i64 %422, %283
  %434 = icmp ult i64 %433, 1099511627776
  br i1 %434, label %435, label %459

435:
  %436 = lshr i64 %422, 24
  %437 = and i64 %436, 65535
  %438 = lshr i64 %283, 24
  %439 = and i64 %438, 65535
  %440 = icmp samesign ult i64 %437, %439
  br i1 %440, label %441, label %459

441:
  %442 = and i64 %422, 5
  %443 = icmp ne i64 %442, 0
  %444 = and i1 %421, %443
  %445 = select i1 %444, i64 4, i64 0
  %446 = or disjoint i64 %283, %445
  %447 = or disjoint i64 %446, %423
  br label %448

448:
  %449 = phi i64 [ %447, %441 ], [ %431, %430 ], [ %426, %425 ]
  %450 = getelementptr inbounds nuw i8, ptr %413, i64 37688
  %451 = load i32, ptr %450, align 8
  %452 = icmp eq i32 %451, 0
  br i1 %452, label %454, label %453

453:
  store i64 %449, ptr %420, align 8
  br label %849

454:
  %455 = icmp eq i64 %422, %449
  br i1 %455, label %849, label %456

456:
  %457 = cmpxchg ptr %420, i64 %422, i64 %449 monotonic monotonic, align 8
  %458 = extractvalue { i64, i1 } %457, 1
  br i1 %458, label %849, label %459

459:
  %460 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %461 = load i8, ptr %460, align 8
  %462 = trunc nuw i8 %461 to i1
  br i1 %462, label %463, label %525

463:
  %464 = load i8, ptr %266, align 4
  %465 = trunc nuw i8 %464 to i1
  br i1 %465, label %525, label %466

466:
  %467 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %468 = load ptr, ptr %467, align 8
  %469 = lshr i64 %269, 12
  %470 = getelementptr inbounds nuw %struct.ScreenPage, ptr %468, i64 %469
  %471 = getelementptr inbounds nuw i8, ptr %470, i64 8
  %472 = and i64 %284, 31
  %473 = getelementptr inbounds nuw i64, ptr %471, i64 %472
  %474 = load atomic i64, ptr %473 monotonic, align 8
  %475 = icmp eq i64 %474, -1
  br i1 %475, label %476, label %478

476:
  %477 = load i64, ptr %302, align 8
  br label %508

478:
  %479 = load ptr, ptr %0, align 8
  %480 = getelementptr inbounds nuw i8, ptr %479, i64 37688
  %481 = load i32, ptr %480, align 8
  %482 = icmp eq i32 %481, 0
  br i1 %482, label %484, label %483

483:
  store i64 -1, ptr %473, align 8
  br label %486

484:
  %485 = atomicrmw xchg ptr %473, i64 -1 monotonic, align 8
  br label %486

486:
  %487 = phi i64 [ %474, %483 ], [ %485, %484 ]
  %488 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %489 = load i64, ptr %488, align 8
  store i64 %489, ptr %302, align 8
  %490 = and i64 %487, 5
  %491 = icmp ne i64 %490, 0
  %492 = sext i1 %491 to i32
  %493 = getelementptr inbounds nuw i8, ptr %302, i64 48
  store i32 %492, ptr %493, align 8
  %494 = shl i64 %487, 62
  %495 = ashr i64 %494, 63
  %496 = trunc nsw i64 %495 to i32
  %497 = getelementptr inbounds nuw i8, ptr %302, i64 56
  store i32 %496, ptr %497, align 8
  %498 = getelementptr inbounds nuw i8, ptr %302, i64 60
  store i32 0, ptr %498, align 4
  %499 = getelementptr inbounds nuw i8, ptr %302, i64 52
  store i32 0, ptr %499, align 4
  %500 = and i64 %487, -8
  %501 = getelementptr inbounds nuw i8, ptr %302, i64 16
  %502 = getelementptr inbounds nuw i8, ptr %302, i64 32
  store i64 %500, ptr %502, align 8
  store i64 %500, ptr %501, align 8
  %503 = and i64 %487, 1
  %504 = icmp eq i64 %503, 0
  br i1 %504, label %505, label %508

505:
  %506 = and i64 %487, -16777216
  %507 = add i64 %506, -16777096
  store i64 %507, ptr %501, align 8
  br label %508

508:
  %509 = phi i64 [ %477, %476 ], [ %489, %486 ], [ %489, %505 ]
  %510 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %511 = load i64, ptr %510, align 8
  %512 = icmp eq i64 %509, %511
  br i1 %512, label %513, label %522

513:
  %514 = getelementptr inbounds nuw i8, ptr %302, i64 48
  %515 = load i32, ptr %514, align 8
  %516 = getelementptr inbounds nuw i8, ptr %302, i64 52
  %517 = load i32, ptr %516, align 4
  %518 = or i32 %517, %515
  %519 = and i32 %518, %299
  %520 = icmp eq i32 %519, 0
  %521 = zext i1 %520 to i8
  br label %522

522:
  %523 = phi i8 [ 1, %508 ], [ %521, %513 ]
  %524 = getelementptr inbounds nuw i8, ptr %0, i64 137
  store i8 %523, ptr %524, align 1
  br label %525

525:
  %526 = load i64, ptr %302, align 8
  %527 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %528 = load i64, ptr %527, align 8
  %529 = icmp eq i64 %526, %528
  br i1 %529, label %530, label %595

530:
  %531 = load ptr, ptr %6, align 8
  %532 = getelementptr inbounds nuw i8, ptr %531, i64 4
  %533 = load i32, ptr %532, align 4
  switch i32 %533, label %552 [
    i32 4, label %534
    i32 0, label %534
  ]

534:
  %535 = getelementptr inbounds nuw i8, ptr %302, i64 32
  %536 = load i64, ptr %535, align 8
  %537 = icmp eq i64 %536, %283
  br i1 %537, label %538, label %595

538:
  %539 = getelementptr inbounds nuw i8, ptr %302, i64 56
  %540 = load i32, ptr %539, align 8
  %541 = xor i32 %540, -1
  %542 = and i32 %299, %541
  %543 = icmp eq i32 %542, 0
  br i1 %543, label %544, label %595

544:
  %545 = getelementptr inbounds nuw i8, ptr %302, i64 48
  %546 = load i32, ptr %545, align 8
  %547 = getelementptr inbounds nuw i8, ptr %302, i64 52
  %548 = load i32, ptr %547, align 4
  %549 = or i32 %548, %546
  %550 = and i32 %549, %299
  %551 = icmp eq i32 %550, 0
  br i1 %551, label %849, label %595

552:
  %553 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %554 = load i8, ptr %553, align 1
  %555 = trunc nuw i8 %554 to i1
  %556 = and i64 %283, 7
  %557 = icmp eq i64 %556, 0
  %558 = or i1 %557, %555
  %559 = and i64 %283, 6
  %560 = icmp eq i64 %559, 6
  %561 = select i1 %558, i1 true, i1 %560
  br i1 %561, label %595, label %562

562:
  %563 = getelementptr inbounds nuw i8, ptr %302, i64 48
  %564 = load i32, ptr %563, align 8
  %565 = xor i32 %564, -1
  %566 = and i32 %299, %565
  %567 = icmp eq i32 %566, 0
  br i1 %567, label %568, label %595

568:
  %569 = getelementptr inbounds nuw i8, ptr %302, i64 16
  %570 = load i64, ptr %569, align 8
  %571 = and i64 %570, 120
  %572 = icmp eq i64 %571, 120
  br i1 %572, label %573, label %595

573:
  %574 = icmp ugt i64 %570, -1099511627777
  %575 = xor i64 %570, %283
  %576 = icmp ult i64 %575, 16777216
  %577 = select i1 %574, i1 true, i1 %576
  br i1 %577, label %578, label %595

578:
  %579 = and i64 %570, 7
  %580 = icmp ne i64 %579, 0
  %581 = and i64 %575, 7
  %582 = icmp eq i64 %581, 0
  %583 = select i1 %580, i1 %582, i1 false
  br i1 %583, label %584, label %595

584:
  %585 = getelementptr inbounds nuw i8, ptr %302, i64 52
  %586 = load i32, ptr %585, align 4
  %587 = getelementptr inbounds nuw i8, ptr %302, i64 56
  %588 = load i32, ptr %587, align 8
  %589 = or i32 %588, %586
  %590 = getelementptr inbounds nuw i8, ptr %302, i64 60
  %591 = load i32, ptr %590, align 4
  %592 = or i32 %589, %591
  %593 = and i32 %592, %299
  %594 = icmp eq i32 %593, 0
  br i1 %594, label %849, label %595

595:
  %596 = load i8, ptr %266, align 4
  %597 = trunc nuw i8 %596 to i1
  br i1 %597, label %651, label %598

598:
  %599 = load ptr, ptr %0, align 8
  %600 = getelementptr inbounds nuw i8, ptr %599, i64 37688
  %601 = load i32, ptr %600, align 8
  %602 = icmp eq i32 %601, 0
  br i1 %602, label %603, label %612

603:
  %604 = getelementptr inbounds nuw i8, ptr %302, i64 8
  br label %605

605:
  %606 = atomicrmw or ptr %604, i64 1 acquire, align 8
  %607 = and i64 %606, 1
  %608 = icmp eq i64 %607, 0
  br i1 %608, label %609, label %605

609:
  %610 = load i8, ptr %266, align 4
  %611 = trunc nuw i8 %610 to i1
  br i1 %611, label %651, label %612

612:
  %613 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %614 = load ptr, ptr %613, align 8
  %615 = lshr i64 %269, 12
  %616 = getelementptr inbounds nuw %struct.ScreenPage, ptr %614, i64 %615
  %617 = getelementptr inbounds nuw i8, ptr %616, i64 8
  %618 = and i64 %284, 31
  %619 = getelementptr inbounds nuw i64, ptr %617, i64 %618
  %620 = load atomic i64, ptr %619 monotonic, align 8
  %621 = icmp eq i64 %620, -1
  br i1 %621, label %651, label %622

622:
  %623 = load ptr, ptr %0, align 8
  %624 = getelementptr inbounds nuw i8, ptr %623, i64 37688
  %625 = load i32, ptr %624, align 8
  %626 = icmp eq i32 %625, 0
  br i1 %626, label %628, label %627

627:
  store i64 -1, ptr %619, align 8
  br label %630

628:
  %629 = atomicrmw xchg ptr %619, i64 -1 monotonic, align 8
  br label %630

630:
  %631 = phi i64 [ %620, %627 ], [ %629, %628 ]
  %632 = load i64, ptr %527, align 8
  store i64 %632, ptr %302, align 8
  %633 = and i64 %631, 5
  %634 = icmp ne i64 %633, 0
  %635 = sext i1 %634 to i32
  %636 = getelementptr inbounds nuw i8, ptr %302, i64 48
  store i32 %635, ptr %636, align 8
  %637 = shl i64 %631, 62
  %638 = ashr i64 %637, 63
  %639 = trunc nsw i64 %638 to i32
  %640 = getelementptr inbounds nuw i8, ptr %302, i64 56
  store i32 %639, ptr %640, align 8
  %641 = getelementptr inbounds nuw i8, ptr %302, i64 60
  store i32 0, ptr %641, align 4
  %642 = getelementptr inbounds nuw i8, ptr %302, i64 52
  store i32 0, ptr %642, align 4
  %643 = and i64 %631, -8
  %644 = getelementptr inbounds nuw i8, ptr %302, i64 16
  %645 = getelementptr inbounds nuw i8, ptr %302, i64 32
  store i64 %643, ptr %645, align 8
  store i64 %643, ptr %644, align 8
  %646 = and i64 %631, 1
  %647 = icmp eq i64 %646, 0
  br i1 %647, label %648, label %651

648:
  %649 = and i64 %631, -16777216
  %650 = add i64 %649, -16777096
  store i64 %650, ptr %644, align 8
  br label %651

651:
  %652 = phi i1 [ true, %609 ], [ %602, %648 ], [ %602, %630 ], [ %602, %612 ], [ false, %595 ]
  %653 = load i64, ptr %302, align 8
  %654 = load i64, ptr %527, align 8
  %655 = icmp eq i64 %653, %654
  br i1 %655, label %717, label %656

656:
  %657 = load ptr, ptr %6, align 8
  %658 = getelementptr inbounds nuw i8, ptr %657, i64 4
  %659 = load i32, ptr %658, align 4
  store i64 %654, ptr %302, align 8
  %660 = getelementptr inbounds nuw i8, ptr %302, i64 48
  %661 = getelementptr inbounds nuw i8, ptr %302, i64 60
  store i32 0, ptr %661, align 4
  %662 = getelementptr inbounds nuw i8, ptr %302, i64 56
  store i32 0, ptr %662, align 8
  %663 = getelementptr inbounds nuw i8, ptr %302, i64 52
  store i32 0, ptr %663, align 4
  store i32 0, ptr %660, align 8
  %664 = getelementptr inbounds nuw i8, ptr %302, i64 8
  store i64 0, ptr %664, align 8
  %665 = and i32 %659, -5
  %666 = icmp eq i32 %665, 0
  %667 = select i1 %666, i64 2, i64 0
  %668 = getelementptr inbounds nuw i32, ptr %660, i64 %667
  store i32 %299, ptr %668, align 4
  %669 = getelementptr inbounds nuw i8, ptr %302, i64 16
  %670 = getelementptr inbounds nuw i64, ptr %669, i64 %667
  store i64 %283, ptr %670, align 8
  switch i32 %659, label %825 [
    i32 4, label %671
    i32 0, label %671
  ]

671:
  %672 = load ptr, ptr %0, align 8
  %673 = getelementptr inbounds nuw i8, ptr %672, i64 37692
  %674 = load i32, ptr %673, align 4
  %675 = icmp eq i32 %674, 0
  br i1 %675, label %676, label %825

676:
  %677 = getelementptr inbounds nuw i8, ptr %302, i64 32
  %678 = load i64, ptr %677, align 8
  %679 = and i64 %678, 64
  %680 = icmp eq i64 %679, 0
  br i1 %680, label %825, label %681

681:
  %682 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %683 = load i8, ptr %682, align 1
  %684 = trunc nuw i8 %683 to i1
  br i1 %684, label %685, label %686

685:
  tail call preserve_allcc void @quieten_aged(ptr %0, ptr %302)
  br label %686

686:
  %687 = load i32, ptr %660, align 8
  %688 = load i32, ptr %663, align 4
  %689 = or i32 %688, %687
  %690 = icmp eq i32 %689, 0
  br i1 %690, label %691, label %825

691:
  %692 = load i8, ptr %682, align 1
  %693 = trunc nuw i8 %692 to i1
  br i1 %693, label %825, label %694

694:
  %695 = load i32, ptr %661, align 4
  %696 = icmp eq i32 %695, 0
  br i1 %696, label %702, label %697

697:
  %698 = getelementptr inbounds nuw i8, ptr %302, i64 40
  %699 = load i64, ptr %698, align 8
  %700 = load i64, ptr %677, align 8
  %701 = tail call preserve_allcc i64 @joined(i64 %699, i64 %700)
  br label %704

702:
  %703 = load i64, ptr %677, align 8
  br label %704

704:
  %705 = phi i64 [ %701, %697 ], [ %703, %702 ]
  %706 = and i64 %705, 7
  %707 = icmp eq i64 %706, 0
  br i1 %707, label %708, label %825

708:
  store i64 %705, ptr %677, align 8
  store i32 -1, ptr %662, align 8
  store i32 0, ptr %661, align 4
  %709 = and i64 %705, 120
  %710 = icmp eq i64 %709, 120
  %711 = load i64, ptr %302, align 8
  %712 = shl i64 %711, 10
  %713 = lshr i64 %705, 15
  %714 = and i64 %713, 1023
  %715 = select i1 %710, i64 1023, i64 %714
  %716 = or disjoint i64 %712, %715
  store i64 %716, ptr %664, align 8
  br label %825

717:
  %718 = load i8, ptr %266, align 4
  %719 = trunc nuw i8 %718 to i1
  br i1 %719, label %771, label %720

720:
  %721 = load ptr, ptr %6, align 8
  %722 = getelementptr inbounds nuw i8, ptr %721, i64 4
  %723 = load i32, ptr %722, align 4
  %724 = and i32 %723, -5
  %725 = icmp eq i32 %724, 0
  %726 = select i1 %725, i32 2, i32 0
  %727 = getelementptr inbounds nuw i8, ptr %302, i64 48
  %728 = load i32, ptr %727, align 8
  %729 = getelementptr inbounds nuw i8, ptr %302, i64 52
  %730 = load i32, ptr %729, align 4
  %731 = or i32 %730, %728
  %732 = getelementptr inbounds nuw i8, ptr %302, i64 56
  %733 = load i32, ptr %732, align 8
  %734 = or i32 %731, %733
  %735 = getelementptr inbounds nuw i8, ptr %302, i64 60
  %736 = load i32, ptr %735, align 4
  %737 = or i32 %734, %736
  %738 = and i32 %737, %299
  %739 = icmp eq i32 %738, 0
  br i1 %739, label %740, label %771

740:
  %741 = zext nneg i32 %726 to i64
  %742 = getelementptr inbounds nuw i32, ptr %727, i64 %741
  %743 = load i32, ptr %742, align 4
  %744 = icmp eq i32 %743, 0
  br i1 %744, label %745, label %747

745:
  %746 = getelementptr inbounds nuw i32, ptr %727, i64 %741
  br label %764

747:
  %748 = getelementptr inbounds nuw i8, ptr %302, i64 16
  %749 = getelementptr inbounds nuw i64, ptr %748, i64 %741
  %750 = load i64, ptr %749, align 8
  %751 = icmp ne i64 %750, %283
  %752 = zext i1 %751 to i32
  %753 = or disjoint i32 %726, %752
  %754 = zext nneg i32 %753 to i64
  %755 = getelementptr inbounds nuw i32, ptr %727, i64 %754
  %756 = load i32, ptr %755, align 4
  %757 = icmp eq i32 %756, 0
  %758 = getelementptr inbounds nuw i32, ptr %727, i64 %754
  br i1 %757, label %764, label %759

759:
  %760 = getelementptr inbounds nuw i8, ptr %302, i64 16
  %761 = getelementptr inbounds nuw i64, ptr %760, i64 %754
  %762 = load i64, ptr %761, align 8
  %763 = icmp eq i64 %762, %283
  br i1 %763, label %764, label %771

764:
  %765 = phi ptr [ %746, %745 ], [ %758, %747 ], [ %758, %759 ]
  %766 = phi i64 [ %741, %745 ], [ %754, %747 ], [ %754, %759 ]
  %767 = getelementptr inbounds nuw i8, ptr %302, i64 16
  %768 = getelementptr inbounds nuw i64, ptr %767, i64 %766
  store i64 %283, ptr %768, align 8
  %769 = load i32, ptr %765, align 4
  %770 = or i32 %769, %299
  store i32 %770, ptr %765, align 4
  br label %825

771:
  %772 = and i64 %283, 64
  %773 = icmp eq i64 %772, 0
  br i1 %773, label %774, label %823

774:
  %775 = getelementptr inbounds nuw i8, ptr %302, i64 48
  %776 = getelementptr inbounds nuw i8, ptr %302, i64 56
  %777 = load i32, ptr %776, align 8
  %778 = icmp eq i32 %777, 0
  %779 = getelementptr inbounds nuw i8, ptr %302, i64 52
  %780 = load i32, ptr %779, align 4
  %781 = getelementptr inbounds nuw i8, ptr %302, i64 60
  %782 = load i32, ptr %781, align 4
  %783 = or i32 %782, %780
  %784 = icmp eq i32 %783, 0
  br i1 %784, label %785, label %823

785:
  %786 = load i32, ptr %775, align 8
  %787 = icmp eq i32 %786, 0
  br i1 %787, label %792, label %788

788:
  %789 = getelementptr inbounds nuw i8, ptr %302, i64 16
  %790 = load i64, ptr %789, align 8
  %791 = icmp eq i64 %790, %283
  br i1 %791, label %792, label %823

792:
  br i1 %778, label %797, label %793

793:
  %794 = getelementptr inbounds nuw i8, ptr %302, i64 32
  %795 = load i64, ptr %794, align 8
  %796 = icmp eq i64 %795, %283
  br i1 %796, label %797, label %823

797:
  %798 = load ptr, ptr %6, align 8
  %799 = getelementptr inbounds nuw i8, ptr %798, i64 4
  %800 = load i32, ptr %799, align 4
  switch i32 %800, label %804 [
    i32 4, label %823
    i32 0, label %801
  ]

801:
  %802 = getelementptr inbounds nuw i8, ptr %302, i64 32
  store i64 %283, ptr %802, align 8
  %803 = or i32 %777, %299
  store i32 %803, ptr %776, align 8
  br label %825

804:
  br i1 %719, label %805, label %816

805:
  %806 = getelementptr inbounds nuw i8, ptr %302, i64 8
  %807 = load i64, ptr %806, align 8
  %808 = icmp eq i64 %807, 0
  br i1 %808, label %816, label %809

809:
  %810 = load ptr, ptr %0, align 8
  store i64 0, ptr %806, align 8
  %811 = getelementptr inbounds nuw i8, ptr %810, i64 41816
  %812 = load i64, ptr %811, align 8
  %813 = add i64 %812, 1
  store i64 %813, ptr %811, align 8
  %814 = load i32, ptr %775, align 8
  %815 = load i32, ptr %776, align 8
  br label %816

816:
  %817 = phi i32 [ %815, %809 ], [ %777, %805 ], [ %777, %804 ]
  %818 = phi i32 [ %814, %809 ], [ %786, %805 ], [ %786, %804 ]
  %819 = getelementptr inbounds nuw i8, ptr %302, i64 16
  store i64 %283, ptr %819, align 8
  %820 = or i32 %818, %299
  store i32 %820, ptr %775, align 8
  %821 = xor i32 %299, -1
  %822 = and i32 %817, %821
  store i32 %822, ptr %776, align 8
  br label %825

823:
  %824 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %302, i64 %283, i32 %299)
  br i1 %824, label %825, label %842

825:
  %826 = and i64 %283, 6
  %827 = icmp eq i64 %826, 6
  br i1 %827, label %828, label %841

828:
  %829 = load ptr, ptr %0, align 8
  %830 = getelementptr inbounds nuw i8, ptr %829, i64 41808
  %831 = load i64, ptr %830, align 8
  %832 = load ptr, ptr %6, align 8
  %833 = getelementptr inbounds nuw i8, ptr %832, i64 8
  %834 = load i32, ptr %833, align 8
  %835 = icmp eq i32 %834, 1
  %836 = load ptr, ptr %267, align 8
  br i1 %835, label %837, label %839

837:
  %838 = trunc i64 %831 to i8
  store i8 %838, ptr %836, align 1
  br label %841

839:
  %840 = trunc i64 %831 to i32
  store i32 %840, ptr %836, align 1
  br label %841

841:
  br i1 %652, label %846, label %849

842:
  br i1 %652, label %843, label %881

843:
  %844 = getelementptr inbounds nuw i8, ptr %302, i64 8
  %845 = atomicrmw and ptr %844, i64 -2 release, align 8
  br label %881

846:
  %847 = getelementptr inbounds nuw i8, ptr %302, i64 8
  %848 = atomicrmw and ptr %847, i64 -2 release, align 8
  br label %849

849:
  %850 = load ptr, ptr %0, align 8
  %851 = getelementptr inbounds nuw i8, ptr %850, i64 43712
  %852 = load ptr, ptr %851, align 8
  %853 = icmp eq ptr %852, null
  br i1 %853, label %917, label %854

854:
  %855 = load i8, ptr %266, align 4
  %856 = trunc nuw i8 %855 to i1
  br i1 %856, label %917, label %857

857:
  %858 = load i64, ptr %270, align 8
  %859 = and i64 %269, -128
  %860 = add i64 %858, %859
  %861 = load ptr, ptr %6, align 8
  %862 = getelementptr inbounds nuw i8, ptr %861, i64 4
  %863 = load i32, ptr %862, align 4
  switch i32 %863, label %864 [
    i32 4, label %917
    i32 0, label %917
  ]

864:
  %865 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %866 = load i8, ptr %865, align 8
  %867 = trunc nuw i8 %866 to i1
  br i1 %867, label %917, label %868

868:
  %869 = getelementptr inbounds nuw i8, ptr %850, i64 43728
  %870 = load i64, ptr %869, align 8
  %871 = lshr i64 %860, 7
  %872 = lshr i64 %860, 13
  %873 = lshr i64 %860, 19
  %874 = xor i64 %872, %873
  %875 = xor i64 %874, %871
  %876 = and i64 %875, 63
  %877 = shl nuw i64 1, %876
  %878 = and i64 %870, %877
  %879 = icmp eq i64 %878, 0
  br i1 %879, label %917, label %880

880:
  tail call preserve_allcc void @cut_words(ptr %850, i64 %860, i32 %299)
  br label %917

881:
  %882 = load ptr, ptr %0, align 8
  %883 = load ptr, ptr %6, align 8
  %884 = getelementptr inbounds nuw i8, ptr %883, i64 20
  %885 = load i32, ptr %884, align 4
  %886 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %887 = load i32, ptr %886, align 8
  %888 = tail call i32 @llvm.cttz.i32(i32 %887, i1 false)
  %889 = getelementptr inbounds nuw i8, ptr %882, i64 328
  store i32 22, ptr %889, align 8
  %890 = getelementptr inbounds nuw i8, ptr %882, i64 332
  store i32 %885, ptr %890, align 4
  %891 = getelementptr inbounds nuw i8, ptr %882, i64 336
  store i32 %888, ptr %891, align 8
  %892 = getelementptr inbounds nuw i8, ptr %882, i64 352
  store i64 0, ptr %892, align 8
  %893 = getelementptr inbounds nuw i8, ptr %882, i64 368
  store i32 0, ptr %893, align 8
  %894 = getelementptr inbounds nuw i8, ptr %882, i64 360
  store i32 0, ptr %894, align 8
  %895 = getelementptr inbounds nuw i8, ptr %882, i64 364
  store i32 0, ptr %895, align 4
  br label %917

896:
  %897 = load ptr, ptr %6, align 8
  %898 = getelementptr inbounds nuw i8, ptr %897, i64 4
  %899 = load i32, ptr %898, align 4
  switch i32 %899, label %900 [
    i32 4, label %917
    i32 0, label %917
  ]

900:
  %901 = load ptr, ptr %0, align 8
  br label %902

902:
  %903 = phi ptr [ %897, %900 ], [ %7, %102 ]
  %904 = phi ptr [ %901, %900 ], [ %98, %102 ]
  %905 = getelementptr inbounds nuw i8, ptr %903, i64 20
  %906 = load i32, ptr %905, align 4
  %907 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %908 = load i32, ptr %907, align 8
  %909 = tail call i32 @llvm.cttz.i32(i32 %908, i1 false)
  %910 = getelementptr inbounds nuw i8, ptr %904, i64 328
  store i32 22, ptr %910, align 8
  %911 = getelementptr inbounds nuw i8, ptr %904, i64 332
  store i32 %906, ptr %911, align 4
  %912 = getelementptr inbounds nuw i8, ptr %904, i64 336
  store i32 %909, ptr %912, align 8
  %913 = getelementptr inbounds nuw i8, ptr %904, i64 352
  store i64 0, ptr %913, align 8
  %914 = getelementptr inbounds nuw i8, ptr %904, i64 368
  store i32 0, ptr %914, align 8
  %915 = getelementptr inbounds nuw i8, ptr %904, i64 360
  store i32 0, ptr %915, align 8
  %916 = getelementptr inbounds nuw i8, ptr %904, i64 364
  store i32 0, ptr %916, align 4
  br label %917

917:
  %918 = phi i32 [ 0, %849 ], [ 1, %881 ], [ 1, %902 ], [ 0, %896 ], [ 0, %33 ], [ 0, %196 ], [ 0, %102 ], [ 0, %91 ], [
      0, %97 ], [ 0, %880 ], [ 0, %868 ], [ 0, %864 ], [ 0, %854 ], [ 0, %857 ], [ 0, %857 ], [ 0, %896 ]
  ret i32 %918
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

define internal preserve_allcc i1 @may_overwrite(ptr %0, i64 %1, i32 %2) unnamed_addr #0 noimplicitfloat {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %5 = load ptr, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 14456
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %73, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 516
  %11 = getelementptr inbounds nuw %struct.OperandLine, ptr %10, i64 %1
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %13 = load ptr, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 200
  %15 = load i32, ptr %14, align 8
  %16 = lshr i32 %15, 4
  %17 = add nuw nsw i32 %16, 1
  %18 = getelementptr inbounds nuw i8, ptr %11, i64 12
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, %17
  %21 = getelementptr inbounds nuw i8, ptr %11, i64 16
  br i1 %20, label %25, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %11, i64 20
  store i32 0, ptr %23, align 4
  store i32 0, ptr %21, align 4
  %24 = getelementptr inbounds nuw i8, ptr %11, i64 16
  br label %41

25:
  %26 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %27 = load i32, ptr %26, align 4
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %41, label %29

29:
  %30 = getelementptr inbounds nuw i8, ptr %11, i64 24
  %31 = getelementptr inbounds nuw i8, ptr %11, i64 20
  %32 = load i32, ptr %30, align 4
  br label %33

33:
  %34 = phi i32 [ %27, %29 ], [ %71, %69 ]
  %35 = tail call i32 @llvm.cttz.i32(i32 %34, i1 true)
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw %struct.ProxyFence, ptr %7, i64 %36
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 4
  %39 = load i32, ptr %38, align 4
  %40 = icmp ugt i32 %39, %32
  br i1 %40, label %65, label %69

41:
  %42 = phi ptr [ %24, %22 ], [ %21, %25 ], [ %21, %69 ]
  %43 = phi i32 [ 0, %22 ], [ 0, %25 ], [ %27, %69 ]
  store i32 %17, ptr %18, align 4
  %44 = load ptr, ptr %12, align 8
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 12
  %46 = load i32, ptr %45, align 4
  %47 = shl nuw i32 1, %46
  %48 = xor i32 %47, -1
  %49 = getelementptr inbounds nuw i8, ptr %11, i64 20
  %50 = load i32, ptr %49, align 4
  %51 = and i32 %50, %48
  store i32 %51, ptr %49, align 4
  %52 = xor i32 %51, -1
  %53 = and i32 %43, %52
  %54 = load ptr, ptr %12, align 8
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 12
  %56 = load i32, ptr %55, align 4
  %57 = shl nuw i32 1, %56
  %58 = or i32 %57, %53
  store i32 %58, ptr %42, align 4
  %59 = getelementptr inbounds nuw i8, ptr %7, i64 512
  %60 = load i32, ptr %59, align 4
  %61 = getelementptr inbounds nuw i8, ptr %11, i64 24
  store i32 %60, ptr %61, align 4
  %62 = load i32, ptr %11, align 4
  %63 = and i32 %62, %2
  %64 = icmp eq i32 %63, 0
  br label %73

65:
  %66 = shl nuw i32 1, %35
  %67 = load i32, ptr %31, align 4
  %68 = or i32 %67, %66
  store i32 %68, ptr %31, align 4
  br label %69

69:
  %70 = add i32 %34, -1
  %71 = and i32 %70, %34
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %41, label %33

73:
  %74 = phi i1 [ %64, %41 ], [ true, %3 ]
  ret i1 %74
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
  br i1 %17, label %18, label %541

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
  %97 = getelementptr inbounds nuw i8, ptr %96, i64 43712
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
  %137 = getelementptr inbounds nuw i8, ptr %110, i64 43712
  %138 = load ptr, ptr %137, align 8
  %139 = icmp eq ptr %138, null
  br i1 %139, label %541, label %140

140:
  %141 = load i8, ptr %34, align 4
  %142 = trunc nuw i8 %141 to i1
  %143 = and i64 %47, 6
  %144 = icmp eq i64 %143, 6
  %145 = or i1 %144, %142
  %146 = or i1 %145, %112
  br i1 %146, label %541, label %147

147:
  %148 = tail call preserve_allcc i1 @are_observed(ptr %0, i64 %136, i32 %43)
  br i1 %148, label %151, label %541

149:
  %150 = tail call preserve_allcc i1 @stamps_agree(ptr %0, ptr %1, i32 0, i64 %2, i32 %43)
  br i1 %150, label %151, label %541

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
  %187 = getelementptr inbounds nuw i8, ptr %186, i64 43712
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
  %214 = getelementptr inbounds nuw i8, ptr %213, i64 43712
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
  br i1 %236, label %237, label %541

237:
  %238 = load ptr, ptr %0, align 8
  %239 = getelementptr inbounds nuw i8, ptr %238, i64 37692
  %240 = load i32, ptr %239, align 4
  %241 = icmp eq i32 %240, 0
  br i1 %241, label %242, label %541

242:
  %243 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %244 = load i64, ptr %243, align 8
  %245 = and i64 %244, 64
  %246 = icmp eq i64 %245, 0
  br i1 %246, label %541, label %247

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
  br i1 %256, label %257, label %541

257:
  %258 = load i8, ptr %21, align 1
  %259 = trunc nuw i8 %258 to i1
  br i1 %259, label %541, label %260

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
  br i1 %274, label %275, label %541

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
  br label %541

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
  %349 = getelementptr inbounds nuw i8, ptr %348, i64 43712
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
  %389 = getelementptr inbounds nuw i8, ptr %362, i64 43712
  %390 = load ptr, ptr %389, align 8
  %391 = icmp eq ptr %390, null
  br i1 %391, label %541, label %392

392:
  %393 = load i8, ptr %34, align 4
  %394 = trunc nuw i8 %393 to i1
  %395 = and i64 %297, 6
  %396 = icmp eq i64 %395, 6
  %397 = or i1 %396, %394
  %398 = or i1 %397, %364
  br i1 %398, label %541, label %399

399:
  %400 = tail call preserve_allcc i1 @are_observed(ptr %0, i64 %388, i32 %293)
  br i1 %400, label %403, label %541

401:
  %402 = tail call preserve_allcc i1 @stamps_agree(ptr %0, ptr %1, i32 2, i64 %2, i32 %293)
  br i1 %402, label %403, label %541

403:
  br i1 %289, label %286, label %288

404:
  tail call preserve_allcc void @remember(ptr %0, ptr %1, i32 0, i64 %233, i32 %3)
  %405 = load i8, ptr %34, align 4
  %406 = trunc nuw i8 %405 to i1
  br i1 %406, label %481, label %541

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
  %468 = getelementptr inbounds nuw i8, ptr %467, i64 43712
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
  %493 = getelementptr inbounds nuw i8, ptr %492, i64 43660
  %494 = load i32, ptr %493, align 4
  %495 = icmp eq i32 %494, 0
  br i1 %495, label %496, label %541

496:
  %497 = getelementptr inbounds nuw i8, ptr %492, i64 37692
  %498 = load i32, ptr %497, align 4
  %499 = icmp eq i32 %498, 0
  br i1 %499, label %500, label %541

500:
  %501 = load i8, ptr %21, align 1
  %502 = trunc nuw i8 %501 to i1
  br i1 %502, label %541, label %503

503:
  %504 = and i64 %491, 7
  %505 = icmp ne i64 %504, 0
  %506 = and i64 %491, 6
  %507 = icmp ne i64 %506, 6
  %508 = and i1 %505, %507
  %509 = and i64 %491, 120
  %510 = icmp eq i64 %509, 120
  %511 = select i1 %508, i1 %510, i1 false
  br i1 %511, label %512, label %541

512:
  %513 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %514 = load i32, ptr %513, align 4
  %515 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %516 = load i32, ptr %515, align 8
  %517 = or i32 %516, %514
  %518 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %519 = load i32, ptr %518, align 4
  %520 = or i32 %517, %519
  %521 = icmp eq i32 %520, 0
  br i1 %521, label %522, label %541

522:
  %523 = getelementptr inbounds nuw i8, ptr %492, i64 37696
  %524 = load i32, ptr %523, align 8
  %525 = icmp eq i32 %524, 0
  br i1 %525, label %536, label %526

526:
  %527 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %528 = load ptr, ptr %527, align 8
  %529 = load ptr, ptr %32, align 8
  %530 = ptrtoint ptr %529 to i64
  %531 = sub i64 %33, %530
  %532 = ashr exact i64 %531, 4
  %533 = getelementptr inbounds i8, ptr %528, i64 %532
  %534 = load i32, ptr %533, align 4
  %535 = icmp eq i32 %534, -1
  br i1 %535, label %536, label %541

536:
  store i32 -1, ptr %19, align 8
  %537 = load i64, ptr %1, align 8
  %538 = shl i64 %537, 10
  %539 = or disjoint i64 %504, 512
  %540 = or disjoint i64 %538, %539
  store i64 %540, ptr %482, align 8
  br label %541

541:
  %542 = phi i1 [ false, %10 ], [ true, %536 ], [ true, %234 ], [ true, %512 ], [ true, %404 ], [ true, %275 ], [ true,
      %237 ], [ true, %242 ], [ true, %251 ], [ true, %257 ], [ true, %271 ], [ true, %490 ], [ true, %496 ], [ true,
      %500 ], [ true, %503 ], [ true, %526 ], [ false, %392 ], [ false, %401 ], [ false, %399 ], [ false, %382 ], [
      false, %149 ], [ false, %147 ], [ false, %130 ], [ false, %140 ]
  ret i1 %542
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
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 43712
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
  %124 = getelementptr inbounds nuw i8, ptr %123, i64 43712
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
  %561 = getelementptr inbounds nuw i8, ptr %560, i64 43712
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
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 43712
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
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 43720
  %11 = load ptr, ptr %10, align 8
  %12 = mul nuw nsw i64 %4, 96
  %13 = getelementptr inbounds nuw i8, ptr %11, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %15 = load ptr, ptr %14, align 8
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 14488
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
  %54 = getelementptr inbounds nuw i8, ptr %37, i64 43712
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
  %8 = getelementptr inbounds nuw i8, ptr %5, i64 14816
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %10 = load i32, ptr %9, align 4
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw %struct.FollowedWarp, ptr %8, i64 %11
  %13 = icmp eq i32 %2, 0
  br i1 %13, label %109, label %14

14:
  %15 = load ptr, ptr %0, align 8
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 43712
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 14488
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
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 43712
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 43736
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
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 43736
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
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 43728
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
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 43736
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
  %83 = getelementptr inbounds nuw i8, ptr %80, i64 14816
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
  %123 = getelementptr inbounds nuw i8, ptr %80, i64 14488
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
  %155 = getelementptr inbounds nuw i8, ptr %154, i64 43712
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
  %176 = getelementptr inbounds nuw i8, ptr %175, i64 43736
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
  %195 = getelementptr inbounds nuw i8, ptr %194, i64 43736
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
  %206 = getelementptr inbounds nuw i8, ptr %205, i64 43720
  %207 = load ptr, ptr %206, align 8
  %208 = load ptr, ptr %79, align 8
  %209 = load i64, ptr %208, align 8
  %210 = mul i64 %209, 96
  %211 = getelementptr inbounds nuw i8, ptr %207, i64 %210
  %212 = load i64, ptr %211, align 8
  br label %240

213:
  %214 = getelementptr inbounds nuw i8, ptr %205, i64 43712
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
  %233 = getelementptr inbounds nuw i8, ptr %232, i64 14932
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
  %254 = getelementptr inbounds nuw i8, ptr %253, i64 14488
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
  %297 = getelementptr inbounds nuw i8, ptr %294, i64 14816
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
  %316 = getelementptr inbounds nuw i8, ptr %315, i64 43712
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
  %90 = getelementptr inbounds nuw i8, ptr %5, i64 43712
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

define internal preserve_allcc i1 @judge_map(ptr %0, i64 %1, i32 %2) unnamed_addr #0 noimplicitfloat {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %5 = load i64, ptr %4, align 8
  %6 = or i64 %5, 72
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw %struct.ScreenLine, ptr %8, i64 %1
  %10 = icmp eq i32 %2, 0
  br i1 %10, label %686, label %11

11:
  %12 = shl nuw i64 %1, 7
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %14 = load i64, ptr %13, align 8
  %15 = icmp ult i64 %12, %14
  br i1 %15, label %16, label %686

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %18 = load i8, ptr %17, align 4
  %19 = trunc nuw i8 %18 to i1
  %20 = load ptr, ptr %0, align 8
  br i1 %19, label %21, label %48

21:
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 37696
  %23 = load i32, ptr %22, align 8
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %48, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 8
  %29 = load i32, ptr %28, align 8
  %30 = icmp ult i32 %29, 4
  br i1 %30, label %48, label %31

31:
  %32 = getelementptr inbounds nuw i8, ptr %27, i64 4
  %33 = load i32, ptr %32, align 4
  %34 = add i32 %33, -1
  %35 = and i32 %34, -6
  %36 = icmp eq i32 %35, 0
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %38 = load ptr, ptr %37, align 8
  %39 = getelementptr inbounds nuw i32, ptr %38, i64 %1
  %40 = load i32, ptr %39, align 4
  br i1 %36, label %41, label %44

41:
  %42 = or i32 %40, %2
  store i32 %42, ptr %39, align 4
  %43 = load ptr, ptr %0, align 8
  br label %48

44:
  %45 = xor i32 %40, -1
  %46 = and i32 %2, %45
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %48, label %721

48:
  %49 = phi ptr [ %43, %41 ], [ %20, %44 ], [ %20, %25 ], [ %20, %21 ], [ %20, %16 ]
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 37704
  %51 = load i32, ptr %50, align 8
  %52 = icmp eq i32 %51, 0
  %53 = load i8, ptr %17, align 4
  %54 = trunc nuw i8 %53 to i1
  br i1 %52, label %55, label %80

55:
  br i1 %54, label %686, label %56

56:
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %58 = load ptr, ptr %57, align 8
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 4
  %60 = load i32, ptr %59, align 4
  switch i32 %60, label %61 [
    i32 4, label %686
    i32 0, label %686
  ]

61:
  %62 = lshr i64 %1, 5
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %64 = load ptr, ptr %63, align 8
  %65 = getelementptr inbounds nuw %struct.ScreenPage, ptr %64, i64 %62
  %66 = load atomic i64, ptr %65 acquire, align 8
  %67 = load ptr, ptr %0, align 8
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 37656
  %69 = load i64, ptr %68, align 8
  %70 = icmp eq i64 %66, %69
  br i1 %70, label %686, label %71

71:
  %72 = add i64 %69, -1
  %73 = icmp eq i64 %66, %72
  br i1 %73, label %74, label %78

74:
  %75 = load ptr, ptr %57, align 8
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 4
  %77 = load i32, ptr %76, align 4
  switch i32 %77, label %78 [
    i32 4, label %686
    i32 0, label %686
  ]

78:
  %79 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %62)
  br i1 %79, label %686, label %721

80:
  br i1 %54, label %81, label %91

81:
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %83 = load ptr, ptr %82, align 8
  %84 = getelementptr inbounds nuw i8, ptr %83, i64 4
  %85 = load i32, ptr %84, align 4
  switch i32 %85, label %86 [
    i32 4, label %111
    i32 0, label %111
  ]

86:
  %87 = tail call preserve_allcc i1 @may_overwrite(ptr %0, i64 %1, i32 %2)
  br i1 %87, label %88, label %721

88:
  %89 = load i8, ptr %17, align 4
  %90 = trunc nuw i8 %89 to i1
  br i1 %90, label %111, label %91

91:
  %92 = lshr i64 %1, 5
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %94 = load ptr, ptr %93, align 8
  %95 = getelementptr inbounds nuw %struct.ScreenPage, ptr %94, i64 %92
  %96 = load atomic i64, ptr %95 acquire, align 8
  %97 = load ptr, ptr %0, align 8
  %98 = getelementptr inbounds nuw i8, ptr %97, i64 37656
  %99 = load i64, ptr %98, align 8
  %100 = icmp eq i64 %96, %99
  br i1 %100, label %111, label %101

101:
  %102 = add i64 %99, -1
  %103 = icmp eq i64 %96, %102
  br i1 %103, label %104, label %109

104:
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %106 = load ptr, ptr %105, align 8
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 4
  %108 = load i32, ptr %107, align 4
  switch i32 %108, label %109 [
    i32 4, label %111
    i32 0, label %111
  ]

109:
  %110 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %92)
  br i1 %110, label %111, label %721

111:
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %113 = load i8, ptr %112, align 8
  %114 = trunc nuw i8 %113 to i1
  br i1 %114, label %115, label %177

115:
  %116 = load i8, ptr %17, align 4
  %117 = trunc nuw i8 %116 to i1
  br i1 %117, label %177, label %118

118:
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %120 = load ptr, ptr %119, align 8
  %121 = lshr i64 %1, 5
  %122 = getelementptr inbounds nuw %struct.ScreenPage, ptr %120, i64 %121
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 8
  %124 = and i64 %1, 31
  %125 = getelementptr inbounds nuw i64, ptr %123, i64 %124
  %126 = load atomic i64, ptr %125 monotonic, align 8
  %127 = icmp eq i64 %126, -1
  br i1 %127, label %128, label %130

128:
  %129 = load i64, ptr %9, align 8
  br label %160

130:
  %131 = load ptr, ptr %0, align 8
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 37688
  %133 = load i32, ptr %132, align 8
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %136, label %135

135:
  store i64 -1, ptr %125, align 8
  br label %138

136:
  %137 = atomicrmw xchg ptr %125, i64 -1 monotonic, align 8
  br label %138

138:
  %139 = phi i64 [ %126, %135 ], [ %137, %136 ]
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %141 = load i64, ptr %140, align 8
  store i64 %141, ptr %9, align 8
  %142 = and i64 %139, 5
  %143 = icmp ne i64 %142, 0
  %144 = sext i1 %143 to i32
  %145 = getelementptr inbounds nuw i8, ptr %9, i64 48
  store i32 %144, ptr %145, align 8
  %146 = shl i64 %139, 62
  %147 = ashr i64 %146, 63
  %148 = trunc nsw i64 %147 to i32
  %149 = getelementptr inbounds nuw i8, ptr %9, i64 56
  store i32 %148, ptr %149, align 8
  %150 = getelementptr inbounds nuw i8, ptr %9, i64 60
  store i32 0, ptr %150, align 4
  %151 = getelementptr inbounds nuw i8, ptr %9, i64 52
  store i32 0, ptr %151, align 4
  %152 = and i64 %139, -8
  %153 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %154 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 %152, ptr %154, align 8
  store i64 %152, ptr %153, align 8
  %155 = and i64 %139, 1
  %156 = icmp eq i64 %155, 0
  br i1 %156, label %157, label %160

157:
  %158 = and i64 %139, -16777216
  %159 = add i64 %158, -16777096
  store i64 %159, ptr %153, align 8
  br label %160

160:
  %161 = phi i64 [ %129, %128 ], [ %141, %138 ], [ %141, %157 ]
  %162 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %163 = load i64, ptr %162, align 8
  %164 = icmp eq i64 %161, %163
  br i1 %164, label %165, label %174

165:
  %166 = getelementptr inbounds nuw i8, ptr %9, i64 48
  %167 = load i32, ptr %166, align 8
  %168 = getelementptr inbounds nuw i8, ptr %9, i64 52
  %169 = load i32, ptr %168, align 4
  %170 = or i32 %169, %167
  %171 = and i32 %170, %2
  %172 = icmp eq i32 %171, 0
  %173 = zext i1 %172 to i8
  br label %174

174:
  %175 = phi i8 [ 1, %160 ], [ %173, %165 ]
  %176 = getelementptr inbounds nuw i8, ptr %0, i64 137
  store i8 %175, ptr %176, align 1
  br label %177

177:
  %178 = load i64, ptr %9, align 8
  %179 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %180 = load i64, ptr %179, align 8
  %181 = icmp eq i64 %178, %180
  br i1 %181, label %182, label %248

182:
  %183 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %184 = load ptr, ptr %183, align 8
  %185 = getelementptr inbounds nuw i8, ptr %184, i64 4
  %186 = load i32, ptr %185, align 4
  switch i32 %186, label %205 [
    i32 4, label %187
    i32 0, label %187
  ]

187:
  %188 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %189 = load i64, ptr %188, align 8
  %190 = icmp eq i64 %189, %6
  br i1 %190, label %191, label %248

191:
  %192 = getelementptr inbounds nuw i8, ptr %9, i64 56
  %193 = load i32, ptr %192, align 8
  %194 = xor i32 %193, -1
  %195 = and i32 %2, %194
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %197, label %248

197:
  %198 = getelementptr inbounds nuw i8, ptr %9, i64 48
  %199 = load i32, ptr %198, align 8
  %200 = getelementptr inbounds nuw i8, ptr %9, i64 52
  %201 = load i32, ptr %200, align 4
  %202 = or i32 %201, %199
  %203 = and i32 %202, %2
  %204 = icmp eq i32 %203, 0
  br i1 %204, label %686, label %248

205:
  %206 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %207 = load i8, ptr %206, align 1
  %208 = trunc nuw i8 %207 to i1
  %209 = and i64 %5, 7
  %210 = icmp eq i64 %209, 0
  %211 = or i1 %210, %208
  %212 = and i64 %5, 6
  %213 = icmp eq i64 %212, 6
  %214 = select i1 %211, i1 true, i1 %213
  br i1 %214, label %248, label %215

215:
  %216 = getelementptr inbounds nuw i8, ptr %9, i64 48
  %217 = load i32, ptr %216, align 8
  %218 = xor i32 %217, -1
  %219 = and i32 %2, %218
  %220 = icmp eq i32 %219, 0
  br i1 %220, label %221, label %248

221:
  %222 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %223 = load i64, ptr %222, align 8
  %224 = and i64 %223, 120
  %225 = icmp eq i64 %224, 120
  br i1 %225, label %226, label %248

226:
  %227 = icmp ugt i64 %223, -1099511627777
  %228 = xor i64 %223, %5
  %229 = icmp ult i64 %228, 16777216
  %230 = select i1 %227, i1 true, i1 %229
  br i1 %230, label %231, label %248

231:
  %232 = and i64 %223, 7
  %233 = icmp ne i64 %232, 0
  %234 = and i64 %228, 7
  %235 = icmp eq i64 %234, 0
  %236 = select i1 %233, i1 %235, i1 false
  br i1 %236, label %237, label %248

237:
  %238 = getelementptr inbounds nuw i8, ptr %9, i64 52
  %239 = load i32, ptr %238, align 4
  %240 = getelementptr inbounds nuw i8, ptr %9, i64 56
  %241 = load i32, ptr %240, align 8
  %242 = or i32 %241, %239
  %243 = getelementptr inbounds nuw i8, ptr %9, i64 60
  %244 = load i32, ptr %243, align 4
  %245 = or i32 %242, %244
  %246 = and i32 %245, %2
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %686, label %248

248:
  %249 = load i8, ptr %17, align 4
  %250 = trunc nuw i8 %249 to i1
  br i1 %250, label %304, label %251

251:
  %252 = load ptr, ptr %0, align 8
  %253 = getelementptr inbounds nuw i8, ptr %252, i64 37688
  %254 = load i32, ptr %253, align 8
  %255 = icmp eq i32 %254, 0
  br i1 %255, label %256, label %265

256:
  %257 = getelementptr inbounds nuw i8, ptr %9, i64 8
  br label %258

258:
  %259 = atomicrmw or ptr %257, i64 1 acquire, align 8
  %260 = and i64 %259, 1
  %261 = icmp eq i64 %260, 0
  br i1 %261, label %262, label %258

262:
  %263 = load i8, ptr %17, align 4
  %264 = trunc nuw i8 %263 to i1
  br i1 %264, label %304, label %265

265:
  %266 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %267 = load ptr, ptr %266, align 8
  %268 = lshr i64 %1, 5
  %269 = getelementptr inbounds nuw %struct.ScreenPage, ptr %267, i64 %268
  %270 = getelementptr inbounds nuw i8, ptr %269, i64 8
  %271 = and i64 %1, 31
  %272 = getelementptr inbounds nuw i64, ptr %270, i64 %271
  %273 = load atomic i64, ptr %272 monotonic, align 8
  %274 = icmp eq i64 %273, -1
  br i1 %274, label %304, label %275

275:
  %276 = load ptr, ptr %0, align 8
  %277 = getelementptr inbounds nuw i8, ptr %276, i64 37688
  %278 = load i32, ptr %277, align 8
  %279 = icmp eq i32 %278, 0
  br i1 %279, label %281, label %280

280:
  store i64 -1, ptr %272, align 8
  br label %283

281:
  %282 = atomicrmw xchg ptr %272, i64 -1 monotonic, align 8
  br label %283

283:
  %284 = phi i64 [ %273, %280 ], [ %282, %281 ]
  %285 = load i64, ptr %179, align 8
  store i64 %285, ptr %9, align 8
  %286 = and i64 %284, 5
  %287 = icmp ne i64 %286, 0
  %288 = sext i1 %287 to i32
  %289 = getelementptr inbounds nuw i8, ptr %9, i64 48
  store i32 %288, ptr %289, align 8
  %290 = shl i64 %284, 62
  %291 = ashr i64 %290, 63
  %292 = trunc nsw i64 %291 to i32
  %293 = getelementptr inbounds nuw i8, ptr %9, i64 56
  store i32 %292, ptr %293, align 8
  %294 = getelementptr inbounds nuw i8, ptr %9, i64 60
  store i32 0, ptr %294, align 4
  %295 = getelementptr inbounds nuw i8, ptr %9, i64 52
  store i32 0, ptr %295, align 4
  %296 = and i64 %284, -8
  %297 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %298 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 %296, ptr %298, align 8
  store i64 %296, ptr %297, align 8
  %299 = and i64 %284, 1
  %300 = icmp eq i64 %299, 0
  br i1 %300, label %301, label %304

301:
  %302 = and i64 %284, -16777216
  %303 = add i64 %302, -16777096
  store i64 %303, ptr %297, align 8
  br label %304

304:
  %305 = phi i1 [ true, %262 ], [ %255, %301 ], [ %255, %283 ], [ %255, %265 ], [ false, %248 ]
  %306 = load i64, ptr %9, align 8
  %307 = load i64, ptr %179, align 8
  %308 = icmp eq i64 %306, %307
  br i1 %308, label %441, label %309

309:
  %310 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %311 = load ptr, ptr %310, align 8
  %312 = getelementptr inbounds nuw i8, ptr %311, i64 4
  %313 = load i32, ptr %312, align 4
  %314 = and i32 %313, -5
  %315 = icmp eq i32 %314, 0
  %316 = select i1 %315, i32 2, i32 0
  store i64 %307, ptr %9, align 8
  %317 = getelementptr inbounds nuw i8, ptr %9, i64 48
  %318 = getelementptr inbounds nuw i8, ptr %9, i64 60
  store i32 0, ptr %318, align 4
  %319 = getelementptr inbounds nuw i8, ptr %9, i64 56
  store i32 0, ptr %319, align 8
  %320 = getelementptr inbounds nuw i8, ptr %9, i64 52
  store i32 0, ptr %320, align 4
  store i32 0, ptr %317, align 8
  %321 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store i64 0, ptr %321, align 8
  %322 = trunc i64 %6 to i32
  %323 = and i32 %322, 120
  %324 = icmp eq i32 %323, 72
  br i1 %324, label %325, label %390

325:
  %326 = load i8, ptr %17, align 4
  %327 = trunc nuw i8 %326 to i1
  br i1 %327, label %328, label %389

328:
  %329 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %330 = load i8, ptr %329, align 1
  %331 = trunc nuw i8 %330 to i1
  %332 = and i64 %5, 7
  %333 = icmp ne i64 %332, 0
  %334 = or i1 %333, %331
  br i1 %334, label %389, label %335

335:
  %336 = and i64 %5, -16777216
  %337 = or disjoint i64 %336, 64
  %338 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %339 = load ptr, ptr %338, align 8
  %340 = load ptr, ptr %7, align 8
  %341 = ptrtoint ptr %9 to i64
  %342 = ptrtoint ptr %340 to i64
  %343 = sub i64 %341, %342
  %344 = getelementptr inbounds nuw i16, ptr %339, i64 %343
  %345 = load ptr, ptr %310, align 8
  %346 = getelementptr inbounds nuw i8, ptr %345, i64 4
  %347 = load i32, ptr %346, align 4
  %348 = and i32 %347, -5
  %349 = icmp eq i32 %348, 0
  %350 = select i1 %349, i64 2, i64 0
  %351 = lshr i32 %322, 10
  %352 = and i32 %351, 16352
  %353 = select i1 %349, i64 32, i64 0
  %354 = getelementptr inbounds nuw i16, ptr %344, i64 %353
  %355 = getelementptr inbounds nuw i8, ptr %0, i64 104
  br label %356

356:
  %357 = phi i32 [ %2, %335 ], [ %368, %356 ]
  %358 = tail call i32 @llvm.cttz.i32(i32 %357, i1 true)
  %359 = load ptr, ptr %355, align 8
  %360 = zext nneg i32 %358 to i64
  %361 = getelementptr inbounds nuw i8, ptr %359, i64 %360
  %362 = load i8, ptr %361, align 1
  %363 = zext i8 %362 to i32
  %364 = or i32 %352, %363
  %365 = trunc nuw nsw i32 %364 to i16
  %366 = getelementptr inbounds nuw i16, ptr %354, i64 %360
  store i16 %365, ptr %366, align 2
  %367 = add i32 %357, -1
  %368 = and i32 %367, %357
  %369 = icmp eq i32 %368, 0
  br i1 %369, label %370, label %356

370:
  switch i32 %347, label %371 [
    i32 4, label %383
    i32 0, label %383
  ]

371:
  %372 = load i64, ptr %321, align 8
  %373 = icmp eq i64 %372, 0
  br i1 %373, label %379, label %374

374:
  %375 = load ptr, ptr %0, align 8
  store i64 0, ptr %321, align 8
  %376 = getelementptr inbounds nuw i8, ptr %375, i64 41816
  %377 = load i64, ptr %376, align 8
  %378 = add i64 %377, 1
  store i64 %378, ptr %376, align 8
  br label %379

379:
  %380 = xor i32 %2, -1
  %381 = load i32, ptr %319, align 8
  %382 = and i32 %381, %380
  store i32 %382, ptr %319, align 8
  br label %383

383:
  %384 = getelementptr inbounds nuw i32, ptr %317, i64 %350
  %385 = load i32, ptr %384, align 4
  %386 = or i32 %385, %2
  store i32 %386, ptr %384, align 4
  %387 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %388 = getelementptr inbounds nuw i64, ptr %387, i64 %350
  store i64 %337, ptr %388, align 8
  br label %660

389:
  tail call preserve_allcc void @remember(ptr %0, ptr %9, i32 %316, i64 %6, i32 %2)
  br label %660

390:
  %391 = zext nneg i32 %316 to i64
  %392 = getelementptr inbounds nuw i32, ptr %317, i64 %391
  store i32 %2, ptr %392, align 4
  %393 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %394 = getelementptr inbounds nuw i64, ptr %393, i64 %391
  store i64 %6, ptr %394, align 8
  switch i32 %313, label %660 [
    i32 4, label %395
    i32 0, label %395
  ]

395:
  %396 = load ptr, ptr %0, align 8
  %397 = getelementptr inbounds nuw i8, ptr %396, i64 37692
  %398 = load i32, ptr %397, align 4
  %399 = icmp eq i32 %398, 0
  br i1 %399, label %400, label %660

400:
  %401 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %402 = load i64, ptr %401, align 8
  %403 = and i64 %402, 64
  %404 = icmp eq i64 %403, 0
  br i1 %404, label %660, label %405

405:
  %406 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %407 = load i8, ptr %406, align 1
  %408 = trunc nuw i8 %407 to i1
  br i1 %408, label %409, label %410

409:
  tail call preserve_allcc void @quieten_aged(ptr %0, ptr %9)
  br label %410

410:
  %411 = load i32, ptr %317, align 8
  %412 = load i32, ptr %320, align 4
  %413 = or i32 %412, %411
  %414 = icmp eq i32 %413, 0
  br i1 %414, label %415, label %660

415:
  %416 = load i8, ptr %406, align 1
  %417 = trunc nuw i8 %416 to i1
  br i1 %417, label %660, label %418

418:
  %419 = load i32, ptr %318, align 4
  %420 = icmp eq i32 %419, 0
  br i1 %420, label %426, label %421

421:
  %422 = getelementptr inbounds nuw i8, ptr %9, i64 40
  %423 = load i64, ptr %422, align 8
  %424 = load i64, ptr %401, align 8
  %425 = tail call preserve_allcc i64 @joined(i64 %423, i64 %424)
  br label %428

426:
  %427 = load i64, ptr %401, align 8
  br label %428

428:
  %429 = phi i64 [ %425, %421 ], [ %427, %426 ]
  %430 = and i64 %429, 7
  %431 = icmp eq i64 %430, 0
  br i1 %431, label %432, label %660

432:
  store i64 %429, ptr %401, align 8
  store i32 -1, ptr %319, align 8
  store i32 0, ptr %318, align 4
  %433 = and i64 %429, 120
  %434 = icmp eq i64 %433, 120
  %435 = load i64, ptr %9, align 8
  %436 = shl i64 %435, 10
  %437 = lshr i64 %429, 15
  %438 = and i64 %437, 1023
  %439 = select i1 %434, i64 1023, i64 %438
  %440 = or disjoint i64 %436, %439
  store i64 %440, ptr %321, align 8
  br label %660

441:
  %442 = load i8, ptr %17, align 4
  %443 = trunc nuw i8 %442 to i1
  br i1 %443, label %499, label %444

444:
  %445 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %446 = load ptr, ptr %445, align 8
  %447 = getelementptr inbounds nuw i8, ptr %446, i64 4
  %448 = load i32, ptr %447, align 4
  %449 = and i32 %448, -5
  %450 = icmp eq i32 %449, 0
  %451 = select i1 %450, i32 2, i32 0
  %452 = and i64 %6, 120
  %453 = icmp eq i64 %452, 72
  br i1 %453, label %658, label %454

454:
  %455 = getelementptr inbounds nuw i8, ptr %9, i64 48
  %456 = load i32, ptr %455, align 8
  %457 = getelementptr inbounds nuw i8, ptr %9, i64 52
  %458 = load i32, ptr %457, align 4
  %459 = or i32 %458, %456
  %460 = getelementptr inbounds nuw i8, ptr %9, i64 56
  %461 = load i32, ptr %460, align 8
  %462 = or i32 %459, %461
  %463 = getelementptr inbounds nuw i8, ptr %9, i64 60
  %464 = load i32, ptr %463, align 4
  %465 = or i32 %462, %464
  %466 = and i32 %465, %2
  %467 = icmp eq i32 %466, 0
  br i1 %467, label %468, label %658

468:
  %469 = zext nneg i32 %451 to i64
  %470 = getelementptr inbounds nuw i32, ptr %455, i64 %469
  %471 = load i32, ptr %470, align 4
  %472 = icmp eq i32 %471, 0
  br i1 %472, label %473, label %475

473:
  %474 = getelementptr inbounds nuw i32, ptr %455, i64 %469
  br label %492

475:
  %476 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %477 = getelementptr inbounds nuw i64, ptr %476, i64 %469
  %478 = load i64, ptr %477, align 8
  %479 = icmp ne i64 %478, %6
  %480 = zext i1 %479 to i32
  %481 = or disjoint i32 %451, %480
  %482 = zext nneg i32 %481 to i64
  %483 = getelementptr inbounds nuw i32, ptr %455, i64 %482
  %484 = load i32, ptr %483, align 4
  %485 = icmp eq i32 %484, 0
  %486 = getelementptr inbounds nuw i32, ptr %455, i64 %482
  br i1 %485, label %492, label %487

487:
  %488 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %489 = getelementptr inbounds nuw i64, ptr %488, i64 %482
  %490 = load i64, ptr %489, align 8
  %491 = icmp eq i64 %490, %6
  br i1 %491, label %492, label %658

492:
  %493 = phi ptr [ %474, %473 ], [ %486, %475 ], [ %486, %487 ]
  %494 = phi i64 [ %469, %473 ], [ %482, %475 ], [ %482, %487 ]
  %495 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %496 = getelementptr inbounds nuw i64, ptr %495, i64 %494
  store i64 %6, ptr %496, align 8
  %497 = load i32, ptr %493, align 4
  %498 = or i32 %497, %2
  store i32 %498, ptr %493, align 4
  br label %660

499:
  %500 = trunc i64 %6 to i32
  %501 = and i32 %500, 120
  %502 = icmp eq i32 %501, 72
  br i1 %502, label %503, label %658

503:
  %504 = getelementptr inbounds nuw i8, ptr %0, i64 133
  %505 = load i8, ptr %504, align 1
  %506 = trunc nuw i8 %505 to i1
  %507 = and i64 %5, 7
  %508 = icmp ne i64 %507, 0
  %509 = or i1 %508, %506
  br i1 %509, label %658, label %510

510:
  %511 = and i64 %5, -16777216
  %512 = or disjoint i64 %511, 64
  %513 = getelementptr inbounds nuw i8, ptr %9, i64 48
  %514 = getelementptr inbounds nuw i8, ptr %9, i64 52
  %515 = load i32, ptr %514, align 4
  %516 = icmp eq i32 %515, 0
  br i1 %516, label %517, label %658

517:
  %518 = load i32, ptr %513, align 4
  %519 = icmp eq i32 %518, 0
  br i1 %519, label %524, label %520

520:
  %521 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %522 = load i64, ptr %521, align 8
  %523 = icmp eq i64 %522, %512
  br i1 %523, label %524, label %658

524:
  %525 = getelementptr inbounds nuw i8, ptr %9, i64 60
  %526 = load i32, ptr %525, align 4
  %527 = icmp eq i32 %526, 0
  br i1 %527, label %528, label %658

528:
  %529 = getelementptr inbounds nuw i8, ptr %9, i64 56
  %530 = load i32, ptr %529, align 4
  %531 = icmp eq i32 %530, 0
  br i1 %531, label %536, label %532

532:
  %533 = getelementptr inbounds nuw i8, ptr %9, i64 32
  %534 = load i64, ptr %533, align 8
  %535 = icmp eq i64 %534, %512
  br i1 %535, label %536, label %658

536:
  %537 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %538 = load ptr, ptr %537, align 8
  %539 = load ptr, ptr %7, align 8
  %540 = ptrtoint ptr %9 to i64
  %541 = ptrtoint ptr %539 to i64
  %542 = sub i64 %540, %541
  %543 = getelementptr inbounds nuw i16, ptr %538, i64 %542
  %544 = and i32 %518, %2
  %545 = lshr i32 %500, 15
  %546 = and i32 %545, 31
  %547 = lshr i32 %500, 20
  %548 = and i32 %547, 15
  %549 = icmp eq i32 %544, 0
  br i1 %549, label %578, label %550

550:
  %551 = getelementptr inbounds nuw i8, ptr %0, i64 104
  br label %552

552:
  %553 = phi i32 [ %544, %550 ], [ %576, %574 ]
  %554 = tail call i32 @llvm.cttz.i32(i32 %553, i1 true)
  %555 = zext nneg i32 %554 to i64
  %556 = getelementptr inbounds nuw i16, ptr %543, i64 %555
  %557 = load i16, ptr %556, align 2
  %558 = zext i16 %557 to i32
  %559 = icmp slt i16 %557, 0
  br i1 %559, label %658, label %560

560:
  %561 = lshr i32 %558, 5
  %562 = and i32 %561, 31
  %563 = icmp eq i32 %562, %546
  br i1 %563, label %564, label %658

564:
  %565 = lshr i32 %558, 10
  %566 = icmp samesign ult i32 %565, %548
  br i1 %566, label %574, label %567

567:
  %568 = and i32 %558, 31
  %569 = load ptr, ptr %551, align 8
  %570 = getelementptr inbounds nuw i8, ptr %569, i64 %555
  %571 = load i8, ptr %570, align 1
  %572 = zext i8 %571 to i32
  %573 = icmp eq i32 %568, %572
  br i1 %573, label %574, label %658

574:
  %575 = add i32 %553, -1
  %576 = and i32 %575, %553
  %577 = icmp eq i32 %576, 0
  br i1 %577, label %578, label %552

578:
  %579 = getelementptr inbounds nuw i8, ptr %543, i64 64
  %580 = and i32 %530, %2
  %581 = icmp eq i32 %580, 0
  br i1 %581, label %610, label %582

582:
  %583 = getelementptr inbounds nuw i8, ptr %0, i64 104
  br label %584

584:
  %585 = phi i32 [ %580, %582 ], [ %608, %606 ]
  %586 = tail call i32 @llvm.cttz.i32(i32 %585, i1 true)
  %587 = zext nneg i32 %586 to i64
  %588 = getelementptr inbounds nuw i16, ptr %579, i64 %587
  %589 = load i16, ptr %588, align 2
  %590 = zext i16 %589 to i32
  %591 = icmp slt i16 %589, 0
  br i1 %591, label %658, label %592

592:
  %593 = lshr i32 %590, 5
  %594 = and i32 %593, 31
  %595 = icmp eq i32 %594, %546
  br i1 %595, label %596, label %658

596:
  %597 = lshr i32 %590, 10
  %598 = icmp samesign ult i32 %597, %548
  br i1 %598, label %606, label %599

599:
  %600 = and i32 %590, 31
  %601 = load ptr, ptr %583, align 8
  %602 = getelementptr inbounds nuw i8, ptr %601, i64 %587
  %603 = load i8, ptr %602, align 1
  %604 = zext i8 %603 to i32
  %605 = icmp eq i32 %600, %604
  br i1 %605, label %606, label %658

606:
  %607 = add i32 %585, -1
  %608 = and i32 %607, %585
  %609 = icmp eq i32 %608, 0
  br i1 %609, label %610, label %584

610:
  %611 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %612 = load ptr, ptr %611, align 8
  %613 = getelementptr inbounds nuw i8, ptr %612, i64 4
  %614 = load i32, ptr %613, align 4
  %615 = and i32 %614, -5
  %616 = icmp eq i32 %615, 0
  %617 = select i1 %616, i64 2, i64 0
  %618 = shl nuw nsw i32 %548, 10
  %619 = shl nuw nsw i32 %546, 5
  %620 = or disjoint i32 %618, %619
  %621 = select i1 %616, i64 32, i64 0
  %622 = getelementptr inbounds nuw i16, ptr %543, i64 %621
  %623 = getelementptr inbounds nuw i8, ptr %0, i64 104
  br label %624

624:
  %625 = phi i32 [ %2, %610 ], [ %636, %624 ]
  %626 = tail call i32 @llvm.cttz.i32(i32 %625, i1 true)
  %627 = load ptr, ptr %623, align 8
  %628 = zext nneg i32 %626 to i64
  %629 = getelementptr inbounds nuw i8, ptr %627, i64 %628
  %630 = load i8, ptr %629, align 1
  %631 = zext i8 %630 to i32
  %632 = or i32 %620, %631
  %633 = trunc nuw nsw i32 %632 to i16
  %634 = getelementptr inbounds nuw i16, ptr %622, i64 %628
  store i16 %633, ptr %634, align 2
  %635 = add i32 %625, -1
  %636 = and i32 %635, %625
  %637 = icmp eq i32 %636, 0
  br i1 %637, label %638, label %624

638:
  switch i32 %614, label %639 [
    i32 4, label %652
    i32 0, label %652
  ]

639:
  %640 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %641 = load i64, ptr %640, align 8
  %642 = icmp eq i64 %641, 0
  br i1 %642, label %648, label %643

643:
  %644 = load ptr, ptr %0, align 8
  store i64 0, ptr %640, align 8
  %645 = getelementptr inbounds nuw i8, ptr %644, i64 41816
  %646 = load i64, ptr %645, align 8
  %647 = add i64 %646, 1
  store i64 %647, ptr %645, align 8
  br label %648

648:
  %649 = xor i32 %2, -1
  %650 = load i32, ptr %529, align 8
  %651 = and i32 %650, %649
  store i32 %651, ptr %529, align 8
  br label %652

652:
  %653 = getelementptr inbounds nuw i32, ptr %513, i64 %617
  %654 = load i32, ptr %653, align 4
  %655 = or i32 %654, %2
  store i32 %655, ptr %653, align 4
  %656 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %657 = getelementptr inbounds nuw i64, ptr %656, i64 %617
  store i64 %512, ptr %657, align 8
  br label %660

658:
  %659 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %9, i64 %6, i32 %2)
  br i1 %659, label %660, label %679

660:
  %661 = and i64 %5, 6
  %662 = icmp eq i64 %661, 6
  br i1 %662, label %663, label %678

663:
  %664 = load ptr, ptr %0, align 8
  %665 = getelementptr inbounds nuw i8, ptr %664, i64 41808
  %666 = load i64, ptr %665, align 8
  %667 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %668 = load ptr, ptr %667, align 8
  %669 = getelementptr inbounds nuw i8, ptr %668, i64 8
  %670 = load i32, ptr %669, align 8
  %671 = icmp eq i32 %670, 1
  %672 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %673 = load ptr, ptr %672, align 8
  br i1 %671, label %674, label %676

674:
  %675 = trunc i64 %666 to i8
  store i8 %675, ptr %673, align 1
  br label %678

676:
  %677 = trunc i64 %666 to i32
  store i32 %677, ptr %673, align 1
  br label %678

678:
  br i1 %305, label %683, label %686

679:
  br i1 %305, label %680, label %721

680:
  %681 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %682 = atomicrmw and ptr %681, i64 -2 release, align 8
  br label %721

683:
  %684 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %685 = atomicrmw and ptr %684, i64 -2 release, align 8
  br label %686

686:
  %687 = load ptr, ptr %0, align 8
  %688 = getelementptr inbounds nuw i8, ptr %687, i64 43712
  %689 = load ptr, ptr %688, align 8
  %690 = icmp eq ptr %689, null
  br i1 %690, label %721, label %691

691:
  %692 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %693 = load i8, ptr %692, align 4
  %694 = trunc nuw i8 %693 to i1
  br i1 %694, label %721, label %695

695:
  %696 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %697 = load i64, ptr %696, align 8
  %698 = shl nuw i64 %1, 7
  %699 = add i64 %697, %698
  %700 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %701 = load ptr, ptr %700, align 8
  %702 = getelementptr inbounds nuw i8, ptr %701, i64 4
  %703 = load i32, ptr %702, align 4
  switch i32 %703, label %704 [
    i32 4, label %721
    i32 0, label %721
  ]

704:
  %705 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %706 = load i8, ptr %705, align 8
  %707 = trunc nuw i8 %706 to i1
  br i1 %707, label %721, label %708

708:
  %709 = getelementptr inbounds nuw i8, ptr %687, i64 43728
  %710 = load i64, ptr %709, align 8
  %711 = lshr i64 %699, 7
  %712 = lshr i64 %699, 13
  %713 = lshr i64 %699, 19
  %714 = xor i64 %712, %713
  %715 = xor i64 %714, %711
  %716 = and i64 %715, 63
  %717 = shl nuw i64 1, %716
  %718 = and i64 %710, %717
  %719 = icmp eq i64 %718, 0
  br i1 %719, label %721, label %720

720:
  tail call preserve_allcc void @cut_words(ptr %687, i64 %699, i32 %2)
  br label %721

721:
  %722 = phi i1 [ true, %695 ], [ true, %691 ], [ false, %86 ], [ true, %720 ], [ false, %78 ], [ false, %680 ], [ true,
      %695 ], [ true, %704 ], [ true, %708 ], [ false, %44 ], [ false, %109 ], [ true, %686 ], [ false, %679 ]
  ret i1 %722
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
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 14480
  store i32 0, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 43672
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 14472
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
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 14464
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
  br i1 %9, label %10, label %317

10:
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %309, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 37692
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %309

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 43664
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %309

22:
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %24 = load i32, ptr %23, align 8
  %25 = add i32 %24, -1
  %26 = zext i32 %25 to i64
  %27 = and i64 %6, %26
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %309

29:
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %31 = load i64, ptr %30, align 8
  %32 = add i64 %31, %6
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %34 = load i32, ptr %33, align 8
  %35 = zext i32 %34 to i64
  %36 = icmp ugt i64 %32, %35
  br i1 %36, label %309, label %37

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
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 14464
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
  br i1 %94, label %307, label %95

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
  %114 = phi i64 [ %47, %95 ], [ %305, %304 ]
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
  br i1 %143, label %144, label %308

144:
  %145 = icmp eq i64 %134, 0
  br i1 %145, label %304, label %146

146:
  %147 = load i32, ptr %98, align 8
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %304, label %149

149:
  %150 = getelementptr inbounds nuw i8, ptr %115, i64 8
  %151 = load i64, ptr %150, align 8
  %152 = load i64, ptr %99, align 8
  %153 = icmp eq i64 %151, %152
  br i1 %153, label %304, label %154

154:
  %155 = load i64, ptr %100, align 8
  %156 = icmp eq i64 %151, %155
  br i1 %156, label %304, label %157

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
  br label %304

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
  br label %304

181:
  %182 = shl nuw i64 %114, 7
  %183 = icmp ult i64 %182, %35
  br i1 %183, label %184, label %304

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
  br i1 %198, label %203, label %308

199:
  %200 = or i32 %194, %135
  store i32 %200, ptr %193, align 4
  %201 = load i32, ptr %98, align 8
  %202 = icmp eq i32 %201, 0
  br i1 %202, label %304, label %203

203:
  %204 = load i32, ptr %104, align 4
  switch i32 %204, label %205 [
    i32 4, label %207
    i32 0, label %207
  ]

205:
  %206 = call preserve_allcc i1 @may_overwrite(ptr %8, i64 %114, i32 %135)
  br i1 %206, label %207, label %308

207:
  %208 = load i64, ptr %115, align 8
  %209 = icmp eq i64 %208, %60
  %210 = load i32, ptr %104, align 4
  br i1 %209, label %211, label %265

211:
  switch i32 %210, label %230 [
    i32 4, label %212
    i32 0, label %212
  ]

212:
  %213 = getelementptr inbounds nuw i8, ptr %115, i64 32
  %214 = load i64, ptr %213, align 8
  %215 = icmp eq i64 %214, %91
  br i1 %215, label %216, label %301

216:
  %217 = getelementptr inbounds nuw i8, ptr %115, i64 56
  %218 = load i32, ptr %217, align 8
  %219 = xor i32 %218, -1
  %220 = and i32 %219, %135
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %222, label %301

222:
  %223 = getelementptr inbounds nuw i8, ptr %115, i64 48
  %224 = load i32, ptr %223, align 8
  %225 = getelementptr inbounds nuw i8, ptr %115, i64 52
  %226 = load i32, ptr %225, align 4
  %227 = or i32 %226, %224
  %228 = and i32 %227, %135
  %229 = icmp eq i32 %228, 0
  br i1 %229, label %304, label %301

230:
  br i1 %110, label %301, label %231

231:
  %232 = getelementptr inbounds nuw i8, ptr %115, i64 48
  %233 = load i32, ptr %232, align 8
  %234 = xor i32 %233, -1
  %235 = and i32 %234, %135
  %236 = icmp eq i32 %235, 0
  br i1 %236, label %237, label %301

237:
  %238 = getelementptr inbounds nuw i8, ptr %115, i64 16
  %239 = load i64, ptr %238, align 8
  %240 = and i64 %239, 120
  %241 = icmp eq i64 %240, 120
  br i1 %241, label %242, label %301

242:
  %243 = icmp ugt i64 %239, -1099511627777
  %244 = xor i64 %239, %46
  %245 = icmp ult i64 %244, 16777216
  %246 = select i1 %243, i1 true, i1 %245
  br i1 %246, label %247, label %301

247:
  %248 = and i64 %239, 7
  %249 = icmp ne i64 %248, 0
  %250 = xor i64 %239, %41
  %251 = and i64 %250, 7
  %252 = icmp eq i64 %251, 0
  %253 = select i1 %249, i1 %252, i1 false
  br i1 %253, label %254, label %301

254:
  %255 = getelementptr inbounds nuw i8, ptr %115, i64 52
  %256 = load i32, ptr %255, align 4
  %257 = getelementptr inbounds nuw i8, ptr %115, i64 56
  %258 = load i32, ptr %257, align 8
  %259 = or i32 %258, %256
  %260 = getelementptr inbounds nuw i8, ptr %115, i64 60
  %261 = load i32, ptr %260, align 4
  %262 = or i32 %259, %261
  %263 = and i32 %262, %135
  %264 = icmp eq i32 %263, 0
  br i1 %264, label %304, label %301

265:
  %266 = and i32 %210, -5
  %267 = icmp eq i32 %266, 0
  %268 = select i1 %267, i64 2, i64 0
  store i64 %60, ptr %115, align 8
  %269 = getelementptr inbounds nuw i8, ptr %115, i64 48
  %270 = getelementptr inbounds nuw i8, ptr %115, i64 60
  store i32 0, ptr %270, align 4
  %271 = getelementptr inbounds nuw i8, ptr %115, i64 56
  store i32 0, ptr %271, align 8
  %272 = getelementptr inbounds nuw i8, ptr %115, i64 52
  store i32 0, ptr %272, align 4
  store i32 0, ptr %269, align 8
  store i64 0, ptr %150, align 8
  %273 = getelementptr inbounds nuw i32, ptr %269, i64 %268
  store i32 %135, ptr %273, align 4
  %274 = getelementptr inbounds nuw i8, ptr %115, i64 16
  %275 = getelementptr inbounds nuw i64, ptr %274, i64 %268
  store i64 %91, ptr %275, align 8
  switch i32 %210, label %303 [
    i32 4, label %276
    i32 0, label %276
  ]

276:
  %277 = load i32, ptr %15, align 4
  %278 = icmp eq i32 %277, 0
  br i1 %278, label %279, label %303

279:
  %280 = getelementptr inbounds nuw i8, ptr %115, i64 32
  %281 = load i64, ptr %280, align 8
  %282 = and i64 %281, 64
  %283 = icmp eq i64 %282, 0
  br i1 %283, label %303, label %284

284:
  br i1 %84, label %285, label %286

285:
  call preserve_allcc void @quieten_aged(ptr %8, ptr %115)
  br label %303

286:
  %287 = load i32, ptr %269, align 8
  %288 = load i32, ptr %272, align 4
  %289 = or i32 %288, %287
  %290 = icmp eq i32 %289, 0
  %291 = and i64 %281, 7
  %292 = icmp eq i64 %291, 0
  %293 = and i1 %290, %292
  br i1 %293, label %294, label %303

294:
  store i32 -1, ptr %271, align 8
  store i32 0, ptr %270, align 4
  %295 = and i64 %281, 120
  %296 = icmp eq i64 %295, 120
  %297 = lshr i64 %281, 15
  %298 = and i64 %297, 1023
  %299 = select i1 %296, i64 1023, i64 %298
  %300 = or disjoint i64 %112, %299
  store i64 %300, ptr %150, align 8
  br label %303

301:
  %302 = call preserve_allcc i1 @judge_again(ptr %8, ptr %115, i64 %91, i32 %135)
  br i1 %302, label %303, label %308

303:
  br label %304

304:
  %305 = add nuw nsw i64 %114, 1
  %306 = icmp eq i64 %114, %49
  br i1 %306, label %307, label %113

307:
  br label %448

308:
  br label %309

309:
  %310 = getelementptr inbounds nuw i8, ptr %0, i64 37692
  %311 = load i32, ptr %310, align 4
  %312 = icmp eq i32 %311, 0
  br i1 %312, label %313, label %317

313:
  %314 = getelementptr inbounds nuw i8, ptr %0, i64 43664
  %315 = load i32, ptr %314, align 8
  %316 = icmp eq i32 %315, 0
  br label %317

317:
  %318 = phi i1 [ false, %309 ], [ false, %7 ], [ %316, %313 ]
  %319 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %320 = load i32, ptr %319, align 8
  %321 = icmp eq i32 %320, 0
  br i1 %321, label %448, label %322

322:
  %323 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %324 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %325 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %326 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %327 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %328 = getelementptr inbounds nuw i8, ptr %1, i64 14464
  %329 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %330 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %331 = getelementptr inbounds nuw i8, ptr %2, i64 204
  %332 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %333 = getelementptr inbounds nuw i8, ptr %2, i64 224
  %334 = getelementptr inbounds nuw i8, ptr %2, i64 216
  %335 = getelementptr inbounds nuw i8, ptr %2, i64 12
  br label %336

336:
  %337 = phi i64 [ 0, %322 ], [ %444, %443 ]
  %338 = getelementptr inbounds nuw %struct.ScreenMember, ptr %323, i64 %337
  %339 = load ptr, ptr %338, align 8
  %340 = getelementptr inbounds nuw i8, ptr %338, i64 8
  %341 = load i64, ptr %340, align 8
  %342 = add i64 %341, %5
  br i1 %318, label %343, label %440

343:
  %344 = getelementptr inbounds nuw i8, ptr %339, i64 64
  %345 = load i64, ptr %344, align 8
  %346 = add i64 %345, %342
  %347 = and i64 %346, 4294967295
  %348 = load ptr, ptr %324, align 8
  %349 = lshr i64 %347, 7
  %350 = getelementptr inbounds nuw %struct.ScreenLine, ptr %348, i64 %349
  %351 = getelementptr inbounds nuw i8, ptr %339, i64 32
  %352 = load i64, ptr %351, align 8
  %353 = icmp eq i64 %352, 128
  br i1 %353, label %354, label %440

354:
  %355 = getelementptr inbounds nuw i8, ptr %339, i64 24
  %356 = load i32, ptr %355, align 8
  %357 = icmp eq i32 %356, 1
  %358 = and i64 %346, 127
  %359 = icmp eq i64 %358, 0
  %360 = and i1 %359, %357
  br i1 %360, label %361, label %440

361:
  %362 = add nuw nsw i64 %347, 128
  %363 = load i32, ptr %325, align 8
  %364 = zext i32 %363 to i64
  %365 = icmp samesign ugt i64 %362, %364
  br i1 %365, label %440, label %366

366:
  %367 = load i32, ptr %326, align 8
  %368 = icmp eq i32 %367, 0
  br i1 %368, label %374, label %369

369:
  %370 = load ptr, ptr %327, align 8
  %371 = getelementptr inbounds nuw i32, ptr %370, i64 %349
  %372 = load i32, ptr %371, align 4
  %373 = icmp eq i32 %372, -1
  br i1 %373, label %374, label %440

374:
  %375 = load i64, ptr %328, align 8
  %376 = shl i64 %375, 20
  %377 = load i32, ptr %329, align 8
  %378 = lshr i32 %377, 4
  %379 = zext nneg i32 %378 to i64
  %380 = or i64 %376, %379
  %381 = load i64, ptr %330, align 8
  %382 = and i64 %381, 16760815
  %383 = load i32, ptr %331, align 4
  %384 = zext i32 %383 to i64
  %385 = shl nuw nsw i64 %384, 24
  %386 = or disjoint i64 %382, %385
  %387 = or disjoint i64 %386, 16400
  %388 = getelementptr inbounds nuw i8, ptr %350, i64 32
  %389 = load i64, ptr %388, align 8
  %390 = load i32, ptr %332, align 8
  %391 = icmp eq i32 %390, 0
  br i1 %391, label %443, label %392

392:
  %393 = load i64, ptr %350, align 8
  %394 = icmp eq i64 %393, %380
  br i1 %394, label %395, label %403

395:
  %396 = getelementptr inbounds nuw i8, ptr %350, i64 8
  %397 = load i64, ptr %396, align 8
  %398 = load i64, ptr %333, align 8
  %399 = icmp eq i64 %397, %398
  br i1 %399, label %443, label %400

400:
  %401 = load i64, ptr %334, align 8
  %402 = icmp eq i64 %397, %401
  br i1 %402, label %443, label %409

403:
  store i64 %380, ptr %350, align 8
  %404 = getelementptr inbounds nuw i8, ptr %350, i64 48
  %405 = getelementptr inbounds nuw i8, ptr %350, i64 60
  store i32 0, ptr %405, align 4
  %406 = getelementptr inbounds nuw i8, ptr %350, i64 52
  store i32 0, ptr %406, align 4
  store i32 0, ptr %404, align 8
  %407 = getelementptr inbounds nuw i8, ptr %350, i64 8
  store i64 0, ptr %407, align 8
  %408 = getelementptr inbounds nuw i8, ptr %350, i64 56
  store i32 -1, ptr %408, align 8
  store i64 %387, ptr %388, align 8
  br label %443

409:
  %410 = getelementptr inbounds nuw i8, ptr %350, i64 48
  %411 = load i32, ptr %410, align 8
  %412 = getelementptr inbounds nuw i8, ptr %350, i64 52
  %413 = load i32, ptr %412, align 4
  %414 = or i32 %413, %411
  %415 = getelementptr inbounds nuw i8, ptr %350, i64 60
  %416 = load i32, ptr %415, align 4
  %417 = or i32 %414, %416
  %418 = icmp eq i32 %417, 0
  br i1 %418, label %419, label %440

419:
  %420 = getelementptr inbounds nuw i8, ptr %350, i64 56
  %421 = load i32, ptr %420, align 8
  %422 = icmp eq i32 %421, -1
  %423 = and i64 %389, 7
  %424 = icmp eq i64 %423, 0
  %425 = select i1 %422, i1 %424, i1 false
  br i1 %425, label %426, label %440

426:
  %427 = icmp eq i64 %389, %387
  br i1 %427, label %443, label %428

428:
  %429 = trunc i64 %389 to i32
  %430 = and i32 %429, 120
  %431 = icmp eq i32 %430, 120
  br i1 %431, label %437, label %432

432:
  %433 = lshr i32 %429, 15
  %434 = and i32 %433, 31
  %435 = load i32, ptr %335, align 4
  %436 = icmp eq i32 %434, %435
  br i1 %436, label %440, label %437

437:
  %438 = or disjoint i64 %385, 120
  store i64 %438, ptr %388, align 8
  %439 = load i64, ptr %334, align 8
  store i64 %439, ptr %396, align 8
  br label %443

440:
  %441 = tail call preserve_allcc i32 @look_at_access(ptr %0, ptr %1, ptr %2, i32 %3, ptr %339, i64 %342)
  %442 = icmp eq i32 %441, 0
  br i1 %442, label %443, label %448

443:
  %444 = add nuw nsw i64 %337, 1
  %445 = load i32, ptr %319, align 8
  %446 = zext i32 %445 to i64
  %447 = icmp samesign ult i64 %444, %446
  br i1 %447, label %336, label %448

448:
  %449 = phi i32 [ 0, %307 ], [ 0, %317 ], [ 1, %440 ], [ 0, %443 ]
  ret i32 %449
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
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 14464
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
  br i1 %56, label %57, label %307

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
  br i1 %78, label %79, label %307

79:
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %81 = load i32, ptr %80, align 8
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %307, label %83

83:
  %84 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %85 = load i32, ptr %84, align 4
  switch i32 %85, label %86 [
    i32 4, label %88
    i32 0, label %88
  ]

86:
  %87 = call preserve_allcc i1 @may_overwrite(ptr %8, i64 %4, i32 %6)
  br i1 %87, label %88, label %307

88:
  %89 = load i64, ptr %52, align 8
  %90 = icmp eq i64 %89, %19
  %91 = load i32, ptr %84, align 4
  br i1 %90, label %92, label %151

92:
  switch i32 %91, label %111 [
    i32 4, label %93
    i32 0, label %93
  ]

93:
  %94 = getelementptr inbounds nuw i8, ptr %52, i64 32
  %95 = load i64, ptr %94, align 8
  %96 = icmp eq i64 %95, %5
  br i1 %96, label %97, label %195

97:
  %98 = getelementptr inbounds nuw i8, ptr %52, i64 56
  %99 = load i32, ptr %98, align 8
  %100 = xor i32 %99, -1
  %101 = and i32 %6, %100
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %103, label %195

103:
  %104 = getelementptr inbounds nuw i8, ptr %52, i64 48
  %105 = load i32, ptr %104, align 8
  %106 = getelementptr inbounds nuw i8, ptr %52, i64 52
  %107 = load i32, ptr %106, align 4
  %108 = or i32 %107, %105
  %109 = and i32 %108, %6
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %307, label %195

111:
  %112 = and i64 %5, 7
  %113 = icmp eq i64 %112, 0
  %114 = and i64 %5, 6
  %115 = icmp eq i64 %114, 6
  %116 = or i1 %113, %115
  %117 = or i1 %116, %46
  br i1 %117, label %195, label %118

118:
  %119 = getelementptr inbounds nuw i8, ptr %52, i64 48
  %120 = load i32, ptr %119, align 8
  %121 = xor i32 %120, -1
  %122 = and i32 %6, %121
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %124, label %195

124:
  %125 = getelementptr inbounds nuw i8, ptr %52, i64 16
  %126 = load i64, ptr %125, align 8
  %127 = and i64 %126, 120
  %128 = icmp eq i64 %127, 120
  br i1 %128, label %129, label %195

129:
  %130 = icmp ugt i64 %126, -1099511627777
  %131 = xor i64 %126, %5
  %132 = icmp ult i64 %131, 16777216
  %133 = or i1 %130, %132
  br i1 %133, label %134, label %195

134:
  %135 = and i64 %126, 7
  %136 = icmp ne i64 %135, 0
  %137 = and i64 %131, 7
  %138 = icmp eq i64 %137, 0
  %139 = and i1 %136, %138
  br i1 %139, label %140, label %195

140:
  %141 = getelementptr inbounds nuw i8, ptr %52, i64 52
  %142 = load i32, ptr %141, align 4
  %143 = getelementptr inbounds nuw i8, ptr %52, i64 56
  %144 = load i32, ptr %143, align 8
  %145 = or i32 %144, %142
  %146 = getelementptr inbounds nuw i8, ptr %52, i64 60
  %147 = load i32, ptr %146, align 4
  %148 = or i32 %145, %147
  %149 = and i32 %148, %6
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %307, label %195

151:
  %152 = and i32 %91, -5
  %153 = icmp eq i32 %152, 0
  %154 = select i1 %153, i32 2, i32 0
  store i64 %19, ptr %52, align 8
  %155 = getelementptr inbounds nuw i8, ptr %52, i64 48
  %156 = getelementptr inbounds nuw i8, ptr %52, i64 60
  store i32 0, ptr %156, align 4
  %157 = getelementptr inbounds nuw i8, ptr %52, i64 56
  store i32 0, ptr %157, align 8
  %158 = getelementptr inbounds nuw i8, ptr %52, i64 52
  store i32 0, ptr %158, align 4
  store i32 0, ptr %155, align 8
  %159 = getelementptr inbounds nuw i8, ptr %52, i64 8
  store i64 0, ptr %159, align 8
  %160 = and i64 %5, 120
  %161 = icmp eq i64 %160, 72
  br i1 %161, label %162, label %163

162:
  call preserve_allcc void @remember(ptr %8, ptr %52, i32 %154, i64 %5, i32 %6)
  br label %304

163:
  %164 = zext nneg i32 %154 to i64
  %165 = getelementptr inbounds nuw i32, ptr %155, i64 %164
  store i32 %6, ptr %165, align 4
  %166 = getelementptr inbounds nuw i8, ptr %52, i64 16
  %167 = getelementptr inbounds nuw i64, ptr %166, i64 %164
  store i64 %5, ptr %167, align 8
  switch i32 %91, label %304 [
    i32 4, label %168
    i32 0, label %168
  ]

168:
  %169 = getelementptr inbounds nuw i8, ptr %0, i64 37692
  %170 = load i32, ptr %169, align 4
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %172, label %304

172:
  %173 = getelementptr inbounds nuw i8, ptr %52, i64 32
  %174 = load i64, ptr %173, align 8
  %175 = and i64 %174, 64
  %176 = icmp eq i64 %175, 0
  br i1 %176, label %304, label %177

177:
  br i1 %46, label %178, label %179

178:
  call preserve_allcc void @quieten_aged(ptr %8, ptr %52)
  br label %304

179:
  %180 = load i32, ptr %155, align 8
  %181 = load i32, ptr %158, align 4
  %182 = or i32 %181, %180
  %183 = icmp eq i32 %182, 0
  %184 = and i64 %174, 7
  %185 = icmp eq i64 %184, 0
  %186 = and i1 %183, %185
  br i1 %186, label %187, label %304

187:
  store i32 -1, ptr %157, align 8
  store i32 0, ptr %156, align 4
  %188 = and i64 %174, 120
  %189 = icmp eq i64 %188, 120
  %190 = shl i64 %19, 10
  %191 = lshr i64 %174, 15
  %192 = and i64 %191, 1023
  %193 = select i1 %189, i64 1023, i64 %192
  %194 = or disjoint i64 %190, %193
  store i64 %194, ptr %159, align 8
  br label %304

195:
  %196 = trunc i64 %5 to i32
  %197 = lshr i32 %196, 3
  %198 = and i32 %197, 15
  %199 = icmp eq i32 %198, 9
  br i1 %199, label %200, label %255

200:
  %201 = and i64 %5, 7
  %202 = icmp ne i64 %201, 0
  %203 = or i1 %202, %46
  br i1 %203, label %302, label %204

204:
  %205 = and i64 %5, -16777216
  %206 = or disjoint i64 %205, 64
  %207 = getelementptr inbounds nuw i8, ptr %52, i64 52
  %208 = load i32, ptr %207, align 4
  %209 = icmp eq i32 %208, 0
  br i1 %209, label %210, label %302

210:
  %211 = getelementptr inbounds nuw i8, ptr %52, i64 48
  %212 = load i32, ptr %211, align 4
  %213 = icmp eq i32 %212, 0
  br i1 %213, label %218, label %214

214:
  %215 = getelementptr inbounds nuw i8, ptr %52, i64 16
  %216 = load i64, ptr %215, align 8
  %217 = icmp eq i64 %216, %206
  br i1 %217, label %218, label %302

218:
  %219 = getelementptr inbounds nuw i8, ptr %52, i64 60
  %220 = load i32, ptr %219, align 4
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %222, label %302

222:
  %223 = getelementptr inbounds nuw i8, ptr %52, i64 56
  %224 = load i32, ptr %223, align 4
  %225 = icmp eq i32 %224, 0
  br i1 %225, label %230, label %226

226:
  %227 = getelementptr inbounds nuw i8, ptr %52, i64 32
  %228 = load i64, ptr %227, align 8
  %229 = icmp eq i64 %228, %206
  br i1 %229, label %230, label %302

230:
  %231 = getelementptr inbounds nuw i8, ptr %30, i64 %54
  %232 = and i32 %212, %6
  %233 = lshr i32 %196, 15
  %234 = icmp eq i32 %232, 0
  br i1 %234, label %252, label %235

235:
  %236 = phi i32 [ %250, %248 ], [ %232, %230 ]
  %237 = tail call i32 @llvm.cttz.i32(i32 %236, i1 true)
  %238 = zext nneg i32 %237 to i64
  %239 = getelementptr inbounds nuw i16, ptr %231, i64 %238
  %240 = load i16, ptr %239, align 2
  %241 = icmp slt i16 %240, 0
  br i1 %241, label %302, label %242

242:
  %243 = lshr i16 %240, 5
  %244 = zext nneg i16 %243 to i32
  %245 = xor i32 %233, %244
  %246 = and i32 %245, 31
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %248, label %302

248:
  %249 = add i32 %236, -1
  %250 = and i32 %249, %236
  %251 = icmp eq i32 %250, 0
  br i1 %251, label %252, label %235

252:
  %253 = and i32 %224, %6
  %254 = icmp ne i32 %253, 0
  br label %302

255:
  %256 = icmp samesign ult i32 %198, 8
  br i1 %256, label %257, label %302

257:
  %258 = getelementptr inbounds nuw i8, ptr %52, i64 48
  %259 = getelementptr inbounds nuw i8, ptr %52, i64 56
  %260 = load i32, ptr %259, align 8
  %261 = icmp eq i32 %260, 0
  %262 = getelementptr inbounds nuw i8, ptr %52, i64 52
  %263 = load i32, ptr %262, align 4
  %264 = getelementptr inbounds nuw i8, ptr %52, i64 60
  %265 = load i32, ptr %264, align 4
  %266 = or i32 %265, %263
  %267 = icmp eq i32 %266, 0
  br i1 %267, label %268, label %302

268:
  %269 = load i32, ptr %258, align 8
  %270 = icmp eq i32 %269, 0
  br i1 %270, label %275, label %271

271:
  %272 = getelementptr inbounds nuw i8, ptr %52, i64 16
  %273 = load i64, ptr %272, align 8
  %274 = icmp eq i64 %273, %5
  br i1 %274, label %275, label %302

275:
  br i1 %261, label %280, label %276

276:
  %277 = getelementptr inbounds nuw i8, ptr %52, i64 32
  %278 = load i64, ptr %277, align 8
  %279 = icmp eq i64 %278, %5
  br i1 %279, label %280, label %302

280:
  %281 = load i32, ptr %84, align 4
  switch i32 %281, label %285 [
    i32 4, label %302
    i32 0, label %282
  ]

282:
  %283 = getelementptr inbounds nuw i8, ptr %52, i64 32
  store i64 %5, ptr %283, align 8
  %284 = or i32 %260, %6
  store i32 %284, ptr %259, align 8
  br label %304

285:
  %286 = getelementptr inbounds nuw i8, ptr %52, i64 8
  %287 = load i64, ptr %286, align 8
  %288 = icmp eq i64 %287, 0
  br i1 %288, label %295, label %289

289:
  store i64 0, ptr %286, align 8
  %290 = getelementptr inbounds nuw i8, ptr %0, i64 41816
  %291 = load i64, ptr %290, align 8
  %292 = add i64 %291, 1
  store i64 %292, ptr %290, align 8
  %293 = load i32, ptr %258, align 8
  %294 = load i32, ptr %259, align 8
  br label %295

295:
  %296 = phi i32 [ %294, %289 ], [ %260, %285 ]
  %297 = phi i32 [ %293, %289 ], [ %269, %285 ]
  %298 = getelementptr inbounds nuw i8, ptr %52, i64 16
  store i64 %5, ptr %298, align 8
  %299 = or i32 %297, %6
  store i32 %299, ptr %258, align 8
  %300 = xor i32 %6, -1
  %301 = and i32 %296, %300
  store i32 %301, ptr %259, align 8
  br label %304

302:
  %303 = call preserve_allcc i1 @judge_again(ptr %8, ptr %52, i64 %5, i32 %6)
  br i1 %303, label %304, label %307

304:
  %305 = and i64 %5, 6
  %306 = icmp ne i64 %305, 6
  br label %307

307:
  %308 = phi i1 [ false, %75 ], [ false, %302 ], [ false, %86 ], [ true, %304 ], [ true, %103 ], [ true, %140 ], [ true,
      %79 ], [ true, %7 ]
  ret i1 %308
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
