; Generated from the C files beside this one by `make runtime`.
; 1b2ec4ca61653bd21f75b2ada67a2ed7d661f9669ce67c9f229dbd9b7ccac956
%struct.Access32 = type { [32 x i64], i32, [60 x i8] }
%struct.TexturePlan = type { i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, [3 x i32], i32, i32,
      i32, i32, i32, i32, i32, i32, [4 x i32], [4 x i32], i32, i32, i32, i32, i32, i32, [18 x %struct.TextureLevel] }
%struct.TextureLevel = type { i64, [4 x i64], [4 x i32] }
%struct.Request = type { [3 x <32 x i32>], <32 x i32>, <32 x i32> }
%struct.Footprint = type <{ ptr, [56 x i8], [4 x <32 x i32>], [4 x <32 x i32>], [4 x <32 x i32>] }>

define i32 @ptxvm_load_surface(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = alloca %struct.Access32, align 64
  %7 = tail call i32 @llvm.cttz.i32(i32 %4, i1 false)
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 2816
  %9 = zext nneg i32 %7 to i64
  %10 = getelementptr inbounds nuw i64, ptr %8, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 464
  %13 = load ptr, ptr %12, align 8
  %14 = zext i32 %3 to i64
  %15 = shl nuw i64 %14, 32
  %16 = add i64 %11, %15
  %17 = mul i64 %16, 796704537621
  %18 = lshr i64 %17, 32
  %19 = icmp eq ptr %13, null
  br i1 %19, label %47, label %20

20:
  %21 = phi i64 [ %36, %35 ], [ 0, %5 ]
  %22 = add nuw nsw i64 %18, %21
  %23 = and i64 %22, 255
  %24 = getelementptr inbounds nuw %struct.TexturePlan, ptr %13, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %26 = load i32, ptr %25, align 8
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %47, label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %30 = load i32, ptr %29, align 8
  %31 = icmp eq i32 %30, %3
  br i1 %31, label %32, label %35

32:
  %33 = load i64, ptr %24, align 8
  %34 = icmp eq i64 %33, %11
  br i1 %34, label %38, label %35

35:
  %36 = add nuw nsw i64 %21, 1
  %37 = icmp eq i64 %36, 8
  br i1 %37, label %47, label %20

38:
  %39 = load i64, ptr %24, align 8
  %40 = load <32 x i64>, ptr %8, align 64
  %41 = insertelement <32 x i64> poison, i64 %39, i64 0
  %42 = shufflevector <32 x i64> %41, <32 x i64> poison, <32 x i32> zeroinitializer
  %43 = icmp ne <32 x i64> %40, %42
  %44 = bitcast <32 x i1> %43 to i32
  %45 = and i32 %4, %44
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %48, label %47

47:
  br label %124

48:
  %49 = getelementptr inbounds nuw i8, ptr %24, i64 140
  %50 = load i32, ptr %49, align 4
  %51 = getelementptr inbounds nuw i8, ptr %24, i64 144
  %52 = load i32, ptr %51, align 8
  %53 = mul i32 %52, %50
  %54 = call fastcc i1 @locate_on_surface(ptr %0, ptr %24, i32 %53, i32 %4, ptr %6)
  br i1 %54, label %55, label %124

55:
  %56 = getelementptr inbounds nuw i8, ptr %6, i64 256
  %57 = load i32, ptr %56, align 64
  %58 = bitcast i32 %57 to <32 x i1>
  %59 = load i32, ptr %51, align 8
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %124, label %61

61:
  %62 = getelementptr inbounds nuw i8, ptr %24, i64 168
  %63 = icmp eq i32 %57, %4
  br label %64

64:
  %65 = phi i64 [ 0, %61 ], [ %120, %119 ]
  %66 = load i64, ptr %62, align 8
  %67 = inttoptr i64 %66 to ptr
  %68 = load i32, ptr %49, align 4
  %69 = trunc nuw i64 %65 to i32
  %70 = mul i32 %68, %69
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds nuw i8, ptr %67, i64 %71
  %73 = shl nuw nsw i64 %65, 5
  %74 = and i64 %73, 4294967264
  %75 = getelementptr inbounds nuw i64, ptr %8, i64 %74
  switch i32 %68, label %106 [
    i32 1, label %76
    i32 2, label %86
    i32 4, label %96
  ]

76:
  %77 = phi i64 [ %84, %76 ], [ 0, %64 ]
  %78 = getelementptr inbounds nuw i64, ptr %6, i64 %77
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr inbounds i8, ptr %72, i64 %79
  %81 = load i8, ptr %80, align 1
  %82 = zext i8 %81 to i64
  %83 = getelementptr inbounds nuw i64, ptr %75, i64 %77
  store i64 %82, ptr %83, align 8
  %84 = add nuw nsw i64 %77, 1
  %85 = icmp eq i64 %84, 32
  br i1 %85, label %115, label %76

86:
  %87 = phi i64 [ %94, %86 ], [ 0, %64 ]
  %88 = getelementptr inbounds nuw i64, ptr %6, i64 %87
  %89 = load i64, ptr %88, align 8
  %90 = getelementptr inbounds i8, ptr %72, i64 %89
  %91 = load i16, ptr %90, align 2
  %92 = zext i16 %91 to i64
  %93 = getelementptr inbounds nuw i64, ptr %75, i64 %87
  store i64 %92, ptr %93, align 8
  %94 = add nuw nsw i64 %87, 1
  %95 = icmp eq i64 %94, 32
  br i1 %95, label %115, label %86

96:
  %97 = phi i64 [ %104, %96 ], [ 0, %64 ]
  %98 = getelementptr inbounds nuw i64, ptr %6, i64 %97
  %99 = load i64, ptr %98, align 8
  %100 = getelementptr inbounds i8, ptr %72, i64 %99
  %101 = load i32, ptr %100, align 4
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds nuw i64, ptr %75, i64 %97
  store i64 %102, ptr %103, align 8
  %104 = add nuw nsw i64 %97, 1
  %105 = icmp eq i64 %104, 32
  br i1 %105, label %115, label %96

106:
  %107 = phi i64 [ %113, %106 ], [ 0, %64 ]
  %108 = getelementptr inbounds nuw i64, ptr %6, i64 %107
  %109 = load i64, ptr %108, align 8
  %110 = getelementptr inbounds i8, ptr %72, i64 %109
  %111 = load i64, ptr %110, align 8
  %112 = getelementptr inbounds nuw i64, ptr %75, i64 %107
  store i64 %111, ptr %112, align 8
  %113 = add nuw nsw i64 %107, 1
  %114 = icmp eq i64 %113, 32
  br i1 %114, label %115, label %106

115:
  br i1 %63, label %119, label %116

116:
  %117 = load <32 x i64>, ptr %75, align 64
  %118 = select <32 x i1> %58, <32 x i64> %117, <32 x i64> zeroinitializer
  store <32 x i64> %118, ptr %75, align 64
  br label %119

119:
  %120 = add nuw nsw i64 %65, 1
  %121 = load i32, ptr %51, align 8
  %122 = zext i32 %121 to i64
  %123 = icmp samesign ult i64 %120, %122
  br i1 %123, label %64, label %124

124:
  %125 = phi i32 [ 0, %47 ], [ 0, %48 ], [ 1, %55 ], [ 1, %119 ]
  ret i32 %125
}

define internal fastcc i1 @locate_on_surface(ptr %0, ptr %1, i32 %2, i32 %3, ptr %4) unnamed_addr #0 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 84
  %7 = load i32, ptr %6, align 4
  %8 = add i32 %7, 1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 2816
  %10 = shl i32 %8, 5
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw i64, ptr %9, i64 %11
  %13 = load <32 x i64>, ptr %12, align 64
  %14 = trunc <32 x i64> %13 to <32 x i32>
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 152
  %16 = load i32, ptr %15, align 8
  %17 = sub nsw i32 %16, %2
  %18 = insertelement <32 x i32> poison, i32 %17, i64 0
  %19 = shufflevector <32 x i32> %18, <32 x i32> poison, <32 x i32> zeroinitializer
  %20 = icmp slt i32 %16, %2
  br i1 %20, label %145, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 148
  %23 = load i32, ptr %22, align 4
  %24 = icmp eq i32 %23, 1
  br i1 %24, label %40, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 208
  %27 = load i32, ptr %26, align 8
  %28 = insertelement <32 x i32> poison, i32 %27, i64 0
  %29 = shufflevector <32 x i32> %28, <32 x i32> poison, <32 x i32> zeroinitializer
  %30 = icmp sle <32 x i32> %29, %14
  %31 = icmp slt <32 x i32> %14, zeroinitializer
  %32 = or <32 x i1> %31, %30
  %33 = bitcast <32 x i1> %32 to i32
  %34 = and i32 %3, %33
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %145

36:
  %37 = insertelement <32 x i32> poison, i32 %23, i64 0
  %38 = shufflevector <32 x i32> %37, <32 x i32> poison, <32 x i32> zeroinitializer
  %39 = mul <32 x i32> %38, %14
  br label %40

40:
  %41 = phi <32 x i32> [ %39, %36 ], [ %14, %21 ]
  %42 = add i32 %2, -1
  %43 = insertelement <32 x i32> poison, i32 %42, i64 0
  %44 = shufflevector <32 x i32> %43, <32 x i32> poison, <32 x i32> zeroinitializer
  %45 = and <32 x i32> %41, %44
  %46 = icmp ne <32 x i32> %45, zeroinitializer
  %47 = bitcast <32 x i1> %46 to i32
  %48 = and i32 %3, %47
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %145

50:
  %51 = ashr <32 x i32> %41, splat (i32 31)
  %52 = icmp sgt <32 x i32> %41, %19
  %53 = select <32 x i1> %52, <32 x i32> splat (i32 -1), <32 x i32> %51
  %54 = sub nsw i32 0, %2
  %55 = and i32 %17, %54
  %56 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %41, <32 x i32> zeroinitializer)
  %57 = insertelement <32 x i32> poison, i32 %55, i64 0
  %58 = shufflevector <32 x i32> %57, <32 x i32> poison, <32 x i32> zeroinitializer
  %59 = tail call <32 x i32> @llvm.smin.v32i32(<32 x i32> %56, <32 x i32> %58)
  %60 = sext <32 x i32> %59 to <32 x i64>
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 76
  %62 = load i32, ptr %61, align 4
  %63 = icmp ugt i32 %62, 1
  br i1 %63, label %64, label %68

64:
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 208
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %67 = zext i32 %62 to i64
  br label %72

68:
  %69 = phi <32 x i64> [ %60, %50 ], [ %102, %72 ]
  %70 = phi <32 x i32> [ %53, %50 ], [ %90, %72 ]
  %71 = icmp eq i32 %7, 0
  br i1 %71, label %127, label %105

72:
  %73 = phi i64 [ 1, %64 ], [ %103, %72 ]
  %74 = phi <32 x i32> [ %53, %64 ], [ %90, %72 ]
  %75 = phi <32 x i64> [ %60, %64 ], [ %102, %72 ]
  %76 = trunc nuw i64 %73 to i32
  %77 = add i32 %8, %76
  %78 = shl i32 %77, 5
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw i64, ptr %9, i64 %79
  %81 = load <32 x i64>, ptr %80, align 64
  %82 = trunc <32 x i64> %81 to <32 x i32>
  %83 = ashr <32 x i32> %82, splat (i32 31)
  %84 = getelementptr inbounds nuw i32, ptr %65, i64 %73
  %85 = load i32, ptr %84, align 4
  %86 = insertelement <32 x i32> poison, i32 %85, i64 0
  %87 = shufflevector <32 x i32> %86, <32 x i32> poison, <32 x i32> zeroinitializer
  %88 = icmp sgt <32 x i32> %87, %82
  %89 = select <32 x i1> %88, <32 x i32> %83, <32 x i32> splat (i32 -1)
  %90 = or <32 x i32> %89, %74
  %91 = add nsw i32 %85, -1
  %92 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %82, <32 x i32> zeroinitializer)
  %93 = insertelement <32 x i32> poison, i32 %91, i64 0
  %94 = shufflevector <32 x i32> %93, <32 x i32> poison, <32 x i32> zeroinitializer
  %95 = tail call <32 x i32> @llvm.smin.v32i32(<32 x i32> %92, <32 x i32> %94)
  %96 = sext <32 x i32> %95 to <32 x i64>
  %97 = getelementptr inbounds nuw i64, ptr %66, i64 %73
  %98 = load i64, ptr %97, align 8
  %99 = insertelement <32 x i64> poison, i64 %98, i64 0
  %100 = shufflevector <32 x i64> %99, <32 x i64> poison, <32 x i32> zeroinitializer
  %101 = mul <32 x i64> %100, %96
  %102 = add <32 x i64> %101, %75
  %103 = add nuw nsw i64 %73, 1
  %104 = icmp eq i64 %103, %67
  br i1 %104, label %68, label %72

105:
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 3072
  %107 = load <32 x i64>, ptr %106, align 64
  %108 = trunc <32 x i64> %107 to <32 x i32>
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 220
  %110 = load i32, ptr %109, align 4
  %111 = add nsw i32 %110, -1
  %112 = insertelement <32 x i32> poison, i32 %111, i64 0
  %113 = shufflevector <32 x i32> %112, <32 x i32> poison, <32 x i32> zeroinitializer
  %114 = ashr <32 x i32> %108, splat (i32 31)
  %115 = icmp slt <32 x i32> %113, %108
  %116 = select <32 x i1> %115, <32 x i32> splat (i32 -1), <32 x i32> %114
  %117 = or <32 x i32> %116, %70
  %118 = trunc nsw <32 x i32> %116 to <32 x i1>
  %119 = select <32 x i1> %118, <32 x i32> %113, <32 x i32> %108
  %120 = sext <32 x i32> %119 to <32 x i64>
  %121 = getelementptr inbounds nuw i8, ptr %1, i64 200
  %122 = load i64, ptr %121, align 8
  %123 = insertelement <32 x i64> poison, i64 %122, i64 0
  %124 = shufflevector <32 x i64> %123, <32 x i64> poison, <32 x i32> zeroinitializer
  %125 = mul <32 x i64> %124, %120
  %126 = add <32 x i64> %125, %69
  br label %127

127:
  %128 = phi <32 x i64> [ %126, %105 ], [ %69, %68 ]
  %129 = phi <32 x i32> [ %117, %105 ], [ %70, %68 ]
  %130 = icmp ne <32 x i32> %129, zeroinitializer
  %131 = bitcast <32 x i1> %130 to i32
  %132 = and i32 %3, %131
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %138, label %134

134:
  %135 = getelementptr inbounds nuw i8, ptr %1, i64 156
  %136 = load i32, ptr %135, align 4
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %145, label %138

138:
  store <32 x i64> %128, ptr %4, align 64
  %139 = getelementptr inbounds nuw i8, ptr %1, i64 156
  %140 = load i32, ptr %139, align 4
  %141 = icmp eq i32 %140, 2
  %142 = select i1 %141, i32 %132, i32 0
  %143 = xor i32 %142, %3
  %144 = getelementptr inbounds nuw i8, ptr %4, i64 256
  store i32 %143, ptr %144, align 64
  br label %145

145:
  %146 = phi i1 [ false, %40 ], [ false, %5 ], [ false, %25 ], [ true, %138 ], [ false, %134 ]
  ret i1 %146
}

define i32 @ptxvm_store_surface(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = alloca %struct.Access32, align 64
  %7 = tail call i32 @llvm.cttz.i32(i32 %4, i1 false)
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 2816
  %9 = zext nneg i32 %7 to i64
  %10 = getelementptr inbounds nuw i64, ptr %8, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 464
  %13 = load ptr, ptr %12, align 8
  %14 = zext i32 %3 to i64
  %15 = shl nuw i64 %14, 32
  %16 = add i64 %11, %15
  %17 = mul i64 %16, 796704537621
  %18 = lshr i64 %17, 32
  %19 = icmp eq ptr %13, null
  br i1 %19, label %47, label %20

20:
  %21 = phi i64 [ %36, %35 ], [ 0, %5 ]
  %22 = add nuw nsw i64 %18, %21
  %23 = and i64 %22, 255
  %24 = getelementptr inbounds nuw %struct.TexturePlan, ptr %13, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %26 = load i32, ptr %25, align 8
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %47, label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %30 = load i32, ptr %29, align 8
  %31 = icmp eq i32 %30, %3
  br i1 %31, label %32, label %35

32:
  %33 = load i64, ptr %24, align 8
  %34 = icmp eq i64 %33, %11
  br i1 %34, label %38, label %35

35:
  %36 = add nuw nsw i64 %21, 1
  %37 = icmp eq i64 %36, 8
  br i1 %37, label %47, label %20

38:
  %39 = load i64, ptr %24, align 8
  %40 = load <32 x i64>, ptr %8, align 64
  %41 = insertelement <32 x i64> poison, i64 %39, i64 0
  %42 = shufflevector <32 x i64> %41, <32 x i64> poison, <32 x i32> zeroinitializer
  %43 = icmp ne <32 x i64> %40, %42
  %44 = bitcast <32 x i1> %43 to i32
  %45 = and i32 %4, %44
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %48, label %47

47:
  br label %139

48:
  %49 = getelementptr inbounds nuw i8, ptr %24, i64 140
  %50 = load i32, ptr %49, align 4
  %51 = getelementptr inbounds nuw i8, ptr %24, i64 144
  %52 = load i32, ptr %51, align 8
  %53 = mul i32 %52, %50
  %54 = call fastcc i1 @locate_on_surface(ptr %0, ptr %24, i32 %53, i32 %4, ptr %6)
  br i1 %54, label %55, label %139

55:
  %56 = load i32, ptr %51, align 8
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %139, label %58

58:
  %59 = getelementptr inbounds nuw i8, ptr %24, i64 168
  %60 = getelementptr inbounds nuw i8, ptr %24, i64 84
  %61 = getelementptr inbounds nuw i8, ptr %24, i64 76
  %62 = getelementptr inbounds nuw i8, ptr %6, i64 256
  %63 = load i32, ptr %62, align 64
  %64 = icmp eq i32 %63, 0
  br label %65

65:
  %66 = phi i32 [ 0, %58 ], [ %75, %136 ]
  %67 = load i64, ptr %59, align 8
  %68 = inttoptr i64 %67 to ptr
  %69 = load i32, ptr %49, align 4
  %70 = mul i32 %69, %66
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds nuw i8, ptr %68, i64 %71
  %73 = load i32, ptr %60, align 4
  %74 = load i32, ptr %61, align 4
  %75 = add nuw i32 %66, 1
  %76 = add i32 %75, %73
  %77 = add i32 %76, %74
  %78 = shl i32 %77, 5
  %79 = zext i32 %78 to i64
  %80 = getelementptr inbounds nuw i64, ptr %8, i64 %79
  switch i32 %69, label %123 [
    i32 1, label %81
    i32 2, label %95
    i32 4, label %109
  ]

81:
  br i1 %64, label %136, label %82

82:
  %83 = phi i32 [ %93, %82 ], [ %63, %81 ]
  %84 = tail call i32 @llvm.cttz.i32(i32 %83, i1 true)
  %85 = zext nneg i32 %84 to i64
  %86 = getelementptr inbounds nuw i64, ptr %80, i64 %85
  %87 = load i64, ptr %86, align 8
  %88 = trunc i64 %87 to i8
  %89 = getelementptr inbounds nuw i64, ptr %6, i64 %85
  %90 = load i64, ptr %89, align 8
  %91 = getelementptr inbounds i8, ptr %72, i64 %90
  store i8 %88, ptr %91, align 1
  %92 = add i32 %83, -1
  %93 = and i32 %92, %83
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %136, label %82

95:
  br i1 %64, label %136, label %96

96:
  %97 = phi i32 [ %107, %96 ], [ %63, %95 ]
  %98 = tail call i32 @llvm.cttz.i32(i32 %97, i1 true)
  %99 = zext nneg i32 %98 to i64
  %100 = getelementptr inbounds nuw i64, ptr %80, i64 %99
  %101 = load i64, ptr %100, align 8
  %102 = trunc i64 %101 to i16
  %103 = getelementptr inbounds nuw i64, ptr %6, i64 %99
  %104 = load i64, ptr %103, align 8
  %105 = getelementptr inbounds i8, ptr %72, i64 %104
  store i16 %102, ptr %105, align 2
  %106 = add i32 %97, -1
  %107 = and i32 %106, %97
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %136, label %96

109:
  br i1 %64, label %136, label %110

110:
  %111 = phi i32 [ %121, %110 ], [ %63, %109 ]
  %112 = tail call i32 @llvm.cttz.i32(i32 %111, i1 true)
  %113 = zext nneg i32 %112 to i64
  %114 = getelementptr inbounds nuw i64, ptr %80, i64 %113
  %115 = load i64, ptr %114, align 8
  %116 = trunc i64 %115 to i32
  %117 = getelementptr inbounds nuw i64, ptr %6, i64 %113
  %118 = load i64, ptr %117, align 8
  %119 = getelementptr inbounds i8, ptr %72, i64 %118
  store i32 %116, ptr %119, align 4
  %120 = add i32 %111, -1
  %121 = and i32 %120, %111
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %136, label %110

123:
  br i1 %64, label %136, label %124

124:
  %125 = phi i32 [ %134, %124 ], [ %63, %123 ]
  %126 = tail call i32 @llvm.cttz.i32(i32 %125, i1 true)
  %127 = zext nneg i32 %126 to i64
  %128 = getelementptr inbounds nuw i64, ptr %80, i64 %127
  %129 = load i64, ptr %128, align 8
  %130 = getelementptr inbounds nuw i64, ptr %6, i64 %127
  %131 = load i64, ptr %130, align 8
  %132 = getelementptr inbounds i8, ptr %72, i64 %131
  store i64 %129, ptr %132, align 8
  %133 = add i32 %125, -1
  %134 = and i32 %133, %125
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %136, label %124

136:
  %137 = load i32, ptr %51, align 8
  %138 = icmp ult i32 %75, %137
  br i1 %138, label %65, label %139

139:
  %140 = phi i32 [ 0, %47 ], [ 0, %48 ], [ 1, %55 ], [ 1, %136 ]
  ret i32 %140
}

