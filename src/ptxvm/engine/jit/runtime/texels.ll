; Generated from the C files beside this one by `make runtime`.
; 3a47ef04320a75be99baaaf5c0d81034c1ab90db9ab0ea05b629c691e6c8ef5f
%struct.Access32 = type { [32 x i64], i32, i32, i8, [55 x i8] }
%struct.TexturePlan = type { i64, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32,
      i32, i32, [3 x i32], i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, [4 x i32], [4 x i32], i32, i32, i32, i32,
      i32, i32, [18 x %struct.TextureLevel] }
%struct.TextureLevel = type { i64, [4 x i64], [4 x i32] }
%struct.Texels = type { <32 x i64>, <32 x i64> }
%struct.Request = type { [3 x <32 x i32>], <32 x i32>, [3 x <32 x i32>], <32 x i32> }
%struct.Part = type { <32 x i64>, <32 x i32>, <32 x i32> }
%struct.Footprint = type <{ ptr, [56 x i8], [4 x <32 x i32>], [4 x <32 x i32>], [4 x <32 x i32>] }>

@gather.steps = internal unnamed_addr constant [4 x [2 x i8]] [[2 x i8] c"\00\01", [2 x i8] c"\01\01", [2 x i8]
      c"\01\00", [2 x i8] zeroinitializer], align 1

define i32 @ptxvm_load_surface(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = alloca %struct.Access32, align 64
  %7 = tail call i32 @llvm.cttz.i32(i32 %4, i1 false)
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 3136
  %9 = zext nneg i32 %7 to i64
  %10 = getelementptr inbounds nuw i64, ptr %8, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 472
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
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 32
  %26 = load i32, ptr %25, align 8
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %47, label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %24, i64 24
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
  br label %189

48:
  %49 = getelementptr inbounds nuw i8, ptr %24, i64 176
  %50 = load i32, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %24, i64 180
  %52 = load i32, ptr %51, align 4
  %53 = mul i32 %52, %50
  %54 = call fastcc i1 @locate_on_surface(ptr %0, ptr %24, i32 %53, i32 %4, ptr %6)
  br i1 %54, label %55, label %189

55:
  %56 = getelementptr inbounds nuw i8, ptr %6, i64 264
  %57 = load i8, ptr %56, align 8
  %58 = trunc nuw i8 %57 to i1
  br i1 %58, label %59, label %120

59:
  %60 = getelementptr inbounds nuw i8, ptr %24, i64 200
  %61 = load i64, ptr %60, align 8
  %62 = inttoptr i64 %61 to ptr
  %63 = load i64, ptr %6, align 64
  %64 = getelementptr inbounds i8, ptr %62, i64 %63
  %65 = getelementptr inbounds nuw i8, ptr %6, i64 260
  %66 = load i32, ptr %65, align 4
  %67 = tail call i32 @llvm.ctpop.i32(i32 %66)
  %68 = icmp eq i32 %67, 1
  br i1 %68, label %69, label %82

69:
  %70 = tail call i32 @llvm.cttz.i32(i32 %66, i1 true)
  switch i32 %70, label %82 [
    i32 0, label %71
    i32 1, label %74
    i32 2, label %77
    i32 3, label %80
  ]

71:
  %72 = load <32 x i8>, ptr %64, align 1
  %73 = zext <32 x i8> %72 to <32 x i64>
  br label %88

74:
  %75 = load <32 x i16>, ptr %64, align 1
  %76 = zext <32 x i16> %75 to <32 x i64>
  br label %88

77:
  %78 = load <32 x i32>, ptr %64, align 1
  %79 = zext <32 x i32> %78 to <32 x i64>
  br label %88

80:
  %81 = load <32 x i64>, ptr %64, align 1
  br label %88

82:
  %83 = load <32 x i64>, ptr %64, align 1
  %84 = getelementptr inbounds nuw i8, ptr %64, i64 256
  %85 = load <32 x i64>, ptr %84, align 1
  %86 = shufflevector <32 x i64> %83, <32 x i64> %85, <32 x i32> <i32 0, i32 2, i32 4, i32 6, i32 8, i32 10, i32 12, i32
      14, i32 16, i32 18, i32 20, i32 22, i32 24, i32 26, i32 28, i32 30, i32 32, i32 34, i32 36, i32 38, i32 40, i32
      42, i32 44, i32 46, i32 48, i32 50, i32 52, i32 54, i32 56, i32 58, i32 60, i32 62>
  %87 = shufflevector <32 x i64> %83, <32 x i64> %85, <32 x i32> <i32 1, i32 3, i32 5, i32 7, i32 9, i32 11, i32 13, i32
      15, i32 17, i32 19, i32 21, i32 23, i32 25, i32 27, i32 29, i32 31, i32 33, i32 35, i32 37, i32 39, i32 41, i32
      43, i32 45, i32 47, i32 49, i32 51, i32 53, i32 55, i32 57, i32 59, i32 61, i32 63>
  br label %88

88:
  %89 = phi <32 x i64> [ %86, %82 ], [ %73, %71 ], [ %76, %74 ], [ %79, %77 ], [ %81, %80 ]
  %90 = phi <32 x i64> [ %87, %82 ], [ undef, %71 ], [ undef, %74 ], [ undef, %77 ], [ undef, %80 ]
  %91 = load i32, ptr %51, align 4
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %189, label %93

93:
  %94 = phi i64 [ %116, %93 ], [ 0, %88 ]
  %95 = load i32, ptr %49, align 8
  %96 = trunc nuw i64 %94 to i32
  %97 = mul i32 %95, %96
  %98 = icmp ult i32 %97, 8
  %99 = select i1 %98, <32 x i64> %89, <32 x i64> %90
  %100 = shl i32 %97, 3
  %101 = and i32 %100, 56
  %102 = insertelement <32 x i32> poison, i32 %101, i64 0
  %103 = shufflevector <32 x i32> %102, <32 x i32> poison, <32 x i32> zeroinitializer
  %104 = zext nneg <32 x i32> %103 to <32 x i64>
  %105 = lshr <32 x i64> %99, %104
  %106 = shl i32 %95, 3
  %107 = sub i32 64, %106
  %108 = zext nneg i32 %107 to i64
  %109 = lshr i64 -1, %108
  %110 = insertelement <32 x i64> poison, i64 %109, i64 0
  %111 = shufflevector <32 x i64> %110, <32 x i64> poison, <32 x i32> zeroinitializer
  %112 = and <32 x i64> %105, %111
  %113 = shl nuw nsw i64 %94, 5
  %114 = and i64 %113, 4294967264
  %115 = getelementptr inbounds nuw i64, ptr %8, i64 %114
  store <32 x i64> %112, ptr %115, align 64
  %116 = add nuw nsw i64 %94, 1
  %117 = load i32, ptr %51, align 4
  %118 = zext i32 %117 to i64
  %119 = icmp samesign ult i64 %116, %118
  br i1 %119, label %93, label %189

120:
  %121 = getelementptr inbounds nuw i8, ptr %6, i64 256
  %122 = load i32, ptr %121, align 64
  %123 = bitcast i32 %122 to <32 x i1>
  %124 = load i32, ptr %51, align 4
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %189, label %126

126:
  %127 = getelementptr inbounds nuw i8, ptr %24, i64 200
  %128 = icmp eq i32 %122, %4
  br label %129

129:
  %130 = phi i64 [ 0, %126 ], [ %185, %184 ]
  %131 = load i64, ptr %127, align 8
  %132 = inttoptr i64 %131 to ptr
  %133 = load i32, ptr %49, align 8
  %134 = trunc nuw i64 %130 to i32
  %135 = mul i32 %133, %134
  %136 = zext i32 %135 to i64
  %137 = getelementptr inbounds nuw i8, ptr %132, i64 %136
  %138 = shl nuw nsw i64 %130, 5
  %139 = and i64 %138, 4294967264
  %140 = getelementptr inbounds nuw i64, ptr %8, i64 %139
  switch i32 %133, label %171 [
    i32 1, label %141
    i32 2, label %151
    i32 4, label %161
  ]

141:
  %142 = phi i64 [ %149, %141 ], [ 0, %129 ]
  %143 = getelementptr inbounds nuw i64, ptr %6, i64 %142
  %144 = load i64, ptr %143, align 8
  %145 = getelementptr inbounds i8, ptr %137, i64 %144
  %146 = load i8, ptr %145, align 1
  %147 = zext i8 %146 to i64
  %148 = getelementptr inbounds nuw i64, ptr %140, i64 %142
  store i64 %147, ptr %148, align 8
  %149 = add nuw nsw i64 %142, 1
  %150 = icmp eq i64 %149, 32
  br i1 %150, label %180, label %141

151:
  %152 = phi i64 [ %159, %151 ], [ 0, %129 ]
  %153 = getelementptr inbounds nuw i64, ptr %6, i64 %152
  %154 = load i64, ptr %153, align 8
  %155 = getelementptr inbounds i8, ptr %137, i64 %154
  %156 = load i16, ptr %155, align 2
  %157 = zext i16 %156 to i64
  %158 = getelementptr inbounds nuw i64, ptr %140, i64 %152
  store i64 %157, ptr %158, align 8
  %159 = add nuw nsw i64 %152, 1
  %160 = icmp eq i64 %159, 32
  br i1 %160, label %180, label %151

161:
  %162 = phi i64 [ %169, %161 ], [ 0, %129 ]
  %163 = getelementptr inbounds nuw i64, ptr %6, i64 %162
  %164 = load i64, ptr %163, align 8
  %165 = getelementptr inbounds i8, ptr %137, i64 %164
  %166 = load i32, ptr %165, align 4
  %167 = zext i32 %166 to i64
  %168 = getelementptr inbounds nuw i64, ptr %140, i64 %162
  store i64 %167, ptr %168, align 8
  %169 = add nuw nsw i64 %162, 1
  %170 = icmp eq i64 %169, 32
  br i1 %170, label %180, label %161

171:
  %172 = phi i64 [ %178, %171 ], [ 0, %129 ]
  %173 = getelementptr inbounds nuw i64, ptr %6, i64 %172
  %174 = load i64, ptr %173, align 8
  %175 = getelementptr inbounds i8, ptr %137, i64 %174
  %176 = load i64, ptr %175, align 8
  %177 = getelementptr inbounds nuw i64, ptr %140, i64 %172
  store i64 %176, ptr %177, align 8
  %178 = add nuw nsw i64 %172, 1
  %179 = icmp eq i64 %178, 32
  br i1 %179, label %180, label %171

180:
  br i1 %128, label %184, label %181

181:
  %182 = load <32 x i64>, ptr %140, align 64
  %183 = select <32 x i1> %123, <32 x i64> %182, <32 x i64> zeroinitializer
  store <32 x i64> %183, ptr %140, align 64
  br label %184

184:
  %185 = add nuw nsw i64 %130, 1
  %186 = load i32, ptr %51, align 4
  %187 = zext i32 %186 to i64
  %188 = icmp samesign ult i64 %185, %187
  br i1 %188, label %129, label %189

189:
  %190 = phi i32 [ 0, %47 ], [ 1, %120 ], [ 0, %48 ], [ 1, %88 ], [ 1, %93 ], [ 1, %184 ]
  ret i32 %190
}

define internal fastcc i1 @locate_on_surface(ptr %0, ptr %1, i32 %2, i32 %3, ptr %4) unnamed_addr #0 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %7 = load i32, ptr %6, align 8
  %8 = add i32 %7, 1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 3136
  %10 = shl i32 %8, 5
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw i64, ptr %9, i64 %11
  %13 = load <32 x i64>, ptr %12, align 64
  %14 = trunc <32 x i64> %13 to <32 x i32>
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 188
  %16 = load i32, ptr %15, align 4
  %17 = icmp slt i32 %16, %2
  br i1 %17, label %244, label %18

18:
  %19 = extractelement <32 x i64> %13, i64 0
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 184
  %21 = load i32, ptr %20, align 8
  %22 = icmp eq i32 %21, 1
  %23 = select i1 %22, i32 %2, i32 1
  %24 = zext i32 %21 to i64
  %25 = mul i64 %19, %24
  %26 = sext i32 %16 to i64
  %27 = icmp ne i32 %3, -1
  %28 = icmp ugt i64 %19, %26
  %29 = select i1 %27, i1 true, i1 %28
  br i1 %29, label %101, label %30

30:
  %31 = add i32 %2, -1
  %32 = zext i32 %31 to i64
  %33 = and i64 %25, %32
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %35, label %101

35:
  %36 = shl i32 %2, 5
  %37 = zext i32 %36 to i64
  %38 = add i64 %25, %37
  %39 = icmp ugt i64 %38, %26
  br i1 %39, label %101, label %40

40:
  %41 = zext i32 %23 to i64
  %42 = insertelement <32 x i64> poison, i64 %41, i64 0
  %43 = shufflevector <32 x i64> %42, <32 x i64> poison, <32 x i32> zeroinitializer
  %44 = mul nuw nsw <32 x i64> %43, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64
      11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64
      25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %45 = shufflevector <32 x i64> %13, <32 x i64> poison, <32 x i32> zeroinitializer
  %46 = add <32 x i64> %44, %45
  %47 = xor <32 x i64> %13, %46
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %49 = load i32, ptr %48, align 8
  %50 = icmp ugt i32 %49, 1
  br i1 %50, label %51, label %81

51:
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 240
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 208
  %54 = zext i32 %49 to i64
  br label %55

55:
  %56 = phi i64 [ 1, %51 ], [ %79, %69 ]
  %57 = phi i64 [ %25, %51 ], [ %73, %69 ]
  %58 = phi <32 x i64> [ %47, %51 ], [ %78, %69 ]
  %59 = trunc nuw i64 %56 to i32
  %60 = add i32 %8, %59
  %61 = shl i32 %60, 5
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw i64, ptr %9, i64 %62
  %64 = load i64, ptr %63, align 8
  %65 = getelementptr inbounds nuw i32, ptr %52, i64 %56
  %66 = load i32, ptr %65, align 4
  %67 = sext i32 %66 to i64
  %68 = icmp ult i64 %64, %67
  br i1 %68, label %69, label %101

69:
  %70 = getelementptr inbounds nuw i64, ptr %53, i64 %56
  %71 = load i64, ptr %70, align 8
  %72 = mul i64 %71, %64
  %73 = add i64 %72, %57
  %74 = load <32 x i64>, ptr %63, align 64
  %75 = insertelement <32 x i64> poison, i64 %64, i64 0
  %76 = shufflevector <32 x i64> %75, <32 x i64> poison, <32 x i32> zeroinitializer
  %77 = xor <32 x i64> %74, %76
  %78 = or <32 x i64> %77, %58
  %79 = add nuw nsw i64 %56, 1
  %80 = icmp eq i64 %79, %54
  br i1 %80, label %81, label %55

81:
  %82 = phi <32 x i64> [ %47, %40 ], [ %78, %69 ]
  %83 = phi i64 [ %25, %40 ], [ %73, %69 ]
  %84 = icmp eq i32 %7, 0
  br i1 %84, label %103, label %85

85:
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 3392
  %87 = load i64, ptr %86, align 8
  %88 = load <32 x i64>, ptr %86, align 64
  %89 = insertelement <32 x i64> poison, i64 %87, i64 0
  %90 = shufflevector <32 x i64> %89, <32 x i64> poison, <32 x i32> zeroinitializer
  %91 = xor <32 x i64> %90, %88
  %92 = or <32 x i64> %91, %82
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %94 = load i64, ptr %93, align 8
  %95 = mul i64 %94, %87
  %96 = add i64 %95, %83
  %97 = getelementptr inbounds nuw i8, ptr %1, i64 252
  %98 = load i32, ptr %97, align 4
  %99 = sext i32 %98 to i64
  %100 = icmp ult i64 %87, %99
  br i1 %100, label %103, label %101

101:
  %102 = getelementptr inbounds nuw i8, ptr %4, i64 264
  store i8 0, ptr %102, align 8
  br label %113

103:
  %104 = phi <32 x i64> [ %82, %81 ], [ %92, %85 ]
  %105 = phi i64 [ %83, %81 ], [ %96, %85 ]
  store i64 %105, ptr %4, align 64
  %106 = getelementptr inbounds nuw i8, ptr %4, i64 256
  store i32 -1, ptr %106, align 64
  %107 = getelementptr inbounds nuw i8, ptr %4, i64 260
  store i32 %2, ptr %107, align 4
  %108 = icmp ne <32 x i64> %104, zeroinitializer
  %109 = bitcast <32 x i1> %108 to i32
  %110 = icmp eq i32 %109, 0
  %111 = getelementptr inbounds nuw i8, ptr %4, i64 264
  %112 = zext i1 %110 to i8
  store i8 %112, ptr %111, align 8
  br i1 %110, label %244, label %113

113:
  %114 = load i32, ptr %20, align 8
  %115 = icmp eq i32 %114, 1
  br i1 %115, label %116, label %139

116:
  %117 = add i32 %2, -1
  %118 = insertelement <32 x i32> poison, i32 %117, i64 0
  %119 = shufflevector <32 x i32> %118, <32 x i32> poison, <32 x i32> zeroinitializer
  %120 = and <32 x i32> %119, %14
  %121 = icmp ne <32 x i32> %120, zeroinitializer
  %122 = bitcast <32 x i1> %121 to i32
  %123 = and i32 %3, %122
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %125, label %244

125:
  %126 = ashr <32 x i32> %14, splat (i32 31)
  %127 = load i32, ptr %15, align 4
  %128 = sub nsw i32 %127, %2
  %129 = insertelement <32 x i32> poison, i32 %128, i64 0
  %130 = shufflevector <32 x i32> %129, <32 x i32> poison, <32 x i32> zeroinitializer
  %131 = icmp slt <32 x i32> %130, %14
  %132 = select <32 x i1> %131, <32 x i32> splat (i32 -1), <32 x i32> %126
  %133 = sub nsw i32 0, %2
  %134 = and i32 %128, %133
  %135 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %14, <32 x i32> zeroinitializer)
  %136 = insertelement <32 x i32> poison, i32 %134, i64 0
  %137 = shufflevector <32 x i32> %136, <32 x i32> poison, <32 x i32> zeroinitializer
  %138 = tail call <32 x i32> @llvm.smin.v32i32(<32 x i32> %135, <32 x i32> %137)
  br label %153

139:
  %140 = load i32, ptr %15, align 4
  %141 = sdiv i32 %140, %114
  %142 = add nsw i32 %141, -1
  %143 = ashr <32 x i32> %14, splat (i32 31)
  %144 = insertelement <32 x i32> poison, i32 %142, i64 0
  %145 = shufflevector <32 x i32> %144, <32 x i32> poison, <32 x i32> zeroinitializer
  %146 = icmp slt <32 x i32> %145, %14
  %147 = select <32 x i1> %146, <32 x i32> splat (i32 -1), <32 x i32> %143
  %148 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %14, <32 x i32> zeroinitializer)
  %149 = tail call <32 x i32> @llvm.smin.v32i32(<32 x i32> %148, <32 x i32> %145)
  %150 = insertelement <32 x i32> poison, i32 %114, i64 0
  %151 = shufflevector <32 x i32> %150, <32 x i32> poison, <32 x i32> zeroinitializer
  %152 = mul <32 x i32> %149, %151
  br label %153

153:
  %154 = phi <32 x i32> [ %132, %125 ], [ %147, %139 ]
  %155 = phi <32 x i32> [ %138, %125 ], [ %152, %139 ]
  %156 = sext <32 x i32> %155 to <32 x i64>
  %157 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %158 = load i32, ptr %157, align 8
  %159 = icmp ugt i32 %158, 1
  %160 = load i32, ptr %6, align 8
  br i1 %159, label %161, label %166

161:
  %162 = add i32 %160, 1
  %163 = getelementptr inbounds nuw i8, ptr %1, i64 240
  %164 = getelementptr inbounds nuw i8, ptr %1, i64 208
  %165 = zext i32 %158 to i64
  br label %170

166:
  %167 = phi <32 x i64> [ %156, %153 ], [ %200, %170 ]
  %168 = phi <32 x i32> [ %154, %153 ], [ %188, %170 ]
  %169 = icmp eq i32 %160, 0
  br i1 %169, label %225, label %203

170:
  %171 = phi i64 [ 1, %161 ], [ %201, %170 ]
  %172 = phi <32 x i32> [ %154, %161 ], [ %188, %170 ]
  %173 = phi <32 x i64> [ %156, %161 ], [ %200, %170 ]
  %174 = trunc nuw i64 %171 to i32
  %175 = add i32 %162, %174
  %176 = shl i32 %175, 5
  %177 = zext i32 %176 to i64
  %178 = getelementptr inbounds nuw i64, ptr %9, i64 %177
  %179 = load <32 x i64>, ptr %178, align 64
  %180 = trunc <32 x i64> %179 to <32 x i32>
  %181 = ashr <32 x i32> %180, splat (i32 31)
  %182 = getelementptr inbounds nuw i32, ptr %163, i64 %171
  %183 = load i32, ptr %182, align 4
  %184 = insertelement <32 x i32> poison, i32 %183, i64 0
  %185 = shufflevector <32 x i32> %184, <32 x i32> poison, <32 x i32> zeroinitializer
  %186 = icmp sgt <32 x i32> %185, %180
  %187 = select <32 x i1> %186, <32 x i32> %181, <32 x i32> splat (i32 -1)
  %188 = or <32 x i32> %187, %172
  %189 = add nsw i32 %183, -1
  %190 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %180, <32 x i32> zeroinitializer)
  %191 = insertelement <32 x i32> poison, i32 %189, i64 0
  %192 = shufflevector <32 x i32> %191, <32 x i32> poison, <32 x i32> zeroinitializer
  %193 = tail call <32 x i32> @llvm.smin.v32i32(<32 x i32> %190, <32 x i32> %192)
  %194 = sext <32 x i32> %193 to <32 x i64>
  %195 = getelementptr inbounds nuw i64, ptr %164, i64 %171
  %196 = load i64, ptr %195, align 8
  %197 = insertelement <32 x i64> poison, i64 %196, i64 0
  %198 = shufflevector <32 x i64> %197, <32 x i64> poison, <32 x i32> zeroinitializer
  %199 = mul <32 x i64> %198, %194
  %200 = add <32 x i64> %199, %173
  %201 = add nuw nsw i64 %171, 1
  %202 = icmp eq i64 %201, %165
  br i1 %202, label %166, label %170

203:
  %204 = getelementptr inbounds nuw i8, ptr %0, i64 3392
  %205 = load <32 x i64>, ptr %204, align 64
  %206 = trunc <32 x i64> %205 to <32 x i32>
  %207 = getelementptr inbounds nuw i8, ptr %1, i64 252
  %208 = load i32, ptr %207, align 4
  %209 = add nsw i32 %208, -1
  %210 = insertelement <32 x i32> poison, i32 %209, i64 0
  %211 = shufflevector <32 x i32> %210, <32 x i32> poison, <32 x i32> zeroinitializer
  %212 = ashr <32 x i32> %206, splat (i32 31)
  %213 = icmp slt <32 x i32> %211, %206
  %214 = select <32 x i1> %213, <32 x i32> splat (i32 -1), <32 x i32> %212
  %215 = or <32 x i32> %214, %168
  %216 = trunc nsw <32 x i32> %214 to <32 x i1>
  %217 = select <32 x i1> %216, <32 x i32> %211, <32 x i32> %206
  %218 = sext <32 x i32> %217 to <32 x i64>
  %219 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %220 = load i64, ptr %219, align 8
  %221 = insertelement <32 x i64> poison, i64 %220, i64 0
  %222 = shufflevector <32 x i64> %221, <32 x i64> poison, <32 x i32> zeroinitializer
  %223 = mul <32 x i64> %222, %218
  %224 = add <32 x i64> %223, %167
  br label %225

225:
  %226 = phi <32 x i64> [ %224, %203 ], [ %167, %166 ]
  %227 = phi <32 x i32> [ %215, %203 ], [ %168, %166 ]
  %228 = icmp ne <32 x i32> %227, zeroinitializer
  %229 = bitcast <32 x i1> %228 to i32
  %230 = and i32 %3, %229
  %231 = icmp eq i32 %230, 0
  br i1 %231, label %236, label %232

232:
  %233 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %234 = load i32, ptr %233, align 8
  %235 = icmp eq i32 %234, 0
  br i1 %235, label %244, label %236

