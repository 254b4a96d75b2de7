; Generated from the C files beside this one by `make runtime`.
; b5d11280ed189d7990d2950a8b34168c3d36079b3cbe17bf9de74c71daafa5c1
%struct.Allocation = type { i64, i64, i64, i64 }
%struct.SiteCache = type { i64, i64, i64, i64 }
%struct.Barrier = type { i32, i32, i32, i32, i32, i32, i32, i32, i32 }

@ptxvm_stop_flag = global ptr null, align 8
@ptxvm_next_handler = global ptr null, align 8
@switch.table.locate = private unnamed_addr constant [4 x i32] [i32 6, i32 3, i32 4, i32 5], align 4
@switch.table.locate.1 = private unnamed_addr constant [4 x i32] [i32 4, i32 5, i32 1, i32 6], align 4

define preserve_allcc i32 @ptxvm_access(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4) #0 {
  %6 = tail call preserve_allcc i32 @locate(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4)
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %82

8:
  %9 = icmp eq i32 %3, 0
  br i1 %9, label %82, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 380
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 704
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 12
  br label %18

18:
  %19 = phi i32 [ %3, %10 ], [ %80, %78 ]
  %20 = tail call i32 @llvm.cttz.i32(i32 %19, i1 true)
  %21 = load i32, ptr %11, align 4
  %22 = shl nuw i32 1, %20
  %23 = and i32 %21, %22
  %24 = icmp eq i32 %23, 0
  %25 = zext nneg i32 %20 to i64
  %26 = getelementptr inbounds nuw i64, ptr %12, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = load i32, ptr %13, align 4
  %29 = load i32, ptr %14, align 8
  %30 = mul i32 %29, %28
  %31 = select i1 %24, i32 8, i32 4
  %32 = tail call i32 @llvm.umin.i32(i32 %28, i32 %31)
  %33 = tail call i32 @llvm.cttz.i32(i32 %28, i1 true)
  %34 = icmp eq i32 %30, 0
  br i1 %34, label %78, label %35

35:
  %36 = add i32 %28, -1
  br label %37

37:
  %38 = phi i32 [ 0, %35 ], [ %76, %75 ]
  %39 = lshr i32 %38, %33
  %40 = and i32 %38, %36
  %41 = shl i32 %39, 5
  %42 = or disjoint i32 %41, %20
  %43 = mul i32 %42, %28
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i8, ptr %15, i64 %44
  %46 = zext i32 %40 to i64
  %47 = getelementptr inbounds nuw i8, ptr %45, i64 %46
  %48 = zext i32 %38 to i64
  %49 = add i64 %27, %48
  br i1 %24, label %59, label %50

50:
  %51 = load ptr, ptr %16, align 8
  %52 = shl i64 %49, 3
  %53 = and i64 %52, 4611686018427387872
  %54 = or disjoint i64 %53, %25
  %55 = shl nuw i64 %54, 2
  %56 = getelementptr inbounds nuw i8, ptr %51, i64 %55
  %57 = and i64 %49, 3
  %58 = getelementptr inbounds nuw i8, ptr %56, i64 %57
  br label %61

59:
  %60 = inttoptr i64 %49 to ptr
  br label %61

61:
  %62 = phi ptr [ %58, %50 ], [ %60, %59 ]
  %63 = load i32, ptr %17, align 4
  %64 = icmp eq i32 %63, 0
  %65 = select i1 %64, ptr %47, ptr %62
  %66 = select i1 %64, ptr %62, ptr %47
  switch i32 %32, label %73 [
    i32 1, label %67
    i32 2, label %69
    i32 4, label %71
  ]

67:
  %68 = load i8, ptr %66, align 1
  store i8 %68, ptr %65, align 1
  br label %75

69:
  %70 = load i16, ptr %66, align 1
  store i16 %70, ptr %65, align 1
  br label %75

71:
  %72 = load i32, ptr %66, align 1
  store i32 %72, ptr %65, align 1
  br label %75

73:
  %74 = load i64, ptr %66, align 1
  store i64 %74, ptr %65, align 1
  br label %75

75:
  %76 = add i32 %38, %32
  %77 = icmp ult i32 %76, %30
  br i1 %77, label %37, label %78

78:
  %79 = add i32 %19, -1
  %80 = and i32 %79, %19
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %82, label %18

82:
  %83 = phi i32 [ 1, %5 ], [ 0, %8 ], [ 0, %78 ]
  ret i32 %83
}

