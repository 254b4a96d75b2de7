; Generated from the C files beside this one by `make runtime`.
; 5c925b61fdcabf1528d9dd2b1b9d9529e9e4e280ae48aa0c6df375ffd0f4c9aa
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
  switch i32 %11, label %6246 [
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
  br label %8124

1664:
  %1665 = load i32, ptr %0, align 4
  %1666 = add i32 %1665, 8
  %1667 = icmp ult i32 %1666, 16
  br i1 %1667, label %6245, label %1668

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
  br i1 %3017, label %1711, label %6245

3018:
  %3019 = phi i32 [ 0, %3010 ], [ %6241, %6240 ]
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
  br i1 %3745, label %6239, label %3746

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
  br i1 %3804, label %4230, label %5283

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
  br i1 %3870, label %3869, label %6203

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
  %3905 = phi <16 x float> [ %3892, %3874 ], [ %4173, %4137 ]
  %3906 = phi <16 x float> [ %3891, %3874 ], [ %4165, %4137 ]
  %3907 = phi <16 x float> [ %3890, %3874 ], [ %4157, %4137 ]
  %3908 = phi <16 x float> [ %3889, %3874 ], [ %4149, %4137 ]
  %3909 = phi <16 x i32> [ %3888, %3874 ], [ %4180, %4137 ]
  %3910 = phi <16 x i32> [ %3886, %3874 ], [ %4179, %4137 ]
  %3911 = phi <16 x i32> [ %3884, %3874 ], [ %4178, %4137 ]
  %3912 = phi <16 x i32> [ %3882, %3874 ], [ %4177, %4137 ]
  %3913 = phi i32 [ %3858, %3874 ], [ %4176, %4137 ]
  %3914 = phi i32 [ %3853, %3874 ], [ %4175, %4137 ]
  %3915 = phi <16 x i32> [ zeroinitializer, %3874 ], [ %4017, %4137 ]
  %3916 = phi i32 [ 0, %3874 ], [ %3919, %4137 ]
  %3917 = zext i32 %3913 to i64
  %3918 = zext i32 %3916 to i64
  %3919 = add i32 %3916, %3853
  %3920 = icmp ult i32 %3916, %3919
  br i1 %3920, label %4028, label %3921

3921:
  %3922 = phi <16 x float> [ splat (float 0x3AF0000000000000), %3904 ], [ %4045, %4028 ]
  %3923 = phi <16 x float> [ splat (float 0x3AF0000000000000), %3904 ], [ %4052, %4028 ]
  %3924 = phi <16 x float> [ splat (float 0x3AF0000000000000), %3904 ], [ %4059, %4028 ]
  %3925 = phi <16 x float> [ splat (float 0x3AF0000000000000), %3904 ], [ %4066, %4028 ]
  %3926 = bitcast <16 x float> %3922 to <16 x i32>
  %3927 = ashr <16 x i32> %3926, splat (i32 23)
  %3928 = add <16 x i32> %3927, %3893
  %3929 = lshr <16 x i32> %3912, splat (i32 23)
  %3930 = and <16 x i32> %3929, splat (i32 255)
  %3931 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %3928, <16 x i32> %3930)
  %3932 = sub <16 x i32> %3931, %3893
  %3933 = fcmp oeq <16 x float> %3922, splat (float 0x3AF0000000000000)
  %3934 = fcmp une <16 x float> %3908, zeroinitializer
  %3935 = and <16 x i1> %3933, %3934
  %3936 = add nsw <16 x i32> %3931, splat (i32 -254)
  %3937 = icmp ult <16 x i32> %3936, splat (i32 -207)
  %3938 = add <16 x i32> %3932, splat (i32 -254)
  %3939 = icmp ult <16 x i32> %3938, splat (i32 -207)
  %3940 = or <16 x i1> %3937, %3939
  %3941 = shl <16 x i32> %3931, splat (i32 23)
  %3942 = sub <16 x i32> %3941, %3864
  %3943 = sub <16 x i32> %3867, %3941
  %3944 = bitcast <16 x i32> %3943 to <16 x float>
  %3945 = shl <16 x i32> %3932, splat (i32 23)
  %3946 = sub <16 x i32> %3867, %3945
  %3947 = fmul <16 x float> %3908, %3944
  %3948 = fptosi <16 x float> %3947 to <16 x i32>
  %3949 = bitcast <16 x float> %3923 to <16 x i32>
  %3950 = ashr <16 x i32> %3949, splat (i32 23)
  %3951 = add <16 x i32> %3950, %3895
  %3952 = lshr <16 x i32> %3911, splat (i32 23)
  %3953 = and <16 x i32> %3952, splat (i32 255)
  %3954 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %3951, <16 x i32> %3953)
  %3955 = sub <16 x i32> %3954, %3895
  %3956 = fcmp oeq <16 x float> %3923, splat (float 0x3AF0000000000000)
  %3957 = fcmp une <16 x float> %3907, zeroinitializer
  %3958 = and <16 x i1> %3956, %3957
  %3959 = add nsw <16 x i32> %3954, splat (i32 -254)
  %3960 = icmp ult <16 x i32> %3959, splat (i32 -207)
  %3961 = add <16 x i32> %3955, splat (i32 -254)
  %3962 = icmp ult <16 x i32> %3961, splat (i32 -207)
  %3963 = or <16 x i1> %3960, %3962
  %3964 = shl <16 x i32> %3954, splat (i32 23)
  %3965 = sub <16 x i32> %3964, %3864
  %3966 = sub <16 x i32> %3867, %3964
  %3967 = bitcast <16 x i32> %3966 to <16 x float>
  %3968 = shl <16 x i32> %3955, splat (i32 23)
  %3969 = sub <16 x i32> %3867, %3968
  %3970 = fmul <16 x float> %3907, %3967
  %3971 = fptosi <16 x float> %3970 to <16 x i32>
  %3972 = bitcast <16 x float> %3924 to <16 x i32>
  %3973 = ashr <16 x i32> %3972, splat (i32 23)
  %3974 = add <16 x i32> %3973, %3897
  %3975 = lshr <16 x i32> %3910, splat (i32 23)
  %3976 = and <16 x i32> %3975, splat (i32 255)
  %3977 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %3974, <16 x i32> %3976)
  %3978 = sub <16 x i32> %3977, %3897
  %3979 = fcmp oeq <16 x float> %3924, splat (float 0x3AF0000000000000)
  %3980 = fcmp une <16 x float> %3906, zeroinitializer
  %3981 = and <16 x i1> %3979, %3980
  %3982 = add nsw <16 x i32> %3977, splat (i32 -254)
  %3983 = icmp ult <16 x i32> %3982, splat (i32 -207)
  %3984 = add <16 x i32> %3978, splat (i32 -254)
  %3985 = icmp ult <16 x i32> %3984, splat (i32 -207)
  %3986 = or <16 x i1> %3983, %3985
  %3987 = shl <16 x i32> %3977, splat (i32 23)
  %3988 = sub <16 x i32> %3987, %3864
  %3989 = sub <16 x i32> %3867, %3987
  %3990 = bitcast <16 x i32> %3989 to <16 x float>
  %3991 = shl <16 x i32> %3978, splat (i32 23)
  %3992 = sub <16 x i32> %3867, %3991
  %3993 = fmul <16 x float> %3906, %3990
  %3994 = fptosi <16 x float> %3993 to <16 x i32>
  %3995 = bitcast <16 x float> %3925 to <16 x i32>
  %3996 = ashr <16 x i32> %3995, splat (i32 23)
  %3997 = add <16 x i32> %3996, %3899
  %3998 = lshr <16 x i32> %3909, splat (i32 23)
  %3999 = and <16 x i32> %3998, splat (i32 255)
  %4000 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %3997, <16 x i32> %3999)
  %4001 = sub <16 x i32> %4000, %3899
  %4002 = fcmp oeq <16 x float> %3925, splat (float 0x3AF0000000000000)
  %4003 = fcmp une <16 x float> %3905, zeroinitializer
  %4004 = and <16 x i1> %4002, %4003
  %4005 = add nsw <16 x i32> %4000, splat (i32 -254)
  %4006 = icmp ult <16 x i32> %4005, splat (i32 -207)
  %4007 = add <16 x i32> %4001, splat (i32 -254)
  %4008 = icmp ult <16 x i32> %4007, splat (i32 -207)
  %4009 = or <16 x i1> %4006, %4008
  %4010 = select <16 x i1> %4009, <16 x i1> splat (i1 true), <16 x i1> %4004
  %4011 = select <16 x i1> %4010, <16 x i1> splat (i1 true), <16 x i1> %3986
  %4012 = select <16 x i1> %4011, <16 x i1> splat (i1 true), <16 x i1> %3981
  %4013 = select <16 x i1> %4012, <16 x i1> splat (i1 true), <16 x i1> %3963
  %4014 = select <16 x i1> %4013, <16 x i1> splat (i1 true), <16 x i1> %3958
  %4015 = select <16 x i1> %4014, <16 x i1> splat (i1 true), <16 x i1> %3940
  %4016 = select <16 x i1> %4015, <16 x i1> splat (i1 true), <16 x i1> %3935
  %4017 = select <16 x i1> %4016, <16 x i32> splat (i32 -1), <16 x i32> %3915
  %4018 = shl <16 x i32> %4000, splat (i32 23)
  %4019 = sub <16 x i32> %4018, %3864
  %4020 = sub <16 x i32> %3867, %4018
  %4021 = bitcast <16 x i32> %4020 to <16 x float>
  %4022 = shl <16 x i32> %4001, splat (i32 23)
  %4023 = sub <16 x i32> %3867, %4022
  %4024 = fmul <16 x float> %3905, %4021
  %4025 = fptosi <16 x float> %4024 to <16 x i32>
  %4026 = add i32 %3916, %3858
  %4027 = icmp ult i32 %3916, %4026
  br i1 %4027, label %4070, label %4075

4028:
  %4029 = phi <16 x float> [ %4045, %4028 ], [ splat (float 0x3AF0000000000000), %3904 ]
  %4030 = phi <16 x float> [ %4052, %4028 ], [ splat (float 0x3AF0000000000000), %3904 ]
  %4031 = phi <16 x float> [ %4059, %4028 ], [ splat (float 0x3AF0000000000000), %3904 ]
  %4032 = phi <16 x float> [ %4066, %4028 ], [ splat (float 0x3AF0000000000000), %3904 ]
  %4033 = phi i64 [ %4067, %4028 ], [ %3918, %3904 ]
  %4034 = getelementptr inbounds nuw i16, ptr %3862, i64 %4033
  %4035 = load i16, ptr %4034, align 2
  %4036 = zext i16 %4035 to i64
  %4037 = getelementptr inbounds nuw float, ptr %3875, i64 %4036
  %4038 = getelementptr inbounds nuw <16 x float>, ptr %1678, i64 %4033
  %4039 = load <16 x float>, ptr %4038, align 64
  %4040 = load float, ptr %4037, align 4
  %4041 = insertelement <16 x float> poison, float %4040, i64 0
  %4042 = shufflevector <16 x float> %4041, <16 x float> poison, <16 x i32> zeroinitializer
  %4043 = fmul <16 x float> %4039, %4042
  %4044 = fcmp ogt <16 x float> %4043, %4029
  %4045 = select <16 x i1> %4044, <16 x float> %4043, <16 x float> %4029
  %4046 = getelementptr inbounds nuw i8, ptr %4037, i64 16
  %4047 = load float, ptr %4046, align 4
  %4048 = insertelement <16 x float> poison, float %4047, i64 0
  %4049 = shufflevector <16 x float> %4048, <16 x float> poison, <16 x i32> zeroinitializer
  %4050 = fmul <16 x float> %4039, %4049
  %4051 = fcmp ogt <16 x float> %4050, %4030
  %4052 = select <16 x i1> %4051, <16 x float> %4050, <16 x float> %4030
  %4053 = getelementptr inbounds nuw i8, ptr %4037, i64 32
  %4054 = load float, ptr %4053, align 4
  %4055 = insertelement <16 x float> poison, float %4054, i64 0
  %4056 = shufflevector <16 x float> %4055, <16 x float> poison, <16 x i32> zeroinitializer
  %4057 = fmul <16 x float> %4039, %4056
  %4058 = fcmp ogt <16 x float> %4057, %4031
  %4059 = select <16 x i1> %4058, <16 x float> %4057, <16 x float> %4031
  %4060 = getelementptr inbounds nuw i8, ptr %4037, i64 48
  %4061 = load float, ptr %4060, align 4
  %4062 = insertelement <16 x float> poison, float %4061, i64 0
  %4063 = shufflevector <16 x float> %4062, <16 x float> poison, <16 x i32> zeroinitializer
  %4064 = fmul <16 x float> %4039, %4063
  %4065 = fcmp ogt <16 x float> %4064, %4032
  %4066 = select <16 x i1> %4065, <16 x float> %4064, <16 x float> %4032
  %4067 = add nuw nsw i64 %4033, 1
  %4068 = trunc i64 %4067 to i32
  %4069 = icmp eq i32 %3914, %4068
  br i1 %4069, label %3921, label %4028

4070:
  %4071 = bitcast <16 x i32> %3946 to <16 x float>
  %4072 = bitcast <16 x i32> %3969 to <16 x float>
  %4073 = bitcast <16 x i32> %3992 to <16 x float>
  %4074 = bitcast <16 x i32> %4023 to <16 x float>
  br label %4086

4075:
  %4076 = phi <16 x i32> [ %3948, %3921 ], [ %4104, %4086 ]
  %4077 = phi <16 x i32> [ %3971, %3921 ], [ %4112, %4086 ]
  %4078 = phi <16 x i32> [ %3994, %3921 ], [ %4120, %4086 ]
  %4079 = phi <16 x i32> [ %4025, %3921 ], [ %4128, %4086 ]
  %4080 = icmp ult i32 %4026, %3919
  br i1 %4080, label %4081, label %4137

4081:
  %4082 = bitcast <16 x i32> %3946 to <16 x float>
  %4083 = bitcast <16 x i32> %3969 to <16 x float>
  %4084 = bitcast <16 x i32> %3992 to <16 x float>
  %4085 = bitcast <16 x i32> %4023 to <16 x float>
  br label %4181

4086:
  %4087 = phi <16 x i32> [ %3948, %4070 ], [ %4104, %4086 ]
  %4088 = phi <16 x i32> [ %3971, %4070 ], [ %4112, %4086 ]
  %4089 = phi <16 x i32> [ %3994, %4070 ], [ %4120, %4086 ]
  %4090 = phi <16 x i32> [ %4025, %4070 ], [ %4128, %4086 ]
  %4091 = phi i64 [ %3918, %4070 ], [ %4129, %4086 ]
  %4092 = getelementptr inbounds nuw i16, ptr %3862, i64 %4091
  %4093 = load i16, ptr %4092, align 2
  %4094 = zext i16 %4093 to i64
  %4095 = getelementptr inbounds nuw float, ptr %3876, i64 %4094
  %4096 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %4091
  %4097 = load <16 x float>, ptr %4096, align 64
  %4098 = load float, ptr %4095, align 4
  %4099 = insertelement <16 x float> poison, float %4098, i64 0
  %4100 = shufflevector <16 x float> %4099, <16 x float> poison, <16 x i32> zeroinitializer
  %4101 = fmul <16 x float> %4097, %4100
  %4102 = fmul <16 x float> %4101, %4071
  %4103 = fptosi <16 x float> %4102 to <16 x i32>
  %4104 = add <16 x i32> %4087, %4103
  %4105 = getelementptr inbounds nuw i8, ptr %4095, i64 16
  %4106 = load float, ptr %4105, align 4
  %4107 = insertelement <16 x float> poison, float %4106, i64 0
  %4108 = shufflevector <16 x float> %4107, <16 x float> poison, <16 x i32> zeroinitializer
  %4109 = fmul <16 x float> %4097, %4108
  %4110 = fmul <16 x float> %4109, %4072
  %4111 = fptosi <16 x float> %4110 to <16 x i32>
  %4112 = add <16 x i32> %4088, %4111
  %4113 = getelementptr inbounds nuw i8, ptr %4095, i64 32
  %4114 = load float, ptr %4113, align 4
  %4115 = insertelement <16 x float> poison, float %4114, i64 0
  %4116 = shufflevector <16 x float> %4115, <16 x float> poison, <16 x i32> zeroinitializer
  %4117 = fmul <16 x float> %4097, %4116
  %4118 = fmul <16 x float> %4117, %4073
  %4119 = fptosi <16 x float> %4118 to <16 x i32>
  %4120 = add <16 x i32> %4089, %4119
  %4121 = getelementptr inbounds nuw i8, ptr %4095, i64 48
  %4122 = load float, ptr %4121, align 4
  %4123 = insertelement <16 x float> poison, float %4122, i64 0
  %4124 = shufflevector <16 x float> %4123, <16 x float> poison, <16 x i32> zeroinitializer
  %4125 = fmul <16 x float> %4097, %4124
  %4126 = fmul <16 x float> %4125, %4074
  %4127 = fptosi <16 x float> %4126 to <16 x i32>
  %4128 = add <16 x i32> %4090, %4127
  %4129 = add nuw nsw i64 %4091, 1
  %4130 = trunc i64 %4129 to i32
  %4131 = icmp eq i32 %3913, %4130
  br i1 %4131, label %4075, label %4086

4132:
  %4133 = sitofp <16 x i32> %4199 to <16 x double>
  %4134 = sitofp <16 x i32> %4207 to <16 x double>
  %4135 = sitofp <16 x i32> %4215 to <16 x double>
  %4136 = sitofp <16 x i32> %4223 to <16 x double>
  br label %4137

4137:
  %4138 = phi <16 x double> [ zeroinitializer, %4075 ], [ %4133, %4132 ]
  %4139 = phi <16 x double> [ zeroinitializer, %4075 ], [ %4134, %4132 ]
  %4140 = phi <16 x double> [ zeroinitializer, %4075 ], [ %4135, %4132 ]
  %4141 = phi <16 x double> [ zeroinitializer, %4075 ], [ %4136, %4132 ]
  %4142 = sitofp <16 x i32> %4076 to <16 x double>
  %4143 = fadd <16 x double> %4138, %4142
  %4144 = bitcast <16 x double> %4143 to <16 x i64>
  %4145 = and <16 x i64> %3900, %4144
  %4146 = bitcast <16 x i64> %4145 to <16 x double>
  %4147 = fptrunc <16 x double> %4146 to <16 x float>
  %4148 = bitcast <16 x i32> %3942 to <16 x float>
  %4149 = fmul <16 x float> %4147, %4148
  %4150 = sitofp <16 x i32> %4077 to <16 x double>
  %4151 = fadd <16 x double> %4139, %4150
  %4152 = bitcast <16 x double> %4151 to <16 x i64>
  %4153 = and <16 x i64> %3901, %4152
  %4154 = bitcast <16 x i64> %4153 to <16 x double>
  %4155 = fptrunc <16 x double> %4154 to <16 x float>
  %4156 = bitcast <16 x i32> %3965 to <16 x float>
  %4157 = fmul <16 x float> %4155, %4156
  %4158 = sitofp <16 x i32> %4078 to <16 x double>
  %4159 = fadd <16 x double> %4140, %4158
  %4160 = bitcast <16 x double> %4159 to <16 x i64>
  %4161 = and <16 x i64> %3902, %4160
  %4162 = bitcast <16 x i64> %4161 to <16 x double>
  %4163 = fptrunc <16 x double> %4162 to <16 x float>
  %4164 = bitcast <16 x i32> %3988 to <16 x float>
  %4165 = fmul <16 x float> %4163, %4164
  %4166 = sitofp <16 x i32> %4079 to <16 x double>
  %4167 = fadd <16 x double> %4141, %4166
  %4168 = bitcast <16 x double> %4167 to <16 x i64>
  %4169 = and <16 x i64> %3903, %4168
  %4170 = bitcast <16 x i64> %4169 to <16 x double>
  %4171 = fptrunc <16 x double> %4170 to <16 x float>
  %4172 = bitcast <16 x i32> %4019 to <16 x float>
  %4173 = fmul <16 x float> %4171, %4172
  %4174 = icmp ult i32 %3919, %3852
  %4175 = add i32 %3914, %3853
  %4176 = add i32 %3913, %3853
  %4177 = bitcast <16 x float> %4149 to <16 x i32>
  %4178 = bitcast <16 x float> %4157 to <16 x i32>
  %4179 = bitcast <16 x float> %4165 to <16 x i32>
  %4180 = bitcast <16 x float> %4173 to <16 x i32>
  br i1 %4174, label %3904, label %4227

4181:
  %4182 = phi <16 x i32> [ zeroinitializer, %4081 ], [ %4199, %4181 ]
  %4183 = phi <16 x i32> [ zeroinitializer, %4081 ], [ %4207, %4181 ]
  %4184 = phi <16 x i32> [ zeroinitializer, %4081 ], [ %4215, %4181 ]
  %4185 = phi <16 x i32> [ zeroinitializer, %4081 ], [ %4223, %4181 ]
  %4186 = phi i64 [ %3917, %4081 ], [ %4224, %4181 ]
  %4187 = getelementptr inbounds nuw i16, ptr %3862, i64 %4186
  %4188 = load i16, ptr %4187, align 2
  %4189 = zext i16 %4188 to i64
  %4190 = getelementptr inbounds nuw float, ptr %3876, i64 %4189
  %4191 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %4186
  %4192 = load <16 x float>, ptr %4191, align 64
  %4193 = load float, ptr %4190, align 4
  %4194 = insertelement <16 x float> poison, float %4193, i64 0
  %4195 = shufflevector <16 x float> %4194, <16 x float> poison, <16 x i32> zeroinitializer
  %4196 = fmul <16 x float> %4192, %4195
  %4197 = fmul <16 x float> %4196, %4082
  %4198 = fptosi <16 x float> %4197 to <16 x i32>
  %4199 = add <16 x i32> %4182, %4198
  %4200 = getelementptr inbounds nuw i8, ptr %4190, i64 16
  %4201 = load float, ptr %4200, align 4
  %4202 = insertelement <16 x float> poison, float %4201, i64 0
  %4203 = shufflevector <16 x float> %4202, <16 x float> poison, <16 x i32> zeroinitializer
  %4204 = fmul <16 x float> %4192, %4203
  %4205 = fmul <16 x float> %4204, %4083
  %4206 = fptosi <16 x float> %4205 to <16 x i32>
  %4207 = add <16 x i32> %4183, %4206
  %4208 = getelementptr inbounds nuw i8, ptr %4190, i64 32
  %4209 = load float, ptr %4208, align 4
  %4210 = insertelement <16 x float> poison, float %4209, i64 0
  %4211 = shufflevector <16 x float> %4210, <16 x float> poison, <16 x i32> zeroinitializer
  %4212 = fmul <16 x float> %4192, %4211
  %4213 = fmul <16 x float> %4212, %4084
  %4214 = fptosi <16 x float> %4213 to <16 x i32>
  %4215 = add <16 x i32> %4184, %4214
  %4216 = getelementptr inbounds nuw i8, ptr %4190, i64 48
  %4217 = load float, ptr %4216, align 4
  %4218 = insertelement <16 x float> poison, float %4217, i64 0
  %4219 = shufflevector <16 x float> %4218, <16 x float> poison, <16 x i32> zeroinitializer
  %4220 = fmul <16 x float> %4192, %4219
  %4221 = fmul <16 x float> %4220, %4085
  %4222 = fptosi <16 x float> %4221 to <16 x i32>
  %4223 = add <16 x i32> %4185, %4222
  %4224 = add nuw nsw i64 %4186, 1
  %4225 = trunc i64 %4224 to i32
  %4226 = icmp eq i32 %3914, %4225
  br i1 %4226, label %4132, label %4181

4227:
  store <16 x float> %4149, ptr %3872, align 64
  store <16 x float> %4157, ptr %3883, align 64
  store <16 x float> %4165, ptr %3885, align 64
  store <16 x float> %4173, ptr %3887, align 64
  %4228 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %4017)
  %4229 = icmp eq i32 %4228, 0
  br i1 %4229, label %3868, label %6238

4230:
  %4231 = load i32, ptr %1675, align 4
  %4232 = load i32, ptr %1683, align 4
  %4233 = add nsw i32 %4232, %4231
  %4234 = icmp sgt i32 %4233, 8
  %4235 = select i1 %4234, i32 8, i32 16
  %4236 = shl i32 %3800, 23
  %4237 = icmp eq i32 %3796, 0
  %4238 = load ptr, ptr %1687, align 64
  %4239 = insertelement <16 x i32> poison, i32 %4236, i64 0
  %4240 = shufflevector <16 x i32> %4239, <16 x i32> poison, <16 x i32> zeroinitializer
  %4241 = add nsw i32 %4236, 2130706432
  %4242 = insertelement <16 x i32> poison, i32 %4241, i64 0
  %4243 = shufflevector <16 x i32> %4242, <16 x i32> poison, <16 x i32> zeroinitializer
  %4244 = zext i32 %3796 to i64
  %4245 = zext i32 %3796 to i64
  %4246 = zext i32 %3796 to i64
  %4247 = zext i32 %3796 to i64
  br i1 %3806, label %4835, label %4249

4248:
  br i1 %4250, label %4249, label %6203

4249:
  %4250 = phi i1 [ false, %4248 ], [ true, %4230 ]
  %4251 = phi ptr [ %15, %4248 ], [ %5, %4230 ]
  %4252 = phi i64 [ 4, %4248 ], [ 0, %4230 ]
  br i1 %4237, label %4248, label %4253

4253:
  %4254 = shl nuw nsw i64 %4252, 2
  %4255 = getelementptr inbounds nuw float, ptr %1686, i64 %4254
  %4256 = getelementptr inbounds nuw float, ptr %8, i64 %4254
  %4257 = load i32, ptr %1693, align 4
  %4258 = sub nsw i32 52, %4257
  %4259 = zext nneg i32 %4258 to i64
  %4260 = shl nsw i64 -1, %4259
  %4261 = insertelement <8 x i64> poison, i64 %4260, i64 0
  %4262 = getelementptr inbounds nuw i8, ptr %4251, i64 128
  %4263 = load <16 x float>, ptr %4262, align 64
  %4264 = getelementptr inbounds nuw i8, ptr %4251, i64 192
  %4265 = load <16 x float>, ptr %4264, align 64
  %4266 = getelementptr inbounds nuw i8, ptr %4251, i64 64
  %4267 = getelementptr inbounds nuw float, ptr %8, i64 %4254
  %4268 = shl nuw nsw i64 %4252, 4
  %4269 = getelementptr inbounds nuw i8, ptr %8, i64 %4268
  %4270 = getelementptr inbounds nuw i8, ptr %4269, i64 16
  %4271 = shl nuw nsw i64 %4252, 4
  %4272 = getelementptr inbounds nuw i8, ptr %8, i64 %4271
  %4273 = getelementptr inbounds nuw i8, ptr %4272, i64 32
  %4274 = shl nuw nsw i64 %4252, 4
  %4275 = getelementptr inbounds nuw i8, ptr %8, i64 %4274
  %4276 = getelementptr inbounds nuw i8, ptr %4275, i64 48
  %4277 = load <16 x float>, ptr %4251, align 64
  %4278 = load <16 x float>, ptr %4266, align 64
  %4279 = shufflevector <8 x i64> %4261, <8 x i64> poison, <16 x i32> zeroinitializer
  %4280 = shufflevector <8 x i64> %4261, <8 x i64> poison, <16 x i32> zeroinitializer
  %4281 = shufflevector <8 x i64> %4261, <8 x i64> poison, <16 x i32> zeroinitializer
  %4282 = shufflevector <8 x i64> %4261, <8 x i64> poison, <16 x i32> zeroinitializer
  br label %4283

4283:
  %4284 = phi <16 x float> [ %4278, %4253 ], [ %4520, %4426 ]
  %4285 = phi <16 x float> [ %4277, %4253 ], [ %4475, %4426 ]
  %4286 = phi <16 x float> [ %4265, %4253 ], [ %4610, %4426 ]
  %4287 = phi <16 x float> [ %4263, %4253 ], [ %4565, %4426 ]
  %4288 = phi i32 [ %4235, %4253 ], [ %4613, %4426 ]
  %4289 = phi i32 [ %3799, %4253 ], [ %4612, %4426 ]
  %4290 = phi <16 x i32> [ zeroinitializer, %4253 ], [ %4820, %4426 ]
  %4291 = phi i32 [ 0, %4253 ], [ %4322, %4426 ]
  %4292 = zext i32 %4288 to i64
  %4293 = zext i32 %4291 to i64
  %4294 = bitcast <16 x float> %4285 to <16 x i32>
  %4295 = and <16 x i32> %4294, splat (i32 2139095040)
  %4296 = bitcast <16 x i32> %4295 to <16 x float>
  %4297 = fcmp une <16 x float> %4285, zeroinitializer
  %4298 = fcmp ogt <16 x float> %4296, splat (float 0x3F10000000000000)
  %4299 = select <16 x i1> %4298, <16 x float> %4296, <16 x float> splat (float 0x3F10000000000000)
  %4300 = select <16 x i1> %4297, <16 x float> %4299, <16 x float> %4296
  %4301 = bitcast <16 x float> %4284 to <16 x i32>
  %4302 = and <16 x i32> %4301, splat (i32 2139095040)
  %4303 = bitcast <16 x i32> %4302 to <16 x float>
  %4304 = fcmp une <16 x float> %4284, zeroinitializer
  %4305 = fcmp ogt <16 x float> %4303, splat (float 0x3F10000000000000)
  %4306 = select <16 x i1> %4305, <16 x float> %4303, <16 x float> splat (float 0x3F10000000000000)
  %4307 = select <16 x i1> %4304, <16 x float> %4306, <16 x float> %4303
  %4308 = bitcast <16 x float> %4287 to <16 x i32>
  %4309 = and <16 x i32> %4308, splat (i32 2139095040)
  %4310 = bitcast <16 x i32> %4309 to <16 x float>
  %4311 = fcmp une <16 x float> %4287, zeroinitializer
  %4312 = fcmp ogt <16 x float> %4310, splat (float 0x3F10000000000000)
  %4313 = select <16 x i1> %4312, <16 x float> %4310, <16 x float> splat (float 0x3F10000000000000)
  %4314 = select <16 x i1> %4311, <16 x float> %4313, <16 x float> %4310
  %4315 = bitcast <16 x float> %4286 to <16 x i32>
  %4316 = and <16 x i32> %4315, splat (i32 2139095040)
  %4317 = bitcast <16 x i32> %4316 to <16 x float>
  %4318 = fcmp une <16 x float> %4286, zeroinitializer
  %4319 = fcmp ogt <16 x float> %4317, splat (float 0x3F10000000000000)
  %4320 = select <16 x i1> %4319, <16 x float> %4317, <16 x float> splat (float 0x3F10000000000000)
  %4321 = select <16 x i1> %4318, <16 x float> %4320, <16 x float> %4317
  %4322 = add i32 %4291, %3799
  %4323 = icmp ult i32 %4291, %4322
  br i1 %4323, label %4332, label %4324

4324:
  %4325 = phi <16 x float> [ %4300, %4283 ], [ %4349, %4332 ]
  %4326 = phi <16 x float> [ %4307, %4283 ], [ %4356, %4332 ]
  %4327 = phi <16 x float> [ %4314, %4283 ], [ %4363, %4332 ]
  %4328 = phi <16 x float> [ %4321, %4283 ], [ %4370, %4332 ]
  %4329 = fcmp olt <16 x float> %4325, splat (float 0x3AF0000000000000)
  %4330 = bitcast <16 x i1> %4329 to i16
  %4331 = icmp eq i16 %4330, 0
  br i1 %4331, label %4688, label %4660

4332:
  %4333 = phi <16 x float> [ %4349, %4332 ], [ %4300, %4283 ]
  %4334 = phi <16 x float> [ %4356, %4332 ], [ %4307, %4283 ]
  %4335 = phi <16 x float> [ %4363, %4332 ], [ %4314, %4283 ]
  %4336 = phi <16 x float> [ %4370, %4332 ], [ %4321, %4283 ]
  %4337 = phi i64 [ %4371, %4332 ], [ %4293, %4283 ]
  %4338 = getelementptr inbounds nuw i16, ptr %4238, i64 %4337
  %4339 = load i16, ptr %4338, align 2
  %4340 = zext i16 %4339 to i64
  %4341 = getelementptr inbounds nuw float, ptr %4255, i64 %4340
  %4342 = getelementptr inbounds nuw <16 x float>, ptr %1678, i64 %4337
  %4343 = load <16 x float>, ptr %4342, align 64
  %4344 = load float, ptr %4341, align 4
  %4345 = insertelement <16 x float> poison, float %4344, i64 0
  %4346 = shufflevector <16 x float> %4345, <16 x float> poison, <16 x i32> zeroinitializer
  %4347 = fmul <16 x float> %4343, %4346
  %4348 = fcmp ogt <16 x float> %4347, %4333
  %4349 = select <16 x i1> %4348, <16 x float> %4347, <16 x float> %4333
  %4350 = getelementptr inbounds nuw i8, ptr %4341, i64 16
  %4351 = load float, ptr %4350, align 4
  %4352 = insertelement <16 x float> poison, float %4351, i64 0
  %4353 = shufflevector <16 x float> %4352, <16 x float> poison, <16 x i32> zeroinitializer
  %4354 = fmul <16 x float> %4343, %4353
  %4355 = fcmp ogt <16 x float> %4354, %4334
  %4356 = select <16 x i1> %4355, <16 x float> %4354, <16 x float> %4334
  %4357 = getelementptr inbounds nuw i8, ptr %4341, i64 32
  %4358 = load float, ptr %4357, align 4
  %4359 = insertelement <16 x float> poison, float %4358, i64 0
  %4360 = shufflevector <16 x float> %4359, <16 x float> poison, <16 x i32> zeroinitializer
  %4361 = fmul <16 x float> %4343, %4360
  %4362 = fcmp ogt <16 x float> %4361, %4335
  %4363 = select <16 x i1> %4362, <16 x float> %4361, <16 x float> %4335
  %4364 = getelementptr inbounds nuw i8, ptr %4341, i64 48
  %4365 = load float, ptr %4364, align 4
  %4366 = insertelement <16 x float> poison, float %4365, i64 0
  %4367 = shufflevector <16 x float> %4366, <16 x float> poison, <16 x i32> zeroinitializer
  %4368 = fmul <16 x float> %4343, %4367
  %4369 = fcmp ogt <16 x float> %4368, %4336
  %4370 = select <16 x i1> %4369, <16 x float> %4368, <16 x float> %4336
  %4371 = add nuw nsw i64 %4337, 1
  %4372 = trunc i64 %4371 to i32
  %4373 = icmp eq i32 %4289, %4372
  br i1 %4373, label %4324, label %4332

4374:
  %4375 = phi <16 x i32> [ %4699, %4817 ], [ %4398, %4380 ]
  %4376 = phi <16 x i32> [ %4742, %4817 ], [ %4406, %4380 ]
  %4377 = phi <16 x i32> [ %4785, %4817 ], [ %4414, %4380 ]
  %4378 = phi <16 x i32> [ %4828, %4817 ], [ %4422, %4380 ]
  %4379 = icmp ult i32 %4829, %4322
  br i1 %4379, label %4614, label %4426