236:
  store <32 x i64> %226, ptr %4, align 64
  %237 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %238 = load i32, ptr %237, align 8
  %239 = icmp eq i32 %238, 2
  %240 = select i1 %239, i32 %230, i32 0
  %241 = xor i32 %240, %3
  %242 = getelementptr inbounds nuw i8, ptr %4, i64 256
  store i32 %241, ptr %242, align 64
  %243 = getelementptr inbounds nuw i8, ptr %4, i64 260
  store i32 %2, ptr %243, align 4
  br label %244

244:
  %245 = phi i1 [ false, %116 ], [ false, %5 ], [ true, %103 ], [ true, %236 ], [ false, %232 ]
  ret i1 %245
}

define i32 @ptxvm_store_surface(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = alloca %struct.Access32, align 64
  %7 = alloca %struct.Texels, align 64
  %8 = tail call i32 @llvm.cttz.i32(i32 %4, i1 false)
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 3136
  %10 = zext nneg i32 %8 to i64
  %11 = getelementptr inbounds nuw i64, ptr %9, i64 %10
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 472
  %14 = load ptr, ptr %13, align 8
  %15 = zext i32 %3 to i64
  %16 = shl nuw i64 %15, 32
  %17 = add i64 %12, %16
  %18 = mul i64 %17, 796704537621
  %19 = lshr i64 %18, 32
  %20 = icmp eq ptr %14, null
  br i1 %20, label %48, label %21

21:
  %22 = phi i64 [ %37, %36 ], [ 0, %5 ]
  %23 = add nuw nsw i64 %19, %22
  %24 = and i64 %23, 255
  %25 = getelementptr inbounds nuw %struct.TexturePlan, ptr %14, i64 %24
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 32
  %27 = load i32, ptr %26, align 8
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %48, label %29

29:
  %30 = getelementptr inbounds nuw i8, ptr %25, i64 24
  %31 = load i32, ptr %30, align 8
  %32 = icmp eq i32 %31, %3
  br i1 %32, label %33, label %36

33:
  %34 = load i64, ptr %25, align 8
  %35 = icmp eq i64 %34, %12
  br i1 %35, label %39, label %36

36:
  %37 = add nuw nsw i64 %22, 1
  %38 = icmp eq i64 %37, 8
  br i1 %38, label %48, label %21

39:
  %40 = load i64, ptr %25, align 8
  %41 = load <32 x i64>, ptr %9, align 64
  %42 = insertelement <32 x i64> poison, i64 %40, i64 0
  %43 = shufflevector <32 x i64> %42, <32 x i64> poison, <32 x i32> zeroinitializer
  %44 = icmp ne <32 x i64> %41, %43
  %45 = bitcast <32 x i1> %44 to i32
  %46 = and i32 %4, %45
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %49, label %48

48:
  br label %318

49:
  %50 = getelementptr inbounds nuw i8, ptr %25, i64 132
  %51 = load i32, ptr %50, align 4
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %56

53:
  %54 = getelementptr inbounds nuw i8, ptr %25, i64 180
  %55 = load i32, ptr %54, align 4
  br label %56

56:
  %57 = phi i32 [ %55, %53 ], [ %51, %49 ]
  %58 = getelementptr inbounds nuw i8, ptr %25, i64 112
  %59 = load i32, ptr %58, align 8
  %60 = add i32 %59, 1
  %61 = getelementptr inbounds nuw i8, ptr %25, i64 104
  %62 = load i32, ptr %61, align 8
  %63 = add i32 %60, %62
  %64 = getelementptr inbounds nuw i8, ptr %25, i64 176
  %65 = load i32, ptr %64, align 8
  %66 = mul i32 %65, %57
  %67 = call fastcc i1 @locate_on_surface(ptr %0, ptr %25, i32 %66, i32 %4, ptr %6)
  br i1 %67, label %68, label %318

68:
  call void @llvm.memset.p0.i64(ptr align 64 %7, i8 0, i64 512, i1 false)
  %69 = icmp eq i32 %57, 0
  br i1 %69, label %93, label %70

70:
  %71 = getelementptr inbounds nuw i8, ptr %25, i64 180
  %72 = getelementptr inbounds nuw i8, ptr %25, i64 120
  %73 = getelementptr inbounds nuw i8, ptr %25, i64 124
  %74 = getelementptr inbounds nuw i8, ptr %25, i64 128
  %75 = getelementptr inbounds nuw i8, ptr %7, i64 256
  %76 = zext i32 %57 to i64
  %77 = load i32, ptr %71, align 4
  %78 = zext i32 %77 to i64
  %79 = load <32 x i64>, ptr %75, align 64
  %80 = load <32 x i64>, ptr %7, align 64
  br label %81

81:
  %82 = phi <32 x i64> [ %80, %70 ], [ %312, %311 ]
  %83 = phi <32 x i64> [ %79, %70 ], [ %313, %311 ]
  %84 = phi <32 x i64> [ zeroinitializer, %70 ], [ %314, %311 ]
  %85 = phi <32 x i64> [ zeroinitializer, %70 ], [ %315, %311 ]
  %86 = phi i64 [ 0, %70 ], [ %316, %311 ]
  %87 = icmp samesign ult i64 %86, %78
  br i1 %87, label %217, label %88

88:
  %89 = phi <32 x i64> [ %82, %81 ], [ %312, %311 ]
  %90 = phi <32 x i64> [ %83, %81 ], [ %313, %311 ]
  %91 = phi <32 x i64> [ %85, %81 ], [ %315, %311 ]
  %92 = phi <32 x i64> [ %84, %81 ], [ %314, %311 ]
  store <32 x i64> %90, ptr %75, align 64
  store <32 x i64> %89, ptr %7, align 64
  br label %93

93:
  %94 = phi <32 x i64> [ zeroinitializer, %68 ], [ %91, %88 ]
  %95 = phi <32 x i64> [ zeroinitializer, %68 ], [ %92, %88 ]
  %96 = getelementptr inbounds nuw i8, ptr %25, i64 200
  %97 = load i64, ptr %96, align 8
  %98 = inttoptr i64 %97 to ptr
  %99 = getelementptr inbounds nuw i8, ptr %7, i64 256
  %100 = getelementptr inbounds nuw i8, ptr %6, i64 264
  %101 = load i8, ptr %100, align 8
  %102 = trunc nuw i8 %101 to i1
  br i1 %102, label %103, label %123

103:
  %104 = load i64, ptr %6, align 64
  %105 = getelementptr inbounds i8, ptr %98, i64 %104
  %106 = getelementptr inbounds nuw i8, ptr %6, i64 260
  %107 = load i32, ptr %106, align 4
  %108 = tail call i32 @llvm.ctpop.i32(i32 %107)
  %109 = icmp eq i32 %108, 1
  br i1 %109, label %110, label %119

110:
  %111 = tail call i32 @llvm.cttz.i32(i32 %107, i1 true)
  switch i32 %111, label %119 [
    i32 0, label %112
    i32 1, label %114
    i32 2, label %116
    i32 3, label %118
  ]

112:
  %113 = trunc <32 x i64> %95 to <32 x i8>
  store <32 x i8> %113, ptr %105, align 1
  br label %216

114:
  %115 = trunc <32 x i64> %95 to <32 x i16>
  store <32 x i16> %115, ptr %105, align 1
  br label %216

116:
  %117 = trunc <32 x i64> %95 to <32 x i32>
  store <32 x i32> %117, ptr %105, align 1
  br label %216

118:
  store <32 x i64> %95, ptr %105, align 1
  br label %216

119:
  %120 = shufflevector <32 x i64> %95, <32 x i64> %94, <32 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3,
      i32 35, i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42,
      i32 11, i32 43, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47>
  store <32 x i64> %120, ptr %105, align 1
  %121 = shufflevector <32 x i64> %95, <32 x i64> %94, <32 x i32> <i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32
      19, i32 51, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 24, i32 56, i32 25, i32 57, i32
      26, i32 58, i32 27, i32 59, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %122 = getelementptr inbounds nuw i8, ptr %105, i64 256
  store <32 x i64> %121, ptr %122, align 1
  br label %216

123:
  %124 = getelementptr inbounds nuw i8, ptr %6, i64 260
  %125 = load i32, ptr %124, align 4
  %126 = tail call i32 @llvm.ctpop.i32(i32 %125)
  %127 = icmp eq i32 %126, 1
  br i1 %127, label %128, label %197

128:
  %129 = tail call i32 @llvm.cttz.i32(i32 %125, i1 true)
  switch i32 %129, label %197 [
    i32 0, label %130
    i32 1, label %147
    i32 2, label %164
    i32 3, label %181
  ]

130:
  %131 = getelementptr inbounds nuw i8, ptr %6, i64 256
  %132 = load i32, ptr %131, align 64
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %216, label %134

134:
  %135 = phi i32 [ %145, %134 ], [ %132, %130 ]
  %136 = tail call i32 @llvm.cttz.i32(i32 %135, i1 true)
  %137 = zext nneg i32 %136 to i64
  %138 = getelementptr inbounds nuw i64, ptr %7, i64 %137
  %139 = load i64, ptr %138, align 8
  %140 = trunc i64 %139 to i8
  %141 = getelementptr inbounds nuw i64, ptr %6, i64 %137
  %142 = load i64, ptr %141, align 8
  %143 = getelementptr inbounds i8, ptr %98, i64 %142
  store i8 %140, ptr %143, align 1
  %144 = add i32 %135, -1
  %145 = and i32 %144, %135
  %146 = icmp eq i32 %145, 0
  br i1 %146, label %216, label %134

147:
  %148 = getelementptr inbounds nuw i8, ptr %6, i64 256
  %149 = load i32, ptr %148, align 64
  %150 = icmp eq i32 %149, 0
  br i1 %150, label %216, label %151

151:
  %152 = phi i32 [ %162, %151 ], [ %149, %147 ]
  %153 = tail call i32 @llvm.cttz.i32(i32 %152, i1 true)
  %154 = zext nneg i32 %153 to i64
  %155 = getelementptr inbounds nuw i64, ptr %7, i64 %154
  %156 = load i64, ptr %155, align 8
  %157 = trunc i64 %156 to i16
  %158 = getelementptr inbounds nuw i64, ptr %6, i64 %154
  %159 = load i64, ptr %158, align 8
  %160 = getelementptr inbounds i8, ptr %98, i64 %159
  store i16 %157, ptr %160, align 1
  %161 = add i32 %152, -1
  %162 = and i32 %161, %152
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %216, label %151

164:
  %165 = getelementptr inbounds nuw i8, ptr %6, i64 256
  %166 = load i32, ptr %165, align 64
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %216, label %168

168:
  %169 = phi i32 [ %179, %168 ], [ %166, %164 ]
  %170 = tail call i32 @llvm.cttz.i32(i32 %169, i1 true)
  %171 = zext nneg i32 %170 to i64
  %172 = getelementptr inbounds nuw i64, ptr %7, i64 %171
  %173 = load i64, ptr %172, align 8
  %174 = trunc i64 %173 to i32
  %175 = getelementptr inbounds nuw i64, ptr %6, i64 %171
  %176 = load i64, ptr %175, align 8
  %177 = getelementptr inbounds i8, ptr %98, i64 %176
  store i32 %174, ptr %177, align 1
  %178 = add i32 %169, -1
  %179 = and i32 %178, %169
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %216, label %168

181:
  %182 = getelementptr inbounds nuw i8, ptr %6, i64 256
  %183 = load i32, ptr %182, align 64
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %216, label %185

185:
  %186 = phi i32 [ %195, %185 ], [ %183, %181 ]
  %187 = tail call i32 @llvm.cttz.i32(i32 %186, i1 true)
  %188 = zext nneg i32 %187 to i64
  %189 = getelementptr inbounds nuw i64, ptr %7, i64 %188
  %190 = load i64, ptr %189, align 8
  %191 = getelementptr inbounds nuw i64, ptr %6, i64 %188
  %192 = load i64, ptr %191, align 8
  %193 = getelementptr inbounds i8, ptr %98, i64 %192
  store i64 %190, ptr %193, align 1
  %194 = add i32 %186, -1
  %195 = and i32 %194, %186
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %216, label %185

197:
  %198 = getelementptr inbounds nuw i8, ptr %6, i64 256
  %199 = load i32, ptr %198, align 64
  %200 = icmp eq i32 %199, 0
  br i1 %200, label %216, label %201

201:
  %202 = phi i32 [ %214, %201 ], [ %199, %197 ]
  %203 = tail call i32 @llvm.cttz.i32(i32 %202, i1 true)
  %204 = zext nneg i32 %203 to i64
  %205 = getelementptr inbounds nuw i64, ptr %6, i64 %204
  %206 = load i64, ptr %205, align 8
  %207 = getelementptr inbounds i8, ptr %98, i64 %206
  %208 = getelementptr inbounds nuw i64, ptr %7, i64 %204
  %209 = load i64, ptr %208, align 8
  store i64 %209, ptr %207, align 1
  %210 = getelementptr inbounds nuw i64, ptr %99, i64 %204
  %211 = load i64, ptr %210, align 8
  %212 = getelementptr inbounds nuw i8, ptr %207, i64 8
  store i64 %211, ptr %212, align 1
  %213 = add i32 %202, -1
  %214 = and i32 %213, %202
  %215 = icmp eq i32 %214, 0
  br i1 %215, label %216, label %201

216:
  br label %318

217:
  %218 = trunc nuw i64 %86 to i32
  %219 = add i32 %63, %218
  %220 = shl i32 %219, 5
  %221 = zext i32 %220 to i64
  %222 = getelementptr inbounds nuw i64, ptr %9, i64 %221
  %223 = load <32 x i64>, ptr %222, align 64
  br i1 %52, label %289, label %224

224:
  %225 = trunc <32 x i64> %223 to <32 x i32>
  %226 = load i32, ptr %72, align 8
  %227 = icmp eq i32 %226, 1
  br i1 %227, label %228, label %258

228:
  %229 = and <32 x i32> %225, splat (i32 2147483647)
  %230 = tail call <32 x i32> @llvm.umax.v32i32(<32 x i32> %229, <32 x i32> splat (i32 855638016))
  %231 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %230, <32 x i32> splat (i32 947912704))
  %232 = bitcast <32 x i32> %231 to <32 x float>
  %233 = fmul <32 x float> %232, splat (float 0x4170000000000000)
  %234 = fptosi <32 x float> %233 to <32 x i32>
  %235 = tail call <32 x i32> @llvm.usub.sat.v32i32(<32 x i32> %229, <32 x i32> splat (i32 947912704))
  %236 = lshr <32 x i32> %235, splat (i32 13)
  %237 = add <32 x i32> %236, %234
  %238 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %237, <32 x i32> zeroinitializer)
  %239 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %238, <32 x i32> splat (i32 31743))
  %240 = icmp samesign ugt <32 x i32> %229, splat (i32 2139095039)
  %241 = bitcast <32 x i1> %240 to i32
  %242 = icmp eq i32 %241, 0
  br i1 %242, label %253, label %243

243:
  %244 = lshr <32 x i32> %225, splat (i32 13)
  %245 = and <32 x i32> %244, splat (i32 1023)
  %246 = icmp samesign ugt <32 x i32> %229, splat (i32 2139095040)
  %247 = icmp eq <32 x i32> %245, zeroinitializer
  %248 = zext <32 x i1> %247 to <32 x i32>
  %249 = or disjoint <32 x i32> %245, splat (i32 31744)
  %250 = or <32 x i32> %249, %248
  %251 = select <32 x i1> %246, <32 x i32> %250, <32 x i32> splat (i32 31744)
  %252 = select <32 x i1> %240, <32 x i32> %251, <32 x i32> %239
  br label %253

253:
  %254 = phi <32 x i32> [ %252, %243 ], [ %239, %228 ]
  %255 = lshr <32 x i32> %225, splat (i32 16)
  %256 = and <32 x i32> %255, splat (i32 32768)
  %257 = or <32 x i32> %254, %256
  br label %286

258:
  %259 = load i32, ptr %73, align 4
  %260 = icmp eq i32 %259, 32
  br i1 %260, label %286, label %261

261:
  %262 = load i32, ptr %74, align 8
  %263 = sub i32 %259, %262
  %264 = shl nuw i32 1, %263
  %265 = icmp eq i32 %262, 0
  br i1 %265, label %275, label %266

266:
  %267 = sub nsw i32 0, %264
  %268 = add nsw i32 %264, -1
  %269 = insertelement <32 x i32> poison, i32 %267, i64 0
  %270 = shufflevector <32 x i32> %269, <32 x i32> poison, <32 x i32> zeroinitializer
  %271 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %270, <32 x i32> %225)
  %272 = insertelement <32 x i32> poison, i32 %268, i64 0
  %273 = shufflevector <32 x i32> %272, <32 x i32> poison, <32 x i32> zeroinitializer
  %274 = tail call <32 x i32> @llvm.smin.v32i32(<32 x i32> %271, <32 x i32> %273)
  br label %286

275:
  %276 = lshr <32 x i32> %225, splat (i32 31)
  %277 = insertelement <32 x i32> poison, i32 %264, i64 0
  %278 = shufflevector <32 x i32> %277, <32 x i32> poison, <32 x i32> zeroinitializer
  %279 = icmp sgt <32 x i32> %278, %225
  %280 = select <32 x i1> %279, <32 x i32> %276, <32 x i32> splat (i32 1)
  %281 = add nsw i32 %264, -1
  %282 = insertelement <32 x i32> poison, i32 %281, i64 0
  %283 = shufflevector <32 x i32> %282, <32 x i32> poison, <32 x i32> zeroinitializer
  %284 = trunc nuw <32 x i32> %280 to <32 x i1>
  %285 = select <32 x i1> %284, <32 x i32> %283, <32 x i32> %225
  br label %286

286:
  %287 = phi <32 x i32> [ %257, %253 ], [ %225, %258 ], [ %274, %266 ], [ %285, %275 ]
  %288 = sext <32 x i32> %287 to <32 x i64>
  br label %289

289:
  %290 = phi <32 x i64> [ %288, %286 ], [ %223, %217 ]
  %291 = load i32, ptr %64, align 8
  %292 = mul i32 %291, %218
  %293 = shl i32 %291, 3
  %294 = sub i32 64, %293
  %295 = zext nneg i32 %294 to i64
  %296 = lshr i64 -1, %295
  %297 = insertelement <32 x i64> poison, i64 %296, i64 0
  %298 = shufflevector <32 x i64> %297, <32 x i64> poison, <32 x i32> zeroinitializer
  %299 = and <32 x i64> %298, %290
  %300 = shl i32 %292, 3
  %301 = and i32 %300, 56
  %302 = insertelement <32 x i32> poison, i32 %301, i64 0
  %303 = shufflevector <32 x i32> %302, <32 x i32> poison, <32 x i32> zeroinitializer
  %304 = zext nneg <32 x i32> %303 to <32 x i64>
  %305 = shl <32 x i64> %299, %304
  %306 = icmp ult i32 %292, 8
  br i1 %306, label %307, label %309

307:
  %308 = or <32 x i64> %84, %305
  br label %311

309:
  %310 = or <32 x i64> %85, %305
  br label %311

311:
  %312 = phi <32 x i64> [ %308, %307 ], [ %82, %309 ]
  %313 = phi <32 x i64> [ %83, %307 ], [ %310, %309 ]
  %314 = phi <32 x i64> [ %308, %307 ], [ %84, %309 ]
  %315 = phi <32 x i64> [ %85, %307 ], [ %310, %309 ]
  %316 = add nuw nsw i64 %86, 1
  %317 = icmp eq i64 %316, %76
  br i1 %317, label %88, label %81

318:
  %319 = phi i32 [ 0, %48 ], [ 1, %216 ], [ 0, %56 ]
  ret i32 %319
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1) #0