define preserve_allcc i32 @locate(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %10 = load i32, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 0, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 380
  store i32 0, ptr %12, align 4
  %13 = icmp eq i32 %3, 0
  br i1 %13, label %316, label %14

14:
  %15 = mul nsw i32 %10, %8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %18 = zext i32 %15 to i64
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 196
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 176
  br label %34

34:
  %35 = phi i32 [ 0, %14 ], [ %262, %261 ]
  %36 = phi i64 [ 0, %14 ], [ %253, %261 ]
  %37 = phi i32 [ %3, %14 ], [ %267, %261 ]
  %38 = tail call i32 @llvm.cttz.i32(i32 %37, i1 true)
  %39 = zext nneg i32 %38 to i64
  %40 = getelementptr inbounds nuw i64, ptr %16, i64 %39
  %41 = load i64, ptr %40, align 8
  %42 = load i32, ptr %17, align 8
  %43 = zext nneg i32 %42 to i64
  %44 = shl nsw i64 -1, %43
  %45 = xor i64 %44, -1
  %46 = and i64 %41, %45
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %63, label %48

48:
  %49 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %50 = load i32, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 296
  store i32 2, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 300
  store i32 %50, ptr %52, align 4
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 304
  store i32 %38, ptr %53, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 320
  store i64 %41, ptr %54, align 8
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 0, ptr %55, align 8
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 0, ptr %56, align 8
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 0, ptr %57, align 4
  %58 = load i32, ptr %4, align 8
  store i32 %58, ptr %55, align 8
  %59 = load i32, ptr %7, align 4
  %60 = load i32, ptr %9, align 8
  %61 = mul nsw i32 %60, %59
  store i32 %61, ptr %56, align 8
  %62 = load i32, ptr %19, align 4
  store i32 %62, ptr %57, align 4
  br label %316

63:
  %64 = load i64, ptr %6, align 8
  %65 = sub i64 %41, %64
  %66 = icmp ule i64 %65, %36
  %67 = sub nuw i64 %36, %65
  %68 = icmp uge i64 %67, %18
  %69 = select i1 %66, i1 %68, i1 false
  br i1 %69, label %70, label %76

70:
  %71 = load i32, ptr %19, align 4
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %251, label %73

73:
  %74 = load i64, ptr %20, align 8
  %75 = icmp eq i64 %74, 0
  br i1 %75, label %76, label %251

76:
  %77 = load i32, ptr %4, align 8
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %91

79:
  %80 = lshr i64 %41, 32
  %81 = trunc nuw i64 %80 to i32
  %82 = add i32 %81, -1
  %83 = icmp ult i32 %82, 4
  br i1 %83, label %84, label %88

84:
  %85 = zext nneg i32 %82 to i64
  %86 = getelementptr inbounds nuw i32, ptr @switch.table.locate, i64 %85
  %87 = load i32, ptr %86, align 4
  br label %88

88:
  %89 = phi i32 [ %87, %84 ], [ 1, %79 ]
  %90 = and i64 %41, -4294967296
  br label %91

91:
  %92 = phi i32 [ %89, %88 ], [ %77, %76 ]
  %93 = phi i64 [ %90, %88 ], [ 0, %76 ]
  switch i32 %92, label %181 [
    i32 2, label %94
    i32 6, label %134
    i32 3, label %168
    i32 4, label %173
    i32 5, label %177
  ]

94:
  %95 = load i32, ptr %32, align 4
  %96 = zext i32 %95 to i64
  %97 = sub i64 %41, %96
  %98 = icmp ugt i64 %97, 16777215
  br i1 %98, label %99, label %100

99:
  store i64 0, ptr %11, align 8
  br label %235

100:
  %101 = load ptr, ptr %29, align 8
  %102 = sub i64 %41, %93
  %103 = lshr i64 %102, 24
  %104 = getelementptr inbounds nuw i8, ptr %101, i64 128
  %105 = load i32, ptr %104, align 8
  %106 = zext i32 %105 to i64
  %107 = icmp samesign ult i64 %103, %106
  br i1 %107, label %109, label %108

108:
  store i64 0, ptr %11, align 8
  br label %235

109:
  %110 = getelementptr inbounds nuw ptr, ptr %101, i64 %103
  %111 = load ptr, ptr %110, align 8
  %112 = getelementptr inbounds nuw i8, ptr %111, i64 20
  %113 = load i32, ptr %112, align 4
  %114 = icmp eq i32 %113, 1
  br i1 %114, label %116, label %115

115:
  store i64 0, ptr %11, align 8
  br label %235

116:
  %117 = and i64 %102, -16777216
  %118 = add i64 %117, %93
  %119 = getelementptr inbounds nuw i8, ptr %111, i64 56
  %120 = load ptr, ptr %119, align 8
  %121 = ptrtoint ptr %120 to i64
  %122 = load i32, ptr %30, align 4
  %123 = icmp ne i32 %122, 0
  %124 = sub i64 %41, %118
  %125 = icmp ugt i64 %124, 262143
  %126 = and i1 %125, %123
  br i1 %126, label %127, label %131

127:
  %128 = or disjoint i64 %118, 262144
  %129 = zext i32 %122 to i64
  %130 = add i64 %121, 262144
  store i64 %128, ptr %6, align 8
  store i64 %129, ptr %11, align 8
  store i64 %130, ptr %23, align 8
  store i64 1, ptr %20, align 8
  store i32 2, ptr %24, align 8
  br label %216

131:
  %132 = load i32, ptr %31, align 8
  %133 = zext i32 %132 to i64
  store i64 %118, ptr %6, align 8
  store i64 %133, ptr %11, align 8
  store i64 %121, ptr %23, align 8
  store i64 1, ptr %20, align 8
  store i32 2, ptr %24, align 8
  br label %216

134:
  %135 = load ptr, ptr %29, align 8
  %136 = sub i64 %41, %93
  %137 = lshr i64 %136, 24
  %138 = getelementptr inbounds nuw i8, ptr %135, i64 128
  %139 = load i32, ptr %138, align 8
  %140 = zext i32 %139 to i64
  %141 = icmp samesign ult i64 %137, %140
  br i1 %141, label %143, label %142

142:
  store i64 0, ptr %11, align 8
  br label %235

143:
  %144 = getelementptr inbounds nuw ptr, ptr %135, i64 %137
  %145 = load ptr, ptr %144, align 8
  %146 = getelementptr inbounds nuw i8, ptr %145, i64 20
  %147 = load i32, ptr %146, align 4
  %148 = icmp eq i32 %147, 1
  br i1 %148, label %150, label %149

149:
  store i64 0, ptr %11, align 8
  br label %235

150:
  %151 = and i64 %136, -16777216
  %152 = add i64 %151, %93
  %153 = getelementptr inbounds nuw i8, ptr %145, i64 56
  %154 = load ptr, ptr %153, align 8
  %155 = ptrtoint ptr %154 to i64
  %156 = load i32, ptr %30, align 4
  %157 = icmp ne i32 %156, 0
  %158 = sub i64 %41, %152
  %159 = icmp ugt i64 %158, 262143
  %160 = and i1 %159, %157
  br i1 %160, label %161, label %165

161:
  %162 = or disjoint i64 %152, 262144
  %163 = zext i32 %156 to i64
  %164 = add i64 %155, 262144
  store i64 %162, ptr %6, align 8
  store i64 %163, ptr %11, align 8
  store i64 %164, ptr %23, align 8
  store i64 1, ptr %20, align 8
  store i32 2, ptr %24, align 8
  br label %216

165:
  %166 = load i32, ptr %31, align 8
  %167 = zext i32 %166 to i64
  store i64 %152, ptr %6, align 8
  store i64 %167, ptr %11, align 8
  store i64 %155, ptr %23, align 8
  store i64 1, ptr %20, align 8
  store i32 2, ptr %24, align 8
  br label %216

168:
  %169 = load i32, ptr %27, align 4
  %170 = zext i32 %169 to i64
  %171 = load ptr, ptr %28, align 8
  %172 = ptrtoint ptr %171 to i64
  store i64 %93, ptr %6, align 8
  store i64 %170, ptr %11, align 8
  store i64 %172, ptr %23, align 8
  store i64 1, ptr %20, align 8
  store i32 3, ptr %24, align 8
  br label %216

173:
  %174 = load i64, ptr %25, align 8
  %175 = load ptr, ptr %26, align 8
  %176 = ptrtoint ptr %175 to i64
  store i64 %93, ptr %6, align 8
  store i64 %174, ptr %11, align 8
  store i64 %176, ptr %23, align 8
  store i64 0, ptr %20, align 8
  store i32 4, ptr %24, align 8
  br label %216

177:
  %178 = load i64, ptr %21, align 8
  %179 = load ptr, ptr %22, align 8
  %180 = ptrtoint ptr %179 to i64
  store i64 %93, ptr %6, align 8
  store i64 %178, ptr %11, align 8
  store i64 %180, ptr %23, align 8
  store i64 0, ptr %20, align 8
  store i32 5, ptr %24, align 8
  br label %216

181:
  %182 = load ptr, ptr %33, align 8
  %183 = load ptr, ptr %182, align 8
  %184 = getelementptr inbounds nuw i8, ptr %182, i64 8
  %185 = load i64, ptr %184, align 8
  %186 = icmp eq i64 %185, 0
  br i1 %186, label %206, label %187

187:
  %188 = phi i64 [ %197, %187 ], [ 0, %181 ]
  %189 = phi i64 [ %198, %187 ], [ %185, %181 ]
  %190 = add i64 %189, %188
  %191 = lshr i64 %190, 1
  %192 = getelementptr inbounds nuw %struct.Allocation, ptr %183, i64 %191
  %193 = load i64, ptr %192, align 8
  %194 = icmp ugt i64 %193, %41
  %195 = add nuw i64 %191, 1
  %196 = select i1 %194, i64 %188, i64 %195
  %197 = freeze i64 %196
  %198 = select i1 %194, i64 %191, i64 %189
  %199 = icmp ult i64 %197, %198
  br i1 %199, label %187, label %200

200:
  %201 = icmp eq i64 %197, 0
  %202 = getelementptr %struct.Allocation, ptr %183, i64 %197
  %203 = getelementptr i8, ptr %202, i64 -32
  %204 = icmp eq ptr %203, null
  %205 = select i1 %201, i1 true, i1 %204
  br i1 %205, label %206, label %207

206:
  store i64 0, ptr %11, align 8
  br label %235

207:
  %208 = load i64, ptr %203, align 8
  %209 = getelementptr i8, ptr %202, i64 -24
  %210 = load i64, ptr %209, align 8
  %211 = getelementptr i8, ptr %202, i64 -16
  %212 = load i64, ptr %211, align 8
  %213 = getelementptr i8, ptr %202, i64 -8
  %214 = load i64, ptr %213, align 8
  store i64 %208, ptr %6, align 8
  store i64 %210, ptr %11, align 8
  store i64 %212, ptr %23, align 8
  store i64 %214, ptr %20, align 8
  store i32 1, ptr %24, align 8
  %215 = icmp ne i64 %214, 0
  br label %216

216:
  %217 = phi i1 [ true, %165 ], [ false, %177 ], [ true, %131 ], [ true, %168 ], [ false, %173 ], [ true, %127 ], [
      true, %161 ], [ %215, %207 ]
  %218 = phi i1 [ true, %165 ], [ true, %177 ], [ true, %131 ], [ true, %168 ], [ true, %173 ], [ true, %127 ], [ true,
      %161 ], [ false, %207 ]
  %219 = phi i64 [ 0, %165 ], [ 3, %177 ], [ 0, %131 ], [ 1, %168 ], [ 2, %173 ], [ 0, %127 ], [ 0, %161 ], [
      4294967295, %207 ]
  %220 = phi i64 [ %167, %165 ], [ %178, %177 ], [ %133, %131 ], [ %170, %168 ], [ %174, %173 ], [ %129, %127 ], [ %163,
      %161 ], [ %210, %207 ]
  %221 = phi i64 [ %152, %165 ], [ %93, %177 ], [ %118, %131 ], [ %93, %168 ], [ %93, %173 ], [ %128, %127 ], [ %162,
      %161 ], [ %208, %207 ]
  %222 = sub i64 %41, %221
  %223 = icmp ule i64 %222, %220
  %224 = sub nuw i64 %220, %222
  %225 = icmp uge i64 %224, %18
  %226 = select i1 %223, i1 %225, i1 false
  br i1 %226, label %227, label %231

227:
  %228 = load i32, ptr %19, align 4
  %229 = icmp eq i32 %228, 0
  %230 = select i1 %229, i1 true, i1 %217
  br i1 %230, label %251, label %235

231:
  br i1 %218, label %232, label %235

232:
  %233 = getelementptr inbounds nuw i32, ptr @switch.table.locate.1, i64 %219
  %234 = load i32, ptr %233, align 4
  br label %235

235:
  %236 = phi i32 [ 21, %149 ], [ %234, %232 ], [ 1, %231 ], [ 20, %99 ], [ 20, %108 ], [ 20, %142 ], [ 1, %206 ], [ 21,
      %115 ], [ 3, %227 ]
  %237 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %238 = load i32, ptr %237, align 8
  %239 = getelementptr inbounds nuw i8, ptr %0, i64 296
  store i32 %236, ptr %239, align 8
  %240 = getelementptr inbounds nuw i8, ptr %0, i64 300
  store i32 %238, ptr %240, align 4
  %241 = getelementptr inbounds nuw i8, ptr %0, i64 304
  store i32 %38, ptr %241, align 8
  %242 = getelementptr inbounds nuw i8, ptr %0, i64 320
  store i64 %41, ptr %242, align 8
  %243 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 0, ptr %243, align 8
  %244 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 0, ptr %244, align 8
  %245 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 0, ptr %245, align 4
  %246 = load i32, ptr %4, align 8
  store i32 %246, ptr %243, align 8
  %247 = load i32, ptr %7, align 4
  %248 = load i32, ptr %9, align 8
  %249 = mul nsw i32 %248, %247
  store i32 %249, ptr %244, align 8
  %250 = load i32, ptr %19, align 4
  store i32 %250, ptr %245, align 4
  br label %316

251:
  %252 = phi i64 [ %221, %227 ], [ %64, %73 ], [ %64, %70 ]
  %253 = phi i64 [ %220, %227 ], [ %36, %73 ], [ %36, %70 ]
  %254 = load i32, ptr %24, align 8
  %255 = icmp eq i32 %254, 3
  br i1 %255, label %256, label %259

256:
  %257 = shl nuw i32 1, %38
  %258 = or i32 %35, %257
  store i32 %258, ptr %12, align 4
  br label %261

259:
  %260 = load i64, ptr %23, align 8
  br label %261

261:
  %262 = phi i32 [ %35, %259 ], [ %258, %256 ]
  %263 = phi i64 [ %260, %259 ], [ 0, %256 ]
  %264 = add i64 %263, %41
  %265 = sub i64 %264, %252
  store i64 %265, ptr %40, align 8
  %266 = add i32 %37, -1
  %267 = and i32 %266, %37
  %268 = icmp eq i32 %267, 0
  br i1 %268, label %269, label %34

269:
  %270 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %271 = load i32, ptr %270, align 4
  %272 = icmp slt i32 %271, 0
  %273 = or i1 %272, %255
  br i1 %273, label %316, label %274

274:
  %275 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %276 = load i64, ptr %275, align 8
  %277 = icmp ult i64 %253, %276
  br i1 %277, label %316, label %278

278:
  %279 = load i64, ptr %23, align 8
  %280 = load i32, ptr %7, align 4
  %281 = add nsw i32 %280, -1
  %282 = sext i32 %281 to i64
  %283 = and i64 %279, %282
  %284 = icmp eq i64 %283, 0
  br i1 %284, label %285, label %316

285:
  %286 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %287 = load ptr, ptr %286, align 8
  %288 = zext nneg i32 %271 to i64
  %289 = getelementptr inbounds nuw %struct.SiteCache, ptr %287, i64 %288
  store i64 %252, ptr %289, align 8
  %290 = load i64, ptr %11, align 8
  %291 = load i64, ptr %275, align 8
  %292 = sub i64 %290, %291
  %293 = getelementptr inbounds nuw i8, ptr %4, i64 28
  %294 = load i32, ptr %293, align 4
  %295 = zext nneg i32 %294 to i64
  %296 = lshr i64 %292, %295
  %297 = add i64 %296, 1
  %298 = getelementptr inbounds nuw i8, ptr %289, i64 8
  store i64 %297, ptr %298, align 8
  %299 = load i64, ptr %23, align 8
  %300 = load i64, ptr %6, align 8
  %301 = sub i64 %299, %300
  %302 = getelementptr inbounds nuw i8, ptr %289, i64 16
  store i64 %301, ptr %302, align 8
  %303 = load i32, ptr %24, align 8
  %304 = icmp eq i32 %303, 2
  br i1 %304, label %305, label %316

305:
  %306 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %307 = load i32, ptr %306, align 8
  %308 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %309 = load ptr, ptr %308, align 8
  %310 = zext i32 %307 to i64
  %311 = getelementptr inbounds nuw ptr, ptr %309, i64 %310
  %312 = load ptr, ptr %311, align 8
  %313 = getelementptr inbounds nuw i8, ptr %312, i64 24
  %314 = load ptr, ptr %313, align 8
  %315 = getelementptr inbounds nuw i8, ptr %0, i64 264
  store ptr %314, ptr %315, align 8
  br label %316

316:
  %317 = phi i32 [ 0, %5 ], [ 1, %235 ], [ 1, %48 ], [ 0, %269 ], [ 0, %305 ], [ 0, %274 ], [ 0, %278 ], [ 0, %285 ]
  ret i32 %317
}

define preserve_allcc void @ptxvm_gather(ptr %0, i32 %1, i32 %2) #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 704
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %32, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 448
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

define preserve_allcc void @ptxvm_scatter(ptr %0, i32 %1, i32 %2) #0 {
  %4 = icmp eq i32 %1, 0
  br i1 %4, label %27, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 704
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

define i32 @barrier_wait(ptr %0, ptr %1, ptr %2) #0 {
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %5 = load i32, ptr %4, align 4
  %6 = shl nuw i32 1, %5
  %7 = xor i32 %6, -1
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %9 = load i32, ptr %8, align 8
  %10 = and i32 %9, %7
  store i32 %10, ptr %8, align 8
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %25, label %14

14:
  %15 = phi i32 [ %23, %14 ], [ %12, %3 ]
  %16 = tail call i32 @llvm.cttz.i32(i32 %15, i1 true)
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw %struct.Barrier, ptr %1, i64 %17
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 5096
  %20 = load i32, ptr %19, align 4
  %21 = and i32 %20, %7
  store i32 %21, ptr %19, align 4
  %22 = add i32 %15, -1
  %23 = and i32 %22, %15
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %14

25:
  store i32 0, ptr %11, align 8
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %27 = load i32, ptr %26, align 8
  %28 = icmp slt i32 %27, 0
  br i1 %28, label %29, label %44

29:
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %31 = load i32, ptr %30, align 4
  store i32 %31, ptr %11, align 8
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %82, label %33

33:
  %34 = phi i32 [ %42, %33 ], [ %31, %29 ]
  %35 = tail call i32 @llvm.cttz.i32(i32 %34, i1 true)
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr inbounds nuw %struct.Barrier, ptr %1, i64 %36
  %38 = getelementptr inbounds nuw i8, ptr %37, i64 5096
  %39 = load i32, ptr %38, align 4
  %40 = or i32 %39, %6
  store i32 %40, ptr %38, align 4
  %41 = add i32 %34, -1
  %42 = and i32 %41, %34
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %82, label %33

44:
  %45 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %46 = load i32, ptr %45, align 8
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %53, label %48

48:
  %49 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %50 = load i32, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %2, i64 36
  %52 = load i32, ptr %51, align 4
  br label %53

53:
  %54 = phi i32 [ %50, %48 ], [ 0, %44 ]
  %55 = phi i32 [ %52, %48 ], [ 0, %44 ]
  %56 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %57 = load i32, ptr %56, align 4
  %58 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %59 = load i32, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %2, i64 44
  %61 = load i32, ptr %60, align 4
  %62 = tail call i32 @ptxvm_barrier_arrive(ptr %0, ptr %1, ptr %2, i32 %27, i32 %57, i32 %59, i32 %54, i32 %55, i32
      %61)
  %63 = icmp eq i32 %62, 2
  br i1 %63, label %82, label %64

64:
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 5088
  %66 = zext nneg i32 %27 to i64
  %67 = getelementptr inbounds nuw %struct.Barrier, ptr %65, i64 %66
  %68 = icmp eq i32 %62, 0
  br i1 %68, label %69, label %73