define i32 @ptxvm_update_surface(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = alloca %struct.Access32, align 64
  %7 = tail call i32 @llvm.cttz.i32(i32 %4, i1 false)
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 2816
  %9 = zext nneg i32 %7 to i64
  %10 = getelementptr inbounds nuw i64, ptr %8, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 464
  %13 = load ptr, ptr %12, align 8
  %14 = zext i32 %3 to i64
  %15 = shl nuw i64 %14, 32
  %16 = add i64 %11, %15
  %17 = mul i64 %16, 796704537621
  %18 = lshr i64 %17, 32
  %19 = icmp eq ptr %13, null
  br i1 %19, label %47, label %20

20:
  %21 = phi i64 [ %36, %35 ], [ 0, %5 ]
  %22 = add nuw nsw i64 %18, %21
  %23 = and i64 %22, 255
  %24 = getelementptr inbounds nuw %struct.TexturePlan, ptr %13, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %26 = load i32, ptr %25, align 8
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %47, label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %30 = load i32, ptr %29, align 8
  %31 = icmp eq i32 %30, %3
  br i1 %31, label %32, label %35

32:
  %33 = load i64, ptr %24, align 8
  %34 = icmp eq i64 %33, %11
  br i1 %34, label %38, label %35

35:
  %36 = add nuw nsw i64 %21, 1
  %37 = icmp eq i64 %36, 8
  br i1 %37, label %47, label %20

38:
  %39 = load i64, ptr %24, align 8
  %40 = load <32 x i64>, ptr %8, align 64
  %41 = insertelement <32 x i64> poison, i64 %39, i64 0
  %42 = shufflevector <32 x i64> %41, <32 x i64> poison, <32 x i32> zeroinitializer
  %43 = icmp ne <32 x i64> %40, %42
  %44 = bitcast <32 x i1> %43 to i32
  %45 = and i32 %4, %44
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %48, label %47

47:
  br label %119

48:
  %49 = getelementptr inbounds nuw i8, ptr %24, i64 140
  %50 = load i32, ptr %49, align 4
  %51 = call fastcc i1 @locate_on_surface(ptr %0, ptr %24, i32 %50, i32 %4, ptr %6)
  br i1 %51, label %52, label %119

52:
  %53 = getelementptr inbounds nuw i8, ptr %24, i64 84
  %54 = load i32, ptr %53, align 4
  %55 = add i32 %54, 1
  %56 = getelementptr inbounds nuw i8, ptr %24, i64 76
  %57 = load i32, ptr %56, align 4
  %58 = add i32 %55, %57
  %59 = shl i32 %58, 5
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw i64, ptr %8, i64 %60
  %62 = getelementptr inbounds nuw i8, ptr %6, i64 256
  %63 = load i32, ptr %62, align 64
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %119, label %65

65:
  %66 = getelementptr inbounds nuw i8, ptr %24, i64 168
  %67 = getelementptr inbounds nuw i8, ptr %24, i64 100
  %68 = getelementptr inbounds nuw i8, ptr %24, i64 160
  br label %69

69:
  %70 = phi i32 [ %63, %65 ], [ %117, %115 ]
  %71 = tail call i32 @llvm.cttz.i32(i32 %70, i1 true)
  %72 = load i64, ptr %66, align 8
  %73 = inttoptr i64 %72 to ptr
  %74 = zext nneg i32 %71 to i64
  %75 = getelementptr inbounds nuw i64, ptr %6, i64 %74
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds i8, ptr %73, i64 %76
  %78 = getelementptr inbounds nuw i64, ptr %61, i64 %74
  br label %79

79:
  %80 = load i32, ptr %49, align 4
  %81 = icmp eq i32 %80, 4
  br i1 %81, label %82, label %85

82:
  %83 = load volatile i32, ptr %77, align 4
  %84 = zext i32 %83 to i64
  br label %87

85:
  %86 = load volatile i64, ptr %77, align 8
  br label %87

87:
  %88 = phi i64 [ 2147483648, %82 ], [ -9223372036854775808, %85 ]
  %89 = phi i64 [ %84, %82 ], [ %86, %85 ]
  %90 = load i64, ptr %78, align 8
  %91 = load i32, ptr %67, align 4
  %92 = icmp eq i32 %91, 0
  %93 = select i1 %92, i64 0, i64 %88
  %94 = load i32, ptr %68, align 8
  switch i32 %94, label %106 [
    i32 0, label %95
    i32 3, label %97
    i32 4, label %99
    i32 1, label %101
  ]

95:
  %96 = add i64 %90, %89
  br label %111

97:
  %98 = and i64 %90, %89
  br label %111

99:
  %100 = or i64 %90, %89
  br label %111

101:
  %102 = xor i64 %93, %89
  %103 = xor i64 %93, %90
  %104 = icmp ugt i64 %102, %103
  %105 = select i1 %104, i64 %90, i64 %89
  br label %111

106:
  %107 = xor i64 %93, %89
  %108 = xor i64 %93, %90
  %109 = icmp ult i64 %107, %108
  %110 = select i1 %109, i64 %90, i64 %89
  br label %111

111:
  %112 = phi i64 [ %110, %106 ], [ %96, %95 ], [ %98, %97 ], [ %100, %99 ], [ %105, %101 ]
  %113 = tail call i32 @ptxvm_swap(ptr %77, i32 %80, i64 %89, i64 %112)
  %114 = icmp eq i32 %113, 0
  br i1 %114, label %79, label %115

115:
  %116 = add i32 %70, -1
  %117 = and i32 %116, %70
  %118 = icmp eq i32 %117, 0
  br i1 %118, label %119, label %69

119:
  %120 = phi i32 [ 0, %47 ], [ 0, %48 ], [ 1, %52 ], [ 1, %115 ]
  ret i32 %120
}

declare i32 @ptxvm_swap(ptr, i32, i64, i64) #0

define i32 @ptxvm_look_up(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = alloca <32 x i32>, align 64
  %7 = alloca [4 x <32 x i32>], align 64
  %8 = alloca [3 x <32 x i32>], align 64
  %9 = alloca %struct.Request, align 64
  %10 = alloca [4 x <32 x i32>], align 64
  %11 = alloca [4 x <32 x i32>], align 64
  %12 = icmp eq i32 %4, 0
  br i1 %12, label %26, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 2816
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 464
  %16 = zext i32 %3 to i64
  %17 = shl nuw i64 %16, 32
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 3072
  %19 = getelementptr inbounds nuw i8, ptr %9, i64 128
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 3328
  %21 = getelementptr inbounds nuw i8, ptr %9, i64 384
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 256
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 256
  %24 = getelementptr inbounds nuw i8, ptr %8, i64 128
  %25 = getelementptr inbounds nuw i8, ptr %9, i64 512
  br label %28

26:
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 2816
  br label %318

28:
  %29 = phi i32 [ %4, %13 ], [ %298, %297 ]
  %30 = tail call i32 @llvm.cttz.i32(i32 %29, i1 true)
  %31 = zext nneg i32 %30 to i64
  %32 = getelementptr inbounds nuw i64, ptr %14, i64 %31
  %33 = load i64, ptr %32, align 8
  %34 = load ptr, ptr %15, align 8
  %35 = add i64 %33, %17
  %36 = mul i64 %35, 796704537621
  %37 = lshr i64 %36, 32
  %38 = icmp eq ptr %34, null
  br i1 %38, label %327, label %39

39:
  %40 = phi i64 [ %55, %54 ], [ 0, %28 ]
  %41 = add nuw nsw i64 %37, %40
  %42 = and i64 %41, 255
  %43 = getelementptr inbounds nuw %struct.TexturePlan, ptr %34, i64 %42
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 24
  %45 = load i32, ptr %44, align 8
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %327, label %47

47:
  %48 = getelementptr inbounds nuw i8, ptr %43, i64 16
  %49 = load i32, ptr %48, align 8
  %50 = icmp eq i32 %49, %3
  br i1 %50, label %51, label %54

51:
  %52 = load i64, ptr %43, align 8
  %53 = icmp eq i64 %52, %33
  br i1 %53, label %57, label %54

54:
  %55 = add nuw nsw i64 %40, 1
  %56 = icmp eq i64 %55, 8
  br i1 %56, label %327, label %39

57:
  %58 = load <32 x i64>, ptr %14, align 64
  %59 = load i64, ptr %43, align 8
  %60 = insertelement <32 x i64> poison, i64 %59, i64 0
  %61 = shufflevector <32 x i64> %60, <32 x i64> poison, <32 x i32> zeroinitializer
  %62 = icmp eq <32 x i64> %58, %61
  %63 = bitcast <32 x i1> %62 to i32
  %64 = and i32 %29, %63
  %65 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %66 = load i64, ptr %65, align 8
  %67 = load <32 x i64>, ptr %18, align 64
  %68 = insertelement <32 x i64> poison, i64 %66, i64 0
  %69 = shufflevector <32 x i64> %68, <32 x i64> poison, <32 x i32> zeroinitializer
  %70 = icmp ne <32 x i64> %67, %69
  %71 = bitcast <32 x i1> %70 to i32
  %72 = and i32 %64, %71
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %317

74:
  store <32 x i32> zeroinitializer, ptr %19, align 64
  %75 = getelementptr inbounds nuw i8, ptr %43, i64 84
  %76 = load i32, ptr %75, align 4
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %91, label %78

78:
  %79 = load <32 x i64>, ptr %20, align 64
  %80 = trunc <32 x i64> %79 to <32 x i32>
  %81 = getelementptr inbounds nuw i8, ptr %43, i64 220
  %82 = load i32, ptr %81, align 4
  %83 = add nsw i32 %82, -1
  %84 = insertelement <32 x i32> poison, i32 %83, i64 0
  %85 = shufflevector <32 x i32> %84, <32 x i32> poison, <32 x i32> zeroinitializer
  %86 = lshr <32 x i32> %80, splat (i32 31)
  %87 = icmp slt <32 x i32> %85, %80
  %88 = select <32 x i1> %87, <32 x i32> splat (i32 1), <32 x i32> %86
  %89 = trunc nuw <32 x i32> %88 to <32 x i1>
  %90 = select <32 x i1> %89, <32 x i32> %85, <32 x i32> %80
  br label %91

91:
  %92 = phi <32 x i32> [ %90, %78 ], [ zeroinitializer, %74 ]
  store <32 x i32> %92, ptr %21, align 64
  %93 = getelementptr inbounds nuw i8, ptr %43, i64 28
  %94 = load i32, ptr %93, align 4
  %95 = icmp ult i32 %76, %94
  br i1 %95, label %96, label %99

96:
  %97 = zext i32 %76 to i64
  %98 = zext i32 %94 to i64
  br label %103

99:
  %100 = getelementptr inbounds nuw i8, ptr %43, i64 60
  %101 = load i32, ptr %100, align 4
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %167, label %115

103:
  %104 = phi i64 [ %97, %96 ], [ %113, %103 ]
  %105 = shl i64 %104, 5
  %106 = add i64 %105, 64
  %107 = and i64 %106, 4294967264
  %108 = getelementptr inbounds nuw i64, ptr %14, i64 %107
  %109 = load <32 x i64>, ptr %108, align 64
  %110 = trunc <32 x i64> %109 to <32 x i32>
  %111 = sub nuw nsw i64 %104, %97
  %112 = getelementptr inbounds nuw <32 x i32>, ptr %9, i64 %111
  store <32 x i32> %110, ptr %112, align 64
  %113 = add nuw nsw i64 %104, 1
  %114 = icmp eq i64 %113, %98
  br i1 %114, label %99, label %103

115:
  %116 = load <32 x i32>, ptr %9, align 64
  %117 = load <32 x i32>, ptr %19, align 64
  %118 = load <32 x i32>, ptr %22, align 64
  br label %119

119:
  %120 = phi i64 [ 0, %115 ], [ %127, %119 ]
  %121 = getelementptr inbounds nuw <32 x i32>, ptr %9, i64 %120
  %122 = load <32 x i32>, ptr %121, align 64
  %123 = and <32 x i32> %122, splat (i32 2147483647)
  %124 = icmp samesign ult <32 x i32> %123, splat (i32 2139095041)
  %125 = select <32 x i1> %124, <32 x i32> %123, <32 x i32> zeroinitializer
  %126 = getelementptr inbounds nuw <32 x i32>, ptr %8, i64 %120
  store <32 x i32> %125, ptr %126, align 64
  %127 = add nuw nsw i64 %120, 1
  %128 = icmp eq i64 %127, 3
  br i1 %128, label %129, label %119

129:
  %130 = load <32 x i32>, ptr %23, align 64
  %131 = load <32 x i32>, ptr %8, align 64
  %132 = icmp slt <32 x i32> %130, %131
  %133 = load <32 x i32>, ptr %24, align 64
  %134 = icmp slt <32 x i32> %130, %133
  %135 = or <32 x i1> %132, %134
  %136 = icmp sge <32 x i32> %133, %131
  %137 = select <32 x i1> %136, <32 x i1> %135, <32 x i1> zeroinitializer
  %138 = select <32 x i1> %137, <32 x i32> %117, <32 x i32> %116
  %139 = select <32 x i1> %135, <32 x i32> %138, <32 x i32> %118
  %140 = and <32 x i32> %139, splat (i32 -2147483648)
  %141 = xor <32 x i32> %140, %116
  %142 = xor <32 x i32> %140, %118
  %143 = xor <32 x i32> %142, splat (i32 -2147483648)
  %144 = select <32 x i1> %137, <32 x i32> %116, <32 x i32> %143
  %145 = select <32 x i1> %135, <32 x i32> %144, <32 x i32> %141
  %146 = xor <32 x i32> %117, splat (i32 -2147483648)
  %147 = select <32 x i1> %137, <32 x i32> %142, <32 x i32> %146
  %148 = and <32 x i32> %139, splat (i32 2147483647)
  %149 = bitcast <32 x i32> %148 to <32 x float>
  %150 = load <32 x i32>, ptr %21, align 64
  %151 = mul <32 x i32> %150, splat (i32 6)
  %152 = select <32 x i1> %135, <32 x i32> zeroinitializer, <32 x i32> splat (i32 4)
  %153 = add <32 x i32> %152, %151
  %154 = select <32 x i1> %137, <32 x i32> splat (i32 2), <32 x i32> zeroinitializer
  %155 = add <32 x i32> %153, %154
  %156 = icmp ne <32 x i32> %140, zeroinitializer
  %157 = zext <32 x i1> %156 to <32 x i32>
  %158 = or disjoint <32 x i32> %155, %157
  store <32 x i32> %158, ptr %21, align 64
  %159 = bitcast <32 x i32> %145 to <32 x float>
  %160 = fdiv <32 x float> %159, %149
  %161 = fadd <32 x float> %160, splat (float 1.000000e+00)
  %162 = fmul <32 x float> %161, splat (float 5.000000e-01)
  store <32 x float> %162, ptr %9, align 64
  %163 = bitcast <32 x i32> %147 to <32 x float>
  %164 = fdiv <32 x float> %163, %149
  %165 = fadd <32 x float> %164, splat (float 1.000000e+00)
  %166 = fmul <32 x float> %165, splat (float 5.000000e-01)
  store <32 x float> %166, ptr %19, align 64
  br label %167

167:
  %168 = getelementptr inbounds nuw i8, ptr %43, i64 32
  %169 = load i32, ptr %168, align 8
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %290, label %171

171:
  %172 = getelementptr inbounds nuw i8, ptr %43, i64 24
  %173 = load i32, ptr %172, align 8
  %174 = add nsw i32 %173, -1
  %175 = getelementptr inbounds nuw i8, ptr %43, i64 36
  %176 = load i32, ptr %175, align 4
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %178, label %182

178:
  %179 = getelementptr inbounds nuw i8, ptr %43, i64 20
  %180 = load i32, ptr %179, align 4
  %181 = icmp eq i32 %180, 1
  br i1 %181, label %192, label %214

182:
  %183 = shl i32 %94, 5
  %184 = add i32 %183, 64
  %185 = zext i32 %184 to i64
  %186 = getelementptr inbounds nuw i64, ptr %14, i64 %185
  %187 = load <32 x i64>, ptr %186, align 64
  %188 = trunc <32 x i64> %187 to <32 x i32>
  %189 = getelementptr inbounds nuw i8, ptr %43, i64 20
  %190 = load i32, ptr %189, align 4
  %191 = icmp eq i32 %190, 1
  br i1 %191, label %192, label %199

192:
  %193 = phi <32 x i32> [ %188, %182 ], [ zeroinitializer, %178 ]
  %194 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %193, <32 x i32> zeroinitializer)
  %195 = insertelement <32 x i32> poison, i32 %174, i64 0
  %196 = shufflevector <32 x i32> %195, <32 x i32> poison, <32 x i32> zeroinitializer
  %197 = tail call <32 x i32> @llvm.smin.v32i32(<32 x i32> %194, <32 x i32> %196)
  %198 = shl <32 x i32> %197, splat (i32 1)
  br label %249

199:
  %200 = bitcast <32 x i32> %188 to <32 x float>
  %201 = fmul <32 x float> %200, splat (float 2.560000e+02)
  %202 = fcmp uno <32 x float> %201, zeroinitializer
  %203 = select <32 x i1> %202, <32 x float> splat (float 0xC130000000000000), <32 x float> %201
  %204 = fcmp ule <32 x float> %203, splat (float 0x4130000000000000)
  %205 = fcmp olt <32 x float> %203, splat (float 0xC130000000000000)
  %206 = select <32 x i1> %205, <32 x float> splat (float 0xC130000000000000), <32 x float> %203
  %207 = select <32 x i1> %204, <32 x float> %206, <32 x float> splat (float 0x4130000000000000)
  %208 = fptosi <32 x float> %207 to <32 x i32>
  %209 = getelementptr inbounds nuw i8, ptr %43, i64 48
  %210 = load i32, ptr %209, align 8
  %211 = insertelement <32 x i32> poison, i32 %210, i64 0
  %212 = shufflevector <32 x i32> %211, <32 x i32> poison, <32 x i32> zeroinitializer
  %213 = add <32 x i32> %212, %208
  br label %214

214:
  %215 = phi <32 x i32> [ %213, %199 ], [ zeroinitializer, %178 ]
  %216 = getelementptr inbounds nuw i8, ptr %43, i64 52
  %217 = load i32, ptr %216, align 4
  %218 = insertelement <32 x i32> poison, i32 %217, i64 0
  %219 = shufflevector <32 x i32> %218, <32 x i32> poison, <32 x i32> zeroinitializer
  %220 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %215, <32 x i32> %219)
  %221 = getelementptr inbounds nuw i8, ptr %43, i64 56
  %222 = load i32, ptr %221, align 8
  %223 = insertelement <32 x i32> poison, i32 %222, i64 0
  %224 = shufflevector <32 x i32> %223, <32 x i32> poison, <32 x i32> zeroinitializer
  %225 = tail call <32 x i32> @llvm.smin.v32i32(<32 x i32> %220, <32 x i32> %224)
  %226 = shl nsw i32 %174, 8
  %227 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %225, <32 x i32> zeroinitializer)
  %228 = insertelement <32 x i32> poison, i32 %226, i64 0
  %229 = shufflevector <32 x i32> %228, <32 x i32> poison, <32 x i32> zeroinitializer
  %230 = tail call <32 x i32> @llvm.smin.v32i32(<32 x i32> %227, <32 x i32> %229)
  store <32 x i32> %230, ptr %25, align 64
  %231 = getelementptr inbounds nuw i8, ptr %43, i64 44
  %232 = load i32, ptr %231, align 4
  %233 = icmp eq i32 %232, 0
  br i1 %233, label %234, label %242