define i32 @ptxvm_update_surface(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = alloca %struct.Access32, align 64
  %7 = tail call i32 @llvm.cttz.i32(i32 %4, i1 false)
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 3136
  %9 = zext nneg i32 %7 to i64
  %10 = getelementptr inbounds nuw i64, ptr %8, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 472
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
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 32
  %26 = load i32, ptr %25, align 8
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %47, label %28

28:
  %29 = getelementptr inbounds nuw i8, ptr %24, i64 24
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
  br label %244

48:
  %49 = getelementptr inbounds nuw i8, ptr %24, i64 184
  %50 = load i32, ptr %49, align 8
  %51 = icmp eq i32 %50, 1
  br i1 %51, label %52, label %55

52:
  %53 = getelementptr inbounds nuw i8, ptr %24, i64 176
  %54 = load i32, ptr %53, align 8
  br label %55

55:
  %56 = phi i32 [ %54, %52 ], [ %50, %48 ]
  %57 = call fastcc i1 @locate_on_surface(ptr %0, ptr %24, i32 %56, i32 %4, ptr %6)
  br i1 %57, label %58, label %244

58:
  %59 = getelementptr inbounds nuw i8, ptr %6, i64 264
  %60 = load i8, ptr %59, align 8
  %61 = trunc nuw i8 %60 to i1
  br i1 %61, label %62, label %72

62:
  %63 = getelementptr inbounds nuw i8, ptr %6, i64 260
  %64 = load i32, ptr %63, align 4
  %65 = zext i32 %64 to i64
  %66 = insertelement <32 x i64> poison, i64 %65, i64 0
  %67 = shufflevector <32 x i64> %66, <32 x i64> poison, <32 x i32> zeroinitializer
  %68 = mul nuw nsw <32 x i64> %67, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64
      11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64
      25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %69 = load <1 x i64>, ptr %6, align 64
  %70 = shufflevector <1 x i64> %69, <1 x i64> poison, <32 x i32> zeroinitializer
  %71 = add <32 x i64> %68, %70
  store <32 x i64> %71, ptr %6, align 64
  br label %72

72:
  %73 = getelementptr inbounds nuw i8, ptr %24, i64 112
  %74 = load i32, ptr %73, align 8
  %75 = add i32 %74, 1
  %76 = getelementptr inbounds nuw i8, ptr %24, i64 104
  %77 = load i32, ptr %76, align 8
  %78 = add i32 %75, %77
  %79 = shl i32 %78, 5
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw i64, ptr %8, i64 %80
  %82 = getelementptr inbounds nuw i8, ptr %24, i64 200
  %83 = load i64, ptr %82, align 8
  %84 = inttoptr i64 %83 to ptr
  %85 = getelementptr inbounds nuw i8, ptr %24, i64 196
  %86 = load i32, ptr %85, align 4
  %87 = icmp eq i32 %86, 2
  %88 = sext i1 %87 to i64
  %89 = getelementptr inbounds nuw i8, ptr %24, i64 128
  %90 = load i32, ptr %89, align 8
  %91 = icmp eq i32 %90, 0
  %92 = getelementptr inbounds nuw i8, ptr %24, i64 176
  %93 = load i32, ptr %92, align 8
  %94 = shl i32 %93, 3
  %95 = add i32 %94, -1
  %96 = zext nneg i32 %95 to i64
  %97 = shl nuw i64 1, %96
  %98 = select i1 %91, i64 0, i64 %97
  %99 = xor i64 %98, %88
  %100 = icmp eq i32 %93, 4
  %101 = getelementptr inbounds nuw i8, ptr %6, i64 256
  %102 = load i32, ptr %101, align 64
  %103 = icmp eq i32 %102, 0
  br i1 %100, label %104, label %177

104:
  switch i32 %86, label %150 [
    i32 0, label %105
    i32 3, label %120
    i32 4, label %135
  ]

105:
  br i1 %103, label %244, label %106

106:
  %107 = phi i32 [ %118, %106 ], [ %102, %105 ]
  %108 = tail call i32 @llvm.cttz.i32(i32 %107, i1 true)
  %109 = zext nneg i32 %108 to i64
  %110 = getelementptr inbounds nuw i64, ptr %6, i64 %109
  %111 = load i64, ptr %110, align 8
  %112 = getelementptr inbounds i8, ptr %84, i64 %111
  %113 = getelementptr inbounds nuw i64, ptr %81, i64 %109
  %114 = load i64, ptr %113, align 8
  %115 = trunc i64 %114 to i32
  %116 = atomicrmw add ptr %112, i32 %115 seq_cst, align 4
  %117 = add i32 %107, -1
  %118 = and i32 %117, %107
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %244, label %106

120:
  br i1 %103, label %244, label %121

121:
  %122 = phi i32 [ %133, %121 ], [ %102, %120 ]
  %123 = tail call i32 @llvm.cttz.i32(i32 %122, i1 true)
  %124 = zext nneg i32 %123 to i64
  %125 = getelementptr inbounds nuw i64, ptr %6, i64 %124
  %126 = load i64, ptr %125, align 8
  %127 = getelementptr inbounds i8, ptr %84, i64 %126
  %128 = getelementptr inbounds nuw i64, ptr %81, i64 %124
  %129 = load i64, ptr %128, align 8
  %130 = trunc i64 %129 to i32
  %131 = atomicrmw and ptr %127, i32 %130 seq_cst, align 4
  %132 = add i32 %122, -1
  %133 = and i32 %132, %122
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %244, label %121

135:
  br i1 %103, label %244, label %136

136:
  %137 = phi i32 [ %148, %136 ], [ %102, %135 ]
  %138 = tail call i32 @llvm.cttz.i32(i32 %137, i1 true)
  %139 = zext nneg i32 %138 to i64
  %140 = getelementptr inbounds nuw i64, ptr %6, i64 %139
  %141 = load i64, ptr %140, align 8
  %142 = getelementptr inbounds i8, ptr %84, i64 %141
  %143 = getelementptr inbounds nuw i64, ptr %81, i64 %139
  %144 = load i64, ptr %143, align 8
  %145 = trunc i64 %144 to i32
  %146 = atomicrmw or ptr %142, i32 %145 seq_cst, align 4
  %147 = add i32 %137, -1
  %148 = and i32 %147, %137
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %244, label %136

150:
  br i1 %103, label %244, label %151

151:
  %152 = trunc i64 %99 to i32
  br label %153

153:
  %154 = phi i32 [ %102, %151 ], [ %175, %173 ]
  %155 = tail call i32 @llvm.cttz.i32(i32 %154, i1 true)
  %156 = zext nneg i32 %155 to i64
  %157 = getelementptr inbounds nuw i64, ptr %6, i64 %156
  %158 = load i64, ptr %157, align 8
  %159 = getelementptr inbounds i8, ptr %84, i64 %158
  %160 = load atomic i32, ptr %159 seq_cst, align 4
  %161 = getelementptr inbounds nuw i64, ptr %81, i64 %156
  %162 = load i64, ptr %161, align 8
  %163 = trunc i64 %162 to i32
  %164 = xor i32 %163, %152
  br label %165

165:
  %166 = phi i32 [ %160, %153 ], [ %172, %169 ]
  %167 = xor i32 %166, %152
  %168 = icmp ugt i32 %167, %164
  br i1 %168, label %169, label %173

169:
  %170 = cmpxchg weak ptr %159, i32 %166, i32 %163 seq_cst seq_cst, align 4
  %171 = extractvalue { i32, i1 } %170, 1
  %172 = extractvalue { i32, i1 } %170, 0
  br i1 %171, label %173, label %165

173:
  %174 = add i32 %154, -1
  %175 = and i32 %174, %154
  %176 = icmp eq i32 %175, 0
  br i1 %176, label %244, label %153

177:
  switch i32 %86, label %220 [
    i32 0, label %178
    i32 3, label %192
    i32 4, label %206
  ]

178:
  br i1 %103, label %244, label %179

179:
  %180 = phi i32 [ %190, %179 ], [ %102, %178 ]
  %181 = tail call i32 @llvm.cttz.i32(i32 %180, i1 true)
  %182 = zext nneg i32 %181 to i64
  %183 = getelementptr inbounds nuw i64, ptr %6, i64 %182
  %184 = load i64, ptr %183, align 8
  %185 = getelementptr inbounds i8, ptr %84, i64 %184
  %186 = getelementptr inbounds nuw i64, ptr %81, i64 %182
  %187 = load i64, ptr %186, align 8
  %188 = atomicrmw add ptr %185, i64 %187 seq_cst, align 8
  %189 = add i32 %180, -1
  %190 = and i32 %189, %180
  %191 = icmp eq i32 %190, 0
  br i1 %191, label %244, label %179

192:
  br i1 %103, label %244, label %193

193:
  %194 = phi i32 [ %204, %193 ], [ %102, %192 ]
  %195 = tail call i32 @llvm.cttz.i32(i32 %194, i1 true)
  %196 = zext nneg i32 %195 to i64
  %197 = getelementptr inbounds nuw i64, ptr %6, i64 %196
  %198 = load i64, ptr %197, align 8
  %199 = getelementptr inbounds i8, ptr %84, i64 %198
  %200 = getelementptr inbounds nuw i64, ptr %81, i64 %196
  %201 = load i64, ptr %200, align 8
  %202 = atomicrmw and ptr %199, i64 %201 seq_cst, align 8
  %203 = add i32 %194, -1
  %204 = and i32 %203, %194
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %244, label %193

206:
  br i1 %103, label %244, label %207

207:
  %208 = phi i32 [ %218, %207 ], [ %102, %206 ]
  %209 = tail call i32 @llvm.cttz.i32(i32 %208, i1 true)
  %210 = zext nneg i32 %209 to i64
  %211 = getelementptr inbounds nuw i64, ptr %6, i64 %210
  %212 = load i64, ptr %211, align 8
  %213 = getelementptr inbounds i8, ptr %84, i64 %212
  %214 = getelementptr inbounds nuw i64, ptr %81, i64 %210
  %215 = load i64, ptr %214, align 8
  %216 = atomicrmw or ptr %213, i64 %215 seq_cst, align 8
  %217 = add i32 %208, -1
  %218 = and i32 %217, %208
  %219 = icmp eq i32 %218, 0
  br i1 %219, label %244, label %207

220:
  br i1 %103, label %244, label %221

221:
  %222 = phi i32 [ %242, %240 ], [ %102, %220 ]
  %223 = tail call i32 @llvm.cttz.i32(i32 %222, i1 true)
  %224 = zext nneg i32 %223 to i64
  %225 = getelementptr inbounds nuw i64, ptr %6, i64 %224
  %226 = load i64, ptr %225, align 8
  %227 = getelementptr inbounds i8, ptr %84, i64 %226
  %228 = load atomic i64, ptr %227 seq_cst, align 8
  %229 = getelementptr inbounds nuw i64, ptr %81, i64 %224
  %230 = load i64, ptr %229, align 8
  %231 = xor i64 %230, %99
  br label %232

232:
  %233 = phi i64 [ %228, %221 ], [ %239, %236 ]
  %234 = xor i64 %233, %99
  %235 = icmp ugt i64 %234, %231
  br i1 %235, label %236, label %240

236:
  %237 = cmpxchg weak ptr %227, i64 %233, i64 %230 seq_cst seq_cst, align 8
  %238 = extractvalue { i64, i1 } %237, 1
  %239 = extractvalue { i64, i1 } %237, 0
  br i1 %238, label %240, label %232

240:
  %241 = add i32 %222, -1
  %242 = and i32 %241, %222
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %244, label %221

244:
  %245 = phi i32 [ 0, %47 ], [ 0, %55 ], [ 1, %105 ], [ 1, %179 ], [ 1, %120 ], [ 1, %193 ], [ 1, %135 ], [ 1, %173 ], [
      1, %150 ], [ 1, %106 ], [ 1, %178 ], [ 1, %121 ], [ 1, %192 ], [ 1, %136 ], [ 1, %206 ], [ 1, %240 ], [ 1, %220 ],
      [ 1, %207 ]
  ret i32 %245
}

define i32 @ptxvm_look_up(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = alloca <32 x i32>, align 64
  %7 = alloca [4 x <32 x i32>], align 64
  %8 = alloca <32 x i32>, align 64
  %9 = alloca <32 x i32>, align 64
  %10 = alloca <32 x i32>, align 64
  %11 = alloca [2 x <32 x i32>], align 64
  %12 = alloca <32 x i32>, align 64
  %13 = alloca [4 x <32 x i32>], align 64
  %14 = alloca <32 x i32>, align 64
  %15 = alloca <32 x i32>, align 64
  %16 = alloca [3 x <32 x i32>], align 64
  %17 = alloca [3 x <32 x double>], align 64
  %18 = alloca [4 x [3 x <32 x double>]], align 64
  %19 = alloca <32 x i32>, align 64
  %20 = alloca <32 x i32>, align 64
  %21 = alloca %struct.Request, align 64
  %22 = alloca [4 x <32 x i32>], align 64
  %23 = alloca [4 x <32 x i32>], align 64
  %24 = icmp eq i32 %4, 0
  br i1 %24, label %49, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 3136
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 472
  %28 = zext i32 %3 to i64
  %29 = shl nuw i64 %28, 32
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 3392
  %31 = getelementptr inbounds nuw i8, ptr %21, i64 128
  %32 = getelementptr inbounds nuw i8, ptr %13, i64 128
  %33 = getelementptr inbounds nuw i8, ptr %11, i64 128
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 3648
  %35 = getelementptr inbounds nuw i8, ptr %21, i64 384
  %36 = getelementptr inbounds nuw i8, ptr %18, i64 768
  %37 = getelementptr inbounds nuw i8, ptr %18, i64 1536
  %38 = getelementptr inbounds nuw i8, ptr %18, i64 2304
  %39 = getelementptr inbounds nuw i8, ptr %17, i64 256
  %40 = getelementptr inbounds nuw i8, ptr %17, i64 512
  %41 = getelementptr inbounds nuw i8, ptr %21, i64 896
  %42 = getelementptr inbounds nuw i8, ptr %21, i64 256
  %43 = getelementptr inbounds nuw i8, ptr %16, i64 256
  %44 = getelementptr inbounds nuw i8, ptr %16, i64 128
  %45 = getelementptr inbounds nuw i8, ptr %21, i64 512
  %46 = getelementptr inbounds nuw i8, ptr %21, i64 640
  %47 = getelementptr inbounds nuw i8, ptr %13, i64 256
  %48 = getelementptr inbounds nuw i8, ptr %13, i64 384
  br label %51

49:
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 3136
  br label %690

51:
  %52 = phi i32 [ %4, %25 ], [ %670, %669 ]
  %53 = tail call i32 @llvm.cttz.i32(i32 %52, i1 true)
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw i64, ptr %26, i64 %54
  %56 = load i64, ptr %55, align 8
  %57 = load ptr, ptr %27, align 8
  %58 = add i64 %56, %29
  %59 = mul i64 %58, 796704537621
  %60 = lshr i64 %59, 32
  %61 = icmp eq ptr %57, null
  br i1 %61, label %699, label %62

62:
  %63 = phi i64 [ %78, %77 ], [ 0, %51 ]
  %64 = add nuw nsw i64 %60, %63
  %65 = and i64 %64, 255
  %66 = getelementptr inbounds nuw %struct.TexturePlan, ptr %57, i64 %65
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 32
  %68 = load i32, ptr %67, align 8
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %699, label %70

70:
  %71 = getelementptr inbounds nuw i8, ptr %66, i64 24
  %72 = load i32, ptr %71, align 8
  %73 = icmp eq i32 %72, %3
  br i1 %73, label %74, label %77

74:
  %75 = load i64, ptr %66, align 8
  %76 = icmp eq i64 %75, %56
  br i1 %76, label %80, label %77

77:
  %78 = add nuw nsw i64 %63, 1
  %79 = icmp eq i64 %78, 8
  br i1 %79, label %699, label %62

80:
  %81 = load <32 x i64>, ptr %26, align 64
  %82 = load i64, ptr %66, align 8
  %83 = insertelement <32 x i64> poison, i64 %82, i64 0
  %84 = shufflevector <32 x i64> %83, <32 x i64> poison, <32 x i32> zeroinitializer
  %85 = icmp eq <32 x i64> %81, %84
  %86 = bitcast <32 x i1> %85 to i32
  %87 = and i32 %52, %86
  %88 = getelementptr inbounds nuw i8, ptr %66, i64 8
  %89 = load i64, ptr %88, align 8
  %90 = load <32 x i64>, ptr %30, align 64
  %91 = insertelement <32 x i64> poison, i64 %89, i64 0
  %92 = shufflevector <32 x i64> %91, <32 x i64> poison, <32 x i32> zeroinitializer
  %93 = icmp ne <32 x i64> %90, %92
  %94 = bitcast <32 x i1> %93 to i32
  %95 = and i32 %87, %94
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %97, label %689

97:
  store <32 x i32> zeroinitializer, ptr %31, align 64
  %98 = getelementptr inbounds nuw i8, ptr %66, i64 112
  %99 = load i32, ptr %98, align 8
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %118, label %101

101:
  %102 = load <32 x i64>, ptr %34, align 64
  %103 = trunc <32 x i64> %102 to <32 x i32>
  %104 = getelementptr inbounds nuw i8, ptr %66, i64 28
  %105 = load i32, ptr %104, align 4
  %106 = icmp eq i32 %105, 1
  br i1 %106, label %118, label %107

107:
  %108 = getelementptr inbounds nuw i8, ptr %66, i64 252
  %109 = load i32, ptr %108, align 4
  %110 = add nsw i32 %109, -1
  %111 = insertelement <32 x i32> poison, i32 %110, i64 0
  %112 = shufflevector <32 x i32> %111, <32 x i32> poison, <32 x i32> zeroinitializer
  %113 = lshr <32 x i32> %103, splat (i32 31)
  %114 = icmp slt <32 x i32> %112, %103
  %115 = select <32 x i1> %114, <32 x i32> splat (i32 1), <32 x i32> %113
  %116 = trunc nuw <32 x i32> %115 to <32 x i1>
  %117 = select <32 x i1> %116, <32 x i32> %112, <32 x i32> %103
  br label %118

118:
  %119 = phi <32 x i32> [ zeroinitializer, %97 ], [ %117, %107 ], [ %103, %101 ]
  store <32 x i32> %119, ptr %35, align 64
  %120 = getelementptr inbounds nuw i8, ptr %66, i64 36
  %121 = load i32, ptr %120, align 4
  %122 = icmp ult i32 %99, %121
  br i1 %122, label %123, label %126

123:
  %124 = zext i32 %99 to i64
  %125 = zext i32 %121 to i64
  br label %130

126:
  %127 = getelementptr inbounds nuw i8, ptr %66, i64 52
  %128 = load i32, ptr %127, align 4
  %129 = icmp eq i32 %128, 0
  br i1 %129, label %225, label %142

130:
  %131 = phi i64 [ %124, %123 ], [ %140, %130 ]
  %132 = shl i64 %131, 5
  %133 = add i64 %132, 64
  %134 = and i64 %133, 4294967264
  %135 = getelementptr inbounds nuw i64, ptr %26, i64 %134
  %136 = load <32 x i64>, ptr %135, align 64
  %137 = trunc <32 x i64> %136 to <32 x i32>
  %138 = sub nuw nsw i64 %131, %124
  %139 = getelementptr inbounds nuw <32 x i32>, ptr %21, i64 %138
  store <32 x i32> %137, ptr %139, align 64
  %140 = add nuw nsw i64 %131, 1
  %141 = icmp eq i64 %140, %125
  br i1 %141, label %126, label %130

142:
  %143 = add i32 %121, 2
  %144 = getelementptr inbounds nuw i8, ptr %66, i64 40
  %145 = load i32, ptr %144, align 8
  %146 = add i32 %143, %145
  call fastcc void @read_gradient(ptr %0, ptr %66, ptr %21, i32 %146, ptr %18)
  %147 = add i32 %146, %128
  call fastcc void @read_gradient(ptr %0, ptr %66, ptr %21, i32 %147, ptr %36)
  br label %148

148:
  %149 = phi i64 [ 0, %142 ], [ %158, %148 ]
  %150 = getelementptr inbounds nuw <32 x double>, ptr %18, i64 %149
  %151 = load <32 x double>, ptr %150, align 64
  %152 = getelementptr inbounds nuw <32 x double>, ptr %36, i64 %149
  %153 = load <32 x double>, ptr %152, align 64
  %154 = fadd <32 x double> %151, %153
  %155 = getelementptr inbounds nuw <32 x double>, ptr %37, i64 %149
  store <32 x double> %154, ptr %155, align 64
  %156 = fsub <32 x double> %151, %153
  %157 = getelementptr inbounds nuw <32 x double>, ptr %38, i64 %149
  store <32 x double> %156, ptr %157, align 64
  %158 = add nuw nsw i64 %149, 1
  %159 = icmp eq i64 %158, 3
  br i1 %159, label %160, label %148

160:
  %161 = phi i64 [ %208, %174 ], [ 0, %148 ]
  %162 = phi <32 x double> [ %207, %174 ], [ zeroinitializer, %148 ]
  %163 = getelementptr inbounds nuw [3 x <32 x double>], ptr %18, i64 %161
  br label %164

164:
  %165 = phi i64 [ 0, %160 ], [ %172, %164 ]
  %166 = getelementptr inbounds nuw <32 x double>, ptr %163, i64 %165
  %167 = load <32 x double>, ptr %166, align 64
  %168 = tail call <32 x double> @llvm.fabs.v32f64(<32 x double> %167)
  %169 = fcmp ord <32 x double> %167, zeroinitializer
  %170 = select <32 x i1> %169, <32 x double> %168, <32 x double> zeroinitializer
  %171 = getelementptr inbounds nuw <32 x double>, ptr %17, i64 %165
  store <32 x double> %170, ptr %171, align 64
  %172 = add nuw nsw i64 %165, 1
  %173 = icmp eq i64 %172, 3
  br i1 %173, label %174, label %164

174:
  %175 = load <32 x double>, ptr %17, align 64
  %176 = load <32 x double>, ptr %39, align 64
  %177 = fcmp uge <32 x double> %175, %176
  %178 = select <32 x i1> %177, <32 x double> %175, <32 x double> %176
  %179 = select <32 x i1> %177, <32 x double> %176, <32 x double> %175
  %180 = load <32 x double>, ptr %40, align 64
  %181 = fcmp uge <32 x double> %179, %180
  %182 = select <32 x i1> %181, <32 x double> %179, <32 x double> %180
  %183 = select <32 x i1> %181, <32 x double> %180, <32 x double> %179
  %184 = fcmp uge <32 x double> %178, %182
  %185 = select <32 x i1> %184, <32 x double> %178, <32 x double> %182
  %186 = select <32 x i1> %184, <32 x double> %182, <32 x double> %178
  %187 = bitcast <32 x double> %186 to <32 x i64>
  %188 = icmp ugt <32 x i64> %187, splat (i64 4503599627370495)
  %189 = and <32 x i64> %187, splat (i64 4503599627370495)
  %190 = or disjoint <32 x i64> %189, splat (i64 4647714815446351872)
  %191 = select <32 x i1> %188, <32 x i64> %190, <32 x i64> zeroinitializer
  %192 = bitcast <32 x i64> %191 to <32 x double>
  %193 = fmul <32 x double> %192, splat (double 1.100000e+01)
  %194 = tail call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %193, <32 x double> splat (double 1.250000e-01), <32
      x double> splat (double 5.000000e-01))
  %195 = fptosi <32 x double> %194 to <32 x i32>
  %196 = sitofp <32 x i32> %195 to <32 x double>
  %197 = and <32 x i64> %187, splat (i64 -4503599627370496)
  %198 = add <32 x i64> %197, splat (i64 -49539595901075456)
  %199 = select <32 x i1> %188, <32 x i64> %198, <32 x i64> zeroinitializer
  %200 = bitcast <32 x i64> %199 to <32 x double>
  %201 = tail call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %196, <32 x double> %200, <32 x double> %185)
  %202 = tail call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %183, <32 x double> splat (double 2.500000e-01), <32
      x double> %201)
  %203 = icmp samesign ugt i64 %161, 1
  %204 = fmul <32 x double> %202, splat (double 6.875000e-01)
  %205 = select i1 %203, <32 x double> %204, <32 x double> %202
  %206 = fcmp ogt <32 x double> %205, %162
  %207 = select <32 x i1> %206, <32 x double> %205, <32 x double> %162
  %208 = add nuw nsw i64 %161, 1
  %209 = icmp eq i64 %208, 4
  br i1 %209, label %210, label %160

210:
  %211 = bitcast <32 x double> %207 to <32 x i64>
  %212 = ashr <32 x i64> %211, splat (i64 52)
  %213 = trunc nsw <32 x i64> %212 to <32 x i32>
  %214 = lshr <32 x i64> %211, splat (i64 44)
  %215 = trunc nuw nsw <32 x i64> %214 to <32 x i32>
  %216 = and <32 x i32> %215, splat (i32 255)
  store <32 x i32> %216, ptr %19, align 64
  call fastcc void @table_entries(ptr %66, i32 512, ptr %19, ptr %20)
  %217 = shl nsw <32 x i32> %213, splat (i32 8)
  %218 = add nsw <32 x i32> %217, splat (i32 -261888)
  %219 = load <32 x i32>, ptr %20, align 64
  %220 = add <32 x i32> %218, %219
  %221 = icmp eq <32 x i32> %213, zeroinitializer
  %222 = select <32 x i1> %221, <32 x i32> splat (i32 -1048576), <32 x i32> %220
  %223 = icmp eq <32 x i32> %213, splat (i32 2047)
  %224 = select <32 x i1> %223, <32 x i32> splat (i32 1048576), <32 x i32> %222
  store <32 x i32> %224, ptr %41, align 64
  br label %225

225:
  %226 = getelementptr inbounds nuw i8, ptr %66, i64 88
  %227 = load i32, ptr %226, align 8
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %281, label %229

229:
  %230 = load <32 x i32>, ptr %21, align 64
  %231 = load <32 x i32>, ptr %31, align 64
  %232 = load <32 x i32>, ptr %42, align 64
  br label %233

233:
  %234 = phi i64 [ 0, %229 ], [ %241, %233 ]
  %235 = getelementptr inbounds nuw <32 x i32>, ptr %21, i64 %234
  %236 = load <32 x i32>, ptr %235, align 64
  %237 = and <32 x i32> %236, splat (i32 2147483647)
  %238 = icmp samesign ult <32 x i32> %237, splat (i32 2139095041)
  %239 = select <32 x i1> %238, <32 x i32> %237, <32 x i32> zeroinitializer
  %240 = getelementptr inbounds nuw <32 x i32>, ptr %16, i64 %234
  store <32 x i32> %239, ptr %240, align 64
  %241 = add nuw nsw i64 %234, 1
  %242 = icmp eq i64 %241, 3
  br i1 %242, label %243, label %233

243:
  %244 = load <32 x i32>, ptr %43, align 64
  %245 = load <32 x i32>, ptr %16, align 64
  %246 = icmp slt <32 x i32> %244, %245
  %247 = load <32 x i32>, ptr %44, align 64
  %248 = icmp slt <32 x i32> %244, %247
  %249 = or <32 x i1> %246, %248
  %250 = icmp sge <32 x i32> %247, %245
  %251 = select <32 x i1> %250, <32 x i1> %249, <32 x i1> zeroinitializer
  %252 = select <32 x i1> %251, <32 x i32> %231, <32 x i32> %230
  %253 = select <32 x i1> %249, <32 x i32> %252, <32 x i32> %232
  %254 = and <32 x i32> %253, splat (i32 -2147483648)
  %255 = xor <32 x i32> %254, %230
  %256 = xor <32 x i32> %254, %232
  %257 = xor <32 x i32> %256, splat (i32 -2147483648)
  %258 = select <32 x i1> %251, <32 x i32> %230, <32 x i32> %257
  %259 = select <32 x i1> %249, <32 x i32> %258, <32 x i32> %255
  %260 = xor <32 x i32> %231, splat (i32 -2147483648)
  %261 = select <32 x i1> %251, <32 x i32> %256, <32 x i32> %260
  %262 = and <32 x i32> %253, splat (i32 2147483647)
  %263 = bitcast <32 x i32> %262 to <32 x float>
  %264 = load <32 x i32>, ptr %35, align 64
  %265 = mul <32 x i32> %264, splat (i32 6)
  %266 = select <32 x i1> %249, <32 x i32> zeroinitializer, <32 x i32> splat (i32 4)
  %267 = add <32 x i32> %266, %265
  %268 = select <32 x i1> %251, <32 x i32> splat (i32 2), <32 x i32> zeroinitializer
  %269 = add <32 x i32> %267, %268
  %270 = icmp ne <32 x i32> %254, zeroinitializer
  %271 = zext <32 x i1> %270 to <32 x i32>
  %272 = or disjoint <32 x i32> %269, %271
  store <32 x i32> %272, ptr %35, align 64
  %273 = bitcast <32 x i32> %259 to <32 x float>
  %274 = fdiv <32 x float> %273, %263
  %275 = fadd <32 x float> %274, splat (float 1.000000e+00)
  %276 = fmul <32 x float> %275, splat (float 5.000000e-01)
  store <32 x float> %276, ptr %21, align 64
  %277 = bitcast <32 x i32> %261 to <32 x float>
  %278 = fdiv <32 x float> %277, %263
  %279 = fadd <32 x float> %278, splat (float 1.000000e+00)
  %280 = fmul <32 x float> %279, splat (float 5.000000e-01)
  store <32 x float> %280, ptr %31, align 64
  br label %281

