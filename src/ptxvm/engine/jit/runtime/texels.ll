; Generated from the C files beside this one by `make runtime`.
; 5f10288c9709c88fdcd6d8f8a49331972364d7fad49405f9147ebc189943d7ac
%struct.Access32 = type { [32 x i64], i32, i32, i8, [55 x i8] }
%struct.TexturePlan = type { i64, i64, i64, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, [3 x
      i32], i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, [4 x i32], [4 x i32], i32, i32, i32, i32, i32, i32, [18 x
      %struct.TextureLevel] }
%struct.TextureLevel = type { i64, [4 x i64], [4 x i32] }
%struct.Texels = type { <32 x i64>, <32 x i64> }
%struct.Request = type { [3 x <32 x i32>], <32 x i32>, [3 x <32 x i32>], <32 x i32> }
%struct.Footprint = type <{ ptr, [56 x i8], [4 x <32 x i32>], [4 x <32 x i32>], [4 x <32 x i32>] }>

@gather.steps = internal unnamed_addr constant [4 x [2 x i8]] [[2 x i8] c"\00\01", [2 x i8] c"\01\01", [2 x i8]
      c"\01\00", [2 x i8] zeroinitializer], align 1

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
  %49 = getelementptr inbounds nuw i8, ptr %24, i64 164
  %50 = load i32, ptr %49, align 4
  %51 = getelementptr inbounds nuw i8, ptr %24, i64 168
  %52 = load i32, ptr %51, align 8
  %53 = mul i32 %52, %50
  %54 = call fastcc i1 @locate_on_surface(ptr %0, ptr %24, i32 %53, i32 %4, ptr %6)
  br i1 %54, label %55, label %189

55:
  %56 = getelementptr inbounds nuw i8, ptr %6, i64 264
  %57 = load i8, ptr %56, align 8
  %58 = trunc nuw i8 %57 to i1
  br i1 %58, label %59, label %120

59:
  %60 = getelementptr inbounds nuw i8, ptr %24, i64 192
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
  %91 = load i32, ptr %51, align 8
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %189, label %93

93:
  %94 = phi i64 [ %116, %93 ], [ 0, %88 ]
  %95 = load i32, ptr %49, align 4
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
  %117 = load i32, ptr %51, align 8
  %118 = zext i32 %117 to i64
  %119 = icmp samesign ult i64 %116, %118
  br i1 %119, label %93, label %189

120:
  %121 = getelementptr inbounds nuw i8, ptr %6, i64 256
  %122 = load i32, ptr %121, align 64
  %123 = bitcast i32 %122 to <32 x i1>
  %124 = load i32, ptr %51, align 8
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %189, label %126

126:
  %127 = getelementptr inbounds nuw i8, ptr %24, i64 192
  %128 = icmp eq i32 %122, %4
  br label %129

129:
  %130 = phi i64 [ 0, %126 ], [ %185, %184 ]
  %131 = load i64, ptr %127, align 8
  %132 = inttoptr i64 %131 to ptr
  %133 = load i32, ptr %49, align 4
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
  %186 = load i32, ptr %51, align 8
  %187 = zext i32 %186 to i64
  %188 = icmp samesign ult i64 %185, %187
  br i1 %188, label %129, label %189

189:
  %190 = phi i32 [ 0, %47 ], [ 1, %120 ], [ 0, %48 ], [ 1, %88 ], [ 1, %93 ], [ 1, %184 ]
  ret i32 %190
}

define internal fastcc i1 @locate_on_surface(ptr %0, ptr %1, i32 %2, i32 %3, ptr %4) unnamed_addr #0 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 100
  %7 = load i32, ptr %6, align 4
  %8 = add i32 %7, 1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 2816
  %10 = shl i32 %8, 5
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw i64, ptr %9, i64 %11
  %13 = load <32 x i64>, ptr %12, align 64
  %14 = trunc <32 x i64> %13 to <32 x i32>
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 176
  %16 = load i32, ptr %15, align 8
  %17 = icmp slt i32 %16, %2
  br i1 %17, label %244, label %18

18:
  %19 = extractelement <32 x i64> %13, i64 0
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 172
  %21 = load i32, ptr %20, align 4
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
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 92
  %49 = load i32, ptr %48, align 4
  %50 = icmp ugt i32 %49, 1
  br i1 %50, label %51, label %81

51:
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 200
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
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 3072
  %87 = load i64, ptr %86, align 8
  %88 = load <32 x i64>, ptr %86, align 64
  %89 = insertelement <32 x i64> poison, i64 %87, i64 0
  %90 = shufflevector <32 x i64> %89, <32 x i64> poison, <32 x i32> zeroinitializer
  %91 = xor <32 x i64> %90, %88
  %92 = or <32 x i64> %91, %82
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 224
  %94 = load i64, ptr %93, align 8
  %95 = mul i64 %94, %87
  %96 = add i64 %95, %83
  %97 = getelementptr inbounds nuw i8, ptr %1, i64 244
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
  %114 = load i32, ptr %20, align 4
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
  %127 = load i32, ptr %15, align 8
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
  %140 = load i32, ptr %15, align 8
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
  %157 = getelementptr inbounds nuw i8, ptr %1, i64 92
  %158 = load i32, ptr %157, align 4
  %159 = icmp ugt i32 %158, 1
  %160 = load i32, ptr %6, align 4
  br i1 %159, label %161, label %166

161:
  %162 = add i32 %160, 1
  %163 = getelementptr inbounds nuw i8, ptr %1, i64 232
  %164 = getelementptr inbounds nuw i8, ptr %1, i64 200
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
  %204 = getelementptr inbounds nuw i8, ptr %0, i64 3072
  %205 = load <32 x i64>, ptr %204, align 64
  %206 = trunc <32 x i64> %205 to <32 x i32>
  %207 = getelementptr inbounds nuw i8, ptr %1, i64 244
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
  %219 = getelementptr inbounds nuw i8, ptr %1, i64 224
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
  %233 = getelementptr inbounds nuw i8, ptr %1, i64 180
  %234 = load i32, ptr %233, align 4
  %235 = icmp eq i32 %234, 0
  br i1 %235, label %244, label %236

236:
  store <32 x i64> %226, ptr %4, align 64
  %237 = getelementptr inbounds nuw i8, ptr %1, i64 180
  %238 = load i32, ptr %237, align 4
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
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 2816
  %10 = zext nneg i32 %8 to i64
  %11 = getelementptr inbounds nuw i64, ptr %9, i64 %10
  %12 = load i64, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 464
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
  %50 = getelementptr inbounds nuw i8, ptr %25, i64 120
  %51 = load i32, ptr %50, align 8
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %56

53:
  %54 = getelementptr inbounds nuw i8, ptr %25, i64 168
  %55 = load i32, ptr %54, align 8
  br label %56

56:
  %57 = phi i32 [ %55, %53 ], [ %51, %49 ]
  %58 = getelementptr inbounds nuw i8, ptr %25, i64 100
  %59 = load i32, ptr %58, align 4
  %60 = add i32 %59, 1
  %61 = getelementptr inbounds nuw i8, ptr %25, i64 92
  %62 = load i32, ptr %61, align 4
  %63 = add i32 %60, %62
  %64 = getelementptr inbounds nuw i8, ptr %25, i64 164
  %65 = load i32, ptr %64, align 4
  %66 = mul i32 %65, %57
  %67 = call fastcc i1 @locate_on_surface(ptr %0, ptr %25, i32 %66, i32 %4, ptr %6)
  br i1 %67, label %68, label %318

68:
  call void @llvm.memset.p0.i64(ptr align 64 %7, i8 0, i64 512, i1 false)
  %69 = icmp eq i32 %57, 0
  br i1 %69, label %93, label %70

70:
  %71 = getelementptr inbounds nuw i8, ptr %25, i64 168
  %72 = getelementptr inbounds nuw i8, ptr %25, i64 108
  %73 = getelementptr inbounds nuw i8, ptr %25, i64 112
  %74 = getelementptr inbounds nuw i8, ptr %25, i64 116
  %75 = getelementptr inbounds nuw i8, ptr %7, i64 256
  %76 = zext i32 %57 to i64
  %77 = load i32, ptr %71, align 8
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
  %96 = getelementptr inbounds nuw i8, ptr %25, i64 192
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
  %226 = load i32, ptr %72, align 4
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
  %259 = load i32, ptr %73, align 8
  %260 = icmp eq i32 %259, 32
  br i1 %260, label %286, label %261

261:
  %262 = load i32, ptr %74, align 4
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
  %291 = load i32, ptr %64, align 4
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
  %49 = getelementptr inbounds nuw i8, ptr %24, i64 172
  %50 = load i32, ptr %49, align 4
  %51 = icmp eq i32 %50, 1
  br i1 %51, label %52, label %55

52:
  %53 = getelementptr inbounds nuw i8, ptr %24, i64 164
  %54 = load i32, ptr %53, align 4
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
  %73 = getelementptr inbounds nuw i8, ptr %24, i64 100
  %74 = load i32, ptr %73, align 4
  %75 = add i32 %74, 1
  %76 = getelementptr inbounds nuw i8, ptr %24, i64 92
  %77 = load i32, ptr %76, align 4
  %78 = add i32 %75, %77
  %79 = shl i32 %78, 5
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw i64, ptr %8, i64 %80
  %82 = getelementptr inbounds nuw i8, ptr %24, i64 192
  %83 = load i64, ptr %82, align 8
  %84 = inttoptr i64 %83 to ptr
  %85 = getelementptr inbounds nuw i8, ptr %24, i64 184
  %86 = load i32, ptr %85, align 8
  %87 = icmp eq i32 %86, 2
  %88 = sext i1 %87 to i64
  %89 = getelementptr inbounds nuw i8, ptr %24, i64 116
  %90 = load i32, ptr %89, align 4
  %91 = icmp eq i32 %90, 0
  %92 = getelementptr inbounds nuw i8, ptr %24, i64 164
  %93 = load i32, ptr %92, align 4
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
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 2816
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 464
  %28 = zext i32 %3 to i64
  %29 = shl nuw i64 %28, 32
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 3072
  %31 = getelementptr inbounds nuw i8, ptr %21, i64 128
  %32 = getelementptr inbounds nuw i8, ptr %13, i64 128
  %33 = getelementptr inbounds nuw i8, ptr %11, i64 128
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 3328
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
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 2816
  br label %659

51:
  %52 = phi i32 [ %4, %25 ], [ %639, %638 ]
  %53 = tail call i32 @llvm.cttz.i32(i32 %52, i1 true)
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr inbounds nuw i64, ptr %26, i64 %54
  %56 = load i64, ptr %55, align 8
  %57 = load ptr, ptr %27, align 8
  %58 = add i64 %56, %29
  %59 = mul i64 %58, 796704537621
  %60 = lshr i64 %59, 32
  %61 = icmp eq ptr %57, null
  br i1 %61, label %668, label %62

62:
  %63 = phi i64 [ %78, %77 ], [ 0, %51 ]
  %64 = add nuw nsw i64 %60, %63
  %65 = and i64 %64, 255
  %66 = getelementptr inbounds nuw %struct.TexturePlan, ptr %57, i64 %65
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 32
  %68 = load i32, ptr %67, align 8
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %668, label %70

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
  br i1 %79, label %668, label %62

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
  br i1 %96, label %97, label %658

97:
  store <32 x i32> zeroinitializer, ptr %31, align 64
  %98 = getelementptr inbounds nuw i8, ptr %66, i64 100
  %99 = load i32, ptr %98, align 4
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %114, label %101

101:
  %102 = load <32 x i64>, ptr %34, align 64
  %103 = trunc <32 x i64> %102 to <32 x i32>
  %104 = getelementptr inbounds nuw i8, ptr %66, i64 244
  %105 = load i32, ptr %104, align 4
  %106 = add nsw i32 %105, -1
  %107 = insertelement <32 x i32> poison, i32 %106, i64 0
  %108 = shufflevector <32 x i32> %107, <32 x i32> poison, <32 x i32> zeroinitializer
  %109 = lshr <32 x i32> %103, splat (i32 31)
  %110 = icmp slt <32 x i32> %108, %103
  %111 = select <32 x i1> %110, <32 x i32> splat (i32 1), <32 x i32> %109
  %112 = trunc nuw <32 x i32> %111 to <32 x i1>
  %113 = select <32 x i1> %112, <32 x i32> %108, <32 x i32> %103
  br label %114

114:
  %115 = phi <32 x i32> [ %113, %101 ], [ zeroinitializer, %97 ]
  store <32 x i32> %115, ptr %35, align 64
  %116 = getelementptr inbounds nuw i8, ptr %66, i64 36
  %117 = load i32, ptr %116, align 4
  %118 = icmp ult i32 %99, %117
  br i1 %118, label %119, label %122

119:
  %120 = zext i32 %99 to i64
  %121 = zext i32 %117 to i64
  br label %126

122:
  %123 = getelementptr inbounds nuw i8, ptr %66, i64 52
  %124 = load i32, ptr %123, align 4
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %221, label %138

126:
  %127 = phi i64 [ %120, %119 ], [ %136, %126 ]
  %128 = shl i64 %127, 5
  %129 = add i64 %128, 64
  %130 = and i64 %129, 4294967264
  %131 = getelementptr inbounds nuw i64, ptr %26, i64 %130
  %132 = load <32 x i64>, ptr %131, align 64
  %133 = trunc <32 x i64> %132 to <32 x i32>
  %134 = sub nuw nsw i64 %127, %120
  %135 = getelementptr inbounds nuw <32 x i32>, ptr %21, i64 %134
  store <32 x i32> %133, ptr %135, align 64
  %136 = add nuw nsw i64 %127, 1
  %137 = icmp eq i64 %136, %121
  br i1 %137, label %122, label %126

138:
  %139 = add i32 %117, 2
  %140 = getelementptr inbounds nuw i8, ptr %66, i64 40
  %141 = load i32, ptr %140, align 8
  %142 = add i32 %139, %141
  call fastcc void @read_gradient(ptr %0, ptr %66, ptr %21, i32 %142, ptr %18)
  %143 = add i32 %142, %124
  call fastcc void @read_gradient(ptr %0, ptr %66, ptr %21, i32 %143, ptr %36)
  br label %144