234:
  %235 = add <32 x i32> %230, splat (i32 128)
  %236 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %235, <32 x i32> zeroinitializer)
  %237 = lshr <32 x i32> %236, splat (i32 8)
  %238 = insertelement <32 x i32> poison, i32 %174, i64 0
  %239 = shufflevector <32 x i32> %238, <32 x i32> poison, <32 x i32> zeroinitializer
  %240 = tail call <32 x i32> @llvm.smin.v32i32(<32 x i32> %237, <32 x i32> %239)
  %241 = shl <32 x i32> %240, splat (i32 1)
  br label %249

242:
  %243 = ashr <32 x i32> %230, splat (i32 7)
  %244 = and <32 x i32> %243, splat (i32 -2)
  %245 = and <32 x i32> %230, splat (i32 255)
  %246 = icmp ne <32 x i32> %245, zeroinitializer
  %247 = zext <32 x i1> %246 to <32 x i32>
  %248 = or disjoint <32 x i32> %244, %247
  br label %249

249:
  %250 = phi <32 x i32> [ %198, %192 ], [ %248, %242 ], [ %241, %234 ]
  store <32 x i32> %250, ptr %6, align 64
  %251 = icmp eq i32 %64, 0
  br i1 %251, label %289, label %252

252:
  %253 = getelementptr inbounds nuw i8, ptr %43, i64 104
  br label %254

254:
  %255 = phi i32 [ %64, %252 ], [ %277, %275 ]
  %256 = tail call i32 @llvm.cttz.i32(i32 %255, i1 true)
  %257 = zext nneg i32 %256 to i64
  %258 = getelementptr inbounds nuw i32, ptr %6, i64 %257
  %259 = load i32, ptr %258, align 4
  %260 = insertelement <32 x i32> poison, i32 %259, i64 0
  %261 = shufflevector <32 x i32> %260, <32 x i32> poison, <32 x i32> zeroinitializer
  %262 = icmp eq <32 x i32> %250, %261
  %263 = bitcast <32 x i1> %262 to i32
  %264 = lshr i32 %259, 1
  %265 = and i32 %259, 1
  %266 = icmp ne i32 %265, 0
  %267 = and i32 %255, %263
  %268 = call fastcc i1 @look_at(ptr %43, ptr %9, i32 %264, i1 %266, i32 %267, ptr %7)
  br i1 %268, label %269, label %288

269:
  %270 = load i32, ptr %253, align 8
  %271 = icmp eq i32 %270, 0
  br i1 %271, label %275, label %272

272:
  %273 = load i32, ptr %253, align 8
  %274 = zext i32 %273 to i64
  br label %279

275:
  %276 = xor i32 %263, -1
  %277 = and i32 %255, %276
  %278 = icmp eq i32 %277, 0
  br i1 %278, label %289, label %254

279:
  %280 = phi i64 [ %286, %279 ], [ 0, %272 ]
  %281 = getelementptr inbounds nuw <32 x i32>, ptr %7, i64 %280
  %282 = load <32 x i32>, ptr %281, align 64
  %283 = getelementptr inbounds nuw <32 x i32>, ptr %11, i64 %280
  %284 = load <32 x i32>, ptr %283, align 64
  %285 = select <32 x i1> %262, <32 x i32> %282, <32 x i32> %284
  store <32 x i32> %285, ptr %283, align 64
  %286 = add nuw nsw i64 %280, 1
  %287 = icmp samesign ult i64 %286, %274
  br i1 %287, label %279, label %275

288:
  br label %317

289:
  br label %292

290:
  %291 = call fastcc i1 @look_at(ptr %43, ptr %9, i32 0, i1 false, i32 %64, ptr %11)
  br i1 %291, label %292, label %317

292:
  %293 = getelementptr inbounds nuw i8, ptr %43, i64 104
  %294 = icmp eq i32 %29, %4
  %295 = load i32, ptr %293, align 8
  %296 = zext i32 %295 to i64
  br label %300

297:
  %298 = xor i32 %64, %29
  %299 = icmp eq i32 %64, %29
  br i1 %299, label %26, label %28

300:
  %301 = phi i64 [ 0, %292 ], [ %315, %312 ]
  %302 = icmp samesign ult i64 %301, %296
  br i1 %302, label %303, label %306

303:
  %304 = getelementptr inbounds nuw <32 x i32>, ptr %11, i64 %301
  %305 = load <32 x i32>, ptr %304, align 64
  br label %306

306:
  %307 = phi <32 x i32> [ %305, %303 ], [ zeroinitializer, %300 ]
  br i1 %294, label %312, label %308

308:
  %309 = getelementptr inbounds nuw <32 x i32>, ptr %10, i64 %301
  %310 = load <32 x i32>, ptr %309, align 64
  %311 = select <32 x i1> %62, <32 x i32> %307, <32 x i32> %310
  br label %312

312:
  %313 = phi <32 x i32> [ %311, %308 ], [ %307, %306 ]
  %314 = getelementptr inbounds nuw <32 x i32>, ptr %10, i64 %301
  store <32 x i32> %313, ptr %314, align 64
  %315 = add nuw nsw i64 %301, 1
  %316 = icmp eq i64 %315, 4
  br i1 %316, label %297, label %300

317:
  br label %327

318:
  %319 = phi i64 [ 0, %26 ], [ %325, %318 ]
  %320 = getelementptr inbounds nuw <32 x i32>, ptr %10, i64 %319
  %321 = load <32 x i32>, ptr %320, align 64
  %322 = zext <32 x i32> %321 to <32 x i64>
  %323 = shl nuw nsw i64 %319, 8
  %324 = getelementptr inbounds nuw i8, ptr %27, i64 %323
  store <32 x i64> %322, ptr %324, align 64
  %325 = add nuw nsw i64 %319, 1
  %326 = icmp eq i64 %325, 4
  br i1 %326, label %327, label %318

327:
  %328 = phi i32 [ 0, %317 ], [ 0, %39 ], [ 1, %318 ], [ 0, %54 ], [ 0, %28 ]
  ret i32 %328
}

declare i32 @llvm.cttz.i32(i32, i1) #0

define internal fastcc i1 @look_at(ptr %0, ptr %1, i32 %2, i1 %3, i32 %4, ptr %5) unnamed_addr #0 {
  %7 = alloca <32 x i32>, align 64
  %8 = alloca [4 x <32 x i32>], align 64
  %9 = alloca [3 x <32 x i32>], align 64
  %10 = alloca [3 x <32 x i32>], align 64
  %11 = alloca <32 x i32>, align 64
  %12 = alloca <32 x i32>, align 64
  %13 = alloca [32 x i32], align 64
  %14 = alloca [4 x <32 x i32>], align 64
  %15 = alloca <32 x i32>, align 64
  %16 = alloca <32 x i32>, align 64
  %17 = alloca [4 x [4 x <32 x i32>]], align 64
  %18 = alloca <32 x i32>, align 64
  %19 = alloca <32 x i32>, align 64
  %20 = alloca [4 x <32 x i32>], align 64
  %21 = alloca <32 x i32>, align 64
  %22 = alloca <32 x i32>, align 64
  %23 = alloca <32 x i32>, align 64
  %24 = alloca [4 x <32 x i32>], align 64
  %25 = alloca [4 x %struct.Footprint], align 64
  %26 = alloca <32 x i32>, align 64
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %28 = zext nneg i32 %2 to i64
  %29 = getelementptr inbounds nuw %struct.TextureLevel, ptr %27, i64 %28
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %31 = load i32, ptr %30, align 4
  %32 = icmp eq i32 %31, 1
  br i1 %32, label %33, label %155

33:
  store <32 x i32> zeroinitializer, ptr %20, align 64
  %34 = getelementptr inbounds nuw i8, ptr %20, i64 128
  store <32 x i32> zeroinitializer, ptr %34, align 64
  %35 = getelementptr inbounds nuw i8, ptr %20, i64 256
  store <32 x i32> zeroinitializer, ptr %35, align 64
  %36 = getelementptr inbounds nuw i8, ptr %20, i64 384
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %38 = load <32 x i32>, ptr %37, align 64
  store <32 x i32> %38, ptr %36, align 64
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 76
  %40 = load i32, ptr %39, align 4
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %47, label %42

42:
  %43 = getelementptr inbounds nuw i8, ptr %29, i64 40
  %44 = zext i32 %40 to i64
  br label %125

45:
  %46 = load <32 x i32>, ptr %20, align 64
  br label %47

47:
  %48 = phi <32 x i32> [ zeroinitializer, %33 ], [ %46, %45 ]
  %49 = phi <32 x i32> [ splat (i32 -1), %33 ], [ %149, %45 ]
  %50 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %51 = load i64, ptr %50, align 8
  %52 = trunc i64 %51 to i32
  %53 = insertelement <32 x i32> poison, i32 %52, i64 0
  %54 = shufflevector <32 x i32> %53, <32 x i32> poison, <32 x i32> zeroinitializer
  %55 = mul <32 x i32> %54, %48
  br label %56

56:
  %57 = phi i64 [ 1, %47 ], [ %72, %70 ]
  %58 = phi <32 x i32> [ %55, %47 ], [ %71, %70 ]
  %59 = getelementptr inbounds nuw i64, ptr %50, i64 %57
  %60 = load i64, ptr %59, align 8
  %61 = icmp eq i64 %60, 0
  br i1 %61, label %70, label %62

62:
  %63 = getelementptr inbounds nuw <32 x i32>, ptr %20, i64 %57
  %64 = load <32 x i32>, ptr %63, align 64
  %65 = trunc i64 %60 to i32
  %66 = insertelement <32 x i32> poison, i32 %65, i64 0
  %67 = shufflevector <32 x i32> %66, <32 x i32> poison, <32 x i32> zeroinitializer
  %68 = mul <32 x i32> %64, %67
  %69 = add <32 x i32> %68, %58
  br label %70

70:
  %71 = phi <32 x i32> [ %69, %62 ], [ %58, %56 ]
  %72 = add nuw nsw i64 %57, 1
  %73 = icmp eq i64 %72, 4
  br i1 %73, label %74, label %56

74:
  store <32 x i32> %71, ptr %18, align 64
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %76 = load i32, ptr %75, align 8
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %154, label %78

78:
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 92
  br label %80

80:
  %81 = phi i64 [ 0, %78 ], [ %121, %117 ]
  %82 = trunc nuw i64 %81 to i32
  call fastcc void @load_codes(ptr %0, ptr %29, ptr %18, i32 %82, ptr %19)
  %83 = load <32 x i32>, ptr %19, align 64
  %84 = load i32, ptr %79, align 4
  switch i32 %84, label %117 [
    i32 1, label %85
    i32 2, label %102
    i32 3, label %107
    i32 4, label %112
  ]

85:
  %86 = shl <32 x i32> %83, splat (i32 13)
  %87 = and <32 x i32> %86, splat (i32 268427264)
  %88 = and <32 x i32> %86, splat (i32 260046848)
  %89 = add nuw nsw <32 x i32> %87, splat (i32 939524096)
  %90 = icmp eq <32 x i32> %88, splat (i32 260046848)
  %91 = select <32 x i1> %90, <32 x i32> splat (i32 939524096), <32 x i32> zeroinitializer
  %92 = add nuw nsw <32 x i32> %89, %91
  %93 = and <32 x i32> %83, splat (i32 1023)
  %94 = uitofp nneg <32 x i32> %93 to <32 x float>
  %95 = fmul <32 x float> %94, splat (float 0x3E70000000000000)
  %96 = icmp eq <32 x i32> %88, zeroinitializer
  %97 = bitcast <32 x float> %95 to <32 x i32>
  %98 = select <32 x i1> %96, <32 x i32> %97, <32 x i32> %92
  %99 = shl <32 x i32> %83, splat (i32 16)
  %100 = and <32 x i32> %99, splat (i32 -2147483648)
  %101 = or disjoint <32 x i32> %98, %100
  br label %117

102:
  %103 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %83, <32 x i32> splat (i32 -65535))
  %104 = sitofp <32 x i32> %103 to <32 x float>
  %105 = fdiv <32 x float> %104, splat (float 6.553500e+04)
  %106 = bitcast <32 x float> %105 to <32 x i32>
  br label %117

107:
  %108 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %83, <32 x i32> splat (i32 -32767))
  %109 = sitofp <32 x i32> %108 to <32 x float>
  %110 = fdiv <32 x float> %109, splat (float 3.276700e+04)
  %111 = bitcast <32 x float> %110 to <32 x i32>
  br label %117

112:
  %113 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %83, <32 x i32> splat (i32 -127))
  %114 = sitofp <32 x i32> %113 to <32 x float>
  %115 = fdiv <32 x float> %114, splat (float 1.270000e+02)
  %116 = bitcast <32 x float> %115 to <32 x i32>
  br label %117

117:
  %118 = phi <32 x i32> [ %116, %112 ], [ %101, %85 ], [ %106, %102 ], [ %111, %107 ], [ %83, %80 ]
  %119 = and <32 x i32> %118, %49
  %120 = getelementptr inbounds nuw <32 x i32>, ptr %5, i64 %81
  store <32 x i32> %119, ptr %120, align 64
  %121 = add nuw nsw i64 %81, 1
  %122 = load i32, ptr %75, align 8
  %123 = zext i32 %122 to i64
  %124 = icmp samesign ult i64 %121, %123
  br i1 %124, label %80, label %154

125:
  %126 = phi i64 [ 0, %42 ], [ %152, %148 ]
  %127 = phi <32 x i32> [ splat (i32 -1), %42 ], [ %149, %148 ]
  %128 = getelementptr inbounds nuw <32 x i32>, ptr %1, i64 %126
  %129 = load <32 x i32>, ptr %128, align 64
  %130 = getelementptr inbounds nuw i32, ptr %43, i64 %126
  %131 = load i32, ptr %130, align 4
  %132 = ashr <32 x i32> %129, splat (i32 31)
  %133 = insertelement <32 x i32> poison, i32 %131, i64 0
  %134 = shufflevector <32 x i32> %133, <32 x i32> poison, <32 x i32> zeroinitializer
  %135 = icmp slt <32 x i32> %129, %134
  %136 = select <32 x i1> %135, <32 x i32> %132, <32 x i32> splat (i32 -1)
  %137 = icmp ne <32 x i32> %136, zeroinitializer
  %138 = bitcast <32 x i1> %137 to i32
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %148, label %140

140:
  %141 = xor <32 x i32> %136, splat (i32 -1)
  %142 = and <32 x i32> %127, %141
  %143 = add nsw i32 %131, -1
  %144 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %129, <32 x i32> zeroinitializer)
  %145 = insertelement <32 x i32> poison, i32 %143, i64 0
  %146 = shufflevector <32 x i32> %145, <32 x i32> poison, <32 x i32> zeroinitializer
  %147 = tail call <32 x i32> @llvm.smin.v32i32(<32 x i32> %144, <32 x i32> %146)
  br label %148

148:
  %149 = phi <32 x i32> [ %142, %140 ], [ %127, %125 ]
  %150 = phi <32 x i32> [ %147, %140 ], [ %129, %125 ]
  %151 = getelementptr inbounds nuw <32 x i32>, ptr %20, i64 %126
  store <32 x i32> %150, ptr %151, align 64
  %152 = add nuw nsw i64 %126, 1
  %153 = icmp eq i64 %152, %44
  br i1 %153, label %45, label %125

154:
  br label %813

155:
  %156 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %157 = load i32, ptr %156, align 8
  %158 = icmp ne i32 %157, 0
  %159 = or i1 %3, %158
  br i1 %159, label %322, label %160

160:
  %161 = getelementptr inbounds nuw i8, ptr %24, i64 256
  store <32 x i32> zeroinitializer, ptr %161, align 64
  %162 = getelementptr inbounds nuw i8, ptr %24, i64 128
  store <32 x i32> zeroinitializer, ptr %162, align 64
  %163 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %164 = load <32 x i32>, ptr %163, align 64
  %165 = getelementptr inbounds nuw i8, ptr %24, i64 384
  store <32 x i32> %164, ptr %165, align 64
  %166 = getelementptr inbounds nuw i8, ptr %0, i64 76
  %167 = load i32, ptr %166, align 4
  %168 = icmp eq i32 %167, 0
  br i1 %168, label %235, label %169

169:
  %170 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %171 = load i32, ptr %170, align 8
  %172 = icmp eq i32 %171, 0
  %173 = getelementptr inbounds nuw i8, ptr %29, i64 40
  %174 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %175 = zext i32 %167 to i64
  br label %176

176:
  %177 = phi i64 [ 0, %169 ], [ %231, %227 ]
  %178 = phi <32 x i32> [ splat (i32 -1), %169 ], [ %228, %227 ]
  %179 = getelementptr inbounds nuw <32 x i32>, ptr %1, i64 %177
  %180 = load <32 x float>, ptr %179, align 64
  %181 = getelementptr inbounds nuw i32, ptr %173, i64 %177
  %182 = load i32, ptr %181, align 4
  br i1 %172, label %188, label %183

183:
  %184 = sitofp i32 %182 to float
  %185 = insertelement <32 x float> poison, float %184, i64 0
  %186 = shufflevector <32 x float> %185, <32 x float> poison, <32 x i32> zeroinitializer
  %187 = fmul <32 x float> %180, %186
  br label %188

188:
  %189 = phi <32 x float> [ %187, %183 ], [ %180, %176 ]
  %190 = fcmp ord <32 x float> %189, zeroinitializer
  %191 = select <32 x i1> %190, <32 x float> %189, <32 x float> zeroinitializer
  %192 = fcmp ule <32 x float> %191, splat (float 0x41D0000000000000)
  %193 = fcmp olt <32 x float> %191, splat (float 0xC1D0000000000000)
  %194 = select <32 x i1> %193, <32 x float> splat (float 0xC1D0000000000000), <32 x float> %191
  %195 = select <32 x i1> %192, <32 x float> %194, <32 x float> splat (float 0x41D0000000000000)
  %196 = fptosi <32 x float> %195 to <32 x i32>
  %197 = sitofp <32 x i32> %196 to <32 x float>
  %198 = fcmp olt <32 x float> %195, %197
  %199 = sext <32 x i1> %198 to <32 x i32>
  %200 = add <32 x i32> %199, %196
  %201 = getelementptr inbounds nuw i32, ptr %174, i64 %177
  %202 = load i32, ptr %201, align 4
  store <32 x i32> %200, ptr %21, align 64
  %203 = ashr <32 x i32> %200, splat (i32 31)
  %204 = insertelement <32 x i32> poison, i32 %182, i64 0
  %205 = shufflevector <32 x i32> %204, <32 x i32> poison, <32 x i32> zeroinitializer
  %206 = icmp slt <32 x i32> %200, %205
  %207 = select <32 x i1> %206, <32 x i32> %203, <32 x i32> splat (i32 -1)
  %208 = icmp ne <32 x i32> %207, zeroinitializer
  %209 = bitcast <32 x i1> %208 to i32
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %227, label %211

211:
  %212 = icmp ult i32 %202, 2
  br i1 %212, label %213, label %215

213:
  call fastcc void @turn(ptr %21, i32 %182, i32 %202)
  %214 = load <32 x i32>, ptr %21, align 64
  br label %227

215:
  %216 = icmp eq i32 %202, 3
  br i1 %216, label %220, label %217

217:
  %218 = xor <32 x i32> %207, splat (i32 -1)
  %219 = and <32 x i32> %178, %218
  br label %220

220:
  %221 = phi <32 x i32> [ %178, %215 ], [ %219, %217 ]
  %222 = add nsw i32 %182, -1
  %223 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %200, <32 x i32> zeroinitializer)
  %224 = insertelement <32 x i32> poison, i32 %222, i64 0
  %225 = shufflevector <32 x i32> %224, <32 x i32> poison, <32 x i32> zeroinitializer
  %226 = tail call <32 x i32> @llvm.smin.v32i32(<32 x i32> %223, <32 x i32> %225)
  br label %227