69:
  %70 = getelementptr inbounds nuw i8, ptr %67, i64 8
  %71 = load i32, ptr %70, align 4
  %72 = or i32 %71, %6
  store i32 %72, ptr %70, align 4
  br label %82

73:
  %74 = getelementptr inbounds nuw i8, ptr %67, i64 28
  %75 = load i32, ptr %74, align 4
  %76 = getelementptr inbounds nuw i8, ptr %2, i64 32
  store i32 %75, ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %67, i64 32
  %78 = load i32, ptr %77, align 4
  %79 = getelementptr inbounds nuw i8, ptr %2, i64 36
  store i32 %78, ptr %79, align 4
  %80 = load i32, ptr %8, align 8
  %81 = or i32 %80, %6
  store i32 %81, ptr %8, align 8
  br label %82

82:
  %83 = phi i32 [ 1, %53 ], [ 0, %73 ], [ 0, %69 ], [ 0, %29 ], [ 0, %33 ]
  ret i32 %83
}

define i32 @ptxvm_barrier_arrive(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4, i32 %5, i32 %6, i32 %7, i32 %8) #0 {
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 84
  %14 = load i32, ptr %13, align 4
  br i1 %12, label %15, label %19

15:
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %17 = load i32, ptr %16, align 8
  %18 = and i32 %17, %14
  store i32 %18, ptr %16, align 8
  br label %37

19:
  %20 = xor i32 %11, -1
  %21 = and i32 %14, %20
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 80
  store i32 %21, ptr %22, align 8
  store i32 0, ptr %10, align 8
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 5088
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 108
  %25 = load i32, ptr %24, align 4
  %26 = zext i32 %25 to i64
  %27 = getelementptr inbounds nuw %struct.Barrier, ptr %23, i64 %26
  %28 = tail call i32 @llvm.ctpop.i32(i32 %11)
  %29 = shl nuw nsw i32 %28, 5
  store i32 %29, ptr %27, align 4
  %30 = getelementptr inbounds nuw i8, ptr %27, i64 4
  store i32 -1, ptr %30, align 4
  %31 = getelementptr inbounds nuw i8, ptr %27, i64 12
  store i32 %11, ptr %31, align 4
  %32 = getelementptr inbounds nuw i8, ptr %27, i64 8
  store i32 %11, ptr %32, align 4
  %33 = shl nuw i32 1, %25
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %35 = load i32, ptr %34, align 8
  %36 = or i32 %35, %33
  store i32 %36, ptr %34, align 8
  br label %37

37:
  %38 = phi i32 [ %18, %15 ], [ %21, %19 ]
  %39 = icmp ugt i32 %3, 15
  br i1 %39, label %121, label %40

40:
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 5088
  %42 = zext nneg i32 %3 to i64
  %43 = getelementptr inbounds nuw %struct.Barrier, ptr %41, i64 %42
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %45 = load i32, ptr %44, align 8
  %46 = shl i32 %45, 5
  %47 = icmp eq i32 %4, %46
  %48 = select i1 %47, i32 -1, i32 %4
  switch i32 %4, label %49 [
    i32 -1, label %52
    i32 0, label %121
  ]

49:
  %50 = and i32 %4, 31
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %121

52:
  %53 = load i32, ptr %43, align 4
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %59, label %55

55:
  %56 = getelementptr inbounds nuw i8, ptr %43, i64 4
  %57 = load i32, ptr %56, align 4
  %58 = icmp eq i32 %57, %48
  br i1 %58, label %59, label %121

59:
  %60 = add i32 %53, %5
  store i32 %60, ptr %43, align 4
  %61 = getelementptr inbounds nuw i8, ptr %43, i64 4
  store i32 %48, ptr %61, align 4
  %62 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %63 = load i32, ptr %62, align 4
  %64 = shl nuw i32 1, %63
  %65 = getelementptr inbounds nuw i8, ptr %43, i64 12
  %66 = load i32, ptr %65, align 4
  %67 = or i32 %66, %64
  store i32 %67, ptr %65, align 4
  %68 = getelementptr inbounds nuw i8, ptr %43, i64 20
  %69 = load i32, ptr %68, align 4
  %70 = add i32 %69, %6
  store i32 %70, ptr %68, align 4
  %71 = getelementptr inbounds nuw i8, ptr %43, i64 24
  %72 = load i32, ptr %71, align 4
  %73 = add i32 %72, %7
  store i32 %73, ptr %71, align 4
  %74 = shl nuw nsw i32 1, %3
  %75 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %76 = load i32, ptr %75, align 8
  %77 = or i32 %76, %74
  store i32 %77, ptr %75, align 8
  %78 = icmp eq i32 %48, -1
  %79 = select i1 %78, i32 %46, i32 %4
  %80 = icmp ult i32 %60, %79
  br i1 %80, label %81, label %86

81:
  br i1 %78, label %82, label %132

82:
  %83 = xor i32 %67, -1
  %84 = and i32 %14, %83
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %86, label %132

86:
  %87 = getelementptr inbounds nuw i8, ptr %43, i64 8
  %88 = load i32, ptr %87, align 4
  %89 = and i32 %88, %14
  %90 = getelementptr inbounds nuw i8, ptr %43, i64 16
  %91 = load i32, ptr %90, align 4
  %92 = add i32 %91, 1
  store i32 0, ptr %43, align 4
  store i32 0, ptr %87, align 4
  store i32 0, ptr %65, align 4
  store i32 %92, ptr %90, align 4
  store i32 0, ptr %68, align 4
  store i32 0, ptr %71, align 4
  %93 = getelementptr inbounds nuw i8, ptr %43, i64 28
  store i32 %70, ptr %93, align 4
  %94 = getelementptr inbounds nuw i8, ptr %43, i64 32
  store i32 %73, ptr %94, align 4
  %95 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %96 = or i32 %38, %89
  store i32 %96, ptr %95, align 8
  %97 = xor i32 %74, -1
  %98 = and i32 %76, %97
  store i32 %98, ptr %75, align 8
  %99 = or i32 %73, %70
  %100 = icmp eq i32 %99, 0
  %101 = icmp eq i32 %89, 0
  %102 = select i1 %100, i1 true, i1 %101
  br i1 %102, label %132, label %103

103:
  %104 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %105 = getelementptr inbounds nuw i8, ptr %1, i64 48
  br label %106

106:
  %107 = phi i32 [ %89, %103 ], [ %119, %106 ]
  %108 = tail call i32 @llvm.cttz.i32(i32 %107, i1 true)
  %109 = load ptr, ptr %104, align 8
  %110 = zext nneg i32 %108 to i64
  %111 = load i64, ptr %105, align 8
  %112 = mul i64 %111, %110
  %113 = getelementptr inbounds nuw i8, ptr %109, i64 %112
  %114 = load i32, ptr %93, align 4
  %115 = getelementptr inbounds nuw i8, ptr %113, i64 32
  store i32 %114, ptr %115, align 8
  %116 = load i32, ptr %94, align 4
  %117 = getelementptr inbounds nuw i8, ptr %113, i64 36
  store i32 %116, ptr %117, align 4
  %118 = add i32 %107, -1
  %119 = and i32 %118, %107
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %132, label %106

121:
  %122 = phi i32 [ %3, %37 ], [ %4, %40 ], [ %4, %49 ], [ %4, %55 ]
  %123 = phi i32 [ 11, %37 ], [ 12, %40 ], [ 12, %49 ], [ 12, %55 ]
  %124 = zext i32 %122 to i64
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 296
  store i32 %123, ptr %125, align 8
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 300
  store i32 %8, ptr %126, align 4
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 304
  store i32 -1, ptr %127, align 8
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 320
  store i64 %124, ptr %128, align 8
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 0, ptr %129, align 8
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 0, ptr %130, align 8
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 0, ptr %131, align 4
  br label %132

132:
  %133 = phi i32 [ 1, %86 ], [ 0, %81 ], [ 2, %121 ], [ 0, %82 ], [ 1, %106 ]
  ret i32 %133
}

define void @enter_arrivals(ptr %0) #0 {
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

define preserve_allcc i32 @record_fault(ptr %0, i32 %1, i32 %2, i32 %3, i64 %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 296
  store i32 %1, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 300
  store i32 %2, ptr %7, align 4
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 304
  store i32 %3, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 320
  store i64 %4, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 0, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 0, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 0, ptr %12, align 4
  ret i32 4
}

define void @barriers_after_exit(ptr %0) #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %3 = load i32, ptr %2, align 8
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %68, label %5

5:
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 5088
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 48
  br label %11

11:
  %12 = phi i32 [ %3, %5 ], [ %66, %64 ]
  %13 = tail call i32 @llvm.cttz.i32(i32 %12, i1 true)
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw %struct.Barrier, ptr %6, i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 4
  %17 = load i32, ptr %16, align 4
  %18 = icmp eq i32 %17, -1
  br i1 %18, label %19, label %64

19:
  %20 = load i32, ptr %7, align 4
  %21 = getelementptr inbounds nuw i8, ptr %15, i64 12
  %22 = load i32, ptr %21, align 4
  %23 = xor i32 %22, -1
  %24 = and i32 %20, %23
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %64

26:
  %27 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %28 = load i32, ptr %27, align 4
  %29 = and i32 %20, %28
  %30 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %31 = load i32, ptr %30, align 4
  %32 = add i32 %31, 1
  %33 = getelementptr inbounds nuw i8, ptr %15, i64 20
  %34 = load i32, ptr %33, align 4
  %35 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %36 = load i32, ptr %35, align 4
  store i32 0, ptr %15, align 4
  store i32 0, ptr %27, align 4
  store i32 0, ptr %21, align 4
  store i32 %32, ptr %30, align 4
  store i32 0, ptr %33, align 4
  store i32 0, ptr %35, align 4
  %37 = getelementptr inbounds nuw i8, ptr %15, i64 28
  store i32 %34, ptr %37, align 4
  %38 = getelementptr inbounds nuw i8, ptr %15, i64 32
  store i32 %36, ptr %38, align 4
  %39 = load i32, ptr %8, align 8
  %40 = or i32 %39, %29
  store i32 %40, ptr %8, align 8
  %41 = shl nuw i32 1, %13
  %42 = xor i32 %41, -1
  %43 = load i32, ptr %2, align 8
  %44 = and i32 %43, %42
  store i32 %44, ptr %2, align 8
  %45 = or i32 %36, %34
  %46 = icmp eq i32 %45, 0
  %47 = icmp eq i32 %29, 0
  %48 = select i1 %46, i1 true, i1 %47
  br i1 %48, label %64, label %49

49:
  %50 = phi i32 [ %62, %49 ], [ %29, %26 ]
  %51 = tail call i32 @llvm.cttz.i32(i32 %50, i1 true)
  %52 = load ptr, ptr %9, align 8
  %53 = zext nneg i32 %51 to i64
  %54 = load i64, ptr %10, align 8
  %55 = mul i64 %54, %53
  %56 = getelementptr inbounds nuw i8, ptr %52, i64 %55
  %57 = load i32, ptr %37, align 4
  %58 = getelementptr inbounds nuw i8, ptr %56, i64 32
  store i32 %57, ptr %58, align 8
  %59 = load i32, ptr %38, align 4
  %60 = getelementptr inbounds nuw i8, ptr %56, i64 36
  store i32 %59, ptr %60, align 4
  %61 = add i32 %50, -1
  %62 = and i32 %61, %50
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %49

64:
  %65 = add i32 %12, -1
  %66 = and i32 %65, %12
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %11

68:
  ret void
}

define void @ptxvm_cluster_arrive(ptr %0, ptr %1, i32 %2, i32 %3) #0 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 140
  %8 = load i32, ptr %7, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %10, label %54

10:
  store i32 1, ptr %7, align 4
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 136
  store i32 0, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 128
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %54, label %15

15:
  %16 = phi i32 [ %50, %49 ], [ %13, %10 ]
  %17 = phi i64 [ %51, %49 ], [ 0, %10 ]
  %18 = getelementptr inbounds nuw ptr, ptr %6, i64 %17
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %19, i64 20
  %21 = load i32, ptr %20, align 4
  %22 = icmp eq i32 %21, 1
  br i1 %22, label %23, label %49

23:
  %24 = getelementptr inbounds nuw i8, ptr %19, i64 84
  %25 = load i32, ptr %24, align 4
  %26 = tail call i32 @llvm.ctpop.i32(i32 %25)
  %27 = load i32, ptr %11, align 8
  %28 = add i32 %27, %26
  store i32 %28, ptr %11, align 8
  %29 = load i32, ptr %24, align 4
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %49, label %31