281:
  %282 = getelementptr inbounds nuw i8, ptr %66, i64 40
  %283 = load i32, ptr %282, align 8
  %284 = icmp eq i32 %283, 0
  %285 = getelementptr inbounds nuw i8, ptr %66, i64 28
  %286 = load i32, ptr %285, align 4
  br i1 %284, label %339, label %300

287:
  %288 = icmp eq i32 %286, 3
  %289 = select i1 %288, i32 6, i32 4
  %290 = add nsw i32 %289, -1
  %291 = shl nuw nsw i32 1, %290
  %292 = shl nsw i32 -1, %289
  %293 = xor i32 %292, -1
  %294 = insertelement <32 x i32> poison, i32 %293, i64 0
  %295 = shufflevector <32 x i32> %294, <32 x i32> poison, <32 x i32> zeroinitializer
  %296 = insertelement <32 x i32> poison, i32 %291, i64 0
  %297 = shufflevector <32 x i32> %296, <32 x i32> poison, <32 x i32> zeroinitializer
  %298 = add i32 %121, 2
  %299 = zext i32 %283 to i64
  br label %311

300:
  %301 = phi i64 [ %303, %300 ], [ 0, %281 ]
  %302 = getelementptr inbounds nuw <32 x i32>, ptr %45, i64 %301
  store <32 x i32> zeroinitializer, ptr %302, align 64
  %303 = add nuw nsw i64 %301, 1
  %304 = icmp eq i64 %303, 3
  br i1 %304, label %287, label %300

305:
  %306 = getelementptr inbounds nuw i8, ptr %66, i64 104
  %307 = load i32, ptr %306, align 8
  %308 = getelementptr inbounds nuw i8, ptr %66, i64 108
  %309 = load i32, ptr %308, align 4
  %310 = icmp ult i32 %307, %309
  br i1 %310, label %326, label %339

311:
  %312 = phi i64 [ 0, %287 ], [ %324, %311 ]
  %313 = trunc nuw i64 %312 to i32
  %314 = add i32 %298, %313
  %315 = shl i32 %314, 5
  %316 = zext i32 %315 to i64
  %317 = getelementptr inbounds nuw i64, ptr %26, i64 %316
  %318 = load <32 x i64>, ptr %317, align 64
  %319 = trunc <32 x i64> %318 to <32 x i32>
  %320 = and <32 x i32> %295, %319
  %321 = xor <32 x i32> %320, %297
  %322 = sub nsw <32 x i32> %321, %297
  %323 = getelementptr inbounds nuw <32 x i32>, ptr %45, i64 %312
  store <32 x i32> %322, ptr %323, align 64
  %324 = add nuw nsw i64 %312, 1
  %325 = icmp eq i64 %324, %299
  br i1 %325, label %305, label %311

326:
  %327 = shl i32 %121, 5
  %328 = add i32 %327, 64
  %329 = zext i32 %328 to i64
  %330 = getelementptr inbounds nuw i64, ptr %26, i64 %329
  %331 = load <32 x i64>, ptr %330, align 64
  %332 = trunc <32 x i64> %331 to <32 x i32>
  %333 = insertelement <32 x i32> poison, i32 %289, i64 0
  %334 = shufflevector <32 x i32> %333, <32 x i32> poison, <32 x i32> zeroinitializer
  %335 = ashr <32 x i32> %332, %334
  %336 = and <32 x i32> %335, %295
  %337 = xor <32 x i32> %336, %297
  %338 = sub nsw <32 x i32> %337, %297
  store <32 x i32> %338, ptr %46, align 64
  br label %339

339:
  %340 = icmp eq i32 %286, 3
  br i1 %340, label %341, label %516

341:
  %342 = getelementptr inbounds nuw i8, ptr %66, i64 200
  call fastcc void @split(ptr %66, ptr %342, ptr %21, i32 0, ptr %11, ptr %12)
  call fastcc void @split(ptr %66, ptr %342, ptr %21, i32 1, ptr %33, ptr %12)
  %343 = getelementptr inbounds nuw i8, ptr %66, i64 140
  %344 = load i32, ptr %343, align 4
  %345 = icmp eq i32 %344, 0
  br i1 %345, label %515, label %346

346:
  %347 = getelementptr inbounds nuw i8, ptr %66, i64 240
  %348 = getelementptr inbounds nuw i8, ptr %66, i64 92
  %349 = getelementptr inbounds nuw i8, ptr %66, i64 208
  %350 = getelementptr inbounds nuw i8, ptr %66, i64 136
  %351 = getelementptr inbounds nuw i8, ptr %66, i64 144
  %352 = getelementptr inbounds nuw i8, ptr %66, i64 132
  %353 = getelementptr inbounds nuw i8, ptr %66, i64 120
  %354 = load <32 x i32>, ptr %35, align 64
  %355 = load i64, ptr %349, align 8
  %356 = trunc i64 %355 to i32
  %357 = insertelement <32 x i32> poison, i32 %356, i64 0
  %358 = shufflevector <32 x i32> %357, <32 x i32> poison, <32 x i32> zeroinitializer
  %359 = load i32, ptr %350, align 8
  %360 = zext i32 %359 to i64
  %361 = getelementptr inbounds nuw i32, ptr %351, i64 %360
  %362 = load i32, ptr %361, align 4
  %363 = insertelement <32 x i32> poison, i32 %362, i64 0
  %364 = shufflevector <32 x i32> %363, <32 x i32> poison, <32 x i32> zeroinitializer
  %365 = icmp eq i32 %359, 0
  %366 = add i32 %359, 1
  %367 = load i32, ptr %353, align 8
  %368 = icmp eq i32 %367, 6
  %369 = load i32, ptr %343, align 4
  %370 = zext i32 %369 to i64
  br label %371

371:
  %372 = phi i64 [ 0, %346 ], [ %469, %466 ]
  store <32 x i32> zeroinitializer, ptr %13, align 64
  store <32 x i32> zeroinitializer, ptr %32, align 64
  store <32 x i32> zeroinitializer, ptr %47, align 64
  store <32 x i32> %354, ptr %48, align 64
  %373 = getelementptr inbounds nuw [2 x i8], ptr @gather.steps, i64 %372
  br label %471

374:
  %375 = load <32 x i32>, ptr %13, align 64
  %376 = mul <32 x i32> %358, %375
  br label %377

377:
  %378 = phi i64 [ 1, %374 ], [ %393, %391 ]
  %379 = phi <32 x i32> [ %376, %374 ], [ %392, %391 ]
  %380 = getelementptr inbounds nuw i64, ptr %349, i64 %378
  %381 = load i64, ptr %380, align 8
  %382 = icmp eq i64 %381, 0
  br i1 %382, label %391, label %383

383:
  %384 = getelementptr inbounds nuw <32 x i32>, ptr %13, i64 %378
  %385 = load <32 x i32>, ptr %384, align 64
  %386 = trunc i64 %381 to i32
  %387 = insertelement <32 x i32> poison, i32 %386, i64 0
  %388 = shufflevector <32 x i32> %387, <32 x i32> poison, <32 x i32> zeroinitializer
  %389 = mul <32 x i32> %385, %388
  %390 = add <32 x i32> %389, %379
  br label %391

391:
  %392 = phi <32 x i32> [ %390, %383 ], [ %379, %377 ]
  %393 = add nuw nsw i64 %378, 1
  %394 = icmp eq i64 %393, 4
  br i1 %394, label %395, label %377

395:
  store <32 x i32> %392, ptr %15, align 64
  call fastcc void @load_codes(ptr %66, ptr %342, ptr %15, i32 %359, ptr %14)
  %396 = load <32 x i32>, ptr %14, align 64
  %397 = and <32 x i32> %396, %513
  %398 = xor <32 x i32> %513, splat (i32 -1)
  %399 = and <32 x i32> %364, %398
  %400 = or <32 x i32> %399, %397
  br i1 %365, label %404, label %401

401:
  %402 = load i32, ptr %352, align 4
  %403 = icmp eq i32 %366, %402
  br label %404

404:
  %405 = phi i1 [ false, %395 ], [ %403, %401 ]
  %406 = select i1 %368, i1 %405, i1 false
  %407 = select i1 %406, i32 2, i32 %367
  switch i32 %407, label %466 [
    i32 4, label %408
    i32 1, label %447
    i32 2, label %425
    i32 3, label %430
    i32 6, label %435
    i32 5, label %440
  ]

408:
  %409 = ashr <32 x i32> %400, splat (i32 31)
  %410 = tail call <32 x i32> @llvm.abs.v32i32(<32 x i32> %400, i1 false)
  %411 = sub nsw <32 x i32> splat (i32 64), %409
  %412 = mul <32 x i32> %410, splat (i32 258)
  %413 = icmp sge <32 x i32> %410, %411
  %414 = zext <32 x i1> %413 to <32 x i32>
  %415 = or disjoint <32 x i32> %412, %414
  %416 = sub <32 x i32> zeroinitializer, %415
  %417 = and <32 x i32> %409, %416
  %418 = icmp slt <32 x i32> %400, zeroinitializer
  %419 = select <32 x i1> %418, <32 x i32> zeroinitializer, <32 x i32> %415
  %420 = or <32 x i32> %417, %419
  %421 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %420, <32 x i32> splat (i32 -32767))
  %422 = sitofp <32 x i32> %421 to <32 x float>
  %423 = fdiv <32 x float> %422, splat (float 3.276700e+04)
  %424 = bitcast <32 x float> %423 to <32 x i32>
  br label %466

425:
  %426 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %400, <32 x i32> splat (i32 -65535))
  %427 = sitofp <32 x i32> %426 to <32 x float>
  %428 = fdiv <32 x float> %427, splat (float 6.553500e+04)
  %429 = bitcast <32 x float> %428 to <32 x i32>
  br label %466

430:
  %431 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %400, <32 x i32> splat (i32 -32767))
  %432 = sitofp <32 x i32> %431 to <32 x float>
  %433 = fdiv <32 x float> %432, splat (float 3.276700e+04)
  %434 = bitcast <32 x float> %433 to <32 x i32>
  br label %466

435:
  store <32 x i32> %400, ptr %8, align 64
  call fastcc void @table_entries(ptr %66, i32 0, ptr %8, ptr %9)
  %436 = load <32 x i32>, ptr %9, align 64
  %437 = sitofp <32 x i32> %436 to <32 x float>
  %438 = fmul <32 x float> %437, splat (float 0x3EF0000000000000)
  %439 = bitcast <32 x float> %438 to <32 x i32>
  br label %466

440:
  %441 = and <32 x i32> %400, splat (i32 2147483647)
  %442 = icmp samesign ult <32 x i32> %441, splat (i32 2139095041)
  %443 = icmp samesign ugt <32 x i32> %441, splat (i32 8388607)
  %444 = and <32 x i32> %400, splat (i32 -2147483648)
  %445 = select <32 x i1> %443, <32 x i32> %400, <32 x i32> %444
  %446 = select <32 x i1> %442, <32 x i32> %445, <32 x i32> splat (i32 2147483647)
  br label %466

447:
  %448 = shl <32 x i32> %400, splat (i32 13)
  %449 = and <32 x i32> %448, splat (i32 268427264)
  %450 = and <32 x i32> %448, splat (i32 260046848)
  %451 = add nuw nsw <32 x i32> %449, splat (i32 939524096)
  %452 = icmp eq <32 x i32> %450, splat (i32 260046848)
  %453 = select <32 x i1> %452, <32 x i32> splat (i32 939524096), <32 x i32> zeroinitializer
  %454 = add nuw nsw <32 x i32> %451, %453
  %455 = and <32 x i32> %400, splat (i32 1023)
  %456 = uitofp nneg <32 x i32> %455 to <32 x float>
  %457 = fmul <32 x float> %456, splat (float 0x3E70000000000000)
  %458 = icmp eq <32 x i32> %450, zeroinitializer
  %459 = bitcast <32 x float> %457 to <32 x i32>
  %460 = select <32 x i1> %458, <32 x i32> %459, <32 x i32> %454
  %461 = shl <32 x i32> %400, splat (i32 16)
  %462 = and <32 x i32> %461, splat (i32 -2147483648)
  %463 = or disjoint <32 x i32> %460, %462
  %464 = icmp samesign ult <32 x i32> %460, splat (i32 2139095041)
  %465 = select <32 x i1> %464, <32 x i32> %463, <32 x i32> splat (i32 2147475456)
  br label %466

466:
  %467 = phi <32 x i32> [ %465, %447 ], [ %446, %440 ], [ %400, %404 ], [ %424, %408 ], [ %439, %435 ], [ %429, %425 ],
      [ %434, %430 ]
  %468 = getelementptr inbounds nuw <32 x i32>, ptr %23, i64 %372
  store <32 x i32> %467, ptr %468, align 64
  %469 = add nuw nsw i64 %372, 1
  %470 = icmp samesign ult i64 %469, %370
  br i1 %470, label %371, label %515

471:
  %472 = phi i1 [ true, %371 ], [ false, %512 ]
  %473 = phi ptr [ %13, %371 ], [ %32, %512 ]
  %474 = phi ptr [ %11, %371 ], [ %33, %512 ]
  %475 = phi i64 [ 0, %371 ], [ 1, %512 ]
  %476 = phi <32 x i32> [ splat (i32 -1), %371 ], [ %513, %512 ]
  %477 = load <32 x i32>, ptr %474, align 64
  %478 = getelementptr inbounds nuw i8, ptr %373, i64 %475
  %479 = load i8, ptr %478, align 1
  %480 = zext i8 %479 to i32
  %481 = insertelement <32 x i32> poison, i32 %480, i64 0
  %482 = shufflevector <32 x i32> %481, <32 x i32> poison, <32 x i32> zeroinitializer
  %483 = add <32 x i32> %482, %477
  %484 = getelementptr inbounds nuw i32, ptr %347, i64 %475
  %485 = load i32, ptr %484, align 4
  %486 = getelementptr inbounds nuw i32, ptr %348, i64 %475
  %487 = load i32, ptr %486, align 4
  store <32 x i32> %483, ptr %10, align 64
  %488 = ashr <32 x i32> %483, splat (i32 31)
  %489 = insertelement <32 x i32> poison, i32 %485, i64 0
  %490 = shufflevector <32 x i32> %489, <32 x i32> poison, <32 x i32> zeroinitializer
  %491 = icmp slt <32 x i32> %483, %490
  %492 = select <32 x i1> %491, <32 x i32> %488, <32 x i32> splat (i32 -1)
  %493 = icmp ne <32 x i32> %492, zeroinitializer
  %494 = bitcast <32 x i1> %493 to i32
  %495 = icmp eq i32 %494, 0
  br i1 %495, label %512, label %496

496:
  %497 = icmp ult i32 %487, 2
  br i1 %497, label %498, label %500

498:
  call fastcc void @turn(ptr %10, i32 %485, i32 %487)
  %499 = load <32 x i32>, ptr %10, align 64
  br label %512

500:
  %501 = icmp eq i32 %487, 3
  br i1 %501, label %505, label %502

502:
  %503 = xor <32 x i32> %492, splat (i32 -1)
  %504 = and <32 x i32> %476, %503
  br label %505

505:
  %506 = phi <32 x i32> [ %476, %500 ], [ %504, %502 ]
  %507 = add nsw i32 %485, -1
  %508 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %483, <32 x i32> zeroinitializer)
  %509 = insertelement <32 x i32> poison, i32 %507, i64 0
  %510 = shufflevector <32 x i32> %509, <32 x i32> poison, <32 x i32> zeroinitializer
  %511 = tail call <32 x i32> @llvm.smin.v32i32(<32 x i32> %508, <32 x i32> %510)
  br label %512

512:
  %513 = phi <32 x i32> [ %506, %505 ], [ %476, %498 ], [ %476, %471 ]
  %514 = phi <32 x i32> [ %511, %505 ], [ %499, %498 ], [ %483, %471 ]
  store <32 x i32> %514, ptr %473, align 64
  br i1 %472, label %471, label %374

515:
  br label %663

516:
  %517 = getelementptr inbounds nuw i8, ptr %66, i64 44
  %518 = load i32, ptr %517, align 4
  %519 = icmp eq i32 %518, 0
  br i1 %519, label %660, label %520

520:
  %521 = getelementptr inbounds nuw i8, ptr %66, i64 32
  %522 = load i32, ptr %521, align 8
  %523 = add nsw i32 %522, -1
  %524 = getelementptr inbounds nuw i8, ptr %66, i64 48
  %525 = load i32, ptr %524, align 8
  %526 = icmp eq i32 %525, 0
  br i1 %526, label %527, label %529

527:
  %528 = icmp eq i32 %286, 1
  br i1 %528, label %538, label %555

529:
  %530 = add i32 %121, 2
  %531 = add i32 %530, %283
  %532 = shl i32 %531, 5
  %533 = zext i32 %532 to i64
  %534 = getelementptr inbounds nuw i64, ptr %26, i64 %533
  %535 = load <32 x i64>, ptr %534, align 64
  %536 = trunc <32 x i64> %535 to <32 x i32>
  %537 = icmp eq i32 %286, 1
  br i1 %537, label %538, label %545

538:
  %539 = phi <32 x i32> [ %536, %529 ], [ zeroinitializer, %527 ]
  %540 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %539, <32 x i32> zeroinitializer)
  %541 = insertelement <32 x i32> poison, i32 %523, i64 0
  %542 = shufflevector <32 x i32> %541, <32 x i32> poison, <32 x i32> zeroinitializer
  %543 = tail call <32 x i32> @llvm.smin.v32i32(<32 x i32> %540, <32 x i32> %542)
  %544 = shl <32 x i32> %543, splat (i32 1)
  br label %620

545:
  %546 = bitcast <32 x i32> %536 to <32 x float>
  %547 = fmul <32 x float> %546, splat (float 2.560000e+02)
  %548 = fcmp ord <32 x float> %547, zeroinitializer
  %549 = select <32 x i1> %548, <32 x float> %547, <32 x float> zeroinitializer
  %550 = fcmp ule <32 x float> %549, splat (float 0x4130000000000000)
  %551 = fcmp olt <32 x float> %549, splat (float 0xC130000000000000)
  %552 = select <32 x i1> %551, <32 x float> splat (float 0xC130000000000000), <32 x float> %549
  %553 = select <32 x i1> %550, <32 x float> %552, <32 x float> splat (float 0x4130000000000000)
  %554 = fptosi <32 x float> %553 to <32 x i32>
  br label %558

555:
  br i1 %129, label %565, label %556

556:
  %557 = load <32 x i32>, ptr %41, align 64
  br label %558

558:
  %559 = phi <32 x i32> [ %557, %556 ], [ %554, %545 ]
  %560 = getelementptr inbounds nuw i8, ptr %66, i64 68
  %561 = load i32, ptr %560, align 4
  %562 = insertelement <32 x i32> poison, i32 %561, i64 0
  %563 = shufflevector <32 x i32> %562, <32 x i32> poison, <32 x i32> zeroinitializer
  %564 = add <32 x i32> %563, %559
  br label %565

565:
  %566 = phi <32 x i32> [ zeroinitializer, %555 ], [ %564, %558 ]
  %567 = getelementptr inbounds nuw i8, ptr %66, i64 60
  %568 = load i32, ptr %567, align 4
  %569 = icmp eq i32 %568, 0
  br i1 %569, label %588, label %570

570:
  %571 = and <32 x i32> %566, splat (i32 255)
  %572 = getelementptr inbounds nuw i8, ptr %66, i64 72
  %573 = load i32, ptr %572, align 8
  %574 = insertelement <32 x i32> poison, i32 %573, i64 0
  %575 = shufflevector <32 x i32> %574, <32 x i32> poison, <32 x i32> zeroinitializer
  %576 = sub <32 x i32> %571, %575
  %577 = getelementptr inbounds nuw i8, ptr %66, i64 76
  %578 = load i32, ptr %577, align 4
  %579 = insertelement <32 x i32> poison, i32 %578, i64 0
  %580 = shufflevector <32 x i32> %579, <32 x i32> poison, <32 x i32> zeroinitializer
  %581 = mul <32 x i32> %576, %580
  %582 = and <32 x i32> %566, splat (i32 -256)
  %583 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %581, <32 x i32> zeroinitializer)
  %584 = lshr <32 x i32> %583, splat (i32 2)
  %585 = icmp slt <32 x i32> %581, splat (i32 1028)
  %586 = select <32 x i1> %585, <32 x i32> %584, <32 x i32> splat (i32 256)
  %587 = add <32 x i32> %586, %582
  br label %588

588:
  %589 = phi <32 x i32> [ %587, %570 ], [ %566, %565 ]
  %590 = getelementptr inbounds nuw i8, ptr %66, i64 80
  %591 = load i32, ptr %590, align 8
  %592 = insertelement <32 x i32> poison, i32 %591, i64 0
  %593 = shufflevector <32 x i32> %592, <32 x i32> poison, <32 x i32> zeroinitializer
  %594 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %589, <32 x i32> %593)
  %595 = getelementptr inbounds nuw i8, ptr %66, i64 84
  %596 = load i32, ptr %595, align 4
  %597 = insertelement <32 x i32> poison, i32 %596, i64 0
  %598 = shufflevector <32 x i32> %597, <32 x i32> poison, <32 x i32> zeroinitializer
  %599 = tail call <32 x i32> @llvm.smin.v32i32(<32 x i32> %594, <32 x i32> %598)
  %600 = shl nsw i32 %523, 8
  %601 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %599, <32 x i32> zeroinitializer)
  %602 = insertelement <32 x i32> poison, i32 %600, i64 0
  %603 = shufflevector <32 x i32> %602, <32 x i32> poison, <32 x i32> zeroinitializer
  %604 = tail call <32 x i32> @llvm.smin.v32i32(<32 x i32> %601, <32 x i32> %603)
  store <32 x i32> %604, ptr %41, align 64
  br i1 %569, label %605, label %613

605:
  %606 = add <32 x i32> %604, splat (i32 128)
  %607 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %606, <32 x i32> zeroinitializer)
  %608 = lshr <32 x i32> %607, splat (i32 8)
  %609 = insertelement <32 x i32> poison, i32 %523, i64 0
  %610 = shufflevector <32 x i32> %609, <32 x i32> poison, <32 x i32> zeroinitializer
  %611 = tail call <32 x i32> @llvm.smin.v32i32(<32 x i32> %608, <32 x i32> %610)
  %612 = shl <32 x i32> %611, splat (i32 1)
  br label %620

613:
  %614 = ashr <32 x i32> %604, splat (i32 7)
  %615 = and <32 x i32> %614, splat (i32 -2)
  %616 = and <32 x i32> %604, splat (i32 255)
  %617 = icmp ne <32 x i32> %616, zeroinitializer
  %618 = zext <32 x i1> %617 to <32 x i32>
  %619 = or disjoint <32 x i32> %615, %618
  br label %620

620:
  %621 = phi <32 x i32> [ %544, %538 ], [ %619, %613 ], [ %612, %605 ]
  store <32 x i32> %621, ptr %6, align 64
  %622 = icmp eq i32 %87, 0
  br i1 %622, label %662, label %623

623:
  %624 = getelementptr inbounds nuw i8, ptr %66, i64 132
  br label %625