144:
  %145 = phi i64 [ 0, %138 ], [ %154, %144 ]
  %146 = getelementptr inbounds nuw <32 x double>, ptr %18, i64 %145
  %147 = load <32 x double>, ptr %146, align 64
  %148 = getelementptr inbounds nuw <32 x double>, ptr %36, i64 %145
  %149 = load <32 x double>, ptr %148, align 64
  %150 = fadd <32 x double> %147, %149
  %151 = getelementptr inbounds nuw <32 x double>, ptr %37, i64 %145
  store <32 x double> %150, ptr %151, align 64
  %152 = fsub <32 x double> %147, %149
  %153 = getelementptr inbounds nuw <32 x double>, ptr %38, i64 %145
  store <32 x double> %152, ptr %153, align 64
  %154 = add nuw nsw i64 %145, 1
  %155 = icmp eq i64 %154, 3
  br i1 %155, label %156, label %144

156:
  %157 = phi i64 [ %204, %170 ], [ 0, %144 ]
  %158 = phi <32 x double> [ %203, %170 ], [ zeroinitializer, %144 ]
  %159 = getelementptr inbounds nuw [3 x <32 x double>], ptr %18, i64 %157
  br label %160

160:
  %161 = phi i64 [ 0, %156 ], [ %168, %160 ]
  %162 = getelementptr inbounds nuw <32 x double>, ptr %159, i64 %161
  %163 = load <32 x double>, ptr %162, align 64
  %164 = tail call <32 x double> @llvm.fabs.v32f64(<32 x double> %163)
  %165 = fcmp ord <32 x double> %163, zeroinitializer
  %166 = select <32 x i1> %165, <32 x double> %164, <32 x double> zeroinitializer
  %167 = getelementptr inbounds nuw <32 x double>, ptr %17, i64 %161
  store <32 x double> %166, ptr %167, align 64
  %168 = add nuw nsw i64 %161, 1
  %169 = icmp eq i64 %168, 3
  br i1 %169, label %170, label %160

170:
  %171 = load <32 x double>, ptr %17, align 64
  %172 = load <32 x double>, ptr %39, align 64
  %173 = fcmp uge <32 x double> %171, %172
  %174 = select <32 x i1> %173, <32 x double> %171, <32 x double> %172
  %175 = select <32 x i1> %173, <32 x double> %172, <32 x double> %171
  %176 = load <32 x double>, ptr %40, align 64
  %177 = fcmp uge <32 x double> %175, %176
  %178 = select <32 x i1> %177, <32 x double> %175, <32 x double> %176
  %179 = select <32 x i1> %177, <32 x double> %176, <32 x double> %175
  %180 = fcmp uge <32 x double> %174, %178
  %181 = select <32 x i1> %180, <32 x double> %174, <32 x double> %178
  %182 = select <32 x i1> %180, <32 x double> %178, <32 x double> %174
  %183 = bitcast <32 x double> %182 to <32 x i64>
  %184 = icmp ugt <32 x i64> %183, splat (i64 4503599627370495)
  %185 = and <32 x i64> %183, splat (i64 4503599627370495)
  %186 = or disjoint <32 x i64> %185, splat (i64 4647714815446351872)
  %187 = select <32 x i1> %184, <32 x i64> %186, <32 x i64> zeroinitializer
  %188 = bitcast <32 x i64> %187 to <32 x double>
  %189 = fmul <32 x double> %188, splat (double 1.100000e+01)
  %190 = tail call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %189, <32 x double> splat (double 1.250000e-01), <32
      x double> splat (double 5.000000e-01))
  %191 = fptosi <32 x double> %190 to <32 x i32>
  %192 = sitofp <32 x i32> %191 to <32 x double>
  %193 = and <32 x i64> %183, splat (i64 -4503599627370496)
  %194 = add <32 x i64> %193, splat (i64 -49539595901075456)
  %195 = select <32 x i1> %184, <32 x i64> %194, <32 x i64> zeroinitializer
  %196 = bitcast <32 x i64> %195 to <32 x double>
  %197 = tail call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %192, <32 x double> %196, <32 x double> %181)
  %198 = tail call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %179, <32 x double> splat (double 2.500000e-01), <32
      x double> %197)
  %199 = icmp samesign ugt i64 %157, 1
  %200 = fmul <32 x double> %198, splat (double 6.875000e-01)
  %201 = select i1 %199, <32 x double> %200, <32 x double> %198
  %202 = fcmp ogt <32 x double> %201, %158
  %203 = select <32 x i1> %202, <32 x double> %201, <32 x double> %158
  %204 = add nuw nsw i64 %157, 1
  %205 = icmp eq i64 %204, 4
  br i1 %205, label %206, label %156

206:
  %207 = bitcast <32 x double> %203 to <32 x i64>
  %208 = ashr <32 x i64> %207, splat (i64 52)
  %209 = trunc nsw <32 x i64> %208 to <32 x i32>
  %210 = lshr <32 x i64> %207, splat (i64 44)
  %211 = trunc nuw nsw <32 x i64> %210 to <32 x i32>
  %212 = and <32 x i32> %211, splat (i32 255)
  store <32 x i32> %212, ptr %19, align 64
  call fastcc void @table_entries(ptr %66, i32 512, ptr %19, ptr %20)
  %213 = shl nsw <32 x i32> %209, splat (i32 8)
  %214 = add nsw <32 x i32> %213, splat (i32 -261888)
  %215 = load <32 x i32>, ptr %20, align 64
  %216 = add <32 x i32> %214, %215
  %217 = icmp eq <32 x i32> %209, zeroinitializer
  %218 = select <32 x i1> %217, <32 x i32> splat (i32 -1048576), <32 x i32> %216
  %219 = icmp eq <32 x i32> %209, splat (i32 2047)
  %220 = select <32 x i1> %219, <32 x i32> splat (i32 1048576), <32 x i32> %218
  store <32 x i32> %220, ptr %41, align 64
  br label %221

221:
  %222 = getelementptr inbounds nuw i8, ptr %66, i64 76
  %223 = load i32, ptr %222, align 4
  %224 = icmp eq i32 %223, 0
  br i1 %224, label %277, label %225

225:
  %226 = load <32 x i32>, ptr %21, align 64
  %227 = load <32 x i32>, ptr %31, align 64
  %228 = load <32 x i32>, ptr %42, align 64
  br label %229

229:
  %230 = phi i64 [ 0, %225 ], [ %237, %229 ]
  %231 = getelementptr inbounds nuw <32 x i32>, ptr %21, i64 %230
  %232 = load <32 x i32>, ptr %231, align 64
  %233 = and <32 x i32> %232, splat (i32 2147483647)
  %234 = icmp samesign ult <32 x i32> %233, splat (i32 2139095041)
  %235 = select <32 x i1> %234, <32 x i32> %233, <32 x i32> zeroinitializer
  %236 = getelementptr inbounds nuw <32 x i32>, ptr %16, i64 %230
  store <32 x i32> %235, ptr %236, align 64
  %237 = add nuw nsw i64 %230, 1
  %238 = icmp eq i64 %237, 3
  br i1 %238, label %239, label %229

239:
  %240 = load <32 x i32>, ptr %43, align 64
  %241 = load <32 x i32>, ptr %16, align 64
  %242 = icmp slt <32 x i32> %240, %241
  %243 = load <32 x i32>, ptr %44, align 64
  %244 = icmp slt <32 x i32> %240, %243
  %245 = or <32 x i1> %242, %244
  %246 = icmp sge <32 x i32> %243, %241
  %247 = select <32 x i1> %246, <32 x i1> %245, <32 x i1> zeroinitializer
  %248 = select <32 x i1> %247, <32 x i32> %227, <32 x i32> %226
  %249 = select <32 x i1> %245, <32 x i32> %248, <32 x i32> %228
  %250 = and <32 x i32> %249, splat (i32 -2147483648)
  %251 = xor <32 x i32> %250, %226
  %252 = xor <32 x i32> %250, %228
  %253 = xor <32 x i32> %252, splat (i32 -2147483648)
  %254 = select <32 x i1> %247, <32 x i32> %226, <32 x i32> %253
  %255 = select <32 x i1> %245, <32 x i32> %254, <32 x i32> %251
  %256 = xor <32 x i32> %227, splat (i32 -2147483648)
  %257 = select <32 x i1> %247, <32 x i32> %252, <32 x i32> %256
  %258 = and <32 x i32> %249, splat (i32 2147483647)
  %259 = bitcast <32 x i32> %258 to <32 x float>
  %260 = load <32 x i32>, ptr %35, align 64
  %261 = mul <32 x i32> %260, splat (i32 6)
  %262 = select <32 x i1> %245, <32 x i32> zeroinitializer, <32 x i32> splat (i32 4)
  %263 = add <32 x i32> %262, %261
  %264 = select <32 x i1> %247, <32 x i32> splat (i32 2), <32 x i32> zeroinitializer
  %265 = add <32 x i32> %263, %264
  %266 = icmp ne <32 x i32> %250, zeroinitializer
  %267 = zext <32 x i1> %266 to <32 x i32>
  %268 = or disjoint <32 x i32> %265, %267
  store <32 x i32> %268, ptr %35, align 64
  %269 = bitcast <32 x i32> %255 to <32 x float>
  %270 = fdiv <32 x float> %269, %259
  %271 = fadd <32 x float> %270, splat (float 1.000000e+00)
  %272 = fmul <32 x float> %271, splat (float 5.000000e-01)
  store <32 x float> %272, ptr %21, align 64
  %273 = bitcast <32 x i32> %257 to <32 x float>
  %274 = fdiv <32 x float> %273, %259
  %275 = fadd <32 x float> %274, splat (float 1.000000e+00)
  %276 = fmul <32 x float> %275, splat (float 5.000000e-01)
  store <32 x float> %276, ptr %31, align 64
  br label %277

277:
  %278 = getelementptr inbounds nuw i8, ptr %66, i64 40
  %279 = load i32, ptr %278, align 8
  %280 = icmp eq i32 %279, 0
  %281 = getelementptr inbounds nuw i8, ptr %66, i64 28
  %282 = load i32, ptr %281, align 4
  br i1 %280, label %335, label %296

283:
  %284 = icmp eq i32 %282, 3
  %285 = select i1 %284, i32 6, i32 4
  %286 = add nsw i32 %285, -1
  %287 = shl nuw nsw i32 1, %286
  %288 = shl nsw i32 -1, %285
  %289 = xor i32 %288, -1
  %290 = insertelement <32 x i32> poison, i32 %289, i64 0
  %291 = shufflevector <32 x i32> %290, <32 x i32> poison, <32 x i32> zeroinitializer
  %292 = insertelement <32 x i32> poison, i32 %287, i64 0
  %293 = shufflevector <32 x i32> %292, <32 x i32> poison, <32 x i32> zeroinitializer
  %294 = add i32 %117, 2
  %295 = zext i32 %279 to i64
  br label %307

296:
  %297 = phi i64 [ %299, %296 ], [ 0, %277 ]
  %298 = getelementptr inbounds nuw <32 x i32>, ptr %45, i64 %297
  store <32 x i32> zeroinitializer, ptr %298, align 64
  %299 = add nuw nsw i64 %297, 1
  %300 = icmp eq i64 %299, 3
  br i1 %300, label %283, label %296

301:
  %302 = getelementptr inbounds nuw i8, ptr %66, i64 92
  %303 = load i32, ptr %302, align 4
  %304 = getelementptr inbounds nuw i8, ptr %66, i64 96
  %305 = load i32, ptr %304, align 8
  %306 = icmp ult i32 %303, %305
  br i1 %306, label %322, label %335

307:
  %308 = phi i64 [ 0, %283 ], [ %320, %307 ]
  %309 = trunc nuw i64 %308 to i32
  %310 = add i32 %294, %309
  %311 = shl i32 %310, 5
  %312 = zext i32 %311 to i64
  %313 = getelementptr inbounds nuw i64, ptr %26, i64 %312
  %314 = load <32 x i64>, ptr %313, align 64
  %315 = trunc <32 x i64> %314 to <32 x i32>
  %316 = and <32 x i32> %291, %315
  %317 = xor <32 x i32> %316, %293
  %318 = sub nsw <32 x i32> %317, %293
  %319 = getelementptr inbounds nuw <32 x i32>, ptr %45, i64 %308
  store <32 x i32> %318, ptr %319, align 64
  %320 = add nuw nsw i64 %308, 1
  %321 = icmp eq i64 %320, %295
  br i1 %321, label %301, label %307

322:
  %323 = shl i32 %117, 5
  %324 = add i32 %323, 64
  %325 = zext i32 %324 to i64
  %326 = getelementptr inbounds nuw i64, ptr %26, i64 %325
  %327 = load <32 x i64>, ptr %326, align 64
  %328 = trunc <32 x i64> %327 to <32 x i32>
  %329 = insertelement <32 x i32> poison, i32 %285, i64 0
  %330 = shufflevector <32 x i32> %329, <32 x i32> poison, <32 x i32> zeroinitializer
  %331 = ashr <32 x i32> %328, %330
  %332 = and <32 x i32> %331, %291
  %333 = xor <32 x i32> %332, %293
  %334 = sub nsw <32 x i32> %333, %293
  store <32 x i32> %334, ptr %46, align 64
  br label %335

335:
  %336 = icmp eq i32 %282, 3
  br i1 %336, label %337, label %505

337:
  %338 = getelementptr inbounds nuw i8, ptr %66, i64 192
  call fastcc void @split(ptr %66, ptr %338, ptr %21, i32 0, ptr %11, ptr %12)
  call fastcc void @split(ptr %66, ptr %338, ptr %21, i32 1, ptr %33, ptr %12)
  %339 = getelementptr inbounds nuw i8, ptr %66, i64 128
  %340 = load i32, ptr %339, align 8
  %341 = icmp eq i32 %340, 0
  br i1 %341, label %504, label %342