31:
  %32 = getelementptr inbounds nuw i8, ptr %19, i64 72
  %33 = getelementptr inbounds nuw i8, ptr %19, i64 48
  br label %34

34:
  %35 = phi i32 [ %29, %31 ], [ %45, %34 ]
  %36 = tail call i32 @llvm.cttz.i32(i32 %35, i1 true)
  %37 = load ptr, ptr %32, align 8
  %38 = zext nneg i32 %36 to i64
  %39 = load i64, ptr %33, align 8
  %40 = mul i64 %39, %38
  %41 = getelementptr inbounds nuw i8, ptr %37, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 64
  store i32 0, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %41, i64 72
  store i32 0, ptr %43, align 8
  %44 = add i32 %35, -1
  %45 = and i32 %44, %35
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %34

47:
  %48 = load i32, ptr %12, align 8
  br label %49

49:
  %50 = phi i32 [ %48, %47 ], [ %16, %23 ], [ %16, %15 ]
  %51 = add nuw nsw i64 %17, 1
  %52 = zext i32 %50 to i64
  %53 = icmp samesign ult i64 %51, %52
  br i1 %53, label %15, label %54

54:
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 68
  %56 = load i32, ptr %55, align 4
  %57 = or i32 %56, %2
  store i32 %57, ptr %55, align 4
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %59 = load i32, ptr %58, align 8
  %60 = or i32 %59, %2
  store i32 %60, ptr %58, align 8
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %119, label %62

62:
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %64 = load i32, ptr %63, align 8
  %65 = icmp eq i32 %64, 0
  br i1 %65, label %66, label %119

66:
  %67 = xor i32 %60, -1
  %68 = and i32 %3, %67
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %70, label %119

70:
  store i32 1, ptr %63, align 8
  %71 = load ptr, ptr %5, align 8
  %72 = getelementptr inbounds nuw i8, ptr %71, i64 136
  %73 = load i32, ptr %72, align 8
  %74 = add i32 %73, -1
  store i32 %74, ptr %72, align 8
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %76, label %119

76:
  store i32 0, ptr %72, align 8
  %77 = getelementptr inbounds nuw i8, ptr %71, i64 128
  %78 = load i32, ptr %77, align 8
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %119, label %80

80:
  %81 = phi i32 [ %115, %114 ], [ %78, %76 ]
  %82 = phi i64 [ %116, %114 ], [ 0, %76 ]
  %83 = getelementptr inbounds nuw ptr, ptr %71, i64 %82
  %84 = load ptr, ptr %83, align 8
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 20
  %86 = load i32, ptr %85, align 4
  %87 = icmp eq i32 %86, 1
  br i1 %87, label %88, label %114

88:
  %89 = getelementptr inbounds nuw i8, ptr %84, i64 84
  %90 = load i32, ptr %89, align 4
  %91 = tail call i32 @llvm.ctpop.i32(i32 %90)
  %92 = load i32, ptr %72, align 8
  %93 = add i32 %92, %91
  store i32 %93, ptr %72, align 8
  %94 = load i32, ptr %89, align 4
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %114, label %96

96:
  %97 = getelementptr inbounds nuw i8, ptr %84, i64 72
  %98 = getelementptr inbounds nuw i8, ptr %84, i64 48
  br label %99

99:
  %100 = phi i32 [ %94, %96 ], [ %110, %99 ]
  %101 = tail call i32 @llvm.cttz.i32(i32 %100, i1 true)
  %102 = load ptr, ptr %97, align 8
  %103 = zext nneg i32 %101 to i64
  %104 = load i64, ptr %98, align 8
  %105 = mul i64 %104, %103
  %106 = getelementptr inbounds nuw i8, ptr %102, i64 %105
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 64
  store i32 0, ptr %107, align 8
  %108 = getelementptr inbounds nuw i8, ptr %106, i64 72
  store i32 0, ptr %108, align 8
  %109 = add i32 %100, -1
  %110 = and i32 %109, %100
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %112, label %99

112:
  %113 = load i32, ptr %77, align 8
  br label %114

114:
  %115 = phi i32 [ %113, %112 ], [ %81, %88 ], [ %81, %80 ]
  %116 = add nuw nsw i64 %82, 1
  %117 = zext i32 %115 to i64
  %118 = icmp samesign ult i64 %116, %117
  br i1 %118, label %80, label %119

119:
  ret void
}

define i32 @ptxvm_cluster_waiting(ptr %0, ptr %1, i32 %2, i32 %3) #0 {
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %6 = load i32, ptr %5, align 8
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %66, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %66

12:
  %13 = xor i32 %6, -1
  %14 = and i32 %3, %13
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %66

16:
  store i32 1, ptr %9, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 136
  %20 = load i32, ptr %19, align 8
  %21 = add i32 %20, -1
  store i32 %21, ptr %19, align 8
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %66

23:
  store i32 0, ptr %19, align 8
  %24 = getelementptr inbounds nuw i8, ptr %18, i64 128
  %25 = load i32, ptr %24, align 8
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %66, label %27

27:
  %28 = phi i32 [ %62, %61 ], [ %25, %23 ]
  %29 = phi i64 [ %63, %61 ], [ 0, %23 ]
  %30 = getelementptr inbounds nuw ptr, ptr %18, i64 %29
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 20
  %33 = load i32, ptr %32, align 4
  %34 = icmp eq i32 %33, 1
  br i1 %34, label %35, label %61

35:
  %36 = getelementptr inbounds nuw i8, ptr %31, i64 84
  %37 = load i32, ptr %36, align 4
  %38 = tail call i32 @llvm.ctpop.i32(i32 %37)
  %39 = load i32, ptr %19, align 8
  %40 = add i32 %39, %38
  store i32 %40, ptr %19, align 8
  %41 = load i32, ptr %36, align 4
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %61, label %43

43:
  %44 = getelementptr inbounds nuw i8, ptr %31, i64 72
  %45 = getelementptr inbounds nuw i8, ptr %31, i64 48
  br label %46

46:
  %47 = phi i32 [ %41, %43 ], [ %57, %46 ]
  %48 = tail call i32 @llvm.cttz.i32(i32 %47, i1 true)
  %49 = load ptr, ptr %44, align 8
  %50 = zext nneg i32 %48 to i64
  %51 = load i64, ptr %45, align 8
  %52 = mul i64 %51, %50
  %53 = getelementptr inbounds nuw i8, ptr %49, i64 %52
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 64
  store i32 0, ptr %54, align 8
  %55 = getelementptr inbounds nuw i8, ptr %53, i64 72
  store i32 0, ptr %55, align 8
  %56 = add i32 %47, -1
  %57 = and i32 %56, %47
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %59, label %46

59:
  %60 = load i32, ptr %24, align 8
  br label %61

61:
  %62 = phi i32 [ %60, %59 ], [ %28, %35 ], [ %28, %27 ]
  %63 = add nuw nsw i64 %29, 1
  %64 = zext i32 %62 to i64
  %65 = icmp samesign ult i64 %63, %64
  br i1 %65, label %27, label %66

66:
  %67 = load i32, ptr %5, align 8
  %68 = and i32 %67, %2
  ret i32 %68
}

define void @cluster_warp_ends(ptr %0, ptr %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 140
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %60, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %60

12:
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 136
  %14 = load i32, ptr %13, align 8
  %15 = add i32 %14, -1
  store i32 %15, ptr %13, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %60

17:
  store i32 0, ptr %13, align 8
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 128
  %19 = load i32, ptr %18, align 8
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %60, label %21

21:
  %22 = phi i32 [ %56, %55 ], [ %19, %17 ]
  %23 = phi i64 [ %57, %55 ], [ 0, %17 ]
  %24 = getelementptr inbounds nuw ptr, ptr %4, i64 %23
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 20
  %27 = load i32, ptr %26, align 4
  %28 = icmp eq i32 %27, 1
  br i1 %28, label %29, label %55

29:
  %30 = getelementptr inbounds nuw i8, ptr %25, i64 84
  %31 = load i32, ptr %30, align 4
  %32 = tail call i32 @llvm.ctpop.i32(i32 %31)
  %33 = load i32, ptr %13, align 8
  %34 = add i32 %33, %32
  store i32 %34, ptr %13, align 8
  %35 = load i32, ptr %30, align 4
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %55, label %37

37:
  %38 = getelementptr inbounds nuw i8, ptr %25, i64 72
  %39 = getelementptr inbounds nuw i8, ptr %25, i64 48
  br label %40

40:
  %41 = phi i32 [ %35, %37 ], [ %51, %40 ]
  %42 = tail call i32 @llvm.cttz.i32(i32 %41, i1 true)
  %43 = load ptr, ptr %38, align 8
  %44 = zext nneg i32 %42 to i64
  %45 = load i64, ptr %39, align 8
  %46 = mul i64 %45, %44
  %47 = getelementptr inbounds nuw i8, ptr %43, i64 %46
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 64
  store i32 0, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %47, i64 72
  store i32 0, ptr %49, align 8
  %50 = add i32 %41, -1
  %51 = and i32 %50, %41
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %40

53:
  %54 = load i32, ptr %18, align 8
  br label %55

55:
  %56 = phi i32 [ %54, %53 ], [ %22, %29 ], [ %22, %21 ]
  %57 = add nuw nsw i64 %23, 1
  %58 = zext i32 %56 to i64
  %59 = icmp samesign ult i64 %57, %58
  br i1 %59, label %21, label %60

60:
  ret void
}

define void @reset_barrier(ptr %0, i32 %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 140
  store i32 0, ptr %3, align 4
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %36, label %7

7:
  %8 = icmp eq i32 %1, 0
  %9 = zext i32 %1 to i64
  br label %10

10:
  %11 = phi i32 [ %5, %7 ], [ %32, %31 ]
  %12 = phi i64 [ 0, %7 ], [ %33, %31 ]
  br i1 %8, label %31, label %13

13:
  %14 = getelementptr inbounds nuw ptr, ptr %0, i64 %12
  br label %15

15:
  %16 = phi i64 [ 0, %13 ], [ %27, %15 ]
  %17 = load ptr, ptr %14, align 8
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 72
  %19 = load ptr, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 48
  %21 = load i64, ptr %20, align 8
  %22 = mul i64 %21, %16
  %23 = getelementptr inbounds nuw i8, ptr %19, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 64
  store i32 0, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 68
  store i32 0, ptr %25, align 4
  %26 = getelementptr inbounds nuw i8, ptr %23, i64 72
  store i32 0, ptr %26, align 8
  %27 = add nuw nsw i64 %16, 1
  %28 = icmp eq i64 %27, %9
  br i1 %28, label %29, label %15

29:
  %30 = load i32, ptr %4, align 8
  br label %31

31:
  %32 = phi i32 [ %30, %29 ], [ %11, %10 ]
  %33 = add nuw nsw i64 %12, 1
  %34 = zext i32 %32 to i64
  %35 = icmp samesign ult i64 %33, %34
  br i1 %35, label %10, label %36

36:
  ret void
}

define void @begin_cluster(ptr %0, i32 %1, i64 %2) #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %5 = load ptr, ptr %4, align 8
  %6 = zext i32 %1 to i64
  %7 = getelementptr inbounds nuw ptr, ptr %5, i64 %6
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %12 = load i32, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %10, i64 132
  store i32 %12, ptr %13, align 4
  %14 = getelementptr inbounds nuw i8, ptr %10, i64 140
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %52, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %19 = load i32, ptr %18, align 8
  store i32 0, ptr %14, align 4
  %20 = getelementptr inbounds nuw i8, ptr %10, i64 128
  %21 = load i32, ptr %20, align 8
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %52, label %23

23:
  %24 = icmp eq i32 %19, 0
  %25 = zext i32 %19 to i64
  br label %26

26:
  %27 = phi i32 [ %21, %23 ], [ %48, %47 ]
  %28 = phi i64 [ 0, %23 ], [ %49, %47 ]
  br i1 %24, label %47, label %29

29:
  %30 = getelementptr inbounds nuw ptr, ptr %10, i64 %28
  br label %31

31:
  %32 = phi i64 [ 0, %29 ], [ %43, %31 ]
  %33 = load ptr, ptr %30, align 8
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 72
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 48
  %37 = load i64, ptr %36, align 8
  %38 = mul i64 %37, %32
  %39 = getelementptr inbounds nuw i8, ptr %35, i64 %38
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 64
  store i32 0, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 68
  store i32 0, ptr %41, align 4
  %42 = getelementptr inbounds nuw i8, ptr %39, i64 72
  store i32 0, ptr %42, align 8
  %43 = add nuw nsw i64 %32, 1
  %44 = icmp eq i64 %43, %25
  br i1 %44, label %45, label %31