625:
  %626 = phi i32 [ %87, %623 ], [ %648, %646 ]
  %627 = tail call i32 @llvm.cttz.i32(i32 %626, i1 true)
  %628 = zext nneg i32 %627 to i64
  %629 = getelementptr inbounds nuw i32, ptr %6, i64 %628
  %630 = load i32, ptr %629, align 4
  %631 = insertelement <32 x i32> poison, i32 %630, i64 0
  %632 = shufflevector <32 x i32> %631, <32 x i32> poison, <32 x i32> zeroinitializer
  %633 = icmp eq <32 x i32> %621, %632
  %634 = bitcast <32 x i1> %633 to i32
  %635 = lshr i32 %630, 1
  %636 = and i32 %630, 1
  %637 = icmp ne i32 %636, 0
  %638 = and i32 %626, %634
  %639 = call fastcc i1 @look_at(ptr %66, ptr %21, i32 %635, i1 %637, i32 %638, ptr %7)
  br i1 %639, label %640, label %659

640:
  %641 = load i32, ptr %624, align 4
  %642 = icmp eq i32 %641, 0
  br i1 %642, label %646, label %643

643:
  %644 = load i32, ptr %624, align 4
  %645 = zext i32 %644 to i64
  br label %650

646:
  %647 = xor i32 %634, -1
  %648 = and i32 %626, %647
  %649 = icmp eq i32 %648, 0
  br i1 %649, label %662, label %625

650:
  %651 = phi i64 [ %657, %650 ], [ 0, %643 ]
  %652 = getelementptr inbounds nuw <32 x i32>, ptr %7, i64 %651
  %653 = load <32 x i32>, ptr %652, align 64
  %654 = getelementptr inbounds nuw <32 x i32>, ptr %23, i64 %651
  %655 = load <32 x i32>, ptr %654, align 64
  %656 = select <32 x i1> %633, <32 x i32> %653, <32 x i32> %655
  store <32 x i32> %656, ptr %654, align 64
  %657 = add nuw nsw i64 %651, 1
  %658 = icmp samesign ult i64 %657, %645
  br i1 %658, label %650, label %646

659:
  br label %689

660:
  %661 = call fastcc i1 @look_at(ptr %66, ptr %21, i32 0, i1 false, i32 %87, ptr %23)
  br i1 %661, label %664, label %689

662:
  br label %663

663:
  br label %664

664:
  %665 = getelementptr inbounds nuw i8, ptr %66, i64 140
  %666 = icmp eq i32 %52, %4
  %667 = load i32, ptr %665, align 4
  %668 = zext i32 %667 to i64
  br label %672

669:
  %670 = xor i32 %87, %52
  %671 = icmp eq i32 %87, %52
  br i1 %671, label %49, label %51

672:
  %673 = phi i64 [ 0, %664 ], [ %687, %684 ]
  %674 = icmp samesign ult i64 %673, %668
  br i1 %674, label %675, label %678

675:
  %676 = getelementptr inbounds nuw <32 x i32>, ptr %23, i64 %673
  %677 = load <32 x i32>, ptr %676, align 64
  br label %678

678:
  %679 = phi <32 x i32> [ %677, %675 ], [ zeroinitializer, %672 ]
  br i1 %666, label %684, label %680

680:
  %681 = getelementptr inbounds nuw <32 x i32>, ptr %22, i64 %673
  %682 = load <32 x i32>, ptr %681, align 64
  %683 = select <32 x i1> %85, <32 x i32> %679, <32 x i32> %682
  br label %684

684:
  %685 = phi <32 x i32> [ %683, %680 ], [ %679, %678 ]
  %686 = getelementptr inbounds nuw <32 x i32>, ptr %22, i64 %673
  store <32 x i32> %685, ptr %686, align 64
  %687 = add nuw nsw i64 %673, 1
  %688 = icmp eq i64 %687, 4
  br i1 %688, label %669, label %672

689:
  br label %699

690:
  %691 = phi i64 [ 0, %49 ], [ %697, %690 ]
  %692 = getelementptr inbounds nuw <32 x i32>, ptr %22, i64 %691
  %693 = load <32 x i32>, ptr %692, align 64
  %694 = zext <32 x i32> %693 to <32 x i64>
  %695 = shl nuw nsw i64 %691, 8
  %696 = getelementptr inbounds nuw i8, ptr %50, i64 %695
  store <32 x i64> %694, ptr %696, align 64
  %697 = add nuw nsw i64 %691, 1
  %698 = icmp eq i64 %697, 4
  br i1 %698, label %699, label %690

699:
  %700 = phi i32 [ 0, %689 ], [ 0, %62 ], [ 1, %690 ], [ 0, %77 ], [ 0, %51 ]
  ret i32 %700
}

declare i32 @llvm.cttz.i32(i32, i1) #0

define internal fastcc i1 @look_at(ptr %0, ptr %1, i32 %2, i1 %3, i32 %4, ptr %5) unnamed_addr #0 {
  %7 = alloca <32 x i32>, align 64
  %8 = alloca [4 x <32 x i32>], align 64
  %9 = alloca [3 x <32 x i32>], align 64
  %10 = alloca [3 x <32 x i32>], align 64
  %11 = alloca <32 x i32>, align 64
  %12 = alloca <32 x i32>, align 64
  %13 = alloca [4 x %struct.Part], align 64
  %14 = alloca <32 x i32>, align 64
  %15 = alloca [4 x %struct.Part], align 64
  %16 = alloca [4 x <32 x i32>], align 64
  %17 = alloca <32 x i32>, align 64
  %18 = alloca [4 x [4 x <32 x i32>]], align 64
  %19 = alloca <32 x i32>, align 64
  %20 = alloca <32 x i32>, align 64
  %21 = alloca <32 x i32>, align 64
  %22 = alloca <32 x i32>, align 64
  %23 = alloca <32 x i32>, align 64
  %24 = alloca <32 x i32>, align 64
  %25 = alloca [4 x <32 x i32>], align 64
  %26 = alloca <32 x i32>, align 64
  %27 = alloca <32 x i32>, align 64
  %28 = alloca <32 x i32>, align 64
  %29 = alloca [4 x <32 x i32>], align 64
  %30 = alloca [4 x %struct.Footprint], align 64
  %31 = alloca <32 x i32>, align 64
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %33 = zext nneg i32 %2 to i64
  %34 = getelementptr inbounds nuw %struct.TextureLevel, ptr %32, i64 %33
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %36 = load i32, ptr %35, align 4
  %37 = icmp eq i32 %36, 1
  br i1 %37, label %38, label %201

38:
  call void @llvm.memset.p0.i64(ptr align 64 %25, i8 0, i64 384, i1 false)
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %40 = load <32 x i32>, ptr %39, align 64
  %41 = getelementptr inbounds nuw i8, ptr %34, i64 40
  %42 = getelementptr inbounds nuw i8, ptr %34, i64 52
  %43 = load i32, ptr %42, align 4
  %44 = ashr <32 x i32> %40, splat (i32 31)
  %45 = insertelement <32 x i32> poison, i32 %43, i64 0
  %46 = shufflevector <32 x i32> %45, <32 x i32> poison, <32 x i32> zeroinitializer
  %47 = icmp slt <32 x i32> %40, %46
  %48 = select <32 x i1> %47, <32 x i32> %44, <32 x i32> splat (i32 -1)
  %49 = icmp ne <32 x i32> %48, zeroinitializer
  %50 = bitcast <32 x i1> %49 to i32
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %59, label %52

52:
  %53 = xor <32 x i32> %48, splat (i32 -1)
  %54 = add nsw i32 %43, -1
  %55 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %40, <32 x i32> zeroinitializer)
  %56 = insertelement <32 x i32> poison, i32 %54, i64 0
  %57 = shufflevector <32 x i32> %56, <32 x i32> poison, <32 x i32> zeroinitializer
  %58 = tail call <32 x i32> @llvm.smin.v32i32(<32 x i32> %55, <32 x i32> %57)
  br label %59

59:
  %60 = phi <32 x i32> [ %53, %52 ], [ splat (i32 -1), %38 ]
  %61 = phi <32 x i32> [ %58, %52 ], [ %40, %38 ]
  %62 = getelementptr inbounds nuw i8, ptr %25, i64 384
  store <32 x i32> %61, ptr %62, align 64
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %64 = load i32, ptr %63, align 8
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %74, label %66

66:
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %68 = load i32, ptr %67, align 8
  %69 = icmp eq i32 %68, 0
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 512
  %71 = zext i32 %64 to i64
  br label %165

72:
  %73 = load <32 x i32>, ptr %25, align 64
  br label %74

74:
  %75 = phi <32 x i32> [ zeroinitializer, %59 ], [ %73, %72 ]
  %76 = phi <32 x i32> [ %60, %59 ], [ %195, %72 ]
  %77 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %78 = load i64, ptr %77, align 8
  %79 = trunc i64 %78 to i32
  %80 = insertelement <32 x i32> poison, i32 %79, i64 0
  %81 = shufflevector <32 x i32> %80, <32 x i32> poison, <32 x i32> zeroinitializer
  %82 = mul <32 x i32> %81, %75
  br label %83

83:
  %84 = phi i64 [ 1, %74 ], [ %99, %97 ]
  %85 = phi <32 x i32> [ %82, %74 ], [ %98, %97 ]
  %86 = getelementptr inbounds nuw i64, ptr %77, i64 %84
  %87 = load i64, ptr %86, align 8
  %88 = icmp eq i64 %87, 0
  br i1 %88, label %97, label %89

89:
  %90 = getelementptr inbounds nuw <32 x i32>, ptr %25, i64 %84
  %91 = load <32 x i32>, ptr %90, align 64
  %92 = trunc i64 %87 to i32
  %93 = insertelement <32 x i32> poison, i32 %92, i64 0
  %94 = shufflevector <32 x i32> %93, <32 x i32> poison, <32 x i32> zeroinitializer
  %95 = mul <32 x i32> %91, %94
  %96 = add <32 x i32> %95, %85
  br label %97

97:
  %98 = phi <32 x i32> [ %96, %89 ], [ %85, %83 ]
  %99 = add nuw nsw i64 %84, 1
  %100 = icmp eq i64 %99, 4
  br i1 %100, label %101, label %83

101:
  store <32 x i32> %98, ptr %23, align 64
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %103 = load i32, ptr %102, align 4
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %200, label %105

105:
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 120
  br label %107

107:
  %108 = phi i64 [ 0, %105 ], [ %112, %158 ]
  %109 = phi i32 [ %103, %105 ], [ %162, %158 ]
  %110 = trunc nuw i64 %108 to i32
  call fastcc void @load_codes(ptr %0, ptr %34, ptr %23, i32 %110, ptr %24)
  %111 = icmp ne i64 %108, 0
  %112 = add nuw nsw i64 %108, 1
  %113 = zext i32 %109 to i64
  %114 = icmp eq i64 %112, %113
  %115 = load i32, ptr %106, align 8
  %116 = icmp eq i32 %115, 6
  %117 = and i1 %111, %116
  %118 = select i1 %117, i1 %114, i1 false
  %119 = select i1 %118, i32 2, i32 %115
  %120 = load <32 x i32>, ptr %24, align 64
  switch i32 %119, label %158 [
    i32 1, label %121
    i32 2, label %138
    i32 3, label %143
    i32 4, label %148
    i32 6, label %153
  ]

121:
  %122 = shl <32 x i32> %120, splat (i32 13)
  %123 = and <32 x i32> %122, splat (i32 268427264)
  %124 = and <32 x i32> %122, splat (i32 260046848)
  %125 = add nuw nsw <32 x i32> %123, splat (i32 939524096)
  %126 = icmp eq <32 x i32> %124, splat (i32 260046848)
  %127 = select <32 x i1> %126, <32 x i32> splat (i32 939524096), <32 x i32> zeroinitializer
  %128 = add nuw nsw <32 x i32> %125, %127
  %129 = and <32 x i32> %120, splat (i32 1023)
  %130 = uitofp nneg <32 x i32> %129 to <32 x float>
  %131 = fmul <32 x float> %130, splat (float 0x3E70000000000000)
  %132 = icmp eq <32 x i32> %124, zeroinitializer
  %133 = bitcast <32 x float> %131 to <32 x i32>
  %134 = select <32 x i1> %132, <32 x i32> %133, <32 x i32> %128
  %135 = shl <32 x i32> %120, splat (i32 16)
  %136 = and <32 x i32> %135, splat (i32 -2147483648)
  %137 = or disjoint <32 x i32> %134, %136
  br label %158

138:
  %139 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %120, <32 x i32> splat (i32 -65535))
  %140 = sitofp <32 x i32> %139 to <32 x float>
  %141 = fdiv <32 x float> %140, splat (float 6.553500e+04)
  %142 = bitcast <32 x float> %141 to <32 x i32>
  br label %158

143:
  %144 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %120, <32 x i32> splat (i32 -32767))
  %145 = sitofp <32 x i32> %144 to <32 x float>
  %146 = fdiv <32 x float> %145, splat (float 3.276700e+04)
  %147 = bitcast <32 x float> %146 to <32 x i32>
  br label %158

148:
  %149 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %120, <32 x i32> splat (i32 -127))
  %150 = sitofp <32 x i32> %149 to <32 x float>
  %151 = fdiv <32 x float> %150, splat (float 1.270000e+02)
  %152 = bitcast <32 x float> %151 to <32 x i32>
  br label %158

153:
  store <32 x i32> %120, ptr %21, align 64
  call fastcc void @table_entries(ptr %0, i32 0, ptr %21, ptr %22)
  %154 = load <32 x i32>, ptr %22, align 64
  %155 = sitofp <32 x i32> %154 to <32 x float>
  %156 = fmul <32 x float> %155, splat (float 0x3EF0000000000000)
  %157 = bitcast <32 x float> %156 to <32 x i32>
  br label %158

158:
  %159 = phi <32 x i32> [ %157, %153 ], [ %137, %121 ], [ %142, %138 ], [ %147, %143 ], [ %152, %148 ], [ %120, %107 ]
  %160 = and <32 x i32> %159, %76
  %161 = getelementptr inbounds nuw <32 x i32>, ptr %5, i64 %108
  store <32 x i32> %160, ptr %161, align 64
  %162 = load i32, ptr %102, align 4
  %163 = zext i32 %162 to i64
  %164 = icmp samesign ult i64 %112, %163
  br i1 %164, label %107, label %200

165:
  %166 = phi i64 [ 0, %66 ], [ %198, %194 ]
  %167 = phi <32 x i32> [ %60, %66 ], [ %195, %194 ]
  %168 = getelementptr inbounds nuw <32 x i32>, ptr %1, i64 %166
  %169 = load <32 x i32>, ptr %168, align 64
  br i1 %69, label %174, label %170

170:
  %171 = getelementptr inbounds nuw <32 x i32>, ptr %70, i64 %166
  %172 = load <32 x i32>, ptr %171, align 64
  %173 = add <32 x i32> %172, %169
  br label %174

174:
  %175 = phi <32 x i32> [ %173, %170 ], [ %169, %165 ]
  %176 = getelementptr inbounds nuw i32, ptr %41, i64 %166
  %177 = load i32, ptr %176, align 4
  %178 = ashr <32 x i32> %175, splat (i32 31)
  %179 = insertelement <32 x i32> poison, i32 %177, i64 0
  %180 = shufflevector <32 x i32> %179, <32 x i32> poison, <32 x i32> zeroinitializer
  %181 = icmp slt <32 x i32> %175, %180
  %182 = select <32 x i1> %181, <32 x i32> %178, <32 x i32> splat (i32 -1)
  %183 = icmp ne <32 x i32> %182, zeroinitializer
  %184 = bitcast <32 x i1> %183 to i32
  %185 = icmp eq i32 %184, 0
  br i1 %185, label %194, label %186

186:
  %187 = xor <32 x i32> %182, splat (i32 -1)
  %188 = and <32 x i32> %167, %187
  %189 = add nsw i32 %177, -1
  %190 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %175, <32 x i32> zeroinitializer)
  %191 = insertelement <32 x i32> poison, i32 %189, i64 0
  %192 = shufflevector <32 x i32> %191, <32 x i32> poison, <32 x i32> zeroinitializer
  %193 = tail call <32 x i32> @llvm.smin.v32i32(<32 x i32> %190, <32 x i32> %192)
  br label %194

194:
  %195 = phi <32 x i32> [ %188, %186 ], [ %167, %174 ]
  %196 = phi <32 x i32> [ %193, %186 ], [ %175, %174 ]
  %197 = getelementptr inbounds nuw <32 x i32>, ptr %25, i64 %166
  store <32 x i32> %196, ptr %197, align 64
  %198 = add nuw nsw i64 %166, 1
  %199 = icmp eq i64 %198, %71
  br i1 %199, label %72, label %165

200:
  br label %919

201:
  %202 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %203 = load i32, ptr %202, align 8
  %204 = icmp eq i32 %203, 0
  br i1 %204, label %205, label %217

205:
  %206 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %207 = load i32, ptr %206, align 8
  %208 = icmp eq i32 %207, 0
  br i1 %208, label %209, label %217

209:
  %210 = getelementptr inbounds nuw i8, ptr %0, i64 44
  %211 = load i32, ptr %210, align 4
  %212 = icmp eq i32 %211, 0
  br i1 %212, label %221, label %213

213:
  %214 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %215 = load i32, ptr %214, align 4
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %221, label %217

217:
  %218 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %219 = load i32, ptr %218, align 8
  %220 = icmp eq i32 %219, 0
  br i1 %220, label %221, label %438

221:
  %222 = getelementptr inbounds nuw i8, ptr %29, i64 256
  store <32 x i32> zeroinitializer, ptr %222, align 64
  %223 = getelementptr inbounds nuw i8, ptr %29, i64 128
  store <32 x i32> zeroinitializer, ptr %223, align 64
  %224 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %225 = load <32 x i32>, ptr %224, align 64
  %226 = getelementptr inbounds nuw i8, ptr %29, i64 384
  store <32 x i32> %225, ptr %226, align 64
  %227 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %228 = load i32, ptr %227, align 8
  %229 = icmp eq i32 %228, 0
  %230 = select i1 %229, i64 104, i64 108
  %231 = getelementptr inbounds nuw i8, ptr %0, i64 %230
  %232 = load i32, ptr %231, align 4
  %233 = icmp eq i32 %232, 0
  br i1 %233, label %338, label %234

234:
  %235 = getelementptr inbounds nuw i8, ptr %0, i64 92
  %236 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %237 = load i32, ptr %236, align 4
  %238 = icmp eq i32 %237, 0
  %239 = getelementptr inbounds nuw i8, ptr %34, i64 40
  %240 = getelementptr inbounds nuw i8, ptr %1, i64 512
  %241 = zext i32 %232 to i64
  br label %242

242:
  %243 = phi i64 [ 0, %234 ], [ %334, %330 ]
  %244 = phi <32 x i32> [ splat (i32 -1), %234 ], [ %331, %330 ]
  %245 = getelementptr inbounds nuw <32 x i32>, ptr %1, i64 %243
  %246 = load <32 x i32>, ptr %245, align 64
  %247 = bitcast <32 x i32> %246 to <32 x float>
  %248 = getelementptr inbounds nuw i32, ptr %235, i64 %243
  %249 = load i32, ptr %248, align 4
  %250 = icmp ult i32 %249, 2
  %251 = select i1 %250, float 0x4170000000000000, float 6.400000e+01
  %252 = select i1 %238, float 0x41D0000000000000, float %251
  %253 = insertelement <32 x float> poison, float %252, i64 0
  %254 = shufflevector <32 x float> %253, <32 x float> poison, <32 x i32> zeroinitializer
  %255 = fcmp ord <32 x float> %247, zeroinitializer
  %256 = bitcast <32 x i32> %246 to <32 x float>
  %257 = select <32 x i1> %255, <32 x float> %256, <32 x float> zeroinitializer
  %258 = fneg <32 x float> %254
  %259 = fcmp uge <32 x float> %254, %257
  %260 = fcmp olt <32 x float> %257, %258
  %261 = select <32 x i1> %260, <32 x float> %258, <32 x float> %257
  %262 = select <32 x i1> %259, <32 x float> %261, <32 x float> %254
  %263 = fpext <32 x float> %262 to <32 x double>
  br i1 %238, label %295, label %264

264:
  %265 = getelementptr inbounds nuw i32, ptr %239, i64 %243
  %266 = load i32, ptr %265, align 4
  %267 = add nsw i32 %266, -1
  %268 = tail call i32 @llvm.ctlz.i32(i32 %267, i1 false)
  %269 = sub nuw nsw i32 38, %268
  %270 = tail call i32 @llvm.umax.i32(i32 %269, i32 21)
  %271 = shl nuw i32 1, %270
  %272 = sitofp i32 %271 to double
  %273 = insertelement <32 x double> poison, double %272, i64 0
  %274 = shufflevector <32 x double> %273, <32 x double> poison, <32 x i32> zeroinitializer
  %275 = fmul <32 x double> %274, %263
  %276 = tail call <32 x double> @llvm.floor.v32f64(<32 x double> %275)
  br i1 %250, label %277, label %288

277:
  %278 = fdiv double 5.000000e-01, %272
  %279 = insertelement <32 x double> poison, double %278, i64 0
  %280 = shufflevector <32 x double> %279, <32 x double> poison, <32 x i32> zeroinitializer
  %281 = fmul <32 x double> %280, %276
  %282 = tail call <32 x double> @llvm.floor.v32f64(<32 x double> %281)
  %283 = fmul double %272, 2.000000e+00
  %284 = insertelement <32 x double> poison, double %283, i64 0
  %285 = shufflevector <32 x double> %284, <32 x double> poison, <32 x i32> zeroinitializer
  %286 = fneg <32 x double> %282
  %287 = tail call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %286, <32 x double> %285, <32 x double> %276)
  br label %288

288:
  %289 = phi <32 x double> [ %287, %277 ], [ %276, %264 ]
  %290 = sitofp i32 %266 to double
  %291 = fdiv double %290, %272
  %292 = insertelement <32 x double> poison, double %291, i64 0
  %293 = shufflevector <32 x double> %292, <32 x double> poison, <32 x i32> zeroinitializer
  %294 = fmul <32 x double> %293, %289
  br label %295

295:
  %296 = phi <32 x double> [ %294, %288 ], [ %263, %242 ]
  %297 = tail call <32 x double> @llvm.floor.v32f64(<32 x double> %296)
  %298 = fptosi <32 x double> %297 to <32 x i32>
  br i1 %229, label %303, label %299

299:
  %300 = getelementptr inbounds nuw <32 x i32>, ptr %240, i64 %243
  %301 = load <32 x i32>, ptr %300, align 64
  %302 = add <32 x i32> %301, %298
  br label %303

303:
  %304 = phi <32 x i32> [ %302, %299 ], [ %298, %295 ]
  %305 = getelementptr inbounds nuw i32, ptr %239, i64 %243
  %306 = load i32, ptr %305, align 4
  store <32 x i32> %304, ptr %26, align 64
  %307 = ashr <32 x i32> %304, splat (i32 31)
  %308 = insertelement <32 x i32> poison, i32 %306, i64 0
  %309 = shufflevector <32 x i32> %308, <32 x i32> poison, <32 x i32> zeroinitializer
  %310 = icmp slt <32 x i32> %304, %309
  %311 = select <32 x i1> %310, <32 x i32> %307, <32 x i32> splat (i32 -1)
  %312 = icmp ne <32 x i32> %311, zeroinitializer
  %313 = bitcast <32 x i1> %312 to i32
  %314 = icmp eq i32 %313, 0
  br i1 %314, label %330, label %315

315:
  br i1 %250, label %316, label %318

316:
  call fastcc void @turn(ptr %26, i32 %306, i32 %249)
  %317 = load <32 x i32>, ptr %26, align 64
  br label %330

318:
  %319 = icmp eq i32 %249, 3
  br i1 %319, label %323, label %320

320:
  %321 = xor <32 x i32> %311, splat (i32 -1)
  %322 = and <32 x i32> %244, %321
  br label %323

323:
  %324 = phi <32 x i32> [ %244, %318 ], [ %322, %320 ]
  %325 = add nsw i32 %306, -1
  %326 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %304, <32 x i32> zeroinitializer)
  %327 = insertelement <32 x i32> poison, i32 %325, i64 0
  %328 = shufflevector <32 x i32> %327, <32 x i32> poison, <32 x i32> zeroinitializer
  %329 = tail call <32 x i32> @llvm.smin.v32i32(<32 x i32> %326, <32 x i32> %328)
  br label %330