342:
  %343 = getelementptr inbounds nuw i8, ptr %66, i64 232
  %344 = getelementptr inbounds nuw i8, ptr %66, i64 80
  %345 = getelementptr inbounds nuw i8, ptr %66, i64 200
  %346 = getelementptr inbounds nuw i8, ptr %66, i64 124
  %347 = getelementptr inbounds nuw i8, ptr %66, i64 132
  %348 = getelementptr inbounds nuw i8, ptr %66, i64 108
  %349 = load <32 x i32>, ptr %35, align 64
  %350 = load i64, ptr %345, align 8
  %351 = trunc i64 %350 to i32
  %352 = insertelement <32 x i32> poison, i32 %351, i64 0
  %353 = shufflevector <32 x i32> %352, <32 x i32> poison, <32 x i32> zeroinitializer
  %354 = load i32, ptr %346, align 4
  %355 = zext i32 %354 to i64
  %356 = getelementptr inbounds nuw i32, ptr %347, i64 %355
  %357 = load i32, ptr %356, align 4
  %358 = insertelement <32 x i32> poison, i32 %357, i64 0
  %359 = shufflevector <32 x i32> %358, <32 x i32> poison, <32 x i32> zeroinitializer
  %360 = load i32, ptr %348, align 4
  %361 = icmp eq i32 %360, 6
  %362 = icmp eq i32 %354, 3
  %363 = and i1 %362, %361
  %364 = select i1 %363, i32 2, i32 %360
  %365 = load i32, ptr %339, align 8
  %366 = zext i32 %365 to i64
  br label %367

367:
  %368 = phi i64 [ 0, %342 ], [ %458, %455 ]
  store <32 x i32> zeroinitializer, ptr %13, align 64
  store <32 x i32> zeroinitializer, ptr %32, align 64
  store <32 x i32> zeroinitializer, ptr %47, align 64
  store <32 x i32> %349, ptr %48, align 64
  %369 = getelementptr inbounds nuw [2 x i8], ptr @gather.steps, i64 %368
  br label %460

370:
  %371 = load <32 x i32>, ptr %13, align 64
  %372 = mul <32 x i32> %353, %371
  br label %373

373:
  %374 = phi i64 [ 1, %370 ], [ %389, %387 ]
  %375 = phi <32 x i32> [ %372, %370 ], [ %388, %387 ]
  %376 = getelementptr inbounds nuw i64, ptr %345, i64 %374
  %377 = load i64, ptr %376, align 8
  %378 = icmp eq i64 %377, 0
  br i1 %378, label %387, label %379

379:
  %380 = getelementptr inbounds nuw <32 x i32>, ptr %13, i64 %374
  %381 = load <32 x i32>, ptr %380, align 64
  %382 = trunc i64 %377 to i32
  %383 = insertelement <32 x i32> poison, i32 %382, i64 0
  %384 = shufflevector <32 x i32> %383, <32 x i32> poison, <32 x i32> zeroinitializer
  %385 = mul <32 x i32> %381, %384
  %386 = add <32 x i32> %385, %375
  br label %387

387:
  %388 = phi <32 x i32> [ %386, %379 ], [ %375, %373 ]
  %389 = add nuw nsw i64 %374, 1
  %390 = icmp eq i64 %389, 4
  br i1 %390, label %391, label %373

391:
  store <32 x i32> %388, ptr %15, align 64
  call fastcc void @load_codes(ptr %66, ptr %338, ptr %15, i32 %354, ptr %14)
  %392 = load <32 x i32>, ptr %14, align 64
  %393 = and <32 x i32> %392, %502
  %394 = xor <32 x i32> %502, splat (i32 -1)
  %395 = and <32 x i32> %359, %394
  %396 = or <32 x i32> %395, %393
  switch i32 %364, label %455 [
    i32 4, label %397
    i32 1, label %436
    i32 2, label %414
    i32 3, label %419
    i32 6, label %424
    i32 5, label %429
  ]

397:
  %398 = ashr <32 x i32> %396, splat (i32 31)
  %399 = tail call <32 x i32> @llvm.abs.v32i32(<32 x i32> %396, i1 false)
  %400 = sub nsw <32 x i32> splat (i32 64), %398
  %401 = mul <32 x i32> %399, splat (i32 258)
  %402 = icmp sge <32 x i32> %399, %400
  %403 = zext <32 x i1> %402 to <32 x i32>
  %404 = or disjoint <32 x i32> %401, %403
  %405 = sub <32 x i32> zeroinitializer, %404
  %406 = and <32 x i32> %398, %405
  %407 = icmp slt <32 x i32> %396, zeroinitializer
  %408 = select <32 x i1> %407, <32 x i32> zeroinitializer, <32 x i32> %404
  %409 = or <32 x i32> %406, %408
  %410 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %409, <32 x i32> splat (i32 -32767))
  %411 = sitofp <32 x i32> %410 to <32 x float>
  %412 = fdiv <32 x float> %411, splat (float 3.276700e+04)
  %413 = bitcast <32 x float> %412 to <32 x i32>
  br label %455

414:
  %415 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %396, <32 x i32> splat (i32 -65535))
  %416 = sitofp <32 x i32> %415 to <32 x float>
  %417 = fdiv <32 x float> %416, splat (float 6.553500e+04)
  %418 = bitcast <32 x float> %417 to <32 x i32>
  br label %455

419:
  %420 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %396, <32 x i32> splat (i32 -32767))
  %421 = sitofp <32 x i32> %420 to <32 x float>
  %422 = fdiv <32 x float> %421, splat (float 3.276700e+04)
  %423 = bitcast <32 x float> %422 to <32 x i32>
  br label %455

424:
  store <32 x i32> %396, ptr %8, align 64
  call fastcc void @table_entries(ptr %66, i32 0, ptr %8, ptr %9)
  %425 = load <32 x i32>, ptr %9, align 64
  %426 = sitofp <32 x i32> %425 to <32 x float>
  %427 = fmul <32 x float> %426, splat (float 0x3EF0000000000000)
  %428 = bitcast <32 x float> %427 to <32 x i32>
  br label %455

429:
  %430 = and <32 x i32> %396, splat (i32 2147483647)
  %431 = icmp samesign ult <32 x i32> %430, splat (i32 2139095041)
  %432 = icmp samesign ugt <32 x i32> %430, splat (i32 8388607)
  %433 = and <32 x i32> %396, splat (i32 -2147483648)
  %434 = select <32 x i1> %432, <32 x i32> %396, <32 x i32> %433
  %435 = select <32 x i1> %431, <32 x i32> %434, <32 x i32> splat (i32 2147483647)
  br label %455

436:
  %437 = shl <32 x i32> %396, splat (i32 13)
  %438 = and <32 x i32> %437, splat (i32 268427264)
  %439 = and <32 x i32> %437, splat (i32 260046848)
  %440 = add nuw nsw <32 x i32> %438, splat (i32 939524096)
  %441 = icmp eq <32 x i32> %439, splat (i32 260046848)
  %442 = select <32 x i1> %441, <32 x i32> splat (i32 939524096), <32 x i32> zeroinitializer
  %443 = add nuw nsw <32 x i32> %440, %442
  %444 = and <32 x i32> %396, splat (i32 1023)
  %445 = uitofp nneg <32 x i32> %444 to <32 x float>
  %446 = fmul <32 x float> %445, splat (float 0x3E70000000000000)
  %447 = icmp eq <32 x i32> %439, zeroinitializer
  %448 = bitcast <32 x float> %446 to <32 x i32>
  %449 = select <32 x i1> %447, <32 x i32> %448, <32 x i32> %443
  %450 = shl <32 x i32> %396, splat (i32 16)
  %451 = and <32 x i32> %450, splat (i32 -2147483648)
  %452 = or disjoint <32 x i32> %449, %451
  %453 = icmp samesign ult <32 x i32> %449, splat (i32 2139095041)
  %454 = select <32 x i1> %453, <32 x i32> %452, <32 x i32> splat (i32 2147475456)
  br label %455

455:
  %456 = phi <32 x i32> [ %454, %436 ], [ %435, %429 ], [ %396, %391 ], [ %413, %397 ], [ %428, %424 ], [ %418, %414 ],
      [ %423, %419 ]
  %457 = getelementptr inbounds nuw <32 x i32>, ptr %23, i64 %368
  store <32 x i32> %456, ptr %457, align 64
  %458 = add nuw nsw i64 %368, 1
  %459 = icmp samesign ult i64 %458, %366
  br i1 %459, label %367, label %504

460:
  %461 = phi i1 [ true, %367 ], [ false, %501 ]
  %462 = phi ptr [ %13, %367 ], [ %32, %501 ]
  %463 = phi ptr [ %11, %367 ], [ %33, %501 ]
  %464 = phi i64 [ 0, %367 ], [ 1, %501 ]
  %465 = phi <32 x i32> [ splat (i32 -1), %367 ], [ %502, %501 ]
  %466 = load <32 x i32>, ptr %463, align 64
  %467 = getelementptr inbounds nuw i8, ptr %369, i64 %464
  %468 = load i8, ptr %467, align 1
  %469 = zext i8 %468 to i32
  %470 = insertelement <32 x i32> poison, i32 %469, i64 0
  %471 = shufflevector <32 x i32> %470, <32 x i32> poison, <32 x i32> zeroinitializer
  %472 = add <32 x i32> %471, %466
  %473 = getelementptr inbounds nuw i32, ptr %343, i64 %464
  %474 = load i32, ptr %473, align 4
  %475 = getelementptr inbounds nuw i32, ptr %344, i64 %464
  %476 = load i32, ptr %475, align 4
  store <32 x i32> %472, ptr %10, align 64
  %477 = ashr <32 x i32> %472, splat (i32 31)
  %478 = insertelement <32 x i32> poison, i32 %474, i64 0
  %479 = shufflevector <32 x i32> %478, <32 x i32> poison, <32 x i32> zeroinitializer
  %480 = icmp slt <32 x i32> %472, %479
  %481 = select <32 x i1> %480, <32 x i32> %477, <32 x i32> splat (i32 -1)
  %482 = icmp ne <32 x i32> %481, zeroinitializer
  %483 = bitcast <32 x i1> %482 to i32
  %484 = icmp eq i32 %483, 0
  br i1 %484, label %501, label %485

485:
  %486 = icmp ult i32 %476, 2
  br i1 %486, label %487, label %489

487:
  call fastcc void @turn(ptr %10, i32 %474, i32 %476)
  %488 = load <32 x i32>, ptr %10, align 64
  br label %501

489:
  %490 = icmp eq i32 %476, 3
  br i1 %490, label %494, label %491

491:
  %492 = xor <32 x i32> %481, splat (i32 -1)
  %493 = and <32 x i32> %465, %492
  br label %494

494:
  %495 = phi <32 x i32> [ %465, %489 ], [ %493, %491 ]
  %496 = add nsw i32 %474, -1
  %497 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %472, <32 x i32> zeroinitializer)
  %498 = insertelement <32 x i32> poison, i32 %496, i64 0
  %499 = shufflevector <32 x i32> %498, <32 x i32> poison, <32 x i32> zeroinitializer
  %500 = tail call <32 x i32> @llvm.smin.v32i32(<32 x i32> %497, <32 x i32> %499)
  br label %501

501:
  %502 = phi <32 x i32> [ %495, %494 ], [ %465, %487 ], [ %465, %460 ]
  %503 = phi <32 x i32> [ %500, %494 ], [ %488, %487 ], [ %472, %460 ]
  store <32 x i32> %503, ptr %462, align 64
  br i1 %461, label %460, label %370

504:
  br label %632

505:
  %506 = getelementptr inbounds nuw i8, ptr %66, i64 44
  %507 = load i32, ptr %506, align 4
  %508 = icmp eq i32 %507, 0
  br i1 %508, label %629, label %509

509:
  %510 = getelementptr inbounds nuw i8, ptr %66, i64 32
  %511 = load i32, ptr %510, align 8
  %512 = add nsw i32 %511, -1
  %513 = getelementptr inbounds nuw i8, ptr %66, i64 48
  %514 = load i32, ptr %513, align 8
  %515 = icmp eq i32 %514, 0
  br i1 %515, label %516, label %518

516:
  %517 = icmp eq i32 %282, 1
  br i1 %517, label %527, label %544

518:
  %519 = add i32 %117, 2
  %520 = add i32 %519, %279
  %521 = shl i32 %520, 5
  %522 = zext i32 %521 to i64
  %523 = getelementptr inbounds nuw i64, ptr %26, i64 %522
  %524 = load <32 x i64>, ptr %523, align 64
  %525 = trunc <32 x i64> %524 to <32 x i32>
  %526 = icmp eq i32 %282, 1
  br i1 %526, label %527, label %534

527:
  %528 = phi <32 x i32> [ %525, %518 ], [ zeroinitializer, %516 ]
  %529 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %528, <32 x i32> zeroinitializer)
  %530 = insertelement <32 x i32> poison, i32 %512, i64 0
  %531 = shufflevector <32 x i32> %530, <32 x i32> poison, <32 x i32> zeroinitializer
  %532 = tail call <32 x i32> @llvm.smin.v32i32(<32 x i32> %529, <32 x i32> %531)
  %533 = shl <32 x i32> %532, splat (i32 1)
  br label %589

534:
  %535 = bitcast <32 x i32> %525 to <32 x float>
  %536 = fmul <32 x float> %535, splat (float 2.560000e+02)
  %537 = fcmp uno <32 x float> %536, zeroinitializer
  %538 = select <32 x i1> %537, <32 x float> splat (float 0xC130000000000000), <32 x float> %536
  %539 = fcmp ule <32 x float> %538, splat (float 0x4130000000000000)
  %540 = fcmp olt <32 x float> %538, splat (float 0xC130000000000000)
  %541 = select <32 x i1> %540, <32 x float> splat (float 0xC130000000000000), <32 x float> %538
  %542 = select <32 x i1> %539, <32 x float> %541, <32 x float> splat (float 0x4130000000000000)
  %543 = fptosi <32 x float> %542 to <32 x i32>
  br label %547

544:
  br i1 %125, label %554, label %545

545:
  %546 = load <32 x i32>, ptr %41, align 64
  br label %547

547:
  %548 = phi <32 x i32> [ %546, %545 ], [ %543, %534 ]
  %549 = getelementptr inbounds nuw i8, ptr %66, i64 64
  %550 = load i32, ptr %549, align 8
  %551 = insertelement <32 x i32> poison, i32 %550, i64 0
  %552 = shufflevector <32 x i32> %551, <32 x i32> poison, <32 x i32> zeroinitializer
  %553 = add <32 x i32> %552, %548
  br label %554