45:
  %46 = load i32, ptr %20, align 8
  br label %47

47:
  %48 = phi i32 [ %46, %45 ], [ %27, %26 ]
  %49 = add nuw nsw i64 %28, 1
  %50 = zext i32 %48 to i64
  %51 = icmp samesign ult i64 %49, %50
  br i1 %51, label %26, label %52

52:
  %53 = load i32, ptr %11, align 8
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %208, label %55

55:
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 100
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 196
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 236
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 252
  br label %67

67:
  %68 = phi i64 [ 0, %55 ], [ %202, %201 ]
  %69 = phi i32 [ %53, %55 ], [ %203, %201 ]
  %70 = trunc nuw i64 %68 to i32
  %71 = add i32 %1, %70
  %72 = load ptr, ptr %4, align 8
  %73 = zext i32 %71 to i64
  %74 = getelementptr inbounds nuw ptr, ptr %72, i64 %73
  %75 = load ptr, ptr %74, align 8
  %76 = add i64 %2, %68
  %77 = icmp eq i32 %69, 1
  br i1 %77, label %78, label %92

78:
  %79 = load i32, ptr %57, align 8
  %80 = zext i32 %79 to i64
  %81 = load i32, ptr %58, align 4
  %82 = zext i32 %81 to i64
  %83 = udiv i64 %76, %80
  %84 = urem i64 %76, %80
  %85 = trunc nuw i64 %84 to i32
  %86 = getelementptr inbounds nuw i8, ptr %75, i64 8
  store i32 %85, ptr %86, align 8
  %87 = urem i64 %83, %82
  %88 = trunc nuw i64 %87 to i32
  %89 = getelementptr inbounds nuw i8, ptr %75, i64 12
  store i32 %88, ptr %89, align 4
  %90 = udiv i64 %83, %82
  %91 = trunc i64 %90 to i32
  br label %127

92:
  %93 = zext i32 %69 to i64
  %94 = urem i64 %76, %93
  %95 = trunc nuw i64 %94 to i32
  %96 = udiv i64 %76, %93
  %97 = load i32, ptr %57, align 8
  %98 = load i32, ptr %56, align 4
  %99 = udiv i32 %97, %98
  %100 = zext i32 %99 to i64
  %101 = load i32, ptr %58, align 4
  %102 = load i32, ptr %59, align 8
  %103 = udiv i32 %101, %102
  %104 = zext i32 %103 to i64
  %105 = udiv i32 %95, %98
  %106 = urem i64 %96, %100
  %107 = trunc nuw i64 %106 to i32
  %108 = mul i32 %98, %107
  %109 = urem i32 %95, %98
  %110 = add i32 %108, %109
  %111 = getelementptr inbounds nuw i8, ptr %75, i64 8
  store i32 %110, ptr %111, align 8
  %112 = udiv i64 %96, %100
  %113 = urem i64 %112, %104
  %114 = trunc nuw i64 %113 to i32
  %115 = load i32, ptr %59, align 8
  %116 = mul i32 %115, %114
  %117 = urem i32 %105, %115
  %118 = add i32 %116, %117
  %119 = getelementptr inbounds nuw i8, ptr %75, i64 12
  store i32 %118, ptr %119, align 4
  %120 = udiv i64 %112, %104
  %121 = trunc i64 %120 to i32
  %122 = load i32, ptr %60, align 4
  %123 = mul i32 %122, %121
  %124 = load i32, ptr %59, align 8
  %125 = udiv i32 %105, %124
  %126 = add i32 %125, %123
  br label %127

127:
  %128 = phi i32 [ %91, %78 ], [ %126, %92 ]
  %129 = getelementptr inbounds nuw i8, ptr %75, i64 16
  store i32 %128, ptr %129, align 8
  store i64 %76, ptr %75, align 8
  %130 = getelementptr inbounds nuw i8, ptr %75, i64 20
  store i32 1, ptr %130, align 4
  %131 = load i32, ptr %61, align 8
  %132 = sub i32 32, %131
  %133 = lshr i32 -1, %132
  %134 = getelementptr inbounds nuw i8, ptr %75, i64 80
  store i32 %133, ptr %134, align 8
  %135 = getelementptr inbounds nuw i8, ptr %75, i64 84
  store i32 %133, ptr %135, align 4
  %136 = load i32, ptr %62, align 8
  %137 = icmp eq i32 %136, 0
  %138 = zext i1 %137 to i32
  %139 = getelementptr inbounds nuw i8, ptr %75, i64 100
  store i32 %138, ptr %139, align 4
  %140 = getelementptr inbounds nuw i8, ptr %75, i64 88
  store i32 0, ptr %140, align 8
  %141 = getelementptr inbounds nuw i8, ptr %75, i64 96
  store i32 0, ptr %141, align 8
  %142 = getelementptr inbounds nuw i8, ptr %75, i64 104
  store i32 0, ptr %142, align 8
  %143 = getelementptr inbounds nuw i8, ptr %75, i64 112
  store i32 0, ptr %143, align 8
  %144 = getelementptr inbounds nuw i8, ptr %75, i64 40
  store i32 0, ptr %144, align 8
  %145 = getelementptr inbounds nuw i8, ptr %75, i64 116
  store i32 0, ptr %145, align 4
  %146 = getelementptr inbounds nuw i8, ptr %75, i64 120
  store i32 0, ptr %146, align 8
  %147 = getelementptr inbounds nuw i8, ptr %75, i64 124
  store i32 0, ptr %147, align 4
  %148 = getelementptr inbounds nuw i8, ptr %75, i64 4312
  store i32 0, ptr %148, align 8
  %149 = getelementptr inbounds nuw i8, ptr %75, i64 3796
  store i32 0, ptr %149, align 4
  %150 = getelementptr inbounds nuw i8, ptr %75, i64 4828
  store i32 0, ptr %150, align 4
  %151 = getelementptr inbounds nuw i8, ptr %75, i64 5664
  store i32 0, ptr %151, align 8
  %152 = getelementptr inbounds nuw i8, ptr %75, i64 5668
  store i32 0, ptr %152, align 4
  %153 = getelementptr inbounds nuw i8, ptr %75, i64 5672
  store i32 0, ptr %153, align 8
  %154 = getelementptr inbounds nuw i8, ptr %75, i64 5680
  tail call void @llvm.memset.p0.i64(ptr align 8 %154, i8 0, i64 256, i1 false)
  %155 = getelementptr inbounds nuw i8, ptr %75, i64 4316
  tail call void @llvm.memset.p0.i64(ptr align 4 %155, i8 0, i64 512, i1 false)
  %156 = getelementptr inbounds nuw i8, ptr %75, i64 5088
  tail call void @llvm.memset.p0.i64(ptr align 8 %156, i8 0, i64 576, i1 false)
  %157 = getelementptr inbounds nuw i8, ptr %75, i64 56
  %158 = load ptr, ptr %157, align 8
  %159 = load i32, ptr %63, align 8
  %160 = zext i32 %159 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %158, i8 0, i64 %160, i1 false)
  %161 = load i32, ptr %64, align 4
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %167, label %163

163:
  %164 = load ptr, ptr %157, align 8
  %165 = getelementptr inbounds nuw i8, ptr %164, i64 262144
  %166 = zext i32 %161 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %165, i8 0, i64 %166, i1 false)
  br label %167

167:
  %168 = load i32, ptr %65, align 4
  %169 = add i32 %168, 1
  store i32 %169, ptr %65, align 4
  %170 = load i32, ptr %61, align 8
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %201, label %172

172:
  %173 = getelementptr inbounds nuw i8, ptr %75, i64 72
  %174 = getelementptr inbounds nuw i8, ptr %75, i64 48
  br label %175

175:
  %176 = phi i64 [ 0, %172 ], [ %178, %188 ]
  %177 = phi i32 [ %170, %172 ], [ %198, %188 ]
  %178 = add nuw nsw i64 %176, 1
  %179 = zext i32 %177 to i64
  %180 = icmp eq i64 %178, %179
  %181 = load ptr, ptr %173, align 8
  %182 = load i64, ptr %174, align 8
  %183 = mul i64 %182, %176
  %184 = getelementptr inbounds nuw i8, ptr %181, i64 %183
  %185 = load i32, ptr %62, align 8
  br i1 %180, label %186, label %188

186:
  %187 = load i32, ptr %66, align 4
  br label %188

188:
  %189 = phi i32 [ %187, %186 ], [ -1, %175 ]
  store i32 0, ptr %184, align 8
  %190 = getelementptr inbounds nuw i8, ptr %184, i64 4
  store i32 %185, ptr %190, align 4
  %191 = getelementptr inbounds nuw i8, ptr %184, i64 8
  store i32 %189, ptr %191, align 8
  %192 = getelementptr inbounds nuw i8, ptr %184, i64 48
  store i32 0, ptr %192, align 8
  %193 = getelementptr inbounds nuw i8, ptr %184, i64 52
  store i32 0, ptr %193, align 4
  %194 = getelementptr inbounds nuw i8, ptr %184, i64 60
  store i32 0, ptr %194, align 4
  %195 = getelementptr inbounds nuw i8, ptr %184, i64 56
  store i32 0, ptr %195, align 8
  %196 = getelementptr inbounds nuw i8, ptr %184, i64 184
  store i32 -1, ptr %196, align 8
  %197 = getelementptr inbounds nuw i8, ptr %184, i64 192
  store i32 -1, ptr %197, align 8
  %198 = load i32, ptr %61, align 8
  %199 = zext i32 %198 to i64
  %200 = icmp samesign ult i64 %178, %199
  br i1 %200, label %175, label %201

201:
  %202 = add nuw nsw i64 %68, 1
  %203 = load i32, ptr %11, align 8
  %204 = zext i32 %203 to i64
  %205 = icmp samesign ult i64 %202, %204
  br i1 %205, label %67, label %206

206:
  %207 = icmp eq i32 %203, 1
  br i1 %207, label %210, label %208

208:
  %209 = getelementptr inbounds nuw i8, ptr %0, i64 244
  store i32 0, ptr %209, align 4
  br label %210

210:
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
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %12 = load i64, ptr %11, align 8
  %13 = add i64 %12, 1
  store i64 %13, ptr %11, align 8
  br i1 %6, label %23, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 80
  %16 = atomicrmw add ptr %15, i64 1 monotonic, align 8
  %17 = add i64 %16, 1
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 136
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

define void @end_cta(ptr %0, ptr %1) #0 {
  %3 = load ptr, ptr %0, align 8
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 72
  %5 = load atomic i32, ptr %4 monotonic, align 8
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %7 = load i32, ptr %6, align 8
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %25

9:
  %10 = icmp eq i32 %5, 0
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %12 = load i64, ptr %11, align 8
  %13 = add i64 %12, 1
  store i64 %13, ptr %11, align 8
  br i1 %10, label %23, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %3, i64 80
  %16 = atomicrmw add ptr %15, i64 1 monotonic, align 8
  %17 = add i64 %16, 1
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %19 = load i64, ptr %18, align 8
  %20 = icmp eq i64 %17, %19
  %21 = freeze i1 %20
  %22 = select i1 %21, i32 2, i32 1
  br label %23

23:
  %24 = phi i32 [ 1, %9 ], [ %22, %14 ]
  store i32 %24, ptr %6, align 8
  br label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 132
  %29 = load i32, ptr %28, align 4
  %30 = add i32 %29, -1
  store i32 %30, ptr %28, align 4
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 20
  store i32 2, ptr %31, align 4
  %32 = getelementptr inbounds nuw i8, ptr %27, i64 128
  %33 = load i32, ptr %32, align 8
  %34 = icmp eq i32 %33, 1
  br i1 %34, label %46, label %35

35:
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %37 = load ptr, ptr %36, align 8
  %38 = icmp eq ptr %37, null
  br i1 %38, label %46, label %39

39:
  store ptr null, ptr %36, align 8
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %41 = load ptr, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %43 = load i32, ptr %42, align 4
  %44 = zext i32 %43 to i64
  %45 = shl nuw nsw i64 %44, 5
  tail call void @llvm.memset.p0.i64(ptr align 1 %41, i8 0, i64 %45, i1 false)
  br label %46

46:
  %47 = load i32, ptr %28, align 4
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %61

49:
  %50 = load i32, ptr %32, align 8
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %61, label %52

52:
  %53 = phi i64 [ %57, %52 ], [ 0, %49 ]
  %54 = getelementptr inbounds nuw ptr, ptr %27, i64 %53
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 20
  store i32 0, ptr %56, align 4
  %57 = add nuw nsw i64 %53, 1
  %58 = load i32, ptr %32, align 8
  %59 = zext i32 %58 to i64
  %60 = icmp samesign ult i64 %57, %59
  br i1 %60, label %52, label %61