4380:
  %4381 = phi <16 x i32> [ %4398, %4380 ], [ %4699, %4817 ]
  %4382 = phi <16 x i32> [ %4406, %4380 ], [ %4742, %4817 ]
  %4383 = phi <16 x i32> [ %4414, %4380 ], [ %4785, %4817 ]
  %4384 = phi <16 x i32> [ %4422, %4380 ], [ %4828, %4817 ]
  %4385 = phi i64 [ %4423, %4380 ], [ %4293, %4817 ]
  %4386 = getelementptr inbounds nuw i16, ptr %4238, i64 %4385
  %4387 = load i16, ptr %4386, align 2
  %4388 = zext i16 %4387 to i64
  %4389 = getelementptr inbounds nuw float, ptr %4256, i64 %4388
  %4390 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %4385
  %4391 = load <16 x float>, ptr %4390, align 64
  %4392 = load float, ptr %4389, align 4
  %4393 = insertelement <16 x float> poison, float %4392, i64 0
  %4394 = shufflevector <16 x float> %4393, <16 x float> poison, <16 x i32> zeroinitializer
  %4395 = fmul <16 x float> %4391, %4394
  %4396 = fmul <16 x float> %4395, %4697
  %4397 = fptosi <16 x float> %4396 to <16 x i32>
  %4398 = add <16 x i32> %4381, %4397
  %4399 = getelementptr inbounds nuw i8, ptr %4389, i64 16
  %4400 = load float, ptr %4399, align 4
  %4401 = insertelement <16 x float> poison, float %4400, i64 0
  %4402 = shufflevector <16 x float> %4401, <16 x float> poison, <16 x i32> zeroinitializer
  %4403 = fmul <16 x float> %4391, %4402
  %4404 = fmul <16 x float> %4403, %4740
  %4405 = fptosi <16 x float> %4404 to <16 x i32>
  %4406 = add <16 x i32> %4382, %4405
  %4407 = getelementptr inbounds nuw i8, ptr %4389, i64 32
  %4408 = load float, ptr %4407, align 4
  %4409 = insertelement <16 x float> poison, float %4408, i64 0
  %4410 = shufflevector <16 x float> %4409, <16 x float> poison, <16 x i32> zeroinitializer
  %4411 = fmul <16 x float> %4391, %4410
  %4412 = fmul <16 x float> %4411, %4783
  %4413 = fptosi <16 x float> %4412 to <16 x i32>
  %4414 = add <16 x i32> %4383, %4413
  %4415 = getelementptr inbounds nuw i8, ptr %4389, i64 48
  %4416 = load float, ptr %4415, align 4
  %4417 = insertelement <16 x float> poison, float %4416, i64 0
  %4418 = shufflevector <16 x float> %4417, <16 x float> poison, <16 x i32> zeroinitializer
  %4419 = fmul <16 x float> %4391, %4418
  %4420 = fmul <16 x float> %4419, %4826
  %4421 = fptosi <16 x float> %4420 to <16 x i32>
  %4422 = add <16 x i32> %4384, %4421
  %4423 = add nuw nsw i64 %4385, 1
  %4424 = trunc i64 %4423 to i32
  %4425 = icmp eq i32 %4288, %4424
  br i1 %4425, label %4374, label %4380

4426:
  %4427 = phi <16 x i32> [ zeroinitializer, %4374 ], [ %4632, %4614 ]
  %4428 = phi <16 x i32> [ zeroinitializer, %4374 ], [ %4640, %4614 ]
  %4429 = phi <16 x i32> [ zeroinitializer, %4374 ], [ %4648, %4614 ]
  %4430 = phi <16 x i32> [ zeroinitializer, %4374 ], [ %4656, %4614 ]
  %4431 = shufflevector <16 x i32> %4375, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %4432 = sitofp <8 x i32> %4431 to <8 x double>
  %4433 = shufflevector <16 x i32> %4427, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %4434 = sitofp <8 x i32> %4433 to <8 x double>
  %4435 = fadd <8 x double> %4432, %4434
  %4436 = shufflevector <16 x i32> %4375, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %4437 = sitofp <8 x i32> %4436 to <8 x double>
  %4438 = shufflevector <16 x i32> %4427, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %4439 = sitofp <8 x i32> %4438 to <8 x double>
  %4440 = fadd <8 x double> %4437, %4439
  %4441 = bitcast <8 x double> %4435 to <8 x i64>
  %4442 = bitcast <8 x double> %4440 to <8 x i64>
  %4443 = shufflevector <8 x i64> %4441, <8 x i64> %4442, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %4444 = and <16 x i64> %4443, splat (i64 536870911)
  %4445 = icmp eq <16 x i64> %4444, zeroinitializer
  %4446 = select <16 x i1> %4445, <16 x i64> zeroinitializer, <16 x i64> splat (i64 536870912)
  %4447 = shufflevector <8 x i64> %4441, <8 x i64> %4442, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %4448 = or <16 x i64> %4446, %4447
  %4449 = and <16 x i64> %4448, %4279
  %4450 = bitcast <16 x i64> %4449 to <16 x double>
  %4451 = fptrunc <16 x double> %4450 to <16 x float>
  %4452 = bitcast <16 x i32> %4695 to <16 x float>
  %4453 = fmul <16 x float> %4451, %4452
  %4454 = bitcast <16 x float> %4453 to <16 x i32>
  %4455 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %4453)
  %4456 = bitcast <16 x float> %4455 to <16 x i32>
  %4457 = add nuw <16 x i32> %4456, splat (i32 4095)
  %4458 = lshr <16 x i32> %4454, splat (i32 13)
  %4459 = and <16 x i32> %4458, splat (i32 1)
  %4460 = add nuw <16 x i32> %4457, %4459
  %4461 = and <16 x i32> %4460, splat (i32 -8192)
  %4462 = fadd <16 x float> %4455, splat (float 5.000000e-01)
  %4463 = fadd <16 x float> %4462, splat (float -5.000000e-01)
  %4464 = bitcast <16 x float> %4463 to <16 x i32>
  %4465 = icmp samesign ult <16 x i32> %4456, splat (i32 947912704)
  %4466 = select <16 x i1> %4465, <16 x i32> %4464, <16 x i32> %4461
  %4467 = icmp sgt <16 x i32> %4466, splat (i32 1199570943)
  %4468 = select <16 x i1> %4467, <16 x i32> splat (i32 2139095040), <16 x i32> %4466
  %4469 = icmp samesign ugt <16 x i32> %4456, splat (i32 2139095040)
  %4470 = and <16 x i32> %4454, splat (i32 -2147483648)
  %4471 = or <16 x i32> %4468, %4470
  %4472 = select <16 x i1> %4469, <16 x i32> splat (i32 2147483647), <16 x i32> %4471
  %4473 = bitcast <16 x i32> %4472 to <16 x float>
  %4474 = fcmp oeq <16 x float> %4473, zeroinitializer
  %4475 = select <16 x i1> %4474, <16 x float> zeroinitializer, <16 x float> %4473
  %4476 = shufflevector <16 x i32> %4376, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %4477 = sitofp <8 x i32> %4476 to <8 x double>
  %4478 = shufflevector <16 x i32> %4428, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %4479 = sitofp <8 x i32> %4478 to <8 x double>
  %4480 = fadd <8 x double> %4477, %4479
  %4481 = shufflevector <16 x i32> %4376, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %4482 = sitofp <8 x i32> %4481 to <8 x double>
  %4483 = shufflevector <16 x i32> %4428, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %4484 = sitofp <8 x i32> %4483 to <8 x double>
  %4485 = fadd <8 x double> %4482, %4484
  %4486 = bitcast <8 x double> %4480 to <8 x i64>
  %4487 = bitcast <8 x double> %4485 to <8 x i64>
  %4488 = shufflevector <8 x i64> %4486, <8 x i64> %4487, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %4489 = and <16 x i64> %4488, splat (i64 536870911)
  %4490 = icmp eq <16 x i64> %4489, zeroinitializer
  %4491 = select <16 x i1> %4490, <16 x i64> zeroinitializer, <16 x i64> splat (i64 536870912)
  %4492 = shufflevector <8 x i64> %4486, <8 x i64> %4487, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %4493 = or <16 x i64> %4491, %4492
  %4494 = and <16 x i64> %4493, %4280
  %4495 = bitcast <16 x i64> %4494 to <16 x double>
  %4496 = fptrunc <16 x double> %4495 to <16 x float>
  %4497 = bitcast <16 x i32> %4738 to <16 x float>
  %4498 = fmul <16 x float> %4496, %4497
  %4499 = bitcast <16 x float> %4498 to <16 x i32>
  %4500 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %4498)
  %4501 = bitcast <16 x float> %4500 to <16 x i32>
  %4502 = add nuw <16 x i32> %4501, splat (i32 4095)
  %4503 = lshr <16 x i32> %4499, splat (i32 13)
  %4504 = and <16 x i32> %4503, splat (i32 1)
  %4505 = add nuw <16 x i32> %4502, %4504
  %4506 = and <16 x i32> %4505, splat (i32 -8192)
  %4507 = fadd <16 x float> %4500, splat (float 5.000000e-01)
  %4508 = fadd <16 x float> %4507, splat (float -5.000000e-01)
  %4509 = bitcast <16 x float> %4508 to <16 x i32>
  %4510 = icmp samesign ult <16 x i32> %4501, splat (i32 947912704)
  %4511 = select <16 x i1> %4510, <16 x i32> %4509, <16 x i32> %4506
  %4512 = icmp sgt <16 x i32> %4511, splat (i32 1199570943)
  %4513 = select <16 x i1> %4512, <16 x i32> splat (i32 2139095040), <16 x i32> %4511
  %4514 = icmp samesign ugt <16 x i32> %4501, splat (i32 2139095040)
  %4515 = and <16 x i32> %4499, splat (i32 -2147483648)
  %4516 = or <16 x i32> %4513, %4515
  %4517 = select <16 x i1> %4514, <16 x i32> splat (i32 2147483647), <16 x i32> %4516
  %4518 = bitcast <16 x i32> %4517 to <16 x float>
  %4519 = fcmp oeq <16 x float> %4518, zeroinitializer
  %4520 = select <16 x i1> %4519, <16 x float> zeroinitializer, <16 x float> %4518
  %4521 = shufflevector <16 x i32> %4377, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %4522 = sitofp <8 x i32> %4521 to <8 x double>
  %4523 = shufflevector <16 x i32> %4429, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %4524 = sitofp <8 x i32> %4523 to <8 x double>
  %4525 = fadd <8 x double> %4522, %4524
  %4526 = shufflevector <16 x i32> %4377, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %4527 = sitofp <8 x i32> %4526 to <8 x double>
  %4528 = shufflevector <16 x i32> %4429, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %4529 = sitofp <8 x i32> %4528 to <8 x double>
  %4530 = fadd <8 x double> %4527, %4529
  %4531 = bitcast <8 x double> %4525 to <8 x i64>
  %4532 = bitcast <8 x double> %4530 to <8 x i64>
  %4533 = shufflevector <8 x i64> %4531, <8 x i64> %4532, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %4534 = and <16 x i64> %4533, splat (i64 536870911)
  %4535 = icmp eq <16 x i64> %4534, zeroinitializer
  %4536 = select <16 x i1> %4535, <16 x i64> zeroinitializer, <16 x i64> splat (i64 536870912)
  %4537 = shufflevector <8 x i64> %4531, <8 x i64> %4532, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %4538 = or <16 x i64> %4536, %4537
  %4539 = and <16 x i64> %4538, %4281
  %4540 = bitcast <16 x i64> %4539 to <16 x double>
  %4541 = fptrunc <16 x double> %4540 to <16 x float>
  %4542 = bitcast <16 x i32> %4781 to <16 x float>
  %4543 = fmul <16 x float> %4541, %4542
  %4544 = bitcast <16 x float> %4543 to <16 x i32>
  %4545 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %4543)
  %4546 = bitcast <16 x float> %4545 to <16 x i32>
  %4547 = add nuw <16 x i32> %4546, splat (i32 4095)
  %4548 = lshr <16 x i32> %4544, splat (i32 13)
  %4549 = and <16 x i32> %4548, splat (i32 1)
  %4550 = add nuw <16 x i32> %4547, %4549
  %4551 = and <16 x i32> %4550, splat (i32 -8192)
  %4552 = fadd <16 x float> %4545, splat (float 5.000000e-01)
  %4553 = fadd <16 x float> %4552, splat (float -5.000000e-01)
  %4554 = bitcast <16 x float> %4553 to <16 x i32>
  %4555 = icmp samesign ult <16 x i32> %4546, splat (i32 947912704)
  %4556 = select <16 x i1> %4555, <16 x i32> %4554, <16 x i32> %4551
  %4557 = icmp sgt <16 x i32> %4556, splat (i32 1199570943)
  %4558 = select <16 x i1> %4557, <16 x i32> splat (i32 2139095040), <16 x i32> %4556
  %4559 = icmp samesign ugt <16 x i32> %4546, splat (i32 2139095040)
  %4560 = and <16 x i32> %4544, splat (i32 -2147483648)
  %4561 = or <16 x i32> %4558, %4560
  %4562 = select <16 x i1> %4559, <16 x i32> splat (i32 2147483647), <16 x i32> %4561
  %4563 = bitcast <16 x i32> %4562 to <16 x float>
  %4564 = fcmp oeq <16 x float> %4563, zeroinitializer
  %4565 = select <16 x i1> %4564, <16 x float> zeroinitializer, <16 x float> %4563
  %4566 = shufflevector <16 x i32> %4378, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %4567 = sitofp <8 x i32> %4566 to <8 x double>
  %4568 = shufflevector <16 x i32> %4430, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %4569 = sitofp <8 x i32> %4568 to <8 x double>
  %4570 = fadd <8 x double> %4567, %4569
  %4571 = shufflevector <16 x i32> %4378, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %4572 = sitofp <8 x i32> %4571 to <8 x double>
  %4573 = shufflevector <16 x i32> %4430, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %4574 = sitofp <8 x i32> %4573 to <8 x double>
  %4575 = fadd <8 x double> %4572, %4574
  %4576 = bitcast <8 x double> %4570 to <8 x i64>
  %4577 = bitcast <8 x double> %4575 to <8 x i64>
  %4578 = shufflevector <8 x i64> %4576, <8 x i64> %4577, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %4579 = and <16 x i64> %4578, splat (i64 536870911)
  %4580 = icmp eq <16 x i64> %4579, zeroinitializer
  %4581 = select <16 x i1> %4580, <16 x i64> zeroinitializer, <16 x i64> splat (i64 536870912)
  %4582 = shufflevector <8 x i64> %4576, <8 x i64> %4577, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %4583 = or <16 x i64> %4581, %4582
  %4584 = and <16 x i64> %4583, %4282
  %4585 = bitcast <16 x i64> %4584 to <16 x double>
  %4586 = fptrunc <16 x double> %4585 to <16 x float>
  %4587 = bitcast <16 x i32> %4824 to <16 x float>
  %4588 = fmul <16 x float> %4586, %4587
  %4589 = bitcast <16 x float> %4588 to <16 x i32>
  %4590 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %4588)
  %4591 = bitcast <16 x float> %4590 to <16 x i32>
  %4592 = add nuw <16 x i32> %4591, splat (i32 4095)
  %4593 = lshr <16 x i32> %4589, splat (i32 13)
  %4594 = and <16 x i32> %4593, splat (i32 1)
  %4595 = add nuw <16 x i32> %4592, %4594
  %4596 = and <16 x i32> %4595, splat (i32 -8192)
  %4597 = fadd <16 x float> %4590, splat (float 5.000000e-01)
  %4598 = fadd <16 x float> %4597, splat (float -5.000000e-01)
  %4599 = bitcast <16 x float> %4598 to <16 x i32>
  %4600 = icmp samesign ult <16 x i32> %4591, splat (i32 947912704)
  %4601 = select <16 x i1> %4600, <16 x i32> %4599, <16 x i32> %4596
  %4602 = icmp sgt <16 x i32> %4601, splat (i32 1199570943)
  %4603 = select <16 x i1> %4602, <16 x i32> splat (i32 2139095040), <16 x i32> %4601
  %4604 = icmp samesign ugt <16 x i32> %4591, splat (i32 2139095040)
  %4605 = and <16 x i32> %4589, splat (i32 -2147483648)
  %4606 = or <16 x i32> %4603, %4605
  %4607 = select <16 x i1> %4604, <16 x i32> splat (i32 2147483647), <16 x i32> %4606
  %4608 = bitcast <16 x i32> %4607 to <16 x float>
  %4609 = fcmp oeq <16 x float> %4608, zeroinitializer
  %4610 = select <16 x i1> %4609, <16 x float> zeroinitializer, <16 x float> %4608
  %4611 = icmp ult i32 %4322, %3796
  %4612 = add i32 %4289, %3799
  %4613 = add i32 %4288, %3799
  br i1 %4611, label %4283, label %4831

4614:
  %4615 = phi <16 x i32> [ %4632, %4614 ], [ zeroinitializer, %4374 ]
  %4616 = phi <16 x i32> [ %4640, %4614 ], [ zeroinitializer, %4374 ]
  %4617 = phi <16 x i32> [ %4648, %4614 ], [ zeroinitializer, %4374 ]
  %4618 = phi <16 x i32> [ %4656, %4614 ], [ zeroinitializer, %4374 ]
  %4619 = phi i64 [ %4657, %4614 ], [ %4292, %4374 ]
  %4620 = getelementptr inbounds nuw i16, ptr %4238, i64 %4619
  %4621 = load i16, ptr %4620, align 2
  %4622 = zext i16 %4621 to i64
  %4623 = getelementptr inbounds nuw float, ptr %4256, i64 %4622
  %4624 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %4619
  %4625 = load <16 x float>, ptr %4624, align 64
  %4626 = load float, ptr %4623, align 4
  %4627 = insertelement <16 x float> poison, float %4626, i64 0
  %4628 = shufflevector <16 x float> %4627, <16 x float> poison, <16 x i32> zeroinitializer
  %4629 = fmul <16 x float> %4625, %4628
  %4630 = fmul <16 x float> %4629, %4697
  %4631 = fptosi <16 x float> %4630 to <16 x i32>
  %4632 = add <16 x i32> %4615, %4631
  %4633 = getelementptr inbounds nuw i8, ptr %4623, i64 16
  %4634 = load float, ptr %4633, align 4
  %4635 = insertelement <16 x float> poison, float %4634, i64 0
  %4636 = shufflevector <16 x float> %4635, <16 x float> poison, <16 x i32> zeroinitializer
  %4637 = fmul <16 x float> %4625, %4636
  %4638 = fmul <16 x float> %4637, %4740
  %4639 = fptosi <16 x float> %4638 to <16 x i32>
  %4640 = add <16 x i32> %4616, %4639
  %4641 = getelementptr inbounds nuw i8, ptr %4623, i64 32
  %4642 = load float, ptr %4641, align 4
  %4643 = insertelement <16 x float> poison, float %4642, i64 0
  %4644 = shufflevector <16 x float> %4643, <16 x float> poison, <16 x i32> zeroinitializer
  %4645 = fmul <16 x float> %4625, %4644
  %4646 = fmul <16 x float> %4645, %4783
  %4647 = fptosi <16 x float> %4646 to <16 x i32>
  %4648 = add <16 x i32> %4617, %4647
  %4649 = getelementptr inbounds nuw i8, ptr %4623, i64 48
  %4650 = load float, ptr %4649, align 4
  %4651 = insertelement <16 x float> poison, float %4650, i64 0
  %4652 = shufflevector <16 x float> %4651, <16 x float> poison, <16 x i32> zeroinitializer
  %4653 = fmul <16 x float> %4625, %4652
  %4654 = fmul <16 x float> %4653, %4826
  %4655 = fptosi <16 x float> %4654 to <16 x i32>
  %4656 = add <16 x i32> %4618, %4655
  %4657 = add nuw nsw i64 %4619, 1
  %4658 = trunc i64 %4657 to i32
  %4659 = icmp eq i32 %4289, %4658
  br i1 %4659, label %4426, label %4614

4660:
  %4661 = sext <16 x i1> %4297 to <16 x i32>
  br label %4662

4662:
  %4663 = phi i64 [ 0, %4660 ], [ %4678, %4676 ]
  %4664 = phi <16 x i32> [ %4661, %4660 ], [ %4677, %4676 ]
  %4665 = getelementptr inbounds nuw i16, ptr %4238, i64 %4663
  %4666 = load i16, ptr %4665, align 2
  %4667 = zext i16 %4666 to i64
  %4668 = getelementptr inbounds nuw float, ptr %4267, i64 %4667
  %4669 = load float, ptr %4668, align 4
  %4670 = fcmp une float %4669, 0.000000e+00
  br i1 %4670, label %4671, label %4676

4671:
  %4672 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %4663
  %4673 = load <16 x float>, ptr %4672, align 64
  %4674 = fcmp une <16 x float> %4673, zeroinitializer
  %4675 = select <16 x i1> %4674, <16 x i32> splat (i32 -1), <16 x i32> %4664
  br label %4676

4676:
  %4677 = phi <16 x i32> [ %4675, %4671 ], [ %4664, %4662 ]
  %4678 = add nuw nsw i64 %4663, 1
  %4679 = icmp eq i64 %4678, %4244
  br i1 %4679, label %4680, label %4662

4680:
  %4681 = select <16 x i1> %4329, <16 x i32> %4677, <16 x i32> zeroinitializer
  %4682 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %4681)
  %4683 = icmp ne i32 %4682, 0
  %4684 = zext i1 %4683 to i32
  %4685 = insertelement <16 x i32> poison, i32 %4684, i64 0
  %4686 = shufflevector <16 x i32> %4685, <16 x i32> poison, <16 x i32> zeroinitializer
  %4687 = or <16 x i32> %4686, %4290
  br label %4688

4688:
  %4689 = phi <16 x i32> [ %4687, %4680 ], [ %4290, %4324 ]
  %4690 = fcmp ogt <16 x float> %4325, splat (float 0x47D0000000000000)
  %4691 = select <16 x i1> %4690, <16 x i32> splat (i32 -1), <16 x i32> %4689
  %4692 = fcmp ogt <16 x float> %4325, splat (float 0x3AF0000000000000)
  %4693 = select <16 x i1> %4692, <16 x float> %4325, <16 x float> splat (float 0x3AF0000000000000)
  %4694 = bitcast <16 x float> %4693 to <16 x i32>
  %4695 = sub <16 x i32> %4694, %4240
  %4696 = sub <16 x i32> %4243, %4694
  %4697 = bitcast <16 x i32> %4696 to <16 x float>
  %4698 = fmul <16 x float> %4285, %4697
  %4699 = fptosi <16 x float> %4698 to <16 x i32>
  %4700 = fcmp olt <16 x float> %4326, splat (float 0x3AF0000000000000)
  %4701 = bitcast <16 x i1> %4700 to i16
  %4702 = icmp eq i16 %4701, 0
  br i1 %4702, label %4731, label %4703

4703:
  %4704 = sext <16 x i1> %4304 to <16 x i32>
  br label %4705

4705:
  %4706 = phi i64 [ 0, %4703 ], [ %4721, %4719 ]
  %4707 = phi <16 x i32> [ %4704, %4703 ], [ %4720, %4719 ]
  %4708 = getelementptr inbounds nuw i16, ptr %4238, i64 %4706
  %4709 = load i16, ptr %4708, align 2
  %4710 = zext i16 %4709 to i64
  %4711 = getelementptr inbounds nuw float, ptr %4270, i64 %4710
  %4712 = load float, ptr %4711, align 4
  %4713 = fcmp une float %4712, 0.000000e+00
  br i1 %4713, label %4714, label %4719

4714:
  %4715 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %4706
  %4716 = load <16 x float>, ptr %4715, align 64
  %4717 = fcmp une <16 x float> %4716, zeroinitializer
  %4718 = select <16 x i1> %4717, <16 x i32> splat (i32 -1), <16 x i32> %4707
  br label %4719

4719:
  %4720 = phi <16 x i32> [ %4718, %4714 ], [ %4707, %4705 ]
  %4721 = add nuw nsw i64 %4706, 1
  %4722 = icmp eq i64 %4721, %4245
  br i1 %4722, label %4723, label %4705

4723:
  %4724 = select <16 x i1> %4700, <16 x i32> %4720, <16 x i32> zeroinitializer
  %4725 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %4724)
  %4726 = icmp ne i32 %4725, 0
  %4727 = zext i1 %4726 to i32
  %4728 = insertelement <16 x i32> poison, i32 %4727, i64 0
  %4729 = shufflevector <16 x i32> %4728, <16 x i32> poison, <16 x i32> zeroinitializer
  %4730 = or <16 x i32> %4729, %4691
  br label %4731

4731:
  %4732 = phi <16 x i32> [ %4730, %4723 ], [ %4691, %4688 ]
  %4733 = fcmp ogt <16 x float> %4326, splat (float 0x47D0000000000000)
  %4734 = select <16 x i1> %4733, <16 x i32> splat (i32 -1), <16 x i32> %4732
  %4735 = fcmp ogt <16 x float> %4326, splat (float 0x3AF0000000000000)
  %4736 = select <16 x i1> %4735, <16 x float> %4326, <16 x float> splat (float 0x3AF0000000000000)
  %4737 = bitcast <16 x float> %4736 to <16 x i32>
  %4738 = sub <16 x i32> %4737, %4240
  %4739 = sub <16 x i32> %4243, %4737
  %4740 = bitcast <16 x i32> %4739 to <16 x float>
  %4741 = fmul <16 x float> %4284, %4740
  %4742 = fptosi <16 x float> %4741 to <16 x i32>
  %4743 = fcmp olt <16 x float> %4327, splat (float 0x3AF0000000000000)
  %4744 = bitcast <16 x i1> %4743 to i16
  %4745 = icmp eq i16 %4744, 0
  br i1 %4745, label %4774, label %4746

4746:
  %4747 = sext <16 x i1> %4311 to <16 x i32>
  br label %4748

4748:
  %4749 = phi i64 [ 0, %4746 ], [ %4764, %4762 ]
  %4750 = phi <16 x i32> [ %4747, %4746 ], [ %4763, %4762 ]
  %4751 = getelementptr inbounds nuw i16, ptr %4238, i64 %4749
  %4752 = load i16, ptr %4751, align 2
  %4753 = zext i16 %4752 to i64
  %4754 = getelementptr inbounds nuw float, ptr %4273, i64 %4753
  %4755 = load float, ptr %4754, align 4
  %4756 = fcmp une float %4755, 0.000000e+00
  br i1 %4756, label %4757, label %4762

4757:
  %4758 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %4749
  %4759 = load <16 x float>, ptr %4758, align 64
  %4760 = fcmp une <16 x float> %4759, zeroinitializer
  %4761 = select <16 x i1> %4760, <16 x i32> splat (i32 -1), <16 x i32> %4750
  br label %4762

4762:
  %4763 = phi <16 x i32> [ %4761, %4757 ], [ %4750, %4748 ]
  %4764 = add nuw nsw i64 %4749, 1
  %4765 = icmp eq i64 %4764, %4246
  br i1 %4765, label %4766, label %4748

4766:
  %4767 = select <16 x i1> %4743, <16 x i32> %4763, <16 x i32> zeroinitializer
  %4768 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %4767)
  %4769 = icmp ne i32 %4768, 0
  %4770 = zext i1 %4769 to i32
  %4771 = insertelement <16 x i32> poison, i32 %4770, i64 0
  %4772 = shufflevector <16 x i32> %4771, <16 x i32> poison, <16 x i32> zeroinitializer
  %4773 = or <16 x i32> %4772, %4734
  br label %4774

4774:
  %4775 = phi <16 x i32> [ %4773, %4766 ], [ %4734, %4731 ]
  %4776 = fcmp ogt <16 x float> %4327, splat (float 0x47D0000000000000)
  %4777 = select <16 x i1> %4776, <16 x i32> splat (i32 -1), <16 x i32> %4775
  %4778 = fcmp ogt <16 x float> %4327, splat (float 0x3AF0000000000000)
  %4779 = select <16 x i1> %4778, <16 x float> %4327, <16 x float> splat (float 0x3AF0000000000000)
  %4780 = bitcast <16 x float> %4779 to <16 x i32>
  %4781 = sub <16 x i32> %4780, %4240
  %4782 = sub <16 x i32> %4243, %4780
  %4783 = bitcast <16 x i32> %4782 to <16 x float>
  %4784 = fmul <16 x float> %4287, %4783
  %4785 = fptosi <16 x float> %4784 to <16 x i32>
  %4786 = fcmp olt <16 x float> %4328, splat (float 0x3AF0000000000000)
  %4787 = bitcast <16 x i1> %4786 to i16
  %4788 = icmp eq i16 %4787, 0
  br i1 %4788, label %4817, label %4789

4789:
  %4790 = sext <16 x i1> %4318 to <16 x i32>
  br label %4791

4791:
  %4792 = phi i64 [ 0, %4789 ], [ %4807, %4805 ]
  %4793 = phi <16 x i32> [ %4790, %4789 ], [ %4806, %4805 ]
  %4794 = getelementptr inbounds nuw i16, ptr %4238, i64 %4792
  %4795 = load i16, ptr %4794, align 2
  %4796 = zext i16 %4795 to i64
  %4797 = getelementptr inbounds nuw float, ptr %4276, i64 %4796
  %4798 = load float, ptr %4797, align 4
  %4799 = fcmp une float %4798, 0.000000e+00
  br i1 %4799, label %4800, label %4805

4800:
  %4801 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %4792
  %4802 = load <16 x float>, ptr %4801, align 64
  %4803 = fcmp une <16 x float> %4802, zeroinitializer
  %4804 = select <16 x i1> %4803, <16 x i32> splat (i32 -1), <16 x i32> %4793
  br label %4805

4805:
  %4806 = phi <16 x i32> [ %4804, %4800 ], [ %4793, %4791 ]
  %4807 = add nuw nsw i64 %4792, 1
  %4808 = icmp eq i64 %4807, %4247
  br i1 %4808, label %4809, label %4791

4809:
  %4810 = select <16 x i1> %4786, <16 x i32> %4806, <16 x i32> zeroinitializer
  %4811 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %4810)
  %4812 = icmp ne i32 %4811, 0
  %4813 = zext i1 %4812 to i32
  %4814 = insertelement <16 x i32> poison, i32 %4813, i64 0
  %4815 = shufflevector <16 x i32> %4814, <16 x i32> poison, <16 x i32> zeroinitializer
  %4816 = or <16 x i32> %4815, %4777
  br label %4817

4817:
  %4818 = phi <16 x i32> [ %4816, %4809 ], [ %4777, %4774 ]
  %4819 = fcmp ogt <16 x float> %4328, splat (float 0x47D0000000000000)
  %4820 = select <16 x i1> %4819, <16 x i32> splat (i32 -1), <16 x i32> %4818
  %4821 = fcmp ogt <16 x float> %4328, splat (float 0x3AF0000000000000)
  %4822 = select <16 x i1> %4821, <16 x float> %4328, <16 x float> splat (float 0x3AF0000000000000)
  %4823 = bitcast <16 x float> %4822 to <16 x i32>
  %4824 = sub <16 x i32> %4823, %4240
  %4825 = sub <16 x i32> %4243, %4823
  %4826 = bitcast <16 x i32> %4825 to <16 x float>
  %4827 = fmul <16 x float> %4286, %4826
  %4828 = fptosi <16 x float> %4827 to <16 x i32>
  %4829 = add i32 %4291, %4235
  %4830 = icmp ult i32 %4291, %4829
  br i1 %4830, label %4380, label %4374

4831:
  store <16 x float> %4475, ptr %4251, align 64
  store <16 x float> %4520, ptr %4266, align 64
  store <16 x float> %4565, ptr %4262, align 64
  store <16 x float> %4610, ptr %4264, align 64
  %4832 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %4820)
  %4833 = icmp eq i32 %4832, 0
  br i1 %4833, label %4248, label %6238

4834:
  br i1 %4836, label %4835, label %6203

4835:
  %4836 = phi i1 [ false, %4834 ], [ true, %4230 ]
  %4837 = phi ptr [ %14, %4834 ], [ %5, %4230 ]
  %4838 = phi i64 [ 4, %4834 ], [ 0, %4230 ]
  br i1 %4237, label %4834, label %4839

4839:
  %4840 = shl nuw nsw i64 %4838, 2
  %4841 = getelementptr inbounds nuw float, ptr %1686, i64 %4840
  %4842 = getelementptr inbounds nuw float, ptr %8, i64 %4840
  %4843 = load i32, ptr %1693, align 4
  %4844 = sub nsw i32 52, %4843
  %4845 = zext nneg i32 %4844 to i64
  %4846 = shl nsw i64 -1, %4845
  %4847 = insertelement <8 x i64> poison, i64 %4846, i64 0
  %4848 = load <16 x i32>, ptr %4837, align 64
  %4849 = getelementptr inbounds nuw i8, ptr %4837, i64 64
  %4850 = load <16 x i32>, ptr %4849, align 64
  %4851 = getelementptr inbounds nuw i8, ptr %4837, i64 128
  %4852 = load <16 x i32>, ptr %4851, align 64
  %4853 = getelementptr inbounds nuw i8, ptr %4837, i64 192
  %4854 = load <16 x i32>, ptr %4853, align 64
  %4855 = bitcast <16 x i32> %4848 to <16 x float>
  %4856 = bitcast <16 x i32> %4850 to <16 x float>
  %4857 = bitcast <16 x i32> %4852 to <16 x float>
  %4858 = bitcast <16 x i32> %4854 to <16 x float>
  %4859 = getelementptr inbounds nuw float, ptr %8, i64 %4840
  %4860 = shl nuw nsw i64 %4838, 4
  %4861 = getelementptr inbounds nuw i8, ptr %8, i64 %4860
  %4862 = getelementptr inbounds nuw i8, ptr %4861, i64 16
  %4863 = shl nuw nsw i64 %4838, 4
  %4864 = getelementptr inbounds nuw i8, ptr %8, i64 %4863
  %4865 = getelementptr inbounds nuw i8, ptr %4864, i64 32
  %4866 = shl nuw nsw i64 %4838, 4
  %4867 = getelementptr inbounds nuw i8, ptr %8, i64 %4866
  %4868 = getelementptr inbounds nuw i8, ptr %4867, i64 48
  %4869 = shufflevector <8 x i64> %4847, <8 x i64> poison, <16 x i32> zeroinitializer
  %4870 = shufflevector <8 x i64> %4847, <8 x i64> poison, <16 x i32> zeroinitializer
  %4871 = shufflevector <8 x i64> %4847, <8 x i64> poison, <16 x i32> zeroinitializer
  %4872 = shufflevector <8 x i64> %4847, <8 x i64> poison, <16 x i32> zeroinitializer
  br label %4873

4873:
  %4874 = phi <16 x float> [ %4858, %4839 ], [ %5048, %5012 ]
  %4875 = phi <16 x float> [ %4857, %4839 ], [ %5040, %5012 ]
  %4876 = phi <16 x float> [ %4856, %4839 ], [ %5032, %5012 ]
  %4877 = phi <16 x float> [ %4855, %4839 ], [ %5024, %5012 ]
  %4878 = phi <16 x i32> [ %4854, %4839 ], [ %5055, %5012 ]
  %4879 = phi <16 x i32> [ %4852, %4839 ], [ %5054, %5012 ]
  %4880 = phi <16 x i32> [ %4850, %4839 ], [ %5053, %5012 ]
  %4881 = phi <16 x i32> [ %4848, %4839 ], [ %5052, %5012 ]
  %4882 = phi i32 [ %4235, %4839 ], [ %5051, %5012 ]
  %4883 = phi i32 [ %3799, %4839 ], [ %5050, %5012 ]
  %4884 = phi <16 x i32> [ zeroinitializer, %4839 ], [ %5269, %5012 ]
  %4885 = phi i32 [ 0, %4839 ], [ %4892, %5012 ]
  %4886 = zext i32 %4882 to i64
  %4887 = zext i32 %4885 to i64
  %4888 = and <16 x i32> %4881, splat (i32 2139095040)
  %4889 = and <16 x i32> %4880, splat (i32 2139095040)
  %4890 = and <16 x i32> %4879, splat (i32 2139095040)
  %4891 = and <16 x i32> %4878, splat (i32 2139095040)
  %4892 = add i32 %4885, %3799
  %4893 = icmp ult i32 %4885, %4892
  br i1 %4893, label %4894, label %4904

4894:
  %4895 = bitcast <16 x i32> %4888 to <16 x float>
  %4896 = bitcast <16 x i32> %4889 to <16 x float>
  %4897 = bitcast <16 x i32> %4890 to <16 x float>
  %4898 = bitcast <16 x i32> %4891 to <16 x float>
  br label %4913