330:
  %331 = phi <32 x i32> [ %324, %323 ], [ %244, %316 ], [ %244, %303 ]
  %332 = phi <32 x i32> [ %329, %323 ], [ %317, %316 ], [ %304, %303 ]
  %333 = getelementptr inbounds nuw <32 x i32>, ptr %29, i64 %243
  store <32 x i32> %332, ptr %333, align 64
  %334 = add nuw nsw i64 %243, 1
  %335 = icmp eq i64 %334, %241
  br i1 %335, label %336, label %242

336:
  %337 = load <32 x i32>, ptr %29, align 64
  br label %338

338:
  %339 = phi <32 x i32> [ undef, %221 ], [ %337, %336 ]
  %340 = phi <32 x i32> [ splat (i32 -1), %221 ], [ %331, %336 ]
  %341 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %342 = load i64, ptr %341, align 8
  %343 = trunc i64 %342 to i32
  %344 = insertelement <32 x i32> poison, i32 %343, i64 0
  %345 = shufflevector <32 x i32> %344, <32 x i32> poison, <32 x i32> zeroinitializer
  %346 = mul <32 x i32> %345, %339
  br label %347

347:
  %348 = phi i64 [ 1, %338 ], [ %363, %361 ]
  %349 = phi <32 x i32> [ %346, %338 ], [ %362, %361 ]
  %350 = getelementptr inbounds nuw i64, ptr %341, i64 %348
  %351 = load i64, ptr %350, align 8
  %352 = icmp eq i64 %351, 0
  br i1 %352, label %361, label %353

353:
  %354 = getelementptr inbounds nuw <32 x i32>, ptr %29, i64 %348
  %355 = load <32 x i32>, ptr %354, align 64
  %356 = trunc i64 %351 to i32
  %357 = insertelement <32 x i32> poison, i32 %356, i64 0
  %358 = shufflevector <32 x i32> %357, <32 x i32> poison, <32 x i32> zeroinitializer
  %359 = mul <32 x i32> %355, %358
  %360 = add <32 x i32> %359, %349
  br label %361

361:
  %362 = phi <32 x i32> [ %360, %353 ], [ %349, %347 ]
  %363 = add nuw nsw i64 %348, 1
  %364 = icmp eq i64 %363, 4
  br i1 %364, label %365, label %347

365:
  store <32 x i32> %362, ptr %27, align 64
  %366 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %367 = load i32, ptr %366, align 4
  %368 = icmp eq i32 %367, 0
  br i1 %368, label %437, label %369

369:
  %370 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %371 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %372 = xor <32 x i32> %340, splat (i32 -1)
  br label %373

373:
  %374 = phi i64 [ 0, %369 ], [ %382, %428 ]
  %375 = phi i32 [ %367, %369 ], [ %434, %428 ]
  %376 = trunc nuw i64 %374 to i32
  call fastcc void @load_codes(ptr %0, ptr %34, ptr %27, i32 %376, ptr %28)
  %377 = getelementptr inbounds nuw i32, ptr %370, i64 %374
  %378 = load i32, ptr %377, align 4
  %379 = insertelement <32 x i32> poison, i32 %378, i64 0
  %380 = shufflevector <32 x i32> %379, <32 x i32> poison, <32 x i32> zeroinitializer
  %381 = icmp ne i64 %374, 0
  %382 = add nuw nsw i64 %374, 1
  %383 = zext i32 %375 to i64
  %384 = icmp eq i64 %382, %383
  %385 = load i32, ptr %371, align 8
  %386 = icmp eq i32 %385, 6
  %387 = and i1 %381, %386
  %388 = select i1 %387, i1 %384, i1 false
  %389 = select i1 %388, i32 2, i32 %385
  %390 = load <32 x i32>, ptr %28, align 64
  switch i32 %389, label %428 [
    i32 1, label %391
    i32 2, label %408
    i32 3, label %413
    i32 4, label %418
    i32 6, label %423
  ]

391:
  %392 = shl <32 x i32> %390, splat (i32 13)
  %393 = and <32 x i32> %392, splat (i32 268427264)
  %394 = and <32 x i32> %392, splat (i32 260046848)
  %395 = add nuw nsw <32 x i32> %393, splat (i32 939524096)
  %396 = icmp eq <32 x i32> %394, splat (i32 260046848)
  %397 = select <32 x i1> %396, <32 x i32> splat (i32 939524096), <32 x i32> zeroinitializer
  %398 = add nuw nsw <32 x i32> %395, %397
  %399 = and <32 x i32> %390, splat (i32 1023)
  %400 = uitofp nneg <32 x i32> %399 to <32 x float>
  %401 = fmul <32 x float> %400, splat (float 0x3E70000000000000)
  %402 = icmp eq <32 x i32> %394, zeroinitializer
  %403 = bitcast <32 x float> %401 to <32 x i32>
  %404 = select <32 x i1> %402, <32 x i32> %403, <32 x i32> %398
  %405 = shl <32 x i32> %390, splat (i32 16)
  %406 = and <32 x i32> %405, splat (i32 -2147483648)
  %407 = or disjoint <32 x i32> %404, %406
  br label %428

408:
  %409 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %390, <32 x i32> splat (i32 -65535))
  %410 = sitofp <32 x i32> %409 to <32 x float>
  %411 = fdiv <32 x float> %410, splat (float 6.553500e+04)
  %412 = bitcast <32 x float> %411 to <32 x i32>
  br label %428

413:
  %414 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %390, <32 x i32> splat (i32 -32767))
  %415 = sitofp <32 x i32> %414 to <32 x float>
  %416 = fdiv <32 x float> %415, splat (float 3.276700e+04)
  %417 = bitcast <32 x float> %416 to <32 x i32>
  br label %428

418:
  %419 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %390, <32 x i32> splat (i32 -127))
  %420 = sitofp <32 x i32> %419 to <32 x float>
  %421 = fdiv <32 x float> %420, splat (float 1.270000e+02)
  %422 = bitcast <32 x float> %421 to <32 x i32>
  br label %428

423:
  store <32 x i32> %390, ptr %19, align 64
  call fastcc void @table_entries(ptr %0, i32 0, ptr %19, ptr %20)
  %424 = load <32 x i32>, ptr %20, align 64
  %425 = sitofp <32 x i32> %424 to <32 x float>
  %426 = fmul <32 x float> %425, splat (float 0x3EF0000000000000)
  %427 = bitcast <32 x float> %426 to <32 x i32>
  br label %428

428:
  %429 = phi <32 x i32> [ %427, %423 ], [ %407, %391 ], [ %412, %408 ], [ %417, %413 ], [ %422, %418 ], [ %390, %373 ]
  %430 = and <32 x i32> %429, %340
  %431 = and <32 x i32> %380, %372
  %432 = or <32 x i32> %430, %431
  %433 = getelementptr inbounds nuw <32 x i32>, ptr %5, i64 %374
  store <32 x i32> %432, ptr %433, align 64
  %434 = load i32, ptr %366, align 4
  %435 = zext i32 %434 to i64
  %436 = icmp samesign ult i64 %382, %435
  br i1 %436, label %373, label %437

437:
  br label %919

438:
  br i1 %3, label %439, label %443

439:
  %440 = getelementptr inbounds nuw i8, ptr %1, i64 896
  %441 = load <32 x i32>, ptr %440, align 64
  %442 = and <32 x i32> %441, splat (i32 255)
  br label %443

443:
  %444 = phi <32 x i32> [ %442, %439 ], [ zeroinitializer, %438 ]
  %445 = sub nuw nsw <32 x i32> splat (i32 256), %444
  %446 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %447 = getelementptr inbounds nuw i8, ptr %10, i64 256
  %448 = getelementptr inbounds nuw i8, ptr %9, i64 256
  %449 = getelementptr inbounds nuw i8, ptr %8, i64 256
  %450 = getelementptr inbounds nuw i8, ptr %8, i64 128
  %451 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %452 = getelementptr inbounds nuw i8, ptr %8, i64 384
  %453 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %454 = getelementptr inbounds nuw i8, ptr %0, i64 92
  %455 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %456 = getelementptr inbounds nuw i8, ptr %1, i64 512
  br label %724

457:
  %458 = icmp eq i32 %219, 1
  %459 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %460 = load i32, ptr %459, align 4
  %461 = icmp eq i32 %460, 0
  br i1 %461, label %919, label %462

462:
  %463 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %464 = icmp eq i32 %917, 0
  %465 = zext i32 %917 to i64
  %466 = select i1 %458, i32 13, i32 0
  %467 = select i1 %458, i32 11, i32 24
  br label %468

468:
  %469 = phi i64 [ 0, %462 ], [ %486, %719 ]
  %470 = phi i32 [ %460, %462 ], [ %720, %719 ]
  %471 = getelementptr inbounds nuw i32, ptr %463, i64 %469
  %472 = load i32, ptr %471, align 4
  %473 = insertelement <32 x i32> poison, i32 %472, i64 0
  %474 = shufflevector <32 x i32> %473, <32 x i32> poison, <32 x i32> zeroinitializer
  br i1 %464, label %484, label %475

475:
  %476 = trunc nuw i64 %469 to i32
  br label %477

477:
  %478 = phi i64 [ 0, %475 ], [ %495, %494 ]
  %479 = getelementptr inbounds nuw [4 x <32 x i32>], ptr %18, i64 %478
  %480 = getelementptr inbounds nuw %struct.Footprint, ptr %30, i64 %478
  %481 = load ptr, ptr %480, align 64
  %482 = getelementptr inbounds nuw i8, ptr %480, i64 64
  %483 = getelementptr inbounds nuw i8, ptr %480, i64 576
  br label %497

484:
  %485 = icmp ne i64 %469, 0
  %486 = add nuw nsw i64 %469, 1
  %487 = zext i32 %470 to i64
  %488 = icmp eq i64 %486, %487
  %489 = and i1 %485, %488
  %490 = load i32, ptr %218, align 8
  %491 = icmp eq i32 %490, 6
  %492 = and i1 %489, %491
  %493 = xor i1 %491, %492
  br i1 %493, label %529, label %575

494:
  %495 = add nuw nsw i64 %478, 1
  %496 = icmp eq i64 %495, %465
  br i1 %496, label %484, label %477

497:
  %498 = phi i64 [ 0, %477 ], [ %527, %525 ]
  %499 = getelementptr inbounds nuw <32 x i32>, ptr %479, i64 %498
  %500 = getelementptr inbounds nuw <32 x i32>, ptr %482, i64 %498
  call fastcc void @load_codes(ptr %0, ptr %481, ptr %500, i32 %476, ptr %499)
  %501 = getelementptr inbounds nuw <32 x i32>, ptr %483, i64 %498
  %502 = load <32 x i32>, ptr %501, align 64
  %503 = load <32 x i32>, ptr %499, align 64
  %504 = and <32 x i32> %503, %502
  %505 = xor <32 x i32> %502, splat (i32 -1)
  %506 = and <32 x i32> %474, %505
  %507 = or <32 x i32> %504, %506
  br i1 %458, label %508, label %525

508:
  %509 = shl <32 x i32> %507, splat (i32 13)
  %510 = and <32 x i32> %509, splat (i32 268427264)
  %511 = and <32 x i32> %509, splat (i32 260046848)
  %512 = add nuw nsw <32 x i32> %510, splat (i32 939524096)
  %513 = icmp eq <32 x i32> %511, splat (i32 260046848)
  %514 = select <32 x i1> %513, <32 x i32> splat (i32 939524096), <32 x i32> zeroinitializer
  %515 = add nuw nsw <32 x i32> %512, %514
  %516 = and <32 x i32> %507, splat (i32 1023)
  %517 = uitofp nneg <32 x i32> %516 to <32 x float>
  %518 = fmul <32 x float> %517, splat (float 0x3E70000000000000)
  %519 = icmp eq <32 x i32> %511, zeroinitializer
  %520 = bitcast <32 x float> %518 to <32 x i32>
  %521 = select <32 x i1> %519, <32 x i32> %520, <32 x i32> %515
  %522 = shl <32 x i32> %507, splat (i32 16)
  %523 = and <32 x i32> %522, splat (i32 -2147483648)
  %524 = or disjoint <32 x i32> %521, %523
  br label %525

525:
  %526 = phi <32 x i32> [ %524, %508 ], [ %507, %497 ]
  store <32 x i32> %526, ptr %499, align 64
  %527 = add nuw nsw i64 %498, 1
  %528 = icmp eq i64 %527, 4
  br i1 %528, label %494, label %497

529:
  %530 = getelementptr inbounds nuw <32 x i32>, ptr %5, i64 %469
  br i1 %464, label %574, label %531

531:
  %532 = phi i64 [ %560, %554 ], [ 0, %529 ]
  %533 = getelementptr inbounds nuw [4 x <32 x i32>], ptr %18, i64 %532
  %534 = getelementptr inbounds nuw %struct.Footprint, ptr %30, i64 %532
  %535 = getelementptr inbounds nuw i8, ptr %534, i64 1088
  br label %541

536:
  %537 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %551, <32 x i32> splat (i32 7))
  %538 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %537, <32 x i32> splat (i32 38))
  %539 = add nsw <32 x i32> %538, splat (i32 -7)
  %540 = shl nsw <32 x i32> splat (i32 -1), %539
  br label %562

541:
  %542 = phi i64 [ 0, %531 ], [ %552, %541 ]
  %543 = phi <32 x i32> [ zeroinitializer, %531 ], [ %551, %541 ]
  %544 = getelementptr inbounds nuw <32 x i32>, ptr %533, i64 %542
  %545 = getelementptr inbounds nuw <32 x i32>, ptr %16, i64 %542
  call fastcc void @table_entries(ptr %0, i32 0, ptr %544, ptr %545)
  call fastcc void @table_entries(ptr %0, i32 256, ptr %544, ptr %17)
  %546 = getelementptr inbounds nuw <32 x i32>, ptr %535, i64 %542
  %547 = load <32 x i32>, ptr %546, align 64
  %548 = icmp eq <32 x i32> %547, zeroinitializer
  %549 = load <32 x i32>, ptr %17, align 64
  %550 = select <32 x i1> %548, <32 x i32> zeroinitializer, <32 x i32> %549
  store <32 x i32> %550, ptr %17, align 64
  %551 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %550, <32 x i32> %543)
  %552 = add nuw nsw i64 %542, 1
  %553 = icmp eq i64 %552, 4
  br i1 %553, label %536, label %541

554:
  %555 = getelementptr inbounds nuw %struct.Part, ptr %15, i64 %532
  %556 = sext <32 x i32> %571 to <32 x i64>
  %557 = add nuw <32 x i32> %551, splat (i32 111)
  store <32 x i64> %556, ptr %555, align 64
  %558 = getelementptr inbounds nuw i8, ptr %555, i64 256
  store <32 x i32> splat (i32 138), ptr %558, align 64
  %559 = getelementptr inbounds nuw i8, ptr %555, i64 384
  store <32 x i32> %557, ptr %559, align 64
  %560 = add nuw nsw i64 %532, 1
  %561 = icmp eq i64 %560, %465
  br i1 %561, label %574, label %531

562:
  %563 = phi i64 [ 0, %536 ], [ %572, %562 ]
  %564 = phi <32 x i32> [ zeroinitializer, %536 ], [ %571, %562 ]
  %565 = getelementptr inbounds nuw <32 x i32>, ptr %16, i64 %563
  %566 = load <32 x i32>, ptr %565, align 64
  %567 = and <32 x i32> %566, %540
  %568 = getelementptr inbounds nuw <32 x i32>, ptr %535, i64 %563
  %569 = load <32 x i32>, ptr %568, align 64
  %570 = mul <32 x i32> %567, %569
  %571 = add <32 x i32> %570, %564
  %572 = add nuw nsw i64 %563, 1
  %573 = icmp eq i64 %572, 4
  br i1 %573, label %554, label %562

574:
  call fastcc void @add_footprints(ptr %15, i32 %917, i32 20)
  call fastcc void @rounded_sum(ptr %15, i32 11, i1 false, ptr %530)
  br label %719

575:
  switch i32 %219, label %576 [
    i32 5, label %627
    i32 1, label %627
  ]

576:
  %577 = select i1 %492, i32 2, i32 %490
  %578 = getelementptr inbounds nuw <32 x i32>, ptr %5, i64 %469
  br i1 %464, label %585, label %579

579:
  %580 = phi i64 [ %589, %588 ], [ 0, %576 ]
  %581 = phi <32 x i32> [ %599, %588 ], [ zeroinitializer, %576 ]
  %582 = getelementptr inbounds nuw [4 x <32 x i32>], ptr %18, i64 %580
  %583 = getelementptr inbounds nuw %struct.Footprint, ptr %30, i64 %580
  %584 = getelementptr inbounds nuw i8, ptr %583, i64 1088
  br label %591

585:
  %586 = phi <32 x i32> [ zeroinitializer, %576 ], [ %599, %588 ]
  %587 = icmp eq i32 %577, 4
  br i1 %587, label %602, label %611

588:
  %589 = add nuw nsw i64 %580, 1
  %590 = icmp eq i64 %589, %465
  br i1 %590, label %585, label %579

591:
  %592 = phi i64 [ 0, %579 ], [ %600, %591 ]
  %593 = phi <32 x i32> [ %581, %579 ], [ %599, %591 ]
  %594 = getelementptr inbounds nuw <32 x i32>, ptr %582, i64 %592
  %595 = load <32 x i32>, ptr %594, align 64
  %596 = getelementptr inbounds nuw <32 x i32>, ptr %584, i64 %592
  %597 = load <32 x i32>, ptr %596, align 64
  %598 = mul <32 x i32> %597, %595
  %599 = add <32 x i32> %598, %593
  %600 = add nuw nsw i64 %592, 1
  %601 = icmp eq i64 %600, 4
  br i1 %601, label %588, label %591

602:
  %603 = ashr <32 x i32> %586, splat (i32 4)
  %604 = mul <32 x i32> %603, splat (i32 257)
  %605 = add <32 x i32> %604, splat (i32 1024)
  %606 = ashr <32 x i32> %605, splat (i32 11)
  %607 = add <32 x i32> %606, %586
  %608 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %607, <32 x i32> splat (i32 -32767))
  %609 = sitofp <32 x i32> %608 to <32 x float>
  %610 = fdiv <32 x float> %609, splat (float 3.276700e+04)
  br label %625

611:
  %612 = add <32 x i32> %586, splat (i32 128)
  %613 = ashr <32 x i32> %612, splat (i32 8)
  %614 = icmp eq i32 %577, 2
  %615 = select i1 %614, i32 -65535, i32 -32767
  %616 = select i1 %614, i32 65535, i32 32767
  %617 = insertelement <32 x i32> poison, i32 %615, i64 0
  %618 = shufflevector <32 x i32> %617, <32 x i32> poison, <32 x i32> zeroinitializer
  %619 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %613, <32 x i32> %618)
  %620 = sitofp <32 x i32> %619 to <32 x float>
  %621 = uitofp nneg i32 %616 to float
  %622 = insertelement <32 x float> poison, float %621, i64 0
  %623 = shufflevector <32 x float> %622, <32 x float> poison, <32 x i32> zeroinitializer
  %624 = fdiv <32 x float> %620, %623
  br label %625

625:
  %626 = phi <32 x float> [ %624, %611 ], [ %610, %602 ]
  store <32 x float> %626, ptr %578, align 64
  br label %719

627:
  %628 = getelementptr inbounds nuw <32 x i32>, ptr %5, i64 %469
  br i1 %464, label %708, label %629

629:
  %630 = phi i64 [ %706, %705 ], [ 0, %627 ]
  %631 = phi <32 x i32> [ %702, %705 ], [ splat (i32 -1), %627 ]
  %632 = getelementptr inbounds nuw %struct.Footprint, ptr %30, i64 %630
  %633 = getelementptr inbounds nuw i8, ptr %632, i64 1088
  %634 = getelementptr inbounds nuw [4 x <32 x i32>], ptr %18, i64 %630
  br label %635

635:
  %636 = phi i64 [ 0, %629 ], [ %651, %635 ]
  %637 = phi i32 [ 0, %629 ], [ %645, %635 ]
  %638 = phi <32 x i32> [ zeroinitializer, %629 ], [ %650, %635 ]
  %639 = getelementptr inbounds nuw <32 x i32>, ptr %634, i64 %636
  %640 = load <32 x i32>, ptr %639, align 64
  %641 = lshr <32 x i32> %640, splat (i32 23)
  %642 = and <32 x i32> %641, splat (i32 255)
  %643 = icmp eq <32 x i32> %642, splat (i32 255)
  %644 = bitcast <32 x i1> %643 to i32
  %645 = or i32 %637, %644
  %646 = getelementptr inbounds nuw <32 x i32>, ptr %633, i64 %636
  %647 = load <32 x i32>, ptr %646, align 64
  %648 = icmp eq <32 x i32> %647, zeroinitializer
  %649 = select <32 x i1> %648, <32 x i32> zeroinitializer, <32 x i32> %642
  %650 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %649, <32 x i32> %638)
  %651 = add nuw nsw i64 %636, 1
  %652 = icmp eq i64 %651, 4
  br i1 %652, label %653, label %635

653:
  %654 = getelementptr inbounds nuw %struct.Part, ptr %13, i64 %630
  %655 = getelementptr inbounds nuw i8, ptr %654, i64 384
  store <32 x i32> %650, ptr %655, align 64
  %656 = and i32 %645, %4
  %657 = icmp eq i32 %656, 0
  br i1 %657, label %658, label %723

658:
  %659 = getelementptr inbounds nuw i8, ptr %654, i64 256
  store <32 x i32> %650, ptr %659, align 64
  br label %660

660:
  %661 = phi i64 [ 0, %658 ], [ %689, %660 ]
  %662 = phi <32 x i64> [ zeroinitializer, %658 ], [ %688, %660 ]
  %663 = getelementptr inbounds nuw <32 x i32>, ptr %634, i64 %661
  %664 = load <32 x i32>, ptr %663, align 64
  %665 = lshr <32 x i32> %664, splat (i32 23)
  %666 = and <32 x i32> %665, splat (i32 255)
  %667 = icmp eq <32 x i32> %666, zeroinitializer
  %668 = getelementptr inbounds nuw <32 x i32>, ptr %633, i64 %661
  %669 = load <32 x i32>, ptr %668, align 64
  %670 = icmp eq <32 x i32> %669, zeroinitializer
  %671 = select <32 x i1> %670, <32 x i1> splat (i1 true), <32 x i1> %667
  %672 = shl <32 x i32> %664, splat (i32 4)
  %673 = and <32 x i32> %672, splat (i32 134217712)
  %674 = or disjoint <32 x i32> %673, splat (i32 134217728)
  %675 = select <32 x i1> %671, <32 x i32> zeroinitializer, <32 x i32> %674
  %676 = sub nsw <32 x i32> %650, %666
  %677 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %676, <32 x i32> zeroinitializer)
  %678 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %677, <32 x i32> splat (i32 31))
  %679 = lshr <32 x i32> %675, %678
  %680 = and <32 x i32> %679, splat (i32 268427264)
  %681 = select i1 %458, <32 x i32> %680, <32 x i32> %679
  %682 = sub nsw <32 x i32> zeroinitializer, %681
  %683 = icmp slt <32 x i32> %664, zeroinitializer
  %684 = select <32 x i1> %683, <32 x i32> %682, <32 x i32> %681
  %685 = sext <32 x i32> %684 to <32 x i64>
  %686 = sext <32 x i32> %669 to <32 x i64>
  %687 = mul nsw <32 x i64> %685, %686
  %688 = add <32 x i64> %687, %662
  %689 = add nuw nsw i64 %661, 1
  %690 = icmp eq i64 %689, 4
  br i1 %690, label %691, label %660

691:
  store <32 x i64> %688, ptr %654, align 64
  br label %692

692:
  %693 = phi i64 [ 0, %691 ], [ %703, %692 ]
  %694 = phi <32 x i32> [ %631, %691 ], [ %702, %692 ]
  %695 = getelementptr inbounds nuw <32 x i32>, ptr %633, i64 %693
  %696 = load <32 x i32>, ptr %695, align 64
  %697 = icmp eq <32 x i32> %696, zeroinitializer
  %698 = getelementptr inbounds nuw <32 x i32>, ptr %634, i64 %693
  %699 = load <32 x i32>, ptr %698, align 64
  %700 = ashr <32 x i32> %699, splat (i32 31)
  %701 = select <32 x i1> %697, <32 x i32> splat (i32 -1), <32 x i32> %700
  %702 = and <32 x i32> %701, %694
  %703 = add nuw nsw i64 %693, 1
  %704 = icmp eq i64 %703, 4
  br i1 %704, label %705, label %692