227:
  %228 = phi <32 x i32> [ %221, %220 ], [ %178, %213 ], [ %178, %188 ]
  %229 = phi <32 x i32> [ %226, %220 ], [ %214, %213 ], [ %200, %188 ]
  %230 = getelementptr inbounds nuw <32 x i32>, ptr %24, i64 %177
  store <32 x i32> %229, ptr %230, align 64
  %231 = add nuw nsw i64 %177, 1
  %232 = icmp eq i64 %231, %175
  br i1 %232, label %233, label %176

233:
  %234 = load <32 x i32>, ptr %24, align 64
  br label %235

235:
  %236 = phi <32 x i32> [ undef, %160 ], [ %234, %233 ]
  %237 = phi <32 x i32> [ splat (i32 -1), %160 ], [ %228, %233 ]
  %238 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %239 = load i64, ptr %238, align 8
  %240 = trunc i64 %239 to i32
  %241 = insertelement <32 x i32> poison, i32 %240, i64 0
  %242 = shufflevector <32 x i32> %241, <32 x i32> poison, <32 x i32> zeroinitializer
  %243 = mul <32 x i32> %242, %236
  br label %244

244:
  %245 = phi i64 [ 1, %235 ], [ %260, %258 ]
  %246 = phi <32 x i32> [ %243, %235 ], [ %259, %258 ]
  %247 = getelementptr inbounds nuw i64, ptr %238, i64 %245
  %248 = load i64, ptr %247, align 8
  %249 = icmp eq i64 %248, 0
  br i1 %249, label %258, label %250

250:
  %251 = getelementptr inbounds nuw <32 x i32>, ptr %24, i64 %245
  %252 = load <32 x i32>, ptr %251, align 64
  %253 = trunc i64 %248 to i32
  %254 = insertelement <32 x i32> poison, i32 %253, i64 0
  %255 = shufflevector <32 x i32> %254, <32 x i32> poison, <32 x i32> zeroinitializer
  %256 = mul <32 x i32> %252, %255
  %257 = add <32 x i32> %256, %246
  br label %258

258:
  %259 = phi <32 x i32> [ %257, %250 ], [ %246, %244 ]
  %260 = add nuw nsw i64 %245, 1
  %261 = icmp eq i64 %260, 4
  br i1 %261, label %262, label %244

262:
  store <32 x i32> %259, ptr %22, align 64
  %263 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %264 = load i32, ptr %263, align 8
  %265 = icmp eq i32 %264, 0
  br i1 %265, label %321, label %266

266:
  %267 = getelementptr inbounds nuw i8, ptr %0, i64 124
  %268 = getelementptr inbounds nuw i8, ptr %0, i64 92
  %269 = xor <32 x i32> %237, splat (i32 -1)
  br label %270

270:
  %271 = phi i64 [ 0, %266 ], [ %317, %311 ]
  %272 = trunc nuw i64 %271 to i32
  call fastcc void @load_codes(ptr %0, ptr %29, ptr %22, i32 %272, ptr %23)
  %273 = getelementptr inbounds nuw i32, ptr %267, i64 %271
  %274 = load i32, ptr %273, align 4
  %275 = insertelement <32 x i32> poison, i32 %274, i64 0
  %276 = shufflevector <32 x i32> %275, <32 x i32> poison, <32 x i32> zeroinitializer
  %277 = load <32 x i32>, ptr %23, align 64
  %278 = load i32, ptr %268, align 4
  switch i32 %278, label %311 [
    i32 1, label %279
    i32 2, label %296
    i32 3, label %301
    i32 4, label %306
  ]

279:
  %280 = shl <32 x i32> %277, splat (i32 13)
  %281 = and <32 x i32> %280, splat (i32 268427264)
  %282 = and <32 x i32> %280, splat (i32 260046848)
  %283 = add nuw nsw <32 x i32> %281, splat (i32 939524096)
  %284 = icmp eq <32 x i32> %282, splat (i32 260046848)
  %285 = select <32 x i1> %284, <32 x i32> splat (i32 939524096), <32 x i32> zeroinitializer
  %286 = add nuw nsw <32 x i32> %283, %285
  %287 = and <32 x i32> %277, splat (i32 1023)
  %288 = uitofp nneg <32 x i32> %287 to <32 x float>
  %289 = fmul <32 x float> %288, splat (float 0x3E70000000000000)
  %290 = icmp eq <32 x i32> %282, zeroinitializer
  %291 = bitcast <32 x float> %289 to <32 x i32>
  %292 = select <32 x i1> %290, <32 x i32> %291, <32 x i32> %286
  %293 = shl <32 x i32> %277, splat (i32 16)
  %294 = and <32 x i32> %293, splat (i32 -2147483648)
  %295 = or disjoint <32 x i32> %292, %294
  br label %311

296:
  %297 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %277, <32 x i32> splat (i32 -65535))
  %298 = sitofp <32 x i32> %297 to <32 x float>
  %299 = fdiv <32 x float> %298, splat (float 6.553500e+04)
  %300 = bitcast <32 x float> %299 to <32 x i32>
  br label %311

301:
  %302 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %277, <32 x i32> splat (i32 -32767))
  %303 = sitofp <32 x i32> %302 to <32 x float>
  %304 = fdiv <32 x float> %303, splat (float 3.276700e+04)
  %305 = bitcast <32 x float> %304 to <32 x i32>
  br label %311

306:
  %307 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %277, <32 x i32> splat (i32 -127))
  %308 = sitofp <32 x i32> %307 to <32 x float>
  %309 = fdiv <32 x float> %308, splat (float 1.270000e+02)
  %310 = bitcast <32 x float> %309 to <32 x i32>
  br label %311

311:
  %312 = phi <32 x i32> [ %310, %306 ], [ %295, %279 ], [ %300, %296 ], [ %305, %301 ], [ %277, %270 ]
  %313 = and <32 x i32> %312, %237
  %314 = and <32 x i32> %276, %269
  %315 = or <32 x i32> %313, %314
  %316 = getelementptr inbounds nuw <32 x i32>, ptr %5, i64 %271
  store <32 x i32> %315, ptr %316, align 64
  %317 = add nuw nsw i64 %271, 1
  %318 = load i32, ptr %263, align 8
  %319 = zext i32 %318 to i64
  %320 = icmp samesign ult i64 %317, %319
  br i1 %320, label %270, label %321

321:
  br label %813

322:
  br i1 %3, label %323, label %327

323:
  %324 = getelementptr inbounds nuw i8, ptr %1, i64 512
  %325 = load <32 x i32>, ptr %324, align 64
  %326 = and <32 x i32> %325, splat (i32 255)
  br label %327

327:
  %328 = phi <32 x i32> [ %326, %323 ], [ zeroinitializer, %322 ]
  %329 = sub nuw nsw <32 x i32> splat (i32 256), %328
  %330 = icmp eq i32 %157, 0
  %331 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %332 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %333 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %334 = getelementptr inbounds nuw i8, ptr %10, i64 256
  %335 = getelementptr inbounds nuw i8, ptr %9, i64 256
  %336 = getelementptr inbounds nuw i8, ptr %8, i64 256
  %337 = getelementptr inbounds nuw i8, ptr %8, i64 128
  %338 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %339 = getelementptr inbounds nuw i8, ptr %8, i64 384
  %340 = getelementptr inbounds nuw i8, ptr %0, i64 76
  br label %611

341:
  %342 = getelementptr inbounds nuw i8, ptr %0, i64 92
  %343 = load i32, ptr %342, align 4
  %344 = icmp eq i32 %343, 1
  %345 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %346 = load i32, ptr %345, align 8
  %347 = icmp eq i32 %346, 0
  br i1 %347, label %813, label %348

348:
  %349 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %350 = icmp eq i32 %811, 0
  %351 = zext i32 %811 to i64
  %352 = select i1 %344, i32 11, i32 24
  br label %353

353:
  %354 = phi i64 [ 0, %348 ], [ %606, %605 ]
  %355 = getelementptr inbounds nuw i32, ptr %349, i64 %354
  %356 = load i32, ptr %355, align 4
  %357 = insertelement <32 x i32> poison, i32 %356, i64 0
  %358 = shufflevector <32 x i32> %357, <32 x i32> poison, <32 x i32> zeroinitializer
  br i1 %350, label %368, label %359

359:
  %360 = trunc nuw i64 %354 to i32
  br label %361

361:
  %362 = phi i64 [ 0, %359 ], [ %371, %370 ]
  %363 = getelementptr inbounds nuw [4 x <32 x i32>], ptr %17, i64 %362
  %364 = getelementptr inbounds nuw %struct.Footprint, ptr %25, i64 %362
  %365 = load ptr, ptr %364, align 64
  %366 = getelementptr inbounds nuw i8, ptr %364, i64 64
  %367 = getelementptr inbounds nuw i8, ptr %364, i64 576
  br label %373

368:
  %369 = getelementptr inbounds nuw <32 x i32>, ptr %5, i64 %354
  switch i32 %343, label %405 [
    i32 5, label %455
    i32 1, label %455
  ]

370:
  %371 = add nuw nsw i64 %362, 1
  %372 = icmp eq i64 %371, %351
  br i1 %372, label %368, label %361

373:
  %374 = phi i64 [ 0, %361 ], [ %403, %401 ]
  %375 = getelementptr inbounds nuw <32 x i32>, ptr %363, i64 %374
  %376 = getelementptr inbounds nuw <32 x i32>, ptr %366, i64 %374
  call fastcc void @load_codes(ptr %0, ptr %365, ptr %376, i32 %360, ptr %375)
  %377 = getelementptr inbounds nuw <32 x i32>, ptr %367, i64 %374
  %378 = load <32 x i32>, ptr %377, align 64
  %379 = load <32 x i32>, ptr %375, align 64
  %380 = and <32 x i32> %379, %378
  %381 = xor <32 x i32> %378, splat (i32 -1)
  %382 = and <32 x i32> %358, %381
  %383 = or <32 x i32> %380, %382
  br i1 %344, label %384, label %401

384:
  %385 = shl <32 x i32> %383, splat (i32 13)
  %386 = and <32 x i32> %385, splat (i32 268427264)
  %387 = and <32 x i32> %385, splat (i32 260046848)
  %388 = add nuw nsw <32 x i32> %386, splat (i32 939524096)
  %389 = icmp eq <32 x i32> %387, splat (i32 260046848)
  %390 = select <32 x i1> %389, <32 x i32> splat (i32 939524096), <32 x i32> zeroinitializer
  %391 = add nuw nsw <32 x i32> %388, %390
  %392 = and <32 x i32> %383, splat (i32 1023)
  %393 = uitofp nneg <32 x i32> %392 to <32 x float>
  %394 = fmul <32 x float> %393, splat (float 0x3E70000000000000)
  %395 = icmp eq <32 x i32> %387, zeroinitializer
  %396 = bitcast <32 x float> %394 to <32 x i32>
  %397 = select <32 x i1> %395, <32 x i32> %396, <32 x i32> %391
  %398 = shl <32 x i32> %383, splat (i32 16)
  %399 = and <32 x i32> %398, splat (i32 -2147483648)
  %400 = or disjoint <32 x i32> %397, %399
  br label %401

401:
  %402 = phi <32 x i32> [ %400, %384 ], [ %383, %373 ]
  store <32 x i32> %402, ptr %375, align 64
  %403 = add nuw nsw i64 %374, 1
  %404 = icmp eq i64 %403, 4
  br i1 %404, label %370, label %373

405:
  br i1 %350, label %412, label %406

406:
  %407 = phi i64 [ %417, %416 ], [ 0, %405 ]
  %408 = phi <32 x i32> [ %427, %416 ], [ zeroinitializer, %405 ]
  %409 = getelementptr inbounds nuw [4 x <32 x i32>], ptr %17, i64 %407
  %410 = getelementptr inbounds nuw %struct.Footprint, ptr %25, i64 %407
  %411 = getelementptr inbounds nuw i8, ptr %410, i64 1088
  br label %419

412:
  %413 = phi <32 x i32> [ zeroinitializer, %405 ], [ %427, %416 ]
  %414 = load i32, ptr %342, align 4
  %415 = icmp eq i32 %414, 4
  br i1 %415, label %430, label %439

416:
  %417 = add nuw nsw i64 %407, 1
  %418 = icmp eq i64 %417, %351
  br i1 %418, label %412, label %406

419:
  %420 = phi i64 [ 0, %406 ], [ %428, %419 ]
  %421 = phi <32 x i32> [ %408, %406 ], [ %427, %419 ]
  %422 = getelementptr inbounds nuw <32 x i32>, ptr %409, i64 %420
  %423 = load <32 x i32>, ptr %422, align 64
  %424 = getelementptr inbounds nuw <32 x i32>, ptr %411, i64 %420
  %425 = load <32 x i32>, ptr %424, align 64
  %426 = mul <32 x i32> %425, %423
  %427 = add <32 x i32> %426, %421
  %428 = add nuw nsw i64 %420, 1
  %429 = icmp eq i64 %428, 4
  br i1 %429, label %416, label %419

430:
  %431 = ashr <32 x i32> %413, splat (i32 4)
  %432 = mul <32 x i32> %431, splat (i32 257)
  %433 = add <32 x i32> %432, splat (i32 1024)
  %434 = ashr <32 x i32> %433, splat (i32 11)
  %435 = add <32 x i32> %434, %413
  %436 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %435, <32 x i32> splat (i32 -32767))
  %437 = sitofp <32 x i32> %436 to <32 x float>
  %438 = fdiv <32 x float> %437, splat (float 3.276700e+04)
  br label %453

439:
  %440 = add <32 x i32> %413, splat (i32 128)
  %441 = ashr <32 x i32> %440, splat (i32 8)
  %442 = icmp eq i32 %414, 2
  %443 = select i1 %442, i32 -65535, i32 -32767
  %444 = select i1 %442, i32 65535, i32 32767
  %445 = insertelement <32 x i32> poison, i32 %443, i64 0
  %446 = shufflevector <32 x i32> %445, <32 x i32> poison, <32 x i32> zeroinitializer
  %447 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %441, <32 x i32> %446)
  %448 = sitofp <32 x i32> %447 to <32 x float>
  %449 = uitofp nneg i32 %444 to float
  %450 = insertelement <32 x float> poison, float %449, i64 0
  %451 = shufflevector <32 x float> %450, <32 x float> poison, <32 x i32> zeroinitializer
  %452 = fdiv <32 x float> %448, %451
  br label %453

453:
  %454 = phi <32 x float> [ %452, %439 ], [ %438, %430 ]
  store <32 x float> %454, ptr %369, align 64
  br label %605

455:
  br i1 %350, label %456, label %458

456:
  store <32 x i32> zeroinitializer, ptr %15, align 64
  br label %509

457:
  store <32 x i32> %501, ptr %15, align 64
  br label %556

458:
  %459 = phi i64 [ %502, %500 ], [ 0, %455 ]
  %460 = phi <32 x i32> [ %497, %500 ], [ splat (i32 -1), %455 ]
  %461 = phi <32 x i32> [ %501, %500 ], [ zeroinitializer, %455 ]
  %462 = getelementptr inbounds nuw %struct.Footprint, ptr %25, i64 %459
  %463 = getelementptr inbounds nuw i8, ptr %462, i64 1088
  %464 = getelementptr inbounds nuw [4 x <32 x i32>], ptr %17, i64 %459
  br label %465

465:
  %466 = phi i64 [ 0, %458 ], [ %481, %465 ]
  %467 = phi i32 [ 0, %458 ], [ %479, %465 ]
  %468 = phi <32 x i32> [ zeroinitializer, %458 ], [ %480, %465 ]
  %469 = getelementptr inbounds nuw <32 x i32>, ptr %464, i64 %466
  %470 = load <32 x i32>, ptr %469, align 64
  %471 = lshr <32 x i32> %470, splat (i32 23)
  %472 = and <32 x i32> %471, splat (i32 255)
  %473 = getelementptr inbounds nuw <32 x i32>, ptr %463, i64 %466
  %474 = load <32 x i32>, ptr %473, align 64
  %475 = icmp eq <32 x i32> %474, zeroinitializer
  %476 = select <32 x i1> %475, <32 x i32> zeroinitializer, <32 x i32> %472
  %477 = icmp eq <32 x i32> %476, splat (i32 255)
  %478 = bitcast <32 x i1> %477 to i32
  %479 = or i32 %467, %478
  %480 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %476, <32 x i32> %468)
  %481 = add nuw nsw i64 %466, 1
  %482 = icmp eq i64 %481, 4
  br i1 %482, label %483, label %465

483:
  %484 = getelementptr inbounds nuw <32 x i32>, ptr %14, i64 %459
  store <32 x i32> %480, ptr %484, align 64
  %485 = and i32 %479, %4
  %486 = icmp eq i32 %485, 0
  br i1 %486, label %487, label %610

487:
  %488 = phi i64 [ %498, %487 ], [ 0, %483 ]
  %489 = phi <32 x i32> [ %497, %487 ], [ %460, %483 ]
  %490 = getelementptr inbounds nuw <32 x i32>, ptr %463, i64 %488
  %491 = load <32 x i32>, ptr %490, align 64
  %492 = icmp eq <32 x i32> %491, zeroinitializer
  %493 = getelementptr inbounds nuw <32 x i32>, ptr %464, i64 %488
  %494 = load <32 x i32>, ptr %493, align 64
  %495 = ashr <32 x i32> %494, splat (i32 31)
  %496 = select <32 x i1> %492, <32 x i32> splat (i32 -1), <32 x i32> %495
  %497 = and <32 x i32> %496, %489
  %498 = add nuw nsw i64 %488, 1
  %499 = icmp eq i64 %498, 4
  br i1 %499, label %500, label %487

500:
  %501 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %480, <32 x i32> %461)
  %502 = add nuw nsw i64 %459, 1
  %503 = icmp eq i64 %502, %351
  br i1 %503, label %457, label %458

504:
  %505 = zext nneg <32 x i32> %501 to <32 x i64>
  %506 = shl nuw nsw <32 x i64> %505, splat (i64 52)
  %507 = add nuw nsw <32 x i64> %506, splat (i64 3909124476557590528)
  %508 = bitcast <32 x i64> %507 to <32 x double>
  br label %509

509:
  %510 = phi <32 x i32> [ splat (i32 -1), %456 ], [ %497, %504 ]
  %511 = phi <32 x double> [ splat (double 0x3640000000000000), %456 ], [ %508, %504 ]
  %512 = phi <32 x i32> [ zeroinitializer, %456 ], [ %602, %504 ]
  store <32 x i32> %512, ptr %16, align 64
  br label %513

513:
  %514 = phi i64 [ 0, %509 ], [ %542, %539 ]
  %515 = getelementptr inbounds nuw i32, ptr %16, i64 %514
  %516 = load i32, ptr %515, align 4
  %517 = tail call i32 @llvm.abs.i32(i32 %516, i1 true)
  %518 = tail call i32 @llvm.ctlz.i32(i32 %517, i1 true)
  %519 = icmp eq i32 %516, 0
  %520 = sub nuw nsw i32 32, %518
  %521 = tail call i32 @llvm.usub.sat.i32(i32 %520, i32 %352)
  %522 = select i1 %519, i32 0, i32 %521
  br i1 %344, label %523, label %528

523:
  %524 = getelementptr inbounds nuw i32, ptr %15, i64 %514
  %525 = load i32, ptr %524, align 4
  %526 = sub nsw i32 131, %525
  %527 = tail call i32 @llvm.smax.i32(i32 %522, i32 %526)
  br label %528

528:
  %529 = phi i32 [ %522, %513 ], [ %527, %523 ]
  %530 = icmp eq i32 %529, 0
  br i1 %530, label %539, label %531

531:
  %532 = icmp samesign ugt i32 %529, 31
  br i1 %532, label %539, label %533

533:
  %534 = add nsw i32 %529, -1
  %535 = shl nuw nsw i32 1, %534
  %536 = add nuw i32 %535, %517
  %537 = shl nsw i32 -1, %529
  %538 = and i32 %536, %537
  br label %539

539:
  %540 = phi i32 [ %517, %528 ], [ %538, %533 ], [ 0, %531 ]
  %541 = getelementptr inbounds nuw i32, ptr %13, i64 %514
  store i32 %540, ptr %541, align 4
  %542 = add nuw nsw i64 %514, 1
  %543 = icmp eq i64 %542, 32
  br i1 %543, label %544, label %513