4899:
  %4900 = bitcast <16 x float> %4951 to <16 x i32>
  %4901 = bitcast <16 x float> %4944 to <16 x i32>
  %4902 = bitcast <16 x float> %4937 to <16 x i32>
  %4903 = bitcast <16 x float> %4930 to <16 x i32>
  br label %4904

4904:
  %4905 = phi <16 x i32> [ %4903, %4899 ], [ %4888, %4873 ]
  %4906 = phi <16 x i32> [ %4902, %4899 ], [ %4889, %4873 ]
  %4907 = phi <16 x i32> [ %4901, %4899 ], [ %4890, %4873 ]
  %4908 = phi <16 x i32> [ %4900, %4899 ], [ %4891, %4873 ]
  %4909 = bitcast <16 x i32> %4905 to <16 x float>
  %4910 = fcmp olt <16 x float> %4909, splat (float 0x3AF0000000000000)
  %4911 = bitcast <16 x i1> %4910 to i16
  %4912 = icmp eq i16 %4911, 0
  br i1 %4912, label %5131, label %5102

4913:
  %4914 = phi <16 x float> [ %4895, %4894 ], [ %4930, %4913 ]
  %4915 = phi <16 x float> [ %4896, %4894 ], [ %4937, %4913 ]
  %4916 = phi <16 x float> [ %4897, %4894 ], [ %4944, %4913 ]
  %4917 = phi <16 x float> [ %4898, %4894 ], [ %4951, %4913 ]
  %4918 = phi i64 [ %4887, %4894 ], [ %4952, %4913 ]
  %4919 = getelementptr inbounds nuw i16, ptr %4238, i64 %4918
  %4920 = load i16, ptr %4919, align 2
  %4921 = zext i16 %4920 to i64
  %4922 = getelementptr inbounds nuw float, ptr %4841, i64 %4921
  %4923 = getelementptr inbounds nuw <16 x float>, ptr %1678, i64 %4918
  %4924 = load <16 x float>, ptr %4923, align 64
  %4925 = load float, ptr %4922, align 4
  %4926 = insertelement <16 x float> poison, float %4925, i64 0
  %4927 = shufflevector <16 x float> %4926, <16 x float> poison, <16 x i32> zeroinitializer
  %4928 = fmul <16 x float> %4924, %4927
  %4929 = fcmp ogt <16 x float> %4928, %4914
  %4930 = select <16 x i1> %4929, <16 x float> %4928, <16 x float> %4914
  %4931 = getelementptr inbounds nuw i8, ptr %4922, i64 16
  %4932 = load float, ptr %4931, align 4
  %4933 = insertelement <16 x float> poison, float %4932, i64 0
  %4934 = shufflevector <16 x float> %4933, <16 x float> poison, <16 x i32> zeroinitializer
  %4935 = fmul <16 x float> %4924, %4934
  %4936 = fcmp ogt <16 x float> %4935, %4915
  %4937 = select <16 x i1> %4936, <16 x float> %4935, <16 x float> %4915
  %4938 = getelementptr inbounds nuw i8, ptr %4922, i64 32
  %4939 = load float, ptr %4938, align 4
  %4940 = insertelement <16 x float> poison, float %4939, i64 0
  %4941 = shufflevector <16 x float> %4940, <16 x float> poison, <16 x i32> zeroinitializer
  %4942 = fmul <16 x float> %4924, %4941
  %4943 = fcmp ogt <16 x float> %4942, %4916
  %4944 = select <16 x i1> %4943, <16 x float> %4942, <16 x float> %4916
  %4945 = getelementptr inbounds nuw i8, ptr %4922, i64 48
  %4946 = load float, ptr %4945, align 4
  %4947 = insertelement <16 x float> poison, float %4946, i64 0
  %4948 = shufflevector <16 x float> %4947, <16 x float> poison, <16 x i32> zeroinitializer
  %4949 = fmul <16 x float> %4924, %4948
  %4950 = fcmp ogt <16 x float> %4949, %4917
  %4951 = select <16 x i1> %4950, <16 x float> %4949, <16 x float> %4917
  %4952 = add nuw nsw i64 %4918, 1
  %4953 = trunc i64 %4952 to i32
  %4954 = icmp eq i32 %4883, %4953
  br i1 %4954, label %4899, label %4913

4955:
  %4956 = phi <16 x i32> [ %5142, %5266 ], [ %4979, %4961 ]
  %4957 = phi <16 x i32> [ %5187, %5266 ], [ %4987, %4961 ]
  %4958 = phi <16 x i32> [ %5232, %5266 ], [ %4995, %4961 ]
  %4959 = phi <16 x i32> [ %5277, %5266 ], [ %5003, %4961 ]
  %4960 = icmp ult i32 %5278, %4892
  br i1 %4960, label %5056, label %5012

4961:
  %4962 = phi <16 x i32> [ %4979, %4961 ], [ %5142, %5266 ]
  %4963 = phi <16 x i32> [ %4987, %4961 ], [ %5187, %5266 ]
  %4964 = phi <16 x i32> [ %4995, %4961 ], [ %5232, %5266 ]
  %4965 = phi <16 x i32> [ %5003, %4961 ], [ %5277, %5266 ]
  %4966 = phi i64 [ %5004, %4961 ], [ %4887, %5266 ]
  %4967 = getelementptr inbounds nuw i16, ptr %4238, i64 %4966
  %4968 = load i16, ptr %4967, align 2
  %4969 = zext i16 %4968 to i64
  %4970 = getelementptr inbounds nuw float, ptr %4842, i64 %4969
  %4971 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %4966
  %4972 = load <16 x float>, ptr %4971, align 64
  %4973 = load float, ptr %4970, align 4
  %4974 = insertelement <16 x float> poison, float %4973, i64 0
  %4975 = shufflevector <16 x float> %4974, <16 x float> poison, <16 x i32> zeroinitializer
  %4976 = fmul <16 x float> %4972, %4975
  %4977 = fmul <16 x float> %4976, %5140
  %4978 = fptosi <16 x float> %4977 to <16 x i32>
  %4979 = add <16 x i32> %4962, %4978
  %4980 = getelementptr inbounds nuw i8, ptr %4970, i64 16
  %4981 = load float, ptr %4980, align 4
  %4982 = insertelement <16 x float> poison, float %4981, i64 0
  %4983 = shufflevector <16 x float> %4982, <16 x float> poison, <16 x i32> zeroinitializer
  %4984 = fmul <16 x float> %4972, %4983
  %4985 = fmul <16 x float> %4984, %5185
  %4986 = fptosi <16 x float> %4985 to <16 x i32>
  %4987 = add <16 x i32> %4963, %4986
  %4988 = getelementptr inbounds nuw i8, ptr %4970, i64 32
  %4989 = load float, ptr %4988, align 4
  %4990 = insertelement <16 x float> poison, float %4989, i64 0
  %4991 = shufflevector <16 x float> %4990, <16 x float> poison, <16 x i32> zeroinitializer
  %4992 = fmul <16 x float> %4972, %4991
  %4993 = fmul <16 x float> %4992, %5230
  %4994 = fptosi <16 x float> %4993 to <16 x i32>
  %4995 = add <16 x i32> %4964, %4994
  %4996 = getelementptr inbounds nuw i8, ptr %4970, i64 48
  %4997 = load float, ptr %4996, align 4
  %4998 = insertelement <16 x float> poison, float %4997, i64 0
  %4999 = shufflevector <16 x float> %4998, <16 x float> poison, <16 x i32> zeroinitializer
  %5000 = fmul <16 x float> %4972, %4999
  %5001 = fmul <16 x float> %5000, %5275
  %5002 = fptosi <16 x float> %5001 to <16 x i32>
  %5003 = add <16 x i32> %4965, %5002
  %5004 = add nuw nsw i64 %4966, 1
  %5005 = trunc i64 %5004 to i32
  %5006 = icmp eq i32 %4882, %5005
  br i1 %5006, label %4955, label %4961

5007:
  %5008 = sitofp <16 x i32> %5074 to <16 x double>
  %5009 = sitofp <16 x i32> %5082 to <16 x double>
  %5010 = sitofp <16 x i32> %5090 to <16 x double>
  %5011 = sitofp <16 x i32> %5098 to <16 x double>
  br label %5012

5012:
  %5013 = phi <16 x double> [ zeroinitializer, %4955 ], [ %5008, %5007 ]
  %5014 = phi <16 x double> [ zeroinitializer, %4955 ], [ %5009, %5007 ]
  %5015 = phi <16 x double> [ zeroinitializer, %4955 ], [ %5010, %5007 ]
  %5016 = phi <16 x double> [ zeroinitializer, %4955 ], [ %5011, %5007 ]
  %5017 = sitofp <16 x i32> %4956 to <16 x double>
  %5018 = fadd <16 x double> %5013, %5017
  %5019 = bitcast <16 x double> %5018 to <16 x i64>
  %5020 = and <16 x i64> %4869, %5019
  %5021 = bitcast <16 x i64> %5020 to <16 x double>
  %5022 = fptrunc <16 x double> %5021 to <16 x float>
  %5023 = bitcast <16 x i32> %5138 to <16 x float>
  %5024 = fmul <16 x float> %5022, %5023
  %5025 = sitofp <16 x i32> %4957 to <16 x double>
  %5026 = fadd <16 x double> %5014, %5025
  %5027 = bitcast <16 x double> %5026 to <16 x i64>
  %5028 = and <16 x i64> %4870, %5027
  %5029 = bitcast <16 x i64> %5028 to <16 x double>
  %5030 = fptrunc <16 x double> %5029 to <16 x float>
  %5031 = bitcast <16 x i32> %5183 to <16 x float>
  %5032 = fmul <16 x float> %5030, %5031
  %5033 = sitofp <16 x i32> %4958 to <16 x double>
  %5034 = fadd <16 x double> %5015, %5033
  %5035 = bitcast <16 x double> %5034 to <16 x i64>
  %5036 = and <16 x i64> %4871, %5035
  %5037 = bitcast <16 x i64> %5036 to <16 x double>
  %5038 = fptrunc <16 x double> %5037 to <16 x float>
  %5039 = bitcast <16 x i32> %5228 to <16 x float>
  %5040 = fmul <16 x float> %5038, %5039
  %5041 = sitofp <16 x i32> %4959 to <16 x double>
  %5042 = fadd <16 x double> %5016, %5041
  %5043 = bitcast <16 x double> %5042 to <16 x i64>
  %5044 = and <16 x i64> %4872, %5043
  %5045 = bitcast <16 x i64> %5044 to <16 x double>
  %5046 = fptrunc <16 x double> %5045 to <16 x float>
  %5047 = bitcast <16 x i32> %5273 to <16 x float>
  %5048 = fmul <16 x float> %5046, %5047
  %5049 = icmp ult i32 %4892, %3796
  %5050 = add i32 %4883, %3799
  %5051 = add i32 %4882, %3799
  %5052 = bitcast <16 x float> %5024 to <16 x i32>
  %5053 = bitcast <16 x float> %5032 to <16 x i32>
  %5054 = bitcast <16 x float> %5040 to <16 x i32>
  %5055 = bitcast <16 x float> %5048 to <16 x i32>
  br i1 %5049, label %4873, label %5280

5056:
  %5057 = phi <16 x i32> [ %5074, %5056 ], [ zeroinitializer, %4955 ]
  %5058 = phi <16 x i32> [ %5082, %5056 ], [ zeroinitializer, %4955 ]
  %5059 = phi <16 x i32> [ %5090, %5056 ], [ zeroinitializer, %4955 ]
  %5060 = phi <16 x i32> [ %5098, %5056 ], [ zeroinitializer, %4955 ]
  %5061 = phi i64 [ %5099, %5056 ], [ %4886, %4955 ]
  %5062 = getelementptr inbounds nuw i16, ptr %4238, i64 %5061
  %5063 = load i16, ptr %5062, align 2
  %5064 = zext i16 %5063 to i64
  %5065 = getelementptr inbounds nuw float, ptr %4842, i64 %5064
  %5066 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %5061
  %5067 = load <16 x float>, ptr %5066, align 64
  %5068 = load float, ptr %5065, align 4
  %5069 = insertelement <16 x float> poison, float %5068, i64 0
  %5070 = shufflevector <16 x float> %5069, <16 x float> poison, <16 x i32> zeroinitializer
  %5071 = fmul <16 x float> %5067, %5070
  %5072 = fmul <16 x float> %5071, %5140
  %5073 = fptosi <16 x float> %5072 to <16 x i32>
  %5074 = add <16 x i32> %5057, %5073
  %5075 = getelementptr inbounds nuw i8, ptr %5065, i64 16
  %5076 = load float, ptr %5075, align 4
  %5077 = insertelement <16 x float> poison, float %5076, i64 0
  %5078 = shufflevector <16 x float> %5077, <16 x float> poison, <16 x i32> zeroinitializer
  %5079 = fmul <16 x float> %5067, %5078
  %5080 = fmul <16 x float> %5079, %5185
  %5081 = fptosi <16 x float> %5080 to <16 x i32>
  %5082 = add <16 x i32> %5058, %5081
  %5083 = getelementptr inbounds nuw i8, ptr %5065, i64 32
  %5084 = load float, ptr %5083, align 4
  %5085 = insertelement <16 x float> poison, float %5084, i64 0
  %5086 = shufflevector <16 x float> %5085, <16 x float> poison, <16 x i32> zeroinitializer
  %5087 = fmul <16 x float> %5067, %5086
  %5088 = fmul <16 x float> %5087, %5230
  %5089 = fptosi <16 x float> %5088 to <16 x i32>
  %5090 = add <16 x i32> %5059, %5089
  %5091 = getelementptr inbounds nuw i8, ptr %5065, i64 48
  %5092 = load float, ptr %5091, align 4
  %5093 = insertelement <16 x float> poison, float %5092, i64 0
  %5094 = shufflevector <16 x float> %5093, <16 x float> poison, <16 x i32> zeroinitializer
  %5095 = fmul <16 x float> %5067, %5094
  %5096 = fmul <16 x float> %5095, %5275
  %5097 = fptosi <16 x float> %5096 to <16 x i32>
  %5098 = add <16 x i32> %5060, %5097
  %5099 = add nuw nsw i64 %5061, 1
  %5100 = trunc i64 %5099 to i32
  %5101 = icmp eq i32 %4883, %5100
  br i1 %5101, label %5007, label %5056

5102:
  %5103 = fcmp une <16 x float> %4877, zeroinitializer
  %5104 = sext <16 x i1> %5103 to <16 x i32>
  br label %5105

5105:
  %5106 = phi i64 [ 0, %5102 ], [ %5121, %5119 ]
  %5107 = phi <16 x i32> [ %5104, %5102 ], [ %5120, %5119 ]
  %5108 = getelementptr inbounds nuw i16, ptr %4238, i64 %5106
  %5109 = load i16, ptr %5108, align 2
  %5110 = zext i16 %5109 to i64
  %5111 = getelementptr inbounds nuw float, ptr %4859, i64 %5110
  %5112 = load float, ptr %5111, align 4
  %5113 = fcmp une float %5112, 0.000000e+00
  br i1 %5113, label %5114, label %5119

5114:
  %5115 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %5106
  %5116 = load <16 x float>, ptr %5115, align 64
  %5117 = fcmp une <16 x float> %5116, zeroinitializer
  %5118 = select <16 x i1> %5117, <16 x i32> splat (i32 -1), <16 x i32> %5107
  br label %5119

5119:
  %5120 = phi <16 x i32> [ %5118, %5114 ], [ %5107, %5105 ]
  %5121 = add nuw nsw i64 %5106, 1
  %5122 = icmp eq i64 %5121, %4244
  br i1 %5122, label %5123, label %5105

5123:
  %5124 = select <16 x i1> %4910, <16 x i32> %5120, <16 x i32> zeroinitializer
  %5125 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %5124)
  %5126 = icmp ne i32 %5125, 0
  %5127 = zext i1 %5126 to i32
  %5128 = insertelement <16 x i32> poison, i32 %5127, i64 0
  %5129 = shufflevector <16 x i32> %5128, <16 x i32> poison, <16 x i32> zeroinitializer
  %5130 = or <16 x i32> %5129, %4884
  br label %5131

5131:
  %5132 = phi <16 x i32> [ %5130, %5123 ], [ %4884, %4904 ]
  %5133 = fcmp ogt <16 x float> %4909, splat (float 0x47D0000000000000)
  %5134 = select <16 x i1> %5133, <16 x i32> splat (i32 -1), <16 x i32> %5132
  %5135 = fcmp ogt <16 x float> %4909, splat (float 0x3AF0000000000000)
  %5136 = select <16 x i1> %5135, <16 x float> %4909, <16 x float> splat (float 0x3AF0000000000000)
  %5137 = bitcast <16 x float> %5136 to <16 x i32>
  %5138 = sub <16 x i32> %5137, %4240
  %5139 = sub <16 x i32> %4243, %5137
  %5140 = bitcast <16 x i32> %5139 to <16 x float>
  %5141 = fmul <16 x float> %4877, %5140
  %5142 = fptosi <16 x float> %5141 to <16 x i32>
  %5143 = bitcast <16 x i32> %4906 to <16 x float>
  %5144 = fcmp olt <16 x float> %5143, splat (float 0x3AF0000000000000)
  %5145 = bitcast <16 x i1> %5144 to i16
  %5146 = icmp eq i16 %5145, 0
  br i1 %5146, label %5176, label %5147

5147:
  %5148 = fcmp une <16 x float> %4876, zeroinitializer
  %5149 = sext <16 x i1> %5148 to <16 x i32>
  br label %5150

5150:
  %5151 = phi i64 [ 0, %5147 ], [ %5166, %5164 ]
  %5152 = phi <16 x i32> [ %5149, %5147 ], [ %5165, %5164 ]
  %5153 = getelementptr inbounds nuw i16, ptr %4238, i64 %5151
  %5154 = load i16, ptr %5153, align 2
  %5155 = zext i16 %5154 to i64
  %5156 = getelementptr inbounds nuw float, ptr %4862, i64 %5155
  %5157 = load float, ptr %5156, align 4
  %5158 = fcmp une float %5157, 0.000000e+00
  br i1 %5158, label %5159, label %5164

5159:
  %5160 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %5151
  %5161 = load <16 x float>, ptr %5160, align 64
  %5162 = fcmp une <16 x float> %5161, zeroinitializer
  %5163 = select <16 x i1> %5162, <16 x i32> splat (i32 -1), <16 x i32> %5152
  br label %5164

5164:
  %5165 = phi <16 x i32> [ %5163, %5159 ], [ %5152, %5150 ]
  %5166 = add nuw nsw i64 %5151, 1
  %5167 = icmp eq i64 %5166, %4245
  br i1 %5167, label %5168, label %5150

5168:
  %5169 = select <16 x i1> %5144, <16 x i32> %5165, <16 x i32> zeroinitializer
  %5170 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %5169)
  %5171 = icmp ne i32 %5170, 0
  %5172 = zext i1 %5171 to i32
  %5173 = insertelement <16 x i32> poison, i32 %5172, i64 0
  %5174 = shufflevector <16 x i32> %5173, <16 x i32> poison, <16 x i32> zeroinitializer
  %5175 = or <16 x i32> %5174, %5134
  br label %5176

5176:
  %5177 = phi <16 x i32> [ %5175, %5168 ], [ %5134, %5131 ]
  %5178 = fcmp ogt <16 x float> %5143, splat (float 0x47D0000000000000)
  %5179 = select <16 x i1> %5178, <16 x i32> splat (i32 -1), <16 x i32> %5177
  %5180 = fcmp ogt <16 x float> %5143, splat (float 0x3AF0000000000000)
  %5181 = select <16 x i1> %5180, <16 x float> %5143, <16 x float> splat (float 0x3AF0000000000000)
  %5182 = bitcast <16 x float> %5181 to <16 x i32>
  %5183 = sub <16 x i32> %5182, %4240
  %5184 = sub <16 x i32> %4243, %5182
  %5185 = bitcast <16 x i32> %5184 to <16 x float>
  %5186 = fmul <16 x float> %4876, %5185
  %5187 = fptosi <16 x float> %5186 to <16 x i32>
  %5188 = bitcast <16 x i32> %4907 to <16 x float>
  %5189 = fcmp olt <16 x float> %5188, splat (float 0x3AF0000000000000)
  %5190 = bitcast <16 x i1> %5189 to i16
  %5191 = icmp eq i16 %5190, 0
  br i1 %5191, label %5221, label %5192

5192:
  %5193 = fcmp une <16 x float> %4875, zeroinitializer
  %5194 = sext <16 x i1> %5193 to <16 x i32>
  br label %5195

5195:
  %5196 = phi i64 [ 0, %5192 ], [ %5211, %5209 ]
  %5197 = phi <16 x i32> [ %5194, %5192 ], [ %5210, %5209 ]
  %5198 = getelementptr inbounds nuw i16, ptr %4238, i64 %5196
  %5199 = load i16, ptr %5198, align 2
  %5200 = zext i16 %5199 to i64
  %5201 = getelementptr inbounds nuw float, ptr %4865, i64 %5200
  %5202 = load float, ptr %5201, align 4
  %5203 = fcmp une float %5202, 0.000000e+00
  br i1 %5203, label %5204, label %5209

5204:
  %5205 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %5196
  %5206 = load <16 x float>, ptr %5205, align 64
  %5207 = fcmp une <16 x float> %5206, zeroinitializer
  %5208 = select <16 x i1> %5207, <16 x i32> splat (i32 -1), <16 x i32> %5197
  br label %5209

5209:
  %5210 = phi <16 x i32> [ %5208, %5204 ], [ %5197, %5195 ]
  %5211 = add nuw nsw i64 %5196, 1
  %5212 = icmp eq i64 %5211, %4246
  br i1 %5212, label %5213, label %5195

5213:
  %5214 = select <16 x i1> %5189, <16 x i32> %5210, <16 x i32> zeroinitializer
  %5215 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %5214)
  %5216 = icmp ne i32 %5215, 0
  %5217 = zext i1 %5216 to i32
  %5218 = insertelement <16 x i32> poison, i32 %5217, i64 0
  %5219 = shufflevector <16 x i32> %5218, <16 x i32> poison, <16 x i32> zeroinitializer
  %5220 = or <16 x i32> %5219, %5179
  br label %5221

5221:
  %5222 = phi <16 x i32> [ %5220, %5213 ], [ %5179, %5176 ]
  %5223 = fcmp ogt <16 x float> %5188, splat (float 0x47D0000000000000)
  %5224 = select <16 x i1> %5223, <16 x i32> splat (i32 -1), <16 x i32> %5222
  %5225 = fcmp ogt <16 x float> %5188, splat (float 0x3AF0000000000000)
  %5226 = select <16 x i1> %5225, <16 x float> %5188, <16 x float> splat (float 0x3AF0000000000000)
  %5227 = bitcast <16 x float> %5226 to <16 x i32>
  %5228 = sub <16 x i32> %5227, %4240
  %5229 = sub <16 x i32> %4243, %5227
  %5230 = bitcast <16 x i32> %5229 to <16 x float>
  %5231 = fmul <16 x float> %4875, %5230
  %5232 = fptosi <16 x float> %5231 to <16 x i32>
  %5233 = bitcast <16 x i32> %4908 to <16 x float>
  %5234 = fcmp olt <16 x float> %5233, splat (float 0x3AF0000000000000)
  %5235 = bitcast <16 x i1> %5234 to i16
  %5236 = icmp eq i16 %5235, 0
  br i1 %5236, label %5266, label %5237

5237:
  %5238 = fcmp une <16 x float> %4874, zeroinitializer
  %5239 = sext <16 x i1> %5238 to <16 x i32>
  br label %5240

5240:
  %5241 = phi i64 [ 0, %5237 ], [ %5256, %5254 ]
  %5242 = phi <16 x i32> [ %5239, %5237 ], [ %5255, %5254 ]
  %5243 = getelementptr inbounds nuw i16, ptr %4238, i64 %5241
  %5244 = load i16, ptr %5243, align 2
  %5245 = zext i16 %5244 to i64
  %5246 = getelementptr inbounds nuw float, ptr %4868, i64 %5245
  %5247 = load float, ptr %5246, align 4
  %5248 = fcmp une float %5247, 0.000000e+00
  br i1 %5248, label %5249, label %5254

5249:
  %5250 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %5241
  %5251 = load <16 x float>, ptr %5250, align 64
  %5252 = fcmp une <16 x float> %5251, zeroinitializer
  %5253 = select <16 x i1> %5252, <16 x i32> splat (i32 -1), <16 x i32> %5242
  br label %5254

5254:
  %5255 = phi <16 x i32> [ %5253, %5249 ], [ %5242, %5240 ]
  %5256 = add nuw nsw i64 %5241, 1
  %5257 = icmp eq i64 %5256, %4247
  br i1 %5257, label %5258, label %5240

5258:
  %5259 = select <16 x i1> %5234, <16 x i32> %5255, <16 x i32> zeroinitializer
  %5260 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %5259)
  %5261 = icmp ne i32 %5260, 0
  %5262 = zext i1 %5261 to i32
  %5263 = insertelement <16 x i32> poison, i32 %5262, i64 0
  %5264 = shufflevector <16 x i32> %5263, <16 x i32> poison, <16 x i32> zeroinitializer
  %5265 = or <16 x i32> %5264, %5224
  br label %5266

5266:
  %5267 = phi <16 x i32> [ %5265, %5258 ], [ %5224, %5221 ]
  %5268 = fcmp ogt <16 x float> %5233, splat (float 0x47D0000000000000)
  %5269 = select <16 x i1> %5268, <16 x i32> splat (i32 -1), <16 x i32> %5267
  %5270 = fcmp ogt <16 x float> %5233, splat (float 0x3AF0000000000000)
  %5271 = select <16 x i1> %5270, <16 x float> %5233, <16 x float> splat (float 0x3AF0000000000000)
  %5272 = bitcast <16 x float> %5271 to <16 x i32>
  %5273 = sub <16 x i32> %5272, %4240
  %5274 = sub <16 x i32> %4243, %5272
  %5275 = bitcast <16 x i32> %5274 to <16 x float>
  %5276 = fmul <16 x float> %4874, %5275
  %5277 = fptosi <16 x float> %5276 to <16 x i32>
  %5278 = add i32 %4885, %4235
  %5279 = icmp ult i32 %4885, %5278
  br i1 %5279, label %4961, label %4955

5280:
  store <16 x float> %5024, ptr %4837, align 64
  store <16 x float> %5032, ptr %4849, align 64
  store <16 x float> %5040, ptr %4851, align 64
  store <16 x float> %5048, ptr %4853, align 64
  %5281 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %5269)
  %5282 = icmp eq i32 %5281, 0
  br i1 %5282, label %4834, label %6238

5283:
  %5284 = shl i32 %3800, 23
  %5285 = icmp eq i32 %3796, 0
  %5286 = load ptr, ptr %1687, align 64
  %5287 = insertelement <16 x i32> poison, i32 %5284, i64 0
  %5288 = shufflevector <16 x i32> %5287, <16 x i32> poison, <16 x i32> zeroinitializer
  %5289 = add nsw i32 %5284, 2130706432
  %5290 = insertelement <16 x i32> poison, i32 %5289, i64 0
  %5291 = shufflevector <16 x i32> %5290, <16 x i32> poison, <16 x i32> zeroinitializer
  %5292 = zext i32 %3796 to i64
  %5293 = zext i32 %3796 to i64
  %5294 = zext i32 %3796 to i64
  %5295 = zext i32 %3796 to i64
  br i1 %3806, label %5793, label %5297

5296:
  br i1 %5298, label %5297, label %6203

5297:
  %5298 = phi i1 [ false, %5296 ], [ true, %5283 ]
  %5299 = phi ptr [ %17, %5296 ], [ %5, %5283 ]
  %5300 = phi i64 [ 4, %5296 ], [ 0, %5283 ]
  br i1 %5285, label %5296, label %5301

5301:
  %5302 = shl nuw nsw i64 %5300, 2
  %5303 = getelementptr inbounds nuw float, ptr %1686, i64 %5302
  %5304 = getelementptr inbounds nuw float, ptr %8, i64 %5302
  %5305 = getelementptr inbounds nuw i8, ptr %5299, i64 64
  %5306 = load <16 x float>, ptr %5305, align 64
  %5307 = getelementptr inbounds nuw i8, ptr %5299, i64 128
  %5308 = load <16 x float>, ptr %5307, align 64
  %5309 = getelementptr inbounds nuw i8, ptr %5299, i64 192
  %5310 = load <16 x float>, ptr %5309, align 64
  %5311 = getelementptr inbounds nuw float, ptr %8, i64 %5302
  %5312 = shl nuw nsw i64 %5300, 4
  %5313 = getelementptr inbounds nuw i8, ptr %8, i64 %5312
  %5314 = getelementptr inbounds nuw i8, ptr %5313, i64 16
  %5315 = shl nuw nsw i64 %5300, 4
  %5316 = getelementptr inbounds nuw i8, ptr %8, i64 %5315
  %5317 = getelementptr inbounds nuw i8, ptr %5316, i64 32
  %5318 = shl nuw nsw i64 %5300, 4
  %5319 = getelementptr inbounds nuw i8, ptr %8, i64 %5318
  %5320 = getelementptr inbounds nuw i8, ptr %5319, i64 48
  %5321 = load <16 x float>, ptr %5299, align 64
  br label %5322

5322:
  %5323 = phi <16 x float> [ %5321, %5301 ], [ %5454, %5411 ]
  %5324 = phi <16 x float> [ %5310, %5301 ], [ %5571, %5411 ]
  %5325 = phi <16 x float> [ %5308, %5301 ], [ %5532, %5411 ]
  %5326 = phi <16 x float> [ %5306, %5301 ], [ %5493, %5411 ]
  %5327 = phi i32 [ %3799, %5301 ], [ %5573, %5411 ]
  %5328 = phi <16 x i32> [ zeroinitializer, %5301 ], [ %5780, %5411 ]
  %5329 = phi i32 [ 0, %5301 ], [ %5359, %5411 ]
  %5330 = zext i32 %5329 to i64
  %5331 = bitcast <16 x float> %5323 to <16 x i32>
  %5332 = and <16 x i32> %5331, splat (i32 2139095040)
  %5333 = bitcast <16 x i32> %5332 to <16 x float>
  %5334 = fcmp une <16 x float> %5323, zeroinitializer
  %5335 = fcmp ogt <16 x float> %5333, splat (float 0x3F10000000000000)
  %5336 = select <16 x i1> %5335, <16 x float> %5333, <16 x float> splat (float 0x3F10000000000000)
  %5337 = select <16 x i1> %5334, <16 x float> %5336, <16 x float> %5333
  %5338 = bitcast <16 x float> %5326 to <16 x i32>
  %5339 = and <16 x i32> %5338, splat (i32 2139095040)
  %5340 = bitcast <16 x i32> %5339 to <16 x float>
  %5341 = fcmp une <16 x float> %5326, zeroinitializer
  %5342 = fcmp ogt <16 x float> %5340, splat (float 0x3F10000000000000)
  %5343 = select <16 x i1> %5342, <16 x float> %5340, <16 x float> splat (float 0x3F10000000000000)
  %5344 = select <16 x i1> %5341, <16 x float> %5343, <16 x float> %5340
  %5345 = bitcast <16 x float> %5325 to <16 x i32>
  %5346 = and <16 x i32> %5345, splat (i32 2139095040)
  %5347 = bitcast <16 x i32> %5346 to <16 x float>
  %5348 = fcmp une <16 x float> %5325, zeroinitializer
  %5349 = fcmp ogt <16 x float> %5347, splat (float 0x3F10000000000000)
  %5350 = select <16 x i1> %5349, <16 x float> %5347, <16 x float> splat (float 0x3F10000000000000)
  %5351 = select <16 x i1> %5348, <16 x float> %5350, <16 x float> %5347
  %5352 = bitcast <16 x float> %5324 to <16 x i32>
  %5353 = and <16 x i32> %5352, splat (i32 2139095040)
  %5354 = bitcast <16 x i32> %5353 to <16 x float>
  %5355 = fcmp une <16 x float> %5324, zeroinitializer
  %5356 = fcmp ogt <16 x float> %5354, splat (float 0x3F10000000000000)
  %5357 = select <16 x i1> %5356, <16 x float> %5354, <16 x float> splat (float 0x3F10000000000000)
  %5358 = select <16 x i1> %5355, <16 x float> %5357, <16 x float> %5354
  %5359 = add i32 %5329, %3799
  %5360 = icmp ult i32 %5329, %5359
  br i1 %5360, label %5369, label %5361

5361:
  %5362 = phi <16 x float> [ %5337, %5322 ], [ %5386, %5369 ]
  %5363 = phi <16 x float> [ %5344, %5322 ], [ %5393, %5369 ]
  %5364 = phi <16 x float> [ %5351, %5322 ], [ %5400, %5369 ]
  %5365 = phi <16 x float> [ %5358, %5322 ], [ %5407, %5369 ]
  %5366 = fcmp olt <16 x float> %5362, splat (float 0x3AF0000000000000)
  %5367 = bitcast <16 x i1> %5366 to i16
  %5368 = icmp eq i16 %5367, 0
  br i1 %5368, label %5648, label %5620

5369:
  %5370 = phi <16 x float> [ %5386, %5369 ], [ %5337, %5322 ]
  %5371 = phi <16 x float> [ %5393, %5369 ], [ %5344, %5322 ]
  %5372 = phi <16 x float> [ %5400, %5369 ], [ %5351, %5322 ]
  %5373 = phi <16 x float> [ %5407, %5369 ], [ %5358, %5322 ]
  %5374 = phi i64 [ %5408, %5369 ], [ %5330, %5322 ]
  %5375 = getelementptr inbounds nuw i16, ptr %5286, i64 %5374
  %5376 = load i16, ptr %5375, align 2
  %5377 = zext i16 %5376 to i64
  %5378 = getelementptr inbounds nuw float, ptr %5303, i64 %5377
  %5379 = getelementptr inbounds nuw <16 x float>, ptr %1678, i64 %5374
  %5380 = load <16 x float>, ptr %5379, align 64
  %5381 = load float, ptr %5378, align 4
  %5382 = insertelement <16 x float> poison, float %5381, i64 0
  %5383 = shufflevector <16 x float> %5382, <16 x float> poison, <16 x i32> zeroinitializer
  %5384 = fmul <16 x float> %5380, %5383
  %5385 = fcmp ogt <16 x float> %5384, %5370
  %5386 = select <16 x i1> %5385, <16 x float> %5384, <16 x float> %5370
  %5387 = getelementptr inbounds nuw i8, ptr %5378, i64 16
  %5388 = load float, ptr %5387, align 4
  %5389 = insertelement <16 x float> poison, float %5388, i64 0
  %5390 = shufflevector <16 x float> %5389, <16 x float> poison, <16 x i32> zeroinitializer
  %5391 = fmul <16 x float> %5380, %5390
  %5392 = fcmp ogt <16 x float> %5391, %5371
  %5393 = select <16 x i1> %5392, <16 x float> %5391, <16 x float> %5371
  %5394 = getelementptr inbounds nuw i8, ptr %5378, i64 32
  %5395 = load float, ptr %5394, align 4
  %5396 = insertelement <16 x float> poison, float %5395, i64 0
  %5397 = shufflevector <16 x float> %5396, <16 x float> poison, <16 x i32> zeroinitializer
  %5398 = fmul <16 x float> %5380, %5397
  %5399 = fcmp ogt <16 x float> %5398, %5372
  %5400 = select <16 x i1> %5399, <16 x float> %5398, <16 x float> %5372
  %5401 = getelementptr inbounds nuw i8, ptr %5378, i64 48
  %5402 = load float, ptr %5401, align 4
  %5403 = insertelement <16 x float> poison, float %5402, i64 0
  %5404 = shufflevector <16 x float> %5403, <16 x float> poison, <16 x i32> zeroinitializer
  %5405 = fmul <16 x float> %5380, %5404
  %5406 = fcmp ogt <16 x float> %5405, %5373
  %5407 = select <16 x i1> %5406, <16 x float> %5405, <16 x float> %5373
  %5408 = add nuw nsw i64 %5374, 1
  %5409 = trunc i64 %5408 to i32
  %5410 = icmp eq i32 %5327, %5409
  br i1 %5410, label %5361, label %5369