705:
  %706 = add nuw nsw i64 %630, 1
  %707 = icmp eq i64 %706, %465
  br i1 %707, label %708, label %629

708:
  %709 = phi <32 x i32> [ splat (i32 -1), %627 ], [ %702, %705 ]
  call fastcc void @add_footprints(ptr %13, i32 %917, i32 %466)
  call fastcc void @rounded_sum(ptr %13, i32 %467, i1 %458, ptr %14)
  %710 = load <32 x i32>, ptr %14, align 64
  %711 = load <32 x i64>, ptr %13, align 64
  %712 = icmp eq <32 x i64> %711, zeroinitializer
  %713 = ashr <32 x i64> %711, splat (i64 63)
  %714 = trunc nsw <32 x i64> %713 to <32 x i32>
  %715 = select <32 x i1> %712, <32 x i32> %709, <32 x i32> zeroinitializer
  %716 = or <32 x i32> %715, %714
  %717 = and <32 x i32> %716, splat (i32 -2147483648)
  %718 = or <32 x i32> %717, %710
  store <32 x i32> %718, ptr %628, align 64
  br label %719

719:
  %720 = load i32, ptr %459, align 4
  %721 = zext i32 %720 to i64
  %722 = icmp samesign ult i64 %486, %721
  br i1 %722, label %468, label %919

723:
  br label %919

724:
  %725 = phi i1 [ true, %443 ], [ false, %915 ]
  %726 = phi i64 [ 0, %443 ], [ 1, %915 ]
  %727 = phi i32 [ 0, %443 ], [ %917, %915 ]
  %728 = select i1 %725, <32 x i32> %445, <32 x i32> %444
  store <32 x i32> %728, ptr %31, align 64
  %729 = getelementptr inbounds nuw %struct.TextureLevel, ptr %34, i64 %726
  %730 = zext i32 %727 to i64
  %731 = getelementptr inbounds nuw %struct.Footprint, ptr %30, i64 %730
  br i1 %204, label %769, label %732

732:
  call void @llvm.memset.p0.i64(ptr align 64 %9, i8 0, i64 384, i1 false)
  call void @llvm.memset.p0.i64(ptr align 64 %10, i8 0, i64 384, i1 false)
  %733 = load i32, ptr %446, align 4
  %734 = icmp eq i32 %733, 0
  br i1 %734, label %735, label %737

735:
  %736 = getelementptr inbounds nuw i8, ptr %731, i64 1600
  store ptr %729, ptr %736, align 64
  store ptr %729, ptr %731, align 64
  br label %749

737:
  %738 = zext i32 %733 to i64
  br label %742

739:
  %740 = getelementptr inbounds nuw i8, ptr %731, i64 1600
  store ptr %729, ptr %740, align 64
  store ptr %729, ptr %731, align 64
  %741 = icmp ult i32 %733, 3
  br i1 %741, label %749, label %750

742:
  %743 = phi i64 [ 0, %737 ], [ %747, %742 ]
  %744 = getelementptr inbounds nuw <32 x i32>, ptr %9, i64 %743
  %745 = getelementptr inbounds nuw <32 x i32>, ptr %10, i64 %743
  %746 = trunc nuw i64 %743 to i32
  call fastcc void @split(ptr %0, ptr %729, ptr %1, i32 %746, ptr %744, ptr %745)
  %747 = add nuw nsw i64 %743, 1
  %748 = icmp eq i64 %747, %738
  br i1 %748, label %739, label %742

749:
  call fastcc void @find_taps(ptr %0, ptr %1, ptr %9, ptr %10, ptr %31, ptr %731)
  br label %767

750:
  %751 = load <32 x i32>, ptr %447, align 64
  br i1 %3, label %752, label %757

752:
  %753 = sub <32 x i32> splat (i32 256), %751
  %754 = mul <32 x i32> %753, %728
  %755 = add <32 x i32> %754, splat (i32 128)
  %756 = ashr <32 x i32> %755, splat (i32 8)
  br label %762

757:
  %758 = mul <32 x i32> %751, %728
  %759 = add <32 x i32> %758, splat (i32 128)
  %760 = ashr <32 x i32> %759, splat (i32 8)
  %761 = sub nsw <32 x i32> %728, %760
  br label %762

762:
  %763 = phi <32 x i32> [ %756, %752 ], [ %761, %757 ]
  store <32 x i32> %763, ptr %11, align 64
  %764 = sub nsw <32 x i32> %728, %763
  store <32 x i32> %764, ptr %12, align 64
  call fastcc void @find_taps(ptr %0, ptr %1, ptr %9, ptr %10, ptr %11, ptr %731)
  %765 = load <32 x i32>, ptr %448, align 64
  %766 = add <32 x i32> %765, splat (i32 1)
  store <32 x i32> %766, ptr %448, align 64
  call fastcc void @find_taps(ptr %0, ptr %1, ptr %9, ptr %10, ptr %12, ptr %740)
  br label %767

767:
  %768 = phi i32 [ 1, %749 ], [ 2, %762 ]
  br label %915

769:
  %770 = getelementptr inbounds nuw i8, ptr %731, i64 576
  store <32 x i32> zeroinitializer, ptr %449, align 64
  store <32 x i32> zeroinitializer, ptr %450, align 64
  %771 = load <32 x i32>, ptr %451, align 64
  store <32 x i32> %771, ptr %452, align 64
  store <32 x i32> splat (i32 -1), ptr %770, align 64
  %772 = load i32, ptr %453, align 8
  %773 = icmp eq i32 %772, 0
  %774 = select i1 %773, i64 104, i64 108
  %775 = getelementptr inbounds nuw i8, ptr %0, i64 %774
  %776 = load i32, ptr %775, align 4
  %777 = icmp eq i32 %776, 0
  br i1 %777, label %877, label %778

778:
  %779 = getelementptr inbounds nuw i8, ptr %729, i64 40
  %780 = zext i32 %776 to i64
  %781 = load i32, ptr %455, align 4
  %782 = icmp eq i32 %781, 0
  br label %783

783:
  %784 = phi <32 x i32> [ splat (i32 -1), %778 ], [ %870, %869 ]
  %785 = phi i64 [ 0, %778 ], [ %873, %869 ]
  %786 = getelementptr inbounds nuw <32 x i32>, ptr %1, i64 %785
  %787 = load <32 x float>, ptr %786, align 64
  %788 = getelementptr inbounds nuw i32, ptr %454, i64 %785
  %789 = load i32, ptr %788, align 4
  %790 = icmp ult i32 %789, 2
  %791 = select i1 %790, float 0x4170000000000000, float 6.400000e+01
  %792 = select i1 %782, float 0x41D0000000000000, float %791
  %793 = insertelement <32 x float> poison, float %792, i64 0
  %794 = shufflevector <32 x float> %793, <32 x float> poison, <32 x i32> zeroinitializer
  %795 = fcmp ord <32 x float> %787, zeroinitializer
  %796 = select <32 x i1> %795, <32 x float> %787, <32 x float> zeroinitializer
  %797 = fneg <32 x float> %794
  %798 = fcmp uge <32 x float> %794, %796
  %799 = fcmp olt <32 x float> %796, %797
  %800 = select <32 x i1> %799, <32 x float> %797, <32 x float> %796
  %801 = select <32 x i1> %798, <32 x float> %800, <32 x float> %794
  %802 = fpext <32 x float> %801 to <32 x double>
  br i1 %782, label %834, label %803

803:
  %804 = getelementptr inbounds nuw i32, ptr %779, i64 %785
  %805 = load i32, ptr %804, align 4
  %806 = add nsw i32 %805, -1
  %807 = tail call i32 @llvm.ctlz.i32(i32 %806, i1 false)
  %808 = sub nuw nsw i32 38, %807
  %809 = tail call i32 @llvm.umax.i32(i32 %808, i32 21)
  %810 = shl nuw i32 1, %809
  %811 = sitofp i32 %810 to double
  %812 = insertelement <32 x double> poison, double %811, i64 0
  %813 = shufflevector <32 x double> %812, <32 x double> poison, <32 x i32> zeroinitializer
  %814 = fmul <32 x double> %813, %802
  %815 = tail call <32 x double> @llvm.floor.v32f64(<32 x double> %814)
  br i1 %790, label %816, label %827

816:
  %817 = fdiv double 5.000000e-01, %811
  %818 = insertelement <32 x double> poison, double %817, i64 0
  %819 = shufflevector <32 x double> %818, <32 x double> poison, <32 x i32> zeroinitializer
  %820 = fmul <32 x double> %819, %815
  %821 = tail call <32 x double> @llvm.floor.v32f64(<32 x double> %820)
  %822 = fmul double %811, 2.000000e+00
  %823 = insertelement <32 x double> poison, double %822, i64 0
  %824 = shufflevector <32 x double> %823, <32 x double> poison, <32 x i32> zeroinitializer
  %825 = fneg <32 x double> %821
  %826 = tail call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %825, <32 x double> %824, <32 x double> %815)
  br label %827

827:
  %828 = phi <32 x double> [ %826, %816 ], [ %815, %803 ]
  %829 = sitofp i32 %805 to double
  %830 = fdiv double %829, %811
  %831 = insertelement <32 x double> poison, double %830, i64 0
  %832 = shufflevector <32 x double> %831, <32 x double> poison, <32 x i32> zeroinitializer
  %833 = fmul <32 x double> %832, %828
  br label %834

834:
  %835 = phi <32 x double> [ %833, %827 ], [ %802, %783 ]
  %836 = tail call <32 x double> @llvm.floor.v32f64(<32 x double> %835)
  %837 = fptosi <32 x double> %836 to <32 x i32>
  br i1 %773, label %842, label %838

838:
  %839 = getelementptr inbounds nuw <32 x i32>, ptr %456, i64 %785
  %840 = load <32 x i32>, ptr %839, align 64
  %841 = add <32 x i32> %840, %837
  br label %842

842:
  %843 = phi <32 x i32> [ %841, %838 ], [ %837, %834 ]
  %844 = getelementptr inbounds nuw i32, ptr %779, i64 %785
  %845 = load i32, ptr %844, align 4
  store <32 x i32> %843, ptr %7, align 64
  %846 = ashr <32 x i32> %843, splat (i32 31)
  %847 = insertelement <32 x i32> poison, i32 %845, i64 0
  %848 = shufflevector <32 x i32> %847, <32 x i32> poison, <32 x i32> zeroinitializer
  %849 = icmp slt <32 x i32> %843, %848
  %850 = select <32 x i1> %849, <32 x i32> %846, <32 x i32> splat (i32 -1)
  %851 = icmp ne <32 x i32> %850, zeroinitializer
  %852 = bitcast <32 x i1> %851 to i32
  %853 = icmp eq i32 %852, 0
  br i1 %853, label %869, label %854

854:
  br i1 %790, label %855, label %857

855:
  call fastcc void @turn(ptr %7, i32 %845, i32 %789)
  %856 = load <32 x i32>, ptr %7, align 64
  br label %869

857:
  %858 = icmp eq i32 %789, 3
  br i1 %858, label %862, label %859

859:
  %860 = xor <32 x i32> %850, splat (i32 -1)
  %861 = and <32 x i32> %784, %860
  store <32 x i32> %861, ptr %770, align 64
  br label %862

862:
  %863 = phi <32 x i32> [ %861, %859 ], [ %784, %857 ]
  %864 = add nsw i32 %845, -1
  %865 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %843, <32 x i32> zeroinitializer)
  %866 = insertelement <32 x i32> poison, i32 %864, i64 0
  %867 = shufflevector <32 x i32> %866, <32 x i32> poison, <32 x i32> zeroinitializer
  %868 = tail call <32 x i32> @llvm.smin.v32i32(<32 x i32> %865, <32 x i32> %867)
  br label %869

869:
  %870 = phi <32 x i32> [ %863, %862 ], [ %784, %855 ], [ %784, %842 ]
  %871 = phi <32 x i32> [ %868, %862 ], [ %856, %855 ], [ %843, %842 ]
  %872 = getelementptr inbounds nuw <32 x i32>, ptr %8, i64 %785
  store <32 x i32> %871, ptr %872, align 64
  %873 = add nuw nsw i64 %785, 1
  %874 = icmp eq i64 %873, %780
  br i1 %874, label %875, label %783

875:
  %876 = load <32 x i32>, ptr %8, align 64
  br label %877

877:
  %878 = phi <32 x i32> [ %876, %875 ], [ undef, %769 ]
  store ptr %729, ptr %731, align 64
  %879 = getelementptr inbounds nuw i8, ptr %729, i64 8
  %880 = load i64, ptr %879, align 8
  %881 = trunc i64 %880 to i32
  %882 = insertelement <32 x i32> poison, i32 %881, i64 0
  %883 = shufflevector <32 x i32> %882, <32 x i32> poison, <32 x i32> zeroinitializer
  %884 = mul <32 x i32> %883, %878
  br label %885

885:
  %886 = phi i64 [ 1, %877 ], [ %901, %899 ]
  %887 = phi <32 x i32> [ %884, %877 ], [ %900, %899 ]
  %888 = getelementptr inbounds nuw i64, ptr %879, i64 %886
  %889 = load i64, ptr %888, align 8
  %890 = icmp eq i64 %889, 0
  br i1 %890, label %899, label %891

891:
  %892 = getelementptr inbounds nuw <32 x i32>, ptr %8, i64 %886
  %893 = load <32 x i32>, ptr %892, align 64
  %894 = trunc i64 %889 to i32
  %895 = insertelement <32 x i32> poison, i32 %894, i64 0
  %896 = shufflevector <32 x i32> %895, <32 x i32> poison, <32 x i32> zeroinitializer
  %897 = mul <32 x i32> %893, %896
  %898 = add <32 x i32> %897, %887
  br label %899

899:
  %900 = phi <32 x i32> [ %898, %891 ], [ %887, %885 ]
  %901 = add nuw nsw i64 %886, 1
  %902 = icmp eq i64 %901, 4
  br i1 %902, label %903, label %885

903:
  %904 = getelementptr inbounds nuw i8, ptr %731, i64 64
  store <32 x i32> %900, ptr %904, align 64
  %905 = getelementptr inbounds nuw i8, ptr %731, i64 1088
  store <32 x i32> %728, ptr %905, align 64
  br label %906

906:
  %907 = phi i64 [ 1, %903 ], [ %912, %906 ]
  %908 = getelementptr inbounds nuw <32 x i32>, ptr %904, i64 %907
  store <32 x i32> %900, ptr %908, align 64
  %909 = load <32 x i32>, ptr %770, align 64
  %910 = getelementptr inbounds nuw <32 x i32>, ptr %770, i64 %907
  store <32 x i32> %909, ptr %910, align 64
  %911 = getelementptr inbounds nuw <32 x i32>, ptr %905, i64 %907
  store <32 x i32> zeroinitializer, ptr %911, align 64
  %912 = add nuw nsw i64 %907, 1
  %913 = icmp eq i64 %912, 4
  br i1 %913, label %914, label %906

914:
  br label %915

915:
  %916 = phi i32 [ %768, %767 ], [ 1, %914 ]
  %917 = add i32 %916, %727
  %918 = and i1 %725, %3
  br i1 %918, label %724, label %457

919:
  %920 = phi i1 [ true, %200 ], [ true, %437 ], [ false, %723 ], [ true, %457 ], [ true, %719 ]
  ret i1 %920
}

define internal fastcc void @read_gradient(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4) unnamed_addr #0 {
  %6 = alloca [3 x <32 x float>], align 64
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 512
  store <32 x double> zeroinitializer, ptr %7, align 64
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 256
  store <32 x double> zeroinitializer, ptr %8, align 64
  store <32 x double> zeroinitializer, ptr %4, align 64
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %19

12:
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %128, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 3136
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 240
  br label %104

19:
  %20 = load <32 x i32>, ptr %2, align 64
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 128
  %22 = load <32 x i32>, ptr %21, align 64
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 256
  %24 = load <32 x i32>, ptr %23, align 64
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 3136
  %26 = shl i32 %3, 5
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw i64, ptr %25, i64 %27
  %29 = load <32 x i64>, ptr %28, align 64
  %30 = add i32 %26, 32
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw i64, ptr %25, i64 %31
  %33 = load <32 x i64>, ptr %32, align 64
  %34 = add i32 %26, 64
  %35 = zext i32 %34 to i64
  %36 = getelementptr inbounds nuw i64, ptr %25, i64 %35
  %37 = load <32 x i64>, ptr %36, align 64
  br label %38

38:
  %39 = phi i64 [ 0, %19 ], [ %44, %38 ]
  %40 = getelementptr inbounds nuw <32 x i32>, ptr %2, i64 %39
  %41 = load <32 x i32>, ptr %40, align 64
  %42 = and <32 x i32> %41, splat (i32 2147483647)
  %43 = getelementptr inbounds nuw <32 x float>, ptr %6, i64 %39
  store <32 x i32> %42, ptr %43, align 64
  %44 = add nuw nsw i64 %39, 1
  %45 = icmp eq i64 %44, 3
  br i1 %45, label %46, label %38

46:
  %47 = trunc <32 x i64> %37 to <32 x i32>
  %48 = trunc <32 x i64> %33 to <32 x i32>
  %49 = trunc <32 x i64> %29 to <32 x i32>
  %50 = getelementptr inbounds nuw i8, ptr %6, i64 256
  %51 = load <32 x float>, ptr %50, align 64
  %52 = load <32 x float>, ptr %6, align 64
  %53 = fcmp oge <32 x float> %51, %52
  %54 = getelementptr inbounds nuw i8, ptr %6, i64 128
  %55 = load <32 x float>, ptr %54, align 64
  %56 = fcmp oge <32 x float> %51, %55
  %57 = and <32 x i1> %53, %56
  %58 = xor <32 x i1> %57, splat (i1 true)
  %59 = fcmp oge <32 x float> %55, %52
  %60 = select <32 x i1> %59, <32 x i1> %58, <32 x i1> zeroinitializer
  %61 = select <32 x i1> %60, <32 x i32> %22, <32 x i32> %20
  %62 = select <32 x i1> %57, <32 x i32> %24, <32 x i32> %61
  %63 = bitcast <32 x i32> %62 to <32 x float>
  %64 = fpext <32 x float> %63 to <32 x double>
  %65 = select <32 x i1> %60, <32 x i32> %48, <32 x i32> %49
  %66 = select <32 x i1> %57, <32 x i32> %47, <32 x i32> %65
  %67 = bitcast <32 x i32> %66 to <32 x float>
  %68 = fpext <32 x float> %67 to <32 x double>
  %69 = or <32 x i1> %57, %60
  %70 = select <32 x i1> %69, <32 x i32> %20, <32 x i32> %24
  %71 = bitcast <32 x i32> %70 to <32 x float>
  %72 = fpext <32 x float> %71 to <32 x double>
  %73 = select <32 x i1> %60, <32 x i32> %24, <32 x i32> %22
  %74 = bitcast <32 x i32> %73 to <32 x float>
  %75 = fpext <32 x float> %74 to <32 x double>
  %76 = select <32 x i1> %69, <32 x i32> %49, <32 x i32> %47
  %77 = bitcast <32 x i32> %76 to <32 x float>
  %78 = fpext <32 x float> %77 to <32 x double>
  %79 = select <32 x i1> %60, <32 x i32> %47, <32 x i32> %48
  %80 = bitcast <32 x i32> %79 to <32 x float>
  %81 = fpext <32 x float> %80 to <32 x double>
  %82 = getelementptr inbounds nuw i8, ptr %1, i64 240
  %83 = load i32, ptr %82, align 8
  %84 = sitofp i32 %83 to double
  %85 = fmul <32 x double> %72, %68
  %86 = fdiv <32 x double> %85, %64
  %87 = fsub <32 x double> %78, %86
  %88 = tail call <32 x double> @llvm.fabs.v32f64(<32 x double> %64)
  %89 = fdiv <32 x double> %87, %88
  %90 = insertelement <32 x double> poison, double %84, i64 0
  %91 = shufflevector <32 x double> %90, <32 x double> poison, <32 x i32> zeroinitializer
  %92 = fmul <32 x double> %91, %89
  %93 = fmul <32 x double> %92, splat (double 5.000000e-01)
  %94 = bitcast <32 x double> %93 to <32 x i64>
  %95 = and <32 x i64> %94, splat (i64 -8796093022208)
  store <32 x i64> %95, ptr %4, align 64
  %96 = fmul <32 x double> %75, %68
  %97 = fdiv <32 x double> %96, %64
  %98 = fsub <32 x double> %81, %97
  %99 = fdiv <32 x double> %98, %88
  %100 = fmul <32 x double> %91, %99
  %101 = fmul <32 x double> %100, splat (double 5.000000e-01)
  %102 = bitcast <32 x double> %101 to <32 x i64>
  %103 = and <32 x i64> %102, splat (i64 -8796093022208)
  store <32 x i64> %103, ptr %8, align 64
  br label %128

104:
  %105 = phi i64 [ 0, %16 ], [ %124, %104 ]
  %106 = trunc nuw i64 %105 to i32
  %107 = add i32 %3, %106
  %108 = shl i32 %107, 5
  %109 = zext i32 %108 to i64
  %110 = getelementptr inbounds nuw i64, ptr %17, i64 %109
  %111 = load <32 x i64>, ptr %110, align 64
  %112 = trunc <32 x i64> %111 to <32 x i32>
  %113 = bitcast <32 x i32> %112 to <32 x float>
  %114 = getelementptr inbounds nuw i32, ptr %18, i64 %105
  %115 = load i32, ptr %114, align 4
  %116 = sitofp i32 %115 to float
  %117 = insertelement <32 x float> poison, float %116, i64 0
  %118 = shufflevector <32 x float> %117, <32 x float> poison, <32 x i32> zeroinitializer
  %119 = fmul <32 x float> %118, %113
  %120 = fpext <32 x float> %119 to <32 x double>
  %121 = bitcast <32 x double> %120 to <32 x i64>
  %122 = and <32 x i64> %121, splat (i64 -8796093022208)
  %123 = getelementptr inbounds nuw <32 x double>, ptr %4, i64 %105
  store <32 x i64> %122, ptr %123, align 64
  %124 = add nuw nsw i64 %105, 1
  %125 = load i32, ptr %13, align 4
  %126 = zext i32 %125 to i64
  %127 = icmp samesign ult i64 %124, %126
  br i1 %127, label %104, label %128

128:
  ret void
}