544:
  %545 = load <32 x i32>, ptr %13, align 64
  %546 = sitofp <32 x i32> %545 to <32 x double>
  %547 = fmul <32 x double> %511, %546
  %548 = fptrunc <32 x double> %547 to <32 x float>
  %549 = bitcast <32 x float> %548 to <32 x i32>
  %550 = icmp sgt <32 x i32> %549, splat (i32 8388607)
  %551 = select <32 x i1> %550, <32 x i32> %549, <32 x i32> zeroinitializer
  %552 = icmp eq <32 x i32> %512, zeroinitializer
  %553 = select <32 x i1> %552, <32 x i32> %510, <32 x i32> %512
  %554 = and <32 x i32> %553, splat (i32 -2147483648)
  %555 = or <32 x i32> %551, %554
  store <32 x i32> %555, ptr %369, align 64
  br label %605

556:
  %557 = phi i64 [ 0, %457 ], [ %603, %595 ]
  %558 = phi <32 x i32> [ zeroinitializer, %457 ], [ %602, %595 ]
  %559 = getelementptr inbounds nuw [4 x <32 x i32>], ptr %17, i64 %557
  %560 = getelementptr inbounds nuw %struct.Footprint, ptr %25, i64 %557
  %561 = getelementptr inbounds nuw i8, ptr %560, i64 1088
  %562 = getelementptr inbounds nuw <32 x i32>, ptr %14, i64 %557
  %563 = load <32 x i32>, ptr %562, align 64
  br label %564

564:
  %565 = phi i64 [ 0, %556 ], [ %593, %564 ]
  %566 = phi <32 x i64> [ zeroinitializer, %556 ], [ %592, %564 ]
  %567 = getelementptr inbounds nuw <32 x i32>, ptr %559, i64 %565
  %568 = load <32 x i32>, ptr %567, align 64
  %569 = lshr <32 x i32> %568, splat (i32 23)
  %570 = and <32 x i32> %569, splat (i32 255)
  %571 = icmp eq <32 x i32> %570, zeroinitializer
  %572 = getelementptr inbounds nuw <32 x i32>, ptr %561, i64 %565
  %573 = load <32 x i32>, ptr %572, align 64
  %574 = icmp eq <32 x i32> %573, zeroinitializer
  %575 = select <32 x i1> %574, <32 x i1> splat (i1 true), <32 x i1> %571
  %576 = shl <32 x i32> %568, splat (i32 4)
  %577 = and <32 x i32> %576, splat (i32 134217712)
  %578 = or disjoint <32 x i32> %577, splat (i32 134217728)
  %579 = select <32 x i1> %575, <32 x i32> zeroinitializer, <32 x i32> %578
  %580 = sub <32 x i32> %563, %570
  %581 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %580, <32 x i32> zeroinitializer)
  %582 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %581, <32 x i32> splat (i32 31))
  %583 = lshr <32 x i32> %579, %582
  %584 = and <32 x i32> %583, splat (i32 268427264)
  %585 = select i1 %344, <32 x i32> %584, <32 x i32> %583
  %586 = sub nsw <32 x i32> zeroinitializer, %585
  %587 = icmp slt <32 x i32> %568, zeroinitializer
  %588 = select <32 x i1> %587, <32 x i32> %586, <32 x i32> %585
  %589 = sext <32 x i32> %588 to <32 x i64>
  %590 = sext <32 x i32> %573 to <32 x i64>
  %591 = mul nsw <32 x i64> %589, %590
  %592 = add <32 x i64> %591, %566
  %593 = add nuw nsw i64 %565, 1
  %594 = icmp eq i64 %593, 4
  br i1 %594, label %595, label %564

595:
  %596 = lshr <32 x i64> %592, splat (i64 7)
  %597 = trunc <32 x i64> %596 to <32 x i32>
  %598 = sub <32 x i32> %501, %563
  %599 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %598, <32 x i32> zeroinitializer)
  %600 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %599, <32 x i32> splat (i32 31))
  %601 = ashr <32 x i32> %597, %600
  %602 = add <32 x i32> %601, %558
  %603 = add nuw nsw i64 %557, 1
  %604 = icmp eq i64 %603, %351
  br i1 %604, label %504, label %556

605:
  %606 = add nuw nsw i64 %354, 1
  %607 = load i32, ptr %345, align 8
  %608 = zext i32 %607 to i64
  %609 = icmp samesign ult i64 %606, %608
  br i1 %609, label %353, label %813

610:
  br label %813

611:
  %612 = phi i1 [ true, %327 ], [ false, %809 ]
  %613 = phi i64 [ 0, %327 ], [ 1, %809 ]
  %614 = phi i32 [ 0, %327 ], [ %811, %809 ]
  %615 = select i1 %612, <32 x i32> %329, <32 x i32> %328
  store <32 x i32> %615, ptr %26, align 64
  %616 = getelementptr inbounds nuw %struct.TextureLevel, ptr %29, i64 %613
  %617 = zext i32 %614 to i64
  %618 = getelementptr inbounds nuw %struct.Footprint, ptr %25, i64 %617
  br i1 %330, label %702, label %619

619:
  call void @llvm.memset.p0.i64(ptr align 64 %9, i8 0, i64 384, i1 false)
  call void @llvm.memset.p0.i64(ptr align 64 %10, i8 0, i64 384, i1 false)
  %620 = load i32, ptr %331, align 8
  %621 = icmp eq i32 %620, 0
  br i1 %621, label %622, label %624

622:
  %623 = getelementptr inbounds nuw i8, ptr %618, i64 1600
  store ptr %616, ptr %623, align 64
  store ptr %616, ptr %618, align 64
  br label %682

624:
  %625 = load i32, ptr %332, align 8
  %626 = icmp eq i32 %625, 0
  %627 = getelementptr inbounds nuw i8, ptr %616, i64 40
  %628 = zext i32 %620 to i64
  br label %632

629:
  %630 = getelementptr inbounds nuw i8, ptr %618, i64 1600
  store ptr %616, ptr %630, align 64
  store ptr %616, ptr %618, align 64
  %631 = icmp ult i32 %620, 3
  br i1 %631, label %682, label %683

632:
  %633 = phi i64 [ 0, %624 ], [ %680, %667 ]
  %634 = getelementptr inbounds nuw <32 x i32>, ptr %9, i64 %633
  %635 = getelementptr inbounds nuw <32 x i32>, ptr %10, i64 %633
  %636 = getelementptr inbounds nuw <32 x i32>, ptr %1, i64 %633
  %637 = load <32 x float>, ptr %636, align 64
  br i1 %626, label %645, label %638

638:
  %639 = getelementptr inbounds nuw i32, ptr %627, i64 %633
  %640 = load i32, ptr %639, align 4
  %641 = sitofp i32 %640 to float
  %642 = insertelement <32 x float> poison, float %641, i64 0
  %643 = shufflevector <32 x float> %642, <32 x float> poison, <32 x i32> zeroinitializer
  %644 = fmul <32 x float> %637, %643
  br label %645

645:
  %646 = phi <32 x float> [ %644, %638 ], [ %637, %632 ]
  %647 = fcmp ord <32 x float> %646, zeroinitializer
  %648 = select <32 x i1> %647, <32 x float> %646, <32 x float> zeroinitializer
  %649 = fcmp ule <32 x float> %648, splat (float 0x41D0000000000000)
  %650 = fcmp olt <32 x float> %648, splat (float 0xC1D0000000000000)
  %651 = select <32 x i1> %650, <32 x float> splat (float 0xC1D0000000000000), <32 x float> %648
  %652 = select <32 x i1> %649, <32 x float> %651, <32 x float> splat (float 0x41D0000000000000)
  %653 = getelementptr inbounds nuw i32, ptr %333, i64 %633
  %654 = load i32, ptr %653, align 4
  %655 = icmp eq i32 %654, 3
  br i1 %655, label %656, label %667

656:
  %657 = getelementptr inbounds nuw i32, ptr %627, i64 %633
  %658 = load i32, ptr %657, align 4
  %659 = sitofp i32 %658 to float
  %660 = fadd float %659, -5.000000e-01
  %661 = insertelement <32 x float> poison, float %660, i64 0
  %662 = shufflevector <32 x float> %661, <32 x float> poison, <32 x i32> zeroinitializer
  %663 = fcmp uge <32 x float> %662, %652
  %664 = fcmp olt <32 x float> %652, splat (float 5.000000e-01)
  %665 = select <32 x i1> %664, <32 x float> splat (float 5.000000e-01), <32 x float> %652
  %666 = select <32 x i1> %663, <32 x float> %665, <32 x float> %662
  br label %667

667:
  %668 = phi <32 x float> [ %666, %656 ], [ %652, %645 ]
  %669 = fpext <32 x float> %668 to <32 x double>
  %670 = tail call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %669, <32 x double> splat (double 2.560000e+02), <32
      x double> splat (double -1.275000e+02))
  %671 = fptosi <32 x double> %670 to <32 x i64>
  %672 = sitofp <32 x i64> %671 to <32 x double>
  %673 = fcmp olt <32 x double> %670, %672
  %674 = sext <32 x i1> %673 to <32 x i64>
  %675 = add <32 x i64> %674, %671
  %676 = lshr <32 x i64> %675, splat (i64 8)
  %677 = trunc <32 x i64> %676 to <32 x i32>
  store <32 x i32> %677, ptr %634, align 64
  %678 = trunc <32 x i64> %675 to <32 x i32>
  %679 = and <32 x i32> %678, splat (i32 255)
  store <32 x i32> %679, ptr %635, align 64
  %680 = add nuw nsw i64 %633, 1
  %681 = icmp eq i64 %680, %628
  br i1 %681, label %629, label %632

682:
  call fastcc void @find_taps(ptr %0, ptr %1, ptr %9, ptr %10, ptr %26, ptr %618)
  br label %700

683:
  %684 = load <32 x i32>, ptr %334, align 64
  br i1 %3, label %685, label %690

685:
  %686 = sub <32 x i32> splat (i32 256), %684
  %687 = mul <32 x i32> %686, %615
  %688 = add <32 x i32> %687, splat (i32 128)
  %689 = ashr <32 x i32> %688, splat (i32 8)
  br label %695

690:
  %691 = mul <32 x i32> %684, %615
  %692 = add <32 x i32> %691, splat (i32 128)
  %693 = ashr <32 x i32> %692, splat (i32 8)
  %694 = sub nsw <32 x i32> %615, %693
  br label %695

695:
  %696 = phi <32 x i32> [ %689, %685 ], [ %694, %690 ]
  store <32 x i32> %696, ptr %11, align 64
  %697 = sub nsw <32 x i32> %615, %696
  store <32 x i32> %697, ptr %12, align 64
  call fastcc void @find_taps(ptr %0, ptr %1, ptr %9, ptr %10, ptr %11, ptr %618)
  %698 = load <32 x i32>, ptr %335, align 64
  %699 = add <32 x i32> %698, splat (i32 1)
  store <32 x i32> %699, ptr %335, align 64
  call fastcc void @find_taps(ptr %0, ptr %1, ptr %9, ptr %10, ptr %12, ptr %630)
  br label %700

700:
  %701 = phi i32 [ 1, %682 ], [ 2, %695 ]
  br label %809

702:
  %703 = getelementptr inbounds nuw i8, ptr %618, i64 576
  store <32 x i32> zeroinitializer, ptr %336, align 64
  store <32 x i32> zeroinitializer, ptr %337, align 64
  %704 = load <32 x i32>, ptr %338, align 64
  store <32 x i32> %704, ptr %339, align 64
  store <32 x i32> splat (i32 -1), ptr %703, align 64
  %705 = load i32, ptr %340, align 4
  %706 = icmp eq i32 %705, 0
  br i1 %706, label %771, label %707

707:
  %708 = getelementptr inbounds nuw i8, ptr %616, i64 40
  %709 = load i32, ptr %332, align 8
  %710 = icmp eq i32 %709, 0
  %711 = zext i32 %705 to i64
  br label %712

712:
  %713 = phi <32 x i32> [ splat (i32 -1), %707 ], [ %764, %763 ]
  %714 = phi i64 [ 0, %707 ], [ %767, %763 ]
  %715 = getelementptr inbounds nuw <32 x i32>, ptr %1, i64 %714
  %716 = load <32 x float>, ptr %715, align 64
  %717 = getelementptr inbounds nuw i32, ptr %708, i64 %714
  %718 = load i32, ptr %717, align 4
  br i1 %710, label %724, label %719

719:
  %720 = sitofp i32 %718 to float
  %721 = insertelement <32 x float> poison, float %720, i64 0
  %722 = shufflevector <32 x float> %721, <32 x float> poison, <32 x i32> zeroinitializer
  %723 = fmul <32 x float> %716, %722
  br label %724

724:
  %725 = phi <32 x float> [ %723, %719 ], [ %716, %712 ]
  %726 = fcmp ord <32 x float> %725, zeroinitializer
  %727 = select <32 x i1> %726, <32 x float> %725, <32 x float> zeroinitializer
  %728 = fcmp ule <32 x float> %727, splat (float 0x41D0000000000000)
  %729 = fcmp olt <32 x float> %727, splat (float 0xC1D0000000000000)
  %730 = select <32 x i1> %729, <32 x float> splat (float 0xC1D0000000000000), <32 x float> %727
  %731 = select <32 x i1> %728, <32 x float> %730, <32 x float> splat (float 0x41D0000000000000)
  %732 = fptosi <32 x float> %731 to <32 x i32>
  %733 = sitofp <32 x i32> %732 to <32 x float>
  %734 = fcmp olt <32 x float> %731, %733
  %735 = sext <32 x i1> %734 to <32 x i32>
  %736 = add <32 x i32> %735, %732
  %737 = getelementptr inbounds nuw i32, ptr %333, i64 %714
  %738 = load i32, ptr %737, align 4
  store <32 x i32> %736, ptr %7, align 64
  %739 = ashr <32 x i32> %736, splat (i32 31)
  %740 = insertelement <32 x i32> poison, i32 %718, i64 0
  %741 = shufflevector <32 x i32> %740, <32 x i32> poison, <32 x i32> zeroinitializer
  %742 = icmp slt <32 x i32> %736, %741
  %743 = select <32 x i1> %742, <32 x i32> %739, <32 x i32> splat (i32 -1)
  %744 = icmp ne <32 x i32> %743, zeroinitializer
  %745 = bitcast <32 x i1> %744 to i32
  %746 = icmp eq i32 %745, 0
  br i1 %746, label %763, label %747

747:
  %748 = icmp ult i32 %738, 2
  br i1 %748, label %749, label %751

749:
  call fastcc void @turn(ptr %7, i32 %718, i32 %738)
  %750 = load <32 x i32>, ptr %7, align 64
  br label %763

751:
  %752 = icmp eq i32 %738, 3
  br i1 %752, label %756, label %753

753:
  %754 = xor <32 x i32> %743, splat (i32 -1)
  %755 = and <32 x i32> %713, %754
  store <32 x i32> %755, ptr %703, align 64
  br label %756

756:
  %757 = phi <32 x i32> [ %755, %753 ], [ %713, %751 ]
  %758 = add nsw i32 %718, -1
  %759 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %736, <32 x i32> zeroinitializer)
  %760 = insertelement <32 x i32> poison, i32 %758, i64 0
  %761 = shufflevector <32 x i32> %760, <32 x i32> poison, <32 x i32> zeroinitializer
  %762 = tail call <32 x i32> @llvm.smin.v32i32(<32 x i32> %759, <32 x i32> %761)
  br label %763

763:
  %764 = phi <32 x i32> [ %757, %756 ], [ %713, %749 ], [ %713, %724 ]
  %765 = phi <32 x i32> [ %762, %756 ], [ %750, %749 ], [ %736, %724 ]
  %766 = getelementptr inbounds nuw <32 x i32>, ptr %8, i64 %714
  store <32 x i32> %765, ptr %766, align 64
  %767 = add nuw nsw i64 %714, 1
  %768 = icmp eq i64 %767, %711
  br i1 %768, label %769, label %712

769:
  %770 = load <32 x i32>, ptr %8, align 64
  br label %771

771:
  %772 = phi <32 x i32> [ %770, %769 ], [ undef, %702 ]
  store ptr %616, ptr %618, align 64
  %773 = getelementptr inbounds nuw i8, ptr %616, i64 8
  %774 = load i64, ptr %773, align 8
  %775 = trunc i64 %774 to i32
  %776 = insertelement <32 x i32> poison, i32 %775, i64 0
  %777 = shufflevector <32 x i32> %776, <32 x i32> poison, <32 x i32> zeroinitializer
  %778 = mul <32 x i32> %777, %772
  br label %779

779:
  %780 = phi i64 [ 1, %771 ], [ %795, %793 ]
  %781 = phi <32 x i32> [ %778, %771 ], [ %794, %793 ]
  %782 = getelementptr inbounds nuw i64, ptr %773, i64 %780
  %783 = load i64, ptr %782, align 8
  %784 = icmp eq i64 %783, 0
  br i1 %784, label %793, label %785

785:
  %786 = getelementptr inbounds nuw <32 x i32>, ptr %8, i64 %780
  %787 = load <32 x i32>, ptr %786, align 64
  %788 = trunc i64 %783 to i32
  %789 = insertelement <32 x i32> poison, i32 %788, i64 0
  %790 = shufflevector <32 x i32> %789, <32 x i32> poison, <32 x i32> zeroinitializer
  %791 = mul <32 x i32> %787, %790
  %792 = add <32 x i32> %791, %781
  br label %793

793:
  %794 = phi <32 x i32> [ %792, %785 ], [ %781, %779 ]
  %795 = add nuw nsw i64 %780, 1
  %796 = icmp eq i64 %795, 4
  br i1 %796, label %797, label %779

797:
  %798 = getelementptr inbounds nuw i8, ptr %618, i64 64
  store <32 x i32> %794, ptr %798, align 64
  %799 = getelementptr inbounds nuw i8, ptr %618, i64 1088
  store <32 x i32> %615, ptr %799, align 64
  br label %800

800:
  %801 = phi i64 [ 1, %797 ], [ %806, %800 ]
  %802 = getelementptr inbounds nuw <32 x i32>, ptr %798, i64 %801
  store <32 x i32> %794, ptr %802, align 64
  %803 = load <32 x i32>, ptr %703, align 64
  %804 = getelementptr inbounds nuw <32 x i32>, ptr %703, i64 %801
  store <32 x i32> %803, ptr %804, align 64
  %805 = getelementptr inbounds nuw <32 x i32>, ptr %799, i64 %801
  store <32 x i32> zeroinitializer, ptr %805, align 64
  %806 = add nuw nsw i64 %801, 1
  %807 = icmp eq i64 %806, 4
  br i1 %807, label %808, label %800

808:
  br label %809

809:
  %810 = phi i32 [ %701, %700 ], [ 1, %808 ]
  %811 = add i32 %810, %614
  %812 = and i1 %612, %3
  br i1 %812, label %611, label %341

813:
  %814 = phi i1 [ true, %154 ], [ true, %321 ], [ false, %610 ], [ true, %341 ], [ true, %605 ]
  ret i1 %814
}

define internal fastcc void @turn(ptr %0, i32 %1, i32 %2) unnamed_addr #0 {
  %4 = icmp eq i32 %2, 1
  %5 = zext i1 %4 to i32
  %6 = shl nsw i32 %1, %5
  %7 = add nsw i32 %6, -1
  %8 = tail call i32 @llvm.ctpop.i32(i32 %6)
  %9 = icmp samesign ult i32 %8, 2
  %10 = load <32 x i32>, ptr %0, align 64
  br i1 %9, label %11, label %15

11:
  %12 = insertelement <32 x i32> poison, i32 %7, i64 0
  %13 = shufflevector <32 x i32> %12, <32 x i32> poison, <32 x i32> zeroinitializer
  %14 = and <32 x i32> %10, %13
  br label %38

15:
  %16 = sitofp <32 x i32> %10 to <32 x double>
  %17 = sitofp i32 %6 to double
  %18 = fdiv double 1.000000e+00, %17
  %19 = insertelement <32 x double> poison, double %18, i64 0
  %20 = shufflevector <32 x double> %19, <32 x double> poison, <32 x i32> zeroinitializer
  %21 = fmul <32 x double> %20, %16
  %22 = fptosi <32 x double> %21 to <32 x i32>
  %23 = insertelement <32 x i32> poison, i32 %6, i64 0
  %24 = shufflevector <32 x i32> %23, <32 x i32> poison, <32 x i32> zeroinitializer
  %25 = mul <32 x i32> %24, %22
  %26 = sub <32 x i32> %10, %25
  %27 = icmp slt <32 x i32> %26, zeroinitializer
  %28 = select <32 x i1> %27, <32 x i32> %24, <32 x i32> zeroinitializer
  %29 = add <32 x i32> %28, %26
  %30 = icmp slt <32 x i32> %29, zeroinitializer
  %31 = select <32 x i1> %30, <32 x i32> %24, <32 x i32> zeroinitializer
  %32 = add <32 x i32> %31, %29
  %33 = icmp slt <32 x i32> %32, %24
  %34 = select <32 x i1> %33, <32 x i32> zeroinitializer, <32 x i32> %24
  %35 = sub <32 x i32> %32, %34
  %36 = insertelement <32 x i32> poison, i32 %7, i64 0
  %37 = shufflevector <32 x i32> %36, <32 x i32> poison, <32 x i32> zeroinitializer
  br label %38