5411:
  %5412 = phi <16 x i32> [ %5788, %5777 ], [ %5616, %5574 ]
  %5413 = phi <16 x i32> [ %5745, %5777 ], [ %5608, %5574 ]
  %5414 = phi <16 x i32> [ %5702, %5777 ], [ %5600, %5574 ]
  %5415 = phi <16 x i32> [ %5659, %5777 ], [ %5592, %5574 ]
  %5416 = ashr <16 x i32> %5415, splat (i32 31)
  %5417 = xor <16 x i32> %5416, %5415
  %5418 = sub <16 x i32> %5417, %5416
  %5419 = sitofp <16 x i32> %5418 to <16 x float>
  %5420 = fptosi <16 x float> %5419 to <16 x i32>
  %5421 = bitcast <16 x float> %5419 to <16 x i32>
  %5422 = icmp slt <16 x i32> %5418, %5420
  %5423 = sext <16 x i1> %5422 to <16 x i32>
  %5424 = add <16 x i32> %5423, %5421
  %5425 = icmp ne <16 x i32> %5418, %5420
  %5426 = zext <16 x i1> %5425 to <16 x i32>
  %5427 = and <16 x i32> %5416, splat (i32 -2147483648)
  %5428 = or disjoint <16 x i32> %5427, %5426
  %5429 = or <16 x i32> %5428, %5424
  %5430 = bitcast <16 x i32> %5429 to <16 x float>
  %5431 = bitcast <16 x i32> %5655 to <16 x float>
  %5432 = fmul <16 x float> %5431, %5430
  %5433 = bitcast <16 x float> %5432 to <16 x i32>
  %5434 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %5432)
  %5435 = bitcast <16 x float> %5434 to <16 x i32>
  %5436 = add nuw <16 x i32> %5435, splat (i32 4095)
  %5437 = lshr <16 x i32> %5433, splat (i32 13)
  %5438 = and <16 x i32> %5437, splat (i32 1)
  %5439 = add nuw <16 x i32> %5436, %5438
  %5440 = and <16 x i32> %5439, splat (i32 -8192)
  %5441 = fadd <16 x float> %5434, splat (float 5.000000e-01)
  %5442 = fadd <16 x float> %5441, splat (float -5.000000e-01)
  %5443 = bitcast <16 x float> %5442 to <16 x i32>
  %5444 = icmp samesign ult <16 x i32> %5435, splat (i32 947912704)
  %5445 = select <16 x i1> %5444, <16 x i32> %5443, <16 x i32> %5440
  %5446 = icmp sgt <16 x i32> %5445, splat (i32 1199570943)
  %5447 = select <16 x i1> %5446, <16 x i32> splat (i32 2139095040), <16 x i32> %5445
  %5448 = icmp samesign ugt <16 x i32> %5435, splat (i32 2139095040)
  %5449 = and <16 x i32> %5433, splat (i32 -2147483648)
  %5450 = or <16 x i32> %5447, %5449
  %5451 = select <16 x i1> %5448, <16 x i32> splat (i32 2147483647), <16 x i32> %5450
  %5452 = bitcast <16 x i32> %5451 to <16 x float>
  %5453 = fcmp oeq <16 x float> %5452, zeroinitializer
  %5454 = select <16 x i1> %5453, <16 x float> zeroinitializer, <16 x float> %5452
  %5455 = ashr <16 x i32> %5414, splat (i32 31)
  %5456 = xor <16 x i32> %5455, %5414
  %5457 = sub <16 x i32> %5456, %5455
  %5458 = sitofp <16 x i32> %5457 to <16 x float>
  %5459 = fptosi <16 x float> %5458 to <16 x i32>
  %5460 = bitcast <16 x float> %5458 to <16 x i32>
  %5461 = icmp slt <16 x i32> %5457, %5459
  %5462 = sext <16 x i1> %5461 to <16 x i32>
  %5463 = add <16 x i32> %5462, %5460
  %5464 = icmp ne <16 x i32> %5457, %5459
  %5465 = zext <16 x i1> %5464 to <16 x i32>
  %5466 = and <16 x i32> %5455, splat (i32 -2147483648)
  %5467 = or disjoint <16 x i32> %5466, %5465
  %5468 = or <16 x i32> %5467, %5463
  %5469 = bitcast <16 x i32> %5468 to <16 x float>
  %5470 = bitcast <16 x i32> %5698 to <16 x float>
  %5471 = fmul <16 x float> %5470, %5469
  %5472 = bitcast <16 x float> %5471 to <16 x i32>
  %5473 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %5471)
  %5474 = bitcast <16 x float> %5473 to <16 x i32>
  %5475 = add nuw <16 x i32> %5474, splat (i32 4095)
  %5476 = lshr <16 x i32> %5472, splat (i32 13)
  %5477 = and <16 x i32> %5476, splat (i32 1)
  %5478 = add nuw <16 x i32> %5475, %5477
  %5479 = and <16 x i32> %5478, splat (i32 -8192)
  %5480 = fadd <16 x float> %5473, splat (float 5.000000e-01)
  %5481 = fadd <16 x float> %5480, splat (float -5.000000e-01)
  %5482 = bitcast <16 x float> %5481 to <16 x i32>
  %5483 = icmp samesign ult <16 x i32> %5474, splat (i32 947912704)
  %5484 = select <16 x i1> %5483, <16 x i32> %5482, <16 x i32> %5479
  %5485 = icmp sgt <16 x i32> %5484, splat (i32 1199570943)
  %5486 = select <16 x i1> %5485, <16 x i32> splat (i32 2139095040), <16 x i32> %5484
  %5487 = icmp samesign ugt <16 x i32> %5474, splat (i32 2139095040)
  %5488 = and <16 x i32> %5472, splat (i32 -2147483648)
  %5489 = or <16 x i32> %5486, %5488
  %5490 = select <16 x i1> %5487, <16 x i32> splat (i32 2147483647), <16 x i32> %5489
  %5491 = bitcast <16 x i32> %5490 to <16 x float>
  %5492 = fcmp oeq <16 x float> %5491, zeroinitializer
  %5493 = select <16 x i1> %5492, <16 x float> zeroinitializer, <16 x float> %5491
  %5494 = ashr <16 x i32> %5413, splat (i32 31)
  %5495 = xor <16 x i32> %5494, %5413
  %5496 = sub <16 x i32> %5495, %5494
  %5497 = sitofp <16 x i32> %5496 to <16 x float>
  %5498 = fptosi <16 x float> %5497 to <16 x i32>
  %5499 = bitcast <16 x float> %5497 to <16 x i32>
  %5500 = icmp slt <16 x i32> %5496, %5498
  %5501 = sext <16 x i1> %5500 to <16 x i32>
  %5502 = add <16 x i32> %5501, %5499
  %5503 = icmp ne <16 x i32> %5496, %5498
  %5504 = zext <16 x i1> %5503 to <16 x i32>
  %5505 = and <16 x i32> %5494, splat (i32 -2147483648)
  %5506 = or disjoint <16 x i32> %5505, %5504
  %5507 = or <16 x i32> %5506, %5502
  %5508 = bitcast <16 x i32> %5507 to <16 x float>
  %5509 = bitcast <16 x i32> %5741 to <16 x float>
  %5510 = fmul <16 x float> %5509, %5508
  %5511 = bitcast <16 x float> %5510 to <16 x i32>
  %5512 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %5510)
  %5513 = bitcast <16 x float> %5512 to <16 x i32>
  %5514 = add nuw <16 x i32> %5513, splat (i32 4095)
  %5515 = lshr <16 x i32> %5511, splat (i32 13)
  %5516 = and <16 x i32> %5515, splat (i32 1)
  %5517 = add nuw <16 x i32> %5514, %5516
  %5518 = and <16 x i32> %5517, splat (i32 -8192)
  %5519 = fadd <16 x float> %5512, splat (float 5.000000e-01)
  %5520 = fadd <16 x float> %5519, splat (float -5.000000e-01)
  %5521 = bitcast <16 x float> %5520 to <16 x i32>
  %5522 = icmp samesign ult <16 x i32> %5513, splat (i32 947912704)
  %5523 = select <16 x i1> %5522, <16 x i32> %5521, <16 x i32> %5518
  %5524 = icmp sgt <16 x i32> %5523, splat (i32 1199570943)
  %5525 = select <16 x i1> %5524, <16 x i32> splat (i32 2139095040), <16 x i32> %5523
  %5526 = icmp samesign ugt <16 x i32> %5513, splat (i32 2139095040)
  %5527 = and <16 x i32> %5511, splat (i32 -2147483648)
  %5528 = or <16 x i32> %5525, %5527
  %5529 = select <16 x i1> %5526, <16 x i32> splat (i32 2147483647), <16 x i32> %5528
  %5530 = bitcast <16 x i32> %5529 to <16 x float>
  %5531 = fcmp oeq <16 x float> %5530, zeroinitializer
  %5532 = select <16 x i1> %5531, <16 x float> zeroinitializer, <16 x float> %5530
  %5533 = ashr <16 x i32> %5412, splat (i32 31)
  %5534 = xor <16 x i32> %5533, %5412
  %5535 = sub <16 x i32> %5534, %5533
  %5536 = sitofp <16 x i32> %5535 to <16 x float>
  %5537 = fptosi <16 x float> %5536 to <16 x i32>
  %5538 = bitcast <16 x float> %5536 to <16 x i32>
  %5539 = icmp slt <16 x i32> %5535, %5537
  %5540 = sext <16 x i1> %5539 to <16 x i32>
  %5541 = add <16 x i32> %5540, %5538
  %5542 = icmp ne <16 x i32> %5535, %5537
  %5543 = zext <16 x i1> %5542 to <16 x i32>
  %5544 = and <16 x i32> %5533, splat (i32 -2147483648)
  %5545 = or disjoint <16 x i32> %5544, %5543
  %5546 = or <16 x i32> %5545, %5541
  %5547 = bitcast <16 x i32> %5546 to <16 x float>
  %5548 = bitcast <16 x i32> %5784 to <16 x float>
  %5549 = fmul <16 x float> %5548, %5547
  %5550 = bitcast <16 x float> %5549 to <16 x i32>
  %5551 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %5549)
  %5552 = bitcast <16 x float> %5551 to <16 x i32>
  %5553 = add nuw <16 x i32> %5552, splat (i32 4095)
  %5554 = lshr <16 x i32> %5550, splat (i32 13)
  %5555 = and <16 x i32> %5554, splat (i32 1)
  %5556 = add nuw <16 x i32> %5553, %5555
  %5557 = and <16 x i32> %5556, splat (i32 -8192)
  %5558 = fadd <16 x float> %5551, splat (float 5.000000e-01)
  %5559 = fadd <16 x float> %5558, splat (float -5.000000e-01)
  %5560 = bitcast <16 x float> %5559 to <16 x i32>
  %5561 = icmp samesign ult <16 x i32> %5552, splat (i32 947912704)
  %5562 = select <16 x i1> %5561, <16 x i32> %5560, <16 x i32> %5557
  %5563 = icmp sgt <16 x i32> %5562, splat (i32 1199570943)
  %5564 = select <16 x i1> %5563, <16 x i32> splat (i32 2139095040), <16 x i32> %5562
  %5565 = icmp samesign ugt <16 x i32> %5552, splat (i32 2139095040)
  %5566 = and <16 x i32> %5550, splat (i32 -2147483648)
  %5567 = or <16 x i32> %5564, %5566
  %5568 = select <16 x i1> %5565, <16 x i32> splat (i32 2147483647), <16 x i32> %5567
  %5569 = bitcast <16 x i32> %5568 to <16 x float>
  %5570 = fcmp oeq <16 x float> %5569, zeroinitializer
  %5571 = select <16 x i1> %5570, <16 x float> zeroinitializer, <16 x float> %5569
  %5572 = icmp ult i32 %5359, %3796
  %5573 = add i32 %5327, %3799
  br i1 %5572, label %5322, label %5789

5574:
  %5575 = phi <16 x i32> [ %5616, %5574 ], [ %5788, %5777 ]
  %5576 = phi <16 x i32> [ %5608, %5574 ], [ %5745, %5777 ]
  %5577 = phi <16 x i32> [ %5600, %5574 ], [ %5702, %5777 ]
  %5578 = phi <16 x i32> [ %5592, %5574 ], [ %5659, %5777 ]
  %5579 = phi i64 [ %5617, %5574 ], [ %5330, %5777 ]
  %5580 = getelementptr inbounds nuw i16, ptr %5286, i64 %5579
  %5581 = load i16, ptr %5580, align 2
  %5582 = zext i16 %5581 to i64
  %5583 = getelementptr inbounds nuw float, ptr %5304, i64 %5582
  %5584 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %5579
  %5585 = load <16 x float>, ptr %5584, align 64
  %5586 = load float, ptr %5583, align 4
  %5587 = insertelement <16 x float> poison, float %5586, i64 0
  %5588 = shufflevector <16 x float> %5587, <16 x float> poison, <16 x i32> zeroinitializer
  %5589 = fmul <16 x float> %5585, %5588
  %5590 = fmul <16 x float> %5589, %5657
  %5591 = fptosi <16 x float> %5590 to <16 x i32>
  %5592 = add <16 x i32> %5578, %5591
  %5593 = getelementptr inbounds nuw i8, ptr %5583, i64 16
  %5594 = load float, ptr %5593, align 4
  %5595 = insertelement <16 x float> poison, float %5594, i64 0
  %5596 = shufflevector <16 x float> %5595, <16 x float> poison, <16 x i32> zeroinitializer
  %5597 = fmul <16 x float> %5585, %5596
  %5598 = fmul <16 x float> %5597, %5700
  %5599 = fptosi <16 x float> %5598 to <16 x i32>
  %5600 = add <16 x i32> %5577, %5599
  %5601 = getelementptr inbounds nuw i8, ptr %5583, i64 32
  %5602 = load float, ptr %5601, align 4
  %5603 = insertelement <16 x float> poison, float %5602, i64 0
  %5604 = shufflevector <16 x float> %5603, <16 x float> poison, <16 x i32> zeroinitializer
  %5605 = fmul <16 x float> %5585, %5604
  %5606 = fmul <16 x float> %5605, %5743
  %5607 = fptosi <16 x float> %5606 to <16 x i32>
  %5608 = add <16 x i32> %5576, %5607
  %5609 = getelementptr inbounds nuw i8, ptr %5583, i64 48
  %5610 = load float, ptr %5609, align 4
  %5611 = insertelement <16 x float> poison, float %5610, i64 0
  %5612 = shufflevector <16 x float> %5611, <16 x float> poison, <16 x i32> zeroinitializer
  %5613 = fmul <16 x float> %5585, %5612
  %5614 = fmul <16 x float> %5613, %5786
  %5615 = fptosi <16 x float> %5614 to <16 x i32>
  %5616 = add <16 x i32> %5575, %5615
  %5617 = add nuw nsw i64 %5579, 1
  %5618 = trunc i64 %5617 to i32
  %5619 = icmp eq i32 %5327, %5618
  br i1 %5619, label %5411, label %5574

5620:
  %5621 = sext <16 x i1> %5334 to <16 x i32>
  br label %5622

5622:
  %5623 = phi i64 [ 0, %5620 ], [ %5638, %5636 ]
  %5624 = phi <16 x i32> [ %5621, %5620 ], [ %5637, %5636 ]
  %5625 = getelementptr inbounds nuw i16, ptr %5286, i64 %5623
  %5626 = load i16, ptr %5625, align 2
  %5627 = zext i16 %5626 to i64
  %5628 = getelementptr inbounds nuw float, ptr %5311, i64 %5627
  %5629 = load float, ptr %5628, align 4
  %5630 = fcmp une float %5629, 0.000000e+00
  br i1 %5630, label %5631, label %5636

5631:
  %5632 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %5623
  %5633 = load <16 x float>, ptr %5632, align 64
  %5634 = fcmp une <16 x float> %5633, zeroinitializer
  %5635 = select <16 x i1> %5634, <16 x i32> splat (i32 -1), <16 x i32> %5624
  br label %5636

5636:
  %5637 = phi <16 x i32> [ %5635, %5631 ], [ %5624, %5622 ]
  %5638 = add nuw nsw i64 %5623, 1
  %5639 = icmp eq i64 %5638, %5292
  br i1 %5639, label %5640, label %5622

5640:
  %5641 = select <16 x i1> %5366, <16 x i32> %5637, <16 x i32> zeroinitializer
  %5642 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %5641)
  %5643 = icmp ne i32 %5642, 0
  %5644 = zext i1 %5643 to i32
  %5645 = insertelement <16 x i32> poison, i32 %5644, i64 0
  %5646 = shufflevector <16 x i32> %5645, <16 x i32> poison, <16 x i32> zeroinitializer
  %5647 = or <16 x i32> %5646, %5328
  br label %5648

5648:
  %5649 = phi <16 x i32> [ %5647, %5640 ], [ %5328, %5361 ]
  %5650 = fcmp ogt <16 x float> %5362, splat (float 0x47D0000000000000)
  %5651 = select <16 x i1> %5650, <16 x i32> splat (i32 -1), <16 x i32> %5649
  %5652 = fcmp ogt <16 x float> %5362, splat (float 0x3AF0000000000000)
  %5653 = select <16 x i1> %5652, <16 x float> %5362, <16 x float> splat (float 0x3AF0000000000000)
  %5654 = bitcast <16 x float> %5653 to <16 x i32>
  %5655 = sub <16 x i32> %5654, %5288
  %5656 = sub <16 x i32> %5291, %5654
  %5657 = bitcast <16 x i32> %5656 to <16 x float>
  %5658 = fmul <16 x float> %5323, %5657
  %5659 = fptosi <16 x float> %5658 to <16 x i32>
  %5660 = fcmp olt <16 x float> %5363, splat (float 0x3AF0000000000000)
  %5661 = bitcast <16 x i1> %5660 to i16
  %5662 = icmp eq i16 %5661, 0
  br i1 %5662, label %5691, label %5663

5663:
  %5664 = sext <16 x i1> %5341 to <16 x i32>
  br label %5665

5665:
  %5666 = phi i64 [ 0, %5663 ], [ %5681, %5679 ]
  %5667 = phi <16 x i32> [ %5664, %5663 ], [ %5680, %5679 ]
  %5668 = getelementptr inbounds nuw i16, ptr %5286, i64 %5666
  %5669 = load i16, ptr %5668, align 2
  %5670 = zext i16 %5669 to i64
  %5671 = getelementptr inbounds nuw float, ptr %5314, i64 %5670
  %5672 = load float, ptr %5671, align 4
  %5673 = fcmp une float %5672, 0.000000e+00
  br i1 %5673, label %5674, label %5679

5674:
  %5675 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %5666
  %5676 = load <16 x float>, ptr %5675, align 64
  %5677 = fcmp une <16 x float> %5676, zeroinitializer
  %5678 = select <16 x i1> %5677, <16 x i32> splat (i32 -1), <16 x i32> %5667
  br label %5679

5679:
  %5680 = phi <16 x i32> [ %5678, %5674 ], [ %5667, %5665 ]
  %5681 = add nuw nsw i64 %5666, 1
  %5682 = icmp eq i64 %5681, %5293
  br i1 %5682, label %5683, label %5665

5683:
  %5684 = select <16 x i1> %5660, <16 x i32> %5680, <16 x i32> zeroinitializer
  %5685 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %5684)
  %5686 = icmp ne i32 %5685, 0
  %5687 = zext i1 %5686 to i32
  %5688 = insertelement <16 x i32> poison, i32 %5687, i64 0
  %5689 = shufflevector <16 x i32> %5688, <16 x i32> poison, <16 x i32> zeroinitializer
  %5690 = or <16 x i32> %5689, %5651
  br label %5691

5691:
  %5692 = phi <16 x i32> [ %5690, %5683 ], [ %5651, %5648 ]
  %5693 = fcmp ogt <16 x float> %5363, splat (float 0x47D0000000000000)
  %5694 = select <16 x i1> %5693, <16 x i32> splat (i32 -1), <16 x i32> %5692
  %5695 = fcmp ogt <16 x float> %5363, splat (float 0x3AF0000000000000)
  %5696 = select <16 x i1> %5695, <16 x float> %5363, <16 x float> splat (float 0x3AF0000000000000)
  %5697 = bitcast <16 x float> %5696 to <16 x i32>
  %5698 = sub <16 x i32> %5697, %5288
  %5699 = sub <16 x i32> %5291, %5697
  %5700 = bitcast <16 x i32> %5699 to <16 x float>
  %5701 = fmul <16 x float> %5326, %5700
  %5702 = fptosi <16 x float> %5701 to <16 x i32>
  %5703 = fcmp olt <16 x float> %5364, splat (float 0x3AF0000000000000)
  %5704 = bitcast <16 x i1> %5703 to i16
  %5705 = icmp eq i16 %5704, 0
  br i1 %5705, label %5734, label %5706

5706:
  %5707 = sext <16 x i1> %5348 to <16 x i32>
  br label %5708

5708:
  %5709 = phi i64 [ 0, %5706 ], [ %5724, %5722 ]
  %5710 = phi <16 x i32> [ %5707, %5706 ], [ %5723, %5722 ]
  %5711 = getelementptr inbounds nuw i16, ptr %5286, i64 %5709
  %5712 = load i16, ptr %5711, align 2
  %5713 = zext i16 %5712 to i64
  %5714 = getelementptr inbounds nuw float, ptr %5317, i64 %5713
  %5715 = load float, ptr %5714, align 4
  %5716 = fcmp une float %5715, 0.000000e+00
  br i1 %5716, label %5717, label %5722

5717:
  %5718 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %5709
  %5719 = load <16 x float>, ptr %5718, align 64
  %5720 = fcmp une <16 x float> %5719, zeroinitializer
  %5721 = select <16 x i1> %5720, <16 x i32> splat (i32 -1), <16 x i32> %5710
  br label %5722

5722:
  %5723 = phi <16 x i32> [ %5721, %5717 ], [ %5710, %5708 ]
  %5724 = add nuw nsw i64 %5709, 1
  %5725 = icmp eq i64 %5724, %5294
  br i1 %5725, label %5726, label %5708

5726:
  %5727 = select <16 x i1> %5703, <16 x i32> %5723, <16 x i32> zeroinitializer
  %5728 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %5727)
  %5729 = icmp ne i32 %5728, 0
  %5730 = zext i1 %5729 to i32
  %5731 = insertelement <16 x i32> poison, i32 %5730, i64 0
  %5732 = shufflevector <16 x i32> %5731, <16 x i32> poison, <16 x i32> zeroinitializer
  %5733 = or <16 x i32> %5732, %5694
  br label %5734

5734:
  %5735 = phi <16 x i32> [ %5733, %5726 ], [ %5694, %5691 ]
  %5736 = fcmp ogt <16 x float> %5364, splat (float 0x47D0000000000000)
  %5737 = select <16 x i1> %5736, <16 x i32> splat (i32 -1), <16 x i32> %5735
  %5738 = fcmp ogt <16 x float> %5364, splat (float 0x3AF0000000000000)
  %5739 = select <16 x i1> %5738, <16 x float> %5364, <16 x float> splat (float 0x3AF0000000000000)
  %5740 = bitcast <16 x float> %5739 to <16 x i32>
  %5741 = sub <16 x i32> %5740, %5288
  %5742 = sub <16 x i32> %5291, %5740
  %5743 = bitcast <16 x i32> %5742 to <16 x float>
  %5744 = fmul <16 x float> %5325, %5743
  %5745 = fptosi <16 x float> %5744 to <16 x i32>
  %5746 = fcmp olt <16 x float> %5365, splat (float 0x3AF0000000000000)
  %5747 = bitcast <16 x i1> %5746 to i16
  %5748 = icmp eq i16 %5747, 0
  br i1 %5748, label %5777, label %5749

5749:
  %5750 = sext <16 x i1> %5355 to <16 x i32>
  br label %5751

5751:
  %5752 = phi i64 [ 0, %5749 ], [ %5767, %5765 ]
  %5753 = phi <16 x i32> [ %5750, %5749 ], [ %5766, %5765 ]
  %5754 = getelementptr inbounds nuw i16, ptr %5286, i64 %5752
  %5755 = load i16, ptr %5754, align 2
  %5756 = zext i16 %5755 to i64
  %5757 = getelementptr inbounds nuw float, ptr %5320, i64 %5756
  %5758 = load float, ptr %5757, align 4
  %5759 = fcmp une float %5758, 0.000000e+00
  br i1 %5759, label %5760, label %5765

5760:
  %5761 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %5752
  %5762 = load <16 x float>, ptr %5761, align 64
  %5763 = fcmp une <16 x float> %5762, zeroinitializer
  %5764 = select <16 x i1> %5763, <16 x i32> splat (i32 -1), <16 x i32> %5753
  br label %5765

5765:
  %5766 = phi <16 x i32> [ %5764, %5760 ], [ %5753, %5751 ]
  %5767 = add nuw nsw i64 %5752, 1
  %5768 = icmp eq i64 %5767, %5295
  br i1 %5768, label %5769, label %5751

5769:
  %5770 = select <16 x i1> %5746, <16 x i32> %5766, <16 x i32> zeroinitializer
  %5771 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %5770)
  %5772 = icmp ne i32 %5771, 0
  %5773 = zext i1 %5772 to i32
  %5774 = insertelement <16 x i32> poison, i32 %5773, i64 0
  %5775 = shufflevector <16 x i32> %5774, <16 x i32> poison, <16 x i32> zeroinitializer
  %5776 = or <16 x i32> %5775, %5737
  br label %5777

5777:
  %5778 = phi <16 x i32> [ %5776, %5769 ], [ %5737, %5734 ]
  %5779 = fcmp ogt <16 x float> %5365, splat (float 0x47D0000000000000)
  %5780 = select <16 x i1> %5779, <16 x i32> splat (i32 -1), <16 x i32> %5778
  %5781 = fcmp ogt <16 x float> %5365, splat (float 0x3AF0000000000000)
  %5782 = select <16 x i1> %5781, <16 x float> %5365, <16 x float> splat (float 0x3AF0000000000000)
  %5783 = bitcast <16 x float> %5782 to <16 x i32>
  %5784 = sub <16 x i32> %5783, %5288
  %5785 = sub <16 x i32> %5291, %5783
  %5786 = bitcast <16 x i32> %5785 to <16 x float>
  %5787 = fmul <16 x float> %5324, %5786
  %5788 = fptosi <16 x float> %5787 to <16 x i32>
  br i1 %5360, label %5574, label %5411

5789:
  store <16 x float> %5454, ptr %5299, align 64
  store <16 x float> %5493, ptr %5305, align 64
  store <16 x float> %5532, ptr %5307, align 64
  store <16 x float> %5571, ptr %5309, align 64
  %5790 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %5780)
  %5791 = icmp eq i32 %5790, 0
  br i1 %5791, label %5296, label %6238

5792:
  br i1 %5794, label %5793, label %6203

5793:
  %5794 = phi i1 [ false, %5792 ], [ true, %5283 ]
  %5795 = phi ptr [ %16, %5792 ], [ %5, %5283 ]
  %5796 = phi i64 [ 4, %5792 ], [ 0, %5283 ]
  br i1 %5285, label %5792, label %5797

5797:
  %5798 = shl nuw nsw i64 %5796, 2
  %5799 = getelementptr inbounds nuw float, ptr %1686, i64 %5798
  %5800 = getelementptr inbounds nuw float, ptr %8, i64 %5798
  %5801 = load i32, ptr %1693, align 4
  %5802 = sub nsw i32 23, %5801
  %5803 = shl nsw i32 -1, %5802
  %5804 = insertelement <16 x i32> poison, i32 %5803, i64 0
  %5805 = shufflevector <16 x i32> %5804, <16 x i32> poison, <16 x i32> zeroinitializer
  %5806 = load <16 x i32>, ptr %5795, align 64
  %5807 = getelementptr inbounds nuw i8, ptr %5795, i64 64
  %5808 = load <16 x i32>, ptr %5807, align 64
  %5809 = getelementptr inbounds nuw i8, ptr %5795, i64 128
  %5810 = load <16 x i32>, ptr %5809, align 64
  %5811 = getelementptr inbounds nuw i8, ptr %5795, i64 192
  %5812 = load <16 x i32>, ptr %5811, align 64
  %5813 = bitcast <16 x i32> %5806 to <16 x float>
  %5814 = bitcast <16 x i32> %5808 to <16 x float>
  %5815 = bitcast <16 x i32> %5810 to <16 x float>
  %5816 = bitcast <16 x i32> %5812 to <16 x float>
  %5817 = getelementptr inbounds nuw float, ptr %8, i64 %5798
  %5818 = shl nuw nsw i64 %5796, 4
  %5819 = getelementptr inbounds nuw i8, ptr %8, i64 %5818
  %5820 = getelementptr inbounds nuw i8, ptr %5819, i64 16
  %5821 = shl nuw nsw i64 %5796, 4
  %5822 = getelementptr inbounds nuw i8, ptr %8, i64 %5821
  %5823 = getelementptr inbounds nuw i8, ptr %5822, i64 32
  %5824 = shl nuw nsw i64 %5796, 4
  %5825 = getelementptr inbounds nuw i8, ptr %8, i64 %5824
  %5826 = getelementptr inbounds nuw i8, ptr %5825, i64 48
  br label %5827

5827:
  %5828 = phi <16 x float> [ %5816, %5797 ], [ %5971, %5907 ]
  %5829 = phi <16 x float> [ %5815, %5797 ], [ %5956, %5907 ]
  %5830 = phi <16 x float> [ %5814, %5797 ], [ %5941, %5907 ]
  %5831 = phi <16 x float> [ %5813, %5797 ], [ %5926, %5907 ]
  %5832 = phi <16 x i32> [ %5812, %5797 ], [ %5977, %5907 ]
  %5833 = phi <16 x i32> [ %5810, %5797 ], [ %5976, %5907 ]
  %5834 = phi <16 x i32> [ %5808, %5797 ], [ %5975, %5907 ]
  %5835 = phi <16 x i32> [ %5806, %5797 ], [ %5974, %5907 ]
  %5836 = phi i32 [ %3799, %5797 ], [ %5973, %5907 ]
  %5837 = phi <16 x i32> [ zeroinitializer, %5797 ], [ %6191, %5907 ]
  %5838 = phi i32 [ 0, %5797 ], [ %5844, %5907 ]
  %5839 = zext i32 %5838 to i64
  %5840 = and <16 x i32> %5835, splat (i32 2139095040)
  %5841 = and <16 x i32> %5834, splat (i32 2139095040)
  %5842 = and <16 x i32> %5833, splat (i32 2139095040)
  %5843 = and <16 x i32> %5832, splat (i32 2139095040)
  %5844 = add i32 %5838, %3799
  %5845 = icmp ult i32 %5838, %5844
  br i1 %5845, label %5846, label %5856

5846:
  %5847 = bitcast <16 x i32> %5840 to <16 x float>
  %5848 = bitcast <16 x i32> %5841 to <16 x float>
  %5849 = bitcast <16 x i32> %5842 to <16 x float>
  %5850 = bitcast <16 x i32> %5843 to <16 x float>
  br label %5865

5851:
  %5852 = bitcast <16 x float> %5903 to <16 x i32>
  %5853 = bitcast <16 x float> %5896 to <16 x i32>
  %5854 = bitcast <16 x float> %5889 to <16 x i32>
  %5855 = bitcast <16 x float> %5882 to <16 x i32>
  br label %5856

5856:
  %5857 = phi <16 x i32> [ %5855, %5851 ], [ %5840, %5827 ]
  %5858 = phi <16 x i32> [ %5854, %5851 ], [ %5841, %5827 ]
  %5859 = phi <16 x i32> [ %5853, %5851 ], [ %5842, %5827 ]
  %5860 = phi <16 x i32> [ %5852, %5851 ], [ %5843, %5827 ]
  %5861 = bitcast <16 x i32> %5857 to <16 x float>
  %5862 = fcmp olt <16 x float> %5861, splat (float 0x3AF0000000000000)
  %5863 = bitcast <16 x i1> %5862 to i16
  %5864 = icmp eq i16 %5863, 0
  br i1 %5864, label %6053, label %6024

5865:
  %5866 = phi <16 x float> [ %5847, %5846 ], [ %5882, %5865 ]
  %5867 = phi <16 x float> [ %5848, %5846 ], [ %5889, %5865 ]
  %5868 = phi <16 x float> [ %5849, %5846 ], [ %5896, %5865 ]
  %5869 = phi <16 x float> [ %5850, %5846 ], [ %5903, %5865 ]
  %5870 = phi i64 [ %5839, %5846 ], [ %5904, %5865 ]
  %5871 = getelementptr inbounds nuw i16, ptr %5286, i64 %5870
  %5872 = load i16, ptr %5871, align 2
  %5873 = zext i16 %5872 to i64
  %5874 = getelementptr inbounds nuw float, ptr %5799, i64 %5873
  %5875 = getelementptr inbounds nuw <16 x float>, ptr %1678, i64 %5870
  %5876 = load <16 x float>, ptr %5875, align 64
  %5877 = load float, ptr %5874, align 4
  %5878 = insertelement <16 x float> poison, float %5877, i64 0
  %5879 = shufflevector <16 x float> %5878, <16 x float> poison, <16 x i32> zeroinitializer
  %5880 = fmul <16 x float> %5876, %5879
  %5881 = fcmp ogt <16 x float> %5880, %5866
  %5882 = select <16 x i1> %5881, <16 x float> %5880, <16 x float> %5866
  %5883 = getelementptr inbounds nuw i8, ptr %5874, i64 16
  %5884 = load float, ptr %5883, align 4
  %5885 = insertelement <16 x float> poison, float %5884, i64 0
  %5886 = shufflevector <16 x float> %5885, <16 x float> poison, <16 x i32> zeroinitializer
  %5887 = fmul <16 x float> %5876, %5886
  %5888 = fcmp ogt <16 x float> %5887, %5867
  %5889 = select <16 x i1> %5888, <16 x float> %5887, <16 x float> %5867
  %5890 = getelementptr inbounds nuw i8, ptr %5874, i64 32
  %5891 = load float, ptr %5890, align 4
  %5892 = insertelement <16 x float> poison, float %5891, i64 0
  %5893 = shufflevector <16 x float> %5892, <16 x float> poison, <16 x i32> zeroinitializer
  %5894 = fmul <16 x float> %5876, %5893
  %5895 = fcmp ogt <16 x float> %5894, %5868
  %5896 = select <16 x i1> %5895, <16 x float> %5894, <16 x float> %5868
  %5897 = getelementptr inbounds nuw i8, ptr %5874, i64 48
  %5898 = load float, ptr %5897, align 4
  %5899 = insertelement <16 x float> poison, float %5898, i64 0
  %5900 = shufflevector <16 x float> %5899, <16 x float> poison, <16 x i32> zeroinitializer
  %5901 = fmul <16 x float> %5876, %5900
  %5902 = fcmp ogt <16 x float> %5901, %5869
  %5903 = select <16 x i1> %5902, <16 x float> %5901, <16 x float> %5869
  %5904 = add nuw nsw i64 %5870, 1
  %5905 = trunc i64 %5904 to i32
  %5906 = icmp eq i32 %5836, %5905
  br i1 %5906, label %5851, label %5865

