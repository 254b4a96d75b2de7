; Generated from the C files beside this one by `make runtime`.
; 0d2a071c371c1dafa7bf53830542fca165d0f432d2a349d106cfd1a7a1e25997
%struct.Numbers = type { i32, i32, i32, i32, i32, i32, i32 }
%struct.Columns = type { [512 x float], [512 x float], ptr, [56 x i8] }
%struct.Factor = type { i32, i32, float }

@ZEROS = internal unnamed_addr constant [32 x i32] zeroinitializer, align 16
@PLACES = internal constant [4 x [64 x i16]] [[64 x i16] [i16 0, i16 1, i16 2, i16 3, i16 32, i16 33, i16 34, i16 35,
      i16 64, i16 65, i16 66, i16 67, i16 96, i16 97, i16 98, i16 99, i16 128, i16 129, i16 130, i16 131, i16 160, i16
      161, i16 162, i16 163, i16 192, i16 193, i16 194, i16 195, i16 224, i16 225, i16 226, i16 227, i16 256, i16 257,
      i16 258, i16 259, i16 288, i16 289, i16 290, i16 291, i16 320, i16 321, i16 322, i16 323, i16 352, i16 353, i16
      354, i16 355, i16 384, i16 385, i16 386, i16 387, i16 416, i16 417, i16 418, i16 419, i16 448, i16 449, i16 450,
      i16 451, i16 480, i16 481, i16 482, i16 483], [64 x i16] [i16 0, i16 32, i16 1, i16 33, i16 2, i16 34, i16 3, i16
      35, i16 64, i16 96, i16 65, i16 97, i16 66, i16 98, i16 67, i16 99, i16 128, i16 160, i16 129, i16 161, i16 130,
      i16 162, i16 131, i16 163, i16 192, i16 224, i16 193, i16 225, i16 194, i16 226, i16 195, i16 227, i16 256, i16
      288, i16 257, i16 289, i16 258, i16 290, i16 259, i16 291, i16 320, i16 352, i16 321, i16 353, i16 322, i16 354,
      i16 323, i16 355, i16 384, i16 416, i16 385, i16 417, i16 386, i16 418, i16 387, i16 419, i16 448, i16 480, i16
      449, i16 481, i16 450, i16 482, i16 451, i16 483], [64 x i16] [i16 0, i16 32, i16 64, i16 96, i16 1, i16 33, i16
      65, i16 97, i16 2, i16 34, i16 66, i16 98, i16 3, i16 35, i16 67, i16 99, i16 128, i16 160, i16 192, i16 224, i16
      129, i16 161, i16 193, i16 225, i16 130, i16 162, i16 194, i16 226, i16 131, i16 163, i16 195, i16 227, i16 256,
      i16 288, i16 320, i16 352, i16 257, i16 289, i16 321, i16 353, i16 258, i16 290, i16 322, i16 354, i16 259, i16
      291, i16 323, i16 355, i16 384, i16 416, i16 448, i16 480, i16 385, i16 417, i16 449, i16 481, i16 386, i16 418,
      i16 450, i16 482, i16 387, i16 419, i16 451, i16 483], [64 x i16] [i16 0, i16 32, i16 64, i16 96, i16 128, i16
      160, i16 192, i16 224, i16 1, i16 33, i16 65, i16 97, i16 129, i16 161, i16 193, i16 225, i16 2, i16 34, i16 66,
      i16 98, i16 130, i16 162, i16 194, i16 226, i16 3, i16 35, i16 67, i16 99, i16 131, i16 163, i16 195, i16 227, i16
      256, i16 288, i16 320, i16 352, i16 384, i16 416, i16 448, i16 480, i16 257, i16 289, i16 321, i16 353, i16 385,
      i16 417, i16 449, i16 481, i16 258, i16 290, i16 322, i16 354, i16 386, i16 418, i16 450, i16 482, i16 259, i16
      291, i16 323, i16 355, i16 387, i16 419, i16 451, i16 483]], align 16
@SINGLE = internal constant %struct.Numbers { i32 32, i32 0, i32 8, i32 23, i32 2139095039, i32 2139095040, i32 0 },
      align 4

define void @ptxvm_multiply(ptr %0, ptr %1, ptr %2, i32 %3) #0 {
  %5 = alloca [8 x <16 x float>], align 64
  %6 = alloca [8 x <16 x i32>], align 64
  %7 = alloca %struct.Columns, align 64
  %8 = alloca %struct.Columns, align 64
  %9 = alloca %struct.Columns, align 64
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %11 = load i32, ptr %10, align 4
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 256
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 256
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 256
  %15 = getelementptr inbounds nuw i8, ptr %5, i64 256
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 256
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 256
  switch i32 %11, label %6231 [
    i32 0, label %18
    i32 1, label %1664
  ]

18:
  %19 = load i32, ptr %0, align 4
  %20 = add i32 %19, 8
  %21 = icmp ult i32 %20, 16
  br i1 %21, label %1663, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 576
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 68
  %39 = getelementptr inbounds nuw i8, ptr %7, i64 4096
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 96
  br label %42

42:
  %43 = phi i32 [ %19, %22 ], [ %845, %843 ]
  %44 = phi i32 [ 0, %22 ], [ %844, %843 ]
  %45 = icmp slt i32 %43, 17
  br i1 %45, label %46, label %93

46:
  %47 = load i32, ptr %24, align 4
  %48 = icmp slt i32 %47, 5
  br i1 %48, label %49, label %93

49:
  %50 = load ptr, ptr %2, align 64
  %51 = icmp eq ptr %50, %0
  br i1 %51, label %52, label %79

52:
  %53 = icmp ult i32 %3, %47
  br i1 %53, label %54, label %59

54:
  %55 = shl i32 %47, 1
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %76, label %57

57:
  %58 = zext i32 %55 to i64
  br label %65

59:
  %60 = load i32, ptr %25, align 8
  %61 = icmp ne i32 %60, 0
  br label %837

62:
  %63 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %73)
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %76, label %79

65:
  %66 = phi i64 [ 0, %57 ], [ %74, %65 ]
  %67 = phi <16 x i32> [ zeroinitializer, %57 ], [ %73, %65 ]
  %68 = getelementptr inbounds nuw <16 x i32>, ptr %1, i64 %66
  %69 = load <16 x i32>, ptr %68, align 64
  %70 = getelementptr inbounds nuw <16 x i32>, ptr %23, i64 %66
  %71 = load <16 x i32>, ptr %70, align 64
  %72 = xor <16 x i32> %71, %69
  %73 = or <16 x i32> %72, %67
  %74 = add nuw nsw i64 %66, 1
  %75 = icmp eq i64 %74, %58
  br i1 %75, label %62, label %65

76:
  %77 = load i32, ptr %25, align 8
  %78 = icmp ne i32 %77, 0
  br label %837

79:
  store ptr %0, ptr %2, align 64
  %80 = load i32, ptr %24, align 4
  %81 = and i32 %80, 2147483647
  %82 = icmp eq i32 %81, 0
  br i1 %82, label %94, label %83

83:
  %84 = phi i64 [ %88, %83 ], [ 0, %79 ]
  %85 = getelementptr inbounds nuw <16 x i32>, ptr %1, i64 %84
  %86 = load <16 x i32>, ptr %85, align 64
  %87 = getelementptr inbounds nuw <16 x i32>, ptr %23, i64 %84
  store <16 x i32> %86, ptr %87, align 64
  %88 = add nuw nsw i64 %84, 1
  %89 = load i32, ptr %24, align 4
  %90 = shl i32 %89, 1
  %91 = zext i32 %90 to i64
  %92 = icmp samesign ult i64 %88, %91
  br i1 %92, label %83, label %94

93:
  store ptr null, ptr %2, align 64
  br label %94

94:
  %95 = load i32, ptr %27, align 4
  %96 = tail call i32 @llvm.cttz.i32(i32 %95, i1 false)
  %97 = load i32, ptr %0, align 4
  %98 = lshr i32 %97, 3
  %99 = load i32, ptr %28, align 4
  %100 = load i32, ptr %29, align 4
  %101 = add nsw i32 %100, %99
  %102 = load i32, ptr %30, align 4
  %103 = sub nsw i32 32, %95
  %104 = lshr i32 -1, %103
  %105 = udiv i32 -1, %104
  %106 = shl i32 %105, %102
  %107 = shl i32 %106, %101
  %108 = load i32, ptr %32, align 4
  switch i32 %96, label %529 [
    i32 5, label %109
    i32 4, label %211
    i32 3, label %341
  ]

109:
  %110 = icmp ult i32 %108, 4
  br i1 %110, label %833, label %111

111:
  %112 = shl nsw i32 -1, %101
  %113 = xor i32 %112, -1
  %114 = load i32, ptr %31, align 4
  %115 = sub i32 %113, %114
  %116 = mul i32 %115, %106
  %117 = mul i32 %106, %113
  %118 = add nsw i32 %99, -1
  %119 = shl i32 -8388608, %118
  %120 = add i32 %119, 2139095040
  %121 = sub nsw i32 23, %100
  %122 = shl i32 %113, %121
  %123 = or i32 %122, -2147483648
  %124 = sub i32 8, %99
  %125 = shl nuw nsw i32 %44, 1
  %126 = icmp eq i32 %98, 1
  %127 = insertelement <16 x i32> poison, i32 %117, i64 0
  %128 = shufflevector <16 x i32> %127, <16 x i32> poison, <16 x i32> zeroinitializer
  %129 = insertelement <16 x i32> poison, i32 %116, i64 0
  %130 = shufflevector <16 x i32> %129, <16 x i32> poison, <16 x i32> zeroinitializer
  %131 = add i32 %102, %101
  %132 = sub i32 31, %131
  %133 = insertelement <16 x i32> poison, i32 %124, i64 0
  %134 = shufflevector <16 x i32> %133, <16 x i32> poison, <16 x i32> zeroinitializer
  %135 = insertelement <16 x i32> poison, i32 %123, i64 0
  %136 = shufflevector <16 x i32> %135, <16 x i32> poison, <16 x i32> zeroinitializer
  %137 = insertelement <16 x i32> poison, i32 %120, i64 0
  %138 = bitcast <16 x i32> %137 to <16 x float>
  %139 = shufflevector <16 x float> %138, <16 x float> poison, <16 x i32> zeroinitializer
  %140 = insertelement <16 x i32> poison, i32 %132, i64 0
  %141 = shufflevector <16 x i32> %140, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %142

142:
  %143 = phi i64 [ 0, %111 ], [ %203, %142 ]
  %144 = phi ptr [ %26, %111 ], [ %202, %142 ]
  %145 = phi <16 x i32> [ zeroinitializer, %111 ], [ %196, %142 ]
  %146 = trunc nuw nsw i64 %143 to i32
  %147 = mul i32 %98, %146
  %148 = add i32 %147, %125
  %149 = zext i32 %148 to i64
  %150 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %149
  %151 = getelementptr inbounds nuw i8, ptr %150, i64 128
  %152 = select i1 %126, ptr @ZEROS, ptr %151
  %153 = load <16 x i32>, ptr %150, align 64
  %154 = getelementptr inbounds nuw i8, ptr %150, i64 64
  %155 = load <16 x i32>, ptr %154, align 64
  %156 = shufflevector <16 x i32> %153, <16 x i32> %155, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %157 = shufflevector <16 x i32> %153, <16 x i32> %155, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32
      26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %158 = load <16 x i32>, ptr %152, align 64
  %159 = getelementptr inbounds nuw i8, ptr %152, i64 64
  %160 = load <16 x i32>, ptr %159, align 64
  %161 = shufflevector <16 x i32> %158, <16 x i32> %160, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %162 = shufflevector <16 x i32> %158, <16 x i32> %160, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32
      26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %163 = shufflevector <16 x i32> %156, <16 x i32> %161, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %164 = shufflevector <16 x i32> %156, <16 x i32> %161, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %165 = shufflevector <16 x i32> %157, <16 x i32> %162, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %166 = shufflevector <16 x i32> %157, <16 x i32> %162, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %167 = and <16 x i32> %163, %128
  %168 = add <16 x i32> %167, %130
  %169 = or <16 x i32> %168, %145
  %170 = shl <16 x i32> %163, %141
  %171 = ashr <16 x i32> %170, %134
  %172 = and <16 x i32> %171, %136
  %173 = bitcast <16 x i32> %172 to <16 x float>
  %174 = fmul <16 x float> %139, %173
  store <16 x float> %174, ptr %144, align 64
  %175 = getelementptr inbounds nuw i8, ptr %144, i64 64
  %176 = and <16 x i32> %164, %128
  %177 = add <16 x i32> %176, %130
  %178 = or <16 x i32> %177, %169
  %179 = shl <16 x i32> %164, %141
  %180 = ashr <16 x i32> %179, %134
  %181 = and <16 x i32> %180, %136
  %182 = bitcast <16 x i32> %181 to <16 x float>
  %183 = fmul <16 x float> %139, %182
  store <16 x float> %183, ptr %175, align 64
  %184 = getelementptr inbounds nuw i8, ptr %144, i64 128
  %185 = and <16 x i32> %165, %128
  %186 = add <16 x i32> %185, %130
  %187 = or <16 x i32> %186, %178
  %188 = shl <16 x i32> %165, %141
  %189 = ashr <16 x i32> %188, %134
  %190 = and <16 x i32> %189, %136
  %191 = bitcast <16 x i32> %190 to <16 x float>
  %192 = fmul <16 x float> %139, %191
  store <16 x float> %192, ptr %184, align 64
  %193 = getelementptr inbounds nuw i8, ptr %144, i64 192
  %194 = and <16 x i32> %166, %128
  %195 = add <16 x i32> %194, %130
  %196 = or <16 x i32> %195, %187
  %197 = shl <16 x i32> %166, %141
  %198 = ashr <16 x i32> %197, %134
  %199 = and <16 x i32> %198, %136
  %200 = bitcast <16 x i32> %199 to <16 x float>
  %201 = fmul <16 x float> %139, %200
  store <16 x float> %201, ptr %193, align 64
  %202 = getelementptr inbounds nuw i8, ptr %144, i64 256
  %203 = add nuw nsw i64 %143, 1
  %204 = load i32, ptr %32, align 4
  %205 = lshr i32 %204, 2
  %206 = zext nneg i32 %205 to i64
  %207 = icmp samesign ult i64 %203, %206
  br i1 %207, label %142, label %208

208:
  %209 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %196)
  %210 = and i32 %209, %107
  br label %833

211:
  %212 = icmp ult i32 %108, 8
  br i1 %212, label %833, label %213

213:
  %214 = shl nsw i32 -1, %101
  %215 = xor i32 %214, -1
  %216 = load i32, ptr %31, align 4
  %217 = sub i32 %215, %216
  %218 = mul i32 %217, %106
  %219 = mul i32 %106, %215
  %220 = add nsw i32 %99, -1
  %221 = shl i32 -8388608, %220
  %222 = add i32 %221, 2139095040
  %223 = sub nsw i32 23, %100
  %224 = shl i32 %215, %223
  %225 = or i32 %224, -2147483648
  %226 = sub i32 8, %99
  %227 = shl nuw nsw i32 %44, 1
  %228 = icmp eq i32 %98, 1
  %229 = insertelement <16 x i32> poison, i32 %219, i64 0
  %230 = shufflevector <16 x i32> %229, <16 x i32> poison, <16 x i32> zeroinitializer
  %231 = insertelement <16 x i32> poison, i32 %218, i64 0
  %232 = shufflevector <16 x i32> %231, <16 x i32> poison, <16 x i32> zeroinitializer
  %233 = add i32 %102, %101
  %234 = insertelement <16 x i32> poison, i32 %226, i64 0
  %235 = shufflevector <16 x i32> %234, <16 x i32> poison, <16 x i32> zeroinitializer
  %236 = insertelement <16 x i32> poison, i32 %225, i64 0
  %237 = shufflevector <16 x i32> %236, <16 x i32> poison, <16 x i32> zeroinitializer
  %238 = insertelement <16 x i32> poison, i32 %222, i64 0
  %239 = bitcast <16 x i32> %238 to <16 x float>
  %240 = shufflevector <16 x float> %239, <16 x float> poison, <16 x i32> zeroinitializer
  %241 = sub i32 31, %233
  %242 = insertelement <16 x i32> poison, i32 %241, i64 0
  %243 = shufflevector <16 x i32> %242, <16 x i32> poison, <16 x i32> zeroinitializer
  %244 = add i32 %233, %95
  %245 = sub i32 31, %244
  %246 = insertelement <16 x i32> poison, i32 %245, i64 0
  %247 = shufflevector <16 x i32> %246, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %248

248:
  %249 = phi i64 [ 0, %213 ], [ %333, %248 ]
  %250 = phi ptr [ %26, %213 ], [ %332, %248 ]
  %251 = phi <16 x i32> [ zeroinitializer, %213 ], [ %331, %248 ]
  %252 = trunc nuw nsw i64 %249 to i32
  %253 = mul i32 %98, %252
  %254 = add i32 %253, %227
  %255 = zext i32 %254 to i64
  %256 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %255
  %257 = getelementptr inbounds nuw i8, ptr %256, i64 128
  %258 = select i1 %228, ptr @ZEROS, ptr %257
  %259 = load <16 x i32>, ptr %256, align 64
  %260 = getelementptr inbounds nuw i8, ptr %256, i64 64
  %261 = load <16 x i32>, ptr %260, align 64
  %262 = shufflevector <16 x i32> %259, <16 x i32> %261, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %263 = shufflevector <16 x i32> %259, <16 x i32> %261, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32
      26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %264 = load <16 x i32>, ptr %258, align 64
  %265 = getelementptr inbounds nuw i8, ptr %258, i64 64
  %266 = load <16 x i32>, ptr %265, align 64
  %267 = shufflevector <16 x i32> %264, <16 x i32> %266, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %268 = shufflevector <16 x i32> %264, <16 x i32> %266, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32
      26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %269 = shufflevector <16 x i32> %262, <16 x i32> %267, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %270 = shufflevector <16 x i32> %262, <16 x i32> %267, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %271 = shufflevector <16 x i32> %263, <16 x i32> %268, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %272 = shufflevector <16 x i32> %263, <16 x i32> %268, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %273 = shl <16 x i32> %269, %243
  %274 = ashr <16 x i32> %273, %235
  %275 = and <16 x i32> %274, %237
  %276 = bitcast <16 x i32> %275 to <16 x float>
  %277 = fmul <16 x float> %240, %276
  store <16 x float> %277, ptr %250, align 64
  %278 = getelementptr inbounds nuw i8, ptr %250, i64 64
  %279 = shl <16 x i32> %269, %247
  %280 = ashr <16 x i32> %279, %235
  %281 = and <16 x i32> %280, %237
  %282 = bitcast <16 x i32> %281 to <16 x float>
  %283 = fmul <16 x float> %240, %282
  store <16 x float> %283, ptr %278, align 64
  %284 = and <16 x i32> %269, %230
  %285 = add <16 x i32> %284, %232
  %286 = or <16 x i32> %285, %251
  %287 = getelementptr inbounds nuw i8, ptr %250, i64 128
  %288 = shl <16 x i32> %270, %243
  %289 = ashr <16 x i32> %288, %235
  %290 = and <16 x i32> %289, %237
  %291 = bitcast <16 x i32> %290 to <16 x float>
  %292 = fmul <16 x float> %240, %291
  store <16 x float> %292, ptr %287, align 64
  %293 = getelementptr inbounds nuw i8, ptr %250, i64 192
  %294 = shl <16 x i32> %270, %247
  %295 = ashr <16 x i32> %294, %235
  %296 = and <16 x i32> %295, %237
  %297 = bitcast <16 x i32> %296 to <16 x float>
  %298 = fmul <16 x float> %240, %297
  store <16 x float> %298, ptr %293, align 64
  %299 = and <16 x i32> %270, %230
  %300 = add <16 x i32> %299, %232
  %301 = or <16 x i32> %300, %286
  %302 = getelementptr inbounds nuw i8, ptr %250, i64 256
  %303 = shl <16 x i32> %271, %243
  %304 = ashr <16 x i32> %303, %235
  %305 = and <16 x i32> %304, %237
  %306 = bitcast <16 x i32> %305 to <16 x float>
  %307 = fmul <16 x float> %240, %306
  store <16 x float> %307, ptr %302, align 64
  %308 = getelementptr inbounds nuw i8, ptr %250, i64 320
  %309 = shl <16 x i32> %271, %247
  %310 = ashr <16 x i32> %309, %235
  %311 = and <16 x i32> %310, %237
  %312 = bitcast <16 x i32> %311 to <16 x float>
  %313 = fmul <16 x float> %240, %312
  store <16 x float> %313, ptr %308, align 64
  %314 = and <16 x i32> %271, %230
  %315 = add <16 x i32> %314, %232
  %316 = or <16 x i32> %315, %301
  %317 = getelementptr inbounds nuw i8, ptr %250, i64 384
  %318 = shl <16 x i32> %272, %243
  %319 = ashr <16 x i32> %318, %235
  %320 = and <16 x i32> %319, %237
  %321 = bitcast <16 x i32> %320 to <16 x float>
  %322 = fmul <16 x float> %240, %321
  store <16 x float> %322, ptr %317, align 64
  %323 = getelementptr inbounds nuw i8, ptr %250, i64 448
  %324 = shl <16 x i32> %272, %247
  %325 = ashr <16 x i32> %324, %235
  %326 = and <16 x i32> %325, %237
  %327 = bitcast <16 x i32> %326 to <16 x float>
  %328 = fmul <16 x float> %240, %327
  store <16 x float> %328, ptr %323, align 64
  %329 = and <16 x i32> %272, %230
  %330 = add <16 x i32> %329, %232
  %331 = or <16 x i32> %330, %316
  %332 = getelementptr inbounds nuw i8, ptr %250, i64 512
  %333 = add nuw nsw i64 %249, 1
  %334 = load i32, ptr %32, align 4
  %335 = lshr i32 %334, 3
  %336 = zext nneg i32 %335 to i64
  %337 = icmp samesign ult i64 %333, %336
  br i1 %337, label %248, label %338

338:
  %339 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %331)
  %340 = and i32 %339, %107
  br label %833

341:
  %342 = icmp ult i32 %108, 16
  br i1 %342, label %833, label %343

343:
  %344 = shl nsw i32 -1, %101
  %345 = xor i32 %344, -1
  %346 = load i32, ptr %31, align 4
  %347 = sub i32 %345, %346
  %348 = mul i32 %347, %106
  %349 = mul i32 %106, %345
  %350 = add nsw i32 %99, -1
  %351 = shl i32 -8388608, %350
  %352 = add i32 %351, 2139095040
  %353 = sub nsw i32 23, %100
  %354 = shl i32 %345, %353
  %355 = or i32 %354, -2147483648
  %356 = sub i32 8, %99
  %357 = shl nuw nsw i32 %44, 1
  %358 = icmp eq i32 %98, 1
  %359 = insertelement <16 x i32> poison, i32 %349, i64 0
  %360 = shufflevector <16 x i32> %359, <16 x i32> poison, <16 x i32> zeroinitializer
  %361 = insertelement <16 x i32> poison, i32 %348, i64 0
  %362 = shufflevector <16 x i32> %361, <16 x i32> poison, <16 x i32> zeroinitializer
  %363 = add i32 %102, %101
  %364 = insertelement <16 x i32> poison, i32 %356, i64 0
  %365 = shufflevector <16 x i32> %364, <16 x i32> poison, <16 x i32> zeroinitializer
  %366 = insertelement <16 x i32> poison, i32 %355, i64 0
  %367 = shufflevector <16 x i32> %366, <16 x i32> poison, <16 x i32> zeroinitializer
  %368 = insertelement <16 x i32> poison, i32 %352, i64 0
  %369 = bitcast <16 x i32> %368 to <16 x float>
  %370 = shufflevector <16 x float> %369, <16 x float> poison, <16 x i32> zeroinitializer
  %371 = sub i32 31, %363
  %372 = insertelement <16 x i32> poison, i32 %371, i64 0
  %373 = shufflevector <16 x i32> %372, <16 x i32> poison, <16 x i32> zeroinitializer
  %374 = add i32 %363, %95
  %375 = sub i32 31, %374
  %376 = insertelement <16 x i32> poison, i32 %375, i64 0
  %377 = shufflevector <16 x i32> %376, <16 x i32> poison, <16 x i32> zeroinitializer
  %378 = shl i32 %95, 1
  %379 = add i32 %363, %378
  %380 = sub i32 31, %379
  %381 = insertelement <16 x i32> poison, i32 %380, i64 0
  %382 = shufflevector <16 x i32> %381, <16 x i32> poison, <16 x i32> zeroinitializer
  %383 = mul i32 %95, 3
  %384 = add i32 %363, %383
  %385 = sub i32 31, %384
  %386 = insertelement <16 x i32> poison, i32 %385, i64 0
  %387 = shufflevector <16 x i32> %386, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %388

388:
  %389 = phi i64 [ 0, %343 ], [ %521, %388 ]
  %390 = phi ptr [ %26, %343 ], [ %520, %388 ]
  %391 = phi <16 x i32> [ zeroinitializer, %343 ], [ %519, %388 ]
  %392 = trunc nuw nsw i64 %389 to i32
  %393 = mul i32 %98, %392
  %394 = add i32 %393, %357
  %395 = zext i32 %394 to i64
  %396 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %395
  %397 = getelementptr inbounds nuw i8, ptr %396, i64 128
  %398 = select i1 %358, ptr @ZEROS, ptr %397
  %399 = load <16 x i32>, ptr %396, align 64
  %400 = getelementptr inbounds nuw i8, ptr %396, i64 64
  %401 = load <16 x i32>, ptr %400, align 64
  %402 = shufflevector <16 x i32> %399, <16 x i32> %401, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %403 = shufflevector <16 x i32> %399, <16 x i32> %401, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32
      26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %404 = load <16 x i32>, ptr %398, align 64
  %405 = getelementptr inbounds nuw i8, ptr %398, i64 64
  %406 = load <16 x i32>, ptr %405, align 64
  %407 = shufflevector <16 x i32> %404, <16 x i32> %406, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %408 = shufflevector <16 x i32> %404, <16 x i32> %406, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32
      26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %409 = shufflevector <16 x i32> %402, <16 x i32> %407, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %410 = shufflevector <16 x i32> %402, <16 x i32> %407, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %411 = shufflevector <16 x i32> %403, <16 x i32> %408, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %412 = shufflevector <16 x i32> %403, <16 x i32> %408, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %413 = shl <16 x i32> %409, %373
  %414 = ashr <16 x i32> %413, %365
  %415 = and <16 x i32> %414, %367
  %416 = bitcast <16 x i32> %415 to <16 x float>
  %417 = fmul <16 x float> %370, %416
  store <16 x float> %417, ptr %390, align 64
  %418 = getelementptr inbounds nuw i8, ptr %390, i64 64
  %419 = shl <16 x i32> %409, %377
  %420 = ashr <16 x i32> %419, %365
  %421 = and <16 x i32> %420, %367
  %422 = bitcast <16 x i32> %421 to <16 x float>
  %423 = fmul <16 x float> %370, %422
  store <16 x float> %423, ptr %418, align 64
  %424 = getelementptr inbounds nuw i8, ptr %390, i64 128
  %425 = shl <16 x i32> %409, %382
  %426 = ashr <16 x i32> %425, %365
  %427 = and <16 x i32> %426, %367
  %428 = bitcast <16 x i32> %427 to <16 x float>
  %429 = fmul <16 x float> %370, %428
  store <16 x float> %429, ptr %424, align 64
  %430 = getelementptr inbounds nuw i8, ptr %390, i64 192
  %431 = shl <16 x i32> %409, %387
  %432 = ashr <16 x i32> %431, %365
  %433 = and <16 x i32> %432, %367
  %434 = bitcast <16 x i32> %433 to <16 x float>
  %435 = fmul <16 x float> %370, %434
  store <16 x float> %435, ptr %430, align 64
  %436 = and <16 x i32> %409, %360
  %437 = add <16 x i32> %436, %362
  %438 = or <16 x i32> %437, %391
  %439 = getelementptr inbounds nuw i8, ptr %390, i64 256
  %440 = shl <16 x i32> %410, %373
  %441 = ashr <16 x i32> %440, %365
  %442 = and <16 x i32> %441, %367
  %443 = bitcast <16 x i32> %442 to <16 x float>
  %444 = fmul <16 x float> %370, %443
  store <16 x float> %444, ptr %439, align 64
  %445 = getelementptr inbounds nuw i8, ptr %390, i64 320
  %446 = shl <16 x i32> %410, %377
  %447 = ashr <16 x i32> %446, %365
  %448 = and <16 x i32> %447, %367
  %449 = bitcast <16 x i32> %448 to <16 x float>
  %450 = fmul <16 x float> %370, %449
  store <16 x float> %450, ptr %445, align 64
  %451 = getelementptr inbounds nuw i8, ptr %390, i64 384
  %452 = shl <16 x i32> %410, %382
  %453 = ashr <16 x i32> %452, %365
  %454 = and <16 x i32> %453, %367
  %455 = bitcast <16 x i32> %454 to <16 x float>
  %456 = fmul <16 x float> %370, %455
  store <16 x float> %456, ptr %451, align 64
  %457 = getelementptr inbounds nuw i8, ptr %390, i64 448
  %458 = shl <16 x i32> %410, %387
  %459 = ashr <16 x i32> %458, %365
  %460 = and <16 x i32> %459, %367
  %461 = bitcast <16 x i32> %460 to <16 x float>
  %462 = fmul <16 x float> %370, %461
  store <16 x float> %462, ptr %457, align 64
  %463 = and <16 x i32> %410, %360
  %464 = add <16 x i32> %463, %362
  %465 = or <16 x i32> %464, %438
  %466 = getelementptr inbounds nuw i8, ptr %390, i64 512
  %467 = shl <16 x i32> %411, %373
  %468 = ashr <16 x i32> %467, %365
  %469 = and <16 x i32> %468, %367
  %470 = bitcast <16 x i32> %469 to <16 x float>
  %471 = fmul <16 x float> %370, %470
  store <16 x float> %471, ptr %466, align 64
  %472 = getelementptr inbounds nuw i8, ptr %390, i64 576
  %473 = shl <16 x i32> %411, %377
  %474 = ashr <16 x i32> %473, %365
  %475 = and <16 x i32> %474, %367
  %476 = bitcast <16 x i32> %475 to <16 x float>
  %477 = fmul <16 x float> %370, %476
  store <16 x float> %477, ptr %472, align 64
  %478 = getelementptr inbounds nuw i8, ptr %390, i64 640
  %479 = shl <16 x i32> %411, %382
  %480 = ashr <16 x i32> %479, %365
  %481 = and <16 x i32> %480, %367
  %482 = bitcast <16 x i32> %481 to <16 x float>
  %483 = fmul <16 x float> %370, %482
  store <16 x float> %483, ptr %478, align 64
  %484 = getelementptr inbounds nuw i8, ptr %390, i64 704
  %485 = shl <16 x i32> %411, %387
  %486 = ashr <16 x i32> %485, %365
  %487 = and <16 x i32> %486, %367
  %488 = bitcast <16 x i32> %487 to <16 x float>
  %489 = fmul <16 x float> %370, %488
  store <16 x float> %489, ptr %484, align 64
  %490 = and <16 x i32> %411, %360
  %491 = add <16 x i32> %490, %362
  %492 = or <16 x i32> %491, %465
  %493 = getelementptr inbounds nuw i8, ptr %390, i64 768
  %494 = shl <16 x i32> %412, %373
  %495 = ashr <16 x i32> %494, %365
  %496 = and <16 x i32> %495, %367
  %497 = bitcast <16 x i32> %496 to <16 x float>
  %498 = fmul <16 x float> %370, %497
  store <16 x float> %498, ptr %493, align 64
  %499 = getelementptr inbounds nuw i8, ptr %390, i64 832
  %500 = shl <16 x i32> %412, %377
  %501 = ashr <16 x i32> %500, %365
  %502 = and <16 x i32> %501, %367
  %503 = bitcast <16 x i32> %502 to <16 x float>
  %504 = fmul <16 x float> %370, %503
  store <16 x float> %504, ptr %499, align 64
  %505 = getelementptr inbounds nuw i8, ptr %390, i64 896
  %506 = shl <16 x i32> %412, %382
  %507 = ashr <16 x i32> %506, %365
  %508 = and <16 x i32> %507, %367
  %509 = bitcast <16 x i32> %508 to <16 x float>
  %510 = fmul <16 x float> %370, %509
  store <16 x float> %510, ptr %505, align 64
  %511 = getelementptr inbounds nuw i8, ptr %390, i64 960
  %512 = shl <16 x i32> %412, %387
  %513 = ashr <16 x i32> %512, %365
  %514 = and <16 x i32> %513, %367
  %515 = bitcast <16 x i32> %514 to <16 x float>
  %516 = fmul <16 x float> %370, %515
  store <16 x float> %516, ptr %511, align 64
  %517 = and <16 x i32> %412, %360
  %518 = add <16 x i32> %517, %362
  %519 = or <16 x i32> %518, %492
  %520 = getelementptr inbounds nuw i8, ptr %390, i64 1024
  %521 = add nuw nsw i64 %389, 1
  %522 = load i32, ptr %32, align 4
  %523 = lshr i32 %522, 4
  %524 = zext nneg i32 %523 to i64
  %525 = icmp samesign ult i64 %521, %524
  br i1 %525, label %388, label %526

526:
  %527 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %519)
  %528 = and i32 %527, %107
  br label %833

529:
  %530 = icmp ult i32 %108, 32
  br i1 %530, label %833, label %531

531:
  %532 = shl nsw i32 -1, %101
  %533 = xor i32 %532, -1
  %534 = load i32, ptr %31, align 4
  %535 = sub i32 %533, %534
  %536 = mul i32 %535, %106
  %537 = mul i32 %106, %533
  %538 = add nsw i32 %99, -1
  %539 = shl i32 -8388608, %538
  %540 = add i32 %539, 2139095040
  %541 = sub nsw i32 23, %100
  %542 = shl i32 %533, %541
  %543 = or i32 %542, -2147483648
  %544 = sub i32 8, %99
  %545 = shl nuw nsw i32 %44, 1
  %546 = icmp eq i32 %98, 1
  %547 = insertelement <16 x i32> poison, i32 %537, i64 0
  %548 = shufflevector <16 x i32> %547, <16 x i32> poison, <16 x i32> zeroinitializer
  %549 = insertelement <16 x i32> poison, i32 %536, i64 0
  %550 = shufflevector <16 x i32> %549, <16 x i32> poison, <16 x i32> zeroinitializer
  %551 = add i32 %102, %101
  %552 = insertelement <16 x i32> poison, i32 %544, i64 0
  %553 = shufflevector <16 x i32> %552, <16 x i32> poison, <16 x i32> zeroinitializer
  %554 = insertelement <16 x i32> poison, i32 %543, i64 0
  %555 = shufflevector <16 x i32> %554, <16 x i32> poison, <16 x i32> zeroinitializer
  %556 = insertelement <16 x i32> poison, i32 %540, i64 0
  %557 = bitcast <16 x i32> %556 to <16 x float>
  %558 = shufflevector <16 x float> %557, <16 x float> poison, <16 x i32> zeroinitializer
  %559 = sub i32 31, %551
  %560 = insertelement <16 x i32> poison, i32 %559, i64 0
  %561 = shufflevector <16 x i32> %560, <16 x i32> poison, <16 x i32> zeroinitializer
  %562 = add i32 %551, %95
  %563 = sub i32 31, %562
  %564 = insertelement <16 x i32> poison, i32 %563, i64 0
  %565 = shufflevector <16 x i32> %564, <16 x i32> poison, <16 x i32> zeroinitializer
  %566 = shl i32 %95, 1
  %567 = add i32 %551, %566
  %568 = sub i32 31, %567
  %569 = insertelement <16 x i32> poison, i32 %568, i64 0
  %570 = shufflevector <16 x i32> %569, <16 x i32> poison, <16 x i32> zeroinitializer
  %571 = mul i32 %95, 3
  %572 = add i32 %551, %571
  %573 = sub i32 31, %572
  %574 = insertelement <16 x i32> poison, i32 %573, i64 0
  %575 = shufflevector <16 x i32> %574, <16 x i32> poison, <16 x i32> zeroinitializer
  %576 = shl i32 %95, 2
  %577 = add i32 %551, %576
  %578 = sub i32 31, %577
  %579 = insertelement <16 x i32> poison, i32 %578, i64 0
  %580 = shufflevector <16 x i32> %579, <16 x i32> poison, <16 x i32> zeroinitializer
  %581 = mul i32 %95, 5
  %582 = add i32 %551, %581
  %583 = sub i32 31, %582
  %584 = insertelement <16 x i32> poison, i32 %583, i64 0
  %585 = shufflevector <16 x i32> %584, <16 x i32> poison, <16 x i32> zeroinitializer
  %586 = mul i32 %95, 6
  %587 = add i32 %551, %586
  %588 = sub i32 31, %587
  %589 = insertelement <16 x i32> poison, i32 %588, i64 0
  %590 = shufflevector <16 x i32> %589, <16 x i32> poison, <16 x i32> zeroinitializer
  %591 = mul i32 %95, 7
  %592 = add i32 %551, %591
  %593 = sub i32 31, %592
  %594 = insertelement <16 x i32> poison, i32 %593, i64 0
  %595 = shufflevector <16 x i32> %594, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %596

596:
  %597 = phi i64 [ 0, %531 ], [ %825, %596 ]
  %598 = phi ptr [ %26, %531 ], [ %824, %596 ]
  %599 = phi <16 x i32> [ zeroinitializer, %531 ], [ %823, %596 ]
  %600 = trunc nuw nsw i64 %597 to i32
  %601 = mul i32 %98, %600
  %602 = add i32 %601, %545
  %603 = zext i32 %602 to i64
  %604 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %603
  %605 = getelementptr inbounds nuw i8, ptr %604, i64 128
  %606 = select i1 %546, ptr @ZEROS, ptr %605
  %607 = load <16 x i32>, ptr %604, align 64
  %608 = getelementptr inbounds nuw i8, ptr %604, i64 64
  %609 = load <16 x i32>, ptr %608, align 64
  %610 = shufflevector <16 x i32> %607, <16 x i32> %609, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %611 = shufflevector <16 x i32> %607, <16 x i32> %609, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32
      26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %612 = load <16 x i32>, ptr %606, align 64
  %613 = getelementptr inbounds nuw i8, ptr %606, i64 64
  %614 = load <16 x i32>, ptr %613, align 64
  %615 = shufflevector <16 x i32> %612, <16 x i32> %614, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %616 = shufflevector <16 x i32> %612, <16 x i32> %614, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32
      26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %617 = shufflevector <16 x i32> %610, <16 x i32> %615, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %618 = shufflevector <16 x i32> %610, <16 x i32> %615, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %619 = shufflevector <16 x i32> %611, <16 x i32> %616, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %620 = shufflevector <16 x i32> %611, <16 x i32> %616, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %621 = shl <16 x i32> %617, %561
  %622 = ashr <16 x i32> %621, %553
  %623 = and <16 x i32> %622, %555
  %624 = bitcast <16 x i32> %623 to <16 x float>
  %625 = fmul <16 x float> %558, %624
  store <16 x float> %625, ptr %598, align 64
  %626 = getelementptr inbounds nuw i8, ptr %598, i64 64
  %627 = shl <16 x i32> %617, %565
  %628 = ashr <16 x i32> %627, %553
  %629 = and <16 x i32> %628, %555
  %630 = bitcast <16 x i32> %629 to <16 x float>
  %631 = fmul <16 x float> %558, %630
  store <16 x float> %631, ptr %626, align 64
  %632 = getelementptr inbounds nuw i8, ptr %598, i64 128
  %633 = shl <16 x i32> %617, %570
  %634 = ashr <16 x i32> %633, %553
  %635 = and <16 x i32> %634, %555
  %636 = bitcast <16 x i32> %635 to <16 x float>
  %637 = fmul <16 x float> %558, %636
  store <16 x float> %637, ptr %632, align 64
  %638 = getelementptr inbounds nuw i8, ptr %598, i64 192
  %639 = shl <16 x i32> %617, %575
  %640 = ashr <16 x i32> %639, %553
  %641 = and <16 x i32> %640, %555
  %642 = bitcast <16 x i32> %641 to <16 x float>
  %643 = fmul <16 x float> %558, %642
  store <16 x float> %643, ptr %638, align 64
  %644 = getelementptr inbounds nuw i8, ptr %598, i64 256
  %645 = shl <16 x i32> %617, %580
  %646 = ashr <16 x i32> %645, %553
  %647 = and <16 x i32> %646, %555
  %648 = bitcast <16 x i32> %647 to <16 x float>
  %649 = fmul <16 x float> %558, %648
  store <16 x float> %649, ptr %644, align 64
  %650 = getelementptr inbounds nuw i8, ptr %598, i64 320
  %651 = shl <16 x i32> %617, %585
  %652 = ashr <16 x i32> %651, %553
  %653 = and <16 x i32> %652, %555
  %654 = bitcast <16 x i32> %653 to <16 x float>
  %655 = fmul <16 x float> %558, %654
  store <16 x float> %655, ptr %650, align 64
  %656 = getelementptr inbounds nuw i8, ptr %598, i64 384
  %657 = shl <16 x i32> %617, %590
  %658 = ashr <16 x i32> %657, %553
  %659 = and <16 x i32> %658, %555
  %660 = bitcast <16 x i32> %659 to <16 x float>
  %661 = fmul <16 x float> %558, %660
  store <16 x float> %661, ptr %656, align 64
  %662 = getelementptr inbounds nuw i8, ptr %598, i64 448
  %663 = shl <16 x i32> %617, %595
  %664 = ashr <16 x i32> %663, %553
  %665 = and <16 x i32> %664, %555
  %666 = bitcast <16 x i32> %665 to <16 x float>
  %667 = fmul <16 x float> %558, %666
  store <16 x float> %667, ptr %662, align 64
  %668 = and <16 x i32> %617, %548
  %669 = add <16 x i32> %668, %550
  %670 = or <16 x i32> %669, %599
  %671 = getelementptr inbounds nuw i8, ptr %598, i64 512
  %672 = shl <16 x i32> %618, %561
  %673 = ashr <16 x i32> %672, %553
  %674 = and <16 x i32> %673, %555
  %675 = bitcast <16 x i32> %674 to <16 x float>
  %676 = fmul <16 x float> %558, %675
  store <16 x float> %676, ptr %671, align 64
  %677 = getelementptr inbounds nuw i8, ptr %598, i64 576
  %678 = shl <16 x i32> %618, %565
  %679 = ashr <16 x i32> %678, %553
  %680 = and <16 x i32> %679, %555
  %681 = bitcast <16 x i32> %680 to <16 x float>
  %682 = fmul <16 x float> %558, %681
  store <16 x float> %682, ptr %677, align 64
  %683 = getelementptr inbounds nuw i8, ptr %598, i64 640
  %684 = shl <16 x i32> %618, %570
  %685 = ashr <16 x i32> %684, %553
  %686 = and <16 x i32> %685, %555
  %687 = bitcast <16 x i32> %686 to <16 x float>
  %688 = fmul <16 x float> %558, %687
  store <16 x float> %688, ptr %683, align 64
  %689 = getelementptr inbounds nuw i8, ptr %598, i64 704
  %690 = shl <16 x i32> %618, %575
  %691 = ashr <16 x i32> %690, %553
  %692 = and <16 x i32> %691, %555
  %693 = bitcast <16 x i32> %692 to <16 x float>
  %694 = fmul <16 x float> %558, %693
  store <16 x float> %694, ptr %689, align 64
  %695 = getelementptr inbounds nuw i8, ptr %598, i64 768
  %696 = shl <16 x i32> %618, %580
  %697 = ashr <16 x i32> %696, %553
  %698 = and <16 x i32> %697, %555
  %699 = bitcast <16 x i32> %698 to <16 x float>
  %700 = fmul <16 x float> %558, %699
  store <16 x float> %700, ptr %695, align 64
  %701 = getelementptr inbounds nuw i8, ptr %598, i64 832
  %702 = shl <16 x i32> %618, %585
  %703 = ashr <16 x i32> %702, %553
  %704 = and <16 x i32> %703, %555
  %705 = bitcast <16 x i32> %704 to <16 x float>
  %706 = fmul <16 x float> %558, %705
  store <16 x float> %706, ptr %701, align 64
  %707 = getelementptr inbounds nuw i8, ptr %598, i64 896
  %708 = shl <16 x i32> %618, %590
  %709 = ashr <16 x i32> %708, %553
  %710 = and <16 x i32> %709, %555
  %711 = bitcast <16 x i32> %710 to <16 x float>
  %712 = fmul <16 x float> %558, %711
  store <16 x float> %712, ptr %707, align 64
  %713 = getelementptr inbounds nuw i8, ptr %598, i64 960
  %714 = shl <16 x i32> %618, %595
  %715 = ashr <16 x i32> %714, %553
  %716 = and <16 x i32> %715, %555
  %717 = bitcast <16 x i32> %716 to <16 x float>
  %718 = fmul <16 x float> %558, %717
  store <16 x float> %718, ptr %713, align 64
  %719 = and <16 x i32> %618, %548
  %720 = add <16 x i32> %719, %550
  %721 = or <16 x i32> %720, %670
  %722 = getelementptr inbounds nuw i8, ptr %598, i64 1024
  %723 = shl <16 x i32> %619, %561
  %724 = ashr <16 x i32> %723, %553
  %725 = and <16 x i32> %724, %555
  %726 = bitcast <16 x i32> %725 to <16 x float>
  %727 = fmul <16 x float> %558, %726
  store <16 x float> %727, ptr %722, align 64
  %728 = getelementptr inbounds nuw i8, ptr %598, i64 1088
  %729 = shl <16 x i32> %619, %565
  %730 = ashr <16 x i32> %729, %553
  %731 = and <16 x i32> %730, %555
  %732 = bitcast <16 x i32> %731 to <16 x float>
  %733 = fmul <16 x float> %558, %732
  store <16 x float> %733, ptr %728, align 64
  %734 = getelementptr inbounds nuw i8, ptr %598, i64 1152
  %735 = shl <16 x i32> %619, %570
  %736 = ashr <16 x i32> %735, %553
  %737 = and <16 x i32> %736, %555
  %738 = bitcast <16 x i32> %737 to <16 x float>
  %739 = fmul <16 x float> %558, %738
  store <16 x float> %739, ptr %734, align 64
  %740 = getelementptr inbounds nuw i8, ptr %598, i64 1216
  %741 = shl <16 x i32> %619, %575
  %742 = ashr <16 x i32> %741, %553
  %743 = and <16 x i32> %742, %555
  %744 = bitcast <16 x i32> %743 to <16 x float>
  %745 = fmul <16 x float> %558, %744
  store <16 x float> %745, ptr %740, align 64
  %746 = getelementptr inbounds nuw i8, ptr %598, i64 1280
  %747 = shl <16 x i32> %619, %580
  %748 = ashr <16 x i32> %747, %553
  %749 = and <16 x i32> %748, %555
  %750 = bitcast <16 x i32> %749 to <16 x float>
  %751 = fmul <16 x float> %558, %750
  store <16 x float> %751, ptr %746, align 64
  %752 = getelementptr inbounds nuw i8, ptr %598, i64 1344
  %753 = shl <16 x i32> %619, %585
  %754 = ashr <16 x i32> %753, %553
  %755 = and <16 x i32> %754, %555
  %756 = bitcast <16 x i32> %755 to <16 x float>
  %757 = fmul <16 x float> %558, %756
  store <16 x float> %757, ptr %752, align 64
  %758 = getelementptr inbounds nuw i8, ptr %598, i64 1408
  %759 = shl <16 x i32> %619, %590
  %760 = ashr <16 x i32> %759, %553
  %761 = and <16 x i32> %760, %555
  %762 = bitcast <16 x i32> %761 to <16 x float>
  %763 = fmul <16 x float> %558, %762
  store <16 x float> %763, ptr %758, align 64
  %764 = getelementptr inbounds nuw i8, ptr %598, i64 1472
  %765 = shl <16 x i32> %619, %595
  %766 = ashr <16 x i32> %765, %553
  %767 = and <16 x i32> %766, %555
  %768 = bitcast <16 x i32> %767 to <16 x float>
  %769 = fmul <16 x float> %558, %768
  store <16 x float> %769, ptr %764, align 64
  %770 = and <16 x i32> %619, %548
  %771 = add <16 x i32> %770, %550
  %772 = or <16 x i32> %771, %721
  %773 = getelementptr inbounds nuw i8, ptr %598, i64 1536
  %774 = shl <16 x i32> %620, %561
  %775 = ashr <16 x i32> %774, %553
  %776 = and <16 x i32> %775, %555
  %777 = bitcast <16 x i32> %776 to <16 x float>
  %778 = fmul <16 x float> %558, %777
  store <16 x float> %778, ptr %773, align 64
  %779 = getelementptr inbounds nuw i8, ptr %598, i64 1600
  %780 = shl <16 x i32> %620, %565
  %781 = ashr <16 x i32> %780, %553
  %782 = and <16 x i32> %781, %555
  %783 = bitcast <16 x i32> %782 to <16 x float>
  %784 = fmul <16 x float> %558, %783
  store <16 x float> %784, ptr %779, align 64
  %785 = getelementptr inbounds nuw i8, ptr %598, i64 1664
  %786 = shl <16 x i32> %620, %570
  %787 = ashr <16 x i32> %786, %553
  %788 = and <16 x i32> %787, %555
  %789 = bitcast <16 x i32> %788 to <16 x float>
  %790 = fmul <16 x float> %558, %789
  store <16 x float> %790, ptr %785, align 64
  %791 = getelementptr inbounds nuw i8, ptr %598, i64 1728
  %792 = shl <16 x i32> %620, %575
  %793 = ashr <16 x i32> %792, %553
  %794 = and <16 x i32> %793, %555
  %795 = bitcast <16 x i32> %794 to <16 x float>
  %796 = fmul <16 x float> %558, %795
  store <16 x float> %796, ptr %791, align 64
  %797 = getelementptr inbounds nuw i8, ptr %598, i64 1792
  %798 = shl <16 x i32> %620, %580
  %799 = ashr <16 x i32> %798, %553
  %800 = and <16 x i32> %799, %555
  %801 = bitcast <16 x i32> %800 to <16 x float>
  %802 = fmul <16 x float> %558, %801
  store <16 x float> %802, ptr %797, align 64
  %803 = getelementptr inbounds nuw i8, ptr %598, i64 1856
  %804 = shl <16 x i32> %620, %585
  %805 = ashr <16 x i32> %804, %553
  %806 = and <16 x i32> %805, %555
  %807 = bitcast <16 x i32> %806 to <16 x float>
  %808 = fmul <16 x float> %558, %807
  store <16 x float> %808, ptr %803, align 64
  %809 = getelementptr inbounds nuw i8, ptr %598, i64 1920
  %810 = shl <16 x i32> %620, %590
  %811 = ashr <16 x i32> %810, %553
  %812 = and <16 x i32> %811, %555
  %813 = bitcast <16 x i32> %812 to <16 x float>
  %814 = fmul <16 x float> %558, %813
  store <16 x float> %814, ptr %809, align 64
  %815 = getelementptr inbounds nuw i8, ptr %598, i64 1984
  %816 = shl <16 x i32> %620, %595
  %817 = ashr <16 x i32> %816, %553
  %818 = and <16 x i32> %817, %555
  %819 = bitcast <16 x i32> %818 to <16 x float>
  %820 = fmul <16 x float> %558, %819
  store <16 x float> %820, ptr %815, align 64
  %821 = and <16 x i32> %620, %548
  %822 = add <16 x i32> %821, %550
  %823 = or <16 x i32> %822, %772
  %824 = getelementptr inbounds nuw i8, ptr %598, i64 2048
  %825 = add nuw nsw i64 %597, 1
  %826 = load i32, ptr %32, align 4
  %827 = lshr i32 %826, 5
  %828 = zext nneg i32 %827 to i64
  %829 = icmp samesign ult i64 %825, %828
  br i1 %829, label %596, label %830

830:
  %831 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %823)
  %832 = and i32 %831, %107
  br label %833

833:
  %834 = phi i32 [ %528, %526 ], [ %340, %338 ], [ %210, %208 ], [ 0, %109 ], [ 0, %211 ], [ 0, %341 ], [ 0, %529 ], [
      %832, %830 ]
  %835 = icmp ne i32 %834, 0
  %836 = zext i1 %835 to i32
  store i32 %836, ptr %25, align 8
  br label %837

837:
  %838 = phi i1 [ %61, %59 ], [ %78, %76 ], [ %835, %833 ]
  %839 = load i32, ptr %33, align 4
  %840 = icmp ult i32 %839, 8
  br i1 %840, label %843, label %841

841:
  %842 = shl nuw nsw i32 %44, 2
  br label %849

843:
  %844 = add nuw nsw i32 %44, 1
  %845 = load i32, ptr %0, align 4
  %846 = add i32 %845, 8
  %847 = lshr i32 %846, 4
  %848 = icmp samesign ult i32 %844, %847
  br i1 %848, label %42, label %1663

849:
  %850 = phi i32 [ 0, %841 ], [ %1659, %1658 ]
  %851 = load i32, ptr %34, align 4
  %852 = tail call i32 @llvm.cttz.i32(i32 %851, i1 false)
  %853 = sub nsw i32 5, %852
  %854 = load i32, ptr %32, align 4
  %855 = load i32, ptr %35, align 4
  %856 = load i32, ptr %36, align 4
  %857 = add nsw i32 %856, %855
  %858 = load i32, ptr %37, align 4
  %859 = add i32 %858, %857
  %860 = sub i32 31, %859
  %861 = sub nsw i32 32, %851
  %862 = lshr i32 -1, %861
  %863 = udiv i32 -1, %862
  %864 = shl i32 %863, %858
  %865 = load i32, ptr %38, align 4
  %866 = shl i32 %864, %857
  %867 = zext i32 %853 to i64
  %868 = getelementptr inbounds nuw [64 x i16], ptr @PLACES, i64 %867
  store ptr %868, ptr %39, align 64
  switch i32 %852, label %1132 [
    i32 5, label %869
    i32 4, label %936
    i32 3, label %1018
  ]

869:
  %870 = lshr i32 %854, 2
  %871 = icmp eq i32 %870, 0
  br i1 %871, label %1310, label %872

872:
  %873 = shl nsw i32 -1, %857
  %874 = xor i32 %873, -1
  %875 = sub i32 %874, %865
  %876 = mul i32 %875, %864
  %877 = mul i32 %864, %874
  %878 = add nsw i32 %855, -1
  %879 = shl i32 -8388608, %878
  %880 = add i32 %879, 2139095040
  %881 = sub nsw i32 23, %856
  %882 = shl i32 %874, %881
  %883 = or i32 %882, -2147483648
  %884 = sub i32 8, %855
  %885 = load i32, ptr %24, align 4
  %886 = mul i32 %870, %850
  %887 = add i32 %886, %885
  %888 = insertelement <16 x i32> poison, i32 %877, i64 0
  %889 = shufflevector <16 x i32> %888, <16 x i32> poison, <16 x i32> zeroinitializer
  %890 = insertelement <16 x i32> poison, i32 %876, i64 0
  %891 = shufflevector <16 x i32> %890, <16 x i32> poison, <16 x i32> zeroinitializer
  %892 = insertelement <16 x i32> poison, i32 %884, i64 0
  %893 = shufflevector <16 x i32> %892, <16 x i32> poison, <16 x i32> zeroinitializer
  %894 = insertelement <16 x i32> poison, i32 %883, i64 0
  %895 = shufflevector <16 x i32> %894, <16 x i32> poison, <16 x i32> zeroinitializer
  %896 = insertelement <16 x i32> poison, i32 %880, i64 0
  %897 = bitcast <16 x i32> %896 to <16 x float>
  %898 = shufflevector <16 x float> %897, <16 x float> poison, <16 x i32> zeroinitializer
  %899 = zext nneg i32 %870 to i64
  %900 = insertelement <16 x i32> poison, i32 %860, i64 0
  %901 = shufflevector <16 x i32> %900, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %902

902:
  %903 = phi i64 [ 0, %872 ], [ %931, %902 ]
  %904 = phi ptr [ %7, %872 ], [ %930, %902 ]
  %905 = phi <16 x i32> [ zeroinitializer, %872 ], [ %924, %902 ]
  %906 = trunc nuw nsw i64 %903 to i32
  %907 = add i32 %887, %906
  %908 = zext i32 %907 to i64
  %909 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %908
  %910 = load <16 x i32>, ptr %909, align 64
  %911 = and <16 x i32> %910, %889
  %912 = add <16 x i32> %911, %891
  %913 = shl <16 x i32> %910, %901
  %914 = ashr <16 x i32> %913, %893
  %915 = and <16 x i32> %914, %895
  %916 = bitcast <16 x i32> %915 to <16 x float>
  %917 = fmul <16 x float> %898, %916
  store <16 x float> %917, ptr %904, align 64
  %918 = getelementptr inbounds nuw i8, ptr %909, i64 64
  %919 = load <16 x i32>, ptr %918, align 64
  %920 = getelementptr inbounds nuw i8, ptr %904, i64 64
  %921 = and <16 x i32> %919, %889
  %922 = add <16 x i32> %921, %891
  %923 = or <16 x i32> %912, %905
  %924 = or <16 x i32> %923, %922
  %925 = shl <16 x i32> %919, %901
  %926 = ashr <16 x i32> %925, %893
  %927 = and <16 x i32> %926, %895
  %928 = bitcast <16 x i32> %927 to <16 x float>
  %929 = fmul <16 x float> %898, %928
  store <16 x float> %929, ptr %920, align 64
  %930 = getelementptr inbounds nuw i8, ptr %904, i64 128
  %931 = add nuw nsw i64 %903, 1
  %932 = icmp eq i64 %931, %899
  br i1 %932, label %933, label %902

933:
  %934 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %924)
  %935 = and i32 %934, %866
  br label %1310

936:
  %937 = lshr i32 %854, 3
  %938 = icmp eq i32 %937, 0
  br i1 %938, label %1310, label %939

939:
  %940 = shl nsw i32 -1, %857
  %941 = xor i32 %940, -1
  %942 = sub i32 %941, %865
  %943 = mul i32 %942, %864
  %944 = mul i32 %864, %941
  %945 = add nsw i32 %855, -1
  %946 = shl i32 -8388608, %945
  %947 = add i32 %946, 2139095040
  %948 = sub nsw i32 23, %856
  %949 = shl i32 %941, %948
  %950 = or i32 %949, -2147483648
  %951 = sub i32 8, %855
  %952 = load i32, ptr %24, align 4
  %953 = mul i32 %937, %850
  %954 = add i32 %953, %952
  %955 = insertelement <16 x i32> poison, i32 %944, i64 0
  %956 = shufflevector <16 x i32> %955, <16 x i32> poison, <16 x i32> zeroinitializer
  %957 = insertelement <16 x i32> poison, i32 %943, i64 0
  %958 = shufflevector <16 x i32> %957, <16 x i32> poison, <16 x i32> zeroinitializer
  %959 = insertelement <16 x i32> poison, i32 %951, i64 0
  %960 = shufflevector <16 x i32> %959, <16 x i32> poison, <16 x i32> zeroinitializer
  %961 = insertelement <16 x i32> poison, i32 %950, i64 0
  %962 = shufflevector <16 x i32> %961, <16 x i32> poison, <16 x i32> zeroinitializer
  %963 = insertelement <16 x i32> poison, i32 %947, i64 0
  %964 = bitcast <16 x i32> %963 to <16 x float>
  %965 = shufflevector <16 x float> %964, <16 x float> poison, <16 x i32> zeroinitializer
  %966 = insertelement <16 x i32> poison, i32 %860, i64 0
  %967 = shufflevector <16 x i32> %966, <16 x i32> poison, <16 x i32> zeroinitializer
  %968 = zext nneg i32 %937 to i64
  %969 = sub i32 %860, %851
  %970 = insertelement <16 x i32> poison, i32 %969, i64 0
  %971 = shufflevector <16 x i32> %970, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %972

972:
  %973 = phi i64 [ 0, %939 ], [ %1013, %972 ]
  %974 = phi ptr [ %7, %939 ], [ %1012, %972 ]
  %975 = phi <16 x i32> [ zeroinitializer, %939 ], [ %1011, %972 ]
  %976 = trunc nuw nsw i64 %973 to i32
  %977 = add i32 %954, %976
  %978 = zext i32 %977 to i64
  %979 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %978
  %980 = load <16 x i32>, ptr %979, align 64
  %981 = shl <16 x i32> %980, %967
  %982 = ashr <16 x i32> %981, %960
  %983 = and <16 x i32> %982, %962
  %984 = bitcast <16 x i32> %983 to <16 x float>
  %985 = fmul <16 x float> %965, %984
  store <16 x float> %985, ptr %974, align 64
  %986 = getelementptr inbounds nuw i8, ptr %974, i64 128
  %987 = shl <16 x i32> %980, %971
  %988 = ashr <16 x i32> %987, %960
  %989 = and <16 x i32> %988, %962
  %990 = bitcast <16 x i32> %989 to <16 x float>
  %991 = fmul <16 x float> %965, %990
  store <16 x float> %991, ptr %986, align 64
  %992 = getelementptr inbounds nuw i8, ptr %979, i64 64
  %993 = load <16 x i32>, ptr %992, align 64
  %994 = getelementptr inbounds nuw i8, ptr %974, i64 64
  %995 = shl <16 x i32> %993, %967
  %996 = ashr <16 x i32> %995, %960
  %997 = and <16 x i32> %996, %962
  %998 = bitcast <16 x i32> %997 to <16 x float>
  %999 = fmul <16 x float> %965, %998
  store <16 x float> %999, ptr %994, align 64
  %1000 = getelementptr inbounds nuw i8, ptr %974, i64 192
  %1001 = shl <16 x i32> %993, %971
  %1002 = ashr <16 x i32> %1001, %960
  %1003 = and <16 x i32> %1002, %962
  %1004 = bitcast <16 x i32> %1003 to <16 x float>
  %1005 = fmul <16 x float> %965, %1004
  store <16 x float> %1005, ptr %1000, align 64
  %1006 = and <16 x i32> %980, %956
  %1007 = add <16 x i32> %1006, %958
  %1008 = and <16 x i32> %993, %956
  %1009 = add <16 x i32> %1008, %958
  %1010 = or <16 x i32> %1007, %975
  %1011 = or <16 x i32> %1010, %1009
  %1012 = getelementptr inbounds nuw i8, ptr %974, i64 256
  %1013 = add nuw nsw i64 %973, 1
  %1014 = icmp eq i64 %1013, %968
  br i1 %1014, label %1015, label %972

1015:
  %1016 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %1011)
  %1017 = and i32 %1016, %866
  br label %1310

1018:
  %1019 = lshr i32 %854, 4
  %1020 = icmp eq i32 %1019, 0
  br i1 %1020, label %1310, label %1021

1021:
  %1022 = shl nsw i32 -1, %857
  %1023 = xor i32 %1022, -1
  %1024 = sub i32 %1023, %865
  %1025 = mul i32 %1024, %864
  %1026 = mul i32 %864, %1023
  %1027 = add nsw i32 %855, -1
  %1028 = shl i32 -8388608, %1027
  %1029 = add i32 %1028, 2139095040
  %1030 = sub nsw i32 23, %856
  %1031 = shl i32 %1023, %1030
  %1032 = or i32 %1031, -2147483648
  %1033 = sub i32 8, %855
  %1034 = load i32, ptr %24, align 4
  %1035 = mul i32 %1019, %850
  %1036 = add i32 %1035, %1034
  %1037 = insertelement <16 x i32> poison, i32 %1026, i64 0
  %1038 = shufflevector <16 x i32> %1037, <16 x i32> poison, <16 x i32> zeroinitializer
  %1039 = insertelement <16 x i32> poison, i32 %1025, i64 0
  %1040 = shufflevector <16 x i32> %1039, <16 x i32> poison, <16 x i32> zeroinitializer
  %1041 = insertelement <16 x i32> poison, i32 %1033, i64 0
  %1042 = shufflevector <16 x i32> %1041, <16 x i32> poison, <16 x i32> zeroinitializer
  %1043 = insertelement <16 x i32> poison, i32 %1032, i64 0
  %1044 = shufflevector <16 x i32> %1043, <16 x i32> poison, <16 x i32> zeroinitializer
  %1045 = insertelement <16 x i32> poison, i32 %1029, i64 0
  %1046 = bitcast <16 x i32> %1045 to <16 x float>
  %1047 = shufflevector <16 x float> %1046, <16 x float> poison, <16 x i32> zeroinitializer
  %1048 = insertelement <16 x i32> poison, i32 %860, i64 0
  %1049 = shufflevector <16 x i32> %1048, <16 x i32> poison, <16 x i32> zeroinitializer
  %1050 = zext nneg i32 %1019 to i64
  %1051 = sub i32 %860, %851
  %1052 = insertelement <16 x i32> poison, i32 %1051, i64 0
  %1053 = shufflevector <16 x i32> %1052, <16 x i32> poison, <16 x i32> zeroinitializer
  %1054 = shl i32 %851, 1
  %1055 = sub i32 %860, %1054
  %1056 = insertelement <16 x i32> poison, i32 %1055, i64 0
  %1057 = shufflevector <16 x i32> %1056, <16 x i32> poison, <16 x i32> zeroinitializer
  %1058 = mul i32 %851, -3
  %1059 = add i32 %1058, %860
  %1060 = insertelement <16 x i32> poison, i32 %1059, i64 0
  %1061 = shufflevector <16 x i32> %1060, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %1062

1062:
  %1063 = phi i64 [ 0, %1021 ], [ %1127, %1062 ]
  %1064 = phi ptr [ %7, %1021 ], [ %1126, %1062 ]
  %1065 = phi <16 x i32> [ zeroinitializer, %1021 ], [ %1125, %1062 ]
  %1066 = trunc nuw nsw i64 %1063 to i32
  %1067 = add i32 %1036, %1066
  %1068 = zext i32 %1067 to i64
  %1069 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %1068
  %1070 = load <16 x i32>, ptr %1069, align 64
  %1071 = shl <16 x i32> %1070, %1049
  %1072 = ashr <16 x i32> %1071, %1042
  %1073 = and <16 x i32> %1072, %1044
  %1074 = bitcast <16 x i32> %1073 to <16 x float>
  %1075 = fmul <16 x float> %1047, %1074
  store <16 x float> %1075, ptr %1064, align 64
  %1076 = getelementptr inbounds nuw i8, ptr %1064, i64 128
  %1077 = shl <16 x i32> %1070, %1053
  %1078 = ashr <16 x i32> %1077, %1042
  %1079 = and <16 x i32> %1078, %1044
  %1080 = bitcast <16 x i32> %1079 to <16 x float>
  %1081 = fmul <16 x float> %1047, %1080
  store <16 x float> %1081, ptr %1076, align 64
  %1082 = getelementptr inbounds nuw i8, ptr %1064, i64 256
  %1083 = shl <16 x i32> %1070, %1057
  %1084 = ashr <16 x i32> %1083, %1042
  %1085 = and <16 x i32> %1084, %1044
  %1086 = bitcast <16 x i32> %1085 to <16 x float>
  %1087 = fmul <16 x float> %1047, %1086
  store <16 x float> %1087, ptr %1082, align 64
  %1088 = getelementptr inbounds nuw i8, ptr %1064, i64 384
  %1089 = shl <16 x i32> %1070, %1061
  %1090 = ashr <16 x i32> %1089, %1042
  %1091 = and <16 x i32> %1090, %1044
  %1092 = bitcast <16 x i32> %1091 to <16 x float>
  %1093 = fmul <16 x float> %1047, %1092
  store <16 x float> %1093, ptr %1088, align 64
  %1094 = getelementptr inbounds nuw i8, ptr %1069, i64 64
  %1095 = load <16 x i32>, ptr %1094, align 64
  %1096 = getelementptr inbounds nuw i8, ptr %1064, i64 64
  %1097 = shl <16 x i32> %1095, %1049
  %1098 = ashr <16 x i32> %1097, %1042
  %1099 = and <16 x i32> %1098, %1044
  %1100 = bitcast <16 x i32> %1099 to <16 x float>
  %1101 = fmul <16 x float> %1047, %1100
  store <16 x float> %1101, ptr %1096, align 64
  %1102 = getelementptr inbounds nuw i8, ptr %1064, i64 192
  %1103 = shl <16 x i32> %1095, %1053
  %1104 = ashr <16 x i32> %1103, %1042
  %1105 = and <16 x i32> %1104, %1044
  %1106 = bitcast <16 x i32> %1105 to <16 x float>
  %1107 = fmul <16 x float> %1047, %1106
  store <16 x float> %1107, ptr %1102, align 64
  %1108 = getelementptr inbounds nuw i8, ptr %1064, i64 320
  %1109 = shl <16 x i32> %1095, %1057
  %1110 = ashr <16 x i32> %1109, %1042
  %1111 = and <16 x i32> %1110, %1044
  %1112 = bitcast <16 x i32> %1111 to <16 x float>
  %1113 = fmul <16 x float> %1047, %1112
  store <16 x float> %1113, ptr %1108, align 64
  %1114 = getelementptr inbounds nuw i8, ptr %1064, i64 448
  %1115 = shl <16 x i32> %1095, %1061
  %1116 = ashr <16 x i32> %1115, %1042
  %1117 = and <16 x i32> %1116, %1044
  %1118 = bitcast <16 x i32> %1117 to <16 x float>
  %1119 = fmul <16 x float> %1047, %1118
  store <16 x float> %1119, ptr %1114, align 64
  %1120 = and <16 x i32> %1070, %1038
  %1121 = add <16 x i32> %1120, %1040
  %1122 = and <16 x i32> %1095, %1038
  %1123 = add <16 x i32> %1122, %1040
  %1124 = or <16 x i32> %1121, %1065
  %1125 = or <16 x i32> %1124, %1123
  %1126 = getelementptr inbounds nuw i8, ptr %1064, i64 512
  %1127 = add nuw nsw i64 %1063, 1
  %1128 = icmp eq i64 %1127, %1050
  br i1 %1128, label %1129, label %1062

1129:
  %1130 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %1125)
  %1131 = and i32 %1130, %866
  br label %1310

1132:
  %1133 = lshr i32 %854, 5
  %1134 = icmp eq i32 %1133, 0
  br i1 %1134, label %1310, label %1135

1135:
  %1136 = shl nsw i32 -1, %857
  %1137 = xor i32 %1136, -1
  %1138 = sub i32 %1137, %865
  %1139 = mul i32 %1138, %864
  %1140 = mul i32 %864, %1137
  %1141 = add nsw i32 %855, -1
  %1142 = shl i32 -8388608, %1141
  %1143 = add i32 %1142, 2139095040
  %1144 = sub nsw i32 23, %856
  %1145 = shl i32 %1137, %1144
  %1146 = or i32 %1145, -2147483648
  %1147 = sub i32 8, %855
  %1148 = load i32, ptr %24, align 4
  %1149 = mul i32 %1133, %850
  %1150 = add i32 %1149, %1148
  %1151 = insertelement <16 x i32> poison, i32 %1140, i64 0
  %1152 = shufflevector <16 x i32> %1151, <16 x i32> poison, <16 x i32> zeroinitializer
  %1153 = insertelement <16 x i32> poison, i32 %1139, i64 0
  %1154 = shufflevector <16 x i32> %1153, <16 x i32> poison, <16 x i32> zeroinitializer
  %1155 = insertelement <16 x i32> poison, i32 %1147, i64 0
  %1156 = shufflevector <16 x i32> %1155, <16 x i32> poison, <16 x i32> zeroinitializer
  %1157 = insertelement <16 x i32> poison, i32 %1146, i64 0
  %1158 = shufflevector <16 x i32> %1157, <16 x i32> poison, <16 x i32> zeroinitializer
  %1159 = insertelement <16 x i32> poison, i32 %1143, i64 0
  %1160 = bitcast <16 x i32> %1159 to <16 x float>
  %1161 = shufflevector <16 x float> %1160, <16 x float> poison, <16 x i32> zeroinitializer
  %1162 = insertelement <16 x i32> poison, i32 %860, i64 0
  %1163 = shufflevector <16 x i32> %1162, <16 x i32> poison, <16 x i32> zeroinitializer
  %1164 = zext nneg i32 %1133 to i64
  %1165 = sub i32 %860, %851
  %1166 = insertelement <16 x i32> poison, i32 %1165, i64 0
  %1167 = shufflevector <16 x i32> %1166, <16 x i32> poison, <16 x i32> zeroinitializer
  %1168 = shl i32 %851, 1
  %1169 = sub i32 %860, %1168
  %1170 = insertelement <16 x i32> poison, i32 %1169, i64 0
  %1171 = shufflevector <16 x i32> %1170, <16 x i32> poison, <16 x i32> zeroinitializer
  %1172 = mul i32 %851, -3
  %1173 = add i32 %1172, %860
  %1174 = insertelement <16 x i32> poison, i32 %1173, i64 0
  %1175 = shufflevector <16 x i32> %1174, <16 x i32> poison, <16 x i32> zeroinitializer
  %1176 = shl i32 %851, 2
  %1177 = sub i32 %860, %1176
  %1178 = insertelement <16 x i32> poison, i32 %1177, i64 0
  %1179 = shufflevector <16 x i32> %1178, <16 x i32> poison, <16 x i32> zeroinitializer
  %1180 = mul i32 %851, -5
  %1181 = add i32 %1180, %860
  %1182 = insertelement <16 x i32> poison, i32 %1181, i64 0
  %1183 = shufflevector <16 x i32> %1182, <16 x i32> poison, <16 x i32> zeroinitializer
  %1184 = mul i32 %851, -6
  %1185 = add i32 %1184, %860
  %1186 = insertelement <16 x i32> poison, i32 %1185, i64 0
  %1187 = shufflevector <16 x i32> %1186, <16 x i32> poison, <16 x i32> zeroinitializer
  %1188 = mul i32 %851, -7
  %1189 = add i32 %1188, %860
  %1190 = insertelement <16 x i32> poison, i32 %1189, i64 0
  %1191 = shufflevector <16 x i32> %1190, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %1192

1192:
  %1193 = phi i64 [ 0, %1135 ], [ %1305, %1192 ]
  %1194 = phi ptr [ %7, %1135 ], [ %1304, %1192 ]
  %1195 = phi <16 x i32> [ zeroinitializer, %1135 ], [ %1303, %1192 ]
  %1196 = trunc nuw nsw i64 %1193 to i32
  %1197 = add i32 %1150, %1196
  %1198 = zext i32 %1197 to i64
  %1199 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %1198
  %1200 = load <16 x i32>, ptr %1199, align 64
  %1201 = shl <16 x i32> %1200, %1163
  %1202 = ashr <16 x i32> %1201, %1156
  %1203 = and <16 x i32> %1202, %1158
  %1204 = bitcast <16 x i32> %1203 to <16 x float>
  %1205 = fmul <16 x float> %1161, %1204
  store <16 x float> %1205, ptr %1194, align 64
  %1206 = getelementptr inbounds nuw i8, ptr %1194, i64 128
  %1207 = shl <16 x i32> %1200, %1167
  %1208 = ashr <16 x i32> %1207, %1156
  %1209 = and <16 x i32> %1208, %1158
  %1210 = bitcast <16 x i32> %1209 to <16 x float>
  %1211 = fmul <16 x float> %1161, %1210
  store <16 x float> %1211, ptr %1206, align 64
  %1212 = getelementptr inbounds nuw i8, ptr %1194, i64 256
  %1213 = shl <16 x i32> %1200, %1171
  %1214 = ashr <16 x i32> %1213, %1156
  %1215 = and <16 x i32> %1214, %1158
  %1216 = bitcast <16 x i32> %1215 to <16 x float>
  %1217 = fmul <16 x float> %1161, %1216
  store <16 x float> %1217, ptr %1212, align 64
  %1218 = getelementptr inbounds nuw i8, ptr %1194, i64 384
  %1219 = shl <16 x i32> %1200, %1175
  %1220 = ashr <16 x i32> %1219, %1156
  %1221 = and <16 x i32> %1220, %1158
  %1222 = bitcast <16 x i32> %1221 to <16 x float>
  %1223 = fmul <16 x float> %1161, %1222
  store <16 x float> %1223, ptr %1218, align 64
  %1224 = getelementptr inbounds nuw i8, ptr %1194, i64 512
  %1225 = shl <16 x i32> %1200, %1179
  %1226 = ashr <16 x i32> %1225, %1156
  %1227 = and <16 x i32> %1226, %1158
  %1228 = bitcast <16 x i32> %1227 to <16 x float>
  %1229 = fmul <16 x float> %1161, %1228
  store <16 x float> %1229, ptr %1224, align 64
  %1230 = getelementptr inbounds nuw i8, ptr %1194, i64 640
  %1231 = shl <16 x i32> %1200, %1183
  %1232 = ashr <16 x i32> %1231, %1156
  %1233 = and <16 x i32> %1232, %1158
  %1234 = bitcast <16 x i32> %1233 to <16 x float>
  %1235 = fmul <16 x float> %1161, %1234
  store <16 x float> %1235, ptr %1230, align 64
  %1236 = getelementptr inbounds nuw i8, ptr %1194, i64 768
  %1237 = shl <16 x i32> %1200, %1187
  %1238 = ashr <16 x i32> %1237, %1156
  %1239 = and <16 x i32> %1238, %1158
  %1240 = bitcast <16 x i32> %1239 to <16 x float>
  %1241 = fmul <16 x float> %1161, %1240
  store <16 x float> %1241, ptr %1236, align 64
  %1242 = getelementptr inbounds nuw i8, ptr %1194, i64 896
  %1243 = shl <16 x i32> %1200, %1191
  %1244 = ashr <16 x i32> %1243, %1156
  %1245 = and <16 x i32> %1244, %1158
  %1246 = bitcast <16 x i32> %1245 to <16 x float>
  %1247 = fmul <16 x float> %1161, %1246
  store <16 x float> %1247, ptr %1242, align 64
  %1248 = getelementptr inbounds nuw i8, ptr %1199, i64 64
  %1249 = load <16 x i32>, ptr %1248, align 64
  %1250 = getelementptr inbounds nuw i8, ptr %1194, i64 64
  %1251 = shl <16 x i32> %1249, %1163
  %1252 = ashr <16 x i32> %1251, %1156
  %1253 = and <16 x i32> %1252, %1158
  %1254 = bitcast <16 x i32> %1253 to <16 x float>
  %1255 = fmul <16 x float> %1161, %1254
  store <16 x float> %1255, ptr %1250, align 64
  %1256 = getelementptr inbounds nuw i8, ptr %1194, i64 192
  %1257 = shl <16 x i32> %1249, %1167
  %1258 = ashr <16 x i32> %1257, %1156
  %1259 = and <16 x i32> %1258, %1158
  %1260 = bitcast <16 x i32> %1259 to <16 x float>
  %1261 = fmul <16 x float> %1161, %1260
  store <16 x float> %1261, ptr %1256, align 64
  %1262 = getelementptr inbounds nuw i8, ptr %1194, i64 320
  %1263 = shl <16 x i32> %1249, %1171
  %1264 = ashr <16 x i32> %1263, %1156
  %1265 = and <16 x i32> %1264, %1158
  %1266 = bitcast <16 x i32> %1265 to <16 x float>
  %1267 = fmul <16 x float> %1161, %1266
  store <16 x float> %1267, ptr %1262, align 64
  %1268 = getelementptr inbounds nuw i8, ptr %1194, i64 448
  %1269 = shl <16 x i32> %1249, %1175
  %1270 = ashr <16 x i32> %1269, %1156
  %1271 = and <16 x i32> %1270, %1158
  %1272 = bitcast <16 x i32> %1271 to <16 x float>
  %1273 = fmul <16 x float> %1161, %1272
  store <16 x float> %1273, ptr %1268, align 64
  %1274 = getelementptr inbounds nuw i8, ptr %1194, i64 576
  %1275 = shl <16 x i32> %1249, %1179
  %1276 = ashr <16 x i32> %1275, %1156
  %1277 = and <16 x i32> %1276, %1158
  %1278 = bitcast <16 x i32> %1277 to <16 x float>
  %1279 = fmul <16 x float> %1161, %1278
  store <16 x float> %1279, ptr %1274, align 64
  %1280 = getelementptr inbounds nuw i8, ptr %1194, i64 704
  %1281 = shl <16 x i32> %1249, %1183
  %1282 = ashr <16 x i32> %1281, %1156
  %1283 = and <16 x i32> %1282, %1158
  %1284 = bitcast <16 x i32> %1283 to <16 x float>
  %1285 = fmul <16 x float> %1161, %1284
  store <16 x float> %1285, ptr %1280, align 64
  %1286 = getelementptr inbounds nuw i8, ptr %1194, i64 832
  %1287 = shl <16 x i32> %1249, %1187
  %1288 = ashr <16 x i32> %1287, %1156
  %1289 = and <16 x i32> %1288, %1158
  %1290 = bitcast <16 x i32> %1289 to <16 x float>
  %1291 = fmul <16 x float> %1161, %1290
  store <16 x float> %1291, ptr %1286, align 64
  %1292 = getelementptr inbounds nuw i8, ptr %1194, i64 960
  %1293 = shl <16 x i32> %1249, %1191
  %1294 = ashr <16 x i32> %1293, %1156
  %1295 = and <16 x i32> %1294, %1158
  %1296 = bitcast <16 x i32> %1295 to <16 x float>
  %1297 = fmul <16 x float> %1161, %1296
  store <16 x float> %1297, ptr %1292, align 64
  %1298 = and <16 x i32> %1200, %1152
  %1299 = add <16 x i32> %1298, %1154
  %1300 = and <16 x i32> %1249, %1152
  %1301 = add <16 x i32> %1300, %1154
  %1302 = or <16 x i32> %1299, %1195
  %1303 = or <16 x i32> %1302, %1301
  %1304 = getelementptr inbounds nuw i8, ptr %1194, i64 1024
  %1305 = add nuw nsw i64 %1193, 1
  %1306 = icmp eq i64 %1305, %1164
  br i1 %1306, label %1307, label %1192

1307:
  %1308 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %1303)
  %1309 = and i32 %1308, %866
  br label %1310

1310:
  %1311 = phi i32 [ %1131, %1129 ], [ %1017, %1015 ], [ %935, %933 ], [ 0, %869 ], [ 0, %936 ], [ 0, %1018 ], [ 0, %1132
      ], [ %1309, %1307 ]
  %1312 = icmp ne i32 %1311, 0
  %1313 = load i32, ptr %0, align 4
  %1314 = or i1 %838, %1312
  br i1 %1314, label %1657, label %1315

1315:
  %1316 = load i32, ptr %40, align 4
  %1317 = add i32 %1316, %842
  %1318 = mul i32 %1313, %850
  %1319 = lshr i32 %1318, 2
  %1320 = add i32 %1317, %1319
  %1321 = icmp eq i32 %1313, 8
  %1322 = zext i32 %1320 to i64
  %1323 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %1322
  %1324 = add i32 %1320, 2
  %1325 = zext i32 %1324 to i64
  %1326 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %1325
  %1327 = select i1 %1321, ptr @ZEROS, ptr %1326
  %1328 = load <16 x i32>, ptr %1323, align 64
  %1329 = getelementptr inbounds nuw i8, ptr %1323, i64 64
  %1330 = load <16 x i32>, ptr %1329, align 64
  %1331 = shufflevector <16 x i32> %1328, <16 x i32> %1330, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %1332 = shufflevector <16 x i32> %1328, <16 x i32> %1330, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %1333 = load <16 x i32>, ptr %1327, align 64
  %1334 = getelementptr inbounds nuw i8, ptr %1327, i64 64
  %1335 = load <16 x i32>, ptr %1334, align 64
  %1336 = shufflevector <16 x i32> %1333, <16 x i32> %1335, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %1337 = shufflevector <16 x i32> %1333, <16 x i32> %1335, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %1338 = shufflevector <16 x i32> %1331, <16 x i32> %1336, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %1339 = shufflevector <16 x i32> %1331, <16 x i32> %1336, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %1340 = shufflevector <16 x i32> %1332, <16 x i32> %1337, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %1341 = shufflevector <16 x i32> %1332, <16 x i32> %1337, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %1342 = add i32 %1320, 1
  %1343 = zext i32 %1342 to i64
  %1344 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %1343
  %1345 = add i32 %1320, 3
  %1346 = zext i32 %1345 to i64
  %1347 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %1346
  %1348 = select i1 %1321, ptr @ZEROS, ptr %1347
  %1349 = load <16 x i32>, ptr %1344, align 64
  %1350 = getelementptr inbounds nuw i8, ptr %1344, i64 64
  %1351 = load <16 x i32>, ptr %1350, align 64
  %1352 = shufflevector <16 x i32> %1349, <16 x i32> %1351, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %1353 = shufflevector <16 x i32> %1349, <16 x i32> %1351, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %1354 = load <16 x i32>, ptr %1348, align 64
  %1355 = getelementptr inbounds nuw i8, ptr %1348, i64 64
  %1356 = load <16 x i32>, ptr %1355, align 64
  %1357 = shufflevector <16 x i32> %1354, <16 x i32> %1356, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %1358 = shufflevector <16 x i32> %1354, <16 x i32> %1356, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %1359 = shufflevector <16 x i32> %1352, <16 x i32> %1357, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %1360 = shufflevector <16 x i32> %1352, <16 x i32> %1357, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %1361 = shufflevector <16 x i32> %1353, <16 x i32> %1358, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %1362 = shufflevector <16 x i32> %1353, <16 x i32> %1358, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %1363 = load i32, ptr %32, align 4
  %1364 = icmp eq i32 %1363, 0
  br i1 %1364, label %1442, label %1365

1365:
  %1366 = bitcast <16 x i32> %1362 to <16 x float>
  %1367 = bitcast <16 x i32> %1341 to <16 x float>
  %1368 = bitcast <16 x i32> %1361 to <16 x float>
  %1369 = bitcast <16 x i32> %1340 to <16 x float>
  %1370 = bitcast <16 x i32> %1360 to <16 x float>
  %1371 = bitcast <16 x i32> %1339 to <16 x float>
  %1372 = bitcast <16 x i32> %1359 to <16 x float>
  %1373 = bitcast <16 x i32> %1338 to <16 x float>
  %1374 = load ptr, ptr %39, align 64
  %1375 = zext i32 %1363 to i64
  br label %1376

1376:
  %1377 = phi i64 [ 0, %1365 ], [ %1431, %1376 ]
  %1378 = phi <16 x float> [ %1373, %1365 ], [ %1395, %1376 ]
  %1379 = phi <16 x float> [ %1372, %1365 ], [ %1400, %1376 ]
  %1380 = phi <16 x float> [ %1366, %1365 ], [ %1430, %1376 ]
  %1381 = phi <16 x float> [ %1367, %1365 ], [ %1425, %1376 ]
  %1382 = phi <16 x float> [ %1368, %1365 ], [ %1420, %1376 ]
  %1383 = phi <16 x float> [ %1369, %1365 ], [ %1415, %1376 ]
  %1384 = phi <16 x float> [ %1370, %1365 ], [ %1410, %1376 ]
  %1385 = phi <16 x float> [ %1371, %1365 ], [ %1405, %1376 ]
  %1386 = getelementptr inbounds nuw i16, ptr %1374, i64 %1377
  %1387 = load i16, ptr %1386, align 2
  %1388 = zext i16 %1387 to i64
  %1389 = getelementptr inbounds nuw float, ptr %7, i64 %1388
  %1390 = getelementptr inbounds nuw <16 x float>, ptr %26, i64 %1377
  %1391 = load <16 x float>, ptr %1390, align 64
  %1392 = load float, ptr %1389, align 4
  %1393 = insertelement <16 x float> poison, float %1392, i64 0
  %1394 = shufflevector <16 x float> %1393, <16 x float> poison, <16 x i32> zeroinitializer
  %1395 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1391, <16 x float> %1394, <16 x float> %1378)
  %1396 = getelementptr inbounds nuw i8, ptr %1389, i64 16
  %1397 = load float, ptr %1396, align 4
  %1398 = insertelement <16 x float> poison, float %1397, i64 0
  %1399 = shufflevector <16 x float> %1398, <16 x float> poison, <16 x i32> zeroinitializer
  %1400 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1391, <16 x float> %1399, <16 x float> %1379)
  %1401 = getelementptr inbounds nuw i8, ptr %1389, i64 32
  %1402 = load float, ptr %1401, align 4
  %1403 = insertelement <16 x float> poison, float %1402, i64 0
  %1404 = shufflevector <16 x float> %1403, <16 x float> poison, <16 x i32> zeroinitializer
  %1405 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1391, <16 x float> %1404, <16 x float> %1385)
  %1406 = getelementptr inbounds nuw i8, ptr %1389, i64 48
  %1407 = load float, ptr %1406, align 4
  %1408 = insertelement <16 x float> poison, float %1407, i64 0
  %1409 = shufflevector <16 x float> %1408, <16 x float> poison, <16 x i32> zeroinitializer
  %1410 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1391, <16 x float> %1409, <16 x float> %1384)
  %1411 = getelementptr inbounds nuw i8, ptr %1389, i64 64
  %1412 = load float, ptr %1411, align 4
  %1413 = insertelement <16 x float> poison, float %1412, i64 0
  %1414 = shufflevector <16 x float> %1413, <16 x float> poison, <16 x i32> zeroinitializer
  %1415 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1391, <16 x float> %1414, <16 x float> %1383)
  %1416 = getelementptr inbounds nuw i8, ptr %1389, i64 80
  %1417 = load float, ptr %1416, align 4
  %1418 = insertelement <16 x float> poison, float %1417, i64 0
  %1419 = shufflevector <16 x float> %1418, <16 x float> poison, <16 x i32> zeroinitializer
  %1420 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1391, <16 x float> %1419, <16 x float> %1382)
  %1421 = getelementptr inbounds nuw i8, ptr %1389, i64 96
  %1422 = load float, ptr %1421, align 4
  %1423 = insertelement <16 x float> poison, float %1422, i64 0
  %1424 = shufflevector <16 x float> %1423, <16 x float> poison, <16 x i32> zeroinitializer
  %1425 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1391, <16 x float> %1424, <16 x float> %1381)
  %1426 = getelementptr inbounds nuw i8, ptr %1389, i64 112
  %1427 = load float, ptr %1426, align 4
  %1428 = insertelement <16 x float> poison, float %1427, i64 0
  %1429 = shufflevector <16 x float> %1428, <16 x float> poison, <16 x i32> zeroinitializer
  %1430 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1391, <16 x float> %1429, <16 x float> %1380)
  %1431 = add nuw nsw i64 %1377, 1
  %1432 = icmp eq i64 %1431, %1375
  br i1 %1432, label %1433, label %1376

1433:
  %1434 = bitcast <16 x float> %1395 to <16 x i32>
  %1435 = bitcast <16 x float> %1400 to <16 x i32>
  %1436 = bitcast <16 x float> %1405 to <16 x i32>
  %1437 = bitcast <16 x float> %1410 to <16 x i32>
  %1438 = bitcast <16 x float> %1415 to <16 x i32>
  %1439 = bitcast <16 x float> %1420 to <16 x i32>
  %1440 = bitcast <16 x float> %1425 to <16 x i32>
  %1441 = bitcast <16 x float> %1430 to <16 x i32>
  br label %1442

1442:
  %1443 = phi <16 x i32> [ %1339, %1315 ], [ %1436, %1433 ]
  %1444 = phi <16 x i32> [ %1360, %1315 ], [ %1437, %1433 ]
  %1445 = phi <16 x i32> [ %1340, %1315 ], [ %1438, %1433 ]
  %1446 = phi <16 x i32> [ %1361, %1315 ], [ %1439, %1433 ]
  %1447 = phi <16 x i32> [ %1341, %1315 ], [ %1440, %1433 ]
  %1448 = phi <16 x i32> [ %1362, %1315 ], [ %1441, %1433 ]
  %1449 = phi <16 x i32> [ %1359, %1315 ], [ %1435, %1433 ]
  %1450 = phi <16 x i32> [ %1338, %1315 ], [ %1434, %1433 ]
  %1451 = load i32, ptr %41, align 4
  %1452 = icmp eq i32 %1451, 0
  br i1 %1452, label %1599, label %1453

1453:
  %1454 = and <16 x i32> %1450, splat (i32 2147483647)
  %1455 = add nuw <16 x i32> %1454, splat (i32 4095)
  %1456 = lshr <16 x i32> %1450, splat (i32 13)
  %1457 = and <16 x i32> %1456, splat (i32 1)
  %1458 = add nuw <16 x i32> %1455, %1457
  %1459 = and <16 x i32> %1458, splat (i32 -8192)
  %1460 = bitcast <16 x i32> %1454 to <16 x float>
  %1461 = fadd <16 x float> %1460, splat (float 5.000000e-01)
  %1462 = fadd <16 x float> %1461, splat (float -5.000000e-01)
  %1463 = bitcast <16 x float> %1462 to <16 x i32>
  %1464 = icmp samesign ult <16 x i32> %1454, splat (i32 947912704)
  %1465 = select <16 x i1> %1464, <16 x i32> %1463, <16 x i32> %1459
  %1466 = icmp sgt <16 x i32> %1465, splat (i32 1199570943)
  %1467 = select <16 x i1> %1466, <16 x i32> splat (i32 2139095040), <16 x i32> %1465
  %1468 = icmp samesign ugt <16 x i32> %1454, splat (i32 2139095040)
  %1469 = and <16 x i32> %1450, splat (i32 -2147483648)
  %1470 = or <16 x i32> %1467, %1469
  %1471 = select <16 x i1> %1468, <16 x i32> splat (i32 2147483647), <16 x i32> %1470
  %1472 = and <16 x i32> %1449, splat (i32 2147483647)
  %1473 = add nuw <16 x i32> %1472, splat (i32 4095)
  %1474 = lshr <16 x i32> %1449, splat (i32 13)
  %1475 = and <16 x i32> %1474, splat (i32 1)
  %1476 = add nuw <16 x i32> %1473, %1475
  %1477 = and <16 x i32> %1476, splat (i32 -8192)
  %1478 = bitcast <16 x i32> %1472 to <16 x float>
  %1479 = fadd <16 x float> %1478, splat (float 5.000000e-01)
  %1480 = fadd <16 x float> %1479, splat (float -5.000000e-01)
  %1481 = bitcast <16 x float> %1480 to <16 x i32>
  %1482 = icmp samesign ult <16 x i32> %1472, splat (i32 947912704)
  %1483 = select <16 x i1> %1482, <16 x i32> %1481, <16 x i32> %1477
  %1484 = icmp sgt <16 x i32> %1483, splat (i32 1199570943)
  %1485 = select <16 x i1> %1484, <16 x i32> splat (i32 2139095040), <16 x i32> %1483
  %1486 = icmp samesign ugt <16 x i32> %1472, splat (i32 2139095040)
  %1487 = and <16 x i32> %1449, splat (i32 -2147483648)
  %1488 = or <16 x i32> %1485, %1487
  %1489 = select <16 x i1> %1486, <16 x i32> splat (i32 2147483647), <16 x i32> %1488
  %1490 = and <16 x i32> %1443, splat (i32 2147483647)
  %1491 = add nuw <16 x i32> %1490, splat (i32 4095)
  %1492 = lshr <16 x i32> %1443, splat (i32 13)
  %1493 = and <16 x i32> %1492, splat (i32 1)
  %1494 = add nuw <16 x i32> %1491, %1493
  %1495 = and <16 x i32> %1494, splat (i32 -8192)
  %1496 = bitcast <16 x i32> %1490 to <16 x float>
  %1497 = fadd <16 x float> %1496, splat (float 5.000000e-01)
  %1498 = fadd <16 x float> %1497, splat (float -5.000000e-01)
  %1499 = bitcast <16 x float> %1498 to <16 x i32>
  %1500 = icmp samesign ult <16 x i32> %1490, splat (i32 947912704)
  %1501 = select <16 x i1> %1500, <16 x i32> %1499, <16 x i32> %1495
  %1502 = icmp sgt <16 x i32> %1501, splat (i32 1199570943)
  %1503 = select <16 x i1> %1502, <16 x i32> splat (i32 2139095040), <16 x i32> %1501
  %1504 = icmp samesign ugt <16 x i32> %1490, splat (i32 2139095040)
  %1505 = and <16 x i32> %1443, splat (i32 -2147483648)
  %1506 = or <16 x i32> %1503, %1505
  %1507 = select <16 x i1> %1504, <16 x i32> splat (i32 2147483647), <16 x i32> %1506
  %1508 = and <16 x i32> %1444, splat (i32 2147483647)
  %1509 = add nuw <16 x i32> %1508, splat (i32 4095)
  %1510 = lshr <16 x i32> %1444, splat (i32 13)
  %1511 = and <16 x i32> %1510, splat (i32 1)
  %1512 = add nuw <16 x i32> %1509, %1511
  %1513 = and <16 x i32> %1512, splat (i32 -8192)
  %1514 = bitcast <16 x i32> %1508 to <16 x float>
  %1515 = fadd <16 x float> %1514, splat (float 5.000000e-01)
  %1516 = fadd <16 x float> %1515, splat (float -5.000000e-01)
  %1517 = bitcast <16 x float> %1516 to <16 x i32>
  %1518 = icmp samesign ult <16 x i32> %1508, splat (i32 947912704)
  %1519 = select <16 x i1> %1518, <16 x i32> %1517, <16 x i32> %1513
  %1520 = icmp sgt <16 x i32> %1519, splat (i32 1199570943)
  %1521 = select <16 x i1> %1520, <16 x i32> splat (i32 2139095040), <16 x i32> %1519
  %1522 = icmp samesign ugt <16 x i32> %1508, splat (i32 2139095040)
  %1523 = and <16 x i32> %1444, splat (i32 -2147483648)
  %1524 = or <16 x i32> %1521, %1523
  %1525 = select <16 x i1> %1522, <16 x i32> splat (i32 2147483647), <16 x i32> %1524
  %1526 = and <16 x i32> %1445, splat (i32 2147483647)
  %1527 = add nuw <16 x i32> %1526, splat (i32 4095)
  %1528 = lshr <16 x i32> %1445, splat (i32 13)
  %1529 = and <16 x i32> %1528, splat (i32 1)
  %1530 = add nuw <16 x i32> %1527, %1529
  %1531 = and <16 x i32> %1530, splat (i32 -8192)
  %1532 = bitcast <16 x i32> %1526 to <16 x float>
  %1533 = fadd <16 x float> %1532, splat (float 5.000000e-01)
  %1534 = fadd <16 x float> %1533, splat (float -5.000000e-01)
  %1535 = bitcast <16 x float> %1534 to <16 x i32>
  %1536 = icmp samesign ult <16 x i32> %1526, splat (i32 947912704)
  %1537 = select <16 x i1> %1536, <16 x i32> %1535, <16 x i32> %1531
  %1538 = icmp sgt <16 x i32> %1537, splat (i32 1199570943)
  %1539 = select <16 x i1> %1538, <16 x i32> splat (i32 2139095040), <16 x i32> %1537
  %1540 = icmp samesign ugt <16 x i32> %1526, splat (i32 2139095040)
  %1541 = and <16 x i32> %1445, splat (i32 -2147483648)
  %1542 = or <16 x i32> %1539, %1541
  %1543 = select <16 x i1> %1540, <16 x i32> splat (i32 2147483647), <16 x i32> %1542
  %1544 = and <16 x i32> %1446, splat (i32 2147483647)
  %1545 = add nuw <16 x i32> %1544, splat (i32 4095)
  %1546 = lshr <16 x i32> %1446, splat (i32 13)
  %1547 = and <16 x i32> %1546, splat (i32 1)
  %1548 = add nuw <16 x i32> %1545, %1547
  %1549 = and <16 x i32> %1548, splat (i32 -8192)
  %1550 = bitcast <16 x i32> %1544 to <16 x float>
  %1551 = fadd <16 x float> %1550, splat (float 5.000000e-01)
  %1552 = fadd <16 x float> %1551, splat (float -5.000000e-01)
  %1553 = bitcast <16 x float> %1552 to <16 x i32>
  %1554 = icmp samesign ult <16 x i32> %1544, splat (i32 947912704)
  %1555 = select <16 x i1> %1554, <16 x i32> %1553, <16 x i32> %1549
  %1556 = icmp sgt <16 x i32> %1555, splat (i32 1199570943)
  %1557 = select <16 x i1> %1556, <16 x i32> splat (i32 2139095040), <16 x i32> %1555
  %1558 = icmp samesign ugt <16 x i32> %1544, splat (i32 2139095040)
  %1559 = and <16 x i32> %1446, splat (i32 -2147483648)
  %1560 = or <16 x i32> %1557, %1559
  %1561 = select <16 x i1> %1558, <16 x i32> splat (i32 2147483647), <16 x i32> %1560
  %1562 = and <16 x i32> %1447, splat (i32 2147483647)
  %1563 = add nuw <16 x i32> %1562, splat (i32 4095)
  %1564 = lshr <16 x i32> %1447, splat (i32 13)
  %1565 = and <16 x i32> %1564, splat (i32 1)
  %1566 = add nuw <16 x i32> %1563, %1565
  %1567 = and <16 x i32> %1566, splat (i32 -8192)
  %1568 = bitcast <16 x i32> %1562 to <16 x float>
  %1569 = fadd <16 x float> %1568, splat (float 5.000000e-01)
  %1570 = fadd <16 x float> %1569, splat (float -5.000000e-01)
  %1571 = bitcast <16 x float> %1570 to <16 x i32>
  %1572 = icmp samesign ult <16 x i32> %1562, splat (i32 947912704)
  %1573 = select <16 x i1> %1572, <16 x i32> %1571, <16 x i32> %1567
  %1574 = icmp sgt <16 x i32> %1573, splat (i32 1199570943)
  %1575 = select <16 x i1> %1574, <16 x i32> splat (i32 2139095040), <16 x i32> %1573
  %1576 = icmp samesign ugt <16 x i32> %1562, splat (i32 2139095040)
  %1577 = and <16 x i32> %1447, splat (i32 -2147483648)
  %1578 = or <16 x i32> %1575, %1577
  %1579 = select <16 x i1> %1576, <16 x i32> splat (i32 2147483647), <16 x i32> %1578
  %1580 = and <16 x i32> %1448, splat (i32 2147483647)
  %1581 = add nuw <16 x i32> %1580, splat (i32 4095)
  %1582 = lshr <16 x i32> %1448, splat (i32 13)
  %1583 = and <16 x i32> %1582, splat (i32 1)
  %1584 = add nuw <16 x i32> %1581, %1583
  %1585 = and <16 x i32> %1584, splat (i32 -8192)
  %1586 = bitcast <16 x i32> %1580 to <16 x float>
  %1587 = fadd <16 x float> %1586, splat (float 5.000000e-01)
  %1588 = fadd <16 x float> %1587, splat (float -5.000000e-01)
  %1589 = bitcast <16 x float> %1588 to <16 x i32>
  %1590 = icmp samesign ult <16 x i32> %1580, splat (i32 947912704)
  %1591 = select <16 x i1> %1590, <16 x i32> %1589, <16 x i32> %1585
  %1592 = icmp sgt <16 x i32> %1591, splat (i32 1199570943)
  %1593 = select <16 x i1> %1592, <16 x i32> splat (i32 2139095040), <16 x i32> %1591
  %1594 = icmp samesign ugt <16 x i32> %1580, splat (i32 2139095040)
  %1595 = and <16 x i32> %1448, splat (i32 -2147483648)
  %1596 = or <16 x i32> %1593, %1595
  %1597 = select <16 x i1> %1594, <16 x i32> splat (i32 2147483647), <16 x i32> %1596
  %1598 = load i32, ptr %0, align 4
  br label %1599

1599:
  %1600 = phi i32 [ %1313, %1442 ], [ %1598, %1453 ]
  %1601 = phi <16 x i32> [ %1448, %1442 ], [ %1597, %1453 ]
  %1602 = phi <16 x i32> [ %1447, %1442 ], [ %1579, %1453 ]
  %1603 = phi <16 x i32> [ %1446, %1442 ], [ %1561, %1453 ]
  %1604 = phi <16 x i32> [ %1445, %1442 ], [ %1543, %1453 ]
  %1605 = phi <16 x i32> [ %1444, %1442 ], [ %1525, %1453 ]
  %1606 = phi <16 x i32> [ %1443, %1442 ], [ %1507, %1453 ]
  %1607 = phi <16 x i32> [ %1449, %1442 ], [ %1489, %1453 ]
  %1608 = phi <16 x i32> [ %1450, %1442 ], [ %1471, %1453 ]
  %1609 = bitcast <16 x i32> %1608 to <16 x float>
  %1610 = fcmp uno <16 x float> %1609, zeroinitializer
  %1611 = select <16 x i1> %1610, <16 x float> splat (float 0x7FFFFFFFE0000000), <16 x float> %1609
  %1612 = bitcast <16 x i32> %1607 to <16 x float>
  %1613 = fcmp uno <16 x float> %1612, zeroinitializer
  %1614 = select <16 x i1> %1613, <16 x float> splat (float 0x7FFFFFFFE0000000), <16 x float> %1612
  %1615 = bitcast <16 x i32> %1606 to <16 x float>
  %1616 = fcmp uno <16 x float> %1615, zeroinitializer
  %1617 = select <16 x i1> %1616, <16 x float> splat (float 0x7FFFFFFFE0000000), <16 x float> %1615
  %1618 = bitcast <16 x i32> %1605 to <16 x float>
  %1619 = fcmp uno <16 x float> %1618, zeroinitializer
  %1620 = select <16 x i1> %1619, <16 x float> splat (float 0x7FFFFFFFE0000000), <16 x float> %1618
  %1621 = bitcast <16 x i32> %1604 to <16 x float>
  %1622 = fcmp uno <16 x float> %1621, zeroinitializer
  %1623 = select <16 x i1> %1622, <16 x float> splat (float 0x7FFFFFFFE0000000), <16 x float> %1621
  %1624 = bitcast <16 x i32> %1603 to <16 x float>
  %1625 = fcmp uno <16 x float> %1624, zeroinitializer
  %1626 = select <16 x i1> %1625, <16 x float> splat (float 0x7FFFFFFFE0000000), <16 x float> %1624
  %1627 = bitcast <16 x i32> %1602 to <16 x float>
  %1628 = fcmp uno <16 x float> %1627, zeroinitializer
  %1629 = select <16 x i1> %1628, <16 x float> splat (float 0x7FFFFFFFE0000000), <16 x float> %1627
  %1630 = bitcast <16 x i32> %1601 to <16 x float>
  %1631 = fcmp uno <16 x float> %1630, zeroinitializer
  %1632 = select <16 x i1> %1631, <16 x float> splat (float 0x7FFFFFFFE0000000), <16 x float> %1630
  %1633 = icmp eq i32 %1600, 8
  %1634 = shufflevector <16 x float> %1611, <16 x float> %1617, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5,
      i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %1635 = shufflevector <16 x float> %1623, <16 x float> %1629, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5,
      i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %1636 = shufflevector <16 x float> %1634, <16 x float> %1635, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9,
      i32 17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x float> %1636, ptr %1323, align 64
  %1637 = shufflevector <16 x float> %1634, <16 x float> %1635, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32
      13, i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  store <16 x float> %1637, ptr %1329, align 64
  br i1 %1633, label %1644, label %1638

1638:
  %1639 = shufflevector <16 x float> %1611, <16 x float> %1617, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32
      13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %1640 = shufflevector <16 x float> %1623, <16 x float> %1629, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32
      13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %1641 = shufflevector <16 x float> %1639, <16 x float> %1640, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9,
      i32 17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x float> %1641, ptr %1326, align 64
  %1642 = shufflevector <16 x float> %1639, <16 x float> %1640, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32
      13, i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  %1643 = getelementptr inbounds nuw i8, ptr %1326, i64 64
  store <16 x float> %1642, ptr %1643, align 64
  br label %1644

1644:
  %1645 = load i32, ptr %0, align 4
  %1646 = icmp eq i32 %1645, 8
  %1647 = shufflevector <16 x float> %1614, <16 x float> %1620, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5,
      i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %1648 = shufflevector <16 x float> %1626, <16 x float> %1632, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5,
      i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %1649 = shufflevector <16 x float> %1647, <16 x float> %1648, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9,
      i32 17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x float> %1649, ptr %1344, align 64
  %1650 = shufflevector <16 x float> %1647, <16 x float> %1648, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32
      13, i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  store <16 x float> %1650, ptr %1350, align 64
  br i1 %1646, label %1658, label %1651

1651:
  %1652 = shufflevector <16 x float> %1614, <16 x float> %1620, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32
      13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %1653 = shufflevector <16 x float> %1626, <16 x float> %1632, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32
      13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %1654 = shufflevector <16 x float> %1652, <16 x float> %1653, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9,
      i32 17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x float> %1654, ptr %1347, align 64
  %1655 = shufflevector <16 x float> %1652, <16 x float> %1653, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32
      13, i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  %1656 = getelementptr inbounds nuw i8, ptr %1347, i64 64
  store <16 x float> %1655, ptr %1656, align 64
  br label %1658

1657:
  tail call fastcc void @sum_slowly(ptr %0, ptr %1, i32 %44, i32 %850)
  br label %1658

1658:
  %1659 = add nuw nsw i32 %850, 1
  %1660 = load i32, ptr %33, align 4
  %1661 = lshr i32 %1660, 3
  %1662 = icmp samesign ult i32 %1659, %1661
  br i1 %1662, label %849, label %843

1663:
  br label %8109

1664:
  %1665 = load i32, ptr %0, align 4
  %1666 = add i32 %1665, 8
  %1667 = icmp ult i32 %1666, 16
  br i1 %1667, label %6230, label %1668

1668:
  %1669 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %1670 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %1671 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %1672 = getelementptr inbounds nuw i8, ptr %2, i64 576
  %1673 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %1674 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %1675 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %1676 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %1677 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %1678 = getelementptr inbounds nuw i8, ptr %2, i64 4672
  %1679 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %1680 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %1681 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %1682 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %1683 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %1684 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %1685 = getelementptr inbounds nuw i8, ptr %0, i64 68
  %1686 = getelementptr inbounds nuw i8, ptr %8, i64 2048
  %1687 = getelementptr inbounds nuw i8, ptr %8, i64 4096
  %1688 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %1689 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %1690 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %1691 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %1692 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %1693 = getelementptr inbounds nuw i8, ptr %0, i64 92
  %1694 = getelementptr inbounds nuw i8, ptr %5, i64 128
  %1695 = getelementptr inbounds nuw i8, ptr %5, i64 256
  %1696 = getelementptr inbounds nuw i8, ptr %5, i64 384
  %1697 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %1698 = getelementptr inbounds nuw i8, ptr %5, i64 192
  %1699 = getelementptr inbounds nuw i8, ptr %5, i64 320
  %1700 = getelementptr inbounds nuw i8, ptr %5, i64 448
  %1701 = getelementptr inbounds nuw i8, ptr %6, i64 128
  %1702 = getelementptr inbounds nuw i8, ptr %6, i64 256
  %1703 = getelementptr inbounds nuw i8, ptr %6, i64 384
  %1704 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %1705 = getelementptr inbounds nuw i8, ptr %6, i64 192
  %1706 = getelementptr inbounds nuw i8, ptr %6, i64 320
  %1707 = getelementptr inbounds nuw i8, ptr %6, i64 448
  %1708 = getelementptr inbounds nuw i8, ptr %5, i64 192
  %1709 = getelementptr inbounds nuw i8, ptr %5, i64 320
  %1710 = getelementptr inbounds nuw i8, ptr %5, i64 448
  br label %1711

1711:
  %1712 = phi i32 [ %1665, %1668 ], [ %3014, %3012 ]
  %1713 = phi i32 [ 0, %1668 ], [ %3013, %3012 ]
  %1714 = icmp slt i32 %1712, 17
  br i1 %1714, label %1715, label %1762

1715:
  %1716 = load i32, ptr %1670, align 4
  %1717 = icmp slt i32 %1716, 5
  br i1 %1717, label %1718, label %1762

1718:
  %1719 = load ptr, ptr %2, align 64
  %1720 = icmp eq ptr %1719, %0
  br i1 %1720, label %1721, label %1748

1721:
  %1722 = icmp ult i32 %3, %1716
  br i1 %1722, label %1723, label %1728

1723:
  %1724 = shl i32 %1716, 1
  %1725 = icmp eq i32 %1724, 0
  br i1 %1725, label %1745, label %1726

1726:
  %1727 = zext i32 %1724 to i64
  br label %1734

1728:
  %1729 = load i32, ptr %1671, align 8
  %1730 = icmp ne i32 %1729, 0
  br label %3006

1731:
  %1732 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %1742)
  %1733 = icmp eq i32 %1732, 0
  br i1 %1733, label %1745, label %1748

1734:
  %1735 = phi i64 [ 0, %1726 ], [ %1743, %1734 ]
  %1736 = phi <16 x i32> [ zeroinitializer, %1726 ], [ %1742, %1734 ]
  %1737 = getelementptr inbounds nuw <16 x i32>, ptr %1, i64 %1735
  %1738 = load <16 x i32>, ptr %1737, align 64
  %1739 = getelementptr inbounds nuw <16 x i32>, ptr %1669, i64 %1735
  %1740 = load <16 x i32>, ptr %1739, align 64
  %1741 = xor <16 x i32> %1740, %1738
  %1742 = or <16 x i32> %1741, %1736
  %1743 = add nuw nsw i64 %1735, 1
  %1744 = icmp eq i64 %1743, %1727
  br i1 %1744, label %1731, label %1734

1745:
  %1746 = load i32, ptr %1671, align 8
  %1747 = icmp ne i32 %1746, 0
  br label %3006

1748:
  store ptr %0, ptr %2, align 64
  %1749 = load i32, ptr %1670, align 4
  %1750 = and i32 %1749, 2147483647
  %1751 = icmp eq i32 %1750, 0
  br i1 %1751, label %1763, label %1752

1752:
  %1753 = phi i64 [ %1757, %1752 ], [ 0, %1748 ]
  %1754 = getelementptr inbounds nuw <16 x i32>, ptr %1, i64 %1753
  %1755 = load <16 x i32>, ptr %1754, align 64
  %1756 = getelementptr inbounds nuw <16 x i32>, ptr %1669, i64 %1753
  store <16 x i32> %1755, ptr %1756, align 64
  %1757 = add nuw nsw i64 %1753, 1
  %1758 = load i32, ptr %1670, align 4
  %1759 = shl i32 %1758, 1
  %1760 = zext i32 %1759 to i64
  %1761 = icmp samesign ult i64 %1757, %1760
  br i1 %1761, label %1752, label %1763

1762:
  store ptr null, ptr %2, align 64
  br label %1763

1763:
  %1764 = load i32, ptr %1673, align 4
  %1765 = tail call i32 @llvm.cttz.i32(i32 %1764, i1 false)
  %1766 = load i32, ptr %0, align 4
  %1767 = lshr i32 %1766, 3
  %1768 = load i32, ptr %1674, align 4
  %1769 = load i32, ptr %1675, align 4
  %1770 = add nsw i32 %1769, %1768
  %1771 = load i32, ptr %1676, align 4
  %1772 = sub nsw i32 32, %1764
  %1773 = lshr i32 -1, %1772
  %1774 = udiv i32 -1, %1773
  %1775 = shl i32 %1774, %1771
  %1776 = shl i32 %1775, %1770
  %1777 = load i32, ptr %1679, align 4
  switch i32 %1765, label %2437 [
    i32 5, label %1778
    i32 4, label %1917
    i32 3, label %2116
  ]

1778:
  %1779 = icmp ult i32 %1777, 4
  br i1 %1779, label %3002, label %1780

1780:
  %1781 = shl nsw i32 -1, %1770
  %1782 = xor i32 %1781, -1
  %1783 = load i32, ptr %1677, align 4
  %1784 = sub i32 %1782, %1783
  %1785 = mul i32 %1784, %1775
  %1786 = mul i32 %1775, %1782
  %1787 = icmp eq i32 %1768, 8
  %1788 = select i1 %1787, float 0x3810000000000000, float 0.000000e+00
  %1789 = add nsw i32 %1768, -1
  %1790 = shl i32 -8388608, %1789
  %1791 = add i32 %1790, 2139095040
  %1792 = sub nsw i32 23, %1769
  %1793 = shl i32 %1782, %1792
  %1794 = or i32 %1793, -2147483648
  %1795 = sub i32 8, %1768
  %1796 = shl nuw nsw i32 %1713, 1
  %1797 = icmp eq i32 %1767, 1
  %1798 = insertelement <16 x i32> poison, i32 %1786, i64 0
  %1799 = shufflevector <16 x i32> %1798, <16 x i32> poison, <16 x i32> zeroinitializer
  %1800 = insertelement <16 x i32> poison, i32 %1785, i64 0
  %1801 = shufflevector <16 x i32> %1800, <16 x i32> poison, <16 x i32> zeroinitializer
  %1802 = add i32 %1771, %1770
  %1803 = sub i32 31, %1802
  %1804 = insertelement <16 x i32> poison, i32 %1795, i64 0
  %1805 = shufflevector <16 x i32> %1804, <16 x i32> poison, <16 x i32> zeroinitializer
  %1806 = insertelement <16 x i32> poison, i32 %1794, i64 0
  %1807 = shufflevector <16 x i32> %1806, <16 x i32> poison, <16 x i32> zeroinitializer
  %1808 = insertelement <16 x i32> poison, i32 %1791, i64 0
  %1809 = bitcast <16 x i32> %1808 to <16 x float>
  %1810 = shufflevector <16 x float> %1809, <16 x float> poison, <16 x i32> zeroinitializer
  %1811 = insertelement <16 x float> poison, float %1788, i64 0
  %1812 = shufflevector <16 x float> %1811, <16 x float> poison, <16 x i32> zeroinitializer
  %1813 = insertelement <16 x i32> poison, i32 %1803, i64 0
  %1814 = shufflevector <16 x i32> %1813, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %1815

1815:
  %1816 = phi i64 [ 0, %1780 ], [ %1909, %1815 ]
  %1817 = phi ptr [ %1672, %1780 ], [ %1907, %1815 ]
  %1818 = phi ptr [ %1678, %1780 ], [ %1908, %1815 ]
  %1819 = phi <16 x i32> [ zeroinitializer, %1780 ], [ %1894, %1815 ]
  %1820 = trunc nuw nsw i64 %1816 to i32
  %1821 = mul i32 %1767, %1820
  %1822 = add i32 %1821, %1796
  %1823 = zext i32 %1822 to i64
  %1824 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %1823
  %1825 = getelementptr inbounds nuw i8, ptr %1824, i64 128
  %1826 = select i1 %1797, ptr @ZEROS, ptr %1825
  %1827 = load <16 x i32>, ptr %1824, align 64
  %1828 = getelementptr inbounds nuw i8, ptr %1824, i64 64
  %1829 = load <16 x i32>, ptr %1828, align 64
  %1830 = shufflevector <16 x i32> %1827, <16 x i32> %1829, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %1831 = shufflevector <16 x i32> %1827, <16 x i32> %1829, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %1832 = load <16 x i32>, ptr %1826, align 64
  %1833 = getelementptr inbounds nuw i8, ptr %1826, i64 64
  %1834 = load <16 x i32>, ptr %1833, align 64
  %1835 = shufflevector <16 x i32> %1832, <16 x i32> %1834, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %1836 = shufflevector <16 x i32> %1832, <16 x i32> %1834, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %1837 = shufflevector <16 x i32> %1830, <16 x i32> %1835, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %1838 = shufflevector <16 x i32> %1830, <16 x i32> %1835, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %1839 = shufflevector <16 x i32> %1831, <16 x i32> %1836, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %1840 = shufflevector <16 x i32> %1831, <16 x i32> %1836, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %1841 = and <16 x i32> %1837, %1799
  %1842 = add <16 x i32> %1841, %1801
  %1843 = or <16 x i32> %1842, %1819
  %1844 = shl <16 x i32> %1837, %1814
  %1845 = ashr <16 x i32> %1844, %1805
  %1846 = and <16 x i32> %1845, %1807
  %1847 = bitcast <16 x i32> %1846 to <16 x float>
  %1848 = fmul <16 x float> %1810, %1847
  store <16 x float> %1848, ptr %1817, align 64
  %1849 = and <16 x i32> %1846, splat (i32 2147483647)
  %1850 = and <16 x i32> %1846, splat (i32 2139095040)
  %1851 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1850, <16 x i32> splat (i32 8388608))
  %1852 = icmp eq <16 x i32> %1849, zeroinitializer
  %1853 = bitcast <16 x i32> %1851 to <16 x float>
  %1854 = fmul <16 x float> %1810, %1853
  %1855 = select <16 x i1> %1852, <16 x float> %1812, <16 x float> %1854
  store <16 x float> %1855, ptr %1818, align 64
  %1856 = getelementptr inbounds nuw i8, ptr %1817, i64 64
  %1857 = getelementptr inbounds nuw i8, ptr %1818, i64 64
  %1858 = and <16 x i32> %1838, %1799
  %1859 = add <16 x i32> %1858, %1801
  %1860 = or <16 x i32> %1859, %1843
  %1861 = shl <16 x i32> %1838, %1814
  %1862 = ashr <16 x i32> %1861, %1805
  %1863 = and <16 x i32> %1862, %1807
  %1864 = bitcast <16 x i32> %1863 to <16 x float>
  %1865 = fmul <16 x float> %1810, %1864
  store <16 x float> %1865, ptr %1856, align 64
  %1866 = and <16 x i32> %1863, splat (i32 2147483647)
  %1867 = and <16 x i32> %1863, splat (i32 2139095040)
  %1868 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1867, <16 x i32> splat (i32 8388608))
  %1869 = icmp eq <16 x i32> %1866, zeroinitializer
  %1870 = bitcast <16 x i32> %1868 to <16 x float>
  %1871 = fmul <16 x float> %1810, %1870
  %1872 = select <16 x i1> %1869, <16 x float> %1812, <16 x float> %1871
  store <16 x float> %1872, ptr %1857, align 64
  %1873 = getelementptr inbounds nuw i8, ptr %1817, i64 128
  %1874 = getelementptr inbounds nuw i8, ptr %1818, i64 128
  %1875 = and <16 x i32> %1839, %1799
  %1876 = add <16 x i32> %1875, %1801
  %1877 = or <16 x i32> %1876, %1860
  %1878 = shl <16 x i32> %1839, %1814
  %1879 = ashr <16 x i32> %1878, %1805
  %1880 = and <16 x i32> %1879, %1807
  %1881 = bitcast <16 x i32> %1880 to <16 x float>
  %1882 = fmul <16 x float> %1810, %1881
  store <16 x float> %1882, ptr %1873, align 64
  %1883 = and <16 x i32> %1880, splat (i32 2147483647)
  %1884 = and <16 x i32> %1880, splat (i32 2139095040)
  %1885 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1884, <16 x i32> splat (i32 8388608))
  %1886 = icmp eq <16 x i32> %1883, zeroinitializer
  %1887 = bitcast <16 x i32> %1885 to <16 x float>
  %1888 = fmul <16 x float> %1810, %1887
  %1889 = select <16 x i1> %1886, <16 x float> %1812, <16 x float> %1888
  store <16 x float> %1889, ptr %1874, align 64
  %1890 = getelementptr inbounds nuw i8, ptr %1817, i64 192
  %1891 = getelementptr inbounds nuw i8, ptr %1818, i64 192
  %1892 = and <16 x i32> %1840, %1799
  %1893 = add <16 x i32> %1892, %1801
  %1894 = or <16 x i32> %1893, %1877
  %1895 = shl <16 x i32> %1840, %1814
  %1896 = ashr <16 x i32> %1895, %1805
  %1897 = and <16 x i32> %1896, %1807
  %1898 = bitcast <16 x i32> %1897 to <16 x float>
  %1899 = fmul <16 x float> %1810, %1898
  store <16 x float> %1899, ptr %1890, align 64
  %1900 = and <16 x i32> %1897, splat (i32 2147483647)
  %1901 = and <16 x i32> %1897, splat (i32 2139095040)
  %1902 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1901, <16 x i32> splat (i32 8388608))
  %1903 = icmp eq <16 x i32> %1900, zeroinitializer
  %1904 = bitcast <16 x i32> %1902 to <16 x float>
  %1905 = fmul <16 x float> %1810, %1904
  %1906 = select <16 x i1> %1903, <16 x float> %1812, <16 x float> %1905
  store <16 x float> %1906, ptr %1891, align 64
  %1907 = getelementptr inbounds nuw i8, ptr %1817, i64 256
  %1908 = getelementptr inbounds nuw i8, ptr %1818, i64 256
  %1909 = add nuw nsw i64 %1816, 1
  %1910 = load i32, ptr %1679, align 4
  %1911 = lshr i32 %1910, 2
  %1912 = zext nneg i32 %1911 to i64
  %1913 = icmp samesign ult i64 %1909, %1912
  br i1 %1913, label %1815, label %1914

1914:
  %1915 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %1894)
  %1916 = and i32 %1915, %1776
  br label %3002

1917:
  %1918 = icmp ult i32 %1777, 8
  br i1 %1918, label %3002, label %1919

1919:
  %1920 = shl nsw i32 -1, %1770
  %1921 = xor i32 %1920, -1
  %1922 = load i32, ptr %1677, align 4
  %1923 = sub i32 %1921, %1922
  %1924 = mul i32 %1923, %1775
  %1925 = mul i32 %1775, %1921
  %1926 = icmp eq i32 %1768, 8
  %1927 = select i1 %1926, float 0x3810000000000000, float 0.000000e+00
  %1928 = add nsw i32 %1768, -1
  %1929 = shl i32 -8388608, %1928
  %1930 = add i32 %1929, 2139095040
  %1931 = sub nsw i32 23, %1769
  %1932 = shl i32 %1921, %1931
  %1933 = or i32 %1932, -2147483648
  %1934 = sub i32 8, %1768
  %1935 = shl nuw nsw i32 %1713, 1
  %1936 = icmp eq i32 %1767, 1
  %1937 = insertelement <16 x i32> poison, i32 %1925, i64 0
  %1938 = shufflevector <16 x i32> %1937, <16 x i32> poison, <16 x i32> zeroinitializer
  %1939 = insertelement <16 x i32> poison, i32 %1924, i64 0
  %1940 = shufflevector <16 x i32> %1939, <16 x i32> poison, <16 x i32> zeroinitializer
  %1941 = add i32 %1771, %1770
  %1942 = insertelement <16 x i32> poison, i32 %1934, i64 0
  %1943 = shufflevector <16 x i32> %1942, <16 x i32> poison, <16 x i32> zeroinitializer
  %1944 = insertelement <16 x i32> poison, i32 %1933, i64 0
  %1945 = shufflevector <16 x i32> %1944, <16 x i32> poison, <16 x i32> zeroinitializer
  %1946 = insertelement <16 x i32> poison, i32 %1930, i64 0
  %1947 = bitcast <16 x i32> %1946 to <16 x float>
  %1948 = shufflevector <16 x float> %1947, <16 x float> poison, <16 x i32> zeroinitializer
  %1949 = insertelement <16 x float> poison, float %1927, i64 0
  %1950 = shufflevector <16 x float> %1949, <16 x float> poison, <16 x i32> zeroinitializer
  %1951 = sub i32 31, %1941
  %1952 = insertelement <16 x i32> poison, i32 %1951, i64 0
  %1953 = shufflevector <16 x i32> %1952, <16 x i32> poison, <16 x i32> zeroinitializer
  %1954 = add i32 %1941, %1764
  %1955 = sub i32 31, %1954
  %1956 = insertelement <16 x i32> poison, i32 %1955, i64 0
  %1957 = shufflevector <16 x i32> %1956, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %1958

1958:
  %1959 = phi i64 [ 0, %1919 ], [ %2108, %1958 ]
  %1960 = phi ptr [ %1672, %1919 ], [ %2106, %1958 ]
  %1961 = phi ptr [ %1678, %1919 ], [ %2107, %1958 ]
  %1962 = phi <16 x i32> [ zeroinitializer, %1919 ], [ %2105, %1958 ]
  %1963 = trunc nuw nsw i64 %1959 to i32
  %1964 = mul i32 %1767, %1963
  %1965 = add i32 %1964, %1935
  %1966 = zext i32 %1965 to i64
  %1967 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %1966
  %1968 = getelementptr inbounds nuw i8, ptr %1967, i64 128
  %1969 = select i1 %1936, ptr @ZEROS, ptr %1968
  %1970 = load <16 x i32>, ptr %1967, align 64
  %1971 = getelementptr inbounds nuw i8, ptr %1967, i64 64
  %1972 = load <16 x i32>, ptr %1971, align 64
  %1973 = shufflevector <16 x i32> %1970, <16 x i32> %1972, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %1974 = shufflevector <16 x i32> %1970, <16 x i32> %1972, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %1975 = load <16 x i32>, ptr %1969, align 64
  %1976 = getelementptr inbounds nuw i8, ptr %1969, i64 64
  %1977 = load <16 x i32>, ptr %1976, align 64
  %1978 = shufflevector <16 x i32> %1975, <16 x i32> %1977, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %1979 = shufflevector <16 x i32> %1975, <16 x i32> %1977, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %1980 = shufflevector <16 x i32> %1973, <16 x i32> %1978, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %1981 = shufflevector <16 x i32> %1973, <16 x i32> %1978, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %1982 = shufflevector <16 x i32> %1974, <16 x i32> %1979, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %1983 = shufflevector <16 x i32> %1974, <16 x i32> %1979, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %1984 = shl <16 x i32> %1980, %1953
  %1985 = ashr <16 x i32> %1984, %1943
  %1986 = and <16 x i32> %1985, %1945
  %1987 = bitcast <16 x i32> %1986 to <16 x float>
  %1988 = fmul <16 x float> %1948, %1987
  store <16 x float> %1988, ptr %1960, align 64
  %1989 = and <16 x i32> %1986, splat (i32 2147483647)
  %1990 = and <16 x i32> %1986, splat (i32 2139095040)
  %1991 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1990, <16 x i32> splat (i32 8388608))
  %1992 = icmp eq <16 x i32> %1989, zeroinitializer
  %1993 = bitcast <16 x i32> %1991 to <16 x float>
  %1994 = fmul <16 x float> %1948, %1993
  %1995 = select <16 x i1> %1992, <16 x float> %1950, <16 x float> %1994
  store <16 x float> %1995, ptr %1961, align 64
  %1996 = getelementptr inbounds nuw i8, ptr %1960, i64 64
  %1997 = shl <16 x i32> %1980, %1957
  %1998 = ashr <16 x i32> %1997, %1943
  %1999 = and <16 x i32> %1998, %1945
  %2000 = bitcast <16 x i32> %1999 to <16 x float>
  %2001 = fmul <16 x float> %1948, %2000
  store <16 x float> %2001, ptr %1996, align 64
  %2002 = getelementptr inbounds nuw i8, ptr %1961, i64 64
  %2003 = and <16 x i32> %1999, splat (i32 2147483647)
  %2004 = and <16 x i32> %1999, splat (i32 2139095040)
  %2005 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2004, <16 x i32> splat (i32 8388608))
  %2006 = icmp eq <16 x i32> %2003, zeroinitializer
  %2007 = bitcast <16 x i32> %2005 to <16 x float>
  %2008 = fmul <16 x float> %1948, %2007
  %2009 = select <16 x i1> %2006, <16 x float> %1950, <16 x float> %2008
  store <16 x float> %2009, ptr %2002, align 64
  %2010 = and <16 x i32> %1980, %1938
  %2011 = add <16 x i32> %2010, %1940
  %2012 = or <16 x i32> %2011, %1962
  %2013 = getelementptr inbounds nuw i8, ptr %1960, i64 128
  %2014 = getelementptr inbounds nuw i8, ptr %1961, i64 128
  %2015 = shl <16 x i32> %1981, %1953
  %2016 = ashr <16 x i32> %2015, %1943
  %2017 = and <16 x i32> %2016, %1945
  %2018 = bitcast <16 x i32> %2017 to <16 x float>
  %2019 = fmul <16 x float> %1948, %2018
  store <16 x float> %2019, ptr %2013, align 64
  %2020 = and <16 x i32> %2017, splat (i32 2147483647)
  %2021 = and <16 x i32> %2017, splat (i32 2139095040)
  %2022 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2021, <16 x i32> splat (i32 8388608))
  %2023 = icmp eq <16 x i32> %2020, zeroinitializer
  %2024 = bitcast <16 x i32> %2022 to <16 x float>
  %2025 = fmul <16 x float> %1948, %2024
  %2026 = select <16 x i1> %2023, <16 x float> %1950, <16 x float> %2025
  store <16 x float> %2026, ptr %2014, align 64
  %2027 = getelementptr inbounds nuw i8, ptr %1960, i64 192
  %2028 = shl <16 x i32> %1981, %1957
  %2029 = ashr <16 x i32> %2028, %1943
  %2030 = and <16 x i32> %2029, %1945
  %2031 = bitcast <16 x i32> %2030 to <16 x float>
  %2032 = fmul <16 x float> %1948, %2031
  store <16 x float> %2032, ptr %2027, align 64
  %2033 = getelementptr inbounds nuw i8, ptr %1961, i64 192
  %2034 = and <16 x i32> %2030, splat (i32 2147483647)
  %2035 = and <16 x i32> %2030, splat (i32 2139095040)
  %2036 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2035, <16 x i32> splat (i32 8388608))
  %2037 = icmp eq <16 x i32> %2034, zeroinitializer
  %2038 = bitcast <16 x i32> %2036 to <16 x float>
  %2039 = fmul <16 x float> %1948, %2038
  %2040 = select <16 x i1> %2037, <16 x float> %1950, <16 x float> %2039
  store <16 x float> %2040, ptr %2033, align 64
  %2041 = and <16 x i32> %1981, %1938
  %2042 = add <16 x i32> %2041, %1940
  %2043 = or <16 x i32> %2042, %2012
  %2044 = getelementptr inbounds nuw i8, ptr %1960, i64 256
  %2045 = getelementptr inbounds nuw i8, ptr %1961, i64 256
  %2046 = shl <16 x i32> %1982, %1953
  %2047 = ashr <16 x i32> %2046, %1943
  %2048 = and <16 x i32> %2047, %1945
  %2049 = bitcast <16 x i32> %2048 to <16 x float>
  %2050 = fmul <16 x float> %1948, %2049
  store <16 x float> %2050, ptr %2044, align 64
  %2051 = and <16 x i32> %2048, splat (i32 2147483647)
  %2052 = and <16 x i32> %2048, splat (i32 2139095040)
  %2053 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2052, <16 x i32> splat (i32 8388608))
  %2054 = icmp eq <16 x i32> %2051, zeroinitializer
  %2055 = bitcast <16 x i32> %2053 to <16 x float>
  %2056 = fmul <16 x float> %1948, %2055
  %2057 = select <16 x i1> %2054, <16 x float> %1950, <16 x float> %2056
  store <16 x float> %2057, ptr %2045, align 64
  %2058 = getelementptr inbounds nuw i8, ptr %1960, i64 320
  %2059 = shl <16 x i32> %1982, %1957
  %2060 = ashr <16 x i32> %2059, %1943
  %2061 = and <16 x i32> %2060, %1945
  %2062 = bitcast <16 x i32> %2061 to <16 x float>
  %2063 = fmul <16 x float> %1948, %2062
  store <16 x float> %2063, ptr %2058, align 64
  %2064 = getelementptr inbounds nuw i8, ptr %1961, i64 320
  %2065 = and <16 x i32> %2061, splat (i32 2147483647)
  %2066 = and <16 x i32> %2061, splat (i32 2139095040)
  %2067 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2066, <16 x i32> splat (i32 8388608))
  %2068 = icmp eq <16 x i32> %2065, zeroinitializer
  %2069 = bitcast <16 x i32> %2067 to <16 x float>
  %2070 = fmul <16 x float> %1948, %2069
  %2071 = select <16 x i1> %2068, <16 x float> %1950, <16 x float> %2070
  store <16 x float> %2071, ptr %2064, align 64
  %2072 = and <16 x i32> %1982, %1938
  %2073 = add <16 x i32> %2072, %1940
  %2074 = or <16 x i32> %2073, %2043
  %2075 = getelementptr inbounds nuw i8, ptr %1960, i64 384
  %2076 = getelementptr inbounds nuw i8, ptr %1961, i64 384
  %2077 = shl <16 x i32> %1983, %1953
  %2078 = ashr <16 x i32> %2077, %1943
  %2079 = and <16 x i32> %2078, %1945
  %2080 = bitcast <16 x i32> %2079 to <16 x float>
  %2081 = fmul <16 x float> %1948, %2080
  store <16 x float> %2081, ptr %2075, align 64
  %2082 = and <16 x i32> %2079, splat (i32 2147483647)
  %2083 = and <16 x i32> %2079, splat (i32 2139095040)
  %2084 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2083, <16 x i32> splat (i32 8388608))
  %2085 = icmp eq <16 x i32> %2082, zeroinitializer
  %2086 = bitcast <16 x i32> %2084 to <16 x float>
  %2087 = fmul <16 x float> %1948, %2086
  %2088 = select <16 x i1> %2085, <16 x float> %1950, <16 x float> %2087
  store <16 x float> %2088, ptr %2076, align 64
  %2089 = getelementptr inbounds nuw i8, ptr %1960, i64 448
  %2090 = shl <16 x i32> %1983, %1957
  %2091 = ashr <16 x i32> %2090, %1943
  %2092 = and <16 x i32> %2091, %1945
  %2093 = bitcast <16 x i32> %2092 to <16 x float>
  %2094 = fmul <16 x float> %1948, %2093
  store <16 x float> %2094, ptr %2089, align 64
  %2095 = getelementptr inbounds nuw i8, ptr %1961, i64 448
  %2096 = and <16 x i32> %2092, splat (i32 2147483647)
  %2097 = and <16 x i32> %2092, splat (i32 2139095040)
  %2098 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2097, <16 x i32> splat (i32 8388608))
  %2099 = icmp eq <16 x i32> %2096, zeroinitializer
  %2100 = bitcast <16 x i32> %2098 to <16 x float>
  %2101 = fmul <16 x float> %1948, %2100
  %2102 = select <16 x i1> %2099, <16 x float> %1950, <16 x float> %2101
  store <16 x float> %2102, ptr %2095, align 64
  %2103 = and <16 x i32> %1983, %1938
  %2104 = add <16 x i32> %2103, %1940
  %2105 = or <16 x i32> %2104, %2074
  %2106 = getelementptr inbounds nuw i8, ptr %1960, i64 512
  %2107 = getelementptr inbounds nuw i8, ptr %1961, i64 512
  %2108 = add nuw nsw i64 %1959, 1
  %2109 = load i32, ptr %1679, align 4
  %2110 = lshr i32 %2109, 3
  %2111 = zext nneg i32 %2110 to i64
  %2112 = icmp samesign ult i64 %2108, %2111
  br i1 %2112, label %1958, label %2113

2113:
  %2114 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %2105)
  %2115 = and i32 %2114, %1776
  br label %3002

2116:
  %2117 = icmp ult i32 %1777, 16
  br i1 %2117, label %3002, label %2118

2118:
  %2119 = shl nsw i32 -1, %1770
  %2120 = xor i32 %2119, -1
  %2121 = load i32, ptr %1677, align 4
  %2122 = sub i32 %2120, %2121
  %2123 = mul i32 %2122, %1775
  %2124 = mul i32 %1775, %2120
  %2125 = icmp eq i32 %1768, 8
  %2126 = select i1 %2125, float 0x3810000000000000, float 0.000000e+00
  %2127 = add nsw i32 %1768, -1
  %2128 = shl i32 -8388608, %2127
  %2129 = add i32 %2128, 2139095040
  %2130 = sub nsw i32 23, %1769
  %2131 = shl i32 %2120, %2130
  %2132 = or i32 %2131, -2147483648
  %2133 = sub i32 8, %1768
  %2134 = shl nuw nsw i32 %1713, 1
  %2135 = icmp eq i32 %1767, 1
  %2136 = insertelement <16 x i32> poison, i32 %2124, i64 0
  %2137 = shufflevector <16 x i32> %2136, <16 x i32> poison, <16 x i32> zeroinitializer
  %2138 = insertelement <16 x i32> poison, i32 %2123, i64 0
  %2139 = shufflevector <16 x i32> %2138, <16 x i32> poison, <16 x i32> zeroinitializer
  %2140 = add i32 %1771, %1770
  %2141 = insertelement <16 x i32> poison, i32 %2133, i64 0
  %2142 = shufflevector <16 x i32> %2141, <16 x i32> poison, <16 x i32> zeroinitializer
  %2143 = insertelement <16 x i32> poison, i32 %2132, i64 0
  %2144 = shufflevector <16 x i32> %2143, <16 x i32> poison, <16 x i32> zeroinitializer
  %2145 = insertelement <16 x i32> poison, i32 %2129, i64 0
  %2146 = bitcast <16 x i32> %2145 to <16 x float>
  %2147 = shufflevector <16 x float> %2146, <16 x float> poison, <16 x i32> zeroinitializer
  %2148 = insertelement <16 x float> poison, float %2126, i64 0
  %2149 = shufflevector <16 x float> %2148, <16 x float> poison, <16 x i32> zeroinitializer
  %2150 = sub i32 31, %2140
  %2151 = insertelement <16 x i32> poison, i32 %2150, i64 0
  %2152 = shufflevector <16 x i32> %2151, <16 x i32> poison, <16 x i32> zeroinitializer
  %2153 = add i32 %2140, %1764
  %2154 = sub i32 31, %2153
  %2155 = insertelement <16 x i32> poison, i32 %2154, i64 0
  %2156 = shufflevector <16 x i32> %2155, <16 x i32> poison, <16 x i32> zeroinitializer
  %2157 = shl i32 %1764, 1
  %2158 = add i32 %2140, %2157
  %2159 = sub i32 31, %2158
  %2160 = insertelement <16 x i32> poison, i32 %2159, i64 0
  %2161 = shufflevector <16 x i32> %2160, <16 x i32> poison, <16 x i32> zeroinitializer
  %2162 = mul i32 %1764, 3
  %2163 = add i32 %2140, %2162
  %2164 = sub i32 31, %2163
  %2165 = insertelement <16 x i32> poison, i32 %2164, i64 0
  %2166 = shufflevector <16 x i32> %2165, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %2167

2167:
  %2168 = phi i64 [ 0, %2118 ], [ %2429, %2167 ]
  %2169 = phi ptr [ %1672, %2118 ], [ %2427, %2167 ]
  %2170 = phi ptr [ %1678, %2118 ], [ %2428, %2167 ]
  %2171 = phi <16 x i32> [ zeroinitializer, %2118 ], [ %2426, %2167 ]
  %2172 = trunc nuw nsw i64 %2168 to i32
  %2173 = mul i32 %1767, %2172
  %2174 = add i32 %2173, %2134
  %2175 = zext i32 %2174 to i64
  %2176 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %2175
  %2177 = getelementptr inbounds nuw i8, ptr %2176, i64 128
  %2178 = select i1 %2135, ptr @ZEROS, ptr %2177
  %2179 = load <16 x i32>, ptr %2176, align 64
  %2180 = getelementptr inbounds nuw i8, ptr %2176, i64 64
  %2181 = load <16 x i32>, ptr %2180, align 64
  %2182 = shufflevector <16 x i32> %2179, <16 x i32> %2181, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %2183 = shufflevector <16 x i32> %2179, <16 x i32> %2181, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %2184 = load <16 x i32>, ptr %2178, align 64
  %2185 = getelementptr inbounds nuw i8, ptr %2178, i64 64
  %2186 = load <16 x i32>, ptr %2185, align 64
  %2187 = shufflevector <16 x i32> %2184, <16 x i32> %2186, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %2188 = shufflevector <16 x i32> %2184, <16 x i32> %2186, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %2189 = shufflevector <16 x i32> %2182, <16 x i32> %2187, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %2190 = shufflevector <16 x i32> %2182, <16 x i32> %2187, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %2191 = shufflevector <16 x i32> %2183, <16 x i32> %2188, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %2192 = shufflevector <16 x i32> %2183, <16 x i32> %2188, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %2193 = shl <16 x i32> %2189, %2152
  %2194 = ashr <16 x i32> %2193, %2142
  %2195 = and <16 x i32> %2194, %2144
  %2196 = bitcast <16 x i32> %2195 to <16 x float>
  %2197 = fmul <16 x float> %2147, %2196
  store <16 x float> %2197, ptr %2169, align 64
  %2198 = and <16 x i32> %2195, splat (i32 2147483647)
  %2199 = and <16 x i32> %2195, splat (i32 2139095040)
  %2200 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2199, <16 x i32> splat (i32 8388608))
  %2201 = icmp eq <16 x i32> %2198, zeroinitializer
  %2202 = bitcast <16 x i32> %2200 to <16 x float>
  %2203 = fmul <16 x float> %2147, %2202
  %2204 = select <16 x i1> %2201, <16 x float> %2149, <16 x float> %2203
  store <16 x float> %2204, ptr %2170, align 64
  %2205 = getelementptr inbounds nuw i8, ptr %2169, i64 64
  %2206 = shl <16 x i32> %2189, %2156
  %2207 = ashr <16 x i32> %2206, %2142
  %2208 = and <16 x i32> %2207, %2144
  %2209 = bitcast <16 x i32> %2208 to <16 x float>
  %2210 = fmul <16 x float> %2147, %2209
  store <16 x float> %2210, ptr %2205, align 64
  %2211 = getelementptr inbounds nuw i8, ptr %2170, i64 64
  %2212 = and <16 x i32> %2208, splat (i32 2147483647)
  %2213 = and <16 x i32> %2208, splat (i32 2139095040)
  %2214 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2213, <16 x i32> splat (i32 8388608))
  %2215 = icmp eq <16 x i32> %2212, zeroinitializer
  %2216 = bitcast <16 x i32> %2214 to <16 x float>
  %2217 = fmul <16 x float> %2147, %2216
  %2218 = select <16 x i1> %2215, <16 x float> %2149, <16 x float> %2217
  store <16 x float> %2218, ptr %2211, align 64
  %2219 = getelementptr inbounds nuw i8, ptr %2169, i64 128
  %2220 = shl <16 x i32> %2189, %2161
  %2221 = ashr <16 x i32> %2220, %2142
  %2222 = and <16 x i32> %2221, %2144
  %2223 = bitcast <16 x i32> %2222 to <16 x float>
  %2224 = fmul <16 x float> %2147, %2223
  store <16 x float> %2224, ptr %2219, align 64
  %2225 = getelementptr inbounds nuw i8, ptr %2170, i64 128
  %2226 = and <16 x i32> %2222, splat (i32 2147483647)
  %2227 = and <16 x i32> %2222, splat (i32 2139095040)
  %2228 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2227, <16 x i32> splat (i32 8388608))
  %2229 = icmp eq <16 x i32> %2226, zeroinitializer
  %2230 = bitcast <16 x i32> %2228 to <16 x float>
  %2231 = fmul <16 x float> %2147, %2230
  %2232 = select <16 x i1> %2229, <16 x float> %2149, <16 x float> %2231
  store <16 x float> %2232, ptr %2225, align 64
  %2233 = getelementptr inbounds nuw i8, ptr %2169, i64 192
  %2234 = shl <16 x i32> %2189, %2166
  %2235 = ashr <16 x i32> %2234, %2142
  %2236 = and <16 x i32> %2235, %2144
  %2237 = bitcast <16 x i32> %2236 to <16 x float>
  %2238 = fmul <16 x float> %2147, %2237
  store <16 x float> %2238, ptr %2233, align 64
  %2239 = getelementptr inbounds nuw i8, ptr %2170, i64 192
  %2240 = and <16 x i32> %2236, splat (i32 2147483647)
  %2241 = and <16 x i32> %2236, splat (i32 2139095040)
  %2242 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2241, <16 x i32> splat (i32 8388608))
  %2243 = icmp eq <16 x i32> %2240, zeroinitializer
  %2244 = bitcast <16 x i32> %2242 to <16 x float>
  %2245 = fmul <16 x float> %2147, %2244
  %2246 = select <16 x i1> %2243, <16 x float> %2149, <16 x float> %2245
  store <16 x float> %2246, ptr %2239, align 64
  %2247 = and <16 x i32> %2189, %2137
  %2248 = add <16 x i32> %2247, %2139
  %2249 = or <16 x i32> %2248, %2171
  %2250 = getelementptr inbounds nuw i8, ptr %2169, i64 256
  %2251 = getelementptr inbounds nuw i8, ptr %2170, i64 256
  %2252 = shl <16 x i32> %2190, %2152
  %2253 = ashr <16 x i32> %2252, %2142
  %2254 = and <16 x i32> %2253, %2144
  %2255 = bitcast <16 x i32> %2254 to <16 x float>
  %2256 = fmul <16 x float> %2147, %2255
  store <16 x float> %2256, ptr %2250, align 64
  %2257 = and <16 x i32> %2254, splat (i32 2147483647)
  %2258 = and <16 x i32> %2254, splat (i32 2139095040)
  %2259 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2258, <16 x i32> splat (i32 8388608))
  %2260 = icmp eq <16 x i32> %2257, zeroinitializer
  %2261 = bitcast <16 x i32> %2259 to <16 x float>
  %2262 = fmul <16 x float> %2147, %2261
  %2263 = select <16 x i1> %2260, <16 x float> %2149, <16 x float> %2262
  store <16 x float> %2263, ptr %2251, align 64
  %2264 = getelementptr inbounds nuw i8, ptr %2169, i64 320
  %2265 = shl <16 x i32> %2190, %2156
  %2266 = ashr <16 x i32> %2265, %2142
  %2267 = and <16 x i32> %2266, %2144
  %2268 = bitcast <16 x i32> %2267 to <16 x float>
  %2269 = fmul <16 x float> %2147, %2268
  store <16 x float> %2269, ptr %2264, align 64
  %2270 = getelementptr inbounds nuw i8, ptr %2170, i64 320
  %2271 = and <16 x i32> %2267, splat (i32 2147483647)
  %2272 = and <16 x i32> %2267, splat (i32 2139095040)
  %2273 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2272, <16 x i32> splat (i32 8388608))
  %2274 = icmp eq <16 x i32> %2271, zeroinitializer
  %2275 = bitcast <16 x i32> %2273 to <16 x float>
  %2276 = fmul <16 x float> %2147, %2275
  %2277 = select <16 x i1> %2274, <16 x float> %2149, <16 x float> %2276
  store <16 x float> %2277, ptr %2270, align 64
  %2278 = getelementptr inbounds nuw i8, ptr %2169, i64 384
  %2279 = shl <16 x i32> %2190, %2161
  %2280 = ashr <16 x i32> %2279, %2142
  %2281 = and <16 x i32> %2280, %2144
  %2282 = bitcast <16 x i32> %2281 to <16 x float>
  %2283 = fmul <16 x float> %2147, %2282
  store <16 x float> %2283, ptr %2278, align 64
  %2284 = getelementptr inbounds nuw i8, ptr %2170, i64 384
  %2285 = and <16 x i32> %2281, splat (i32 2147483647)
  %2286 = and <16 x i32> %2281, splat (i32 2139095040)
  %2287 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2286, <16 x i32> splat (i32 8388608))
  %2288 = icmp eq <16 x i32> %2285, zeroinitializer
  %2289 = bitcast <16 x i32> %2287 to <16 x float>
  %2290 = fmul <16 x float> %2147, %2289
  %2291 = select <16 x i1> %2288, <16 x float> %2149, <16 x float> %2290
  store <16 x float> %2291, ptr %2284, align 64
  %2292 = getelementptr inbounds nuw i8, ptr %2169, i64 448
  %2293 = shl <16 x i32> %2190, %2166
  %2294 = ashr <16 x i32> %2293, %2142
  %2295 = and <16 x i32> %2294, %2144
  %2296 = bitcast <16 x i32> %2295 to <16 x float>
  %2297 = fmul <16 x float> %2147, %2296
  store <16 x float> %2297, ptr %2292, align 64
  %2298 = getelementptr inbounds nuw i8, ptr %2170, i64 448
  %2299 = and <16 x i32> %2295, splat (i32 2147483647)
  %2300 = and <16 x i32> %2295, splat (i32 2139095040)
  %2301 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2300, <16 x i32> splat (i32 8388608))
  %2302 = icmp eq <16 x i32> %2299, zeroinitializer
  %2303 = bitcast <16 x i32> %2301 to <16 x float>
  %2304 = fmul <16 x float> %2147, %2303
  %2305 = select <16 x i1> %2302, <16 x float> %2149, <16 x float> %2304
  store <16 x float> %2305, ptr %2298, align 64
  %2306 = and <16 x i32> %2190, %2137
  %2307 = add <16 x i32> %2306, %2139
  %2308 = or <16 x i32> %2307, %2249
  %2309 = getelementptr inbounds nuw i8, ptr %2169, i64 512
  %2310 = getelementptr inbounds nuw i8, ptr %2170, i64 512
  %2311 = shl <16 x i32> %2191, %2152
  %2312 = ashr <16 x i32> %2311, %2142
  %2313 = and <16 x i32> %2312, %2144
  %2314 = bitcast <16 x i32> %2313 to <16 x float>
  %2315 = fmul <16 x float> %2147, %2314
  store <16 x float> %2315, ptr %2309, align 64
  %2316 = and <16 x i32> %2313, splat (i32 2147483647)
  %2317 = and <16 x i32> %2313, splat (i32 2139095040)
  %2318 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2317, <16 x i32> splat (i32 8388608))
  %2319 = icmp eq <16 x i32> %2316, zeroinitializer
  %2320 = bitcast <16 x i32> %2318 to <16 x float>
  %2321 = fmul <16 x float> %2147, %2320
  %2322 = select <16 x i1> %2319, <16 x float> %2149, <16 x float> %2321
  store <16 x float> %2322, ptr %2310, align 64
  %2323 = getelementptr inbounds nuw i8, ptr %2169, i64 576
  %2324 = shl <16 x i32> %2191, %2156
  %2325 = ashr <16 x i32> %2324, %2142
  %2326 = and <16 x i32> %2325, %2144
  %2327 = bitcast <16 x i32> %2326 to <16 x float>
  %2328 = fmul <16 x float> %2147, %2327
  store <16 x float> %2328, ptr %2323, align 64
  %2329 = getelementptr inbounds nuw i8, ptr %2170, i64 576
  %2330 = and <16 x i32> %2326, splat (i32 2147483647)
  %2331 = and <16 x i32> %2326, splat (i32 2139095040)
  %2332 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2331, <16 x i32> splat (i32 8388608))
  %2333 = icmp eq <16 x i32> %2330, zeroinitializer
  %2334 = bitcast <16 x i32> %2332 to <16 x float>
  %2335 = fmul <16 x float> %2147, %2334
  %2336 = select <16 x i1> %2333, <16 x float> %2149, <16 x float> %2335
  store <16 x float> %2336, ptr %2329, align 64
  %2337 = getelementptr inbounds nuw i8, ptr %2169, i64 640
  %2338 = shl <16 x i32> %2191, %2161
  %2339 = ashr <16 x i32> %2338, %2142
  %2340 = and <16 x i32> %2339, %2144
  %2341 = bitcast <16 x i32> %2340 to <16 x float>
  %2342 = fmul <16 x float> %2147, %2341
  store <16 x float> %2342, ptr %2337, align 64
  %2343 = getelementptr inbounds nuw i8, ptr %2170, i64 640
  %2344 = and <16 x i32> %2340, splat (i32 2147483647)
  %2345 = and <16 x i32> %2340, splat (i32 2139095040)
  %2346 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2345, <16 x i32> splat (i32 8388608))
  %2347 = icmp eq <16 x i32> %2344, zeroinitializer
  %2348 = bitcast <16 x i32> %2346 to <16 x float>
  %2349 = fmul <16 x float> %2147, %2348
  %2350 = select <16 x i1> %2347, <16 x float> %2149, <16 x float> %2349
  store <16 x float> %2350, ptr %2343, align 64
  %2351 = getelementptr inbounds nuw i8, ptr %2169, i64 704
  %2352 = shl <16 x i32> %2191, %2166
  %2353 = ashr <16 x i32> %2352, %2142
  %2354 = and <16 x i32> %2353, %2144
  %2355 = bitcast <16 x i32> %2354 to <16 x float>
  %2356 = fmul <16 x float> %2147, %2355
  store <16 x float> %2356, ptr %2351, align 64
  %2357 = getelementptr inbounds nuw i8, ptr %2170, i64 704
  %2358 = and <16 x i32> %2354, splat (i32 2147483647)
  %2359 = and <16 x i32> %2354, splat (i32 2139095040)
  %2360 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2359, <16 x i32> splat (i32 8388608))
  %2361 = icmp eq <16 x i32> %2358, zeroinitializer
  %2362 = bitcast <16 x i32> %2360 to <16 x float>
  %2363 = fmul <16 x float> %2147, %2362
  %2364 = select <16 x i1> %2361, <16 x float> %2149, <16 x float> %2363
  store <16 x float> %2364, ptr %2357, align 64
  %2365 = and <16 x i32> %2191, %2137
  %2366 = add <16 x i32> %2365, %2139
  %2367 = or <16 x i32> %2366, %2308
  %2368 = getelementptr inbounds nuw i8, ptr %2169, i64 768
  %2369 = getelementptr inbounds nuw i8, ptr %2170, i64 768
  %2370 = shl <16 x i32> %2192, %2152
  %2371 = ashr <16 x i32> %2370, %2142
  %2372 = and <16 x i32> %2371, %2144
  %2373 = bitcast <16 x i32> %2372 to <16 x float>
  %2374 = fmul <16 x float> %2147, %2373
  store <16 x float> %2374, ptr %2368, align 64
  %2375 = and <16 x i32> %2372, splat (i32 2147483647)
  %2376 = and <16 x i32> %2372, splat (i32 2139095040)
  %2377 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2376, <16 x i32> splat (i32 8388608))
  %2378 = icmp eq <16 x i32> %2375, zeroinitializer
  %2379 = bitcast <16 x i32> %2377 to <16 x float>
  %2380 = fmul <16 x float> %2147, %2379
  %2381 = select <16 x i1> %2378, <16 x float> %2149, <16 x float> %2380
  store <16 x float> %2381, ptr %2369, align 64
  %2382 = getelementptr inbounds nuw i8, ptr %2169, i64 832
  %2383 = shl <16 x i32> %2192, %2156
  %2384 = ashr <16 x i32> %2383, %2142
  %2385 = and <16 x i32> %2384, %2144
  %2386 = bitcast <16 x i32> %2385 to <16 x float>
  %2387 = fmul <16 x float> %2147, %2386
  store <16 x float> %2387, ptr %2382, align 64
  %2388 = getelementptr inbounds nuw i8, ptr %2170, i64 832
  %2389 = and <16 x i32> %2385, splat (i32 2147483647)
  %2390 = and <16 x i32> %2385, splat (i32 2139095040)
  %2391 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2390, <16 x i32> splat (i32 8388608))
  %2392 = icmp eq <16 x i32> %2389, zeroinitializer
  %2393 = bitcast <16 x i32> %2391 to <16 x float>
  %2394 = fmul <16 x float> %2147, %2393
  %2395 = select <16 x i1> %2392, <16 x float> %2149, <16 x float> %2394
  store <16 x float> %2395, ptr %2388, align 64
  %2396 = getelementptr inbounds nuw i8, ptr %2169, i64 896
  %2397 = shl <16 x i32> %2192, %2161
  %2398 = ashr <16 x i32> %2397, %2142
  %2399 = and <16 x i32> %2398, %2144
  %2400 = bitcast <16 x i32> %2399 to <16 x float>
  %2401 = fmul <16 x float> %2147, %2400
  store <16 x float> %2401, ptr %2396, align 64
  %2402 = getelementptr inbounds nuw i8, ptr %2170, i64 896
  %2403 = and <16 x i32> %2399, splat (i32 2147483647)
  %2404 = and <16 x i32> %2399, splat (i32 2139095040)
  %2405 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2404, <16 x i32> splat (i32 8388608))
  %2406 = icmp eq <16 x i32> %2403, zeroinitializer
  %2407 = bitcast <16 x i32> %2405 to <16 x float>
  %2408 = fmul <16 x float> %2147, %2407
  %2409 = select <16 x i1> %2406, <16 x float> %2149, <16 x float> %2408
  store <16 x float> %2409, ptr %2402, align 64
  %2410 = getelementptr inbounds nuw i8, ptr %2169, i64 960
  %2411 = shl <16 x i32> %2192, %2166
  %2412 = ashr <16 x i32> %2411, %2142
  %2413 = and <16 x i32> %2412, %2144
  %2414 = bitcast <16 x i32> %2413 to <16 x float>
  %2415 = fmul <16 x float> %2147, %2414
  store <16 x float> %2415, ptr %2410, align 64
  %2416 = getelementptr inbounds nuw i8, ptr %2170, i64 960
  %2417 = and <16 x i32> %2413, splat (i32 2147483647)
  %2418 = and <16 x i32> %2413, splat (i32 2139095040)
  %2419 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2418, <16 x i32> splat (i32 8388608))
  %2420 = icmp eq <16 x i32> %2417, zeroinitializer
  %2421 = bitcast <16 x i32> %2419 to <16 x float>
  %2422 = fmul <16 x float> %2147, %2421
  %2423 = select <16 x i1> %2420, <16 x float> %2149, <16 x float> %2422
  store <16 x float> %2423, ptr %2416, align 64
  %2424 = and <16 x i32> %2192, %2137
  %2425 = add <16 x i32> %2424, %2139
  %2426 = or <16 x i32> %2425, %2367
  %2427 = getelementptr inbounds nuw i8, ptr %2169, i64 1024
  %2428 = getelementptr inbounds nuw i8, ptr %2170, i64 1024
  %2429 = add nuw nsw i64 %2168, 1
  %2430 = load i32, ptr %1679, align 4
  %2431 = lshr i32 %2430, 4
  %2432 = zext nneg i32 %2431 to i64
  %2433 = icmp samesign ult i64 %2429, %2432
  br i1 %2433, label %2167, label %2434

2434:
  %2435 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %2426)
  %2436 = and i32 %2435, %1776
  br label %3002

2437:
  %2438 = icmp ult i32 %1777, 32
  br i1 %2438, label %3002, label %2439

2439:
  %2440 = shl nsw i32 -1, %1770
  %2441 = xor i32 %2440, -1
  %2442 = load i32, ptr %1677, align 4
  %2443 = sub i32 %2441, %2442
  %2444 = mul i32 %2443, %1775
  %2445 = mul i32 %1775, %2441
  %2446 = icmp eq i32 %1768, 8
  %2447 = select i1 %2446, float 0x3810000000000000, float 0.000000e+00
  %2448 = add nsw i32 %1768, -1
  %2449 = shl i32 -8388608, %2448
  %2450 = add i32 %2449, 2139095040
  %2451 = sub nsw i32 23, %1769
  %2452 = shl i32 %2441, %2451
  %2453 = or i32 %2452, -2147483648
  %2454 = sub i32 8, %1768
  %2455 = shl nuw nsw i32 %1713, 1
  %2456 = icmp eq i32 %1767, 1
  %2457 = insertelement <16 x i32> poison, i32 %2445, i64 0
  %2458 = shufflevector <16 x i32> %2457, <16 x i32> poison, <16 x i32> zeroinitializer
  %2459 = insertelement <16 x i32> poison, i32 %2444, i64 0
  %2460 = shufflevector <16 x i32> %2459, <16 x i32> poison, <16 x i32> zeroinitializer
  %2461 = add i32 %1771, %1770
  %2462 = insertelement <16 x i32> poison, i32 %2454, i64 0
  %2463 = shufflevector <16 x i32> %2462, <16 x i32> poison, <16 x i32> zeroinitializer
  %2464 = insertelement <16 x i32> poison, i32 %2453, i64 0
  %2465 = shufflevector <16 x i32> %2464, <16 x i32> poison, <16 x i32> zeroinitializer
  %2466 = insertelement <16 x i32> poison, i32 %2450, i64 0
  %2467 = bitcast <16 x i32> %2466 to <16 x float>
  %2468 = shufflevector <16 x float> %2467, <16 x float> poison, <16 x i32> zeroinitializer
  %2469 = insertelement <16 x float> poison, float %2447, i64 0
  %2470 = shufflevector <16 x float> %2469, <16 x float> poison, <16 x i32> zeroinitializer
  %2471 = sub i32 31, %2461
  %2472 = insertelement <16 x i32> poison, i32 %2471, i64 0
  %2473 = shufflevector <16 x i32> %2472, <16 x i32> poison, <16 x i32> zeroinitializer
  %2474 = add i32 %2461, %1764
  %2475 = sub i32 31, %2474
  %2476 = insertelement <16 x i32> poison, i32 %2475, i64 0
  %2477 = shufflevector <16 x i32> %2476, <16 x i32> poison, <16 x i32> zeroinitializer
  %2478 = shl i32 %1764, 1
  %2479 = add i32 %2461, %2478
  %2480 = sub i32 31, %2479
  %2481 = insertelement <16 x i32> poison, i32 %2480, i64 0
  %2482 = shufflevector <16 x i32> %2481, <16 x i32> poison, <16 x i32> zeroinitializer
  %2483 = mul i32 %1764, 3
  %2484 = add i32 %2461, %2483
  %2485 = sub i32 31, %2484
  %2486 = insertelement <16 x i32> poison, i32 %2485, i64 0
  %2487 = shufflevector <16 x i32> %2486, <16 x i32> poison, <16 x i32> zeroinitializer
  %2488 = shl i32 %1764, 2
  %2489 = add i32 %2461, %2488
  %2490 = sub i32 31, %2489
  %2491 = insertelement <16 x i32> poison, i32 %2490, i64 0
  %2492 = shufflevector <16 x i32> %2491, <16 x i32> poison, <16 x i32> zeroinitializer
  %2493 = mul i32 %1764, 5
  %2494 = add i32 %2461, %2493
  %2495 = sub i32 31, %2494
  %2496 = insertelement <16 x i32> poison, i32 %2495, i64 0
  %2497 = shufflevector <16 x i32> %2496, <16 x i32> poison, <16 x i32> zeroinitializer
  %2498 = mul i32 %1764, 6
  %2499 = add i32 %2461, %2498
  %2500 = sub i32 31, %2499
  %2501 = insertelement <16 x i32> poison, i32 %2500, i64 0
  %2502 = shufflevector <16 x i32> %2501, <16 x i32> poison, <16 x i32> zeroinitializer
  %2503 = mul i32 %1764, 7
  %2504 = add i32 %2461, %2503
  %2505 = sub i32 31, %2504
  %2506 = insertelement <16 x i32> poison, i32 %2505, i64 0
  %2507 = shufflevector <16 x i32> %2506, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %2508

2508:
  %2509 = phi i64 [ 0, %2439 ], [ %2994, %2508 ]
  %2510 = phi ptr [ %1672, %2439 ], [ %2992, %2508 ]
  %2511 = phi ptr [ %1678, %2439 ], [ %2993, %2508 ]
  %2512 = phi <16 x i32> [ zeroinitializer, %2439 ], [ %2991, %2508 ]
  %2513 = trunc nuw nsw i64 %2509 to i32
  %2514 = mul i32 %1767, %2513
  %2515 = add i32 %2514, %2455
  %2516 = zext i32 %2515 to i64
  %2517 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %2516
  %2518 = getelementptr inbounds nuw i8, ptr %2517, i64 128
  %2519 = select i1 %2456, ptr @ZEROS, ptr %2518
  %2520 = load <16 x i32>, ptr %2517, align 64
  %2521 = getelementptr inbounds nuw i8, ptr %2517, i64 64
  %2522 = load <16 x i32>, ptr %2521, align 64
  %2523 = shufflevector <16 x i32> %2520, <16 x i32> %2522, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %2524 = shufflevector <16 x i32> %2520, <16 x i32> %2522, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %2525 = load <16 x i32>, ptr %2519, align 64
  %2526 = getelementptr inbounds nuw i8, ptr %2519, i64 64
  %2527 = load <16 x i32>, ptr %2526, align 64
  %2528 = shufflevector <16 x i32> %2525, <16 x i32> %2527, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %2529 = shufflevector <16 x i32> %2525, <16 x i32> %2527, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %2530 = shufflevector <16 x i32> %2523, <16 x i32> %2528, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %2531 = shufflevector <16 x i32> %2523, <16 x i32> %2528, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %2532 = shufflevector <16 x i32> %2524, <16 x i32> %2529, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %2533 = shufflevector <16 x i32> %2524, <16 x i32> %2529, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %2534 = shl <16 x i32> %2530, %2473
  %2535 = ashr <16 x i32> %2534, %2463
  %2536 = and <16 x i32> %2535, %2465
  %2537 = bitcast <16 x i32> %2536 to <16 x float>
  %2538 = fmul <16 x float> %2468, %2537
  store <16 x float> %2538, ptr %2510, align 64
  %2539 = and <16 x i32> %2536, splat (i32 2147483647)
  %2540 = and <16 x i32> %2536, splat (i32 2139095040)
  %2541 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2540, <16 x i32> splat (i32 8388608))
  %2542 = icmp eq <16 x i32> %2539, zeroinitializer
  %2543 = bitcast <16 x i32> %2541 to <16 x float>
  %2544 = fmul <16 x float> %2468, %2543
  %2545 = select <16 x i1> %2542, <16 x float> %2470, <16 x float> %2544
  store <16 x float> %2545, ptr %2511, align 64
  %2546 = getelementptr inbounds nuw i8, ptr %2510, i64 64
  %2547 = shl <16 x i32> %2530, %2477
  %2548 = ashr <16 x i32> %2547, %2463
  %2549 = and <16 x i32> %2548, %2465
  %2550 = bitcast <16 x i32> %2549 to <16 x float>
  %2551 = fmul <16 x float> %2468, %2550
  store <16 x float> %2551, ptr %2546, align 64
  %2552 = getelementptr inbounds nuw i8, ptr %2511, i64 64
  %2553 = and <16 x i32> %2549, splat (i32 2147483647)
  %2554 = and <16 x i32> %2549, splat (i32 2139095040)
  %2555 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2554, <16 x i32> splat (i32 8388608))
  %2556 = icmp eq <16 x i32> %2553, zeroinitializer
  %2557 = bitcast <16 x i32> %2555 to <16 x float>
  %2558 = fmul <16 x float> %2468, %2557
  %2559 = select <16 x i1> %2556, <16 x float> %2470, <16 x float> %2558
  store <16 x float> %2559, ptr %2552, align 64
  %2560 = getelementptr inbounds nuw i8, ptr %2510, i64 128
  %2561 = shl <16 x i32> %2530, %2482
  %2562 = ashr <16 x i32> %2561, %2463
  %2563 = and <16 x i32> %2562, %2465
  %2564 = bitcast <16 x i32> %2563 to <16 x float>
  %2565 = fmul <16 x float> %2468, %2564
  store <16 x float> %2565, ptr %2560, align 64
  %2566 = getelementptr inbounds nuw i8, ptr %2511, i64 128
  %2567 = and <16 x i32> %2563, splat (i32 2147483647)
  %2568 = and <16 x i32> %2563, splat (i32 2139095040)
  %2569 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2568, <16 x i32> splat (i32 8388608))
  %2570 = icmp eq <16 x i32> %2567, zeroinitializer
  %2571 = bitcast <16 x i32> %2569 to <16 x float>
  %2572 = fmul <16 x float> %2468, %2571
  %2573 = select <16 x i1> %2570, <16 x float> %2470, <16 x float> %2572
  store <16 x float> %2573, ptr %2566, align 64
  %2574 = getelementptr inbounds nuw i8, ptr %2510, i64 192
  %2575 = shl <16 x i32> %2530, %2487
  %2576 = ashr <16 x i32> %2575, %2463
  %2577 = and <16 x i32> %2576, %2465
  %2578 = bitcast <16 x i32> %2577 to <16 x float>
  %2579 = fmul <16 x float> %2468, %2578
  store <16 x float> %2579, ptr %2574, align 64
  %2580 = getelementptr inbounds nuw i8, ptr %2511, i64 192
  %2581 = and <16 x i32> %2577, splat (i32 2147483647)
  %2582 = and <16 x i32> %2577, splat (i32 2139095040)
  %2583 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2582, <16 x i32> splat (i32 8388608))
  %2584 = icmp eq <16 x i32> %2581, zeroinitializer
  %2585 = bitcast <16 x i32> %2583 to <16 x float>
  %2586 = fmul <16 x float> %2468, %2585
  %2587 = select <16 x i1> %2584, <16 x float> %2470, <16 x float> %2586
  store <16 x float> %2587, ptr %2580, align 64
  %2588 = getelementptr inbounds nuw i8, ptr %2510, i64 256
  %2589 = shl <16 x i32> %2530, %2492
  %2590 = ashr <16 x i32> %2589, %2463
  %2591 = and <16 x i32> %2590, %2465
  %2592 = bitcast <16 x i32> %2591 to <16 x float>
  %2593 = fmul <16 x float> %2468, %2592
  store <16 x float> %2593, ptr %2588, align 64
  %2594 = getelementptr inbounds nuw i8, ptr %2511, i64 256
  %2595 = and <16 x i32> %2591, splat (i32 2147483647)
  %2596 = and <16 x i32> %2591, splat (i32 2139095040)
  %2597 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2596, <16 x i32> splat (i32 8388608))
  %2598 = icmp eq <16 x i32> %2595, zeroinitializer
  %2599 = bitcast <16 x i32> %2597 to <16 x float>
  %2600 = fmul <16 x float> %2468, %2599
  %2601 = select <16 x i1> %2598, <16 x float> %2470, <16 x float> %2600
  store <16 x float> %2601, ptr %2594, align 64
  %2602 = getelementptr inbounds nuw i8, ptr %2510, i64 320
  %2603 = shl <16 x i32> %2530, %2497
  %2604 = ashr <16 x i32> %2603, %2463
  %2605 = and <16 x i32> %2604, %2465
  %2606 = bitcast <16 x i32> %2605 to <16 x float>
  %2607 = fmul <16 x float> %2468, %2606
  store <16 x float> %2607, ptr %2602, align 64
  %2608 = getelementptr inbounds nuw i8, ptr %2511, i64 320
  %2609 = and <16 x i32> %2605, splat (i32 2147483647)
  %2610 = and <16 x i32> %2605, splat (i32 2139095040)
  %2611 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2610, <16 x i32> splat (i32 8388608))
  %2612 = icmp eq <16 x i32> %2609, zeroinitializer
  %2613 = bitcast <16 x i32> %2611 to <16 x float>
  %2614 = fmul <16 x float> %2468, %2613
  %2615 = select <16 x i1> %2612, <16 x float> %2470, <16 x float> %2614
  store <16 x float> %2615, ptr %2608, align 64
  %2616 = getelementptr inbounds nuw i8, ptr %2510, i64 384
  %2617 = shl <16 x i32> %2530, %2502
  %2618 = ashr <16 x i32> %2617, %2463
  %2619 = and <16 x i32> %2618, %2465
  %2620 = bitcast <16 x i32> %2619 to <16 x float>
  %2621 = fmul <16 x float> %2468, %2620
  store <16 x float> %2621, ptr %2616, align 64
  %2622 = getelementptr inbounds nuw i8, ptr %2511, i64 384
  %2623 = and <16 x i32> %2619, splat (i32 2147483647)
  %2624 = and <16 x i32> %2619, splat (i32 2139095040)
  %2625 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2624, <16 x i32> splat (i32 8388608))
  %2626 = icmp eq <16 x i32> %2623, zeroinitializer
  %2627 = bitcast <16 x i32> %2625 to <16 x float>
  %2628 = fmul <16 x float> %2468, %2627
  %2629 = select <16 x i1> %2626, <16 x float> %2470, <16 x float> %2628
  store <16 x float> %2629, ptr %2622, align 64
  %2630 = getelementptr inbounds nuw i8, ptr %2510, i64 448
  %2631 = shl <16 x i32> %2530, %2507
  %2632 = ashr <16 x i32> %2631, %2463
  %2633 = and <16 x i32> %2632, %2465
  %2634 = bitcast <16 x i32> %2633 to <16 x float>
  %2635 = fmul <16 x float> %2468, %2634
  store <16 x float> %2635, ptr %2630, align 64
  %2636 = getelementptr inbounds nuw i8, ptr %2511, i64 448
  %2637 = and <16 x i32> %2633, splat (i32 2147483647)
  %2638 = and <16 x i32> %2633, splat (i32 2139095040)
  %2639 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2638, <16 x i32> splat (i32 8388608))
  %2640 = icmp eq <16 x i32> %2637, zeroinitializer
  %2641 = bitcast <16 x i32> %2639 to <16 x float>
  %2642 = fmul <16 x float> %2468, %2641
  %2643 = select <16 x i1> %2640, <16 x float> %2470, <16 x float> %2642
  store <16 x float> %2643, ptr %2636, align 64
  %2644 = and <16 x i32> %2530, %2458
  %2645 = add <16 x i32> %2644, %2460
  %2646 = or <16 x i32> %2645, %2512
  %2647 = getelementptr inbounds nuw i8, ptr %2510, i64 512
  %2648 = getelementptr inbounds nuw i8, ptr %2511, i64 512
  %2649 = shl <16 x i32> %2531, %2473
  %2650 = ashr <16 x i32> %2649, %2463
  %2651 = and <16 x i32> %2650, %2465
  %2652 = bitcast <16 x i32> %2651 to <16 x float>
  %2653 = fmul <16 x float> %2468, %2652
  store <16 x float> %2653, ptr %2647, align 64
  %2654 = and <16 x i32> %2651, splat (i32 2147483647)
  %2655 = and <16 x i32> %2651, splat (i32 2139095040)
  %2656 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2655, <16 x i32> splat (i32 8388608))
  %2657 = icmp eq <16 x i32> %2654, zeroinitializer
  %2658 = bitcast <16 x i32> %2656 to <16 x float>
  %2659 = fmul <16 x float> %2468, %2658
  %2660 = select <16 x i1> %2657, <16 x float> %2470, <16 x float> %2659
  store <16 x float> %2660, ptr %2648, align 64
  %2661 = getelementptr inbounds nuw i8, ptr %2510, i64 576
  %2662 = shl <16 x i32> %2531, %2477
  %2663 = ashr <16 x i32> %2662, %2463
  %2664 = and <16 x i32> %2663, %2465
  %2665 = bitcast <16 x i32> %2664 to <16 x float>
  %2666 = fmul <16 x float> %2468, %2665
  store <16 x float> %2666, ptr %2661, align 64
  %2667 = getelementptr inbounds nuw i8, ptr %2511, i64 576
  %2668 = and <16 x i32> %2664, splat (i32 2147483647)
  %2669 = and <16 x i32> %2664, splat (i32 2139095040)
  %2670 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2669, <16 x i32> splat (i32 8388608))
  %2671 = icmp eq <16 x i32> %2668, zeroinitializer
  %2672 = bitcast <16 x i32> %2670 to <16 x float>
  %2673 = fmul <16 x float> %2468, %2672
  %2674 = select <16 x i1> %2671, <16 x float> %2470, <16 x float> %2673
  store <16 x float> %2674, ptr %2667, align 64
  %2675 = getelementptr inbounds nuw i8, ptr %2510, i64 640
  %2676 = shl <16 x i32> %2531, %2482
  %2677 = ashr <16 x i32> %2676, %2463
  %2678 = and <16 x i32> %2677, %2465
  %2679 = bitcast <16 x i32> %2678 to <16 x float>
  %2680 = fmul <16 x float> %2468, %2679
  store <16 x float> %2680, ptr %2675, align 64
  %2681 = getelementptr inbounds nuw i8, ptr %2511, i64 640
  %2682 = and <16 x i32> %2678, splat (i32 2147483647)
  %2683 = and <16 x i32> %2678, splat (i32 2139095040)
  %2684 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2683, <16 x i32> splat (i32 8388608))
  %2685 = icmp eq <16 x i32> %2682, zeroinitializer
  %2686 = bitcast <16 x i32> %2684 to <16 x float>
  %2687 = fmul <16 x float> %2468, %2686
  %2688 = select <16 x i1> %2685, <16 x float> %2470, <16 x float> %2687
  store <16 x float> %2688, ptr %2681, align 64
  %2689 = getelementptr inbounds nuw i8, ptr %2510, i64 704
  %2690 = shl <16 x i32> %2531, %2487
  %2691 = ashr <16 x i32> %2690, %2463
  %2692 = and <16 x i32> %2691, %2465
  %2693 = bitcast <16 x i32> %2692 to <16 x float>
  %2694 = fmul <16 x float> %2468, %2693
  store <16 x float> %2694, ptr %2689, align 64
  %2695 = getelementptr inbounds nuw i8, ptr %2511, i64 704
  %2696 = and <16 x i32> %2692, splat (i32 2147483647)
  %2697 = and <16 x i32> %2692, splat (i32 2139095040)
  %2698 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2697, <16 x i32> splat (i32 8388608))
  %2699 = icmp eq <16 x i32> %2696, zeroinitializer
  %2700 = bitcast <16 x i32> %2698 to <16 x float>
  %2701 = fmul <16 x float> %2468, %2700
  %2702 = select <16 x i1> %2699, <16 x float> %2470, <16 x float> %2701
  store <16 x float> %2702, ptr %2695, align 64
  %2703 = getelementptr inbounds nuw i8, ptr %2510, i64 768
  %2704 = shl <16 x i32> %2531, %2492
  %2705 = ashr <16 x i32> %2704, %2463
  %2706 = and <16 x i32> %2705, %2465
  %2707 = bitcast <16 x i32> %2706 to <16 x float>
  %2708 = fmul <16 x float> %2468, %2707
  store <16 x float> %2708, ptr %2703, align 64
  %2709 = getelementptr inbounds nuw i8, ptr %2511, i64 768
  %2710 = and <16 x i32> %2706, splat (i32 2147483647)
  %2711 = and <16 x i32> %2706, splat (i32 2139095040)
  %2712 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2711, <16 x i32> splat (i32 8388608))
  %2713 = icmp eq <16 x i32> %2710, zeroinitializer
  %2714 = bitcast <16 x i32> %2712 to <16 x float>
  %2715 = fmul <16 x float> %2468, %2714
  %2716 = select <16 x i1> %2713, <16 x float> %2470, <16 x float> %2715
  store <16 x float> %2716, ptr %2709, align 64
  %2717 = getelementptr inbounds nuw i8, ptr %2510, i64 832
  %2718 = shl <16 x i32> %2531, %2497
  %2719 = ashr <16 x i32> %2718, %2463
  %2720 = and <16 x i32> %2719, %2465
  %2721 = bitcast <16 x i32> %2720 to <16 x float>
  %2722 = fmul <16 x float> %2468, %2721
  store <16 x float> %2722, ptr %2717, align 64
  %2723 = getelementptr inbounds nuw i8, ptr %2511, i64 832
  %2724 = and <16 x i32> %2720, splat (i32 2147483647)
  %2725 = and <16 x i32> %2720, splat (i32 2139095040)
  %2726 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2725, <16 x i32> splat (i32 8388608))
  %2727 = icmp eq <16 x i32> %2724, zeroinitializer
  %2728 = bitcast <16 x i32> %2726 to <16 x float>
  %2729 = fmul <16 x float> %2468, %2728
  %2730 = select <16 x i1> %2727, <16 x float> %2470, <16 x float> %2729
  store <16 x float> %2730, ptr %2723, align 64
  %2731 = getelementptr inbounds nuw i8, ptr %2510, i64 896
  %2732 = shl <16 x i32> %2531, %2502
  %2733 = ashr <16 x i32> %2732, %2463
  %2734 = and <16 x i32> %2733, %2465
  %2735 = bitcast <16 x i32> %2734 to <16 x float>
  %2736 = fmul <16 x float> %2468, %2735
  store <16 x float> %2736, ptr %2731, align 64
  %2737 = getelementptr inbounds nuw i8, ptr %2511, i64 896
  %2738 = and <16 x i32> %2734, splat (i32 2147483647)
  %2739 = and <16 x i32> %2734, splat (i32 2139095040)
  %2740 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2739, <16 x i32> splat (i32 8388608))
  %2741 = icmp eq <16 x i32> %2738, zeroinitializer
  %2742 = bitcast <16 x i32> %2740 to <16 x float>
  %2743 = fmul <16 x float> %2468, %2742
  %2744 = select <16 x i1> %2741, <16 x float> %2470, <16 x float> %2743
  store <16 x float> %2744, ptr %2737, align 64
  %2745 = getelementptr inbounds nuw i8, ptr %2510, i64 960
  %2746 = shl <16 x i32> %2531, %2507
  %2747 = ashr <16 x i32> %2746, %2463
  %2748 = and <16 x i32> %2747, %2465
  %2749 = bitcast <16 x i32> %2748 to <16 x float>
  %2750 = fmul <16 x float> %2468, %2749
  store <16 x float> %2750, ptr %2745, align 64
  %2751 = getelementptr inbounds nuw i8, ptr %2511, i64 960
  %2752 = and <16 x i32> %2748, splat (i32 2147483647)
  %2753 = and <16 x i32> %2748, splat (i32 2139095040)
  %2754 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2753, <16 x i32> splat (i32 8388608))
  %2755 = icmp eq <16 x i32> %2752, zeroinitializer
  %2756 = bitcast <16 x i32> %2754 to <16 x float>
  %2757 = fmul <16 x float> %2468, %2756
  %2758 = select <16 x i1> %2755, <16 x float> %2470, <16 x float> %2757
  store <16 x float> %2758, ptr %2751, align 64
  %2759 = and <16 x i32> %2531, %2458
  %2760 = add <16 x i32> %2759, %2460
  %2761 = or <16 x i32> %2760, %2646
  %2762 = getelementptr inbounds nuw i8, ptr %2510, i64 1024
  %2763 = getelementptr inbounds nuw i8, ptr %2511, i64 1024
  %2764 = shl <16 x i32> %2532, %2473
  %2765 = ashr <16 x i32> %2764, %2463
  %2766 = and <16 x i32> %2765, %2465
  %2767 = bitcast <16 x i32> %2766 to <16 x float>
  %2768 = fmul <16 x float> %2468, %2767
  store <16 x float> %2768, ptr %2762, align 64
  %2769 = and <16 x i32> %2766, splat (i32 2147483647)
  %2770 = and <16 x i32> %2766, splat (i32 2139095040)
  %2771 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2770, <16 x i32> splat (i32 8388608))
  %2772 = icmp eq <16 x i32> %2769, zeroinitializer
  %2773 = bitcast <16 x i32> %2771 to <16 x float>
  %2774 = fmul <16 x float> %2468, %2773
  %2775 = select <16 x i1> %2772, <16 x float> %2470, <16 x float> %2774
  store <16 x float> %2775, ptr %2763, align 64
  %2776 = getelementptr inbounds nuw i8, ptr %2510, i64 1088
  %2777 = shl <16 x i32> %2532, %2477
  %2778 = ashr <16 x i32> %2777, %2463
  %2779 = and <16 x i32> %2778, %2465
  %2780 = bitcast <16 x i32> %2779 to <16 x float>
  %2781 = fmul <16 x float> %2468, %2780
  store <16 x float> %2781, ptr %2776, align 64
  %2782 = getelementptr inbounds nuw i8, ptr %2511, i64 1088
  %2783 = and <16 x i32> %2779, splat (i32 2147483647)
  %2784 = and <16 x i32> %2779, splat (i32 2139095040)
  %2785 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2784, <16 x i32> splat (i32 8388608))
  %2786 = icmp eq <16 x i32> %2783, zeroinitializer
  %2787 = bitcast <16 x i32> %2785 to <16 x float>
  %2788 = fmul <16 x float> %2468, %2787
  %2789 = select <16 x i1> %2786, <16 x float> %2470, <16 x float> %2788
  store <16 x float> %2789, ptr %2782, align 64
  %2790 = getelementptr inbounds nuw i8, ptr %2510, i64 1152
  %2791 = shl <16 x i32> %2532, %2482
  %2792 = ashr <16 x i32> %2791, %2463
  %2793 = and <16 x i32> %2792, %2465
  %2794 = bitcast <16 x i32> %2793 to <16 x float>
  %2795 = fmul <16 x float> %2468, %2794
  store <16 x float> %2795, ptr %2790, align 64
  %2796 = getelementptr inbounds nuw i8, ptr %2511, i64 1152
  %2797 = and <16 x i32> %2793, splat (i32 2147483647)
  %2798 = and <16 x i32> %2793, splat (i32 2139095040)
  %2799 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2798, <16 x i32> splat (i32 8388608))
  %2800 = icmp eq <16 x i32> %2797, zeroinitializer
  %2801 = bitcast <16 x i32> %2799 to <16 x float>
  %2802 = fmul <16 x float> %2468, %2801
  %2803 = select <16 x i1> %2800, <16 x float> %2470, <16 x float> %2802
  store <16 x float> %2803, ptr %2796, align 64
  %2804 = getelementptr inbounds nuw i8, ptr %2510, i64 1216
  %2805 = shl <16 x i32> %2532, %2487
  %2806 = ashr <16 x i32> %2805, %2463
  %2807 = and <16 x i32> %2806, %2465
  %2808 = bitcast <16 x i32> %2807 to <16 x float>
  %2809 = fmul <16 x float> %2468, %2808
  store <16 x float> %2809, ptr %2804, align 64
  %2810 = getelementptr inbounds nuw i8, ptr %2511, i64 1216
  %2811 = and <16 x i32> %2807, splat (i32 2147483647)
  %2812 = and <16 x i32> %2807, splat (i32 2139095040)
  %2813 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2812, <16 x i32> splat (i32 8388608))
  %2814 = icmp eq <16 x i32> %2811, zeroinitializer
  %2815 = bitcast <16 x i32> %2813 to <16 x float>
  %2816 = fmul <16 x float> %2468, %2815
  %2817 = select <16 x i1> %2814, <16 x float> %2470, <16 x float> %2816
  store <16 x float> %2817, ptr %2810, align 64
  %2818 = getelementptr inbounds nuw i8, ptr %2510, i64 1280
  %2819 = shl <16 x i32> %2532, %2492
  %2820 = ashr <16 x i32> %2819, %2463
  %2821 = and <16 x i32> %2820, %2465
  %2822 = bitcast <16 x i32> %2821 to <16 x float>
  %2823 = fmul <16 x float> %2468, %2822
  store <16 x float> %2823, ptr %2818, align 64
  %2824 = getelementptr inbounds nuw i8, ptr %2511, i64 1280
  %2825 = and <16 x i32> %2821, splat (i32 2147483647)
  %2826 = and <16 x i32> %2821, splat (i32 2139095040)
  %2827 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2826, <16 x i32> splat (i32 8388608))
  %2828 = icmp eq <16 x i32> %2825, zeroinitializer
  %2829 = bitcast <16 x i32> %2827 to <16 x float>
  %2830 = fmul <16 x float> %2468, %2829
  %2831 = select <16 x i1> %2828, <16 x float> %2470, <16 x float> %2830
  store <16 x float> %2831, ptr %2824, align 64
  %2832 = getelementptr inbounds nuw i8, ptr %2510, i64 1344
  %2833 = shl <16 x i32> %2532, %2497
  %2834 = ashr <16 x i32> %2833, %2463
  %2835 = and <16 x i32> %2834, %2465
  %2836 = bitcast <16 x i32> %2835 to <16 x float>
  %2837 = fmul <16 x float> %2468, %2836
  store <16 x float> %2837, ptr %2832, align 64
  %2838 = getelementptr inbounds nuw i8, ptr %2511, i64 1344
  %2839 = and <16 x i32> %2835, splat (i32 2147483647)
  %2840 = and <16 x i32> %2835, splat (i32 2139095040)
  %2841 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2840, <16 x i32> splat (i32 8388608))
  %2842 = icmp eq <16 x i32> %2839, zeroinitializer
  %2843 = bitcast <16 x i32> %2841 to <16 x float>
  %2844 = fmul <16 x float> %2468, %2843
  %2845 = select <16 x i1> %2842, <16 x float> %2470, <16 x float> %2844
  store <16 x float> %2845, ptr %2838, align 64
  %2846 = getelementptr inbounds nuw i8, ptr %2510, i64 1408
  %2847 = shl <16 x i32> %2532, %2502
  %2848 = ashr <16 x i32> %2847, %2463
  %2849 = and <16 x i32> %2848, %2465
  %2850 = bitcast <16 x i32> %2849 to <16 x float>
  %2851 = fmul <16 x float> %2468, %2850
  store <16 x float> %2851, ptr %2846, align 64
  %2852 = getelementptr inbounds nuw i8, ptr %2511, i64 1408
  %2853 = and <16 x i32> %2849, splat (i32 2147483647)
  %2854 = and <16 x i32> %2849, splat (i32 2139095040)
  %2855 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2854, <16 x i32> splat (i32 8388608))
  %2856 = icmp eq <16 x i32> %2853, zeroinitializer
  %2857 = bitcast <16 x i32> %2855 to <16 x float>
  %2858 = fmul <16 x float> %2468, %2857
  %2859 = select <16 x i1> %2856, <16 x float> %2470, <16 x float> %2858
  store <16 x float> %2859, ptr %2852, align 64
  %2860 = getelementptr inbounds nuw i8, ptr %2510, i64 1472
  %2861 = shl <16 x i32> %2532, %2507
  %2862 = ashr <16 x i32> %2861, %2463
  %2863 = and <16 x i32> %2862, %2465
  %2864 = bitcast <16 x i32> %2863 to <16 x float>
  %2865 = fmul <16 x float> %2468, %2864
  store <16 x float> %2865, ptr %2860, align 64
  %2866 = getelementptr inbounds nuw i8, ptr %2511, i64 1472
  %2867 = and <16 x i32> %2863, splat (i32 2147483647)
  %2868 = and <16 x i32> %2863, splat (i32 2139095040)
  %2869 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2868, <16 x i32> splat (i32 8388608))
  %2870 = icmp eq <16 x i32> %2867, zeroinitializer
  %2871 = bitcast <16 x i32> %2869 to <16 x float>
  %2872 = fmul <16 x float> %2468, %2871
  %2873 = select <16 x i1> %2870, <16 x float> %2470, <16 x float> %2872
  store <16 x float> %2873, ptr %2866, align 64
  %2874 = and <16 x i32> %2532, %2458
  %2875 = add <16 x i32> %2874, %2460
  %2876 = or <16 x i32> %2875, %2761
  %2877 = getelementptr inbounds nuw i8, ptr %2510, i64 1536
  %2878 = getelementptr inbounds nuw i8, ptr %2511, i64 1536
  %2879 = shl <16 x i32> %2533, %2473
  %2880 = ashr <16 x i32> %2879, %2463
  %2881 = and <16 x i32> %2880, %2465
  %2882 = bitcast <16 x i32> %2881 to <16 x float>
  %2883 = fmul <16 x float> %2468, %2882
  store <16 x float> %2883, ptr %2877, align 64
  %2884 = and <16 x i32> %2881, splat (i32 2147483647)
  %2885 = and <16 x i32> %2881, splat (i32 2139095040)
  %2886 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2885, <16 x i32> splat (i32 8388608))
  %2887 = icmp eq <16 x i32> %2884, zeroinitializer
  %2888 = bitcast <16 x i32> %2886 to <16 x float>
  %2889 = fmul <16 x float> %2468, %2888
  %2890 = select <16 x i1> %2887, <16 x float> %2470, <16 x float> %2889
  store <16 x float> %2890, ptr %2878, align 64
  %2891 = getelementptr inbounds nuw i8, ptr %2510, i64 1600
  %2892 = shl <16 x i32> %2533, %2477
  %2893 = ashr <16 x i32> %2892, %2463
  %2894 = and <16 x i32> %2893, %2465
  %2895 = bitcast <16 x i32> %2894 to <16 x float>
  %2896 = fmul <16 x float> %2468, %2895
  store <16 x float> %2896, ptr %2891, align 64
  %2897 = getelementptr inbounds nuw i8, ptr %2511, i64 1600
  %2898 = and <16 x i32> %2894, splat (i32 2147483647)
  %2899 = and <16 x i32> %2894, splat (i32 2139095040)
  %2900 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2899, <16 x i32> splat (i32 8388608))
  %2901 = icmp eq <16 x i32> %2898, zeroinitializer
  %2902 = bitcast <16 x i32> %2900 to <16 x float>
  %2903 = fmul <16 x float> %2468, %2902
  %2904 = select <16 x i1> %2901, <16 x float> %2470, <16 x float> %2903
  store <16 x float> %2904, ptr %2897, align 64
  %2905 = getelementptr inbounds nuw i8, ptr %2510, i64 1664
  %2906 = shl <16 x i32> %2533, %2482
  %2907 = ashr <16 x i32> %2906, %2463
  %2908 = and <16 x i32> %2907, %2465
  %2909 = bitcast <16 x i32> %2908 to <16 x float>
  %2910 = fmul <16 x float> %2468, %2909
  store <16 x float> %2910, ptr %2905, align 64
  %2911 = getelementptr inbounds nuw i8, ptr %2511, i64 1664
  %2912 = and <16 x i32> %2908, splat (i32 2147483647)
  %2913 = and <16 x i32> %2908, splat (i32 2139095040)
  %2914 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2913, <16 x i32> splat (i32 8388608))
  %2915 = icmp eq <16 x i32> %2912, zeroinitializer
  %2916 = bitcast <16 x i32> %2914 to <16 x float>
  %2917 = fmul <16 x float> %2468, %2916
  %2918 = select <16 x i1> %2915, <16 x float> %2470, <16 x float> %2917
  store <16 x float> %2918, ptr %2911, align 64
  %2919 = getelementptr inbounds nuw i8, ptr %2510, i64 1728
  %2920 = shl <16 x i32> %2533, %2487
  %2921 = ashr <16 x i32> %2920, %2463
  %2922 = and <16 x i32> %2921, %2465
  %2923 = bitcast <16 x i32> %2922 to <16 x float>
  %2924 = fmul <16 x float> %2468, %2923
  store <16 x float> %2924, ptr %2919, align 64
  %2925 = getelementptr inbounds nuw i8, ptr %2511, i64 1728
  %2926 = and <16 x i32> %2922, splat (i32 2147483647)
  %2927 = and <16 x i32> %2922, splat (i32 2139095040)
  %2928 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2927, <16 x i32> splat (i32 8388608))
  %2929 = icmp eq <16 x i32> %2926, zeroinitializer
  %2930 = bitcast <16 x i32> %2928 to <16 x float>
  %2931 = fmul <16 x float> %2468, %2930
  %2932 = select <16 x i1> %2929, <16 x float> %2470, <16 x float> %2931
  store <16 x float> %2932, ptr %2925, align 64
  %2933 = getelementptr inbounds nuw i8, ptr %2510, i64 1792
  %2934 = shl <16 x i32> %2533, %2492
  %2935 = ashr <16 x i32> %2934, %2463
  %2936 = and <16 x i32> %2935, %2465
  %2937 = bitcast <16 x i32> %2936 to <16 x float>
  %2938 = fmul <16 x float> %2468, %2937
  store <16 x float> %2938, ptr %2933, align 64
  %2939 = getelementptr inbounds nuw i8, ptr %2511, i64 1792
  %2940 = and <16 x i32> %2936, splat (i32 2147483647)
  %2941 = and <16 x i32> %2936, splat (i32 2139095040)
  %2942 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2941, <16 x i32> splat (i32 8388608))
  %2943 = icmp eq <16 x i32> %2940, zeroinitializer
  %2944 = bitcast <16 x i32> %2942 to <16 x float>
  %2945 = fmul <16 x float> %2468, %2944
  %2946 = select <16 x i1> %2943, <16 x float> %2470, <16 x float> %2945
  store <16 x float> %2946, ptr %2939, align 64
  %2947 = getelementptr inbounds nuw i8, ptr %2510, i64 1856
  %2948 = shl <16 x i32> %2533, %2497
  %2949 = ashr <16 x i32> %2948, %2463
  %2950 = and <16 x i32> %2949, %2465
  %2951 = bitcast <16 x i32> %2950 to <16 x float>
  %2952 = fmul <16 x float> %2468, %2951
  store <16 x float> %2952, ptr %2947, align 64
  %2953 = getelementptr inbounds nuw i8, ptr %2511, i64 1856
  %2954 = and <16 x i32> %2950, splat (i32 2147483647)
  %2955 = and <16 x i32> %2950, splat (i32 2139095040)
  %2956 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2955, <16 x i32> splat (i32 8388608))
  %2957 = icmp eq <16 x i32> %2954, zeroinitializer
  %2958 = bitcast <16 x i32> %2956 to <16 x float>
  %2959 = fmul <16 x float> %2468, %2958
  %2960 = select <16 x i1> %2957, <16 x float> %2470, <16 x float> %2959
  store <16 x float> %2960, ptr %2953, align 64
  %2961 = getelementptr inbounds nuw i8, ptr %2510, i64 1920
  %2962 = shl <16 x i32> %2533, %2502
  %2963 = ashr <16 x i32> %2962, %2463
  %2964 = and <16 x i32> %2963, %2465
  %2965 = bitcast <16 x i32> %2964 to <16 x float>
  %2966 = fmul <16 x float> %2468, %2965
  store <16 x float> %2966, ptr %2961, align 64
  %2967 = getelementptr inbounds nuw i8, ptr %2511, i64 1920
  %2968 = and <16 x i32> %2964, splat (i32 2147483647)
  %2969 = and <16 x i32> %2964, splat (i32 2139095040)
  %2970 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2969, <16 x i32> splat (i32 8388608))
  %2971 = icmp eq <16 x i32> %2968, zeroinitializer
  %2972 = bitcast <16 x i32> %2970 to <16 x float>
  %2973 = fmul <16 x float> %2468, %2972
  %2974 = select <16 x i1> %2971, <16 x float> %2470, <16 x float> %2973
  store <16 x float> %2974, ptr %2967, align 64
  %2975 = getelementptr inbounds nuw i8, ptr %2510, i64 1984
  %2976 = shl <16 x i32> %2533, %2507
  %2977 = ashr <16 x i32> %2976, %2463
  %2978 = and <16 x i32> %2977, %2465
  %2979 = bitcast <16 x i32> %2978 to <16 x float>
  %2980 = fmul <16 x float> %2468, %2979
  store <16 x float> %2980, ptr %2975, align 64
  %2981 = getelementptr inbounds nuw i8, ptr %2511, i64 1984
  %2982 = and <16 x i32> %2978, splat (i32 2147483647)
  %2983 = and <16 x i32> %2978, splat (i32 2139095040)
  %2984 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2983, <16 x i32> splat (i32 8388608))
  %2985 = icmp eq <16 x i32> %2982, zeroinitializer
  %2986 = bitcast <16 x i32> %2984 to <16 x float>
  %2987 = fmul <16 x float> %2468, %2986
  %2988 = select <16 x i1> %2985, <16 x float> %2470, <16 x float> %2987
  store <16 x float> %2988, ptr %2981, align 64
  %2989 = and <16 x i32> %2533, %2458
  %2990 = add <16 x i32> %2989, %2460
  %2991 = or <16 x i32> %2990, %2876
  %2992 = getelementptr inbounds nuw i8, ptr %2510, i64 2048
  %2993 = getelementptr inbounds nuw i8, ptr %2511, i64 2048
  %2994 = add nuw nsw i64 %2509, 1
  %2995 = load i32, ptr %1679, align 4
  %2996 = lshr i32 %2995, 5
  %2997 = zext nneg i32 %2996 to i64
  %2998 = icmp samesign ult i64 %2994, %2997
  br i1 %2998, label %2508, label %2999

2999:
  %3000 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %2991)
  %3001 = and i32 %3000, %1776
  br label %3002

3002:
  %3003 = phi i32 [ %2436, %2434 ], [ %2115, %2113 ], [ %1916, %1914 ], [ 0, %1778 ], [ 0, %1917 ], [ 0, %2116 ], [ 0,
      %2437 ], [ %3001, %2999 ]
  %3004 = icmp ne i32 %3003, 0
  %3005 = zext i1 %3004 to i32
  store i32 %3005, ptr %1671, align 8
  br label %3006

3006:
  %3007 = phi i1 [ %1730, %1728 ], [ %1747, %1745 ], [ %3004, %3002 ]
  %3008 = load i32, ptr %1680, align 4
  %3009 = icmp ult i32 %3008, 8
  br i1 %3009, label %3012, label %3010

3010:
  %3011 = shl nuw nsw i32 %1713, 2
  br label %3018

3012:
  %3013 = add nuw nsw i32 %1713, 1
  %3014 = load i32, ptr %0, align 4
  %3015 = add i32 %3014, 8
  %3016 = lshr i32 %3015, 4
  %3017 = icmp samesign ult i32 %3013, %3016
  br i1 %3017, label %1711, label %6230

3018:
  %3019 = phi i32 [ 0, %3010 ], [ %6226, %6225 ]
  %3020 = load i32, ptr %1681, align 4
  %3021 = tail call i32 @llvm.cttz.i32(i32 %3020, i1 false)
  %3022 = sub nsw i32 5, %3021
  %3023 = load i32, ptr %1679, align 4
  %3024 = load i32, ptr %1682, align 4
  %3025 = load i32, ptr %1683, align 4
  %3026 = add nsw i32 %3025, %3024
  %3027 = load i32, ptr %1684, align 4
  %3028 = add i32 %3027, %3026
  %3029 = sub i32 31, %3028
  %3030 = sub nsw i32 32, %3020
  %3031 = lshr i32 -1, %3030
  %3032 = udiv i32 -1, %3031
  %3033 = shl i32 %3032, %3027
  %3034 = load i32, ptr %1685, align 4
  %3035 = shl i32 %3033, %3026
  %3036 = zext i32 %3022 to i64
  %3037 = getelementptr inbounds nuw [64 x i16], ptr @PLACES, i64 %3036
  store ptr %3037, ptr %1687, align 64
  switch i32 %3021, label %3428 [
    i32 5, label %3038
    i32 4, label %3126
    i32 3, label %3245
  ]

3038:
  %3039 = lshr i32 %3023, 2
  %3040 = icmp eq i32 %3039, 0
  br i1 %3040, label %3739, label %3041

3041:
  %3042 = shl nsw i32 -1, %3026
  %3043 = xor i32 %3042, -1
  %3044 = sub i32 %3043, %3034
  %3045 = mul i32 %3044, %3033
  %3046 = mul i32 %3033, %3043
  %3047 = icmp eq i32 %3024, 8
  %3048 = select i1 %3047, float 0x3810000000000000, float 0.000000e+00
  %3049 = add nsw i32 %3024, -1
  %3050 = shl i32 -8388608, %3049
  %3051 = add i32 %3050, 2139095040
  %3052 = sub nsw i32 23, %3025
  %3053 = shl i32 %3043, %3052
  %3054 = or i32 %3053, -2147483648
  %3055 = sub i32 8, %3024
  %3056 = load i32, ptr %1670, align 4
  %3057 = mul i32 %3039, %3019
  %3058 = add i32 %3057, %3056
  %3059 = insertelement <16 x i32> poison, i32 %3046, i64 0
  %3060 = shufflevector <16 x i32> %3059, <16 x i32> poison, <16 x i32> zeroinitializer
  %3061 = insertelement <16 x i32> poison, i32 %3045, i64 0
  %3062 = shufflevector <16 x i32> %3061, <16 x i32> poison, <16 x i32> zeroinitializer
  %3063 = insertelement <16 x i32> poison, i32 %3055, i64 0
  %3064 = shufflevector <16 x i32> %3063, <16 x i32> poison, <16 x i32> zeroinitializer
  %3065 = insertelement <16 x i32> poison, i32 %3054, i64 0
  %3066 = shufflevector <16 x i32> %3065, <16 x i32> poison, <16 x i32> zeroinitializer
  %3067 = insertelement <16 x i32> poison, i32 %3051, i64 0
  %3068 = bitcast <16 x i32> %3067 to <16 x float>
  %3069 = shufflevector <16 x float> %3068, <16 x float> poison, <16 x i32> zeroinitializer
  %3070 = insertelement <16 x float> poison, float %3048, i64 0
  %3071 = shufflevector <16 x float> %3070, <16 x float> poison, <16 x i32> zeroinitializer
  %3072 = zext nneg i32 %3039 to i64
  %3073 = insertelement <16 x i32> poison, i32 %3029, i64 0
  %3074 = shufflevector <16 x i32> %3073, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %3075

3075:
  %3076 = phi i64 [ 0, %3041 ], [ %3121, %3075 ]
  %3077 = phi ptr [ %8, %3041 ], [ %3119, %3075 ]
  %3078 = phi ptr [ %1686, %3041 ], [ %3120, %3075 ]
  %3079 = phi <16 x i32> [ zeroinitializer, %3041 ], [ %3106, %3075 ]
  %3080 = trunc nuw nsw i64 %3076 to i32
  %3081 = add i32 %3058, %3080
  %3082 = zext i32 %3081 to i64
  %3083 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %3082
  %3084 = load <16 x i32>, ptr %3083, align 64
  %3085 = and <16 x i32> %3084, %3060
  %3086 = add <16 x i32> %3085, %3062
  %3087 = shl <16 x i32> %3084, %3074
  %3088 = ashr <16 x i32> %3087, %3064
  %3089 = and <16 x i32> %3088, %3066
  %3090 = bitcast <16 x i32> %3089 to <16 x float>
  %3091 = fmul <16 x float> %3069, %3090
  store <16 x float> %3091, ptr %3077, align 64
  %3092 = and <16 x i32> %3089, splat (i32 2147483647)
  %3093 = and <16 x i32> %3089, splat (i32 2139095040)
  %3094 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3093, <16 x i32> splat (i32 8388608))
  %3095 = icmp eq <16 x i32> %3092, zeroinitializer
  %3096 = bitcast <16 x i32> %3094 to <16 x float>
  %3097 = fmul <16 x float> %3069, %3096
  %3098 = select <16 x i1> %3095, <16 x float> %3071, <16 x float> %3097
  store <16 x float> %3098, ptr %3078, align 64
  %3099 = getelementptr inbounds nuw i8, ptr %3083, i64 64
  %3100 = load <16 x i32>, ptr %3099, align 64
  %3101 = getelementptr inbounds nuw i8, ptr %3077, i64 64
  %3102 = getelementptr inbounds nuw i8, ptr %3078, i64 64
  %3103 = and <16 x i32> %3100, %3060
  %3104 = add <16 x i32> %3103, %3062
  %3105 = or <16 x i32> %3086, %3079
  %3106 = or <16 x i32> %3105, %3104
  %3107 = shl <16 x i32> %3100, %3074
  %3108 = ashr <16 x i32> %3107, %3064
  %3109 = and <16 x i32> %3108, %3066
  %3110 = bitcast <16 x i32> %3109 to <16 x float>
  %3111 = fmul <16 x float> %3069, %3110
  store <16 x float> %3111, ptr %3101, align 64
  %3112 = and <16 x i32> %3109, splat (i32 2147483647)
  %3113 = and <16 x i32> %3109, splat (i32 2139095040)
  %3114 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3113, <16 x i32> splat (i32 8388608))
  %3115 = icmp eq <16 x i32> %3112, zeroinitializer
  %3116 = bitcast <16 x i32> %3114 to <16 x float>
  %3117 = fmul <16 x float> %3069, %3116
  %3118 = select <16 x i1> %3115, <16 x float> %3071, <16 x float> %3117
  store <16 x float> %3118, ptr %3102, align 64
  %3119 = getelementptr inbounds nuw i8, ptr %3077, i64 128
  %3120 = getelementptr inbounds nuw i8, ptr %3078, i64 128
  %3121 = add nuw nsw i64 %3076, 1
  %3122 = icmp eq i64 %3121, %3072
  br i1 %3122, label %3123, label %3075

3123:
  %3124 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %3106)
  %3125 = and i32 %3124, %3035
  br label %3739

3126:
  %3127 = lshr i32 %3023, 3
  %3128 = icmp eq i32 %3127, 0
  br i1 %3128, label %3739, label %3129

3129:
  %3130 = shl nsw i32 -1, %3026
  %3131 = xor i32 %3130, -1
  %3132 = sub i32 %3131, %3034
  %3133 = mul i32 %3132, %3033
  %3134 = mul i32 %3033, %3131
  %3135 = icmp eq i32 %3024, 8
  %3136 = select i1 %3135, float 0x3810000000000000, float 0.000000e+00
  %3137 = add nsw i32 %3024, -1
  %3138 = shl i32 -8388608, %3137
  %3139 = add i32 %3138, 2139095040
  %3140 = sub nsw i32 23, %3025
  %3141 = shl i32 %3131, %3140
  %3142 = or i32 %3141, -2147483648
  %3143 = sub i32 8, %3024
  %3144 = load i32, ptr %1670, align 4
  %3145 = mul i32 %3127, %3019
  %3146 = add i32 %3145, %3144
  %3147 = insertelement <16 x i32> poison, i32 %3134, i64 0
  %3148 = shufflevector <16 x i32> %3147, <16 x i32> poison, <16 x i32> zeroinitializer
  %3149 = insertelement <16 x i32> poison, i32 %3133, i64 0
  %3150 = shufflevector <16 x i32> %3149, <16 x i32> poison, <16 x i32> zeroinitializer
  %3151 = insertelement <16 x i32> poison, i32 %3143, i64 0
  %3152 = shufflevector <16 x i32> %3151, <16 x i32> poison, <16 x i32> zeroinitializer
  %3153 = insertelement <16 x i32> poison, i32 %3142, i64 0
  %3154 = shufflevector <16 x i32> %3153, <16 x i32> poison, <16 x i32> zeroinitializer
  %3155 = insertelement <16 x i32> poison, i32 %3139, i64 0
  %3156 = bitcast <16 x i32> %3155 to <16 x float>
  %3157 = shufflevector <16 x float> %3156, <16 x float> poison, <16 x i32> zeroinitializer
  %3158 = insertelement <16 x float> poison, float %3136, i64 0
  %3159 = shufflevector <16 x float> %3158, <16 x float> poison, <16 x i32> zeroinitializer
  %3160 = insertelement <16 x i32> poison, i32 %3029, i64 0
  %3161 = shufflevector <16 x i32> %3160, <16 x i32> poison, <16 x i32> zeroinitializer
  %3162 = zext nneg i32 %3127 to i64
  %3163 = sub i32 %3029, %3020
  %3164 = insertelement <16 x i32> poison, i32 %3163, i64 0
  %3165 = shufflevector <16 x i32> %3164, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %3166

3166:
  %3167 = phi i64 [ 0, %3129 ], [ %3240, %3166 ]
  %3168 = phi ptr [ %8, %3129 ], [ %3238, %3166 ]
  %3169 = phi ptr [ %1686, %3129 ], [ %3239, %3166 ]
  %3170 = phi <16 x i32> [ zeroinitializer, %3129 ], [ %3237, %3166 ]
  %3171 = trunc nuw nsw i64 %3167 to i32
  %3172 = add i32 %3146, %3171
  %3173 = zext i32 %3172 to i64
  %3174 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %3173
  %3175 = load <16 x i32>, ptr %3174, align 64
  %3176 = shl <16 x i32> %3175, %3161
  %3177 = ashr <16 x i32> %3176, %3152
  %3178 = and <16 x i32> %3177, %3154
  %3179 = bitcast <16 x i32> %3178 to <16 x float>
  %3180 = fmul <16 x float> %3157, %3179
  store <16 x float> %3180, ptr %3168, align 64
  %3181 = and <16 x i32> %3178, splat (i32 2147483647)
  %3182 = and <16 x i32> %3178, splat (i32 2139095040)
  %3183 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3182, <16 x i32> splat (i32 8388608))
  %3184 = icmp eq <16 x i32> %3181, zeroinitializer
  %3185 = bitcast <16 x i32> %3183 to <16 x float>
  %3186 = fmul <16 x float> %3157, %3185
  %3187 = select <16 x i1> %3184, <16 x float> %3159, <16 x float> %3186
  store <16 x float> %3187, ptr %3169, align 64
  %3188 = getelementptr inbounds nuw i8, ptr %3168, i64 128
  %3189 = getelementptr inbounds nuw i8, ptr %3169, i64 128
  %3190 = shl <16 x i32> %3175, %3165
  %3191 = ashr <16 x i32> %3190, %3152
  %3192 = and <16 x i32> %3191, %3154
  %3193 = bitcast <16 x i32> %3192 to <16 x float>
  %3194 = fmul <16 x float> %3157, %3193
  store <16 x float> %3194, ptr %3188, align 64
  %3195 = and <16 x i32> %3192, splat (i32 2147483647)
  %3196 = and <16 x i32> %3192, splat (i32 2139095040)
  %3197 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3196, <16 x i32> splat (i32 8388608))
  %3198 = icmp eq <16 x i32> %3195, zeroinitializer
  %3199 = bitcast <16 x i32> %3197 to <16 x float>
  %3200 = fmul <16 x float> %3157, %3199
  %3201 = select <16 x i1> %3198, <16 x float> %3159, <16 x float> %3200
  store <16 x float> %3201, ptr %3189, align 64
  %3202 = getelementptr inbounds nuw i8, ptr %3174, i64 64
  %3203 = load <16 x i32>, ptr %3202, align 64
  %3204 = getelementptr inbounds nuw i8, ptr %3168, i64 64
  %3205 = getelementptr inbounds nuw i8, ptr %3169, i64 64
  %3206 = shl <16 x i32> %3203, %3161
  %3207 = ashr <16 x i32> %3206, %3152
  %3208 = and <16 x i32> %3207, %3154
  %3209 = bitcast <16 x i32> %3208 to <16 x float>
  %3210 = fmul <16 x float> %3157, %3209
  store <16 x float> %3210, ptr %3204, align 64
  %3211 = and <16 x i32> %3208, splat (i32 2147483647)
  %3212 = and <16 x i32> %3208, splat (i32 2139095040)
  %3213 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3212, <16 x i32> splat (i32 8388608))
  %3214 = icmp eq <16 x i32> %3211, zeroinitializer
  %3215 = bitcast <16 x i32> %3213 to <16 x float>
  %3216 = fmul <16 x float> %3157, %3215
  %3217 = select <16 x i1> %3214, <16 x float> %3159, <16 x float> %3216
  store <16 x float> %3217, ptr %3205, align 64
  %3218 = getelementptr inbounds nuw i8, ptr %3168, i64 192
  %3219 = getelementptr inbounds nuw i8, ptr %3169, i64 192
  %3220 = shl <16 x i32> %3203, %3165
  %3221 = ashr <16 x i32> %3220, %3152
  %3222 = and <16 x i32> %3221, %3154
  %3223 = bitcast <16 x i32> %3222 to <16 x float>
  %3224 = fmul <16 x float> %3157, %3223
  store <16 x float> %3224, ptr %3218, align 64
  %3225 = and <16 x i32> %3222, splat (i32 2147483647)
  %3226 = and <16 x i32> %3222, splat (i32 2139095040)
  %3227 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3226, <16 x i32> splat (i32 8388608))
  %3228 = icmp eq <16 x i32> %3225, zeroinitializer
  %3229 = bitcast <16 x i32> %3227 to <16 x float>
  %3230 = fmul <16 x float> %3157, %3229
  %3231 = select <16 x i1> %3228, <16 x float> %3159, <16 x float> %3230
  store <16 x float> %3231, ptr %3219, align 64
  %3232 = and <16 x i32> %3175, %3148
  %3233 = add <16 x i32> %3232, %3150
  %3234 = and <16 x i32> %3203, %3148
  %3235 = add <16 x i32> %3234, %3150
  %3236 = or <16 x i32> %3233, %3170
  %3237 = or <16 x i32> %3236, %3235
  %3238 = getelementptr inbounds nuw i8, ptr %3168, i64 256
  %3239 = getelementptr inbounds nuw i8, ptr %3169, i64 256
  %3240 = add nuw nsw i64 %3167, 1
  %3241 = icmp eq i64 %3240, %3162
  br i1 %3241, label %3242, label %3166

3242:
  %3243 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %3237)
  %3244 = and i32 %3243, %3035
  br label %3739

3245:
  %3246 = lshr i32 %3023, 4
  %3247 = icmp eq i32 %3246, 0
  br i1 %3247, label %3739, label %3248

3248:
  %3249 = shl nsw i32 -1, %3026
  %3250 = xor i32 %3249, -1
  %3251 = sub i32 %3250, %3034
  %3252 = mul i32 %3251, %3033
  %3253 = mul i32 %3033, %3250
  %3254 = icmp eq i32 %3024, 8
  %3255 = select i1 %3254, float 0x3810000000000000, float 0.000000e+00
  %3256 = add nsw i32 %3024, -1
  %3257 = shl i32 -8388608, %3256
  %3258 = add i32 %3257, 2139095040
  %3259 = sub nsw i32 23, %3025
  %3260 = shl i32 %3250, %3259
  %3261 = or i32 %3260, -2147483648
  %3262 = sub i32 8, %3024
  %3263 = load i32, ptr %1670, align 4
  %3264 = mul i32 %3246, %3019
  %3265 = add i32 %3264, %3263
  %3266 = insertelement <16 x i32> poison, i32 %3253, i64 0
  %3267 = shufflevector <16 x i32> %3266, <16 x i32> poison, <16 x i32> zeroinitializer
  %3268 = insertelement <16 x i32> poison, i32 %3252, i64 0
  %3269 = shufflevector <16 x i32> %3268, <16 x i32> poison, <16 x i32> zeroinitializer
  %3270 = insertelement <16 x i32> poison, i32 %3262, i64 0
  %3271 = shufflevector <16 x i32> %3270, <16 x i32> poison, <16 x i32> zeroinitializer
  %3272 = insertelement <16 x i32> poison, i32 %3261, i64 0
  %3273 = shufflevector <16 x i32> %3272, <16 x i32> poison, <16 x i32> zeroinitializer
  %3274 = insertelement <16 x i32> poison, i32 %3258, i64 0
  %3275 = bitcast <16 x i32> %3274 to <16 x float>
  %3276 = shufflevector <16 x float> %3275, <16 x float> poison, <16 x i32> zeroinitializer
  %3277 = insertelement <16 x float> poison, float %3255, i64 0
  %3278 = shufflevector <16 x float> %3277, <16 x float> poison, <16 x i32> zeroinitializer
  %3279 = insertelement <16 x i32> poison, i32 %3029, i64 0
  %3280 = shufflevector <16 x i32> %3279, <16 x i32> poison, <16 x i32> zeroinitializer
  %3281 = zext nneg i32 %3246 to i64
  %3282 = sub i32 %3029, %3020
  %3283 = insertelement <16 x i32> poison, i32 %3282, i64 0
  %3284 = shufflevector <16 x i32> %3283, <16 x i32> poison, <16 x i32> zeroinitializer
  %3285 = shl i32 %3020, 1
  %3286 = sub i32 %3029, %3285
  %3287 = insertelement <16 x i32> poison, i32 %3286, i64 0
  %3288 = shufflevector <16 x i32> %3287, <16 x i32> poison, <16 x i32> zeroinitializer
  %3289 = mul i32 %3020, -3
  %3290 = add i32 %3289, %3029
  %3291 = insertelement <16 x i32> poison, i32 %3290, i64 0
  %3292 = shufflevector <16 x i32> %3291, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %3293

3293:
  %3294 = phi i64 [ 0, %3248 ], [ %3423, %3293 ]
  %3295 = phi ptr [ %8, %3248 ], [ %3421, %3293 ]
  %3296 = phi ptr [ %1686, %3248 ], [ %3422, %3293 ]
  %3297 = phi <16 x i32> [ zeroinitializer, %3248 ], [ %3420, %3293 ]
  %3298 = trunc nuw nsw i64 %3294 to i32
  %3299 = add i32 %3265, %3298
  %3300 = zext i32 %3299 to i64
  %3301 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %3300
  %3302 = load <16 x i32>, ptr %3301, align 64
  %3303 = shl <16 x i32> %3302, %3280
  %3304 = ashr <16 x i32> %3303, %3271
  %3305 = and <16 x i32> %3304, %3273
  %3306 = bitcast <16 x i32> %3305 to <16 x float>
  %3307 = fmul <16 x float> %3276, %3306
  store <16 x float> %3307, ptr %3295, align 64
  %3308 = and <16 x i32> %3305, splat (i32 2147483647)
  %3309 = and <16 x i32> %3305, splat (i32 2139095040)
  %3310 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3309, <16 x i32> splat (i32 8388608))
  %3311 = icmp eq <16 x i32> %3308, zeroinitializer
  %3312 = bitcast <16 x i32> %3310 to <16 x float>
  %3313 = fmul <16 x float> %3276, %3312
  %3314 = select <16 x i1> %3311, <16 x float> %3278, <16 x float> %3313
  store <16 x float> %3314, ptr %3296, align 64
  %3315 = getelementptr inbounds nuw i8, ptr %3295, i64 128
  %3316 = getelementptr inbounds nuw i8, ptr %3296, i64 128
  %3317 = shl <16 x i32> %3302, %3284
  %3318 = ashr <16 x i32> %3317, %3271
  %3319 = and <16 x i32> %3318, %3273
  %3320 = bitcast <16 x i32> %3319 to <16 x float>
  %3321 = fmul <16 x float> %3276, %3320
  store <16 x float> %3321, ptr %3315, align 64
  %3322 = and <16 x i32> %3319, splat (i32 2147483647)
  %3323 = and <16 x i32> %3319, splat (i32 2139095040)
  %3324 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3323, <16 x i32> splat (i32 8388608))
  %3325 = icmp eq <16 x i32> %3322, zeroinitializer
  %3326 = bitcast <16 x i32> %3324 to <16 x float>
  %3327 = fmul <16 x float> %3276, %3326
  %3328 = select <16 x i1> %3325, <16 x float> %3278, <16 x float> %3327
  store <16 x float> %3328, ptr %3316, align 64
  %3329 = getelementptr inbounds nuw i8, ptr %3295, i64 256
  %3330 = getelementptr inbounds nuw i8, ptr %3296, i64 256
  %3331 = shl <16 x i32> %3302, %3288
  %3332 = ashr <16 x i32> %3331, %3271
  %3333 = and <16 x i32> %3332, %3273
  %3334 = bitcast <16 x i32> %3333 to <16 x float>
  %3335 = fmul <16 x float> %3276, %3334
  store <16 x float> %3335, ptr %3329, align 64
  %3336 = and <16 x i32> %3333, splat (i32 2147483647)
  %3337 = and <16 x i32> %3333, splat (i32 2139095040)
  %3338 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3337, <16 x i32> splat (i32 8388608))
  %3339 = icmp eq <16 x i32> %3336, zeroinitializer
  %3340 = bitcast <16 x i32> %3338 to <16 x float>
  %3341 = fmul <16 x float> %3276, %3340
  %3342 = select <16 x i1> %3339, <16 x float> %3278, <16 x float> %3341
  store <16 x float> %3342, ptr %3330, align 64
  %3343 = getelementptr inbounds nuw i8, ptr %3295, i64 384
  %3344 = getelementptr inbounds nuw i8, ptr %3296, i64 384
  %3345 = shl <16 x i32> %3302, %3292
  %3346 = ashr <16 x i32> %3345, %3271
  %3347 = and <16 x i32> %3346, %3273
  %3348 = bitcast <16 x i32> %3347 to <16 x float>
  %3349 = fmul <16 x float> %3276, %3348
  store <16 x float> %3349, ptr %3343, align 64
  %3350 = and <16 x i32> %3347, splat (i32 2147483647)
  %3351 = and <16 x i32> %3347, splat (i32 2139095040)
  %3352 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3351, <16 x i32> splat (i32 8388608))
  %3353 = icmp eq <16 x i32> %3350, zeroinitializer
  %3354 = bitcast <16 x i32> %3352 to <16 x float>
  %3355 = fmul <16 x float> %3276, %3354
  %3356 = select <16 x i1> %3353, <16 x float> %3278, <16 x float> %3355
  store <16 x float> %3356, ptr %3344, align 64
  %3357 = getelementptr inbounds nuw i8, ptr %3301, i64 64
  %3358 = load <16 x i32>, ptr %3357, align 64
  %3359 = getelementptr inbounds nuw i8, ptr %3295, i64 64
  %3360 = getelementptr inbounds nuw i8, ptr %3296, i64 64
  %3361 = shl <16 x i32> %3358, %3280
  %3362 = ashr <16 x i32> %3361, %3271
  %3363 = and <16 x i32> %3362, %3273
  %3364 = bitcast <16 x i32> %3363 to <16 x float>
  %3365 = fmul <16 x float> %3276, %3364
  store <16 x float> %3365, ptr %3359, align 64
  %3366 = and <16 x i32> %3363, splat (i32 2147483647)
  %3367 = and <16 x i32> %3363, splat (i32 2139095040)
  %3368 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3367, <16 x i32> splat (i32 8388608))
  %3369 = icmp eq <16 x i32> %3366, zeroinitializer
  %3370 = bitcast <16 x i32> %3368 to <16 x float>
  %3371 = fmul <16 x float> %3276, %3370
  %3372 = select <16 x i1> %3369, <16 x float> %3278, <16 x float> %3371
  store <16 x float> %3372, ptr %3360, align 64
  %3373 = getelementptr inbounds nuw i8, ptr %3295, i64 192
  %3374 = getelementptr inbounds nuw i8, ptr %3296, i64 192
  %3375 = shl <16 x i32> %3358, %3284
  %3376 = ashr <16 x i32> %3375, %3271
  %3377 = and <16 x i32> %3376, %3273
  %3378 = bitcast <16 x i32> %3377 to <16 x float>
  %3379 = fmul <16 x float> %3276, %3378
  store <16 x float> %3379, ptr %3373, align 64
  %3380 = and <16 x i32> %3377, splat (i32 2147483647)
  %3381 = and <16 x i32> %3377, splat (i32 2139095040)
  %3382 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3381, <16 x i32> splat (i32 8388608))
  %3383 = icmp eq <16 x i32> %3380, zeroinitializer
  %3384 = bitcast <16 x i32> %3382 to <16 x float>
  %3385 = fmul <16 x float> %3276, %3384
  %3386 = select <16 x i1> %3383, <16 x float> %3278, <16 x float> %3385
  store <16 x float> %3386, ptr %3374, align 64
  %3387 = getelementptr inbounds nuw i8, ptr %3295, i64 320
  %3388 = getelementptr inbounds nuw i8, ptr %3296, i64 320
  %3389 = shl <16 x i32> %3358, %3288
  %3390 = ashr <16 x i32> %3389, %3271
  %3391 = and <16 x i32> %3390, %3273
  %3392 = bitcast <16 x i32> %3391 to <16 x float>
  %3393 = fmul <16 x float> %3276, %3392
  store <16 x float> %3393, ptr %3387, align 64
  %3394 = and <16 x i32> %3391, splat (i32 2147483647)
  %3395 = and <16 x i32> %3391, splat (i32 2139095040)
  %3396 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3395, <16 x i32> splat (i32 8388608))
  %3397 = icmp eq <16 x i32> %3394, zeroinitializer
  %3398 = bitcast <16 x i32> %3396 to <16 x float>
  %3399 = fmul <16 x float> %3276, %3398
  %3400 = select <16 x i1> %3397, <16 x float> %3278, <16 x float> %3399
  store <16 x float> %3400, ptr %3388, align 64
  %3401 = getelementptr inbounds nuw i8, ptr %3295, i64 448
  %3402 = getelementptr inbounds nuw i8, ptr %3296, i64 448
  %3403 = shl <16 x i32> %3358, %3292
  %3404 = ashr <16 x i32> %3403, %3271
  %3405 = and <16 x i32> %3404, %3273
  %3406 = bitcast <16 x i32> %3405 to <16 x float>
  %3407 = fmul <16 x float> %3276, %3406
  store <16 x float> %3407, ptr %3401, align 64
  %3408 = and <16 x i32> %3405, splat (i32 2147483647)
  %3409 = and <16 x i32> %3405, splat (i32 2139095040)
  %3410 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3409, <16 x i32> splat (i32 8388608))
  %3411 = icmp eq <16 x i32> %3408, zeroinitializer
  %3412 = bitcast <16 x i32> %3410 to <16 x float>
  %3413 = fmul <16 x float> %3276, %3412
  %3414 = select <16 x i1> %3411, <16 x float> %3278, <16 x float> %3413
  store <16 x float> %3414, ptr %3402, align 64
  %3415 = and <16 x i32> %3302, %3267
  %3416 = add <16 x i32> %3415, %3269
  %3417 = and <16 x i32> %3358, %3267
  %3418 = add <16 x i32> %3417, %3269
  %3419 = or <16 x i32> %3416, %3297
  %3420 = or <16 x i32> %3419, %3418
  %3421 = getelementptr inbounds nuw i8, ptr %3295, i64 512
  %3422 = getelementptr inbounds nuw i8, ptr %3296, i64 512
  %3423 = add nuw nsw i64 %3294, 1
  %3424 = icmp eq i64 %3423, %3281
  br i1 %3424, label %3425, label %3293

3425:
  %3426 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %3420)
  %3427 = and i32 %3426, %3035
  br label %3739

3428:
  %3429 = lshr i32 %3023, 5
  %3430 = icmp eq i32 %3429, 0
  br i1 %3430, label %3739, label %3431

3431:
  %3432 = shl nsw i32 -1, %3026
  %3433 = xor i32 %3432, -1
  %3434 = sub i32 %3433, %3034
  %3435 = mul i32 %3434, %3033
  %3436 = mul i32 %3033, %3433
  %3437 = icmp eq i32 %3024, 8
  %3438 = select i1 %3437, float 0x3810000000000000, float 0.000000e+00
  %3439 = add nsw i32 %3024, -1
  %3440 = shl i32 -8388608, %3439
  %3441 = add i32 %3440, 2139095040
  %3442 = sub nsw i32 23, %3025
  %3443 = shl i32 %3433, %3442
  %3444 = or i32 %3443, -2147483648
  %3445 = sub i32 8, %3024
  %3446 = load i32, ptr %1670, align 4
  %3447 = mul i32 %3429, %3019
  %3448 = add i32 %3447, %3446
  %3449 = insertelement <16 x i32> poison, i32 %3436, i64 0
  %3450 = shufflevector <16 x i32> %3449, <16 x i32> poison, <16 x i32> zeroinitializer
  %3451 = insertelement <16 x i32> poison, i32 %3435, i64 0
  %3452 = shufflevector <16 x i32> %3451, <16 x i32> poison, <16 x i32> zeroinitializer
  %3453 = insertelement <16 x i32> poison, i32 %3445, i64 0
  %3454 = shufflevector <16 x i32> %3453, <16 x i32> poison, <16 x i32> zeroinitializer
  %3455 = insertelement <16 x i32> poison, i32 %3444, i64 0
  %3456 = shufflevector <16 x i32> %3455, <16 x i32> poison, <16 x i32> zeroinitializer
  %3457 = insertelement <16 x i32> poison, i32 %3441, i64 0
  %3458 = bitcast <16 x i32> %3457 to <16 x float>
  %3459 = shufflevector <16 x float> %3458, <16 x float> poison, <16 x i32> zeroinitializer
  %3460 = insertelement <16 x float> poison, float %3438, i64 0
  %3461 = shufflevector <16 x float> %3460, <16 x float> poison, <16 x i32> zeroinitializer
  %3462 = insertelement <16 x i32> poison, i32 %3029, i64 0
  %3463 = shufflevector <16 x i32> %3462, <16 x i32> poison, <16 x i32> zeroinitializer
  %3464 = zext nneg i32 %3429 to i64
  %3465 = sub i32 %3029, %3020
  %3466 = insertelement <16 x i32> poison, i32 %3465, i64 0
  %3467 = shufflevector <16 x i32> %3466, <16 x i32> poison, <16 x i32> zeroinitializer
  %3468 = shl i32 %3020, 1
  %3469 = sub i32 %3029, %3468
  %3470 = insertelement <16 x i32> poison, i32 %3469, i64 0
  %3471 = shufflevector <16 x i32> %3470, <16 x i32> poison, <16 x i32> zeroinitializer
  %3472 = mul i32 %3020, -3
  %3473 = add i32 %3472, %3029
  %3474 = insertelement <16 x i32> poison, i32 %3473, i64 0
  %3475 = shufflevector <16 x i32> %3474, <16 x i32> poison, <16 x i32> zeroinitializer
  %3476 = shl i32 %3020, 2
  %3477 = sub i32 %3029, %3476
  %3478 = insertelement <16 x i32> poison, i32 %3477, i64 0
  %3479 = shufflevector <16 x i32> %3478, <16 x i32> poison, <16 x i32> zeroinitializer
  %3480 = mul i32 %3020, -5
  %3481 = add i32 %3480, %3029
  %3482 = insertelement <16 x i32> poison, i32 %3481, i64 0
  %3483 = shufflevector <16 x i32> %3482, <16 x i32> poison, <16 x i32> zeroinitializer
  %3484 = mul i32 %3020, -6
  %3485 = add i32 %3484, %3029
  %3486 = insertelement <16 x i32> poison, i32 %3485, i64 0
  %3487 = shufflevector <16 x i32> %3486, <16 x i32> poison, <16 x i32> zeroinitializer
  %3488 = mul i32 %3020, -7
  %3489 = add i32 %3488, %3029
  %3490 = insertelement <16 x i32> poison, i32 %3489, i64 0
  %3491 = shufflevector <16 x i32> %3490, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %3492

3492:
  %3493 = phi i64 [ 0, %3431 ], [ %3734, %3492 ]
  %3494 = phi ptr [ %8, %3431 ], [ %3732, %3492 ]
  %3495 = phi ptr [ %1686, %3431 ], [ %3733, %3492 ]
  %3496 = phi <16 x i32> [ zeroinitializer, %3431 ], [ %3731, %3492 ]
  %3497 = trunc nuw nsw i64 %3493 to i32
  %3498 = add i32 %3448, %3497
  %3499 = zext i32 %3498 to i64
  %3500 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %3499
  %3501 = load <16 x i32>, ptr %3500, align 64
  %3502 = shl <16 x i32> %3501, %3463
  %3503 = ashr <16 x i32> %3502, %3454
  %3504 = and <16 x i32> %3503, %3456
  %3505 = bitcast <16 x i32> %3504 to <16 x float>
  %3506 = fmul <16 x float> %3459, %3505
  store <16 x float> %3506, ptr %3494, align 64
  %3507 = and <16 x i32> %3504, splat (i32 2147483647)
  %3508 = and <16 x i32> %3504, splat (i32 2139095040)
  %3509 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3508, <16 x i32> splat (i32 8388608))
  %3510 = icmp eq <16 x i32> %3507, zeroinitializer
  %3511 = bitcast <16 x i32> %3509 to <16 x float>
  %3512 = fmul <16 x float> %3459, %3511
  %3513 = select <16 x i1> %3510, <16 x float> %3461, <16 x float> %3512
  store <16 x float> %3513, ptr %3495, align 64
  %3514 = getelementptr inbounds nuw i8, ptr %3494, i64 128
  %3515 = getelementptr inbounds nuw i8, ptr %3495, i64 128
  %3516 = shl <16 x i32> %3501, %3467
  %3517 = ashr <16 x i32> %3516, %3454
  %3518 = and <16 x i32> %3517, %3456
  %3519 = bitcast <16 x i32> %3518 to <16 x float>
  %3520 = fmul <16 x float> %3459, %3519
  store <16 x float> %3520, ptr %3514, align 64
  %3521 = and <16 x i32> %3518, splat (i32 2147483647)
  %3522 = and <16 x i32> %3518, splat (i32 2139095040)
  %3523 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3522, <16 x i32> splat (i32 8388608))
  %3524 = icmp eq <16 x i32> %3521, zeroinitializer
  %3525 = bitcast <16 x i32> %3523 to <16 x float>
  %3526 = fmul <16 x float> %3459, %3525
  %3527 = select <16 x i1> %3524, <16 x float> %3461, <16 x float> %3526
  store <16 x float> %3527, ptr %3515, align 64
  %3528 = getelementptr inbounds nuw i8, ptr %3494, i64 256
  %3529 = getelementptr inbounds nuw i8, ptr %3495, i64 256
  %3530 = shl <16 x i32> %3501, %3471
  %3531 = ashr <16 x i32> %3530, %3454
  %3532 = and <16 x i32> %3531, %3456
  %3533 = bitcast <16 x i32> %3532 to <16 x float>
  %3534 = fmul <16 x float> %3459, %3533
  store <16 x float> %3534, ptr %3528, align 64
  %3535 = and <16 x i32> %3532, splat (i32 2147483647)
  %3536 = and <16 x i32> %3532, splat (i32 2139095040)
  %3537 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3536, <16 x i32> splat (i32 8388608))
  %3538 = icmp eq <16 x i32> %3535, zeroinitializer
  %3539 = bitcast <16 x i32> %3537 to <16 x float>
  %3540 = fmul <16 x float> %3459, %3539
  %3541 = select <16 x i1> %3538, <16 x float> %3461, <16 x float> %3540
  store <16 x float> %3541, ptr %3529, align 64
  %3542 = getelementptr inbounds nuw i8, ptr %3494, i64 384
  %3543 = getelementptr inbounds nuw i8, ptr %3495, i64 384
  %3544 = shl <16 x i32> %3501, %3475
  %3545 = ashr <16 x i32> %3544, %3454
  %3546 = and <16 x i32> %3545, %3456
  %3547 = bitcast <16 x i32> %3546 to <16 x float>
  %3548 = fmul <16 x float> %3459, %3547
  store <16 x float> %3548, ptr %3542, align 64
  %3549 = and <16 x i32> %3546, splat (i32 2147483647)
  %3550 = and <16 x i32> %3546, splat (i32 2139095040)
  %3551 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3550, <16 x i32> splat (i32 8388608))
  %3552 = icmp eq <16 x i32> %3549, zeroinitializer
  %3553 = bitcast <16 x i32> %3551 to <16 x float>
  %3554 = fmul <16 x float> %3459, %3553
  %3555 = select <16 x i1> %3552, <16 x float> %3461, <16 x float> %3554
  store <16 x float> %3555, ptr %3543, align 64
  %3556 = getelementptr inbounds nuw i8, ptr %3494, i64 512
  %3557 = getelementptr inbounds nuw i8, ptr %3495, i64 512
  %3558 = shl <16 x i32> %3501, %3479
  %3559 = ashr <16 x i32> %3558, %3454
  %3560 = and <16 x i32> %3559, %3456
  %3561 = bitcast <16 x i32> %3560 to <16 x float>
  %3562 = fmul <16 x float> %3459, %3561
  store <16 x float> %3562, ptr %3556, align 64
  %3563 = and <16 x i32> %3560, splat (i32 2147483647)
  %3564 = and <16 x i32> %3560, splat (i32 2139095040)
  %3565 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3564, <16 x i32> splat (i32 8388608))
  %3566 = icmp eq <16 x i32> %3563, zeroinitializer
  %3567 = bitcast <16 x i32> %3565 to <16 x float>
  %3568 = fmul <16 x float> %3459, %3567
  %3569 = select <16 x i1> %3566, <16 x float> %3461, <16 x float> %3568
  store <16 x float> %3569, ptr %3557, align 64
  %3570 = getelementptr inbounds nuw i8, ptr %3494, i64 640
  %3571 = getelementptr inbounds nuw i8, ptr %3495, i64 640
  %3572 = shl <16 x i32> %3501, %3483
  %3573 = ashr <16 x i32> %3572, %3454
  %3574 = and <16 x i32> %3573, %3456
  %3575 = bitcast <16 x i32> %3574 to <16 x float>
  %3576 = fmul <16 x float> %3459, %3575
  store <16 x float> %3576, ptr %3570, align 64
  %3577 = and <16 x i32> %3574, splat (i32 2147483647)
  %3578 = and <16 x i32> %3574, splat (i32 2139095040)
  %3579 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3578, <16 x i32> splat (i32 8388608))
  %3580 = icmp eq <16 x i32> %3577, zeroinitializer
  %3581 = bitcast <16 x i32> %3579 to <16 x float>
  %3582 = fmul <16 x float> %3459, %3581
  %3583 = select <16 x i1> %3580, <16 x float> %3461, <16 x float> %3582
  store <16 x float> %3583, ptr %3571, align 64
  %3584 = getelementptr inbounds nuw i8, ptr %3494, i64 768
  %3585 = getelementptr inbounds nuw i8, ptr %3495, i64 768
  %3586 = shl <16 x i32> %3501, %3487
  %3587 = ashr <16 x i32> %3586, %3454
  %3588 = and <16 x i32> %3587, %3456
  %3589 = bitcast <16 x i32> %3588 to <16 x float>
  %3590 = fmul <16 x float> %3459, %3589
  store <16 x float> %3590, ptr %3584, align 64
  %3591 = and <16 x i32> %3588, splat (i32 2147483647)
  %3592 = and <16 x i32> %3588, splat (i32 2139095040)
  %3593 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3592, <16 x i32> splat (i32 8388608))
  %3594 = icmp eq <16 x i32> %3591, zeroinitializer
  %3595 = bitcast <16 x i32> %3593 to <16 x float>
  %3596 = fmul <16 x float> %3459, %3595
  %3597 = select <16 x i1> %3594, <16 x float> %3461, <16 x float> %3596
  store <16 x float> %3597, ptr %3585, align 64
  %3598 = getelementptr inbounds nuw i8, ptr %3494, i64 896
  %3599 = getelementptr inbounds nuw i8, ptr %3495, i64 896
  %3600 = shl <16 x i32> %3501, %3491
  %3601 = ashr <16 x i32> %3600, %3454
  %3602 = and <16 x i32> %3601, %3456
  %3603 = bitcast <16 x i32> %3602 to <16 x float>
  %3604 = fmul <16 x float> %3459, %3603
  store <16 x float> %3604, ptr %3598, align 64
  %3605 = and <16 x i32> %3602, splat (i32 2147483647)
  %3606 = and <16 x i32> %3602, splat (i32 2139095040)
  %3607 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3606, <16 x i32> splat (i32 8388608))
  %3608 = icmp eq <16 x i32> %3605, zeroinitializer
  %3609 = bitcast <16 x i32> %3607 to <16 x float>
  %3610 = fmul <16 x float> %3459, %3609
  %3611 = select <16 x i1> %3608, <16 x float> %3461, <16 x float> %3610
  store <16 x float> %3611, ptr %3599, align 64
  %3612 = getelementptr inbounds nuw i8, ptr %3500, i64 64
  %3613 = load <16 x i32>, ptr %3612, align 64
  %3614 = getelementptr inbounds nuw i8, ptr %3494, i64 64
  %3615 = getelementptr inbounds nuw i8, ptr %3495, i64 64
  %3616 = shl <16 x i32> %3613, %3463
  %3617 = ashr <16 x i32> %3616, %3454
  %3618 = and <16 x i32> %3617, %3456
  %3619 = bitcast <16 x i32> %3618 to <16 x float>
  %3620 = fmul <16 x float> %3459, %3619
  store <16 x float> %3620, ptr %3614, align 64
  %3621 = and <16 x i32> %3618, splat (i32 2147483647)
  %3622 = and <16 x i32> %3618, splat (i32 2139095040)
  %3623 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3622, <16 x i32> splat (i32 8388608))
  %3624 = icmp eq <16 x i32> %3621, zeroinitializer
  %3625 = bitcast <16 x i32> %3623 to <16 x float>
  %3626 = fmul <16 x float> %3459, %3625
  %3627 = select <16 x i1> %3624, <16 x float> %3461, <16 x float> %3626
  store <16 x float> %3627, ptr %3615, align 64
  %3628 = getelementptr inbounds nuw i8, ptr %3494, i64 192
  %3629 = getelementptr inbounds nuw i8, ptr %3495, i64 192
  %3630 = shl <16 x i32> %3613, %3467
  %3631 = ashr <16 x i32> %3630, %3454
  %3632 = and <16 x i32> %3631, %3456
  %3633 = bitcast <16 x i32> %3632 to <16 x float>
  %3634 = fmul <16 x float> %3459, %3633
  store <16 x float> %3634, ptr %3628, align 64
  %3635 = and <16 x i32> %3632, splat (i32 2147483647)
  %3636 = and <16 x i32> %3632, splat (i32 2139095040)
  %3637 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3636, <16 x i32> splat (i32 8388608))
  %3638 = icmp eq <16 x i32> %3635, zeroinitializer
  %3639 = bitcast <16 x i32> %3637 to <16 x float>
  %3640 = fmul <16 x float> %3459, %3639
  %3641 = select <16 x i1> %3638, <16 x float> %3461, <16 x float> %3640
  store <16 x float> %3641, ptr %3629, align 64
  %3642 = getelementptr inbounds nuw i8, ptr %3494, i64 320
  %3643 = getelementptr inbounds nuw i8, ptr %3495, i64 320
  %3644 = shl <16 x i32> %3613, %3471
  %3645 = ashr <16 x i32> %3644, %3454
  %3646 = and <16 x i32> %3645, %3456
  %3647 = bitcast <16 x i32> %3646 to <16 x float>
  %3648 = fmul <16 x float> %3459, %3647
  store <16 x float> %3648, ptr %3642, align 64
  %3649 = and <16 x i32> %3646, splat (i32 2147483647)
  %3650 = and <16 x i32> %3646, splat (i32 2139095040)
  %3651 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3650, <16 x i32> splat (i32 8388608))
  %3652 = icmp eq <16 x i32> %3649, zeroinitializer
  %3653 = bitcast <16 x i32> %3651 to <16 x float>
  %3654 = fmul <16 x float> %3459, %3653
  %3655 = select <16 x i1> %3652, <16 x float> %3461, <16 x float> %3654
  store <16 x float> %3655, ptr %3643, align 64
  %3656 = getelementptr inbounds nuw i8, ptr %3494, i64 448
  %3657 = getelementptr inbounds nuw i8, ptr %3495, i64 448
  %3658 = shl <16 x i32> %3613, %3475
  %3659 = ashr <16 x i32> %3658, %3454
  %3660 = and <16 x i32> %3659, %3456
  %3661 = bitcast <16 x i32> %3660 to <16 x float>
  %3662 = fmul <16 x float> %3459, %3661
  store <16 x float> %3662, ptr %3656, align 64
  %3663 = and <16 x i32> %3660, splat (i32 2147483647)
  %3664 = and <16 x i32> %3660, splat (i32 2139095040)
  %3665 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3664, <16 x i32> splat (i32 8388608))
  %3666 = icmp eq <16 x i32> %3663, zeroinitializer
  %3667 = bitcast <16 x i32> %3665 to <16 x float>
  %3668 = fmul <16 x float> %3459, %3667
  %3669 = select <16 x i1> %3666, <16 x float> %3461, <16 x float> %3668
  store <16 x float> %3669, ptr %3657, align 64
  %3670 = getelementptr inbounds nuw i8, ptr %3494, i64 576
  %3671 = getelementptr inbounds nuw i8, ptr %3495, i64 576
  %3672 = shl <16 x i32> %3613, %3479
  %3673 = ashr <16 x i32> %3672, %3454
  %3674 = and <16 x i32> %3673, %3456
  %3675 = bitcast <16 x i32> %3674 to <16 x float>
  %3676 = fmul <16 x float> %3459, %3675
  store <16 x float> %3676, ptr %3670, align 64
  %3677 = and <16 x i32> %3674, splat (i32 2147483647)
  %3678 = and <16 x i32> %3674, splat (i32 2139095040)
  %3679 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3678, <16 x i32> splat (i32 8388608))
  %3680 = icmp eq <16 x i32> %3677, zeroinitializer
  %3681 = bitcast <16 x i32> %3679 to <16 x float>
  %3682 = fmul <16 x float> %3459, %3681
  %3683 = select <16 x i1> %3680, <16 x float> %3461, <16 x float> %3682
  store <16 x float> %3683, ptr %3671, align 64
  %3684 = getelementptr inbounds nuw i8, ptr %3494, i64 704
  %3685 = getelementptr inbounds nuw i8, ptr %3495, i64 704
  %3686 = shl <16 x i32> %3613, %3483
  %3687 = ashr <16 x i32> %3686, %3454
  %3688 = and <16 x i32> %3687, %3456
  %3689 = bitcast <16 x i32> %3688 to <16 x float>
  %3690 = fmul <16 x float> %3459, %3689
  store <16 x float> %3690, ptr %3684, align 64
  %3691 = and <16 x i32> %3688, splat (i32 2147483647)
  %3692 = and <16 x i32> %3688, splat (i32 2139095040)
  %3693 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3692, <16 x i32> splat (i32 8388608))
  %3694 = icmp eq <16 x i32> %3691, zeroinitializer
  %3695 = bitcast <16 x i32> %3693 to <16 x float>
  %3696 = fmul <16 x float> %3459, %3695
  %3697 = select <16 x i1> %3694, <16 x float> %3461, <16 x float> %3696
  store <16 x float> %3697, ptr %3685, align 64
  %3698 = getelementptr inbounds nuw i8, ptr %3494, i64 832
  %3699 = getelementptr inbounds nuw i8, ptr %3495, i64 832
  %3700 = shl <16 x i32> %3613, %3487
  %3701 = ashr <16 x i32> %3700, %3454
  %3702 = and <16 x i32> %3701, %3456
  %3703 = bitcast <16 x i32> %3702 to <16 x float>
  %3704 = fmul <16 x float> %3459, %3703
  store <16 x float> %3704, ptr %3698, align 64
  %3705 = and <16 x i32> %3702, splat (i32 2147483647)
  %3706 = and <16 x i32> %3702, splat (i32 2139095040)
  %3707 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3706, <16 x i32> splat (i32 8388608))
  %3708 = icmp eq <16 x i32> %3705, zeroinitializer
  %3709 = bitcast <16 x i32> %3707 to <16 x float>
  %3710 = fmul <16 x float> %3459, %3709
  %3711 = select <16 x i1> %3708, <16 x float> %3461, <16 x float> %3710
  store <16 x float> %3711, ptr %3699, align 64
  %3712 = getelementptr inbounds nuw i8, ptr %3494, i64 960
  %3713 = getelementptr inbounds nuw i8, ptr %3495, i64 960
  %3714 = shl <16 x i32> %3613, %3491
  %3715 = ashr <16 x i32> %3714, %3454
  %3716 = and <16 x i32> %3715, %3456
  %3717 = bitcast <16 x i32> %3716 to <16 x float>
  %3718 = fmul <16 x float> %3459, %3717
  store <16 x float> %3718, ptr %3712, align 64
  %3719 = and <16 x i32> %3716, splat (i32 2147483647)
  %3720 = and <16 x i32> %3716, splat (i32 2139095040)
  %3721 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3720, <16 x i32> splat (i32 8388608))
  %3722 = icmp eq <16 x i32> %3719, zeroinitializer
  %3723 = bitcast <16 x i32> %3721 to <16 x float>
  %3724 = fmul <16 x float> %3459, %3723
  %3725 = select <16 x i1> %3722, <16 x float> %3461, <16 x float> %3724
  store <16 x float> %3725, ptr %3713, align 64
  %3726 = and <16 x i32> %3501, %3450
  %3727 = add <16 x i32> %3726, %3452
  %3728 = and <16 x i32> %3613, %3450
  %3729 = add <16 x i32> %3728, %3452
  %3730 = or <16 x i32> %3727, %3496
  %3731 = or <16 x i32> %3730, %3729
  %3732 = getelementptr inbounds nuw i8, ptr %3494, i64 1024
  %3733 = getelementptr inbounds nuw i8, ptr %3495, i64 1024
  %3734 = add nuw nsw i64 %3493, 1
  %3735 = icmp eq i64 %3734, %3464
  br i1 %3735, label %3736, label %3492

3736:
  %3737 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %3731)
  %3738 = and i32 %3737, %3035
  br label %3739

3739:
  %3740 = phi i32 [ %3427, %3425 ], [ %3244, %3242 ], [ %3125, %3123 ], [ 0, %3038 ], [ 0, %3126 ], [ 0, %3245 ], [ 0,
      %3428 ], [ %3738, %3736 ]
  %3741 = icmp ne i32 %3740, 0
  %3742 = load i32, ptr %0, align 4
  %3743 = mul i32 %3742, %3019
  %3744 = lshr i32 %3743, 2
  %3745 = or i1 %3007, %3741
  br i1 %3745, label %6224, label %3746

3746:
  %3747 = load i32, ptr %1688, align 4
  %3748 = add i32 %3747, %3011
  %3749 = add i32 %3748, %3744
  %3750 = icmp eq i32 %3742, 8
  %3751 = zext i32 %3749 to i64
  %3752 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %3751
  %3753 = add i32 %3749, 2
  %3754 = zext i32 %3753 to i64
  %3755 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %3754
  %3756 = select i1 %3750, ptr @ZEROS, ptr %3755
  %3757 = load <16 x i32>, ptr %3752, align 64
  %3758 = getelementptr inbounds nuw i8, ptr %3752, i64 64
  %3759 = load <16 x i32>, ptr %3758, align 64
  %3760 = shufflevector <16 x i32> %3757, <16 x i32> %3759, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %3761 = shufflevector <16 x i32> %3757, <16 x i32> %3759, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %3762 = load <16 x i32>, ptr %3756, align 64
  %3763 = getelementptr inbounds nuw i8, ptr %3756, i64 64
  %3764 = load <16 x i32>, ptr %3763, align 64
  %3765 = shufflevector <16 x i32> %3762, <16 x i32> %3764, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %3766 = shufflevector <16 x i32> %3762, <16 x i32> %3764, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %3767 = shufflevector <16 x i32> %3760, <16 x i32> %3765, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %3768 = shufflevector <16 x i32> %3760, <16 x i32> %3765, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %3769 = shufflevector <16 x i32> %3761, <16 x i32> %3766, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %3770 = shufflevector <16 x i32> %3761, <16 x i32> %3766, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x i32> %3767, ptr %5, align 64
  store <16 x i32> %3768, ptr %1694, align 64
  store <16 x i32> %3769, ptr %1695, align 64
  store <16 x i32> %3770, ptr %1696, align 64
  %3771 = add i32 %3749, 1
  %3772 = zext i32 %3771 to i64
  %3773 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %3772
  %3774 = add i32 %3749, 3
  %3775 = zext i32 %3774 to i64
  %3776 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %3775
  %3777 = select i1 %3750, ptr @ZEROS, ptr %3776
  %3778 = load <16 x i32>, ptr %3773, align 64
  %3779 = getelementptr inbounds nuw i8, ptr %3773, i64 64
  %3780 = load <16 x i32>, ptr %3779, align 64
  %3781 = shufflevector <16 x i32> %3778, <16 x i32> %3780, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %3782 = shufflevector <16 x i32> %3778, <16 x i32> %3780, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %3783 = load <16 x i32>, ptr %3777, align 64
  %3784 = getelementptr inbounds nuw i8, ptr %3777, i64 64
  %3785 = load <16 x i32>, ptr %3784, align 64
  %3786 = shufflevector <16 x i32> %3783, <16 x i32> %3785, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %3787 = shufflevector <16 x i32> %3783, <16 x i32> %3785, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %3788 = shufflevector <16 x i32> %3781, <16 x i32> %3786, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %3789 = shufflevector <16 x i32> %3781, <16 x i32> %3786, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %3790 = shufflevector <16 x i32> %3782, <16 x i32> %3787, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %3791 = shufflevector <16 x i32> %3782, <16 x i32> %3787, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x i32> %3788, ptr %1697, align 64
  store <16 x i32> %3789, ptr %1698, align 64
  store <16 x i32> %3790, ptr %1699, align 64
  store <16 x i32> %3791, ptr %1700, align 64
  %3792 = load i32, ptr %1689, align 4
  %3793 = icmp sgt i32 %3792, -1
  br i1 %3793, label %3807, label %3794

3794:
  %3795 = load i32, ptr %1690, align 4
  %3796 = load i32, ptr %1679, align 4
  %3797 = tail call i32 @llvm.smin.i32(i32 %3795, i32 %3796)
  %3798 = sext i32 %3797 to i64
  %3799 = tail call i32 @llvm.umin.i32(i32 %3795, i32 %3796)
  %3800 = load i32, ptr %1691, align 4
  %3801 = add nsw i32 %3800, 2
  %3802 = zext nneg i32 %3801 to i64
  %3803 = shl i64 %3798, %3802
  %3804 = icmp sgt i64 %3803, 1073741824
  %3805 = load i32, ptr %1692, align 4
  %3806 = icmp eq i32 %3805, 0
  br i1 %3804, label %4215, label %5268

3807:
  %3808 = add nuw i32 %3011, %3744
  %3809 = add i32 %3808, %3792
  %3810 = zext i32 %3809 to i64
  %3811 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %3810
  %3812 = add i32 %3809, 2
  %3813 = zext i32 %3812 to i64
  %3814 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %3813
  %3815 = select i1 %3750, ptr @ZEROS, ptr %3814
  %3816 = load <16 x i32>, ptr %3811, align 64
  %3817 = getelementptr inbounds nuw i8, ptr %3811, i64 64
  %3818 = load <16 x i32>, ptr %3817, align 64
  %3819 = shufflevector <16 x i32> %3816, <16 x i32> %3818, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %3820 = shufflevector <16 x i32> %3816, <16 x i32> %3818, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %3821 = load <16 x i32>, ptr %3815, align 64
  %3822 = getelementptr inbounds nuw i8, ptr %3815, i64 64
  %3823 = load <16 x i32>, ptr %3822, align 64
  %3824 = shufflevector <16 x i32> %3821, <16 x i32> %3823, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %3825 = shufflevector <16 x i32> %3821, <16 x i32> %3823, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %3826 = shufflevector <16 x i32> %3819, <16 x i32> %3824, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %3827 = shufflevector <16 x i32> %3819, <16 x i32> %3824, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %3828 = shufflevector <16 x i32> %3820, <16 x i32> %3825, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %3829 = shufflevector <16 x i32> %3820, <16 x i32> %3825, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x i32> %3826, ptr %6, align 64
  store <16 x i32> %3827, ptr %1701, align 64
  store <16 x i32> %3828, ptr %1702, align 64
  store <16 x i32> %3829, ptr %1703, align 64
  %3830 = add i32 %3809, 1
  %3831 = zext i32 %3830 to i64
  %3832 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %3831
  %3833 = add i32 %3809, 3
  %3834 = zext i32 %3833 to i64
  %3835 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %3834
  %3836 = select i1 %3750, ptr @ZEROS, ptr %3835
  %3837 = load <16 x i32>, ptr %3832, align 64
  %3838 = getelementptr inbounds nuw i8, ptr %3832, i64 64
  %3839 = load <16 x i32>, ptr %3838, align 64
  %3840 = shufflevector <16 x i32> %3837, <16 x i32> %3839, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %3841 = shufflevector <16 x i32> %3837, <16 x i32> %3839, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %3842 = load <16 x i32>, ptr %3836, align 64
  %3843 = getelementptr inbounds nuw i8, ptr %3836, i64 64
  %3844 = load <16 x i32>, ptr %3843, align 64
  %3845 = shufflevector <16 x i32> %3842, <16 x i32> %3844, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %3846 = shufflevector <16 x i32> %3842, <16 x i32> %3844, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %3847 = shufflevector <16 x i32> %3840, <16 x i32> %3845, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %3848 = shufflevector <16 x i32> %3840, <16 x i32> %3845, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %3849 = shufflevector <16 x i32> %3841, <16 x i32> %3846, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %3850 = shufflevector <16 x i32> %3841, <16 x i32> %3846, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x i32> %3847, ptr %1704, align 64
  store <16 x i32> %3848, ptr %1705, align 64
  store <16 x i32> %3849, ptr %1706, align 64
  store <16 x i32> %3850, ptr %1707, align 64
  %3851 = load i32, ptr %1690, align 4
  %3852 = load i32, ptr %1679, align 4
  %3853 = tail call i32 @llvm.umin.i32(i32 %3851, i32 %3852)
  %3854 = load i32, ptr %1675, align 4
  %3855 = load i32, ptr %1683, align 4
  %3856 = add nsw i32 %3855, %3854
  %3857 = icmp sgt i32 %3856, 8
  %3858 = select i1 %3857, i32 8, i32 16
  %3859 = load i32, ptr %1691, align 4
  %3860 = shl i32 %3859, 23
  %3861 = icmp eq i32 %3852, 0
  %3862 = load ptr, ptr %1687, align 64
  %3863 = insertelement <16 x i32> poison, i32 %3860, i64 0
  %3864 = shufflevector <16 x i32> %3863, <16 x i32> poison, <16 x i32> zeroinitializer
  %3865 = add nsw i32 %3860, 2130706432
  %3866 = insertelement <16 x i32> poison, i32 %3865, i64 0
  %3867 = shufflevector <16 x i32> %3866, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %3869

3868:
  br i1 %3870, label %3869, label %6188

3869:
  %3870 = phi i1 [ true, %3807 ], [ false, %3868 ]
  %3871 = phi ptr [ %6, %3807 ], [ %12, %3868 ]
  %3872 = phi ptr [ %5, %3807 ], [ %13, %3868 ]
  %3873 = phi i64 [ 0, %3807 ], [ 16, %3868 ]
  br i1 %3861, label %3868, label %3874

3874:
  %3875 = getelementptr inbounds nuw float, ptr %1686, i64 %3873
  %3876 = getelementptr inbounds nuw float, ptr %8, i64 %3873
  %3877 = load i32, ptr %1693, align 4
  %3878 = sub nsw i32 52, %3877
  %3879 = zext nneg i32 %3878 to i64
  %3880 = shl nsw i64 -1, %3879
  %3881 = insertelement <8 x i64> poison, i64 %3880, i64 0
  %3882 = load <16 x i32>, ptr %3872, align 64
  %3883 = getelementptr inbounds nuw i8, ptr %3872, i64 64
  %3884 = load <16 x i32>, ptr %3883, align 64
  %3885 = getelementptr inbounds nuw i8, ptr %3872, i64 128
  %3886 = load <16 x i32>, ptr %3885, align 64
  %3887 = getelementptr inbounds nuw i8, ptr %3872, i64 192
  %3888 = load <16 x i32>, ptr %3887, align 64
  %3889 = bitcast <16 x i32> %3882 to <16 x float>
  %3890 = bitcast <16 x i32> %3884 to <16 x float>
  %3891 = bitcast <16 x i32> %3886 to <16 x float>
  %3892 = bitcast <16 x i32> %3888 to <16 x float>
  %3893 = load <16 x i32>, ptr %3871, align 64
  %3894 = getelementptr inbounds nuw i8, ptr %3871, i64 64
  %3895 = load <16 x i32>, ptr %3894, align 64
  %3896 = getelementptr inbounds nuw i8, ptr %3871, i64 128
  %3897 = load <16 x i32>, ptr %3896, align 64
  %3898 = getelementptr inbounds nuw i8, ptr %3871, i64 192
  %3899 = load <16 x i32>, ptr %3898, align 64
  %3900 = shufflevector <8 x i64> %3881, <8 x i64> poison, <16 x i32> zeroinitializer
  %3901 = shufflevector <8 x i64> %3881, <8 x i64> poison, <16 x i32> zeroinitializer
  %3902 = shufflevector <8 x i64> %3881, <8 x i64> poison, <16 x i32> zeroinitializer
  %3903 = shufflevector <8 x i64> %3881, <8 x i64> poison, <16 x i32> zeroinitializer
  br label %3904

3904:
  %3905 = phi <16 x float> [ %3892, %3874 ], [ %4158, %4122 ]
  %3906 = phi <16 x float> [ %3891, %3874 ], [ %4150, %4122 ]
  %3907 = phi <16 x float> [ %3890, %3874 ], [ %4142, %4122 ]
  %3908 = phi <16 x float> [ %3889, %3874 ], [ %4134, %4122 ]
  %3909 = phi <16 x i32> [ %3888, %3874 ], [ %4165, %4122 ]
  %3910 = phi <16 x i32> [ %3886, %3874 ], [ %4164, %4122 ]
  %3911 = phi <16 x i32> [ %3884, %3874 ], [ %4163, %4122 ]
  %3912 = phi <16 x i32> [ %3882, %3874 ], [ %4162, %4122 ]
  %3913 = phi i32 [ %3858, %3874 ], [ %4161, %4122 ]
  %3914 = phi i32 [ %3853, %3874 ], [ %4160, %4122 ]
  %3915 = phi <16 x i32> [ zeroinitializer, %3874 ], [ %4002, %4122 ]
  %3916 = phi i32 [ 0, %3874 ], [ %3919, %4122 ]
  %3917 = zext i32 %3913 to i64
  %3918 = zext i32 %3916 to i64
  %3919 = add i32 %3916, %3853
  %3920 = icmp ult i32 %3916, %3919
  br i1 %3920, label %4013, label %3930

3921:
  %3922 = bitcast <16 x float> %4051 to <16 x i32>
  %3923 = bitcast <16 x float> %4044 to <16 x i32>
  %3924 = bitcast <16 x float> %4037 to <16 x i32>
  %3925 = bitcast <16 x float> %4030 to <16 x i32>
  %3926 = ashr <16 x i32> %3925, splat (i32 23)
  %3927 = ashr <16 x i32> %3924, splat (i32 23)
  %3928 = ashr <16 x i32> %3923, splat (i32 23)
  %3929 = ashr <16 x i32> %3922, splat (i32 23)
  br label %3930

3930:
  %3931 = phi <16 x i32> [ %3926, %3921 ], [ splat (i32 47), %3904 ]
  %3932 = phi <16 x i32> [ %3927, %3921 ], [ splat (i32 47), %3904 ]
  %3933 = phi <16 x i32> [ %3928, %3921 ], [ splat (i32 47), %3904 ]
  %3934 = phi <16 x i32> [ %3929, %3921 ], [ splat (i32 47), %3904 ]
  %3935 = add <16 x i32> %3931, %3893
  %3936 = lshr <16 x i32> %3912, splat (i32 23)
  %3937 = and <16 x i32> %3936, splat (i32 255)
  %3938 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %3935, <16 x i32> %3937)
  %3939 = sub <16 x i32> %3938, %3893
  %3940 = add nsw <16 x i32> %3938, splat (i32 -254)
  %3941 = icmp ult <16 x i32> %3940, splat (i32 -207)
  %3942 = add <16 x i32> %3939, splat (i32 -254)
  %3943 = icmp ult <16 x i32> %3942, splat (i32 -207)
  %3944 = or <16 x i1> %3941, %3943
  %3945 = shl <16 x i32> %3938, splat (i32 23)
  %3946 = sub <16 x i32> %3945, %3864
  %3947 = sub <16 x i32> %3867, %3945
  %3948 = bitcast <16 x i32> %3947 to <16 x float>
  %3949 = shl <16 x i32> %3939, splat (i32 23)
  %3950 = sub <16 x i32> %3867, %3949
  %3951 = fmul <16 x float> %3908, %3948
  %3952 = fptosi <16 x float> %3951 to <16 x i32>
  %3953 = add <16 x i32> %3932, %3895
  %3954 = lshr <16 x i32> %3911, splat (i32 23)
  %3955 = and <16 x i32> %3954, splat (i32 255)
  %3956 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %3953, <16 x i32> %3955)
  %3957 = sub <16 x i32> %3956, %3895
  %3958 = add nsw <16 x i32> %3956, splat (i32 -254)
  %3959 = icmp ult <16 x i32> %3958, splat (i32 -207)
  %3960 = add <16 x i32> %3957, splat (i32 -254)
  %3961 = icmp ult <16 x i32> %3960, splat (i32 -207)
  %3962 = or <16 x i1> %3959, %3961
  %3963 = shl <16 x i32> %3956, splat (i32 23)
  %3964 = sub <16 x i32> %3963, %3864
  %3965 = sub <16 x i32> %3867, %3963
  %3966 = bitcast <16 x i32> %3965 to <16 x float>
  %3967 = shl <16 x i32> %3957, splat (i32 23)
  %3968 = sub <16 x i32> %3867, %3967
  %3969 = fmul <16 x float> %3907, %3966
  %3970 = fptosi <16 x float> %3969 to <16 x i32>
  %3971 = add <16 x i32> %3933, %3897
  %3972 = lshr <16 x i32> %3910, splat (i32 23)
  %3973 = and <16 x i32> %3972, splat (i32 255)
  %3974 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %3971, <16 x i32> %3973)
  %3975 = sub <16 x i32> %3974, %3897
  %3976 = add nsw <16 x i32> %3974, splat (i32 -254)
  %3977 = icmp ult <16 x i32> %3976, splat (i32 -207)
  %3978 = add <16 x i32> %3975, splat (i32 -254)
  %3979 = icmp ult <16 x i32> %3978, splat (i32 -207)
  %3980 = or <16 x i1> %3977, %3979
  %3981 = shl <16 x i32> %3974, splat (i32 23)
  %3982 = sub <16 x i32> %3981, %3864
  %3983 = sub <16 x i32> %3867, %3981
  %3984 = bitcast <16 x i32> %3983 to <16 x float>
  %3985 = shl <16 x i32> %3975, splat (i32 23)
  %3986 = sub <16 x i32> %3867, %3985
  %3987 = fmul <16 x float> %3906, %3984
  %3988 = fptosi <16 x float> %3987 to <16 x i32>
  %3989 = add <16 x i32> %3934, %3899
  %3990 = lshr <16 x i32> %3909, splat (i32 23)
  %3991 = and <16 x i32> %3990, splat (i32 255)
  %3992 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %3989, <16 x i32> %3991)
  %3993 = sub <16 x i32> %3992, %3899
  %3994 = add nsw <16 x i32> %3992, splat (i32 -254)
  %3995 = icmp ult <16 x i32> %3994, splat (i32 -207)
  %3996 = add <16 x i32> %3993, splat (i32 -254)
  %3997 = icmp ult <16 x i32> %3996, splat (i32 -207)
  %3998 = or <16 x i1> %3995, %3997
  %3999 = select <16 x i1> %3998, <16 x i1> splat (i1 true), <16 x i1> %3980
  %4000 = select <16 x i1> %3999, <16 x i1> splat (i1 true), <16 x i1> %3962
  %4001 = select <16 x i1> %4000, <16 x i1> splat (i1 true), <16 x i1> %3944
  %4002 = select <16 x i1> %4001, <16 x i32> splat (i32 -1), <16 x i32> %3915
  %4003 = shl <16 x i32> %3992, splat (i32 23)
  %4004 = sub <16 x i32> %4003, %3864
  %4005 = sub <16 x i32> %3867, %4003
  %4006 = bitcast <16 x i32> %4005 to <16 x float>
  %4007 = shl <16 x i32> %3993, splat (i32 23)
  %4008 = sub <16 x i32> %3867, %4007
  %4009 = fmul <16 x float> %3905, %4006
  %4010 = fptosi <16 x float> %4009 to <16 x i32>
  %4011 = add i32 %3916, %3858
  %4012 = icmp ult i32 %3916, %4011
  br i1 %4012, label %4055, label %4060

4013:
  %4014 = phi <16 x float> [ %4030, %4013 ], [ splat (float 0x3AF0000000000000), %3904 ]
  %4015 = phi <16 x float> [ %4037, %4013 ], [ splat (float 0x3AF0000000000000), %3904 ]
  %4016 = phi <16 x float> [ %4044, %4013 ], [ splat (float 0x3AF0000000000000), %3904 ]
  %4017 = phi <16 x float> [ %4051, %4013 ], [ splat (float 0x3AF0000000000000), %3904 ]
  %4018 = phi i64 [ %4052, %4013 ], [ %3918, %3904 ]
  %4019 = getelementptr inbounds nuw i16, ptr %3862, i64 %4018
  %4020 = load i16, ptr %4019, align 2
  %4021 = zext i16 %4020 to i64
  %4022 = getelementptr inbounds nuw float, ptr %3875, i64 %4021
  %4023 = getelementptr inbounds nuw <16 x float>, ptr %1678, i64 %4018
  %4024 = load <16 x float>, ptr %4023, align 64
  %4025 = load float, ptr %4022, align 4
  %4026 = insertelement <16 x float> poison, float %4025, i64 0
  %4027 = shufflevector <16 x float> %4026, <16 x float> poison, <16 x i32> zeroinitializer
  %4028 = fmul <16 x float> %4024, %4027
  %4029 = fcmp ogt <16 x float> %4028, %4014
  %4030 = select <16 x i1> %4029, <16 x float> %4028, <16 x float> %4014
  %4031 = getelementptr inbounds nuw i8, ptr %4022, i64 16
  %4032 = load float, ptr %4031, align 4
  %4033 = insertelement <16 x float> poison, float %4032, i64 0
  %4034 = shufflevector <16 x float> %4033, <16 x float> poison, <16 x i32> zeroinitializer
  %4035 = fmul <16 x float> %4024, %4034
  %4036 = fcmp ogt <16 x float> %4035, %4015
  %4037 = select <16 x i1> %4036, <16 x float> %4035, <16 x float> %4015
  %4038 = getelementptr inbounds nuw i8, ptr %4022, i64 32
  %4039 = load float, ptr %4038, align 4
  %4040 = insertelement <16 x float> poison, float %4039, i64 0
  %4041 = shufflevector <16 x float> %4040, <16 x float> poison, <16 x i32> zeroinitializer
  %4042 = fmul <16 x float> %4024, %4041
  %4043 = fcmp ogt <16 x float> %4042, %4016
  %4044 = select <16 x i1> %4043, <16 x float> %4042, <16 x float> %4016
  %4045 = getelementptr inbounds nuw i8, ptr %4022, i64 48
  %4046 = load float, ptr %4045, align 4
  %4047 = insertelement <16 x float> poison, float %4046, i64 0
  %4048 = shufflevector <16 x float> %4047, <16 x float> poison, <16 x i32> zeroinitializer
  %4049 = fmul <16 x float> %4024, %4048
  %4050 = fcmp ogt <16 x float> %4049, %4017
  %4051 = select <16 x i1> %4050, <16 x float> %4049, <16 x float> %4017
  %4052 = add nuw nsw i64 %4018, 1
  %4053 = trunc i64 %4052 to i32
  %4054 = icmp eq i32 %3914, %4053
  br i1 %4054, label %3921, label %4013

4055:
  %4056 = bitcast <16 x i32> %3950 to <16 x float>
  %4057 = bitcast <16 x i32> %3968 to <16 x float>
  %4058 = bitcast <16 x i32> %3986 to <16 x float>
  %4059 = bitcast <16 x i32> %4008 to <16 x float>
  br label %4071

4060:
  %4061 = phi <16 x i32> [ %3952, %3930 ], [ %4089, %4071 ]
  %4062 = phi <16 x i32> [ %3970, %3930 ], [ %4097, %4071 ]
  %4063 = phi <16 x i32> [ %3988, %3930 ], [ %4105, %4071 ]
  %4064 = phi <16 x i32> [ %4010, %3930 ], [ %4113, %4071 ]
  %4065 = icmp ult i32 %4011, %3919
  br i1 %4065, label %4066, label %4122

4066:
  %4067 = bitcast <16 x i32> %3950 to <16 x float>
  %4068 = bitcast <16 x i32> %3968 to <16 x float>
  %4069 = bitcast <16 x i32> %3986 to <16 x float>
  %4070 = bitcast <16 x i32> %4008 to <16 x float>
  br label %4166

4071:
  %4072 = phi <16 x i32> [ %3952, %4055 ], [ %4089, %4071 ]
  %4073 = phi <16 x i32> [ %3970, %4055 ], [ %4097, %4071 ]
  %4074 = phi <16 x i32> [ %3988, %4055 ], [ %4105, %4071 ]
  %4075 = phi <16 x i32> [ %4010, %4055 ], [ %4113, %4071 ]
  %4076 = phi i64 [ %3918, %4055 ], [ %4114, %4071 ]
  %4077 = getelementptr inbounds nuw i16, ptr %3862, i64 %4076
  %4078 = load i16, ptr %4077, align 2
  %4079 = zext i16 %4078 to i64
  %4080 = getelementptr inbounds nuw float, ptr %3876, i64 %4079
  %4081 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %4076
  %4082 = load <16 x float>, ptr %4081, align 64
  %4083 = load float, ptr %4080, align 4
  %4084 = insertelement <16 x float> poison, float %4083, i64 0
  %4085 = shufflevector <16 x float> %4084, <16 x float> poison, <16 x i32> zeroinitializer
  %4086 = fmul <16 x float> %4082, %4085
  %4087 = fmul <16 x float> %4086, %4056
  %4088 = fptosi <16 x float> %4087 to <16 x i32>
  %4089 = add <16 x i32> %4072, %4088
  %4090 = getelementptr inbounds nuw i8, ptr %4080, i64 16
  %4091 = load float, ptr %4090, align 4
  %4092 = insertelement <16 x float> poison, float %4091, i64 0
  %4093 = shufflevector <16 x float> %4092, <16 x float> poison, <16 x i32> zeroinitializer
  %4094 = fmul <16 x float> %4082, %4093
  %4095 = fmul <16 x float> %4094, %4057
  %4096 = fptosi <16 x float> %4095 to <16 x i32>
  %4097 = add <16 x i32> %4073, %4096
  %4098 = getelementptr inbounds nuw i8, ptr %4080, i64 32
  %4099 = load float, ptr %4098, align 4
  %4100 = insertelement <16 x float> poison, float %4099, i64 0
  %4101 = shufflevector <16 x float> %4100, <16 x float> poison, <16 x i32> zeroinitializer
  %4102 = fmul <16 x float> %4082, %4101
  %4103 = fmul <16 x float> %4102, %4058
  %4104 = fptosi <16 x float> %4103 to <16 x i32>
  %4105 = add <16 x i32> %4074, %4104
  %4106 = getelementptr inbounds nuw i8, ptr %4080, i64 48
  %4107 = load float, ptr %4106, align 4
  %4108 = insertelement <16 x float> poison, float %4107, i64 0
  %4109 = shufflevector <16 x float> %4108, <16 x float> poison, <16 x i32> zeroinitializer
  %4110 = fmul <16 x float> %4082, %4109
  %4111 = fmul <16 x float> %4110, %4059
  %4112 = fptosi <16 x float> %4111 to <16 x i32>
  %4113 = add <16 x i32> %4075, %4112
  %4114 = add nuw nsw i64 %4076, 1
  %4115 = trunc i64 %4114 to i32
  %4116 = icmp eq i32 %3913, %4115
  br i1 %4116, label %4060, label %4071

4117:
  %4118 = sitofp <16 x i32> %4184 to <16 x double>
  %4119 = sitofp <16 x i32> %4192 to <16 x double>
  %4120 = sitofp <16 x i32> %4200 to <16 x double>
  %4121 = sitofp <16 x i32> %4208 to <16 x double>
  br label %4122

4122:
  %4123 = phi <16 x double> [ zeroinitializer, %4060 ], [ %4118, %4117 ]
  %4124 = phi <16 x double> [ zeroinitializer, %4060 ], [ %4119, %4117 ]
  %4125 = phi <16 x double> [ zeroinitializer, %4060 ], [ %4120, %4117 ]
  %4126 = phi <16 x double> [ zeroinitializer, %4060 ], [ %4121, %4117 ]
  %4127 = sitofp <16 x i32> %4061 to <16 x double>
  %4128 = fadd <16 x double> %4123, %4127
  %4129 = bitcast <16 x double> %4128 to <16 x i64>
  %4130 = and <16 x i64> %3900, %4129
  %4131 = bitcast <16 x i64> %4130 to <16 x double>
  %4132 = fptrunc <16 x double> %4131 to <16 x float>
  %4133 = bitcast <16 x i32> %3946 to <16 x float>
  %4134 = fmul <16 x float> %4132, %4133
  %4135 = sitofp <16 x i32> %4062 to <16 x double>
  %4136 = fadd <16 x double> %4124, %4135
  %4137 = bitcast <16 x double> %4136 to <16 x i64>
  %4138 = and <16 x i64> %3901, %4137
  %4139 = bitcast <16 x i64> %4138 to <16 x double>
  %4140 = fptrunc <16 x double> %4139 to <16 x float>
  %4141 = bitcast <16 x i32> %3964 to <16 x float>
  %4142 = fmul <16 x float> %4140, %4141
  %4143 = sitofp <16 x i32> %4063 to <16 x double>
  %4144 = fadd <16 x double> %4125, %4143
  %4145 = bitcast <16 x double> %4144 to <16 x i64>
  %4146 = and <16 x i64> %3902, %4145
  %4147 = bitcast <16 x i64> %4146 to <16 x double>
  %4148 = fptrunc <16 x double> %4147 to <16 x float>
  %4149 = bitcast <16 x i32> %3982 to <16 x float>
  %4150 = fmul <16 x float> %4148, %4149
  %4151 = sitofp <16 x i32> %4064 to <16 x double>
  %4152 = fadd <16 x double> %4126, %4151
  %4153 = bitcast <16 x double> %4152 to <16 x i64>
  %4154 = and <16 x i64> %3903, %4153
  %4155 = bitcast <16 x i64> %4154 to <16 x double>
  %4156 = fptrunc <16 x double> %4155 to <16 x float>
  %4157 = bitcast <16 x i32> %4004 to <16 x float>
  %4158 = fmul <16 x float> %4156, %4157
  %4159 = icmp ult i32 %3919, %3852
  %4160 = add i32 %3914, %3853
  %4161 = add i32 %3913, %3853
  %4162 = bitcast <16 x float> %4134 to <16 x i32>
  %4163 = bitcast <16 x float> %4142 to <16 x i32>
  %4164 = bitcast <16 x float> %4150 to <16 x i32>
  %4165 = bitcast <16 x float> %4158 to <16 x i32>
  br i1 %4159, label %3904, label %4212

4166:
  %4167 = phi <16 x i32> [ zeroinitializer, %4066 ], [ %4184, %4166 ]
  %4168 = phi <16 x i32> [ zeroinitializer, %4066 ], [ %4192, %4166 ]
  %4169 = phi <16 x i32> [ zeroinitializer, %4066 ], [ %4200, %4166 ]
  %4170 = phi <16 x i32> [ zeroinitializer, %4066 ], [ %4208, %4166 ]
  %4171 = phi i64 [ %3917, %4066 ], [ %4209, %4166 ]
  %4172 = getelementptr inbounds nuw i16, ptr %3862, i64 %4171
  %4173 = load i16, ptr %4172, align 2
  %4174 = zext i16 %4173 to i64
  %4175 = getelementptr inbounds nuw float, ptr %3876, i64 %4174
  %4176 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %4171
  %4177 = load <16 x float>, ptr %4176, align 64
  %4178 = load float, ptr %4175, align 4
  %4179 = insertelement <16 x float> poison, float %4178, i64 0
  %4180 = shufflevector <16 x float> %4179, <16 x float> poison, <16 x i32> zeroinitializer
  %4181 = fmul <16 x float> %4177, %4180
  %4182 = fmul <16 x float> %4181, %4067
  %4183 = fptosi <16 x float> %4182 to <16 x i32>
  %4184 = add <16 x i32> %4167, %4183
  %4185 = getelementptr inbounds nuw i8, ptr %4175, i64 16
  %4186 = load float, ptr %4185, align 4
  %4187 = insertelement <16 x float> poison, float %4186, i64 0
  %4188 = shufflevector <16 x float> %4187, <16 x float> poison, <16 x i32> zeroinitializer
  %4189 = fmul <16 x float> %4177, %4188
  %4190 = fmul <16 x float> %4189, %4068
  %4191 = fptosi <16 x float> %4190 to <16 x i32>
  %4192 = add <16 x i32> %4168, %4191
  %4193 = getelementptr inbounds nuw i8, ptr %4175, i64 32
  %4194 = load float, ptr %4193, align 4
  %4195 = insertelement <16 x float> poison, float %4194, i64 0
  %4196 = shufflevector <16 x float> %4195, <16 x float> poison, <16 x i32> zeroinitializer
  %4197 = fmul <16 x float> %4177, %4196
  %4198 = fmul <16 x float> %4197, %4069
  %4199 = fptosi <16 x float> %4198 to <16 x i32>
  %4200 = add <16 x i32> %4169, %4199
  %4201 = getelementptr inbounds nuw i8, ptr %4175, i64 48
  %4202 = load float, ptr %4201, align 4
  %4203 = insertelement <16 x float> poison, float %4202, i64 0
  %4204 = shufflevector <16 x float> %4203, <16 x float> poison, <16 x i32> zeroinitializer
  %4205 = fmul <16 x float> %4177, %4204
  %4206 = fmul <16 x float> %4205, %4070
  %4207 = fptosi <16 x float> %4206 to <16 x i32>
  %4208 = add <16 x i32> %4170, %4207
  %4209 = add nuw nsw i64 %4171, 1
  %4210 = trunc i64 %4209 to i32
  %4211 = icmp eq i32 %3914, %4210
  br i1 %4211, label %4117, label %4166

4212:
  store <16 x float> %4134, ptr %3872, align 64
  store <16 x float> %4142, ptr %3883, align 64
  store <16 x float> %4150, ptr %3885, align 64
  store <16 x float> %4158, ptr %3887, align 64
  %4213 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %4002)
  %4214 = icmp eq i32 %4213, 0
  br i1 %4214, label %3868, label %6223

4215:
  %4216 = load i32, ptr %1675, align 4
  %4217 = load i32, ptr %1683, align 4
  %4218 = add nsw i32 %4217, %4216
  %4219 = icmp sgt i32 %4218, 8
  %4220 = select i1 %4219, i32 8, i32 16
  %4221 = shl i32 %3800, 23
  %4222 = icmp eq i32 %3796, 0
  %4223 = load ptr, ptr %1687, align 64
  %4224 = insertelement <16 x i32> poison, i32 %4221, i64 0
  %4225 = shufflevector <16 x i32> %4224, <16 x i32> poison, <16 x i32> zeroinitializer
  %4226 = add nsw i32 %4221, 2130706432
  %4227 = insertelement <16 x i32> poison, i32 %4226, i64 0
  %4228 = shufflevector <16 x i32> %4227, <16 x i32> poison, <16 x i32> zeroinitializer
  %4229 = zext i32 %3796 to i64
  %4230 = zext i32 %3796 to i64
  %4231 = zext i32 %3796 to i64
  %4232 = zext i32 %3796 to i64
  br i1 %3806, label %4820, label %4234

4233:
  br i1 %4235, label %4234, label %6188

4234:
  %4235 = phi i1 [ false, %4233 ], [ true, %4215 ]
  %4236 = phi ptr [ %15, %4233 ], [ %5, %4215 ]
  %4237 = phi i64 [ 4, %4233 ], [ 0, %4215 ]
  br i1 %4222, label %4233, label %4238

4238:
  %4239 = shl nuw nsw i64 %4237, 2
  %4240 = getelementptr inbounds nuw float, ptr %1686, i64 %4239
  %4241 = getelementptr inbounds nuw float, ptr %8, i64 %4239
  %4242 = load i32, ptr %1693, align 4
  %4243 = sub nsw i32 52, %4242
  %4244 = zext nneg i32 %4243 to i64
  %4245 = shl nsw i64 -1, %4244
  %4246 = insertelement <8 x i64> poison, i64 %4245, i64 0
  %4247 = getelementptr inbounds nuw i8, ptr %4236, i64 128
  %4248 = load <16 x float>, ptr %4247, align 64
  %4249 = getelementptr inbounds nuw i8, ptr %4236, i64 192
  %4250 = load <16 x float>, ptr %4249, align 64
  %4251 = getelementptr inbounds nuw i8, ptr %4236, i64 64
  %4252 = getelementptr inbounds nuw float, ptr %8, i64 %4239
  %4253 = shl nuw nsw i64 %4237, 4
  %4254 = getelementptr inbounds nuw i8, ptr %8, i64 %4253
  %4255 = getelementptr inbounds nuw i8, ptr %4254, i64 16
  %4256 = shl nuw nsw i64 %4237, 4
  %4257 = getelementptr inbounds nuw i8, ptr %8, i64 %4256
  %4258 = getelementptr inbounds nuw i8, ptr %4257, i64 32
  %4259 = shl nuw nsw i64 %4237, 4
  %4260 = getelementptr inbounds nuw i8, ptr %8, i64 %4259
  %4261 = getelementptr inbounds nuw i8, ptr %4260, i64 48
  %4262 = load <16 x float>, ptr %4236, align 64
  %4263 = load <16 x float>, ptr %4251, align 64
  %4264 = shufflevector <8 x i64> %4246, <8 x i64> poison, <16 x i32> zeroinitializer
  %4265 = shufflevector <8 x i64> %4246, <8 x i64> poison, <16 x i32> zeroinitializer
  %4266 = shufflevector <8 x i64> %4246, <8 x i64> poison, <16 x i32> zeroinitializer
  %4267 = shufflevector <8 x i64> %4246, <8 x i64> poison, <16 x i32> zeroinitializer
  br label %4268

4268:
  %4269 = phi <16 x float> [ %4263, %4238 ], [ %4505, %4411 ]
  %4270 = phi <16 x float> [ %4262, %4238 ], [ %4460, %4411 ]
  %4271 = phi <16 x float> [ %4250, %4238 ], [ %4595, %4411 ]
  %4272 = phi <16 x float> [ %4248, %4238 ], [ %4550, %4411 ]
  %4273 = phi i32 [ %4220, %4238 ], [ %4598, %4411 ]
  %4274 = phi i32 [ %3799, %4238 ], [ %4597, %4411 ]
  %4275 = phi <16 x i32> [ zeroinitializer, %4238 ], [ %4805, %4411 ]
  %4276 = phi i32 [ 0, %4238 ], [ %4307, %4411 ]
  %4277 = zext i32 %4273 to i64
  %4278 = zext i32 %4276 to i64
  %4279 = bitcast <16 x float> %4270 to <16 x i32>
  %4280 = and <16 x i32> %4279, splat (i32 2139095040)
  %4281 = bitcast <16 x i32> %4280 to <16 x float>
  %4282 = fcmp une <16 x float> %4270, zeroinitializer
  %4283 = fcmp ogt <16 x float> %4281, splat (float 0x3F10000000000000)
  %4284 = select <16 x i1> %4283, <16 x float> %4281, <16 x float> splat (float 0x3F10000000000000)
  %4285 = select <16 x i1> %4282, <16 x float> %4284, <16 x float> %4281
  %4286 = bitcast <16 x float> %4269 to <16 x i32>
  %4287 = and <16 x i32> %4286, splat (i32 2139095040)
  %4288 = bitcast <16 x i32> %4287 to <16 x float>
  %4289 = fcmp une <16 x float> %4269, zeroinitializer
  %4290 = fcmp ogt <16 x float> %4288, splat (float 0x3F10000000000000)
  %4291 = select <16 x i1> %4290, <16 x float> %4288, <16 x float> splat (float 0x3F10000000000000)
  %4292 = select <16 x i1> %4289, <16 x float> %4291, <16 x float> %4288
  %4293 = bitcast <16 x float> %4272 to <16 x i32>
  %4294 = and <16 x i32> %4293, splat (i32 2139095040)
  %4295 = bitcast <16 x i32> %4294 to <16 x float>
  %4296 = fcmp une <16 x float> %4272, zeroinitializer
  %4297 = fcmp ogt <16 x float> %4295, splat (float 0x3F10000000000000)
  %4298 = select <16 x i1> %4297, <16 x float> %4295, <16 x float> splat (float 0x3F10000000000000)
  %4299 = select <16 x i1> %4296, <16 x float> %4298, <16 x float> %4295
  %4300 = bitcast <16 x float> %4271 to <16 x i32>
  %4301 = and <16 x i32> %4300, splat (i32 2139095040)
  %4302 = bitcast <16 x i32> %4301 to <16 x float>
  %4303 = fcmp une <16 x float> %4271, zeroinitializer
  %4304 = fcmp ogt <16 x float> %4302, splat (float 0x3F10000000000000)
  %4305 = select <16 x i1> %4304, <16 x float> %4302, <16 x float> splat (float 0x3F10000000000000)
  %4306 = select <16 x i1> %4303, <16 x float> %4305, <16 x float> %4302
  %4307 = add i32 %4276, %3799
  %4308 = icmp ult i32 %4276, %4307
  br i1 %4308, label %4317, label %4309

4309:
  %4310 = phi <16 x float> [ %4285, %4268 ], [ %4334, %4317 ]
  %4311 = phi <16 x float> [ %4292, %4268 ], [ %4341, %4317 ]
  %4312 = phi <16 x float> [ %4299, %4268 ], [ %4348, %4317 ]
  %4313 = phi <16 x float> [ %4306, %4268 ], [ %4355, %4317 ]
  %4314 = fcmp olt <16 x float> %4310, splat (float 0x3AF0000000000000)
  %4315 = bitcast <16 x i1> %4314 to i16
  %4316 = icmp eq i16 %4315, 0
  br i1 %4316, label %4673, label %4645

4317:
  %4318 = phi <16 x float> [ %4334, %4317 ], [ %4285, %4268 ]
  %4319 = phi <16 x float> [ %4341, %4317 ], [ %4292, %4268 ]
  %4320 = phi <16 x float> [ %4348, %4317 ], [ %4299, %4268 ]
  %4321 = phi <16 x float> [ %4355, %4317 ], [ %4306, %4268 ]
  %4322 = phi i64 [ %4356, %4317 ], [ %4278, %4268 ]
  %4323 = getelementptr inbounds nuw i16, ptr %4223, i64 %4322
  %4324 = load i16, ptr %4323, align 2
  %4325 = zext i16 %4324 to i64
  %4326 = getelementptr inbounds nuw float, ptr %4240, i64 %4325
  %4327 = getelementptr inbounds nuw <16 x float>, ptr %1678, i64 %4322
  %4328 = load <16 x float>, ptr %4327, align 64
  %4329 = load float, ptr %4326, align 4
  %4330 = insertelement <16 x float> poison, float %4329, i64 0
  %4331 = shufflevector <16 x float> %4330, <16 x float> poison, <16 x i32> zeroinitializer
  %4332 = fmul <16 x float> %4328, %4331
  %4333 = fcmp ogt <16 x float> %4332, %4318
  %4334 = select <16 x i1> %4333, <16 x float> %4332, <16 x float> %4318
  %4335 = getelementptr inbounds nuw i8, ptr %4326, i64 16
  %4336 = load float, ptr %4335, align 4
  %4337 = insertelement <16 x float> poison, float %4336, i64 0
  %4338 = shufflevector <16 x float> %4337, <16 x float> poison, <16 x i32> zeroinitializer
  %4339 = fmul <16 x float> %4328, %4338
  %4340 = fcmp ogt <16 x float> %4339, %4319
  %4341 = select <16 x i1> %4340, <16 x float> %4339, <16 x float> %4319
  %4342 = getelementptr inbounds nuw i8, ptr %4326, i64 32
  %4343 = load float, ptr %4342, align 4
  %4344 = insertelement <16 x float> poison, float %4343, i64 0
  %4345 = shufflevector <16 x float> %4344, <16 x float> poison, <16 x i32> zeroinitializer
  %4346 = fmul <16 x float> %4328, %4345
  %4347 = fcmp ogt <16 x float> %4346, %4320
  %4348 = select <16 x i1> %4347, <16 x float> %4346, <16 x float> %4320
  %4349 = getelementptr inbounds nuw i8, ptr %4326, i64 48
  %4350 = load float, ptr %4349, align 4
  %4351 = insertelement <16 x float> poison, float %4350, i64 0
  %4352 = shufflevector <16 x float> %4351, <16 x float> poison, <16 x i32> zeroinitializer
  %4353 = fmul <16 x float> %4328, %4352
  %4354 = fcmp ogt <16 x float> %4353, %4321
  %4355 = select <16 x i1> %4354, <16 x float> %4353, <16 x float> %4321
  %4356 = add nuw nsw i64 %4322, 1
  %4357 = trunc i64 %4356 to i32
  %4358 = icmp eq i32 %4274, %4357
  br i1 %4358, label %4309, label %4317

4359:
  %4360 = phi <16 x i32> [ %4684, %4802 ], [ %4383, %4365 ]
  %4361 = phi <16 x i32> [ %4727, %4802 ], [ %4391, %4365 ]
  %4362 = phi <16 x i32> [ %4770, %4802 ], [ %4399, %4365 ]
  %4363 = phi <16 x i32> [ %4813, %4802 ], [ %4407, %4365 ]
  %4364 = icmp ult i32 %4814, %4307
  br i1 %4364, label %4599, label %4411

4365:
  %4366 = phi <16 x i32> [ %4383, %4365 ], [ %4684, %4802 ]
  %4367 = phi <16 x i32> [ %4391, %4365 ], [ %4727, %4802 ]
  %4368 = phi <16 x i32> [ %4399, %4365 ], [ %4770, %4802 ]
  %4369 = phi <16 x i32> [ %4407, %4365 ], [ %4813, %4802 ]
  %4370 = phi i64 [ %4408, %4365 ], [ %4278, %4802 ]
  %4371 = getelementptr inbounds nuw i16, ptr %4223, i64 %4370
  %4372 = load i16, ptr %4371, align 2
  %4373 = zext i16 %4372 to i64
  %4374 = getelementptr inbounds nuw float, ptr %4241, i64 %4373
  %4375 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %4370
  %4376 = load <16 x float>, ptr %4375, align 64
  %4377 = load float, ptr %4374, align 4
  %4378 = insertelement <16 x float> poison, float %4377, i64 0
  %4379 = shufflevector <16 x float> %4378, <16 x float> poison, <16 x i32> zeroinitializer
  %4380 = fmul <16 x float> %4376, %4379
  %4381 = fmul <16 x float> %4380, %4682
  %4382 = fptosi <16 x float> %4381 to <16 x i32>
  %4383 = add <16 x i32> %4366, %4382
  %4384 = getelementptr inbounds nuw i8, ptr %4374, i64 16
  %4385 = load float, ptr %4384, align 4
  %4386 = insertelement <16 x float> poison, float %4385, i64 0
  %4387 = shufflevector <16 x float> %4386, <16 x float> poison, <16 x i32> zeroinitializer
  %4388 = fmul <16 x float> %4376, %4387
  %4389 = fmul <16 x float> %4388, %4725
  %4390 = fptosi <16 x float> %4389 to <16 x i32>
  %4391 = add <16 x i32> %4367, %4390
  %4392 = getelementptr inbounds nuw i8, ptr %4374, i64 32
  %4393 = load float, ptr %4392, align 4
  %4394 = insertelement <16 x float> poison, float %4393, i64 0
  %4395 = shufflevector <16 x float> %4394, <16 x float> poison, <16 x i32> zeroinitializer
  %4396 = fmul <16 x float> %4376, %4395
  %4397 = fmul <16 x float> %4396, %4768
  %4398 = fptosi <16 x float> %4397 to <16 x i32>
  %4399 = add <16 x i32> %4368, %4398
  %4400 = getelementptr inbounds nuw i8, ptr %4374, i64 48
  %4401 = load float, ptr %4400, align 4
  %4402 = insertelement <16 x float> poison, float %4401, i64 0
  %4403 = shufflevector <16 x float> %4402, <16 x float> poison, <16 x i32> zeroinitializer
  %4404 = fmul <16 x float> %4376, %4403
  %4405 = fmul <16 x float> %4404, %4811
  %4406 = fptosi <16 x float> %4405 to <16 x i32>
  %4407 = add <16 x i32> %4369, %4406
  %4408 = add nuw nsw i64 %4370, 1
  %4409 = trunc i64 %4408 to i32
  %4410 = icmp eq i32 %4273, %4409
  br i1 %4410, label %4359, label %4365

4411:
  %4412 = phi <16 x i32> [ zeroinitializer, %4359 ], [ %4617, %4599 ]
  %4413 = phi <16 x i32> [ zeroinitializer, %4359 ], [ %4625, %4599 ]
  %4414 = phi <16 x i32> [ zeroinitializer, %4359 ], [ %4633, %4599 ]
  %4415 = phi <16 x i32> [ zeroinitializer, %4359 ], [ %4641, %4599 ]
  %4416 = shufflevector <16 x i32> %4360, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %4417 = sitofp <8 x i32> %4416 to <8 x double>
  %4418 = shufflevector <16 x i32> %4412, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %4419 = sitofp <8 x i32> %4418 to <8 x double>
  %4420 = fadd <8 x double> %4417, %4419
  %4421 = shufflevector <16 x i32> %4360, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %4422 = sitofp <8 x i32> %4421 to <8 x double>
  %4423 = shufflevector <16 x i32> %4412, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %4424 = sitofp <8 x i32> %4423 to <8 x double>
  %4425 = fadd <8 x double> %4422, %4424
  %4426 = bitcast <8 x double> %4420 to <8 x i64>
  %4427 = bitcast <8 x double> %4425 to <8 x i64>
  %4428 = shufflevector <8 x i64> %4426, <8 x i64> %4427, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %4429 = and <16 x i64> %4428, splat (i64 536870911)
  %4430 = icmp eq <16 x i64> %4429, zeroinitializer
  %4431 = select <16 x i1> %4430, <16 x i64> zeroinitializer, <16 x i64> splat (i64 536870912)
  %4432 = shufflevector <8 x i64> %4426, <8 x i64> %4427, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %4433 = or <16 x i64> %4431, %4432
  %4434 = and <16 x i64> %4433, %4264
  %4435 = bitcast <16 x i64> %4434 to <16 x double>
  %4436 = fptrunc <16 x double> %4435 to <16 x float>
  %4437 = bitcast <16 x i32> %4680 to <16 x float>
  %4438 = fmul <16 x float> %4436, %4437
  %4439 = bitcast <16 x float> %4438 to <16 x i32>
  %4440 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %4438)
  %4441 = bitcast <16 x float> %4440 to <16 x i32>
  %4442 = add nuw <16 x i32> %4441, splat (i32 4095)
  %4443 = lshr <16 x i32> %4439, splat (i32 13)
  %4444 = and <16 x i32> %4443, splat (i32 1)
  %4445 = add nuw <16 x i32> %4442, %4444
  %4446 = and <16 x i32> %4445, splat (i32 -8192)
  %4447 = fadd <16 x float> %4440, splat (float 5.000000e-01)
  %4448 = fadd <16 x float> %4447, splat (float -5.000000e-01)
  %4449 = bitcast <16 x float> %4448 to <16 x i32>
  %4450 = icmp samesign ult <16 x i32> %4441, splat (i32 947912704)
  %4451 = select <16 x i1> %4450, <16 x i32> %4449, <16 x i32> %4446
  %4452 = icmp sgt <16 x i32> %4451, splat (i32 1199570943)
  %4453 = select <16 x i1> %4452, <16 x i32> splat (i32 2139095040), <16 x i32> %4451
  %4454 = icmp samesign ugt <16 x i32> %4441, splat (i32 2139095040)
  %4455 = and <16 x i32> %4439, splat (i32 -2147483648)
  %4456 = or <16 x i32> %4453, %4455
  %4457 = select <16 x i1> %4454, <16 x i32> splat (i32 2147483647), <16 x i32> %4456
  %4458 = bitcast <16 x i32> %4457 to <16 x float>
  %4459 = fcmp oeq <16 x float> %4458, zeroinitializer
  %4460 = select <16 x i1> %4459, <16 x float> zeroinitializer, <16 x float> %4458
  %4461 = shufflevector <16 x i32> %4361, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %4462 = sitofp <8 x i32> %4461 to <8 x double>
  %4463 = shufflevector <16 x i32> %4413, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %4464 = sitofp <8 x i32> %4463 to <8 x double>
  %4465 = fadd <8 x double> %4462, %4464
  %4466 = shufflevector <16 x i32> %4361, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %4467 = sitofp <8 x i32> %4466 to <8 x double>
  %4468 = shufflevector <16 x i32> %4413, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %4469 = sitofp <8 x i32> %4468 to <8 x double>
  %4470 = fadd <8 x double> %4467, %4469
  %4471 = bitcast <8 x double> %4465 to <8 x i64>
  %4472 = bitcast <8 x double> %4470 to <8 x i64>
  %4473 = shufflevector <8 x i64> %4471, <8 x i64> %4472, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %4474 = and <16 x i64> %4473, splat (i64 536870911)
  %4475 = icmp eq <16 x i64> %4474, zeroinitializer
  %4476 = select <16 x i1> %4475, <16 x i64> zeroinitializer, <16 x i64> splat (i64 536870912)
  %4477 = shufflevector <8 x i64> %4471, <8 x i64> %4472, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %4478 = or <16 x i64> %4476, %4477
  %4479 = and <16 x i64> %4478, %4265
  %4480 = bitcast <16 x i64> %4479 to <16 x double>
  %4481 = fptrunc <16 x double> %4480 to <16 x float>
  %4482 = bitcast <16 x i32> %4723 to <16 x float>
  %4483 = fmul <16 x float> %4481, %4482
  %4484 = bitcast <16 x float> %4483 to <16 x i32>
  %4485 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %4483)
  %4486 = bitcast <16 x float> %4485 to <16 x i32>
  %4487 = add nuw <16 x i32> %4486, splat (i32 4095)
  %4488 = lshr <16 x i32> %4484, splat (i32 13)
  %4489 = and <16 x i32> %4488, splat (i32 1)
  %4490 = add nuw <16 x i32> %4487, %4489
  %4491 = and <16 x i32> %4490, splat (i32 -8192)
  %4492 = fadd <16 x float> %4485, splat (float 5.000000e-01)
  %4493 = fadd <16 x float> %4492, splat (float -5.000000e-01)
  %4494 = bitcast <16 x float> %4493 to <16 x i32>
  %4495 = icmp samesign ult <16 x i32> %4486, splat (i32 947912704)
  %4496 = select <16 x i1> %4495, <16 x i32> %4494, <16 x i32> %4491
  %4497 = icmp sgt <16 x i32> %4496, splat (i32 1199570943)
  %4498 = select <16 x i1> %4497, <16 x i32> splat (i32 2139095040), <16 x i32> %4496
  %4499 = icmp samesign ugt <16 x i32> %4486, splat (i32 2139095040)
  %4500 = and <16 x i32> %4484, splat (i32 -2147483648)
  %4501 = or <16 x i32> %4498, %4500
  %4502 = select <16 x i1> %4499, <16 x i32> splat (i32 2147483647), <16 x i32> %4501
  %4503 = bitcast <16 x i32> %4502 to <16 x float>
  %4504 = fcmp oeq <16 x float> %4503, zeroinitializer
  %4505 = select <16 x i1> %4504, <16 x float> zeroinitializer, <16 x float> %4503
  %4506 = shufflevector <16 x i32> %4362, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %4507 = sitofp <8 x i32> %4506 to <8 x double>
  %4508 = shufflevector <16 x i32> %4414, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %4509 = sitofp <8 x i32> %4508 to <8 x double>
  %4510 = fadd <8 x double> %4507, %4509
  %4511 = shufflevector <16 x i32> %4362, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %4512 = sitofp <8 x i32> %4511 to <8 x double>
  %4513 = shufflevector <16 x i32> %4414, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %4514 = sitofp <8 x i32> %4513 to <8 x double>
  %4515 = fadd <8 x double> %4512, %4514
  %4516 = bitcast <8 x double> %4510 to <8 x i64>
  %4517 = bitcast <8 x double> %4515 to <8 x i64>
  %4518 = shufflevector <8 x i64> %4516, <8 x i64> %4517, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %4519 = and <16 x i64> %4518, splat (i64 536870911)
  %4520 = icmp eq <16 x i64> %4519, zeroinitializer
  %4521 = select <16 x i1> %4520, <16 x i64> zeroinitializer, <16 x i64> splat (i64 536870912)
  %4522 = shufflevector <8 x i64> %4516, <8 x i64> %4517, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %4523 = or <16 x i64> %4521, %4522
  %4524 = and <16 x i64> %4523, %4266
  %4525 = bitcast <16 x i64> %4524 to <16 x double>
  %4526 = fptrunc <16 x double> %4525 to <16 x float>
  %4527 = bitcast <16 x i32> %4766 to <16 x float>
  %4528 = fmul <16 x float> %4526, %4527
  %4529 = bitcast <16 x float> %4528 to <16 x i32>
  %4530 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %4528)
  %4531 = bitcast <16 x float> %4530 to <16 x i32>
  %4532 = add nuw <16 x i32> %4531, splat (i32 4095)
  %4533 = lshr <16 x i32> %4529, splat (i32 13)
  %4534 = and <16 x i32> %4533, splat (i32 1)
  %4535 = add nuw <16 x i32> %4532, %4534
  %4536 = and <16 x i32> %4535, splat (i32 -8192)
  %4537 = fadd <16 x float> %4530, splat (float 5.000000e-01)
  %4538 = fadd <16 x float> %4537, splat (float -5.000000e-01)
  %4539 = bitcast <16 x float> %4538 to <16 x i32>
  %4540 = icmp samesign ult <16 x i32> %4531, splat (i32 947912704)
  %4541 = select <16 x i1> %4540, <16 x i32> %4539, <16 x i32> %4536
  %4542 = icmp sgt <16 x i32> %4541, splat (i32 1199570943)
  %4543 = select <16 x i1> %4542, <16 x i32> splat (i32 2139095040), <16 x i32> %4541
  %4544 = icmp samesign ugt <16 x i32> %4531, splat (i32 2139095040)
  %4545 = and <16 x i32> %4529, splat (i32 -2147483648)
  %4546 = or <16 x i32> %4543, %4545
  %4547 = select <16 x i1> %4544, <16 x i32> splat (i32 2147483647), <16 x i32> %4546
  %4548 = bitcast <16 x i32> %4547 to <16 x float>
  %4549 = fcmp oeq <16 x float> %4548, zeroinitializer
  %4550 = select <16 x i1> %4549, <16 x float> zeroinitializer, <16 x float> %4548
  %4551 = shufflevector <16 x i32> %4363, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %4552 = sitofp <8 x i32> %4551 to <8 x double>
  %4553 = shufflevector <16 x i32> %4415, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %4554 = sitofp <8 x i32> %4553 to <8 x double>
  %4555 = fadd <8 x double> %4552, %4554
  %4556 = shufflevector <16 x i32> %4363, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %4557 = sitofp <8 x i32> %4556 to <8 x double>
  %4558 = shufflevector <16 x i32> %4415, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %4559 = sitofp <8 x i32> %4558 to <8 x double>
  %4560 = fadd <8 x double> %4557, %4559
  %4561 = bitcast <8 x double> %4555 to <8 x i64>
  %4562 = bitcast <8 x double> %4560 to <8 x i64>
  %4563 = shufflevector <8 x i64> %4561, <8 x i64> %4562, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %4564 = and <16 x i64> %4563, splat (i64 536870911)
  %4565 = icmp eq <16 x i64> %4564, zeroinitializer
  %4566 = select <16 x i1> %4565, <16 x i64> zeroinitializer, <16 x i64> splat (i64 536870912)
  %4567 = shufflevector <8 x i64> %4561, <8 x i64> %4562, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %4568 = or <16 x i64> %4566, %4567
  %4569 = and <16 x i64> %4568, %4267
  %4570 = bitcast <16 x i64> %4569 to <16 x double>
  %4571 = fptrunc <16 x double> %4570 to <16 x float>
  %4572 = bitcast <16 x i32> %4809 to <16 x float>
  %4573 = fmul <16 x float> %4571, %4572
  %4574 = bitcast <16 x float> %4573 to <16 x i32>
  %4575 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %4573)
  %4576 = bitcast <16 x float> %4575 to <16 x i32>
  %4577 = add nuw <16 x i32> %4576, splat (i32 4095)
  %4578 = lshr <16 x i32> %4574, splat (i32 13)
  %4579 = and <16 x i32> %4578, splat (i32 1)
  %4580 = add nuw <16 x i32> %4577, %4579
  %4581 = and <16 x i32> %4580, splat (i32 -8192)
  %4582 = fadd <16 x float> %4575, splat (float 5.000000e-01)
  %4583 = fadd <16 x float> %4582, splat (float -5.000000e-01)
  %4584 = bitcast <16 x float> %4583 to <16 x i32>
  %4585 = icmp samesign ult <16 x i32> %4576, splat (i32 947912704)
  %4586 = select <16 x i1> %4585, <16 x i32> %4584, <16 x i32> %4581
  %4587 = icmp sgt <16 x i32> %4586, splat (i32 1199570943)
  %4588 = select <16 x i1> %4587, <16 x i32> splat (i32 2139095040), <16 x i32> %4586
  %4589 = icmp samesign ugt <16 x i32> %4576, splat (i32 2139095040)
  %4590 = and <16 x i32> %4574, splat (i32 -2147483648)
  %4591 = or <16 x i32> %4588, %4590
  %4592 = select <16 x i1> %4589, <16 x i32> splat (i32 2147483647), <16 x i32> %4591
  %4593 = bitcast <16 x i32> %4592 to <16 x float>
  %4594 = fcmp oeq <16 x float> %4593, zeroinitializer
  %4595 = select <16 x i1> %4594, <16 x float> zeroinitializer, <16 x float> %4593
  %4596 = icmp ult i32 %4307, %3796
  %4597 = add i32 %4274, %3799
  %4598 = add i32 %4273, %3799
  br i1 %4596, label %4268, label %4816

4599:
  %4600 = phi <16 x i32> [ %4617, %4599 ], [ zeroinitializer, %4359 ]
  %4601 = phi <16 x i32> [ %4625, %4599 ], [ zeroinitializer, %4359 ]
  %4602 = phi <16 x i32> [ %4633, %4599 ], [ zeroinitializer, %4359 ]
  %4603 = phi <16 x i32> [ %4641, %4599 ], [ zeroinitializer, %4359 ]
  %4604 = phi i64 [ %4642, %4599 ], [ %4277, %4359 ]
  %4605 = getelementptr inbounds nuw i16, ptr %4223, i64 %4604
  %4606 = load i16, ptr %4605, align 2
  %4607 = zext i16 %4606 to i64
  %4608 = getelementptr inbounds nuw float, ptr %4241, i64 %4607
  %4609 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %4604
  %4610 = load <16 x float>, ptr %4609, align 64
  %4611 = load float, ptr %4608, align 4
  %4612 = insertelement <16 x float> poison, float %4611, i64 0
  %4613 = shufflevector <16 x float> %4612, <16 x float> poison, <16 x i32> zeroinitializer
  %4614 = fmul <16 x float> %4610, %4613
  %4615 = fmul <16 x float> %4614, %4682
  %4616 = fptosi <16 x float> %4615 to <16 x i32>
  %4617 = add <16 x i32> %4600, %4616
  %4618 = getelementptr inbounds nuw i8, ptr %4608, i64 16
  %4619 = load float, ptr %4618, align 4
  %4620 = insertelement <16 x float> poison, float %4619, i64 0
  %4621 = shufflevector <16 x float> %4620, <16 x float> poison, <16 x i32> zeroinitializer
  %4622 = fmul <16 x float> %4610, %4621
  %4623 = fmul <16 x float> %4622, %4725
  %4624 = fptosi <16 x float> %4623 to <16 x i32>
  %4625 = add <16 x i32> %4601, %4624
  %4626 = getelementptr inbounds nuw i8, ptr %4608, i64 32
  %4627 = load float, ptr %4626, align 4
  %4628 = insertelement <16 x float> poison, float %4627, i64 0
  %4629 = shufflevector <16 x float> %4628, <16 x float> poison, <16 x i32> zeroinitializer
  %4630 = fmul <16 x float> %4610, %4629
  %4631 = fmul <16 x float> %4630, %4768
  %4632 = fptosi <16 x float> %4631 to <16 x i32>
  %4633 = add <16 x i32> %4602, %4632
  %4634 = getelementptr inbounds nuw i8, ptr %4608, i64 48
  %4635 = load float, ptr %4634, align 4
  %4636 = insertelement <16 x float> poison, float %4635, i64 0
  %4637 = shufflevector <16 x float> %4636, <16 x float> poison, <16 x i32> zeroinitializer
  %4638 = fmul <16 x float> %4610, %4637
  %4639 = fmul <16 x float> %4638, %4811
  %4640 = fptosi <16 x float> %4639 to <16 x i32>
  %4641 = add <16 x i32> %4603, %4640
  %4642 = add nuw nsw i64 %4604, 1
  %4643 = trunc i64 %4642 to i32
  %4644 = icmp eq i32 %4274, %4643
  br i1 %4644, label %4411, label %4599

4645:
  %4646 = sext <16 x i1> %4282 to <16 x i32>
  br label %4647

4647:
  %4648 = phi i64 [ 0, %4645 ], [ %4663, %4661 ]
  %4649 = phi <16 x i32> [ %4646, %4645 ], [ %4662, %4661 ]
  %4650 = getelementptr inbounds nuw i16, ptr %4223, i64 %4648
  %4651 = load i16, ptr %4650, align 2
  %4652 = zext i16 %4651 to i64
  %4653 = getelementptr inbounds nuw float, ptr %4252, i64 %4652
  %4654 = load float, ptr %4653, align 4
  %4655 = fcmp une float %4654, 0.000000e+00
  br i1 %4655, label %4656, label %4661

4656:
  %4657 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %4648
  %4658 = load <16 x float>, ptr %4657, align 64
  %4659 = fcmp une <16 x float> %4658, zeroinitializer
  %4660 = select <16 x i1> %4659, <16 x i32> splat (i32 -1), <16 x i32> %4649
  br label %4661

4661:
  %4662 = phi <16 x i32> [ %4660, %4656 ], [ %4649, %4647 ]
  %4663 = add nuw nsw i64 %4648, 1
  %4664 = icmp eq i64 %4663, %4229
  br i1 %4664, label %4665, label %4647

4665:
  %4666 = select <16 x i1> %4314, <16 x i32> %4662, <16 x i32> zeroinitializer
  %4667 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %4666)
  %4668 = icmp ne i32 %4667, 0
  %4669 = zext i1 %4668 to i32
  %4670 = insertelement <16 x i32> poison, i32 %4669, i64 0
  %4671 = shufflevector <16 x i32> %4670, <16 x i32> poison, <16 x i32> zeroinitializer
  %4672 = or <16 x i32> %4671, %4275
  br label %4673

4673:
  %4674 = phi <16 x i32> [ %4672, %4665 ], [ %4275, %4309 ]
  %4675 = fcmp ogt <16 x float> %4310, splat (float 0x47D0000000000000)
  %4676 = select <16 x i1> %4675, <16 x i32> splat (i32 -1), <16 x i32> %4674
  %4677 = fcmp ogt <16 x float> %4310, splat (float 0x3AF0000000000000)
  %4678 = select <16 x i1> %4677, <16 x float> %4310, <16 x float> splat (float 0x3AF0000000000000)
  %4679 = bitcast <16 x float> %4678 to <16 x i32>
  %4680 = sub <16 x i32> %4679, %4225
  %4681 = sub <16 x i32> %4228, %4679
  %4682 = bitcast <16 x i32> %4681 to <16 x float>
  %4683 = fmul <16 x float> %4270, %4682
  %4684 = fptosi <16 x float> %4683 to <16 x i32>
  %4685 = fcmp olt <16 x float> %4311, splat (float 0x3AF0000000000000)
  %4686 = bitcast <16 x i1> %4685 to i16
  %4687 = icmp eq i16 %4686, 0
  br i1 %4687, label %4716, label %4688

4688:
  %4689 = sext <16 x i1> %4289 to <16 x i32>
  br label %4690

4690:
  %4691 = phi i64 [ 0, %4688 ], [ %4706, %4704 ]
  %4692 = phi <16 x i32> [ %4689, %4688 ], [ %4705, %4704 ]
  %4693 = getelementptr inbounds nuw i16, ptr %4223, i64 %4691
  %4694 = load i16, ptr %4693, align 2
  %4695 = zext i16 %4694 to i64
  %4696 = getelementptr inbounds nuw float, ptr %4255, i64 %4695
  %4697 = load float, ptr %4696, align 4
  %4698 = fcmp une float %4697, 0.000000e+00
  br i1 %4698, label %4699, label %4704

4699:
  %4700 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %4691
  %4701 = load <16 x float>, ptr %4700, align 64
  %4702 = fcmp une <16 x float> %4701, zeroinitializer
  %4703 = select <16 x i1> %4702, <16 x i32> splat (i32 -1), <16 x i32> %4692
  br label %4704

4704:
  %4705 = phi <16 x i32> [ %4703, %4699 ], [ %4692, %4690 ]
  %4706 = add nuw nsw i64 %4691, 1
  %4707 = icmp eq i64 %4706, %4230
  br i1 %4707, label %4708, label %4690

4708:
  %4709 = select <16 x i1> %4685, <16 x i32> %4705, <16 x i32> zeroinitializer
  %4710 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %4709)
  %4711 = icmp ne i32 %4710, 0
  %4712 = zext i1 %4711 to i32
  %4713 = insertelement <16 x i32> poison, i32 %4712, i64 0
  %4714 = shufflevector <16 x i32> %4713, <16 x i32> poison, <16 x i32> zeroinitializer
  %4715 = or <16 x i32> %4714, %4676
  br label %4716

4716:
  %4717 = phi <16 x i32> [ %4715, %4708 ], [ %4676, %4673 ]
  %4718 = fcmp ogt <16 x float> %4311, splat (float 0x47D0000000000000)
  %4719 = select <16 x i1> %4718, <16 x i32> splat (i32 -1), <16 x i32> %4717
  %4720 = fcmp ogt <16 x float> %4311, splat (float 0x3AF0000000000000)
  %4721 = select <16 x i1> %4720, <16 x float> %4311, <16 x float> splat (float 0x3AF0000000000000)
  %4722 = bitcast <16 x float> %4721 to <16 x i32>
  %4723 = sub <16 x i32> %4722, %4225
  %4724 = sub <16 x i32> %4228, %4722
  %4725 = bitcast <16 x i32> %4724 to <16 x float>
  %4726 = fmul <16 x float> %4269, %4725
  %4727 = fptosi <16 x float> %4726 to <16 x i32>
  %4728 = fcmp olt <16 x float> %4312, splat (float 0x3AF0000000000000)
  %4729 = bitcast <16 x i1> %4728 to i16
  %4730 = icmp eq i16 %4729, 0
  br i1 %4730, label %4759, label %4731

4731:
  %4732 = sext <16 x i1> %4296 to <16 x i32>
  br label %4733

4733:
  %4734 = phi i64 [ 0, %4731 ], [ %4749, %4747 ]
  %4735 = phi <16 x i32> [ %4732, %4731 ], [ %4748, %4747 ]
  %4736 = getelementptr inbounds nuw i16, ptr %4223, i64 %4734
  %4737 = load i16, ptr %4736, align 2
  %4738 = zext i16 %4737 to i64
  %4739 = getelementptr inbounds nuw float, ptr %4258, i64 %4738
  %4740 = load float, ptr %4739, align 4
  %4741 = fcmp une float %4740, 0.000000e+00
  br i1 %4741, label %4742, label %4747

4742:
  %4743 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %4734
  %4744 = load <16 x float>, ptr %4743, align 64
  %4745 = fcmp une <16 x float> %4744, zeroinitializer
  %4746 = select <16 x i1> %4745, <16 x i32> splat (i32 -1), <16 x i32> %4735
  br label %4747

4747:
  %4748 = phi <16 x i32> [ %4746, %4742 ], [ %4735, %4733 ]
  %4749 = add nuw nsw i64 %4734, 1
  %4750 = icmp eq i64 %4749, %4231
  br i1 %4750, label %4751, label %4733

4751:
  %4752 = select <16 x i1> %4728, <16 x i32> %4748, <16 x i32> zeroinitializer
  %4753 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %4752)
  %4754 = icmp ne i32 %4753, 0
  %4755 = zext i1 %4754 to i32
  %4756 = insertelement <16 x i32> poison, i32 %4755, i64 0
  %4757 = shufflevector <16 x i32> %4756, <16 x i32> poison, <16 x i32> zeroinitializer
  %4758 = or <16 x i32> %4757, %4719
  br label %4759

4759:
  %4760 = phi <16 x i32> [ %4758, %4751 ], [ %4719, %4716 ]
  %4761 = fcmp ogt <16 x float> %4312, splat (float 0x47D0000000000000)
  %4762 = select <16 x i1> %4761, <16 x i32> splat (i32 -1), <16 x i32> %4760
  %4763 = fcmp ogt <16 x float> %4312, splat (float 0x3AF0000000000000)
  %4764 = select <16 x i1> %4763, <16 x float> %4312, <16 x float> splat (float 0x3AF0000000000000)
  %4765 = bitcast <16 x float> %4764 to <16 x i32>
  %4766 = sub <16 x i32> %4765, %4225
  %4767 = sub <16 x i32> %4228, %4765
  %4768 = bitcast <16 x i32> %4767 to <16 x float>
  %4769 = fmul <16 x float> %4272, %4768
  %4770 = fptosi <16 x float> %4769 to <16 x i32>
  %4771 = fcmp olt <16 x float> %4313, splat (float 0x3AF0000000000000)
  %4772 = bitcast <16 x i1> %4771 to i16
  %4773 = icmp eq i16 %4772, 0
  br i1 %4773, label %4802, label %4774

4774:
  %4775 = sext <16 x i1> %4303 to <16 x i32>
  br label %4776

4776:
  %4777 = phi i64 [ 0, %4774 ], [ %4792, %4790 ]
  %4778 = phi <16 x i32> [ %4775, %4774 ], [ %4791, %4790 ]
  %4779 = getelementptr inbounds nuw i16, ptr %4223, i64 %4777
  %4780 = load i16, ptr %4779, align 2
  %4781 = zext i16 %4780 to i64
  %4782 = getelementptr inbounds nuw float, ptr %4261, i64 %4781
  %4783 = load float, ptr %4782, align 4
  %4784 = fcmp une float %4783, 0.000000e+00
  br i1 %4784, label %4785, label %4790

4785:
  %4786 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %4777
  %4787 = load <16 x float>, ptr %4786, align 64
  %4788 = fcmp une <16 x float> %4787, zeroinitializer
  %4789 = select <16 x i1> %4788, <16 x i32> splat (i32 -1), <16 x i32> %4778
  br label %4790

4790:
  %4791 = phi <16 x i32> [ %4789, %4785 ], [ %4778, %4776 ]
  %4792 = add nuw nsw i64 %4777, 1
  %4793 = icmp eq i64 %4792, %4232
  br i1 %4793, label %4794, label %4776

4794:
  %4795 = select <16 x i1> %4771, <16 x i32> %4791, <16 x i32> zeroinitializer
  %4796 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %4795)
  %4797 = icmp ne i32 %4796, 0
  %4798 = zext i1 %4797 to i32
  %4799 = insertelement <16 x i32> poison, i32 %4798, i64 0
  %4800 = shufflevector <16 x i32> %4799, <16 x i32> poison, <16 x i32> zeroinitializer
  %4801 = or <16 x i32> %4800, %4762
  br label %4802

4802:
  %4803 = phi <16 x i32> [ %4801, %4794 ], [ %4762, %4759 ]
  %4804 = fcmp ogt <16 x float> %4313, splat (float 0x47D0000000000000)
  %4805 = select <16 x i1> %4804, <16 x i32> splat (i32 -1), <16 x i32> %4803
  %4806 = fcmp ogt <16 x float> %4313, splat (float 0x3AF0000000000000)
  %4807 = select <16 x i1> %4806, <16 x float> %4313, <16 x float> splat (float 0x3AF0000000000000)
  %4808 = bitcast <16 x float> %4807 to <16 x i32>
  %4809 = sub <16 x i32> %4808, %4225
  %4810 = sub <16 x i32> %4228, %4808
  %4811 = bitcast <16 x i32> %4810 to <16 x float>
  %4812 = fmul <16 x float> %4271, %4811
  %4813 = fptosi <16 x float> %4812 to <16 x i32>
  %4814 = add i32 %4276, %4220
  %4815 = icmp ult i32 %4276, %4814
  br i1 %4815, label %4365, label %4359

4816:
  store <16 x float> %4460, ptr %4236, align 64
  store <16 x float> %4505, ptr %4251, align 64
  store <16 x float> %4550, ptr %4247, align 64
  store <16 x float> %4595, ptr %4249, align 64
  %4817 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %4805)
  %4818 = icmp eq i32 %4817, 0
  br i1 %4818, label %4233, label %6223

4819:
  br i1 %4821, label %4820, label %6188

4820:
  %4821 = phi i1 [ false, %4819 ], [ true, %4215 ]
  %4822 = phi ptr [ %14, %4819 ], [ %5, %4215 ]
  %4823 = phi i64 [ 4, %4819 ], [ 0, %4215 ]
  br i1 %4222, label %4819, label %4824

4824:
  %4825 = shl nuw nsw i64 %4823, 2
  %4826 = getelementptr inbounds nuw float, ptr %1686, i64 %4825
  %4827 = getelementptr inbounds nuw float, ptr %8, i64 %4825
  %4828 = load i32, ptr %1693, align 4
  %4829 = sub nsw i32 52, %4828
  %4830 = zext nneg i32 %4829 to i64
  %4831 = shl nsw i64 -1, %4830
  %4832 = insertelement <8 x i64> poison, i64 %4831, i64 0
  %4833 = load <16 x i32>, ptr %4822, align 64
  %4834 = getelementptr inbounds nuw i8, ptr %4822, i64 64
  %4835 = load <16 x i32>, ptr %4834, align 64
  %4836 = getelementptr inbounds nuw i8, ptr %4822, i64 128
  %4837 = load <16 x i32>, ptr %4836, align 64
  %4838 = getelementptr inbounds nuw i8, ptr %4822, i64 192
  %4839 = load <16 x i32>, ptr %4838, align 64
  %4840 = bitcast <16 x i32> %4833 to <16 x float>
  %4841 = bitcast <16 x i32> %4835 to <16 x float>
  %4842 = bitcast <16 x i32> %4837 to <16 x float>
  %4843 = bitcast <16 x i32> %4839 to <16 x float>
  %4844 = getelementptr inbounds nuw float, ptr %8, i64 %4825
  %4845 = shl nuw nsw i64 %4823, 4
  %4846 = getelementptr inbounds nuw i8, ptr %8, i64 %4845
  %4847 = getelementptr inbounds nuw i8, ptr %4846, i64 16
  %4848 = shl nuw nsw i64 %4823, 4
  %4849 = getelementptr inbounds nuw i8, ptr %8, i64 %4848
  %4850 = getelementptr inbounds nuw i8, ptr %4849, i64 32
  %4851 = shl nuw nsw i64 %4823, 4
  %4852 = getelementptr inbounds nuw i8, ptr %8, i64 %4851
  %4853 = getelementptr inbounds nuw i8, ptr %4852, i64 48
  %4854 = shufflevector <8 x i64> %4832, <8 x i64> poison, <16 x i32> zeroinitializer
  %4855 = shufflevector <8 x i64> %4832, <8 x i64> poison, <16 x i32> zeroinitializer
  %4856 = shufflevector <8 x i64> %4832, <8 x i64> poison, <16 x i32> zeroinitializer
  %4857 = shufflevector <8 x i64> %4832, <8 x i64> poison, <16 x i32> zeroinitializer
  br label %4858

4858:
  %4859 = phi <16 x float> [ %4843, %4824 ], [ %5033, %4997 ]
  %4860 = phi <16 x float> [ %4842, %4824 ], [ %5025, %4997 ]
  %4861 = phi <16 x float> [ %4841, %4824 ], [ %5017, %4997 ]
  %4862 = phi <16 x float> [ %4840, %4824 ], [ %5009, %4997 ]
  %4863 = phi <16 x i32> [ %4839, %4824 ], [ %5040, %4997 ]
  %4864 = phi <16 x i32> [ %4837, %4824 ], [ %5039, %4997 ]
  %4865 = phi <16 x i32> [ %4835, %4824 ], [ %5038, %4997 ]
  %4866 = phi <16 x i32> [ %4833, %4824 ], [ %5037, %4997 ]
  %4867 = phi i32 [ %4220, %4824 ], [ %5036, %4997 ]
  %4868 = phi i32 [ %3799, %4824 ], [ %5035, %4997 ]
  %4869 = phi <16 x i32> [ zeroinitializer, %4824 ], [ %5254, %4997 ]
  %4870 = phi i32 [ 0, %4824 ], [ %4877, %4997 ]
  %4871 = zext i32 %4867 to i64
  %4872 = zext i32 %4870 to i64
  %4873 = and <16 x i32> %4866, splat (i32 2139095040)
  %4874 = and <16 x i32> %4865, splat (i32 2139095040)
  %4875 = and <16 x i32> %4864, splat (i32 2139095040)
  %4876 = and <16 x i32> %4863, splat (i32 2139095040)
  %4877 = add i32 %4870, %3799
  %4878 = icmp ult i32 %4870, %4877
  br i1 %4878, label %4879, label %4889

4879:
  %4880 = bitcast <16 x i32> %4873 to <16 x float>
  %4881 = bitcast <16 x i32> %4874 to <16 x float>
  %4882 = bitcast <16 x i32> %4875 to <16 x float>
  %4883 = bitcast <16 x i32> %4876 to <16 x float>
  br label %4898

4884:
  %4885 = bitcast <16 x float> %4936 to <16 x i32>
  %4886 = bitcast <16 x float> %4929 to <16 x i32>
  %4887 = bitcast <16 x float> %4922 to <16 x i32>
  %4888 = bitcast <16 x float> %4915 to <16 x i32>
  br label %4889

4889:
  %4890 = phi <16 x i32> [ %4888, %4884 ], [ %4873, %4858 ]
  %4891 = phi <16 x i32> [ %4887, %4884 ], [ %4874, %4858 ]
  %4892 = phi <16 x i32> [ %4886, %4884 ], [ %4875, %4858 ]
  %4893 = phi <16 x i32> [ %4885, %4884 ], [ %4876, %4858 ]
  %4894 = bitcast <16 x i32> %4890 to <16 x float>
  %4895 = fcmp olt <16 x float> %4894, splat (float 0x3AF0000000000000)
  %4896 = bitcast <16 x i1> %4895 to i16
  %4897 = icmp eq i16 %4896, 0
  br i1 %4897, label %5116, label %5087

4898:
  %4899 = phi <16 x float> [ %4880, %4879 ], [ %4915, %4898 ]
  %4900 = phi <16 x float> [ %4881, %4879 ], [ %4922, %4898 ]
  %4901 = phi <16 x float> [ %4882, %4879 ], [ %4929, %4898 ]
  %4902 = phi <16 x float> [ %4883, %4879 ], [ %4936, %4898 ]
  %4903 = phi i64 [ %4872, %4879 ], [ %4937, %4898 ]
  %4904 = getelementptr inbounds nuw i16, ptr %4223, i64 %4903
  %4905 = load i16, ptr %4904, align 2
  %4906 = zext i16 %4905 to i64
  %4907 = getelementptr inbounds nuw float, ptr %4826, i64 %4906
  %4908 = getelementptr inbounds nuw <16 x float>, ptr %1678, i64 %4903
  %4909 = load <16 x float>, ptr %4908, align 64
  %4910 = load float, ptr %4907, align 4
  %4911 = insertelement <16 x float> poison, float %4910, i64 0
  %4912 = shufflevector <16 x float> %4911, <16 x float> poison, <16 x i32> zeroinitializer
  %4913 = fmul <16 x float> %4909, %4912
  %4914 = fcmp ogt <16 x float> %4913, %4899
  %4915 = select <16 x i1> %4914, <16 x float> %4913, <16 x float> %4899
  %4916 = getelementptr inbounds nuw i8, ptr %4907, i64 16
  %4917 = load float, ptr %4916, align 4
  %4918 = insertelement <16 x float> poison, float %4917, i64 0
  %4919 = shufflevector <16 x float> %4918, <16 x float> poison, <16 x i32> zeroinitializer
  %4920 = fmul <16 x float> %4909, %4919
  %4921 = fcmp ogt <16 x float> %4920, %4900
  %4922 = select <16 x i1> %4921, <16 x float> %4920, <16 x float> %4900
  %4923 = getelementptr inbounds nuw i8, ptr %4907, i64 32
  %4924 = load float, ptr %4923, align 4
  %4925 = insertelement <16 x float> poison, float %4924, i64 0
  %4926 = shufflevector <16 x float> %4925, <16 x float> poison, <16 x i32> zeroinitializer
  %4927 = fmul <16 x float> %4909, %4926
  %4928 = fcmp ogt <16 x float> %4927, %4901
  %4929 = select <16 x i1> %4928, <16 x float> %4927, <16 x float> %4901
  %4930 = getelementptr inbounds nuw i8, ptr %4907, i64 48
  %4931 = load float, ptr %4930, align 4
  %4932 = insertelement <16 x float> poison, float %4931, i64 0
  %4933 = shufflevector <16 x float> %4932, <16 x float> poison, <16 x i32> zeroinitializer
  %4934 = fmul <16 x float> %4909, %4933
  %4935 = fcmp ogt <16 x float> %4934, %4902
  %4936 = select <16 x i1> %4935, <16 x float> %4934, <16 x float> %4902
  %4937 = add nuw nsw i64 %4903, 1
  %4938 = trunc i64 %4937 to i32
  %4939 = icmp eq i32 %4868, %4938
  br i1 %4939, label %4884, label %4898

4940:
  %4941 = phi <16 x i32> [ %5127, %5251 ], [ %4964, %4946 ]
  %4942 = phi <16 x i32> [ %5172, %5251 ], [ %4972, %4946 ]
  %4943 = phi <16 x i32> [ %5217, %5251 ], [ %4980, %4946 ]
  %4944 = phi <16 x i32> [ %5262, %5251 ], [ %4988, %4946 ]
  %4945 = icmp ult i32 %5263, %4877
  br i1 %4945, label %5041, label %4997

4946:
  %4947 = phi <16 x i32> [ %4964, %4946 ], [ %5127, %5251 ]
  %4948 = phi <16 x i32> [ %4972, %4946 ], [ %5172, %5251 ]
  %4949 = phi <16 x i32> [ %4980, %4946 ], [ %5217, %5251 ]
  %4950 = phi <16 x i32> [ %4988, %4946 ], [ %5262, %5251 ]
  %4951 = phi i64 [ %4989, %4946 ], [ %4872, %5251 ]
  %4952 = getelementptr inbounds nuw i16, ptr %4223, i64 %4951
  %4953 = load i16, ptr %4952, align 2
  %4954 = zext i16 %4953 to i64
  %4955 = getelementptr inbounds nuw float, ptr %4827, i64 %4954
  %4956 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %4951
  %4957 = load <16 x float>, ptr %4956, align 64
  %4958 = load float, ptr %4955, align 4
  %4959 = insertelement <16 x float> poison, float %4958, i64 0
  %4960 = shufflevector <16 x float> %4959, <16 x float> poison, <16 x i32> zeroinitializer
  %4961 = fmul <16 x float> %4957, %4960
  %4962 = fmul <16 x float> %4961, %5125
  %4963 = fptosi <16 x float> %4962 to <16 x i32>
  %4964 = add <16 x i32> %4947, %4963
  %4965 = getelementptr inbounds nuw i8, ptr %4955, i64 16
  %4966 = load float, ptr %4965, align 4
  %4967 = insertelement <16 x float> poison, float %4966, i64 0
  %4968 = shufflevector <16 x float> %4967, <16 x float> poison, <16 x i32> zeroinitializer
  %4969 = fmul <16 x float> %4957, %4968
  %4970 = fmul <16 x float> %4969, %5170
  %4971 = fptosi <16 x float> %4970 to <16 x i32>
  %4972 = add <16 x i32> %4948, %4971
  %4973 = getelementptr inbounds nuw i8, ptr %4955, i64 32
  %4974 = load float, ptr %4973, align 4
  %4975 = insertelement <16 x float> poison, float %4974, i64 0
  %4976 = shufflevector <16 x float> %4975, <16 x float> poison, <16 x i32> zeroinitializer
  %4977 = fmul <16 x float> %4957, %4976
  %4978 = fmul <16 x float> %4977, %5215
  %4979 = fptosi <16 x float> %4978 to <16 x i32>
  %4980 = add <16 x i32> %4949, %4979
  %4981 = getelementptr inbounds nuw i8, ptr %4955, i64 48
  %4982 = load float, ptr %4981, align 4
  %4983 = insertelement <16 x float> poison, float %4982, i64 0
  %4984 = shufflevector <16 x float> %4983, <16 x float> poison, <16 x i32> zeroinitializer
  %4985 = fmul <16 x float> %4957, %4984
  %4986 = fmul <16 x float> %4985, %5260
  %4987 = fptosi <16 x float> %4986 to <16 x i32>
  %4988 = add <16 x i32> %4950, %4987
  %4989 = add nuw nsw i64 %4951, 1
  %4990 = trunc i64 %4989 to i32
  %4991 = icmp eq i32 %4867, %4990
  br i1 %4991, label %4940, label %4946

4992:
  %4993 = sitofp <16 x i32> %5059 to <16 x double>
  %4994 = sitofp <16 x i32> %5067 to <16 x double>
  %4995 = sitofp <16 x i32> %5075 to <16 x double>
  %4996 = sitofp <16 x i32> %5083 to <16 x double>
  br label %4997

4997:
  %4998 = phi <16 x double> [ zeroinitializer, %4940 ], [ %4993, %4992 ]
  %4999 = phi <16 x double> [ zeroinitializer, %4940 ], [ %4994, %4992 ]
  %5000 = phi <16 x double> [ zeroinitializer, %4940 ], [ %4995, %4992 ]
  %5001 = phi <16 x double> [ zeroinitializer, %4940 ], [ %4996, %4992 ]
  %5002 = sitofp <16 x i32> %4941 to <16 x double>
  %5003 = fadd <16 x double> %4998, %5002
  %5004 = bitcast <16 x double> %5003 to <16 x i64>
  %5005 = and <16 x i64> %4854, %5004
  %5006 = bitcast <16 x i64> %5005 to <16 x double>
  %5007 = fptrunc <16 x double> %5006 to <16 x float>
  %5008 = bitcast <16 x i32> %5123 to <16 x float>
  %5009 = fmul <16 x float> %5007, %5008
  %5010 = sitofp <16 x i32> %4942 to <16 x double>
  %5011 = fadd <16 x double> %4999, %5010
  %5012 = bitcast <16 x double> %5011 to <16 x i64>
  %5013 = and <16 x i64> %4855, %5012
  %5014 = bitcast <16 x i64> %5013 to <16 x double>
  %5015 = fptrunc <16 x double> %5014 to <16 x float>
  %5016 = bitcast <16 x i32> %5168 to <16 x float>
  %5017 = fmul <16 x float> %5015, %5016
  %5018 = sitofp <16 x i32> %4943 to <16 x double>
  %5019 = fadd <16 x double> %5000, %5018
  %5020 = bitcast <16 x double> %5019 to <16 x i64>
  %5021 = and <16 x i64> %4856, %5020
  %5022 = bitcast <16 x i64> %5021 to <16 x double>
  %5023 = fptrunc <16 x double> %5022 to <16 x float>
  %5024 = bitcast <16 x i32> %5213 to <16 x float>
  %5025 = fmul <16 x float> %5023, %5024
  %5026 = sitofp <16 x i32> %4944 to <16 x double>
  %5027 = fadd <16 x double> %5001, %5026
  %5028 = bitcast <16 x double> %5027 to <16 x i64>
  %5029 = and <16 x i64> %4857, %5028
  %5030 = bitcast <16 x i64> %5029 to <16 x double>
  %5031 = fptrunc <16 x double> %5030 to <16 x float>
  %5032 = bitcast <16 x i32> %5258 to <16 x float>
  %5033 = fmul <16 x float> %5031, %5032
  %5034 = icmp ult i32 %4877, %3796
  %5035 = add i32 %4868, %3799
  %5036 = add i32 %4867, %3799
  %5037 = bitcast <16 x float> %5009 to <16 x i32>
  %5038 = bitcast <16 x float> %5017 to <16 x i32>
  %5039 = bitcast <16 x float> %5025 to <16 x i32>
  %5040 = bitcast <16 x float> %5033 to <16 x i32>
  br i1 %5034, label %4858, label %5265

5041:
  %5042 = phi <16 x i32> [ %5059, %5041 ], [ zeroinitializer, %4940 ]
  %5043 = phi <16 x i32> [ %5067, %5041 ], [ zeroinitializer, %4940 ]
  %5044 = phi <16 x i32> [ %5075, %5041 ], [ zeroinitializer, %4940 ]
  %5045 = phi <16 x i32> [ %5083, %5041 ], [ zeroinitializer, %4940 ]
  %5046 = phi i64 [ %5084, %5041 ], [ %4871, %4940 ]
  %5047 = getelementptr inbounds nuw i16, ptr %4223, i64 %5046
  %5048 = load i16, ptr %5047, align 2
  %5049 = zext i16 %5048 to i64
  %5050 = getelementptr inbounds nuw float, ptr %4827, i64 %5049
  %5051 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %5046
  %5052 = load <16 x float>, ptr %5051, align 64
  %5053 = load float, ptr %5050, align 4
  %5054 = insertelement <16 x float> poison, float %5053, i64 0
  %5055 = shufflevector <16 x float> %5054, <16 x float> poison, <16 x i32> zeroinitializer
  %5056 = fmul <16 x float> %5052, %5055
  %5057 = fmul <16 x float> %5056, %5125
  %5058 = fptosi <16 x float> %5057 to <16 x i32>
  %5059 = add <16 x i32> %5042, %5058
  %5060 = getelementptr inbounds nuw i8, ptr %5050, i64 16
  %5061 = load float, ptr %5060, align 4
  %5062 = insertelement <16 x float> poison, float %5061, i64 0
  %5063 = shufflevector <16 x float> %5062, <16 x float> poison, <16 x i32> zeroinitializer
  %5064 = fmul <16 x float> %5052, %5063
  %5065 = fmul <16 x float> %5064, %5170
  %5066 = fptosi <16 x float> %5065 to <16 x i32>
  %5067 = add <16 x i32> %5043, %5066
  %5068 = getelementptr inbounds nuw i8, ptr %5050, i64 32
  %5069 = load float, ptr %5068, align 4
  %5070 = insertelement <16 x float> poison, float %5069, i64 0
  %5071 = shufflevector <16 x float> %5070, <16 x float> poison, <16 x i32> zeroinitializer
  %5072 = fmul <16 x float> %5052, %5071
  %5073 = fmul <16 x float> %5072, %5215
  %5074 = fptosi <16 x float> %5073 to <16 x i32>
  %5075 = add <16 x i32> %5044, %5074
  %5076 = getelementptr inbounds nuw i8, ptr %5050, i64 48
  %5077 = load float, ptr %5076, align 4
  %5078 = insertelement <16 x float> poison, float %5077, i64 0
  %5079 = shufflevector <16 x float> %5078, <16 x float> poison, <16 x i32> zeroinitializer
  %5080 = fmul <16 x float> %5052, %5079
  %5081 = fmul <16 x float> %5080, %5260
  %5082 = fptosi <16 x float> %5081 to <16 x i32>
  %5083 = add <16 x i32> %5045, %5082
  %5084 = add nuw nsw i64 %5046, 1
  %5085 = trunc i64 %5084 to i32
  %5086 = icmp eq i32 %4868, %5085
  br i1 %5086, label %4992, label %5041

5087:
  %5088 = fcmp une <16 x float> %4862, zeroinitializer
  %5089 = sext <16 x i1> %5088 to <16 x i32>
  br label %5090

5090:
  %5091 = phi i64 [ 0, %5087 ], [ %5106, %5104 ]
  %5092 = phi <16 x i32> [ %5089, %5087 ], [ %5105, %5104 ]
  %5093 = getelementptr inbounds nuw i16, ptr %4223, i64 %5091
  %5094 = load i16, ptr %5093, align 2
  %5095 = zext i16 %5094 to i64
  %5096 = getelementptr inbounds nuw float, ptr %4844, i64 %5095
  %5097 = load float, ptr %5096, align 4
  %5098 = fcmp une float %5097, 0.000000e+00
  br i1 %5098, label %5099, label %5104

5099:
  %5100 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %5091
  %5101 = load <16 x float>, ptr %5100, align 64
  %5102 = fcmp une <16 x float> %5101, zeroinitializer
  %5103 = select <16 x i1> %5102, <16 x i32> splat (i32 -1), <16 x i32> %5092
  br label %5104

5104:
  %5105 = phi <16 x i32> [ %5103, %5099 ], [ %5092, %5090 ]
  %5106 = add nuw nsw i64 %5091, 1
  %5107 = icmp eq i64 %5106, %4229
  br i1 %5107, label %5108, label %5090

5108:
  %5109 = select <16 x i1> %4895, <16 x i32> %5105, <16 x i32> zeroinitializer
  %5110 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %5109)
  %5111 = icmp ne i32 %5110, 0
  %5112 = zext i1 %5111 to i32
  %5113 = insertelement <16 x i32> poison, i32 %5112, i64 0
  %5114 = shufflevector <16 x i32> %5113, <16 x i32> poison, <16 x i32> zeroinitializer
  %5115 = or <16 x i32> %5114, %4869
  br label %5116

5116:
  %5117 = phi <16 x i32> [ %5115, %5108 ], [ %4869, %4889 ]
  %5118 = fcmp ogt <16 x float> %4894, splat (float 0x47D0000000000000)
  %5119 = select <16 x i1> %5118, <16 x i32> splat (i32 -1), <16 x i32> %5117
  %5120 = fcmp ogt <16 x float> %4894, splat (float 0x3AF0000000000000)
  %5121 = select <16 x i1> %5120, <16 x float> %4894, <16 x float> splat (float 0x3AF0000000000000)
  %5122 = bitcast <16 x float> %5121 to <16 x i32>
  %5123 = sub <16 x i32> %5122, %4225
  %5124 = sub <16 x i32> %4228, %5122
  %5125 = bitcast <16 x i32> %5124 to <16 x float>
  %5126 = fmul <16 x float> %4862, %5125
  %5127 = fptosi <16 x float> %5126 to <16 x i32>
  %5128 = bitcast <16 x i32> %4891 to <16 x float>
  %5129 = fcmp olt <16 x float> %5128, splat (float 0x3AF0000000000000)
  %5130 = bitcast <16 x i1> %5129 to i16
  %5131 = icmp eq i16 %5130, 0
  br i1 %5131, label %5161, label %5132

5132:
  %5133 = fcmp une <16 x float> %4861, zeroinitializer
  %5134 = sext <16 x i1> %5133 to <16 x i32>
  br label %5135

5135:
  %5136 = phi i64 [ 0, %5132 ], [ %5151, %5149 ]
  %5137 = phi <16 x i32> [ %5134, %5132 ], [ %5150, %5149 ]
  %5138 = getelementptr inbounds nuw i16, ptr %4223, i64 %5136
  %5139 = load i16, ptr %5138, align 2
  %5140 = zext i16 %5139 to i64
  %5141 = getelementptr inbounds nuw float, ptr %4847, i64 %5140
  %5142 = load float, ptr %5141, align 4
  %5143 = fcmp une float %5142, 0.000000e+00
  br i1 %5143, label %5144, label %5149

5144:
  %5145 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %5136
  %5146 = load <16 x float>, ptr %5145, align 64
  %5147 = fcmp une <16 x float> %5146, zeroinitializer
  %5148 = select <16 x i1> %5147, <16 x i32> splat (i32 -1), <16 x i32> %5137
  br label %5149

5149:
  %5150 = phi <16 x i32> [ %5148, %5144 ], [ %5137, %5135 ]
  %5151 = add nuw nsw i64 %5136, 1
  %5152 = icmp eq i64 %5151, %4230
  br i1 %5152, label %5153, label %5135

5153:
  %5154 = select <16 x i1> %5129, <16 x i32> %5150, <16 x i32> zeroinitializer
  %5155 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %5154)
  %5156 = icmp ne i32 %5155, 0
  %5157 = zext i1 %5156 to i32
  %5158 = insertelement <16 x i32> poison, i32 %5157, i64 0
  %5159 = shufflevector <16 x i32> %5158, <16 x i32> poison, <16 x i32> zeroinitializer
  %5160 = or <16 x i32> %5159, %5119
  br label %5161

5161:
  %5162 = phi <16 x i32> [ %5160, %5153 ], [ %5119, %5116 ]
  %5163 = fcmp ogt <16 x float> %5128, splat (float 0x47D0000000000000)
  %5164 = select <16 x i1> %5163, <16 x i32> splat (i32 -1), <16 x i32> %5162
  %5165 = fcmp ogt <16 x float> %5128, splat (float 0x3AF0000000000000)
  %5166 = select <16 x i1> %5165, <16 x float> %5128, <16 x float> splat (float 0x3AF0000000000000)
  %5167 = bitcast <16 x float> %5166 to <16 x i32>
  %5168 = sub <16 x i32> %5167, %4225
  %5169 = sub <16 x i32> %4228, %5167
  %5170 = bitcast <16 x i32> %5169 to <16 x float>
  %5171 = fmul <16 x float> %4861, %5170
  %5172 = fptosi <16 x float> %5171 to <16 x i32>
  %5173 = bitcast <16 x i32> %4892 to <16 x float>
  %5174 = fcmp olt <16 x float> %5173, splat (float 0x3AF0000000000000)
  %5175 = bitcast <16 x i1> %5174 to i16
  %5176 = icmp eq i16 %5175, 0
  br i1 %5176, label %5206, label %5177

5177:
  %5178 = fcmp une <16 x float> %4860, zeroinitializer
  %5179 = sext <16 x i1> %5178 to <16 x i32>
  br label %5180

5180:
  %5181 = phi i64 [ 0, %5177 ], [ %5196, %5194 ]
  %5182 = phi <16 x i32> [ %5179, %5177 ], [ %5195, %5194 ]
  %5183 = getelementptr inbounds nuw i16, ptr %4223, i64 %5181
  %5184 = load i16, ptr %5183, align 2
  %5185 = zext i16 %5184 to i64
  %5186 = getelementptr inbounds nuw float, ptr %4850, i64 %5185
  %5187 = load float, ptr %5186, align 4
  %5188 = fcmp une float %5187, 0.000000e+00
  br i1 %5188, label %5189, label %5194

5189:
  %5190 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %5181
  %5191 = load <16 x float>, ptr %5190, align 64
  %5192 = fcmp une <16 x float> %5191, zeroinitializer
  %5193 = select <16 x i1> %5192, <16 x i32> splat (i32 -1), <16 x i32> %5182
  br label %5194

5194:
  %5195 = phi <16 x i32> [ %5193, %5189 ], [ %5182, %5180 ]
  %5196 = add nuw nsw i64 %5181, 1
  %5197 = icmp eq i64 %5196, %4231
  br i1 %5197, label %5198, label %5180

5198:
  %5199 = select <16 x i1> %5174, <16 x i32> %5195, <16 x i32> zeroinitializer
  %5200 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %5199)
  %5201 = icmp ne i32 %5200, 0
  %5202 = zext i1 %5201 to i32
  %5203 = insertelement <16 x i32> poison, i32 %5202, i64 0
  %5204 = shufflevector <16 x i32> %5203, <16 x i32> poison, <16 x i32> zeroinitializer
  %5205 = or <16 x i32> %5204, %5164
  br label %5206

5206:
  %5207 = phi <16 x i32> [ %5205, %5198 ], [ %5164, %5161 ]
  %5208 = fcmp ogt <16 x float> %5173, splat (float 0x47D0000000000000)
  %5209 = select <16 x i1> %5208, <16 x i32> splat (i32 -1), <16 x i32> %5207
  %5210 = fcmp ogt <16 x float> %5173, splat (float 0x3AF0000000000000)
  %5211 = select <16 x i1> %5210, <16 x float> %5173, <16 x float> splat (float 0x3AF0000000000000)
  %5212 = bitcast <16 x float> %5211 to <16 x i32>
  %5213 = sub <16 x i32> %5212, %4225
  %5214 = sub <16 x i32> %4228, %5212
  %5215 = bitcast <16 x i32> %5214 to <16 x float>
  %5216 = fmul <16 x float> %4860, %5215
  %5217 = fptosi <16 x float> %5216 to <16 x i32>
  %5218 = bitcast <16 x i32> %4893 to <16 x float>
  %5219 = fcmp olt <16 x float> %5218, splat (float 0x3AF0000000000000)
  %5220 = bitcast <16 x i1> %5219 to i16
  %5221 = icmp eq i16 %5220, 0
  br i1 %5221, label %5251, label %5222

5222:
  %5223 = fcmp une <16 x float> %4859, zeroinitializer
  %5224 = sext <16 x i1> %5223 to <16 x i32>
  br label %5225

5225:
  %5226 = phi i64 [ 0, %5222 ], [ %5241, %5239 ]
  %5227 = phi <16 x i32> [ %5224, %5222 ], [ %5240, %5239 ]
  %5228 = getelementptr inbounds nuw i16, ptr %4223, i64 %5226
  %5229 = load i16, ptr %5228, align 2
  %5230 = zext i16 %5229 to i64
  %5231 = getelementptr inbounds nuw float, ptr %4853, i64 %5230
  %5232 = load float, ptr %5231, align 4
  %5233 = fcmp une float %5232, 0.000000e+00
  br i1 %5233, label %5234, label %5239

5234:
  %5235 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %5226
  %5236 = load <16 x float>, ptr %5235, align 64
  %5237 = fcmp une <16 x float> %5236, zeroinitializer
  %5238 = select <16 x i1> %5237, <16 x i32> splat (i32 -1), <16 x i32> %5227
  br label %5239

5239:
  %5240 = phi <16 x i32> [ %5238, %5234 ], [ %5227, %5225 ]
  %5241 = add nuw nsw i64 %5226, 1
  %5242 = icmp eq i64 %5241, %4232
  br i1 %5242, label %5243, label %5225

5243:
  %5244 = select <16 x i1> %5219, <16 x i32> %5240, <16 x i32> zeroinitializer
  %5245 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %5244)
  %5246 = icmp ne i32 %5245, 0
  %5247 = zext i1 %5246 to i32
  %5248 = insertelement <16 x i32> poison, i32 %5247, i64 0
  %5249 = shufflevector <16 x i32> %5248, <16 x i32> poison, <16 x i32> zeroinitializer
  %5250 = or <16 x i32> %5249, %5209
  br label %5251

5251:
  %5252 = phi <16 x i32> [ %5250, %5243 ], [ %5209, %5206 ]
  %5253 = fcmp ogt <16 x float> %5218, splat (float 0x47D0000000000000)
  %5254 = select <16 x i1> %5253, <16 x i32> splat (i32 -1), <16 x i32> %5252
  %5255 = fcmp ogt <16 x float> %5218, splat (float 0x3AF0000000000000)
  %5256 = select <16 x i1> %5255, <16 x float> %5218, <16 x float> splat (float 0x3AF0000000000000)
  %5257 = bitcast <16 x float> %5256 to <16 x i32>
  %5258 = sub <16 x i32> %5257, %4225
  %5259 = sub <16 x i32> %4228, %5257
  %5260 = bitcast <16 x i32> %5259 to <16 x float>
  %5261 = fmul <16 x float> %4859, %5260
  %5262 = fptosi <16 x float> %5261 to <16 x i32>
  %5263 = add i32 %4870, %4220
  %5264 = icmp ult i32 %4870, %5263
  br i1 %5264, label %4946, label %4940

5265:
  store <16 x float> %5009, ptr %4822, align 64
  store <16 x float> %5017, ptr %4834, align 64
  store <16 x float> %5025, ptr %4836, align 64
  store <16 x float> %5033, ptr %4838, align 64
  %5266 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %5254)
  %5267 = icmp eq i32 %5266, 0
  br i1 %5267, label %4819, label %6223

5268:
  %5269 = shl i32 %3800, 23
  %5270 = icmp eq i32 %3796, 0
  %5271 = load ptr, ptr %1687, align 64
  %5272 = insertelement <16 x i32> poison, i32 %5269, i64 0
  %5273 = shufflevector <16 x i32> %5272, <16 x i32> poison, <16 x i32> zeroinitializer
  %5274 = add nsw i32 %5269, 2130706432
  %5275 = insertelement <16 x i32> poison, i32 %5274, i64 0
  %5276 = shufflevector <16 x i32> %5275, <16 x i32> poison, <16 x i32> zeroinitializer
  %5277 = zext i32 %3796 to i64
  %5278 = zext i32 %3796 to i64
  %5279 = zext i32 %3796 to i64
  %5280 = zext i32 %3796 to i64
  br i1 %3806, label %5778, label %5282

5281:
  br i1 %5283, label %5282, label %6188

5282:
  %5283 = phi i1 [ false, %5281 ], [ true, %5268 ]
  %5284 = phi ptr [ %17, %5281 ], [ %5, %5268 ]
  %5285 = phi i64 [ 4, %5281 ], [ 0, %5268 ]
  br i1 %5270, label %5281, label %5286

5286:
  %5287 = shl nuw nsw i64 %5285, 2
  %5288 = getelementptr inbounds nuw float, ptr %1686, i64 %5287
  %5289 = getelementptr inbounds nuw float, ptr %8, i64 %5287
  %5290 = getelementptr inbounds nuw i8, ptr %5284, i64 64
  %5291 = load <16 x float>, ptr %5290, align 64
  %5292 = getelementptr inbounds nuw i8, ptr %5284, i64 128
  %5293 = load <16 x float>, ptr %5292, align 64
  %5294 = getelementptr inbounds nuw i8, ptr %5284, i64 192
  %5295 = load <16 x float>, ptr %5294, align 64
  %5296 = getelementptr inbounds nuw float, ptr %8, i64 %5287
  %5297 = shl nuw nsw i64 %5285, 4
  %5298 = getelementptr inbounds nuw i8, ptr %8, i64 %5297
  %5299 = getelementptr inbounds nuw i8, ptr %5298, i64 16
  %5300 = shl nuw nsw i64 %5285, 4
  %5301 = getelementptr inbounds nuw i8, ptr %8, i64 %5300
  %5302 = getelementptr inbounds nuw i8, ptr %5301, i64 32
  %5303 = shl nuw nsw i64 %5285, 4
  %5304 = getelementptr inbounds nuw i8, ptr %8, i64 %5303
  %5305 = getelementptr inbounds nuw i8, ptr %5304, i64 48
  %5306 = load <16 x float>, ptr %5284, align 64
  br label %5307

5307:
  %5308 = phi <16 x float> [ %5306, %5286 ], [ %5439, %5396 ]
  %5309 = phi <16 x float> [ %5295, %5286 ], [ %5556, %5396 ]
  %5310 = phi <16 x float> [ %5293, %5286 ], [ %5517, %5396 ]
  %5311 = phi <16 x float> [ %5291, %5286 ], [ %5478, %5396 ]
  %5312 = phi i32 [ %3799, %5286 ], [ %5558, %5396 ]
  %5313 = phi <16 x i32> [ zeroinitializer, %5286 ], [ %5765, %5396 ]
  %5314 = phi i32 [ 0, %5286 ], [ %5344, %5396 ]
  %5315 = zext i32 %5314 to i64
  %5316 = bitcast <16 x float> %5308 to <16 x i32>
  %5317 = and <16 x i32> %5316, splat (i32 2139095040)
  %5318 = bitcast <16 x i32> %5317 to <16 x float>
  %5319 = fcmp une <16 x float> %5308, zeroinitializer
  %5320 = fcmp ogt <16 x float> %5318, splat (float 0x3F10000000000000)
  %5321 = select <16 x i1> %5320, <16 x float> %5318, <16 x float> splat (float 0x3F10000000000000)
  %5322 = select <16 x i1> %5319, <16 x float> %5321, <16 x float> %5318
  %5323 = bitcast <16 x float> %5311 to <16 x i32>
  %5324 = and <16 x i32> %5323, splat (i32 2139095040)
  %5325 = bitcast <16 x i32> %5324 to <16 x float>
  %5326 = fcmp une <16 x float> %5311, zeroinitializer
  %5327 = fcmp ogt <16 x float> %5325, splat (float 0x3F10000000000000)
  %5328 = select <16 x i1> %5327, <16 x float> %5325, <16 x float> splat (float 0x3F10000000000000)
  %5329 = select <16 x i1> %5326, <16 x float> %5328, <16 x float> %5325
  %5330 = bitcast <16 x float> %5310 to <16 x i32>
  %5331 = and <16 x i32> %5330, splat (i32 2139095040)
  %5332 = bitcast <16 x i32> %5331 to <16 x float>
  %5333 = fcmp une <16 x float> %5310, zeroinitializer
  %5334 = fcmp ogt <16 x float> %5332, splat (float 0x3F10000000000000)
  %5335 = select <16 x i1> %5334, <16 x float> %5332, <16 x float> splat (float 0x3F10000000000000)
  %5336 = select <16 x i1> %5333, <16 x float> %5335, <16 x float> %5332
  %5337 = bitcast <16 x float> %5309 to <16 x i32>
  %5338 = and <16 x i32> %5337, splat (i32 2139095040)
  %5339 = bitcast <16 x i32> %5338 to <16 x float>
  %5340 = fcmp une <16 x float> %5309, zeroinitializer
  %5341 = fcmp ogt <16 x float> %5339, splat (float 0x3F10000000000000)
  %5342 = select <16 x i1> %5341, <16 x float> %5339, <16 x float> splat (float 0x3F10000000000000)
  %5343 = select <16 x i1> %5340, <16 x float> %5342, <16 x float> %5339
  %5344 = add i32 %5314, %3799
  %5345 = icmp ult i32 %5314, %5344
  br i1 %5345, label %5354, label %5346

5346:
  %5347 = phi <16 x float> [ %5322, %5307 ], [ %5371, %5354 ]
  %5348 = phi <16 x float> [ %5329, %5307 ], [ %5378, %5354 ]
  %5349 = phi <16 x float> [ %5336, %5307 ], [ %5385, %5354 ]
  %5350 = phi <16 x float> [ %5343, %5307 ], [ %5392, %5354 ]
  %5351 = fcmp olt <16 x float> %5347, splat (float 0x3AF0000000000000)
  %5352 = bitcast <16 x i1> %5351 to i16
  %5353 = icmp eq i16 %5352, 0
  br i1 %5353, label %5633, label %5605

5354:
  %5355 = phi <16 x float> [ %5371, %5354 ], [ %5322, %5307 ]
  %5356 = phi <16 x float> [ %5378, %5354 ], [ %5329, %5307 ]
  %5357 = phi <16 x float> [ %5385, %5354 ], [ %5336, %5307 ]
  %5358 = phi <16 x float> [ %5392, %5354 ], [ %5343, %5307 ]
  %5359 = phi i64 [ %5393, %5354 ], [ %5315, %5307 ]
  %5360 = getelementptr inbounds nuw i16, ptr %5271, i64 %5359
  %5361 = load i16, ptr %5360, align 2
  %5362 = zext i16 %5361 to i64
  %5363 = getelementptr inbounds nuw float, ptr %5288, i64 %5362
  %5364 = getelementptr inbounds nuw <16 x float>, ptr %1678, i64 %5359
  %5365 = load <16 x float>, ptr %5364, align 64
  %5366 = load float, ptr %5363, align 4
  %5367 = insertelement <16 x float> poison, float %5366, i64 0
  %5368 = shufflevector <16 x float> %5367, <16 x float> poison, <16 x i32> zeroinitializer
  %5369 = fmul <16 x float> %5365, %5368
  %5370 = fcmp ogt <16 x float> %5369, %5355
  %5371 = select <16 x i1> %5370, <16 x float> %5369, <16 x float> %5355
  %5372 = getelementptr inbounds nuw i8, ptr %5363, i64 16
  %5373 = load float, ptr %5372, align 4
  %5374 = insertelement <16 x float> poison, float %5373, i64 0
  %5375 = shufflevector <16 x float> %5374, <16 x float> poison, <16 x i32> zeroinitializer
  %5376 = fmul <16 x float> %5365, %5375
  %5377 = fcmp ogt <16 x float> %5376, %5356
  %5378 = select <16 x i1> %5377, <16 x float> %5376, <16 x float> %5356
  %5379 = getelementptr inbounds nuw i8, ptr %5363, i64 32
  %5380 = load float, ptr %5379, align 4
  %5381 = insertelement <16 x float> poison, float %5380, i64 0
  %5382 = shufflevector <16 x float> %5381, <16 x float> poison, <16 x i32> zeroinitializer
  %5383 = fmul <16 x float> %5365, %5382
  %5384 = fcmp ogt <16 x float> %5383, %5357
  %5385 = select <16 x i1> %5384, <16 x float> %5383, <16 x float> %5357
  %5386 = getelementptr inbounds nuw i8, ptr %5363, i64 48
  %5387 = load float, ptr %5386, align 4
  %5388 = insertelement <16 x float> poison, float %5387, i64 0
  %5389 = shufflevector <16 x float> %5388, <16 x float> poison, <16 x i32> zeroinitializer
  %5390 = fmul <16 x float> %5365, %5389
  %5391 = fcmp ogt <16 x float> %5390, %5358
  %5392 = select <16 x i1> %5391, <16 x float> %5390, <16 x float> %5358
  %5393 = add nuw nsw i64 %5359, 1
  %5394 = trunc i64 %5393 to i32
  %5395 = icmp eq i32 %5312, %5394
  br i1 %5395, label %5346, label %5354

5396:
  %5397 = phi <16 x i32> [ %5773, %5762 ], [ %5601, %5559 ]
  %5398 = phi <16 x i32> [ %5730, %5762 ], [ %5593, %5559 ]
  %5399 = phi <16 x i32> [ %5687, %5762 ], [ %5585, %5559 ]
  %5400 = phi <16 x i32> [ %5644, %5762 ], [ %5577, %5559 ]
  %5401 = ashr <16 x i32> %5400, splat (i32 31)
  %5402 = xor <16 x i32> %5401, %5400
  %5403 = sub <16 x i32> %5402, %5401
  %5404 = sitofp <16 x i32> %5403 to <16 x float>
  %5405 = fptosi <16 x float> %5404 to <16 x i32>
  %5406 = bitcast <16 x float> %5404 to <16 x i32>
  %5407 = icmp slt <16 x i32> %5403, %5405
  %5408 = sext <16 x i1> %5407 to <16 x i32>
  %5409 = add <16 x i32> %5408, %5406
  %5410 = icmp ne <16 x i32> %5403, %5405
  %5411 = zext <16 x i1> %5410 to <16 x i32>
  %5412 = and <16 x i32> %5401, splat (i32 -2147483648)
  %5413 = or disjoint <16 x i32> %5412, %5411
  %5414 = or <16 x i32> %5413, %5409
  %5415 = bitcast <16 x i32> %5414 to <16 x float>
  %5416 = bitcast <16 x i32> %5640 to <16 x float>
  %5417 = fmul <16 x float> %5416, %5415
  %5418 = bitcast <16 x float> %5417 to <16 x i32>
  %5419 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %5417)
  %5420 = bitcast <16 x float> %5419 to <16 x i32>
  %5421 = add nuw <16 x i32> %5420, splat (i32 4095)
  %5422 = lshr <16 x i32> %5418, splat (i32 13)
  %5423 = and <16 x i32> %5422, splat (i32 1)
  %5424 = add nuw <16 x i32> %5421, %5423
  %5425 = and <16 x i32> %5424, splat (i32 -8192)
  %5426 = fadd <16 x float> %5419, splat (float 5.000000e-01)
  %5427 = fadd <16 x float> %5426, splat (float -5.000000e-01)
  %5428 = bitcast <16 x float> %5427 to <16 x i32>
  %5429 = icmp samesign ult <16 x i32> %5420, splat (i32 947912704)
  %5430 = select <16 x i1> %5429, <16 x i32> %5428, <16 x i32> %5425
  %5431 = icmp sgt <16 x i32> %5430, splat (i32 1199570943)
  %5432 = select <16 x i1> %5431, <16 x i32> splat (i32 2139095040), <16 x i32> %5430
  %5433 = icmp samesign ugt <16 x i32> %5420, splat (i32 2139095040)
  %5434 = and <16 x i32> %5418, splat (i32 -2147483648)
  %5435 = or <16 x i32> %5432, %5434
  %5436 = select <16 x i1> %5433, <16 x i32> splat (i32 2147483647), <16 x i32> %5435
  %5437 = bitcast <16 x i32> %5436 to <16 x float>
  %5438 = fcmp oeq <16 x float> %5437, zeroinitializer
  %5439 = select <16 x i1> %5438, <16 x float> zeroinitializer, <16 x float> %5437
  %5440 = ashr <16 x i32> %5399, splat (i32 31)
  %5441 = xor <16 x i32> %5440, %5399
  %5442 = sub <16 x i32> %5441, %5440
  %5443 = sitofp <16 x i32> %5442 to <16 x float>
  %5444 = fptosi <16 x float> %5443 to <16 x i32>
  %5445 = bitcast <16 x float> %5443 to <16 x i32>
  %5446 = icmp slt <16 x i32> %5442, %5444
  %5447 = sext <16 x i1> %5446 to <16 x i32>
  %5448 = add <16 x i32> %5447, %5445
  %5449 = icmp ne <16 x i32> %5442, %5444
  %5450 = zext <16 x i1> %5449 to <16 x i32>
  %5451 = and <16 x i32> %5440, splat (i32 -2147483648)
  %5452 = or disjoint <16 x i32> %5451, %5450
  %5453 = or <16 x i32> %5452, %5448
  %5454 = bitcast <16 x i32> %5453 to <16 x float>
  %5455 = bitcast <16 x i32> %5683 to <16 x float>
  %5456 = fmul <16 x float> %5455, %5454
  %5457 = bitcast <16 x float> %5456 to <16 x i32>
  %5458 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %5456)
  %5459 = bitcast <16 x float> %5458 to <16 x i32>
  %5460 = add nuw <16 x i32> %5459, splat (i32 4095)
  %5461 = lshr <16 x i32> %5457, splat (i32 13)
  %5462 = and <16 x i32> %5461, splat (i32 1)
  %5463 = add nuw <16 x i32> %5460, %5462
  %5464 = and <16 x i32> %5463, splat (i32 -8192)
  %5465 = fadd <16 x float> %5458, splat (float 5.000000e-01)
  %5466 = fadd <16 x float> %5465, splat (float -5.000000e-01)
  %5467 = bitcast <16 x float> %5466 to <16 x i32>
  %5468 = icmp samesign ult <16 x i32> %5459, splat (i32 947912704)
  %5469 = select <16 x i1> %5468, <16 x i32> %5467, <16 x i32> %5464
  %5470 = icmp sgt <16 x i32> %5469, splat (i32 1199570943)
  %5471 = select <16 x i1> %5470, <16 x i32> splat (i32 2139095040), <16 x i32> %5469
  %5472 = icmp samesign ugt <16 x i32> %5459, splat (i32 2139095040)
  %5473 = and <16 x i32> %5457, splat (i32 -2147483648)
  %5474 = or <16 x i32> %5471, %5473
  %5475 = select <16 x i1> %5472, <16 x i32> splat (i32 2147483647), <16 x i32> %5474
  %5476 = bitcast <16 x i32> %5475 to <16 x float>
  %5477 = fcmp oeq <16 x float> %5476, zeroinitializer
  %5478 = select <16 x i1> %5477, <16 x float> zeroinitializer, <16 x float> %5476
  %5479 = ashr <16 x i32> %5398, splat (i32 31)
  %5480 = xor <16 x i32> %5479, %5398
  %5481 = sub <16 x i32> %5480, %5479
  %5482 = sitofp <16 x i32> %5481 to <16 x float>
  %5483 = fptosi <16 x float> %5482 to <16 x i32>
  %5484 = bitcast <16 x float> %5482 to <16 x i32>
  %5485 = icmp slt <16 x i32> %5481, %5483
  %5486 = sext <16 x i1> %5485 to <16 x i32>
  %5487 = add <16 x i32> %5486, %5484
  %5488 = icmp ne <16 x i32> %5481, %5483
  %5489 = zext <16 x i1> %5488 to <16 x i32>
  %5490 = and <16 x i32> %5479, splat (i32 -2147483648)
  %5491 = or disjoint <16 x i32> %5490, %5489
  %5492 = or <16 x i32> %5491, %5487
  %5493 = bitcast <16 x i32> %5492 to <16 x float>
  %5494 = bitcast <16 x i32> %5726 to <16 x float>
  %5495 = fmul <16 x float> %5494, %5493
  %5496 = bitcast <16 x float> %5495 to <16 x i32>
  %5497 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %5495)
  %5498 = bitcast <16 x float> %5497 to <16 x i32>
  %5499 = add nuw <16 x i32> %5498, splat (i32 4095)
  %5500 = lshr <16 x i32> %5496, splat (i32 13)
  %5501 = and <16 x i32> %5500, splat (i32 1)
  %5502 = add nuw <16 x i32> %5499, %5501
  %5503 = and <16 x i32> %5502, splat (i32 -8192)
  %5504 = fadd <16 x float> %5497, splat (float 5.000000e-01)
  %5505 = fadd <16 x float> %5504, splat (float -5.000000e-01)
  %5506 = bitcast <16 x float> %5505 to <16 x i32>
  %5507 = icmp samesign ult <16 x i32> %5498, splat (i32 947912704)
  %5508 = select <16 x i1> %5507, <16 x i32> %5506, <16 x i32> %5503
  %5509 = icmp sgt <16 x i32> %5508, splat (i32 1199570943)
  %5510 = select <16 x i1> %5509, <16 x i32> splat (i32 2139095040), <16 x i32> %5508
  %5511 = icmp samesign ugt <16 x i32> %5498, splat (i32 2139095040)
  %5512 = and <16 x i32> %5496, splat (i32 -2147483648)
  %5513 = or <16 x i32> %5510, %5512
  %5514 = select <16 x i1> %5511, <16 x i32> splat (i32 2147483647), <16 x i32> %5513
  %5515 = bitcast <16 x i32> %5514 to <16 x float>
  %5516 = fcmp oeq <16 x float> %5515, zeroinitializer
  %5517 = select <16 x i1> %5516, <16 x float> zeroinitializer, <16 x float> %5515
  %5518 = ashr <16 x i32> %5397, splat (i32 31)
  %5519 = xor <16 x i32> %5518, %5397
  %5520 = sub <16 x i32> %5519, %5518
  %5521 = sitofp <16 x i32> %5520 to <16 x float>
  %5522 = fptosi <16 x float> %5521 to <16 x i32>
  %5523 = bitcast <16 x float> %5521 to <16 x i32>
  %5524 = icmp slt <16 x i32> %5520, %5522
  %5525 = sext <16 x i1> %5524 to <16 x i32>
  %5526 = add <16 x i32> %5525, %5523
  %5527 = icmp ne <16 x i32> %5520, %5522
  %5528 = zext <16 x i1> %5527 to <16 x i32>
  %5529 = and <16 x i32> %5518, splat (i32 -2147483648)
  %5530 = or disjoint <16 x i32> %5529, %5528
  %5531 = or <16 x i32> %5530, %5526
  %5532 = bitcast <16 x i32> %5531 to <16 x float>
  %5533 = bitcast <16 x i32> %5769 to <16 x float>
  %5534 = fmul <16 x float> %5533, %5532
  %5535 = bitcast <16 x float> %5534 to <16 x i32>
  %5536 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %5534)
  %5537 = bitcast <16 x float> %5536 to <16 x i32>
  %5538 = add nuw <16 x i32> %5537, splat (i32 4095)
  %5539 = lshr <16 x i32> %5535, splat (i32 13)
  %5540 = and <16 x i32> %5539, splat (i32 1)
  %5541 = add nuw <16 x i32> %5538, %5540
  %5542 = and <16 x i32> %5541, splat (i32 -8192)
  %5543 = fadd <16 x float> %5536, splat (float 5.000000e-01)
  %5544 = fadd <16 x float> %5543, splat (float -5.000000e-01)
  %5545 = bitcast <16 x float> %5544 to <16 x i32>
  %5546 = icmp samesign ult <16 x i32> %5537, splat (i32 947912704)
  %5547 = select <16 x i1> %5546, <16 x i32> %5545, <16 x i32> %5542
  %5548 = icmp sgt <16 x i32> %5547, splat (i32 1199570943)
  %5549 = select <16 x i1> %5548, <16 x i32> splat (i32 2139095040), <16 x i32> %5547
  %5550 = icmp samesign ugt <16 x i32> %5537, splat (i32 2139095040)
  %5551 = and <16 x i32> %5535, splat (i32 -2147483648)
  %5552 = or <16 x i32> %5549, %5551
  %5553 = select <16 x i1> %5550, <16 x i32> splat (i32 2147483647), <16 x i32> %5552
  %5554 = bitcast <16 x i32> %5553 to <16 x float>
  %5555 = fcmp oeq <16 x float> %5554, zeroinitializer
  %5556 = select <16 x i1> %5555, <16 x float> zeroinitializer, <16 x float> %5554
  %5557 = icmp ult i32 %5344, %3796
  %5558 = add i32 %5312, %3799
  br i1 %5557, label %5307, label %5774

5559:
  %5560 = phi <16 x i32> [ %5601, %5559 ], [ %5773, %5762 ]
  %5561 = phi <16 x i32> [ %5593, %5559 ], [ %5730, %5762 ]
  %5562 = phi <16 x i32> [ %5585, %5559 ], [ %5687, %5762 ]
  %5563 = phi <16 x i32> [ %5577, %5559 ], [ %5644, %5762 ]
  %5564 = phi i64 [ %5602, %5559 ], [ %5315, %5762 ]
  %5565 = getelementptr inbounds nuw i16, ptr %5271, i64 %5564
  %5566 = load i16, ptr %5565, align 2
  %5567 = zext i16 %5566 to i64
  %5568 = getelementptr inbounds nuw float, ptr %5289, i64 %5567
  %5569 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %5564
  %5570 = load <16 x float>, ptr %5569, align 64
  %5571 = load float, ptr %5568, align 4
  %5572 = insertelement <16 x float> poison, float %5571, i64 0
  %5573 = shufflevector <16 x float> %5572, <16 x float> poison, <16 x i32> zeroinitializer
  %5574 = fmul <16 x float> %5570, %5573
  %5575 = fmul <16 x float> %5574, %5642
  %5576 = fptosi <16 x float> %5575 to <16 x i32>
  %5577 = add <16 x i32> %5563, %5576
  %5578 = getelementptr inbounds nuw i8, ptr %5568, i64 16
  %5579 = load float, ptr %5578, align 4
  %5580 = insertelement <16 x float> poison, float %5579, i64 0
  %5581 = shufflevector <16 x float> %5580, <16 x float> poison, <16 x i32> zeroinitializer
  %5582 = fmul <16 x float> %5570, %5581
  %5583 = fmul <16 x float> %5582, %5685
  %5584 = fptosi <16 x float> %5583 to <16 x i32>
  %5585 = add <16 x i32> %5562, %5584
  %5586 = getelementptr inbounds nuw i8, ptr %5568, i64 32
  %5587 = load float, ptr %5586, align 4
  %5588 = insertelement <16 x float> poison, float %5587, i64 0
  %5589 = shufflevector <16 x float> %5588, <16 x float> poison, <16 x i32> zeroinitializer
  %5590 = fmul <16 x float> %5570, %5589
  %5591 = fmul <16 x float> %5590, %5728
  %5592 = fptosi <16 x float> %5591 to <16 x i32>
  %5593 = add <16 x i32> %5561, %5592
  %5594 = getelementptr inbounds nuw i8, ptr %5568, i64 48
  %5595 = load float, ptr %5594, align 4
  %5596 = insertelement <16 x float> poison, float %5595, i64 0
  %5597 = shufflevector <16 x float> %5596, <16 x float> poison, <16 x i32> zeroinitializer
  %5598 = fmul <16 x float> %5570, %5597
  %5599 = fmul <16 x float> %5598, %5771
  %5600 = fptosi <16 x float> %5599 to <16 x i32>
  %5601 = add <16 x i32> %5560, %5600
  %5602 = add nuw nsw i64 %5564, 1
  %5603 = trunc i64 %5602 to i32
  %5604 = icmp eq i32 %5312, %5603
  br i1 %5604, label %5396, label %5559

5605:
  %5606 = sext <16 x i1> %5319 to <16 x i32>
  br label %5607

5607:
  %5608 = phi i64 [ 0, %5605 ], [ %5623, %5621 ]
  %5609 = phi <16 x i32> [ %5606, %5605 ], [ %5622, %5621 ]
  %5610 = getelementptr inbounds nuw i16, ptr %5271, i64 %5608
  %5611 = load i16, ptr %5610, align 2
  %5612 = zext i16 %5611 to i64
  %5613 = getelementptr inbounds nuw float, ptr %5296, i64 %5612
  %5614 = load float, ptr %5613, align 4
  %5615 = fcmp une float %5614, 0.000000e+00
  br i1 %5615, label %5616, label %5621

5616:
  %5617 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %5608
  %5618 = load <16 x float>, ptr %5617, align 64
  %5619 = fcmp une <16 x float> %5618, zeroinitializer
  %5620 = select <16 x i1> %5619, <16 x i32> splat (i32 -1), <16 x i32> %5609
  br label %5621

5621:
  %5622 = phi <16 x i32> [ %5620, %5616 ], [ %5609, %5607 ]
  %5623 = add nuw nsw i64 %5608, 1
  %5624 = icmp eq i64 %5623, %5277
  br i1 %5624, label %5625, label %5607

5625:
  %5626 = select <16 x i1> %5351, <16 x i32> %5622, <16 x i32> zeroinitializer
  %5627 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %5626)
  %5628 = icmp ne i32 %5627, 0
  %5629 = zext i1 %5628 to i32
  %5630 = insertelement <16 x i32> poison, i32 %5629, i64 0
  %5631 = shufflevector <16 x i32> %5630, <16 x i32> poison, <16 x i32> zeroinitializer
  %5632 = or <16 x i32> %5631, %5313
  br label %5633

5633:
  %5634 = phi <16 x i32> [ %5632, %5625 ], [ %5313, %5346 ]
  %5635 = fcmp ogt <16 x float> %5347, splat (float 0x47D0000000000000)
  %5636 = select <16 x i1> %5635, <16 x i32> splat (i32 -1), <16 x i32> %5634
  %5637 = fcmp ogt <16 x float> %5347, splat (float 0x3AF0000000000000)
  %5638 = select <16 x i1> %5637, <16 x float> %5347, <16 x float> splat (float 0x3AF0000000000000)
  %5639 = bitcast <16 x float> %5638 to <16 x i32>
  %5640 = sub <16 x i32> %5639, %5273
  %5641 = sub <16 x i32> %5276, %5639
  %5642 = bitcast <16 x i32> %5641 to <16 x float>
  %5643 = fmul <16 x float> %5308, %5642
  %5644 = fptosi <16 x float> %5643 to <16 x i32>
  %5645 = fcmp olt <16 x float> %5348, splat (float 0x3AF0000000000000)
  %5646 = bitcast <16 x i1> %5645 to i16
  %5647 = icmp eq i16 %5646, 0
  br i1 %5647, label %5676, label %5648

5648:
  %5649 = sext <16 x i1> %5326 to <16 x i32>
  br label %5650

5650:
  %5651 = phi i64 [ 0, %5648 ], [ %5666, %5664 ]
  %5652 = phi <16 x i32> [ %5649, %5648 ], [ %5665, %5664 ]
  %5653 = getelementptr inbounds nuw i16, ptr %5271, i64 %5651
  %5654 = load i16, ptr %5653, align 2
  %5655 = zext i16 %5654 to i64
  %5656 = getelementptr inbounds nuw float, ptr %5299, i64 %5655
  %5657 = load float, ptr %5656, align 4
  %5658 = fcmp une float %5657, 0.000000e+00
  br i1 %5658, label %5659, label %5664

5659:
  %5660 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %5651
  %5661 = load <16 x float>, ptr %5660, align 64
  %5662 = fcmp une <16 x float> %5661, zeroinitializer
  %5663 = select <16 x i1> %5662, <16 x i32> splat (i32 -1), <16 x i32> %5652
  br label %5664

5664:
  %5665 = phi <16 x i32> [ %5663, %5659 ], [ %5652, %5650 ]
  %5666 = add nuw nsw i64 %5651, 1
  %5667 = icmp eq i64 %5666, %5278
  br i1 %5667, label %5668, label %5650

5668:
  %5669 = select <16 x i1> %5645, <16 x i32> %5665, <16 x i32> zeroinitializer
  %5670 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %5669)
  %5671 = icmp ne i32 %5670, 0
  %5672 = zext i1 %5671 to i32
  %5673 = insertelement <16 x i32> poison, i32 %5672, i64 0
  %5674 = shufflevector <16 x i32> %5673, <16 x i32> poison, <16 x i32> zeroinitializer
  %5675 = or <16 x i32> %5674, %5636
  br label %5676

5676:
  %5677 = phi <16 x i32> [ %5675, %5668 ], [ %5636, %5633 ]
  %5678 = fcmp ogt <16 x float> %5348, splat (float 0x47D0000000000000)
  %5679 = select <16 x i1> %5678, <16 x i32> splat (i32 -1), <16 x i32> %5677
  %5680 = fcmp ogt <16 x float> %5348, splat (float 0x3AF0000000000000)
  %5681 = select <16 x i1> %5680, <16 x float> %5348, <16 x float> splat (float 0x3AF0000000000000)
  %5682 = bitcast <16 x float> %5681 to <16 x i32>
  %5683 = sub <16 x i32> %5682, %5273
  %5684 = sub <16 x i32> %5276, %5682
  %5685 = bitcast <16 x i32> %5684 to <16 x float>
  %5686 = fmul <16 x float> %5311, %5685
  %5687 = fptosi <16 x float> %5686 to <16 x i32>
  %5688 = fcmp olt <16 x float> %5349, splat (float 0x3AF0000000000000)
  %5689 = bitcast <16 x i1> %5688 to i16
  %5690 = icmp eq i16 %5689, 0
  br i1 %5690, label %5719, label %5691

5691:
  %5692 = sext <16 x i1> %5333 to <16 x i32>
  br label %5693

5693:
  %5694 = phi i64 [ 0, %5691 ], [ %5709, %5707 ]
  %5695 = phi <16 x i32> [ %5692, %5691 ], [ %5708, %5707 ]
  %5696 = getelementptr inbounds nuw i16, ptr %5271, i64 %5694
  %5697 = load i16, ptr %5696, align 2
  %5698 = zext i16 %5697 to i64
  %5699 = getelementptr inbounds nuw float, ptr %5302, i64 %5698
  %5700 = load float, ptr %5699, align 4
  %5701 = fcmp une float %5700, 0.000000e+00
  br i1 %5701, label %5702, label %5707

5702:
  %5703 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %5694
  %5704 = load <16 x float>, ptr %5703, align 64
  %5705 = fcmp une <16 x float> %5704, zeroinitializer
  %5706 = select <16 x i1> %5705, <16 x i32> splat (i32 -1), <16 x i32> %5695
  br label %5707

5707:
  %5708 = phi <16 x i32> [ %5706, %5702 ], [ %5695, %5693 ]
  %5709 = add nuw nsw i64 %5694, 1
  %5710 = icmp eq i64 %5709, %5279
  br i1 %5710, label %5711, label %5693

5711:
  %5712 = select <16 x i1> %5688, <16 x i32> %5708, <16 x i32> zeroinitializer
  %5713 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %5712)
  %5714 = icmp ne i32 %5713, 0
  %5715 = zext i1 %5714 to i32
  %5716 = insertelement <16 x i32> poison, i32 %5715, i64 0
  %5717 = shufflevector <16 x i32> %5716, <16 x i32> poison, <16 x i32> zeroinitializer
  %5718 = or <16 x i32> %5717, %5679
  br label %5719

5719:
  %5720 = phi <16 x i32> [ %5718, %5711 ], [ %5679, %5676 ]
  %5721 = fcmp ogt <16 x float> %5349, splat (float 0x47D0000000000000)
  %5722 = select <16 x i1> %5721, <16 x i32> splat (i32 -1), <16 x i32> %5720
  %5723 = fcmp ogt <16 x float> %5349, splat (float 0x3AF0000000000000)
  %5724 = select <16 x i1> %5723, <16 x float> %5349, <16 x float> splat (float 0x3AF0000000000000)
  %5725 = bitcast <16 x float> %5724 to <16 x i32>
  %5726 = sub <16 x i32> %5725, %5273
  %5727 = sub <16 x i32> %5276, %5725
  %5728 = bitcast <16 x i32> %5727 to <16 x float>
  %5729 = fmul <16 x float> %5310, %5728
  %5730 = fptosi <16 x float> %5729 to <16 x i32>
  %5731 = fcmp olt <16 x float> %5350, splat (float 0x3AF0000000000000)
  %5732 = bitcast <16 x i1> %5731 to i16
  %5733 = icmp eq i16 %5732, 0
  br i1 %5733, label %5762, label %5734

5734:
  %5735 = sext <16 x i1> %5340 to <16 x i32>
  br label %5736

5736:
  %5737 = phi i64 [ 0, %5734 ], [ %5752, %5750 ]
  %5738 = phi <16 x i32> [ %5735, %5734 ], [ %5751, %5750 ]
  %5739 = getelementptr inbounds nuw i16, ptr %5271, i64 %5737
  %5740 = load i16, ptr %5739, align 2
  %5741 = zext i16 %5740 to i64
  %5742 = getelementptr inbounds nuw float, ptr %5305, i64 %5741
  %5743 = load float, ptr %5742, align 4
  %5744 = fcmp une float %5743, 0.000000e+00
  br i1 %5744, label %5745, label %5750

5745:
  %5746 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %5737
  %5747 = load <16 x float>, ptr %5746, align 64
  %5748 = fcmp une <16 x float> %5747, zeroinitializer
  %5749 = select <16 x i1> %5748, <16 x i32> splat (i32 -1), <16 x i32> %5738
  br label %5750

5750:
  %5751 = phi <16 x i32> [ %5749, %5745 ], [ %5738, %5736 ]
  %5752 = add nuw nsw i64 %5737, 1
  %5753 = icmp eq i64 %5752, %5280
  br i1 %5753, label %5754, label %5736

5754:
  %5755 = select <16 x i1> %5731, <16 x i32> %5751, <16 x i32> zeroinitializer
  %5756 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %5755)
  %5757 = icmp ne i32 %5756, 0
  %5758 = zext i1 %5757 to i32
  %5759 = insertelement <16 x i32> poison, i32 %5758, i64 0
  %5760 = shufflevector <16 x i32> %5759, <16 x i32> poison, <16 x i32> zeroinitializer
  %5761 = or <16 x i32> %5760, %5722
  br label %5762

5762:
  %5763 = phi <16 x i32> [ %5761, %5754 ], [ %5722, %5719 ]
  %5764 = fcmp ogt <16 x float> %5350, splat (float 0x47D0000000000000)
  %5765 = select <16 x i1> %5764, <16 x i32> splat (i32 -1), <16 x i32> %5763
  %5766 = fcmp ogt <16 x float> %5350, splat (float 0x3AF0000000000000)
  %5767 = select <16 x i1> %5766, <16 x float> %5350, <16 x float> splat (float 0x3AF0000000000000)
  %5768 = bitcast <16 x float> %5767 to <16 x i32>
  %5769 = sub <16 x i32> %5768, %5273
  %5770 = sub <16 x i32> %5276, %5768
  %5771 = bitcast <16 x i32> %5770 to <16 x float>
  %5772 = fmul <16 x float> %5309, %5771
  %5773 = fptosi <16 x float> %5772 to <16 x i32>
  br i1 %5345, label %5559, label %5396

5774:
  store <16 x float> %5439, ptr %5284, align 64
  store <16 x float> %5478, ptr %5290, align 64
  store <16 x float> %5517, ptr %5292, align 64
  store <16 x float> %5556, ptr %5294, align 64
  %5775 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %5765)
  %5776 = icmp eq i32 %5775, 0
  br i1 %5776, label %5281, label %6223

5777:
  br i1 %5779, label %5778, label %6188

5778:
  %5779 = phi i1 [ false, %5777 ], [ true, %5268 ]
  %5780 = phi ptr [ %16, %5777 ], [ %5, %5268 ]
  %5781 = phi i64 [ 4, %5777 ], [ 0, %5268 ]
  br i1 %5270, label %5777, label %5782

5782:
  %5783 = shl nuw nsw i64 %5781, 2
  %5784 = getelementptr inbounds nuw float, ptr %1686, i64 %5783
  %5785 = getelementptr inbounds nuw float, ptr %8, i64 %5783
  %5786 = load i32, ptr %1693, align 4
  %5787 = sub nsw i32 23, %5786
  %5788 = shl nsw i32 -1, %5787
  %5789 = insertelement <16 x i32> poison, i32 %5788, i64 0
  %5790 = shufflevector <16 x i32> %5789, <16 x i32> poison, <16 x i32> zeroinitializer
  %5791 = load <16 x i32>, ptr %5780, align 64
  %5792 = getelementptr inbounds nuw i8, ptr %5780, i64 64
  %5793 = load <16 x i32>, ptr %5792, align 64
  %5794 = getelementptr inbounds nuw i8, ptr %5780, i64 128
  %5795 = load <16 x i32>, ptr %5794, align 64
  %5796 = getelementptr inbounds nuw i8, ptr %5780, i64 192
  %5797 = load <16 x i32>, ptr %5796, align 64
  %5798 = bitcast <16 x i32> %5791 to <16 x float>
  %5799 = bitcast <16 x i32> %5793 to <16 x float>
  %5800 = bitcast <16 x i32> %5795 to <16 x float>
  %5801 = bitcast <16 x i32> %5797 to <16 x float>
  %5802 = getelementptr inbounds nuw float, ptr %8, i64 %5783
  %5803 = shl nuw nsw i64 %5781, 4
  %5804 = getelementptr inbounds nuw i8, ptr %8, i64 %5803
  %5805 = getelementptr inbounds nuw i8, ptr %5804, i64 16
  %5806 = shl nuw nsw i64 %5781, 4
  %5807 = getelementptr inbounds nuw i8, ptr %8, i64 %5806
  %5808 = getelementptr inbounds nuw i8, ptr %5807, i64 32
  %5809 = shl nuw nsw i64 %5781, 4
  %5810 = getelementptr inbounds nuw i8, ptr %8, i64 %5809
  %5811 = getelementptr inbounds nuw i8, ptr %5810, i64 48
  br label %5812

5812:
  %5813 = phi <16 x float> [ %5801, %5782 ], [ %5956, %5892 ]
  %5814 = phi <16 x float> [ %5800, %5782 ], [ %5941, %5892 ]
  %5815 = phi <16 x float> [ %5799, %5782 ], [ %5926, %5892 ]
  %5816 = phi <16 x float> [ %5798, %5782 ], [ %5911, %5892 ]
  %5817 = phi <16 x i32> [ %5797, %5782 ], [ %5962, %5892 ]
  %5818 = phi <16 x i32> [ %5795, %5782 ], [ %5961, %5892 ]
  %5819 = phi <16 x i32> [ %5793, %5782 ], [ %5960, %5892 ]
  %5820 = phi <16 x i32> [ %5791, %5782 ], [ %5959, %5892 ]
  %5821 = phi i32 [ %3799, %5782 ], [ %5958, %5892 ]
  %5822 = phi <16 x i32> [ zeroinitializer, %5782 ], [ %6176, %5892 ]
  %5823 = phi i32 [ 0, %5782 ], [ %5829, %5892 ]
  %5824 = zext i32 %5823 to i64
  %5825 = and <16 x i32> %5820, splat (i32 2139095040)
  %5826 = and <16 x i32> %5819, splat (i32 2139095040)
  %5827 = and <16 x i32> %5818, splat (i32 2139095040)
  %5828 = and <16 x i32> %5817, splat (i32 2139095040)
  %5829 = add i32 %5823, %3799
  %5830 = icmp ult i32 %5823, %5829
  br i1 %5830, label %5831, label %5841

5831:
  %5832 = bitcast <16 x i32> %5825 to <16 x float>
  %5833 = bitcast <16 x i32> %5826 to <16 x float>
  %5834 = bitcast <16 x i32> %5827 to <16 x float>
  %5835 = bitcast <16 x i32> %5828 to <16 x float>
  br label %5850

5836:
  %5837 = bitcast <16 x float> %5888 to <16 x i32>
  %5838 = bitcast <16 x float> %5881 to <16 x i32>
  %5839 = bitcast <16 x float> %5874 to <16 x i32>
  %5840 = bitcast <16 x float> %5867 to <16 x i32>
  br label %5841

5841:
  %5842 = phi <16 x i32> [ %5840, %5836 ], [ %5825, %5812 ]
  %5843 = phi <16 x i32> [ %5839, %5836 ], [ %5826, %5812 ]
  %5844 = phi <16 x i32> [ %5838, %5836 ], [ %5827, %5812 ]
  %5845 = phi <16 x i32> [ %5837, %5836 ], [ %5828, %5812 ]
  %5846 = bitcast <16 x i32> %5842 to <16 x float>
  %5847 = fcmp olt <16 x float> %5846, splat (float 0x3AF0000000000000)
  %5848 = bitcast <16 x i1> %5847 to i16
  %5849 = icmp eq i16 %5848, 0
  br i1 %5849, label %6038, label %6009

5850:
  %5851 = phi <16 x float> [ %5832, %5831 ], [ %5867, %5850 ]
  %5852 = phi <16 x float> [ %5833, %5831 ], [ %5874, %5850 ]
  %5853 = phi <16 x float> [ %5834, %5831 ], [ %5881, %5850 ]
  %5854 = phi <16 x float> [ %5835, %5831 ], [ %5888, %5850 ]
  %5855 = phi i64 [ %5824, %5831 ], [ %5889, %5850 ]
  %5856 = getelementptr inbounds nuw i16, ptr %5271, i64 %5855
  %5857 = load i16, ptr %5856, align 2
  %5858 = zext i16 %5857 to i64
  %5859 = getelementptr inbounds nuw float, ptr %5784, i64 %5858
  %5860 = getelementptr inbounds nuw <16 x float>, ptr %1678, i64 %5855
  %5861 = load <16 x float>, ptr %5860, align 64
  %5862 = load float, ptr %5859, align 4
  %5863 = insertelement <16 x float> poison, float %5862, i64 0
  %5864 = shufflevector <16 x float> %5863, <16 x float> poison, <16 x i32> zeroinitializer
  %5865 = fmul <16 x float> %5861, %5864
  %5866 = fcmp ogt <16 x float> %5865, %5851
  %5867 = select <16 x i1> %5866, <16 x float> %5865, <16 x float> %5851
  %5868 = getelementptr inbounds nuw i8, ptr %5859, i64 16
  %5869 = load float, ptr %5868, align 4
  %5870 = insertelement <16 x float> poison, float %5869, i64 0
  %5871 = shufflevector <16 x float> %5870, <16 x float> poison, <16 x i32> zeroinitializer
  %5872 = fmul <16 x float> %5861, %5871
  %5873 = fcmp ogt <16 x float> %5872, %5852
  %5874 = select <16 x i1> %5873, <16 x float> %5872, <16 x float> %5852
  %5875 = getelementptr inbounds nuw i8, ptr %5859, i64 32
  %5876 = load float, ptr %5875, align 4
  %5877 = insertelement <16 x float> poison, float %5876, i64 0
  %5878 = shufflevector <16 x float> %5877, <16 x float> poison, <16 x i32> zeroinitializer
  %5879 = fmul <16 x float> %5861, %5878
  %5880 = fcmp ogt <16 x float> %5879, %5853
  %5881 = select <16 x i1> %5880, <16 x float> %5879, <16 x float> %5853
  %5882 = getelementptr inbounds nuw i8, ptr %5859, i64 48
  %5883 = load float, ptr %5882, align 4
  %5884 = insertelement <16 x float> poison, float %5883, i64 0
  %5885 = shufflevector <16 x float> %5884, <16 x float> poison, <16 x i32> zeroinitializer
  %5886 = fmul <16 x float> %5861, %5885
  %5887 = fcmp ogt <16 x float> %5886, %5854
  %5888 = select <16 x i1> %5887, <16 x float> %5886, <16 x float> %5854
  %5889 = add nuw nsw i64 %5855, 1
  %5890 = trunc i64 %5889 to i32
  %5891 = icmp eq i32 %5821, %5890
  br i1 %5891, label %5836, label %5850

5892:
  %5893 = phi <16 x i32> [ %6049, %6173 ], [ %5981, %5963 ]
  %5894 = phi <16 x i32> [ %6094, %6173 ], [ %5989, %5963 ]
  %5895 = phi <16 x i32> [ %6139, %6173 ], [ %5997, %5963 ]
  %5896 = phi <16 x i32> [ %6184, %6173 ], [ %6005, %5963 ]
  %5897 = ashr <16 x i32> %5893, splat (i32 31)
  %5898 = xor <16 x i32> %5897, %5893
  %5899 = sub <16 x i32> %5898, %5897
  %5900 = sitofp <16 x i32> %5899 to <16 x float>
  %5901 = fptosi <16 x float> %5900 to <16 x i32>
  %5902 = bitcast <16 x float> %5900 to <16 x i32>
  %5903 = icmp slt <16 x i32> %5899, %5901
  %5904 = sext <16 x i1> %5903 to <16 x i32>
  %5905 = add <16 x i32> %5904, %5902
  %5906 = and <16 x i32> %5905, %5790
  %5907 = and <16 x i32> %5897, splat (i32 -2147483648)
  %5908 = or <16 x i32> %5906, %5907
  %5909 = bitcast <16 x i32> %5908 to <16 x float>
  %5910 = bitcast <16 x i32> %6045 to <16 x float>
  %5911 = fmul <16 x float> %5910, %5909
  %5912 = ashr <16 x i32> %5894, splat (i32 31)
  %5913 = xor <16 x i32> %5912, %5894
  %5914 = sub <16 x i32> %5913, %5912
  %5915 = sitofp <16 x i32> %5914 to <16 x float>
  %5916 = fptosi <16 x float> %5915 to <16 x i32>
  %5917 = bitcast <16 x float> %5915 to <16 x i32>
  %5918 = icmp slt <16 x i32> %5914, %5916
  %5919 = sext <16 x i1> %5918 to <16 x i32>
  %5920 = add <16 x i32> %5919, %5917
  %5921 = and <16 x i32> %5920, %5790
  %5922 = and <16 x i32> %5912, splat (i32 -2147483648)
  %5923 = or <16 x i32> %5921, %5922
  %5924 = bitcast <16 x i32> %5923 to <16 x float>
  %5925 = bitcast <16 x i32> %6090 to <16 x float>
  %5926 = fmul <16 x float> %5925, %5924
  %5927 = ashr <16 x i32> %5895, splat (i32 31)
  %5928 = xor <16 x i32> %5927, %5895
  %5929 = sub <16 x i32> %5928, %5927
  %5930 = sitofp <16 x i32> %5929 to <16 x float>
  %5931 = fptosi <16 x float> %5930 to <16 x i32>
  %5932 = bitcast <16 x float> %5930 to <16 x i32>
  %5933 = icmp slt <16 x i32> %5929, %5931
  %5934 = sext <16 x i1> %5933 to <16 x i32>
  %5935 = add <16 x i32> %5934, %5932
  %5936 = and <16 x i32> %5935, %5790
  %5937 = and <16 x i32> %5927, splat (i32 -2147483648)
  %5938 = or <16 x i32> %5936, %5937
  %5939 = bitcast <16 x i32> %5938 to <16 x float>
  %5940 = bitcast <16 x i32> %6135 to <16 x float>
  %5941 = fmul <16 x float> %5940, %5939
  %5942 = ashr <16 x i32> %5896, splat (i32 31)
  %5943 = xor <16 x i32> %5942, %5896
  %5944 = sub <16 x i32> %5943, %5942
  %5945 = sitofp <16 x i32> %5944 to <16 x float>
  %5946 = fptosi <16 x float> %5945 to <16 x i32>
  %5947 = bitcast <16 x float> %5945 to <16 x i32>
  %5948 = icmp slt <16 x i32> %5944, %5946
  %5949 = sext <16 x i1> %5948 to <16 x i32>
  %5950 = add <16 x i32> %5949, %5947
  %5951 = and <16 x i32> %5950, %5790
  %5952 = and <16 x i32> %5942, splat (i32 -2147483648)
  %5953 = or <16 x i32> %5951, %5952
  %5954 = bitcast <16 x i32> %5953 to <16 x float>
  %5955 = bitcast <16 x i32> %6180 to <16 x float>
  %5956 = fmul <16 x float> %5955, %5954
  %5957 = icmp ult i32 %5829, %3796
  %5958 = add i32 %5821, %3799
  %5959 = bitcast <16 x float> %5911 to <16 x i32>
  %5960 = bitcast <16 x float> %5926 to <16 x i32>
  %5961 = bitcast <16 x float> %5941 to <16 x i32>
  %5962 = bitcast <16 x float> %5956 to <16 x i32>
  br i1 %5957, label %5812, label %6185

5963:
  %5964 = phi <16 x i32> [ %5981, %5963 ], [ %6049, %6173 ]
  %5965 = phi <16 x i32> [ %5989, %5963 ], [ %6094, %6173 ]
  %5966 = phi <16 x i32> [ %5997, %5963 ], [ %6139, %6173 ]
  %5967 = phi <16 x i32> [ %6005, %5963 ], [ %6184, %6173 ]
  %5968 = phi i64 [ %6006, %5963 ], [ %5824, %6173 ]
  %5969 = getelementptr inbounds nuw i16, ptr %5271, i64 %5968
  %5970 = load i16, ptr %5969, align 2
  %5971 = zext i16 %5970 to i64
  %5972 = getelementptr inbounds nuw float, ptr %5785, i64 %5971
  %5973 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %5968
  %5974 = load <16 x float>, ptr %5973, align 64
  %5975 = load float, ptr %5972, align 4
  %5976 = insertelement <16 x float> poison, float %5975, i64 0
  %5977 = shufflevector <16 x float> %5976, <16 x float> poison, <16 x i32> zeroinitializer
  %5978 = fmul <16 x float> %5974, %5977
  %5979 = fmul <16 x float> %5978, %6047
  %5980 = fptosi <16 x float> %5979 to <16 x i32>
  %5981 = add <16 x i32> %5964, %5980
  %5982 = getelementptr inbounds nuw i8, ptr %5972, i64 16
  %5983 = load float, ptr %5982, align 4
  %5984 = insertelement <16 x float> poison, float %5983, i64 0
  %5985 = shufflevector <16 x float> %5984, <16 x float> poison, <16 x i32> zeroinitializer
  %5986 = fmul <16 x float> %5974, %5985
  %5987 = fmul <16 x float> %5986, %6092
  %5988 = fptosi <16 x float> %5987 to <16 x i32>
  %5989 = add <16 x i32> %5965, %5988
  %5990 = getelementptr inbounds nuw i8, ptr %5972, i64 32
  %5991 = load float, ptr %5990, align 4
  %5992 = insertelement <16 x float> poison, float %5991, i64 0
  %5993 = shufflevector <16 x float> %5992, <16 x float> poison, <16 x i32> zeroinitializer
  %5994 = fmul <16 x float> %5974, %5993
  %5995 = fmul <16 x float> %5994, %6137
  %5996 = fptosi <16 x float> %5995 to <16 x i32>
  %5997 = add <16 x i32> %5966, %5996
  %5998 = getelementptr inbounds nuw i8, ptr %5972, i64 48
  %5999 = load float, ptr %5998, align 4
  %6000 = insertelement <16 x float> poison, float %5999, i64 0
  %6001 = shufflevector <16 x float> %6000, <16 x float> poison, <16 x i32> zeroinitializer
  %6002 = fmul <16 x float> %5974, %6001
  %6003 = fmul <16 x float> %6002, %6182
  %6004 = fptosi <16 x float> %6003 to <16 x i32>
  %6005 = add <16 x i32> %5967, %6004
  %6006 = add nuw nsw i64 %5968, 1
  %6007 = trunc i64 %6006 to i32
  %6008 = icmp eq i32 %5821, %6007
  br i1 %6008, label %5892, label %5963

6009:
  %6010 = fcmp une <16 x float> %5816, zeroinitializer
  %6011 = sext <16 x i1> %6010 to <16 x i32>
  br label %6012

6012:
  %6013 = phi i64 [ 0, %6009 ], [ %6028, %6026 ]
  %6014 = phi <16 x i32> [ %6011, %6009 ], [ %6027, %6026 ]
  %6015 = getelementptr inbounds nuw i16, ptr %5271, i64 %6013
  %6016 = load i16, ptr %6015, align 2
  %6017 = zext i16 %6016 to i64
  %6018 = getelementptr inbounds nuw float, ptr %5802, i64 %6017
  %6019 = load float, ptr %6018, align 4
  %6020 = fcmp une float %6019, 0.000000e+00
  br i1 %6020, label %6021, label %6026

6021:
  %6022 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %6013
  %6023 = load <16 x float>, ptr %6022, align 64
  %6024 = fcmp une <16 x float> %6023, zeroinitializer
  %6025 = select <16 x i1> %6024, <16 x i32> splat (i32 -1), <16 x i32> %6014
  br label %6026

6026:
  %6027 = phi <16 x i32> [ %6025, %6021 ], [ %6014, %6012 ]
  %6028 = add nuw nsw i64 %6013, 1
  %6029 = icmp eq i64 %6028, %5277
  br i1 %6029, label %6030, label %6012

6030:
  %6031 = select <16 x i1> %5847, <16 x i32> %6027, <16 x i32> zeroinitializer
  %6032 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %6031)
  %6033 = icmp ne i32 %6032, 0
  %6034 = zext i1 %6033 to i32
  %6035 = insertelement <16 x i32> poison, i32 %6034, i64 0
  %6036 = shufflevector <16 x i32> %6035, <16 x i32> poison, <16 x i32> zeroinitializer
  %6037 = or <16 x i32> %6036, %5822
  br label %6038

6038:
  %6039 = phi <16 x i32> [ %6037, %6030 ], [ %5822, %5841 ]
  %6040 = fcmp ogt <16 x float> %5846, splat (float 0x47D0000000000000)
  %6041 = select <16 x i1> %6040, <16 x i32> splat (i32 -1), <16 x i32> %6039
  %6042 = fcmp ogt <16 x float> %5846, splat (float 0x3AF0000000000000)
  %6043 = select <16 x i1> %6042, <16 x float> %5846, <16 x float> splat (float 0x3AF0000000000000)
  %6044 = bitcast <16 x float> %6043 to <16 x i32>
  %6045 = sub <16 x i32> %6044, %5273
  %6046 = sub <16 x i32> %5276, %6044
  %6047 = bitcast <16 x i32> %6046 to <16 x float>
  %6048 = fmul <16 x float> %5816, %6047
  %6049 = fptosi <16 x float> %6048 to <16 x i32>
  %6050 = bitcast <16 x i32> %5843 to <16 x float>
  %6051 = fcmp olt <16 x float> %6050, splat (float 0x3AF0000000000000)
  %6052 = bitcast <16 x i1> %6051 to i16
  %6053 = icmp eq i16 %6052, 0
  br i1 %6053, label %6083, label %6054

6054:
  %6055 = fcmp une <16 x float> %5815, zeroinitializer
  %6056 = sext <16 x i1> %6055 to <16 x i32>
  br label %6057

6057:
  %6058 = phi i64 [ 0, %6054 ], [ %6073, %6071 ]
  %6059 = phi <16 x i32> [ %6056, %6054 ], [ %6072, %6071 ]
  %6060 = getelementptr inbounds nuw i16, ptr %5271, i64 %6058
  %6061 = load i16, ptr %6060, align 2
  %6062 = zext i16 %6061 to i64
  %6063 = getelementptr inbounds nuw float, ptr %5805, i64 %6062
  %6064 = load float, ptr %6063, align 4
  %6065 = fcmp une float %6064, 0.000000e+00
  br i1 %6065, label %6066, label %6071

6066:
  %6067 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %6058
  %6068 = load <16 x float>, ptr %6067, align 64
  %6069 = fcmp une <16 x float> %6068, zeroinitializer
  %6070 = select <16 x i1> %6069, <16 x i32> splat (i32 -1), <16 x i32> %6059
  br label %6071

6071:
  %6072 = phi <16 x i32> [ %6070, %6066 ], [ %6059, %6057 ]
  %6073 = add nuw nsw i64 %6058, 1
  %6074 = icmp eq i64 %6073, %5278
  br i1 %6074, label %6075, label %6057

6075:
  %6076 = select <16 x i1> %6051, <16 x i32> %6072, <16 x i32> zeroinitializer
  %6077 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %6076)
  %6078 = icmp ne i32 %6077, 0
  %6079 = zext i1 %6078 to i32
  %6080 = insertelement <16 x i32> poison, i32 %6079, i64 0
  %6081 = shufflevector <16 x i32> %6080, <16 x i32> poison, <16 x i32> zeroinitializer
  %6082 = or <16 x i32> %6081, %6041
  br label %6083

6083:
  %6084 = phi <16 x i32> [ %6082, %6075 ], [ %6041, %6038 ]
  %6085 = fcmp ogt <16 x float> %6050, splat (float 0x47D0000000000000)
  %6086 = select <16 x i1> %6085, <16 x i32> splat (i32 -1), <16 x i32> %6084
  %6087 = fcmp ogt <16 x float> %6050, splat (float 0x3AF0000000000000)
  %6088 = select <16 x i1> %6087, <16 x float> %6050, <16 x float> splat (float 0x3AF0000000000000)
  %6089 = bitcast <16 x float> %6088 to <16 x i32>
  %6090 = sub <16 x i32> %6089, %5273
  %6091 = sub <16 x i32> %5276, %6089
  %6092 = bitcast <16 x i32> %6091 to <16 x float>
  %6093 = fmul <16 x float> %5815, %6092
  %6094 = fptosi <16 x float> %6093 to <16 x i32>
  %6095 = bitcast <16 x i32> %5844 to <16 x float>
  %6096 = fcmp olt <16 x float> %6095, splat (float 0x3AF0000000000000)
  %6097 = bitcast <16 x i1> %6096 to i16
  %6098 = icmp eq i16 %6097, 0
  br i1 %6098, label %6128, label %6099

6099:
  %6100 = fcmp une <16 x float> %5814, zeroinitializer
  %6101 = sext <16 x i1> %6100 to <16 x i32>
  br label %6102

6102:
  %6103 = phi i64 [ 0, %6099 ], [ %6118, %6116 ]
  %6104 = phi <16 x i32> [ %6101, %6099 ], [ %6117, %6116 ]
  %6105 = getelementptr inbounds nuw i16, ptr %5271, i64 %6103
  %6106 = load i16, ptr %6105, align 2
  %6107 = zext i16 %6106 to i64
  %6108 = getelementptr inbounds nuw float, ptr %5808, i64 %6107
  %6109 = load float, ptr %6108, align 4
  %6110 = fcmp une float %6109, 0.000000e+00
  br i1 %6110, label %6111, label %6116

6111:
  %6112 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %6103
  %6113 = load <16 x float>, ptr %6112, align 64
  %6114 = fcmp une <16 x float> %6113, zeroinitializer
  %6115 = select <16 x i1> %6114, <16 x i32> splat (i32 -1), <16 x i32> %6104
  br label %6116

6116:
  %6117 = phi <16 x i32> [ %6115, %6111 ], [ %6104, %6102 ]
  %6118 = add nuw nsw i64 %6103, 1
  %6119 = icmp eq i64 %6118, %5279
  br i1 %6119, label %6120, label %6102

6120:
  %6121 = select <16 x i1> %6096, <16 x i32> %6117, <16 x i32> zeroinitializer
  %6122 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %6121)
  %6123 = icmp ne i32 %6122, 0
  %6124 = zext i1 %6123 to i32
  %6125 = insertelement <16 x i32> poison, i32 %6124, i64 0
  %6126 = shufflevector <16 x i32> %6125, <16 x i32> poison, <16 x i32> zeroinitializer
  %6127 = or <16 x i32> %6126, %6086
  br label %6128

6128:
  %6129 = phi <16 x i32> [ %6127, %6120 ], [ %6086, %6083 ]
  %6130 = fcmp ogt <16 x float> %6095, splat (float 0x47D0000000000000)
  %6131 = select <16 x i1> %6130, <16 x i32> splat (i32 -1), <16 x i32> %6129
  %6132 = fcmp ogt <16 x float> %6095, splat (float 0x3AF0000000000000)
  %6133 = select <16 x i1> %6132, <16 x float> %6095, <16 x float> splat (float 0x3AF0000000000000)
  %6134 = bitcast <16 x float> %6133 to <16 x i32>
  %6135 = sub <16 x i32> %6134, %5273
  %6136 = sub <16 x i32> %5276, %6134
  %6137 = bitcast <16 x i32> %6136 to <16 x float>
  %6138 = fmul <16 x float> %5814, %6137
  %6139 = fptosi <16 x float> %6138 to <16 x i32>
  %6140 = bitcast <16 x i32> %5845 to <16 x float>
  %6141 = fcmp olt <16 x float> %6140, splat (float 0x3AF0000000000000)
  %6142 = bitcast <16 x i1> %6141 to i16
  %6143 = icmp eq i16 %6142, 0
  br i1 %6143, label %6173, label %6144

6144:
  %6145 = fcmp une <16 x float> %5813, zeroinitializer
  %6146 = sext <16 x i1> %6145 to <16 x i32>
  br label %6147

6147:
  %6148 = phi i64 [ 0, %6144 ], [ %6163, %6161 ]
  %6149 = phi <16 x i32> [ %6146, %6144 ], [ %6162, %6161 ]
  %6150 = getelementptr inbounds nuw i16, ptr %5271, i64 %6148
  %6151 = load i16, ptr %6150, align 2
  %6152 = zext i16 %6151 to i64
  %6153 = getelementptr inbounds nuw float, ptr %5811, i64 %6152
  %6154 = load float, ptr %6153, align 4
  %6155 = fcmp une float %6154, 0.000000e+00
  br i1 %6155, label %6156, label %6161

6156:
  %6157 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %6148
  %6158 = load <16 x float>, ptr %6157, align 64
  %6159 = fcmp une <16 x float> %6158, zeroinitializer
  %6160 = select <16 x i1> %6159, <16 x i32> splat (i32 -1), <16 x i32> %6149
  br label %6161

6161:
  %6162 = phi <16 x i32> [ %6160, %6156 ], [ %6149, %6147 ]
  %6163 = add nuw nsw i64 %6148, 1
  %6164 = icmp eq i64 %6163, %5280
  br i1 %6164, label %6165, label %6147

6165:
  %6166 = select <16 x i1> %6141, <16 x i32> %6162, <16 x i32> zeroinitializer
  %6167 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %6166)
  %6168 = icmp ne i32 %6167, 0
  %6169 = zext i1 %6168 to i32
  %6170 = insertelement <16 x i32> poison, i32 %6169, i64 0
  %6171 = shufflevector <16 x i32> %6170, <16 x i32> poison, <16 x i32> zeroinitializer
  %6172 = or <16 x i32> %6171, %6131
  br label %6173

6173:
  %6174 = phi <16 x i32> [ %6172, %6165 ], [ %6131, %6128 ]
  %6175 = fcmp ogt <16 x float> %6140, splat (float 0x47D0000000000000)
  %6176 = select <16 x i1> %6175, <16 x i32> splat (i32 -1), <16 x i32> %6174
  %6177 = fcmp ogt <16 x float> %6140, splat (float 0x3AF0000000000000)
  %6178 = select <16 x i1> %6177, <16 x float> %6140, <16 x float> splat (float 0x3AF0000000000000)
  %6179 = bitcast <16 x float> %6178 to <16 x i32>
  %6180 = sub <16 x i32> %6179, %5273
  %6181 = sub <16 x i32> %5276, %6179
  %6182 = bitcast <16 x i32> %6181 to <16 x float>
  %6183 = fmul <16 x float> %5813, %6182
  %6184 = fptosi <16 x float> %6183 to <16 x i32>
  br i1 %5830, label %5963, label %5892

6185:
  store <16 x float> %5911, ptr %5780, align 64
  store <16 x float> %5926, ptr %5792, align 64
  store <16 x float> %5941, ptr %5794, align 64
  store <16 x float> %5956, ptr %5796, align 64
  %6186 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %6176)
  %6187 = icmp eq i32 %6186, 0
  br i1 %6187, label %5777, label %6223

6188:
  %6189 = load <16 x i32>, ptr %5, align 64
  %6190 = load <16 x i32>, ptr %1694, align 64
  %6191 = load <16 x i32>, ptr %1695, align 64
  %6192 = load <16 x i32>, ptr %1696, align 64
  %6193 = load i32, ptr %0, align 4
  %6194 = icmp eq i32 %6193, 8
  %6195 = shufflevector <16 x i32> %6189, <16 x i32> %6190, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %6196 = shufflevector <16 x i32> %6191, <16 x i32> %6192, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %6197 = shufflevector <16 x i32> %6195, <16 x i32> %6196, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32
      17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %6197, ptr %3752, align 64
  %6198 = shufflevector <16 x i32> %6195, <16 x i32> %6196, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13,
      i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  store <16 x i32> %6198, ptr %3758, align 64
  br i1 %6194, label %6205, label %6199

6199:
  %6200 = shufflevector <16 x i32> %6189, <16 x i32> %6190, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %6201 = shufflevector <16 x i32> %6191, <16 x i32> %6192, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %6202 = shufflevector <16 x i32> %6200, <16 x i32> %6201, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32
      17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %6202, ptr %3755, align 64
  %6203 = shufflevector <16 x i32> %6200, <16 x i32> %6201, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13,
      i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  %6204 = getelementptr inbounds nuw i8, ptr %3755, i64 64
  store <16 x i32> %6203, ptr %6204, align 64
  br label %6205

6205:
  %6206 = load <16 x i32>, ptr %1697, align 64
  %6207 = load <16 x i32>, ptr %1708, align 64
  %6208 = load <16 x i32>, ptr %1709, align 64
  %6209 = load <16 x i32>, ptr %1710, align 64
  %6210 = load i32, ptr %0, align 4
  %6211 = icmp eq i32 %6210, 8
  %6212 = shufflevector <16 x i32> %6206, <16 x i32> %6207, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %6213 = shufflevector <16 x i32> %6208, <16 x i32> %6209, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %6214 = shufflevector <16 x i32> %6212, <16 x i32> %6213, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32
      17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %6214, ptr %3773, align 64
  %6215 = shufflevector <16 x i32> %6212, <16 x i32> %6213, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13,
      i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  store <16 x i32> %6215, ptr %3779, align 64
  br i1 %6211, label %6222, label %6216

6216:
  %6217 = shufflevector <16 x i32> %6206, <16 x i32> %6207, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %6218 = shufflevector <16 x i32> %6208, <16 x i32> %6209, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %6219 = shufflevector <16 x i32> %6217, <16 x i32> %6218, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32
      17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %6219, ptr %3776, align 64
  %6220 = shufflevector <16 x i32> %6217, <16 x i32> %6218, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13,
      i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  %6221 = getelementptr inbounds nuw i8, ptr %3776, i64 64
  store <16 x i32> %6220, ptr %6221, align 64
  br label %6222

6222:
  br label %6225

6223:
  br label %6224

6224:
  tail call fastcc void @sum_slowly(ptr %0, ptr %1, i32 %1713, i32 %3019)
  br label %6225

6225:
  %6226 = add nuw nsw i32 %3019, 1
  %6227 = load i32, ptr %1680, align 4
  %6228 = lshr i32 %6227, 3
  %6229 = icmp samesign ult i32 %6226, %6228
  br i1 %6229, label %3018, label %3012

6230:
  br label %8109

6231:
  %6232 = load i32, ptr %0, align 4
  %6233 = add i32 %6232, 8
  %6234 = icmp ult i32 %6233, 16
  br i1 %6234, label %8108, label %6235

6235:
  %6236 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %6237 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %6238 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %6239 = getelementptr inbounds nuw i8, ptr %2, i64 576
  %6240 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %6241 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6242 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %6243 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %6244 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %6245 = getelementptr inbounds nuw i8, ptr %9, i64 4096
  %6246 = getelementptr inbounds nuw i8, ptr %0, i64 76
  %6247 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6248 = getelementptr inbounds nuw i8, ptr %0, i64 100
  br label %6249

6249:
  %6250 = phi i32 [ %6232, %6235 ], [ %7516, %7514 ]
  %6251 = phi i32 [ 0, %6235 ], [ %7515, %7514 ]
  %6252 = icmp slt i32 %6250, 17
  br i1 %6252, label %6253, label %6300

6253:
  %6254 = load i32, ptr %6237, align 4
  %6255 = icmp slt i32 %6254, 5
  br i1 %6255, label %6256, label %6300

6256:
  %6257 = load ptr, ptr %2, align 64
  %6258 = icmp eq ptr %6257, %0
  br i1 %6258, label %6259, label %6286

6259:
  %6260 = icmp ult i32 %3, %6254
  br i1 %6260, label %6261, label %6266

6261:
  %6262 = shl i32 %6254, 1
  %6263 = icmp eq i32 %6262, 0
  br i1 %6263, label %6283, label %6264

6264:
  %6265 = zext i32 %6262 to i64
  br label %6272

6266:
  %6267 = load i32, ptr %6238, align 8
  %6268 = icmp ne i32 %6267, 0
  br label %7508

6269:
  %6270 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %6280)
  %6271 = icmp eq i32 %6270, 0
  br i1 %6271, label %6283, label %6286

6272:
  %6273 = phi i64 [ 0, %6264 ], [ %6281, %6272 ]
  %6274 = phi <16 x i32> [ zeroinitializer, %6264 ], [ %6280, %6272 ]
  %6275 = getelementptr inbounds nuw <16 x i32>, ptr %1, i64 %6273
  %6276 = load <16 x i32>, ptr %6275, align 64
  %6277 = getelementptr inbounds nuw <16 x i32>, ptr %6236, i64 %6273
  %6278 = load <16 x i32>, ptr %6277, align 64
  %6279 = xor <16 x i32> %6278, %6276
  %6280 = or <16 x i32> %6279, %6274
  %6281 = add nuw nsw i64 %6273, 1
  %6282 = icmp eq i64 %6281, %6265
  br i1 %6282, label %6269, label %6272

6283:
  %6284 = load i32, ptr %6238, align 8
  %6285 = icmp ne i32 %6284, 0
  br label %7508

6286:
  store ptr %0, ptr %2, align 64
  %6287 = load i32, ptr %6237, align 4
  %6288 = and i32 %6287, 2147483647
  %6289 = icmp eq i32 %6288, 0
  br i1 %6289, label %6301, label %6290

6290:
  %6291 = phi i64 [ %6295, %6290 ], [ 0, %6286 ]
  %6292 = getelementptr inbounds nuw <16 x i32>, ptr %1, i64 %6291
  %6293 = load <16 x i32>, ptr %6292, align 64
  %6294 = getelementptr inbounds nuw <16 x i32>, ptr %6236, i64 %6291
  store <16 x i32> %6293, ptr %6294, align 64
  %6295 = add nuw nsw i64 %6291, 1
  %6296 = load i32, ptr %6237, align 4
  %6297 = shl i32 %6296, 1
  %6298 = zext i32 %6297 to i64
  %6299 = icmp samesign ult i64 %6295, %6298
  br i1 %6299, label %6290, label %6301

6300:
  store ptr null, ptr %2, align 64
  br label %6301

6301:
  %6302 = load i32, ptr %6240, align 4
  %6303 = tail call i32 @llvm.cttz.i32(i32 %6302, i1 false)
  %6304 = load i32, ptr %0, align 4
  %6305 = lshr i32 %6304, 3
  %6306 = load i32, ptr %6241, align 4
  switch i32 %6303, label %6885 [
    i32 5, label %6307
    i32 4, label %6401
    i32 3, label %6567
  ]

6307:
  %6308 = icmp ult i32 %6306, 4
  br i1 %6308, label %7507, label %6309

6309:
  %6310 = shl nuw nsw i32 %6251, 1
  %6311 = icmp eq i32 %6305, 1
  br label %6312

6312:
  %6313 = phi i64 [ 0, %6309 ], [ %6396, %6392 ]
  %6314 = phi ptr [ %6239, %6309 ], [ %6395, %6392 ]
  %6315 = trunc nuw nsw i64 %6313 to i32
  %6316 = mul i32 %6305, %6315
  %6317 = add i32 %6316, %6310
  %6318 = zext i32 %6317 to i64
  %6319 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %6318
  %6320 = getelementptr inbounds nuw i8, ptr %6319, i64 128
  %6321 = select i1 %6311, ptr @ZEROS, ptr %6320
  %6322 = load <16 x i32>, ptr %6319, align 64
  %6323 = getelementptr inbounds nuw i8, ptr %6319, i64 64
  %6324 = load <16 x i32>, ptr %6323, align 64
  %6325 = shufflevector <16 x i32> %6322, <16 x i32> %6324, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %6326 = shufflevector <16 x i32> %6322, <16 x i32> %6324, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %6327 = load <16 x i32>, ptr %6321, align 64
  %6328 = getelementptr inbounds nuw i8, ptr %6321, i64 64
  %6329 = load <16 x i32>, ptr %6328, align 64
  %6330 = shufflevector <16 x i32> %6327, <16 x i32> %6329, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %6331 = shufflevector <16 x i32> %6327, <16 x i32> %6329, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %6332 = shufflevector <16 x i32> %6325, <16 x i32> %6330, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %6333 = shufflevector <16 x i32> %6325, <16 x i32> %6330, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %6334 = shufflevector <16 x i32> %6326, <16 x i32> %6331, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %6335 = shufflevector <16 x i32> %6326, <16 x i32> %6331, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %6336 = load i32, ptr %6240, align 4
  %6337 = sub i32 32, %6336
  %6338 = insertelement <16 x i32> poison, i32 %6337, i64 0
  %6339 = shufflevector <16 x i32> %6338, <16 x i32> poison, <16 x i32> zeroinitializer
  %6340 = shl <16 x i32> %6332, %6339
  %6341 = load i32, ptr %6242, align 4
  %6342 = icmp eq i32 %6341, 0
  br i1 %6342, label %6345, label %6343

6343:
  %6344 = ashr exact <16 x i32> %6340, %6339
  br label %6347

6345:
  %6346 = lshr exact <16 x i32> %6340, %6339
  br label %6347

6347:
  %6348 = phi <16 x i32> [ %6344, %6343 ], [ %6346, %6345 ]
  %6349 = sitofp <16 x i32> %6348 to <16 x float>
  store <16 x float> %6349, ptr %6314, align 64
  %6350 = getelementptr inbounds nuw i8, ptr %6314, i64 64
  %6351 = load i32, ptr %6240, align 4
  %6352 = sub i32 32, %6351
  %6353 = insertelement <16 x i32> poison, i32 %6352, i64 0
  %6354 = shufflevector <16 x i32> %6353, <16 x i32> poison, <16 x i32> zeroinitializer
  %6355 = shl <16 x i32> %6333, %6354
  %6356 = load i32, ptr %6242, align 4
  %6357 = icmp eq i32 %6356, 0
  br i1 %6357, label %6360, label %6358

6358:
  %6359 = ashr exact <16 x i32> %6355, %6354
  br label %6362

6360:
  %6361 = lshr exact <16 x i32> %6355, %6354
  br label %6362

6362:
  %6363 = phi <16 x i32> [ %6359, %6358 ], [ %6361, %6360 ]
  %6364 = sitofp <16 x i32> %6363 to <16 x float>
  store <16 x float> %6364, ptr %6350, align 64
  %6365 = getelementptr inbounds nuw i8, ptr %6314, i64 128
  %6366 = load i32, ptr %6240, align 4
  %6367 = sub i32 32, %6366
  %6368 = insertelement <16 x i32> poison, i32 %6367, i64 0
  %6369 = shufflevector <16 x i32> %6368, <16 x i32> poison, <16 x i32> zeroinitializer
  %6370 = shl <16 x i32> %6334, %6369
  %6371 = load i32, ptr %6242, align 4
  %6372 = icmp eq i32 %6371, 0
  br i1 %6372, label %6375, label %6373

6373:
  %6374 = ashr exact <16 x i32> %6370, %6369
  br label %6377

6375:
  %6376 = lshr exact <16 x i32> %6370, %6369
  br label %6377

6377:
  %6378 = phi <16 x i32> [ %6374, %6373 ], [ %6376, %6375 ]
  %6379 = sitofp <16 x i32> %6378 to <16 x float>
  store <16 x float> %6379, ptr %6365, align 64
  %6380 = getelementptr inbounds nuw i8, ptr %6314, i64 192
  %6381 = load i32, ptr %6240, align 4
  %6382 = sub i32 32, %6381
  %6383 = insertelement <16 x i32> poison, i32 %6382, i64 0
  %6384 = shufflevector <16 x i32> %6383, <16 x i32> poison, <16 x i32> zeroinitializer
  %6385 = shl <16 x i32> %6335, %6384
  %6386 = load i32, ptr %6242, align 4
  %6387 = icmp eq i32 %6386, 0
  br i1 %6387, label %6390, label %6388

6388:
  %6389 = ashr exact <16 x i32> %6385, %6384
  br label %6392

6390:
  %6391 = lshr exact <16 x i32> %6385, %6384
  br label %6392

6392:
  %6393 = phi <16 x i32> [ %6389, %6388 ], [ %6391, %6390 ]
  %6394 = sitofp <16 x i32> %6393 to <16 x float>
  store <16 x float> %6394, ptr %6380, align 64
  %6395 = getelementptr inbounds nuw i8, ptr %6314, i64 256
  %6396 = add nuw nsw i64 %6313, 1
  %6397 = load i32, ptr %6241, align 4
  %6398 = lshr i32 %6397, 2
  %6399 = zext nneg i32 %6398 to i64
  %6400 = icmp samesign ult i64 %6396, %6399
  br i1 %6400, label %6312, label %7507

6401:
  %6402 = icmp ult i32 %6306, 8
  br i1 %6402, label %7507, label %6403

6403:
  %6404 = shl nuw nsw i32 %6251, 1
  %6405 = icmp eq i32 %6305, 1
  br label %6406

6406:
  %6407 = phi i64 [ 0, %6403 ], [ %6562, %6557 ]
  %6408 = phi ptr [ %6239, %6403 ], [ %6561, %6557 ]
  %6409 = trunc nuw nsw i64 %6407 to i32
  %6410 = mul i32 %6305, %6409
  %6411 = add i32 %6410, %6404
  %6412 = zext i32 %6411 to i64
  %6413 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %6412
  %6414 = getelementptr inbounds nuw i8, ptr %6413, i64 128
  %6415 = select i1 %6405, ptr @ZEROS, ptr %6414
  %6416 = load <16 x i32>, ptr %6413, align 64
  %6417 = getelementptr inbounds nuw i8, ptr %6413, i64 64
  %6418 = load <16 x i32>, ptr %6417, align 64
  %6419 = shufflevector <16 x i32> %6416, <16 x i32> %6418, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %6420 = shufflevector <16 x i32> %6416, <16 x i32> %6418, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %6421 = load <16 x i32>, ptr %6415, align 64
  %6422 = getelementptr inbounds nuw i8, ptr %6415, i64 64
  %6423 = load <16 x i32>, ptr %6422, align 64
  %6424 = shufflevector <16 x i32> %6421, <16 x i32> %6423, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %6425 = shufflevector <16 x i32> %6421, <16 x i32> %6423, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %6426 = shufflevector <16 x i32> %6419, <16 x i32> %6424, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %6427 = shufflevector <16 x i32> %6419, <16 x i32> %6424, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %6428 = shufflevector <16 x i32> %6420, <16 x i32> %6425, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %6429 = shufflevector <16 x i32> %6420, <16 x i32> %6425, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %6430 = load i32, ptr %6240, align 4
  %6431 = sub i32 32, %6430
  %6432 = insertelement <16 x i32> poison, i32 %6431, i64 0
  %6433 = shufflevector <16 x i32> %6432, <16 x i32> poison, <16 x i32> zeroinitializer
  %6434 = shl <16 x i32> %6426, %6433
  %6435 = load i32, ptr %6242, align 4
  %6436 = icmp eq i32 %6435, 0
  br i1 %6436, label %6439, label %6437

6437:
  %6438 = ashr exact <16 x i32> %6434, %6433
  br label %6441

6439:
  %6440 = lshr exact <16 x i32> %6434, %6433
  br label %6441

6441:
  %6442 = phi <16 x i32> [ %6438, %6437 ], [ %6440, %6439 ]
  %6443 = sitofp <16 x i32> %6442 to <16 x float>
  store <16 x float> %6443, ptr %6408, align 64
  %6444 = load i32, ptr %6240, align 4
  %6445 = sub i32 32, %6444
  %6446 = sub i32 %6445, %6444
  %6447 = insertelement <16 x i32> poison, i32 %6446, i64 0
  %6448 = shufflevector <16 x i32> %6447, <16 x i32> poison, <16 x i32> zeroinitializer
  %6449 = shl <16 x i32> %6426, %6448
  %6450 = load i32, ptr %6242, align 4
  %6451 = icmp eq i32 %6450, 0
  %6452 = insertelement <16 x i32> poison, i32 %6445, i64 0
  %6453 = shufflevector <16 x i32> %6452, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %6451, label %6456, label %6454

6454:
  %6455 = ashr <16 x i32> %6449, %6453
  br label %6458

6456:
  %6457 = lshr <16 x i32> %6449, %6453
  br label %6458

6458:
  %6459 = phi <16 x i32> [ %6455, %6454 ], [ %6457, %6456 ]
  %6460 = sitofp <16 x i32> %6459 to <16 x float>
  %6461 = getelementptr inbounds nuw i8, ptr %6408, i64 64
  store <16 x float> %6460, ptr %6461, align 64
  %6462 = getelementptr inbounds nuw i8, ptr %6408, i64 128
  %6463 = load i32, ptr %6240, align 4
  %6464 = sub i32 32, %6463
  %6465 = insertelement <16 x i32> poison, i32 %6464, i64 0
  %6466 = shufflevector <16 x i32> %6465, <16 x i32> poison, <16 x i32> zeroinitializer
  %6467 = shl <16 x i32> %6427, %6466
  %6468 = load i32, ptr %6242, align 4
  %6469 = icmp eq i32 %6468, 0
  br i1 %6469, label %6472, label %6470

6470:
  %6471 = ashr exact <16 x i32> %6467, %6466
  br label %6474

6472:
  %6473 = lshr exact <16 x i32> %6467, %6466
  br label %6474

6474:
  %6475 = phi <16 x i32> [ %6471, %6470 ], [ %6473, %6472 ]
  %6476 = sitofp <16 x i32> %6475 to <16 x float>
  store <16 x float> %6476, ptr %6462, align 64
  %6477 = load i32, ptr %6240, align 4
  %6478 = sub i32 32, %6477
  %6479 = sub i32 %6478, %6477
  %6480 = insertelement <16 x i32> poison, i32 %6479, i64 0
  %6481 = shufflevector <16 x i32> %6480, <16 x i32> poison, <16 x i32> zeroinitializer
  %6482 = shl <16 x i32> %6427, %6481
  %6483 = load i32, ptr %6242, align 4
  %6484 = icmp eq i32 %6483, 0
  %6485 = insertelement <16 x i32> poison, i32 %6478, i64 0
  %6486 = shufflevector <16 x i32> %6485, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %6484, label %6489, label %6487

6487:
  %6488 = ashr <16 x i32> %6482, %6486
  br label %6491

6489:
  %6490 = lshr <16 x i32> %6482, %6486
  br label %6491

6491:
  %6492 = phi <16 x i32> [ %6488, %6487 ], [ %6490, %6489 ]
  %6493 = sitofp <16 x i32> %6492 to <16 x float>
  %6494 = getelementptr inbounds nuw i8, ptr %6408, i64 192
  store <16 x float> %6493, ptr %6494, align 64
  %6495 = getelementptr inbounds nuw i8, ptr %6408, i64 256
  %6496 = load i32, ptr %6240, align 4
  %6497 = sub i32 32, %6496
  %6498 = insertelement <16 x i32> poison, i32 %6497, i64 0
  %6499 = shufflevector <16 x i32> %6498, <16 x i32> poison, <16 x i32> zeroinitializer
  %6500 = shl <16 x i32> %6428, %6499
  %6501 = load i32, ptr %6242, align 4
  %6502 = icmp eq i32 %6501, 0
  br i1 %6502, label %6505, label %6503

6503:
  %6504 = ashr exact <16 x i32> %6500, %6499
  br label %6507

6505:
  %6506 = lshr exact <16 x i32> %6500, %6499
  br label %6507

6507:
  %6508 = phi <16 x i32> [ %6504, %6503 ], [ %6506, %6505 ]
  %6509 = sitofp <16 x i32> %6508 to <16 x float>
  store <16 x float> %6509, ptr %6495, align 64
  %6510 = load i32, ptr %6240, align 4
  %6511 = sub i32 32, %6510
  %6512 = sub i32 %6511, %6510
  %6513 = insertelement <16 x i32> poison, i32 %6512, i64 0
  %6514 = shufflevector <16 x i32> %6513, <16 x i32> poison, <16 x i32> zeroinitializer
  %6515 = shl <16 x i32> %6428, %6514
  %6516 = load i32, ptr %6242, align 4
  %6517 = icmp eq i32 %6516, 0
  %6518 = insertelement <16 x i32> poison, i32 %6511, i64 0
  %6519 = shufflevector <16 x i32> %6518, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %6517, label %6522, label %6520

6520:
  %6521 = ashr <16 x i32> %6515, %6519
  br label %6524

6522:
  %6523 = lshr <16 x i32> %6515, %6519
  br label %6524

6524:
  %6525 = phi <16 x i32> [ %6521, %6520 ], [ %6523, %6522 ]
  %6526 = sitofp <16 x i32> %6525 to <16 x float>
  %6527 = getelementptr inbounds nuw i8, ptr %6408, i64 320
  store <16 x float> %6526, ptr %6527, align 64
  %6528 = getelementptr inbounds nuw i8, ptr %6408, i64 384
  %6529 = load i32, ptr %6240, align 4
  %6530 = sub i32 32, %6529
  %6531 = insertelement <16 x i32> poison, i32 %6530, i64 0
  %6532 = shufflevector <16 x i32> %6531, <16 x i32> poison, <16 x i32> zeroinitializer
  %6533 = shl <16 x i32> %6429, %6532
  %6534 = load i32, ptr %6242, align 4
  %6535 = icmp eq i32 %6534, 0
  br i1 %6535, label %6538, label %6536

6536:
  %6537 = ashr exact <16 x i32> %6533, %6532
  br label %6540

6538:
  %6539 = lshr exact <16 x i32> %6533, %6532
  br label %6540

6540:
  %6541 = phi <16 x i32> [ %6537, %6536 ], [ %6539, %6538 ]
  %6542 = sitofp <16 x i32> %6541 to <16 x float>
  store <16 x float> %6542, ptr %6528, align 64
  %6543 = load i32, ptr %6240, align 4
  %6544 = sub i32 32, %6543
  %6545 = sub i32 %6544, %6543
  %6546 = insertelement <16 x i32> poison, i32 %6545, i64 0
  %6547 = shufflevector <16 x i32> %6546, <16 x i32> poison, <16 x i32> zeroinitializer
  %6548 = shl <16 x i32> %6429, %6547
  %6549 = load i32, ptr %6242, align 4
  %6550 = icmp eq i32 %6549, 0
  %6551 = insertelement <16 x i32> poison, i32 %6544, i64 0
  %6552 = shufflevector <16 x i32> %6551, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %6550, label %6555, label %6553

6553:
  %6554 = ashr <16 x i32> %6548, %6552
  br label %6557

6555:
  %6556 = lshr <16 x i32> %6548, %6552
  br label %6557

6557:
  %6558 = phi <16 x i32> [ %6554, %6553 ], [ %6556, %6555 ]
  %6559 = sitofp <16 x i32> %6558 to <16 x float>
  %6560 = getelementptr inbounds nuw i8, ptr %6408, i64 448
  store <16 x float> %6559, ptr %6560, align 64
  %6561 = getelementptr inbounds nuw i8, ptr %6408, i64 512
  %6562 = add nuw nsw i64 %6407, 1
  %6563 = load i32, ptr %6241, align 4
  %6564 = lshr i32 %6563, 3
  %6565 = zext nneg i32 %6564 to i64
  %6566 = icmp samesign ult i64 %6562, %6565
  br i1 %6566, label %6406, label %7507

6567:
  %6568 = icmp ult i32 %6306, 16
  br i1 %6568, label %7507, label %6569

6569:
  %6570 = shl nuw nsw i32 %6251, 1
  %6571 = icmp eq i32 %6305, 1
  br label %6572

6572:
  %6573 = phi i64 [ 0, %6569 ], [ %6880, %6875 ]
  %6574 = phi ptr [ %6239, %6569 ], [ %6879, %6875 ]
  %6575 = trunc nuw nsw i64 %6573 to i32
  %6576 = mul i32 %6305, %6575
  %6577 = add i32 %6576, %6570
  %6578 = zext i32 %6577 to i64
  %6579 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %6578
  %6580 = getelementptr inbounds nuw i8, ptr %6579, i64 128
  %6581 = select i1 %6571, ptr @ZEROS, ptr %6580
  %6582 = load <16 x i32>, ptr %6579, align 64
  %6583 = getelementptr inbounds nuw i8, ptr %6579, i64 64
  %6584 = load <16 x i32>, ptr %6583, align 64
  %6585 = shufflevector <16 x i32> %6582, <16 x i32> %6584, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %6586 = shufflevector <16 x i32> %6582, <16 x i32> %6584, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %6587 = load <16 x i32>, ptr %6581, align 64
  %6588 = getelementptr inbounds nuw i8, ptr %6581, i64 64
  %6589 = load <16 x i32>, ptr %6588, align 64
  %6590 = shufflevector <16 x i32> %6587, <16 x i32> %6589, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %6591 = shufflevector <16 x i32> %6587, <16 x i32> %6589, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %6592 = shufflevector <16 x i32> %6585, <16 x i32> %6590, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %6593 = shufflevector <16 x i32> %6585, <16 x i32> %6590, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %6594 = shufflevector <16 x i32> %6586, <16 x i32> %6591, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %6595 = shufflevector <16 x i32> %6586, <16 x i32> %6591, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %6596 = load i32, ptr %6240, align 4
  %6597 = sub i32 32, %6596
  %6598 = insertelement <16 x i32> poison, i32 %6597, i64 0
  %6599 = shufflevector <16 x i32> %6598, <16 x i32> poison, <16 x i32> zeroinitializer
  %6600 = shl <16 x i32> %6592, %6599
  %6601 = load i32, ptr %6242, align 4
  %6602 = icmp eq i32 %6601, 0
  br i1 %6602, label %6605, label %6603

6603:
  %6604 = ashr exact <16 x i32> %6600, %6599
  br label %6607

6605:
  %6606 = lshr exact <16 x i32> %6600, %6599
  br label %6607

6607:
  %6608 = phi <16 x i32> [ %6604, %6603 ], [ %6606, %6605 ]
  %6609 = sitofp <16 x i32> %6608 to <16 x float>
  store <16 x float> %6609, ptr %6574, align 64
  %6610 = load i32, ptr %6240, align 4
  %6611 = sub i32 32, %6610
  %6612 = sub i32 %6611, %6610
  %6613 = insertelement <16 x i32> poison, i32 %6612, i64 0
  %6614 = shufflevector <16 x i32> %6613, <16 x i32> poison, <16 x i32> zeroinitializer
  %6615 = shl <16 x i32> %6592, %6614
  %6616 = load i32, ptr %6242, align 4
  %6617 = icmp eq i32 %6616, 0
  %6618 = insertelement <16 x i32> poison, i32 %6611, i64 0
  %6619 = shufflevector <16 x i32> %6618, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %6617, label %6622, label %6620

6620:
  %6621 = ashr <16 x i32> %6615, %6619
  br label %6624

6622:
  %6623 = lshr <16 x i32> %6615, %6619
  br label %6624

6624:
  %6625 = phi <16 x i32> [ %6621, %6620 ], [ %6623, %6622 ]
  %6626 = sitofp <16 x i32> %6625 to <16 x float>
  %6627 = getelementptr inbounds nuw i8, ptr %6574, i64 64
  store <16 x float> %6626, ptr %6627, align 64
  %6628 = load i32, ptr %6240, align 4
  %6629 = sub i32 32, %6628
  %6630 = shl i32 %6628, 1
  %6631 = sub i32 %6629, %6630
  %6632 = insertelement <16 x i32> poison, i32 %6631, i64 0
  %6633 = shufflevector <16 x i32> %6632, <16 x i32> poison, <16 x i32> zeroinitializer
  %6634 = shl <16 x i32> %6592, %6633
  %6635 = load i32, ptr %6242, align 4
  %6636 = icmp eq i32 %6635, 0
  %6637 = insertelement <16 x i32> poison, i32 %6629, i64 0
  %6638 = shufflevector <16 x i32> %6637, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %6636, label %6641, label %6639

6639:
  %6640 = ashr <16 x i32> %6634, %6638
  br label %6643

6641:
  %6642 = lshr <16 x i32> %6634, %6638
  br label %6643

6643:
  %6644 = phi <16 x i32> [ %6640, %6639 ], [ %6642, %6641 ]
  %6645 = sitofp <16 x i32> %6644 to <16 x float>
  %6646 = getelementptr inbounds nuw i8, ptr %6574, i64 128
  store <16 x float> %6645, ptr %6646, align 64
  %6647 = load i32, ptr %6240, align 4
  %6648 = sub i32 32, %6647
  %6649 = mul i32 %6647, -3
  %6650 = add i32 %6649, %6648
  %6651 = insertelement <16 x i32> poison, i32 %6650, i64 0
  %6652 = shufflevector <16 x i32> %6651, <16 x i32> poison, <16 x i32> zeroinitializer
  %6653 = shl <16 x i32> %6592, %6652
  %6654 = load i32, ptr %6242, align 4
  %6655 = icmp eq i32 %6654, 0
  %6656 = insertelement <16 x i32> poison, i32 %6648, i64 0
  %6657 = shufflevector <16 x i32> %6656, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %6655, label %6660, label %6658

6658:
  %6659 = ashr <16 x i32> %6653, %6657
  br label %6662

6660:
  %6661 = lshr <16 x i32> %6653, %6657
  br label %6662

6662:
  %6663 = phi <16 x i32> [ %6659, %6658 ], [ %6661, %6660 ]
  %6664 = sitofp <16 x i32> %6663 to <16 x float>
  %6665 = getelementptr inbounds nuw i8, ptr %6574, i64 192
  store <16 x float> %6664, ptr %6665, align 64
  %6666 = getelementptr inbounds nuw i8, ptr %6574, i64 256
  %6667 = load i32, ptr %6240, align 4
  %6668 = sub i32 32, %6667
  %6669 = insertelement <16 x i32> poison, i32 %6668, i64 0
  %6670 = shufflevector <16 x i32> %6669, <16 x i32> poison, <16 x i32> zeroinitializer
  %6671 = shl <16 x i32> %6593, %6670
  %6672 = load i32, ptr %6242, align 4
  %6673 = icmp eq i32 %6672, 0
  br i1 %6673, label %6676, label %6674

6674:
  %6675 = ashr exact <16 x i32> %6671, %6670
  br label %6678

6676:
  %6677 = lshr exact <16 x i32> %6671, %6670
  br label %6678

6678:
  %6679 = phi <16 x i32> [ %6675, %6674 ], [ %6677, %6676 ]
  %6680 = sitofp <16 x i32> %6679 to <16 x float>
  store <16 x float> %6680, ptr %6666, align 64
  %6681 = load i32, ptr %6240, align 4
  %6682 = sub i32 32, %6681
  %6683 = sub i32 %6682, %6681
  %6684 = insertelement <16 x i32> poison, i32 %6683, i64 0
  %6685 = shufflevector <16 x i32> %6684, <16 x i32> poison, <16 x i32> zeroinitializer
  %6686 = shl <16 x i32> %6593, %6685
  %6687 = load i32, ptr %6242, align 4
  %6688 = icmp eq i32 %6687, 0
  %6689 = insertelement <16 x i32> poison, i32 %6682, i64 0
  %6690 = shufflevector <16 x i32> %6689, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %6688, label %6693, label %6691

6691:
  %6692 = ashr <16 x i32> %6686, %6690
  br label %6695

6693:
  %6694 = lshr <16 x i32> %6686, %6690
  br label %6695

6695:
  %6696 = phi <16 x i32> [ %6692, %6691 ], [ %6694, %6693 ]
  %6697 = sitofp <16 x i32> %6696 to <16 x float>
  %6698 = getelementptr inbounds nuw i8, ptr %6574, i64 320
  store <16 x float> %6697, ptr %6698, align 64
  %6699 = load i32, ptr %6240, align 4
  %6700 = sub i32 32, %6699
  %6701 = shl i32 %6699, 1
  %6702 = sub i32 %6700, %6701
  %6703 = insertelement <16 x i32> poison, i32 %6702, i64 0
  %6704 = shufflevector <16 x i32> %6703, <16 x i32> poison, <16 x i32> zeroinitializer
  %6705 = shl <16 x i32> %6593, %6704
  %6706 = load i32, ptr %6242, align 4
  %6707 = icmp eq i32 %6706, 0
  %6708 = insertelement <16 x i32> poison, i32 %6700, i64 0
  %6709 = shufflevector <16 x i32> %6708, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %6707, label %6712, label %6710

6710:
  %6711 = ashr <16 x i32> %6705, %6709
  br label %6714

6712:
  %6713 = lshr <16 x i32> %6705, %6709
  br label %6714

6714:
  %6715 = phi <16 x i32> [ %6711, %6710 ], [ %6713, %6712 ]
  %6716 = sitofp <16 x i32> %6715 to <16 x float>
  %6717 = getelementptr inbounds nuw i8, ptr %6574, i64 384
  store <16 x float> %6716, ptr %6717, align 64
  %6718 = load i32, ptr %6240, align 4
  %6719 = sub i32 32, %6718
  %6720 = mul i32 %6718, -3
  %6721 = add i32 %6720, %6719
  %6722 = insertelement <16 x i32> poison, i32 %6721, i64 0
  %6723 = shufflevector <16 x i32> %6722, <16 x i32> poison, <16 x i32> zeroinitializer
  %6724 = shl <16 x i32> %6593, %6723
  %6725 = load i32, ptr %6242, align 4
  %6726 = icmp eq i32 %6725, 0
  %6727 = insertelement <16 x i32> poison, i32 %6719, i64 0
  %6728 = shufflevector <16 x i32> %6727, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %6726, label %6731, label %6729

6729:
  %6730 = ashr <16 x i32> %6724, %6728
  br label %6733

6731:
  %6732 = lshr <16 x i32> %6724, %6728
  br label %6733

6733:
  %6734 = phi <16 x i32> [ %6730, %6729 ], [ %6732, %6731 ]
  %6735 = sitofp <16 x i32> %6734 to <16 x float>
  %6736 = getelementptr inbounds nuw i8, ptr %6574, i64 448
  store <16 x float> %6735, ptr %6736, align 64
  %6737 = getelementptr inbounds nuw i8, ptr %6574, i64 512
  %6738 = load i32, ptr %6240, align 4
  %6739 = sub i32 32, %6738
  %6740 = insertelement <16 x i32> poison, i32 %6739, i64 0
  %6741 = shufflevector <16 x i32> %6740, <16 x i32> poison, <16 x i32> zeroinitializer
  %6742 = shl <16 x i32> %6594, %6741
  %6743 = load i32, ptr %6242, align 4
  %6744 = icmp eq i32 %6743, 0
  br i1 %6744, label %6747, label %6745

6745:
  %6746 = ashr exact <16 x i32> %6742, %6741
  br label %6749

6747:
  %6748 = lshr exact <16 x i32> %6742, %6741
  br label %6749

6749:
  %6750 = phi <16 x i32> [ %6746, %6745 ], [ %6748, %6747 ]
  %6751 = sitofp <16 x i32> %6750 to <16 x float>
  store <16 x float> %6751, ptr %6737, align 64
  %6752 = load i32, ptr %6240, align 4
  %6753 = sub i32 32, %6752
  %6754 = sub i32 %6753, %6752
  %6755 = insertelement <16 x i32> poison, i32 %6754, i64 0
  %6756 = shufflevector <16 x i32> %6755, <16 x i32> poison, <16 x i32> zeroinitializer
  %6757 = shl <16 x i32> %6594, %6756
  %6758 = load i32, ptr %6242, align 4
  %6759 = icmp eq i32 %6758, 0
  %6760 = insertelement <16 x i32> poison, i32 %6753, i64 0
  %6761 = shufflevector <16 x i32> %6760, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %6759, label %6764, label %6762

6762:
  %6763 = ashr <16 x i32> %6757, %6761
  br label %6766

6764:
  %6765 = lshr <16 x i32> %6757, %6761
  br label %6766

6766:
  %6767 = phi <16 x i32> [ %6763, %6762 ], [ %6765, %6764 ]
  %6768 = sitofp <16 x i32> %6767 to <16 x float>
  %6769 = getelementptr inbounds nuw i8, ptr %6574, i64 576
  store <16 x float> %6768, ptr %6769, align 64
  %6770 = load i32, ptr %6240, align 4
  %6771 = sub i32 32, %6770
  %6772 = shl i32 %6770, 1
  %6773 = sub i32 %6771, %6772
  %6774 = insertelement <16 x i32> poison, i32 %6773, i64 0
  %6775 = shufflevector <16 x i32> %6774, <16 x i32> poison, <16 x i32> zeroinitializer
  %6776 = shl <16 x i32> %6594, %6775
  %6777 = load i32, ptr %6242, align 4
  %6778 = icmp eq i32 %6777, 0
  %6779 = insertelement <16 x i32> poison, i32 %6771, i64 0
  %6780 = shufflevector <16 x i32> %6779, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %6778, label %6783, label %6781

6781:
  %6782 = ashr <16 x i32> %6776, %6780
  br label %6785

6783:
  %6784 = lshr <16 x i32> %6776, %6780
  br label %6785

6785:
  %6786 = phi <16 x i32> [ %6782, %6781 ], [ %6784, %6783 ]
  %6787 = sitofp <16 x i32> %6786 to <16 x float>
  %6788 = getelementptr inbounds nuw i8, ptr %6574, i64 640
  store <16 x float> %6787, ptr %6788, align 64
  %6789 = load i32, ptr %6240, align 4
  %6790 = sub i32 32, %6789
  %6791 = mul i32 %6789, -3
  %6792 = add i32 %6791, %6790
  %6793 = insertelement <16 x i32> poison, i32 %6792, i64 0
  %6794 = shufflevector <16 x i32> %6793, <16 x i32> poison, <16 x i32> zeroinitializer
  %6795 = shl <16 x i32> %6594, %6794
  %6796 = load i32, ptr %6242, align 4
  %6797 = icmp eq i32 %6796, 0
  %6798 = insertelement <16 x i32> poison, i32 %6790, i64 0
  %6799 = shufflevector <16 x i32> %6798, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %6797, label %6802, label %6800

6800:
  %6801 = ashr <16 x i32> %6795, %6799
  br label %6804

6802:
  %6803 = lshr <16 x i32> %6795, %6799
  br label %6804

6804:
  %6805 = phi <16 x i32> [ %6801, %6800 ], [ %6803, %6802 ]
  %6806 = sitofp <16 x i32> %6805 to <16 x float>
  %6807 = getelementptr inbounds nuw i8, ptr %6574, i64 704
  store <16 x float> %6806, ptr %6807, align 64
  %6808 = getelementptr inbounds nuw i8, ptr %6574, i64 768
  %6809 = load i32, ptr %6240, align 4
  %6810 = sub i32 32, %6809
  %6811 = insertelement <16 x i32> poison, i32 %6810, i64 0
  %6812 = shufflevector <16 x i32> %6811, <16 x i32> poison, <16 x i32> zeroinitializer
  %6813 = shl <16 x i32> %6595, %6812
  %6814 = load i32, ptr %6242, align 4
  %6815 = icmp eq i32 %6814, 0
  br i1 %6815, label %6818, label %6816

6816:
  %6817 = ashr exact <16 x i32> %6813, %6812
  br label %6820

6818:
  %6819 = lshr exact <16 x i32> %6813, %6812
  br label %6820

6820:
  %6821 = phi <16 x i32> [ %6817, %6816 ], [ %6819, %6818 ]
  %6822 = sitofp <16 x i32> %6821 to <16 x float>
  store <16 x float> %6822, ptr %6808, align 64
  %6823 = load i32, ptr %6240, align 4
  %6824 = sub i32 32, %6823
  %6825 = sub i32 %6824, %6823
  %6826 = insertelement <16 x i32> poison, i32 %6825, i64 0
  %6827 = shufflevector <16 x i32> %6826, <16 x i32> poison, <16 x i32> zeroinitializer
  %6828 = shl <16 x i32> %6595, %6827
  %6829 = load i32, ptr %6242, align 4
  %6830 = icmp eq i32 %6829, 0
  %6831 = insertelement <16 x i32> poison, i32 %6824, i64 0
  %6832 = shufflevector <16 x i32> %6831, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %6830, label %6835, label %6833

6833:
  %6834 = ashr <16 x i32> %6828, %6832
  br label %6837

6835:
  %6836 = lshr <16 x i32> %6828, %6832
  br label %6837

6837:
  %6838 = phi <16 x i32> [ %6834, %6833 ], [ %6836, %6835 ]
  %6839 = sitofp <16 x i32> %6838 to <16 x float>
  %6840 = getelementptr inbounds nuw i8, ptr %6574, i64 832
  store <16 x float> %6839, ptr %6840, align 64
  %6841 = load i32, ptr %6240, align 4
  %6842 = sub i32 32, %6841
  %6843 = shl i32 %6841, 1
  %6844 = sub i32 %6842, %6843
  %6845 = insertelement <16 x i32> poison, i32 %6844, i64 0
  %6846 = shufflevector <16 x i32> %6845, <16 x i32> poison, <16 x i32> zeroinitializer
  %6847 = shl <16 x i32> %6595, %6846
  %6848 = load i32, ptr %6242, align 4
  %6849 = icmp eq i32 %6848, 0
  %6850 = insertelement <16 x i32> poison, i32 %6842, i64 0
  %6851 = shufflevector <16 x i32> %6850, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %6849, label %6854, label %6852

6852:
  %6853 = ashr <16 x i32> %6847, %6851
  br label %6856

6854:
  %6855 = lshr <16 x i32> %6847, %6851
  br label %6856

6856:
  %6857 = phi <16 x i32> [ %6853, %6852 ], [ %6855, %6854 ]
  %6858 = sitofp <16 x i32> %6857 to <16 x float>
  %6859 = getelementptr inbounds nuw i8, ptr %6574, i64 896
  store <16 x float> %6858, ptr %6859, align 64
  %6860 = load i32, ptr %6240, align 4
  %6861 = sub i32 32, %6860
  %6862 = mul i32 %6860, -3
  %6863 = add i32 %6862, %6861
  %6864 = insertelement <16 x i32> poison, i32 %6863, i64 0
  %6865 = shufflevector <16 x i32> %6864, <16 x i32> poison, <16 x i32> zeroinitializer
  %6866 = shl <16 x i32> %6595, %6865
  %6867 = load i32, ptr %6242, align 4
  %6868 = icmp eq i32 %6867, 0
  %6869 = insertelement <16 x i32> poison, i32 %6861, i64 0
  %6870 = shufflevector <16 x i32> %6869, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %6868, label %6873, label %6871

6871:
  %6872 = ashr <16 x i32> %6866, %6870
  br label %6875

6873:
  %6874 = lshr <16 x i32> %6866, %6870
  br label %6875

6875:
  %6876 = phi <16 x i32> [ %6872, %6871 ], [ %6874, %6873 ]
  %6877 = sitofp <16 x i32> %6876 to <16 x float>
  %6878 = getelementptr inbounds nuw i8, ptr %6574, i64 960
  store <16 x float> %6877, ptr %6878, align 64
  %6879 = getelementptr inbounds nuw i8, ptr %6574, i64 1024
  %6880 = add nuw nsw i64 %6573, 1
  %6881 = load i32, ptr %6241, align 4
  %6882 = lshr i32 %6881, 4
  %6883 = zext nneg i32 %6882 to i64
  %6884 = icmp samesign ult i64 %6880, %6883
  br i1 %6884, label %6572, label %7507

6885:
  %6886 = icmp ult i32 %6306, 32
  br i1 %6886, label %7507, label %6887

6887:
  %6888 = shl nuw nsw i32 %6251, 1
  %6889 = icmp eq i32 %6305, 1
  br label %6890

6890:
  %6891 = phi i64 [ 0, %6887 ], [ %7502, %7497 ]
  %6892 = phi ptr [ %6239, %6887 ], [ %7501, %7497 ]
  %6893 = trunc nuw nsw i64 %6891 to i32
  %6894 = mul i32 %6305, %6893
  %6895 = add i32 %6894, %6888
  %6896 = zext i32 %6895 to i64
  %6897 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %6896
  %6898 = getelementptr inbounds nuw i8, ptr %6897, i64 128
  %6899 = select i1 %6889, ptr @ZEROS, ptr %6898
  %6900 = load <16 x i32>, ptr %6897, align 64
  %6901 = getelementptr inbounds nuw i8, ptr %6897, i64 64
  %6902 = load <16 x i32>, ptr %6901, align 64
  %6903 = shufflevector <16 x i32> %6900, <16 x i32> %6902, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %6904 = shufflevector <16 x i32> %6900, <16 x i32> %6902, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %6905 = load <16 x i32>, ptr %6899, align 64
  %6906 = getelementptr inbounds nuw i8, ptr %6899, i64 64
  %6907 = load <16 x i32>, ptr %6906, align 64
  %6908 = shufflevector <16 x i32> %6905, <16 x i32> %6907, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %6909 = shufflevector <16 x i32> %6905, <16 x i32> %6907, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %6910 = shufflevector <16 x i32> %6903, <16 x i32> %6908, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %6911 = shufflevector <16 x i32> %6903, <16 x i32> %6908, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %6912 = shufflevector <16 x i32> %6904, <16 x i32> %6909, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %6913 = shufflevector <16 x i32> %6904, <16 x i32> %6909, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %6914 = load i32, ptr %6240, align 4
  %6915 = sub i32 32, %6914
  %6916 = insertelement <16 x i32> poison, i32 %6915, i64 0
  %6917 = shufflevector <16 x i32> %6916, <16 x i32> poison, <16 x i32> zeroinitializer
  %6918 = shl <16 x i32> %6910, %6917
  %6919 = load i32, ptr %6242, align 4
  %6920 = icmp eq i32 %6919, 0
  br i1 %6920, label %6923, label %6921

6921:
  %6922 = ashr exact <16 x i32> %6918, %6917
  br label %6925

6923:
  %6924 = lshr exact <16 x i32> %6918, %6917
  br label %6925

6925:
  %6926 = phi <16 x i32> [ %6922, %6921 ], [ %6924, %6923 ]
  %6927 = sitofp <16 x i32> %6926 to <16 x float>
  store <16 x float> %6927, ptr %6892, align 64
  %6928 = load i32, ptr %6240, align 4
  %6929 = sub i32 32, %6928
  %6930 = sub i32 %6929, %6928
  %6931 = insertelement <16 x i32> poison, i32 %6930, i64 0
  %6932 = shufflevector <16 x i32> %6931, <16 x i32> poison, <16 x i32> zeroinitializer
  %6933 = shl <16 x i32> %6910, %6932
  %6934 = load i32, ptr %6242, align 4
  %6935 = icmp eq i32 %6934, 0
  %6936 = insertelement <16 x i32> poison, i32 %6929, i64 0
  %6937 = shufflevector <16 x i32> %6936, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %6935, label %6940, label %6938

6938:
  %6939 = ashr <16 x i32> %6933, %6937
  br label %6942

6940:
  %6941 = lshr <16 x i32> %6933, %6937
  br label %6942

6942:
  %6943 = phi <16 x i32> [ %6939, %6938 ], [ %6941, %6940 ]
  %6944 = sitofp <16 x i32> %6943 to <16 x float>
  %6945 = getelementptr inbounds nuw i8, ptr %6892, i64 64
  store <16 x float> %6944, ptr %6945, align 64
  %6946 = load i32, ptr %6240, align 4
  %6947 = sub i32 32, %6946
  %6948 = shl i32 %6946, 1
  %6949 = sub i32 %6947, %6948
  %6950 = insertelement <16 x i32> poison, i32 %6949, i64 0
  %6951 = shufflevector <16 x i32> %6950, <16 x i32> poison, <16 x i32> zeroinitializer
  %6952 = shl <16 x i32> %6910, %6951
  %6953 = load i32, ptr %6242, align 4
  %6954 = icmp eq i32 %6953, 0
  %6955 = insertelement <16 x i32> poison, i32 %6947, i64 0
  %6956 = shufflevector <16 x i32> %6955, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %6954, label %6959, label %6957

6957:
  %6958 = ashr <16 x i32> %6952, %6956
  br label %6961

6959:
  %6960 = lshr <16 x i32> %6952, %6956
  br label %6961

6961:
  %6962 = phi <16 x i32> [ %6958, %6957 ], [ %6960, %6959 ]
  %6963 = sitofp <16 x i32> %6962 to <16 x float>
  %6964 = getelementptr inbounds nuw i8, ptr %6892, i64 128
  store <16 x float> %6963, ptr %6964, align 64
  %6965 = load i32, ptr %6240, align 4
  %6966 = sub i32 32, %6965
  %6967 = mul i32 %6965, -3
  %6968 = add i32 %6967, %6966
  %6969 = insertelement <16 x i32> poison, i32 %6968, i64 0
  %6970 = shufflevector <16 x i32> %6969, <16 x i32> poison, <16 x i32> zeroinitializer
  %6971 = shl <16 x i32> %6910, %6970
  %6972 = load i32, ptr %6242, align 4
  %6973 = icmp eq i32 %6972, 0
  %6974 = insertelement <16 x i32> poison, i32 %6966, i64 0
  %6975 = shufflevector <16 x i32> %6974, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %6973, label %6978, label %6976

6976:
  %6977 = ashr <16 x i32> %6971, %6975
  br label %6980

6978:
  %6979 = lshr <16 x i32> %6971, %6975
  br label %6980

6980:
  %6981 = phi <16 x i32> [ %6977, %6976 ], [ %6979, %6978 ]
  %6982 = sitofp <16 x i32> %6981 to <16 x float>
  %6983 = getelementptr inbounds nuw i8, ptr %6892, i64 192
  store <16 x float> %6982, ptr %6983, align 64
  %6984 = load i32, ptr %6240, align 4
  %6985 = sub i32 32, %6984
  %6986 = shl i32 %6984, 2
  %6987 = sub i32 %6985, %6986
  %6988 = insertelement <16 x i32> poison, i32 %6987, i64 0
  %6989 = shufflevector <16 x i32> %6988, <16 x i32> poison, <16 x i32> zeroinitializer
  %6990 = shl <16 x i32> %6910, %6989
  %6991 = load i32, ptr %6242, align 4
  %6992 = icmp eq i32 %6991, 0
  %6993 = insertelement <16 x i32> poison, i32 %6985, i64 0
  %6994 = shufflevector <16 x i32> %6993, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %6992, label %6997, label %6995

6995:
  %6996 = ashr <16 x i32> %6990, %6994
  br label %6999

6997:
  %6998 = lshr <16 x i32> %6990, %6994
  br label %6999

6999:
  %7000 = phi <16 x i32> [ %6996, %6995 ], [ %6998, %6997 ]
  %7001 = sitofp <16 x i32> %7000 to <16 x float>
  %7002 = getelementptr inbounds nuw i8, ptr %6892, i64 256
  store <16 x float> %7001, ptr %7002, align 64
  %7003 = load i32, ptr %6240, align 4
  %7004 = sub i32 32, %7003
  %7005 = mul i32 %7003, -5
  %7006 = add i32 %7005, %7004
  %7007 = insertelement <16 x i32> poison, i32 %7006, i64 0
  %7008 = shufflevector <16 x i32> %7007, <16 x i32> poison, <16 x i32> zeroinitializer
  %7009 = shl <16 x i32> %6910, %7008
  %7010 = load i32, ptr %6242, align 4
  %7011 = icmp eq i32 %7010, 0
  %7012 = insertelement <16 x i32> poison, i32 %7004, i64 0
  %7013 = shufflevector <16 x i32> %7012, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7011, label %7016, label %7014

7014:
  %7015 = ashr <16 x i32> %7009, %7013
  br label %7018

7016:
  %7017 = lshr <16 x i32> %7009, %7013
  br label %7018

7018:
  %7019 = phi <16 x i32> [ %7015, %7014 ], [ %7017, %7016 ]
  %7020 = sitofp <16 x i32> %7019 to <16 x float>
  %7021 = getelementptr inbounds nuw i8, ptr %6892, i64 320
  store <16 x float> %7020, ptr %7021, align 64
  %7022 = load i32, ptr %6240, align 4
  %7023 = sub i32 32, %7022
  %7024 = mul i32 %7022, -6
  %7025 = add i32 %7024, %7023
  %7026 = insertelement <16 x i32> poison, i32 %7025, i64 0
  %7027 = shufflevector <16 x i32> %7026, <16 x i32> poison, <16 x i32> zeroinitializer
  %7028 = shl <16 x i32> %6910, %7027
  %7029 = load i32, ptr %6242, align 4
  %7030 = icmp eq i32 %7029, 0
  %7031 = insertelement <16 x i32> poison, i32 %7023, i64 0
  %7032 = shufflevector <16 x i32> %7031, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7030, label %7035, label %7033

7033:
  %7034 = ashr <16 x i32> %7028, %7032
  br label %7037

7035:
  %7036 = lshr <16 x i32> %7028, %7032
  br label %7037

7037:
  %7038 = phi <16 x i32> [ %7034, %7033 ], [ %7036, %7035 ]
  %7039 = sitofp <16 x i32> %7038 to <16 x float>
  %7040 = getelementptr inbounds nuw i8, ptr %6892, i64 384
  store <16 x float> %7039, ptr %7040, align 64
  %7041 = load i32, ptr %6240, align 4
  %7042 = sub i32 32, %7041
  %7043 = mul i32 %7041, -7
  %7044 = add i32 %7043, %7042
  %7045 = insertelement <16 x i32> poison, i32 %7044, i64 0
  %7046 = shufflevector <16 x i32> %7045, <16 x i32> poison, <16 x i32> zeroinitializer
  %7047 = shl <16 x i32> %6910, %7046
  %7048 = load i32, ptr %6242, align 4
  %7049 = icmp eq i32 %7048, 0
  %7050 = insertelement <16 x i32> poison, i32 %7042, i64 0
  %7051 = shufflevector <16 x i32> %7050, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7049, label %7054, label %7052

7052:
  %7053 = ashr <16 x i32> %7047, %7051
  br label %7056

7054:
  %7055 = lshr <16 x i32> %7047, %7051
  br label %7056

7056:
  %7057 = phi <16 x i32> [ %7053, %7052 ], [ %7055, %7054 ]
  %7058 = sitofp <16 x i32> %7057 to <16 x float>
  %7059 = getelementptr inbounds nuw i8, ptr %6892, i64 448
  store <16 x float> %7058, ptr %7059, align 64
  %7060 = getelementptr inbounds nuw i8, ptr %6892, i64 512
  %7061 = load i32, ptr %6240, align 4
  %7062 = sub i32 32, %7061
  %7063 = insertelement <16 x i32> poison, i32 %7062, i64 0
  %7064 = shufflevector <16 x i32> %7063, <16 x i32> poison, <16 x i32> zeroinitializer
  %7065 = shl <16 x i32> %6911, %7064
  %7066 = load i32, ptr %6242, align 4
  %7067 = icmp eq i32 %7066, 0
  br i1 %7067, label %7070, label %7068

7068:
  %7069 = ashr exact <16 x i32> %7065, %7064
  br label %7072

7070:
  %7071 = lshr exact <16 x i32> %7065, %7064
  br label %7072

7072:
  %7073 = phi <16 x i32> [ %7069, %7068 ], [ %7071, %7070 ]
  %7074 = sitofp <16 x i32> %7073 to <16 x float>
  store <16 x float> %7074, ptr %7060, align 64
  %7075 = load i32, ptr %6240, align 4
  %7076 = sub i32 32, %7075
  %7077 = sub i32 %7076, %7075
  %7078 = insertelement <16 x i32> poison, i32 %7077, i64 0
  %7079 = shufflevector <16 x i32> %7078, <16 x i32> poison, <16 x i32> zeroinitializer
  %7080 = shl <16 x i32> %6911, %7079
  %7081 = load i32, ptr %6242, align 4
  %7082 = icmp eq i32 %7081, 0
  %7083 = insertelement <16 x i32> poison, i32 %7076, i64 0
  %7084 = shufflevector <16 x i32> %7083, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7082, label %7087, label %7085

7085:
  %7086 = ashr <16 x i32> %7080, %7084
  br label %7089

7087:
  %7088 = lshr <16 x i32> %7080, %7084
  br label %7089

7089:
  %7090 = phi <16 x i32> [ %7086, %7085 ], [ %7088, %7087 ]
  %7091 = sitofp <16 x i32> %7090 to <16 x float>
  %7092 = getelementptr inbounds nuw i8, ptr %6892, i64 576
  store <16 x float> %7091, ptr %7092, align 64
  %7093 = load i32, ptr %6240, align 4
  %7094 = sub i32 32, %7093
  %7095 = shl i32 %7093, 1
  %7096 = sub i32 %7094, %7095
  %7097 = insertelement <16 x i32> poison, i32 %7096, i64 0
  %7098 = shufflevector <16 x i32> %7097, <16 x i32> poison, <16 x i32> zeroinitializer
  %7099 = shl <16 x i32> %6911, %7098
  %7100 = load i32, ptr %6242, align 4
  %7101 = icmp eq i32 %7100, 0
  %7102 = insertelement <16 x i32> poison, i32 %7094, i64 0
  %7103 = shufflevector <16 x i32> %7102, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7101, label %7106, label %7104

7104:
  %7105 = ashr <16 x i32> %7099, %7103
  br label %7108

7106:
  %7107 = lshr <16 x i32> %7099, %7103
  br label %7108

7108:
  %7109 = phi <16 x i32> [ %7105, %7104 ], [ %7107, %7106 ]
  %7110 = sitofp <16 x i32> %7109 to <16 x float>
  %7111 = getelementptr inbounds nuw i8, ptr %6892, i64 640
  store <16 x float> %7110, ptr %7111, align 64
  %7112 = load i32, ptr %6240, align 4
  %7113 = sub i32 32, %7112
  %7114 = mul i32 %7112, -3
  %7115 = add i32 %7114, %7113
  %7116 = insertelement <16 x i32> poison, i32 %7115, i64 0
  %7117 = shufflevector <16 x i32> %7116, <16 x i32> poison, <16 x i32> zeroinitializer
  %7118 = shl <16 x i32> %6911, %7117
  %7119 = load i32, ptr %6242, align 4
  %7120 = icmp eq i32 %7119, 0
  %7121 = insertelement <16 x i32> poison, i32 %7113, i64 0
  %7122 = shufflevector <16 x i32> %7121, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7120, label %7125, label %7123

7123:
  %7124 = ashr <16 x i32> %7118, %7122
  br label %7127

7125:
  %7126 = lshr <16 x i32> %7118, %7122
  br label %7127

7127:
  %7128 = phi <16 x i32> [ %7124, %7123 ], [ %7126, %7125 ]
  %7129 = sitofp <16 x i32> %7128 to <16 x float>
  %7130 = getelementptr inbounds nuw i8, ptr %6892, i64 704
  store <16 x float> %7129, ptr %7130, align 64
  %7131 = load i32, ptr %6240, align 4
  %7132 = sub i32 32, %7131
  %7133 = shl i32 %7131, 2
  %7134 = sub i32 %7132, %7133
  %7135 = insertelement <16 x i32> poison, i32 %7134, i64 0
  %7136 = shufflevector <16 x i32> %7135, <16 x i32> poison, <16 x i32> zeroinitializer
  %7137 = shl <16 x i32> %6911, %7136
  %7138 = load i32, ptr %6242, align 4
  %7139 = icmp eq i32 %7138, 0
  %7140 = insertelement <16 x i32> poison, i32 %7132, i64 0
  %7141 = shufflevector <16 x i32> %7140, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7139, label %7144, label %7142

7142:
  %7143 = ashr <16 x i32> %7137, %7141
  br label %7146

7144:
  %7145 = lshr <16 x i32> %7137, %7141
  br label %7146

7146:
  %7147 = phi <16 x i32> [ %7143, %7142 ], [ %7145, %7144 ]
  %7148 = sitofp <16 x i32> %7147 to <16 x float>
  %7149 = getelementptr inbounds nuw i8, ptr %6892, i64 768
  store <16 x float> %7148, ptr %7149, align 64
  %7150 = load i32, ptr %6240, align 4
  %7151 = sub i32 32, %7150
  %7152 = mul i32 %7150, -5
  %7153 = add i32 %7152, %7151
  %7154 = insertelement <16 x i32> poison, i32 %7153, i64 0
  %7155 = shufflevector <16 x i32> %7154, <16 x i32> poison, <16 x i32> zeroinitializer
  %7156 = shl <16 x i32> %6911, %7155
  %7157 = load i32, ptr %6242, align 4
  %7158 = icmp eq i32 %7157, 0
  %7159 = insertelement <16 x i32> poison, i32 %7151, i64 0
  %7160 = shufflevector <16 x i32> %7159, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7158, label %7163, label %7161

7161:
  %7162 = ashr <16 x i32> %7156, %7160
  br label %7165

7163:
  %7164 = lshr <16 x i32> %7156, %7160
  br label %7165

7165:
  %7166 = phi <16 x i32> [ %7162, %7161 ], [ %7164, %7163 ]
  %7167 = sitofp <16 x i32> %7166 to <16 x float>
  %7168 = getelementptr inbounds nuw i8, ptr %6892, i64 832
  store <16 x float> %7167, ptr %7168, align 64
  %7169 = load i32, ptr %6240, align 4
  %7170 = sub i32 32, %7169
  %7171 = mul i32 %7169, -6
  %7172 = add i32 %7171, %7170
  %7173 = insertelement <16 x i32> poison, i32 %7172, i64 0
  %7174 = shufflevector <16 x i32> %7173, <16 x i32> poison, <16 x i32> zeroinitializer
  %7175 = shl <16 x i32> %6911, %7174
  %7176 = load i32, ptr %6242, align 4
  %7177 = icmp eq i32 %7176, 0
  %7178 = insertelement <16 x i32> poison, i32 %7170, i64 0
  %7179 = shufflevector <16 x i32> %7178, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7177, label %7182, label %7180

7180:
  %7181 = ashr <16 x i32> %7175, %7179
  br label %7184

7182:
  %7183 = lshr <16 x i32> %7175, %7179
  br label %7184

7184:
  %7185 = phi <16 x i32> [ %7181, %7180 ], [ %7183, %7182 ]
  %7186 = sitofp <16 x i32> %7185 to <16 x float>
  %7187 = getelementptr inbounds nuw i8, ptr %6892, i64 896
  store <16 x float> %7186, ptr %7187, align 64
  %7188 = load i32, ptr %6240, align 4
  %7189 = sub i32 32, %7188
  %7190 = mul i32 %7188, -7
  %7191 = add i32 %7190, %7189
  %7192 = insertelement <16 x i32> poison, i32 %7191, i64 0
  %7193 = shufflevector <16 x i32> %7192, <16 x i32> poison, <16 x i32> zeroinitializer
  %7194 = shl <16 x i32> %6911, %7193
  %7195 = load i32, ptr %6242, align 4
  %7196 = icmp eq i32 %7195, 0
  %7197 = insertelement <16 x i32> poison, i32 %7189, i64 0
  %7198 = shufflevector <16 x i32> %7197, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7196, label %7201, label %7199

7199:
  %7200 = ashr <16 x i32> %7194, %7198
  br label %7203

7201:
  %7202 = lshr <16 x i32> %7194, %7198
  br label %7203

7203:
  %7204 = phi <16 x i32> [ %7200, %7199 ], [ %7202, %7201 ]
  %7205 = sitofp <16 x i32> %7204 to <16 x float>
  %7206 = getelementptr inbounds nuw i8, ptr %6892, i64 960
  store <16 x float> %7205, ptr %7206, align 64
  %7207 = getelementptr inbounds nuw i8, ptr %6892, i64 1024
  %7208 = load i32, ptr %6240, align 4
  %7209 = sub i32 32, %7208
  %7210 = insertelement <16 x i32> poison, i32 %7209, i64 0
  %7211 = shufflevector <16 x i32> %7210, <16 x i32> poison, <16 x i32> zeroinitializer
  %7212 = shl <16 x i32> %6912, %7211
  %7213 = load i32, ptr %6242, align 4
  %7214 = icmp eq i32 %7213, 0
  br i1 %7214, label %7217, label %7215

7215:
  %7216 = ashr exact <16 x i32> %7212, %7211
  br label %7219

7217:
  %7218 = lshr exact <16 x i32> %7212, %7211
  br label %7219

7219:
  %7220 = phi <16 x i32> [ %7216, %7215 ], [ %7218, %7217 ]
  %7221 = sitofp <16 x i32> %7220 to <16 x float>
  store <16 x float> %7221, ptr %7207, align 64
  %7222 = load i32, ptr %6240, align 4
  %7223 = sub i32 32, %7222
  %7224 = sub i32 %7223, %7222
  %7225 = insertelement <16 x i32> poison, i32 %7224, i64 0
  %7226 = shufflevector <16 x i32> %7225, <16 x i32> poison, <16 x i32> zeroinitializer
  %7227 = shl <16 x i32> %6912, %7226
  %7228 = load i32, ptr %6242, align 4
  %7229 = icmp eq i32 %7228, 0
  %7230 = insertelement <16 x i32> poison, i32 %7223, i64 0
  %7231 = shufflevector <16 x i32> %7230, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7229, label %7234, label %7232

7232:
  %7233 = ashr <16 x i32> %7227, %7231
  br label %7236

7234:
  %7235 = lshr <16 x i32> %7227, %7231
  br label %7236

7236:
  %7237 = phi <16 x i32> [ %7233, %7232 ], [ %7235, %7234 ]
  %7238 = sitofp <16 x i32> %7237 to <16 x float>
  %7239 = getelementptr inbounds nuw i8, ptr %6892, i64 1088
  store <16 x float> %7238, ptr %7239, align 64
  %7240 = load i32, ptr %6240, align 4
  %7241 = sub i32 32, %7240
  %7242 = shl i32 %7240, 1
  %7243 = sub i32 %7241, %7242
  %7244 = insertelement <16 x i32> poison, i32 %7243, i64 0
  %7245 = shufflevector <16 x i32> %7244, <16 x i32> poison, <16 x i32> zeroinitializer
  %7246 = shl <16 x i32> %6912, %7245
  %7247 = load i32, ptr %6242, align 4
  %7248 = icmp eq i32 %7247, 0
  %7249 = insertelement <16 x i32> poison, i32 %7241, i64 0
  %7250 = shufflevector <16 x i32> %7249, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7248, label %7253, label %7251

7251:
  %7252 = ashr <16 x i32> %7246, %7250
  br label %7255

7253:
  %7254 = lshr <16 x i32> %7246, %7250
  br label %7255

7255:
  %7256 = phi <16 x i32> [ %7252, %7251 ], [ %7254, %7253 ]
  %7257 = sitofp <16 x i32> %7256 to <16 x float>
  %7258 = getelementptr inbounds nuw i8, ptr %6892, i64 1152
  store <16 x float> %7257, ptr %7258, align 64
  %7259 = load i32, ptr %6240, align 4
  %7260 = sub i32 32, %7259
  %7261 = mul i32 %7259, -3
  %7262 = add i32 %7261, %7260
  %7263 = insertelement <16 x i32> poison, i32 %7262, i64 0
  %7264 = shufflevector <16 x i32> %7263, <16 x i32> poison, <16 x i32> zeroinitializer
  %7265 = shl <16 x i32> %6912, %7264
  %7266 = load i32, ptr %6242, align 4
  %7267 = icmp eq i32 %7266, 0
  %7268 = insertelement <16 x i32> poison, i32 %7260, i64 0
  %7269 = shufflevector <16 x i32> %7268, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7267, label %7272, label %7270

7270:
  %7271 = ashr <16 x i32> %7265, %7269
  br label %7274

7272:
  %7273 = lshr <16 x i32> %7265, %7269
  br label %7274

7274:
  %7275 = phi <16 x i32> [ %7271, %7270 ], [ %7273, %7272 ]
  %7276 = sitofp <16 x i32> %7275 to <16 x float>
  %7277 = getelementptr inbounds nuw i8, ptr %6892, i64 1216
  store <16 x float> %7276, ptr %7277, align 64
  %7278 = load i32, ptr %6240, align 4
  %7279 = sub i32 32, %7278
  %7280 = shl i32 %7278, 2
  %7281 = sub i32 %7279, %7280
  %7282 = insertelement <16 x i32> poison, i32 %7281, i64 0
  %7283 = shufflevector <16 x i32> %7282, <16 x i32> poison, <16 x i32> zeroinitializer
  %7284 = shl <16 x i32> %6912, %7283
  %7285 = load i32, ptr %6242, align 4
  %7286 = icmp eq i32 %7285, 0
  %7287 = insertelement <16 x i32> poison, i32 %7279, i64 0
  %7288 = shufflevector <16 x i32> %7287, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7286, label %7291, label %7289

7289:
  %7290 = ashr <16 x i32> %7284, %7288
  br label %7293

7291:
  %7292 = lshr <16 x i32> %7284, %7288
  br label %7293

7293:
  %7294 = phi <16 x i32> [ %7290, %7289 ], [ %7292, %7291 ]
  %7295 = sitofp <16 x i32> %7294 to <16 x float>
  %7296 = getelementptr inbounds nuw i8, ptr %6892, i64 1280
  store <16 x float> %7295, ptr %7296, align 64
  %7297 = load i32, ptr %6240, align 4
  %7298 = sub i32 32, %7297
  %7299 = mul i32 %7297, -5
  %7300 = add i32 %7299, %7298
  %7301 = insertelement <16 x i32> poison, i32 %7300, i64 0
  %7302 = shufflevector <16 x i32> %7301, <16 x i32> poison, <16 x i32> zeroinitializer
  %7303 = shl <16 x i32> %6912, %7302
  %7304 = load i32, ptr %6242, align 4
  %7305 = icmp eq i32 %7304, 0
  %7306 = insertelement <16 x i32> poison, i32 %7298, i64 0
  %7307 = shufflevector <16 x i32> %7306, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7305, label %7310, label %7308

7308:
  %7309 = ashr <16 x i32> %7303, %7307
  br label %7312

7310:
  %7311 = lshr <16 x i32> %7303, %7307
  br label %7312

7312:
  %7313 = phi <16 x i32> [ %7309, %7308 ], [ %7311, %7310 ]
  %7314 = sitofp <16 x i32> %7313 to <16 x float>
  %7315 = getelementptr inbounds nuw i8, ptr %6892, i64 1344
  store <16 x float> %7314, ptr %7315, align 64
  %7316 = load i32, ptr %6240, align 4
  %7317 = sub i32 32, %7316
  %7318 = mul i32 %7316, -6
  %7319 = add i32 %7318, %7317
  %7320 = insertelement <16 x i32> poison, i32 %7319, i64 0
  %7321 = shufflevector <16 x i32> %7320, <16 x i32> poison, <16 x i32> zeroinitializer
  %7322 = shl <16 x i32> %6912, %7321
  %7323 = load i32, ptr %6242, align 4
  %7324 = icmp eq i32 %7323, 0
  %7325 = insertelement <16 x i32> poison, i32 %7317, i64 0
  %7326 = shufflevector <16 x i32> %7325, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7324, label %7329, label %7327

7327:
  %7328 = ashr <16 x i32> %7322, %7326
  br label %7331

7329:
  %7330 = lshr <16 x i32> %7322, %7326
  br label %7331

7331:
  %7332 = phi <16 x i32> [ %7328, %7327 ], [ %7330, %7329 ]
  %7333 = sitofp <16 x i32> %7332 to <16 x float>
  %7334 = getelementptr inbounds nuw i8, ptr %6892, i64 1408
  store <16 x float> %7333, ptr %7334, align 64
  %7335 = load i32, ptr %6240, align 4
  %7336 = sub i32 32, %7335
  %7337 = mul i32 %7335, -7
  %7338 = add i32 %7337, %7336
  %7339 = insertelement <16 x i32> poison, i32 %7338, i64 0
  %7340 = shufflevector <16 x i32> %7339, <16 x i32> poison, <16 x i32> zeroinitializer
  %7341 = shl <16 x i32> %6912, %7340
  %7342 = load i32, ptr %6242, align 4
  %7343 = icmp eq i32 %7342, 0
  %7344 = insertelement <16 x i32> poison, i32 %7336, i64 0
  %7345 = shufflevector <16 x i32> %7344, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7343, label %7348, label %7346

7346:
  %7347 = ashr <16 x i32> %7341, %7345
  br label %7350

7348:
  %7349 = lshr <16 x i32> %7341, %7345
  br label %7350

7350:
  %7351 = phi <16 x i32> [ %7347, %7346 ], [ %7349, %7348 ]
  %7352 = sitofp <16 x i32> %7351 to <16 x float>
  %7353 = getelementptr inbounds nuw i8, ptr %6892, i64 1472
  store <16 x float> %7352, ptr %7353, align 64
  %7354 = getelementptr inbounds nuw i8, ptr %6892, i64 1536
  %7355 = load i32, ptr %6240, align 4
  %7356 = sub i32 32, %7355
  %7357 = insertelement <16 x i32> poison, i32 %7356, i64 0
  %7358 = shufflevector <16 x i32> %7357, <16 x i32> poison, <16 x i32> zeroinitializer
  %7359 = shl <16 x i32> %6913, %7358
  %7360 = load i32, ptr %6242, align 4
  %7361 = icmp eq i32 %7360, 0
  br i1 %7361, label %7364, label %7362

7362:
  %7363 = ashr exact <16 x i32> %7359, %7358
  br label %7366

7364:
  %7365 = lshr exact <16 x i32> %7359, %7358
  br label %7366

7366:
  %7367 = phi <16 x i32> [ %7363, %7362 ], [ %7365, %7364 ]
  %7368 = sitofp <16 x i32> %7367 to <16 x float>
  store <16 x float> %7368, ptr %7354, align 64
  %7369 = load i32, ptr %6240, align 4
  %7370 = sub i32 32, %7369
  %7371 = sub i32 %7370, %7369
  %7372 = insertelement <16 x i32> poison, i32 %7371, i64 0
  %7373 = shufflevector <16 x i32> %7372, <16 x i32> poison, <16 x i32> zeroinitializer
  %7374 = shl <16 x i32> %6913, %7373
  %7375 = load i32, ptr %6242, align 4
  %7376 = icmp eq i32 %7375, 0
  %7377 = insertelement <16 x i32> poison, i32 %7370, i64 0
  %7378 = shufflevector <16 x i32> %7377, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7376, label %7381, label %7379

7379:
  %7380 = ashr <16 x i32> %7374, %7378
  br label %7383

7381:
  %7382 = lshr <16 x i32> %7374, %7378
  br label %7383

7383:
  %7384 = phi <16 x i32> [ %7380, %7379 ], [ %7382, %7381 ]
  %7385 = sitofp <16 x i32> %7384 to <16 x float>
  %7386 = getelementptr inbounds nuw i8, ptr %6892, i64 1600
  store <16 x float> %7385, ptr %7386, align 64
  %7387 = load i32, ptr %6240, align 4
  %7388 = sub i32 32, %7387
  %7389 = shl i32 %7387, 1
  %7390 = sub i32 %7388, %7389
  %7391 = insertelement <16 x i32> poison, i32 %7390, i64 0
  %7392 = shufflevector <16 x i32> %7391, <16 x i32> poison, <16 x i32> zeroinitializer
  %7393 = shl <16 x i32> %6913, %7392
  %7394 = load i32, ptr %6242, align 4
  %7395 = icmp eq i32 %7394, 0
  %7396 = insertelement <16 x i32> poison, i32 %7388, i64 0
  %7397 = shufflevector <16 x i32> %7396, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7395, label %7400, label %7398

7398:
  %7399 = ashr <16 x i32> %7393, %7397
  br label %7402

7400:
  %7401 = lshr <16 x i32> %7393, %7397
  br label %7402

7402:
  %7403 = phi <16 x i32> [ %7399, %7398 ], [ %7401, %7400 ]
  %7404 = sitofp <16 x i32> %7403 to <16 x float>
  %7405 = getelementptr inbounds nuw i8, ptr %6892, i64 1664
  store <16 x float> %7404, ptr %7405, align 64
  %7406 = load i32, ptr %6240, align 4
  %7407 = sub i32 32, %7406
  %7408 = mul i32 %7406, -3
  %7409 = add i32 %7408, %7407
  %7410 = insertelement <16 x i32> poison, i32 %7409, i64 0
  %7411 = shufflevector <16 x i32> %7410, <16 x i32> poison, <16 x i32> zeroinitializer
  %7412 = shl <16 x i32> %6913, %7411
  %7413 = load i32, ptr %6242, align 4
  %7414 = icmp eq i32 %7413, 0
  %7415 = insertelement <16 x i32> poison, i32 %7407, i64 0
  %7416 = shufflevector <16 x i32> %7415, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7414, label %7419, label %7417

7417:
  %7418 = ashr <16 x i32> %7412, %7416
  br label %7421

7419:
  %7420 = lshr <16 x i32> %7412, %7416
  br label %7421

7421:
  %7422 = phi <16 x i32> [ %7418, %7417 ], [ %7420, %7419 ]
  %7423 = sitofp <16 x i32> %7422 to <16 x float>
  %7424 = getelementptr inbounds nuw i8, ptr %6892, i64 1728
  store <16 x float> %7423, ptr %7424, align 64
  %7425 = load i32, ptr %6240, align 4
  %7426 = sub i32 32, %7425
  %7427 = shl i32 %7425, 2
  %7428 = sub i32 %7426, %7427
  %7429 = insertelement <16 x i32> poison, i32 %7428, i64 0
  %7430 = shufflevector <16 x i32> %7429, <16 x i32> poison, <16 x i32> zeroinitializer
  %7431 = shl <16 x i32> %6913, %7430
  %7432 = load i32, ptr %6242, align 4
  %7433 = icmp eq i32 %7432, 0
  %7434 = insertelement <16 x i32> poison, i32 %7426, i64 0
  %7435 = shufflevector <16 x i32> %7434, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7433, label %7438, label %7436

7436:
  %7437 = ashr <16 x i32> %7431, %7435
  br label %7440

7438:
  %7439 = lshr <16 x i32> %7431, %7435
  br label %7440

7440:
  %7441 = phi <16 x i32> [ %7437, %7436 ], [ %7439, %7438 ]
  %7442 = sitofp <16 x i32> %7441 to <16 x float>
  %7443 = getelementptr inbounds nuw i8, ptr %6892, i64 1792
  store <16 x float> %7442, ptr %7443, align 64
  %7444 = load i32, ptr %6240, align 4
  %7445 = sub i32 32, %7444
  %7446 = mul i32 %7444, -5
  %7447 = add i32 %7446, %7445
  %7448 = insertelement <16 x i32> poison, i32 %7447, i64 0
  %7449 = shufflevector <16 x i32> %7448, <16 x i32> poison, <16 x i32> zeroinitializer
  %7450 = shl <16 x i32> %6913, %7449
  %7451 = load i32, ptr %6242, align 4
  %7452 = icmp eq i32 %7451, 0
  %7453 = insertelement <16 x i32> poison, i32 %7445, i64 0
  %7454 = shufflevector <16 x i32> %7453, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7452, label %7457, label %7455

7455:
  %7456 = ashr <16 x i32> %7450, %7454
  br label %7459

7457:
  %7458 = lshr <16 x i32> %7450, %7454
  br label %7459

7459:
  %7460 = phi <16 x i32> [ %7456, %7455 ], [ %7458, %7457 ]
  %7461 = sitofp <16 x i32> %7460 to <16 x float>
  %7462 = getelementptr inbounds nuw i8, ptr %6892, i64 1856
  store <16 x float> %7461, ptr %7462, align 64
  %7463 = load i32, ptr %6240, align 4
  %7464 = sub i32 32, %7463
  %7465 = mul i32 %7463, -6
  %7466 = add i32 %7465, %7464
  %7467 = insertelement <16 x i32> poison, i32 %7466, i64 0
  %7468 = shufflevector <16 x i32> %7467, <16 x i32> poison, <16 x i32> zeroinitializer
  %7469 = shl <16 x i32> %6913, %7468
  %7470 = load i32, ptr %6242, align 4
  %7471 = icmp eq i32 %7470, 0
  %7472 = insertelement <16 x i32> poison, i32 %7464, i64 0
  %7473 = shufflevector <16 x i32> %7472, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7471, label %7476, label %7474

7474:
  %7475 = ashr <16 x i32> %7469, %7473
  br label %7478

7476:
  %7477 = lshr <16 x i32> %7469, %7473
  br label %7478

7478:
  %7479 = phi <16 x i32> [ %7475, %7474 ], [ %7477, %7476 ]
  %7480 = sitofp <16 x i32> %7479 to <16 x float>
  %7481 = getelementptr inbounds nuw i8, ptr %6892, i64 1920
  store <16 x float> %7480, ptr %7481, align 64
  %7482 = load i32, ptr %6240, align 4
  %7483 = sub i32 32, %7482
  %7484 = mul i32 %7482, -7
  %7485 = add i32 %7484, %7483
  %7486 = insertelement <16 x i32> poison, i32 %7485, i64 0
  %7487 = shufflevector <16 x i32> %7486, <16 x i32> poison, <16 x i32> zeroinitializer
  %7488 = shl <16 x i32> %6913, %7487
  %7489 = load i32, ptr %6242, align 4
  %7490 = icmp eq i32 %7489, 0
  %7491 = insertelement <16 x i32> poison, i32 %7483, i64 0
  %7492 = shufflevector <16 x i32> %7491, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7490, label %7495, label %7493

7493:
  %7494 = ashr <16 x i32> %7488, %7492
  br label %7497

7495:
  %7496 = lshr <16 x i32> %7488, %7492
  br label %7497

7497:
  %7498 = phi <16 x i32> [ %7494, %7493 ], [ %7496, %7495 ]
  %7499 = sitofp <16 x i32> %7498 to <16 x float>
  %7500 = getelementptr inbounds nuw i8, ptr %6892, i64 1984
  store <16 x float> %7499, ptr %7500, align 64
  %7501 = getelementptr inbounds nuw i8, ptr %6892, i64 2048
  %7502 = add nuw nsw i64 %6891, 1
  %7503 = load i32, ptr %6241, align 4
  %7504 = lshr i32 %7503, 5
  %7505 = zext nneg i32 %7504 to i64
  %7506 = icmp samesign ult i64 %7502, %7505
  br i1 %7506, label %6890, label %7507

7507:
  store i32 0, ptr %6238, align 8
  br label %7508

7508:
  %7509 = phi i1 [ %6268, %6266 ], [ %6285, %6283 ], [ false, %7507 ]
  %7510 = load i32, ptr %6243, align 4
  %7511 = icmp ult i32 %7510, 8
  br i1 %7511, label %7514, label %7512

7512:
  %7513 = shl nuw nsw i32 %6251, 2
  br label %7520

7514:
  %7515 = add nuw nsw i32 %6251, 1
  %7516 = load i32, ptr %0, align 4
  %7517 = add i32 %7516, 8
  %7518 = lshr i32 %7517, 4
  %7519 = icmp samesign ult i32 %7515, %7518
  br i1 %7519, label %6249, label %8108

7520:
  %7521 = phi i32 [ 0, %7512 ], [ %8104, %8103 ]
  %7522 = load i32, ptr %6244, align 4
  %7523 = tail call i32 @llvm.cttz.i32(i32 %7522, i1 false)
  %7524 = sub nsw i32 5, %7523
  %7525 = load i32, ptr %6241, align 4
  %7526 = zext i32 %7524 to i64
  %7527 = getelementptr inbounds nuw [64 x i16], ptr @PLACES, i64 %7526
  store ptr %7527, ptr %6245, align 64
  switch i32 %7523, label %7735 [
    i32 5, label %7528
    i32 4, label %7570
    i32 3, label %7632
  ]

7528:
  %7529 = lshr i32 %7525, 2
  %7530 = icmp eq i32 %7529, 0
  br i1 %7530, label %7921, label %7531

7531:
  %7532 = sub nsw i32 32, %7522
  %7533 = load i32, ptr %6237, align 4
  %7534 = mul i32 %7529, %7521
  %7535 = add i32 %7534, %7533
  %7536 = load i32, ptr %6246, align 4
  %7537 = icmp eq i32 %7536, 0
  %7538 = insertelement <16 x i32> poison, i32 %7532, i64 0
  %7539 = shufflevector <16 x i32> %7538, <16 x i32> poison, <16 x i32> zeroinitializer
  %7540 = zext nneg i32 %7529 to i64
  %7541 = lshr <16 x i32> splat (i32 -1), %7539
  br label %7542

7542:
  %7543 = phi i64 [ 0, %7531 ], [ %7568, %7564 ]
  %7544 = phi ptr [ %9, %7531 ], [ %7567, %7564 ]
  %7545 = trunc nuw nsw i64 %7543 to i32
  %7546 = add i32 %7535, %7545
  %7547 = zext i32 %7546 to i64
  %7548 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %7547
  %7549 = load <16 x i32>, ptr %7548, align 64
  %7550 = shl <16 x i32> %7549, %7539
  %7551 = getelementptr inbounds nuw i8, ptr %7548, i64 64
  %7552 = getelementptr inbounds nuw i8, ptr %7544, i64 64
  br i1 %7537, label %7559, label %7553

7553:
  %7554 = ashr exact <16 x i32> %7550, %7539
  %7555 = sitofp <16 x i32> %7554 to <16 x float>
  store <16 x float> %7555, ptr %7544, align 64
  %7556 = load <16 x i32>, ptr %7551, align 64
  %7557 = shl <16 x i32> %7556, %7539
  %7558 = ashr exact <16 x i32> %7557, %7539
  br label %7564

7559:
  %7560 = lshr exact <16 x i32> %7550, %7539
  %7561 = sitofp <16 x i32> %7560 to <16 x float>
  store <16 x float> %7561, ptr %7544, align 64
  %7562 = load <16 x i32>, ptr %7551, align 64
  %7563 = and <16 x i32> %7541, %7562
  br label %7564

7564:
  %7565 = phi <16 x i32> [ %7558, %7553 ], [ %7563, %7559 ]
  %7566 = sitofp <16 x i32> %7565 to <16 x float>
  store <16 x float> %7566, ptr %7552, align 64
  %7567 = getelementptr inbounds nuw i8, ptr %7544, i64 128
  %7568 = add nuw nsw i64 %7543, 1
  %7569 = icmp eq i64 %7568, %7540
  br i1 %7569, label %7921, label %7542

7570:
  %7571 = lshr i32 %7525, 3
  %7572 = icmp eq i32 %7571, 0
  br i1 %7572, label %7921, label %7573

7573:
  %7574 = sub nsw i32 32, %7522
  %7575 = load i32, ptr %6237, align 4
  %7576 = mul i32 %7571, %7521
  %7577 = add i32 %7576, %7575
  %7578 = load i32, ptr %6246, align 4
  %7579 = icmp eq i32 %7578, 0
  %7580 = insertelement <16 x i32> poison, i32 %7574, i64 0
  %7581 = shufflevector <16 x i32> %7580, <16 x i32> poison, <16 x i32> zeroinitializer
  %7582 = zext nneg i32 %7571 to i64
  %7583 = sub i32 %7574, %7522
  %7584 = insertelement <16 x i32> poison, i32 %7583, i64 0
  %7585 = shufflevector <16 x i32> %7584, <16 x i32> poison, <16 x i32> zeroinitializer
  %7586 = sub i32 %7574, %7522
  %7587 = insertelement <16 x i32> poison, i32 %7586, i64 0
  %7588 = shufflevector <16 x i32> %7587, <16 x i32> poison, <16 x i32> zeroinitializer
  %7589 = lshr <16 x i32> splat (i32 -1), %7581
  br label %7590

7590:
  %7591 = phi i64 [ 0, %7573 ], [ %7630, %7625 ]
  %7592 = phi ptr [ %9, %7573 ], [ %7629, %7625 ]
  %7593 = trunc nuw nsw i64 %7591 to i32
  %7594 = add i32 %7577, %7593
  %7595 = zext i32 %7594 to i64
  %7596 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %7595
  %7597 = load <16 x i32>, ptr %7596, align 64
  %7598 = shl <16 x i32> %7597, %7581
  %7599 = getelementptr inbounds nuw i8, ptr %7592, i64 128
  %7600 = getelementptr inbounds nuw i8, ptr %7596, i64 64
  %7601 = getelementptr inbounds nuw i8, ptr %7592, i64 64
  br i1 %7579, label %7614, label %7602

7602:
  %7603 = ashr exact <16 x i32> %7598, %7581
  %7604 = sitofp <16 x i32> %7603 to <16 x float>
  store <16 x float> %7604, ptr %7592, align 64
  %7605 = shl <16 x i32> %7597, %7585
  %7606 = ashr <16 x i32> %7605, %7581
  %7607 = sitofp <16 x i32> %7606 to <16 x float>
  store <16 x float> %7607, ptr %7599, align 64
  %7608 = load <16 x i32>, ptr %7600, align 64
  %7609 = shl <16 x i32> %7608, %7581
  %7610 = ashr exact <16 x i32> %7609, %7581
  %7611 = sitofp <16 x i32> %7610 to <16 x float>
  store <16 x float> %7611, ptr %7601, align 64
  %7612 = shl <16 x i32> %7608, %7585
  %7613 = ashr <16 x i32> %7612, %7581
  br label %7625

7614:
  %7615 = lshr exact <16 x i32> %7598, %7581
  %7616 = sitofp <16 x i32> %7615 to <16 x float>
  store <16 x float> %7616, ptr %7592, align 64
  %7617 = shl <16 x i32> %7597, %7588
  %7618 = lshr <16 x i32> %7617, %7581
  %7619 = sitofp <16 x i32> %7618 to <16 x float>
  store <16 x float> %7619, ptr %7599, align 64
  %7620 = load <16 x i32>, ptr %7600, align 64
  %7621 = and <16 x i32> %7589, %7620
  %7622 = sitofp <16 x i32> %7621 to <16 x float>
  store <16 x float> %7622, ptr %7601, align 64
  %7623 = shl <16 x i32> %7620, %7588
  %7624 = lshr <16 x i32> %7623, %7581
  br label %7625

7625:
  %7626 = phi <16 x i32> [ %7613, %7602 ], [ %7624, %7614 ]
  %7627 = sitofp <16 x i32> %7626 to <16 x float>
  %7628 = getelementptr inbounds nuw i8, ptr %7592, i64 192
  store <16 x float> %7627, ptr %7628, align 64
  %7629 = getelementptr inbounds nuw i8, ptr %7592, i64 256
  %7630 = add nuw nsw i64 %7591, 1
  %7631 = icmp eq i64 %7630, %7582
  br i1 %7631, label %7921, label %7590

7632:
  %7633 = lshr i32 %7525, 4
  %7634 = icmp eq i32 %7633, 0
  br i1 %7634, label %7921, label %7635

7635:
  %7636 = sub nsw i32 32, %7522
  %7637 = load i32, ptr %6237, align 4
  %7638 = mul i32 %7633, %7521
  %7639 = add i32 %7638, %7637
  %7640 = load i32, ptr %6246, align 4
  %7641 = icmp eq i32 %7640, 0
  %7642 = insertelement <16 x i32> poison, i32 %7636, i64 0
  %7643 = shufflevector <16 x i32> %7642, <16 x i32> poison, <16 x i32> zeroinitializer
  %7644 = zext nneg i32 %7633 to i64
  %7645 = sub i32 %7636, %7522
  %7646 = insertelement <16 x i32> poison, i32 %7645, i64 0
  %7647 = shufflevector <16 x i32> %7646, <16 x i32> poison, <16 x i32> zeroinitializer
  %7648 = sub i32 %7636, %7522
  %7649 = insertelement <16 x i32> poison, i32 %7648, i64 0
  %7650 = shufflevector <16 x i32> %7649, <16 x i32> poison, <16 x i32> zeroinitializer
  %7651 = shl i32 %7522, 1
  %7652 = sub i32 %7636, %7651
  %7653 = insertelement <16 x i32> poison, i32 %7652, i64 0
  %7654 = shufflevector <16 x i32> %7653, <16 x i32> poison, <16 x i32> zeroinitializer
  %7655 = mul i32 %7522, -3
  %7656 = add i32 %7655, %7636
  %7657 = insertelement <16 x i32> poison, i32 %7656, i64 0
  %7658 = shufflevector <16 x i32> %7657, <16 x i32> poison, <16 x i32> zeroinitializer
  %7659 = lshr <16 x i32> splat (i32 -1), %7643
  br label %7660

7660:
  %7661 = phi i64 [ 0, %7635 ], [ %7733, %7728 ]
  %7662 = phi ptr [ %9, %7635 ], [ %7732, %7728 ]
  %7663 = trunc nuw nsw i64 %7661 to i32
  %7664 = add i32 %7639, %7663
  %7665 = zext i32 %7664 to i64
  %7666 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %7665
  %7667 = load <16 x i32>, ptr %7666, align 64
  %7668 = shl <16 x i32> %7667, %7643
  br i1 %7641, label %7674, label %7669

7669:
  %7670 = ashr exact <16 x i32> %7668, %7643
  %7671 = sitofp <16 x i32> %7670 to <16 x float>
  store <16 x float> %7671, ptr %7662, align 64
  %7672 = shl <16 x i32> %7667, %7647
  %7673 = ashr <16 x i32> %7672, %7643
  br label %7679

7674:
  %7675 = lshr exact <16 x i32> %7668, %7643
  %7676 = sitofp <16 x i32> %7675 to <16 x float>
  store <16 x float> %7676, ptr %7662, align 64
  %7677 = shl <16 x i32> %7667, %7650
  %7678 = lshr <16 x i32> %7677, %7643
  br label %7679

7679:
  %7680 = phi <16 x i32> [ %7647, %7669 ], [ %7650, %7674 ]
  %7681 = phi <16 x i32> [ %7673, %7669 ], [ %7678, %7674 ]
  %7682 = sitofp <16 x i32> %7681 to <16 x float>
  %7683 = getelementptr inbounds nuw i8, ptr %7662, i64 128
  store <16 x float> %7682, ptr %7683, align 64
  %7684 = shl <16 x i32> %7667, %7654
  br i1 %7641, label %7687, label %7685

7685:
  %7686 = ashr <16 x i32> %7684, %7643
  br label %7689

7687:
  %7688 = lshr <16 x i32> %7684, %7643
  br label %7689

7689:
  %7690 = phi <16 x i32> [ %7686, %7685 ], [ %7688, %7687 ]
  %7691 = sitofp <16 x i32> %7690 to <16 x float>
  %7692 = getelementptr inbounds nuw i8, ptr %7662, i64 256
  store <16 x float> %7691, ptr %7692, align 64
  %7693 = shl <16 x i32> %7667, %7658
  %7694 = getelementptr inbounds nuw i8, ptr %7662, i64 384
  %7695 = getelementptr inbounds nuw i8, ptr %7666, i64 64
  %7696 = getelementptr inbounds nuw i8, ptr %7662, i64 64
  %7697 = getelementptr inbounds nuw i8, ptr %7662, i64 192
  %7698 = getelementptr inbounds nuw i8, ptr %7662, i64 320
  br i1 %7641, label %7714, label %7699

7699:
  %7700 = ashr <16 x i32> %7693, %7643
  %7701 = sitofp <16 x i32> %7700 to <16 x float>
  store <16 x float> %7701, ptr %7694, align 64
  %7702 = load <16 x i32>, ptr %7695, align 64
  %7703 = shl <16 x i32> %7702, %7643
  %7704 = ashr exact <16 x i32> %7703, %7643
  %7705 = sitofp <16 x i32> %7704 to <16 x float>
  store <16 x float> %7705, ptr %7696, align 64
  %7706 = shl <16 x i32> %7702, %7680
  %7707 = ashr <16 x i32> %7706, %7643
  %7708 = sitofp <16 x i32> %7707 to <16 x float>
  store <16 x float> %7708, ptr %7697, align 64
  %7709 = shl <16 x i32> %7702, %7654
  %7710 = ashr <16 x i32> %7709, %7643
  %7711 = sitofp <16 x i32> %7710 to <16 x float>
  store <16 x float> %7711, ptr %7698, align 64
  %7712 = shl <16 x i32> %7702, %7658
  %7713 = ashr <16 x i32> %7712, %7643
  br label %7728

7714:
  %7715 = lshr <16 x i32> %7693, %7643
  %7716 = sitofp <16 x i32> %7715 to <16 x float>
  store <16 x float> %7716, ptr %7694, align 64
  %7717 = load <16 x i32>, ptr %7695, align 64
  %7718 = and <16 x i32> %7659, %7717
  %7719 = sitofp <16 x i32> %7718 to <16 x float>
  store <16 x float> %7719, ptr %7696, align 64
  %7720 = shl <16 x i32> %7717, %7680
  %7721 = lshr <16 x i32> %7720, %7643
  %7722 = sitofp <16 x i32> %7721 to <16 x float>
  store <16 x float> %7722, ptr %7697, align 64
  %7723 = shl <16 x i32> %7717, %7654
  %7724 = lshr <16 x i32> %7723, %7643
  %7725 = sitofp <16 x i32> %7724 to <16 x float>
  store <16 x float> %7725, ptr %7698, align 64
  %7726 = shl <16 x i32> %7717, %7658
  %7727 = lshr <16 x i32> %7726, %7643
  br label %7728

7728:
  %7729 = phi <16 x i32> [ %7713, %7699 ], [ %7727, %7714 ]
  %7730 = sitofp <16 x i32> %7729 to <16 x float>
  %7731 = getelementptr inbounds nuw i8, ptr %7662, i64 448
  store <16 x float> %7730, ptr %7731, align 64
  %7732 = getelementptr inbounds nuw i8, ptr %7662, i64 512
  %7733 = add nuw nsw i64 %7661, 1
  %7734 = icmp eq i64 %7733, %7644
  br i1 %7734, label %7921, label %7660

7735:
  %7736 = lshr i32 %7525, 5
  %7737 = icmp eq i32 %7736, 0
  br i1 %7737, label %7921, label %7738

7738:
  %7739 = sub nsw i32 32, %7522
  %7740 = load i32, ptr %6237, align 4
  %7741 = mul i32 %7736, %7521
  %7742 = add i32 %7741, %7740
  %7743 = load i32, ptr %6246, align 4
  %7744 = icmp eq i32 %7743, 0
  %7745 = insertelement <16 x i32> poison, i32 %7739, i64 0
  %7746 = shufflevector <16 x i32> %7745, <16 x i32> poison, <16 x i32> zeroinitializer
  %7747 = zext nneg i32 %7736 to i64
  %7748 = sub i32 %7739, %7522
  %7749 = insertelement <16 x i32> poison, i32 %7748, i64 0
  %7750 = shufflevector <16 x i32> %7749, <16 x i32> poison, <16 x i32> zeroinitializer
  %7751 = sub i32 %7739, %7522
  %7752 = insertelement <16 x i32> poison, i32 %7751, i64 0
  %7753 = shufflevector <16 x i32> %7752, <16 x i32> poison, <16 x i32> zeroinitializer
  %7754 = shl i32 %7522, 1
  %7755 = sub i32 %7739, %7754
  %7756 = insertelement <16 x i32> poison, i32 %7755, i64 0
  %7757 = shufflevector <16 x i32> %7756, <16 x i32> poison, <16 x i32> zeroinitializer
  %7758 = mul i32 %7522, -3
  %7759 = add i32 %7758, %7739
  %7760 = insertelement <16 x i32> poison, i32 %7759, i64 0
  %7761 = shufflevector <16 x i32> %7760, <16 x i32> poison, <16 x i32> zeroinitializer
  %7762 = shl i32 %7522, 2
  %7763 = sub i32 %7739, %7762
  %7764 = insertelement <16 x i32> poison, i32 %7763, i64 0
  %7765 = shufflevector <16 x i32> %7764, <16 x i32> poison, <16 x i32> zeroinitializer
  %7766 = mul i32 %7522, -5
  %7767 = add i32 %7766, %7739
  %7768 = insertelement <16 x i32> poison, i32 %7767, i64 0
  %7769 = shufflevector <16 x i32> %7768, <16 x i32> poison, <16 x i32> zeroinitializer
  %7770 = mul i32 %7522, -6
  %7771 = add i32 %7770, %7739
  %7772 = insertelement <16 x i32> poison, i32 %7771, i64 0
  %7773 = shufflevector <16 x i32> %7772, <16 x i32> poison, <16 x i32> zeroinitializer
  %7774 = mul i32 %7522, -7
  %7775 = add i32 %7774, %7739
  %7776 = insertelement <16 x i32> poison, i32 %7775, i64 0
  %7777 = shufflevector <16 x i32> %7776, <16 x i32> poison, <16 x i32> zeroinitializer
  %7778 = lshr <16 x i32> splat (i32 -1), %7746
  br label %7779

7779:
  %7780 = phi i64 [ 0, %7738 ], [ %7919, %7914 ]
  %7781 = phi ptr [ %9, %7738 ], [ %7918, %7914 ]
  %7782 = trunc nuw nsw i64 %7780 to i32
  %7783 = add i32 %7742, %7782
  %7784 = zext i32 %7783 to i64
  %7785 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %7784
  %7786 = load <16 x i32>, ptr %7785, align 64
  %7787 = shl <16 x i32> %7786, %7746
  br i1 %7744, label %7793, label %7788

7788:
  %7789 = ashr exact <16 x i32> %7787, %7746
  %7790 = sitofp <16 x i32> %7789 to <16 x float>
  store <16 x float> %7790, ptr %7781, align 64
  %7791 = shl <16 x i32> %7786, %7750
  %7792 = ashr <16 x i32> %7791, %7746
  br label %7798

7793:
  %7794 = lshr exact <16 x i32> %7787, %7746
  %7795 = sitofp <16 x i32> %7794 to <16 x float>
  store <16 x float> %7795, ptr %7781, align 64
  %7796 = shl <16 x i32> %7786, %7753
  %7797 = lshr <16 x i32> %7796, %7746
  br label %7798

7798:
  %7799 = phi <16 x i32> [ %7750, %7788 ], [ %7753, %7793 ]
  %7800 = phi <16 x i32> [ %7792, %7788 ], [ %7797, %7793 ]
  %7801 = sitofp <16 x i32> %7800 to <16 x float>
  %7802 = getelementptr inbounds nuw i8, ptr %7781, i64 128
  store <16 x float> %7801, ptr %7802, align 64
  %7803 = shl <16 x i32> %7786, %7757
  br i1 %7744, label %7806, label %7804

7804:
  %7805 = ashr <16 x i32> %7803, %7746
  br label %7808

7806:
  %7807 = lshr <16 x i32> %7803, %7746
  br label %7808

7808:
  %7809 = phi <16 x i32> [ %7805, %7804 ], [ %7807, %7806 ]
  %7810 = sitofp <16 x i32> %7809 to <16 x float>
  %7811 = getelementptr inbounds nuw i8, ptr %7781, i64 256
  store <16 x float> %7810, ptr %7811, align 64
  %7812 = shl <16 x i32> %7786, %7761
  br i1 %7744, label %7815, label %7813

7813:
  %7814 = ashr <16 x i32> %7812, %7746
  br label %7817

7815:
  %7816 = lshr <16 x i32> %7812, %7746
  br label %7817

7817:
  %7818 = phi <16 x i32> [ %7814, %7813 ], [ %7816, %7815 ]
  %7819 = sitofp <16 x i32> %7818 to <16 x float>
  %7820 = getelementptr inbounds nuw i8, ptr %7781, i64 384
  store <16 x float> %7819, ptr %7820, align 64
  %7821 = shl <16 x i32> %7786, %7765
  br i1 %7744, label %7824, label %7822

7822:
  %7823 = ashr <16 x i32> %7821, %7746
  br label %7826

7824:
  %7825 = lshr <16 x i32> %7821, %7746
  br label %7826

7826:
  %7827 = phi <16 x i32> [ %7823, %7822 ], [ %7825, %7824 ]
  %7828 = sitofp <16 x i32> %7827 to <16 x float>
  %7829 = getelementptr inbounds nuw i8, ptr %7781, i64 512
  store <16 x float> %7828, ptr %7829, align 64
  %7830 = shl <16 x i32> %7786, %7769
  br i1 %7744, label %7833, label %7831

7831:
  %7832 = ashr <16 x i32> %7830, %7746
  br label %7835

7833:
  %7834 = lshr <16 x i32> %7830, %7746
  br label %7835

7835:
  %7836 = phi <16 x i32> [ %7832, %7831 ], [ %7834, %7833 ]
  %7837 = sitofp <16 x i32> %7836 to <16 x float>
  %7838 = getelementptr inbounds nuw i8, ptr %7781, i64 640
  store <16 x float> %7837, ptr %7838, align 64
  %7839 = shl <16 x i32> %7786, %7773
  br i1 %7744, label %7842, label %7840

7840:
  %7841 = ashr <16 x i32> %7839, %7746
  br label %7844

7842:
  %7843 = lshr <16 x i32> %7839, %7746
  br label %7844

7844:
  %7845 = phi <16 x i32> [ %7841, %7840 ], [ %7843, %7842 ]
  %7846 = sitofp <16 x i32> %7845 to <16 x float>
  %7847 = getelementptr inbounds nuw i8, ptr %7781, i64 768
  store <16 x float> %7846, ptr %7847, align 64
  %7848 = shl <16 x i32> %7786, %7777
  %7849 = getelementptr inbounds nuw i8, ptr %7781, i64 896
  %7850 = getelementptr inbounds nuw i8, ptr %7785, i64 64
  %7851 = getelementptr inbounds nuw i8, ptr %7781, i64 64
  %7852 = getelementptr inbounds nuw i8, ptr %7781, i64 192
  %7853 = getelementptr inbounds nuw i8, ptr %7781, i64 320
  %7854 = getelementptr inbounds nuw i8, ptr %7781, i64 448
  br i1 %7744, label %7885, label %7855

7855:
  %7856 = ashr <16 x i32> %7848, %7746
  %7857 = sitofp <16 x i32> %7856 to <16 x float>
  store <16 x float> %7857, ptr %7849, align 64
  %7858 = load <16 x i32>, ptr %7850, align 64
  %7859 = shl <16 x i32> %7858, %7746
  %7860 = ashr exact <16 x i32> %7859, %7746
  %7861 = sitofp <16 x i32> %7860 to <16 x float>
  store <16 x float> %7861, ptr %7851, align 64
  %7862 = shl <16 x i32> %7858, %7799
  %7863 = ashr <16 x i32> %7862, %7746
  %7864 = sitofp <16 x i32> %7863 to <16 x float>
  store <16 x float> %7864, ptr %7852, align 64
  %7865 = shl <16 x i32> %7858, %7757
  %7866 = ashr <16 x i32> %7865, %7746
  %7867 = sitofp <16 x i32> %7866 to <16 x float>
  store <16 x float> %7867, ptr %7853, align 64
  %7868 = shl <16 x i32> %7858, %7761
  %7869 = ashr <16 x i32> %7868, %7746
  %7870 = sitofp <16 x i32> %7869 to <16 x float>
  store <16 x float> %7870, ptr %7854, align 64
  %7871 = shl <16 x i32> %7858, %7765
  %7872 = ashr <16 x i32> %7871, %7746
  %7873 = sitofp <16 x i32> %7872 to <16 x float>
  %7874 = getelementptr inbounds nuw i8, ptr %7781, i64 576
  store <16 x float> %7873, ptr %7874, align 64
  %7875 = shl <16 x i32> %7858, %7769
  %7876 = ashr <16 x i32> %7875, %7746
  %7877 = sitofp <16 x i32> %7876 to <16 x float>
  %7878 = getelementptr inbounds nuw i8, ptr %7781, i64 704
  store <16 x float> %7877, ptr %7878, align 64
  %7879 = shl <16 x i32> %7858, %7773
  %7880 = ashr <16 x i32> %7879, %7746
  %7881 = sitofp <16 x i32> %7880 to <16 x float>
  %7882 = getelementptr inbounds nuw i8, ptr %7781, i64 832
  store <16 x float> %7881, ptr %7882, align 64
  %7883 = shl <16 x i32> %7858, %7777
  %7884 = ashr <16 x i32> %7883, %7746
  br label %7914

7885:
  %7886 = lshr <16 x i32> %7848, %7746
  %7887 = sitofp <16 x i32> %7886 to <16 x float>
  store <16 x float> %7887, ptr %7849, align 64
  %7888 = load <16 x i32>, ptr %7850, align 64
  %7889 = and <16 x i32> %7778, %7888
  %7890 = sitofp <16 x i32> %7889 to <16 x float>
  store <16 x float> %7890, ptr %7851, align 64
  %7891 = shl <16 x i32> %7888, %7799
  %7892 = lshr <16 x i32> %7891, %7746
  %7893 = sitofp <16 x i32> %7892 to <16 x float>
  store <16 x float> %7893, ptr %7852, align 64
  %7894 = shl <16 x i32> %7888, %7757
  %7895 = lshr <16 x i32> %7894, %7746
  %7896 = sitofp <16 x i32> %7895 to <16 x float>
  store <16 x float> %7896, ptr %7853, align 64
  %7897 = shl <16 x i32> %7888, %7761
  %7898 = lshr <16 x i32> %7897, %7746
  %7899 = sitofp <16 x i32> %7898 to <16 x float>
  store <16 x float> %7899, ptr %7854, align 64
  %7900 = shl <16 x i32> %7888, %7765
  %7901 = lshr <16 x i32> %7900, %7746
  %7902 = sitofp <16 x i32> %7901 to <16 x float>
  %7903 = getelementptr inbounds nuw i8, ptr %7781, i64 576
  store <16 x float> %7902, ptr %7903, align 64
  %7904 = shl <16 x i32> %7888, %7769
  %7905 = lshr <16 x i32> %7904, %7746
  %7906 = sitofp <16 x i32> %7905 to <16 x float>
  %7907 = getelementptr inbounds nuw i8, ptr %7781, i64 704
  store <16 x float> %7906, ptr %7907, align 64
  %7908 = shl <16 x i32> %7888, %7773
  %7909 = lshr <16 x i32> %7908, %7746
  %7910 = sitofp <16 x i32> %7909 to <16 x float>
  %7911 = getelementptr inbounds nuw i8, ptr %7781, i64 832
  store <16 x float> %7910, ptr %7911, align 64
  %7912 = shl <16 x i32> %7888, %7777
  %7913 = lshr <16 x i32> %7912, %7746
  br label %7914

7914:
  %7915 = phi <16 x i32> [ %7884, %7855 ], [ %7913, %7885 ]
  %7916 = sitofp <16 x i32> %7915 to <16 x float>
  %7917 = getelementptr inbounds nuw i8, ptr %7781, i64 960
  store <16 x float> %7916, ptr %7917, align 64
  %7918 = getelementptr inbounds nuw i8, ptr %7781, i64 1024
  %7919 = add nuw nsw i64 %7780, 1
  %7920 = icmp eq i64 %7919, %7747
  br i1 %7920, label %7921, label %7779

7921:
  %7922 = load i32, ptr %6247, align 4
  %7923 = load i32, ptr %0, align 4
  %7924 = mul i32 %7923, %7521
  %7925 = lshr i32 %7924, 2
  %7926 = add i32 %7922, %7513
  %7927 = add i32 %7926, %7925
  br i1 %7509, label %8102, label %7928

7928:
  %7929 = icmp eq i32 %7525, 0
  br i1 %7929, label %7999, label %7930

7930:
  %7931 = load ptr, ptr %6245, align 64
  %7932 = zext i32 %7525 to i64
  br label %7933

7933:
  %7934 = phi i64 [ 0, %7930 ], [ %7988, %7933 ]
  %7935 = phi <16 x float> [ zeroinitializer, %7930 ], [ %7952, %7933 ]
  %7936 = phi <16 x float> [ zeroinitializer, %7930 ], [ %7957, %7933 ]
  %7937 = phi <16 x float> [ zeroinitializer, %7930 ], [ %7987, %7933 ]
  %7938 = phi <16 x float> [ zeroinitializer, %7930 ], [ %7982, %7933 ]
  %7939 = phi <16 x float> [ zeroinitializer, %7930 ], [ %7977, %7933 ]
  %7940 = phi <16 x float> [ zeroinitializer, %7930 ], [ %7972, %7933 ]
  %7941 = phi <16 x float> [ zeroinitializer, %7930 ], [ %7967, %7933 ]
  %7942 = phi <16 x float> [ zeroinitializer, %7930 ], [ %7962, %7933 ]
  %7943 = getelementptr inbounds nuw i16, ptr %7931, i64 %7934
  %7944 = load i16, ptr %7943, align 2
  %7945 = zext i16 %7944 to i64
  %7946 = getelementptr inbounds nuw float, ptr %9, i64 %7945
  %7947 = getelementptr inbounds nuw <16 x float>, ptr %6239, i64 %7934
  %7948 = load <16 x float>, ptr %7947, align 64
  %7949 = load float, ptr %7946, align 4
  %7950 = insertelement <16 x float> poison, float %7949, i64 0
  %7951 = shufflevector <16 x float> %7950, <16 x float> poison, <16 x i32> zeroinitializer
  %7952 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %7948, <16 x float> %7951, <16 x float> %7935)
  %7953 = getelementptr inbounds nuw i8, ptr %7946, i64 16
  %7954 = load float, ptr %7953, align 4
  %7955 = insertelement <16 x float> poison, float %7954, i64 0
  %7956 = shufflevector <16 x float> %7955, <16 x float> poison, <16 x i32> zeroinitializer
  %7957 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %7948, <16 x float> %7956, <16 x float> %7936)
  %7958 = getelementptr inbounds nuw i8, ptr %7946, i64 32
  %7959 = load float, ptr %7958, align 4
  %7960 = insertelement <16 x float> poison, float %7959, i64 0
  %7961 = shufflevector <16 x float> %7960, <16 x float> poison, <16 x i32> zeroinitializer
  %7962 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %7948, <16 x float> %7961, <16 x float> %7942)
  %7963 = getelementptr inbounds nuw i8, ptr %7946, i64 48
  %7964 = load float, ptr %7963, align 4
  %7965 = insertelement <16 x float> poison, float %7964, i64 0
  %7966 = shufflevector <16 x float> %7965, <16 x float> poison, <16 x i32> zeroinitializer
  %7967 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %7948, <16 x float> %7966, <16 x float> %7941)
  %7968 = getelementptr inbounds nuw i8, ptr %7946, i64 64
  %7969 = load float, ptr %7968, align 4
  %7970 = insertelement <16 x float> poison, float %7969, i64 0
  %7971 = shufflevector <16 x float> %7970, <16 x float> poison, <16 x i32> zeroinitializer
  %7972 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %7948, <16 x float> %7971, <16 x float> %7940)
  %7973 = getelementptr inbounds nuw i8, ptr %7946, i64 80
  %7974 = load float, ptr %7973, align 4
  %7975 = insertelement <16 x float> poison, float %7974, i64 0
  %7976 = shufflevector <16 x float> %7975, <16 x float> poison, <16 x i32> zeroinitializer
  %7977 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %7948, <16 x float> %7976, <16 x float> %7939)
  %7978 = getelementptr inbounds nuw i8, ptr %7946, i64 96
  %7979 = load float, ptr %7978, align 4
  %7980 = insertelement <16 x float> poison, float %7979, i64 0
  %7981 = shufflevector <16 x float> %7980, <16 x float> poison, <16 x i32> zeroinitializer
  %7982 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %7948, <16 x float> %7981, <16 x float> %7938)
  %7983 = getelementptr inbounds nuw i8, ptr %7946, i64 112
  %7984 = load float, ptr %7983, align 4
  %7985 = insertelement <16 x float> poison, float %7984, i64 0
  %7986 = shufflevector <16 x float> %7985, <16 x float> poison, <16 x i32> zeroinitializer
  %7987 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %7948, <16 x float> %7986, <16 x float> %7937)
  %7988 = add nuw nsw i64 %7934, 1
  %7989 = icmp eq i64 %7988, %7932
  br i1 %7989, label %7990, label %7933

7990:
  %7991 = fptosi <16 x float> %7952 to <16 x i32>
  %7992 = fptosi <16 x float> %7957 to <16 x i32>
  %7993 = fptosi <16 x float> %7962 to <16 x i32>
  %7994 = fptosi <16 x float> %7967 to <16 x i32>
  %7995 = fptosi <16 x float> %7972 to <16 x i32>
  %7996 = fptosi <16 x float> %7977 to <16 x i32>
  %7997 = fptosi <16 x float> %7982 to <16 x i32>
  %7998 = fptosi <16 x float> %7987 to <16 x i32>
  br label %7999

7999:
  %8000 = phi <16 x i32> [ zeroinitializer, %7928 ], [ %7993, %7990 ]
  %8001 = phi <16 x i32> [ zeroinitializer, %7928 ], [ %7994, %7990 ]
  %8002 = phi <16 x i32> [ zeroinitializer, %7928 ], [ %7995, %7990 ]
  %8003 = phi <16 x i32> [ zeroinitializer, %7928 ], [ %7996, %7990 ]
  %8004 = phi <16 x i32> [ zeroinitializer, %7928 ], [ %7997, %7990 ]
  %8005 = phi <16 x i32> [ zeroinitializer, %7928 ], [ %7998, %7990 ]
  %8006 = phi <16 x i32> [ zeroinitializer, %7928 ], [ %7992, %7990 ]
  %8007 = phi <16 x i32> [ zeroinitializer, %7928 ], [ %7991, %7990 ]
  %8008 = icmp eq i32 %7923, 8
  %8009 = zext i32 %7927 to i64
  %8010 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %8009
  %8011 = add i32 %7927, 2
  %8012 = zext i32 %8011 to i64
  %8013 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %8012
  %8014 = select i1 %8008, ptr @ZEROS, ptr %8013
  %8015 = load <16 x i32>, ptr %8010, align 64
  %8016 = getelementptr inbounds nuw i8, ptr %8010, i64 64
  %8017 = load <16 x i32>, ptr %8016, align 64
  %8018 = shufflevector <16 x i32> %8015, <16 x i32> %8017, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %8019 = shufflevector <16 x i32> %8015, <16 x i32> %8017, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %8020 = load <16 x i32>, ptr %8014, align 64
  %8021 = getelementptr inbounds nuw i8, ptr %8014, i64 64
  %8022 = load <16 x i32>, ptr %8021, align 64
  %8023 = shufflevector <16 x i32> %8020, <16 x i32> %8022, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %8024 = shufflevector <16 x i32> %8020, <16 x i32> %8022, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %8025 = shufflevector <16 x i32> %8018, <16 x i32> %8023, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %8026 = shufflevector <16 x i32> %8018, <16 x i32> %8023, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %8027 = shufflevector <16 x i32> %8019, <16 x i32> %8024, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %8028 = shufflevector <16 x i32> %8019, <16 x i32> %8024, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %8029 = add i32 %7927, 1
  %8030 = zext i32 %8029 to i64
  %8031 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %8030
  %8032 = add i32 %7927, 3
  %8033 = zext i32 %8032 to i64
  %8034 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %8033
  %8035 = select i1 %8008, ptr @ZEROS, ptr %8034
  %8036 = load <16 x i32>, ptr %8031, align 64
  %8037 = getelementptr inbounds nuw i8, ptr %8031, i64 64
  %8038 = load <16 x i32>, ptr %8037, align 64
  %8039 = shufflevector <16 x i32> %8036, <16 x i32> %8038, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %8040 = shufflevector <16 x i32> %8036, <16 x i32> %8038, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %8041 = load <16 x i32>, ptr %8035, align 64
  %8042 = getelementptr inbounds nuw i8, ptr %8035, i64 64
  %8043 = load <16 x i32>, ptr %8042, align 64
  %8044 = shufflevector <16 x i32> %8041, <16 x i32> %8043, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %8045 = shufflevector <16 x i32> %8041, <16 x i32> %8043, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %8046 = shufflevector <16 x i32> %8039, <16 x i32> %8044, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %8047 = shufflevector <16 x i32> %8039, <16 x i32> %8044, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %8048 = shufflevector <16 x i32> %8040, <16 x i32> %8045, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %8049 = shufflevector <16 x i32> %8040, <16 x i32> %8045, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %8050 = load i32, ptr %6248, align 4
  %8051 = icmp eq i32 %8050, 0
  br i1 %8051, label %8061, label %8052

8052:
  %8053 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %8025, <16 x i32> %8007)
  %8054 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %8046, <16 x i32> %8006)
  %8055 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %8026, <16 x i32> %8000)
  %8056 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %8047, <16 x i32> %8001)
  %8057 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %8027, <16 x i32> %8002)
  %8058 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %8048, <16 x i32> %8003)
  %8059 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %8028, <16 x i32> %8004)
  %8060 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %8049, <16 x i32> %8005)
  br label %8070

8061:
  %8062 = add <16 x i32> %8025, %8007
  %8063 = add <16 x i32> %8046, %8006
  %8064 = add <16 x i32> %8026, %8000
  %8065 = add <16 x i32> %8047, %8001
  %8066 = add <16 x i32> %8027, %8002
  %8067 = add <16 x i32> %8048, %8003
  %8068 = add <16 x i32> %8028, %8004
  %8069 = add <16 x i32> %8049, %8005
  br label %8070

8070:
  %8071 = phi <16 x i32> [ %8059, %8052 ], [ %8068, %8061 ]
  %8072 = phi <16 x i32> [ %8057, %8052 ], [ %8066, %8061 ]
  %8073 = phi <16 x i32> [ %8055, %8052 ], [ %8064, %8061 ]
  %8074 = phi <16 x i32> [ %8053, %8052 ], [ %8062, %8061 ]
  %8075 = phi <16 x i32> [ %8054, %8052 ], [ %8063, %8061 ]
  %8076 = phi <16 x i32> [ %8056, %8052 ], [ %8065, %8061 ]
  %8077 = phi <16 x i32> [ %8058, %8052 ], [ %8067, %8061 ]
  %8078 = phi <16 x i32> [ %8060, %8052 ], [ %8069, %8061 ]
  %8079 = shufflevector <16 x i32> %8074, <16 x i32> %8073, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %8080 = shufflevector <16 x i32> %8072, <16 x i32> %8071, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %8081 = shufflevector <16 x i32> %8079, <16 x i32> %8080, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32
      17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %8081, ptr %8010, align 64
  %8082 = shufflevector <16 x i32> %8079, <16 x i32> %8080, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13,
      i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  store <16 x i32> %8082, ptr %8016, align 64
  br i1 %8008, label %8089, label %8083

8083:
  %8084 = shufflevector <16 x i32> %8074, <16 x i32> %8073, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %8085 = shufflevector <16 x i32> %8072, <16 x i32> %8071, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %8086 = shufflevector <16 x i32> %8084, <16 x i32> %8085, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32
      17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %8086, ptr %8013, align 64
  %8087 = shufflevector <16 x i32> %8084, <16 x i32> %8085, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13,
      i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  %8088 = getelementptr inbounds nuw i8, ptr %8013, i64 64
  store <16 x i32> %8087, ptr %8088, align 64
  br label %8089

8089:
  %8090 = load i32, ptr %0, align 4
  %8091 = icmp eq i32 %8090, 8
  %8092 = shufflevector <16 x i32> %8075, <16 x i32> %8076, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %8093 = shufflevector <16 x i32> %8077, <16 x i32> %8078, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %8094 = shufflevector <16 x i32> %8092, <16 x i32> %8093, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32
      17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %8094, ptr %8031, align 64
  %8095 = shufflevector <16 x i32> %8092, <16 x i32> %8093, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13,
      i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  store <16 x i32> %8095, ptr %8037, align 64
  br i1 %8091, label %8103, label %8096

8096:
  %8097 = shufflevector <16 x i32> %8075, <16 x i32> %8076, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %8098 = shufflevector <16 x i32> %8077, <16 x i32> %8078, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %8099 = shufflevector <16 x i32> %8097, <16 x i32> %8098, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32
      17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %8099, ptr %8034, align 64
  %8100 = shufflevector <16 x i32> %8097, <16 x i32> %8098, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13,
      i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  %8101 = getelementptr inbounds nuw i8, ptr %8034, i64 64
  store <16 x i32> %8100, ptr %8101, align 64
  br label %8103

8102:
  tail call fastcc void @sum_slowly(ptr %0, ptr %1, i32 %6251, i32 %7521)
  br label %8103

8103:
  %8104 = add nuw nsw i32 %7521, 1
  %8105 = load i32, ptr %6243, align 4
  %8106 = lshr i32 %8105, 3
  %8107 = icmp samesign ult i32 %8104, %8106
  br i1 %8107, label %7520, label %7514

8108:
  br label %8109

8109:
  ret void
}

define internal fastcc void @sum_slowly(ptr %0, ptr %1, i32 %2, i32 %3) unnamed_addr #0 {
  %5 = alloca [64 x %struct.Factor], align 16
  %6 = alloca [8 x [64 x %struct.Factor]], align 16
  %7 = alloca [8 x <16 x float>], align 64
  %8 = alloca [8 x <16 x float>], align 64
  %9 = alloca [8 x <16 x i32>], align 64
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %11 = load i32, ptr %10, align 4
  %12 = load i32, ptr %0, align 4
  %13 = mul i32 %12, %3
  %14 = lshr i32 %13, 2
  %15 = shl nuw nsw i32 %2, 2
  %16 = add i32 %11, %15
  %17 = add i32 %16, %14
  %18 = icmp eq i32 %12, 8
  %19 = zext i32 %17 to i64
  %20 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %19
  %21 = add i32 %17, 2
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %22
  %24 = select i1 %18, ptr @ZEROS, ptr %23
  %25 = load <16 x i32>, ptr %20, align 64
  %26 = getelementptr inbounds nuw i8, ptr %20, i64 64
  %27 = load <16 x i32>, ptr %26, align 64
  %28 = shufflevector <16 x i32> %25, <16 x i32> %27, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24,
      i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %29 = shufflevector <16 x i32> %25, <16 x i32> %27, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32 26,
      i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %30 = load <16 x i32>, ptr %24, align 64
  %31 = getelementptr inbounds nuw i8, ptr %24, i64 64
  %32 = load <16 x i32>, ptr %31, align 64
  %33 = shufflevector <16 x i32> %30, <16 x i32> %32, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24,
      i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %34 = shufflevector <16 x i32> %30, <16 x i32> %32, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32 26,
      i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %35 = shufflevector <16 x i32> %28, <16 x i32> %33, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32
      7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %36 = shufflevector <16 x i32> %28, <16 x i32> %33, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14,
      i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %37 = shufflevector <16 x i32> %29, <16 x i32> %34, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32
      7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %38 = shufflevector <16 x i32> %29, <16 x i32> %34, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14,
      i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x i32> %35, ptr %7, align 64
  %39 = getelementptr inbounds nuw i8, ptr %7, i64 128
  store <16 x i32> %36, ptr %39, align 64
  %40 = getelementptr inbounds nuw i8, ptr %7, i64 256
  store <16 x i32> %37, ptr %40, align 64
  %41 = getelementptr inbounds nuw i8, ptr %7, i64 384
  store <16 x i32> %38, ptr %41, align 64
  %42 = add i32 %17, 1
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %43
  %45 = add i32 %17, 3
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %46
  %48 = select i1 %18, ptr @ZEROS, ptr %47
  %49 = load <16 x i32>, ptr %44, align 64
  %50 = getelementptr inbounds nuw i8, ptr %44, i64 64
  %51 = load <16 x i32>, ptr %50, align 64
  %52 = shufflevector <16 x i32> %49, <16 x i32> %51, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24,
      i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %53 = shufflevector <16 x i32> %49, <16 x i32> %51, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32 26,
      i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %54 = load <16 x i32>, ptr %48, align 64
  %55 = getelementptr inbounds nuw i8, ptr %48, i64 64
  %56 = load <16 x i32>, ptr %55, align 64
  %57 = shufflevector <16 x i32> %54, <16 x i32> %56, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24,
      i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %58 = shufflevector <16 x i32> %54, <16 x i32> %56, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32 26,
      i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %59 = shufflevector <16 x i32> %52, <16 x i32> %57, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32
      7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %60 = shufflevector <16 x i32> %52, <16 x i32> %57, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14,
      i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %61 = shufflevector <16 x i32> %53, <16 x i32> %58, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32
      7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %62 = shufflevector <16 x i32> %53, <16 x i32> %58, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14,
      i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %63 = getelementptr inbounds nuw i8, ptr %7, i64 64
  store <16 x i32> %59, ptr %63, align 64
  %64 = getelementptr inbounds nuw i8, ptr %7, i64 192
  store <16 x i32> %60, ptr %64, align 64
  %65 = getelementptr inbounds nuw i8, ptr %7, i64 320
  store <16 x i32> %61, ptr %65, align 64
  %66 = getelementptr inbounds nuw i8, ptr %7, i64 448
  store <16 x i32> %62, ptr %66, align 64
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %68 = load i32, ptr %67, align 4
  %69 = icmp sgt i32 %68, -1
  br i1 %69, label %70, label %121

70:
  %71 = add nuw nsw i32 %15, %14
  %72 = add nuw i32 %71, %68
  %73 = zext i32 %72 to i64
  %74 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %73
  %75 = add nuw i32 %72, 2
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %76
  %78 = select i1 %18, ptr @ZEROS, ptr %77
  %79 = load <16 x i32>, ptr %74, align 64
  %80 = getelementptr inbounds nuw i8, ptr %74, i64 64
  %81 = load <16 x i32>, ptr %80, align 64
  %82 = shufflevector <16 x i32> %79, <16 x i32> %81, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24,
      i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %83 = shufflevector <16 x i32> %79, <16 x i32> %81, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32 26,
      i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %84 = load <16 x i32>, ptr %78, align 64
  %85 = getelementptr inbounds nuw i8, ptr %78, i64 64
  %86 = load <16 x i32>, ptr %85, align 64
  %87 = shufflevector <16 x i32> %84, <16 x i32> %86, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24,
      i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %88 = shufflevector <16 x i32> %84, <16 x i32> %86, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32 26,
      i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %89 = shufflevector <16 x i32> %82, <16 x i32> %87, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32
      7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %90 = shufflevector <16 x i32> %82, <16 x i32> %87, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14,
      i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %91 = shufflevector <16 x i32> %83, <16 x i32> %88, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32
      7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %92 = shufflevector <16 x i32> %83, <16 x i32> %88, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14,
      i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x i32> %89, ptr %9, align 64
  %93 = getelementptr inbounds nuw i8, ptr %9, i64 128
  store <16 x i32> %90, ptr %93, align 64
  %94 = getelementptr inbounds nuw i8, ptr %9, i64 256
  store <16 x i32> %91, ptr %94, align 64
  %95 = getelementptr inbounds nuw i8, ptr %9, i64 384
  store <16 x i32> %92, ptr %95, align 64
  %96 = add nuw i32 %72, 1
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %97
  %99 = add nuw i32 %72, 3
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %100
  %102 = select i1 %18, ptr @ZEROS, ptr %101
  %103 = load <16 x i32>, ptr %98, align 64
  %104 = getelementptr inbounds nuw i8, ptr %98, i64 64
  %105 = load <16 x i32>, ptr %104, align 64
  %106 = shufflevector <16 x i32> %103, <16 x i32> %105, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %107 = shufflevector <16 x i32> %103, <16 x i32> %105, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32
      26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %108 = load <16 x i32>, ptr %102, align 64
  %109 = getelementptr inbounds nuw i8, ptr %102, i64 64
  %110 = load <16 x i32>, ptr %109, align 64
  %111 = shufflevector <16 x i32> %108, <16 x i32> %110, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %112 = shufflevector <16 x i32> %108, <16 x i32> %110, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32
      26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %113 = shufflevector <16 x i32> %106, <16 x i32> %111, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %114 = shufflevector <16 x i32> %106, <16 x i32> %111, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %115 = shufflevector <16 x i32> %107, <16 x i32> %112, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %116 = shufflevector <16 x i32> %107, <16 x i32> %112, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %117 = getelementptr inbounds nuw i8, ptr %9, i64 64
  store <16 x i32> %113, ptr %117, align 64
  %118 = getelementptr inbounds nuw i8, ptr %9, i64 192
  store <16 x i32> %114, ptr %118, align 64
  %119 = getelementptr inbounds nuw i8, ptr %9, i64 320
  store <16 x i32> %115, ptr %119, align 64
  %120 = getelementptr inbounds nuw i8, ptr %9, i64 448
  store <16 x i32> %116, ptr %120, align 64
  br label %121

121:
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %123 = load i32, ptr %122, align 4
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %125 = load i32, ptr %124, align 4
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %127 = load i32, ptr %126, align 4
  %128 = tail call i32 @llvm.cttz.i32(i32 %127, i1 false)
  %129 = sub nsw i32 5, %128
  %130 = sub nsw i32 7, %128
  %131 = lshr i32 %123, %130
  %132 = mul i32 %131, %3
  %133 = add i32 %132, %125
  %134 = zext i32 %133 to i64
  %135 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %134
  %136 = icmp eq i32 %123, 0
  %137 = shl nsw i32 -1, %129
  %138 = xor i32 %137, -1
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %140 = zext i32 %123 to i64
  br label %141

141:
  %142 = phi i64 [ 0, %121 ], [ %165, %164 ]
  br i1 %136, label %164, label %143

143:
  %144 = getelementptr inbounds nuw [64 x %struct.Factor], ptr %6, i64 %142
  %145 = load i32, ptr %139, align 4
  %146 = trunc i64 %142 to i32
  %147 = shl i32 %146, 2
  br label %167

148:
  %149 = lshr i32 %12, 3
  %150 = icmp eq i32 %149, 1
  %151 = select i1 %150, i64 8, i64 16
  %152 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %153 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %154 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %155 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %156 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %157 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 92
  %159 = shl nuw nsw i32 %2, 1
  %160 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %161 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %162 = load i32, ptr %152, align 4
  %163 = icmp eq i32 %162, 0
  br label %190

164:
  %165 = add nuw nsw i64 %142, 1
  %166 = icmp eq i64 %165, 8
  br i1 %166, label %148, label %141

167:
  %168 = phi i64 [ 0, %143 ], [ %188, %167 ]
  %169 = getelementptr inbounds nuw %struct.Factor, ptr %144, i64 %168
  %170 = trunc nuw i64 %168 to i32
  %171 = lshr i32 %170, %129
  %172 = lshr i32 %171, 2
  %173 = zext nneg i32 %172 to i64
  %174 = getelementptr inbounds nuw [32 x i32], ptr %135, i64 %173
  %175 = and i32 %171, 3
  %176 = or disjoint i32 %175, %147
  %177 = zext nneg i32 %176 to i64
  %178 = getelementptr inbounds nuw i32, ptr %174, i64 %177
  %179 = load i32, ptr %178, align 4
  %180 = and i32 %170, %138
  %181 = mul i32 %180, %127
  %182 = add i32 %181, %145
  %183 = lshr i32 %179, %182
  %184 = tail call fastcc { i64, float } @factor_of(i32 %183, ptr %126)
  %185 = extractvalue { i64, float } %184, 0
  %186 = extractvalue { i64, float } %184, 1
  store i64 %185, ptr %169, align 4
  %187 = getelementptr inbounds nuw i8, ptr %169, i64 8
  store float %186, ptr %187, align 4
  %188 = add nuw nsw i64 %168, 1
  %189 = icmp eq i64 %188, %140
  br i1 %189, label %164, label %167

190:
  %191 = phi i64 [ 0, %148 ], [ %235, %234 ]
  br i1 %136, label %206, label %192

192:
  %193 = trunc nuw nsw i64 %191 to i32
  %194 = lshr i32 %193, 3
  %195 = add nuw nsw i32 %194, %159
  %196 = zext nneg i32 %195 to i64
  %197 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %196
  %198 = load i32, ptr %160, align 4
  %199 = tail call i32 @llvm.cttz.i32(i32 %198, i1 false)
  %200 = sub nsw i32 5, %199
  %201 = shl i32 %193, 2
  %202 = and i32 %201, 28
  %203 = shl nsw i32 -1, %200
  %204 = xor i32 %203, -1
  %205 = load i32, ptr %161, align 4
  br label %210

206:
  %207 = getelementptr inbounds nuw float, ptr %7, i64 %191
  %208 = getelementptr inbounds nuw i32, ptr %9, i64 %191
  %209 = getelementptr inbounds nuw float, ptr %8, i64 %191
  br label %237

210:
  %211 = phi i64 [ 0, %192 ], [ %232, %210 ]
  %212 = getelementptr inbounds nuw %struct.Factor, ptr %5, i64 %211
  %213 = trunc nuw i64 %211 to i32
  %214 = lshr i32 %213, %200
  %215 = lshr i32 %214, 2
  %216 = mul i32 %215, %149
  %217 = zext i32 %216 to i64
  %218 = getelementptr inbounds nuw [32 x i32], ptr %197, i64 %217
  %219 = and i32 %214, 3
  %220 = or disjoint i32 %219, %202
  %221 = zext nneg i32 %220 to i64
  %222 = getelementptr inbounds nuw i32, ptr %218, i64 %221
  %223 = load i32, ptr %222, align 4
  %224 = and i32 %213, %204
  %225 = mul i32 %224, %198
  %226 = add i32 %225, %205
  %227 = lshr i32 %223, %226
  %228 = tail call fastcc { i64, float } @factor_of(i32 %227, ptr %160)
  %229 = extractvalue { i64, float } %228, 0
  %230 = extractvalue { i64, float } %228, 1
  store i64 %229, ptr %212, align 4
  %231 = getelementptr inbounds nuw i8, ptr %212, i64 8
  store float %230, ptr %231, align 4
  %232 = add nuw nsw i64 %211, 1
  %233 = icmp eq i64 %232, %140
  br i1 %233, label %206, label %210

234:
  %235 = add nuw nsw i64 %191, 1
  %236 = icmp eq i64 %235, %151
  br i1 %236, label %469, label %190

237:
  %238 = phi i64 [ 0, %206 ], [ %467, %464 ]
  %239 = getelementptr inbounds nuw <16 x float>, ptr %207, i64 %238
  %240 = load float, ptr %239, align 4
  br i1 %69, label %241, label %244

241:
  %242 = getelementptr inbounds nuw <16 x i32>, ptr %208, i64 %238
  %243 = load i32, ptr %242, align 4
  br label %244

244:
  %245 = phi i32 [ %243, %241 ], [ 0, %237 ]
  %246 = getelementptr inbounds nuw [64 x %struct.Factor], ptr %6, i64 %238
  br i1 %163, label %247, label %276

247:
  br i1 %136, label %248, label %255

248:
  %249 = phi float [ %240, %247 ], [ %264, %255 ]
  %250 = load i32, ptr %157, align 4
  %251 = icmp ne i32 %250, 0
  %252 = tail call float @llvm.fabs.f32(float %249)
  %253 = fcmp one float %252, 0x7FF0000000000000
  %254 = select i1 %251, i1 %253, i1 false
  br i1 %254, label %270, label %267

255:
  %256 = phi i64 [ %265, %255 ], [ 0, %247 ]
  %257 = phi float [ %264, %255 ], [ %240, %247 ]
  %258 = getelementptr inbounds nuw %struct.Factor, ptr %5, i64 %256
  %259 = getelementptr inbounds nuw i8, ptr %258, i64 8
  %260 = load float, ptr %259, align 4
  %261 = getelementptr inbounds nuw %struct.Factor, ptr %246, i64 %256
  %262 = getelementptr inbounds nuw i8, ptr %261, i64 8
  %263 = load float, ptr %262, align 4
  %264 = tail call float @llvm.fma.f32(float %260, float %263, float %257)
  %265 = add nuw nsw i64 %256, 1
  %266 = icmp eq i64 %265, %140
  br i1 %266, label %248, label %255

267:
  %268 = fcmp uno float %249, 0.000000e+00
  %269 = select i1 %268, float 0x7FFFFFFFE0000000, float %249
  br label %464

270:
  %271 = fpext float %249 to double
  %272 = tail call fastcc float @rounded_to_half_single(double %271)
  %273 = fcmp oeq float %272, 0.000000e+00
  %274 = tail call float @llvm.copysign.f32(float 0.000000e+00, float %249)
  %275 = select i1 %273, float %274, float %272
  br label %464

276:
  br i1 %136, label %464, label %277

277:
  %278 = load i32, ptr %153, align 4
  %279 = load i32, ptr %154, align 4
  %280 = load i32, ptr %155, align 4
  %281 = add i32 %278, %280
  %282 = sub i32 %279, %281
  %283 = load i32, ptr %156, align 4
  %284 = load i32, ptr %157, align 4
  %285 = icmp ne i32 %284, 0
  %286 = add nsw i32 %279, -23
  %287 = zext nneg i32 %286 to i64
  %288 = sub nsw i32 23, %279
  %289 = zext nneg i32 %288 to i64
  %290 = icmp slt i32 %279, 23
  %291 = zext nneg i32 %282 to i64
  %292 = sub nsw i32 0, %282
  %293 = zext nneg i32 %292 to i64
  %294 = icmp slt i32 %282, 0
  %295 = icmp eq i32 %284, 0
  br label %296

296:
  %297 = phi i32 [ 0, %277 ], [ %300, %461 ]
  %298 = phi float [ %240, %277 ], [ %462, %461 ]
  %299 = zext i32 %297 to i64
  %300 = add i32 %297, %283
  %301 = tail call i32 @llvm.umin.i32(i32 %300, i32 %123)
  %302 = tail call float @llvm.fabs.f32(float %298)
  %303 = fcmp ueq float %302, 0x7FF0000000000000
  br i1 %303, label %309, label %304

304:
  %305 = fcmp ogt float %298, 0.000000e+00
  br i1 %305, label %309, label %306

306:
  %307 = fcmp olt float %298, 0.000000e+00
  %308 = select i1 %307, float -1.000000e+00, float 0.000000e+00
  br label %309

309:
  %310 = phi float [ 1.000000e+00, %304 ], [ %308, %306 ], [ %298, %296 ]
  %311 = bitcast float %298 to i32
  %312 = tail call fastcc { i64, float } @factor_of(i32 %311, ptr @SINGLE)
  %313 = extractvalue { i64, float } %312, 0
  %314 = lshr i64 %313, 32
  %315 = trunc nuw i64 %314 to i32
  %316 = and i64 %313, 4294967295
  %317 = icmp ne i64 %316, 0
  %318 = select i1 %285, i1 %317, i1 false
  %319 = tail call i32 @llvm.smax.i32(i32 %315, i32 -14)
  %320 = select i1 %318, i32 %319, i32 %315
  %321 = icmp ult i32 %297, %301
  br i1 %321, label %322, label %324

322:
  %323 = zext i32 %301 to i64
  br label %329

324:
  %325 = phi float [ %310, %309 ], [ %358, %355 ]
  %326 = phi i32 [ %320, %309 ], [ %365, %355 ]
  %327 = tail call float @llvm.fabs.f32(float %325)
  %328 = fcmp ueq float %327, 0x7FF0000000000000
  br i1 %328, label %368, label %371

329:
  %330 = phi i64 [ %299, %322 ], [ %366, %355 ]
  %331 = phi i32 [ %320, %322 ], [ %365, %355 ]
  %332 = phi float [ %310, %322 ], [ %358, %355 ]
  %333 = getelementptr inbounds nuw %struct.Factor, ptr %5, i64 %330
  %334 = getelementptr inbounds nuw i8, ptr %333, i64 8
  %335 = load float, ptr %334, align 4
  %336 = tail call float @llvm.fabs.f32(float %335)
  %337 = fcmp ueq float %336, 0x7FF0000000000000
  br i1 %337, label %343, label %338

338:
  %339 = fcmp ogt float %335, 0.000000e+00
  br i1 %339, label %343, label %340

340:
  %341 = fcmp olt float %335, 0.000000e+00
  %342 = select i1 %341, float -1.000000e+00, float 0.000000e+00
  br label %343

343:
  %344 = phi float [ 1.000000e+00, %338 ], [ %342, %340 ], [ %335, %329 ]
  %345 = getelementptr inbounds nuw %struct.Factor, ptr %246, i64 %330
  %346 = getelementptr inbounds nuw i8, ptr %345, i64 8
  %347 = load float, ptr %346, align 4
  %348 = tail call float @llvm.fabs.f32(float %347)
  %349 = fcmp ueq float %348, 0x7FF0000000000000
  br i1 %349, label %355, label %350

350:
  %351 = fcmp ogt float %347, 0.000000e+00
  br i1 %351, label %355, label %352

352:
  %353 = fcmp olt float %347, 0.000000e+00
  %354 = select i1 %353, float -1.000000e+00, float 0.000000e+00
  br label %355

355:
  %356 = phi float [ 1.000000e+00, %350 ], [ %354, %352 ], [ %347, %343 ]
  %357 = fmul float %344, %356
  %358 = fadd float %332, %357
  %359 = getelementptr inbounds nuw i8, ptr %333, i64 4
  %360 = load i32, ptr %359, align 4
  %361 = getelementptr inbounds nuw i8, ptr %345, i64 4
  %362 = load i32, ptr %361, align 4
  %363 = add i32 %360, %245
  %364 = add i32 %363, %362
  %365 = tail call i32 @llvm.smax.i32(i32 %331, i32 %364)
  %366 = add nuw nsw i64 %330, 1
  %367 = icmp samesign ult i64 %366, %323
  br i1 %367, label %329, label %324

368:
  %369 = fcmp uno float %325, 0.000000e+00
  %370 = select i1 %369, float 0x7FFFFFFFE0000000, float %325
  br label %461

371:
  %372 = shl i64 %313, 32
  %373 = ashr exact i64 %372, 32
  %374 = sub nsw i32 %326, %315
  %375 = tail call i64 @llvm.abs.i64(i64 %373, i1 true)
  %376 = shl i64 %375, %287
  %377 = lshr i64 %375, %289
  %378 = select i1 %290, i64 %377, i64 %376
  %379 = icmp slt i64 %373, 0
  %380 = icmp sgt i32 %374, 63
  %381 = zext nneg i32 %374 to i64
  %382 = ashr i64 %378, %381
  %383 = select i1 %380, i64 0, i64 %382
  %384 = sub nsw i64 0, %383
  %385 = select i1 %379, i64 %384, i64 %383
  br i1 %321, label %386, label %388

386:
  %387 = zext i32 %301 to i64
  br label %397

388:
  %389 = phi i64 [ %385, %371 ], [ %425, %397 ]
  %390 = sitofp i64 %389 to double
  %391 = sub i32 %326, %279
  %392 = add i32 %391, 1023
  %393 = zext i32 %392 to i64
  %394 = shl i64 %393, 52
  %395 = bitcast i64 %394 to double
  %396 = fmul double %395, %390
  br i1 %295, label %430, label %428

397:
  %398 = phi i64 [ %299, %386 ], [ %426, %397 ]
  %399 = phi i64 [ %385, %386 ], [ %425, %397 ]
  %400 = getelementptr inbounds nuw %struct.Factor, ptr %5, i64 %398
  %401 = load i32, ptr %400, align 4
  %402 = sext i32 %401 to i64
  %403 = getelementptr inbounds nuw %struct.Factor, ptr %246, i64 %398
  %404 = load i32, ptr %403, align 4
  %405 = sext i32 %404 to i64
  %406 = mul nsw i64 %405, %402
  %407 = getelementptr inbounds nuw i8, ptr %400, i64 4
  %408 = load i32, ptr %407, align 4
  %409 = getelementptr inbounds nuw i8, ptr %403, i64 4
  %410 = load i32, ptr %409, align 4
  %411 = add i32 %245, %408
  %412 = add i32 %411, %410
  %413 = sub i32 %326, %412
  %414 = tail call i64 @llvm.abs.i64(i64 %406, i1 true)
  %415 = shl i64 %414, %291
  %416 = lshr i64 %414, %293
  %417 = select i1 %294, i64 %416, i64 %415
  %418 = icmp slt i64 %406, 0
  %419 = icmp sgt i32 %413, 63
  %420 = zext nneg i32 %413 to i64
  %421 = ashr i64 %417, %420
  %422 = select i1 %419, i64 0, i64 %421
  %423 = sub nsw i64 0, %422
  %424 = select i1 %418, i64 %423, i64 %422
  %425 = add nsw i64 %424, %399
  %426 = add nuw nsw i64 %398, 1
  %427 = icmp samesign ult i64 %426, %387
  br i1 %427, label %397, label %388

428:
  %429 = tail call fastcc float @rounded_to_half_single(double %396)
  br label %461

430:
  %431 = load i32, ptr %158, align 4
  %432 = fcmp olt double %396, 0.000000e+00
  %433 = fneg double %396
  %434 = select i1 %432, double %433, double %396
  %435 = fcmp ult double %434, 0x47F0000000000000
  br i1 %435, label %436, label %453

436:
  %437 = fcmp ult double %434, 0x3810000000000000
  br i1 %437, label %443, label %438

438:
  %439 = bitcast double %434 to i64
  %440 = lshr i64 %439, 29
  %441 = trunc i64 %440 to i32
  %442 = add i32 %441, 1073741824
  br label %446

443:
  %444 = fmul double %434, 0x4940000000000000
  %445 = fptoui double %444 to i32
  br label %446

446:
  %447 = phi i32 [ %445, %443 ], [ %442, %438 ]
  %448 = freeze i32 %447
  %449 = icmp eq i32 %448, 2139095040
  %450 = sub nsw i32 23, %431
  %451 = shl nsw i32 -1, %450
  %452 = and i32 %448, %451
  br i1 %449, label %453, label %454

453:
  br label %454

454:
  %455 = phi i32 [ 2139095040, %453 ], [ %452, %446 ]
  %456 = icmp ne i32 %455, 0
  %457 = and i1 %432, %456
  %458 = or i32 %455, -2147483648
  %459 = select i1 %457, i32 %458, i32 %455
  %460 = bitcast i32 %459 to float
  br label %461

461:
  %462 = phi float [ %370, %368 ], [ %429, %428 ], [ %460, %454 ]
  %463 = icmp ult i32 %300, %123
  br i1 %463, label %296, label %464

464:
  %465 = phi float [ %269, %267 ], [ %275, %270 ], [ %240, %276 ], [ %462, %461 ]
  %466 = getelementptr inbounds nuw <16 x float>, ptr %209, i64 %238
  store float %465, ptr %466, align 4
  %467 = add nuw nsw i64 %238, 1
  %468 = icmp eq i64 %467, 8
  br i1 %468, label %234, label %237

469:
  %470 = load <16 x i32>, ptr %8, align 64
  %471 = getelementptr inbounds nuw i8, ptr %8, i64 128
  %472 = load <16 x i32>, ptr %471, align 64
  %473 = getelementptr inbounds nuw i8, ptr %8, i64 256
  %474 = load <16 x i32>, ptr %473, align 64
  %475 = getelementptr inbounds nuw i8, ptr %8, i64 384
  %476 = load <16 x i32>, ptr %475, align 64
  %477 = shufflevector <16 x i32> %470, <16 x i32> %472, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %478 = shufflevector <16 x i32> %474, <16 x i32> %476, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %479 = shufflevector <16 x i32> %477, <16 x i32> %478, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32 17,
      i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %479, ptr %20, align 64
  %480 = shufflevector <16 x i32> %477, <16 x i32> %478, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13, i32
      21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  store <16 x i32> %480, ptr %26, align 64
  br i1 %18, label %487, label %481

481:
  %482 = shufflevector <16 x i32> %470, <16 x i32> %472, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %483 = shufflevector <16 x i32> %474, <16 x i32> %476, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %484 = shufflevector <16 x i32> %482, <16 x i32> %483, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32 17,
      i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %484, ptr %23, align 64
  %485 = shufflevector <16 x i32> %482, <16 x i32> %483, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13, i32
      21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  %486 = getelementptr inbounds nuw i8, ptr %23, i64 64
  store <16 x i32> %485, ptr %486, align 64
  br label %487

487:
  %488 = getelementptr inbounds nuw i8, ptr %8, i64 64
  %489 = load <16 x i32>, ptr %488, align 64
  %490 = getelementptr inbounds nuw i8, ptr %8, i64 192
  %491 = load <16 x i32>, ptr %490, align 64
  %492 = getelementptr inbounds nuw i8, ptr %8, i64 320
  %493 = load <16 x i32>, ptr %492, align 64
  %494 = getelementptr inbounds nuw i8, ptr %8, i64 448
  %495 = load <16 x i32>, ptr %494, align 64
  %496 = load i32, ptr %0, align 4
  %497 = icmp eq i32 %496, 8
  %498 = shufflevector <16 x i32> %489, <16 x i32> %491, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %499 = shufflevector <16 x i32> %493, <16 x i32> %495, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %500 = shufflevector <16 x i32> %498, <16 x i32> %499, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32 17,
      i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %500, ptr %44, align 64
  %501 = shufflevector <16 x i32> %498, <16 x i32> %499, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13, i32
      21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  store <16 x i32> %501, ptr %50, align 64
  br i1 %497, label %508, label %502

502:
  %503 = shufflevector <16 x i32> %489, <16 x i32> %491, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %504 = shufflevector <16 x i32> %493, <16 x i32> %495, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %505 = shufflevector <16 x i32> %503, <16 x i32> %504, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32 17,
      i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %505, ptr %47, align 64
  %506 = shufflevector <16 x i32> %503, <16 x i32> %504, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13, i32
      21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  %507 = getelementptr inbounds nuw i8, ptr %47, i64 64
  store <16 x i32> %506, ptr %507, align 64
  br label %508

508:
  ret void
}

declare i32 @llvm.vector.reduce.or.v16i32(<16 x i32>) #0

declare i32 @llvm.cttz.i32(i32, i1) #0

declare <16 x i32> @llvm.smax.v16i32(<16 x i32>, <16 x i32>) #0

declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>) #0

declare <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32>, <16 x i32>) #0

define internal fastcc { i64, float } @factor_of(i32 %0, ptr %1) unnamed_addr #0 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %4 = load i32, ptr %3, align 4
  %5 = add nsw i32 %4, -1
  %6 = shl nsw i32 -1, %5
  %7 = add nsw i32 %6, 1
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %9 = load i32, ptr %8, align 4
  %10 = shl nuw i32 1, %9
  %11 = add nsw i32 %9, %4
  %12 = shl nsw i32 -1, %11
  %13 = xor i32 %12, -1
  %14 = and i32 %0, %13
  %15 = lshr i32 %14, %9
  %16 = add nsw i32 %10, -1
  %17 = and i32 %14, %16
  %18 = shl nuw i32 1, %11
  %19 = and i32 %18, %0
  %20 = icmp eq i32 %19, 0
  %21 = icmp eq i32 %15, 0
  %22 = select i1 %21, i32 0, i32 %10
  %23 = or i32 %22, %17
  %24 = sub nsw i32 0, %23
  %25 = select i1 %20, i32 %23, i32 %24
  %26 = icmp eq i32 %23, 0
  %27 = tail call i32 @llvm.umax.i32(i32 %15, i32 1)
  %28 = add nsw i32 %7, %27
  %29 = select i1 %26, i32 -126, i32 %28
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %31 = load i32, ptr %30, align 4
  %32 = icmp sgt i32 %14, %31
  br i1 %32, label %33, label %40

33:
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %35 = load i32, ptr %34, align 4
  %36 = icmp eq i32 %14, %35
  %37 = select i1 %20, i32 2139095040, i32 -8388608
  %38 = select i1 %36, i32 %37, i32 2147483647
  %39 = bitcast i32 %38 to float
  br label %49

40:
  %41 = sitofp i32 %25 to double
  %42 = sub i32 %29, %9
  %43 = add i32 %42, 1023
  %44 = zext i32 %43 to i64
  %45 = shl i64 %44, 52
  %46 = bitcast i64 %45 to double
  %47 = fmul double %41, %46
  %48 = fptrunc double %47 to float
  br label %49

49:
  %50 = phi float [ %39, %33 ], [ %48, %40 ]
  %51 = zext i32 %29 to i64
  %52 = shl nuw i64 %51, 32
  %53 = zext i32 %25 to i64
  %54 = or disjoint i64 %52, %53
  %55 = insertvalue { i64, float } poison, i64 %54, 0
  %56 = insertvalue { i64, float } %55, float %50, 1
  ret { i64, float } %56
}

declare float @llvm.fma.f32(float, float, float) #0

define internal fastcc float @rounded_to_half_single(double %0) unnamed_addr #0 {
  %2 = alloca double, align 8
  %3 = fcmp olt double %0, 0.000000e+00
  %4 = fneg double %0
  %5 = select i1 %3, double %4, double %0
  %6 = bitcast double %5 to i64
  %7 = lshr i64 %6, 52
  %8 = trunc nuw nsw i64 %7 to i32
  %9 = tail call i32 @llvm.umax.i32(i32 %8, i32 1009)
  %10 = add nsw i32 %9, -10
  %11 = zext nneg i32 %10 to i64
  %12 = shl nuw i64 %11, 52
  %13 = bitcast i64 %12 to double
  %14 = fmul double %13, 0x4338000000000000
  store volatile double %14, ptr %2, align 8
  %15 = fcmp olt double %5, 1.310720e+05
  br i1 %15, label %16, label %21

16:
  %17 = load volatile double, ptr %2, align 8
  %18 = fadd double %5, %17
  %19 = load volatile double, ptr %2, align 8
  %20 = fsub double %18, %19
  br label %21

21:
  %22 = phi double [ %20, %16 ], [ %5, %1 ]
  %23 = fcmp ult double %22, 6.553600e+04
  %24 = fptrunc double %22 to float
  %25 = select i1 %23, float %24, float 0x7FF0000000000000
  %26 = fcmp une float %25, 0.000000e+00
  %27 = select i1 %3, i1 %26, i1 false
  %28 = fneg float %25
  %29 = select i1 %27, float %28, float %25
  ret float %29
}

declare float @llvm.copysign.f32(float, float) #0

declare i32 @llvm.umax.i32(i32, i32) #0

declare i32 @llvm.smax.i32(i32, i32) #0

declare float @llvm.fabs.f32(float) #0

declare i64 @llvm.abs.i64(i64, i1) #0

declare i32 @llvm.umin.i32(i32, i32) #0

declare <16 x i32> @llvm.umax.v16i32(<16 x i32>, <16 x i32>) #0

declare i32 @llvm.smin.i32(i32, i32) #0

declare <16 x float> @llvm.fabs.v16f32(<16 x float>) #0