554:
  %555 = phi <32 x i32> [ zeroinitializer, %544 ], [ %553, %547 ]
  %556 = getelementptr inbounds nuw i8, ptr %66, i64 68
  %557 = load i32, ptr %556, align 4
  %558 = insertelement <32 x i32> poison, i32 %557, i64 0
  %559 = shufflevector <32 x i32> %558, <32 x i32> poison, <32 x i32> zeroinitializer
  %560 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %555, <32 x i32> %559)
  %561 = getelementptr inbounds nuw i8, ptr %66, i64 72
  %562 = load i32, ptr %561, align 8
  %563 = insertelement <32 x i32> poison, i32 %562, i64 0
  %564 = shufflevector <32 x i32> %563, <32 x i32> poison, <32 x i32> zeroinitializer
  %565 = tail call <32 x i32> @llvm.smin.v32i32(<32 x i32> %560, <32 x i32> %564)
  %566 = shl nsw i32 %512, 8
  %567 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %565, <32 x i32> zeroinitializer)
  %568 = insertelement <32 x i32> poison, i32 %566, i64 0
  %569 = shufflevector <32 x i32> %568, <32 x i32> poison, <32 x i32> zeroinitializer
  %570 = tail call <32 x i32> @llvm.smin.v32i32(<32 x i32> %567, <32 x i32> %569)
  store <32 x i32> %570, ptr %41, align 64
  %571 = getelementptr inbounds nuw i8, ptr %66, i64 60
  %572 = load i32, ptr %571, align 4
  %573 = icmp eq i32 %572, 0
  br i1 %573, label %574, label %582

574:
  %575 = add <32 x i32> %570, splat (i32 128)
  %576 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %575, <32 x i32> zeroinitializer)
  %577 = lshr <32 x i32> %576, splat (i32 8)
  %578 = insertelement <32 x i32> poison, i32 %512, i64 0
  %579 = shufflevector <32 x i32> %578, <32 x i32> poison, <32 x i32> zeroinitializer
  %580 = tail call <32 x i32> @llvm.smin.v32i32(<32 x i32> %577, <32 x i32> %579)
  %581 = shl <32 x i32> %580, splat (i32 1)
  br label %589

582:
  %583 = ashr <32 x i32> %570, splat (i32 7)
  %584 = and <32 x i32> %583, splat (i32 -2)
  %585 = and <32 x i32> %570, splat (i32 255)
  %586 = icmp ne <32 x i32> %585, zeroinitializer
  %587 = zext <32 x i1> %586 to <32 x i32>
  %588 = or disjoint <32 x i32> %584, %587
  br label %589

589:
  %590 = phi <32 x i32> [ %533, %527 ], [ %588, %582 ], [ %581, %574 ]
  store <32 x i32> %590, ptr %6, align 64
  %591 = icmp eq i32 %87, 0
  br i1 %591, label %631, label %592

592:
  %593 = getelementptr inbounds nuw i8, ptr %66, i64 120
  br label %594

594:
  %595 = phi i32 [ %87, %592 ], [ %617, %615 ]
  %596 = tail call i32 @llvm.cttz.i32(i32 %595, i1 true)
  %597 = zext nneg i32 %596 to i64
  %598 = getelementptr inbounds nuw i32, ptr %6, i64 %597
  %599 = load i32, ptr %598, align 4
  %600 = insertelement <32 x i32> poison, i32 %599, i64 0
  %601 = shufflevector <32 x i32> %600, <32 x i32> poison, <32 x i32> zeroinitializer
  %602 = icmp eq <32 x i32> %590, %601
  %603 = bitcast <32 x i1> %602 to i32
  %604 = lshr i32 %599, 1
  %605 = and i32 %599, 1
  %606 = icmp ne i32 %605, 0
  %607 = and i32 %595, %603
  %608 = call fastcc i1 @look_at(ptr %66, ptr %21, i32 %604, i1 %606, i32 %607, ptr %7)
  br i1 %608, label %609, label %628

609:
  %610 = load i32, ptr %593, align 8
  %611 = icmp eq i32 %610, 0
  br i1 %611, label %615, label %612

612:
  %613 = load i32, ptr %593, align 8
  %614 = zext i32 %613 to i64
  br label %619

615:
  %616 = xor i32 %603, -1
  %617 = and i32 %595, %616
  %618 = icmp eq i32 %617, 0
  br i1 %618, label %631, label %594

619:
  %620 = phi i64 [ %626, %619 ], [ 0, %612 ]
  %621 = getelementptr inbounds nuw <32 x i32>, ptr %7, i64 %620
  %622 = load <32 x i32>, ptr %621, align 64
  %623 = getelementptr inbounds nuw <32 x i32>, ptr %23, i64 %620
  %624 = load <32 x i32>, ptr %623, align 64
  %625 = select <32 x i1> %602, <32 x i32> %622, <32 x i32> %624
  store <32 x i32> %625, ptr %623, align 64
  %626 = add nuw nsw i64 %620, 1
  %627 = icmp samesign ult i64 %626, %614
  br i1 %627, label %619, label %615

628:
  br label %658

629:
  %630 = call fastcc i1 @look_at(ptr %66, ptr %21, i32 0, i1 false, i32 %87, ptr %23)
  br i1 %630, label %633, label %658

631:
  br label %632

632:
  br label %633

633:
  %634 = getelementptr inbounds nuw i8, ptr %66, i64 128
  %635 = icmp eq i32 %52, %4
  %636 = load i32, ptr %634, align 8
  %637 = zext i32 %636 to i64
  br label %641

638:
  %639 = xor i32 %87, %52
  %640 = icmp eq i32 %87, %52
  br i1 %640, label %49, label %51

641:
  %642 = phi i64 [ 0, %633 ], [ %656, %653 ]
  %643 = icmp samesign ult i64 %642, %637
  br i1 %643, label %644, label %647

644:
  %645 = getelementptr inbounds nuw <32 x i32>, ptr %23, i64 %642
  %646 = load <32 x i32>, ptr %645, align 64
  br label %647

647:
  %648 = phi <32 x i32> [ %646, %644 ], [ zeroinitializer, %641 ]
  br i1 %635, label %653, label %649

649:
  %650 = getelementptr inbounds nuw <32 x i32>, ptr %22, i64 %642
  %651 = load <32 x i32>, ptr %650, align 64
  %652 = select <32 x i1> %85, <32 x i32> %648, <32 x i32> %651
  br label %653

653:
  %654 = phi <32 x i32> [ %652, %649 ], [ %648, %647 ]
  %655 = getelementptr inbounds nuw <32 x i32>, ptr %22, i64 %642
  store <32 x i32> %654, ptr %655, align 64
  %656 = add nuw nsw i64 %642, 1
  %657 = icmp eq i64 %656, 4
  br i1 %657, label %638, label %641

658:
  br label %668

659:
  %660 = phi i64 [ 0, %49 ], [ %666, %659 ]
  %661 = getelementptr inbounds nuw <32 x i32>, ptr %22, i64 %660
  %662 = load <32 x i32>, ptr %661, align 64
  %663 = zext <32 x i32> %662 to <32 x i64>
  %664 = shl nuw nsw i64 %660, 8
  %665 = getelementptr inbounds nuw i8, ptr %50, i64 %664
  store <32 x i64> %663, ptr %665, align 64
  %666 = add nuw nsw i64 %660, 1
  %667 = icmp eq i64 %666, 4
  br i1 %667, label %668, label %659

668:
  %669 = phi i32 [ 0, %658 ], [ 0, %62 ], [ 1, %659 ], [ 0, %77 ], [ 0, %51 ]
  ret i32 %669
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
  %17 = alloca <32 x i32>, align 64
  %18 = alloca [32 x i32], align 64
  %19 = alloca [4 x <32 x i32>], align 64
  %20 = alloca <32 x i32>, align 64
  %21 = alloca [4 x [4 x <32 x i32>]], align 64
  %22 = alloca <32 x i32>, align 64
  %23 = alloca <32 x i32>, align 64
  %24 = alloca <32 x i32>, align 64
  %25 = alloca <32 x i32>, align 64
  %26 = alloca <32 x i32>, align 64
  %27 = alloca <32 x i32>, align 64
  %28 = alloca [4 x <32 x i32>], align 64
  %29 = alloca <32 x i32>, align 64
  %30 = alloca <32 x i32>, align 64
  %31 = alloca <32 x i32>, align 64
  %32 = alloca [4 x <32 x i32>], align 64
  %33 = alloca [4 x %struct.Footprint], align 64
  %34 = alloca <32 x i32>, align 64
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %36 = zext nneg i32 %2 to i64
  %37 = getelementptr inbounds nuw %struct.TextureLevel, ptr %35, i64 %36
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %39 = load i32, ptr %38, align 4
  %40 = icmp eq i32 %39, 1
  br i1 %40, label %41, label %182

41:
  store <32 x i32> zeroinitializer, ptr %28, align 64
  %42 = getelementptr inbounds nuw i8, ptr %28, i64 128
  store <32 x i32> zeroinitializer, ptr %42, align 64
  %43 = getelementptr inbounds nuw i8, ptr %28, i64 256
  store <32 x i32> zeroinitializer, ptr %43, align 64
  %44 = getelementptr inbounds nuw i8, ptr %28, i64 384
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %46 = load <32 x i32>, ptr %45, align 64
  store <32 x i32> %46, ptr %44, align 64
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 92
  %48 = load i32, ptr %47, align 4
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %59, label %50

50:
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %52 = load i32, ptr %51, align 8
  %53 = icmp eq i32 %52, 0
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 512
  %55 = getelementptr inbounds nuw i8, ptr %37, i64 40
  %56 = zext i32 %48 to i64
  br label %146

57:
  %58 = load <32 x i32>, ptr %28, align 64
  br label %59

59:
  %60 = phi <32 x i32> [ zeroinitializer, %41 ], [ %58, %57 ]
  %61 = phi <32 x i32> [ splat (i32 -1), %41 ], [ %176, %57 ]
  %62 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %63 = load i64, ptr %62, align 8
  %64 = trunc i64 %63 to i32
  %65 = insertelement <32 x i32> poison, i32 %64, i64 0
  %66 = shufflevector <32 x i32> %65, <32 x i32> poison, <32 x i32> zeroinitializer
  %67 = mul <32 x i32> %66, %60
  br label %68

68:
  %69 = phi i64 [ 1, %59 ], [ %84, %82 ]
  %70 = phi <32 x i32> [ %67, %59 ], [ %83, %82 ]
  %71 = getelementptr inbounds nuw i64, ptr %62, i64 %69
  %72 = load i64, ptr %71, align 8
  %73 = icmp eq i64 %72, 0
  br i1 %73, label %82, label %74

74:
  %75 = getelementptr inbounds nuw <32 x i32>, ptr %28, i64 %69
  %76 = load <32 x i32>, ptr %75, align 64
  %77 = trunc i64 %72 to i32
  %78 = insertelement <32 x i32> poison, i32 %77, i64 0
  %79 = shufflevector <32 x i32> %78, <32 x i32> poison, <32 x i32> zeroinitializer
  %80 = mul <32 x i32> %76, %79
  %81 = add <32 x i32> %80, %70
  br label %82

82:
  %83 = phi <32 x i32> [ %81, %74 ], [ %70, %68 ]
  %84 = add nuw nsw i64 %69, 1
  %85 = icmp eq i64 %84, 4
  br i1 %85, label %86, label %68

86:
  store <32 x i32> %83, ptr %26, align 64
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %88 = load i32, ptr %87, align 8
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %181, label %90

90:
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 108
  br label %92

92:
  %93 = phi i64 [ 0, %90 ], [ %142, %138 ]
  %94 = trunc nuw i64 %93 to i32
  call fastcc void @load_codes(ptr %0, ptr %37, ptr %26, i32 %94, ptr %27)
  %95 = load i32, ptr %91, align 4
  %96 = icmp eq i32 %95, 6
  %97 = icmp eq i64 %93, 3
  %98 = and i1 %97, %96
  %99 = select i1 %98, i32 2, i32 %95
  %100 = load <32 x i32>, ptr %27, align 64
  switch i32 %99, label %138 [
    i32 1, label %101
    i32 2, label %118
    i32 3, label %123
    i32 4, label %128
    i32 6, label %133
  ]

101:
  %102 = shl <32 x i32> %100, splat (i32 13)
  %103 = and <32 x i32> %102, splat (i32 268427264)
  %104 = and <32 x i32> %102, splat (i32 260046848)
  %105 = add nuw nsw <32 x i32> %103, splat (i32 939524096)
  %106 = icmp eq <32 x i32> %104, splat (i32 260046848)
  %107 = select <32 x i1> %106, <32 x i32> splat (i32 939524096), <32 x i32> zeroinitializer
  %108 = add nuw nsw <32 x i32> %105, %107
  %109 = and <32 x i32> %100, splat (i32 1023)
  %110 = uitofp nneg <32 x i32> %109 to <32 x float>
  %111 = fmul <32 x float> %110, splat (float 0x3E70000000000000)
  %112 = icmp eq <32 x i32> %104, zeroinitializer
  %113 = bitcast <32 x float> %111 to <32 x i32>
  %114 = select <32 x i1> %112, <32 x i32> %113, <32 x i32> %108
  %115 = shl <32 x i32> %100, splat (i32 16)
  %116 = and <32 x i32> %115, splat (i32 -2147483648)
  %117 = or disjoint <32 x i32> %114, %116
  br label %138

118:
  %119 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %100, <32 x i32> splat (i32 -65535))
  %120 = sitofp <32 x i32> %119 to <32 x float>
  %121 = fdiv <32 x float> %120, splat (float 6.553500e+04)
  %122 = bitcast <32 x float> %121 to <32 x i32>
  br label %138

123:
  %124 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %100, <32 x i32> splat (i32 -32767))
  %125 = sitofp <32 x i32> %124 to <32 x float>
  %126 = fdiv <32 x float> %125, splat (float 3.276700e+04)
  %127 = bitcast <32 x float> %126 to <32 x i32>
  br label %138

128:
  %129 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %100, <32 x i32> splat (i32 -127))
  %130 = sitofp <32 x i32> %129 to <32 x float>
  %131 = fdiv <32 x float> %130, splat (float 1.270000e+02)
  %132 = bitcast <32 x float> %131 to <32 x i32>
  br label %138

133:
  store <32 x i32> %100, ptr %24, align 64
  call fastcc void @table_entries(ptr %0, i32 0, ptr %24, ptr %25)
  %134 = load <32 x i32>, ptr %25, align 64
  %135 = sitofp <32 x i32> %134 to <32 x float>
  %136 = fmul <32 x float> %135, splat (float 0x3EF0000000000000)
  %137 = bitcast <32 x float> %136 to <32 x i32>
  br label %138