5907:
  %5908 = phi <16 x i32> [ %6064, %6188 ], [ %5996, %5978 ]
  %5909 = phi <16 x i32> [ %6109, %6188 ], [ %6004, %5978 ]
  %5910 = phi <16 x i32> [ %6154, %6188 ], [ %6012, %5978 ]
  %5911 = phi <16 x i32> [ %6199, %6188 ], [ %6020, %5978 ]
  %5912 = ashr <16 x i32> %5908, splat (i32 31)
  %5913 = xor <16 x i32> %5912, %5908
  %5914 = sub <16 x i32> %5913, %5912
  %5915 = sitofp <16 x i32> %5914 to <16 x float>
  %5916 = fptosi <16 x float> %5915 to <16 x i32>
  %5917 = bitcast <16 x float> %5915 to <16 x i32>
  %5918 = icmp slt <16 x i32> %5914, %5916
  %5919 = sext <16 x i1> %5918 to <16 x i32>
  %5920 = add <16 x i32> %5919, %5917
  %5921 = and <16 x i32> %5920, %5805
  %5922 = and <16 x i32> %5912, splat (i32 -2147483648)
  %5923 = or <16 x i32> %5921, %5922
  %5924 = bitcast <16 x i32> %5923 to <16 x float>
  %5925 = bitcast <16 x i32> %6060 to <16 x float>
  %5926 = fmul <16 x float> %5925, %5924
  %5927 = ashr <16 x i32> %5909, splat (i32 31)
  %5928 = xor <16 x i32> %5927, %5909
  %5929 = sub <16 x i32> %5928, %5927
  %5930 = sitofp <16 x i32> %5929 to <16 x float>
  %5931 = fptosi <16 x float> %5930 to <16 x i32>
  %5932 = bitcast <16 x float> %5930 to <16 x i32>
  %5933 = icmp slt <16 x i32> %5929, %5931
  %5934 = sext <16 x i1> %5933 to <16 x i32>
  %5935 = add <16 x i32> %5934, %5932
  %5936 = and <16 x i32> %5935, %5805
  %5937 = and <16 x i32> %5927, splat (i32 -2147483648)
  %5938 = or <16 x i32> %5936, %5937
  %5939 = bitcast <16 x i32> %5938 to <16 x float>
  %5940 = bitcast <16 x i32> %6105 to <16 x float>
  %5941 = fmul <16 x float> %5940, %5939
  %5942 = ashr <16 x i32> %5910, splat (i32 31)
  %5943 = xor <16 x i32> %5942, %5910
  %5944 = sub <16 x i32> %5943, %5942
  %5945 = sitofp <16 x i32> %5944 to <16 x float>
  %5946 = fptosi <16 x float> %5945 to <16 x i32>
  %5947 = bitcast <16 x float> %5945 to <16 x i32>
  %5948 = icmp slt <16 x i32> %5944, %5946
  %5949 = sext <16 x i1> %5948 to <16 x i32>
  %5950 = add <16 x i32> %5949, %5947
  %5951 = and <16 x i32> %5950, %5805
  %5952 = and <16 x i32> %5942, splat (i32 -2147483648)
  %5953 = or <16 x i32> %5951, %5952
  %5954 = bitcast <16 x i32> %5953 to <16 x float>
  %5955 = bitcast <16 x i32> %6150 to <16 x float>
  %5956 = fmul <16 x float> %5955, %5954
  %5957 = ashr <16 x i32> %5911, splat (i32 31)
  %5958 = xor <16 x i32> %5957, %5911
  %5959 = sub <16 x i32> %5958, %5957
  %5960 = sitofp <16 x i32> %5959 to <16 x float>
  %5961 = fptosi <16 x float> %5960 to <16 x i32>
  %5962 = bitcast <16 x float> %5960 to <16 x i32>
  %5963 = icmp slt <16 x i32> %5959, %5961
  %5964 = sext <16 x i1> %5963 to <16 x i32>
  %5965 = add <16 x i32> %5964, %5962
  %5966 = and <16 x i32> %5965, %5805
  %5967 = and <16 x i32> %5957, splat (i32 -2147483648)
  %5968 = or <16 x i32> %5966, %5967
  %5969 = bitcast <16 x i32> %5968 to <16 x float>
  %5970 = bitcast <16 x i32> %6195 to <16 x float>
  %5971 = fmul <16 x float> %5970, %5969
  %5972 = icmp ult i32 %5844, %3796
  %5973 = add i32 %5836, %3799
  %5974 = bitcast <16 x float> %5926 to <16 x i32>
  %5975 = bitcast <16 x float> %5941 to <16 x i32>
  %5976 = bitcast <16 x float> %5956 to <16 x i32>
  %5977 = bitcast <16 x float> %5971 to <16 x i32>
  br i1 %5972, label %5827, label %6200

5978:
  %5979 = phi <16 x i32> [ %5996, %5978 ], [ %6064, %6188 ]
  %5980 = phi <16 x i32> [ %6004, %5978 ], [ %6109, %6188 ]
  %5981 = phi <16 x i32> [ %6012, %5978 ], [ %6154, %6188 ]
  %5982 = phi <16 x i32> [ %6020, %5978 ], [ %6199, %6188 ]
  %5983 = phi i64 [ %6021, %5978 ], [ %5839, %6188 ]
  %5984 = getelementptr inbounds nuw i16, ptr %5286, i64 %5983
  %5985 = load i16, ptr %5984, align 2
  %5986 = zext i16 %5985 to i64
  %5987 = getelementptr inbounds nuw float, ptr %5800, i64 %5986
  %5988 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %5983
  %5989 = load <16 x float>, ptr %5988, align 64
  %5990 = load float, ptr %5987, align 4
  %5991 = insertelement <16 x float> poison, float %5990, i64 0
  %5992 = shufflevector <16 x float> %5991, <16 x float> poison, <16 x i32> zeroinitializer
  %5993 = fmul <16 x float> %5989, %5992
  %5994 = fmul <16 x float> %5993, %6062
  %5995 = fptosi <16 x float> %5994 to <16 x i32>
  %5996 = add <16 x i32> %5979, %5995
  %5997 = getelementptr inbounds nuw i8, ptr %5987, i64 16
  %5998 = load float, ptr %5997, align 4
  %5999 = insertelement <16 x float> poison, float %5998, i64 0
  %6000 = shufflevector <16 x float> %5999, <16 x float> poison, <16 x i32> zeroinitializer
  %6001 = fmul <16 x float> %5989, %6000
  %6002 = fmul <16 x float> %6001, %6107
  %6003 = fptosi <16 x float> %6002 to <16 x i32>
  %6004 = add <16 x i32> %5980, %6003
  %6005 = getelementptr inbounds nuw i8, ptr %5987, i64 32
  %6006 = load float, ptr %6005, align 4
  %6007 = insertelement <16 x float> poison, float %6006, i64 0
  %6008 = shufflevector <16 x float> %6007, <16 x float> poison, <16 x i32> zeroinitializer
  %6009 = fmul <16 x float> %5989, %6008
  %6010 = fmul <16 x float> %6009, %6152
  %6011 = fptosi <16 x float> %6010 to <16 x i32>
  %6012 = add <16 x i32> %5981, %6011
  %6013 = getelementptr inbounds nuw i8, ptr %5987, i64 48
  %6014 = load float, ptr %6013, align 4
  %6015 = insertelement <16 x float> poison, float %6014, i64 0
  %6016 = shufflevector <16 x float> %6015, <16 x float> poison, <16 x i32> zeroinitializer
  %6017 = fmul <16 x float> %5989, %6016
  %6018 = fmul <16 x float> %6017, %6197
  %6019 = fptosi <16 x float> %6018 to <16 x i32>
  %6020 = add <16 x i32> %5982, %6019
  %6021 = add nuw nsw i64 %5983, 1
  %6022 = trunc i64 %6021 to i32
  %6023 = icmp eq i32 %5836, %6022
  br i1 %6023, label %5907, label %5978

6024:
  %6025 = fcmp une <16 x float> %5831, zeroinitializer
  %6026 = sext <16 x i1> %6025 to <16 x i32>
  br label %6027

6027:
  %6028 = phi i64 [ 0, %6024 ], [ %6043, %6041 ]
  %6029 = phi <16 x i32> [ %6026, %6024 ], [ %6042, %6041 ]
  %6030 = getelementptr inbounds nuw i16, ptr %5286, i64 %6028
  %6031 = load i16, ptr %6030, align 2
  %6032 = zext i16 %6031 to i64
  %6033 = getelementptr inbounds nuw float, ptr %5817, i64 %6032
  %6034 = load float, ptr %6033, align 4
  %6035 = fcmp une float %6034, 0.000000e+00
  br i1 %6035, label %6036, label %6041

6036:
  %6037 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %6028
  %6038 = load <16 x float>, ptr %6037, align 64
  %6039 = fcmp une <16 x float> %6038, zeroinitializer
  %6040 = select <16 x i1> %6039, <16 x i32> splat (i32 -1), <16 x i32> %6029
  br label %6041

6041:
  %6042 = phi <16 x i32> [ %6040, %6036 ], [ %6029, %6027 ]
  %6043 = add nuw nsw i64 %6028, 1
  %6044 = icmp eq i64 %6043, %5292
  br i1 %6044, label %6045, label %6027

6045:
  %6046 = select <16 x i1> %5862, <16 x i32> %6042, <16 x i32> zeroinitializer
  %6047 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %6046)
  %6048 = icmp ne i32 %6047, 0
  %6049 = zext i1 %6048 to i32
  %6050 = insertelement <16 x i32> poison, i32 %6049, i64 0
  %6051 = shufflevector <16 x i32> %6050, <16 x i32> poison, <16 x i32> zeroinitializer
  %6052 = or <16 x i32> %6051, %5837
  br label %6053

6053:
  %6054 = phi <16 x i32> [ %6052, %6045 ], [ %5837, %5856 ]
  %6055 = fcmp ogt <16 x float> %5861, splat (float 0x47D0000000000000)
  %6056 = select <16 x i1> %6055, <16 x i32> splat (i32 -1), <16 x i32> %6054
  %6057 = fcmp ogt <16 x float> %5861, splat (float 0x3AF0000000000000)
  %6058 = select <16 x i1> %6057, <16 x float> %5861, <16 x float> splat (float 0x3AF0000000000000)
  %6059 = bitcast <16 x float> %6058 to <16 x i32>
  %6060 = sub <16 x i32> %6059, %5288
  %6061 = sub <16 x i32> %5291, %6059
  %6062 = bitcast <16 x i32> %6061 to <16 x float>
  %6063 = fmul <16 x float> %5831, %6062
  %6064 = fptosi <16 x float> %6063 to <16 x i32>
  %6065 = bitcast <16 x i32> %5858 to <16 x float>
  %6066 = fcmp olt <16 x float> %6065, splat (float 0x3AF0000000000000)
  %6067 = bitcast <16 x i1> %6066 to i16
  %6068 = icmp eq i16 %6067, 0
  br i1 %6068, label %6098, label %6069

6069:
  %6070 = fcmp une <16 x float> %5830, zeroinitializer
  %6071 = sext <16 x i1> %6070 to <16 x i32>
  br label %6072

6072:
  %6073 = phi i64 [ 0, %6069 ], [ %6088, %6086 ]
  %6074 = phi <16 x i32> [ %6071, %6069 ], [ %6087, %6086 ]
  %6075 = getelementptr inbounds nuw i16, ptr %5286, i64 %6073
  %6076 = load i16, ptr %6075, align 2
  %6077 = zext i16 %6076 to i64
  %6078 = getelementptr inbounds nuw float, ptr %5820, i64 %6077
  %6079 = load float, ptr %6078, align 4
  %6080 = fcmp une float %6079, 0.000000e+00
  br i1 %6080, label %6081, label %6086

6081:
  %6082 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %6073
  %6083 = load <16 x float>, ptr %6082, align 64
  %6084 = fcmp une <16 x float> %6083, zeroinitializer
  %6085 = select <16 x i1> %6084, <16 x i32> splat (i32 -1), <16 x i32> %6074
  br label %6086

6086:
  %6087 = phi <16 x i32> [ %6085, %6081 ], [ %6074, %6072 ]
  %6088 = add nuw nsw i64 %6073, 1
  %6089 = icmp eq i64 %6088, %5293
  br i1 %6089, label %6090, label %6072

6090:
  %6091 = select <16 x i1> %6066, <16 x i32> %6087, <16 x i32> zeroinitializer
  %6092 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %6091)
  %6093 = icmp ne i32 %6092, 0
  %6094 = zext i1 %6093 to i32
  %6095 = insertelement <16 x i32> poison, i32 %6094, i64 0
  %6096 = shufflevector <16 x i32> %6095, <16 x i32> poison, <16 x i32> zeroinitializer
  %6097 = or <16 x i32> %6096, %6056
  br label %6098

6098:
  %6099 = phi <16 x i32> [ %6097, %6090 ], [ %6056, %6053 ]
  %6100 = fcmp ogt <16 x float> %6065, splat (float 0x47D0000000000000)
  %6101 = select <16 x i1> %6100, <16 x i32> splat (i32 -1), <16 x i32> %6099
  %6102 = fcmp ogt <16 x float> %6065, splat (float 0x3AF0000000000000)
  %6103 = select <16 x i1> %6102, <16 x float> %6065, <16 x float> splat (float 0x3AF0000000000000)
  %6104 = bitcast <16 x float> %6103 to <16 x i32>
  %6105 = sub <16 x i32> %6104, %5288
  %6106 = sub <16 x i32> %5291, %6104
  %6107 = bitcast <16 x i32> %6106 to <16 x float>
  %6108 = fmul <16 x float> %5830, %6107
  %6109 = fptosi <16 x float> %6108 to <16 x i32>
  %6110 = bitcast <16 x i32> %5859 to <16 x float>
  %6111 = fcmp olt <16 x float> %6110, splat (float 0x3AF0000000000000)
  %6112 = bitcast <16 x i1> %6111 to i16
  %6113 = icmp eq i16 %6112, 0
  br i1 %6113, label %6143, label %6114

6114:
  %6115 = fcmp une <16 x float> %5829, zeroinitializer
  %6116 = sext <16 x i1> %6115 to <16 x i32>
  br label %6117

6117:
  %6118 = phi i64 [ 0, %6114 ], [ %6133, %6131 ]
  %6119 = phi <16 x i32> [ %6116, %6114 ], [ %6132, %6131 ]
  %6120 = getelementptr inbounds nuw i16, ptr %5286, i64 %6118
  %6121 = load i16, ptr %6120, align 2
  %6122 = zext i16 %6121 to i64
  %6123 = getelementptr inbounds nuw float, ptr %5823, i64 %6122
  %6124 = load float, ptr %6123, align 4
  %6125 = fcmp une float %6124, 0.000000e+00
  br i1 %6125, label %6126, label %6131

6126:
  %6127 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %6118
  %6128 = load <16 x float>, ptr %6127, align 64
  %6129 = fcmp une <16 x float> %6128, zeroinitializer
  %6130 = select <16 x i1> %6129, <16 x i32> splat (i32 -1), <16 x i32> %6119
  br label %6131

6131:
  %6132 = phi <16 x i32> [ %6130, %6126 ], [ %6119, %6117 ]
  %6133 = add nuw nsw i64 %6118, 1
  %6134 = icmp eq i64 %6133, %5294
  br i1 %6134, label %6135, label %6117

6135:
  %6136 = select <16 x i1> %6111, <16 x i32> %6132, <16 x i32> zeroinitializer
  %6137 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %6136)
  %6138 = icmp ne i32 %6137, 0
  %6139 = zext i1 %6138 to i32
  %6140 = insertelement <16 x i32> poison, i32 %6139, i64 0
  %6141 = shufflevector <16 x i32> %6140, <16 x i32> poison, <16 x i32> zeroinitializer
  %6142 = or <16 x i32> %6141, %6101
  br label %6143

6143:
  %6144 = phi <16 x i32> [ %6142, %6135 ], [ %6101, %6098 ]
  %6145 = fcmp ogt <16 x float> %6110, splat (float 0x47D0000000000000)
  %6146 = select <16 x i1> %6145, <16 x i32> splat (i32 -1), <16 x i32> %6144
  %6147 = fcmp ogt <16 x float> %6110, splat (float 0x3AF0000000000000)
  %6148 = select <16 x i1> %6147, <16 x float> %6110, <16 x float> splat (float 0x3AF0000000000000)
  %6149 = bitcast <16 x float> %6148 to <16 x i32>
  %6150 = sub <16 x i32> %6149, %5288
  %6151 = sub <16 x i32> %5291, %6149
  %6152 = bitcast <16 x i32> %6151 to <16 x float>
  %6153 = fmul <16 x float> %5829, %6152
  %6154 = fptosi <16 x float> %6153 to <16 x i32>
  %6155 = bitcast <16 x i32> %5860 to <16 x float>
  %6156 = fcmp olt <16 x float> %6155, splat (float 0x3AF0000000000000)
  %6157 = bitcast <16 x i1> %6156 to i16
  %6158 = icmp eq i16 %6157, 0
  br i1 %6158, label %6188, label %6159

6159:
  %6160 = fcmp une <16 x float> %5828, zeroinitializer
  %6161 = sext <16 x i1> %6160 to <16 x i32>
  br label %6162

6162:
  %6163 = phi i64 [ 0, %6159 ], [ %6178, %6176 ]
  %6164 = phi <16 x i32> [ %6161, %6159 ], [ %6177, %6176 ]
  %6165 = getelementptr inbounds nuw i16, ptr %5286, i64 %6163
  %6166 = load i16, ptr %6165, align 2
  %6167 = zext i16 %6166 to i64
  %6168 = getelementptr inbounds nuw float, ptr %5826, i64 %6167
  %6169 = load float, ptr %6168, align 4
  %6170 = fcmp une float %6169, 0.000000e+00
  br i1 %6170, label %6171, label %6176

6171:
  %6172 = getelementptr inbounds nuw <16 x float>, ptr %1672, i64 %6163
  %6173 = load <16 x float>, ptr %6172, align 64
  %6174 = fcmp une <16 x float> %6173, zeroinitializer
  %6175 = select <16 x i1> %6174, <16 x i32> splat (i32 -1), <16 x i32> %6164
  br label %6176

6176:
  %6177 = phi <16 x i32> [ %6175, %6171 ], [ %6164, %6162 ]
  %6178 = add nuw nsw i64 %6163, 1
  %6179 = icmp eq i64 %6178, %5295
  br i1 %6179, label %6180, label %6162

6180:
  %6181 = select <16 x i1> %6156, <16 x i32> %6177, <16 x i32> zeroinitializer
  %6182 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %6181)
  %6183 = icmp ne i32 %6182, 0
  %6184 = zext i1 %6183 to i32
  %6185 = insertelement <16 x i32> poison, i32 %6184, i64 0
  %6186 = shufflevector <16 x i32> %6185, <16 x i32> poison, <16 x i32> zeroinitializer
  %6187 = or <16 x i32> %6186, %6146
  br label %6188

6188:
  %6189 = phi <16 x i32> [ %6187, %6180 ], [ %6146, %6143 ]
  %6190 = fcmp ogt <16 x float> %6155, splat (float 0x47D0000000000000)
  %6191 = select <16 x i1> %6190, <16 x i32> splat (i32 -1), <16 x i32> %6189
  %6192 = fcmp ogt <16 x float> %6155, splat (float 0x3AF0000000000000)
  %6193 = select <16 x i1> %6192, <16 x float> %6155, <16 x float> splat (float 0x3AF0000000000000)
  %6194 = bitcast <16 x float> %6193 to <16 x i32>
  %6195 = sub <16 x i32> %6194, %5288
  %6196 = sub <16 x i32> %5291, %6194
  %6197 = bitcast <16 x i32> %6196 to <16 x float>
  %6198 = fmul <16 x float> %5828, %6197
  %6199 = fptosi <16 x float> %6198 to <16 x i32>
  br i1 %5845, label %5978, label %5907

6200:
  store <16 x float> %5926, ptr %5795, align 64
  store <16 x float> %5941, ptr %5807, align 64
  store <16 x float> %5956, ptr %5809, align 64
  store <16 x float> %5971, ptr %5811, align 64
  %6201 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %6191)
  %6202 = icmp eq i32 %6201, 0
  br i1 %6202, label %5792, label %6238

6203:
  %6204 = load <16 x i32>, ptr %5, align 64
  %6205 = load <16 x i32>, ptr %1694, align 64
  %6206 = load <16 x i32>, ptr %1695, align 64
  %6207 = load <16 x i32>, ptr %1696, align 64
  %6208 = load i32, ptr %0, align 4
  %6209 = icmp eq i32 %6208, 8
  %6210 = shufflevector <16 x i32> %6204, <16 x i32> %6205, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %6211 = shufflevector <16 x i32> %6206, <16 x i32> %6207, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %6212 = shufflevector <16 x i32> %6210, <16 x i32> %6211, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32
      17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %6212, ptr %3752, align 64
  %6213 = shufflevector <16 x i32> %6210, <16 x i32> %6211, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13,
      i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  store <16 x i32> %6213, ptr %3758, align 64
  br i1 %6209, label %6220, label %6214

6214:
  %6215 = shufflevector <16 x i32> %6204, <16 x i32> %6205, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %6216 = shufflevector <16 x i32> %6206, <16 x i32> %6207, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %6217 = shufflevector <16 x i32> %6215, <16 x i32> %6216, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32
      17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %6217, ptr %3755, align 64
  %6218 = shufflevector <16 x i32> %6215, <16 x i32> %6216, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13,
      i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  %6219 = getelementptr inbounds nuw i8, ptr %3755, i64 64
  store <16 x i32> %6218, ptr %6219, align 64
  br label %6220

6220:
  %6221 = load <16 x i32>, ptr %1697, align 64
  %6222 = load <16 x i32>, ptr %1708, align 64
  %6223 = load <16 x i32>, ptr %1709, align 64
  %6224 = load <16 x i32>, ptr %1710, align 64
  %6225 = load i32, ptr %0, align 4
  %6226 = icmp eq i32 %6225, 8
  %6227 = shufflevector <16 x i32> %6221, <16 x i32> %6222, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %6228 = shufflevector <16 x i32> %6223, <16 x i32> %6224, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %6229 = shufflevector <16 x i32> %6227, <16 x i32> %6228, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32
      17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %6229, ptr %3773, align 64
  %6230 = shufflevector <16 x i32> %6227, <16 x i32> %6228, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13,
      i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  store <16 x i32> %6230, ptr %3779, align 64
  br i1 %6226, label %6237, label %6231

6231:
  %6232 = shufflevector <16 x i32> %6221, <16 x i32> %6222, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %6233 = shufflevector <16 x i32> %6223, <16 x i32> %6224, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %6234 = shufflevector <16 x i32> %6232, <16 x i32> %6233, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32
      17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %6234, ptr %3776, align 64
  %6235 = shufflevector <16 x i32> %6232, <16 x i32> %6233, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13,
      i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  %6236 = getelementptr inbounds nuw i8, ptr %3776, i64 64
  store <16 x i32> %6235, ptr %6236, align 64
  br label %6237

6237:
  br label %6240

6238:
  br label %6239

6239:
  tail call fastcc void @sum_slowly(ptr %0, ptr %1, i32 %1713, i32 %3019)
  br label %6240

6240:
  %6241 = add nuw nsw i32 %3019, 1
  %6242 = load i32, ptr %1680, align 4
  %6243 = lshr i32 %6242, 3
  %6244 = icmp samesign ult i32 %6241, %6243
  br i1 %6244, label %3018, label %3012

6245:
  br label %8124

6246:
  %6247 = load i32, ptr %0, align 4
  %6248 = add i32 %6247, 8
  %6249 = icmp ult i32 %6248, 16
  br i1 %6249, label %8123, label %6250

6250:
  %6251 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %6252 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %6253 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %6254 = getelementptr inbounds nuw i8, ptr %2, i64 576
  %6255 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %6256 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6257 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %6258 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %6259 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %6260 = getelementptr inbounds nuw i8, ptr %9, i64 4096
  %6261 = getelementptr inbounds nuw i8, ptr %0, i64 76
  %6262 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6263 = getelementptr inbounds nuw i8, ptr %0, i64 100
  br label %6264

6264:
  %6265 = phi i32 [ %6247, %6250 ], [ %7531, %7529 ]
  %6266 = phi i32 [ 0, %6250 ], [ %7530, %7529 ]
  %6267 = icmp slt i32 %6265, 17
  br i1 %6267, label %6268, label %6315

6268:
  %6269 = load i32, ptr %6252, align 4
  %6270 = icmp slt i32 %6269, 5
  br i1 %6270, label %6271, label %6315

6271:
  %6272 = load ptr, ptr %2, align 64
  %6273 = icmp eq ptr %6272, %0
  br i1 %6273, label %6274, label %6301

6274:
  %6275 = icmp ult i32 %3, %6269
  br i1 %6275, label %6276, label %6281

6276:
  %6277 = shl i32 %6269, 1
  %6278 = icmp eq i32 %6277, 0
  br i1 %6278, label %6298, label %6279

6279:
  %6280 = zext i32 %6277 to i64
  br label %6287

6281:
  %6282 = load i32, ptr %6253, align 8
  %6283 = icmp ne i32 %6282, 0
  br label %7523

6284:
  %6285 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %6295)
  %6286 = icmp eq i32 %6285, 0
  br i1 %6286, label %6298, label %6301

6287:
  %6288 = phi i64 [ 0, %6279 ], [ %6296, %6287 ]
  %6289 = phi <16 x i32> [ zeroinitializer, %6279 ], [ %6295, %6287 ]
  %6290 = getelementptr inbounds nuw <16 x i32>, ptr %1, i64 %6288
  %6291 = load <16 x i32>, ptr %6290, align 64
  %6292 = getelementptr inbounds nuw <16 x i32>, ptr %6251, i64 %6288
  %6293 = load <16 x i32>, ptr %6292, align 64
  %6294 = xor <16 x i32> %6293, %6291
  %6295 = or <16 x i32> %6294, %6289
  %6296 = add nuw nsw i64 %6288, 1
  %6297 = icmp eq i64 %6296, %6280
  br i1 %6297, label %6284, label %6287

6298:
  %6299 = load i32, ptr %6253, align 8
  %6300 = icmp ne i32 %6299, 0
  br label %7523

6301:
  store ptr %0, ptr %2, align 64
  %6302 = load i32, ptr %6252, align 4
  %6303 = and i32 %6302, 2147483647
  %6304 = icmp eq i32 %6303, 0
  br i1 %6304, label %6316, label %6305

6305:
  %6306 = phi i64 [ %6310, %6305 ], [ 0, %6301 ]
  %6307 = getelementptr inbounds nuw <16 x i32>, ptr %1, i64 %6306
  %6308 = load <16 x i32>, ptr %6307, align 64
  %6309 = getelementptr inbounds nuw <16 x i32>, ptr %6251, i64 %6306
  store <16 x i32> %6308, ptr %6309, align 64
  %6310 = add nuw nsw i64 %6306, 1
  %6311 = load i32, ptr %6252, align 4
  %6312 = shl i32 %6311, 1
  %6313 = zext i32 %6312 to i64
  %6314 = icmp samesign ult i64 %6310, %6313
  br i1 %6314, label %6305, label %6316

6315:
  store ptr null, ptr %2, align 64
  br label %6316

6316:
  %6317 = load i32, ptr %6255, align 4
  %6318 = tail call i32 @llvm.cttz.i32(i32 %6317, i1 false)
  %6319 = load i32, ptr %0, align 4
  %6320 = lshr i32 %6319, 3
  %6321 = load i32, ptr %6256, align 4
  switch i32 %6318, label %6900 [
    i32 5, label %6322
    i32 4, label %6416
    i32 3, label %6582
  ]

6322:
  %6323 = icmp ult i32 %6321, 4
  br i1 %6323, label %7522, label %6324

6324:
  %6325 = shl nuw nsw i32 %6266, 1
  %6326 = icmp eq i32 %6320, 1
  br label %6327

6327:
  %6328 = phi i64 [ 0, %6324 ], [ %6411, %6407 ]
  %6329 = phi ptr [ %6254, %6324 ], [ %6410, %6407 ]
  %6330 = trunc nuw nsw i64 %6328 to i32
  %6331 = mul i32 %6320, %6330
  %6332 = add i32 %6331, %6325
  %6333 = zext i32 %6332 to i64
  %6334 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %6333
  %6335 = getelementptr inbounds nuw i8, ptr %6334, i64 128
  %6336 = select i1 %6326, ptr @ZEROS, ptr %6335
  %6337 = load <16 x i32>, ptr %6334, align 64
  %6338 = getelementptr inbounds nuw i8, ptr %6334, i64 64
  %6339 = load <16 x i32>, ptr %6338, align 64
  %6340 = shufflevector <16 x i32> %6337, <16 x i32> %6339, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %6341 = shufflevector <16 x i32> %6337, <16 x i32> %6339, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %6342 = load <16 x i32>, ptr %6336, align 64
  %6343 = getelementptr inbounds nuw i8, ptr %6336, i64 64
  %6344 = load <16 x i32>, ptr %6343, align 64
  %6345 = shufflevector <16 x i32> %6342, <16 x i32> %6344, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %6346 = shufflevector <16 x i32> %6342, <16 x i32> %6344, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %6347 = shufflevector <16 x i32> %6340, <16 x i32> %6345, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %6348 = shufflevector <16 x i32> %6340, <16 x i32> %6345, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %6349 = shufflevector <16 x i32> %6341, <16 x i32> %6346, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %6350 = shufflevector <16 x i32> %6341, <16 x i32> %6346, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %6351 = load i32, ptr %6255, align 4
  %6352 = sub i32 32, %6351
  %6353 = insertelement <16 x i32> poison, i32 %6352, i64 0
  %6354 = shufflevector <16 x i32> %6353, <16 x i32> poison, <16 x i32> zeroinitializer
  %6355 = shl <16 x i32> %6347, %6354
  %6356 = load i32, ptr %6257, align 4
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
  store <16 x float> %6364, ptr %6329, align 64
  %6365 = getelementptr inbounds nuw i8, ptr %6329, i64 64
  %6366 = load i32, ptr %6255, align 4
  %6367 = sub i32 32, %6366
  %6368 = insertelement <16 x i32> poison, i32 %6367, i64 0
  %6369 = shufflevector <16 x i32> %6368, <16 x i32> poison, <16 x i32> zeroinitializer
  %6370 = shl <16 x i32> %6348, %6369
  %6371 = load i32, ptr %6257, align 4
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
  %6380 = getelementptr inbounds nuw i8, ptr %6329, i64 128
  %6381 = load i32, ptr %6255, align 4
  %6382 = sub i32 32, %6381
  %6383 = insertelement <16 x i32> poison, i32 %6382, i64 0
  %6384 = shufflevector <16 x i32> %6383, <16 x i32> poison, <16 x i32> zeroinitializer
  %6385 = shl <16 x i32> %6349, %6384
  %6386 = load i32, ptr %6257, align 4
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
  %6395 = getelementptr inbounds nuw i8, ptr %6329, i64 192
  %6396 = load i32, ptr %6255, align 4
  %6397 = sub i32 32, %6396
  %6398 = insertelement <16 x i32> poison, i32 %6397, i64 0
  %6399 = shufflevector <16 x i32> %6398, <16 x i32> poison, <16 x i32> zeroinitializer
  %6400 = shl <16 x i32> %6350, %6399
  %6401 = load i32, ptr %6257, align 4
  %6402 = icmp eq i32 %6401, 0
  br i1 %6402, label %6405, label %6403

6403:
  %6404 = ashr exact <16 x i32> %6400, %6399
  br label %6407

6405:
  %6406 = lshr exact <16 x i32> %6400, %6399
  br label %6407

6407:
  %6408 = phi <16 x i32> [ %6404, %6403 ], [ %6406, %6405 ]
  %6409 = sitofp <16 x i32> %6408 to <16 x float>
  store <16 x float> %6409, ptr %6395, align 64
  %6410 = getelementptr inbounds nuw i8, ptr %6329, i64 256
  %6411 = add nuw nsw i64 %6328, 1
  %6412 = load i32, ptr %6256, align 4
  %6413 = lshr i32 %6412, 2
  %6414 = zext nneg i32 %6413 to i64
  %6415 = icmp samesign ult i64 %6411, %6414
  br i1 %6415, label %6327, label %7522

6416:
  %6417 = icmp ult i32 %6321, 8
  br i1 %6417, label %7522, label %6418

6418:
  %6419 = shl nuw nsw i32 %6266, 1
  %6420 = icmp eq i32 %6320, 1
  br label %6421

6421:
  %6422 = phi i64 [ 0, %6418 ], [ %6577, %6572 ]
  %6423 = phi ptr [ %6254, %6418 ], [ %6576, %6572 ]
  %6424 = trunc nuw nsw i64 %6422 to i32
  %6425 = mul i32 %6320, %6424
  %6426 = add i32 %6425, %6419
  %6427 = zext i32 %6426 to i64
  %6428 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %6427
  %6429 = getelementptr inbounds nuw i8, ptr %6428, i64 128
  %6430 = select i1 %6420, ptr @ZEROS, ptr %6429
  %6431 = load <16 x i32>, ptr %6428, align 64
  %6432 = getelementptr inbounds nuw i8, ptr %6428, i64 64
  %6433 = load <16 x i32>, ptr %6432, align 64
  %6434 = shufflevector <16 x i32> %6431, <16 x i32> %6433, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %6435 = shufflevector <16 x i32> %6431, <16 x i32> %6433, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %6436 = load <16 x i32>, ptr %6430, align 64
  %6437 = getelementptr inbounds nuw i8, ptr %6430, i64 64
  %6438 = load <16 x i32>, ptr %6437, align 64
  %6439 = shufflevector <16 x i32> %6436, <16 x i32> %6438, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %6440 = shufflevector <16 x i32> %6436, <16 x i32> %6438, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %6441 = shufflevector <16 x i32> %6434, <16 x i32> %6439, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %6442 = shufflevector <16 x i32> %6434, <16 x i32> %6439, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %6443 = shufflevector <16 x i32> %6435, <16 x i32> %6440, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %6444 = shufflevector <16 x i32> %6435, <16 x i32> %6440, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %6445 = load i32, ptr %6255, align 4
  %6446 = sub i32 32, %6445
  %6447 = insertelement <16 x i32> poison, i32 %6446, i64 0
  %6448 = shufflevector <16 x i32> %6447, <16 x i32> poison, <16 x i32> zeroinitializer
  %6449 = shl <16 x i32> %6441, %6448
  %6450 = load i32, ptr %6257, align 4
  %6451 = icmp eq i32 %6450, 0
  br i1 %6451, label %6454, label %6452

6452:
  %6453 = ashr exact <16 x i32> %6449, %6448
  br label %6456

6454:
  %6455 = lshr exact <16 x i32> %6449, %6448
  br label %6456

6456:
  %6457 = phi <16 x i32> [ %6453, %6452 ], [ %6455, %6454 ]
  %6458 = sitofp <16 x i32> %6457 to <16 x float>
  store <16 x float> %6458, ptr %6423, align 64
  %6459 = load i32, ptr %6255, align 4
  %6460 = sub i32 32, %6459
  %6461 = sub i32 %6460, %6459
  %6462 = insertelement <16 x i32> poison, i32 %6461, i64 0
  %6463 = shufflevector <16 x i32> %6462, <16 x i32> poison, <16 x i32> zeroinitializer
  %6464 = shl <16 x i32> %6441, %6463
  %6465 = load i32, ptr %6257, align 4
  %6466 = icmp eq i32 %6465, 0
  %6467 = insertelement <16 x i32> poison, i32 %6460, i64 0
  %6468 = shufflevector <16 x i32> %6467, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %6466, label %6471, label %6469

6469:
  %6470 = ashr <16 x i32> %6464, %6468
  br label %6473

6471:
  %6472 = lshr <16 x i32> %6464, %6468
  br label %6473

6473:
  %6474 = phi <16 x i32> [ %6470, %6469 ], [ %6472, %6471 ]
  %6475 = sitofp <16 x i32> %6474 to <16 x float>
  %6476 = getelementptr inbounds nuw i8, ptr %6423, i64 64
  store <16 x float> %6475, ptr %6476, align 64
  %6477 = getelementptr inbounds nuw i8, ptr %6423, i64 128
  %6478 = load i32, ptr %6255, align 4
  %6479 = sub i32 32, %6478
  %6480 = insertelement <16 x i32> poison, i32 %6479, i64 0
  %6481 = shufflevector <16 x i32> %6480, <16 x i32> poison, <16 x i32> zeroinitializer
  %6482 = shl <16 x i32> %6442, %6481
  %6483 = load i32, ptr %6257, align 4
  %6484 = icmp eq i32 %6483, 0
  br i1 %6484, label %6487, label %6485