61:
  ret void
}

define void @drop_stale_caches(ptr %0, ptr %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %4 = load ptr, ptr %3, align 8
  %5 = icmp eq ptr %4, null
  %6 = icmp eq ptr %4, %1
  %7 = or i1 %5, %6
  br i1 %7, label %15, label %8

8:
  store ptr null, ptr %3, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %12 = load i32, ptr %11, align 4
  %13 = zext i32 %12 to i64
  %14 = shl nuw nsw i64 %13, 5
  tail call void @llvm.memset.p0.i64(ptr align 1 %10, i8 0, i64 %14, i1 false)
  br label %15

15:
  ret void
}

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1) #0

define i32 @ptxvm_fault(ptr %0, i32 %1, i32 %2, i32 %3, i64 %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 296
  store i32 %1, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 300
  store i32 %2, ptr %7, align 4
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 304
  store i32 %3, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 320
  store i64 %4, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 0, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 0, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 0, ptr %12, align 4
  ret i32 4
}

define void @record_deadlock(ptr %0, ptr %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 84
  %4 = load i32, ptr %3, align 4
  %5 = tail call i32 @llvm.cttz.i32(i32 %4, i1 false)
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %7 = load ptr, ptr %6, align 8
  %8 = zext nneg i32 %5 to i64
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %10 = load i64, ptr %9, align 8
  %11 = mul i64 %10, %8
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 296
  store i32 13, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 44
  %15 = load i32, ptr %14, align 4
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 300
  store i32 %15, ptr %16, align 4
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 4
  %18 = load i32, ptr %17, align 4
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 340
  store i32 %18, ptr %19, align 4
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 308
  store i32 %5, ptr %20, align 4
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 304
  store i32 -1, ptr %21, align 8
  ret void
}

define void @ptxvm_on_interrupt(i32 %0, ptr %1, ptr %2) #0 {
  %4 = load ptr, ptr @ptxvm_stop_flag, align 8
  store atomic i32 1, ptr %4 monotonic, align 4
  %5 = load ptr, ptr @ptxvm_next_handler, align 8
  tail call void %5(i32 %0, ptr %1, ptr %2)
  ret void
}

define i32 @ptxvm_run(ptr %0) #0 {
  %2 = tail call fastcc i32 @choose(ptr %0)
  %3 = icmp eq i32 %2, -1
  br i1 %3, label %4, label %186

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 244
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 236
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 412
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 312
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 288
  br label %24

24:
  %25 = load i32, ptr %5, align 8
  %26 = load ptr, ptr %6, align 8
  %27 = zext i32 %25 to i64
  %28 = getelementptr inbounds nuw ptr, ptr %26, i64 %27
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 24
  %31 = load ptr, ptr %30, align 8
  %32 = load ptr, ptr %7, align 8
  %33 = icmp eq ptr %32, null
  %34 = icmp eq ptr %32, %31
  %35 = or i1 %33, %34
  br i1 %35, label %41, label %36

36:
  store ptr null, ptr %7, align 8
  %37 = load ptr, ptr %8, align 8
  %38 = load i32, ptr %9, align 4
  %39 = zext i32 %38 to i64
  %40 = shl nuw nsw i64 %39, 5
  tail call void @llvm.memset.p0.i64(ptr align 1 %37, i8 0, i64 %40, i1 false)
  br label %41

41:
  %42 = tail call i32 @visit(ptr %0, ptr %29)
  switch i32 %42, label %181 [
    i32 0, label %43
    i32 1, label %123
  ]

43:
  tail call void @land_at_end(ptr %29)
  %44 = getelementptr inbounds nuw i8, ptr %29, i64 112
  %45 = load i32, ptr %44, align 8
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %51

47:
  %48 = getelementptr inbounds nuw i8, ptr %29, i64 124
  %49 = load i32, ptr %48, align 4
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %55, label %51

51:
  %52 = load ptr, ptr %19, align 8
  %53 = tail call i32 %52(ptr %29, i32 0, i32 -1, i32 0)
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %113

55:
  %56 = getelementptr inbounds nuw i8, ptr %29, i64 5664
  %57 = load i32, ptr %56, align 8
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %60, label %59

59:
  tail call void @drop_notes(ptr %0, ptr %29)
  br label %60

60:
  %61 = load ptr, ptr %0, align 8
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 72
  %63 = load atomic i32, ptr %62 monotonic, align 8
  %64 = getelementptr inbounds nuw i8, ptr %29, i64 40
  %65 = load i32, ptr %64, align 8
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %67, label %81

67:
  %68 = icmp eq i32 %63, 0
  %69 = load i64, ptr %21, align 8
  %70 = add i64 %69, 1
  store i64 %70, ptr %21, align 8
  br i1 %68, label %79, label %71

71:
  %72 = getelementptr inbounds nuw i8, ptr %61, i64 80
  %73 = atomicrmw add ptr %72, i64 1 monotonic, align 8
  %74 = add i64 %73, 1
  %75 = load i64, ptr %22, align 8
  %76 = icmp eq i64 %74, %75
  %77 = freeze i1 %76
  %78 = select i1 %77, i32 2, i32 1
  br label %79

79:
  %80 = phi i32 [ 1, %67 ], [ %78, %71 ]
  store i32 %80, ptr %64, align 8
  br label %81

81:
  %82 = load ptr, ptr %30, align 8
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 132
  %84 = load i32, ptr %83, align 4
  %85 = add i32 %84, -1
  store i32 %85, ptr %83, align 4
  %86 = getelementptr inbounds nuw i8, ptr %29, i64 20
  store i32 2, ptr %86, align 4
  %87 = getelementptr inbounds nuw i8, ptr %82, i64 128
  %88 = load i32, ptr %87, align 8
  %89 = icmp eq i32 %88, 1
  br i1 %89, label %98, label %90

90:
  %91 = load ptr, ptr %7, align 8
  %92 = icmp eq ptr %91, null
  br i1 %92, label %98, label %93

93:
  store ptr null, ptr %7, align 8
  %94 = load ptr, ptr %8, align 8
  %95 = load i32, ptr %9, align 4
  %96 = zext i32 %95 to i64
  %97 = shl nuw nsw i64 %96, 5
  tail call void @llvm.memset.p0.i64(ptr align 1 %94, i8 0, i64 %97, i1 false)
  br label %98

98:
  %99 = load i32, ptr %83, align 4
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %115

101:
  %102 = load i32, ptr %87, align 8
  %103 = icmp eq i32 %102, 0
  br i1 %103, label %115, label %104

104:
  %105 = phi i64 [ %109, %104 ], [ 0, %101 ]
  %106 = getelementptr inbounds nuw ptr, ptr %82, i64 %105
  %107 = load ptr, ptr %106, align 8
  %108 = getelementptr inbounds nuw i8, ptr %107, i64 20
  store i32 0, ptr %108, align 4
  %109 = add nuw nsw i64 %105, 1
  %110 = load i32, ptr %87, align 8
  %111 = zext i32 %110 to i64
  %112 = icmp samesign ult i64 %109, %111
  br i1 %112, label %104, label %115

113:
  %114 = load i64, ptr %29, align 8
  store i64 %114, ptr %20, align 8
  br label %186

115:
  %116 = load i32, ptr %14, align 4
  %117 = add i32 %116, -1
  store i32 %117, ptr %14, align 4
  store i32 0, ptr %12, align 4
  store i32 0, ptr %10, align 8
  %118 = load i32, ptr %11, align 4
  %119 = add i32 %118, 1
  store i32 %119, ptr %11, align 4
  %120 = load i64, ptr %23, align 8
  %121 = add i64 %120, 1
  store i64 %121, ptr %23, align 8
  store i32 0, ptr %15, align 8
  %122 = tail call fastcc i32 @choose(ptr %0)
  br label %183

123:
  %124 = getelementptr inbounds nuw i8, ptr %29, i64 92
  %125 = load i32, ptr %124, align 4
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %132, label %127

127:
  store i32 0, ptr %10, align 8
  %128 = load i32, ptr %11, align 4
  %129 = add i32 %128, 1
  store i32 %129, ptr %11, align 4
  %130 = load i32, ptr %124, align 4
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %132, label %135

132:
  %133 = load i32, ptr %12, align 4
  %134 = add i32 %133, 1
  br label %135

135:
  %136 = phi i32 [ %134, %132 ], [ 0, %127 ]
  store i32 %136, ptr %12, align 4
  %137 = load i32, ptr %13, align 8
  %138 = icmp ult i32 %137, 2
  %139 = load i32, ptr %14, align 4
  %140 = icmp ugt i32 %136, %139
  %141 = select i1 %138, i1 true, i1 %140
  br i1 %141, label %142, label %146

142:
  %143 = load i32, ptr %15, align 8
  %144 = icmp ne i32 %143, 1
  %145 = zext i1 %144 to i32
  br label %146

146:
  %147 = phi i32 [ 0, %135 ], [ %145, %142 ]
  store i32 %147, ptr %15, align 8
  %148 = load i32, ptr %10, align 8
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %150, label %153

150:
  %151 = load i32, ptr %16, align 8
  %152 = icmp ult i32 %139, %151
  br i1 %152, label %153, label %156

153:
  %154 = load i32, ptr %17, align 4
  %155 = icmp ult i32 %139, %154
  br i1 %155, label %179, label %156

156:
  %157 = shl i32 %139, 6
  %158 = icmp ugt i32 %136, %157
  br i1 %158, label %175, label %159

159:
  %160 = load i32, ptr %5, align 8
  %161 = load i32, ptr %18, align 8
  %162 = load ptr, ptr %6, align 8
  br label %163

163:
  %164 = phi i32 [ %160, %159 ], [ %167, %163 ]
  %165 = add i32 %164, 1
  %166 = icmp ult i32 %165, %161
  %167 = select i1 %166, i32 %165, i32 0
  %168 = zext i32 %167 to i64
  %169 = getelementptr inbounds nuw ptr, ptr %162, i64 %168
  %170 = load ptr, ptr %169, align 8
  %171 = getelementptr inbounds nuw i8, ptr %170, i64 20
  %172 = load i32, ptr %171, align 4
  %173 = icmp eq i32 %172, 1
  br i1 %173, label %174, label %163

174:
  store i32 %167, ptr %5, align 8
  br label %177

175:
  %176 = select i1 %149, i32 6, i32 5
  store i32 0, ptr %10, align 8
  store i32 0, ptr %12, align 4
  br label %177

177:
  %178 = phi i32 [ -1, %174 ], [ %176, %175 ]
  store i32 0, ptr %15, align 8
  br label %183

179:
  %180 = tail call fastcc i32 @choose(ptr %0)
  br label %183

181:
  store i32 2, ptr %15, align 8
  %182 = add nsw i32 %42, -16
  br label %183

183:
  %184 = phi i32 [ %182, %181 ], [ %180, %179 ], [ %122, %115 ], [ %178, %177 ]
  %185 = icmp eq i32 %184, -1
  br i1 %185, label %24, label %186

186:
  %187 = phi i32 [ %2, %1 ], [ 3, %113 ], [ %184, %183 ]
  ret i32 %187
}

define internal fastcc i32 @choose(ptr %0) unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %3 = load i32, ptr %2, align 8
  switch i32 %3, label %4 [
    i32 2, label %111
    i32 1, label %8
  ]

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 236
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %92

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %12 = load i64, ptr %11, align 8
  %13 = icmp ult i64 %10, %12
  br i1 %13, label %61, label %14

14:
  %15 = load ptr, ptr %0, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %17 = load i64, ptr %16, align 8
  %18 = atomicrmw add ptr %15, i64 %17 monotonic, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %20 = load i64, ptr %19, align 8
  %21 = icmp ult i64 %18, %20
  br i1 %21, label %22, label %26

22:
  %23 = load i64, ptr %16, align 8
  %24 = add i64 %23, %18
  store i64 %18, ptr %9, align 8
  %25 = tail call i64 @llvm.umin.i64(i64 %24, i64 %20)
  store i64 %25, ptr %11, align 8
  br label %61

26:
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 236
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %111, label %30

30:
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 244
  %32 = load i32, ptr %31, align 4
  %33 = shl i32 %28, 6
  %34 = icmp ugt i32 %32, %33
  br i1 %34, label %54, label %35

35:
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %37 = load i32, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %39 = load i32, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %41 = load ptr, ptr %40, align 8
  br label %42