38:
  %39 = phi <32 x i32> [ %37, %15 ], [ %13, %11 ]
  %40 = phi <32 x i32> [ %35, %15 ], [ %14, %11 ]
  %41 = insertelement <32 x i32> poison, i32 %1, i64 0
  %42 = shufflevector <32 x i32> %41, <32 x i32> poison, <32 x i32> zeroinitializer
  %43 = icmp slt <32 x i32> %40, %42
  %44 = sub <32 x i32> %39, %40
  %45 = select <32 x i1> %43, <32 x i32> %40, <32 x i32> %44
  store <32 x i32> %45, ptr %0, align 64
  ret void
}

define internal fastcc void @load_codes(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4) unnamed_addr #0 {
  %6 = load i64, ptr %1, align 8
  %7 = inttoptr i64 %6 to ptr
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %9 = load i32, ptr %8, align 8
  %10 = lshr i32 %9, 3
  %11 = mul i32 %10, %3
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 %12
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %15 = load i32, ptr %14, align 4
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds i8, ptr %13, i64 %16
  switch i32 %9, label %600 [
    i32 32, label %18
    i32 16, label %206
  ]

18:
  %19 = load i32, ptr %2, align 4
  %20 = sext i32 %19 to i64
  %21 = getelementptr inbounds i8, ptr %13, i64 %20
  %22 = load i32, ptr %21, align 4
  %23 = insertelement <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison,
      i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0,
      i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %22, i64 0
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %25 = load i32, ptr %24, align 4
  %26 = sext i32 %25 to i64
  %27 = getelementptr inbounds i8, ptr %13, i64 %26
  %28 = load i32, ptr %27, align 4
  %29 = insertelement <32 x i32> %23, i32 %28, i64 1
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %31 = load i32, ptr %30, align 4
  %32 = sext i32 %31 to i64
  %33 = getelementptr inbounds i8, ptr %13, i64 %32
  %34 = load i32, ptr %33, align 4
  %35 = insertelement <32 x i32> %29, i32 %34, i64 2
  %36 = load i32, ptr %17, align 4
  %37 = insertelement <32 x i32> %35, i32 %36, i64 3
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %39 = load i32, ptr %38, align 4
  %40 = sext i32 %39 to i64
  %41 = getelementptr inbounds i8, ptr %13, i64 %40
  %42 = load i32, ptr %41, align 4
  %43 = insertelement <32 x i32> %37, i32 %42, i64 4
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %45 = load i32, ptr %44, align 4
  %46 = sext i32 %45 to i64
  %47 = getelementptr inbounds i8, ptr %13, i64 %46
  %48 = load i32, ptr %47, align 4
  %49 = insertelement <32 x i32> %43, i32 %48, i64 5
  %50 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %51 = load i32, ptr %50, align 4
  %52 = sext i32 %51 to i64
  %53 = getelementptr inbounds i8, ptr %13, i64 %52
  %54 = load i32, ptr %53, align 4
  %55 = insertelement <32 x i32> %49, i32 %54, i64 6
  %56 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %57 = load i32, ptr %56, align 4
  %58 = sext i32 %57 to i64
  %59 = getelementptr inbounds i8, ptr %13, i64 %58
  %60 = load i32, ptr %59, align 4
  %61 = insertelement <32 x i32> %55, i32 %60, i64 7
  %62 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %63 = load i32, ptr %62, align 4
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i8, ptr %13, i64 %64
  %66 = load i32, ptr %65, align 4
  %67 = insertelement <32 x i32> %61, i32 %66, i64 8
  %68 = getelementptr inbounds nuw i8, ptr %2, i64 36
  %69 = load i32, ptr %68, align 4
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i8, ptr %13, i64 %70
  %72 = load i32, ptr %71, align 4
  %73 = insertelement <32 x i32> %67, i32 %72, i64 9
  %74 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %75 = load i32, ptr %74, align 4
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i8, ptr %13, i64 %76
  %78 = load i32, ptr %77, align 4
  %79 = insertelement <32 x i32> %73, i32 %78, i64 10
  %80 = getelementptr inbounds nuw i8, ptr %2, i64 44
  %81 = load i32, ptr %80, align 4
  %82 = sext i32 %81 to i64
  %83 = getelementptr inbounds i8, ptr %13, i64 %82
  %84 = load i32, ptr %83, align 4
  %85 = insertelement <32 x i32> %79, i32 %84, i64 11
  %86 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %87 = load i32, ptr %86, align 4
  %88 = sext i32 %87 to i64
  %89 = getelementptr inbounds i8, ptr %13, i64 %88
  %90 = load i32, ptr %89, align 4
  %91 = insertelement <32 x i32> %85, i32 %90, i64 12
  %92 = getelementptr inbounds nuw i8, ptr %2, i64 52
  %93 = load i32, ptr %92, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds i8, ptr %13, i64 %94
  %96 = load i32, ptr %95, align 4
  %97 = insertelement <32 x i32> %91, i32 %96, i64 13
  %98 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %99 = load i32, ptr %98, align 4
  %100 = sext i32 %99 to i64
  %101 = getelementptr inbounds i8, ptr %13, i64 %100
  %102 = load i32, ptr %101, align 4
  %103 = insertelement <32 x i32> %97, i32 %102, i64 14
  %104 = getelementptr inbounds nuw i8, ptr %2, i64 60
  %105 = load i32, ptr %104, align 4
  %106 = sext i32 %105 to i64
  %107 = getelementptr inbounds i8, ptr %13, i64 %106
  %108 = load i32, ptr %107, align 4
  %109 = insertelement <32 x i32> %103, i32 %108, i64 15
  %110 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %111 = load i32, ptr %110, align 4
  %112 = sext i32 %111 to i64
  %113 = getelementptr inbounds i8, ptr %13, i64 %112
  %114 = load i32, ptr %113, align 4
  %115 = insertelement <32 x i32> %109, i32 %114, i64 16
  %116 = getelementptr inbounds nuw i8, ptr %2, i64 68
  %117 = load i32, ptr %116, align 4
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds i8, ptr %13, i64 %118
  %120 = load i32, ptr %119, align 4
  %121 = insertelement <32 x i32> %115, i32 %120, i64 17
  %122 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %123 = load i32, ptr %122, align 4
  %124 = sext i32 %123 to i64
  %125 = getelementptr inbounds i8, ptr %13, i64 %124
  %126 = load i32, ptr %125, align 4
  %127 = insertelement <32 x i32> %121, i32 %126, i64 18
  %128 = getelementptr inbounds nuw i8, ptr %2, i64 76
  %129 = load i32, ptr %128, align 4
  %130 = sext i32 %129 to i64
  %131 = getelementptr inbounds i8, ptr %13, i64 %130
  %132 = load i32, ptr %131, align 4
  %133 = insertelement <32 x i32> %127, i32 %132, i64 19
  %134 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %135 = load i32, ptr %134, align 4
  %136 = sext i32 %135 to i64
  %137 = getelementptr inbounds i8, ptr %13, i64 %136
  %138 = load i32, ptr %137, align 4
  %139 = insertelement <32 x i32> %133, i32 %138, i64 20
  %140 = getelementptr inbounds nuw i8, ptr %2, i64 84
  %141 = load i32, ptr %140, align 4
  %142 = sext i32 %141 to i64
  %143 = getelementptr inbounds i8, ptr %13, i64 %142
  %144 = load i32, ptr %143, align 4
  %145 = insertelement <32 x i32> %139, i32 %144, i64 21
  %146 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %147 = load i32, ptr %146, align 4
  %148 = sext i32 %147 to i64
  %149 = getelementptr inbounds i8, ptr %13, i64 %148
  %150 = load i32, ptr %149, align 4
  %151 = insertelement <32 x i32> %145, i32 %150, i64 22
  %152 = getelementptr inbounds nuw i8, ptr %2, i64 92
  %153 = load i32, ptr %152, align 4
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds i8, ptr %13, i64 %154
  %156 = load i32, ptr %155, align 4
  %157 = insertelement <32 x i32> %151, i32 %156, i64 23
  %158 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %159 = load i32, ptr %158, align 4
  %160 = sext i32 %159 to i64
  %161 = getelementptr inbounds i8, ptr %13, i64 %160
  %162 = load i32, ptr %161, align 4
  %163 = insertelement <32 x i32> %157, i32 %162, i64 24
  %164 = getelementptr inbounds nuw i8, ptr %2, i64 100
  %165 = load i32, ptr %164, align 4
  %166 = sext i32 %165 to i64
  %167 = getelementptr inbounds i8, ptr %13, i64 %166
  %168 = load i32, ptr %167, align 4
  %169 = insertelement <32 x i32> %163, i32 %168, i64 25
  %170 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %171 = load i32, ptr %170, align 4
  %172 = sext i32 %171 to i64
  %173 = getelementptr inbounds i8, ptr %13, i64 %172
  %174 = load i32, ptr %173, align 4
  %175 = insertelement <32 x i32> %169, i32 %174, i64 26
  %176 = getelementptr inbounds nuw i8, ptr %2, i64 108
  %177 = load i32, ptr %176, align 4
  %178 = sext i32 %177 to i64
  %179 = getelementptr inbounds i8, ptr %13, i64 %178
  %180 = load i32, ptr %179, align 4
  %181 = insertelement <32 x i32> %175, i32 %180, i64 27
  %182 = getelementptr inbounds nuw i8, ptr %2, i64 112
  %183 = load i32, ptr %182, align 4
  %184 = sext i32 %183 to i64
  %185 = getelementptr inbounds i8, ptr %13, i64 %184
  %186 = load i32, ptr %185, align 4
  %187 = insertelement <32 x i32> %181, i32 %186, i64 28
  %188 = getelementptr inbounds nuw i8, ptr %2, i64 116
  %189 = load i32, ptr %188, align 4
  %190 = sext i32 %189 to i64
  %191 = getelementptr inbounds i8, ptr %13, i64 %190
  %192 = load i32, ptr %191, align 4
  %193 = insertelement <32 x i32> %187, i32 %192, i64 29
  %194 = getelementptr inbounds nuw i8, ptr %2, i64 120
  %195 = load i32, ptr %194, align 4
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds i8, ptr %13, i64 %196
  %198 = load i32, ptr %197, align 4
  %199 = insertelement <32 x i32> %193, i32 %198, i64 30
  %200 = getelementptr inbounds nuw i8, ptr %2, i64 124
  %201 = load i32, ptr %200, align 4
  %202 = sext i32 %201 to i64
  %203 = getelementptr inbounds i8, ptr %13, i64 %202
  %204 = load i32, ptr %203, align 4
  %205 = insertelement <32 x i32> %199, i32 %204, i64 31
  br label %994

206:
  %207 = getelementptr inbounds nuw i8, ptr %0, i64 100
  %208 = load i32, ptr %207, align 4
  %209 = icmp eq i32 %208, 0
  %210 = load i32, ptr %2, align 4
  %211 = sext i32 %210 to i64
  %212 = getelementptr inbounds i8, ptr %13, i64 %211
  %213 = load i16, ptr %212, align 2
  %214 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %215 = load i32, ptr %214, align 4
  %216 = sext i32 %215 to i64
  %217 = getelementptr inbounds i8, ptr %13, i64 %216
  %218 = load i16, ptr %217, align 2
  %219 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %220 = load i32, ptr %219, align 4
  %221 = sext i32 %220 to i64
  %222 = getelementptr inbounds i8, ptr %13, i64 %221
  %223 = load i16, ptr %222, align 2
  %224 = load i16, ptr %17, align 2
  %225 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %226 = load i32, ptr %225, align 4
  %227 = sext i32 %226 to i64
  %228 = getelementptr inbounds i8, ptr %13, i64 %227
  %229 = load i16, ptr %228, align 2
  %230 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %231 = load i32, ptr %230, align 4
  %232 = sext i32 %231 to i64
  %233 = getelementptr inbounds i8, ptr %13, i64 %232
  %234 = load i16, ptr %233, align 2
  %235 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %236 = load i32, ptr %235, align 4
  %237 = sext i32 %236 to i64
  %238 = getelementptr inbounds i8, ptr %13, i64 %237
  %239 = load i16, ptr %238, align 2
  %240 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %241 = load i32, ptr %240, align 4
  %242 = sext i32 %241 to i64
  %243 = getelementptr inbounds i8, ptr %13, i64 %242
  %244 = load i16, ptr %243, align 2
  %245 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %246 = load i32, ptr %245, align 4
  %247 = sext i32 %246 to i64
  %248 = getelementptr inbounds i8, ptr %13, i64 %247
  %249 = load i16, ptr %248, align 2
  %250 = getelementptr inbounds nuw i8, ptr %2, i64 36
  %251 = load i32, ptr %250, align 4
  %252 = sext i32 %251 to i64
  %253 = getelementptr inbounds i8, ptr %13, i64 %252
  %254 = load i16, ptr %253, align 2
  %255 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %256 = load i32, ptr %255, align 4
  %257 = sext i32 %256 to i64
  %258 = getelementptr inbounds i8, ptr %13, i64 %257
  %259 = load i16, ptr %258, align 2
  br i1 %209, label %430, label %260

260:
  %261 = sext i16 %213 to i32
  %262 = insertelement <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison,
      i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0,
      i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %261, i64 0
  %263 = sext i16 %218 to i32
  %264 = insertelement <32 x i32> %262, i32 %263, i64 1
  %265 = sext i16 %223 to i32
  %266 = insertelement <32 x i32> %264, i32 %265, i64 2
  %267 = sext i16 %224 to i32
  %268 = insertelement <32 x i32> %266, i32 %267, i64 3
  %269 = sext i16 %229 to i32
  %270 = insertelement <32 x i32> %268, i32 %269, i64 4
  %271 = sext i16 %234 to i32
  %272 = insertelement <32 x i32> %270, i32 %271, i64 5
  %273 = sext i16 %239 to i32
  %274 = insertelement <32 x i32> %272, i32 %273, i64 6
  %275 = sext i16 %244 to i32
  %276 = insertelement <32 x i32> %274, i32 %275, i64 7
  %277 = sext i16 %249 to i32
  %278 = insertelement <32 x i32> %276, i32 %277, i64 8
  %279 = sext i16 %254 to i32
  %280 = insertelement <32 x i32> %278, i32 %279, i64 9
  %281 = sext i16 %259 to i32
  %282 = insertelement <32 x i32> %280, i32 %281, i64 10
  %283 = getelementptr inbounds nuw i8, ptr %2, i64 44
  %284 = load i32, ptr %283, align 4
  %285 = sext i32 %284 to i64
  %286 = getelementptr inbounds i8, ptr %13, i64 %285
  %287 = load i16, ptr %286, align 2
  %288 = sext i16 %287 to i32
  %289 = insertelement <32 x i32> %282, i32 %288, i64 11
  %290 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %291 = load i32, ptr %290, align 4
  %292 = sext i32 %291 to i64
  %293 = getelementptr inbounds i8, ptr %13, i64 %292
  %294 = load i16, ptr %293, align 2
  %295 = sext i16 %294 to i32
  %296 = insertelement <32 x i32> %289, i32 %295, i64 12
  %297 = getelementptr inbounds nuw i8, ptr %2, i64 52
  %298 = load i32, ptr %297, align 4
  %299 = sext i32 %298 to i64
  %300 = getelementptr inbounds i8, ptr %13, i64 %299
  %301 = load i16, ptr %300, align 2
  %302 = sext i16 %301 to i32
  %303 = insertelement <32 x i32> %296, i32 %302, i64 13
  %304 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %305 = load i32, ptr %304, align 4
  %306 = sext i32 %305 to i64
  %307 = getelementptr inbounds i8, ptr %13, i64 %306
  %308 = load i16, ptr %307, align 2
  %309 = sext i16 %308 to i32
  %310 = insertelement <32 x i32> %303, i32 %309, i64 14
  %311 = getelementptr inbounds nuw i8, ptr %2, i64 60
  %312 = load i32, ptr %311, align 4
  %313 = sext i32 %312 to i64
  %314 = getelementptr inbounds i8, ptr %13, i64 %313
  %315 = load i16, ptr %314, align 2
  %316 = sext i16 %315 to i32
  %317 = insertelement <32 x i32> %310, i32 %316, i64 15
  %318 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %319 = load i32, ptr %318, align 4
  %320 = sext i32 %319 to i64
  %321 = getelementptr inbounds i8, ptr %13, i64 %320
  %322 = load i16, ptr %321, align 2
  %323 = sext i16 %322 to i32
  %324 = insertelement <32 x i32> %317, i32 %323, i64 16
  %325 = getelementptr inbounds nuw i8, ptr %2, i64 68
  %326 = load i32, ptr %325, align 4
  %327 = sext i32 %326 to i64
  %328 = getelementptr inbounds i8, ptr %13, i64 %327
  %329 = load i16, ptr %328, align 2
  %330 = sext i16 %329 to i32
  %331 = insertelement <32 x i32> %324, i32 %330, i64 17
  %332 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %333 = load i32, ptr %332, align 4
  %334 = sext i32 %333 to i64
  %335 = getelementptr inbounds i8, ptr %13, i64 %334
  %336 = load i16, ptr %335, align 2
  %337 = sext i16 %336 to i32
  %338 = insertelement <32 x i32> %331, i32 %337, i64 18
  %339 = getelementptr inbounds nuw i8, ptr %2, i64 76
  %340 = load i32, ptr %339, align 4
  %341 = sext i32 %340 to i64
  %342 = getelementptr inbounds i8, ptr %13, i64 %341
  %343 = load i16, ptr %342, align 2
  %344 = sext i16 %343 to i32
  %345 = insertelement <32 x i32> %338, i32 %344, i64 19
  %346 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %347 = load i32, ptr %346, align 4
  %348 = sext i32 %347 to i64
  %349 = getelementptr inbounds i8, ptr %13, i64 %348
  %350 = load i16, ptr %349, align 2
  %351 = sext i16 %350 to i32
  %352 = insertelement <32 x i32> %345, i32 %351, i64 20
  %353 = getelementptr inbounds nuw i8, ptr %2, i64 84
  %354 = load i32, ptr %353, align 4
  %355 = sext i32 %354 to i64
  %356 = getelementptr inbounds i8, ptr %13, i64 %355
  %357 = load i16, ptr %356, align 2
  %358 = sext i16 %357 to i32
  %359 = insertelement <32 x i32> %352, i32 %358, i64 21
  %360 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %361 = load i32, ptr %360, align 4
  %362 = sext i32 %361 to i64
  %363 = getelementptr inbounds i8, ptr %13, i64 %362
  %364 = load i16, ptr %363, align 2
  %365 = sext i16 %364 to i32
  %366 = insertelement <32 x i32> %359, i32 %365, i64 22
  %367 = getelementptr inbounds nuw i8, ptr %2, i64 92
  %368 = load i32, ptr %367, align 4
  %369 = sext i32 %368 to i64
  %370 = getelementptr inbounds i8, ptr %13, i64 %369
  %371 = load i16, ptr %370, align 2
  %372 = sext i16 %371 to i32
  %373 = insertelement <32 x i32> %366, i32 %372, i64 23
  %374 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %375 = load i32, ptr %374, align 4
  %376 = sext i32 %375 to i64
  %377 = getelementptr inbounds i8, ptr %13, i64 %376
  %378 = load i16, ptr %377, align 2
  %379 = sext i16 %378 to i32
  %380 = insertelement <32 x i32> %373, i32 %379, i64 24
  %381 = getelementptr inbounds nuw i8, ptr %2, i64 100
  %382 = load i32, ptr %381, align 4
  %383 = sext i32 %382 to i64
  %384 = getelementptr inbounds i8, ptr %13, i64 %383
  %385 = load i16, ptr %384, align 2
  %386 = sext i16 %385 to i32
  %387 = insertelement <32 x i32> %380, i32 %386, i64 25
  %388 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %389 = load i32, ptr %388, align 4
  %390 = sext i32 %389 to i64
  %391 = getelementptr inbounds i8, ptr %13, i64 %390
  %392 = load i16, ptr %391, align 2
  %393 = sext i16 %392 to i32
  %394 = insertelement <32 x i32> %387, i32 %393, i64 26
  %395 = getelementptr inbounds nuw i8, ptr %2, i64 108
  %396 = load i32, ptr %395, align 4
  %397 = sext i32 %396 to i64
  %398 = getelementptr inbounds i8, ptr %13, i64 %397
  %399 = load i16, ptr %398, align 2
  %400 = sext i16 %399 to i32
  %401 = insertelement <32 x i32> %394, i32 %400, i64 27
  %402 = getelementptr inbounds nuw i8, ptr %2, i64 112
  %403 = load i32, ptr %402, align 4
  %404 = sext i32 %403 to i64
  %405 = getelementptr inbounds i8, ptr %13, i64 %404
  %406 = load i16, ptr %405, align 2
  %407 = sext i16 %406 to i32
  %408 = insertelement <32 x i32> %401, i32 %407, i64 28
  %409 = getelementptr inbounds nuw i8, ptr %2, i64 116
  %410 = load i32, ptr %409, align 4
  %411 = sext i32 %410 to i64
  %412 = getelementptr inbounds i8, ptr %13, i64 %411
  %413 = load i16, ptr %412, align 2
  %414 = sext i16 %413 to i32
  %415 = insertelement <32 x i32> %408, i32 %414, i64 29
  %416 = getelementptr inbounds nuw i8, ptr %2, i64 120
  %417 = load i32, ptr %416, align 4
  %418 = sext i32 %417 to i64
  %419 = getelementptr inbounds i8, ptr %13, i64 %418
  %420 = load i16, ptr %419, align 2
  %421 = sext i16 %420 to i32
  %422 = insertelement <32 x i32> %415, i32 %421, i64 30
  %423 = getelementptr inbounds nuw i8, ptr %2, i64 124
  %424 = load i32, ptr %423, align 4
  %425 = sext i32 %424 to i64
  %426 = getelementptr inbounds i8, ptr %13, i64 %425
  %427 = load i16, ptr %426, align 2
  %428 = sext i16 %427 to i32
  %429 = insertelement <32 x i32> %422, i32 %428, i64 31
  br label %994