6485:
  %6486 = ashr exact <16 x i32> %6482, %6481
  br label %6489

6487:
  %6488 = lshr exact <16 x i32> %6482, %6481
  br label %6489

6489:
  %6490 = phi <16 x i32> [ %6486, %6485 ], [ %6488, %6487 ]
  %6491 = sitofp <16 x i32> %6490 to <16 x float>
  store <16 x float> %6491, ptr %6477, align 64
  %6492 = load i32, ptr %6255, align 4
  %6493 = sub i32 32, %6492
  %6494 = sub i32 %6493, %6492
  %6495 = insertelement <16 x i32> poison, i32 %6494, i64 0
  %6496 = shufflevector <16 x i32> %6495, <16 x i32> poison, <16 x i32> zeroinitializer
  %6497 = shl <16 x i32> %6442, %6496
  %6498 = load i32, ptr %6257, align 4
  %6499 = icmp eq i32 %6498, 0
  %6500 = insertelement <16 x i32> poison, i32 %6493, i64 0
  %6501 = shufflevector <16 x i32> %6500, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %6499, label %6504, label %6502

6502:
  %6503 = ashr <16 x i32> %6497, %6501
  br label %6506

6504:
  %6505 = lshr <16 x i32> %6497, %6501
  br label %6506

6506:
  %6507 = phi <16 x i32> [ %6503, %6502 ], [ %6505, %6504 ]
  %6508 = sitofp <16 x i32> %6507 to <16 x float>
  %6509 = getelementptr inbounds nuw i8, ptr %6423, i64 192
  store <16 x float> %6508, ptr %6509, align 64
  %6510 = getelementptr inbounds nuw i8, ptr %6423, i64 256
  %6511 = load i32, ptr %6255, align 4
  %6512 = sub i32 32, %6511
  %6513 = insertelement <16 x i32> poison, i32 %6512, i64 0
  %6514 = shufflevector <16 x i32> %6513, <16 x i32> poison, <16 x i32> zeroinitializer
  %6515 = shl <16 x i32> %6443, %6514
  %6516 = load i32, ptr %6257, align 4
  %6517 = icmp eq i32 %6516, 0
  br i1 %6517, label %6520, label %6518

6518:
  %6519 = ashr exact <16 x i32> %6515, %6514
  br label %6522

6520:
  %6521 = lshr exact <16 x i32> %6515, %6514
  br label %6522

6522:
  %6523 = phi <16 x i32> [ %6519, %6518 ], [ %6521, %6520 ]
  %6524 = sitofp <16 x i32> %6523 to <16 x float>
  store <16 x float> %6524, ptr %6510, align 64
  %6525 = load i32, ptr %6255, align 4
  %6526 = sub i32 32, %6525
  %6527 = sub i32 %6526, %6525
  %6528 = insertelement <16 x i32> poison, i32 %6527, i64 0
  %6529 = shufflevector <16 x i32> %6528, <16 x i32> poison, <16 x i32> zeroinitializer
  %6530 = shl <16 x i32> %6443, %6529
  %6531 = load i32, ptr %6257, align 4
  %6532 = icmp eq i32 %6531, 0
  %6533 = insertelement <16 x i32> poison, i32 %6526, i64 0
  %6534 = shufflevector <16 x i32> %6533, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %6532, label %6537, label %6535

6535:
  %6536 = ashr <16 x i32> %6530, %6534
  br label %6539

6537:
  %6538 = lshr <16 x i32> %6530, %6534
  br label %6539

6539:
  %6540 = phi <16 x i32> [ %6536, %6535 ], [ %6538, %6537 ]
  %6541 = sitofp <16 x i32> %6540 to <16 x float>
  %6542 = getelementptr inbounds nuw i8, ptr %6423, i64 320
  store <16 x float> %6541, ptr %6542, align 64
  %6543 = getelementptr inbounds nuw i8, ptr %6423, i64 384
  %6544 = load i32, ptr %6255, align 4
  %6545 = sub i32 32, %6544
  %6546 = insertelement <16 x i32> poison, i32 %6545, i64 0
  %6547 = shufflevector <16 x i32> %6546, <16 x i32> poison, <16 x i32> zeroinitializer
  %6548 = shl <16 x i32> %6444, %6547
  %6549 = load i32, ptr %6257, align 4
  %6550 = icmp eq i32 %6549, 0
  br i1 %6550, label %6553, label %6551

6551:
  %6552 = ashr exact <16 x i32> %6548, %6547
  br label %6555

6553:
  %6554 = lshr exact <16 x i32> %6548, %6547
  br label %6555

6555:
  %6556 = phi <16 x i32> [ %6552, %6551 ], [ %6554, %6553 ]
  %6557 = sitofp <16 x i32> %6556 to <16 x float>
  store <16 x float> %6557, ptr %6543, align 64
  %6558 = load i32, ptr %6255, align 4
  %6559 = sub i32 32, %6558
  %6560 = sub i32 %6559, %6558
  %6561 = insertelement <16 x i32> poison, i32 %6560, i64 0
  %6562 = shufflevector <16 x i32> %6561, <16 x i32> poison, <16 x i32> zeroinitializer
  %6563 = shl <16 x i32> %6444, %6562
  %6564 = load i32, ptr %6257, align 4
  %6565 = icmp eq i32 %6564, 0
  %6566 = insertelement <16 x i32> poison, i32 %6559, i64 0
  %6567 = shufflevector <16 x i32> %6566, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %6565, label %6570, label %6568

6568:
  %6569 = ashr <16 x i32> %6563, %6567
  br label %6572

6570:
  %6571 = lshr <16 x i32> %6563, %6567
  br label %6572

6572:
  %6573 = phi <16 x i32> [ %6569, %6568 ], [ %6571, %6570 ]
  %6574 = sitofp <16 x i32> %6573 to <16 x float>
  %6575 = getelementptr inbounds nuw i8, ptr %6423, i64 448
  store <16 x float> %6574, ptr %6575, align 64
  %6576 = getelementptr inbounds nuw i8, ptr %6423, i64 512
  %6577 = add nuw nsw i64 %6422, 1
  %6578 = load i32, ptr %6256, align 4
  %6579 = lshr i32 %6578, 3
  %6580 = zext nneg i32 %6579 to i64
  %6581 = icmp samesign ult i64 %6577, %6580
  br i1 %6581, label %6421, label %7522

6582:
  %6583 = icmp ult i32 %6321, 16
  br i1 %6583, label %7522, label %6584

6584:
  %6585 = shl nuw nsw i32 %6266, 1
  %6586 = icmp eq i32 %6320, 1
  br label %6587

6587:
  %6588 = phi i64 [ 0, %6584 ], [ %6895, %6890 ]
  %6589 = phi ptr [ %6254, %6584 ], [ %6894, %6890 ]
  %6590 = trunc nuw nsw i64 %6588 to i32
  %6591 = mul i32 %6320, %6590
  %6592 = add i32 %6591, %6585
  %6593 = zext i32 %6592 to i64
  %6594 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %6593
  %6595 = getelementptr inbounds nuw i8, ptr %6594, i64 128
  %6596 = select i1 %6586, ptr @ZEROS, ptr %6595
  %6597 = load <16 x i32>, ptr %6594, align 64
  %6598 = getelementptr inbounds nuw i8, ptr %6594, i64 64
  %6599 = load <16 x i32>, ptr %6598, align 64
  %6600 = shufflevector <16 x i32> %6597, <16 x i32> %6599, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %6601 = shufflevector <16 x i32> %6597, <16 x i32> %6599, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %6602 = load <16 x i32>, ptr %6596, align 64
  %6603 = getelementptr inbounds nuw i8, ptr %6596, i64 64
  %6604 = load <16 x i32>, ptr %6603, align 64
  %6605 = shufflevector <16 x i32> %6602, <16 x i32> %6604, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %6606 = shufflevector <16 x i32> %6602, <16 x i32> %6604, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %6607 = shufflevector <16 x i32> %6600, <16 x i32> %6605, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %6608 = shufflevector <16 x i32> %6600, <16 x i32> %6605, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %6609 = shufflevector <16 x i32> %6601, <16 x i32> %6606, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %6610 = shufflevector <16 x i32> %6601, <16 x i32> %6606, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %6611 = load i32, ptr %6255, align 4
  %6612 = sub i32 32, %6611
  %6613 = insertelement <16 x i32> poison, i32 %6612, i64 0
  %6614 = shufflevector <16 x i32> %6613, <16 x i32> poison, <16 x i32> zeroinitializer
  %6615 = shl <16 x i32> %6607, %6614
  %6616 = load i32, ptr %6257, align 4
  %6617 = icmp eq i32 %6616, 0
  br i1 %6617, label %6620, label %6618

6618:
  %6619 = ashr exact <16 x i32> %6615, %6614
  br label %6622

6620:
  %6621 = lshr exact <16 x i32> %6615, %6614
  br label %6622

6622:
  %6623 = phi <16 x i32> [ %6619, %6618 ], [ %6621, %6620 ]
  %6624 = sitofp <16 x i32> %6623 to <16 x float>
  store <16 x float> %6624, ptr %6589, align 64
  %6625 = load i32, ptr %6255, align 4
  %6626 = sub i32 32, %6625
  %6627 = sub i32 %6626, %6625
  %6628 = insertelement <16 x i32> poison, i32 %6627, i64 0
  %6629 = shufflevector <16 x i32> %6628, <16 x i32> poison, <16 x i32> zeroinitializer
  %6630 = shl <16 x i32> %6607, %6629
  %6631 = load i32, ptr %6257, align 4
  %6632 = icmp eq i32 %6631, 0
  %6633 = insertelement <16 x i32> poison, i32 %6626, i64 0
  %6634 = shufflevector <16 x i32> %6633, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %6632, label %6637, label %6635

6635:
  %6636 = ashr <16 x i32> %6630, %6634
  br label %6639

6637:
  %6638 = lshr <16 x i32> %6630, %6634
  br label %6639

6639:
  %6640 = phi <16 x i32> [ %6636, %6635 ], [ %6638, %6637 ]
  %6641 = sitofp <16 x i32> %6640 to <16 x float>
  %6642 = getelementptr inbounds nuw i8, ptr %6589, i64 64
  store <16 x float> %6641, ptr %6642, align 64
  %6643 = load i32, ptr %6255, align 4
  %6644 = sub i32 32, %6643
  %6645 = shl i32 %6643, 1
  %6646 = sub i32 %6644, %6645
  %6647 = insertelement <16 x i32> poison, i32 %6646, i64 0
  %6648 = shufflevector <16 x i32> %6647, <16 x i32> poison, <16 x i32> zeroinitializer
  %6649 = shl <16 x i32> %6607, %6648
  %6650 = load i32, ptr %6257, align 4
  %6651 = icmp eq i32 %6650, 0
  %6652 = insertelement <16 x i32> poison, i32 %6644, i64 0
  %6653 = shufflevector <16 x i32> %6652, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %6651, label %6656, label %6654

6654:
  %6655 = ashr <16 x i32> %6649, %6653
  br label %6658

6656:
  %6657 = lshr <16 x i32> %6649, %6653
  br label %6658

6658:
  %6659 = phi <16 x i32> [ %6655, %6654 ], [ %6657, %6656 ]
  %6660 = sitofp <16 x i32> %6659 to <16 x float>
  %6661 = getelementptr inbounds nuw i8, ptr %6589, i64 128
  store <16 x float> %6660, ptr %6661, align 64
  %6662 = load i32, ptr %6255, align 4
  %6663 = sub i32 32, %6662
  %6664 = mul i32 %6662, -3
  %6665 = add i32 %6664, %6663
  %6666 = insertelement <16 x i32> poison, i32 %6665, i64 0
  %6667 = shufflevector <16 x i32> %6666, <16 x i32> poison, <16 x i32> zeroinitializer
  %6668 = shl <16 x i32> %6607, %6667
  %6669 = load i32, ptr %6257, align 4
  %6670 = icmp eq i32 %6669, 0
  %6671 = insertelement <16 x i32> poison, i32 %6663, i64 0
  %6672 = shufflevector <16 x i32> %6671, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %6670, label %6675, label %6673

6673:
  %6674 = ashr <16 x i32> %6668, %6672
  br label %6677

6675:
  %6676 = lshr <16 x i32> %6668, %6672
  br label %6677

6677:
  %6678 = phi <16 x i32> [ %6674, %6673 ], [ %6676, %6675 ]
  %6679 = sitofp <16 x i32> %6678 to <16 x float>
  %6680 = getelementptr inbounds nuw i8, ptr %6589, i64 192
  store <16 x float> %6679, ptr %6680, align 64
  %6681 = getelementptr inbounds nuw i8, ptr %6589, i64 256
  %6682 = load i32, ptr %6255, align 4
  %6683 = sub i32 32, %6682
  %6684 = insertelement <16 x i32> poison, i32 %6683, i64 0
  %6685 = shufflevector <16 x i32> %6684, <16 x i32> poison, <16 x i32> zeroinitializer
  %6686 = shl <16 x i32> %6608, %6685
  %6687 = load i32, ptr %6257, align 4
  %6688 = icmp eq i32 %6687, 0
  br i1 %6688, label %6691, label %6689

6689:
  %6690 = ashr exact <16 x i32> %6686, %6685
  br label %6693

6691:
  %6692 = lshr exact <16 x i32> %6686, %6685
  br label %6693

6693:
  %6694 = phi <16 x i32> [ %6690, %6689 ], [ %6692, %6691 ]
  %6695 = sitofp <16 x i32> %6694 to <16 x float>
  store <16 x float> %6695, ptr %6681, align 64
  %6696 = load i32, ptr %6255, align 4
  %6697 = sub i32 32, %6696
  %6698 = sub i32 %6697, %6696
  %6699 = insertelement <16 x i32> poison, i32 %6698, i64 0
  %6700 = shufflevector <16 x i32> %6699, <16 x i32> poison, <16 x i32> zeroinitializer
  %6701 = shl <16 x i32> %6608, %6700
  %6702 = load i32, ptr %6257, align 4
  %6703 = icmp eq i32 %6702, 0
  %6704 = insertelement <16 x i32> poison, i32 %6697, i64 0
  %6705 = shufflevector <16 x i32> %6704, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %6703, label %6708, label %6706

6706:
  %6707 = ashr <16 x i32> %6701, %6705
  br label %6710

6708:
  %6709 = lshr <16 x i32> %6701, %6705
  br label %6710

6710:
  %6711 = phi <16 x i32> [ %6707, %6706 ], [ %6709, %6708 ]
  %6712 = sitofp <16 x i32> %6711 to <16 x float>
  %6713 = getelementptr inbounds nuw i8, ptr %6589, i64 320
  store <16 x float> %6712, ptr %6713, align 64
  %6714 = load i32, ptr %6255, align 4
  %6715 = sub i32 32, %6714
  %6716 = shl i32 %6714, 1
  %6717 = sub i32 %6715, %6716
  %6718 = insertelement <16 x i32> poison, i32 %6717, i64 0
  %6719 = shufflevector <16 x i32> %6718, <16 x i32> poison, <16 x i32> zeroinitializer
  %6720 = shl <16 x i32> %6608, %6719
  %6721 = load i32, ptr %6257, align 4
  %6722 = icmp eq i32 %6721, 0
  %6723 = insertelement <16 x i32> poison, i32 %6715, i64 0
  %6724 = shufflevector <16 x i32> %6723, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %6722, label %6727, label %6725

6725:
  %6726 = ashr <16 x i32> %6720, %6724
  br label %6729

6727:
  %6728 = lshr <16 x i32> %6720, %6724
  br label %6729

6729:
  %6730 = phi <16 x i32> [ %6726, %6725 ], [ %6728, %6727 ]
  %6731 = sitofp <16 x i32> %6730 to <16 x float>
  %6732 = getelementptr inbounds nuw i8, ptr %6589, i64 384
  store <16 x float> %6731, ptr %6732, align 64
  %6733 = load i32, ptr %6255, align 4
  %6734 = sub i32 32, %6733
  %6735 = mul i32 %6733, -3
  %6736 = add i32 %6735, %6734
  %6737 = insertelement <16 x i32> poison, i32 %6736, i64 0
  %6738 = shufflevector <16 x i32> %6737, <16 x i32> poison, <16 x i32> zeroinitializer
  %6739 = shl <16 x i32> %6608, %6738
  %6740 = load i32, ptr %6257, align 4
  %6741 = icmp eq i32 %6740, 0
  %6742 = insertelement <16 x i32> poison, i32 %6734, i64 0
  %6743 = shufflevector <16 x i32> %6742, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %6741, label %6746, label %6744

6744:
  %6745 = ashr <16 x i32> %6739, %6743
  br label %6748

6746:
  %6747 = lshr <16 x i32> %6739, %6743
  br label %6748

6748:
  %6749 = phi <16 x i32> [ %6745, %6744 ], [ %6747, %6746 ]
  %6750 = sitofp <16 x i32> %6749 to <16 x float>
  %6751 = getelementptr inbounds nuw i8, ptr %6589, i64 448
  store <16 x float> %6750, ptr %6751, align 64
  %6752 = getelementptr inbounds nuw i8, ptr %6589, i64 512
  %6753 = load i32, ptr %6255, align 4
  %6754 = sub i32 32, %6753
  %6755 = insertelement <16 x i32> poison, i32 %6754, i64 0
  %6756 = shufflevector <16 x i32> %6755, <16 x i32> poison, <16 x i32> zeroinitializer
  %6757 = shl <16 x i32> %6609, %6756
  %6758 = load i32, ptr %6257, align 4
  %6759 = icmp eq i32 %6758, 0
  br i1 %6759, label %6762, label %6760

6760:
  %6761 = ashr exact <16 x i32> %6757, %6756
  br label %6764

6762:
  %6763 = lshr exact <16 x i32> %6757, %6756
  br label %6764

6764:
  %6765 = phi <16 x i32> [ %6761, %6760 ], [ %6763, %6762 ]
  %6766 = sitofp <16 x i32> %6765 to <16 x float>
  store <16 x float> %6766, ptr %6752, align 64
  %6767 = load i32, ptr %6255, align 4
  %6768 = sub i32 32, %6767
  %6769 = sub i32 %6768, %6767
  %6770 = insertelement <16 x i32> poison, i32 %6769, i64 0
  %6771 = shufflevector <16 x i32> %6770, <16 x i32> poison, <16 x i32> zeroinitializer
  %6772 = shl <16 x i32> %6609, %6771
  %6773 = load i32, ptr %6257, align 4
  %6774 = icmp eq i32 %6773, 0
  %6775 = insertelement <16 x i32> poison, i32 %6768, i64 0
  %6776 = shufflevector <16 x i32> %6775, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %6774, label %6779, label %6777

6777:
  %6778 = ashr <16 x i32> %6772, %6776
  br label %6781

6779:
  %6780 = lshr <16 x i32> %6772, %6776
  br label %6781

6781:
  %6782 = phi <16 x i32> [ %6778, %6777 ], [ %6780, %6779 ]
  %6783 = sitofp <16 x i32> %6782 to <16 x float>
  %6784 = getelementptr inbounds nuw i8, ptr %6589, i64 576
  store <16 x float> %6783, ptr %6784, align 64
  %6785 = load i32, ptr %6255, align 4
  %6786 = sub i32 32, %6785
  %6787 = shl i32 %6785, 1
  %6788 = sub i32 %6786, %6787
  %6789 = insertelement <16 x i32> poison, i32 %6788, i64 0
  %6790 = shufflevector <16 x i32> %6789, <16 x i32> poison, <16 x i32> zeroinitializer
  %6791 = shl <16 x i32> %6609, %6790
  %6792 = load i32, ptr %6257, align 4
  %6793 = icmp eq i32 %6792, 0
  %6794 = insertelement <16 x i32> poison, i32 %6786, i64 0
  %6795 = shufflevector <16 x i32> %6794, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %6793, label %6798, label %6796

6796:
  %6797 = ashr <16 x i32> %6791, %6795
  br label %6800

6798:
  %6799 = lshr <16 x i32> %6791, %6795
  br label %6800

6800:
  %6801 = phi <16 x i32> [ %6797, %6796 ], [ %6799, %6798 ]
  %6802 = sitofp <16 x i32> %6801 to <16 x float>
  %6803 = getelementptr inbounds nuw i8, ptr %6589, i64 640
  store <16 x float> %6802, ptr %6803, align 64
  %6804 = load i32, ptr %6255, align 4
  %6805 = sub i32 32, %6804
  %6806 = mul i32 %6804, -3
  %6807 = add i32 %6806, %6805
  %6808 = insertelement <16 x i32> poison, i32 %6807, i64 0
  %6809 = shufflevector <16 x i32> %6808, <16 x i32> poison, <16 x i32> zeroinitializer
  %6810 = shl <16 x i32> %6609, %6809
  %6811 = load i32, ptr %6257, align 4
  %6812 = icmp eq i32 %6811, 0
  %6813 = insertelement <16 x i32> poison, i32 %6805, i64 0
  %6814 = shufflevector <16 x i32> %6813, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %6812, label %6817, label %6815

6815:
  %6816 = ashr <16 x i32> %6810, %6814
  br label %6819

6817:
  %6818 = lshr <16 x i32> %6810, %6814
  br label %6819

6819:
  %6820 = phi <16 x i32> [ %6816, %6815 ], [ %6818, %6817 ]
  %6821 = sitofp <16 x i32> %6820 to <16 x float>
  %6822 = getelementptr inbounds nuw i8, ptr %6589, i64 704
  store <16 x float> %6821, ptr %6822, align 64
  %6823 = getelementptr inbounds nuw i8, ptr %6589, i64 768
  %6824 = load i32, ptr %6255, align 4
  %6825 = sub i32 32, %6824
  %6826 = insertelement <16 x i32> poison, i32 %6825, i64 0
  %6827 = shufflevector <16 x i32> %6826, <16 x i32> poison, <16 x i32> zeroinitializer
  %6828 = shl <16 x i32> %6610, %6827
  %6829 = load i32, ptr %6257, align 4
  %6830 = icmp eq i32 %6829, 0
  br i1 %6830, label %6833, label %6831

6831:
  %6832 = ashr exact <16 x i32> %6828, %6827
  br label %6835

6833:
  %6834 = lshr exact <16 x i32> %6828, %6827
  br label %6835

6835:
  %6836 = phi <16 x i32> [ %6832, %6831 ], [ %6834, %6833 ]
  %6837 = sitofp <16 x i32> %6836 to <16 x float>
  store <16 x float> %6837, ptr %6823, align 64
  %6838 = load i32, ptr %6255, align 4
  %6839 = sub i32 32, %6838
  %6840 = sub i32 %6839, %6838
  %6841 = insertelement <16 x i32> poison, i32 %6840, i64 0
  %6842 = shufflevector <16 x i32> %6841, <16 x i32> poison, <16 x i32> zeroinitializer
  %6843 = shl <16 x i32> %6610, %6842
  %6844 = load i32, ptr %6257, align 4
  %6845 = icmp eq i32 %6844, 0
  %6846 = insertelement <16 x i32> poison, i32 %6839, i64 0
  %6847 = shufflevector <16 x i32> %6846, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %6845, label %6850, label %6848

6848:
  %6849 = ashr <16 x i32> %6843, %6847
  br label %6852

6850:
  %6851 = lshr <16 x i32> %6843, %6847
  br label %6852

6852:
  %6853 = phi <16 x i32> [ %6849, %6848 ], [ %6851, %6850 ]
  %6854 = sitofp <16 x i32> %6853 to <16 x float>
  %6855 = getelementptr inbounds nuw i8, ptr %6589, i64 832
  store <16 x float> %6854, ptr %6855, align 64
  %6856 = load i32, ptr %6255, align 4
  %6857 = sub i32 32, %6856
  %6858 = shl i32 %6856, 1
  %6859 = sub i32 %6857, %6858
  %6860 = insertelement <16 x i32> poison, i32 %6859, i64 0
  %6861 = shufflevector <16 x i32> %6860, <16 x i32> poison, <16 x i32> zeroinitializer
  %6862 = shl <16 x i32> %6610, %6861
  %6863 = load i32, ptr %6257, align 4
  %6864 = icmp eq i32 %6863, 0
  %6865 = insertelement <16 x i32> poison, i32 %6857, i64 0
  %6866 = shufflevector <16 x i32> %6865, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %6864, label %6869, label %6867

6867:
  %6868 = ashr <16 x i32> %6862, %6866
  br label %6871

6869:
  %6870 = lshr <16 x i32> %6862, %6866
  br label %6871

6871:
  %6872 = phi <16 x i32> [ %6868, %6867 ], [ %6870, %6869 ]
  %6873 = sitofp <16 x i32> %6872 to <16 x float>
  %6874 = getelementptr inbounds nuw i8, ptr %6589, i64 896
  store <16 x float> %6873, ptr %6874, align 64
  %6875 = load i32, ptr %6255, align 4
  %6876 = sub i32 32, %6875
  %6877 = mul i32 %6875, -3
  %6878 = add i32 %6877, %6876
  %6879 = insertelement <16 x i32> poison, i32 %6878, i64 0
  %6880 = shufflevector <16 x i32> %6879, <16 x i32> poison, <16 x i32> zeroinitializer
  %6881 = shl <16 x i32> %6610, %6880
  %6882 = load i32, ptr %6257, align 4
  %6883 = icmp eq i32 %6882, 0
  %6884 = insertelement <16 x i32> poison, i32 %6876, i64 0
  %6885 = shufflevector <16 x i32> %6884, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %6883, label %6888, label %6886

6886:
  %6887 = ashr <16 x i32> %6881, %6885
  br label %6890

6888:
  %6889 = lshr <16 x i32> %6881, %6885
  br label %6890

6890:
  %6891 = phi <16 x i32> [ %6887, %6886 ], [ %6889, %6888 ]
  %6892 = sitofp <16 x i32> %6891 to <16 x float>
  %6893 = getelementptr inbounds nuw i8, ptr %6589, i64 960
  store <16 x float> %6892, ptr %6893, align 64
  %6894 = getelementptr inbounds nuw i8, ptr %6589, i64 1024
  %6895 = add nuw nsw i64 %6588, 1
  %6896 = load i32, ptr %6256, align 4
  %6897 = lshr i32 %6896, 4
  %6898 = zext nneg i32 %6897 to i64
  %6899 = icmp samesign ult i64 %6895, %6898
  br i1 %6899, label %6587, label %7522

6900:
  %6901 = icmp ult i32 %6321, 32
  br i1 %6901, label %7522, label %6902

6902:
  %6903 = shl nuw nsw i32 %6266, 1
  %6904 = icmp eq i32 %6320, 1
  br label %6905

6905:
  %6906 = phi i64 [ 0, %6902 ], [ %7517, %7512 ]
  %6907 = phi ptr [ %6254, %6902 ], [ %7516, %7512 ]
  %6908 = trunc nuw nsw i64 %6906 to i32
  %6909 = mul i32 %6320, %6908
  %6910 = add i32 %6909, %6903
  %6911 = zext i32 %6910 to i64
  %6912 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %6911
  %6913 = getelementptr inbounds nuw i8, ptr %6912, i64 128
  %6914 = select i1 %6904, ptr @ZEROS, ptr %6913
  %6915 = load <16 x i32>, ptr %6912, align 64
  %6916 = getelementptr inbounds nuw i8, ptr %6912, i64 64
  %6917 = load <16 x i32>, ptr %6916, align 64
  %6918 = shufflevector <16 x i32> %6915, <16 x i32> %6917, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %6919 = shufflevector <16 x i32> %6915, <16 x i32> %6917, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %6920 = load <16 x i32>, ptr %6914, align 64
  %6921 = getelementptr inbounds nuw i8, ptr %6914, i64 64
  %6922 = load <16 x i32>, ptr %6921, align 64
  %6923 = shufflevector <16 x i32> %6920, <16 x i32> %6922, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %6924 = shufflevector <16 x i32> %6920, <16 x i32> %6922, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %6925 = shufflevector <16 x i32> %6918, <16 x i32> %6923, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %6926 = shufflevector <16 x i32> %6918, <16 x i32> %6923, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %6927 = shufflevector <16 x i32> %6919, <16 x i32> %6924, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %6928 = shufflevector <16 x i32> %6919, <16 x i32> %6924, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %6929 = load i32, ptr %6255, align 4
  %6930 = sub i32 32, %6929
  %6931 = insertelement <16 x i32> poison, i32 %6930, i64 0
  %6932 = shufflevector <16 x i32> %6931, <16 x i32> poison, <16 x i32> zeroinitializer
  %6933 = shl <16 x i32> %6925, %6932
  %6934 = load i32, ptr %6257, align 4
  %6935 = icmp eq i32 %6934, 0
  br i1 %6935, label %6938, label %6936

6936:
  %6937 = ashr exact <16 x i32> %6933, %6932
  br label %6940

6938:
  %6939 = lshr exact <16 x i32> %6933, %6932
  br label %6940

6940:
  %6941 = phi <16 x i32> [ %6937, %6936 ], [ %6939, %6938 ]
  %6942 = sitofp <16 x i32> %6941 to <16 x float>
  store <16 x float> %6942, ptr %6907, align 64
  %6943 = load i32, ptr %6255, align 4
  %6944 = sub i32 32, %6943
  %6945 = sub i32 %6944, %6943
  %6946 = insertelement <16 x i32> poison, i32 %6945, i64 0
  %6947 = shufflevector <16 x i32> %6946, <16 x i32> poison, <16 x i32> zeroinitializer
  %6948 = shl <16 x i32> %6925, %6947
  %6949 = load i32, ptr %6257, align 4
  %6950 = icmp eq i32 %6949, 0
  %6951 = insertelement <16 x i32> poison, i32 %6944, i64 0
  %6952 = shufflevector <16 x i32> %6951, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %6950, label %6955, label %6953

6953:
  %6954 = ashr <16 x i32> %6948, %6952
  br label %6957

6955:
  %6956 = lshr <16 x i32> %6948, %6952
  br label %6957

6957:
  %6958 = phi <16 x i32> [ %6954, %6953 ], [ %6956, %6955 ]
  %6959 = sitofp <16 x i32> %6958 to <16 x float>
  %6960 = getelementptr inbounds nuw i8, ptr %6907, i64 64
  store <16 x float> %6959, ptr %6960, align 64
  %6961 = load i32, ptr %6255, align 4
  %6962 = sub i32 32, %6961
  %6963 = shl i32 %6961, 1
  %6964 = sub i32 %6962, %6963
  %6965 = insertelement <16 x i32> poison, i32 %6964, i64 0
  %6966 = shufflevector <16 x i32> %6965, <16 x i32> poison, <16 x i32> zeroinitializer
  %6967 = shl <16 x i32> %6925, %6966
  %6968 = load i32, ptr %6257, align 4
  %6969 = icmp eq i32 %6968, 0
  %6970 = insertelement <16 x i32> poison, i32 %6962, i64 0
  %6971 = shufflevector <16 x i32> %6970, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %6969, label %6974, label %6972

6972:
  %6973 = ashr <16 x i32> %6967, %6971
  br label %6976

6974:
  %6975 = lshr <16 x i32> %6967, %6971
  br label %6976

6976:
  %6977 = phi <16 x i32> [ %6973, %6972 ], [ %6975, %6974 ]
  %6978 = sitofp <16 x i32> %6977 to <16 x float>
  %6979 = getelementptr inbounds nuw i8, ptr %6907, i64 128
  store <16 x float> %6978, ptr %6979, align 64
  %6980 = load i32, ptr %6255, align 4
  %6981 = sub i32 32, %6980
  %6982 = mul i32 %6980, -3
  %6983 = add i32 %6982, %6981
  %6984 = insertelement <16 x i32> poison, i32 %6983, i64 0
  %6985 = shufflevector <16 x i32> %6984, <16 x i32> poison, <16 x i32> zeroinitializer
  %6986 = shl <16 x i32> %6925, %6985
  %6987 = load i32, ptr %6257, align 4
  %6988 = icmp eq i32 %6987, 0
  %6989 = insertelement <16 x i32> poison, i32 %6981, i64 0
  %6990 = shufflevector <16 x i32> %6989, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %6988, label %6993, label %6991

6991:
  %6992 = ashr <16 x i32> %6986, %6990
  br label %6995

6993:
  %6994 = lshr <16 x i32> %6986, %6990
  br label %6995

6995:
  %6996 = phi <16 x i32> [ %6992, %6991 ], [ %6994, %6993 ]
  %6997 = sitofp <16 x i32> %6996 to <16 x float>
  %6998 = getelementptr inbounds nuw i8, ptr %6907, i64 192
  store <16 x float> %6997, ptr %6998, align 64
  %6999 = load i32, ptr %6255, align 4
  %7000 = sub i32 32, %6999
  %7001 = shl i32 %6999, 2
  %7002 = sub i32 %7000, %7001
  %7003 = insertelement <16 x i32> poison, i32 %7002, i64 0
  %7004 = shufflevector <16 x i32> %7003, <16 x i32> poison, <16 x i32> zeroinitializer
  %7005 = shl <16 x i32> %6925, %7004
  %7006 = load i32, ptr %6257, align 4
  %7007 = icmp eq i32 %7006, 0
  %7008 = insertelement <16 x i32> poison, i32 %7000, i64 0
  %7009 = shufflevector <16 x i32> %7008, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7007, label %7012, label %7010

7010:
  %7011 = ashr <16 x i32> %7005, %7009
  br label %7014

7012:
  %7013 = lshr <16 x i32> %7005, %7009
  br label %7014

7014:
  %7015 = phi <16 x i32> [ %7011, %7010 ], [ %7013, %7012 ]
  %7016 = sitofp <16 x i32> %7015 to <16 x float>
  %7017 = getelementptr inbounds nuw i8, ptr %6907, i64 256
  store <16 x float> %7016, ptr %7017, align 64
  %7018 = load i32, ptr %6255, align 4
  %7019 = sub i32 32, %7018
  %7020 = mul i32 %7018, -5
  %7021 = add i32 %7020, %7019
  %7022 = insertelement <16 x i32> poison, i32 %7021, i64 0
  %7023 = shufflevector <16 x i32> %7022, <16 x i32> poison, <16 x i32> zeroinitializer
  %7024 = shl <16 x i32> %6925, %7023
  %7025 = load i32, ptr %6257, align 4
  %7026 = icmp eq i32 %7025, 0
  %7027 = insertelement <16 x i32> poison, i32 %7019, i64 0
  %7028 = shufflevector <16 x i32> %7027, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7026, label %7031, label %7029

7029:
  %7030 = ashr <16 x i32> %7024, %7028
  br label %7033

7031:
  %7032 = lshr <16 x i32> %7024, %7028
  br label %7033

7033:
  %7034 = phi <16 x i32> [ %7030, %7029 ], [ %7032, %7031 ]
  %7035 = sitofp <16 x i32> %7034 to <16 x float>
  %7036 = getelementptr inbounds nuw i8, ptr %6907, i64 320
  store <16 x float> %7035, ptr %7036, align 64
  %7037 = load i32, ptr %6255, align 4
  %7038 = sub i32 32, %7037
  %7039 = mul i32 %7037, -6
  %7040 = add i32 %7039, %7038
  %7041 = insertelement <16 x i32> poison, i32 %7040, i64 0
  %7042 = shufflevector <16 x i32> %7041, <16 x i32> poison, <16 x i32> zeroinitializer
  %7043 = shl <16 x i32> %6925, %7042
  %7044 = load i32, ptr %6257, align 4
  %7045 = icmp eq i32 %7044, 0
  %7046 = insertelement <16 x i32> poison, i32 %7038, i64 0
  %7047 = shufflevector <16 x i32> %7046, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7045, label %7050, label %7048

7048:
  %7049 = ashr <16 x i32> %7043, %7047
  br label %7052