define internal fastcc void @table_entries(ptr %0, i32 %1, ptr %2, ptr %3) unnamed_addr #0 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load i64, ptr %5, align 8
  %7 = inttoptr i64 %6 to ptr
  %8 = zext nneg i32 %1 to i64
  %9 = getelementptr inbounds nuw i32, ptr %7, i64 %8
  %10 = load i32, ptr %2, align 4
  %11 = sext i32 %10 to i64
  %12 = getelementptr inbounds i32, ptr %9, i64 %11
  %13 = load i32, ptr %12, align 4
  %14 = insertelement <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison,
      i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0,
      i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %13, i64 0
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %16 = load i32, ptr %15, align 4
  %17 = sext i32 %16 to i64
  %18 = getelementptr inbounds i32, ptr %9, i64 %17
  %19 = load i32, ptr %18, align 4
  %20 = insertelement <32 x i32> %14, i32 %19, i64 1
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %22 = load i32, ptr %21, align 4
  %23 = sext i32 %22 to i64
  %24 = getelementptr inbounds i32, ptr %9, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = insertelement <32 x i32> %20, i32 %25, i64 2
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %28 = load i32, ptr %27, align 4
  %29 = sext i32 %28 to i64
  %30 = getelementptr inbounds i32, ptr %9, i64 %29
  %31 = load i32, ptr %30, align 4
  %32 = insertelement <32 x i32> %26, i32 %31, i64 3
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %34 = load i32, ptr %33, align 4
  %35 = sext i32 %34 to i64
  %36 = getelementptr inbounds i32, ptr %9, i64 %35
  %37 = load i32, ptr %36, align 4
  %38 = insertelement <32 x i32> %32, i32 %37, i64 4
  %39 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %40 = load i32, ptr %39, align 4
  %41 = sext i32 %40 to i64
  %42 = getelementptr inbounds i32, ptr %9, i64 %41
  %43 = load i32, ptr %42, align 4
  %44 = insertelement <32 x i32> %38, i32 %43, i64 5
  %45 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %46 = load i32, ptr %45, align 4
  %47 = sext i32 %46 to i64
  %48 = getelementptr inbounds i32, ptr %9, i64 %47
  %49 = load i32, ptr %48, align 4
  %50 = insertelement <32 x i32> %44, i32 %49, i64 6
  %51 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %52 = load i32, ptr %51, align 4
  %53 = sext i32 %52 to i64
  %54 = getelementptr inbounds i32, ptr %9, i64 %53
  %55 = load i32, ptr %54, align 4
  %56 = insertelement <32 x i32> %50, i32 %55, i64 7
  %57 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %58 = load i32, ptr %57, align 4
  %59 = sext i32 %58 to i64
  %60 = getelementptr inbounds i32, ptr %9, i64 %59
  %61 = load i32, ptr %60, align 4
  %62 = insertelement <32 x i32> %56, i32 %61, i64 8
  %63 = getelementptr inbounds nuw i8, ptr %2, i64 36
  %64 = load i32, ptr %63, align 4
  %65 = sext i32 %64 to i64
  %66 = getelementptr inbounds i32, ptr %9, i64 %65
  %67 = load i32, ptr %66, align 4
  %68 = insertelement <32 x i32> %62, i32 %67, i64 9
  %69 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %70 = load i32, ptr %69, align 4
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds i32, ptr %9, i64 %71
  %73 = load i32, ptr %72, align 4
  %74 = insertelement <32 x i32> %68, i32 %73, i64 10
  %75 = getelementptr inbounds nuw i8, ptr %2, i64 44
  %76 = load i32, ptr %75, align 4
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i32, ptr %9, i64 %77
  %79 = load i32, ptr %78, align 4
  %80 = insertelement <32 x i32> %74, i32 %79, i64 11
  %81 = getelementptr inbounds nuw i8, ptr %2, i64 48
  %82 = load i32, ptr %81, align 4
  %83 = sext i32 %82 to i64
  %84 = getelementptr inbounds i32, ptr %9, i64 %83
  %85 = load i32, ptr %84, align 4
  %86 = insertelement <32 x i32> %80, i32 %85, i64 12
  %87 = getelementptr inbounds nuw i8, ptr %2, i64 52
  %88 = load i32, ptr %87, align 4
  %89 = sext i32 %88 to i64
  %90 = getelementptr inbounds i32, ptr %9, i64 %89
  %91 = load i32, ptr %90, align 4
  %92 = insertelement <32 x i32> %86, i32 %91, i64 13
  %93 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %94 = load i32, ptr %93, align 4
  %95 = sext i32 %94 to i64
  %96 = getelementptr inbounds i32, ptr %9, i64 %95
  %97 = load i32, ptr %96, align 4
  %98 = insertelement <32 x i32> %92, i32 %97, i64 14
  %99 = getelementptr inbounds nuw i8, ptr %2, i64 60
  %100 = load i32, ptr %99, align 4
  %101 = sext i32 %100 to i64
  %102 = getelementptr inbounds i32, ptr %9, i64 %101
  %103 = load i32, ptr %102, align 4
  %104 = insertelement <32 x i32> %98, i32 %103, i64 15
  %105 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %106 = load i32, ptr %105, align 4
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds i32, ptr %9, i64 %107
  %109 = load i32, ptr %108, align 4
  %110 = insertelement <32 x i32> %104, i32 %109, i64 16
  %111 = getelementptr inbounds nuw i8, ptr %2, i64 68
  %112 = load i32, ptr %111, align 4
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds i32, ptr %9, i64 %113
  %115 = load i32, ptr %114, align 4
  %116 = insertelement <32 x i32> %110, i32 %115, i64 17
  %117 = getelementptr inbounds nuw i8, ptr %2, i64 72
  %118 = load i32, ptr %117, align 4
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds i32, ptr %9, i64 %119
  %121 = load i32, ptr %120, align 4
  %122 = insertelement <32 x i32> %116, i32 %121, i64 18
  %123 = getelementptr inbounds nuw i8, ptr %2, i64 76
  %124 = load i32, ptr %123, align 4
  %125 = sext i32 %124 to i64
  %126 = getelementptr inbounds i32, ptr %9, i64 %125
  %127 = load i32, ptr %126, align 4
  %128 = insertelement <32 x i32> %122, i32 %127, i64 19
  %129 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %130 = load i32, ptr %129, align 4
  %131 = sext i32 %130 to i64
  %132 = getelementptr inbounds i32, ptr %9, i64 %131
  %133 = load i32, ptr %132, align 4
  %134 = insertelement <32 x i32> %128, i32 %133, i64 20
  %135 = getelementptr inbounds nuw i8, ptr %2, i64 84
  %136 = load i32, ptr %135, align 4
  %137 = sext i32 %136 to i64
  %138 = getelementptr inbounds i32, ptr %9, i64 %137
  %139 = load i32, ptr %138, align 4
  %140 = insertelement <32 x i32> %134, i32 %139, i64 21
  %141 = getelementptr inbounds nuw i8, ptr %2, i64 88
  %142 = load i32, ptr %141, align 4
  %143 = sext i32 %142 to i64
  %144 = getelementptr inbounds i32, ptr %9, i64 %143
  %145 = load i32, ptr %144, align 4
  %146 = insertelement <32 x i32> %140, i32 %145, i64 22
  %147 = getelementptr inbounds nuw i8, ptr %2, i64 92
  %148 = load i32, ptr %147, align 4
  %149 = sext i32 %148 to i64
  %150 = getelementptr inbounds i32, ptr %9, i64 %149
  %151 = load i32, ptr %150, align 4
  %152 = insertelement <32 x i32> %146, i32 %151, i64 23
  %153 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %154 = load i32, ptr %153, align 4
  %155 = sext i32 %154 to i64
  %156 = getelementptr inbounds i32, ptr %9, i64 %155
  %157 = load i32, ptr %156, align 4
  %158 = insertelement <32 x i32> %152, i32 %157, i64 24
  %159 = getelementptr inbounds nuw i8, ptr %2, i64 100
  %160 = load i32, ptr %159, align 4
  %161 = sext i32 %160 to i64
  %162 = getelementptr inbounds i32, ptr %9, i64 %161
  %163 = load i32, ptr %162, align 4
  %164 = insertelement <32 x i32> %158, i32 %163, i64 25
  %165 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %166 = load i32, ptr %165, align 4
  %167 = sext i32 %166 to i64
  %168 = getelementptr inbounds i32, ptr %9, i64 %167
  %169 = load i32, ptr %168, align 4
  %170 = insertelement <32 x i32> %164, i32 %169, i64 26
  %171 = getelementptr inbounds nuw i8, ptr %2, i64 108
  %172 = load i32, ptr %171, align 4
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds i32, ptr %9, i64 %173
  %175 = load i32, ptr %174, align 4
  %176 = insertelement <32 x i32> %170, i32 %175, i64 27
  %177 = getelementptr inbounds nuw i8, ptr %2, i64 112
  %178 = load i32, ptr %177, align 4
  %179 = sext i32 %178 to i64
  %180 = getelementptr inbounds i32, ptr %9, i64 %179
  %181 = load i32, ptr %180, align 4
  %182 = insertelement <32 x i32> %176, i32 %181, i64 28
  %183 = getelementptr inbounds nuw i8, ptr %2, i64 116
  %184 = load i32, ptr %183, align 4
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds i32, ptr %9, i64 %185
  %187 = load i32, ptr %186, align 4
  %188 = insertelement <32 x i32> %182, i32 %187, i64 29
  %189 = getelementptr inbounds nuw i8, ptr %2, i64 120
  %190 = load i32, ptr %189, align 4
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds i32, ptr %9, i64 %191
  %193 = load i32, ptr %192, align 4
  %194 = insertelement <32 x i32> %188, i32 %193, i64 30
  %195 = getelementptr inbounds nuw i8, ptr %2, i64 124
  %196 = load i32, ptr %195, align 4
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds i32, ptr %9, i64 %197
  %199 = load i32, ptr %198, align 4
  %200 = insertelement <32 x i32> %194, i32 %199, i64 31
  store <32 x i32> %200, ptr %3, align 64
  ret void
}

declare <32 x double> @llvm.fmuladd.v32f64(<32 x double>, <32 x double>, <32 x double>) #0

define internal fastcc void @split(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, ptr %5) unnamed_addr #0 {
  %7 = zext i32 %3 to i64
  %8 = getelementptr inbounds nuw <32 x i32>, ptr %2, i64 %7
  %9 = load <32 x i32>, ptr %8, align 64
  %10 = bitcast <32 x i32> %9 to <32 x float>
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 92
  %12 = getelementptr inbounds nuw i32, ptr %11, i64 %7
  %13 = load i32, ptr %12, align 4
  %14 = icmp ult i32 %13, 2
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 116
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  %18 = select i1 %14, float 0x4170000000000000, float 6.400000e+01
  %19 = select i1 %17, float 0x41D0000000000000, float %18
  %20 = insertelement <32 x float> poison, float %19, i64 0
  %21 = shufflevector <32 x float> %20, <32 x float> poison, <32 x i32> zeroinitializer
  %22 = fcmp ord <32 x float> %10, zeroinitializer
  %23 = bitcast <32 x i32> %9 to <32 x float>
  %24 = select <32 x i1> %22, <32 x float> %23, <32 x float> zeroinitializer
  %25 = fneg <32 x float> %21
  %26 = fcmp uge <32 x float> %21, %24
  %27 = fcmp olt <32 x float> %24, %25
  %28 = select <32 x i1> %27, <32 x float> %25, <32 x float> %24
  %29 = select <32 x i1> %26, <32 x float> %28, <32 x float> %21
  %30 = fpext <32 x float> %29 to <32 x double>
  br i1 %17, label %63, label %31

31:
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %33 = getelementptr inbounds nuw i32, ptr %32, i64 %7
  %34 = load i32, ptr %33, align 4
  %35 = add nsw i32 %34, -1
  %36 = tail call i32 @llvm.ctlz.i32(i32 %35, i1 false)
  %37 = sub nuw nsw i32 38, %36
  %38 = tail call i32 @llvm.umax.i32(i32 %37, i32 21)
  %39 = shl nuw i32 1, %38
  %40 = sitofp i32 %39 to double
  %41 = insertelement <32 x double> poison, double %40, i64 0
  %42 = shufflevector <32 x double> %41, <32 x double> poison, <32 x i32> zeroinitializer
  %43 = fmul <32 x double> %42, %30
  %44 = tail call <32 x double> @llvm.floor.v32f64(<32 x double> %43)
  br i1 %14, label %45, label %56

45:
  %46 = fdiv double 5.000000e-01, %40
  %47 = insertelement <32 x double> poison, double %46, i64 0
  %48 = shufflevector <32 x double> %47, <32 x double> poison, <32 x i32> zeroinitializer
  %49 = fmul <32 x double> %48, %44
  %50 = tail call <32 x double> @llvm.floor.v32f64(<32 x double> %49)
  %51 = fmul double %40, 2.000000e+00
  %52 = insertelement <32 x double> poison, double %51, i64 0
  %53 = shufflevector <32 x double> %52, <32 x double> poison, <32 x i32> zeroinitializer
  %54 = fneg <32 x double> %50
  %55 = tail call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %54, <32 x double> %53, <32 x double> %44)
  br label %56

56:
  %57 = phi <32 x double> [ %55, %45 ], [ %44, %31 ]
  %58 = sitofp i32 %34 to double
  %59 = fdiv double %58, %40
  %60 = insertelement <32 x double> poison, double %59, i64 0
  %61 = shufflevector <32 x double> %60, <32 x double> poison, <32 x i32> zeroinitializer
  %62 = fmul <32 x double> %61, %57
  br label %63

63:
  %64 = phi <32 x double> [ %62, %56 ], [ %30, %6 ]
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %66 = load i32, ptr %65, align 8
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %72, label %68

68:
  %69 = getelementptr inbounds nuw i8, ptr %2, i64 512
  %70 = getelementptr inbounds nuw <32 x i32>, ptr %69, i64 %7
  %71 = load <32 x i32>, ptr %70, align 64
  br label %72

72:
  %73 = phi <32 x i32> [ %71, %68 ], [ zeroinitializer, %63 ]
  %74 = icmp eq i32 %13, 3
  br i1 %74, label %75, label %92

75:
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %77 = load i32, ptr %76, align 4
  %78 = icmp eq i32 %77, 3
  br i1 %78, label %92, label %79

79:
  %80 = sitofp <32 x i32> %73 to <32 x double>
  %81 = fsub <32 x double> splat (double 5.000000e-01), %80
  %82 = tail call <32 x double> @llvm.maxnum.v32f64(<32 x double> %64, <32 x double> %81)
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %84 = getelementptr inbounds nuw i32, ptr %83, i64 %7
  %85 = load i32, ptr %84, align 4
  %86 = add nsw i32 %85, -1
  %87 = sitofp i32 %86 to double
  %88 = insertelement <32 x double> poison, double %87, i64 0
  %89 = shufflevector <32 x double> %88, <32 x double> poison, <32 x i32> zeroinitializer
  %90 = fadd <32 x double> %81, %89
  %91 = tail call <32 x double> @llvm.minnum.v32f64(<32 x double> %82, <32 x double> %90)
  br label %92

92:
  %93 = phi <32 x double> [ %91, %79 ], [ %64, %75 ], [ %64, %72 ]
  %94 = tail call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %93, <32 x double> splat (double 2.560000e+02), <32 x
      double> splat (double -1.275000e+02))
  %95 = tail call <32 x double> @llvm.floor.v32f64(<32 x double> %94)
  %96 = fptosi <32 x double> %95 to <32 x i64>
  %97 = lshr <32 x i64> %96, splat (i64 8)
  %98 = trunc <32 x i64> %97 to <32 x i32>
  %99 = add <32 x i32> %73, %98
  store <32 x i32> %99, ptr %4, align 64
  %100 = trunc <32 x i64> %96 to <32 x i32>
  %101 = and <32 x i32> %100, splat (i32 255)
  store <32 x i32> %101, ptr %5, align 64
  ret void
}

define internal fastcc void @load_codes(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4) unnamed_addr #0 {
  %6 = load i64, ptr %1, align 8
  %7 = inttoptr i64 %6 to ptr
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 124
  %9 = load i32, ptr %8, align 4
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
  %207 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %208 = load i32, ptr %207, align 8
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
  %601 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %602 = load i32, ptr %601, align 8
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
  %996 = icmp eq i32 %3, 0
  br i1 %996, label %1002, label %997

997:
  %998 = add i32 %3, 1
  %999 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %1000 = load i32, ptr %999, align 4
  %1001 = icmp eq i32 %998, %1000
  br label %1002

1002:
  %1003 = phi i1 [ false, %994 ], [ %1001, %997 ]
  %1004 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %1005 = load i32, ptr %1004, align 8
  %1006 = icmp eq i32 %1005, 6
  %1007 = select i1 %1006, i1 %1003, i1 false
  %1008 = icmp eq i32 %1005, 2
  %1009 = or i1 %1008, %1007
  %1010 = icmp eq i32 %9, 8
  %1011 = and i1 %1010, %1009
  %1012 = mul <32 x i32> %995, splat (i32 257)
  %1013 = select i1 %1011, <32 x i32> %1012, <32 x i32> %995
  store <32 x i32> %1013, ptr %4, align 64
  ret void
}

declare <32 x double> @llvm.maxnum.v32f64(<32 x double>, <32 x double>) #0

declare <32 x double> @llvm.minnum.v32f64(<32 x double>, <32 x double>) #0

declare i32 @llvm.ctlz.i32(i32, i1) #0

declare <32 x double> @llvm.floor.v32f64(<32 x double>) #0

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
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %36 = load ptr, ptr %5, align 64
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %39 = getelementptr inbounds nuw i8, ptr %5, i64 576
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 92
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
  %46 = load i32, ptr %35, align 4
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

define internal fastcc void @add_footprints(ptr %0, i32 %1, i32 %2) unnamed_addr #0 {
  %4 = icmp ugt i32 %1, 2
  br i1 %4, label %5, label %8

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 512
  tail call fastcc void @add_parts(ptr %0, i32 2, i32 %2, ptr %6)
  %7 = add i32 %1, -1
  tail call fastcc void @add_parts(ptr %6, i32 %7, i32 %2, ptr %0)
  br label %9

8:
  tail call fastcc void @add_parts(ptr %0, i32 %1, i32 %2, ptr %0)
  br label %9

9:
  ret void
}

define internal fastcc void @rounded_sum(ptr %0, i32 %1, i1 %2, ptr %3) unnamed_addr #0 {
  %5 = alloca <32 x i64>, align 64
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 256
  br label %20

7:
  %8 = load <32 x i32>, ptr %6, align 64
  %9 = zext <32 x i32> %8 to <32 x i64>
  %10 = shl <32 x i64> %9, splat (i64 52)
  %11 = add <32 x i64> %10, splat (i64 3877599279165997056)
  %12 = load <32 x i64>, ptr %5, align 64
  %13 = sitofp <32 x i64> %12 to <32 x double>
  %14 = bitcast <32 x i64> %11 to <32 x double>
  %15 = fmul <32 x double> %13, %14
  %16 = fptrunc <32 x double> %15 to <32 x float>
  %17 = bitcast <32 x float> %16 to <32 x i32>
  %18 = icmp sgt <32 x i32> %17, splat (i32 8388607)
  %19 = select <32 x i1> %18, <32 x i32> %17, <32 x i32> zeroinitializer
  store <32 x i32> %19, ptr %3, align 64
  ret void

20:
  %21 = phi i64 [ 0, %4 ], [ %50, %47 ]
  %22 = getelementptr inbounds nuw i64, ptr %0, i64 %21
  %23 = load i64, ptr %22, align 8
  br i1 %2, label %24, label %28

24:
  %25 = getelementptr inbounds nuw i32, ptr %6, i64 %21
  %26 = load i32, ptr %25, align 4
  %27 = sub nsw i32 138, %26
  br label %28

28:
  %29 = phi i32 [ %27, %24 ], [ 0, %20 ]
  %30 = tail call i64 @llvm.abs.i64(i64 %23, i1 true)
  %31 = tail call i64 @llvm.ctlz.i64(i64 %30, i1 false)
  %32 = trunc nuw nsw i64 %31 to i32
  %33 = add nuw nsw i32 %1, %32
  %34 = sub nsw i32 64, %33
  %35 = tail call i32 @llvm.smax.i32(i32 %34, i32 %29)
  %36 = icmp slt i32 %35, 1
  br i1 %36, label %47, label %37

37:
  %38 = icmp samesign ugt i32 %35, 62
  br i1 %38, label %47, label %39

39:
  %40 = add nsw i32 %35, -1
  %41 = zext nneg i32 %40 to i64
  %42 = shl nuw nsw i64 1, %41
  %43 = add nuw i64 %42, %30
  %44 = zext nneg i32 %35 to i64
  %45 = shl nsw i64 -1, %44
  %46 = and i64 %43, %45
  br label %47

47:
  %48 = phi i64 [ %30, %28 ], [ %46, %39 ], [ 0, %37 ]
  %49 = getelementptr inbounds nuw i64, ptr %5, i64 %21
  store i64 %48, ptr %49, align 8
  %50 = add nuw nsw i64 %21, 1
  %51 = icmp eq i64 %50, 32
  br i1 %51, label %7, label %20
}

define internal fastcc void @add_parts(ptr %0, i32 %1, i32 %2, ptr %3) unnamed_addr #0 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %6 = load <32 x i32>, ptr %5, align 64
  %7 = icmp ugt i32 %1, 1
  br i1 %7, label %8, label %10

8:
  %9 = zext i32 %1 to i64
  br label %20

10:
  %11 = and <32 x i32> %6, splat (i32 -4)
  %12 = insertelement <32 x i32> poison, i32 %2, i64 0
  %13 = shufflevector <32 x i32> %12, <32 x i32> poison, <32 x i32> zeroinitializer
  %14 = add <32 x i32> %11, %13
  %15 = icmp eq i32 %1, 0
  br i1 %15, label %34, label %16

16:
  %17 = phi <32 x i32> [ %33, %29 ], [ %14, %10 ]
  %18 = phi <32 x i32> [ %26, %29 ], [ %6, %10 ]
  %19 = zext i32 %1 to i64
  br label %40

20:
  %21 = phi i64 [ 1, %8 ], [ %27, %20 ]
  %22 = phi <32 x i32> [ %6, %8 ], [ %26, %20 ]
  %23 = getelementptr inbounds nuw %struct.Part, ptr %0, i64 %21
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 384
  %25 = load <32 x i32>, ptr %24, align 64
  %26 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %25, <32 x i32> %22)
  %27 = add nuw nsw i64 %21, 1
  %28 = icmp eq i64 %27, %9
  br i1 %28, label %29, label %20

29:
  %30 = and <32 x i32> %26, splat (i32 -4)
  %31 = insertelement <32 x i32> poison, i32 %2, i64 0
  %32 = shufflevector <32 x i32> %31, <32 x i32> poison, <32 x i32> zeroinitializer
  %33 = add <32 x i32> %30, %32
  br label %16

34:
  %35 = phi <32 x i32> [ %14, %10 ], [ %17, %40 ]
  %36 = phi <32 x i32> [ %6, %10 ], [ %18, %40 ]
  %37 = phi <32 x i64> [ zeroinitializer, %10 ], [ %57, %40 ]
  store <32 x i64> %37, ptr %3, align 64
  %38 = getelementptr inbounds nuw i8, ptr %3, i64 256
  store <32 x i32> %35, ptr %38, align 64
  %39 = getelementptr inbounds nuw i8, ptr %3, i64 384
  store <32 x i32> %36, ptr %39, align 64
  ret void

40:
  %41 = phi i64 [ 0, %16 ], [ %58, %40 ]
  %42 = phi <32 x i64> [ zeroinitializer, %16 ], [ %57, %40 ]
  %43 = getelementptr inbounds nuw %struct.Part, ptr %0, i64 %41
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 256
  %45 = load <32 x i32>, ptr %44, align 64
  %46 = sub <32 x i32> %17, %45
  %47 = load <32 x i64>, ptr %43, align 64
  %48 = sub <32 x i32> zeroinitializer, %46
  %49 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %48, <32 x i32> zeroinitializer)
  %50 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %49, <32 x i32> splat (i32 31))
  %51 = zext nneg <32 x i32> %50 to <32 x i64>
  %52 = shl <32 x i64> %47, %51
  %53 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %46, <32 x i32> zeroinitializer)
  %54 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %53, <32 x i32> splat (i32 63))
  %55 = zext nneg <32 x i32> %54 to <32 x i64>
  %56 = ashr <32 x i64> %52, %55
  %57 = add <32 x i64> %56, %42
  %58 = add nuw nsw i64 %41, 1
  %59 = icmp eq i64 %58, %19
  br i1 %59, label %34, label %40
}

declare i64 @llvm.ctlz.i64(i64, i1) #0

declare i32 @llvm.ctpop.i32(i32) #0

declare i32 @llvm.umax.i32(i32, i32) #0

declare i64 @llvm.abs.i64(i64, i1) #0

declare i32 @llvm.smax.i32(i32, i32) #0

declare <32 x i32> @llvm.smax.v32i32(<32 x i32>, <32 x i32>) #0

declare <32 x i32> @llvm.smin.v32i32(<32 x i32>, <32 x i32>) #0

declare <32 x i32> @llvm.umax.v32i32(<32 x i32>, <32 x i32>) #0

declare <32 x i32> @llvm.umin.v32i32(<32 x i32>, <32 x i32>) #0

declare <32 x i32> @llvm.usub.sat.v32i32(<32 x i32>, <32 x i32>) #0

declare <32 x double> @llvm.fabs.v32f64(<32 x double>) #0

declare <32 x i32> @llvm.abs.v32i32(<32 x i32>, i1) #0