138:
  %139 = phi <32 x i32> [ %137, %133 ], [ %117, %101 ], [ %122, %118 ], [ %127, %123 ], [ %132, %128 ], [ %100, %92 ]
  %140 = and <32 x i32> %139, %61
  %141 = getelementptr inbounds nuw <32 x i32>, ptr %5, i64 %93
  store <32 x i32> %140, ptr %141, align 64
  %142 = add nuw nsw i64 %93, 1
  %143 = load i32, ptr %87, align 8
  %144 = zext i32 %143 to i64
  %145 = icmp samesign ult i64 %142, %144
  br i1 %145, label %92, label %181

146:
  %147 = phi i64 [ 0, %50 ], [ %179, %175 ]
  %148 = phi <32 x i32> [ splat (i32 -1), %50 ], [ %176, %175 ]
  %149 = getelementptr inbounds nuw <32 x i32>, ptr %1, i64 %147
  %150 = load <32 x i32>, ptr %149, align 64
  br i1 %53, label %155, label %151

151:
  %152 = getelementptr inbounds nuw <32 x i32>, ptr %54, i64 %147
  %153 = load <32 x i32>, ptr %152, align 64
  %154 = add <32 x i32> %153, %150
  br label %155

155:
  %156 = phi <32 x i32> [ %154, %151 ], [ %150, %146 ]
  %157 = getelementptr inbounds nuw i32, ptr %55, i64 %147
  %158 = load i32, ptr %157, align 4
  %159 = ashr <32 x i32> %156, splat (i32 31)
  %160 = insertelement <32 x i32> poison, i32 %158, i64 0
  %161 = shufflevector <32 x i32> %160, <32 x i32> poison, <32 x i32> zeroinitializer
  %162 = icmp slt <32 x i32> %156, %161
  %163 = select <32 x i1> %162, <32 x i32> %159, <32 x i32> splat (i32 -1)
  %164 = icmp ne <32 x i32> %163, zeroinitializer
  %165 = bitcast <32 x i1> %164 to i32
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %175, label %167

167:
  %168 = xor <32 x i32> %163, splat (i32 -1)
  %169 = and <32 x i32> %148, %168
  %170 = add nsw i32 %158, -1
  %171 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %156, <32 x i32> zeroinitializer)
  %172 = insertelement <32 x i32> poison, i32 %170, i64 0
  %173 = shufflevector <32 x i32> %172, <32 x i32> poison, <32 x i32> zeroinitializer
  %174 = tail call <32 x i32> @llvm.smin.v32i32(<32 x i32> %171, <32 x i32> %173)
  br label %175

175:
  %176 = phi <32 x i32> [ %169, %167 ], [ %148, %155 ]
  %177 = phi <32 x i32> [ %174, %167 ], [ %156, %155 ]
  %178 = getelementptr inbounds nuw <32 x i32>, ptr %28, i64 %147
  store <32 x i32> %177, ptr %178, align 64
  %179 = add nuw nsw i64 %147, 1
  %180 = icmp eq i64 %179, %56
  br i1 %180, label %57, label %146

181:
  br label %895

182:
  %183 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %184 = load i32, ptr %183, align 8
  %185 = icmp ne i32 %184, 0
  %186 = or i1 %3, %185
  br i1 %186, label %371, label %187

187:
  %188 = getelementptr inbounds nuw i8, ptr %32, i64 256
  store <32 x i32> zeroinitializer, ptr %188, align 64
  %189 = getelementptr inbounds nuw i8, ptr %32, i64 128
  store <32 x i32> zeroinitializer, ptr %189, align 64
  %190 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %191 = load <32 x i32>, ptr %190, align 64
  %192 = getelementptr inbounds nuw i8, ptr %32, i64 384
  store <32 x i32> %191, ptr %192, align 64
  %193 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %194 = load i32, ptr %193, align 8
  %195 = icmp eq i32 %194, 0
  %196 = select i1 %195, i64 92, i64 96
  %197 = getelementptr inbounds nuw i8, ptr %0, i64 %196
  %198 = load i32, ptr %197, align 4
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %275, label %200

200:
  %201 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %202 = load i32, ptr %201, align 8
  %203 = icmp eq i32 %202, 0
  %204 = getelementptr inbounds nuw i8, ptr %37, i64 40
  %205 = getelementptr inbounds nuw i8, ptr %1, i64 512
  %206 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %207 = zext i32 %198 to i64
  br label %208

208:
  %209 = phi i64 [ 0, %200 ], [ %271, %267 ]
  %210 = phi <32 x i32> [ splat (i32 -1), %200 ], [ %268, %267 ]
  %211 = getelementptr inbounds nuw <32 x i32>, ptr %1, i64 %209
  %212 = load <32 x float>, ptr %211, align 64
  br i1 %203, label %220, label %213

213:
  %214 = getelementptr inbounds nuw i32, ptr %204, i64 %209
  %215 = load i32, ptr %214, align 4
  %216 = sitofp i32 %215 to float
  %217 = insertelement <32 x float> poison, float %216, i64 0
  %218 = shufflevector <32 x float> %217, <32 x float> poison, <32 x i32> zeroinitializer
  %219 = fmul <32 x float> %212, %218
  br label %220

220:
  %221 = phi <32 x float> [ %219, %213 ], [ %212, %208 ]
  %222 = fcmp ord <32 x float> %221, zeroinitializer
  %223 = select <32 x i1> %222, <32 x float> %221, <32 x float> zeroinitializer
  %224 = fcmp ule <32 x float> %223, splat (float 0x41D0000000000000)
  %225 = fcmp olt <32 x float> %223, splat (float 0xC1D0000000000000)
  %226 = select <32 x i1> %225, <32 x float> splat (float 0xC1D0000000000000), <32 x float> %223
  %227 = select <32 x i1> %224, <32 x float> %226, <32 x float> splat (float 0x41D0000000000000)
  %228 = fptosi <32 x float> %227 to <32 x i32>
  %229 = sitofp <32 x i32> %228 to <32 x float>
  %230 = fcmp olt <32 x float> %227, %229
  %231 = sext <32 x i1> %230 to <32 x i32>
  %232 = add <32 x i32> %231, %228
  br i1 %195, label %237, label %233

233:
  %234 = getelementptr inbounds nuw <32 x i32>, ptr %205, i64 %209
  %235 = load <32 x i32>, ptr %234, align 64
  %236 = add <32 x i32> %235, %232
  br label %237

237:
  %238 = phi <32 x i32> [ %236, %233 ], [ %232, %220 ]
  %239 = getelementptr inbounds nuw i32, ptr %204, i64 %209
  %240 = load i32, ptr %239, align 4
  %241 = getelementptr inbounds nuw i32, ptr %206, i64 %209
  %242 = load i32, ptr %241, align 4
  store <32 x i32> %238, ptr %29, align 64
  %243 = ashr <32 x i32> %238, splat (i32 31)
  %244 = insertelement <32 x i32> poison, i32 %240, i64 0
  %245 = shufflevector <32 x i32> %244, <32 x i32> poison, <32 x i32> zeroinitializer
  %246 = icmp slt <32 x i32> %238, %245
  %247 = select <32 x i1> %246, <32 x i32> %243, <32 x i32> splat (i32 -1)
  %248 = icmp ne <32 x i32> %247, zeroinitializer
  %249 = bitcast <32 x i1> %248 to i32
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %267, label %251

251:
  %252 = icmp ult i32 %242, 2
  br i1 %252, label %253, label %255

253:
  call fastcc void @turn(ptr %29, i32 %240, i32 %242)
  %254 = load <32 x i32>, ptr %29, align 64
  br label %267

255:
  %256 = icmp eq i32 %242, 3
  br i1 %256, label %260, label %257

257:
  %258 = xor <32 x i32> %247, splat (i32 -1)
  %259 = and <32 x i32> %210, %258
  br label %260

260:
  %261 = phi <32 x i32> [ %210, %255 ], [ %259, %257 ]
  %262 = add nsw i32 %240, -1
  %263 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %238, <32 x i32> zeroinitializer)
  %264 = insertelement <32 x i32> poison, i32 %262, i64 0
  %265 = shufflevector <32 x i32> %264, <32 x i32> poison, <32 x i32> zeroinitializer
  %266 = tail call <32 x i32> @llvm.smin.v32i32(<32 x i32> %263, <32 x i32> %265)
  br label %267

267:
  %268 = phi <32 x i32> [ %261, %260 ], [ %210, %253 ], [ %210, %237 ]
  %269 = phi <32 x i32> [ %266, %260 ], [ %254, %253 ], [ %238, %237 ]
  %270 = getelementptr inbounds nuw <32 x i32>, ptr %32, i64 %209
  store <32 x i32> %269, ptr %270, align 64
  %271 = add nuw nsw i64 %209, 1
  %272 = icmp eq i64 %271, %207
  br i1 %272, label %273, label %208

273:
  %274 = load <32 x i32>, ptr %32, align 64
  br label %275

275:
  %276 = phi <32 x i32> [ undef, %187 ], [ %274, %273 ]
  %277 = phi <32 x i32> [ splat (i32 -1), %187 ], [ %268, %273 ]
  %278 = getelementptr inbounds nuw i8, ptr %37, i64 8
  %279 = load i64, ptr %278, align 8
  %280 = trunc i64 %279 to i32
  %281 = insertelement <32 x i32> poison, i32 %280, i64 0
  %282 = shufflevector <32 x i32> %281, <32 x i32> poison, <32 x i32> zeroinitializer
  %283 = mul <32 x i32> %282, %276
  br label %284

284:
  %285 = phi i64 [ 1, %275 ], [ %300, %298 ]
  %286 = phi <32 x i32> [ %283, %275 ], [ %299, %298 ]
  %287 = getelementptr inbounds nuw i64, ptr %278, i64 %285
  %288 = load i64, ptr %287, align 8
  %289 = icmp eq i64 %288, 0
  br i1 %289, label %298, label %290

290:
  %291 = getelementptr inbounds nuw <32 x i32>, ptr %32, i64 %285
  %292 = load <32 x i32>, ptr %291, align 64
  %293 = trunc i64 %288 to i32
  %294 = insertelement <32 x i32> poison, i32 %293, i64 0
  %295 = shufflevector <32 x i32> %294, <32 x i32> poison, <32 x i32> zeroinitializer
  %296 = mul <32 x i32> %292, %295
  %297 = add <32 x i32> %296, %286
  br label %298

298:
  %299 = phi <32 x i32> [ %297, %290 ], [ %286, %284 ]
  %300 = add nuw nsw i64 %285, 1
  %301 = icmp eq i64 %300, 4
  br i1 %301, label %302, label %284

302:
  store <32 x i32> %299, ptr %30, align 64
  %303 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %304 = load i32, ptr %303, align 8
  %305 = icmp eq i32 %304, 0
  br i1 %305, label %370, label %306

306:
  %307 = getelementptr inbounds nuw i8, ptr %0, i64 148
  %308 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %309 = xor <32 x i32> %277, splat (i32 -1)
  br label %310

310:
  %311 = phi i64 [ 0, %306 ], [ %366, %360 ]
  %312 = trunc nuw i64 %311 to i32
  call fastcc void @load_codes(ptr %0, ptr %37, ptr %30, i32 %312, ptr %31)
  %313 = getelementptr inbounds nuw i32, ptr %307, i64 %311
  %314 = load i32, ptr %313, align 4
  %315 = insertelement <32 x i32> poison, i32 %314, i64 0
  %316 = shufflevector <32 x i32> %315, <32 x i32> poison, <32 x i32> zeroinitializer
  %317 = load i32, ptr %308, align 4
  %318 = icmp eq i32 %317, 6
  %319 = icmp eq i64 %311, 3
  %320 = and i1 %319, %318
  %321 = select i1 %320, i32 2, i32 %317
  %322 = load <32 x i32>, ptr %31, align 64
  switch i32 %321, label %360 [
    i32 1, label %323
    i32 2, label %340
    i32 3, label %345
    i32 4, label %350
    i32 6, label %355
  ]

323:
  %324 = shl <32 x i32> %322, splat (i32 13)
  %325 = and <32 x i32> %324, splat (i32 268427264)
  %326 = and <32 x i32> %324, splat (i32 260046848)
  %327 = add nuw nsw <32 x i32> %325, splat (i32 939524096)
  %328 = icmp eq <32 x i32> %326, splat (i32 260046848)
  %329 = select <32 x i1> %328, <32 x i32> splat (i32 939524096), <32 x i32> zeroinitializer
  %330 = add nuw nsw <32 x i32> %327, %329
  %331 = and <32 x i32> %322, splat (i32 1023)
  %332 = uitofp nneg <32 x i32> %331 to <32 x float>
  %333 = fmul <32 x float> %332, splat (float 0x3E70000000000000)
  %334 = icmp eq <32 x i32> %326, zeroinitializer
  %335 = bitcast <32 x float> %333 to <32 x i32>
  %336 = select <32 x i1> %334, <32 x i32> %335, <32 x i32> %330
  %337 = shl <32 x i32> %322, splat (i32 16)
  %338 = and <32 x i32> %337, splat (i32 -2147483648)
  %339 = or disjoint <32 x i32> %336, %338
  br label %360

340:
  %341 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %322, <32 x i32> splat (i32 -65535))
  %342 = sitofp <32 x i32> %341 to <32 x float>
  %343 = fdiv <32 x float> %342, splat (float 6.553500e+04)
  %344 = bitcast <32 x float> %343 to <32 x i32>
  br label %360

345:
  %346 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %322, <32 x i32> splat (i32 -32767))
  %347 = sitofp <32 x i32> %346 to <32 x float>
  %348 = fdiv <32 x float> %347, splat (float 3.276700e+04)
  %349 = bitcast <32 x float> %348 to <32 x i32>
  br label %360

350:
  %351 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %322, <32 x i32> splat (i32 -127))
  %352 = sitofp <32 x i32> %351 to <32 x float>
  %353 = fdiv <32 x float> %352, splat (float 1.270000e+02)
  %354 = bitcast <32 x float> %353 to <32 x i32>
  br label %360

355:
  store <32 x i32> %322, ptr %22, align 64
  call fastcc void @table_entries(ptr %0, i32 0, ptr %22, ptr %23)
  %356 = load <32 x i32>, ptr %23, align 64
  %357 = sitofp <32 x i32> %356 to <32 x float>
  %358 = fmul <32 x float> %357, splat (float 0x3EF0000000000000)
  %359 = bitcast <32 x float> %358 to <32 x i32>
  br label %360