7050:
  %7051 = lshr <16 x i32> %7043, %7047
  br label %7052

7052:
  %7053 = phi <16 x i32> [ %7049, %7048 ], [ %7051, %7050 ]
  %7054 = sitofp <16 x i32> %7053 to <16 x float>
  %7055 = getelementptr inbounds nuw i8, ptr %6907, i64 384
  store <16 x float> %7054, ptr %7055, align 64
  %7056 = load i32, ptr %6255, align 4
  %7057 = sub i32 32, %7056
  %7058 = mul i32 %7056, -7
  %7059 = add i32 %7058, %7057
  %7060 = insertelement <16 x i32> poison, i32 %7059, i64 0
  %7061 = shufflevector <16 x i32> %7060, <16 x i32> poison, <16 x i32> zeroinitializer
  %7062 = shl <16 x i32> %6925, %7061
  %7063 = load i32, ptr %6257, align 4
  %7064 = icmp eq i32 %7063, 0
  %7065 = insertelement <16 x i32> poison, i32 %7057, i64 0
  %7066 = shufflevector <16 x i32> %7065, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7064, label %7069, label %7067

7067:
  %7068 = ashr <16 x i32> %7062, %7066
  br label %7071

7069:
  %7070 = lshr <16 x i32> %7062, %7066
  br label %7071

7071:
  %7072 = phi <16 x i32> [ %7068, %7067 ], [ %7070, %7069 ]
  %7073 = sitofp <16 x i32> %7072 to <16 x float>
  %7074 = getelementptr inbounds nuw i8, ptr %6907, i64 448
  store <16 x float> %7073, ptr %7074, align 64
  %7075 = getelementptr inbounds nuw i8, ptr %6907, i64 512
  %7076 = load i32, ptr %6255, align 4
  %7077 = sub i32 32, %7076
  %7078 = insertelement <16 x i32> poison, i32 %7077, i64 0
  %7079 = shufflevector <16 x i32> %7078, <16 x i32> poison, <16 x i32> zeroinitializer
  %7080 = shl <16 x i32> %6926, %7079
  %7081 = load i32, ptr %6257, align 4
  %7082 = icmp eq i32 %7081, 0
  br i1 %7082, label %7085, label %7083

7083:
  %7084 = ashr exact <16 x i32> %7080, %7079
  br label %7087

7085:
  %7086 = lshr exact <16 x i32> %7080, %7079
  br label %7087

7087:
  %7088 = phi <16 x i32> [ %7084, %7083 ], [ %7086, %7085 ]
  %7089 = sitofp <16 x i32> %7088 to <16 x float>
  store <16 x float> %7089, ptr %7075, align 64
  %7090 = load i32, ptr %6255, align 4
  %7091 = sub i32 32, %7090
  %7092 = sub i32 %7091, %7090
  %7093 = insertelement <16 x i32> poison, i32 %7092, i64 0
  %7094 = shufflevector <16 x i32> %7093, <16 x i32> poison, <16 x i32> zeroinitializer
  %7095 = shl <16 x i32> %6926, %7094
  %7096 = load i32, ptr %6257, align 4
  %7097 = icmp eq i32 %7096, 0
  %7098 = insertelement <16 x i32> poison, i32 %7091, i64 0
  %7099 = shufflevector <16 x i32> %7098, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7097, label %7102, label %7100

7100:
  %7101 = ashr <16 x i32> %7095, %7099
  br label %7104

7102:
  %7103 = lshr <16 x i32> %7095, %7099
  br label %7104

7104:
  %7105 = phi <16 x i32> [ %7101, %7100 ], [ %7103, %7102 ]
  %7106 = sitofp <16 x i32> %7105 to <16 x float>
  %7107 = getelementptr inbounds nuw i8, ptr %6907, i64 576
  store <16 x float> %7106, ptr %7107, align 64
  %7108 = load i32, ptr %6255, align 4
  %7109 = sub i32 32, %7108
  %7110 = shl i32 %7108, 1
  %7111 = sub i32 %7109, %7110
  %7112 = insertelement <16 x i32> poison, i32 %7111, i64 0
  %7113 = shufflevector <16 x i32> %7112, <16 x i32> poison, <16 x i32> zeroinitializer
  %7114 = shl <16 x i32> %6926, %7113
  %7115 = load i32, ptr %6257, align 4
  %7116 = icmp eq i32 %7115, 0
  %7117 = insertelement <16 x i32> poison, i32 %7109, i64 0
  %7118 = shufflevector <16 x i32> %7117, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7116, label %7121, label %7119

7119:
  %7120 = ashr <16 x i32> %7114, %7118
  br label %7123

7121:
  %7122 = lshr <16 x i32> %7114, %7118
  br label %7123

7123:
  %7124 = phi <16 x i32> [ %7120, %7119 ], [ %7122, %7121 ]
  %7125 = sitofp <16 x i32> %7124 to <16 x float>
  %7126 = getelementptr inbounds nuw i8, ptr %6907, i64 640
  store <16 x float> %7125, ptr %7126, align 64
  %7127 = load i32, ptr %6255, align 4
  %7128 = sub i32 32, %7127
  %7129 = mul i32 %7127, -3
  %7130 = add i32 %7129, %7128
  %7131 = insertelement <16 x i32> poison, i32 %7130, i64 0
  %7132 = shufflevector <16 x i32> %7131, <16 x i32> poison, <16 x i32> zeroinitializer
  %7133 = shl <16 x i32> %6926, %7132
  %7134 = load i32, ptr %6257, align 4
  %7135 = icmp eq i32 %7134, 0
  %7136 = insertelement <16 x i32> poison, i32 %7128, i64 0
  %7137 = shufflevector <16 x i32> %7136, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7135, label %7140, label %7138

7138:
  %7139 = ashr <16 x i32> %7133, %7137
  br label %7142

7140:
  %7141 = lshr <16 x i32> %7133, %7137
  br label %7142

7142:
  %7143 = phi <16 x i32> [ %7139, %7138 ], [ %7141, %7140 ]
  %7144 = sitofp <16 x i32> %7143 to <16 x float>
  %7145 = getelementptr inbounds nuw i8, ptr %6907, i64 704
  store <16 x float> %7144, ptr %7145, align 64
  %7146 = load i32, ptr %6255, align 4
  %7147 = sub i32 32, %7146
  %7148 = shl i32 %7146, 2
  %7149 = sub i32 %7147, %7148
  %7150 = insertelement <16 x i32> poison, i32 %7149, i64 0
  %7151 = shufflevector <16 x i32> %7150, <16 x i32> poison, <16 x i32> zeroinitializer
  %7152 = shl <16 x i32> %6926, %7151
  %7153 = load i32, ptr %6257, align 4
  %7154 = icmp eq i32 %7153, 0
  %7155 = insertelement <16 x i32> poison, i32 %7147, i64 0
  %7156 = shufflevector <16 x i32> %7155, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7154, label %7159, label %7157

7157:
  %7158 = ashr <16 x i32> %7152, %7156
  br label %7161

7159:
  %7160 = lshr <16 x i32> %7152, %7156
  br label %7161

7161:
  %7162 = phi <16 x i32> [ %7158, %7157 ], [ %7160, %7159 ]
  %7163 = sitofp <16 x i32> %7162 to <16 x float>
  %7164 = getelementptr inbounds nuw i8, ptr %6907, i64 768
  store <16 x float> %7163, ptr %7164, align 64
  %7165 = load i32, ptr %6255, align 4
  %7166 = sub i32 32, %7165
  %7167 = mul i32 %7165, -5
  %7168 = add i32 %7167, %7166
  %7169 = insertelement <16 x i32> poison, i32 %7168, i64 0
  %7170 = shufflevector <16 x i32> %7169, <16 x i32> poison, <16 x i32> zeroinitializer
  %7171 = shl <16 x i32> %6926, %7170
  %7172 = load i32, ptr %6257, align 4
  %7173 = icmp eq i32 %7172, 0
  %7174 = insertelement <16 x i32> poison, i32 %7166, i64 0
  %7175 = shufflevector <16 x i32> %7174, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7173, label %7178, label %7176

7176:
  %7177 = ashr <16 x i32> %7171, %7175
  br label %7180

7178:
  %7179 = lshr <16 x i32> %7171, %7175
  br label %7180

7180:
  %7181 = phi <16 x i32> [ %7177, %7176 ], [ %7179, %7178 ]
  %7182 = sitofp <16 x i32> %7181 to <16 x float>
  %7183 = getelementptr inbounds nuw i8, ptr %6907, i64 832
  store <16 x float> %7182, ptr %7183, align 64
  %7184 = load i32, ptr %6255, align 4
  %7185 = sub i32 32, %7184
  %7186 = mul i32 %7184, -6
  %7187 = add i32 %7186, %7185
  %7188 = insertelement <16 x i32> poison, i32 %7187, i64 0
  %7189 = shufflevector <16 x i32> %7188, <16 x i32> poison, <16 x i32> zeroinitializer
  %7190 = shl <16 x i32> %6926, %7189
  %7191 = load i32, ptr %6257, align 4
  %7192 = icmp eq i32 %7191, 0
  %7193 = insertelement <16 x i32> poison, i32 %7185, i64 0
  %7194 = shufflevector <16 x i32> %7193, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7192, label %7197, label %7195

7195:
  %7196 = ashr <16 x i32> %7190, %7194
  br label %7199

7197:
  %7198 = lshr <16 x i32> %7190, %7194
  br label %7199

7199:
  %7200 = phi <16 x i32> [ %7196, %7195 ], [ %7198, %7197 ]
  %7201 = sitofp <16 x i32> %7200 to <16 x float>
  %7202 = getelementptr inbounds nuw i8, ptr %6907, i64 896
  store <16 x float> %7201, ptr %7202, align 64
  %7203 = load i32, ptr %6255, align 4
  %7204 = sub i32 32, %7203
  %7205 = mul i32 %7203, -7
  %7206 = add i32 %7205, %7204
  %7207 = insertelement <16 x i32> poison, i32 %7206, i64 0
  %7208 = shufflevector <16 x i32> %7207, <16 x i32> poison, <16 x i32> zeroinitializer
  %7209 = shl <16 x i32> %6926, %7208
  %7210 = load i32, ptr %6257, align 4
  %7211 = icmp eq i32 %7210, 0
  %7212 = insertelement <16 x i32> poison, i32 %7204, i64 0
  %7213 = shufflevector <16 x i32> %7212, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7211, label %7216, label %7214

7214:
  %7215 = ashr <16 x i32> %7209, %7213
  br label %7218

7216:
  %7217 = lshr <16 x i32> %7209, %7213
  br label %7218

7218:
  %7219 = phi <16 x i32> [ %7215, %7214 ], [ %7217, %7216 ]
  %7220 = sitofp <16 x i32> %7219 to <16 x float>
  %7221 = getelementptr inbounds nuw i8, ptr %6907, i64 960
  store <16 x float> %7220, ptr %7221, align 64
  %7222 = getelementptr inbounds nuw i8, ptr %6907, i64 1024
  %7223 = load i32, ptr %6255, align 4
  %7224 = sub i32 32, %7223
  %7225 = insertelement <16 x i32> poison, i32 %7224, i64 0
  %7226 = shufflevector <16 x i32> %7225, <16 x i32> poison, <16 x i32> zeroinitializer
  %7227 = shl <16 x i32> %6927, %7226
  %7228 = load i32, ptr %6257, align 4
  %7229 = icmp eq i32 %7228, 0
  br i1 %7229, label %7232, label %7230

7230:
  %7231 = ashr exact <16 x i32> %7227, %7226
  br label %7234

7232:
  %7233 = lshr exact <16 x i32> %7227, %7226
  br label %7234

7234:
  %7235 = phi <16 x i32> [ %7231, %7230 ], [ %7233, %7232 ]
  %7236 = sitofp <16 x i32> %7235 to <16 x float>
  store <16 x float> %7236, ptr %7222, align 64
  %7237 = load i32, ptr %6255, align 4
  %7238 = sub i32 32, %7237
  %7239 = sub i32 %7238, %7237
  %7240 = insertelement <16 x i32> poison, i32 %7239, i64 0
  %7241 = shufflevector <16 x i32> %7240, <16 x i32> poison, <16 x i32> zeroinitializer
  %7242 = shl <16 x i32> %6927, %7241
  %7243 = load i32, ptr %6257, align 4
  %7244 = icmp eq i32 %7243, 0
  %7245 = insertelement <16 x i32> poison, i32 %7238, i64 0
  %7246 = shufflevector <16 x i32> %7245, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7244, label %7249, label %7247

7247:
  %7248 = ashr <16 x i32> %7242, %7246
  br label %7251

7249:
  %7250 = lshr <16 x i32> %7242, %7246
  br label %7251

7251:
  %7252 = phi <16 x i32> [ %7248, %7247 ], [ %7250, %7249 ]
  %7253 = sitofp <16 x i32> %7252 to <16 x float>
  %7254 = getelementptr inbounds nuw i8, ptr %6907, i64 1088
  store <16 x float> %7253, ptr %7254, align 64
  %7255 = load i32, ptr %6255, align 4
  %7256 = sub i32 32, %7255
  %7257 = shl i32 %7255, 1
  %7258 = sub i32 %7256, %7257
  %7259 = insertelement <16 x i32> poison, i32 %7258, i64 0
  %7260 = shufflevector <16 x i32> %7259, <16 x i32> poison, <16 x i32> zeroinitializer
  %7261 = shl <16 x i32> %6927, %7260
  %7262 = load i32, ptr %6257, align 4
  %7263 = icmp eq i32 %7262, 0
  %7264 = insertelement <16 x i32> poison, i32 %7256, i64 0
  %7265 = shufflevector <16 x i32> %7264, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7263, label %7268, label %7266

7266:
  %7267 = ashr <16 x i32> %7261, %7265
  br label %7270

7268:
  %7269 = lshr <16 x i32> %7261, %7265
  br label %7270

7270:
  %7271 = phi <16 x i32> [ %7267, %7266 ], [ %7269, %7268 ]
  %7272 = sitofp <16 x i32> %7271 to <16 x float>
  %7273 = getelementptr inbounds nuw i8, ptr %6907, i64 1152
  store <16 x float> %7272, ptr %7273, align 64
  %7274 = load i32, ptr %6255, align 4
  %7275 = sub i32 32, %7274
  %7276 = mul i32 %7274, -3
  %7277 = add i32 %7276, %7275
  %7278 = insertelement <16 x i32> poison, i32 %7277, i64 0
  %7279 = shufflevector <16 x i32> %7278, <16 x i32> poison, <16 x i32> zeroinitializer
  %7280 = shl <16 x i32> %6927, %7279
  %7281 = load i32, ptr %6257, align 4
  %7282 = icmp eq i32 %7281, 0
  %7283 = insertelement <16 x i32> poison, i32 %7275, i64 0
  %7284 = shufflevector <16 x i32> %7283, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7282, label %7287, label %7285

7285:
  %7286 = ashr <16 x i32> %7280, %7284
  br label %7289

7287:
  %7288 = lshr <16 x i32> %7280, %7284
  br label %7289

7289:
  %7290 = phi <16 x i32> [ %7286, %7285 ], [ %7288, %7287 ]
  %7291 = sitofp <16 x i32> %7290 to <16 x float>
  %7292 = getelementptr inbounds nuw i8, ptr %6907, i64 1216
  store <16 x float> %7291, ptr %7292, align 64
  %7293 = load i32, ptr %6255, align 4
  %7294 = sub i32 32, %7293
  %7295 = shl i32 %7293, 2
  %7296 = sub i32 %7294, %7295
  %7297 = insertelement <16 x i32> poison, i32 %7296, i64 0
  %7298 = shufflevector <16 x i32> %7297, <16 x i32> poison, <16 x i32> zeroinitializer
  %7299 = shl <16 x i32> %6927, %7298
  %7300 = load i32, ptr %6257, align 4
  %7301 = icmp eq i32 %7300, 0
  %7302 = insertelement <16 x i32> poison, i32 %7294, i64 0
  %7303 = shufflevector <16 x i32> %7302, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7301, label %7306, label %7304

7304:
  %7305 = ashr <16 x i32> %7299, %7303
  br label %7308

7306:
  %7307 = lshr <16 x i32> %7299, %7303
  br label %7308

7308:
  %7309 = phi <16 x i32> [ %7305, %7304 ], [ %7307, %7306 ]
  %7310 = sitofp <16 x i32> %7309 to <16 x float>
  %7311 = getelementptr inbounds nuw i8, ptr %6907, i64 1280
  store <16 x float> %7310, ptr %7311, align 64
  %7312 = load i32, ptr %6255, align 4
  %7313 = sub i32 32, %7312
  %7314 = mul i32 %7312, -5
  %7315 = add i32 %7314, %7313
  %7316 = insertelement <16 x i32> poison, i32 %7315, i64 0
  %7317 = shufflevector <16 x i32> %7316, <16 x i32> poison, <16 x i32> zeroinitializer
  %7318 = shl <16 x i32> %6927, %7317
  %7319 = load i32, ptr %6257, align 4
  %7320 = icmp eq i32 %7319, 0
  %7321 = insertelement <16 x i32> poison, i32 %7313, i64 0
  %7322 = shufflevector <16 x i32> %7321, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7320, label %7325, label %7323

7323:
  %7324 = ashr <16 x i32> %7318, %7322
  br label %7327

7325:
  %7326 = lshr <16 x i32> %7318, %7322
  br label %7327

7327:
  %7328 = phi <16 x i32> [ %7324, %7323 ], [ %7326, %7325 ]
  %7329 = sitofp <16 x i32> %7328 to <16 x float>
  %7330 = getelementptr inbounds nuw i8, ptr %6907, i64 1344
  store <16 x float> %7329, ptr %7330, align 64
  %7331 = load i32, ptr %6255, align 4
  %7332 = sub i32 32, %7331
  %7333 = mul i32 %7331, -6
  %7334 = add i32 %7333, %7332
  %7335 = insertelement <16 x i32> poison, i32 %7334, i64 0
  %7336 = shufflevector <16 x i32> %7335, <16 x i32> poison, <16 x i32> zeroinitializer
  %7337 = shl <16 x i32> %6927, %7336
  %7338 = load i32, ptr %6257, align 4
  %7339 = icmp eq i32 %7338, 0
  %7340 = insertelement <16 x i32> poison, i32 %7332, i64 0
  %7341 = shufflevector <16 x i32> %7340, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7339, label %7344, label %7342

7342:
  %7343 = ashr <16 x i32> %7337, %7341
  br label %7346

7344:
  %7345 = lshr <16 x i32> %7337, %7341
  br label %7346

7346:
  %7347 = phi <16 x i32> [ %7343, %7342 ], [ %7345, %7344 ]
  %7348 = sitofp <16 x i32> %7347 to <16 x float>
  %7349 = getelementptr inbounds nuw i8, ptr %6907, i64 1408
  store <16 x float> %7348, ptr %7349, align 64
  %7350 = load i32, ptr %6255, align 4
  %7351 = sub i32 32, %7350
  %7352 = mul i32 %7350, -7
  %7353 = add i32 %7352, %7351
  %7354 = insertelement <16 x i32> poison, i32 %7353, i64 0
  %7355 = shufflevector <16 x i32> %7354, <16 x i32> poison, <16 x i32> zeroinitializer
  %7356 = shl <16 x i32> %6927, %7355
  %7357 = load i32, ptr %6257, align 4
  %7358 = icmp eq i32 %7357, 0
  %7359 = insertelement <16 x i32> poison, i32 %7351, i64 0
  %7360 = shufflevector <16 x i32> %7359, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7358, label %7363, label %7361

7361:
  %7362 = ashr <16 x i32> %7356, %7360
  br label %7365

7363:
  %7364 = lshr <16 x i32> %7356, %7360
  br label %7365

7365:
  %7366 = phi <16 x i32> [ %7362, %7361 ], [ %7364, %7363 ]
  %7367 = sitofp <16 x i32> %7366 to <16 x float>
  %7368 = getelementptr inbounds nuw i8, ptr %6907, i64 1472
  store <16 x float> %7367, ptr %7368, align 64
  %7369 = getelementptr inbounds nuw i8, ptr %6907, i64 1536
  %7370 = load i32, ptr %6255, align 4
  %7371 = sub i32 32, %7370
  %7372 = insertelement <16 x i32> poison, i32 %7371, i64 0
  %7373 = shufflevector <16 x i32> %7372, <16 x i32> poison, <16 x i32> zeroinitializer
  %7374 = shl <16 x i32> %6928, %7373
  %7375 = load i32, ptr %6257, align 4
  %7376 = icmp eq i32 %7375, 0
  br i1 %7376, label %7379, label %7377

7377:
  %7378 = ashr exact <16 x i32> %7374, %7373
  br label %7381

7379:
  %7380 = lshr exact <16 x i32> %7374, %7373
  br label %7381

7381:
  %7382 = phi <16 x i32> [ %7378, %7377 ], [ %7380, %7379 ]
  %7383 = sitofp <16 x i32> %7382 to <16 x float>
  store <16 x float> %7383, ptr %7369, align 64
  %7384 = load i32, ptr %6255, align 4
  %7385 = sub i32 32, %7384
  %7386 = sub i32 %7385, %7384
  %7387 = insertelement <16 x i32> poison, i32 %7386, i64 0
  %7388 = shufflevector <16 x i32> %7387, <16 x i32> poison, <16 x i32> zeroinitializer
  %7389 = shl <16 x i32> %6928, %7388
  %7390 = load i32, ptr %6257, align 4
  %7391 = icmp eq i32 %7390, 0
  %7392 = insertelement <16 x i32> poison, i32 %7385, i64 0
  %7393 = shufflevector <16 x i32> %7392, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7391, label %7396, label %7394

7394:
  %7395 = ashr <16 x i32> %7389, %7393
  br label %7398

7396:
  %7397 = lshr <16 x i32> %7389, %7393
  br label %7398

7398:
  %7399 = phi <16 x i32> [ %7395, %7394 ], [ %7397, %7396 ]
  %7400 = sitofp <16 x i32> %7399 to <16 x float>
  %7401 = getelementptr inbounds nuw i8, ptr %6907, i64 1600
  store <16 x float> %7400, ptr %7401, align 64
  %7402 = load i32, ptr %6255, align 4
  %7403 = sub i32 32, %7402
  %7404 = shl i32 %7402, 1
  %7405 = sub i32 %7403, %7404
  %7406 = insertelement <16 x i32> poison, i32 %7405, i64 0
  %7407 = shufflevector <16 x i32> %7406, <16 x i32> poison, <16 x i32> zeroinitializer
  %7408 = shl <16 x i32> %6928, %7407
  %7409 = load i32, ptr %6257, align 4
  %7410 = icmp eq i32 %7409, 0
  %7411 = insertelement <16 x i32> poison, i32 %7403, i64 0
  %7412 = shufflevector <16 x i32> %7411, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7410, label %7415, label %7413

7413:
  %7414 = ashr <16 x i32> %7408, %7412
  br label %7417

7415:
  %7416 = lshr <16 x i32> %7408, %7412
  br label %7417

7417:
  %7418 = phi <16 x i32> [ %7414, %7413 ], [ %7416, %7415 ]
  %7419 = sitofp <16 x i32> %7418 to <16 x float>
  %7420 = getelementptr inbounds nuw i8, ptr %6907, i64 1664
  store <16 x float> %7419, ptr %7420, align 64
  %7421 = load i32, ptr %6255, align 4
  %7422 = sub i32 32, %7421
  %7423 = mul i32 %7421, -3
  %7424 = add i32 %7423, %7422
  %7425 = insertelement <16 x i32> poison, i32 %7424, i64 0
  %7426 = shufflevector <16 x i32> %7425, <16 x i32> poison, <16 x i32> zeroinitializer
  %7427 = shl <16 x i32> %6928, %7426
  %7428 = load i32, ptr %6257, align 4
  %7429 = icmp eq i32 %7428, 0
  %7430 = insertelement <16 x i32> poison, i32 %7422, i64 0
  %7431 = shufflevector <16 x i32> %7430, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7429, label %7434, label %7432

7432:
  %7433 = ashr <16 x i32> %7427, %7431
  br label %7436

7434:
  %7435 = lshr <16 x i32> %7427, %7431
  br label %7436

7436:
  %7437 = phi <16 x i32> [ %7433, %7432 ], [ %7435, %7434 ]
  %7438 = sitofp <16 x i32> %7437 to <16 x float>
  %7439 = getelementptr inbounds nuw i8, ptr %6907, i64 1728
  store <16 x float> %7438, ptr %7439, align 64
  %7440 = load i32, ptr %6255, align 4
  %7441 = sub i32 32, %7440
  %7442 = shl i32 %7440, 2
  %7443 = sub i32 %7441, %7442
  %7444 = insertelement <16 x i32> poison, i32 %7443, i64 0
  %7445 = shufflevector <16 x i32> %7444, <16 x i32> poison, <16 x i32> zeroinitializer
  %7446 = shl <16 x i32> %6928, %7445
  %7447 = load i32, ptr %6257, align 4
  %7448 = icmp eq i32 %7447, 0
  %7449 = insertelement <16 x i32> poison, i32 %7441, i64 0
  %7450 = shufflevector <16 x i32> %7449, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7448, label %7453, label %7451

7451:
  %7452 = ashr <16 x i32> %7446, %7450
  br label %7455

7453:
  %7454 = lshr <16 x i32> %7446, %7450
  br label %7455

7455:
  %7456 = phi <16 x i32> [ %7452, %7451 ], [ %7454, %7453 ]
  %7457 = sitofp <16 x i32> %7456 to <16 x float>
  %7458 = getelementptr inbounds nuw i8, ptr %6907, i64 1792
  store <16 x float> %7457, ptr %7458, align 64
  %7459 = load i32, ptr %6255, align 4
  %7460 = sub i32 32, %7459
  %7461 = mul i32 %7459, -5
  %7462 = add i32 %7461, %7460
  %7463 = insertelement <16 x i32> poison, i32 %7462, i64 0
  %7464 = shufflevector <16 x i32> %7463, <16 x i32> poison, <16 x i32> zeroinitializer
  %7465 = shl <16 x i32> %6928, %7464
  %7466 = load i32, ptr %6257, align 4
  %7467 = icmp eq i32 %7466, 0
  %7468 = insertelement <16 x i32> poison, i32 %7460, i64 0
  %7469 = shufflevector <16 x i32> %7468, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7467, label %7472, label %7470

7470:
  %7471 = ashr <16 x i32> %7465, %7469
  br label %7474

7472:
  %7473 = lshr <16 x i32> %7465, %7469
  br label %7474

7474:
  %7475 = phi <16 x i32> [ %7471, %7470 ], [ %7473, %7472 ]
  %7476 = sitofp <16 x i32> %7475 to <16 x float>
  %7477 = getelementptr inbounds nuw i8, ptr %6907, i64 1856
  store <16 x float> %7476, ptr %7477, align 64
  %7478 = load i32, ptr %6255, align 4
  %7479 = sub i32 32, %7478
  %7480 = mul i32 %7478, -6
  %7481 = add i32 %7480, %7479
  %7482 = insertelement <16 x i32> poison, i32 %7481, i64 0
  %7483 = shufflevector <16 x i32> %7482, <16 x i32> poison, <16 x i32> zeroinitializer
  %7484 = shl <16 x i32> %6928, %7483
  %7485 = load i32, ptr %6257, align 4
  %7486 = icmp eq i32 %7485, 0
  %7487 = insertelement <16 x i32> poison, i32 %7479, i64 0
  %7488 = shufflevector <16 x i32> %7487, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7486, label %7491, label %7489

7489:
  %7490 = ashr <16 x i32> %7484, %7488
  br label %7493

7491:
  %7492 = lshr <16 x i32> %7484, %7488
  br label %7493

7493:
  %7494 = phi <16 x i32> [ %7490, %7489 ], [ %7492, %7491 ]
  %7495 = sitofp <16 x i32> %7494 to <16 x float>
  %7496 = getelementptr inbounds nuw i8, ptr %6907, i64 1920
  store <16 x float> %7495, ptr %7496, align 64
  %7497 = load i32, ptr %6255, align 4
  %7498 = sub i32 32, %7497
  %7499 = mul i32 %7497, -7
  %7500 = add i32 %7499, %7498
  %7501 = insertelement <16 x i32> poison, i32 %7500, i64 0
  %7502 = shufflevector <16 x i32> %7501, <16 x i32> poison, <16 x i32> zeroinitializer
  %7503 = shl <16 x i32> %6928, %7502
  %7504 = load i32, ptr %6257, align 4
  %7505 = icmp eq i32 %7504, 0
  %7506 = insertelement <16 x i32> poison, i32 %7498, i64 0
  %7507 = shufflevector <16 x i32> %7506, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %7505, label %7510, label %7508

7508:
  %7509 = ashr <16 x i32> %7503, %7507
  br label %7512

7510:
  %7511 = lshr <16 x i32> %7503, %7507
  br label %7512

7512:
  %7513 = phi <16 x i32> [ %7509, %7508 ], [ %7511, %7510 ]
  %7514 = sitofp <16 x i32> %7513 to <16 x float>
  %7515 = getelementptr inbounds nuw i8, ptr %6907, i64 1984
  store <16 x float> %7514, ptr %7515, align 64
  %7516 = getelementptr inbounds nuw i8, ptr %6907, i64 2048
  %7517 = add nuw nsw i64 %6906, 1
  %7518 = load i32, ptr %6256, align 4
  %7519 = lshr i32 %7518, 5
  %7520 = zext nneg i32 %7519 to i64
  %7521 = icmp samesign ult i64 %7517, %7520
  br i1 %7521, label %6905, label %7522

7522:
  store i32 0, ptr %6253, align 8
  br label %7523

7523:
  %7524 = phi i1 [ %6283, %6281 ], [ %6300, %6298 ], [ false, %7522 ]
  %7525 = load i32, ptr %6258, align 4
  %7526 = icmp ult i32 %7525, 8
  br i1 %7526, label %7529, label %7527

7527:
  %7528 = shl nuw nsw i32 %6266, 2
  br label %7535

7529:
  %7530 = add nuw nsw i32 %6266, 1
  %7531 = load i32, ptr %0, align 4
  %7532 = add i32 %7531, 8
  %7533 = lshr i32 %7532, 4
  %7534 = icmp samesign ult i32 %7530, %7533
  br i1 %7534, label %6264, label %8123

7535:
  %7536 = phi i32 [ 0, %7527 ], [ %8119, %8118 ]
  %7537 = load i32, ptr %6259, align 4
  %7538 = tail call i32 @llvm.cttz.i32(i32 %7537, i1 false)
  %7539 = sub nsw i32 5, %7538
  %7540 = load i32, ptr %6256, align 4
  %7541 = zext i32 %7539 to i64
  %7542 = getelementptr inbounds nuw [64 x i16], ptr @PLACES, i64 %7541
  store ptr %7542, ptr %6260, align 64
  switch i32 %7538, label %7750 [
    i32 5, label %7543
    i32 4, label %7585
    i32 3, label %7647
  ]

7543:
  %7544 = lshr i32 %7540, 2
  %7545 = icmp eq i32 %7544, 0
  br i1 %7545, label %7936, label %7546

7546:
  %7547 = sub nsw i32 32, %7537
  %7548 = load i32, ptr %6252, align 4
  %7549 = mul i32 %7544, %7536
  %7550 = add i32 %7549, %7548
  %7551 = load i32, ptr %6261, align 4
  %7552 = icmp eq i32 %7551, 0
  %7553 = insertelement <16 x i32> poison, i32 %7547, i64 0
  %7554 = shufflevector <16 x i32> %7553, <16 x i32> poison, <16 x i32> zeroinitializer
  %7555 = zext nneg i32 %7544 to i64
  %7556 = lshr <16 x i32> splat (i32 -1), %7554
  br label %7557

7557:
  %7558 = phi i64 [ 0, %7546 ], [ %7583, %7579 ]
  %7559 = phi ptr [ %9, %7546 ], [ %7582, %7579 ]
  %7560 = trunc nuw nsw i64 %7558 to i32
  %7561 = add i32 %7550, %7560
  %7562 = zext i32 %7561 to i64
  %7563 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %7562
  %7564 = load <16 x i32>, ptr %7563, align 64
  %7565 = shl <16 x i32> %7564, %7554
  %7566 = getelementptr inbounds nuw i8, ptr %7563, i64 64
  %7567 = getelementptr inbounds nuw i8, ptr %7559, i64 64
  br i1 %7552, label %7574, label %7568

7568:
  %7569 = ashr exact <16 x i32> %7565, %7554
  %7570 = sitofp <16 x i32> %7569 to <16 x float>
  store <16 x float> %7570, ptr %7559, align 64
  %7571 = load <16 x i32>, ptr %7566, align 64
  %7572 = shl <16 x i32> %7571, %7554
  %7573 = ashr exact <16 x i32> %7572, %7554
  br label %7579

7574:
  %7575 = lshr exact <16 x i32> %7565, %7554
  %7576 = sitofp <16 x i32> %7575 to <16 x float>
  store <16 x float> %7576, ptr %7559, align 64
  %7577 = load <16 x i32>, ptr %7566, align 64
  %7578 = and <16 x i32> %7556, %7577
  br label %7579

7579:
  %7580 = phi <16 x i32> [ %7573, %7568 ], [ %7578, %7574 ]
  %7581 = sitofp <16 x i32> %7580 to <16 x float>
  store <16 x float> %7581, ptr %7567, align 64
  %7582 = getelementptr inbounds nuw i8, ptr %7559, i64 128
  %7583 = add nuw nsw i64 %7558, 1
  %7584 = icmp eq i64 %7583, %7555
  br i1 %7584, label %7936, label %7557

7585:
  %7586 = lshr i32 %7540, 3
  %7587 = icmp eq i32 %7586, 0
  br i1 %7587, label %7936, label %7588

7588:
  %7589 = sub nsw i32 32, %7537
  %7590 = load i32, ptr %6252, align 4
  %7591 = mul i32 %7586, %7536
  %7592 = add i32 %7591, %7590
  %7593 = load i32, ptr %6261, align 4
  %7594 = icmp eq i32 %7593, 0
  %7595 = insertelement <16 x i32> poison, i32 %7589, i64 0
  %7596 = shufflevector <16 x i32> %7595, <16 x i32> poison, <16 x i32> zeroinitializer
  %7597 = zext nneg i32 %7586 to i64
  %7598 = sub i32 %7589, %7537
  %7599 = insertelement <16 x i32> poison, i32 %7598, i64 0
  %7600 = shufflevector <16 x i32> %7599, <16 x i32> poison, <16 x i32> zeroinitializer
  %7601 = sub i32 %7589, %7537
  %7602 = insertelement <16 x i32> poison, i32 %7601, i64 0
  %7603 = shufflevector <16 x i32> %7602, <16 x i32> poison, <16 x i32> zeroinitializer
  %7604 = lshr <16 x i32> splat (i32 -1), %7596
  br label %7605

7605:
  %7606 = phi i64 [ 0, %7588 ], [ %7645, %7640 ]
  %7607 = phi ptr [ %9, %7588 ], [ %7644, %7640 ]
  %7608 = trunc nuw nsw i64 %7606 to i32
  %7609 = add i32 %7592, %7608
  %7610 = zext i32 %7609 to i64
  %7611 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %7610
  %7612 = load <16 x i32>, ptr %7611, align 64
  %7613 = shl <16 x i32> %7612, %7596
  %7614 = getelementptr inbounds nuw i8, ptr %7607, i64 128
  %7615 = getelementptr inbounds nuw i8, ptr %7611, i64 64
  %7616 = getelementptr inbounds nuw i8, ptr %7607, i64 64
  br i1 %7594, label %7629, label %7617