430:
  %431 = zext i16 %213 to i32
  %432 = insertelement <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison,
      i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0,
      i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %431, i64 0
  %433 = zext i16 %218 to i32
  %434 = insertelement <32 x i32> %432, i32 %433, i64 1
  %435 = zext i16 %223 to i32
  %436 = insertelement <32 x i32> %434, i32 %435, i64 2
  %437 = zext i16 %224 to i32
  %438 = insertelement <32 x i32> %436, i32 %437, i64 3
  %439 = zext i16 %229 to i32
  %440 = insertelement <32 x i32> %438, i32 %439, i64 4
  %441 = zext i16 %234 to i32
  %442 = insertelement <32 x i32> %440, i32 %441, i64 5
  %443 = zext i16 %239 to i32
  %444 = insertelement <32 x i32> %442, i32 %443, i64 6
  %445 = zext i16 %244 to i32
  %446 = insertelement <32 x i32> %444, i32 %445, i64 7
  %447 = zext i16 %249 to i32
  %448 = insertelement <32 x i32> %446, i32 %447, i64 8
  %449 = zext i16 %254 to i32
  %450 = insertelement <32 x i32> %448, i32 %449, i64 9
  %451 = zext i16 %259 to i32
  %452 = insertelement <32 x i32> %450, i32 %451, i64 10
  %453 = getelementptr inbounds nuw i8, ptr %2, i64 44
  %454 = load i32, ptr %453, align 4
  %455 = sext i32 %454 to i64
  %456 = getelementptr inbounds i8, ptr %13, i64 %455
  %457 = load i16, ptr %456, align 2
  %458 = zext i16 %457 to i32
  %459 = insertelement <32 x i32> %452, i32 %458, i64 11
  %460 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %461 = load i32, ptr %460, align 4
  %462 = sext i32 %461 to i64
  %463 = getelementptr inbounds i8, ptr %13, i64 %462
  %464 = load i16, ptr %463, align 2
  %465 = zext i16 %464 to i32
  %466 = insertelement <32 x i32> %459, i32 %465, i64 12
  %467 = getelementptr inbounds nuw i8, ptr %2, i64 52
  %468 = load i32, ptr %467, align 4
  %469 = sext i32 %468 to i64
  %470 = getelementptr inbounds i8, ptr %13, i64 %469
  %471 = load i16, ptr %470, align 2
  %472 = zext i16 %471 to i32
  %473 = insertelement <32 x i32> %466, i32 %472, i64 13
  %474 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %475 = load i32, ptr %474, align 4
  %476 = sext i32 %475 to i64
  %477 = getelementptr inbounds i8, ptr %13, i64 %476
  %478 = load i16, ptr %477, align 2
  %479 = zext i16 %478 to i32
  %480 = insertelement <32 x i32> %473, i32 %479, i64 14
  %481 = getelementptr inbounds nuw i8, ptr %2, i64 60
  %482 = load i32, ptr %481, align 4
  %483 = sext i32 %482 to i64
  %484 = getelementptr inbounds i8, ptr %13, i64 %483
  %485 = load i16, ptr %484, align 2
  %486 = zext i16 %485 to i32
  %487 = insertelement <32 x i32> %480, i32 %486, i64 15
  %488 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %489 = load i32, ptr %488, align 4
  %490 = sext i32 %489 to i64
  %491 = getelementptr inbounds i8, ptr %13, i64 %490
  %492 = load i16, ptr %491, align 2
  %493 = zext i16 %492 to i32
  %494 = insertelement <32 x i32> %487, i32 %493, i64 16
  %495 = getelementptr inbounds nuw i8, ptr %2, i64 68
  %496 = load i32, ptr %495, align 4
  %497 = sext i32 %496 to i64
  %498 = getelementptr inbounds i8, ptr %13, i64 %497
  %499 = load i16, ptr %498, align 2
  %500 = zext i16 %499 to i32
  %501 = insertelement <32 x i32> %494, i32 %500, i64 17
  %502 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %503 = load i32, ptr %502, align 4
  %504 = sext i32 %503 to i64
  %505 = getelementptr inbounds i8, ptr %13, i64 %504
  %506 = load i16, ptr %505, align 2
  %507 = zext i16 %506 to i32
  %508 = insertelement <32 x i32> %501, i32 %507, i64 18
  %509 = getelementptr inbounds nuw i8, ptr %2, i64 76
  %510 = load i32, ptr %509, align 4
  %511 = sext i32 %510 to i64
  %512 = getelementptr inbounds i8, ptr %13, i64 %511
  %513 = load i16, ptr %512, align 2
  %514 = zext i16 %513 to i32
  %515 = insertelement <32 x i32> %508, i32 %514, i64 19
  %516 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %517 = load i32, ptr %516, align 4
  %518 = sext i32 %517 to i64
  %519 = getelementptr inbounds i8, ptr %13, i64 %518
  %520 = load i16, ptr %519, align 2
  %521 = zext i16 %520 to i32
  %522 = insertelement <32 x i32> %515, i32 %521, i64 20
  %523 = getelementptr inbounds nuw i8, ptr %2, i64 84
  %524 = load i32, ptr %523, align 4
  %525 = sext i32 %524 to i64
  %526 = getelementptr inbounds i8, ptr %13, i64 %525
  %527 = load i16, ptr %526, align 2
  %528 = zext i16 %527 to i32
  %529 = insertelement <32 x i32> %522, i32 %528, i64 21
  %530 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %531 = load i32, ptr %530, align 4
  %532 = sext i32 %531 to i64
  %533 = getelementptr inbounds i8, ptr %13, i64 %532
  %534 = load i16, ptr %533, align 2
  %535 = zext i16 %534 to i32
  %536 = insertelement <32 x i32> %529, i32 %535, i64 22
  %537 = getelementptr inbounds nuw i8, ptr %2, i64 92
  %538 = load i32, ptr %537, align 4
  %539 = sext i32 %538 to i64
  %540 = getelementptr inbounds i8, ptr %13, i64 %539
  %541 = load i16, ptr %540, align 2
  %542 = zext i16 %541 to i32
  %543 = insertelement <32 x i32> %536, i32 %542, i64 23
  %544 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %545 = load i32, ptr %544, align 4
  %546 = sext i32 %545 to i64
  %547 = getelementptr inbounds i8, ptr %13, i64 %546
  %548 = load i16, ptr %547, align 2
  %549 = zext i16 %548 to i32
  %550 = insertelement <32 x i32> %543, i32 %549, i64 24
  %551 = getelementptr inbounds nuw i8, ptr %2, i64 100
  %552 = load i32, ptr %551, align 4
  %553 = sext i32 %552 to i64
  %554 = getelementptr inbounds i8, ptr %13, i64 %553
  %555 = load i16, ptr %554, align 2
  %556 = zext i16 %555 to i32
  %557 = insertelement <32 x i32> %550, i32 %556, i64 25
  %558 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %559 = load i32, ptr %558, align 4
  %560 = sext i32 %559 to i64
  %561 = getelementptr inbounds i8, ptr %13, i64 %560
  %562 = load i16, ptr %561, align 2
  %563 = zext i16 %562 to i32
  %564 = insertelement <32 x i32> %557, i32 %563, i64 26
  %565 = getelementptr inbounds nuw i8, ptr %2, i64 108
  %566 = load i32, ptr %565, align 4
  %567 = sext i32 %566 to i64
  %568 = getelementptr inbounds i8, ptr %13, i64 %567
  %569 = load i16, ptr %568, align 2
  %570 = zext i16 %569 to i32
  %571 = insertelement <32 x i32> %564, i32 %570, i64 27
  %572 = getelementptr inbounds nuw i8, ptr %2, i64 112
  %573 = load i32, ptr %572, align 4
  %574 = sext i32 %573 to i64
  %575 = getelementptr inbounds i8, ptr %13, i64 %574
  %576 = load i16, ptr %575, align 2
  %577 = zext i16 %576 to i32
  %578 = insertelement <32 x i32> %571, i32 %577, i64 28
  %579 = getelementptr inbounds nuw i8, ptr %2, i64 116
  %580 = load i32, ptr %579, align 4
  %581 = sext i32 %580 to i64
  %582 = getelementptr inbounds i8, ptr %13, i64 %581
  %583 = load i16, ptr %582, align 2
  %584 = zext i16 %583 to i32
  %585 = insertelement <32 x i32> %578, i32 %584, i64 29
  %586 = getelementptr inbounds nuw i8, ptr %2, i64 120
  %587 = load i32, ptr %586, align 4
  %588 = sext i32 %587 to i64
  %589 = getelementptr inbounds i8, ptr %13, i64 %588
  %590 = load i16, ptr %589, align 2
  %591 = zext i16 %590 to i32
  %592 = insertelement <32 x i32> %585, i32 %591, i64 30
  %593 = getelementptr inbounds nuw i8, ptr %2, i64 124
  %594 = load i32, ptr %593, align 4
  %595 = sext i32 %594 to i64
  %596 = getelementptr inbounds i8, ptr %13, i64 %595
  %597 = load i16, ptr %596, align 2
  %598 = zext i16 %597 to i32
  %599 = insertelement <32 x i32> %592, i32 %598, i64 31
  br label %994

600:
  %601 = getelementptr inbounds nuw i8, ptr %0, i64 100
  %602 = load i32, ptr %601, align 4
  %603 = icmp eq i32 %602, 0
  %604 = load i32, ptr %2, align 4
  %605 = sext i32 %604 to i64
  %606 = getelementptr inbounds i8, ptr %13, i64 %605
  %607 = load i8, ptr %606, align 1
  %608 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %609 = load i32, ptr %608, align 4
  %610 = sext i32 %609 to i64
  %611 = getelementptr inbounds i8, ptr %13, i64 %610
  %612 = load i8, ptr %611, align 1
  %613 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %614 = load i32, ptr %613, align 4
  %615 = sext i32 %614 to i64
  %616 = getelementptr inbounds i8, ptr %13, i64 %615
  %617 = load i8, ptr %616, align 1
  %618 = load i8, ptr %17, align 1
  %619 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %620 = load i32, ptr %619, align 4
  %621 = sext i32 %620 to i64
  %622 = getelementptr inbounds i8, ptr %13, i64 %621
  %623 = load i8, ptr %622, align 1
  %624 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %625 = load i32, ptr %624, align 4
  %626 = sext i32 %625 to i64
  %627 = getelementptr inbounds i8, ptr %13, i64 %626
  %628 = load i8, ptr %627, align 1
  %629 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %630 = load i32, ptr %629, align 4
  %631 = sext i32 %630 to i64
  %632 = getelementptr inbounds i8, ptr %13, i64 %631
  %633 = load i8, ptr %632, align 1
  %634 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %635 = load i32, ptr %634, align 4
  %636 = sext i32 %635 to i64
  %637 = getelementptr inbounds i8, ptr %13, i64 %636
  %638 = load i8, ptr %637, align 1
  %639 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %640 = load i32, ptr %639, align 4
  %641 = sext i32 %640 to i64
  %642 = getelementptr inbounds i8, ptr %13, i64 %641
  %643 = load i8, ptr %642, align 1
  %644 = getelementptr inbounds nuw i8, ptr %2, i64 36
  %645 = load i32, ptr %644, align 4
  %646 = sext i32 %645 to i64
  %647 = getelementptr inbounds i8, ptr %13, i64 %646
  %648 = load i8, ptr %647, align 1
  %649 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %650 = load i32, ptr %649, align 4
  %651 = sext i32 %650 to i64
  %652 = getelementptr inbounds i8, ptr %13, i64 %651
  %653 = load i8, ptr %652, align 1
  br i1 %603, label %824, label %654

654:
  %655 = sext i8 %607 to i32
  %656 = insertelement <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison,
      i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0,
      i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %655, i64 0
  %657 = sext i8 %612 to i32
  %658 = insertelement <32 x i32> %656, i32 %657, i64 1
  %659 = sext i8 %617 to i32
  %660 = insertelement <32 x i32> %658, i32 %659, i64 2
  %661 = sext i8 %618 to i32
  %662 = insertelement <32 x i32> %660, i32 %661, i64 3
  %663 = sext i8 %623 to i32
  %664 = insertelement <32 x i32> %662, i32 %663, i64 4
  %665 = sext i8 %628 to i32
  %666 = insertelement <32 x i32> %664, i32 %665, i64 5
  %667 = sext i8 %633 to i32
  %668 = insertelement <32 x i32> %666, i32 %667, i64 6
  %669 = sext i8 %638 to i32
  %670 = insertelement <32 x i32> %668, i32 %669, i64 7
  %671 = sext i8 %643 to i32
  %672 = insertelement <32 x i32> %670, i32 %671, i64 8
  %673 = sext i8 %648 to i32
  %674 = insertelement <32 x i32> %672, i32 %673, i64 9
  %675 = sext i8 %653 to i32
  %676 = insertelement <32 x i32> %674, i32 %675, i64 10
  %677 = getelementptr inbounds nuw i8, ptr %2, i64 44
  %678 = load i32, ptr %677, align 4
  %679 = sext i32 %678 to i64
  %680 = getelementptr inbounds i8, ptr %13, i64 %679
  %681 = load i8, ptr %680, align 1
  %682 = sext i8 %681 to i32
  %683 = insertelement <32 x i32> %676, i32 %682, i64 11
  %684 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %685 = load i32, ptr %684, align 4
  %686 = sext i32 %685 to i64
  %687 = getelementptr inbounds i8, ptr %13, i64 %686
  %688 = load i8, ptr %687, align 1
  %689 = sext i8 %688 to i32
  %690 = insertelement <32 x i32> %683, i32 %689, i64 12
  %691 = getelementptr inbounds nuw i8, ptr %2, i64 52
  %692 = load i32, ptr %691, align 4
  %693 = sext i32 %692 to i64
  %694 = getelementptr inbounds i8, ptr %13, i64 %693
  %695 = load i8, ptr %694, align 1
  %696 = sext i8 %695 to i32
  %697 = insertelement <32 x i32> %690, i32 %696, i64 13
  %698 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %699 = load i32, ptr %698, align 4
  %700 = sext i32 %699 to i64
  %701 = getelementptr inbounds i8, ptr %13, i64 %700
  %702 = load i8, ptr %701, align 1
  %703 = sext i8 %702 to i32
  %704 = insertelement <32 x i32> %697, i32 %703, i64 14
  %705 = getelementptr inbounds nuw i8, ptr %2, i64 60
  %706 = load i32, ptr %705, align 4
  %707 = sext i32 %706 to i64
  %708 = getelementptr inbounds i8, ptr %13, i64 %707
  %709 = load i8, ptr %708, align 1
  %710 = sext i8 %709 to i32
  %711 = insertelement <32 x i32> %704, i32 %710, i64 15
  %712 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %713 = load i32, ptr %712, align 4
  %714 = sext i32 %713 to i64
  %715 = getelementptr inbounds i8, ptr %13, i64 %714
  %716 = load i8, ptr %715, align 1
  %717 = sext i8 %716 to i32
  %718 = insertelement <32 x i32> %711, i32 %717, i64 16
  %719 = getelementptr inbounds nuw i8, ptr %2, i64 68
  %720 = load i32, ptr %719, align 4
  %721 = sext i32 %720 to i64
  %722 = getelementptr inbounds i8, ptr %13, i64 %721
  %723 = load i8, ptr %722, align 1
  %724 = sext i8 %723 to i32
  %725 = insertelement <32 x i32> %718, i32 %724, i64 17
  %726 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %727 = load i32, ptr %726, align 4
  %728 = sext i32 %727 to i64
  %729 = getelementptr inbounds i8, ptr %13, i64 %728
  %730 = load i8, ptr %729, align 1
  %731 = sext i8 %730 to i32
  %732 = insertelement <32 x i32> %725, i32 %731, i64 18
  %733 = getelementptr inbounds nuw i8, ptr %2, i64 76
  %734 = load i32, ptr %733, align 4
  %735 = sext i32 %734 to i64
  %736 = getelementptr inbounds i8, ptr %13, i64 %735
  %737 = load i8, ptr %736, align 1
  %738 = sext i8 %737 to i32
  %739 = insertelement <32 x i32> %732, i32 %738, i64 19
  %740 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %741 = load i32, ptr %740, align 4
  %742 = sext i32 %741 to i64
  %743 = getelementptr inbounds i8, ptr %13, i64 %742
  %744 = load i8, ptr %743, align 1
  %745 = sext i8 %744 to i32
  %746 = insertelement <32 x i32> %739, i32 %745, i64 20
  %747 = getelementptr inbounds nuw i8, ptr %2, i64 84
  %748 = load i32, ptr %747, align 4
  %749 = sext i32 %748 to i64
  %750 = getelementptr inbounds i8, ptr %13, i64 %749
  %751 = load i8, ptr %750, align 1
  %752 = sext i8 %751 to i32
  %753 = insertelement <32 x i32> %746, i32 %752, i64 21
  %754 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %755 = load i32, ptr %754, align 4
  %756 = sext i32 %755 to i64
  %757 = getelementptr inbounds i8, ptr %13, i64 %756
  %758 = load i8, ptr %757, align 1
  %759 = sext i8 %758 to i32
  %760 = insertelement <32 x i32> %753, i32 %759, i64 22
  %761 = getelementptr inbounds nuw i8, ptr %2, i64 92
  %762 = load i32, ptr %761, align 4
  %763 = sext i32 %762 to i64
  %764 = getelementptr inbounds i8, ptr %13, i64 %763
  %765 = load i8, ptr %764, align 1
  %766 = sext i8 %765 to i32
  %767 = insertelement <32 x i32> %760, i32 %766, i64 23
  %768 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %769 = load i32, ptr %768, align 4
  %770 = sext i32 %769 to i64
  %771 = getelementptr inbounds i8, ptr %13, i64 %770
  %772 = load i8, ptr %771, align 1
  %773 = sext i8 %772 to i32
  %774 = insertelement <32 x i32> %767, i32 %773, i64 24
  %775 = getelementptr inbounds nuw i8, ptr %2, i64 100
  %776 = load i32, ptr %775, align 4
  %777 = sext i32 %776 to i64
  %778 = getelementptr inbounds i8, ptr %13, i64 %777
  %779 = load i8, ptr %778, align 1
  %780 = sext i8 %779 to i32
  %781 = insertelement <32 x i32> %774, i32 %780, i64 25
  %782 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %783 = load i32, ptr %782, align 4
  %784 = sext i32 %783 to i64
  %785 = getelementptr inbounds i8, ptr %13, i64 %784
  %786 = load i8, ptr %785, align 1
  %787 = sext i8 %786 to i32
  %788 = insertelement <32 x i32> %781, i32 %787, i64 26
  %789 = getelementptr inbounds nuw i8, ptr %2, i64 108
  %790 = load i32, ptr %789, align 4
  %791 = sext i32 %790 to i64
  %792 = getelementptr inbounds i8, ptr %13, i64 %791
  %793 = load i8, ptr %792, align 1
  %794 = sext i8 %793 to i32
  %795 = insertelement <32 x i32> %788, i32 %794, i64 27
  %796 = getelementptr inbounds nuw i8, ptr %2, i64 112
  %797 = load i32, ptr %796, align 4
  %798 = sext i32 %797 to i64
  %799 = getelementptr inbounds i8, ptr %13, i64 %798
  %800 = load i8, ptr %799, align 1
  %801 = sext i8 %800 to i32
  %802 = insertelement <32 x i32> %795, i32 %801, i64 28
  %803 = getelementptr inbounds nuw i8, ptr %2, i64 116
  %804 = load i32, ptr %803, align 4
  %805 = sext i32 %804 to i64
  %806 = getelementptr inbounds i8, ptr %13, i64 %805
  %807 = load i8, ptr %806, align 1
  %808 = sext i8 %807 to i32
  %809 = insertelement <32 x i32> %802, i32 %808, i64 29
  %810 = getelementptr inbounds nuw i8, ptr %2, i64 120
  %811 = load i32, ptr %810, align 4
  %812 = sext i32 %811 to i64
  %813 = getelementptr inbounds i8, ptr %13, i64 %812
  %814 = load i8, ptr %813, align 1
  %815 = sext i8 %814 to i32
  %816 = insertelement <32 x i32> %809, i32 %815, i64 30
  %817 = getelementptr inbounds nuw i8, ptr %2, i64 124
  %818 = load i32, ptr %817, align 4
  %819 = sext i32 %818 to i64
  %820 = getelementptr inbounds i8, ptr %13, i64 %819
  %821 = load i8, ptr %820, align 1
  %822 = sext i8 %821 to i32
  %823 = insertelement <32 x i32> %816, i32 %822, i64 31
  br label %994

