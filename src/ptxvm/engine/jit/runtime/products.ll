; Generated from the C files beside this one by `make runtime`.
; bef2ff255c4d87d0f73ff508cee78bd479e3162eccef9f6c7c3da6d834b44c4a
%struct.Numbers = type { i32, i32, i32, i32, i32, i32, i32 }
%struct.Sums = type { ptr, ptr, i64 }
%struct.Block = type { %struct.Rows, [16 x <16 x i32>] }
%struct.Rows = type { [64 x <16 x float>], [64 x <16 x float>] }
%struct.Columns = type { [512 x float], [512 x float], ptr, [56 x i8] }
%struct.Matrix = type { i32, i32, i32, i32, i32, i32, i8 }
%struct.Warpgroup = type { [4 x i32], [4 x i32], i32, i32, i32, i32, [4 x [16 x i32]], [32 x [4 x %struct.Issued]] }
%struct.Issued = type { i32, i32, i64, i64 }
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
@matrix_of.spans = internal unnamed_addr constant [4 x i32] [i32 16, i32 128, i32 64, i32 32], align 16

define void @ptxvm_multiply_tile(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, ptr %5, i32 %6, i32 %7, i32 %8) #0
      "stackrealign" {
  %10 = alloca [32 x [32 x i32]], align 64
  %11 = alloca [64 x [32 x i32]], align 64
  %12 = alloca [8 x %struct.Sums], align 16
  %13 = shl i32 %2, 2
  %14 = zext i32 %13 to i64
  %15 = shl nuw nsw i64 %14, 7
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %10, ptr align 1 %1, i64 %15, i1 false)
  %16 = shl i32 %4, 1
  %17 = zext i32 %16 to i64
  %18 = shl nuw nsw i64 %17, 7
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %11, ptr align 1 %3, i64 %18, i1 false)
  %19 = icmp eq i32 %2, 0
  br i1 %19, label %23, label %20

20:
  %21 = zext i32 %6 to i64
  %22 = zext i32 %2 to i64
  br label %25

23:
  %24 = icmp ne i32 %8, 0
  call fastcc void @multiply_matrices(ptr %0, ptr %10, i32 %2, ptr %11, i32 %4, ptr %12, i1 %24)
  ret void

25:
  %26 = phi i64 [ 0, %20 ], [ %34, %25 ]
  %27 = getelementptr inbounds nuw %struct.Sums, ptr %12, i64 %26
  %28 = trunc nuw i64 %26 to i32
  %29 = mul i32 %7, %28
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw i32, ptr %5, i64 %30
  store ptr %31, ptr %27, align 8
  %32 = getelementptr inbounds nuw i8, ptr %27, i64 8
  store ptr null, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %27, i64 16
  store i64 %21, ptr %33, align 8
  %34 = add nuw nsw i64 %26, 1
  %35 = icmp eq i64 %34, %22
  br i1 %35, label %23, label %25
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1) #0

define internal fastcc void @multiply_matrices(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, ptr %5, i1 %6) unnamed_addr #0 {
  %8 = alloca [8 x <16 x float>], align 64
  %9 = alloca [8 x %struct.Block], align 64
  %10 = alloca [8 x i8], align 1
  %11 = alloca %struct.Columns, align 64
  %12 = alloca [8 x <16 x i32>], align 64
  %13 = icmp eq i32 %2, 0
  br i1 %13, label %24, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %23 = zext i32 %2 to i64
  br label %56

24:
  %25 = icmp eq i32 %4, 0
  br i1 %25, label %2834, label %26

26:
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 68
  %34 = getelementptr inbounds nuw i8, ptr %11, i64 2048
  %35 = getelementptr inbounds nuw i8, ptr %11, i64 4096
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 76
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %39 = getelementptr inbounds nuw i8, ptr %12, i64 128
  %40 = getelementptr inbounds nuw i8, ptr %12, i64 256
  %41 = getelementptr inbounds nuw i8, ptr %12, i64 384
  %42 = getelementptr inbounds nuw i8, ptr %12, i64 64
  %43 = getelementptr inbounds nuw i8, ptr %12, i64 192
  %44 = getelementptr inbounds nuw i8, ptr %12, i64 320
  %45 = getelementptr inbounds nuw i8, ptr %12, i64 448
  %46 = getelementptr inbounds nuw i8, ptr %8, i64 64
  %47 = getelementptr inbounds nuw i8, ptr %8, i64 128
  %48 = getelementptr inbounds nuw i8, ptr %8, i64 192
  %49 = getelementptr inbounds nuw i8, ptr %8, i64 256
  %50 = getelementptr inbounds nuw i8, ptr %8, i64 320
  %51 = getelementptr inbounds nuw i8, ptr %8, i64 384
  %52 = getelementptr inbounds nuw i8, ptr %8, i64 448
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 100
  %54 = zext i32 %4 to i64
  %55 = zext i32 %2 to i64
  br label %2835

56:
  %57 = phi i64 [ 0, %14 ], [ %2832, %2826 ]
  %58 = shl i64 %57, 2
  %59 = and i64 %58, 4294967292
  %60 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %59
  %61 = getelementptr inbounds nuw %struct.Block, ptr %9, i64 %57
  %62 = load i32, ptr %15, align 4
  %63 = load i32, ptr %16, align 4
  %64 = tail call i32 @llvm.cttz.i32(i32 %63, i1 false)
  %65 = load i32, ptr %0, align 4
  %66 = lshr i32 %65, 3
  %67 = load i32, ptr %17, align 4
  %68 = load i32, ptr %18, align 4
  %69 = add nsw i32 %68, %67
  %70 = load i32, ptr %19, align 4
  %71 = sub i32 32, %63
  %72 = lshr i32 -1, %71
  %73 = udiv i32 -1, %72
  %74 = shl i32 %73, %70
  %75 = shl i32 %74, %69
  %76 = load i32, ptr %21, align 4
  switch i32 %64, label %1414 [
    i32 5, label %77
    i32 4, label %293
    i32 3, label %683
  ]

77:
  %78 = icmp ult i32 %76, 4
  br i1 %78, label %2826, label %79

79:
  %80 = getelementptr inbounds nuw i8, ptr %61, i64 4096
  %81 = shl nsw i32 -1, %69
  %82 = xor i32 %81, -1
  %83 = load i32, ptr %20, align 4
  %84 = sub i32 %82, %83
  %85 = mul i32 %84, %74
  %86 = mul i32 %74, %82
  %87 = icmp eq i32 %67, 8
  %88 = select i1 %87, float 0x3810000000000000, float 0.000000e+00
  %89 = add nsw i32 %67, -1
  %90 = shl i32 -8388608, %89
  %91 = add i32 %90, 2139095040
  %92 = sub nsw i32 23, %68
  %93 = shl i32 %82, %92
  %94 = or i32 %93, -2147483648
  %95 = sub i32 8, %67
  %96 = icmp eq i32 %66, 1
  %97 = icmp eq i32 %62, 2
  %98 = icmp eq i32 %62, 1
  %99 = add i32 %70, %69
  %100 = sub i32 31, %99
  %101 = insertelement <16 x i32> poison, i32 %100, i64 0
  %102 = shufflevector <16 x i32> %101, <16 x i32> poison, <16 x i32> zeroinitializer
  %103 = insertelement <16 x i32> poison, i32 %95, i64 0
  %104 = shufflevector <16 x i32> %103, <16 x i32> poison, <16 x i32> zeroinitializer
  %105 = insertelement <16 x i32> poison, i32 %94, i64 0
  %106 = shufflevector <16 x i32> %105, <16 x i32> poison, <16 x i32> zeroinitializer
  %107 = insertelement <16 x i32> poison, i32 %91, i64 0
  %108 = bitcast <16 x i32> %107 to <16 x float>
  %109 = shufflevector <16 x float> %108, <16 x float> poison, <16 x i32> zeroinitializer
  %110 = insertelement <16 x float> poison, float %88, i64 0
  %111 = shufflevector <16 x float> %110, <16 x float> poison, <16 x i32> zeroinitializer
  %112 = insertelement <16 x i32> poison, i32 %86, i64 0
  %113 = shufflevector <16 x i32> %112, <16 x i32> poison, <16 x i32> zeroinitializer
  %114 = insertelement <16 x i32> poison, i32 %85, i64 0
  %115 = shufflevector <16 x i32> %114, <16 x i32> poison, <16 x i32> zeroinitializer
  %116 = sub i32 32, %63
  %117 = insertelement <16 x i32> poison, i32 %116, i64 0
  %118 = shufflevector <16 x i32> %117, <16 x i32> poison, <16 x i32> zeroinitializer
  %119 = sub i32 32, %63
  %120 = insertelement <16 x i32> poison, i32 %119, i64 0
  %121 = shufflevector <16 x i32> %120, <16 x i32> poison, <16 x i32> zeroinitializer
  %122 = sub i32 32, %63
  %123 = insertelement <16 x i32> poison, i32 %122, i64 0
  %124 = shufflevector <16 x i32> %123, <16 x i32> poison, <16 x i32> zeroinitializer
  %125 = insertelement <16 x i32> poison, i32 %71, i64 0
  %126 = shufflevector <16 x i32> %125, <16 x i32> poison, <16 x i32> zeroinitializer
  %127 = lshr i32 %76, 2
  %128 = zext nneg i32 %127 to i64
  br label %133

129:
  %130 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %260)
  %131 = and i32 %130, %75
  %132 = icmp ne i32 %131, 0
  br label %2826

133:
  %134 = phi i64 [ 0, %79 ], [ %291, %288 ]
  %135 = phi ptr [ %61, %79 ], [ %289, %288 ]
  %136 = phi ptr [ %80, %79 ], [ %290, %288 ]
  %137 = phi <16 x i32> [ zeroinitializer, %79 ], [ %260, %288 ]
  %138 = trunc nuw nsw i64 %134 to i32
  %139 = mul i32 %66, %138
  %140 = zext i32 %139 to i64
  %141 = getelementptr inbounds nuw [32 x i32], ptr %60, i64 %140
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 128
  %143 = select i1 %96, ptr @ZEROS, ptr %142
  %144 = load <16 x i32>, ptr %141, align 64
  %145 = getelementptr inbounds nuw i8, ptr %141, i64 64
  %146 = load <16 x i32>, ptr %145, align 64
  %147 = shufflevector <16 x i32> %144, <16 x i32> %146, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %148 = shufflevector <16 x i32> %144, <16 x i32> %146, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32
      26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %149 = load <16 x i32>, ptr %143, align 64
  %150 = getelementptr inbounds nuw i8, ptr %143, i64 64
  %151 = load <16 x i32>, ptr %150, align 64
  %152 = shufflevector <16 x i32> %149, <16 x i32> %151, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %153 = shufflevector <16 x i32> %149, <16 x i32> %151, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32
      26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %154 = shufflevector <16 x i32> %147, <16 x i32> %152, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %155 = shufflevector <16 x i32> %147, <16 x i32> %152, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %156 = shufflevector <16 x i32> %148, <16 x i32> %153, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %157 = shufflevector <16 x i32> %148, <16 x i32> %153, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  br i1 %97, label %162, label %158

158:
  %159 = and <16 x i32> %154, %113
  %160 = add <16 x i32> %159, %115
  %161 = or <16 x i32> %160, %137
  br label %162

162:
  %163 = phi <16 x i32> [ %137, %133 ], [ %161, %158 ]
  %164 = shl <16 x i32> %154, %102
  %165 = ashr <16 x i32> %164, %104
  %166 = and <16 x i32> %165, %106
  %167 = and <16 x i32> %166, splat (i32 2147483647)
  %168 = and <16 x i32> %166, splat (i32 2139095040)
  %169 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %168, <16 x i32> splat (i32 8388608))
  %170 = icmp eq <16 x i32> %167, zeroinitializer
  %171 = bitcast <16 x i32> %169 to <16 x float>
  %172 = fmul <16 x float> %109, %171
  %173 = select <16 x i1> %170, <16 x float> %111, <16 x float> %172
  br i1 %97, label %174, label %182

174:
  %175 = shl <16 x i32> %154, %118
  %176 = load i32, ptr %22, align 4
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %180, label %178

178:
  %179 = ashr exact <16 x i32> %175, %118
  br label %186

180:
  %181 = lshr exact <16 x i32> %175, %118
  br label %186

182:
  %183 = bitcast <16 x i32> %166 to <16 x float>
  %184 = fmul <16 x float> %109, %183
  store <16 x float> %184, ptr %135, align 64
  br i1 %98, label %185, label %189

185:
  store <16 x float> %173, ptr %136, align 64
  br label %189

186:
  %187 = phi <16 x i32> [ %179, %178 ], [ %181, %180 ]
  %188 = sitofp <16 x i32> %187 to <16 x float>
  store <16 x float> %188, ptr %135, align 64
  br label %193

189:
  %190 = and <16 x i32> %155, %113
  %191 = add <16 x i32> %190, %115
  %192 = or <16 x i32> %191, %163
  br label %193

193:
  %194 = phi <16 x i32> [ %163, %186 ], [ %192, %189 ]
  %195 = getelementptr inbounds nuw i8, ptr %135, i64 64
  %196 = getelementptr inbounds nuw i8, ptr %136, i64 64
  %197 = shl <16 x i32> %155, %102
  %198 = ashr <16 x i32> %197, %104
  %199 = and <16 x i32> %198, %106
  %200 = and <16 x i32> %199, splat (i32 2147483647)
  %201 = and <16 x i32> %199, splat (i32 2139095040)
  %202 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %201, <16 x i32> splat (i32 8388608))
  %203 = icmp eq <16 x i32> %200, zeroinitializer
  %204 = bitcast <16 x i32> %202 to <16 x float>
  %205 = fmul <16 x float> %109, %204
  %206 = select <16 x i1> %203, <16 x float> %111, <16 x float> %205
  br i1 %97, label %211, label %207

207:
  %208 = bitcast <16 x i32> %199 to <16 x float>
  %209 = fmul <16 x float> %109, %208
  store <16 x float> %209, ptr %195, align 64
  br i1 %98, label %210, label %222

210:
  store <16 x float> %206, ptr %196, align 64
  br label %222

211:
  %212 = shl <16 x i32> %155, %121
  %213 = load i32, ptr %22, align 4
  %214 = icmp eq i32 %213, 0
  br i1 %214, label %217, label %215

215:
  %216 = ashr exact <16 x i32> %212, %121
  br label %219

217:
  %218 = lshr exact <16 x i32> %212, %121
  br label %219

219:
  %220 = phi <16 x i32> [ %216, %215 ], [ %218, %217 ]
  %221 = sitofp <16 x i32> %220 to <16 x float>
  store <16 x float> %221, ptr %195, align 64
  br label %226

222:
  %223 = and <16 x i32> %156, %113
  %224 = add <16 x i32> %223, %115
  %225 = or <16 x i32> %224, %194
  br label %226

226:
  %227 = phi <16 x i32> [ %194, %219 ], [ %225, %222 ]
  %228 = getelementptr inbounds nuw i8, ptr %135, i64 128
  %229 = getelementptr inbounds nuw i8, ptr %136, i64 128
  %230 = shl <16 x i32> %156, %102
  %231 = ashr <16 x i32> %230, %104
  %232 = and <16 x i32> %231, %106
  %233 = and <16 x i32> %232, splat (i32 2147483647)
  %234 = and <16 x i32> %232, splat (i32 2139095040)
  %235 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %234, <16 x i32> splat (i32 8388608))
  %236 = icmp eq <16 x i32> %233, zeroinitializer
  %237 = bitcast <16 x i32> %235 to <16 x float>
  %238 = fmul <16 x float> %109, %237
  %239 = select <16 x i1> %236, <16 x float> %111, <16 x float> %238
  br i1 %97, label %244, label %240

240:
  %241 = bitcast <16 x i32> %232 to <16 x float>
  %242 = fmul <16 x float> %109, %241
  store <16 x float> %242, ptr %228, align 64
  br i1 %98, label %243, label %255

243:
  store <16 x float> %239, ptr %229, align 64
  br label %255

244:
  %245 = shl <16 x i32> %156, %124
  %246 = load i32, ptr %22, align 4
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %250, label %248

248:
  %249 = ashr exact <16 x i32> %245, %124
  br label %252

250:
  %251 = lshr exact <16 x i32> %245, %124
  br label %252

252:
  %253 = phi <16 x i32> [ %249, %248 ], [ %251, %250 ]
  %254 = sitofp <16 x i32> %253 to <16 x float>
  store <16 x float> %254, ptr %228, align 64
  br label %259

255:
  %256 = and <16 x i32> %157, %113
  %257 = add <16 x i32> %256, %115
  %258 = or <16 x i32> %257, %227
  br label %259

259:
  %260 = phi <16 x i32> [ %227, %252 ], [ %258, %255 ]
  %261 = getelementptr inbounds nuw i8, ptr %135, i64 192
  %262 = getelementptr inbounds nuw i8, ptr %136, i64 192
  %263 = shl <16 x i32> %157, %102
  %264 = ashr <16 x i32> %263, %104
  %265 = and <16 x i32> %264, %106
  %266 = and <16 x i32> %265, splat (i32 2147483647)
  %267 = and <16 x i32> %265, splat (i32 2139095040)
  %268 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %267, <16 x i32> splat (i32 8388608))
  %269 = icmp eq <16 x i32> %266, zeroinitializer
  %270 = bitcast <16 x i32> %268 to <16 x float>
  %271 = fmul <16 x float> %109, %270
  %272 = select <16 x i1> %269, <16 x float> %111, <16 x float> %271
  br i1 %97, label %277, label %273

273:
  %274 = bitcast <16 x i32> %265 to <16 x float>
  %275 = fmul <16 x float> %109, %274
  store <16 x float> %275, ptr %261, align 64
  br i1 %98, label %276, label %288

276:
  store <16 x float> %272, ptr %262, align 64
  br label %288

277:
  %278 = shl <16 x i32> %157, %126
  %279 = load i32, ptr %22, align 4
  %280 = icmp eq i32 %279, 0
  br i1 %280, label %283, label %281

281:
  %282 = ashr exact <16 x i32> %278, %126
  br label %285

283:
  %284 = lshr exact <16 x i32> %278, %126
  br label %285

285:
  %286 = phi <16 x i32> [ %282, %281 ], [ %284, %283 ]
  %287 = sitofp <16 x i32> %286 to <16 x float>
  store <16 x float> %287, ptr %261, align 64
  br label %288

288:
  %289 = getelementptr inbounds nuw i8, ptr %135, i64 256
  %290 = getelementptr inbounds nuw i8, ptr %136, i64 256
  %291 = add nuw nsw i64 %134, 1
  %292 = icmp samesign ult i64 %291, %128
  br i1 %292, label %133, label %129

293:
  %294 = icmp ult i32 %76, 8
  br i1 %294, label %2826, label %295

295:
  %296 = getelementptr inbounds nuw i8, ptr %61, i64 4096
  %297 = shl nsw i32 -1, %69
  %298 = xor i32 %297, -1
  %299 = load i32, ptr %20, align 4
  %300 = sub i32 %298, %299
  %301 = mul i32 %300, %74
  %302 = mul i32 %74, %298
  %303 = icmp eq i32 %67, 8
  %304 = select i1 %303, float 0x3810000000000000, float 0.000000e+00
  %305 = add nsw i32 %67, -1
  %306 = shl i32 -8388608, %305
  %307 = add i32 %306, 2139095040
  %308 = sub nsw i32 23, %68
  %309 = shl i32 %298, %308
  %310 = or i32 %309, -2147483648
  %311 = sub i32 8, %67
  %312 = icmp eq i32 %66, 1
  %313 = icmp eq i32 %62, 2
  %314 = icmp eq i32 %62, 1
  %315 = add i32 %70, %69
  %316 = insertelement <16 x i32> poison, i32 %311, i64 0
  %317 = shufflevector <16 x i32> %316, <16 x i32> poison, <16 x i32> zeroinitializer
  %318 = insertelement <16 x i32> poison, i32 %310, i64 0
  %319 = shufflevector <16 x i32> %318, <16 x i32> poison, <16 x i32> zeroinitializer
  %320 = insertelement <16 x i32> poison, i32 %307, i64 0
  %321 = bitcast <16 x i32> %320 to <16 x float>
  %322 = shufflevector <16 x float> %321, <16 x float> poison, <16 x i32> zeroinitializer
  %323 = insertelement <16 x float> poison, float %304, i64 0
  %324 = shufflevector <16 x float> %323, <16 x float> poison, <16 x i32> zeroinitializer
  %325 = insertelement <16 x i32> poison, i32 %302, i64 0
  %326 = shufflevector <16 x i32> %325, <16 x i32> poison, <16 x i32> zeroinitializer
  %327 = insertelement <16 x i32> poison, i32 %301, i64 0
  %328 = shufflevector <16 x i32> %327, <16 x i32> poison, <16 x i32> zeroinitializer
  %329 = sub i32 31, %315
  %330 = insertelement <16 x i32> poison, i32 %329, i64 0
  %331 = shufflevector <16 x i32> %330, <16 x i32> poison, <16 x i32> zeroinitializer
  %332 = add i32 %315, %63
  %333 = sub i32 31, %332
  %334 = insertelement <16 x i32> poison, i32 %333, i64 0
  %335 = shufflevector <16 x i32> %334, <16 x i32> poison, <16 x i32> zeroinitializer
  %336 = sub i32 31, %315
  %337 = insertelement <16 x i32> poison, i32 %336, i64 0
  %338 = shufflevector <16 x i32> %337, <16 x i32> poison, <16 x i32> zeroinitializer
  %339 = add i32 %315, %63
  %340 = sub i32 31, %339
  %341 = insertelement <16 x i32> poison, i32 %340, i64 0
  %342 = shufflevector <16 x i32> %341, <16 x i32> poison, <16 x i32> zeroinitializer
  %343 = sub i32 31, %315
  %344 = insertelement <16 x i32> poison, i32 %343, i64 0
  %345 = shufflevector <16 x i32> %344, <16 x i32> poison, <16 x i32> zeroinitializer
  %346 = add i32 %315, %63
  %347 = sub i32 31, %346
  %348 = insertelement <16 x i32> poison, i32 %347, i64 0
  %349 = shufflevector <16 x i32> %348, <16 x i32> poison, <16 x i32> zeroinitializer
  %350 = sub i32 31, %315
  %351 = insertelement <16 x i32> poison, i32 %350, i64 0
  %352 = shufflevector <16 x i32> %351, <16 x i32> poison, <16 x i32> zeroinitializer
  %353 = add i32 %315, %63
  %354 = sub i32 31, %353
  %355 = insertelement <16 x i32> poison, i32 %354, i64 0
  %356 = shufflevector <16 x i32> %355, <16 x i32> poison, <16 x i32> zeroinitializer
  %357 = sub i32 32, %63
  %358 = insertelement <16 x i32> poison, i32 %357, i64 0
  %359 = shufflevector <16 x i32> %358, <16 x i32> poison, <16 x i32> zeroinitializer
  %360 = sub i32 32, %63
  %361 = sub i32 %360, %63
  %362 = insertelement <16 x i32> poison, i32 %361, i64 0
  %363 = shufflevector <16 x i32> %362, <16 x i32> poison, <16 x i32> zeroinitializer
  %364 = insertelement <16 x i32> poison, i32 %360, i64 0
  %365 = shufflevector <16 x i32> %364, <16 x i32> poison, <16 x i32> zeroinitializer
  %366 = insertelement <16 x i32> poison, i32 %360, i64 0
  %367 = shufflevector <16 x i32> %366, <16 x i32> poison, <16 x i32> zeroinitializer
  %368 = sub i32 32, %63
  %369 = insertelement <16 x i32> poison, i32 %368, i64 0
  %370 = shufflevector <16 x i32> %369, <16 x i32> poison, <16 x i32> zeroinitializer
  %371 = sub i32 32, %63
  %372 = sub i32 %371, %63
  %373 = insertelement <16 x i32> poison, i32 %372, i64 0
  %374 = shufflevector <16 x i32> %373, <16 x i32> poison, <16 x i32> zeroinitializer
  %375 = insertelement <16 x i32> poison, i32 %371, i64 0
  %376 = shufflevector <16 x i32> %375, <16 x i32> poison, <16 x i32> zeroinitializer
  %377 = insertelement <16 x i32> poison, i32 %371, i64 0
  %378 = shufflevector <16 x i32> %377, <16 x i32> poison, <16 x i32> zeroinitializer
  %379 = sub i32 32, %63
  %380 = insertelement <16 x i32> poison, i32 %379, i64 0
  %381 = shufflevector <16 x i32> %380, <16 x i32> poison, <16 x i32> zeroinitializer
  %382 = sub i32 32, %63
  %383 = sub i32 %382, %63
  %384 = insertelement <16 x i32> poison, i32 %383, i64 0
  %385 = shufflevector <16 x i32> %384, <16 x i32> poison, <16 x i32> zeroinitializer
  %386 = insertelement <16 x i32> poison, i32 %382, i64 0
  %387 = shufflevector <16 x i32> %386, <16 x i32> poison, <16 x i32> zeroinitializer
  %388 = insertelement <16 x i32> poison, i32 %382, i64 0
  %389 = shufflevector <16 x i32> %388, <16 x i32> poison, <16 x i32> zeroinitializer
  %390 = sub i32 32, %63
  %391 = insertelement <16 x i32> poison, i32 %390, i64 0
  %392 = shufflevector <16 x i32> %391, <16 x i32> poison, <16 x i32> zeroinitializer
  %393 = sub i32 %71, %63
  %394 = insertelement <16 x i32> poison, i32 %393, i64 0
  %395 = shufflevector <16 x i32> %394, <16 x i32> poison, <16 x i32> zeroinitializer
  %396 = insertelement <16 x i32> poison, i32 %71, i64 0
  %397 = shufflevector <16 x i32> %396, <16 x i32> poison, <16 x i32> zeroinitializer
  %398 = insertelement <16 x i32> poison, i32 %71, i64 0
  %399 = shufflevector <16 x i32> %398, <16 x i32> poison, <16 x i32> zeroinitializer
  %400 = lshr i32 %76, 3
  %401 = zext nneg i32 %400 to i64
  br label %406

402:
  %403 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %678)
  %404 = and i32 %403, %75
  %405 = icmp ne i32 %404, 0
  br label %2826

406:
  %407 = phi i64 [ 0, %295 ], [ %681, %677 ]
  %408 = phi ptr [ %61, %295 ], [ %679, %677 ]
  %409 = phi ptr [ %296, %295 ], [ %680, %677 ]
  %410 = phi <16 x i32> [ zeroinitializer, %295 ], [ %678, %677 ]
  %411 = trunc nuw nsw i64 %407 to i32
  %412 = mul i32 %66, %411
  %413 = zext i32 %412 to i64
  %414 = getelementptr inbounds nuw [32 x i32], ptr %60, i64 %413
  %415 = getelementptr inbounds nuw i8, ptr %414, i64 128
  %416 = select i1 %312, ptr @ZEROS, ptr %415
  %417 = load <16 x i32>, ptr %414, align 64
  %418 = getelementptr inbounds nuw i8, ptr %414, i64 64
  %419 = load <16 x i32>, ptr %418, align 64
  %420 = shufflevector <16 x i32> %417, <16 x i32> %419, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %421 = shufflevector <16 x i32> %417, <16 x i32> %419, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32
      26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %422 = load <16 x i32>, ptr %416, align 64
  %423 = getelementptr inbounds nuw i8, ptr %416, i64 64
  %424 = load <16 x i32>, ptr %423, align 64
  %425 = shufflevector <16 x i32> %422, <16 x i32> %424, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %426 = shufflevector <16 x i32> %422, <16 x i32> %424, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32
      26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %427 = shufflevector <16 x i32> %420, <16 x i32> %425, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %428 = shufflevector <16 x i32> %420, <16 x i32> %425, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %429 = shufflevector <16 x i32> %421, <16 x i32> %426, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %430 = shufflevector <16 x i32> %421, <16 x i32> %426, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  br i1 %313, label %431, label %439

431:
  %432 = shl <16 x i32> %427, %359
  %433 = load i32, ptr %22, align 4
  %434 = icmp eq i32 %433, 0
  br i1 %434, label %437, label %435

435:
  %436 = ashr exact <16 x i32> %432, %359
  br label %469

437:
  %438 = lshr exact <16 x i32> %432, %359
  br label %469

439:
  %440 = and <16 x i32> %427, %326
  %441 = add <16 x i32> %440, %328
  %442 = shl <16 x i32> %427, %331
  %443 = ashr <16 x i32> %442, %317
  %444 = and <16 x i32> %443, %319
  %445 = bitcast <16 x i32> %444 to <16 x float>
  %446 = fmul <16 x float> %322, %445
  store <16 x float> %446, ptr %408, align 64
  br i1 %314, label %447, label %479

447:
  %448 = and <16 x i32> %444, splat (i32 2147483647)
  %449 = and <16 x i32> %444, splat (i32 2139095040)
  %450 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %449, <16 x i32> splat (i32 8388608))
  %451 = icmp eq <16 x i32> %448, zeroinitializer
  %452 = bitcast <16 x i32> %450 to <16 x float>
  %453 = fmul <16 x float> %322, %452
  %454 = select <16 x i1> %451, <16 x float> %324, <16 x float> %453
  store <16 x float> %454, ptr %409, align 64
  %455 = getelementptr inbounds nuw i8, ptr %408, i64 64
  %456 = shl <16 x i32> %427, %335
  %457 = ashr <16 x i32> %456, %317
  %458 = and <16 x i32> %457, %319
  %459 = bitcast <16 x i32> %458 to <16 x float>
  %460 = fmul <16 x float> %322, %459
  store <16 x float> %460, ptr %455, align 64
  %461 = getelementptr inbounds nuw i8, ptr %409, i64 64
  %462 = and <16 x i32> %458, splat (i32 2147483647)
  %463 = and <16 x i32> %458, splat (i32 2139095040)
  %464 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %463, <16 x i32> splat (i32 8388608))
  %465 = icmp eq <16 x i32> %462, zeroinitializer
  %466 = bitcast <16 x i32> %464 to <16 x float>
  %467 = fmul <16 x float> %322, %466
  %468 = select <16 x i1> %465, <16 x float> %324, <16 x float> %467
  store <16 x float> %468, ptr %461, align 64
  br label %486

469:
  %470 = phi <16 x i32> [ %436, %435 ], [ %438, %437 ]
  %471 = sitofp <16 x i32> %470 to <16 x float>
  store <16 x float> %471, ptr %408, align 64
  %472 = shl <16 x i32> %427, %363
  %473 = load i32, ptr %22, align 4
  %474 = icmp eq i32 %473, 0
  br i1 %474, label %477, label %475

475:
  %476 = ashr <16 x i32> %472, %365
  br label %519

477:
  %478 = lshr <16 x i32> %472, %367
  br label %519

479:
  %480 = getelementptr inbounds nuw i8, ptr %408, i64 64
  %481 = shl <16 x i32> %427, %335
  %482 = ashr <16 x i32> %481, %317
  %483 = and <16 x i32> %482, %319
  %484 = bitcast <16 x i32> %483 to <16 x float>
  %485 = fmul <16 x float> %322, %484
  store <16 x float> %485, ptr %480, align 64
  br label %486

486:
  %487 = getelementptr inbounds nuw i8, ptr %408, i64 128
  %488 = and <16 x i32> %428, %326
  %489 = add <16 x i32> %488, %328
  %490 = or <16 x i32> %441, %489
  %491 = shl <16 x i32> %428, %338
  %492 = ashr <16 x i32> %491, %317
  %493 = and <16 x i32> %492, %319
  %494 = bitcast <16 x i32> %493 to <16 x float>
  %495 = fmul <16 x float> %322, %494
  store <16 x float> %495, ptr %487, align 64
  br i1 %314, label %496, label %541

496:
  %497 = getelementptr inbounds nuw i8, ptr %409, i64 128
  %498 = and <16 x i32> %493, splat (i32 2147483647)
  %499 = and <16 x i32> %493, splat (i32 2139095040)
  %500 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %499, <16 x i32> splat (i32 8388608))
  %501 = icmp eq <16 x i32> %498, zeroinitializer
  %502 = bitcast <16 x i32> %500 to <16 x float>
  %503 = fmul <16 x float> %322, %502
  %504 = select <16 x i1> %501, <16 x float> %324, <16 x float> %503
  store <16 x float> %504, ptr %497, align 64
  %505 = getelementptr inbounds nuw i8, ptr %408, i64 192
  %506 = shl <16 x i32> %428, %342
  %507 = ashr <16 x i32> %506, %317
  %508 = and <16 x i32> %507, %319
  %509 = bitcast <16 x i32> %508 to <16 x float>
  %510 = fmul <16 x float> %322, %509
  store <16 x float> %510, ptr %505, align 64
  %511 = getelementptr inbounds nuw i8, ptr %409, i64 192
  %512 = and <16 x i32> %508, splat (i32 2147483647)
  %513 = and <16 x i32> %508, splat (i32 2139095040)
  %514 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %513, <16 x i32> splat (i32 8388608))
  %515 = icmp eq <16 x i32> %512, zeroinitializer
  %516 = bitcast <16 x i32> %514 to <16 x float>
  %517 = fmul <16 x float> %322, %516
  %518 = select <16 x i1> %515, <16 x float> %324, <16 x float> %517
  store <16 x float> %518, ptr %511, align 64
  br label %548

519:
  %520 = phi <16 x i32> [ %476, %475 ], [ %478, %477 ]
  %521 = sitofp <16 x i32> %520 to <16 x float>
  %522 = getelementptr inbounds nuw i8, ptr %408, i64 64
  store <16 x float> %521, ptr %522, align 64
  %523 = getelementptr inbounds nuw i8, ptr %408, i64 128
  %524 = shl <16 x i32> %428, %370
  %525 = load i32, ptr %22, align 4
  %526 = icmp eq i32 %525, 0
  br i1 %526, label %529, label %527

527:
  %528 = ashr exact <16 x i32> %524, %370
  br label %531

529:
  %530 = lshr exact <16 x i32> %524, %370
  br label %531

531:
  %532 = phi <16 x i32> [ %528, %527 ], [ %530, %529 ]
  %533 = sitofp <16 x i32> %532 to <16 x float>
  store <16 x float> %533, ptr %523, align 64
  %534 = shl <16 x i32> %428, %374
  %535 = load i32, ptr %22, align 4
  %536 = icmp eq i32 %535, 0
  br i1 %536, label %539, label %537

537:
  %538 = ashr <16 x i32> %534, %376
  br label %581

539:
  %540 = lshr <16 x i32> %534, %378
  br label %581

541:
  %542 = getelementptr inbounds nuw i8, ptr %408, i64 192
  %543 = shl <16 x i32> %428, %342
  %544 = ashr <16 x i32> %543, %317
  %545 = and <16 x i32> %544, %319
  %546 = bitcast <16 x i32> %545 to <16 x float>
  %547 = fmul <16 x float> %322, %546
  store <16 x float> %547, ptr %542, align 64
  br label %548

548:
  %549 = getelementptr inbounds nuw i8, ptr %408, i64 256
  %550 = and <16 x i32> %429, %326
  %551 = add <16 x i32> %550, %328
  %552 = or <16 x i32> %490, %551
  %553 = shl <16 x i32> %429, %345
  %554 = ashr <16 x i32> %553, %317
  %555 = and <16 x i32> %554, %319
  %556 = bitcast <16 x i32> %555 to <16 x float>
  %557 = fmul <16 x float> %322, %556
  store <16 x float> %557, ptr %549, align 64
  br i1 %314, label %558, label %603

558:
  %559 = getelementptr inbounds nuw i8, ptr %409, i64 256
  %560 = and <16 x i32> %555, splat (i32 2147483647)
  %561 = and <16 x i32> %555, splat (i32 2139095040)
  %562 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %561, <16 x i32> splat (i32 8388608))
  %563 = icmp eq <16 x i32> %560, zeroinitializer
  %564 = bitcast <16 x i32> %562 to <16 x float>
  %565 = fmul <16 x float> %322, %564
  %566 = select <16 x i1> %563, <16 x float> %324, <16 x float> %565
  store <16 x float> %566, ptr %559, align 64
  %567 = getelementptr inbounds nuw i8, ptr %408, i64 320
  %568 = shl <16 x i32> %429, %349
  %569 = ashr <16 x i32> %568, %317
  %570 = and <16 x i32> %569, %319
  %571 = bitcast <16 x i32> %570 to <16 x float>
  %572 = fmul <16 x float> %322, %571
  store <16 x float> %572, ptr %567, align 64
  %573 = getelementptr inbounds nuw i8, ptr %409, i64 320
  %574 = and <16 x i32> %570, splat (i32 2147483647)
  %575 = and <16 x i32> %570, splat (i32 2139095040)
  %576 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %575, <16 x i32> splat (i32 8388608))
  %577 = icmp eq <16 x i32> %574, zeroinitializer
  %578 = bitcast <16 x i32> %576 to <16 x float>
  %579 = fmul <16 x float> %322, %578
  %580 = select <16 x i1> %577, <16 x float> %324, <16 x float> %579
  store <16 x float> %580, ptr %573, align 64
  br label %610

581:
  %582 = phi <16 x i32> [ %538, %537 ], [ %540, %539 ]
  %583 = sitofp <16 x i32> %582 to <16 x float>
  %584 = getelementptr inbounds nuw i8, ptr %408, i64 192
  store <16 x float> %583, ptr %584, align 64
  %585 = getelementptr inbounds nuw i8, ptr %408, i64 256
  %586 = shl <16 x i32> %429, %381
  %587 = load i32, ptr %22, align 4
  %588 = icmp eq i32 %587, 0
  br i1 %588, label %591, label %589

589:
  %590 = ashr exact <16 x i32> %586, %381
  br label %593

591:
  %592 = lshr exact <16 x i32> %586, %381
  br label %593

593:
  %594 = phi <16 x i32> [ %590, %589 ], [ %592, %591 ]
  %595 = sitofp <16 x i32> %594 to <16 x float>
  store <16 x float> %595, ptr %585, align 64
  %596 = shl <16 x i32> %429, %385
  %597 = load i32, ptr %22, align 4
  %598 = icmp eq i32 %597, 0
  br i1 %598, label %601, label %599

599:
  %600 = ashr <16 x i32> %596, %387
  br label %644

601:
  %602 = lshr <16 x i32> %596, %389
  br label %644

603:
  %604 = getelementptr inbounds nuw i8, ptr %408, i64 320
  %605 = shl <16 x i32> %429, %349
  %606 = ashr <16 x i32> %605, %317
  %607 = and <16 x i32> %606, %319
  %608 = bitcast <16 x i32> %607 to <16 x float>
  %609 = fmul <16 x float> %322, %608
  store <16 x float> %609, ptr %604, align 64
  br label %610

610:
  %611 = getelementptr inbounds nuw i8, ptr %408, i64 384
  %612 = and <16 x i32> %430, %326
  %613 = add <16 x i32> %612, %328
  %614 = or <16 x i32> %552, %613
  %615 = or <16 x i32> %614, %410
  %616 = shl <16 x i32> %430, %352
  %617 = ashr <16 x i32> %616, %317
  %618 = and <16 x i32> %617, %319
  %619 = bitcast <16 x i32> %618 to <16 x float>
  %620 = fmul <16 x float> %322, %619
  store <16 x float> %620, ptr %611, align 64
  br i1 %314, label %621, label %670

621:
  %622 = getelementptr inbounds nuw i8, ptr %409, i64 384
  %623 = and <16 x i32> %618, splat (i32 2147483647)
  %624 = and <16 x i32> %618, splat (i32 2139095040)
  %625 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %624, <16 x i32> splat (i32 8388608))
  %626 = icmp eq <16 x i32> %623, zeroinitializer
  %627 = bitcast <16 x i32> %625 to <16 x float>
  %628 = fmul <16 x float> %322, %627
  %629 = select <16 x i1> %626, <16 x float> %324, <16 x float> %628
  store <16 x float> %629, ptr %622, align 64
  %630 = getelementptr inbounds nuw i8, ptr %408, i64 448
  %631 = shl <16 x i32> %430, %356
  %632 = ashr <16 x i32> %631, %317
  %633 = and <16 x i32> %632, %319
  %634 = bitcast <16 x i32> %633 to <16 x float>
  %635 = fmul <16 x float> %322, %634
  store <16 x float> %635, ptr %630, align 64
  %636 = getelementptr inbounds nuw i8, ptr %409, i64 448
  %637 = and <16 x i32> %633, splat (i32 2147483647)
  %638 = and <16 x i32> %633, splat (i32 2139095040)
  %639 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %638, <16 x i32> splat (i32 8388608))
  %640 = icmp eq <16 x i32> %637, zeroinitializer
  %641 = bitcast <16 x i32> %639 to <16 x float>
  %642 = fmul <16 x float> %322, %641
  %643 = select <16 x i1> %640, <16 x float> %324, <16 x float> %642
  store <16 x float> %643, ptr %636, align 64
  br label %677

644:
  %645 = phi <16 x i32> [ %600, %599 ], [ %602, %601 ]
  %646 = sitofp <16 x i32> %645 to <16 x float>
  %647 = getelementptr inbounds nuw i8, ptr %408, i64 320
  store <16 x float> %646, ptr %647, align 64
  %648 = getelementptr inbounds nuw i8, ptr %408, i64 384
  %649 = shl <16 x i32> %430, %392
  %650 = load i32, ptr %22, align 4
  %651 = icmp eq i32 %650, 0
  br i1 %651, label %654, label %652

652:
  %653 = ashr exact <16 x i32> %649, %392
  br label %656

654:
  %655 = lshr exact <16 x i32> %649, %392
  br label %656

656:
  %657 = phi <16 x i32> [ %653, %652 ], [ %655, %654 ]
  %658 = sitofp <16 x i32> %657 to <16 x float>
  store <16 x float> %658, ptr %648, align 64
  %659 = shl <16 x i32> %430, %395
  %660 = load i32, ptr %22, align 4
  %661 = icmp eq i32 %660, 0
  br i1 %661, label %664, label %662

662:
  %663 = ashr <16 x i32> %659, %397
  br label %666

664:
  %665 = lshr <16 x i32> %659, %399
  br label %666

666:
  %667 = phi <16 x i32> [ %663, %662 ], [ %665, %664 ]
  %668 = sitofp <16 x i32> %667 to <16 x float>
  %669 = getelementptr inbounds nuw i8, ptr %408, i64 448
  store <16 x float> %668, ptr %669, align 64
  br label %677

670:
  %671 = getelementptr inbounds nuw i8, ptr %408, i64 448
  %672 = shl <16 x i32> %430, %356
  %673 = ashr <16 x i32> %672, %317
  %674 = and <16 x i32> %673, %319
  %675 = bitcast <16 x i32> %674 to <16 x float>
  %676 = fmul <16 x float> %322, %675
  store <16 x float> %676, ptr %671, align 64
  br label %677

677:
  %678 = phi <16 x i32> [ %410, %666 ], [ %615, %621 ], [ %615, %670 ]
  %679 = getelementptr inbounds nuw i8, ptr %408, i64 512
  %680 = getelementptr inbounds nuw i8, ptr %409, i64 512
  %681 = add nuw nsw i64 %407, 1
  %682 = icmp samesign ult i64 %681, %401
  br i1 %682, label %406, label %402

683:
  %684 = icmp ult i32 %76, 16
  br i1 %684, label %2826, label %685

685:
  %686 = getelementptr inbounds nuw i8, ptr %61, i64 4096
  %687 = shl nsw i32 -1, %69
  %688 = xor i32 %687, -1
  %689 = load i32, ptr %20, align 4
  %690 = sub i32 %688, %689
  %691 = mul i32 %690, %74
  %692 = mul i32 %74, %688
  %693 = icmp eq i32 %67, 8
  %694 = select i1 %693, float 0x3810000000000000, float 0.000000e+00
  %695 = add nsw i32 %67, -1
  %696 = shl i32 -8388608, %695
  %697 = add i32 %696, 2139095040
  %698 = sub nsw i32 23, %68
  %699 = shl i32 %688, %698
  %700 = or i32 %699, -2147483648
  %701 = sub i32 8, %67
  %702 = icmp eq i32 %66, 1
  %703 = icmp eq i32 %62, 2
  %704 = icmp eq i32 %62, 1
  %705 = add i32 %70, %69
  %706 = insertelement <16 x i32> poison, i32 %701, i64 0
  %707 = shufflevector <16 x i32> %706, <16 x i32> poison, <16 x i32> zeroinitializer
  %708 = insertelement <16 x i32> poison, i32 %700, i64 0
  %709 = shufflevector <16 x i32> %708, <16 x i32> poison, <16 x i32> zeroinitializer
  %710 = insertelement <16 x i32> poison, i32 %697, i64 0
  %711 = bitcast <16 x i32> %710 to <16 x float>
  %712 = shufflevector <16 x float> %711, <16 x float> poison, <16 x i32> zeroinitializer
  %713 = insertelement <16 x float> poison, float %694, i64 0
  %714 = shufflevector <16 x float> %713, <16 x float> poison, <16 x i32> zeroinitializer
  %715 = insertelement <16 x i32> poison, i32 %692, i64 0
  %716 = shufflevector <16 x i32> %715, <16 x i32> poison, <16 x i32> zeroinitializer
  %717 = insertelement <16 x i32> poison, i32 %691, i64 0
  %718 = shufflevector <16 x i32> %717, <16 x i32> poison, <16 x i32> zeroinitializer
  %719 = sub i32 31, %705
  %720 = insertelement <16 x i32> poison, i32 %719, i64 0
  %721 = shufflevector <16 x i32> %720, <16 x i32> poison, <16 x i32> zeroinitializer
  %722 = add i32 %705, %63
  %723 = sub i32 31, %722
  %724 = insertelement <16 x i32> poison, i32 %723, i64 0
  %725 = shufflevector <16 x i32> %724, <16 x i32> poison, <16 x i32> zeroinitializer
  %726 = shl i32 %63, 1
  %727 = add i32 %705, %726
  %728 = sub i32 31, %727
  %729 = insertelement <16 x i32> poison, i32 %728, i64 0
  %730 = shufflevector <16 x i32> %729, <16 x i32> poison, <16 x i32> zeroinitializer
  %731 = mul i32 %63, 3
  %732 = add i32 %705, %731
  %733 = sub i32 31, %732
  %734 = insertelement <16 x i32> poison, i32 %733, i64 0
  %735 = shufflevector <16 x i32> %734, <16 x i32> poison, <16 x i32> zeroinitializer
  %736 = sub i32 31, %705
  %737 = insertelement <16 x i32> poison, i32 %736, i64 0
  %738 = shufflevector <16 x i32> %737, <16 x i32> poison, <16 x i32> zeroinitializer
  %739 = add i32 %705, %63
  %740 = sub i32 31, %739
  %741 = insertelement <16 x i32> poison, i32 %740, i64 0
  %742 = shufflevector <16 x i32> %741, <16 x i32> poison, <16 x i32> zeroinitializer
  %743 = shl i32 %63, 1
  %744 = add i32 %705, %743
  %745 = sub i32 31, %744
  %746 = insertelement <16 x i32> poison, i32 %745, i64 0
  %747 = shufflevector <16 x i32> %746, <16 x i32> poison, <16 x i32> zeroinitializer
  %748 = mul i32 %63, 3
  %749 = add i32 %705, %748
  %750 = sub i32 31, %749
  %751 = insertelement <16 x i32> poison, i32 %750, i64 0
  %752 = shufflevector <16 x i32> %751, <16 x i32> poison, <16 x i32> zeroinitializer
  %753 = sub i32 31, %705
  %754 = insertelement <16 x i32> poison, i32 %753, i64 0
  %755 = shufflevector <16 x i32> %754, <16 x i32> poison, <16 x i32> zeroinitializer
  %756 = add i32 %705, %63
  %757 = sub i32 31, %756
  %758 = insertelement <16 x i32> poison, i32 %757, i64 0
  %759 = shufflevector <16 x i32> %758, <16 x i32> poison, <16 x i32> zeroinitializer
  %760 = shl i32 %63, 1
  %761 = add i32 %705, %760
  %762 = sub i32 31, %761
  %763 = insertelement <16 x i32> poison, i32 %762, i64 0
  %764 = shufflevector <16 x i32> %763, <16 x i32> poison, <16 x i32> zeroinitializer
  %765 = mul i32 %63, 3
  %766 = add i32 %705, %765
  %767 = sub i32 31, %766
  %768 = insertelement <16 x i32> poison, i32 %767, i64 0
  %769 = shufflevector <16 x i32> %768, <16 x i32> poison, <16 x i32> zeroinitializer
  %770 = sub i32 31, %705
  %771 = insertelement <16 x i32> poison, i32 %770, i64 0
  %772 = shufflevector <16 x i32> %771, <16 x i32> poison, <16 x i32> zeroinitializer
  %773 = add i32 %705, %63
  %774 = sub i32 31, %773
  %775 = insertelement <16 x i32> poison, i32 %774, i64 0
  %776 = shufflevector <16 x i32> %775, <16 x i32> poison, <16 x i32> zeroinitializer
  %777 = shl i32 %63, 1
  %778 = add i32 %705, %777
  %779 = sub i32 31, %778
  %780 = insertelement <16 x i32> poison, i32 %779, i64 0
  %781 = shufflevector <16 x i32> %780, <16 x i32> poison, <16 x i32> zeroinitializer
  %782 = mul i32 %63, 3
  %783 = add i32 %705, %782
  %784 = sub i32 31, %783
  %785 = insertelement <16 x i32> poison, i32 %784, i64 0
  %786 = shufflevector <16 x i32> %785, <16 x i32> poison, <16 x i32> zeroinitializer
  %787 = lshr i32 %76, 4
  %788 = zext nneg i32 %787 to i64
  br label %793

789:
  %790 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %1409)
  %791 = and i32 %790, %75
  %792 = icmp ne i32 %791, 0
  br label %2826

793:
  %794 = phi i64 [ 0, %685 ], [ %1412, %1408 ]
  %795 = phi ptr [ %61, %685 ], [ %1410, %1408 ]
  %796 = phi ptr [ %686, %685 ], [ %1411, %1408 ]
  %797 = phi <16 x i32> [ zeroinitializer, %685 ], [ %1409, %1408 ]
  %798 = trunc nuw nsw i64 %794 to i32
  %799 = mul i32 %66, %798
  %800 = zext i32 %799 to i64
  %801 = getelementptr inbounds nuw [32 x i32], ptr %60, i64 %800
  %802 = getelementptr inbounds nuw i8, ptr %801, i64 128
  %803 = select i1 %702, ptr @ZEROS, ptr %802
  %804 = load <16 x i32>, ptr %801, align 64
  %805 = getelementptr inbounds nuw i8, ptr %801, i64 64
  %806 = load <16 x i32>, ptr %805, align 64
  %807 = shufflevector <16 x i32> %804, <16 x i32> %806, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %808 = shufflevector <16 x i32> %804, <16 x i32> %806, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32
      26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %809 = load <16 x i32>, ptr %803, align 64
  %810 = getelementptr inbounds nuw i8, ptr %803, i64 64
  %811 = load <16 x i32>, ptr %810, align 64
  %812 = shufflevector <16 x i32> %809, <16 x i32> %811, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %813 = shufflevector <16 x i32> %809, <16 x i32> %811, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32
      26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %814 = shufflevector <16 x i32> %807, <16 x i32> %812, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %815 = shufflevector <16 x i32> %807, <16 x i32> %812, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %816 = shufflevector <16 x i32> %808, <16 x i32> %813, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %817 = shufflevector <16 x i32> %808, <16 x i32> %813, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  br i1 %703, label %818, label %830

818:
  %819 = load i32, ptr %16, align 4
  %820 = sub i32 32, %819
  %821 = insertelement <16 x i32> poison, i32 %820, i64 0
  %822 = shufflevector <16 x i32> %821, <16 x i32> poison, <16 x i32> zeroinitializer
  %823 = shl <16 x i32> %814, %822
  %824 = load i32, ptr %22, align 4
  %825 = icmp eq i32 %824, 0
  br i1 %825, label %828, label %826

826:
  %827 = ashr exact <16 x i32> %823, %822
  br label %860

828:
  %829 = lshr exact <16 x i32> %823, %822
  br label %860

830:
  %831 = and <16 x i32> %814, %716
  %832 = add <16 x i32> %831, %718
  %833 = shl <16 x i32> %814, %721
  %834 = ashr <16 x i32> %833, %707
  %835 = and <16 x i32> %834, %709
  %836 = bitcast <16 x i32> %835 to <16 x float>
  %837 = fmul <16 x float> %712, %836
  store <16 x float> %837, ptr %795, align 64
  br i1 %704, label %838, label %877

838:
  %839 = and <16 x i32> %835, splat (i32 2147483647)
  %840 = and <16 x i32> %835, splat (i32 2139095040)
  %841 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %840, <16 x i32> splat (i32 8388608))
  %842 = icmp eq <16 x i32> %839, zeroinitializer
  %843 = bitcast <16 x i32> %841 to <16 x float>
  %844 = fmul <16 x float> %712, %843
  %845 = select <16 x i1> %842, <16 x float> %714, <16 x float> %844
  store <16 x float> %845, ptr %796, align 64
  %846 = getelementptr inbounds nuw i8, ptr %795, i64 64
  %847 = shl <16 x i32> %814, %725
  %848 = ashr <16 x i32> %847, %707
  %849 = and <16 x i32> %848, %709
  %850 = bitcast <16 x i32> %849 to <16 x float>
  %851 = fmul <16 x float> %712, %850
  store <16 x float> %851, ptr %846, align 64
  %852 = getelementptr inbounds nuw i8, ptr %796, i64 64
  %853 = and <16 x i32> %849, splat (i32 2147483647)
  %854 = and <16 x i32> %849, splat (i32 2139095040)
  %855 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %854, <16 x i32> splat (i32 8388608))
  %856 = icmp eq <16 x i32> %853, zeroinitializer
  %857 = bitcast <16 x i32> %855 to <16 x float>
  %858 = fmul <16 x float> %712, %857
  %859 = select <16 x i1> %856, <16 x float> %714, <16 x float> %858
  store <16 x float> %859, ptr %852, align 64
  br label %884

860:
  %861 = phi <16 x i32> [ %827, %826 ], [ %829, %828 ]
  %862 = sitofp <16 x i32> %861 to <16 x float>
  store <16 x float> %862, ptr %795, align 64
  %863 = load i32, ptr %16, align 4
  %864 = sub i32 32, %863
  %865 = sub i32 %864, %863
  %866 = insertelement <16 x i32> poison, i32 %865, i64 0
  %867 = shufflevector <16 x i32> %866, <16 x i32> poison, <16 x i32> zeroinitializer
  %868 = shl <16 x i32> %814, %867
  %869 = load i32, ptr %22, align 4
  %870 = icmp eq i32 %869, 0
  %871 = insertelement <16 x i32> poison, i32 %864, i64 0
  %872 = shufflevector <16 x i32> %871, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %870, label %875, label %873

873:
  %874 = ashr <16 x i32> %868, %872
  br label %914

875:
  %876 = lshr <16 x i32> %868, %872
  br label %914

877:
  %878 = getelementptr inbounds nuw i8, ptr %795, i64 64
  %879 = shl <16 x i32> %814, %725
  %880 = ashr <16 x i32> %879, %707
  %881 = and <16 x i32> %880, %709
  %882 = bitcast <16 x i32> %881 to <16 x float>
  %883 = fmul <16 x float> %712, %882
  store <16 x float> %883, ptr %878, align 64
  br label %884

884:
  %885 = getelementptr inbounds nuw i8, ptr %795, i64 128
  %886 = shl <16 x i32> %814, %730
  %887 = ashr <16 x i32> %886, %707
  %888 = and <16 x i32> %887, %709
  %889 = bitcast <16 x i32> %888 to <16 x float>
  %890 = fmul <16 x float> %712, %889
  store <16 x float> %890, ptr %885, align 64
  br i1 %704, label %891, label %952

891:
  %892 = getelementptr inbounds nuw i8, ptr %796, i64 128
  %893 = and <16 x i32> %888, splat (i32 2147483647)
  %894 = and <16 x i32> %888, splat (i32 2139095040)
  %895 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %894, <16 x i32> splat (i32 8388608))
  %896 = icmp eq <16 x i32> %893, zeroinitializer
  %897 = bitcast <16 x i32> %895 to <16 x float>
  %898 = fmul <16 x float> %712, %897
  %899 = select <16 x i1> %896, <16 x float> %714, <16 x float> %898
  store <16 x float> %899, ptr %892, align 64
  %900 = getelementptr inbounds nuw i8, ptr %795, i64 192
  %901 = shl <16 x i32> %814, %735
  %902 = ashr <16 x i32> %901, %707
  %903 = and <16 x i32> %902, %709
  %904 = bitcast <16 x i32> %903 to <16 x float>
  %905 = fmul <16 x float> %712, %904
  store <16 x float> %905, ptr %900, align 64
  %906 = getelementptr inbounds nuw i8, ptr %796, i64 192
  %907 = and <16 x i32> %903, splat (i32 2147483647)
  %908 = and <16 x i32> %903, splat (i32 2139095040)
  %909 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %908, <16 x i32> splat (i32 8388608))
  %910 = icmp eq <16 x i32> %907, zeroinitializer
  %911 = bitcast <16 x i32> %909 to <16 x float>
  %912 = fmul <16 x float> %712, %911
  %913 = select <16 x i1> %910, <16 x float> %714, <16 x float> %912
  store <16 x float> %913, ptr %906, align 64
  br label %959

914:
  %915 = phi <16 x i32> [ %874, %873 ], [ %876, %875 ]
  %916 = sitofp <16 x i32> %915 to <16 x float>
  %917 = getelementptr inbounds nuw i8, ptr %795, i64 64
  store <16 x float> %916, ptr %917, align 64
  %918 = load i32, ptr %16, align 4
  %919 = sub i32 32, %918
  %920 = shl i32 %918, 1
  %921 = sub i32 %919, %920
  %922 = insertelement <16 x i32> poison, i32 %921, i64 0
  %923 = shufflevector <16 x i32> %922, <16 x i32> poison, <16 x i32> zeroinitializer
  %924 = shl <16 x i32> %814, %923
  %925 = load i32, ptr %22, align 4
  %926 = icmp eq i32 %925, 0
  %927 = insertelement <16 x i32> poison, i32 %919, i64 0
  %928 = shufflevector <16 x i32> %927, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %926, label %931, label %929

929:
  %930 = ashr <16 x i32> %924, %928
  br label %933

931:
  %932 = lshr <16 x i32> %924, %928
  br label %933

933:
  %934 = phi <16 x i32> [ %930, %929 ], [ %932, %931 ]
  %935 = sitofp <16 x i32> %934 to <16 x float>
  %936 = getelementptr inbounds nuw i8, ptr %795, i64 128
  store <16 x float> %935, ptr %936, align 64
  %937 = load i32, ptr %16, align 4
  %938 = sub i32 32, %937
  %939 = mul i32 %937, -3
  %940 = add i32 %939, %938
  %941 = insertelement <16 x i32> poison, i32 %940, i64 0
  %942 = shufflevector <16 x i32> %941, <16 x i32> poison, <16 x i32> zeroinitializer
  %943 = shl <16 x i32> %814, %942
  %944 = load i32, ptr %22, align 4
  %945 = icmp eq i32 %944, 0
  %946 = insertelement <16 x i32> poison, i32 %938, i64 0
  %947 = shufflevector <16 x i32> %946, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %945, label %950, label %948

948:
  %949 = ashr <16 x i32> %943, %947
  br label %992

950:
  %951 = lshr <16 x i32> %943, %947
  br label %992

952:
  %953 = getelementptr inbounds nuw i8, ptr %795, i64 192
  %954 = shl <16 x i32> %814, %735
  %955 = ashr <16 x i32> %954, %707
  %956 = and <16 x i32> %955, %709
  %957 = bitcast <16 x i32> %956 to <16 x float>
  %958 = fmul <16 x float> %712, %957
  store <16 x float> %958, ptr %953, align 64
  br label %959

959:
  %960 = getelementptr inbounds nuw i8, ptr %795, i64 256
  %961 = and <16 x i32> %815, %716
  %962 = add <16 x i32> %961, %718
  %963 = or <16 x i32> %832, %962
  %964 = shl <16 x i32> %815, %738
  %965 = ashr <16 x i32> %964, %707
  %966 = and <16 x i32> %965, %709
  %967 = bitcast <16 x i32> %966 to <16 x float>
  %968 = fmul <16 x float> %712, %967
  store <16 x float> %968, ptr %960, align 64
  br i1 %704, label %969, label %1025

969:
  %970 = getelementptr inbounds nuw i8, ptr %796, i64 256
  %971 = and <16 x i32> %966, splat (i32 2147483647)
  %972 = and <16 x i32> %966, splat (i32 2139095040)
  %973 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %972, <16 x i32> splat (i32 8388608))
  %974 = icmp eq <16 x i32> %971, zeroinitializer
  %975 = bitcast <16 x i32> %973 to <16 x float>
  %976 = fmul <16 x float> %712, %975
  %977 = select <16 x i1> %974, <16 x float> %714, <16 x float> %976
  store <16 x float> %977, ptr %970, align 64
  %978 = getelementptr inbounds nuw i8, ptr %795, i64 320
  %979 = shl <16 x i32> %815, %742
  %980 = ashr <16 x i32> %979, %707
  %981 = and <16 x i32> %980, %709
  %982 = bitcast <16 x i32> %981 to <16 x float>
  %983 = fmul <16 x float> %712, %982
  store <16 x float> %983, ptr %978, align 64
  %984 = getelementptr inbounds nuw i8, ptr %796, i64 320
  %985 = and <16 x i32> %981, splat (i32 2147483647)
  %986 = and <16 x i32> %981, splat (i32 2139095040)
  %987 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %986, <16 x i32> splat (i32 8388608))
  %988 = icmp eq <16 x i32> %985, zeroinitializer
  %989 = bitcast <16 x i32> %987 to <16 x float>
  %990 = fmul <16 x float> %712, %989
  %991 = select <16 x i1> %988, <16 x float> %714, <16 x float> %990
  store <16 x float> %991, ptr %984, align 64
  br label %1032

992:
  %993 = phi <16 x i32> [ %949, %948 ], [ %951, %950 ]
  %994 = sitofp <16 x i32> %993 to <16 x float>
  %995 = getelementptr inbounds nuw i8, ptr %795, i64 192
  store <16 x float> %994, ptr %995, align 64
  %996 = getelementptr inbounds nuw i8, ptr %795, i64 256
  %997 = load i32, ptr %16, align 4
  %998 = sub i32 32, %997
  %999 = insertelement <16 x i32> poison, i32 %998, i64 0
  %1000 = shufflevector <16 x i32> %999, <16 x i32> poison, <16 x i32> zeroinitializer
  %1001 = shl <16 x i32> %815, %1000
  %1002 = load i32, ptr %22, align 4
  %1003 = icmp eq i32 %1002, 0
  br i1 %1003, label %1006, label %1004

1004:
  %1005 = ashr exact <16 x i32> %1001, %1000
  br label %1008

1006:
  %1007 = lshr exact <16 x i32> %1001, %1000
  br label %1008

1008:
  %1009 = phi <16 x i32> [ %1005, %1004 ], [ %1007, %1006 ]
  %1010 = sitofp <16 x i32> %1009 to <16 x float>
  store <16 x float> %1010, ptr %996, align 64
  %1011 = load i32, ptr %16, align 4
  %1012 = sub i32 32, %1011
  %1013 = sub i32 %1012, %1011
  %1014 = insertelement <16 x i32> poison, i32 %1013, i64 0
  %1015 = shufflevector <16 x i32> %1014, <16 x i32> poison, <16 x i32> zeroinitializer
  %1016 = shl <16 x i32> %815, %1015
  %1017 = load i32, ptr %22, align 4
  %1018 = icmp eq i32 %1017, 0
  %1019 = insertelement <16 x i32> poison, i32 %1012, i64 0
  %1020 = shufflevector <16 x i32> %1019, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %1018, label %1023, label %1021

1021:
  %1022 = ashr <16 x i32> %1016, %1020
  br label %1062

1023:
  %1024 = lshr <16 x i32> %1016, %1020
  br label %1062

1025:
  %1026 = getelementptr inbounds nuw i8, ptr %795, i64 320
  %1027 = shl <16 x i32> %815, %742
  %1028 = ashr <16 x i32> %1027, %707
  %1029 = and <16 x i32> %1028, %709
  %1030 = bitcast <16 x i32> %1029 to <16 x float>
  %1031 = fmul <16 x float> %712, %1030
  store <16 x float> %1031, ptr %1026, align 64
  br label %1032

1032:
  %1033 = getelementptr inbounds nuw i8, ptr %795, i64 384
  %1034 = shl <16 x i32> %815, %747
  %1035 = ashr <16 x i32> %1034, %707
  %1036 = and <16 x i32> %1035, %709
  %1037 = bitcast <16 x i32> %1036 to <16 x float>
  %1038 = fmul <16 x float> %712, %1037
  store <16 x float> %1038, ptr %1033, align 64
  br i1 %704, label %1039, label %1100

1039:
  %1040 = getelementptr inbounds nuw i8, ptr %796, i64 384
  %1041 = and <16 x i32> %1036, splat (i32 2147483647)
  %1042 = and <16 x i32> %1036, splat (i32 2139095040)
  %1043 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1042, <16 x i32> splat (i32 8388608))
  %1044 = icmp eq <16 x i32> %1041, zeroinitializer
  %1045 = bitcast <16 x i32> %1043 to <16 x float>
  %1046 = fmul <16 x float> %712, %1045
  %1047 = select <16 x i1> %1044, <16 x float> %714, <16 x float> %1046
  store <16 x float> %1047, ptr %1040, align 64
  %1048 = getelementptr inbounds nuw i8, ptr %795, i64 448
  %1049 = shl <16 x i32> %815, %752
  %1050 = ashr <16 x i32> %1049, %707
  %1051 = and <16 x i32> %1050, %709
  %1052 = bitcast <16 x i32> %1051 to <16 x float>
  %1053 = fmul <16 x float> %712, %1052
  store <16 x float> %1053, ptr %1048, align 64
  %1054 = getelementptr inbounds nuw i8, ptr %796, i64 448
  %1055 = and <16 x i32> %1051, splat (i32 2147483647)
  %1056 = and <16 x i32> %1051, splat (i32 2139095040)
  %1057 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1056, <16 x i32> splat (i32 8388608))
  %1058 = icmp eq <16 x i32> %1055, zeroinitializer
  %1059 = bitcast <16 x i32> %1057 to <16 x float>
  %1060 = fmul <16 x float> %712, %1059
  %1061 = select <16 x i1> %1058, <16 x float> %714, <16 x float> %1060
  store <16 x float> %1061, ptr %1054, align 64
  br label %1107

1062:
  %1063 = phi <16 x i32> [ %1022, %1021 ], [ %1024, %1023 ]
  %1064 = sitofp <16 x i32> %1063 to <16 x float>
  %1065 = getelementptr inbounds nuw i8, ptr %795, i64 320
  store <16 x float> %1064, ptr %1065, align 64
  %1066 = load i32, ptr %16, align 4
  %1067 = sub i32 32, %1066
  %1068 = shl i32 %1066, 1
  %1069 = sub i32 %1067, %1068
  %1070 = insertelement <16 x i32> poison, i32 %1069, i64 0
  %1071 = shufflevector <16 x i32> %1070, <16 x i32> poison, <16 x i32> zeroinitializer
  %1072 = shl <16 x i32> %815, %1071
  %1073 = load i32, ptr %22, align 4
  %1074 = icmp eq i32 %1073, 0
  %1075 = insertelement <16 x i32> poison, i32 %1067, i64 0
  %1076 = shufflevector <16 x i32> %1075, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %1074, label %1079, label %1077

1077:
  %1078 = ashr <16 x i32> %1072, %1076
  br label %1081

1079:
  %1080 = lshr <16 x i32> %1072, %1076
  br label %1081

1081:
  %1082 = phi <16 x i32> [ %1078, %1077 ], [ %1080, %1079 ]
  %1083 = sitofp <16 x i32> %1082 to <16 x float>
  %1084 = getelementptr inbounds nuw i8, ptr %795, i64 384
  store <16 x float> %1083, ptr %1084, align 64
  %1085 = load i32, ptr %16, align 4
  %1086 = sub i32 32, %1085
  %1087 = mul i32 %1085, -3
  %1088 = add i32 %1087, %1086
  %1089 = insertelement <16 x i32> poison, i32 %1088, i64 0
  %1090 = shufflevector <16 x i32> %1089, <16 x i32> poison, <16 x i32> zeroinitializer
  %1091 = shl <16 x i32> %815, %1090
  %1092 = load i32, ptr %22, align 4
  %1093 = icmp eq i32 %1092, 0
  %1094 = insertelement <16 x i32> poison, i32 %1086, i64 0
  %1095 = shufflevector <16 x i32> %1094, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %1093, label %1098, label %1096

1096:
  %1097 = ashr <16 x i32> %1091, %1095
  br label %1140

1098:
  %1099 = lshr <16 x i32> %1091, %1095
  br label %1140

1100:
  %1101 = getelementptr inbounds nuw i8, ptr %795, i64 448
  %1102 = shl <16 x i32> %815, %752
  %1103 = ashr <16 x i32> %1102, %707
  %1104 = and <16 x i32> %1103, %709
  %1105 = bitcast <16 x i32> %1104 to <16 x float>
  %1106 = fmul <16 x float> %712, %1105
  store <16 x float> %1106, ptr %1101, align 64
  br label %1107

1107:
  %1108 = getelementptr inbounds nuw i8, ptr %795, i64 512
  %1109 = and <16 x i32> %816, %716
  %1110 = add <16 x i32> %1109, %718
  %1111 = or <16 x i32> %963, %1110
  %1112 = shl <16 x i32> %816, %755
  %1113 = ashr <16 x i32> %1112, %707
  %1114 = and <16 x i32> %1113, %709
  %1115 = bitcast <16 x i32> %1114 to <16 x float>
  %1116 = fmul <16 x float> %712, %1115
  store <16 x float> %1116, ptr %1108, align 64
  br i1 %704, label %1117, label %1173

1117:
  %1118 = getelementptr inbounds nuw i8, ptr %796, i64 512
  %1119 = and <16 x i32> %1114, splat (i32 2147483647)
  %1120 = and <16 x i32> %1114, splat (i32 2139095040)
  %1121 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1120, <16 x i32> splat (i32 8388608))
  %1122 = icmp eq <16 x i32> %1119, zeroinitializer
  %1123 = bitcast <16 x i32> %1121 to <16 x float>
  %1124 = fmul <16 x float> %712, %1123
  %1125 = select <16 x i1> %1122, <16 x float> %714, <16 x float> %1124
  store <16 x float> %1125, ptr %1118, align 64
  %1126 = getelementptr inbounds nuw i8, ptr %795, i64 576
  %1127 = shl <16 x i32> %816, %759
  %1128 = ashr <16 x i32> %1127, %707
  %1129 = and <16 x i32> %1128, %709
  %1130 = bitcast <16 x i32> %1129 to <16 x float>
  %1131 = fmul <16 x float> %712, %1130
  store <16 x float> %1131, ptr %1126, align 64
  %1132 = getelementptr inbounds nuw i8, ptr %796, i64 576
  %1133 = and <16 x i32> %1129, splat (i32 2147483647)
  %1134 = and <16 x i32> %1129, splat (i32 2139095040)
  %1135 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1134, <16 x i32> splat (i32 8388608))
  %1136 = icmp eq <16 x i32> %1133, zeroinitializer
  %1137 = bitcast <16 x i32> %1135 to <16 x float>
  %1138 = fmul <16 x float> %712, %1137
  %1139 = select <16 x i1> %1136, <16 x float> %714, <16 x float> %1138
  store <16 x float> %1139, ptr %1132, align 64
  br label %1180

1140:
  %1141 = phi <16 x i32> [ %1097, %1096 ], [ %1099, %1098 ]
  %1142 = sitofp <16 x i32> %1141 to <16 x float>
  %1143 = getelementptr inbounds nuw i8, ptr %795, i64 448
  store <16 x float> %1142, ptr %1143, align 64
  %1144 = getelementptr inbounds nuw i8, ptr %795, i64 512
  %1145 = load i32, ptr %16, align 4
  %1146 = sub i32 32, %1145
  %1147 = insertelement <16 x i32> poison, i32 %1146, i64 0
  %1148 = shufflevector <16 x i32> %1147, <16 x i32> poison, <16 x i32> zeroinitializer
  %1149 = shl <16 x i32> %816, %1148
  %1150 = load i32, ptr %22, align 4
  %1151 = icmp eq i32 %1150, 0
  br i1 %1151, label %1154, label %1152

1152:
  %1153 = ashr exact <16 x i32> %1149, %1148
  br label %1156

1154:
  %1155 = lshr exact <16 x i32> %1149, %1148
  br label %1156

1156:
  %1157 = phi <16 x i32> [ %1153, %1152 ], [ %1155, %1154 ]
  %1158 = sitofp <16 x i32> %1157 to <16 x float>
  store <16 x float> %1158, ptr %1144, align 64
  %1159 = load i32, ptr %16, align 4
  %1160 = sub i32 32, %1159
  %1161 = sub i32 %1160, %1159
  %1162 = insertelement <16 x i32> poison, i32 %1161, i64 0
  %1163 = shufflevector <16 x i32> %1162, <16 x i32> poison, <16 x i32> zeroinitializer
  %1164 = shl <16 x i32> %816, %1163
  %1165 = load i32, ptr %22, align 4
  %1166 = icmp eq i32 %1165, 0
  %1167 = insertelement <16 x i32> poison, i32 %1160, i64 0
  %1168 = shufflevector <16 x i32> %1167, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %1166, label %1171, label %1169

1169:
  %1170 = ashr <16 x i32> %1164, %1168
  br label %1210

1171:
  %1172 = lshr <16 x i32> %1164, %1168
  br label %1210

1173:
  %1174 = getelementptr inbounds nuw i8, ptr %795, i64 576
  %1175 = shl <16 x i32> %816, %759
  %1176 = ashr <16 x i32> %1175, %707
  %1177 = and <16 x i32> %1176, %709
  %1178 = bitcast <16 x i32> %1177 to <16 x float>
  %1179 = fmul <16 x float> %712, %1178
  store <16 x float> %1179, ptr %1174, align 64
  br label %1180

1180:
  %1181 = getelementptr inbounds nuw i8, ptr %795, i64 640
  %1182 = shl <16 x i32> %816, %764
  %1183 = ashr <16 x i32> %1182, %707
  %1184 = and <16 x i32> %1183, %709
  %1185 = bitcast <16 x i32> %1184 to <16 x float>
  %1186 = fmul <16 x float> %712, %1185
  store <16 x float> %1186, ptr %1181, align 64
  br i1 %704, label %1187, label %1248

1187:
  %1188 = getelementptr inbounds nuw i8, ptr %796, i64 640
  %1189 = and <16 x i32> %1184, splat (i32 2147483647)
  %1190 = and <16 x i32> %1184, splat (i32 2139095040)
  %1191 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1190, <16 x i32> splat (i32 8388608))
  %1192 = icmp eq <16 x i32> %1189, zeroinitializer
  %1193 = bitcast <16 x i32> %1191 to <16 x float>
  %1194 = fmul <16 x float> %712, %1193
  %1195 = select <16 x i1> %1192, <16 x float> %714, <16 x float> %1194
  store <16 x float> %1195, ptr %1188, align 64
  %1196 = getelementptr inbounds nuw i8, ptr %795, i64 704
  %1197 = shl <16 x i32> %816, %769
  %1198 = ashr <16 x i32> %1197, %707
  %1199 = and <16 x i32> %1198, %709
  %1200 = bitcast <16 x i32> %1199 to <16 x float>
  %1201 = fmul <16 x float> %712, %1200
  store <16 x float> %1201, ptr %1196, align 64
  %1202 = getelementptr inbounds nuw i8, ptr %796, i64 704
  %1203 = and <16 x i32> %1199, splat (i32 2147483647)
  %1204 = and <16 x i32> %1199, splat (i32 2139095040)
  %1205 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1204, <16 x i32> splat (i32 8388608))
  %1206 = icmp eq <16 x i32> %1203, zeroinitializer
  %1207 = bitcast <16 x i32> %1205 to <16 x float>
  %1208 = fmul <16 x float> %712, %1207
  %1209 = select <16 x i1> %1206, <16 x float> %714, <16 x float> %1208
  store <16 x float> %1209, ptr %1202, align 64
  br label %1255

1210:
  %1211 = phi <16 x i32> [ %1170, %1169 ], [ %1172, %1171 ]
  %1212 = sitofp <16 x i32> %1211 to <16 x float>
  %1213 = getelementptr inbounds nuw i8, ptr %795, i64 576
  store <16 x float> %1212, ptr %1213, align 64
  %1214 = load i32, ptr %16, align 4
  %1215 = sub i32 32, %1214
  %1216 = shl i32 %1214, 1
  %1217 = sub i32 %1215, %1216
  %1218 = insertelement <16 x i32> poison, i32 %1217, i64 0
  %1219 = shufflevector <16 x i32> %1218, <16 x i32> poison, <16 x i32> zeroinitializer
  %1220 = shl <16 x i32> %816, %1219
  %1221 = load i32, ptr %22, align 4
  %1222 = icmp eq i32 %1221, 0
  %1223 = insertelement <16 x i32> poison, i32 %1215, i64 0
  %1224 = shufflevector <16 x i32> %1223, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %1222, label %1227, label %1225

1225:
  %1226 = ashr <16 x i32> %1220, %1224
  br label %1229

1227:
  %1228 = lshr <16 x i32> %1220, %1224
  br label %1229

1229:
  %1230 = phi <16 x i32> [ %1226, %1225 ], [ %1228, %1227 ]
  %1231 = sitofp <16 x i32> %1230 to <16 x float>
  %1232 = getelementptr inbounds nuw i8, ptr %795, i64 640
  store <16 x float> %1231, ptr %1232, align 64
  %1233 = load i32, ptr %16, align 4
  %1234 = sub i32 32, %1233
  %1235 = mul i32 %1233, -3
  %1236 = add i32 %1235, %1234
  %1237 = insertelement <16 x i32> poison, i32 %1236, i64 0
  %1238 = shufflevector <16 x i32> %1237, <16 x i32> poison, <16 x i32> zeroinitializer
  %1239 = shl <16 x i32> %816, %1238
  %1240 = load i32, ptr %22, align 4
  %1241 = icmp eq i32 %1240, 0
  %1242 = insertelement <16 x i32> poison, i32 %1234, i64 0
  %1243 = shufflevector <16 x i32> %1242, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %1241, label %1246, label %1244

1244:
  %1245 = ashr <16 x i32> %1239, %1243
  br label %1289

1246:
  %1247 = lshr <16 x i32> %1239, %1243
  br label %1289

1248:
  %1249 = getelementptr inbounds nuw i8, ptr %795, i64 704
  %1250 = shl <16 x i32> %816, %769
  %1251 = ashr <16 x i32> %1250, %707
  %1252 = and <16 x i32> %1251, %709
  %1253 = bitcast <16 x i32> %1252 to <16 x float>
  %1254 = fmul <16 x float> %712, %1253
  store <16 x float> %1254, ptr %1249, align 64
  br label %1255

1255:
  %1256 = getelementptr inbounds nuw i8, ptr %795, i64 768
  %1257 = and <16 x i32> %817, %716
  %1258 = add <16 x i32> %1257, %718
  %1259 = or <16 x i32> %1111, %1258
  %1260 = or <16 x i32> %1259, %797
  %1261 = shl <16 x i32> %817, %772
  %1262 = ashr <16 x i32> %1261, %707
  %1263 = and <16 x i32> %1262, %709
  %1264 = bitcast <16 x i32> %1263 to <16 x float>
  %1265 = fmul <16 x float> %712, %1264
  store <16 x float> %1265, ptr %1256, align 64
  br i1 %704, label %1266, label %1322

1266:
  %1267 = getelementptr inbounds nuw i8, ptr %796, i64 768
  %1268 = and <16 x i32> %1263, splat (i32 2147483647)
  %1269 = and <16 x i32> %1263, splat (i32 2139095040)
  %1270 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1269, <16 x i32> splat (i32 8388608))
  %1271 = icmp eq <16 x i32> %1268, zeroinitializer
  %1272 = bitcast <16 x i32> %1270 to <16 x float>
  %1273 = fmul <16 x float> %712, %1272
  %1274 = select <16 x i1> %1271, <16 x float> %714, <16 x float> %1273
  store <16 x float> %1274, ptr %1267, align 64
  %1275 = getelementptr inbounds nuw i8, ptr %795, i64 832
  %1276 = shl <16 x i32> %817, %776
  %1277 = ashr <16 x i32> %1276, %707
  %1278 = and <16 x i32> %1277, %709
  %1279 = bitcast <16 x i32> %1278 to <16 x float>
  %1280 = fmul <16 x float> %712, %1279
  store <16 x float> %1280, ptr %1275, align 64
  %1281 = getelementptr inbounds nuw i8, ptr %796, i64 832
  %1282 = and <16 x i32> %1278, splat (i32 2147483647)
  %1283 = and <16 x i32> %1278, splat (i32 2139095040)
  %1284 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1283, <16 x i32> splat (i32 8388608))
  %1285 = icmp eq <16 x i32> %1282, zeroinitializer
  %1286 = bitcast <16 x i32> %1284 to <16 x float>
  %1287 = fmul <16 x float> %712, %1286
  %1288 = select <16 x i1> %1285, <16 x float> %714, <16 x float> %1287
  store <16 x float> %1288, ptr %1281, align 64
  br label %1329

1289:
  %1290 = phi <16 x i32> [ %1245, %1244 ], [ %1247, %1246 ]
  %1291 = sitofp <16 x i32> %1290 to <16 x float>
  %1292 = getelementptr inbounds nuw i8, ptr %795, i64 704
  store <16 x float> %1291, ptr %1292, align 64
  %1293 = getelementptr inbounds nuw i8, ptr %795, i64 768
  %1294 = load i32, ptr %16, align 4
  %1295 = sub i32 32, %1294
  %1296 = insertelement <16 x i32> poison, i32 %1295, i64 0
  %1297 = shufflevector <16 x i32> %1296, <16 x i32> poison, <16 x i32> zeroinitializer
  %1298 = shl <16 x i32> %817, %1297
  %1299 = load i32, ptr %22, align 4
  %1300 = icmp eq i32 %1299, 0
  br i1 %1300, label %1303, label %1301

1301:
  %1302 = ashr exact <16 x i32> %1298, %1297
  br label %1305

1303:
  %1304 = lshr exact <16 x i32> %1298, %1297
  br label %1305

1305:
  %1306 = phi <16 x i32> [ %1302, %1301 ], [ %1304, %1303 ]
  %1307 = sitofp <16 x i32> %1306 to <16 x float>
  store <16 x float> %1307, ptr %1293, align 64
  %1308 = load i32, ptr %16, align 4
  %1309 = sub i32 32, %1308
  %1310 = sub i32 %1309, %1308
  %1311 = insertelement <16 x i32> poison, i32 %1310, i64 0
  %1312 = shufflevector <16 x i32> %1311, <16 x i32> poison, <16 x i32> zeroinitializer
  %1313 = shl <16 x i32> %817, %1312
  %1314 = load i32, ptr %22, align 4
  %1315 = icmp eq i32 %1314, 0
  %1316 = insertelement <16 x i32> poison, i32 %1309, i64 0
  %1317 = shufflevector <16 x i32> %1316, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %1315, label %1320, label %1318

1318:
  %1319 = ashr <16 x i32> %1313, %1317
  br label %1359

1320:
  %1321 = lshr <16 x i32> %1313, %1317
  br label %1359

1322:
  %1323 = getelementptr inbounds nuw i8, ptr %795, i64 832
  %1324 = shl <16 x i32> %817, %776
  %1325 = ashr <16 x i32> %1324, %707
  %1326 = and <16 x i32> %1325, %709
  %1327 = bitcast <16 x i32> %1326 to <16 x float>
  %1328 = fmul <16 x float> %712, %1327
  store <16 x float> %1328, ptr %1323, align 64
  br label %1329

1329:
  %1330 = getelementptr inbounds nuw i8, ptr %795, i64 896
  %1331 = shl <16 x i32> %817, %781
  %1332 = ashr <16 x i32> %1331, %707
  %1333 = and <16 x i32> %1332, %709
  %1334 = bitcast <16 x i32> %1333 to <16 x float>
  %1335 = fmul <16 x float> %712, %1334
  store <16 x float> %1335, ptr %1330, align 64
  br i1 %704, label %1336, label %1401

1336:
  %1337 = getelementptr inbounds nuw i8, ptr %796, i64 896
  %1338 = and <16 x i32> %1333, splat (i32 2147483647)
  %1339 = and <16 x i32> %1333, splat (i32 2139095040)
  %1340 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1339, <16 x i32> splat (i32 8388608))
  %1341 = icmp eq <16 x i32> %1338, zeroinitializer
  %1342 = bitcast <16 x i32> %1340 to <16 x float>
  %1343 = fmul <16 x float> %712, %1342
  %1344 = select <16 x i1> %1341, <16 x float> %714, <16 x float> %1343
  store <16 x float> %1344, ptr %1337, align 64
  %1345 = getelementptr inbounds nuw i8, ptr %795, i64 960
  %1346 = shl <16 x i32> %817, %786
  %1347 = ashr <16 x i32> %1346, %707
  %1348 = and <16 x i32> %1347, %709
  %1349 = bitcast <16 x i32> %1348 to <16 x float>
  %1350 = fmul <16 x float> %712, %1349
  store <16 x float> %1350, ptr %1345, align 64
  %1351 = getelementptr inbounds nuw i8, ptr %796, i64 960
  %1352 = and <16 x i32> %1348, splat (i32 2147483647)
  %1353 = and <16 x i32> %1348, splat (i32 2139095040)
  %1354 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1353, <16 x i32> splat (i32 8388608))
  %1355 = icmp eq <16 x i32> %1352, zeroinitializer
  %1356 = bitcast <16 x i32> %1354 to <16 x float>
  %1357 = fmul <16 x float> %712, %1356
  %1358 = select <16 x i1> %1355, <16 x float> %714, <16 x float> %1357
  store <16 x float> %1358, ptr %1351, align 64
  br label %1408

1359:
  %1360 = phi <16 x i32> [ %1319, %1318 ], [ %1321, %1320 ]
  %1361 = sitofp <16 x i32> %1360 to <16 x float>
  %1362 = getelementptr inbounds nuw i8, ptr %795, i64 832
  store <16 x float> %1361, ptr %1362, align 64
  %1363 = load i32, ptr %16, align 4
  %1364 = sub i32 32, %1363
  %1365 = shl i32 %1363, 1
  %1366 = sub i32 %1364, %1365
  %1367 = insertelement <16 x i32> poison, i32 %1366, i64 0
  %1368 = shufflevector <16 x i32> %1367, <16 x i32> poison, <16 x i32> zeroinitializer
  %1369 = shl <16 x i32> %817, %1368
  %1370 = load i32, ptr %22, align 4
  %1371 = icmp eq i32 %1370, 0
  %1372 = insertelement <16 x i32> poison, i32 %1364, i64 0
  %1373 = shufflevector <16 x i32> %1372, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %1371, label %1376, label %1374

1374:
  %1375 = ashr <16 x i32> %1369, %1373
  br label %1378

1376:
  %1377 = lshr <16 x i32> %1369, %1373
  br label %1378

1378:
  %1379 = phi <16 x i32> [ %1375, %1374 ], [ %1377, %1376 ]
  %1380 = sitofp <16 x i32> %1379 to <16 x float>
  %1381 = getelementptr inbounds nuw i8, ptr %795, i64 896
  store <16 x float> %1380, ptr %1381, align 64
  %1382 = load i32, ptr %16, align 4
  %1383 = sub i32 32, %1382
  %1384 = mul i32 %1382, -3
  %1385 = add i32 %1384, %1383
  %1386 = insertelement <16 x i32> poison, i32 %1385, i64 0
  %1387 = shufflevector <16 x i32> %1386, <16 x i32> poison, <16 x i32> zeroinitializer
  %1388 = shl <16 x i32> %817, %1387
  %1389 = load i32, ptr %22, align 4
  %1390 = icmp eq i32 %1389, 0
  %1391 = insertelement <16 x i32> poison, i32 %1383, i64 0
  %1392 = shufflevector <16 x i32> %1391, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %1390, label %1395, label %1393

1393:
  %1394 = ashr <16 x i32> %1388, %1392
  br label %1397

1395:
  %1396 = lshr <16 x i32> %1388, %1392
  br label %1397

1397:
  %1398 = phi <16 x i32> [ %1394, %1393 ], [ %1396, %1395 ]
  %1399 = sitofp <16 x i32> %1398 to <16 x float>
  %1400 = getelementptr inbounds nuw i8, ptr %795, i64 960
  store <16 x float> %1399, ptr %1400, align 64
  br label %1408

1401:
  %1402 = getelementptr inbounds nuw i8, ptr %795, i64 960
  %1403 = shl <16 x i32> %817, %786
  %1404 = ashr <16 x i32> %1403, %707
  %1405 = and <16 x i32> %1404, %709
  %1406 = bitcast <16 x i32> %1405 to <16 x float>
  %1407 = fmul <16 x float> %712, %1406
  store <16 x float> %1407, ptr %1402, align 64
  br label %1408

1408:
  %1409 = phi <16 x i32> [ %797, %1397 ], [ %1260, %1336 ], [ %1260, %1401 ]
  %1410 = getelementptr inbounds nuw i8, ptr %795, i64 1024
  %1411 = getelementptr inbounds nuw i8, ptr %796, i64 1024
  %1412 = add nuw nsw i64 %794, 1
  %1413 = icmp samesign ult i64 %1412, %788
  br i1 %1413, label %793, label %789

1414:
  %1415 = icmp ult i32 %76, 32
  br i1 %1415, label %2826, label %1416

1416:
  %1417 = getelementptr inbounds nuw i8, ptr %61, i64 4096
  %1418 = shl nsw i32 -1, %69
  %1419 = xor i32 %1418, -1
  %1420 = load i32, ptr %20, align 4
  %1421 = sub i32 %1419, %1420
  %1422 = mul i32 %1421, %74
  %1423 = mul i32 %74, %1419
  %1424 = icmp eq i32 %67, 8
  %1425 = select i1 %1424, float 0x3810000000000000, float 0.000000e+00
  %1426 = add nsw i32 %67, -1
  %1427 = shl i32 -8388608, %1426
  %1428 = add i32 %1427, 2139095040
  %1429 = sub nsw i32 23, %68
  %1430 = shl i32 %1419, %1429
  %1431 = or i32 %1430, -2147483648
  %1432 = sub i32 8, %67
  %1433 = icmp eq i32 %66, 1
  %1434 = icmp eq i32 %62, 2
  %1435 = icmp eq i32 %62, 1
  %1436 = add i32 %70, %69
  %1437 = insertelement <16 x i32> poison, i32 %1432, i64 0
  %1438 = shufflevector <16 x i32> %1437, <16 x i32> poison, <16 x i32> zeroinitializer
  %1439 = insertelement <16 x i32> poison, i32 %1431, i64 0
  %1440 = shufflevector <16 x i32> %1439, <16 x i32> poison, <16 x i32> zeroinitializer
  %1441 = insertelement <16 x i32> poison, i32 %1428, i64 0
  %1442 = bitcast <16 x i32> %1441 to <16 x float>
  %1443 = shufflevector <16 x float> %1442, <16 x float> poison, <16 x i32> zeroinitializer
  %1444 = insertelement <16 x float> poison, float %1425, i64 0
  %1445 = shufflevector <16 x float> %1444, <16 x float> poison, <16 x i32> zeroinitializer
  %1446 = insertelement <16 x i32> poison, i32 %1423, i64 0
  %1447 = shufflevector <16 x i32> %1446, <16 x i32> poison, <16 x i32> zeroinitializer
  %1448 = insertelement <16 x i32> poison, i32 %1422, i64 0
  %1449 = shufflevector <16 x i32> %1448, <16 x i32> poison, <16 x i32> zeroinitializer
  %1450 = sub i32 31, %1436
  %1451 = insertelement <16 x i32> poison, i32 %1450, i64 0
  %1452 = shufflevector <16 x i32> %1451, <16 x i32> poison, <16 x i32> zeroinitializer
  %1453 = add i32 %1436, %63
  %1454 = sub i32 31, %1453
  %1455 = insertelement <16 x i32> poison, i32 %1454, i64 0
  %1456 = shufflevector <16 x i32> %1455, <16 x i32> poison, <16 x i32> zeroinitializer
  %1457 = shl i32 %63, 1
  %1458 = add i32 %1436, %1457
  %1459 = sub i32 31, %1458
  %1460 = insertelement <16 x i32> poison, i32 %1459, i64 0
  %1461 = shufflevector <16 x i32> %1460, <16 x i32> poison, <16 x i32> zeroinitializer
  %1462 = mul i32 %63, 3
  %1463 = add i32 %1436, %1462
  %1464 = sub i32 31, %1463
  %1465 = insertelement <16 x i32> poison, i32 %1464, i64 0
  %1466 = shufflevector <16 x i32> %1465, <16 x i32> poison, <16 x i32> zeroinitializer
  %1467 = shl i32 %63, 2
  %1468 = add i32 %1436, %1467
  %1469 = sub i32 31, %1468
  %1470 = insertelement <16 x i32> poison, i32 %1469, i64 0
  %1471 = shufflevector <16 x i32> %1470, <16 x i32> poison, <16 x i32> zeroinitializer
  %1472 = mul i32 %63, 5
  %1473 = add i32 %1436, %1472
  %1474 = sub i32 31, %1473
  %1475 = insertelement <16 x i32> poison, i32 %1474, i64 0
  %1476 = shufflevector <16 x i32> %1475, <16 x i32> poison, <16 x i32> zeroinitializer
  %1477 = mul i32 %63, 6
  %1478 = add i32 %1436, %1477
  %1479 = sub i32 31, %1478
  %1480 = insertelement <16 x i32> poison, i32 %1479, i64 0
  %1481 = shufflevector <16 x i32> %1480, <16 x i32> poison, <16 x i32> zeroinitializer
  %1482 = mul i32 %63, 7
  %1483 = add i32 %1436, %1482
  %1484 = sub i32 31, %1483
  %1485 = insertelement <16 x i32> poison, i32 %1484, i64 0
  %1486 = shufflevector <16 x i32> %1485, <16 x i32> poison, <16 x i32> zeroinitializer
  %1487 = sub i32 31, %1436
  %1488 = insertelement <16 x i32> poison, i32 %1487, i64 0
  %1489 = shufflevector <16 x i32> %1488, <16 x i32> poison, <16 x i32> zeroinitializer
  %1490 = add i32 %1436, %63
  %1491 = sub i32 31, %1490
  %1492 = insertelement <16 x i32> poison, i32 %1491, i64 0
  %1493 = shufflevector <16 x i32> %1492, <16 x i32> poison, <16 x i32> zeroinitializer
  %1494 = shl i32 %63, 1
  %1495 = add i32 %1436, %1494
  %1496 = sub i32 31, %1495
  %1497 = insertelement <16 x i32> poison, i32 %1496, i64 0
  %1498 = shufflevector <16 x i32> %1497, <16 x i32> poison, <16 x i32> zeroinitializer
  %1499 = mul i32 %63, 3
  %1500 = add i32 %1436, %1499
  %1501 = sub i32 31, %1500
  %1502 = insertelement <16 x i32> poison, i32 %1501, i64 0
  %1503 = shufflevector <16 x i32> %1502, <16 x i32> poison, <16 x i32> zeroinitializer
  %1504 = shl i32 %63, 2
  %1505 = add i32 %1436, %1504
  %1506 = sub i32 31, %1505
  %1507 = insertelement <16 x i32> poison, i32 %1506, i64 0
  %1508 = shufflevector <16 x i32> %1507, <16 x i32> poison, <16 x i32> zeroinitializer
  %1509 = mul i32 %63, 5
  %1510 = add i32 %1436, %1509
  %1511 = sub i32 31, %1510
  %1512 = insertelement <16 x i32> poison, i32 %1511, i64 0
  %1513 = shufflevector <16 x i32> %1512, <16 x i32> poison, <16 x i32> zeroinitializer
  %1514 = mul i32 %63, 6
  %1515 = add i32 %1436, %1514
  %1516 = sub i32 31, %1515
  %1517 = insertelement <16 x i32> poison, i32 %1516, i64 0
  %1518 = shufflevector <16 x i32> %1517, <16 x i32> poison, <16 x i32> zeroinitializer
  %1519 = mul i32 %63, 7
  %1520 = add i32 %1436, %1519
  %1521 = sub i32 31, %1520
  %1522 = insertelement <16 x i32> poison, i32 %1521, i64 0
  %1523 = shufflevector <16 x i32> %1522, <16 x i32> poison, <16 x i32> zeroinitializer
  %1524 = sub i32 31, %1436
  %1525 = insertelement <16 x i32> poison, i32 %1524, i64 0
  %1526 = shufflevector <16 x i32> %1525, <16 x i32> poison, <16 x i32> zeroinitializer
  %1527 = add i32 %1436, %63
  %1528 = sub i32 31, %1527
  %1529 = insertelement <16 x i32> poison, i32 %1528, i64 0
  %1530 = shufflevector <16 x i32> %1529, <16 x i32> poison, <16 x i32> zeroinitializer
  %1531 = shl i32 %63, 1
  %1532 = add i32 %1436, %1531
  %1533 = sub i32 31, %1532
  %1534 = insertelement <16 x i32> poison, i32 %1533, i64 0
  %1535 = shufflevector <16 x i32> %1534, <16 x i32> poison, <16 x i32> zeroinitializer
  %1536 = mul i32 %63, 3
  %1537 = add i32 %1436, %1536
  %1538 = sub i32 31, %1537
  %1539 = insertelement <16 x i32> poison, i32 %1538, i64 0
  %1540 = shufflevector <16 x i32> %1539, <16 x i32> poison, <16 x i32> zeroinitializer
  %1541 = shl i32 %63, 2
  %1542 = add i32 %1436, %1541
  %1543 = sub i32 31, %1542
  %1544 = insertelement <16 x i32> poison, i32 %1543, i64 0
  %1545 = shufflevector <16 x i32> %1544, <16 x i32> poison, <16 x i32> zeroinitializer
  %1546 = mul i32 %63, 5
  %1547 = add i32 %1436, %1546
  %1548 = sub i32 31, %1547
  %1549 = insertelement <16 x i32> poison, i32 %1548, i64 0
  %1550 = shufflevector <16 x i32> %1549, <16 x i32> poison, <16 x i32> zeroinitializer
  %1551 = mul i32 %63, 6
  %1552 = add i32 %1436, %1551
  %1553 = sub i32 31, %1552
  %1554 = insertelement <16 x i32> poison, i32 %1553, i64 0
  %1555 = shufflevector <16 x i32> %1554, <16 x i32> poison, <16 x i32> zeroinitializer
  %1556 = mul i32 %63, 7
  %1557 = add i32 %1436, %1556
  %1558 = sub i32 31, %1557
  %1559 = insertelement <16 x i32> poison, i32 %1558, i64 0
  %1560 = shufflevector <16 x i32> %1559, <16 x i32> poison, <16 x i32> zeroinitializer
  %1561 = sub i32 31, %1436
  %1562 = insertelement <16 x i32> poison, i32 %1561, i64 0
  %1563 = shufflevector <16 x i32> %1562, <16 x i32> poison, <16 x i32> zeroinitializer
  %1564 = add i32 %1436, %63
  %1565 = sub i32 31, %1564
  %1566 = insertelement <16 x i32> poison, i32 %1565, i64 0
  %1567 = shufflevector <16 x i32> %1566, <16 x i32> poison, <16 x i32> zeroinitializer
  %1568 = shl i32 %63, 1
  %1569 = add i32 %1436, %1568
  %1570 = sub i32 31, %1569
  %1571 = insertelement <16 x i32> poison, i32 %1570, i64 0
  %1572 = shufflevector <16 x i32> %1571, <16 x i32> poison, <16 x i32> zeroinitializer
  %1573 = mul i32 %63, 3
  %1574 = add i32 %1436, %1573
  %1575 = sub i32 31, %1574
  %1576 = insertelement <16 x i32> poison, i32 %1575, i64 0
  %1577 = shufflevector <16 x i32> %1576, <16 x i32> poison, <16 x i32> zeroinitializer
  %1578 = shl i32 %63, 2
  %1579 = add i32 %1436, %1578
  %1580 = sub i32 31, %1579
  %1581 = insertelement <16 x i32> poison, i32 %1580, i64 0
  %1582 = shufflevector <16 x i32> %1581, <16 x i32> poison, <16 x i32> zeroinitializer
  %1583 = mul i32 %63, 5
  %1584 = add i32 %1436, %1583
  %1585 = sub i32 31, %1584
  %1586 = insertelement <16 x i32> poison, i32 %1585, i64 0
  %1587 = shufflevector <16 x i32> %1586, <16 x i32> poison, <16 x i32> zeroinitializer
  %1588 = mul i32 %63, 6
  %1589 = add i32 %1436, %1588
  %1590 = sub i32 31, %1589
  %1591 = insertelement <16 x i32> poison, i32 %1590, i64 0
  %1592 = shufflevector <16 x i32> %1591, <16 x i32> poison, <16 x i32> zeroinitializer
  %1593 = mul i32 %63, 7
  %1594 = add i32 %1436, %1593
  %1595 = sub i32 31, %1594
  %1596 = insertelement <16 x i32> poison, i32 %1595, i64 0
  %1597 = shufflevector <16 x i32> %1596, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %1602

1598:
  %1599 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %2818)
  %1600 = and i32 %1599, %75
  %1601 = icmp ne i32 %1600, 0
  br label %2826

1602:
  %1603 = phi i64 [ 0, %1416 ], [ %2821, %2817 ]
  %1604 = phi ptr [ %61, %1416 ], [ %2819, %2817 ]
  %1605 = phi ptr [ %1417, %1416 ], [ %2820, %2817 ]
  %1606 = phi <16 x i32> [ zeroinitializer, %1416 ], [ %2818, %2817 ]
  %1607 = trunc nuw nsw i64 %1603 to i32
  %1608 = mul i32 %66, %1607
  %1609 = zext i32 %1608 to i64
  %1610 = getelementptr inbounds nuw [32 x i32], ptr %60, i64 %1609
  %1611 = getelementptr inbounds nuw i8, ptr %1610, i64 128
  %1612 = select i1 %1433, ptr @ZEROS, ptr %1611
  %1613 = load <16 x i32>, ptr %1610, align 64
  %1614 = getelementptr inbounds nuw i8, ptr %1610, i64 64
  %1615 = load <16 x i32>, ptr %1614, align 64
  %1616 = shufflevector <16 x i32> %1613, <16 x i32> %1615, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %1617 = shufflevector <16 x i32> %1613, <16 x i32> %1615, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %1618 = load <16 x i32>, ptr %1612, align 64
  %1619 = getelementptr inbounds nuw i8, ptr %1612, i64 64
  %1620 = load <16 x i32>, ptr %1619, align 64
  %1621 = shufflevector <16 x i32> %1618, <16 x i32> %1620, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %1622 = shufflevector <16 x i32> %1618, <16 x i32> %1620, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %1623 = shufflevector <16 x i32> %1616, <16 x i32> %1621, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %1624 = shufflevector <16 x i32> %1616, <16 x i32> %1621, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %1625 = shufflevector <16 x i32> %1617, <16 x i32> %1622, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %1626 = shufflevector <16 x i32> %1617, <16 x i32> %1622, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  br i1 %1434, label %1627, label %1639

1627:
  %1628 = load i32, ptr %16, align 4
  %1629 = sub i32 32, %1628
  %1630 = insertelement <16 x i32> poison, i32 %1629, i64 0
  %1631 = shufflevector <16 x i32> %1630, <16 x i32> poison, <16 x i32> zeroinitializer
  %1632 = shl <16 x i32> %1623, %1631
  %1633 = load i32, ptr %22, align 4
  %1634 = icmp eq i32 %1633, 0
  br i1 %1634, label %1637, label %1635

1635:
  %1636 = ashr exact <16 x i32> %1632, %1631
  br label %1669

1637:
  %1638 = lshr exact <16 x i32> %1632, %1631
  br label %1669

1639:
  %1640 = and <16 x i32> %1623, %1447
  %1641 = add <16 x i32> %1640, %1449
  %1642 = shl <16 x i32> %1623, %1452
  %1643 = ashr <16 x i32> %1642, %1438
  %1644 = and <16 x i32> %1643, %1440
  %1645 = bitcast <16 x i32> %1644 to <16 x float>
  %1646 = fmul <16 x float> %1443, %1645
  store <16 x float> %1646, ptr %1604, align 64
  br i1 %1435, label %1647, label %1686

1647:
  %1648 = and <16 x i32> %1644, splat (i32 2147483647)
  %1649 = and <16 x i32> %1644, splat (i32 2139095040)
  %1650 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1649, <16 x i32> splat (i32 8388608))
  %1651 = icmp eq <16 x i32> %1648, zeroinitializer
  %1652 = bitcast <16 x i32> %1650 to <16 x float>
  %1653 = fmul <16 x float> %1443, %1652
  %1654 = select <16 x i1> %1651, <16 x float> %1445, <16 x float> %1653
  store <16 x float> %1654, ptr %1605, align 64
  %1655 = getelementptr inbounds nuw i8, ptr %1604, i64 64
  %1656 = shl <16 x i32> %1623, %1456
  %1657 = ashr <16 x i32> %1656, %1438
  %1658 = and <16 x i32> %1657, %1440
  %1659 = bitcast <16 x i32> %1658 to <16 x float>
  %1660 = fmul <16 x float> %1443, %1659
  store <16 x float> %1660, ptr %1655, align 64
  %1661 = getelementptr inbounds nuw i8, ptr %1605, i64 64
  %1662 = and <16 x i32> %1658, splat (i32 2147483647)
  %1663 = and <16 x i32> %1658, splat (i32 2139095040)
  %1664 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1663, <16 x i32> splat (i32 8388608))
  %1665 = icmp eq <16 x i32> %1662, zeroinitializer
  %1666 = bitcast <16 x i32> %1664 to <16 x float>
  %1667 = fmul <16 x float> %1443, %1666
  %1668 = select <16 x i1> %1665, <16 x float> %1445, <16 x float> %1667
  store <16 x float> %1668, ptr %1661, align 64
  br label %1693

1669:
  %1670 = phi <16 x i32> [ %1636, %1635 ], [ %1638, %1637 ]
  %1671 = sitofp <16 x i32> %1670 to <16 x float>
  store <16 x float> %1671, ptr %1604, align 64
  %1672 = load i32, ptr %16, align 4
  %1673 = sub i32 32, %1672
  %1674 = sub i32 %1673, %1672
  %1675 = insertelement <16 x i32> poison, i32 %1674, i64 0
  %1676 = shufflevector <16 x i32> %1675, <16 x i32> poison, <16 x i32> zeroinitializer
  %1677 = shl <16 x i32> %1623, %1676
  %1678 = load i32, ptr %22, align 4
  %1679 = icmp eq i32 %1678, 0
  %1680 = insertelement <16 x i32> poison, i32 %1673, i64 0
  %1681 = shufflevector <16 x i32> %1680, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %1679, label %1684, label %1682

1682:
  %1683 = ashr <16 x i32> %1677, %1681
  br label %1723

1684:
  %1685 = lshr <16 x i32> %1677, %1681
  br label %1723

1686:
  %1687 = getelementptr inbounds nuw i8, ptr %1604, i64 64
  %1688 = shl <16 x i32> %1623, %1456
  %1689 = ashr <16 x i32> %1688, %1438
  %1690 = and <16 x i32> %1689, %1440
  %1691 = bitcast <16 x i32> %1690 to <16 x float>
  %1692 = fmul <16 x float> %1443, %1691
  store <16 x float> %1692, ptr %1687, align 64
  br label %1693

1693:
  %1694 = getelementptr inbounds nuw i8, ptr %1604, i64 128
  %1695 = shl <16 x i32> %1623, %1461
  %1696 = ashr <16 x i32> %1695, %1438
  %1697 = and <16 x i32> %1696, %1440
  %1698 = bitcast <16 x i32> %1697 to <16 x float>
  %1699 = fmul <16 x float> %1443, %1698
  store <16 x float> %1699, ptr %1694, align 64
  br i1 %1435, label %1700, label %1761

1700:
  %1701 = getelementptr inbounds nuw i8, ptr %1605, i64 128
  %1702 = and <16 x i32> %1697, splat (i32 2147483647)
  %1703 = and <16 x i32> %1697, splat (i32 2139095040)
  %1704 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1703, <16 x i32> splat (i32 8388608))
  %1705 = icmp eq <16 x i32> %1702, zeroinitializer
  %1706 = bitcast <16 x i32> %1704 to <16 x float>
  %1707 = fmul <16 x float> %1443, %1706
  %1708 = select <16 x i1> %1705, <16 x float> %1445, <16 x float> %1707
  store <16 x float> %1708, ptr %1701, align 64
  %1709 = getelementptr inbounds nuw i8, ptr %1604, i64 192
  %1710 = shl <16 x i32> %1623, %1466
  %1711 = ashr <16 x i32> %1710, %1438
  %1712 = and <16 x i32> %1711, %1440
  %1713 = bitcast <16 x i32> %1712 to <16 x float>
  %1714 = fmul <16 x float> %1443, %1713
  store <16 x float> %1714, ptr %1709, align 64
  %1715 = getelementptr inbounds nuw i8, ptr %1605, i64 192
  %1716 = and <16 x i32> %1712, splat (i32 2147483647)
  %1717 = and <16 x i32> %1712, splat (i32 2139095040)
  %1718 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1717, <16 x i32> splat (i32 8388608))
  %1719 = icmp eq <16 x i32> %1716, zeroinitializer
  %1720 = bitcast <16 x i32> %1718 to <16 x float>
  %1721 = fmul <16 x float> %1443, %1720
  %1722 = select <16 x i1> %1719, <16 x float> %1445, <16 x float> %1721
  store <16 x float> %1722, ptr %1715, align 64
  br label %1768

1723:
  %1724 = phi <16 x i32> [ %1683, %1682 ], [ %1685, %1684 ]
  %1725 = sitofp <16 x i32> %1724 to <16 x float>
  %1726 = getelementptr inbounds nuw i8, ptr %1604, i64 64
  store <16 x float> %1725, ptr %1726, align 64
  %1727 = load i32, ptr %16, align 4
  %1728 = sub i32 32, %1727
  %1729 = shl i32 %1727, 1
  %1730 = sub i32 %1728, %1729
  %1731 = insertelement <16 x i32> poison, i32 %1730, i64 0
  %1732 = shufflevector <16 x i32> %1731, <16 x i32> poison, <16 x i32> zeroinitializer
  %1733 = shl <16 x i32> %1623, %1732
  %1734 = load i32, ptr %22, align 4
  %1735 = icmp eq i32 %1734, 0
  %1736 = insertelement <16 x i32> poison, i32 %1728, i64 0
  %1737 = shufflevector <16 x i32> %1736, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %1735, label %1740, label %1738

1738:
  %1739 = ashr <16 x i32> %1733, %1737
  br label %1742

1740:
  %1741 = lshr <16 x i32> %1733, %1737
  br label %1742

1742:
  %1743 = phi <16 x i32> [ %1739, %1738 ], [ %1741, %1740 ]
  %1744 = sitofp <16 x i32> %1743 to <16 x float>
  %1745 = getelementptr inbounds nuw i8, ptr %1604, i64 128
  store <16 x float> %1744, ptr %1745, align 64
  %1746 = load i32, ptr %16, align 4
  %1747 = sub i32 32, %1746
  %1748 = mul i32 %1746, -3
  %1749 = add i32 %1748, %1747
  %1750 = insertelement <16 x i32> poison, i32 %1749, i64 0
  %1751 = shufflevector <16 x i32> %1750, <16 x i32> poison, <16 x i32> zeroinitializer
  %1752 = shl <16 x i32> %1623, %1751
  %1753 = load i32, ptr %22, align 4
  %1754 = icmp eq i32 %1753, 0
  %1755 = insertelement <16 x i32> poison, i32 %1747, i64 0
  %1756 = shufflevector <16 x i32> %1755, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %1754, label %1759, label %1757

1757:
  %1758 = ashr <16 x i32> %1752, %1756
  br label %1798

1759:
  %1760 = lshr <16 x i32> %1752, %1756
  br label %1798

1761:
  %1762 = getelementptr inbounds nuw i8, ptr %1604, i64 192
  %1763 = shl <16 x i32> %1623, %1466
  %1764 = ashr <16 x i32> %1763, %1438
  %1765 = and <16 x i32> %1764, %1440
  %1766 = bitcast <16 x i32> %1765 to <16 x float>
  %1767 = fmul <16 x float> %1443, %1766
  store <16 x float> %1767, ptr %1762, align 64
  br label %1768

1768:
  %1769 = getelementptr inbounds nuw i8, ptr %1604, i64 256
  %1770 = shl <16 x i32> %1623, %1471
  %1771 = ashr <16 x i32> %1770, %1438
  %1772 = and <16 x i32> %1771, %1440
  %1773 = bitcast <16 x i32> %1772 to <16 x float>
  %1774 = fmul <16 x float> %1443, %1773
  store <16 x float> %1774, ptr %1769, align 64
  br i1 %1435, label %1775, label %1836

1775:
  %1776 = getelementptr inbounds nuw i8, ptr %1605, i64 256
  %1777 = and <16 x i32> %1772, splat (i32 2147483647)
  %1778 = and <16 x i32> %1772, splat (i32 2139095040)
  %1779 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1778, <16 x i32> splat (i32 8388608))
  %1780 = icmp eq <16 x i32> %1777, zeroinitializer
  %1781 = bitcast <16 x i32> %1779 to <16 x float>
  %1782 = fmul <16 x float> %1443, %1781
  %1783 = select <16 x i1> %1780, <16 x float> %1445, <16 x float> %1782
  store <16 x float> %1783, ptr %1776, align 64
  %1784 = getelementptr inbounds nuw i8, ptr %1604, i64 320
  %1785 = shl <16 x i32> %1623, %1476
  %1786 = ashr <16 x i32> %1785, %1438
  %1787 = and <16 x i32> %1786, %1440
  %1788 = bitcast <16 x i32> %1787 to <16 x float>
  %1789 = fmul <16 x float> %1443, %1788
  store <16 x float> %1789, ptr %1784, align 64
  %1790 = getelementptr inbounds nuw i8, ptr %1605, i64 320
  %1791 = and <16 x i32> %1787, splat (i32 2147483647)
  %1792 = and <16 x i32> %1787, splat (i32 2139095040)
  %1793 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1792, <16 x i32> splat (i32 8388608))
  %1794 = icmp eq <16 x i32> %1791, zeroinitializer
  %1795 = bitcast <16 x i32> %1793 to <16 x float>
  %1796 = fmul <16 x float> %1443, %1795
  %1797 = select <16 x i1> %1794, <16 x float> %1445, <16 x float> %1796
  store <16 x float> %1797, ptr %1790, align 64
  br label %1843

1798:
  %1799 = phi <16 x i32> [ %1758, %1757 ], [ %1760, %1759 ]
  %1800 = sitofp <16 x i32> %1799 to <16 x float>
  %1801 = getelementptr inbounds nuw i8, ptr %1604, i64 192
  store <16 x float> %1800, ptr %1801, align 64
  %1802 = load i32, ptr %16, align 4
  %1803 = sub i32 32, %1802
  %1804 = shl i32 %1802, 2
  %1805 = sub i32 %1803, %1804
  %1806 = insertelement <16 x i32> poison, i32 %1805, i64 0
  %1807 = shufflevector <16 x i32> %1806, <16 x i32> poison, <16 x i32> zeroinitializer
  %1808 = shl <16 x i32> %1623, %1807
  %1809 = load i32, ptr %22, align 4
  %1810 = icmp eq i32 %1809, 0
  %1811 = insertelement <16 x i32> poison, i32 %1803, i64 0
  %1812 = shufflevector <16 x i32> %1811, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %1810, label %1815, label %1813

1813:
  %1814 = ashr <16 x i32> %1808, %1812
  br label %1817

1815:
  %1816 = lshr <16 x i32> %1808, %1812
  br label %1817

1817:
  %1818 = phi <16 x i32> [ %1814, %1813 ], [ %1816, %1815 ]
  %1819 = sitofp <16 x i32> %1818 to <16 x float>
  %1820 = getelementptr inbounds nuw i8, ptr %1604, i64 256
  store <16 x float> %1819, ptr %1820, align 64
  %1821 = load i32, ptr %16, align 4
  %1822 = sub i32 32, %1821
  %1823 = mul i32 %1821, -5
  %1824 = add i32 %1823, %1822
  %1825 = insertelement <16 x i32> poison, i32 %1824, i64 0
  %1826 = shufflevector <16 x i32> %1825, <16 x i32> poison, <16 x i32> zeroinitializer
  %1827 = shl <16 x i32> %1623, %1826
  %1828 = load i32, ptr %22, align 4
  %1829 = icmp eq i32 %1828, 0
  %1830 = insertelement <16 x i32> poison, i32 %1822, i64 0
  %1831 = shufflevector <16 x i32> %1830, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %1829, label %1834, label %1832

1832:
  %1833 = ashr <16 x i32> %1827, %1831
  br label %1873

1834:
  %1835 = lshr <16 x i32> %1827, %1831
  br label %1873

1836:
  %1837 = getelementptr inbounds nuw i8, ptr %1604, i64 320
  %1838 = shl <16 x i32> %1623, %1476
  %1839 = ashr <16 x i32> %1838, %1438
  %1840 = and <16 x i32> %1839, %1440
  %1841 = bitcast <16 x i32> %1840 to <16 x float>
  %1842 = fmul <16 x float> %1443, %1841
  store <16 x float> %1842, ptr %1837, align 64
  br label %1843

1843:
  %1844 = getelementptr inbounds nuw i8, ptr %1604, i64 384
  %1845 = shl <16 x i32> %1623, %1481
  %1846 = ashr <16 x i32> %1845, %1438
  %1847 = and <16 x i32> %1846, %1440
  %1848 = bitcast <16 x i32> %1847 to <16 x float>
  %1849 = fmul <16 x float> %1443, %1848
  store <16 x float> %1849, ptr %1844, align 64
  br i1 %1435, label %1850, label %1911

1850:
  %1851 = getelementptr inbounds nuw i8, ptr %1605, i64 384
  %1852 = and <16 x i32> %1847, splat (i32 2147483647)
  %1853 = and <16 x i32> %1847, splat (i32 2139095040)
  %1854 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1853, <16 x i32> splat (i32 8388608))
  %1855 = icmp eq <16 x i32> %1852, zeroinitializer
  %1856 = bitcast <16 x i32> %1854 to <16 x float>
  %1857 = fmul <16 x float> %1443, %1856
  %1858 = select <16 x i1> %1855, <16 x float> %1445, <16 x float> %1857
  store <16 x float> %1858, ptr %1851, align 64
  %1859 = getelementptr inbounds nuw i8, ptr %1604, i64 448
  %1860 = shl <16 x i32> %1623, %1486
  %1861 = ashr <16 x i32> %1860, %1438
  %1862 = and <16 x i32> %1861, %1440
  %1863 = bitcast <16 x i32> %1862 to <16 x float>
  %1864 = fmul <16 x float> %1443, %1863
  store <16 x float> %1864, ptr %1859, align 64
  %1865 = getelementptr inbounds nuw i8, ptr %1605, i64 448
  %1866 = and <16 x i32> %1862, splat (i32 2147483647)
  %1867 = and <16 x i32> %1862, splat (i32 2139095040)
  %1868 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1867, <16 x i32> splat (i32 8388608))
  %1869 = icmp eq <16 x i32> %1866, zeroinitializer
  %1870 = bitcast <16 x i32> %1868 to <16 x float>
  %1871 = fmul <16 x float> %1443, %1870
  %1872 = select <16 x i1> %1869, <16 x float> %1445, <16 x float> %1871
  store <16 x float> %1872, ptr %1865, align 64
  br label %1918

1873:
  %1874 = phi <16 x i32> [ %1833, %1832 ], [ %1835, %1834 ]
  %1875 = sitofp <16 x i32> %1874 to <16 x float>
  %1876 = getelementptr inbounds nuw i8, ptr %1604, i64 320
  store <16 x float> %1875, ptr %1876, align 64
  %1877 = load i32, ptr %16, align 4
  %1878 = sub i32 32, %1877
  %1879 = mul i32 %1877, -6
  %1880 = add i32 %1879, %1878
  %1881 = insertelement <16 x i32> poison, i32 %1880, i64 0
  %1882 = shufflevector <16 x i32> %1881, <16 x i32> poison, <16 x i32> zeroinitializer
  %1883 = shl <16 x i32> %1623, %1882
  %1884 = load i32, ptr %22, align 4
  %1885 = icmp eq i32 %1884, 0
  %1886 = insertelement <16 x i32> poison, i32 %1878, i64 0
  %1887 = shufflevector <16 x i32> %1886, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %1885, label %1890, label %1888

1888:
  %1889 = ashr <16 x i32> %1883, %1887
  br label %1892

1890:
  %1891 = lshr <16 x i32> %1883, %1887
  br label %1892

1892:
  %1893 = phi <16 x i32> [ %1889, %1888 ], [ %1891, %1890 ]
  %1894 = sitofp <16 x i32> %1893 to <16 x float>
  %1895 = getelementptr inbounds nuw i8, ptr %1604, i64 384
  store <16 x float> %1894, ptr %1895, align 64
  %1896 = load i32, ptr %16, align 4
  %1897 = sub i32 32, %1896
  %1898 = mul i32 %1896, -7
  %1899 = add i32 %1898, %1897
  %1900 = insertelement <16 x i32> poison, i32 %1899, i64 0
  %1901 = shufflevector <16 x i32> %1900, <16 x i32> poison, <16 x i32> zeroinitializer
  %1902 = shl <16 x i32> %1623, %1901
  %1903 = load i32, ptr %22, align 4
  %1904 = icmp eq i32 %1903, 0
  %1905 = insertelement <16 x i32> poison, i32 %1897, i64 0
  %1906 = shufflevector <16 x i32> %1905, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %1904, label %1909, label %1907

1907:
  %1908 = ashr <16 x i32> %1902, %1906
  br label %1951

1909:
  %1910 = lshr <16 x i32> %1902, %1906
  br label %1951

1911:
  %1912 = getelementptr inbounds nuw i8, ptr %1604, i64 448
  %1913 = shl <16 x i32> %1623, %1486
  %1914 = ashr <16 x i32> %1913, %1438
  %1915 = and <16 x i32> %1914, %1440
  %1916 = bitcast <16 x i32> %1915 to <16 x float>
  %1917 = fmul <16 x float> %1443, %1916
  store <16 x float> %1917, ptr %1912, align 64
  br label %1918

1918:
  %1919 = getelementptr inbounds nuw i8, ptr %1604, i64 512
  %1920 = and <16 x i32> %1624, %1447
  %1921 = add <16 x i32> %1920, %1449
  %1922 = or <16 x i32> %1641, %1921
  %1923 = shl <16 x i32> %1624, %1489
  %1924 = ashr <16 x i32> %1923, %1438
  %1925 = and <16 x i32> %1924, %1440
  %1926 = bitcast <16 x i32> %1925 to <16 x float>
  %1927 = fmul <16 x float> %1443, %1926
  store <16 x float> %1927, ptr %1919, align 64
  br i1 %1435, label %1928, label %1984

1928:
  %1929 = getelementptr inbounds nuw i8, ptr %1605, i64 512
  %1930 = and <16 x i32> %1925, splat (i32 2147483647)
  %1931 = and <16 x i32> %1925, splat (i32 2139095040)
  %1932 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1931, <16 x i32> splat (i32 8388608))
  %1933 = icmp eq <16 x i32> %1930, zeroinitializer
  %1934 = bitcast <16 x i32> %1932 to <16 x float>
  %1935 = fmul <16 x float> %1443, %1934
  %1936 = select <16 x i1> %1933, <16 x float> %1445, <16 x float> %1935
  store <16 x float> %1936, ptr %1929, align 64
  %1937 = getelementptr inbounds nuw i8, ptr %1604, i64 576
  %1938 = shl <16 x i32> %1624, %1493
  %1939 = ashr <16 x i32> %1938, %1438
  %1940 = and <16 x i32> %1939, %1440
  %1941 = bitcast <16 x i32> %1940 to <16 x float>
  %1942 = fmul <16 x float> %1443, %1941
  store <16 x float> %1942, ptr %1937, align 64
  %1943 = getelementptr inbounds nuw i8, ptr %1605, i64 576
  %1944 = and <16 x i32> %1940, splat (i32 2147483647)
  %1945 = and <16 x i32> %1940, splat (i32 2139095040)
  %1946 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1945, <16 x i32> splat (i32 8388608))
  %1947 = icmp eq <16 x i32> %1944, zeroinitializer
  %1948 = bitcast <16 x i32> %1946 to <16 x float>
  %1949 = fmul <16 x float> %1443, %1948
  %1950 = select <16 x i1> %1947, <16 x float> %1445, <16 x float> %1949
  store <16 x float> %1950, ptr %1943, align 64
  br label %1991

1951:
  %1952 = phi <16 x i32> [ %1908, %1907 ], [ %1910, %1909 ]
  %1953 = sitofp <16 x i32> %1952 to <16 x float>
  %1954 = getelementptr inbounds nuw i8, ptr %1604, i64 448
  store <16 x float> %1953, ptr %1954, align 64
  %1955 = getelementptr inbounds nuw i8, ptr %1604, i64 512
  %1956 = load i32, ptr %16, align 4
  %1957 = sub i32 32, %1956
  %1958 = insertelement <16 x i32> poison, i32 %1957, i64 0
  %1959 = shufflevector <16 x i32> %1958, <16 x i32> poison, <16 x i32> zeroinitializer
  %1960 = shl <16 x i32> %1624, %1959
  %1961 = load i32, ptr %22, align 4
  %1962 = icmp eq i32 %1961, 0
  br i1 %1962, label %1965, label %1963

1963:
  %1964 = ashr exact <16 x i32> %1960, %1959
  br label %1967

1965:
  %1966 = lshr exact <16 x i32> %1960, %1959
  br label %1967

1967:
  %1968 = phi <16 x i32> [ %1964, %1963 ], [ %1966, %1965 ]
  %1969 = sitofp <16 x i32> %1968 to <16 x float>
  store <16 x float> %1969, ptr %1955, align 64
  %1970 = load i32, ptr %16, align 4
  %1971 = sub i32 32, %1970
  %1972 = sub i32 %1971, %1970
  %1973 = insertelement <16 x i32> poison, i32 %1972, i64 0
  %1974 = shufflevector <16 x i32> %1973, <16 x i32> poison, <16 x i32> zeroinitializer
  %1975 = shl <16 x i32> %1624, %1974
  %1976 = load i32, ptr %22, align 4
  %1977 = icmp eq i32 %1976, 0
  %1978 = insertelement <16 x i32> poison, i32 %1971, i64 0
  %1979 = shufflevector <16 x i32> %1978, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %1977, label %1982, label %1980

1980:
  %1981 = ashr <16 x i32> %1975, %1979
  br label %2021

1982:
  %1983 = lshr <16 x i32> %1975, %1979
  br label %2021

1984:
  %1985 = getelementptr inbounds nuw i8, ptr %1604, i64 576
  %1986 = shl <16 x i32> %1624, %1493
  %1987 = ashr <16 x i32> %1986, %1438
  %1988 = and <16 x i32> %1987, %1440
  %1989 = bitcast <16 x i32> %1988 to <16 x float>
  %1990 = fmul <16 x float> %1443, %1989
  store <16 x float> %1990, ptr %1985, align 64
  br label %1991

1991:
  %1992 = getelementptr inbounds nuw i8, ptr %1604, i64 640
  %1993 = shl <16 x i32> %1624, %1498
  %1994 = ashr <16 x i32> %1993, %1438
  %1995 = and <16 x i32> %1994, %1440
  %1996 = bitcast <16 x i32> %1995 to <16 x float>
  %1997 = fmul <16 x float> %1443, %1996
  store <16 x float> %1997, ptr %1992, align 64
  br i1 %1435, label %1998, label %2059

1998:
  %1999 = getelementptr inbounds nuw i8, ptr %1605, i64 640
  %2000 = and <16 x i32> %1995, splat (i32 2147483647)
  %2001 = and <16 x i32> %1995, splat (i32 2139095040)
  %2002 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2001, <16 x i32> splat (i32 8388608))
  %2003 = icmp eq <16 x i32> %2000, zeroinitializer
  %2004 = bitcast <16 x i32> %2002 to <16 x float>
  %2005 = fmul <16 x float> %1443, %2004
  %2006 = select <16 x i1> %2003, <16 x float> %1445, <16 x float> %2005
  store <16 x float> %2006, ptr %1999, align 64
  %2007 = getelementptr inbounds nuw i8, ptr %1604, i64 704
  %2008 = shl <16 x i32> %1624, %1503
  %2009 = ashr <16 x i32> %2008, %1438
  %2010 = and <16 x i32> %2009, %1440
  %2011 = bitcast <16 x i32> %2010 to <16 x float>
  %2012 = fmul <16 x float> %1443, %2011
  store <16 x float> %2012, ptr %2007, align 64
  %2013 = getelementptr inbounds nuw i8, ptr %1605, i64 704
  %2014 = and <16 x i32> %2010, splat (i32 2147483647)
  %2015 = and <16 x i32> %2010, splat (i32 2139095040)
  %2016 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2015, <16 x i32> splat (i32 8388608))
  %2017 = icmp eq <16 x i32> %2014, zeroinitializer
  %2018 = bitcast <16 x i32> %2016 to <16 x float>
  %2019 = fmul <16 x float> %1443, %2018
  %2020 = select <16 x i1> %2017, <16 x float> %1445, <16 x float> %2019
  store <16 x float> %2020, ptr %2013, align 64
  br label %2066

2021:
  %2022 = phi <16 x i32> [ %1981, %1980 ], [ %1983, %1982 ]
  %2023 = sitofp <16 x i32> %2022 to <16 x float>
  %2024 = getelementptr inbounds nuw i8, ptr %1604, i64 576
  store <16 x float> %2023, ptr %2024, align 64
  %2025 = load i32, ptr %16, align 4
  %2026 = sub i32 32, %2025
  %2027 = shl i32 %2025, 1
  %2028 = sub i32 %2026, %2027
  %2029 = insertelement <16 x i32> poison, i32 %2028, i64 0
  %2030 = shufflevector <16 x i32> %2029, <16 x i32> poison, <16 x i32> zeroinitializer
  %2031 = shl <16 x i32> %1624, %2030
  %2032 = load i32, ptr %22, align 4
  %2033 = icmp eq i32 %2032, 0
  %2034 = insertelement <16 x i32> poison, i32 %2026, i64 0
  %2035 = shufflevector <16 x i32> %2034, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %2033, label %2038, label %2036

2036:
  %2037 = ashr <16 x i32> %2031, %2035
  br label %2040

2038:
  %2039 = lshr <16 x i32> %2031, %2035
  br label %2040

2040:
  %2041 = phi <16 x i32> [ %2037, %2036 ], [ %2039, %2038 ]
  %2042 = sitofp <16 x i32> %2041 to <16 x float>
  %2043 = getelementptr inbounds nuw i8, ptr %1604, i64 640
  store <16 x float> %2042, ptr %2043, align 64
  %2044 = load i32, ptr %16, align 4
  %2045 = sub i32 32, %2044
  %2046 = mul i32 %2044, -3
  %2047 = add i32 %2046, %2045
  %2048 = insertelement <16 x i32> poison, i32 %2047, i64 0
  %2049 = shufflevector <16 x i32> %2048, <16 x i32> poison, <16 x i32> zeroinitializer
  %2050 = shl <16 x i32> %1624, %2049
  %2051 = load i32, ptr %22, align 4
  %2052 = icmp eq i32 %2051, 0
  %2053 = insertelement <16 x i32> poison, i32 %2045, i64 0
  %2054 = shufflevector <16 x i32> %2053, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %2052, label %2057, label %2055

2055:
  %2056 = ashr <16 x i32> %2050, %2054
  br label %2096

2057:
  %2058 = lshr <16 x i32> %2050, %2054
  br label %2096

2059:
  %2060 = getelementptr inbounds nuw i8, ptr %1604, i64 704
  %2061 = shl <16 x i32> %1624, %1503
  %2062 = ashr <16 x i32> %2061, %1438
  %2063 = and <16 x i32> %2062, %1440
  %2064 = bitcast <16 x i32> %2063 to <16 x float>
  %2065 = fmul <16 x float> %1443, %2064
  store <16 x float> %2065, ptr %2060, align 64
  br label %2066

2066:
  %2067 = getelementptr inbounds nuw i8, ptr %1604, i64 768
  %2068 = shl <16 x i32> %1624, %1508
  %2069 = ashr <16 x i32> %2068, %1438
  %2070 = and <16 x i32> %2069, %1440
  %2071 = bitcast <16 x i32> %2070 to <16 x float>
  %2072 = fmul <16 x float> %1443, %2071
  store <16 x float> %2072, ptr %2067, align 64
  br i1 %1435, label %2073, label %2134

2073:
  %2074 = getelementptr inbounds nuw i8, ptr %1605, i64 768
  %2075 = and <16 x i32> %2070, splat (i32 2147483647)
  %2076 = and <16 x i32> %2070, splat (i32 2139095040)
  %2077 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2076, <16 x i32> splat (i32 8388608))
  %2078 = icmp eq <16 x i32> %2075, zeroinitializer
  %2079 = bitcast <16 x i32> %2077 to <16 x float>
  %2080 = fmul <16 x float> %1443, %2079
  %2081 = select <16 x i1> %2078, <16 x float> %1445, <16 x float> %2080
  store <16 x float> %2081, ptr %2074, align 64
  %2082 = getelementptr inbounds nuw i8, ptr %1604, i64 832
  %2083 = shl <16 x i32> %1624, %1513
  %2084 = ashr <16 x i32> %2083, %1438
  %2085 = and <16 x i32> %2084, %1440
  %2086 = bitcast <16 x i32> %2085 to <16 x float>
  %2087 = fmul <16 x float> %1443, %2086
  store <16 x float> %2087, ptr %2082, align 64
  %2088 = getelementptr inbounds nuw i8, ptr %1605, i64 832
  %2089 = and <16 x i32> %2085, splat (i32 2147483647)
  %2090 = and <16 x i32> %2085, splat (i32 2139095040)
  %2091 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2090, <16 x i32> splat (i32 8388608))
  %2092 = icmp eq <16 x i32> %2089, zeroinitializer
  %2093 = bitcast <16 x i32> %2091 to <16 x float>
  %2094 = fmul <16 x float> %1443, %2093
  %2095 = select <16 x i1> %2092, <16 x float> %1445, <16 x float> %2094
  store <16 x float> %2095, ptr %2088, align 64
  br label %2141

2096:
  %2097 = phi <16 x i32> [ %2056, %2055 ], [ %2058, %2057 ]
  %2098 = sitofp <16 x i32> %2097 to <16 x float>
  %2099 = getelementptr inbounds nuw i8, ptr %1604, i64 704
  store <16 x float> %2098, ptr %2099, align 64
  %2100 = load i32, ptr %16, align 4
  %2101 = sub i32 32, %2100
  %2102 = shl i32 %2100, 2
  %2103 = sub i32 %2101, %2102
  %2104 = insertelement <16 x i32> poison, i32 %2103, i64 0
  %2105 = shufflevector <16 x i32> %2104, <16 x i32> poison, <16 x i32> zeroinitializer
  %2106 = shl <16 x i32> %1624, %2105
  %2107 = load i32, ptr %22, align 4
  %2108 = icmp eq i32 %2107, 0
  %2109 = insertelement <16 x i32> poison, i32 %2101, i64 0
  %2110 = shufflevector <16 x i32> %2109, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %2108, label %2113, label %2111

2111:
  %2112 = ashr <16 x i32> %2106, %2110
  br label %2115

2113:
  %2114 = lshr <16 x i32> %2106, %2110
  br label %2115

2115:
  %2116 = phi <16 x i32> [ %2112, %2111 ], [ %2114, %2113 ]
  %2117 = sitofp <16 x i32> %2116 to <16 x float>
  %2118 = getelementptr inbounds nuw i8, ptr %1604, i64 768
  store <16 x float> %2117, ptr %2118, align 64
  %2119 = load i32, ptr %16, align 4
  %2120 = sub i32 32, %2119
  %2121 = mul i32 %2119, -5
  %2122 = add i32 %2121, %2120
  %2123 = insertelement <16 x i32> poison, i32 %2122, i64 0
  %2124 = shufflevector <16 x i32> %2123, <16 x i32> poison, <16 x i32> zeroinitializer
  %2125 = shl <16 x i32> %1624, %2124
  %2126 = load i32, ptr %22, align 4
  %2127 = icmp eq i32 %2126, 0
  %2128 = insertelement <16 x i32> poison, i32 %2120, i64 0
  %2129 = shufflevector <16 x i32> %2128, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %2127, label %2132, label %2130

2130:
  %2131 = ashr <16 x i32> %2125, %2129
  br label %2171

2132:
  %2133 = lshr <16 x i32> %2125, %2129
  br label %2171

2134:
  %2135 = getelementptr inbounds nuw i8, ptr %1604, i64 832
  %2136 = shl <16 x i32> %1624, %1513
  %2137 = ashr <16 x i32> %2136, %1438
  %2138 = and <16 x i32> %2137, %1440
  %2139 = bitcast <16 x i32> %2138 to <16 x float>
  %2140 = fmul <16 x float> %1443, %2139
  store <16 x float> %2140, ptr %2135, align 64
  br label %2141

2141:
  %2142 = getelementptr inbounds nuw i8, ptr %1604, i64 896
  %2143 = shl <16 x i32> %1624, %1518
  %2144 = ashr <16 x i32> %2143, %1438
  %2145 = and <16 x i32> %2144, %1440
  %2146 = bitcast <16 x i32> %2145 to <16 x float>
  %2147 = fmul <16 x float> %1443, %2146
  store <16 x float> %2147, ptr %2142, align 64
  br i1 %1435, label %2148, label %2209

2148:
  %2149 = getelementptr inbounds nuw i8, ptr %1605, i64 896
  %2150 = and <16 x i32> %2145, splat (i32 2147483647)
  %2151 = and <16 x i32> %2145, splat (i32 2139095040)
  %2152 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2151, <16 x i32> splat (i32 8388608))
  %2153 = icmp eq <16 x i32> %2150, zeroinitializer
  %2154 = bitcast <16 x i32> %2152 to <16 x float>
  %2155 = fmul <16 x float> %1443, %2154
  %2156 = select <16 x i1> %2153, <16 x float> %1445, <16 x float> %2155
  store <16 x float> %2156, ptr %2149, align 64
  %2157 = getelementptr inbounds nuw i8, ptr %1604, i64 960
  %2158 = shl <16 x i32> %1624, %1523
  %2159 = ashr <16 x i32> %2158, %1438
  %2160 = and <16 x i32> %2159, %1440
  %2161 = bitcast <16 x i32> %2160 to <16 x float>
  %2162 = fmul <16 x float> %1443, %2161
  store <16 x float> %2162, ptr %2157, align 64
  %2163 = getelementptr inbounds nuw i8, ptr %1605, i64 960
  %2164 = and <16 x i32> %2160, splat (i32 2147483647)
  %2165 = and <16 x i32> %2160, splat (i32 2139095040)
  %2166 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2165, <16 x i32> splat (i32 8388608))
  %2167 = icmp eq <16 x i32> %2164, zeroinitializer
  %2168 = bitcast <16 x i32> %2166 to <16 x float>
  %2169 = fmul <16 x float> %1443, %2168
  %2170 = select <16 x i1> %2167, <16 x float> %1445, <16 x float> %2169
  store <16 x float> %2170, ptr %2163, align 64
  br label %2216

2171:
  %2172 = phi <16 x i32> [ %2131, %2130 ], [ %2133, %2132 ]
  %2173 = sitofp <16 x i32> %2172 to <16 x float>
  %2174 = getelementptr inbounds nuw i8, ptr %1604, i64 832
  store <16 x float> %2173, ptr %2174, align 64
  %2175 = load i32, ptr %16, align 4
  %2176 = sub i32 32, %2175
  %2177 = mul i32 %2175, -6
  %2178 = add i32 %2177, %2176
  %2179 = insertelement <16 x i32> poison, i32 %2178, i64 0
  %2180 = shufflevector <16 x i32> %2179, <16 x i32> poison, <16 x i32> zeroinitializer
  %2181 = shl <16 x i32> %1624, %2180
  %2182 = load i32, ptr %22, align 4
  %2183 = icmp eq i32 %2182, 0
  %2184 = insertelement <16 x i32> poison, i32 %2176, i64 0
  %2185 = shufflevector <16 x i32> %2184, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %2183, label %2188, label %2186

2186:
  %2187 = ashr <16 x i32> %2181, %2185
  br label %2190

2188:
  %2189 = lshr <16 x i32> %2181, %2185
  br label %2190

2190:
  %2191 = phi <16 x i32> [ %2187, %2186 ], [ %2189, %2188 ]
  %2192 = sitofp <16 x i32> %2191 to <16 x float>
  %2193 = getelementptr inbounds nuw i8, ptr %1604, i64 896
  store <16 x float> %2192, ptr %2193, align 64
  %2194 = load i32, ptr %16, align 4
  %2195 = sub i32 32, %2194
  %2196 = mul i32 %2194, -7
  %2197 = add i32 %2196, %2195
  %2198 = insertelement <16 x i32> poison, i32 %2197, i64 0
  %2199 = shufflevector <16 x i32> %2198, <16 x i32> poison, <16 x i32> zeroinitializer
  %2200 = shl <16 x i32> %1624, %2199
  %2201 = load i32, ptr %22, align 4
  %2202 = icmp eq i32 %2201, 0
  %2203 = insertelement <16 x i32> poison, i32 %2195, i64 0
  %2204 = shufflevector <16 x i32> %2203, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %2202, label %2207, label %2205

2205:
  %2206 = ashr <16 x i32> %2200, %2204
  br label %2249

2207:
  %2208 = lshr <16 x i32> %2200, %2204
  br label %2249

2209:
  %2210 = getelementptr inbounds nuw i8, ptr %1604, i64 960
  %2211 = shl <16 x i32> %1624, %1523
  %2212 = ashr <16 x i32> %2211, %1438
  %2213 = and <16 x i32> %2212, %1440
  %2214 = bitcast <16 x i32> %2213 to <16 x float>
  %2215 = fmul <16 x float> %1443, %2214
  store <16 x float> %2215, ptr %2210, align 64
  br label %2216

2216:
  %2217 = getelementptr inbounds nuw i8, ptr %1604, i64 1024
  %2218 = and <16 x i32> %1625, %1447
  %2219 = add <16 x i32> %2218, %1449
  %2220 = or <16 x i32> %1922, %2219
  %2221 = shl <16 x i32> %1625, %1526
  %2222 = ashr <16 x i32> %2221, %1438
  %2223 = and <16 x i32> %2222, %1440
  %2224 = bitcast <16 x i32> %2223 to <16 x float>
  %2225 = fmul <16 x float> %1443, %2224
  store <16 x float> %2225, ptr %2217, align 64
  br i1 %1435, label %2226, label %2282

2226:
  %2227 = getelementptr inbounds nuw i8, ptr %1605, i64 1024
  %2228 = and <16 x i32> %2223, splat (i32 2147483647)
  %2229 = and <16 x i32> %2223, splat (i32 2139095040)
  %2230 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2229, <16 x i32> splat (i32 8388608))
  %2231 = icmp eq <16 x i32> %2228, zeroinitializer
  %2232 = bitcast <16 x i32> %2230 to <16 x float>
  %2233 = fmul <16 x float> %1443, %2232
  %2234 = select <16 x i1> %2231, <16 x float> %1445, <16 x float> %2233
  store <16 x float> %2234, ptr %2227, align 64
  %2235 = getelementptr inbounds nuw i8, ptr %1604, i64 1088
  %2236 = shl <16 x i32> %1625, %1530
  %2237 = ashr <16 x i32> %2236, %1438
  %2238 = and <16 x i32> %2237, %1440
  %2239 = bitcast <16 x i32> %2238 to <16 x float>
  %2240 = fmul <16 x float> %1443, %2239
  store <16 x float> %2240, ptr %2235, align 64
  %2241 = getelementptr inbounds nuw i8, ptr %1605, i64 1088
  %2242 = and <16 x i32> %2238, splat (i32 2147483647)
  %2243 = and <16 x i32> %2238, splat (i32 2139095040)
  %2244 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2243, <16 x i32> splat (i32 8388608))
  %2245 = icmp eq <16 x i32> %2242, zeroinitializer
  %2246 = bitcast <16 x i32> %2244 to <16 x float>
  %2247 = fmul <16 x float> %1443, %2246
  %2248 = select <16 x i1> %2245, <16 x float> %1445, <16 x float> %2247
  store <16 x float> %2248, ptr %2241, align 64
  br label %2289

2249:
  %2250 = phi <16 x i32> [ %2206, %2205 ], [ %2208, %2207 ]
  %2251 = sitofp <16 x i32> %2250 to <16 x float>
  %2252 = getelementptr inbounds nuw i8, ptr %1604, i64 960
  store <16 x float> %2251, ptr %2252, align 64
  %2253 = getelementptr inbounds nuw i8, ptr %1604, i64 1024
  %2254 = load i32, ptr %16, align 4
  %2255 = sub i32 32, %2254
  %2256 = insertelement <16 x i32> poison, i32 %2255, i64 0
  %2257 = shufflevector <16 x i32> %2256, <16 x i32> poison, <16 x i32> zeroinitializer
  %2258 = shl <16 x i32> %1625, %2257
  %2259 = load i32, ptr %22, align 4
  %2260 = icmp eq i32 %2259, 0
  br i1 %2260, label %2263, label %2261

2261:
  %2262 = ashr exact <16 x i32> %2258, %2257
  br label %2265

2263:
  %2264 = lshr exact <16 x i32> %2258, %2257
  br label %2265

2265:
  %2266 = phi <16 x i32> [ %2262, %2261 ], [ %2264, %2263 ]
  %2267 = sitofp <16 x i32> %2266 to <16 x float>
  store <16 x float> %2267, ptr %2253, align 64
  %2268 = load i32, ptr %16, align 4
  %2269 = sub i32 32, %2268
  %2270 = sub i32 %2269, %2268
  %2271 = insertelement <16 x i32> poison, i32 %2270, i64 0
  %2272 = shufflevector <16 x i32> %2271, <16 x i32> poison, <16 x i32> zeroinitializer
  %2273 = shl <16 x i32> %1625, %2272
  %2274 = load i32, ptr %22, align 4
  %2275 = icmp eq i32 %2274, 0
  %2276 = insertelement <16 x i32> poison, i32 %2269, i64 0
  %2277 = shufflevector <16 x i32> %2276, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %2275, label %2280, label %2278

2278:
  %2279 = ashr <16 x i32> %2273, %2277
  br label %2319

2280:
  %2281 = lshr <16 x i32> %2273, %2277
  br label %2319

2282:
  %2283 = getelementptr inbounds nuw i8, ptr %1604, i64 1088
  %2284 = shl <16 x i32> %1625, %1530
  %2285 = ashr <16 x i32> %2284, %1438
  %2286 = and <16 x i32> %2285, %1440
  %2287 = bitcast <16 x i32> %2286 to <16 x float>
  %2288 = fmul <16 x float> %1443, %2287
  store <16 x float> %2288, ptr %2283, align 64
  br label %2289

2289:
  %2290 = getelementptr inbounds nuw i8, ptr %1604, i64 1152
  %2291 = shl <16 x i32> %1625, %1535
  %2292 = ashr <16 x i32> %2291, %1438
  %2293 = and <16 x i32> %2292, %1440
  %2294 = bitcast <16 x i32> %2293 to <16 x float>
  %2295 = fmul <16 x float> %1443, %2294
  store <16 x float> %2295, ptr %2290, align 64
  br i1 %1435, label %2296, label %2357

2296:
  %2297 = getelementptr inbounds nuw i8, ptr %1605, i64 1152
  %2298 = and <16 x i32> %2293, splat (i32 2147483647)
  %2299 = and <16 x i32> %2293, splat (i32 2139095040)
  %2300 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2299, <16 x i32> splat (i32 8388608))
  %2301 = icmp eq <16 x i32> %2298, zeroinitializer
  %2302 = bitcast <16 x i32> %2300 to <16 x float>
  %2303 = fmul <16 x float> %1443, %2302
  %2304 = select <16 x i1> %2301, <16 x float> %1445, <16 x float> %2303
  store <16 x float> %2304, ptr %2297, align 64
  %2305 = getelementptr inbounds nuw i8, ptr %1604, i64 1216
  %2306 = shl <16 x i32> %1625, %1540
  %2307 = ashr <16 x i32> %2306, %1438
  %2308 = and <16 x i32> %2307, %1440
  %2309 = bitcast <16 x i32> %2308 to <16 x float>
  %2310 = fmul <16 x float> %1443, %2309
  store <16 x float> %2310, ptr %2305, align 64
  %2311 = getelementptr inbounds nuw i8, ptr %1605, i64 1216
  %2312 = and <16 x i32> %2308, splat (i32 2147483647)
  %2313 = and <16 x i32> %2308, splat (i32 2139095040)
  %2314 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2313, <16 x i32> splat (i32 8388608))
  %2315 = icmp eq <16 x i32> %2312, zeroinitializer
  %2316 = bitcast <16 x i32> %2314 to <16 x float>
  %2317 = fmul <16 x float> %1443, %2316
  %2318 = select <16 x i1> %2315, <16 x float> %1445, <16 x float> %2317
  store <16 x float> %2318, ptr %2311, align 64
  br label %2364

2319:
  %2320 = phi <16 x i32> [ %2279, %2278 ], [ %2281, %2280 ]
  %2321 = sitofp <16 x i32> %2320 to <16 x float>
  %2322 = getelementptr inbounds nuw i8, ptr %1604, i64 1088
  store <16 x float> %2321, ptr %2322, align 64
  %2323 = load i32, ptr %16, align 4
  %2324 = sub i32 32, %2323
  %2325 = shl i32 %2323, 1
  %2326 = sub i32 %2324, %2325
  %2327 = insertelement <16 x i32> poison, i32 %2326, i64 0
  %2328 = shufflevector <16 x i32> %2327, <16 x i32> poison, <16 x i32> zeroinitializer
  %2329 = shl <16 x i32> %1625, %2328
  %2330 = load i32, ptr %22, align 4
  %2331 = icmp eq i32 %2330, 0
  %2332 = insertelement <16 x i32> poison, i32 %2324, i64 0
  %2333 = shufflevector <16 x i32> %2332, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %2331, label %2336, label %2334

2334:
  %2335 = ashr <16 x i32> %2329, %2333
  br label %2338

2336:
  %2337 = lshr <16 x i32> %2329, %2333
  br label %2338

2338:
  %2339 = phi <16 x i32> [ %2335, %2334 ], [ %2337, %2336 ]
  %2340 = sitofp <16 x i32> %2339 to <16 x float>
  %2341 = getelementptr inbounds nuw i8, ptr %1604, i64 1152
  store <16 x float> %2340, ptr %2341, align 64
  %2342 = load i32, ptr %16, align 4
  %2343 = sub i32 32, %2342
  %2344 = mul i32 %2342, -3
  %2345 = add i32 %2344, %2343
  %2346 = insertelement <16 x i32> poison, i32 %2345, i64 0
  %2347 = shufflevector <16 x i32> %2346, <16 x i32> poison, <16 x i32> zeroinitializer
  %2348 = shl <16 x i32> %1625, %2347
  %2349 = load i32, ptr %22, align 4
  %2350 = icmp eq i32 %2349, 0
  %2351 = insertelement <16 x i32> poison, i32 %2343, i64 0
  %2352 = shufflevector <16 x i32> %2351, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %2350, label %2355, label %2353

2353:
  %2354 = ashr <16 x i32> %2348, %2352
  br label %2394

2355:
  %2356 = lshr <16 x i32> %2348, %2352
  br label %2394

2357:
  %2358 = getelementptr inbounds nuw i8, ptr %1604, i64 1216
  %2359 = shl <16 x i32> %1625, %1540
  %2360 = ashr <16 x i32> %2359, %1438
  %2361 = and <16 x i32> %2360, %1440
  %2362 = bitcast <16 x i32> %2361 to <16 x float>
  %2363 = fmul <16 x float> %1443, %2362
  store <16 x float> %2363, ptr %2358, align 64
  br label %2364

2364:
  %2365 = getelementptr inbounds nuw i8, ptr %1604, i64 1280
  %2366 = shl <16 x i32> %1625, %1545
  %2367 = ashr <16 x i32> %2366, %1438
  %2368 = and <16 x i32> %2367, %1440
  %2369 = bitcast <16 x i32> %2368 to <16 x float>
  %2370 = fmul <16 x float> %1443, %2369
  store <16 x float> %2370, ptr %2365, align 64
  br i1 %1435, label %2371, label %2432

2371:
  %2372 = getelementptr inbounds nuw i8, ptr %1605, i64 1280
  %2373 = and <16 x i32> %2368, splat (i32 2147483647)
  %2374 = and <16 x i32> %2368, splat (i32 2139095040)
  %2375 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2374, <16 x i32> splat (i32 8388608))
  %2376 = icmp eq <16 x i32> %2373, zeroinitializer
  %2377 = bitcast <16 x i32> %2375 to <16 x float>
  %2378 = fmul <16 x float> %1443, %2377
  %2379 = select <16 x i1> %2376, <16 x float> %1445, <16 x float> %2378
  store <16 x float> %2379, ptr %2372, align 64
  %2380 = getelementptr inbounds nuw i8, ptr %1604, i64 1344
  %2381 = shl <16 x i32> %1625, %1550
  %2382 = ashr <16 x i32> %2381, %1438
  %2383 = and <16 x i32> %2382, %1440
  %2384 = bitcast <16 x i32> %2383 to <16 x float>
  %2385 = fmul <16 x float> %1443, %2384
  store <16 x float> %2385, ptr %2380, align 64
  %2386 = getelementptr inbounds nuw i8, ptr %1605, i64 1344
  %2387 = and <16 x i32> %2383, splat (i32 2147483647)
  %2388 = and <16 x i32> %2383, splat (i32 2139095040)
  %2389 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2388, <16 x i32> splat (i32 8388608))
  %2390 = icmp eq <16 x i32> %2387, zeroinitializer
  %2391 = bitcast <16 x i32> %2389 to <16 x float>
  %2392 = fmul <16 x float> %1443, %2391
  %2393 = select <16 x i1> %2390, <16 x float> %1445, <16 x float> %2392
  store <16 x float> %2393, ptr %2386, align 64
  br label %2439

2394:
  %2395 = phi <16 x i32> [ %2354, %2353 ], [ %2356, %2355 ]
  %2396 = sitofp <16 x i32> %2395 to <16 x float>
  %2397 = getelementptr inbounds nuw i8, ptr %1604, i64 1216
  store <16 x float> %2396, ptr %2397, align 64
  %2398 = load i32, ptr %16, align 4
  %2399 = sub i32 32, %2398
  %2400 = shl i32 %2398, 2
  %2401 = sub i32 %2399, %2400
  %2402 = insertelement <16 x i32> poison, i32 %2401, i64 0
  %2403 = shufflevector <16 x i32> %2402, <16 x i32> poison, <16 x i32> zeroinitializer
  %2404 = shl <16 x i32> %1625, %2403
  %2405 = load i32, ptr %22, align 4
  %2406 = icmp eq i32 %2405, 0
  %2407 = insertelement <16 x i32> poison, i32 %2399, i64 0
  %2408 = shufflevector <16 x i32> %2407, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %2406, label %2411, label %2409

2409:
  %2410 = ashr <16 x i32> %2404, %2408
  br label %2413

2411:
  %2412 = lshr <16 x i32> %2404, %2408
  br label %2413

2413:
  %2414 = phi <16 x i32> [ %2410, %2409 ], [ %2412, %2411 ]
  %2415 = sitofp <16 x i32> %2414 to <16 x float>
  %2416 = getelementptr inbounds nuw i8, ptr %1604, i64 1280
  store <16 x float> %2415, ptr %2416, align 64
  %2417 = load i32, ptr %16, align 4
  %2418 = sub i32 32, %2417
  %2419 = mul i32 %2417, -5
  %2420 = add i32 %2419, %2418
  %2421 = insertelement <16 x i32> poison, i32 %2420, i64 0
  %2422 = shufflevector <16 x i32> %2421, <16 x i32> poison, <16 x i32> zeroinitializer
  %2423 = shl <16 x i32> %1625, %2422
  %2424 = load i32, ptr %22, align 4
  %2425 = icmp eq i32 %2424, 0
  %2426 = insertelement <16 x i32> poison, i32 %2418, i64 0
  %2427 = shufflevector <16 x i32> %2426, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %2425, label %2430, label %2428

2428:
  %2429 = ashr <16 x i32> %2423, %2427
  br label %2469

2430:
  %2431 = lshr <16 x i32> %2423, %2427
  br label %2469

2432:
  %2433 = getelementptr inbounds nuw i8, ptr %1604, i64 1344
  %2434 = shl <16 x i32> %1625, %1550
  %2435 = ashr <16 x i32> %2434, %1438
  %2436 = and <16 x i32> %2435, %1440
  %2437 = bitcast <16 x i32> %2436 to <16 x float>
  %2438 = fmul <16 x float> %1443, %2437
  store <16 x float> %2438, ptr %2433, align 64
  br label %2439

2439:
  %2440 = getelementptr inbounds nuw i8, ptr %1604, i64 1408
  %2441 = shl <16 x i32> %1625, %1555
  %2442 = ashr <16 x i32> %2441, %1438
  %2443 = and <16 x i32> %2442, %1440
  %2444 = bitcast <16 x i32> %2443 to <16 x float>
  %2445 = fmul <16 x float> %1443, %2444
  store <16 x float> %2445, ptr %2440, align 64
  br i1 %1435, label %2446, label %2507

2446:
  %2447 = getelementptr inbounds nuw i8, ptr %1605, i64 1408
  %2448 = and <16 x i32> %2443, splat (i32 2147483647)
  %2449 = and <16 x i32> %2443, splat (i32 2139095040)
  %2450 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2449, <16 x i32> splat (i32 8388608))
  %2451 = icmp eq <16 x i32> %2448, zeroinitializer
  %2452 = bitcast <16 x i32> %2450 to <16 x float>
  %2453 = fmul <16 x float> %1443, %2452
  %2454 = select <16 x i1> %2451, <16 x float> %1445, <16 x float> %2453
  store <16 x float> %2454, ptr %2447, align 64
  %2455 = getelementptr inbounds nuw i8, ptr %1604, i64 1472
  %2456 = shl <16 x i32> %1625, %1560
  %2457 = ashr <16 x i32> %2456, %1438
  %2458 = and <16 x i32> %2457, %1440
  %2459 = bitcast <16 x i32> %2458 to <16 x float>
  %2460 = fmul <16 x float> %1443, %2459
  store <16 x float> %2460, ptr %2455, align 64
  %2461 = getelementptr inbounds nuw i8, ptr %1605, i64 1472
  %2462 = and <16 x i32> %2458, splat (i32 2147483647)
  %2463 = and <16 x i32> %2458, splat (i32 2139095040)
  %2464 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2463, <16 x i32> splat (i32 8388608))
  %2465 = icmp eq <16 x i32> %2462, zeroinitializer
  %2466 = bitcast <16 x i32> %2464 to <16 x float>
  %2467 = fmul <16 x float> %1443, %2466
  %2468 = select <16 x i1> %2465, <16 x float> %1445, <16 x float> %2467
  store <16 x float> %2468, ptr %2461, align 64
  br label %2514

2469:
  %2470 = phi <16 x i32> [ %2429, %2428 ], [ %2431, %2430 ]
  %2471 = sitofp <16 x i32> %2470 to <16 x float>
  %2472 = getelementptr inbounds nuw i8, ptr %1604, i64 1344
  store <16 x float> %2471, ptr %2472, align 64
  %2473 = load i32, ptr %16, align 4
  %2474 = sub i32 32, %2473
  %2475 = mul i32 %2473, -6
  %2476 = add i32 %2475, %2474
  %2477 = insertelement <16 x i32> poison, i32 %2476, i64 0
  %2478 = shufflevector <16 x i32> %2477, <16 x i32> poison, <16 x i32> zeroinitializer
  %2479 = shl <16 x i32> %1625, %2478
  %2480 = load i32, ptr %22, align 4
  %2481 = icmp eq i32 %2480, 0
  %2482 = insertelement <16 x i32> poison, i32 %2474, i64 0
  %2483 = shufflevector <16 x i32> %2482, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %2481, label %2486, label %2484

2484:
  %2485 = ashr <16 x i32> %2479, %2483
  br label %2488

2486:
  %2487 = lshr <16 x i32> %2479, %2483
  br label %2488

2488:
  %2489 = phi <16 x i32> [ %2485, %2484 ], [ %2487, %2486 ]
  %2490 = sitofp <16 x i32> %2489 to <16 x float>
  %2491 = getelementptr inbounds nuw i8, ptr %1604, i64 1408
  store <16 x float> %2490, ptr %2491, align 64
  %2492 = load i32, ptr %16, align 4
  %2493 = sub i32 32, %2492
  %2494 = mul i32 %2492, -7
  %2495 = add i32 %2494, %2493
  %2496 = insertelement <16 x i32> poison, i32 %2495, i64 0
  %2497 = shufflevector <16 x i32> %2496, <16 x i32> poison, <16 x i32> zeroinitializer
  %2498 = shl <16 x i32> %1625, %2497
  %2499 = load i32, ptr %22, align 4
  %2500 = icmp eq i32 %2499, 0
  %2501 = insertelement <16 x i32> poison, i32 %2493, i64 0
  %2502 = shufflevector <16 x i32> %2501, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %2500, label %2505, label %2503

2503:
  %2504 = ashr <16 x i32> %2498, %2502
  br label %2548

2505:
  %2506 = lshr <16 x i32> %2498, %2502
  br label %2548

2507:
  %2508 = getelementptr inbounds nuw i8, ptr %1604, i64 1472
  %2509 = shl <16 x i32> %1625, %1560
  %2510 = ashr <16 x i32> %2509, %1438
  %2511 = and <16 x i32> %2510, %1440
  %2512 = bitcast <16 x i32> %2511 to <16 x float>
  %2513 = fmul <16 x float> %1443, %2512
  store <16 x float> %2513, ptr %2508, align 64
  br label %2514

2514:
  %2515 = getelementptr inbounds nuw i8, ptr %1604, i64 1536
  %2516 = and <16 x i32> %1626, %1447
  %2517 = add <16 x i32> %2516, %1449
  %2518 = or <16 x i32> %2220, %2517
  %2519 = or <16 x i32> %2518, %1606
  %2520 = shl <16 x i32> %1626, %1563
  %2521 = ashr <16 x i32> %2520, %1438
  %2522 = and <16 x i32> %2521, %1440
  %2523 = bitcast <16 x i32> %2522 to <16 x float>
  %2524 = fmul <16 x float> %1443, %2523
  store <16 x float> %2524, ptr %2515, align 64
  br i1 %1435, label %2525, label %2581

2525:
  %2526 = getelementptr inbounds nuw i8, ptr %1605, i64 1536
  %2527 = and <16 x i32> %2522, splat (i32 2147483647)
  %2528 = and <16 x i32> %2522, splat (i32 2139095040)
  %2529 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2528, <16 x i32> splat (i32 8388608))
  %2530 = icmp eq <16 x i32> %2527, zeroinitializer
  %2531 = bitcast <16 x i32> %2529 to <16 x float>
  %2532 = fmul <16 x float> %1443, %2531
  %2533 = select <16 x i1> %2530, <16 x float> %1445, <16 x float> %2532
  store <16 x float> %2533, ptr %2526, align 64
  %2534 = getelementptr inbounds nuw i8, ptr %1604, i64 1600
  %2535 = shl <16 x i32> %1626, %1567
  %2536 = ashr <16 x i32> %2535, %1438
  %2537 = and <16 x i32> %2536, %1440
  %2538 = bitcast <16 x i32> %2537 to <16 x float>
  %2539 = fmul <16 x float> %1443, %2538
  store <16 x float> %2539, ptr %2534, align 64
  %2540 = getelementptr inbounds nuw i8, ptr %1605, i64 1600
  %2541 = and <16 x i32> %2537, splat (i32 2147483647)
  %2542 = and <16 x i32> %2537, splat (i32 2139095040)
  %2543 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2542, <16 x i32> splat (i32 8388608))
  %2544 = icmp eq <16 x i32> %2541, zeroinitializer
  %2545 = bitcast <16 x i32> %2543 to <16 x float>
  %2546 = fmul <16 x float> %1443, %2545
  %2547 = select <16 x i1> %2544, <16 x float> %1445, <16 x float> %2546
  store <16 x float> %2547, ptr %2540, align 64
  br label %2588

2548:
  %2549 = phi <16 x i32> [ %2504, %2503 ], [ %2506, %2505 ]
  %2550 = sitofp <16 x i32> %2549 to <16 x float>
  %2551 = getelementptr inbounds nuw i8, ptr %1604, i64 1472
  store <16 x float> %2550, ptr %2551, align 64
  %2552 = getelementptr inbounds nuw i8, ptr %1604, i64 1536
  %2553 = load i32, ptr %16, align 4
  %2554 = sub i32 32, %2553
  %2555 = insertelement <16 x i32> poison, i32 %2554, i64 0
  %2556 = shufflevector <16 x i32> %2555, <16 x i32> poison, <16 x i32> zeroinitializer
  %2557 = shl <16 x i32> %1626, %2556
  %2558 = load i32, ptr %22, align 4
  %2559 = icmp eq i32 %2558, 0
  br i1 %2559, label %2562, label %2560

2560:
  %2561 = ashr exact <16 x i32> %2557, %2556
  br label %2564

2562:
  %2563 = lshr exact <16 x i32> %2557, %2556
  br label %2564

2564:
  %2565 = phi <16 x i32> [ %2561, %2560 ], [ %2563, %2562 ]
  %2566 = sitofp <16 x i32> %2565 to <16 x float>
  store <16 x float> %2566, ptr %2552, align 64
  %2567 = load i32, ptr %16, align 4
  %2568 = sub i32 32, %2567
  %2569 = sub i32 %2568, %2567
  %2570 = insertelement <16 x i32> poison, i32 %2569, i64 0
  %2571 = shufflevector <16 x i32> %2570, <16 x i32> poison, <16 x i32> zeroinitializer
  %2572 = shl <16 x i32> %1626, %2571
  %2573 = load i32, ptr %22, align 4
  %2574 = icmp eq i32 %2573, 0
  %2575 = insertelement <16 x i32> poison, i32 %2568, i64 0
  %2576 = shufflevector <16 x i32> %2575, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %2574, label %2579, label %2577

2577:
  %2578 = ashr <16 x i32> %2572, %2576
  br label %2618

2579:
  %2580 = lshr <16 x i32> %2572, %2576
  br label %2618

2581:
  %2582 = getelementptr inbounds nuw i8, ptr %1604, i64 1600
  %2583 = shl <16 x i32> %1626, %1567
  %2584 = ashr <16 x i32> %2583, %1438
  %2585 = and <16 x i32> %2584, %1440
  %2586 = bitcast <16 x i32> %2585 to <16 x float>
  %2587 = fmul <16 x float> %1443, %2586
  store <16 x float> %2587, ptr %2582, align 64
  br label %2588

2588:
  %2589 = getelementptr inbounds nuw i8, ptr %1604, i64 1664
  %2590 = shl <16 x i32> %1626, %1572
  %2591 = ashr <16 x i32> %2590, %1438
  %2592 = and <16 x i32> %2591, %1440
  %2593 = bitcast <16 x i32> %2592 to <16 x float>
  %2594 = fmul <16 x float> %1443, %2593
  store <16 x float> %2594, ptr %2589, align 64
  br i1 %1435, label %2595, label %2656

2595:
  %2596 = getelementptr inbounds nuw i8, ptr %1605, i64 1664
  %2597 = and <16 x i32> %2592, splat (i32 2147483647)
  %2598 = and <16 x i32> %2592, splat (i32 2139095040)
  %2599 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2598, <16 x i32> splat (i32 8388608))
  %2600 = icmp eq <16 x i32> %2597, zeroinitializer
  %2601 = bitcast <16 x i32> %2599 to <16 x float>
  %2602 = fmul <16 x float> %1443, %2601
  %2603 = select <16 x i1> %2600, <16 x float> %1445, <16 x float> %2602
  store <16 x float> %2603, ptr %2596, align 64
  %2604 = getelementptr inbounds nuw i8, ptr %1604, i64 1728
  %2605 = shl <16 x i32> %1626, %1577
  %2606 = ashr <16 x i32> %2605, %1438
  %2607 = and <16 x i32> %2606, %1440
  %2608 = bitcast <16 x i32> %2607 to <16 x float>
  %2609 = fmul <16 x float> %1443, %2608
  store <16 x float> %2609, ptr %2604, align 64
  %2610 = getelementptr inbounds nuw i8, ptr %1605, i64 1728
  %2611 = and <16 x i32> %2607, splat (i32 2147483647)
  %2612 = and <16 x i32> %2607, splat (i32 2139095040)
  %2613 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2612, <16 x i32> splat (i32 8388608))
  %2614 = icmp eq <16 x i32> %2611, zeroinitializer
  %2615 = bitcast <16 x i32> %2613 to <16 x float>
  %2616 = fmul <16 x float> %1443, %2615
  %2617 = select <16 x i1> %2614, <16 x float> %1445, <16 x float> %2616
  store <16 x float> %2617, ptr %2610, align 64
  br label %2663

2618:
  %2619 = phi <16 x i32> [ %2578, %2577 ], [ %2580, %2579 ]
  %2620 = sitofp <16 x i32> %2619 to <16 x float>
  %2621 = getelementptr inbounds nuw i8, ptr %1604, i64 1600
  store <16 x float> %2620, ptr %2621, align 64
  %2622 = load i32, ptr %16, align 4
  %2623 = sub i32 32, %2622
  %2624 = shl i32 %2622, 1
  %2625 = sub i32 %2623, %2624
  %2626 = insertelement <16 x i32> poison, i32 %2625, i64 0
  %2627 = shufflevector <16 x i32> %2626, <16 x i32> poison, <16 x i32> zeroinitializer
  %2628 = shl <16 x i32> %1626, %2627
  %2629 = load i32, ptr %22, align 4
  %2630 = icmp eq i32 %2629, 0
  %2631 = insertelement <16 x i32> poison, i32 %2623, i64 0
  %2632 = shufflevector <16 x i32> %2631, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %2630, label %2635, label %2633

2633:
  %2634 = ashr <16 x i32> %2628, %2632
  br label %2637

2635:
  %2636 = lshr <16 x i32> %2628, %2632
  br label %2637

2637:
  %2638 = phi <16 x i32> [ %2634, %2633 ], [ %2636, %2635 ]
  %2639 = sitofp <16 x i32> %2638 to <16 x float>
  %2640 = getelementptr inbounds nuw i8, ptr %1604, i64 1664
  store <16 x float> %2639, ptr %2640, align 64
  %2641 = load i32, ptr %16, align 4
  %2642 = sub i32 32, %2641
  %2643 = mul i32 %2641, -3
  %2644 = add i32 %2643, %2642
  %2645 = insertelement <16 x i32> poison, i32 %2644, i64 0
  %2646 = shufflevector <16 x i32> %2645, <16 x i32> poison, <16 x i32> zeroinitializer
  %2647 = shl <16 x i32> %1626, %2646
  %2648 = load i32, ptr %22, align 4
  %2649 = icmp eq i32 %2648, 0
  %2650 = insertelement <16 x i32> poison, i32 %2642, i64 0
  %2651 = shufflevector <16 x i32> %2650, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %2649, label %2654, label %2652

2652:
  %2653 = ashr <16 x i32> %2647, %2651
  br label %2693

2654:
  %2655 = lshr <16 x i32> %2647, %2651
  br label %2693

2656:
  %2657 = getelementptr inbounds nuw i8, ptr %1604, i64 1728
  %2658 = shl <16 x i32> %1626, %1577
  %2659 = ashr <16 x i32> %2658, %1438
  %2660 = and <16 x i32> %2659, %1440
  %2661 = bitcast <16 x i32> %2660 to <16 x float>
  %2662 = fmul <16 x float> %1443, %2661
  store <16 x float> %2662, ptr %2657, align 64
  br label %2663

2663:
  %2664 = getelementptr inbounds nuw i8, ptr %1604, i64 1792
  %2665 = shl <16 x i32> %1626, %1582
  %2666 = ashr <16 x i32> %2665, %1438
  %2667 = and <16 x i32> %2666, %1440
  %2668 = bitcast <16 x i32> %2667 to <16 x float>
  %2669 = fmul <16 x float> %1443, %2668
  store <16 x float> %2669, ptr %2664, align 64
  br i1 %1435, label %2670, label %2731

2670:
  %2671 = getelementptr inbounds nuw i8, ptr %1605, i64 1792
  %2672 = and <16 x i32> %2667, splat (i32 2147483647)
  %2673 = and <16 x i32> %2667, splat (i32 2139095040)
  %2674 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2673, <16 x i32> splat (i32 8388608))
  %2675 = icmp eq <16 x i32> %2672, zeroinitializer
  %2676 = bitcast <16 x i32> %2674 to <16 x float>
  %2677 = fmul <16 x float> %1443, %2676
  %2678 = select <16 x i1> %2675, <16 x float> %1445, <16 x float> %2677
  store <16 x float> %2678, ptr %2671, align 64
  %2679 = getelementptr inbounds nuw i8, ptr %1604, i64 1856
  %2680 = shl <16 x i32> %1626, %1587
  %2681 = ashr <16 x i32> %2680, %1438
  %2682 = and <16 x i32> %2681, %1440
  %2683 = bitcast <16 x i32> %2682 to <16 x float>
  %2684 = fmul <16 x float> %1443, %2683
  store <16 x float> %2684, ptr %2679, align 64
  %2685 = getelementptr inbounds nuw i8, ptr %1605, i64 1856
  %2686 = and <16 x i32> %2682, splat (i32 2147483647)
  %2687 = and <16 x i32> %2682, splat (i32 2139095040)
  %2688 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2687, <16 x i32> splat (i32 8388608))
  %2689 = icmp eq <16 x i32> %2686, zeroinitializer
  %2690 = bitcast <16 x i32> %2688 to <16 x float>
  %2691 = fmul <16 x float> %1443, %2690
  %2692 = select <16 x i1> %2689, <16 x float> %1445, <16 x float> %2691
  store <16 x float> %2692, ptr %2685, align 64
  br label %2738

2693:
  %2694 = phi <16 x i32> [ %2653, %2652 ], [ %2655, %2654 ]
  %2695 = sitofp <16 x i32> %2694 to <16 x float>
  %2696 = getelementptr inbounds nuw i8, ptr %1604, i64 1728
  store <16 x float> %2695, ptr %2696, align 64
  %2697 = load i32, ptr %16, align 4
  %2698 = sub i32 32, %2697
  %2699 = shl i32 %2697, 2
  %2700 = sub i32 %2698, %2699
  %2701 = insertelement <16 x i32> poison, i32 %2700, i64 0
  %2702 = shufflevector <16 x i32> %2701, <16 x i32> poison, <16 x i32> zeroinitializer
  %2703 = shl <16 x i32> %1626, %2702
  %2704 = load i32, ptr %22, align 4
  %2705 = icmp eq i32 %2704, 0
  %2706 = insertelement <16 x i32> poison, i32 %2698, i64 0
  %2707 = shufflevector <16 x i32> %2706, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %2705, label %2710, label %2708

2708:
  %2709 = ashr <16 x i32> %2703, %2707
  br label %2712

2710:
  %2711 = lshr <16 x i32> %2703, %2707
  br label %2712

2712:
  %2713 = phi <16 x i32> [ %2709, %2708 ], [ %2711, %2710 ]
  %2714 = sitofp <16 x i32> %2713 to <16 x float>
  %2715 = getelementptr inbounds nuw i8, ptr %1604, i64 1792
  store <16 x float> %2714, ptr %2715, align 64
  %2716 = load i32, ptr %16, align 4
  %2717 = sub i32 32, %2716
  %2718 = mul i32 %2716, -5
  %2719 = add i32 %2718, %2717
  %2720 = insertelement <16 x i32> poison, i32 %2719, i64 0
  %2721 = shufflevector <16 x i32> %2720, <16 x i32> poison, <16 x i32> zeroinitializer
  %2722 = shl <16 x i32> %1626, %2721
  %2723 = load i32, ptr %22, align 4
  %2724 = icmp eq i32 %2723, 0
  %2725 = insertelement <16 x i32> poison, i32 %2717, i64 0
  %2726 = shufflevector <16 x i32> %2725, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %2724, label %2729, label %2727

2727:
  %2728 = ashr <16 x i32> %2722, %2726
  br label %2768

2729:
  %2730 = lshr <16 x i32> %2722, %2726
  br label %2768

2731:
  %2732 = getelementptr inbounds nuw i8, ptr %1604, i64 1856
  %2733 = shl <16 x i32> %1626, %1587
  %2734 = ashr <16 x i32> %2733, %1438
  %2735 = and <16 x i32> %2734, %1440
  %2736 = bitcast <16 x i32> %2735 to <16 x float>
  %2737 = fmul <16 x float> %1443, %2736
  store <16 x float> %2737, ptr %2732, align 64
  br label %2738

2738:
  %2739 = getelementptr inbounds nuw i8, ptr %1604, i64 1920
  %2740 = shl <16 x i32> %1626, %1592
  %2741 = ashr <16 x i32> %2740, %1438
  %2742 = and <16 x i32> %2741, %1440
  %2743 = bitcast <16 x i32> %2742 to <16 x float>
  %2744 = fmul <16 x float> %1443, %2743
  store <16 x float> %2744, ptr %2739, align 64
  br i1 %1435, label %2745, label %2810

2745:
  %2746 = getelementptr inbounds nuw i8, ptr %1605, i64 1920
  %2747 = and <16 x i32> %2742, splat (i32 2147483647)
  %2748 = and <16 x i32> %2742, splat (i32 2139095040)
  %2749 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2748, <16 x i32> splat (i32 8388608))
  %2750 = icmp eq <16 x i32> %2747, zeroinitializer
  %2751 = bitcast <16 x i32> %2749 to <16 x float>
  %2752 = fmul <16 x float> %1443, %2751
  %2753 = select <16 x i1> %2750, <16 x float> %1445, <16 x float> %2752
  store <16 x float> %2753, ptr %2746, align 64
  %2754 = getelementptr inbounds nuw i8, ptr %1604, i64 1984
  %2755 = shl <16 x i32> %1626, %1597
  %2756 = ashr <16 x i32> %2755, %1438
  %2757 = and <16 x i32> %2756, %1440
  %2758 = bitcast <16 x i32> %2757 to <16 x float>
  %2759 = fmul <16 x float> %1443, %2758
  store <16 x float> %2759, ptr %2754, align 64
  %2760 = getelementptr inbounds nuw i8, ptr %1605, i64 1984
  %2761 = and <16 x i32> %2757, splat (i32 2147483647)
  %2762 = and <16 x i32> %2757, splat (i32 2139095040)
  %2763 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2762, <16 x i32> splat (i32 8388608))
  %2764 = icmp eq <16 x i32> %2761, zeroinitializer
  %2765 = bitcast <16 x i32> %2763 to <16 x float>
  %2766 = fmul <16 x float> %1443, %2765
  %2767 = select <16 x i1> %2764, <16 x float> %1445, <16 x float> %2766
  store <16 x float> %2767, ptr %2760, align 64
  br label %2817

2768:
  %2769 = phi <16 x i32> [ %2728, %2727 ], [ %2730, %2729 ]
  %2770 = sitofp <16 x i32> %2769 to <16 x float>
  %2771 = getelementptr inbounds nuw i8, ptr %1604, i64 1856
  store <16 x float> %2770, ptr %2771, align 64
  %2772 = load i32, ptr %16, align 4
  %2773 = sub i32 32, %2772
  %2774 = mul i32 %2772, -6
  %2775 = add i32 %2774, %2773
  %2776 = insertelement <16 x i32> poison, i32 %2775, i64 0
  %2777 = shufflevector <16 x i32> %2776, <16 x i32> poison, <16 x i32> zeroinitializer
  %2778 = shl <16 x i32> %1626, %2777
  %2779 = load i32, ptr %22, align 4
  %2780 = icmp eq i32 %2779, 0
  %2781 = insertelement <16 x i32> poison, i32 %2773, i64 0
  %2782 = shufflevector <16 x i32> %2781, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %2780, label %2785, label %2783

2783:
  %2784 = ashr <16 x i32> %2778, %2782
  br label %2787

2785:
  %2786 = lshr <16 x i32> %2778, %2782
  br label %2787

2787:
  %2788 = phi <16 x i32> [ %2784, %2783 ], [ %2786, %2785 ]
  %2789 = sitofp <16 x i32> %2788 to <16 x float>
  %2790 = getelementptr inbounds nuw i8, ptr %1604, i64 1920
  store <16 x float> %2789, ptr %2790, align 64
  %2791 = load i32, ptr %16, align 4
  %2792 = sub i32 32, %2791
  %2793 = mul i32 %2791, -7
  %2794 = add i32 %2793, %2792
  %2795 = insertelement <16 x i32> poison, i32 %2794, i64 0
  %2796 = shufflevector <16 x i32> %2795, <16 x i32> poison, <16 x i32> zeroinitializer
  %2797 = shl <16 x i32> %1626, %2796
  %2798 = load i32, ptr %22, align 4
  %2799 = icmp eq i32 %2798, 0
  %2800 = insertelement <16 x i32> poison, i32 %2792, i64 0
  %2801 = shufflevector <16 x i32> %2800, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %2799, label %2804, label %2802

2802:
  %2803 = ashr <16 x i32> %2797, %2801
  br label %2806

2804:
  %2805 = lshr <16 x i32> %2797, %2801
  br label %2806

2806:
  %2807 = phi <16 x i32> [ %2803, %2802 ], [ %2805, %2804 ]
  %2808 = sitofp <16 x i32> %2807 to <16 x float>
  %2809 = getelementptr inbounds nuw i8, ptr %1604, i64 1984
  store <16 x float> %2808, ptr %2809, align 64
  br label %2817

2810:
  %2811 = getelementptr inbounds nuw i8, ptr %1604, i64 1984
  %2812 = shl <16 x i32> %1626, %1597
  %2813 = ashr <16 x i32> %2812, %1438
  %2814 = and <16 x i32> %2813, %1440
  %2815 = bitcast <16 x i32> %2814 to <16 x float>
  %2816 = fmul <16 x float> %1443, %2815
  store <16 x float> %2816, ptr %2811, align 64
  br label %2817

2817:
  %2818 = phi <16 x i32> [ %1606, %2806 ], [ %2519, %2745 ], [ %2519, %2810 ]
  %2819 = getelementptr inbounds nuw i8, ptr %1604, i64 2048
  %2820 = getelementptr inbounds nuw i8, ptr %1605, i64 2048
  %2821 = add nuw nsw i64 %1603, 1
  %2822 = load i32, ptr %21, align 4
  %2823 = lshr i32 %2822, 5
  %2824 = zext nneg i32 %2823 to i64
  %2825 = icmp samesign ult i64 %2821, %2824
  br i1 %2825, label %1602, label %1598

2826:
  %2827 = phi i1 [ %792, %789 ], [ %405, %402 ], [ %132, %129 ], [ false, %77 ], [ false, %293 ], [ false, %683 ], [
      false, %1414 ], [ %1601, %1598 ]
  %2828 = icmp ne i32 %62, 2
  %2829 = select i1 %2828, i1 %2827, i1 false
  %2830 = getelementptr inbounds nuw i8, ptr %10, i64 %57
  %2831 = zext i1 %2829 to i8
  store i8 %2831, ptr %2830, align 1
  %2832 = add nuw nsw i64 %57, 1
  %2833 = icmp eq i64 %2832, %23
  br i1 %2833, label %24, label %56

2834:
  ret void

2835:
  %2836 = phi i64 [ 0, %26 ], [ %4200, %4199 ]
  %2837 = phi ptr [ %3, %26 ], [ %4201, %4199 ]
  %2838 = load i32, ptr %27, align 4
  %2839 = load i32, ptr %28, align 4
  %2840 = tail call i32 @llvm.cttz.i32(i32 %2839, i1 false)
  %2841 = sub nsw i32 5, %2840
  %2842 = load i32, ptr %29, align 4
  %2843 = load i32, ptr %30, align 4
  %2844 = load i32, ptr %31, align 4
  %2845 = add nsw i32 %2844, %2843
  %2846 = load i32, ptr %32, align 4
  %2847 = add i32 %2846, %2845
  %2848 = sub i32 31, %2847
  %2849 = sub nsw i32 32, %2839
  %2850 = lshr i32 -1, %2849
  %2851 = udiv i32 -1, %2850
  %2852 = shl i32 %2851, %2846
  %2853 = load i32, ptr %33, align 4
  %2854 = shl i32 %2852, %2845
  %2855 = zext i32 %2841 to i64
  %2856 = getelementptr inbounds nuw [64 x i16], ptr @PLACES, i64 %2855
  store ptr %2856, ptr %35, align 64
  switch i32 %2840, label %3528 [
    i32 5, label %2857
    i32 4, label %2980
    i32 3, label %3179
  ]

2857:
  %2858 = lshr i32 %2842, 2
  %2859 = icmp eq i32 %2858, 0
  br i1 %2859, label %4177, label %2860

2860:
  %2861 = shl nsw i32 -1, %2845
  %2862 = xor i32 %2861, -1
  %2863 = sub i32 %2862, %2853
  %2864 = mul i32 %2863, %2852
  %2865 = mul i32 %2852, %2862
  %2866 = icmp eq i32 %2843, 8
  %2867 = select i1 %2866, float 0x3810000000000000, float 0.000000e+00
  %2868 = add nsw i32 %2843, -1
  %2869 = shl i32 -8388608, %2868
  %2870 = add i32 %2869, 2139095040
  %2871 = sub nsw i32 23, %2844
  %2872 = shl i32 %2862, %2871
  %2873 = or i32 %2872, -2147483648
  %2874 = sub i32 8, %2843
  %2875 = load i32, ptr %36, align 4
  %2876 = icmp eq i32 %2838, 2
  %2877 = insertelement <16 x i32> poison, i32 %2865, i64 0
  %2878 = shufflevector <16 x i32> %2877, <16 x i32> poison, <16 x i32> zeroinitializer
  %2879 = insertelement <16 x i32> poison, i32 %2864, i64 0
  %2880 = shufflevector <16 x i32> %2879, <16 x i32> poison, <16 x i32> zeroinitializer
  %2881 = icmp eq i32 %2838, 1
  %2882 = insertelement <16 x i32> poison, i32 %2874, i64 0
  %2883 = shufflevector <16 x i32> %2882, <16 x i32> poison, <16 x i32> zeroinitializer
  %2884 = insertelement <16 x i32> poison, i32 %2873, i64 0
  %2885 = shufflevector <16 x i32> %2884, <16 x i32> poison, <16 x i32> zeroinitializer
  %2886 = insertelement <16 x i32> poison, i32 %2870, i64 0
  %2887 = bitcast <16 x i32> %2886 to <16 x float>
  %2888 = shufflevector <16 x float> %2887, <16 x float> poison, <16 x i32> zeroinitializer
  %2889 = insertelement <16 x float> poison, float %2867, i64 0
  %2890 = shufflevector <16 x float> %2889, <16 x float> poison, <16 x i32> zeroinitializer
  %2891 = insertelement <16 x i32> poison, i32 %2849, i64 0
  %2892 = shufflevector <16 x i32> %2891, <16 x i32> poison, <16 x i32> zeroinitializer
  %2893 = zext nneg i32 %2858 to i64
  %2894 = insertelement <16 x i32> poison, i32 %2848, i64 0
  %2895 = shufflevector <16 x i32> %2894, <16 x i32> poison, <16 x i32> zeroinitializer
  %2896 = insertelement <16 x i32> poison, i32 %2848, i64 0
  %2897 = shufflevector <16 x i32> %2896, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %2902

2898:
  %2899 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %2975)
  %2900 = and i32 %2899, %2854
  %2901 = icmp ne i32 %2900, 0
  br label %4177

2902:
  %2903 = phi i64 [ 0, %2860 ], [ %2978, %2974 ]
  %2904 = phi ptr [ %11, %2860 ], [ %2976, %2974 ]
  %2905 = phi ptr [ %34, %2860 ], [ %2977, %2974 ]
  %2906 = phi <16 x i32> [ zeroinitializer, %2860 ], [ %2975, %2974 ]
  %2907 = trunc nuw nsw i64 %2903 to i32
  %2908 = add i32 %2875, %2907
  %2909 = zext i32 %2908 to i64
  %2910 = getelementptr inbounds nuw [32 x i32], ptr %2837, i64 %2909
  %2911 = load <16 x i32>, ptr %2910, align 64
  br i1 %2876, label %2912, label %2920

2912:
  %2913 = shl <16 x i32> %2911, %2892
  %2914 = load i32, ptr %37, align 4
  %2915 = icmp eq i32 %2914, 0
  br i1 %2915, label %2918, label %2916

2916:
  %2917 = ashr exact <16 x i32> %2913, %2892
  br label %2936

2918:
  %2919 = lshr exact <16 x i32> %2913, %2892
  br label %2936

2920:
  %2921 = and <16 x i32> %2911, %2878
  %2922 = add <16 x i32> %2921, %2880
  %2923 = shl <16 x i32> %2911, %2895
  %2924 = ashr <16 x i32> %2923, %2883
  %2925 = and <16 x i32> %2924, %2885
  %2926 = bitcast <16 x i32> %2925 to <16 x float>
  %2927 = fmul <16 x float> %2888, %2926
  store <16 x float> %2927, ptr %2904, align 64
  br i1 %2881, label %2928, label %2952

2928:
  %2929 = and <16 x i32> %2925, splat (i32 2147483647)
  %2930 = and <16 x i32> %2925, splat (i32 2139095040)
  %2931 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2930, <16 x i32> splat (i32 8388608))
  %2932 = icmp eq <16 x i32> %2929, zeroinitializer
  %2933 = bitcast <16 x i32> %2931 to <16 x float>
  %2934 = fmul <16 x float> %2888, %2933
  %2935 = select <16 x i1> %2932, <16 x float> %2890, <16 x float> %2934
  store <16 x float> %2935, ptr %2905, align 64
  br label %2952

2936:
  %2937 = phi <16 x i32> [ %2917, %2916 ], [ %2919, %2918 ]
  %2938 = sitofp <16 x i32> %2937 to <16 x float>
  store <16 x float> %2938, ptr %2904, align 64
  %2939 = getelementptr inbounds nuw i8, ptr %2910, i64 64
  %2940 = load <16 x i32>, ptr %2939, align 64
  %2941 = getelementptr inbounds nuw i8, ptr %2904, i64 64
  %2942 = shl <16 x i32> %2940, %2892
  %2943 = load i32, ptr %37, align 4
  %2944 = icmp eq i32 %2943, 0
  br i1 %2944, label %2947, label %2945

2945:
  %2946 = ashr exact <16 x i32> %2942, %2892
  br label %2949

2947:
  %2948 = lshr exact <16 x i32> %2942, %2892
  br label %2949

2949:
  %2950 = phi <16 x i32> [ %2946, %2945 ], [ %2948, %2947 ]
  %2951 = sitofp <16 x i32> %2950 to <16 x float>
  store <16 x float> %2951, ptr %2941, align 64
  br label %2974

2952:
  %2953 = getelementptr inbounds nuw i8, ptr %2910, i64 64
  %2954 = load <16 x i32>, ptr %2953, align 64
  %2955 = getelementptr inbounds nuw i8, ptr %2904, i64 64
  %2956 = and <16 x i32> %2954, %2878
  %2957 = add <16 x i32> %2956, %2880
  %2958 = or <16 x i32> %2922, %2957
  %2959 = or <16 x i32> %2958, %2906
  %2960 = shl <16 x i32> %2954, %2897
  %2961 = ashr <16 x i32> %2960, %2883
  %2962 = and <16 x i32> %2961, %2885
  %2963 = bitcast <16 x i32> %2962 to <16 x float>
  %2964 = fmul <16 x float> %2888, %2963
  store <16 x float> %2964, ptr %2955, align 64
  br i1 %2881, label %2965, label %2974

2965:
  %2966 = getelementptr inbounds nuw i8, ptr %2905, i64 64
  %2967 = and <16 x i32> %2962, splat (i32 2147483647)
  %2968 = and <16 x i32> %2962, splat (i32 2139095040)
  %2969 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2968, <16 x i32> splat (i32 8388608))
  %2970 = icmp eq <16 x i32> %2967, zeroinitializer
  %2971 = bitcast <16 x i32> %2969 to <16 x float>
  %2972 = fmul <16 x float> %2888, %2971
  %2973 = select <16 x i1> %2970, <16 x float> %2890, <16 x float> %2972
  store <16 x float> %2973, ptr %2966, align 64
  br label %2974

2974:
  %2975 = phi <16 x i32> [ %2906, %2949 ], [ %2959, %2965 ], [ %2959, %2952 ]
  %2976 = getelementptr inbounds nuw i8, ptr %2904, i64 128
  %2977 = getelementptr inbounds nuw i8, ptr %2905, i64 128
  %2978 = add nuw nsw i64 %2903, 1
  %2979 = icmp eq i64 %2978, %2893
  br i1 %2979, label %2898, label %2902

2980:
  %2981 = lshr i32 %2842, 3
  %2982 = icmp eq i32 %2981, 0
  br i1 %2982, label %4177, label %2983

2983:
  %2984 = shl nsw i32 -1, %2845
  %2985 = xor i32 %2984, -1
  %2986 = sub i32 %2985, %2853
  %2987 = mul i32 %2986, %2852
  %2988 = mul i32 %2852, %2985
  %2989 = icmp eq i32 %2843, 8
  %2990 = select i1 %2989, float 0x3810000000000000, float 0.000000e+00
  %2991 = add nsw i32 %2843, -1
  %2992 = shl i32 -8388608, %2991
  %2993 = add i32 %2992, 2139095040
  %2994 = sub nsw i32 23, %2844
  %2995 = shl i32 %2985, %2994
  %2996 = or i32 %2995, -2147483648
  %2997 = sub i32 8, %2843
  %2998 = load i32, ptr %36, align 4
  %2999 = icmp eq i32 %2838, 2
  %3000 = insertelement <16 x i32> poison, i32 %2988, i64 0
  %3001 = shufflevector <16 x i32> %3000, <16 x i32> poison, <16 x i32> zeroinitializer
  %3002 = insertelement <16 x i32> poison, i32 %2987, i64 0
  %3003 = shufflevector <16 x i32> %3002, <16 x i32> poison, <16 x i32> zeroinitializer
  %3004 = icmp eq i32 %2838, 1
  %3005 = insertelement <16 x i32> poison, i32 %2997, i64 0
  %3006 = shufflevector <16 x i32> %3005, <16 x i32> poison, <16 x i32> zeroinitializer
  %3007 = insertelement <16 x i32> poison, i32 %2996, i64 0
  %3008 = shufflevector <16 x i32> %3007, <16 x i32> poison, <16 x i32> zeroinitializer
  %3009 = insertelement <16 x i32> poison, i32 %2993, i64 0
  %3010 = bitcast <16 x i32> %3009 to <16 x float>
  %3011 = shufflevector <16 x float> %3010, <16 x float> poison, <16 x i32> zeroinitializer
  %3012 = insertelement <16 x float> poison, float %2990, i64 0
  %3013 = shufflevector <16 x float> %3012, <16 x float> poison, <16 x i32> zeroinitializer
  %3014 = insertelement <16 x i32> poison, i32 %2849, i64 0
  %3015 = shufflevector <16 x i32> %3014, <16 x i32> poison, <16 x i32> zeroinitializer
  %3016 = zext nneg i32 %2981 to i64
  %3017 = insertelement <16 x i32> poison, i32 %2848, i64 0
  %3018 = shufflevector <16 x i32> %3017, <16 x i32> poison, <16 x i32> zeroinitializer
  %3019 = sub i32 %2848, %2839
  %3020 = insertelement <16 x i32> poison, i32 %3019, i64 0
  %3021 = shufflevector <16 x i32> %3020, <16 x i32> poison, <16 x i32> zeroinitializer
  %3022 = insertelement <16 x i32> poison, i32 %2848, i64 0
  %3023 = shufflevector <16 x i32> %3022, <16 x i32> poison, <16 x i32> zeroinitializer
  %3024 = sub i32 %2848, %2839
  %3025 = insertelement <16 x i32> poison, i32 %3024, i64 0
  %3026 = shufflevector <16 x i32> %3025, <16 x i32> poison, <16 x i32> zeroinitializer
  %3027 = sub i32 %2849, %2839
  %3028 = insertelement <16 x i32> poison, i32 %3027, i64 0
  %3029 = shufflevector <16 x i32> %3028, <16 x i32> poison, <16 x i32> zeroinitializer
  %3030 = sub i32 %2849, %2839
  %3031 = insertelement <16 x i32> poison, i32 %3030, i64 0
  %3032 = shufflevector <16 x i32> %3031, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %3037

3033:
  %3034 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %3174)
  %3035 = and i32 %3034, %2854
  %3036 = icmp ne i32 %3035, 0
  br label %4177

3037:
  %3038 = phi i64 [ 0, %2983 ], [ %3177, %3173 ]
  %3039 = phi ptr [ %11, %2983 ], [ %3175, %3173 ]
  %3040 = phi ptr [ %34, %2983 ], [ %3176, %3173 ]
  %3041 = phi <16 x i32> [ zeroinitializer, %2983 ], [ %3174, %3173 ]
  %3042 = trunc nuw nsw i64 %3038 to i32
  %3043 = add i32 %2998, %3042
  %3044 = zext i32 %3043 to i64
  %3045 = getelementptr inbounds nuw [32 x i32], ptr %2837, i64 %3044
  %3046 = load <16 x i32>, ptr %3045, align 64
  br i1 %2999, label %3047, label %3055

3047:
  %3048 = shl <16 x i32> %3046, %3015
  %3049 = load i32, ptr %37, align 4
  %3050 = icmp eq i32 %3049, 0
  br i1 %3050, label %3053, label %3051

3051:
  %3052 = ashr exact <16 x i32> %3048, %3015
  br label %3085

3053:
  %3054 = lshr exact <16 x i32> %3048, %3015
  br label %3085

3055:
  %3056 = and <16 x i32> %3046, %3001
  %3057 = add <16 x i32> %3056, %3003
  %3058 = shl <16 x i32> %3046, %3018
  %3059 = ashr <16 x i32> %3058, %3006
  %3060 = and <16 x i32> %3059, %3008
  %3061 = bitcast <16 x i32> %3060 to <16 x float>
  %3062 = fmul <16 x float> %3011, %3061
  store <16 x float> %3062, ptr %3039, align 64
  br i1 %3004, label %3063, label %3109

3063:
  %3064 = and <16 x i32> %3060, splat (i32 2147483647)
  %3065 = and <16 x i32> %3060, splat (i32 2139095040)
  %3066 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3065, <16 x i32> splat (i32 8388608))
  %3067 = icmp eq <16 x i32> %3064, zeroinitializer
  %3068 = bitcast <16 x i32> %3066 to <16 x float>
  %3069 = fmul <16 x float> %3011, %3068
  %3070 = select <16 x i1> %3067, <16 x float> %3013, <16 x float> %3069
  store <16 x float> %3070, ptr %3040, align 64
  %3071 = getelementptr inbounds nuw i8, ptr %3039, i64 128
  %3072 = shl <16 x i32> %3046, %3021
  %3073 = ashr <16 x i32> %3072, %3006
  %3074 = and <16 x i32> %3073, %3008
  %3075 = bitcast <16 x i32> %3074 to <16 x float>
  %3076 = fmul <16 x float> %3011, %3075
  store <16 x float> %3076, ptr %3071, align 64
  %3077 = getelementptr inbounds nuw i8, ptr %3040, i64 128
  %3078 = and <16 x i32> %3074, splat (i32 2147483647)
  %3079 = and <16 x i32> %3074, splat (i32 2139095040)
  %3080 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3079, <16 x i32> splat (i32 8388608))
  %3081 = icmp eq <16 x i32> %3078, zeroinitializer
  %3082 = bitcast <16 x i32> %3080 to <16 x float>
  %3083 = fmul <16 x float> %3011, %3082
  %3084 = select <16 x i1> %3081, <16 x float> %3013, <16 x float> %3083
  store <16 x float> %3084, ptr %3077, align 64
  br label %3116

3085:
  %3086 = phi <16 x i32> [ %3052, %3051 ], [ %3054, %3053 ]
  %3087 = sitofp <16 x i32> %3086 to <16 x float>
  store <16 x float> %3087, ptr %3039, align 64
  %3088 = shl <16 x i32> %3046, %3029
  %3089 = load i32, ptr %37, align 4
  %3090 = icmp eq i32 %3089, 0
  br i1 %3090, label %3093, label %3091

3091:
  %3092 = ashr <16 x i32> %3088, %3015
  br label %3095

3093:
  %3094 = lshr <16 x i32> %3088, %3015
  br label %3095

3095:
  %3096 = phi <16 x i32> [ %3092, %3091 ], [ %3094, %3093 ]
  %3097 = sitofp <16 x i32> %3096 to <16 x float>
  %3098 = getelementptr inbounds nuw i8, ptr %3039, i64 128
  store <16 x float> %3097, ptr %3098, align 64
  %3099 = getelementptr inbounds nuw i8, ptr %3045, i64 64
  %3100 = load <16 x i32>, ptr %3099, align 64
  %3101 = getelementptr inbounds nuw i8, ptr %3039, i64 64
  %3102 = shl <16 x i32> %3100, %3015
  %3103 = load i32, ptr %37, align 4
  %3104 = icmp eq i32 %3103, 0
  br i1 %3104, label %3107, label %3105

3105:
  %3106 = ashr exact <16 x i32> %3102, %3015
  br label %3152

3107:
  %3108 = lshr exact <16 x i32> %3102, %3015
  br label %3152

3109:
  %3110 = getelementptr inbounds nuw i8, ptr %3039, i64 128
  %3111 = shl <16 x i32> %3046, %3021
  %3112 = ashr <16 x i32> %3111, %3006
  %3113 = and <16 x i32> %3112, %3008
  %3114 = bitcast <16 x i32> %3113 to <16 x float>
  %3115 = fmul <16 x float> %3011, %3114
  store <16 x float> %3115, ptr %3110, align 64
  br label %3116

3116:
  %3117 = getelementptr inbounds nuw i8, ptr %3045, i64 64
  %3118 = load <16 x i32>, ptr %3117, align 64
  %3119 = getelementptr inbounds nuw i8, ptr %3039, i64 64
  %3120 = and <16 x i32> %3118, %3001
  %3121 = add <16 x i32> %3120, %3003
  %3122 = or <16 x i32> %3057, %3121
  %3123 = or <16 x i32> %3122, %3041
  %3124 = shl <16 x i32> %3118, %3023
  %3125 = ashr <16 x i32> %3124, %3006
  %3126 = and <16 x i32> %3125, %3008
  %3127 = bitcast <16 x i32> %3126 to <16 x float>
  %3128 = fmul <16 x float> %3011, %3127
  store <16 x float> %3128, ptr %3119, align 64
  br i1 %3004, label %3129, label %3166

3129:
  %3130 = getelementptr inbounds nuw i8, ptr %3040, i64 64
  %3131 = and <16 x i32> %3126, splat (i32 2147483647)
  %3132 = and <16 x i32> %3126, splat (i32 2139095040)
  %3133 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3132, <16 x i32> splat (i32 8388608))
  %3134 = icmp eq <16 x i32> %3131, zeroinitializer
  %3135 = bitcast <16 x i32> %3133 to <16 x float>
  %3136 = fmul <16 x float> %3011, %3135
  %3137 = select <16 x i1> %3134, <16 x float> %3013, <16 x float> %3136
  store <16 x float> %3137, ptr %3130, align 64
  %3138 = getelementptr inbounds nuw i8, ptr %3039, i64 192
  %3139 = shl <16 x i32> %3118, %3026
  %3140 = ashr <16 x i32> %3139, %3006
  %3141 = and <16 x i32> %3140, %3008
  %3142 = bitcast <16 x i32> %3141 to <16 x float>
  %3143 = fmul <16 x float> %3011, %3142
  store <16 x float> %3143, ptr %3138, align 64
  %3144 = getelementptr inbounds nuw i8, ptr %3040, i64 192
  %3145 = and <16 x i32> %3141, splat (i32 2147483647)
  %3146 = and <16 x i32> %3141, splat (i32 2139095040)
  %3147 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3146, <16 x i32> splat (i32 8388608))
  %3148 = icmp eq <16 x i32> %3145, zeroinitializer
  %3149 = bitcast <16 x i32> %3147 to <16 x float>
  %3150 = fmul <16 x float> %3011, %3149
  %3151 = select <16 x i1> %3148, <16 x float> %3013, <16 x float> %3150
  store <16 x float> %3151, ptr %3144, align 64
  br label %3173

3152:
  %3153 = phi <16 x i32> [ %3106, %3105 ], [ %3108, %3107 ]
  %3154 = sitofp <16 x i32> %3153 to <16 x float>
  store <16 x float> %3154, ptr %3101, align 64
  %3155 = shl <16 x i32> %3100, %3032
  %3156 = load i32, ptr %37, align 4
  %3157 = icmp eq i32 %3156, 0
  br i1 %3157, label %3160, label %3158

3158:
  %3159 = ashr <16 x i32> %3155, %3015
  br label %3162

3160:
  %3161 = lshr <16 x i32> %3155, %3015
  br label %3162

3162:
  %3163 = phi <16 x i32> [ %3159, %3158 ], [ %3161, %3160 ]
  %3164 = sitofp <16 x i32> %3163 to <16 x float>
  %3165 = getelementptr inbounds nuw i8, ptr %3039, i64 192
  store <16 x float> %3164, ptr %3165, align 64
  br label %3173

3166:
  %3167 = getelementptr inbounds nuw i8, ptr %3039, i64 192
  %3168 = shl <16 x i32> %3118, %3026
  %3169 = ashr <16 x i32> %3168, %3006
  %3170 = and <16 x i32> %3169, %3008
  %3171 = bitcast <16 x i32> %3170 to <16 x float>
  %3172 = fmul <16 x float> %3011, %3171
  store <16 x float> %3172, ptr %3167, align 64
  br label %3173

3173:
  %3174 = phi <16 x i32> [ %3041, %3162 ], [ %3123, %3129 ], [ %3123, %3166 ]
  %3175 = getelementptr inbounds nuw i8, ptr %3039, i64 256
  %3176 = getelementptr inbounds nuw i8, ptr %3040, i64 256
  %3177 = add nuw nsw i64 %3038, 1
  %3178 = icmp eq i64 %3177, %3016
  br i1 %3178, label %3033, label %3037

3179:
  %3180 = lshr i32 %2842, 4
  %3181 = icmp eq i32 %3180, 0
  br i1 %3181, label %4177, label %3182

3182:
  %3183 = shl nsw i32 -1, %2845
  %3184 = xor i32 %3183, -1
  %3185 = sub i32 %3184, %2853
  %3186 = mul i32 %3185, %2852
  %3187 = mul i32 %2852, %3184
  %3188 = icmp eq i32 %2843, 8
  %3189 = select i1 %3188, float 0x3810000000000000, float 0.000000e+00
  %3190 = add nsw i32 %2843, -1
  %3191 = shl i32 -8388608, %3190
  %3192 = add i32 %3191, 2139095040
  %3193 = sub nsw i32 23, %2844
  %3194 = shl i32 %3184, %3193
  %3195 = or i32 %3194, -2147483648
  %3196 = sub i32 8, %2843
  %3197 = load i32, ptr %36, align 4
  %3198 = icmp eq i32 %2838, 2
  %3199 = insertelement <16 x i32> poison, i32 %3187, i64 0
  %3200 = shufflevector <16 x i32> %3199, <16 x i32> poison, <16 x i32> zeroinitializer
  %3201 = insertelement <16 x i32> poison, i32 %3186, i64 0
  %3202 = shufflevector <16 x i32> %3201, <16 x i32> poison, <16 x i32> zeroinitializer
  %3203 = icmp eq i32 %2838, 1
  %3204 = insertelement <16 x i32> poison, i32 %3196, i64 0
  %3205 = shufflevector <16 x i32> %3204, <16 x i32> poison, <16 x i32> zeroinitializer
  %3206 = insertelement <16 x i32> poison, i32 %3195, i64 0
  %3207 = shufflevector <16 x i32> %3206, <16 x i32> poison, <16 x i32> zeroinitializer
  %3208 = insertelement <16 x i32> poison, i32 %3192, i64 0
  %3209 = bitcast <16 x i32> %3208 to <16 x float>
  %3210 = shufflevector <16 x float> %3209, <16 x float> poison, <16 x i32> zeroinitializer
  %3211 = insertelement <16 x float> poison, float %3189, i64 0
  %3212 = shufflevector <16 x float> %3211, <16 x float> poison, <16 x i32> zeroinitializer
  %3213 = insertelement <16 x i32> poison, i32 %2849, i64 0
  %3214 = shufflevector <16 x i32> %3213, <16 x i32> poison, <16 x i32> zeroinitializer
  %3215 = zext nneg i32 %3180 to i64
  %3216 = insertelement <16 x i32> poison, i32 %2848, i64 0
  %3217 = shufflevector <16 x i32> %3216, <16 x i32> poison, <16 x i32> zeroinitializer
  %3218 = sub i32 %2848, %2839
  %3219 = insertelement <16 x i32> poison, i32 %3218, i64 0
  %3220 = shufflevector <16 x i32> %3219, <16 x i32> poison, <16 x i32> zeroinitializer
  %3221 = shl i32 %2839, 1
  %3222 = sub i32 %2848, %3221
  %3223 = insertelement <16 x i32> poison, i32 %3222, i64 0
  %3224 = shufflevector <16 x i32> %3223, <16 x i32> poison, <16 x i32> zeroinitializer
  %3225 = mul i32 %2839, -3
  %3226 = add i32 %3225, %2848
  %3227 = insertelement <16 x i32> poison, i32 %3226, i64 0
  %3228 = shufflevector <16 x i32> %3227, <16 x i32> poison, <16 x i32> zeroinitializer
  %3229 = insertelement <16 x i32> poison, i32 %2848, i64 0
  %3230 = shufflevector <16 x i32> %3229, <16 x i32> poison, <16 x i32> zeroinitializer
  %3231 = sub i32 %2848, %2839
  %3232 = insertelement <16 x i32> poison, i32 %3231, i64 0
  %3233 = shufflevector <16 x i32> %3232, <16 x i32> poison, <16 x i32> zeroinitializer
  %3234 = shl i32 %2839, 1
  %3235 = sub i32 %2848, %3234
  %3236 = insertelement <16 x i32> poison, i32 %3235, i64 0
  %3237 = shufflevector <16 x i32> %3236, <16 x i32> poison, <16 x i32> zeroinitializer
  %3238 = mul i32 %2839, -3
  %3239 = add i32 %3238, %2848
  %3240 = insertelement <16 x i32> poison, i32 %3239, i64 0
  %3241 = shufflevector <16 x i32> %3240, <16 x i32> poison, <16 x i32> zeroinitializer
  %3242 = sub i32 %2849, %2839
  %3243 = insertelement <16 x i32> poison, i32 %3242, i64 0
  %3244 = shufflevector <16 x i32> %3243, <16 x i32> poison, <16 x i32> zeroinitializer
  %3245 = shl i32 %2839, 1
  %3246 = sub i32 %2849, %3245
  %3247 = insertelement <16 x i32> poison, i32 %3246, i64 0
  %3248 = shufflevector <16 x i32> %3247, <16 x i32> poison, <16 x i32> zeroinitializer
  %3249 = mul i32 %2839, -3
  %3250 = add i32 %3249, %2849
  %3251 = insertelement <16 x i32> poison, i32 %3250, i64 0
  %3252 = shufflevector <16 x i32> %3251, <16 x i32> poison, <16 x i32> zeroinitializer
  %3253 = sub i32 %2849, %2839
  %3254 = insertelement <16 x i32> poison, i32 %3253, i64 0
  %3255 = shufflevector <16 x i32> %3254, <16 x i32> poison, <16 x i32> zeroinitializer
  %3256 = shl i32 %2839, 1
  %3257 = sub i32 %2849, %3256
  %3258 = insertelement <16 x i32> poison, i32 %3257, i64 0
  %3259 = shufflevector <16 x i32> %3258, <16 x i32> poison, <16 x i32> zeroinitializer
  %3260 = mul i32 %2839, -3
  %3261 = add i32 %3260, %2849
  %3262 = insertelement <16 x i32> poison, i32 %3261, i64 0
  %3263 = shufflevector <16 x i32> %3262, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %3268

3264:
  %3265 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %3523)
  %3266 = and i32 %3265, %2854
  %3267 = icmp ne i32 %3266, 0
  br label %4177

3268:
  %3269 = phi i64 [ 0, %3182 ], [ %3526, %3522 ]
  %3270 = phi ptr [ %11, %3182 ], [ %3524, %3522 ]
  %3271 = phi ptr [ %34, %3182 ], [ %3525, %3522 ]
  %3272 = phi <16 x i32> [ zeroinitializer, %3182 ], [ %3523, %3522 ]
  %3273 = trunc nuw nsw i64 %3269 to i32
  %3274 = add i32 %3197, %3273
  %3275 = zext i32 %3274 to i64
  %3276 = getelementptr inbounds nuw [32 x i32], ptr %2837, i64 %3275
  %3277 = load <16 x i32>, ptr %3276, align 64
  br i1 %3198, label %3278, label %3286

3278:
  %3279 = shl <16 x i32> %3277, %3214
  %3280 = load i32, ptr %37, align 4
  %3281 = icmp eq i32 %3280, 0
  br i1 %3281, label %3284, label %3282

3282:
  %3283 = ashr exact <16 x i32> %3279, %3214
  br label %3316

3284:
  %3285 = lshr exact <16 x i32> %3279, %3214
  br label %3316

3286:
  %3287 = and <16 x i32> %3277, %3200
  %3288 = add <16 x i32> %3287, %3202
  %3289 = shl <16 x i32> %3277, %3217
  %3290 = ashr <16 x i32> %3289, %3205
  %3291 = and <16 x i32> %3290, %3207
  %3292 = bitcast <16 x i32> %3291 to <16 x float>
  %3293 = fmul <16 x float> %3210, %3292
  store <16 x float> %3293, ptr %3270, align 64
  br i1 %3203, label %3294, label %3326

3294:
  %3295 = and <16 x i32> %3291, splat (i32 2147483647)
  %3296 = and <16 x i32> %3291, splat (i32 2139095040)
  %3297 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3296, <16 x i32> splat (i32 8388608))
  %3298 = icmp eq <16 x i32> %3295, zeroinitializer
  %3299 = bitcast <16 x i32> %3297 to <16 x float>
  %3300 = fmul <16 x float> %3210, %3299
  %3301 = select <16 x i1> %3298, <16 x float> %3212, <16 x float> %3300
  store <16 x float> %3301, ptr %3271, align 64
  %3302 = getelementptr inbounds nuw i8, ptr %3270, i64 128
  %3303 = shl <16 x i32> %3277, %3220
  %3304 = ashr <16 x i32> %3303, %3205
  %3305 = and <16 x i32> %3304, %3207
  %3306 = bitcast <16 x i32> %3305 to <16 x float>
  %3307 = fmul <16 x float> %3210, %3306
  store <16 x float> %3307, ptr %3302, align 64
  %3308 = getelementptr inbounds nuw i8, ptr %3271, i64 128
  %3309 = and <16 x i32> %3305, splat (i32 2147483647)
  %3310 = and <16 x i32> %3305, splat (i32 2139095040)
  %3311 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3310, <16 x i32> splat (i32 8388608))
  %3312 = icmp eq <16 x i32> %3309, zeroinitializer
  %3313 = bitcast <16 x i32> %3311 to <16 x float>
  %3314 = fmul <16 x float> %3210, %3313
  %3315 = select <16 x i1> %3312, <16 x float> %3212, <16 x float> %3314
  store <16 x float> %3315, ptr %3308, align 64
  br label %3333

3316:
  %3317 = phi <16 x i32> [ %3283, %3282 ], [ %3285, %3284 ]
  %3318 = sitofp <16 x i32> %3317 to <16 x float>
  store <16 x float> %3318, ptr %3270, align 64
  %3319 = shl <16 x i32> %3277, %3244
  %3320 = load i32, ptr %37, align 4
  %3321 = icmp eq i32 %3320, 0
  br i1 %3321, label %3324, label %3322

3322:
  %3323 = ashr <16 x i32> %3319, %3214
  br label %3363

3324:
  %3325 = lshr <16 x i32> %3319, %3214
  br label %3363

3326:
  %3327 = getelementptr inbounds nuw i8, ptr %3270, i64 128
  %3328 = shl <16 x i32> %3277, %3220
  %3329 = ashr <16 x i32> %3328, %3205
  %3330 = and <16 x i32> %3329, %3207
  %3331 = bitcast <16 x i32> %3330 to <16 x float>
  %3332 = fmul <16 x float> %3210, %3331
  store <16 x float> %3332, ptr %3327, align 64
  br label %3333

3333:
  %3334 = getelementptr inbounds nuw i8, ptr %3270, i64 256
  %3335 = shl <16 x i32> %3277, %3224
  %3336 = ashr <16 x i32> %3335, %3205
  %3337 = and <16 x i32> %3336, %3207
  %3338 = bitcast <16 x i32> %3337 to <16 x float>
  %3339 = fmul <16 x float> %3210, %3338
  store <16 x float> %3339, ptr %3334, align 64
  br i1 %3203, label %3340, label %3399

3340:
  %3341 = getelementptr inbounds nuw i8, ptr %3271, i64 256
  %3342 = and <16 x i32> %3337, splat (i32 2147483647)
  %3343 = and <16 x i32> %3337, splat (i32 2139095040)
  %3344 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3343, <16 x i32> splat (i32 8388608))
  %3345 = icmp eq <16 x i32> %3342, zeroinitializer
  %3346 = bitcast <16 x i32> %3344 to <16 x float>
  %3347 = fmul <16 x float> %3210, %3346
  %3348 = select <16 x i1> %3345, <16 x float> %3212, <16 x float> %3347
  store <16 x float> %3348, ptr %3341, align 64
  %3349 = getelementptr inbounds nuw i8, ptr %3270, i64 384
  %3350 = shl <16 x i32> %3277, %3228
  %3351 = ashr <16 x i32> %3350, %3205
  %3352 = and <16 x i32> %3351, %3207
  %3353 = bitcast <16 x i32> %3352 to <16 x float>
  %3354 = fmul <16 x float> %3210, %3353
  store <16 x float> %3354, ptr %3349, align 64
  %3355 = getelementptr inbounds nuw i8, ptr %3271, i64 384
  %3356 = and <16 x i32> %3352, splat (i32 2147483647)
  %3357 = and <16 x i32> %3352, splat (i32 2139095040)
  %3358 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3357, <16 x i32> splat (i32 8388608))
  %3359 = icmp eq <16 x i32> %3356, zeroinitializer
  %3360 = bitcast <16 x i32> %3358 to <16 x float>
  %3361 = fmul <16 x float> %3210, %3360
  %3362 = select <16 x i1> %3359, <16 x float> %3212, <16 x float> %3361
  store <16 x float> %3362, ptr %3355, align 64
  br label %3406

3363:
  %3364 = phi <16 x i32> [ %3323, %3322 ], [ %3325, %3324 ]
  %3365 = sitofp <16 x i32> %3364 to <16 x float>
  %3366 = getelementptr inbounds nuw i8, ptr %3270, i64 128
  store <16 x float> %3365, ptr %3366, align 64
  %3367 = shl <16 x i32> %3277, %3248
  %3368 = load i32, ptr %37, align 4
  %3369 = icmp eq i32 %3368, 0
  br i1 %3369, label %3372, label %3370

3370:
  %3371 = ashr <16 x i32> %3367, %3214
  br label %3374

3372:
  %3373 = lshr <16 x i32> %3367, %3214
  br label %3374

3374:
  %3375 = phi <16 x i32> [ %3371, %3370 ], [ %3373, %3372 ]
  %3376 = sitofp <16 x i32> %3375 to <16 x float>
  %3377 = getelementptr inbounds nuw i8, ptr %3270, i64 256
  store <16 x float> %3376, ptr %3377, align 64
  %3378 = shl <16 x i32> %3277, %3252
  %3379 = load i32, ptr %37, align 4
  %3380 = icmp eq i32 %3379, 0
  br i1 %3380, label %3383, label %3381

3381:
  %3382 = ashr <16 x i32> %3378, %3214
  br label %3385

3383:
  %3384 = lshr <16 x i32> %3378, %3214
  br label %3385

3385:
  %3386 = phi <16 x i32> [ %3382, %3381 ], [ %3384, %3383 ]
  %3387 = sitofp <16 x i32> %3386 to <16 x float>
  %3388 = getelementptr inbounds nuw i8, ptr %3270, i64 384
  store <16 x float> %3387, ptr %3388, align 64
  %3389 = getelementptr inbounds nuw i8, ptr %3276, i64 64
  %3390 = load <16 x i32>, ptr %3389, align 64
  %3391 = getelementptr inbounds nuw i8, ptr %3270, i64 64
  %3392 = shl <16 x i32> %3390, %3214
  %3393 = load i32, ptr %37, align 4
  %3394 = icmp eq i32 %3393, 0
  br i1 %3394, label %3397, label %3395

3395:
  %3396 = ashr exact <16 x i32> %3392, %3214
  br label %3442

3397:
  %3398 = lshr exact <16 x i32> %3392, %3214
  br label %3442

3399:
  %3400 = getelementptr inbounds nuw i8, ptr %3270, i64 384
  %3401 = shl <16 x i32> %3277, %3228
  %3402 = ashr <16 x i32> %3401, %3205
  %3403 = and <16 x i32> %3402, %3207
  %3404 = bitcast <16 x i32> %3403 to <16 x float>
  %3405 = fmul <16 x float> %3210, %3404
  store <16 x float> %3405, ptr %3400, align 64
  br label %3406

3406:
  %3407 = getelementptr inbounds nuw i8, ptr %3276, i64 64
  %3408 = load <16 x i32>, ptr %3407, align 64
  %3409 = getelementptr inbounds nuw i8, ptr %3270, i64 64
  %3410 = and <16 x i32> %3408, %3200
  %3411 = add <16 x i32> %3410, %3202
  %3412 = or <16 x i32> %3288, %3411
  %3413 = or <16 x i32> %3412, %3272
  %3414 = shl <16 x i32> %3408, %3230
  %3415 = ashr <16 x i32> %3414, %3205
  %3416 = and <16 x i32> %3415, %3207
  %3417 = bitcast <16 x i32> %3416 to <16 x float>
  %3418 = fmul <16 x float> %3210, %3417
  store <16 x float> %3418, ptr %3409, align 64
  br i1 %3203, label %3419, label %3452

3419:
  %3420 = getelementptr inbounds nuw i8, ptr %3271, i64 64
  %3421 = and <16 x i32> %3416, splat (i32 2147483647)
  %3422 = and <16 x i32> %3416, splat (i32 2139095040)
  %3423 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3422, <16 x i32> splat (i32 8388608))
  %3424 = icmp eq <16 x i32> %3421, zeroinitializer
  %3425 = bitcast <16 x i32> %3423 to <16 x float>
  %3426 = fmul <16 x float> %3210, %3425
  %3427 = select <16 x i1> %3424, <16 x float> %3212, <16 x float> %3426
  store <16 x float> %3427, ptr %3420, align 64
  %3428 = getelementptr inbounds nuw i8, ptr %3270, i64 192
  %3429 = shl <16 x i32> %3408, %3233
  %3430 = ashr <16 x i32> %3429, %3205
  %3431 = and <16 x i32> %3430, %3207
  %3432 = bitcast <16 x i32> %3431 to <16 x float>
  %3433 = fmul <16 x float> %3210, %3432
  store <16 x float> %3433, ptr %3428, align 64
  %3434 = getelementptr inbounds nuw i8, ptr %3271, i64 192
  %3435 = and <16 x i32> %3431, splat (i32 2147483647)
  %3436 = and <16 x i32> %3431, splat (i32 2139095040)
  %3437 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3436, <16 x i32> splat (i32 8388608))
  %3438 = icmp eq <16 x i32> %3435, zeroinitializer
  %3439 = bitcast <16 x i32> %3437 to <16 x float>
  %3440 = fmul <16 x float> %3210, %3439
  %3441 = select <16 x i1> %3438, <16 x float> %3212, <16 x float> %3440
  store <16 x float> %3441, ptr %3434, align 64
  br label %3459

3442:
  %3443 = phi <16 x i32> [ %3396, %3395 ], [ %3398, %3397 ]
  %3444 = sitofp <16 x i32> %3443 to <16 x float>
  store <16 x float> %3444, ptr %3391, align 64
  %3445 = shl <16 x i32> %3390, %3255
  %3446 = load i32, ptr %37, align 4
  %3447 = icmp eq i32 %3446, 0
  br i1 %3447, label %3450, label %3448

3448:
  %3449 = ashr <16 x i32> %3445, %3214
  br label %3489

3450:
  %3451 = lshr <16 x i32> %3445, %3214
  br label %3489

3452:
  %3453 = getelementptr inbounds nuw i8, ptr %3270, i64 192
  %3454 = shl <16 x i32> %3408, %3233
  %3455 = ashr <16 x i32> %3454, %3205
  %3456 = and <16 x i32> %3455, %3207
  %3457 = bitcast <16 x i32> %3456 to <16 x float>
  %3458 = fmul <16 x float> %3210, %3457
  store <16 x float> %3458, ptr %3453, align 64
  br label %3459

3459:
  %3460 = getelementptr inbounds nuw i8, ptr %3270, i64 320
  %3461 = shl <16 x i32> %3408, %3237
  %3462 = ashr <16 x i32> %3461, %3205
  %3463 = and <16 x i32> %3462, %3207
  %3464 = bitcast <16 x i32> %3463 to <16 x float>
  %3465 = fmul <16 x float> %3210, %3464
  store <16 x float> %3465, ptr %3460, align 64
  br i1 %3203, label %3466, label %3515

3466:
  %3467 = getelementptr inbounds nuw i8, ptr %3271, i64 320
  %3468 = and <16 x i32> %3463, splat (i32 2147483647)
  %3469 = and <16 x i32> %3463, splat (i32 2139095040)
  %3470 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3469, <16 x i32> splat (i32 8388608))
  %3471 = icmp eq <16 x i32> %3468, zeroinitializer
  %3472 = bitcast <16 x i32> %3470 to <16 x float>
  %3473 = fmul <16 x float> %3210, %3472
  %3474 = select <16 x i1> %3471, <16 x float> %3212, <16 x float> %3473
  store <16 x float> %3474, ptr %3467, align 64
  %3475 = getelementptr inbounds nuw i8, ptr %3270, i64 448
  %3476 = shl <16 x i32> %3408, %3241
  %3477 = ashr <16 x i32> %3476, %3205
  %3478 = and <16 x i32> %3477, %3207
  %3479 = bitcast <16 x i32> %3478 to <16 x float>
  %3480 = fmul <16 x float> %3210, %3479
  store <16 x float> %3480, ptr %3475, align 64
  %3481 = getelementptr inbounds nuw i8, ptr %3271, i64 448
  %3482 = and <16 x i32> %3478, splat (i32 2147483647)
  %3483 = and <16 x i32> %3478, splat (i32 2139095040)
  %3484 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3483, <16 x i32> splat (i32 8388608))
  %3485 = icmp eq <16 x i32> %3482, zeroinitializer
  %3486 = bitcast <16 x i32> %3484 to <16 x float>
  %3487 = fmul <16 x float> %3210, %3486
  %3488 = select <16 x i1> %3485, <16 x float> %3212, <16 x float> %3487
  store <16 x float> %3488, ptr %3481, align 64
  br label %3522

3489:
  %3490 = phi <16 x i32> [ %3449, %3448 ], [ %3451, %3450 ]
  %3491 = sitofp <16 x i32> %3490 to <16 x float>
  %3492 = getelementptr inbounds nuw i8, ptr %3270, i64 192
  store <16 x float> %3491, ptr %3492, align 64
  %3493 = shl <16 x i32> %3390, %3259
  %3494 = load i32, ptr %37, align 4
  %3495 = icmp eq i32 %3494, 0
  br i1 %3495, label %3498, label %3496

3496:
  %3497 = ashr <16 x i32> %3493, %3214
  br label %3500

3498:
  %3499 = lshr <16 x i32> %3493, %3214
  br label %3500

3500:
  %3501 = phi <16 x i32> [ %3497, %3496 ], [ %3499, %3498 ]
  %3502 = sitofp <16 x i32> %3501 to <16 x float>
  %3503 = getelementptr inbounds nuw i8, ptr %3270, i64 320
  store <16 x float> %3502, ptr %3503, align 64
  %3504 = shl <16 x i32> %3390, %3263
  %3505 = load i32, ptr %37, align 4
  %3506 = icmp eq i32 %3505, 0
  br i1 %3506, label %3509, label %3507

3507:
  %3508 = ashr <16 x i32> %3504, %3214
  br label %3511

3509:
  %3510 = lshr <16 x i32> %3504, %3214
  br label %3511

3511:
  %3512 = phi <16 x i32> [ %3508, %3507 ], [ %3510, %3509 ]
  %3513 = sitofp <16 x i32> %3512 to <16 x float>
  %3514 = getelementptr inbounds nuw i8, ptr %3270, i64 448
  store <16 x float> %3513, ptr %3514, align 64
  br label %3522

3515:
  %3516 = getelementptr inbounds nuw i8, ptr %3270, i64 448
  %3517 = shl <16 x i32> %3408, %3241
  %3518 = ashr <16 x i32> %3517, %3205
  %3519 = and <16 x i32> %3518, %3207
  %3520 = bitcast <16 x i32> %3519 to <16 x float>
  %3521 = fmul <16 x float> %3210, %3520
  store <16 x float> %3521, ptr %3516, align 64
  br label %3522

3522:
  %3523 = phi <16 x i32> [ %3272, %3511 ], [ %3413, %3466 ], [ %3413, %3515 ]
  %3524 = getelementptr inbounds nuw i8, ptr %3270, i64 512
  %3525 = getelementptr inbounds nuw i8, ptr %3271, i64 512
  %3526 = add nuw nsw i64 %3269, 1
  %3527 = icmp eq i64 %3526, %3215
  br i1 %3527, label %3264, label %3268

3528:
  %3529 = lshr i32 %2842, 5
  %3530 = icmp eq i32 %3529, 0
  br i1 %3530, label %4177, label %3531

3531:
  %3532 = shl nsw i32 -1, %2845
  %3533 = xor i32 %3532, -1
  %3534 = sub i32 %3533, %2853
  %3535 = mul i32 %3534, %2852
  %3536 = mul i32 %2852, %3533
  %3537 = icmp eq i32 %2843, 8
  %3538 = select i1 %3537, float 0x3810000000000000, float 0.000000e+00
  %3539 = add nsw i32 %2843, -1
  %3540 = shl i32 -8388608, %3539
  %3541 = add i32 %3540, 2139095040
  %3542 = sub nsw i32 23, %2844
  %3543 = shl i32 %3533, %3542
  %3544 = or i32 %3543, -2147483648
  %3545 = sub i32 8, %2843
  %3546 = load i32, ptr %36, align 4
  %3547 = icmp eq i32 %2838, 2
  %3548 = insertelement <16 x i32> poison, i32 %3536, i64 0
  %3549 = shufflevector <16 x i32> %3548, <16 x i32> poison, <16 x i32> zeroinitializer
  %3550 = insertelement <16 x i32> poison, i32 %3535, i64 0
  %3551 = shufflevector <16 x i32> %3550, <16 x i32> poison, <16 x i32> zeroinitializer
  %3552 = icmp eq i32 %2838, 1
  %3553 = insertelement <16 x i32> poison, i32 %3545, i64 0
  %3554 = shufflevector <16 x i32> %3553, <16 x i32> poison, <16 x i32> zeroinitializer
  %3555 = insertelement <16 x i32> poison, i32 %3544, i64 0
  %3556 = shufflevector <16 x i32> %3555, <16 x i32> poison, <16 x i32> zeroinitializer
  %3557 = insertelement <16 x i32> poison, i32 %3541, i64 0
  %3558 = bitcast <16 x i32> %3557 to <16 x float>
  %3559 = shufflevector <16 x float> %3558, <16 x float> poison, <16 x i32> zeroinitializer
  %3560 = insertelement <16 x float> poison, float %3538, i64 0
  %3561 = shufflevector <16 x float> %3560, <16 x float> poison, <16 x i32> zeroinitializer
  %3562 = insertelement <16 x i32> poison, i32 %2849, i64 0
  %3563 = shufflevector <16 x i32> %3562, <16 x i32> poison, <16 x i32> zeroinitializer
  %3564 = zext nneg i32 %3529 to i64
  %3565 = insertelement <16 x i32> poison, i32 %2848, i64 0
  %3566 = shufflevector <16 x i32> %3565, <16 x i32> poison, <16 x i32> zeroinitializer
  %3567 = sub i32 %2848, %2839
  %3568 = insertelement <16 x i32> poison, i32 %3567, i64 0
  %3569 = shufflevector <16 x i32> %3568, <16 x i32> poison, <16 x i32> zeroinitializer
  %3570 = shl i32 %2839, 1
  %3571 = sub i32 %2848, %3570
  %3572 = insertelement <16 x i32> poison, i32 %3571, i64 0
  %3573 = shufflevector <16 x i32> %3572, <16 x i32> poison, <16 x i32> zeroinitializer
  %3574 = mul i32 %2839, -3
  %3575 = add i32 %3574, %2848
  %3576 = insertelement <16 x i32> poison, i32 %3575, i64 0
  %3577 = shufflevector <16 x i32> %3576, <16 x i32> poison, <16 x i32> zeroinitializer
  %3578 = shl i32 %2839, 2
  %3579 = sub i32 %2848, %3578
  %3580 = insertelement <16 x i32> poison, i32 %3579, i64 0
  %3581 = shufflevector <16 x i32> %3580, <16 x i32> poison, <16 x i32> zeroinitializer
  %3582 = mul i32 %2839, -5
  %3583 = add i32 %3582, %2848
  %3584 = insertelement <16 x i32> poison, i32 %3583, i64 0
  %3585 = shufflevector <16 x i32> %3584, <16 x i32> poison, <16 x i32> zeroinitializer
  %3586 = mul i32 %2839, -6
  %3587 = add i32 %3586, %2848
  %3588 = insertelement <16 x i32> poison, i32 %3587, i64 0
  %3589 = shufflevector <16 x i32> %3588, <16 x i32> poison, <16 x i32> zeroinitializer
  %3590 = mul i32 %2839, -7
  %3591 = add i32 %3590, %2848
  %3592 = insertelement <16 x i32> poison, i32 %3591, i64 0
  %3593 = shufflevector <16 x i32> %3592, <16 x i32> poison, <16 x i32> zeroinitializer
  %3594 = insertelement <16 x i32> poison, i32 %2848, i64 0
  %3595 = shufflevector <16 x i32> %3594, <16 x i32> poison, <16 x i32> zeroinitializer
  %3596 = sub i32 %2848, %2839
  %3597 = insertelement <16 x i32> poison, i32 %3596, i64 0
  %3598 = shufflevector <16 x i32> %3597, <16 x i32> poison, <16 x i32> zeroinitializer
  %3599 = shl i32 %2839, 1
  %3600 = sub i32 %2848, %3599
  %3601 = insertelement <16 x i32> poison, i32 %3600, i64 0
  %3602 = shufflevector <16 x i32> %3601, <16 x i32> poison, <16 x i32> zeroinitializer
  %3603 = mul i32 %2839, -3
  %3604 = add i32 %3603, %2848
  %3605 = insertelement <16 x i32> poison, i32 %3604, i64 0
  %3606 = shufflevector <16 x i32> %3605, <16 x i32> poison, <16 x i32> zeroinitializer
  %3607 = shl i32 %2839, 2
  %3608 = sub i32 %2848, %3607
  %3609 = insertelement <16 x i32> poison, i32 %3608, i64 0
  %3610 = shufflevector <16 x i32> %3609, <16 x i32> poison, <16 x i32> zeroinitializer
  %3611 = mul i32 %2839, -5
  %3612 = add i32 %3611, %2848
  %3613 = insertelement <16 x i32> poison, i32 %3612, i64 0
  %3614 = shufflevector <16 x i32> %3613, <16 x i32> poison, <16 x i32> zeroinitializer
  %3615 = mul i32 %2839, -6
  %3616 = add i32 %3615, %2848
  %3617 = insertelement <16 x i32> poison, i32 %3616, i64 0
  %3618 = shufflevector <16 x i32> %3617, <16 x i32> poison, <16 x i32> zeroinitializer
  %3619 = mul i32 %2839, -7
  %3620 = add i32 %3619, %2848
  %3621 = insertelement <16 x i32> poison, i32 %3620, i64 0
  %3622 = shufflevector <16 x i32> %3621, <16 x i32> poison, <16 x i32> zeroinitializer
  %3623 = sub i32 %2849, %2839
  %3624 = insertelement <16 x i32> poison, i32 %3623, i64 0
  %3625 = shufflevector <16 x i32> %3624, <16 x i32> poison, <16 x i32> zeroinitializer
  %3626 = shl i32 %2839, 1
  %3627 = sub i32 %2849, %3626
  %3628 = insertelement <16 x i32> poison, i32 %3627, i64 0
  %3629 = shufflevector <16 x i32> %3628, <16 x i32> poison, <16 x i32> zeroinitializer
  %3630 = mul i32 %2839, -3
  %3631 = add i32 %3630, %2849
  %3632 = insertelement <16 x i32> poison, i32 %3631, i64 0
  %3633 = shufflevector <16 x i32> %3632, <16 x i32> poison, <16 x i32> zeroinitializer
  %3634 = shl i32 %2839, 2
  %3635 = sub i32 %2849, %3634
  %3636 = insertelement <16 x i32> poison, i32 %3635, i64 0
  %3637 = shufflevector <16 x i32> %3636, <16 x i32> poison, <16 x i32> zeroinitializer
  %3638 = mul i32 %2839, -5
  %3639 = add i32 %3638, %2849
  %3640 = insertelement <16 x i32> poison, i32 %3639, i64 0
  %3641 = shufflevector <16 x i32> %3640, <16 x i32> poison, <16 x i32> zeroinitializer
  %3642 = mul i32 %2839, -6
  %3643 = add i32 %3642, %2849
  %3644 = insertelement <16 x i32> poison, i32 %3643, i64 0
  %3645 = shufflevector <16 x i32> %3644, <16 x i32> poison, <16 x i32> zeroinitializer
  %3646 = mul i32 %2839, -7
  %3647 = add i32 %3646, %2849
  %3648 = insertelement <16 x i32> poison, i32 %3647, i64 0
  %3649 = shufflevector <16 x i32> %3648, <16 x i32> poison, <16 x i32> zeroinitializer
  %3650 = sub i32 %2849, %2839
  %3651 = insertelement <16 x i32> poison, i32 %3650, i64 0
  %3652 = shufflevector <16 x i32> %3651, <16 x i32> poison, <16 x i32> zeroinitializer
  %3653 = shl i32 %2839, 1
  %3654 = sub i32 %2849, %3653
  %3655 = insertelement <16 x i32> poison, i32 %3654, i64 0
  %3656 = shufflevector <16 x i32> %3655, <16 x i32> poison, <16 x i32> zeroinitializer
  %3657 = mul i32 %2839, -3
  %3658 = add i32 %3657, %2849
  %3659 = insertelement <16 x i32> poison, i32 %3658, i64 0
  %3660 = shufflevector <16 x i32> %3659, <16 x i32> poison, <16 x i32> zeroinitializer
  %3661 = shl i32 %2839, 2
  %3662 = sub i32 %2849, %3661
  %3663 = insertelement <16 x i32> poison, i32 %3662, i64 0
  %3664 = shufflevector <16 x i32> %3663, <16 x i32> poison, <16 x i32> zeroinitializer
  %3665 = mul i32 %2839, -5
  %3666 = add i32 %3665, %2849
  %3667 = insertelement <16 x i32> poison, i32 %3666, i64 0
  %3668 = shufflevector <16 x i32> %3667, <16 x i32> poison, <16 x i32> zeroinitializer
  %3669 = mul i32 %2839, -6
  %3670 = add i32 %3669, %2849
  %3671 = insertelement <16 x i32> poison, i32 %3670, i64 0
  %3672 = shufflevector <16 x i32> %3671, <16 x i32> poison, <16 x i32> zeroinitializer
  %3673 = mul i32 %2839, -7
  %3674 = add i32 %3673, %2849
  %3675 = insertelement <16 x i32> poison, i32 %3674, i64 0
  %3676 = shufflevector <16 x i32> %3675, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %3681

3677:
  %3678 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %4172)
  %3679 = and i32 %3678, %2854
  %3680 = icmp ne i32 %3679, 0
  br label %4177

3681:
  %3682 = phi i64 [ 0, %3531 ], [ %4175, %4171 ]
  %3683 = phi ptr [ %11, %3531 ], [ %4173, %4171 ]
  %3684 = phi ptr [ %34, %3531 ], [ %4174, %4171 ]
  %3685 = phi <16 x i32> [ zeroinitializer, %3531 ], [ %4172, %4171 ]
  %3686 = trunc nuw nsw i64 %3682 to i32
  %3687 = add i32 %3546, %3686
  %3688 = zext i32 %3687 to i64
  %3689 = getelementptr inbounds nuw [32 x i32], ptr %2837, i64 %3688
  %3690 = load <16 x i32>, ptr %3689, align 64
  br i1 %3547, label %3691, label %3699

3691:
  %3692 = shl <16 x i32> %3690, %3563
  %3693 = load i32, ptr %37, align 4
  %3694 = icmp eq i32 %3693, 0
  br i1 %3694, label %3697, label %3695

3695:
  %3696 = ashr exact <16 x i32> %3692, %3563
  br label %3729

3697:
  %3698 = lshr exact <16 x i32> %3692, %3563
  br label %3729

3699:
  %3700 = and <16 x i32> %3690, %3549
  %3701 = add <16 x i32> %3700, %3551
  %3702 = shl <16 x i32> %3690, %3566
  %3703 = ashr <16 x i32> %3702, %3554
  %3704 = and <16 x i32> %3703, %3556
  %3705 = bitcast <16 x i32> %3704 to <16 x float>
  %3706 = fmul <16 x float> %3559, %3705
  store <16 x float> %3706, ptr %3683, align 64
  br i1 %3552, label %3707, label %3739

3707:
  %3708 = and <16 x i32> %3704, splat (i32 2147483647)
  %3709 = and <16 x i32> %3704, splat (i32 2139095040)
  %3710 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3709, <16 x i32> splat (i32 8388608))
  %3711 = icmp eq <16 x i32> %3708, zeroinitializer
  %3712 = bitcast <16 x i32> %3710 to <16 x float>
  %3713 = fmul <16 x float> %3559, %3712
  %3714 = select <16 x i1> %3711, <16 x float> %3561, <16 x float> %3713
  store <16 x float> %3714, ptr %3684, align 64
  %3715 = getelementptr inbounds nuw i8, ptr %3683, i64 128
  %3716 = shl <16 x i32> %3690, %3569
  %3717 = ashr <16 x i32> %3716, %3554
  %3718 = and <16 x i32> %3717, %3556
  %3719 = bitcast <16 x i32> %3718 to <16 x float>
  %3720 = fmul <16 x float> %3559, %3719
  store <16 x float> %3720, ptr %3715, align 64
  %3721 = getelementptr inbounds nuw i8, ptr %3684, i64 128
  %3722 = and <16 x i32> %3718, splat (i32 2147483647)
  %3723 = and <16 x i32> %3718, splat (i32 2139095040)
  %3724 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3723, <16 x i32> splat (i32 8388608))
  %3725 = icmp eq <16 x i32> %3722, zeroinitializer
  %3726 = bitcast <16 x i32> %3724 to <16 x float>
  %3727 = fmul <16 x float> %3559, %3726
  %3728 = select <16 x i1> %3725, <16 x float> %3561, <16 x float> %3727
  store <16 x float> %3728, ptr %3721, align 64
  br label %3746

3729:
  %3730 = phi <16 x i32> [ %3696, %3695 ], [ %3698, %3697 ]
  %3731 = sitofp <16 x i32> %3730 to <16 x float>
  store <16 x float> %3731, ptr %3683, align 64
  %3732 = shl <16 x i32> %3690, %3625
  %3733 = load i32, ptr %37, align 4
  %3734 = icmp eq i32 %3733, 0
  br i1 %3734, label %3737, label %3735

3735:
  %3736 = ashr <16 x i32> %3732, %3563
  br label %3776

3737:
  %3738 = lshr <16 x i32> %3732, %3563
  br label %3776

3739:
  %3740 = getelementptr inbounds nuw i8, ptr %3683, i64 128
  %3741 = shl <16 x i32> %3690, %3569
  %3742 = ashr <16 x i32> %3741, %3554
  %3743 = and <16 x i32> %3742, %3556
  %3744 = bitcast <16 x i32> %3743 to <16 x float>
  %3745 = fmul <16 x float> %3559, %3744
  store <16 x float> %3745, ptr %3740, align 64
  br label %3746

3746:
  %3747 = getelementptr inbounds nuw i8, ptr %3683, i64 256
  %3748 = shl <16 x i32> %3690, %3573
  %3749 = ashr <16 x i32> %3748, %3554
  %3750 = and <16 x i32> %3749, %3556
  %3751 = bitcast <16 x i32> %3750 to <16 x float>
  %3752 = fmul <16 x float> %3559, %3751
  store <16 x float> %3752, ptr %3747, align 64
  br i1 %3552, label %3753, label %3798

3753:
  %3754 = getelementptr inbounds nuw i8, ptr %3684, i64 256
  %3755 = and <16 x i32> %3750, splat (i32 2147483647)
  %3756 = and <16 x i32> %3750, splat (i32 2139095040)
  %3757 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3756, <16 x i32> splat (i32 8388608))
  %3758 = icmp eq <16 x i32> %3755, zeroinitializer
  %3759 = bitcast <16 x i32> %3757 to <16 x float>
  %3760 = fmul <16 x float> %3559, %3759
  %3761 = select <16 x i1> %3758, <16 x float> %3561, <16 x float> %3760
  store <16 x float> %3761, ptr %3754, align 64
  %3762 = getelementptr inbounds nuw i8, ptr %3683, i64 384
  %3763 = shl <16 x i32> %3690, %3577
  %3764 = ashr <16 x i32> %3763, %3554
  %3765 = and <16 x i32> %3764, %3556
  %3766 = bitcast <16 x i32> %3765 to <16 x float>
  %3767 = fmul <16 x float> %3559, %3766
  store <16 x float> %3767, ptr %3762, align 64
  %3768 = getelementptr inbounds nuw i8, ptr %3684, i64 384
  %3769 = and <16 x i32> %3765, splat (i32 2147483647)
  %3770 = and <16 x i32> %3765, splat (i32 2139095040)
  %3771 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3770, <16 x i32> splat (i32 8388608))
  %3772 = icmp eq <16 x i32> %3769, zeroinitializer
  %3773 = bitcast <16 x i32> %3771 to <16 x float>
  %3774 = fmul <16 x float> %3559, %3773
  %3775 = select <16 x i1> %3772, <16 x float> %3561, <16 x float> %3774
  store <16 x float> %3775, ptr %3768, align 64
  br label %3805

3776:
  %3777 = phi <16 x i32> [ %3736, %3735 ], [ %3738, %3737 ]
  %3778 = sitofp <16 x i32> %3777 to <16 x float>
  %3779 = getelementptr inbounds nuw i8, ptr %3683, i64 128
  store <16 x float> %3778, ptr %3779, align 64
  %3780 = shl <16 x i32> %3690, %3629
  %3781 = load i32, ptr %37, align 4
  %3782 = icmp eq i32 %3781, 0
  br i1 %3782, label %3785, label %3783

3783:
  %3784 = ashr <16 x i32> %3780, %3563
  br label %3787

3785:
  %3786 = lshr <16 x i32> %3780, %3563
  br label %3787

3787:
  %3788 = phi <16 x i32> [ %3784, %3783 ], [ %3786, %3785 ]
  %3789 = sitofp <16 x i32> %3788 to <16 x float>
  %3790 = getelementptr inbounds nuw i8, ptr %3683, i64 256
  store <16 x float> %3789, ptr %3790, align 64
  %3791 = shl <16 x i32> %3690, %3633
  %3792 = load i32, ptr %37, align 4
  %3793 = icmp eq i32 %3792, 0
  br i1 %3793, label %3796, label %3794

3794:
  %3795 = ashr <16 x i32> %3791, %3563
  br label %3835

3796:
  %3797 = lshr <16 x i32> %3791, %3563
  br label %3835

3798:
  %3799 = getelementptr inbounds nuw i8, ptr %3683, i64 384
  %3800 = shl <16 x i32> %3690, %3577
  %3801 = ashr <16 x i32> %3800, %3554
  %3802 = and <16 x i32> %3801, %3556
  %3803 = bitcast <16 x i32> %3802 to <16 x float>
  %3804 = fmul <16 x float> %3559, %3803
  store <16 x float> %3804, ptr %3799, align 64
  br label %3805

3805:
  %3806 = getelementptr inbounds nuw i8, ptr %3683, i64 512
  %3807 = shl <16 x i32> %3690, %3581
  %3808 = ashr <16 x i32> %3807, %3554
  %3809 = and <16 x i32> %3808, %3556
  %3810 = bitcast <16 x i32> %3809 to <16 x float>
  %3811 = fmul <16 x float> %3559, %3810
  store <16 x float> %3811, ptr %3806, align 64
  br i1 %3552, label %3812, label %3857

3812:
  %3813 = getelementptr inbounds nuw i8, ptr %3684, i64 512
  %3814 = and <16 x i32> %3809, splat (i32 2147483647)
  %3815 = and <16 x i32> %3809, splat (i32 2139095040)
  %3816 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3815, <16 x i32> splat (i32 8388608))
  %3817 = icmp eq <16 x i32> %3814, zeroinitializer
  %3818 = bitcast <16 x i32> %3816 to <16 x float>
  %3819 = fmul <16 x float> %3559, %3818
  %3820 = select <16 x i1> %3817, <16 x float> %3561, <16 x float> %3819
  store <16 x float> %3820, ptr %3813, align 64
  %3821 = getelementptr inbounds nuw i8, ptr %3683, i64 640
  %3822 = shl <16 x i32> %3690, %3585
  %3823 = ashr <16 x i32> %3822, %3554
  %3824 = and <16 x i32> %3823, %3556
  %3825 = bitcast <16 x i32> %3824 to <16 x float>
  %3826 = fmul <16 x float> %3559, %3825
  store <16 x float> %3826, ptr %3821, align 64
  %3827 = getelementptr inbounds nuw i8, ptr %3684, i64 640
  %3828 = and <16 x i32> %3824, splat (i32 2147483647)
  %3829 = and <16 x i32> %3824, splat (i32 2139095040)
  %3830 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3829, <16 x i32> splat (i32 8388608))
  %3831 = icmp eq <16 x i32> %3828, zeroinitializer
  %3832 = bitcast <16 x i32> %3830 to <16 x float>
  %3833 = fmul <16 x float> %3559, %3832
  %3834 = select <16 x i1> %3831, <16 x float> %3561, <16 x float> %3833
  store <16 x float> %3834, ptr %3827, align 64
  br label %3864

3835:
  %3836 = phi <16 x i32> [ %3795, %3794 ], [ %3797, %3796 ]
  %3837 = sitofp <16 x i32> %3836 to <16 x float>
  %3838 = getelementptr inbounds nuw i8, ptr %3683, i64 384
  store <16 x float> %3837, ptr %3838, align 64
  %3839 = shl <16 x i32> %3690, %3637
  %3840 = load i32, ptr %37, align 4
  %3841 = icmp eq i32 %3840, 0
  br i1 %3841, label %3844, label %3842

3842:
  %3843 = ashr <16 x i32> %3839, %3563
  br label %3846

3844:
  %3845 = lshr <16 x i32> %3839, %3563
  br label %3846

3846:
  %3847 = phi <16 x i32> [ %3843, %3842 ], [ %3845, %3844 ]
  %3848 = sitofp <16 x i32> %3847 to <16 x float>
  %3849 = getelementptr inbounds nuw i8, ptr %3683, i64 512
  store <16 x float> %3848, ptr %3849, align 64
  %3850 = shl <16 x i32> %3690, %3641
  %3851 = load i32, ptr %37, align 4
  %3852 = icmp eq i32 %3851, 0
  br i1 %3852, label %3855, label %3853

3853:
  %3854 = ashr <16 x i32> %3850, %3563
  br label %3894

3855:
  %3856 = lshr <16 x i32> %3850, %3563
  br label %3894

3857:
  %3858 = getelementptr inbounds nuw i8, ptr %3683, i64 640
  %3859 = shl <16 x i32> %3690, %3585
  %3860 = ashr <16 x i32> %3859, %3554
  %3861 = and <16 x i32> %3860, %3556
  %3862 = bitcast <16 x i32> %3861 to <16 x float>
  %3863 = fmul <16 x float> %3559, %3862
  store <16 x float> %3863, ptr %3858, align 64
  br label %3864

3864:
  %3865 = getelementptr inbounds nuw i8, ptr %3683, i64 768
  %3866 = shl <16 x i32> %3690, %3589
  %3867 = ashr <16 x i32> %3866, %3554
  %3868 = and <16 x i32> %3867, %3556
  %3869 = bitcast <16 x i32> %3868 to <16 x float>
  %3870 = fmul <16 x float> %3559, %3869
  store <16 x float> %3870, ptr %3865, align 64
  br i1 %3552, label %3871, label %3930

3871:
  %3872 = getelementptr inbounds nuw i8, ptr %3684, i64 768
  %3873 = and <16 x i32> %3868, splat (i32 2147483647)
  %3874 = and <16 x i32> %3868, splat (i32 2139095040)
  %3875 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3874, <16 x i32> splat (i32 8388608))
  %3876 = icmp eq <16 x i32> %3873, zeroinitializer
  %3877 = bitcast <16 x i32> %3875 to <16 x float>
  %3878 = fmul <16 x float> %3559, %3877
  %3879 = select <16 x i1> %3876, <16 x float> %3561, <16 x float> %3878
  store <16 x float> %3879, ptr %3872, align 64
  %3880 = getelementptr inbounds nuw i8, ptr %3683, i64 896
  %3881 = shl <16 x i32> %3690, %3593
  %3882 = ashr <16 x i32> %3881, %3554
  %3883 = and <16 x i32> %3882, %3556
  %3884 = bitcast <16 x i32> %3883 to <16 x float>
  %3885 = fmul <16 x float> %3559, %3884
  store <16 x float> %3885, ptr %3880, align 64
  %3886 = getelementptr inbounds nuw i8, ptr %3684, i64 896
  %3887 = and <16 x i32> %3883, splat (i32 2147483647)
  %3888 = and <16 x i32> %3883, splat (i32 2139095040)
  %3889 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3888, <16 x i32> splat (i32 8388608))
  %3890 = icmp eq <16 x i32> %3887, zeroinitializer
  %3891 = bitcast <16 x i32> %3889 to <16 x float>
  %3892 = fmul <16 x float> %3559, %3891
  %3893 = select <16 x i1> %3890, <16 x float> %3561, <16 x float> %3892
  store <16 x float> %3893, ptr %3886, align 64
  br label %3937

3894:
  %3895 = phi <16 x i32> [ %3854, %3853 ], [ %3856, %3855 ]
  %3896 = sitofp <16 x i32> %3895 to <16 x float>
  %3897 = getelementptr inbounds nuw i8, ptr %3683, i64 640
  store <16 x float> %3896, ptr %3897, align 64
  %3898 = shl <16 x i32> %3690, %3645
  %3899 = load i32, ptr %37, align 4
  %3900 = icmp eq i32 %3899, 0
  br i1 %3900, label %3903, label %3901

3901:
  %3902 = ashr <16 x i32> %3898, %3563
  br label %3905

3903:
  %3904 = lshr <16 x i32> %3898, %3563
  br label %3905

3905:
  %3906 = phi <16 x i32> [ %3902, %3901 ], [ %3904, %3903 ]
  %3907 = sitofp <16 x i32> %3906 to <16 x float>
  %3908 = getelementptr inbounds nuw i8, ptr %3683, i64 768
  store <16 x float> %3907, ptr %3908, align 64
  %3909 = shl <16 x i32> %3690, %3649
  %3910 = load i32, ptr %37, align 4
  %3911 = icmp eq i32 %3910, 0
  br i1 %3911, label %3914, label %3912

3912:
  %3913 = ashr <16 x i32> %3909, %3563
  br label %3916

3914:
  %3915 = lshr <16 x i32> %3909, %3563
  br label %3916

3916:
  %3917 = phi <16 x i32> [ %3913, %3912 ], [ %3915, %3914 ]
  %3918 = sitofp <16 x i32> %3917 to <16 x float>
  %3919 = getelementptr inbounds nuw i8, ptr %3683, i64 896
  store <16 x float> %3918, ptr %3919, align 64
  %3920 = getelementptr inbounds nuw i8, ptr %3689, i64 64
  %3921 = load <16 x i32>, ptr %3920, align 64
  %3922 = getelementptr inbounds nuw i8, ptr %3683, i64 64
  %3923 = shl <16 x i32> %3921, %3563
  %3924 = load i32, ptr %37, align 4
  %3925 = icmp eq i32 %3924, 0
  br i1 %3925, label %3928, label %3926

3926:
  %3927 = ashr exact <16 x i32> %3923, %3563
  br label %3973

3928:
  %3929 = lshr exact <16 x i32> %3923, %3563
  br label %3973

3930:
  %3931 = getelementptr inbounds nuw i8, ptr %3683, i64 896
  %3932 = shl <16 x i32> %3690, %3593
  %3933 = ashr <16 x i32> %3932, %3554
  %3934 = and <16 x i32> %3933, %3556
  %3935 = bitcast <16 x i32> %3934 to <16 x float>
  %3936 = fmul <16 x float> %3559, %3935
  store <16 x float> %3936, ptr %3931, align 64
  br label %3937

3937:
  %3938 = getelementptr inbounds nuw i8, ptr %3689, i64 64
  %3939 = load <16 x i32>, ptr %3938, align 64
  %3940 = getelementptr inbounds nuw i8, ptr %3683, i64 64
  %3941 = and <16 x i32> %3939, %3549
  %3942 = add <16 x i32> %3941, %3551
  %3943 = or <16 x i32> %3701, %3942
  %3944 = or <16 x i32> %3943, %3685
  %3945 = shl <16 x i32> %3939, %3595
  %3946 = ashr <16 x i32> %3945, %3554
  %3947 = and <16 x i32> %3946, %3556
  %3948 = bitcast <16 x i32> %3947 to <16 x float>
  %3949 = fmul <16 x float> %3559, %3948
  store <16 x float> %3949, ptr %3940, align 64
  br i1 %3552, label %3950, label %3983

3950:
  %3951 = getelementptr inbounds nuw i8, ptr %3684, i64 64
  %3952 = and <16 x i32> %3947, splat (i32 2147483647)
  %3953 = and <16 x i32> %3947, splat (i32 2139095040)
  %3954 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3953, <16 x i32> splat (i32 8388608))
  %3955 = icmp eq <16 x i32> %3952, zeroinitializer
  %3956 = bitcast <16 x i32> %3954 to <16 x float>
  %3957 = fmul <16 x float> %3559, %3956
  %3958 = select <16 x i1> %3955, <16 x float> %3561, <16 x float> %3957
  store <16 x float> %3958, ptr %3951, align 64
  %3959 = getelementptr inbounds nuw i8, ptr %3683, i64 192
  %3960 = shl <16 x i32> %3939, %3598
  %3961 = ashr <16 x i32> %3960, %3554
  %3962 = and <16 x i32> %3961, %3556
  %3963 = bitcast <16 x i32> %3962 to <16 x float>
  %3964 = fmul <16 x float> %3559, %3963
  store <16 x float> %3964, ptr %3959, align 64
  %3965 = getelementptr inbounds nuw i8, ptr %3684, i64 192
  %3966 = and <16 x i32> %3962, splat (i32 2147483647)
  %3967 = and <16 x i32> %3962, splat (i32 2139095040)
  %3968 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3967, <16 x i32> splat (i32 8388608))
  %3969 = icmp eq <16 x i32> %3966, zeroinitializer
  %3970 = bitcast <16 x i32> %3968 to <16 x float>
  %3971 = fmul <16 x float> %3559, %3970
  %3972 = select <16 x i1> %3969, <16 x float> %3561, <16 x float> %3971
  store <16 x float> %3972, ptr %3965, align 64
  br label %3990

3973:
  %3974 = phi <16 x i32> [ %3927, %3926 ], [ %3929, %3928 ]
  %3975 = sitofp <16 x i32> %3974 to <16 x float>
  store <16 x float> %3975, ptr %3922, align 64
  %3976 = shl <16 x i32> %3921, %3652
  %3977 = load i32, ptr %37, align 4
  %3978 = icmp eq i32 %3977, 0
  br i1 %3978, label %3981, label %3979

3979:
  %3980 = ashr <16 x i32> %3976, %3563
  br label %4020

3981:
  %3982 = lshr <16 x i32> %3976, %3563
  br label %4020

3983:
  %3984 = getelementptr inbounds nuw i8, ptr %3683, i64 192
  %3985 = shl <16 x i32> %3939, %3598
  %3986 = ashr <16 x i32> %3985, %3554
  %3987 = and <16 x i32> %3986, %3556
  %3988 = bitcast <16 x i32> %3987 to <16 x float>
  %3989 = fmul <16 x float> %3559, %3988
  store <16 x float> %3989, ptr %3984, align 64
  br label %3990

3990:
  %3991 = getelementptr inbounds nuw i8, ptr %3683, i64 320
  %3992 = shl <16 x i32> %3939, %3602
  %3993 = ashr <16 x i32> %3992, %3554
  %3994 = and <16 x i32> %3993, %3556
  %3995 = bitcast <16 x i32> %3994 to <16 x float>
  %3996 = fmul <16 x float> %3559, %3995
  store <16 x float> %3996, ptr %3991, align 64
  br i1 %3552, label %3997, label %4042

3997:
  %3998 = getelementptr inbounds nuw i8, ptr %3684, i64 320
  %3999 = and <16 x i32> %3994, splat (i32 2147483647)
  %4000 = and <16 x i32> %3994, splat (i32 2139095040)
  %4001 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %4000, <16 x i32> splat (i32 8388608))
  %4002 = icmp eq <16 x i32> %3999, zeroinitializer
  %4003 = bitcast <16 x i32> %4001 to <16 x float>
  %4004 = fmul <16 x float> %3559, %4003
  %4005 = select <16 x i1> %4002, <16 x float> %3561, <16 x float> %4004
  store <16 x float> %4005, ptr %3998, align 64
  %4006 = getelementptr inbounds nuw i8, ptr %3683, i64 448
  %4007 = shl <16 x i32> %3939, %3606
  %4008 = ashr <16 x i32> %4007, %3554
  %4009 = and <16 x i32> %4008, %3556
  %4010 = bitcast <16 x i32> %4009 to <16 x float>
  %4011 = fmul <16 x float> %3559, %4010
  store <16 x float> %4011, ptr %4006, align 64
  %4012 = getelementptr inbounds nuw i8, ptr %3684, i64 448
  %4013 = and <16 x i32> %4009, splat (i32 2147483647)
  %4014 = and <16 x i32> %4009, splat (i32 2139095040)
  %4015 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %4014, <16 x i32> splat (i32 8388608))
  %4016 = icmp eq <16 x i32> %4013, zeroinitializer
  %4017 = bitcast <16 x i32> %4015 to <16 x float>
  %4018 = fmul <16 x float> %3559, %4017
  %4019 = select <16 x i1> %4016, <16 x float> %3561, <16 x float> %4018
  store <16 x float> %4019, ptr %4012, align 64
  br label %4049

4020:
  %4021 = phi <16 x i32> [ %3980, %3979 ], [ %3982, %3981 ]
  %4022 = sitofp <16 x i32> %4021 to <16 x float>
  %4023 = getelementptr inbounds nuw i8, ptr %3683, i64 192
  store <16 x float> %4022, ptr %4023, align 64
  %4024 = shl <16 x i32> %3921, %3656
  %4025 = load i32, ptr %37, align 4
  %4026 = icmp eq i32 %4025, 0
  br i1 %4026, label %4029, label %4027

4027:
  %4028 = ashr <16 x i32> %4024, %3563
  br label %4031

4029:
  %4030 = lshr <16 x i32> %4024, %3563
  br label %4031

4031:
  %4032 = phi <16 x i32> [ %4028, %4027 ], [ %4030, %4029 ]
  %4033 = sitofp <16 x i32> %4032 to <16 x float>
  %4034 = getelementptr inbounds nuw i8, ptr %3683, i64 320
  store <16 x float> %4033, ptr %4034, align 64
  %4035 = shl <16 x i32> %3921, %3660
  %4036 = load i32, ptr %37, align 4
  %4037 = icmp eq i32 %4036, 0
  br i1 %4037, label %4040, label %4038

4038:
  %4039 = ashr <16 x i32> %4035, %3563
  br label %4079

4040:
  %4041 = lshr <16 x i32> %4035, %3563
  br label %4079

4042:
  %4043 = getelementptr inbounds nuw i8, ptr %3683, i64 448
  %4044 = shl <16 x i32> %3939, %3606
  %4045 = ashr <16 x i32> %4044, %3554
  %4046 = and <16 x i32> %4045, %3556
  %4047 = bitcast <16 x i32> %4046 to <16 x float>
  %4048 = fmul <16 x float> %3559, %4047
  store <16 x float> %4048, ptr %4043, align 64
  br label %4049

4049:
  %4050 = getelementptr inbounds nuw i8, ptr %3683, i64 576
  %4051 = shl <16 x i32> %3939, %3610
  %4052 = ashr <16 x i32> %4051, %3554
  %4053 = and <16 x i32> %4052, %3556
  %4054 = bitcast <16 x i32> %4053 to <16 x float>
  %4055 = fmul <16 x float> %3559, %4054
  store <16 x float> %4055, ptr %4050, align 64
  br i1 %3552, label %4056, label %4101

4056:
  %4057 = getelementptr inbounds nuw i8, ptr %3684, i64 576
  %4058 = and <16 x i32> %4053, splat (i32 2147483647)
  %4059 = and <16 x i32> %4053, splat (i32 2139095040)
  %4060 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %4059, <16 x i32> splat (i32 8388608))
  %4061 = icmp eq <16 x i32> %4058, zeroinitializer
  %4062 = bitcast <16 x i32> %4060 to <16 x float>
  %4063 = fmul <16 x float> %3559, %4062
  %4064 = select <16 x i1> %4061, <16 x float> %3561, <16 x float> %4063
  store <16 x float> %4064, ptr %4057, align 64
  %4065 = getelementptr inbounds nuw i8, ptr %3683, i64 704
  %4066 = shl <16 x i32> %3939, %3614
  %4067 = ashr <16 x i32> %4066, %3554
  %4068 = and <16 x i32> %4067, %3556
  %4069 = bitcast <16 x i32> %4068 to <16 x float>
  %4070 = fmul <16 x float> %3559, %4069
  store <16 x float> %4070, ptr %4065, align 64
  %4071 = getelementptr inbounds nuw i8, ptr %3684, i64 704
  %4072 = and <16 x i32> %4068, splat (i32 2147483647)
  %4073 = and <16 x i32> %4068, splat (i32 2139095040)
  %4074 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %4073, <16 x i32> splat (i32 8388608))
  %4075 = icmp eq <16 x i32> %4072, zeroinitializer
  %4076 = bitcast <16 x i32> %4074 to <16 x float>
  %4077 = fmul <16 x float> %3559, %4076
  %4078 = select <16 x i1> %4075, <16 x float> %3561, <16 x float> %4077
  store <16 x float> %4078, ptr %4071, align 64
  br label %4108

4079:
  %4080 = phi <16 x i32> [ %4039, %4038 ], [ %4041, %4040 ]
  %4081 = sitofp <16 x i32> %4080 to <16 x float>
  %4082 = getelementptr inbounds nuw i8, ptr %3683, i64 448
  store <16 x float> %4081, ptr %4082, align 64
  %4083 = shl <16 x i32> %3921, %3664
  %4084 = load i32, ptr %37, align 4
  %4085 = icmp eq i32 %4084, 0
  br i1 %4085, label %4088, label %4086

4086:
  %4087 = ashr <16 x i32> %4083, %3563
  br label %4090

4088:
  %4089 = lshr <16 x i32> %4083, %3563
  br label %4090

4090:
  %4091 = phi <16 x i32> [ %4087, %4086 ], [ %4089, %4088 ]
  %4092 = sitofp <16 x i32> %4091 to <16 x float>
  %4093 = getelementptr inbounds nuw i8, ptr %3683, i64 576
  store <16 x float> %4092, ptr %4093, align 64
  %4094 = shl <16 x i32> %3921, %3668
  %4095 = load i32, ptr %37, align 4
  %4096 = icmp eq i32 %4095, 0
  br i1 %4096, label %4099, label %4097

4097:
  %4098 = ashr <16 x i32> %4094, %3563
  br label %4138

4099:
  %4100 = lshr <16 x i32> %4094, %3563
  br label %4138

4101:
  %4102 = getelementptr inbounds nuw i8, ptr %3683, i64 704
  %4103 = shl <16 x i32> %3939, %3614
  %4104 = ashr <16 x i32> %4103, %3554
  %4105 = and <16 x i32> %4104, %3556
  %4106 = bitcast <16 x i32> %4105 to <16 x float>
  %4107 = fmul <16 x float> %3559, %4106
  store <16 x float> %4107, ptr %4102, align 64
  br label %4108

4108:
  %4109 = getelementptr inbounds nuw i8, ptr %3683, i64 832
  %4110 = shl <16 x i32> %3939, %3618
  %4111 = ashr <16 x i32> %4110, %3554
  %4112 = and <16 x i32> %4111, %3556
  %4113 = bitcast <16 x i32> %4112 to <16 x float>
  %4114 = fmul <16 x float> %3559, %4113
  store <16 x float> %4114, ptr %4109, align 64
  br i1 %3552, label %4115, label %4164

4115:
  %4116 = getelementptr inbounds nuw i8, ptr %3684, i64 832
  %4117 = and <16 x i32> %4112, splat (i32 2147483647)
  %4118 = and <16 x i32> %4112, splat (i32 2139095040)
  %4119 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %4118, <16 x i32> splat (i32 8388608))
  %4120 = icmp eq <16 x i32> %4117, zeroinitializer
  %4121 = bitcast <16 x i32> %4119 to <16 x float>
  %4122 = fmul <16 x float> %3559, %4121
  %4123 = select <16 x i1> %4120, <16 x float> %3561, <16 x float> %4122
  store <16 x float> %4123, ptr %4116, align 64
  %4124 = getelementptr inbounds nuw i8, ptr %3683, i64 960
  %4125 = shl <16 x i32> %3939, %3622
  %4126 = ashr <16 x i32> %4125, %3554
  %4127 = and <16 x i32> %4126, %3556
  %4128 = bitcast <16 x i32> %4127 to <16 x float>
  %4129 = fmul <16 x float> %3559, %4128
  store <16 x float> %4129, ptr %4124, align 64
  %4130 = getelementptr inbounds nuw i8, ptr %3684, i64 960
  %4131 = and <16 x i32> %4127, splat (i32 2147483647)
  %4132 = and <16 x i32> %4127, splat (i32 2139095040)
  %4133 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %4132, <16 x i32> splat (i32 8388608))
  %4134 = icmp eq <16 x i32> %4131, zeroinitializer
  %4135 = bitcast <16 x i32> %4133 to <16 x float>
  %4136 = fmul <16 x float> %3559, %4135
  %4137 = select <16 x i1> %4134, <16 x float> %3561, <16 x float> %4136
  store <16 x float> %4137, ptr %4130, align 64
  br label %4171

4138:
  %4139 = phi <16 x i32> [ %4098, %4097 ], [ %4100, %4099 ]
  %4140 = sitofp <16 x i32> %4139 to <16 x float>
  %4141 = getelementptr inbounds nuw i8, ptr %3683, i64 704
  store <16 x float> %4140, ptr %4141, align 64
  %4142 = shl <16 x i32> %3921, %3672
  %4143 = load i32, ptr %37, align 4
  %4144 = icmp eq i32 %4143, 0
  br i1 %4144, label %4147, label %4145

4145:
  %4146 = ashr <16 x i32> %4142, %3563
  br label %4149

4147:
  %4148 = lshr <16 x i32> %4142, %3563
  br label %4149

4149:
  %4150 = phi <16 x i32> [ %4146, %4145 ], [ %4148, %4147 ]
  %4151 = sitofp <16 x i32> %4150 to <16 x float>
  %4152 = getelementptr inbounds nuw i8, ptr %3683, i64 832
  store <16 x float> %4151, ptr %4152, align 64
  %4153 = shl <16 x i32> %3921, %3676
  %4154 = load i32, ptr %37, align 4
  %4155 = icmp eq i32 %4154, 0
  br i1 %4155, label %4158, label %4156

4156:
  %4157 = ashr <16 x i32> %4153, %3563
  br label %4160

4158:
  %4159 = lshr <16 x i32> %4153, %3563
  br label %4160

4160:
  %4161 = phi <16 x i32> [ %4157, %4156 ], [ %4159, %4158 ]
  %4162 = sitofp <16 x i32> %4161 to <16 x float>
  %4163 = getelementptr inbounds nuw i8, ptr %3683, i64 960
  store <16 x float> %4162, ptr %4163, align 64
  br label %4171

4164:
  %4165 = getelementptr inbounds nuw i8, ptr %3683, i64 960
  %4166 = shl <16 x i32> %3939, %3622
  %4167 = ashr <16 x i32> %4166, %3554
  %4168 = and <16 x i32> %4167, %3556
  %4169 = bitcast <16 x i32> %4168 to <16 x float>
  %4170 = fmul <16 x float> %3559, %4169
  store <16 x float> %4170, ptr %4165, align 64
  br label %4171

4171:
  %4172 = phi <16 x i32> [ %3685, %4160 ], [ %3944, %4115 ], [ %3944, %4164 ]
  %4173 = getelementptr inbounds nuw i8, ptr %3683, i64 1024
  %4174 = getelementptr inbounds nuw i8, ptr %3684, i64 1024
  %4175 = add nuw nsw i64 %3682, 1
  %4176 = icmp eq i64 %4175, %3564
  br i1 %4176, label %3677, label %3681

4177:
  %4178 = phi i1 [ %3267, %3264 ], [ %3036, %3033 ], [ %2901, %2898 ], [ false, %2857 ], [ false, %2980 ], [ false,
      %3179 ], [ false, %3528 ], [ %3680, %3677 ]
  br i1 %13, label %4199, label %4179

4179:
  %4180 = icmp ne i32 %2838, 2
  %4181 = select i1 %4180, i1 %4178, i1 false
  %4182 = trunc nuw i64 %2836 to i32
  %4183 = shl i32 %4182, 1
  %4184 = or disjoint i32 %4183, 1
  %4185 = zext i32 %4184 to i64
  %4186 = zext i32 %4183 to i64
  %4187 = shl i64 %2836, 2
  %4188 = and i64 %4187, 4294967292
  %4189 = shl i64 %2836, 5
  %4190 = and i64 %4189, 17179869152
  %4191 = or disjoint i64 %4190, 4
  %4192 = or disjoint i64 %4190, 8
  %4193 = or disjoint i64 %4190, 12
  %4194 = or disjoint i64 %4190, 16
  %4195 = or disjoint i64 %4190, 20
  %4196 = or disjoint i64 %4190, 24
  %4197 = or disjoint i64 %4190, 28
  %4198 = zext i1 %4181 to i8
  br label %4203

4199:
  %4200 = add nuw nsw i64 %2836, 1
  %4201 = getelementptr inbounds nuw i8, ptr %2837, i64 256
  %4202 = icmp eq i64 %4200, %54
  br i1 %4202, label %2834, label %2835

4203:
  %4204 = phi i64 [ 0, %4179 ], [ %5115, %5114 ]
  store <16 x i32> zeroinitializer, ptr %12, align 64
  store <16 x i32> zeroinitializer, ptr %42, align 64
  store <16 x i32> zeroinitializer, ptr %39, align 64
  store <16 x i32> zeroinitializer, ptr %43, align 64
  store <16 x i32> zeroinitializer, ptr %40, align 64
  store <16 x i32> zeroinitializer, ptr %44, align 64
  store <16 x i32> zeroinitializer, ptr %41, align 64
  store <16 x i32> zeroinitializer, ptr %45, align 64
  br i1 %6, label %4205, label %4458

4205:
  %4206 = getelementptr inbounds nuw %struct.Sums, ptr %5, i64 %4204
  %4207 = getelementptr inbounds nuw i8, ptr %4206, i64 8
  %4208 = load ptr, ptr %4207, align 8
  %4209 = icmp eq ptr %4208, null
  %4210 = load ptr, ptr %4206, align 8
  br i1 %4209, label %4211, label %4238

4211:
  %4212 = getelementptr inbounds nuw i8, ptr %4206, i64 16
  %4213 = load i64, ptr %4212, align 8
  %4214 = mul i64 %4213, %4190
  %4215 = getelementptr inbounds nuw i8, ptr %4210, i64 %4214
  %4216 = load <16 x i32>, ptr %4215, align 4
  store <16 x i32> %4216, ptr %12, align 64
  %4217 = mul i64 %4213, %4191
  %4218 = getelementptr inbounds nuw i8, ptr %4210, i64 %4217
  %4219 = load <16 x i32>, ptr %4218, align 4
  store <16 x i32> %4219, ptr %42, align 64
  %4220 = mul i64 %4213, %4192
  %4221 = getelementptr inbounds nuw i8, ptr %4210, i64 %4220
  %4222 = load <16 x i32>, ptr %4221, align 4
  store <16 x i32> %4222, ptr %39, align 64
  %4223 = mul i64 %4213, %4193
  %4224 = getelementptr inbounds nuw i8, ptr %4210, i64 %4223
  %4225 = load <16 x i32>, ptr %4224, align 4
  store <16 x i32> %4225, ptr %43, align 64
  %4226 = mul i64 %4213, %4194
  %4227 = getelementptr inbounds nuw i8, ptr %4210, i64 %4226
  %4228 = load <16 x i32>, ptr %4227, align 4
  store <16 x i32> %4228, ptr %40, align 64
  %4229 = mul i64 %4213, %4195
  %4230 = getelementptr inbounds nuw i8, ptr %4210, i64 %4229
  %4231 = load <16 x i32>, ptr %4230, align 4
  store <16 x i32> %4231, ptr %44, align 64
  %4232 = mul i64 %4213, %4196
  %4233 = getelementptr inbounds nuw i8, ptr %4210, i64 %4232
  %4234 = load <16 x i32>, ptr %4233, align 4
  store <16 x i32> %4234, ptr %41, align 64
  %4235 = mul i64 %4213, %4197
  %4236 = getelementptr inbounds nuw i8, ptr %4210, i64 %4235
  %4237 = load <16 x i32>, ptr %4236, align 4
  br label %4342

4238:
  %4239 = load i32, ptr %38, align 4
  %4240 = icmp eq i32 %4239, 0
  br i1 %4240, label %4241, label %4286

4241:
  %4242 = getelementptr inbounds nuw i32, ptr %4208, i64 %4188
  %4243 = load i32, ptr %4242, align 4
  %4244 = zext i32 %4243 to i64
  %4245 = getelementptr inbounds nuw i8, ptr %4210, i64 %4244
  %4246 = getelementptr inbounds nuw i8, ptr %4242, i64 8
  %4247 = load i32, ptr %4246, align 4
  %4248 = zext i32 %4247 to i64
  %4249 = getelementptr inbounds nuw i8, ptr %4210, i64 %4248
  %4250 = load <16 x i32>, ptr %4245, align 64
  %4251 = getelementptr inbounds nuw i8, ptr %4245, i64 64
  %4252 = load <16 x i32>, ptr %4251, align 64
  %4253 = shufflevector <16 x i32> %4250, <16 x i32> %4252, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %4254 = shufflevector <16 x i32> %4250, <16 x i32> %4252, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %4255 = load <16 x i32>, ptr %4249, align 64
  %4256 = getelementptr inbounds nuw i8, ptr %4249, i64 64
  %4257 = load <16 x i32>, ptr %4256, align 64
  %4258 = shufflevector <16 x i32> %4255, <16 x i32> %4257, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %4259 = shufflevector <16 x i32> %4255, <16 x i32> %4257, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %4260 = shufflevector <16 x i32> %4253, <16 x i32> %4258, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %4261 = shufflevector <16 x i32> %4253, <16 x i32> %4258, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %4262 = shufflevector <16 x i32> %4254, <16 x i32> %4259, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %4263 = shufflevector <16 x i32> %4254, <16 x i32> %4259, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x i32> %4260, ptr %12, align 64
  store <16 x i32> %4261, ptr %39, align 64
  store <16 x i32> %4262, ptr %40, align 64
  store <16 x i32> %4263, ptr %41, align 64
  %4264 = getelementptr inbounds nuw i8, ptr %4242, i64 4
  %4265 = load i32, ptr %4264, align 4
  %4266 = zext i32 %4265 to i64
  %4267 = getelementptr inbounds nuw i8, ptr %4210, i64 %4266
  %4268 = getelementptr inbounds nuw i8, ptr %4242, i64 12
  %4269 = load i32, ptr %4268, align 4
  %4270 = zext i32 %4269 to i64
  %4271 = getelementptr inbounds nuw i8, ptr %4210, i64 %4270
  %4272 = load <16 x i32>, ptr %4267, align 64
  %4273 = getelementptr inbounds nuw i8, ptr %4267, i64 64
  %4274 = load <16 x i32>, ptr %4273, align 64
  %4275 = shufflevector <16 x i32> %4272, <16 x i32> %4274, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %4276 = shufflevector <16 x i32> %4272, <16 x i32> %4274, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %4277 = load <16 x i32>, ptr %4271, align 64
  %4278 = getelementptr inbounds nuw i8, ptr %4271, i64 64
  %4279 = load <16 x i32>, ptr %4278, align 64
  %4280 = shufflevector <16 x i32> %4277, <16 x i32> %4279, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %4281 = shufflevector <16 x i32> %4277, <16 x i32> %4279, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %4282 = shufflevector <16 x i32> %4275, <16 x i32> %4280, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %4283 = shufflevector <16 x i32> %4275, <16 x i32> %4280, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %4284 = shufflevector <16 x i32> %4276, <16 x i32> %4281, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %4285 = shufflevector <16 x i32> %4276, <16 x i32> %4281, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  br label %4333

4286:
  %4287 = getelementptr inbounds nuw i32, ptr %4208, i64 %4186
  %4288 = load i32, ptr %4287, align 4
  %4289 = zext i32 %4288 to i64
  %4290 = getelementptr inbounds nuw i8, ptr %4210, i64 %4289
  %4291 = getelementptr inbounds nuw i32, ptr %4208, i64 %4185
  %4292 = load i32, ptr %4291, align 4
  %4293 = zext i32 %4292 to i64
  %4294 = getelementptr inbounds nuw i8, ptr %4210, i64 %4293
  %4295 = load <16 x i32>, ptr %4290, align 64
  %4296 = getelementptr inbounds nuw i8, ptr %4290, i64 64
  %4297 = load <16 x i32>, ptr %4296, align 64
  %4298 = shufflevector <16 x i32> %4295, <16 x i32> %4297, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %4299 = shufflevector <16 x i32> %4295, <16 x i32> %4297, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %4300 = load <16 x i32>, ptr %4294, align 64
  %4301 = getelementptr inbounds nuw i8, ptr %4294, i64 64
  %4302 = load <16 x i32>, ptr %4301, align 64
  %4303 = shufflevector <16 x i32> %4300, <16 x i32> %4302, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %4304 = shufflevector <16 x i32> %4300, <16 x i32> %4302, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %4305 = shufflevector <16 x i32> %4298, <16 x i32> %4303, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %4306 = shufflevector <16 x i32> %4298, <16 x i32> %4303, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %4307 = shufflevector <16 x i32> %4299, <16 x i32> %4304, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %4308 = shufflevector <16 x i32> %4299, <16 x i32> %4304, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x i32> %4305, ptr %12, align 64
  store <16 x i32> %4306, ptr %39, align 64
  store <16 x i32> %4307, ptr %40, align 64
  store <16 x i32> %4308, ptr %41, align 64
  %4309 = load i32, ptr %4287, align 4
  %4310 = zext i32 %4309 to i64
  %4311 = getelementptr inbounds nuw i8, ptr %4210, i64 %4310
  %4312 = load i32, ptr %4291, align 4
  %4313 = zext i32 %4312 to i64
  %4314 = getelementptr inbounds nuw i8, ptr %4210, i64 %4313
  %4315 = load <16 x i32>, ptr %4311, align 64
  %4316 = getelementptr inbounds nuw i8, ptr %4311, i64 64
  %4317 = load <16 x i32>, ptr %4316, align 64
  %4318 = shufflevector <16 x i32> %4315, <16 x i32> %4317, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %4319 = shufflevector <16 x i32> %4315, <16 x i32> %4317, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %4320 = load <16 x i32>, ptr %4314, align 64
  %4321 = getelementptr inbounds nuw i8, ptr %4314, i64 64
  %4322 = load <16 x i32>, ptr %4321, align 64
  %4323 = shufflevector <16 x i32> %4320, <16 x i32> %4322, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %4324 = shufflevector <16 x i32> %4320, <16 x i32> %4322, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %4325 = shufflevector <16 x i32> %4318, <16 x i32> %4323, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %4326 = shufflevector <16 x i32> %4318, <16 x i32> %4323, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %4327 = shufflevector <16 x i32> %4319, <16 x i32> %4324, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %4328 = shufflevector <16 x i32> %4319, <16 x i32> %4324, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %4329 = lshr <16 x i32> %4325, splat (i32 16)
  %4330 = lshr <16 x i32> %4326, splat (i32 16)
  %4331 = lshr <16 x i32> %4327, splat (i32 16)
  %4332 = lshr <16 x i32> %4328, splat (i32 16)
  br label %4333

4333:
  %4334 = phi <16 x i32> [ %4263, %4241 ], [ %4308, %4286 ]
  %4335 = phi <16 x i32> [ %4262, %4241 ], [ %4307, %4286 ]
  %4336 = phi <16 x i32> [ %4261, %4241 ], [ %4306, %4286 ]
  %4337 = phi <16 x i32> [ %4260, %4241 ], [ %4305, %4286 ]
  %4338 = phi <16 x i32> [ %4282, %4241 ], [ %4329, %4286 ]
  %4339 = phi <16 x i32> [ %4283, %4241 ], [ %4330, %4286 ]
  %4340 = phi <16 x i32> [ %4284, %4241 ], [ %4331, %4286 ]
  %4341 = phi <16 x i32> [ %4285, %4241 ], [ %4332, %4286 ]
  store <16 x i32> %4338, ptr %42, align 64
  store <16 x i32> %4339, ptr %43, align 64
  store <16 x i32> %4340, ptr %44, align 64
  br label %4342

4342:
  %4343 = phi <16 x i32> [ %4237, %4211 ], [ %4341, %4333 ]
  %4344 = phi <16 x i32> [ %4234, %4211 ], [ %4334, %4333 ]
  %4345 = phi <16 x i32> [ %4231, %4211 ], [ %4340, %4333 ]
  %4346 = phi <16 x i32> [ %4228, %4211 ], [ %4335, %4333 ]
  %4347 = phi <16 x i32> [ %4225, %4211 ], [ %4339, %4333 ]
  %4348 = phi <16 x i32> [ %4222, %4211 ], [ %4336, %4333 ]
  %4349 = phi <16 x i32> [ %4219, %4211 ], [ %4338, %4333 ]
  %4350 = phi <16 x i32> [ %4216, %4211 ], [ %4337, %4333 ]
  %4351 = bitcast <16 x i32> %4350 to <16 x float>
  %4352 = bitcast <16 x i32> %4349 to <16 x float>
  %4353 = bitcast <16 x i32> %4348 to <16 x float>
  %4354 = bitcast <16 x i32> %4347 to <16 x float>
  %4355 = bitcast <16 x i32> %4346 to <16 x float>
  %4356 = bitcast <16 x i32> %4345 to <16 x float>
  %4357 = bitcast <16 x i32> %4344 to <16 x float>
  store <16 x i32> %4343, ptr %45, align 64
  %4358 = load i32, ptr %38, align 4
  %4359 = icmp eq i32 %4358, 0
  %4360 = bitcast <16 x i32> %4343 to <16 x float>
  br i1 %4359, label %4458, label %4361

4361:
  %4362 = shl <16 x i32> %4350, splat (i32 13)
  %4363 = and <16 x i32> %4362, splat (i32 268427264)
  %4364 = shl <16 x i32> %4350, splat (i32 16)
  %4365 = and <16 x i32> %4364, splat (i32 -2147483648)
  %4366 = icmp samesign ugt <16 x i32> %4363, splat (i32 260046847)
  %4367 = bitcast <16 x i32> %4363 to <16 x float>
  %4368 = fmul <16 x float> %4367, splat (float 0x46F0000000000000)
  %4369 = bitcast <16 x float> %4368 to <16 x i32>
  %4370 = or <16 x i32> %4363, splat (i32 2139095040)
  %4371 = select <16 x i1> %4366, <16 x i32> %4370, <16 x i32> %4369
  %4372 = or disjoint <16 x i32> %4371, %4365
  store <16 x i32> %4372, ptr %12, align 64
  %4373 = shl <16 x i32> %4349, splat (i32 13)
  %4374 = and <16 x i32> %4373, splat (i32 268427264)
  %4375 = shl <16 x i32> %4349, splat (i32 16)
  %4376 = and <16 x i32> %4375, splat (i32 -2147483648)
  %4377 = icmp samesign ugt <16 x i32> %4374, splat (i32 260046847)
  %4378 = bitcast <16 x i32> %4374 to <16 x float>
  %4379 = fmul <16 x float> %4378, splat (float 0x46F0000000000000)
  %4380 = bitcast <16 x float> %4379 to <16 x i32>
  %4381 = or <16 x i32> %4374, splat (i32 2139095040)
  %4382 = select <16 x i1> %4377, <16 x i32> %4381, <16 x i32> %4380
  %4383 = or disjoint <16 x i32> %4382, %4376
  store <16 x i32> %4383, ptr %42, align 64
  %4384 = shl <16 x i32> %4348, splat (i32 13)
  %4385 = and <16 x i32> %4384, splat (i32 268427264)
  %4386 = shl <16 x i32> %4348, splat (i32 16)
  %4387 = and <16 x i32> %4386, splat (i32 -2147483648)
  %4388 = icmp samesign ugt <16 x i32> %4385, splat (i32 260046847)
  %4389 = bitcast <16 x i32> %4385 to <16 x float>
  %4390 = fmul <16 x float> %4389, splat (float 0x46F0000000000000)
  %4391 = bitcast <16 x float> %4390 to <16 x i32>
  %4392 = or <16 x i32> %4385, splat (i32 2139095040)
  %4393 = select <16 x i1> %4388, <16 x i32> %4392, <16 x i32> %4391
  %4394 = or disjoint <16 x i32> %4393, %4387
  store <16 x i32> %4394, ptr %39, align 64
  %4395 = shl <16 x i32> %4347, splat (i32 13)
  %4396 = and <16 x i32> %4395, splat (i32 268427264)
  %4397 = shl <16 x i32> %4347, splat (i32 16)
  %4398 = and <16 x i32> %4397, splat (i32 -2147483648)
  %4399 = icmp samesign ugt <16 x i32> %4396, splat (i32 260046847)
  %4400 = bitcast <16 x i32> %4396 to <16 x float>
  %4401 = fmul <16 x float> %4400, splat (float 0x46F0000000000000)
  %4402 = bitcast <16 x float> %4401 to <16 x i32>
  %4403 = or <16 x i32> %4396, splat (i32 2139095040)
  %4404 = select <16 x i1> %4399, <16 x i32> %4403, <16 x i32> %4402
  %4405 = or disjoint <16 x i32> %4404, %4398
  store <16 x i32> %4405, ptr %43, align 64
  %4406 = shl <16 x i32> %4346, splat (i32 13)
  %4407 = and <16 x i32> %4406, splat (i32 268427264)
  %4408 = shl <16 x i32> %4346, splat (i32 16)
  %4409 = and <16 x i32> %4408, splat (i32 -2147483648)
  %4410 = icmp samesign ugt <16 x i32> %4407, splat (i32 260046847)
  %4411 = bitcast <16 x i32> %4407 to <16 x float>
  %4412 = fmul <16 x float> %4411, splat (float 0x46F0000000000000)
  %4413 = bitcast <16 x float> %4412 to <16 x i32>
  %4414 = or <16 x i32> %4407, splat (i32 2139095040)
  %4415 = select <16 x i1> %4410, <16 x i32> %4414, <16 x i32> %4413
  %4416 = or disjoint <16 x i32> %4415, %4409
  store <16 x i32> %4416, ptr %40, align 64
  %4417 = shl <16 x i32> %4345, splat (i32 13)
  %4418 = and <16 x i32> %4417, splat (i32 268427264)
  %4419 = shl <16 x i32> %4345, splat (i32 16)
  %4420 = and <16 x i32> %4419, splat (i32 -2147483648)
  %4421 = icmp samesign ugt <16 x i32> %4418, splat (i32 260046847)
  %4422 = bitcast <16 x i32> %4418 to <16 x float>
  %4423 = fmul <16 x float> %4422, splat (float 0x46F0000000000000)
  %4424 = bitcast <16 x float> %4423 to <16 x i32>
  %4425 = or <16 x i32> %4418, splat (i32 2139095040)
  %4426 = select <16 x i1> %4421, <16 x i32> %4425, <16 x i32> %4424
  %4427 = or disjoint <16 x i32> %4426, %4420
  store <16 x i32> %4427, ptr %44, align 64
  %4428 = shl <16 x i32> %4344, splat (i32 13)
  %4429 = and <16 x i32> %4428, splat (i32 268427264)
  %4430 = shl <16 x i32> %4344, splat (i32 16)
  %4431 = and <16 x i32> %4430, splat (i32 -2147483648)
  %4432 = icmp samesign ugt <16 x i32> %4429, splat (i32 260046847)
  %4433 = bitcast <16 x i32> %4429 to <16 x float>
  %4434 = fmul <16 x float> %4433, splat (float 0x46F0000000000000)
  %4435 = bitcast <16 x float> %4434 to <16 x i32>
  %4436 = or <16 x i32> %4429, splat (i32 2139095040)
  %4437 = select <16 x i1> %4432, <16 x i32> %4436, <16 x i32> %4435
  %4438 = or disjoint <16 x i32> %4437, %4431
  store <16 x i32> %4438, ptr %41, align 64
  %4439 = shl <16 x i32> %4343, splat (i32 13)
  %4440 = and <16 x i32> %4439, splat (i32 268427264)
  %4441 = shl <16 x i32> %4343, splat (i32 16)
  %4442 = and <16 x i32> %4441, splat (i32 -2147483648)
  %4443 = icmp samesign ugt <16 x i32> %4440, splat (i32 260046847)
  %4444 = bitcast <16 x i32> %4440 to <16 x float>
  %4445 = fmul <16 x float> %4444, splat (float 0x46F0000000000000)
  %4446 = bitcast <16 x float> %4445 to <16 x i32>
  %4447 = or <16 x i32> %4440, splat (i32 2139095040)
  %4448 = select <16 x i1> %4443, <16 x i32> %4447, <16 x i32> %4446
  %4449 = or disjoint <16 x i32> %4448, %4442
  store <16 x i32> %4449, ptr %45, align 64
  %4450 = bitcast <16 x i32> %4372 to <16 x float>
  %4451 = bitcast <16 x i32> %4383 to <16 x float>
  %4452 = bitcast <16 x i32> %4394 to <16 x float>
  %4453 = bitcast <16 x i32> %4405 to <16 x float>
  %4454 = bitcast <16 x i32> %4416 to <16 x float>
  %4455 = bitcast <16 x i32> %4427 to <16 x float>
  %4456 = bitcast <16 x i32> %4438 to <16 x float>
  %4457 = bitcast <16 x i32> %4449 to <16 x float>
  br label %4458

4458:
  %4459 = phi <16 x float> [ %4457, %4361 ], [ %4360, %4342 ], [ zeroinitializer, %4203 ]
  %4460 = phi <16 x float> [ %4456, %4361 ], [ %4357, %4342 ], [ zeroinitializer, %4203 ]
  %4461 = phi <16 x float> [ %4455, %4361 ], [ %4356, %4342 ], [ zeroinitializer, %4203 ]
  %4462 = phi <16 x float> [ %4454, %4361 ], [ %4355, %4342 ], [ zeroinitializer, %4203 ]
  %4463 = phi <16 x float> [ %4453, %4361 ], [ %4354, %4342 ], [ zeroinitializer, %4203 ]
  %4464 = phi <16 x float> [ %4452, %4361 ], [ %4353, %4342 ], [ zeroinitializer, %4203 ]
  %4465 = phi <16 x float> [ %4451, %4361 ], [ %4352, %4342 ], [ zeroinitializer, %4203 ]
  %4466 = phi <16 x float> [ %4450, %4361 ], [ %4351, %4342 ], [ zeroinitializer, %4203 ]
  %4467 = phi <16 x i32> [ %4449, %4361 ], [ %4343, %4342 ], [ zeroinitializer, %4203 ]
  %4468 = phi <16 x i32> [ %4438, %4361 ], [ %4344, %4342 ], [ zeroinitializer, %4203 ]
  %4469 = phi <16 x i32> [ %4427, %4361 ], [ %4345, %4342 ], [ zeroinitializer, %4203 ]
  %4470 = phi <16 x i32> [ %4416, %4361 ], [ %4346, %4342 ], [ zeroinitializer, %4203 ]
  %4471 = phi <16 x i32> [ %4405, %4361 ], [ %4347, %4342 ], [ zeroinitializer, %4203 ]
  %4472 = phi <16 x i32> [ %4394, %4361 ], [ %4348, %4342 ], [ zeroinitializer, %4203 ]
  %4473 = phi <16 x i32> [ %4383, %4361 ], [ %4349, %4342 ], [ zeroinitializer, %4203 ]
  %4474 = phi <16 x i32> [ %4372, %4361 ], [ %4350, %4342 ], [ zeroinitializer, %4203 ]
  %4475 = getelementptr inbounds nuw i8, ptr %10, i64 %4204
  %4476 = load i8, ptr %4475, align 1
  %4477 = or i8 %4476, %4198
  %4478 = icmp eq i8 %4477, 0
  br i1 %4478, label %4479, label %4847

4479:
  %4480 = getelementptr inbounds nuw %struct.Block, ptr %9, i64 %4204
  %4481 = load i32, ptr %27, align 4
  switch i32 %4481, label %4742 [
    i32 1, label %4845
    i32 0, label %4482
  ]

4482:
  %4483 = load i32, ptr %29, align 4
  %4484 = icmp eq i32 %4483, 0
  br i1 %4484, label %4545, label %4485

4485:
  %4486 = load ptr, ptr %35, align 64
  %4487 = zext i32 %4483 to i64
  br label %4488

4488:
  %4489 = phi i64 [ 0, %4485 ], [ %4543, %4488 ]
  %4490 = phi <16 x float> [ %4466, %4485 ], [ %4507, %4488 ]
  %4491 = phi <16 x float> [ %4465, %4485 ], [ %4512, %4488 ]
  %4492 = phi <16 x float> [ %4459, %4485 ], [ %4542, %4488 ]
  %4493 = phi <16 x float> [ %4460, %4485 ], [ %4537, %4488 ]
  %4494 = phi <16 x float> [ %4461, %4485 ], [ %4532, %4488 ]
  %4495 = phi <16 x float> [ %4462, %4485 ], [ %4527, %4488 ]
  %4496 = phi <16 x float> [ %4463, %4485 ], [ %4522, %4488 ]
  %4497 = phi <16 x float> [ %4464, %4485 ], [ %4517, %4488 ]
  %4498 = getelementptr inbounds nuw i16, ptr %4486, i64 %4489
  %4499 = load i16, ptr %4498, align 2
  %4500 = zext i16 %4499 to i64
  %4501 = getelementptr inbounds nuw float, ptr %11, i64 %4500
  %4502 = getelementptr inbounds nuw <16 x float>, ptr %4480, i64 %4489
  %4503 = load <16 x float>, ptr %4502, align 64
  %4504 = load float, ptr %4501, align 4
  %4505 = insertelement <16 x float> poison, float %4504, i64 0
  %4506 = shufflevector <16 x float> %4505, <16 x float> poison, <16 x i32> zeroinitializer
  %4507 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %4503, <16 x float> %4506, <16 x float> %4490)
  %4508 = getelementptr inbounds nuw i8, ptr %4501, i64 16
  %4509 = load float, ptr %4508, align 4
  %4510 = insertelement <16 x float> poison, float %4509, i64 0
  %4511 = shufflevector <16 x float> %4510, <16 x float> poison, <16 x i32> zeroinitializer
  %4512 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %4503, <16 x float> %4511, <16 x float> %4491)
  %4513 = getelementptr inbounds nuw i8, ptr %4501, i64 32
  %4514 = load float, ptr %4513, align 4
  %4515 = insertelement <16 x float> poison, float %4514, i64 0
  %4516 = shufflevector <16 x float> %4515, <16 x float> poison, <16 x i32> zeroinitializer
  %4517 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %4503, <16 x float> %4516, <16 x float> %4497)
  %4518 = getelementptr inbounds nuw i8, ptr %4501, i64 48
  %4519 = load float, ptr %4518, align 4
  %4520 = insertelement <16 x float> poison, float %4519, i64 0
  %4521 = shufflevector <16 x float> %4520, <16 x float> poison, <16 x i32> zeroinitializer
  %4522 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %4503, <16 x float> %4521, <16 x float> %4496)
  %4523 = getelementptr inbounds nuw i8, ptr %4501, i64 64
  %4524 = load float, ptr %4523, align 4
  %4525 = insertelement <16 x float> poison, float %4524, i64 0
  %4526 = shufflevector <16 x float> %4525, <16 x float> poison, <16 x i32> zeroinitializer
  %4527 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %4503, <16 x float> %4526, <16 x float> %4495)
  %4528 = getelementptr inbounds nuw i8, ptr %4501, i64 80
  %4529 = load float, ptr %4528, align 4
  %4530 = insertelement <16 x float> poison, float %4529, i64 0
  %4531 = shufflevector <16 x float> %4530, <16 x float> poison, <16 x i32> zeroinitializer
  %4532 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %4503, <16 x float> %4531, <16 x float> %4494)
  %4533 = getelementptr inbounds nuw i8, ptr %4501, i64 96
  %4534 = load float, ptr %4533, align 4
  %4535 = insertelement <16 x float> poison, float %4534, i64 0
  %4536 = shufflevector <16 x float> %4535, <16 x float> poison, <16 x i32> zeroinitializer
  %4537 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %4503, <16 x float> %4536, <16 x float> %4493)
  %4538 = getelementptr inbounds nuw i8, ptr %4501, i64 112
  %4539 = load float, ptr %4538, align 4
  %4540 = insertelement <16 x float> poison, float %4539, i64 0
  %4541 = shufflevector <16 x float> %4540, <16 x float> poison, <16 x i32> zeroinitializer
  %4542 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %4503, <16 x float> %4541, <16 x float> %4492)
  %4543 = add nuw nsw i64 %4489, 1
  %4544 = icmp eq i64 %4543, %4487
  br i1 %4544, label %4545, label %4488

4545:
  %4546 = phi <16 x float> [ %4459, %4482 ], [ %4542, %4488 ]
  %4547 = phi <16 x float> [ %4460, %4482 ], [ %4537, %4488 ]
  %4548 = phi <16 x float> [ %4461, %4482 ], [ %4532, %4488 ]
  %4549 = phi <16 x float> [ %4462, %4482 ], [ %4527, %4488 ]
  %4550 = phi <16 x float> [ %4463, %4482 ], [ %4522, %4488 ]
  %4551 = phi <16 x float> [ %4464, %4482 ], [ %4517, %4488 ]
  %4552 = phi <16 x float> [ %4465, %4482 ], [ %4512, %4488 ]
  %4553 = phi <16 x float> [ %4466, %4482 ], [ %4507, %4488 ]
  %4554 = load i32, ptr %38, align 4
  %4555 = icmp eq i32 %4554, 0
  br i1 %4555, label %4717, label %4556

4556:
  %4557 = bitcast <16 x float> %4546 to <16 x i32>
  %4558 = bitcast <16 x float> %4547 to <16 x i32>
  %4559 = bitcast <16 x float> %4548 to <16 x i32>
  %4560 = bitcast <16 x float> %4549 to <16 x i32>
  %4561 = bitcast <16 x float> %4550 to <16 x i32>
  %4562 = bitcast <16 x float> %4551 to <16 x i32>
  %4563 = bitcast <16 x float> %4552 to <16 x i32>
  %4564 = bitcast <16 x float> %4553 to <16 x i32>
  %4565 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %4553)
  %4566 = bitcast <16 x float> %4565 to <16 x i32>
  %4567 = add nuw <16 x i32> %4566, splat (i32 4095)
  %4568 = lshr <16 x i32> %4564, splat (i32 13)
  %4569 = and <16 x i32> %4568, splat (i32 1)
  %4570 = add nuw <16 x i32> %4567, %4569
  %4571 = and <16 x i32> %4570, splat (i32 -8192)
  %4572 = fadd <16 x float> %4565, splat (float 5.000000e-01)
  %4573 = fadd <16 x float> %4572, splat (float -5.000000e-01)
  %4574 = bitcast <16 x float> %4573 to <16 x i32>
  %4575 = icmp samesign ult <16 x i32> %4566, splat (i32 947912704)
  %4576 = select <16 x i1> %4575, <16 x i32> %4574, <16 x i32> %4571
  %4577 = icmp sgt <16 x i32> %4576, splat (i32 1199570943)
  %4578 = select <16 x i1> %4577, <16 x i32> splat (i32 2139095040), <16 x i32> %4576
  %4579 = icmp samesign ugt <16 x i32> %4566, splat (i32 2139095040)
  %4580 = and <16 x i32> %4564, splat (i32 -2147483648)
  %4581 = or <16 x i32> %4578, %4580
  %4582 = select <16 x i1> %4579, <16 x i32> splat (i32 2147483647), <16 x i32> %4581
  %4583 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %4552)
  %4584 = bitcast <16 x float> %4583 to <16 x i32>
  %4585 = add nuw <16 x i32> %4584, splat (i32 4095)
  %4586 = lshr <16 x i32> %4563, splat (i32 13)
  %4587 = and <16 x i32> %4586, splat (i32 1)
  %4588 = add nuw <16 x i32> %4585, %4587
  %4589 = and <16 x i32> %4588, splat (i32 -8192)
  %4590 = fadd <16 x float> %4583, splat (float 5.000000e-01)
  %4591 = fadd <16 x float> %4590, splat (float -5.000000e-01)
  %4592 = bitcast <16 x float> %4591 to <16 x i32>
  %4593 = icmp samesign ult <16 x i32> %4584, splat (i32 947912704)
  %4594 = select <16 x i1> %4593, <16 x i32> %4592, <16 x i32> %4589
  %4595 = icmp sgt <16 x i32> %4594, splat (i32 1199570943)
  %4596 = select <16 x i1> %4595, <16 x i32> splat (i32 2139095040), <16 x i32> %4594
  %4597 = icmp samesign ugt <16 x i32> %4584, splat (i32 2139095040)
  %4598 = and <16 x i32> %4563, splat (i32 -2147483648)
  %4599 = or <16 x i32> %4596, %4598
  %4600 = select <16 x i1> %4597, <16 x i32> splat (i32 2147483647), <16 x i32> %4599
  %4601 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %4551)
  %4602 = bitcast <16 x float> %4601 to <16 x i32>
  %4603 = add nuw <16 x i32> %4602, splat (i32 4095)
  %4604 = lshr <16 x i32> %4562, splat (i32 13)
  %4605 = and <16 x i32> %4604, splat (i32 1)
  %4606 = add nuw <16 x i32> %4603, %4605
  %4607 = and <16 x i32> %4606, splat (i32 -8192)
  %4608 = fadd <16 x float> %4601, splat (float 5.000000e-01)
  %4609 = fadd <16 x float> %4608, splat (float -5.000000e-01)
  %4610 = bitcast <16 x float> %4609 to <16 x i32>
  %4611 = icmp samesign ult <16 x i32> %4602, splat (i32 947912704)
  %4612 = select <16 x i1> %4611, <16 x i32> %4610, <16 x i32> %4607
  %4613 = icmp sgt <16 x i32> %4612, splat (i32 1199570943)
  %4614 = select <16 x i1> %4613, <16 x i32> splat (i32 2139095040), <16 x i32> %4612
  %4615 = icmp samesign ugt <16 x i32> %4602, splat (i32 2139095040)
  %4616 = and <16 x i32> %4562, splat (i32 -2147483648)
  %4617 = or <16 x i32> %4614, %4616
  %4618 = select <16 x i1> %4615, <16 x i32> splat (i32 2147483647), <16 x i32> %4617
  %4619 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %4550)
  %4620 = bitcast <16 x float> %4619 to <16 x i32>
  %4621 = add nuw <16 x i32> %4620, splat (i32 4095)
  %4622 = lshr <16 x i32> %4561, splat (i32 13)
  %4623 = and <16 x i32> %4622, splat (i32 1)
  %4624 = add nuw <16 x i32> %4621, %4623
  %4625 = and <16 x i32> %4624, splat (i32 -8192)
  %4626 = fadd <16 x float> %4619, splat (float 5.000000e-01)
  %4627 = fadd <16 x float> %4626, splat (float -5.000000e-01)
  %4628 = bitcast <16 x float> %4627 to <16 x i32>
  %4629 = icmp samesign ult <16 x i32> %4620, splat (i32 947912704)
  %4630 = select <16 x i1> %4629, <16 x i32> %4628, <16 x i32> %4625
  %4631 = icmp sgt <16 x i32> %4630, splat (i32 1199570943)
  %4632 = select <16 x i1> %4631, <16 x i32> splat (i32 2139095040), <16 x i32> %4630
  %4633 = icmp samesign ugt <16 x i32> %4620, splat (i32 2139095040)
  %4634 = and <16 x i32> %4561, splat (i32 -2147483648)
  %4635 = or <16 x i32> %4632, %4634
  %4636 = select <16 x i1> %4633, <16 x i32> splat (i32 2147483647), <16 x i32> %4635
  %4637 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %4549)
  %4638 = bitcast <16 x float> %4637 to <16 x i32>
  %4639 = add nuw <16 x i32> %4638, splat (i32 4095)
  %4640 = lshr <16 x i32> %4560, splat (i32 13)
  %4641 = and <16 x i32> %4640, splat (i32 1)
  %4642 = add nuw <16 x i32> %4639, %4641
  %4643 = and <16 x i32> %4642, splat (i32 -8192)
  %4644 = fadd <16 x float> %4637, splat (float 5.000000e-01)
  %4645 = fadd <16 x float> %4644, splat (float -5.000000e-01)
  %4646 = bitcast <16 x float> %4645 to <16 x i32>
  %4647 = icmp samesign ult <16 x i32> %4638, splat (i32 947912704)
  %4648 = select <16 x i1> %4647, <16 x i32> %4646, <16 x i32> %4643
  %4649 = icmp sgt <16 x i32> %4648, splat (i32 1199570943)
  %4650 = select <16 x i1> %4649, <16 x i32> splat (i32 2139095040), <16 x i32> %4648
  %4651 = icmp samesign ugt <16 x i32> %4638, splat (i32 2139095040)
  %4652 = and <16 x i32> %4560, splat (i32 -2147483648)
  %4653 = or <16 x i32> %4650, %4652
  %4654 = select <16 x i1> %4651, <16 x i32> splat (i32 2147483647), <16 x i32> %4653
  %4655 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %4548)
  %4656 = bitcast <16 x float> %4655 to <16 x i32>
  %4657 = add nuw <16 x i32> %4656, splat (i32 4095)
  %4658 = lshr <16 x i32> %4559, splat (i32 13)
  %4659 = and <16 x i32> %4658, splat (i32 1)
  %4660 = add nuw <16 x i32> %4657, %4659
  %4661 = and <16 x i32> %4660, splat (i32 -8192)
  %4662 = fadd <16 x float> %4655, splat (float 5.000000e-01)
  %4663 = fadd <16 x float> %4662, splat (float -5.000000e-01)
  %4664 = bitcast <16 x float> %4663 to <16 x i32>
  %4665 = icmp samesign ult <16 x i32> %4656, splat (i32 947912704)
  %4666 = select <16 x i1> %4665, <16 x i32> %4664, <16 x i32> %4661
  %4667 = icmp sgt <16 x i32> %4666, splat (i32 1199570943)
  %4668 = select <16 x i1> %4667, <16 x i32> splat (i32 2139095040), <16 x i32> %4666
  %4669 = icmp samesign ugt <16 x i32> %4656, splat (i32 2139095040)
  %4670 = and <16 x i32> %4559, splat (i32 -2147483648)
  %4671 = or <16 x i32> %4668, %4670
  %4672 = select <16 x i1> %4669, <16 x i32> splat (i32 2147483647), <16 x i32> %4671
  %4673 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %4547)
  %4674 = bitcast <16 x float> %4673 to <16 x i32>
  %4675 = add nuw <16 x i32> %4674, splat (i32 4095)
  %4676 = lshr <16 x i32> %4558, splat (i32 13)
  %4677 = and <16 x i32> %4676, splat (i32 1)
  %4678 = add nuw <16 x i32> %4675, %4677
  %4679 = and <16 x i32> %4678, splat (i32 -8192)
  %4680 = fadd <16 x float> %4673, splat (float 5.000000e-01)
  %4681 = fadd <16 x float> %4680, splat (float -5.000000e-01)
  %4682 = bitcast <16 x float> %4681 to <16 x i32>
  %4683 = icmp samesign ult <16 x i32> %4674, splat (i32 947912704)
  %4684 = select <16 x i1> %4683, <16 x i32> %4682, <16 x i32> %4679
  %4685 = icmp sgt <16 x i32> %4684, splat (i32 1199570943)
  %4686 = select <16 x i1> %4685, <16 x i32> splat (i32 2139095040), <16 x i32> %4684
  %4687 = icmp samesign ugt <16 x i32> %4674, splat (i32 2139095040)
  %4688 = and <16 x i32> %4558, splat (i32 -2147483648)
  %4689 = or <16 x i32> %4686, %4688
  %4690 = select <16 x i1> %4687, <16 x i32> splat (i32 2147483647), <16 x i32> %4689
  %4691 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %4546)
  %4692 = bitcast <16 x float> %4691 to <16 x i32>
  %4693 = add nuw <16 x i32> %4692, splat (i32 4095)
  %4694 = lshr <16 x i32> %4557, splat (i32 13)
  %4695 = and <16 x i32> %4694, splat (i32 1)
  %4696 = add nuw <16 x i32> %4693, %4695
  %4697 = and <16 x i32> %4696, splat (i32 -8192)
  %4698 = fadd <16 x float> %4691, splat (float 5.000000e-01)
  %4699 = fadd <16 x float> %4698, splat (float -5.000000e-01)
  %4700 = bitcast <16 x float> %4699 to <16 x i32>
  %4701 = icmp samesign ult <16 x i32> %4692, splat (i32 947912704)
  %4702 = select <16 x i1> %4701, <16 x i32> %4700, <16 x i32> %4697
  %4703 = icmp sgt <16 x i32> %4702, splat (i32 1199570943)
  %4704 = select <16 x i1> %4703, <16 x i32> splat (i32 2139095040), <16 x i32> %4702
  %4705 = icmp samesign ugt <16 x i32> %4692, splat (i32 2139095040)
  %4706 = and <16 x i32> %4557, splat (i32 -2147483648)
  %4707 = or <16 x i32> %4704, %4706
  %4708 = select <16 x i1> %4705, <16 x i32> splat (i32 2147483647), <16 x i32> %4707
  %4709 = bitcast <16 x i32> %4582 to <16 x float>
  %4710 = bitcast <16 x i32> %4600 to <16 x float>
  %4711 = bitcast <16 x i32> %4618 to <16 x float>
  %4712 = bitcast <16 x i32> %4636 to <16 x float>
  %4713 = bitcast <16 x i32> %4654 to <16 x float>
  %4714 = bitcast <16 x i32> %4672 to <16 x float>
  %4715 = bitcast <16 x i32> %4690 to <16 x float>
  %4716 = bitcast <16 x i32> %4708 to <16 x float>
  br label %4717

4717:
  %4718 = phi <16 x float> [ %4546, %4545 ], [ %4716, %4556 ]
  %4719 = phi <16 x float> [ %4547, %4545 ], [ %4715, %4556 ]
  %4720 = phi <16 x float> [ %4548, %4545 ], [ %4714, %4556 ]
  %4721 = phi <16 x float> [ %4549, %4545 ], [ %4713, %4556 ]
  %4722 = phi <16 x float> [ %4550, %4545 ], [ %4712, %4556 ]
  %4723 = phi <16 x float> [ %4551, %4545 ], [ %4711, %4556 ]
  %4724 = phi <16 x float> [ %4552, %4545 ], [ %4710, %4556 ]
  %4725 = phi <16 x float> [ %4553, %4545 ], [ %4709, %4556 ]
  %4726 = fcmp uno <16 x float> %4725, zeroinitializer
  %4727 = select <16 x i1> %4726, <16 x float> splat (float 0x7FFFFFFFE0000000), <16 x float> %4725
  store <16 x float> %4727, ptr %12, align 64
  %4728 = fcmp uno <16 x float> %4724, zeroinitializer
  %4729 = select <16 x i1> %4728, <16 x float> splat (float 0x7FFFFFFFE0000000), <16 x float> %4724
  store <16 x float> %4729, ptr %42, align 64
  %4730 = fcmp uno <16 x float> %4723, zeroinitializer
  %4731 = select <16 x i1> %4730, <16 x float> splat (float 0x7FFFFFFFE0000000), <16 x float> %4723
  store <16 x float> %4731, ptr %39, align 64
  %4732 = fcmp uno <16 x float> %4722, zeroinitializer
  %4733 = select <16 x i1> %4732, <16 x float> splat (float 0x7FFFFFFFE0000000), <16 x float> %4722
  store <16 x float> %4733, ptr %43, align 64
  %4734 = fcmp uno <16 x float> %4721, zeroinitializer
  %4735 = select <16 x i1> %4734, <16 x float> splat (float 0x7FFFFFFFE0000000), <16 x float> %4721
  store <16 x float> %4735, ptr %40, align 64
  %4736 = fcmp uno <16 x float> %4720, zeroinitializer
  %4737 = select <16 x i1> %4736, <16 x float> splat (float 0x7FFFFFFFE0000000), <16 x float> %4720
  store <16 x float> %4737, ptr %44, align 64
  %4738 = fcmp uno <16 x float> %4719, zeroinitializer
  %4739 = select <16 x i1> %4738, <16 x float> splat (float 0x7FFFFFFFE0000000), <16 x float> %4719
  store <16 x float> %4739, ptr %41, align 64
  %4740 = fcmp uno <16 x float> %4718, zeroinitializer
  %4741 = select <16 x i1> %4740, <16 x float> splat (float 0x7FFFFFFFE0000000), <16 x float> %4718
  store <16 x float> %4741, ptr %45, align 64
  br label %4851

4742:
  %4743 = load i32, ptr %29, align 4
  %4744 = icmp eq i32 %4743, 0
  br i1 %4744, label %4814, label %4745

4745:
  %4746 = load ptr, ptr %35, align 64
  %4747 = zext i32 %4743 to i64
  br label %4748

4748:
  %4749 = phi i64 [ 0, %4745 ], [ %4803, %4748 ]
  %4750 = phi <16 x float> [ zeroinitializer, %4745 ], [ %4767, %4748 ]
  %4751 = phi <16 x float> [ zeroinitializer, %4745 ], [ %4772, %4748 ]
  %4752 = phi <16 x float> [ zeroinitializer, %4745 ], [ %4802, %4748 ]
  %4753 = phi <16 x float> [ zeroinitializer, %4745 ], [ %4797, %4748 ]
  %4754 = phi <16 x float> [ zeroinitializer, %4745 ], [ %4792, %4748 ]
  %4755 = phi <16 x float> [ zeroinitializer, %4745 ], [ %4787, %4748 ]
  %4756 = phi <16 x float> [ zeroinitializer, %4745 ], [ %4782, %4748 ]
  %4757 = phi <16 x float> [ zeroinitializer, %4745 ], [ %4777, %4748 ]
  %4758 = getelementptr inbounds nuw i16, ptr %4746, i64 %4749
  %4759 = load i16, ptr %4758, align 2
  %4760 = zext i16 %4759 to i64
  %4761 = getelementptr inbounds nuw float, ptr %11, i64 %4760
  %4762 = getelementptr inbounds nuw <16 x float>, ptr %4480, i64 %4749
  %4763 = load <16 x float>, ptr %4762, align 64
  %4764 = load float, ptr %4761, align 4
  %4765 = insertelement <16 x float> poison, float %4764, i64 0
  %4766 = shufflevector <16 x float> %4765, <16 x float> poison, <16 x i32> zeroinitializer
  %4767 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %4763, <16 x float> %4766, <16 x float> %4750)
  %4768 = getelementptr inbounds nuw i8, ptr %4761, i64 16
  %4769 = load float, ptr %4768, align 4
  %4770 = insertelement <16 x float> poison, float %4769, i64 0
  %4771 = shufflevector <16 x float> %4770, <16 x float> poison, <16 x i32> zeroinitializer
  %4772 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %4763, <16 x float> %4771, <16 x float> %4751)
  %4773 = getelementptr inbounds nuw i8, ptr %4761, i64 32
  %4774 = load float, ptr %4773, align 4
  %4775 = insertelement <16 x float> poison, float %4774, i64 0
  %4776 = shufflevector <16 x float> %4775, <16 x float> poison, <16 x i32> zeroinitializer
  %4777 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %4763, <16 x float> %4776, <16 x float> %4757)
  %4778 = getelementptr inbounds nuw i8, ptr %4761, i64 48
  %4779 = load float, ptr %4778, align 4
  %4780 = insertelement <16 x float> poison, float %4779, i64 0
  %4781 = shufflevector <16 x float> %4780, <16 x float> poison, <16 x i32> zeroinitializer
  %4782 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %4763, <16 x float> %4781, <16 x float> %4756)
  %4783 = getelementptr inbounds nuw i8, ptr %4761, i64 64
  %4784 = load float, ptr %4783, align 4
  %4785 = insertelement <16 x float> poison, float %4784, i64 0
  %4786 = shufflevector <16 x float> %4785, <16 x float> poison, <16 x i32> zeroinitializer
  %4787 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %4763, <16 x float> %4786, <16 x float> %4755)
  %4788 = getelementptr inbounds nuw i8, ptr %4761, i64 80
  %4789 = load float, ptr %4788, align 4
  %4790 = insertelement <16 x float> poison, float %4789, i64 0
  %4791 = shufflevector <16 x float> %4790, <16 x float> poison, <16 x i32> zeroinitializer
  %4792 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %4763, <16 x float> %4791, <16 x float> %4754)
  %4793 = getelementptr inbounds nuw i8, ptr %4761, i64 96
  %4794 = load float, ptr %4793, align 4
  %4795 = insertelement <16 x float> poison, float %4794, i64 0
  %4796 = shufflevector <16 x float> %4795, <16 x float> poison, <16 x i32> zeroinitializer
  %4797 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %4763, <16 x float> %4796, <16 x float> %4753)
  %4798 = getelementptr inbounds nuw i8, ptr %4761, i64 112
  %4799 = load float, ptr %4798, align 4
  %4800 = insertelement <16 x float> poison, float %4799, i64 0
  %4801 = shufflevector <16 x float> %4800, <16 x float> poison, <16 x i32> zeroinitializer
  %4802 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %4763, <16 x float> %4801, <16 x float> %4752)
  %4803 = add nuw nsw i64 %4749, 1
  %4804 = icmp eq i64 %4803, %4747
  br i1 %4804, label %4805, label %4748

4805:
  %4806 = fptosi <16 x float> %4767 to <16 x i32>
  %4807 = fptosi <16 x float> %4772 to <16 x i32>
  %4808 = fptosi <16 x float> %4777 to <16 x i32>
  %4809 = fptosi <16 x float> %4782 to <16 x i32>
  %4810 = fptosi <16 x float> %4787 to <16 x i32>
  %4811 = fptosi <16 x float> %4792 to <16 x i32>
  %4812 = fptosi <16 x float> %4797 to <16 x i32>
  %4813 = fptosi <16 x float> %4802 to <16 x i32>
  br label %4814

4814:
  %4815 = phi <16 x i32> [ zeroinitializer, %4742 ], [ %4808, %4805 ]
  %4816 = phi <16 x i32> [ zeroinitializer, %4742 ], [ %4809, %4805 ]
  %4817 = phi <16 x i32> [ zeroinitializer, %4742 ], [ %4810, %4805 ]
  %4818 = phi <16 x i32> [ zeroinitializer, %4742 ], [ %4811, %4805 ]
  %4819 = phi <16 x i32> [ zeroinitializer, %4742 ], [ %4812, %4805 ]
  %4820 = phi <16 x i32> [ zeroinitializer, %4742 ], [ %4813, %4805 ]
  %4821 = phi <16 x i32> [ zeroinitializer, %4742 ], [ %4807, %4805 ]
  %4822 = phi <16 x i32> [ zeroinitializer, %4742 ], [ %4806, %4805 ]
  %4823 = load i32, ptr %53, align 4
  %4824 = icmp eq i32 %4823, 0
  br i1 %4824, label %4834, label %4825

4825:
  %4826 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %4474, <16 x i32> %4822)
  store <16 x i32> %4826, ptr %12, align 64
  %4827 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %4473, <16 x i32> %4821)
  store <16 x i32> %4827, ptr %42, align 64
  %4828 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %4472, <16 x i32> %4815)
  store <16 x i32> %4828, ptr %39, align 64
  %4829 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %4471, <16 x i32> %4816)
  store <16 x i32> %4829, ptr %43, align 64
  %4830 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %4470, <16 x i32> %4817)
  store <16 x i32> %4830, ptr %40, align 64
  %4831 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %4469, <16 x i32> %4818)
  store <16 x i32> %4831, ptr %44, align 64
  %4832 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %4468, <16 x i32> %4819)
  store <16 x i32> %4832, ptr %41, align 64
  %4833 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %4467, <16 x i32> %4820)
  br label %4843

4834:
  %4835 = add <16 x i32> %4474, %4822
  store <16 x i32> %4835, ptr %12, align 64
  %4836 = add <16 x i32> %4473, %4821
  store <16 x i32> %4836, ptr %42, align 64
  %4837 = add <16 x i32> %4472, %4815
  store <16 x i32> %4837, ptr %39, align 64
  %4838 = add <16 x i32> %4471, %4816
  store <16 x i32> %4838, ptr %43, align 64
  %4839 = add <16 x i32> %4470, %4817
  store <16 x i32> %4839, ptr %40, align 64
  %4840 = add <16 x i32> %4469, %4818
  store <16 x i32> %4840, ptr %44, align 64
  %4841 = add <16 x i32> %4468, %4819
  store <16 x i32> %4841, ptr %41, align 64
  %4842 = add <16 x i32> %4467, %4820
  br label %4843

4843:
  %4844 = phi <16 x i32> [ %4833, %4825 ], [ %4842, %4834 ]
  store <16 x i32> %4844, ptr %45, align 64
  br label %4851

4845:
  %4846 = call fastcc i1 @sum_exactly(ptr %0, ptr %4480, ptr %11, ptr null, ptr %12)
  br i1 %4846, label %4851, label %4847

4847:
  store <16 x i32> %4474, ptr %12, align 64
  store <16 x i32> %4473, ptr %42, align 64
  store <16 x i32> %4472, ptr %39, align 64
  store <16 x i32> %4471, ptr %43, align 64
  store <16 x i32> %4470, ptr %40, align 64
  store <16 x i32> %4469, ptr %44, align 64
  store <16 x i32> %4468, ptr %41, align 64
  store <16 x i32> %4467, ptr %45, align 64
  %4848 = shl i64 %4204, 2
  %4849 = and i64 %4848, 4294967292
  %4850 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %4849
  store <16 x i32> %4474, ptr %8, align 64
  store <16 x i32> %4473, ptr %46, align 64
  store <16 x i32> %4472, ptr %47, align 64
  store <16 x i32> %4471, ptr %48, align 64
  store <16 x i32> %4470, ptr %49, align 64
  store <16 x i32> %4469, ptr %50, align 64
  store <16 x i32> %4468, ptr %51, align 64
  store <16 x i32> %4467, ptr %52, align 64
  call fastcc void @sum_elements(ptr %0, ptr %4850, ptr %2837, ptr %8, ptr null, ptr %12)
  br label %4851

4851:
  %4852 = getelementptr inbounds nuw %struct.Sums, ptr %5, i64 %4204
  %4853 = load i32, ptr %38, align 4
  %4854 = icmp eq i32 %4853, 0
  br i1 %4854, label %4855, label %4861

4855:
  %4856 = getelementptr inbounds nuw i8, ptr %4852, i64 8
  %4857 = load ptr, ptr %4856, align 8
  %4858 = icmp eq ptr %4857, null
  %4859 = load <16 x i32>, ptr %12, align 64
  %4860 = load ptr, ptr %4852, align 8
  br i1 %4858, label %4995, label %5037

4861:
  %4862 = load <16 x i32>, ptr %12, align 64
  %4863 = and <16 x i32> %4862, splat (i32 2147483647)
  %4864 = add nsw <16 x i32> %4863, splat (i32 -939524096)
  %4865 = lshr <16 x i32> %4864, splat (i32 13)
  %4866 = bitcast <16 x i32> %4863 to <16 x float>
  %4867 = fmul <16 x float> %4866, splat (float 0x4170000000000000)
  %4868 = fptosi <16 x float> %4867 to <16 x i32>
  %4869 = icmp samesign ult <16 x i32> %4863, splat (i32 947912704)
  %4870 = select <16 x i1> %4869, <16 x i32> %4868, <16 x i32> %4865
  %4871 = icmp samesign ugt <16 x i32> %4863, splat (i32 2139095039)
  %4872 = select <16 x i1> %4871, <16 x i32> splat (i32 31744), <16 x i32> %4870
  %4873 = icmp samesign ugt <16 x i32> %4863, splat (i32 2139095040)
  %4874 = lshr <16 x i32> %4862, splat (i32 16)
  %4875 = and <16 x i32> %4874, splat (i32 32768)
  %4876 = or <16 x i32> %4872, %4875
  %4877 = select <16 x i1> %4873, <16 x i32> splat (i32 32767), <16 x i32> %4876
  store <16 x i32> %4877, ptr %12, align 64
  %4878 = load <16 x i32>, ptr %42, align 64
  %4879 = and <16 x i32> %4878, splat (i32 2147483647)
  %4880 = add nsw <16 x i32> %4879, splat (i32 -939524096)
  %4881 = lshr <16 x i32> %4880, splat (i32 13)
  %4882 = bitcast <16 x i32> %4879 to <16 x float>
  %4883 = fmul <16 x float> %4882, splat (float 0x4170000000000000)
  %4884 = fptosi <16 x float> %4883 to <16 x i32>
  %4885 = icmp samesign ult <16 x i32> %4879, splat (i32 947912704)
  %4886 = select <16 x i1> %4885, <16 x i32> %4884, <16 x i32> %4881
  %4887 = icmp samesign ugt <16 x i32> %4879, splat (i32 2139095039)
  %4888 = select <16 x i1> %4887, <16 x i32> splat (i32 31744), <16 x i32> %4886
  %4889 = icmp samesign ugt <16 x i32> %4879, splat (i32 2139095040)
  %4890 = lshr <16 x i32> %4878, splat (i32 16)
  %4891 = and <16 x i32> %4890, splat (i32 32768)
  %4892 = or <16 x i32> %4888, %4891
  %4893 = select <16 x i1> %4889, <16 x i32> splat (i32 32767), <16 x i32> %4892
  store <16 x i32> %4893, ptr %42, align 64
  %4894 = load <16 x i32>, ptr %39, align 64
  %4895 = and <16 x i32> %4894, splat (i32 2147483647)
  %4896 = add nsw <16 x i32> %4895, splat (i32 -939524096)
  %4897 = lshr <16 x i32> %4896, splat (i32 13)
  %4898 = bitcast <16 x i32> %4895 to <16 x float>
  %4899 = fmul <16 x float> %4898, splat (float 0x4170000000000000)
  %4900 = fptosi <16 x float> %4899 to <16 x i32>
  %4901 = icmp samesign ult <16 x i32> %4895, splat (i32 947912704)
  %4902 = select <16 x i1> %4901, <16 x i32> %4900, <16 x i32> %4897
  %4903 = icmp samesign ugt <16 x i32> %4895, splat (i32 2139095039)
  %4904 = select <16 x i1> %4903, <16 x i32> splat (i32 31744), <16 x i32> %4902
  %4905 = icmp samesign ugt <16 x i32> %4895, splat (i32 2139095040)
  %4906 = lshr <16 x i32> %4894, splat (i32 16)
  %4907 = and <16 x i32> %4906, splat (i32 32768)
  %4908 = or <16 x i32> %4904, %4907
  %4909 = select <16 x i1> %4905, <16 x i32> splat (i32 32767), <16 x i32> %4908
  store <16 x i32> %4909, ptr %39, align 64
  %4910 = load <16 x i32>, ptr %43, align 64
  %4911 = and <16 x i32> %4910, splat (i32 2147483647)
  %4912 = add nsw <16 x i32> %4911, splat (i32 -939524096)
  %4913 = lshr <16 x i32> %4912, splat (i32 13)
  %4914 = bitcast <16 x i32> %4911 to <16 x float>
  %4915 = fmul <16 x float> %4914, splat (float 0x4170000000000000)
  %4916 = fptosi <16 x float> %4915 to <16 x i32>
  %4917 = icmp samesign ult <16 x i32> %4911, splat (i32 947912704)
  %4918 = select <16 x i1> %4917, <16 x i32> %4916, <16 x i32> %4913
  %4919 = icmp samesign ugt <16 x i32> %4911, splat (i32 2139095039)
  %4920 = select <16 x i1> %4919, <16 x i32> splat (i32 31744), <16 x i32> %4918
  %4921 = icmp samesign ugt <16 x i32> %4911, splat (i32 2139095040)
  %4922 = lshr <16 x i32> %4910, splat (i32 16)
  %4923 = and <16 x i32> %4922, splat (i32 32768)
  %4924 = or <16 x i32> %4920, %4923
  %4925 = select <16 x i1> %4921, <16 x i32> splat (i32 32767), <16 x i32> %4924
  store <16 x i32> %4925, ptr %43, align 64
  %4926 = load <16 x i32>, ptr %40, align 64
  %4927 = and <16 x i32> %4926, splat (i32 2147483647)
  %4928 = add nsw <16 x i32> %4927, splat (i32 -939524096)
  %4929 = lshr <16 x i32> %4928, splat (i32 13)
  %4930 = bitcast <16 x i32> %4927 to <16 x float>
  %4931 = fmul <16 x float> %4930, splat (float 0x4170000000000000)
  %4932 = fptosi <16 x float> %4931 to <16 x i32>
  %4933 = icmp samesign ult <16 x i32> %4927, splat (i32 947912704)
  %4934 = select <16 x i1> %4933, <16 x i32> %4932, <16 x i32> %4929
  %4935 = icmp samesign ugt <16 x i32> %4927, splat (i32 2139095039)
  %4936 = select <16 x i1> %4935, <16 x i32> splat (i32 31744), <16 x i32> %4934
  %4937 = icmp samesign ugt <16 x i32> %4927, splat (i32 2139095040)
  %4938 = lshr <16 x i32> %4926, splat (i32 16)
  %4939 = and <16 x i32> %4938, splat (i32 32768)
  %4940 = or <16 x i32> %4936, %4939
  %4941 = select <16 x i1> %4937, <16 x i32> splat (i32 32767), <16 x i32> %4940
  store <16 x i32> %4941, ptr %40, align 64
  %4942 = load <16 x i32>, ptr %44, align 64
  %4943 = and <16 x i32> %4942, splat (i32 2147483647)
  %4944 = add nsw <16 x i32> %4943, splat (i32 -939524096)
  %4945 = lshr <16 x i32> %4944, splat (i32 13)
  %4946 = bitcast <16 x i32> %4943 to <16 x float>
  %4947 = fmul <16 x float> %4946, splat (float 0x4170000000000000)
  %4948 = fptosi <16 x float> %4947 to <16 x i32>
  %4949 = icmp samesign ult <16 x i32> %4943, splat (i32 947912704)
  %4950 = select <16 x i1> %4949, <16 x i32> %4948, <16 x i32> %4945
  %4951 = icmp samesign ugt <16 x i32> %4943, splat (i32 2139095039)
  %4952 = select <16 x i1> %4951, <16 x i32> splat (i32 31744), <16 x i32> %4950
  %4953 = icmp samesign ugt <16 x i32> %4943, splat (i32 2139095040)
  %4954 = lshr <16 x i32> %4942, splat (i32 16)
  %4955 = and <16 x i32> %4954, splat (i32 32768)
  %4956 = or <16 x i32> %4952, %4955
  %4957 = select <16 x i1> %4953, <16 x i32> splat (i32 32767), <16 x i32> %4956
  store <16 x i32> %4957, ptr %44, align 64
  %4958 = load <16 x i32>, ptr %41, align 64
  %4959 = and <16 x i32> %4958, splat (i32 2147483647)
  %4960 = add nsw <16 x i32> %4959, splat (i32 -939524096)
  %4961 = lshr <16 x i32> %4960, splat (i32 13)
  %4962 = bitcast <16 x i32> %4959 to <16 x float>
  %4963 = fmul <16 x float> %4962, splat (float 0x4170000000000000)
  %4964 = fptosi <16 x float> %4963 to <16 x i32>
  %4965 = icmp samesign ult <16 x i32> %4959, splat (i32 947912704)
  %4966 = select <16 x i1> %4965, <16 x i32> %4964, <16 x i32> %4961
  %4967 = icmp samesign ugt <16 x i32> %4959, splat (i32 2139095039)
  %4968 = select <16 x i1> %4967, <16 x i32> splat (i32 31744), <16 x i32> %4966
  %4969 = icmp samesign ugt <16 x i32> %4959, splat (i32 2139095040)
  %4970 = lshr <16 x i32> %4958, splat (i32 16)
  %4971 = and <16 x i32> %4970, splat (i32 32768)
  %4972 = or <16 x i32> %4968, %4971
  %4973 = select <16 x i1> %4969, <16 x i32> splat (i32 32767), <16 x i32> %4972
  store <16 x i32> %4973, ptr %41, align 64
  %4974 = load <16 x i32>, ptr %45, align 64
  %4975 = and <16 x i32> %4974, splat (i32 2147483647)
  %4976 = add nsw <16 x i32> %4975, splat (i32 -939524096)
  %4977 = lshr <16 x i32> %4976, splat (i32 13)
  %4978 = bitcast <16 x i32> %4975 to <16 x float>
  %4979 = fmul <16 x float> %4978, splat (float 0x4170000000000000)
  %4980 = fptosi <16 x float> %4979 to <16 x i32>
  %4981 = icmp samesign ult <16 x i32> %4975, splat (i32 947912704)
  %4982 = select <16 x i1> %4981, <16 x i32> %4980, <16 x i32> %4977
  %4983 = icmp samesign ugt <16 x i32> %4975, splat (i32 2139095039)
  %4984 = select <16 x i1> %4983, <16 x i32> splat (i32 31744), <16 x i32> %4982
  %4985 = icmp samesign ugt <16 x i32> %4975, splat (i32 2139095040)
  %4986 = lshr <16 x i32> %4974, splat (i32 16)
  %4987 = and <16 x i32> %4986, splat (i32 32768)
  %4988 = or <16 x i32> %4984, %4987
  %4989 = select <16 x i1> %4985, <16 x i32> splat (i32 32767), <16 x i32> %4988
  store <16 x i32> %4989, ptr %45, align 64
  %4990 = getelementptr inbounds nuw i8, ptr %4852, i64 8
  %4991 = load ptr, ptr %4990, align 8
  %4992 = icmp eq ptr %4991, null
  %4993 = load <16 x i32>, ptr %12, align 64
  %4994 = load ptr, ptr %4852, align 8
  br i1 %4992, label %4995, label %5083

4995:
  %4996 = phi ptr [ %4994, %4861 ], [ %4860, %4855 ]
  %4997 = phi <16 x i32> [ %4993, %4861 ], [ %4859, %4855 ]
  %4998 = getelementptr inbounds nuw i8, ptr %4852, i64 16
  %4999 = load i64, ptr %4998, align 8
  %5000 = mul i64 %4999, %4190
  %5001 = getelementptr inbounds nuw i8, ptr %4996, i64 %5000
  store <16 x i32> %4997, ptr %5001, align 4
  %5002 = load <16 x i32>, ptr %42, align 64
  %5003 = load ptr, ptr %4852, align 8
  %5004 = load i64, ptr %4998, align 8
  %5005 = mul i64 %5004, %4191
  %5006 = getelementptr inbounds nuw i8, ptr %5003, i64 %5005
  store <16 x i32> %5002, ptr %5006, align 4
  %5007 = load <16 x i32>, ptr %39, align 64
  %5008 = load ptr, ptr %4852, align 8
  %5009 = load i64, ptr %4998, align 8
  %5010 = mul i64 %5009, %4192
  %5011 = getelementptr inbounds nuw i8, ptr %5008, i64 %5010
  store <16 x i32> %5007, ptr %5011, align 4
  %5012 = load <16 x i32>, ptr %43, align 64
  %5013 = load ptr, ptr %4852, align 8
  %5014 = load i64, ptr %4998, align 8
  %5015 = mul i64 %5014, %4193
  %5016 = getelementptr inbounds nuw i8, ptr %5013, i64 %5015
  store <16 x i32> %5012, ptr %5016, align 4
  %5017 = load <16 x i32>, ptr %40, align 64
  %5018 = load ptr, ptr %4852, align 8
  %5019 = load i64, ptr %4998, align 8
  %5020 = mul i64 %5019, %4194
  %5021 = getelementptr inbounds nuw i8, ptr %5018, i64 %5020
  store <16 x i32> %5017, ptr %5021, align 4
  %5022 = load <16 x i32>, ptr %44, align 64
  %5023 = load ptr, ptr %4852, align 8
  %5024 = load i64, ptr %4998, align 8
  %5025 = mul i64 %5024, %4195
  %5026 = getelementptr inbounds nuw i8, ptr %5023, i64 %5025
  store <16 x i32> %5022, ptr %5026, align 4
  %5027 = load <16 x i32>, ptr %41, align 64
  %5028 = load ptr, ptr %4852, align 8
  %5029 = load i64, ptr %4998, align 8
  %5030 = mul i64 %5029, %4196
  %5031 = getelementptr inbounds nuw i8, ptr %5028, i64 %5030
  store <16 x i32> %5027, ptr %5031, align 4
  %5032 = load <16 x i32>, ptr %45, align 64
  %5033 = load ptr, ptr %4852, align 8
  %5034 = load i64, ptr %4998, align 8
  %5035 = mul i64 %5034, %4197
  %5036 = getelementptr inbounds nuw i8, ptr %5033, i64 %5035
  store <16 x i32> %5032, ptr %5036, align 4
  br label %5114

5037:
  %5038 = load <16 x i32>, ptr %39, align 64
  %5039 = load <16 x i32>, ptr %40, align 64
  %5040 = load <16 x i32>, ptr %41, align 64
  %5041 = getelementptr inbounds nuw i32, ptr %4857, i64 %4188
  %5042 = load i32, ptr %5041, align 4
  %5043 = zext i32 %5042 to i64
  %5044 = getelementptr inbounds nuw i8, ptr %4860, i64 %5043
  %5045 = getelementptr inbounds nuw i8, ptr %5041, i64 8
  %5046 = load i32, ptr %5045, align 4
  %5047 = zext i32 %5046 to i64
  %5048 = getelementptr inbounds nuw i8, ptr %4860, i64 %5047
  %5049 = shufflevector <16 x i32> %4859, <16 x i32> %5038, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %5050 = shufflevector <16 x i32> %5039, <16 x i32> %5040, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %5051 = shufflevector <16 x i32> %4859, <16 x i32> %5038, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %5052 = shufflevector <16 x i32> %5039, <16 x i32> %5040, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %5053 = shufflevector <16 x i32> %5049, <16 x i32> %5050, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32
      17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %5053, ptr %5044, align 64
  %5054 = shufflevector <16 x i32> %5049, <16 x i32> %5050, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13,
      i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  %5055 = getelementptr inbounds nuw i8, ptr %5044, i64 64
  store <16 x i32> %5054, ptr %5055, align 64
  %5056 = shufflevector <16 x i32> %5051, <16 x i32> %5052, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32
      17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %5056, ptr %5048, align 64
  %5057 = shufflevector <16 x i32> %5051, <16 x i32> %5052, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13,
      i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  %5058 = getelementptr inbounds nuw i8, ptr %5048, i64 64
  store <16 x i32> %5057, ptr %5058, align 64
  %5059 = load <16 x i32>, ptr %42, align 64
  %5060 = load <16 x i32>, ptr %43, align 64
  %5061 = load <16 x i32>, ptr %44, align 64
  %5062 = load <16 x i32>, ptr %45, align 64
  %5063 = load ptr, ptr %4852, align 8
  %5064 = load ptr, ptr %4856, align 8
  %5065 = getelementptr inbounds nuw i32, ptr %5064, i64 %4188
  %5066 = getelementptr inbounds nuw i8, ptr %5065, i64 4
  %5067 = load i32, ptr %5066, align 4
  %5068 = zext i32 %5067 to i64
  %5069 = getelementptr inbounds nuw i8, ptr %5063, i64 %5068
  %5070 = getelementptr inbounds nuw i8, ptr %5065, i64 12
  %5071 = load i32, ptr %5070, align 4
  %5072 = zext i32 %5071 to i64
  %5073 = getelementptr inbounds nuw i8, ptr %5063, i64 %5072
  %5074 = shufflevector <16 x i32> %5059, <16 x i32> %5060, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %5075 = shufflevector <16 x i32> %5061, <16 x i32> %5062, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %5076 = shufflevector <16 x i32> %5059, <16 x i32> %5060, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %5077 = shufflevector <16 x i32> %5061, <16 x i32> %5062, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %5078 = shufflevector <16 x i32> %5074, <16 x i32> %5075, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32
      17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %5078, ptr %5069, align 64
  %5079 = shufflevector <16 x i32> %5074, <16 x i32> %5075, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13,
      i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  %5080 = getelementptr inbounds nuw i8, ptr %5069, i64 64
  store <16 x i32> %5079, ptr %5080, align 64
  %5081 = shufflevector <16 x i32> %5076, <16 x i32> %5077, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32
      17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %5081, ptr %5073, align 64
  %5082 = shufflevector <16 x i32> %5076, <16 x i32> %5077, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13,
      i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  br label %5110

5083:
  %5084 = load <16 x i32>, ptr %42, align 64
  %5085 = shl <16 x i32> %5084, splat (i32 16)
  %5086 = or <16 x i32> %5085, %4993
  %5087 = shl <16 x i32> %4925, splat (i32 16)
  %5088 = or <16 x i32> %5087, %4909
  %5089 = shl <16 x i32> %4957, splat (i32 16)
  %5090 = or <16 x i32> %5089, %4941
  %5091 = shl <16 x i32> %4989, splat (i32 16)
  %5092 = or <16 x i32> %5091, %4973
  %5093 = getelementptr inbounds nuw i32, ptr %4991, i64 %4186
  %5094 = load i32, ptr %5093, align 4
  %5095 = zext i32 %5094 to i64
  %5096 = getelementptr inbounds nuw i8, ptr %4994, i64 %5095
  %5097 = getelementptr inbounds nuw i32, ptr %4991, i64 %4185
  %5098 = load i32, ptr %5097, align 4
  %5099 = zext i32 %5098 to i64
  %5100 = getelementptr inbounds nuw i8, ptr %4994, i64 %5099
  %5101 = shufflevector <16 x i32> %5086, <16 x i32> %5088, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %5102 = shufflevector <16 x i32> %5090, <16 x i32> %5092, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %5103 = shufflevector <16 x i32> %5086, <16 x i32> %5088, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %5104 = shufflevector <16 x i32> %5090, <16 x i32> %5092, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %5105 = shufflevector <16 x i32> %5101, <16 x i32> %5102, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32
      17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %5105, ptr %5096, align 64
  %5106 = shufflevector <16 x i32> %5101, <16 x i32> %5102, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13,
      i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  %5107 = getelementptr inbounds nuw i8, ptr %5096, i64 64
  store <16 x i32> %5106, ptr %5107, align 64
  %5108 = shufflevector <16 x i32> %5103, <16 x i32> %5104, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32
      17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %5108, ptr %5100, align 64
  %5109 = shufflevector <16 x i32> %5103, <16 x i32> %5104, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13,
      i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  br label %5110

5110:
  %5111 = phi ptr [ %5073, %5037 ], [ %5100, %5083 ]
  %5112 = phi <16 x i32> [ %5082, %5037 ], [ %5109, %5083 ]
  %5113 = getelementptr inbounds nuw i8, ptr %5111, i64 64
  store <16 x i32> %5112, ptr %5113, align 64
  br label %5114

5114:
  %5115 = add nuw nsw i64 %4204, 1
  %5116 = icmp eq i64 %5115, %55
  br i1 %5116, label %4199, label %4203
}

define i32 @ptxvm_start_product(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = alloca %struct.Matrix, align 4
  %7 = alloca %struct.Matrix, align 4
  %8 = lshr i32 %2, 2
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 428
  %10 = load i32, ptr %9, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %25, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 14424
  %14 = load i32, ptr %13, align 8
  %15 = icmp ult i32 %8, %14
  br i1 %15, label %16, label %25

16:
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %18 = load ptr, ptr %17, align 8
  %19 = zext nneg i32 %8 to i64
  %20 = getelementptr inbounds nuw %struct.Warpgroup, ptr %18, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 40
  %22 = load i32, ptr %21, align 8
  %23 = icmp eq i32 %22, 0
  %24 = select i1 %23, ptr %20, ptr null
  br label %25

25:
  %26 = phi ptr [ %24, %16 ], [ null, %12 ], [ null, %5 ]
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 40256
  %28 = load i32, ptr %27, align 8
  %29 = icmp ult i32 %3, %28
  br i1 %29, label %30, label %267

30:
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 40248
  %32 = load ptr, ptr %31, align 8
  %33 = sext i32 %3 to i64
  %34 = getelementptr inbounds ptr, ptr %32, i64 %33
  %35 = load ptr, ptr %34, align 8
  %36 = icmp eq ptr %26, null
  %37 = icmp eq ptr %35, null
  %38 = select i1 %36, i1 true, i1 %37
  br i1 %38, label %267, label %39

39:
  %40 = tail call i32 @llvm.cttz.i32(i32 %4, i1 false)
  %41 = and i32 %2, 3
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw i32, ptr %26, i64 %42
  %44 = load i32, ptr %43, align 4
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 2816
  %46 = zext nneg i32 %40 to i64
  %47 = getelementptr inbounds nuw i64, ptr %45, i64 %46
  %48 = load i64, ptr %47, align 8
  %49 = trunc i64 %48 to i32
  %50 = getelementptr inbounds nuw i8, ptr %47, i64 256
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %53 = load ptr, ptr %52, align 8
  %54 = icmp eq ptr %53, null
  br i1 %54, label %55, label %58

55:
  %56 = getelementptr inbounds nuw i8, ptr %47, i64 512
  %57 = load i64, ptr %56, align 8
  br label %58

58:
  %59 = phi i64 [ 3, %55 ], [ 2, %39 ]
  %60 = phi i64 [ %57, %55 ], [ 0, %39 ]
  %61 = getelementptr inbounds nuw i64, ptr %45, i64 %46
  br label %65

62:
  %63 = add nuw nsw i64 %66, 1
  %64 = icmp eq i64 %63, %59
  br i1 %64, label %78, label %65

65:
  %66 = phi i64 [ 0, %58 ], [ %63, %62 ]
  %67 = shl nuw nsw i64 %66, 5
  %68 = getelementptr inbounds nuw i64, ptr %61, i64 %67
  %69 = load i64, ptr %68, align 8
  %70 = getelementptr inbounds nuw i64, ptr %45, i64 %67
  %71 = load <32 x i64>, ptr %70, align 64
  %72 = insertelement <32 x i64> poison, i64 %69, i64 0
  %73 = shufflevector <32 x i64> %72, <32 x i64> poison, <32 x i32> zeroinitializer
  %74 = icmp ne <32 x i64> %71, %73
  %75 = bitcast <32 x i1> %74 to i32
  %76 = and i32 %4, %75
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %62, label %267

78:
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %80 = load ptr, ptr %79, align 8
  %81 = zext i32 %2 to i64
  %82 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %83 = load i64, ptr %82, align 8
  %84 = mul i64 %83, %81
  %85 = getelementptr inbounds nuw i8, ptr %80, i64 %84
  %86 = getelementptr inbounds nuw i8, ptr %26, i64 36
  %87 = load i32, ptr %86, align 4
  %88 = sub i32 %44, %87
  %89 = icmp ugt i32 %88, 31
  br i1 %89, label %267, label %90

90:
  %91 = getelementptr inbounds nuw i8, ptr %35, i64 24
  %92 = load ptr, ptr %91, align 8
  %93 = getelementptr inbounds nuw i8, ptr %35, i64 36
  %94 = load i32, ptr %93, align 4
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds nuw i8, ptr %85, i64 %95
  %97 = load i8, ptr %96, align 1
  %98 = icmp eq i8 %97, 0
  br i1 %98, label %267, label %99

99:
  %100 = getelementptr inbounds nuw i8, ptr %35, i64 32
  %101 = load i32, ptr %100, align 8
  %102 = icmp eq i32 %101, 0
  br i1 %102, label %121, label %103

103:
  %104 = zext i32 %101 to i64
  br label %108

105:
  %106 = add nuw nsw i64 %109, 1
  %107 = icmp eq i64 %106, %104
  br i1 %107, label %121, label %108

108:
  %109 = phi i64 [ 0, %103 ], [ %106, %105 ]
  %110 = getelementptr inbounds nuw i32, ptr %92, i64 %109
  %111 = load i32, ptr %110, align 4
  %112 = zext i32 %111 to i64
  %113 = getelementptr inbounds nuw i8, ptr %85, i64 %112
  %114 = load i8, ptr %113, align 1
  %115 = zext i8 %114 to i32
  %116 = and i32 %115, 1
  %117 = icmp eq i32 %116, 0
  %118 = and i32 %115, 6
  %119 = icmp ne i32 %118, 6
  %120 = and i1 %117, %119
  br i1 %120, label %105, label %267

121:
  %122 = getelementptr inbounds nuw i8, ptr %26, i64 304
  %123 = and i32 %44, 31
  %124 = zext nneg i32 %123 to i64
  %125 = getelementptr inbounds nuw [4 x %struct.Issued], ptr %122, i64 %124
  %126 = getelementptr inbounds nuw i8, ptr %35, i64 44
  br label %127

127:
  %128 = phi i64 [ 0, %121 ], [ %156, %155 ]
  %129 = getelementptr inbounds nuw %struct.Issued, ptr %125, i64 %128
  %130 = getelementptr inbounds nuw i32, ptr %26, i64 %128
  %131 = load i32, ptr %130, align 4
  %132 = icmp ugt i32 %131, %44
  br i1 %132, label %133, label %155

133:
  %134 = getelementptr inbounds nuw i8, ptr %129, i64 4
  %135 = load i32, ptr %134, align 4
  %136 = icmp eq i32 %135, %49
  br i1 %136, label %137, label %267

137:
  %138 = getelementptr inbounds nuw i8, ptr %129, i64 16
  %139 = load i64, ptr %138, align 8
  %140 = icmp eq i64 %139, %60
  br i1 %140, label %141, label %267

141:
  %142 = getelementptr inbounds nuw i8, ptr %129, i64 8
  %143 = load i64, ptr %142, align 8
  %144 = icmp eq i64 %143, %51
  br i1 %144, label %145, label %267

145:
  %146 = load i32, ptr %129, align 8
  %147 = icmp ult i32 %146, %28
  %148 = sext i32 %146 to i64
  %149 = getelementptr inbounds ptr, ptr %32, i64 %148
  %150 = load ptr, ptr %149, align 8
  %151 = getelementptr inbounds nuw i8, ptr %150, i64 44
  %152 = load i32, ptr %151, align 4
  %153 = load i32, ptr %126, align 4
  %154 = icmp eq i32 %152, %153
  br i1 %154, label %155, label %267

155:
  %156 = add nuw nsw i64 %128, 1
  %157 = icmp eq i64 %156, 4
  br i1 %157, label %159, label %127

158:
  br i1 %165, label %168, label %233

159:
  %160 = phi i64 [ %166, %159 ], [ 0, %155 ]
  %161 = phi i1 [ %165, %159 ], [ true, %155 ]
  %162 = getelementptr inbounds nuw i32, ptr %26, i64 %160
  %163 = load i32, ptr %162, align 4
  %164 = icmp ule i32 %163, %44
  %165 = and i1 %161, %164
  %166 = add nuw nsw i64 %160, 1
  %167 = icmp eq i64 %166, 4
  br i1 %167, label %158, label %159

168:
  %169 = getelementptr inbounds nuw i8, ptr %35, i64 48
  %170 = load i32, ptr %169, align 8
  %171 = getelementptr inbounds nuw i8, ptr %35, i64 56
  %172 = load i32, ptr %171, align 8
  %173 = icmp ne i32 %172, 0
  %174 = zext i1 %173 to i8
  %175 = lshr i64 %51, 62
  %176 = trunc i64 %51 to i32
  %177 = shl i32 %176, 4
  %178 = and i32 %177, 262128
  store i32 %178, ptr %6, align 4
  %179 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %180 = lshr i32 %176, 12
  %181 = and i32 %180, 262128
  store i32 %181, ptr %179, align 4
  %182 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %183 = lshr i64 %51, 28
  %184 = trunc i64 %183 to i32
  %185 = and i32 %184, 262128
  store i32 %185, ptr %182, align 4
  %186 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %187 = getelementptr inbounds nuw i32, ptr @matrix_of.spans, i64 %175
  %188 = load i32, ptr %187, align 4
  store i32 %188, ptr %186, align 4
  %189 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %190 = icmp eq i64 %175, 0
  %191 = lshr i64 %51, 49
  %192 = trunc nuw nsw i64 %191 to i32
  %193 = and i32 %192, 7
  %194 = select i1 %190, i32 0, i32 %193
  store i32 %194, ptr %189, align 4
  %195 = getelementptr inbounds nuw i8, ptr %6, i64 20
  store i32 %170, ptr %195, align 4
  %196 = getelementptr inbounds nuw i8, ptr %6, i64 24
  store i8 %174, ptr %196, align 4
  %197 = getelementptr inbounds nuw i8, ptr %6, i64 25
  call void @llvm.memset.p0.i64(ptr align 1 %197, i8 0, i64 3, i1 false)
  %198 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %199 = load i32, ptr %198, align 8
  %200 = call fastcc i1 @is_in_shared_memory(ptr %6, i32 %199)
  br i1 %200, label %202, label %201

201:
  br label %267

202:
  %203 = getelementptr inbounds nuw i8, ptr %35, i64 52
  %204 = load i32, ptr %203, align 4
  %205 = icmp ne i32 %204, 0
  %206 = zext i1 %205 to i8
  %207 = lshr i64 %60, 62
  %208 = trunc i64 %60 to i32
  %209 = shl i32 %208, 4
  %210 = and i32 %209, 262128
  store i32 %210, ptr %7, align 4
  %211 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %212 = lshr i32 %208, 12
  %213 = and i32 %212, 262128
  store i32 %213, ptr %211, align 4
  %214 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %215 = lshr i64 %60, 28
  %216 = trunc i64 %215 to i32
  %217 = and i32 %216, 262128
  store i32 %217, ptr %214, align 4
  %218 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %219 = getelementptr inbounds nuw i32, ptr @matrix_of.spans, i64 %207
  %220 = load i32, ptr %219, align 4
  store i32 %220, ptr %218, align 4
  %221 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %222 = icmp eq i64 %207, 0
  %223 = lshr i64 %60, 49
  %224 = trunc nuw nsw i64 %223 to i32
  %225 = and i32 %224, 7
  %226 = select i1 %222, i32 0, i32 %225
  store i32 %226, ptr %221, align 4
  %227 = getelementptr inbounds nuw i8, ptr %7, i64 20
  store i32 64, ptr %227, align 4
  %228 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i8 %206, ptr %228, align 4
  %229 = getelementptr inbounds nuw i8, ptr %7, i64 25
  call void @llvm.memset.p0.i64(ptr align 1 %229, i8 0, i64 3, i1 false)
  br i1 %54, label %231, label %230

230:
  br label %233

231:
  %232 = call fastcc i1 @is_in_shared_memory(ptr %7, i32 %199)
  br i1 %232, label %233, label %267

233:
  br i1 %102, label %249, label %234

234:
  %235 = phi i64 [ %243, %234 ], [ 0, %233 ]
  %236 = getelementptr inbounds nuw i32, ptr %92, i64 %235
  %237 = load i32, ptr %236, align 4
  %238 = zext i32 %237 to i64
  %239 = getelementptr inbounds nuw i8, ptr %85, i64 %238
  %240 = load i8, ptr %239, align 1
  %241 = and i8 %240, -7
  %242 = or disjoint i8 %241, 4
  store i8 %242, ptr %239, align 1
  %243 = add nuw nsw i64 %235, 1
  %244 = load i32, ptr %100, align 8
  %245 = zext i32 %244 to i64
  %246 = icmp samesign ult i64 %243, %245
  br i1 %246, label %234, label %247

247:
  %248 = load i32, ptr %43, align 4
  br label %249

249:
  %250 = phi i32 [ %248, %247 ], [ %44, %233 ]
  %251 = getelementptr inbounds nuw %struct.Issued, ptr %125, i64 %42
  store i32 %3, ptr %251, align 8
  %252 = getelementptr inbounds nuw i8, ptr %251, i64 4
  store i32 %49, ptr %252, align 4
  %253 = getelementptr inbounds nuw i8, ptr %251, i64 8
  store i64 %51, ptr %253, align 8
  %254 = getelementptr inbounds nuw i8, ptr %251, i64 16
  store i64 %60, ptr %254, align 8
  %255 = add i32 %250, 1
  store i32 %255, ptr %43, align 4
  %256 = load i32, ptr %26, align 8
  br label %257

257:
  %258 = phi i64 [ 1, %249 ], [ %263, %257 ]
  %259 = phi i32 [ %256, %249 ], [ %262, %257 ]
  %260 = getelementptr inbounds nuw i32, ptr %26, i64 %258
  %261 = load i32, ptr %260, align 4
  %262 = tail call i32 @llvm.umin.i32(i32 %259, i32 %261)
  %263 = add nuw nsw i64 %258, 1
  %264 = icmp eq i64 %263, 4
  br i1 %264, label %265, label %257

265:
  %266 = getelementptr inbounds nuw i8, ptr %26, i64 32
  store i32 %262, ptr %266, align 8
  br label %267

267:
  %268 = phi i32 [ 0, %201 ], [ 0, %30 ], [ 0, %231 ], [ 0, %78 ], [ 0, %25 ], [ 0, %133 ], [ 1, %265 ], [ 0, %90 ], [
      0, %108 ], [ 0, %137 ], [ 0, %141 ], [ 0, %145 ], [ 0, %65 ]
  ret i32 %268
}

define i32 @ptxvm_fence_products(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 40256
  %7 = load i32, ptr %6, align 8
  %8 = icmp ult i32 %3, %7
  br i1 %8, label %9, label %15

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 40248
  %11 = load ptr, ptr %10, align 8
  %12 = sext i32 %3 to i64
  %13 = getelementptr inbounds ptr, ptr %11, i64 %12
  %14 = load ptr, ptr %13, align 8
  br label %15

15:
  %16 = phi ptr [ %14, %9 ], [ null, %5 ]
  %17 = lshr i32 %2, 2
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 428
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %55, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 14424
  %23 = load i32, ptr %22, align 8
  %24 = icmp ult i32 %17, %23
  br i1 %24, label %25, label %55

25:
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %27 = load ptr, ptr %26, align 8
  %28 = zext nneg i32 %17 to i64
  %29 = getelementptr inbounds nuw %struct.Warpgroup, ptr %27, i64 %28
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 40
  %31 = load i32, ptr %30, align 8
  %32 = icmp ne i32 %31, 0
  %33 = icmp eq ptr %27, null
  %34 = or i1 %33, %32
  %35 = icmp eq ptr %16, null
  %36 = select i1 %34, i1 true, i1 %35
  br i1 %36, label %55, label %37

37:
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %39 = load ptr, ptr %38, align 8
  %40 = zext i32 %2 to i64
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %42 = load i64, ptr %41, align 8
  %43 = mul i64 %42, %40
  %44 = getelementptr inbounds nuw i8, ptr %39, i64 %43
  %45 = getelementptr inbounds nuw i8, ptr %16, i64 36
  %46 = load i32, ptr %45, align 4
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw i8, ptr %44, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %16, i64 40
  %50 = load i32, ptr %49, align 8
  %51 = zext i32 %50 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %48, i8 0, i64 %51, i1 false)
  %52 = load i32, ptr %45, align 4
  %53 = zext i32 %52 to i64
  %54 = getelementptr inbounds nuw i8, ptr %44, i64 %53
  store i8 1, ptr %54, align 1
  br label %55

55:
  %56 = phi i32 [ 1, %37 ], [ 0, %25 ], [ 0, %21 ], [ 0, %15 ]
  ret i32 %56
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1) #0

define i32 @ptxvm_close_products(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = lshr i32 %2, 2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 428
  %8 = load i32, ptr %7, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %37, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 14424
  %12 = load i32, ptr %11, align 8
  %13 = icmp ult i32 %6, %12
  br i1 %13, label %14, label %37

14:
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %16 = load ptr, ptr %15, align 8
  %17 = zext nneg i32 %6 to i64
  %18 = getelementptr inbounds nuw %struct.Warpgroup, ptr %16, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 40
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %37

22:
  %23 = and i32 %2, 3
  %24 = getelementptr inbounds nuw i8, ptr %18, i64 16
  %25 = zext nneg i32 %23 to i64
  %26 = getelementptr inbounds nuw i32, ptr %24, i64 %25
  %27 = load i32, ptr %26, align 4
  %28 = icmp eq i32 %27, 16
  br i1 %28, label %37, label %29

29:
  %30 = getelementptr inbounds nuw i32, ptr %18, i64 %25
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds nuw i8, ptr %18, i64 48
  %33 = getelementptr inbounds nuw [16 x i32], ptr %32, i64 %25
  %34 = add i32 %27, 1
  store i32 %34, ptr %26, align 4
  %35 = zext i32 %27 to i64
  %36 = getelementptr inbounds nuw i32, ptr %33, i64 %35
  store i32 %31, ptr %36, align 4
  br label %37

37:
  %38 = phi i32 [ 1, %29 ], [ 0, %22 ], [ 0, %14 ], [ 0, %10 ], [ 0, %5 ]
  ret i32 %38
}

define i32 @ptxvm_await_products(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = alloca [16 x [32 x i32]], align 64
  %7 = alloca [64 x [32 x i32]], align 64
  %8 = alloca [4 x %struct.Sums], align 16
  %9 = alloca %struct.Matrix, align 4
  %10 = alloca %struct.Matrix, align 4
  %11 = lshr i32 %2, 2
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 428
  %13 = load i32, ptr %12, align 4
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %229, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 14424
  %17 = load i32, ptr %16, align 8
  %18 = icmp ult i32 %11, %17
  br i1 %18, label %19, label %229

19:
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %21 = load ptr, ptr %20, align 8
  %22 = zext nneg i32 %11 to i64
  %23 = getelementptr inbounds nuw %struct.Warpgroup, ptr %21, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 40
  %25 = load i32, ptr %24, align 8
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %229

27:
  %28 = and i32 %2, 3
  %29 = tail call i32 @llvm.cttz.i32(i32 %4, i1 false)
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 2816
  %31 = zext nneg i32 %29 to i64
  %32 = getelementptr inbounds nuw i64, ptr %30, i64 %31
  %33 = load i64, ptr %32, align 8
  %34 = trunc i64 %33 to i32
  %35 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %36 = zext nneg i32 %28 to i64
  %37 = getelementptr inbounds nuw i32, ptr %35, i64 %36
  %38 = load i32, ptr %37, align 4
  %39 = icmp ugt i32 %38, %34
  br i1 %39, label %40, label %66

40:
  %41 = getelementptr inbounds nuw i8, ptr %23, i64 48
  %42 = getelementptr inbounds nuw [16 x i32], ptr %41, i64 %36
  %43 = add nuw i32 %34, 1
  %44 = xor i32 %34, -1
  %45 = add i32 %38, %44
  %46 = icmp ne i32 %45, 0
  %47 = add i32 %38, -1
  %48 = icmp ugt i32 %47, %34
  br i1 %48, label %49, label %61

49:
  %50 = zext i32 %45 to i64
  %51 = zext i32 %38 to i64
  br label %52

52:
  %53 = phi i64 [ %50, %49 ], [ %58, %52 ]
  %54 = getelementptr inbounds nuw i32, ptr %42, i64 %53
  %55 = load i32, ptr %54, align 4
  %56 = sub nuw nsw i64 %53, %50
  %57 = getelementptr inbounds nuw i32, ptr %42, i64 %56
  store i32 %55, ptr %57, align 4
  %58 = add nuw nsw i64 %53, 1
  %59 = icmp samesign ult i64 %58, %51
  %60 = select i1 %46, i1 %59, i1 false
  br i1 %60, label %52, label %61

61:
  store i32 %43, ptr %37, align 4
  %62 = load i32, ptr %42, align 4
  %63 = getelementptr inbounds nuw i8, ptr %23, i64 32
  %64 = load i32, ptr %63, align 8
  %65 = icmp ugt i32 %62, %64
  br i1 %65, label %225, label %66

66:
  %67 = phi i32 [ %62, %61 ], [ 0, %27 ]
  %68 = getelementptr inbounds nuw i8, ptr %23, i64 36
  %69 = and i32 %2, -4
  %70 = getelementptr inbounds nuw i8, ptr %23, i64 304
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 40256
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 40248
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %75 = zext i32 %69 to i64
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %77 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %78 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %79 = getelementptr inbounds nuw i8, ptr %9, i64 12
  %80 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %81 = getelementptr inbounds nuw i8, ptr %9, i64 20
  %82 = getelementptr inbounds nuw i8, ptr %9, i64 24
  %83 = getelementptr inbounds nuw i8, ptr %9, i64 25
  %84 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %85 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %86 = getelementptr inbounds nuw i8, ptr %10, i64 12
  %87 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %88 = getelementptr inbounds nuw i8, ptr %10, i64 20
  %89 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %90 = getelementptr inbounds nuw i8, ptr %10, i64 25
  %91 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %92 = load i32, ptr %68, align 4
  %93 = icmp ult i32 %92, %67
  br i1 %93, label %94, label %225

94:
  %95 = phi i32 [ %223, %187 ], [ %92, %66 ]
  %96 = and i32 %95, 31
  %97 = zext nneg i32 %96 to i64
  %98 = getelementptr inbounds nuw [4 x %struct.Issued], ptr %70, i64 %97
  %99 = load i32, ptr %98, align 8
  %100 = load i32, ptr %71, align 8
  %101 = icmp ult i32 %99, %100
  %102 = load ptr, ptr %72, align 8
  br i1 %101, label %103, label %107

103:
  %104 = sext i32 %99 to i64
  %105 = getelementptr inbounds ptr, ptr %102, i64 %104
  %106 = load ptr, ptr %105, align 8
  br label %107

107:
  %108 = phi ptr [ %106, %103 ], [ null, %94 ]
  %109 = load ptr, ptr %73, align 8
  %110 = load i64, ptr %74, align 8
  br label %117

111:
  %112 = getelementptr inbounds nuw i8, ptr %108, i64 8
  %113 = load ptr, ptr %112, align 8
  %114 = icmp eq ptr %113, null
  br i1 %114, label %161, label %115

115:
  %116 = load ptr, ptr %76, align 8
  br label %187

117:
  %118 = phi i64 [ 0, %107 ], [ %159, %158 ]
  %119 = getelementptr inbounds nuw %struct.Issued, ptr %98, i64 %118
  %120 = load i32, ptr %119, align 8
  %121 = icmp ult i32 %120, %100
  %122 = sext i32 %120 to i64
  %123 = getelementptr inbounds ptr, ptr %102, i64 %122
  %124 = load ptr, ptr %123, align 8
  %125 = add nuw nsw i64 %118, %75
  %126 = mul i64 %125, %110
  %127 = getelementptr inbounds nuw i8, ptr %109, i64 %126
  %128 = getelementptr inbounds nuw %struct.Sums, ptr %8, i64 %118
  %129 = getelementptr inbounds nuw i8, ptr %124, i64 16
  %130 = load ptr, ptr %129, align 8
  store ptr %127, ptr %128, align 8
  %131 = getelementptr inbounds nuw i8, ptr %128, i64 8
  store ptr %130, ptr %131, align 8
  %132 = getelementptr inbounds nuw i8, ptr %128, i64 16
  store i64 0, ptr %132, align 8
  %133 = getelementptr inbounds nuw i8, ptr %124, i64 8
  %134 = load ptr, ptr %133, align 8
  %135 = icmp eq ptr %134, null
  br i1 %135, label %158, label %136

136:
  %137 = getelementptr inbounds nuw i8, ptr %124, i64 60
  %138 = load i32, ptr %137, align 4
  %139 = shl nuw nsw i64 %118, 9
  %140 = getelementptr inbounds nuw i8, ptr %6, i64 %139
  %141 = insertelement <16 x i32> poison, i32 %138, i64 0
  %142 = shufflevector <16 x i32> %141, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %143

143:
  %144 = phi i64 [ 0, %136 ], [ %156, %143 ]
  %145 = getelementptr inbounds nuw i32, ptr %134, i64 %144
  %146 = load i32, ptr %145, align 4
  %147 = zext i32 %146 to i64
  %148 = getelementptr inbounds nuw i8, ptr %127, i64 %147
  %149 = load <16 x i32>, ptr %148, align 64
  %150 = xor <16 x i32> %149, %142
  %151 = getelementptr inbounds nuw [32 x i32], ptr %140, i64 %144
  store <16 x i32> %150, ptr %151, align 64
  %152 = getelementptr inbounds nuw i8, ptr %148, i64 64
  %153 = load <16 x i32>, ptr %152, align 64
  %154 = xor <16 x i32> %153, %142
  %155 = getelementptr inbounds nuw i8, ptr %151, i64 64
  store <16 x i32> %154, ptr %155, align 64
  %156 = add nuw nsw i64 %144, 1
  %157 = icmp eq i64 %156, 4
  br i1 %157, label %158, label %143

158:
  %159 = add nuw nsw i64 %118, 1
  %160 = icmp eq i64 %159, 4
  br i1 %160, label %111, label %117

161:
  %162 = getelementptr inbounds nuw i8, ptr %98, i64 16
  %163 = load i64, ptr %162, align 8
  %164 = getelementptr inbounds nuw i8, ptr %108, i64 52
  %165 = load i32, ptr %164, align 4
  %166 = icmp ne i32 %165, 0
  %167 = zext i1 %166 to i8
  %168 = lshr i64 %163, 62
  %169 = trunc i64 %163 to i32
  %170 = shl i32 %169, 4
  %171 = and i32 %170, 262128
  store i32 %171, ptr %9, align 4
  %172 = lshr i32 %169, 12
  %173 = and i32 %172, 262128
  store i32 %173, ptr %77, align 4
  %174 = lshr i64 %163, 28
  %175 = trunc i64 %174 to i32
  %176 = and i32 %175, 262128
  store i32 %176, ptr %78, align 4
  %177 = getelementptr inbounds nuw i32, ptr @matrix_of.spans, i64 %168
  %178 = load i32, ptr %177, align 4
  store i32 %178, ptr %79, align 4
  %179 = icmp eq i64 %168, 0
  %180 = lshr i64 %163, 49
  %181 = trunc nuw nsw i64 %180 to i32
  %182 = and i32 %181, 7
  %183 = select i1 %179, i32 0, i32 %182
  store i32 %183, ptr %80, align 4
  store i32 64, ptr %81, align 4
  store i8 %167, ptr %82, align 4
  call void @llvm.memset.p0.i64(ptr align 1 %83, i8 0, i64 3, i1 false)
  %184 = load ptr, ptr %76, align 8
  %185 = getelementptr inbounds nuw i8, ptr %108, i64 60
  %186 = load i32, ptr %185, align 4
  call fastcc void @read_matrix(ptr %184, ptr %9, i32 %186, ptr %6, i1 true)
  br label %187

187:
  %188 = phi ptr [ %116, %115 ], [ %184, %161 ]
  %189 = getelementptr inbounds nuw i8, ptr %98, i64 8
  %190 = load i64, ptr %189, align 8
  %191 = getelementptr inbounds nuw i8, ptr %108, i64 48
  %192 = load i32, ptr %191, align 8
  %193 = getelementptr inbounds nuw i8, ptr %108, i64 56
  %194 = load i32, ptr %193, align 8
  %195 = icmp ne i32 %194, 0
  %196 = zext i1 %195 to i8
  %197 = lshr i64 %190, 62
  %198 = trunc i64 %190 to i32
  %199 = shl i32 %198, 4
  %200 = and i32 %199, 262128
  store i32 %200, ptr %10, align 4
  %201 = lshr i32 %198, 12
  %202 = and i32 %201, 262128
  store i32 %202, ptr %84, align 4
  %203 = lshr i64 %190, 28
  %204 = trunc i64 %203 to i32
  %205 = and i32 %204, 262128
  store i32 %205, ptr %85, align 4
  %206 = getelementptr inbounds nuw i32, ptr @matrix_of.spans, i64 %197
  %207 = load i32, ptr %206, align 4
  store i32 %207, ptr %86, align 4
  %208 = icmp eq i64 %197, 0
  %209 = lshr i64 %190, 49
  %210 = trunc nuw nsw i64 %209 to i32
  %211 = and i32 %210, 7
  %212 = select i1 %208, i32 0, i32 %211
  store i32 %212, ptr %87, align 4
  store i32 %192, ptr %88, align 4
  store i8 %196, ptr %89, align 4
  call void @llvm.memset.p0.i64(ptr align 1 %90, i8 0, i64 3, i1 false)
  %213 = getelementptr inbounds nuw i8, ptr %108, i64 64
  %214 = load i32, ptr %213, align 8
  call fastcc void @read_matrix(ptr %188, ptr %10, i32 %214, ptr %7, i1 false)
  %215 = load ptr, ptr %108, align 8
  %216 = load i32, ptr %191, align 8
  %217 = lshr i32 %216, 3
  %218 = getelementptr inbounds nuw i8, ptr %98, i64 4
  %219 = load i32, ptr %218, align 4
  %220 = icmp ne i32 %219, 0
  call fastcc void @multiply_matrices(ptr %215, ptr %6, i32 4, ptr %7, i32 %217, ptr %8, i1 %220)
  %221 = load i32, ptr %68, align 4
  %222 = add i32 %221, 1
  store i32 %222, ptr %68, align 4
  store i32 1, ptr %91, align 8
  %223 = load i32, ptr %68, align 4
  %224 = icmp ult i32 %223, %67
  br i1 %224, label %94, label %225

225:
  %226 = phi i64 [ 0, %61 ], [ 1, %66 ], [ 1, %187 ]
  %227 = insertelement <32 x i64> poison, i64 %226, i64 0
  %228 = shufflevector <32 x i64> %227, <32 x i64> poison, <32 x i32> zeroinitializer
  store <32 x i64> %228, ptr %30, align 64
  br label %229

229:
  %230 = phi i32 [ 1, %225 ], [ 0, %19 ], [ 0, %15 ], [ 0, %5 ]
  ret i32 %230
}

define void @ptxvm_multiply(ptr %0, ptr %1, ptr %2, i32 %3) #0 {
  %5 = alloca [8 x <16 x float>], align 64
  %6 = alloca [8 x <16 x i32>], align 64
  %7 = alloca %struct.Columns, align 64
  %8 = alloca %struct.Columns, align 64
  %9 = alloca %struct.Columns, align 64
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %11 = load i32, ptr %10, align 4
  switch i32 %11, label %3871 [
    i32 0, label %12
    i32 1, label %1658
  ]

12:
  %13 = load i32, ptr %0, align 4
  %14 = add i32 %13, 8
  %15 = icmp ult i32 %14, 16
  br i1 %15, label %1657, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 576
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 68
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 4096
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 96
  br label %36

36:
  %37 = phi i32 [ %13, %16 ], [ %839, %837 ]
  %38 = phi i32 [ 0, %16 ], [ %838, %837 ]
  %39 = icmp slt i32 %37, 17
  br i1 %39, label %40, label %87

40:
  %41 = load i32, ptr %18, align 4
  %42 = icmp slt i32 %41, 5
  br i1 %42, label %43, label %87

43:
  %44 = load ptr, ptr %2, align 64
  %45 = icmp eq ptr %44, %0
  br i1 %45, label %46, label %73

46:
  %47 = icmp ult i32 %3, %41
  br i1 %47, label %48, label %53

48:
  %49 = shl i32 %41, 1
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %70, label %51

51:
  %52 = zext i32 %49 to i64
  br label %59

53:
  %54 = load i32, ptr %19, align 8
  %55 = icmp ne i32 %54, 0
  br label %831

56:
  %57 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %67)
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %70, label %73

59:
  %60 = phi i64 [ 0, %51 ], [ %68, %59 ]
  %61 = phi <16 x i32> [ zeroinitializer, %51 ], [ %67, %59 ]
  %62 = getelementptr inbounds nuw <16 x i32>, ptr %1, i64 %60
  %63 = load <16 x i32>, ptr %62, align 64
  %64 = getelementptr inbounds nuw <16 x i32>, ptr %17, i64 %60
  %65 = load <16 x i32>, ptr %64, align 64
  %66 = xor <16 x i32> %65, %63
  %67 = or <16 x i32> %66, %61
  %68 = add nuw nsw i64 %60, 1
  %69 = icmp eq i64 %68, %52
  br i1 %69, label %56, label %59

70:
  %71 = load i32, ptr %19, align 8
  %72 = icmp ne i32 %71, 0
  br label %831

73:
  store ptr %0, ptr %2, align 64
  %74 = load i32, ptr %18, align 4
  %75 = and i32 %74, 2147483647
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %88, label %77

77:
  %78 = phi i64 [ %82, %77 ], [ 0, %73 ]
  %79 = getelementptr inbounds nuw <16 x i32>, ptr %1, i64 %78
  %80 = load <16 x i32>, ptr %79, align 64
  %81 = getelementptr inbounds nuw <16 x i32>, ptr %17, i64 %78
  store <16 x i32> %80, ptr %81, align 64
  %82 = add nuw nsw i64 %78, 1
  %83 = load i32, ptr %18, align 4
  %84 = shl i32 %83, 1
  %85 = zext i32 %84 to i64
  %86 = icmp samesign ult i64 %82, %85
  br i1 %86, label %77, label %88

87:
  store ptr null, ptr %2, align 64
  br label %88

88:
  %89 = load i32, ptr %21, align 4
  %90 = tail call i32 @llvm.cttz.i32(i32 %89, i1 false)
  %91 = load i32, ptr %0, align 4
  %92 = lshr i32 %91, 3
  %93 = load i32, ptr %22, align 4
  %94 = load i32, ptr %23, align 4
  %95 = add nsw i32 %94, %93
  %96 = load i32, ptr %24, align 4
  %97 = sub nsw i32 32, %89
  %98 = lshr i32 -1, %97
  %99 = udiv i32 -1, %98
  %100 = shl i32 %99, %96
  %101 = shl i32 %100, %95
  %102 = load i32, ptr %26, align 4
  switch i32 %90, label %523 [
    i32 5, label %103
    i32 4, label %205
    i32 3, label %335
  ]

103:
  %104 = icmp ult i32 %102, 4
  br i1 %104, label %827, label %105

105:
  %106 = shl nsw i32 -1, %95
  %107 = xor i32 %106, -1
  %108 = load i32, ptr %25, align 4
  %109 = sub i32 %107, %108
  %110 = mul i32 %109, %100
  %111 = mul i32 %100, %107
  %112 = add nsw i32 %93, -1
  %113 = shl i32 -8388608, %112
  %114 = add i32 %113, 2139095040
  %115 = sub nsw i32 23, %94
  %116 = shl i32 %107, %115
  %117 = or i32 %116, -2147483648
  %118 = sub i32 8, %93
  %119 = shl nuw nsw i32 %38, 1
  %120 = icmp eq i32 %92, 1
  %121 = insertelement <16 x i32> poison, i32 %111, i64 0
  %122 = shufflevector <16 x i32> %121, <16 x i32> poison, <16 x i32> zeroinitializer
  %123 = insertelement <16 x i32> poison, i32 %110, i64 0
  %124 = shufflevector <16 x i32> %123, <16 x i32> poison, <16 x i32> zeroinitializer
  %125 = add i32 %96, %95
  %126 = sub i32 31, %125
  %127 = insertelement <16 x i32> poison, i32 %118, i64 0
  %128 = shufflevector <16 x i32> %127, <16 x i32> poison, <16 x i32> zeroinitializer
  %129 = insertelement <16 x i32> poison, i32 %117, i64 0
  %130 = shufflevector <16 x i32> %129, <16 x i32> poison, <16 x i32> zeroinitializer
  %131 = insertelement <16 x i32> poison, i32 %114, i64 0
  %132 = bitcast <16 x i32> %131 to <16 x float>
  %133 = shufflevector <16 x float> %132, <16 x float> poison, <16 x i32> zeroinitializer
  %134 = insertelement <16 x i32> poison, i32 %126, i64 0
  %135 = shufflevector <16 x i32> %134, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %139

136:
  %137 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %193)
  %138 = and i32 %137, %101
  br label %827

139:
  %140 = phi i64 [ 0, %105 ], [ %200, %139 ]
  %141 = phi ptr [ %20, %105 ], [ %199, %139 ]
  %142 = phi <16 x i32> [ zeroinitializer, %105 ], [ %193, %139 ]
  %143 = trunc nuw nsw i64 %140 to i32
  %144 = mul i32 %92, %143
  %145 = add i32 %144, %119
  %146 = zext i32 %145 to i64
  %147 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %146
  %148 = getelementptr inbounds nuw i8, ptr %147, i64 128
  %149 = select i1 %120, ptr @ZEROS, ptr %148
  %150 = load <16 x i32>, ptr %147, align 64
  %151 = getelementptr inbounds nuw i8, ptr %147, i64 64
  %152 = load <16 x i32>, ptr %151, align 64
  %153 = shufflevector <16 x i32> %150, <16 x i32> %152, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %154 = shufflevector <16 x i32> %150, <16 x i32> %152, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32
      26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %155 = load <16 x i32>, ptr %149, align 64
  %156 = getelementptr inbounds nuw i8, ptr %149, i64 64
  %157 = load <16 x i32>, ptr %156, align 64
  %158 = shufflevector <16 x i32> %155, <16 x i32> %157, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %159 = shufflevector <16 x i32> %155, <16 x i32> %157, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32
      26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %160 = shufflevector <16 x i32> %153, <16 x i32> %158, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %161 = shufflevector <16 x i32> %153, <16 x i32> %158, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %162 = shufflevector <16 x i32> %154, <16 x i32> %159, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %163 = shufflevector <16 x i32> %154, <16 x i32> %159, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %164 = and <16 x i32> %160, %122
  %165 = add <16 x i32> %164, %124
  %166 = or <16 x i32> %165, %142
  %167 = shl <16 x i32> %160, %135
  %168 = ashr <16 x i32> %167, %128
  %169 = and <16 x i32> %168, %130
  %170 = bitcast <16 x i32> %169 to <16 x float>
  %171 = fmul <16 x float> %133, %170
  store <16 x float> %171, ptr %141, align 64
  %172 = getelementptr inbounds nuw i8, ptr %141, i64 64
  %173 = and <16 x i32> %161, %122
  %174 = add <16 x i32> %173, %124
  %175 = or <16 x i32> %174, %166
  %176 = shl <16 x i32> %161, %135
  %177 = ashr <16 x i32> %176, %128
  %178 = and <16 x i32> %177, %130
  %179 = bitcast <16 x i32> %178 to <16 x float>
  %180 = fmul <16 x float> %133, %179
  store <16 x float> %180, ptr %172, align 64
  %181 = getelementptr inbounds nuw i8, ptr %141, i64 128
  %182 = and <16 x i32> %162, %122
  %183 = add <16 x i32> %182, %124
  %184 = or <16 x i32> %183, %175
  %185 = shl <16 x i32> %162, %135
  %186 = ashr <16 x i32> %185, %128
  %187 = and <16 x i32> %186, %130
  %188 = bitcast <16 x i32> %187 to <16 x float>
  %189 = fmul <16 x float> %133, %188
  store <16 x float> %189, ptr %181, align 64
  %190 = getelementptr inbounds nuw i8, ptr %141, i64 192
  %191 = and <16 x i32> %163, %122
  %192 = add <16 x i32> %191, %124
  %193 = or <16 x i32> %192, %184
  %194 = shl <16 x i32> %163, %135
  %195 = ashr <16 x i32> %194, %128
  %196 = and <16 x i32> %195, %130
  %197 = bitcast <16 x i32> %196 to <16 x float>
  %198 = fmul <16 x float> %133, %197
  store <16 x float> %198, ptr %190, align 64
  %199 = getelementptr inbounds nuw i8, ptr %141, i64 256
  %200 = add nuw nsw i64 %140, 1
  %201 = load i32, ptr %26, align 4
  %202 = lshr i32 %201, 2
  %203 = zext nneg i32 %202 to i64
  %204 = icmp samesign ult i64 %200, %203
  br i1 %204, label %139, label %136

205:
  %206 = icmp ult i32 %102, 8
  br i1 %206, label %827, label %207

207:
  %208 = shl nsw i32 -1, %95
  %209 = xor i32 %208, -1
  %210 = load i32, ptr %25, align 4
  %211 = sub i32 %209, %210
  %212 = mul i32 %211, %100
  %213 = mul i32 %100, %209
  %214 = add nsw i32 %93, -1
  %215 = shl i32 -8388608, %214
  %216 = add i32 %215, 2139095040
  %217 = sub nsw i32 23, %94
  %218 = shl i32 %209, %217
  %219 = or i32 %218, -2147483648
  %220 = sub i32 8, %93
  %221 = shl nuw nsw i32 %38, 1
  %222 = icmp eq i32 %92, 1
  %223 = insertelement <16 x i32> poison, i32 %213, i64 0
  %224 = shufflevector <16 x i32> %223, <16 x i32> poison, <16 x i32> zeroinitializer
  %225 = insertelement <16 x i32> poison, i32 %212, i64 0
  %226 = shufflevector <16 x i32> %225, <16 x i32> poison, <16 x i32> zeroinitializer
  %227 = add i32 %96, %95
  %228 = insertelement <16 x i32> poison, i32 %220, i64 0
  %229 = shufflevector <16 x i32> %228, <16 x i32> poison, <16 x i32> zeroinitializer
  %230 = insertelement <16 x i32> poison, i32 %219, i64 0
  %231 = shufflevector <16 x i32> %230, <16 x i32> poison, <16 x i32> zeroinitializer
  %232 = insertelement <16 x i32> poison, i32 %216, i64 0
  %233 = bitcast <16 x i32> %232 to <16 x float>
  %234 = shufflevector <16 x float> %233, <16 x float> poison, <16 x i32> zeroinitializer
  %235 = sub i32 31, %227
  %236 = insertelement <16 x i32> poison, i32 %235, i64 0
  %237 = shufflevector <16 x i32> %236, <16 x i32> poison, <16 x i32> zeroinitializer
  %238 = add i32 %227, %89
  %239 = sub i32 31, %238
  %240 = insertelement <16 x i32> poison, i32 %239, i64 0
  %241 = shufflevector <16 x i32> %240, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %245

242:
  %243 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %328)
  %244 = and i32 %243, %101
  br label %827

245:
  %246 = phi i64 [ 0, %207 ], [ %330, %245 ]
  %247 = phi ptr [ %20, %207 ], [ %329, %245 ]
  %248 = phi <16 x i32> [ zeroinitializer, %207 ], [ %328, %245 ]
  %249 = trunc nuw nsw i64 %246 to i32
  %250 = mul i32 %92, %249
  %251 = add i32 %250, %221
  %252 = zext i32 %251 to i64
  %253 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %252
  %254 = getelementptr inbounds nuw i8, ptr %253, i64 128
  %255 = select i1 %222, ptr @ZEROS, ptr %254
  %256 = load <16 x i32>, ptr %253, align 64
  %257 = getelementptr inbounds nuw i8, ptr %253, i64 64
  %258 = load <16 x i32>, ptr %257, align 64
  %259 = shufflevector <16 x i32> %256, <16 x i32> %258, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %260 = shufflevector <16 x i32> %256, <16 x i32> %258, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32
      26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %261 = load <16 x i32>, ptr %255, align 64
  %262 = getelementptr inbounds nuw i8, ptr %255, i64 64
  %263 = load <16 x i32>, ptr %262, align 64
  %264 = shufflevector <16 x i32> %261, <16 x i32> %263, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %265 = shufflevector <16 x i32> %261, <16 x i32> %263, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32
      26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %266 = shufflevector <16 x i32> %259, <16 x i32> %264, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %267 = shufflevector <16 x i32> %259, <16 x i32> %264, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %268 = shufflevector <16 x i32> %260, <16 x i32> %265, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %269 = shufflevector <16 x i32> %260, <16 x i32> %265, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %270 = shl <16 x i32> %266, %237
  %271 = ashr <16 x i32> %270, %229
  %272 = and <16 x i32> %271, %231
  %273 = bitcast <16 x i32> %272 to <16 x float>
  %274 = fmul <16 x float> %234, %273
  store <16 x float> %274, ptr %247, align 64
  %275 = getelementptr inbounds nuw i8, ptr %247, i64 64
  %276 = shl <16 x i32> %266, %241
  %277 = ashr <16 x i32> %276, %229
  %278 = and <16 x i32> %277, %231
  %279 = bitcast <16 x i32> %278 to <16 x float>
  %280 = fmul <16 x float> %234, %279
  store <16 x float> %280, ptr %275, align 64
  %281 = and <16 x i32> %266, %224
  %282 = add <16 x i32> %281, %226
  %283 = or <16 x i32> %282, %248
  %284 = getelementptr inbounds nuw i8, ptr %247, i64 128
  %285 = shl <16 x i32> %267, %237
  %286 = ashr <16 x i32> %285, %229
  %287 = and <16 x i32> %286, %231
  %288 = bitcast <16 x i32> %287 to <16 x float>
  %289 = fmul <16 x float> %234, %288
  store <16 x float> %289, ptr %284, align 64
  %290 = getelementptr inbounds nuw i8, ptr %247, i64 192
  %291 = shl <16 x i32> %267, %241
  %292 = ashr <16 x i32> %291, %229
  %293 = and <16 x i32> %292, %231
  %294 = bitcast <16 x i32> %293 to <16 x float>
  %295 = fmul <16 x float> %234, %294
  store <16 x float> %295, ptr %290, align 64
  %296 = and <16 x i32> %267, %224
  %297 = add <16 x i32> %296, %226
  %298 = or <16 x i32> %297, %283
  %299 = getelementptr inbounds nuw i8, ptr %247, i64 256
  %300 = shl <16 x i32> %268, %237
  %301 = ashr <16 x i32> %300, %229
  %302 = and <16 x i32> %301, %231
  %303 = bitcast <16 x i32> %302 to <16 x float>
  %304 = fmul <16 x float> %234, %303
  store <16 x float> %304, ptr %299, align 64
  %305 = getelementptr inbounds nuw i8, ptr %247, i64 320
  %306 = shl <16 x i32> %268, %241
  %307 = ashr <16 x i32> %306, %229
  %308 = and <16 x i32> %307, %231
  %309 = bitcast <16 x i32> %308 to <16 x float>
  %310 = fmul <16 x float> %234, %309
  store <16 x float> %310, ptr %305, align 64
  %311 = and <16 x i32> %268, %224
  %312 = add <16 x i32> %311, %226
  %313 = or <16 x i32> %312, %298
  %314 = getelementptr inbounds nuw i8, ptr %247, i64 384
  %315 = shl <16 x i32> %269, %237
  %316 = ashr <16 x i32> %315, %229
  %317 = and <16 x i32> %316, %231
  %318 = bitcast <16 x i32> %317 to <16 x float>
  %319 = fmul <16 x float> %234, %318
  store <16 x float> %319, ptr %314, align 64
  %320 = getelementptr inbounds nuw i8, ptr %247, i64 448
  %321 = shl <16 x i32> %269, %241
  %322 = ashr <16 x i32> %321, %229
  %323 = and <16 x i32> %322, %231
  %324 = bitcast <16 x i32> %323 to <16 x float>
  %325 = fmul <16 x float> %234, %324
  store <16 x float> %325, ptr %320, align 64
  %326 = and <16 x i32> %269, %224
  %327 = add <16 x i32> %326, %226
  %328 = or <16 x i32> %327, %313
  %329 = getelementptr inbounds nuw i8, ptr %247, i64 512
  %330 = add nuw nsw i64 %246, 1
  %331 = load i32, ptr %26, align 4
  %332 = lshr i32 %331, 3
  %333 = zext nneg i32 %332 to i64
  %334 = icmp samesign ult i64 %330, %333
  br i1 %334, label %245, label %242

335:
  %336 = icmp ult i32 %102, 16
  br i1 %336, label %827, label %337

337:
  %338 = shl nsw i32 -1, %95
  %339 = xor i32 %338, -1
  %340 = load i32, ptr %25, align 4
  %341 = sub i32 %339, %340
  %342 = mul i32 %341, %100
  %343 = mul i32 %100, %339
  %344 = add nsw i32 %93, -1
  %345 = shl i32 -8388608, %344
  %346 = add i32 %345, 2139095040
  %347 = sub nsw i32 23, %94
  %348 = shl i32 %339, %347
  %349 = or i32 %348, -2147483648
  %350 = sub i32 8, %93
  %351 = shl nuw nsw i32 %38, 1
  %352 = icmp eq i32 %92, 1
  %353 = insertelement <16 x i32> poison, i32 %343, i64 0
  %354 = shufflevector <16 x i32> %353, <16 x i32> poison, <16 x i32> zeroinitializer
  %355 = insertelement <16 x i32> poison, i32 %342, i64 0
  %356 = shufflevector <16 x i32> %355, <16 x i32> poison, <16 x i32> zeroinitializer
  %357 = add i32 %96, %95
  %358 = insertelement <16 x i32> poison, i32 %350, i64 0
  %359 = shufflevector <16 x i32> %358, <16 x i32> poison, <16 x i32> zeroinitializer
  %360 = insertelement <16 x i32> poison, i32 %349, i64 0
  %361 = shufflevector <16 x i32> %360, <16 x i32> poison, <16 x i32> zeroinitializer
  %362 = insertelement <16 x i32> poison, i32 %346, i64 0
  %363 = bitcast <16 x i32> %362 to <16 x float>
  %364 = shufflevector <16 x float> %363, <16 x float> poison, <16 x i32> zeroinitializer
  %365 = sub i32 31, %357
  %366 = insertelement <16 x i32> poison, i32 %365, i64 0
  %367 = shufflevector <16 x i32> %366, <16 x i32> poison, <16 x i32> zeroinitializer
  %368 = add i32 %357, %89
  %369 = sub i32 31, %368
  %370 = insertelement <16 x i32> poison, i32 %369, i64 0
  %371 = shufflevector <16 x i32> %370, <16 x i32> poison, <16 x i32> zeroinitializer
  %372 = shl i32 %89, 1
  %373 = add i32 %357, %372
  %374 = sub i32 31, %373
  %375 = insertelement <16 x i32> poison, i32 %374, i64 0
  %376 = shufflevector <16 x i32> %375, <16 x i32> poison, <16 x i32> zeroinitializer
  %377 = mul i32 %89, 3
  %378 = add i32 %357, %377
  %379 = sub i32 31, %378
  %380 = insertelement <16 x i32> poison, i32 %379, i64 0
  %381 = shufflevector <16 x i32> %380, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %385

382:
  %383 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %516)
  %384 = and i32 %383, %101
  br label %827

385:
  %386 = phi i64 [ 0, %337 ], [ %518, %385 ]
  %387 = phi ptr [ %20, %337 ], [ %517, %385 ]
  %388 = phi <16 x i32> [ zeroinitializer, %337 ], [ %516, %385 ]
  %389 = trunc nuw nsw i64 %386 to i32
  %390 = mul i32 %92, %389
  %391 = add i32 %390, %351
  %392 = zext i32 %391 to i64
  %393 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %392
  %394 = getelementptr inbounds nuw i8, ptr %393, i64 128
  %395 = select i1 %352, ptr @ZEROS, ptr %394
  %396 = load <16 x i32>, ptr %393, align 64
  %397 = getelementptr inbounds nuw i8, ptr %393, i64 64
  %398 = load <16 x i32>, ptr %397, align 64
  %399 = shufflevector <16 x i32> %396, <16 x i32> %398, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %400 = shufflevector <16 x i32> %396, <16 x i32> %398, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32
      26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %401 = load <16 x i32>, ptr %395, align 64
  %402 = getelementptr inbounds nuw i8, ptr %395, i64 64
  %403 = load <16 x i32>, ptr %402, align 64
  %404 = shufflevector <16 x i32> %401, <16 x i32> %403, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %405 = shufflevector <16 x i32> %401, <16 x i32> %403, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32
      26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %406 = shufflevector <16 x i32> %399, <16 x i32> %404, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %407 = shufflevector <16 x i32> %399, <16 x i32> %404, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %408 = shufflevector <16 x i32> %400, <16 x i32> %405, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %409 = shufflevector <16 x i32> %400, <16 x i32> %405, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %410 = shl <16 x i32> %406, %367
  %411 = ashr <16 x i32> %410, %359
  %412 = and <16 x i32> %411, %361
  %413 = bitcast <16 x i32> %412 to <16 x float>
  %414 = fmul <16 x float> %364, %413
  store <16 x float> %414, ptr %387, align 64
  %415 = getelementptr inbounds nuw i8, ptr %387, i64 64
  %416 = shl <16 x i32> %406, %371
  %417 = ashr <16 x i32> %416, %359
  %418 = and <16 x i32> %417, %361
  %419 = bitcast <16 x i32> %418 to <16 x float>
  %420 = fmul <16 x float> %364, %419
  store <16 x float> %420, ptr %415, align 64
  %421 = getelementptr inbounds nuw i8, ptr %387, i64 128
  %422 = shl <16 x i32> %406, %376
  %423 = ashr <16 x i32> %422, %359
  %424 = and <16 x i32> %423, %361
  %425 = bitcast <16 x i32> %424 to <16 x float>
  %426 = fmul <16 x float> %364, %425
  store <16 x float> %426, ptr %421, align 64
  %427 = getelementptr inbounds nuw i8, ptr %387, i64 192
  %428 = shl <16 x i32> %406, %381
  %429 = ashr <16 x i32> %428, %359
  %430 = and <16 x i32> %429, %361
  %431 = bitcast <16 x i32> %430 to <16 x float>
  %432 = fmul <16 x float> %364, %431
  store <16 x float> %432, ptr %427, align 64
  %433 = and <16 x i32> %406, %354
  %434 = add <16 x i32> %433, %356
  %435 = or <16 x i32> %434, %388
  %436 = getelementptr inbounds nuw i8, ptr %387, i64 256
  %437 = shl <16 x i32> %407, %367
  %438 = ashr <16 x i32> %437, %359
  %439 = and <16 x i32> %438, %361
  %440 = bitcast <16 x i32> %439 to <16 x float>
  %441 = fmul <16 x float> %364, %440
  store <16 x float> %441, ptr %436, align 64
  %442 = getelementptr inbounds nuw i8, ptr %387, i64 320
  %443 = shl <16 x i32> %407, %371
  %444 = ashr <16 x i32> %443, %359
  %445 = and <16 x i32> %444, %361
  %446 = bitcast <16 x i32> %445 to <16 x float>
  %447 = fmul <16 x float> %364, %446
  store <16 x float> %447, ptr %442, align 64
  %448 = getelementptr inbounds nuw i8, ptr %387, i64 384
  %449 = shl <16 x i32> %407, %376
  %450 = ashr <16 x i32> %449, %359
  %451 = and <16 x i32> %450, %361
  %452 = bitcast <16 x i32> %451 to <16 x float>
  %453 = fmul <16 x float> %364, %452
  store <16 x float> %453, ptr %448, align 64
  %454 = getelementptr inbounds nuw i8, ptr %387, i64 448
  %455 = shl <16 x i32> %407, %381
  %456 = ashr <16 x i32> %455, %359
  %457 = and <16 x i32> %456, %361
  %458 = bitcast <16 x i32> %457 to <16 x float>
  %459 = fmul <16 x float> %364, %458
  store <16 x float> %459, ptr %454, align 64
  %460 = and <16 x i32> %407, %354
  %461 = add <16 x i32> %460, %356
  %462 = or <16 x i32> %461, %435
  %463 = getelementptr inbounds nuw i8, ptr %387, i64 512
  %464 = shl <16 x i32> %408, %367
  %465 = ashr <16 x i32> %464, %359
  %466 = and <16 x i32> %465, %361
  %467 = bitcast <16 x i32> %466 to <16 x float>
  %468 = fmul <16 x float> %364, %467
  store <16 x float> %468, ptr %463, align 64
  %469 = getelementptr inbounds nuw i8, ptr %387, i64 576
  %470 = shl <16 x i32> %408, %371
  %471 = ashr <16 x i32> %470, %359
  %472 = and <16 x i32> %471, %361
  %473 = bitcast <16 x i32> %472 to <16 x float>
  %474 = fmul <16 x float> %364, %473
  store <16 x float> %474, ptr %469, align 64
  %475 = getelementptr inbounds nuw i8, ptr %387, i64 640
  %476 = shl <16 x i32> %408, %376
  %477 = ashr <16 x i32> %476, %359
  %478 = and <16 x i32> %477, %361
  %479 = bitcast <16 x i32> %478 to <16 x float>
  %480 = fmul <16 x float> %364, %479
  store <16 x float> %480, ptr %475, align 64
  %481 = getelementptr inbounds nuw i8, ptr %387, i64 704
  %482 = shl <16 x i32> %408, %381
  %483 = ashr <16 x i32> %482, %359
  %484 = and <16 x i32> %483, %361
  %485 = bitcast <16 x i32> %484 to <16 x float>
  %486 = fmul <16 x float> %364, %485
  store <16 x float> %486, ptr %481, align 64
  %487 = and <16 x i32> %408, %354
  %488 = add <16 x i32> %487, %356
  %489 = or <16 x i32> %488, %462
  %490 = getelementptr inbounds nuw i8, ptr %387, i64 768
  %491 = shl <16 x i32> %409, %367
  %492 = ashr <16 x i32> %491, %359
  %493 = and <16 x i32> %492, %361
  %494 = bitcast <16 x i32> %493 to <16 x float>
  %495 = fmul <16 x float> %364, %494
  store <16 x float> %495, ptr %490, align 64
  %496 = getelementptr inbounds nuw i8, ptr %387, i64 832
  %497 = shl <16 x i32> %409, %371
  %498 = ashr <16 x i32> %497, %359
  %499 = and <16 x i32> %498, %361
  %500 = bitcast <16 x i32> %499 to <16 x float>
  %501 = fmul <16 x float> %364, %500
  store <16 x float> %501, ptr %496, align 64
  %502 = getelementptr inbounds nuw i8, ptr %387, i64 896
  %503 = shl <16 x i32> %409, %376
  %504 = ashr <16 x i32> %503, %359
  %505 = and <16 x i32> %504, %361
  %506 = bitcast <16 x i32> %505 to <16 x float>
  %507 = fmul <16 x float> %364, %506
  store <16 x float> %507, ptr %502, align 64
  %508 = getelementptr inbounds nuw i8, ptr %387, i64 960
  %509 = shl <16 x i32> %409, %381
  %510 = ashr <16 x i32> %509, %359
  %511 = and <16 x i32> %510, %361
  %512 = bitcast <16 x i32> %511 to <16 x float>
  %513 = fmul <16 x float> %364, %512
  store <16 x float> %513, ptr %508, align 64
  %514 = and <16 x i32> %409, %354
  %515 = add <16 x i32> %514, %356
  %516 = or <16 x i32> %515, %489
  %517 = getelementptr inbounds nuw i8, ptr %387, i64 1024
  %518 = add nuw nsw i64 %386, 1
  %519 = load i32, ptr %26, align 4
  %520 = lshr i32 %519, 4
  %521 = zext nneg i32 %520 to i64
  %522 = icmp samesign ult i64 %518, %521
  br i1 %522, label %385, label %382

523:
  %524 = icmp ult i32 %102, 32
  br i1 %524, label %827, label %525

525:
  %526 = shl nsw i32 -1, %95
  %527 = xor i32 %526, -1
  %528 = load i32, ptr %25, align 4
  %529 = sub i32 %527, %528
  %530 = mul i32 %529, %100
  %531 = mul i32 %100, %527
  %532 = add nsw i32 %93, -1
  %533 = shl i32 -8388608, %532
  %534 = add i32 %533, 2139095040
  %535 = sub nsw i32 23, %94
  %536 = shl i32 %527, %535
  %537 = or i32 %536, -2147483648
  %538 = sub i32 8, %93
  %539 = shl nuw nsw i32 %38, 1
  %540 = icmp eq i32 %92, 1
  %541 = insertelement <16 x i32> poison, i32 %531, i64 0
  %542 = shufflevector <16 x i32> %541, <16 x i32> poison, <16 x i32> zeroinitializer
  %543 = insertelement <16 x i32> poison, i32 %530, i64 0
  %544 = shufflevector <16 x i32> %543, <16 x i32> poison, <16 x i32> zeroinitializer
  %545 = add i32 %96, %95
  %546 = insertelement <16 x i32> poison, i32 %538, i64 0
  %547 = shufflevector <16 x i32> %546, <16 x i32> poison, <16 x i32> zeroinitializer
  %548 = insertelement <16 x i32> poison, i32 %537, i64 0
  %549 = shufflevector <16 x i32> %548, <16 x i32> poison, <16 x i32> zeroinitializer
  %550 = insertelement <16 x i32> poison, i32 %534, i64 0
  %551 = bitcast <16 x i32> %550 to <16 x float>
  %552 = shufflevector <16 x float> %551, <16 x float> poison, <16 x i32> zeroinitializer
  %553 = sub i32 31, %545
  %554 = insertelement <16 x i32> poison, i32 %553, i64 0
  %555 = shufflevector <16 x i32> %554, <16 x i32> poison, <16 x i32> zeroinitializer
  %556 = add i32 %545, %89
  %557 = sub i32 31, %556
  %558 = insertelement <16 x i32> poison, i32 %557, i64 0
  %559 = shufflevector <16 x i32> %558, <16 x i32> poison, <16 x i32> zeroinitializer
  %560 = shl i32 %89, 1
  %561 = add i32 %545, %560
  %562 = sub i32 31, %561
  %563 = insertelement <16 x i32> poison, i32 %562, i64 0
  %564 = shufflevector <16 x i32> %563, <16 x i32> poison, <16 x i32> zeroinitializer
  %565 = mul i32 %89, 3
  %566 = add i32 %545, %565
  %567 = sub i32 31, %566
  %568 = insertelement <16 x i32> poison, i32 %567, i64 0
  %569 = shufflevector <16 x i32> %568, <16 x i32> poison, <16 x i32> zeroinitializer
  %570 = shl i32 %89, 2
  %571 = add i32 %545, %570
  %572 = sub i32 31, %571
  %573 = insertelement <16 x i32> poison, i32 %572, i64 0
  %574 = shufflevector <16 x i32> %573, <16 x i32> poison, <16 x i32> zeroinitializer
  %575 = mul i32 %89, 5
  %576 = add i32 %545, %575
  %577 = sub i32 31, %576
  %578 = insertelement <16 x i32> poison, i32 %577, i64 0
  %579 = shufflevector <16 x i32> %578, <16 x i32> poison, <16 x i32> zeroinitializer
  %580 = mul i32 %89, 6
  %581 = add i32 %545, %580
  %582 = sub i32 31, %581
  %583 = insertelement <16 x i32> poison, i32 %582, i64 0
  %584 = shufflevector <16 x i32> %583, <16 x i32> poison, <16 x i32> zeroinitializer
  %585 = mul i32 %89, 7
  %586 = add i32 %545, %585
  %587 = sub i32 31, %586
  %588 = insertelement <16 x i32> poison, i32 %587, i64 0
  %589 = shufflevector <16 x i32> %588, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %593

590:
  %591 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %820)
  %592 = and i32 %591, %101
  br label %827

593:
  %594 = phi i64 [ 0, %525 ], [ %822, %593 ]
  %595 = phi ptr [ %20, %525 ], [ %821, %593 ]
  %596 = phi <16 x i32> [ zeroinitializer, %525 ], [ %820, %593 ]
  %597 = trunc nuw nsw i64 %594 to i32
  %598 = mul i32 %92, %597
  %599 = add i32 %598, %539
  %600 = zext i32 %599 to i64
  %601 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %600
  %602 = getelementptr inbounds nuw i8, ptr %601, i64 128
  %603 = select i1 %540, ptr @ZEROS, ptr %602
  %604 = load <16 x i32>, ptr %601, align 64
  %605 = getelementptr inbounds nuw i8, ptr %601, i64 64
  %606 = load <16 x i32>, ptr %605, align 64
  %607 = shufflevector <16 x i32> %604, <16 x i32> %606, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %608 = shufflevector <16 x i32> %604, <16 x i32> %606, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32
      26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %609 = load <16 x i32>, ptr %603, align 64
  %610 = getelementptr inbounds nuw i8, ptr %603, i64 64
  %611 = load <16 x i32>, ptr %610, align 64
  %612 = shufflevector <16 x i32> %609, <16 x i32> %611, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %613 = shufflevector <16 x i32> %609, <16 x i32> %611, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32
      26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %614 = shufflevector <16 x i32> %607, <16 x i32> %612, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %615 = shufflevector <16 x i32> %607, <16 x i32> %612, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %616 = shufflevector <16 x i32> %608, <16 x i32> %613, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %617 = shufflevector <16 x i32> %608, <16 x i32> %613, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %618 = shl <16 x i32> %614, %555
  %619 = ashr <16 x i32> %618, %547
  %620 = and <16 x i32> %619, %549
  %621 = bitcast <16 x i32> %620 to <16 x float>
  %622 = fmul <16 x float> %552, %621
  store <16 x float> %622, ptr %595, align 64
  %623 = getelementptr inbounds nuw i8, ptr %595, i64 64
  %624 = shl <16 x i32> %614, %559
  %625 = ashr <16 x i32> %624, %547
  %626 = and <16 x i32> %625, %549
  %627 = bitcast <16 x i32> %626 to <16 x float>
  %628 = fmul <16 x float> %552, %627
  store <16 x float> %628, ptr %623, align 64
  %629 = getelementptr inbounds nuw i8, ptr %595, i64 128
  %630 = shl <16 x i32> %614, %564
  %631 = ashr <16 x i32> %630, %547
  %632 = and <16 x i32> %631, %549
  %633 = bitcast <16 x i32> %632 to <16 x float>
  %634 = fmul <16 x float> %552, %633
  store <16 x float> %634, ptr %629, align 64
  %635 = getelementptr inbounds nuw i8, ptr %595, i64 192
  %636 = shl <16 x i32> %614, %569
  %637 = ashr <16 x i32> %636, %547
  %638 = and <16 x i32> %637, %549
  %639 = bitcast <16 x i32> %638 to <16 x float>
  %640 = fmul <16 x float> %552, %639
  store <16 x float> %640, ptr %635, align 64
  %641 = getelementptr inbounds nuw i8, ptr %595, i64 256
  %642 = shl <16 x i32> %614, %574
  %643 = ashr <16 x i32> %642, %547
  %644 = and <16 x i32> %643, %549
  %645 = bitcast <16 x i32> %644 to <16 x float>
  %646 = fmul <16 x float> %552, %645
  store <16 x float> %646, ptr %641, align 64
  %647 = getelementptr inbounds nuw i8, ptr %595, i64 320
  %648 = shl <16 x i32> %614, %579
  %649 = ashr <16 x i32> %648, %547
  %650 = and <16 x i32> %649, %549
  %651 = bitcast <16 x i32> %650 to <16 x float>
  %652 = fmul <16 x float> %552, %651
  store <16 x float> %652, ptr %647, align 64
  %653 = getelementptr inbounds nuw i8, ptr %595, i64 384
  %654 = shl <16 x i32> %614, %584
  %655 = ashr <16 x i32> %654, %547
  %656 = and <16 x i32> %655, %549
  %657 = bitcast <16 x i32> %656 to <16 x float>
  %658 = fmul <16 x float> %552, %657
  store <16 x float> %658, ptr %653, align 64
  %659 = getelementptr inbounds nuw i8, ptr %595, i64 448
  %660 = shl <16 x i32> %614, %589
  %661 = ashr <16 x i32> %660, %547
  %662 = and <16 x i32> %661, %549
  %663 = bitcast <16 x i32> %662 to <16 x float>
  %664 = fmul <16 x float> %552, %663
  store <16 x float> %664, ptr %659, align 64
  %665 = and <16 x i32> %614, %542
  %666 = add <16 x i32> %665, %544
  %667 = or <16 x i32> %666, %596
  %668 = getelementptr inbounds nuw i8, ptr %595, i64 512
  %669 = shl <16 x i32> %615, %555
  %670 = ashr <16 x i32> %669, %547
  %671 = and <16 x i32> %670, %549
  %672 = bitcast <16 x i32> %671 to <16 x float>
  %673 = fmul <16 x float> %552, %672
  store <16 x float> %673, ptr %668, align 64
  %674 = getelementptr inbounds nuw i8, ptr %595, i64 576
  %675 = shl <16 x i32> %615, %559
  %676 = ashr <16 x i32> %675, %547
  %677 = and <16 x i32> %676, %549
  %678 = bitcast <16 x i32> %677 to <16 x float>
  %679 = fmul <16 x float> %552, %678
  store <16 x float> %679, ptr %674, align 64
  %680 = getelementptr inbounds nuw i8, ptr %595, i64 640
  %681 = shl <16 x i32> %615, %564
  %682 = ashr <16 x i32> %681, %547
  %683 = and <16 x i32> %682, %549
  %684 = bitcast <16 x i32> %683 to <16 x float>
  %685 = fmul <16 x float> %552, %684
  store <16 x float> %685, ptr %680, align 64
  %686 = getelementptr inbounds nuw i8, ptr %595, i64 704
  %687 = shl <16 x i32> %615, %569
  %688 = ashr <16 x i32> %687, %547
  %689 = and <16 x i32> %688, %549
  %690 = bitcast <16 x i32> %689 to <16 x float>
  %691 = fmul <16 x float> %552, %690
  store <16 x float> %691, ptr %686, align 64
  %692 = getelementptr inbounds nuw i8, ptr %595, i64 768
  %693 = shl <16 x i32> %615, %574
  %694 = ashr <16 x i32> %693, %547
  %695 = and <16 x i32> %694, %549
  %696 = bitcast <16 x i32> %695 to <16 x float>
  %697 = fmul <16 x float> %552, %696
  store <16 x float> %697, ptr %692, align 64
  %698 = getelementptr inbounds nuw i8, ptr %595, i64 832
  %699 = shl <16 x i32> %615, %579
  %700 = ashr <16 x i32> %699, %547
  %701 = and <16 x i32> %700, %549
  %702 = bitcast <16 x i32> %701 to <16 x float>
  %703 = fmul <16 x float> %552, %702
  store <16 x float> %703, ptr %698, align 64
  %704 = getelementptr inbounds nuw i8, ptr %595, i64 896
  %705 = shl <16 x i32> %615, %584
  %706 = ashr <16 x i32> %705, %547
  %707 = and <16 x i32> %706, %549
  %708 = bitcast <16 x i32> %707 to <16 x float>
  %709 = fmul <16 x float> %552, %708
  store <16 x float> %709, ptr %704, align 64
  %710 = getelementptr inbounds nuw i8, ptr %595, i64 960
  %711 = shl <16 x i32> %615, %589
  %712 = ashr <16 x i32> %711, %547
  %713 = and <16 x i32> %712, %549
  %714 = bitcast <16 x i32> %713 to <16 x float>
  %715 = fmul <16 x float> %552, %714
  store <16 x float> %715, ptr %710, align 64
  %716 = and <16 x i32> %615, %542
  %717 = add <16 x i32> %716, %544
  %718 = or <16 x i32> %717, %667
  %719 = getelementptr inbounds nuw i8, ptr %595, i64 1024
  %720 = shl <16 x i32> %616, %555
  %721 = ashr <16 x i32> %720, %547
  %722 = and <16 x i32> %721, %549
  %723 = bitcast <16 x i32> %722 to <16 x float>
  %724 = fmul <16 x float> %552, %723
  store <16 x float> %724, ptr %719, align 64
  %725 = getelementptr inbounds nuw i8, ptr %595, i64 1088
  %726 = shl <16 x i32> %616, %559
  %727 = ashr <16 x i32> %726, %547
  %728 = and <16 x i32> %727, %549
  %729 = bitcast <16 x i32> %728 to <16 x float>
  %730 = fmul <16 x float> %552, %729
  store <16 x float> %730, ptr %725, align 64
  %731 = getelementptr inbounds nuw i8, ptr %595, i64 1152
  %732 = shl <16 x i32> %616, %564
  %733 = ashr <16 x i32> %732, %547
  %734 = and <16 x i32> %733, %549
  %735 = bitcast <16 x i32> %734 to <16 x float>
  %736 = fmul <16 x float> %552, %735
  store <16 x float> %736, ptr %731, align 64
  %737 = getelementptr inbounds nuw i8, ptr %595, i64 1216
  %738 = shl <16 x i32> %616, %569
  %739 = ashr <16 x i32> %738, %547
  %740 = and <16 x i32> %739, %549
  %741 = bitcast <16 x i32> %740 to <16 x float>
  %742 = fmul <16 x float> %552, %741
  store <16 x float> %742, ptr %737, align 64
  %743 = getelementptr inbounds nuw i8, ptr %595, i64 1280
  %744 = shl <16 x i32> %616, %574
  %745 = ashr <16 x i32> %744, %547
  %746 = and <16 x i32> %745, %549
  %747 = bitcast <16 x i32> %746 to <16 x float>
  %748 = fmul <16 x float> %552, %747
  store <16 x float> %748, ptr %743, align 64
  %749 = getelementptr inbounds nuw i8, ptr %595, i64 1344
  %750 = shl <16 x i32> %616, %579
  %751 = ashr <16 x i32> %750, %547
  %752 = and <16 x i32> %751, %549
  %753 = bitcast <16 x i32> %752 to <16 x float>
  %754 = fmul <16 x float> %552, %753
  store <16 x float> %754, ptr %749, align 64
  %755 = getelementptr inbounds nuw i8, ptr %595, i64 1408
  %756 = shl <16 x i32> %616, %584
  %757 = ashr <16 x i32> %756, %547
  %758 = and <16 x i32> %757, %549
  %759 = bitcast <16 x i32> %758 to <16 x float>
  %760 = fmul <16 x float> %552, %759
  store <16 x float> %760, ptr %755, align 64
  %761 = getelementptr inbounds nuw i8, ptr %595, i64 1472
  %762 = shl <16 x i32> %616, %589
  %763 = ashr <16 x i32> %762, %547
  %764 = and <16 x i32> %763, %549
  %765 = bitcast <16 x i32> %764 to <16 x float>
  %766 = fmul <16 x float> %552, %765
  store <16 x float> %766, ptr %761, align 64
  %767 = and <16 x i32> %616, %542
  %768 = add <16 x i32> %767, %544
  %769 = or <16 x i32> %768, %718
  %770 = getelementptr inbounds nuw i8, ptr %595, i64 1536
  %771 = shl <16 x i32> %617, %555
  %772 = ashr <16 x i32> %771, %547
  %773 = and <16 x i32> %772, %549
  %774 = bitcast <16 x i32> %773 to <16 x float>
  %775 = fmul <16 x float> %552, %774
  store <16 x float> %775, ptr %770, align 64
  %776 = getelementptr inbounds nuw i8, ptr %595, i64 1600
  %777 = shl <16 x i32> %617, %559
  %778 = ashr <16 x i32> %777, %547
  %779 = and <16 x i32> %778, %549
  %780 = bitcast <16 x i32> %779 to <16 x float>
  %781 = fmul <16 x float> %552, %780
  store <16 x float> %781, ptr %776, align 64
  %782 = getelementptr inbounds nuw i8, ptr %595, i64 1664
  %783 = shl <16 x i32> %617, %564
  %784 = ashr <16 x i32> %783, %547
  %785 = and <16 x i32> %784, %549
  %786 = bitcast <16 x i32> %785 to <16 x float>
  %787 = fmul <16 x float> %552, %786
  store <16 x float> %787, ptr %782, align 64
  %788 = getelementptr inbounds nuw i8, ptr %595, i64 1728
  %789 = shl <16 x i32> %617, %569
  %790 = ashr <16 x i32> %789, %547
  %791 = and <16 x i32> %790, %549
  %792 = bitcast <16 x i32> %791 to <16 x float>
  %793 = fmul <16 x float> %552, %792
  store <16 x float> %793, ptr %788, align 64
  %794 = getelementptr inbounds nuw i8, ptr %595, i64 1792
  %795 = shl <16 x i32> %617, %574
  %796 = ashr <16 x i32> %795, %547
  %797 = and <16 x i32> %796, %549
  %798 = bitcast <16 x i32> %797 to <16 x float>
  %799 = fmul <16 x float> %552, %798
  store <16 x float> %799, ptr %794, align 64
  %800 = getelementptr inbounds nuw i8, ptr %595, i64 1856
  %801 = shl <16 x i32> %617, %579
  %802 = ashr <16 x i32> %801, %547
  %803 = and <16 x i32> %802, %549
  %804 = bitcast <16 x i32> %803 to <16 x float>
  %805 = fmul <16 x float> %552, %804
  store <16 x float> %805, ptr %800, align 64
  %806 = getelementptr inbounds nuw i8, ptr %595, i64 1920
  %807 = shl <16 x i32> %617, %584
  %808 = ashr <16 x i32> %807, %547
  %809 = and <16 x i32> %808, %549
  %810 = bitcast <16 x i32> %809 to <16 x float>
  %811 = fmul <16 x float> %552, %810
  store <16 x float> %811, ptr %806, align 64
  %812 = getelementptr inbounds nuw i8, ptr %595, i64 1984
  %813 = shl <16 x i32> %617, %589
  %814 = ashr <16 x i32> %813, %547
  %815 = and <16 x i32> %814, %549
  %816 = bitcast <16 x i32> %815 to <16 x float>
  %817 = fmul <16 x float> %552, %816
  store <16 x float> %817, ptr %812, align 64
  %818 = and <16 x i32> %617, %542
  %819 = add <16 x i32> %818, %544
  %820 = or <16 x i32> %819, %769
  %821 = getelementptr inbounds nuw i8, ptr %595, i64 2048
  %822 = add nuw nsw i64 %594, 1
  %823 = load i32, ptr %26, align 4
  %824 = lshr i32 %823, 5
  %825 = zext nneg i32 %824 to i64
  %826 = icmp samesign ult i64 %822, %825
  br i1 %826, label %593, label %590

827:
  %828 = phi i32 [ %384, %382 ], [ %244, %242 ], [ %138, %136 ], [ 0, %103 ], [ 0, %205 ], [ 0, %335 ], [ 0, %523 ], [
      %592, %590 ]
  %829 = icmp ne i32 %828, 0
  %830 = zext i1 %829 to i32
  store i32 %830, ptr %19, align 8
  br label %831

831:
  %832 = phi i1 [ %55, %53 ], [ %72, %70 ], [ %829, %827 ]
  %833 = load i32, ptr %27, align 4
  %834 = icmp ult i32 %833, 8
  br i1 %834, label %837, label %835

835:
  %836 = shl nuw nsw i32 %38, 2
  br label %843

837:
  %838 = add nuw nsw i32 %38, 1
  %839 = load i32, ptr %0, align 4
  %840 = add i32 %839, 8
  %841 = lshr i32 %840, 4
  %842 = icmp samesign ult i32 %838, %841
  br i1 %842, label %36, label %1657

843:
  %844 = phi i32 [ 0, %835 ], [ %1653, %1652 ]
  %845 = load i32, ptr %28, align 4
  %846 = tail call i32 @llvm.cttz.i32(i32 %845, i1 false)
  %847 = sub nsw i32 5, %846
  %848 = load i32, ptr %26, align 4
  %849 = load i32, ptr %29, align 4
  %850 = load i32, ptr %30, align 4
  %851 = add nsw i32 %850, %849
  %852 = load i32, ptr %31, align 4
  %853 = add i32 %852, %851
  %854 = sub i32 31, %853
  %855 = sub nsw i32 32, %845
  %856 = lshr i32 -1, %855
  %857 = udiv i32 -1, %856
  %858 = shl i32 %857, %852
  %859 = load i32, ptr %32, align 4
  %860 = shl i32 %858, %851
  %861 = zext i32 %847 to i64
  %862 = getelementptr inbounds nuw [64 x i16], ptr @PLACES, i64 %861
  store ptr %862, ptr %33, align 64
  switch i32 %846, label %1126 [
    i32 5, label %863
    i32 4, label %930
    i32 3, label %1012
  ]

863:
  %864 = lshr i32 %848, 2
  %865 = icmp eq i32 %864, 0
  br i1 %865, label %1304, label %866

866:
  %867 = shl nsw i32 -1, %851
  %868 = xor i32 %867, -1
  %869 = sub i32 %868, %859
  %870 = mul i32 %869, %858
  %871 = mul i32 %858, %868
  %872 = add nsw i32 %849, -1
  %873 = shl i32 -8388608, %872
  %874 = add i32 %873, 2139095040
  %875 = sub nsw i32 23, %850
  %876 = shl i32 %868, %875
  %877 = or i32 %876, -2147483648
  %878 = sub i32 8, %849
  %879 = load i32, ptr %18, align 4
  %880 = mul i32 %864, %844
  %881 = add i32 %880, %879
  %882 = insertelement <16 x i32> poison, i32 %871, i64 0
  %883 = shufflevector <16 x i32> %882, <16 x i32> poison, <16 x i32> zeroinitializer
  %884 = insertelement <16 x i32> poison, i32 %870, i64 0
  %885 = shufflevector <16 x i32> %884, <16 x i32> poison, <16 x i32> zeroinitializer
  %886 = insertelement <16 x i32> poison, i32 %878, i64 0
  %887 = shufflevector <16 x i32> %886, <16 x i32> poison, <16 x i32> zeroinitializer
  %888 = insertelement <16 x i32> poison, i32 %877, i64 0
  %889 = shufflevector <16 x i32> %888, <16 x i32> poison, <16 x i32> zeroinitializer
  %890 = insertelement <16 x i32> poison, i32 %874, i64 0
  %891 = bitcast <16 x i32> %890 to <16 x float>
  %892 = shufflevector <16 x float> %891, <16 x float> poison, <16 x i32> zeroinitializer
  %893 = zext nneg i32 %864 to i64
  %894 = insertelement <16 x i32> poison, i32 %854, i64 0
  %895 = shufflevector <16 x i32> %894, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %896

896:
  %897 = phi i64 [ 0, %866 ], [ %925, %896 ]
  %898 = phi ptr [ %7, %866 ], [ %924, %896 ]
  %899 = phi <16 x i32> [ zeroinitializer, %866 ], [ %918, %896 ]
  %900 = trunc nuw nsw i64 %897 to i32
  %901 = add i32 %881, %900
  %902 = zext i32 %901 to i64
  %903 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %902
  %904 = load <16 x i32>, ptr %903, align 64
  %905 = and <16 x i32> %904, %883
  %906 = add <16 x i32> %905, %885
  %907 = shl <16 x i32> %904, %895
  %908 = ashr <16 x i32> %907, %887
  %909 = and <16 x i32> %908, %889
  %910 = bitcast <16 x i32> %909 to <16 x float>
  %911 = fmul <16 x float> %892, %910
  store <16 x float> %911, ptr %898, align 64
  %912 = getelementptr inbounds nuw i8, ptr %903, i64 64
  %913 = load <16 x i32>, ptr %912, align 64
  %914 = getelementptr inbounds nuw i8, ptr %898, i64 64
  %915 = and <16 x i32> %913, %883
  %916 = add <16 x i32> %915, %885
  %917 = or <16 x i32> %906, %899
  %918 = or <16 x i32> %917, %916
  %919 = shl <16 x i32> %913, %895
  %920 = ashr <16 x i32> %919, %887
  %921 = and <16 x i32> %920, %889
  %922 = bitcast <16 x i32> %921 to <16 x float>
  %923 = fmul <16 x float> %892, %922
  store <16 x float> %923, ptr %914, align 64
  %924 = getelementptr inbounds nuw i8, ptr %898, i64 128
  %925 = add nuw nsw i64 %897, 1
  %926 = icmp eq i64 %925, %893
  br i1 %926, label %927, label %896

927:
  %928 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %918)
  %929 = and i32 %928, %860
  br label %1304

930:
  %931 = lshr i32 %848, 3
  %932 = icmp eq i32 %931, 0
  br i1 %932, label %1304, label %933

933:
  %934 = shl nsw i32 -1, %851
  %935 = xor i32 %934, -1
  %936 = sub i32 %935, %859
  %937 = mul i32 %936, %858
  %938 = mul i32 %858, %935
  %939 = add nsw i32 %849, -1
  %940 = shl i32 -8388608, %939
  %941 = add i32 %940, 2139095040
  %942 = sub nsw i32 23, %850
  %943 = shl i32 %935, %942
  %944 = or i32 %943, -2147483648
  %945 = sub i32 8, %849
  %946 = load i32, ptr %18, align 4
  %947 = mul i32 %931, %844
  %948 = add i32 %947, %946
  %949 = insertelement <16 x i32> poison, i32 %938, i64 0
  %950 = shufflevector <16 x i32> %949, <16 x i32> poison, <16 x i32> zeroinitializer
  %951 = insertelement <16 x i32> poison, i32 %937, i64 0
  %952 = shufflevector <16 x i32> %951, <16 x i32> poison, <16 x i32> zeroinitializer
  %953 = insertelement <16 x i32> poison, i32 %945, i64 0
  %954 = shufflevector <16 x i32> %953, <16 x i32> poison, <16 x i32> zeroinitializer
  %955 = insertelement <16 x i32> poison, i32 %944, i64 0
  %956 = shufflevector <16 x i32> %955, <16 x i32> poison, <16 x i32> zeroinitializer
  %957 = insertelement <16 x i32> poison, i32 %941, i64 0
  %958 = bitcast <16 x i32> %957 to <16 x float>
  %959 = shufflevector <16 x float> %958, <16 x float> poison, <16 x i32> zeroinitializer
  %960 = insertelement <16 x i32> poison, i32 %854, i64 0
  %961 = shufflevector <16 x i32> %960, <16 x i32> poison, <16 x i32> zeroinitializer
  %962 = zext nneg i32 %931 to i64
  %963 = sub i32 %854, %845
  %964 = insertelement <16 x i32> poison, i32 %963, i64 0
  %965 = shufflevector <16 x i32> %964, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %966

966:
  %967 = phi i64 [ 0, %933 ], [ %1007, %966 ]
  %968 = phi ptr [ %7, %933 ], [ %1006, %966 ]
  %969 = phi <16 x i32> [ zeroinitializer, %933 ], [ %1005, %966 ]
  %970 = trunc nuw nsw i64 %967 to i32
  %971 = add i32 %948, %970
  %972 = zext i32 %971 to i64
  %973 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %972
  %974 = load <16 x i32>, ptr %973, align 64
  %975 = shl <16 x i32> %974, %961
  %976 = ashr <16 x i32> %975, %954
  %977 = and <16 x i32> %976, %956
  %978 = bitcast <16 x i32> %977 to <16 x float>
  %979 = fmul <16 x float> %959, %978
  store <16 x float> %979, ptr %968, align 64
  %980 = getelementptr inbounds nuw i8, ptr %968, i64 128
  %981 = shl <16 x i32> %974, %965
  %982 = ashr <16 x i32> %981, %954
  %983 = and <16 x i32> %982, %956
  %984 = bitcast <16 x i32> %983 to <16 x float>
  %985 = fmul <16 x float> %959, %984
  store <16 x float> %985, ptr %980, align 64
  %986 = getelementptr inbounds nuw i8, ptr %973, i64 64
  %987 = load <16 x i32>, ptr %986, align 64
  %988 = getelementptr inbounds nuw i8, ptr %968, i64 64
  %989 = shl <16 x i32> %987, %961
  %990 = ashr <16 x i32> %989, %954
  %991 = and <16 x i32> %990, %956
  %992 = bitcast <16 x i32> %991 to <16 x float>
  %993 = fmul <16 x float> %959, %992
  store <16 x float> %993, ptr %988, align 64
  %994 = getelementptr inbounds nuw i8, ptr %968, i64 192
  %995 = shl <16 x i32> %987, %965
  %996 = ashr <16 x i32> %995, %954
  %997 = and <16 x i32> %996, %956
  %998 = bitcast <16 x i32> %997 to <16 x float>
  %999 = fmul <16 x float> %959, %998
  store <16 x float> %999, ptr %994, align 64
  %1000 = and <16 x i32> %974, %950
  %1001 = add <16 x i32> %1000, %952
  %1002 = and <16 x i32> %987, %950
  %1003 = add <16 x i32> %1002, %952
  %1004 = or <16 x i32> %1001, %969
  %1005 = or <16 x i32> %1004, %1003
  %1006 = getelementptr inbounds nuw i8, ptr %968, i64 256
  %1007 = add nuw nsw i64 %967, 1
  %1008 = icmp eq i64 %1007, %962
  br i1 %1008, label %1009, label %966

1009:
  %1010 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %1005)
  %1011 = and i32 %1010, %860
  br label %1304

1012:
  %1013 = lshr i32 %848, 4
  %1014 = icmp eq i32 %1013, 0
  br i1 %1014, label %1304, label %1015

1015:
  %1016 = shl nsw i32 -1, %851
  %1017 = xor i32 %1016, -1
  %1018 = sub i32 %1017, %859
  %1019 = mul i32 %1018, %858
  %1020 = mul i32 %858, %1017
  %1021 = add nsw i32 %849, -1
  %1022 = shl i32 -8388608, %1021
  %1023 = add i32 %1022, 2139095040
  %1024 = sub nsw i32 23, %850
  %1025 = shl i32 %1017, %1024
  %1026 = or i32 %1025, -2147483648
  %1027 = sub i32 8, %849
  %1028 = load i32, ptr %18, align 4
  %1029 = mul i32 %1013, %844
  %1030 = add i32 %1029, %1028
  %1031 = insertelement <16 x i32> poison, i32 %1020, i64 0
  %1032 = shufflevector <16 x i32> %1031, <16 x i32> poison, <16 x i32> zeroinitializer
  %1033 = insertelement <16 x i32> poison, i32 %1019, i64 0
  %1034 = shufflevector <16 x i32> %1033, <16 x i32> poison, <16 x i32> zeroinitializer
  %1035 = insertelement <16 x i32> poison, i32 %1027, i64 0
  %1036 = shufflevector <16 x i32> %1035, <16 x i32> poison, <16 x i32> zeroinitializer
  %1037 = insertelement <16 x i32> poison, i32 %1026, i64 0
  %1038 = shufflevector <16 x i32> %1037, <16 x i32> poison, <16 x i32> zeroinitializer
  %1039 = insertelement <16 x i32> poison, i32 %1023, i64 0
  %1040 = bitcast <16 x i32> %1039 to <16 x float>
  %1041 = shufflevector <16 x float> %1040, <16 x float> poison, <16 x i32> zeroinitializer
  %1042 = insertelement <16 x i32> poison, i32 %854, i64 0
  %1043 = shufflevector <16 x i32> %1042, <16 x i32> poison, <16 x i32> zeroinitializer
  %1044 = zext nneg i32 %1013 to i64
  %1045 = sub i32 %854, %845
  %1046 = insertelement <16 x i32> poison, i32 %1045, i64 0
  %1047 = shufflevector <16 x i32> %1046, <16 x i32> poison, <16 x i32> zeroinitializer
  %1048 = shl i32 %845, 1
  %1049 = sub i32 %854, %1048
  %1050 = insertelement <16 x i32> poison, i32 %1049, i64 0
  %1051 = shufflevector <16 x i32> %1050, <16 x i32> poison, <16 x i32> zeroinitializer
  %1052 = mul i32 %845, -3
  %1053 = add i32 %1052, %854
  %1054 = insertelement <16 x i32> poison, i32 %1053, i64 0
  %1055 = shufflevector <16 x i32> %1054, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %1056

1056:
  %1057 = phi i64 [ 0, %1015 ], [ %1121, %1056 ]
  %1058 = phi ptr [ %7, %1015 ], [ %1120, %1056 ]
  %1059 = phi <16 x i32> [ zeroinitializer, %1015 ], [ %1119, %1056 ]
  %1060 = trunc nuw nsw i64 %1057 to i32
  %1061 = add i32 %1030, %1060
  %1062 = zext i32 %1061 to i64
  %1063 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %1062
  %1064 = load <16 x i32>, ptr %1063, align 64
  %1065 = shl <16 x i32> %1064, %1043
  %1066 = ashr <16 x i32> %1065, %1036
  %1067 = and <16 x i32> %1066, %1038
  %1068 = bitcast <16 x i32> %1067 to <16 x float>
  %1069 = fmul <16 x float> %1041, %1068
  store <16 x float> %1069, ptr %1058, align 64
  %1070 = getelementptr inbounds nuw i8, ptr %1058, i64 128
  %1071 = shl <16 x i32> %1064, %1047
  %1072 = ashr <16 x i32> %1071, %1036
  %1073 = and <16 x i32> %1072, %1038
  %1074 = bitcast <16 x i32> %1073 to <16 x float>
  %1075 = fmul <16 x float> %1041, %1074
  store <16 x float> %1075, ptr %1070, align 64
  %1076 = getelementptr inbounds nuw i8, ptr %1058, i64 256
  %1077 = shl <16 x i32> %1064, %1051
  %1078 = ashr <16 x i32> %1077, %1036
  %1079 = and <16 x i32> %1078, %1038
  %1080 = bitcast <16 x i32> %1079 to <16 x float>
  %1081 = fmul <16 x float> %1041, %1080
  store <16 x float> %1081, ptr %1076, align 64
  %1082 = getelementptr inbounds nuw i8, ptr %1058, i64 384
  %1083 = shl <16 x i32> %1064, %1055
  %1084 = ashr <16 x i32> %1083, %1036
  %1085 = and <16 x i32> %1084, %1038
  %1086 = bitcast <16 x i32> %1085 to <16 x float>
  %1087 = fmul <16 x float> %1041, %1086
  store <16 x float> %1087, ptr %1082, align 64
  %1088 = getelementptr inbounds nuw i8, ptr %1063, i64 64
  %1089 = load <16 x i32>, ptr %1088, align 64
  %1090 = getelementptr inbounds nuw i8, ptr %1058, i64 64
  %1091 = shl <16 x i32> %1089, %1043
  %1092 = ashr <16 x i32> %1091, %1036
  %1093 = and <16 x i32> %1092, %1038
  %1094 = bitcast <16 x i32> %1093 to <16 x float>
  %1095 = fmul <16 x float> %1041, %1094
  store <16 x float> %1095, ptr %1090, align 64
  %1096 = getelementptr inbounds nuw i8, ptr %1058, i64 192
  %1097 = shl <16 x i32> %1089, %1047
  %1098 = ashr <16 x i32> %1097, %1036
  %1099 = and <16 x i32> %1098, %1038
  %1100 = bitcast <16 x i32> %1099 to <16 x float>
  %1101 = fmul <16 x float> %1041, %1100
  store <16 x float> %1101, ptr %1096, align 64
  %1102 = getelementptr inbounds nuw i8, ptr %1058, i64 320
  %1103 = shl <16 x i32> %1089, %1051
  %1104 = ashr <16 x i32> %1103, %1036
  %1105 = and <16 x i32> %1104, %1038
  %1106 = bitcast <16 x i32> %1105 to <16 x float>
  %1107 = fmul <16 x float> %1041, %1106
  store <16 x float> %1107, ptr %1102, align 64
  %1108 = getelementptr inbounds nuw i8, ptr %1058, i64 448
  %1109 = shl <16 x i32> %1089, %1055
  %1110 = ashr <16 x i32> %1109, %1036
  %1111 = and <16 x i32> %1110, %1038
  %1112 = bitcast <16 x i32> %1111 to <16 x float>
  %1113 = fmul <16 x float> %1041, %1112
  store <16 x float> %1113, ptr %1108, align 64
  %1114 = and <16 x i32> %1064, %1032
  %1115 = add <16 x i32> %1114, %1034
  %1116 = and <16 x i32> %1089, %1032
  %1117 = add <16 x i32> %1116, %1034
  %1118 = or <16 x i32> %1115, %1059
  %1119 = or <16 x i32> %1118, %1117
  %1120 = getelementptr inbounds nuw i8, ptr %1058, i64 512
  %1121 = add nuw nsw i64 %1057, 1
  %1122 = icmp eq i64 %1121, %1044
  br i1 %1122, label %1123, label %1056

1123:
  %1124 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %1119)
  %1125 = and i32 %1124, %860
  br label %1304

1126:
  %1127 = lshr i32 %848, 5
  %1128 = icmp eq i32 %1127, 0
  br i1 %1128, label %1304, label %1129

1129:
  %1130 = shl nsw i32 -1, %851
  %1131 = xor i32 %1130, -1
  %1132 = sub i32 %1131, %859
  %1133 = mul i32 %1132, %858
  %1134 = mul i32 %858, %1131
  %1135 = add nsw i32 %849, -1
  %1136 = shl i32 -8388608, %1135
  %1137 = add i32 %1136, 2139095040
  %1138 = sub nsw i32 23, %850
  %1139 = shl i32 %1131, %1138
  %1140 = or i32 %1139, -2147483648
  %1141 = sub i32 8, %849
  %1142 = load i32, ptr %18, align 4
  %1143 = mul i32 %1127, %844
  %1144 = add i32 %1143, %1142
  %1145 = insertelement <16 x i32> poison, i32 %1134, i64 0
  %1146 = shufflevector <16 x i32> %1145, <16 x i32> poison, <16 x i32> zeroinitializer
  %1147 = insertelement <16 x i32> poison, i32 %1133, i64 0
  %1148 = shufflevector <16 x i32> %1147, <16 x i32> poison, <16 x i32> zeroinitializer
  %1149 = insertelement <16 x i32> poison, i32 %1141, i64 0
  %1150 = shufflevector <16 x i32> %1149, <16 x i32> poison, <16 x i32> zeroinitializer
  %1151 = insertelement <16 x i32> poison, i32 %1140, i64 0
  %1152 = shufflevector <16 x i32> %1151, <16 x i32> poison, <16 x i32> zeroinitializer
  %1153 = insertelement <16 x i32> poison, i32 %1137, i64 0
  %1154 = bitcast <16 x i32> %1153 to <16 x float>
  %1155 = shufflevector <16 x float> %1154, <16 x float> poison, <16 x i32> zeroinitializer
  %1156 = insertelement <16 x i32> poison, i32 %854, i64 0
  %1157 = shufflevector <16 x i32> %1156, <16 x i32> poison, <16 x i32> zeroinitializer
  %1158 = zext nneg i32 %1127 to i64
  %1159 = sub i32 %854, %845
  %1160 = insertelement <16 x i32> poison, i32 %1159, i64 0
  %1161 = shufflevector <16 x i32> %1160, <16 x i32> poison, <16 x i32> zeroinitializer
  %1162 = shl i32 %845, 1
  %1163 = sub i32 %854, %1162
  %1164 = insertelement <16 x i32> poison, i32 %1163, i64 0
  %1165 = shufflevector <16 x i32> %1164, <16 x i32> poison, <16 x i32> zeroinitializer
  %1166 = mul i32 %845, -3
  %1167 = add i32 %1166, %854
  %1168 = insertelement <16 x i32> poison, i32 %1167, i64 0
  %1169 = shufflevector <16 x i32> %1168, <16 x i32> poison, <16 x i32> zeroinitializer
  %1170 = shl i32 %845, 2
  %1171 = sub i32 %854, %1170
  %1172 = insertelement <16 x i32> poison, i32 %1171, i64 0
  %1173 = shufflevector <16 x i32> %1172, <16 x i32> poison, <16 x i32> zeroinitializer
  %1174 = mul i32 %845, -5
  %1175 = add i32 %1174, %854
  %1176 = insertelement <16 x i32> poison, i32 %1175, i64 0
  %1177 = shufflevector <16 x i32> %1176, <16 x i32> poison, <16 x i32> zeroinitializer
  %1178 = mul i32 %845, -6
  %1179 = add i32 %1178, %854
  %1180 = insertelement <16 x i32> poison, i32 %1179, i64 0
  %1181 = shufflevector <16 x i32> %1180, <16 x i32> poison, <16 x i32> zeroinitializer
  %1182 = mul i32 %845, -7
  %1183 = add i32 %1182, %854
  %1184 = insertelement <16 x i32> poison, i32 %1183, i64 0
  %1185 = shufflevector <16 x i32> %1184, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %1186

1186:
  %1187 = phi i64 [ 0, %1129 ], [ %1299, %1186 ]
  %1188 = phi ptr [ %7, %1129 ], [ %1298, %1186 ]
  %1189 = phi <16 x i32> [ zeroinitializer, %1129 ], [ %1297, %1186 ]
  %1190 = trunc nuw nsw i64 %1187 to i32
  %1191 = add i32 %1144, %1190
  %1192 = zext i32 %1191 to i64
  %1193 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %1192
  %1194 = load <16 x i32>, ptr %1193, align 64
  %1195 = shl <16 x i32> %1194, %1157
  %1196 = ashr <16 x i32> %1195, %1150
  %1197 = and <16 x i32> %1196, %1152
  %1198 = bitcast <16 x i32> %1197 to <16 x float>
  %1199 = fmul <16 x float> %1155, %1198
  store <16 x float> %1199, ptr %1188, align 64
  %1200 = getelementptr inbounds nuw i8, ptr %1188, i64 128
  %1201 = shl <16 x i32> %1194, %1161
  %1202 = ashr <16 x i32> %1201, %1150
  %1203 = and <16 x i32> %1202, %1152
  %1204 = bitcast <16 x i32> %1203 to <16 x float>
  %1205 = fmul <16 x float> %1155, %1204
  store <16 x float> %1205, ptr %1200, align 64
  %1206 = getelementptr inbounds nuw i8, ptr %1188, i64 256
  %1207 = shl <16 x i32> %1194, %1165
  %1208 = ashr <16 x i32> %1207, %1150
  %1209 = and <16 x i32> %1208, %1152
  %1210 = bitcast <16 x i32> %1209 to <16 x float>
  %1211 = fmul <16 x float> %1155, %1210
  store <16 x float> %1211, ptr %1206, align 64
  %1212 = getelementptr inbounds nuw i8, ptr %1188, i64 384
  %1213 = shl <16 x i32> %1194, %1169
  %1214 = ashr <16 x i32> %1213, %1150
  %1215 = and <16 x i32> %1214, %1152
  %1216 = bitcast <16 x i32> %1215 to <16 x float>
  %1217 = fmul <16 x float> %1155, %1216
  store <16 x float> %1217, ptr %1212, align 64
  %1218 = getelementptr inbounds nuw i8, ptr %1188, i64 512
  %1219 = shl <16 x i32> %1194, %1173
  %1220 = ashr <16 x i32> %1219, %1150
  %1221 = and <16 x i32> %1220, %1152
  %1222 = bitcast <16 x i32> %1221 to <16 x float>
  %1223 = fmul <16 x float> %1155, %1222
  store <16 x float> %1223, ptr %1218, align 64
  %1224 = getelementptr inbounds nuw i8, ptr %1188, i64 640
  %1225 = shl <16 x i32> %1194, %1177
  %1226 = ashr <16 x i32> %1225, %1150
  %1227 = and <16 x i32> %1226, %1152
  %1228 = bitcast <16 x i32> %1227 to <16 x float>
  %1229 = fmul <16 x float> %1155, %1228
  store <16 x float> %1229, ptr %1224, align 64
  %1230 = getelementptr inbounds nuw i8, ptr %1188, i64 768
  %1231 = shl <16 x i32> %1194, %1181
  %1232 = ashr <16 x i32> %1231, %1150
  %1233 = and <16 x i32> %1232, %1152
  %1234 = bitcast <16 x i32> %1233 to <16 x float>
  %1235 = fmul <16 x float> %1155, %1234
  store <16 x float> %1235, ptr %1230, align 64
  %1236 = getelementptr inbounds nuw i8, ptr %1188, i64 896
  %1237 = shl <16 x i32> %1194, %1185
  %1238 = ashr <16 x i32> %1237, %1150
  %1239 = and <16 x i32> %1238, %1152
  %1240 = bitcast <16 x i32> %1239 to <16 x float>
  %1241 = fmul <16 x float> %1155, %1240
  store <16 x float> %1241, ptr %1236, align 64
  %1242 = getelementptr inbounds nuw i8, ptr %1193, i64 64
  %1243 = load <16 x i32>, ptr %1242, align 64
  %1244 = getelementptr inbounds nuw i8, ptr %1188, i64 64
  %1245 = shl <16 x i32> %1243, %1157
  %1246 = ashr <16 x i32> %1245, %1150
  %1247 = and <16 x i32> %1246, %1152
  %1248 = bitcast <16 x i32> %1247 to <16 x float>
  %1249 = fmul <16 x float> %1155, %1248
  store <16 x float> %1249, ptr %1244, align 64
  %1250 = getelementptr inbounds nuw i8, ptr %1188, i64 192
  %1251 = shl <16 x i32> %1243, %1161
  %1252 = ashr <16 x i32> %1251, %1150
  %1253 = and <16 x i32> %1252, %1152
  %1254 = bitcast <16 x i32> %1253 to <16 x float>
  %1255 = fmul <16 x float> %1155, %1254
  store <16 x float> %1255, ptr %1250, align 64
  %1256 = getelementptr inbounds nuw i8, ptr %1188, i64 320
  %1257 = shl <16 x i32> %1243, %1165
  %1258 = ashr <16 x i32> %1257, %1150
  %1259 = and <16 x i32> %1258, %1152
  %1260 = bitcast <16 x i32> %1259 to <16 x float>
  %1261 = fmul <16 x float> %1155, %1260
  store <16 x float> %1261, ptr %1256, align 64
  %1262 = getelementptr inbounds nuw i8, ptr %1188, i64 448
  %1263 = shl <16 x i32> %1243, %1169
  %1264 = ashr <16 x i32> %1263, %1150
  %1265 = and <16 x i32> %1264, %1152
  %1266 = bitcast <16 x i32> %1265 to <16 x float>
  %1267 = fmul <16 x float> %1155, %1266
  store <16 x float> %1267, ptr %1262, align 64
  %1268 = getelementptr inbounds nuw i8, ptr %1188, i64 576
  %1269 = shl <16 x i32> %1243, %1173
  %1270 = ashr <16 x i32> %1269, %1150
  %1271 = and <16 x i32> %1270, %1152
  %1272 = bitcast <16 x i32> %1271 to <16 x float>
  %1273 = fmul <16 x float> %1155, %1272
  store <16 x float> %1273, ptr %1268, align 64
  %1274 = getelementptr inbounds nuw i8, ptr %1188, i64 704
  %1275 = shl <16 x i32> %1243, %1177
  %1276 = ashr <16 x i32> %1275, %1150
  %1277 = and <16 x i32> %1276, %1152
  %1278 = bitcast <16 x i32> %1277 to <16 x float>
  %1279 = fmul <16 x float> %1155, %1278
  store <16 x float> %1279, ptr %1274, align 64
  %1280 = getelementptr inbounds nuw i8, ptr %1188, i64 832
  %1281 = shl <16 x i32> %1243, %1181
  %1282 = ashr <16 x i32> %1281, %1150
  %1283 = and <16 x i32> %1282, %1152
  %1284 = bitcast <16 x i32> %1283 to <16 x float>
  %1285 = fmul <16 x float> %1155, %1284
  store <16 x float> %1285, ptr %1280, align 64
  %1286 = getelementptr inbounds nuw i8, ptr %1188, i64 960
  %1287 = shl <16 x i32> %1243, %1185
  %1288 = ashr <16 x i32> %1287, %1150
  %1289 = and <16 x i32> %1288, %1152
  %1290 = bitcast <16 x i32> %1289 to <16 x float>
  %1291 = fmul <16 x float> %1155, %1290
  store <16 x float> %1291, ptr %1286, align 64
  %1292 = and <16 x i32> %1194, %1146
  %1293 = add <16 x i32> %1292, %1148
  %1294 = and <16 x i32> %1243, %1146
  %1295 = add <16 x i32> %1294, %1148
  %1296 = or <16 x i32> %1293, %1189
  %1297 = or <16 x i32> %1296, %1295
  %1298 = getelementptr inbounds nuw i8, ptr %1188, i64 1024
  %1299 = add nuw nsw i64 %1187, 1
  %1300 = icmp eq i64 %1299, %1158
  br i1 %1300, label %1301, label %1186

1301:
  %1302 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %1297)
  %1303 = and i32 %1302, %860
  br label %1304

1304:
  %1305 = phi i32 [ %1125, %1123 ], [ %1011, %1009 ], [ %929, %927 ], [ 0, %863 ], [ 0, %930 ], [ 0, %1012 ], [ 0, %1126
      ], [ %1303, %1301 ]
  %1306 = icmp ne i32 %1305, 0
  %1307 = load i32, ptr %0, align 4
  %1308 = or i1 %832, %1306
  br i1 %1308, label %1651, label %1309

1309:
  %1310 = load i32, ptr %34, align 4
  %1311 = add i32 %1310, %836
  %1312 = mul i32 %1307, %844
  %1313 = lshr i32 %1312, 2
  %1314 = add i32 %1311, %1313
  %1315 = icmp eq i32 %1307, 8
  %1316 = zext i32 %1314 to i64
  %1317 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %1316
  %1318 = add i32 %1314, 2
  %1319 = zext i32 %1318 to i64
  %1320 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %1319
  %1321 = select i1 %1315, ptr @ZEROS, ptr %1320
  %1322 = load <16 x i32>, ptr %1317, align 64
  %1323 = getelementptr inbounds nuw i8, ptr %1317, i64 64
  %1324 = load <16 x i32>, ptr %1323, align 64
  %1325 = shufflevector <16 x i32> %1322, <16 x i32> %1324, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %1326 = shufflevector <16 x i32> %1322, <16 x i32> %1324, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %1327 = load <16 x i32>, ptr %1321, align 64
  %1328 = getelementptr inbounds nuw i8, ptr %1321, i64 64
  %1329 = load <16 x i32>, ptr %1328, align 64
  %1330 = shufflevector <16 x i32> %1327, <16 x i32> %1329, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %1331 = shufflevector <16 x i32> %1327, <16 x i32> %1329, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %1332 = shufflevector <16 x i32> %1325, <16 x i32> %1330, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %1333 = shufflevector <16 x i32> %1325, <16 x i32> %1330, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %1334 = shufflevector <16 x i32> %1326, <16 x i32> %1331, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %1335 = shufflevector <16 x i32> %1326, <16 x i32> %1331, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %1336 = add i32 %1314, 1
  %1337 = zext i32 %1336 to i64
  %1338 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %1337
  %1339 = add i32 %1314, 3
  %1340 = zext i32 %1339 to i64
  %1341 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %1340
  %1342 = select i1 %1315, ptr @ZEROS, ptr %1341
  %1343 = load <16 x i32>, ptr %1338, align 64
  %1344 = getelementptr inbounds nuw i8, ptr %1338, i64 64
  %1345 = load <16 x i32>, ptr %1344, align 64
  %1346 = shufflevector <16 x i32> %1343, <16 x i32> %1345, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %1347 = shufflevector <16 x i32> %1343, <16 x i32> %1345, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %1348 = load <16 x i32>, ptr %1342, align 64
  %1349 = getelementptr inbounds nuw i8, ptr %1342, i64 64
  %1350 = load <16 x i32>, ptr %1349, align 64
  %1351 = shufflevector <16 x i32> %1348, <16 x i32> %1350, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %1352 = shufflevector <16 x i32> %1348, <16 x i32> %1350, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %1353 = shufflevector <16 x i32> %1346, <16 x i32> %1351, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %1354 = shufflevector <16 x i32> %1346, <16 x i32> %1351, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %1355 = shufflevector <16 x i32> %1347, <16 x i32> %1352, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %1356 = shufflevector <16 x i32> %1347, <16 x i32> %1352, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %1357 = load i32, ptr %26, align 4
  %1358 = icmp eq i32 %1357, 0
  br i1 %1358, label %1436, label %1359

1359:
  %1360 = bitcast <16 x i32> %1356 to <16 x float>
  %1361 = bitcast <16 x i32> %1335 to <16 x float>
  %1362 = bitcast <16 x i32> %1355 to <16 x float>
  %1363 = bitcast <16 x i32> %1334 to <16 x float>
  %1364 = bitcast <16 x i32> %1354 to <16 x float>
  %1365 = bitcast <16 x i32> %1333 to <16 x float>
  %1366 = bitcast <16 x i32> %1353 to <16 x float>
  %1367 = bitcast <16 x i32> %1332 to <16 x float>
  %1368 = load ptr, ptr %33, align 64
  %1369 = zext i32 %1357 to i64
  br label %1370

1370:
  %1371 = phi i64 [ 0, %1359 ], [ %1425, %1370 ]
  %1372 = phi <16 x float> [ %1367, %1359 ], [ %1389, %1370 ]
  %1373 = phi <16 x float> [ %1366, %1359 ], [ %1394, %1370 ]
  %1374 = phi <16 x float> [ %1360, %1359 ], [ %1424, %1370 ]
  %1375 = phi <16 x float> [ %1361, %1359 ], [ %1419, %1370 ]
  %1376 = phi <16 x float> [ %1362, %1359 ], [ %1414, %1370 ]
  %1377 = phi <16 x float> [ %1363, %1359 ], [ %1409, %1370 ]
  %1378 = phi <16 x float> [ %1364, %1359 ], [ %1404, %1370 ]
  %1379 = phi <16 x float> [ %1365, %1359 ], [ %1399, %1370 ]
  %1380 = getelementptr inbounds nuw i16, ptr %1368, i64 %1371
  %1381 = load i16, ptr %1380, align 2
  %1382 = zext i16 %1381 to i64
  %1383 = getelementptr inbounds nuw float, ptr %7, i64 %1382
  %1384 = getelementptr inbounds nuw <16 x float>, ptr %20, i64 %1371
  %1385 = load <16 x float>, ptr %1384, align 64
  %1386 = load float, ptr %1383, align 4
  %1387 = insertelement <16 x float> poison, float %1386, i64 0
  %1388 = shufflevector <16 x float> %1387, <16 x float> poison, <16 x i32> zeroinitializer
  %1389 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1385, <16 x float> %1388, <16 x float> %1372)
  %1390 = getelementptr inbounds nuw i8, ptr %1383, i64 16
  %1391 = load float, ptr %1390, align 4
  %1392 = insertelement <16 x float> poison, float %1391, i64 0
  %1393 = shufflevector <16 x float> %1392, <16 x float> poison, <16 x i32> zeroinitializer
  %1394 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1385, <16 x float> %1393, <16 x float> %1373)
  %1395 = getelementptr inbounds nuw i8, ptr %1383, i64 32
  %1396 = load float, ptr %1395, align 4
  %1397 = insertelement <16 x float> poison, float %1396, i64 0
  %1398 = shufflevector <16 x float> %1397, <16 x float> poison, <16 x i32> zeroinitializer
  %1399 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1385, <16 x float> %1398, <16 x float> %1379)
  %1400 = getelementptr inbounds nuw i8, ptr %1383, i64 48
  %1401 = load float, ptr %1400, align 4
  %1402 = insertelement <16 x float> poison, float %1401, i64 0
  %1403 = shufflevector <16 x float> %1402, <16 x float> poison, <16 x i32> zeroinitializer
  %1404 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1385, <16 x float> %1403, <16 x float> %1378)
  %1405 = getelementptr inbounds nuw i8, ptr %1383, i64 64
  %1406 = load float, ptr %1405, align 4
  %1407 = insertelement <16 x float> poison, float %1406, i64 0
  %1408 = shufflevector <16 x float> %1407, <16 x float> poison, <16 x i32> zeroinitializer
  %1409 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1385, <16 x float> %1408, <16 x float> %1377)
  %1410 = getelementptr inbounds nuw i8, ptr %1383, i64 80
  %1411 = load float, ptr %1410, align 4
  %1412 = insertelement <16 x float> poison, float %1411, i64 0
  %1413 = shufflevector <16 x float> %1412, <16 x float> poison, <16 x i32> zeroinitializer
  %1414 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1385, <16 x float> %1413, <16 x float> %1376)
  %1415 = getelementptr inbounds nuw i8, ptr %1383, i64 96
  %1416 = load float, ptr %1415, align 4
  %1417 = insertelement <16 x float> poison, float %1416, i64 0
  %1418 = shufflevector <16 x float> %1417, <16 x float> poison, <16 x i32> zeroinitializer
  %1419 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1385, <16 x float> %1418, <16 x float> %1375)
  %1420 = getelementptr inbounds nuw i8, ptr %1383, i64 112
  %1421 = load float, ptr %1420, align 4
  %1422 = insertelement <16 x float> poison, float %1421, i64 0
  %1423 = shufflevector <16 x float> %1422, <16 x float> poison, <16 x i32> zeroinitializer
  %1424 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %1385, <16 x float> %1423, <16 x float> %1374)
  %1425 = add nuw nsw i64 %1371, 1
  %1426 = icmp eq i64 %1425, %1369
  br i1 %1426, label %1427, label %1370

1427:
  %1428 = bitcast <16 x float> %1389 to <16 x i32>
  %1429 = bitcast <16 x float> %1394 to <16 x i32>
  %1430 = bitcast <16 x float> %1399 to <16 x i32>
  %1431 = bitcast <16 x float> %1404 to <16 x i32>
  %1432 = bitcast <16 x float> %1409 to <16 x i32>
  %1433 = bitcast <16 x float> %1414 to <16 x i32>
  %1434 = bitcast <16 x float> %1419 to <16 x i32>
  %1435 = bitcast <16 x float> %1424 to <16 x i32>
  br label %1436

1436:
  %1437 = phi <16 x i32> [ %1333, %1309 ], [ %1430, %1427 ]
  %1438 = phi <16 x i32> [ %1354, %1309 ], [ %1431, %1427 ]
  %1439 = phi <16 x i32> [ %1334, %1309 ], [ %1432, %1427 ]
  %1440 = phi <16 x i32> [ %1355, %1309 ], [ %1433, %1427 ]
  %1441 = phi <16 x i32> [ %1335, %1309 ], [ %1434, %1427 ]
  %1442 = phi <16 x i32> [ %1356, %1309 ], [ %1435, %1427 ]
  %1443 = phi <16 x i32> [ %1353, %1309 ], [ %1429, %1427 ]
  %1444 = phi <16 x i32> [ %1332, %1309 ], [ %1428, %1427 ]
  %1445 = load i32, ptr %35, align 4
  %1446 = icmp eq i32 %1445, 0
  br i1 %1446, label %1593, label %1447

1447:
  %1448 = and <16 x i32> %1444, splat (i32 2147483647)
  %1449 = add nuw <16 x i32> %1448, splat (i32 4095)
  %1450 = lshr <16 x i32> %1444, splat (i32 13)
  %1451 = and <16 x i32> %1450, splat (i32 1)
  %1452 = add nuw <16 x i32> %1449, %1451
  %1453 = and <16 x i32> %1452, splat (i32 -8192)
  %1454 = bitcast <16 x i32> %1448 to <16 x float>
  %1455 = fadd <16 x float> %1454, splat (float 5.000000e-01)
  %1456 = fadd <16 x float> %1455, splat (float -5.000000e-01)
  %1457 = bitcast <16 x float> %1456 to <16 x i32>
  %1458 = icmp samesign ult <16 x i32> %1448, splat (i32 947912704)
  %1459 = select <16 x i1> %1458, <16 x i32> %1457, <16 x i32> %1453
  %1460 = icmp sgt <16 x i32> %1459, splat (i32 1199570943)
  %1461 = select <16 x i1> %1460, <16 x i32> splat (i32 2139095040), <16 x i32> %1459
  %1462 = icmp samesign ugt <16 x i32> %1448, splat (i32 2139095040)
  %1463 = and <16 x i32> %1444, splat (i32 -2147483648)
  %1464 = or <16 x i32> %1461, %1463
  %1465 = select <16 x i1> %1462, <16 x i32> splat (i32 2147483647), <16 x i32> %1464
  %1466 = and <16 x i32> %1443, splat (i32 2147483647)
  %1467 = add nuw <16 x i32> %1466, splat (i32 4095)
  %1468 = lshr <16 x i32> %1443, splat (i32 13)
  %1469 = and <16 x i32> %1468, splat (i32 1)
  %1470 = add nuw <16 x i32> %1467, %1469
  %1471 = and <16 x i32> %1470, splat (i32 -8192)
  %1472 = bitcast <16 x i32> %1466 to <16 x float>
  %1473 = fadd <16 x float> %1472, splat (float 5.000000e-01)
  %1474 = fadd <16 x float> %1473, splat (float -5.000000e-01)
  %1475 = bitcast <16 x float> %1474 to <16 x i32>
  %1476 = icmp samesign ult <16 x i32> %1466, splat (i32 947912704)
  %1477 = select <16 x i1> %1476, <16 x i32> %1475, <16 x i32> %1471
  %1478 = icmp sgt <16 x i32> %1477, splat (i32 1199570943)
  %1479 = select <16 x i1> %1478, <16 x i32> splat (i32 2139095040), <16 x i32> %1477
  %1480 = icmp samesign ugt <16 x i32> %1466, splat (i32 2139095040)
  %1481 = and <16 x i32> %1443, splat (i32 -2147483648)
  %1482 = or <16 x i32> %1479, %1481
  %1483 = select <16 x i1> %1480, <16 x i32> splat (i32 2147483647), <16 x i32> %1482
  %1484 = and <16 x i32> %1437, splat (i32 2147483647)
  %1485 = add nuw <16 x i32> %1484, splat (i32 4095)
  %1486 = lshr <16 x i32> %1437, splat (i32 13)
  %1487 = and <16 x i32> %1486, splat (i32 1)
  %1488 = add nuw <16 x i32> %1485, %1487
  %1489 = and <16 x i32> %1488, splat (i32 -8192)
  %1490 = bitcast <16 x i32> %1484 to <16 x float>
  %1491 = fadd <16 x float> %1490, splat (float 5.000000e-01)
  %1492 = fadd <16 x float> %1491, splat (float -5.000000e-01)
  %1493 = bitcast <16 x float> %1492 to <16 x i32>
  %1494 = icmp samesign ult <16 x i32> %1484, splat (i32 947912704)
  %1495 = select <16 x i1> %1494, <16 x i32> %1493, <16 x i32> %1489
  %1496 = icmp sgt <16 x i32> %1495, splat (i32 1199570943)
  %1497 = select <16 x i1> %1496, <16 x i32> splat (i32 2139095040), <16 x i32> %1495
  %1498 = icmp samesign ugt <16 x i32> %1484, splat (i32 2139095040)
  %1499 = and <16 x i32> %1437, splat (i32 -2147483648)
  %1500 = or <16 x i32> %1497, %1499
  %1501 = select <16 x i1> %1498, <16 x i32> splat (i32 2147483647), <16 x i32> %1500
  %1502 = and <16 x i32> %1438, splat (i32 2147483647)
  %1503 = add nuw <16 x i32> %1502, splat (i32 4095)
  %1504 = lshr <16 x i32> %1438, splat (i32 13)
  %1505 = and <16 x i32> %1504, splat (i32 1)
  %1506 = add nuw <16 x i32> %1503, %1505
  %1507 = and <16 x i32> %1506, splat (i32 -8192)
  %1508 = bitcast <16 x i32> %1502 to <16 x float>
  %1509 = fadd <16 x float> %1508, splat (float 5.000000e-01)
  %1510 = fadd <16 x float> %1509, splat (float -5.000000e-01)
  %1511 = bitcast <16 x float> %1510 to <16 x i32>
  %1512 = icmp samesign ult <16 x i32> %1502, splat (i32 947912704)
  %1513 = select <16 x i1> %1512, <16 x i32> %1511, <16 x i32> %1507
  %1514 = icmp sgt <16 x i32> %1513, splat (i32 1199570943)
  %1515 = select <16 x i1> %1514, <16 x i32> splat (i32 2139095040), <16 x i32> %1513
  %1516 = icmp samesign ugt <16 x i32> %1502, splat (i32 2139095040)
  %1517 = and <16 x i32> %1438, splat (i32 -2147483648)
  %1518 = or <16 x i32> %1515, %1517
  %1519 = select <16 x i1> %1516, <16 x i32> splat (i32 2147483647), <16 x i32> %1518
  %1520 = and <16 x i32> %1439, splat (i32 2147483647)
  %1521 = add nuw <16 x i32> %1520, splat (i32 4095)
  %1522 = lshr <16 x i32> %1439, splat (i32 13)
  %1523 = and <16 x i32> %1522, splat (i32 1)
  %1524 = add nuw <16 x i32> %1521, %1523
  %1525 = and <16 x i32> %1524, splat (i32 -8192)
  %1526 = bitcast <16 x i32> %1520 to <16 x float>
  %1527 = fadd <16 x float> %1526, splat (float 5.000000e-01)
  %1528 = fadd <16 x float> %1527, splat (float -5.000000e-01)
  %1529 = bitcast <16 x float> %1528 to <16 x i32>
  %1530 = icmp samesign ult <16 x i32> %1520, splat (i32 947912704)
  %1531 = select <16 x i1> %1530, <16 x i32> %1529, <16 x i32> %1525
  %1532 = icmp sgt <16 x i32> %1531, splat (i32 1199570943)
  %1533 = select <16 x i1> %1532, <16 x i32> splat (i32 2139095040), <16 x i32> %1531
  %1534 = icmp samesign ugt <16 x i32> %1520, splat (i32 2139095040)
  %1535 = and <16 x i32> %1439, splat (i32 -2147483648)
  %1536 = or <16 x i32> %1533, %1535
  %1537 = select <16 x i1> %1534, <16 x i32> splat (i32 2147483647), <16 x i32> %1536
  %1538 = and <16 x i32> %1440, splat (i32 2147483647)
  %1539 = add nuw <16 x i32> %1538, splat (i32 4095)
  %1540 = lshr <16 x i32> %1440, splat (i32 13)
  %1541 = and <16 x i32> %1540, splat (i32 1)
  %1542 = add nuw <16 x i32> %1539, %1541
  %1543 = and <16 x i32> %1542, splat (i32 -8192)
  %1544 = bitcast <16 x i32> %1538 to <16 x float>
  %1545 = fadd <16 x float> %1544, splat (float 5.000000e-01)
  %1546 = fadd <16 x float> %1545, splat (float -5.000000e-01)
  %1547 = bitcast <16 x float> %1546 to <16 x i32>
  %1548 = icmp samesign ult <16 x i32> %1538, splat (i32 947912704)
  %1549 = select <16 x i1> %1548, <16 x i32> %1547, <16 x i32> %1543
  %1550 = icmp sgt <16 x i32> %1549, splat (i32 1199570943)
  %1551 = select <16 x i1> %1550, <16 x i32> splat (i32 2139095040), <16 x i32> %1549
  %1552 = icmp samesign ugt <16 x i32> %1538, splat (i32 2139095040)
  %1553 = and <16 x i32> %1440, splat (i32 -2147483648)
  %1554 = or <16 x i32> %1551, %1553
  %1555 = select <16 x i1> %1552, <16 x i32> splat (i32 2147483647), <16 x i32> %1554
  %1556 = and <16 x i32> %1441, splat (i32 2147483647)
  %1557 = add nuw <16 x i32> %1556, splat (i32 4095)
  %1558 = lshr <16 x i32> %1441, splat (i32 13)
  %1559 = and <16 x i32> %1558, splat (i32 1)
  %1560 = add nuw <16 x i32> %1557, %1559
  %1561 = and <16 x i32> %1560, splat (i32 -8192)
  %1562 = bitcast <16 x i32> %1556 to <16 x float>
  %1563 = fadd <16 x float> %1562, splat (float 5.000000e-01)
  %1564 = fadd <16 x float> %1563, splat (float -5.000000e-01)
  %1565 = bitcast <16 x float> %1564 to <16 x i32>
  %1566 = icmp samesign ult <16 x i32> %1556, splat (i32 947912704)
  %1567 = select <16 x i1> %1566, <16 x i32> %1565, <16 x i32> %1561
  %1568 = icmp sgt <16 x i32> %1567, splat (i32 1199570943)
  %1569 = select <16 x i1> %1568, <16 x i32> splat (i32 2139095040), <16 x i32> %1567
  %1570 = icmp samesign ugt <16 x i32> %1556, splat (i32 2139095040)
  %1571 = and <16 x i32> %1441, splat (i32 -2147483648)
  %1572 = or <16 x i32> %1569, %1571
  %1573 = select <16 x i1> %1570, <16 x i32> splat (i32 2147483647), <16 x i32> %1572
  %1574 = and <16 x i32> %1442, splat (i32 2147483647)
  %1575 = add nuw <16 x i32> %1574, splat (i32 4095)
  %1576 = lshr <16 x i32> %1442, splat (i32 13)
  %1577 = and <16 x i32> %1576, splat (i32 1)
  %1578 = add nuw <16 x i32> %1575, %1577
  %1579 = and <16 x i32> %1578, splat (i32 -8192)
  %1580 = bitcast <16 x i32> %1574 to <16 x float>
  %1581 = fadd <16 x float> %1580, splat (float 5.000000e-01)
  %1582 = fadd <16 x float> %1581, splat (float -5.000000e-01)
  %1583 = bitcast <16 x float> %1582 to <16 x i32>
  %1584 = icmp samesign ult <16 x i32> %1574, splat (i32 947912704)
  %1585 = select <16 x i1> %1584, <16 x i32> %1583, <16 x i32> %1579
  %1586 = icmp sgt <16 x i32> %1585, splat (i32 1199570943)
  %1587 = select <16 x i1> %1586, <16 x i32> splat (i32 2139095040), <16 x i32> %1585
  %1588 = icmp samesign ugt <16 x i32> %1574, splat (i32 2139095040)
  %1589 = and <16 x i32> %1442, splat (i32 -2147483648)
  %1590 = or <16 x i32> %1587, %1589
  %1591 = select <16 x i1> %1588, <16 x i32> splat (i32 2147483647), <16 x i32> %1590
  %1592 = load i32, ptr %0, align 4
  br label %1593

1593:
  %1594 = phi i32 [ %1307, %1436 ], [ %1592, %1447 ]
  %1595 = phi <16 x i32> [ %1444, %1436 ], [ %1465, %1447 ]
  %1596 = phi <16 x i32> [ %1443, %1436 ], [ %1483, %1447 ]
  %1597 = phi <16 x i32> [ %1437, %1436 ], [ %1501, %1447 ]
  %1598 = phi <16 x i32> [ %1438, %1436 ], [ %1519, %1447 ]
  %1599 = phi <16 x i32> [ %1439, %1436 ], [ %1537, %1447 ]
  %1600 = phi <16 x i32> [ %1440, %1436 ], [ %1555, %1447 ]
  %1601 = phi <16 x i32> [ %1441, %1436 ], [ %1573, %1447 ]
  %1602 = phi <16 x i32> [ %1442, %1436 ], [ %1591, %1447 ]
  %1603 = bitcast <16 x i32> %1595 to <16 x float>
  %1604 = fcmp uno <16 x float> %1603, zeroinitializer
  %1605 = select <16 x i1> %1604, <16 x float> splat (float 0x7FFFFFFFE0000000), <16 x float> %1603
  %1606 = bitcast <16 x i32> %1596 to <16 x float>
  %1607 = fcmp uno <16 x float> %1606, zeroinitializer
  %1608 = select <16 x i1> %1607, <16 x float> splat (float 0x7FFFFFFFE0000000), <16 x float> %1606
  %1609 = bitcast <16 x i32> %1597 to <16 x float>
  %1610 = fcmp uno <16 x float> %1609, zeroinitializer
  %1611 = select <16 x i1> %1610, <16 x float> splat (float 0x7FFFFFFFE0000000), <16 x float> %1609
  %1612 = bitcast <16 x i32> %1598 to <16 x float>
  %1613 = fcmp uno <16 x float> %1612, zeroinitializer
  %1614 = select <16 x i1> %1613, <16 x float> splat (float 0x7FFFFFFFE0000000), <16 x float> %1612
  %1615 = bitcast <16 x i32> %1599 to <16 x float>
  %1616 = fcmp uno <16 x float> %1615, zeroinitializer
  %1617 = select <16 x i1> %1616, <16 x float> splat (float 0x7FFFFFFFE0000000), <16 x float> %1615
  %1618 = bitcast <16 x i32> %1600 to <16 x float>
  %1619 = fcmp uno <16 x float> %1618, zeroinitializer
  %1620 = select <16 x i1> %1619, <16 x float> splat (float 0x7FFFFFFFE0000000), <16 x float> %1618
  %1621 = bitcast <16 x i32> %1601 to <16 x float>
  %1622 = fcmp uno <16 x float> %1621, zeroinitializer
  %1623 = select <16 x i1> %1622, <16 x float> splat (float 0x7FFFFFFFE0000000), <16 x float> %1621
  %1624 = bitcast <16 x i32> %1602 to <16 x float>
  %1625 = fcmp uno <16 x float> %1624, zeroinitializer
  %1626 = select <16 x i1> %1625, <16 x float> splat (float 0x7FFFFFFFE0000000), <16 x float> %1624
  %1627 = icmp eq i32 %1594, 8
  %1628 = shufflevector <16 x float> %1605, <16 x float> %1611, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5,
      i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %1629 = shufflevector <16 x float> %1617, <16 x float> %1623, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5,
      i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %1630 = shufflevector <16 x float> %1628, <16 x float> %1629, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9,
      i32 17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x float> %1630, ptr %1317, align 64
  %1631 = shufflevector <16 x float> %1628, <16 x float> %1629, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32
      13, i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  store <16 x float> %1631, ptr %1323, align 64
  br i1 %1627, label %1638, label %1632

1632:
  %1633 = shufflevector <16 x float> %1605, <16 x float> %1611, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32
      13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %1634 = shufflevector <16 x float> %1617, <16 x float> %1623, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32
      13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %1635 = shufflevector <16 x float> %1633, <16 x float> %1634, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9,
      i32 17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x float> %1635, ptr %1320, align 64
  %1636 = shufflevector <16 x float> %1633, <16 x float> %1634, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32
      13, i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  %1637 = getelementptr inbounds nuw i8, ptr %1320, i64 64
  store <16 x float> %1636, ptr %1637, align 64
  br label %1638

1638:
  %1639 = load i32, ptr %0, align 4
  %1640 = icmp eq i32 %1639, 8
  %1641 = shufflevector <16 x float> %1608, <16 x float> %1614, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5,
      i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %1642 = shufflevector <16 x float> %1620, <16 x float> %1626, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5,
      i32 6, i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %1643 = shufflevector <16 x float> %1641, <16 x float> %1642, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9,
      i32 17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x float> %1643, ptr %1338, align 64
  %1644 = shufflevector <16 x float> %1641, <16 x float> %1642, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32
      13, i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  store <16 x float> %1644, ptr %1344, align 64
  br i1 %1640, label %1652, label %1645

1645:
  %1646 = shufflevector <16 x float> %1608, <16 x float> %1614, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32
      13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %1647 = shufflevector <16 x float> %1620, <16 x float> %1626, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32
      13, i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %1648 = shufflevector <16 x float> %1646, <16 x float> %1647, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9,
      i32 17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x float> %1648, ptr %1341, align 64
  %1649 = shufflevector <16 x float> %1646, <16 x float> %1647, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32
      13, i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  %1650 = getelementptr inbounds nuw i8, ptr %1341, i64 64
  store <16 x float> %1649, ptr %1650, align 64
  br label %1652

1651:
  tail call fastcc void @sum_slowly(ptr %0, ptr %1, i32 %38, i32 %844)
  br label %1652

1652:
  %1653 = add nuw nsw i32 %844, 1
  %1654 = load i32, ptr %27, align 4
  %1655 = lshr i32 %1654, 3
  %1656 = icmp samesign ult i32 %1653, %1655
  br i1 %1656, label %843, label %837

1657:
  br label %5749

1658:
  %1659 = load i32, ptr %0, align 4
  %1660 = add i32 %1659, 8
  %1661 = icmp ult i32 %1660, 16
  br i1 %1661, label %3870, label %1662

1662:
  %1663 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %1664 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %1665 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %1666 = getelementptr inbounds nuw i8, ptr %2, i64 576
  %1667 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %1668 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %1669 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %1670 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %1671 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %1672 = getelementptr inbounds nuw i8, ptr %2, i64 4672
  %1673 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %1674 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %1675 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %1676 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %1677 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %1678 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %1679 = getelementptr inbounds nuw i8, ptr %0, i64 68
  %1680 = getelementptr inbounds nuw i8, ptr %8, i64 2048
  %1681 = getelementptr inbounds nuw i8, ptr %8, i64 4096
  %1682 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %1683 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %1684 = getelementptr inbounds nuw i8, ptr %5, i64 128
  %1685 = getelementptr inbounds nuw i8, ptr %5, i64 256
  %1686 = getelementptr inbounds nuw i8, ptr %5, i64 384
  %1687 = getelementptr inbounds nuw i8, ptr %5, i64 64
  %1688 = getelementptr inbounds nuw i8, ptr %5, i64 192
  %1689 = getelementptr inbounds nuw i8, ptr %5, i64 320
  %1690 = getelementptr inbounds nuw i8, ptr %5, i64 448
  %1691 = getelementptr inbounds nuw i8, ptr %6, i64 128
  %1692 = getelementptr inbounds nuw i8, ptr %6, i64 256
  %1693 = getelementptr inbounds nuw i8, ptr %6, i64 384
  %1694 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %1695 = getelementptr inbounds nuw i8, ptr %6, i64 192
  %1696 = getelementptr inbounds nuw i8, ptr %6, i64 320
  %1697 = getelementptr inbounds nuw i8, ptr %6, i64 448
  %1698 = getelementptr inbounds nuw i8, ptr %5, i64 192
  %1699 = getelementptr inbounds nuw i8, ptr %5, i64 320
  %1700 = getelementptr inbounds nuw i8, ptr %5, i64 448
  br label %1701

1701:
  %1702 = phi i32 [ %1659, %1662 ], [ %3004, %3002 ]
  %1703 = phi i32 [ 0, %1662 ], [ %3003, %3002 ]
  %1704 = icmp slt i32 %1702, 17
  br i1 %1704, label %1705, label %1752

1705:
  %1706 = load i32, ptr %1664, align 4
  %1707 = icmp slt i32 %1706, 5
  br i1 %1707, label %1708, label %1752

1708:
  %1709 = load ptr, ptr %2, align 64
  %1710 = icmp eq ptr %1709, %0
  br i1 %1710, label %1711, label %1738

1711:
  %1712 = icmp ult i32 %3, %1706
  br i1 %1712, label %1713, label %1718

1713:
  %1714 = shl i32 %1706, 1
  %1715 = icmp eq i32 %1714, 0
  br i1 %1715, label %1735, label %1716

1716:
  %1717 = zext i32 %1714 to i64
  br label %1724

1718:
  %1719 = load i32, ptr %1665, align 8
  %1720 = icmp ne i32 %1719, 0
  br label %2996

1721:
  %1722 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %1732)
  %1723 = icmp eq i32 %1722, 0
  br i1 %1723, label %1735, label %1738

1724:
  %1725 = phi i64 [ 0, %1716 ], [ %1733, %1724 ]
  %1726 = phi <16 x i32> [ zeroinitializer, %1716 ], [ %1732, %1724 ]
  %1727 = getelementptr inbounds nuw <16 x i32>, ptr %1, i64 %1725
  %1728 = load <16 x i32>, ptr %1727, align 64
  %1729 = getelementptr inbounds nuw <16 x i32>, ptr %1663, i64 %1725
  %1730 = load <16 x i32>, ptr %1729, align 64
  %1731 = xor <16 x i32> %1730, %1728
  %1732 = or <16 x i32> %1731, %1726
  %1733 = add nuw nsw i64 %1725, 1
  %1734 = icmp eq i64 %1733, %1717
  br i1 %1734, label %1721, label %1724

1735:
  %1736 = load i32, ptr %1665, align 8
  %1737 = icmp ne i32 %1736, 0
  br label %2996

1738:
  store ptr %0, ptr %2, align 64
  %1739 = load i32, ptr %1664, align 4
  %1740 = and i32 %1739, 2147483647
  %1741 = icmp eq i32 %1740, 0
  br i1 %1741, label %1753, label %1742

1742:
  %1743 = phi i64 [ %1747, %1742 ], [ 0, %1738 ]
  %1744 = getelementptr inbounds nuw <16 x i32>, ptr %1, i64 %1743
  %1745 = load <16 x i32>, ptr %1744, align 64
  %1746 = getelementptr inbounds nuw <16 x i32>, ptr %1663, i64 %1743
  store <16 x i32> %1745, ptr %1746, align 64
  %1747 = add nuw nsw i64 %1743, 1
  %1748 = load i32, ptr %1664, align 4
  %1749 = shl i32 %1748, 1
  %1750 = zext i32 %1749 to i64
  %1751 = icmp samesign ult i64 %1747, %1750
  br i1 %1751, label %1742, label %1753

1752:
  store ptr null, ptr %2, align 64
  br label %1753

1753:
  %1754 = load i32, ptr %1667, align 4
  %1755 = tail call i32 @llvm.cttz.i32(i32 %1754, i1 false)
  %1756 = load i32, ptr %0, align 4
  %1757 = lshr i32 %1756, 3
  %1758 = load i32, ptr %1668, align 4
  %1759 = load i32, ptr %1669, align 4
  %1760 = add nsw i32 %1759, %1758
  %1761 = load i32, ptr %1670, align 4
  %1762 = sub nsw i32 32, %1754
  %1763 = lshr i32 -1, %1762
  %1764 = udiv i32 -1, %1763
  %1765 = shl i32 %1764, %1761
  %1766 = shl i32 %1765, %1760
  %1767 = load i32, ptr %1673, align 4
  switch i32 %1755, label %2427 [
    i32 5, label %1768
    i32 4, label %1907
    i32 3, label %2106
  ]

1768:
  %1769 = icmp ult i32 %1767, 4
  br i1 %1769, label %2992, label %1770

1770:
  %1771 = shl nsw i32 -1, %1760
  %1772 = xor i32 %1771, -1
  %1773 = load i32, ptr %1671, align 4
  %1774 = sub i32 %1772, %1773
  %1775 = mul i32 %1774, %1765
  %1776 = mul i32 %1765, %1772
  %1777 = icmp eq i32 %1758, 8
  %1778 = select i1 %1777, float 0x3810000000000000, float 0.000000e+00
  %1779 = add nsw i32 %1758, -1
  %1780 = shl i32 -8388608, %1779
  %1781 = add i32 %1780, 2139095040
  %1782 = sub nsw i32 23, %1759
  %1783 = shl i32 %1772, %1782
  %1784 = or i32 %1783, -2147483648
  %1785 = sub i32 8, %1758
  %1786 = shl nuw nsw i32 %1703, 1
  %1787 = icmp eq i32 %1757, 1
  %1788 = insertelement <16 x i32> poison, i32 %1776, i64 0
  %1789 = shufflevector <16 x i32> %1788, <16 x i32> poison, <16 x i32> zeroinitializer
  %1790 = insertelement <16 x i32> poison, i32 %1775, i64 0
  %1791 = shufflevector <16 x i32> %1790, <16 x i32> poison, <16 x i32> zeroinitializer
  %1792 = add i32 %1761, %1760
  %1793 = sub i32 31, %1792
  %1794 = insertelement <16 x i32> poison, i32 %1785, i64 0
  %1795 = shufflevector <16 x i32> %1794, <16 x i32> poison, <16 x i32> zeroinitializer
  %1796 = insertelement <16 x i32> poison, i32 %1784, i64 0
  %1797 = shufflevector <16 x i32> %1796, <16 x i32> poison, <16 x i32> zeroinitializer
  %1798 = insertelement <16 x i32> poison, i32 %1781, i64 0
  %1799 = bitcast <16 x i32> %1798 to <16 x float>
  %1800 = shufflevector <16 x float> %1799, <16 x float> poison, <16 x i32> zeroinitializer
  %1801 = insertelement <16 x float> poison, float %1778, i64 0
  %1802 = shufflevector <16 x float> %1801, <16 x float> poison, <16 x i32> zeroinitializer
  %1803 = insertelement <16 x i32> poison, i32 %1793, i64 0
  %1804 = shufflevector <16 x i32> %1803, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %1808

1805:
  %1806 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %1887)
  %1807 = and i32 %1806, %1766
  br label %2992

1808:
  %1809 = phi i64 [ 0, %1770 ], [ %1902, %1808 ]
  %1810 = phi ptr [ %1666, %1770 ], [ %1900, %1808 ]
  %1811 = phi ptr [ %1672, %1770 ], [ %1901, %1808 ]
  %1812 = phi <16 x i32> [ zeroinitializer, %1770 ], [ %1887, %1808 ]
  %1813 = trunc nuw nsw i64 %1809 to i32
  %1814 = mul i32 %1757, %1813
  %1815 = add i32 %1814, %1786
  %1816 = zext i32 %1815 to i64
  %1817 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %1816
  %1818 = getelementptr inbounds nuw i8, ptr %1817, i64 128
  %1819 = select i1 %1787, ptr @ZEROS, ptr %1818
  %1820 = load <16 x i32>, ptr %1817, align 64
  %1821 = getelementptr inbounds nuw i8, ptr %1817, i64 64
  %1822 = load <16 x i32>, ptr %1821, align 64
  %1823 = shufflevector <16 x i32> %1820, <16 x i32> %1822, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %1824 = shufflevector <16 x i32> %1820, <16 x i32> %1822, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %1825 = load <16 x i32>, ptr %1819, align 64
  %1826 = getelementptr inbounds nuw i8, ptr %1819, i64 64
  %1827 = load <16 x i32>, ptr %1826, align 64
  %1828 = shufflevector <16 x i32> %1825, <16 x i32> %1827, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %1829 = shufflevector <16 x i32> %1825, <16 x i32> %1827, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %1830 = shufflevector <16 x i32> %1823, <16 x i32> %1828, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %1831 = shufflevector <16 x i32> %1823, <16 x i32> %1828, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %1832 = shufflevector <16 x i32> %1824, <16 x i32> %1829, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %1833 = shufflevector <16 x i32> %1824, <16 x i32> %1829, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %1834 = and <16 x i32> %1830, %1789
  %1835 = add <16 x i32> %1834, %1791
  %1836 = or <16 x i32> %1835, %1812
  %1837 = shl <16 x i32> %1830, %1804
  %1838 = ashr <16 x i32> %1837, %1795
  %1839 = and <16 x i32> %1838, %1797
  %1840 = bitcast <16 x i32> %1839 to <16 x float>
  %1841 = fmul <16 x float> %1800, %1840
  store <16 x float> %1841, ptr %1810, align 64
  %1842 = and <16 x i32> %1839, splat (i32 2147483647)
  %1843 = and <16 x i32> %1839, splat (i32 2139095040)
  %1844 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1843, <16 x i32> splat (i32 8388608))
  %1845 = icmp eq <16 x i32> %1842, zeroinitializer
  %1846 = bitcast <16 x i32> %1844 to <16 x float>
  %1847 = fmul <16 x float> %1800, %1846
  %1848 = select <16 x i1> %1845, <16 x float> %1802, <16 x float> %1847
  store <16 x float> %1848, ptr %1811, align 64
  %1849 = getelementptr inbounds nuw i8, ptr %1810, i64 64
  %1850 = getelementptr inbounds nuw i8, ptr %1811, i64 64
  %1851 = and <16 x i32> %1831, %1789
  %1852 = add <16 x i32> %1851, %1791
  %1853 = or <16 x i32> %1852, %1836
  %1854 = shl <16 x i32> %1831, %1804
  %1855 = ashr <16 x i32> %1854, %1795
  %1856 = and <16 x i32> %1855, %1797
  %1857 = bitcast <16 x i32> %1856 to <16 x float>
  %1858 = fmul <16 x float> %1800, %1857
  store <16 x float> %1858, ptr %1849, align 64
  %1859 = and <16 x i32> %1856, splat (i32 2147483647)
  %1860 = and <16 x i32> %1856, splat (i32 2139095040)
  %1861 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1860, <16 x i32> splat (i32 8388608))
  %1862 = icmp eq <16 x i32> %1859, zeroinitializer
  %1863 = bitcast <16 x i32> %1861 to <16 x float>
  %1864 = fmul <16 x float> %1800, %1863
  %1865 = select <16 x i1> %1862, <16 x float> %1802, <16 x float> %1864
  store <16 x float> %1865, ptr %1850, align 64
  %1866 = getelementptr inbounds nuw i8, ptr %1810, i64 128
  %1867 = getelementptr inbounds nuw i8, ptr %1811, i64 128
  %1868 = and <16 x i32> %1832, %1789
  %1869 = add <16 x i32> %1868, %1791
  %1870 = or <16 x i32> %1869, %1853
  %1871 = shl <16 x i32> %1832, %1804
  %1872 = ashr <16 x i32> %1871, %1795
  %1873 = and <16 x i32> %1872, %1797
  %1874 = bitcast <16 x i32> %1873 to <16 x float>
  %1875 = fmul <16 x float> %1800, %1874
  store <16 x float> %1875, ptr %1866, align 64
  %1876 = and <16 x i32> %1873, splat (i32 2147483647)
  %1877 = and <16 x i32> %1873, splat (i32 2139095040)
  %1878 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1877, <16 x i32> splat (i32 8388608))
  %1879 = icmp eq <16 x i32> %1876, zeroinitializer
  %1880 = bitcast <16 x i32> %1878 to <16 x float>
  %1881 = fmul <16 x float> %1800, %1880
  %1882 = select <16 x i1> %1879, <16 x float> %1802, <16 x float> %1881
  store <16 x float> %1882, ptr %1867, align 64
  %1883 = getelementptr inbounds nuw i8, ptr %1810, i64 192
  %1884 = getelementptr inbounds nuw i8, ptr %1811, i64 192
  %1885 = and <16 x i32> %1833, %1789
  %1886 = add <16 x i32> %1885, %1791
  %1887 = or <16 x i32> %1886, %1870
  %1888 = shl <16 x i32> %1833, %1804
  %1889 = ashr <16 x i32> %1888, %1795
  %1890 = and <16 x i32> %1889, %1797
  %1891 = bitcast <16 x i32> %1890 to <16 x float>
  %1892 = fmul <16 x float> %1800, %1891
  store <16 x float> %1892, ptr %1883, align 64
  %1893 = and <16 x i32> %1890, splat (i32 2147483647)
  %1894 = and <16 x i32> %1890, splat (i32 2139095040)
  %1895 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1894, <16 x i32> splat (i32 8388608))
  %1896 = icmp eq <16 x i32> %1893, zeroinitializer
  %1897 = bitcast <16 x i32> %1895 to <16 x float>
  %1898 = fmul <16 x float> %1800, %1897
  %1899 = select <16 x i1> %1896, <16 x float> %1802, <16 x float> %1898
  store <16 x float> %1899, ptr %1884, align 64
  %1900 = getelementptr inbounds nuw i8, ptr %1810, i64 256
  %1901 = getelementptr inbounds nuw i8, ptr %1811, i64 256
  %1902 = add nuw nsw i64 %1809, 1
  %1903 = load i32, ptr %1673, align 4
  %1904 = lshr i32 %1903, 2
  %1905 = zext nneg i32 %1904 to i64
  %1906 = icmp samesign ult i64 %1902, %1905
  br i1 %1906, label %1808, label %1805

1907:
  %1908 = icmp ult i32 %1767, 8
  br i1 %1908, label %2992, label %1909

1909:
  %1910 = shl nsw i32 -1, %1760
  %1911 = xor i32 %1910, -1
  %1912 = load i32, ptr %1671, align 4
  %1913 = sub i32 %1911, %1912
  %1914 = mul i32 %1913, %1765
  %1915 = mul i32 %1765, %1911
  %1916 = icmp eq i32 %1758, 8
  %1917 = select i1 %1916, float 0x3810000000000000, float 0.000000e+00
  %1918 = add nsw i32 %1758, -1
  %1919 = shl i32 -8388608, %1918
  %1920 = add i32 %1919, 2139095040
  %1921 = sub nsw i32 23, %1759
  %1922 = shl i32 %1911, %1921
  %1923 = or i32 %1922, -2147483648
  %1924 = sub i32 8, %1758
  %1925 = shl nuw nsw i32 %1703, 1
  %1926 = icmp eq i32 %1757, 1
  %1927 = insertelement <16 x i32> poison, i32 %1915, i64 0
  %1928 = shufflevector <16 x i32> %1927, <16 x i32> poison, <16 x i32> zeroinitializer
  %1929 = insertelement <16 x i32> poison, i32 %1914, i64 0
  %1930 = shufflevector <16 x i32> %1929, <16 x i32> poison, <16 x i32> zeroinitializer
  %1931 = add i32 %1761, %1760
  %1932 = insertelement <16 x i32> poison, i32 %1924, i64 0
  %1933 = shufflevector <16 x i32> %1932, <16 x i32> poison, <16 x i32> zeroinitializer
  %1934 = insertelement <16 x i32> poison, i32 %1923, i64 0
  %1935 = shufflevector <16 x i32> %1934, <16 x i32> poison, <16 x i32> zeroinitializer
  %1936 = insertelement <16 x i32> poison, i32 %1920, i64 0
  %1937 = bitcast <16 x i32> %1936 to <16 x float>
  %1938 = shufflevector <16 x float> %1937, <16 x float> poison, <16 x i32> zeroinitializer
  %1939 = insertelement <16 x float> poison, float %1917, i64 0
  %1940 = shufflevector <16 x float> %1939, <16 x float> poison, <16 x i32> zeroinitializer
  %1941 = sub i32 31, %1931
  %1942 = insertelement <16 x i32> poison, i32 %1941, i64 0
  %1943 = shufflevector <16 x i32> %1942, <16 x i32> poison, <16 x i32> zeroinitializer
  %1944 = add i32 %1931, %1754
  %1945 = sub i32 31, %1944
  %1946 = insertelement <16 x i32> poison, i32 %1945, i64 0
  %1947 = shufflevector <16 x i32> %1946, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %1951

1948:
  %1949 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %2098)
  %1950 = and i32 %1949, %1766
  br label %2992

1951:
  %1952 = phi i64 [ 0, %1909 ], [ %2101, %1951 ]
  %1953 = phi ptr [ %1666, %1909 ], [ %2099, %1951 ]
  %1954 = phi ptr [ %1672, %1909 ], [ %2100, %1951 ]
  %1955 = phi <16 x i32> [ zeroinitializer, %1909 ], [ %2098, %1951 ]
  %1956 = trunc nuw nsw i64 %1952 to i32
  %1957 = mul i32 %1757, %1956
  %1958 = add i32 %1957, %1925
  %1959 = zext i32 %1958 to i64
  %1960 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %1959
  %1961 = getelementptr inbounds nuw i8, ptr %1960, i64 128
  %1962 = select i1 %1926, ptr @ZEROS, ptr %1961
  %1963 = load <16 x i32>, ptr %1960, align 64
  %1964 = getelementptr inbounds nuw i8, ptr %1960, i64 64
  %1965 = load <16 x i32>, ptr %1964, align 64
  %1966 = shufflevector <16 x i32> %1963, <16 x i32> %1965, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %1967 = shufflevector <16 x i32> %1963, <16 x i32> %1965, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %1968 = load <16 x i32>, ptr %1962, align 64
  %1969 = getelementptr inbounds nuw i8, ptr %1962, i64 64
  %1970 = load <16 x i32>, ptr %1969, align 64
  %1971 = shufflevector <16 x i32> %1968, <16 x i32> %1970, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %1972 = shufflevector <16 x i32> %1968, <16 x i32> %1970, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %1973 = shufflevector <16 x i32> %1966, <16 x i32> %1971, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %1974 = shufflevector <16 x i32> %1966, <16 x i32> %1971, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %1975 = shufflevector <16 x i32> %1967, <16 x i32> %1972, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %1976 = shufflevector <16 x i32> %1967, <16 x i32> %1972, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %1977 = shl <16 x i32> %1973, %1943
  %1978 = ashr <16 x i32> %1977, %1933
  %1979 = and <16 x i32> %1978, %1935
  %1980 = bitcast <16 x i32> %1979 to <16 x float>
  %1981 = fmul <16 x float> %1938, %1980
  store <16 x float> %1981, ptr %1953, align 64
  %1982 = and <16 x i32> %1979, splat (i32 2147483647)
  %1983 = and <16 x i32> %1979, splat (i32 2139095040)
  %1984 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1983, <16 x i32> splat (i32 8388608))
  %1985 = icmp eq <16 x i32> %1982, zeroinitializer
  %1986 = bitcast <16 x i32> %1984 to <16 x float>
  %1987 = fmul <16 x float> %1938, %1986
  %1988 = select <16 x i1> %1985, <16 x float> %1940, <16 x float> %1987
  store <16 x float> %1988, ptr %1954, align 64
  %1989 = getelementptr inbounds nuw i8, ptr %1953, i64 64
  %1990 = shl <16 x i32> %1973, %1947
  %1991 = ashr <16 x i32> %1990, %1933
  %1992 = and <16 x i32> %1991, %1935
  %1993 = bitcast <16 x i32> %1992 to <16 x float>
  %1994 = fmul <16 x float> %1938, %1993
  store <16 x float> %1994, ptr %1989, align 64
  %1995 = getelementptr inbounds nuw i8, ptr %1954, i64 64
  %1996 = and <16 x i32> %1992, splat (i32 2147483647)
  %1997 = and <16 x i32> %1992, splat (i32 2139095040)
  %1998 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1997, <16 x i32> splat (i32 8388608))
  %1999 = icmp eq <16 x i32> %1996, zeroinitializer
  %2000 = bitcast <16 x i32> %1998 to <16 x float>
  %2001 = fmul <16 x float> %1938, %2000
  %2002 = select <16 x i1> %1999, <16 x float> %1940, <16 x float> %2001
  store <16 x float> %2002, ptr %1995, align 64
  %2003 = and <16 x i32> %1973, %1928
  %2004 = add <16 x i32> %2003, %1930
  %2005 = or <16 x i32> %2004, %1955
  %2006 = getelementptr inbounds nuw i8, ptr %1953, i64 128
  %2007 = getelementptr inbounds nuw i8, ptr %1954, i64 128
  %2008 = shl <16 x i32> %1974, %1943
  %2009 = ashr <16 x i32> %2008, %1933
  %2010 = and <16 x i32> %2009, %1935
  %2011 = bitcast <16 x i32> %2010 to <16 x float>
  %2012 = fmul <16 x float> %1938, %2011
  store <16 x float> %2012, ptr %2006, align 64
  %2013 = and <16 x i32> %2010, splat (i32 2147483647)
  %2014 = and <16 x i32> %2010, splat (i32 2139095040)
  %2015 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2014, <16 x i32> splat (i32 8388608))
  %2016 = icmp eq <16 x i32> %2013, zeroinitializer
  %2017 = bitcast <16 x i32> %2015 to <16 x float>
  %2018 = fmul <16 x float> %1938, %2017
  %2019 = select <16 x i1> %2016, <16 x float> %1940, <16 x float> %2018
  store <16 x float> %2019, ptr %2007, align 64
  %2020 = getelementptr inbounds nuw i8, ptr %1953, i64 192
  %2021 = shl <16 x i32> %1974, %1947
  %2022 = ashr <16 x i32> %2021, %1933
  %2023 = and <16 x i32> %2022, %1935
  %2024 = bitcast <16 x i32> %2023 to <16 x float>
  %2025 = fmul <16 x float> %1938, %2024
  store <16 x float> %2025, ptr %2020, align 64
  %2026 = getelementptr inbounds nuw i8, ptr %1954, i64 192
  %2027 = and <16 x i32> %2023, splat (i32 2147483647)
  %2028 = and <16 x i32> %2023, splat (i32 2139095040)
  %2029 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2028, <16 x i32> splat (i32 8388608))
  %2030 = icmp eq <16 x i32> %2027, zeroinitializer
  %2031 = bitcast <16 x i32> %2029 to <16 x float>
  %2032 = fmul <16 x float> %1938, %2031
  %2033 = select <16 x i1> %2030, <16 x float> %1940, <16 x float> %2032
  store <16 x float> %2033, ptr %2026, align 64
  %2034 = and <16 x i32> %1974, %1928
  %2035 = add <16 x i32> %2034, %1930
  %2036 = or <16 x i32> %2035, %2005
  %2037 = getelementptr inbounds nuw i8, ptr %1953, i64 256
  %2038 = getelementptr inbounds nuw i8, ptr %1954, i64 256
  %2039 = shl <16 x i32> %1975, %1943
  %2040 = ashr <16 x i32> %2039, %1933
  %2041 = and <16 x i32> %2040, %1935
  %2042 = bitcast <16 x i32> %2041 to <16 x float>
  %2043 = fmul <16 x float> %1938, %2042
  store <16 x float> %2043, ptr %2037, align 64
  %2044 = and <16 x i32> %2041, splat (i32 2147483647)
  %2045 = and <16 x i32> %2041, splat (i32 2139095040)
  %2046 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2045, <16 x i32> splat (i32 8388608))
  %2047 = icmp eq <16 x i32> %2044, zeroinitializer
  %2048 = bitcast <16 x i32> %2046 to <16 x float>
  %2049 = fmul <16 x float> %1938, %2048
  %2050 = select <16 x i1> %2047, <16 x float> %1940, <16 x float> %2049
  store <16 x float> %2050, ptr %2038, align 64
  %2051 = getelementptr inbounds nuw i8, ptr %1953, i64 320
  %2052 = shl <16 x i32> %1975, %1947
  %2053 = ashr <16 x i32> %2052, %1933
  %2054 = and <16 x i32> %2053, %1935
  %2055 = bitcast <16 x i32> %2054 to <16 x float>
  %2056 = fmul <16 x float> %1938, %2055
  store <16 x float> %2056, ptr %2051, align 64
  %2057 = getelementptr inbounds nuw i8, ptr %1954, i64 320
  %2058 = and <16 x i32> %2054, splat (i32 2147483647)
  %2059 = and <16 x i32> %2054, splat (i32 2139095040)
  %2060 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2059, <16 x i32> splat (i32 8388608))
  %2061 = icmp eq <16 x i32> %2058, zeroinitializer
  %2062 = bitcast <16 x i32> %2060 to <16 x float>
  %2063 = fmul <16 x float> %1938, %2062
  %2064 = select <16 x i1> %2061, <16 x float> %1940, <16 x float> %2063
  store <16 x float> %2064, ptr %2057, align 64
  %2065 = and <16 x i32> %1975, %1928
  %2066 = add <16 x i32> %2065, %1930
  %2067 = or <16 x i32> %2066, %2036
  %2068 = getelementptr inbounds nuw i8, ptr %1953, i64 384
  %2069 = getelementptr inbounds nuw i8, ptr %1954, i64 384
  %2070 = shl <16 x i32> %1976, %1943
  %2071 = ashr <16 x i32> %2070, %1933
  %2072 = and <16 x i32> %2071, %1935
  %2073 = bitcast <16 x i32> %2072 to <16 x float>
  %2074 = fmul <16 x float> %1938, %2073
  store <16 x float> %2074, ptr %2068, align 64
  %2075 = and <16 x i32> %2072, splat (i32 2147483647)
  %2076 = and <16 x i32> %2072, splat (i32 2139095040)
  %2077 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2076, <16 x i32> splat (i32 8388608))
  %2078 = icmp eq <16 x i32> %2075, zeroinitializer
  %2079 = bitcast <16 x i32> %2077 to <16 x float>
  %2080 = fmul <16 x float> %1938, %2079
  %2081 = select <16 x i1> %2078, <16 x float> %1940, <16 x float> %2080
  store <16 x float> %2081, ptr %2069, align 64
  %2082 = getelementptr inbounds nuw i8, ptr %1953, i64 448
  %2083 = shl <16 x i32> %1976, %1947
  %2084 = ashr <16 x i32> %2083, %1933
  %2085 = and <16 x i32> %2084, %1935
  %2086 = bitcast <16 x i32> %2085 to <16 x float>
  %2087 = fmul <16 x float> %1938, %2086
  store <16 x float> %2087, ptr %2082, align 64
  %2088 = getelementptr inbounds nuw i8, ptr %1954, i64 448
  %2089 = and <16 x i32> %2085, splat (i32 2147483647)
  %2090 = and <16 x i32> %2085, splat (i32 2139095040)
  %2091 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2090, <16 x i32> splat (i32 8388608))
  %2092 = icmp eq <16 x i32> %2089, zeroinitializer
  %2093 = bitcast <16 x i32> %2091 to <16 x float>
  %2094 = fmul <16 x float> %1938, %2093
  %2095 = select <16 x i1> %2092, <16 x float> %1940, <16 x float> %2094
  store <16 x float> %2095, ptr %2088, align 64
  %2096 = and <16 x i32> %1976, %1928
  %2097 = add <16 x i32> %2096, %1930
  %2098 = or <16 x i32> %2097, %2067
  %2099 = getelementptr inbounds nuw i8, ptr %1953, i64 512
  %2100 = getelementptr inbounds nuw i8, ptr %1954, i64 512
  %2101 = add nuw nsw i64 %1952, 1
  %2102 = load i32, ptr %1673, align 4
  %2103 = lshr i32 %2102, 3
  %2104 = zext nneg i32 %2103 to i64
  %2105 = icmp samesign ult i64 %2101, %2104
  br i1 %2105, label %1951, label %1948

2106:
  %2107 = icmp ult i32 %1767, 16
  br i1 %2107, label %2992, label %2108

2108:
  %2109 = shl nsw i32 -1, %1760
  %2110 = xor i32 %2109, -1
  %2111 = load i32, ptr %1671, align 4
  %2112 = sub i32 %2110, %2111
  %2113 = mul i32 %2112, %1765
  %2114 = mul i32 %1765, %2110
  %2115 = icmp eq i32 %1758, 8
  %2116 = select i1 %2115, float 0x3810000000000000, float 0.000000e+00
  %2117 = add nsw i32 %1758, -1
  %2118 = shl i32 -8388608, %2117
  %2119 = add i32 %2118, 2139095040
  %2120 = sub nsw i32 23, %1759
  %2121 = shl i32 %2110, %2120
  %2122 = or i32 %2121, -2147483648
  %2123 = sub i32 8, %1758
  %2124 = shl nuw nsw i32 %1703, 1
  %2125 = icmp eq i32 %1757, 1
  %2126 = insertelement <16 x i32> poison, i32 %2114, i64 0
  %2127 = shufflevector <16 x i32> %2126, <16 x i32> poison, <16 x i32> zeroinitializer
  %2128 = insertelement <16 x i32> poison, i32 %2113, i64 0
  %2129 = shufflevector <16 x i32> %2128, <16 x i32> poison, <16 x i32> zeroinitializer
  %2130 = add i32 %1761, %1760
  %2131 = insertelement <16 x i32> poison, i32 %2123, i64 0
  %2132 = shufflevector <16 x i32> %2131, <16 x i32> poison, <16 x i32> zeroinitializer
  %2133 = insertelement <16 x i32> poison, i32 %2122, i64 0
  %2134 = shufflevector <16 x i32> %2133, <16 x i32> poison, <16 x i32> zeroinitializer
  %2135 = insertelement <16 x i32> poison, i32 %2119, i64 0
  %2136 = bitcast <16 x i32> %2135 to <16 x float>
  %2137 = shufflevector <16 x float> %2136, <16 x float> poison, <16 x i32> zeroinitializer
  %2138 = insertelement <16 x float> poison, float %2116, i64 0
  %2139 = shufflevector <16 x float> %2138, <16 x float> poison, <16 x i32> zeroinitializer
  %2140 = sub i32 31, %2130
  %2141 = insertelement <16 x i32> poison, i32 %2140, i64 0
  %2142 = shufflevector <16 x i32> %2141, <16 x i32> poison, <16 x i32> zeroinitializer
  %2143 = add i32 %2130, %1754
  %2144 = sub i32 31, %2143
  %2145 = insertelement <16 x i32> poison, i32 %2144, i64 0
  %2146 = shufflevector <16 x i32> %2145, <16 x i32> poison, <16 x i32> zeroinitializer
  %2147 = shl i32 %1754, 1
  %2148 = add i32 %2130, %2147
  %2149 = sub i32 31, %2148
  %2150 = insertelement <16 x i32> poison, i32 %2149, i64 0
  %2151 = shufflevector <16 x i32> %2150, <16 x i32> poison, <16 x i32> zeroinitializer
  %2152 = mul i32 %1754, 3
  %2153 = add i32 %2130, %2152
  %2154 = sub i32 31, %2153
  %2155 = insertelement <16 x i32> poison, i32 %2154, i64 0
  %2156 = shufflevector <16 x i32> %2155, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %2160

2157:
  %2158 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %2419)
  %2159 = and i32 %2158, %1766
  br label %2992

2160:
  %2161 = phi i64 [ 0, %2108 ], [ %2422, %2160 ]
  %2162 = phi ptr [ %1666, %2108 ], [ %2420, %2160 ]
  %2163 = phi ptr [ %1672, %2108 ], [ %2421, %2160 ]
  %2164 = phi <16 x i32> [ zeroinitializer, %2108 ], [ %2419, %2160 ]
  %2165 = trunc nuw nsw i64 %2161 to i32
  %2166 = mul i32 %1757, %2165
  %2167 = add i32 %2166, %2124
  %2168 = zext i32 %2167 to i64
  %2169 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %2168
  %2170 = getelementptr inbounds nuw i8, ptr %2169, i64 128
  %2171 = select i1 %2125, ptr @ZEROS, ptr %2170
  %2172 = load <16 x i32>, ptr %2169, align 64
  %2173 = getelementptr inbounds nuw i8, ptr %2169, i64 64
  %2174 = load <16 x i32>, ptr %2173, align 64
  %2175 = shufflevector <16 x i32> %2172, <16 x i32> %2174, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %2176 = shufflevector <16 x i32> %2172, <16 x i32> %2174, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %2177 = load <16 x i32>, ptr %2171, align 64
  %2178 = getelementptr inbounds nuw i8, ptr %2171, i64 64
  %2179 = load <16 x i32>, ptr %2178, align 64
  %2180 = shufflevector <16 x i32> %2177, <16 x i32> %2179, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %2181 = shufflevector <16 x i32> %2177, <16 x i32> %2179, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %2182 = shufflevector <16 x i32> %2175, <16 x i32> %2180, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %2183 = shufflevector <16 x i32> %2175, <16 x i32> %2180, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %2184 = shufflevector <16 x i32> %2176, <16 x i32> %2181, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %2185 = shufflevector <16 x i32> %2176, <16 x i32> %2181, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %2186 = shl <16 x i32> %2182, %2142
  %2187 = ashr <16 x i32> %2186, %2132
  %2188 = and <16 x i32> %2187, %2134
  %2189 = bitcast <16 x i32> %2188 to <16 x float>
  %2190 = fmul <16 x float> %2137, %2189
  store <16 x float> %2190, ptr %2162, align 64
  %2191 = and <16 x i32> %2188, splat (i32 2147483647)
  %2192 = and <16 x i32> %2188, splat (i32 2139095040)
  %2193 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2192, <16 x i32> splat (i32 8388608))
  %2194 = icmp eq <16 x i32> %2191, zeroinitializer
  %2195 = bitcast <16 x i32> %2193 to <16 x float>
  %2196 = fmul <16 x float> %2137, %2195
  %2197 = select <16 x i1> %2194, <16 x float> %2139, <16 x float> %2196
  store <16 x float> %2197, ptr %2163, align 64
  %2198 = getelementptr inbounds nuw i8, ptr %2162, i64 64
  %2199 = shl <16 x i32> %2182, %2146
  %2200 = ashr <16 x i32> %2199, %2132
  %2201 = and <16 x i32> %2200, %2134
  %2202 = bitcast <16 x i32> %2201 to <16 x float>
  %2203 = fmul <16 x float> %2137, %2202
  store <16 x float> %2203, ptr %2198, align 64
  %2204 = getelementptr inbounds nuw i8, ptr %2163, i64 64
  %2205 = and <16 x i32> %2201, splat (i32 2147483647)
  %2206 = and <16 x i32> %2201, splat (i32 2139095040)
  %2207 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2206, <16 x i32> splat (i32 8388608))
  %2208 = icmp eq <16 x i32> %2205, zeroinitializer
  %2209 = bitcast <16 x i32> %2207 to <16 x float>
  %2210 = fmul <16 x float> %2137, %2209
  %2211 = select <16 x i1> %2208, <16 x float> %2139, <16 x float> %2210
  store <16 x float> %2211, ptr %2204, align 64
  %2212 = getelementptr inbounds nuw i8, ptr %2162, i64 128
  %2213 = shl <16 x i32> %2182, %2151
  %2214 = ashr <16 x i32> %2213, %2132
  %2215 = and <16 x i32> %2214, %2134
  %2216 = bitcast <16 x i32> %2215 to <16 x float>
  %2217 = fmul <16 x float> %2137, %2216
  store <16 x float> %2217, ptr %2212, align 64
  %2218 = getelementptr inbounds nuw i8, ptr %2163, i64 128
  %2219 = and <16 x i32> %2215, splat (i32 2147483647)
  %2220 = and <16 x i32> %2215, splat (i32 2139095040)
  %2221 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2220, <16 x i32> splat (i32 8388608))
  %2222 = icmp eq <16 x i32> %2219, zeroinitializer
  %2223 = bitcast <16 x i32> %2221 to <16 x float>
  %2224 = fmul <16 x float> %2137, %2223
  %2225 = select <16 x i1> %2222, <16 x float> %2139, <16 x float> %2224
  store <16 x float> %2225, ptr %2218, align 64
  %2226 = getelementptr inbounds nuw i8, ptr %2162, i64 192
  %2227 = shl <16 x i32> %2182, %2156
  %2228 = ashr <16 x i32> %2227, %2132
  %2229 = and <16 x i32> %2228, %2134
  %2230 = bitcast <16 x i32> %2229 to <16 x float>
  %2231 = fmul <16 x float> %2137, %2230
  store <16 x float> %2231, ptr %2226, align 64
  %2232 = getelementptr inbounds nuw i8, ptr %2163, i64 192
  %2233 = and <16 x i32> %2229, splat (i32 2147483647)
  %2234 = and <16 x i32> %2229, splat (i32 2139095040)
  %2235 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2234, <16 x i32> splat (i32 8388608))
  %2236 = icmp eq <16 x i32> %2233, zeroinitializer
  %2237 = bitcast <16 x i32> %2235 to <16 x float>
  %2238 = fmul <16 x float> %2137, %2237
  %2239 = select <16 x i1> %2236, <16 x float> %2139, <16 x float> %2238
  store <16 x float> %2239, ptr %2232, align 64
  %2240 = and <16 x i32> %2182, %2127
  %2241 = add <16 x i32> %2240, %2129
  %2242 = or <16 x i32> %2241, %2164
  %2243 = getelementptr inbounds nuw i8, ptr %2162, i64 256
  %2244 = getelementptr inbounds nuw i8, ptr %2163, i64 256
  %2245 = shl <16 x i32> %2183, %2142
  %2246 = ashr <16 x i32> %2245, %2132
  %2247 = and <16 x i32> %2246, %2134
  %2248 = bitcast <16 x i32> %2247 to <16 x float>
  %2249 = fmul <16 x float> %2137, %2248
  store <16 x float> %2249, ptr %2243, align 64
  %2250 = and <16 x i32> %2247, splat (i32 2147483647)
  %2251 = and <16 x i32> %2247, splat (i32 2139095040)
  %2252 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2251, <16 x i32> splat (i32 8388608))
  %2253 = icmp eq <16 x i32> %2250, zeroinitializer
  %2254 = bitcast <16 x i32> %2252 to <16 x float>
  %2255 = fmul <16 x float> %2137, %2254
  %2256 = select <16 x i1> %2253, <16 x float> %2139, <16 x float> %2255
  store <16 x float> %2256, ptr %2244, align 64
  %2257 = getelementptr inbounds nuw i8, ptr %2162, i64 320
  %2258 = shl <16 x i32> %2183, %2146
  %2259 = ashr <16 x i32> %2258, %2132
  %2260 = and <16 x i32> %2259, %2134
  %2261 = bitcast <16 x i32> %2260 to <16 x float>
  %2262 = fmul <16 x float> %2137, %2261
  store <16 x float> %2262, ptr %2257, align 64
  %2263 = getelementptr inbounds nuw i8, ptr %2163, i64 320
  %2264 = and <16 x i32> %2260, splat (i32 2147483647)
  %2265 = and <16 x i32> %2260, splat (i32 2139095040)
  %2266 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2265, <16 x i32> splat (i32 8388608))
  %2267 = icmp eq <16 x i32> %2264, zeroinitializer
  %2268 = bitcast <16 x i32> %2266 to <16 x float>
  %2269 = fmul <16 x float> %2137, %2268
  %2270 = select <16 x i1> %2267, <16 x float> %2139, <16 x float> %2269
  store <16 x float> %2270, ptr %2263, align 64
  %2271 = getelementptr inbounds nuw i8, ptr %2162, i64 384
  %2272 = shl <16 x i32> %2183, %2151
  %2273 = ashr <16 x i32> %2272, %2132
  %2274 = and <16 x i32> %2273, %2134
  %2275 = bitcast <16 x i32> %2274 to <16 x float>
  %2276 = fmul <16 x float> %2137, %2275
  store <16 x float> %2276, ptr %2271, align 64
  %2277 = getelementptr inbounds nuw i8, ptr %2163, i64 384
  %2278 = and <16 x i32> %2274, splat (i32 2147483647)
  %2279 = and <16 x i32> %2274, splat (i32 2139095040)
  %2280 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2279, <16 x i32> splat (i32 8388608))
  %2281 = icmp eq <16 x i32> %2278, zeroinitializer
  %2282 = bitcast <16 x i32> %2280 to <16 x float>
  %2283 = fmul <16 x float> %2137, %2282
  %2284 = select <16 x i1> %2281, <16 x float> %2139, <16 x float> %2283
  store <16 x float> %2284, ptr %2277, align 64
  %2285 = getelementptr inbounds nuw i8, ptr %2162, i64 448
  %2286 = shl <16 x i32> %2183, %2156
  %2287 = ashr <16 x i32> %2286, %2132
  %2288 = and <16 x i32> %2287, %2134
  %2289 = bitcast <16 x i32> %2288 to <16 x float>
  %2290 = fmul <16 x float> %2137, %2289
  store <16 x float> %2290, ptr %2285, align 64
  %2291 = getelementptr inbounds nuw i8, ptr %2163, i64 448
  %2292 = and <16 x i32> %2288, splat (i32 2147483647)
  %2293 = and <16 x i32> %2288, splat (i32 2139095040)
  %2294 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2293, <16 x i32> splat (i32 8388608))
  %2295 = icmp eq <16 x i32> %2292, zeroinitializer
  %2296 = bitcast <16 x i32> %2294 to <16 x float>
  %2297 = fmul <16 x float> %2137, %2296
  %2298 = select <16 x i1> %2295, <16 x float> %2139, <16 x float> %2297
  store <16 x float> %2298, ptr %2291, align 64
  %2299 = and <16 x i32> %2183, %2127
  %2300 = add <16 x i32> %2299, %2129
  %2301 = or <16 x i32> %2300, %2242
  %2302 = getelementptr inbounds nuw i8, ptr %2162, i64 512
  %2303 = getelementptr inbounds nuw i8, ptr %2163, i64 512
  %2304 = shl <16 x i32> %2184, %2142
  %2305 = ashr <16 x i32> %2304, %2132
  %2306 = and <16 x i32> %2305, %2134
  %2307 = bitcast <16 x i32> %2306 to <16 x float>
  %2308 = fmul <16 x float> %2137, %2307
  store <16 x float> %2308, ptr %2302, align 64
  %2309 = and <16 x i32> %2306, splat (i32 2147483647)
  %2310 = and <16 x i32> %2306, splat (i32 2139095040)
  %2311 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2310, <16 x i32> splat (i32 8388608))
  %2312 = icmp eq <16 x i32> %2309, zeroinitializer
  %2313 = bitcast <16 x i32> %2311 to <16 x float>
  %2314 = fmul <16 x float> %2137, %2313
  %2315 = select <16 x i1> %2312, <16 x float> %2139, <16 x float> %2314
  store <16 x float> %2315, ptr %2303, align 64
  %2316 = getelementptr inbounds nuw i8, ptr %2162, i64 576
  %2317 = shl <16 x i32> %2184, %2146
  %2318 = ashr <16 x i32> %2317, %2132
  %2319 = and <16 x i32> %2318, %2134
  %2320 = bitcast <16 x i32> %2319 to <16 x float>
  %2321 = fmul <16 x float> %2137, %2320
  store <16 x float> %2321, ptr %2316, align 64
  %2322 = getelementptr inbounds nuw i8, ptr %2163, i64 576
  %2323 = and <16 x i32> %2319, splat (i32 2147483647)
  %2324 = and <16 x i32> %2319, splat (i32 2139095040)
  %2325 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2324, <16 x i32> splat (i32 8388608))
  %2326 = icmp eq <16 x i32> %2323, zeroinitializer
  %2327 = bitcast <16 x i32> %2325 to <16 x float>
  %2328 = fmul <16 x float> %2137, %2327
  %2329 = select <16 x i1> %2326, <16 x float> %2139, <16 x float> %2328
  store <16 x float> %2329, ptr %2322, align 64
  %2330 = getelementptr inbounds nuw i8, ptr %2162, i64 640
  %2331 = shl <16 x i32> %2184, %2151
  %2332 = ashr <16 x i32> %2331, %2132
  %2333 = and <16 x i32> %2332, %2134
  %2334 = bitcast <16 x i32> %2333 to <16 x float>
  %2335 = fmul <16 x float> %2137, %2334
  store <16 x float> %2335, ptr %2330, align 64
  %2336 = getelementptr inbounds nuw i8, ptr %2163, i64 640
  %2337 = and <16 x i32> %2333, splat (i32 2147483647)
  %2338 = and <16 x i32> %2333, splat (i32 2139095040)
  %2339 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2338, <16 x i32> splat (i32 8388608))
  %2340 = icmp eq <16 x i32> %2337, zeroinitializer
  %2341 = bitcast <16 x i32> %2339 to <16 x float>
  %2342 = fmul <16 x float> %2137, %2341
  %2343 = select <16 x i1> %2340, <16 x float> %2139, <16 x float> %2342
  store <16 x float> %2343, ptr %2336, align 64
  %2344 = getelementptr inbounds nuw i8, ptr %2162, i64 704
  %2345 = shl <16 x i32> %2184, %2156
  %2346 = ashr <16 x i32> %2345, %2132
  %2347 = and <16 x i32> %2346, %2134
  %2348 = bitcast <16 x i32> %2347 to <16 x float>
  %2349 = fmul <16 x float> %2137, %2348
  store <16 x float> %2349, ptr %2344, align 64
  %2350 = getelementptr inbounds nuw i8, ptr %2163, i64 704
  %2351 = and <16 x i32> %2347, splat (i32 2147483647)
  %2352 = and <16 x i32> %2347, splat (i32 2139095040)
  %2353 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2352, <16 x i32> splat (i32 8388608))
  %2354 = icmp eq <16 x i32> %2351, zeroinitializer
  %2355 = bitcast <16 x i32> %2353 to <16 x float>
  %2356 = fmul <16 x float> %2137, %2355
  %2357 = select <16 x i1> %2354, <16 x float> %2139, <16 x float> %2356
  store <16 x float> %2357, ptr %2350, align 64
  %2358 = and <16 x i32> %2184, %2127
  %2359 = add <16 x i32> %2358, %2129
  %2360 = or <16 x i32> %2359, %2301
  %2361 = getelementptr inbounds nuw i8, ptr %2162, i64 768
  %2362 = getelementptr inbounds nuw i8, ptr %2163, i64 768
  %2363 = shl <16 x i32> %2185, %2142
  %2364 = ashr <16 x i32> %2363, %2132
  %2365 = and <16 x i32> %2364, %2134
  %2366 = bitcast <16 x i32> %2365 to <16 x float>
  %2367 = fmul <16 x float> %2137, %2366
  store <16 x float> %2367, ptr %2361, align 64
  %2368 = and <16 x i32> %2365, splat (i32 2147483647)
  %2369 = and <16 x i32> %2365, splat (i32 2139095040)
  %2370 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2369, <16 x i32> splat (i32 8388608))
  %2371 = icmp eq <16 x i32> %2368, zeroinitializer
  %2372 = bitcast <16 x i32> %2370 to <16 x float>
  %2373 = fmul <16 x float> %2137, %2372
  %2374 = select <16 x i1> %2371, <16 x float> %2139, <16 x float> %2373
  store <16 x float> %2374, ptr %2362, align 64
  %2375 = getelementptr inbounds nuw i8, ptr %2162, i64 832
  %2376 = shl <16 x i32> %2185, %2146
  %2377 = ashr <16 x i32> %2376, %2132
  %2378 = and <16 x i32> %2377, %2134
  %2379 = bitcast <16 x i32> %2378 to <16 x float>
  %2380 = fmul <16 x float> %2137, %2379
  store <16 x float> %2380, ptr %2375, align 64
  %2381 = getelementptr inbounds nuw i8, ptr %2163, i64 832
  %2382 = and <16 x i32> %2378, splat (i32 2147483647)
  %2383 = and <16 x i32> %2378, splat (i32 2139095040)
  %2384 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2383, <16 x i32> splat (i32 8388608))
  %2385 = icmp eq <16 x i32> %2382, zeroinitializer
  %2386 = bitcast <16 x i32> %2384 to <16 x float>
  %2387 = fmul <16 x float> %2137, %2386
  %2388 = select <16 x i1> %2385, <16 x float> %2139, <16 x float> %2387
  store <16 x float> %2388, ptr %2381, align 64
  %2389 = getelementptr inbounds nuw i8, ptr %2162, i64 896
  %2390 = shl <16 x i32> %2185, %2151
  %2391 = ashr <16 x i32> %2390, %2132
  %2392 = and <16 x i32> %2391, %2134
  %2393 = bitcast <16 x i32> %2392 to <16 x float>
  %2394 = fmul <16 x float> %2137, %2393
  store <16 x float> %2394, ptr %2389, align 64
  %2395 = getelementptr inbounds nuw i8, ptr %2163, i64 896
  %2396 = and <16 x i32> %2392, splat (i32 2147483647)
  %2397 = and <16 x i32> %2392, splat (i32 2139095040)
  %2398 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2397, <16 x i32> splat (i32 8388608))
  %2399 = icmp eq <16 x i32> %2396, zeroinitializer
  %2400 = bitcast <16 x i32> %2398 to <16 x float>
  %2401 = fmul <16 x float> %2137, %2400
  %2402 = select <16 x i1> %2399, <16 x float> %2139, <16 x float> %2401
  store <16 x float> %2402, ptr %2395, align 64
  %2403 = getelementptr inbounds nuw i8, ptr %2162, i64 960
  %2404 = shl <16 x i32> %2185, %2156
  %2405 = ashr <16 x i32> %2404, %2132
  %2406 = and <16 x i32> %2405, %2134
  %2407 = bitcast <16 x i32> %2406 to <16 x float>
  %2408 = fmul <16 x float> %2137, %2407
  store <16 x float> %2408, ptr %2403, align 64
  %2409 = getelementptr inbounds nuw i8, ptr %2163, i64 960
  %2410 = and <16 x i32> %2406, splat (i32 2147483647)
  %2411 = and <16 x i32> %2406, splat (i32 2139095040)
  %2412 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2411, <16 x i32> splat (i32 8388608))
  %2413 = icmp eq <16 x i32> %2410, zeroinitializer
  %2414 = bitcast <16 x i32> %2412 to <16 x float>
  %2415 = fmul <16 x float> %2137, %2414
  %2416 = select <16 x i1> %2413, <16 x float> %2139, <16 x float> %2415
  store <16 x float> %2416, ptr %2409, align 64
  %2417 = and <16 x i32> %2185, %2127
  %2418 = add <16 x i32> %2417, %2129
  %2419 = or <16 x i32> %2418, %2360
  %2420 = getelementptr inbounds nuw i8, ptr %2162, i64 1024
  %2421 = getelementptr inbounds nuw i8, ptr %2163, i64 1024
  %2422 = add nuw nsw i64 %2161, 1
  %2423 = load i32, ptr %1673, align 4
  %2424 = lshr i32 %2423, 4
  %2425 = zext nneg i32 %2424 to i64
  %2426 = icmp samesign ult i64 %2422, %2425
  br i1 %2426, label %2160, label %2157

2427:
  %2428 = icmp ult i32 %1767, 32
  br i1 %2428, label %2992, label %2429

2429:
  %2430 = shl nsw i32 -1, %1760
  %2431 = xor i32 %2430, -1
  %2432 = load i32, ptr %1671, align 4
  %2433 = sub i32 %2431, %2432
  %2434 = mul i32 %2433, %1765
  %2435 = mul i32 %1765, %2431
  %2436 = icmp eq i32 %1758, 8
  %2437 = select i1 %2436, float 0x3810000000000000, float 0.000000e+00
  %2438 = add nsw i32 %1758, -1
  %2439 = shl i32 -8388608, %2438
  %2440 = add i32 %2439, 2139095040
  %2441 = sub nsw i32 23, %1759
  %2442 = shl i32 %2431, %2441
  %2443 = or i32 %2442, -2147483648
  %2444 = sub i32 8, %1758
  %2445 = shl nuw nsw i32 %1703, 1
  %2446 = icmp eq i32 %1757, 1
  %2447 = insertelement <16 x i32> poison, i32 %2435, i64 0
  %2448 = shufflevector <16 x i32> %2447, <16 x i32> poison, <16 x i32> zeroinitializer
  %2449 = insertelement <16 x i32> poison, i32 %2434, i64 0
  %2450 = shufflevector <16 x i32> %2449, <16 x i32> poison, <16 x i32> zeroinitializer
  %2451 = add i32 %1761, %1760
  %2452 = insertelement <16 x i32> poison, i32 %2444, i64 0
  %2453 = shufflevector <16 x i32> %2452, <16 x i32> poison, <16 x i32> zeroinitializer
  %2454 = insertelement <16 x i32> poison, i32 %2443, i64 0
  %2455 = shufflevector <16 x i32> %2454, <16 x i32> poison, <16 x i32> zeroinitializer
  %2456 = insertelement <16 x i32> poison, i32 %2440, i64 0
  %2457 = bitcast <16 x i32> %2456 to <16 x float>
  %2458 = shufflevector <16 x float> %2457, <16 x float> poison, <16 x i32> zeroinitializer
  %2459 = insertelement <16 x float> poison, float %2437, i64 0
  %2460 = shufflevector <16 x float> %2459, <16 x float> poison, <16 x i32> zeroinitializer
  %2461 = sub i32 31, %2451
  %2462 = insertelement <16 x i32> poison, i32 %2461, i64 0
  %2463 = shufflevector <16 x i32> %2462, <16 x i32> poison, <16 x i32> zeroinitializer
  %2464 = add i32 %2451, %1754
  %2465 = sub i32 31, %2464
  %2466 = insertelement <16 x i32> poison, i32 %2465, i64 0
  %2467 = shufflevector <16 x i32> %2466, <16 x i32> poison, <16 x i32> zeroinitializer
  %2468 = shl i32 %1754, 1
  %2469 = add i32 %2451, %2468
  %2470 = sub i32 31, %2469
  %2471 = insertelement <16 x i32> poison, i32 %2470, i64 0
  %2472 = shufflevector <16 x i32> %2471, <16 x i32> poison, <16 x i32> zeroinitializer
  %2473 = mul i32 %1754, 3
  %2474 = add i32 %2451, %2473
  %2475 = sub i32 31, %2474
  %2476 = insertelement <16 x i32> poison, i32 %2475, i64 0
  %2477 = shufflevector <16 x i32> %2476, <16 x i32> poison, <16 x i32> zeroinitializer
  %2478 = shl i32 %1754, 2
  %2479 = add i32 %2451, %2478
  %2480 = sub i32 31, %2479
  %2481 = insertelement <16 x i32> poison, i32 %2480, i64 0
  %2482 = shufflevector <16 x i32> %2481, <16 x i32> poison, <16 x i32> zeroinitializer
  %2483 = mul i32 %1754, 5
  %2484 = add i32 %2451, %2483
  %2485 = sub i32 31, %2484
  %2486 = insertelement <16 x i32> poison, i32 %2485, i64 0
  %2487 = shufflevector <16 x i32> %2486, <16 x i32> poison, <16 x i32> zeroinitializer
  %2488 = mul i32 %1754, 6
  %2489 = add i32 %2451, %2488
  %2490 = sub i32 31, %2489
  %2491 = insertelement <16 x i32> poison, i32 %2490, i64 0
  %2492 = shufflevector <16 x i32> %2491, <16 x i32> poison, <16 x i32> zeroinitializer
  %2493 = mul i32 %1754, 7
  %2494 = add i32 %2451, %2493
  %2495 = sub i32 31, %2494
  %2496 = insertelement <16 x i32> poison, i32 %2495, i64 0
  %2497 = shufflevector <16 x i32> %2496, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %2501

2498:
  %2499 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %2984)
  %2500 = and i32 %2499, %1766
  br label %2992

2501:
  %2502 = phi i64 [ 0, %2429 ], [ %2987, %2501 ]
  %2503 = phi ptr [ %1666, %2429 ], [ %2985, %2501 ]
  %2504 = phi ptr [ %1672, %2429 ], [ %2986, %2501 ]
  %2505 = phi <16 x i32> [ zeroinitializer, %2429 ], [ %2984, %2501 ]
  %2506 = trunc nuw nsw i64 %2502 to i32
  %2507 = mul i32 %1757, %2506
  %2508 = add i32 %2507, %2445
  %2509 = zext i32 %2508 to i64
  %2510 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %2509
  %2511 = getelementptr inbounds nuw i8, ptr %2510, i64 128
  %2512 = select i1 %2446, ptr @ZEROS, ptr %2511
  %2513 = load <16 x i32>, ptr %2510, align 64
  %2514 = getelementptr inbounds nuw i8, ptr %2510, i64 64
  %2515 = load <16 x i32>, ptr %2514, align 64
  %2516 = shufflevector <16 x i32> %2513, <16 x i32> %2515, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %2517 = shufflevector <16 x i32> %2513, <16 x i32> %2515, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %2518 = load <16 x i32>, ptr %2512, align 64
  %2519 = getelementptr inbounds nuw i8, ptr %2512, i64 64
  %2520 = load <16 x i32>, ptr %2519, align 64
  %2521 = shufflevector <16 x i32> %2518, <16 x i32> %2520, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %2522 = shufflevector <16 x i32> %2518, <16 x i32> %2520, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %2523 = shufflevector <16 x i32> %2516, <16 x i32> %2521, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %2524 = shufflevector <16 x i32> %2516, <16 x i32> %2521, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %2525 = shufflevector <16 x i32> %2517, <16 x i32> %2522, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %2526 = shufflevector <16 x i32> %2517, <16 x i32> %2522, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %2527 = shl <16 x i32> %2523, %2463
  %2528 = ashr <16 x i32> %2527, %2453
  %2529 = and <16 x i32> %2528, %2455
  %2530 = bitcast <16 x i32> %2529 to <16 x float>
  %2531 = fmul <16 x float> %2458, %2530
  store <16 x float> %2531, ptr %2503, align 64
  %2532 = and <16 x i32> %2529, splat (i32 2147483647)
  %2533 = and <16 x i32> %2529, splat (i32 2139095040)
  %2534 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2533, <16 x i32> splat (i32 8388608))
  %2535 = icmp eq <16 x i32> %2532, zeroinitializer
  %2536 = bitcast <16 x i32> %2534 to <16 x float>
  %2537 = fmul <16 x float> %2458, %2536
  %2538 = select <16 x i1> %2535, <16 x float> %2460, <16 x float> %2537
  store <16 x float> %2538, ptr %2504, align 64
  %2539 = getelementptr inbounds nuw i8, ptr %2503, i64 64
  %2540 = shl <16 x i32> %2523, %2467
  %2541 = ashr <16 x i32> %2540, %2453
  %2542 = and <16 x i32> %2541, %2455
  %2543 = bitcast <16 x i32> %2542 to <16 x float>
  %2544 = fmul <16 x float> %2458, %2543
  store <16 x float> %2544, ptr %2539, align 64
  %2545 = getelementptr inbounds nuw i8, ptr %2504, i64 64
  %2546 = and <16 x i32> %2542, splat (i32 2147483647)
  %2547 = and <16 x i32> %2542, splat (i32 2139095040)
  %2548 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2547, <16 x i32> splat (i32 8388608))
  %2549 = icmp eq <16 x i32> %2546, zeroinitializer
  %2550 = bitcast <16 x i32> %2548 to <16 x float>
  %2551 = fmul <16 x float> %2458, %2550
  %2552 = select <16 x i1> %2549, <16 x float> %2460, <16 x float> %2551
  store <16 x float> %2552, ptr %2545, align 64
  %2553 = getelementptr inbounds nuw i8, ptr %2503, i64 128
  %2554 = shl <16 x i32> %2523, %2472
  %2555 = ashr <16 x i32> %2554, %2453
  %2556 = and <16 x i32> %2555, %2455
  %2557 = bitcast <16 x i32> %2556 to <16 x float>
  %2558 = fmul <16 x float> %2458, %2557
  store <16 x float> %2558, ptr %2553, align 64
  %2559 = getelementptr inbounds nuw i8, ptr %2504, i64 128
  %2560 = and <16 x i32> %2556, splat (i32 2147483647)
  %2561 = and <16 x i32> %2556, splat (i32 2139095040)
  %2562 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2561, <16 x i32> splat (i32 8388608))
  %2563 = icmp eq <16 x i32> %2560, zeroinitializer
  %2564 = bitcast <16 x i32> %2562 to <16 x float>
  %2565 = fmul <16 x float> %2458, %2564
  %2566 = select <16 x i1> %2563, <16 x float> %2460, <16 x float> %2565
  store <16 x float> %2566, ptr %2559, align 64
  %2567 = getelementptr inbounds nuw i8, ptr %2503, i64 192
  %2568 = shl <16 x i32> %2523, %2477
  %2569 = ashr <16 x i32> %2568, %2453
  %2570 = and <16 x i32> %2569, %2455
  %2571 = bitcast <16 x i32> %2570 to <16 x float>
  %2572 = fmul <16 x float> %2458, %2571
  store <16 x float> %2572, ptr %2567, align 64
  %2573 = getelementptr inbounds nuw i8, ptr %2504, i64 192
  %2574 = and <16 x i32> %2570, splat (i32 2147483647)
  %2575 = and <16 x i32> %2570, splat (i32 2139095040)
  %2576 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2575, <16 x i32> splat (i32 8388608))
  %2577 = icmp eq <16 x i32> %2574, zeroinitializer
  %2578 = bitcast <16 x i32> %2576 to <16 x float>
  %2579 = fmul <16 x float> %2458, %2578
  %2580 = select <16 x i1> %2577, <16 x float> %2460, <16 x float> %2579
  store <16 x float> %2580, ptr %2573, align 64
  %2581 = getelementptr inbounds nuw i8, ptr %2503, i64 256
  %2582 = shl <16 x i32> %2523, %2482
  %2583 = ashr <16 x i32> %2582, %2453
  %2584 = and <16 x i32> %2583, %2455
  %2585 = bitcast <16 x i32> %2584 to <16 x float>
  %2586 = fmul <16 x float> %2458, %2585
  store <16 x float> %2586, ptr %2581, align 64
  %2587 = getelementptr inbounds nuw i8, ptr %2504, i64 256
  %2588 = and <16 x i32> %2584, splat (i32 2147483647)
  %2589 = and <16 x i32> %2584, splat (i32 2139095040)
  %2590 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2589, <16 x i32> splat (i32 8388608))
  %2591 = icmp eq <16 x i32> %2588, zeroinitializer
  %2592 = bitcast <16 x i32> %2590 to <16 x float>
  %2593 = fmul <16 x float> %2458, %2592
  %2594 = select <16 x i1> %2591, <16 x float> %2460, <16 x float> %2593
  store <16 x float> %2594, ptr %2587, align 64
  %2595 = getelementptr inbounds nuw i8, ptr %2503, i64 320
  %2596 = shl <16 x i32> %2523, %2487
  %2597 = ashr <16 x i32> %2596, %2453
  %2598 = and <16 x i32> %2597, %2455
  %2599 = bitcast <16 x i32> %2598 to <16 x float>
  %2600 = fmul <16 x float> %2458, %2599
  store <16 x float> %2600, ptr %2595, align 64
  %2601 = getelementptr inbounds nuw i8, ptr %2504, i64 320
  %2602 = and <16 x i32> %2598, splat (i32 2147483647)
  %2603 = and <16 x i32> %2598, splat (i32 2139095040)
  %2604 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2603, <16 x i32> splat (i32 8388608))
  %2605 = icmp eq <16 x i32> %2602, zeroinitializer
  %2606 = bitcast <16 x i32> %2604 to <16 x float>
  %2607 = fmul <16 x float> %2458, %2606
  %2608 = select <16 x i1> %2605, <16 x float> %2460, <16 x float> %2607
  store <16 x float> %2608, ptr %2601, align 64
  %2609 = getelementptr inbounds nuw i8, ptr %2503, i64 384
  %2610 = shl <16 x i32> %2523, %2492
  %2611 = ashr <16 x i32> %2610, %2453
  %2612 = and <16 x i32> %2611, %2455
  %2613 = bitcast <16 x i32> %2612 to <16 x float>
  %2614 = fmul <16 x float> %2458, %2613
  store <16 x float> %2614, ptr %2609, align 64
  %2615 = getelementptr inbounds nuw i8, ptr %2504, i64 384
  %2616 = and <16 x i32> %2612, splat (i32 2147483647)
  %2617 = and <16 x i32> %2612, splat (i32 2139095040)
  %2618 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2617, <16 x i32> splat (i32 8388608))
  %2619 = icmp eq <16 x i32> %2616, zeroinitializer
  %2620 = bitcast <16 x i32> %2618 to <16 x float>
  %2621 = fmul <16 x float> %2458, %2620
  %2622 = select <16 x i1> %2619, <16 x float> %2460, <16 x float> %2621
  store <16 x float> %2622, ptr %2615, align 64
  %2623 = getelementptr inbounds nuw i8, ptr %2503, i64 448
  %2624 = shl <16 x i32> %2523, %2497
  %2625 = ashr <16 x i32> %2624, %2453
  %2626 = and <16 x i32> %2625, %2455
  %2627 = bitcast <16 x i32> %2626 to <16 x float>
  %2628 = fmul <16 x float> %2458, %2627
  store <16 x float> %2628, ptr %2623, align 64
  %2629 = getelementptr inbounds nuw i8, ptr %2504, i64 448
  %2630 = and <16 x i32> %2626, splat (i32 2147483647)
  %2631 = and <16 x i32> %2626, splat (i32 2139095040)
  %2632 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2631, <16 x i32> splat (i32 8388608))
  %2633 = icmp eq <16 x i32> %2630, zeroinitializer
  %2634 = bitcast <16 x i32> %2632 to <16 x float>
  %2635 = fmul <16 x float> %2458, %2634
  %2636 = select <16 x i1> %2633, <16 x float> %2460, <16 x float> %2635
  store <16 x float> %2636, ptr %2629, align 64
  %2637 = and <16 x i32> %2523, %2448
  %2638 = add <16 x i32> %2637, %2450
  %2639 = or <16 x i32> %2638, %2505
  %2640 = getelementptr inbounds nuw i8, ptr %2503, i64 512
  %2641 = getelementptr inbounds nuw i8, ptr %2504, i64 512
  %2642 = shl <16 x i32> %2524, %2463
  %2643 = ashr <16 x i32> %2642, %2453
  %2644 = and <16 x i32> %2643, %2455
  %2645 = bitcast <16 x i32> %2644 to <16 x float>
  %2646 = fmul <16 x float> %2458, %2645
  store <16 x float> %2646, ptr %2640, align 64
  %2647 = and <16 x i32> %2644, splat (i32 2147483647)
  %2648 = and <16 x i32> %2644, splat (i32 2139095040)
  %2649 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2648, <16 x i32> splat (i32 8388608))
  %2650 = icmp eq <16 x i32> %2647, zeroinitializer
  %2651 = bitcast <16 x i32> %2649 to <16 x float>
  %2652 = fmul <16 x float> %2458, %2651
  %2653 = select <16 x i1> %2650, <16 x float> %2460, <16 x float> %2652
  store <16 x float> %2653, ptr %2641, align 64
  %2654 = getelementptr inbounds nuw i8, ptr %2503, i64 576
  %2655 = shl <16 x i32> %2524, %2467
  %2656 = ashr <16 x i32> %2655, %2453
  %2657 = and <16 x i32> %2656, %2455
  %2658 = bitcast <16 x i32> %2657 to <16 x float>
  %2659 = fmul <16 x float> %2458, %2658
  store <16 x float> %2659, ptr %2654, align 64
  %2660 = getelementptr inbounds nuw i8, ptr %2504, i64 576
  %2661 = and <16 x i32> %2657, splat (i32 2147483647)
  %2662 = and <16 x i32> %2657, splat (i32 2139095040)
  %2663 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2662, <16 x i32> splat (i32 8388608))
  %2664 = icmp eq <16 x i32> %2661, zeroinitializer
  %2665 = bitcast <16 x i32> %2663 to <16 x float>
  %2666 = fmul <16 x float> %2458, %2665
  %2667 = select <16 x i1> %2664, <16 x float> %2460, <16 x float> %2666
  store <16 x float> %2667, ptr %2660, align 64
  %2668 = getelementptr inbounds nuw i8, ptr %2503, i64 640
  %2669 = shl <16 x i32> %2524, %2472
  %2670 = ashr <16 x i32> %2669, %2453
  %2671 = and <16 x i32> %2670, %2455
  %2672 = bitcast <16 x i32> %2671 to <16 x float>
  %2673 = fmul <16 x float> %2458, %2672
  store <16 x float> %2673, ptr %2668, align 64
  %2674 = getelementptr inbounds nuw i8, ptr %2504, i64 640
  %2675 = and <16 x i32> %2671, splat (i32 2147483647)
  %2676 = and <16 x i32> %2671, splat (i32 2139095040)
  %2677 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2676, <16 x i32> splat (i32 8388608))
  %2678 = icmp eq <16 x i32> %2675, zeroinitializer
  %2679 = bitcast <16 x i32> %2677 to <16 x float>
  %2680 = fmul <16 x float> %2458, %2679
  %2681 = select <16 x i1> %2678, <16 x float> %2460, <16 x float> %2680
  store <16 x float> %2681, ptr %2674, align 64
  %2682 = getelementptr inbounds nuw i8, ptr %2503, i64 704
  %2683 = shl <16 x i32> %2524, %2477
  %2684 = ashr <16 x i32> %2683, %2453
  %2685 = and <16 x i32> %2684, %2455
  %2686 = bitcast <16 x i32> %2685 to <16 x float>
  %2687 = fmul <16 x float> %2458, %2686
  store <16 x float> %2687, ptr %2682, align 64
  %2688 = getelementptr inbounds nuw i8, ptr %2504, i64 704
  %2689 = and <16 x i32> %2685, splat (i32 2147483647)
  %2690 = and <16 x i32> %2685, splat (i32 2139095040)
  %2691 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2690, <16 x i32> splat (i32 8388608))
  %2692 = icmp eq <16 x i32> %2689, zeroinitializer
  %2693 = bitcast <16 x i32> %2691 to <16 x float>
  %2694 = fmul <16 x float> %2458, %2693
  %2695 = select <16 x i1> %2692, <16 x float> %2460, <16 x float> %2694
  store <16 x float> %2695, ptr %2688, align 64
  %2696 = getelementptr inbounds nuw i8, ptr %2503, i64 768
  %2697 = shl <16 x i32> %2524, %2482
  %2698 = ashr <16 x i32> %2697, %2453
  %2699 = and <16 x i32> %2698, %2455
  %2700 = bitcast <16 x i32> %2699 to <16 x float>
  %2701 = fmul <16 x float> %2458, %2700
  store <16 x float> %2701, ptr %2696, align 64
  %2702 = getelementptr inbounds nuw i8, ptr %2504, i64 768
  %2703 = and <16 x i32> %2699, splat (i32 2147483647)
  %2704 = and <16 x i32> %2699, splat (i32 2139095040)
  %2705 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2704, <16 x i32> splat (i32 8388608))
  %2706 = icmp eq <16 x i32> %2703, zeroinitializer
  %2707 = bitcast <16 x i32> %2705 to <16 x float>
  %2708 = fmul <16 x float> %2458, %2707
  %2709 = select <16 x i1> %2706, <16 x float> %2460, <16 x float> %2708
  store <16 x float> %2709, ptr %2702, align 64
  %2710 = getelementptr inbounds nuw i8, ptr %2503, i64 832
  %2711 = shl <16 x i32> %2524, %2487
  %2712 = ashr <16 x i32> %2711, %2453
  %2713 = and <16 x i32> %2712, %2455
  %2714 = bitcast <16 x i32> %2713 to <16 x float>
  %2715 = fmul <16 x float> %2458, %2714
  store <16 x float> %2715, ptr %2710, align 64
  %2716 = getelementptr inbounds nuw i8, ptr %2504, i64 832
  %2717 = and <16 x i32> %2713, splat (i32 2147483647)
  %2718 = and <16 x i32> %2713, splat (i32 2139095040)
  %2719 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2718, <16 x i32> splat (i32 8388608))
  %2720 = icmp eq <16 x i32> %2717, zeroinitializer
  %2721 = bitcast <16 x i32> %2719 to <16 x float>
  %2722 = fmul <16 x float> %2458, %2721
  %2723 = select <16 x i1> %2720, <16 x float> %2460, <16 x float> %2722
  store <16 x float> %2723, ptr %2716, align 64
  %2724 = getelementptr inbounds nuw i8, ptr %2503, i64 896
  %2725 = shl <16 x i32> %2524, %2492
  %2726 = ashr <16 x i32> %2725, %2453
  %2727 = and <16 x i32> %2726, %2455
  %2728 = bitcast <16 x i32> %2727 to <16 x float>
  %2729 = fmul <16 x float> %2458, %2728
  store <16 x float> %2729, ptr %2724, align 64
  %2730 = getelementptr inbounds nuw i8, ptr %2504, i64 896
  %2731 = and <16 x i32> %2727, splat (i32 2147483647)
  %2732 = and <16 x i32> %2727, splat (i32 2139095040)
  %2733 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2732, <16 x i32> splat (i32 8388608))
  %2734 = icmp eq <16 x i32> %2731, zeroinitializer
  %2735 = bitcast <16 x i32> %2733 to <16 x float>
  %2736 = fmul <16 x float> %2458, %2735
  %2737 = select <16 x i1> %2734, <16 x float> %2460, <16 x float> %2736
  store <16 x float> %2737, ptr %2730, align 64
  %2738 = getelementptr inbounds nuw i8, ptr %2503, i64 960
  %2739 = shl <16 x i32> %2524, %2497
  %2740 = ashr <16 x i32> %2739, %2453
  %2741 = and <16 x i32> %2740, %2455
  %2742 = bitcast <16 x i32> %2741 to <16 x float>
  %2743 = fmul <16 x float> %2458, %2742
  store <16 x float> %2743, ptr %2738, align 64
  %2744 = getelementptr inbounds nuw i8, ptr %2504, i64 960
  %2745 = and <16 x i32> %2741, splat (i32 2147483647)
  %2746 = and <16 x i32> %2741, splat (i32 2139095040)
  %2747 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2746, <16 x i32> splat (i32 8388608))
  %2748 = icmp eq <16 x i32> %2745, zeroinitializer
  %2749 = bitcast <16 x i32> %2747 to <16 x float>
  %2750 = fmul <16 x float> %2458, %2749
  %2751 = select <16 x i1> %2748, <16 x float> %2460, <16 x float> %2750
  store <16 x float> %2751, ptr %2744, align 64
  %2752 = and <16 x i32> %2524, %2448
  %2753 = add <16 x i32> %2752, %2450
  %2754 = or <16 x i32> %2753, %2639
  %2755 = getelementptr inbounds nuw i8, ptr %2503, i64 1024
  %2756 = getelementptr inbounds nuw i8, ptr %2504, i64 1024
  %2757 = shl <16 x i32> %2525, %2463
  %2758 = ashr <16 x i32> %2757, %2453
  %2759 = and <16 x i32> %2758, %2455
  %2760 = bitcast <16 x i32> %2759 to <16 x float>
  %2761 = fmul <16 x float> %2458, %2760
  store <16 x float> %2761, ptr %2755, align 64
  %2762 = and <16 x i32> %2759, splat (i32 2147483647)
  %2763 = and <16 x i32> %2759, splat (i32 2139095040)
  %2764 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2763, <16 x i32> splat (i32 8388608))
  %2765 = icmp eq <16 x i32> %2762, zeroinitializer
  %2766 = bitcast <16 x i32> %2764 to <16 x float>
  %2767 = fmul <16 x float> %2458, %2766
  %2768 = select <16 x i1> %2765, <16 x float> %2460, <16 x float> %2767
  store <16 x float> %2768, ptr %2756, align 64
  %2769 = getelementptr inbounds nuw i8, ptr %2503, i64 1088
  %2770 = shl <16 x i32> %2525, %2467
  %2771 = ashr <16 x i32> %2770, %2453
  %2772 = and <16 x i32> %2771, %2455
  %2773 = bitcast <16 x i32> %2772 to <16 x float>
  %2774 = fmul <16 x float> %2458, %2773
  store <16 x float> %2774, ptr %2769, align 64
  %2775 = getelementptr inbounds nuw i8, ptr %2504, i64 1088
  %2776 = and <16 x i32> %2772, splat (i32 2147483647)
  %2777 = and <16 x i32> %2772, splat (i32 2139095040)
  %2778 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2777, <16 x i32> splat (i32 8388608))
  %2779 = icmp eq <16 x i32> %2776, zeroinitializer
  %2780 = bitcast <16 x i32> %2778 to <16 x float>
  %2781 = fmul <16 x float> %2458, %2780
  %2782 = select <16 x i1> %2779, <16 x float> %2460, <16 x float> %2781
  store <16 x float> %2782, ptr %2775, align 64
  %2783 = getelementptr inbounds nuw i8, ptr %2503, i64 1152
  %2784 = shl <16 x i32> %2525, %2472
  %2785 = ashr <16 x i32> %2784, %2453
  %2786 = and <16 x i32> %2785, %2455
  %2787 = bitcast <16 x i32> %2786 to <16 x float>
  %2788 = fmul <16 x float> %2458, %2787
  store <16 x float> %2788, ptr %2783, align 64
  %2789 = getelementptr inbounds nuw i8, ptr %2504, i64 1152
  %2790 = and <16 x i32> %2786, splat (i32 2147483647)
  %2791 = and <16 x i32> %2786, splat (i32 2139095040)
  %2792 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2791, <16 x i32> splat (i32 8388608))
  %2793 = icmp eq <16 x i32> %2790, zeroinitializer
  %2794 = bitcast <16 x i32> %2792 to <16 x float>
  %2795 = fmul <16 x float> %2458, %2794
  %2796 = select <16 x i1> %2793, <16 x float> %2460, <16 x float> %2795
  store <16 x float> %2796, ptr %2789, align 64
  %2797 = getelementptr inbounds nuw i8, ptr %2503, i64 1216
  %2798 = shl <16 x i32> %2525, %2477
  %2799 = ashr <16 x i32> %2798, %2453
  %2800 = and <16 x i32> %2799, %2455
  %2801 = bitcast <16 x i32> %2800 to <16 x float>
  %2802 = fmul <16 x float> %2458, %2801
  store <16 x float> %2802, ptr %2797, align 64
  %2803 = getelementptr inbounds nuw i8, ptr %2504, i64 1216
  %2804 = and <16 x i32> %2800, splat (i32 2147483647)
  %2805 = and <16 x i32> %2800, splat (i32 2139095040)
  %2806 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2805, <16 x i32> splat (i32 8388608))
  %2807 = icmp eq <16 x i32> %2804, zeroinitializer
  %2808 = bitcast <16 x i32> %2806 to <16 x float>
  %2809 = fmul <16 x float> %2458, %2808
  %2810 = select <16 x i1> %2807, <16 x float> %2460, <16 x float> %2809
  store <16 x float> %2810, ptr %2803, align 64
  %2811 = getelementptr inbounds nuw i8, ptr %2503, i64 1280
  %2812 = shl <16 x i32> %2525, %2482
  %2813 = ashr <16 x i32> %2812, %2453
  %2814 = and <16 x i32> %2813, %2455
  %2815 = bitcast <16 x i32> %2814 to <16 x float>
  %2816 = fmul <16 x float> %2458, %2815
  store <16 x float> %2816, ptr %2811, align 64
  %2817 = getelementptr inbounds nuw i8, ptr %2504, i64 1280
  %2818 = and <16 x i32> %2814, splat (i32 2147483647)
  %2819 = and <16 x i32> %2814, splat (i32 2139095040)
  %2820 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2819, <16 x i32> splat (i32 8388608))
  %2821 = icmp eq <16 x i32> %2818, zeroinitializer
  %2822 = bitcast <16 x i32> %2820 to <16 x float>
  %2823 = fmul <16 x float> %2458, %2822
  %2824 = select <16 x i1> %2821, <16 x float> %2460, <16 x float> %2823
  store <16 x float> %2824, ptr %2817, align 64
  %2825 = getelementptr inbounds nuw i8, ptr %2503, i64 1344
  %2826 = shl <16 x i32> %2525, %2487
  %2827 = ashr <16 x i32> %2826, %2453
  %2828 = and <16 x i32> %2827, %2455
  %2829 = bitcast <16 x i32> %2828 to <16 x float>
  %2830 = fmul <16 x float> %2458, %2829
  store <16 x float> %2830, ptr %2825, align 64
  %2831 = getelementptr inbounds nuw i8, ptr %2504, i64 1344
  %2832 = and <16 x i32> %2828, splat (i32 2147483647)
  %2833 = and <16 x i32> %2828, splat (i32 2139095040)
  %2834 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2833, <16 x i32> splat (i32 8388608))
  %2835 = icmp eq <16 x i32> %2832, zeroinitializer
  %2836 = bitcast <16 x i32> %2834 to <16 x float>
  %2837 = fmul <16 x float> %2458, %2836
  %2838 = select <16 x i1> %2835, <16 x float> %2460, <16 x float> %2837
  store <16 x float> %2838, ptr %2831, align 64
  %2839 = getelementptr inbounds nuw i8, ptr %2503, i64 1408
  %2840 = shl <16 x i32> %2525, %2492
  %2841 = ashr <16 x i32> %2840, %2453
  %2842 = and <16 x i32> %2841, %2455
  %2843 = bitcast <16 x i32> %2842 to <16 x float>
  %2844 = fmul <16 x float> %2458, %2843
  store <16 x float> %2844, ptr %2839, align 64
  %2845 = getelementptr inbounds nuw i8, ptr %2504, i64 1408
  %2846 = and <16 x i32> %2842, splat (i32 2147483647)
  %2847 = and <16 x i32> %2842, splat (i32 2139095040)
  %2848 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2847, <16 x i32> splat (i32 8388608))
  %2849 = icmp eq <16 x i32> %2846, zeroinitializer
  %2850 = bitcast <16 x i32> %2848 to <16 x float>
  %2851 = fmul <16 x float> %2458, %2850
  %2852 = select <16 x i1> %2849, <16 x float> %2460, <16 x float> %2851
  store <16 x float> %2852, ptr %2845, align 64
  %2853 = getelementptr inbounds nuw i8, ptr %2503, i64 1472
  %2854 = shl <16 x i32> %2525, %2497
  %2855 = ashr <16 x i32> %2854, %2453
  %2856 = and <16 x i32> %2855, %2455
  %2857 = bitcast <16 x i32> %2856 to <16 x float>
  %2858 = fmul <16 x float> %2458, %2857
  store <16 x float> %2858, ptr %2853, align 64
  %2859 = getelementptr inbounds nuw i8, ptr %2504, i64 1472
  %2860 = and <16 x i32> %2856, splat (i32 2147483647)
  %2861 = and <16 x i32> %2856, splat (i32 2139095040)
  %2862 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2861, <16 x i32> splat (i32 8388608))
  %2863 = icmp eq <16 x i32> %2860, zeroinitializer
  %2864 = bitcast <16 x i32> %2862 to <16 x float>
  %2865 = fmul <16 x float> %2458, %2864
  %2866 = select <16 x i1> %2863, <16 x float> %2460, <16 x float> %2865
  store <16 x float> %2866, ptr %2859, align 64
  %2867 = and <16 x i32> %2525, %2448
  %2868 = add <16 x i32> %2867, %2450
  %2869 = or <16 x i32> %2868, %2754
  %2870 = getelementptr inbounds nuw i8, ptr %2503, i64 1536
  %2871 = getelementptr inbounds nuw i8, ptr %2504, i64 1536
  %2872 = shl <16 x i32> %2526, %2463
  %2873 = ashr <16 x i32> %2872, %2453
  %2874 = and <16 x i32> %2873, %2455
  %2875 = bitcast <16 x i32> %2874 to <16 x float>
  %2876 = fmul <16 x float> %2458, %2875
  store <16 x float> %2876, ptr %2870, align 64
  %2877 = and <16 x i32> %2874, splat (i32 2147483647)
  %2878 = and <16 x i32> %2874, splat (i32 2139095040)
  %2879 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2878, <16 x i32> splat (i32 8388608))
  %2880 = icmp eq <16 x i32> %2877, zeroinitializer
  %2881 = bitcast <16 x i32> %2879 to <16 x float>
  %2882 = fmul <16 x float> %2458, %2881
  %2883 = select <16 x i1> %2880, <16 x float> %2460, <16 x float> %2882
  store <16 x float> %2883, ptr %2871, align 64
  %2884 = getelementptr inbounds nuw i8, ptr %2503, i64 1600
  %2885 = shl <16 x i32> %2526, %2467
  %2886 = ashr <16 x i32> %2885, %2453
  %2887 = and <16 x i32> %2886, %2455
  %2888 = bitcast <16 x i32> %2887 to <16 x float>
  %2889 = fmul <16 x float> %2458, %2888
  store <16 x float> %2889, ptr %2884, align 64
  %2890 = getelementptr inbounds nuw i8, ptr %2504, i64 1600
  %2891 = and <16 x i32> %2887, splat (i32 2147483647)
  %2892 = and <16 x i32> %2887, splat (i32 2139095040)
  %2893 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2892, <16 x i32> splat (i32 8388608))
  %2894 = icmp eq <16 x i32> %2891, zeroinitializer
  %2895 = bitcast <16 x i32> %2893 to <16 x float>
  %2896 = fmul <16 x float> %2458, %2895
  %2897 = select <16 x i1> %2894, <16 x float> %2460, <16 x float> %2896
  store <16 x float> %2897, ptr %2890, align 64
  %2898 = getelementptr inbounds nuw i8, ptr %2503, i64 1664
  %2899 = shl <16 x i32> %2526, %2472
  %2900 = ashr <16 x i32> %2899, %2453
  %2901 = and <16 x i32> %2900, %2455
  %2902 = bitcast <16 x i32> %2901 to <16 x float>
  %2903 = fmul <16 x float> %2458, %2902
  store <16 x float> %2903, ptr %2898, align 64
  %2904 = getelementptr inbounds nuw i8, ptr %2504, i64 1664
  %2905 = and <16 x i32> %2901, splat (i32 2147483647)
  %2906 = and <16 x i32> %2901, splat (i32 2139095040)
  %2907 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2906, <16 x i32> splat (i32 8388608))
  %2908 = icmp eq <16 x i32> %2905, zeroinitializer
  %2909 = bitcast <16 x i32> %2907 to <16 x float>
  %2910 = fmul <16 x float> %2458, %2909
  %2911 = select <16 x i1> %2908, <16 x float> %2460, <16 x float> %2910
  store <16 x float> %2911, ptr %2904, align 64
  %2912 = getelementptr inbounds nuw i8, ptr %2503, i64 1728
  %2913 = shl <16 x i32> %2526, %2477
  %2914 = ashr <16 x i32> %2913, %2453
  %2915 = and <16 x i32> %2914, %2455
  %2916 = bitcast <16 x i32> %2915 to <16 x float>
  %2917 = fmul <16 x float> %2458, %2916
  store <16 x float> %2917, ptr %2912, align 64
  %2918 = getelementptr inbounds nuw i8, ptr %2504, i64 1728
  %2919 = and <16 x i32> %2915, splat (i32 2147483647)
  %2920 = and <16 x i32> %2915, splat (i32 2139095040)
  %2921 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2920, <16 x i32> splat (i32 8388608))
  %2922 = icmp eq <16 x i32> %2919, zeroinitializer
  %2923 = bitcast <16 x i32> %2921 to <16 x float>
  %2924 = fmul <16 x float> %2458, %2923
  %2925 = select <16 x i1> %2922, <16 x float> %2460, <16 x float> %2924
  store <16 x float> %2925, ptr %2918, align 64
  %2926 = getelementptr inbounds nuw i8, ptr %2503, i64 1792
  %2927 = shl <16 x i32> %2526, %2482
  %2928 = ashr <16 x i32> %2927, %2453
  %2929 = and <16 x i32> %2928, %2455
  %2930 = bitcast <16 x i32> %2929 to <16 x float>
  %2931 = fmul <16 x float> %2458, %2930
  store <16 x float> %2931, ptr %2926, align 64
  %2932 = getelementptr inbounds nuw i8, ptr %2504, i64 1792
  %2933 = and <16 x i32> %2929, splat (i32 2147483647)
  %2934 = and <16 x i32> %2929, splat (i32 2139095040)
  %2935 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2934, <16 x i32> splat (i32 8388608))
  %2936 = icmp eq <16 x i32> %2933, zeroinitializer
  %2937 = bitcast <16 x i32> %2935 to <16 x float>
  %2938 = fmul <16 x float> %2458, %2937
  %2939 = select <16 x i1> %2936, <16 x float> %2460, <16 x float> %2938
  store <16 x float> %2939, ptr %2932, align 64
  %2940 = getelementptr inbounds nuw i8, ptr %2503, i64 1856
  %2941 = shl <16 x i32> %2526, %2487
  %2942 = ashr <16 x i32> %2941, %2453
  %2943 = and <16 x i32> %2942, %2455
  %2944 = bitcast <16 x i32> %2943 to <16 x float>
  %2945 = fmul <16 x float> %2458, %2944
  store <16 x float> %2945, ptr %2940, align 64
  %2946 = getelementptr inbounds nuw i8, ptr %2504, i64 1856
  %2947 = and <16 x i32> %2943, splat (i32 2147483647)
  %2948 = and <16 x i32> %2943, splat (i32 2139095040)
  %2949 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2948, <16 x i32> splat (i32 8388608))
  %2950 = icmp eq <16 x i32> %2947, zeroinitializer
  %2951 = bitcast <16 x i32> %2949 to <16 x float>
  %2952 = fmul <16 x float> %2458, %2951
  %2953 = select <16 x i1> %2950, <16 x float> %2460, <16 x float> %2952
  store <16 x float> %2953, ptr %2946, align 64
  %2954 = getelementptr inbounds nuw i8, ptr %2503, i64 1920
  %2955 = shl <16 x i32> %2526, %2492
  %2956 = ashr <16 x i32> %2955, %2453
  %2957 = and <16 x i32> %2956, %2455
  %2958 = bitcast <16 x i32> %2957 to <16 x float>
  %2959 = fmul <16 x float> %2458, %2958
  store <16 x float> %2959, ptr %2954, align 64
  %2960 = getelementptr inbounds nuw i8, ptr %2504, i64 1920
  %2961 = and <16 x i32> %2957, splat (i32 2147483647)
  %2962 = and <16 x i32> %2957, splat (i32 2139095040)
  %2963 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2962, <16 x i32> splat (i32 8388608))
  %2964 = icmp eq <16 x i32> %2961, zeroinitializer
  %2965 = bitcast <16 x i32> %2963 to <16 x float>
  %2966 = fmul <16 x float> %2458, %2965
  %2967 = select <16 x i1> %2964, <16 x float> %2460, <16 x float> %2966
  store <16 x float> %2967, ptr %2960, align 64
  %2968 = getelementptr inbounds nuw i8, ptr %2503, i64 1984
  %2969 = shl <16 x i32> %2526, %2497
  %2970 = ashr <16 x i32> %2969, %2453
  %2971 = and <16 x i32> %2970, %2455
  %2972 = bitcast <16 x i32> %2971 to <16 x float>
  %2973 = fmul <16 x float> %2458, %2972
  store <16 x float> %2973, ptr %2968, align 64
  %2974 = getelementptr inbounds nuw i8, ptr %2504, i64 1984
  %2975 = and <16 x i32> %2971, splat (i32 2147483647)
  %2976 = and <16 x i32> %2971, splat (i32 2139095040)
  %2977 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2976, <16 x i32> splat (i32 8388608))
  %2978 = icmp eq <16 x i32> %2975, zeroinitializer
  %2979 = bitcast <16 x i32> %2977 to <16 x float>
  %2980 = fmul <16 x float> %2458, %2979
  %2981 = select <16 x i1> %2978, <16 x float> %2460, <16 x float> %2980
  store <16 x float> %2981, ptr %2974, align 64
  %2982 = and <16 x i32> %2526, %2448
  %2983 = add <16 x i32> %2982, %2450
  %2984 = or <16 x i32> %2983, %2869
  %2985 = getelementptr inbounds nuw i8, ptr %2503, i64 2048
  %2986 = getelementptr inbounds nuw i8, ptr %2504, i64 2048
  %2987 = add nuw nsw i64 %2502, 1
  %2988 = load i32, ptr %1673, align 4
  %2989 = lshr i32 %2988, 5
  %2990 = zext nneg i32 %2989 to i64
  %2991 = icmp samesign ult i64 %2987, %2990
  br i1 %2991, label %2501, label %2498

2992:
  %2993 = phi i32 [ %2159, %2157 ], [ %1950, %1948 ], [ %1807, %1805 ], [ 0, %1768 ], [ 0, %1907 ], [ 0, %2106 ], [ 0,
      %2427 ], [ %2500, %2498 ]
  %2994 = icmp ne i32 %2993, 0
  %2995 = zext i1 %2994 to i32
  store i32 %2995, ptr %1665, align 8
  br label %2996

2996:
  %2997 = phi i1 [ %1720, %1718 ], [ %1737, %1735 ], [ %2994, %2992 ]
  %2998 = load i32, ptr %1674, align 4
  %2999 = icmp ult i32 %2998, 8
  br i1 %2999, label %3002, label %3000

3000:
  %3001 = shl nuw nsw i32 %1703, 2
  br label %3008

3002:
  %3003 = add nuw nsw i32 %1703, 1
  %3004 = load i32, ptr %0, align 4
  %3005 = add i32 %3004, 8
  %3006 = lshr i32 %3005, 4
  %3007 = icmp samesign ult i32 %3003, %3006
  br i1 %3007, label %1701, label %3870

3008:
  %3009 = phi i32 [ 0, %3000 ], [ %3866, %3865 ]
  %3010 = load i32, ptr %1675, align 4
  %3011 = tail call i32 @llvm.cttz.i32(i32 %3010, i1 false)
  %3012 = sub nsw i32 5, %3011
  %3013 = load i32, ptr %1673, align 4
  %3014 = load i32, ptr %1676, align 4
  %3015 = load i32, ptr %1677, align 4
  %3016 = add nsw i32 %3015, %3014
  %3017 = load i32, ptr %1678, align 4
  %3018 = add i32 %3017, %3016
  %3019 = sub i32 31, %3018
  %3020 = sub nsw i32 32, %3010
  %3021 = lshr i32 -1, %3020
  %3022 = udiv i32 -1, %3021
  %3023 = shl i32 %3022, %3017
  %3024 = load i32, ptr %1679, align 4
  %3025 = shl i32 %3023, %3016
  %3026 = zext i32 %3012 to i64
  %3027 = getelementptr inbounds nuw [64 x i16], ptr @PLACES, i64 %3026
  store ptr %3027, ptr %1681, align 64
  switch i32 %3011, label %3418 [
    i32 5, label %3028
    i32 4, label %3116
    i32 3, label %3235
  ]

3028:
  %3029 = lshr i32 %3013, 2
  %3030 = icmp eq i32 %3029, 0
  br i1 %3030, label %3729, label %3031

3031:
  %3032 = shl nsw i32 -1, %3016
  %3033 = xor i32 %3032, -1
  %3034 = sub i32 %3033, %3024
  %3035 = mul i32 %3034, %3023
  %3036 = mul i32 %3023, %3033
  %3037 = icmp eq i32 %3014, 8
  %3038 = select i1 %3037, float 0x3810000000000000, float 0.000000e+00
  %3039 = add nsw i32 %3014, -1
  %3040 = shl i32 -8388608, %3039
  %3041 = add i32 %3040, 2139095040
  %3042 = sub nsw i32 23, %3015
  %3043 = shl i32 %3033, %3042
  %3044 = or i32 %3043, -2147483648
  %3045 = sub i32 8, %3014
  %3046 = load i32, ptr %1664, align 4
  %3047 = mul i32 %3029, %3009
  %3048 = add i32 %3047, %3046
  %3049 = insertelement <16 x i32> poison, i32 %3036, i64 0
  %3050 = shufflevector <16 x i32> %3049, <16 x i32> poison, <16 x i32> zeroinitializer
  %3051 = insertelement <16 x i32> poison, i32 %3035, i64 0
  %3052 = shufflevector <16 x i32> %3051, <16 x i32> poison, <16 x i32> zeroinitializer
  %3053 = insertelement <16 x i32> poison, i32 %3045, i64 0
  %3054 = shufflevector <16 x i32> %3053, <16 x i32> poison, <16 x i32> zeroinitializer
  %3055 = insertelement <16 x i32> poison, i32 %3044, i64 0
  %3056 = shufflevector <16 x i32> %3055, <16 x i32> poison, <16 x i32> zeroinitializer
  %3057 = insertelement <16 x i32> poison, i32 %3041, i64 0
  %3058 = bitcast <16 x i32> %3057 to <16 x float>
  %3059 = shufflevector <16 x float> %3058, <16 x float> poison, <16 x i32> zeroinitializer
  %3060 = insertelement <16 x float> poison, float %3038, i64 0
  %3061 = shufflevector <16 x float> %3060, <16 x float> poison, <16 x i32> zeroinitializer
  %3062 = zext nneg i32 %3029 to i64
  %3063 = insertelement <16 x i32> poison, i32 %3019, i64 0
  %3064 = shufflevector <16 x i32> %3063, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %3065

3065:
  %3066 = phi i64 [ 0, %3031 ], [ %3111, %3065 ]
  %3067 = phi ptr [ %8, %3031 ], [ %3109, %3065 ]
  %3068 = phi ptr [ %1680, %3031 ], [ %3110, %3065 ]
  %3069 = phi <16 x i32> [ zeroinitializer, %3031 ], [ %3096, %3065 ]
  %3070 = trunc nuw nsw i64 %3066 to i32
  %3071 = add i32 %3048, %3070
  %3072 = zext i32 %3071 to i64
  %3073 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %3072
  %3074 = load <16 x i32>, ptr %3073, align 64
  %3075 = and <16 x i32> %3074, %3050
  %3076 = add <16 x i32> %3075, %3052
  %3077 = shl <16 x i32> %3074, %3064
  %3078 = ashr <16 x i32> %3077, %3054
  %3079 = and <16 x i32> %3078, %3056
  %3080 = bitcast <16 x i32> %3079 to <16 x float>
  %3081 = fmul <16 x float> %3059, %3080
  store <16 x float> %3081, ptr %3067, align 64
  %3082 = and <16 x i32> %3079, splat (i32 2147483647)
  %3083 = and <16 x i32> %3079, splat (i32 2139095040)
  %3084 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3083, <16 x i32> splat (i32 8388608))
  %3085 = icmp eq <16 x i32> %3082, zeroinitializer
  %3086 = bitcast <16 x i32> %3084 to <16 x float>
  %3087 = fmul <16 x float> %3059, %3086
  %3088 = select <16 x i1> %3085, <16 x float> %3061, <16 x float> %3087
  store <16 x float> %3088, ptr %3068, align 64
  %3089 = getelementptr inbounds nuw i8, ptr %3073, i64 64
  %3090 = load <16 x i32>, ptr %3089, align 64
  %3091 = getelementptr inbounds nuw i8, ptr %3067, i64 64
  %3092 = getelementptr inbounds nuw i8, ptr %3068, i64 64
  %3093 = and <16 x i32> %3090, %3050
  %3094 = add <16 x i32> %3093, %3052
  %3095 = or <16 x i32> %3076, %3069
  %3096 = or <16 x i32> %3095, %3094
  %3097 = shl <16 x i32> %3090, %3064
  %3098 = ashr <16 x i32> %3097, %3054
  %3099 = and <16 x i32> %3098, %3056
  %3100 = bitcast <16 x i32> %3099 to <16 x float>
  %3101 = fmul <16 x float> %3059, %3100
  store <16 x float> %3101, ptr %3091, align 64
  %3102 = and <16 x i32> %3099, splat (i32 2147483647)
  %3103 = and <16 x i32> %3099, splat (i32 2139095040)
  %3104 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3103, <16 x i32> splat (i32 8388608))
  %3105 = icmp eq <16 x i32> %3102, zeroinitializer
  %3106 = bitcast <16 x i32> %3104 to <16 x float>
  %3107 = fmul <16 x float> %3059, %3106
  %3108 = select <16 x i1> %3105, <16 x float> %3061, <16 x float> %3107
  store <16 x float> %3108, ptr %3092, align 64
  %3109 = getelementptr inbounds nuw i8, ptr %3067, i64 128
  %3110 = getelementptr inbounds nuw i8, ptr %3068, i64 128
  %3111 = add nuw nsw i64 %3066, 1
  %3112 = icmp eq i64 %3111, %3062
  br i1 %3112, label %3113, label %3065

3113:
  %3114 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %3096)
  %3115 = and i32 %3114, %3025
  br label %3729

3116:
  %3117 = lshr i32 %3013, 3
  %3118 = icmp eq i32 %3117, 0
  br i1 %3118, label %3729, label %3119

3119:
  %3120 = shl nsw i32 -1, %3016
  %3121 = xor i32 %3120, -1
  %3122 = sub i32 %3121, %3024
  %3123 = mul i32 %3122, %3023
  %3124 = mul i32 %3023, %3121
  %3125 = icmp eq i32 %3014, 8
  %3126 = select i1 %3125, float 0x3810000000000000, float 0.000000e+00
  %3127 = add nsw i32 %3014, -1
  %3128 = shl i32 -8388608, %3127
  %3129 = add i32 %3128, 2139095040
  %3130 = sub nsw i32 23, %3015
  %3131 = shl i32 %3121, %3130
  %3132 = or i32 %3131, -2147483648
  %3133 = sub i32 8, %3014
  %3134 = load i32, ptr %1664, align 4
  %3135 = mul i32 %3117, %3009
  %3136 = add i32 %3135, %3134
  %3137 = insertelement <16 x i32> poison, i32 %3124, i64 0
  %3138 = shufflevector <16 x i32> %3137, <16 x i32> poison, <16 x i32> zeroinitializer
  %3139 = insertelement <16 x i32> poison, i32 %3123, i64 0
  %3140 = shufflevector <16 x i32> %3139, <16 x i32> poison, <16 x i32> zeroinitializer
  %3141 = insertelement <16 x i32> poison, i32 %3133, i64 0
  %3142 = shufflevector <16 x i32> %3141, <16 x i32> poison, <16 x i32> zeroinitializer
  %3143 = insertelement <16 x i32> poison, i32 %3132, i64 0
  %3144 = shufflevector <16 x i32> %3143, <16 x i32> poison, <16 x i32> zeroinitializer
  %3145 = insertelement <16 x i32> poison, i32 %3129, i64 0
  %3146 = bitcast <16 x i32> %3145 to <16 x float>
  %3147 = shufflevector <16 x float> %3146, <16 x float> poison, <16 x i32> zeroinitializer
  %3148 = insertelement <16 x float> poison, float %3126, i64 0
  %3149 = shufflevector <16 x float> %3148, <16 x float> poison, <16 x i32> zeroinitializer
  %3150 = insertelement <16 x i32> poison, i32 %3019, i64 0
  %3151 = shufflevector <16 x i32> %3150, <16 x i32> poison, <16 x i32> zeroinitializer
  %3152 = zext nneg i32 %3117 to i64
  %3153 = sub i32 %3019, %3010
  %3154 = insertelement <16 x i32> poison, i32 %3153, i64 0
  %3155 = shufflevector <16 x i32> %3154, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %3156

3156:
  %3157 = phi i64 [ 0, %3119 ], [ %3230, %3156 ]
  %3158 = phi ptr [ %8, %3119 ], [ %3228, %3156 ]
  %3159 = phi ptr [ %1680, %3119 ], [ %3229, %3156 ]
  %3160 = phi <16 x i32> [ zeroinitializer, %3119 ], [ %3227, %3156 ]
  %3161 = trunc nuw nsw i64 %3157 to i32
  %3162 = add i32 %3136, %3161
  %3163 = zext i32 %3162 to i64
  %3164 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %3163
  %3165 = load <16 x i32>, ptr %3164, align 64
  %3166 = shl <16 x i32> %3165, %3151
  %3167 = ashr <16 x i32> %3166, %3142
  %3168 = and <16 x i32> %3167, %3144
  %3169 = bitcast <16 x i32> %3168 to <16 x float>
  %3170 = fmul <16 x float> %3147, %3169
  store <16 x float> %3170, ptr %3158, align 64
  %3171 = and <16 x i32> %3168, splat (i32 2147483647)
  %3172 = and <16 x i32> %3168, splat (i32 2139095040)
  %3173 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3172, <16 x i32> splat (i32 8388608))
  %3174 = icmp eq <16 x i32> %3171, zeroinitializer
  %3175 = bitcast <16 x i32> %3173 to <16 x float>
  %3176 = fmul <16 x float> %3147, %3175
  %3177 = select <16 x i1> %3174, <16 x float> %3149, <16 x float> %3176
  store <16 x float> %3177, ptr %3159, align 64
  %3178 = getelementptr inbounds nuw i8, ptr %3158, i64 128
  %3179 = getelementptr inbounds nuw i8, ptr %3159, i64 128
  %3180 = shl <16 x i32> %3165, %3155
  %3181 = ashr <16 x i32> %3180, %3142
  %3182 = and <16 x i32> %3181, %3144
  %3183 = bitcast <16 x i32> %3182 to <16 x float>
  %3184 = fmul <16 x float> %3147, %3183
  store <16 x float> %3184, ptr %3178, align 64
  %3185 = and <16 x i32> %3182, splat (i32 2147483647)
  %3186 = and <16 x i32> %3182, splat (i32 2139095040)
  %3187 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3186, <16 x i32> splat (i32 8388608))
  %3188 = icmp eq <16 x i32> %3185, zeroinitializer
  %3189 = bitcast <16 x i32> %3187 to <16 x float>
  %3190 = fmul <16 x float> %3147, %3189
  %3191 = select <16 x i1> %3188, <16 x float> %3149, <16 x float> %3190
  store <16 x float> %3191, ptr %3179, align 64
  %3192 = getelementptr inbounds nuw i8, ptr %3164, i64 64
  %3193 = load <16 x i32>, ptr %3192, align 64
  %3194 = getelementptr inbounds nuw i8, ptr %3158, i64 64
  %3195 = getelementptr inbounds nuw i8, ptr %3159, i64 64
  %3196 = shl <16 x i32> %3193, %3151
  %3197 = ashr <16 x i32> %3196, %3142
  %3198 = and <16 x i32> %3197, %3144
  %3199 = bitcast <16 x i32> %3198 to <16 x float>
  %3200 = fmul <16 x float> %3147, %3199
  store <16 x float> %3200, ptr %3194, align 64
  %3201 = and <16 x i32> %3198, splat (i32 2147483647)
  %3202 = and <16 x i32> %3198, splat (i32 2139095040)
  %3203 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3202, <16 x i32> splat (i32 8388608))
  %3204 = icmp eq <16 x i32> %3201, zeroinitializer
  %3205 = bitcast <16 x i32> %3203 to <16 x float>
  %3206 = fmul <16 x float> %3147, %3205
  %3207 = select <16 x i1> %3204, <16 x float> %3149, <16 x float> %3206
  store <16 x float> %3207, ptr %3195, align 64
  %3208 = getelementptr inbounds nuw i8, ptr %3158, i64 192
  %3209 = getelementptr inbounds nuw i8, ptr %3159, i64 192
  %3210 = shl <16 x i32> %3193, %3155
  %3211 = ashr <16 x i32> %3210, %3142
  %3212 = and <16 x i32> %3211, %3144
  %3213 = bitcast <16 x i32> %3212 to <16 x float>
  %3214 = fmul <16 x float> %3147, %3213
  store <16 x float> %3214, ptr %3208, align 64
  %3215 = and <16 x i32> %3212, splat (i32 2147483647)
  %3216 = and <16 x i32> %3212, splat (i32 2139095040)
  %3217 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3216, <16 x i32> splat (i32 8388608))
  %3218 = icmp eq <16 x i32> %3215, zeroinitializer
  %3219 = bitcast <16 x i32> %3217 to <16 x float>
  %3220 = fmul <16 x float> %3147, %3219
  %3221 = select <16 x i1> %3218, <16 x float> %3149, <16 x float> %3220
  store <16 x float> %3221, ptr %3209, align 64
  %3222 = and <16 x i32> %3165, %3138
  %3223 = add <16 x i32> %3222, %3140
  %3224 = and <16 x i32> %3193, %3138
  %3225 = add <16 x i32> %3224, %3140
  %3226 = or <16 x i32> %3223, %3160
  %3227 = or <16 x i32> %3226, %3225
  %3228 = getelementptr inbounds nuw i8, ptr %3158, i64 256
  %3229 = getelementptr inbounds nuw i8, ptr %3159, i64 256
  %3230 = add nuw nsw i64 %3157, 1
  %3231 = icmp eq i64 %3230, %3152
  br i1 %3231, label %3232, label %3156

3232:
  %3233 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %3227)
  %3234 = and i32 %3233, %3025
  br label %3729

3235:
  %3236 = lshr i32 %3013, 4
  %3237 = icmp eq i32 %3236, 0
  br i1 %3237, label %3729, label %3238

3238:
  %3239 = shl nsw i32 -1, %3016
  %3240 = xor i32 %3239, -1
  %3241 = sub i32 %3240, %3024
  %3242 = mul i32 %3241, %3023
  %3243 = mul i32 %3023, %3240
  %3244 = icmp eq i32 %3014, 8
  %3245 = select i1 %3244, float 0x3810000000000000, float 0.000000e+00
  %3246 = add nsw i32 %3014, -1
  %3247 = shl i32 -8388608, %3246
  %3248 = add i32 %3247, 2139095040
  %3249 = sub nsw i32 23, %3015
  %3250 = shl i32 %3240, %3249
  %3251 = or i32 %3250, -2147483648
  %3252 = sub i32 8, %3014
  %3253 = load i32, ptr %1664, align 4
  %3254 = mul i32 %3236, %3009
  %3255 = add i32 %3254, %3253
  %3256 = insertelement <16 x i32> poison, i32 %3243, i64 0
  %3257 = shufflevector <16 x i32> %3256, <16 x i32> poison, <16 x i32> zeroinitializer
  %3258 = insertelement <16 x i32> poison, i32 %3242, i64 0
  %3259 = shufflevector <16 x i32> %3258, <16 x i32> poison, <16 x i32> zeroinitializer
  %3260 = insertelement <16 x i32> poison, i32 %3252, i64 0
  %3261 = shufflevector <16 x i32> %3260, <16 x i32> poison, <16 x i32> zeroinitializer
  %3262 = insertelement <16 x i32> poison, i32 %3251, i64 0
  %3263 = shufflevector <16 x i32> %3262, <16 x i32> poison, <16 x i32> zeroinitializer
  %3264 = insertelement <16 x i32> poison, i32 %3248, i64 0
  %3265 = bitcast <16 x i32> %3264 to <16 x float>
  %3266 = shufflevector <16 x float> %3265, <16 x float> poison, <16 x i32> zeroinitializer
  %3267 = insertelement <16 x float> poison, float %3245, i64 0
  %3268 = shufflevector <16 x float> %3267, <16 x float> poison, <16 x i32> zeroinitializer
  %3269 = insertelement <16 x i32> poison, i32 %3019, i64 0
  %3270 = shufflevector <16 x i32> %3269, <16 x i32> poison, <16 x i32> zeroinitializer
  %3271 = zext nneg i32 %3236 to i64
  %3272 = sub i32 %3019, %3010
  %3273 = insertelement <16 x i32> poison, i32 %3272, i64 0
  %3274 = shufflevector <16 x i32> %3273, <16 x i32> poison, <16 x i32> zeroinitializer
  %3275 = shl i32 %3010, 1
  %3276 = sub i32 %3019, %3275
  %3277 = insertelement <16 x i32> poison, i32 %3276, i64 0
  %3278 = shufflevector <16 x i32> %3277, <16 x i32> poison, <16 x i32> zeroinitializer
  %3279 = mul i32 %3010, -3
  %3280 = add i32 %3279, %3019
  %3281 = insertelement <16 x i32> poison, i32 %3280, i64 0
  %3282 = shufflevector <16 x i32> %3281, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %3283

3283:
  %3284 = phi i64 [ 0, %3238 ], [ %3413, %3283 ]
  %3285 = phi ptr [ %8, %3238 ], [ %3411, %3283 ]
  %3286 = phi ptr [ %1680, %3238 ], [ %3412, %3283 ]
  %3287 = phi <16 x i32> [ zeroinitializer, %3238 ], [ %3410, %3283 ]
  %3288 = trunc nuw nsw i64 %3284 to i32
  %3289 = add i32 %3255, %3288
  %3290 = zext i32 %3289 to i64
  %3291 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %3290
  %3292 = load <16 x i32>, ptr %3291, align 64
  %3293 = shl <16 x i32> %3292, %3270
  %3294 = ashr <16 x i32> %3293, %3261
  %3295 = and <16 x i32> %3294, %3263
  %3296 = bitcast <16 x i32> %3295 to <16 x float>
  %3297 = fmul <16 x float> %3266, %3296
  store <16 x float> %3297, ptr %3285, align 64
  %3298 = and <16 x i32> %3295, splat (i32 2147483647)
  %3299 = and <16 x i32> %3295, splat (i32 2139095040)
  %3300 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3299, <16 x i32> splat (i32 8388608))
  %3301 = icmp eq <16 x i32> %3298, zeroinitializer
  %3302 = bitcast <16 x i32> %3300 to <16 x float>
  %3303 = fmul <16 x float> %3266, %3302
  %3304 = select <16 x i1> %3301, <16 x float> %3268, <16 x float> %3303
  store <16 x float> %3304, ptr %3286, align 64
  %3305 = getelementptr inbounds nuw i8, ptr %3285, i64 128
  %3306 = getelementptr inbounds nuw i8, ptr %3286, i64 128
  %3307 = shl <16 x i32> %3292, %3274
  %3308 = ashr <16 x i32> %3307, %3261
  %3309 = and <16 x i32> %3308, %3263
  %3310 = bitcast <16 x i32> %3309 to <16 x float>
  %3311 = fmul <16 x float> %3266, %3310
  store <16 x float> %3311, ptr %3305, align 64
  %3312 = and <16 x i32> %3309, splat (i32 2147483647)
  %3313 = and <16 x i32> %3309, splat (i32 2139095040)
  %3314 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3313, <16 x i32> splat (i32 8388608))
  %3315 = icmp eq <16 x i32> %3312, zeroinitializer
  %3316 = bitcast <16 x i32> %3314 to <16 x float>
  %3317 = fmul <16 x float> %3266, %3316
  %3318 = select <16 x i1> %3315, <16 x float> %3268, <16 x float> %3317
  store <16 x float> %3318, ptr %3306, align 64
  %3319 = getelementptr inbounds nuw i8, ptr %3285, i64 256
  %3320 = getelementptr inbounds nuw i8, ptr %3286, i64 256
  %3321 = shl <16 x i32> %3292, %3278
  %3322 = ashr <16 x i32> %3321, %3261
  %3323 = and <16 x i32> %3322, %3263
  %3324 = bitcast <16 x i32> %3323 to <16 x float>
  %3325 = fmul <16 x float> %3266, %3324
  store <16 x float> %3325, ptr %3319, align 64
  %3326 = and <16 x i32> %3323, splat (i32 2147483647)
  %3327 = and <16 x i32> %3323, splat (i32 2139095040)
  %3328 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3327, <16 x i32> splat (i32 8388608))
  %3329 = icmp eq <16 x i32> %3326, zeroinitializer
  %3330 = bitcast <16 x i32> %3328 to <16 x float>
  %3331 = fmul <16 x float> %3266, %3330
  %3332 = select <16 x i1> %3329, <16 x float> %3268, <16 x float> %3331
  store <16 x float> %3332, ptr %3320, align 64
  %3333 = getelementptr inbounds nuw i8, ptr %3285, i64 384
  %3334 = getelementptr inbounds nuw i8, ptr %3286, i64 384
  %3335 = shl <16 x i32> %3292, %3282
  %3336 = ashr <16 x i32> %3335, %3261
  %3337 = and <16 x i32> %3336, %3263
  %3338 = bitcast <16 x i32> %3337 to <16 x float>
  %3339 = fmul <16 x float> %3266, %3338
  store <16 x float> %3339, ptr %3333, align 64
  %3340 = and <16 x i32> %3337, splat (i32 2147483647)
  %3341 = and <16 x i32> %3337, splat (i32 2139095040)
  %3342 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3341, <16 x i32> splat (i32 8388608))
  %3343 = icmp eq <16 x i32> %3340, zeroinitializer
  %3344 = bitcast <16 x i32> %3342 to <16 x float>
  %3345 = fmul <16 x float> %3266, %3344
  %3346 = select <16 x i1> %3343, <16 x float> %3268, <16 x float> %3345
  store <16 x float> %3346, ptr %3334, align 64
  %3347 = getelementptr inbounds nuw i8, ptr %3291, i64 64
  %3348 = load <16 x i32>, ptr %3347, align 64
  %3349 = getelementptr inbounds nuw i8, ptr %3285, i64 64
  %3350 = getelementptr inbounds nuw i8, ptr %3286, i64 64
  %3351 = shl <16 x i32> %3348, %3270
  %3352 = ashr <16 x i32> %3351, %3261
  %3353 = and <16 x i32> %3352, %3263
  %3354 = bitcast <16 x i32> %3353 to <16 x float>
  %3355 = fmul <16 x float> %3266, %3354
  store <16 x float> %3355, ptr %3349, align 64
  %3356 = and <16 x i32> %3353, splat (i32 2147483647)
  %3357 = and <16 x i32> %3353, splat (i32 2139095040)
  %3358 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3357, <16 x i32> splat (i32 8388608))
  %3359 = icmp eq <16 x i32> %3356, zeroinitializer
  %3360 = bitcast <16 x i32> %3358 to <16 x float>
  %3361 = fmul <16 x float> %3266, %3360
  %3362 = select <16 x i1> %3359, <16 x float> %3268, <16 x float> %3361
  store <16 x float> %3362, ptr %3350, align 64
  %3363 = getelementptr inbounds nuw i8, ptr %3285, i64 192
  %3364 = getelementptr inbounds nuw i8, ptr %3286, i64 192
  %3365 = shl <16 x i32> %3348, %3274
  %3366 = ashr <16 x i32> %3365, %3261
  %3367 = and <16 x i32> %3366, %3263
  %3368 = bitcast <16 x i32> %3367 to <16 x float>
  %3369 = fmul <16 x float> %3266, %3368
  store <16 x float> %3369, ptr %3363, align 64
  %3370 = and <16 x i32> %3367, splat (i32 2147483647)
  %3371 = and <16 x i32> %3367, splat (i32 2139095040)
  %3372 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3371, <16 x i32> splat (i32 8388608))
  %3373 = icmp eq <16 x i32> %3370, zeroinitializer
  %3374 = bitcast <16 x i32> %3372 to <16 x float>
  %3375 = fmul <16 x float> %3266, %3374
  %3376 = select <16 x i1> %3373, <16 x float> %3268, <16 x float> %3375
  store <16 x float> %3376, ptr %3364, align 64
  %3377 = getelementptr inbounds nuw i8, ptr %3285, i64 320
  %3378 = getelementptr inbounds nuw i8, ptr %3286, i64 320
  %3379 = shl <16 x i32> %3348, %3278
  %3380 = ashr <16 x i32> %3379, %3261
  %3381 = and <16 x i32> %3380, %3263
  %3382 = bitcast <16 x i32> %3381 to <16 x float>
  %3383 = fmul <16 x float> %3266, %3382
  store <16 x float> %3383, ptr %3377, align 64
  %3384 = and <16 x i32> %3381, splat (i32 2147483647)
  %3385 = and <16 x i32> %3381, splat (i32 2139095040)
  %3386 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3385, <16 x i32> splat (i32 8388608))
  %3387 = icmp eq <16 x i32> %3384, zeroinitializer
  %3388 = bitcast <16 x i32> %3386 to <16 x float>
  %3389 = fmul <16 x float> %3266, %3388
  %3390 = select <16 x i1> %3387, <16 x float> %3268, <16 x float> %3389
  store <16 x float> %3390, ptr %3378, align 64
  %3391 = getelementptr inbounds nuw i8, ptr %3285, i64 448
  %3392 = getelementptr inbounds nuw i8, ptr %3286, i64 448
  %3393 = shl <16 x i32> %3348, %3282
  %3394 = ashr <16 x i32> %3393, %3261
  %3395 = and <16 x i32> %3394, %3263
  %3396 = bitcast <16 x i32> %3395 to <16 x float>
  %3397 = fmul <16 x float> %3266, %3396
  store <16 x float> %3397, ptr %3391, align 64
  %3398 = and <16 x i32> %3395, splat (i32 2147483647)
  %3399 = and <16 x i32> %3395, splat (i32 2139095040)
  %3400 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3399, <16 x i32> splat (i32 8388608))
  %3401 = icmp eq <16 x i32> %3398, zeroinitializer
  %3402 = bitcast <16 x i32> %3400 to <16 x float>
  %3403 = fmul <16 x float> %3266, %3402
  %3404 = select <16 x i1> %3401, <16 x float> %3268, <16 x float> %3403
  store <16 x float> %3404, ptr %3392, align 64
  %3405 = and <16 x i32> %3292, %3257
  %3406 = add <16 x i32> %3405, %3259
  %3407 = and <16 x i32> %3348, %3257
  %3408 = add <16 x i32> %3407, %3259
  %3409 = or <16 x i32> %3406, %3287
  %3410 = or <16 x i32> %3409, %3408
  %3411 = getelementptr inbounds nuw i8, ptr %3285, i64 512
  %3412 = getelementptr inbounds nuw i8, ptr %3286, i64 512
  %3413 = add nuw nsw i64 %3284, 1
  %3414 = icmp eq i64 %3413, %3271
  br i1 %3414, label %3415, label %3283

3415:
  %3416 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %3410)
  %3417 = and i32 %3416, %3025
  br label %3729

3418:
  %3419 = lshr i32 %3013, 5
  %3420 = icmp eq i32 %3419, 0
  br i1 %3420, label %3729, label %3421

3421:
  %3422 = shl nsw i32 -1, %3016
  %3423 = xor i32 %3422, -1
  %3424 = sub i32 %3423, %3024
  %3425 = mul i32 %3424, %3023
  %3426 = mul i32 %3023, %3423
  %3427 = icmp eq i32 %3014, 8
  %3428 = select i1 %3427, float 0x3810000000000000, float 0.000000e+00
  %3429 = add nsw i32 %3014, -1
  %3430 = shl i32 -8388608, %3429
  %3431 = add i32 %3430, 2139095040
  %3432 = sub nsw i32 23, %3015
  %3433 = shl i32 %3423, %3432
  %3434 = or i32 %3433, -2147483648
  %3435 = sub i32 8, %3014
  %3436 = load i32, ptr %1664, align 4
  %3437 = mul i32 %3419, %3009
  %3438 = add i32 %3437, %3436
  %3439 = insertelement <16 x i32> poison, i32 %3426, i64 0
  %3440 = shufflevector <16 x i32> %3439, <16 x i32> poison, <16 x i32> zeroinitializer
  %3441 = insertelement <16 x i32> poison, i32 %3425, i64 0
  %3442 = shufflevector <16 x i32> %3441, <16 x i32> poison, <16 x i32> zeroinitializer
  %3443 = insertelement <16 x i32> poison, i32 %3435, i64 0
  %3444 = shufflevector <16 x i32> %3443, <16 x i32> poison, <16 x i32> zeroinitializer
  %3445 = insertelement <16 x i32> poison, i32 %3434, i64 0
  %3446 = shufflevector <16 x i32> %3445, <16 x i32> poison, <16 x i32> zeroinitializer
  %3447 = insertelement <16 x i32> poison, i32 %3431, i64 0
  %3448 = bitcast <16 x i32> %3447 to <16 x float>
  %3449 = shufflevector <16 x float> %3448, <16 x float> poison, <16 x i32> zeroinitializer
  %3450 = insertelement <16 x float> poison, float %3428, i64 0
  %3451 = shufflevector <16 x float> %3450, <16 x float> poison, <16 x i32> zeroinitializer
  %3452 = insertelement <16 x i32> poison, i32 %3019, i64 0
  %3453 = shufflevector <16 x i32> %3452, <16 x i32> poison, <16 x i32> zeroinitializer
  %3454 = zext nneg i32 %3419 to i64
  %3455 = sub i32 %3019, %3010
  %3456 = insertelement <16 x i32> poison, i32 %3455, i64 0
  %3457 = shufflevector <16 x i32> %3456, <16 x i32> poison, <16 x i32> zeroinitializer
  %3458 = shl i32 %3010, 1
  %3459 = sub i32 %3019, %3458
  %3460 = insertelement <16 x i32> poison, i32 %3459, i64 0
  %3461 = shufflevector <16 x i32> %3460, <16 x i32> poison, <16 x i32> zeroinitializer
  %3462 = mul i32 %3010, -3
  %3463 = add i32 %3462, %3019
  %3464 = insertelement <16 x i32> poison, i32 %3463, i64 0
  %3465 = shufflevector <16 x i32> %3464, <16 x i32> poison, <16 x i32> zeroinitializer
  %3466 = shl i32 %3010, 2
  %3467 = sub i32 %3019, %3466
  %3468 = insertelement <16 x i32> poison, i32 %3467, i64 0
  %3469 = shufflevector <16 x i32> %3468, <16 x i32> poison, <16 x i32> zeroinitializer
  %3470 = mul i32 %3010, -5
  %3471 = add i32 %3470, %3019
  %3472 = insertelement <16 x i32> poison, i32 %3471, i64 0
  %3473 = shufflevector <16 x i32> %3472, <16 x i32> poison, <16 x i32> zeroinitializer
  %3474 = mul i32 %3010, -6
  %3475 = add i32 %3474, %3019
  %3476 = insertelement <16 x i32> poison, i32 %3475, i64 0
  %3477 = shufflevector <16 x i32> %3476, <16 x i32> poison, <16 x i32> zeroinitializer
  %3478 = mul i32 %3010, -7
  %3479 = add i32 %3478, %3019
  %3480 = insertelement <16 x i32> poison, i32 %3479, i64 0
  %3481 = shufflevector <16 x i32> %3480, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %3482

3482:
  %3483 = phi i64 [ 0, %3421 ], [ %3724, %3482 ]
  %3484 = phi ptr [ %8, %3421 ], [ %3722, %3482 ]
  %3485 = phi ptr [ %1680, %3421 ], [ %3723, %3482 ]
  %3486 = phi <16 x i32> [ zeroinitializer, %3421 ], [ %3721, %3482 ]
  %3487 = trunc nuw nsw i64 %3483 to i32
  %3488 = add i32 %3438, %3487
  %3489 = zext i32 %3488 to i64
  %3490 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %3489
  %3491 = load <16 x i32>, ptr %3490, align 64
  %3492 = shl <16 x i32> %3491, %3453
  %3493 = ashr <16 x i32> %3492, %3444
  %3494 = and <16 x i32> %3493, %3446
  %3495 = bitcast <16 x i32> %3494 to <16 x float>
  %3496 = fmul <16 x float> %3449, %3495
  store <16 x float> %3496, ptr %3484, align 64
  %3497 = and <16 x i32> %3494, splat (i32 2147483647)
  %3498 = and <16 x i32> %3494, splat (i32 2139095040)
  %3499 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3498, <16 x i32> splat (i32 8388608))
  %3500 = icmp eq <16 x i32> %3497, zeroinitializer
  %3501 = bitcast <16 x i32> %3499 to <16 x float>
  %3502 = fmul <16 x float> %3449, %3501
  %3503 = select <16 x i1> %3500, <16 x float> %3451, <16 x float> %3502
  store <16 x float> %3503, ptr %3485, align 64
  %3504 = getelementptr inbounds nuw i8, ptr %3484, i64 128
  %3505 = getelementptr inbounds nuw i8, ptr %3485, i64 128
  %3506 = shl <16 x i32> %3491, %3457
  %3507 = ashr <16 x i32> %3506, %3444
  %3508 = and <16 x i32> %3507, %3446
  %3509 = bitcast <16 x i32> %3508 to <16 x float>
  %3510 = fmul <16 x float> %3449, %3509
  store <16 x float> %3510, ptr %3504, align 64
  %3511 = and <16 x i32> %3508, splat (i32 2147483647)
  %3512 = and <16 x i32> %3508, splat (i32 2139095040)
  %3513 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3512, <16 x i32> splat (i32 8388608))
  %3514 = icmp eq <16 x i32> %3511, zeroinitializer
  %3515 = bitcast <16 x i32> %3513 to <16 x float>
  %3516 = fmul <16 x float> %3449, %3515
  %3517 = select <16 x i1> %3514, <16 x float> %3451, <16 x float> %3516
  store <16 x float> %3517, ptr %3505, align 64
  %3518 = getelementptr inbounds nuw i8, ptr %3484, i64 256
  %3519 = getelementptr inbounds nuw i8, ptr %3485, i64 256
  %3520 = shl <16 x i32> %3491, %3461
  %3521 = ashr <16 x i32> %3520, %3444
  %3522 = and <16 x i32> %3521, %3446
  %3523 = bitcast <16 x i32> %3522 to <16 x float>
  %3524 = fmul <16 x float> %3449, %3523
  store <16 x float> %3524, ptr %3518, align 64
  %3525 = and <16 x i32> %3522, splat (i32 2147483647)
  %3526 = and <16 x i32> %3522, splat (i32 2139095040)
  %3527 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3526, <16 x i32> splat (i32 8388608))
  %3528 = icmp eq <16 x i32> %3525, zeroinitializer
  %3529 = bitcast <16 x i32> %3527 to <16 x float>
  %3530 = fmul <16 x float> %3449, %3529
  %3531 = select <16 x i1> %3528, <16 x float> %3451, <16 x float> %3530
  store <16 x float> %3531, ptr %3519, align 64
  %3532 = getelementptr inbounds nuw i8, ptr %3484, i64 384
  %3533 = getelementptr inbounds nuw i8, ptr %3485, i64 384
  %3534 = shl <16 x i32> %3491, %3465
  %3535 = ashr <16 x i32> %3534, %3444
  %3536 = and <16 x i32> %3535, %3446
  %3537 = bitcast <16 x i32> %3536 to <16 x float>
  %3538 = fmul <16 x float> %3449, %3537
  store <16 x float> %3538, ptr %3532, align 64
  %3539 = and <16 x i32> %3536, splat (i32 2147483647)
  %3540 = and <16 x i32> %3536, splat (i32 2139095040)
  %3541 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3540, <16 x i32> splat (i32 8388608))
  %3542 = icmp eq <16 x i32> %3539, zeroinitializer
  %3543 = bitcast <16 x i32> %3541 to <16 x float>
  %3544 = fmul <16 x float> %3449, %3543
  %3545 = select <16 x i1> %3542, <16 x float> %3451, <16 x float> %3544
  store <16 x float> %3545, ptr %3533, align 64
  %3546 = getelementptr inbounds nuw i8, ptr %3484, i64 512
  %3547 = getelementptr inbounds nuw i8, ptr %3485, i64 512
  %3548 = shl <16 x i32> %3491, %3469
  %3549 = ashr <16 x i32> %3548, %3444
  %3550 = and <16 x i32> %3549, %3446
  %3551 = bitcast <16 x i32> %3550 to <16 x float>
  %3552 = fmul <16 x float> %3449, %3551
  store <16 x float> %3552, ptr %3546, align 64
  %3553 = and <16 x i32> %3550, splat (i32 2147483647)
  %3554 = and <16 x i32> %3550, splat (i32 2139095040)
  %3555 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3554, <16 x i32> splat (i32 8388608))
  %3556 = icmp eq <16 x i32> %3553, zeroinitializer
  %3557 = bitcast <16 x i32> %3555 to <16 x float>
  %3558 = fmul <16 x float> %3449, %3557
  %3559 = select <16 x i1> %3556, <16 x float> %3451, <16 x float> %3558
  store <16 x float> %3559, ptr %3547, align 64
  %3560 = getelementptr inbounds nuw i8, ptr %3484, i64 640
  %3561 = getelementptr inbounds nuw i8, ptr %3485, i64 640
  %3562 = shl <16 x i32> %3491, %3473
  %3563 = ashr <16 x i32> %3562, %3444
  %3564 = and <16 x i32> %3563, %3446
  %3565 = bitcast <16 x i32> %3564 to <16 x float>
  %3566 = fmul <16 x float> %3449, %3565
  store <16 x float> %3566, ptr %3560, align 64
  %3567 = and <16 x i32> %3564, splat (i32 2147483647)
  %3568 = and <16 x i32> %3564, splat (i32 2139095040)
  %3569 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3568, <16 x i32> splat (i32 8388608))
  %3570 = icmp eq <16 x i32> %3567, zeroinitializer
  %3571 = bitcast <16 x i32> %3569 to <16 x float>
  %3572 = fmul <16 x float> %3449, %3571
  %3573 = select <16 x i1> %3570, <16 x float> %3451, <16 x float> %3572
  store <16 x float> %3573, ptr %3561, align 64
  %3574 = getelementptr inbounds nuw i8, ptr %3484, i64 768
  %3575 = getelementptr inbounds nuw i8, ptr %3485, i64 768
  %3576 = shl <16 x i32> %3491, %3477
  %3577 = ashr <16 x i32> %3576, %3444
  %3578 = and <16 x i32> %3577, %3446
  %3579 = bitcast <16 x i32> %3578 to <16 x float>
  %3580 = fmul <16 x float> %3449, %3579
  store <16 x float> %3580, ptr %3574, align 64
  %3581 = and <16 x i32> %3578, splat (i32 2147483647)
  %3582 = and <16 x i32> %3578, splat (i32 2139095040)
  %3583 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3582, <16 x i32> splat (i32 8388608))
  %3584 = icmp eq <16 x i32> %3581, zeroinitializer
  %3585 = bitcast <16 x i32> %3583 to <16 x float>
  %3586 = fmul <16 x float> %3449, %3585
  %3587 = select <16 x i1> %3584, <16 x float> %3451, <16 x float> %3586
  store <16 x float> %3587, ptr %3575, align 64
  %3588 = getelementptr inbounds nuw i8, ptr %3484, i64 896
  %3589 = getelementptr inbounds nuw i8, ptr %3485, i64 896
  %3590 = shl <16 x i32> %3491, %3481
  %3591 = ashr <16 x i32> %3590, %3444
  %3592 = and <16 x i32> %3591, %3446
  %3593 = bitcast <16 x i32> %3592 to <16 x float>
  %3594 = fmul <16 x float> %3449, %3593
  store <16 x float> %3594, ptr %3588, align 64
  %3595 = and <16 x i32> %3592, splat (i32 2147483647)
  %3596 = and <16 x i32> %3592, splat (i32 2139095040)
  %3597 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3596, <16 x i32> splat (i32 8388608))
  %3598 = icmp eq <16 x i32> %3595, zeroinitializer
  %3599 = bitcast <16 x i32> %3597 to <16 x float>
  %3600 = fmul <16 x float> %3449, %3599
  %3601 = select <16 x i1> %3598, <16 x float> %3451, <16 x float> %3600
  store <16 x float> %3601, ptr %3589, align 64
  %3602 = getelementptr inbounds nuw i8, ptr %3490, i64 64
  %3603 = load <16 x i32>, ptr %3602, align 64
  %3604 = getelementptr inbounds nuw i8, ptr %3484, i64 64
  %3605 = getelementptr inbounds nuw i8, ptr %3485, i64 64
  %3606 = shl <16 x i32> %3603, %3453
  %3607 = ashr <16 x i32> %3606, %3444
  %3608 = and <16 x i32> %3607, %3446
  %3609 = bitcast <16 x i32> %3608 to <16 x float>
  %3610 = fmul <16 x float> %3449, %3609
  store <16 x float> %3610, ptr %3604, align 64
  %3611 = and <16 x i32> %3608, splat (i32 2147483647)
  %3612 = and <16 x i32> %3608, splat (i32 2139095040)
  %3613 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3612, <16 x i32> splat (i32 8388608))
  %3614 = icmp eq <16 x i32> %3611, zeroinitializer
  %3615 = bitcast <16 x i32> %3613 to <16 x float>
  %3616 = fmul <16 x float> %3449, %3615
  %3617 = select <16 x i1> %3614, <16 x float> %3451, <16 x float> %3616
  store <16 x float> %3617, ptr %3605, align 64
  %3618 = getelementptr inbounds nuw i8, ptr %3484, i64 192
  %3619 = getelementptr inbounds nuw i8, ptr %3485, i64 192
  %3620 = shl <16 x i32> %3603, %3457
  %3621 = ashr <16 x i32> %3620, %3444
  %3622 = and <16 x i32> %3621, %3446
  %3623 = bitcast <16 x i32> %3622 to <16 x float>
  %3624 = fmul <16 x float> %3449, %3623
  store <16 x float> %3624, ptr %3618, align 64
  %3625 = and <16 x i32> %3622, splat (i32 2147483647)
  %3626 = and <16 x i32> %3622, splat (i32 2139095040)
  %3627 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3626, <16 x i32> splat (i32 8388608))
  %3628 = icmp eq <16 x i32> %3625, zeroinitializer
  %3629 = bitcast <16 x i32> %3627 to <16 x float>
  %3630 = fmul <16 x float> %3449, %3629
  %3631 = select <16 x i1> %3628, <16 x float> %3451, <16 x float> %3630
  store <16 x float> %3631, ptr %3619, align 64
  %3632 = getelementptr inbounds nuw i8, ptr %3484, i64 320
  %3633 = getelementptr inbounds nuw i8, ptr %3485, i64 320
  %3634 = shl <16 x i32> %3603, %3461
  %3635 = ashr <16 x i32> %3634, %3444
  %3636 = and <16 x i32> %3635, %3446
  %3637 = bitcast <16 x i32> %3636 to <16 x float>
  %3638 = fmul <16 x float> %3449, %3637
  store <16 x float> %3638, ptr %3632, align 64
  %3639 = and <16 x i32> %3636, splat (i32 2147483647)
  %3640 = and <16 x i32> %3636, splat (i32 2139095040)
  %3641 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3640, <16 x i32> splat (i32 8388608))
  %3642 = icmp eq <16 x i32> %3639, zeroinitializer
  %3643 = bitcast <16 x i32> %3641 to <16 x float>
  %3644 = fmul <16 x float> %3449, %3643
  %3645 = select <16 x i1> %3642, <16 x float> %3451, <16 x float> %3644
  store <16 x float> %3645, ptr %3633, align 64
  %3646 = getelementptr inbounds nuw i8, ptr %3484, i64 448
  %3647 = getelementptr inbounds nuw i8, ptr %3485, i64 448
  %3648 = shl <16 x i32> %3603, %3465
  %3649 = ashr <16 x i32> %3648, %3444
  %3650 = and <16 x i32> %3649, %3446
  %3651 = bitcast <16 x i32> %3650 to <16 x float>
  %3652 = fmul <16 x float> %3449, %3651
  store <16 x float> %3652, ptr %3646, align 64
  %3653 = and <16 x i32> %3650, splat (i32 2147483647)
  %3654 = and <16 x i32> %3650, splat (i32 2139095040)
  %3655 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3654, <16 x i32> splat (i32 8388608))
  %3656 = icmp eq <16 x i32> %3653, zeroinitializer
  %3657 = bitcast <16 x i32> %3655 to <16 x float>
  %3658 = fmul <16 x float> %3449, %3657
  %3659 = select <16 x i1> %3656, <16 x float> %3451, <16 x float> %3658
  store <16 x float> %3659, ptr %3647, align 64
  %3660 = getelementptr inbounds nuw i8, ptr %3484, i64 576
  %3661 = getelementptr inbounds nuw i8, ptr %3485, i64 576
  %3662 = shl <16 x i32> %3603, %3469
  %3663 = ashr <16 x i32> %3662, %3444
  %3664 = and <16 x i32> %3663, %3446
  %3665 = bitcast <16 x i32> %3664 to <16 x float>
  %3666 = fmul <16 x float> %3449, %3665
  store <16 x float> %3666, ptr %3660, align 64
  %3667 = and <16 x i32> %3664, splat (i32 2147483647)
  %3668 = and <16 x i32> %3664, splat (i32 2139095040)
  %3669 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3668, <16 x i32> splat (i32 8388608))
  %3670 = icmp eq <16 x i32> %3667, zeroinitializer
  %3671 = bitcast <16 x i32> %3669 to <16 x float>
  %3672 = fmul <16 x float> %3449, %3671
  %3673 = select <16 x i1> %3670, <16 x float> %3451, <16 x float> %3672
  store <16 x float> %3673, ptr %3661, align 64
  %3674 = getelementptr inbounds nuw i8, ptr %3484, i64 704
  %3675 = getelementptr inbounds nuw i8, ptr %3485, i64 704
  %3676 = shl <16 x i32> %3603, %3473
  %3677 = ashr <16 x i32> %3676, %3444
  %3678 = and <16 x i32> %3677, %3446
  %3679 = bitcast <16 x i32> %3678 to <16 x float>
  %3680 = fmul <16 x float> %3449, %3679
  store <16 x float> %3680, ptr %3674, align 64
  %3681 = and <16 x i32> %3678, splat (i32 2147483647)
  %3682 = and <16 x i32> %3678, splat (i32 2139095040)
  %3683 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3682, <16 x i32> splat (i32 8388608))
  %3684 = icmp eq <16 x i32> %3681, zeroinitializer
  %3685 = bitcast <16 x i32> %3683 to <16 x float>
  %3686 = fmul <16 x float> %3449, %3685
  %3687 = select <16 x i1> %3684, <16 x float> %3451, <16 x float> %3686
  store <16 x float> %3687, ptr %3675, align 64
  %3688 = getelementptr inbounds nuw i8, ptr %3484, i64 832
  %3689 = getelementptr inbounds nuw i8, ptr %3485, i64 832
  %3690 = shl <16 x i32> %3603, %3477
  %3691 = ashr <16 x i32> %3690, %3444
  %3692 = and <16 x i32> %3691, %3446
  %3693 = bitcast <16 x i32> %3692 to <16 x float>
  %3694 = fmul <16 x float> %3449, %3693
  store <16 x float> %3694, ptr %3688, align 64
  %3695 = and <16 x i32> %3692, splat (i32 2147483647)
  %3696 = and <16 x i32> %3692, splat (i32 2139095040)
  %3697 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3696, <16 x i32> splat (i32 8388608))
  %3698 = icmp eq <16 x i32> %3695, zeroinitializer
  %3699 = bitcast <16 x i32> %3697 to <16 x float>
  %3700 = fmul <16 x float> %3449, %3699
  %3701 = select <16 x i1> %3698, <16 x float> %3451, <16 x float> %3700
  store <16 x float> %3701, ptr %3689, align 64
  %3702 = getelementptr inbounds nuw i8, ptr %3484, i64 960
  %3703 = getelementptr inbounds nuw i8, ptr %3485, i64 960
  %3704 = shl <16 x i32> %3603, %3481
  %3705 = ashr <16 x i32> %3704, %3444
  %3706 = and <16 x i32> %3705, %3446
  %3707 = bitcast <16 x i32> %3706 to <16 x float>
  %3708 = fmul <16 x float> %3449, %3707
  store <16 x float> %3708, ptr %3702, align 64
  %3709 = and <16 x i32> %3706, splat (i32 2147483647)
  %3710 = and <16 x i32> %3706, splat (i32 2139095040)
  %3711 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3710, <16 x i32> splat (i32 8388608))
  %3712 = icmp eq <16 x i32> %3709, zeroinitializer
  %3713 = bitcast <16 x i32> %3711 to <16 x float>
  %3714 = fmul <16 x float> %3449, %3713
  %3715 = select <16 x i1> %3712, <16 x float> %3451, <16 x float> %3714
  store <16 x float> %3715, ptr %3703, align 64
  %3716 = and <16 x i32> %3491, %3440
  %3717 = add <16 x i32> %3716, %3442
  %3718 = and <16 x i32> %3603, %3440
  %3719 = add <16 x i32> %3718, %3442
  %3720 = or <16 x i32> %3717, %3486
  %3721 = or <16 x i32> %3720, %3719
  %3722 = getelementptr inbounds nuw i8, ptr %3484, i64 1024
  %3723 = getelementptr inbounds nuw i8, ptr %3485, i64 1024
  %3724 = add nuw nsw i64 %3483, 1
  %3725 = icmp eq i64 %3724, %3454
  br i1 %3725, label %3726, label %3482

3726:
  %3727 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %3721)
  %3728 = and i32 %3727, %3025
  br label %3729

3729:
  %3730 = phi i32 [ %3417, %3415 ], [ %3234, %3232 ], [ %3115, %3113 ], [ 0, %3028 ], [ 0, %3116 ], [ 0, %3235 ], [ 0,
      %3418 ], [ %3728, %3726 ]
  %3731 = icmp ne i32 %3730, 0
  %3732 = load i32, ptr %0, align 4
  %3733 = mul i32 %3732, %3009
  %3734 = lshr i32 %3733, 2
  %3735 = or i1 %2997, %3731
  br i1 %3735, label %3864, label %3736

3736:
  %3737 = load i32, ptr %1682, align 4
  %3738 = add i32 %3737, %3001
  %3739 = add i32 %3738, %3734
  %3740 = icmp eq i32 %3732, 8
  %3741 = zext i32 %3739 to i64
  %3742 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %3741
  %3743 = add i32 %3739, 2
  %3744 = zext i32 %3743 to i64
  %3745 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %3744
  %3746 = select i1 %3740, ptr @ZEROS, ptr %3745
  %3747 = load <16 x i32>, ptr %3742, align 64
  %3748 = getelementptr inbounds nuw i8, ptr %3742, i64 64
  %3749 = load <16 x i32>, ptr %3748, align 64
  %3750 = shufflevector <16 x i32> %3747, <16 x i32> %3749, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %3751 = shufflevector <16 x i32> %3747, <16 x i32> %3749, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %3752 = load <16 x i32>, ptr %3746, align 64
  %3753 = getelementptr inbounds nuw i8, ptr %3746, i64 64
  %3754 = load <16 x i32>, ptr %3753, align 64
  %3755 = shufflevector <16 x i32> %3752, <16 x i32> %3754, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %3756 = shufflevector <16 x i32> %3752, <16 x i32> %3754, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %3757 = shufflevector <16 x i32> %3750, <16 x i32> %3755, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %3758 = shufflevector <16 x i32> %3750, <16 x i32> %3755, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %3759 = shufflevector <16 x i32> %3751, <16 x i32> %3756, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %3760 = shufflevector <16 x i32> %3751, <16 x i32> %3756, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x i32> %3757, ptr %5, align 64
  store <16 x i32> %3758, ptr %1684, align 64
  store <16 x i32> %3759, ptr %1685, align 64
  store <16 x i32> %3760, ptr %1686, align 64
  %3761 = add i32 %3739, 1
  %3762 = zext i32 %3761 to i64
  %3763 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %3762
  %3764 = add i32 %3739, 3
  %3765 = zext i32 %3764 to i64
  %3766 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %3765
  %3767 = select i1 %3740, ptr @ZEROS, ptr %3766
  %3768 = load <16 x i32>, ptr %3763, align 64
  %3769 = getelementptr inbounds nuw i8, ptr %3763, i64 64
  %3770 = load <16 x i32>, ptr %3769, align 64
  %3771 = shufflevector <16 x i32> %3768, <16 x i32> %3770, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %3772 = shufflevector <16 x i32> %3768, <16 x i32> %3770, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %3773 = load <16 x i32>, ptr %3767, align 64
  %3774 = getelementptr inbounds nuw i8, ptr %3767, i64 64
  %3775 = load <16 x i32>, ptr %3774, align 64
  %3776 = shufflevector <16 x i32> %3773, <16 x i32> %3775, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %3777 = shufflevector <16 x i32> %3773, <16 x i32> %3775, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %3778 = shufflevector <16 x i32> %3771, <16 x i32> %3776, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %3779 = shufflevector <16 x i32> %3771, <16 x i32> %3776, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %3780 = shufflevector <16 x i32> %3772, <16 x i32> %3777, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %3781 = shufflevector <16 x i32> %3772, <16 x i32> %3777, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x i32> %3778, ptr %1687, align 64
  store <16 x i32> %3779, ptr %1688, align 64
  store <16 x i32> %3780, ptr %1689, align 64
  store <16 x i32> %3781, ptr %1690, align 64
  %3782 = load i32, ptr %1683, align 4
  %3783 = icmp sgt i32 %3782, -1
  br i1 %3783, label %3784, label %3828

3784:
  %3785 = add nuw i32 %3001, %3734
  %3786 = add i32 %3785, %3782
  %3787 = zext i32 %3786 to i64
  %3788 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %3787
  %3789 = add i32 %3786, 2
  %3790 = zext i32 %3789 to i64
  %3791 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %3790
  %3792 = select i1 %3740, ptr @ZEROS, ptr %3791
  %3793 = load <16 x i32>, ptr %3788, align 64
  %3794 = getelementptr inbounds nuw i8, ptr %3788, i64 64
  %3795 = load <16 x i32>, ptr %3794, align 64
  %3796 = shufflevector <16 x i32> %3793, <16 x i32> %3795, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %3797 = shufflevector <16 x i32> %3793, <16 x i32> %3795, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %3798 = load <16 x i32>, ptr %3792, align 64
  %3799 = getelementptr inbounds nuw i8, ptr %3792, i64 64
  %3800 = load <16 x i32>, ptr %3799, align 64
  %3801 = shufflevector <16 x i32> %3798, <16 x i32> %3800, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %3802 = shufflevector <16 x i32> %3798, <16 x i32> %3800, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %3803 = shufflevector <16 x i32> %3796, <16 x i32> %3801, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %3804 = shufflevector <16 x i32> %3796, <16 x i32> %3801, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %3805 = shufflevector <16 x i32> %3797, <16 x i32> %3802, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %3806 = shufflevector <16 x i32> %3797, <16 x i32> %3802, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x i32> %3803, ptr %6, align 64
  store <16 x i32> %3804, ptr %1691, align 64
  store <16 x i32> %3805, ptr %1692, align 64
  store <16 x i32> %3806, ptr %1693, align 64
  %3807 = add i32 %3786, 1
  %3808 = zext i32 %3807 to i64
  %3809 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %3808
  %3810 = add i32 %3786, 3
  %3811 = zext i32 %3810 to i64
  %3812 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %3811
  %3813 = select i1 %3740, ptr @ZEROS, ptr %3812
  %3814 = load <16 x i32>, ptr %3809, align 64
  %3815 = getelementptr inbounds nuw i8, ptr %3809, i64 64
  %3816 = load <16 x i32>, ptr %3815, align 64
  %3817 = shufflevector <16 x i32> %3814, <16 x i32> %3816, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %3818 = shufflevector <16 x i32> %3814, <16 x i32> %3816, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %3819 = load <16 x i32>, ptr %3813, align 64
  %3820 = getelementptr inbounds nuw i8, ptr %3813, i64 64
  %3821 = load <16 x i32>, ptr %3820, align 64
  %3822 = shufflevector <16 x i32> %3819, <16 x i32> %3821, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %3823 = shufflevector <16 x i32> %3819, <16 x i32> %3821, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %3824 = shufflevector <16 x i32> %3817, <16 x i32> %3822, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %3825 = shufflevector <16 x i32> %3817, <16 x i32> %3822, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %3826 = shufflevector <16 x i32> %3818, <16 x i32> %3823, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %3827 = shufflevector <16 x i32> %3818, <16 x i32> %3823, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x i32> %3824, ptr %1694, align 64
  store <16 x i32> %3825, ptr %1695, align 64
  store <16 x i32> %3826, ptr %1696, align 64
  store <16 x i32> %3827, ptr %1697, align 64
  br label %3828

3828:
  %3829 = call fastcc i1 @sum_exactly(ptr %0, ptr %1666, ptr %8, ptr %6, ptr %5)
  br i1 %3829, label %3830, label %3839

3830:
  %3831 = load <16 x i32>, ptr %5, align 64
  %3832 = load <16 x i32>, ptr %1684, align 64
  %3833 = load <16 x i32>, ptr %1685, align 64
  %3834 = load <16 x i32>, ptr %1686, align 64
  %3835 = shufflevector <16 x i32> %3831, <16 x i32> %3832, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %3836 = shufflevector <16 x i32> %3833, <16 x i32> %3834, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %3837 = shufflevector <16 x i32> %3835, <16 x i32> %3836, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32
      17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %3837, ptr %3742, align 64
  %3838 = shufflevector <16 x i32> %3835, <16 x i32> %3836, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13,
      i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  store <16 x i32> %3838, ptr %3748, align 64
  br i1 %3740, label %3846, label %3840

3839:
  br label %3864

3840:
  %3841 = shufflevector <16 x i32> %3831, <16 x i32> %3832, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %3842 = shufflevector <16 x i32> %3833, <16 x i32> %3834, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %3843 = shufflevector <16 x i32> %3841, <16 x i32> %3842, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32
      17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %3843, ptr %3745, align 64
  %3844 = shufflevector <16 x i32> %3841, <16 x i32> %3842, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13,
      i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  %3845 = getelementptr inbounds nuw i8, ptr %3745, i64 64
  store <16 x i32> %3844, ptr %3845, align 64
  br label %3846

3846:
  %3847 = load <16 x i32>, ptr %1687, align 64
  %3848 = load <16 x i32>, ptr %1698, align 64
  %3849 = load <16 x i32>, ptr %1699, align 64
  %3850 = load <16 x i32>, ptr %1700, align 64
  %3851 = load i32, ptr %0, align 4
  %3852 = icmp eq i32 %3851, 8
  %3853 = shufflevector <16 x i32> %3847, <16 x i32> %3848, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %3854 = shufflevector <16 x i32> %3849, <16 x i32> %3850, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %3855 = shufflevector <16 x i32> %3853, <16 x i32> %3854, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32
      17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %3855, ptr %3763, align 64
  %3856 = shufflevector <16 x i32> %3853, <16 x i32> %3854, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13,
      i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  store <16 x i32> %3856, ptr %3769, align 64
  br i1 %3852, label %3863, label %3857

3857:
  %3858 = shufflevector <16 x i32> %3847, <16 x i32> %3848, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %3859 = shufflevector <16 x i32> %3849, <16 x i32> %3850, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %3860 = shufflevector <16 x i32> %3858, <16 x i32> %3859, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32
      17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %3860, ptr %3766, align 64
  %3861 = shufflevector <16 x i32> %3858, <16 x i32> %3859, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13,
      i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  %3862 = getelementptr inbounds nuw i8, ptr %3766, i64 64
  store <16 x i32> %3861, ptr %3862, align 64
  br label %3863

3863:
  br label %3865

3864:
  tail call fastcc void @sum_slowly(ptr %0, ptr %1, i32 %1703, i32 %3009)
  br label %3865

3865:
  %3866 = add nuw nsw i32 %3009, 1
  %3867 = load i32, ptr %1674, align 4
  %3868 = lshr i32 %3867, 3
  %3869 = icmp samesign ult i32 %3866, %3868
  br i1 %3869, label %3008, label %3002

3870:
  br label %5749

3871:
  %3872 = load i32, ptr %0, align 4
  %3873 = add i32 %3872, 8
  %3874 = icmp ult i32 %3873, 16
  br i1 %3874, label %5748, label %3875

3875:
  %3876 = getelementptr inbounds nuw i8, ptr %2, i64 64
  %3877 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %3878 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %3879 = getelementptr inbounds nuw i8, ptr %2, i64 576
  %3880 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %3881 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %3882 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %3883 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %3884 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %3885 = getelementptr inbounds nuw i8, ptr %9, i64 4096
  %3886 = getelementptr inbounds nuw i8, ptr %0, i64 76
  %3887 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %3888 = getelementptr inbounds nuw i8, ptr %0, i64 100
  br label %3889

3889:
  %3890 = phi i32 [ %3872, %3875 ], [ %5156, %5154 ]
  %3891 = phi i32 [ 0, %3875 ], [ %5155, %5154 ]
  %3892 = icmp slt i32 %3890, 17
  br i1 %3892, label %3893, label %3940

3893:
  %3894 = load i32, ptr %3877, align 4
  %3895 = icmp slt i32 %3894, 5
  br i1 %3895, label %3896, label %3940

3896:
  %3897 = load ptr, ptr %2, align 64
  %3898 = icmp eq ptr %3897, %0
  br i1 %3898, label %3899, label %3926

3899:
  %3900 = icmp ult i32 %3, %3894
  br i1 %3900, label %3901, label %3906

3901:
  %3902 = shl i32 %3894, 1
  %3903 = icmp eq i32 %3902, 0
  br i1 %3903, label %3923, label %3904

3904:
  %3905 = zext i32 %3902 to i64
  br label %3912

3906:
  %3907 = load i32, ptr %3878, align 8
  %3908 = icmp ne i32 %3907, 0
  br label %5148

3909:
  %3910 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %3920)
  %3911 = icmp eq i32 %3910, 0
  br i1 %3911, label %3923, label %3926

3912:
  %3913 = phi i64 [ 0, %3904 ], [ %3921, %3912 ]
  %3914 = phi <16 x i32> [ zeroinitializer, %3904 ], [ %3920, %3912 ]
  %3915 = getelementptr inbounds nuw <16 x i32>, ptr %1, i64 %3913
  %3916 = load <16 x i32>, ptr %3915, align 64
  %3917 = getelementptr inbounds nuw <16 x i32>, ptr %3876, i64 %3913
  %3918 = load <16 x i32>, ptr %3917, align 64
  %3919 = xor <16 x i32> %3918, %3916
  %3920 = or <16 x i32> %3919, %3914
  %3921 = add nuw nsw i64 %3913, 1
  %3922 = icmp eq i64 %3921, %3905
  br i1 %3922, label %3909, label %3912

3923:
  %3924 = load i32, ptr %3878, align 8
  %3925 = icmp ne i32 %3924, 0
  br label %5148

3926:
  store ptr %0, ptr %2, align 64
  %3927 = load i32, ptr %3877, align 4
  %3928 = and i32 %3927, 2147483647
  %3929 = icmp eq i32 %3928, 0
  br i1 %3929, label %3941, label %3930

3930:
  %3931 = phi i64 [ %3935, %3930 ], [ 0, %3926 ]
  %3932 = getelementptr inbounds nuw <16 x i32>, ptr %1, i64 %3931
  %3933 = load <16 x i32>, ptr %3932, align 64
  %3934 = getelementptr inbounds nuw <16 x i32>, ptr %3876, i64 %3931
  store <16 x i32> %3933, ptr %3934, align 64
  %3935 = add nuw nsw i64 %3931, 1
  %3936 = load i32, ptr %3877, align 4
  %3937 = shl i32 %3936, 1
  %3938 = zext i32 %3937 to i64
  %3939 = icmp samesign ult i64 %3935, %3938
  br i1 %3939, label %3930, label %3941

3940:
  store ptr null, ptr %2, align 64
  br label %3941

3941:
  %3942 = load i32, ptr %3880, align 4
  %3943 = tail call i32 @llvm.cttz.i32(i32 %3942, i1 false)
  %3944 = load i32, ptr %0, align 4
  %3945 = lshr i32 %3944, 3
  %3946 = load i32, ptr %3881, align 4
  switch i32 %3943, label %4525 [
    i32 5, label %3947
    i32 4, label %4041
    i32 3, label %4207
  ]

3947:
  %3948 = icmp ult i32 %3946, 4
  br i1 %3948, label %5147, label %3949

3949:
  %3950 = shl nuw nsw i32 %3891, 1
  %3951 = icmp eq i32 %3945, 1
  br label %3952

3952:
  %3953 = phi i64 [ 0, %3949 ], [ %4036, %4032 ]
  %3954 = phi ptr [ %3879, %3949 ], [ %4035, %4032 ]
  %3955 = trunc nuw nsw i64 %3953 to i32
  %3956 = mul i32 %3945, %3955
  %3957 = add i32 %3956, %3950
  %3958 = zext i32 %3957 to i64
  %3959 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %3958
  %3960 = getelementptr inbounds nuw i8, ptr %3959, i64 128
  %3961 = select i1 %3951, ptr @ZEROS, ptr %3960
  %3962 = load <16 x i32>, ptr %3959, align 64
  %3963 = getelementptr inbounds nuw i8, ptr %3959, i64 64
  %3964 = load <16 x i32>, ptr %3963, align 64
  %3965 = shufflevector <16 x i32> %3962, <16 x i32> %3964, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %3966 = shufflevector <16 x i32> %3962, <16 x i32> %3964, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %3967 = load <16 x i32>, ptr %3961, align 64
  %3968 = getelementptr inbounds nuw i8, ptr %3961, i64 64
  %3969 = load <16 x i32>, ptr %3968, align 64
  %3970 = shufflevector <16 x i32> %3967, <16 x i32> %3969, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %3971 = shufflevector <16 x i32> %3967, <16 x i32> %3969, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %3972 = shufflevector <16 x i32> %3965, <16 x i32> %3970, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %3973 = shufflevector <16 x i32> %3965, <16 x i32> %3970, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %3974 = shufflevector <16 x i32> %3966, <16 x i32> %3971, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %3975 = shufflevector <16 x i32> %3966, <16 x i32> %3971, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %3976 = load i32, ptr %3880, align 4
  %3977 = sub i32 32, %3976
  %3978 = insertelement <16 x i32> poison, i32 %3977, i64 0
  %3979 = shufflevector <16 x i32> %3978, <16 x i32> poison, <16 x i32> zeroinitializer
  %3980 = shl <16 x i32> %3972, %3979
  %3981 = load i32, ptr %3882, align 4
  %3982 = icmp eq i32 %3981, 0
  br i1 %3982, label %3985, label %3983

3983:
  %3984 = ashr exact <16 x i32> %3980, %3979
  br label %3987

3985:
  %3986 = lshr exact <16 x i32> %3980, %3979
  br label %3987

3987:
  %3988 = phi <16 x i32> [ %3984, %3983 ], [ %3986, %3985 ]
  %3989 = sitofp <16 x i32> %3988 to <16 x float>
  store <16 x float> %3989, ptr %3954, align 64
  %3990 = getelementptr inbounds nuw i8, ptr %3954, i64 64
  %3991 = load i32, ptr %3880, align 4
  %3992 = sub i32 32, %3991
  %3993 = insertelement <16 x i32> poison, i32 %3992, i64 0
  %3994 = shufflevector <16 x i32> %3993, <16 x i32> poison, <16 x i32> zeroinitializer
  %3995 = shl <16 x i32> %3973, %3994
  %3996 = load i32, ptr %3882, align 4
  %3997 = icmp eq i32 %3996, 0
  br i1 %3997, label %4000, label %3998

3998:
  %3999 = ashr exact <16 x i32> %3995, %3994
  br label %4002

4000:
  %4001 = lshr exact <16 x i32> %3995, %3994
  br label %4002

4002:
  %4003 = phi <16 x i32> [ %3999, %3998 ], [ %4001, %4000 ]
  %4004 = sitofp <16 x i32> %4003 to <16 x float>
  store <16 x float> %4004, ptr %3990, align 64
  %4005 = getelementptr inbounds nuw i8, ptr %3954, i64 128
  %4006 = load i32, ptr %3880, align 4
  %4007 = sub i32 32, %4006
  %4008 = insertelement <16 x i32> poison, i32 %4007, i64 0
  %4009 = shufflevector <16 x i32> %4008, <16 x i32> poison, <16 x i32> zeroinitializer
  %4010 = shl <16 x i32> %3974, %4009
  %4011 = load i32, ptr %3882, align 4
  %4012 = icmp eq i32 %4011, 0
  br i1 %4012, label %4015, label %4013

4013:
  %4014 = ashr exact <16 x i32> %4010, %4009
  br label %4017

4015:
  %4016 = lshr exact <16 x i32> %4010, %4009
  br label %4017

4017:
  %4018 = phi <16 x i32> [ %4014, %4013 ], [ %4016, %4015 ]
  %4019 = sitofp <16 x i32> %4018 to <16 x float>
  store <16 x float> %4019, ptr %4005, align 64
  %4020 = getelementptr inbounds nuw i8, ptr %3954, i64 192
  %4021 = load i32, ptr %3880, align 4
  %4022 = sub i32 32, %4021
  %4023 = insertelement <16 x i32> poison, i32 %4022, i64 0
  %4024 = shufflevector <16 x i32> %4023, <16 x i32> poison, <16 x i32> zeroinitializer
  %4025 = shl <16 x i32> %3975, %4024
  %4026 = load i32, ptr %3882, align 4
  %4027 = icmp eq i32 %4026, 0
  br i1 %4027, label %4030, label %4028

4028:
  %4029 = ashr exact <16 x i32> %4025, %4024
  br label %4032

4030:
  %4031 = lshr exact <16 x i32> %4025, %4024
  br label %4032

4032:
  %4033 = phi <16 x i32> [ %4029, %4028 ], [ %4031, %4030 ]
  %4034 = sitofp <16 x i32> %4033 to <16 x float>
  store <16 x float> %4034, ptr %4020, align 64
  %4035 = getelementptr inbounds nuw i8, ptr %3954, i64 256
  %4036 = add nuw nsw i64 %3953, 1
  %4037 = load i32, ptr %3881, align 4
  %4038 = lshr i32 %4037, 2
  %4039 = zext nneg i32 %4038 to i64
  %4040 = icmp samesign ult i64 %4036, %4039
  br i1 %4040, label %3952, label %5147

4041:
  %4042 = icmp ult i32 %3946, 8
  br i1 %4042, label %5147, label %4043

4043:
  %4044 = shl nuw nsw i32 %3891, 1
  %4045 = icmp eq i32 %3945, 1
  br label %4046

4046:
  %4047 = phi i64 [ 0, %4043 ], [ %4202, %4197 ]
  %4048 = phi ptr [ %3879, %4043 ], [ %4201, %4197 ]
  %4049 = trunc nuw nsw i64 %4047 to i32
  %4050 = mul i32 %3945, %4049
  %4051 = add i32 %4050, %4044
  %4052 = zext i32 %4051 to i64
  %4053 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %4052
  %4054 = getelementptr inbounds nuw i8, ptr %4053, i64 128
  %4055 = select i1 %4045, ptr @ZEROS, ptr %4054
  %4056 = load <16 x i32>, ptr %4053, align 64
  %4057 = getelementptr inbounds nuw i8, ptr %4053, i64 64
  %4058 = load <16 x i32>, ptr %4057, align 64
  %4059 = shufflevector <16 x i32> %4056, <16 x i32> %4058, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %4060 = shufflevector <16 x i32> %4056, <16 x i32> %4058, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %4061 = load <16 x i32>, ptr %4055, align 64
  %4062 = getelementptr inbounds nuw i8, ptr %4055, i64 64
  %4063 = load <16 x i32>, ptr %4062, align 64
  %4064 = shufflevector <16 x i32> %4061, <16 x i32> %4063, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %4065 = shufflevector <16 x i32> %4061, <16 x i32> %4063, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %4066 = shufflevector <16 x i32> %4059, <16 x i32> %4064, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %4067 = shufflevector <16 x i32> %4059, <16 x i32> %4064, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %4068 = shufflevector <16 x i32> %4060, <16 x i32> %4065, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %4069 = shufflevector <16 x i32> %4060, <16 x i32> %4065, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %4070 = load i32, ptr %3880, align 4
  %4071 = sub i32 32, %4070
  %4072 = insertelement <16 x i32> poison, i32 %4071, i64 0
  %4073 = shufflevector <16 x i32> %4072, <16 x i32> poison, <16 x i32> zeroinitializer
  %4074 = shl <16 x i32> %4066, %4073
  %4075 = load i32, ptr %3882, align 4
  %4076 = icmp eq i32 %4075, 0
  br i1 %4076, label %4079, label %4077

4077:
  %4078 = ashr exact <16 x i32> %4074, %4073
  br label %4081

4079:
  %4080 = lshr exact <16 x i32> %4074, %4073
  br label %4081

4081:
  %4082 = phi <16 x i32> [ %4078, %4077 ], [ %4080, %4079 ]
  %4083 = sitofp <16 x i32> %4082 to <16 x float>
  store <16 x float> %4083, ptr %4048, align 64
  %4084 = load i32, ptr %3880, align 4
  %4085 = sub i32 32, %4084
  %4086 = sub i32 %4085, %4084
  %4087 = insertelement <16 x i32> poison, i32 %4086, i64 0
  %4088 = shufflevector <16 x i32> %4087, <16 x i32> poison, <16 x i32> zeroinitializer
  %4089 = shl <16 x i32> %4066, %4088
  %4090 = load i32, ptr %3882, align 4
  %4091 = icmp eq i32 %4090, 0
  %4092 = insertelement <16 x i32> poison, i32 %4085, i64 0
  %4093 = shufflevector <16 x i32> %4092, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %4091, label %4096, label %4094

4094:
  %4095 = ashr <16 x i32> %4089, %4093
  br label %4098

4096:
  %4097 = lshr <16 x i32> %4089, %4093
  br label %4098

4098:
  %4099 = phi <16 x i32> [ %4095, %4094 ], [ %4097, %4096 ]
  %4100 = sitofp <16 x i32> %4099 to <16 x float>
  %4101 = getelementptr inbounds nuw i8, ptr %4048, i64 64
  store <16 x float> %4100, ptr %4101, align 64
  %4102 = getelementptr inbounds nuw i8, ptr %4048, i64 128
  %4103 = load i32, ptr %3880, align 4
  %4104 = sub i32 32, %4103
  %4105 = insertelement <16 x i32> poison, i32 %4104, i64 0
  %4106 = shufflevector <16 x i32> %4105, <16 x i32> poison, <16 x i32> zeroinitializer
  %4107 = shl <16 x i32> %4067, %4106
  %4108 = load i32, ptr %3882, align 4
  %4109 = icmp eq i32 %4108, 0
  br i1 %4109, label %4112, label %4110

4110:
  %4111 = ashr exact <16 x i32> %4107, %4106
  br label %4114

4112:
  %4113 = lshr exact <16 x i32> %4107, %4106
  br label %4114

4114:
  %4115 = phi <16 x i32> [ %4111, %4110 ], [ %4113, %4112 ]
  %4116 = sitofp <16 x i32> %4115 to <16 x float>
  store <16 x float> %4116, ptr %4102, align 64
  %4117 = load i32, ptr %3880, align 4
  %4118 = sub i32 32, %4117
  %4119 = sub i32 %4118, %4117
  %4120 = insertelement <16 x i32> poison, i32 %4119, i64 0
  %4121 = shufflevector <16 x i32> %4120, <16 x i32> poison, <16 x i32> zeroinitializer
  %4122 = shl <16 x i32> %4067, %4121
  %4123 = load i32, ptr %3882, align 4
  %4124 = icmp eq i32 %4123, 0
  %4125 = insertelement <16 x i32> poison, i32 %4118, i64 0
  %4126 = shufflevector <16 x i32> %4125, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %4124, label %4129, label %4127

4127:
  %4128 = ashr <16 x i32> %4122, %4126
  br label %4131

4129:
  %4130 = lshr <16 x i32> %4122, %4126
  br label %4131

4131:
  %4132 = phi <16 x i32> [ %4128, %4127 ], [ %4130, %4129 ]
  %4133 = sitofp <16 x i32> %4132 to <16 x float>
  %4134 = getelementptr inbounds nuw i8, ptr %4048, i64 192
  store <16 x float> %4133, ptr %4134, align 64
  %4135 = getelementptr inbounds nuw i8, ptr %4048, i64 256
  %4136 = load i32, ptr %3880, align 4
  %4137 = sub i32 32, %4136
  %4138 = insertelement <16 x i32> poison, i32 %4137, i64 0
  %4139 = shufflevector <16 x i32> %4138, <16 x i32> poison, <16 x i32> zeroinitializer
  %4140 = shl <16 x i32> %4068, %4139
  %4141 = load i32, ptr %3882, align 4
  %4142 = icmp eq i32 %4141, 0
  br i1 %4142, label %4145, label %4143

4143:
  %4144 = ashr exact <16 x i32> %4140, %4139
  br label %4147

4145:
  %4146 = lshr exact <16 x i32> %4140, %4139
  br label %4147

4147:
  %4148 = phi <16 x i32> [ %4144, %4143 ], [ %4146, %4145 ]
  %4149 = sitofp <16 x i32> %4148 to <16 x float>
  store <16 x float> %4149, ptr %4135, align 64
  %4150 = load i32, ptr %3880, align 4
  %4151 = sub i32 32, %4150
  %4152 = sub i32 %4151, %4150
  %4153 = insertelement <16 x i32> poison, i32 %4152, i64 0
  %4154 = shufflevector <16 x i32> %4153, <16 x i32> poison, <16 x i32> zeroinitializer
  %4155 = shl <16 x i32> %4068, %4154
  %4156 = load i32, ptr %3882, align 4
  %4157 = icmp eq i32 %4156, 0
  %4158 = insertelement <16 x i32> poison, i32 %4151, i64 0
  %4159 = shufflevector <16 x i32> %4158, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %4157, label %4162, label %4160

4160:
  %4161 = ashr <16 x i32> %4155, %4159
  br label %4164

4162:
  %4163 = lshr <16 x i32> %4155, %4159
  br label %4164

4164:
  %4165 = phi <16 x i32> [ %4161, %4160 ], [ %4163, %4162 ]
  %4166 = sitofp <16 x i32> %4165 to <16 x float>
  %4167 = getelementptr inbounds nuw i8, ptr %4048, i64 320
  store <16 x float> %4166, ptr %4167, align 64
  %4168 = getelementptr inbounds nuw i8, ptr %4048, i64 384
  %4169 = load i32, ptr %3880, align 4
  %4170 = sub i32 32, %4169
  %4171 = insertelement <16 x i32> poison, i32 %4170, i64 0
  %4172 = shufflevector <16 x i32> %4171, <16 x i32> poison, <16 x i32> zeroinitializer
  %4173 = shl <16 x i32> %4069, %4172
  %4174 = load i32, ptr %3882, align 4
  %4175 = icmp eq i32 %4174, 0
  br i1 %4175, label %4178, label %4176

4176:
  %4177 = ashr exact <16 x i32> %4173, %4172
  br label %4180

4178:
  %4179 = lshr exact <16 x i32> %4173, %4172
  br label %4180

4180:
  %4181 = phi <16 x i32> [ %4177, %4176 ], [ %4179, %4178 ]
  %4182 = sitofp <16 x i32> %4181 to <16 x float>
  store <16 x float> %4182, ptr %4168, align 64
  %4183 = load i32, ptr %3880, align 4
  %4184 = sub i32 32, %4183
  %4185 = sub i32 %4184, %4183
  %4186 = insertelement <16 x i32> poison, i32 %4185, i64 0
  %4187 = shufflevector <16 x i32> %4186, <16 x i32> poison, <16 x i32> zeroinitializer
  %4188 = shl <16 x i32> %4069, %4187
  %4189 = load i32, ptr %3882, align 4
  %4190 = icmp eq i32 %4189, 0
  %4191 = insertelement <16 x i32> poison, i32 %4184, i64 0
  %4192 = shufflevector <16 x i32> %4191, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %4190, label %4195, label %4193

4193:
  %4194 = ashr <16 x i32> %4188, %4192
  br label %4197

4195:
  %4196 = lshr <16 x i32> %4188, %4192
  br label %4197

4197:
  %4198 = phi <16 x i32> [ %4194, %4193 ], [ %4196, %4195 ]
  %4199 = sitofp <16 x i32> %4198 to <16 x float>
  %4200 = getelementptr inbounds nuw i8, ptr %4048, i64 448
  store <16 x float> %4199, ptr %4200, align 64
  %4201 = getelementptr inbounds nuw i8, ptr %4048, i64 512
  %4202 = add nuw nsw i64 %4047, 1
  %4203 = load i32, ptr %3881, align 4
  %4204 = lshr i32 %4203, 3
  %4205 = zext nneg i32 %4204 to i64
  %4206 = icmp samesign ult i64 %4202, %4205
  br i1 %4206, label %4046, label %5147

4207:
  %4208 = icmp ult i32 %3946, 16
  br i1 %4208, label %5147, label %4209

4209:
  %4210 = shl nuw nsw i32 %3891, 1
  %4211 = icmp eq i32 %3945, 1
  br label %4212

4212:
  %4213 = phi i64 [ 0, %4209 ], [ %4520, %4515 ]
  %4214 = phi ptr [ %3879, %4209 ], [ %4519, %4515 ]
  %4215 = trunc nuw nsw i64 %4213 to i32
  %4216 = mul i32 %3945, %4215
  %4217 = add i32 %4216, %4210
  %4218 = zext i32 %4217 to i64
  %4219 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %4218
  %4220 = getelementptr inbounds nuw i8, ptr %4219, i64 128
  %4221 = select i1 %4211, ptr @ZEROS, ptr %4220
  %4222 = load <16 x i32>, ptr %4219, align 64
  %4223 = getelementptr inbounds nuw i8, ptr %4219, i64 64
  %4224 = load <16 x i32>, ptr %4223, align 64
  %4225 = shufflevector <16 x i32> %4222, <16 x i32> %4224, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %4226 = shufflevector <16 x i32> %4222, <16 x i32> %4224, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %4227 = load <16 x i32>, ptr %4221, align 64
  %4228 = getelementptr inbounds nuw i8, ptr %4221, i64 64
  %4229 = load <16 x i32>, ptr %4228, align 64
  %4230 = shufflevector <16 x i32> %4227, <16 x i32> %4229, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %4231 = shufflevector <16 x i32> %4227, <16 x i32> %4229, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %4232 = shufflevector <16 x i32> %4225, <16 x i32> %4230, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %4233 = shufflevector <16 x i32> %4225, <16 x i32> %4230, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %4234 = shufflevector <16 x i32> %4226, <16 x i32> %4231, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %4235 = shufflevector <16 x i32> %4226, <16 x i32> %4231, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %4236 = load i32, ptr %3880, align 4
  %4237 = sub i32 32, %4236
  %4238 = insertelement <16 x i32> poison, i32 %4237, i64 0
  %4239 = shufflevector <16 x i32> %4238, <16 x i32> poison, <16 x i32> zeroinitializer
  %4240 = shl <16 x i32> %4232, %4239
  %4241 = load i32, ptr %3882, align 4
  %4242 = icmp eq i32 %4241, 0
  br i1 %4242, label %4245, label %4243

4243:
  %4244 = ashr exact <16 x i32> %4240, %4239
  br label %4247

4245:
  %4246 = lshr exact <16 x i32> %4240, %4239
  br label %4247

4247:
  %4248 = phi <16 x i32> [ %4244, %4243 ], [ %4246, %4245 ]
  %4249 = sitofp <16 x i32> %4248 to <16 x float>
  store <16 x float> %4249, ptr %4214, align 64
  %4250 = load i32, ptr %3880, align 4
  %4251 = sub i32 32, %4250
  %4252 = sub i32 %4251, %4250
  %4253 = insertelement <16 x i32> poison, i32 %4252, i64 0
  %4254 = shufflevector <16 x i32> %4253, <16 x i32> poison, <16 x i32> zeroinitializer
  %4255 = shl <16 x i32> %4232, %4254
  %4256 = load i32, ptr %3882, align 4
  %4257 = icmp eq i32 %4256, 0
  %4258 = insertelement <16 x i32> poison, i32 %4251, i64 0
  %4259 = shufflevector <16 x i32> %4258, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %4257, label %4262, label %4260

4260:
  %4261 = ashr <16 x i32> %4255, %4259
  br label %4264

4262:
  %4263 = lshr <16 x i32> %4255, %4259
  br label %4264

4264:
  %4265 = phi <16 x i32> [ %4261, %4260 ], [ %4263, %4262 ]
  %4266 = sitofp <16 x i32> %4265 to <16 x float>
  %4267 = getelementptr inbounds nuw i8, ptr %4214, i64 64
  store <16 x float> %4266, ptr %4267, align 64
  %4268 = load i32, ptr %3880, align 4
  %4269 = sub i32 32, %4268
  %4270 = shl i32 %4268, 1
  %4271 = sub i32 %4269, %4270
  %4272 = insertelement <16 x i32> poison, i32 %4271, i64 0
  %4273 = shufflevector <16 x i32> %4272, <16 x i32> poison, <16 x i32> zeroinitializer
  %4274 = shl <16 x i32> %4232, %4273
  %4275 = load i32, ptr %3882, align 4
  %4276 = icmp eq i32 %4275, 0
  %4277 = insertelement <16 x i32> poison, i32 %4269, i64 0
  %4278 = shufflevector <16 x i32> %4277, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %4276, label %4281, label %4279

4279:
  %4280 = ashr <16 x i32> %4274, %4278
  br label %4283

4281:
  %4282 = lshr <16 x i32> %4274, %4278
  br label %4283

4283:
  %4284 = phi <16 x i32> [ %4280, %4279 ], [ %4282, %4281 ]
  %4285 = sitofp <16 x i32> %4284 to <16 x float>
  %4286 = getelementptr inbounds nuw i8, ptr %4214, i64 128
  store <16 x float> %4285, ptr %4286, align 64
  %4287 = load i32, ptr %3880, align 4
  %4288 = sub i32 32, %4287
  %4289 = mul i32 %4287, -3
  %4290 = add i32 %4289, %4288
  %4291 = insertelement <16 x i32> poison, i32 %4290, i64 0
  %4292 = shufflevector <16 x i32> %4291, <16 x i32> poison, <16 x i32> zeroinitializer
  %4293 = shl <16 x i32> %4232, %4292
  %4294 = load i32, ptr %3882, align 4
  %4295 = icmp eq i32 %4294, 0
  %4296 = insertelement <16 x i32> poison, i32 %4288, i64 0
  %4297 = shufflevector <16 x i32> %4296, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %4295, label %4300, label %4298

4298:
  %4299 = ashr <16 x i32> %4293, %4297
  br label %4302

4300:
  %4301 = lshr <16 x i32> %4293, %4297
  br label %4302

4302:
  %4303 = phi <16 x i32> [ %4299, %4298 ], [ %4301, %4300 ]
  %4304 = sitofp <16 x i32> %4303 to <16 x float>
  %4305 = getelementptr inbounds nuw i8, ptr %4214, i64 192
  store <16 x float> %4304, ptr %4305, align 64
  %4306 = getelementptr inbounds nuw i8, ptr %4214, i64 256
  %4307 = load i32, ptr %3880, align 4
  %4308 = sub i32 32, %4307
  %4309 = insertelement <16 x i32> poison, i32 %4308, i64 0
  %4310 = shufflevector <16 x i32> %4309, <16 x i32> poison, <16 x i32> zeroinitializer
  %4311 = shl <16 x i32> %4233, %4310
  %4312 = load i32, ptr %3882, align 4
  %4313 = icmp eq i32 %4312, 0
  br i1 %4313, label %4316, label %4314

4314:
  %4315 = ashr exact <16 x i32> %4311, %4310
  br label %4318

4316:
  %4317 = lshr exact <16 x i32> %4311, %4310
  br label %4318

4318:
  %4319 = phi <16 x i32> [ %4315, %4314 ], [ %4317, %4316 ]
  %4320 = sitofp <16 x i32> %4319 to <16 x float>
  store <16 x float> %4320, ptr %4306, align 64
  %4321 = load i32, ptr %3880, align 4
  %4322 = sub i32 32, %4321
  %4323 = sub i32 %4322, %4321
  %4324 = insertelement <16 x i32> poison, i32 %4323, i64 0
  %4325 = shufflevector <16 x i32> %4324, <16 x i32> poison, <16 x i32> zeroinitializer
  %4326 = shl <16 x i32> %4233, %4325
  %4327 = load i32, ptr %3882, align 4
  %4328 = icmp eq i32 %4327, 0
  %4329 = insertelement <16 x i32> poison, i32 %4322, i64 0
  %4330 = shufflevector <16 x i32> %4329, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %4328, label %4333, label %4331

4331:
  %4332 = ashr <16 x i32> %4326, %4330
  br label %4335

4333:
  %4334 = lshr <16 x i32> %4326, %4330
  br label %4335

4335:
  %4336 = phi <16 x i32> [ %4332, %4331 ], [ %4334, %4333 ]
  %4337 = sitofp <16 x i32> %4336 to <16 x float>
  %4338 = getelementptr inbounds nuw i8, ptr %4214, i64 320
  store <16 x float> %4337, ptr %4338, align 64
  %4339 = load i32, ptr %3880, align 4
  %4340 = sub i32 32, %4339
  %4341 = shl i32 %4339, 1
  %4342 = sub i32 %4340, %4341
  %4343 = insertelement <16 x i32> poison, i32 %4342, i64 0
  %4344 = shufflevector <16 x i32> %4343, <16 x i32> poison, <16 x i32> zeroinitializer
  %4345 = shl <16 x i32> %4233, %4344
  %4346 = load i32, ptr %3882, align 4
  %4347 = icmp eq i32 %4346, 0
  %4348 = insertelement <16 x i32> poison, i32 %4340, i64 0
  %4349 = shufflevector <16 x i32> %4348, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %4347, label %4352, label %4350

4350:
  %4351 = ashr <16 x i32> %4345, %4349
  br label %4354

4352:
  %4353 = lshr <16 x i32> %4345, %4349
  br label %4354

4354:
  %4355 = phi <16 x i32> [ %4351, %4350 ], [ %4353, %4352 ]
  %4356 = sitofp <16 x i32> %4355 to <16 x float>
  %4357 = getelementptr inbounds nuw i8, ptr %4214, i64 384
  store <16 x float> %4356, ptr %4357, align 64
  %4358 = load i32, ptr %3880, align 4
  %4359 = sub i32 32, %4358
  %4360 = mul i32 %4358, -3
  %4361 = add i32 %4360, %4359
  %4362 = insertelement <16 x i32> poison, i32 %4361, i64 0
  %4363 = shufflevector <16 x i32> %4362, <16 x i32> poison, <16 x i32> zeroinitializer
  %4364 = shl <16 x i32> %4233, %4363
  %4365 = load i32, ptr %3882, align 4
  %4366 = icmp eq i32 %4365, 0
  %4367 = insertelement <16 x i32> poison, i32 %4359, i64 0
  %4368 = shufflevector <16 x i32> %4367, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %4366, label %4371, label %4369

4369:
  %4370 = ashr <16 x i32> %4364, %4368
  br label %4373

4371:
  %4372 = lshr <16 x i32> %4364, %4368
  br label %4373

4373:
  %4374 = phi <16 x i32> [ %4370, %4369 ], [ %4372, %4371 ]
  %4375 = sitofp <16 x i32> %4374 to <16 x float>
  %4376 = getelementptr inbounds nuw i8, ptr %4214, i64 448
  store <16 x float> %4375, ptr %4376, align 64
  %4377 = getelementptr inbounds nuw i8, ptr %4214, i64 512
  %4378 = load i32, ptr %3880, align 4
  %4379 = sub i32 32, %4378
  %4380 = insertelement <16 x i32> poison, i32 %4379, i64 0
  %4381 = shufflevector <16 x i32> %4380, <16 x i32> poison, <16 x i32> zeroinitializer
  %4382 = shl <16 x i32> %4234, %4381
  %4383 = load i32, ptr %3882, align 4
  %4384 = icmp eq i32 %4383, 0
  br i1 %4384, label %4387, label %4385

4385:
  %4386 = ashr exact <16 x i32> %4382, %4381
  br label %4389

4387:
  %4388 = lshr exact <16 x i32> %4382, %4381
  br label %4389

4389:
  %4390 = phi <16 x i32> [ %4386, %4385 ], [ %4388, %4387 ]
  %4391 = sitofp <16 x i32> %4390 to <16 x float>
  store <16 x float> %4391, ptr %4377, align 64
  %4392 = load i32, ptr %3880, align 4
  %4393 = sub i32 32, %4392
  %4394 = sub i32 %4393, %4392
  %4395 = insertelement <16 x i32> poison, i32 %4394, i64 0
  %4396 = shufflevector <16 x i32> %4395, <16 x i32> poison, <16 x i32> zeroinitializer
  %4397 = shl <16 x i32> %4234, %4396
  %4398 = load i32, ptr %3882, align 4
  %4399 = icmp eq i32 %4398, 0
  %4400 = insertelement <16 x i32> poison, i32 %4393, i64 0
  %4401 = shufflevector <16 x i32> %4400, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %4399, label %4404, label %4402

4402:
  %4403 = ashr <16 x i32> %4397, %4401
  br label %4406

4404:
  %4405 = lshr <16 x i32> %4397, %4401
  br label %4406

4406:
  %4407 = phi <16 x i32> [ %4403, %4402 ], [ %4405, %4404 ]
  %4408 = sitofp <16 x i32> %4407 to <16 x float>
  %4409 = getelementptr inbounds nuw i8, ptr %4214, i64 576
  store <16 x float> %4408, ptr %4409, align 64
  %4410 = load i32, ptr %3880, align 4
  %4411 = sub i32 32, %4410
  %4412 = shl i32 %4410, 1
  %4413 = sub i32 %4411, %4412
  %4414 = insertelement <16 x i32> poison, i32 %4413, i64 0
  %4415 = shufflevector <16 x i32> %4414, <16 x i32> poison, <16 x i32> zeroinitializer
  %4416 = shl <16 x i32> %4234, %4415
  %4417 = load i32, ptr %3882, align 4
  %4418 = icmp eq i32 %4417, 0
  %4419 = insertelement <16 x i32> poison, i32 %4411, i64 0
  %4420 = shufflevector <16 x i32> %4419, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %4418, label %4423, label %4421

4421:
  %4422 = ashr <16 x i32> %4416, %4420
  br label %4425

4423:
  %4424 = lshr <16 x i32> %4416, %4420
  br label %4425

4425:
  %4426 = phi <16 x i32> [ %4422, %4421 ], [ %4424, %4423 ]
  %4427 = sitofp <16 x i32> %4426 to <16 x float>
  %4428 = getelementptr inbounds nuw i8, ptr %4214, i64 640
  store <16 x float> %4427, ptr %4428, align 64
  %4429 = load i32, ptr %3880, align 4
  %4430 = sub i32 32, %4429
  %4431 = mul i32 %4429, -3
  %4432 = add i32 %4431, %4430
  %4433 = insertelement <16 x i32> poison, i32 %4432, i64 0
  %4434 = shufflevector <16 x i32> %4433, <16 x i32> poison, <16 x i32> zeroinitializer
  %4435 = shl <16 x i32> %4234, %4434
  %4436 = load i32, ptr %3882, align 4
  %4437 = icmp eq i32 %4436, 0
  %4438 = insertelement <16 x i32> poison, i32 %4430, i64 0
  %4439 = shufflevector <16 x i32> %4438, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %4437, label %4442, label %4440

4440:
  %4441 = ashr <16 x i32> %4435, %4439
  br label %4444

4442:
  %4443 = lshr <16 x i32> %4435, %4439
  br label %4444

4444:
  %4445 = phi <16 x i32> [ %4441, %4440 ], [ %4443, %4442 ]
  %4446 = sitofp <16 x i32> %4445 to <16 x float>
  %4447 = getelementptr inbounds nuw i8, ptr %4214, i64 704
  store <16 x float> %4446, ptr %4447, align 64
  %4448 = getelementptr inbounds nuw i8, ptr %4214, i64 768
  %4449 = load i32, ptr %3880, align 4
  %4450 = sub i32 32, %4449
  %4451 = insertelement <16 x i32> poison, i32 %4450, i64 0
  %4452 = shufflevector <16 x i32> %4451, <16 x i32> poison, <16 x i32> zeroinitializer
  %4453 = shl <16 x i32> %4235, %4452
  %4454 = load i32, ptr %3882, align 4
  %4455 = icmp eq i32 %4454, 0
  br i1 %4455, label %4458, label %4456

4456:
  %4457 = ashr exact <16 x i32> %4453, %4452
  br label %4460

4458:
  %4459 = lshr exact <16 x i32> %4453, %4452
  br label %4460

4460:
  %4461 = phi <16 x i32> [ %4457, %4456 ], [ %4459, %4458 ]
  %4462 = sitofp <16 x i32> %4461 to <16 x float>
  store <16 x float> %4462, ptr %4448, align 64
  %4463 = load i32, ptr %3880, align 4
  %4464 = sub i32 32, %4463
  %4465 = sub i32 %4464, %4463
  %4466 = insertelement <16 x i32> poison, i32 %4465, i64 0
  %4467 = shufflevector <16 x i32> %4466, <16 x i32> poison, <16 x i32> zeroinitializer
  %4468 = shl <16 x i32> %4235, %4467
  %4469 = load i32, ptr %3882, align 4
  %4470 = icmp eq i32 %4469, 0
  %4471 = insertelement <16 x i32> poison, i32 %4464, i64 0
  %4472 = shufflevector <16 x i32> %4471, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %4470, label %4475, label %4473

4473:
  %4474 = ashr <16 x i32> %4468, %4472
  br label %4477

4475:
  %4476 = lshr <16 x i32> %4468, %4472
  br label %4477

4477:
  %4478 = phi <16 x i32> [ %4474, %4473 ], [ %4476, %4475 ]
  %4479 = sitofp <16 x i32> %4478 to <16 x float>
  %4480 = getelementptr inbounds nuw i8, ptr %4214, i64 832
  store <16 x float> %4479, ptr %4480, align 64
  %4481 = load i32, ptr %3880, align 4
  %4482 = sub i32 32, %4481
  %4483 = shl i32 %4481, 1
  %4484 = sub i32 %4482, %4483
  %4485 = insertelement <16 x i32> poison, i32 %4484, i64 0
  %4486 = shufflevector <16 x i32> %4485, <16 x i32> poison, <16 x i32> zeroinitializer
  %4487 = shl <16 x i32> %4235, %4486
  %4488 = load i32, ptr %3882, align 4
  %4489 = icmp eq i32 %4488, 0
  %4490 = insertelement <16 x i32> poison, i32 %4482, i64 0
  %4491 = shufflevector <16 x i32> %4490, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %4489, label %4494, label %4492

4492:
  %4493 = ashr <16 x i32> %4487, %4491
  br label %4496

4494:
  %4495 = lshr <16 x i32> %4487, %4491
  br label %4496

4496:
  %4497 = phi <16 x i32> [ %4493, %4492 ], [ %4495, %4494 ]
  %4498 = sitofp <16 x i32> %4497 to <16 x float>
  %4499 = getelementptr inbounds nuw i8, ptr %4214, i64 896
  store <16 x float> %4498, ptr %4499, align 64
  %4500 = load i32, ptr %3880, align 4
  %4501 = sub i32 32, %4500
  %4502 = mul i32 %4500, -3
  %4503 = add i32 %4502, %4501
  %4504 = insertelement <16 x i32> poison, i32 %4503, i64 0
  %4505 = shufflevector <16 x i32> %4504, <16 x i32> poison, <16 x i32> zeroinitializer
  %4506 = shl <16 x i32> %4235, %4505
  %4507 = load i32, ptr %3882, align 4
  %4508 = icmp eq i32 %4507, 0
  %4509 = insertelement <16 x i32> poison, i32 %4501, i64 0
  %4510 = shufflevector <16 x i32> %4509, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %4508, label %4513, label %4511

4511:
  %4512 = ashr <16 x i32> %4506, %4510
  br label %4515

4513:
  %4514 = lshr <16 x i32> %4506, %4510
  br label %4515

4515:
  %4516 = phi <16 x i32> [ %4512, %4511 ], [ %4514, %4513 ]
  %4517 = sitofp <16 x i32> %4516 to <16 x float>
  %4518 = getelementptr inbounds nuw i8, ptr %4214, i64 960
  store <16 x float> %4517, ptr %4518, align 64
  %4519 = getelementptr inbounds nuw i8, ptr %4214, i64 1024
  %4520 = add nuw nsw i64 %4213, 1
  %4521 = load i32, ptr %3881, align 4
  %4522 = lshr i32 %4521, 4
  %4523 = zext nneg i32 %4522 to i64
  %4524 = icmp samesign ult i64 %4520, %4523
  br i1 %4524, label %4212, label %5147

4525:
  %4526 = icmp ult i32 %3946, 32
  br i1 %4526, label %5147, label %4527

4527:
  %4528 = shl nuw nsw i32 %3891, 1
  %4529 = icmp eq i32 %3945, 1
  br label %4530

4530:
  %4531 = phi i64 [ 0, %4527 ], [ %5142, %5137 ]
  %4532 = phi ptr [ %3879, %4527 ], [ %5141, %5137 ]
  %4533 = trunc nuw nsw i64 %4531 to i32
  %4534 = mul i32 %3945, %4533
  %4535 = add i32 %4534, %4528
  %4536 = zext i32 %4535 to i64
  %4537 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %4536
  %4538 = getelementptr inbounds nuw i8, ptr %4537, i64 128
  %4539 = select i1 %4529, ptr @ZEROS, ptr %4538
  %4540 = load <16 x i32>, ptr %4537, align 64
  %4541 = getelementptr inbounds nuw i8, ptr %4537, i64 64
  %4542 = load <16 x i32>, ptr %4541, align 64
  %4543 = shufflevector <16 x i32> %4540, <16 x i32> %4542, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %4544 = shufflevector <16 x i32> %4540, <16 x i32> %4542, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %4545 = load <16 x i32>, ptr %4539, align 64
  %4546 = getelementptr inbounds nuw i8, ptr %4539, i64 64
  %4547 = load <16 x i32>, ptr %4546, align 64
  %4548 = shufflevector <16 x i32> %4545, <16 x i32> %4547, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %4549 = shufflevector <16 x i32> %4545, <16 x i32> %4547, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %4550 = shufflevector <16 x i32> %4543, <16 x i32> %4548, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %4551 = shufflevector <16 x i32> %4543, <16 x i32> %4548, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %4552 = shufflevector <16 x i32> %4544, <16 x i32> %4549, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %4553 = shufflevector <16 x i32> %4544, <16 x i32> %4549, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %4554 = load i32, ptr %3880, align 4
  %4555 = sub i32 32, %4554
  %4556 = insertelement <16 x i32> poison, i32 %4555, i64 0
  %4557 = shufflevector <16 x i32> %4556, <16 x i32> poison, <16 x i32> zeroinitializer
  %4558 = shl <16 x i32> %4550, %4557
  %4559 = load i32, ptr %3882, align 4
  %4560 = icmp eq i32 %4559, 0
  br i1 %4560, label %4563, label %4561

4561:
  %4562 = ashr exact <16 x i32> %4558, %4557
  br label %4565

4563:
  %4564 = lshr exact <16 x i32> %4558, %4557
  br label %4565

4565:
  %4566 = phi <16 x i32> [ %4562, %4561 ], [ %4564, %4563 ]
  %4567 = sitofp <16 x i32> %4566 to <16 x float>
  store <16 x float> %4567, ptr %4532, align 64
  %4568 = load i32, ptr %3880, align 4
  %4569 = sub i32 32, %4568
  %4570 = sub i32 %4569, %4568
  %4571 = insertelement <16 x i32> poison, i32 %4570, i64 0
  %4572 = shufflevector <16 x i32> %4571, <16 x i32> poison, <16 x i32> zeroinitializer
  %4573 = shl <16 x i32> %4550, %4572
  %4574 = load i32, ptr %3882, align 4
  %4575 = icmp eq i32 %4574, 0
  %4576 = insertelement <16 x i32> poison, i32 %4569, i64 0
  %4577 = shufflevector <16 x i32> %4576, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %4575, label %4580, label %4578

4578:
  %4579 = ashr <16 x i32> %4573, %4577
  br label %4582

4580:
  %4581 = lshr <16 x i32> %4573, %4577
  br label %4582

4582:
  %4583 = phi <16 x i32> [ %4579, %4578 ], [ %4581, %4580 ]
  %4584 = sitofp <16 x i32> %4583 to <16 x float>
  %4585 = getelementptr inbounds nuw i8, ptr %4532, i64 64
  store <16 x float> %4584, ptr %4585, align 64
  %4586 = load i32, ptr %3880, align 4
  %4587 = sub i32 32, %4586
  %4588 = shl i32 %4586, 1
  %4589 = sub i32 %4587, %4588
  %4590 = insertelement <16 x i32> poison, i32 %4589, i64 0
  %4591 = shufflevector <16 x i32> %4590, <16 x i32> poison, <16 x i32> zeroinitializer
  %4592 = shl <16 x i32> %4550, %4591
  %4593 = load i32, ptr %3882, align 4
  %4594 = icmp eq i32 %4593, 0
  %4595 = insertelement <16 x i32> poison, i32 %4587, i64 0
  %4596 = shufflevector <16 x i32> %4595, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %4594, label %4599, label %4597

4597:
  %4598 = ashr <16 x i32> %4592, %4596
  br label %4601

4599:
  %4600 = lshr <16 x i32> %4592, %4596
  br label %4601

4601:
  %4602 = phi <16 x i32> [ %4598, %4597 ], [ %4600, %4599 ]
  %4603 = sitofp <16 x i32> %4602 to <16 x float>
  %4604 = getelementptr inbounds nuw i8, ptr %4532, i64 128
  store <16 x float> %4603, ptr %4604, align 64
  %4605 = load i32, ptr %3880, align 4
  %4606 = sub i32 32, %4605
  %4607 = mul i32 %4605, -3
  %4608 = add i32 %4607, %4606
  %4609 = insertelement <16 x i32> poison, i32 %4608, i64 0
  %4610 = shufflevector <16 x i32> %4609, <16 x i32> poison, <16 x i32> zeroinitializer
  %4611 = shl <16 x i32> %4550, %4610
  %4612 = load i32, ptr %3882, align 4
  %4613 = icmp eq i32 %4612, 0
  %4614 = insertelement <16 x i32> poison, i32 %4606, i64 0
  %4615 = shufflevector <16 x i32> %4614, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %4613, label %4618, label %4616

4616:
  %4617 = ashr <16 x i32> %4611, %4615
  br label %4620

4618:
  %4619 = lshr <16 x i32> %4611, %4615
  br label %4620

4620:
  %4621 = phi <16 x i32> [ %4617, %4616 ], [ %4619, %4618 ]
  %4622 = sitofp <16 x i32> %4621 to <16 x float>
  %4623 = getelementptr inbounds nuw i8, ptr %4532, i64 192
  store <16 x float> %4622, ptr %4623, align 64
  %4624 = load i32, ptr %3880, align 4
  %4625 = sub i32 32, %4624
  %4626 = shl i32 %4624, 2
  %4627 = sub i32 %4625, %4626
  %4628 = insertelement <16 x i32> poison, i32 %4627, i64 0
  %4629 = shufflevector <16 x i32> %4628, <16 x i32> poison, <16 x i32> zeroinitializer
  %4630 = shl <16 x i32> %4550, %4629
  %4631 = load i32, ptr %3882, align 4
  %4632 = icmp eq i32 %4631, 0
  %4633 = insertelement <16 x i32> poison, i32 %4625, i64 0
  %4634 = shufflevector <16 x i32> %4633, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %4632, label %4637, label %4635

4635:
  %4636 = ashr <16 x i32> %4630, %4634
  br label %4639

4637:
  %4638 = lshr <16 x i32> %4630, %4634
  br label %4639

4639:
  %4640 = phi <16 x i32> [ %4636, %4635 ], [ %4638, %4637 ]
  %4641 = sitofp <16 x i32> %4640 to <16 x float>
  %4642 = getelementptr inbounds nuw i8, ptr %4532, i64 256
  store <16 x float> %4641, ptr %4642, align 64
  %4643 = load i32, ptr %3880, align 4
  %4644 = sub i32 32, %4643
  %4645 = mul i32 %4643, -5
  %4646 = add i32 %4645, %4644
  %4647 = insertelement <16 x i32> poison, i32 %4646, i64 0
  %4648 = shufflevector <16 x i32> %4647, <16 x i32> poison, <16 x i32> zeroinitializer
  %4649 = shl <16 x i32> %4550, %4648
  %4650 = load i32, ptr %3882, align 4
  %4651 = icmp eq i32 %4650, 0
  %4652 = insertelement <16 x i32> poison, i32 %4644, i64 0
  %4653 = shufflevector <16 x i32> %4652, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %4651, label %4656, label %4654

4654:
  %4655 = ashr <16 x i32> %4649, %4653
  br label %4658

4656:
  %4657 = lshr <16 x i32> %4649, %4653
  br label %4658

4658:
  %4659 = phi <16 x i32> [ %4655, %4654 ], [ %4657, %4656 ]
  %4660 = sitofp <16 x i32> %4659 to <16 x float>
  %4661 = getelementptr inbounds nuw i8, ptr %4532, i64 320
  store <16 x float> %4660, ptr %4661, align 64
  %4662 = load i32, ptr %3880, align 4
  %4663 = sub i32 32, %4662
  %4664 = mul i32 %4662, -6
  %4665 = add i32 %4664, %4663
  %4666 = insertelement <16 x i32> poison, i32 %4665, i64 0
  %4667 = shufflevector <16 x i32> %4666, <16 x i32> poison, <16 x i32> zeroinitializer
  %4668 = shl <16 x i32> %4550, %4667
  %4669 = load i32, ptr %3882, align 4
  %4670 = icmp eq i32 %4669, 0
  %4671 = insertelement <16 x i32> poison, i32 %4663, i64 0
  %4672 = shufflevector <16 x i32> %4671, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %4670, label %4675, label %4673

4673:
  %4674 = ashr <16 x i32> %4668, %4672
  br label %4677

4675:
  %4676 = lshr <16 x i32> %4668, %4672
  br label %4677

4677:
  %4678 = phi <16 x i32> [ %4674, %4673 ], [ %4676, %4675 ]
  %4679 = sitofp <16 x i32> %4678 to <16 x float>
  %4680 = getelementptr inbounds nuw i8, ptr %4532, i64 384
  store <16 x float> %4679, ptr %4680, align 64
  %4681 = load i32, ptr %3880, align 4
  %4682 = sub i32 32, %4681
  %4683 = mul i32 %4681, -7
  %4684 = add i32 %4683, %4682
  %4685 = insertelement <16 x i32> poison, i32 %4684, i64 0
  %4686 = shufflevector <16 x i32> %4685, <16 x i32> poison, <16 x i32> zeroinitializer
  %4687 = shl <16 x i32> %4550, %4686
  %4688 = load i32, ptr %3882, align 4
  %4689 = icmp eq i32 %4688, 0
  %4690 = insertelement <16 x i32> poison, i32 %4682, i64 0
  %4691 = shufflevector <16 x i32> %4690, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %4689, label %4694, label %4692

4692:
  %4693 = ashr <16 x i32> %4687, %4691
  br label %4696

4694:
  %4695 = lshr <16 x i32> %4687, %4691
  br label %4696

4696:
  %4697 = phi <16 x i32> [ %4693, %4692 ], [ %4695, %4694 ]
  %4698 = sitofp <16 x i32> %4697 to <16 x float>
  %4699 = getelementptr inbounds nuw i8, ptr %4532, i64 448
  store <16 x float> %4698, ptr %4699, align 64
  %4700 = getelementptr inbounds nuw i8, ptr %4532, i64 512
  %4701 = load i32, ptr %3880, align 4
  %4702 = sub i32 32, %4701
  %4703 = insertelement <16 x i32> poison, i32 %4702, i64 0
  %4704 = shufflevector <16 x i32> %4703, <16 x i32> poison, <16 x i32> zeroinitializer
  %4705 = shl <16 x i32> %4551, %4704
  %4706 = load i32, ptr %3882, align 4
  %4707 = icmp eq i32 %4706, 0
  br i1 %4707, label %4710, label %4708

4708:
  %4709 = ashr exact <16 x i32> %4705, %4704
  br label %4712

4710:
  %4711 = lshr exact <16 x i32> %4705, %4704
  br label %4712

4712:
  %4713 = phi <16 x i32> [ %4709, %4708 ], [ %4711, %4710 ]
  %4714 = sitofp <16 x i32> %4713 to <16 x float>
  store <16 x float> %4714, ptr %4700, align 64
  %4715 = load i32, ptr %3880, align 4
  %4716 = sub i32 32, %4715
  %4717 = sub i32 %4716, %4715
  %4718 = insertelement <16 x i32> poison, i32 %4717, i64 0
  %4719 = shufflevector <16 x i32> %4718, <16 x i32> poison, <16 x i32> zeroinitializer
  %4720 = shl <16 x i32> %4551, %4719
  %4721 = load i32, ptr %3882, align 4
  %4722 = icmp eq i32 %4721, 0
  %4723 = insertelement <16 x i32> poison, i32 %4716, i64 0
  %4724 = shufflevector <16 x i32> %4723, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %4722, label %4727, label %4725

4725:
  %4726 = ashr <16 x i32> %4720, %4724
  br label %4729

4727:
  %4728 = lshr <16 x i32> %4720, %4724
  br label %4729

4729:
  %4730 = phi <16 x i32> [ %4726, %4725 ], [ %4728, %4727 ]
  %4731 = sitofp <16 x i32> %4730 to <16 x float>
  %4732 = getelementptr inbounds nuw i8, ptr %4532, i64 576
  store <16 x float> %4731, ptr %4732, align 64
  %4733 = load i32, ptr %3880, align 4
  %4734 = sub i32 32, %4733
  %4735 = shl i32 %4733, 1
  %4736 = sub i32 %4734, %4735
  %4737 = insertelement <16 x i32> poison, i32 %4736, i64 0
  %4738 = shufflevector <16 x i32> %4737, <16 x i32> poison, <16 x i32> zeroinitializer
  %4739 = shl <16 x i32> %4551, %4738
  %4740 = load i32, ptr %3882, align 4
  %4741 = icmp eq i32 %4740, 0
  %4742 = insertelement <16 x i32> poison, i32 %4734, i64 0
  %4743 = shufflevector <16 x i32> %4742, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %4741, label %4746, label %4744

4744:
  %4745 = ashr <16 x i32> %4739, %4743
  br label %4748

4746:
  %4747 = lshr <16 x i32> %4739, %4743
  br label %4748

4748:
  %4749 = phi <16 x i32> [ %4745, %4744 ], [ %4747, %4746 ]
  %4750 = sitofp <16 x i32> %4749 to <16 x float>
  %4751 = getelementptr inbounds nuw i8, ptr %4532, i64 640
  store <16 x float> %4750, ptr %4751, align 64
  %4752 = load i32, ptr %3880, align 4
  %4753 = sub i32 32, %4752
  %4754 = mul i32 %4752, -3
  %4755 = add i32 %4754, %4753
  %4756 = insertelement <16 x i32> poison, i32 %4755, i64 0
  %4757 = shufflevector <16 x i32> %4756, <16 x i32> poison, <16 x i32> zeroinitializer
  %4758 = shl <16 x i32> %4551, %4757
  %4759 = load i32, ptr %3882, align 4
  %4760 = icmp eq i32 %4759, 0
  %4761 = insertelement <16 x i32> poison, i32 %4753, i64 0
  %4762 = shufflevector <16 x i32> %4761, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %4760, label %4765, label %4763

4763:
  %4764 = ashr <16 x i32> %4758, %4762
  br label %4767

4765:
  %4766 = lshr <16 x i32> %4758, %4762
  br label %4767

4767:
  %4768 = phi <16 x i32> [ %4764, %4763 ], [ %4766, %4765 ]
  %4769 = sitofp <16 x i32> %4768 to <16 x float>
  %4770 = getelementptr inbounds nuw i8, ptr %4532, i64 704
  store <16 x float> %4769, ptr %4770, align 64
  %4771 = load i32, ptr %3880, align 4
  %4772 = sub i32 32, %4771
  %4773 = shl i32 %4771, 2
  %4774 = sub i32 %4772, %4773
  %4775 = insertelement <16 x i32> poison, i32 %4774, i64 0
  %4776 = shufflevector <16 x i32> %4775, <16 x i32> poison, <16 x i32> zeroinitializer
  %4777 = shl <16 x i32> %4551, %4776
  %4778 = load i32, ptr %3882, align 4
  %4779 = icmp eq i32 %4778, 0
  %4780 = insertelement <16 x i32> poison, i32 %4772, i64 0
  %4781 = shufflevector <16 x i32> %4780, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %4779, label %4784, label %4782

4782:
  %4783 = ashr <16 x i32> %4777, %4781
  br label %4786

4784:
  %4785 = lshr <16 x i32> %4777, %4781
  br label %4786

4786:
  %4787 = phi <16 x i32> [ %4783, %4782 ], [ %4785, %4784 ]
  %4788 = sitofp <16 x i32> %4787 to <16 x float>
  %4789 = getelementptr inbounds nuw i8, ptr %4532, i64 768
  store <16 x float> %4788, ptr %4789, align 64
  %4790 = load i32, ptr %3880, align 4
  %4791 = sub i32 32, %4790
  %4792 = mul i32 %4790, -5
  %4793 = add i32 %4792, %4791
  %4794 = insertelement <16 x i32> poison, i32 %4793, i64 0
  %4795 = shufflevector <16 x i32> %4794, <16 x i32> poison, <16 x i32> zeroinitializer
  %4796 = shl <16 x i32> %4551, %4795
  %4797 = load i32, ptr %3882, align 4
  %4798 = icmp eq i32 %4797, 0
  %4799 = insertelement <16 x i32> poison, i32 %4791, i64 0
  %4800 = shufflevector <16 x i32> %4799, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %4798, label %4803, label %4801

4801:
  %4802 = ashr <16 x i32> %4796, %4800
  br label %4805

4803:
  %4804 = lshr <16 x i32> %4796, %4800
  br label %4805

4805:
  %4806 = phi <16 x i32> [ %4802, %4801 ], [ %4804, %4803 ]
  %4807 = sitofp <16 x i32> %4806 to <16 x float>
  %4808 = getelementptr inbounds nuw i8, ptr %4532, i64 832
  store <16 x float> %4807, ptr %4808, align 64
  %4809 = load i32, ptr %3880, align 4
  %4810 = sub i32 32, %4809
  %4811 = mul i32 %4809, -6
  %4812 = add i32 %4811, %4810
  %4813 = insertelement <16 x i32> poison, i32 %4812, i64 0
  %4814 = shufflevector <16 x i32> %4813, <16 x i32> poison, <16 x i32> zeroinitializer
  %4815 = shl <16 x i32> %4551, %4814
  %4816 = load i32, ptr %3882, align 4
  %4817 = icmp eq i32 %4816, 0
  %4818 = insertelement <16 x i32> poison, i32 %4810, i64 0
  %4819 = shufflevector <16 x i32> %4818, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %4817, label %4822, label %4820

4820:
  %4821 = ashr <16 x i32> %4815, %4819
  br label %4824

4822:
  %4823 = lshr <16 x i32> %4815, %4819
  br label %4824

4824:
  %4825 = phi <16 x i32> [ %4821, %4820 ], [ %4823, %4822 ]
  %4826 = sitofp <16 x i32> %4825 to <16 x float>
  %4827 = getelementptr inbounds nuw i8, ptr %4532, i64 896
  store <16 x float> %4826, ptr %4827, align 64
  %4828 = load i32, ptr %3880, align 4
  %4829 = sub i32 32, %4828
  %4830 = mul i32 %4828, -7
  %4831 = add i32 %4830, %4829
  %4832 = insertelement <16 x i32> poison, i32 %4831, i64 0
  %4833 = shufflevector <16 x i32> %4832, <16 x i32> poison, <16 x i32> zeroinitializer
  %4834 = shl <16 x i32> %4551, %4833
  %4835 = load i32, ptr %3882, align 4
  %4836 = icmp eq i32 %4835, 0
  %4837 = insertelement <16 x i32> poison, i32 %4829, i64 0
  %4838 = shufflevector <16 x i32> %4837, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %4836, label %4841, label %4839

4839:
  %4840 = ashr <16 x i32> %4834, %4838
  br label %4843

4841:
  %4842 = lshr <16 x i32> %4834, %4838
  br label %4843

4843:
  %4844 = phi <16 x i32> [ %4840, %4839 ], [ %4842, %4841 ]
  %4845 = sitofp <16 x i32> %4844 to <16 x float>
  %4846 = getelementptr inbounds nuw i8, ptr %4532, i64 960
  store <16 x float> %4845, ptr %4846, align 64
  %4847 = getelementptr inbounds nuw i8, ptr %4532, i64 1024
  %4848 = load i32, ptr %3880, align 4
  %4849 = sub i32 32, %4848
  %4850 = insertelement <16 x i32> poison, i32 %4849, i64 0
  %4851 = shufflevector <16 x i32> %4850, <16 x i32> poison, <16 x i32> zeroinitializer
  %4852 = shl <16 x i32> %4552, %4851
  %4853 = load i32, ptr %3882, align 4
  %4854 = icmp eq i32 %4853, 0
  br i1 %4854, label %4857, label %4855

4855:
  %4856 = ashr exact <16 x i32> %4852, %4851
  br label %4859

4857:
  %4858 = lshr exact <16 x i32> %4852, %4851
  br label %4859

4859:
  %4860 = phi <16 x i32> [ %4856, %4855 ], [ %4858, %4857 ]
  %4861 = sitofp <16 x i32> %4860 to <16 x float>
  store <16 x float> %4861, ptr %4847, align 64
  %4862 = load i32, ptr %3880, align 4
  %4863 = sub i32 32, %4862
  %4864 = sub i32 %4863, %4862
  %4865 = insertelement <16 x i32> poison, i32 %4864, i64 0
  %4866 = shufflevector <16 x i32> %4865, <16 x i32> poison, <16 x i32> zeroinitializer
  %4867 = shl <16 x i32> %4552, %4866
  %4868 = load i32, ptr %3882, align 4
  %4869 = icmp eq i32 %4868, 0
  %4870 = insertelement <16 x i32> poison, i32 %4863, i64 0
  %4871 = shufflevector <16 x i32> %4870, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %4869, label %4874, label %4872

4872:
  %4873 = ashr <16 x i32> %4867, %4871
  br label %4876

4874:
  %4875 = lshr <16 x i32> %4867, %4871
  br label %4876

4876:
  %4877 = phi <16 x i32> [ %4873, %4872 ], [ %4875, %4874 ]
  %4878 = sitofp <16 x i32> %4877 to <16 x float>
  %4879 = getelementptr inbounds nuw i8, ptr %4532, i64 1088
  store <16 x float> %4878, ptr %4879, align 64
  %4880 = load i32, ptr %3880, align 4
  %4881 = sub i32 32, %4880
  %4882 = shl i32 %4880, 1
  %4883 = sub i32 %4881, %4882
  %4884 = insertelement <16 x i32> poison, i32 %4883, i64 0
  %4885 = shufflevector <16 x i32> %4884, <16 x i32> poison, <16 x i32> zeroinitializer
  %4886 = shl <16 x i32> %4552, %4885
  %4887 = load i32, ptr %3882, align 4
  %4888 = icmp eq i32 %4887, 0
  %4889 = insertelement <16 x i32> poison, i32 %4881, i64 0
  %4890 = shufflevector <16 x i32> %4889, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %4888, label %4893, label %4891

4891:
  %4892 = ashr <16 x i32> %4886, %4890
  br label %4895

4893:
  %4894 = lshr <16 x i32> %4886, %4890
  br label %4895

4895:
  %4896 = phi <16 x i32> [ %4892, %4891 ], [ %4894, %4893 ]
  %4897 = sitofp <16 x i32> %4896 to <16 x float>
  %4898 = getelementptr inbounds nuw i8, ptr %4532, i64 1152
  store <16 x float> %4897, ptr %4898, align 64
  %4899 = load i32, ptr %3880, align 4
  %4900 = sub i32 32, %4899
  %4901 = mul i32 %4899, -3
  %4902 = add i32 %4901, %4900
  %4903 = insertelement <16 x i32> poison, i32 %4902, i64 0
  %4904 = shufflevector <16 x i32> %4903, <16 x i32> poison, <16 x i32> zeroinitializer
  %4905 = shl <16 x i32> %4552, %4904
  %4906 = load i32, ptr %3882, align 4
  %4907 = icmp eq i32 %4906, 0
  %4908 = insertelement <16 x i32> poison, i32 %4900, i64 0
  %4909 = shufflevector <16 x i32> %4908, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %4907, label %4912, label %4910

4910:
  %4911 = ashr <16 x i32> %4905, %4909
  br label %4914

4912:
  %4913 = lshr <16 x i32> %4905, %4909
  br label %4914

4914:
  %4915 = phi <16 x i32> [ %4911, %4910 ], [ %4913, %4912 ]
  %4916 = sitofp <16 x i32> %4915 to <16 x float>
  %4917 = getelementptr inbounds nuw i8, ptr %4532, i64 1216
  store <16 x float> %4916, ptr %4917, align 64
  %4918 = load i32, ptr %3880, align 4
  %4919 = sub i32 32, %4918
  %4920 = shl i32 %4918, 2
  %4921 = sub i32 %4919, %4920
  %4922 = insertelement <16 x i32> poison, i32 %4921, i64 0
  %4923 = shufflevector <16 x i32> %4922, <16 x i32> poison, <16 x i32> zeroinitializer
  %4924 = shl <16 x i32> %4552, %4923
  %4925 = load i32, ptr %3882, align 4
  %4926 = icmp eq i32 %4925, 0
  %4927 = insertelement <16 x i32> poison, i32 %4919, i64 0
  %4928 = shufflevector <16 x i32> %4927, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %4926, label %4931, label %4929

4929:
  %4930 = ashr <16 x i32> %4924, %4928
  br label %4933

4931:
  %4932 = lshr <16 x i32> %4924, %4928
  br label %4933

4933:
  %4934 = phi <16 x i32> [ %4930, %4929 ], [ %4932, %4931 ]
  %4935 = sitofp <16 x i32> %4934 to <16 x float>
  %4936 = getelementptr inbounds nuw i8, ptr %4532, i64 1280
  store <16 x float> %4935, ptr %4936, align 64
  %4937 = load i32, ptr %3880, align 4
  %4938 = sub i32 32, %4937
  %4939 = mul i32 %4937, -5
  %4940 = add i32 %4939, %4938
  %4941 = insertelement <16 x i32> poison, i32 %4940, i64 0
  %4942 = shufflevector <16 x i32> %4941, <16 x i32> poison, <16 x i32> zeroinitializer
  %4943 = shl <16 x i32> %4552, %4942
  %4944 = load i32, ptr %3882, align 4
  %4945 = icmp eq i32 %4944, 0
  %4946 = insertelement <16 x i32> poison, i32 %4938, i64 0
  %4947 = shufflevector <16 x i32> %4946, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %4945, label %4950, label %4948

4948:
  %4949 = ashr <16 x i32> %4943, %4947
  br label %4952

4950:
  %4951 = lshr <16 x i32> %4943, %4947
  br label %4952

4952:
  %4953 = phi <16 x i32> [ %4949, %4948 ], [ %4951, %4950 ]
  %4954 = sitofp <16 x i32> %4953 to <16 x float>
  %4955 = getelementptr inbounds nuw i8, ptr %4532, i64 1344
  store <16 x float> %4954, ptr %4955, align 64
  %4956 = load i32, ptr %3880, align 4
  %4957 = sub i32 32, %4956
  %4958 = mul i32 %4956, -6
  %4959 = add i32 %4958, %4957
  %4960 = insertelement <16 x i32> poison, i32 %4959, i64 0
  %4961 = shufflevector <16 x i32> %4960, <16 x i32> poison, <16 x i32> zeroinitializer
  %4962 = shl <16 x i32> %4552, %4961
  %4963 = load i32, ptr %3882, align 4
  %4964 = icmp eq i32 %4963, 0
  %4965 = insertelement <16 x i32> poison, i32 %4957, i64 0
  %4966 = shufflevector <16 x i32> %4965, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %4964, label %4969, label %4967

4967:
  %4968 = ashr <16 x i32> %4962, %4966
  br label %4971

4969:
  %4970 = lshr <16 x i32> %4962, %4966
  br label %4971

4971:
  %4972 = phi <16 x i32> [ %4968, %4967 ], [ %4970, %4969 ]
  %4973 = sitofp <16 x i32> %4972 to <16 x float>
  %4974 = getelementptr inbounds nuw i8, ptr %4532, i64 1408
  store <16 x float> %4973, ptr %4974, align 64
  %4975 = load i32, ptr %3880, align 4
  %4976 = sub i32 32, %4975
  %4977 = mul i32 %4975, -7
  %4978 = add i32 %4977, %4976
  %4979 = insertelement <16 x i32> poison, i32 %4978, i64 0
  %4980 = shufflevector <16 x i32> %4979, <16 x i32> poison, <16 x i32> zeroinitializer
  %4981 = shl <16 x i32> %4552, %4980
  %4982 = load i32, ptr %3882, align 4
  %4983 = icmp eq i32 %4982, 0
  %4984 = insertelement <16 x i32> poison, i32 %4976, i64 0
  %4985 = shufflevector <16 x i32> %4984, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %4983, label %4988, label %4986

4986:
  %4987 = ashr <16 x i32> %4981, %4985
  br label %4990

4988:
  %4989 = lshr <16 x i32> %4981, %4985
  br label %4990

4990:
  %4991 = phi <16 x i32> [ %4987, %4986 ], [ %4989, %4988 ]
  %4992 = sitofp <16 x i32> %4991 to <16 x float>
  %4993 = getelementptr inbounds nuw i8, ptr %4532, i64 1472
  store <16 x float> %4992, ptr %4993, align 64
  %4994 = getelementptr inbounds nuw i8, ptr %4532, i64 1536
  %4995 = load i32, ptr %3880, align 4
  %4996 = sub i32 32, %4995
  %4997 = insertelement <16 x i32> poison, i32 %4996, i64 0
  %4998 = shufflevector <16 x i32> %4997, <16 x i32> poison, <16 x i32> zeroinitializer
  %4999 = shl <16 x i32> %4553, %4998
  %5000 = load i32, ptr %3882, align 4
  %5001 = icmp eq i32 %5000, 0
  br i1 %5001, label %5004, label %5002

5002:
  %5003 = ashr exact <16 x i32> %4999, %4998
  br label %5006

5004:
  %5005 = lshr exact <16 x i32> %4999, %4998
  br label %5006

5006:
  %5007 = phi <16 x i32> [ %5003, %5002 ], [ %5005, %5004 ]
  %5008 = sitofp <16 x i32> %5007 to <16 x float>
  store <16 x float> %5008, ptr %4994, align 64
  %5009 = load i32, ptr %3880, align 4
  %5010 = sub i32 32, %5009
  %5011 = sub i32 %5010, %5009
  %5012 = insertelement <16 x i32> poison, i32 %5011, i64 0
  %5013 = shufflevector <16 x i32> %5012, <16 x i32> poison, <16 x i32> zeroinitializer
  %5014 = shl <16 x i32> %4553, %5013
  %5015 = load i32, ptr %3882, align 4
  %5016 = icmp eq i32 %5015, 0
  %5017 = insertelement <16 x i32> poison, i32 %5010, i64 0
  %5018 = shufflevector <16 x i32> %5017, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %5016, label %5021, label %5019

5019:
  %5020 = ashr <16 x i32> %5014, %5018
  br label %5023

5021:
  %5022 = lshr <16 x i32> %5014, %5018
  br label %5023

5023:
  %5024 = phi <16 x i32> [ %5020, %5019 ], [ %5022, %5021 ]
  %5025 = sitofp <16 x i32> %5024 to <16 x float>
  %5026 = getelementptr inbounds nuw i8, ptr %4532, i64 1600
  store <16 x float> %5025, ptr %5026, align 64
  %5027 = load i32, ptr %3880, align 4
  %5028 = sub i32 32, %5027
  %5029 = shl i32 %5027, 1
  %5030 = sub i32 %5028, %5029
  %5031 = insertelement <16 x i32> poison, i32 %5030, i64 0
  %5032 = shufflevector <16 x i32> %5031, <16 x i32> poison, <16 x i32> zeroinitializer
  %5033 = shl <16 x i32> %4553, %5032
  %5034 = load i32, ptr %3882, align 4
  %5035 = icmp eq i32 %5034, 0
  %5036 = insertelement <16 x i32> poison, i32 %5028, i64 0
  %5037 = shufflevector <16 x i32> %5036, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %5035, label %5040, label %5038

5038:
  %5039 = ashr <16 x i32> %5033, %5037
  br label %5042

5040:
  %5041 = lshr <16 x i32> %5033, %5037
  br label %5042

5042:
  %5043 = phi <16 x i32> [ %5039, %5038 ], [ %5041, %5040 ]
  %5044 = sitofp <16 x i32> %5043 to <16 x float>
  %5045 = getelementptr inbounds nuw i8, ptr %4532, i64 1664
  store <16 x float> %5044, ptr %5045, align 64
  %5046 = load i32, ptr %3880, align 4
  %5047 = sub i32 32, %5046
  %5048 = mul i32 %5046, -3
  %5049 = add i32 %5048, %5047
  %5050 = insertelement <16 x i32> poison, i32 %5049, i64 0
  %5051 = shufflevector <16 x i32> %5050, <16 x i32> poison, <16 x i32> zeroinitializer
  %5052 = shl <16 x i32> %4553, %5051
  %5053 = load i32, ptr %3882, align 4
  %5054 = icmp eq i32 %5053, 0
  %5055 = insertelement <16 x i32> poison, i32 %5047, i64 0
  %5056 = shufflevector <16 x i32> %5055, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %5054, label %5059, label %5057

5057:
  %5058 = ashr <16 x i32> %5052, %5056
  br label %5061

5059:
  %5060 = lshr <16 x i32> %5052, %5056
  br label %5061

5061:
  %5062 = phi <16 x i32> [ %5058, %5057 ], [ %5060, %5059 ]
  %5063 = sitofp <16 x i32> %5062 to <16 x float>
  %5064 = getelementptr inbounds nuw i8, ptr %4532, i64 1728
  store <16 x float> %5063, ptr %5064, align 64
  %5065 = load i32, ptr %3880, align 4
  %5066 = sub i32 32, %5065
  %5067 = shl i32 %5065, 2
  %5068 = sub i32 %5066, %5067
  %5069 = insertelement <16 x i32> poison, i32 %5068, i64 0
  %5070 = shufflevector <16 x i32> %5069, <16 x i32> poison, <16 x i32> zeroinitializer
  %5071 = shl <16 x i32> %4553, %5070
  %5072 = load i32, ptr %3882, align 4
  %5073 = icmp eq i32 %5072, 0
  %5074 = insertelement <16 x i32> poison, i32 %5066, i64 0
  %5075 = shufflevector <16 x i32> %5074, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %5073, label %5078, label %5076

5076:
  %5077 = ashr <16 x i32> %5071, %5075
  br label %5080

5078:
  %5079 = lshr <16 x i32> %5071, %5075
  br label %5080

5080:
  %5081 = phi <16 x i32> [ %5077, %5076 ], [ %5079, %5078 ]
  %5082 = sitofp <16 x i32> %5081 to <16 x float>
  %5083 = getelementptr inbounds nuw i8, ptr %4532, i64 1792
  store <16 x float> %5082, ptr %5083, align 64
  %5084 = load i32, ptr %3880, align 4
  %5085 = sub i32 32, %5084
  %5086 = mul i32 %5084, -5
  %5087 = add i32 %5086, %5085
  %5088 = insertelement <16 x i32> poison, i32 %5087, i64 0
  %5089 = shufflevector <16 x i32> %5088, <16 x i32> poison, <16 x i32> zeroinitializer
  %5090 = shl <16 x i32> %4553, %5089
  %5091 = load i32, ptr %3882, align 4
  %5092 = icmp eq i32 %5091, 0
  %5093 = insertelement <16 x i32> poison, i32 %5085, i64 0
  %5094 = shufflevector <16 x i32> %5093, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %5092, label %5097, label %5095

5095:
  %5096 = ashr <16 x i32> %5090, %5094
  br label %5099

5097:
  %5098 = lshr <16 x i32> %5090, %5094
  br label %5099

5099:
  %5100 = phi <16 x i32> [ %5096, %5095 ], [ %5098, %5097 ]
  %5101 = sitofp <16 x i32> %5100 to <16 x float>
  %5102 = getelementptr inbounds nuw i8, ptr %4532, i64 1856
  store <16 x float> %5101, ptr %5102, align 64
  %5103 = load i32, ptr %3880, align 4
  %5104 = sub i32 32, %5103
  %5105 = mul i32 %5103, -6
  %5106 = add i32 %5105, %5104
  %5107 = insertelement <16 x i32> poison, i32 %5106, i64 0
  %5108 = shufflevector <16 x i32> %5107, <16 x i32> poison, <16 x i32> zeroinitializer
  %5109 = shl <16 x i32> %4553, %5108
  %5110 = load i32, ptr %3882, align 4
  %5111 = icmp eq i32 %5110, 0
  %5112 = insertelement <16 x i32> poison, i32 %5104, i64 0
  %5113 = shufflevector <16 x i32> %5112, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %5111, label %5116, label %5114

5114:
  %5115 = ashr <16 x i32> %5109, %5113
  br label %5118

5116:
  %5117 = lshr <16 x i32> %5109, %5113
  br label %5118

5118:
  %5119 = phi <16 x i32> [ %5115, %5114 ], [ %5117, %5116 ]
  %5120 = sitofp <16 x i32> %5119 to <16 x float>
  %5121 = getelementptr inbounds nuw i8, ptr %4532, i64 1920
  store <16 x float> %5120, ptr %5121, align 64
  %5122 = load i32, ptr %3880, align 4
  %5123 = sub i32 32, %5122
  %5124 = mul i32 %5122, -7
  %5125 = add i32 %5124, %5123
  %5126 = insertelement <16 x i32> poison, i32 %5125, i64 0
  %5127 = shufflevector <16 x i32> %5126, <16 x i32> poison, <16 x i32> zeroinitializer
  %5128 = shl <16 x i32> %4553, %5127
  %5129 = load i32, ptr %3882, align 4
  %5130 = icmp eq i32 %5129, 0
  %5131 = insertelement <16 x i32> poison, i32 %5123, i64 0
  %5132 = shufflevector <16 x i32> %5131, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %5130, label %5135, label %5133

5133:
  %5134 = ashr <16 x i32> %5128, %5132
  br label %5137

5135:
  %5136 = lshr <16 x i32> %5128, %5132
  br label %5137

5137:
  %5138 = phi <16 x i32> [ %5134, %5133 ], [ %5136, %5135 ]
  %5139 = sitofp <16 x i32> %5138 to <16 x float>
  %5140 = getelementptr inbounds nuw i8, ptr %4532, i64 1984
  store <16 x float> %5139, ptr %5140, align 64
  %5141 = getelementptr inbounds nuw i8, ptr %4532, i64 2048
  %5142 = add nuw nsw i64 %4531, 1
  %5143 = load i32, ptr %3881, align 4
  %5144 = lshr i32 %5143, 5
  %5145 = zext nneg i32 %5144 to i64
  %5146 = icmp samesign ult i64 %5142, %5145
  br i1 %5146, label %4530, label %5147

5147:
  store i32 0, ptr %3878, align 8
  br label %5148

5148:
  %5149 = phi i1 [ %3908, %3906 ], [ %3925, %3923 ], [ false, %5147 ]
  %5150 = load i32, ptr %3883, align 4
  %5151 = icmp ult i32 %5150, 8
  br i1 %5151, label %5154, label %5152

5152:
  %5153 = shl nuw nsw i32 %3891, 2
  br label %5160

5154:
  %5155 = add nuw nsw i32 %3891, 1
  %5156 = load i32, ptr %0, align 4
  %5157 = add i32 %5156, 8
  %5158 = lshr i32 %5157, 4
  %5159 = icmp samesign ult i32 %5155, %5158
  br i1 %5159, label %3889, label %5748

5160:
  %5161 = phi i32 [ 0, %5152 ], [ %5744, %5743 ]
  %5162 = load i32, ptr %3884, align 4
  %5163 = tail call i32 @llvm.cttz.i32(i32 %5162, i1 false)
  %5164 = sub nsw i32 5, %5163
  %5165 = load i32, ptr %3881, align 4
  %5166 = zext i32 %5164 to i64
  %5167 = getelementptr inbounds nuw [64 x i16], ptr @PLACES, i64 %5166
  store ptr %5167, ptr %3885, align 64
  switch i32 %5163, label %5375 [
    i32 5, label %5168
    i32 4, label %5210
    i32 3, label %5272
  ]

5168:
  %5169 = lshr i32 %5165, 2
  %5170 = icmp eq i32 %5169, 0
  br i1 %5170, label %5561, label %5171

5171:
  %5172 = sub nsw i32 32, %5162
  %5173 = load i32, ptr %3877, align 4
  %5174 = mul i32 %5169, %5161
  %5175 = add i32 %5174, %5173
  %5176 = load i32, ptr %3886, align 4
  %5177 = icmp eq i32 %5176, 0
  %5178 = insertelement <16 x i32> poison, i32 %5172, i64 0
  %5179 = shufflevector <16 x i32> %5178, <16 x i32> poison, <16 x i32> zeroinitializer
  %5180 = zext nneg i32 %5169 to i64
  %5181 = lshr <16 x i32> splat (i32 -1), %5179
  br label %5182

5182:
  %5183 = phi i64 [ 0, %5171 ], [ %5208, %5204 ]
  %5184 = phi ptr [ %9, %5171 ], [ %5207, %5204 ]
  %5185 = trunc nuw nsw i64 %5183 to i32
  %5186 = add i32 %5175, %5185
  %5187 = zext i32 %5186 to i64
  %5188 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %5187
  %5189 = load <16 x i32>, ptr %5188, align 64
  %5190 = shl <16 x i32> %5189, %5179
  %5191 = getelementptr inbounds nuw i8, ptr %5188, i64 64
  %5192 = getelementptr inbounds nuw i8, ptr %5184, i64 64
  br i1 %5177, label %5199, label %5193

5193:
  %5194 = ashr exact <16 x i32> %5190, %5179
  %5195 = sitofp <16 x i32> %5194 to <16 x float>
  store <16 x float> %5195, ptr %5184, align 64
  %5196 = load <16 x i32>, ptr %5191, align 64
  %5197 = shl <16 x i32> %5196, %5179
  %5198 = ashr exact <16 x i32> %5197, %5179
  br label %5204

5199:
  %5200 = lshr exact <16 x i32> %5190, %5179
  %5201 = sitofp <16 x i32> %5200 to <16 x float>
  store <16 x float> %5201, ptr %5184, align 64
  %5202 = load <16 x i32>, ptr %5191, align 64
  %5203 = and <16 x i32> %5181, %5202
  br label %5204

5204:
  %5205 = phi <16 x i32> [ %5198, %5193 ], [ %5203, %5199 ]
  %5206 = sitofp <16 x i32> %5205 to <16 x float>
  store <16 x float> %5206, ptr %5192, align 64
  %5207 = getelementptr inbounds nuw i8, ptr %5184, i64 128
  %5208 = add nuw nsw i64 %5183, 1
  %5209 = icmp eq i64 %5208, %5180
  br i1 %5209, label %5561, label %5182

5210:
  %5211 = lshr i32 %5165, 3
  %5212 = icmp eq i32 %5211, 0
  br i1 %5212, label %5561, label %5213

5213:
  %5214 = sub nsw i32 32, %5162
  %5215 = load i32, ptr %3877, align 4
  %5216 = mul i32 %5211, %5161
  %5217 = add i32 %5216, %5215
  %5218 = load i32, ptr %3886, align 4
  %5219 = icmp eq i32 %5218, 0
  %5220 = insertelement <16 x i32> poison, i32 %5214, i64 0
  %5221 = shufflevector <16 x i32> %5220, <16 x i32> poison, <16 x i32> zeroinitializer
  %5222 = zext nneg i32 %5211 to i64
  %5223 = sub i32 %5214, %5162
  %5224 = insertelement <16 x i32> poison, i32 %5223, i64 0
  %5225 = shufflevector <16 x i32> %5224, <16 x i32> poison, <16 x i32> zeroinitializer
  %5226 = sub i32 %5214, %5162
  %5227 = insertelement <16 x i32> poison, i32 %5226, i64 0
  %5228 = shufflevector <16 x i32> %5227, <16 x i32> poison, <16 x i32> zeroinitializer
  %5229 = lshr <16 x i32> splat (i32 -1), %5221
  br label %5230

5230:
  %5231 = phi i64 [ 0, %5213 ], [ %5270, %5265 ]
  %5232 = phi ptr [ %9, %5213 ], [ %5269, %5265 ]
  %5233 = trunc nuw nsw i64 %5231 to i32
  %5234 = add i32 %5217, %5233
  %5235 = zext i32 %5234 to i64
  %5236 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %5235
  %5237 = load <16 x i32>, ptr %5236, align 64
  %5238 = shl <16 x i32> %5237, %5221
  %5239 = getelementptr inbounds nuw i8, ptr %5232, i64 128
  %5240 = getelementptr inbounds nuw i8, ptr %5236, i64 64
  %5241 = getelementptr inbounds nuw i8, ptr %5232, i64 64
  br i1 %5219, label %5254, label %5242

5242:
  %5243 = ashr exact <16 x i32> %5238, %5221
  %5244 = sitofp <16 x i32> %5243 to <16 x float>
  store <16 x float> %5244, ptr %5232, align 64
  %5245 = shl <16 x i32> %5237, %5225
  %5246 = ashr <16 x i32> %5245, %5221
  %5247 = sitofp <16 x i32> %5246 to <16 x float>
  store <16 x float> %5247, ptr %5239, align 64
  %5248 = load <16 x i32>, ptr %5240, align 64
  %5249 = shl <16 x i32> %5248, %5221
  %5250 = ashr exact <16 x i32> %5249, %5221
  %5251 = sitofp <16 x i32> %5250 to <16 x float>
  store <16 x float> %5251, ptr %5241, align 64
  %5252 = shl <16 x i32> %5248, %5225
  %5253 = ashr <16 x i32> %5252, %5221
  br label %5265

5254:
  %5255 = lshr exact <16 x i32> %5238, %5221
  %5256 = sitofp <16 x i32> %5255 to <16 x float>
  store <16 x float> %5256, ptr %5232, align 64
  %5257 = shl <16 x i32> %5237, %5228
  %5258 = lshr <16 x i32> %5257, %5221
  %5259 = sitofp <16 x i32> %5258 to <16 x float>
  store <16 x float> %5259, ptr %5239, align 64
  %5260 = load <16 x i32>, ptr %5240, align 64
  %5261 = and <16 x i32> %5229, %5260
  %5262 = sitofp <16 x i32> %5261 to <16 x float>
  store <16 x float> %5262, ptr %5241, align 64
  %5263 = shl <16 x i32> %5260, %5228
  %5264 = lshr <16 x i32> %5263, %5221
  br label %5265

5265:
  %5266 = phi <16 x i32> [ %5253, %5242 ], [ %5264, %5254 ]
  %5267 = sitofp <16 x i32> %5266 to <16 x float>
  %5268 = getelementptr inbounds nuw i8, ptr %5232, i64 192
  store <16 x float> %5267, ptr %5268, align 64
  %5269 = getelementptr inbounds nuw i8, ptr %5232, i64 256
  %5270 = add nuw nsw i64 %5231, 1
  %5271 = icmp eq i64 %5270, %5222
  br i1 %5271, label %5561, label %5230

5272:
  %5273 = lshr i32 %5165, 4
  %5274 = icmp eq i32 %5273, 0
  br i1 %5274, label %5561, label %5275

5275:
  %5276 = sub nsw i32 32, %5162
  %5277 = load i32, ptr %3877, align 4
  %5278 = mul i32 %5273, %5161
  %5279 = add i32 %5278, %5277
  %5280 = load i32, ptr %3886, align 4
  %5281 = icmp eq i32 %5280, 0
  %5282 = insertelement <16 x i32> poison, i32 %5276, i64 0
  %5283 = shufflevector <16 x i32> %5282, <16 x i32> poison, <16 x i32> zeroinitializer
  %5284 = zext nneg i32 %5273 to i64
  %5285 = sub i32 %5276, %5162
  %5286 = insertelement <16 x i32> poison, i32 %5285, i64 0
  %5287 = shufflevector <16 x i32> %5286, <16 x i32> poison, <16 x i32> zeroinitializer
  %5288 = sub i32 %5276, %5162
  %5289 = insertelement <16 x i32> poison, i32 %5288, i64 0
  %5290 = shufflevector <16 x i32> %5289, <16 x i32> poison, <16 x i32> zeroinitializer
  %5291 = shl i32 %5162, 1
  %5292 = sub i32 %5276, %5291
  %5293 = insertelement <16 x i32> poison, i32 %5292, i64 0
  %5294 = shufflevector <16 x i32> %5293, <16 x i32> poison, <16 x i32> zeroinitializer
  %5295 = mul i32 %5162, -3
  %5296 = add i32 %5295, %5276
  %5297 = insertelement <16 x i32> poison, i32 %5296, i64 0
  %5298 = shufflevector <16 x i32> %5297, <16 x i32> poison, <16 x i32> zeroinitializer
  %5299 = lshr <16 x i32> splat (i32 -1), %5283
  br label %5300

5300:
  %5301 = phi i64 [ 0, %5275 ], [ %5373, %5368 ]
  %5302 = phi ptr [ %9, %5275 ], [ %5372, %5368 ]
  %5303 = trunc nuw nsw i64 %5301 to i32
  %5304 = add i32 %5279, %5303
  %5305 = zext i32 %5304 to i64
  %5306 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %5305
  %5307 = load <16 x i32>, ptr %5306, align 64
  %5308 = shl <16 x i32> %5307, %5283
  br i1 %5281, label %5314, label %5309

5309:
  %5310 = ashr exact <16 x i32> %5308, %5283
  %5311 = sitofp <16 x i32> %5310 to <16 x float>
  store <16 x float> %5311, ptr %5302, align 64
  %5312 = shl <16 x i32> %5307, %5287
  %5313 = ashr <16 x i32> %5312, %5283
  br label %5319

5314:
  %5315 = lshr exact <16 x i32> %5308, %5283
  %5316 = sitofp <16 x i32> %5315 to <16 x float>
  store <16 x float> %5316, ptr %5302, align 64
  %5317 = shl <16 x i32> %5307, %5290
  %5318 = lshr <16 x i32> %5317, %5283
  br label %5319

5319:
  %5320 = phi <16 x i32> [ %5287, %5309 ], [ %5290, %5314 ]
  %5321 = phi <16 x i32> [ %5313, %5309 ], [ %5318, %5314 ]
  %5322 = sitofp <16 x i32> %5321 to <16 x float>
  %5323 = getelementptr inbounds nuw i8, ptr %5302, i64 128
  store <16 x float> %5322, ptr %5323, align 64
  %5324 = shl <16 x i32> %5307, %5294
  br i1 %5281, label %5327, label %5325

5325:
  %5326 = ashr <16 x i32> %5324, %5283
  br label %5329

5327:
  %5328 = lshr <16 x i32> %5324, %5283
  br label %5329

5329:
  %5330 = phi <16 x i32> [ %5326, %5325 ], [ %5328, %5327 ]
  %5331 = sitofp <16 x i32> %5330 to <16 x float>
  %5332 = getelementptr inbounds nuw i8, ptr %5302, i64 256
  store <16 x float> %5331, ptr %5332, align 64
  %5333 = shl <16 x i32> %5307, %5298
  %5334 = getelementptr inbounds nuw i8, ptr %5302, i64 384
  %5335 = getelementptr inbounds nuw i8, ptr %5306, i64 64
  %5336 = getelementptr inbounds nuw i8, ptr %5302, i64 64
  %5337 = getelementptr inbounds nuw i8, ptr %5302, i64 192
  %5338 = getelementptr inbounds nuw i8, ptr %5302, i64 320
  br i1 %5281, label %5354, label %5339

5339:
  %5340 = ashr <16 x i32> %5333, %5283
  %5341 = sitofp <16 x i32> %5340 to <16 x float>
  store <16 x float> %5341, ptr %5334, align 64
  %5342 = load <16 x i32>, ptr %5335, align 64
  %5343 = shl <16 x i32> %5342, %5283
  %5344 = ashr exact <16 x i32> %5343, %5283
  %5345 = sitofp <16 x i32> %5344 to <16 x float>
  store <16 x float> %5345, ptr %5336, align 64
  %5346 = shl <16 x i32> %5342, %5320
  %5347 = ashr <16 x i32> %5346, %5283
  %5348 = sitofp <16 x i32> %5347 to <16 x float>
  store <16 x float> %5348, ptr %5337, align 64
  %5349 = shl <16 x i32> %5342, %5294
  %5350 = ashr <16 x i32> %5349, %5283
  %5351 = sitofp <16 x i32> %5350 to <16 x float>
  store <16 x float> %5351, ptr %5338, align 64
  %5352 = shl <16 x i32> %5342, %5298
  %5353 = ashr <16 x i32> %5352, %5283
  br label %5368

5354:
  %5355 = lshr <16 x i32> %5333, %5283
  %5356 = sitofp <16 x i32> %5355 to <16 x float>
  store <16 x float> %5356, ptr %5334, align 64
  %5357 = load <16 x i32>, ptr %5335, align 64
  %5358 = and <16 x i32> %5299, %5357
  %5359 = sitofp <16 x i32> %5358 to <16 x float>
  store <16 x float> %5359, ptr %5336, align 64
  %5360 = shl <16 x i32> %5357, %5320
  %5361 = lshr <16 x i32> %5360, %5283
  %5362 = sitofp <16 x i32> %5361 to <16 x float>
  store <16 x float> %5362, ptr %5337, align 64
  %5363 = shl <16 x i32> %5357, %5294
  %5364 = lshr <16 x i32> %5363, %5283
  %5365 = sitofp <16 x i32> %5364 to <16 x float>
  store <16 x float> %5365, ptr %5338, align 64
  %5366 = shl <16 x i32> %5357, %5298
  %5367 = lshr <16 x i32> %5366, %5283
  br label %5368

5368:
  %5369 = phi <16 x i32> [ %5353, %5339 ], [ %5367, %5354 ]
  %5370 = sitofp <16 x i32> %5369 to <16 x float>
  %5371 = getelementptr inbounds nuw i8, ptr %5302, i64 448
  store <16 x float> %5370, ptr %5371, align 64
  %5372 = getelementptr inbounds nuw i8, ptr %5302, i64 512
  %5373 = add nuw nsw i64 %5301, 1
  %5374 = icmp eq i64 %5373, %5284
  br i1 %5374, label %5561, label %5300

5375:
  %5376 = lshr i32 %5165, 5
  %5377 = icmp eq i32 %5376, 0
  br i1 %5377, label %5561, label %5378

5378:
  %5379 = sub nsw i32 32, %5162
  %5380 = load i32, ptr %3877, align 4
  %5381 = mul i32 %5376, %5161
  %5382 = add i32 %5381, %5380
  %5383 = load i32, ptr %3886, align 4
  %5384 = icmp eq i32 %5383, 0
  %5385 = insertelement <16 x i32> poison, i32 %5379, i64 0
  %5386 = shufflevector <16 x i32> %5385, <16 x i32> poison, <16 x i32> zeroinitializer
  %5387 = zext nneg i32 %5376 to i64
  %5388 = sub i32 %5379, %5162
  %5389 = insertelement <16 x i32> poison, i32 %5388, i64 0
  %5390 = shufflevector <16 x i32> %5389, <16 x i32> poison, <16 x i32> zeroinitializer
  %5391 = sub i32 %5379, %5162
  %5392 = insertelement <16 x i32> poison, i32 %5391, i64 0
  %5393 = shufflevector <16 x i32> %5392, <16 x i32> poison, <16 x i32> zeroinitializer
  %5394 = shl i32 %5162, 1
  %5395 = sub i32 %5379, %5394
  %5396 = insertelement <16 x i32> poison, i32 %5395, i64 0
  %5397 = shufflevector <16 x i32> %5396, <16 x i32> poison, <16 x i32> zeroinitializer
  %5398 = mul i32 %5162, -3
  %5399 = add i32 %5398, %5379
  %5400 = insertelement <16 x i32> poison, i32 %5399, i64 0
  %5401 = shufflevector <16 x i32> %5400, <16 x i32> poison, <16 x i32> zeroinitializer
  %5402 = shl i32 %5162, 2
  %5403 = sub i32 %5379, %5402
  %5404 = insertelement <16 x i32> poison, i32 %5403, i64 0
  %5405 = shufflevector <16 x i32> %5404, <16 x i32> poison, <16 x i32> zeroinitializer
  %5406 = mul i32 %5162, -5
  %5407 = add i32 %5406, %5379
  %5408 = insertelement <16 x i32> poison, i32 %5407, i64 0
  %5409 = shufflevector <16 x i32> %5408, <16 x i32> poison, <16 x i32> zeroinitializer
  %5410 = mul i32 %5162, -6
  %5411 = add i32 %5410, %5379
  %5412 = insertelement <16 x i32> poison, i32 %5411, i64 0
  %5413 = shufflevector <16 x i32> %5412, <16 x i32> poison, <16 x i32> zeroinitializer
  %5414 = mul i32 %5162, -7
  %5415 = add i32 %5414, %5379
  %5416 = insertelement <16 x i32> poison, i32 %5415, i64 0
  %5417 = shufflevector <16 x i32> %5416, <16 x i32> poison, <16 x i32> zeroinitializer
  %5418 = lshr <16 x i32> splat (i32 -1), %5386
  br label %5419

5419:
  %5420 = phi i64 [ 0, %5378 ], [ %5559, %5554 ]
  %5421 = phi ptr [ %9, %5378 ], [ %5558, %5554 ]
  %5422 = trunc nuw nsw i64 %5420 to i32
  %5423 = add i32 %5382, %5422
  %5424 = zext i32 %5423 to i64
  %5425 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %5424
  %5426 = load <16 x i32>, ptr %5425, align 64
  %5427 = shl <16 x i32> %5426, %5386
  br i1 %5384, label %5433, label %5428

5428:
  %5429 = ashr exact <16 x i32> %5427, %5386
  %5430 = sitofp <16 x i32> %5429 to <16 x float>
  store <16 x float> %5430, ptr %5421, align 64
  %5431 = shl <16 x i32> %5426, %5390
  %5432 = ashr <16 x i32> %5431, %5386
  br label %5438

5433:
  %5434 = lshr exact <16 x i32> %5427, %5386
  %5435 = sitofp <16 x i32> %5434 to <16 x float>
  store <16 x float> %5435, ptr %5421, align 64
  %5436 = shl <16 x i32> %5426, %5393
  %5437 = lshr <16 x i32> %5436, %5386
  br label %5438

5438:
  %5439 = phi <16 x i32> [ %5390, %5428 ], [ %5393, %5433 ]
  %5440 = phi <16 x i32> [ %5432, %5428 ], [ %5437, %5433 ]
  %5441 = sitofp <16 x i32> %5440 to <16 x float>
  %5442 = getelementptr inbounds nuw i8, ptr %5421, i64 128
  store <16 x float> %5441, ptr %5442, align 64
  %5443 = shl <16 x i32> %5426, %5397
  br i1 %5384, label %5446, label %5444

5444:
  %5445 = ashr <16 x i32> %5443, %5386
  br label %5448

5446:
  %5447 = lshr <16 x i32> %5443, %5386
  br label %5448

5448:
  %5449 = phi <16 x i32> [ %5445, %5444 ], [ %5447, %5446 ]
  %5450 = sitofp <16 x i32> %5449 to <16 x float>
  %5451 = getelementptr inbounds nuw i8, ptr %5421, i64 256
  store <16 x float> %5450, ptr %5451, align 64
  %5452 = shl <16 x i32> %5426, %5401
  br i1 %5384, label %5455, label %5453

5453:
  %5454 = ashr <16 x i32> %5452, %5386
  br label %5457

5455:
  %5456 = lshr <16 x i32> %5452, %5386
  br label %5457

5457:
  %5458 = phi <16 x i32> [ %5454, %5453 ], [ %5456, %5455 ]
  %5459 = sitofp <16 x i32> %5458 to <16 x float>
  %5460 = getelementptr inbounds nuw i8, ptr %5421, i64 384
  store <16 x float> %5459, ptr %5460, align 64
  %5461 = shl <16 x i32> %5426, %5405
  br i1 %5384, label %5464, label %5462

5462:
  %5463 = ashr <16 x i32> %5461, %5386
  br label %5466

5464:
  %5465 = lshr <16 x i32> %5461, %5386
  br label %5466

5466:
  %5467 = phi <16 x i32> [ %5463, %5462 ], [ %5465, %5464 ]
  %5468 = sitofp <16 x i32> %5467 to <16 x float>
  %5469 = getelementptr inbounds nuw i8, ptr %5421, i64 512
  store <16 x float> %5468, ptr %5469, align 64
  %5470 = shl <16 x i32> %5426, %5409
  br i1 %5384, label %5473, label %5471

5471:
  %5472 = ashr <16 x i32> %5470, %5386
  br label %5475

5473:
  %5474 = lshr <16 x i32> %5470, %5386
  br label %5475

5475:
  %5476 = phi <16 x i32> [ %5472, %5471 ], [ %5474, %5473 ]
  %5477 = sitofp <16 x i32> %5476 to <16 x float>
  %5478 = getelementptr inbounds nuw i8, ptr %5421, i64 640
  store <16 x float> %5477, ptr %5478, align 64
  %5479 = shl <16 x i32> %5426, %5413
  br i1 %5384, label %5482, label %5480

5480:
  %5481 = ashr <16 x i32> %5479, %5386
  br label %5484

5482:
  %5483 = lshr <16 x i32> %5479, %5386
  br label %5484

5484:
  %5485 = phi <16 x i32> [ %5481, %5480 ], [ %5483, %5482 ]
  %5486 = sitofp <16 x i32> %5485 to <16 x float>
  %5487 = getelementptr inbounds nuw i8, ptr %5421, i64 768
  store <16 x float> %5486, ptr %5487, align 64
  %5488 = shl <16 x i32> %5426, %5417
  %5489 = getelementptr inbounds nuw i8, ptr %5421, i64 896
  %5490 = getelementptr inbounds nuw i8, ptr %5425, i64 64
  %5491 = getelementptr inbounds nuw i8, ptr %5421, i64 64
  %5492 = getelementptr inbounds nuw i8, ptr %5421, i64 192
  %5493 = getelementptr inbounds nuw i8, ptr %5421, i64 320
  %5494 = getelementptr inbounds nuw i8, ptr %5421, i64 448
  br i1 %5384, label %5525, label %5495

5495:
  %5496 = ashr <16 x i32> %5488, %5386
  %5497 = sitofp <16 x i32> %5496 to <16 x float>
  store <16 x float> %5497, ptr %5489, align 64
  %5498 = load <16 x i32>, ptr %5490, align 64
  %5499 = shl <16 x i32> %5498, %5386
  %5500 = ashr exact <16 x i32> %5499, %5386
  %5501 = sitofp <16 x i32> %5500 to <16 x float>
  store <16 x float> %5501, ptr %5491, align 64
  %5502 = shl <16 x i32> %5498, %5439
  %5503 = ashr <16 x i32> %5502, %5386
  %5504 = sitofp <16 x i32> %5503 to <16 x float>
  store <16 x float> %5504, ptr %5492, align 64
  %5505 = shl <16 x i32> %5498, %5397
  %5506 = ashr <16 x i32> %5505, %5386
  %5507 = sitofp <16 x i32> %5506 to <16 x float>
  store <16 x float> %5507, ptr %5493, align 64
  %5508 = shl <16 x i32> %5498, %5401
  %5509 = ashr <16 x i32> %5508, %5386
  %5510 = sitofp <16 x i32> %5509 to <16 x float>
  store <16 x float> %5510, ptr %5494, align 64
  %5511 = shl <16 x i32> %5498, %5405
  %5512 = ashr <16 x i32> %5511, %5386
  %5513 = sitofp <16 x i32> %5512 to <16 x float>
  %5514 = getelementptr inbounds nuw i8, ptr %5421, i64 576
  store <16 x float> %5513, ptr %5514, align 64
  %5515 = shl <16 x i32> %5498, %5409
  %5516 = ashr <16 x i32> %5515, %5386
  %5517 = sitofp <16 x i32> %5516 to <16 x float>
  %5518 = getelementptr inbounds nuw i8, ptr %5421, i64 704
  store <16 x float> %5517, ptr %5518, align 64
  %5519 = shl <16 x i32> %5498, %5413
  %5520 = ashr <16 x i32> %5519, %5386
  %5521 = sitofp <16 x i32> %5520 to <16 x float>
  %5522 = getelementptr inbounds nuw i8, ptr %5421, i64 832
  store <16 x float> %5521, ptr %5522, align 64
  %5523 = shl <16 x i32> %5498, %5417
  %5524 = ashr <16 x i32> %5523, %5386
  br label %5554

5525:
  %5526 = lshr <16 x i32> %5488, %5386
  %5527 = sitofp <16 x i32> %5526 to <16 x float>
  store <16 x float> %5527, ptr %5489, align 64
  %5528 = load <16 x i32>, ptr %5490, align 64
  %5529 = and <16 x i32> %5418, %5528
  %5530 = sitofp <16 x i32> %5529 to <16 x float>
  store <16 x float> %5530, ptr %5491, align 64
  %5531 = shl <16 x i32> %5528, %5439
  %5532 = lshr <16 x i32> %5531, %5386
  %5533 = sitofp <16 x i32> %5532 to <16 x float>
  store <16 x float> %5533, ptr %5492, align 64
  %5534 = shl <16 x i32> %5528, %5397
  %5535 = lshr <16 x i32> %5534, %5386
  %5536 = sitofp <16 x i32> %5535 to <16 x float>
  store <16 x float> %5536, ptr %5493, align 64
  %5537 = shl <16 x i32> %5528, %5401
  %5538 = lshr <16 x i32> %5537, %5386
  %5539 = sitofp <16 x i32> %5538 to <16 x float>
  store <16 x float> %5539, ptr %5494, align 64
  %5540 = shl <16 x i32> %5528, %5405
  %5541 = lshr <16 x i32> %5540, %5386
  %5542 = sitofp <16 x i32> %5541 to <16 x float>
  %5543 = getelementptr inbounds nuw i8, ptr %5421, i64 576
  store <16 x float> %5542, ptr %5543, align 64
  %5544 = shl <16 x i32> %5528, %5409
  %5545 = lshr <16 x i32> %5544, %5386
  %5546 = sitofp <16 x i32> %5545 to <16 x float>
  %5547 = getelementptr inbounds nuw i8, ptr %5421, i64 704
  store <16 x float> %5546, ptr %5547, align 64
  %5548 = shl <16 x i32> %5528, %5413
  %5549 = lshr <16 x i32> %5548, %5386
  %5550 = sitofp <16 x i32> %5549 to <16 x float>
  %5551 = getelementptr inbounds nuw i8, ptr %5421, i64 832
  store <16 x float> %5550, ptr %5551, align 64
  %5552 = shl <16 x i32> %5528, %5417
  %5553 = lshr <16 x i32> %5552, %5386
  br label %5554

5554:
  %5555 = phi <16 x i32> [ %5524, %5495 ], [ %5553, %5525 ]
  %5556 = sitofp <16 x i32> %5555 to <16 x float>
  %5557 = getelementptr inbounds nuw i8, ptr %5421, i64 960
  store <16 x float> %5556, ptr %5557, align 64
  %5558 = getelementptr inbounds nuw i8, ptr %5421, i64 1024
  %5559 = add nuw nsw i64 %5420, 1
  %5560 = icmp eq i64 %5559, %5387
  br i1 %5560, label %5561, label %5419

5561:
  br i1 %5149, label %5742, label %5562

5562:
  %5563 = load i32, ptr %3887, align 4
  %5564 = add i32 %5563, %5153
  %5565 = load i32, ptr %0, align 4
  %5566 = mul i32 %5565, %5161
  %5567 = lshr i32 %5566, 2
  %5568 = add i32 %5564, %5567
  %5569 = icmp eq i32 %5565, 8
  %5570 = zext i32 %5568 to i64
  %5571 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %5570
  %5572 = add i32 %5568, 2
  %5573 = zext i32 %5572 to i64
  %5574 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %5573
  %5575 = select i1 %5569, ptr @ZEROS, ptr %5574
  %5576 = load <16 x i32>, ptr %5571, align 64
  %5577 = getelementptr inbounds nuw i8, ptr %5571, i64 64
  %5578 = load <16 x i32>, ptr %5577, align 64
  %5579 = shufflevector <16 x i32> %5576, <16 x i32> %5578, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %5580 = shufflevector <16 x i32> %5576, <16 x i32> %5578, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %5581 = load <16 x i32>, ptr %5575, align 64
  %5582 = getelementptr inbounds nuw i8, ptr %5575, i64 64
  %5583 = load <16 x i32>, ptr %5582, align 64
  %5584 = shufflevector <16 x i32> %5581, <16 x i32> %5583, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %5585 = shufflevector <16 x i32> %5581, <16 x i32> %5583, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %5586 = shufflevector <16 x i32> %5579, <16 x i32> %5584, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %5587 = shufflevector <16 x i32> %5579, <16 x i32> %5584, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %5588 = shufflevector <16 x i32> %5580, <16 x i32> %5585, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %5589 = shufflevector <16 x i32> %5580, <16 x i32> %5585, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %5590 = add i32 %5568, 1
  %5591 = zext i32 %5590 to i64
  %5592 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %5591
  %5593 = add i32 %5568, 3
  %5594 = zext i32 %5593 to i64
  %5595 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %5594
  %5596 = select i1 %5569, ptr @ZEROS, ptr %5595
  %5597 = load <16 x i32>, ptr %5592, align 64
  %5598 = getelementptr inbounds nuw i8, ptr %5592, i64 64
  %5599 = load <16 x i32>, ptr %5598, align 64
  %5600 = shufflevector <16 x i32> %5597, <16 x i32> %5599, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %5601 = shufflevector <16 x i32> %5597, <16 x i32> %5599, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %5602 = load <16 x i32>, ptr %5596, align 64
  %5603 = getelementptr inbounds nuw i8, ptr %5596, i64 64
  %5604 = load <16 x i32>, ptr %5603, align 64
  %5605 = shufflevector <16 x i32> %5602, <16 x i32> %5604, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %5606 = shufflevector <16 x i32> %5602, <16 x i32> %5604, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %5607 = shufflevector <16 x i32> %5600, <16 x i32> %5605, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %5608 = shufflevector <16 x i32> %5600, <16 x i32> %5605, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %5609 = shufflevector <16 x i32> %5601, <16 x i32> %5606, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %5610 = shufflevector <16 x i32> %5601, <16 x i32> %5606, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %5611 = icmp eq i32 %5165, 0
  br i1 %5611, label %5681, label %5612

5612:
  %5613 = load ptr, ptr %3885, align 64
  %5614 = zext i32 %5165 to i64
  br label %5615

5615:
  %5616 = phi i64 [ 0, %5612 ], [ %5670, %5615 ]
  %5617 = phi <16 x float> [ zeroinitializer, %5612 ], [ %5634, %5615 ]
  %5618 = phi <16 x float> [ zeroinitializer, %5612 ], [ %5639, %5615 ]
  %5619 = phi <16 x float> [ zeroinitializer, %5612 ], [ %5669, %5615 ]
  %5620 = phi <16 x float> [ zeroinitializer, %5612 ], [ %5664, %5615 ]
  %5621 = phi <16 x float> [ zeroinitializer, %5612 ], [ %5659, %5615 ]
  %5622 = phi <16 x float> [ zeroinitializer, %5612 ], [ %5654, %5615 ]
  %5623 = phi <16 x float> [ zeroinitializer, %5612 ], [ %5649, %5615 ]
  %5624 = phi <16 x float> [ zeroinitializer, %5612 ], [ %5644, %5615 ]
  %5625 = getelementptr inbounds nuw i16, ptr %5613, i64 %5616
  %5626 = load i16, ptr %5625, align 2
  %5627 = zext i16 %5626 to i64
  %5628 = getelementptr inbounds nuw float, ptr %9, i64 %5627
  %5629 = getelementptr inbounds nuw <16 x float>, ptr %3879, i64 %5616
  %5630 = load <16 x float>, ptr %5629, align 64
  %5631 = load float, ptr %5628, align 4
  %5632 = insertelement <16 x float> poison, float %5631, i64 0
  %5633 = shufflevector <16 x float> %5632, <16 x float> poison, <16 x i32> zeroinitializer
  %5634 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %5630, <16 x float> %5633, <16 x float> %5617)
  %5635 = getelementptr inbounds nuw i8, ptr %5628, i64 16
  %5636 = load float, ptr %5635, align 4
  %5637 = insertelement <16 x float> poison, float %5636, i64 0
  %5638 = shufflevector <16 x float> %5637, <16 x float> poison, <16 x i32> zeroinitializer
  %5639 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %5630, <16 x float> %5638, <16 x float> %5618)
  %5640 = getelementptr inbounds nuw i8, ptr %5628, i64 32
  %5641 = load float, ptr %5640, align 4
  %5642 = insertelement <16 x float> poison, float %5641, i64 0
  %5643 = shufflevector <16 x float> %5642, <16 x float> poison, <16 x i32> zeroinitializer
  %5644 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %5630, <16 x float> %5643, <16 x float> %5624)
  %5645 = getelementptr inbounds nuw i8, ptr %5628, i64 48
  %5646 = load float, ptr %5645, align 4
  %5647 = insertelement <16 x float> poison, float %5646, i64 0
  %5648 = shufflevector <16 x float> %5647, <16 x float> poison, <16 x i32> zeroinitializer
  %5649 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %5630, <16 x float> %5648, <16 x float> %5623)
  %5650 = getelementptr inbounds nuw i8, ptr %5628, i64 64
  %5651 = load float, ptr %5650, align 4
  %5652 = insertelement <16 x float> poison, float %5651, i64 0
  %5653 = shufflevector <16 x float> %5652, <16 x float> poison, <16 x i32> zeroinitializer
  %5654 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %5630, <16 x float> %5653, <16 x float> %5622)
  %5655 = getelementptr inbounds nuw i8, ptr %5628, i64 80
  %5656 = load float, ptr %5655, align 4
  %5657 = insertelement <16 x float> poison, float %5656, i64 0
  %5658 = shufflevector <16 x float> %5657, <16 x float> poison, <16 x i32> zeroinitializer
  %5659 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %5630, <16 x float> %5658, <16 x float> %5621)
  %5660 = getelementptr inbounds nuw i8, ptr %5628, i64 96
  %5661 = load float, ptr %5660, align 4
  %5662 = insertelement <16 x float> poison, float %5661, i64 0
  %5663 = shufflevector <16 x float> %5662, <16 x float> poison, <16 x i32> zeroinitializer
  %5664 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %5630, <16 x float> %5663, <16 x float> %5620)
  %5665 = getelementptr inbounds nuw i8, ptr %5628, i64 112
  %5666 = load float, ptr %5665, align 4
  %5667 = insertelement <16 x float> poison, float %5666, i64 0
  %5668 = shufflevector <16 x float> %5667, <16 x float> poison, <16 x i32> zeroinitializer
  %5669 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %5630, <16 x float> %5668, <16 x float> %5619)
  %5670 = add nuw nsw i64 %5616, 1
  %5671 = icmp eq i64 %5670, %5614
  br i1 %5671, label %5672, label %5615

5672:
  %5673 = fptosi <16 x float> %5634 to <16 x i32>
  %5674 = fptosi <16 x float> %5639 to <16 x i32>
  %5675 = fptosi <16 x float> %5644 to <16 x i32>
  %5676 = fptosi <16 x float> %5649 to <16 x i32>
  %5677 = fptosi <16 x float> %5654 to <16 x i32>
  %5678 = fptosi <16 x float> %5659 to <16 x i32>
  %5679 = fptosi <16 x float> %5664 to <16 x i32>
  %5680 = fptosi <16 x float> %5669 to <16 x i32>
  br label %5681

5681:
  %5682 = phi <16 x i32> [ zeroinitializer, %5562 ], [ %5675, %5672 ]
  %5683 = phi <16 x i32> [ zeroinitializer, %5562 ], [ %5676, %5672 ]
  %5684 = phi <16 x i32> [ zeroinitializer, %5562 ], [ %5677, %5672 ]
  %5685 = phi <16 x i32> [ zeroinitializer, %5562 ], [ %5678, %5672 ]
  %5686 = phi <16 x i32> [ zeroinitializer, %5562 ], [ %5679, %5672 ]
  %5687 = phi <16 x i32> [ zeroinitializer, %5562 ], [ %5680, %5672 ]
  %5688 = phi <16 x i32> [ zeroinitializer, %5562 ], [ %5674, %5672 ]
  %5689 = phi <16 x i32> [ zeroinitializer, %5562 ], [ %5673, %5672 ]
  %5690 = load i32, ptr %3888, align 4
  %5691 = icmp eq i32 %5690, 0
  br i1 %5691, label %5701, label %5692

5692:
  %5693 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %5586, <16 x i32> %5689)
  %5694 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %5607, <16 x i32> %5688)
  %5695 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %5587, <16 x i32> %5682)
  %5696 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %5608, <16 x i32> %5683)
  %5697 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %5588, <16 x i32> %5684)
  %5698 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %5609, <16 x i32> %5685)
  %5699 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %5589, <16 x i32> %5686)
  %5700 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %5610, <16 x i32> %5687)
  br label %5710

5701:
  %5702 = add <16 x i32> %5586, %5689
  %5703 = add <16 x i32> %5607, %5688
  %5704 = add <16 x i32> %5587, %5682
  %5705 = add <16 x i32> %5608, %5683
  %5706 = add <16 x i32> %5588, %5684
  %5707 = add <16 x i32> %5609, %5685
  %5708 = add <16 x i32> %5589, %5686
  %5709 = add <16 x i32> %5610, %5687
  br label %5710

5710:
  %5711 = phi <16 x i32> [ %5699, %5692 ], [ %5708, %5701 ]
  %5712 = phi <16 x i32> [ %5697, %5692 ], [ %5706, %5701 ]
  %5713 = phi <16 x i32> [ %5695, %5692 ], [ %5704, %5701 ]
  %5714 = phi <16 x i32> [ %5693, %5692 ], [ %5702, %5701 ]
  %5715 = phi <16 x i32> [ %5694, %5692 ], [ %5703, %5701 ]
  %5716 = phi <16 x i32> [ %5696, %5692 ], [ %5705, %5701 ]
  %5717 = phi <16 x i32> [ %5698, %5692 ], [ %5707, %5701 ]
  %5718 = phi <16 x i32> [ %5700, %5692 ], [ %5709, %5701 ]
  %5719 = shufflevector <16 x i32> %5714, <16 x i32> %5713, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %5720 = shufflevector <16 x i32> %5712, <16 x i32> %5711, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %5721 = shufflevector <16 x i32> %5719, <16 x i32> %5720, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32
      17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %5721, ptr %5571, align 64
  %5722 = shufflevector <16 x i32> %5719, <16 x i32> %5720, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13,
      i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  store <16 x i32> %5722, ptr %5577, align 64
  br i1 %5569, label %5729, label %5723

5723:
  %5724 = shufflevector <16 x i32> %5714, <16 x i32> %5713, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %5725 = shufflevector <16 x i32> %5712, <16 x i32> %5711, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %5726 = shufflevector <16 x i32> %5724, <16 x i32> %5725, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32
      17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %5726, ptr %5574, align 64
  %5727 = shufflevector <16 x i32> %5724, <16 x i32> %5725, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13,
      i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  %5728 = getelementptr inbounds nuw i8, ptr %5574, i64 64
  store <16 x i32> %5727, ptr %5728, align 64
  br label %5729

5729:
  %5730 = load i32, ptr %0, align 4
  %5731 = icmp eq i32 %5730, 8
  %5732 = shufflevector <16 x i32> %5715, <16 x i32> %5716, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %5733 = shufflevector <16 x i32> %5717, <16 x i32> %5718, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %5734 = shufflevector <16 x i32> %5732, <16 x i32> %5733, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32
      17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %5734, ptr %5592, align 64
  %5735 = shufflevector <16 x i32> %5732, <16 x i32> %5733, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13,
      i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  store <16 x i32> %5735, ptr %5598, align 64
  br i1 %5731, label %5743, label %5736

5736:
  %5737 = shufflevector <16 x i32> %5715, <16 x i32> %5716, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %5738 = shufflevector <16 x i32> %5717, <16 x i32> %5718, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %5739 = shufflevector <16 x i32> %5737, <16 x i32> %5738, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32
      17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %5739, ptr %5595, align 64
  %5740 = shufflevector <16 x i32> %5737, <16 x i32> %5738, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13,
      i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  %5741 = getelementptr inbounds nuw i8, ptr %5595, i64 64
  store <16 x i32> %5740, ptr %5741, align 64
  br label %5743

5742:
  tail call fastcc void @sum_slowly(ptr %0, ptr %1, i32 %3891, i32 %5161)
  br label %5743

5743:
  %5744 = add nuw nsw i32 %5161, 1
  %5745 = load i32, ptr %3883, align 4
  %5746 = lshr i32 %5745, 3
  %5747 = icmp samesign ult i32 %5744, %5746
  br i1 %5747, label %5160, label %5154

5748:
  br label %5749

5749:
  ret void
}

declare i32 @llvm.vector.reduce.or.v16i32(<16 x i32>) #0

declare <16 x i32> @llvm.smax.v16i32(<16 x i32>, <16 x i32>) #0

define internal fastcc i1 @sum_exactly(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4) unnamed_addr #0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %9 = load i32, ptr %8, align 4
  %10 = icmp sgt i32 %9, -1
  br i1 %10, label %11, label %418

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 2048
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 4096
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 4096
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 92
  br label %21

19:
  br i1 %22, label %20, label %2541

20:
  br label %21

21:
  %22 = phi i1 [ true, %11 ], [ false, %20 ]
  %23 = phi i64 [ 0, %11 ], [ 4, %20 ]
  %24 = getelementptr inbounds nuw <16 x i32>, ptr %3, i64 %23
  %25 = getelementptr inbounds nuw <16 x float>, ptr %4, i64 %23
  %26 = load i32, ptr %7, align 4
  %27 = load i32, ptr %6, align 4
  %28 = tail call i32 @llvm.umin.i32(i32 %27, i32 %26)
  %29 = load i32, ptr %12, align 4
  %30 = load i32, ptr %13, align 4
  %31 = add nsw i32 %30, %29
  %32 = icmp sgt i32 %31, 8
  %33 = select i1 %32, i32 8, i32 16
  %34 = icmp eq i32 %26, 0
  br i1 %34, label %19, label %35

35:
  %36 = load i32, ptr %14, align 4
  %37 = shl i32 %36, 23
  %38 = shl nuw nsw i64 %23, 2
  %39 = getelementptr inbounds nuw float, ptr %15, i64 %38
  %40 = insertelement <16 x i32> poison, i32 %37, i64 0
  %41 = shufflevector <16 x i32> %40, <16 x i32> poison, <16 x i32> zeroinitializer
  %42 = add nsw i32 %37, 2130706432
  %43 = insertelement <16 x i32> poison, i32 %42, i64 0
  %44 = shufflevector <16 x i32> %43, <16 x i32> poison, <16 x i32> zeroinitializer
  %45 = getelementptr inbounds nuw float, ptr %2, i64 %38
  %46 = load <16 x i32>, ptr %25, align 64
  %47 = getelementptr inbounds nuw i8, ptr %25, i64 64
  %48 = load <16 x i32>, ptr %47, align 64
  %49 = getelementptr inbounds nuw i8, ptr %25, i64 128
  %50 = load <16 x i32>, ptr %49, align 64
  %51 = getelementptr inbounds nuw i8, ptr %25, i64 192
  %52 = load <16 x i32>, ptr %51, align 64
  %53 = bitcast <16 x i32> %48 to <16 x float>
  %54 = bitcast <16 x i32> %50 to <16 x float>
  %55 = bitcast <16 x i32> %52 to <16 x float>
  %56 = getelementptr inbounds nuw i8, ptr %24, i64 64
  %57 = getelementptr inbounds nuw i8, ptr %24, i64 128
  %58 = getelementptr inbounds nuw i8, ptr %24, i64 192
  br label %59

59:
  %60 = phi <16 x float> [ %55, %35 ], [ %360, %300 ]
  %61 = phi <16 x float> [ %54, %35 ], [ %346, %300 ]
  %62 = phi <16 x float> [ %53, %35 ], [ %332, %300 ]
  %63 = phi <16 x i32> [ %52, %35 ], [ %367, %300 ]
  %64 = phi <16 x i32> [ %50, %35 ], [ %366, %300 ]
  %65 = phi <16 x i32> [ %48, %35 ], [ %365, %300 ]
  %66 = phi <16 x i32> [ %46, %35 ], [ %364, %300 ]
  %67 = phi i32 [ %33, %35 ], [ %363, %300 ]
  %68 = phi i32 [ %28, %35 ], [ %362, %300 ]
  %69 = phi <16 x i32> [ zeroinitializer, %35 ], [ %178, %300 ]
  %70 = phi i32 [ 0, %35 ], [ %73, %300 ]
  %71 = zext i32 %67 to i64
  %72 = zext i32 %70 to i64
  %73 = add i32 %70, %28
  %74 = icmp ult i32 %70, %73
  br i1 %74, label %75, label %77

75:
  %76 = load ptr, ptr %16, align 64
  br label %189

77:
  %78 = phi <16 x float> [ splat (float 0x3AF0000000000000), %59 ], [ %227, %189 ]
  %79 = phi <16 x float> [ splat (float 0x3AF0000000000000), %59 ], [ %220, %189 ]
  %80 = phi <16 x float> [ splat (float 0x3AF0000000000000), %59 ], [ %213, %189 ]
  %81 = phi <16 x float> [ splat (float 0x3AF0000000000000), %59 ], [ %206, %189 ]
  %82 = bitcast <16 x float> %81 to <16 x i32>
  %83 = ashr <16 x i32> %82, splat (i32 23)
  %84 = load <16 x i32>, ptr %24, align 64
  %85 = add <16 x i32> %83, %84
  %86 = lshr <16 x i32> %66, splat (i32 23)
  %87 = and <16 x i32> %86, splat (i32 255)
  %88 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %85, <16 x i32> %87)
  %89 = sub <16 x i32> %88, %84
  %90 = fcmp oeq <16 x float> %81, splat (float 0x3AF0000000000000)
  %91 = load <16 x float>, ptr %25, align 64
  %92 = fcmp une <16 x float> %91, zeroinitializer
  %93 = and <16 x i1> %90, %92
  %94 = add nsw <16 x i32> %88, splat (i32 -254)
  %95 = icmp ult <16 x i32> %94, splat (i32 -207)
  %96 = add <16 x i32> %89, splat (i32 -254)
  %97 = icmp ult <16 x i32> %96, splat (i32 -207)
  %98 = or <16 x i1> %95, %97
  %99 = shl <16 x i32> %88, splat (i32 23)
  %100 = sub <16 x i32> %99, %41
  %101 = sub <16 x i32> %44, %99
  %102 = bitcast <16 x i32> %101 to <16 x float>
  %103 = shl <16 x i32> %89, splat (i32 23)
  %104 = sub <16 x i32> %44, %103
  %105 = fmul <16 x float> %91, %102
  %106 = fptosi <16 x float> %105 to <16 x i32>
  %107 = bitcast <16 x float> %80 to <16 x i32>
  %108 = ashr <16 x i32> %107, splat (i32 23)
  %109 = load <16 x i32>, ptr %56, align 64
  %110 = add <16 x i32> %108, %109
  %111 = lshr <16 x i32> %65, splat (i32 23)
  %112 = and <16 x i32> %111, splat (i32 255)
  %113 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %110, <16 x i32> %112)
  %114 = sub <16 x i32> %113, %109
  %115 = fcmp oeq <16 x float> %80, splat (float 0x3AF0000000000000)
  %116 = fcmp une <16 x float> %62, zeroinitializer
  %117 = and <16 x i1> %115, %116
  %118 = add nsw <16 x i32> %113, splat (i32 -254)
  %119 = icmp ult <16 x i32> %118, splat (i32 -207)
  %120 = add <16 x i32> %114, splat (i32 -254)
  %121 = icmp ult <16 x i32> %120, splat (i32 -207)
  %122 = or <16 x i1> %119, %121
  %123 = shl <16 x i32> %113, splat (i32 23)
  %124 = sub <16 x i32> %123, %41
  %125 = sub <16 x i32> %44, %123
  %126 = bitcast <16 x i32> %125 to <16 x float>
  %127 = shl <16 x i32> %114, splat (i32 23)
  %128 = sub <16 x i32> %44, %127
  %129 = fmul <16 x float> %62, %126
  %130 = fptosi <16 x float> %129 to <16 x i32>
  %131 = bitcast <16 x float> %79 to <16 x i32>
  %132 = ashr <16 x i32> %131, splat (i32 23)
  %133 = load <16 x i32>, ptr %57, align 64
  %134 = add <16 x i32> %132, %133
  %135 = lshr <16 x i32> %64, splat (i32 23)
  %136 = and <16 x i32> %135, splat (i32 255)
  %137 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %134, <16 x i32> %136)
  %138 = sub <16 x i32> %137, %133
  %139 = fcmp oeq <16 x float> %79, splat (float 0x3AF0000000000000)
  %140 = fcmp une <16 x float> %61, zeroinitializer
  %141 = and <16 x i1> %139, %140
  %142 = add nsw <16 x i32> %137, splat (i32 -254)
  %143 = icmp ult <16 x i32> %142, splat (i32 -207)
  %144 = add <16 x i32> %138, splat (i32 -254)
  %145 = icmp ult <16 x i32> %144, splat (i32 -207)
  %146 = or <16 x i1> %143, %145
  %147 = shl <16 x i32> %137, splat (i32 23)
  %148 = sub <16 x i32> %147, %41
  %149 = sub <16 x i32> %44, %147
  %150 = bitcast <16 x i32> %149 to <16 x float>
  %151 = shl <16 x i32> %138, splat (i32 23)
  %152 = sub <16 x i32> %44, %151
  %153 = fmul <16 x float> %61, %150
  %154 = fptosi <16 x float> %153 to <16 x i32>
  %155 = bitcast <16 x float> %78 to <16 x i32>
  %156 = ashr <16 x i32> %155, splat (i32 23)
  %157 = load <16 x i32>, ptr %58, align 64
  %158 = add <16 x i32> %156, %157
  %159 = lshr <16 x i32> %63, splat (i32 23)
  %160 = and <16 x i32> %159, splat (i32 255)
  %161 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %158, <16 x i32> %160)
  %162 = sub <16 x i32> %161, %157
  %163 = fcmp oeq <16 x float> %78, splat (float 0x3AF0000000000000)
  %164 = fcmp une <16 x float> %60, zeroinitializer
  %165 = and <16 x i1> %163, %164
  %166 = add nsw <16 x i32> %161, splat (i32 -254)
  %167 = icmp ult <16 x i32> %166, splat (i32 -207)
  %168 = add <16 x i32> %162, splat (i32 -254)
  %169 = icmp ult <16 x i32> %168, splat (i32 -207)
  %170 = or <16 x i1> %167, %169
  %171 = select <16 x i1> %170, <16 x i1> splat (i1 true), <16 x i1> %165
  %172 = select <16 x i1> %171, <16 x i1> splat (i1 true), <16 x i1> %146
  %173 = select <16 x i1> %172, <16 x i1> splat (i1 true), <16 x i1> %141
  %174 = select <16 x i1> %173, <16 x i1> splat (i1 true), <16 x i1> %122
  %175 = select <16 x i1> %174, <16 x i1> splat (i1 true), <16 x i1> %117
  %176 = select <16 x i1> %175, <16 x i1> splat (i1 true), <16 x i1> %98
  %177 = select <16 x i1> %176, <16 x i1> splat (i1 true), <16 x i1> %93
  %178 = select <16 x i1> %177, <16 x i32> splat (i32 -1), <16 x i32> %69
  %179 = shl <16 x i32> %161, splat (i32 23)
  %180 = sub <16 x i32> %179, %41
  %181 = sub <16 x i32> %44, %179
  %182 = bitcast <16 x i32> %181 to <16 x float>
  %183 = shl <16 x i32> %162, splat (i32 23)
  %184 = sub <16 x i32> %44, %183
  %185 = fmul <16 x float> %60, %182
  %186 = fptosi <16 x float> %185 to <16 x i32>
  %187 = add i32 %70, %33
  %188 = icmp ult i32 %70, %187
  br i1 %188, label %231, label %237

189:
  %190 = phi <16 x float> [ splat (float 0x3AF0000000000000), %75 ], [ %227, %189 ]
  %191 = phi <16 x float> [ splat (float 0x3AF0000000000000), %75 ], [ %220, %189 ]
  %192 = phi <16 x float> [ splat (float 0x3AF0000000000000), %75 ], [ %213, %189 ]
  %193 = phi <16 x float> [ splat (float 0x3AF0000000000000), %75 ], [ %206, %189 ]
  %194 = phi i64 [ %72, %75 ], [ %228, %189 ]
  %195 = getelementptr inbounds nuw i16, ptr %76, i64 %194
  %196 = load i16, ptr %195, align 2
  %197 = zext i16 %196 to i64
  %198 = getelementptr inbounds nuw float, ptr %39, i64 %197
  %199 = getelementptr inbounds nuw <16 x float>, ptr %17, i64 %194
  %200 = load <16 x float>, ptr %199, align 64
  %201 = load float, ptr %198, align 4
  %202 = insertelement <16 x float> poison, float %201, i64 0
  %203 = shufflevector <16 x float> %202, <16 x float> poison, <16 x i32> zeroinitializer
  %204 = fmul <16 x float> %200, %203
  %205 = fcmp ogt <16 x float> %204, %193
  %206 = select <16 x i1> %205, <16 x float> %204, <16 x float> %193
  %207 = getelementptr inbounds nuw i8, ptr %198, i64 16
  %208 = load float, ptr %207, align 4
  %209 = insertelement <16 x float> poison, float %208, i64 0
  %210 = shufflevector <16 x float> %209, <16 x float> poison, <16 x i32> zeroinitializer
  %211 = fmul <16 x float> %200, %210
  %212 = fcmp ogt <16 x float> %211, %192
  %213 = select <16 x i1> %212, <16 x float> %211, <16 x float> %192
  %214 = getelementptr inbounds nuw i8, ptr %198, i64 32
  %215 = load float, ptr %214, align 4
  %216 = insertelement <16 x float> poison, float %215, i64 0
  %217 = shufflevector <16 x float> %216, <16 x float> poison, <16 x i32> zeroinitializer
  %218 = fmul <16 x float> %200, %217
  %219 = fcmp ogt <16 x float> %218, %191
  %220 = select <16 x i1> %219, <16 x float> %218, <16 x float> %191
  %221 = getelementptr inbounds nuw i8, ptr %198, i64 48
  %222 = load float, ptr %221, align 4
  %223 = insertelement <16 x float> poison, float %222, i64 0
  %224 = shufflevector <16 x float> %223, <16 x float> poison, <16 x i32> zeroinitializer
  %225 = fmul <16 x float> %200, %224
  %226 = fcmp ogt <16 x float> %225, %190
  %227 = select <16 x i1> %226, <16 x float> %225, <16 x float> %190
  %228 = add nuw nsw i64 %194, 1
  %229 = trunc i64 %228 to i32
  %230 = icmp eq i32 %68, %229
  br i1 %230, label %77, label %189

231:
  %232 = load ptr, ptr %16, align 64
  %233 = bitcast <16 x i32> %104 to <16 x float>
  %234 = bitcast <16 x i32> %128 to <16 x float>
  %235 = bitcast <16 x i32> %152 to <16 x float>
  %236 = bitcast <16 x i32> %184 to <16 x float>
  br label %249

237:
  %238 = phi <16 x i32> [ %186, %77 ], [ %291, %249 ]
  %239 = phi <16 x i32> [ %154, %77 ], [ %283, %249 ]
  %240 = phi <16 x i32> [ %130, %77 ], [ %275, %249 ]
  %241 = phi <16 x i32> [ %106, %77 ], [ %267, %249 ]
  %242 = icmp ult i32 %187, %73
  br i1 %242, label %243, label %300

243:
  %244 = load ptr, ptr %16, align 64
  %245 = bitcast <16 x i32> %104 to <16 x float>
  %246 = bitcast <16 x i32> %128 to <16 x float>
  %247 = bitcast <16 x i32> %152 to <16 x float>
  %248 = bitcast <16 x i32> %184 to <16 x float>
  br label %368

249:
  %250 = phi <16 x i32> [ %186, %231 ], [ %291, %249 ]
  %251 = phi <16 x i32> [ %154, %231 ], [ %283, %249 ]
  %252 = phi <16 x i32> [ %130, %231 ], [ %275, %249 ]
  %253 = phi <16 x i32> [ %106, %231 ], [ %267, %249 ]
  %254 = phi i64 [ %72, %231 ], [ %292, %249 ]
  %255 = getelementptr inbounds nuw i16, ptr %232, i64 %254
  %256 = load i16, ptr %255, align 2
  %257 = zext i16 %256 to i64
  %258 = getelementptr inbounds nuw float, ptr %45, i64 %257
  %259 = getelementptr inbounds nuw <16 x float>, ptr %1, i64 %254
  %260 = load <16 x float>, ptr %259, align 64
  %261 = load float, ptr %258, align 4
  %262 = insertelement <16 x float> poison, float %261, i64 0
  %263 = shufflevector <16 x float> %262, <16 x float> poison, <16 x i32> zeroinitializer
  %264 = fmul <16 x float> %260, %263
  %265 = fmul <16 x float> %264, %233
  %266 = fptosi <16 x float> %265 to <16 x i32>
  %267 = add <16 x i32> %253, %266
  %268 = getelementptr inbounds nuw i8, ptr %258, i64 16
  %269 = load float, ptr %268, align 4
  %270 = insertelement <16 x float> poison, float %269, i64 0
  %271 = shufflevector <16 x float> %270, <16 x float> poison, <16 x i32> zeroinitializer
  %272 = fmul <16 x float> %260, %271
  %273 = fmul <16 x float> %272, %234
  %274 = fptosi <16 x float> %273 to <16 x i32>
  %275 = add <16 x i32> %252, %274
  %276 = getelementptr inbounds nuw i8, ptr %258, i64 32
  %277 = load float, ptr %276, align 4
  %278 = insertelement <16 x float> poison, float %277, i64 0
  %279 = shufflevector <16 x float> %278, <16 x float> poison, <16 x i32> zeroinitializer
  %280 = fmul <16 x float> %260, %279
  %281 = fmul <16 x float> %280, %235
  %282 = fptosi <16 x float> %281 to <16 x i32>
  %283 = add <16 x i32> %251, %282
  %284 = getelementptr inbounds nuw i8, ptr %258, i64 48
  %285 = load float, ptr %284, align 4
  %286 = insertelement <16 x float> poison, float %285, i64 0
  %287 = shufflevector <16 x float> %286, <16 x float> poison, <16 x i32> zeroinitializer
  %288 = fmul <16 x float> %260, %287
  %289 = fmul <16 x float> %288, %236
  %290 = fptosi <16 x float> %289 to <16 x i32>
  %291 = add <16 x i32> %250, %290
  %292 = add nuw nsw i64 %254, 1
  %293 = trunc i64 %292 to i32
  %294 = icmp eq i32 %67, %293
  br i1 %294, label %237, label %249

295:
  %296 = sitofp <16 x i32> %386 to <16 x double>
  %297 = sitofp <16 x i32> %394 to <16 x double>
  %298 = sitofp <16 x i32> %402 to <16 x double>
  %299 = sitofp <16 x i32> %410 to <16 x double>
  br label %300

300:
  %301 = phi <16 x double> [ zeroinitializer, %237 ], [ %299, %295 ]
  %302 = phi <16 x double> [ zeroinitializer, %237 ], [ %298, %295 ]
  %303 = phi <16 x double> [ zeroinitializer, %237 ], [ %297, %295 ]
  %304 = phi <16 x double> [ zeroinitializer, %237 ], [ %296, %295 ]
  %305 = load i32, ptr %18, align 4
  %306 = sub nsw i32 52, %305
  %307 = zext nneg i32 %306 to i64
  %308 = shl nsw i64 -1, %307
  %309 = insertelement <8 x i64> poison, i64 %308, i64 0
  %310 = shufflevector <8 x i64> %309, <8 x i64> poison, <16 x i32> zeroinitializer
  %311 = sitofp <16 x i32> %241 to <16 x double>
  %312 = fadd <16 x double> %304, %311
  %313 = bitcast <16 x double> %312 to <16 x i64>
  %314 = and <16 x i64> %310, %313
  %315 = bitcast <16 x i64> %314 to <16 x double>
  %316 = fptrunc <16 x double> %315 to <16 x float>
  %317 = bitcast <16 x i32> %100 to <16 x float>
  %318 = fmul <16 x float> %316, %317
  store <16 x float> %318, ptr %25, align 64
  %319 = load i32, ptr %18, align 4
  %320 = sub nsw i32 52, %319
  %321 = zext nneg i32 %320 to i64
  %322 = shl nsw i64 -1, %321
  %323 = insertelement <8 x i64> poison, i64 %322, i64 0
  %324 = shufflevector <8 x i64> %323, <8 x i64> poison, <16 x i32> zeroinitializer
  %325 = sitofp <16 x i32> %240 to <16 x double>
  %326 = fadd <16 x double> %303, %325
  %327 = bitcast <16 x double> %326 to <16 x i64>
  %328 = and <16 x i64> %324, %327
  %329 = bitcast <16 x i64> %328 to <16 x double>
  %330 = fptrunc <16 x double> %329 to <16 x float>
  %331 = bitcast <16 x i32> %124 to <16 x float>
  %332 = fmul <16 x float> %330, %331
  store <16 x float> %332, ptr %47, align 64
  %333 = load i32, ptr %18, align 4
  %334 = sub nsw i32 52, %333
  %335 = zext nneg i32 %334 to i64
  %336 = shl nsw i64 -1, %335
  %337 = insertelement <8 x i64> poison, i64 %336, i64 0
  %338 = shufflevector <8 x i64> %337, <8 x i64> poison, <16 x i32> zeroinitializer
  %339 = sitofp <16 x i32> %239 to <16 x double>
  %340 = fadd <16 x double> %302, %339
  %341 = bitcast <16 x double> %340 to <16 x i64>
  %342 = and <16 x i64> %338, %341
  %343 = bitcast <16 x i64> %342 to <16 x double>
  %344 = fptrunc <16 x double> %343 to <16 x float>
  %345 = bitcast <16 x i32> %148 to <16 x float>
  %346 = fmul <16 x float> %344, %345
  store <16 x float> %346, ptr %49, align 64
  %347 = load i32, ptr %18, align 4
  %348 = sub nsw i32 52, %347
  %349 = zext nneg i32 %348 to i64
  %350 = shl nsw i64 -1, %349
  %351 = insertelement <8 x i64> poison, i64 %350, i64 0
  %352 = shufflevector <8 x i64> %351, <8 x i64> poison, <16 x i32> zeroinitializer
  %353 = sitofp <16 x i32> %238 to <16 x double>
  %354 = fadd <16 x double> %301, %353
  %355 = bitcast <16 x double> %354 to <16 x i64>
  %356 = and <16 x i64> %352, %355
  %357 = bitcast <16 x i64> %356 to <16 x double>
  %358 = fptrunc <16 x double> %357 to <16 x float>
  %359 = bitcast <16 x i32> %180 to <16 x float>
  %360 = fmul <16 x float> %358, %359
  store <16 x float> %360, ptr %51, align 64
  %361 = icmp ult i32 %73, %26
  %362 = add i32 %68, %28
  %363 = add i32 %67, %28
  %364 = bitcast <16 x float> %318 to <16 x i32>
  %365 = bitcast <16 x float> %332 to <16 x i32>
  %366 = bitcast <16 x float> %346 to <16 x i32>
  %367 = bitcast <16 x float> %360 to <16 x i32>
  br i1 %361, label %59, label %414

368:
  %369 = phi <16 x i32> [ zeroinitializer, %243 ], [ %410, %368 ]
  %370 = phi <16 x i32> [ zeroinitializer, %243 ], [ %402, %368 ]
  %371 = phi <16 x i32> [ zeroinitializer, %243 ], [ %394, %368 ]
  %372 = phi <16 x i32> [ zeroinitializer, %243 ], [ %386, %368 ]
  %373 = phi i64 [ %71, %243 ], [ %411, %368 ]
  %374 = getelementptr inbounds nuw i16, ptr %244, i64 %373
  %375 = load i16, ptr %374, align 2
  %376 = zext i16 %375 to i64
  %377 = getelementptr inbounds nuw float, ptr %45, i64 %376
  %378 = getelementptr inbounds nuw <16 x float>, ptr %1, i64 %373
  %379 = load <16 x float>, ptr %378, align 64
  %380 = load float, ptr %377, align 4
  %381 = insertelement <16 x float> poison, float %380, i64 0
  %382 = shufflevector <16 x float> %381, <16 x float> poison, <16 x i32> zeroinitializer
  %383 = fmul <16 x float> %379, %382
  %384 = fmul <16 x float> %383, %245
  %385 = fptosi <16 x float> %384 to <16 x i32>
  %386 = add <16 x i32> %372, %385
  %387 = getelementptr inbounds nuw i8, ptr %377, i64 16
  %388 = load float, ptr %387, align 4
  %389 = insertelement <16 x float> poison, float %388, i64 0
  %390 = shufflevector <16 x float> %389, <16 x float> poison, <16 x i32> zeroinitializer
  %391 = fmul <16 x float> %379, %390
  %392 = fmul <16 x float> %391, %246
  %393 = fptosi <16 x float> %392 to <16 x i32>
  %394 = add <16 x i32> %371, %393
  %395 = getelementptr inbounds nuw i8, ptr %377, i64 32
  %396 = load float, ptr %395, align 4
  %397 = insertelement <16 x float> poison, float %396, i64 0
  %398 = shufflevector <16 x float> %397, <16 x float> poison, <16 x i32> zeroinitializer
  %399 = fmul <16 x float> %379, %398
  %400 = fmul <16 x float> %399, %247
  %401 = fptosi <16 x float> %400 to <16 x i32>
  %402 = add <16 x i32> %370, %401
  %403 = getelementptr inbounds nuw i8, ptr %377, i64 48
  %404 = load float, ptr %403, align 4
  %405 = insertelement <16 x float> poison, float %404, i64 0
  %406 = shufflevector <16 x float> %405, <16 x float> poison, <16 x i32> zeroinitializer
  %407 = fmul <16 x float> %379, %406
  %408 = fmul <16 x float> %407, %248
  %409 = fptosi <16 x float> %408 to <16 x i32>
  %410 = add <16 x i32> %369, %409
  %411 = add nuw nsw i64 %373, 1
  %412 = trunc i64 %411 to i32
  %413 = icmp eq i32 %68, %412
  br i1 %413, label %295, label %368

414:
  %415 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %178)
  %416 = icmp eq i32 %415, 0
  %417 = and i1 %416, %22
  br i1 %417, label %20, label %2541

418:
  %419 = load i32, ptr %6, align 4
  %420 = load i32, ptr %7, align 4
  %421 = tail call i32 @llvm.smin.i32(i32 %419, i32 %420)
  %422 = sext i32 %421 to i64
  %423 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %424 = load i32, ptr %423, align 4
  %425 = add nsw i32 %424, 2
  %426 = zext nneg i32 %425 to i64
  %427 = shl i64 %422, %426
  %428 = icmp sgt i64 %427, 1073741824
  %429 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %430 = load i32, ptr %429, align 4
  %431 = icmp eq i32 %430, 0
  br i1 %428, label %432, label %1565

432:
  %433 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %434 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %435 = getelementptr inbounds nuw i8, ptr %2, i64 2048
  %436 = getelementptr inbounds nuw i8, ptr %2, i64 4096
  %437 = getelementptr inbounds nuw i8, ptr %1, i64 4096
  %438 = getelementptr inbounds nuw i8, ptr %0, i64 92
  br i1 %431, label %1072, label %441

439:
  br i1 %442, label %440, label %2541

440:
  br label %441

441:
  %442 = phi i1 [ false, %440 ], [ true, %432 ]
  %443 = phi i64 [ 4, %440 ], [ 0, %432 ]
  %444 = getelementptr inbounds nuw <16 x float>, ptr %4, i64 %443
  %445 = load i32, ptr %7, align 4
  %446 = load i32, ptr %6, align 4
  %447 = tail call i32 @llvm.umin.i32(i32 %446, i32 %445)
  %448 = load i32, ptr %433, align 4
  %449 = load i32, ptr %434, align 4
  %450 = add nsw i32 %449, %448
  %451 = icmp sgt i32 %450, 8
  %452 = select i1 %451, i32 8, i32 16
  %453 = icmp eq i32 %445, 0
  br i1 %453, label %439, label %454

454:
  %455 = load i32, ptr %423, align 4
  %456 = shl i32 %455, 23
  %457 = shl nuw nsw i64 %443, 2
  %458 = getelementptr inbounds nuw float, ptr %435, i64 %457
  %459 = insertelement <16 x i32> poison, i32 %456, i64 0
  %460 = shufflevector <16 x i32> %459, <16 x i32> poison, <16 x i32> zeroinitializer
  %461 = add nsw i32 %456, 2130706432
  %462 = insertelement <16 x i32> poison, i32 %461, i64 0
  %463 = shufflevector <16 x i32> %462, <16 x i32> poison, <16 x i32> zeroinitializer
  %464 = getelementptr inbounds nuw float, ptr %2, i64 %457
  %465 = getelementptr inbounds nuw i8, ptr %444, i64 128
  %466 = load <16 x float>, ptr %465, align 64
  %467 = getelementptr inbounds nuw i8, ptr %444, i64 192
  %468 = load <16 x float>, ptr %467, align 64
  %469 = getelementptr inbounds nuw i8, ptr %444, i64 64
  %470 = zext i32 %445 to i64
  %471 = getelementptr inbounds nuw float, ptr %2, i64 %457
  %472 = zext i32 %445 to i64
  %473 = shl nuw nsw i64 %443, 4
  %474 = getelementptr inbounds nuw i8, ptr %2, i64 %473
  %475 = getelementptr inbounds nuw i8, ptr %474, i64 16
  %476 = zext i32 %445 to i64
  %477 = shl nuw nsw i64 %443, 4
  %478 = getelementptr inbounds nuw i8, ptr %2, i64 %477
  %479 = getelementptr inbounds nuw i8, ptr %478, i64 32
  %480 = zext i32 %445 to i64
  %481 = shl nuw nsw i64 %443, 4
  %482 = getelementptr inbounds nuw i8, ptr %2, i64 %481
  %483 = getelementptr inbounds nuw i8, ptr %482, i64 48
  br label %484

484:
  %485 = phi <16 x float> [ %468, %454 ], [ %841, %633 ]
  %486 = phi <16 x float> [ %466, %454 ], [ %790, %633 ]
  %487 = phi i32 [ %452, %454 ], [ %844, %633 ]
  %488 = phi i32 [ %447, %454 ], [ %843, %633 ]
  %489 = phi <16 x i32> [ zeroinitializer, %454 ], [ %1055, %633 ]
  %490 = phi i32 [ 0, %454 ], [ %523, %633 ]
  %491 = zext i32 %487 to i64
  %492 = zext i32 %490 to i64
  %493 = load <16 x float>, ptr %444, align 64
  %494 = bitcast <16 x float> %493 to <16 x i32>
  %495 = and <16 x i32> %494, splat (i32 2139095040)
  %496 = bitcast <16 x i32> %495 to <16 x float>
  %497 = fcmp une <16 x float> %493, zeroinitializer
  %498 = fcmp ogt <16 x float> %496, splat (float 0x3F10000000000000)
  %499 = select <16 x i1> %498, <16 x float> %496, <16 x float> splat (float 0x3F10000000000000)
  %500 = select <16 x i1> %497, <16 x float> %499, <16 x float> %496
  %501 = load <16 x float>, ptr %469, align 64
  %502 = bitcast <16 x float> %501 to <16 x i32>
  %503 = and <16 x i32> %502, splat (i32 2139095040)
  %504 = bitcast <16 x i32> %503 to <16 x float>
  %505 = fcmp une <16 x float> %501, zeroinitializer
  %506 = fcmp ogt <16 x float> %504, splat (float 0x3F10000000000000)
  %507 = select <16 x i1> %506, <16 x float> %504, <16 x float> splat (float 0x3F10000000000000)
  %508 = select <16 x i1> %505, <16 x float> %507, <16 x float> %504
  %509 = bitcast <16 x float> %486 to <16 x i32>
  %510 = and <16 x i32> %509, splat (i32 2139095040)
  %511 = bitcast <16 x i32> %510 to <16 x float>
  %512 = fcmp une <16 x float> %486, zeroinitializer
  %513 = fcmp ogt <16 x float> %511, splat (float 0x3F10000000000000)
  %514 = select <16 x i1> %513, <16 x float> %511, <16 x float> splat (float 0x3F10000000000000)
  %515 = select <16 x i1> %512, <16 x float> %514, <16 x float> %511
  %516 = bitcast <16 x float> %485 to <16 x i32>
  %517 = and <16 x i32> %516, splat (i32 2139095040)
  %518 = bitcast <16 x i32> %517 to <16 x float>
  %519 = fcmp une <16 x float> %485, zeroinitializer
  %520 = fcmp ogt <16 x float> %518, splat (float 0x3F10000000000000)
  %521 = select <16 x i1> %520, <16 x float> %518, <16 x float> splat (float 0x3F10000000000000)
  %522 = select <16 x i1> %519, <16 x float> %521, <16 x float> %518
  %523 = add i32 %490, %447
  %524 = icmp ult i32 %490, %523
  br i1 %524, label %525, label %527

525:
  %526 = load ptr, ptr %436, align 64
  br label %535

527:
  %528 = phi <16 x float> [ %522, %484 ], [ %573, %535 ]
  %529 = phi <16 x float> [ %515, %484 ], [ %566, %535 ]
  %530 = phi <16 x float> [ %508, %484 ], [ %559, %535 ]
  %531 = phi <16 x float> [ %500, %484 ], [ %552, %535 ]
  %532 = fcmp olt <16 x float> %531, splat (float 0x3AF0000000000000)
  %533 = bitcast <16 x i1> %532 to i16
  %534 = icmp eq i16 %533, 0
  br i1 %534, label %920, label %891

535:
  %536 = phi <16 x float> [ %522, %525 ], [ %573, %535 ]
  %537 = phi <16 x float> [ %515, %525 ], [ %566, %535 ]
  %538 = phi <16 x float> [ %508, %525 ], [ %559, %535 ]
  %539 = phi <16 x float> [ %500, %525 ], [ %552, %535 ]
  %540 = phi i64 [ %492, %525 ], [ %574, %535 ]
  %541 = getelementptr inbounds nuw i16, ptr %526, i64 %540
  %542 = load i16, ptr %541, align 2
  %543 = zext i16 %542 to i64
  %544 = getelementptr inbounds nuw float, ptr %458, i64 %543
  %545 = getelementptr inbounds nuw <16 x float>, ptr %437, i64 %540
  %546 = load <16 x float>, ptr %545, align 64
  %547 = load float, ptr %544, align 4
  %548 = insertelement <16 x float> poison, float %547, i64 0
  %549 = shufflevector <16 x float> %548, <16 x float> poison, <16 x i32> zeroinitializer
  %550 = fmul <16 x float> %546, %549
  %551 = fcmp ogt <16 x float> %550, %539
  %552 = select <16 x i1> %551, <16 x float> %550, <16 x float> %539
  %553 = getelementptr inbounds nuw i8, ptr %544, i64 16
  %554 = load float, ptr %553, align 4
  %555 = insertelement <16 x float> poison, float %554, i64 0
  %556 = shufflevector <16 x float> %555, <16 x float> poison, <16 x i32> zeroinitializer
  %557 = fmul <16 x float> %546, %556
  %558 = fcmp ogt <16 x float> %557, %538
  %559 = select <16 x i1> %558, <16 x float> %557, <16 x float> %538
  %560 = getelementptr inbounds nuw i8, ptr %544, i64 32
  %561 = load float, ptr %560, align 4
  %562 = insertelement <16 x float> poison, float %561, i64 0
  %563 = shufflevector <16 x float> %562, <16 x float> poison, <16 x i32> zeroinitializer
  %564 = fmul <16 x float> %546, %563
  %565 = fcmp ogt <16 x float> %564, %537
  %566 = select <16 x i1> %565, <16 x float> %564, <16 x float> %537
  %567 = getelementptr inbounds nuw i8, ptr %544, i64 48
  %568 = load float, ptr %567, align 4
  %569 = insertelement <16 x float> poison, float %568, i64 0
  %570 = shufflevector <16 x float> %569, <16 x float> poison, <16 x i32> zeroinitializer
  %571 = fmul <16 x float> %546, %570
  %572 = fcmp ogt <16 x float> %571, %536
  %573 = select <16 x i1> %572, <16 x float> %571, <16 x float> %536
  %574 = add nuw nsw i64 %540, 1
  %575 = trunc i64 %574 to i32
  %576 = icmp eq i32 %488, %575
  br i1 %576, label %527, label %535

577:
  %578 = load ptr, ptr %436, align 64
  br label %587

579:
  %580 = phi <16 x i32> [ %1063, %1052 ], [ %629, %587 ]
  %581 = phi <16 x i32> [ %1019, %1052 ], [ %621, %587 ]
  %582 = phi <16 x i32> [ %975, %1052 ], [ %613, %587 ]
  %583 = phi <16 x i32> [ %931, %1052 ], [ %605, %587 ]
  %584 = icmp ult i32 %1064, %523
  br i1 %584, label %585, label %633

585:
  %586 = load ptr, ptr %436, align 64
  br label %845

587:
  %588 = phi <16 x i32> [ %1063, %577 ], [ %629, %587 ]
  %589 = phi <16 x i32> [ %1019, %577 ], [ %621, %587 ]
  %590 = phi <16 x i32> [ %975, %577 ], [ %613, %587 ]
  %591 = phi <16 x i32> [ %931, %577 ], [ %605, %587 ]
  %592 = phi i64 [ %492, %577 ], [ %630, %587 ]
  %593 = getelementptr inbounds nuw i16, ptr %578, i64 %592
  %594 = load i16, ptr %593, align 2
  %595 = zext i16 %594 to i64
  %596 = getelementptr inbounds nuw float, ptr %464, i64 %595
  %597 = getelementptr inbounds nuw <16 x float>, ptr %1, i64 %592
  %598 = load <16 x float>, ptr %597, align 64
  %599 = load float, ptr %596, align 4
  %600 = insertelement <16 x float> poison, float %599, i64 0
  %601 = shufflevector <16 x float> %600, <16 x float> poison, <16 x i32> zeroinitializer
  %602 = fmul <16 x float> %598, %601
  %603 = fmul <16 x float> %602, %929
  %604 = fptosi <16 x float> %603 to <16 x i32>
  %605 = add <16 x i32> %591, %604
  %606 = getelementptr inbounds nuw i8, ptr %596, i64 16
  %607 = load float, ptr %606, align 4
  %608 = insertelement <16 x float> poison, float %607, i64 0
  %609 = shufflevector <16 x float> %608, <16 x float> poison, <16 x i32> zeroinitializer
  %610 = fmul <16 x float> %598, %609
  %611 = fmul <16 x float> %610, %973
  %612 = fptosi <16 x float> %611 to <16 x i32>
  %613 = add <16 x i32> %590, %612
  %614 = getelementptr inbounds nuw i8, ptr %596, i64 32
  %615 = load float, ptr %614, align 4
  %616 = insertelement <16 x float> poison, float %615, i64 0
  %617 = shufflevector <16 x float> %616, <16 x float> poison, <16 x i32> zeroinitializer
  %618 = fmul <16 x float> %598, %617
  %619 = fmul <16 x float> %618, %1017
  %620 = fptosi <16 x float> %619 to <16 x i32>
  %621 = add <16 x i32> %589, %620
  %622 = getelementptr inbounds nuw i8, ptr %596, i64 48
  %623 = load float, ptr %622, align 4
  %624 = insertelement <16 x float> poison, float %623, i64 0
  %625 = shufflevector <16 x float> %624, <16 x float> poison, <16 x i32> zeroinitializer
  %626 = fmul <16 x float> %598, %625
  %627 = fmul <16 x float> %626, %1061
  %628 = fptosi <16 x float> %627 to <16 x i32>
  %629 = add <16 x i32> %588, %628
  %630 = add nuw nsw i64 %592, 1
  %631 = trunc i64 %630 to i32
  %632 = icmp eq i32 %487, %631
  br i1 %632, label %579, label %587

633:
  %634 = phi <16 x i32> [ zeroinitializer, %579 ], [ %887, %845 ]
  %635 = phi <16 x i32> [ zeroinitializer, %579 ], [ %879, %845 ]
  %636 = phi <16 x i32> [ zeroinitializer, %579 ], [ %871, %845 ]
  %637 = phi <16 x i32> [ zeroinitializer, %579 ], [ %863, %845 ]
  %638 = load i32, ptr %438, align 4
  %639 = shufflevector <16 x i32> %583, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %640 = sitofp <8 x i32> %639 to <8 x double>
  %641 = shufflevector <16 x i32> %637, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %642 = sitofp <8 x i32> %641 to <8 x double>
  %643 = fadd <8 x double> %640, %642
  %644 = shufflevector <16 x i32> %583, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15>
  %645 = sitofp <8 x i32> %644 to <8 x double>
  %646 = shufflevector <16 x i32> %637, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15>
  %647 = sitofp <8 x i32> %646 to <8 x double>
  %648 = fadd <8 x double> %645, %647
  %649 = bitcast <8 x double> %643 to <8 x i64>
  %650 = sub nsw i32 52, %638
  %651 = zext nneg i32 %650 to i64
  %652 = shl nsw i64 -1, %651
  %653 = insertelement <8 x i64> poison, i64 %652, i64 0
  %654 = bitcast <8 x double> %648 to <8 x i64>
  %655 = shufflevector <8 x i64> %649, <8 x i64> %654, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32
      7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %656 = and <16 x i64> %655, splat (i64 536870911)
  %657 = icmp eq <16 x i64> %656, zeroinitializer
  %658 = select <16 x i1> %657, <16 x i64> zeroinitializer, <16 x i64> splat (i64 536870912)
  %659 = shufflevector <8 x i64> %649, <8 x i64> %654, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32
      7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %660 = or <16 x i64> %658, %659
  %661 = shufflevector <8 x i64> %653, <8 x i64> poison, <16 x i32> zeroinitializer
  %662 = and <16 x i64> %660, %661
  %663 = bitcast <16 x i64> %662 to <16 x double>
  %664 = fptrunc <16 x double> %663 to <16 x float>
  %665 = bitcast <16 x i32> %927 to <16 x float>
  %666 = fmul <16 x float> %664, %665
  %667 = bitcast <16 x float> %666 to <16 x i32>
  %668 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %666)
  %669 = bitcast <16 x float> %668 to <16 x i32>
  %670 = add nuw <16 x i32> %669, splat (i32 4095)
  %671 = lshr <16 x i32> %667, splat (i32 13)
  %672 = and <16 x i32> %671, splat (i32 1)
  %673 = add nuw <16 x i32> %670, %672
  %674 = and <16 x i32> %673, splat (i32 -8192)
  %675 = fadd <16 x float> %668, splat (float 5.000000e-01)
  %676 = fadd <16 x float> %675, splat (float -5.000000e-01)
  %677 = bitcast <16 x float> %676 to <16 x i32>
  %678 = icmp samesign ult <16 x i32> %669, splat (i32 947912704)
  %679 = select <16 x i1> %678, <16 x i32> %677, <16 x i32> %674
  %680 = icmp sgt <16 x i32> %679, splat (i32 1199570943)
  %681 = select <16 x i1> %680, <16 x i32> splat (i32 2139095040), <16 x i32> %679
  %682 = icmp samesign ugt <16 x i32> %669, splat (i32 2139095040)
  %683 = and <16 x i32> %667, splat (i32 -2147483648)
  %684 = or <16 x i32> %681, %683
  %685 = select <16 x i1> %682, <16 x i32> splat (i32 2147483647), <16 x i32> %684
  %686 = bitcast <16 x i32> %685 to <16 x float>
  %687 = fcmp oeq <16 x float> %686, zeroinitializer
  %688 = select <16 x i1> %687, <16 x float> zeroinitializer, <16 x float> %686
  store <16 x float> %688, ptr %444, align 64
  %689 = load i32, ptr %438, align 4
  %690 = shufflevector <16 x i32> %582, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %691 = sitofp <8 x i32> %690 to <8 x double>
  %692 = shufflevector <16 x i32> %636, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %693 = sitofp <8 x i32> %692 to <8 x double>
  %694 = fadd <8 x double> %691, %693
  %695 = shufflevector <16 x i32> %582, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15>
  %696 = sitofp <8 x i32> %695 to <8 x double>
  %697 = shufflevector <16 x i32> %636, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15>
  %698 = sitofp <8 x i32> %697 to <8 x double>
  %699 = fadd <8 x double> %696, %698
  %700 = bitcast <8 x double> %694 to <8 x i64>
  %701 = sub nsw i32 52, %689
  %702 = zext nneg i32 %701 to i64
  %703 = shl nsw i64 -1, %702
  %704 = insertelement <8 x i64> poison, i64 %703, i64 0
  %705 = bitcast <8 x double> %699 to <8 x i64>
  %706 = shufflevector <8 x i64> %700, <8 x i64> %705, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32
      7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %707 = and <16 x i64> %706, splat (i64 536870911)
  %708 = icmp eq <16 x i64> %707, zeroinitializer
  %709 = select <16 x i1> %708, <16 x i64> zeroinitializer, <16 x i64> splat (i64 536870912)
  %710 = shufflevector <8 x i64> %700, <8 x i64> %705, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32
      7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %711 = or <16 x i64> %709, %710
  %712 = shufflevector <8 x i64> %704, <8 x i64> poison, <16 x i32> zeroinitializer
  %713 = and <16 x i64> %711, %712
  %714 = bitcast <16 x i64> %713 to <16 x double>
  %715 = fptrunc <16 x double> %714 to <16 x float>
  %716 = bitcast <16 x i32> %971 to <16 x float>
  %717 = fmul <16 x float> %715, %716
  %718 = bitcast <16 x float> %717 to <16 x i32>
  %719 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %717)
  %720 = bitcast <16 x float> %719 to <16 x i32>
  %721 = add nuw <16 x i32> %720, splat (i32 4095)
  %722 = lshr <16 x i32> %718, splat (i32 13)
  %723 = and <16 x i32> %722, splat (i32 1)
  %724 = add nuw <16 x i32> %721, %723
  %725 = and <16 x i32> %724, splat (i32 -8192)
  %726 = fadd <16 x float> %719, splat (float 5.000000e-01)
  %727 = fadd <16 x float> %726, splat (float -5.000000e-01)
  %728 = bitcast <16 x float> %727 to <16 x i32>
  %729 = icmp samesign ult <16 x i32> %720, splat (i32 947912704)
  %730 = select <16 x i1> %729, <16 x i32> %728, <16 x i32> %725
  %731 = icmp sgt <16 x i32> %730, splat (i32 1199570943)
  %732 = select <16 x i1> %731, <16 x i32> splat (i32 2139095040), <16 x i32> %730
  %733 = icmp samesign ugt <16 x i32> %720, splat (i32 2139095040)
  %734 = and <16 x i32> %718, splat (i32 -2147483648)
  %735 = or <16 x i32> %732, %734
  %736 = select <16 x i1> %733, <16 x i32> splat (i32 2147483647), <16 x i32> %735
  %737 = bitcast <16 x i32> %736 to <16 x float>
  %738 = fcmp oeq <16 x float> %737, zeroinitializer
  %739 = select <16 x i1> %738, <16 x float> zeroinitializer, <16 x float> %737
  store <16 x float> %739, ptr %469, align 64
  %740 = load i32, ptr %438, align 4
  %741 = shufflevector <16 x i32> %581, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %742 = sitofp <8 x i32> %741 to <8 x double>
  %743 = shufflevector <16 x i32> %635, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %744 = sitofp <8 x i32> %743 to <8 x double>
  %745 = fadd <8 x double> %742, %744
  %746 = shufflevector <16 x i32> %581, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15>
  %747 = sitofp <8 x i32> %746 to <8 x double>
  %748 = shufflevector <16 x i32> %635, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15>
  %749 = sitofp <8 x i32> %748 to <8 x double>
  %750 = fadd <8 x double> %747, %749
  %751 = bitcast <8 x double> %745 to <8 x i64>
  %752 = sub nsw i32 52, %740
  %753 = zext nneg i32 %752 to i64
  %754 = shl nsw i64 -1, %753
  %755 = insertelement <8 x i64> poison, i64 %754, i64 0
  %756 = bitcast <8 x double> %750 to <8 x i64>
  %757 = shufflevector <8 x i64> %751, <8 x i64> %756, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32
      7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %758 = and <16 x i64> %757, splat (i64 536870911)
  %759 = icmp eq <16 x i64> %758, zeroinitializer
  %760 = select <16 x i1> %759, <16 x i64> zeroinitializer, <16 x i64> splat (i64 536870912)
  %761 = shufflevector <8 x i64> %751, <8 x i64> %756, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32
      7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %762 = or <16 x i64> %760, %761
  %763 = shufflevector <8 x i64> %755, <8 x i64> poison, <16 x i32> zeroinitializer
  %764 = and <16 x i64> %762, %763
  %765 = bitcast <16 x i64> %764 to <16 x double>
  %766 = fptrunc <16 x double> %765 to <16 x float>
  %767 = bitcast <16 x i32> %1015 to <16 x float>
  %768 = fmul <16 x float> %766, %767
  %769 = bitcast <16 x float> %768 to <16 x i32>
  %770 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %768)
  %771 = bitcast <16 x float> %770 to <16 x i32>
  %772 = add nuw <16 x i32> %771, splat (i32 4095)
  %773 = lshr <16 x i32> %769, splat (i32 13)
  %774 = and <16 x i32> %773, splat (i32 1)
  %775 = add nuw <16 x i32> %772, %774
  %776 = and <16 x i32> %775, splat (i32 -8192)
  %777 = fadd <16 x float> %770, splat (float 5.000000e-01)
  %778 = fadd <16 x float> %777, splat (float -5.000000e-01)
  %779 = bitcast <16 x float> %778 to <16 x i32>
  %780 = icmp samesign ult <16 x i32> %771, splat (i32 947912704)
  %781 = select <16 x i1> %780, <16 x i32> %779, <16 x i32> %776
  %782 = icmp sgt <16 x i32> %781, splat (i32 1199570943)
  %783 = select <16 x i1> %782, <16 x i32> splat (i32 2139095040), <16 x i32> %781
  %784 = icmp samesign ugt <16 x i32> %771, splat (i32 2139095040)
  %785 = and <16 x i32> %769, splat (i32 -2147483648)
  %786 = or <16 x i32> %783, %785
  %787 = select <16 x i1> %784, <16 x i32> splat (i32 2147483647), <16 x i32> %786
  %788 = bitcast <16 x i32> %787 to <16 x float>
  %789 = fcmp oeq <16 x float> %788, zeroinitializer
  %790 = select <16 x i1> %789, <16 x float> zeroinitializer, <16 x float> %788
  store <16 x float> %790, ptr %465, align 64
  %791 = load i32, ptr %438, align 4
  %792 = shufflevector <16 x i32> %580, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %793 = sitofp <8 x i32> %792 to <8 x double>
  %794 = shufflevector <16 x i32> %634, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %795 = sitofp <8 x i32> %794 to <8 x double>
  %796 = fadd <8 x double> %793, %795
  %797 = shufflevector <16 x i32> %580, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15>
  %798 = sitofp <8 x i32> %797 to <8 x double>
  %799 = shufflevector <16 x i32> %634, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15>
  %800 = sitofp <8 x i32> %799 to <8 x double>
  %801 = fadd <8 x double> %798, %800
  %802 = bitcast <8 x double> %796 to <8 x i64>
  %803 = sub nsw i32 52, %791
  %804 = zext nneg i32 %803 to i64
  %805 = shl nsw i64 -1, %804
  %806 = insertelement <8 x i64> poison, i64 %805, i64 0
  %807 = bitcast <8 x double> %801 to <8 x i64>
  %808 = shufflevector <8 x i64> %802, <8 x i64> %807, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32
      7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %809 = and <16 x i64> %808, splat (i64 536870911)
  %810 = icmp eq <16 x i64> %809, zeroinitializer
  %811 = select <16 x i1> %810, <16 x i64> zeroinitializer, <16 x i64> splat (i64 536870912)
  %812 = shufflevector <8 x i64> %802, <8 x i64> %807, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32
      7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %813 = or <16 x i64> %811, %812
  %814 = shufflevector <8 x i64> %806, <8 x i64> poison, <16 x i32> zeroinitializer
  %815 = and <16 x i64> %813, %814
  %816 = bitcast <16 x i64> %815 to <16 x double>
  %817 = fptrunc <16 x double> %816 to <16 x float>
  %818 = bitcast <16 x i32> %1059 to <16 x float>
  %819 = fmul <16 x float> %817, %818
  %820 = bitcast <16 x float> %819 to <16 x i32>
  %821 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %819)
  %822 = bitcast <16 x float> %821 to <16 x i32>
  %823 = add nuw <16 x i32> %822, splat (i32 4095)
  %824 = lshr <16 x i32> %820, splat (i32 13)
  %825 = and <16 x i32> %824, splat (i32 1)
  %826 = add nuw <16 x i32> %823, %825
  %827 = and <16 x i32> %826, splat (i32 -8192)
  %828 = fadd <16 x float> %821, splat (float 5.000000e-01)
  %829 = fadd <16 x float> %828, splat (float -5.000000e-01)
  %830 = bitcast <16 x float> %829 to <16 x i32>
  %831 = icmp samesign ult <16 x i32> %822, splat (i32 947912704)
  %832 = select <16 x i1> %831, <16 x i32> %830, <16 x i32> %827
  %833 = icmp sgt <16 x i32> %832, splat (i32 1199570943)
  %834 = select <16 x i1> %833, <16 x i32> splat (i32 2139095040), <16 x i32> %832
  %835 = icmp samesign ugt <16 x i32> %822, splat (i32 2139095040)
  %836 = and <16 x i32> %820, splat (i32 -2147483648)
  %837 = or <16 x i32> %834, %836
  %838 = select <16 x i1> %835, <16 x i32> splat (i32 2147483647), <16 x i32> %837
  %839 = bitcast <16 x i32> %838 to <16 x float>
  %840 = fcmp oeq <16 x float> %839, zeroinitializer
  %841 = select <16 x i1> %840, <16 x float> zeroinitializer, <16 x float> %839
  store <16 x float> %841, ptr %467, align 64
  %842 = icmp ult i32 %523, %445
  %843 = add i32 %488, %447
  %844 = add i32 %487, %447
  br i1 %842, label %484, label %1066

845:
  %846 = phi <16 x i32> [ zeroinitializer, %585 ], [ %887, %845 ]
  %847 = phi <16 x i32> [ zeroinitializer, %585 ], [ %879, %845 ]
  %848 = phi <16 x i32> [ zeroinitializer, %585 ], [ %871, %845 ]
  %849 = phi <16 x i32> [ zeroinitializer, %585 ], [ %863, %845 ]
  %850 = phi i64 [ %491, %585 ], [ %888, %845 ]
  %851 = getelementptr inbounds nuw i16, ptr %586, i64 %850
  %852 = load i16, ptr %851, align 2
  %853 = zext i16 %852 to i64
  %854 = getelementptr inbounds nuw float, ptr %464, i64 %853
  %855 = getelementptr inbounds nuw <16 x float>, ptr %1, i64 %850
  %856 = load <16 x float>, ptr %855, align 64
  %857 = load float, ptr %854, align 4
  %858 = insertelement <16 x float> poison, float %857, i64 0
  %859 = shufflevector <16 x float> %858, <16 x float> poison, <16 x i32> zeroinitializer
  %860 = fmul <16 x float> %856, %859
  %861 = fmul <16 x float> %860, %929
  %862 = fptosi <16 x float> %861 to <16 x i32>
  %863 = add <16 x i32> %849, %862
  %864 = getelementptr inbounds nuw i8, ptr %854, i64 16
  %865 = load float, ptr %864, align 4
  %866 = insertelement <16 x float> poison, float %865, i64 0
  %867 = shufflevector <16 x float> %866, <16 x float> poison, <16 x i32> zeroinitializer
  %868 = fmul <16 x float> %856, %867
  %869 = fmul <16 x float> %868, %973
  %870 = fptosi <16 x float> %869 to <16 x i32>
  %871 = add <16 x i32> %848, %870
  %872 = getelementptr inbounds nuw i8, ptr %854, i64 32
  %873 = load float, ptr %872, align 4
  %874 = insertelement <16 x float> poison, float %873, i64 0
  %875 = shufflevector <16 x float> %874, <16 x float> poison, <16 x i32> zeroinitializer
  %876 = fmul <16 x float> %856, %875
  %877 = fmul <16 x float> %876, %1017
  %878 = fptosi <16 x float> %877 to <16 x i32>
  %879 = add <16 x i32> %847, %878
  %880 = getelementptr inbounds nuw i8, ptr %854, i64 48
  %881 = load float, ptr %880, align 4
  %882 = insertelement <16 x float> poison, float %881, i64 0
  %883 = shufflevector <16 x float> %882, <16 x float> poison, <16 x i32> zeroinitializer
  %884 = fmul <16 x float> %856, %883
  %885 = fmul <16 x float> %884, %1061
  %886 = fptosi <16 x float> %885 to <16 x i32>
  %887 = add <16 x i32> %846, %886
  %888 = add nuw nsw i64 %850, 1
  %889 = trunc i64 %888 to i32
  %890 = icmp eq i32 %488, %889
  br i1 %890, label %633, label %845

891:
  %892 = sext <16 x i1> %497 to <16 x i32>
  %893 = load ptr, ptr %436, align 64
  br label %894

894:
  %895 = phi i64 [ 0, %891 ], [ %910, %908 ]
  %896 = phi <16 x i32> [ %892, %891 ], [ %909, %908 ]
  %897 = getelementptr inbounds nuw i16, ptr %893, i64 %895
  %898 = load i16, ptr %897, align 2
  %899 = zext i16 %898 to i64
  %900 = getelementptr inbounds nuw float, ptr %471, i64 %899
  %901 = load float, ptr %900, align 4
  %902 = fcmp une float %901, 0.000000e+00
  br i1 %902, label %903, label %908

903:
  %904 = getelementptr inbounds nuw <16 x float>, ptr %1, i64 %895
  %905 = load <16 x float>, ptr %904, align 64
  %906 = fcmp une <16 x float> %905, zeroinitializer
  %907 = select <16 x i1> %906, <16 x i32> splat (i32 -1), <16 x i32> %896
  br label %908

908:
  %909 = phi <16 x i32> [ %907, %903 ], [ %896, %894 ]
  %910 = add nuw nsw i64 %895, 1
  %911 = icmp eq i64 %910, %470
  br i1 %911, label %912, label %894

912:
  %913 = select <16 x i1> %532, <16 x i32> %909, <16 x i32> zeroinitializer
  %914 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %913)
  %915 = icmp ne i32 %914, 0
  %916 = zext i1 %915 to i32
  %917 = insertelement <16 x i32> poison, i32 %916, i64 0
  %918 = shufflevector <16 x i32> %917, <16 x i32> poison, <16 x i32> zeroinitializer
  %919 = or <16 x i32> %918, %489
  br label %920

920:
  %921 = phi <16 x i32> [ %919, %912 ], [ %489, %527 ]
  %922 = fcmp ogt <16 x float> %531, splat (float 0x47D0000000000000)
  %923 = select <16 x i1> %922, <16 x i32> splat (i32 -1), <16 x i32> %921
  %924 = fcmp ogt <16 x float> %531, splat (float 0x3AF0000000000000)
  %925 = select <16 x i1> %924, <16 x float> %531, <16 x float> splat (float 0x3AF0000000000000)
  %926 = bitcast <16 x float> %925 to <16 x i32>
  %927 = sub <16 x i32> %926, %460
  %928 = sub <16 x i32> %463, %926
  %929 = bitcast <16 x i32> %928 to <16 x float>
  %930 = fmul <16 x float> %493, %929
  %931 = fptosi <16 x float> %930 to <16 x i32>
  %932 = fcmp olt <16 x float> %530, splat (float 0x3AF0000000000000)
  %933 = bitcast <16 x i1> %932 to i16
  %934 = icmp eq i16 %933, 0
  br i1 %934, label %964, label %935

935:
  %936 = sext <16 x i1> %505 to <16 x i32>
  %937 = load ptr, ptr %436, align 64
  br label %938

938:
  %939 = phi i64 [ 0, %935 ], [ %954, %952 ]
  %940 = phi <16 x i32> [ %936, %935 ], [ %953, %952 ]
  %941 = getelementptr inbounds nuw i16, ptr %937, i64 %939
  %942 = load i16, ptr %941, align 2
  %943 = zext i16 %942 to i64
  %944 = getelementptr inbounds nuw float, ptr %475, i64 %943
  %945 = load float, ptr %944, align 4
  %946 = fcmp une float %945, 0.000000e+00
  br i1 %946, label %947, label %952

947:
  %948 = getelementptr inbounds nuw <16 x float>, ptr %1, i64 %939
  %949 = load <16 x float>, ptr %948, align 64
  %950 = fcmp une <16 x float> %949, zeroinitializer
  %951 = select <16 x i1> %950, <16 x i32> splat (i32 -1), <16 x i32> %940
  br label %952

952:
  %953 = phi <16 x i32> [ %951, %947 ], [ %940, %938 ]
  %954 = add nuw nsw i64 %939, 1
  %955 = icmp eq i64 %954, %472
  br i1 %955, label %956, label %938

956:
  %957 = select <16 x i1> %932, <16 x i32> %953, <16 x i32> zeroinitializer
  %958 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %957)
  %959 = icmp ne i32 %958, 0
  %960 = zext i1 %959 to i32
  %961 = insertelement <16 x i32> poison, i32 %960, i64 0
  %962 = shufflevector <16 x i32> %961, <16 x i32> poison, <16 x i32> zeroinitializer
  %963 = or <16 x i32> %962, %923
  br label %964

964:
  %965 = phi <16 x i32> [ %963, %956 ], [ %923, %920 ]
  %966 = fcmp ogt <16 x float> %530, splat (float 0x47D0000000000000)
  %967 = select <16 x i1> %966, <16 x i32> splat (i32 -1), <16 x i32> %965
  %968 = fcmp ogt <16 x float> %530, splat (float 0x3AF0000000000000)
  %969 = select <16 x i1> %968, <16 x float> %530, <16 x float> splat (float 0x3AF0000000000000)
  %970 = bitcast <16 x float> %969 to <16 x i32>
  %971 = sub <16 x i32> %970, %460
  %972 = sub <16 x i32> %463, %970
  %973 = bitcast <16 x i32> %972 to <16 x float>
  %974 = fmul <16 x float> %501, %973
  %975 = fptosi <16 x float> %974 to <16 x i32>
  %976 = fcmp olt <16 x float> %529, splat (float 0x3AF0000000000000)
  %977 = bitcast <16 x i1> %976 to i16
  %978 = icmp eq i16 %977, 0
  br i1 %978, label %1008, label %979

979:
  %980 = sext <16 x i1> %512 to <16 x i32>
  %981 = load ptr, ptr %436, align 64
  br label %982

982:
  %983 = phi i64 [ 0, %979 ], [ %998, %996 ]
  %984 = phi <16 x i32> [ %980, %979 ], [ %997, %996 ]
  %985 = getelementptr inbounds nuw i16, ptr %981, i64 %983
  %986 = load i16, ptr %985, align 2
  %987 = zext i16 %986 to i64
  %988 = getelementptr inbounds nuw float, ptr %479, i64 %987
  %989 = load float, ptr %988, align 4
  %990 = fcmp une float %989, 0.000000e+00
  br i1 %990, label %991, label %996

991:
  %992 = getelementptr inbounds nuw <16 x float>, ptr %1, i64 %983
  %993 = load <16 x float>, ptr %992, align 64
  %994 = fcmp une <16 x float> %993, zeroinitializer
  %995 = select <16 x i1> %994, <16 x i32> splat (i32 -1), <16 x i32> %984
  br label %996

996:
  %997 = phi <16 x i32> [ %995, %991 ], [ %984, %982 ]
  %998 = add nuw nsw i64 %983, 1
  %999 = icmp eq i64 %998, %476
  br i1 %999, label %1000, label %982

1000:
  %1001 = select <16 x i1> %976, <16 x i32> %997, <16 x i32> zeroinitializer
  %1002 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %1001)
  %1003 = icmp ne i32 %1002, 0
  %1004 = zext i1 %1003 to i32
  %1005 = insertelement <16 x i32> poison, i32 %1004, i64 0
  %1006 = shufflevector <16 x i32> %1005, <16 x i32> poison, <16 x i32> zeroinitializer
  %1007 = or <16 x i32> %1006, %967
  br label %1008

1008:
  %1009 = phi <16 x i32> [ %1007, %1000 ], [ %967, %964 ]
  %1010 = fcmp ogt <16 x float> %529, splat (float 0x47D0000000000000)
  %1011 = select <16 x i1> %1010, <16 x i32> splat (i32 -1), <16 x i32> %1009
  %1012 = fcmp ogt <16 x float> %529, splat (float 0x3AF0000000000000)
  %1013 = select <16 x i1> %1012, <16 x float> %529, <16 x float> splat (float 0x3AF0000000000000)
  %1014 = bitcast <16 x float> %1013 to <16 x i32>
  %1015 = sub <16 x i32> %1014, %460
  %1016 = sub <16 x i32> %463, %1014
  %1017 = bitcast <16 x i32> %1016 to <16 x float>
  %1018 = fmul <16 x float> %486, %1017
  %1019 = fptosi <16 x float> %1018 to <16 x i32>
  %1020 = fcmp olt <16 x float> %528, splat (float 0x3AF0000000000000)
  %1021 = bitcast <16 x i1> %1020 to i16
  %1022 = icmp eq i16 %1021, 0
  br i1 %1022, label %1052, label %1023

1023:
  %1024 = sext <16 x i1> %519 to <16 x i32>
  %1025 = load ptr, ptr %436, align 64
  br label %1026

1026:
  %1027 = phi i64 [ 0, %1023 ], [ %1042, %1040 ]
  %1028 = phi <16 x i32> [ %1024, %1023 ], [ %1041, %1040 ]
  %1029 = getelementptr inbounds nuw i16, ptr %1025, i64 %1027
  %1030 = load i16, ptr %1029, align 2
  %1031 = zext i16 %1030 to i64
  %1032 = getelementptr inbounds nuw float, ptr %483, i64 %1031
  %1033 = load float, ptr %1032, align 4
  %1034 = fcmp une float %1033, 0.000000e+00
  br i1 %1034, label %1035, label %1040

1035:
  %1036 = getelementptr inbounds nuw <16 x float>, ptr %1, i64 %1027
  %1037 = load <16 x float>, ptr %1036, align 64
  %1038 = fcmp une <16 x float> %1037, zeroinitializer
  %1039 = select <16 x i1> %1038, <16 x i32> splat (i32 -1), <16 x i32> %1028
  br label %1040

1040:
  %1041 = phi <16 x i32> [ %1039, %1035 ], [ %1028, %1026 ]
  %1042 = add nuw nsw i64 %1027, 1
  %1043 = icmp eq i64 %1042, %480
  br i1 %1043, label %1044, label %1026

1044:
  %1045 = select <16 x i1> %1020, <16 x i32> %1041, <16 x i32> zeroinitializer
  %1046 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %1045)
  %1047 = icmp ne i32 %1046, 0
  %1048 = zext i1 %1047 to i32
  %1049 = insertelement <16 x i32> poison, i32 %1048, i64 0
  %1050 = shufflevector <16 x i32> %1049, <16 x i32> poison, <16 x i32> zeroinitializer
  %1051 = or <16 x i32> %1050, %1011
  br label %1052

1052:
  %1053 = phi <16 x i32> [ %1051, %1044 ], [ %1011, %1008 ]
  %1054 = fcmp ogt <16 x float> %528, splat (float 0x47D0000000000000)
  %1055 = select <16 x i1> %1054, <16 x i32> splat (i32 -1), <16 x i32> %1053
  %1056 = fcmp ogt <16 x float> %528, splat (float 0x3AF0000000000000)
  %1057 = select <16 x i1> %1056, <16 x float> %528, <16 x float> splat (float 0x3AF0000000000000)
  %1058 = bitcast <16 x float> %1057 to <16 x i32>
  %1059 = sub <16 x i32> %1058, %460
  %1060 = sub <16 x i32> %463, %1058
  %1061 = bitcast <16 x i32> %1060 to <16 x float>
  %1062 = fmul <16 x float> %485, %1061
  %1063 = fptosi <16 x float> %1062 to <16 x i32>
  %1064 = add i32 %490, %452
  %1065 = icmp ult i32 %490, %1064
  br i1 %1065, label %577, label %579

1066:
  %1067 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %1055)
  %1068 = icmp eq i32 %1067, 0
  %1069 = and i1 %1068, %442
  br i1 %1069, label %440, label %2541

1070:
  br i1 %1073, label %1071, label %2541

1071:
  br label %1072

1072:
  %1073 = phi i1 [ false, %1071 ], [ true, %432 ]
  %1074 = phi i64 [ 4, %1071 ], [ 0, %432 ]
  %1075 = getelementptr inbounds nuw <16 x float>, ptr %4, i64 %1074
  %1076 = load i32, ptr %7, align 4
  %1077 = load i32, ptr %6, align 4
  %1078 = tail call i32 @llvm.umin.i32(i32 %1077, i32 %1076)
  %1079 = load i32, ptr %433, align 4
  %1080 = load i32, ptr %434, align 4
  %1081 = add nsw i32 %1080, %1079
  %1082 = icmp sgt i32 %1081, 8
  %1083 = select i1 %1082, i32 8, i32 16
  %1084 = icmp eq i32 %1076, 0
  br i1 %1084, label %1070, label %1085

1085:
  %1086 = load i32, ptr %423, align 4
  %1087 = shl i32 %1086, 23
  %1088 = shl nuw nsw i64 %1074, 2
  %1089 = getelementptr inbounds nuw float, ptr %435, i64 %1088
  %1090 = insertelement <16 x i32> poison, i32 %1087, i64 0
  %1091 = shufflevector <16 x i32> %1090, <16 x i32> poison, <16 x i32> zeroinitializer
  %1092 = add nsw i32 %1087, 2130706432
  %1093 = insertelement <16 x i32> poison, i32 %1092, i64 0
  %1094 = shufflevector <16 x i32> %1093, <16 x i32> poison, <16 x i32> zeroinitializer
  %1095 = getelementptr inbounds nuw float, ptr %2, i64 %1088
  %1096 = load <16 x i32>, ptr %1075, align 64
  %1097 = getelementptr inbounds nuw i8, ptr %1075, i64 64
  %1098 = load <16 x i32>, ptr %1097, align 64
  %1099 = getelementptr inbounds nuw i8, ptr %1075, i64 128
  %1100 = load <16 x i32>, ptr %1099, align 64
  %1101 = getelementptr inbounds nuw i8, ptr %1075, i64 192
  %1102 = load <16 x i32>, ptr %1101, align 64
  %1103 = bitcast <16 x i32> %1096 to <16 x float>
  %1104 = bitcast <16 x i32> %1098 to <16 x float>
  %1105 = bitcast <16 x i32> %1100 to <16 x float>
  %1106 = bitcast <16 x i32> %1102 to <16 x float>
  %1107 = zext i32 %1076 to i64
  %1108 = getelementptr inbounds nuw float, ptr %2, i64 %1088
  %1109 = zext i32 %1076 to i64
  %1110 = shl nuw nsw i64 %1074, 4
  %1111 = getelementptr inbounds nuw i8, ptr %2, i64 %1110
  %1112 = getelementptr inbounds nuw i8, ptr %1111, i64 16
  %1113 = zext i32 %1076 to i64
  %1114 = shl nuw nsw i64 %1074, 4
  %1115 = getelementptr inbounds nuw i8, ptr %2, i64 %1114
  %1116 = getelementptr inbounds nuw i8, ptr %1115, i64 32
  %1117 = zext i32 %1076 to i64
  %1118 = shl nuw nsw i64 %1074, 4
  %1119 = getelementptr inbounds nuw i8, ptr %2, i64 %1118
  %1120 = getelementptr inbounds nuw i8, ptr %1119, i64 48
  br label %1121

1121:
  %1122 = phi <16 x float> [ %1103, %1085 ], [ %1283, %1265 ]
  %1123 = phi <16 x float> [ %1106, %1085 ], [ %1325, %1265 ]
  %1124 = phi <16 x float> [ %1105, %1085 ], [ %1311, %1265 ]
  %1125 = phi <16 x float> [ %1104, %1085 ], [ %1297, %1265 ]
  %1126 = phi <16 x i32> [ %1102, %1085 ], [ %1332, %1265 ]
  %1127 = phi <16 x i32> [ %1100, %1085 ], [ %1331, %1265 ]
  %1128 = phi <16 x i32> [ %1098, %1085 ], [ %1330, %1265 ]
  %1129 = phi <16 x i32> [ %1096, %1085 ], [ %1329, %1265 ]
  %1130 = phi i32 [ %1083, %1085 ], [ %1328, %1265 ]
  %1131 = phi i32 [ %1078, %1085 ], [ %1327, %1265 ]
  %1132 = phi <16 x i32> [ zeroinitializer, %1085 ], [ %1550, %1265 ]
  %1133 = phi i32 [ 0, %1085 ], [ %1140, %1265 ]
  %1134 = zext i32 %1130 to i64
  %1135 = zext i32 %1133 to i64
  %1136 = and <16 x i32> %1129, splat (i32 2139095040)
  %1137 = and <16 x i32> %1128, splat (i32 2139095040)
  %1138 = and <16 x i32> %1127, splat (i32 2139095040)
  %1139 = and <16 x i32> %1126, splat (i32 2139095040)
  %1140 = add i32 %1133, %1078
  %1141 = icmp ult i32 %1133, %1140
  br i1 %1141, label %1142, label %1153

1142:
  %1143 = load ptr, ptr %436, align 64
  %1144 = bitcast <16 x i32> %1136 to <16 x float>
  %1145 = bitcast <16 x i32> %1137 to <16 x float>
  %1146 = bitcast <16 x i32> %1138 to <16 x float>
  %1147 = bitcast <16 x i32> %1139 to <16 x float>
  br label %1162

1148:
  %1149 = bitcast <16 x float> %1200 to <16 x i32>
  %1150 = bitcast <16 x float> %1193 to <16 x i32>
  %1151 = bitcast <16 x float> %1186 to <16 x i32>
  %1152 = bitcast <16 x float> %1179 to <16 x i32>
  br label %1153

1153:
  %1154 = phi <16 x i32> [ %1152, %1148 ], [ %1136, %1121 ]
  %1155 = phi <16 x i32> [ %1151, %1148 ], [ %1137, %1121 ]
  %1156 = phi <16 x i32> [ %1150, %1148 ], [ %1138, %1121 ]
  %1157 = phi <16 x i32> [ %1149, %1148 ], [ %1139, %1121 ]
  %1158 = bitcast <16 x i32> %1154 to <16 x float>
  %1159 = fcmp olt <16 x float> %1158, splat (float 0x3AF0000000000000)
  %1160 = bitcast <16 x i1> %1159 to i16
  %1161 = icmp eq i16 %1160, 0
  br i1 %1161, label %1409, label %1379

1162:
  %1163 = phi <16 x float> [ %1144, %1142 ], [ %1179, %1162 ]
  %1164 = phi <16 x float> [ %1145, %1142 ], [ %1186, %1162 ]
  %1165 = phi <16 x float> [ %1146, %1142 ], [ %1193, %1162 ]
  %1166 = phi <16 x float> [ %1147, %1142 ], [ %1200, %1162 ]
  %1167 = phi i64 [ %1135, %1142 ], [ %1201, %1162 ]
  %1168 = getelementptr inbounds nuw i16, ptr %1143, i64 %1167
  %1169 = load i16, ptr %1168, align 2
  %1170 = zext i16 %1169 to i64
  %1171 = getelementptr inbounds nuw float, ptr %1089, i64 %1170
  %1172 = getelementptr inbounds nuw <16 x float>, ptr %437, i64 %1167
  %1173 = load <16 x float>, ptr %1172, align 64
  %1174 = load float, ptr %1171, align 4
  %1175 = insertelement <16 x float> poison, float %1174, i64 0
  %1176 = shufflevector <16 x float> %1175, <16 x float> poison, <16 x i32> zeroinitializer
  %1177 = fmul <16 x float> %1173, %1176
  %1178 = fcmp ogt <16 x float> %1177, %1163
  %1179 = select <16 x i1> %1178, <16 x float> %1177, <16 x float> %1163
  %1180 = getelementptr inbounds nuw i8, ptr %1171, i64 16
  %1181 = load float, ptr %1180, align 4
  %1182 = insertelement <16 x float> poison, float %1181, i64 0
  %1183 = shufflevector <16 x float> %1182, <16 x float> poison, <16 x i32> zeroinitializer
  %1184 = fmul <16 x float> %1173, %1183
  %1185 = fcmp ogt <16 x float> %1184, %1164
  %1186 = select <16 x i1> %1185, <16 x float> %1184, <16 x float> %1164
  %1187 = getelementptr inbounds nuw i8, ptr %1171, i64 32
  %1188 = load float, ptr %1187, align 4
  %1189 = insertelement <16 x float> poison, float %1188, i64 0
  %1190 = shufflevector <16 x float> %1189, <16 x float> poison, <16 x i32> zeroinitializer
  %1191 = fmul <16 x float> %1173, %1190
  %1192 = fcmp ogt <16 x float> %1191, %1165
  %1193 = select <16 x i1> %1192, <16 x float> %1191, <16 x float> %1165
  %1194 = getelementptr inbounds nuw i8, ptr %1171, i64 48
  %1195 = load float, ptr %1194, align 4
  %1196 = insertelement <16 x float> poison, float %1195, i64 0
  %1197 = shufflevector <16 x float> %1196, <16 x float> poison, <16 x i32> zeroinitializer
  %1198 = fmul <16 x float> %1173, %1197
  %1199 = fcmp ogt <16 x float> %1198, %1166
  %1200 = select <16 x i1> %1199, <16 x float> %1198, <16 x float> %1166
  %1201 = add nuw nsw i64 %1167, 1
  %1202 = trunc i64 %1201 to i32
  %1203 = icmp eq i32 %1131, %1202
  br i1 %1203, label %1148, label %1162

1204:
  %1205 = load ptr, ptr %436, align 64
  br label %1214

1206:
  %1207 = phi <16 x i32> [ %1558, %1547 ], [ %1256, %1214 ]
  %1208 = phi <16 x i32> [ %1512, %1547 ], [ %1248, %1214 ]
  %1209 = phi <16 x i32> [ %1466, %1547 ], [ %1240, %1214 ]
  %1210 = phi <16 x i32> [ %1420, %1547 ], [ %1232, %1214 ]
  %1211 = icmp ult i32 %1559, %1140
  br i1 %1211, label %1212, label %1265

1212:
  %1213 = load ptr, ptr %436, align 64
  br label %1333

1214:
  %1215 = phi <16 x i32> [ %1558, %1204 ], [ %1256, %1214 ]
  %1216 = phi <16 x i32> [ %1512, %1204 ], [ %1248, %1214 ]
  %1217 = phi <16 x i32> [ %1466, %1204 ], [ %1240, %1214 ]
  %1218 = phi <16 x i32> [ %1420, %1204 ], [ %1232, %1214 ]
  %1219 = phi i64 [ %1135, %1204 ], [ %1257, %1214 ]
  %1220 = getelementptr inbounds nuw i16, ptr %1205, i64 %1219
  %1221 = load i16, ptr %1220, align 2
  %1222 = zext i16 %1221 to i64
  %1223 = getelementptr inbounds nuw float, ptr %1095, i64 %1222
  %1224 = getelementptr inbounds nuw <16 x float>, ptr %1, i64 %1219
  %1225 = load <16 x float>, ptr %1224, align 64
  %1226 = load float, ptr %1223, align 4
  %1227 = insertelement <16 x float> poison, float %1226, i64 0
  %1228 = shufflevector <16 x float> %1227, <16 x float> poison, <16 x i32> zeroinitializer
  %1229 = fmul <16 x float> %1225, %1228
  %1230 = fmul <16 x float> %1229, %1418
  %1231 = fptosi <16 x float> %1230 to <16 x i32>
  %1232 = add <16 x i32> %1218, %1231
  %1233 = getelementptr inbounds nuw i8, ptr %1223, i64 16
  %1234 = load float, ptr %1233, align 4
  %1235 = insertelement <16 x float> poison, float %1234, i64 0
  %1236 = shufflevector <16 x float> %1235, <16 x float> poison, <16 x i32> zeroinitializer
  %1237 = fmul <16 x float> %1225, %1236
  %1238 = fmul <16 x float> %1237, %1464
  %1239 = fptosi <16 x float> %1238 to <16 x i32>
  %1240 = add <16 x i32> %1217, %1239
  %1241 = getelementptr inbounds nuw i8, ptr %1223, i64 32
  %1242 = load float, ptr %1241, align 4
  %1243 = insertelement <16 x float> poison, float %1242, i64 0
  %1244 = shufflevector <16 x float> %1243, <16 x float> poison, <16 x i32> zeroinitializer
  %1245 = fmul <16 x float> %1225, %1244
  %1246 = fmul <16 x float> %1245, %1510
  %1247 = fptosi <16 x float> %1246 to <16 x i32>
  %1248 = add <16 x i32> %1216, %1247
  %1249 = getelementptr inbounds nuw i8, ptr %1223, i64 48
  %1250 = load float, ptr %1249, align 4
  %1251 = insertelement <16 x float> poison, float %1250, i64 0
  %1252 = shufflevector <16 x float> %1251, <16 x float> poison, <16 x i32> zeroinitializer
  %1253 = fmul <16 x float> %1225, %1252
  %1254 = fmul <16 x float> %1253, %1556
  %1255 = fptosi <16 x float> %1254 to <16 x i32>
  %1256 = add <16 x i32> %1215, %1255
  %1257 = add nuw nsw i64 %1219, 1
  %1258 = trunc i64 %1257 to i32
  %1259 = icmp eq i32 %1130, %1258
  br i1 %1259, label %1206, label %1214

1260:
  %1261 = sitofp <16 x i32> %1351 to <16 x double>
  %1262 = sitofp <16 x i32> %1359 to <16 x double>
  %1263 = sitofp <16 x i32> %1367 to <16 x double>
  %1264 = sitofp <16 x i32> %1375 to <16 x double>
  br label %1265

1265:
  %1266 = phi <16 x double> [ zeroinitializer, %1206 ], [ %1264, %1260 ]
  %1267 = phi <16 x double> [ zeroinitializer, %1206 ], [ %1263, %1260 ]
  %1268 = phi <16 x double> [ zeroinitializer, %1206 ], [ %1262, %1260 ]
  %1269 = phi <16 x double> [ zeroinitializer, %1206 ], [ %1261, %1260 ]
  %1270 = load i32, ptr %438, align 4
  %1271 = sub nsw i32 52, %1270
  %1272 = zext nneg i32 %1271 to i64
  %1273 = shl nsw i64 -1, %1272
  %1274 = insertelement <8 x i64> poison, i64 %1273, i64 0
  %1275 = shufflevector <8 x i64> %1274, <8 x i64> poison, <16 x i32> zeroinitializer
  %1276 = sitofp <16 x i32> %1210 to <16 x double>
  %1277 = fadd <16 x double> %1269, %1276
  %1278 = bitcast <16 x double> %1277 to <16 x i64>
  %1279 = and <16 x i64> %1275, %1278
  %1280 = bitcast <16 x i64> %1279 to <16 x double>
  %1281 = fptrunc <16 x double> %1280 to <16 x float>
  %1282 = bitcast <16 x i32> %1416 to <16 x float>
  %1283 = fmul <16 x float> %1281, %1282
  store <16 x float> %1283, ptr %1075, align 64
  %1284 = load i32, ptr %438, align 4
  %1285 = sub nsw i32 52, %1284
  %1286 = zext nneg i32 %1285 to i64
  %1287 = shl nsw i64 -1, %1286
  %1288 = insertelement <8 x i64> poison, i64 %1287, i64 0
  %1289 = shufflevector <8 x i64> %1288, <8 x i64> poison, <16 x i32> zeroinitializer
  %1290 = sitofp <16 x i32> %1209 to <16 x double>
  %1291 = fadd <16 x double> %1268, %1290
  %1292 = bitcast <16 x double> %1291 to <16 x i64>
  %1293 = and <16 x i64> %1289, %1292
  %1294 = bitcast <16 x i64> %1293 to <16 x double>
  %1295 = fptrunc <16 x double> %1294 to <16 x float>
  %1296 = bitcast <16 x i32> %1462 to <16 x float>
  %1297 = fmul <16 x float> %1295, %1296
  store <16 x float> %1297, ptr %1097, align 64
  %1298 = load i32, ptr %438, align 4
  %1299 = sub nsw i32 52, %1298
  %1300 = zext nneg i32 %1299 to i64
  %1301 = shl nsw i64 -1, %1300
  %1302 = insertelement <8 x i64> poison, i64 %1301, i64 0
  %1303 = shufflevector <8 x i64> %1302, <8 x i64> poison, <16 x i32> zeroinitializer
  %1304 = sitofp <16 x i32> %1208 to <16 x double>
  %1305 = fadd <16 x double> %1267, %1304
  %1306 = bitcast <16 x double> %1305 to <16 x i64>
  %1307 = and <16 x i64> %1303, %1306
  %1308 = bitcast <16 x i64> %1307 to <16 x double>
  %1309 = fptrunc <16 x double> %1308 to <16 x float>
  %1310 = bitcast <16 x i32> %1508 to <16 x float>
  %1311 = fmul <16 x float> %1309, %1310
  store <16 x float> %1311, ptr %1099, align 64
  %1312 = load i32, ptr %438, align 4
  %1313 = sub nsw i32 52, %1312
  %1314 = zext nneg i32 %1313 to i64
  %1315 = shl nsw i64 -1, %1314
  %1316 = insertelement <8 x i64> poison, i64 %1315, i64 0
  %1317 = shufflevector <8 x i64> %1316, <8 x i64> poison, <16 x i32> zeroinitializer
  %1318 = sitofp <16 x i32> %1207 to <16 x double>
  %1319 = fadd <16 x double> %1266, %1318
  %1320 = bitcast <16 x double> %1319 to <16 x i64>
  %1321 = and <16 x i64> %1317, %1320
  %1322 = bitcast <16 x i64> %1321 to <16 x double>
  %1323 = fptrunc <16 x double> %1322 to <16 x float>
  %1324 = bitcast <16 x i32> %1554 to <16 x float>
  %1325 = fmul <16 x float> %1323, %1324
  store <16 x float> %1325, ptr %1101, align 64
  %1326 = icmp ult i32 %1140, %1076
  %1327 = add i32 %1131, %1078
  %1328 = add i32 %1130, %1078
  %1329 = bitcast <16 x float> %1283 to <16 x i32>
  %1330 = bitcast <16 x float> %1297 to <16 x i32>
  %1331 = bitcast <16 x float> %1311 to <16 x i32>
  %1332 = bitcast <16 x float> %1325 to <16 x i32>
  br i1 %1326, label %1121, label %1561

1333:
  %1334 = phi <16 x i32> [ zeroinitializer, %1212 ], [ %1375, %1333 ]
  %1335 = phi <16 x i32> [ zeroinitializer, %1212 ], [ %1367, %1333 ]
  %1336 = phi <16 x i32> [ zeroinitializer, %1212 ], [ %1359, %1333 ]
  %1337 = phi <16 x i32> [ zeroinitializer, %1212 ], [ %1351, %1333 ]
  %1338 = phi i64 [ %1134, %1212 ], [ %1376, %1333 ]
  %1339 = getelementptr inbounds nuw i16, ptr %1213, i64 %1338
  %1340 = load i16, ptr %1339, align 2
  %1341 = zext i16 %1340 to i64
  %1342 = getelementptr inbounds nuw float, ptr %1095, i64 %1341
  %1343 = getelementptr inbounds nuw <16 x float>, ptr %1, i64 %1338
  %1344 = load <16 x float>, ptr %1343, align 64
  %1345 = load float, ptr %1342, align 4
  %1346 = insertelement <16 x float> poison, float %1345, i64 0
  %1347 = shufflevector <16 x float> %1346, <16 x float> poison, <16 x i32> zeroinitializer
  %1348 = fmul <16 x float> %1344, %1347
  %1349 = fmul <16 x float> %1348, %1418
  %1350 = fptosi <16 x float> %1349 to <16 x i32>
  %1351 = add <16 x i32> %1337, %1350
  %1352 = getelementptr inbounds nuw i8, ptr %1342, i64 16
  %1353 = load float, ptr %1352, align 4
  %1354 = insertelement <16 x float> poison, float %1353, i64 0
  %1355 = shufflevector <16 x float> %1354, <16 x float> poison, <16 x i32> zeroinitializer
  %1356 = fmul <16 x float> %1344, %1355
  %1357 = fmul <16 x float> %1356, %1464
  %1358 = fptosi <16 x float> %1357 to <16 x i32>
  %1359 = add <16 x i32> %1336, %1358
  %1360 = getelementptr inbounds nuw i8, ptr %1342, i64 32
  %1361 = load float, ptr %1360, align 4
  %1362 = insertelement <16 x float> poison, float %1361, i64 0
  %1363 = shufflevector <16 x float> %1362, <16 x float> poison, <16 x i32> zeroinitializer
  %1364 = fmul <16 x float> %1344, %1363
  %1365 = fmul <16 x float> %1364, %1510
  %1366 = fptosi <16 x float> %1365 to <16 x i32>
  %1367 = add <16 x i32> %1335, %1366
  %1368 = getelementptr inbounds nuw i8, ptr %1342, i64 48
  %1369 = load float, ptr %1368, align 4
  %1370 = insertelement <16 x float> poison, float %1369, i64 0
  %1371 = shufflevector <16 x float> %1370, <16 x float> poison, <16 x i32> zeroinitializer
  %1372 = fmul <16 x float> %1344, %1371
  %1373 = fmul <16 x float> %1372, %1556
  %1374 = fptosi <16 x float> %1373 to <16 x i32>
  %1375 = add <16 x i32> %1334, %1374
  %1376 = add nuw nsw i64 %1338, 1
  %1377 = trunc i64 %1376 to i32
  %1378 = icmp eq i32 %1131, %1377
  br i1 %1378, label %1260, label %1333

1379:
  %1380 = fcmp une <16 x float> %1122, zeroinitializer
  %1381 = sext <16 x i1> %1380 to <16 x i32>
  %1382 = load ptr, ptr %436, align 64
  br label %1383

1383:
  %1384 = phi i64 [ 0, %1379 ], [ %1399, %1397 ]
  %1385 = phi <16 x i32> [ %1381, %1379 ], [ %1398, %1397 ]
  %1386 = getelementptr inbounds nuw i16, ptr %1382, i64 %1384
  %1387 = load i16, ptr %1386, align 2
  %1388 = zext i16 %1387 to i64
  %1389 = getelementptr inbounds nuw float, ptr %1108, i64 %1388
  %1390 = load float, ptr %1389, align 4
  %1391 = fcmp une float %1390, 0.000000e+00
  br i1 %1391, label %1392, label %1397

1392:
  %1393 = getelementptr inbounds nuw <16 x float>, ptr %1, i64 %1384
  %1394 = load <16 x float>, ptr %1393, align 64
  %1395 = fcmp une <16 x float> %1394, zeroinitializer
  %1396 = select <16 x i1> %1395, <16 x i32> splat (i32 -1), <16 x i32> %1385
  br label %1397

1397:
  %1398 = phi <16 x i32> [ %1396, %1392 ], [ %1385, %1383 ]
  %1399 = add nuw nsw i64 %1384, 1
  %1400 = icmp eq i64 %1399, %1107
  br i1 %1400, label %1401, label %1383

1401:
  %1402 = select <16 x i1> %1159, <16 x i32> %1398, <16 x i32> zeroinitializer
  %1403 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %1402)
  %1404 = icmp ne i32 %1403, 0
  %1405 = zext i1 %1404 to i32
  %1406 = insertelement <16 x i32> poison, i32 %1405, i64 0
  %1407 = shufflevector <16 x i32> %1406, <16 x i32> poison, <16 x i32> zeroinitializer
  %1408 = or <16 x i32> %1407, %1132
  br label %1409

1409:
  %1410 = phi <16 x i32> [ %1408, %1401 ], [ %1132, %1153 ]
  %1411 = fcmp ogt <16 x float> %1158, splat (float 0x47D0000000000000)
  %1412 = select <16 x i1> %1411, <16 x i32> splat (i32 -1), <16 x i32> %1410
  %1413 = fcmp ogt <16 x float> %1158, splat (float 0x3AF0000000000000)
  %1414 = select <16 x i1> %1413, <16 x float> %1158, <16 x float> splat (float 0x3AF0000000000000)
  %1415 = bitcast <16 x float> %1414 to <16 x i32>
  %1416 = sub <16 x i32> %1415, %1091
  %1417 = sub <16 x i32> %1094, %1415
  %1418 = bitcast <16 x i32> %1417 to <16 x float>
  %1419 = fmul <16 x float> %1122, %1418
  %1420 = fptosi <16 x float> %1419 to <16 x i32>
  %1421 = bitcast <16 x i32> %1155 to <16 x float>
  %1422 = fcmp olt <16 x float> %1421, splat (float 0x3AF0000000000000)
  %1423 = bitcast <16 x i1> %1422 to i16
  %1424 = icmp eq i16 %1423, 0
  br i1 %1424, label %1455, label %1425

1425:
  %1426 = fcmp une <16 x float> %1125, zeroinitializer
  %1427 = sext <16 x i1> %1426 to <16 x i32>
  %1428 = load ptr, ptr %436, align 64
  br label %1429

1429:
  %1430 = phi i64 [ 0, %1425 ], [ %1445, %1443 ]
  %1431 = phi <16 x i32> [ %1427, %1425 ], [ %1444, %1443 ]
  %1432 = getelementptr inbounds nuw i16, ptr %1428, i64 %1430
  %1433 = load i16, ptr %1432, align 2
  %1434 = zext i16 %1433 to i64
  %1435 = getelementptr inbounds nuw float, ptr %1112, i64 %1434
  %1436 = load float, ptr %1435, align 4
  %1437 = fcmp une float %1436, 0.000000e+00
  br i1 %1437, label %1438, label %1443

1438:
  %1439 = getelementptr inbounds nuw <16 x float>, ptr %1, i64 %1430
  %1440 = load <16 x float>, ptr %1439, align 64
  %1441 = fcmp une <16 x float> %1440, zeroinitializer
  %1442 = select <16 x i1> %1441, <16 x i32> splat (i32 -1), <16 x i32> %1431
  br label %1443

1443:
  %1444 = phi <16 x i32> [ %1442, %1438 ], [ %1431, %1429 ]
  %1445 = add nuw nsw i64 %1430, 1
  %1446 = icmp eq i64 %1445, %1109
  br i1 %1446, label %1447, label %1429

1447:
  %1448 = select <16 x i1> %1422, <16 x i32> %1444, <16 x i32> zeroinitializer
  %1449 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %1448)
  %1450 = icmp ne i32 %1449, 0
  %1451 = zext i1 %1450 to i32
  %1452 = insertelement <16 x i32> poison, i32 %1451, i64 0
  %1453 = shufflevector <16 x i32> %1452, <16 x i32> poison, <16 x i32> zeroinitializer
  %1454 = or <16 x i32> %1453, %1412
  br label %1455

1455:
  %1456 = phi <16 x i32> [ %1454, %1447 ], [ %1412, %1409 ]
  %1457 = fcmp ogt <16 x float> %1421, splat (float 0x47D0000000000000)
  %1458 = select <16 x i1> %1457, <16 x i32> splat (i32 -1), <16 x i32> %1456
  %1459 = fcmp ogt <16 x float> %1421, splat (float 0x3AF0000000000000)
  %1460 = select <16 x i1> %1459, <16 x float> %1421, <16 x float> splat (float 0x3AF0000000000000)
  %1461 = bitcast <16 x float> %1460 to <16 x i32>
  %1462 = sub <16 x i32> %1461, %1091
  %1463 = sub <16 x i32> %1094, %1461
  %1464 = bitcast <16 x i32> %1463 to <16 x float>
  %1465 = fmul <16 x float> %1125, %1464
  %1466 = fptosi <16 x float> %1465 to <16 x i32>
  %1467 = bitcast <16 x i32> %1156 to <16 x float>
  %1468 = fcmp olt <16 x float> %1467, splat (float 0x3AF0000000000000)
  %1469 = bitcast <16 x i1> %1468 to i16
  %1470 = icmp eq i16 %1469, 0
  br i1 %1470, label %1501, label %1471

1471:
  %1472 = fcmp une <16 x float> %1124, zeroinitializer
  %1473 = sext <16 x i1> %1472 to <16 x i32>
  %1474 = load ptr, ptr %436, align 64
  br label %1475

1475:
  %1476 = phi i64 [ 0, %1471 ], [ %1491, %1489 ]
  %1477 = phi <16 x i32> [ %1473, %1471 ], [ %1490, %1489 ]
  %1478 = getelementptr inbounds nuw i16, ptr %1474, i64 %1476
  %1479 = load i16, ptr %1478, align 2
  %1480 = zext i16 %1479 to i64
  %1481 = getelementptr inbounds nuw float, ptr %1116, i64 %1480
  %1482 = load float, ptr %1481, align 4
  %1483 = fcmp une float %1482, 0.000000e+00
  br i1 %1483, label %1484, label %1489

1484:
  %1485 = getelementptr inbounds nuw <16 x float>, ptr %1, i64 %1476
  %1486 = load <16 x float>, ptr %1485, align 64
  %1487 = fcmp une <16 x float> %1486, zeroinitializer
  %1488 = select <16 x i1> %1487, <16 x i32> splat (i32 -1), <16 x i32> %1477
  br label %1489

1489:
  %1490 = phi <16 x i32> [ %1488, %1484 ], [ %1477, %1475 ]
  %1491 = add nuw nsw i64 %1476, 1
  %1492 = icmp eq i64 %1491, %1113
  br i1 %1492, label %1493, label %1475

1493:
  %1494 = select <16 x i1> %1468, <16 x i32> %1490, <16 x i32> zeroinitializer
  %1495 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %1494)
  %1496 = icmp ne i32 %1495, 0
  %1497 = zext i1 %1496 to i32
  %1498 = insertelement <16 x i32> poison, i32 %1497, i64 0
  %1499 = shufflevector <16 x i32> %1498, <16 x i32> poison, <16 x i32> zeroinitializer
  %1500 = or <16 x i32> %1499, %1458
  br label %1501

1501:
  %1502 = phi <16 x i32> [ %1500, %1493 ], [ %1458, %1455 ]
  %1503 = fcmp ogt <16 x float> %1467, splat (float 0x47D0000000000000)
  %1504 = select <16 x i1> %1503, <16 x i32> splat (i32 -1), <16 x i32> %1502
  %1505 = fcmp ogt <16 x float> %1467, splat (float 0x3AF0000000000000)
  %1506 = select <16 x i1> %1505, <16 x float> %1467, <16 x float> splat (float 0x3AF0000000000000)
  %1507 = bitcast <16 x float> %1506 to <16 x i32>
  %1508 = sub <16 x i32> %1507, %1091
  %1509 = sub <16 x i32> %1094, %1507
  %1510 = bitcast <16 x i32> %1509 to <16 x float>
  %1511 = fmul <16 x float> %1124, %1510
  %1512 = fptosi <16 x float> %1511 to <16 x i32>
  %1513 = bitcast <16 x i32> %1157 to <16 x float>
  %1514 = fcmp olt <16 x float> %1513, splat (float 0x3AF0000000000000)
  %1515 = bitcast <16 x i1> %1514 to i16
  %1516 = icmp eq i16 %1515, 0
  br i1 %1516, label %1547, label %1517

1517:
  %1518 = fcmp une <16 x float> %1123, zeroinitializer
  %1519 = sext <16 x i1> %1518 to <16 x i32>
  %1520 = load ptr, ptr %436, align 64
  br label %1521

1521:
  %1522 = phi i64 [ 0, %1517 ], [ %1537, %1535 ]
  %1523 = phi <16 x i32> [ %1519, %1517 ], [ %1536, %1535 ]
  %1524 = getelementptr inbounds nuw i16, ptr %1520, i64 %1522
  %1525 = load i16, ptr %1524, align 2
  %1526 = zext i16 %1525 to i64
  %1527 = getelementptr inbounds nuw float, ptr %1120, i64 %1526
  %1528 = load float, ptr %1527, align 4
  %1529 = fcmp une float %1528, 0.000000e+00
  br i1 %1529, label %1530, label %1535

1530:
  %1531 = getelementptr inbounds nuw <16 x float>, ptr %1, i64 %1522
  %1532 = load <16 x float>, ptr %1531, align 64
  %1533 = fcmp une <16 x float> %1532, zeroinitializer
  %1534 = select <16 x i1> %1533, <16 x i32> splat (i32 -1), <16 x i32> %1523
  br label %1535

1535:
  %1536 = phi <16 x i32> [ %1534, %1530 ], [ %1523, %1521 ]
  %1537 = add nuw nsw i64 %1522, 1
  %1538 = icmp eq i64 %1537, %1117
  br i1 %1538, label %1539, label %1521

1539:
  %1540 = select <16 x i1> %1514, <16 x i32> %1536, <16 x i32> zeroinitializer
  %1541 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %1540)
  %1542 = icmp ne i32 %1541, 0
  %1543 = zext i1 %1542 to i32
  %1544 = insertelement <16 x i32> poison, i32 %1543, i64 0
  %1545 = shufflevector <16 x i32> %1544, <16 x i32> poison, <16 x i32> zeroinitializer
  %1546 = or <16 x i32> %1545, %1504
  br label %1547

1547:
  %1548 = phi <16 x i32> [ %1546, %1539 ], [ %1504, %1501 ]
  %1549 = fcmp ogt <16 x float> %1513, splat (float 0x47D0000000000000)
  %1550 = select <16 x i1> %1549, <16 x i32> splat (i32 -1), <16 x i32> %1548
  %1551 = fcmp ogt <16 x float> %1513, splat (float 0x3AF0000000000000)
  %1552 = select <16 x i1> %1551, <16 x float> %1513, <16 x float> splat (float 0x3AF0000000000000)
  %1553 = bitcast <16 x float> %1552 to <16 x i32>
  %1554 = sub <16 x i32> %1553, %1091
  %1555 = sub <16 x i32> %1094, %1553
  %1556 = bitcast <16 x i32> %1555 to <16 x float>
  %1557 = fmul <16 x float> %1123, %1556
  %1558 = fptosi <16 x float> %1557 to <16 x i32>
  %1559 = add i32 %1133, %1083
  %1560 = icmp ult i32 %1133, %1559
  br i1 %1560, label %1204, label %1206

1561:
  %1562 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %1550)
  %1563 = icmp eq i32 %1562, 0
  %1564 = and i1 %1563, %1073
  br i1 %1564, label %1071, label %2541

1565:
  %1566 = getelementptr inbounds nuw i8, ptr %2, i64 2048
  %1567 = getelementptr inbounds nuw i8, ptr %2, i64 4096
  %1568 = getelementptr inbounds nuw i8, ptr %1, i64 4096
  br i1 %431, label %1569, label %1573

1569:
  %1570 = getelementptr inbounds nuw i8, ptr %0, i64 92
  br label %2093

1571:
  br i1 %1574, label %1572, label %2541

1572:
  br label %1573

1573:
  %1574 = phi i1 [ false, %1572 ], [ true, %1565 ]
  %1575 = phi i64 [ 4, %1572 ], [ 0, %1565 ]
  %1576 = getelementptr inbounds nuw <16 x float>, ptr %4, i64 %1575
  %1577 = load i32, ptr %7, align 4
  %1578 = load i32, ptr %6, align 4
  %1579 = tail call i32 @llvm.umin.i32(i32 %1578, i32 %1577)
  %1580 = icmp eq i32 %1577, 0
  br i1 %1580, label %1571, label %1581

1581:
  %1582 = load i32, ptr %423, align 4
  %1583 = shl i32 %1582, 23
  %1584 = shl nuw nsw i64 %1575, 2
  %1585 = getelementptr inbounds nuw float, ptr %1566, i64 %1584
  %1586 = insertelement <16 x i32> poison, i32 %1583, i64 0
  %1587 = shufflevector <16 x i32> %1586, <16 x i32> poison, <16 x i32> zeroinitializer
  %1588 = add nsw i32 %1583, 2130706432
  %1589 = insertelement <16 x i32> poison, i32 %1588, i64 0
  %1590 = shufflevector <16 x i32> %1589, <16 x i32> poison, <16 x i32> zeroinitializer
  %1591 = getelementptr inbounds nuw float, ptr %2, i64 %1584
  %1592 = getelementptr inbounds nuw i8, ptr %1576, i64 64
  %1593 = load <16 x float>, ptr %1592, align 64
  %1594 = getelementptr inbounds nuw i8, ptr %1576, i64 128
  %1595 = load <16 x float>, ptr %1594, align 64
  %1596 = getelementptr inbounds nuw i8, ptr %1576, i64 192
  %1597 = load <16 x float>, ptr %1596, align 64
  %1598 = zext i32 %1577 to i64
  %1599 = getelementptr inbounds nuw float, ptr %2, i64 %1584
  %1600 = zext i32 %1577 to i64
  %1601 = shl nuw nsw i64 %1575, 4
  %1602 = getelementptr inbounds nuw i8, ptr %2, i64 %1601
  %1603 = getelementptr inbounds nuw i8, ptr %1602, i64 16
  %1604 = zext i32 %1577 to i64
  %1605 = shl nuw nsw i64 %1575, 4
  %1606 = getelementptr inbounds nuw i8, ptr %2, i64 %1605
  %1607 = getelementptr inbounds nuw i8, ptr %1606, i64 32
  %1608 = zext i32 %1577 to i64
  %1609 = shl nuw nsw i64 %1575, 4
  %1610 = getelementptr inbounds nuw i8, ptr %2, i64 %1609
  %1611 = getelementptr inbounds nuw i8, ptr %1610, i64 48
  br label %1612

1612:
  %1613 = phi <16 x float> [ %1597, %1581 ], [ %1865, %1705 ]
  %1614 = phi <16 x float> [ %1595, %1581 ], [ %1826, %1705 ]
  %1615 = phi <16 x float> [ %1593, %1581 ], [ %1787, %1705 ]
  %1616 = phi i32 [ %1579, %1581 ], [ %1867, %1705 ]
  %1617 = phi <16 x i32> [ zeroinitializer, %1581 ], [ %2078, %1705 ]
  %1618 = phi i32 [ 0, %1581 ], [ %1649, %1705 ]
  %1619 = zext i32 %1618 to i64
  %1620 = load <16 x float>, ptr %1576, align 64
  %1621 = bitcast <16 x float> %1620 to <16 x i32>
  %1622 = and <16 x i32> %1621, splat (i32 2139095040)
  %1623 = bitcast <16 x i32> %1622 to <16 x float>
  %1624 = fcmp une <16 x float> %1620, zeroinitializer
  %1625 = fcmp ogt <16 x float> %1623, splat (float 0x3F10000000000000)
  %1626 = select <16 x i1> %1625, <16 x float> %1623, <16 x float> splat (float 0x3F10000000000000)
  %1627 = select <16 x i1> %1624, <16 x float> %1626, <16 x float> %1623
  %1628 = bitcast <16 x float> %1615 to <16 x i32>
  %1629 = and <16 x i32> %1628, splat (i32 2139095040)
  %1630 = bitcast <16 x i32> %1629 to <16 x float>
  %1631 = fcmp une <16 x float> %1615, zeroinitializer
  %1632 = fcmp ogt <16 x float> %1630, splat (float 0x3F10000000000000)
  %1633 = select <16 x i1> %1632, <16 x float> %1630, <16 x float> splat (float 0x3F10000000000000)
  %1634 = select <16 x i1> %1631, <16 x float> %1633, <16 x float> %1630
  %1635 = bitcast <16 x float> %1614 to <16 x i32>
  %1636 = and <16 x i32> %1635, splat (i32 2139095040)
  %1637 = bitcast <16 x i32> %1636 to <16 x float>
  %1638 = fcmp une <16 x float> %1614, zeroinitializer
  %1639 = fcmp ogt <16 x float> %1637, splat (float 0x3F10000000000000)
  %1640 = select <16 x i1> %1639, <16 x float> %1637, <16 x float> splat (float 0x3F10000000000000)
  %1641 = select <16 x i1> %1638, <16 x float> %1640, <16 x float> %1637
  %1642 = bitcast <16 x float> %1613 to <16 x i32>
  %1643 = and <16 x i32> %1642, splat (i32 2139095040)
  %1644 = bitcast <16 x i32> %1643 to <16 x float>
  %1645 = fcmp une <16 x float> %1613, zeroinitializer
  %1646 = fcmp ogt <16 x float> %1644, splat (float 0x3F10000000000000)
  %1647 = select <16 x i1> %1646, <16 x float> %1644, <16 x float> splat (float 0x3F10000000000000)
  %1648 = select <16 x i1> %1645, <16 x float> %1647, <16 x float> %1644
  %1649 = add i32 %1618, %1579
  %1650 = icmp ult i32 %1618, %1649
  br i1 %1650, label %1651, label %1653

1651:
  %1652 = load ptr, ptr %1567, align 64
  br label %1661

1653:
  %1654 = phi <16 x float> [ %1627, %1612 ], [ %1678, %1661 ]
  %1655 = phi <16 x float> [ %1634, %1612 ], [ %1685, %1661 ]
  %1656 = phi <16 x float> [ %1641, %1612 ], [ %1692, %1661 ]
  %1657 = phi <16 x float> [ %1648, %1612 ], [ %1699, %1661 ]
  %1658 = fcmp olt <16 x float> %1654, splat (float 0x3AF0000000000000)
  %1659 = bitcast <16 x i1> %1658 to i16
  %1660 = icmp eq i16 %1659, 0
  br i1 %1660, label %1943, label %1914

1661:
  %1662 = phi <16 x float> [ %1627, %1651 ], [ %1678, %1661 ]
  %1663 = phi <16 x float> [ %1634, %1651 ], [ %1685, %1661 ]
  %1664 = phi <16 x float> [ %1641, %1651 ], [ %1692, %1661 ]
  %1665 = phi <16 x float> [ %1648, %1651 ], [ %1699, %1661 ]
  %1666 = phi i64 [ %1619, %1651 ], [ %1700, %1661 ]
  %1667 = getelementptr inbounds nuw i16, ptr %1652, i64 %1666
  %1668 = load i16, ptr %1667, align 2
  %1669 = zext i16 %1668 to i64
  %1670 = getelementptr inbounds nuw float, ptr %1585, i64 %1669
  %1671 = getelementptr inbounds nuw <16 x float>, ptr %1568, i64 %1666
  %1672 = load <16 x float>, ptr %1671, align 64
  %1673 = load float, ptr %1670, align 4
  %1674 = insertelement <16 x float> poison, float %1673, i64 0
  %1675 = shufflevector <16 x float> %1674, <16 x float> poison, <16 x i32> zeroinitializer
  %1676 = fmul <16 x float> %1672, %1675
  %1677 = fcmp ogt <16 x float> %1676, %1662
  %1678 = select <16 x i1> %1677, <16 x float> %1676, <16 x float> %1662
  %1679 = getelementptr inbounds nuw i8, ptr %1670, i64 16
  %1680 = load float, ptr %1679, align 4
  %1681 = insertelement <16 x float> poison, float %1680, i64 0
  %1682 = shufflevector <16 x float> %1681, <16 x float> poison, <16 x i32> zeroinitializer
  %1683 = fmul <16 x float> %1672, %1682
  %1684 = fcmp ogt <16 x float> %1683, %1663
  %1685 = select <16 x i1> %1684, <16 x float> %1683, <16 x float> %1663
  %1686 = getelementptr inbounds nuw i8, ptr %1670, i64 32
  %1687 = load float, ptr %1686, align 4
  %1688 = insertelement <16 x float> poison, float %1687, i64 0
  %1689 = shufflevector <16 x float> %1688, <16 x float> poison, <16 x i32> zeroinitializer
  %1690 = fmul <16 x float> %1672, %1689
  %1691 = fcmp ogt <16 x float> %1690, %1664
  %1692 = select <16 x i1> %1691, <16 x float> %1690, <16 x float> %1664
  %1693 = getelementptr inbounds nuw i8, ptr %1670, i64 48
  %1694 = load float, ptr %1693, align 4
  %1695 = insertelement <16 x float> poison, float %1694, i64 0
  %1696 = shufflevector <16 x float> %1695, <16 x float> poison, <16 x i32> zeroinitializer
  %1697 = fmul <16 x float> %1672, %1696
  %1698 = fcmp ogt <16 x float> %1697, %1665
  %1699 = select <16 x i1> %1698, <16 x float> %1697, <16 x float> %1665
  %1700 = add nuw nsw i64 %1666, 1
  %1701 = trunc i64 %1700 to i32
  %1702 = icmp eq i32 %1616, %1701
  br i1 %1702, label %1653, label %1661

1703:
  %1704 = load ptr, ptr %1567, align 64
  br label %1868

1705:
  %1706 = phi <16 x i32> [ %1954, %2075 ], [ %1886, %1868 ]
  %1707 = phi <16 x i32> [ %1998, %2075 ], [ %1894, %1868 ]
  %1708 = phi <16 x i32> [ %2042, %2075 ], [ %1902, %1868 ]
  %1709 = phi <16 x i32> [ %2086, %2075 ], [ %1910, %1868 ]
  %1710 = ashr <16 x i32> %1706, splat (i32 31)
  %1711 = xor <16 x i32> %1710, %1706
  %1712 = sub <16 x i32> %1711, %1710
  %1713 = sitofp <16 x i32> %1712 to <16 x float>
  %1714 = fptosi <16 x float> %1713 to <16 x i32>
  %1715 = bitcast <16 x float> %1713 to <16 x i32>
  %1716 = icmp slt <16 x i32> %1712, %1714
  %1717 = sext <16 x i1> %1716 to <16 x i32>
  %1718 = add <16 x i32> %1717, %1715
  %1719 = icmp ne <16 x i32> %1712, %1714
  %1720 = zext <16 x i1> %1719 to <16 x i32>
  %1721 = and <16 x i32> %1710, splat (i32 -2147483648)
  %1722 = or disjoint <16 x i32> %1721, %1720
  %1723 = or <16 x i32> %1722, %1718
  %1724 = bitcast <16 x i32> %1723 to <16 x float>
  %1725 = bitcast <16 x i32> %1950 to <16 x float>
  %1726 = fmul <16 x float> %1725, %1724
  %1727 = bitcast <16 x float> %1726 to <16 x i32>
  %1728 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %1726)
  %1729 = bitcast <16 x float> %1728 to <16 x i32>
  %1730 = add nuw <16 x i32> %1729, splat (i32 4095)
  %1731 = lshr <16 x i32> %1727, splat (i32 13)
  %1732 = and <16 x i32> %1731, splat (i32 1)
  %1733 = add nuw <16 x i32> %1730, %1732
  %1734 = and <16 x i32> %1733, splat (i32 -8192)
  %1735 = fadd <16 x float> %1728, splat (float 5.000000e-01)
  %1736 = fadd <16 x float> %1735, splat (float -5.000000e-01)
  %1737 = bitcast <16 x float> %1736 to <16 x i32>
  %1738 = icmp samesign ult <16 x i32> %1729, splat (i32 947912704)
  %1739 = select <16 x i1> %1738, <16 x i32> %1737, <16 x i32> %1734
  %1740 = icmp sgt <16 x i32> %1739, splat (i32 1199570943)
  %1741 = select <16 x i1> %1740, <16 x i32> splat (i32 2139095040), <16 x i32> %1739
  %1742 = icmp samesign ugt <16 x i32> %1729, splat (i32 2139095040)
  %1743 = and <16 x i32> %1727, splat (i32 -2147483648)
  %1744 = or <16 x i32> %1741, %1743
  %1745 = select <16 x i1> %1742, <16 x i32> splat (i32 2147483647), <16 x i32> %1744
  %1746 = bitcast <16 x i32> %1745 to <16 x float>
  %1747 = fcmp oeq <16 x float> %1746, zeroinitializer
  %1748 = select <16 x i1> %1747, <16 x float> zeroinitializer, <16 x float> %1746
  store <16 x float> %1748, ptr %1576, align 64
  %1749 = ashr <16 x i32> %1707, splat (i32 31)
  %1750 = xor <16 x i32> %1749, %1707
  %1751 = sub <16 x i32> %1750, %1749
  %1752 = sitofp <16 x i32> %1751 to <16 x float>
  %1753 = fptosi <16 x float> %1752 to <16 x i32>
  %1754 = bitcast <16 x float> %1752 to <16 x i32>
  %1755 = icmp slt <16 x i32> %1751, %1753
  %1756 = sext <16 x i1> %1755 to <16 x i32>
  %1757 = add <16 x i32> %1756, %1754
  %1758 = icmp ne <16 x i32> %1751, %1753
  %1759 = zext <16 x i1> %1758 to <16 x i32>
  %1760 = and <16 x i32> %1749, splat (i32 -2147483648)
  %1761 = or disjoint <16 x i32> %1760, %1759
  %1762 = or <16 x i32> %1761, %1757
  %1763 = bitcast <16 x i32> %1762 to <16 x float>
  %1764 = bitcast <16 x i32> %1994 to <16 x float>
  %1765 = fmul <16 x float> %1764, %1763
  %1766 = bitcast <16 x float> %1765 to <16 x i32>
  %1767 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %1765)
  %1768 = bitcast <16 x float> %1767 to <16 x i32>
  %1769 = add nuw <16 x i32> %1768, splat (i32 4095)
  %1770 = lshr <16 x i32> %1766, splat (i32 13)
  %1771 = and <16 x i32> %1770, splat (i32 1)
  %1772 = add nuw <16 x i32> %1769, %1771
  %1773 = and <16 x i32> %1772, splat (i32 -8192)
  %1774 = fadd <16 x float> %1767, splat (float 5.000000e-01)
  %1775 = fadd <16 x float> %1774, splat (float -5.000000e-01)
  %1776 = bitcast <16 x float> %1775 to <16 x i32>
  %1777 = icmp samesign ult <16 x i32> %1768, splat (i32 947912704)
  %1778 = select <16 x i1> %1777, <16 x i32> %1776, <16 x i32> %1773
  %1779 = icmp sgt <16 x i32> %1778, splat (i32 1199570943)
  %1780 = select <16 x i1> %1779, <16 x i32> splat (i32 2139095040), <16 x i32> %1778
  %1781 = icmp samesign ugt <16 x i32> %1768, splat (i32 2139095040)
  %1782 = and <16 x i32> %1766, splat (i32 -2147483648)
  %1783 = or <16 x i32> %1780, %1782
  %1784 = select <16 x i1> %1781, <16 x i32> splat (i32 2147483647), <16 x i32> %1783
  %1785 = bitcast <16 x i32> %1784 to <16 x float>
  %1786 = fcmp oeq <16 x float> %1785, zeroinitializer
  %1787 = select <16 x i1> %1786, <16 x float> zeroinitializer, <16 x float> %1785
  store <16 x float> %1787, ptr %1592, align 64
  %1788 = ashr <16 x i32> %1708, splat (i32 31)
  %1789 = xor <16 x i32> %1788, %1708
  %1790 = sub <16 x i32> %1789, %1788
  %1791 = sitofp <16 x i32> %1790 to <16 x float>
  %1792 = fptosi <16 x float> %1791 to <16 x i32>
  %1793 = bitcast <16 x float> %1791 to <16 x i32>
  %1794 = icmp slt <16 x i32> %1790, %1792
  %1795 = sext <16 x i1> %1794 to <16 x i32>
  %1796 = add <16 x i32> %1795, %1793
  %1797 = icmp ne <16 x i32> %1790, %1792
  %1798 = zext <16 x i1> %1797 to <16 x i32>
  %1799 = and <16 x i32> %1788, splat (i32 -2147483648)
  %1800 = or disjoint <16 x i32> %1799, %1798
  %1801 = or <16 x i32> %1800, %1796
  %1802 = bitcast <16 x i32> %1801 to <16 x float>
  %1803 = bitcast <16 x i32> %2038 to <16 x float>
  %1804 = fmul <16 x float> %1803, %1802
  %1805 = bitcast <16 x float> %1804 to <16 x i32>
  %1806 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %1804)
  %1807 = bitcast <16 x float> %1806 to <16 x i32>
  %1808 = add nuw <16 x i32> %1807, splat (i32 4095)
  %1809 = lshr <16 x i32> %1805, splat (i32 13)
  %1810 = and <16 x i32> %1809, splat (i32 1)
  %1811 = add nuw <16 x i32> %1808, %1810
  %1812 = and <16 x i32> %1811, splat (i32 -8192)
  %1813 = fadd <16 x float> %1806, splat (float 5.000000e-01)
  %1814 = fadd <16 x float> %1813, splat (float -5.000000e-01)
  %1815 = bitcast <16 x float> %1814 to <16 x i32>
  %1816 = icmp samesign ult <16 x i32> %1807, splat (i32 947912704)
  %1817 = select <16 x i1> %1816, <16 x i32> %1815, <16 x i32> %1812
  %1818 = icmp sgt <16 x i32> %1817, splat (i32 1199570943)
  %1819 = select <16 x i1> %1818, <16 x i32> splat (i32 2139095040), <16 x i32> %1817
  %1820 = icmp samesign ugt <16 x i32> %1807, splat (i32 2139095040)
  %1821 = and <16 x i32> %1805, splat (i32 -2147483648)
  %1822 = or <16 x i32> %1819, %1821
  %1823 = select <16 x i1> %1820, <16 x i32> splat (i32 2147483647), <16 x i32> %1822
  %1824 = bitcast <16 x i32> %1823 to <16 x float>
  %1825 = fcmp oeq <16 x float> %1824, zeroinitializer
  %1826 = select <16 x i1> %1825, <16 x float> zeroinitializer, <16 x float> %1824
  store <16 x float> %1826, ptr %1594, align 64
  %1827 = ashr <16 x i32> %1709, splat (i32 31)
  %1828 = xor <16 x i32> %1827, %1709
  %1829 = sub <16 x i32> %1828, %1827
  %1830 = sitofp <16 x i32> %1829 to <16 x float>
  %1831 = fptosi <16 x float> %1830 to <16 x i32>
  %1832 = bitcast <16 x float> %1830 to <16 x i32>
  %1833 = icmp slt <16 x i32> %1829, %1831
  %1834 = sext <16 x i1> %1833 to <16 x i32>
  %1835 = add <16 x i32> %1834, %1832
  %1836 = icmp ne <16 x i32> %1829, %1831
  %1837 = zext <16 x i1> %1836 to <16 x i32>
  %1838 = and <16 x i32> %1827, splat (i32 -2147483648)
  %1839 = or disjoint <16 x i32> %1838, %1837
  %1840 = or <16 x i32> %1839, %1835
  %1841 = bitcast <16 x i32> %1840 to <16 x float>
  %1842 = bitcast <16 x i32> %2082 to <16 x float>
  %1843 = fmul <16 x float> %1842, %1841
  %1844 = bitcast <16 x float> %1843 to <16 x i32>
  %1845 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %1843)
  %1846 = bitcast <16 x float> %1845 to <16 x i32>
  %1847 = add nuw <16 x i32> %1846, splat (i32 4095)
  %1848 = lshr <16 x i32> %1844, splat (i32 13)
  %1849 = and <16 x i32> %1848, splat (i32 1)
  %1850 = add nuw <16 x i32> %1847, %1849
  %1851 = and <16 x i32> %1850, splat (i32 -8192)
  %1852 = fadd <16 x float> %1845, splat (float 5.000000e-01)
  %1853 = fadd <16 x float> %1852, splat (float -5.000000e-01)
  %1854 = bitcast <16 x float> %1853 to <16 x i32>
  %1855 = icmp samesign ult <16 x i32> %1846, splat (i32 947912704)
  %1856 = select <16 x i1> %1855, <16 x i32> %1854, <16 x i32> %1851
  %1857 = icmp sgt <16 x i32> %1856, splat (i32 1199570943)
  %1858 = select <16 x i1> %1857, <16 x i32> splat (i32 2139095040), <16 x i32> %1856
  %1859 = icmp samesign ugt <16 x i32> %1846, splat (i32 2139095040)
  %1860 = and <16 x i32> %1844, splat (i32 -2147483648)
  %1861 = or <16 x i32> %1858, %1860
  %1862 = select <16 x i1> %1859, <16 x i32> splat (i32 2147483647), <16 x i32> %1861
  %1863 = bitcast <16 x i32> %1862 to <16 x float>
  %1864 = fcmp oeq <16 x float> %1863, zeroinitializer
  %1865 = select <16 x i1> %1864, <16 x float> zeroinitializer, <16 x float> %1863
  store <16 x float> %1865, ptr %1596, align 64
  %1866 = icmp ult i32 %1649, %1577
  %1867 = add i32 %1616, %1579
  br i1 %1866, label %1612, label %2087

1868:
  %1869 = phi <16 x i32> [ %1954, %1703 ], [ %1886, %1868 ]
  %1870 = phi <16 x i32> [ %1998, %1703 ], [ %1894, %1868 ]
  %1871 = phi <16 x i32> [ %2042, %1703 ], [ %1902, %1868 ]
  %1872 = phi <16 x i32> [ %2086, %1703 ], [ %1910, %1868 ]
  %1873 = phi i64 [ %1619, %1703 ], [ %1911, %1868 ]
  %1874 = getelementptr inbounds nuw i16, ptr %1704, i64 %1873
  %1875 = load i16, ptr %1874, align 2
  %1876 = zext i16 %1875 to i64
  %1877 = getelementptr inbounds nuw float, ptr %1591, i64 %1876
  %1878 = getelementptr inbounds nuw <16 x float>, ptr %1, i64 %1873
  %1879 = load <16 x float>, ptr %1878, align 64
  %1880 = load float, ptr %1877, align 4
  %1881 = insertelement <16 x float> poison, float %1880, i64 0
  %1882 = shufflevector <16 x float> %1881, <16 x float> poison, <16 x i32> zeroinitializer
  %1883 = fmul <16 x float> %1879, %1882
  %1884 = fmul <16 x float> %1883, %1952
  %1885 = fptosi <16 x float> %1884 to <16 x i32>
  %1886 = add <16 x i32> %1869, %1885
  %1887 = getelementptr inbounds nuw i8, ptr %1877, i64 16
  %1888 = load float, ptr %1887, align 4
  %1889 = insertelement <16 x float> poison, float %1888, i64 0
  %1890 = shufflevector <16 x float> %1889, <16 x float> poison, <16 x i32> zeroinitializer
  %1891 = fmul <16 x float> %1879, %1890
  %1892 = fmul <16 x float> %1891, %1996
  %1893 = fptosi <16 x float> %1892 to <16 x i32>
  %1894 = add <16 x i32> %1870, %1893
  %1895 = getelementptr inbounds nuw i8, ptr %1877, i64 32
  %1896 = load float, ptr %1895, align 4
  %1897 = insertelement <16 x float> poison, float %1896, i64 0
  %1898 = shufflevector <16 x float> %1897, <16 x float> poison, <16 x i32> zeroinitializer
  %1899 = fmul <16 x float> %1879, %1898
  %1900 = fmul <16 x float> %1899, %2040
  %1901 = fptosi <16 x float> %1900 to <16 x i32>
  %1902 = add <16 x i32> %1871, %1901
  %1903 = getelementptr inbounds nuw i8, ptr %1877, i64 48
  %1904 = load float, ptr %1903, align 4
  %1905 = insertelement <16 x float> poison, float %1904, i64 0
  %1906 = shufflevector <16 x float> %1905, <16 x float> poison, <16 x i32> zeroinitializer
  %1907 = fmul <16 x float> %1879, %1906
  %1908 = fmul <16 x float> %1907, %2084
  %1909 = fptosi <16 x float> %1908 to <16 x i32>
  %1910 = add <16 x i32> %1872, %1909
  %1911 = add nuw nsw i64 %1873, 1
  %1912 = trunc i64 %1911 to i32
  %1913 = icmp eq i32 %1616, %1912
  br i1 %1913, label %1705, label %1868

1914:
  %1915 = sext <16 x i1> %1624 to <16 x i32>
  %1916 = load ptr, ptr %1567, align 64
  br label %1917

1917:
  %1918 = phi i64 [ 0, %1914 ], [ %1933, %1931 ]
  %1919 = phi <16 x i32> [ %1915, %1914 ], [ %1932, %1931 ]
  %1920 = getelementptr inbounds nuw i16, ptr %1916, i64 %1918
  %1921 = load i16, ptr %1920, align 2
  %1922 = zext i16 %1921 to i64
  %1923 = getelementptr inbounds nuw float, ptr %1599, i64 %1922
  %1924 = load float, ptr %1923, align 4
  %1925 = fcmp une float %1924, 0.000000e+00
  br i1 %1925, label %1926, label %1931

1926:
  %1927 = getelementptr inbounds nuw <16 x float>, ptr %1, i64 %1918
  %1928 = load <16 x float>, ptr %1927, align 64
  %1929 = fcmp une <16 x float> %1928, zeroinitializer
  %1930 = select <16 x i1> %1929, <16 x i32> splat (i32 -1), <16 x i32> %1919
  br label %1931

1931:
  %1932 = phi <16 x i32> [ %1930, %1926 ], [ %1919, %1917 ]
  %1933 = add nuw nsw i64 %1918, 1
  %1934 = icmp eq i64 %1933, %1598
  br i1 %1934, label %1935, label %1917

1935:
  %1936 = select <16 x i1> %1658, <16 x i32> %1932, <16 x i32> zeroinitializer
  %1937 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %1936)
  %1938 = icmp ne i32 %1937, 0
  %1939 = zext i1 %1938 to i32
  %1940 = insertelement <16 x i32> poison, i32 %1939, i64 0
  %1941 = shufflevector <16 x i32> %1940, <16 x i32> poison, <16 x i32> zeroinitializer
  %1942 = or <16 x i32> %1941, %1617
  br label %1943

1943:
  %1944 = phi <16 x i32> [ %1942, %1935 ], [ %1617, %1653 ]
  %1945 = fcmp ogt <16 x float> %1654, splat (float 0x47D0000000000000)
  %1946 = select <16 x i1> %1945, <16 x i32> splat (i32 -1), <16 x i32> %1944
  %1947 = fcmp ogt <16 x float> %1654, splat (float 0x3AF0000000000000)
  %1948 = select <16 x i1> %1947, <16 x float> %1654, <16 x float> splat (float 0x3AF0000000000000)
  %1949 = bitcast <16 x float> %1948 to <16 x i32>
  %1950 = sub <16 x i32> %1949, %1587
  %1951 = sub <16 x i32> %1590, %1949
  %1952 = bitcast <16 x i32> %1951 to <16 x float>
  %1953 = fmul <16 x float> %1620, %1952
  %1954 = fptosi <16 x float> %1953 to <16 x i32>
  %1955 = fcmp olt <16 x float> %1655, splat (float 0x3AF0000000000000)
  %1956 = bitcast <16 x i1> %1955 to i16
  %1957 = icmp eq i16 %1956, 0
  br i1 %1957, label %1987, label %1958

1958:
  %1959 = sext <16 x i1> %1631 to <16 x i32>
  %1960 = load ptr, ptr %1567, align 64
  br label %1961

1961:
  %1962 = phi i64 [ 0, %1958 ], [ %1977, %1975 ]
  %1963 = phi <16 x i32> [ %1959, %1958 ], [ %1976, %1975 ]
  %1964 = getelementptr inbounds nuw i16, ptr %1960, i64 %1962
  %1965 = load i16, ptr %1964, align 2
  %1966 = zext i16 %1965 to i64
  %1967 = getelementptr inbounds nuw float, ptr %1603, i64 %1966
  %1968 = load float, ptr %1967, align 4
  %1969 = fcmp une float %1968, 0.000000e+00
  br i1 %1969, label %1970, label %1975

1970:
  %1971 = getelementptr inbounds nuw <16 x float>, ptr %1, i64 %1962
  %1972 = load <16 x float>, ptr %1971, align 64
  %1973 = fcmp une <16 x float> %1972, zeroinitializer
  %1974 = select <16 x i1> %1973, <16 x i32> splat (i32 -1), <16 x i32> %1963
  br label %1975

1975:
  %1976 = phi <16 x i32> [ %1974, %1970 ], [ %1963, %1961 ]
  %1977 = add nuw nsw i64 %1962, 1
  %1978 = icmp eq i64 %1977, %1600
  br i1 %1978, label %1979, label %1961

1979:
  %1980 = select <16 x i1> %1955, <16 x i32> %1976, <16 x i32> zeroinitializer
  %1981 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %1980)
  %1982 = icmp ne i32 %1981, 0
  %1983 = zext i1 %1982 to i32
  %1984 = insertelement <16 x i32> poison, i32 %1983, i64 0
  %1985 = shufflevector <16 x i32> %1984, <16 x i32> poison, <16 x i32> zeroinitializer
  %1986 = or <16 x i32> %1985, %1946
  br label %1987

1987:
  %1988 = phi <16 x i32> [ %1986, %1979 ], [ %1946, %1943 ]
  %1989 = fcmp ogt <16 x float> %1655, splat (float 0x47D0000000000000)
  %1990 = select <16 x i1> %1989, <16 x i32> splat (i32 -1), <16 x i32> %1988
  %1991 = fcmp ogt <16 x float> %1655, splat (float 0x3AF0000000000000)
  %1992 = select <16 x i1> %1991, <16 x float> %1655, <16 x float> splat (float 0x3AF0000000000000)
  %1993 = bitcast <16 x float> %1992 to <16 x i32>
  %1994 = sub <16 x i32> %1993, %1587
  %1995 = sub <16 x i32> %1590, %1993
  %1996 = bitcast <16 x i32> %1995 to <16 x float>
  %1997 = fmul <16 x float> %1615, %1996
  %1998 = fptosi <16 x float> %1997 to <16 x i32>
  %1999 = fcmp olt <16 x float> %1656, splat (float 0x3AF0000000000000)
  %2000 = bitcast <16 x i1> %1999 to i16
  %2001 = icmp eq i16 %2000, 0
  br i1 %2001, label %2031, label %2002

2002:
  %2003 = sext <16 x i1> %1638 to <16 x i32>
  %2004 = load ptr, ptr %1567, align 64
  br label %2005

2005:
  %2006 = phi i64 [ 0, %2002 ], [ %2021, %2019 ]
  %2007 = phi <16 x i32> [ %2003, %2002 ], [ %2020, %2019 ]
  %2008 = getelementptr inbounds nuw i16, ptr %2004, i64 %2006
  %2009 = load i16, ptr %2008, align 2
  %2010 = zext i16 %2009 to i64
  %2011 = getelementptr inbounds nuw float, ptr %1607, i64 %2010
  %2012 = load float, ptr %2011, align 4
  %2013 = fcmp une float %2012, 0.000000e+00
  br i1 %2013, label %2014, label %2019

2014:
  %2015 = getelementptr inbounds nuw <16 x float>, ptr %1, i64 %2006
  %2016 = load <16 x float>, ptr %2015, align 64
  %2017 = fcmp une <16 x float> %2016, zeroinitializer
  %2018 = select <16 x i1> %2017, <16 x i32> splat (i32 -1), <16 x i32> %2007
  br label %2019

2019:
  %2020 = phi <16 x i32> [ %2018, %2014 ], [ %2007, %2005 ]
  %2021 = add nuw nsw i64 %2006, 1
  %2022 = icmp eq i64 %2021, %1604
  br i1 %2022, label %2023, label %2005

2023:
  %2024 = select <16 x i1> %1999, <16 x i32> %2020, <16 x i32> zeroinitializer
  %2025 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %2024)
  %2026 = icmp ne i32 %2025, 0
  %2027 = zext i1 %2026 to i32
  %2028 = insertelement <16 x i32> poison, i32 %2027, i64 0
  %2029 = shufflevector <16 x i32> %2028, <16 x i32> poison, <16 x i32> zeroinitializer
  %2030 = or <16 x i32> %2029, %1990
  br label %2031

2031:
  %2032 = phi <16 x i32> [ %2030, %2023 ], [ %1990, %1987 ]
  %2033 = fcmp ogt <16 x float> %1656, splat (float 0x47D0000000000000)
  %2034 = select <16 x i1> %2033, <16 x i32> splat (i32 -1), <16 x i32> %2032
  %2035 = fcmp ogt <16 x float> %1656, splat (float 0x3AF0000000000000)
  %2036 = select <16 x i1> %2035, <16 x float> %1656, <16 x float> splat (float 0x3AF0000000000000)
  %2037 = bitcast <16 x float> %2036 to <16 x i32>
  %2038 = sub <16 x i32> %2037, %1587
  %2039 = sub <16 x i32> %1590, %2037
  %2040 = bitcast <16 x i32> %2039 to <16 x float>
  %2041 = fmul <16 x float> %1614, %2040
  %2042 = fptosi <16 x float> %2041 to <16 x i32>
  %2043 = fcmp olt <16 x float> %1657, splat (float 0x3AF0000000000000)
  %2044 = bitcast <16 x i1> %2043 to i16
  %2045 = icmp eq i16 %2044, 0
  br i1 %2045, label %2075, label %2046

2046:
  %2047 = sext <16 x i1> %1645 to <16 x i32>
  %2048 = load ptr, ptr %1567, align 64
  br label %2049

2049:
  %2050 = phi i64 [ 0, %2046 ], [ %2065, %2063 ]
  %2051 = phi <16 x i32> [ %2047, %2046 ], [ %2064, %2063 ]
  %2052 = getelementptr inbounds nuw i16, ptr %2048, i64 %2050
  %2053 = load i16, ptr %2052, align 2
  %2054 = zext i16 %2053 to i64
  %2055 = getelementptr inbounds nuw float, ptr %1611, i64 %2054
  %2056 = load float, ptr %2055, align 4
  %2057 = fcmp une float %2056, 0.000000e+00
  br i1 %2057, label %2058, label %2063

2058:
  %2059 = getelementptr inbounds nuw <16 x float>, ptr %1, i64 %2050
  %2060 = load <16 x float>, ptr %2059, align 64
  %2061 = fcmp une <16 x float> %2060, zeroinitializer
  %2062 = select <16 x i1> %2061, <16 x i32> splat (i32 -1), <16 x i32> %2051
  br label %2063

2063:
  %2064 = phi <16 x i32> [ %2062, %2058 ], [ %2051, %2049 ]
  %2065 = add nuw nsw i64 %2050, 1
  %2066 = icmp eq i64 %2065, %1608
  br i1 %2066, label %2067, label %2049

2067:
  %2068 = select <16 x i1> %2043, <16 x i32> %2064, <16 x i32> zeroinitializer
  %2069 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %2068)
  %2070 = icmp ne i32 %2069, 0
  %2071 = zext i1 %2070 to i32
  %2072 = insertelement <16 x i32> poison, i32 %2071, i64 0
  %2073 = shufflevector <16 x i32> %2072, <16 x i32> poison, <16 x i32> zeroinitializer
  %2074 = or <16 x i32> %2073, %2034
  br label %2075

2075:
  %2076 = phi <16 x i32> [ %2074, %2067 ], [ %2034, %2031 ]
  %2077 = fcmp ogt <16 x float> %1657, splat (float 0x47D0000000000000)
  %2078 = select <16 x i1> %2077, <16 x i32> splat (i32 -1), <16 x i32> %2076
  %2079 = fcmp ogt <16 x float> %1657, splat (float 0x3AF0000000000000)
  %2080 = select <16 x i1> %2079, <16 x float> %1657, <16 x float> splat (float 0x3AF0000000000000)
  %2081 = bitcast <16 x float> %2080 to <16 x i32>
  %2082 = sub <16 x i32> %2081, %1587
  %2083 = sub <16 x i32> %1590, %2081
  %2084 = bitcast <16 x i32> %2083 to <16 x float>
  %2085 = fmul <16 x float> %1613, %2084
  %2086 = fptosi <16 x float> %2085 to <16 x i32>
  br i1 %1650, label %1703, label %1705

2087:
  %2088 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %2078)
  %2089 = icmp eq i32 %2088, 0
  %2090 = and i1 %2089, %1574
  br i1 %2090, label %1572, label %2541

2091:
  br i1 %2094, label %2092, label %2541

2092:
  br label %2093

2093:
  %2094 = phi i1 [ true, %1569 ], [ false, %2092 ]
  %2095 = phi i64 [ 0, %1569 ], [ 4, %2092 ]
  %2096 = getelementptr inbounds nuw <16 x float>, ptr %4, i64 %2095
  %2097 = load i32, ptr %7, align 4
  %2098 = load i32, ptr %6, align 4
  %2099 = tail call i32 @llvm.umin.i32(i32 %2098, i32 %2097)
  %2100 = icmp eq i32 %2097, 0
  br i1 %2100, label %2091, label %2101

2101:
  %2102 = load i32, ptr %423, align 4
  %2103 = shl i32 %2102, 23
  %2104 = shl nuw nsw i64 %2095, 2
  %2105 = getelementptr inbounds nuw float, ptr %1566, i64 %2104
  %2106 = insertelement <16 x i32> poison, i32 %2103, i64 0
  %2107 = shufflevector <16 x i32> %2106, <16 x i32> poison, <16 x i32> zeroinitializer
  %2108 = add nsw i32 %2103, 2130706432
  %2109 = insertelement <16 x i32> poison, i32 %2108, i64 0
  %2110 = shufflevector <16 x i32> %2109, <16 x i32> poison, <16 x i32> zeroinitializer
  %2111 = getelementptr inbounds nuw float, ptr %2, i64 %2104
  %2112 = load <16 x i32>, ptr %2096, align 64
  %2113 = getelementptr inbounds nuw i8, ptr %2096, i64 64
  %2114 = load <16 x i32>, ptr %2113, align 64
  %2115 = getelementptr inbounds nuw i8, ptr %2096, i64 128
  %2116 = load <16 x i32>, ptr %2115, align 64
  %2117 = getelementptr inbounds nuw i8, ptr %2096, i64 192
  %2118 = load <16 x i32>, ptr %2117, align 64
  %2119 = bitcast <16 x i32> %2112 to <16 x float>
  %2120 = bitcast <16 x i32> %2114 to <16 x float>
  %2121 = bitcast <16 x i32> %2116 to <16 x float>
  %2122 = bitcast <16 x i32> %2118 to <16 x float>
  %2123 = zext i32 %2097 to i64
  %2124 = getelementptr inbounds nuw float, ptr %2, i64 %2104
  %2125 = zext i32 %2097 to i64
  %2126 = shl nuw nsw i64 %2095, 4
  %2127 = getelementptr inbounds nuw i8, ptr %2, i64 %2126
  %2128 = getelementptr inbounds nuw i8, ptr %2127, i64 16
  %2129 = zext i32 %2097 to i64
  %2130 = shl nuw nsw i64 %2095, 4
  %2131 = getelementptr inbounds nuw i8, ptr %2, i64 %2130
  %2132 = getelementptr inbounds nuw i8, ptr %2131, i64 32
  %2133 = zext i32 %2097 to i64
  %2134 = shl nuw nsw i64 %2095, 4
  %2135 = getelementptr inbounds nuw i8, ptr %2, i64 %2134
  %2136 = getelementptr inbounds nuw i8, ptr %2135, i64 48
  br label %2137

2137:
  %2138 = phi <16 x float> [ %2122, %2101 ], [ %2304, %2220 ]
  %2139 = phi <16 x float> [ %2121, %2101 ], [ %2284, %2220 ]
  %2140 = phi <16 x float> [ %2120, %2101 ], [ %2264, %2220 ]
  %2141 = phi <16 x float> [ %2119, %2101 ], [ %2244, %2220 ]
  %2142 = phi <16 x i32> [ %2118, %2101 ], [ %2310, %2220 ]
  %2143 = phi <16 x i32> [ %2116, %2101 ], [ %2309, %2220 ]
  %2144 = phi <16 x i32> [ %2114, %2101 ], [ %2308, %2220 ]
  %2145 = phi <16 x i32> [ %2112, %2101 ], [ %2307, %2220 ]
  %2146 = phi i32 [ %2099, %2101 ], [ %2306, %2220 ]
  %2147 = phi <16 x i32> [ zeroinitializer, %2101 ], [ %2528, %2220 ]
  %2148 = phi i32 [ 0, %2101 ], [ %2154, %2220 ]
  %2149 = zext i32 %2148 to i64
  %2150 = and <16 x i32> %2145, splat (i32 2139095040)
  %2151 = and <16 x i32> %2144, splat (i32 2139095040)
  %2152 = and <16 x i32> %2143, splat (i32 2139095040)
  %2153 = and <16 x i32> %2142, splat (i32 2139095040)
  %2154 = add i32 %2148, %2099
  %2155 = icmp ult i32 %2148, %2154
  br i1 %2155, label %2156, label %2167

2156:
  %2157 = load ptr, ptr %1567, align 64
  %2158 = bitcast <16 x i32> %2150 to <16 x float>
  %2159 = bitcast <16 x i32> %2151 to <16 x float>
  %2160 = bitcast <16 x i32> %2152 to <16 x float>
  %2161 = bitcast <16 x i32> %2153 to <16 x float>
  br label %2176

2162:
  %2163 = bitcast <16 x float> %2214 to <16 x i32>
  %2164 = bitcast <16 x float> %2207 to <16 x i32>
  %2165 = bitcast <16 x float> %2200 to <16 x i32>
  %2166 = bitcast <16 x float> %2193 to <16 x i32>
  br label %2167

2167:
  %2168 = phi <16 x i32> [ %2166, %2162 ], [ %2150, %2137 ]
  %2169 = phi <16 x i32> [ %2165, %2162 ], [ %2151, %2137 ]
  %2170 = phi <16 x i32> [ %2164, %2162 ], [ %2152, %2137 ]
  %2171 = phi <16 x i32> [ %2163, %2162 ], [ %2153, %2137 ]
  %2172 = bitcast <16 x i32> %2168 to <16 x float>
  %2173 = fcmp olt <16 x float> %2172, splat (float 0x3AF0000000000000)
  %2174 = bitcast <16 x i1> %2173 to i16
  %2175 = icmp eq i16 %2174, 0
  br i1 %2175, label %2387, label %2357

2176:
  %2177 = phi <16 x float> [ %2158, %2156 ], [ %2193, %2176 ]
  %2178 = phi <16 x float> [ %2159, %2156 ], [ %2200, %2176 ]
  %2179 = phi <16 x float> [ %2160, %2156 ], [ %2207, %2176 ]
  %2180 = phi <16 x float> [ %2161, %2156 ], [ %2214, %2176 ]
  %2181 = phi i64 [ %2149, %2156 ], [ %2215, %2176 ]
  %2182 = getelementptr inbounds nuw i16, ptr %2157, i64 %2181
  %2183 = load i16, ptr %2182, align 2
  %2184 = zext i16 %2183 to i64
  %2185 = getelementptr inbounds nuw float, ptr %2105, i64 %2184
  %2186 = getelementptr inbounds nuw <16 x float>, ptr %1568, i64 %2181
  %2187 = load <16 x float>, ptr %2186, align 64
  %2188 = load float, ptr %2185, align 4
  %2189 = insertelement <16 x float> poison, float %2188, i64 0
  %2190 = shufflevector <16 x float> %2189, <16 x float> poison, <16 x i32> zeroinitializer
  %2191 = fmul <16 x float> %2187, %2190
  %2192 = fcmp ogt <16 x float> %2191, %2177
  %2193 = select <16 x i1> %2192, <16 x float> %2191, <16 x float> %2177
  %2194 = getelementptr inbounds nuw i8, ptr %2185, i64 16
  %2195 = load float, ptr %2194, align 4
  %2196 = insertelement <16 x float> poison, float %2195, i64 0
  %2197 = shufflevector <16 x float> %2196, <16 x float> poison, <16 x i32> zeroinitializer
  %2198 = fmul <16 x float> %2187, %2197
  %2199 = fcmp ogt <16 x float> %2198, %2178
  %2200 = select <16 x i1> %2199, <16 x float> %2198, <16 x float> %2178
  %2201 = getelementptr inbounds nuw i8, ptr %2185, i64 32
  %2202 = load float, ptr %2201, align 4
  %2203 = insertelement <16 x float> poison, float %2202, i64 0
  %2204 = shufflevector <16 x float> %2203, <16 x float> poison, <16 x i32> zeroinitializer
  %2205 = fmul <16 x float> %2187, %2204
  %2206 = fcmp ogt <16 x float> %2205, %2179
  %2207 = select <16 x i1> %2206, <16 x float> %2205, <16 x float> %2179
  %2208 = getelementptr inbounds nuw i8, ptr %2185, i64 48
  %2209 = load float, ptr %2208, align 4
  %2210 = insertelement <16 x float> poison, float %2209, i64 0
  %2211 = shufflevector <16 x float> %2210, <16 x float> poison, <16 x i32> zeroinitializer
  %2212 = fmul <16 x float> %2187, %2211
  %2213 = fcmp ogt <16 x float> %2212, %2180
  %2214 = select <16 x i1> %2213, <16 x float> %2212, <16 x float> %2180
  %2215 = add nuw nsw i64 %2181, 1
  %2216 = trunc i64 %2215 to i32
  %2217 = icmp eq i32 %2146, %2216
  br i1 %2217, label %2162, label %2176

2218:
  %2219 = load ptr, ptr %1567, align 64
  br label %2311

2220:
  %2221 = phi <16 x i32> [ %2398, %2525 ], [ %2329, %2311 ]
  %2222 = phi <16 x i32> [ %2444, %2525 ], [ %2337, %2311 ]
  %2223 = phi <16 x i32> [ %2490, %2525 ], [ %2345, %2311 ]
  %2224 = phi <16 x i32> [ %2536, %2525 ], [ %2353, %2311 ]
  %2225 = load i32, ptr %1570, align 4
  %2226 = ashr <16 x i32> %2221, splat (i32 31)
  %2227 = xor <16 x i32> %2226, %2221
  %2228 = sub <16 x i32> %2227, %2226
  %2229 = sitofp <16 x i32> %2228 to <16 x float>
  %2230 = fptosi <16 x float> %2229 to <16 x i32>
  %2231 = bitcast <16 x float> %2229 to <16 x i32>
  %2232 = icmp slt <16 x i32> %2228, %2230
  %2233 = sext <16 x i1> %2232 to <16 x i32>
  %2234 = add <16 x i32> %2233, %2231
  %2235 = sub nsw i32 23, %2225
  %2236 = shl nsw i32 -1, %2235
  %2237 = insertelement <16 x i32> poison, i32 %2236, i64 0
  %2238 = shufflevector <16 x i32> %2237, <16 x i32> poison, <16 x i32> zeroinitializer
  %2239 = and <16 x i32> %2234, %2238
  %2240 = and <16 x i32> %2226, splat (i32 -2147483648)
  %2241 = or <16 x i32> %2239, %2240
  %2242 = bitcast <16 x i32> %2241 to <16 x float>
  %2243 = bitcast <16 x i32> %2394 to <16 x float>
  %2244 = fmul <16 x float> %2243, %2242
  store <16 x float> %2244, ptr %2096, align 64
  %2245 = load i32, ptr %1570, align 4
  %2246 = ashr <16 x i32> %2222, splat (i32 31)
  %2247 = xor <16 x i32> %2246, %2222
  %2248 = sub <16 x i32> %2247, %2246
  %2249 = sitofp <16 x i32> %2248 to <16 x float>
  %2250 = fptosi <16 x float> %2249 to <16 x i32>
  %2251 = bitcast <16 x float> %2249 to <16 x i32>
  %2252 = icmp slt <16 x i32> %2248, %2250
  %2253 = sext <16 x i1> %2252 to <16 x i32>
  %2254 = add <16 x i32> %2253, %2251
  %2255 = sub nsw i32 23, %2245
  %2256 = shl nsw i32 -1, %2255
  %2257 = insertelement <16 x i32> poison, i32 %2256, i64 0
  %2258 = shufflevector <16 x i32> %2257, <16 x i32> poison, <16 x i32> zeroinitializer
  %2259 = and <16 x i32> %2254, %2258
  %2260 = and <16 x i32> %2246, splat (i32 -2147483648)
  %2261 = or <16 x i32> %2259, %2260
  %2262 = bitcast <16 x i32> %2261 to <16 x float>
  %2263 = bitcast <16 x i32> %2440 to <16 x float>
  %2264 = fmul <16 x float> %2263, %2262
  store <16 x float> %2264, ptr %2113, align 64
  %2265 = load i32, ptr %1570, align 4
  %2266 = ashr <16 x i32> %2223, splat (i32 31)
  %2267 = xor <16 x i32> %2266, %2223
  %2268 = sub <16 x i32> %2267, %2266
  %2269 = sitofp <16 x i32> %2268 to <16 x float>
  %2270 = fptosi <16 x float> %2269 to <16 x i32>
  %2271 = bitcast <16 x float> %2269 to <16 x i32>
  %2272 = icmp slt <16 x i32> %2268, %2270
  %2273 = sext <16 x i1> %2272 to <16 x i32>
  %2274 = add <16 x i32> %2273, %2271
  %2275 = sub nsw i32 23, %2265
  %2276 = shl nsw i32 -1, %2275
  %2277 = insertelement <16 x i32> poison, i32 %2276, i64 0
  %2278 = shufflevector <16 x i32> %2277, <16 x i32> poison, <16 x i32> zeroinitializer
  %2279 = and <16 x i32> %2274, %2278
  %2280 = and <16 x i32> %2266, splat (i32 -2147483648)
  %2281 = or <16 x i32> %2279, %2280
  %2282 = bitcast <16 x i32> %2281 to <16 x float>
  %2283 = bitcast <16 x i32> %2486 to <16 x float>
  %2284 = fmul <16 x float> %2283, %2282
  store <16 x float> %2284, ptr %2115, align 64
  %2285 = load i32, ptr %1570, align 4
  %2286 = ashr <16 x i32> %2224, splat (i32 31)
  %2287 = xor <16 x i32> %2286, %2224
  %2288 = sub <16 x i32> %2287, %2286
  %2289 = sitofp <16 x i32> %2288 to <16 x float>
  %2290 = fptosi <16 x float> %2289 to <16 x i32>
  %2291 = bitcast <16 x float> %2289 to <16 x i32>
  %2292 = icmp slt <16 x i32> %2288, %2290
  %2293 = sext <16 x i1> %2292 to <16 x i32>
  %2294 = add <16 x i32> %2293, %2291
  %2295 = sub nsw i32 23, %2285
  %2296 = shl nsw i32 -1, %2295
  %2297 = insertelement <16 x i32> poison, i32 %2296, i64 0
  %2298 = shufflevector <16 x i32> %2297, <16 x i32> poison, <16 x i32> zeroinitializer
  %2299 = and <16 x i32> %2294, %2298
  %2300 = and <16 x i32> %2286, splat (i32 -2147483648)
  %2301 = or <16 x i32> %2299, %2300
  %2302 = bitcast <16 x i32> %2301 to <16 x float>
  %2303 = bitcast <16 x i32> %2532 to <16 x float>
  %2304 = fmul <16 x float> %2303, %2302
  store <16 x float> %2304, ptr %2117, align 64
  %2305 = icmp ult i32 %2154, %2097
  %2306 = add i32 %2146, %2099
  %2307 = bitcast <16 x float> %2244 to <16 x i32>
  %2308 = bitcast <16 x float> %2264 to <16 x i32>
  %2309 = bitcast <16 x float> %2284 to <16 x i32>
  %2310 = bitcast <16 x float> %2304 to <16 x i32>
  br i1 %2305, label %2137, label %2537

2311:
  %2312 = phi <16 x i32> [ %2398, %2218 ], [ %2329, %2311 ]
  %2313 = phi <16 x i32> [ %2444, %2218 ], [ %2337, %2311 ]
  %2314 = phi <16 x i32> [ %2490, %2218 ], [ %2345, %2311 ]
  %2315 = phi <16 x i32> [ %2536, %2218 ], [ %2353, %2311 ]
  %2316 = phi i64 [ %2149, %2218 ], [ %2354, %2311 ]
  %2317 = getelementptr inbounds nuw i16, ptr %2219, i64 %2316
  %2318 = load i16, ptr %2317, align 2
  %2319 = zext i16 %2318 to i64
  %2320 = getelementptr inbounds nuw float, ptr %2111, i64 %2319
  %2321 = getelementptr inbounds nuw <16 x float>, ptr %1, i64 %2316
  %2322 = load <16 x float>, ptr %2321, align 64
  %2323 = load float, ptr %2320, align 4
  %2324 = insertelement <16 x float> poison, float %2323, i64 0
  %2325 = shufflevector <16 x float> %2324, <16 x float> poison, <16 x i32> zeroinitializer
  %2326 = fmul <16 x float> %2322, %2325
  %2327 = fmul <16 x float> %2326, %2396
  %2328 = fptosi <16 x float> %2327 to <16 x i32>
  %2329 = add <16 x i32> %2312, %2328
  %2330 = getelementptr inbounds nuw i8, ptr %2320, i64 16
  %2331 = load float, ptr %2330, align 4
  %2332 = insertelement <16 x float> poison, float %2331, i64 0
  %2333 = shufflevector <16 x float> %2332, <16 x float> poison, <16 x i32> zeroinitializer
  %2334 = fmul <16 x float> %2322, %2333
  %2335 = fmul <16 x float> %2334, %2442
  %2336 = fptosi <16 x float> %2335 to <16 x i32>
  %2337 = add <16 x i32> %2313, %2336
  %2338 = getelementptr inbounds nuw i8, ptr %2320, i64 32
  %2339 = load float, ptr %2338, align 4
  %2340 = insertelement <16 x float> poison, float %2339, i64 0
  %2341 = shufflevector <16 x float> %2340, <16 x float> poison, <16 x i32> zeroinitializer
  %2342 = fmul <16 x float> %2322, %2341
  %2343 = fmul <16 x float> %2342, %2488
  %2344 = fptosi <16 x float> %2343 to <16 x i32>
  %2345 = add <16 x i32> %2314, %2344
  %2346 = getelementptr inbounds nuw i8, ptr %2320, i64 48
  %2347 = load float, ptr %2346, align 4
  %2348 = insertelement <16 x float> poison, float %2347, i64 0
  %2349 = shufflevector <16 x float> %2348, <16 x float> poison, <16 x i32> zeroinitializer
  %2350 = fmul <16 x float> %2322, %2349
  %2351 = fmul <16 x float> %2350, %2534
  %2352 = fptosi <16 x float> %2351 to <16 x i32>
  %2353 = add <16 x i32> %2315, %2352
  %2354 = add nuw nsw i64 %2316, 1
  %2355 = trunc i64 %2354 to i32
  %2356 = icmp eq i32 %2146, %2355
  br i1 %2356, label %2220, label %2311

2357:
  %2358 = fcmp une <16 x float> %2141, zeroinitializer
  %2359 = sext <16 x i1> %2358 to <16 x i32>
  %2360 = load ptr, ptr %1567, align 64
  br label %2361

2361:
  %2362 = phi i64 [ 0, %2357 ], [ %2377, %2375 ]
  %2363 = phi <16 x i32> [ %2359, %2357 ], [ %2376, %2375 ]
  %2364 = getelementptr inbounds nuw i16, ptr %2360, i64 %2362
  %2365 = load i16, ptr %2364, align 2
  %2366 = zext i16 %2365 to i64
  %2367 = getelementptr inbounds nuw float, ptr %2124, i64 %2366
  %2368 = load float, ptr %2367, align 4
  %2369 = fcmp une float %2368, 0.000000e+00
  br i1 %2369, label %2370, label %2375

2370:
  %2371 = getelementptr inbounds nuw <16 x float>, ptr %1, i64 %2362
  %2372 = load <16 x float>, ptr %2371, align 64
  %2373 = fcmp une <16 x float> %2372, zeroinitializer
  %2374 = select <16 x i1> %2373, <16 x i32> splat (i32 -1), <16 x i32> %2363
  br label %2375

2375:
  %2376 = phi <16 x i32> [ %2374, %2370 ], [ %2363, %2361 ]
  %2377 = add nuw nsw i64 %2362, 1
  %2378 = icmp eq i64 %2377, %2123
  br i1 %2378, label %2379, label %2361

2379:
  %2380 = select <16 x i1> %2173, <16 x i32> %2376, <16 x i32> zeroinitializer
  %2381 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %2380)
  %2382 = icmp ne i32 %2381, 0
  %2383 = zext i1 %2382 to i32
  %2384 = insertelement <16 x i32> poison, i32 %2383, i64 0
  %2385 = shufflevector <16 x i32> %2384, <16 x i32> poison, <16 x i32> zeroinitializer
  %2386 = or <16 x i32> %2385, %2147
  br label %2387

2387:
  %2388 = phi <16 x i32> [ %2386, %2379 ], [ %2147, %2167 ]
  %2389 = fcmp ogt <16 x float> %2172, splat (float 0x47D0000000000000)
  %2390 = select <16 x i1> %2389, <16 x i32> splat (i32 -1), <16 x i32> %2388
  %2391 = fcmp ogt <16 x float> %2172, splat (float 0x3AF0000000000000)
  %2392 = select <16 x i1> %2391, <16 x float> %2172, <16 x float> splat (float 0x3AF0000000000000)
  %2393 = bitcast <16 x float> %2392 to <16 x i32>
  %2394 = sub <16 x i32> %2393, %2107
  %2395 = sub <16 x i32> %2110, %2393
  %2396 = bitcast <16 x i32> %2395 to <16 x float>
  %2397 = fmul <16 x float> %2141, %2396
  %2398 = fptosi <16 x float> %2397 to <16 x i32>
  %2399 = bitcast <16 x i32> %2169 to <16 x float>
  %2400 = fcmp olt <16 x float> %2399, splat (float 0x3AF0000000000000)
  %2401 = bitcast <16 x i1> %2400 to i16
  %2402 = icmp eq i16 %2401, 0
  br i1 %2402, label %2433, label %2403

2403:
  %2404 = fcmp une <16 x float> %2140, zeroinitializer
  %2405 = sext <16 x i1> %2404 to <16 x i32>
  %2406 = load ptr, ptr %1567, align 64
  br label %2407

2407:
  %2408 = phi i64 [ 0, %2403 ], [ %2423, %2421 ]
  %2409 = phi <16 x i32> [ %2405, %2403 ], [ %2422, %2421 ]
  %2410 = getelementptr inbounds nuw i16, ptr %2406, i64 %2408
  %2411 = load i16, ptr %2410, align 2
  %2412 = zext i16 %2411 to i64
  %2413 = getelementptr inbounds nuw float, ptr %2128, i64 %2412
  %2414 = load float, ptr %2413, align 4
  %2415 = fcmp une float %2414, 0.000000e+00
  br i1 %2415, label %2416, label %2421

2416:
  %2417 = getelementptr inbounds nuw <16 x float>, ptr %1, i64 %2408
  %2418 = load <16 x float>, ptr %2417, align 64
  %2419 = fcmp une <16 x float> %2418, zeroinitializer
  %2420 = select <16 x i1> %2419, <16 x i32> splat (i32 -1), <16 x i32> %2409
  br label %2421

2421:
  %2422 = phi <16 x i32> [ %2420, %2416 ], [ %2409, %2407 ]
  %2423 = add nuw nsw i64 %2408, 1
  %2424 = icmp eq i64 %2423, %2125
  br i1 %2424, label %2425, label %2407

2425:
  %2426 = select <16 x i1> %2400, <16 x i32> %2422, <16 x i32> zeroinitializer
  %2427 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %2426)
  %2428 = icmp ne i32 %2427, 0
  %2429 = zext i1 %2428 to i32
  %2430 = insertelement <16 x i32> poison, i32 %2429, i64 0
  %2431 = shufflevector <16 x i32> %2430, <16 x i32> poison, <16 x i32> zeroinitializer
  %2432 = or <16 x i32> %2431, %2390
  br label %2433

2433:
  %2434 = phi <16 x i32> [ %2432, %2425 ], [ %2390, %2387 ]
  %2435 = fcmp ogt <16 x float> %2399, splat (float 0x47D0000000000000)
  %2436 = select <16 x i1> %2435, <16 x i32> splat (i32 -1), <16 x i32> %2434
  %2437 = fcmp ogt <16 x float> %2399, splat (float 0x3AF0000000000000)
  %2438 = select <16 x i1> %2437, <16 x float> %2399, <16 x float> splat (float 0x3AF0000000000000)
  %2439 = bitcast <16 x float> %2438 to <16 x i32>
  %2440 = sub <16 x i32> %2439, %2107
  %2441 = sub <16 x i32> %2110, %2439
  %2442 = bitcast <16 x i32> %2441 to <16 x float>
  %2443 = fmul <16 x float> %2140, %2442
  %2444 = fptosi <16 x float> %2443 to <16 x i32>
  %2445 = bitcast <16 x i32> %2170 to <16 x float>
  %2446 = fcmp olt <16 x float> %2445, splat (float 0x3AF0000000000000)
  %2447 = bitcast <16 x i1> %2446 to i16
  %2448 = icmp eq i16 %2447, 0
  br i1 %2448, label %2479, label %2449

2449:
  %2450 = fcmp une <16 x float> %2139, zeroinitializer
  %2451 = sext <16 x i1> %2450 to <16 x i32>
  %2452 = load ptr, ptr %1567, align 64
  br label %2453

2453:
  %2454 = phi i64 [ 0, %2449 ], [ %2469, %2467 ]
  %2455 = phi <16 x i32> [ %2451, %2449 ], [ %2468, %2467 ]
  %2456 = getelementptr inbounds nuw i16, ptr %2452, i64 %2454
  %2457 = load i16, ptr %2456, align 2
  %2458 = zext i16 %2457 to i64
  %2459 = getelementptr inbounds nuw float, ptr %2132, i64 %2458
  %2460 = load float, ptr %2459, align 4
  %2461 = fcmp une float %2460, 0.000000e+00
  br i1 %2461, label %2462, label %2467

2462:
  %2463 = getelementptr inbounds nuw <16 x float>, ptr %1, i64 %2454
  %2464 = load <16 x float>, ptr %2463, align 64
  %2465 = fcmp une <16 x float> %2464, zeroinitializer
  %2466 = select <16 x i1> %2465, <16 x i32> splat (i32 -1), <16 x i32> %2455
  br label %2467

2467:
  %2468 = phi <16 x i32> [ %2466, %2462 ], [ %2455, %2453 ]
  %2469 = add nuw nsw i64 %2454, 1
  %2470 = icmp eq i64 %2469, %2129
  br i1 %2470, label %2471, label %2453

2471:
  %2472 = select <16 x i1> %2446, <16 x i32> %2468, <16 x i32> zeroinitializer
  %2473 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %2472)
  %2474 = icmp ne i32 %2473, 0
  %2475 = zext i1 %2474 to i32
  %2476 = insertelement <16 x i32> poison, i32 %2475, i64 0
  %2477 = shufflevector <16 x i32> %2476, <16 x i32> poison, <16 x i32> zeroinitializer
  %2478 = or <16 x i32> %2477, %2436
  br label %2479

2479:
  %2480 = phi <16 x i32> [ %2478, %2471 ], [ %2436, %2433 ]
  %2481 = fcmp ogt <16 x float> %2445, splat (float 0x47D0000000000000)
  %2482 = select <16 x i1> %2481, <16 x i32> splat (i32 -1), <16 x i32> %2480
  %2483 = fcmp ogt <16 x float> %2445, splat (float 0x3AF0000000000000)
  %2484 = select <16 x i1> %2483, <16 x float> %2445, <16 x float> splat (float 0x3AF0000000000000)
  %2485 = bitcast <16 x float> %2484 to <16 x i32>
  %2486 = sub <16 x i32> %2485, %2107
  %2487 = sub <16 x i32> %2110, %2485
  %2488 = bitcast <16 x i32> %2487 to <16 x float>
  %2489 = fmul <16 x float> %2139, %2488
  %2490 = fptosi <16 x float> %2489 to <16 x i32>
  %2491 = bitcast <16 x i32> %2171 to <16 x float>
  %2492 = fcmp olt <16 x float> %2491, splat (float 0x3AF0000000000000)
  %2493 = bitcast <16 x i1> %2492 to i16
  %2494 = icmp eq i16 %2493, 0
  br i1 %2494, label %2525, label %2495

2495:
  %2496 = fcmp une <16 x float> %2138, zeroinitializer
  %2497 = sext <16 x i1> %2496 to <16 x i32>
  %2498 = load ptr, ptr %1567, align 64
  br label %2499

2499:
  %2500 = phi i64 [ 0, %2495 ], [ %2515, %2513 ]
  %2501 = phi <16 x i32> [ %2497, %2495 ], [ %2514, %2513 ]
  %2502 = getelementptr inbounds nuw i16, ptr %2498, i64 %2500
  %2503 = load i16, ptr %2502, align 2
  %2504 = zext i16 %2503 to i64
  %2505 = getelementptr inbounds nuw float, ptr %2136, i64 %2504
  %2506 = load float, ptr %2505, align 4
  %2507 = fcmp une float %2506, 0.000000e+00
  br i1 %2507, label %2508, label %2513

2508:
  %2509 = getelementptr inbounds nuw <16 x float>, ptr %1, i64 %2500
  %2510 = load <16 x float>, ptr %2509, align 64
  %2511 = fcmp une <16 x float> %2510, zeroinitializer
  %2512 = select <16 x i1> %2511, <16 x i32> splat (i32 -1), <16 x i32> %2501
  br label %2513

2513:
  %2514 = phi <16 x i32> [ %2512, %2508 ], [ %2501, %2499 ]
  %2515 = add nuw nsw i64 %2500, 1
  %2516 = icmp eq i64 %2515, %2133
  br i1 %2516, label %2517, label %2499

2517:
  %2518 = select <16 x i1> %2492, <16 x i32> %2514, <16 x i32> zeroinitializer
  %2519 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %2518)
  %2520 = icmp ne i32 %2519, 0
  %2521 = zext i1 %2520 to i32
  %2522 = insertelement <16 x i32> poison, i32 %2521, i64 0
  %2523 = shufflevector <16 x i32> %2522, <16 x i32> poison, <16 x i32> zeroinitializer
  %2524 = or <16 x i32> %2523, %2482
  br label %2525

2525:
  %2526 = phi <16 x i32> [ %2524, %2517 ], [ %2482, %2479 ]
  %2527 = fcmp ogt <16 x float> %2491, splat (float 0x47D0000000000000)
  %2528 = select <16 x i1> %2527, <16 x i32> splat (i32 -1), <16 x i32> %2526
  %2529 = fcmp ogt <16 x float> %2491, splat (float 0x3AF0000000000000)
  %2530 = select <16 x i1> %2529, <16 x float> %2491, <16 x float> splat (float 0x3AF0000000000000)
  %2531 = bitcast <16 x float> %2530 to <16 x i32>
  %2532 = sub <16 x i32> %2531, %2107
  %2533 = sub <16 x i32> %2110, %2531
  %2534 = bitcast <16 x i32> %2533 to <16 x float>
  %2535 = fmul <16 x float> %2138, %2534
  %2536 = fptosi <16 x float> %2535 to <16 x i32>
  br i1 %2155, label %2218, label %2220

2537:
  %2538 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %2528)
  %2539 = icmp eq i32 %2538, 0
  %2540 = and i1 %2539, %2094
  br i1 %2540, label %2092, label %2541

2541:
  %2542 = phi i1 [ %2539, %2537 ], [ %1563, %1561 ], [ %416, %414 ], [ %1068, %1066 ], [ true, %19 ], [ true, %1070 ], [
      true, %439 ], [ true, %2091 ], [ %2089, %2087 ], [ true, %1571 ]
  ret i1 %2542
}

declare <16 x float> @llvm.fma.v16f32(<16 x float>, <16 x float>, <16 x float>) #0

declare <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32>, <16 x i32>) #0

define internal fastcc void @sum_elements(ptr %0, ptr %1, ptr %2, ptr %3, ptr %4, ptr %5) unnamed_addr #0 {
  %7 = alloca [64 x %struct.Factor], align 16
  %8 = alloca [8 x [64 x %struct.Factor]], align 16
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load i32, ptr %9, align 4
  %11 = load i32, ptr %0, align 4
  %12 = icmp eq i32 %10, 0
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %15 = zext i32 %10 to i64
  br label %16

16:
  %17 = phi i64 [ 0, %6 ], [ %44, %43 ]
  br i1 %12, label %43, label %18

18:
  %19 = getelementptr inbounds nuw [64 x %struct.Factor], ptr %8, i64 %17
  %20 = load i32, ptr %13, align 4
  %21 = tail call i32 @llvm.cttz.i32(i32 %20, i1 false)
  %22 = sub nsw i32 5, %21
  %23 = shl nsw i32 -1, %22
  %24 = xor i32 %23, -1
  %25 = load i32, ptr %14, align 4
  %26 = trunc i64 %17 to i32
  %27 = shl i32 %26, 2
  br label %46

28:
  %29 = lshr i32 %11, 3
  %30 = icmp eq i32 %29, 1
  %31 = select i1 %30, i64 8, i64 16
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 92
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %42 = zext i32 %10 to i64
  br label %69

43:
  %44 = add nuw nsw i64 %17, 1
  %45 = icmp eq i64 %44, 8
  br i1 %45, label %28, label %16

46:
  %47 = phi i64 [ 0, %18 ], [ %67, %46 ]
  %48 = getelementptr inbounds nuw %struct.Factor, ptr %19, i64 %47
  %49 = trunc nuw i64 %47 to i32
  %50 = lshr i32 %49, %22
  %51 = lshr i32 %50, 2
  %52 = zext nneg i32 %51 to i64
  %53 = getelementptr inbounds nuw [32 x i32], ptr %2, i64 %52
  %54 = and i32 %50, 3
  %55 = or disjoint i32 %54, %27
  %56 = zext nneg i32 %55 to i64
  %57 = getelementptr inbounds nuw i32, ptr %53, i64 %56
  %58 = load i32, ptr %57, align 4
  %59 = and i32 %49, %24
  %60 = mul i32 %59, %20
  %61 = add i32 %60, %25
  %62 = lshr i32 %58, %61
  %63 = tail call fastcc { i64, float } @factor_of(i32 %62, ptr %13)
  %64 = extractvalue { i64, float } %63, 0
  %65 = extractvalue { i64, float } %63, 1
  store i64 %64, ptr %48, align 4
  %66 = getelementptr inbounds nuw i8, ptr %48, i64 8
  store float %65, ptr %66, align 4
  %67 = add nuw nsw i64 %47, 1
  %68 = icmp eq i64 %67, %15
  br i1 %68, label %43, label %46

69:
  %70 = phi i64 [ 0, %28 ], [ %114, %113 ]
  br i1 %12, label %85, label %71

71:
  %72 = lshr i64 %70, 3
  %73 = and i64 %72, 536870911
  %74 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %73
  %75 = load i32, ptr %40, align 4
  %76 = tail call i32 @llvm.cttz.i32(i32 %75, i1 false)
  %77 = sub nsw i32 5, %76
  %78 = trunc i64 %70 to i32
  %79 = shl i32 %78, 2
  %80 = and i32 %79, 28
  %81 = shl nsw i32 -1, %77
  %82 = xor i32 %81, -1
  %83 = load i32, ptr %41, align 4
  br label %89

84:
  ret void

85:
  %86 = getelementptr inbounds nuw float, ptr %3, i64 %70
  %87 = getelementptr inbounds nuw i32, ptr %4, i64 %70
  %88 = getelementptr inbounds nuw float, ptr %5, i64 %70
  br label %116

89:
  %90 = phi i64 [ 0, %71 ], [ %111, %89 ]
  %91 = getelementptr inbounds nuw %struct.Factor, ptr %7, i64 %90
  %92 = trunc nuw i64 %90 to i32
  %93 = lshr i32 %92, %77
  %94 = lshr i32 %93, 2
  %95 = mul i32 %94, %29
  %96 = zext i32 %95 to i64
  %97 = getelementptr inbounds nuw [32 x i32], ptr %74, i64 %96
  %98 = and i32 %93, 3
  %99 = or disjoint i32 %98, %80
  %100 = zext nneg i32 %99 to i64
  %101 = getelementptr inbounds nuw i32, ptr %97, i64 %100
  %102 = load i32, ptr %101, align 4
  %103 = and i32 %92, %82
  %104 = mul i32 %103, %75
  %105 = add i32 %104, %83
  %106 = lshr i32 %102, %105
  %107 = tail call fastcc { i64, float } @factor_of(i32 %106, ptr %40)
  %108 = extractvalue { i64, float } %107, 0
  %109 = extractvalue { i64, float } %107, 1
  store i64 %108, ptr %91, align 4
  %110 = getelementptr inbounds nuw i8, ptr %91, i64 8
  store float %109, ptr %110, align 4
  %111 = add nuw nsw i64 %90, 1
  %112 = icmp eq i64 %111, %42
  br i1 %112, label %85, label %89

113:
  %114 = add nuw nsw i64 %70, 1
  %115 = icmp eq i64 %114, %31
  br i1 %115, label %84, label %69

116:
  %117 = phi i64 [ 0, %85 ], [ %354, %351 ]
  %118 = getelementptr inbounds nuw <16 x float>, ptr %86, i64 %117
  %119 = load float, ptr %118, align 4
  %120 = load i32, ptr %32, align 4
  %121 = icmp sgt i32 %120, -1
  br i1 %121, label %122, label %125

122:
  %123 = getelementptr inbounds nuw <16 x i32>, ptr %87, i64 %117
  %124 = load i32, ptr %123, align 4
  br label %125

125:
  %126 = phi i32 [ %124, %122 ], [ 0, %116 ]
  %127 = load i32, ptr %33, align 4
  %128 = icmp eq i32 %127, 0
  %129 = getelementptr inbounds nuw [64 x %struct.Factor], ptr %8, i64 %117
  %130 = load i32, ptr %9, align 4
  %131 = icmp eq i32 %130, 0
  br i1 %128, label %132, label %163

132:
  br i1 %131, label %135, label %133

133:
  %134 = zext i32 %130 to i64
  br label %142

135:
  %136 = phi float [ %119, %132 ], [ %151, %142 ]
  %137 = load i32, ptr %38, align 4
  %138 = icmp ne i32 %137, 0
  %139 = tail call float @llvm.fabs.f32(float %136)
  %140 = fcmp one float %139, 0x7FF0000000000000
  %141 = select i1 %138, i1 %140, i1 false
  br i1 %141, label %157, label %154

142:
  %143 = phi i64 [ 0, %133 ], [ %152, %142 ]
  %144 = phi float [ %119, %133 ], [ %151, %142 ]
  %145 = getelementptr inbounds nuw %struct.Factor, ptr %7, i64 %143
  %146 = getelementptr inbounds nuw i8, ptr %145, i64 8
  %147 = load float, ptr %146, align 4
  %148 = getelementptr inbounds nuw %struct.Factor, ptr %129, i64 %143
  %149 = getelementptr inbounds nuw i8, ptr %148, i64 8
  %150 = load float, ptr %149, align 4
  %151 = tail call float @llvm.fma.f32(float %147, float %150, float %144)
  %152 = add nuw nsw i64 %143, 1
  %153 = icmp eq i64 %152, %134
  br i1 %153, label %135, label %142

154:
  %155 = fcmp uno float %136, 0.000000e+00
  %156 = select i1 %155, float 0x7FFFFFFFE0000000, float %136
  br label %351

157:
  %158 = fpext float %136 to double
  %159 = tail call fastcc float @rounded_to_half_single(double %158)
  %160 = fcmp oeq float %159, 0.000000e+00
  %161 = tail call float @llvm.copysign.f32(float 0.000000e+00, float %136)
  %162 = select i1 %160, float %161, float %159
  br label %351

163:
  br i1 %131, label %351, label %164

164:
  %165 = load i32, ptr %34, align 4
  %166 = load i32, ptr %35, align 4
  %167 = load i32, ptr %36, align 4
  %168 = add i32 %165, %167
  %169 = sub i32 %166, %168
  %170 = load i32, ptr %37, align 4
  %171 = load i32, ptr %38, align 4
  %172 = icmp ne i32 %171, 0
  %173 = add nsw i32 %166, -23
  %174 = zext nneg i32 %173 to i64
  %175 = sub nsw i32 23, %166
  %176 = zext nneg i32 %175 to i64
  %177 = icmp slt i32 %166, 23
  %178 = zext nneg i32 %169 to i64
  %179 = sub nsw i32 0, %169
  %180 = zext nneg i32 %179 to i64
  %181 = icmp slt i32 %169, 0
  %182 = icmp eq i32 %171, 0
  br label %183

183:
  %184 = phi i32 [ 0, %164 ], [ %187, %348 ]
  %185 = phi float [ %119, %164 ], [ %349, %348 ]
  %186 = zext i32 %184 to i64
  %187 = add i32 %184, %170
  %188 = tail call i32 @llvm.umin.i32(i32 %187, i32 %130)
  %189 = tail call float @llvm.fabs.f32(float %185)
  %190 = fcmp ueq float %189, 0x7FF0000000000000
  br i1 %190, label %196, label %191

191:
  %192 = fcmp ogt float %185, 0.000000e+00
  br i1 %192, label %196, label %193

193:
  %194 = fcmp olt float %185, 0.000000e+00
  %195 = select i1 %194, float -1.000000e+00, float 0.000000e+00
  br label %196

196:
  %197 = phi float [ 1.000000e+00, %191 ], [ %195, %193 ], [ %185, %183 ]
  %198 = bitcast float %185 to i32
  %199 = tail call fastcc { i64, float } @factor_of(i32 %198, ptr @SINGLE)
  %200 = extractvalue { i64, float } %199, 0
  %201 = lshr i64 %200, 32
  %202 = trunc nuw i64 %201 to i32
  %203 = and i64 %200, 4294967295
  %204 = icmp ne i64 %203, 0
  %205 = select i1 %172, i1 %204, i1 false
  %206 = tail call i32 @llvm.smax.i32(i32 %202, i32 -14)
  %207 = select i1 %205, i32 %206, i32 %202
  %208 = icmp ult i32 %184, %188
  br i1 %208, label %209, label %211

209:
  %210 = zext i32 %188 to i64
  br label %216

211:
  %212 = phi float [ %197, %196 ], [ %245, %242 ]
  %213 = phi i32 [ %207, %196 ], [ %252, %242 ]
  %214 = tail call float @llvm.fabs.f32(float %212)
  %215 = fcmp ueq float %214, 0x7FF0000000000000
  br i1 %215, label %255, label %258

216:
  %217 = phi i64 [ %186, %209 ], [ %253, %242 ]
  %218 = phi i32 [ %207, %209 ], [ %252, %242 ]
  %219 = phi float [ %197, %209 ], [ %245, %242 ]
  %220 = getelementptr inbounds nuw %struct.Factor, ptr %7, i64 %217
  %221 = getelementptr inbounds nuw i8, ptr %220, i64 8
  %222 = load float, ptr %221, align 4
  %223 = tail call float @llvm.fabs.f32(float %222)
  %224 = fcmp ueq float %223, 0x7FF0000000000000
  br i1 %224, label %230, label %225

225:
  %226 = fcmp ogt float %222, 0.000000e+00
  br i1 %226, label %230, label %227

227:
  %228 = fcmp olt float %222, 0.000000e+00
  %229 = select i1 %228, float -1.000000e+00, float 0.000000e+00
  br label %230

230:
  %231 = phi float [ 1.000000e+00, %225 ], [ %229, %227 ], [ %222, %216 ]
  %232 = getelementptr inbounds nuw %struct.Factor, ptr %129, i64 %217
  %233 = getelementptr inbounds nuw i8, ptr %232, i64 8
  %234 = load float, ptr %233, align 4
  %235 = tail call float @llvm.fabs.f32(float %234)
  %236 = fcmp ueq float %235, 0x7FF0000000000000
  br i1 %236, label %242, label %237

237:
  %238 = fcmp ogt float %234, 0.000000e+00
  br i1 %238, label %242, label %239

239:
  %240 = fcmp olt float %234, 0.000000e+00
  %241 = select i1 %240, float -1.000000e+00, float 0.000000e+00
  br label %242

242:
  %243 = phi float [ 1.000000e+00, %237 ], [ %241, %239 ], [ %234, %230 ]
  %244 = fmul float %231, %243
  %245 = fadd float %219, %244
  %246 = getelementptr inbounds nuw i8, ptr %220, i64 4
  %247 = load i32, ptr %246, align 4
  %248 = getelementptr inbounds nuw i8, ptr %232, i64 4
  %249 = load i32, ptr %248, align 4
  %250 = add i32 %247, %126
  %251 = add i32 %250, %249
  %252 = tail call i32 @llvm.smax.i32(i32 %218, i32 %251)
  %253 = add nuw nsw i64 %217, 1
  %254 = icmp samesign ult i64 %253, %210
  br i1 %254, label %216, label %211

255:
  %256 = fcmp uno float %212, 0.000000e+00
  %257 = select i1 %256, float 0x7FFFFFFFE0000000, float %212
  br label %348

258:
  %259 = shl i64 %200, 32
  %260 = ashr exact i64 %259, 32
  %261 = sub nsw i32 %213, %202
  %262 = tail call i64 @llvm.abs.i64(i64 %260, i1 true)
  %263 = shl i64 %262, %174
  %264 = lshr i64 %262, %176
  %265 = select i1 %177, i64 %264, i64 %263
  %266 = icmp slt i64 %260, 0
  %267 = icmp sgt i32 %261, 63
  %268 = zext nneg i32 %261 to i64
  %269 = ashr i64 %265, %268
  %270 = select i1 %267, i64 0, i64 %269
  %271 = sub nsw i64 0, %270
  %272 = select i1 %266, i64 %271, i64 %270
  br i1 %208, label %273, label %275

273:
  %274 = zext i32 %188 to i64
  br label %284

275:
  %276 = phi i64 [ %272, %258 ], [ %312, %284 ]
  %277 = sitofp i64 %276 to double
  %278 = sub i32 %213, %166
  %279 = add i32 %278, 1023
  %280 = zext i32 %279 to i64
  %281 = shl i64 %280, 52
  %282 = bitcast i64 %281 to double
  %283 = fmul double %282, %277
  br i1 %182, label %317, label %315

284:
  %285 = phi i64 [ %186, %273 ], [ %313, %284 ]
  %286 = phi i64 [ %272, %273 ], [ %312, %284 ]
  %287 = getelementptr inbounds nuw %struct.Factor, ptr %7, i64 %285
  %288 = load i32, ptr %287, align 4
  %289 = sext i32 %288 to i64
  %290 = getelementptr inbounds nuw %struct.Factor, ptr %129, i64 %285
  %291 = load i32, ptr %290, align 4
  %292 = sext i32 %291 to i64
  %293 = mul nsw i64 %292, %289
  %294 = getelementptr inbounds nuw i8, ptr %287, i64 4
  %295 = load i32, ptr %294, align 4
  %296 = getelementptr inbounds nuw i8, ptr %290, i64 4
  %297 = load i32, ptr %296, align 4
  %298 = add i32 %126, %295
  %299 = add i32 %298, %297
  %300 = sub i32 %213, %299
  %301 = tail call i64 @llvm.abs.i64(i64 %293, i1 true)
  %302 = shl i64 %301, %178
  %303 = lshr i64 %301, %180
  %304 = select i1 %181, i64 %303, i64 %302
  %305 = icmp slt i64 %293, 0
  %306 = icmp sgt i32 %300, 63
  %307 = zext nneg i32 %300 to i64
  %308 = ashr i64 %304, %307
  %309 = select i1 %306, i64 0, i64 %308
  %310 = sub nsw i64 0, %309
  %311 = select i1 %305, i64 %310, i64 %309
  %312 = add nsw i64 %311, %286
  %313 = add nuw nsw i64 %285, 1
  %314 = icmp samesign ult i64 %313, %274
  br i1 %314, label %284, label %275

315:
  %316 = tail call fastcc float @rounded_to_half_single(double %283)
  br label %348

317:
  %318 = load i32, ptr %39, align 4
  %319 = fcmp olt double %283, 0.000000e+00
  %320 = fneg double %283
  %321 = select i1 %319, double %320, double %283
  %322 = fcmp ult double %321, 0x47F0000000000000
  br i1 %322, label %323, label %340

323:
  %324 = fcmp ult double %321, 0x3810000000000000
  br i1 %324, label %330, label %325

325:
  %326 = bitcast double %321 to i64
  %327 = lshr i64 %326, 29
  %328 = trunc i64 %327 to i32
  %329 = add i32 %328, 1073741824
  br label %333

330:
  %331 = fmul double %321, 0x4940000000000000
  %332 = fptoui double %331 to i32
  br label %333

333:
  %334 = phi i32 [ %332, %330 ], [ %329, %325 ]
  %335 = freeze i32 %334
  %336 = icmp eq i32 %335, 2139095040
  %337 = sub nsw i32 23, %318
  %338 = shl nsw i32 -1, %337
  %339 = and i32 %335, %338
  br i1 %336, label %340, label %341

340:
  br label %341

341:
  %342 = phi i32 [ 2139095040, %340 ], [ %339, %333 ]
  %343 = icmp ne i32 %342, 0
  %344 = and i1 %319, %343
  %345 = or i32 %342, -2147483648
  %346 = select i1 %344, i32 %345, i32 %342
  %347 = bitcast i32 %346 to float
  br label %348

348:
  %349 = phi float [ %257, %255 ], [ %316, %315 ], [ %347, %341 ]
  %350 = icmp ult i32 %187, %130
  br i1 %350, label %183, label %351

351:
  %352 = phi float [ %156, %154 ], [ %162, %157 ], [ %119, %163 ], [ %349, %348 ]
  %353 = getelementptr inbounds nuw <16 x float>, ptr %88, i64 %117
  store float %352, ptr %353, align 4
  %354 = add nuw nsw i64 %117, 1
  %355 = icmp eq i64 %354, 8
  br i1 %355, label %113, label %116
}

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

declare i32 @llvm.cttz.i32(i32, i1) #0

define internal fastcc i1 @is_in_shared_memory(ptr %0, i32 %1) unnamed_addr #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %4 = load i32, ptr %3, align 4
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %84, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %8 = load i8, ptr %7, align 4
  %9 = trunc nuw i8 %8 to i1
  %10 = select i1 %9, i32 16, i32 2
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 16
  %14 = lshr i32 %12, 4
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %16 = load i32, ptr %15, align 4
  %17 = add nuw nsw i32 %14, 268435455
  %18 = zext i32 %1 to i64
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %21 = select i1 %9, i32 8, i32 1
  %22 = load i32, ptr %0, align 4
  br label %23

23:
  %24 = phi i32 [ 0, %6 ], [ %82, %81 ]
  %25 = and i32 %24, 7
  %26 = mul i32 %12, %25
  %27 = lshr i32 %24, 3
  %28 = add i32 %22, %26
  br label %32

29:
  %30 = add nuw nsw i32 %33, 1
  %31 = icmp eq i32 %30, %10
  br i1 %31, label %81, label %32

32:
  %33 = phi i32 [ 0, %23 ], [ %30, %29 ]
  br i1 %9, label %44, label %34

34:
  %35 = load i32, ptr %19, align 4
  %36 = mul i32 %35, %27
  %37 = add i32 %28, %36
  br i1 %13, label %38, label %40

38:
  %39 = load i32, ptr %20, align 4
  br label %40

40:
  %41 = phi i32 [ %39, %38 ], [ 16, %34 ]
  %42 = mul i32 %41, %33
  %43 = add i32 %37, %42
  br label %69

44:
  %45 = urem i32 %27, %14
  %46 = udiv i32 %27, %14
  %47 = shl nuw i32 %45, 4
  %48 = and i32 %33, 7
  %49 = mul i32 %12, %48
  br i1 %13, label %57, label %50

50:
  %51 = load i32, ptr %20, align 4
  %52 = mul i32 %51, %46
  %53 = lshr i32 %33, 3
  %54 = load i32, ptr %19, align 4
  %55 = mul nuw nsw i32 %54, %53
  %56 = add i32 %55, %52
  br label %64

57:
  %58 = load i32, ptr %19, align 4
  %59 = mul i32 %58, %27
  %60 = lshr i32 %33, 3
  %61 = load i32, ptr %20, align 4
  %62 = mul nuw nsw i32 %61, %60
  %63 = add i32 %62, %59
  br label %64

64:
  %65 = phi i32 [ %56, %50 ], [ %63, %57 ]
  %66 = add i32 %22, %49
  %67 = add i32 %66, %47
  %68 = add i32 %67, %65
  br label %69

69:
  %70 = phi i32 [ %68, %64 ], [ %43, %40 ]
  %71 = lshr i32 %70, 7
  %72 = sub i32 %71, %16
  %73 = and i32 %72, %17
  %74 = shl i32 %73, 4
  %75 = xor i32 %74, %70
  %76 = zext i32 %75 to i64
  %77 = icmp ule i32 %75, %1
  %78 = sub nuw nsw i64 %18, %76
  %79 = icmp samesign ugt i64 %78, 15
  %80 = select i1 %77, i1 %79, i1 false
  br i1 %80, label %29, label %84

81:
  %82 = add i32 %21, %24
  %83 = icmp ult i32 %82, %4
  br i1 %83, label %23, label %84

84:
  %85 = phi i1 [ false, %69 ], [ true, %2 ], [ true, %81 ]
  ret i1 %85
}

define internal fastcc void @read_matrix(ptr %0, ptr %1, i32 %2, ptr %3, i1 %4) unnamed_addr #0 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %7 = load i8, ptr %6, align 4
  %8 = trunc nuw i8 %7 to i1
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %10 = load i32, ptr %9, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %8, label %18, label %12

12:
  br i1 %11, label %201, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 4
  br label %127

18:
  br i1 %11, label %201, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 4
  br label %24

24:
  %25 = phi i32 [ 0, %19 ], [ %32, %31 ]
  %26 = lshr exact i32 %25, 3
  %27 = lshr exact i32 %25, 2
  %28 = and i32 %27, 1073741820
  %29 = and i32 %26, 1
  %30 = or disjoint i32 %28, %29
  br label %35

31:
  %32 = add i32 %25, 8
  %33 = load i32, ptr %9, align 4
  %34 = icmp ult i32 %32, %33
  br i1 %34, label %24, label %201

35:
  %36 = phi i32 [ 0, %24 ], [ %125, %80 ]
  %37 = load i32, ptr %20, align 4
  %38 = icmp eq i32 %37, 16
  %39 = load i8, ptr %6, align 4
  %40 = trunc nuw i8 %39 to i1
  br i1 %40, label %53, label %41

41:
  %42 = load i32, ptr %1, align 4
  %43 = load i32, ptr %22, align 4
  %44 = mul i32 %43, %26
  %45 = add i32 %44, %42
  br i1 %38, label %46, label %48

46:
  %47 = load i32, ptr %23, align 4
  br label %48

48:
  %49 = phi i32 [ %47, %46 ], [ 16, %41 ]
  %50 = mul i32 %49, %36
  %51 = add i32 %45, %50
  %52 = lshr i32 %37, 4
  br label %80

53:
  %54 = lshr i32 %37, 4
  %55 = load i32, ptr %1, align 4
  %56 = urem i32 %26, %54
  %57 = udiv i32 %26, %54
  %58 = shl nuw i32 %56, 4
  %59 = and i32 %36, 7
  %60 = mul i32 %37, %59
  br i1 %38, label %68, label %61

61:
  %62 = load i32, ptr %23, align 4
  %63 = mul i32 %62, %57
  %64 = lshr i32 %36, 3
  %65 = load i32, ptr %22, align 4
  %66 = mul nuw nsw i32 %65, %64
  %67 = add i32 %66, %63
  br label %75

68:
  %69 = load i32, ptr %22, align 4
  %70 = mul i32 %69, %26
  %71 = lshr i32 %36, 3
  %72 = load i32, ptr %23, align 4
  %73 = mul nuw nsw i32 %72, %71
  %74 = add i32 %73, %70
  br label %75

75:
  %76 = phi i32 [ %67, %61 ], [ %74, %68 ]
  %77 = add i32 %55, %60
  %78 = add i32 %77, %58
  %79 = add i32 %78, %76
  br label %80

80:
  %81 = phi i32 [ %52, %48 ], [ %54, %75 ]
  %82 = phi i32 [ %51, %48 ], [ %79, %75 ]
  %83 = lshr i32 %82, 7
  %84 = load i32, ptr %21, align 4
  %85 = sub i32 %83, %84
  %86 = add nuw nsw i32 %81, 268435455
  %87 = and i32 %85, %86
  %88 = shl i32 %87, 4
  %89 = xor i32 %88, %82
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 %90
  %92 = lshr i32 %36, 3
  %93 = shl nuw nsw i32 %92, 1
  %94 = add nuw nsw i32 %30, %93
  %95 = or disjoint i32 %92, %27
  %96 = select i1 %4, i32 %94, i32 %95
  %97 = zext nneg i32 %96 to i64
  %98 = getelementptr inbounds nuw [32 x i32], ptr %3, i64 %97
  %99 = shl nuw nsw i32 %36, 1
  %100 = and i32 %99, 14
  %101 = zext nneg i32 %100 to i64
  %102 = getelementptr inbounds nuw i8, ptr %98, i64 %101
  %103 = load i16, ptr %91, align 1
  store i16 %103, ptr %102, align 1
  %104 = getelementptr inbounds nuw i8, ptr %102, i64 16
  %105 = getelementptr inbounds nuw i8, ptr %91, i64 2
  %106 = load i16, ptr %105, align 1
  store i16 %106, ptr %104, align 1
  %107 = getelementptr inbounds nuw i8, ptr %102, i64 32
  %108 = getelementptr inbounds nuw i8, ptr %91, i64 4
  %109 = load i16, ptr %108, align 1
  store i16 %109, ptr %107, align 1
  %110 = getelementptr inbounds nuw i8, ptr %102, i64 48
  %111 = getelementptr inbounds nuw i8, ptr %91, i64 6
  %112 = load i16, ptr %111, align 1
  store i16 %112, ptr %110, align 1
  %113 = getelementptr inbounds nuw i8, ptr %102, i64 64
  %114 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %115 = load i16, ptr %114, align 1
  store i16 %115, ptr %113, align 1
  %116 = getelementptr inbounds nuw i8, ptr %102, i64 80
  %117 = getelementptr inbounds nuw i8, ptr %91, i64 10
  %118 = load i16, ptr %117, align 1
  store i16 %118, ptr %116, align 1
  %119 = getelementptr inbounds nuw i8, ptr %102, i64 96
  %120 = getelementptr inbounds nuw i8, ptr %91, i64 12
  %121 = load i16, ptr %120, align 1
  store i16 %121, ptr %119, align 1
  %122 = getelementptr inbounds nuw i8, ptr %102, i64 112
  %123 = getelementptr inbounds nuw i8, ptr %91, i64 14
  %124 = load i16, ptr %123, align 1
  store i16 %124, ptr %122, align 1
  %125 = add nuw nsw i32 %36, 1
  %126 = icmp eq i32 %125, 16
  br i1 %126, label %31, label %35

127:
  %128 = phi i32 [ 0, %13 ], [ %141, %140 ]
  %129 = shl i32 %128, 2
  %130 = and i32 %129, 28
  %131 = zext nneg i32 %130 to i64
  %132 = getelementptr inbounds nuw i32, ptr %3, i64 %131
  %133 = lshr i32 %128, 2
  %134 = and i32 %133, 1073741822
  %135 = and i32 %133, 1073741820
  %136 = lshr i32 %128, 3
  %137 = and i32 %136, 1
  %138 = or disjoint i32 %135, %137
  %139 = and i32 %128, 7
  br label %144

140:
  %141 = add nuw i32 %128, 1
  %142 = load i32, ptr %9, align 4
  %143 = icmp ult i32 %141, %142
  br i1 %143, label %127, label %201

144:
  %145 = phi i1 [ true, %127 ], [ false, %189 ]
  %146 = phi i32 [ 0, %127 ], [ 1, %189 ]
  %147 = shl nuw nsw i32 %146, 1
  %148 = or disjoint i32 %147, %138
  %149 = or disjoint i32 %146, %134
  %150 = select i1 %4, i32 %148, i32 %149
  %151 = zext nneg i32 %150 to i64
  %152 = getelementptr inbounds nuw [32 x i32], ptr %132, i64 %151
  %153 = load i32, ptr %14, align 4
  %154 = icmp eq i32 %153, 16
  %155 = load i8, ptr %6, align 4
  %156 = trunc nuw i8 %155 to i1
  br i1 %156, label %171, label %157

157:
  %158 = load i32, ptr %1, align 4
  %159 = mul i32 %153, %139
  %160 = add i32 %158, %159
  %161 = load i32, ptr %16, align 4
  %162 = mul i32 %161, %136
  %163 = add i32 %160, %162
  br i1 %154, label %164, label %166

164:
  %165 = load i32, ptr %17, align 4
  br label %166

166:
  %167 = phi i32 [ %165, %164 ], [ 16, %157 ]
  %168 = mul nuw nsw i32 %167, %146
  %169 = add i32 %163, %168
  %170 = lshr i32 %153, 4
  br label %189

171:
  %172 = lshr i32 %153, 4
  %173 = load i32, ptr %1, align 4
  %174 = urem i32 %136, %172
  %175 = udiv i32 %136, %172
  %176 = shl nuw i32 %174, 4
  %177 = mul nuw nsw i32 %153, %146
  br i1 %154, label %181, label %178

178:
  %179 = load i32, ptr %17, align 4
  %180 = mul i32 %179, %175
  br label %184

181:
  %182 = load i32, ptr %16, align 4
  %183 = mul i32 %182, %136
  br label %184

184:
  %185 = phi i32 [ %180, %178 ], [ %183, %181 ]
  %186 = add i32 %173, %177
  %187 = add i32 %186, %176
  %188 = add i32 %187, %185
  br label %189

189:
  %190 = phi i32 [ %170, %166 ], [ %172, %184 ]
  %191 = phi i32 [ %169, %166 ], [ %188, %184 ]
  %192 = lshr i32 %191, 7
  %193 = load i32, ptr %15, align 4
  %194 = sub i32 %192, %193
  %195 = add nuw nsw i32 %190, 268435455
  %196 = and i32 %194, %195
  %197 = shl i32 %196, 4
  %198 = xor i32 %197, %191
  %199 = zext i32 %198 to i64
  %200 = getelementptr inbounds nuw i8, ptr %0, i64 %199
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %152, ptr align 1 %200, i64 16, i1 false)
  br i1 %145, label %144, label %140

201:
  %202 = phi i32 [ %33, %31 ], [ 0, %18 ], [ 0, %12 ], [ %142, %140 ]
  %203 = icmp eq i32 %2, 0
  br i1 %203, label %220, label %204

204:
  %205 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %206 = icmp ult i32 %202, 2
  br i1 %206, label %220, label %207

207:
  %208 = insertelement <16 x i32> poison, i32 %2, i64 0
  %209 = shufflevector <16 x i32> %208, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %210

210:
  %211 = phi i64 [ 0, %207 ], [ %215, %210 ]
  %212 = getelementptr inbounds nuw <16 x i32>, ptr %3, i64 %211
  %213 = load <16 x i32>, ptr %212, align 64
  %214 = xor <16 x i32> %213, %209
  store <16 x i32> %214, ptr %212, align 64
  %215 = add nuw nsw i64 %211, 1
  %216 = load i32, ptr %205, align 4
  %217 = lshr i32 %216, 1
  %218 = zext nneg i32 %217 to i64
  %219 = icmp samesign ult i64 %215, %218
  br i1 %219, label %210, label %220

220:
  ret void
}

define internal fastcc void @sum_slowly(ptr %0, ptr %1, i32 %2, i32 %3) unnamed_addr #0 {
  %5 = alloca [8 x <16 x float>], align 64
  %6 = alloca [8 x <16 x float>], align 64
  %7 = alloca [8 x <16 x i32>], align 64
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = load i32, ptr %8, align 4
  %10 = load i32, ptr %0, align 4
  %11 = mul i32 %10, %3
  %12 = lshr i32 %11, 2
  %13 = shl nuw nsw i32 %2, 2
  %14 = add i32 %9, %13
  %15 = add i32 %14, %12
  %16 = icmp eq i32 %10, 8
  %17 = zext i32 %15 to i64
  %18 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %17
  %19 = add i32 %15, 2
  %20 = zext i32 %19 to i64
  %21 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %20
  %22 = select i1 %16, ptr @ZEROS, ptr %21
  %23 = load <16 x i32>, ptr %18, align 64
  %24 = getelementptr inbounds nuw i8, ptr %18, i64 64
  %25 = load <16 x i32>, ptr %24, align 64
  %26 = shufflevector <16 x i32> %23, <16 x i32> %25, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24,
      i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %27 = shufflevector <16 x i32> %23, <16 x i32> %25, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32 26,
      i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %28 = load <16 x i32>, ptr %22, align 64
  %29 = getelementptr inbounds nuw i8, ptr %22, i64 64
  %30 = load <16 x i32>, ptr %29, align 64
  %31 = shufflevector <16 x i32> %28, <16 x i32> %30, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24,
      i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %32 = shufflevector <16 x i32> %28, <16 x i32> %30, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32 26,
      i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %33 = shufflevector <16 x i32> %26, <16 x i32> %31, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32
      7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %34 = shufflevector <16 x i32> %26, <16 x i32> %31, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14,
      i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %35 = shufflevector <16 x i32> %27, <16 x i32> %32, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32
      7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %36 = shufflevector <16 x i32> %27, <16 x i32> %32, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14,
      i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x i32> %33, ptr %5, align 64
  %37 = getelementptr inbounds nuw i8, ptr %5, i64 128
  store <16 x i32> %34, ptr %37, align 64
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 256
  store <16 x i32> %35, ptr %38, align 64
  %39 = getelementptr inbounds nuw i8, ptr %5, i64 384
  store <16 x i32> %36, ptr %39, align 64
  %40 = add i32 %15, 1
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %41
  %43 = add i32 %15, 3
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %44
  %46 = select i1 %16, ptr @ZEROS, ptr %45
  %47 = load <16 x i32>, ptr %42, align 64
  %48 = getelementptr inbounds nuw i8, ptr %42, i64 64
  %49 = load <16 x i32>, ptr %48, align 64
  %50 = shufflevector <16 x i32> %47, <16 x i32> %49, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24,
      i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %51 = shufflevector <16 x i32> %47, <16 x i32> %49, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32 26,
      i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %52 = load <16 x i32>, ptr %46, align 64
  %53 = getelementptr inbounds nuw i8, ptr %46, i64 64
  %54 = load <16 x i32>, ptr %53, align 64
  %55 = shufflevector <16 x i32> %52, <16 x i32> %54, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24,
      i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %56 = shufflevector <16 x i32> %52, <16 x i32> %54, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32 26,
      i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %57 = shufflevector <16 x i32> %50, <16 x i32> %55, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32
      7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %58 = shufflevector <16 x i32> %50, <16 x i32> %55, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14,
      i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %59 = shufflevector <16 x i32> %51, <16 x i32> %56, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32
      7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %60 = shufflevector <16 x i32> %51, <16 x i32> %56, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14,
      i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %61 = getelementptr inbounds nuw i8, ptr %5, i64 64
  store <16 x i32> %57, ptr %61, align 64
  %62 = getelementptr inbounds nuw i8, ptr %5, i64 192
  store <16 x i32> %58, ptr %62, align 64
  %63 = getelementptr inbounds nuw i8, ptr %5, i64 320
  store <16 x i32> %59, ptr %63, align 64
  %64 = getelementptr inbounds nuw i8, ptr %5, i64 448
  store <16 x i32> %60, ptr %64, align 64
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %66 = load i32, ptr %65, align 4
  %67 = icmp sgt i32 %66, -1
  br i1 %67, label %68, label %119

68:
  %69 = add nuw nsw i32 %13, %12
  %70 = add nuw i32 %69, %66
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %71
  %73 = add nuw i32 %70, 2
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %74
  %76 = select i1 %16, ptr @ZEROS, ptr %75
  %77 = load <16 x i32>, ptr %72, align 64
  %78 = getelementptr inbounds nuw i8, ptr %72, i64 64
  %79 = load <16 x i32>, ptr %78, align 64
  %80 = shufflevector <16 x i32> %77, <16 x i32> %79, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24,
      i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %81 = shufflevector <16 x i32> %77, <16 x i32> %79, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32 26,
      i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %82 = load <16 x i32>, ptr %76, align 64
  %83 = getelementptr inbounds nuw i8, ptr %76, i64 64
  %84 = load <16 x i32>, ptr %83, align 64
  %85 = shufflevector <16 x i32> %82, <16 x i32> %84, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24,
      i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %86 = shufflevector <16 x i32> %82, <16 x i32> %84, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32 26,
      i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %87 = shufflevector <16 x i32> %80, <16 x i32> %85, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32
      7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %88 = shufflevector <16 x i32> %80, <16 x i32> %85, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14,
      i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %89 = shufflevector <16 x i32> %81, <16 x i32> %86, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32
      7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %90 = shufflevector <16 x i32> %81, <16 x i32> %86, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14,
      i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x i32> %87, ptr %7, align 64
  %91 = getelementptr inbounds nuw i8, ptr %7, i64 128
  store <16 x i32> %88, ptr %91, align 64
  %92 = getelementptr inbounds nuw i8, ptr %7, i64 256
  store <16 x i32> %89, ptr %92, align 64
  %93 = getelementptr inbounds nuw i8, ptr %7, i64 384
  store <16 x i32> %90, ptr %93, align 64
  %94 = add nuw i32 %70, 1
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %95
  %97 = add nuw i32 %70, 3
  %98 = zext i32 %97 to i64
  %99 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %98
  %100 = select i1 %16, ptr @ZEROS, ptr %99
  %101 = load <16 x i32>, ptr %96, align 64
  %102 = getelementptr inbounds nuw i8, ptr %96, i64 64
  %103 = load <16 x i32>, ptr %102, align 64
  %104 = shufflevector <16 x i32> %101, <16 x i32> %103, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %105 = shufflevector <16 x i32> %101, <16 x i32> %103, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32
      26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %106 = load <16 x i32>, ptr %100, align 64
  %107 = getelementptr inbounds nuw i8, ptr %100, i64 64
  %108 = load <16 x i32>, ptr %107, align 64
  %109 = shufflevector <16 x i32> %106, <16 x i32> %108, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %110 = shufflevector <16 x i32> %106, <16 x i32> %108, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32
      26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %111 = shufflevector <16 x i32> %104, <16 x i32> %109, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %112 = shufflevector <16 x i32> %104, <16 x i32> %109, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %113 = shufflevector <16 x i32> %105, <16 x i32> %110, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %114 = shufflevector <16 x i32> %105, <16 x i32> %110, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %115 = getelementptr inbounds nuw i8, ptr %7, i64 64
  store <16 x i32> %111, ptr %115, align 64
  %116 = getelementptr inbounds nuw i8, ptr %7, i64 192
  store <16 x i32> %112, ptr %116, align 64
  %117 = getelementptr inbounds nuw i8, ptr %7, i64 320
  store <16 x i32> %113, ptr %117, align 64
  %118 = getelementptr inbounds nuw i8, ptr %7, i64 448
  store <16 x i32> %114, ptr %118, align 64
  br label %119

119:
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %121 = load i32, ptr %120, align 4
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %123 = load i32, ptr %122, align 4
  %124 = tail call i32 @llvm.cttz.i32(i32 %123, i1 false)
  %125 = sub nsw i32 7, %124
  %126 = lshr i32 %121, %125
  %127 = mul i32 %126, %3
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %129 = load i32, ptr %128, align 4
  %130 = add i32 %127, %129
  %131 = zext i32 %130 to i64
  %132 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %131
  %133 = shl nuw nsw i32 %2, 1
  %134 = zext nneg i32 %133 to i64
  %135 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %134
  call fastcc void @sum_elements(ptr %0, ptr %135, ptr %132, ptr %5, ptr %7, ptr %6)
  %136 = load <16 x i32>, ptr %6, align 64
  %137 = getelementptr inbounds nuw i8, ptr %6, i64 128
  %138 = load <16 x i32>, ptr %137, align 64
  %139 = getelementptr inbounds nuw i8, ptr %6, i64 256
  %140 = load <16 x i32>, ptr %139, align 64
  %141 = getelementptr inbounds nuw i8, ptr %6, i64 384
  %142 = load <16 x i32>, ptr %141, align 64
  %143 = shufflevector <16 x i32> %136, <16 x i32> %138, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %144 = shufflevector <16 x i32> %140, <16 x i32> %142, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %145 = shufflevector <16 x i32> %143, <16 x i32> %144, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32 17,
      i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %145, ptr %18, align 64
  %146 = shufflevector <16 x i32> %143, <16 x i32> %144, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13, i32
      21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  store <16 x i32> %146, ptr %24, align 64
  br i1 %16, label %153, label %147

147:
  %148 = shufflevector <16 x i32> %136, <16 x i32> %138, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %149 = shufflevector <16 x i32> %140, <16 x i32> %142, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %150 = shufflevector <16 x i32> %148, <16 x i32> %149, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32 17,
      i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %150, ptr %21, align 64
  %151 = shufflevector <16 x i32> %148, <16 x i32> %149, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13, i32
      21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  %152 = getelementptr inbounds nuw i8, ptr %21, i64 64
  store <16 x i32> %151, ptr %152, align 64
  br label %153

153:
  %154 = getelementptr inbounds nuw i8, ptr %6, i64 64
  %155 = load <16 x i32>, ptr %154, align 64
  %156 = getelementptr inbounds nuw i8, ptr %6, i64 192
  %157 = load <16 x i32>, ptr %156, align 64
  %158 = getelementptr inbounds nuw i8, ptr %6, i64 320
  %159 = load <16 x i32>, ptr %158, align 64
  %160 = getelementptr inbounds nuw i8, ptr %6, i64 448
  %161 = load <16 x i32>, ptr %160, align 64
  %162 = load i32, ptr %0, align 4
  %163 = icmp eq i32 %162, 8
  %164 = shufflevector <16 x i32> %155, <16 x i32> %157, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %165 = shufflevector <16 x i32> %159, <16 x i32> %161, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %166 = shufflevector <16 x i32> %164, <16 x i32> %165, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32 17,
      i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %166, ptr %42, align 64
  %167 = shufflevector <16 x i32> %164, <16 x i32> %165, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13, i32
      21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  store <16 x i32> %167, ptr %48, align 64
  br i1 %163, label %174, label %168

168:
  %169 = shufflevector <16 x i32> %155, <16 x i32> %157, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %170 = shufflevector <16 x i32> %159, <16 x i32> %161, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %171 = shufflevector <16 x i32> %169, <16 x i32> %170, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32 17,
      i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %171, ptr %45, align 64
  %172 = shufflevector <16 x i32> %169, <16 x i32> %170, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13, i32
      21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  %173 = getelementptr inbounds nuw i8, ptr %45, i64 64
  store <16 x i32> %172, ptr %173, align 64
  br label %174

174:
  ret void
}

declare i32 @llvm.umax.i32(i32, i32) #0

declare i32 @llvm.smax.i32(i32, i32) #0

declare float @llvm.fabs.f32(float) #0

declare i64 @llvm.abs.i64(i64, i1) #0

declare i32 @llvm.smin.i32(i32, i32) #0

declare i32 @llvm.umin.i32(i32, i32) #0

declare <16 x float> @llvm.fabs.v16f32(<16 x float>) #0

declare <16 x i32> @llvm.umax.v16i32(<16 x i32>, <16 x i32>) #0