42:
  %43 = phi i32 [ %37, %35 ], [ %46, %42 ]
  %44 = add i32 %43, 1
  %45 = icmp ult i32 %44, %39
  %46 = select i1 %45, i32 %44, i32 0
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw ptr, ptr %41, i64 %47
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 20
  %51 = load i32, ptr %50, align 4
  %52 = icmp eq i32 %51, 1
  br i1 %52, label %53, label %42

53:
  store i32 %46, ptr %36, align 8
  br label %59

54:
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %56 = load i32, ptr %55, align 8
  %57 = icmp eq i32 %56, 0
  %58 = select i1 %57, i32 6, i32 5
  store i32 0, ptr %55, align 8
  store i32 0, ptr %31, align 4
  br label %59

59:
  %60 = phi i32 [ -1, %53 ], [ %58, %54 ]
  store i32 0, ptr %2, align 8
  br label %111

61:
  %62 = phi i64 [ %18, %22 ], [ %10, %8 ]
  store i32 1, ptr %2, align 8
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 236
  %64 = load i32, ptr %63, align 4
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %66 = load i32, ptr %65, align 8
  %67 = icmp ult i32 %64, %66
  br i1 %67, label %68, label %111

68:
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %70 = load ptr, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 96
  br label %72

72:
  %73 = phi i32 [ 0, %68 ], [ %82, %80 ]
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds nuw ptr, ptr %70, i64 %74
  %76 = load ptr, ptr %75, align 8
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 20
  %78 = load i32, ptr %77, align 4
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %84, label %80

80:
  %81 = load i32, ptr %71, align 8
  %82 = add i32 %81, %73
  %83 = icmp ult i32 %82, %66
  br i1 %83, label %72, label %84

84:
  %85 = phi i32 [ %73, %72 ], [ %82, %80 ]
  %86 = icmp ult i32 %85, %66
  br i1 %86, label %87, label %111

87:
  %88 = load i32, ptr %71, align 8
  %89 = zext i32 %88 to i64
  %90 = add i64 %62, %89
  store i64 %90, ptr %9, align 8
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 232
  store i32 %85, ptr %91, align 8
  tail call void @begin_cluster(ptr %0, i32 %85, i64 %62)
  br label %111

92:
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %94 = load i32, ptr %93, align 8
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %96 = load i32, ptr %95, align 8
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %98 = load ptr, ptr %97, align 8
  br label %99

99:
  %100 = phi i32 [ %94, %92 ], [ %103, %99 ]
  %101 = add i32 %100, 1
  %102 = icmp ult i32 %101, %96
  %103 = select i1 %102, i32 %101, i32 0
  %104 = zext i32 %103 to i64
  %105 = getelementptr inbounds nuw ptr, ptr %98, i64 %104
  %106 = load ptr, ptr %105, align 8
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 20
  %108 = load i32, ptr %107, align 4
  %109 = icmp eq i32 %108, 1
  br i1 %109, label %110, label %99

110:
  store i32 %103, ptr %93, align 8
  store i32 0, ptr %2, align 8
  br label %111

111:
  %112 = phi i32 [ -1, %110 ], [ -1, %1 ], [ 0, %26 ], [ -1, %87 ], [ %60, %59 ], [ 1, %84 ], [ 1, %61 ]
  ret i32 %112
}