824:
  %825 = zext i8 %607 to i32
  %826 = insertelement <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison,
      i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0,
      i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %825, i64 0
  %827 = zext i8 %612 to i32
  %828 = insertelement <32 x i32> %826, i32 %827, i64 1
  %829 = zext i8 %617 to i32
  %830 = insertelement <32 x i32> %828, i32 %829, i64 2
  %831 = zext i8 %618 to i32
  %832 = insertelement <32 x i32> %830, i32 %831, i64 3
  %833 = zext i8 %623 to i32
  %834 = insertelement <32 x i32> %832, i32 %833, i64 4
  %835 = zext i8 %628 to i32
  %836 = insertelement <32 x i32> %834, i32 %835, i64 5
  %837 = zext i8 %633 to i32
  %838 = insertelement <32 x i32> %836, i32 %837, i64 6
  %839 = zext i8 %638 to i32
  %840 = insertelement <32 x i32> %838, i32 %839, i64 7
  %841 = zext i8 %643 to i32
  %842 = insertelement <32 x i32> %840, i32 %841, i64 8
  %843 = zext i8 %648 to i32
  %844 = insertelement <32 x i32> %842, i32 %843, i64 9
  %845 = zext i8 %653 to i32
  %846 = insertelement <32 x i32> %844, i32 %845, i64 10
  %847 = getelementptr inbounds nuw i8, ptr %2, i64 44
  %848 = load i32, ptr %847, align 4
  %849 = sext i32 %848 to i64
  %850 = getelementptr inbounds i8, ptr %13, i64 %849
  %851 = load i8, ptr %850, align 1
  %852 = zext i8 %851 to i32
  %853 = insertelement <32 x i32> %846, i32 %852, i64 11
  %854 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %855 = load i32, ptr %854, align 4
  %856 = sext i32 %855 to i64
  %857 = getelementptr inbounds i8, ptr %13, i64 %856
  %858 = load i8, ptr %857, align 1
  %859 = zext i8 %858 to i32
  %860 = insertelement <32 x i32> %853, i32 %859, i64 12
  %861 = getelementptr inbounds nuw i8, ptr %2, i64 52
  %862 = load i32, ptr %861, align 4
  %863 = sext i32 %862 to i64
  %864 = getelementptr inbounds i8, ptr %13, i64 %863
  %865 = load i8, ptr %864, align 1
  %866 = zext i8 %865 to i32
  %867 = insertelement <32 x i32> %860, i32 %866, i64 13
  %868 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %869 = load i32, ptr %868, align 4
  %870 = sext i32 %869 to i64
  %871 = getelementptr inbounds i8, ptr %13, i64 %870
  %872 = load i8, ptr %871, align 1
  %873 = zext i8 %872 to i32
  %874 = insertelement <32 x i32> %867, i32 %873, i64 14
  %875 = getelementptr inbounds nuw i8, ptr %2, i64 60
  %876 = load i32, ptr %875, align 4
  %877 = sext i32 %876 to i64
  %878 = getelementptr inbounds i8, ptr %13, i64 %877
  %879 = load i8, ptr %878, align 1
  %880 = zext i8 %879 to i32
  %881 = insertelement <32 x i32> %874, i32 %880, i64 15
  %882 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %883 = load i32, ptr %882, align 4
  %884 = sext i32 %883 to i64
  %885 = getelementptr inbounds i8, ptr %13, i64 %884
  %886 = load i8, ptr %885, align 1
  %887 = zext i8 %886 to i32
  %888 = insertelement <32 x i32> %881, i32 %887, i64 16
  %889 = getelementptr inbounds nuw i8, ptr %2, i64 68
  %890 = load i32, ptr %889, align 4
  %891 = sext i32 %890 to i64
  %892 = getelementptr inbounds i8, ptr %13, i64 %891
  %893 = load i8, ptr %892, align 1
  %894 = zext i8 %893 to i32
  %895 = insertelement <32 x i32> %888, i32 %894, i64 17
  %896 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %897 = load i32, ptr %896, align 4
  %898 = sext i32 %897 to i64
  %899 = getelementptr inbounds i8, ptr %13, i64 %898
  %900 = load i8, ptr %899, align 1
  %901 = zext i8 %900 to i32
  %902 = insertelement <32 x i32> %895, i32 %901, i64 18
  %903 = getelementptr inbounds nuw i8, ptr %2, i64 76
  %904 = load i32, ptr %903, align 4
  %905 = sext i32 %904 to i64
  %906 = getelementptr inbounds i8, ptr %13, i64 %905
  %907 = load i8, ptr %906, align 1
  %908 = zext i8 %907 to i32
  %909 = insertelement <32 x i32> %902, i32 %908, i64 19
  %910 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %911 = load i32, ptr %910, align 4
  %912 = sext i32 %911 to i64
  %913 = getelementptr inbounds i8, ptr %13, i64 %912
  %914 = load i8, ptr %913, align 1
  %915 = zext i8 %914 to i32
  %916 = insertelement <32 x i32> %909, i32 %915, i64 20
  %917 = getelementptr inbounds nuw i8, ptr %2, i64 84
  %918 = load i32, ptr %917, align 4
  %919 = sext i32 %918 to i64
  %920 = getelementptr inbounds i8, ptr %13, i64 %919
  %921 = load i8, ptr %920, align 1
  %922 = zext i8 %921 to i32
  %923 = insertelement <32 x i32> %916, i32 %922, i64 21
  %924 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %925 = load i32, ptr %924, align 4
  %926 = sext i32 %925 to i64
  %927 = getelementptr inbounds i8, ptr %13, i64 %926
  %928 = load i8, ptr %927, align 1
  %929 = zext i8 %928 to i32
  %930 = insertelement <32 x i32> %923, i32 %929, i64 22
  %931 = getelementptr inbounds nuw i8, ptr %2, i64 92
  %932 = load i32, ptr %931, align 4
  %933 = sext i32 %932 to i64
  %934 = getelementptr inbounds i8, ptr %13, i64 %933
  %935 = load i8, ptr %934, align 1
  %936 = zext i8 %935 to i32
  %937 = insertelement <32 x i32> %930, i32 %936, i64 23
  %938 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %939 = load i32, ptr %938, align 4
  %940 = sext i32 %939 to i64
  %941 = getelementptr inbounds i8, ptr %13, i64 %940
  %942 = load i8, ptr %941, align 1
  %943 = zext i8 %942 to i32
  %944 = insertelement <32 x i32> %937, i32 %943, i64 24
  %945 = getelementptr inbounds nuw i8, ptr %2, i64 100
  %946 = load i32, ptr %945, align 4
  %947 = sext i32 %946 to i64
  %948 = getelementptr inbounds i8, ptr %13, i64 %947
  %949 = load i8, ptr %948, align 1
  %950 = zext i8 %949 to i32
  %951 = insertelement <32 x i32> %944, i32 %950, i64 25
  %952 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %953 = load i32, ptr %952, align 4
  %954 = sext i32 %953 to i64
  %955 = getelementptr inbounds i8, ptr %13, i64 %954
  %956 = load i8, ptr %955, align 1
  %957 = zext i8 %956 to i32
  %958 = insertelement <32 x i32> %951, i32 %957, i64 26
  %959 = getelementptr inbounds nuw i8, ptr %2, i64 108
  %960 = load i32, ptr %959, align 4
  %961 = sext i32 %960 to i64
  %962 = getelementptr inbounds i8, ptr %13, i64 %961
  %963 = load i8, ptr %962, align 1
  %964 = zext i8 %963 to i32
  %965 = insertelement <32 x i32> %958, i32 %964, i64 27
  %966 = getelementptr inbounds nuw i8, ptr %2, i64 112
  %967 = load i32, ptr %966, align 4
  %968 = sext i32 %967 to i64
  %969 = getelementptr inbounds i8, ptr %13, i64 %968
  %970 = load i8, ptr %969, align 1
  %971 = zext i8 %970 to i32
  %972 = insertelement <32 x i32> %965, i32 %971, i64 28
  %973 = getelementptr inbounds nuw i8, ptr %2, i64 116
  %974 = load i32, ptr %973, align 4
  %975 = sext i32 %974 to i64
  %976 = getelementptr inbounds i8, ptr %13, i64 %975
  %977 = load i8, ptr %976, align 1
  %978 = zext i8 %977 to i32
  %979 = insertelement <32 x i32> %972, i32 %978, i64 29
  %980 = getelementptr inbounds nuw i8, ptr %2, i64 120
  %981 = load i32, ptr %980, align 4
  %982 = sext i32 %981 to i64
  %983 = getelementptr inbounds i8, ptr %13, i64 %982
  %984 = load i8, ptr %983, align 1
  %985 = zext i8 %984 to i32
  %986 = insertelement <32 x i32> %979, i32 %985, i64 30
  %987 = getelementptr inbounds nuw i8, ptr %2, i64 124
  %988 = load i32, ptr %987, align 4
  %989 = sext i32 %988 to i64
  %990 = getelementptr inbounds i8, ptr %13, i64 %989
  %991 = load i8, ptr %990, align 1
  %992 = zext i8 %991 to i32
  %993 = insertelement <32 x i32> %986, i32 %992, i64 31
  br label %994

994:
  %995 = phi <32 x i32> [ %205, %18 ], [ %599, %430 ], [ %823, %654 ], [ %993, %824 ], [ %429, %260 ]
  %996 = getelementptr inbounds nuw i8, ptr %0, i64 92
  %997 = load i32, ptr %996, align 4
  %998 = icmp eq i32 %997, 2
  %999 = icmp eq i32 %9, 8
  %1000 = and i1 %999, %998
  %1001 = mul <32 x i32> %995, splat (i32 257)
  %1002 = select i1 %1000, <32 x i32> %1001, <32 x i32> %995
  store <32 x i32> %1002, ptr %4, align 64
  ret void
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1) #0

define internal fastcc void @find_taps(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) unnamed_addr #0 {
  %7 = alloca <32 x i32>, align 64
  %8 = alloca [4 x <32 x i32>], align 64
  %9 = load <32 x i32>, ptr %4, align 64
  %10 = load <32 x i32>, ptr %3, align 64
  %11 = mul <32 x i32> %10, %9
  %12 = add <32 x i32> %11, splat (i32 128)
  %13 = ashr <32 x i32> %12, splat (i32 8)
  %14 = sub <32 x i32> %9, %13
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 128
  %16 = load <32 x i32>, ptr %15, align 64
  %17 = sub <32 x i32> splat (i32 256), %16
  %18 = mul <32 x i32> %14, %17
  %19 = add <32 x i32> %18, splat (i32 128)
  %20 = ashr <32 x i32> %19, splat (i32 8)
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 1088
  store <32 x i32> %20, ptr %21, align 64
  %22 = sub <32 x i32> %14, %20
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 1344
  store <32 x i32> %22, ptr %23, align 64
  %24 = load <32 x i32>, ptr %15, align 64
  %25 = mul <32 x i32> %24, %13
  %26 = add <32 x i32> %25, splat (i32 128)
  %27 = ashr <32 x i32> %26, splat (i32 8)
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 1472
  store <32 x i32> %27, ptr %28, align 64
  %29 = sub nsw <32 x i32> %13, %27
  %30 = getelementptr inbounds nuw i8, ptr %5, i64 1216
  store <32 x i32> %29, ptr %30, align 64
  %31 = getelementptr inbounds nuw i8, ptr %8, i64 128
  %32 = getelementptr inbounds nuw i8, ptr %8, i64 256
  %33 = getelementptr inbounds nuw i8, ptr %8, i64 384
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %36 = load ptr, ptr %5, align 64
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %39 = getelementptr inbounds nuw i8, ptr %5, i64 576
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %41 = getelementptr inbounds nuw i8, ptr %36, i64 40
  br label %43

42:
  ret void

43:
  %44 = phi i64 [ 0, %6 ], [ %82, %79 ]
  store <32 x i32> zeroinitializer, ptr %8, align 64
  store <32 x i32> zeroinitializer, ptr %31, align 64
  store <32 x i32> zeroinitializer, ptr %32, align 64
  %45 = load <32 x i32>, ptr %34, align 64
  store <32 x i32> %45, ptr %33, align 64
  %46 = load i32, ptr %35, align 8
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %53, label %48

48:
  %49 = zext i32 %46 to i64
  %50 = trunc nuw nsw i64 %44 to i32
  br label %84

51:
  %52 = load <32 x i32>, ptr %8, align 64
  br label %53

53:
  %54 = phi <32 x i32> [ zeroinitializer, %43 ], [ %52, %51 ]
  %55 = phi <32 x i32> [ splat (i32 -1), %43 ], [ %126, %51 ]
  %56 = load i64, ptr %37, align 8
  %57 = trunc i64 %56 to i32
  %58 = insertelement <32 x i32> poison, i32 %57, i64 0
  %59 = shufflevector <32 x i32> %58, <32 x i32> poison, <32 x i32> zeroinitializer
  %60 = mul <32 x i32> %59, %54
  br label %61

61:
  %62 = phi i64 [ 1, %53 ], [ %77, %75 ]
  %63 = phi <32 x i32> [ %60, %53 ], [ %76, %75 ]
  %64 = getelementptr inbounds nuw i64, ptr %37, i64 %62
  %65 = load i64, ptr %64, align 8
  %66 = icmp eq i64 %65, 0
  br i1 %66, label %75, label %67

67:
  %68 = getelementptr inbounds nuw <32 x i32>, ptr %8, i64 %62
  %69 = load <32 x i32>, ptr %68, align 64
  %70 = trunc i64 %65 to i32
  %71 = insertelement <32 x i32> poison, i32 %70, i64 0
  %72 = shufflevector <32 x i32> %71, <32 x i32> poison, <32 x i32> zeroinitializer
  %73 = mul <32 x i32> %69, %72
  %74 = add <32 x i32> %73, %63
  br label %75

75:
  %76 = phi <32 x i32> [ %74, %67 ], [ %63, %61 ]
  %77 = add nuw nsw i64 %62, 1
  %78 = icmp eq i64 %77, 4
  br i1 %78, label %79, label %61

79:
  %80 = getelementptr inbounds nuw <32 x i32>, ptr %38, i64 %44
  store <32 x i32> %76, ptr %80, align 64
  %81 = getelementptr inbounds nuw <32 x i32>, ptr %39, i64 %44
  store <32 x i32> %55, ptr %81, align 64
  %82 = add nuw nsw i64 %44, 1
  %83 = icmp eq i64 %82, 4
  br i1 %83, label %42, label %43

84:
  %85 = phi i64 [ 0, %48 ], [ %129, %125 ]
  %86 = phi <32 x i32> [ splat (i32 -1), %48 ], [ %126, %125 ]
  %87 = getelementptr inbounds nuw <32 x i32>, ptr %2, i64 %85
  %88 = load <32 x i32>, ptr %87, align 64
  %89 = icmp samesign ult i64 %85, 2
  %90 = trunc nuw i64 %85 to i32
  %91 = lshr i32 %50, %90
  %92 = and i32 %91, 1
  %93 = select i1 %89, i32 %92, i32 0
  %94 = insertelement <32 x i32> poison, i32 %93, i64 0
  %95 = shufflevector <32 x i32> %94, <32 x i32> poison, <32 x i32> zeroinitializer
  %96 = add <32 x i32> %88, %95
  %97 = getelementptr inbounds nuw i32, ptr %41, i64 %85
  %98 = load i32, ptr %97, align 4
  %99 = getelementptr inbounds nuw i32, ptr %40, i64 %85
  %100 = load i32, ptr %99, align 4
  store <32 x i32> %96, ptr %7, align 64
  %101 = ashr <32 x i32> %96, splat (i32 31)
  %102 = insertelement <32 x i32> poison, i32 %98, i64 0
  %103 = shufflevector <32 x i32> %102, <32 x i32> poison, <32 x i32> zeroinitializer
  %104 = icmp slt <32 x i32> %96, %103
  %105 = select <32 x i1> %104, <32 x i32> %101, <32 x i32> splat (i32 -1)
  %106 = icmp ne <32 x i32> %105, zeroinitializer
  %107 = bitcast <32 x i1> %106 to i32
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %125, label %109

109:
  %110 = icmp ult i32 %100, 2
  br i1 %110, label %111, label %113

111:
  call fastcc void @turn(ptr %7, i32 %98, i32 %100)
  %112 = load <32 x i32>, ptr %7, align 64
  br label %125

113:
  %114 = icmp eq i32 %100, 3
  br i1 %114, label %118, label %115

115:
  %116 = xor <32 x i32> %105, splat (i32 -1)
  %117 = and <32 x i32> %86, %116
  br label %118

118:
  %119 = phi <32 x i32> [ %86, %113 ], [ %117, %115 ]
  %120 = add nsw i32 %98, -1
  %121 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %96, <32 x i32> zeroinitializer)
  %122 = insertelement <32 x i32> poison, i32 %120, i64 0
  %123 = shufflevector <32 x i32> %122, <32 x i32> poison, <32 x i32> zeroinitializer
  %124 = tail call <32 x i32> @llvm.smin.v32i32(<32 x i32> %121, <32 x i32> %123)
  br label %125

125:
  %126 = phi <32 x i32> [ %119, %118 ], [ %86, %111 ], [ %86, %84 ]
  %127 = phi <32 x i32> [ %124, %118 ], [ %112, %111 ], [ %96, %84 ]
  %128 = getelementptr inbounds nuw <32 x i32>, ptr %8, i64 %85
  store <32 x i32> %127, ptr %128, align 64
  %129 = add nuw nsw i64 %85, 1
  %130 = icmp eq i64 %129, %49
  br i1 %130, label %51, label %84
}

declare <32 x double> @llvm.fmuladd.v32f64(<32 x double>, <32 x double>, <32 x double>) #0

declare i32 @llvm.ctlz.i32(i32, i1) #0

declare i32 @llvm.ctpop.i32(i32) #0

declare i32 @llvm.abs.i32(i32, i1) #0

declare i32 @llvm.usub.sat.i32(i32, i32) #0

declare <32 x i32> @llvm.smax.v32i32(<32 x i32>, <32 x i32>) #0

declare <32 x i32> @llvm.smin.v32i32(<32 x i32>, <32 x i32>) #0

declare i32 @llvm.smax.i32(i32, i32) #0

declare <32 x i32> @llvm.umin.v32i32(<32 x i32>, <32 x i32>) #0