360:
  %361 = phi <32 x i32> [ %359, %355 ], [ %339, %323 ], [ %344, %340 ], [ %349, %345 ], [ %354, %350 ], [ %322, %310 ]
  %362 = and <32 x i32> %361, %277
  %363 = and <32 x i32> %316, %309
  %364 = or <32 x i32> %362, %363
  %365 = getelementptr inbounds nuw <32 x i32>, ptr %5, i64 %311
  store <32 x i32> %364, ptr %365, align 64
  %366 = add nuw nsw i64 %311, 1
  %367 = load i32, ptr %303, align 8
  %368 = zext i32 %367 to i64
  %369 = icmp samesign ult i64 %366, %368
  br i1 %369, label %310, label %370

370:
  br label %895

371:
  br i1 %3, label %372, label %376

372:
  %373 = getelementptr inbounds nuw i8, ptr %1, i64 896
  %374 = load <32 x i32>, ptr %373, align 64
  %375 = and <32 x i32> %374, splat (i32 255)
  br label %376

376:
  %377 = phi <32 x i32> [ %375, %372 ], [ zeroinitializer, %371 ]
  %378 = sub nuw nsw <32 x i32> splat (i32 256), %377
  %379 = icmp eq i32 %184, 0
  %380 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %381 = getelementptr inbounds nuw i8, ptr %10, i64 256
  %382 = getelementptr inbounds nuw i8, ptr %9, i64 256
  %383 = getelementptr inbounds nuw i8, ptr %8, i64 256
  %384 = getelementptr inbounds nuw i8, ptr %8, i64 128
  %385 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %386 = getelementptr inbounds nuw i8, ptr %8, i64 384
  %387 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %388 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %389 = getelementptr inbounds nuw i8, ptr %1, i64 512
  %390 = getelementptr inbounds nuw i8, ptr %0, i64 80
  br label %727

391:
  %392 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %393 = load i32, ptr %392, align 4
  %394 = icmp eq i32 %393, 1
  %395 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %396 = load i32, ptr %395, align 8
  %397 = icmp eq i32 %396, 0
  br i1 %397, label %895, label %398

398:
  %399 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %400 = icmp eq i32 %893, 0
  %401 = zext i32 %893 to i64
  %402 = select i1 %394, i32 11, i32 24
  br label %403

403:
  %404 = phi i64 [ 0, %398 ], [ %722, %721 ]
  %405 = getelementptr inbounds nuw i32, ptr %399, i64 %404
  %406 = load i32, ptr %405, align 4
  %407 = insertelement <32 x i32> poison, i32 %406, i64 0
  %408 = shufflevector <32 x i32> %407, <32 x i32> poison, <32 x i32> zeroinitializer
  br i1 %400, label %418, label %409

409:
  %410 = trunc nuw i64 %404 to i32
  br label %411

411:
  %412 = phi i64 [ 0, %409 ], [ %427, %426 ]
  %413 = getelementptr inbounds nuw [4 x <32 x i32>], ptr %21, i64 %412
  %414 = getelementptr inbounds nuw %struct.Footprint, ptr %33, i64 %412
  %415 = load ptr, ptr %414, align 64
  %416 = getelementptr inbounds nuw i8, ptr %414, i64 64
  %417 = getelementptr inbounds nuw i8, ptr %414, i64 576
  br label %429

418:
  %419 = load i32, ptr %392, align 4
  %420 = icmp eq i32 %419, 6
  %421 = icmp eq i64 %404, 3
  %422 = and i1 %421, %420
  %423 = select i1 %422, i32 2, i32 %419
  %424 = icmp eq i32 %423, 6
  %425 = getelementptr inbounds nuw <32 x i32>, ptr %5, i64 %404
  br i1 %424, label %461, label %525

426:
  %427 = add nuw nsw i64 %412, 1
  %428 = icmp eq i64 %427, %401
  br i1 %428, label %418, label %411

429:
  %430 = phi i64 [ 0, %411 ], [ %459, %457 ]
  %431 = getelementptr inbounds nuw <32 x i32>, ptr %413, i64 %430
  %432 = getelementptr inbounds nuw <32 x i32>, ptr %416, i64 %430
  call fastcc void @load_codes(ptr %0, ptr %415, ptr %432, i32 %410, ptr %431)
  %433 = getelementptr inbounds nuw <32 x i32>, ptr %417, i64 %430
  %434 = load <32 x i32>, ptr %433, align 64
  %435 = load <32 x i32>, ptr %431, align 64
  %436 = and <32 x i32> %435, %434
  %437 = xor <32 x i32> %434, splat (i32 -1)
  %438 = and <32 x i32> %408, %437
  %439 = or <32 x i32> %436, %438
  br i1 %394, label %440, label %457

440:
  %441 = shl <32 x i32> %439, splat (i32 13)
  %442 = and <32 x i32> %441, splat (i32 268427264)
  %443 = and <32 x i32> %441, splat (i32 260046848)
  %444 = add nuw nsw <32 x i32> %442, splat (i32 939524096)
  %445 = icmp eq <32 x i32> %443, splat (i32 260046848)
  %446 = select <32 x i1> %445, <32 x i32> splat (i32 939524096), <32 x i32> zeroinitializer
  %447 = add nuw nsw <32 x i32> %444, %446
  %448 = and <32 x i32> %439, splat (i32 1023)
  %449 = uitofp nneg <32 x i32> %448 to <32 x float>
  %450 = fmul <32 x float> %449, splat (float 0x3E70000000000000)
  %451 = icmp eq <32 x i32> %443, zeroinitializer
  %452 = bitcast <32 x float> %450 to <32 x i32>
  %453 = select <32 x i1> %451, <32 x i32> %452, <32 x i32> %447
  %454 = shl <32 x i32> %439, splat (i32 16)
  %455 = and <32 x i32> %454, splat (i32 -2147483648)
  %456 = or disjoint <32 x i32> %453, %455
  br label %457

457:
  %458 = phi <32 x i32> [ %456, %440 ], [ %439, %429 ]
  store <32 x i32> %458, ptr %431, align 64
  %459 = add nuw nsw i64 %430, 1
  %460 = icmp eq i64 %459, 4
  br i1 %460, label %426, label %429

461:
  br i1 %400, label %462, label %464

462:
  %463 = phi <32 x i32> [ zeroinitializer, %461 ], [ %500, %488 ]
  store <32 x i32> %463, ptr %17, align 64
  br label %503

464:
  %465 = phi i64 [ %489, %488 ], [ 0, %461 ]
  %466 = phi <32 x i32> [ %500, %488 ], [ zeroinitializer, %461 ]
  %467 = getelementptr inbounds nuw [4 x <32 x i32>], ptr %21, i64 %465
  %468 = getelementptr inbounds nuw %struct.Footprint, ptr %33, i64 %465
  %469 = getelementptr inbounds nuw i8, ptr %468, i64 1088
  br label %475

470:
  %471 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %485, <32 x i32> splat (i32 7))
  %472 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %471, <32 x i32> splat (i32 38))
  %473 = add nsw <32 x i32> %472, splat (i32 -7)
  %474 = shl nsw <32 x i32> splat (i32 -1), %473
  br label %491

475:
  %476 = phi i64 [ 0, %464 ], [ %486, %475 ]
  %477 = phi <32 x i32> [ zeroinitializer, %464 ], [ %485, %475 ]
  %478 = getelementptr inbounds nuw <32 x i32>, ptr %467, i64 %476
  %479 = getelementptr inbounds nuw <32 x i32>, ptr %19, i64 %476
  call fastcc void @table_entries(ptr %0, i32 0, ptr %478, ptr %479)
  call fastcc void @table_entries(ptr %0, i32 256, ptr %478, ptr %20)
  %480 = getelementptr inbounds nuw <32 x i32>, ptr %469, i64 %476
  %481 = load <32 x i32>, ptr %480, align 64
  %482 = icmp eq <32 x i32> %481, zeroinitializer
  %483 = load <32 x i32>, ptr %20, align 64
  %484 = select <32 x i1> %482, <32 x i32> zeroinitializer, <32 x i32> %483
  store <32 x i32> %484, ptr %20, align 64
  %485 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %484, <32 x i32> %477)
  %486 = add nuw nsw i64 %476, 1
  %487 = icmp eq i64 %486, 4
  br i1 %487, label %470, label %475

488:
  %489 = add nuw nsw i64 %465, 1
  %490 = icmp eq i64 %489, %401
  br i1 %490, label %462, label %464

491:
  %492 = phi i64 [ 0, %470 ], [ %501, %491 ]
  %493 = phi <32 x i32> [ %466, %470 ], [ %500, %491 ]
  %494 = getelementptr inbounds nuw <32 x i32>, ptr %19, i64 %492
  %495 = load <32 x i32>, ptr %494, align 64
  %496 = and <32 x i32> %495, %474
  %497 = getelementptr inbounds nuw <32 x i32>, ptr %469, i64 %492
  %498 = load <32 x i32>, ptr %497, align 64
  %499 = mul <32 x i32> %496, %498
  %500 = add <32 x i32> %499, %493
  %501 = add nuw nsw i64 %492, 1
  %502 = icmp eq i64 %501, 4
  br i1 %502, label %488, label %491

503:
  %504 = phi i64 [ 0, %462 ], [ %519, %516 ]
  %505 = getelementptr inbounds nuw i32, ptr %17, i64 %504
  %506 = load i32, ptr %505, align 4
  %507 = icmp ult i32 %506, 2048
  br i1 %507, label %516, label %508

508:
  %509 = tail call i32 @llvm.ctlz.i32(i32 %506, i1 true)
  %510 = sub nuw nsw i32 21, %509
  %511 = sub nuw nsw i32 20, %509
  %512 = shl nuw nsw i32 1, %511
  %513 = add i32 %512, %506
  %514 = shl nsw i32 -1, %510
  %515 = and i32 %513, %514
  br label %516

516:
  %517 = phi i32 [ %506, %503 ], [ %515, %508 ]
  %518 = getelementptr inbounds nuw i32, ptr %18, i64 %504
  store i32 %517, ptr %518, align 4
  %519 = add nuw nsw i64 %504, 1
  %520 = icmp eq i64 %519, 32
  br i1 %520, label %521, label %503

521:
  %522 = load <32 x i32>, ptr %18, align 64
  %523 = sitofp <32 x i32> %522 to <32 x float>
  %524 = fmul <32 x float> %523, splat (float 0x3E70000000000000)
  store <32 x float> %524, ptr %425, align 64
  br label %721

525:
  switch i32 %393, label %526 [
    i32 5, label %575
    i32 1, label %575
  ]

526:
  br i1 %400, label %533, label %527

527:
  %528 = phi i64 [ %537, %536 ], [ 0, %526 ]
  %529 = phi <32 x i32> [ %547, %536 ], [ zeroinitializer, %526 ]
  %530 = getelementptr inbounds nuw [4 x <32 x i32>], ptr %21, i64 %528
  %531 = getelementptr inbounds nuw %struct.Footprint, ptr %33, i64 %528
  %532 = getelementptr inbounds nuw i8, ptr %531, i64 1088
  br label %539

533:
  %534 = phi <32 x i32> [ zeroinitializer, %526 ], [ %547, %536 ]
  %535 = icmp eq i32 %423, 4
  br i1 %535, label %550, label %559

536:
  %537 = add nuw nsw i64 %528, 1
  %538 = icmp eq i64 %537, %401
  br i1 %538, label %533, label %527

539:
  %540 = phi i64 [ 0, %527 ], [ %548, %539 ]
  %541 = phi <32 x i32> [ %529, %527 ], [ %547, %539 ]
  %542 = getelementptr inbounds nuw <32 x i32>, ptr %530, i64 %540
  %543 = load <32 x i32>, ptr %542, align 64
  %544 = getelementptr inbounds nuw <32 x i32>, ptr %532, i64 %540
  %545 = load <32 x i32>, ptr %544, align 64
  %546 = mul <32 x i32> %545, %543
  %547 = add <32 x i32> %546, %541
  %548 = add nuw nsw i64 %540, 1
  %549 = icmp eq i64 %548, 4
  br i1 %549, label %536, label %539

550:
  %551 = ashr <32 x i32> %534, splat (i32 4)
  %552 = mul <32 x i32> %551, splat (i32 257)
  %553 = add <32 x i32> %552, splat (i32 1024)
  %554 = ashr <32 x i32> %553, splat (i32 11)
  %555 = add <32 x i32> %554, %534
  %556 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %555, <32 x i32> splat (i32 -32767))
  %557 = sitofp <32 x i32> %556 to <32 x float>
  %558 = fdiv <32 x float> %557, splat (float 3.276700e+04)
  br label %573

559:
  %560 = add <32 x i32> %534, splat (i32 128)
  %561 = ashr <32 x i32> %560, splat (i32 8)
  %562 = icmp eq i32 %423, 2
  %563 = select i1 %562, i32 -65535, i32 -32767
  %564 = select i1 %562, i32 65535, i32 32767
  %565 = insertelement <32 x i32> poison, i32 %563, i64 0
  %566 = shufflevector <32 x i32> %565, <32 x i32> poison, <32 x i32> zeroinitializer
  %567 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %561, <32 x i32> %566)
  %568 = sitofp <32 x i32> %567 to <32 x float>
  %569 = uitofp nneg i32 %564 to float
  %570 = insertelement <32 x float> poison, float %569, i64 0
  %571 = shufflevector <32 x float> %570, <32 x float> poison, <32 x i32> zeroinitializer
  %572 = fdiv <32 x float> %568, %571
  br label %573

573:
  %574 = phi <32 x float> [ %572, %559 ], [ %558, %550 ]
  store <32 x float> %574, ptr %425, align 64
  br label %721

575:
  br i1 %400, label %576, label %578

576:
  store <32 x i32> zeroinitializer, ptr %15, align 64
  br label %629

577:
  store <32 x i32> %621, ptr %15, align 64
  br label %672

578:
  %579 = phi i64 [ %622, %620 ], [ 0, %575 ]
  %580 = phi <32 x i32> [ %617, %620 ], [ splat (i32 -1), %575 ]
  %581 = phi <32 x i32> [ %621, %620 ], [ zeroinitializer, %575 ]
  %582 = getelementptr inbounds nuw %struct.Footprint, ptr %33, i64 %579
  %583 = getelementptr inbounds nuw i8, ptr %582, i64 1088
  %584 = getelementptr inbounds nuw [4 x <32 x i32>], ptr %21, i64 %579
  br label %585