define i32 @visit(ptr %0, ptr %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 92
  store i32 0, ptr %3, align 4
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 84
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 100
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 108
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 5088
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 256
  br label %18

18:
  %19 = phi i32 [ 0, %2 ], [ %359, %358 ]
  %20 = phi i1 [ false, %2 ], [ %360, %358 ]
  %21 = load i32, ptr %4, align 8
  br i1 %20, label %192, label %22

22:
  %23 = load i32, ptr %5, align 4
  %24 = icmp ne i32 %21, %23
  %25 = icmp eq i32 %23, 0
  %26 = or i1 %24, %25
  br i1 %26, label %192, label %27

27:
  %28 = load i32, ptr %6, align 8
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %192

30:
  %31 = load i32, ptr %7, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %192, label %33

33:
  %34 = load ptr, ptr %8, align 8
  store i32 0, ptr %9, align 8
  %35 = load ptr, ptr %0, align 8
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 64
  %37 = load atomic i32, ptr %36 monotonic, align 8
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %363

39:
  %40 = phi i32 [ %172, %176 ], [ %21, %33 ]
  %41 = phi i32 [ %177, %176 ], [ %21, %33 ]
  %42 = phi i32 [ %178, %176 ], [ 0, %33 ]
  %43 = tail call i32 @llvm.cttz.i32(i32 %41, i1 true)
  %44 = load ptr, ptr %10, align 8
  %45 = zext nneg i32 %43 to i64
  %46 = load i64, ptr %11, align 8
  %47 = mul i64 %46, %45
  %48 = getelementptr inbounds nuw i8, ptr %44, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 52
  store i32 0, ptr %49, align 4
  %50 = tail call i32 %34(ptr %48, ptr %1, ptr %0)
  switch i32 %50, label %144 [
    i32 1, label %51
    i32 0, label %78
  ]

51:
  %52 = getelementptr inbounds nuw i8, ptr %48, i64 16
  %53 = load i32, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %48, i64 20
  %55 = load i32, ptr %54, align 4
  %56 = icmp eq i32 %55, -1
  %57 = icmp ult i32 %53, 16
  %58 = select i1 %56, i1 %57, i1 false
  br i1 %58, label %59, label %144

59:
  %60 = getelementptr inbounds nuw i8, ptr %48, i64 40
  %61 = load i32, ptr %60, align 8
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %144

63:
  %64 = icmp eq i32 %42, 0
  br i1 %64, label %68, label %65

65:
  %66 = load i32, ptr %13, align 4
  %67 = icmp eq i32 %53, %66
  br i1 %67, label %68, label %144

68:
  %69 = load i32, ptr %6, align 8
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %144

71:
  %72 = load i32, ptr %9, align 8
  %73 = icmp eq i32 %72, %42
  br i1 %73, label %74, label %146

74:
  %75 = shl nuw i32 1, %43
  %76 = or i32 %75, %42
  store i32 %76, ptr %9, align 8
  %77 = load i32, ptr %52, align 8
  store i32 %77, ptr %13, align 4
  br label %170

78:
  %79 = load i32, ptr %6, align 8
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %144

81:
  %82 = load i32, ptr %9, align 8
  %83 = icmp eq i32 %82, %42
  br i1 %83, label %84, label %146

84:
  %85 = shl nuw i32 1, %43
  %86 = xor i32 %85, -1
  %87 = and i32 %40, %86
  store i32 %87, ptr %5, align 4
  %88 = load ptr, ptr %12, align 8
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 140
  %90 = load i32, ptr %89, align 4
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %170, label %92

92:
  %93 = getelementptr inbounds nuw i8, ptr %48, i64 72
  %94 = load i32, ptr %93, align 8
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %170

96:
  %97 = getelementptr inbounds nuw i8, ptr %88, i64 136
  %98 = load i32, ptr %97, align 8
  %99 = add i32 %98, -1
  store i32 %99, ptr %97, align 8
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %170

101:
  store i32 0, ptr %97, align 8
  %102 = getelementptr inbounds nuw i8, ptr %88, i64 128
  %103 = load i32, ptr %102, align 8
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %170, label %105

105:
  %106 = phi i32 [ %140, %139 ], [ %103, %101 ]
  %107 = phi i64 [ %141, %139 ], [ 0, %101 ]
  %108 = getelementptr inbounds nuw ptr, ptr %88, i64 %107
  %109 = load ptr, ptr %108, align 8
  %110 = getelementptr inbounds nuw i8, ptr %109, i64 20
  %111 = load i32, ptr %110, align 4
  %112 = icmp eq i32 %111, 1
  br i1 %112, label %113, label %139

113:
  %114 = getelementptr inbounds nuw i8, ptr %109, i64 84
  %115 = load i32, ptr %114, align 4
  %116 = tail call i32 @llvm.ctpop.i32(i32 %115)
  %117 = load i32, ptr %97, align 8
  %118 = add i32 %117, %116
  store i32 %118, ptr %97, align 8
  %119 = load i32, ptr %114, align 4
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %139, label %121

121:
  %122 = getelementptr inbounds nuw i8, ptr %109, i64 72
  %123 = getelementptr inbounds nuw i8, ptr %109, i64 48
  br label %124

124:
  %125 = phi i32 [ %119, %121 ], [ %135, %124 ]
  %126 = tail call i32 @llvm.cttz.i32(i32 %125, i1 true)
  %127 = load ptr, ptr %122, align 8
  %128 = zext nneg i32 %126 to i64
  %129 = load i64, ptr %123, align 8
  %130 = mul i64 %129, %128
  %131 = getelementptr inbounds nuw i8, ptr %127, i64 %130
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 64
  store i32 0, ptr %132, align 8
  %133 = getelementptr inbounds nuw i8, ptr %131, i64 72
  store i32 0, ptr %133, align 8
  %134 = add i32 %125, -1
  %135 = and i32 %134, %125
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %137, label %124

137:
  %138 = load i32, ptr %102, align 8
  br label %139

139:
  %140 = phi i32 [ %138, %137 ], [ %106, %113 ], [ %106, %105 ]
  %141 = add nuw nsw i64 %107, 1
  %142 = zext i32 %140 to i64
  %143 = icmp samesign ult i64 %141, %142
  br i1 %143, label %105, label %170

144:
  %145 = load i32, ptr %9, align 8
  br label %146

146:
  %147 = phi i32 [ %145, %144 ], [ %82, %81 ], [ %72, %71 ]
  %148 = icmp eq i32 %147, 0
  %149 = load i32, ptr %5, align 4
  br i1 %148, label %150, label %153

150:
  %151 = load i32, ptr %4, align 8
  %152 = and i32 %151, %149
  br label %167

153:
  %154 = xor i32 %147, -1
  %155 = and i32 %149, %154
  store i32 0, ptr %9, align 8
  %156 = load i32, ptr %13, align 4
  %157 = zext i32 %156 to i64
  %158 = getelementptr inbounds nuw %struct.Barrier, ptr %14, i64 %157
  %159 = tail call i32 @llvm.ctpop.i32(i32 %147)
  %160 = shl nuw nsw i32 %159, 5
  store i32 %160, ptr %158, align 4
  %161 = getelementptr inbounds nuw i8, ptr %158, i64 4
  store i32 -1, ptr %161, align 4
  %162 = getelementptr inbounds nuw i8, ptr %158, i64 12
  store i32 %147, ptr %162, align 4
  %163 = getelementptr inbounds nuw i8, ptr %158, i64 8
  store i32 %147, ptr %163, align 4
  %164 = shl nuw i32 1, %156
  %165 = load i32, ptr %6, align 8
  %166 = or i32 %165, %164
  store i32 %166, ptr %6, align 8
  br label %167

167:
  %168 = phi i32 [ %152, %150 ], [ %155, %153 ]
  store i32 %168, ptr %4, align 8
  %169 = add nuw nsw i32 %43, 1
  store i32 %169, ptr %15, align 8
  br label %221

170:
  %171 = phi i32 [ %76, %74 ], [ %42, %84 ], [ %42, %92 ], [ %42, %96 ], [ %42, %101 ], [ %42, %139 ]
  %172 = phi i32 [ %40, %74 ], [ %87, %84 ], [ %87, %92 ], [ %87, %96 ], [ %87, %101 ], [ %87, %139 ]
  %173 = add i32 %41, -1
  %174 = and i32 %173, %41
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %179, label %176

176:
  %177 = phi i32 [ %174, %170 ], [ %172, %181 ]
  %178 = phi i32 [ %171, %170 ], [ 0, %181 ]
  br label %39

179:
  store i32 1, ptr %3, align 4
  store i32 0, ptr %9, align 8
  store i32 %172, ptr %4, align 8
  %180 = icmp eq i32 %172, 0
  br i1 %180, label %363, label %181

181:
  %182 = load i32, ptr %13, align 4
  %183 = zext i32 %182 to i64
  %184 = getelementptr inbounds nuw %struct.Barrier, ptr %1, i64 %183
  %185 = getelementptr inbounds nuw i8, ptr %184, i64 5104
  %186 = load i32, ptr %185, align 4
  %187 = add i32 %186, 1
  store i32 %187, ptr %185, align 4
  store i32 0, ptr %9, align 8
  %188 = load ptr, ptr %0, align 8
  %189 = getelementptr inbounds nuw i8, ptr %188, i64 64
  %190 = load atomic i32, ptr %189 monotonic, align 8
  %191 = icmp eq i32 %190, 0
  br i1 %191, label %176, label %363

192:
  %193 = icmp eq i32 %21, 0
  br i1 %193, label %337, label %194

194:
  %195 = load ptr, ptr %0, align 8
  %196 = getelementptr inbounds nuw i8, ptr %195, i64 64
  %197 = load atomic i32, ptr %196 monotonic, align 8
  %198 = icmp eq i32 %197, 0
  br i1 %198, label %199, label %363

199:
  %200 = load i32, ptr %15, align 8
  %201 = tail call i32 @llvm.fshr.i32(i32 %21, i32 %21, i32 %200)
  %202 = tail call i32 @llvm.cttz.i32(i32 %201, i1 true)
  %203 = add i32 %202, %200
  %204 = and i32 %203, 31
  %205 = load ptr, ptr %10, align 8
  %206 = zext nneg i32 %204 to i64
  %207 = load i64, ptr %11, align 8
  %208 = mul i64 %207, %206
  %209 = getelementptr inbounds nuw i8, ptr %205, i64 %208
  %210 = getelementptr inbounds nuw i8, ptr %209, i64 4
  %211 = load i32, ptr %210, align 4
  %212 = icmp eq i32 %211, 0
  %213 = select i1 %212, i64 152, i64 160
  %214 = getelementptr inbounds nuw i8, ptr %0, i64 %213
  %215 = load ptr, ptr %214, align 8
  %216 = icmp eq ptr %215, null
  br i1 %216, label %363, label %217

217:
  %218 = add nuw nsw i32 %204, 1
  store i32 %218, ptr %15, align 8
  %219 = getelementptr inbounds nuw i8, ptr %209, i64 52
  store i32 0, ptr %219, align 4
  %220 = tail call i32 %215(ptr %209, ptr %1, ptr %0)
  br label %221

221:
  %222 = phi ptr [ %48, %167 ], [ %209, %217 ]
  %223 = phi i32 [ %50, %167 ], [ %220, %217 ]
  switch i32 %223, label %363 [
    i32 2, label %312
    i32 0, label %224
    i32 1, label %300
    i32 18, label %362
    i32 3, label %327
    i32 6, label %327
    i32 4, label %328
    i32 16, label %361
    i32 17, label %337
  ]

224:
  %225 = getelementptr inbounds nuw i8, ptr %222, i64 12
  %226 = load i32, ptr %225, align 4
  %227 = shl nuw i32 1, %226
  %228 = xor i32 %227, -1
  %229 = load i32, ptr %5, align 4
  %230 = and i32 %229, %228
  store i32 %230, ptr %5, align 4
  %231 = load ptr, ptr %12, align 8
  %232 = getelementptr inbounds nuw i8, ptr %231, i64 140
  %233 = load i32, ptr %232, align 4
  %234 = icmp eq i32 %233, 0
  br i1 %234, label %289, label %235

235:
  %236 = getelementptr inbounds nuw i8, ptr %222, i64 72
  %237 = load i32, ptr %236, align 8
  %238 = icmp eq i32 %237, 0
  br i1 %238, label %239, label %287

239:
  %240 = getelementptr inbounds nuw i8, ptr %231, i64 136
  %241 = load i32, ptr %240, align 8
  %242 = add i32 %241, -1
  store i32 %242, ptr %240, align 8
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %244, label %287

244:
  store i32 0, ptr %240, align 8
  %245 = getelementptr inbounds nuw i8, ptr %231, i64 128
  %246 = load i32, ptr %245, align 8
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %287, label %248

248:
  %249 = phi i32 [ %283, %282 ], [ %246, %244 ]
  %250 = phi i64 [ %284, %282 ], [ 0, %244 ]
  %251 = getelementptr inbounds nuw ptr, ptr %231, i64 %250
  %252 = load ptr, ptr %251, align 8
  %253 = getelementptr inbounds nuw i8, ptr %252, i64 20
  %254 = load i32, ptr %253, align 4
  %255 = icmp eq i32 %254, 1
  br i1 %255, label %256, label %282

256:
  %257 = getelementptr inbounds nuw i8, ptr %252, i64 84
  %258 = load i32, ptr %257, align 4
  %259 = tail call i32 @llvm.ctpop.i32(i32 %258)
  %260 = load i32, ptr %240, align 8
  %261 = add i32 %260, %259
  store i32 %261, ptr %240, align 8
  %262 = load i32, ptr %257, align 4
  %263 = icmp eq i32 %262, 0
  br i1 %263, label %282, label %264

264:
  %265 = getelementptr inbounds nuw i8, ptr %252, i64 72
  %266 = getelementptr inbounds nuw i8, ptr %252, i64 48
  br label %267

267:
  %268 = phi i32 [ %262, %264 ], [ %278, %267 ]
  %269 = tail call i32 @llvm.cttz.i32(i32 %268, i1 true)
  %270 = load ptr, ptr %265, align 8
  %271 = zext nneg i32 %269 to i64
  %272 = load i64, ptr %266, align 8
  %273 = mul i64 %272, %271
  %274 = getelementptr inbounds nuw i8, ptr %270, i64 %273
  %275 = getelementptr inbounds nuw i8, ptr %274, i64 64
  store i32 0, ptr %275, align 8
  %276 = getelementptr inbounds nuw i8, ptr %274, i64 72
  store i32 0, ptr %276, align 8
  %277 = add i32 %268, -1
  %278 = and i32 %277, %268
  %279 = icmp eq i32 %278, 0
  br i1 %279, label %280, label %267

280:
  %281 = load i32, ptr %245, align 8
  br label %282

282:
  %283 = phi i32 [ %281, %280 ], [ %249, %256 ], [ %249, %248 ]
  %284 = add nuw nsw i64 %250, 1
  %285 = zext i32 %283 to i64
  %286 = icmp samesign ult i64 %284, %285
  br i1 %286, label %248, label %287

287:
  %288 = load i32, ptr %5, align 4
  br label %289

289:
  %290 = phi i32 [ %288, %287 ], [ %230, %224 ]
  %291 = load i32, ptr %4, align 8
  %292 = and i32 %291, %228
  store i32 %292, ptr %4, align 8
  store i32 1, ptr %3, align 4
  %293 = icmp eq i32 %290, 0
  br i1 %293, label %363, label %294

294:
  %295 = load i32, ptr %6, align 8
  %296 = icmp eq i32 %295, 0
  br i1 %296, label %358, label %297

297:
  tail call void @barriers_after_exit(ptr %1)
  %298 = load i32, ptr %5, align 4
  %299 = icmp eq i32 %298, 0
  br i1 %299, label %363, label %358

300:
  store i32 1, ptr %3, align 4
  %301 = tail call i32 @barrier_wait(ptr %0, ptr %1, ptr %222)
  %302 = icmp eq i32 %301, 0
  br i1 %302, label %358, label %303

303:
  %304 = getelementptr inbounds nuw i8, ptr %222, i64 12
  %305 = load i32, ptr %304, align 4
  %306 = getelementptr inbounds nuw i8, ptr %0, i64 308
  store i32 %305, ptr %306, align 4
  %307 = getelementptr inbounds nuw i8, ptr %222, i64 4
  %308 = load i32, ptr %307, align 4
  %309 = getelementptr inbounds nuw i8, ptr %0, i64 340
  store i32 %308, ptr %309, align 4
  %310 = load i64, ptr %1, align 8
  %311 = getelementptr inbounds nuw i8, ptr %0, i64 312
  store i64 %310, ptr %311, align 8
  br label %363

312:
  %313 = load i32, ptr %16, align 8
  %314 = icmp eq i32 %313, 0
  br i1 %314, label %316, label %315

315:
  store i32 0, ptr %16, align 8
  br label %356

316:
  %317 = getelementptr inbounds nuw i8, ptr %222, i64 52
  %318 = load i32, ptr %317, align 4
  %319 = icmp eq i32 %318, 0
  br i1 %319, label %320, label %321

320:
  store i32 1, ptr %17, align 8
  br label %321

321:
  %322 = add i32 %19, 1
  %323 = load i32, ptr %4, align 8
  %324 = tail call i32 @llvm.ctpop.i32(i32 %323)
  %325 = shl nuw nsw i32 %324, 1
  %326 = icmp ult i32 %322, %325
  br i1 %326, label %358, label %363

327:
  store i32 0, ptr %7, align 4
  br label %356

328:
  %329 = getelementptr inbounds nuw i8, ptr %222, i64 12
  %330 = load i32, ptr %329, align 4
  %331 = getelementptr inbounds nuw i8, ptr %0, i64 308
  store i32 %330, ptr %331, align 4
  %332 = getelementptr inbounds nuw i8, ptr %222, i64 4
  %333 = load i32, ptr %332, align 4
  %334 = getelementptr inbounds nuw i8, ptr %0, i64 340
  store i32 %333, ptr %334, align 4
  %335 = load i64, ptr %1, align 8
  %336 = getelementptr inbounds nuw i8, ptr %0, i64 312
  store i64 %335, ptr %336, align 8
  br label %363

337:
  %338 = load i32, ptr %5, align 4
  %339 = tail call i32 @llvm.cttz.i32(i32 %338, i1 false)
  %340 = load ptr, ptr %10, align 8
  %341 = zext nneg i32 %339 to i64
  %342 = load i64, ptr %11, align 8
  %343 = mul i64 %342, %341
  %344 = getelementptr inbounds nuw i8, ptr %340, i64 %343
  %345 = getelementptr inbounds nuw i8, ptr %0, i64 296
  store i32 13, ptr %345, align 8
  %346 = getelementptr inbounds nuw i8, ptr %344, i64 44
  %347 = load i32, ptr %346, align 4
  %348 = getelementptr inbounds nuw i8, ptr %0, i64 300
  store i32 %347, ptr %348, align 4
  %349 = getelementptr inbounds nuw i8, ptr %344, i64 4
  %350 = load i32, ptr %349, align 4
  %351 = getelementptr inbounds nuw i8, ptr %0, i64 340
  store i32 %350, ptr %351, align 4
  %352 = getelementptr inbounds nuw i8, ptr %0, i64 308
  store i32 %339, ptr %352, align 4
  %353 = getelementptr inbounds nuw i8, ptr %0, i64 304
  store i32 -1, ptr %353, align 8
  %354 = load i64, ptr %1, align 8
  %355 = getelementptr inbounds nuw i8, ptr %0, i64 312
  store i64 %354, ptr %355, align 8
  br label %363

356:
  %357 = phi i1 [ true, %315 ], [ false, %327 ]
  store i32 1, ptr %3, align 4
  br label %358

358:
  %359 = phi i32 [ 0, %297 ], [ 0, %300 ], [ %322, %321 ], [ 0, %294 ], [ 0, %356 ]
  %360 = phi i1 [ false, %297 ], [ false, %300 ], [ true, %321 ], [ false, %294 ], [ %357, %356 ]
  br label %18

361:
  br label %363

362:
  br label %363

363:
  %364 = phi i32 [ 0, %179 ], [ 0, %361 ], [ 19, %303 ], [ 19, %337 ], [ 19, %328 ], [ 20, %221 ], [ 20, %181 ], [ 0,
      %289 ], [ 1, %321 ], [ 0, %297 ], [ 20, %33 ], [ 20, %194 ], [ 18, %199 ], [ %223, %362 ]
  ret i32 %364
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

define preserve_allcc ptr @row_below(ptr %0, i64 %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 176
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

define preserve_allcc i32 @ptxvm_translate(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4) #0 {
  %6 = tail call preserve_allcc i32 @locate(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4)
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %52

8:
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %10 = load i32, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 380
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %23

14:
  %15 = icmp eq i32 %3, 0
  br i1 %15, label %52, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %19 = load i32, ptr %18, align 8
  %20 = zext nneg i32 %19 to i64
  %21 = shl nsw i64 -1, %20
  %22 = xor i64 %21, -1
  br label %29

23:
  %24 = tail call i32 @llvm.cttz.i32(i32 %12, i1 true)
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 448
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
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 296
  store i32 %42, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 300
  store i32 %10, ptr %46, align 4
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 304
  store i32 %43, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 320
  store i64 %44, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 0, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 0, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 0, ptr %51, align 4
  br label %52

52:
  %53 = phi i32 [ 1, %5 ], [ 0, %14 ], [ 1, %41 ], [ 0, %37 ]
  ret i32 %53
}

declare i32 @llvm.cttz.i32(i32, i1) #0

declare i32 @llvm.ctpop.i32(i32) #0

declare void @drop_notes(ptr, ptr) #0

declare void @land_at_end(ptr) #0

declare i32 @llvm.fshr.i32(i32, i32, i32) #0

declare i32 @llvm.umin.i32(i32, i32) #0

declare i64 @llvm.umin.i64(i64, i64) #0
