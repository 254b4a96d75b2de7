; Generated from the C files beside this one by `make runtime`.
; abe0345147cd61c5834f94914cffbf58407d22d935f9c6e9f2b93a26daa68608
%struct.Numbers = type { i32, i32, i32, i32, i32, i32, i32 }
%struct.Sums = type { ptr, ptr, i64 }
%struct.Block = type { %struct.Rows, [16 x <16 x i32>] }
%struct.Rows = type { [64 x <16 x float>], [64 x <16 x float>] }
%struct.Factors = type { [4 x <16 x i32>], [4 x <16 x i32>], <16 x i32> }
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

define void @ptxvm_multiply_tile(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, ptr %5, i32 %6, i32 %7, i32 %8, ptr %9) #0
      "stackrealign" {
  %11 = alloca [32 x [32 x i32]], align 64
  %12 = alloca [64 x [32 x i32]], align 64
  %13 = alloca [8 x %struct.Sums], align 16
  %14 = shl i32 %2, 2
  %15 = zext i32 %14 to i64
  %16 = shl nuw nsw i64 %15, 7
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %11, ptr align 1 %1, i64 %16, i1 false)
  %17 = shl i32 %4, 1
  %18 = zext i32 %17 to i64
  %19 = shl nuw nsw i64 %18, 7
  call void @llvm.memcpy.p0.p0.i64(ptr align 64 %12, ptr align 1 %3, i64 %19, i1 false)
  %20 = icmp eq i32 %2, 0
  br i1 %20, label %24, label %21

21:
  %22 = zext i32 %6 to i64
  %23 = zext i32 %2 to i64
  br label %26

24:
  %25 = icmp ne i32 %8, 0
  call fastcc void @multiply_matrices(ptr %0, ptr %11, i32 %2, ptr %12, i32 %4, ptr %13, i1 %25, ptr %9)
  ret void

26:
  %27 = phi i64 [ 0, %21 ], [ %35, %26 ]
  %28 = getelementptr inbounds nuw %struct.Sums, ptr %13, i64 %27
  %29 = trunc nuw i64 %27 to i32
  %30 = mul i32 %7, %29
  %31 = zext i32 %30 to i64
  %32 = getelementptr inbounds nuw i32, ptr %5, i64 %31
  store ptr %32, ptr %28, align 8
  %33 = getelementptr inbounds nuw i8, ptr %28, i64 8
  store ptr null, ptr %33, align 8
  %34 = getelementptr inbounds nuw i8, ptr %28, i64 16
  store i64 %22, ptr %34, align 8
  %35 = add nuw nsw i64 %27, 1
  %36 = icmp eq i64 %35, %23
  br i1 %36, label %24, label %26
}

declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1) #0

define internal fastcc void @multiply_matrices(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, ptr %5, i1 %6, ptr %7)
      unnamed_addr #0 {
  %9 = alloca [8 x <16 x float>], align 64
  %10 = alloca [8 x %struct.Block], align 64
  %11 = alloca [8 x %struct.Factors], align 64
  %12 = alloca %struct.Factors, align 64
  %13 = alloca [8 x i8], align 1
  %14 = alloca %struct.Columns, align 64
  %15 = alloca [8 x <16 x i32>], align 64
  %16 = alloca [8 x <16 x i32>], align 64
  %17 = icmp eq i32 %2, 0
  br i1 %17, label %29, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %27 = icmp eq ptr %7, null
  %28 = zext i32 %2 to i64
  br label %131

29:
  %30 = icmp eq i32 %4, 0
  br i1 %30, label %2917, label %31

31:
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 68
  %39 = getelementptr inbounds nuw i8, ptr %14, i64 2048
  %40 = getelementptr inbounds nuw i8, ptr %14, i64 4096
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 76
  %43 = icmp eq ptr %7, null
  %44 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %46 = getelementptr inbounds nuw i8, ptr %15, i64 128
  %47 = getelementptr inbounds nuw i8, ptr %15, i64 256
  %48 = getelementptr inbounds nuw i8, ptr %15, i64 384
  %49 = getelementptr inbounds nuw i8, ptr %15, i64 64
  %50 = getelementptr inbounds nuw i8, ptr %15, i64 192
  %51 = getelementptr inbounds nuw i8, ptr %15, i64 320
  %52 = getelementptr inbounds nuw i8, ptr %15, i64 448
  %53 = getelementptr inbounds nuw i8, ptr %12, i64 256
  %54 = getelementptr inbounds nuw i8, ptr %12, i64 64
  %55 = getelementptr inbounds nuw i8, ptr %12, i64 320
  %56 = getelementptr inbounds nuw i8, ptr %12, i64 128
  %57 = getelementptr inbounds nuw i8, ptr %12, i64 384
  %58 = getelementptr inbounds nuw i8, ptr %12, i64 192
  %59 = getelementptr inbounds nuw i8, ptr %12, i64 448
  %60 = getelementptr inbounds nuw i8, ptr %12, i64 260
  %61 = getelementptr inbounds nuw i8, ptr %12, i64 68
  %62 = getelementptr inbounds nuw i8, ptr %12, i64 324
  %63 = getelementptr inbounds nuw i8, ptr %12, i64 132
  %64 = getelementptr inbounds nuw i8, ptr %12, i64 388
  %65 = getelementptr inbounds nuw i8, ptr %12, i64 196
  %66 = getelementptr inbounds nuw i8, ptr %12, i64 452
  %67 = getelementptr inbounds nuw i8, ptr %12, i64 264
  %68 = getelementptr inbounds nuw i8, ptr %12, i64 72
  %69 = getelementptr inbounds nuw i8, ptr %12, i64 328
  %70 = getelementptr inbounds nuw i8, ptr %12, i64 136
  %71 = getelementptr inbounds nuw i8, ptr %12, i64 392
  %72 = getelementptr inbounds nuw i8, ptr %12, i64 200
  %73 = getelementptr inbounds nuw i8, ptr %12, i64 456
  %74 = getelementptr inbounds nuw i8, ptr %12, i64 268
  %75 = getelementptr inbounds nuw i8, ptr %12, i64 76
  %76 = getelementptr inbounds nuw i8, ptr %12, i64 332
  %77 = getelementptr inbounds nuw i8, ptr %12, i64 140
  %78 = getelementptr inbounds nuw i8, ptr %12, i64 396
  %79 = getelementptr inbounds nuw i8, ptr %12, i64 204
  %80 = getelementptr inbounds nuw i8, ptr %12, i64 460
  %81 = getelementptr inbounds nuw i8, ptr %12, i64 16
  %82 = getelementptr inbounds nuw i8, ptr %12, i64 272
  %83 = getelementptr inbounds nuw i8, ptr %12, i64 80
  %84 = getelementptr inbounds nuw i8, ptr %12, i64 336
  %85 = getelementptr inbounds nuw i8, ptr %12, i64 144
  %86 = getelementptr inbounds nuw i8, ptr %12, i64 400
  %87 = getelementptr inbounds nuw i8, ptr %12, i64 208
  %88 = getelementptr inbounds nuw i8, ptr %12, i64 464
  %89 = getelementptr inbounds nuw i8, ptr %12, i64 20
  %90 = getelementptr inbounds nuw i8, ptr %12, i64 276
  %91 = getelementptr inbounds nuw i8, ptr %12, i64 84
  %92 = getelementptr inbounds nuw i8, ptr %12, i64 340
  %93 = getelementptr inbounds nuw i8, ptr %12, i64 148
  %94 = getelementptr inbounds nuw i8, ptr %12, i64 404
  %95 = getelementptr inbounds nuw i8, ptr %12, i64 212
  %96 = getelementptr inbounds nuw i8, ptr %12, i64 468
  %97 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %98 = getelementptr inbounds nuw i8, ptr %12, i64 280
  %99 = getelementptr inbounds nuw i8, ptr %12, i64 88
  %100 = getelementptr inbounds nuw i8, ptr %12, i64 344
  %101 = getelementptr inbounds nuw i8, ptr %12, i64 152
  %102 = getelementptr inbounds nuw i8, ptr %12, i64 408
  %103 = getelementptr inbounds nuw i8, ptr %12, i64 216
  %104 = getelementptr inbounds nuw i8, ptr %12, i64 472
  %105 = getelementptr inbounds nuw i8, ptr %12, i64 28
  %106 = getelementptr inbounds nuw i8, ptr %12, i64 284
  %107 = getelementptr inbounds nuw i8, ptr %12, i64 92
  %108 = getelementptr inbounds nuw i8, ptr %12, i64 348
  %109 = getelementptr inbounds nuw i8, ptr %12, i64 156
  %110 = getelementptr inbounds nuw i8, ptr %12, i64 412
  %111 = getelementptr inbounds nuw i8, ptr %12, i64 220
  %112 = getelementptr inbounds nuw i8, ptr %12, i64 476
  %113 = getelementptr inbounds nuw i8, ptr %9, i64 64
  %114 = getelementptr inbounds nuw i8, ptr %9, i64 128
  %115 = getelementptr inbounds nuw i8, ptr %9, i64 192
  %116 = getelementptr inbounds nuw i8, ptr %9, i64 256
  %117 = getelementptr inbounds nuw i8, ptr %9, i64 320
  %118 = getelementptr inbounds nuw i8, ptr %9, i64 384
  %119 = getelementptr inbounds nuw i8, ptr %9, i64 448
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 100
  %121 = getelementptr inbounds nuw i8, ptr %12, i64 512
  %122 = zext i32 %4 to i64
  %123 = zext i32 %2 to i64
  %124 = getelementptr inbounds nuw i8, ptr %16, i64 64
  %125 = getelementptr inbounds nuw i8, ptr %16, i64 128
  %126 = getelementptr inbounds nuw i8, ptr %16, i64 192
  %127 = getelementptr inbounds nuw i8, ptr %16, i64 256
  %128 = getelementptr inbounds nuw i8, ptr %16, i64 320
  %129 = getelementptr inbounds nuw i8, ptr %16, i64 384
  %130 = getelementptr inbounds nuw i8, ptr %16, i64 448
  br label %2918

131:
  %132 = phi i64 [ 0, %18 ], [ %2915, %2914 ]
  %133 = trunc nuw i64 %132 to i32
  %134 = shl i64 %132, 2
  %135 = and i64 %134, 4294967292
  %136 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %135
  %137 = getelementptr inbounds nuw %struct.Block, ptr %10, i64 %132
  %138 = load i32, ptr %19, align 4
  %139 = icmp eq i32 %138, 3
  %140 = select i1 %139, i32 0, i32 %138
  %141 = load i32, ptr %20, align 4
  %142 = tail call i32 @llvm.cttz.i32(i32 %141, i1 false)
  %143 = load i32, ptr %0, align 4
  %144 = lshr i32 %143, 3
  %145 = load i32, ptr %21, align 4
  %146 = load i32, ptr %22, align 4
  %147 = add nsw i32 %146, %145
  %148 = load i32, ptr %23, align 4
  %149 = sub i32 32, %141
  %150 = lshr i32 -1, %149
  %151 = udiv i32 -1, %150
  %152 = shl i32 %151, %148
  %153 = shl i32 %152, %147
  %154 = load i32, ptr %25, align 4
  switch i32 %142, label %1492 [
    i32 5, label %155
    i32 4, label %371
    i32 3, label %761
  ]

155:
  %156 = icmp ult i32 %154, 4
  br i1 %156, label %2904, label %157

157:
  %158 = getelementptr inbounds nuw i8, ptr %137, i64 4096
  %159 = shl nsw i32 -1, %147
  %160 = xor i32 %159, -1
  %161 = load i32, ptr %24, align 4
  %162 = sub i32 %160, %161
  %163 = mul i32 %162, %152
  %164 = mul i32 %152, %160
  %165 = icmp eq i32 %145, 8
  %166 = select i1 %165, float 0x3810000000000000, float 0.000000e+00
  %167 = add nsw i32 %145, -1
  %168 = shl i32 -8388608, %167
  %169 = add i32 %168, 2139095040
  %170 = sub nsw i32 23, %146
  %171 = shl i32 %160, %170
  %172 = or i32 %171, -2147483648
  %173 = sub i32 8, %145
  %174 = icmp eq i32 %144, 1
  %175 = icmp eq i32 %140, 2
  %176 = icmp eq i32 %140, 1
  %177 = add i32 %148, %147
  %178 = sub i32 31, %177
  %179 = insertelement <16 x i32> poison, i32 %178, i64 0
  %180 = shufflevector <16 x i32> %179, <16 x i32> poison, <16 x i32> zeroinitializer
  %181 = insertelement <16 x i32> poison, i32 %173, i64 0
  %182 = shufflevector <16 x i32> %181, <16 x i32> poison, <16 x i32> zeroinitializer
  %183 = insertelement <16 x i32> poison, i32 %172, i64 0
  %184 = shufflevector <16 x i32> %183, <16 x i32> poison, <16 x i32> zeroinitializer
  %185 = insertelement <16 x i32> poison, i32 %169, i64 0
  %186 = bitcast <16 x i32> %185 to <16 x float>
  %187 = shufflevector <16 x float> %186, <16 x float> poison, <16 x i32> zeroinitializer
  %188 = insertelement <16 x float> poison, float %166, i64 0
  %189 = shufflevector <16 x float> %188, <16 x float> poison, <16 x i32> zeroinitializer
  %190 = insertelement <16 x i32> poison, i32 %164, i64 0
  %191 = shufflevector <16 x i32> %190, <16 x i32> poison, <16 x i32> zeroinitializer
  %192 = insertelement <16 x i32> poison, i32 %163, i64 0
  %193 = shufflevector <16 x i32> %192, <16 x i32> poison, <16 x i32> zeroinitializer
  %194 = sub i32 32, %141
  %195 = insertelement <16 x i32> poison, i32 %194, i64 0
  %196 = shufflevector <16 x i32> %195, <16 x i32> poison, <16 x i32> zeroinitializer
  %197 = sub i32 32, %141
  %198 = insertelement <16 x i32> poison, i32 %197, i64 0
  %199 = shufflevector <16 x i32> %198, <16 x i32> poison, <16 x i32> zeroinitializer
  %200 = sub i32 32, %141
  %201 = insertelement <16 x i32> poison, i32 %200, i64 0
  %202 = shufflevector <16 x i32> %201, <16 x i32> poison, <16 x i32> zeroinitializer
  %203 = insertelement <16 x i32> poison, i32 %149, i64 0
  %204 = shufflevector <16 x i32> %203, <16 x i32> poison, <16 x i32> zeroinitializer
  %205 = lshr i32 %154, 2
  %206 = zext nneg i32 %205 to i64
  br label %211

207:
  %208 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %338)
  %209 = and i32 %208, %153
  %210 = icmp ne i32 %209, 0
  br label %2904

211:
  %212 = phi i64 [ 0, %157 ], [ %369, %366 ]
  %213 = phi ptr [ %137, %157 ], [ %367, %366 ]
  %214 = phi ptr [ %158, %157 ], [ %368, %366 ]
  %215 = phi <16 x i32> [ zeroinitializer, %157 ], [ %338, %366 ]
  %216 = trunc nuw nsw i64 %212 to i32
  %217 = mul i32 %144, %216
  %218 = zext i32 %217 to i64
  %219 = getelementptr inbounds nuw [32 x i32], ptr %136, i64 %218
  %220 = getelementptr inbounds nuw i8, ptr %219, i64 128
  %221 = select i1 %174, ptr @ZEROS, ptr %220
  %222 = load <16 x i32>, ptr %219, align 64
  %223 = getelementptr inbounds nuw i8, ptr %219, i64 64
  %224 = load <16 x i32>, ptr %223, align 64
  %225 = shufflevector <16 x i32> %222, <16 x i32> %224, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %226 = shufflevector <16 x i32> %222, <16 x i32> %224, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32
      26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %227 = load <16 x i32>, ptr %221, align 64
  %228 = getelementptr inbounds nuw i8, ptr %221, i64 64
  %229 = load <16 x i32>, ptr %228, align 64
  %230 = shufflevector <16 x i32> %227, <16 x i32> %229, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %231 = shufflevector <16 x i32> %227, <16 x i32> %229, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32
      26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %232 = shufflevector <16 x i32> %225, <16 x i32> %230, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %233 = shufflevector <16 x i32> %225, <16 x i32> %230, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %234 = shufflevector <16 x i32> %226, <16 x i32> %231, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %235 = shufflevector <16 x i32> %226, <16 x i32> %231, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  br i1 %175, label %240, label %236

236:
  %237 = and <16 x i32> %232, %191
  %238 = add <16 x i32> %237, %193
  %239 = or <16 x i32> %238, %215
  br label %240

240:
  %241 = phi <16 x i32> [ %215, %211 ], [ %239, %236 ]
  %242 = shl <16 x i32> %232, %180
  %243 = ashr <16 x i32> %242, %182
  %244 = and <16 x i32> %243, %184
  %245 = and <16 x i32> %244, splat (i32 2147483647)
  %246 = and <16 x i32> %244, splat (i32 2139095040)
  %247 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %246, <16 x i32> splat (i32 8388608))
  %248 = icmp eq <16 x i32> %245, zeroinitializer
  %249 = bitcast <16 x i32> %247 to <16 x float>
  %250 = fmul <16 x float> %187, %249
  %251 = select <16 x i1> %248, <16 x float> %189, <16 x float> %250
  br i1 %175, label %252, label %260

252:
  %253 = shl <16 x i32> %232, %196
  %254 = load i32, ptr %26, align 4
  %255 = icmp eq i32 %254, 0
  br i1 %255, label %258, label %256

256:
  %257 = ashr exact <16 x i32> %253, %196
  br label %264

258:
  %259 = lshr exact <16 x i32> %253, %196
  br label %264

260:
  %261 = bitcast <16 x i32> %244 to <16 x float>
  %262 = fmul <16 x float> %187, %261
  store <16 x float> %262, ptr %213, align 64
  br i1 %176, label %263, label %267

263:
  store <16 x float> %251, ptr %214, align 64
  br label %267

264:
  %265 = phi <16 x i32> [ %257, %256 ], [ %259, %258 ]
  %266 = sitofp <16 x i32> %265 to <16 x float>
  store <16 x float> %266, ptr %213, align 64
  br label %271

267:
  %268 = and <16 x i32> %233, %191
  %269 = add <16 x i32> %268, %193
  %270 = or <16 x i32> %269, %241
  br label %271

271:
  %272 = phi <16 x i32> [ %241, %264 ], [ %270, %267 ]
  %273 = getelementptr inbounds nuw i8, ptr %213, i64 64
  %274 = getelementptr inbounds nuw i8, ptr %214, i64 64
  %275 = shl <16 x i32> %233, %180
  %276 = ashr <16 x i32> %275, %182
  %277 = and <16 x i32> %276, %184
  %278 = and <16 x i32> %277, splat (i32 2147483647)
  %279 = and <16 x i32> %277, splat (i32 2139095040)
  %280 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %279, <16 x i32> splat (i32 8388608))
  %281 = icmp eq <16 x i32> %278, zeroinitializer
  %282 = bitcast <16 x i32> %280 to <16 x float>
  %283 = fmul <16 x float> %187, %282
  %284 = select <16 x i1> %281, <16 x float> %189, <16 x float> %283
  br i1 %175, label %289, label %285

285:
  %286 = bitcast <16 x i32> %277 to <16 x float>
  %287 = fmul <16 x float> %187, %286
  store <16 x float> %287, ptr %273, align 64
  br i1 %176, label %288, label %300

288:
  store <16 x float> %284, ptr %274, align 64
  br label %300

289:
  %290 = shl <16 x i32> %233, %199
  %291 = load i32, ptr %26, align 4
  %292 = icmp eq i32 %291, 0
  br i1 %292, label %295, label %293

293:
  %294 = ashr exact <16 x i32> %290, %199
  br label %297

295:
  %296 = lshr exact <16 x i32> %290, %199
  br label %297

297:
  %298 = phi <16 x i32> [ %294, %293 ], [ %296, %295 ]
  %299 = sitofp <16 x i32> %298 to <16 x float>
  store <16 x float> %299, ptr %273, align 64
  br label %304

300:
  %301 = and <16 x i32> %234, %191
  %302 = add <16 x i32> %301, %193
  %303 = or <16 x i32> %302, %272
  br label %304

304:
  %305 = phi <16 x i32> [ %272, %297 ], [ %303, %300 ]
  %306 = getelementptr inbounds nuw i8, ptr %213, i64 128
  %307 = getelementptr inbounds nuw i8, ptr %214, i64 128
  %308 = shl <16 x i32> %234, %180
  %309 = ashr <16 x i32> %308, %182
  %310 = and <16 x i32> %309, %184
  %311 = and <16 x i32> %310, splat (i32 2147483647)
  %312 = and <16 x i32> %310, splat (i32 2139095040)
  %313 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %312, <16 x i32> splat (i32 8388608))
  %314 = icmp eq <16 x i32> %311, zeroinitializer
  %315 = bitcast <16 x i32> %313 to <16 x float>
  %316 = fmul <16 x float> %187, %315
  %317 = select <16 x i1> %314, <16 x float> %189, <16 x float> %316
  br i1 %175, label %322, label %318

318:
  %319 = bitcast <16 x i32> %310 to <16 x float>
  %320 = fmul <16 x float> %187, %319
  store <16 x float> %320, ptr %306, align 64
  br i1 %176, label %321, label %333

321:
  store <16 x float> %317, ptr %307, align 64
  br label %333

322:
  %323 = shl <16 x i32> %234, %202
  %324 = load i32, ptr %26, align 4
  %325 = icmp eq i32 %324, 0
  br i1 %325, label %328, label %326

326:
  %327 = ashr exact <16 x i32> %323, %202
  br label %330

328:
  %329 = lshr exact <16 x i32> %323, %202
  br label %330

330:
  %331 = phi <16 x i32> [ %327, %326 ], [ %329, %328 ]
  %332 = sitofp <16 x i32> %331 to <16 x float>
  store <16 x float> %332, ptr %306, align 64
  br label %337

333:
  %334 = and <16 x i32> %235, %191
  %335 = add <16 x i32> %334, %193
  %336 = or <16 x i32> %335, %305
  br label %337

337:
  %338 = phi <16 x i32> [ %305, %330 ], [ %336, %333 ]
  %339 = getelementptr inbounds nuw i8, ptr %213, i64 192
  %340 = getelementptr inbounds nuw i8, ptr %214, i64 192
  %341 = shl <16 x i32> %235, %180
  %342 = ashr <16 x i32> %341, %182
  %343 = and <16 x i32> %342, %184
  %344 = and <16 x i32> %343, splat (i32 2147483647)
  %345 = and <16 x i32> %343, splat (i32 2139095040)
  %346 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %345, <16 x i32> splat (i32 8388608))
  %347 = icmp eq <16 x i32> %344, zeroinitializer
  %348 = bitcast <16 x i32> %346 to <16 x float>
  %349 = fmul <16 x float> %187, %348
  %350 = select <16 x i1> %347, <16 x float> %189, <16 x float> %349
  br i1 %175, label %355, label %351

351:
  %352 = bitcast <16 x i32> %343 to <16 x float>
  %353 = fmul <16 x float> %187, %352
  store <16 x float> %353, ptr %339, align 64
  br i1 %176, label %354, label %366

354:
  store <16 x float> %350, ptr %340, align 64
  br label %366

355:
  %356 = shl <16 x i32> %235, %204
  %357 = load i32, ptr %26, align 4
  %358 = icmp eq i32 %357, 0
  br i1 %358, label %361, label %359

359:
  %360 = ashr exact <16 x i32> %356, %204
  br label %363

361:
  %362 = lshr exact <16 x i32> %356, %204
  br label %363

363:
  %364 = phi <16 x i32> [ %360, %359 ], [ %362, %361 ]
  %365 = sitofp <16 x i32> %364 to <16 x float>
  store <16 x float> %365, ptr %339, align 64
  br label %366

366:
  %367 = getelementptr inbounds nuw i8, ptr %213, i64 256
  %368 = getelementptr inbounds nuw i8, ptr %214, i64 256
  %369 = add nuw nsw i64 %212, 1
  %370 = icmp samesign ult i64 %369, %206
  br i1 %370, label %211, label %207

371:
  %372 = icmp ult i32 %154, 8
  br i1 %372, label %2904, label %373

373:
  %374 = getelementptr inbounds nuw i8, ptr %137, i64 4096
  %375 = shl nsw i32 -1, %147
  %376 = xor i32 %375, -1
  %377 = load i32, ptr %24, align 4
  %378 = sub i32 %376, %377
  %379 = mul i32 %378, %152
  %380 = mul i32 %152, %376
  %381 = icmp eq i32 %145, 8
  %382 = select i1 %381, float 0x3810000000000000, float 0.000000e+00
  %383 = add nsw i32 %145, -1
  %384 = shl i32 -8388608, %383
  %385 = add i32 %384, 2139095040
  %386 = sub nsw i32 23, %146
  %387 = shl i32 %376, %386
  %388 = or i32 %387, -2147483648
  %389 = sub i32 8, %145
  %390 = icmp eq i32 %144, 1
  %391 = icmp eq i32 %140, 2
  %392 = icmp eq i32 %140, 1
  %393 = add i32 %148, %147
  %394 = insertelement <16 x i32> poison, i32 %389, i64 0
  %395 = shufflevector <16 x i32> %394, <16 x i32> poison, <16 x i32> zeroinitializer
  %396 = insertelement <16 x i32> poison, i32 %388, i64 0
  %397 = shufflevector <16 x i32> %396, <16 x i32> poison, <16 x i32> zeroinitializer
  %398 = insertelement <16 x i32> poison, i32 %385, i64 0
  %399 = bitcast <16 x i32> %398 to <16 x float>
  %400 = shufflevector <16 x float> %399, <16 x float> poison, <16 x i32> zeroinitializer
  %401 = insertelement <16 x float> poison, float %382, i64 0
  %402 = shufflevector <16 x float> %401, <16 x float> poison, <16 x i32> zeroinitializer
  %403 = insertelement <16 x i32> poison, i32 %380, i64 0
  %404 = shufflevector <16 x i32> %403, <16 x i32> poison, <16 x i32> zeroinitializer
  %405 = insertelement <16 x i32> poison, i32 %379, i64 0
  %406 = shufflevector <16 x i32> %405, <16 x i32> poison, <16 x i32> zeroinitializer
  %407 = sub i32 31, %393
  %408 = insertelement <16 x i32> poison, i32 %407, i64 0
  %409 = shufflevector <16 x i32> %408, <16 x i32> poison, <16 x i32> zeroinitializer
  %410 = add i32 %393, %141
  %411 = sub i32 31, %410
  %412 = insertelement <16 x i32> poison, i32 %411, i64 0
  %413 = shufflevector <16 x i32> %412, <16 x i32> poison, <16 x i32> zeroinitializer
  %414 = sub i32 31, %393
  %415 = insertelement <16 x i32> poison, i32 %414, i64 0
  %416 = shufflevector <16 x i32> %415, <16 x i32> poison, <16 x i32> zeroinitializer
  %417 = add i32 %393, %141
  %418 = sub i32 31, %417
  %419 = insertelement <16 x i32> poison, i32 %418, i64 0
  %420 = shufflevector <16 x i32> %419, <16 x i32> poison, <16 x i32> zeroinitializer
  %421 = sub i32 31, %393
  %422 = insertelement <16 x i32> poison, i32 %421, i64 0
  %423 = shufflevector <16 x i32> %422, <16 x i32> poison, <16 x i32> zeroinitializer
  %424 = add i32 %393, %141
  %425 = sub i32 31, %424
  %426 = insertelement <16 x i32> poison, i32 %425, i64 0
  %427 = shufflevector <16 x i32> %426, <16 x i32> poison, <16 x i32> zeroinitializer
  %428 = sub i32 31, %393
  %429 = insertelement <16 x i32> poison, i32 %428, i64 0
  %430 = shufflevector <16 x i32> %429, <16 x i32> poison, <16 x i32> zeroinitializer
  %431 = add i32 %393, %141
  %432 = sub i32 31, %431
  %433 = insertelement <16 x i32> poison, i32 %432, i64 0
  %434 = shufflevector <16 x i32> %433, <16 x i32> poison, <16 x i32> zeroinitializer
  %435 = sub i32 32, %141
  %436 = insertelement <16 x i32> poison, i32 %435, i64 0
  %437 = shufflevector <16 x i32> %436, <16 x i32> poison, <16 x i32> zeroinitializer
  %438 = sub i32 32, %141
  %439 = sub i32 %438, %141
  %440 = insertelement <16 x i32> poison, i32 %439, i64 0
  %441 = shufflevector <16 x i32> %440, <16 x i32> poison, <16 x i32> zeroinitializer
  %442 = insertelement <16 x i32> poison, i32 %438, i64 0
  %443 = shufflevector <16 x i32> %442, <16 x i32> poison, <16 x i32> zeroinitializer
  %444 = insertelement <16 x i32> poison, i32 %438, i64 0
  %445 = shufflevector <16 x i32> %444, <16 x i32> poison, <16 x i32> zeroinitializer
  %446 = sub i32 32, %141
  %447 = insertelement <16 x i32> poison, i32 %446, i64 0
  %448 = shufflevector <16 x i32> %447, <16 x i32> poison, <16 x i32> zeroinitializer
  %449 = sub i32 32, %141
  %450 = sub i32 %449, %141
  %451 = insertelement <16 x i32> poison, i32 %450, i64 0
  %452 = shufflevector <16 x i32> %451, <16 x i32> poison, <16 x i32> zeroinitializer
  %453 = insertelement <16 x i32> poison, i32 %449, i64 0
  %454 = shufflevector <16 x i32> %453, <16 x i32> poison, <16 x i32> zeroinitializer
  %455 = insertelement <16 x i32> poison, i32 %449, i64 0
  %456 = shufflevector <16 x i32> %455, <16 x i32> poison, <16 x i32> zeroinitializer
  %457 = sub i32 32, %141
  %458 = insertelement <16 x i32> poison, i32 %457, i64 0
  %459 = shufflevector <16 x i32> %458, <16 x i32> poison, <16 x i32> zeroinitializer
  %460 = sub i32 32, %141
  %461 = sub i32 %460, %141
  %462 = insertelement <16 x i32> poison, i32 %461, i64 0
  %463 = shufflevector <16 x i32> %462, <16 x i32> poison, <16 x i32> zeroinitializer
  %464 = insertelement <16 x i32> poison, i32 %460, i64 0
  %465 = shufflevector <16 x i32> %464, <16 x i32> poison, <16 x i32> zeroinitializer
  %466 = insertelement <16 x i32> poison, i32 %460, i64 0
  %467 = shufflevector <16 x i32> %466, <16 x i32> poison, <16 x i32> zeroinitializer
  %468 = sub i32 32, %141
  %469 = insertelement <16 x i32> poison, i32 %468, i64 0
  %470 = shufflevector <16 x i32> %469, <16 x i32> poison, <16 x i32> zeroinitializer
  %471 = sub i32 %149, %141
  %472 = insertelement <16 x i32> poison, i32 %471, i64 0
  %473 = shufflevector <16 x i32> %472, <16 x i32> poison, <16 x i32> zeroinitializer
  %474 = insertelement <16 x i32> poison, i32 %149, i64 0
  %475 = shufflevector <16 x i32> %474, <16 x i32> poison, <16 x i32> zeroinitializer
  %476 = insertelement <16 x i32> poison, i32 %149, i64 0
  %477 = shufflevector <16 x i32> %476, <16 x i32> poison, <16 x i32> zeroinitializer
  %478 = lshr i32 %154, 3
  %479 = zext nneg i32 %478 to i64
  br label %484

480:
  %481 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %756)
  %482 = and i32 %481, %153
  %483 = icmp ne i32 %482, 0
  br label %2904

484:
  %485 = phi i64 [ 0, %373 ], [ %759, %755 ]
  %486 = phi ptr [ %137, %373 ], [ %757, %755 ]
  %487 = phi ptr [ %374, %373 ], [ %758, %755 ]
  %488 = phi <16 x i32> [ zeroinitializer, %373 ], [ %756, %755 ]
  %489 = trunc nuw nsw i64 %485 to i32
  %490 = mul i32 %144, %489
  %491 = zext i32 %490 to i64
  %492 = getelementptr inbounds nuw [32 x i32], ptr %136, i64 %491
  %493 = getelementptr inbounds nuw i8, ptr %492, i64 128
  %494 = select i1 %390, ptr @ZEROS, ptr %493
  %495 = load <16 x i32>, ptr %492, align 64
  %496 = getelementptr inbounds nuw i8, ptr %492, i64 64
  %497 = load <16 x i32>, ptr %496, align 64
  %498 = shufflevector <16 x i32> %495, <16 x i32> %497, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %499 = shufflevector <16 x i32> %495, <16 x i32> %497, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32
      26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %500 = load <16 x i32>, ptr %494, align 64
  %501 = getelementptr inbounds nuw i8, ptr %494, i64 64
  %502 = load <16 x i32>, ptr %501, align 64
  %503 = shufflevector <16 x i32> %500, <16 x i32> %502, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %504 = shufflevector <16 x i32> %500, <16 x i32> %502, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32
      26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %505 = shufflevector <16 x i32> %498, <16 x i32> %503, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %506 = shufflevector <16 x i32> %498, <16 x i32> %503, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %507 = shufflevector <16 x i32> %499, <16 x i32> %504, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %508 = shufflevector <16 x i32> %499, <16 x i32> %504, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  br i1 %391, label %509, label %517

509:
  %510 = shl <16 x i32> %505, %437
  %511 = load i32, ptr %26, align 4
  %512 = icmp eq i32 %511, 0
  br i1 %512, label %515, label %513

513:
  %514 = ashr exact <16 x i32> %510, %437
  br label %547

515:
  %516 = lshr exact <16 x i32> %510, %437
  br label %547

517:
  %518 = and <16 x i32> %505, %404
  %519 = add <16 x i32> %518, %406
  %520 = shl <16 x i32> %505, %409
  %521 = ashr <16 x i32> %520, %395
  %522 = and <16 x i32> %521, %397
  %523 = bitcast <16 x i32> %522 to <16 x float>
  %524 = fmul <16 x float> %400, %523
  store <16 x float> %524, ptr %486, align 64
  br i1 %392, label %525, label %557

525:
  %526 = and <16 x i32> %522, splat (i32 2147483647)
  %527 = and <16 x i32> %522, splat (i32 2139095040)
  %528 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %527, <16 x i32> splat (i32 8388608))
  %529 = icmp eq <16 x i32> %526, zeroinitializer
  %530 = bitcast <16 x i32> %528 to <16 x float>
  %531 = fmul <16 x float> %400, %530
  %532 = select <16 x i1> %529, <16 x float> %402, <16 x float> %531
  store <16 x float> %532, ptr %487, align 64
  %533 = getelementptr inbounds nuw i8, ptr %486, i64 64
  %534 = shl <16 x i32> %505, %413
  %535 = ashr <16 x i32> %534, %395
  %536 = and <16 x i32> %535, %397
  %537 = bitcast <16 x i32> %536 to <16 x float>
  %538 = fmul <16 x float> %400, %537
  store <16 x float> %538, ptr %533, align 64
  %539 = getelementptr inbounds nuw i8, ptr %487, i64 64
  %540 = and <16 x i32> %536, splat (i32 2147483647)
  %541 = and <16 x i32> %536, splat (i32 2139095040)
  %542 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %541, <16 x i32> splat (i32 8388608))
  %543 = icmp eq <16 x i32> %540, zeroinitializer
  %544 = bitcast <16 x i32> %542 to <16 x float>
  %545 = fmul <16 x float> %400, %544
  %546 = select <16 x i1> %543, <16 x float> %402, <16 x float> %545
  store <16 x float> %546, ptr %539, align 64
  br label %564

547:
  %548 = phi <16 x i32> [ %514, %513 ], [ %516, %515 ]
  %549 = sitofp <16 x i32> %548 to <16 x float>
  store <16 x float> %549, ptr %486, align 64
  %550 = shl <16 x i32> %505, %441
  %551 = load i32, ptr %26, align 4
  %552 = icmp eq i32 %551, 0
  br i1 %552, label %555, label %553

553:
  %554 = ashr <16 x i32> %550, %443
  br label %597

555:
  %556 = lshr <16 x i32> %550, %445
  br label %597

557:
  %558 = getelementptr inbounds nuw i8, ptr %486, i64 64
  %559 = shl <16 x i32> %505, %413
  %560 = ashr <16 x i32> %559, %395
  %561 = and <16 x i32> %560, %397
  %562 = bitcast <16 x i32> %561 to <16 x float>
  %563 = fmul <16 x float> %400, %562
  store <16 x float> %563, ptr %558, align 64
  br label %564

564:
  %565 = getelementptr inbounds nuw i8, ptr %486, i64 128
  %566 = and <16 x i32> %506, %404
  %567 = add <16 x i32> %566, %406
  %568 = or <16 x i32> %519, %567
  %569 = shl <16 x i32> %506, %416
  %570 = ashr <16 x i32> %569, %395
  %571 = and <16 x i32> %570, %397
  %572 = bitcast <16 x i32> %571 to <16 x float>
  %573 = fmul <16 x float> %400, %572
  store <16 x float> %573, ptr %565, align 64
  br i1 %392, label %574, label %619

574:
  %575 = getelementptr inbounds nuw i8, ptr %487, i64 128
  %576 = and <16 x i32> %571, splat (i32 2147483647)
  %577 = and <16 x i32> %571, splat (i32 2139095040)
  %578 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %577, <16 x i32> splat (i32 8388608))
  %579 = icmp eq <16 x i32> %576, zeroinitializer
  %580 = bitcast <16 x i32> %578 to <16 x float>
  %581 = fmul <16 x float> %400, %580
  %582 = select <16 x i1> %579, <16 x float> %402, <16 x float> %581
  store <16 x float> %582, ptr %575, align 64
  %583 = getelementptr inbounds nuw i8, ptr %486, i64 192
  %584 = shl <16 x i32> %506, %420
  %585 = ashr <16 x i32> %584, %395
  %586 = and <16 x i32> %585, %397
  %587 = bitcast <16 x i32> %586 to <16 x float>
  %588 = fmul <16 x float> %400, %587
  store <16 x float> %588, ptr %583, align 64
  %589 = getelementptr inbounds nuw i8, ptr %487, i64 192
  %590 = and <16 x i32> %586, splat (i32 2147483647)
  %591 = and <16 x i32> %586, splat (i32 2139095040)
  %592 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %591, <16 x i32> splat (i32 8388608))
  %593 = icmp eq <16 x i32> %590, zeroinitializer
  %594 = bitcast <16 x i32> %592 to <16 x float>
  %595 = fmul <16 x float> %400, %594
  %596 = select <16 x i1> %593, <16 x float> %402, <16 x float> %595
  store <16 x float> %596, ptr %589, align 64
  br label %626

597:
  %598 = phi <16 x i32> [ %554, %553 ], [ %556, %555 ]
  %599 = sitofp <16 x i32> %598 to <16 x float>
  %600 = getelementptr inbounds nuw i8, ptr %486, i64 64
  store <16 x float> %599, ptr %600, align 64
  %601 = getelementptr inbounds nuw i8, ptr %486, i64 128
  %602 = shl <16 x i32> %506, %448
  %603 = load i32, ptr %26, align 4
  %604 = icmp eq i32 %603, 0
  br i1 %604, label %607, label %605

605:
  %606 = ashr exact <16 x i32> %602, %448
  br label %609

607:
  %608 = lshr exact <16 x i32> %602, %448
  br label %609

609:
  %610 = phi <16 x i32> [ %606, %605 ], [ %608, %607 ]
  %611 = sitofp <16 x i32> %610 to <16 x float>
  store <16 x float> %611, ptr %601, align 64
  %612 = shl <16 x i32> %506, %452
  %613 = load i32, ptr %26, align 4
  %614 = icmp eq i32 %613, 0
  br i1 %614, label %617, label %615

615:
  %616 = ashr <16 x i32> %612, %454
  br label %659

617:
  %618 = lshr <16 x i32> %612, %456
  br label %659

619:
  %620 = getelementptr inbounds nuw i8, ptr %486, i64 192
  %621 = shl <16 x i32> %506, %420
  %622 = ashr <16 x i32> %621, %395
  %623 = and <16 x i32> %622, %397
  %624 = bitcast <16 x i32> %623 to <16 x float>
  %625 = fmul <16 x float> %400, %624
  store <16 x float> %625, ptr %620, align 64
  br label %626

626:
  %627 = getelementptr inbounds nuw i8, ptr %486, i64 256
  %628 = and <16 x i32> %507, %404
  %629 = add <16 x i32> %628, %406
  %630 = or <16 x i32> %568, %629
  %631 = shl <16 x i32> %507, %423
  %632 = ashr <16 x i32> %631, %395
  %633 = and <16 x i32> %632, %397
  %634 = bitcast <16 x i32> %633 to <16 x float>
  %635 = fmul <16 x float> %400, %634
  store <16 x float> %635, ptr %627, align 64
  br i1 %392, label %636, label %681

636:
  %637 = getelementptr inbounds nuw i8, ptr %487, i64 256
  %638 = and <16 x i32> %633, splat (i32 2147483647)
  %639 = and <16 x i32> %633, splat (i32 2139095040)
  %640 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %639, <16 x i32> splat (i32 8388608))
  %641 = icmp eq <16 x i32> %638, zeroinitializer
  %642 = bitcast <16 x i32> %640 to <16 x float>
  %643 = fmul <16 x float> %400, %642
  %644 = select <16 x i1> %641, <16 x float> %402, <16 x float> %643
  store <16 x float> %644, ptr %637, align 64
  %645 = getelementptr inbounds nuw i8, ptr %486, i64 320
  %646 = shl <16 x i32> %507, %427
  %647 = ashr <16 x i32> %646, %395
  %648 = and <16 x i32> %647, %397
  %649 = bitcast <16 x i32> %648 to <16 x float>
  %650 = fmul <16 x float> %400, %649
  store <16 x float> %650, ptr %645, align 64
  %651 = getelementptr inbounds nuw i8, ptr %487, i64 320
  %652 = and <16 x i32> %648, splat (i32 2147483647)
  %653 = and <16 x i32> %648, splat (i32 2139095040)
  %654 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %653, <16 x i32> splat (i32 8388608))
  %655 = icmp eq <16 x i32> %652, zeroinitializer
  %656 = bitcast <16 x i32> %654 to <16 x float>
  %657 = fmul <16 x float> %400, %656
  %658 = select <16 x i1> %655, <16 x float> %402, <16 x float> %657
  store <16 x float> %658, ptr %651, align 64
  br label %688

659:
  %660 = phi <16 x i32> [ %616, %615 ], [ %618, %617 ]
  %661 = sitofp <16 x i32> %660 to <16 x float>
  %662 = getelementptr inbounds nuw i8, ptr %486, i64 192
  store <16 x float> %661, ptr %662, align 64
  %663 = getelementptr inbounds nuw i8, ptr %486, i64 256
  %664 = shl <16 x i32> %507, %459
  %665 = load i32, ptr %26, align 4
  %666 = icmp eq i32 %665, 0
  br i1 %666, label %669, label %667

667:
  %668 = ashr exact <16 x i32> %664, %459
  br label %671

669:
  %670 = lshr exact <16 x i32> %664, %459
  br label %671

671:
  %672 = phi <16 x i32> [ %668, %667 ], [ %670, %669 ]
  %673 = sitofp <16 x i32> %672 to <16 x float>
  store <16 x float> %673, ptr %663, align 64
  %674 = shl <16 x i32> %507, %463
  %675 = load i32, ptr %26, align 4
  %676 = icmp eq i32 %675, 0
  br i1 %676, label %679, label %677

677:
  %678 = ashr <16 x i32> %674, %465
  br label %722

679:
  %680 = lshr <16 x i32> %674, %467
  br label %722

681:
  %682 = getelementptr inbounds nuw i8, ptr %486, i64 320
  %683 = shl <16 x i32> %507, %427
  %684 = ashr <16 x i32> %683, %395
  %685 = and <16 x i32> %684, %397
  %686 = bitcast <16 x i32> %685 to <16 x float>
  %687 = fmul <16 x float> %400, %686
  store <16 x float> %687, ptr %682, align 64
  br label %688

688:
  %689 = getelementptr inbounds nuw i8, ptr %486, i64 384
  %690 = and <16 x i32> %508, %404
  %691 = add <16 x i32> %690, %406
  %692 = or <16 x i32> %630, %691
  %693 = or <16 x i32> %692, %488
  %694 = shl <16 x i32> %508, %430
  %695 = ashr <16 x i32> %694, %395
  %696 = and <16 x i32> %695, %397
  %697 = bitcast <16 x i32> %696 to <16 x float>
  %698 = fmul <16 x float> %400, %697
  store <16 x float> %698, ptr %689, align 64
  br i1 %392, label %699, label %748

699:
  %700 = getelementptr inbounds nuw i8, ptr %487, i64 384
  %701 = and <16 x i32> %696, splat (i32 2147483647)
  %702 = and <16 x i32> %696, splat (i32 2139095040)
  %703 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %702, <16 x i32> splat (i32 8388608))
  %704 = icmp eq <16 x i32> %701, zeroinitializer
  %705 = bitcast <16 x i32> %703 to <16 x float>
  %706 = fmul <16 x float> %400, %705
  %707 = select <16 x i1> %704, <16 x float> %402, <16 x float> %706
  store <16 x float> %707, ptr %700, align 64
  %708 = getelementptr inbounds nuw i8, ptr %486, i64 448
  %709 = shl <16 x i32> %508, %434
  %710 = ashr <16 x i32> %709, %395
  %711 = and <16 x i32> %710, %397
  %712 = bitcast <16 x i32> %711 to <16 x float>
  %713 = fmul <16 x float> %400, %712
  store <16 x float> %713, ptr %708, align 64
  %714 = getelementptr inbounds nuw i8, ptr %487, i64 448
  %715 = and <16 x i32> %711, splat (i32 2147483647)
  %716 = and <16 x i32> %711, splat (i32 2139095040)
  %717 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %716, <16 x i32> splat (i32 8388608))
  %718 = icmp eq <16 x i32> %715, zeroinitializer
  %719 = bitcast <16 x i32> %717 to <16 x float>
  %720 = fmul <16 x float> %400, %719
  %721 = select <16 x i1> %718, <16 x float> %402, <16 x float> %720
  store <16 x float> %721, ptr %714, align 64
  br label %755

722:
  %723 = phi <16 x i32> [ %678, %677 ], [ %680, %679 ]
  %724 = sitofp <16 x i32> %723 to <16 x float>
  %725 = getelementptr inbounds nuw i8, ptr %486, i64 320
  store <16 x float> %724, ptr %725, align 64
  %726 = getelementptr inbounds nuw i8, ptr %486, i64 384
  %727 = shl <16 x i32> %508, %470
  %728 = load i32, ptr %26, align 4
  %729 = icmp eq i32 %728, 0
  br i1 %729, label %732, label %730

730:
  %731 = ashr exact <16 x i32> %727, %470
  br label %734

732:
  %733 = lshr exact <16 x i32> %727, %470
  br label %734

734:
  %735 = phi <16 x i32> [ %731, %730 ], [ %733, %732 ]
  %736 = sitofp <16 x i32> %735 to <16 x float>
  store <16 x float> %736, ptr %726, align 64
  %737 = shl <16 x i32> %508, %473
  %738 = load i32, ptr %26, align 4
  %739 = icmp eq i32 %738, 0
  br i1 %739, label %742, label %740

740:
  %741 = ashr <16 x i32> %737, %475
  br label %744

742:
  %743 = lshr <16 x i32> %737, %477
  br label %744

744:
  %745 = phi <16 x i32> [ %741, %740 ], [ %743, %742 ]
  %746 = sitofp <16 x i32> %745 to <16 x float>
  %747 = getelementptr inbounds nuw i8, ptr %486, i64 448
  store <16 x float> %746, ptr %747, align 64
  br label %755

748:
  %749 = getelementptr inbounds nuw i8, ptr %486, i64 448
  %750 = shl <16 x i32> %508, %434
  %751 = ashr <16 x i32> %750, %395
  %752 = and <16 x i32> %751, %397
  %753 = bitcast <16 x i32> %752 to <16 x float>
  %754 = fmul <16 x float> %400, %753
  store <16 x float> %754, ptr %749, align 64
  br label %755

755:
  %756 = phi <16 x i32> [ %488, %744 ], [ %693, %699 ], [ %693, %748 ]
  %757 = getelementptr inbounds nuw i8, ptr %486, i64 512
  %758 = getelementptr inbounds nuw i8, ptr %487, i64 512
  %759 = add nuw nsw i64 %485, 1
  %760 = icmp samesign ult i64 %759, %479
  br i1 %760, label %484, label %480

761:
  %762 = icmp ult i32 %154, 16
  br i1 %762, label %2904, label %763

763:
  %764 = getelementptr inbounds nuw i8, ptr %137, i64 4096
  %765 = shl nsw i32 -1, %147
  %766 = xor i32 %765, -1
  %767 = load i32, ptr %24, align 4
  %768 = sub i32 %766, %767
  %769 = mul i32 %768, %152
  %770 = mul i32 %152, %766
  %771 = icmp eq i32 %145, 8
  %772 = select i1 %771, float 0x3810000000000000, float 0.000000e+00
  %773 = add nsw i32 %145, -1
  %774 = shl i32 -8388608, %773
  %775 = add i32 %774, 2139095040
  %776 = sub nsw i32 23, %146
  %777 = shl i32 %766, %776
  %778 = or i32 %777, -2147483648
  %779 = sub i32 8, %145
  %780 = icmp eq i32 %144, 1
  %781 = icmp eq i32 %140, 2
  %782 = icmp eq i32 %140, 1
  %783 = add i32 %148, %147
  %784 = insertelement <16 x i32> poison, i32 %779, i64 0
  %785 = shufflevector <16 x i32> %784, <16 x i32> poison, <16 x i32> zeroinitializer
  %786 = insertelement <16 x i32> poison, i32 %778, i64 0
  %787 = shufflevector <16 x i32> %786, <16 x i32> poison, <16 x i32> zeroinitializer
  %788 = insertelement <16 x i32> poison, i32 %775, i64 0
  %789 = bitcast <16 x i32> %788 to <16 x float>
  %790 = shufflevector <16 x float> %789, <16 x float> poison, <16 x i32> zeroinitializer
  %791 = insertelement <16 x float> poison, float %772, i64 0
  %792 = shufflevector <16 x float> %791, <16 x float> poison, <16 x i32> zeroinitializer
  %793 = insertelement <16 x i32> poison, i32 %770, i64 0
  %794 = shufflevector <16 x i32> %793, <16 x i32> poison, <16 x i32> zeroinitializer
  %795 = insertelement <16 x i32> poison, i32 %769, i64 0
  %796 = shufflevector <16 x i32> %795, <16 x i32> poison, <16 x i32> zeroinitializer
  %797 = sub i32 31, %783
  %798 = insertelement <16 x i32> poison, i32 %797, i64 0
  %799 = shufflevector <16 x i32> %798, <16 x i32> poison, <16 x i32> zeroinitializer
  %800 = add i32 %783, %141
  %801 = sub i32 31, %800
  %802 = insertelement <16 x i32> poison, i32 %801, i64 0
  %803 = shufflevector <16 x i32> %802, <16 x i32> poison, <16 x i32> zeroinitializer
  %804 = shl i32 %141, 1
  %805 = add i32 %783, %804
  %806 = sub i32 31, %805
  %807 = insertelement <16 x i32> poison, i32 %806, i64 0
  %808 = shufflevector <16 x i32> %807, <16 x i32> poison, <16 x i32> zeroinitializer
  %809 = mul i32 %141, 3
  %810 = add i32 %783, %809
  %811 = sub i32 31, %810
  %812 = insertelement <16 x i32> poison, i32 %811, i64 0
  %813 = shufflevector <16 x i32> %812, <16 x i32> poison, <16 x i32> zeroinitializer
  %814 = sub i32 31, %783
  %815 = insertelement <16 x i32> poison, i32 %814, i64 0
  %816 = shufflevector <16 x i32> %815, <16 x i32> poison, <16 x i32> zeroinitializer
  %817 = add i32 %783, %141
  %818 = sub i32 31, %817
  %819 = insertelement <16 x i32> poison, i32 %818, i64 0
  %820 = shufflevector <16 x i32> %819, <16 x i32> poison, <16 x i32> zeroinitializer
  %821 = shl i32 %141, 1
  %822 = add i32 %783, %821
  %823 = sub i32 31, %822
  %824 = insertelement <16 x i32> poison, i32 %823, i64 0
  %825 = shufflevector <16 x i32> %824, <16 x i32> poison, <16 x i32> zeroinitializer
  %826 = mul i32 %141, 3
  %827 = add i32 %783, %826
  %828 = sub i32 31, %827
  %829 = insertelement <16 x i32> poison, i32 %828, i64 0
  %830 = shufflevector <16 x i32> %829, <16 x i32> poison, <16 x i32> zeroinitializer
  %831 = sub i32 31, %783
  %832 = insertelement <16 x i32> poison, i32 %831, i64 0
  %833 = shufflevector <16 x i32> %832, <16 x i32> poison, <16 x i32> zeroinitializer
  %834 = add i32 %783, %141
  %835 = sub i32 31, %834
  %836 = insertelement <16 x i32> poison, i32 %835, i64 0
  %837 = shufflevector <16 x i32> %836, <16 x i32> poison, <16 x i32> zeroinitializer
  %838 = shl i32 %141, 1
  %839 = add i32 %783, %838
  %840 = sub i32 31, %839
  %841 = insertelement <16 x i32> poison, i32 %840, i64 0
  %842 = shufflevector <16 x i32> %841, <16 x i32> poison, <16 x i32> zeroinitializer
  %843 = mul i32 %141, 3
  %844 = add i32 %783, %843
  %845 = sub i32 31, %844
  %846 = insertelement <16 x i32> poison, i32 %845, i64 0
  %847 = shufflevector <16 x i32> %846, <16 x i32> poison, <16 x i32> zeroinitializer
  %848 = sub i32 31, %783
  %849 = insertelement <16 x i32> poison, i32 %848, i64 0
  %850 = shufflevector <16 x i32> %849, <16 x i32> poison, <16 x i32> zeroinitializer
  %851 = add i32 %783, %141
  %852 = sub i32 31, %851
  %853 = insertelement <16 x i32> poison, i32 %852, i64 0
  %854 = shufflevector <16 x i32> %853, <16 x i32> poison, <16 x i32> zeroinitializer
  %855 = shl i32 %141, 1
  %856 = add i32 %783, %855
  %857 = sub i32 31, %856
  %858 = insertelement <16 x i32> poison, i32 %857, i64 0
  %859 = shufflevector <16 x i32> %858, <16 x i32> poison, <16 x i32> zeroinitializer
  %860 = mul i32 %141, 3
  %861 = add i32 %783, %860
  %862 = sub i32 31, %861
  %863 = insertelement <16 x i32> poison, i32 %862, i64 0
  %864 = shufflevector <16 x i32> %863, <16 x i32> poison, <16 x i32> zeroinitializer
  %865 = lshr i32 %154, 4
  %866 = zext nneg i32 %865 to i64
  br label %871

867:
  %868 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %1487)
  %869 = and i32 %868, %153
  %870 = icmp ne i32 %869, 0
  br label %2904

871:
  %872 = phi i64 [ 0, %763 ], [ %1490, %1486 ]
  %873 = phi ptr [ %137, %763 ], [ %1488, %1486 ]
  %874 = phi ptr [ %764, %763 ], [ %1489, %1486 ]
  %875 = phi <16 x i32> [ zeroinitializer, %763 ], [ %1487, %1486 ]
  %876 = trunc nuw nsw i64 %872 to i32
  %877 = mul i32 %144, %876
  %878 = zext i32 %877 to i64
  %879 = getelementptr inbounds nuw [32 x i32], ptr %136, i64 %878
  %880 = getelementptr inbounds nuw i8, ptr %879, i64 128
  %881 = select i1 %780, ptr @ZEROS, ptr %880
  %882 = load <16 x i32>, ptr %879, align 64
  %883 = getelementptr inbounds nuw i8, ptr %879, i64 64
  %884 = load <16 x i32>, ptr %883, align 64
  %885 = shufflevector <16 x i32> %882, <16 x i32> %884, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %886 = shufflevector <16 x i32> %882, <16 x i32> %884, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32
      26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %887 = load <16 x i32>, ptr %881, align 64
  %888 = getelementptr inbounds nuw i8, ptr %881, i64 64
  %889 = load <16 x i32>, ptr %888, align 64
  %890 = shufflevector <16 x i32> %887, <16 x i32> %889, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %891 = shufflevector <16 x i32> %887, <16 x i32> %889, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22, i32
      26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %892 = shufflevector <16 x i32> %885, <16 x i32> %890, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %893 = shufflevector <16 x i32> %885, <16 x i32> %890, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %894 = shufflevector <16 x i32> %886, <16 x i32> %891, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %895 = shufflevector <16 x i32> %886, <16 x i32> %891, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32
      14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  br i1 %781, label %896, label %908

896:
  %897 = load i32, ptr %20, align 4
  %898 = sub i32 32, %897
  %899 = insertelement <16 x i32> poison, i32 %898, i64 0
  %900 = shufflevector <16 x i32> %899, <16 x i32> poison, <16 x i32> zeroinitializer
  %901 = shl <16 x i32> %892, %900
  %902 = load i32, ptr %26, align 4
  %903 = icmp eq i32 %902, 0
  br i1 %903, label %906, label %904

904:
  %905 = ashr exact <16 x i32> %901, %900
  br label %938

906:
  %907 = lshr exact <16 x i32> %901, %900
  br label %938

908:
  %909 = and <16 x i32> %892, %794
  %910 = add <16 x i32> %909, %796
  %911 = shl <16 x i32> %892, %799
  %912 = ashr <16 x i32> %911, %785
  %913 = and <16 x i32> %912, %787
  %914 = bitcast <16 x i32> %913 to <16 x float>
  %915 = fmul <16 x float> %790, %914
  store <16 x float> %915, ptr %873, align 64
  br i1 %782, label %916, label %955

916:
  %917 = and <16 x i32> %913, splat (i32 2147483647)
  %918 = and <16 x i32> %913, splat (i32 2139095040)
  %919 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %918, <16 x i32> splat (i32 8388608))
  %920 = icmp eq <16 x i32> %917, zeroinitializer
  %921 = bitcast <16 x i32> %919 to <16 x float>
  %922 = fmul <16 x float> %790, %921
  %923 = select <16 x i1> %920, <16 x float> %792, <16 x float> %922
  store <16 x float> %923, ptr %874, align 64
  %924 = getelementptr inbounds nuw i8, ptr %873, i64 64
  %925 = shl <16 x i32> %892, %803
  %926 = ashr <16 x i32> %925, %785
  %927 = and <16 x i32> %926, %787
  %928 = bitcast <16 x i32> %927 to <16 x float>
  %929 = fmul <16 x float> %790, %928
  store <16 x float> %929, ptr %924, align 64
  %930 = getelementptr inbounds nuw i8, ptr %874, i64 64
  %931 = and <16 x i32> %927, splat (i32 2147483647)
  %932 = and <16 x i32> %927, splat (i32 2139095040)
  %933 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %932, <16 x i32> splat (i32 8388608))
  %934 = icmp eq <16 x i32> %931, zeroinitializer
  %935 = bitcast <16 x i32> %933 to <16 x float>
  %936 = fmul <16 x float> %790, %935
  %937 = select <16 x i1> %934, <16 x float> %792, <16 x float> %936
  store <16 x float> %937, ptr %930, align 64
  br label %962

938:
  %939 = phi <16 x i32> [ %905, %904 ], [ %907, %906 ]
  %940 = sitofp <16 x i32> %939 to <16 x float>
  store <16 x float> %940, ptr %873, align 64
  %941 = load i32, ptr %20, align 4
  %942 = sub i32 32, %941
  %943 = sub i32 %942, %941
  %944 = insertelement <16 x i32> poison, i32 %943, i64 0
  %945 = shufflevector <16 x i32> %944, <16 x i32> poison, <16 x i32> zeroinitializer
  %946 = shl <16 x i32> %892, %945
  %947 = load i32, ptr %26, align 4
  %948 = icmp eq i32 %947, 0
  %949 = insertelement <16 x i32> poison, i32 %942, i64 0
  %950 = shufflevector <16 x i32> %949, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %948, label %953, label %951

951:
  %952 = ashr <16 x i32> %946, %950
  br label %992

953:
  %954 = lshr <16 x i32> %946, %950
  br label %992

955:
  %956 = getelementptr inbounds nuw i8, ptr %873, i64 64
  %957 = shl <16 x i32> %892, %803
  %958 = ashr <16 x i32> %957, %785
  %959 = and <16 x i32> %958, %787
  %960 = bitcast <16 x i32> %959 to <16 x float>
  %961 = fmul <16 x float> %790, %960
  store <16 x float> %961, ptr %956, align 64
  br label %962

962:
  %963 = getelementptr inbounds nuw i8, ptr %873, i64 128
  %964 = shl <16 x i32> %892, %808
  %965 = ashr <16 x i32> %964, %785
  %966 = and <16 x i32> %965, %787
  %967 = bitcast <16 x i32> %966 to <16 x float>
  %968 = fmul <16 x float> %790, %967
  store <16 x float> %968, ptr %963, align 64
  br i1 %782, label %969, label %1030

969:
  %970 = getelementptr inbounds nuw i8, ptr %874, i64 128
  %971 = and <16 x i32> %966, splat (i32 2147483647)
  %972 = and <16 x i32> %966, splat (i32 2139095040)
  %973 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %972, <16 x i32> splat (i32 8388608))
  %974 = icmp eq <16 x i32> %971, zeroinitializer
  %975 = bitcast <16 x i32> %973 to <16 x float>
  %976 = fmul <16 x float> %790, %975
  %977 = select <16 x i1> %974, <16 x float> %792, <16 x float> %976
  store <16 x float> %977, ptr %970, align 64
  %978 = getelementptr inbounds nuw i8, ptr %873, i64 192
  %979 = shl <16 x i32> %892, %813
  %980 = ashr <16 x i32> %979, %785
  %981 = and <16 x i32> %980, %787
  %982 = bitcast <16 x i32> %981 to <16 x float>
  %983 = fmul <16 x float> %790, %982
  store <16 x float> %983, ptr %978, align 64
  %984 = getelementptr inbounds nuw i8, ptr %874, i64 192
  %985 = and <16 x i32> %981, splat (i32 2147483647)
  %986 = and <16 x i32> %981, splat (i32 2139095040)
  %987 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %986, <16 x i32> splat (i32 8388608))
  %988 = icmp eq <16 x i32> %985, zeroinitializer
  %989 = bitcast <16 x i32> %987 to <16 x float>
  %990 = fmul <16 x float> %790, %989
  %991 = select <16 x i1> %988, <16 x float> %792, <16 x float> %990
  store <16 x float> %991, ptr %984, align 64
  br label %1037

992:
  %993 = phi <16 x i32> [ %952, %951 ], [ %954, %953 ]
  %994 = sitofp <16 x i32> %993 to <16 x float>
  %995 = getelementptr inbounds nuw i8, ptr %873, i64 64
  store <16 x float> %994, ptr %995, align 64
  %996 = load i32, ptr %20, align 4
  %997 = sub i32 32, %996
  %998 = shl i32 %996, 1
  %999 = sub i32 %997, %998
  %1000 = insertelement <16 x i32> poison, i32 %999, i64 0
  %1001 = shufflevector <16 x i32> %1000, <16 x i32> poison, <16 x i32> zeroinitializer
  %1002 = shl <16 x i32> %892, %1001
  %1003 = load i32, ptr %26, align 4
  %1004 = icmp eq i32 %1003, 0
  %1005 = insertelement <16 x i32> poison, i32 %997, i64 0
  %1006 = shufflevector <16 x i32> %1005, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %1004, label %1009, label %1007

1007:
  %1008 = ashr <16 x i32> %1002, %1006
  br label %1011

1009:
  %1010 = lshr <16 x i32> %1002, %1006
  br label %1011

1011:
  %1012 = phi <16 x i32> [ %1008, %1007 ], [ %1010, %1009 ]
  %1013 = sitofp <16 x i32> %1012 to <16 x float>
  %1014 = getelementptr inbounds nuw i8, ptr %873, i64 128
  store <16 x float> %1013, ptr %1014, align 64
  %1015 = load i32, ptr %20, align 4
  %1016 = sub i32 32, %1015
  %1017 = mul i32 %1015, -3
  %1018 = add i32 %1017, %1016
  %1019 = insertelement <16 x i32> poison, i32 %1018, i64 0
  %1020 = shufflevector <16 x i32> %1019, <16 x i32> poison, <16 x i32> zeroinitializer
  %1021 = shl <16 x i32> %892, %1020
  %1022 = load i32, ptr %26, align 4
  %1023 = icmp eq i32 %1022, 0
  %1024 = insertelement <16 x i32> poison, i32 %1016, i64 0
  %1025 = shufflevector <16 x i32> %1024, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %1023, label %1028, label %1026

1026:
  %1027 = ashr <16 x i32> %1021, %1025
  br label %1070

1028:
  %1029 = lshr <16 x i32> %1021, %1025
  br label %1070

1030:
  %1031 = getelementptr inbounds nuw i8, ptr %873, i64 192
  %1032 = shl <16 x i32> %892, %813
  %1033 = ashr <16 x i32> %1032, %785
  %1034 = and <16 x i32> %1033, %787
  %1035 = bitcast <16 x i32> %1034 to <16 x float>
  %1036 = fmul <16 x float> %790, %1035
  store <16 x float> %1036, ptr %1031, align 64
  br label %1037

1037:
  %1038 = getelementptr inbounds nuw i8, ptr %873, i64 256
  %1039 = and <16 x i32> %893, %794
  %1040 = add <16 x i32> %1039, %796
  %1041 = or <16 x i32> %910, %1040
  %1042 = shl <16 x i32> %893, %816
  %1043 = ashr <16 x i32> %1042, %785
  %1044 = and <16 x i32> %1043, %787
  %1045 = bitcast <16 x i32> %1044 to <16 x float>
  %1046 = fmul <16 x float> %790, %1045
  store <16 x float> %1046, ptr %1038, align 64
  br i1 %782, label %1047, label %1103

1047:
  %1048 = getelementptr inbounds nuw i8, ptr %874, i64 256
  %1049 = and <16 x i32> %1044, splat (i32 2147483647)
  %1050 = and <16 x i32> %1044, splat (i32 2139095040)
  %1051 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1050, <16 x i32> splat (i32 8388608))
  %1052 = icmp eq <16 x i32> %1049, zeroinitializer
  %1053 = bitcast <16 x i32> %1051 to <16 x float>
  %1054 = fmul <16 x float> %790, %1053
  %1055 = select <16 x i1> %1052, <16 x float> %792, <16 x float> %1054
  store <16 x float> %1055, ptr %1048, align 64
  %1056 = getelementptr inbounds nuw i8, ptr %873, i64 320
  %1057 = shl <16 x i32> %893, %820
  %1058 = ashr <16 x i32> %1057, %785
  %1059 = and <16 x i32> %1058, %787
  %1060 = bitcast <16 x i32> %1059 to <16 x float>
  %1061 = fmul <16 x float> %790, %1060
  store <16 x float> %1061, ptr %1056, align 64
  %1062 = getelementptr inbounds nuw i8, ptr %874, i64 320
  %1063 = and <16 x i32> %1059, splat (i32 2147483647)
  %1064 = and <16 x i32> %1059, splat (i32 2139095040)
  %1065 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1064, <16 x i32> splat (i32 8388608))
  %1066 = icmp eq <16 x i32> %1063, zeroinitializer
  %1067 = bitcast <16 x i32> %1065 to <16 x float>
  %1068 = fmul <16 x float> %790, %1067
  %1069 = select <16 x i1> %1066, <16 x float> %792, <16 x float> %1068
  store <16 x float> %1069, ptr %1062, align 64
  br label %1110

1070:
  %1071 = phi <16 x i32> [ %1027, %1026 ], [ %1029, %1028 ]
  %1072 = sitofp <16 x i32> %1071 to <16 x float>
  %1073 = getelementptr inbounds nuw i8, ptr %873, i64 192
  store <16 x float> %1072, ptr %1073, align 64
  %1074 = getelementptr inbounds nuw i8, ptr %873, i64 256
  %1075 = load i32, ptr %20, align 4
  %1076 = sub i32 32, %1075
  %1077 = insertelement <16 x i32> poison, i32 %1076, i64 0
  %1078 = shufflevector <16 x i32> %1077, <16 x i32> poison, <16 x i32> zeroinitializer
  %1079 = shl <16 x i32> %893, %1078
  %1080 = load i32, ptr %26, align 4
  %1081 = icmp eq i32 %1080, 0
  br i1 %1081, label %1084, label %1082

1082:
  %1083 = ashr exact <16 x i32> %1079, %1078
  br label %1086

1084:
  %1085 = lshr exact <16 x i32> %1079, %1078
  br label %1086

1086:
  %1087 = phi <16 x i32> [ %1083, %1082 ], [ %1085, %1084 ]
  %1088 = sitofp <16 x i32> %1087 to <16 x float>
  store <16 x float> %1088, ptr %1074, align 64
  %1089 = load i32, ptr %20, align 4
  %1090 = sub i32 32, %1089
  %1091 = sub i32 %1090, %1089
  %1092 = insertelement <16 x i32> poison, i32 %1091, i64 0
  %1093 = shufflevector <16 x i32> %1092, <16 x i32> poison, <16 x i32> zeroinitializer
  %1094 = shl <16 x i32> %893, %1093
  %1095 = load i32, ptr %26, align 4
  %1096 = icmp eq i32 %1095, 0
  %1097 = insertelement <16 x i32> poison, i32 %1090, i64 0
  %1098 = shufflevector <16 x i32> %1097, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %1096, label %1101, label %1099

1099:
  %1100 = ashr <16 x i32> %1094, %1098
  br label %1140

1101:
  %1102 = lshr <16 x i32> %1094, %1098
  br label %1140

1103:
  %1104 = getelementptr inbounds nuw i8, ptr %873, i64 320
  %1105 = shl <16 x i32> %893, %820
  %1106 = ashr <16 x i32> %1105, %785
  %1107 = and <16 x i32> %1106, %787
  %1108 = bitcast <16 x i32> %1107 to <16 x float>
  %1109 = fmul <16 x float> %790, %1108
  store <16 x float> %1109, ptr %1104, align 64
  br label %1110

1110:
  %1111 = getelementptr inbounds nuw i8, ptr %873, i64 384
  %1112 = shl <16 x i32> %893, %825
  %1113 = ashr <16 x i32> %1112, %785
  %1114 = and <16 x i32> %1113, %787
  %1115 = bitcast <16 x i32> %1114 to <16 x float>
  %1116 = fmul <16 x float> %790, %1115
  store <16 x float> %1116, ptr %1111, align 64
  br i1 %782, label %1117, label %1178

1117:
  %1118 = getelementptr inbounds nuw i8, ptr %874, i64 384
  %1119 = and <16 x i32> %1114, splat (i32 2147483647)
  %1120 = and <16 x i32> %1114, splat (i32 2139095040)
  %1121 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1120, <16 x i32> splat (i32 8388608))
  %1122 = icmp eq <16 x i32> %1119, zeroinitializer
  %1123 = bitcast <16 x i32> %1121 to <16 x float>
  %1124 = fmul <16 x float> %790, %1123
  %1125 = select <16 x i1> %1122, <16 x float> %792, <16 x float> %1124
  store <16 x float> %1125, ptr %1118, align 64
  %1126 = getelementptr inbounds nuw i8, ptr %873, i64 448
  %1127 = shl <16 x i32> %893, %830
  %1128 = ashr <16 x i32> %1127, %785
  %1129 = and <16 x i32> %1128, %787
  %1130 = bitcast <16 x i32> %1129 to <16 x float>
  %1131 = fmul <16 x float> %790, %1130
  store <16 x float> %1131, ptr %1126, align 64
  %1132 = getelementptr inbounds nuw i8, ptr %874, i64 448
  %1133 = and <16 x i32> %1129, splat (i32 2147483647)
  %1134 = and <16 x i32> %1129, splat (i32 2139095040)
  %1135 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1134, <16 x i32> splat (i32 8388608))
  %1136 = icmp eq <16 x i32> %1133, zeroinitializer
  %1137 = bitcast <16 x i32> %1135 to <16 x float>
  %1138 = fmul <16 x float> %790, %1137
  %1139 = select <16 x i1> %1136, <16 x float> %792, <16 x float> %1138
  store <16 x float> %1139, ptr %1132, align 64
  br label %1185

1140:
  %1141 = phi <16 x i32> [ %1100, %1099 ], [ %1102, %1101 ]
  %1142 = sitofp <16 x i32> %1141 to <16 x float>
  %1143 = getelementptr inbounds nuw i8, ptr %873, i64 320
  store <16 x float> %1142, ptr %1143, align 64
  %1144 = load i32, ptr %20, align 4
  %1145 = sub i32 32, %1144
  %1146 = shl i32 %1144, 1
  %1147 = sub i32 %1145, %1146
  %1148 = insertelement <16 x i32> poison, i32 %1147, i64 0
  %1149 = shufflevector <16 x i32> %1148, <16 x i32> poison, <16 x i32> zeroinitializer
  %1150 = shl <16 x i32> %893, %1149
  %1151 = load i32, ptr %26, align 4
  %1152 = icmp eq i32 %1151, 0
  %1153 = insertelement <16 x i32> poison, i32 %1145, i64 0
  %1154 = shufflevector <16 x i32> %1153, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %1152, label %1157, label %1155

1155:
  %1156 = ashr <16 x i32> %1150, %1154
  br label %1159

1157:
  %1158 = lshr <16 x i32> %1150, %1154
  br label %1159

1159:
  %1160 = phi <16 x i32> [ %1156, %1155 ], [ %1158, %1157 ]
  %1161 = sitofp <16 x i32> %1160 to <16 x float>
  %1162 = getelementptr inbounds nuw i8, ptr %873, i64 384
  store <16 x float> %1161, ptr %1162, align 64
  %1163 = load i32, ptr %20, align 4
  %1164 = sub i32 32, %1163
  %1165 = mul i32 %1163, -3
  %1166 = add i32 %1165, %1164
  %1167 = insertelement <16 x i32> poison, i32 %1166, i64 0
  %1168 = shufflevector <16 x i32> %1167, <16 x i32> poison, <16 x i32> zeroinitializer
  %1169 = shl <16 x i32> %893, %1168
  %1170 = load i32, ptr %26, align 4
  %1171 = icmp eq i32 %1170, 0
  %1172 = insertelement <16 x i32> poison, i32 %1164, i64 0
  %1173 = shufflevector <16 x i32> %1172, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %1171, label %1176, label %1174

1174:
  %1175 = ashr <16 x i32> %1169, %1173
  br label %1218

1176:
  %1177 = lshr <16 x i32> %1169, %1173
  br label %1218

1178:
  %1179 = getelementptr inbounds nuw i8, ptr %873, i64 448
  %1180 = shl <16 x i32> %893, %830
  %1181 = ashr <16 x i32> %1180, %785
  %1182 = and <16 x i32> %1181, %787
  %1183 = bitcast <16 x i32> %1182 to <16 x float>
  %1184 = fmul <16 x float> %790, %1183
  store <16 x float> %1184, ptr %1179, align 64
  br label %1185

1185:
  %1186 = getelementptr inbounds nuw i8, ptr %873, i64 512
  %1187 = and <16 x i32> %894, %794
  %1188 = add <16 x i32> %1187, %796
  %1189 = or <16 x i32> %1041, %1188
  %1190 = shl <16 x i32> %894, %833
  %1191 = ashr <16 x i32> %1190, %785
  %1192 = and <16 x i32> %1191, %787
  %1193 = bitcast <16 x i32> %1192 to <16 x float>
  %1194 = fmul <16 x float> %790, %1193
  store <16 x float> %1194, ptr %1186, align 64
  br i1 %782, label %1195, label %1251

1195:
  %1196 = getelementptr inbounds nuw i8, ptr %874, i64 512
  %1197 = and <16 x i32> %1192, splat (i32 2147483647)
  %1198 = and <16 x i32> %1192, splat (i32 2139095040)
  %1199 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1198, <16 x i32> splat (i32 8388608))
  %1200 = icmp eq <16 x i32> %1197, zeroinitializer
  %1201 = bitcast <16 x i32> %1199 to <16 x float>
  %1202 = fmul <16 x float> %790, %1201
  %1203 = select <16 x i1> %1200, <16 x float> %792, <16 x float> %1202
  store <16 x float> %1203, ptr %1196, align 64
  %1204 = getelementptr inbounds nuw i8, ptr %873, i64 576
  %1205 = shl <16 x i32> %894, %837
  %1206 = ashr <16 x i32> %1205, %785
  %1207 = and <16 x i32> %1206, %787
  %1208 = bitcast <16 x i32> %1207 to <16 x float>
  %1209 = fmul <16 x float> %790, %1208
  store <16 x float> %1209, ptr %1204, align 64
  %1210 = getelementptr inbounds nuw i8, ptr %874, i64 576
  %1211 = and <16 x i32> %1207, splat (i32 2147483647)
  %1212 = and <16 x i32> %1207, splat (i32 2139095040)
  %1213 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1212, <16 x i32> splat (i32 8388608))
  %1214 = icmp eq <16 x i32> %1211, zeroinitializer
  %1215 = bitcast <16 x i32> %1213 to <16 x float>
  %1216 = fmul <16 x float> %790, %1215
  %1217 = select <16 x i1> %1214, <16 x float> %792, <16 x float> %1216
  store <16 x float> %1217, ptr %1210, align 64
  br label %1258

1218:
  %1219 = phi <16 x i32> [ %1175, %1174 ], [ %1177, %1176 ]
  %1220 = sitofp <16 x i32> %1219 to <16 x float>
  %1221 = getelementptr inbounds nuw i8, ptr %873, i64 448
  store <16 x float> %1220, ptr %1221, align 64
  %1222 = getelementptr inbounds nuw i8, ptr %873, i64 512
  %1223 = load i32, ptr %20, align 4
  %1224 = sub i32 32, %1223
  %1225 = insertelement <16 x i32> poison, i32 %1224, i64 0
  %1226 = shufflevector <16 x i32> %1225, <16 x i32> poison, <16 x i32> zeroinitializer
  %1227 = shl <16 x i32> %894, %1226
  %1228 = load i32, ptr %26, align 4
  %1229 = icmp eq i32 %1228, 0
  br i1 %1229, label %1232, label %1230

1230:
  %1231 = ashr exact <16 x i32> %1227, %1226
  br label %1234

1232:
  %1233 = lshr exact <16 x i32> %1227, %1226
  br label %1234

1234:
  %1235 = phi <16 x i32> [ %1231, %1230 ], [ %1233, %1232 ]
  %1236 = sitofp <16 x i32> %1235 to <16 x float>
  store <16 x float> %1236, ptr %1222, align 64
  %1237 = load i32, ptr %20, align 4
  %1238 = sub i32 32, %1237
  %1239 = sub i32 %1238, %1237
  %1240 = insertelement <16 x i32> poison, i32 %1239, i64 0
  %1241 = shufflevector <16 x i32> %1240, <16 x i32> poison, <16 x i32> zeroinitializer
  %1242 = shl <16 x i32> %894, %1241
  %1243 = load i32, ptr %26, align 4
  %1244 = icmp eq i32 %1243, 0
  %1245 = insertelement <16 x i32> poison, i32 %1238, i64 0
  %1246 = shufflevector <16 x i32> %1245, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %1244, label %1249, label %1247

1247:
  %1248 = ashr <16 x i32> %1242, %1246
  br label %1288

1249:
  %1250 = lshr <16 x i32> %1242, %1246
  br label %1288

1251:
  %1252 = getelementptr inbounds nuw i8, ptr %873, i64 576
  %1253 = shl <16 x i32> %894, %837
  %1254 = ashr <16 x i32> %1253, %785
  %1255 = and <16 x i32> %1254, %787
  %1256 = bitcast <16 x i32> %1255 to <16 x float>
  %1257 = fmul <16 x float> %790, %1256
  store <16 x float> %1257, ptr %1252, align 64
  br label %1258

1258:
  %1259 = getelementptr inbounds nuw i8, ptr %873, i64 640
  %1260 = shl <16 x i32> %894, %842
  %1261 = ashr <16 x i32> %1260, %785
  %1262 = and <16 x i32> %1261, %787
  %1263 = bitcast <16 x i32> %1262 to <16 x float>
  %1264 = fmul <16 x float> %790, %1263
  store <16 x float> %1264, ptr %1259, align 64
  br i1 %782, label %1265, label %1326

1265:
  %1266 = getelementptr inbounds nuw i8, ptr %874, i64 640
  %1267 = and <16 x i32> %1262, splat (i32 2147483647)
  %1268 = and <16 x i32> %1262, splat (i32 2139095040)
  %1269 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1268, <16 x i32> splat (i32 8388608))
  %1270 = icmp eq <16 x i32> %1267, zeroinitializer
  %1271 = bitcast <16 x i32> %1269 to <16 x float>
  %1272 = fmul <16 x float> %790, %1271
  %1273 = select <16 x i1> %1270, <16 x float> %792, <16 x float> %1272
  store <16 x float> %1273, ptr %1266, align 64
  %1274 = getelementptr inbounds nuw i8, ptr %873, i64 704
  %1275 = shl <16 x i32> %894, %847
  %1276 = ashr <16 x i32> %1275, %785
  %1277 = and <16 x i32> %1276, %787
  %1278 = bitcast <16 x i32> %1277 to <16 x float>
  %1279 = fmul <16 x float> %790, %1278
  store <16 x float> %1279, ptr %1274, align 64
  %1280 = getelementptr inbounds nuw i8, ptr %874, i64 704
  %1281 = and <16 x i32> %1277, splat (i32 2147483647)
  %1282 = and <16 x i32> %1277, splat (i32 2139095040)
  %1283 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1282, <16 x i32> splat (i32 8388608))
  %1284 = icmp eq <16 x i32> %1281, zeroinitializer
  %1285 = bitcast <16 x i32> %1283 to <16 x float>
  %1286 = fmul <16 x float> %790, %1285
  %1287 = select <16 x i1> %1284, <16 x float> %792, <16 x float> %1286
  store <16 x float> %1287, ptr %1280, align 64
  br label %1333

1288:
  %1289 = phi <16 x i32> [ %1248, %1247 ], [ %1250, %1249 ]
  %1290 = sitofp <16 x i32> %1289 to <16 x float>
  %1291 = getelementptr inbounds nuw i8, ptr %873, i64 576
  store <16 x float> %1290, ptr %1291, align 64
  %1292 = load i32, ptr %20, align 4
  %1293 = sub i32 32, %1292
  %1294 = shl i32 %1292, 1
  %1295 = sub i32 %1293, %1294
  %1296 = insertelement <16 x i32> poison, i32 %1295, i64 0
  %1297 = shufflevector <16 x i32> %1296, <16 x i32> poison, <16 x i32> zeroinitializer
  %1298 = shl <16 x i32> %894, %1297
  %1299 = load i32, ptr %26, align 4
  %1300 = icmp eq i32 %1299, 0
  %1301 = insertelement <16 x i32> poison, i32 %1293, i64 0
  %1302 = shufflevector <16 x i32> %1301, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %1300, label %1305, label %1303

1303:
  %1304 = ashr <16 x i32> %1298, %1302
  br label %1307

1305:
  %1306 = lshr <16 x i32> %1298, %1302
  br label %1307

1307:
  %1308 = phi <16 x i32> [ %1304, %1303 ], [ %1306, %1305 ]
  %1309 = sitofp <16 x i32> %1308 to <16 x float>
  %1310 = getelementptr inbounds nuw i8, ptr %873, i64 640
  store <16 x float> %1309, ptr %1310, align 64
  %1311 = load i32, ptr %20, align 4
  %1312 = sub i32 32, %1311
  %1313 = mul i32 %1311, -3
  %1314 = add i32 %1313, %1312
  %1315 = insertelement <16 x i32> poison, i32 %1314, i64 0
  %1316 = shufflevector <16 x i32> %1315, <16 x i32> poison, <16 x i32> zeroinitializer
  %1317 = shl <16 x i32> %894, %1316
  %1318 = load i32, ptr %26, align 4
  %1319 = icmp eq i32 %1318, 0
  %1320 = insertelement <16 x i32> poison, i32 %1312, i64 0
  %1321 = shufflevector <16 x i32> %1320, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %1319, label %1324, label %1322

1322:
  %1323 = ashr <16 x i32> %1317, %1321
  br label %1367

1324:
  %1325 = lshr <16 x i32> %1317, %1321
  br label %1367

1326:
  %1327 = getelementptr inbounds nuw i8, ptr %873, i64 704
  %1328 = shl <16 x i32> %894, %847
  %1329 = ashr <16 x i32> %1328, %785
  %1330 = and <16 x i32> %1329, %787
  %1331 = bitcast <16 x i32> %1330 to <16 x float>
  %1332 = fmul <16 x float> %790, %1331
  store <16 x float> %1332, ptr %1327, align 64
  br label %1333

1333:
  %1334 = getelementptr inbounds nuw i8, ptr %873, i64 768
  %1335 = and <16 x i32> %895, %794
  %1336 = add <16 x i32> %1335, %796
  %1337 = or <16 x i32> %1189, %1336
  %1338 = or <16 x i32> %1337, %875
  %1339 = shl <16 x i32> %895, %850
  %1340 = ashr <16 x i32> %1339, %785
  %1341 = and <16 x i32> %1340, %787
  %1342 = bitcast <16 x i32> %1341 to <16 x float>
  %1343 = fmul <16 x float> %790, %1342
  store <16 x float> %1343, ptr %1334, align 64
  br i1 %782, label %1344, label %1400

1344:
  %1345 = getelementptr inbounds nuw i8, ptr %874, i64 768
  %1346 = and <16 x i32> %1341, splat (i32 2147483647)
  %1347 = and <16 x i32> %1341, splat (i32 2139095040)
  %1348 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1347, <16 x i32> splat (i32 8388608))
  %1349 = icmp eq <16 x i32> %1346, zeroinitializer
  %1350 = bitcast <16 x i32> %1348 to <16 x float>
  %1351 = fmul <16 x float> %790, %1350
  %1352 = select <16 x i1> %1349, <16 x float> %792, <16 x float> %1351
  store <16 x float> %1352, ptr %1345, align 64
  %1353 = getelementptr inbounds nuw i8, ptr %873, i64 832
  %1354 = shl <16 x i32> %895, %854
  %1355 = ashr <16 x i32> %1354, %785
  %1356 = and <16 x i32> %1355, %787
  %1357 = bitcast <16 x i32> %1356 to <16 x float>
  %1358 = fmul <16 x float> %790, %1357
  store <16 x float> %1358, ptr %1353, align 64
  %1359 = getelementptr inbounds nuw i8, ptr %874, i64 832
  %1360 = and <16 x i32> %1356, splat (i32 2147483647)
  %1361 = and <16 x i32> %1356, splat (i32 2139095040)
  %1362 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1361, <16 x i32> splat (i32 8388608))
  %1363 = icmp eq <16 x i32> %1360, zeroinitializer
  %1364 = bitcast <16 x i32> %1362 to <16 x float>
  %1365 = fmul <16 x float> %790, %1364
  %1366 = select <16 x i1> %1363, <16 x float> %792, <16 x float> %1365
  store <16 x float> %1366, ptr %1359, align 64
  br label %1407

1367:
  %1368 = phi <16 x i32> [ %1323, %1322 ], [ %1325, %1324 ]
  %1369 = sitofp <16 x i32> %1368 to <16 x float>
  %1370 = getelementptr inbounds nuw i8, ptr %873, i64 704
  store <16 x float> %1369, ptr %1370, align 64
  %1371 = getelementptr inbounds nuw i8, ptr %873, i64 768
  %1372 = load i32, ptr %20, align 4
  %1373 = sub i32 32, %1372
  %1374 = insertelement <16 x i32> poison, i32 %1373, i64 0
  %1375 = shufflevector <16 x i32> %1374, <16 x i32> poison, <16 x i32> zeroinitializer
  %1376 = shl <16 x i32> %895, %1375
  %1377 = load i32, ptr %26, align 4
  %1378 = icmp eq i32 %1377, 0
  br i1 %1378, label %1381, label %1379

1379:
  %1380 = ashr exact <16 x i32> %1376, %1375
  br label %1383

1381:
  %1382 = lshr exact <16 x i32> %1376, %1375
  br label %1383

1383:
  %1384 = phi <16 x i32> [ %1380, %1379 ], [ %1382, %1381 ]
  %1385 = sitofp <16 x i32> %1384 to <16 x float>
  store <16 x float> %1385, ptr %1371, align 64
  %1386 = load i32, ptr %20, align 4
  %1387 = sub i32 32, %1386
  %1388 = sub i32 %1387, %1386
  %1389 = insertelement <16 x i32> poison, i32 %1388, i64 0
  %1390 = shufflevector <16 x i32> %1389, <16 x i32> poison, <16 x i32> zeroinitializer
  %1391 = shl <16 x i32> %895, %1390
  %1392 = load i32, ptr %26, align 4
  %1393 = icmp eq i32 %1392, 0
  %1394 = insertelement <16 x i32> poison, i32 %1387, i64 0
  %1395 = shufflevector <16 x i32> %1394, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %1393, label %1398, label %1396

1396:
  %1397 = ashr <16 x i32> %1391, %1395
  br label %1437

1398:
  %1399 = lshr <16 x i32> %1391, %1395
  br label %1437

1400:
  %1401 = getelementptr inbounds nuw i8, ptr %873, i64 832
  %1402 = shl <16 x i32> %895, %854
  %1403 = ashr <16 x i32> %1402, %785
  %1404 = and <16 x i32> %1403, %787
  %1405 = bitcast <16 x i32> %1404 to <16 x float>
  %1406 = fmul <16 x float> %790, %1405
  store <16 x float> %1406, ptr %1401, align 64
  br label %1407

1407:
  %1408 = getelementptr inbounds nuw i8, ptr %873, i64 896
  %1409 = shl <16 x i32> %895, %859
  %1410 = ashr <16 x i32> %1409, %785
  %1411 = and <16 x i32> %1410, %787
  %1412 = bitcast <16 x i32> %1411 to <16 x float>
  %1413 = fmul <16 x float> %790, %1412
  store <16 x float> %1413, ptr %1408, align 64
  br i1 %782, label %1414, label %1479

1414:
  %1415 = getelementptr inbounds nuw i8, ptr %874, i64 896
  %1416 = and <16 x i32> %1411, splat (i32 2147483647)
  %1417 = and <16 x i32> %1411, splat (i32 2139095040)
  %1418 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1417, <16 x i32> splat (i32 8388608))
  %1419 = icmp eq <16 x i32> %1416, zeroinitializer
  %1420 = bitcast <16 x i32> %1418 to <16 x float>
  %1421 = fmul <16 x float> %790, %1420
  %1422 = select <16 x i1> %1419, <16 x float> %792, <16 x float> %1421
  store <16 x float> %1422, ptr %1415, align 64
  %1423 = getelementptr inbounds nuw i8, ptr %873, i64 960
  %1424 = shl <16 x i32> %895, %864
  %1425 = ashr <16 x i32> %1424, %785
  %1426 = and <16 x i32> %1425, %787
  %1427 = bitcast <16 x i32> %1426 to <16 x float>
  %1428 = fmul <16 x float> %790, %1427
  store <16 x float> %1428, ptr %1423, align 64
  %1429 = getelementptr inbounds nuw i8, ptr %874, i64 960
  %1430 = and <16 x i32> %1426, splat (i32 2147483647)
  %1431 = and <16 x i32> %1426, splat (i32 2139095040)
  %1432 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1431, <16 x i32> splat (i32 8388608))
  %1433 = icmp eq <16 x i32> %1430, zeroinitializer
  %1434 = bitcast <16 x i32> %1432 to <16 x float>
  %1435 = fmul <16 x float> %790, %1434
  %1436 = select <16 x i1> %1433, <16 x float> %792, <16 x float> %1435
  store <16 x float> %1436, ptr %1429, align 64
  br label %1486

1437:
  %1438 = phi <16 x i32> [ %1397, %1396 ], [ %1399, %1398 ]
  %1439 = sitofp <16 x i32> %1438 to <16 x float>
  %1440 = getelementptr inbounds nuw i8, ptr %873, i64 832
  store <16 x float> %1439, ptr %1440, align 64
  %1441 = load i32, ptr %20, align 4
  %1442 = sub i32 32, %1441
  %1443 = shl i32 %1441, 1
  %1444 = sub i32 %1442, %1443
  %1445 = insertelement <16 x i32> poison, i32 %1444, i64 0
  %1446 = shufflevector <16 x i32> %1445, <16 x i32> poison, <16 x i32> zeroinitializer
  %1447 = shl <16 x i32> %895, %1446
  %1448 = load i32, ptr %26, align 4
  %1449 = icmp eq i32 %1448, 0
  %1450 = insertelement <16 x i32> poison, i32 %1442, i64 0
  %1451 = shufflevector <16 x i32> %1450, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %1449, label %1454, label %1452

1452:
  %1453 = ashr <16 x i32> %1447, %1451
  br label %1456

1454:
  %1455 = lshr <16 x i32> %1447, %1451
  br label %1456

1456:
  %1457 = phi <16 x i32> [ %1453, %1452 ], [ %1455, %1454 ]
  %1458 = sitofp <16 x i32> %1457 to <16 x float>
  %1459 = getelementptr inbounds nuw i8, ptr %873, i64 896
  store <16 x float> %1458, ptr %1459, align 64
  %1460 = load i32, ptr %20, align 4
  %1461 = sub i32 32, %1460
  %1462 = mul i32 %1460, -3
  %1463 = add i32 %1462, %1461
  %1464 = insertelement <16 x i32> poison, i32 %1463, i64 0
  %1465 = shufflevector <16 x i32> %1464, <16 x i32> poison, <16 x i32> zeroinitializer
  %1466 = shl <16 x i32> %895, %1465
  %1467 = load i32, ptr %26, align 4
  %1468 = icmp eq i32 %1467, 0
  %1469 = insertelement <16 x i32> poison, i32 %1461, i64 0
  %1470 = shufflevector <16 x i32> %1469, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %1468, label %1473, label %1471

1471:
  %1472 = ashr <16 x i32> %1466, %1470
  br label %1475

1473:
  %1474 = lshr <16 x i32> %1466, %1470
  br label %1475

1475:
  %1476 = phi <16 x i32> [ %1472, %1471 ], [ %1474, %1473 ]
  %1477 = sitofp <16 x i32> %1476 to <16 x float>
  %1478 = getelementptr inbounds nuw i8, ptr %873, i64 960
  store <16 x float> %1477, ptr %1478, align 64
  br label %1486

1479:
  %1480 = getelementptr inbounds nuw i8, ptr %873, i64 960
  %1481 = shl <16 x i32> %895, %864
  %1482 = ashr <16 x i32> %1481, %785
  %1483 = and <16 x i32> %1482, %787
  %1484 = bitcast <16 x i32> %1483 to <16 x float>
  %1485 = fmul <16 x float> %790, %1484
  store <16 x float> %1485, ptr %1480, align 64
  br label %1486

1486:
  %1487 = phi <16 x i32> [ %875, %1475 ], [ %1338, %1414 ], [ %1338, %1479 ]
  %1488 = getelementptr inbounds nuw i8, ptr %873, i64 1024
  %1489 = getelementptr inbounds nuw i8, ptr %874, i64 1024
  %1490 = add nuw nsw i64 %872, 1
  %1491 = icmp samesign ult i64 %1490, %866
  br i1 %1491, label %871, label %867

1492:
  %1493 = icmp ult i32 %154, 32
  br i1 %1493, label %2904, label %1494

1494:
  %1495 = getelementptr inbounds nuw i8, ptr %137, i64 4096
  %1496 = shl nsw i32 -1, %147
  %1497 = xor i32 %1496, -1
  %1498 = load i32, ptr %24, align 4
  %1499 = sub i32 %1497, %1498
  %1500 = mul i32 %1499, %152
  %1501 = mul i32 %152, %1497
  %1502 = icmp eq i32 %145, 8
  %1503 = select i1 %1502, float 0x3810000000000000, float 0.000000e+00
  %1504 = add nsw i32 %145, -1
  %1505 = shl i32 -8388608, %1504
  %1506 = add i32 %1505, 2139095040
  %1507 = sub nsw i32 23, %146
  %1508 = shl i32 %1497, %1507
  %1509 = or i32 %1508, -2147483648
  %1510 = sub i32 8, %145
  %1511 = icmp eq i32 %144, 1
  %1512 = icmp eq i32 %140, 2
  %1513 = icmp eq i32 %140, 1
  %1514 = add i32 %148, %147
  %1515 = insertelement <16 x i32> poison, i32 %1510, i64 0
  %1516 = shufflevector <16 x i32> %1515, <16 x i32> poison, <16 x i32> zeroinitializer
  %1517 = insertelement <16 x i32> poison, i32 %1509, i64 0
  %1518 = shufflevector <16 x i32> %1517, <16 x i32> poison, <16 x i32> zeroinitializer
  %1519 = insertelement <16 x i32> poison, i32 %1506, i64 0
  %1520 = bitcast <16 x i32> %1519 to <16 x float>
  %1521 = shufflevector <16 x float> %1520, <16 x float> poison, <16 x i32> zeroinitializer
  %1522 = insertelement <16 x float> poison, float %1503, i64 0
  %1523 = shufflevector <16 x float> %1522, <16 x float> poison, <16 x i32> zeroinitializer
  %1524 = insertelement <16 x i32> poison, i32 %1501, i64 0
  %1525 = shufflevector <16 x i32> %1524, <16 x i32> poison, <16 x i32> zeroinitializer
  %1526 = insertelement <16 x i32> poison, i32 %1500, i64 0
  %1527 = shufflevector <16 x i32> %1526, <16 x i32> poison, <16 x i32> zeroinitializer
  %1528 = sub i32 31, %1514
  %1529 = insertelement <16 x i32> poison, i32 %1528, i64 0
  %1530 = shufflevector <16 x i32> %1529, <16 x i32> poison, <16 x i32> zeroinitializer
  %1531 = add i32 %1514, %141
  %1532 = sub i32 31, %1531
  %1533 = insertelement <16 x i32> poison, i32 %1532, i64 0
  %1534 = shufflevector <16 x i32> %1533, <16 x i32> poison, <16 x i32> zeroinitializer
  %1535 = shl i32 %141, 1
  %1536 = add i32 %1514, %1535
  %1537 = sub i32 31, %1536
  %1538 = insertelement <16 x i32> poison, i32 %1537, i64 0
  %1539 = shufflevector <16 x i32> %1538, <16 x i32> poison, <16 x i32> zeroinitializer
  %1540 = mul i32 %141, 3
  %1541 = add i32 %1514, %1540
  %1542 = sub i32 31, %1541
  %1543 = insertelement <16 x i32> poison, i32 %1542, i64 0
  %1544 = shufflevector <16 x i32> %1543, <16 x i32> poison, <16 x i32> zeroinitializer
  %1545 = shl i32 %141, 2
  %1546 = add i32 %1514, %1545
  %1547 = sub i32 31, %1546
  %1548 = insertelement <16 x i32> poison, i32 %1547, i64 0
  %1549 = shufflevector <16 x i32> %1548, <16 x i32> poison, <16 x i32> zeroinitializer
  %1550 = mul i32 %141, 5
  %1551 = add i32 %1514, %1550
  %1552 = sub i32 31, %1551
  %1553 = insertelement <16 x i32> poison, i32 %1552, i64 0
  %1554 = shufflevector <16 x i32> %1553, <16 x i32> poison, <16 x i32> zeroinitializer
  %1555 = mul i32 %141, 6
  %1556 = add i32 %1514, %1555
  %1557 = sub i32 31, %1556
  %1558 = insertelement <16 x i32> poison, i32 %1557, i64 0
  %1559 = shufflevector <16 x i32> %1558, <16 x i32> poison, <16 x i32> zeroinitializer
  %1560 = mul i32 %141, 7
  %1561 = add i32 %1514, %1560
  %1562 = sub i32 31, %1561
  %1563 = insertelement <16 x i32> poison, i32 %1562, i64 0
  %1564 = shufflevector <16 x i32> %1563, <16 x i32> poison, <16 x i32> zeroinitializer
  %1565 = sub i32 31, %1514
  %1566 = insertelement <16 x i32> poison, i32 %1565, i64 0
  %1567 = shufflevector <16 x i32> %1566, <16 x i32> poison, <16 x i32> zeroinitializer
  %1568 = add i32 %1514, %141
  %1569 = sub i32 31, %1568
  %1570 = insertelement <16 x i32> poison, i32 %1569, i64 0
  %1571 = shufflevector <16 x i32> %1570, <16 x i32> poison, <16 x i32> zeroinitializer
  %1572 = shl i32 %141, 1
  %1573 = add i32 %1514, %1572
  %1574 = sub i32 31, %1573
  %1575 = insertelement <16 x i32> poison, i32 %1574, i64 0
  %1576 = shufflevector <16 x i32> %1575, <16 x i32> poison, <16 x i32> zeroinitializer
  %1577 = mul i32 %141, 3
  %1578 = add i32 %1514, %1577
  %1579 = sub i32 31, %1578
  %1580 = insertelement <16 x i32> poison, i32 %1579, i64 0
  %1581 = shufflevector <16 x i32> %1580, <16 x i32> poison, <16 x i32> zeroinitializer
  %1582 = shl i32 %141, 2
  %1583 = add i32 %1514, %1582
  %1584 = sub i32 31, %1583
  %1585 = insertelement <16 x i32> poison, i32 %1584, i64 0
  %1586 = shufflevector <16 x i32> %1585, <16 x i32> poison, <16 x i32> zeroinitializer
  %1587 = mul i32 %141, 5
  %1588 = add i32 %1514, %1587
  %1589 = sub i32 31, %1588
  %1590 = insertelement <16 x i32> poison, i32 %1589, i64 0
  %1591 = shufflevector <16 x i32> %1590, <16 x i32> poison, <16 x i32> zeroinitializer
  %1592 = mul i32 %141, 6
  %1593 = add i32 %1514, %1592
  %1594 = sub i32 31, %1593
  %1595 = insertelement <16 x i32> poison, i32 %1594, i64 0
  %1596 = shufflevector <16 x i32> %1595, <16 x i32> poison, <16 x i32> zeroinitializer
  %1597 = mul i32 %141, 7
  %1598 = add i32 %1514, %1597
  %1599 = sub i32 31, %1598
  %1600 = insertelement <16 x i32> poison, i32 %1599, i64 0
  %1601 = shufflevector <16 x i32> %1600, <16 x i32> poison, <16 x i32> zeroinitializer
  %1602 = sub i32 31, %1514
  %1603 = insertelement <16 x i32> poison, i32 %1602, i64 0
  %1604 = shufflevector <16 x i32> %1603, <16 x i32> poison, <16 x i32> zeroinitializer
  %1605 = add i32 %1514, %141
  %1606 = sub i32 31, %1605
  %1607 = insertelement <16 x i32> poison, i32 %1606, i64 0
  %1608 = shufflevector <16 x i32> %1607, <16 x i32> poison, <16 x i32> zeroinitializer
  %1609 = shl i32 %141, 1
  %1610 = add i32 %1514, %1609
  %1611 = sub i32 31, %1610
  %1612 = insertelement <16 x i32> poison, i32 %1611, i64 0
  %1613 = shufflevector <16 x i32> %1612, <16 x i32> poison, <16 x i32> zeroinitializer
  %1614 = mul i32 %141, 3
  %1615 = add i32 %1514, %1614
  %1616 = sub i32 31, %1615
  %1617 = insertelement <16 x i32> poison, i32 %1616, i64 0
  %1618 = shufflevector <16 x i32> %1617, <16 x i32> poison, <16 x i32> zeroinitializer
  %1619 = shl i32 %141, 2
  %1620 = add i32 %1514, %1619
  %1621 = sub i32 31, %1620
  %1622 = insertelement <16 x i32> poison, i32 %1621, i64 0
  %1623 = shufflevector <16 x i32> %1622, <16 x i32> poison, <16 x i32> zeroinitializer
  %1624 = mul i32 %141, 5
  %1625 = add i32 %1514, %1624
  %1626 = sub i32 31, %1625
  %1627 = insertelement <16 x i32> poison, i32 %1626, i64 0
  %1628 = shufflevector <16 x i32> %1627, <16 x i32> poison, <16 x i32> zeroinitializer
  %1629 = mul i32 %141, 6
  %1630 = add i32 %1514, %1629
  %1631 = sub i32 31, %1630
  %1632 = insertelement <16 x i32> poison, i32 %1631, i64 0
  %1633 = shufflevector <16 x i32> %1632, <16 x i32> poison, <16 x i32> zeroinitializer
  %1634 = mul i32 %141, 7
  %1635 = add i32 %1514, %1634
  %1636 = sub i32 31, %1635
  %1637 = insertelement <16 x i32> poison, i32 %1636, i64 0
  %1638 = shufflevector <16 x i32> %1637, <16 x i32> poison, <16 x i32> zeroinitializer
  %1639 = sub i32 31, %1514
  %1640 = insertelement <16 x i32> poison, i32 %1639, i64 0
  %1641 = shufflevector <16 x i32> %1640, <16 x i32> poison, <16 x i32> zeroinitializer
  %1642 = add i32 %1514, %141
  %1643 = sub i32 31, %1642
  %1644 = insertelement <16 x i32> poison, i32 %1643, i64 0
  %1645 = shufflevector <16 x i32> %1644, <16 x i32> poison, <16 x i32> zeroinitializer
  %1646 = shl i32 %141, 1
  %1647 = add i32 %1514, %1646
  %1648 = sub i32 31, %1647
  %1649 = insertelement <16 x i32> poison, i32 %1648, i64 0
  %1650 = shufflevector <16 x i32> %1649, <16 x i32> poison, <16 x i32> zeroinitializer
  %1651 = mul i32 %141, 3
  %1652 = add i32 %1514, %1651
  %1653 = sub i32 31, %1652
  %1654 = insertelement <16 x i32> poison, i32 %1653, i64 0
  %1655 = shufflevector <16 x i32> %1654, <16 x i32> poison, <16 x i32> zeroinitializer
  %1656 = shl i32 %141, 2
  %1657 = add i32 %1514, %1656
  %1658 = sub i32 31, %1657
  %1659 = insertelement <16 x i32> poison, i32 %1658, i64 0
  %1660 = shufflevector <16 x i32> %1659, <16 x i32> poison, <16 x i32> zeroinitializer
  %1661 = mul i32 %141, 5
  %1662 = add i32 %1514, %1661
  %1663 = sub i32 31, %1662
  %1664 = insertelement <16 x i32> poison, i32 %1663, i64 0
  %1665 = shufflevector <16 x i32> %1664, <16 x i32> poison, <16 x i32> zeroinitializer
  %1666 = mul i32 %141, 6
  %1667 = add i32 %1514, %1666
  %1668 = sub i32 31, %1667
  %1669 = insertelement <16 x i32> poison, i32 %1668, i64 0
  %1670 = shufflevector <16 x i32> %1669, <16 x i32> poison, <16 x i32> zeroinitializer
  %1671 = mul i32 %141, 7
  %1672 = add i32 %1514, %1671
  %1673 = sub i32 31, %1672
  %1674 = insertelement <16 x i32> poison, i32 %1673, i64 0
  %1675 = shufflevector <16 x i32> %1674, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %1680

1676:
  %1677 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %2896)
  %1678 = and i32 %1677, %153
  %1679 = icmp ne i32 %1678, 0
  br label %2904

1680:
  %1681 = phi i64 [ 0, %1494 ], [ %2899, %2895 ]
  %1682 = phi ptr [ %137, %1494 ], [ %2897, %2895 ]
  %1683 = phi ptr [ %1495, %1494 ], [ %2898, %2895 ]
  %1684 = phi <16 x i32> [ zeroinitializer, %1494 ], [ %2896, %2895 ]
  %1685 = trunc nuw nsw i64 %1681 to i32
  %1686 = mul i32 %144, %1685
  %1687 = zext i32 %1686 to i64
  %1688 = getelementptr inbounds nuw [32 x i32], ptr %136, i64 %1687
  %1689 = getelementptr inbounds nuw i8, ptr %1688, i64 128
  %1690 = select i1 %1511, ptr @ZEROS, ptr %1689
  %1691 = load <16 x i32>, ptr %1688, align 64
  %1692 = getelementptr inbounds nuw i8, ptr %1688, i64 64
  %1693 = load <16 x i32>, ptr %1692, align 64
  %1694 = shufflevector <16 x i32> %1691, <16 x i32> %1693, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %1695 = shufflevector <16 x i32> %1691, <16 x i32> %1693, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %1696 = load <16 x i32>, ptr %1690, align 64
  %1697 = getelementptr inbounds nuw i8, ptr %1690, i64 64
  %1698 = load <16 x i32>, ptr %1697, align 64
  %1699 = shufflevector <16 x i32> %1696, <16 x i32> %1698, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %1700 = shufflevector <16 x i32> %1696, <16 x i32> %1698, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %1701 = shufflevector <16 x i32> %1694, <16 x i32> %1699, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %1702 = shufflevector <16 x i32> %1694, <16 x i32> %1699, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %1703 = shufflevector <16 x i32> %1695, <16 x i32> %1700, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %1704 = shufflevector <16 x i32> %1695, <16 x i32> %1700, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  br i1 %1512, label %1705, label %1717

1705:
  %1706 = load i32, ptr %20, align 4
  %1707 = sub i32 32, %1706
  %1708 = insertelement <16 x i32> poison, i32 %1707, i64 0
  %1709 = shufflevector <16 x i32> %1708, <16 x i32> poison, <16 x i32> zeroinitializer
  %1710 = shl <16 x i32> %1701, %1709
  %1711 = load i32, ptr %26, align 4
  %1712 = icmp eq i32 %1711, 0
  br i1 %1712, label %1715, label %1713

1713:
  %1714 = ashr exact <16 x i32> %1710, %1709
  br label %1747

1715:
  %1716 = lshr exact <16 x i32> %1710, %1709
  br label %1747

1717:
  %1718 = and <16 x i32> %1701, %1525
  %1719 = add <16 x i32> %1718, %1527
  %1720 = shl <16 x i32> %1701, %1530
  %1721 = ashr <16 x i32> %1720, %1516
  %1722 = and <16 x i32> %1721, %1518
  %1723 = bitcast <16 x i32> %1722 to <16 x float>
  %1724 = fmul <16 x float> %1521, %1723
  store <16 x float> %1724, ptr %1682, align 64
  br i1 %1513, label %1725, label %1764

1725:
  %1726 = and <16 x i32> %1722, splat (i32 2147483647)
  %1727 = and <16 x i32> %1722, splat (i32 2139095040)
  %1728 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1727, <16 x i32> splat (i32 8388608))
  %1729 = icmp eq <16 x i32> %1726, zeroinitializer
  %1730 = bitcast <16 x i32> %1728 to <16 x float>
  %1731 = fmul <16 x float> %1521, %1730
  %1732 = select <16 x i1> %1729, <16 x float> %1523, <16 x float> %1731
  store <16 x float> %1732, ptr %1683, align 64
  %1733 = getelementptr inbounds nuw i8, ptr %1682, i64 64
  %1734 = shl <16 x i32> %1701, %1534
  %1735 = ashr <16 x i32> %1734, %1516
  %1736 = and <16 x i32> %1735, %1518
  %1737 = bitcast <16 x i32> %1736 to <16 x float>
  %1738 = fmul <16 x float> %1521, %1737
  store <16 x float> %1738, ptr %1733, align 64
  %1739 = getelementptr inbounds nuw i8, ptr %1683, i64 64
  %1740 = and <16 x i32> %1736, splat (i32 2147483647)
  %1741 = and <16 x i32> %1736, splat (i32 2139095040)
  %1742 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1741, <16 x i32> splat (i32 8388608))
  %1743 = icmp eq <16 x i32> %1740, zeroinitializer
  %1744 = bitcast <16 x i32> %1742 to <16 x float>
  %1745 = fmul <16 x float> %1521, %1744
  %1746 = select <16 x i1> %1743, <16 x float> %1523, <16 x float> %1745
  store <16 x float> %1746, ptr %1739, align 64
  br label %1771

1747:
  %1748 = phi <16 x i32> [ %1714, %1713 ], [ %1716, %1715 ]
  %1749 = sitofp <16 x i32> %1748 to <16 x float>
  store <16 x float> %1749, ptr %1682, align 64
  %1750 = load i32, ptr %20, align 4
  %1751 = sub i32 32, %1750
  %1752 = sub i32 %1751, %1750
  %1753 = insertelement <16 x i32> poison, i32 %1752, i64 0
  %1754 = shufflevector <16 x i32> %1753, <16 x i32> poison, <16 x i32> zeroinitializer
  %1755 = shl <16 x i32> %1701, %1754
  %1756 = load i32, ptr %26, align 4
  %1757 = icmp eq i32 %1756, 0
  %1758 = insertelement <16 x i32> poison, i32 %1751, i64 0
  %1759 = shufflevector <16 x i32> %1758, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %1757, label %1762, label %1760

1760:
  %1761 = ashr <16 x i32> %1755, %1759
  br label %1801

1762:
  %1763 = lshr <16 x i32> %1755, %1759
  br label %1801

1764:
  %1765 = getelementptr inbounds nuw i8, ptr %1682, i64 64
  %1766 = shl <16 x i32> %1701, %1534
  %1767 = ashr <16 x i32> %1766, %1516
  %1768 = and <16 x i32> %1767, %1518
  %1769 = bitcast <16 x i32> %1768 to <16 x float>
  %1770 = fmul <16 x float> %1521, %1769
  store <16 x float> %1770, ptr %1765, align 64
  br label %1771

1771:
  %1772 = getelementptr inbounds nuw i8, ptr %1682, i64 128
  %1773 = shl <16 x i32> %1701, %1539
  %1774 = ashr <16 x i32> %1773, %1516
  %1775 = and <16 x i32> %1774, %1518
  %1776 = bitcast <16 x i32> %1775 to <16 x float>
  %1777 = fmul <16 x float> %1521, %1776
  store <16 x float> %1777, ptr %1772, align 64
  br i1 %1513, label %1778, label %1839

1778:
  %1779 = getelementptr inbounds nuw i8, ptr %1683, i64 128
  %1780 = and <16 x i32> %1775, splat (i32 2147483647)
  %1781 = and <16 x i32> %1775, splat (i32 2139095040)
  %1782 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1781, <16 x i32> splat (i32 8388608))
  %1783 = icmp eq <16 x i32> %1780, zeroinitializer
  %1784 = bitcast <16 x i32> %1782 to <16 x float>
  %1785 = fmul <16 x float> %1521, %1784
  %1786 = select <16 x i1> %1783, <16 x float> %1523, <16 x float> %1785
  store <16 x float> %1786, ptr %1779, align 64
  %1787 = getelementptr inbounds nuw i8, ptr %1682, i64 192
  %1788 = shl <16 x i32> %1701, %1544
  %1789 = ashr <16 x i32> %1788, %1516
  %1790 = and <16 x i32> %1789, %1518
  %1791 = bitcast <16 x i32> %1790 to <16 x float>
  %1792 = fmul <16 x float> %1521, %1791
  store <16 x float> %1792, ptr %1787, align 64
  %1793 = getelementptr inbounds nuw i8, ptr %1683, i64 192
  %1794 = and <16 x i32> %1790, splat (i32 2147483647)
  %1795 = and <16 x i32> %1790, splat (i32 2139095040)
  %1796 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1795, <16 x i32> splat (i32 8388608))
  %1797 = icmp eq <16 x i32> %1794, zeroinitializer
  %1798 = bitcast <16 x i32> %1796 to <16 x float>
  %1799 = fmul <16 x float> %1521, %1798
  %1800 = select <16 x i1> %1797, <16 x float> %1523, <16 x float> %1799
  store <16 x float> %1800, ptr %1793, align 64
  br label %1846

1801:
  %1802 = phi <16 x i32> [ %1761, %1760 ], [ %1763, %1762 ]
  %1803 = sitofp <16 x i32> %1802 to <16 x float>
  %1804 = getelementptr inbounds nuw i8, ptr %1682, i64 64
  store <16 x float> %1803, ptr %1804, align 64
  %1805 = load i32, ptr %20, align 4
  %1806 = sub i32 32, %1805
  %1807 = shl i32 %1805, 1
  %1808 = sub i32 %1806, %1807
  %1809 = insertelement <16 x i32> poison, i32 %1808, i64 0
  %1810 = shufflevector <16 x i32> %1809, <16 x i32> poison, <16 x i32> zeroinitializer
  %1811 = shl <16 x i32> %1701, %1810
  %1812 = load i32, ptr %26, align 4
  %1813 = icmp eq i32 %1812, 0
  %1814 = insertelement <16 x i32> poison, i32 %1806, i64 0
  %1815 = shufflevector <16 x i32> %1814, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %1813, label %1818, label %1816

1816:
  %1817 = ashr <16 x i32> %1811, %1815
  br label %1820

1818:
  %1819 = lshr <16 x i32> %1811, %1815
  br label %1820

1820:
  %1821 = phi <16 x i32> [ %1817, %1816 ], [ %1819, %1818 ]
  %1822 = sitofp <16 x i32> %1821 to <16 x float>
  %1823 = getelementptr inbounds nuw i8, ptr %1682, i64 128
  store <16 x float> %1822, ptr %1823, align 64
  %1824 = load i32, ptr %20, align 4
  %1825 = sub i32 32, %1824
  %1826 = mul i32 %1824, -3
  %1827 = add i32 %1826, %1825
  %1828 = insertelement <16 x i32> poison, i32 %1827, i64 0
  %1829 = shufflevector <16 x i32> %1828, <16 x i32> poison, <16 x i32> zeroinitializer
  %1830 = shl <16 x i32> %1701, %1829
  %1831 = load i32, ptr %26, align 4
  %1832 = icmp eq i32 %1831, 0
  %1833 = insertelement <16 x i32> poison, i32 %1825, i64 0
  %1834 = shufflevector <16 x i32> %1833, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %1832, label %1837, label %1835

1835:
  %1836 = ashr <16 x i32> %1830, %1834
  br label %1876

1837:
  %1838 = lshr <16 x i32> %1830, %1834
  br label %1876

1839:
  %1840 = getelementptr inbounds nuw i8, ptr %1682, i64 192
  %1841 = shl <16 x i32> %1701, %1544
  %1842 = ashr <16 x i32> %1841, %1516
  %1843 = and <16 x i32> %1842, %1518
  %1844 = bitcast <16 x i32> %1843 to <16 x float>
  %1845 = fmul <16 x float> %1521, %1844
  store <16 x float> %1845, ptr %1840, align 64
  br label %1846

1846:
  %1847 = getelementptr inbounds nuw i8, ptr %1682, i64 256
  %1848 = shl <16 x i32> %1701, %1549
  %1849 = ashr <16 x i32> %1848, %1516
  %1850 = and <16 x i32> %1849, %1518
  %1851 = bitcast <16 x i32> %1850 to <16 x float>
  %1852 = fmul <16 x float> %1521, %1851
  store <16 x float> %1852, ptr %1847, align 64
  br i1 %1513, label %1853, label %1914

1853:
  %1854 = getelementptr inbounds nuw i8, ptr %1683, i64 256
  %1855 = and <16 x i32> %1850, splat (i32 2147483647)
  %1856 = and <16 x i32> %1850, splat (i32 2139095040)
  %1857 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1856, <16 x i32> splat (i32 8388608))
  %1858 = icmp eq <16 x i32> %1855, zeroinitializer
  %1859 = bitcast <16 x i32> %1857 to <16 x float>
  %1860 = fmul <16 x float> %1521, %1859
  %1861 = select <16 x i1> %1858, <16 x float> %1523, <16 x float> %1860
  store <16 x float> %1861, ptr %1854, align 64
  %1862 = getelementptr inbounds nuw i8, ptr %1682, i64 320
  %1863 = shl <16 x i32> %1701, %1554
  %1864 = ashr <16 x i32> %1863, %1516
  %1865 = and <16 x i32> %1864, %1518
  %1866 = bitcast <16 x i32> %1865 to <16 x float>
  %1867 = fmul <16 x float> %1521, %1866
  store <16 x float> %1867, ptr %1862, align 64
  %1868 = getelementptr inbounds nuw i8, ptr %1683, i64 320
  %1869 = and <16 x i32> %1865, splat (i32 2147483647)
  %1870 = and <16 x i32> %1865, splat (i32 2139095040)
  %1871 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1870, <16 x i32> splat (i32 8388608))
  %1872 = icmp eq <16 x i32> %1869, zeroinitializer
  %1873 = bitcast <16 x i32> %1871 to <16 x float>
  %1874 = fmul <16 x float> %1521, %1873
  %1875 = select <16 x i1> %1872, <16 x float> %1523, <16 x float> %1874
  store <16 x float> %1875, ptr %1868, align 64
  br label %1921

1876:
  %1877 = phi <16 x i32> [ %1836, %1835 ], [ %1838, %1837 ]
  %1878 = sitofp <16 x i32> %1877 to <16 x float>
  %1879 = getelementptr inbounds nuw i8, ptr %1682, i64 192
  store <16 x float> %1878, ptr %1879, align 64
  %1880 = load i32, ptr %20, align 4
  %1881 = sub i32 32, %1880
  %1882 = shl i32 %1880, 2
  %1883 = sub i32 %1881, %1882
  %1884 = insertelement <16 x i32> poison, i32 %1883, i64 0
  %1885 = shufflevector <16 x i32> %1884, <16 x i32> poison, <16 x i32> zeroinitializer
  %1886 = shl <16 x i32> %1701, %1885
  %1887 = load i32, ptr %26, align 4
  %1888 = icmp eq i32 %1887, 0
  %1889 = insertelement <16 x i32> poison, i32 %1881, i64 0
  %1890 = shufflevector <16 x i32> %1889, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %1888, label %1893, label %1891

1891:
  %1892 = ashr <16 x i32> %1886, %1890
  br label %1895

1893:
  %1894 = lshr <16 x i32> %1886, %1890
  br label %1895

1895:
  %1896 = phi <16 x i32> [ %1892, %1891 ], [ %1894, %1893 ]
  %1897 = sitofp <16 x i32> %1896 to <16 x float>
  %1898 = getelementptr inbounds nuw i8, ptr %1682, i64 256
  store <16 x float> %1897, ptr %1898, align 64
  %1899 = load i32, ptr %20, align 4
  %1900 = sub i32 32, %1899
  %1901 = mul i32 %1899, -5
  %1902 = add i32 %1901, %1900
  %1903 = insertelement <16 x i32> poison, i32 %1902, i64 0
  %1904 = shufflevector <16 x i32> %1903, <16 x i32> poison, <16 x i32> zeroinitializer
  %1905 = shl <16 x i32> %1701, %1904
  %1906 = load i32, ptr %26, align 4
  %1907 = icmp eq i32 %1906, 0
  %1908 = insertelement <16 x i32> poison, i32 %1900, i64 0
  %1909 = shufflevector <16 x i32> %1908, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %1907, label %1912, label %1910

1910:
  %1911 = ashr <16 x i32> %1905, %1909
  br label %1951

1912:
  %1913 = lshr <16 x i32> %1905, %1909
  br label %1951

1914:
  %1915 = getelementptr inbounds nuw i8, ptr %1682, i64 320
  %1916 = shl <16 x i32> %1701, %1554
  %1917 = ashr <16 x i32> %1916, %1516
  %1918 = and <16 x i32> %1917, %1518
  %1919 = bitcast <16 x i32> %1918 to <16 x float>
  %1920 = fmul <16 x float> %1521, %1919
  store <16 x float> %1920, ptr %1915, align 64
  br label %1921

1921:
  %1922 = getelementptr inbounds nuw i8, ptr %1682, i64 384
  %1923 = shl <16 x i32> %1701, %1559
  %1924 = ashr <16 x i32> %1923, %1516
  %1925 = and <16 x i32> %1924, %1518
  %1926 = bitcast <16 x i32> %1925 to <16 x float>
  %1927 = fmul <16 x float> %1521, %1926
  store <16 x float> %1927, ptr %1922, align 64
  br i1 %1513, label %1928, label %1989

1928:
  %1929 = getelementptr inbounds nuw i8, ptr %1683, i64 384
  %1930 = and <16 x i32> %1925, splat (i32 2147483647)
  %1931 = and <16 x i32> %1925, splat (i32 2139095040)
  %1932 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1931, <16 x i32> splat (i32 8388608))
  %1933 = icmp eq <16 x i32> %1930, zeroinitializer
  %1934 = bitcast <16 x i32> %1932 to <16 x float>
  %1935 = fmul <16 x float> %1521, %1934
  %1936 = select <16 x i1> %1933, <16 x float> %1523, <16 x float> %1935
  store <16 x float> %1936, ptr %1929, align 64
  %1937 = getelementptr inbounds nuw i8, ptr %1682, i64 448
  %1938 = shl <16 x i32> %1701, %1564
  %1939 = ashr <16 x i32> %1938, %1516
  %1940 = and <16 x i32> %1939, %1518
  %1941 = bitcast <16 x i32> %1940 to <16 x float>
  %1942 = fmul <16 x float> %1521, %1941
  store <16 x float> %1942, ptr %1937, align 64
  %1943 = getelementptr inbounds nuw i8, ptr %1683, i64 448
  %1944 = and <16 x i32> %1940, splat (i32 2147483647)
  %1945 = and <16 x i32> %1940, splat (i32 2139095040)
  %1946 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %1945, <16 x i32> splat (i32 8388608))
  %1947 = icmp eq <16 x i32> %1944, zeroinitializer
  %1948 = bitcast <16 x i32> %1946 to <16 x float>
  %1949 = fmul <16 x float> %1521, %1948
  %1950 = select <16 x i1> %1947, <16 x float> %1523, <16 x float> %1949
  store <16 x float> %1950, ptr %1943, align 64
  br label %1996

1951:
  %1952 = phi <16 x i32> [ %1911, %1910 ], [ %1913, %1912 ]
  %1953 = sitofp <16 x i32> %1952 to <16 x float>
  %1954 = getelementptr inbounds nuw i8, ptr %1682, i64 320
  store <16 x float> %1953, ptr %1954, align 64
  %1955 = load i32, ptr %20, align 4
  %1956 = sub i32 32, %1955
  %1957 = mul i32 %1955, -6
  %1958 = add i32 %1957, %1956
  %1959 = insertelement <16 x i32> poison, i32 %1958, i64 0
  %1960 = shufflevector <16 x i32> %1959, <16 x i32> poison, <16 x i32> zeroinitializer
  %1961 = shl <16 x i32> %1701, %1960
  %1962 = load i32, ptr %26, align 4
  %1963 = icmp eq i32 %1962, 0
  %1964 = insertelement <16 x i32> poison, i32 %1956, i64 0
  %1965 = shufflevector <16 x i32> %1964, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %1963, label %1968, label %1966

1966:
  %1967 = ashr <16 x i32> %1961, %1965
  br label %1970

1968:
  %1969 = lshr <16 x i32> %1961, %1965
  br label %1970

1970:
  %1971 = phi <16 x i32> [ %1967, %1966 ], [ %1969, %1968 ]
  %1972 = sitofp <16 x i32> %1971 to <16 x float>
  %1973 = getelementptr inbounds nuw i8, ptr %1682, i64 384
  store <16 x float> %1972, ptr %1973, align 64
  %1974 = load i32, ptr %20, align 4
  %1975 = sub i32 32, %1974
  %1976 = mul i32 %1974, -7
  %1977 = add i32 %1976, %1975
  %1978 = insertelement <16 x i32> poison, i32 %1977, i64 0
  %1979 = shufflevector <16 x i32> %1978, <16 x i32> poison, <16 x i32> zeroinitializer
  %1980 = shl <16 x i32> %1701, %1979
  %1981 = load i32, ptr %26, align 4
  %1982 = icmp eq i32 %1981, 0
  %1983 = insertelement <16 x i32> poison, i32 %1975, i64 0
  %1984 = shufflevector <16 x i32> %1983, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %1982, label %1987, label %1985

1985:
  %1986 = ashr <16 x i32> %1980, %1984
  br label %2029

1987:
  %1988 = lshr <16 x i32> %1980, %1984
  br label %2029

1989:
  %1990 = getelementptr inbounds nuw i8, ptr %1682, i64 448
  %1991 = shl <16 x i32> %1701, %1564
  %1992 = ashr <16 x i32> %1991, %1516
  %1993 = and <16 x i32> %1992, %1518
  %1994 = bitcast <16 x i32> %1993 to <16 x float>
  %1995 = fmul <16 x float> %1521, %1994
  store <16 x float> %1995, ptr %1990, align 64
  br label %1996

1996:
  %1997 = getelementptr inbounds nuw i8, ptr %1682, i64 512
  %1998 = and <16 x i32> %1702, %1525
  %1999 = add <16 x i32> %1998, %1527
  %2000 = or <16 x i32> %1719, %1999
  %2001 = shl <16 x i32> %1702, %1567
  %2002 = ashr <16 x i32> %2001, %1516
  %2003 = and <16 x i32> %2002, %1518
  %2004 = bitcast <16 x i32> %2003 to <16 x float>
  %2005 = fmul <16 x float> %1521, %2004
  store <16 x float> %2005, ptr %1997, align 64
  br i1 %1513, label %2006, label %2062

2006:
  %2007 = getelementptr inbounds nuw i8, ptr %1683, i64 512
  %2008 = and <16 x i32> %2003, splat (i32 2147483647)
  %2009 = and <16 x i32> %2003, splat (i32 2139095040)
  %2010 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2009, <16 x i32> splat (i32 8388608))
  %2011 = icmp eq <16 x i32> %2008, zeroinitializer
  %2012 = bitcast <16 x i32> %2010 to <16 x float>
  %2013 = fmul <16 x float> %1521, %2012
  %2014 = select <16 x i1> %2011, <16 x float> %1523, <16 x float> %2013
  store <16 x float> %2014, ptr %2007, align 64
  %2015 = getelementptr inbounds nuw i8, ptr %1682, i64 576
  %2016 = shl <16 x i32> %1702, %1571
  %2017 = ashr <16 x i32> %2016, %1516
  %2018 = and <16 x i32> %2017, %1518
  %2019 = bitcast <16 x i32> %2018 to <16 x float>
  %2020 = fmul <16 x float> %1521, %2019
  store <16 x float> %2020, ptr %2015, align 64
  %2021 = getelementptr inbounds nuw i8, ptr %1683, i64 576
  %2022 = and <16 x i32> %2018, splat (i32 2147483647)
  %2023 = and <16 x i32> %2018, splat (i32 2139095040)
  %2024 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2023, <16 x i32> splat (i32 8388608))
  %2025 = icmp eq <16 x i32> %2022, zeroinitializer
  %2026 = bitcast <16 x i32> %2024 to <16 x float>
  %2027 = fmul <16 x float> %1521, %2026
  %2028 = select <16 x i1> %2025, <16 x float> %1523, <16 x float> %2027
  store <16 x float> %2028, ptr %2021, align 64
  br label %2069

2029:
  %2030 = phi <16 x i32> [ %1986, %1985 ], [ %1988, %1987 ]
  %2031 = sitofp <16 x i32> %2030 to <16 x float>
  %2032 = getelementptr inbounds nuw i8, ptr %1682, i64 448
  store <16 x float> %2031, ptr %2032, align 64
  %2033 = getelementptr inbounds nuw i8, ptr %1682, i64 512
  %2034 = load i32, ptr %20, align 4
  %2035 = sub i32 32, %2034
  %2036 = insertelement <16 x i32> poison, i32 %2035, i64 0
  %2037 = shufflevector <16 x i32> %2036, <16 x i32> poison, <16 x i32> zeroinitializer
  %2038 = shl <16 x i32> %1702, %2037
  %2039 = load i32, ptr %26, align 4
  %2040 = icmp eq i32 %2039, 0
  br i1 %2040, label %2043, label %2041

2041:
  %2042 = ashr exact <16 x i32> %2038, %2037
  br label %2045

2043:
  %2044 = lshr exact <16 x i32> %2038, %2037
  br label %2045

2045:
  %2046 = phi <16 x i32> [ %2042, %2041 ], [ %2044, %2043 ]
  %2047 = sitofp <16 x i32> %2046 to <16 x float>
  store <16 x float> %2047, ptr %2033, align 64
  %2048 = load i32, ptr %20, align 4
  %2049 = sub i32 32, %2048
  %2050 = sub i32 %2049, %2048
  %2051 = insertelement <16 x i32> poison, i32 %2050, i64 0
  %2052 = shufflevector <16 x i32> %2051, <16 x i32> poison, <16 x i32> zeroinitializer
  %2053 = shl <16 x i32> %1702, %2052
  %2054 = load i32, ptr %26, align 4
  %2055 = icmp eq i32 %2054, 0
  %2056 = insertelement <16 x i32> poison, i32 %2049, i64 0
  %2057 = shufflevector <16 x i32> %2056, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %2055, label %2060, label %2058

2058:
  %2059 = ashr <16 x i32> %2053, %2057
  br label %2099

2060:
  %2061 = lshr <16 x i32> %2053, %2057
  br label %2099

2062:
  %2063 = getelementptr inbounds nuw i8, ptr %1682, i64 576
  %2064 = shl <16 x i32> %1702, %1571
  %2065 = ashr <16 x i32> %2064, %1516
  %2066 = and <16 x i32> %2065, %1518
  %2067 = bitcast <16 x i32> %2066 to <16 x float>
  %2068 = fmul <16 x float> %1521, %2067
  store <16 x float> %2068, ptr %2063, align 64
  br label %2069

2069:
  %2070 = getelementptr inbounds nuw i8, ptr %1682, i64 640
  %2071 = shl <16 x i32> %1702, %1576
  %2072 = ashr <16 x i32> %2071, %1516
  %2073 = and <16 x i32> %2072, %1518
  %2074 = bitcast <16 x i32> %2073 to <16 x float>
  %2075 = fmul <16 x float> %1521, %2074
  store <16 x float> %2075, ptr %2070, align 64
  br i1 %1513, label %2076, label %2137

2076:
  %2077 = getelementptr inbounds nuw i8, ptr %1683, i64 640
  %2078 = and <16 x i32> %2073, splat (i32 2147483647)
  %2079 = and <16 x i32> %2073, splat (i32 2139095040)
  %2080 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2079, <16 x i32> splat (i32 8388608))
  %2081 = icmp eq <16 x i32> %2078, zeroinitializer
  %2082 = bitcast <16 x i32> %2080 to <16 x float>
  %2083 = fmul <16 x float> %1521, %2082
  %2084 = select <16 x i1> %2081, <16 x float> %1523, <16 x float> %2083
  store <16 x float> %2084, ptr %2077, align 64
  %2085 = getelementptr inbounds nuw i8, ptr %1682, i64 704
  %2086 = shl <16 x i32> %1702, %1581
  %2087 = ashr <16 x i32> %2086, %1516
  %2088 = and <16 x i32> %2087, %1518
  %2089 = bitcast <16 x i32> %2088 to <16 x float>
  %2090 = fmul <16 x float> %1521, %2089
  store <16 x float> %2090, ptr %2085, align 64
  %2091 = getelementptr inbounds nuw i8, ptr %1683, i64 704
  %2092 = and <16 x i32> %2088, splat (i32 2147483647)
  %2093 = and <16 x i32> %2088, splat (i32 2139095040)
  %2094 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2093, <16 x i32> splat (i32 8388608))
  %2095 = icmp eq <16 x i32> %2092, zeroinitializer
  %2096 = bitcast <16 x i32> %2094 to <16 x float>
  %2097 = fmul <16 x float> %1521, %2096
  %2098 = select <16 x i1> %2095, <16 x float> %1523, <16 x float> %2097
  store <16 x float> %2098, ptr %2091, align 64
  br label %2144

2099:
  %2100 = phi <16 x i32> [ %2059, %2058 ], [ %2061, %2060 ]
  %2101 = sitofp <16 x i32> %2100 to <16 x float>
  %2102 = getelementptr inbounds nuw i8, ptr %1682, i64 576
  store <16 x float> %2101, ptr %2102, align 64
  %2103 = load i32, ptr %20, align 4
  %2104 = sub i32 32, %2103
  %2105 = shl i32 %2103, 1
  %2106 = sub i32 %2104, %2105
  %2107 = insertelement <16 x i32> poison, i32 %2106, i64 0
  %2108 = shufflevector <16 x i32> %2107, <16 x i32> poison, <16 x i32> zeroinitializer
  %2109 = shl <16 x i32> %1702, %2108
  %2110 = load i32, ptr %26, align 4
  %2111 = icmp eq i32 %2110, 0
  %2112 = insertelement <16 x i32> poison, i32 %2104, i64 0
  %2113 = shufflevector <16 x i32> %2112, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %2111, label %2116, label %2114

2114:
  %2115 = ashr <16 x i32> %2109, %2113
  br label %2118

2116:
  %2117 = lshr <16 x i32> %2109, %2113
  br label %2118

2118:
  %2119 = phi <16 x i32> [ %2115, %2114 ], [ %2117, %2116 ]
  %2120 = sitofp <16 x i32> %2119 to <16 x float>
  %2121 = getelementptr inbounds nuw i8, ptr %1682, i64 640
  store <16 x float> %2120, ptr %2121, align 64
  %2122 = load i32, ptr %20, align 4
  %2123 = sub i32 32, %2122
  %2124 = mul i32 %2122, -3
  %2125 = add i32 %2124, %2123
  %2126 = insertelement <16 x i32> poison, i32 %2125, i64 0
  %2127 = shufflevector <16 x i32> %2126, <16 x i32> poison, <16 x i32> zeroinitializer
  %2128 = shl <16 x i32> %1702, %2127
  %2129 = load i32, ptr %26, align 4
  %2130 = icmp eq i32 %2129, 0
  %2131 = insertelement <16 x i32> poison, i32 %2123, i64 0
  %2132 = shufflevector <16 x i32> %2131, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %2130, label %2135, label %2133

2133:
  %2134 = ashr <16 x i32> %2128, %2132
  br label %2174

2135:
  %2136 = lshr <16 x i32> %2128, %2132
  br label %2174

2137:
  %2138 = getelementptr inbounds nuw i8, ptr %1682, i64 704
  %2139 = shl <16 x i32> %1702, %1581
  %2140 = ashr <16 x i32> %2139, %1516
  %2141 = and <16 x i32> %2140, %1518
  %2142 = bitcast <16 x i32> %2141 to <16 x float>
  %2143 = fmul <16 x float> %1521, %2142
  store <16 x float> %2143, ptr %2138, align 64
  br label %2144

2144:
  %2145 = getelementptr inbounds nuw i8, ptr %1682, i64 768
  %2146 = shl <16 x i32> %1702, %1586
  %2147 = ashr <16 x i32> %2146, %1516
  %2148 = and <16 x i32> %2147, %1518
  %2149 = bitcast <16 x i32> %2148 to <16 x float>
  %2150 = fmul <16 x float> %1521, %2149
  store <16 x float> %2150, ptr %2145, align 64
  br i1 %1513, label %2151, label %2212

2151:
  %2152 = getelementptr inbounds nuw i8, ptr %1683, i64 768
  %2153 = and <16 x i32> %2148, splat (i32 2147483647)
  %2154 = and <16 x i32> %2148, splat (i32 2139095040)
  %2155 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2154, <16 x i32> splat (i32 8388608))
  %2156 = icmp eq <16 x i32> %2153, zeroinitializer
  %2157 = bitcast <16 x i32> %2155 to <16 x float>
  %2158 = fmul <16 x float> %1521, %2157
  %2159 = select <16 x i1> %2156, <16 x float> %1523, <16 x float> %2158
  store <16 x float> %2159, ptr %2152, align 64
  %2160 = getelementptr inbounds nuw i8, ptr %1682, i64 832
  %2161 = shl <16 x i32> %1702, %1591
  %2162 = ashr <16 x i32> %2161, %1516
  %2163 = and <16 x i32> %2162, %1518
  %2164 = bitcast <16 x i32> %2163 to <16 x float>
  %2165 = fmul <16 x float> %1521, %2164
  store <16 x float> %2165, ptr %2160, align 64
  %2166 = getelementptr inbounds nuw i8, ptr %1683, i64 832
  %2167 = and <16 x i32> %2163, splat (i32 2147483647)
  %2168 = and <16 x i32> %2163, splat (i32 2139095040)
  %2169 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2168, <16 x i32> splat (i32 8388608))
  %2170 = icmp eq <16 x i32> %2167, zeroinitializer
  %2171 = bitcast <16 x i32> %2169 to <16 x float>
  %2172 = fmul <16 x float> %1521, %2171
  %2173 = select <16 x i1> %2170, <16 x float> %1523, <16 x float> %2172
  store <16 x float> %2173, ptr %2166, align 64
  br label %2219

2174:
  %2175 = phi <16 x i32> [ %2134, %2133 ], [ %2136, %2135 ]
  %2176 = sitofp <16 x i32> %2175 to <16 x float>
  %2177 = getelementptr inbounds nuw i8, ptr %1682, i64 704
  store <16 x float> %2176, ptr %2177, align 64
  %2178 = load i32, ptr %20, align 4
  %2179 = sub i32 32, %2178
  %2180 = shl i32 %2178, 2
  %2181 = sub i32 %2179, %2180
  %2182 = insertelement <16 x i32> poison, i32 %2181, i64 0
  %2183 = shufflevector <16 x i32> %2182, <16 x i32> poison, <16 x i32> zeroinitializer
  %2184 = shl <16 x i32> %1702, %2183
  %2185 = load i32, ptr %26, align 4
  %2186 = icmp eq i32 %2185, 0
  %2187 = insertelement <16 x i32> poison, i32 %2179, i64 0
  %2188 = shufflevector <16 x i32> %2187, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %2186, label %2191, label %2189

2189:
  %2190 = ashr <16 x i32> %2184, %2188
  br label %2193

2191:
  %2192 = lshr <16 x i32> %2184, %2188
  br label %2193

2193:
  %2194 = phi <16 x i32> [ %2190, %2189 ], [ %2192, %2191 ]
  %2195 = sitofp <16 x i32> %2194 to <16 x float>
  %2196 = getelementptr inbounds nuw i8, ptr %1682, i64 768
  store <16 x float> %2195, ptr %2196, align 64
  %2197 = load i32, ptr %20, align 4
  %2198 = sub i32 32, %2197
  %2199 = mul i32 %2197, -5
  %2200 = add i32 %2199, %2198
  %2201 = insertelement <16 x i32> poison, i32 %2200, i64 0
  %2202 = shufflevector <16 x i32> %2201, <16 x i32> poison, <16 x i32> zeroinitializer
  %2203 = shl <16 x i32> %1702, %2202
  %2204 = load i32, ptr %26, align 4
  %2205 = icmp eq i32 %2204, 0
  %2206 = insertelement <16 x i32> poison, i32 %2198, i64 0
  %2207 = shufflevector <16 x i32> %2206, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %2205, label %2210, label %2208

2208:
  %2209 = ashr <16 x i32> %2203, %2207
  br label %2249

2210:
  %2211 = lshr <16 x i32> %2203, %2207
  br label %2249

2212:
  %2213 = getelementptr inbounds nuw i8, ptr %1682, i64 832
  %2214 = shl <16 x i32> %1702, %1591
  %2215 = ashr <16 x i32> %2214, %1516
  %2216 = and <16 x i32> %2215, %1518
  %2217 = bitcast <16 x i32> %2216 to <16 x float>
  %2218 = fmul <16 x float> %1521, %2217
  store <16 x float> %2218, ptr %2213, align 64
  br label %2219

2219:
  %2220 = getelementptr inbounds nuw i8, ptr %1682, i64 896
  %2221 = shl <16 x i32> %1702, %1596
  %2222 = ashr <16 x i32> %2221, %1516
  %2223 = and <16 x i32> %2222, %1518
  %2224 = bitcast <16 x i32> %2223 to <16 x float>
  %2225 = fmul <16 x float> %1521, %2224
  store <16 x float> %2225, ptr %2220, align 64
  br i1 %1513, label %2226, label %2287

2226:
  %2227 = getelementptr inbounds nuw i8, ptr %1683, i64 896
  %2228 = and <16 x i32> %2223, splat (i32 2147483647)
  %2229 = and <16 x i32> %2223, splat (i32 2139095040)
  %2230 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2229, <16 x i32> splat (i32 8388608))
  %2231 = icmp eq <16 x i32> %2228, zeroinitializer
  %2232 = bitcast <16 x i32> %2230 to <16 x float>
  %2233 = fmul <16 x float> %1521, %2232
  %2234 = select <16 x i1> %2231, <16 x float> %1523, <16 x float> %2233
  store <16 x float> %2234, ptr %2227, align 64
  %2235 = getelementptr inbounds nuw i8, ptr %1682, i64 960
  %2236 = shl <16 x i32> %1702, %1601
  %2237 = ashr <16 x i32> %2236, %1516
  %2238 = and <16 x i32> %2237, %1518
  %2239 = bitcast <16 x i32> %2238 to <16 x float>
  %2240 = fmul <16 x float> %1521, %2239
  store <16 x float> %2240, ptr %2235, align 64
  %2241 = getelementptr inbounds nuw i8, ptr %1683, i64 960
  %2242 = and <16 x i32> %2238, splat (i32 2147483647)
  %2243 = and <16 x i32> %2238, splat (i32 2139095040)
  %2244 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2243, <16 x i32> splat (i32 8388608))
  %2245 = icmp eq <16 x i32> %2242, zeroinitializer
  %2246 = bitcast <16 x i32> %2244 to <16 x float>
  %2247 = fmul <16 x float> %1521, %2246
  %2248 = select <16 x i1> %2245, <16 x float> %1523, <16 x float> %2247
  store <16 x float> %2248, ptr %2241, align 64
  br label %2294

2249:
  %2250 = phi <16 x i32> [ %2209, %2208 ], [ %2211, %2210 ]
  %2251 = sitofp <16 x i32> %2250 to <16 x float>
  %2252 = getelementptr inbounds nuw i8, ptr %1682, i64 832
  store <16 x float> %2251, ptr %2252, align 64
  %2253 = load i32, ptr %20, align 4
  %2254 = sub i32 32, %2253
  %2255 = mul i32 %2253, -6
  %2256 = add i32 %2255, %2254
  %2257 = insertelement <16 x i32> poison, i32 %2256, i64 0
  %2258 = shufflevector <16 x i32> %2257, <16 x i32> poison, <16 x i32> zeroinitializer
  %2259 = shl <16 x i32> %1702, %2258
  %2260 = load i32, ptr %26, align 4
  %2261 = icmp eq i32 %2260, 0
  %2262 = insertelement <16 x i32> poison, i32 %2254, i64 0
  %2263 = shufflevector <16 x i32> %2262, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %2261, label %2266, label %2264

2264:
  %2265 = ashr <16 x i32> %2259, %2263
  br label %2268

2266:
  %2267 = lshr <16 x i32> %2259, %2263
  br label %2268

2268:
  %2269 = phi <16 x i32> [ %2265, %2264 ], [ %2267, %2266 ]
  %2270 = sitofp <16 x i32> %2269 to <16 x float>
  %2271 = getelementptr inbounds nuw i8, ptr %1682, i64 896
  store <16 x float> %2270, ptr %2271, align 64
  %2272 = load i32, ptr %20, align 4
  %2273 = sub i32 32, %2272
  %2274 = mul i32 %2272, -7
  %2275 = add i32 %2274, %2273
  %2276 = insertelement <16 x i32> poison, i32 %2275, i64 0
  %2277 = shufflevector <16 x i32> %2276, <16 x i32> poison, <16 x i32> zeroinitializer
  %2278 = shl <16 x i32> %1702, %2277
  %2279 = load i32, ptr %26, align 4
  %2280 = icmp eq i32 %2279, 0
  %2281 = insertelement <16 x i32> poison, i32 %2273, i64 0
  %2282 = shufflevector <16 x i32> %2281, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %2280, label %2285, label %2283

2283:
  %2284 = ashr <16 x i32> %2278, %2282
  br label %2327

2285:
  %2286 = lshr <16 x i32> %2278, %2282
  br label %2327

2287:
  %2288 = getelementptr inbounds nuw i8, ptr %1682, i64 960
  %2289 = shl <16 x i32> %1702, %1601
  %2290 = ashr <16 x i32> %2289, %1516
  %2291 = and <16 x i32> %2290, %1518
  %2292 = bitcast <16 x i32> %2291 to <16 x float>
  %2293 = fmul <16 x float> %1521, %2292
  store <16 x float> %2293, ptr %2288, align 64
  br label %2294

2294:
  %2295 = getelementptr inbounds nuw i8, ptr %1682, i64 1024
  %2296 = and <16 x i32> %1703, %1525
  %2297 = add <16 x i32> %2296, %1527
  %2298 = or <16 x i32> %2000, %2297
  %2299 = shl <16 x i32> %1703, %1604
  %2300 = ashr <16 x i32> %2299, %1516
  %2301 = and <16 x i32> %2300, %1518
  %2302 = bitcast <16 x i32> %2301 to <16 x float>
  %2303 = fmul <16 x float> %1521, %2302
  store <16 x float> %2303, ptr %2295, align 64
  br i1 %1513, label %2304, label %2360

2304:
  %2305 = getelementptr inbounds nuw i8, ptr %1683, i64 1024
  %2306 = and <16 x i32> %2301, splat (i32 2147483647)
  %2307 = and <16 x i32> %2301, splat (i32 2139095040)
  %2308 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2307, <16 x i32> splat (i32 8388608))
  %2309 = icmp eq <16 x i32> %2306, zeroinitializer
  %2310 = bitcast <16 x i32> %2308 to <16 x float>
  %2311 = fmul <16 x float> %1521, %2310
  %2312 = select <16 x i1> %2309, <16 x float> %1523, <16 x float> %2311
  store <16 x float> %2312, ptr %2305, align 64
  %2313 = getelementptr inbounds nuw i8, ptr %1682, i64 1088
  %2314 = shl <16 x i32> %1703, %1608
  %2315 = ashr <16 x i32> %2314, %1516
  %2316 = and <16 x i32> %2315, %1518
  %2317 = bitcast <16 x i32> %2316 to <16 x float>
  %2318 = fmul <16 x float> %1521, %2317
  store <16 x float> %2318, ptr %2313, align 64
  %2319 = getelementptr inbounds nuw i8, ptr %1683, i64 1088
  %2320 = and <16 x i32> %2316, splat (i32 2147483647)
  %2321 = and <16 x i32> %2316, splat (i32 2139095040)
  %2322 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2321, <16 x i32> splat (i32 8388608))
  %2323 = icmp eq <16 x i32> %2320, zeroinitializer
  %2324 = bitcast <16 x i32> %2322 to <16 x float>
  %2325 = fmul <16 x float> %1521, %2324
  %2326 = select <16 x i1> %2323, <16 x float> %1523, <16 x float> %2325
  store <16 x float> %2326, ptr %2319, align 64
  br label %2367

2327:
  %2328 = phi <16 x i32> [ %2284, %2283 ], [ %2286, %2285 ]
  %2329 = sitofp <16 x i32> %2328 to <16 x float>
  %2330 = getelementptr inbounds nuw i8, ptr %1682, i64 960
  store <16 x float> %2329, ptr %2330, align 64
  %2331 = getelementptr inbounds nuw i8, ptr %1682, i64 1024
  %2332 = load i32, ptr %20, align 4
  %2333 = sub i32 32, %2332
  %2334 = insertelement <16 x i32> poison, i32 %2333, i64 0
  %2335 = shufflevector <16 x i32> %2334, <16 x i32> poison, <16 x i32> zeroinitializer
  %2336 = shl <16 x i32> %1703, %2335
  %2337 = load i32, ptr %26, align 4
  %2338 = icmp eq i32 %2337, 0
  br i1 %2338, label %2341, label %2339

2339:
  %2340 = ashr exact <16 x i32> %2336, %2335
  br label %2343

2341:
  %2342 = lshr exact <16 x i32> %2336, %2335
  br label %2343

2343:
  %2344 = phi <16 x i32> [ %2340, %2339 ], [ %2342, %2341 ]
  %2345 = sitofp <16 x i32> %2344 to <16 x float>
  store <16 x float> %2345, ptr %2331, align 64
  %2346 = load i32, ptr %20, align 4
  %2347 = sub i32 32, %2346
  %2348 = sub i32 %2347, %2346
  %2349 = insertelement <16 x i32> poison, i32 %2348, i64 0
  %2350 = shufflevector <16 x i32> %2349, <16 x i32> poison, <16 x i32> zeroinitializer
  %2351 = shl <16 x i32> %1703, %2350
  %2352 = load i32, ptr %26, align 4
  %2353 = icmp eq i32 %2352, 0
  %2354 = insertelement <16 x i32> poison, i32 %2347, i64 0
  %2355 = shufflevector <16 x i32> %2354, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %2353, label %2358, label %2356

2356:
  %2357 = ashr <16 x i32> %2351, %2355
  br label %2397

2358:
  %2359 = lshr <16 x i32> %2351, %2355
  br label %2397

2360:
  %2361 = getelementptr inbounds nuw i8, ptr %1682, i64 1088
  %2362 = shl <16 x i32> %1703, %1608
  %2363 = ashr <16 x i32> %2362, %1516
  %2364 = and <16 x i32> %2363, %1518
  %2365 = bitcast <16 x i32> %2364 to <16 x float>
  %2366 = fmul <16 x float> %1521, %2365
  store <16 x float> %2366, ptr %2361, align 64
  br label %2367

2367:
  %2368 = getelementptr inbounds nuw i8, ptr %1682, i64 1152
  %2369 = shl <16 x i32> %1703, %1613
  %2370 = ashr <16 x i32> %2369, %1516
  %2371 = and <16 x i32> %2370, %1518
  %2372 = bitcast <16 x i32> %2371 to <16 x float>
  %2373 = fmul <16 x float> %1521, %2372
  store <16 x float> %2373, ptr %2368, align 64
  br i1 %1513, label %2374, label %2435

2374:
  %2375 = getelementptr inbounds nuw i8, ptr %1683, i64 1152
  %2376 = and <16 x i32> %2371, splat (i32 2147483647)
  %2377 = and <16 x i32> %2371, splat (i32 2139095040)
  %2378 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2377, <16 x i32> splat (i32 8388608))
  %2379 = icmp eq <16 x i32> %2376, zeroinitializer
  %2380 = bitcast <16 x i32> %2378 to <16 x float>
  %2381 = fmul <16 x float> %1521, %2380
  %2382 = select <16 x i1> %2379, <16 x float> %1523, <16 x float> %2381
  store <16 x float> %2382, ptr %2375, align 64
  %2383 = getelementptr inbounds nuw i8, ptr %1682, i64 1216
  %2384 = shl <16 x i32> %1703, %1618
  %2385 = ashr <16 x i32> %2384, %1516
  %2386 = and <16 x i32> %2385, %1518
  %2387 = bitcast <16 x i32> %2386 to <16 x float>
  %2388 = fmul <16 x float> %1521, %2387
  store <16 x float> %2388, ptr %2383, align 64
  %2389 = getelementptr inbounds nuw i8, ptr %1683, i64 1216
  %2390 = and <16 x i32> %2386, splat (i32 2147483647)
  %2391 = and <16 x i32> %2386, splat (i32 2139095040)
  %2392 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2391, <16 x i32> splat (i32 8388608))
  %2393 = icmp eq <16 x i32> %2390, zeroinitializer
  %2394 = bitcast <16 x i32> %2392 to <16 x float>
  %2395 = fmul <16 x float> %1521, %2394
  %2396 = select <16 x i1> %2393, <16 x float> %1523, <16 x float> %2395
  store <16 x float> %2396, ptr %2389, align 64
  br label %2442

2397:
  %2398 = phi <16 x i32> [ %2357, %2356 ], [ %2359, %2358 ]
  %2399 = sitofp <16 x i32> %2398 to <16 x float>
  %2400 = getelementptr inbounds nuw i8, ptr %1682, i64 1088
  store <16 x float> %2399, ptr %2400, align 64
  %2401 = load i32, ptr %20, align 4
  %2402 = sub i32 32, %2401
  %2403 = shl i32 %2401, 1
  %2404 = sub i32 %2402, %2403
  %2405 = insertelement <16 x i32> poison, i32 %2404, i64 0
  %2406 = shufflevector <16 x i32> %2405, <16 x i32> poison, <16 x i32> zeroinitializer
  %2407 = shl <16 x i32> %1703, %2406
  %2408 = load i32, ptr %26, align 4
  %2409 = icmp eq i32 %2408, 0
  %2410 = insertelement <16 x i32> poison, i32 %2402, i64 0
  %2411 = shufflevector <16 x i32> %2410, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %2409, label %2414, label %2412

2412:
  %2413 = ashr <16 x i32> %2407, %2411
  br label %2416

2414:
  %2415 = lshr <16 x i32> %2407, %2411
  br label %2416

2416:
  %2417 = phi <16 x i32> [ %2413, %2412 ], [ %2415, %2414 ]
  %2418 = sitofp <16 x i32> %2417 to <16 x float>
  %2419 = getelementptr inbounds nuw i8, ptr %1682, i64 1152
  store <16 x float> %2418, ptr %2419, align 64
  %2420 = load i32, ptr %20, align 4
  %2421 = sub i32 32, %2420
  %2422 = mul i32 %2420, -3
  %2423 = add i32 %2422, %2421
  %2424 = insertelement <16 x i32> poison, i32 %2423, i64 0
  %2425 = shufflevector <16 x i32> %2424, <16 x i32> poison, <16 x i32> zeroinitializer
  %2426 = shl <16 x i32> %1703, %2425
  %2427 = load i32, ptr %26, align 4
  %2428 = icmp eq i32 %2427, 0
  %2429 = insertelement <16 x i32> poison, i32 %2421, i64 0
  %2430 = shufflevector <16 x i32> %2429, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %2428, label %2433, label %2431

2431:
  %2432 = ashr <16 x i32> %2426, %2430
  br label %2472

2433:
  %2434 = lshr <16 x i32> %2426, %2430
  br label %2472

2435:
  %2436 = getelementptr inbounds nuw i8, ptr %1682, i64 1216
  %2437 = shl <16 x i32> %1703, %1618
  %2438 = ashr <16 x i32> %2437, %1516
  %2439 = and <16 x i32> %2438, %1518
  %2440 = bitcast <16 x i32> %2439 to <16 x float>
  %2441 = fmul <16 x float> %1521, %2440
  store <16 x float> %2441, ptr %2436, align 64
  br label %2442

2442:
  %2443 = getelementptr inbounds nuw i8, ptr %1682, i64 1280
  %2444 = shl <16 x i32> %1703, %1623
  %2445 = ashr <16 x i32> %2444, %1516
  %2446 = and <16 x i32> %2445, %1518
  %2447 = bitcast <16 x i32> %2446 to <16 x float>
  %2448 = fmul <16 x float> %1521, %2447
  store <16 x float> %2448, ptr %2443, align 64
  br i1 %1513, label %2449, label %2510

2449:
  %2450 = getelementptr inbounds nuw i8, ptr %1683, i64 1280
  %2451 = and <16 x i32> %2446, splat (i32 2147483647)
  %2452 = and <16 x i32> %2446, splat (i32 2139095040)
  %2453 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2452, <16 x i32> splat (i32 8388608))
  %2454 = icmp eq <16 x i32> %2451, zeroinitializer
  %2455 = bitcast <16 x i32> %2453 to <16 x float>
  %2456 = fmul <16 x float> %1521, %2455
  %2457 = select <16 x i1> %2454, <16 x float> %1523, <16 x float> %2456
  store <16 x float> %2457, ptr %2450, align 64
  %2458 = getelementptr inbounds nuw i8, ptr %1682, i64 1344
  %2459 = shl <16 x i32> %1703, %1628
  %2460 = ashr <16 x i32> %2459, %1516
  %2461 = and <16 x i32> %2460, %1518
  %2462 = bitcast <16 x i32> %2461 to <16 x float>
  %2463 = fmul <16 x float> %1521, %2462
  store <16 x float> %2463, ptr %2458, align 64
  %2464 = getelementptr inbounds nuw i8, ptr %1683, i64 1344
  %2465 = and <16 x i32> %2461, splat (i32 2147483647)
  %2466 = and <16 x i32> %2461, splat (i32 2139095040)
  %2467 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2466, <16 x i32> splat (i32 8388608))
  %2468 = icmp eq <16 x i32> %2465, zeroinitializer
  %2469 = bitcast <16 x i32> %2467 to <16 x float>
  %2470 = fmul <16 x float> %1521, %2469
  %2471 = select <16 x i1> %2468, <16 x float> %1523, <16 x float> %2470
  store <16 x float> %2471, ptr %2464, align 64
  br label %2517

2472:
  %2473 = phi <16 x i32> [ %2432, %2431 ], [ %2434, %2433 ]
  %2474 = sitofp <16 x i32> %2473 to <16 x float>
  %2475 = getelementptr inbounds nuw i8, ptr %1682, i64 1216
  store <16 x float> %2474, ptr %2475, align 64
  %2476 = load i32, ptr %20, align 4
  %2477 = sub i32 32, %2476
  %2478 = shl i32 %2476, 2
  %2479 = sub i32 %2477, %2478
  %2480 = insertelement <16 x i32> poison, i32 %2479, i64 0
  %2481 = shufflevector <16 x i32> %2480, <16 x i32> poison, <16 x i32> zeroinitializer
  %2482 = shl <16 x i32> %1703, %2481
  %2483 = load i32, ptr %26, align 4
  %2484 = icmp eq i32 %2483, 0
  %2485 = insertelement <16 x i32> poison, i32 %2477, i64 0
  %2486 = shufflevector <16 x i32> %2485, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %2484, label %2489, label %2487

2487:
  %2488 = ashr <16 x i32> %2482, %2486
  br label %2491

2489:
  %2490 = lshr <16 x i32> %2482, %2486
  br label %2491

2491:
  %2492 = phi <16 x i32> [ %2488, %2487 ], [ %2490, %2489 ]
  %2493 = sitofp <16 x i32> %2492 to <16 x float>
  %2494 = getelementptr inbounds nuw i8, ptr %1682, i64 1280
  store <16 x float> %2493, ptr %2494, align 64
  %2495 = load i32, ptr %20, align 4
  %2496 = sub i32 32, %2495
  %2497 = mul i32 %2495, -5
  %2498 = add i32 %2497, %2496
  %2499 = insertelement <16 x i32> poison, i32 %2498, i64 0
  %2500 = shufflevector <16 x i32> %2499, <16 x i32> poison, <16 x i32> zeroinitializer
  %2501 = shl <16 x i32> %1703, %2500
  %2502 = load i32, ptr %26, align 4
  %2503 = icmp eq i32 %2502, 0
  %2504 = insertelement <16 x i32> poison, i32 %2496, i64 0
  %2505 = shufflevector <16 x i32> %2504, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %2503, label %2508, label %2506

2506:
  %2507 = ashr <16 x i32> %2501, %2505
  br label %2547

2508:
  %2509 = lshr <16 x i32> %2501, %2505
  br label %2547

2510:
  %2511 = getelementptr inbounds nuw i8, ptr %1682, i64 1344
  %2512 = shl <16 x i32> %1703, %1628
  %2513 = ashr <16 x i32> %2512, %1516
  %2514 = and <16 x i32> %2513, %1518
  %2515 = bitcast <16 x i32> %2514 to <16 x float>
  %2516 = fmul <16 x float> %1521, %2515
  store <16 x float> %2516, ptr %2511, align 64
  br label %2517

2517:
  %2518 = getelementptr inbounds nuw i8, ptr %1682, i64 1408
  %2519 = shl <16 x i32> %1703, %1633
  %2520 = ashr <16 x i32> %2519, %1516
  %2521 = and <16 x i32> %2520, %1518
  %2522 = bitcast <16 x i32> %2521 to <16 x float>
  %2523 = fmul <16 x float> %1521, %2522
  store <16 x float> %2523, ptr %2518, align 64
  br i1 %1513, label %2524, label %2585

2524:
  %2525 = getelementptr inbounds nuw i8, ptr %1683, i64 1408
  %2526 = and <16 x i32> %2521, splat (i32 2147483647)
  %2527 = and <16 x i32> %2521, splat (i32 2139095040)
  %2528 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2527, <16 x i32> splat (i32 8388608))
  %2529 = icmp eq <16 x i32> %2526, zeroinitializer
  %2530 = bitcast <16 x i32> %2528 to <16 x float>
  %2531 = fmul <16 x float> %1521, %2530
  %2532 = select <16 x i1> %2529, <16 x float> %1523, <16 x float> %2531
  store <16 x float> %2532, ptr %2525, align 64
  %2533 = getelementptr inbounds nuw i8, ptr %1682, i64 1472
  %2534 = shl <16 x i32> %1703, %1638
  %2535 = ashr <16 x i32> %2534, %1516
  %2536 = and <16 x i32> %2535, %1518
  %2537 = bitcast <16 x i32> %2536 to <16 x float>
  %2538 = fmul <16 x float> %1521, %2537
  store <16 x float> %2538, ptr %2533, align 64
  %2539 = getelementptr inbounds nuw i8, ptr %1683, i64 1472
  %2540 = and <16 x i32> %2536, splat (i32 2147483647)
  %2541 = and <16 x i32> %2536, splat (i32 2139095040)
  %2542 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2541, <16 x i32> splat (i32 8388608))
  %2543 = icmp eq <16 x i32> %2540, zeroinitializer
  %2544 = bitcast <16 x i32> %2542 to <16 x float>
  %2545 = fmul <16 x float> %1521, %2544
  %2546 = select <16 x i1> %2543, <16 x float> %1523, <16 x float> %2545
  store <16 x float> %2546, ptr %2539, align 64
  br label %2592

2547:
  %2548 = phi <16 x i32> [ %2507, %2506 ], [ %2509, %2508 ]
  %2549 = sitofp <16 x i32> %2548 to <16 x float>
  %2550 = getelementptr inbounds nuw i8, ptr %1682, i64 1344
  store <16 x float> %2549, ptr %2550, align 64
  %2551 = load i32, ptr %20, align 4
  %2552 = sub i32 32, %2551
  %2553 = mul i32 %2551, -6
  %2554 = add i32 %2553, %2552
  %2555 = insertelement <16 x i32> poison, i32 %2554, i64 0
  %2556 = shufflevector <16 x i32> %2555, <16 x i32> poison, <16 x i32> zeroinitializer
  %2557 = shl <16 x i32> %1703, %2556
  %2558 = load i32, ptr %26, align 4
  %2559 = icmp eq i32 %2558, 0
  %2560 = insertelement <16 x i32> poison, i32 %2552, i64 0
  %2561 = shufflevector <16 x i32> %2560, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %2559, label %2564, label %2562

2562:
  %2563 = ashr <16 x i32> %2557, %2561
  br label %2566

2564:
  %2565 = lshr <16 x i32> %2557, %2561
  br label %2566

2566:
  %2567 = phi <16 x i32> [ %2563, %2562 ], [ %2565, %2564 ]
  %2568 = sitofp <16 x i32> %2567 to <16 x float>
  %2569 = getelementptr inbounds nuw i8, ptr %1682, i64 1408
  store <16 x float> %2568, ptr %2569, align 64
  %2570 = load i32, ptr %20, align 4
  %2571 = sub i32 32, %2570
  %2572 = mul i32 %2570, -7
  %2573 = add i32 %2572, %2571
  %2574 = insertelement <16 x i32> poison, i32 %2573, i64 0
  %2575 = shufflevector <16 x i32> %2574, <16 x i32> poison, <16 x i32> zeroinitializer
  %2576 = shl <16 x i32> %1703, %2575
  %2577 = load i32, ptr %26, align 4
  %2578 = icmp eq i32 %2577, 0
  %2579 = insertelement <16 x i32> poison, i32 %2571, i64 0
  %2580 = shufflevector <16 x i32> %2579, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %2578, label %2583, label %2581

2581:
  %2582 = ashr <16 x i32> %2576, %2580
  br label %2626

2583:
  %2584 = lshr <16 x i32> %2576, %2580
  br label %2626

2585:
  %2586 = getelementptr inbounds nuw i8, ptr %1682, i64 1472
  %2587 = shl <16 x i32> %1703, %1638
  %2588 = ashr <16 x i32> %2587, %1516
  %2589 = and <16 x i32> %2588, %1518
  %2590 = bitcast <16 x i32> %2589 to <16 x float>
  %2591 = fmul <16 x float> %1521, %2590
  store <16 x float> %2591, ptr %2586, align 64
  br label %2592

2592:
  %2593 = getelementptr inbounds nuw i8, ptr %1682, i64 1536
  %2594 = and <16 x i32> %1704, %1525
  %2595 = add <16 x i32> %2594, %1527
  %2596 = or <16 x i32> %2298, %2595
  %2597 = or <16 x i32> %2596, %1684
  %2598 = shl <16 x i32> %1704, %1641
  %2599 = ashr <16 x i32> %2598, %1516
  %2600 = and <16 x i32> %2599, %1518
  %2601 = bitcast <16 x i32> %2600 to <16 x float>
  %2602 = fmul <16 x float> %1521, %2601
  store <16 x float> %2602, ptr %2593, align 64
  br i1 %1513, label %2603, label %2659

2603:
  %2604 = getelementptr inbounds nuw i8, ptr %1683, i64 1536
  %2605 = and <16 x i32> %2600, splat (i32 2147483647)
  %2606 = and <16 x i32> %2600, splat (i32 2139095040)
  %2607 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2606, <16 x i32> splat (i32 8388608))
  %2608 = icmp eq <16 x i32> %2605, zeroinitializer
  %2609 = bitcast <16 x i32> %2607 to <16 x float>
  %2610 = fmul <16 x float> %1521, %2609
  %2611 = select <16 x i1> %2608, <16 x float> %1523, <16 x float> %2610
  store <16 x float> %2611, ptr %2604, align 64
  %2612 = getelementptr inbounds nuw i8, ptr %1682, i64 1600
  %2613 = shl <16 x i32> %1704, %1645
  %2614 = ashr <16 x i32> %2613, %1516
  %2615 = and <16 x i32> %2614, %1518
  %2616 = bitcast <16 x i32> %2615 to <16 x float>
  %2617 = fmul <16 x float> %1521, %2616
  store <16 x float> %2617, ptr %2612, align 64
  %2618 = getelementptr inbounds nuw i8, ptr %1683, i64 1600
  %2619 = and <16 x i32> %2615, splat (i32 2147483647)
  %2620 = and <16 x i32> %2615, splat (i32 2139095040)
  %2621 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2620, <16 x i32> splat (i32 8388608))
  %2622 = icmp eq <16 x i32> %2619, zeroinitializer
  %2623 = bitcast <16 x i32> %2621 to <16 x float>
  %2624 = fmul <16 x float> %1521, %2623
  %2625 = select <16 x i1> %2622, <16 x float> %1523, <16 x float> %2624
  store <16 x float> %2625, ptr %2618, align 64
  br label %2666

2626:
  %2627 = phi <16 x i32> [ %2582, %2581 ], [ %2584, %2583 ]
  %2628 = sitofp <16 x i32> %2627 to <16 x float>
  %2629 = getelementptr inbounds nuw i8, ptr %1682, i64 1472
  store <16 x float> %2628, ptr %2629, align 64
  %2630 = getelementptr inbounds nuw i8, ptr %1682, i64 1536
  %2631 = load i32, ptr %20, align 4
  %2632 = sub i32 32, %2631
  %2633 = insertelement <16 x i32> poison, i32 %2632, i64 0
  %2634 = shufflevector <16 x i32> %2633, <16 x i32> poison, <16 x i32> zeroinitializer
  %2635 = shl <16 x i32> %1704, %2634
  %2636 = load i32, ptr %26, align 4
  %2637 = icmp eq i32 %2636, 0
  br i1 %2637, label %2640, label %2638

2638:
  %2639 = ashr exact <16 x i32> %2635, %2634
  br label %2642

2640:
  %2641 = lshr exact <16 x i32> %2635, %2634
  br label %2642

2642:
  %2643 = phi <16 x i32> [ %2639, %2638 ], [ %2641, %2640 ]
  %2644 = sitofp <16 x i32> %2643 to <16 x float>
  store <16 x float> %2644, ptr %2630, align 64
  %2645 = load i32, ptr %20, align 4
  %2646 = sub i32 32, %2645
  %2647 = sub i32 %2646, %2645
  %2648 = insertelement <16 x i32> poison, i32 %2647, i64 0
  %2649 = shufflevector <16 x i32> %2648, <16 x i32> poison, <16 x i32> zeroinitializer
  %2650 = shl <16 x i32> %1704, %2649
  %2651 = load i32, ptr %26, align 4
  %2652 = icmp eq i32 %2651, 0
  %2653 = insertelement <16 x i32> poison, i32 %2646, i64 0
  %2654 = shufflevector <16 x i32> %2653, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %2652, label %2657, label %2655

2655:
  %2656 = ashr <16 x i32> %2650, %2654
  br label %2696

2657:
  %2658 = lshr <16 x i32> %2650, %2654
  br label %2696

2659:
  %2660 = getelementptr inbounds nuw i8, ptr %1682, i64 1600
  %2661 = shl <16 x i32> %1704, %1645
  %2662 = ashr <16 x i32> %2661, %1516
  %2663 = and <16 x i32> %2662, %1518
  %2664 = bitcast <16 x i32> %2663 to <16 x float>
  %2665 = fmul <16 x float> %1521, %2664
  store <16 x float> %2665, ptr %2660, align 64
  br label %2666

2666:
  %2667 = getelementptr inbounds nuw i8, ptr %1682, i64 1664
  %2668 = shl <16 x i32> %1704, %1650
  %2669 = ashr <16 x i32> %2668, %1516
  %2670 = and <16 x i32> %2669, %1518
  %2671 = bitcast <16 x i32> %2670 to <16 x float>
  %2672 = fmul <16 x float> %1521, %2671
  store <16 x float> %2672, ptr %2667, align 64
  br i1 %1513, label %2673, label %2734

2673:
  %2674 = getelementptr inbounds nuw i8, ptr %1683, i64 1664
  %2675 = and <16 x i32> %2670, splat (i32 2147483647)
  %2676 = and <16 x i32> %2670, splat (i32 2139095040)
  %2677 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2676, <16 x i32> splat (i32 8388608))
  %2678 = icmp eq <16 x i32> %2675, zeroinitializer
  %2679 = bitcast <16 x i32> %2677 to <16 x float>
  %2680 = fmul <16 x float> %1521, %2679
  %2681 = select <16 x i1> %2678, <16 x float> %1523, <16 x float> %2680
  store <16 x float> %2681, ptr %2674, align 64
  %2682 = getelementptr inbounds nuw i8, ptr %1682, i64 1728
  %2683 = shl <16 x i32> %1704, %1655
  %2684 = ashr <16 x i32> %2683, %1516
  %2685 = and <16 x i32> %2684, %1518
  %2686 = bitcast <16 x i32> %2685 to <16 x float>
  %2687 = fmul <16 x float> %1521, %2686
  store <16 x float> %2687, ptr %2682, align 64
  %2688 = getelementptr inbounds nuw i8, ptr %1683, i64 1728
  %2689 = and <16 x i32> %2685, splat (i32 2147483647)
  %2690 = and <16 x i32> %2685, splat (i32 2139095040)
  %2691 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2690, <16 x i32> splat (i32 8388608))
  %2692 = icmp eq <16 x i32> %2689, zeroinitializer
  %2693 = bitcast <16 x i32> %2691 to <16 x float>
  %2694 = fmul <16 x float> %1521, %2693
  %2695 = select <16 x i1> %2692, <16 x float> %1523, <16 x float> %2694
  store <16 x float> %2695, ptr %2688, align 64
  br label %2741

2696:
  %2697 = phi <16 x i32> [ %2656, %2655 ], [ %2658, %2657 ]
  %2698 = sitofp <16 x i32> %2697 to <16 x float>
  %2699 = getelementptr inbounds nuw i8, ptr %1682, i64 1600
  store <16 x float> %2698, ptr %2699, align 64
  %2700 = load i32, ptr %20, align 4
  %2701 = sub i32 32, %2700
  %2702 = shl i32 %2700, 1
  %2703 = sub i32 %2701, %2702
  %2704 = insertelement <16 x i32> poison, i32 %2703, i64 0
  %2705 = shufflevector <16 x i32> %2704, <16 x i32> poison, <16 x i32> zeroinitializer
  %2706 = shl <16 x i32> %1704, %2705
  %2707 = load i32, ptr %26, align 4
  %2708 = icmp eq i32 %2707, 0
  %2709 = insertelement <16 x i32> poison, i32 %2701, i64 0
  %2710 = shufflevector <16 x i32> %2709, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %2708, label %2713, label %2711

2711:
  %2712 = ashr <16 x i32> %2706, %2710
  br label %2715

2713:
  %2714 = lshr <16 x i32> %2706, %2710
  br label %2715

2715:
  %2716 = phi <16 x i32> [ %2712, %2711 ], [ %2714, %2713 ]
  %2717 = sitofp <16 x i32> %2716 to <16 x float>
  %2718 = getelementptr inbounds nuw i8, ptr %1682, i64 1664
  store <16 x float> %2717, ptr %2718, align 64
  %2719 = load i32, ptr %20, align 4
  %2720 = sub i32 32, %2719
  %2721 = mul i32 %2719, -3
  %2722 = add i32 %2721, %2720
  %2723 = insertelement <16 x i32> poison, i32 %2722, i64 0
  %2724 = shufflevector <16 x i32> %2723, <16 x i32> poison, <16 x i32> zeroinitializer
  %2725 = shl <16 x i32> %1704, %2724
  %2726 = load i32, ptr %26, align 4
  %2727 = icmp eq i32 %2726, 0
  %2728 = insertelement <16 x i32> poison, i32 %2720, i64 0
  %2729 = shufflevector <16 x i32> %2728, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %2727, label %2732, label %2730

2730:
  %2731 = ashr <16 x i32> %2725, %2729
  br label %2771

2732:
  %2733 = lshr <16 x i32> %2725, %2729
  br label %2771

2734:
  %2735 = getelementptr inbounds nuw i8, ptr %1682, i64 1728
  %2736 = shl <16 x i32> %1704, %1655
  %2737 = ashr <16 x i32> %2736, %1516
  %2738 = and <16 x i32> %2737, %1518
  %2739 = bitcast <16 x i32> %2738 to <16 x float>
  %2740 = fmul <16 x float> %1521, %2739
  store <16 x float> %2740, ptr %2735, align 64
  br label %2741

2741:
  %2742 = getelementptr inbounds nuw i8, ptr %1682, i64 1792
  %2743 = shl <16 x i32> %1704, %1660
  %2744 = ashr <16 x i32> %2743, %1516
  %2745 = and <16 x i32> %2744, %1518
  %2746 = bitcast <16 x i32> %2745 to <16 x float>
  %2747 = fmul <16 x float> %1521, %2746
  store <16 x float> %2747, ptr %2742, align 64
  br i1 %1513, label %2748, label %2809

2748:
  %2749 = getelementptr inbounds nuw i8, ptr %1683, i64 1792
  %2750 = and <16 x i32> %2745, splat (i32 2147483647)
  %2751 = and <16 x i32> %2745, splat (i32 2139095040)
  %2752 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2751, <16 x i32> splat (i32 8388608))
  %2753 = icmp eq <16 x i32> %2750, zeroinitializer
  %2754 = bitcast <16 x i32> %2752 to <16 x float>
  %2755 = fmul <16 x float> %1521, %2754
  %2756 = select <16 x i1> %2753, <16 x float> %1523, <16 x float> %2755
  store <16 x float> %2756, ptr %2749, align 64
  %2757 = getelementptr inbounds nuw i8, ptr %1682, i64 1856
  %2758 = shl <16 x i32> %1704, %1665
  %2759 = ashr <16 x i32> %2758, %1516
  %2760 = and <16 x i32> %2759, %1518
  %2761 = bitcast <16 x i32> %2760 to <16 x float>
  %2762 = fmul <16 x float> %1521, %2761
  store <16 x float> %2762, ptr %2757, align 64
  %2763 = getelementptr inbounds nuw i8, ptr %1683, i64 1856
  %2764 = and <16 x i32> %2760, splat (i32 2147483647)
  %2765 = and <16 x i32> %2760, splat (i32 2139095040)
  %2766 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2765, <16 x i32> splat (i32 8388608))
  %2767 = icmp eq <16 x i32> %2764, zeroinitializer
  %2768 = bitcast <16 x i32> %2766 to <16 x float>
  %2769 = fmul <16 x float> %1521, %2768
  %2770 = select <16 x i1> %2767, <16 x float> %1523, <16 x float> %2769
  store <16 x float> %2770, ptr %2763, align 64
  br label %2816

2771:
  %2772 = phi <16 x i32> [ %2731, %2730 ], [ %2733, %2732 ]
  %2773 = sitofp <16 x i32> %2772 to <16 x float>
  %2774 = getelementptr inbounds nuw i8, ptr %1682, i64 1728
  store <16 x float> %2773, ptr %2774, align 64
  %2775 = load i32, ptr %20, align 4
  %2776 = sub i32 32, %2775
  %2777 = shl i32 %2775, 2
  %2778 = sub i32 %2776, %2777
  %2779 = insertelement <16 x i32> poison, i32 %2778, i64 0
  %2780 = shufflevector <16 x i32> %2779, <16 x i32> poison, <16 x i32> zeroinitializer
  %2781 = shl <16 x i32> %1704, %2780
  %2782 = load i32, ptr %26, align 4
  %2783 = icmp eq i32 %2782, 0
  %2784 = insertelement <16 x i32> poison, i32 %2776, i64 0
  %2785 = shufflevector <16 x i32> %2784, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %2783, label %2788, label %2786

2786:
  %2787 = ashr <16 x i32> %2781, %2785
  br label %2790

2788:
  %2789 = lshr <16 x i32> %2781, %2785
  br label %2790

2790:
  %2791 = phi <16 x i32> [ %2787, %2786 ], [ %2789, %2788 ]
  %2792 = sitofp <16 x i32> %2791 to <16 x float>
  %2793 = getelementptr inbounds nuw i8, ptr %1682, i64 1792
  store <16 x float> %2792, ptr %2793, align 64
  %2794 = load i32, ptr %20, align 4
  %2795 = sub i32 32, %2794
  %2796 = mul i32 %2794, -5
  %2797 = add i32 %2796, %2795
  %2798 = insertelement <16 x i32> poison, i32 %2797, i64 0
  %2799 = shufflevector <16 x i32> %2798, <16 x i32> poison, <16 x i32> zeroinitializer
  %2800 = shl <16 x i32> %1704, %2799
  %2801 = load i32, ptr %26, align 4
  %2802 = icmp eq i32 %2801, 0
  %2803 = insertelement <16 x i32> poison, i32 %2795, i64 0
  %2804 = shufflevector <16 x i32> %2803, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %2802, label %2807, label %2805

2805:
  %2806 = ashr <16 x i32> %2800, %2804
  br label %2846

2807:
  %2808 = lshr <16 x i32> %2800, %2804
  br label %2846

2809:
  %2810 = getelementptr inbounds nuw i8, ptr %1682, i64 1856
  %2811 = shl <16 x i32> %1704, %1665
  %2812 = ashr <16 x i32> %2811, %1516
  %2813 = and <16 x i32> %2812, %1518
  %2814 = bitcast <16 x i32> %2813 to <16 x float>
  %2815 = fmul <16 x float> %1521, %2814
  store <16 x float> %2815, ptr %2810, align 64
  br label %2816

2816:
  %2817 = getelementptr inbounds nuw i8, ptr %1682, i64 1920
  %2818 = shl <16 x i32> %1704, %1670
  %2819 = ashr <16 x i32> %2818, %1516
  %2820 = and <16 x i32> %2819, %1518
  %2821 = bitcast <16 x i32> %2820 to <16 x float>
  %2822 = fmul <16 x float> %1521, %2821
  store <16 x float> %2822, ptr %2817, align 64
  br i1 %1513, label %2823, label %2888

2823:
  %2824 = getelementptr inbounds nuw i8, ptr %1683, i64 1920
  %2825 = and <16 x i32> %2820, splat (i32 2147483647)
  %2826 = and <16 x i32> %2820, splat (i32 2139095040)
  %2827 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2826, <16 x i32> splat (i32 8388608))
  %2828 = icmp eq <16 x i32> %2825, zeroinitializer
  %2829 = bitcast <16 x i32> %2827 to <16 x float>
  %2830 = fmul <16 x float> %1521, %2829
  %2831 = select <16 x i1> %2828, <16 x float> %1523, <16 x float> %2830
  store <16 x float> %2831, ptr %2824, align 64
  %2832 = getelementptr inbounds nuw i8, ptr %1682, i64 1984
  %2833 = shl <16 x i32> %1704, %1675
  %2834 = ashr <16 x i32> %2833, %1516
  %2835 = and <16 x i32> %2834, %1518
  %2836 = bitcast <16 x i32> %2835 to <16 x float>
  %2837 = fmul <16 x float> %1521, %2836
  store <16 x float> %2837, ptr %2832, align 64
  %2838 = getelementptr inbounds nuw i8, ptr %1683, i64 1984
  %2839 = and <16 x i32> %2835, splat (i32 2147483647)
  %2840 = and <16 x i32> %2835, splat (i32 2139095040)
  %2841 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %2840, <16 x i32> splat (i32 8388608))
  %2842 = icmp eq <16 x i32> %2839, zeroinitializer
  %2843 = bitcast <16 x i32> %2841 to <16 x float>
  %2844 = fmul <16 x float> %1521, %2843
  %2845 = select <16 x i1> %2842, <16 x float> %1523, <16 x float> %2844
  store <16 x float> %2845, ptr %2838, align 64
  br label %2895

2846:
  %2847 = phi <16 x i32> [ %2806, %2805 ], [ %2808, %2807 ]
  %2848 = sitofp <16 x i32> %2847 to <16 x float>
  %2849 = getelementptr inbounds nuw i8, ptr %1682, i64 1856
  store <16 x float> %2848, ptr %2849, align 64
  %2850 = load i32, ptr %20, align 4
  %2851 = sub i32 32, %2850
  %2852 = mul i32 %2850, -6
  %2853 = add i32 %2852, %2851
  %2854 = insertelement <16 x i32> poison, i32 %2853, i64 0
  %2855 = shufflevector <16 x i32> %2854, <16 x i32> poison, <16 x i32> zeroinitializer
  %2856 = shl <16 x i32> %1704, %2855
  %2857 = load i32, ptr %26, align 4
  %2858 = icmp eq i32 %2857, 0
  %2859 = insertelement <16 x i32> poison, i32 %2851, i64 0
  %2860 = shufflevector <16 x i32> %2859, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %2858, label %2863, label %2861

2861:
  %2862 = ashr <16 x i32> %2856, %2860
  br label %2865

2863:
  %2864 = lshr <16 x i32> %2856, %2860
  br label %2865

2865:
  %2866 = phi <16 x i32> [ %2862, %2861 ], [ %2864, %2863 ]
  %2867 = sitofp <16 x i32> %2866 to <16 x float>
  %2868 = getelementptr inbounds nuw i8, ptr %1682, i64 1920
  store <16 x float> %2867, ptr %2868, align 64
  %2869 = load i32, ptr %20, align 4
  %2870 = sub i32 32, %2869
  %2871 = mul i32 %2869, -7
  %2872 = add i32 %2871, %2870
  %2873 = insertelement <16 x i32> poison, i32 %2872, i64 0
  %2874 = shufflevector <16 x i32> %2873, <16 x i32> poison, <16 x i32> zeroinitializer
  %2875 = shl <16 x i32> %1704, %2874
  %2876 = load i32, ptr %26, align 4
  %2877 = icmp eq i32 %2876, 0
  %2878 = insertelement <16 x i32> poison, i32 %2870, i64 0
  %2879 = shufflevector <16 x i32> %2878, <16 x i32> poison, <16 x i32> zeroinitializer
  br i1 %2877, label %2882, label %2880

2880:
  %2881 = ashr <16 x i32> %2875, %2879
  br label %2884

2882:
  %2883 = lshr <16 x i32> %2875, %2879
  br label %2884

2884:
  %2885 = phi <16 x i32> [ %2881, %2880 ], [ %2883, %2882 ]
  %2886 = sitofp <16 x i32> %2885 to <16 x float>
  %2887 = getelementptr inbounds nuw i8, ptr %1682, i64 1984
  store <16 x float> %2886, ptr %2887, align 64
  br label %2895

2888:
  %2889 = getelementptr inbounds nuw i8, ptr %1682, i64 1984
  %2890 = shl <16 x i32> %1704, %1675
  %2891 = ashr <16 x i32> %2890, %1516
  %2892 = and <16 x i32> %2891, %1518
  %2893 = bitcast <16 x i32> %2892 to <16 x float>
  %2894 = fmul <16 x float> %1521, %2893
  store <16 x float> %2894, ptr %2889, align 64
  br label %2895

2895:
  %2896 = phi <16 x i32> [ %1684, %2884 ], [ %2597, %2823 ], [ %2597, %2888 ]
  %2897 = getelementptr inbounds nuw i8, ptr %1682, i64 2048
  %2898 = getelementptr inbounds nuw i8, ptr %1683, i64 2048
  %2899 = add nuw nsw i64 %1681, 1
  %2900 = load i32, ptr %25, align 4
  %2901 = lshr i32 %2900, 5
  %2902 = zext nneg i32 %2901 to i64
  %2903 = icmp samesign ult i64 %2899, %2902
  br i1 %2903, label %1680, label %1676

2904:
  %2905 = phi i1 [ %870, %867 ], [ %483, %480 ], [ %210, %207 ], [ false, %155 ], [ false, %371 ], [ false, %761 ], [
      false, %1492 ], [ %1679, %1676 ]
  %2906 = icmp ne i32 %140, 2
  %2907 = select i1 %2906, i1 %2905, i1 false
  %2908 = getelementptr inbounds nuw i8, ptr %13, i64 %132
  %2909 = zext i1 %2907 to i8
  store i8 %2909, ptr %2908, align 1
  br i1 %27, label %2914, label %2910

2910:
  %2911 = load ptr, ptr %7, align 8
  %2912 = shl i32 %133, 4
  %2913 = getelementptr inbounds nuw %struct.Factors, ptr %11, i64 %132
  call fastcc void @read_scales(ptr %7, ptr %2911, i32 %2912, i32 16, ptr %2913)
  br label %2914

2914:
  %2915 = add nuw nsw i64 %132, 1
  %2916 = icmp eq i64 %2915, %28
  br i1 %2916, label %29, label %131

2917:
  ret void

2918:
  %2919 = phi i64 [ 0, %31 ], [ %4290, %4289 ]
  %2920 = phi ptr [ %3, %31 ], [ %4291, %4289 ]
  %2921 = load i32, ptr %32, align 4
  %2922 = icmp eq i32 %2921, 3
  %2923 = select i1 %2922, i32 0, i32 %2921
  %2924 = load i32, ptr %33, align 4
  %2925 = tail call i32 @llvm.cttz.i32(i32 %2924, i1 false)
  %2926 = sub nsw i32 5, %2925
  %2927 = load i32, ptr %34, align 4
  %2928 = load i32, ptr %35, align 4
  %2929 = load i32, ptr %36, align 4
  %2930 = add nsw i32 %2929, %2928
  %2931 = load i32, ptr %37, align 4
  %2932 = add i32 %2931, %2930
  %2933 = sub i32 31, %2932
  %2934 = sub nsw i32 32, %2924
  %2935 = lshr i32 -1, %2934
  %2936 = udiv i32 -1, %2935
  %2937 = shl i32 %2936, %2931
  %2938 = load i32, ptr %38, align 4
  %2939 = shl i32 %2937, %2930
  %2940 = zext i32 %2926 to i64
  %2941 = getelementptr inbounds nuw [64 x i16], ptr @PLACES, i64 %2940
  store ptr %2941, ptr %40, align 64
  switch i32 %2925, label %3613 [
    i32 5, label %2942
    i32 4, label %3065
    i32 3, label %3264
  ]

2942:
  %2943 = lshr i32 %2927, 2
  %2944 = icmp eq i32 %2943, 0
  br i1 %2944, label %4262, label %2945

2945:
  %2946 = shl nsw i32 -1, %2930
  %2947 = xor i32 %2946, -1
  %2948 = sub i32 %2947, %2938
  %2949 = mul i32 %2948, %2937
  %2950 = mul i32 %2937, %2947
  %2951 = icmp eq i32 %2928, 8
  %2952 = select i1 %2951, float 0x3810000000000000, float 0.000000e+00
  %2953 = add nsw i32 %2928, -1
  %2954 = shl i32 -8388608, %2953
  %2955 = add i32 %2954, 2139095040
  %2956 = sub nsw i32 23, %2929
  %2957 = shl i32 %2947, %2956
  %2958 = or i32 %2957, -2147483648
  %2959 = sub i32 8, %2928
  %2960 = load i32, ptr %41, align 4
  %2961 = icmp eq i32 %2923, 2
  %2962 = insertelement <16 x i32> poison, i32 %2950, i64 0
  %2963 = shufflevector <16 x i32> %2962, <16 x i32> poison, <16 x i32> zeroinitializer
  %2964 = insertelement <16 x i32> poison, i32 %2949, i64 0
  %2965 = shufflevector <16 x i32> %2964, <16 x i32> poison, <16 x i32> zeroinitializer
  %2966 = icmp eq i32 %2923, 1
  %2967 = insertelement <16 x i32> poison, i32 %2959, i64 0
  %2968 = shufflevector <16 x i32> %2967, <16 x i32> poison, <16 x i32> zeroinitializer
  %2969 = insertelement <16 x i32> poison, i32 %2958, i64 0
  %2970 = shufflevector <16 x i32> %2969, <16 x i32> poison, <16 x i32> zeroinitializer
  %2971 = insertelement <16 x i32> poison, i32 %2955, i64 0
  %2972 = bitcast <16 x i32> %2971 to <16 x float>
  %2973 = shufflevector <16 x float> %2972, <16 x float> poison, <16 x i32> zeroinitializer
  %2974 = insertelement <16 x float> poison, float %2952, i64 0
  %2975 = shufflevector <16 x float> %2974, <16 x float> poison, <16 x i32> zeroinitializer
  %2976 = insertelement <16 x i32> poison, i32 %2934, i64 0
  %2977 = shufflevector <16 x i32> %2976, <16 x i32> poison, <16 x i32> zeroinitializer
  %2978 = zext nneg i32 %2943 to i64
  %2979 = insertelement <16 x i32> poison, i32 %2933, i64 0
  %2980 = shufflevector <16 x i32> %2979, <16 x i32> poison, <16 x i32> zeroinitializer
  %2981 = insertelement <16 x i32> poison, i32 %2933, i64 0
  %2982 = shufflevector <16 x i32> %2981, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %2987

2983:
  %2984 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %3060)
  %2985 = and i32 %2984, %2939
  %2986 = icmp ne i32 %2985, 0
  br label %4262

2987:
  %2988 = phi i64 [ 0, %2945 ], [ %3063, %3059 ]
  %2989 = phi ptr [ %14, %2945 ], [ %3061, %3059 ]
  %2990 = phi ptr [ %39, %2945 ], [ %3062, %3059 ]
  %2991 = phi <16 x i32> [ zeroinitializer, %2945 ], [ %3060, %3059 ]
  %2992 = trunc nuw nsw i64 %2988 to i32
  %2993 = add i32 %2960, %2992
  %2994 = zext i32 %2993 to i64
  %2995 = getelementptr inbounds nuw [32 x i32], ptr %2920, i64 %2994
  %2996 = load <16 x i32>, ptr %2995, align 64
  br i1 %2961, label %2997, label %3005

2997:
  %2998 = shl <16 x i32> %2996, %2977
  %2999 = load i32, ptr %42, align 4
  %3000 = icmp eq i32 %2999, 0
  br i1 %3000, label %3003, label %3001

3001:
  %3002 = ashr exact <16 x i32> %2998, %2977
  br label %3021

3003:
  %3004 = lshr exact <16 x i32> %2998, %2977
  br label %3021

3005:
  %3006 = and <16 x i32> %2996, %2963
  %3007 = add <16 x i32> %3006, %2965
  %3008 = shl <16 x i32> %2996, %2980
  %3009 = ashr <16 x i32> %3008, %2968
  %3010 = and <16 x i32> %3009, %2970
  %3011 = bitcast <16 x i32> %3010 to <16 x float>
  %3012 = fmul <16 x float> %2973, %3011
  store <16 x float> %3012, ptr %2989, align 64
  br i1 %2966, label %3013, label %3037

3013:
  %3014 = and <16 x i32> %3010, splat (i32 2147483647)
  %3015 = and <16 x i32> %3010, splat (i32 2139095040)
  %3016 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3015, <16 x i32> splat (i32 8388608))
  %3017 = icmp eq <16 x i32> %3014, zeroinitializer
  %3018 = bitcast <16 x i32> %3016 to <16 x float>
  %3019 = fmul <16 x float> %2973, %3018
  %3020 = select <16 x i1> %3017, <16 x float> %2975, <16 x float> %3019
  store <16 x float> %3020, ptr %2990, align 64
  br label %3037

3021:
  %3022 = phi <16 x i32> [ %3002, %3001 ], [ %3004, %3003 ]
  %3023 = sitofp <16 x i32> %3022 to <16 x float>
  store <16 x float> %3023, ptr %2989, align 64
  %3024 = getelementptr inbounds nuw i8, ptr %2995, i64 64
  %3025 = load <16 x i32>, ptr %3024, align 64
  %3026 = getelementptr inbounds nuw i8, ptr %2989, i64 64
  %3027 = shl <16 x i32> %3025, %2977
  %3028 = load i32, ptr %42, align 4
  %3029 = icmp eq i32 %3028, 0
  br i1 %3029, label %3032, label %3030

3030:
  %3031 = ashr exact <16 x i32> %3027, %2977
  br label %3034

3032:
  %3033 = lshr exact <16 x i32> %3027, %2977
  br label %3034

3034:
  %3035 = phi <16 x i32> [ %3031, %3030 ], [ %3033, %3032 ]
  %3036 = sitofp <16 x i32> %3035 to <16 x float>
  store <16 x float> %3036, ptr %3026, align 64
  br label %3059

3037:
  %3038 = getelementptr inbounds nuw i8, ptr %2995, i64 64
  %3039 = load <16 x i32>, ptr %3038, align 64
  %3040 = getelementptr inbounds nuw i8, ptr %2989, i64 64
  %3041 = and <16 x i32> %3039, %2963
  %3042 = add <16 x i32> %3041, %2965
  %3043 = or <16 x i32> %3007, %3042
  %3044 = or <16 x i32> %3043, %2991
  %3045 = shl <16 x i32> %3039, %2982
  %3046 = ashr <16 x i32> %3045, %2968
  %3047 = and <16 x i32> %3046, %2970
  %3048 = bitcast <16 x i32> %3047 to <16 x float>
  %3049 = fmul <16 x float> %2973, %3048
  store <16 x float> %3049, ptr %3040, align 64
  br i1 %2966, label %3050, label %3059

3050:
  %3051 = getelementptr inbounds nuw i8, ptr %2990, i64 64
  %3052 = and <16 x i32> %3047, splat (i32 2147483647)
  %3053 = and <16 x i32> %3047, splat (i32 2139095040)
  %3054 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3053, <16 x i32> splat (i32 8388608))
  %3055 = icmp eq <16 x i32> %3052, zeroinitializer
  %3056 = bitcast <16 x i32> %3054 to <16 x float>
  %3057 = fmul <16 x float> %2973, %3056
  %3058 = select <16 x i1> %3055, <16 x float> %2975, <16 x float> %3057
  store <16 x float> %3058, ptr %3051, align 64
  br label %3059

3059:
  %3060 = phi <16 x i32> [ %2991, %3034 ], [ %3044, %3050 ], [ %3044, %3037 ]
  %3061 = getelementptr inbounds nuw i8, ptr %2989, i64 128
  %3062 = getelementptr inbounds nuw i8, ptr %2990, i64 128
  %3063 = add nuw nsw i64 %2988, 1
  %3064 = icmp eq i64 %3063, %2978
  br i1 %3064, label %2983, label %2987

3065:
  %3066 = lshr i32 %2927, 3
  %3067 = icmp eq i32 %3066, 0
  br i1 %3067, label %4262, label %3068

3068:
  %3069 = shl nsw i32 -1, %2930
  %3070 = xor i32 %3069, -1
  %3071 = sub i32 %3070, %2938
  %3072 = mul i32 %3071, %2937
  %3073 = mul i32 %2937, %3070
  %3074 = icmp eq i32 %2928, 8
  %3075 = select i1 %3074, float 0x3810000000000000, float 0.000000e+00
  %3076 = add nsw i32 %2928, -1
  %3077 = shl i32 -8388608, %3076
  %3078 = add i32 %3077, 2139095040
  %3079 = sub nsw i32 23, %2929
  %3080 = shl i32 %3070, %3079
  %3081 = or i32 %3080, -2147483648
  %3082 = sub i32 8, %2928
  %3083 = load i32, ptr %41, align 4
  %3084 = icmp eq i32 %2923, 2
  %3085 = insertelement <16 x i32> poison, i32 %3073, i64 0
  %3086 = shufflevector <16 x i32> %3085, <16 x i32> poison, <16 x i32> zeroinitializer
  %3087 = insertelement <16 x i32> poison, i32 %3072, i64 0
  %3088 = shufflevector <16 x i32> %3087, <16 x i32> poison, <16 x i32> zeroinitializer
  %3089 = icmp eq i32 %2923, 1
  %3090 = insertelement <16 x i32> poison, i32 %3082, i64 0
  %3091 = shufflevector <16 x i32> %3090, <16 x i32> poison, <16 x i32> zeroinitializer
  %3092 = insertelement <16 x i32> poison, i32 %3081, i64 0
  %3093 = shufflevector <16 x i32> %3092, <16 x i32> poison, <16 x i32> zeroinitializer
  %3094 = insertelement <16 x i32> poison, i32 %3078, i64 0
  %3095 = bitcast <16 x i32> %3094 to <16 x float>
  %3096 = shufflevector <16 x float> %3095, <16 x float> poison, <16 x i32> zeroinitializer
  %3097 = insertelement <16 x float> poison, float %3075, i64 0
  %3098 = shufflevector <16 x float> %3097, <16 x float> poison, <16 x i32> zeroinitializer
  %3099 = insertelement <16 x i32> poison, i32 %2934, i64 0
  %3100 = shufflevector <16 x i32> %3099, <16 x i32> poison, <16 x i32> zeroinitializer
  %3101 = zext nneg i32 %3066 to i64
  %3102 = insertelement <16 x i32> poison, i32 %2933, i64 0
  %3103 = shufflevector <16 x i32> %3102, <16 x i32> poison, <16 x i32> zeroinitializer
  %3104 = sub i32 %2933, %2924
  %3105 = insertelement <16 x i32> poison, i32 %3104, i64 0
  %3106 = shufflevector <16 x i32> %3105, <16 x i32> poison, <16 x i32> zeroinitializer
  %3107 = insertelement <16 x i32> poison, i32 %2933, i64 0
  %3108 = shufflevector <16 x i32> %3107, <16 x i32> poison, <16 x i32> zeroinitializer
  %3109 = sub i32 %2933, %2924
  %3110 = insertelement <16 x i32> poison, i32 %3109, i64 0
  %3111 = shufflevector <16 x i32> %3110, <16 x i32> poison, <16 x i32> zeroinitializer
  %3112 = sub i32 %2934, %2924
  %3113 = insertelement <16 x i32> poison, i32 %3112, i64 0
  %3114 = shufflevector <16 x i32> %3113, <16 x i32> poison, <16 x i32> zeroinitializer
  %3115 = sub i32 %2934, %2924
  %3116 = insertelement <16 x i32> poison, i32 %3115, i64 0
  %3117 = shufflevector <16 x i32> %3116, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %3122

3118:
  %3119 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %3259)
  %3120 = and i32 %3119, %2939
  %3121 = icmp ne i32 %3120, 0
  br label %4262

3122:
  %3123 = phi i64 [ 0, %3068 ], [ %3262, %3258 ]
  %3124 = phi ptr [ %14, %3068 ], [ %3260, %3258 ]
  %3125 = phi ptr [ %39, %3068 ], [ %3261, %3258 ]
  %3126 = phi <16 x i32> [ zeroinitializer, %3068 ], [ %3259, %3258 ]
  %3127 = trunc nuw nsw i64 %3123 to i32
  %3128 = add i32 %3083, %3127
  %3129 = zext i32 %3128 to i64
  %3130 = getelementptr inbounds nuw [32 x i32], ptr %2920, i64 %3129
  %3131 = load <16 x i32>, ptr %3130, align 64
  br i1 %3084, label %3132, label %3140

3132:
  %3133 = shl <16 x i32> %3131, %3100
  %3134 = load i32, ptr %42, align 4
  %3135 = icmp eq i32 %3134, 0
  br i1 %3135, label %3138, label %3136

3136:
  %3137 = ashr exact <16 x i32> %3133, %3100
  br label %3170

3138:
  %3139 = lshr exact <16 x i32> %3133, %3100
  br label %3170

3140:
  %3141 = and <16 x i32> %3131, %3086
  %3142 = add <16 x i32> %3141, %3088
  %3143 = shl <16 x i32> %3131, %3103
  %3144 = ashr <16 x i32> %3143, %3091
  %3145 = and <16 x i32> %3144, %3093
  %3146 = bitcast <16 x i32> %3145 to <16 x float>
  %3147 = fmul <16 x float> %3096, %3146
  store <16 x float> %3147, ptr %3124, align 64
  br i1 %3089, label %3148, label %3194

3148:
  %3149 = and <16 x i32> %3145, splat (i32 2147483647)
  %3150 = and <16 x i32> %3145, splat (i32 2139095040)
  %3151 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3150, <16 x i32> splat (i32 8388608))
  %3152 = icmp eq <16 x i32> %3149, zeroinitializer
  %3153 = bitcast <16 x i32> %3151 to <16 x float>
  %3154 = fmul <16 x float> %3096, %3153
  %3155 = select <16 x i1> %3152, <16 x float> %3098, <16 x float> %3154
  store <16 x float> %3155, ptr %3125, align 64
  %3156 = getelementptr inbounds nuw i8, ptr %3124, i64 128
  %3157 = shl <16 x i32> %3131, %3106
  %3158 = ashr <16 x i32> %3157, %3091
  %3159 = and <16 x i32> %3158, %3093
  %3160 = bitcast <16 x i32> %3159 to <16 x float>
  %3161 = fmul <16 x float> %3096, %3160
  store <16 x float> %3161, ptr %3156, align 64
  %3162 = getelementptr inbounds nuw i8, ptr %3125, i64 128
  %3163 = and <16 x i32> %3159, splat (i32 2147483647)
  %3164 = and <16 x i32> %3159, splat (i32 2139095040)
  %3165 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3164, <16 x i32> splat (i32 8388608))
  %3166 = icmp eq <16 x i32> %3163, zeroinitializer
  %3167 = bitcast <16 x i32> %3165 to <16 x float>
  %3168 = fmul <16 x float> %3096, %3167
  %3169 = select <16 x i1> %3166, <16 x float> %3098, <16 x float> %3168
  store <16 x float> %3169, ptr %3162, align 64
  br label %3201

3170:
  %3171 = phi <16 x i32> [ %3137, %3136 ], [ %3139, %3138 ]
  %3172 = sitofp <16 x i32> %3171 to <16 x float>
  store <16 x float> %3172, ptr %3124, align 64
  %3173 = shl <16 x i32> %3131, %3114
  %3174 = load i32, ptr %42, align 4
  %3175 = icmp eq i32 %3174, 0
  br i1 %3175, label %3178, label %3176

3176:
  %3177 = ashr <16 x i32> %3173, %3100
  br label %3180

3178:
  %3179 = lshr <16 x i32> %3173, %3100
  br label %3180

3180:
  %3181 = phi <16 x i32> [ %3177, %3176 ], [ %3179, %3178 ]
  %3182 = sitofp <16 x i32> %3181 to <16 x float>
  %3183 = getelementptr inbounds nuw i8, ptr %3124, i64 128
  store <16 x float> %3182, ptr %3183, align 64
  %3184 = getelementptr inbounds nuw i8, ptr %3130, i64 64
  %3185 = load <16 x i32>, ptr %3184, align 64
  %3186 = getelementptr inbounds nuw i8, ptr %3124, i64 64
  %3187 = shl <16 x i32> %3185, %3100
  %3188 = load i32, ptr %42, align 4
  %3189 = icmp eq i32 %3188, 0
  br i1 %3189, label %3192, label %3190

3190:
  %3191 = ashr exact <16 x i32> %3187, %3100
  br label %3237

3192:
  %3193 = lshr exact <16 x i32> %3187, %3100
  br label %3237

3194:
  %3195 = getelementptr inbounds nuw i8, ptr %3124, i64 128
  %3196 = shl <16 x i32> %3131, %3106
  %3197 = ashr <16 x i32> %3196, %3091
  %3198 = and <16 x i32> %3197, %3093
  %3199 = bitcast <16 x i32> %3198 to <16 x float>
  %3200 = fmul <16 x float> %3096, %3199
  store <16 x float> %3200, ptr %3195, align 64
  br label %3201

3201:
  %3202 = getelementptr inbounds nuw i8, ptr %3130, i64 64
  %3203 = load <16 x i32>, ptr %3202, align 64
  %3204 = getelementptr inbounds nuw i8, ptr %3124, i64 64
  %3205 = and <16 x i32> %3203, %3086
  %3206 = add <16 x i32> %3205, %3088
  %3207 = or <16 x i32> %3142, %3206
  %3208 = or <16 x i32> %3207, %3126
  %3209 = shl <16 x i32> %3203, %3108
  %3210 = ashr <16 x i32> %3209, %3091
  %3211 = and <16 x i32> %3210, %3093
  %3212 = bitcast <16 x i32> %3211 to <16 x float>
  %3213 = fmul <16 x float> %3096, %3212
  store <16 x float> %3213, ptr %3204, align 64
  br i1 %3089, label %3214, label %3251

3214:
  %3215 = getelementptr inbounds nuw i8, ptr %3125, i64 64
  %3216 = and <16 x i32> %3211, splat (i32 2147483647)
  %3217 = and <16 x i32> %3211, splat (i32 2139095040)
  %3218 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3217, <16 x i32> splat (i32 8388608))
  %3219 = icmp eq <16 x i32> %3216, zeroinitializer
  %3220 = bitcast <16 x i32> %3218 to <16 x float>
  %3221 = fmul <16 x float> %3096, %3220
  %3222 = select <16 x i1> %3219, <16 x float> %3098, <16 x float> %3221
  store <16 x float> %3222, ptr %3215, align 64
  %3223 = getelementptr inbounds nuw i8, ptr %3124, i64 192
  %3224 = shl <16 x i32> %3203, %3111
  %3225 = ashr <16 x i32> %3224, %3091
  %3226 = and <16 x i32> %3225, %3093
  %3227 = bitcast <16 x i32> %3226 to <16 x float>
  %3228 = fmul <16 x float> %3096, %3227
  store <16 x float> %3228, ptr %3223, align 64
  %3229 = getelementptr inbounds nuw i8, ptr %3125, i64 192
  %3230 = and <16 x i32> %3226, splat (i32 2147483647)
  %3231 = and <16 x i32> %3226, splat (i32 2139095040)
  %3232 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3231, <16 x i32> splat (i32 8388608))
  %3233 = icmp eq <16 x i32> %3230, zeroinitializer
  %3234 = bitcast <16 x i32> %3232 to <16 x float>
  %3235 = fmul <16 x float> %3096, %3234
  %3236 = select <16 x i1> %3233, <16 x float> %3098, <16 x float> %3235
  store <16 x float> %3236, ptr %3229, align 64
  br label %3258

3237:
  %3238 = phi <16 x i32> [ %3191, %3190 ], [ %3193, %3192 ]
  %3239 = sitofp <16 x i32> %3238 to <16 x float>
  store <16 x float> %3239, ptr %3186, align 64
  %3240 = shl <16 x i32> %3185, %3117
  %3241 = load i32, ptr %42, align 4
  %3242 = icmp eq i32 %3241, 0
  br i1 %3242, label %3245, label %3243

3243:
  %3244 = ashr <16 x i32> %3240, %3100
  br label %3247

3245:
  %3246 = lshr <16 x i32> %3240, %3100
  br label %3247

3247:
  %3248 = phi <16 x i32> [ %3244, %3243 ], [ %3246, %3245 ]
  %3249 = sitofp <16 x i32> %3248 to <16 x float>
  %3250 = getelementptr inbounds nuw i8, ptr %3124, i64 192
  store <16 x float> %3249, ptr %3250, align 64
  br label %3258

3251:
  %3252 = getelementptr inbounds nuw i8, ptr %3124, i64 192
  %3253 = shl <16 x i32> %3203, %3111
  %3254 = ashr <16 x i32> %3253, %3091
  %3255 = and <16 x i32> %3254, %3093
  %3256 = bitcast <16 x i32> %3255 to <16 x float>
  %3257 = fmul <16 x float> %3096, %3256
  store <16 x float> %3257, ptr %3252, align 64
  br label %3258

3258:
  %3259 = phi <16 x i32> [ %3126, %3247 ], [ %3208, %3214 ], [ %3208, %3251 ]
  %3260 = getelementptr inbounds nuw i8, ptr %3124, i64 256
  %3261 = getelementptr inbounds nuw i8, ptr %3125, i64 256
  %3262 = add nuw nsw i64 %3123, 1
  %3263 = icmp eq i64 %3262, %3101
  br i1 %3263, label %3118, label %3122

3264:
  %3265 = lshr i32 %2927, 4
  %3266 = icmp eq i32 %3265, 0
  br i1 %3266, label %4262, label %3267

3267:
  %3268 = shl nsw i32 -1, %2930
  %3269 = xor i32 %3268, -1
  %3270 = sub i32 %3269, %2938
  %3271 = mul i32 %3270, %2937
  %3272 = mul i32 %2937, %3269
  %3273 = icmp eq i32 %2928, 8
  %3274 = select i1 %3273, float 0x3810000000000000, float 0.000000e+00
  %3275 = add nsw i32 %2928, -1
  %3276 = shl i32 -8388608, %3275
  %3277 = add i32 %3276, 2139095040
  %3278 = sub nsw i32 23, %2929
  %3279 = shl i32 %3269, %3278
  %3280 = or i32 %3279, -2147483648
  %3281 = sub i32 8, %2928
  %3282 = load i32, ptr %41, align 4
  %3283 = icmp eq i32 %2923, 2
  %3284 = insertelement <16 x i32> poison, i32 %3272, i64 0
  %3285 = shufflevector <16 x i32> %3284, <16 x i32> poison, <16 x i32> zeroinitializer
  %3286 = insertelement <16 x i32> poison, i32 %3271, i64 0
  %3287 = shufflevector <16 x i32> %3286, <16 x i32> poison, <16 x i32> zeroinitializer
  %3288 = icmp eq i32 %2923, 1
  %3289 = insertelement <16 x i32> poison, i32 %3281, i64 0
  %3290 = shufflevector <16 x i32> %3289, <16 x i32> poison, <16 x i32> zeroinitializer
  %3291 = insertelement <16 x i32> poison, i32 %3280, i64 0
  %3292 = shufflevector <16 x i32> %3291, <16 x i32> poison, <16 x i32> zeroinitializer
  %3293 = insertelement <16 x i32> poison, i32 %3277, i64 0
  %3294 = bitcast <16 x i32> %3293 to <16 x float>
  %3295 = shufflevector <16 x float> %3294, <16 x float> poison, <16 x i32> zeroinitializer
  %3296 = insertelement <16 x float> poison, float %3274, i64 0
  %3297 = shufflevector <16 x float> %3296, <16 x float> poison, <16 x i32> zeroinitializer
  %3298 = insertelement <16 x i32> poison, i32 %2934, i64 0
  %3299 = shufflevector <16 x i32> %3298, <16 x i32> poison, <16 x i32> zeroinitializer
  %3300 = zext nneg i32 %3265 to i64
  %3301 = insertelement <16 x i32> poison, i32 %2933, i64 0
  %3302 = shufflevector <16 x i32> %3301, <16 x i32> poison, <16 x i32> zeroinitializer
  %3303 = sub i32 %2933, %2924
  %3304 = insertelement <16 x i32> poison, i32 %3303, i64 0
  %3305 = shufflevector <16 x i32> %3304, <16 x i32> poison, <16 x i32> zeroinitializer
  %3306 = shl i32 %2924, 1
  %3307 = sub i32 %2933, %3306
  %3308 = insertelement <16 x i32> poison, i32 %3307, i64 0
  %3309 = shufflevector <16 x i32> %3308, <16 x i32> poison, <16 x i32> zeroinitializer
  %3310 = mul i32 %2924, -3
  %3311 = add i32 %3310, %2933
  %3312 = insertelement <16 x i32> poison, i32 %3311, i64 0
  %3313 = shufflevector <16 x i32> %3312, <16 x i32> poison, <16 x i32> zeroinitializer
  %3314 = insertelement <16 x i32> poison, i32 %2933, i64 0
  %3315 = shufflevector <16 x i32> %3314, <16 x i32> poison, <16 x i32> zeroinitializer
  %3316 = sub i32 %2933, %2924
  %3317 = insertelement <16 x i32> poison, i32 %3316, i64 0
  %3318 = shufflevector <16 x i32> %3317, <16 x i32> poison, <16 x i32> zeroinitializer
  %3319 = shl i32 %2924, 1
  %3320 = sub i32 %2933, %3319
  %3321 = insertelement <16 x i32> poison, i32 %3320, i64 0
  %3322 = shufflevector <16 x i32> %3321, <16 x i32> poison, <16 x i32> zeroinitializer
  %3323 = mul i32 %2924, -3
  %3324 = add i32 %3323, %2933
  %3325 = insertelement <16 x i32> poison, i32 %3324, i64 0
  %3326 = shufflevector <16 x i32> %3325, <16 x i32> poison, <16 x i32> zeroinitializer
  %3327 = sub i32 %2934, %2924
  %3328 = insertelement <16 x i32> poison, i32 %3327, i64 0
  %3329 = shufflevector <16 x i32> %3328, <16 x i32> poison, <16 x i32> zeroinitializer
  %3330 = shl i32 %2924, 1
  %3331 = sub i32 %2934, %3330
  %3332 = insertelement <16 x i32> poison, i32 %3331, i64 0
  %3333 = shufflevector <16 x i32> %3332, <16 x i32> poison, <16 x i32> zeroinitializer
  %3334 = mul i32 %2924, -3
  %3335 = add i32 %3334, %2934
  %3336 = insertelement <16 x i32> poison, i32 %3335, i64 0
  %3337 = shufflevector <16 x i32> %3336, <16 x i32> poison, <16 x i32> zeroinitializer
  %3338 = sub i32 %2934, %2924
  %3339 = insertelement <16 x i32> poison, i32 %3338, i64 0
  %3340 = shufflevector <16 x i32> %3339, <16 x i32> poison, <16 x i32> zeroinitializer
  %3341 = shl i32 %2924, 1
  %3342 = sub i32 %2934, %3341
  %3343 = insertelement <16 x i32> poison, i32 %3342, i64 0
  %3344 = shufflevector <16 x i32> %3343, <16 x i32> poison, <16 x i32> zeroinitializer
  %3345 = mul i32 %2924, -3
  %3346 = add i32 %3345, %2934
  %3347 = insertelement <16 x i32> poison, i32 %3346, i64 0
  %3348 = shufflevector <16 x i32> %3347, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %3353

3349:
  %3350 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %3608)
  %3351 = and i32 %3350, %2939
  %3352 = icmp ne i32 %3351, 0
  br label %4262

3353:
  %3354 = phi i64 [ 0, %3267 ], [ %3611, %3607 ]
  %3355 = phi ptr [ %14, %3267 ], [ %3609, %3607 ]
  %3356 = phi ptr [ %39, %3267 ], [ %3610, %3607 ]
  %3357 = phi <16 x i32> [ zeroinitializer, %3267 ], [ %3608, %3607 ]
  %3358 = trunc nuw nsw i64 %3354 to i32
  %3359 = add i32 %3282, %3358
  %3360 = zext i32 %3359 to i64
  %3361 = getelementptr inbounds nuw [32 x i32], ptr %2920, i64 %3360
  %3362 = load <16 x i32>, ptr %3361, align 64
  br i1 %3283, label %3363, label %3371

3363:
  %3364 = shl <16 x i32> %3362, %3299
  %3365 = load i32, ptr %42, align 4
  %3366 = icmp eq i32 %3365, 0
  br i1 %3366, label %3369, label %3367

3367:
  %3368 = ashr exact <16 x i32> %3364, %3299
  br label %3401

3369:
  %3370 = lshr exact <16 x i32> %3364, %3299
  br label %3401

3371:
  %3372 = and <16 x i32> %3362, %3285
  %3373 = add <16 x i32> %3372, %3287
  %3374 = shl <16 x i32> %3362, %3302
  %3375 = ashr <16 x i32> %3374, %3290
  %3376 = and <16 x i32> %3375, %3292
  %3377 = bitcast <16 x i32> %3376 to <16 x float>
  %3378 = fmul <16 x float> %3295, %3377
  store <16 x float> %3378, ptr %3355, align 64
  br i1 %3288, label %3379, label %3411

3379:
  %3380 = and <16 x i32> %3376, splat (i32 2147483647)
  %3381 = and <16 x i32> %3376, splat (i32 2139095040)
  %3382 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3381, <16 x i32> splat (i32 8388608))
  %3383 = icmp eq <16 x i32> %3380, zeroinitializer
  %3384 = bitcast <16 x i32> %3382 to <16 x float>
  %3385 = fmul <16 x float> %3295, %3384
  %3386 = select <16 x i1> %3383, <16 x float> %3297, <16 x float> %3385
  store <16 x float> %3386, ptr %3356, align 64
  %3387 = getelementptr inbounds nuw i8, ptr %3355, i64 128
  %3388 = shl <16 x i32> %3362, %3305
  %3389 = ashr <16 x i32> %3388, %3290
  %3390 = and <16 x i32> %3389, %3292
  %3391 = bitcast <16 x i32> %3390 to <16 x float>
  %3392 = fmul <16 x float> %3295, %3391
  store <16 x float> %3392, ptr %3387, align 64
  %3393 = getelementptr inbounds nuw i8, ptr %3356, i64 128
  %3394 = and <16 x i32> %3390, splat (i32 2147483647)
  %3395 = and <16 x i32> %3390, splat (i32 2139095040)
  %3396 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3395, <16 x i32> splat (i32 8388608))
  %3397 = icmp eq <16 x i32> %3394, zeroinitializer
  %3398 = bitcast <16 x i32> %3396 to <16 x float>
  %3399 = fmul <16 x float> %3295, %3398
  %3400 = select <16 x i1> %3397, <16 x float> %3297, <16 x float> %3399
  store <16 x float> %3400, ptr %3393, align 64
  br label %3418

3401:
  %3402 = phi <16 x i32> [ %3368, %3367 ], [ %3370, %3369 ]
  %3403 = sitofp <16 x i32> %3402 to <16 x float>
  store <16 x float> %3403, ptr %3355, align 64
  %3404 = shl <16 x i32> %3362, %3329
  %3405 = load i32, ptr %42, align 4
  %3406 = icmp eq i32 %3405, 0
  br i1 %3406, label %3409, label %3407

3407:
  %3408 = ashr <16 x i32> %3404, %3299
  br label %3448

3409:
  %3410 = lshr <16 x i32> %3404, %3299
  br label %3448

3411:
  %3412 = getelementptr inbounds nuw i8, ptr %3355, i64 128
  %3413 = shl <16 x i32> %3362, %3305
  %3414 = ashr <16 x i32> %3413, %3290
  %3415 = and <16 x i32> %3414, %3292
  %3416 = bitcast <16 x i32> %3415 to <16 x float>
  %3417 = fmul <16 x float> %3295, %3416
  store <16 x float> %3417, ptr %3412, align 64
  br label %3418

3418:
  %3419 = getelementptr inbounds nuw i8, ptr %3355, i64 256
  %3420 = shl <16 x i32> %3362, %3309
  %3421 = ashr <16 x i32> %3420, %3290
  %3422 = and <16 x i32> %3421, %3292
  %3423 = bitcast <16 x i32> %3422 to <16 x float>
  %3424 = fmul <16 x float> %3295, %3423
  store <16 x float> %3424, ptr %3419, align 64
  br i1 %3288, label %3425, label %3484

3425:
  %3426 = getelementptr inbounds nuw i8, ptr %3356, i64 256
  %3427 = and <16 x i32> %3422, splat (i32 2147483647)
  %3428 = and <16 x i32> %3422, splat (i32 2139095040)
  %3429 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3428, <16 x i32> splat (i32 8388608))
  %3430 = icmp eq <16 x i32> %3427, zeroinitializer
  %3431 = bitcast <16 x i32> %3429 to <16 x float>
  %3432 = fmul <16 x float> %3295, %3431
  %3433 = select <16 x i1> %3430, <16 x float> %3297, <16 x float> %3432
  store <16 x float> %3433, ptr %3426, align 64
  %3434 = getelementptr inbounds nuw i8, ptr %3355, i64 384
  %3435 = shl <16 x i32> %3362, %3313
  %3436 = ashr <16 x i32> %3435, %3290
  %3437 = and <16 x i32> %3436, %3292
  %3438 = bitcast <16 x i32> %3437 to <16 x float>
  %3439 = fmul <16 x float> %3295, %3438
  store <16 x float> %3439, ptr %3434, align 64
  %3440 = getelementptr inbounds nuw i8, ptr %3356, i64 384
  %3441 = and <16 x i32> %3437, splat (i32 2147483647)
  %3442 = and <16 x i32> %3437, splat (i32 2139095040)
  %3443 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3442, <16 x i32> splat (i32 8388608))
  %3444 = icmp eq <16 x i32> %3441, zeroinitializer
  %3445 = bitcast <16 x i32> %3443 to <16 x float>
  %3446 = fmul <16 x float> %3295, %3445
  %3447 = select <16 x i1> %3444, <16 x float> %3297, <16 x float> %3446
  store <16 x float> %3447, ptr %3440, align 64
  br label %3491

3448:
  %3449 = phi <16 x i32> [ %3408, %3407 ], [ %3410, %3409 ]
  %3450 = sitofp <16 x i32> %3449 to <16 x float>
  %3451 = getelementptr inbounds nuw i8, ptr %3355, i64 128
  store <16 x float> %3450, ptr %3451, align 64
  %3452 = shl <16 x i32> %3362, %3333
  %3453 = load i32, ptr %42, align 4
  %3454 = icmp eq i32 %3453, 0
  br i1 %3454, label %3457, label %3455

3455:
  %3456 = ashr <16 x i32> %3452, %3299
  br label %3459

3457:
  %3458 = lshr <16 x i32> %3452, %3299
  br label %3459

3459:
  %3460 = phi <16 x i32> [ %3456, %3455 ], [ %3458, %3457 ]
  %3461 = sitofp <16 x i32> %3460 to <16 x float>
  %3462 = getelementptr inbounds nuw i8, ptr %3355, i64 256
  store <16 x float> %3461, ptr %3462, align 64
  %3463 = shl <16 x i32> %3362, %3337
  %3464 = load i32, ptr %42, align 4
  %3465 = icmp eq i32 %3464, 0
  br i1 %3465, label %3468, label %3466

3466:
  %3467 = ashr <16 x i32> %3463, %3299
  br label %3470

3468:
  %3469 = lshr <16 x i32> %3463, %3299
  br label %3470

3470:
  %3471 = phi <16 x i32> [ %3467, %3466 ], [ %3469, %3468 ]
  %3472 = sitofp <16 x i32> %3471 to <16 x float>
  %3473 = getelementptr inbounds nuw i8, ptr %3355, i64 384
  store <16 x float> %3472, ptr %3473, align 64
  %3474 = getelementptr inbounds nuw i8, ptr %3361, i64 64
  %3475 = load <16 x i32>, ptr %3474, align 64
  %3476 = getelementptr inbounds nuw i8, ptr %3355, i64 64
  %3477 = shl <16 x i32> %3475, %3299
  %3478 = load i32, ptr %42, align 4
  %3479 = icmp eq i32 %3478, 0
  br i1 %3479, label %3482, label %3480

3480:
  %3481 = ashr exact <16 x i32> %3477, %3299
  br label %3527

3482:
  %3483 = lshr exact <16 x i32> %3477, %3299
  br label %3527

3484:
  %3485 = getelementptr inbounds nuw i8, ptr %3355, i64 384
  %3486 = shl <16 x i32> %3362, %3313
  %3487 = ashr <16 x i32> %3486, %3290
  %3488 = and <16 x i32> %3487, %3292
  %3489 = bitcast <16 x i32> %3488 to <16 x float>
  %3490 = fmul <16 x float> %3295, %3489
  store <16 x float> %3490, ptr %3485, align 64
  br label %3491

3491:
  %3492 = getelementptr inbounds nuw i8, ptr %3361, i64 64
  %3493 = load <16 x i32>, ptr %3492, align 64
  %3494 = getelementptr inbounds nuw i8, ptr %3355, i64 64
  %3495 = and <16 x i32> %3493, %3285
  %3496 = add <16 x i32> %3495, %3287
  %3497 = or <16 x i32> %3373, %3496
  %3498 = or <16 x i32> %3497, %3357
  %3499 = shl <16 x i32> %3493, %3315
  %3500 = ashr <16 x i32> %3499, %3290
  %3501 = and <16 x i32> %3500, %3292
  %3502 = bitcast <16 x i32> %3501 to <16 x float>
  %3503 = fmul <16 x float> %3295, %3502
  store <16 x float> %3503, ptr %3494, align 64
  br i1 %3288, label %3504, label %3537

3504:
  %3505 = getelementptr inbounds nuw i8, ptr %3356, i64 64
  %3506 = and <16 x i32> %3501, splat (i32 2147483647)
  %3507 = and <16 x i32> %3501, splat (i32 2139095040)
  %3508 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3507, <16 x i32> splat (i32 8388608))
  %3509 = icmp eq <16 x i32> %3506, zeroinitializer
  %3510 = bitcast <16 x i32> %3508 to <16 x float>
  %3511 = fmul <16 x float> %3295, %3510
  %3512 = select <16 x i1> %3509, <16 x float> %3297, <16 x float> %3511
  store <16 x float> %3512, ptr %3505, align 64
  %3513 = getelementptr inbounds nuw i8, ptr %3355, i64 192
  %3514 = shl <16 x i32> %3493, %3318
  %3515 = ashr <16 x i32> %3514, %3290
  %3516 = and <16 x i32> %3515, %3292
  %3517 = bitcast <16 x i32> %3516 to <16 x float>
  %3518 = fmul <16 x float> %3295, %3517
  store <16 x float> %3518, ptr %3513, align 64
  %3519 = getelementptr inbounds nuw i8, ptr %3356, i64 192
  %3520 = and <16 x i32> %3516, splat (i32 2147483647)
  %3521 = and <16 x i32> %3516, splat (i32 2139095040)
  %3522 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3521, <16 x i32> splat (i32 8388608))
  %3523 = icmp eq <16 x i32> %3520, zeroinitializer
  %3524 = bitcast <16 x i32> %3522 to <16 x float>
  %3525 = fmul <16 x float> %3295, %3524
  %3526 = select <16 x i1> %3523, <16 x float> %3297, <16 x float> %3525
  store <16 x float> %3526, ptr %3519, align 64
  br label %3544

3527:
  %3528 = phi <16 x i32> [ %3481, %3480 ], [ %3483, %3482 ]
  %3529 = sitofp <16 x i32> %3528 to <16 x float>
  store <16 x float> %3529, ptr %3476, align 64
  %3530 = shl <16 x i32> %3475, %3340
  %3531 = load i32, ptr %42, align 4
  %3532 = icmp eq i32 %3531, 0
  br i1 %3532, label %3535, label %3533

3533:
  %3534 = ashr <16 x i32> %3530, %3299
  br label %3574

3535:
  %3536 = lshr <16 x i32> %3530, %3299
  br label %3574

3537:
  %3538 = getelementptr inbounds nuw i8, ptr %3355, i64 192
  %3539 = shl <16 x i32> %3493, %3318
  %3540 = ashr <16 x i32> %3539, %3290
  %3541 = and <16 x i32> %3540, %3292
  %3542 = bitcast <16 x i32> %3541 to <16 x float>
  %3543 = fmul <16 x float> %3295, %3542
  store <16 x float> %3543, ptr %3538, align 64
  br label %3544

3544:
  %3545 = getelementptr inbounds nuw i8, ptr %3355, i64 320
  %3546 = shl <16 x i32> %3493, %3322
  %3547 = ashr <16 x i32> %3546, %3290
  %3548 = and <16 x i32> %3547, %3292
  %3549 = bitcast <16 x i32> %3548 to <16 x float>
  %3550 = fmul <16 x float> %3295, %3549
  store <16 x float> %3550, ptr %3545, align 64
  br i1 %3288, label %3551, label %3600

3551:
  %3552 = getelementptr inbounds nuw i8, ptr %3356, i64 320
  %3553 = and <16 x i32> %3548, splat (i32 2147483647)
  %3554 = and <16 x i32> %3548, splat (i32 2139095040)
  %3555 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3554, <16 x i32> splat (i32 8388608))
  %3556 = icmp eq <16 x i32> %3553, zeroinitializer
  %3557 = bitcast <16 x i32> %3555 to <16 x float>
  %3558 = fmul <16 x float> %3295, %3557
  %3559 = select <16 x i1> %3556, <16 x float> %3297, <16 x float> %3558
  store <16 x float> %3559, ptr %3552, align 64
  %3560 = getelementptr inbounds nuw i8, ptr %3355, i64 448
  %3561 = shl <16 x i32> %3493, %3326
  %3562 = ashr <16 x i32> %3561, %3290
  %3563 = and <16 x i32> %3562, %3292
  %3564 = bitcast <16 x i32> %3563 to <16 x float>
  %3565 = fmul <16 x float> %3295, %3564
  store <16 x float> %3565, ptr %3560, align 64
  %3566 = getelementptr inbounds nuw i8, ptr %3356, i64 448
  %3567 = and <16 x i32> %3563, splat (i32 2147483647)
  %3568 = and <16 x i32> %3563, splat (i32 2139095040)
  %3569 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3568, <16 x i32> splat (i32 8388608))
  %3570 = icmp eq <16 x i32> %3567, zeroinitializer
  %3571 = bitcast <16 x i32> %3569 to <16 x float>
  %3572 = fmul <16 x float> %3295, %3571
  %3573 = select <16 x i1> %3570, <16 x float> %3297, <16 x float> %3572
  store <16 x float> %3573, ptr %3566, align 64
  br label %3607

3574:
  %3575 = phi <16 x i32> [ %3534, %3533 ], [ %3536, %3535 ]
  %3576 = sitofp <16 x i32> %3575 to <16 x float>
  %3577 = getelementptr inbounds nuw i8, ptr %3355, i64 192
  store <16 x float> %3576, ptr %3577, align 64
  %3578 = shl <16 x i32> %3475, %3344
  %3579 = load i32, ptr %42, align 4
  %3580 = icmp eq i32 %3579, 0
  br i1 %3580, label %3583, label %3581

3581:
  %3582 = ashr <16 x i32> %3578, %3299
  br label %3585

3583:
  %3584 = lshr <16 x i32> %3578, %3299
  br label %3585

3585:
  %3586 = phi <16 x i32> [ %3582, %3581 ], [ %3584, %3583 ]
  %3587 = sitofp <16 x i32> %3586 to <16 x float>
  %3588 = getelementptr inbounds nuw i8, ptr %3355, i64 320
  store <16 x float> %3587, ptr %3588, align 64
  %3589 = shl <16 x i32> %3475, %3348
  %3590 = load i32, ptr %42, align 4
  %3591 = icmp eq i32 %3590, 0
  br i1 %3591, label %3594, label %3592

3592:
  %3593 = ashr <16 x i32> %3589, %3299
  br label %3596

3594:
  %3595 = lshr <16 x i32> %3589, %3299
  br label %3596

3596:
  %3597 = phi <16 x i32> [ %3593, %3592 ], [ %3595, %3594 ]
  %3598 = sitofp <16 x i32> %3597 to <16 x float>
  %3599 = getelementptr inbounds nuw i8, ptr %3355, i64 448
  store <16 x float> %3598, ptr %3599, align 64
  br label %3607

3600:
  %3601 = getelementptr inbounds nuw i8, ptr %3355, i64 448
  %3602 = shl <16 x i32> %3493, %3326
  %3603 = ashr <16 x i32> %3602, %3290
  %3604 = and <16 x i32> %3603, %3292
  %3605 = bitcast <16 x i32> %3604 to <16 x float>
  %3606 = fmul <16 x float> %3295, %3605
  store <16 x float> %3606, ptr %3601, align 64
  br label %3607

3607:
  %3608 = phi <16 x i32> [ %3357, %3596 ], [ %3498, %3551 ], [ %3498, %3600 ]
  %3609 = getelementptr inbounds nuw i8, ptr %3355, i64 512
  %3610 = getelementptr inbounds nuw i8, ptr %3356, i64 512
  %3611 = add nuw nsw i64 %3354, 1
  %3612 = icmp eq i64 %3611, %3300
  br i1 %3612, label %3349, label %3353

3613:
  %3614 = lshr i32 %2927, 5
  %3615 = icmp eq i32 %3614, 0
  br i1 %3615, label %4262, label %3616

3616:
  %3617 = shl nsw i32 -1, %2930
  %3618 = xor i32 %3617, -1
  %3619 = sub i32 %3618, %2938
  %3620 = mul i32 %3619, %2937
  %3621 = mul i32 %2937, %3618
  %3622 = icmp eq i32 %2928, 8
  %3623 = select i1 %3622, float 0x3810000000000000, float 0.000000e+00
  %3624 = add nsw i32 %2928, -1
  %3625 = shl i32 -8388608, %3624
  %3626 = add i32 %3625, 2139095040
  %3627 = sub nsw i32 23, %2929
  %3628 = shl i32 %3618, %3627
  %3629 = or i32 %3628, -2147483648
  %3630 = sub i32 8, %2928
  %3631 = load i32, ptr %41, align 4
  %3632 = icmp eq i32 %2923, 2
  %3633 = insertelement <16 x i32> poison, i32 %3621, i64 0
  %3634 = shufflevector <16 x i32> %3633, <16 x i32> poison, <16 x i32> zeroinitializer
  %3635 = insertelement <16 x i32> poison, i32 %3620, i64 0
  %3636 = shufflevector <16 x i32> %3635, <16 x i32> poison, <16 x i32> zeroinitializer
  %3637 = icmp eq i32 %2923, 1
  %3638 = insertelement <16 x i32> poison, i32 %3630, i64 0
  %3639 = shufflevector <16 x i32> %3638, <16 x i32> poison, <16 x i32> zeroinitializer
  %3640 = insertelement <16 x i32> poison, i32 %3629, i64 0
  %3641 = shufflevector <16 x i32> %3640, <16 x i32> poison, <16 x i32> zeroinitializer
  %3642 = insertelement <16 x i32> poison, i32 %3626, i64 0
  %3643 = bitcast <16 x i32> %3642 to <16 x float>
  %3644 = shufflevector <16 x float> %3643, <16 x float> poison, <16 x i32> zeroinitializer
  %3645 = insertelement <16 x float> poison, float %3623, i64 0
  %3646 = shufflevector <16 x float> %3645, <16 x float> poison, <16 x i32> zeroinitializer
  %3647 = insertelement <16 x i32> poison, i32 %2934, i64 0
  %3648 = shufflevector <16 x i32> %3647, <16 x i32> poison, <16 x i32> zeroinitializer
  %3649 = zext nneg i32 %3614 to i64
  %3650 = insertelement <16 x i32> poison, i32 %2933, i64 0
  %3651 = shufflevector <16 x i32> %3650, <16 x i32> poison, <16 x i32> zeroinitializer
  %3652 = sub i32 %2933, %2924
  %3653 = insertelement <16 x i32> poison, i32 %3652, i64 0
  %3654 = shufflevector <16 x i32> %3653, <16 x i32> poison, <16 x i32> zeroinitializer
  %3655 = shl i32 %2924, 1
  %3656 = sub i32 %2933, %3655
  %3657 = insertelement <16 x i32> poison, i32 %3656, i64 0
  %3658 = shufflevector <16 x i32> %3657, <16 x i32> poison, <16 x i32> zeroinitializer
  %3659 = mul i32 %2924, -3
  %3660 = add i32 %3659, %2933
  %3661 = insertelement <16 x i32> poison, i32 %3660, i64 0
  %3662 = shufflevector <16 x i32> %3661, <16 x i32> poison, <16 x i32> zeroinitializer
  %3663 = shl i32 %2924, 2
  %3664 = sub i32 %2933, %3663
  %3665 = insertelement <16 x i32> poison, i32 %3664, i64 0
  %3666 = shufflevector <16 x i32> %3665, <16 x i32> poison, <16 x i32> zeroinitializer
  %3667 = mul i32 %2924, -5
  %3668 = add i32 %3667, %2933
  %3669 = insertelement <16 x i32> poison, i32 %3668, i64 0
  %3670 = shufflevector <16 x i32> %3669, <16 x i32> poison, <16 x i32> zeroinitializer
  %3671 = mul i32 %2924, -6
  %3672 = add i32 %3671, %2933
  %3673 = insertelement <16 x i32> poison, i32 %3672, i64 0
  %3674 = shufflevector <16 x i32> %3673, <16 x i32> poison, <16 x i32> zeroinitializer
  %3675 = mul i32 %2924, -7
  %3676 = add i32 %3675, %2933
  %3677 = insertelement <16 x i32> poison, i32 %3676, i64 0
  %3678 = shufflevector <16 x i32> %3677, <16 x i32> poison, <16 x i32> zeroinitializer
  %3679 = insertelement <16 x i32> poison, i32 %2933, i64 0
  %3680 = shufflevector <16 x i32> %3679, <16 x i32> poison, <16 x i32> zeroinitializer
  %3681 = sub i32 %2933, %2924
  %3682 = insertelement <16 x i32> poison, i32 %3681, i64 0
  %3683 = shufflevector <16 x i32> %3682, <16 x i32> poison, <16 x i32> zeroinitializer
  %3684 = shl i32 %2924, 1
  %3685 = sub i32 %2933, %3684
  %3686 = insertelement <16 x i32> poison, i32 %3685, i64 0
  %3687 = shufflevector <16 x i32> %3686, <16 x i32> poison, <16 x i32> zeroinitializer
  %3688 = mul i32 %2924, -3
  %3689 = add i32 %3688, %2933
  %3690 = insertelement <16 x i32> poison, i32 %3689, i64 0
  %3691 = shufflevector <16 x i32> %3690, <16 x i32> poison, <16 x i32> zeroinitializer
  %3692 = shl i32 %2924, 2
  %3693 = sub i32 %2933, %3692
  %3694 = insertelement <16 x i32> poison, i32 %3693, i64 0
  %3695 = shufflevector <16 x i32> %3694, <16 x i32> poison, <16 x i32> zeroinitializer
  %3696 = mul i32 %2924, -5
  %3697 = add i32 %3696, %2933
  %3698 = insertelement <16 x i32> poison, i32 %3697, i64 0
  %3699 = shufflevector <16 x i32> %3698, <16 x i32> poison, <16 x i32> zeroinitializer
  %3700 = mul i32 %2924, -6
  %3701 = add i32 %3700, %2933
  %3702 = insertelement <16 x i32> poison, i32 %3701, i64 0
  %3703 = shufflevector <16 x i32> %3702, <16 x i32> poison, <16 x i32> zeroinitializer
  %3704 = mul i32 %2924, -7
  %3705 = add i32 %3704, %2933
  %3706 = insertelement <16 x i32> poison, i32 %3705, i64 0
  %3707 = shufflevector <16 x i32> %3706, <16 x i32> poison, <16 x i32> zeroinitializer
  %3708 = sub i32 %2934, %2924
  %3709 = insertelement <16 x i32> poison, i32 %3708, i64 0
  %3710 = shufflevector <16 x i32> %3709, <16 x i32> poison, <16 x i32> zeroinitializer
  %3711 = shl i32 %2924, 1
  %3712 = sub i32 %2934, %3711
  %3713 = insertelement <16 x i32> poison, i32 %3712, i64 0
  %3714 = shufflevector <16 x i32> %3713, <16 x i32> poison, <16 x i32> zeroinitializer
  %3715 = mul i32 %2924, -3
  %3716 = add i32 %3715, %2934
  %3717 = insertelement <16 x i32> poison, i32 %3716, i64 0
  %3718 = shufflevector <16 x i32> %3717, <16 x i32> poison, <16 x i32> zeroinitializer
  %3719 = shl i32 %2924, 2
  %3720 = sub i32 %2934, %3719
  %3721 = insertelement <16 x i32> poison, i32 %3720, i64 0
  %3722 = shufflevector <16 x i32> %3721, <16 x i32> poison, <16 x i32> zeroinitializer
  %3723 = mul i32 %2924, -5
  %3724 = add i32 %3723, %2934
  %3725 = insertelement <16 x i32> poison, i32 %3724, i64 0
  %3726 = shufflevector <16 x i32> %3725, <16 x i32> poison, <16 x i32> zeroinitializer
  %3727 = mul i32 %2924, -6
  %3728 = add i32 %3727, %2934
  %3729 = insertelement <16 x i32> poison, i32 %3728, i64 0
  %3730 = shufflevector <16 x i32> %3729, <16 x i32> poison, <16 x i32> zeroinitializer
  %3731 = mul i32 %2924, -7
  %3732 = add i32 %3731, %2934
  %3733 = insertelement <16 x i32> poison, i32 %3732, i64 0
  %3734 = shufflevector <16 x i32> %3733, <16 x i32> poison, <16 x i32> zeroinitializer
  %3735 = sub i32 %2934, %2924
  %3736 = insertelement <16 x i32> poison, i32 %3735, i64 0
  %3737 = shufflevector <16 x i32> %3736, <16 x i32> poison, <16 x i32> zeroinitializer
  %3738 = shl i32 %2924, 1
  %3739 = sub i32 %2934, %3738
  %3740 = insertelement <16 x i32> poison, i32 %3739, i64 0
  %3741 = shufflevector <16 x i32> %3740, <16 x i32> poison, <16 x i32> zeroinitializer
  %3742 = mul i32 %2924, -3
  %3743 = add i32 %3742, %2934
  %3744 = insertelement <16 x i32> poison, i32 %3743, i64 0
  %3745 = shufflevector <16 x i32> %3744, <16 x i32> poison, <16 x i32> zeroinitializer
  %3746 = shl i32 %2924, 2
  %3747 = sub i32 %2934, %3746
  %3748 = insertelement <16 x i32> poison, i32 %3747, i64 0
  %3749 = shufflevector <16 x i32> %3748, <16 x i32> poison, <16 x i32> zeroinitializer
  %3750 = mul i32 %2924, -5
  %3751 = add i32 %3750, %2934
  %3752 = insertelement <16 x i32> poison, i32 %3751, i64 0
  %3753 = shufflevector <16 x i32> %3752, <16 x i32> poison, <16 x i32> zeroinitializer
  %3754 = mul i32 %2924, -6
  %3755 = add i32 %3754, %2934
  %3756 = insertelement <16 x i32> poison, i32 %3755, i64 0
  %3757 = shufflevector <16 x i32> %3756, <16 x i32> poison, <16 x i32> zeroinitializer
  %3758 = mul i32 %2924, -7
  %3759 = add i32 %3758, %2934
  %3760 = insertelement <16 x i32> poison, i32 %3759, i64 0
  %3761 = shufflevector <16 x i32> %3760, <16 x i32> poison, <16 x i32> zeroinitializer
  br label %3766

3762:
  %3763 = tail call i32 @llvm.vector.reduce.or.v16i32(<16 x i32> %4257)
  %3764 = and i32 %3763, %2939
  %3765 = icmp ne i32 %3764, 0
  br label %4262

3766:
  %3767 = phi i64 [ 0, %3616 ], [ %4260, %4256 ]
  %3768 = phi ptr [ %14, %3616 ], [ %4258, %4256 ]
  %3769 = phi ptr [ %39, %3616 ], [ %4259, %4256 ]
  %3770 = phi <16 x i32> [ zeroinitializer, %3616 ], [ %4257, %4256 ]
  %3771 = trunc nuw nsw i64 %3767 to i32
  %3772 = add i32 %3631, %3771
  %3773 = zext i32 %3772 to i64
  %3774 = getelementptr inbounds nuw [32 x i32], ptr %2920, i64 %3773
  %3775 = load <16 x i32>, ptr %3774, align 64
  br i1 %3632, label %3776, label %3784

3776:
  %3777 = shl <16 x i32> %3775, %3648
  %3778 = load i32, ptr %42, align 4
  %3779 = icmp eq i32 %3778, 0
  br i1 %3779, label %3782, label %3780

3780:
  %3781 = ashr exact <16 x i32> %3777, %3648
  br label %3814

3782:
  %3783 = lshr exact <16 x i32> %3777, %3648
  br label %3814

3784:
  %3785 = and <16 x i32> %3775, %3634
  %3786 = add <16 x i32> %3785, %3636
  %3787 = shl <16 x i32> %3775, %3651
  %3788 = ashr <16 x i32> %3787, %3639
  %3789 = and <16 x i32> %3788, %3641
  %3790 = bitcast <16 x i32> %3789 to <16 x float>
  %3791 = fmul <16 x float> %3644, %3790
  store <16 x float> %3791, ptr %3768, align 64
  br i1 %3637, label %3792, label %3824

3792:
  %3793 = and <16 x i32> %3789, splat (i32 2147483647)
  %3794 = and <16 x i32> %3789, splat (i32 2139095040)
  %3795 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3794, <16 x i32> splat (i32 8388608))
  %3796 = icmp eq <16 x i32> %3793, zeroinitializer
  %3797 = bitcast <16 x i32> %3795 to <16 x float>
  %3798 = fmul <16 x float> %3644, %3797
  %3799 = select <16 x i1> %3796, <16 x float> %3646, <16 x float> %3798
  store <16 x float> %3799, ptr %3769, align 64
  %3800 = getelementptr inbounds nuw i8, ptr %3768, i64 128
  %3801 = shl <16 x i32> %3775, %3654
  %3802 = ashr <16 x i32> %3801, %3639
  %3803 = and <16 x i32> %3802, %3641
  %3804 = bitcast <16 x i32> %3803 to <16 x float>
  %3805 = fmul <16 x float> %3644, %3804
  store <16 x float> %3805, ptr %3800, align 64
  %3806 = getelementptr inbounds nuw i8, ptr %3769, i64 128
  %3807 = and <16 x i32> %3803, splat (i32 2147483647)
  %3808 = and <16 x i32> %3803, splat (i32 2139095040)
  %3809 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3808, <16 x i32> splat (i32 8388608))
  %3810 = icmp eq <16 x i32> %3807, zeroinitializer
  %3811 = bitcast <16 x i32> %3809 to <16 x float>
  %3812 = fmul <16 x float> %3644, %3811
  %3813 = select <16 x i1> %3810, <16 x float> %3646, <16 x float> %3812
  store <16 x float> %3813, ptr %3806, align 64
  br label %3831

3814:
  %3815 = phi <16 x i32> [ %3781, %3780 ], [ %3783, %3782 ]
  %3816 = sitofp <16 x i32> %3815 to <16 x float>
  store <16 x float> %3816, ptr %3768, align 64
  %3817 = shl <16 x i32> %3775, %3710
  %3818 = load i32, ptr %42, align 4
  %3819 = icmp eq i32 %3818, 0
  br i1 %3819, label %3822, label %3820

3820:
  %3821 = ashr <16 x i32> %3817, %3648
  br label %3861

3822:
  %3823 = lshr <16 x i32> %3817, %3648
  br label %3861

3824:
  %3825 = getelementptr inbounds nuw i8, ptr %3768, i64 128
  %3826 = shl <16 x i32> %3775, %3654
  %3827 = ashr <16 x i32> %3826, %3639
  %3828 = and <16 x i32> %3827, %3641
  %3829 = bitcast <16 x i32> %3828 to <16 x float>
  %3830 = fmul <16 x float> %3644, %3829
  store <16 x float> %3830, ptr %3825, align 64
  br label %3831

3831:
  %3832 = getelementptr inbounds nuw i8, ptr %3768, i64 256
  %3833 = shl <16 x i32> %3775, %3658
  %3834 = ashr <16 x i32> %3833, %3639
  %3835 = and <16 x i32> %3834, %3641
  %3836 = bitcast <16 x i32> %3835 to <16 x float>
  %3837 = fmul <16 x float> %3644, %3836
  store <16 x float> %3837, ptr %3832, align 64
  br i1 %3637, label %3838, label %3883

3838:
  %3839 = getelementptr inbounds nuw i8, ptr %3769, i64 256
  %3840 = and <16 x i32> %3835, splat (i32 2147483647)
  %3841 = and <16 x i32> %3835, splat (i32 2139095040)
  %3842 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3841, <16 x i32> splat (i32 8388608))
  %3843 = icmp eq <16 x i32> %3840, zeroinitializer
  %3844 = bitcast <16 x i32> %3842 to <16 x float>
  %3845 = fmul <16 x float> %3644, %3844
  %3846 = select <16 x i1> %3843, <16 x float> %3646, <16 x float> %3845
  store <16 x float> %3846, ptr %3839, align 64
  %3847 = getelementptr inbounds nuw i8, ptr %3768, i64 384
  %3848 = shl <16 x i32> %3775, %3662
  %3849 = ashr <16 x i32> %3848, %3639
  %3850 = and <16 x i32> %3849, %3641
  %3851 = bitcast <16 x i32> %3850 to <16 x float>
  %3852 = fmul <16 x float> %3644, %3851
  store <16 x float> %3852, ptr %3847, align 64
  %3853 = getelementptr inbounds nuw i8, ptr %3769, i64 384
  %3854 = and <16 x i32> %3850, splat (i32 2147483647)
  %3855 = and <16 x i32> %3850, splat (i32 2139095040)
  %3856 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3855, <16 x i32> splat (i32 8388608))
  %3857 = icmp eq <16 x i32> %3854, zeroinitializer
  %3858 = bitcast <16 x i32> %3856 to <16 x float>
  %3859 = fmul <16 x float> %3644, %3858
  %3860 = select <16 x i1> %3857, <16 x float> %3646, <16 x float> %3859
  store <16 x float> %3860, ptr %3853, align 64
  br label %3890

3861:
  %3862 = phi <16 x i32> [ %3821, %3820 ], [ %3823, %3822 ]
  %3863 = sitofp <16 x i32> %3862 to <16 x float>
  %3864 = getelementptr inbounds nuw i8, ptr %3768, i64 128
  store <16 x float> %3863, ptr %3864, align 64
  %3865 = shl <16 x i32> %3775, %3714
  %3866 = load i32, ptr %42, align 4
  %3867 = icmp eq i32 %3866, 0
  br i1 %3867, label %3870, label %3868

3868:
  %3869 = ashr <16 x i32> %3865, %3648
  br label %3872

3870:
  %3871 = lshr <16 x i32> %3865, %3648
  br label %3872

3872:
  %3873 = phi <16 x i32> [ %3869, %3868 ], [ %3871, %3870 ]
  %3874 = sitofp <16 x i32> %3873 to <16 x float>
  %3875 = getelementptr inbounds nuw i8, ptr %3768, i64 256
  store <16 x float> %3874, ptr %3875, align 64
  %3876 = shl <16 x i32> %3775, %3718
  %3877 = load i32, ptr %42, align 4
  %3878 = icmp eq i32 %3877, 0
  br i1 %3878, label %3881, label %3879

3879:
  %3880 = ashr <16 x i32> %3876, %3648
  br label %3920

3881:
  %3882 = lshr <16 x i32> %3876, %3648
  br label %3920

3883:
  %3884 = getelementptr inbounds nuw i8, ptr %3768, i64 384
  %3885 = shl <16 x i32> %3775, %3662
  %3886 = ashr <16 x i32> %3885, %3639
  %3887 = and <16 x i32> %3886, %3641
  %3888 = bitcast <16 x i32> %3887 to <16 x float>
  %3889 = fmul <16 x float> %3644, %3888
  store <16 x float> %3889, ptr %3884, align 64
  br label %3890

3890:
  %3891 = getelementptr inbounds nuw i8, ptr %3768, i64 512
  %3892 = shl <16 x i32> %3775, %3666
  %3893 = ashr <16 x i32> %3892, %3639
  %3894 = and <16 x i32> %3893, %3641
  %3895 = bitcast <16 x i32> %3894 to <16 x float>
  %3896 = fmul <16 x float> %3644, %3895
  store <16 x float> %3896, ptr %3891, align 64
  br i1 %3637, label %3897, label %3942

3897:
  %3898 = getelementptr inbounds nuw i8, ptr %3769, i64 512
  %3899 = and <16 x i32> %3894, splat (i32 2147483647)
  %3900 = and <16 x i32> %3894, splat (i32 2139095040)
  %3901 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3900, <16 x i32> splat (i32 8388608))
  %3902 = icmp eq <16 x i32> %3899, zeroinitializer
  %3903 = bitcast <16 x i32> %3901 to <16 x float>
  %3904 = fmul <16 x float> %3644, %3903
  %3905 = select <16 x i1> %3902, <16 x float> %3646, <16 x float> %3904
  store <16 x float> %3905, ptr %3898, align 64
  %3906 = getelementptr inbounds nuw i8, ptr %3768, i64 640
  %3907 = shl <16 x i32> %3775, %3670
  %3908 = ashr <16 x i32> %3907, %3639
  %3909 = and <16 x i32> %3908, %3641
  %3910 = bitcast <16 x i32> %3909 to <16 x float>
  %3911 = fmul <16 x float> %3644, %3910
  store <16 x float> %3911, ptr %3906, align 64
  %3912 = getelementptr inbounds nuw i8, ptr %3769, i64 640
  %3913 = and <16 x i32> %3909, splat (i32 2147483647)
  %3914 = and <16 x i32> %3909, splat (i32 2139095040)
  %3915 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3914, <16 x i32> splat (i32 8388608))
  %3916 = icmp eq <16 x i32> %3913, zeroinitializer
  %3917 = bitcast <16 x i32> %3915 to <16 x float>
  %3918 = fmul <16 x float> %3644, %3917
  %3919 = select <16 x i1> %3916, <16 x float> %3646, <16 x float> %3918
  store <16 x float> %3919, ptr %3912, align 64
  br label %3949

3920:
  %3921 = phi <16 x i32> [ %3880, %3879 ], [ %3882, %3881 ]
  %3922 = sitofp <16 x i32> %3921 to <16 x float>
  %3923 = getelementptr inbounds nuw i8, ptr %3768, i64 384
  store <16 x float> %3922, ptr %3923, align 64
  %3924 = shl <16 x i32> %3775, %3722
  %3925 = load i32, ptr %42, align 4
  %3926 = icmp eq i32 %3925, 0
  br i1 %3926, label %3929, label %3927

3927:
  %3928 = ashr <16 x i32> %3924, %3648
  br label %3931

3929:
  %3930 = lshr <16 x i32> %3924, %3648
  br label %3931

3931:
  %3932 = phi <16 x i32> [ %3928, %3927 ], [ %3930, %3929 ]
  %3933 = sitofp <16 x i32> %3932 to <16 x float>
  %3934 = getelementptr inbounds nuw i8, ptr %3768, i64 512
  store <16 x float> %3933, ptr %3934, align 64
  %3935 = shl <16 x i32> %3775, %3726
  %3936 = load i32, ptr %42, align 4
  %3937 = icmp eq i32 %3936, 0
  br i1 %3937, label %3940, label %3938

3938:
  %3939 = ashr <16 x i32> %3935, %3648
  br label %3979

3940:
  %3941 = lshr <16 x i32> %3935, %3648
  br label %3979

3942:
  %3943 = getelementptr inbounds nuw i8, ptr %3768, i64 640
  %3944 = shl <16 x i32> %3775, %3670
  %3945 = ashr <16 x i32> %3944, %3639
  %3946 = and <16 x i32> %3945, %3641
  %3947 = bitcast <16 x i32> %3946 to <16 x float>
  %3948 = fmul <16 x float> %3644, %3947
  store <16 x float> %3948, ptr %3943, align 64
  br label %3949

3949:
  %3950 = getelementptr inbounds nuw i8, ptr %3768, i64 768
  %3951 = shl <16 x i32> %3775, %3674
  %3952 = ashr <16 x i32> %3951, %3639
  %3953 = and <16 x i32> %3952, %3641
  %3954 = bitcast <16 x i32> %3953 to <16 x float>
  %3955 = fmul <16 x float> %3644, %3954
  store <16 x float> %3955, ptr %3950, align 64
  br i1 %3637, label %3956, label %4015

3956:
  %3957 = getelementptr inbounds nuw i8, ptr %3769, i64 768
  %3958 = and <16 x i32> %3953, splat (i32 2147483647)
  %3959 = and <16 x i32> %3953, splat (i32 2139095040)
  %3960 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3959, <16 x i32> splat (i32 8388608))
  %3961 = icmp eq <16 x i32> %3958, zeroinitializer
  %3962 = bitcast <16 x i32> %3960 to <16 x float>
  %3963 = fmul <16 x float> %3644, %3962
  %3964 = select <16 x i1> %3961, <16 x float> %3646, <16 x float> %3963
  store <16 x float> %3964, ptr %3957, align 64
  %3965 = getelementptr inbounds nuw i8, ptr %3768, i64 896
  %3966 = shl <16 x i32> %3775, %3678
  %3967 = ashr <16 x i32> %3966, %3639
  %3968 = and <16 x i32> %3967, %3641
  %3969 = bitcast <16 x i32> %3968 to <16 x float>
  %3970 = fmul <16 x float> %3644, %3969
  store <16 x float> %3970, ptr %3965, align 64
  %3971 = getelementptr inbounds nuw i8, ptr %3769, i64 896
  %3972 = and <16 x i32> %3968, splat (i32 2147483647)
  %3973 = and <16 x i32> %3968, splat (i32 2139095040)
  %3974 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %3973, <16 x i32> splat (i32 8388608))
  %3975 = icmp eq <16 x i32> %3972, zeroinitializer
  %3976 = bitcast <16 x i32> %3974 to <16 x float>
  %3977 = fmul <16 x float> %3644, %3976
  %3978 = select <16 x i1> %3975, <16 x float> %3646, <16 x float> %3977
  store <16 x float> %3978, ptr %3971, align 64
  br label %4022

3979:
  %3980 = phi <16 x i32> [ %3939, %3938 ], [ %3941, %3940 ]
  %3981 = sitofp <16 x i32> %3980 to <16 x float>
  %3982 = getelementptr inbounds nuw i8, ptr %3768, i64 640
  store <16 x float> %3981, ptr %3982, align 64
  %3983 = shl <16 x i32> %3775, %3730
  %3984 = load i32, ptr %42, align 4
  %3985 = icmp eq i32 %3984, 0
  br i1 %3985, label %3988, label %3986

3986:
  %3987 = ashr <16 x i32> %3983, %3648
  br label %3990

3988:
  %3989 = lshr <16 x i32> %3983, %3648
  br label %3990

3990:
  %3991 = phi <16 x i32> [ %3987, %3986 ], [ %3989, %3988 ]
  %3992 = sitofp <16 x i32> %3991 to <16 x float>
  %3993 = getelementptr inbounds nuw i8, ptr %3768, i64 768
  store <16 x float> %3992, ptr %3993, align 64
  %3994 = shl <16 x i32> %3775, %3734
  %3995 = load i32, ptr %42, align 4
  %3996 = icmp eq i32 %3995, 0
  br i1 %3996, label %3999, label %3997

3997:
  %3998 = ashr <16 x i32> %3994, %3648
  br label %4001

3999:
  %4000 = lshr <16 x i32> %3994, %3648
  br label %4001

4001:
  %4002 = phi <16 x i32> [ %3998, %3997 ], [ %4000, %3999 ]
  %4003 = sitofp <16 x i32> %4002 to <16 x float>
  %4004 = getelementptr inbounds nuw i8, ptr %3768, i64 896
  store <16 x float> %4003, ptr %4004, align 64
  %4005 = getelementptr inbounds nuw i8, ptr %3774, i64 64
  %4006 = load <16 x i32>, ptr %4005, align 64
  %4007 = getelementptr inbounds nuw i8, ptr %3768, i64 64
  %4008 = shl <16 x i32> %4006, %3648
  %4009 = load i32, ptr %42, align 4
  %4010 = icmp eq i32 %4009, 0
  br i1 %4010, label %4013, label %4011

4011:
  %4012 = ashr exact <16 x i32> %4008, %3648
  br label %4058

4013:
  %4014 = lshr exact <16 x i32> %4008, %3648
  br label %4058

4015:
  %4016 = getelementptr inbounds nuw i8, ptr %3768, i64 896
  %4017 = shl <16 x i32> %3775, %3678
  %4018 = ashr <16 x i32> %4017, %3639
  %4019 = and <16 x i32> %4018, %3641
  %4020 = bitcast <16 x i32> %4019 to <16 x float>
  %4021 = fmul <16 x float> %3644, %4020
  store <16 x float> %4021, ptr %4016, align 64
  br label %4022

4022:
  %4023 = getelementptr inbounds nuw i8, ptr %3774, i64 64
  %4024 = load <16 x i32>, ptr %4023, align 64
  %4025 = getelementptr inbounds nuw i8, ptr %3768, i64 64
  %4026 = and <16 x i32> %4024, %3634
  %4027 = add <16 x i32> %4026, %3636
  %4028 = or <16 x i32> %3786, %4027
  %4029 = or <16 x i32> %4028, %3770
  %4030 = shl <16 x i32> %4024, %3680
  %4031 = ashr <16 x i32> %4030, %3639
  %4032 = and <16 x i32> %4031, %3641
  %4033 = bitcast <16 x i32> %4032 to <16 x float>
  %4034 = fmul <16 x float> %3644, %4033
  store <16 x float> %4034, ptr %4025, align 64
  br i1 %3637, label %4035, label %4068

4035:
  %4036 = getelementptr inbounds nuw i8, ptr %3769, i64 64
  %4037 = and <16 x i32> %4032, splat (i32 2147483647)
  %4038 = and <16 x i32> %4032, splat (i32 2139095040)
  %4039 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %4038, <16 x i32> splat (i32 8388608))
  %4040 = icmp eq <16 x i32> %4037, zeroinitializer
  %4041 = bitcast <16 x i32> %4039 to <16 x float>
  %4042 = fmul <16 x float> %3644, %4041
  %4043 = select <16 x i1> %4040, <16 x float> %3646, <16 x float> %4042
  store <16 x float> %4043, ptr %4036, align 64
  %4044 = getelementptr inbounds nuw i8, ptr %3768, i64 192
  %4045 = shl <16 x i32> %4024, %3683
  %4046 = ashr <16 x i32> %4045, %3639
  %4047 = and <16 x i32> %4046, %3641
  %4048 = bitcast <16 x i32> %4047 to <16 x float>
  %4049 = fmul <16 x float> %3644, %4048
  store <16 x float> %4049, ptr %4044, align 64
  %4050 = getelementptr inbounds nuw i8, ptr %3769, i64 192
  %4051 = and <16 x i32> %4047, splat (i32 2147483647)
  %4052 = and <16 x i32> %4047, splat (i32 2139095040)
  %4053 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %4052, <16 x i32> splat (i32 8388608))
  %4054 = icmp eq <16 x i32> %4051, zeroinitializer
  %4055 = bitcast <16 x i32> %4053 to <16 x float>
  %4056 = fmul <16 x float> %3644, %4055
  %4057 = select <16 x i1> %4054, <16 x float> %3646, <16 x float> %4056
  store <16 x float> %4057, ptr %4050, align 64
  br label %4075

4058:
  %4059 = phi <16 x i32> [ %4012, %4011 ], [ %4014, %4013 ]
  %4060 = sitofp <16 x i32> %4059 to <16 x float>
  store <16 x float> %4060, ptr %4007, align 64
  %4061 = shl <16 x i32> %4006, %3737
  %4062 = load i32, ptr %42, align 4
  %4063 = icmp eq i32 %4062, 0
  br i1 %4063, label %4066, label %4064

4064:
  %4065 = ashr <16 x i32> %4061, %3648
  br label %4105

4066:
  %4067 = lshr <16 x i32> %4061, %3648
  br label %4105

4068:
  %4069 = getelementptr inbounds nuw i8, ptr %3768, i64 192
  %4070 = shl <16 x i32> %4024, %3683
  %4071 = ashr <16 x i32> %4070, %3639
  %4072 = and <16 x i32> %4071, %3641
  %4073 = bitcast <16 x i32> %4072 to <16 x float>
  %4074 = fmul <16 x float> %3644, %4073
  store <16 x float> %4074, ptr %4069, align 64
  br label %4075

4075:
  %4076 = getelementptr inbounds nuw i8, ptr %3768, i64 320
  %4077 = shl <16 x i32> %4024, %3687
  %4078 = ashr <16 x i32> %4077, %3639
  %4079 = and <16 x i32> %4078, %3641
  %4080 = bitcast <16 x i32> %4079 to <16 x float>
  %4081 = fmul <16 x float> %3644, %4080
  store <16 x float> %4081, ptr %4076, align 64
  br i1 %3637, label %4082, label %4127

4082:
  %4083 = getelementptr inbounds nuw i8, ptr %3769, i64 320
  %4084 = and <16 x i32> %4079, splat (i32 2147483647)
  %4085 = and <16 x i32> %4079, splat (i32 2139095040)
  %4086 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %4085, <16 x i32> splat (i32 8388608))
  %4087 = icmp eq <16 x i32> %4084, zeroinitializer
  %4088 = bitcast <16 x i32> %4086 to <16 x float>
  %4089 = fmul <16 x float> %3644, %4088
  %4090 = select <16 x i1> %4087, <16 x float> %3646, <16 x float> %4089
  store <16 x float> %4090, ptr %4083, align 64
  %4091 = getelementptr inbounds nuw i8, ptr %3768, i64 448
  %4092 = shl <16 x i32> %4024, %3691
  %4093 = ashr <16 x i32> %4092, %3639
  %4094 = and <16 x i32> %4093, %3641
  %4095 = bitcast <16 x i32> %4094 to <16 x float>
  %4096 = fmul <16 x float> %3644, %4095
  store <16 x float> %4096, ptr %4091, align 64
  %4097 = getelementptr inbounds nuw i8, ptr %3769, i64 448
  %4098 = and <16 x i32> %4094, splat (i32 2147483647)
  %4099 = and <16 x i32> %4094, splat (i32 2139095040)
  %4100 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %4099, <16 x i32> splat (i32 8388608))
  %4101 = icmp eq <16 x i32> %4098, zeroinitializer
  %4102 = bitcast <16 x i32> %4100 to <16 x float>
  %4103 = fmul <16 x float> %3644, %4102
  %4104 = select <16 x i1> %4101, <16 x float> %3646, <16 x float> %4103
  store <16 x float> %4104, ptr %4097, align 64
  br label %4134

4105:
  %4106 = phi <16 x i32> [ %4065, %4064 ], [ %4067, %4066 ]
  %4107 = sitofp <16 x i32> %4106 to <16 x float>
  %4108 = getelementptr inbounds nuw i8, ptr %3768, i64 192
  store <16 x float> %4107, ptr %4108, align 64
  %4109 = shl <16 x i32> %4006, %3741
  %4110 = load i32, ptr %42, align 4
  %4111 = icmp eq i32 %4110, 0
  br i1 %4111, label %4114, label %4112

4112:
  %4113 = ashr <16 x i32> %4109, %3648
  br label %4116

4114:
  %4115 = lshr <16 x i32> %4109, %3648
  br label %4116

4116:
  %4117 = phi <16 x i32> [ %4113, %4112 ], [ %4115, %4114 ]
  %4118 = sitofp <16 x i32> %4117 to <16 x float>
  %4119 = getelementptr inbounds nuw i8, ptr %3768, i64 320
  store <16 x float> %4118, ptr %4119, align 64
  %4120 = shl <16 x i32> %4006, %3745
  %4121 = load i32, ptr %42, align 4
  %4122 = icmp eq i32 %4121, 0
  br i1 %4122, label %4125, label %4123

4123:
  %4124 = ashr <16 x i32> %4120, %3648
  br label %4164

4125:
  %4126 = lshr <16 x i32> %4120, %3648
  br label %4164

4127:
  %4128 = getelementptr inbounds nuw i8, ptr %3768, i64 448
  %4129 = shl <16 x i32> %4024, %3691
  %4130 = ashr <16 x i32> %4129, %3639
  %4131 = and <16 x i32> %4130, %3641
  %4132 = bitcast <16 x i32> %4131 to <16 x float>
  %4133 = fmul <16 x float> %3644, %4132
  store <16 x float> %4133, ptr %4128, align 64
  br label %4134

4134:
  %4135 = getelementptr inbounds nuw i8, ptr %3768, i64 576
  %4136 = shl <16 x i32> %4024, %3695
  %4137 = ashr <16 x i32> %4136, %3639
  %4138 = and <16 x i32> %4137, %3641
  %4139 = bitcast <16 x i32> %4138 to <16 x float>
  %4140 = fmul <16 x float> %3644, %4139
  store <16 x float> %4140, ptr %4135, align 64
  br i1 %3637, label %4141, label %4186

4141:
  %4142 = getelementptr inbounds nuw i8, ptr %3769, i64 576
  %4143 = and <16 x i32> %4138, splat (i32 2147483647)
  %4144 = and <16 x i32> %4138, splat (i32 2139095040)
  %4145 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %4144, <16 x i32> splat (i32 8388608))
  %4146 = icmp eq <16 x i32> %4143, zeroinitializer
  %4147 = bitcast <16 x i32> %4145 to <16 x float>
  %4148 = fmul <16 x float> %3644, %4147
  %4149 = select <16 x i1> %4146, <16 x float> %3646, <16 x float> %4148
  store <16 x float> %4149, ptr %4142, align 64
  %4150 = getelementptr inbounds nuw i8, ptr %3768, i64 704
  %4151 = shl <16 x i32> %4024, %3699
  %4152 = ashr <16 x i32> %4151, %3639
  %4153 = and <16 x i32> %4152, %3641
  %4154 = bitcast <16 x i32> %4153 to <16 x float>
  %4155 = fmul <16 x float> %3644, %4154
  store <16 x float> %4155, ptr %4150, align 64
  %4156 = getelementptr inbounds nuw i8, ptr %3769, i64 704
  %4157 = and <16 x i32> %4153, splat (i32 2147483647)
  %4158 = and <16 x i32> %4153, splat (i32 2139095040)
  %4159 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %4158, <16 x i32> splat (i32 8388608))
  %4160 = icmp eq <16 x i32> %4157, zeroinitializer
  %4161 = bitcast <16 x i32> %4159 to <16 x float>
  %4162 = fmul <16 x float> %3644, %4161
  %4163 = select <16 x i1> %4160, <16 x float> %3646, <16 x float> %4162
  store <16 x float> %4163, ptr %4156, align 64
  br label %4193

4164:
  %4165 = phi <16 x i32> [ %4124, %4123 ], [ %4126, %4125 ]
  %4166 = sitofp <16 x i32> %4165 to <16 x float>
  %4167 = getelementptr inbounds nuw i8, ptr %3768, i64 448
  store <16 x float> %4166, ptr %4167, align 64
  %4168 = shl <16 x i32> %4006, %3749
  %4169 = load i32, ptr %42, align 4
  %4170 = icmp eq i32 %4169, 0
  br i1 %4170, label %4173, label %4171

4171:
  %4172 = ashr <16 x i32> %4168, %3648
  br label %4175

4173:
  %4174 = lshr <16 x i32> %4168, %3648
  br label %4175

4175:
  %4176 = phi <16 x i32> [ %4172, %4171 ], [ %4174, %4173 ]
  %4177 = sitofp <16 x i32> %4176 to <16 x float>
  %4178 = getelementptr inbounds nuw i8, ptr %3768, i64 576
  store <16 x float> %4177, ptr %4178, align 64
  %4179 = shl <16 x i32> %4006, %3753
  %4180 = load i32, ptr %42, align 4
  %4181 = icmp eq i32 %4180, 0
  br i1 %4181, label %4184, label %4182

4182:
  %4183 = ashr <16 x i32> %4179, %3648
  br label %4223

4184:
  %4185 = lshr <16 x i32> %4179, %3648
  br label %4223

4186:
  %4187 = getelementptr inbounds nuw i8, ptr %3768, i64 704
  %4188 = shl <16 x i32> %4024, %3699
  %4189 = ashr <16 x i32> %4188, %3639
  %4190 = and <16 x i32> %4189, %3641
  %4191 = bitcast <16 x i32> %4190 to <16 x float>
  %4192 = fmul <16 x float> %3644, %4191
  store <16 x float> %4192, ptr %4187, align 64
  br label %4193

4193:
  %4194 = getelementptr inbounds nuw i8, ptr %3768, i64 832
  %4195 = shl <16 x i32> %4024, %3703
  %4196 = ashr <16 x i32> %4195, %3639
  %4197 = and <16 x i32> %4196, %3641
  %4198 = bitcast <16 x i32> %4197 to <16 x float>
  %4199 = fmul <16 x float> %3644, %4198
  store <16 x float> %4199, ptr %4194, align 64
  br i1 %3637, label %4200, label %4249

4200:
  %4201 = getelementptr inbounds nuw i8, ptr %3769, i64 832
  %4202 = and <16 x i32> %4197, splat (i32 2147483647)
  %4203 = and <16 x i32> %4197, splat (i32 2139095040)
  %4204 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %4203, <16 x i32> splat (i32 8388608))
  %4205 = icmp eq <16 x i32> %4202, zeroinitializer
  %4206 = bitcast <16 x i32> %4204 to <16 x float>
  %4207 = fmul <16 x float> %3644, %4206
  %4208 = select <16 x i1> %4205, <16 x float> %3646, <16 x float> %4207
  store <16 x float> %4208, ptr %4201, align 64
  %4209 = getelementptr inbounds nuw i8, ptr %3768, i64 960
  %4210 = shl <16 x i32> %4024, %3707
  %4211 = ashr <16 x i32> %4210, %3639
  %4212 = and <16 x i32> %4211, %3641
  %4213 = bitcast <16 x i32> %4212 to <16 x float>
  %4214 = fmul <16 x float> %3644, %4213
  store <16 x float> %4214, ptr %4209, align 64
  %4215 = getelementptr inbounds nuw i8, ptr %3769, i64 960
  %4216 = and <16 x i32> %4212, splat (i32 2147483647)
  %4217 = and <16 x i32> %4212, splat (i32 2139095040)
  %4218 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %4217, <16 x i32> splat (i32 8388608))
  %4219 = icmp eq <16 x i32> %4216, zeroinitializer
  %4220 = bitcast <16 x i32> %4218 to <16 x float>
  %4221 = fmul <16 x float> %3644, %4220
  %4222 = select <16 x i1> %4219, <16 x float> %3646, <16 x float> %4221
  store <16 x float> %4222, ptr %4215, align 64
  br label %4256

4223:
  %4224 = phi <16 x i32> [ %4183, %4182 ], [ %4185, %4184 ]
  %4225 = sitofp <16 x i32> %4224 to <16 x float>
  %4226 = getelementptr inbounds nuw i8, ptr %3768, i64 704
  store <16 x float> %4225, ptr %4226, align 64
  %4227 = shl <16 x i32> %4006, %3757
  %4228 = load i32, ptr %42, align 4
  %4229 = icmp eq i32 %4228, 0
  br i1 %4229, label %4232, label %4230

4230:
  %4231 = ashr <16 x i32> %4227, %3648
  br label %4234

4232:
  %4233 = lshr <16 x i32> %4227, %3648
  br label %4234

4234:
  %4235 = phi <16 x i32> [ %4231, %4230 ], [ %4233, %4232 ]
  %4236 = sitofp <16 x i32> %4235 to <16 x float>
  %4237 = getelementptr inbounds nuw i8, ptr %3768, i64 832
  store <16 x float> %4236, ptr %4237, align 64
  %4238 = shl <16 x i32> %4006, %3761
  %4239 = load i32, ptr %42, align 4
  %4240 = icmp eq i32 %4239, 0
  br i1 %4240, label %4243, label %4241

4241:
  %4242 = ashr <16 x i32> %4238, %3648
  br label %4245

4243:
  %4244 = lshr <16 x i32> %4238, %3648
  br label %4245

4245:
  %4246 = phi <16 x i32> [ %4242, %4241 ], [ %4244, %4243 ]
  %4247 = sitofp <16 x i32> %4246 to <16 x float>
  %4248 = getelementptr inbounds nuw i8, ptr %3768, i64 960
  store <16 x float> %4247, ptr %4248, align 64
  br label %4256

4249:
  %4250 = getelementptr inbounds nuw i8, ptr %3768, i64 960
  %4251 = shl <16 x i32> %4024, %3707
  %4252 = ashr <16 x i32> %4251, %3639
  %4253 = and <16 x i32> %4252, %3641
  %4254 = bitcast <16 x i32> %4253 to <16 x float>
  %4255 = fmul <16 x float> %3644, %4254
  store <16 x float> %4255, ptr %4250, align 64
  br label %4256

4256:
  %4257 = phi <16 x i32> [ %3770, %4245 ], [ %4029, %4200 ], [ %4029, %4249 ]
  %4258 = getelementptr inbounds nuw i8, ptr %3768, i64 1024
  %4259 = getelementptr inbounds nuw i8, ptr %3769, i64 1024
  %4260 = add nuw nsw i64 %3767, 1
  %4261 = icmp eq i64 %4260, %3649
  br i1 %4261, label %3762, label %3766

4262:
  %4263 = phi i1 [ %3352, %3349 ], [ %3121, %3118 ], [ %2986, %2983 ], [ false, %2942 ], [ false, %3065 ], [ false,
      %3264 ], [ false, %3613 ], [ %3765, %3762 ]
  %4264 = icmp ne i32 %2923, 2
  %4265 = select i1 %4264, i1 %4263, i1 false
  br i1 %43, label %4270, label %4266

4266:
  %4267 = load ptr, ptr %44, align 8
  %4268 = trunc nuw i64 %2919 to i32
  %4269 = shl i32 %4268, 3
  call fastcc void @read_scales(ptr %7, ptr %4267, i32 %4269, i32 8, ptr %12)
  br label %4270

4270:
  br i1 %17, label %4289, label %4271

4271:
  %4272 = trunc nuw i64 %2919 to i32
  %4273 = shl i32 %4272, 1
  %4274 = or disjoint i32 %4273, 1
  %4275 = zext i32 %4274 to i64
  %4276 = zext i32 %4273 to i64
  %4277 = shl i64 %2919, 2
  %4278 = and i64 %4277, 4294967292
  %4279 = shl i64 %2919, 5
  %4280 = and i64 %4279, 17179869152
  %4281 = or disjoint i64 %4280, 4
  %4282 = or disjoint i64 %4280, 8
  %4283 = or disjoint i64 %4280, 12
  %4284 = or disjoint i64 %4280, 16
  %4285 = or disjoint i64 %4280, 20
  %4286 = or disjoint i64 %4280, 24
  %4287 = or disjoint i64 %4280, 28
  %4288 = zext i1 %4265 to i8
  br label %4293

4289:
  %4290 = add nuw nsw i64 %2919, 1
  %4291 = getelementptr inbounds nuw i8, ptr %2920, i64 256
  %4292 = icmp eq i64 %4290, %122
  br i1 %4292, label %2917, label %2918

4293:
  %4294 = phi i64 [ 0, %4271 ], [ %7425, %7424 ]
  store <16 x i32> zeroinitializer, ptr %15, align 64
  store <16 x i32> zeroinitializer, ptr %49, align 64
  store <16 x i32> zeroinitializer, ptr %46, align 64
  store <16 x i32> zeroinitializer, ptr %50, align 64
  store <16 x i32> zeroinitializer, ptr %47, align 64
  store <16 x i32> zeroinitializer, ptr %51, align 64
  store <16 x i32> zeroinitializer, ptr %48, align 64
  store <16 x i32> zeroinitializer, ptr %52, align 64
  %4295 = getelementptr inbounds nuw %struct.Factors, ptr %11, i64 %4294
  br i1 %6, label %4296, label %4549

4296:
  %4297 = getelementptr inbounds nuw %struct.Sums, ptr %5, i64 %4294
  %4298 = getelementptr inbounds nuw i8, ptr %4297, i64 8
  %4299 = load ptr, ptr %4298, align 8
  %4300 = icmp eq ptr %4299, null
  %4301 = load ptr, ptr %4297, align 8
  br i1 %4300, label %4302, label %4329

4302:
  %4303 = getelementptr inbounds nuw i8, ptr %4297, i64 16
  %4304 = load i64, ptr %4303, align 8
  %4305 = mul i64 %4304, %4280
  %4306 = getelementptr inbounds nuw i8, ptr %4301, i64 %4305
  %4307 = load <16 x i32>, ptr %4306, align 4
  store <16 x i32> %4307, ptr %15, align 64
  %4308 = mul i64 %4304, %4281
  %4309 = getelementptr inbounds nuw i8, ptr %4301, i64 %4308
  %4310 = load <16 x i32>, ptr %4309, align 4
  store <16 x i32> %4310, ptr %49, align 64
  %4311 = mul i64 %4304, %4282
  %4312 = getelementptr inbounds nuw i8, ptr %4301, i64 %4311
  %4313 = load <16 x i32>, ptr %4312, align 4
  store <16 x i32> %4313, ptr %46, align 64
  %4314 = mul i64 %4304, %4283
  %4315 = getelementptr inbounds nuw i8, ptr %4301, i64 %4314
  %4316 = load <16 x i32>, ptr %4315, align 4
  store <16 x i32> %4316, ptr %50, align 64
  %4317 = mul i64 %4304, %4284
  %4318 = getelementptr inbounds nuw i8, ptr %4301, i64 %4317
  %4319 = load <16 x i32>, ptr %4318, align 4
  store <16 x i32> %4319, ptr %47, align 64
  %4320 = mul i64 %4304, %4285
  %4321 = getelementptr inbounds nuw i8, ptr %4301, i64 %4320
  %4322 = load <16 x i32>, ptr %4321, align 4
  store <16 x i32> %4322, ptr %51, align 64
  %4323 = mul i64 %4304, %4286
  %4324 = getelementptr inbounds nuw i8, ptr %4301, i64 %4323
  %4325 = load <16 x i32>, ptr %4324, align 4
  store <16 x i32> %4325, ptr %48, align 64
  %4326 = mul i64 %4304, %4287
  %4327 = getelementptr inbounds nuw i8, ptr %4301, i64 %4326
  %4328 = load <16 x i32>, ptr %4327, align 4
  br label %4433

4329:
  %4330 = load i32, ptr %45, align 4
  %4331 = icmp eq i32 %4330, 0
  br i1 %4331, label %4332, label %4377

4332:
  %4333 = getelementptr inbounds nuw i32, ptr %4299, i64 %4278
  %4334 = load i32, ptr %4333, align 4
  %4335 = zext i32 %4334 to i64
  %4336 = getelementptr inbounds nuw i8, ptr %4301, i64 %4335
  %4337 = getelementptr inbounds nuw i8, ptr %4333, i64 8
  %4338 = load i32, ptr %4337, align 4
  %4339 = zext i32 %4338 to i64
  %4340 = getelementptr inbounds nuw i8, ptr %4301, i64 %4339
  %4341 = load <16 x i32>, ptr %4336, align 64
  %4342 = getelementptr inbounds nuw i8, ptr %4336, i64 64
  %4343 = load <16 x i32>, ptr %4342, align 64
  %4344 = shufflevector <16 x i32> %4341, <16 x i32> %4343, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %4345 = shufflevector <16 x i32> %4341, <16 x i32> %4343, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %4346 = load <16 x i32>, ptr %4340, align 64
  %4347 = getelementptr inbounds nuw i8, ptr %4340, i64 64
  %4348 = load <16 x i32>, ptr %4347, align 64
  %4349 = shufflevector <16 x i32> %4346, <16 x i32> %4348, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %4350 = shufflevector <16 x i32> %4346, <16 x i32> %4348, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %4351 = shufflevector <16 x i32> %4344, <16 x i32> %4349, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %4352 = shufflevector <16 x i32> %4344, <16 x i32> %4349, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %4353 = shufflevector <16 x i32> %4345, <16 x i32> %4350, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %4354 = shufflevector <16 x i32> %4345, <16 x i32> %4350, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x i32> %4351, ptr %15, align 64
  store <16 x i32> %4352, ptr %46, align 64
  store <16 x i32> %4353, ptr %47, align 64
  store <16 x i32> %4354, ptr %48, align 64
  %4355 = getelementptr inbounds nuw i8, ptr %4333, i64 4
  %4356 = load i32, ptr %4355, align 4
  %4357 = zext i32 %4356 to i64
  %4358 = getelementptr inbounds nuw i8, ptr %4301, i64 %4357
  %4359 = getelementptr inbounds nuw i8, ptr %4333, i64 12
  %4360 = load i32, ptr %4359, align 4
  %4361 = zext i32 %4360 to i64
  %4362 = getelementptr inbounds nuw i8, ptr %4301, i64 %4361
  %4363 = load <16 x i32>, ptr %4358, align 64
  %4364 = getelementptr inbounds nuw i8, ptr %4358, i64 64
  %4365 = load <16 x i32>, ptr %4364, align 64
  %4366 = shufflevector <16 x i32> %4363, <16 x i32> %4365, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %4367 = shufflevector <16 x i32> %4363, <16 x i32> %4365, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %4368 = load <16 x i32>, ptr %4362, align 64
  %4369 = getelementptr inbounds nuw i8, ptr %4362, i64 64
  %4370 = load <16 x i32>, ptr %4369, align 64
  %4371 = shufflevector <16 x i32> %4368, <16 x i32> %4370, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %4372 = shufflevector <16 x i32> %4368, <16 x i32> %4370, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %4373 = shufflevector <16 x i32> %4366, <16 x i32> %4371, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %4374 = shufflevector <16 x i32> %4366, <16 x i32> %4371, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %4375 = shufflevector <16 x i32> %4367, <16 x i32> %4372, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %4376 = shufflevector <16 x i32> %4367, <16 x i32> %4372, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  br label %4424

4377:
  %4378 = getelementptr inbounds nuw i32, ptr %4299, i64 %4276
  %4379 = load i32, ptr %4378, align 4
  %4380 = zext i32 %4379 to i64
  %4381 = getelementptr inbounds nuw i8, ptr %4301, i64 %4380
  %4382 = getelementptr inbounds nuw i32, ptr %4299, i64 %4275
  %4383 = load i32, ptr %4382, align 4
  %4384 = zext i32 %4383 to i64
  %4385 = getelementptr inbounds nuw i8, ptr %4301, i64 %4384
  %4386 = load <16 x i32>, ptr %4381, align 64
  %4387 = getelementptr inbounds nuw i8, ptr %4381, i64 64
  %4388 = load <16 x i32>, ptr %4387, align 64
  %4389 = shufflevector <16 x i32> %4386, <16 x i32> %4388, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %4390 = shufflevector <16 x i32> %4386, <16 x i32> %4388, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %4391 = load <16 x i32>, ptr %4385, align 64
  %4392 = getelementptr inbounds nuw i8, ptr %4385, i64 64
  %4393 = load <16 x i32>, ptr %4392, align 64
  %4394 = shufflevector <16 x i32> %4391, <16 x i32> %4393, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %4395 = shufflevector <16 x i32> %4391, <16 x i32> %4393, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %4396 = shufflevector <16 x i32> %4389, <16 x i32> %4394, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %4397 = shufflevector <16 x i32> %4389, <16 x i32> %4394, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %4398 = shufflevector <16 x i32> %4390, <16 x i32> %4395, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %4399 = shufflevector <16 x i32> %4390, <16 x i32> %4395, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  store <16 x i32> %4396, ptr %15, align 64
  store <16 x i32> %4397, ptr %46, align 64
  store <16 x i32> %4398, ptr %47, align 64
  store <16 x i32> %4399, ptr %48, align 64
  %4400 = load i32, ptr %4378, align 4
  %4401 = zext i32 %4400 to i64
  %4402 = getelementptr inbounds nuw i8, ptr %4301, i64 %4401
  %4403 = load i32, ptr %4382, align 4
  %4404 = zext i32 %4403 to i64
  %4405 = getelementptr inbounds nuw i8, ptr %4301, i64 %4404
  %4406 = load <16 x i32>, ptr %4402, align 64
  %4407 = getelementptr inbounds nuw i8, ptr %4402, i64 64
  %4408 = load <16 x i32>, ptr %4407, align 64
  %4409 = shufflevector <16 x i32> %4406, <16 x i32> %4408, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %4410 = shufflevector <16 x i32> %4406, <16 x i32> %4408, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %4411 = load <16 x i32>, ptr %4405, align 64
  %4412 = getelementptr inbounds nuw i8, ptr %4405, i64 64
  %4413 = load <16 x i32>, ptr %4412, align 64
  %4414 = shufflevector <16 x i32> %4411, <16 x i32> %4413, <16 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28, i32 1, i32 5, i32 9, i32 13, i32 17, i32 21, i32 25, i32 29>
  %4415 = shufflevector <16 x i32> %4411, <16 x i32> %4413, <16 x i32> <i32 2, i32 6, i32 10, i32 14, i32 18, i32 22,
      i32 26, i32 30, i32 3, i32 7, i32 11, i32 15, i32 19, i32 23, i32 27, i32 31>
  %4416 = shufflevector <16 x i32> %4409, <16 x i32> %4414, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %4417 = shufflevector <16 x i32> %4409, <16 x i32> %4414, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %4418 = shufflevector <16 x i32> %4410, <16 x i32> %4415, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %4419 = shufflevector <16 x i32> %4410, <16 x i32> %4415, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %4420 = lshr <16 x i32> %4416, splat (i32 16)
  %4421 = lshr <16 x i32> %4417, splat (i32 16)
  %4422 = lshr <16 x i32> %4418, splat (i32 16)
  %4423 = lshr <16 x i32> %4419, splat (i32 16)
  br label %4424

4424:
  %4425 = phi <16 x i32> [ %4354, %4332 ], [ %4399, %4377 ]
  %4426 = phi <16 x i32> [ %4353, %4332 ], [ %4398, %4377 ]
  %4427 = phi <16 x i32> [ %4352, %4332 ], [ %4397, %4377 ]
  %4428 = phi <16 x i32> [ %4351, %4332 ], [ %4396, %4377 ]
  %4429 = phi <16 x i32> [ %4373, %4332 ], [ %4420, %4377 ]
  %4430 = phi <16 x i32> [ %4374, %4332 ], [ %4421, %4377 ]
  %4431 = phi <16 x i32> [ %4375, %4332 ], [ %4422, %4377 ]
  %4432 = phi <16 x i32> [ %4376, %4332 ], [ %4423, %4377 ]
  store <16 x i32> %4429, ptr %49, align 64
  store <16 x i32> %4430, ptr %50, align 64
  store <16 x i32> %4431, ptr %51, align 64
  br label %4433

4433:
  %4434 = phi <16 x i32> [ %4328, %4302 ], [ %4432, %4424 ]
  %4435 = phi <16 x i32> [ %4325, %4302 ], [ %4425, %4424 ]
  %4436 = phi <16 x i32> [ %4322, %4302 ], [ %4431, %4424 ]
  %4437 = phi <16 x i32> [ %4319, %4302 ], [ %4426, %4424 ]
  %4438 = phi <16 x i32> [ %4316, %4302 ], [ %4430, %4424 ]
  %4439 = phi <16 x i32> [ %4313, %4302 ], [ %4427, %4424 ]
  %4440 = phi <16 x i32> [ %4310, %4302 ], [ %4429, %4424 ]
  %4441 = phi <16 x i32> [ %4307, %4302 ], [ %4428, %4424 ]
  %4442 = bitcast <16 x i32> %4440 to <16 x float>
  %4443 = bitcast <16 x i32> %4439 to <16 x float>
  %4444 = bitcast <16 x i32> %4438 to <16 x float>
  %4445 = bitcast <16 x i32> %4437 to <16 x float>
  %4446 = bitcast <16 x i32> %4436 to <16 x float>
  %4447 = bitcast <16 x i32> %4435 to <16 x float>
  %4448 = bitcast <16 x i32> %4441 to <16 x float>
  store <16 x i32> %4434, ptr %52, align 64
  %4449 = load i32, ptr %45, align 4
  %4450 = icmp eq i32 %4449, 0
  %4451 = bitcast <16 x i32> %4434 to <16 x float>
  br i1 %4450, label %4549, label %4452

4452:
  %4453 = shl <16 x i32> %4441, splat (i32 13)
  %4454 = and <16 x i32> %4453, splat (i32 268427264)
  %4455 = shl <16 x i32> %4441, splat (i32 16)
  %4456 = and <16 x i32> %4455, splat (i32 -2147483648)
  %4457 = icmp samesign ugt <16 x i32> %4454, splat (i32 260046847)
  %4458 = bitcast <16 x i32> %4454 to <16 x float>
  %4459 = fmul <16 x float> %4458, splat (float 0x46F0000000000000)
  %4460 = bitcast <16 x float> %4459 to <16 x i32>
  %4461 = or <16 x i32> %4454, splat (i32 2139095040)
  %4462 = select <16 x i1> %4457, <16 x i32> %4461, <16 x i32> %4460
  %4463 = or disjoint <16 x i32> %4462, %4456
  store <16 x i32> %4463, ptr %15, align 64
  %4464 = shl <16 x i32> %4440, splat (i32 13)
  %4465 = and <16 x i32> %4464, splat (i32 268427264)
  %4466 = shl <16 x i32> %4440, splat (i32 16)
  %4467 = and <16 x i32> %4466, splat (i32 -2147483648)
  %4468 = icmp samesign ugt <16 x i32> %4465, splat (i32 260046847)
  %4469 = bitcast <16 x i32> %4465 to <16 x float>
  %4470 = fmul <16 x float> %4469, splat (float 0x46F0000000000000)
  %4471 = bitcast <16 x float> %4470 to <16 x i32>
  %4472 = or <16 x i32> %4465, splat (i32 2139095040)
  %4473 = select <16 x i1> %4468, <16 x i32> %4472, <16 x i32> %4471
  %4474 = or disjoint <16 x i32> %4473, %4467
  store <16 x i32> %4474, ptr %49, align 64
  %4475 = shl <16 x i32> %4439, splat (i32 13)
  %4476 = and <16 x i32> %4475, splat (i32 268427264)
  %4477 = shl <16 x i32> %4439, splat (i32 16)
  %4478 = and <16 x i32> %4477, splat (i32 -2147483648)
  %4479 = icmp samesign ugt <16 x i32> %4476, splat (i32 260046847)
  %4480 = bitcast <16 x i32> %4476 to <16 x float>
  %4481 = fmul <16 x float> %4480, splat (float 0x46F0000000000000)
  %4482 = bitcast <16 x float> %4481 to <16 x i32>
  %4483 = or <16 x i32> %4476, splat (i32 2139095040)
  %4484 = select <16 x i1> %4479, <16 x i32> %4483, <16 x i32> %4482
  %4485 = or disjoint <16 x i32> %4484, %4478
  store <16 x i32> %4485, ptr %46, align 64
  %4486 = shl <16 x i32> %4438, splat (i32 13)
  %4487 = and <16 x i32> %4486, splat (i32 268427264)
  %4488 = shl <16 x i32> %4438, splat (i32 16)
  %4489 = and <16 x i32> %4488, splat (i32 -2147483648)
  %4490 = icmp samesign ugt <16 x i32> %4487, splat (i32 260046847)
  %4491 = bitcast <16 x i32> %4487 to <16 x float>
  %4492 = fmul <16 x float> %4491, splat (float 0x46F0000000000000)
  %4493 = bitcast <16 x float> %4492 to <16 x i32>
  %4494 = or <16 x i32> %4487, splat (i32 2139095040)
  %4495 = select <16 x i1> %4490, <16 x i32> %4494, <16 x i32> %4493
  %4496 = or disjoint <16 x i32> %4495, %4489
  store <16 x i32> %4496, ptr %50, align 64
  %4497 = shl <16 x i32> %4437, splat (i32 13)
  %4498 = and <16 x i32> %4497, splat (i32 268427264)
  %4499 = shl <16 x i32> %4437, splat (i32 16)
  %4500 = and <16 x i32> %4499, splat (i32 -2147483648)
  %4501 = icmp samesign ugt <16 x i32> %4498, splat (i32 260046847)
  %4502 = bitcast <16 x i32> %4498 to <16 x float>
  %4503 = fmul <16 x float> %4502, splat (float 0x46F0000000000000)
  %4504 = bitcast <16 x float> %4503 to <16 x i32>
  %4505 = or <16 x i32> %4498, splat (i32 2139095040)
  %4506 = select <16 x i1> %4501, <16 x i32> %4505, <16 x i32> %4504
  %4507 = or disjoint <16 x i32> %4506, %4500
  store <16 x i32> %4507, ptr %47, align 64
  %4508 = shl <16 x i32> %4436, splat (i32 13)
  %4509 = and <16 x i32> %4508, splat (i32 268427264)
  %4510 = shl <16 x i32> %4436, splat (i32 16)
  %4511 = and <16 x i32> %4510, splat (i32 -2147483648)
  %4512 = icmp samesign ugt <16 x i32> %4509, splat (i32 260046847)
  %4513 = bitcast <16 x i32> %4509 to <16 x float>
  %4514 = fmul <16 x float> %4513, splat (float 0x46F0000000000000)
  %4515 = bitcast <16 x float> %4514 to <16 x i32>
  %4516 = or <16 x i32> %4509, splat (i32 2139095040)
  %4517 = select <16 x i1> %4512, <16 x i32> %4516, <16 x i32> %4515
  %4518 = or disjoint <16 x i32> %4517, %4511
  store <16 x i32> %4518, ptr %51, align 64
  %4519 = shl <16 x i32> %4435, splat (i32 13)
  %4520 = and <16 x i32> %4519, splat (i32 268427264)
  %4521 = shl <16 x i32> %4435, splat (i32 16)
  %4522 = and <16 x i32> %4521, splat (i32 -2147483648)
  %4523 = icmp samesign ugt <16 x i32> %4520, splat (i32 260046847)
  %4524 = bitcast <16 x i32> %4520 to <16 x float>
  %4525 = fmul <16 x float> %4524, splat (float 0x46F0000000000000)
  %4526 = bitcast <16 x float> %4525 to <16 x i32>
  %4527 = or <16 x i32> %4520, splat (i32 2139095040)
  %4528 = select <16 x i1> %4523, <16 x i32> %4527, <16 x i32> %4526
  %4529 = or disjoint <16 x i32> %4528, %4522
  store <16 x i32> %4529, ptr %48, align 64
  %4530 = shl <16 x i32> %4434, splat (i32 13)
  %4531 = and <16 x i32> %4530, splat (i32 268427264)
  %4532 = shl <16 x i32> %4434, splat (i32 16)
  %4533 = and <16 x i32> %4532, splat (i32 -2147483648)
  %4534 = icmp samesign ugt <16 x i32> %4531, splat (i32 260046847)
  %4535 = bitcast <16 x i32> %4531 to <16 x float>
  %4536 = fmul <16 x float> %4535, splat (float 0x46F0000000000000)
  %4537 = bitcast <16 x float> %4536 to <16 x i32>
  %4538 = or <16 x i32> %4531, splat (i32 2139095040)
  %4539 = select <16 x i1> %4534, <16 x i32> %4538, <16 x i32> %4537
  %4540 = or disjoint <16 x i32> %4539, %4533
  store <16 x i32> %4540, ptr %52, align 64
  %4541 = bitcast <16 x i32> %4463 to <16 x float>
  %4542 = bitcast <16 x i32> %4474 to <16 x float>
  %4543 = bitcast <16 x i32> %4485 to <16 x float>
  %4544 = bitcast <16 x i32> %4496 to <16 x float>
  %4545 = bitcast <16 x i32> %4507 to <16 x float>
  %4546 = bitcast <16 x i32> %4518 to <16 x float>
  %4547 = bitcast <16 x i32> %4529 to <16 x float>
  %4548 = bitcast <16 x i32> %4540 to <16 x float>
  br label %4549

4549:
  %4550 = phi <16 x float> [ %4541, %4452 ], [ %4448, %4433 ], [ zeroinitializer, %4293 ]
  %4551 = phi <16 x float> [ %4548, %4452 ], [ %4451, %4433 ], [ zeroinitializer, %4293 ]
  %4552 = phi <16 x float> [ %4547, %4452 ], [ %4447, %4433 ], [ zeroinitializer, %4293 ]
  %4553 = phi <16 x float> [ %4546, %4452 ], [ %4446, %4433 ], [ zeroinitializer, %4293 ]
  %4554 = phi <16 x float> [ %4545, %4452 ], [ %4445, %4433 ], [ zeroinitializer, %4293 ]
  %4555 = phi <16 x float> [ %4544, %4452 ], [ %4444, %4433 ], [ zeroinitializer, %4293 ]
  %4556 = phi <16 x float> [ %4543, %4452 ], [ %4443, %4433 ], [ zeroinitializer, %4293 ]
  %4557 = phi <16 x float> [ %4542, %4452 ], [ %4442, %4433 ], [ zeroinitializer, %4293 ]
  %4558 = phi <16 x i32> [ %4540, %4452 ], [ %4434, %4433 ], [ zeroinitializer, %4293 ]
  %4559 = phi <16 x i32> [ %4529, %4452 ], [ %4435, %4433 ], [ zeroinitializer, %4293 ]
  %4560 = phi <16 x i32> [ %4518, %4452 ], [ %4436, %4433 ], [ zeroinitializer, %4293 ]
  %4561 = phi <16 x i32> [ %4507, %4452 ], [ %4437, %4433 ], [ zeroinitializer, %4293 ]
  %4562 = phi <16 x i32> [ %4496, %4452 ], [ %4438, %4433 ], [ zeroinitializer, %4293 ]
  %4563 = phi <16 x i32> [ %4485, %4452 ], [ %4439, %4433 ], [ zeroinitializer, %4293 ]
  %4564 = phi <16 x i32> [ %4474, %4452 ], [ %4440, %4433 ], [ zeroinitializer, %4293 ]
  %4565 = phi <16 x i32> [ %4463, %4452 ], [ %4441, %4433 ], [ zeroinitializer, %4293 ]
  br i1 %43, label %4586, label %4566

4566:
  %4567 = getelementptr inbounds nuw i8, ptr %4295, i64 256
  %4568 = load <16 x i32>, ptr %4567, align 64
  %4569 = load <8 x i32>, ptr %53, align 64
  %4570 = shufflevector <8 x i32> %4569, <8 x i32> poison, <16 x i32> zeroinitializer
  %4571 = add <16 x i32> %4570, %4568
  store <16 x i32> %4571, ptr %16, align 64
  %4572 = shufflevector <8 x i32> %4569, <8 x i32> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1,
      i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %4573 = add <16 x i32> %4572, %4568
  store <16 x i32> %4573, ptr %124, align 64
  %4574 = shufflevector <8 x i32> %4569, <8 x i32> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2,
      i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  %4575 = add <16 x i32> %4574, %4568
  store <16 x i32> %4575, ptr %125, align 64
  %4576 = shufflevector <8 x i32> %4569, <8 x i32> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3,
      i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>
  %4577 = add <16 x i32> %4576, %4568
  store <16 x i32> %4577, ptr %126, align 64
  %4578 = shufflevector <8 x i32> %4569, <8 x i32> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4,
      i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>
  %4579 = add <16 x i32> %4578, %4568
  store <16 x i32> %4579, ptr %127, align 64
  %4580 = shufflevector <8 x i32> %4569, <8 x i32> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5,
      i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>
  %4581 = add <16 x i32> %4580, %4568
  store <16 x i32> %4581, ptr %128, align 64
  %4582 = shufflevector <8 x i32> %4569, <8 x i32> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6,
      i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>
  %4583 = add <16 x i32> %4582, %4568
  store <16 x i32> %4583, ptr %129, align 64
  %4584 = shufflevector <8 x i32> %4569, <8 x i32> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7,
      i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %4585 = add <16 x i32> %4584, %4568
  store <16 x i32> %4585, ptr %130, align 64
  br label %4586

4586:
  %4587 = getelementptr inbounds nuw i8, ptr %13, i64 %4294
  %4588 = load i8, ptr %4587, align 1
  %4589 = or i8 %4588, %4288
  %4590 = icmp eq i8 %4589, 0
  br i1 %4590, label %4591, label %7112

4591:
  %4592 = getelementptr inbounds nuw %struct.Block, ptr %10, i64 %4294
  %4593 = load i32, ptr %32, align 4
  switch i32 %4593, label %7007 [
    i32 1, label %7110
    i32 3, label %4594
    i32 0, label %6747
  ]

4594:
  %4595 = load ptr, ptr %40, align 64
  br label %4860

4596:
  %4597 = getelementptr inbounds nuw i8, ptr %4295, i64 256
  %4598 = load <16 x i32>, ptr %4295, align 64
  %4599 = load <4 x i32>, ptr %12, align 64
  %4600 = load <16 x i32>, ptr %4597, align 64
  %4601 = load <1 x i32>, ptr %53, align 64
  br label %4602

4602:
  %4603 = phi i64 [ 16, %4596 ], [ %4615, %4602 ]
  %4604 = phi <16 x float> [ zeroinitializer, %4596 ], [ %4614, %4602 ]
  %4605 = getelementptr inbounds nuw <16 x float>, ptr %4592, i64 %4603
  %4606 = load <16 x float>, ptr %4605, align 64
  %4607 = getelementptr inbounds nuw i16, ptr %4595, i64 %4603
  %4608 = load i16, ptr %4607, align 2
  %4609 = zext i16 %4608 to i64
  %4610 = getelementptr inbounds nuw float, ptr %14, i64 %4609
  %4611 = load float, ptr %4610, align 4
  %4612 = insertelement <16 x float> poison, float %4611, i64 0
  %4613 = shufflevector <16 x float> %4612, <16 x float> poison, <16 x i32> zeroinitializer
  %4614 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %4606, <16 x float> %4613, <16 x float> %4604)
  %4615 = add nuw nsw i64 %4603, 1
  %4616 = icmp eq i64 %4615, 32
  br i1 %4616, label %4617, label %4602

4617:
  %4618 = getelementptr inbounds nuw i8, ptr %4295, i64 64
  %4619 = load <16 x i32>, ptr %4618, align 64
  %4620 = load <1 x i32>, ptr %54, align 64
  %4621 = getelementptr inbounds nuw i8, ptr %4295, i64 320
  %4622 = load <16 x i32>, ptr %4621, align 64
  %4623 = load <1 x i32>, ptr %55, align 64
  br label %4624

4624:
  %4625 = phi i64 [ 32, %4617 ], [ %4637, %4624 ]
  %4626 = phi <16 x float> [ zeroinitializer, %4617 ], [ %4636, %4624 ]
  %4627 = getelementptr inbounds nuw <16 x float>, ptr %4592, i64 %4625
  %4628 = load <16 x float>, ptr %4627, align 64
  %4629 = getelementptr inbounds nuw i16, ptr %4595, i64 %4625
  %4630 = load i16, ptr %4629, align 2
  %4631 = zext i16 %4630 to i64
  %4632 = getelementptr inbounds nuw float, ptr %14, i64 %4631
  %4633 = load float, ptr %4632, align 4
  %4634 = insertelement <16 x float> poison, float %4633, i64 0
  %4635 = shufflevector <16 x float> %4634, <16 x float> poison, <16 x i32> zeroinitializer
  %4636 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %4628, <16 x float> %4635, <16 x float> %4626)
  %4637 = add nuw nsw i64 %4625, 1
  %4638 = icmp eq i64 %4637, 48
  br i1 %4638, label %4639, label %4624

4639:
  %4640 = getelementptr inbounds nuw i8, ptr %4295, i64 128
  %4641 = load <16 x i32>, ptr %4640, align 64
  %4642 = load <1 x i32>, ptr %56, align 64
  %4643 = getelementptr inbounds nuw i8, ptr %4295, i64 384
  %4644 = load <16 x i32>, ptr %4643, align 64
  %4645 = load <1 x i32>, ptr %57, align 64
  br label %4646

4646:
  %4647 = phi i64 [ 48, %4639 ], [ %4659, %4646 ]
  %4648 = phi <16 x float> [ zeroinitializer, %4639 ], [ %4658, %4646 ]
  %4649 = getelementptr inbounds nuw <16 x float>, ptr %4592, i64 %4647
  %4650 = load <16 x float>, ptr %4649, align 64
  %4651 = getelementptr inbounds nuw i16, ptr %4595, i64 %4647
  %4652 = load i16, ptr %4651, align 2
  %4653 = zext i16 %4652 to i64
  %4654 = getelementptr inbounds nuw float, ptr %14, i64 %4653
  %4655 = load float, ptr %4654, align 4
  %4656 = insertelement <16 x float> poison, float %4655, i64 0
  %4657 = shufflevector <16 x float> %4656, <16 x float> poison, <16 x i32> zeroinitializer
  %4658 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %4650, <16 x float> %4657, <16 x float> %4648)
  %4659 = add nuw nsw i64 %4647, 1
  %4660 = icmp eq i64 %4659, 64
  br i1 %4660, label %4661, label %4646

4661:
  %4662 = bitcast <16 x float> %4550 to <16 x i32>
  %4663 = lshr <16 x i32> %4662, splat (i32 23)
  %4664 = and <16 x i32> %4663, splat (i32 255)
  %4665 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %4664, <16 x i32> splat (i32 1))
  %4666 = add nsw <16 x i32> %4665, splat (i32 -127)
  %4667 = shufflevector <4 x i32> %4599, <4 x i32> poison, <16 x i32> zeroinitializer
  %4668 = fmul <16 x float> %4872, splat (float 4.000000e+00)
  %4669 = fptosi <16 x float> %4668 to <16 x i32>
  %4670 = mul <16 x i32> %4598, %4669
  %4671 = mul <16 x i32> %4670, %4667
  %4672 = shufflevector <1 x i32> %4601, <1 x i32> poison, <16 x i32> zeroinitializer
  %4673 = add <16 x i32> %4672, %4600
  %4674 = shufflevector <1 x i32> %4620, <1 x i32> poison, <16 x i32> zeroinitializer
  %4675 = fmul <16 x float> %4614, splat (float 4.000000e+00)
  %4676 = fptosi <16 x float> %4675 to <16 x i32>
  %4677 = mul <16 x i32> %4619, %4676
  %4678 = mul <16 x i32> %4677, %4674
  %4679 = shufflevector <1 x i32> %4623, <1 x i32> poison, <16 x i32> zeroinitializer
  %4680 = add <16 x i32> %4679, %4622
  %4681 = shufflevector <1 x i32> %4642, <1 x i32> poison, <16 x i32> zeroinitializer
  %4682 = fmul <16 x float> %4636, splat (float 4.000000e+00)
  %4683 = fptosi <16 x float> %4682 to <16 x i32>
  %4684 = mul <16 x i32> %4641, %4683
  %4685 = mul <16 x i32> %4684, %4681
  %4686 = shufflevector <1 x i32> %4645, <1 x i32> poison, <16 x i32> zeroinitializer
  %4687 = add <16 x i32> %4686, %4644
  %4688 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %4666, <16 x i32> %4673)
  %4689 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %4688, <16 x i32> %4680)
  %4690 = getelementptr inbounds nuw i8, ptr %4295, i64 192
  %4691 = load <16 x i32>, ptr %4690, align 64
  %4692 = load <1 x i32>, ptr %58, align 64
  %4693 = shufflevector <1 x i32> %4692, <1 x i32> poison, <16 x i32> zeroinitializer
  %4694 = fmul <16 x float> %4658, splat (float 4.000000e+00)
  %4695 = fptosi <16 x float> %4694 to <16 x i32>
  %4696 = mul <16 x i32> %4691, %4695
  %4697 = mul <16 x i32> %4696, %4693
  %4698 = getelementptr inbounds nuw i8, ptr %4295, i64 448
  %4699 = load <16 x i32>, ptr %4698, align 64
  %4700 = load <1 x i32>, ptr %59, align 64
  %4701 = shufflevector <1 x i32> %4700, <1 x i32> poison, <16 x i32> zeroinitializer
  %4702 = add <16 x i32> %4701, %4699
  %4703 = shufflevector <16 x i32> %4671, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %4704 = shufflevector <16 x i32> %4671, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %4705 = shufflevector <16 x i32> %4678, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %4706 = shufflevector <16 x i32> %4678, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %4707 = shufflevector <16 x i32> %4685, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %4708 = shufflevector <16 x i32> %4685, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %4709 = shufflevector <16 x i32> %4697, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %4710 = shufflevector <16 x i32> %4697, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %4711 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %4689, <16 x i32> %4687)
  %4712 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %4711, <16 x i32> %4702)
  %4713 = shufflevector <16 x float> %4550, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5,
      i32 6, i32 7>
  %4714 = shufflevector <16 x i32> %4712, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %4715 = fpext <8 x float> %4713 to <8 x double>
  %4716 = sub <8 x i32> splat (i32 35), %4714
  %4717 = zext <8 x i32> %4716 to <8 x i64>
  %4718 = shl <8 x i64> %4717, splat (i64 52)
  %4719 = add <8 x i64> %4718, splat (i64 4607182418800017408)
  %4720 = bitcast <8 x i64> %4719 to <8 x double>
  %4721 = fmul <8 x double> %4715, %4720
  %4722 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %4721)
  %4723 = shufflevector <16 x float> %4550, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32
      13, i32 14, i32 15>
  %4724 = shufflevector <16 x i32> %4712, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %4725 = fpext <8 x float> %4723 to <8 x double>
  %4726 = sub <8 x i32> splat (i32 35), %4724
  %4727 = zext <8 x i32> %4726 to <8 x i64>
  %4728 = shl <8 x i64> %4727, splat (i64 52)
  %4729 = add <8 x i64> %4728, splat (i64 4607182418800017408)
  %4730 = bitcast <8 x i64> %4729 to <8 x double>
  %4731 = fmul <8 x double> %4725, %4730
  %4732 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %4731)
  %4733 = sub <16 x i32> %4673, %4712
  %4734 = shufflevector <16 x i32> %4733, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %4735 = add <8 x i32> %4734, splat (i32 27)
  %4736 = sitofp <8 x i32> %4704 to <8 x double>
  %4737 = zext <8 x i32> %4735 to <8 x i64>
  %4738 = shl <8 x i64> %4737, splat (i64 52)
  %4739 = add <8 x i64> %4738, splat (i64 4607182418800017408)
  %4740 = bitcast <8 x i64> %4739 to <8 x double>
  %4741 = fmul <8 x double> %4736, %4740
  %4742 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %4741)
  %4743 = fadd <8 x double> %4732, %4742
  %4744 = sub <16 x i32> %4680, %4712
  %4745 = shufflevector <16 x i32> %4744, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %4746 = add <8 x i32> %4745, splat (i32 27)
  %4747 = sitofp <8 x i32> %4706 to <8 x double>
  %4748 = zext <8 x i32> %4746 to <8 x i64>
  %4749 = shl <8 x i64> %4748, splat (i64 52)
  %4750 = add <8 x i64> %4749, splat (i64 4607182418800017408)
  %4751 = bitcast <8 x i64> %4750 to <8 x double>
  %4752 = fmul <8 x double> %4747, %4751
  %4753 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %4752)
  %4754 = fadd <8 x double> %4753, %4743
  %4755 = sub <16 x i32> %4687, %4712
  %4756 = shufflevector <16 x i32> %4755, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %4757 = add <8 x i32> %4756, splat (i32 27)
  %4758 = sitofp <8 x i32> %4708 to <8 x double>
  %4759 = zext <8 x i32> %4757 to <8 x i64>
  %4760 = shl <8 x i64> %4759, splat (i64 52)
  %4761 = add <8 x i64> %4760, splat (i64 4607182418800017408)
  %4762 = bitcast <8 x i64> %4761 to <8 x double>
  %4763 = fmul <8 x double> %4758, %4762
  %4764 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %4763)
  %4765 = fadd <8 x double> %4764, %4754
  %4766 = sub <16 x i32> %4702, %4712
  %4767 = shufflevector <16 x i32> %4766, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %4768 = add <8 x i32> %4767, splat (i32 27)
  %4769 = sitofp <8 x i32> %4710 to <8 x double>
  %4770 = zext <8 x i32> %4768 to <8 x i64>
  %4771 = shl <8 x i64> %4770, splat (i64 52)
  %4772 = add <8 x i64> %4771, splat (i64 4607182418800017408)
  %4773 = bitcast <8 x i64> %4772 to <8 x double>
  %4774 = fmul <8 x double> %4769, %4773
  %4775 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %4774)
  %4776 = fadd <8 x double> %4775, %4765
  %4777 = shufflevector <16 x i32> %4733, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %4778 = add <8 x i32> %4777, splat (i32 27)
  %4779 = sitofp <8 x i32> %4703 to <8 x double>
  %4780 = zext <8 x i32> %4778 to <8 x i64>
  %4781 = shl <8 x i64> %4780, splat (i64 52)
  %4782 = add <8 x i64> %4781, splat (i64 4607182418800017408)
  %4783 = bitcast <8 x i64> %4782 to <8 x double>
  %4784 = fmul <8 x double> %4779, %4783
  %4785 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %4784)
  %4786 = fadd <8 x double> %4722, %4785
  %4787 = shufflevector <16 x i32> %4744, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %4788 = add <8 x i32> %4787, splat (i32 27)
  %4789 = sitofp <8 x i32> %4705 to <8 x double>
  %4790 = zext <8 x i32> %4788 to <8 x i64>
  %4791 = shl <8 x i64> %4790, splat (i64 52)
  %4792 = add <8 x i64> %4791, splat (i64 4607182418800017408)
  %4793 = bitcast <8 x i64> %4792 to <8 x double>
  %4794 = fmul <8 x double> %4789, %4793
  %4795 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %4794)
  %4796 = fadd <8 x double> %4795, %4786
  %4797 = shufflevector <16 x i32> %4755, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %4798 = add <8 x i32> %4797, splat (i32 27)
  %4799 = sitofp <8 x i32> %4707 to <8 x double>
  %4800 = zext <8 x i32> %4798 to <8 x i64>
  %4801 = shl <8 x i64> %4800, splat (i64 52)
  %4802 = add <8 x i64> %4801, splat (i64 4607182418800017408)
  %4803 = bitcast <8 x i64> %4802 to <8 x double>
  %4804 = fmul <8 x double> %4799, %4803
  %4805 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %4804)
  %4806 = fadd <8 x double> %4805, %4796
  %4807 = shufflevector <16 x i32> %4766, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %4808 = add <8 x i32> %4807, splat (i32 27)
  %4809 = sitofp <8 x i32> %4709 to <8 x double>
  %4810 = zext <8 x i32> %4808 to <8 x i64>
  %4811 = shl <8 x i64> %4810, splat (i64 52)
  %4812 = add <8 x i64> %4811, splat (i64 4607182418800017408)
  %4813 = bitcast <8 x i64> %4812 to <8 x double>
  %4814 = fmul <8 x double> %4809, %4813
  %4815 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %4814)
  %4816 = fadd <8 x double> %4815, %4806
  %4817 = add <8 x i32> %4714, splat (i32 4061)
  %4818 = zext <8 x i32> %4817 to <8 x i64>
  %4819 = shl <8 x i64> %4818, splat (i64 52)
  %4820 = add <8 x i64> %4819, splat (i64 4607182418800017408)
  %4821 = bitcast <8 x i64> %4820 to <8 x double>
  %4822 = fmul <8 x double> %4816, %4821
  %4823 = fptrunc <8 x double> %4822 to <8 x float>
  %4824 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %4823)
  %4825 = fpext <8 x float> %4824 to <8 x double>
  %4826 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %4822)
  %4827 = fcmp olt <8 x double> %4826, %4825
  %4828 = fcmp olt <8 x double> %4826, splat (double 0x47F0000000000000)
  %4829 = and <8 x i1> %4828, %4827
  %4830 = sext <8 x i1> %4829 to <8 x i32>
  %4831 = bitcast <8 x float> %4823 to <8 x i32>
  %4832 = add <8 x i32> %4830, %4831
  %4833 = add <8 x i32> %4724, splat (i32 4061)
  %4834 = zext <8 x i32> %4833 to <8 x i64>
  %4835 = shl <8 x i64> %4834, splat (i64 52)
  %4836 = add <8 x i64> %4835, splat (i64 4607182418800017408)
  %4837 = bitcast <8 x i64> %4836 to <8 x double>
  %4838 = fmul <8 x double> %4776, %4837
  %4839 = fptrunc <8 x double> %4838 to <8 x float>
  %4840 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %4839)
  %4841 = fpext <8 x float> %4840 to <8 x double>
  %4842 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %4838)
  %4843 = fcmp olt <8 x double> %4842, %4841
  %4844 = fcmp olt <8 x double> %4842, splat (double 0x47F0000000000000)
  %4845 = and <8 x i1> %4844, %4843
  %4846 = sext <8 x i1> %4845 to <8 x i32>
  %4847 = bitcast <8 x float> %4839 to <8 x i32>
  %4848 = add <8 x i32> %4846, %4847
  %4849 = shufflevector <8 x i32> %4832, <8 x i32> %4848, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %4850 = and <16 x i32> %4849, splat (i32 2147483647)
  %4851 = icmp eq <16 x i32> %4850, zeroinitializer
  %4852 = shufflevector <8 x i32> %4832, <8 x i32> %4848, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %4853 = select <16 x i1> %4851, <16 x i32> zeroinitializer, <16 x i32> %4852
  %4854 = bitcast <16 x i32> %4853 to <16 x float>
  %4855 = icmp eq <16 x i32> %4664, splat (i32 255)
  %4856 = fcmp uno <16 x float> %4550, zeroinitializer
  %4857 = select <16 x i1> %4856, <16 x float> splat (float 0x7FFFFFFFE0000000), <16 x float> %4550
  %4858 = select <16 x i1> %4855, <16 x float> %4857, <16 x float> %4854
  store <16 x float> %4858, ptr %15, align 64
  %4859 = load <16 x float>, ptr %49, align 64
  br label %4875

4860:
  %4861 = phi i64 [ 0, %4594 ], [ %4873, %4860 ]
  %4862 = phi <16 x float> [ zeroinitializer, %4594 ], [ %4872, %4860 ]
  %4863 = getelementptr inbounds nuw <16 x float>, ptr %4592, i64 %4861
  %4864 = load <16 x float>, ptr %4863, align 64
  %4865 = getelementptr inbounds nuw i16, ptr %4595, i64 %4861
  %4866 = load i16, ptr %4865, align 2
  %4867 = zext i16 %4866 to i64
  %4868 = getelementptr inbounds nuw float, ptr %14, i64 %4867
  %4869 = load float, ptr %4868, align 4
  %4870 = insertelement <16 x float> poison, float %4869, i64 0
  %4871 = shufflevector <16 x float> %4870, <16 x float> poison, <16 x i32> zeroinitializer
  %4872 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %4864, <16 x float> %4871, <16 x float> %4862)
  %4873 = add nuw nsw i64 %4861, 1
  %4874 = icmp eq i64 %4873, 16
  br i1 %4874, label %4596, label %4860

4875:
  %4876 = phi i64 [ 0, %4661 ], [ %4889, %4875 ]
  %4877 = phi <16 x float> [ zeroinitializer, %4661 ], [ %4888, %4875 ]
  %4878 = getelementptr inbounds nuw <16 x float>, ptr %4592, i64 %4876
  %4879 = load <16 x float>, ptr %4878, align 64
  %4880 = getelementptr inbounds nuw i16, ptr %4595, i64 %4876
  %4881 = load i16, ptr %4880, align 2
  %4882 = zext i16 %4881 to i64
  %4883 = getelementptr inbounds nuw float, ptr %14, i64 %4882
  %4884 = getelementptr inbounds nuw i8, ptr %4883, i64 16
  %4885 = load float, ptr %4884, align 4
  %4886 = insertelement <16 x float> poison, float %4885, i64 0
  %4887 = shufflevector <16 x float> %4886, <16 x float> poison, <16 x i32> zeroinitializer
  %4888 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %4879, <16 x float> %4887, <16 x float> %4877)
  %4889 = add nuw nsw i64 %4876, 1
  %4890 = icmp eq i64 %4889, 16
  br i1 %4890, label %4891, label %4875

4891:
  %4892 = load <1 x i32>, ptr %60, align 4
  br label %4893

4893:
  %4894 = phi i64 [ 16, %4891 ], [ %4907, %4893 ]
  %4895 = phi <16 x float> [ zeroinitializer, %4891 ], [ %4906, %4893 ]
  %4896 = getelementptr inbounds nuw <16 x float>, ptr %4592, i64 %4894
  %4897 = load <16 x float>, ptr %4896, align 64
  %4898 = getelementptr inbounds nuw i16, ptr %4595, i64 %4894
  %4899 = load i16, ptr %4898, align 2
  %4900 = zext i16 %4899 to i64
  %4901 = getelementptr inbounds nuw float, ptr %14, i64 %4900
  %4902 = getelementptr inbounds nuw i8, ptr %4901, i64 16
  %4903 = load float, ptr %4902, align 4
  %4904 = insertelement <16 x float> poison, float %4903, i64 0
  %4905 = shufflevector <16 x float> %4904, <16 x float> poison, <16 x i32> zeroinitializer
  %4906 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %4897, <16 x float> %4905, <16 x float> %4895)
  %4907 = add nuw nsw i64 %4894, 1
  %4908 = icmp eq i64 %4907, 32
  br i1 %4908, label %4909, label %4893

4909:
  %4910 = load <1 x i32>, ptr %61, align 4
  %4911 = load <1 x i32>, ptr %62, align 4
  br label %4912

4912:
  %4913 = phi i64 [ 32, %4909 ], [ %4926, %4912 ]
  %4914 = phi <16 x float> [ zeroinitializer, %4909 ], [ %4925, %4912 ]
  %4915 = getelementptr inbounds nuw <16 x float>, ptr %4592, i64 %4913
  %4916 = load <16 x float>, ptr %4915, align 64
  %4917 = getelementptr inbounds nuw i16, ptr %4595, i64 %4913
  %4918 = load i16, ptr %4917, align 2
  %4919 = zext i16 %4918 to i64
  %4920 = getelementptr inbounds nuw float, ptr %14, i64 %4919
  %4921 = getelementptr inbounds nuw i8, ptr %4920, i64 16
  %4922 = load float, ptr %4921, align 4
  %4923 = insertelement <16 x float> poison, float %4922, i64 0
  %4924 = shufflevector <16 x float> %4923, <16 x float> poison, <16 x i32> zeroinitializer
  %4925 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %4916, <16 x float> %4924, <16 x float> %4914)
  %4926 = add nuw nsw i64 %4913, 1
  %4927 = icmp eq i64 %4926, 48
  br i1 %4927, label %4928, label %4912

4928:
  %4929 = load <1 x i32>, ptr %63, align 4
  %4930 = load <1 x i32>, ptr %64, align 4
  br label %4931

4931:
  %4932 = phi i64 [ 48, %4928 ], [ %4945, %4931 ]
  %4933 = phi <16 x float> [ zeroinitializer, %4928 ], [ %4944, %4931 ]
  %4934 = getelementptr inbounds nuw <16 x float>, ptr %4592, i64 %4932
  %4935 = load <16 x float>, ptr %4934, align 64
  %4936 = getelementptr inbounds nuw i16, ptr %4595, i64 %4932
  %4937 = load i16, ptr %4936, align 2
  %4938 = zext i16 %4937 to i64
  %4939 = getelementptr inbounds nuw float, ptr %14, i64 %4938
  %4940 = getelementptr inbounds nuw i8, ptr %4939, i64 16
  %4941 = load float, ptr %4940, align 4
  %4942 = insertelement <16 x float> poison, float %4941, i64 0
  %4943 = shufflevector <16 x float> %4942, <16 x float> poison, <16 x i32> zeroinitializer
  %4944 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %4935, <16 x float> %4943, <16 x float> %4933)
  %4945 = add nuw nsw i64 %4932, 1
  %4946 = icmp eq i64 %4945, 64
  br i1 %4946, label %4947, label %4931

4947:
  %4948 = bitcast <16 x float> %4859 to <16 x i32>
  %4949 = lshr <16 x i32> %4948, splat (i32 23)
  %4950 = and <16 x i32> %4949, splat (i32 255)
  %4951 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %4950, <16 x i32> splat (i32 1))
  %4952 = add nsw <16 x i32> %4951, splat (i32 -127)
  %4953 = shufflevector <4 x i32> %4599, <4 x i32> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1,
      i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %4954 = fmul <16 x float> %4888, splat (float 4.000000e+00)
  %4955 = fptosi <16 x float> %4954 to <16 x i32>
  %4956 = mul <16 x i32> %4953, %4598
  %4957 = mul <16 x i32> %4956, %4955
  %4958 = shufflevector <1 x i32> %4892, <1 x i32> poison, <16 x i32> zeroinitializer
  %4959 = add <16 x i32> %4958, %4600
  %4960 = shufflevector <1 x i32> %4910, <1 x i32> poison, <16 x i32> zeroinitializer
  %4961 = fmul <16 x float> %4906, splat (float 4.000000e+00)
  %4962 = fptosi <16 x float> %4961 to <16 x i32>
  %4963 = mul <16 x i32> %4619, %4962
  %4964 = mul <16 x i32> %4963, %4960
  %4965 = shufflevector <1 x i32> %4911, <1 x i32> poison, <16 x i32> zeroinitializer
  %4966 = add <16 x i32> %4965, %4622
  %4967 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %4952, <16 x i32> %4959)
  %4968 = shufflevector <1 x i32> %4929, <1 x i32> poison, <16 x i32> zeroinitializer
  %4969 = fmul <16 x float> %4925, splat (float 4.000000e+00)
  %4970 = fptosi <16 x float> %4969 to <16 x i32>
  %4971 = mul <16 x i32> %4641, %4970
  %4972 = mul <16 x i32> %4971, %4968
  %4973 = shufflevector <1 x i32> %4930, <1 x i32> poison, <16 x i32> zeroinitializer
  %4974 = add <16 x i32> %4973, %4644
  %4975 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %4967, <16 x i32> %4966)
  %4976 = load <1 x i32>, ptr %65, align 4
  %4977 = shufflevector <1 x i32> %4976, <1 x i32> poison, <16 x i32> zeroinitializer
  %4978 = fmul <16 x float> %4944, splat (float 4.000000e+00)
  %4979 = fptosi <16 x float> %4978 to <16 x i32>
  %4980 = mul <16 x i32> %4691, %4979
  %4981 = mul <16 x i32> %4980, %4977
  %4982 = load <1 x i32>, ptr %66, align 4
  %4983 = shufflevector <1 x i32> %4982, <1 x i32> poison, <16 x i32> zeroinitializer
  %4984 = add <16 x i32> %4983, %4699
  %4985 = shufflevector <16 x i32> %4957, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %4986 = shufflevector <16 x i32> %4957, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %4987 = shufflevector <16 x i32> %4964, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %4988 = shufflevector <16 x i32> %4964, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %4989 = shufflevector <16 x i32> %4972, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %4990 = shufflevector <16 x i32> %4972, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %4991 = shufflevector <16 x i32> %4981, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %4992 = shufflevector <16 x i32> %4981, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %4993 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %4975, <16 x i32> %4974)
  %4994 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %4993, <16 x i32> %4984)
  %4995 = shufflevector <16 x float> %4859, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5,
      i32 6, i32 7>
  %4996 = shufflevector <16 x i32> %4994, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %4997 = fpext <8 x float> %4995 to <8 x double>
  %4998 = sub <8 x i32> splat (i32 35), %4996
  %4999 = zext <8 x i32> %4998 to <8 x i64>
  %5000 = shl <8 x i64> %4999, splat (i64 52)
  %5001 = add <8 x i64> %5000, splat (i64 4607182418800017408)
  %5002 = bitcast <8 x i64> %5001 to <8 x double>
  %5003 = fmul <8 x double> %4997, %5002
  %5004 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %5003)
  %5005 = shufflevector <16 x float> %4859, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32
      13, i32 14, i32 15>
  %5006 = shufflevector <16 x i32> %4994, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %5007 = fpext <8 x float> %5005 to <8 x double>
  %5008 = sub <8 x i32> splat (i32 35), %5006
  %5009 = zext <8 x i32> %5008 to <8 x i64>
  %5010 = shl <8 x i64> %5009, splat (i64 52)
  %5011 = add <8 x i64> %5010, splat (i64 4607182418800017408)
  %5012 = bitcast <8 x i64> %5011 to <8 x double>
  %5013 = fmul <8 x double> %5007, %5012
  %5014 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %5013)
  %5015 = sub <16 x i32> %4959, %4994
  %5016 = shufflevector <16 x i32> %5015, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %5017 = add <8 x i32> %5016, splat (i32 27)
  %5018 = sitofp <8 x i32> %4986 to <8 x double>
  %5019 = zext <8 x i32> %5017 to <8 x i64>
  %5020 = shl <8 x i64> %5019, splat (i64 52)
  %5021 = add <8 x i64> %5020, splat (i64 4607182418800017408)
  %5022 = bitcast <8 x i64> %5021 to <8 x double>
  %5023 = fmul <8 x double> %5018, %5022
  %5024 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %5023)
  %5025 = fadd <8 x double> %5014, %5024
  %5026 = sub <16 x i32> %4966, %4994
  %5027 = shufflevector <16 x i32> %5026, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %5028 = add <8 x i32> %5027, splat (i32 27)
  %5029 = sitofp <8 x i32> %4988 to <8 x double>
  %5030 = zext <8 x i32> %5028 to <8 x i64>
  %5031 = shl <8 x i64> %5030, splat (i64 52)
  %5032 = add <8 x i64> %5031, splat (i64 4607182418800017408)
  %5033 = bitcast <8 x i64> %5032 to <8 x double>
  %5034 = fmul <8 x double> %5029, %5033
  %5035 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %5034)
  %5036 = fadd <8 x double> %5035, %5025
  %5037 = sub <16 x i32> %4974, %4994
  %5038 = shufflevector <16 x i32> %5037, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %5039 = add <8 x i32> %5038, splat (i32 27)
  %5040 = sitofp <8 x i32> %4990 to <8 x double>
  %5041 = zext <8 x i32> %5039 to <8 x i64>
  %5042 = shl <8 x i64> %5041, splat (i64 52)
  %5043 = add <8 x i64> %5042, splat (i64 4607182418800017408)
  %5044 = bitcast <8 x i64> %5043 to <8 x double>
  %5045 = fmul <8 x double> %5040, %5044
  %5046 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %5045)
  %5047 = fadd <8 x double> %5046, %5036
  %5048 = sub <16 x i32> %4984, %4994
  %5049 = shufflevector <16 x i32> %5048, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %5050 = add <8 x i32> %5049, splat (i32 27)
  %5051 = sitofp <8 x i32> %4992 to <8 x double>
  %5052 = zext <8 x i32> %5050 to <8 x i64>
  %5053 = shl <8 x i64> %5052, splat (i64 52)
  %5054 = add <8 x i64> %5053, splat (i64 4607182418800017408)
  %5055 = bitcast <8 x i64> %5054 to <8 x double>
  %5056 = fmul <8 x double> %5051, %5055
  %5057 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %5056)
  %5058 = fadd <8 x double> %5057, %5047
  %5059 = shufflevector <16 x i32> %5015, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %5060 = add <8 x i32> %5059, splat (i32 27)
  %5061 = sitofp <8 x i32> %4985 to <8 x double>
  %5062 = zext <8 x i32> %5060 to <8 x i64>
  %5063 = shl <8 x i64> %5062, splat (i64 52)
  %5064 = add <8 x i64> %5063, splat (i64 4607182418800017408)
  %5065 = bitcast <8 x i64> %5064 to <8 x double>
  %5066 = fmul <8 x double> %5061, %5065
  %5067 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %5066)
  %5068 = fadd <8 x double> %5004, %5067
  %5069 = shufflevector <16 x i32> %5026, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %5070 = add <8 x i32> %5069, splat (i32 27)
  %5071 = sitofp <8 x i32> %4987 to <8 x double>
  %5072 = zext <8 x i32> %5070 to <8 x i64>
  %5073 = shl <8 x i64> %5072, splat (i64 52)
  %5074 = add <8 x i64> %5073, splat (i64 4607182418800017408)
  %5075 = bitcast <8 x i64> %5074 to <8 x double>
  %5076 = fmul <8 x double> %5071, %5075
  %5077 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %5076)
  %5078 = fadd <8 x double> %5077, %5068
  %5079 = shufflevector <16 x i32> %5037, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %5080 = add <8 x i32> %5079, splat (i32 27)
  %5081 = sitofp <8 x i32> %4989 to <8 x double>
  %5082 = zext <8 x i32> %5080 to <8 x i64>
  %5083 = shl <8 x i64> %5082, splat (i64 52)
  %5084 = add <8 x i64> %5083, splat (i64 4607182418800017408)
  %5085 = bitcast <8 x i64> %5084 to <8 x double>
  %5086 = fmul <8 x double> %5081, %5085
  %5087 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %5086)
  %5088 = fadd <8 x double> %5087, %5078
  %5089 = shufflevector <16 x i32> %5048, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %5090 = add <8 x i32> %5089, splat (i32 27)
  %5091 = sitofp <8 x i32> %4991 to <8 x double>
  %5092 = zext <8 x i32> %5090 to <8 x i64>
  %5093 = shl <8 x i64> %5092, splat (i64 52)
  %5094 = add <8 x i64> %5093, splat (i64 4607182418800017408)
  %5095 = bitcast <8 x i64> %5094 to <8 x double>
  %5096 = fmul <8 x double> %5091, %5095
  %5097 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %5096)
  %5098 = fadd <8 x double> %5097, %5088
  %5099 = add <8 x i32> %4996, splat (i32 4061)
  %5100 = zext <8 x i32> %5099 to <8 x i64>
  %5101 = shl <8 x i64> %5100, splat (i64 52)
  %5102 = add <8 x i64> %5101, splat (i64 4607182418800017408)
  %5103 = bitcast <8 x i64> %5102 to <8 x double>
  %5104 = fmul <8 x double> %5098, %5103
  %5105 = fptrunc <8 x double> %5104 to <8 x float>
  %5106 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %5105)
  %5107 = fpext <8 x float> %5106 to <8 x double>
  %5108 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %5104)
  %5109 = fcmp olt <8 x double> %5108, %5107
  %5110 = fcmp olt <8 x double> %5108, splat (double 0x47F0000000000000)
  %5111 = and <8 x i1> %5110, %5109
  %5112 = sext <8 x i1> %5111 to <8 x i32>
  %5113 = bitcast <8 x float> %5105 to <8 x i32>
  %5114 = add <8 x i32> %5112, %5113
  %5115 = add <8 x i32> %5006, splat (i32 4061)
  %5116 = zext <8 x i32> %5115 to <8 x i64>
  %5117 = shl <8 x i64> %5116, splat (i64 52)
  %5118 = add <8 x i64> %5117, splat (i64 4607182418800017408)
  %5119 = bitcast <8 x i64> %5118 to <8 x double>
  %5120 = fmul <8 x double> %5058, %5119
  %5121 = fptrunc <8 x double> %5120 to <8 x float>
  %5122 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %5121)
  %5123 = fpext <8 x float> %5122 to <8 x double>
  %5124 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %5120)
  %5125 = fcmp olt <8 x double> %5124, %5123
  %5126 = fcmp olt <8 x double> %5124, splat (double 0x47F0000000000000)
  %5127 = and <8 x i1> %5126, %5125
  %5128 = sext <8 x i1> %5127 to <8 x i32>
  %5129 = bitcast <8 x float> %5121 to <8 x i32>
  %5130 = add <8 x i32> %5128, %5129
  %5131 = shufflevector <8 x i32> %5114, <8 x i32> %5130, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %5132 = and <16 x i32> %5131, splat (i32 2147483647)
  %5133 = icmp eq <16 x i32> %5132, zeroinitializer
  %5134 = shufflevector <8 x i32> %5114, <8 x i32> %5130, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %5135 = select <16 x i1> %5133, <16 x i32> zeroinitializer, <16 x i32> %5134
  %5136 = bitcast <16 x i32> %5135 to <16 x float>
  %5137 = icmp eq <16 x i32> %4950, splat (i32 255)
  %5138 = fcmp uno <16 x float> %4859, zeroinitializer
  %5139 = select <16 x i1> %5138, <16 x float> splat (float 0x7FFFFFFFE0000000), <16 x float> %4859
  %5140 = select <16 x i1> %5137, <16 x float> %5139, <16 x float> %5136
  store <16 x float> %5140, ptr %49, align 64
  %5141 = load <16 x float>, ptr %46, align 64
  br label %5142

5142:
  %5143 = phi i64 [ 0, %4947 ], [ %5156, %5142 ]
  %5144 = phi <16 x float> [ zeroinitializer, %4947 ], [ %5155, %5142 ]
  %5145 = getelementptr inbounds nuw <16 x float>, ptr %4592, i64 %5143
  %5146 = load <16 x float>, ptr %5145, align 64
  %5147 = getelementptr inbounds nuw i16, ptr %4595, i64 %5143
  %5148 = load i16, ptr %5147, align 2
  %5149 = zext i16 %5148 to i64
  %5150 = getelementptr inbounds nuw float, ptr %14, i64 %5149
  %5151 = getelementptr inbounds nuw i8, ptr %5150, i64 32
  %5152 = load float, ptr %5151, align 4
  %5153 = insertelement <16 x float> poison, float %5152, i64 0
  %5154 = shufflevector <16 x float> %5153, <16 x float> poison, <16 x i32> zeroinitializer
  %5155 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %5146, <16 x float> %5154, <16 x float> %5144)
  %5156 = add nuw nsw i64 %5143, 1
  %5157 = icmp eq i64 %5156, 16
  br i1 %5157, label %5158, label %5142

5158:
  %5159 = load <1 x i32>, ptr %67, align 8
  br label %5160

5160:
  %5161 = phi i64 [ 16, %5158 ], [ %5174, %5160 ]
  %5162 = phi <16 x float> [ zeroinitializer, %5158 ], [ %5173, %5160 ]
  %5163 = getelementptr inbounds nuw <16 x float>, ptr %4592, i64 %5161
  %5164 = load <16 x float>, ptr %5163, align 64
  %5165 = getelementptr inbounds nuw i16, ptr %4595, i64 %5161
  %5166 = load i16, ptr %5165, align 2
  %5167 = zext i16 %5166 to i64
  %5168 = getelementptr inbounds nuw float, ptr %14, i64 %5167
  %5169 = getelementptr inbounds nuw i8, ptr %5168, i64 32
  %5170 = load float, ptr %5169, align 4
  %5171 = insertelement <16 x float> poison, float %5170, i64 0
  %5172 = shufflevector <16 x float> %5171, <16 x float> poison, <16 x i32> zeroinitializer
  %5173 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %5164, <16 x float> %5172, <16 x float> %5162)
  %5174 = add nuw nsw i64 %5161, 1
  %5175 = icmp eq i64 %5174, 32
  br i1 %5175, label %5176, label %5160

5176:
  %5177 = load <1 x i32>, ptr %68, align 8
  %5178 = load <1 x i32>, ptr %69, align 8
  br label %5179

5179:
  %5180 = phi i64 [ 32, %5176 ], [ %5193, %5179 ]
  %5181 = phi <16 x float> [ zeroinitializer, %5176 ], [ %5192, %5179 ]
  %5182 = getelementptr inbounds nuw <16 x float>, ptr %4592, i64 %5180
  %5183 = load <16 x float>, ptr %5182, align 64
  %5184 = getelementptr inbounds nuw i16, ptr %4595, i64 %5180
  %5185 = load i16, ptr %5184, align 2
  %5186 = zext i16 %5185 to i64
  %5187 = getelementptr inbounds nuw float, ptr %14, i64 %5186
  %5188 = getelementptr inbounds nuw i8, ptr %5187, i64 32
  %5189 = load float, ptr %5188, align 4
  %5190 = insertelement <16 x float> poison, float %5189, i64 0
  %5191 = shufflevector <16 x float> %5190, <16 x float> poison, <16 x i32> zeroinitializer
  %5192 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %5183, <16 x float> %5191, <16 x float> %5181)
  %5193 = add nuw nsw i64 %5180, 1
  %5194 = icmp eq i64 %5193, 48
  br i1 %5194, label %5195, label %5179

5195:
  %5196 = load <1 x i32>, ptr %70, align 8
  %5197 = load <1 x i32>, ptr %71, align 8
  br label %5198

5198:
  %5199 = phi i64 [ 48, %5195 ], [ %5212, %5198 ]
  %5200 = phi <16 x float> [ zeroinitializer, %5195 ], [ %5211, %5198 ]
  %5201 = getelementptr inbounds nuw <16 x float>, ptr %4592, i64 %5199
  %5202 = load <16 x float>, ptr %5201, align 64
  %5203 = getelementptr inbounds nuw i16, ptr %4595, i64 %5199
  %5204 = load i16, ptr %5203, align 2
  %5205 = zext i16 %5204 to i64
  %5206 = getelementptr inbounds nuw float, ptr %14, i64 %5205
  %5207 = getelementptr inbounds nuw i8, ptr %5206, i64 32
  %5208 = load float, ptr %5207, align 4
  %5209 = insertelement <16 x float> poison, float %5208, i64 0
  %5210 = shufflevector <16 x float> %5209, <16 x float> poison, <16 x i32> zeroinitializer
  %5211 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %5202, <16 x float> %5210, <16 x float> %5200)
  %5212 = add nuw nsw i64 %5199, 1
  %5213 = icmp eq i64 %5212, 64
  br i1 %5213, label %5214, label %5198

5214:
  %5215 = bitcast <16 x float> %5141 to <16 x i32>
  %5216 = lshr <16 x i32> %5215, splat (i32 23)
  %5217 = and <16 x i32> %5216, splat (i32 255)
  %5218 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %5217, <16 x i32> splat (i32 1))
  %5219 = add nsw <16 x i32> %5218, splat (i32 -127)
  %5220 = shufflevector <4 x i32> %4599, <4 x i32> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2,
      i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  %5221 = fmul <16 x float> %5155, splat (float 4.000000e+00)
  %5222 = fptosi <16 x float> %5221 to <16 x i32>
  %5223 = mul <16 x i32> %5220, %4598
  %5224 = mul <16 x i32> %5223, %5222
  %5225 = shufflevector <1 x i32> %5159, <1 x i32> poison, <16 x i32> zeroinitializer
  %5226 = add <16 x i32> %5225, %4600
  %5227 = shufflevector <1 x i32> %5177, <1 x i32> poison, <16 x i32> zeroinitializer
  %5228 = fmul <16 x float> %5173, splat (float 4.000000e+00)
  %5229 = fptosi <16 x float> %5228 to <16 x i32>
  %5230 = mul <16 x i32> %4619, %5229
  %5231 = mul <16 x i32> %5230, %5227
  %5232 = shufflevector <1 x i32> %5178, <1 x i32> poison, <16 x i32> zeroinitializer
  %5233 = add <16 x i32> %5232, %4622
  %5234 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %5219, <16 x i32> %5226)
  %5235 = shufflevector <1 x i32> %5196, <1 x i32> poison, <16 x i32> zeroinitializer
  %5236 = fmul <16 x float> %5192, splat (float 4.000000e+00)
  %5237 = fptosi <16 x float> %5236 to <16 x i32>
  %5238 = mul <16 x i32> %4641, %5237
  %5239 = mul <16 x i32> %5238, %5235
  %5240 = shufflevector <1 x i32> %5197, <1 x i32> poison, <16 x i32> zeroinitializer
  %5241 = add <16 x i32> %5240, %4644
  %5242 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %5234, <16 x i32> %5233)
  %5243 = load <1 x i32>, ptr %72, align 8
  %5244 = shufflevector <1 x i32> %5243, <1 x i32> poison, <16 x i32> zeroinitializer
  %5245 = fmul <16 x float> %5211, splat (float 4.000000e+00)
  %5246 = fptosi <16 x float> %5245 to <16 x i32>
  %5247 = mul <16 x i32> %4691, %5246
  %5248 = mul <16 x i32> %5247, %5244
  %5249 = load <1 x i32>, ptr %73, align 8
  %5250 = shufflevector <1 x i32> %5249, <1 x i32> poison, <16 x i32> zeroinitializer
  %5251 = add <16 x i32> %5250, %4699
  %5252 = shufflevector <16 x i32> %5224, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %5253 = shufflevector <16 x i32> %5224, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %5254 = shufflevector <16 x i32> %5231, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %5255 = shufflevector <16 x i32> %5231, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %5256 = shufflevector <16 x i32> %5239, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %5257 = shufflevector <16 x i32> %5239, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %5258 = shufflevector <16 x i32> %5248, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %5259 = shufflevector <16 x i32> %5248, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %5260 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %5242, <16 x i32> %5241)
  %5261 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %5260, <16 x i32> %5251)
  %5262 = shufflevector <16 x float> %5141, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5,
      i32 6, i32 7>
  %5263 = shufflevector <16 x i32> %5261, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %5264 = fpext <8 x float> %5262 to <8 x double>
  %5265 = sub <8 x i32> splat (i32 35), %5263
  %5266 = zext <8 x i32> %5265 to <8 x i64>
  %5267 = shl <8 x i64> %5266, splat (i64 52)
  %5268 = add <8 x i64> %5267, splat (i64 4607182418800017408)
  %5269 = bitcast <8 x i64> %5268 to <8 x double>
  %5270 = fmul <8 x double> %5264, %5269
  %5271 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %5270)
  %5272 = shufflevector <16 x float> %5141, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32
      13, i32 14, i32 15>
  %5273 = shufflevector <16 x i32> %5261, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %5274 = fpext <8 x float> %5272 to <8 x double>
  %5275 = sub <8 x i32> splat (i32 35), %5273
  %5276 = zext <8 x i32> %5275 to <8 x i64>
  %5277 = shl <8 x i64> %5276, splat (i64 52)
  %5278 = add <8 x i64> %5277, splat (i64 4607182418800017408)
  %5279 = bitcast <8 x i64> %5278 to <8 x double>
  %5280 = fmul <8 x double> %5274, %5279
  %5281 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %5280)
  %5282 = sub <16 x i32> %5226, %5261
  %5283 = shufflevector <16 x i32> %5282, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %5284 = add <8 x i32> %5283, splat (i32 27)
  %5285 = sitofp <8 x i32> %5253 to <8 x double>
  %5286 = zext <8 x i32> %5284 to <8 x i64>
  %5287 = shl <8 x i64> %5286, splat (i64 52)
  %5288 = add <8 x i64> %5287, splat (i64 4607182418800017408)
  %5289 = bitcast <8 x i64> %5288 to <8 x double>
  %5290 = fmul <8 x double> %5285, %5289
  %5291 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %5290)
  %5292 = fadd <8 x double> %5281, %5291
  %5293 = sub <16 x i32> %5233, %5261
  %5294 = shufflevector <16 x i32> %5293, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %5295 = add <8 x i32> %5294, splat (i32 27)
  %5296 = sitofp <8 x i32> %5255 to <8 x double>
  %5297 = zext <8 x i32> %5295 to <8 x i64>
  %5298 = shl <8 x i64> %5297, splat (i64 52)
  %5299 = add <8 x i64> %5298, splat (i64 4607182418800017408)
  %5300 = bitcast <8 x i64> %5299 to <8 x double>
  %5301 = fmul <8 x double> %5296, %5300
  %5302 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %5301)
  %5303 = fadd <8 x double> %5302, %5292
  %5304 = sub <16 x i32> %5241, %5261
  %5305 = shufflevector <16 x i32> %5304, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %5306 = add <8 x i32> %5305, splat (i32 27)
  %5307 = sitofp <8 x i32> %5257 to <8 x double>
  %5308 = zext <8 x i32> %5306 to <8 x i64>
  %5309 = shl <8 x i64> %5308, splat (i64 52)
  %5310 = add <8 x i64> %5309, splat (i64 4607182418800017408)
  %5311 = bitcast <8 x i64> %5310 to <8 x double>
  %5312 = fmul <8 x double> %5307, %5311
  %5313 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %5312)
  %5314 = fadd <8 x double> %5313, %5303
  %5315 = sub <16 x i32> %5251, %5261
  %5316 = shufflevector <16 x i32> %5315, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %5317 = add <8 x i32> %5316, splat (i32 27)
  %5318 = sitofp <8 x i32> %5259 to <8 x double>
  %5319 = zext <8 x i32> %5317 to <8 x i64>
  %5320 = shl <8 x i64> %5319, splat (i64 52)
  %5321 = add <8 x i64> %5320, splat (i64 4607182418800017408)
  %5322 = bitcast <8 x i64> %5321 to <8 x double>
  %5323 = fmul <8 x double> %5318, %5322
  %5324 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %5323)
  %5325 = fadd <8 x double> %5324, %5314
  %5326 = shufflevector <16 x i32> %5282, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %5327 = add <8 x i32> %5326, splat (i32 27)
  %5328 = sitofp <8 x i32> %5252 to <8 x double>
  %5329 = zext <8 x i32> %5327 to <8 x i64>
  %5330 = shl <8 x i64> %5329, splat (i64 52)
  %5331 = add <8 x i64> %5330, splat (i64 4607182418800017408)
  %5332 = bitcast <8 x i64> %5331 to <8 x double>
  %5333 = fmul <8 x double> %5328, %5332
  %5334 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %5333)
  %5335 = fadd <8 x double> %5271, %5334
  %5336 = shufflevector <16 x i32> %5293, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %5337 = add <8 x i32> %5336, splat (i32 27)
  %5338 = sitofp <8 x i32> %5254 to <8 x double>
  %5339 = zext <8 x i32> %5337 to <8 x i64>
  %5340 = shl <8 x i64> %5339, splat (i64 52)
  %5341 = add <8 x i64> %5340, splat (i64 4607182418800017408)
  %5342 = bitcast <8 x i64> %5341 to <8 x double>
  %5343 = fmul <8 x double> %5338, %5342
  %5344 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %5343)
  %5345 = fadd <8 x double> %5344, %5335
  %5346 = shufflevector <16 x i32> %5304, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %5347 = add <8 x i32> %5346, splat (i32 27)
  %5348 = sitofp <8 x i32> %5256 to <8 x double>
  %5349 = zext <8 x i32> %5347 to <8 x i64>
  %5350 = shl <8 x i64> %5349, splat (i64 52)
  %5351 = add <8 x i64> %5350, splat (i64 4607182418800017408)
  %5352 = bitcast <8 x i64> %5351 to <8 x double>
  %5353 = fmul <8 x double> %5348, %5352
  %5354 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %5353)
  %5355 = fadd <8 x double> %5354, %5345
  %5356 = shufflevector <16 x i32> %5315, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %5357 = add <8 x i32> %5356, splat (i32 27)
  %5358 = sitofp <8 x i32> %5258 to <8 x double>
  %5359 = zext <8 x i32> %5357 to <8 x i64>
  %5360 = shl <8 x i64> %5359, splat (i64 52)
  %5361 = add <8 x i64> %5360, splat (i64 4607182418800017408)
  %5362 = bitcast <8 x i64> %5361 to <8 x double>
  %5363 = fmul <8 x double> %5358, %5362
  %5364 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %5363)
  %5365 = fadd <8 x double> %5364, %5355
  %5366 = add <8 x i32> %5263, splat (i32 4061)
  %5367 = zext <8 x i32> %5366 to <8 x i64>
  %5368 = shl <8 x i64> %5367, splat (i64 52)
  %5369 = add <8 x i64> %5368, splat (i64 4607182418800017408)
  %5370 = bitcast <8 x i64> %5369 to <8 x double>
  %5371 = fmul <8 x double> %5365, %5370
  %5372 = fptrunc <8 x double> %5371 to <8 x float>
  %5373 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %5372)
  %5374 = fpext <8 x float> %5373 to <8 x double>
  %5375 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %5371)
  %5376 = fcmp olt <8 x double> %5375, %5374
  %5377 = fcmp olt <8 x double> %5375, splat (double 0x47F0000000000000)
  %5378 = and <8 x i1> %5377, %5376
  %5379 = sext <8 x i1> %5378 to <8 x i32>
  %5380 = bitcast <8 x float> %5372 to <8 x i32>
  %5381 = add <8 x i32> %5379, %5380
  %5382 = add <8 x i32> %5273, splat (i32 4061)
  %5383 = zext <8 x i32> %5382 to <8 x i64>
  %5384 = shl <8 x i64> %5383, splat (i64 52)
  %5385 = add <8 x i64> %5384, splat (i64 4607182418800017408)
  %5386 = bitcast <8 x i64> %5385 to <8 x double>
  %5387 = fmul <8 x double> %5325, %5386
  %5388 = fptrunc <8 x double> %5387 to <8 x float>
  %5389 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %5388)
  %5390 = fpext <8 x float> %5389 to <8 x double>
  %5391 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %5387)
  %5392 = fcmp olt <8 x double> %5391, %5390
  %5393 = fcmp olt <8 x double> %5391, splat (double 0x47F0000000000000)
  %5394 = and <8 x i1> %5393, %5392
  %5395 = sext <8 x i1> %5394 to <8 x i32>
  %5396 = bitcast <8 x float> %5388 to <8 x i32>
  %5397 = add <8 x i32> %5395, %5396
  %5398 = shufflevector <8 x i32> %5381, <8 x i32> %5397, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %5399 = and <16 x i32> %5398, splat (i32 2147483647)
  %5400 = icmp eq <16 x i32> %5399, zeroinitializer
  %5401 = shufflevector <8 x i32> %5381, <8 x i32> %5397, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %5402 = select <16 x i1> %5400, <16 x i32> zeroinitializer, <16 x i32> %5401
  %5403 = bitcast <16 x i32> %5402 to <16 x float>
  %5404 = icmp eq <16 x i32> %5217, splat (i32 255)
  %5405 = fcmp uno <16 x float> %5141, zeroinitializer
  %5406 = select <16 x i1> %5405, <16 x float> splat (float 0x7FFFFFFFE0000000), <16 x float> %5141
  %5407 = select <16 x i1> %5404, <16 x float> %5406, <16 x float> %5403
  store <16 x float> %5407, ptr %46, align 64
  %5408 = load <16 x float>, ptr %50, align 64
  br label %5409

5409:
  %5410 = phi i64 [ 0, %5214 ], [ %5423, %5409 ]
  %5411 = phi <16 x float> [ zeroinitializer, %5214 ], [ %5422, %5409 ]
  %5412 = getelementptr inbounds nuw <16 x float>, ptr %4592, i64 %5410
  %5413 = load <16 x float>, ptr %5412, align 64
  %5414 = getelementptr inbounds nuw i16, ptr %4595, i64 %5410
  %5415 = load i16, ptr %5414, align 2
  %5416 = zext i16 %5415 to i64
  %5417 = getelementptr inbounds nuw float, ptr %14, i64 %5416
  %5418 = getelementptr inbounds nuw i8, ptr %5417, i64 48
  %5419 = load float, ptr %5418, align 4
  %5420 = insertelement <16 x float> poison, float %5419, i64 0
  %5421 = shufflevector <16 x float> %5420, <16 x float> poison, <16 x i32> zeroinitializer
  %5422 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %5413, <16 x float> %5421, <16 x float> %5411)
  %5423 = add nuw nsw i64 %5410, 1
  %5424 = icmp eq i64 %5423, 16
  br i1 %5424, label %5425, label %5409

5425:
  %5426 = load <1 x i32>, ptr %74, align 4
  br label %5427

5427:
  %5428 = phi i64 [ 16, %5425 ], [ %5441, %5427 ]
  %5429 = phi <16 x float> [ zeroinitializer, %5425 ], [ %5440, %5427 ]
  %5430 = getelementptr inbounds nuw <16 x float>, ptr %4592, i64 %5428
  %5431 = load <16 x float>, ptr %5430, align 64
  %5432 = getelementptr inbounds nuw i16, ptr %4595, i64 %5428
  %5433 = load i16, ptr %5432, align 2
  %5434 = zext i16 %5433 to i64
  %5435 = getelementptr inbounds nuw float, ptr %14, i64 %5434
  %5436 = getelementptr inbounds nuw i8, ptr %5435, i64 48
  %5437 = load float, ptr %5436, align 4
  %5438 = insertelement <16 x float> poison, float %5437, i64 0
  %5439 = shufflevector <16 x float> %5438, <16 x float> poison, <16 x i32> zeroinitializer
  %5440 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %5431, <16 x float> %5439, <16 x float> %5429)
  %5441 = add nuw nsw i64 %5428, 1
  %5442 = icmp eq i64 %5441, 32
  br i1 %5442, label %5443, label %5427

5443:
  %5444 = load <1 x i32>, ptr %75, align 4
  %5445 = load <1 x i32>, ptr %76, align 4
  br label %5446

5446:
  %5447 = phi i64 [ 32, %5443 ], [ %5460, %5446 ]
  %5448 = phi <16 x float> [ zeroinitializer, %5443 ], [ %5459, %5446 ]
  %5449 = getelementptr inbounds nuw <16 x float>, ptr %4592, i64 %5447
  %5450 = load <16 x float>, ptr %5449, align 64
  %5451 = getelementptr inbounds nuw i16, ptr %4595, i64 %5447
  %5452 = load i16, ptr %5451, align 2
  %5453 = zext i16 %5452 to i64
  %5454 = getelementptr inbounds nuw float, ptr %14, i64 %5453
  %5455 = getelementptr inbounds nuw i8, ptr %5454, i64 48
  %5456 = load float, ptr %5455, align 4
  %5457 = insertelement <16 x float> poison, float %5456, i64 0
  %5458 = shufflevector <16 x float> %5457, <16 x float> poison, <16 x i32> zeroinitializer
  %5459 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %5450, <16 x float> %5458, <16 x float> %5448)
  %5460 = add nuw nsw i64 %5447, 1
  %5461 = icmp eq i64 %5460, 48
  br i1 %5461, label %5462, label %5446

5462:
  %5463 = load <1 x i32>, ptr %77, align 4
  %5464 = load <1 x i32>, ptr %78, align 4
  br label %5465

5465:
  %5466 = phi i64 [ 48, %5462 ], [ %5479, %5465 ]
  %5467 = phi <16 x float> [ zeroinitializer, %5462 ], [ %5478, %5465 ]
  %5468 = getelementptr inbounds nuw <16 x float>, ptr %4592, i64 %5466
  %5469 = load <16 x float>, ptr %5468, align 64
  %5470 = getelementptr inbounds nuw i16, ptr %4595, i64 %5466
  %5471 = load i16, ptr %5470, align 2
  %5472 = zext i16 %5471 to i64
  %5473 = getelementptr inbounds nuw float, ptr %14, i64 %5472
  %5474 = getelementptr inbounds nuw i8, ptr %5473, i64 48
  %5475 = load float, ptr %5474, align 4
  %5476 = insertelement <16 x float> poison, float %5475, i64 0
  %5477 = shufflevector <16 x float> %5476, <16 x float> poison, <16 x i32> zeroinitializer
  %5478 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %5469, <16 x float> %5477, <16 x float> %5467)
  %5479 = add nuw nsw i64 %5466, 1
  %5480 = icmp eq i64 %5479, 64
  br i1 %5480, label %5481, label %5465

5481:
  %5482 = bitcast <16 x float> %5408 to <16 x i32>
  %5483 = lshr <16 x i32> %5482, splat (i32 23)
  %5484 = and <16 x i32> %5483, splat (i32 255)
  %5485 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %5484, <16 x i32> splat (i32 1))
  %5486 = add nsw <16 x i32> %5485, splat (i32 -127)
  %5487 = shufflevector <4 x i32> %4599, <4 x i32> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3,
      i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>
  %5488 = fmul <16 x float> %5422, splat (float 4.000000e+00)
  %5489 = fptosi <16 x float> %5488 to <16 x i32>
  %5490 = mul <16 x i32> %5487, %4598
  %5491 = mul <16 x i32> %5490, %5489
  %5492 = shufflevector <1 x i32> %5426, <1 x i32> poison, <16 x i32> zeroinitializer
  %5493 = add <16 x i32> %5492, %4600
  %5494 = shufflevector <1 x i32> %5444, <1 x i32> poison, <16 x i32> zeroinitializer
  %5495 = fmul <16 x float> %5440, splat (float 4.000000e+00)
  %5496 = fptosi <16 x float> %5495 to <16 x i32>
  %5497 = mul <16 x i32> %4619, %5496
  %5498 = mul <16 x i32> %5497, %5494
  %5499 = shufflevector <1 x i32> %5445, <1 x i32> poison, <16 x i32> zeroinitializer
  %5500 = add <16 x i32> %5499, %4622
  %5501 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %5486, <16 x i32> %5493)
  %5502 = shufflevector <1 x i32> %5463, <1 x i32> poison, <16 x i32> zeroinitializer
  %5503 = fmul <16 x float> %5459, splat (float 4.000000e+00)
  %5504 = fptosi <16 x float> %5503 to <16 x i32>
  %5505 = mul <16 x i32> %4641, %5504
  %5506 = mul <16 x i32> %5505, %5502
  %5507 = shufflevector <1 x i32> %5464, <1 x i32> poison, <16 x i32> zeroinitializer
  %5508 = add <16 x i32> %5507, %4644
  %5509 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %5501, <16 x i32> %5500)
  %5510 = load <1 x i32>, ptr %79, align 4
  %5511 = shufflevector <1 x i32> %5510, <1 x i32> poison, <16 x i32> zeroinitializer
  %5512 = fmul <16 x float> %5478, splat (float 4.000000e+00)
  %5513 = fptosi <16 x float> %5512 to <16 x i32>
  %5514 = mul <16 x i32> %4691, %5513
  %5515 = mul <16 x i32> %5514, %5511
  %5516 = load <1 x i32>, ptr %80, align 4
  %5517 = shufflevector <1 x i32> %5516, <1 x i32> poison, <16 x i32> zeroinitializer
  %5518 = add <16 x i32> %5517, %4699
  %5519 = shufflevector <16 x i32> %5491, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %5520 = shufflevector <16 x i32> %5491, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %5521 = shufflevector <16 x i32> %5498, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %5522 = shufflevector <16 x i32> %5498, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %5523 = shufflevector <16 x i32> %5506, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %5524 = shufflevector <16 x i32> %5506, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %5525 = shufflevector <16 x i32> %5515, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %5526 = shufflevector <16 x i32> %5515, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %5527 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %5509, <16 x i32> %5508)
  %5528 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %5527, <16 x i32> %5518)
  %5529 = shufflevector <16 x float> %5408, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5,
      i32 6, i32 7>
  %5530 = shufflevector <16 x i32> %5528, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %5531 = fpext <8 x float> %5529 to <8 x double>
  %5532 = sub <8 x i32> splat (i32 35), %5530
  %5533 = zext <8 x i32> %5532 to <8 x i64>
  %5534 = shl <8 x i64> %5533, splat (i64 52)
  %5535 = add <8 x i64> %5534, splat (i64 4607182418800017408)
  %5536 = bitcast <8 x i64> %5535 to <8 x double>
  %5537 = fmul <8 x double> %5531, %5536
  %5538 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %5537)
  %5539 = shufflevector <16 x float> %5408, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32
      13, i32 14, i32 15>
  %5540 = shufflevector <16 x i32> %5528, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %5541 = fpext <8 x float> %5539 to <8 x double>
  %5542 = sub <8 x i32> splat (i32 35), %5540
  %5543 = zext <8 x i32> %5542 to <8 x i64>
  %5544 = shl <8 x i64> %5543, splat (i64 52)
  %5545 = add <8 x i64> %5544, splat (i64 4607182418800017408)
  %5546 = bitcast <8 x i64> %5545 to <8 x double>
  %5547 = fmul <8 x double> %5541, %5546
  %5548 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %5547)
  %5549 = sub <16 x i32> %5493, %5528
  %5550 = shufflevector <16 x i32> %5549, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %5551 = add <8 x i32> %5550, splat (i32 27)
  %5552 = sitofp <8 x i32> %5520 to <8 x double>
  %5553 = zext <8 x i32> %5551 to <8 x i64>
  %5554 = shl <8 x i64> %5553, splat (i64 52)
  %5555 = add <8 x i64> %5554, splat (i64 4607182418800017408)
  %5556 = bitcast <8 x i64> %5555 to <8 x double>
  %5557 = fmul <8 x double> %5552, %5556
  %5558 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %5557)
  %5559 = fadd <8 x double> %5548, %5558
  %5560 = sub <16 x i32> %5500, %5528
  %5561 = shufflevector <16 x i32> %5560, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %5562 = add <8 x i32> %5561, splat (i32 27)
  %5563 = sitofp <8 x i32> %5522 to <8 x double>
  %5564 = zext <8 x i32> %5562 to <8 x i64>
  %5565 = shl <8 x i64> %5564, splat (i64 52)
  %5566 = add <8 x i64> %5565, splat (i64 4607182418800017408)
  %5567 = bitcast <8 x i64> %5566 to <8 x double>
  %5568 = fmul <8 x double> %5563, %5567
  %5569 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %5568)
  %5570 = fadd <8 x double> %5569, %5559
  %5571 = sub <16 x i32> %5508, %5528
  %5572 = shufflevector <16 x i32> %5571, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %5573 = add <8 x i32> %5572, splat (i32 27)
  %5574 = sitofp <8 x i32> %5524 to <8 x double>
  %5575 = zext <8 x i32> %5573 to <8 x i64>
  %5576 = shl <8 x i64> %5575, splat (i64 52)
  %5577 = add <8 x i64> %5576, splat (i64 4607182418800017408)
  %5578 = bitcast <8 x i64> %5577 to <8 x double>
  %5579 = fmul <8 x double> %5574, %5578
  %5580 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %5579)
  %5581 = fadd <8 x double> %5580, %5570
  %5582 = sub <16 x i32> %5518, %5528
  %5583 = shufflevector <16 x i32> %5582, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %5584 = add <8 x i32> %5583, splat (i32 27)
  %5585 = sitofp <8 x i32> %5526 to <8 x double>
  %5586 = zext <8 x i32> %5584 to <8 x i64>
  %5587 = shl <8 x i64> %5586, splat (i64 52)
  %5588 = add <8 x i64> %5587, splat (i64 4607182418800017408)
  %5589 = bitcast <8 x i64> %5588 to <8 x double>
  %5590 = fmul <8 x double> %5585, %5589
  %5591 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %5590)
  %5592 = fadd <8 x double> %5591, %5581
  %5593 = shufflevector <16 x i32> %5549, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %5594 = add <8 x i32> %5593, splat (i32 27)
  %5595 = sitofp <8 x i32> %5519 to <8 x double>
  %5596 = zext <8 x i32> %5594 to <8 x i64>
  %5597 = shl <8 x i64> %5596, splat (i64 52)
  %5598 = add <8 x i64> %5597, splat (i64 4607182418800017408)
  %5599 = bitcast <8 x i64> %5598 to <8 x double>
  %5600 = fmul <8 x double> %5595, %5599
  %5601 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %5600)
  %5602 = fadd <8 x double> %5538, %5601
  %5603 = shufflevector <16 x i32> %5560, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %5604 = add <8 x i32> %5603, splat (i32 27)
  %5605 = sitofp <8 x i32> %5521 to <8 x double>
  %5606 = zext <8 x i32> %5604 to <8 x i64>
  %5607 = shl <8 x i64> %5606, splat (i64 52)
  %5608 = add <8 x i64> %5607, splat (i64 4607182418800017408)
  %5609 = bitcast <8 x i64> %5608 to <8 x double>
  %5610 = fmul <8 x double> %5605, %5609
  %5611 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %5610)
  %5612 = fadd <8 x double> %5611, %5602
  %5613 = shufflevector <16 x i32> %5571, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %5614 = add <8 x i32> %5613, splat (i32 27)
  %5615 = sitofp <8 x i32> %5523 to <8 x double>
  %5616 = zext <8 x i32> %5614 to <8 x i64>
  %5617 = shl <8 x i64> %5616, splat (i64 52)
  %5618 = add <8 x i64> %5617, splat (i64 4607182418800017408)
  %5619 = bitcast <8 x i64> %5618 to <8 x double>
  %5620 = fmul <8 x double> %5615, %5619
  %5621 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %5620)
  %5622 = fadd <8 x double> %5621, %5612
  %5623 = shufflevector <16 x i32> %5582, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %5624 = add <8 x i32> %5623, splat (i32 27)
  %5625 = sitofp <8 x i32> %5525 to <8 x double>
  %5626 = zext <8 x i32> %5624 to <8 x i64>
  %5627 = shl <8 x i64> %5626, splat (i64 52)
  %5628 = add <8 x i64> %5627, splat (i64 4607182418800017408)
  %5629 = bitcast <8 x i64> %5628 to <8 x double>
  %5630 = fmul <8 x double> %5625, %5629
  %5631 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %5630)
  %5632 = fadd <8 x double> %5631, %5622
  %5633 = add <8 x i32> %5530, splat (i32 4061)
  %5634 = zext <8 x i32> %5633 to <8 x i64>
  %5635 = shl <8 x i64> %5634, splat (i64 52)
  %5636 = add <8 x i64> %5635, splat (i64 4607182418800017408)
  %5637 = bitcast <8 x i64> %5636 to <8 x double>
  %5638 = fmul <8 x double> %5632, %5637
  %5639 = fptrunc <8 x double> %5638 to <8 x float>
  %5640 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %5639)
  %5641 = fpext <8 x float> %5640 to <8 x double>
  %5642 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %5638)
  %5643 = fcmp olt <8 x double> %5642, %5641
  %5644 = fcmp olt <8 x double> %5642, splat (double 0x47F0000000000000)
  %5645 = and <8 x i1> %5644, %5643
  %5646 = sext <8 x i1> %5645 to <8 x i32>
  %5647 = bitcast <8 x float> %5639 to <8 x i32>
  %5648 = add <8 x i32> %5646, %5647
  %5649 = add <8 x i32> %5540, splat (i32 4061)
  %5650 = zext <8 x i32> %5649 to <8 x i64>
  %5651 = shl <8 x i64> %5650, splat (i64 52)
  %5652 = add <8 x i64> %5651, splat (i64 4607182418800017408)
  %5653 = bitcast <8 x i64> %5652 to <8 x double>
  %5654 = fmul <8 x double> %5592, %5653
  %5655 = fptrunc <8 x double> %5654 to <8 x float>
  %5656 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %5655)
  %5657 = fpext <8 x float> %5656 to <8 x double>
  %5658 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %5654)
  %5659 = fcmp olt <8 x double> %5658, %5657
  %5660 = fcmp olt <8 x double> %5658, splat (double 0x47F0000000000000)
  %5661 = and <8 x i1> %5660, %5659
  %5662 = sext <8 x i1> %5661 to <8 x i32>
  %5663 = bitcast <8 x float> %5655 to <8 x i32>
  %5664 = add <8 x i32> %5662, %5663
  %5665 = shufflevector <8 x i32> %5648, <8 x i32> %5664, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %5666 = and <16 x i32> %5665, splat (i32 2147483647)
  %5667 = icmp eq <16 x i32> %5666, zeroinitializer
  %5668 = shufflevector <8 x i32> %5648, <8 x i32> %5664, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %5669 = select <16 x i1> %5667, <16 x i32> zeroinitializer, <16 x i32> %5668
  %5670 = bitcast <16 x i32> %5669 to <16 x float>
  %5671 = icmp eq <16 x i32> %5484, splat (i32 255)
  %5672 = fcmp uno <16 x float> %5408, zeroinitializer
  %5673 = select <16 x i1> %5672, <16 x float> splat (float 0x7FFFFFFFE0000000), <16 x float> %5408
  %5674 = select <16 x i1> %5671, <16 x float> %5673, <16 x float> %5670
  store <16 x float> %5674, ptr %50, align 64
  %5675 = load <16 x float>, ptr %47, align 64
  br label %5676

5676:
  %5677 = phi i64 [ 0, %5481 ], [ %5690, %5676 ]
  %5678 = phi <16 x float> [ zeroinitializer, %5481 ], [ %5689, %5676 ]
  %5679 = getelementptr inbounds nuw <16 x float>, ptr %4592, i64 %5677
  %5680 = load <16 x float>, ptr %5679, align 64
  %5681 = getelementptr inbounds nuw i16, ptr %4595, i64 %5677
  %5682 = load i16, ptr %5681, align 2
  %5683 = zext i16 %5682 to i64
  %5684 = getelementptr inbounds nuw float, ptr %14, i64 %5683
  %5685 = getelementptr inbounds nuw i8, ptr %5684, i64 64
  %5686 = load float, ptr %5685, align 4
  %5687 = insertelement <16 x float> poison, float %5686, i64 0
  %5688 = shufflevector <16 x float> %5687, <16 x float> poison, <16 x i32> zeroinitializer
  %5689 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %5680, <16 x float> %5688, <16 x float> %5678)
  %5690 = add nuw nsw i64 %5677, 1
  %5691 = icmp eq i64 %5690, 16
  br i1 %5691, label %5692, label %5676

5692:
  %5693 = load <1 x i32>, ptr %81, align 16
  %5694 = load <1 x i32>, ptr %82, align 16
  br label %5695

5695:
  %5696 = phi i64 [ 16, %5692 ], [ %5709, %5695 ]
  %5697 = phi <16 x float> [ zeroinitializer, %5692 ], [ %5708, %5695 ]
  %5698 = getelementptr inbounds nuw <16 x float>, ptr %4592, i64 %5696
  %5699 = load <16 x float>, ptr %5698, align 64
  %5700 = getelementptr inbounds nuw i16, ptr %4595, i64 %5696
  %5701 = load i16, ptr %5700, align 2
  %5702 = zext i16 %5701 to i64
  %5703 = getelementptr inbounds nuw float, ptr %14, i64 %5702
  %5704 = getelementptr inbounds nuw i8, ptr %5703, i64 64
  %5705 = load float, ptr %5704, align 4
  %5706 = insertelement <16 x float> poison, float %5705, i64 0
  %5707 = shufflevector <16 x float> %5706, <16 x float> poison, <16 x i32> zeroinitializer
  %5708 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %5699, <16 x float> %5707, <16 x float> %5697)
  %5709 = add nuw nsw i64 %5696, 1
  %5710 = icmp eq i64 %5709, 32
  br i1 %5710, label %5711, label %5695

5711:
  %5712 = load <1 x i32>, ptr %83, align 16
  %5713 = load <1 x i32>, ptr %84, align 16
  br label %5714

5714:
  %5715 = phi i64 [ 32, %5711 ], [ %5728, %5714 ]
  %5716 = phi <16 x float> [ zeroinitializer, %5711 ], [ %5727, %5714 ]
  %5717 = getelementptr inbounds nuw <16 x float>, ptr %4592, i64 %5715
  %5718 = load <16 x float>, ptr %5717, align 64
  %5719 = getelementptr inbounds nuw i16, ptr %4595, i64 %5715
  %5720 = load i16, ptr %5719, align 2
  %5721 = zext i16 %5720 to i64
  %5722 = getelementptr inbounds nuw float, ptr %14, i64 %5721
  %5723 = getelementptr inbounds nuw i8, ptr %5722, i64 64
  %5724 = load float, ptr %5723, align 4
  %5725 = insertelement <16 x float> poison, float %5724, i64 0
  %5726 = shufflevector <16 x float> %5725, <16 x float> poison, <16 x i32> zeroinitializer
  %5727 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %5718, <16 x float> %5726, <16 x float> %5716)
  %5728 = add nuw nsw i64 %5715, 1
  %5729 = icmp eq i64 %5728, 48
  br i1 %5729, label %5730, label %5714

5730:
  %5731 = load <1 x i32>, ptr %85, align 16
  %5732 = load <1 x i32>, ptr %86, align 16
  br label %5733

5733:
  %5734 = phi i64 [ 48, %5730 ], [ %5747, %5733 ]
  %5735 = phi <16 x float> [ zeroinitializer, %5730 ], [ %5746, %5733 ]
  %5736 = getelementptr inbounds nuw <16 x float>, ptr %4592, i64 %5734
  %5737 = load <16 x float>, ptr %5736, align 64
  %5738 = getelementptr inbounds nuw i16, ptr %4595, i64 %5734
  %5739 = load i16, ptr %5738, align 2
  %5740 = zext i16 %5739 to i64
  %5741 = getelementptr inbounds nuw float, ptr %14, i64 %5740
  %5742 = getelementptr inbounds nuw i8, ptr %5741, i64 64
  %5743 = load float, ptr %5742, align 4
  %5744 = insertelement <16 x float> poison, float %5743, i64 0
  %5745 = shufflevector <16 x float> %5744, <16 x float> poison, <16 x i32> zeroinitializer
  %5746 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %5737, <16 x float> %5745, <16 x float> %5735)
  %5747 = add nuw nsw i64 %5734, 1
  %5748 = icmp eq i64 %5747, 64
  br i1 %5748, label %5749, label %5733

5749:
  %5750 = bitcast <16 x float> %5675 to <16 x i32>
  %5751 = lshr <16 x i32> %5750, splat (i32 23)
  %5752 = and <16 x i32> %5751, splat (i32 255)
  %5753 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %5752, <16 x i32> splat (i32 1))
  %5754 = add nsw <16 x i32> %5753, splat (i32 -127)
  %5755 = shufflevector <1 x i32> %5693, <1 x i32> poison, <16 x i32> zeroinitializer
  %5756 = fmul <16 x float> %5689, splat (float 4.000000e+00)
  %5757 = fptosi <16 x float> %5756 to <16 x i32>
  %5758 = mul <16 x i32> %4598, %5757
  %5759 = mul <16 x i32> %5758, %5755
  %5760 = shufflevector <1 x i32> %5694, <1 x i32> poison, <16 x i32> zeroinitializer
  %5761 = add <16 x i32> %5760, %4600
  %5762 = shufflevector <1 x i32> %5712, <1 x i32> poison, <16 x i32> zeroinitializer
  %5763 = fmul <16 x float> %5708, splat (float 4.000000e+00)
  %5764 = fptosi <16 x float> %5763 to <16 x i32>
  %5765 = mul <16 x i32> %4619, %5764
  %5766 = mul <16 x i32> %5765, %5762
  %5767 = shufflevector <1 x i32> %5713, <1 x i32> poison, <16 x i32> zeroinitializer
  %5768 = add <16 x i32> %5767, %4622
  %5769 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %5754, <16 x i32> %5761)
  %5770 = shufflevector <1 x i32> %5731, <1 x i32> poison, <16 x i32> zeroinitializer
  %5771 = fmul <16 x float> %5727, splat (float 4.000000e+00)
  %5772 = fptosi <16 x float> %5771 to <16 x i32>
  %5773 = mul <16 x i32> %4641, %5772
  %5774 = mul <16 x i32> %5773, %5770
  %5775 = shufflevector <1 x i32> %5732, <1 x i32> poison, <16 x i32> zeroinitializer
  %5776 = add <16 x i32> %5775, %4644
  %5777 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %5769, <16 x i32> %5768)
  %5778 = load <1 x i32>, ptr %87, align 16
  %5779 = shufflevector <1 x i32> %5778, <1 x i32> poison, <16 x i32> zeroinitializer
  %5780 = fmul <16 x float> %5746, splat (float 4.000000e+00)
  %5781 = fptosi <16 x float> %5780 to <16 x i32>
  %5782 = mul <16 x i32> %4691, %5781
  %5783 = mul <16 x i32> %5782, %5779
  %5784 = load <1 x i32>, ptr %88, align 16
  %5785 = shufflevector <1 x i32> %5784, <1 x i32> poison, <16 x i32> zeroinitializer
  %5786 = add <16 x i32> %5785, %4699
  %5787 = shufflevector <16 x i32> %5759, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %5788 = shufflevector <16 x i32> %5759, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %5789 = shufflevector <16 x i32> %5766, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %5790 = shufflevector <16 x i32> %5766, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %5791 = shufflevector <16 x i32> %5774, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %5792 = shufflevector <16 x i32> %5774, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %5793 = shufflevector <16 x i32> %5783, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %5794 = shufflevector <16 x i32> %5783, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %5795 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %5777, <16 x i32> %5776)
  %5796 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %5795, <16 x i32> %5786)
  %5797 = shufflevector <16 x float> %5675, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5,
      i32 6, i32 7>
  %5798 = shufflevector <16 x i32> %5796, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %5799 = fpext <8 x float> %5797 to <8 x double>
  %5800 = sub <8 x i32> splat (i32 35), %5798
  %5801 = zext <8 x i32> %5800 to <8 x i64>
  %5802 = shl <8 x i64> %5801, splat (i64 52)
  %5803 = add <8 x i64> %5802, splat (i64 4607182418800017408)
  %5804 = bitcast <8 x i64> %5803 to <8 x double>
  %5805 = fmul <8 x double> %5799, %5804
  %5806 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %5805)
  %5807 = shufflevector <16 x float> %5675, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32
      13, i32 14, i32 15>
  %5808 = shufflevector <16 x i32> %5796, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %5809 = fpext <8 x float> %5807 to <8 x double>
  %5810 = sub <8 x i32> splat (i32 35), %5808
  %5811 = zext <8 x i32> %5810 to <8 x i64>
  %5812 = shl <8 x i64> %5811, splat (i64 52)
  %5813 = add <8 x i64> %5812, splat (i64 4607182418800017408)
  %5814 = bitcast <8 x i64> %5813 to <8 x double>
  %5815 = fmul <8 x double> %5809, %5814
  %5816 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %5815)
  %5817 = sub <16 x i32> %5761, %5796
  %5818 = shufflevector <16 x i32> %5817, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %5819 = add <8 x i32> %5818, splat (i32 27)
  %5820 = sitofp <8 x i32> %5788 to <8 x double>
  %5821 = zext <8 x i32> %5819 to <8 x i64>
  %5822 = shl <8 x i64> %5821, splat (i64 52)
  %5823 = add <8 x i64> %5822, splat (i64 4607182418800017408)
  %5824 = bitcast <8 x i64> %5823 to <8 x double>
  %5825 = fmul <8 x double> %5820, %5824
  %5826 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %5825)
  %5827 = fadd <8 x double> %5816, %5826
  %5828 = sub <16 x i32> %5768, %5796
  %5829 = shufflevector <16 x i32> %5828, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %5830 = add <8 x i32> %5829, splat (i32 27)
  %5831 = sitofp <8 x i32> %5790 to <8 x double>
  %5832 = zext <8 x i32> %5830 to <8 x i64>
  %5833 = shl <8 x i64> %5832, splat (i64 52)
  %5834 = add <8 x i64> %5833, splat (i64 4607182418800017408)
  %5835 = bitcast <8 x i64> %5834 to <8 x double>
  %5836 = fmul <8 x double> %5831, %5835
  %5837 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %5836)
  %5838 = fadd <8 x double> %5837, %5827
  %5839 = sub <16 x i32> %5776, %5796
  %5840 = shufflevector <16 x i32> %5839, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %5841 = add <8 x i32> %5840, splat (i32 27)
  %5842 = sitofp <8 x i32> %5792 to <8 x double>
  %5843 = zext <8 x i32> %5841 to <8 x i64>
  %5844 = shl <8 x i64> %5843, splat (i64 52)
  %5845 = add <8 x i64> %5844, splat (i64 4607182418800017408)
  %5846 = bitcast <8 x i64> %5845 to <8 x double>
  %5847 = fmul <8 x double> %5842, %5846
  %5848 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %5847)
  %5849 = fadd <8 x double> %5848, %5838
  %5850 = sub <16 x i32> %5786, %5796
  %5851 = shufflevector <16 x i32> %5850, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %5852 = add <8 x i32> %5851, splat (i32 27)
  %5853 = sitofp <8 x i32> %5794 to <8 x double>
  %5854 = zext <8 x i32> %5852 to <8 x i64>
  %5855 = shl <8 x i64> %5854, splat (i64 52)
  %5856 = add <8 x i64> %5855, splat (i64 4607182418800017408)
  %5857 = bitcast <8 x i64> %5856 to <8 x double>
  %5858 = fmul <8 x double> %5853, %5857
  %5859 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %5858)
  %5860 = fadd <8 x double> %5859, %5849
  %5861 = shufflevector <16 x i32> %5817, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %5862 = add <8 x i32> %5861, splat (i32 27)
  %5863 = sitofp <8 x i32> %5787 to <8 x double>
  %5864 = zext <8 x i32> %5862 to <8 x i64>
  %5865 = shl <8 x i64> %5864, splat (i64 52)
  %5866 = add <8 x i64> %5865, splat (i64 4607182418800017408)
  %5867 = bitcast <8 x i64> %5866 to <8 x double>
  %5868 = fmul <8 x double> %5863, %5867
  %5869 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %5868)
  %5870 = fadd <8 x double> %5806, %5869
  %5871 = shufflevector <16 x i32> %5828, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %5872 = add <8 x i32> %5871, splat (i32 27)
  %5873 = sitofp <8 x i32> %5789 to <8 x double>
  %5874 = zext <8 x i32> %5872 to <8 x i64>
  %5875 = shl <8 x i64> %5874, splat (i64 52)
  %5876 = add <8 x i64> %5875, splat (i64 4607182418800017408)
  %5877 = bitcast <8 x i64> %5876 to <8 x double>
  %5878 = fmul <8 x double> %5873, %5877
  %5879 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %5878)
  %5880 = fadd <8 x double> %5879, %5870
  %5881 = shufflevector <16 x i32> %5839, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %5882 = add <8 x i32> %5881, splat (i32 27)
  %5883 = sitofp <8 x i32> %5791 to <8 x double>
  %5884 = zext <8 x i32> %5882 to <8 x i64>
  %5885 = shl <8 x i64> %5884, splat (i64 52)
  %5886 = add <8 x i64> %5885, splat (i64 4607182418800017408)
  %5887 = bitcast <8 x i64> %5886 to <8 x double>
  %5888 = fmul <8 x double> %5883, %5887
  %5889 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %5888)
  %5890 = fadd <8 x double> %5889, %5880
  %5891 = shufflevector <16 x i32> %5850, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %5892 = add <8 x i32> %5891, splat (i32 27)
  %5893 = sitofp <8 x i32> %5793 to <8 x double>
  %5894 = zext <8 x i32> %5892 to <8 x i64>
  %5895 = shl <8 x i64> %5894, splat (i64 52)
  %5896 = add <8 x i64> %5895, splat (i64 4607182418800017408)
  %5897 = bitcast <8 x i64> %5896 to <8 x double>
  %5898 = fmul <8 x double> %5893, %5897
  %5899 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %5898)
  %5900 = fadd <8 x double> %5899, %5890
  %5901 = add <8 x i32> %5798, splat (i32 4061)
  %5902 = zext <8 x i32> %5901 to <8 x i64>
  %5903 = shl <8 x i64> %5902, splat (i64 52)
  %5904 = add <8 x i64> %5903, splat (i64 4607182418800017408)
  %5905 = bitcast <8 x i64> %5904 to <8 x double>
  %5906 = fmul <8 x double> %5900, %5905
  %5907 = fptrunc <8 x double> %5906 to <8 x float>
  %5908 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %5907)
  %5909 = fpext <8 x float> %5908 to <8 x double>
  %5910 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %5906)
  %5911 = fcmp olt <8 x double> %5910, %5909
  %5912 = fcmp olt <8 x double> %5910, splat (double 0x47F0000000000000)
  %5913 = and <8 x i1> %5912, %5911
  %5914 = sext <8 x i1> %5913 to <8 x i32>
  %5915 = bitcast <8 x float> %5907 to <8 x i32>
  %5916 = add <8 x i32> %5914, %5915
  %5917 = add <8 x i32> %5808, splat (i32 4061)
  %5918 = zext <8 x i32> %5917 to <8 x i64>
  %5919 = shl <8 x i64> %5918, splat (i64 52)
  %5920 = add <8 x i64> %5919, splat (i64 4607182418800017408)
  %5921 = bitcast <8 x i64> %5920 to <8 x double>
  %5922 = fmul <8 x double> %5860, %5921
  %5923 = fptrunc <8 x double> %5922 to <8 x float>
  %5924 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %5923)
  %5925 = fpext <8 x float> %5924 to <8 x double>
  %5926 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %5922)
  %5927 = fcmp olt <8 x double> %5926, %5925
  %5928 = fcmp olt <8 x double> %5926, splat (double 0x47F0000000000000)
  %5929 = and <8 x i1> %5928, %5927
  %5930 = sext <8 x i1> %5929 to <8 x i32>
  %5931 = bitcast <8 x float> %5923 to <8 x i32>
  %5932 = add <8 x i32> %5930, %5931
  %5933 = shufflevector <8 x i32> %5916, <8 x i32> %5932, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %5934 = and <16 x i32> %5933, splat (i32 2147483647)
  %5935 = icmp eq <16 x i32> %5934, zeroinitializer
  %5936 = shufflevector <8 x i32> %5916, <8 x i32> %5932, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %5937 = select <16 x i1> %5935, <16 x i32> zeroinitializer, <16 x i32> %5936
  %5938 = bitcast <16 x i32> %5937 to <16 x float>
  %5939 = icmp eq <16 x i32> %5752, splat (i32 255)
  %5940 = fcmp uno <16 x float> %5675, zeroinitializer
  %5941 = select <16 x i1> %5940, <16 x float> splat (float 0x7FFFFFFFE0000000), <16 x float> %5675
  %5942 = select <16 x i1> %5939, <16 x float> %5941, <16 x float> %5938
  store <16 x float> %5942, ptr %47, align 64
  %5943 = load <16 x float>, ptr %51, align 64
  br label %5944

5944:
  %5945 = phi i64 [ 0, %5749 ], [ %5958, %5944 ]
  %5946 = phi <16 x float> [ zeroinitializer, %5749 ], [ %5957, %5944 ]
  %5947 = getelementptr inbounds nuw <16 x float>, ptr %4592, i64 %5945
  %5948 = load <16 x float>, ptr %5947, align 64
  %5949 = getelementptr inbounds nuw i16, ptr %4595, i64 %5945
  %5950 = load i16, ptr %5949, align 2
  %5951 = zext i16 %5950 to i64
  %5952 = getelementptr inbounds nuw float, ptr %14, i64 %5951
  %5953 = getelementptr inbounds nuw i8, ptr %5952, i64 80
  %5954 = load float, ptr %5953, align 4
  %5955 = insertelement <16 x float> poison, float %5954, i64 0
  %5956 = shufflevector <16 x float> %5955, <16 x float> poison, <16 x i32> zeroinitializer
  %5957 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %5948, <16 x float> %5956, <16 x float> %5946)
  %5958 = add nuw nsw i64 %5945, 1
  %5959 = icmp eq i64 %5958, 16
  br i1 %5959, label %5960, label %5944

5960:
  %5961 = load <1 x i32>, ptr %89, align 4
  %5962 = load <1 x i32>, ptr %90, align 4
  br label %5963

5963:
  %5964 = phi i64 [ 16, %5960 ], [ %5977, %5963 ]
  %5965 = phi <16 x float> [ zeroinitializer, %5960 ], [ %5976, %5963 ]
  %5966 = getelementptr inbounds nuw <16 x float>, ptr %4592, i64 %5964
  %5967 = load <16 x float>, ptr %5966, align 64
  %5968 = getelementptr inbounds nuw i16, ptr %4595, i64 %5964
  %5969 = load i16, ptr %5968, align 2
  %5970 = zext i16 %5969 to i64
  %5971 = getelementptr inbounds nuw float, ptr %14, i64 %5970
  %5972 = getelementptr inbounds nuw i8, ptr %5971, i64 80
  %5973 = load float, ptr %5972, align 4
  %5974 = insertelement <16 x float> poison, float %5973, i64 0
  %5975 = shufflevector <16 x float> %5974, <16 x float> poison, <16 x i32> zeroinitializer
  %5976 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %5967, <16 x float> %5975, <16 x float> %5965)
  %5977 = add nuw nsw i64 %5964, 1
  %5978 = icmp eq i64 %5977, 32
  br i1 %5978, label %5979, label %5963

5979:
  %5980 = load <1 x i32>, ptr %91, align 4
  %5981 = load <1 x i32>, ptr %92, align 4
  br label %5982

5982:
  %5983 = phi i64 [ 32, %5979 ], [ %5996, %5982 ]
  %5984 = phi <16 x float> [ zeroinitializer, %5979 ], [ %5995, %5982 ]
  %5985 = getelementptr inbounds nuw <16 x float>, ptr %4592, i64 %5983
  %5986 = load <16 x float>, ptr %5985, align 64
  %5987 = getelementptr inbounds nuw i16, ptr %4595, i64 %5983
  %5988 = load i16, ptr %5987, align 2
  %5989 = zext i16 %5988 to i64
  %5990 = getelementptr inbounds nuw float, ptr %14, i64 %5989
  %5991 = getelementptr inbounds nuw i8, ptr %5990, i64 80
  %5992 = load float, ptr %5991, align 4
  %5993 = insertelement <16 x float> poison, float %5992, i64 0
  %5994 = shufflevector <16 x float> %5993, <16 x float> poison, <16 x i32> zeroinitializer
  %5995 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %5986, <16 x float> %5994, <16 x float> %5984)
  %5996 = add nuw nsw i64 %5983, 1
  %5997 = icmp eq i64 %5996, 48
  br i1 %5997, label %5998, label %5982

5998:
  %5999 = load <1 x i32>, ptr %93, align 4
  %6000 = load <1 x i32>, ptr %94, align 4
  br label %6001

6001:
  %6002 = phi i64 [ 48, %5998 ], [ %6015, %6001 ]
  %6003 = phi <16 x float> [ zeroinitializer, %5998 ], [ %6014, %6001 ]
  %6004 = getelementptr inbounds nuw <16 x float>, ptr %4592, i64 %6002
  %6005 = load <16 x float>, ptr %6004, align 64
  %6006 = getelementptr inbounds nuw i16, ptr %4595, i64 %6002
  %6007 = load i16, ptr %6006, align 2
  %6008 = zext i16 %6007 to i64
  %6009 = getelementptr inbounds nuw float, ptr %14, i64 %6008
  %6010 = getelementptr inbounds nuw i8, ptr %6009, i64 80
  %6011 = load float, ptr %6010, align 4
  %6012 = insertelement <16 x float> poison, float %6011, i64 0
  %6013 = shufflevector <16 x float> %6012, <16 x float> poison, <16 x i32> zeroinitializer
  %6014 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %6005, <16 x float> %6013, <16 x float> %6003)
  %6015 = add nuw nsw i64 %6002, 1
  %6016 = icmp eq i64 %6015, 64
  br i1 %6016, label %6017, label %6001

6017:
  %6018 = bitcast <16 x float> %5943 to <16 x i32>
  %6019 = lshr <16 x i32> %6018, splat (i32 23)
  %6020 = and <16 x i32> %6019, splat (i32 255)
  %6021 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %6020, <16 x i32> splat (i32 1))
  %6022 = add nsw <16 x i32> %6021, splat (i32 -127)
  %6023 = shufflevector <1 x i32> %5961, <1 x i32> poison, <16 x i32> zeroinitializer
  %6024 = fmul <16 x float> %5957, splat (float 4.000000e+00)
  %6025 = fptosi <16 x float> %6024 to <16 x i32>
  %6026 = mul <16 x i32> %4598, %6025
  %6027 = mul <16 x i32> %6026, %6023
  %6028 = shufflevector <1 x i32> %5962, <1 x i32> poison, <16 x i32> zeroinitializer
  %6029 = add <16 x i32> %6028, %4600
  %6030 = shufflevector <1 x i32> %5980, <1 x i32> poison, <16 x i32> zeroinitializer
  %6031 = fmul <16 x float> %5976, splat (float 4.000000e+00)
  %6032 = fptosi <16 x float> %6031 to <16 x i32>
  %6033 = mul <16 x i32> %4619, %6032
  %6034 = mul <16 x i32> %6033, %6030
  %6035 = shufflevector <1 x i32> %5981, <1 x i32> poison, <16 x i32> zeroinitializer
  %6036 = add <16 x i32> %6035, %4622
  %6037 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %6022, <16 x i32> %6029)
  %6038 = shufflevector <1 x i32> %5999, <1 x i32> poison, <16 x i32> zeroinitializer
  %6039 = fmul <16 x float> %5995, splat (float 4.000000e+00)
  %6040 = fptosi <16 x float> %6039 to <16 x i32>
  %6041 = mul <16 x i32> %4641, %6040
  %6042 = mul <16 x i32> %6041, %6038
  %6043 = shufflevector <1 x i32> %6000, <1 x i32> poison, <16 x i32> zeroinitializer
  %6044 = add <16 x i32> %6043, %4644
  %6045 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %6037, <16 x i32> %6036)
  %6046 = load <1 x i32>, ptr %95, align 4
  %6047 = shufflevector <1 x i32> %6046, <1 x i32> poison, <16 x i32> zeroinitializer
  %6048 = fmul <16 x float> %6014, splat (float 4.000000e+00)
  %6049 = fptosi <16 x float> %6048 to <16 x i32>
  %6050 = mul <16 x i32> %4691, %6049
  %6051 = mul <16 x i32> %6050, %6047
  %6052 = load <1 x i32>, ptr %96, align 4
  %6053 = shufflevector <1 x i32> %6052, <1 x i32> poison, <16 x i32> zeroinitializer
  %6054 = add <16 x i32> %6053, %4699
  %6055 = shufflevector <16 x i32> %6027, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %6056 = shufflevector <16 x i32> %6027, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %6057 = shufflevector <16 x i32> %6034, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %6058 = shufflevector <16 x i32> %6034, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %6059 = shufflevector <16 x i32> %6042, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %6060 = shufflevector <16 x i32> %6042, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %6061 = shufflevector <16 x i32> %6051, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %6062 = shufflevector <16 x i32> %6051, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %6063 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %6045, <16 x i32> %6044)
  %6064 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %6063, <16 x i32> %6054)
  %6065 = shufflevector <16 x float> %5943, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5,
      i32 6, i32 7>
  %6066 = shufflevector <16 x i32> %6064, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %6067 = fpext <8 x float> %6065 to <8 x double>
  %6068 = sub <8 x i32> splat (i32 35), %6066
  %6069 = zext <8 x i32> %6068 to <8 x i64>
  %6070 = shl <8 x i64> %6069, splat (i64 52)
  %6071 = add <8 x i64> %6070, splat (i64 4607182418800017408)
  %6072 = bitcast <8 x i64> %6071 to <8 x double>
  %6073 = fmul <8 x double> %6067, %6072
  %6074 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %6073)
  %6075 = shufflevector <16 x float> %5943, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32
      13, i32 14, i32 15>
  %6076 = shufflevector <16 x i32> %6064, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %6077 = fpext <8 x float> %6075 to <8 x double>
  %6078 = sub <8 x i32> splat (i32 35), %6076
  %6079 = zext <8 x i32> %6078 to <8 x i64>
  %6080 = shl <8 x i64> %6079, splat (i64 52)
  %6081 = add <8 x i64> %6080, splat (i64 4607182418800017408)
  %6082 = bitcast <8 x i64> %6081 to <8 x double>
  %6083 = fmul <8 x double> %6077, %6082
  %6084 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %6083)
  %6085 = sub <16 x i32> %6029, %6064
  %6086 = shufflevector <16 x i32> %6085, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %6087 = add <8 x i32> %6086, splat (i32 27)
  %6088 = sitofp <8 x i32> %6056 to <8 x double>
  %6089 = zext <8 x i32> %6087 to <8 x i64>
  %6090 = shl <8 x i64> %6089, splat (i64 52)
  %6091 = add <8 x i64> %6090, splat (i64 4607182418800017408)
  %6092 = bitcast <8 x i64> %6091 to <8 x double>
  %6093 = fmul <8 x double> %6088, %6092
  %6094 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %6093)
  %6095 = fadd <8 x double> %6084, %6094
  %6096 = sub <16 x i32> %6036, %6064
  %6097 = shufflevector <16 x i32> %6096, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %6098 = add <8 x i32> %6097, splat (i32 27)
  %6099 = sitofp <8 x i32> %6058 to <8 x double>
  %6100 = zext <8 x i32> %6098 to <8 x i64>
  %6101 = shl <8 x i64> %6100, splat (i64 52)
  %6102 = add <8 x i64> %6101, splat (i64 4607182418800017408)
  %6103 = bitcast <8 x i64> %6102 to <8 x double>
  %6104 = fmul <8 x double> %6099, %6103
  %6105 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %6104)
  %6106 = fadd <8 x double> %6105, %6095
  %6107 = sub <16 x i32> %6044, %6064
  %6108 = shufflevector <16 x i32> %6107, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %6109 = add <8 x i32> %6108, splat (i32 27)
  %6110 = sitofp <8 x i32> %6060 to <8 x double>
  %6111 = zext <8 x i32> %6109 to <8 x i64>
  %6112 = shl <8 x i64> %6111, splat (i64 52)
  %6113 = add <8 x i64> %6112, splat (i64 4607182418800017408)
  %6114 = bitcast <8 x i64> %6113 to <8 x double>
  %6115 = fmul <8 x double> %6110, %6114
  %6116 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %6115)
  %6117 = fadd <8 x double> %6116, %6106
  %6118 = sub <16 x i32> %6054, %6064
  %6119 = shufflevector <16 x i32> %6118, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %6120 = add <8 x i32> %6119, splat (i32 27)
  %6121 = sitofp <8 x i32> %6062 to <8 x double>
  %6122 = zext <8 x i32> %6120 to <8 x i64>
  %6123 = shl <8 x i64> %6122, splat (i64 52)
  %6124 = add <8 x i64> %6123, splat (i64 4607182418800017408)
  %6125 = bitcast <8 x i64> %6124 to <8 x double>
  %6126 = fmul <8 x double> %6121, %6125
  %6127 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %6126)
  %6128 = fadd <8 x double> %6127, %6117
  %6129 = shufflevector <16 x i32> %6085, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %6130 = add <8 x i32> %6129, splat (i32 27)
  %6131 = sitofp <8 x i32> %6055 to <8 x double>
  %6132 = zext <8 x i32> %6130 to <8 x i64>
  %6133 = shl <8 x i64> %6132, splat (i64 52)
  %6134 = add <8 x i64> %6133, splat (i64 4607182418800017408)
  %6135 = bitcast <8 x i64> %6134 to <8 x double>
  %6136 = fmul <8 x double> %6131, %6135
  %6137 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %6136)
  %6138 = fadd <8 x double> %6074, %6137
  %6139 = shufflevector <16 x i32> %6096, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %6140 = add <8 x i32> %6139, splat (i32 27)
  %6141 = sitofp <8 x i32> %6057 to <8 x double>
  %6142 = zext <8 x i32> %6140 to <8 x i64>
  %6143 = shl <8 x i64> %6142, splat (i64 52)
  %6144 = add <8 x i64> %6143, splat (i64 4607182418800017408)
  %6145 = bitcast <8 x i64> %6144 to <8 x double>
  %6146 = fmul <8 x double> %6141, %6145
  %6147 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %6146)
  %6148 = fadd <8 x double> %6147, %6138
  %6149 = shufflevector <16 x i32> %6107, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %6150 = add <8 x i32> %6149, splat (i32 27)
  %6151 = sitofp <8 x i32> %6059 to <8 x double>
  %6152 = zext <8 x i32> %6150 to <8 x i64>
  %6153 = shl <8 x i64> %6152, splat (i64 52)
  %6154 = add <8 x i64> %6153, splat (i64 4607182418800017408)
  %6155 = bitcast <8 x i64> %6154 to <8 x double>
  %6156 = fmul <8 x double> %6151, %6155
  %6157 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %6156)
  %6158 = fadd <8 x double> %6157, %6148
  %6159 = shufflevector <16 x i32> %6118, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %6160 = add <8 x i32> %6159, splat (i32 27)
  %6161 = sitofp <8 x i32> %6061 to <8 x double>
  %6162 = zext <8 x i32> %6160 to <8 x i64>
  %6163 = shl <8 x i64> %6162, splat (i64 52)
  %6164 = add <8 x i64> %6163, splat (i64 4607182418800017408)
  %6165 = bitcast <8 x i64> %6164 to <8 x double>
  %6166 = fmul <8 x double> %6161, %6165
  %6167 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %6166)
  %6168 = fadd <8 x double> %6167, %6158
  %6169 = add <8 x i32> %6066, splat (i32 4061)
  %6170 = zext <8 x i32> %6169 to <8 x i64>
  %6171 = shl <8 x i64> %6170, splat (i64 52)
  %6172 = add <8 x i64> %6171, splat (i64 4607182418800017408)
  %6173 = bitcast <8 x i64> %6172 to <8 x double>
  %6174 = fmul <8 x double> %6168, %6173
  %6175 = fptrunc <8 x double> %6174 to <8 x float>
  %6176 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %6175)
  %6177 = fpext <8 x float> %6176 to <8 x double>
  %6178 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %6174)
  %6179 = fcmp olt <8 x double> %6178, %6177
  %6180 = fcmp olt <8 x double> %6178, splat (double 0x47F0000000000000)
  %6181 = and <8 x i1> %6180, %6179
  %6182 = sext <8 x i1> %6181 to <8 x i32>
  %6183 = bitcast <8 x float> %6175 to <8 x i32>
  %6184 = add <8 x i32> %6182, %6183
  %6185 = add <8 x i32> %6076, splat (i32 4061)
  %6186 = zext <8 x i32> %6185 to <8 x i64>
  %6187 = shl <8 x i64> %6186, splat (i64 52)
  %6188 = add <8 x i64> %6187, splat (i64 4607182418800017408)
  %6189 = bitcast <8 x i64> %6188 to <8 x double>
  %6190 = fmul <8 x double> %6128, %6189
  %6191 = fptrunc <8 x double> %6190 to <8 x float>
  %6192 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %6191)
  %6193 = fpext <8 x float> %6192 to <8 x double>
  %6194 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %6190)
  %6195 = fcmp olt <8 x double> %6194, %6193
  %6196 = fcmp olt <8 x double> %6194, splat (double 0x47F0000000000000)
  %6197 = and <8 x i1> %6196, %6195
  %6198 = sext <8 x i1> %6197 to <8 x i32>
  %6199 = bitcast <8 x float> %6191 to <8 x i32>
  %6200 = add <8 x i32> %6198, %6199
  %6201 = shufflevector <8 x i32> %6184, <8 x i32> %6200, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %6202 = and <16 x i32> %6201, splat (i32 2147483647)
  %6203 = icmp eq <16 x i32> %6202, zeroinitializer
  %6204 = shufflevector <8 x i32> %6184, <8 x i32> %6200, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %6205 = select <16 x i1> %6203, <16 x i32> zeroinitializer, <16 x i32> %6204
  %6206 = bitcast <16 x i32> %6205 to <16 x float>
  %6207 = icmp eq <16 x i32> %6020, splat (i32 255)
  %6208 = fcmp uno <16 x float> %5943, zeroinitializer
  %6209 = select <16 x i1> %6208, <16 x float> splat (float 0x7FFFFFFFE0000000), <16 x float> %5943
  %6210 = select <16 x i1> %6207, <16 x float> %6209, <16 x float> %6206
  store <16 x float> %6210, ptr %51, align 64
  %6211 = load <16 x float>, ptr %48, align 64
  br label %6212

6212:
  %6213 = phi i64 [ 0, %6017 ], [ %6226, %6212 ]
  %6214 = phi <16 x float> [ zeroinitializer, %6017 ], [ %6225, %6212 ]
  %6215 = getelementptr inbounds nuw <16 x float>, ptr %4592, i64 %6213
  %6216 = load <16 x float>, ptr %6215, align 64
  %6217 = getelementptr inbounds nuw i16, ptr %4595, i64 %6213
  %6218 = load i16, ptr %6217, align 2
  %6219 = zext i16 %6218 to i64
  %6220 = getelementptr inbounds nuw float, ptr %14, i64 %6219
  %6221 = getelementptr inbounds nuw i8, ptr %6220, i64 96
  %6222 = load float, ptr %6221, align 4
  %6223 = insertelement <16 x float> poison, float %6222, i64 0
  %6224 = shufflevector <16 x float> %6223, <16 x float> poison, <16 x i32> zeroinitializer
  %6225 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %6216, <16 x float> %6224, <16 x float> %6214)
  %6226 = add nuw nsw i64 %6213, 1
  %6227 = icmp eq i64 %6226, 16
  br i1 %6227, label %6228, label %6212

6228:
  %6229 = load <1 x i32>, ptr %97, align 8
  %6230 = load <1 x i32>, ptr %98, align 8
  br label %6231

6231:
  %6232 = phi i64 [ 16, %6228 ], [ %6245, %6231 ]
  %6233 = phi <16 x float> [ zeroinitializer, %6228 ], [ %6244, %6231 ]
  %6234 = getelementptr inbounds nuw <16 x float>, ptr %4592, i64 %6232
  %6235 = load <16 x float>, ptr %6234, align 64
  %6236 = getelementptr inbounds nuw i16, ptr %4595, i64 %6232
  %6237 = load i16, ptr %6236, align 2
  %6238 = zext i16 %6237 to i64
  %6239 = getelementptr inbounds nuw float, ptr %14, i64 %6238
  %6240 = getelementptr inbounds nuw i8, ptr %6239, i64 96
  %6241 = load float, ptr %6240, align 4
  %6242 = insertelement <16 x float> poison, float %6241, i64 0
  %6243 = shufflevector <16 x float> %6242, <16 x float> poison, <16 x i32> zeroinitializer
  %6244 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %6235, <16 x float> %6243, <16 x float> %6233)
  %6245 = add nuw nsw i64 %6232, 1
  %6246 = icmp eq i64 %6245, 32
  br i1 %6246, label %6247, label %6231

6247:
  %6248 = load <1 x i32>, ptr %99, align 8
  %6249 = load <1 x i32>, ptr %100, align 8
  br label %6250

6250:
  %6251 = phi i64 [ 32, %6247 ], [ %6264, %6250 ]
  %6252 = phi <16 x float> [ zeroinitializer, %6247 ], [ %6263, %6250 ]
  %6253 = getelementptr inbounds nuw <16 x float>, ptr %4592, i64 %6251
  %6254 = load <16 x float>, ptr %6253, align 64
  %6255 = getelementptr inbounds nuw i16, ptr %4595, i64 %6251
  %6256 = load i16, ptr %6255, align 2
  %6257 = zext i16 %6256 to i64
  %6258 = getelementptr inbounds nuw float, ptr %14, i64 %6257
  %6259 = getelementptr inbounds nuw i8, ptr %6258, i64 96
  %6260 = load float, ptr %6259, align 4
  %6261 = insertelement <16 x float> poison, float %6260, i64 0
  %6262 = shufflevector <16 x float> %6261, <16 x float> poison, <16 x i32> zeroinitializer
  %6263 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %6254, <16 x float> %6262, <16 x float> %6252)
  %6264 = add nuw nsw i64 %6251, 1
  %6265 = icmp eq i64 %6264, 48
  br i1 %6265, label %6266, label %6250

6266:
  %6267 = load <1 x i32>, ptr %101, align 8
  %6268 = load <1 x i32>, ptr %102, align 8
  br label %6269

6269:
  %6270 = phi i64 [ 48, %6266 ], [ %6283, %6269 ]
  %6271 = phi <16 x float> [ zeroinitializer, %6266 ], [ %6282, %6269 ]
  %6272 = getelementptr inbounds nuw <16 x float>, ptr %4592, i64 %6270
  %6273 = load <16 x float>, ptr %6272, align 64
  %6274 = getelementptr inbounds nuw i16, ptr %4595, i64 %6270
  %6275 = load i16, ptr %6274, align 2
  %6276 = zext i16 %6275 to i64
  %6277 = getelementptr inbounds nuw float, ptr %14, i64 %6276
  %6278 = getelementptr inbounds nuw i8, ptr %6277, i64 96
  %6279 = load float, ptr %6278, align 4
  %6280 = insertelement <16 x float> poison, float %6279, i64 0
  %6281 = shufflevector <16 x float> %6280, <16 x float> poison, <16 x i32> zeroinitializer
  %6282 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %6273, <16 x float> %6281, <16 x float> %6271)
  %6283 = add nuw nsw i64 %6270, 1
  %6284 = icmp eq i64 %6283, 64
  br i1 %6284, label %6285, label %6269

6285:
  %6286 = bitcast <16 x float> %6211 to <16 x i32>
  %6287 = lshr <16 x i32> %6286, splat (i32 23)
  %6288 = and <16 x i32> %6287, splat (i32 255)
  %6289 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %6288, <16 x i32> splat (i32 1))
  %6290 = add nsw <16 x i32> %6289, splat (i32 -127)
  %6291 = shufflevector <1 x i32> %6229, <1 x i32> poison, <16 x i32> zeroinitializer
  %6292 = fmul <16 x float> %6225, splat (float 4.000000e+00)
  %6293 = fptosi <16 x float> %6292 to <16 x i32>
  %6294 = mul <16 x i32> %4598, %6293
  %6295 = mul <16 x i32> %6294, %6291
  %6296 = shufflevector <1 x i32> %6230, <1 x i32> poison, <16 x i32> zeroinitializer
  %6297 = add <16 x i32> %6296, %4600
  %6298 = shufflevector <1 x i32> %6248, <1 x i32> poison, <16 x i32> zeroinitializer
  %6299 = fmul <16 x float> %6244, splat (float 4.000000e+00)
  %6300 = fptosi <16 x float> %6299 to <16 x i32>
  %6301 = mul <16 x i32> %4619, %6300
  %6302 = mul <16 x i32> %6301, %6298
  %6303 = shufflevector <1 x i32> %6249, <1 x i32> poison, <16 x i32> zeroinitializer
  %6304 = add <16 x i32> %6303, %4622
  %6305 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %6290, <16 x i32> %6297)
  %6306 = shufflevector <1 x i32> %6267, <1 x i32> poison, <16 x i32> zeroinitializer
  %6307 = fmul <16 x float> %6263, splat (float 4.000000e+00)
  %6308 = fptosi <16 x float> %6307 to <16 x i32>
  %6309 = mul <16 x i32> %4641, %6308
  %6310 = mul <16 x i32> %6309, %6306
  %6311 = shufflevector <1 x i32> %6268, <1 x i32> poison, <16 x i32> zeroinitializer
  %6312 = add <16 x i32> %6311, %4644
  %6313 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %6305, <16 x i32> %6304)
  %6314 = load <1 x i32>, ptr %103, align 8
  %6315 = shufflevector <1 x i32> %6314, <1 x i32> poison, <16 x i32> zeroinitializer
  %6316 = fmul <16 x float> %6282, splat (float 4.000000e+00)
  %6317 = fptosi <16 x float> %6316 to <16 x i32>
  %6318 = mul <16 x i32> %4691, %6317
  %6319 = mul <16 x i32> %6318, %6315
  %6320 = load <1 x i32>, ptr %104, align 8
  %6321 = shufflevector <1 x i32> %6320, <1 x i32> poison, <16 x i32> zeroinitializer
  %6322 = add <16 x i32> %6321, %4699
  %6323 = shufflevector <16 x i32> %6295, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %6324 = shufflevector <16 x i32> %6295, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %6325 = shufflevector <16 x i32> %6302, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %6326 = shufflevector <16 x i32> %6302, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %6327 = shufflevector <16 x i32> %6310, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %6328 = shufflevector <16 x i32> %6310, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %6329 = shufflevector <16 x i32> %6319, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %6330 = shufflevector <16 x i32> %6319, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %6331 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %6313, <16 x i32> %6312)
  %6332 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %6331, <16 x i32> %6322)
  %6333 = shufflevector <16 x float> %6211, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5,
      i32 6, i32 7>
  %6334 = shufflevector <16 x i32> %6332, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %6335 = fpext <8 x float> %6333 to <8 x double>
  %6336 = sub <8 x i32> splat (i32 35), %6334
  %6337 = zext <8 x i32> %6336 to <8 x i64>
  %6338 = shl <8 x i64> %6337, splat (i64 52)
  %6339 = add <8 x i64> %6338, splat (i64 4607182418800017408)
  %6340 = bitcast <8 x i64> %6339 to <8 x double>
  %6341 = fmul <8 x double> %6335, %6340
  %6342 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %6341)
  %6343 = shufflevector <16 x float> %6211, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32
      13, i32 14, i32 15>
  %6344 = shufflevector <16 x i32> %6332, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %6345 = fpext <8 x float> %6343 to <8 x double>
  %6346 = sub <8 x i32> splat (i32 35), %6344
  %6347 = zext <8 x i32> %6346 to <8 x i64>
  %6348 = shl <8 x i64> %6347, splat (i64 52)
  %6349 = add <8 x i64> %6348, splat (i64 4607182418800017408)
  %6350 = bitcast <8 x i64> %6349 to <8 x double>
  %6351 = fmul <8 x double> %6345, %6350
  %6352 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %6351)
  %6353 = sub <16 x i32> %6297, %6332
  %6354 = shufflevector <16 x i32> %6353, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %6355 = add <8 x i32> %6354, splat (i32 27)
  %6356 = sitofp <8 x i32> %6324 to <8 x double>
  %6357 = zext <8 x i32> %6355 to <8 x i64>
  %6358 = shl <8 x i64> %6357, splat (i64 52)
  %6359 = add <8 x i64> %6358, splat (i64 4607182418800017408)
  %6360 = bitcast <8 x i64> %6359 to <8 x double>
  %6361 = fmul <8 x double> %6356, %6360
  %6362 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %6361)
  %6363 = fadd <8 x double> %6352, %6362
  %6364 = sub <16 x i32> %6304, %6332
  %6365 = shufflevector <16 x i32> %6364, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %6366 = add <8 x i32> %6365, splat (i32 27)
  %6367 = sitofp <8 x i32> %6326 to <8 x double>
  %6368 = zext <8 x i32> %6366 to <8 x i64>
  %6369 = shl <8 x i64> %6368, splat (i64 52)
  %6370 = add <8 x i64> %6369, splat (i64 4607182418800017408)
  %6371 = bitcast <8 x i64> %6370 to <8 x double>
  %6372 = fmul <8 x double> %6367, %6371
  %6373 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %6372)
  %6374 = fadd <8 x double> %6373, %6363
  %6375 = sub <16 x i32> %6312, %6332
  %6376 = shufflevector <16 x i32> %6375, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %6377 = add <8 x i32> %6376, splat (i32 27)
  %6378 = sitofp <8 x i32> %6328 to <8 x double>
  %6379 = zext <8 x i32> %6377 to <8 x i64>
  %6380 = shl <8 x i64> %6379, splat (i64 52)
  %6381 = add <8 x i64> %6380, splat (i64 4607182418800017408)
  %6382 = bitcast <8 x i64> %6381 to <8 x double>
  %6383 = fmul <8 x double> %6378, %6382
  %6384 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %6383)
  %6385 = fadd <8 x double> %6384, %6374
  %6386 = sub <16 x i32> %6322, %6332
  %6387 = shufflevector <16 x i32> %6386, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %6388 = add <8 x i32> %6387, splat (i32 27)
  %6389 = sitofp <8 x i32> %6330 to <8 x double>
  %6390 = zext <8 x i32> %6388 to <8 x i64>
  %6391 = shl <8 x i64> %6390, splat (i64 52)
  %6392 = add <8 x i64> %6391, splat (i64 4607182418800017408)
  %6393 = bitcast <8 x i64> %6392 to <8 x double>
  %6394 = fmul <8 x double> %6389, %6393
  %6395 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %6394)
  %6396 = fadd <8 x double> %6395, %6385
  %6397 = shufflevector <16 x i32> %6353, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %6398 = add <8 x i32> %6397, splat (i32 27)
  %6399 = sitofp <8 x i32> %6323 to <8 x double>
  %6400 = zext <8 x i32> %6398 to <8 x i64>
  %6401 = shl <8 x i64> %6400, splat (i64 52)
  %6402 = add <8 x i64> %6401, splat (i64 4607182418800017408)
  %6403 = bitcast <8 x i64> %6402 to <8 x double>
  %6404 = fmul <8 x double> %6399, %6403
  %6405 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %6404)
  %6406 = fadd <8 x double> %6342, %6405
  %6407 = shufflevector <16 x i32> %6364, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %6408 = add <8 x i32> %6407, splat (i32 27)
  %6409 = sitofp <8 x i32> %6325 to <8 x double>
  %6410 = zext <8 x i32> %6408 to <8 x i64>
  %6411 = shl <8 x i64> %6410, splat (i64 52)
  %6412 = add <8 x i64> %6411, splat (i64 4607182418800017408)
  %6413 = bitcast <8 x i64> %6412 to <8 x double>
  %6414 = fmul <8 x double> %6409, %6413
  %6415 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %6414)
  %6416 = fadd <8 x double> %6415, %6406
  %6417 = shufflevector <16 x i32> %6375, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %6418 = add <8 x i32> %6417, splat (i32 27)
  %6419 = sitofp <8 x i32> %6327 to <8 x double>
  %6420 = zext <8 x i32> %6418 to <8 x i64>
  %6421 = shl <8 x i64> %6420, splat (i64 52)
  %6422 = add <8 x i64> %6421, splat (i64 4607182418800017408)
  %6423 = bitcast <8 x i64> %6422 to <8 x double>
  %6424 = fmul <8 x double> %6419, %6423
  %6425 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %6424)
  %6426 = fadd <8 x double> %6425, %6416
  %6427 = shufflevector <16 x i32> %6386, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %6428 = add <8 x i32> %6427, splat (i32 27)
  %6429 = sitofp <8 x i32> %6329 to <8 x double>
  %6430 = zext <8 x i32> %6428 to <8 x i64>
  %6431 = shl <8 x i64> %6430, splat (i64 52)
  %6432 = add <8 x i64> %6431, splat (i64 4607182418800017408)
  %6433 = bitcast <8 x i64> %6432 to <8 x double>
  %6434 = fmul <8 x double> %6429, %6433
  %6435 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %6434)
  %6436 = fadd <8 x double> %6435, %6426
  %6437 = add <8 x i32> %6334, splat (i32 4061)
  %6438 = zext <8 x i32> %6437 to <8 x i64>
  %6439 = shl <8 x i64> %6438, splat (i64 52)
  %6440 = add <8 x i64> %6439, splat (i64 4607182418800017408)
  %6441 = bitcast <8 x i64> %6440 to <8 x double>
  %6442 = fmul <8 x double> %6436, %6441
  %6443 = fptrunc <8 x double> %6442 to <8 x float>
  %6444 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %6443)
  %6445 = fpext <8 x float> %6444 to <8 x double>
  %6446 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %6442)
  %6447 = fcmp olt <8 x double> %6446, %6445
  %6448 = fcmp olt <8 x double> %6446, splat (double 0x47F0000000000000)
  %6449 = and <8 x i1> %6448, %6447
  %6450 = sext <8 x i1> %6449 to <8 x i32>
  %6451 = bitcast <8 x float> %6443 to <8 x i32>
  %6452 = add <8 x i32> %6450, %6451
  %6453 = add <8 x i32> %6344, splat (i32 4061)
  %6454 = zext <8 x i32> %6453 to <8 x i64>
  %6455 = shl <8 x i64> %6454, splat (i64 52)
  %6456 = add <8 x i64> %6455, splat (i64 4607182418800017408)
  %6457 = bitcast <8 x i64> %6456 to <8 x double>
  %6458 = fmul <8 x double> %6396, %6457
  %6459 = fptrunc <8 x double> %6458 to <8 x float>
  %6460 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %6459)
  %6461 = fpext <8 x float> %6460 to <8 x double>
  %6462 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %6458)
  %6463 = fcmp olt <8 x double> %6462, %6461
  %6464 = fcmp olt <8 x double> %6462, splat (double 0x47F0000000000000)
  %6465 = and <8 x i1> %6464, %6463
  %6466 = sext <8 x i1> %6465 to <8 x i32>
  %6467 = bitcast <8 x float> %6459 to <8 x i32>
  %6468 = add <8 x i32> %6466, %6467
  %6469 = shufflevector <8 x i32> %6452, <8 x i32> %6468, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %6470 = and <16 x i32> %6469, splat (i32 2147483647)
  %6471 = icmp eq <16 x i32> %6470, zeroinitializer
  %6472 = shufflevector <8 x i32> %6452, <8 x i32> %6468, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %6473 = select <16 x i1> %6471, <16 x i32> zeroinitializer, <16 x i32> %6472
  %6474 = bitcast <16 x i32> %6473 to <16 x float>
  %6475 = icmp eq <16 x i32> %6288, splat (i32 255)
  %6476 = fcmp uno <16 x float> %6211, zeroinitializer
  %6477 = select <16 x i1> %6476, <16 x float> splat (float 0x7FFFFFFFE0000000), <16 x float> %6211
  %6478 = select <16 x i1> %6475, <16 x float> %6477, <16 x float> %6474
  store <16 x float> %6478, ptr %48, align 64
  %6479 = load <16 x float>, ptr %52, align 64
  br label %6480

6480:
  %6481 = phi i64 [ 0, %6285 ], [ %6494, %6480 ]
  %6482 = phi <16 x float> [ zeroinitializer, %6285 ], [ %6493, %6480 ]
  %6483 = getelementptr inbounds nuw <16 x float>, ptr %4592, i64 %6481
  %6484 = load <16 x float>, ptr %6483, align 64
  %6485 = getelementptr inbounds nuw i16, ptr %4595, i64 %6481
  %6486 = load i16, ptr %6485, align 2
  %6487 = zext i16 %6486 to i64
  %6488 = getelementptr inbounds nuw float, ptr %14, i64 %6487
  %6489 = getelementptr inbounds nuw i8, ptr %6488, i64 112
  %6490 = load float, ptr %6489, align 4
  %6491 = insertelement <16 x float> poison, float %6490, i64 0
  %6492 = shufflevector <16 x float> %6491, <16 x float> poison, <16 x i32> zeroinitializer
  %6493 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %6484, <16 x float> %6492, <16 x float> %6482)
  %6494 = add nuw nsw i64 %6481, 1
  %6495 = icmp eq i64 %6494, 16
  br i1 %6495, label %6496, label %6480

6496:
  %6497 = load <1 x i32>, ptr %105, align 4
  %6498 = load <1 x i32>, ptr %106, align 4
  br label %6499

6499:
  %6500 = phi i64 [ 16, %6496 ], [ %6513, %6499 ]
  %6501 = phi <16 x float> [ zeroinitializer, %6496 ], [ %6512, %6499 ]
  %6502 = getelementptr inbounds nuw <16 x float>, ptr %4592, i64 %6500
  %6503 = load <16 x float>, ptr %6502, align 64
  %6504 = getelementptr inbounds nuw i16, ptr %4595, i64 %6500
  %6505 = load i16, ptr %6504, align 2
  %6506 = zext i16 %6505 to i64
  %6507 = getelementptr inbounds nuw float, ptr %14, i64 %6506
  %6508 = getelementptr inbounds nuw i8, ptr %6507, i64 112
  %6509 = load float, ptr %6508, align 4
  %6510 = insertelement <16 x float> poison, float %6509, i64 0
  %6511 = shufflevector <16 x float> %6510, <16 x float> poison, <16 x i32> zeroinitializer
  %6512 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %6503, <16 x float> %6511, <16 x float> %6501)
  %6513 = add nuw nsw i64 %6500, 1
  %6514 = icmp eq i64 %6513, 32
  br i1 %6514, label %6515, label %6499

6515:
  %6516 = load <1 x i32>, ptr %107, align 4
  %6517 = load <1 x i32>, ptr %108, align 4
  br label %6518

6518:
  %6519 = phi i64 [ 32, %6515 ], [ %6532, %6518 ]
  %6520 = phi <16 x float> [ zeroinitializer, %6515 ], [ %6531, %6518 ]
  %6521 = getelementptr inbounds nuw <16 x float>, ptr %4592, i64 %6519
  %6522 = load <16 x float>, ptr %6521, align 64
  %6523 = getelementptr inbounds nuw i16, ptr %4595, i64 %6519
  %6524 = load i16, ptr %6523, align 2
  %6525 = zext i16 %6524 to i64
  %6526 = getelementptr inbounds nuw float, ptr %14, i64 %6525
  %6527 = getelementptr inbounds nuw i8, ptr %6526, i64 112
  %6528 = load float, ptr %6527, align 4
  %6529 = insertelement <16 x float> poison, float %6528, i64 0
  %6530 = shufflevector <16 x float> %6529, <16 x float> poison, <16 x i32> zeroinitializer
  %6531 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %6522, <16 x float> %6530, <16 x float> %6520)
  %6532 = add nuw nsw i64 %6519, 1
  %6533 = icmp eq i64 %6532, 48
  br i1 %6533, label %6534, label %6518

6534:
  %6535 = load <1 x i32>, ptr %109, align 4
  %6536 = load <1 x i32>, ptr %110, align 4
  br label %6537

6537:
  %6538 = phi i64 [ 48, %6534 ], [ %6551, %6537 ]
  %6539 = phi <16 x float> [ zeroinitializer, %6534 ], [ %6550, %6537 ]
  %6540 = getelementptr inbounds nuw <16 x float>, ptr %4592, i64 %6538
  %6541 = load <16 x float>, ptr %6540, align 64
  %6542 = getelementptr inbounds nuw i16, ptr %4595, i64 %6538
  %6543 = load i16, ptr %6542, align 2
  %6544 = zext i16 %6543 to i64
  %6545 = getelementptr inbounds nuw float, ptr %14, i64 %6544
  %6546 = getelementptr inbounds nuw i8, ptr %6545, i64 112
  %6547 = load float, ptr %6546, align 4
  %6548 = insertelement <16 x float> poison, float %6547, i64 0
  %6549 = shufflevector <16 x float> %6548, <16 x float> poison, <16 x i32> zeroinitializer
  %6550 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %6541, <16 x float> %6549, <16 x float> %6539)
  %6551 = add nuw nsw i64 %6538, 1
  %6552 = icmp eq i64 %6551, 64
  br i1 %6552, label %6553, label %6537

6553:
  %6554 = bitcast <16 x float> %6479 to <16 x i32>
  %6555 = lshr <16 x i32> %6554, splat (i32 23)
  %6556 = and <16 x i32> %6555, splat (i32 255)
  %6557 = tail call <16 x i32> @llvm.umax.v16i32(<16 x i32> %6556, <16 x i32> splat (i32 1))
  %6558 = add nsw <16 x i32> %6557, splat (i32 -127)
  %6559 = shufflevector <1 x i32> %6497, <1 x i32> poison, <16 x i32> zeroinitializer
  %6560 = fmul <16 x float> %6493, splat (float 4.000000e+00)
  %6561 = fptosi <16 x float> %6560 to <16 x i32>
  %6562 = mul <16 x i32> %4598, %6561
  %6563 = mul <16 x i32> %6562, %6559
  %6564 = shufflevector <1 x i32> %6498, <1 x i32> poison, <16 x i32> zeroinitializer
  %6565 = add <16 x i32> %6564, %4600
  %6566 = shufflevector <1 x i32> %6516, <1 x i32> poison, <16 x i32> zeroinitializer
  %6567 = fmul <16 x float> %6512, splat (float 4.000000e+00)
  %6568 = fptosi <16 x float> %6567 to <16 x i32>
  %6569 = mul <16 x i32> %4619, %6568
  %6570 = mul <16 x i32> %6569, %6566
  %6571 = shufflevector <1 x i32> %6517, <1 x i32> poison, <16 x i32> zeroinitializer
  %6572 = add <16 x i32> %6571, %4622
  %6573 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %6558, <16 x i32> %6565)
  %6574 = shufflevector <1 x i32> %6535, <1 x i32> poison, <16 x i32> zeroinitializer
  %6575 = fmul <16 x float> %6531, splat (float 4.000000e+00)
  %6576 = fptosi <16 x float> %6575 to <16 x i32>
  %6577 = mul <16 x i32> %4641, %6576
  %6578 = mul <16 x i32> %6577, %6574
  %6579 = shufflevector <1 x i32> %6536, <1 x i32> poison, <16 x i32> zeroinitializer
  %6580 = add <16 x i32> %6579, %4644
  %6581 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %6573, <16 x i32> %6572)
  %6582 = load <1 x i32>, ptr %111, align 4
  %6583 = shufflevector <1 x i32> %6582, <1 x i32> poison, <16 x i32> zeroinitializer
  %6584 = fmul <16 x float> %6550, splat (float 4.000000e+00)
  %6585 = fptosi <16 x float> %6584 to <16 x i32>
  %6586 = mul <16 x i32> %4691, %6585
  %6587 = mul <16 x i32> %6586, %6583
  %6588 = load <1 x i32>, ptr %112, align 4
  %6589 = shufflevector <1 x i32> %6588, <1 x i32> poison, <16 x i32> zeroinitializer
  %6590 = add <16 x i32> %6589, %4699
  %6591 = shufflevector <16 x i32> %6563, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %6592 = shufflevector <16 x i32> %6563, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %6593 = shufflevector <16 x i32> %6570, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %6594 = shufflevector <16 x i32> %6570, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %6595 = shufflevector <16 x i32> %6578, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %6596 = shufflevector <16 x i32> %6578, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %6597 = shufflevector <16 x i32> %6587, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %6598 = shufflevector <16 x i32> %6587, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %6599 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %6581, <16 x i32> %6580)
  %6600 = tail call <16 x i32> @llvm.smax.v16i32(<16 x i32> %6599, <16 x i32> %6590)
  %6601 = shufflevector <16 x float> %6479, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5,
      i32 6, i32 7>
  %6602 = shufflevector <16 x i32> %6600, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %6603 = fpext <8 x float> %6601 to <8 x double>
  %6604 = sub <8 x i32> splat (i32 35), %6602
  %6605 = zext <8 x i32> %6604 to <8 x i64>
  %6606 = shl <8 x i64> %6605, splat (i64 52)
  %6607 = add <8 x i64> %6606, splat (i64 4607182418800017408)
  %6608 = bitcast <8 x i64> %6607 to <8 x double>
  %6609 = fmul <8 x double> %6603, %6608
  %6610 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %6609)
  %6611 = shufflevector <16 x float> %6479, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32
      13, i32 14, i32 15>
  %6612 = shufflevector <16 x i32> %6600, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %6613 = fpext <8 x float> %6611 to <8 x double>
  %6614 = sub <8 x i32> splat (i32 35), %6612
  %6615 = zext <8 x i32> %6614 to <8 x i64>
  %6616 = shl <8 x i64> %6615, splat (i64 52)
  %6617 = add <8 x i64> %6616, splat (i64 4607182418800017408)
  %6618 = bitcast <8 x i64> %6617 to <8 x double>
  %6619 = fmul <8 x double> %6613, %6618
  %6620 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %6619)
  %6621 = sub <16 x i32> %6565, %6600
  %6622 = shufflevector <16 x i32> %6621, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %6623 = add <8 x i32> %6622, splat (i32 27)
  %6624 = sitofp <8 x i32> %6592 to <8 x double>
  %6625 = zext <8 x i32> %6623 to <8 x i64>
  %6626 = shl <8 x i64> %6625, splat (i64 52)
  %6627 = add <8 x i64> %6626, splat (i64 4607182418800017408)
  %6628 = bitcast <8 x i64> %6627 to <8 x double>
  %6629 = fmul <8 x double> %6624, %6628
  %6630 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %6629)
  %6631 = fadd <8 x double> %6620, %6630
  %6632 = sub <16 x i32> %6572, %6600
  %6633 = shufflevector <16 x i32> %6632, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %6634 = add <8 x i32> %6633, splat (i32 27)
  %6635 = sitofp <8 x i32> %6594 to <8 x double>
  %6636 = zext <8 x i32> %6634 to <8 x i64>
  %6637 = shl <8 x i64> %6636, splat (i64 52)
  %6638 = add <8 x i64> %6637, splat (i64 4607182418800017408)
  %6639 = bitcast <8 x i64> %6638 to <8 x double>
  %6640 = fmul <8 x double> %6635, %6639
  %6641 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %6640)
  %6642 = fadd <8 x double> %6641, %6631
  %6643 = sub <16 x i32> %6580, %6600
  %6644 = shufflevector <16 x i32> %6643, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %6645 = add <8 x i32> %6644, splat (i32 27)
  %6646 = sitofp <8 x i32> %6596 to <8 x double>
  %6647 = zext <8 x i32> %6645 to <8 x i64>
  %6648 = shl <8 x i64> %6647, splat (i64 52)
  %6649 = add <8 x i64> %6648, splat (i64 4607182418800017408)
  %6650 = bitcast <8 x i64> %6649 to <8 x double>
  %6651 = fmul <8 x double> %6646, %6650
  %6652 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %6651)
  %6653 = fadd <8 x double> %6652, %6642
  %6654 = sub <16 x i32> %6590, %6600
  %6655 = shufflevector <16 x i32> %6654, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15>
  %6656 = add <8 x i32> %6655, splat (i32 27)
  %6657 = sitofp <8 x i32> %6598 to <8 x double>
  %6658 = zext <8 x i32> %6656 to <8 x i64>
  %6659 = shl <8 x i64> %6658, splat (i64 52)
  %6660 = add <8 x i64> %6659, splat (i64 4607182418800017408)
  %6661 = bitcast <8 x i64> %6660 to <8 x double>
  %6662 = fmul <8 x double> %6657, %6661
  %6663 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %6662)
  %6664 = fadd <8 x double> %6663, %6653
  %6665 = shufflevector <16 x i32> %6621, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %6666 = add <8 x i32> %6665, splat (i32 27)
  %6667 = sitofp <8 x i32> %6591 to <8 x double>
  %6668 = zext <8 x i32> %6666 to <8 x i64>
  %6669 = shl <8 x i64> %6668, splat (i64 52)
  %6670 = add <8 x i64> %6669, splat (i64 4607182418800017408)
  %6671 = bitcast <8 x i64> %6670 to <8 x double>
  %6672 = fmul <8 x double> %6667, %6671
  %6673 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %6672)
  %6674 = fadd <8 x double> %6610, %6673
  %6675 = shufflevector <16 x i32> %6632, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %6676 = add <8 x i32> %6675, splat (i32 27)
  %6677 = sitofp <8 x i32> %6593 to <8 x double>
  %6678 = zext <8 x i32> %6676 to <8 x i64>
  %6679 = shl <8 x i64> %6678, splat (i64 52)
  %6680 = add <8 x i64> %6679, splat (i64 4607182418800017408)
  %6681 = bitcast <8 x i64> %6680 to <8 x double>
  %6682 = fmul <8 x double> %6677, %6681
  %6683 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %6682)
  %6684 = fadd <8 x double> %6683, %6674
  %6685 = shufflevector <16 x i32> %6643, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %6686 = add <8 x i32> %6685, splat (i32 27)
  %6687 = sitofp <8 x i32> %6595 to <8 x double>
  %6688 = zext <8 x i32> %6686 to <8 x i64>
  %6689 = shl <8 x i64> %6688, splat (i64 52)
  %6690 = add <8 x i64> %6689, splat (i64 4607182418800017408)
  %6691 = bitcast <8 x i64> %6690 to <8 x double>
  %6692 = fmul <8 x double> %6687, %6691
  %6693 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %6692)
  %6694 = fadd <8 x double> %6693, %6684
  %6695 = shufflevector <16 x i32> %6654, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7>
  %6696 = add <8 x i32> %6695, splat (i32 27)
  %6697 = sitofp <8 x i32> %6597 to <8 x double>
  %6698 = zext <8 x i32> %6696 to <8 x i64>
  %6699 = shl <8 x i64> %6698, splat (i64 52)
  %6700 = add <8 x i64> %6699, splat (i64 4607182418800017408)
  %6701 = bitcast <8 x i64> %6700 to <8 x double>
  %6702 = fmul <8 x double> %6697, %6701
  %6703 = tail call <8 x double> @llvm.trunc.v8f64(<8 x double> %6702)
  %6704 = fadd <8 x double> %6703, %6694
  %6705 = add <8 x i32> %6602, splat (i32 4061)
  %6706 = zext <8 x i32> %6705 to <8 x i64>
  %6707 = shl <8 x i64> %6706, splat (i64 52)
  %6708 = add <8 x i64> %6707, splat (i64 4607182418800017408)
  %6709 = bitcast <8 x i64> %6708 to <8 x double>
  %6710 = fmul <8 x double> %6704, %6709
  %6711 = fptrunc <8 x double> %6710 to <8 x float>
  %6712 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %6711)
  %6713 = fpext <8 x float> %6712 to <8 x double>
  %6714 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %6710)
  %6715 = fcmp olt <8 x double> %6714, %6713
  %6716 = fcmp olt <8 x double> %6714, splat (double 0x47F0000000000000)
  %6717 = and <8 x i1> %6716, %6715
  %6718 = sext <8 x i1> %6717 to <8 x i32>
  %6719 = bitcast <8 x float> %6711 to <8 x i32>
  %6720 = add <8 x i32> %6718, %6719
  %6721 = add <8 x i32> %6612, splat (i32 4061)
  %6722 = zext <8 x i32> %6721 to <8 x i64>
  %6723 = shl <8 x i64> %6722, splat (i64 52)
  %6724 = add <8 x i64> %6723, splat (i64 4607182418800017408)
  %6725 = bitcast <8 x i64> %6724 to <8 x double>
  %6726 = fmul <8 x double> %6664, %6725
  %6727 = fptrunc <8 x double> %6726 to <8 x float>
  %6728 = tail call <8 x float> @llvm.fabs.v8f32(<8 x float> %6727)
  %6729 = fpext <8 x float> %6728 to <8 x double>
  %6730 = tail call <8 x double> @llvm.fabs.v8f64(<8 x double> %6726)
  %6731 = fcmp olt <8 x double> %6730, %6729
  %6732 = fcmp olt <8 x double> %6730, splat (double 0x47F0000000000000)
  %6733 = and <8 x i1> %6732, %6731
  %6734 = sext <8 x i1> %6733 to <8 x i32>
  %6735 = bitcast <8 x float> %6727 to <8 x i32>
  %6736 = add <8 x i32> %6734, %6735
  %6737 = shufflevector <8 x i32> %6720, <8 x i32> %6736, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %6738 = and <16 x i32> %6737, splat (i32 2147483647)
  %6739 = icmp eq <16 x i32> %6738, zeroinitializer
  %6740 = shufflevector <8 x i32> %6720, <8 x i32> %6736, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %6741 = select <16 x i1> %6739, <16 x i32> zeroinitializer, <16 x i32> %6740
  %6742 = bitcast <16 x i32> %6741 to <16 x float>
  %6743 = icmp eq <16 x i32> %6556, splat (i32 255)
  %6744 = fcmp uno <16 x float> %6479, zeroinitializer
  %6745 = select <16 x i1> %6744, <16 x float> splat (float 0x7FFFFFFFE0000000), <16 x float> %6479
  %6746 = select <16 x i1> %6743, <16 x float> %6745, <16 x float> %6742
  store <16 x float> %6746, ptr %52, align 64
  br label %7116

6747:
  %6748 = load i32, ptr %34, align 4
  %6749 = icmp eq i32 %6748, 0
  br i1 %6749, label %6810, label %6750

6750:
  %6751 = load ptr, ptr %40, align 64
  %6752 = zext i32 %6748 to i64
  br label %6753

6753:
  %6754 = phi i64 [ 0, %6750 ], [ %6808, %6753 ]
  %6755 = phi <16 x float> [ %4550, %6750 ], [ %6772, %6753 ]
  %6756 = phi <16 x float> [ %4557, %6750 ], [ %6777, %6753 ]
  %6757 = phi <16 x float> [ %4551, %6750 ], [ %6807, %6753 ]
  %6758 = phi <16 x float> [ %4552, %6750 ], [ %6802, %6753 ]
  %6759 = phi <16 x float> [ %4553, %6750 ], [ %6797, %6753 ]
  %6760 = phi <16 x float> [ %4554, %6750 ], [ %6792, %6753 ]
  %6761 = phi <16 x float> [ %4555, %6750 ], [ %6787, %6753 ]
  %6762 = phi <16 x float> [ %4556, %6750 ], [ %6782, %6753 ]
  %6763 = getelementptr inbounds nuw i16, ptr %6751, i64 %6754
  %6764 = load i16, ptr %6763, align 2
  %6765 = zext i16 %6764 to i64
  %6766 = getelementptr inbounds nuw float, ptr %14, i64 %6765
  %6767 = getelementptr inbounds nuw <16 x float>, ptr %4592, i64 %6754
  %6768 = load <16 x float>, ptr %6767, align 64
  %6769 = load float, ptr %6766, align 4
  %6770 = insertelement <16 x float> poison, float %6769, i64 0
  %6771 = shufflevector <16 x float> %6770, <16 x float> poison, <16 x i32> zeroinitializer
  %6772 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %6768, <16 x float> %6771, <16 x float> %6755)
  %6773 = getelementptr inbounds nuw i8, ptr %6766, i64 16
  %6774 = load float, ptr %6773, align 4
  %6775 = insertelement <16 x float> poison, float %6774, i64 0
  %6776 = shufflevector <16 x float> %6775, <16 x float> poison, <16 x i32> zeroinitializer
  %6777 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %6768, <16 x float> %6776, <16 x float> %6756)
  %6778 = getelementptr inbounds nuw i8, ptr %6766, i64 32
  %6779 = load float, ptr %6778, align 4
  %6780 = insertelement <16 x float> poison, float %6779, i64 0
  %6781 = shufflevector <16 x float> %6780, <16 x float> poison, <16 x i32> zeroinitializer
  %6782 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %6768, <16 x float> %6781, <16 x float> %6762)
  %6783 = getelementptr inbounds nuw i8, ptr %6766, i64 48
  %6784 = load float, ptr %6783, align 4
  %6785 = insertelement <16 x float> poison, float %6784, i64 0
  %6786 = shufflevector <16 x float> %6785, <16 x float> poison, <16 x i32> zeroinitializer
  %6787 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %6768, <16 x float> %6786, <16 x float> %6761)
  %6788 = getelementptr inbounds nuw i8, ptr %6766, i64 64
  %6789 = load float, ptr %6788, align 4
  %6790 = insertelement <16 x float> poison, float %6789, i64 0
  %6791 = shufflevector <16 x float> %6790, <16 x float> poison, <16 x i32> zeroinitializer
  %6792 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %6768, <16 x float> %6791, <16 x float> %6760)
  %6793 = getelementptr inbounds nuw i8, ptr %6766, i64 80
  %6794 = load float, ptr %6793, align 4
  %6795 = insertelement <16 x float> poison, float %6794, i64 0
  %6796 = shufflevector <16 x float> %6795, <16 x float> poison, <16 x i32> zeroinitializer
  %6797 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %6768, <16 x float> %6796, <16 x float> %6759)
  %6798 = getelementptr inbounds nuw i8, ptr %6766, i64 96
  %6799 = load float, ptr %6798, align 4
  %6800 = insertelement <16 x float> poison, float %6799, i64 0
  %6801 = shufflevector <16 x float> %6800, <16 x float> poison, <16 x i32> zeroinitializer
  %6802 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %6768, <16 x float> %6801, <16 x float> %6758)
  %6803 = getelementptr inbounds nuw i8, ptr %6766, i64 112
  %6804 = load float, ptr %6803, align 4
  %6805 = insertelement <16 x float> poison, float %6804, i64 0
  %6806 = shufflevector <16 x float> %6805, <16 x float> poison, <16 x i32> zeroinitializer
  %6807 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %6768, <16 x float> %6806, <16 x float> %6757)
  %6808 = add nuw nsw i64 %6754, 1
  %6809 = icmp eq i64 %6808, %6752
  br i1 %6809, label %6810, label %6753

6810:
  %6811 = phi <16 x float> [ %4551, %6747 ], [ %6807, %6753 ]
  %6812 = phi <16 x float> [ %4552, %6747 ], [ %6802, %6753 ]
  %6813 = phi <16 x float> [ %4553, %6747 ], [ %6797, %6753 ]
  %6814 = phi <16 x float> [ %4554, %6747 ], [ %6792, %6753 ]
  %6815 = phi <16 x float> [ %4555, %6747 ], [ %6787, %6753 ]
  %6816 = phi <16 x float> [ %4556, %6747 ], [ %6782, %6753 ]
  %6817 = phi <16 x float> [ %4557, %6747 ], [ %6777, %6753 ]
  %6818 = phi <16 x float> [ %4550, %6747 ], [ %6772, %6753 ]
  %6819 = load i32, ptr %45, align 4
  %6820 = icmp eq i32 %6819, 0
  br i1 %6820, label %6982, label %6821

6821:
  %6822 = bitcast <16 x float> %6811 to <16 x i32>
  %6823 = bitcast <16 x float> %6812 to <16 x i32>
  %6824 = bitcast <16 x float> %6813 to <16 x i32>
  %6825 = bitcast <16 x float> %6814 to <16 x i32>
  %6826 = bitcast <16 x float> %6815 to <16 x i32>
  %6827 = bitcast <16 x float> %6816 to <16 x i32>
  %6828 = bitcast <16 x float> %6817 to <16 x i32>
  %6829 = bitcast <16 x float> %6818 to <16 x i32>
  %6830 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %6818)
  %6831 = bitcast <16 x float> %6830 to <16 x i32>
  %6832 = add nuw <16 x i32> %6831, splat (i32 4095)
  %6833 = lshr <16 x i32> %6829, splat (i32 13)
  %6834 = and <16 x i32> %6833, splat (i32 1)
  %6835 = add nuw <16 x i32> %6832, %6834
  %6836 = and <16 x i32> %6835, splat (i32 -8192)
  %6837 = fadd <16 x float> %6830, splat (float 5.000000e-01)
  %6838 = fadd <16 x float> %6837, splat (float -5.000000e-01)
  %6839 = bitcast <16 x float> %6838 to <16 x i32>
  %6840 = icmp samesign ult <16 x i32> %6831, splat (i32 947912704)
  %6841 = select <16 x i1> %6840, <16 x i32> %6839, <16 x i32> %6836
  %6842 = icmp sgt <16 x i32> %6841, splat (i32 1199570943)
  %6843 = select <16 x i1> %6842, <16 x i32> splat (i32 2139095040), <16 x i32> %6841
  %6844 = icmp samesign ugt <16 x i32> %6831, splat (i32 2139095040)
  %6845 = and <16 x i32> %6829, splat (i32 -2147483648)
  %6846 = or <16 x i32> %6843, %6845
  %6847 = select <16 x i1> %6844, <16 x i32> splat (i32 2147483647), <16 x i32> %6846
  %6848 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %6817)
  %6849 = bitcast <16 x float> %6848 to <16 x i32>
  %6850 = add nuw <16 x i32> %6849, splat (i32 4095)
  %6851 = lshr <16 x i32> %6828, splat (i32 13)
  %6852 = and <16 x i32> %6851, splat (i32 1)
  %6853 = add nuw <16 x i32> %6850, %6852
  %6854 = and <16 x i32> %6853, splat (i32 -8192)
  %6855 = fadd <16 x float> %6848, splat (float 5.000000e-01)
  %6856 = fadd <16 x float> %6855, splat (float -5.000000e-01)
  %6857 = bitcast <16 x float> %6856 to <16 x i32>
  %6858 = icmp samesign ult <16 x i32> %6849, splat (i32 947912704)
  %6859 = select <16 x i1> %6858, <16 x i32> %6857, <16 x i32> %6854
  %6860 = icmp sgt <16 x i32> %6859, splat (i32 1199570943)
  %6861 = select <16 x i1> %6860, <16 x i32> splat (i32 2139095040), <16 x i32> %6859
  %6862 = icmp samesign ugt <16 x i32> %6849, splat (i32 2139095040)
  %6863 = and <16 x i32> %6828, splat (i32 -2147483648)
  %6864 = or <16 x i32> %6861, %6863
  %6865 = select <16 x i1> %6862, <16 x i32> splat (i32 2147483647), <16 x i32> %6864
  %6866 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %6816)
  %6867 = bitcast <16 x float> %6866 to <16 x i32>
  %6868 = add nuw <16 x i32> %6867, splat (i32 4095)
  %6869 = lshr <16 x i32> %6827, splat (i32 13)
  %6870 = and <16 x i32> %6869, splat (i32 1)
  %6871 = add nuw <16 x i32> %6868, %6870
  %6872 = and <16 x i32> %6871, splat (i32 -8192)
  %6873 = fadd <16 x float> %6866, splat (float 5.000000e-01)
  %6874 = fadd <16 x float> %6873, splat (float -5.000000e-01)
  %6875 = bitcast <16 x float> %6874 to <16 x i32>
  %6876 = icmp samesign ult <16 x i32> %6867, splat (i32 947912704)
  %6877 = select <16 x i1> %6876, <16 x i32> %6875, <16 x i32> %6872
  %6878 = icmp sgt <16 x i32> %6877, splat (i32 1199570943)
  %6879 = select <16 x i1> %6878, <16 x i32> splat (i32 2139095040), <16 x i32> %6877
  %6880 = icmp samesign ugt <16 x i32> %6867, splat (i32 2139095040)
  %6881 = and <16 x i32> %6827, splat (i32 -2147483648)
  %6882 = or <16 x i32> %6879, %6881
  %6883 = select <16 x i1> %6880, <16 x i32> splat (i32 2147483647), <16 x i32> %6882
  %6884 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %6815)
  %6885 = bitcast <16 x float> %6884 to <16 x i32>
  %6886 = add nuw <16 x i32> %6885, splat (i32 4095)
  %6887 = lshr <16 x i32> %6826, splat (i32 13)
  %6888 = and <16 x i32> %6887, splat (i32 1)
  %6889 = add nuw <16 x i32> %6886, %6888
  %6890 = and <16 x i32> %6889, splat (i32 -8192)
  %6891 = fadd <16 x float> %6884, splat (float 5.000000e-01)
  %6892 = fadd <16 x float> %6891, splat (float -5.000000e-01)
  %6893 = bitcast <16 x float> %6892 to <16 x i32>
  %6894 = icmp samesign ult <16 x i32> %6885, splat (i32 947912704)
  %6895 = select <16 x i1> %6894, <16 x i32> %6893, <16 x i32> %6890
  %6896 = icmp sgt <16 x i32> %6895, splat (i32 1199570943)
  %6897 = select <16 x i1> %6896, <16 x i32> splat (i32 2139095040), <16 x i32> %6895
  %6898 = icmp samesign ugt <16 x i32> %6885, splat (i32 2139095040)
  %6899 = and <16 x i32> %6826, splat (i32 -2147483648)
  %6900 = or <16 x i32> %6897, %6899
  %6901 = select <16 x i1> %6898, <16 x i32> splat (i32 2147483647), <16 x i32> %6900
  %6902 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %6814)
  %6903 = bitcast <16 x float> %6902 to <16 x i32>
  %6904 = add nuw <16 x i32> %6903, splat (i32 4095)
  %6905 = lshr <16 x i32> %6825, splat (i32 13)
  %6906 = and <16 x i32> %6905, splat (i32 1)
  %6907 = add nuw <16 x i32> %6904, %6906
  %6908 = and <16 x i32> %6907, splat (i32 -8192)
  %6909 = fadd <16 x float> %6902, splat (float 5.000000e-01)
  %6910 = fadd <16 x float> %6909, splat (float -5.000000e-01)
  %6911 = bitcast <16 x float> %6910 to <16 x i32>
  %6912 = icmp samesign ult <16 x i32> %6903, splat (i32 947912704)
  %6913 = select <16 x i1> %6912, <16 x i32> %6911, <16 x i32> %6908
  %6914 = icmp sgt <16 x i32> %6913, splat (i32 1199570943)
  %6915 = select <16 x i1> %6914, <16 x i32> splat (i32 2139095040), <16 x i32> %6913
  %6916 = icmp samesign ugt <16 x i32> %6903, splat (i32 2139095040)
  %6917 = and <16 x i32> %6825, splat (i32 -2147483648)
  %6918 = or <16 x i32> %6915, %6917
  %6919 = select <16 x i1> %6916, <16 x i32> splat (i32 2147483647), <16 x i32> %6918
  %6920 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %6813)
  %6921 = bitcast <16 x float> %6920 to <16 x i32>
  %6922 = add nuw <16 x i32> %6921, splat (i32 4095)
  %6923 = lshr <16 x i32> %6824, splat (i32 13)
  %6924 = and <16 x i32> %6923, splat (i32 1)
  %6925 = add nuw <16 x i32> %6922, %6924
  %6926 = and <16 x i32> %6925, splat (i32 -8192)
  %6927 = fadd <16 x float> %6920, splat (float 5.000000e-01)
  %6928 = fadd <16 x float> %6927, splat (float -5.000000e-01)
  %6929 = bitcast <16 x float> %6928 to <16 x i32>
  %6930 = icmp samesign ult <16 x i32> %6921, splat (i32 947912704)
  %6931 = select <16 x i1> %6930, <16 x i32> %6929, <16 x i32> %6926
  %6932 = icmp sgt <16 x i32> %6931, splat (i32 1199570943)
  %6933 = select <16 x i1> %6932, <16 x i32> splat (i32 2139095040), <16 x i32> %6931
  %6934 = icmp samesign ugt <16 x i32> %6921, splat (i32 2139095040)
  %6935 = and <16 x i32> %6824, splat (i32 -2147483648)
  %6936 = or <16 x i32> %6933, %6935
  %6937 = select <16 x i1> %6934, <16 x i32> splat (i32 2147483647), <16 x i32> %6936
  %6938 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %6812)
  %6939 = bitcast <16 x float> %6938 to <16 x i32>
  %6940 = add nuw <16 x i32> %6939, splat (i32 4095)
  %6941 = lshr <16 x i32> %6823, splat (i32 13)
  %6942 = and <16 x i32> %6941, splat (i32 1)
  %6943 = add nuw <16 x i32> %6940, %6942
  %6944 = and <16 x i32> %6943, splat (i32 -8192)
  %6945 = fadd <16 x float> %6938, splat (float 5.000000e-01)
  %6946 = fadd <16 x float> %6945, splat (float -5.000000e-01)
  %6947 = bitcast <16 x float> %6946 to <16 x i32>
  %6948 = icmp samesign ult <16 x i32> %6939, splat (i32 947912704)
  %6949 = select <16 x i1> %6948, <16 x i32> %6947, <16 x i32> %6944
  %6950 = icmp sgt <16 x i32> %6949, splat (i32 1199570943)
  %6951 = select <16 x i1> %6950, <16 x i32> splat (i32 2139095040), <16 x i32> %6949
  %6952 = icmp samesign ugt <16 x i32> %6939, splat (i32 2139095040)
  %6953 = and <16 x i32> %6823, splat (i32 -2147483648)
  %6954 = or <16 x i32> %6951, %6953
  %6955 = select <16 x i1> %6952, <16 x i32> splat (i32 2147483647), <16 x i32> %6954
  %6956 = tail call <16 x float> @llvm.fabs.v16f32(<16 x float> %6811)
  %6957 = bitcast <16 x float> %6956 to <16 x i32>
  %6958 = add nuw <16 x i32> %6957, splat (i32 4095)
  %6959 = lshr <16 x i32> %6822, splat (i32 13)
  %6960 = and <16 x i32> %6959, splat (i32 1)
  %6961 = add nuw <16 x i32> %6958, %6960
  %6962 = and <16 x i32> %6961, splat (i32 -8192)
  %6963 = fadd <16 x float> %6956, splat (float 5.000000e-01)
  %6964 = fadd <16 x float> %6963, splat (float -5.000000e-01)
  %6965 = bitcast <16 x float> %6964 to <16 x i32>
  %6966 = icmp samesign ult <16 x i32> %6957, splat (i32 947912704)
  %6967 = select <16 x i1> %6966, <16 x i32> %6965, <16 x i32> %6962
  %6968 = icmp sgt <16 x i32> %6967, splat (i32 1199570943)
  %6969 = select <16 x i1> %6968, <16 x i32> splat (i32 2139095040), <16 x i32> %6967
  %6970 = icmp samesign ugt <16 x i32> %6957, splat (i32 2139095040)
  %6971 = and <16 x i32> %6822, splat (i32 -2147483648)
  %6972 = or <16 x i32> %6969, %6971
  %6973 = select <16 x i1> %6970, <16 x i32> splat (i32 2147483647), <16 x i32> %6972
  %6974 = bitcast <16 x i32> %6847 to <16 x float>
  %6975 = bitcast <16 x i32> %6865 to <16 x float>
  %6976 = bitcast <16 x i32> %6883 to <16 x float>
  %6977 = bitcast <16 x i32> %6901 to <16 x float>
  %6978 = bitcast <16 x i32> %6919 to <16 x float>
  %6979 = bitcast <16 x i32> %6937 to <16 x float>
  %6980 = bitcast <16 x i32> %6955 to <16 x float>
  %6981 = bitcast <16 x i32> %6973 to <16 x float>
  br label %6982

6982:
  %6983 = phi <16 x float> [ %6811, %6810 ], [ %6981, %6821 ]
  %6984 = phi <16 x float> [ %6812, %6810 ], [ %6980, %6821 ]
  %6985 = phi <16 x float> [ %6813, %6810 ], [ %6979, %6821 ]
  %6986 = phi <16 x float> [ %6814, %6810 ], [ %6978, %6821 ]
  %6987 = phi <16 x float> [ %6815, %6810 ], [ %6977, %6821 ]
  %6988 = phi <16 x float> [ %6816, %6810 ], [ %6976, %6821 ]
  %6989 = phi <16 x float> [ %6817, %6810 ], [ %6975, %6821 ]
  %6990 = phi <16 x float> [ %6818, %6810 ], [ %6974, %6821 ]
  %6991 = fcmp uno <16 x float> %6990, zeroinitializer
  %6992 = select <16 x i1> %6991, <16 x float> splat (float 0x7FFFFFFFE0000000), <16 x float> %6990
  store <16 x float> %6992, ptr %15, align 64
  %6993 = fcmp uno <16 x float> %6989, zeroinitializer
  %6994 = select <16 x i1> %6993, <16 x float> splat (float 0x7FFFFFFFE0000000), <16 x float> %6989
  store <16 x float> %6994, ptr %49, align 64
  %6995 = fcmp uno <16 x float> %6988, zeroinitializer
  %6996 = select <16 x i1> %6995, <16 x float> splat (float 0x7FFFFFFFE0000000), <16 x float> %6988
  store <16 x float> %6996, ptr %46, align 64
  %6997 = fcmp uno <16 x float> %6987, zeroinitializer
  %6998 = select <16 x i1> %6997, <16 x float> splat (float 0x7FFFFFFFE0000000), <16 x float> %6987
  store <16 x float> %6998, ptr %50, align 64
  %6999 = fcmp uno <16 x float> %6986, zeroinitializer
  %7000 = select <16 x i1> %6999, <16 x float> splat (float 0x7FFFFFFFE0000000), <16 x float> %6986
  store <16 x float> %7000, ptr %47, align 64
  %7001 = fcmp uno <16 x float> %6985, zeroinitializer
  %7002 = select <16 x i1> %7001, <16 x float> splat (float 0x7FFFFFFFE0000000), <16 x float> %6985
  store <16 x float> %7002, ptr %51, align 64
  %7003 = fcmp uno <16 x float> %6984, zeroinitializer
  %7004 = select <16 x i1> %7003, <16 x float> splat (float 0x7FFFFFFFE0000000), <16 x float> %6984
  store <16 x float> %7004, ptr %48, align 64
  %7005 = fcmp uno <16 x float> %6983, zeroinitializer
  %7006 = select <16 x i1> %7005, <16 x float> splat (float 0x7FFFFFFFE0000000), <16 x float> %6983
  store <16 x float> %7006, ptr %52, align 64
  br label %7116

7007:
  %7008 = load i32, ptr %34, align 4
  %7009 = icmp eq i32 %7008, 0
  br i1 %7009, label %7079, label %7010

7010:
  %7011 = load ptr, ptr %40, align 64
  %7012 = zext i32 %7008 to i64
  br label %7013

7013:
  %7014 = phi i64 [ 0, %7010 ], [ %7068, %7013 ]
  %7015 = phi <16 x float> [ zeroinitializer, %7010 ], [ %7032, %7013 ]
  %7016 = phi <16 x float> [ zeroinitializer, %7010 ], [ %7037, %7013 ]
  %7017 = phi <16 x float> [ zeroinitializer, %7010 ], [ %7067, %7013 ]
  %7018 = phi <16 x float> [ zeroinitializer, %7010 ], [ %7062, %7013 ]
  %7019 = phi <16 x float> [ zeroinitializer, %7010 ], [ %7057, %7013 ]
  %7020 = phi <16 x float> [ zeroinitializer, %7010 ], [ %7052, %7013 ]
  %7021 = phi <16 x float> [ zeroinitializer, %7010 ], [ %7047, %7013 ]
  %7022 = phi <16 x float> [ zeroinitializer, %7010 ], [ %7042, %7013 ]
  %7023 = getelementptr inbounds nuw i16, ptr %7011, i64 %7014
  %7024 = load i16, ptr %7023, align 2
  %7025 = zext i16 %7024 to i64
  %7026 = getelementptr inbounds nuw float, ptr %14, i64 %7025
  %7027 = getelementptr inbounds nuw <16 x float>, ptr %4592, i64 %7014
  %7028 = load <16 x float>, ptr %7027, align 64
  %7029 = load float, ptr %7026, align 4
  %7030 = insertelement <16 x float> poison, float %7029, i64 0
  %7031 = shufflevector <16 x float> %7030, <16 x float> poison, <16 x i32> zeroinitializer
  %7032 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %7028, <16 x float> %7031, <16 x float> %7015)
  %7033 = getelementptr inbounds nuw i8, ptr %7026, i64 16
  %7034 = load float, ptr %7033, align 4
  %7035 = insertelement <16 x float> poison, float %7034, i64 0
  %7036 = shufflevector <16 x float> %7035, <16 x float> poison, <16 x i32> zeroinitializer
  %7037 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %7028, <16 x float> %7036, <16 x float> %7016)
  %7038 = getelementptr inbounds nuw i8, ptr %7026, i64 32
  %7039 = load float, ptr %7038, align 4
  %7040 = insertelement <16 x float> poison, float %7039, i64 0
  %7041 = shufflevector <16 x float> %7040, <16 x float> poison, <16 x i32> zeroinitializer
  %7042 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %7028, <16 x float> %7041, <16 x float> %7022)
  %7043 = getelementptr inbounds nuw i8, ptr %7026, i64 48
  %7044 = load float, ptr %7043, align 4
  %7045 = insertelement <16 x float> poison, float %7044, i64 0
  %7046 = shufflevector <16 x float> %7045, <16 x float> poison, <16 x i32> zeroinitializer
  %7047 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %7028, <16 x float> %7046, <16 x float> %7021)
  %7048 = getelementptr inbounds nuw i8, ptr %7026, i64 64
  %7049 = load float, ptr %7048, align 4
  %7050 = insertelement <16 x float> poison, float %7049, i64 0
  %7051 = shufflevector <16 x float> %7050, <16 x float> poison, <16 x i32> zeroinitializer
  %7052 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %7028, <16 x float> %7051, <16 x float> %7020)
  %7053 = getelementptr inbounds nuw i8, ptr %7026, i64 80
  %7054 = load float, ptr %7053, align 4
  %7055 = insertelement <16 x float> poison, float %7054, i64 0
  %7056 = shufflevector <16 x float> %7055, <16 x float> poison, <16 x i32> zeroinitializer
  %7057 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %7028, <16 x float> %7056, <16 x float> %7019)
  %7058 = getelementptr inbounds nuw i8, ptr %7026, i64 96
  %7059 = load float, ptr %7058, align 4
  %7060 = insertelement <16 x float> poison, float %7059, i64 0
  %7061 = shufflevector <16 x float> %7060, <16 x float> poison, <16 x i32> zeroinitializer
  %7062 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %7028, <16 x float> %7061, <16 x float> %7018)
  %7063 = getelementptr inbounds nuw i8, ptr %7026, i64 112
  %7064 = load float, ptr %7063, align 4
  %7065 = insertelement <16 x float> poison, float %7064, i64 0
  %7066 = shufflevector <16 x float> %7065, <16 x float> poison, <16 x i32> zeroinitializer
  %7067 = tail call <16 x float> @llvm.fma.v16f32(<16 x float> %7028, <16 x float> %7066, <16 x float> %7017)
  %7068 = add nuw nsw i64 %7014, 1
  %7069 = icmp eq i64 %7068, %7012
  br i1 %7069, label %7070, label %7013

7070:
  %7071 = fptosi <16 x float> %7032 to <16 x i32>
  %7072 = fptosi <16 x float> %7037 to <16 x i32>
  %7073 = fptosi <16 x float> %7042 to <16 x i32>
  %7074 = fptosi <16 x float> %7047 to <16 x i32>
  %7075 = fptosi <16 x float> %7052 to <16 x i32>
  %7076 = fptosi <16 x float> %7057 to <16 x i32>
  %7077 = fptosi <16 x float> %7062 to <16 x i32>
  %7078 = fptosi <16 x float> %7067 to <16 x i32>
  br label %7079

7079:
  %7080 = phi <16 x i32> [ zeroinitializer, %7007 ], [ %7073, %7070 ]
  %7081 = phi <16 x i32> [ zeroinitializer, %7007 ], [ %7074, %7070 ]
  %7082 = phi <16 x i32> [ zeroinitializer, %7007 ], [ %7075, %7070 ]
  %7083 = phi <16 x i32> [ zeroinitializer, %7007 ], [ %7076, %7070 ]
  %7084 = phi <16 x i32> [ zeroinitializer, %7007 ], [ %7077, %7070 ]
  %7085 = phi <16 x i32> [ zeroinitializer, %7007 ], [ %7078, %7070 ]
  %7086 = phi <16 x i32> [ zeroinitializer, %7007 ], [ %7072, %7070 ]
  %7087 = phi <16 x i32> [ zeroinitializer, %7007 ], [ %7071, %7070 ]
  %7088 = load i32, ptr %120, align 4
  %7089 = icmp eq i32 %7088, 0
  br i1 %7089, label %7099, label %7090

7090:
  %7091 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %4565, <16 x i32> %7087)
  store <16 x i32> %7091, ptr %15, align 64
  %7092 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %4564, <16 x i32> %7086)
  store <16 x i32> %7092, ptr %49, align 64
  %7093 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %4563, <16 x i32> %7080)
  store <16 x i32> %7093, ptr %46, align 64
  %7094 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %4562, <16 x i32> %7081)
  store <16 x i32> %7094, ptr %50, align 64
  %7095 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %4561, <16 x i32> %7082)
  store <16 x i32> %7095, ptr %47, align 64
  %7096 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %4560, <16 x i32> %7083)
  store <16 x i32> %7096, ptr %51, align 64
  %7097 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %4559, <16 x i32> %7084)
  store <16 x i32> %7097, ptr %48, align 64
  %7098 = tail call <16 x i32> @llvm.sadd.sat.v16i32(<16 x i32> %4558, <16 x i32> %7085)
  br label %7108

7099:
  %7100 = add <16 x i32> %4565, %7087
  store <16 x i32> %7100, ptr %15, align 64
  %7101 = add <16 x i32> %4564, %7086
  store <16 x i32> %7101, ptr %49, align 64
  %7102 = add <16 x i32> %4563, %7080
  store <16 x i32> %7102, ptr %46, align 64
  %7103 = add <16 x i32> %4562, %7081
  store <16 x i32> %7103, ptr %50, align 64
  %7104 = add <16 x i32> %4561, %7082
  store <16 x i32> %7104, ptr %47, align 64
  %7105 = add <16 x i32> %4560, %7083
  store <16 x i32> %7105, ptr %51, align 64
  %7106 = add <16 x i32> %4559, %7084
  store <16 x i32> %7106, ptr %48, align 64
  %7107 = add <16 x i32> %4558, %7085
  br label %7108

7108:
  %7109 = phi <16 x i32> [ %7098, %7090 ], [ %7107, %7099 ]
  store <16 x i32> %7109, ptr %52, align 64
  br label %7116

7110:
  %7111 = call fastcc i1 @sum_exactly(ptr %0, ptr %4592, ptr %14, ptr %16, ptr %15)
  br i1 %7111, label %7116, label %7112

7112:
  store <16 x i32> %4565, ptr %15, align 64
  store <16 x i32> %4564, ptr %49, align 64
  store <16 x i32> %4563, ptr %46, align 64
  store <16 x i32> %4562, ptr %50, align 64
  store <16 x i32> %4561, ptr %47, align 64
  store <16 x i32> %4560, ptr %51, align 64
  store <16 x i32> %4559, ptr %48, align 64
  store <16 x i32> %4558, ptr %52, align 64
  %7113 = shl i64 %4294, 2
  %7114 = and i64 %7113, 4294967292
  %7115 = getelementptr inbounds nuw [32 x i32], ptr %1, i64 %7114
  store <16 x i32> %4565, ptr %9, align 64
  store <16 x i32> %4564, ptr %113, align 64
  store <16 x i32> %4563, ptr %114, align 64
  store <16 x i32> %4562, ptr %115, align 64
  store <16 x i32> %4561, ptr %116, align 64
  store <16 x i32> %4560, ptr %117, align 64
  store <16 x i32> %4559, ptr %118, align 64
  store <16 x i32> %4558, ptr %119, align 64
  call fastcc void @sum_elements(ptr %0, ptr %7115, ptr %2920, ptr %9, ptr %16, ptr %15)
  br label %7116

7116:
  br i1 %43, label %7161, label %7117

7117:
  %7118 = getelementptr inbounds nuw i8, ptr %4295, i64 512
  %7119 = load <16 x i32>, ptr %7118, align 64
  %7120 = load <8 x i32>, ptr %121, align 64
  %7121 = shufflevector <8 x i32> %7120, <8 x i32> poison, <16 x i32> zeroinitializer
  %7122 = or <16 x i32> %7121, %7119
  %7123 = icmp eq <16 x i32> %7122, zeroinitializer
  %7124 = load <16 x i32>, ptr %15, align 64
  %7125 = select <16 x i1> %7123, <16 x i32> %7124, <16 x i32> splat (i32 2147483647)
  store <16 x i32> %7125, ptr %15, align 64
  %7126 = shufflevector <8 x i32> %7120, <8 x i32> poison, <16 x i32> <i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1,
      i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1, i32 1>
  %7127 = or <16 x i32> %7126, %7119
  %7128 = icmp eq <16 x i32> %7127, zeroinitializer
  %7129 = load <16 x i32>, ptr %49, align 64
  %7130 = select <16 x i1> %7128, <16 x i32> %7129, <16 x i32> splat (i32 2147483647)
  store <16 x i32> %7130, ptr %49, align 64
  %7131 = shufflevector <8 x i32> %7120, <8 x i32> poison, <16 x i32> <i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2,
      i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2, i32 2>
  %7132 = or <16 x i32> %7131, %7119
  %7133 = icmp eq <16 x i32> %7132, zeroinitializer
  %7134 = load <16 x i32>, ptr %46, align 64
  %7135 = select <16 x i1> %7133, <16 x i32> %7134, <16 x i32> splat (i32 2147483647)
  store <16 x i32> %7135, ptr %46, align 64
  %7136 = shufflevector <8 x i32> %7120, <8 x i32> poison, <16 x i32> <i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3,
      i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3, i32 3>
  %7137 = or <16 x i32> %7136, %7119
  %7138 = icmp eq <16 x i32> %7137, zeroinitializer
  %7139 = load <16 x i32>, ptr %50, align 64
  %7140 = select <16 x i1> %7138, <16 x i32> %7139, <16 x i32> splat (i32 2147483647)
  store <16 x i32> %7140, ptr %50, align 64
  %7141 = shufflevector <8 x i32> %7120, <8 x i32> poison, <16 x i32> <i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4,
      i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4, i32 4>
  %7142 = or <16 x i32> %7141, %7119
  %7143 = icmp eq <16 x i32> %7142, zeroinitializer
  %7144 = load <16 x i32>, ptr %47, align 64
  %7145 = select <16 x i1> %7143, <16 x i32> %7144, <16 x i32> splat (i32 2147483647)
  store <16 x i32> %7145, ptr %47, align 64
  %7146 = shufflevector <8 x i32> %7120, <8 x i32> poison, <16 x i32> <i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5,
      i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5, i32 5>
  %7147 = or <16 x i32> %7146, %7119
  %7148 = icmp eq <16 x i32> %7147, zeroinitializer
  %7149 = load <16 x i32>, ptr %51, align 64
  %7150 = select <16 x i1> %7148, <16 x i32> %7149, <16 x i32> splat (i32 2147483647)
  store <16 x i32> %7150, ptr %51, align 64
  %7151 = shufflevector <8 x i32> %7120, <8 x i32> poison, <16 x i32> <i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6,
      i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6, i32 6>
  %7152 = or <16 x i32> %7151, %7119
  %7153 = icmp eq <16 x i32> %7152, zeroinitializer
  %7154 = load <16 x i32>, ptr %48, align 64
  %7155 = select <16 x i1> %7153, <16 x i32> %7154, <16 x i32> splat (i32 2147483647)
  store <16 x i32> %7155, ptr %48, align 64
  %7156 = shufflevector <8 x i32> %7120, <8 x i32> poison, <16 x i32> <i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7,
      i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7, i32 7>
  %7157 = or <16 x i32> %7156, %7119
  %7158 = icmp eq <16 x i32> %7157, zeroinitializer
  %7159 = load <16 x i32>, ptr %52, align 64
  %7160 = select <16 x i1> %7158, <16 x i32> %7159, <16 x i32> splat (i32 2147483647)
  store <16 x i32> %7160, ptr %52, align 64
  br label %7161

7161:
  %7162 = getelementptr inbounds nuw %struct.Sums, ptr %5, i64 %4294
  %7163 = load i32, ptr %45, align 4
  %7164 = icmp eq i32 %7163, 0
  br i1 %7164, label %7165, label %7171

7165:
  %7166 = getelementptr inbounds nuw i8, ptr %7162, i64 8
  %7167 = load ptr, ptr %7166, align 8
  %7168 = icmp eq ptr %7167, null
  %7169 = load <16 x i32>, ptr %15, align 64
  %7170 = load ptr, ptr %7162, align 8
  br i1 %7168, label %7305, label %7347

7171:
  %7172 = load <16 x i32>, ptr %15, align 64
  %7173 = and <16 x i32> %7172, splat (i32 2147483647)
  %7174 = add nsw <16 x i32> %7173, splat (i32 -939524096)
  %7175 = lshr <16 x i32> %7174, splat (i32 13)
  %7176 = bitcast <16 x i32> %7173 to <16 x float>
  %7177 = fmul <16 x float> %7176, splat (float 0x4170000000000000)
  %7178 = fptosi <16 x float> %7177 to <16 x i32>
  %7179 = icmp samesign ult <16 x i32> %7173, splat (i32 947912704)
  %7180 = select <16 x i1> %7179, <16 x i32> %7178, <16 x i32> %7175
  %7181 = icmp samesign ugt <16 x i32> %7173, splat (i32 2139095039)
  %7182 = select <16 x i1> %7181, <16 x i32> splat (i32 31744), <16 x i32> %7180
  %7183 = icmp samesign ugt <16 x i32> %7173, splat (i32 2139095040)
  %7184 = lshr <16 x i32> %7172, splat (i32 16)
  %7185 = and <16 x i32> %7184, splat (i32 32768)
  %7186 = or <16 x i32> %7182, %7185
  %7187 = select <16 x i1> %7183, <16 x i32> splat (i32 32767), <16 x i32> %7186
  store <16 x i32> %7187, ptr %15, align 64
  %7188 = load <16 x i32>, ptr %49, align 64
  %7189 = and <16 x i32> %7188, splat (i32 2147483647)
  %7190 = add nsw <16 x i32> %7189, splat (i32 -939524096)
  %7191 = lshr <16 x i32> %7190, splat (i32 13)
  %7192 = bitcast <16 x i32> %7189 to <16 x float>
  %7193 = fmul <16 x float> %7192, splat (float 0x4170000000000000)
  %7194 = fptosi <16 x float> %7193 to <16 x i32>
  %7195 = icmp samesign ult <16 x i32> %7189, splat (i32 947912704)
  %7196 = select <16 x i1> %7195, <16 x i32> %7194, <16 x i32> %7191
  %7197 = icmp samesign ugt <16 x i32> %7189, splat (i32 2139095039)
  %7198 = select <16 x i1> %7197, <16 x i32> splat (i32 31744), <16 x i32> %7196
  %7199 = icmp samesign ugt <16 x i32> %7189, splat (i32 2139095040)
  %7200 = lshr <16 x i32> %7188, splat (i32 16)
  %7201 = and <16 x i32> %7200, splat (i32 32768)
  %7202 = or <16 x i32> %7198, %7201
  %7203 = select <16 x i1> %7199, <16 x i32> splat (i32 32767), <16 x i32> %7202
  store <16 x i32> %7203, ptr %49, align 64
  %7204 = load <16 x i32>, ptr %46, align 64
  %7205 = and <16 x i32> %7204, splat (i32 2147483647)
  %7206 = add nsw <16 x i32> %7205, splat (i32 -939524096)
  %7207 = lshr <16 x i32> %7206, splat (i32 13)
  %7208 = bitcast <16 x i32> %7205 to <16 x float>
  %7209 = fmul <16 x float> %7208, splat (float 0x4170000000000000)
  %7210 = fptosi <16 x float> %7209 to <16 x i32>
  %7211 = icmp samesign ult <16 x i32> %7205, splat (i32 947912704)
  %7212 = select <16 x i1> %7211, <16 x i32> %7210, <16 x i32> %7207
  %7213 = icmp samesign ugt <16 x i32> %7205, splat (i32 2139095039)
  %7214 = select <16 x i1> %7213, <16 x i32> splat (i32 31744), <16 x i32> %7212
  %7215 = icmp samesign ugt <16 x i32> %7205, splat (i32 2139095040)
  %7216 = lshr <16 x i32> %7204, splat (i32 16)
  %7217 = and <16 x i32> %7216, splat (i32 32768)
  %7218 = or <16 x i32> %7214, %7217
  %7219 = select <16 x i1> %7215, <16 x i32> splat (i32 32767), <16 x i32> %7218
  store <16 x i32> %7219, ptr %46, align 64
  %7220 = load <16 x i32>, ptr %50, align 64
  %7221 = and <16 x i32> %7220, splat (i32 2147483647)
  %7222 = add nsw <16 x i32> %7221, splat (i32 -939524096)
  %7223 = lshr <16 x i32> %7222, splat (i32 13)
  %7224 = bitcast <16 x i32> %7221 to <16 x float>
  %7225 = fmul <16 x float> %7224, splat (float 0x4170000000000000)
  %7226 = fptosi <16 x float> %7225 to <16 x i32>
  %7227 = icmp samesign ult <16 x i32> %7221, splat (i32 947912704)
  %7228 = select <16 x i1> %7227, <16 x i32> %7226, <16 x i32> %7223
  %7229 = icmp samesign ugt <16 x i32> %7221, splat (i32 2139095039)
  %7230 = select <16 x i1> %7229, <16 x i32> splat (i32 31744), <16 x i32> %7228
  %7231 = icmp samesign ugt <16 x i32> %7221, splat (i32 2139095040)
  %7232 = lshr <16 x i32> %7220, splat (i32 16)
  %7233 = and <16 x i32> %7232, splat (i32 32768)
  %7234 = or <16 x i32> %7230, %7233
  %7235 = select <16 x i1> %7231, <16 x i32> splat (i32 32767), <16 x i32> %7234
  store <16 x i32> %7235, ptr %50, align 64
  %7236 = load <16 x i32>, ptr %47, align 64
  %7237 = and <16 x i32> %7236, splat (i32 2147483647)
  %7238 = add nsw <16 x i32> %7237, splat (i32 -939524096)
  %7239 = lshr <16 x i32> %7238, splat (i32 13)
  %7240 = bitcast <16 x i32> %7237 to <16 x float>
  %7241 = fmul <16 x float> %7240, splat (float 0x4170000000000000)
  %7242 = fptosi <16 x float> %7241 to <16 x i32>
  %7243 = icmp samesign ult <16 x i32> %7237, splat (i32 947912704)
  %7244 = select <16 x i1> %7243, <16 x i32> %7242, <16 x i32> %7239
  %7245 = icmp samesign ugt <16 x i32> %7237, splat (i32 2139095039)
  %7246 = select <16 x i1> %7245, <16 x i32> splat (i32 31744), <16 x i32> %7244
  %7247 = icmp samesign ugt <16 x i32> %7237, splat (i32 2139095040)
  %7248 = lshr <16 x i32> %7236, splat (i32 16)
  %7249 = and <16 x i32> %7248, splat (i32 32768)
  %7250 = or <16 x i32> %7246, %7249
  %7251 = select <16 x i1> %7247, <16 x i32> splat (i32 32767), <16 x i32> %7250
  store <16 x i32> %7251, ptr %47, align 64
  %7252 = load <16 x i32>, ptr %51, align 64
  %7253 = and <16 x i32> %7252, splat (i32 2147483647)
  %7254 = add nsw <16 x i32> %7253, splat (i32 -939524096)
  %7255 = lshr <16 x i32> %7254, splat (i32 13)
  %7256 = bitcast <16 x i32> %7253 to <16 x float>
  %7257 = fmul <16 x float> %7256, splat (float 0x4170000000000000)
  %7258 = fptosi <16 x float> %7257 to <16 x i32>
  %7259 = icmp samesign ult <16 x i32> %7253, splat (i32 947912704)
  %7260 = select <16 x i1> %7259, <16 x i32> %7258, <16 x i32> %7255
  %7261 = icmp samesign ugt <16 x i32> %7253, splat (i32 2139095039)
  %7262 = select <16 x i1> %7261, <16 x i32> splat (i32 31744), <16 x i32> %7260
  %7263 = icmp samesign ugt <16 x i32> %7253, splat (i32 2139095040)
  %7264 = lshr <16 x i32> %7252, splat (i32 16)
  %7265 = and <16 x i32> %7264, splat (i32 32768)
  %7266 = or <16 x i32> %7262, %7265
  %7267 = select <16 x i1> %7263, <16 x i32> splat (i32 32767), <16 x i32> %7266
  store <16 x i32> %7267, ptr %51, align 64
  %7268 = load <16 x i32>, ptr %48, align 64
  %7269 = and <16 x i32> %7268, splat (i32 2147483647)
  %7270 = add nsw <16 x i32> %7269, splat (i32 -939524096)
  %7271 = lshr <16 x i32> %7270, splat (i32 13)
  %7272 = bitcast <16 x i32> %7269 to <16 x float>
  %7273 = fmul <16 x float> %7272, splat (float 0x4170000000000000)
  %7274 = fptosi <16 x float> %7273 to <16 x i32>
  %7275 = icmp samesign ult <16 x i32> %7269, splat (i32 947912704)
  %7276 = select <16 x i1> %7275, <16 x i32> %7274, <16 x i32> %7271
  %7277 = icmp samesign ugt <16 x i32> %7269, splat (i32 2139095039)
  %7278 = select <16 x i1> %7277, <16 x i32> splat (i32 31744), <16 x i32> %7276
  %7279 = icmp samesign ugt <16 x i32> %7269, splat (i32 2139095040)
  %7280 = lshr <16 x i32> %7268, splat (i32 16)
  %7281 = and <16 x i32> %7280, splat (i32 32768)
  %7282 = or <16 x i32> %7278, %7281
  %7283 = select <16 x i1> %7279, <16 x i32> splat (i32 32767), <16 x i32> %7282
  store <16 x i32> %7283, ptr %48, align 64
  %7284 = load <16 x i32>, ptr %52, align 64
  %7285 = and <16 x i32> %7284, splat (i32 2147483647)
  %7286 = add nsw <16 x i32> %7285, splat (i32 -939524096)
  %7287 = lshr <16 x i32> %7286, splat (i32 13)
  %7288 = bitcast <16 x i32> %7285 to <16 x float>
  %7289 = fmul <16 x float> %7288, splat (float 0x4170000000000000)
  %7290 = fptosi <16 x float> %7289 to <16 x i32>
  %7291 = icmp samesign ult <16 x i32> %7285, splat (i32 947912704)
  %7292 = select <16 x i1> %7291, <16 x i32> %7290, <16 x i32> %7287
  %7293 = icmp samesign ugt <16 x i32> %7285, splat (i32 2139095039)
  %7294 = select <16 x i1> %7293, <16 x i32> splat (i32 31744), <16 x i32> %7292
  %7295 = icmp samesign ugt <16 x i32> %7285, splat (i32 2139095040)
  %7296 = lshr <16 x i32> %7284, splat (i32 16)
  %7297 = and <16 x i32> %7296, splat (i32 32768)
  %7298 = or <16 x i32> %7294, %7297
  %7299 = select <16 x i1> %7295, <16 x i32> splat (i32 32767), <16 x i32> %7298
  store <16 x i32> %7299, ptr %52, align 64
  %7300 = getelementptr inbounds nuw i8, ptr %7162, i64 8
  %7301 = load ptr, ptr %7300, align 8
  %7302 = icmp eq ptr %7301, null
  %7303 = load <16 x i32>, ptr %15, align 64
  %7304 = load ptr, ptr %7162, align 8
  br i1 %7302, label %7305, label %7393

7305:
  %7306 = phi ptr [ %7304, %7171 ], [ %7170, %7165 ]
  %7307 = phi <16 x i32> [ %7303, %7171 ], [ %7169, %7165 ]
  %7308 = getelementptr inbounds nuw i8, ptr %7162, i64 16
  %7309 = load i64, ptr %7308, align 8
  %7310 = mul i64 %7309, %4280
  %7311 = getelementptr inbounds nuw i8, ptr %7306, i64 %7310
  store <16 x i32> %7307, ptr %7311, align 4
  %7312 = load <16 x i32>, ptr %49, align 64
  %7313 = load ptr, ptr %7162, align 8
  %7314 = load i64, ptr %7308, align 8
  %7315 = mul i64 %7314, %4281
  %7316 = getelementptr inbounds nuw i8, ptr %7313, i64 %7315
  store <16 x i32> %7312, ptr %7316, align 4
  %7317 = load <16 x i32>, ptr %46, align 64
  %7318 = load ptr, ptr %7162, align 8
  %7319 = load i64, ptr %7308, align 8
  %7320 = mul i64 %7319, %4282
  %7321 = getelementptr inbounds nuw i8, ptr %7318, i64 %7320
  store <16 x i32> %7317, ptr %7321, align 4
  %7322 = load <16 x i32>, ptr %50, align 64
  %7323 = load ptr, ptr %7162, align 8
  %7324 = load i64, ptr %7308, align 8
  %7325 = mul i64 %7324, %4283
  %7326 = getelementptr inbounds nuw i8, ptr %7323, i64 %7325
  store <16 x i32> %7322, ptr %7326, align 4
  %7327 = load <16 x i32>, ptr %47, align 64
  %7328 = load ptr, ptr %7162, align 8
  %7329 = load i64, ptr %7308, align 8
  %7330 = mul i64 %7329, %4284
  %7331 = getelementptr inbounds nuw i8, ptr %7328, i64 %7330
  store <16 x i32> %7327, ptr %7331, align 4
  %7332 = load <16 x i32>, ptr %51, align 64
  %7333 = load ptr, ptr %7162, align 8
  %7334 = load i64, ptr %7308, align 8
  %7335 = mul i64 %7334, %4285
  %7336 = getelementptr inbounds nuw i8, ptr %7333, i64 %7335
  store <16 x i32> %7332, ptr %7336, align 4
  %7337 = load <16 x i32>, ptr %48, align 64
  %7338 = load ptr, ptr %7162, align 8
  %7339 = load i64, ptr %7308, align 8
  %7340 = mul i64 %7339, %4286
  %7341 = getelementptr inbounds nuw i8, ptr %7338, i64 %7340
  store <16 x i32> %7337, ptr %7341, align 4
  %7342 = load <16 x i32>, ptr %52, align 64
  %7343 = load ptr, ptr %7162, align 8
  %7344 = load i64, ptr %7308, align 8
  %7345 = mul i64 %7344, %4287
  %7346 = getelementptr inbounds nuw i8, ptr %7343, i64 %7345
  store <16 x i32> %7342, ptr %7346, align 4
  br label %7424

7347:
  %7348 = load <16 x i32>, ptr %46, align 64
  %7349 = load <16 x i32>, ptr %47, align 64
  %7350 = load <16 x i32>, ptr %48, align 64
  %7351 = getelementptr inbounds nuw i32, ptr %7167, i64 %4278
  %7352 = load i32, ptr %7351, align 4
  %7353 = zext i32 %7352 to i64
  %7354 = getelementptr inbounds nuw i8, ptr %7170, i64 %7353
  %7355 = getelementptr inbounds nuw i8, ptr %7351, i64 8
  %7356 = load i32, ptr %7355, align 4
  %7357 = zext i32 %7356 to i64
  %7358 = getelementptr inbounds nuw i8, ptr %7170, i64 %7357
  %7359 = shufflevector <16 x i32> %7169, <16 x i32> %7348, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %7360 = shufflevector <16 x i32> %7349, <16 x i32> %7350, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %7361 = shufflevector <16 x i32> %7169, <16 x i32> %7348, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %7362 = shufflevector <16 x i32> %7349, <16 x i32> %7350, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %7363 = shufflevector <16 x i32> %7359, <16 x i32> %7360, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32
      17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %7363, ptr %7354, align 64
  %7364 = shufflevector <16 x i32> %7359, <16 x i32> %7360, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13,
      i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  %7365 = getelementptr inbounds nuw i8, ptr %7354, i64 64
  store <16 x i32> %7364, ptr %7365, align 64
  %7366 = shufflevector <16 x i32> %7361, <16 x i32> %7362, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32
      17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %7366, ptr %7358, align 64
  %7367 = shufflevector <16 x i32> %7361, <16 x i32> %7362, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13,
      i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  %7368 = getelementptr inbounds nuw i8, ptr %7358, i64 64
  store <16 x i32> %7367, ptr %7368, align 64
  %7369 = load <16 x i32>, ptr %49, align 64
  %7370 = load <16 x i32>, ptr %50, align 64
  %7371 = load <16 x i32>, ptr %51, align 64
  %7372 = load <16 x i32>, ptr %52, align 64
  %7373 = load ptr, ptr %7162, align 8
  %7374 = load ptr, ptr %7166, align 8
  %7375 = getelementptr inbounds nuw i32, ptr %7374, i64 %4278
  %7376 = getelementptr inbounds nuw i8, ptr %7375, i64 4
  %7377 = load i32, ptr %7376, align 4
  %7378 = zext i32 %7377 to i64
  %7379 = getelementptr inbounds nuw i8, ptr %7373, i64 %7378
  %7380 = getelementptr inbounds nuw i8, ptr %7375, i64 12
  %7381 = load i32, ptr %7380, align 4
  %7382 = zext i32 %7381 to i64
  %7383 = getelementptr inbounds nuw i8, ptr %7373, i64 %7382
  %7384 = shufflevector <16 x i32> %7369, <16 x i32> %7370, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %7385 = shufflevector <16 x i32> %7371, <16 x i32> %7372, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %7386 = shufflevector <16 x i32> %7369, <16 x i32> %7370, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %7387 = shufflevector <16 x i32> %7371, <16 x i32> %7372, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %7388 = shufflevector <16 x i32> %7384, <16 x i32> %7385, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32
      17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %7388, ptr %7379, align 64
  %7389 = shufflevector <16 x i32> %7384, <16 x i32> %7385, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13,
      i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  %7390 = getelementptr inbounds nuw i8, ptr %7379, i64 64
  store <16 x i32> %7389, ptr %7390, align 64
  %7391 = shufflevector <16 x i32> %7386, <16 x i32> %7387, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32
      17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %7391, ptr %7383, align 64
  %7392 = shufflevector <16 x i32> %7386, <16 x i32> %7387, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13,
      i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  br label %7420

7393:
  %7394 = load <16 x i32>, ptr %49, align 64
  %7395 = shl <16 x i32> %7394, splat (i32 16)
  %7396 = or <16 x i32> %7395, %7303
  %7397 = shl <16 x i32> %7235, splat (i32 16)
  %7398 = or <16 x i32> %7397, %7219
  %7399 = shl <16 x i32> %7267, splat (i32 16)
  %7400 = or <16 x i32> %7399, %7251
  %7401 = shl <16 x i32> %7299, splat (i32 16)
  %7402 = or <16 x i32> %7401, %7283
  %7403 = getelementptr inbounds nuw i32, ptr %7301, i64 %4276
  %7404 = load i32, ptr %7403, align 4
  %7405 = zext i32 %7404 to i64
  %7406 = getelementptr inbounds nuw i8, ptr %7304, i64 %7405
  %7407 = getelementptr inbounds nuw i32, ptr %7301, i64 %4275
  %7408 = load i32, ptr %7407, align 4
  %7409 = zext i32 %7408 to i64
  %7410 = getelementptr inbounds nuw i8, ptr %7304, i64 %7409
  %7411 = shufflevector <16 x i32> %7396, <16 x i32> %7398, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %7412 = shufflevector <16 x i32> %7400, <16 x i32> %7402, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6,
      i32 7, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23>
  %7413 = shufflevector <16 x i32> %7396, <16 x i32> %7398, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %7414 = shufflevector <16 x i32> %7400, <16 x i32> %7402, <16 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13,
      i32 14, i32 15, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %7415 = shufflevector <16 x i32> %7411, <16 x i32> %7412, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32
      17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %7415, ptr %7406, align 64
  %7416 = shufflevector <16 x i32> %7411, <16 x i32> %7412, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13,
      i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  %7417 = getelementptr inbounds nuw i8, ptr %7406, i64 64
  store <16 x i32> %7416, ptr %7417, align 64
  %7418 = shufflevector <16 x i32> %7413, <16 x i32> %7414, <16 x i32> <i32 0, i32 8, i32 16, i32 24, i32 1, i32 9, i32
      17, i32 25, i32 2, i32 10, i32 18, i32 26, i32 3, i32 11, i32 19, i32 27>
  store <16 x i32> %7418, ptr %7410, align 64
  %7419 = shufflevector <16 x i32> %7413, <16 x i32> %7414, <16 x i32> <i32 4, i32 12, i32 20, i32 28, i32 5, i32 13,
      i32 21, i32 29, i32 6, i32 14, i32 22, i32 30, i32 7, i32 15, i32 23, i32 31>
  br label %7420

7420:
  %7421 = phi ptr [ %7383, %7347 ], [ %7410, %7393 ]
  %7422 = phi <16 x i32> [ %7392, %7347 ], [ %7419, %7393 ]
  %7423 = getelementptr inbounds nuw i8, ptr %7421, i64 64
  store <16 x i32> %7422, ptr %7423, align 64
  br label %7424

7424:
  %7425 = add nuw nsw i64 %4294, 1
  %7426 = icmp eq i64 %7425, %123
  br i1 %7426, label %4289, label %4293
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
  call fastcc void @multiply_matrices(ptr %215, ptr %6, i32 4, ptr %7, i32 %217, ptr %8, i1 %220, ptr null)
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

define internal fastcc void @read_scales(ptr %0, ptr %1, i32 %2, i32 %3, ptr %4) unnamed_addr #0 {
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 512
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 256
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %10 = zext nneg i32 %3 to i64
  br label %12

11:
  ret void

12:
  %13 = phi i64 [ 0, %5 ], [ %24, %23 ]
  %14 = trunc nuw nsw i64 %13 to i32
  %15 = add i32 %2, %14
  %16 = load i32, ptr %7, align 8
  %17 = mul i32 %16, %15
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 %18
  %20 = getelementptr inbounds nuw i32, ptr %6, i64 %13
  store i32 0, ptr %20, align 4
  %21 = getelementptr inbounds nuw i32, ptr %4, i64 %13
  %22 = getelementptr inbounds nuw i32, ptr %8, i64 %13
  br label %26

23:
  %24 = add nuw nsw i64 %13, 1
  %25 = icmp eq i64 %24, %10
  br i1 %25, label %11, label %12

26:
  %27 = phi i64 [ 0, %12 ], [ %61, %56 ]
  %28 = load i32, ptr %7, align 8
  %29 = trunc nuw nsw i64 %27 to i32
  %30 = mul i32 %28, %29
  %31 = lshr i32 %30, 2
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw i8, ptr %19, i64 %32
  %34 = load i8, ptr %33, align 1
  %35 = zext i8 %34 to i32
  %36 = getelementptr inbounds nuw <16 x i32>, ptr %21, i64 %27
  %37 = getelementptr inbounds nuw <16 x i32>, ptr %22, i64 %27
  %38 = load i32, ptr %9, align 4
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %53, label %40

40:
  %41 = lshr i32 %35, 3
  %42 = and i32 %41, 15
  %43 = and i32 %35, 7
  %44 = icmp eq i32 %42, 0
  %45 = select i1 %44, i32 0, i32 8
  %46 = or disjoint i32 %45, %43
  store i32 %46, ptr %36, align 4
  %47 = icmp eq i32 %46, 0
  %48 = tail call i32 @llvm.umax.i32(i32 %42, i32 1)
  %49 = add nsw i32 %48, -7
  %50 = select i1 %47, i32 -126, i32 %49
  store i32 %50, ptr %37, align 4
  %51 = and i32 %35, 127
  %52 = icmp eq i32 %51, 127
  br label %56

53:
  store i32 8, ptr %36, align 4
  %54 = add nsw i32 %35, -127
  store i32 %54, ptr %37, align 4
  %55 = icmp eq i8 %34, -1
  br label %56

56:
  %57 = phi i1 [ %55, %53 ], [ %52, %40 ]
  %58 = zext i1 %57 to i32
  %59 = load i32, ptr %20, align 4
  %60 = or i32 %59, %58
  store i32 %60, ptr %20, align 4
  %61 = add nuw nsw i64 %27, 1
  %62 = icmp eq i64 %61, 4
  br i1 %62, label %23, label %26
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

declare <8 x double> @llvm.trunc.v8f64(<8 x double>) #0

declare <8 x double> @llvm.fabs.v8f64(<8 x double>) #0

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

declare <8 x float> @llvm.fabs.v8f32(<8 x float>) #0

declare i32 @llvm.smax.i32(i32, i32) #0

declare float @llvm.fabs.f32(float) #0

declare i64 @llvm.abs.i64(i64, i1) #0

declare i32 @llvm.smin.i32(i32, i32) #0

declare i32 @llvm.umin.i32(i32, i32) #0

declare <16 x float> @llvm.fabs.v16f32(<16 x float>) #0

declare <16 x i32> @llvm.umax.v16i32(<16 x i32>, <16 x i32>) #0