585:
  %586 = phi i64 [ 0, %578 ], [ %601, %585 ]
  %587 = phi i32 [ 0, %578 ], [ %599, %585 ]
  %588 = phi <32 x i32> [ zeroinitializer, %578 ], [ %600, %585 ]
  %589 = getelementptr inbounds nuw <32 x i32>, ptr %584, i64 %586
  %590 = load <32 x i32>, ptr %589, align 64
  %591 = lshr <32 x i32> %590, splat (i32 23)
  %592 = and <32 x i32> %591, splat (i32 255)
  %593 = getelementptr inbounds nuw <32 x i32>, ptr %583, i64 %586
  %594 = load <32 x i32>, ptr %593, align 64
  %595 = icmp eq <32 x i32> %594, zeroinitializer
  %596 = select <32 x i1> %595, <32 x i32> zeroinitializer, <32 x i32> %592
  %597 = icmp eq <32 x i32> %596, splat (i32 255)
  %598 = bitcast <32 x i1> %597 to i32
  %599 = or i32 %587, %598
  %600 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %596, <32 x i32> %588)
  %601 = add nuw nsw i64 %586, 1
  %602 = icmp eq i64 %601, 4
  br i1 %602, label %603, label %585

603:
  %604 = getelementptr inbounds nuw <32 x i32>, ptr %14, i64 %579
  store <32 x i32> %600, ptr %604, align 64
  %605 = and i32 %599, %4
  %606 = icmp eq i32 %605, 0
  br i1 %606, label %607, label %726

607:
  %608 = phi i64 [ %618, %607 ], [ 0, %603 ]
  %609 = phi <32 x i32> [ %617, %607 ], [ %580, %603 ]
  %610 = getelementptr inbounds nuw <32 x i32>, ptr %583, i64 %608
  %611 = load <32 x i32>, ptr %610, align 64
  %612 = icmp eq <32 x i32> %611, zeroinitializer
  %613 = getelementptr inbounds nuw <32 x i32>, ptr %584, i64 %608
  %614 = load <32 x i32>, ptr %613, align 64
  %615 = ashr <32 x i32> %614, splat (i32 31)
  %616 = select <32 x i1> %612, <32 x i32> splat (i32 -1), <32 x i32> %615
  %617 = and <32 x i32> %616, %609
  %618 = add nuw nsw i64 %608, 1
  %619 = icmp eq i64 %618, 4
  br i1 %619, label %620, label %607

620:
  %621 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %600, <32 x i32> %581)
  %622 = add nuw nsw i64 %579, 1
  %623 = icmp eq i64 %622, %401
  br i1 %623, label %577, label %578

624:
  %625 = zext nneg <32 x i32> %621 to <32 x i64>
  %626 = shl nuw nsw <32 x i64> %625, splat (i64 52)
  %627 = add nuw nsw <32 x i64> %626, splat (i64 3909124476557590528)
  %628 = bitcast <32 x i64> %627 to <32 x double>
  br label %629

629:
  %630 = phi <32 x i32> [ splat (i32 -1), %576 ], [ %617, %624 ]
  %631 = phi <32 x double> [ splat (double 0x3640000000000000), %576 ], [ %628, %624 ]
  %632 = phi <32 x i32> [ zeroinitializer, %576 ], [ %718, %624 ]
  store <32 x i32> %632, ptr %16, align 64
  br label %633

633:
  %634 = phi i64 [ 0, %629 ], [ %658, %655 ]
  %635 = getelementptr inbounds nuw i32, ptr %16, i64 %634
  %636 = load i32, ptr %635, align 4
  %637 = getelementptr inbounds nuw i32, ptr %15, i64 %634
  %638 = load i32, ptr %637, align 4
  %639 = tail call i32 @llvm.abs.i32(i32 %636, i1 true)
  %640 = sub nsw i32 131, %638
  %641 = tail call i32 @llvm.ctlz.i32(i32 %639, i1 false)
  %642 = sub nuw nsw i32 32, %641
  %643 = tail call i32 @llvm.usub.sat.i32(i32 %642, i32 %402)
  %644 = tail call i32 @llvm.smax.i32(i32 %643, i32 %640)
  %645 = select i1 %394, i32 %644, i32 %643
  %646 = icmp eq i32 %645, 0
  br i1 %646, label %655, label %647

647:
  %648 = icmp samesign ugt i32 %645, 31
  br i1 %648, label %655, label %649

649:
  %650 = add nsw i32 %645, -1
  %651 = shl nuw nsw i32 1, %650
  %652 = add nuw i32 %651, %639
  %653 = shl nsw i32 -1, %645
  %654 = and i32 %652, %653
  br label %655

655:
  %656 = phi i32 [ %639, %633 ], [ %654, %649 ], [ 0, %647 ]
  %657 = getelementptr inbounds nuw i32, ptr %13, i64 %634
  store i32 %656, ptr %657, align 4
  %658 = add nuw nsw i64 %634, 1
  %659 = icmp eq i64 %658, 32
  br i1 %659, label %660, label %633

660:
  %661 = load <32 x i32>, ptr %13, align 64
  %662 = sitofp <32 x i32> %661 to <32 x double>
  %663 = fmul <32 x double> %631, %662
  %664 = fptrunc <32 x double> %663 to <32 x float>
  %665 = bitcast <32 x float> %664 to <32 x i32>
  %666 = icmp sgt <32 x i32> %665, splat (i32 8388607)
  %667 = select <32 x i1> %666, <32 x i32> %665, <32 x i32> zeroinitializer
  %668 = icmp eq <32 x i32> %632, zeroinitializer
  %669 = select <32 x i1> %668, <32 x i32> %630, <32 x i32> %632
  %670 = and <32 x i32> %669, splat (i32 -2147483648)
  %671 = or <32 x i32> %667, %670
  store <32 x i32> %671, ptr %425, align 64
  br label %721

672:
  %673 = phi i64 [ 0, %577 ], [ %719, %711 ]
  %674 = phi <32 x i32> [ zeroinitializer, %577 ], [ %718, %711 ]
  %675 = getelementptr inbounds nuw [4 x <32 x i32>], ptr %21, i64 %673
  %676 = getelementptr inbounds nuw %struct.Footprint, ptr %33, i64 %673
  %677 = getelementptr inbounds nuw i8, ptr %676, i64 1088
  %678 = getelementptr inbounds nuw <32 x i32>, ptr %14, i64 %673
  %679 = load <32 x i32>, ptr %678, align 64
  br label %680

680:
  %681 = phi i64 [ 0, %672 ], [ %709, %680 ]
  %682 = phi <32 x i64> [ zeroinitializer, %672 ], [ %708, %680 ]
  %683 = getelementptr inbounds nuw <32 x i32>, ptr %675, i64 %681
  %684 = load <32 x i32>, ptr %683, align 64
  %685 = lshr <32 x i32> %684, splat (i32 23)
  %686 = and <32 x i32> %685, splat (i32 255)
  %687 = icmp eq <32 x i32> %686, zeroinitializer
  %688 = getelementptr inbounds nuw <32 x i32>, ptr %677, i64 %681
  %689 = load <32 x i32>, ptr %688, align 64
  %690 = icmp eq <32 x i32> %689, zeroinitializer
  %691 = select <32 x i1> %690, <32 x i1> splat (i1 true), <32 x i1> %687
  %692 = shl <32 x i32> %684, splat (i32 4)
  %693 = and <32 x i32> %692, splat (i32 134217712)
  %694 = or disjoint <32 x i32> %693, splat (i32 134217728)
  %695 = select <32 x i1> %691, <32 x i32> zeroinitializer, <32 x i32> %694
  %696 = sub <32 x i32> %679, %686
  %697 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %696, <32 x i32> zeroinitializer)
  %698 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %697, <32 x i32> splat (i32 31))
  %699 = lshr <32 x i32> %695, %698
  %700 = and <32 x i32> %699, splat (i32 268427264)
  %701 = select i1 %394, <32 x i32> %700, <32 x i32> %699
  %702 = sub nsw <32 x i32> zeroinitializer, %701
  %703 = icmp slt <32 x i32> %684, zeroinitializer
  %704 = select <32 x i1> %703, <32 x i32> %702, <32 x i32> %701
  %705 = sext <32 x i32> %704 to <32 x i64>
  %706 = sext <32 x i32> %689 to <32 x i64>
  %707 = mul nsw <32 x i64> %705, %706
  %708 = add <32 x i64> %707, %682
  %709 = add nuw nsw i64 %681, 1
  %710 = icmp eq i64 %709, 4
  br i1 %710, label %711, label %680

711:
  %712 = lshr <32 x i64> %708, splat (i64 7)
  %713 = trunc <32 x i64> %712 to <32 x i32>
  %714 = sub <32 x i32> %621, %679
  %715 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %714, <32 x i32> zeroinitializer)
  %716 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %715, <32 x i32> splat (i32 31))
  %717 = ashr <32 x i32> %713, %716
  %718 = add <32 x i32> %717, %674
  %719 = add nuw nsw i64 %673, 1
  %720 = icmp eq i64 %719, %401
  br i1 %720, label %624, label %672

721:
  %722 = add nuw nsw i64 %404, 1
  %723 = load i32, ptr %395, align 8
  %724 = zext i32 %723 to i64
  %725 = icmp samesign ult i64 %722, %724
  br i1 %725, label %403, label %895

726:
  br label %895

727:
  %728 = phi i1 [ true, %376 ], [ false, %891 ]
  %729 = phi i64 [ 0, %376 ], [ 1, %891 ]
  %730 = phi i32 [ 0, %376 ], [ %893, %891 ]
  %731 = select i1 %728, <32 x i32> %378, <32 x i32> %377
  store <32 x i32> %731, ptr %34, align 64
  %732 = getelementptr inbounds nuw %struct.TextureLevel, ptr %37, i64 %729
  %733 = zext i32 %730 to i64
  %734 = getelementptr inbounds nuw %struct.Footprint, ptr %33, i64 %733
  br i1 %379, label %772, label %735

735:
  call void @llvm.memset.p0.i64(ptr align 64 %9, i8 0, i64 384, i1 false)
  call void @llvm.memset.p0.i64(ptr align 64 %10, i8 0, i64 384, i1 false)
  %736 = load i32, ptr %380, align 8
  %737 = icmp eq i32 %736, 0
  br i1 %737, label %738, label %740

738:
  %739 = getelementptr inbounds nuw i8, ptr %734, i64 1600
  store ptr %732, ptr %739, align 64
  store ptr %732, ptr %734, align 64
  br label %752

740:
  %741 = zext i32 %736 to i64
  br label %745

742:
  %743 = getelementptr inbounds nuw i8, ptr %734, i64 1600
  store ptr %732, ptr %743, align 64
  store ptr %732, ptr %734, align 64
  %744 = icmp ult i32 %736, 3
  br i1 %744, label %752, label %753

745:
  %746 = phi i64 [ 0, %740 ], [ %750, %745 ]
  %747 = getelementptr inbounds nuw <32 x i32>, ptr %9, i64 %746
  %748 = getelementptr inbounds nuw <32 x i32>, ptr %10, i64 %746
  %749 = trunc nuw i64 %746 to i32
  call fastcc void @split(ptr %0, ptr %732, ptr %1, i32 %749, ptr %747, ptr %748)
  %750 = add nuw nsw i64 %746, 1
  %751 = icmp eq i64 %750, %741
  br i1 %751, label %742, label %745

752:
  call fastcc void @find_taps(ptr %0, ptr %1, ptr %9, ptr %10, ptr %34, ptr %734)
  br label %770

753:
  %754 = load <32 x i32>, ptr %381, align 64
  br i1 %3, label %755, label %760

755:
  %756 = sub <32 x i32> splat (i32 256), %754
  %757 = mul <32 x i32> %756, %731
  %758 = add <32 x i32> %757, splat (i32 128)
  %759 = ashr <32 x i32> %758, splat (i32 8)
  br label %765

760:
  %761 = mul <32 x i32> %754, %731
  %762 = add <32 x i32> %761, splat (i32 128)
  %763 = ashr <32 x i32> %762, splat (i32 8)
  %764 = sub nsw <32 x i32> %731, %763
  br label %765

765:
  %766 = phi <32 x i32> [ %759, %755 ], [ %764, %760 ]
  store <32 x i32> %766, ptr %11, align 64
  %767 = sub nsw <32 x i32> %731, %766
  store <32 x i32> %767, ptr %12, align 64
  call fastcc void @find_taps(ptr %0, ptr %1, ptr %9, ptr %10, ptr %11, ptr %734)
  %768 = load <32 x i32>, ptr %382, align 64
  %769 = add <32 x i32> %768, splat (i32 1)
  store <32 x i32> %769, ptr %382, align 64
  call fastcc void @find_taps(ptr %0, ptr %1, ptr %9, ptr %10, ptr %12, ptr %743)
  br label %770

770:
  %771 = phi i32 [ 1, %752 ], [ 2, %765 ]
  br label %891

772:
  %773 = getelementptr inbounds nuw i8, ptr %734, i64 576
  store <32 x i32> zeroinitializer, ptr %383, align 64
  store <32 x i32> zeroinitializer, ptr %384, align 64
  %774 = load <32 x i32>, ptr %385, align 64
  store <32 x i32> %774, ptr %386, align 64
  store <32 x i32> splat (i32 -1), ptr %773, align 64
  %775 = load i32, ptr %387, align 8
  %776 = icmp eq i32 %775, 0
  %777 = select i1 %776, i64 92, i64 96
  %778 = getelementptr inbounds nuw i8, ptr %0, i64 %777
  %779 = load i32, ptr %778, align 4
  %780 = icmp eq i32 %779, 0
  br i1 %780, label %853, label %781

781:
  %782 = getelementptr inbounds nuw i8, ptr %732, i64 40
  %783 = zext i32 %779 to i64
  %784 = load i32, ptr %388, align 8
  %785 = icmp eq i32 %784, 0
  br label %786

786:
  %787 = phi <32 x i32> [ splat (i32 -1), %781 ], [ %846, %845 ]
  %788 = phi i64 [ 0, %781 ], [ %849, %845 ]
  %789 = getelementptr inbounds nuw <32 x i32>, ptr %1, i64 %788
  %790 = load <32 x float>, ptr %789, align 64
  br i1 %785, label %798, label %791