7617:
  %7618 = ashr exact <16 x i32> %7613, %7596
  %7619 = sitofp <16 x i32> %7618 to <16 x float>
  store <16 x float> %7619, ptr %7607, align 64
  %7620 = shl <16 x i32> %7612, %7600
  %7621 = ashr <16 x i32> %7620, %7596
  %7622 = sitofp <16 x i32> %7621 to <16 x float>
  store <16 x float> %7622, ptr %7614, align 64
  %7623 = load <16 x i32>, ptr %7615, align 64
  %7624 = shl <16 x i32> %7623, %7596
  %7625 = ashr exact <16 x i32> %7624, %7596
  %7626 = sitofp <16 x i32> %7625 to <16 x float>
  store <16 x float> %7626, ptr %7616, align 64
  %7627 = shl <16 x i32> %7623, %7600
  %7628 = ashr <16 x i32> %7627, %7596
  br label %7640

7629:
  %7630 = lshr exact <16 x i32> %7613, %7596
  %7631 = sitofp <16 x i32> %7630 to <16 x float>
  store <16 x float> %7631, ptr %7607, align 64
  %7632 = shl <16 x i32> %7612, %7603
  %7633 = lshr <16 x i32> %7632, %7596
  %7634 = sitofp <16 x i32> %7633 to <16 x float>
  store <16 x float> %7634, ptr %7614, align 64
  %7635 = load <16 x i32>, ptr %7615, align 64
  %7636 = and <16 x i32> %7604, %7635
  %7637 = sitofp <16 x i32> %7636 to <16 x float>
  store <16 x float> %7637, ptr %7616, align 64
  %7638 = shl <16 x i32> %7635, %7603
  %7639 = lshr <16 x i32> %7638, %7596
  br label %7640

7640:
  %7641 = phi <16 x i32> [ %7628, %7617 ], [ %7639, %7629 ]
  %7642 = sitofp <16 x i32> %7641 to <16 x float>
  %7643 = getelementptr inbounds nuw i8, ptr %7607, i64 192
  store <16 x float> %7642, ptr %7643, align 64
  %7644 = getelementptr inbounds nuw i8, ptr %7607, i64 256
  %7645 = add nuw nsw i64 %7606, 1
  %7646 = icmp eq i64 %7645, %7597
  br i1 %7646, label %7936, label %7605

7647:
  %7648 = lshr i32 %7540, 4
  %7649 = icmp eq i32 %7648, 0
  br i1 %7649, label %7936, label %7650

7650:
  %7651 = sub nsw i32 32, %7537
  %7652 = load i32, ptr %6252, align 4
  %7653 = mul i32 %7648, %7536
  %7654 = add i32 %7653, %7652
  %7655 = load i32, ptr %6261, align 4
  %7656 = icmp eq i32 %7655, 0
  %7657 = insertelement <16 x i32> poison, i32 %7651, i64 0
  %7658 = shufflevector <16 x i32> %7657, <16 x i32> poison, <16 x i32> zeroinitializer
  %7659 = zext nneg i32 %7648 to i64
  %7660 = sub i32 %7651, %7537
  %7661 = insertelement <16 x i32> poison, i32 %7660, i64 0
  %7662 = shufflevector <16 x i32> %7661, <16 x i32> poison, <16 x i32> zeroinitializer
  %7663 = sub i32 %7651, %7537
  %7664 = insertelement <16 x i32> poison, i32 %7663, i64 0
  %7665 = shufflevector <16 x i32> %7664, <16 x i32> poison, <16 x i32> zeroinitializer
  %7666 = shl i32 %7537, 1
  %7667 = sub i32 %7651, %7666
  %7668 = insertelement <16 x i32> poison, i32 %7667, i64 0
  %7669 = shufflevector <16 x i32> %7668, <16 x i32> poison, <16 x i32> zeroinitializer
  %7670 = mul i32 %7537, -3
  %7671 = add i32 %7670, %7651
  %7672 = insertelement <16 x i32> poison, i32 %7671, i64 0
  %7673 = shufflevector <16 x i32> %7672, <16 x i32> poison, <16 x i32> zeroinitializer
  %7674 = lshr <16 x i32> splat (i32 -1), %7658
  br label %7675

7675:
  %7676 = phi i64 [ 0, %7650 ], [ %7748, %7743 ]
  %7677 = phi ptr [ %9, %7650 ], [ %7747, %7743 ]
  %7678 = trunc nuw nsw i64 %7676 to i32
  %7679 = add i32 %7654, %7678
  %7680 = zext i32 %7679 to i64
  %7681 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %7680
  %7682 = load <16 x i32>, ptr %7681, align 64
  %7683 = shl <16 x i32> %7682, %7658
  br i1 %7656, label %7689, label %7684

7684:
  %7685 = ashr exact <16 x i32> %7683, %7658
  %7686 = sitofp <16 x i32> %7685 to <16 x float>
  store <16 x float> %7686, ptr %7677, align 64
  %7687 = shl <16 x i32> %7682, %7662
  %7688 = ashr <16 x i32> %7687, %7658
  br label %7694

7689:
  %7690 = lshr exact <16 x i32> %7683, %7658
  %7691 = sitofp <16 x i32> %7690 to <16 x float>
  store <16 x float> %7691, ptr %7677, align 64
  %7692 = shl <16 x i32> %7682, %7665
  %7693 = lshr <16 x i32> %7692, %7658
  br label %7694

7694:
  %7695 = phi <16 x i32> [ %7662, %7684 ], [ %7665, %7689 ]
  %7696 = phi <16 x i32> [ %7688, %7684 ], [ %7693, %7689 ]
  %7697 = sitofp <16 x i32> %7696 to <16 x float>
  %7698 = getelementptr inbounds nuw i8, ptr %7677, i64 128
  store <16 x float> %7697, ptr %7698, align 64
  %7699 = shl <16 x i32> %7682, %7669
  br i1 %7656, label %7702, label %7700

7700:
  %7701 = ashr <16 x i32> %7699, %7658
  br label %7704

7702:
  %7703 = lshr <16 x i32> %7699, %7658
  br label %7704

7704:
  %7705 = phi <16 x i32> [ %7701, %7700 ], [ %7703, %7702 ]
  %7706 = sitofp <16 x i32> %7705 to <16 x float>
  %7707 = getelementptr inbounds nuw i8, ptr %7677, i64 256
  store <16 x float> %7706, ptr %7707, align 64
  %7708 = shl <16 x i32> %7682, %7673
  %7709 = getelementptr inbounds nuw i8, ptr %7677, i64 384
  %7710 = getelementptr inbounds nuw i8, ptr %7681, i64 64
  %7711 = getelementptr inbounds nuw i8, ptr %7677, i64 64
  %7712 = getelementptr inbounds nuw i8, ptr %7677, i64 192
  %7713 = getelementptr inbounds nuw i8, ptr %7677, i64 320
  br i1 %7656, label %7729, label %7714

7714:
  %7715 = ashr <16 x i32> %7708, %7658
  %7716 = sitofp <16 x i32> %7715 to <16 x float>
  store <16 x float> %7716, ptr %7709, align 64
  %7717 = load <16 x i32>, ptr %7710, align 64
  %7718 = shl <16 x i32> %7717, %7658
  %7719 = ashr exact <16 x i32> %7718, %7658
  %7720 = sitofp <16 x i32> %7719 to <16 x float>
  store <16 x float> %7720, ptr %7711, align 64
  %7721 = shl <16 x i32> %7717, %7695
  %7722 = ashr <16 x i32> %7721, %7658
  %7723 = sitofp <16 x i32> %7722 to <16 x float>
  store <16 x float> %7723, ptr %7712, align 64
  %7724 = shl <16 x i32> %7717, %7669
  %7725 = ashr <16 x i32> %7724, %7658
  %7726 = sitofp <16 x i32> %7725 to <16 x float>
  store <16 x float> %7726, ptr %7713, align 64
  %7727 = shl <16 x i32> %7717, %7673
  %7728 = ashr <16 x i32> %7727, %7658
  br label %7743

7729:
  %7730 = lshr <16 x i32> %7708, %7658
  %7731 = sitofp <16 x i32> %7730 to <16 x float>
  store <16 x float> %7731, ptr %7709, align 64
  %7732 = load <16 x i32>, ptr %7710, align 64
  %7733 = and <16 x i32> %7674, %7732
  %7734 = sitofp <16 x i32> %7733 to <16 x float>
  store <16 x float> %7734, ptr %7711, align 64
  %7735 = shl <16 x i32> %7732, %7695
  %7736 = lshr <16 x i32> %7735, %7658
  %7737 = sitofp <16 x i32> %7736 to <16 x float>
  store <16 x float> %7737, ptr %7712, align 64
  %7738 = shl <16 x i32> %7732, %7669
  %7739 = lshr <16 x i32> %7738, %7658
  %7740 = sitofp <16 x i32> %7739 to <16 x float>
  store <16 x float> %7740, ptr %7713, align 64
  %7741 = shl <16 x i32> %7732, %7673
  %7742 = lshr <16 x i32> %7741, %7658
  br label %7743

7743:
  %7744 = phi <16 x i32> [ %7728, %7714 ], [ %7742, %7729 ]
  %7745 = sitofp <16 x i32> %7744 to <16 x float>
  %7746 = getelementptr inbounds nuw i8, ptr %7677, i64 448
  store <16 x float> %7745, ptr %7746, align 64
  %7747 = getelementptr inbounds nuw i8, ptr %7677, i64 512
  %7748 = add nuw nsw i64 %7676, 1
  %7749 = icmp eq i64 %7748, %7659
  br i1 %7749, label %7936, label %7675

7750:
  %7751 = lshr i32 %7540, 5
  %7752 = icmp eq i32 %7751, 0
  br i1 %7752, label %7936, label %7753

7753:
  %7754 = sub nsw i32 32, %7537
  %7755 = load i32, ptr %6252, align 4
  %7756 = mul i32 %7751, %7536
  %7757 = add i32 %7756, %7755
  %7758 = load i32, ptr %6261, align 4
  %7759 = icmp eq i32 %7758, 0
  %7760 = insertelement <16 x i32> poison, i32 %7754, i64 0
  %7761 = shufflevector <16 x i32> %7760, <16 x i32> poison, <16 x i32> zeroinitializer
  %7762 = zext nneg i32 %7751 to i64
  %7763 = sub i32 %7754, %7537
  %7764 = insertelement <16 x i32> poison, i32 %7763, i64 0
  %7765 = shufflevector <16 x i32> %7764, <16 x i32> poison, <16 x i32> zeroinitializer
  %7766 = sub i32 %7754, %7537
  %7767 = insertelement <16 x i32> poison, i32 %7766, i64 0
  %7768 = shufflevector <16 x i32> %7767, <16 x i32> poison, <16 x i32> zeroinitializer
  %7769 = shl i32 %7537, 1
  %7770 = sub i32 %7754, %7769
  %7771 = insertelement <16 x i32> poison, i32 %7770, i64 0
  %7772 = shufflevector <16 x i32> %7771, <16 x i32> poison, <16 x i32> zeroinitializer
  %7773 = mul i32 %7537, -3
  %7774 = add i32 %7773, %7754
  %7775 = insertelement <16 x i32> poison, i32 %7774, i64 0
  %7776 = shufflevector <16 x i32> %7775, <16 x i32> poison, <16 x i32> zeroinitializer
  %7777 = shl i32 %7537, 2
  %7778 = sub i32 %7754, %7777
  %7779 = insertelement <16 x i32> poison, i32 %7778, i64 0
  %7780 = shufflevector <16 x i32> %7779, <16 x i32> poison, <16 x i32> zeroinitializer
  %7781 = mul i32 %7537, -5
  %7782 = add i32 %7781, %7754
  %7783 = insertelement <16 x i32> poison, i32 %7782, i64 0
  %7784 = shufflevector <16 x i32> %7783, <16 x i32> poison, <16 x i32> zeroinitializer
  %7785 = mul i32 %7537, -6
  %7786 = add i32 %7785, %7754
  %7787 = insertelement <16 x i32> poison, i32 %7786, i64 0
  %7788 = shufflevector <16 x i32> %7787, <16 x i32> poison, <16 x i32> zeroinitializer
  %7789 = mul i32 %7537, -7
  %7790 = add i32 %7789, %7754
  %7791 = insertelement <16 x i32> poison, i32 %7790, i64 0
  %7792 = shufflevector <16 x i32> %7791, <16 x i32> poison, <16 x i32> zeroinitializer
  %7793 = lshr <16 x i32> splat (i32 -1), %7761
  br label %7794

7794:
  %7795 = phi i64 [ 0, %7753 ], [ %7934, %7929 ]
  %7796 = phi ptr [ %9, %7753 ], [ %7933, %7929 ]
  %7797 = trunc nuw nsw i64 %7795 to i32
  %7798 = add i32 %7757, %7797
  %7799 = zext i32 %7798 to i64
  %7800 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %7799
  %7801 = load <16 x i32>, ptr %7800, align 64
  %7802 = shl <16 x i32> %7801, %7761
  br i1 %7759, label %7808, label %7803

7803:
  %7804 = ashr exact <16 x i32> %7802, %7761
  %7805 = sitofp <16 x i32> %7804 to <16 x float>
  store <16 x float> %7805, ptr %7796, align 64
  %7806 = shl <16 x i32> %7801, %7765
  %7807 = ashr <16 x i32> %7806, %7761
  br label %7813

7808:
  %7809 = lshr exact <16 x i32> %7802, %7761
  %7810 = sitofp <16 x i32> %7809 to <16 x float>
  store <16 x float> %7810, ptr %7796, align 64
  %7811 = shl <16 x i32> %7801, %7768
  %7812 = lshr <16 x i32> %7811, %7761
  br label %7813

7813:
  %7814 = phi <16 x i32> [ %7765, %7803 ], [ %7768, %7808 ]
  %7815 = phi <16 x i32> [ %7807, %7803 ], [ %7812, %7808 ]
  %7816 = sitofp <16 x i32> %7815 to <16 x float>
  %7817 = getelementptr inbounds nuw i8, ptr %7796, i64 128
  store <16 x float> %7816, ptr %7817, align 64
  %7818 = shl <16 x i32> %7801, %7772
  br i1 %7759, label %7821, label %7819

7819:
  %7820 = ashr <16 x i32> %7818, %7761
  br label %7823

7821:
  %7822 = lshr <16 x i32> %7818, %7761
  br label %7823

7823:
  %7824 = phi <16 x i32> [ %7820, %7819 ], [ %7822, %7821 ]
  %7825 = sitofp <16 x i32> %7824 to <16 x float>
  %7826 = getelementptr inbounds nuw i8, ptr %7796, i64 256
  store <16 x float> %7825, ptr %7826, align 64
  %7827 = shl <16 x i32> %7801, %7776
  br i1 %7759, label %7830, label %7828

7828:
  %7829 = ashr <16 x i32> %7827, %7761
  br label %7832

7830:
  %7831 = lshr <16 x i32> %7827, %7761
  br label %7832

7832:
  %7833 = phi <16 x i32> [ %7829, %7828 ], [ %7831, %7830 ]
  %7834 = sitofp <16 x i32> %7833 to <16 x float>
  %7835 = getelementptr inbounds nuw i8, ptr %7796, i64 384
  store <16 x float> %7834, ptr %7835, align 64
  %7836 = shl <16 x i32> %7801, %7780
  br i1 %7759, label %7839, label %7837

7837:
  %7838 = ashr <16 x i32> %7836, %7761
  br label %7841

7839:
  %7840 = lshr <16 x i32> %7836, %7761
  br label %7841

7841:
  %7842 = phi <16 x i32> [ %7838, %7837 ], [ %7840, %7839 ]
  %7843 = sitofp <16 x i32> %7842 to <16 x float>
  %7844 = getelementptr inbounds nuw i8, ptr %7796, i64 512
  store <16 x float> %7843, ptr %7844, align 64
  %7845 = shl <16 x i32> %7801, %7784
  br i1 %7759, label %7848, label %7846

7846:
  %7847 = ashr <16 x i32> %7845, %7761
  br label %7850

7848:
  %7849 = lshr <16 x i32> %7845, %7761
  br label %7850

7850:
  %7851 = phi <16 x i32> [ %7847, %7846 ], [ %7849, %7848 ]
  %7852 = sitofp <16 x i32> %7851 to <16 x float>
  %7853 = getelementptr inbounds nuw i8, ptr %7796, i64 640
  store <16 x float> %7852, ptr %7853, align 64
  %7854 = shl <16 x i32> %7801, %7788
  br i1 %7759, label %7857, label %7855

7855:
  %7856 = ashr <16 x i32> %7854, %7761
  br label %7859

7857:
  %7858 = lshr <16 x i32> %7854, %7761
  br label %7859

7859:
  %7860 = phi <16 x i32> [ %7856, %7855 ], [ %7858, %7857 ]
  %7861 = sitofp <16 x i32> %7860 to <16 x float>
  %7862 = getelementptr inbounds nuw i8, ptr %7796, i64 768
  store <16 x float> %7861, ptr %7862, align 64
  %7863 = shl <16 x i32> %7801, %7792
  %7864 = getelementptr inbounds nuw i8, ptr %7796, i64 896
  %7865 = getelementptr inbounds nuw i8, ptr %7800, i64 64
  %7866 = getelementptr inbounds nuw i8, ptr %7796, i64 64
  %7867 = getelementptr inbounds nuw i8, ptr %7796, i64 192
  %7868 = getelementptr inbounds nuw i8, ptr %7796, i64 320
  %7869 = getelementptr inbounds nuw i8, ptr %7796, i64 448
  br i1 %7759, label %7900, label %7870

7870:
  %7871 = ashr <16 x i32> %7863, %7761
  %7872 = sitofp <16 x i32> %7871 to <16 x float>
  store <16 x float> %7872, ptr %7864, align 64
  %7873 = load <16 x i32>, ptr %7865, align 64
  %7874 = shl <16 x i32> %7873, %7761
  %7875 = ashr exact <16 x i32> %7874, %7761
  %7876 = sitofp <16 x i32> %7875 to <16 x float>
  store <16 x float> %7876, ptr %7866, align 64
  %7877 = shl <16 x i32> %7873, %7814
  %7878 = ashr <16 x i32> %7877, %7761
  %7879 = sitofp <16 x i32> %7878 to <16 x float>
  store <16 x float> %7879, ptr %7867, align 64
  %7880 = shl <16 x i32> %7873, %7772
  %7881 = ashr <16 x i32> %7880, %7761
  %7882 = sitofp <16 x i32> %7881 to <16 x float>
  store <16 x float> %7882, ptr %7868, align 64
  %7883 = shl <16 x i32> %7873, %7776
  %7884 = ashr <16 x i32> %7883, %7761
  %7885 = sitofp <16 x i32> %7884 to <16 x float>
  store <16 x float> %7885, ptr %7869, align 64
  %7886 = shl <16 x i32> %7873, %7780
  %7887 = ashr <16 x i32> %7886, %7761
  %7888 = sitofp <16 x i32> %7887 to <16 x float>
  %7889 = getelementptr inbounds nuw i8, ptr %7796, i64 576
  store <16 x float> %7888, ptr %7889, align 64
  %7890 = shl <16 x i32> %7873, %7784
  %7891 = ashr <16 x i32> %7890, %7761
  %7892 = sitofp <16 x i32> %7891 to <16 x float>
  %7893 = getelementptr inbounds nuw i8, ptr %7796, i64 704
  store <16 x float> %7892, ptr %7893, align 64
  %7894 = shl <16 x i32> %7873, %7788
  %7895 = ashr <16 x i32> %7894, %7761
  %7896 = sitofp <16 x i32> %7895 to <16 x float>
  %7897 = getelementptr inbounds nuw i8, ptr %7796, i64 832
  store <16 x float> %7896, ptr %7897, align 64
  %7898 = shl <16 x i32> %7873, %7792
  %7899 = ashr <16 x i32> %7898, %7761
  br label %7929

7900:
  %7901 = lshr <16 x i32> %7863, %7761
  %7902 = sitofp <16 x i32> %7901 to <16 x float>
  store <16 x float> %7902, ptr %7864, align 64
  %7903 = load <16 x i32>, ptr %7865, align 64
  %7904 = and <16 x i32> %7793, %7903
  %7905 = sitofp <16 x i32> %7904 to <16 x float>
  store <16 x float> %7905, ptr %7866, align 64
  %7906 = shl <16 x i32> %7903, %7814
  %7907 = lshr <16 x i32> %7906, %7761
  %7908 = sitofp <16 x i32> %7907 to <16 x float>
  store <16 x float> %7908, ptr %7867, align 64
  %7909 = shl <16 x i32> %7903, %7772
  %7910 = lshr <16 x i32> %7909, %7761
  %7911 = sitofp <16 x i32> %7910 to <16 x float>
  store <16 x float> %7911, ptr %7868, align 64
  %7912 = shl <16 x i32> %7903, %7776
  %7913 = lshr <16 x i32> %7912, %7761
  %7914 = sitofp <16 x i32> %7913 to <16 x float>
  store <16 x float> %7914, ptr %7869, align 64
  %7915 = shl <16 x i32> %7903, %7780
  %7916 = lshr <16 x i32> %7915, %7761
  %7917 = sitofp <16 x i32> %7916 to <16 x float>
  %7918 = getelementptr inbounds nuw i8, ptr %7796, i64 576
  store <16 x float> %7917, ptr %7918, align 64
  %7919 = shl <16 x i32> %7903, %7784
  %7920 = lshr <16 x i32> %7919, %7761
  %7921 = sitofp <16 x i32> %7920 to <16 x float>
  %7922 = getelementptr inbounds nuw i8, ptr %7796, i64 704
  store <16 x float> %7921, ptr %7922, align 64
  %7923 = shl <16 x i32> %7903, %7788
  %7924 = lshr <16 x i32> %7923, %7761
  %7925 = sitofp <16 x i32> %7924 to <16 x float>
  %7926 = getelementptr inbounds nuw i8, ptr %7796, i64 832
  store <16 x float> %7925, ptr %7926, align 64
  %7927 = shl <16 x i32> %7903, %7792
  %7928 = lshr <16 x i32> %7927, %7761
  br label %7929

7929:
  %7930 = phi <16 x i32> [ %7899, %7870 ], [ %7928, %7900 ]
  %7931 = sitofp <16 x i32> %7930 to <16 x float>
  %7932 = getelementptr inbounds nuw i8, ptr %7796, i64 960
  store <16 x float> %7931, ptr %7932, align 64
  %7933 = getelementptr inbounds nuw i8, ptr %7796, i64 1024
  %7934 = add nuw nsw i64 %7795, 1
  %7935 = icmp eq i64 %7934, %7762
  br i1 %7935, label %7936, label %7794

7936:
  %7937 = load i32, ptr %6262, align 4
  %7938 = load i32, ptr %0, align 4
  %7939 = mul i32 %7938, %7536
  %7940 = lshr i32 %7939, 2
  %7941 = add i32 %7937, %7528
  %7942 = add i32 %7941, %7940
  br i1 %7524, label %8117, label %7943

7943:
  %7944 = icmp eq i32 %7540, 0
  br i1 %7944, label %8014, label %7945

7945:
  %7946 = load ptr, ptr %6260, align 64
  %7947 = zext i32 %7540 to i64
  br label %7948

7948:
  %7949 = phi i64 [ 0, %7945 ], [ %8003, %7948 ]
  %7950 = phi <16 x float> [ zeroinitializer, %7945 ], [ %7967, %7948 ]
  %7951 = phi <16 x float> [ zeroinitializer, %7945 ], [ %7972, %7948 ]
  %7952 = phi <16 x float> [ zeroinitializer, %7945 ], [ %8002, %7948 ]
  %7953 = phi <16 x float> [ zeroinitializer, %7945 ], [ %7997, %7948 ]
  %7954 = phi <16 x float> [ zeroinitializer, %7945 ], [ %7992, %7948 ]
  %7955 = phi <16 x float> [ zeroinitializer, %7945 ], [ %7987, %7948 ]
  %7956 = phi <16 x float> [ zeroinitializer, %7945 ], [ %7982, %7948 ]
  %7957 = phi <16 x float> [ zeroinitializer, %7945 ], [ %7977, %7948 ]
  %7958 = getelementptr inbounds nuw i16, ptr %7946, i64 %7949
  %7959 = load i16, ptr %7958, align 2
  %7960 = zext i16 %7959 to i64
  %7961 = getelementptr inbounds nuw float, ptr %9, i64 %7960
  %7962 = getelementptr inbounds nuw <16 x float>, ptr %6254, i64 %7949
  %7963 = load <16 x float>, ptr %7962, align 64
  %7964 = load float, ptr %7961, align 4
  %7965 = insertelement <16 x float> poison, float %7964, i64 0
  %7966 = shufflevector <16 x float> %7965, <16 x float> poison, <16 x i32> zeroinitializer
  %7967 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %7963, <16 x float> %7966, <16 x float> %7950)
  %7968 = getelementptr inbounds nuw i8, ptr %7961, i64 16
  %7969 = load float, ptr %7968, align 4
  %7970 = insertelement <16 x float> poison, float %7969, i64 0
  %7971 = shufflevector <16 x float> %7970, <16 x float> poison, <16 x i32> zeroinitializer
  %7972 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %7963, <16 x float> %7971, <16 x float> %7951)
  %7973 = getelementptr inbounds nuw i8, ptr %7961, i64 32
  %7974 = load float, ptr %7973, align 4
  %7975 = insertelement <16 x float> poison, float %7974, i64 0
  %7976 = shufflevector <16 x float> %7975, <16 x float> poison, <16 x i32> zeroinitializer
  %7977 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %7963, <16 x float> %7976, <16 x float> %7957)
  %7978 = getelementptr inbounds nuw i8, ptr %7961, i64 48
  %7979 = load float, ptr %7978, align 4
  %7980 = insertelement <16 x float> poison, float %7979, i64 0
  %7981 = shufflevector <16 x float> %7980, <16 x float> poison, <16 x i32> zeroinitializer
  %7982 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %7963, <16 x float> %7981, <16 x float> %7956)
  %7983 = getelementptr inbounds nuw i8, ptr %7961, i64 64
  %7984 = load float, ptr %7983, align 4
  %7985 = insertelement <16 x float> poison, float %7984, i64 0
  %7986 = shufflevector <16 x float> %7985, <16 x float> poison, <16 x i32> zeroinitializer
  %7987 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %7963, <16 x float> %7986, <16 x float> %7955)
  %7988 = getelementptr inbounds nuw i8, ptr %7961, i64 80
  %7989 = load float, ptr %7988, align 4
  %7990 = insertelement <16 x float> poison, float %7989, i64 0
  %7991 = shufflevector <16 x float> %7990, <16 x float> poison, <16 x i32> zeroinitializer
  %7992 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %7963, <16 x float> %7991, <16 x float> %7954)
  %7993 = getelementptr inbounds nuw i8, ptr %7961, i64 96
  %7994 = load float, ptr %7993, align 4
  %7995 = insertelement <16 x float> poison, float %7994, i64 0
  %7996 = shufflevector <16 x float> %7995, <16 x float> poison, <16 x i32> zeroinitializer
  %7997 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %7963, <16 x float> %7996, <16 x float> %7953)
  %7998 = getelementptr inbounds nuw i8, ptr %7961, i64 112
  %7999 = load float, ptr %7998, align 4
  %8000 = insertelement <16 x float> poison, float %7999, i64 0
  %8001 = shufflevector <16 x float> %8000, <16 x float> poison, <16 x i32> zeroinitializer
  %8002 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %7963, <16 x float> %8001, <16 x float> %7952)
  %8003 = add nuw nsw i64 %7949, 1
  %8004 = icmp eq i64 %8003, %7947
  br i1 %8004, label %8005, label %7948

8005:
  %8006 = fptosi <16 x float> %7967 to <16 x i32>
  %8007 = fptosi <16 x float> %7972 to <16 x i32>
  %8008 = fptosi <16 x float> %7977 to <16 x i32>
  %8009 = fptosi <16 x float> %7982 to <16 x i32>
  %8010 = fptosi <16 x float> %7987 to <16 x i32>
  %8011 = fptosi <16 x float> %7992 to <16 x i32>
  %8012 = fptosi <16 x float> %7997 to <16 x i32>
  %8013 = fptosi <16 x float> %8002 to <16 x i32>
  br label %8014

8014:
  %8015 = phi <16 x i32> [ zeroinitializer, %7943 ], [ %8008, %8005 ]
  %8016 = phi <16 x i32> [ zeroinitializer, %7943 ], [ %8009, %8005 ]
  %8017 = phi <16 x i32> [ zeroinitializer, %7943 ], [ %8010, %8005 ]
  %8018 = phi <16 x i32> [ zeroinitializer, %7943 ], [ %8011, %8005 ]
  %8019 = phi <16 x i32> [ zeroinitializer, %7943 ], [ %8012, %8005 ]
  %8020 = phi <16 x i32> [ zeroinitializer, %7943 ], [ %8013, %8005 ]
  %8021 = phi <16 x i32> [ zeroinitializer, %7943 ], [ %8007, %8005 ]
  %8022 = phi <16 x i32> [ zeroinitializer, %7943 ], [ %8006, %8005 ]
  %8023 = icmp eq i32 %7938, 8
  %8024 = zext i32 %7942 to i64
  %8025 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %8024
  %8026 = add i32 %7942, 2
  %8027 = zext i32 %8026 to i64
  %8028 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %8027
  %8029 = select i1 %8023, ptr @ZEROS, ptr %8028
  %8030 = load <16 x i32>, ptr %8025, align 64
  %8031 = getelementptr inbounds nuw i8, ptr %8025, i64 64
  %8032 = load <16 x i32>, ptr %8031, align 64
  %8033 = shufflevector <16 x i32> %8030, <16 x i32> %8032, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %8034 = shufflevector <16 x i32> %8030, <16 x i32> %8032, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %8035 = load <16 x i32>, ptr %8029, align 64
  %8036 = getelementptr inbounds nuw i8, ptr %8029, i64 64
  %8037 = load <16 x i32>, ptr %8036, align 64
  %8038 = shufflevector <16 x i32> %8035, <16 x i32> %8037, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %8039 = shufflevector <16 x i32> %8035, <16 x i32> %8037, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %8040 = shufflevector <16 x i32> %8033, <16 x i32> %8038, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %8041 = shufflevector <16 x i32> %8033, <16 x i32> %8038, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %8042 = shufflevector <16 x i32> %8034, <16 x i32> %8039, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %8043 = shufflevector <16 x i32> %8034, <16 x i32> %8039, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %8044 = add i32 %7942, 1
  %8045 = zext i32 %8044 to i64
  %8046 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %8045
  %8047 = add i32 %7942, 3
  %8048 = zext i32 %8047 to i64
  %8049 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %8048
  %8050 = select i1 %8023, ptr @ZEROS, ptr %8049
  %8051 = load <16 x i32>, ptr %8046, align 64
  %8052 = getelementptr inbounds nuw i8, ptr %8046, i64 64
  %8053 = load <16 x i32>, ptr %8052, align 64
  %8054 = shufflevector <16 x i32> %8051, <16 x i32> %8053, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %8055 = shufflevector <16 x i32> %8051, <16 x i32> %8053, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %8056 = load <16 x i32>, ptr %8050, align 64
  %8057 = getelementptr inbounds nuw i8, ptr %8050, i64 64
  %8058 = load <16 x i32>, ptr %8057, align 64
  %8059 = shufflevector <16 x i32> %8056, <16 x i32> %8058, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %8060 = shufflevector <16 x i32> %8056, <16 x i32> %8058, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %8061 = shufflevector <16 x i32> %8054, <16 x i32> %8059, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %8062 = shufflevector <16 x i32> %8054, <16 x i32> %8059, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %8063 = shufflevector <16 x i32> %8055, <16 x i32> %8060, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %8064 = shufflevector <16 x i32> %8055, <16 x i32> %8060, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %8065 = load i32, ptr %6263, align 4
  %8066 = icmp eq i32 %8065, 0
  br i1 %8066, label %8076, label %8067

8067:
  %8068 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %8040, <16 x i32> %8022)
  %8069 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %8061, <16 x i32> %8021)
  %8070 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %8041, <16 x i32> %8015)
  %8071 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %8062, <16 x i32> %8016)
  %8072 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %8042, <16 x i32> %8017)
  %8073 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %8063, <16 x i32> %8018)
  %8074 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %8043, <16 x i32> %8019)
  %8075 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %8064, <16 x i32> %8020)
  br label %8085

8076:
  %8077 = add <16 x i32> %8040, %8022
  %8078 = add <16 x i32> %8061, %8021
  %8079 = add <16 x i32> %8041, %8015
  %8080 = add <16 x i32> %8062, %8016
  %8081 = add <16 x i32> %8042, %8017
  %8082 = add <16 x i32> %8063, %8018
  %8083 = add <16 x i32> %8043, %8019
  %8084 = add <16 x i32> %8064, %8020
  br label %8085

8085:
  %8086 = phi <16 x i32> [ %8074, %8067 ], [ %8083, %8076 ]
  %8087 = phi <16 x i32> [ %8072, %8067 ], [ %8081, %8076 ]
  %8088 = phi <16 x i32> [ %8070, %8067 ], [ %8079, %8076 ]
  %8089 = phi <16 x i32> [ %8068, %8067 ], [ %8077, %8076 ]
  %8090 = phi <16 x i32> [ %8069, %8067 ], [ %8078, %8076 ]
  %8091 = phi <16 x i32> [ %8071, %8067 ], [ %8080, %8076 ]
  %8092 = phi <16 x i32> [ %8073, %8067 ], [ %8082, %8076 ]
  %8093 = phi <16 x i32> [ %8075, %8067 ], [ %8084, %8076 ]
  %8094 = shufflevector <16 x i32> %8089, <16 x i32> %8088, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %8095 = shufflevector <16 x i32> %8087, <16 x i32> %8086, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %8096 = shufflevector <16 x i32> %8094, <16 x i32> %8095, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32
      17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %8096, ptr %8025, align 64
  %8097 = shufflevector <16 x i32> %8094, <16 x i32> %8095, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13,
      i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  store <16 x i32> %8097, ptr %8031, align 64
  br i1 %8023, label %8104, label %8098

8098:
  %8099 = shufflevector <16 x i32> %8089, <16 x i32> %8088, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %8100 = shufflevector <16 x i32> %8087, <16 x i32> %8086, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %8101 = shufflevector <16 x i32> %8099, <16 x i32> %8100, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32
      17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %8101, ptr %8028, align 64
  %8102 = shufflevector <16 x i32> %8099, <16 x i32> %8100, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13,
      i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  %8103 = getelementptr inbounds nuw i8, ptr %8028, i64 64
  store <16 x i32> %8102, ptr %8103, align 64
  br label %8104

8104:
  %8105 = load i32, ptr %0, align 4
  %8106 = icmp eq i32 %8105, 8
  %8107 = shufflevector <16 x i32> %8090, <16 x i32> %8091, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %8108 = shufflevector <16 x i32> %8092, <16 x i32> %8093, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %8109 = shufflevector <16 x i32> %8107, <16 x i32> %8108, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32
      17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %8109, ptr %8046, align 64
  %8110 = shufflevector <16 x i32> %8107, <16 x i32> %8108, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13,
      i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  store <16 x i32> %8110, ptr %8052, align 64
  br i1 %8106, label %8118, label %8111

8111:
  %8112 = shufflevector <16 x i32> %8090, <16 x i32> %8091, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %8113 = shufflevector <16 x i32> %8092, <16 x i32> %8093, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %8114 = shufflevector <16 x i32> %8112, <16 x i32> %8113, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32
      17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %8114, ptr %8049, align 64
  %8115 = shufflevector <16 x i32> %8112, <16 x i32> %8113, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13,
      i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  %8116 = getelementptr inbounds nuw i8, ptr %8049, i64 64
  store <16 x i32> %8115, ptr %8116, align 64
  br label %8118

8117:
  tail call fastcc void @sum_slowly(ptr %0, ptr %1, i32 %6266, i32 %7536)
  br label %8118

8118:
  %8119 = add nuw nsw i32 %7536, 1
  %8120 = load i32, ptr %6258, align 4
  %8121 = lshr i32 %8120, 3
  %8122 = icmp samesign ult i32 %8119, %8121
  br i1 %8122, label %7535, label %7529

8123:
  br label %8124

8124:
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