791:
  %792 = getelementptr inbounds nuw i32, ptr %782, i64 %788
  %793 = load i32, ptr %792, align 4
  %794 = sitofp i32 %793 to float
  %795 = insertelement <32 x float> poison, float %794, i64 0
  %796 = shufflevector <32 x float> %795, <32 x float> poison, <32 x i32> zeroinitializer
  %797 = fmul <32 x float> %790, %796
  br label %798

798:
  %799 = phi <32 x float> [ %797, %791 ], [ %790, %786 ]
  %800 = fcmp ord <32 x float> %799, zeroinitializer
  %801 = select <32 x i1> %800, <32 x float> %799, <32 x float> zeroinitializer
  %802 = fcmp ule <32 x float> %801, splat (float 0x41D0000000000000)
  %803 = fcmp olt <32 x float> %801, splat (float 0xC1D0000000000000)
  %804 = select <32 x i1> %803, <32 x float> splat (float 0xC1D0000000000000), <32 x float> %801
  %805 = select <32 x i1> %802, <32 x float> %804, <32 x float> splat (float 0x41D0000000000000)
  %806 = fptosi <32 x float> %805 to <32 x i32>
  %807 = sitofp <32 x i32> %806 to <32 x float>
  %808 = fcmp olt <32 x float> %805, %807
  %809 = sext <32 x i1> %808 to <32 x i32>
  %810 = add <32 x i32> %809, %806
  br i1 %776, label %815, label %811

811:
  %812 = getelementptr inbounds nuw <32 x i32>, ptr %389, i64 %788
  %813 = load <32 x i32>, ptr %812, align 64
  %814 = add <32 x i32> %813, %810
  br label %815

815:
  %816 = phi <32 x i32> [ %814, %811 ], [ %810, %798 ]
  %817 = getelementptr inbounds nuw i32, ptr %782, i64 %788
  %818 = load i32, ptr %817, align 4
  %819 = getelementptr inbounds nuw i32, ptr %390, i64 %788
  %820 = load i32, ptr %819, align 4
  store <32 x i32> %816, ptr %7, align 64
  %821 = ashr <32 x i32> %816, splat (i32 31)
  %822 = insertelement <32 x i32> poison, i32 %818, i64 0
  %823 = shufflevector <32 x i32> %822, <32 x i32> poison, <32 x i32> zeroinitializer
  %824 = icmp slt <32 x i32> %816, %823
  %825 = select <32 x i1> %824, <32 x i32> %821, <32 x i32> splat (i32 -1)
  %826 = icmp ne <32 x i32> %825, zeroinitializer
  %827 = bitcast <32 x i1> %826 to i32
  %828 = icmp eq i32 %827, 0
  br i1 %828, label %845, label %829

829:
  %830 = icmp ult i32 %820, 2
  br i1 %830, label %831, label %833

831:
  call fastcc void @turn(ptr %7, i32 %818, i32 %820)
  %832 = load <32 x i32>, ptr %7, align 64
  br label %845

833:
  %834 = icmp eq i32 %820, 3
  br i1 %834, label %838, label %835

835:
  %836 = xor <32 x i32> %825, splat (i32 -1)
  %837 = and <32 x i32> %787, %836
  store <32 x i32> %837, ptr %773, align 64
  br label %838

838:
  %839 = phi <32 x i32> [ %837, %835 ], [ %787, %833 ]
  %840 = add nsw i32 %818, -1
  %841 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %816, <32 x i32> zeroinitializer)
  %842 = insertelement <32 x i32> poison, i32 %840, i64 0
  %843 = shufflevector <32 x i32> %842, <32 x i32> poison, <32 x i32> zeroinitializer
  %844 = tail call <32 x i32> @llvm.smin.v32i32(<32 x i32> %841, <32 x i32> %843)
  br label %845

845:
  %846 = phi <32 x i32> [ %839, %838 ], [ %787, %831 ], [ %787, %815 ]
  %847 = phi <32 x i32> [ %844, %838 ], [ %832, %831 ], [ %816, %815 ]
  %848 = getelementptr inbounds nuw <32 x i32>, ptr %8, i64 %788
  store <32 x i32> %847, ptr %848, align 64
  %849 = add nuw nsw i64 %788, 1
  %850 = icmp eq i64 %849, %783
  br i1 %850, label %851, label %786

851:
  %852 = load <32 x i32>, ptr %8, align 64
  br label %853

853:
  %854 = phi <32 x i32> [ %852, %851 ], [ undef, %772 ]
  store ptr %732, ptr %734, align 64
  %855 = getelementptr inbounds nuw i8, ptr %732, i64 8
  %856 = load i64, ptr %855, align 8
  %857 = trunc i64 %856 to i32
  %858 = insertelement <32 x i32> poison, i32 %857, i64 0
  %859 = shufflevector <32 x i32> %858, <32 x i32> poison, <32 x i32> zeroinitializer
  %860 = mul <32 x i32> %859, %854
  br label %861

861:
  %862 = phi i64 [ 1, %853 ], [ %877, %875 ]
  %863 = phi <32 x i32> [ %860, %853 ], [ %876, %875 ]
  %864 = getelementptr inbounds nuw i64, ptr %855, i64 %862
  %865 = load i64, ptr %864, align 8
  %866 = icmp eq i64 %865, 0
  br i1 %866, label %875, label %867

867:
  %868 = getelementptr inbounds nuw <32 x i32>, ptr %8, i64 %862
  %869 = load <32 x i32>, ptr %868, align 64
  %870 = trunc i64 %865 to i32
  %871 = insertelement <32 x i32> poison, i32 %870, i64 0
  %872 = shufflevector <32 x i32> %871, <32 x i32> poison, <32 x i32> zeroinitializer
  %873 = mul <32 x i32> %869, %872
  %874 = add <32 x i32> %873, %863
  br label %875

875:
  %876 = phi <32 x i32> [ %874, %867 ], [ %863, %861 ]
  %877 = add nuw nsw i64 %862, 1
  %878 = icmp eq i64 %877, 4
  br i1 %878, label %879, label %861

879:
  %880 = getelementptr inbounds nuw i8, ptr %734, i64 64
  store <32 x i32> %876, ptr %880, align 64
  %881 = getelementptr inbounds nuw i8, ptr %734, i64 1088
  store <32 x i32> %731, ptr %881, align 64
  br label %882

882:
  %883 = phi i64 [ 1, %879 ], [ %888, %882 ]
  %884 = getelementptr inbounds nuw <32 x i32>, ptr %880, i64 %883
  store <32 x i32> %876, ptr %884, align 64
  %885 = load <32 x i32>, ptr %773, align 64
  %886 = getelementptr inbounds nuw <32 x i32>, ptr %773, i64 %883
  store <32 x i32> %885, ptr %886, align 64
  %887 = getelementptr inbounds nuw <32 x i32>, ptr %881, i64 %883
  store <32 x i32> zeroinitializer, ptr %887, align 64
  %888 = add nuw nsw i64 %883, 1
  %889 = icmp eq i64 %888, 4
  br i1 %889, label %890, label %882

890:
  br label %891

891:
  %892 = phi i32 [ %771, %770 ], [ 1, %890 ]
  %893 = add i32 %892, %730
  %894 = and i1 %728, %3
  br i1 %894, label %727, label %391

895:
  %896 = phi i1 [ true, %181 ], [ true, %370 ], [ false, %726 ], [ true, %391 ], [ true, %721 ]
  ret i1 %896
}

define internal fastcc void @read_gradient(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4) unnamed_addr #0 {
  %6 = alloca [3 x <32 x float>], align 64
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 512
  store <32 x double> zeroinitializer, ptr %7, align 64
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 256
  store <32 x double> zeroinitializer, ptr %8, align 64
  store <32 x double> zeroinitializer, ptr %4, align 64
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 76
  %10 = load i32, ptr %9, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %19

12:
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %14 = load i32, ptr %13, align 4
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %128, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 2816
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 232
  br label %104

19:
  %20 = load <32 x i32>, ptr %2, align 64
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 128
  %22 = load <32 x i32>, ptr %21, align 64
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 256
  %24 = load <32 x i32>, ptr %23, align 64
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 2816
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
  %82 = getelementptr inbounds nuw i8, ptr %1, i64 232
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
  %9 = load <32 x float>, ptr %8, align 64
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %21, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %15 = getelementptr inbounds nuw i32, ptr %14, i64 %7
  %16 = load i32, ptr %15, align 4
  %17 = sitofp i32 %16 to float
  %18 = insertelement <32 x float> poison, float %17, i64 0
  %19 = shufflevector <32 x float> %18, <32 x float> poison, <32 x i32> zeroinitializer
  %20 = fmul <32 x float> %9, %19
  br label %21

21:
  %22 = phi <32 x float> [ %20, %13 ], [ %9, %6 ]
  %23 = bitcast <32 x float> %22 to <32 x i32>
  %24 = fcmp ord <32 x float> %22, zeroinitializer
  %25 = select <32 x i1> %24, <32 x i32> %23, <32 x i32> zeroinitializer
  %26 = bitcast <32 x i32> %25 to <32 x float>
  %27 = fcmp uge <32 x float> %26, splat (float 0xC1D0000000000000)
  %28 = fcmp ule <32 x float> %26, splat (float 0x41D0000000000000)
  %29 = bitcast <32 x i32> %25 to <32 x float>
  %30 = select <32 x i1> %27, <32 x float> %29, <32 x float> splat (float 0xC1D0000000000000)
  %31 = select <32 x i1> %28, <32 x float> %30, <32 x float> splat (float 0x41D0000000000000)
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %33 = load i32, ptr %32, align 8
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %39, label %35

35:
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 512
  %37 = getelementptr inbounds nuw <32 x i32>, ptr %36, i64 %7
  %38 = load <32 x i32>, ptr %37, align 64
  br label %39

39:
  %40 = phi <32 x i32> [ %38, %35 ], [ zeroinitializer, %21 ]
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %42 = getelementptr inbounds nuw i32, ptr %41, i64 %7
  %43 = load i32, ptr %42, align 4
  %44 = icmp eq i32 %43, 3
  br i1 %44, label %45, label %64

45:
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %47 = load i32, ptr %46, align 4
  %48 = icmp eq i32 %47, 3
  br i1 %48, label %64, label %49

49:
  %50 = sitofp <32 x i32> %40 to <32 x float>
  %51 = fsub <32 x float> splat (float 5.000000e-01), %50
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %53 = getelementptr inbounds nuw i32, ptr %52, i64 %7
  %54 = load i32, ptr %53, align 4
  %55 = add nsw i32 %54, -1
  %56 = sitofp i32 %55 to float
  %57 = insertelement <32 x float> poison, float %56, i64 0
  %58 = shufflevector <32 x float> %57, <32 x float> poison, <32 x i32> zeroinitializer
  %59 = fadd <32 x float> %51, %58
  %60 = fcmp uge <32 x float> %59, %31
  %61 = fcmp ogt <32 x float> %51, %31
  %62 = select <32 x i1> %61, <32 x float> %51, <32 x float> %31
  %63 = select <32 x i1> %60, <32 x float> %62, <32 x float> %59
  br label %64

64:
  %65 = phi <32 x float> [ %63, %49 ], [ %31, %45 ], [ %31, %39 ]
  %66 = fpext <32 x float> %65 to <32 x double>
  %67 = tail call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %66, <32 x double> splat (double 2.560000e+02), <32 x
      double> splat (double -1.275000e+02))
  %68 = fptosi <32 x double> %67 to <32 x i64>
  %69 = sitofp <32 x i64> %68 to <32 x double>
  %70 = fcmp olt <32 x double> %67, %69
  %71 = sext <32 x i1> %70 to <32 x i64>
  %72 = add <32 x i64> %71, %68
  %73 = lshr <32 x i64> %72, splat (i64 8)
  %74 = trunc <32 x i64> %73 to <32 x i32>
  %75 = add <32 x i32> %40, %74
  store <32 x i32> %75, ptr %4, align 64
  %76 = trunc <32 x i64> %72 to <32 x i32>
  %77 = and <32 x i32> %76, splat (i32 255)
  store <32 x i32> %77, ptr %5, align 64
  ret void
}

define internal fastcc void @load_codes(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4) unnamed_addr #0 {
  %6 = load i64, ptr %1, align 8
  %7 = inttoptr i64 %6 to ptr
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 112
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
  %207 = getelementptr inbounds nuw i8, ptr %0, i64 116
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
  %601 = getelementptr inbounds nuw i8, ptr %0, i64 116
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
  %996 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %997 = load i32, ptr %996, align 4
  %998 = icmp eq i32 %997, 6
  %999 = icmp eq i32 %3, 3
  %1000 = and i1 %999, %998
  %1001 = icmp eq i32 %997, 2
  %1002 = or i1 %1001, %1000
  %1003 = icmp eq i32 %9, 8
  %1004 = and i1 %1003, %1002
  %1005 = mul <32 x i32> %995, splat (i32 257)
  %1006 = select i1 %1004, <32 x i32> %1005, <32 x i32> %995
  store <32 x i32> %1006, ptr %4, align 64
  ret void
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
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %36 = load ptr, ptr %5, align 64
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %39 = getelementptr inbounds nuw i8, ptr %5, i64 576
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 80
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

declare i32 @llvm.ctlz.i32(i32, i1) #0

declare i32 @llvm.ctpop.i32(i32) #0

declare i32 @llvm.usub.sat.i32(i32, i32) #0

declare i32 @llvm.smax.i32(i32, i32) #0

declare i32 @llvm.abs.i32(i32, i1) #0

declare <32 x i32> @llvm.smax.v32i32(<32 x i32>, <32 x i32>) #0

declare <32 x i32> @llvm.smin.v32i32(<32 x i32>, <32 x i32>) #0

declare <32 x i32> @llvm.umax.v32i32(<32 x i32>, <32 x i32>) #0

declare <32 x i32> @llvm.umin.v32i32(<32 x i32>, <32 x i32>) #0

declare <32 x i32> @llvm.usub.sat.v32i32(<32 x i32>, <32 x i32>) #0

declare <32 x double> @llvm.fabs.v32f64(<32 x double>) #0

declare <32 x i32> @llvm.abs.v32i32(<32 x i32>, i1) #0
