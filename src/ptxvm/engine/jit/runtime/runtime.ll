; Generated from the C files beside this one by `make runtime`.
; 868b79b3d6495bd60cdcfff3b7d5bf65daf34181c74bbef9f1bfac524ff131df
%struct.SiteCache = type { i64, i64, i64, i64 }
%struct.Barrier = type { i32, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.Deferred = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, [11 x i64] }
%struct.Landed = type { i32, i32, i32, i32 }
%struct.Allocation = type { i64, i64, i64, i64 }
%struct.Life = type { i32, i32 }
%struct.Access32 = type { [32 x i64], i32, [60 x i8] }
%struct.TexturePlan = type { i64, i64, i64, [4 x i64], i32, i32, [4 x i32], [3 x i32], i32, i32, i32, i32, i32, i32,
      i32, [4 x i32], [4 x i32], i32, i32, i32, i32, i32, i32 }
%struct.TensorPlan = type { [128 x i8], i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, [2 x i64], [5 x
      i64], [5 x i64], [5 x i64], [5 x i64], [5 x i64], [5 x i64], i64, i64, ptr, ptr, ptr }
%struct.Taps = type { [4 x <32 x i32>], [4 x <32 x i32>], [4 x <32 x i32>] }
%struct.Walk = type { [5 x i64], [5 x i64], [5 x i64], [5 x i64] }

@ptxvm_stop_flag = global ptr null, align 8
@ptxvm_next_handler = global ptr null, align 8
@combine_bytes.no_offset = internal constant i64 0, align 8
@switch.table.locate = private unnamed_addr constant [4 x i32] [i32 6, i32 3, i32 4, i32 5], align 4
@switch.table.check_found = private unnamed_addr constant [4 x i32] [i32 4, i32 5, i32 1, i32 6], align 4

define preserve_allcc i32 @ptxvm_access(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4) #0 noimplicitfloat {
  %6 = tail call preserve_allcc i32 @locate(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4)
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %82

8:
  %9 = icmp eq i32 %3, 0
  br i1 %9, label %82, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 388
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

define internal preserve_allcc i32 @locate(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4) unnamed_addr #0 noimplicitfloat {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %10 = load i32, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i64 0, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 388
  store i32 0, ptr %12, align 4
  %13 = icmp eq i32 %3, 0
  br i1 %13, label %206, label %14

14:
  %15 = mul nsw i32 %10, %8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %18 = zext i32 %15 to i64
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 36
  br label %30

30:
  %31 = phi i32 [ %3, %14 ], [ %156, %150 ]
  %32 = tail call i32 @llvm.cttz.i32(i32 %31, i1 true)
  %33 = zext nneg i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %16, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = load i32, ptr %17, align 8
  %37 = zext nneg i32 %36 to i64
  %38 = shl nsw i64 -1, %37
  %39 = xor i64 %38, -1
  %40 = and i64 %35, %39
  %41 = icmp eq i64 %40, 0
  br i1 %41, label %57, label %42

42:
  %43 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %44 = load i32, ptr %43, align 8
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 304
  store i32 2, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 308
  store i32 %44, ptr %46, align 4
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 312
  store i32 %32, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i64 %35, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 344
  store i32 0, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 0, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 340
  store i32 0, ptr %51, align 4
  %52 = load i32, ptr %4, align 8
  store i32 %52, ptr %49, align 8
  %53 = load i32, ptr %7, align 4
  %54 = load i32, ptr %9, align 8
  %55 = mul nsw i32 %54, %53
  store i32 %55, ptr %50, align 8
  %56 = load i32, ptr %19, align 4
  store i32 %56, ptr %51, align 4
  br label %206

57:
  %58 = load i32, ptr %19, align 4
  %59 = icmp ne i32 %58, 0
  %60 = tail call preserve_allcc i32 @check_found(ptr %0, i64 %35, i64 %18, i1 %59)
  %61 = icmp eq i32 %60, 0
  br i1 %61, label %141, label %62

62:
  %63 = load i32, ptr %4, align 8
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %77

65:
  %66 = lshr i64 %35, 32
  %67 = trunc nuw i64 %66 to i32
  %68 = add i32 %67, -1
  %69 = icmp ult i32 %68, 4
  br i1 %69, label %70, label %74

70:
  %71 = zext nneg i32 %68 to i64
  %72 = getelementptr inbounds nuw i32, ptr @switch.table.locate, i64 %71
  %73 = load i32, ptr %72, align 4
  br label %74

74:
  %75 = phi i32 [ %73, %70 ], [ 1, %65 ]
  %76 = and i64 %35, -4294967296
  br label %77

77:
  %78 = phi i32 [ %75, %74 ], [ %63, %62 ]
  %79 = phi i64 [ %76, %74 ], [ 0, %62 ]
  switch i32 %78, label %97 [
    i32 2, label %80
    i32 6, label %88
    i32 3, label %90
    i32 4, label %93
    i32 5, label %95
  ]

80:
  %81 = load i32, ptr %29, align 4
  %82 = zext i32 %81 to i64
  %83 = sub i64 %35, %82
  %84 = icmp ugt i64 %83, 16777215
  br i1 %84, label %85, label %86

85:
  store i64 0, ptr %11, align 8
  br label %125

86:
  %87 = tail call preserve_allcc i32 @resolve_shared(ptr %0, ptr %1, i64 %79, i64 %35)
  br label %111

88:
  %89 = tail call preserve_allcc i32 @resolve_shared(ptr %0, ptr %1, i64 %79, i64 %35)
  br label %111

90:
  %91 = load i32, ptr %27, align 4
  %92 = zext i32 %91 to i64
  br label %114

93:
  %94 = load i64, ptr %25, align 8
  br label %114

95:
  %96 = load i64, ptr %20, align 8
  br label %114

97:
  %98 = tail call preserve_allcc ptr @row_below(ptr %0, i64 %35)
  %99 = icmp eq ptr %98, null
  br i1 %99, label %108, label %100

100:
  %101 = load i64, ptr %98, align 8
  %102 = getelementptr inbounds nuw i8, ptr %98, i64 8
  %103 = load i64, ptr %102, align 8
  %104 = getelementptr inbounds nuw i8, ptr %98, i64 16
  %105 = load i64, ptr %104, align 8
  %106 = getelementptr inbounds nuw i8, ptr %98, i64 24
  %107 = load i64, ptr %106, align 8
  store i64 %101, ptr %6, align 8
  store i64 %105, ptr %22, align 8
  store i64 %107, ptr %23, align 8
  store i32 1, ptr %24, align 8
  br label %108

108:
  %109 = phi i64 [ %103, %100 ], [ 0, %97 ]
  %110 = phi i32 [ 0, %100 ], [ 1, %97 ]
  store i64 %109, ptr %11, align 8
  br label %111

111:
  %112 = phi i32 [ %110, %108 ], [ %89, %88 ], [ %87, %86 ]
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %120, label %125

114:
  %115 = phi ptr [ %21, %95 ], [ %26, %93 ], [ %28, %90 ]
  %116 = phi i64 [ %96, %95 ], [ %94, %93 ], [ %92, %90 ]
  %117 = phi i64 [ 0, %95 ], [ 0, %93 ], [ 1, %90 ]
  %118 = load ptr, ptr %115, align 8
  %119 = ptrtoint ptr %118 to i64
  store i64 %79, ptr %6, align 8
  store i64 %116, ptr %11, align 8
  store i64 %119, ptr %22, align 8
  store i64 %117, ptr %23, align 8
  store i32 %78, ptr %24, align 8
  br label %120

120:
  %121 = load i32, ptr %19, align 4
  %122 = icmp ne i32 %121, 0
  %123 = tail call preserve_allcc i32 @check_found(ptr %0, i64 %35, i64 %18, i1 %122)
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %141, label %125

125:
  %126 = phi i32 [ 20, %85 ], [ %112, %111 ], [ %123, %120 ]
  %127 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %128 = load i32, ptr %127, align 8
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 304
  store i32 %126, ptr %129, align 8
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 308
  store i32 %128, ptr %130, align 4
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 312
  store i32 %32, ptr %131, align 8
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i64 %35, ptr %132, align 8
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 344
  store i32 0, ptr %133, align 8
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 0, ptr %134, align 8
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 340
  store i32 0, ptr %135, align 4
  %136 = load i32, ptr %4, align 8
  store i32 %136, ptr %133, align 8
  %137 = load i32, ptr %7, align 4
  %138 = load i32, ptr %9, align 8
  %139 = mul nsw i32 %138, %137
  store i32 %139, ptr %134, align 8
  %140 = load i32, ptr %19, align 4
  store i32 %140, ptr %135, align 4
  br label %206

141:
  %142 = load i32, ptr %24, align 8
  %143 = icmp eq i32 %142, 3
  br i1 %143, label %144, label %148

144:
  %145 = shl nuw i32 1, %32
  %146 = load i32, ptr %12, align 4
  %147 = or i32 %146, %145
  store i32 %147, ptr %12, align 4
  br label %150

148:
  %149 = load i64, ptr %22, align 8
  br label %150

150:
  %151 = phi i64 [ %149, %148 ], [ 0, %144 ]
  %152 = load i64, ptr %6, align 8
  %153 = add i64 %151, %35
  %154 = sub i64 %153, %152
  store i64 %154, ptr %34, align 8
  %155 = add i32 %31, -1
  %156 = and i32 %155, %31
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %158, label %30

158:
  %159 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %160 = load i32, ptr %159, align 4
  %161 = icmp slt i32 %160, 0
  %162 = or i1 %161, %143
  br i1 %162, label %206, label %163

163:
  %164 = load i64, ptr %11, align 8
  %165 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %166 = load i64, ptr %165, align 8
  %167 = icmp ult i64 %164, %166
  br i1 %167, label %206, label %168

168:
  %169 = load i64, ptr %22, align 8
  %170 = load i32, ptr %7, align 4
  %171 = add nsw i32 %170, -1
  %172 = sext i32 %171 to i64
  %173 = and i64 %169, %172
  %174 = icmp eq i64 %173, 0
  br i1 %174, label %175, label %206

175:
  %176 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %177 = load ptr, ptr %176, align 8
  %178 = zext nneg i32 %160 to i64
  %179 = getelementptr inbounds nuw %struct.SiteCache, ptr %177, i64 %178
  store i64 %152, ptr %179, align 8
  %180 = load i64, ptr %11, align 8
  %181 = load i64, ptr %165, align 8
  %182 = sub i64 %180, %181
  %183 = getelementptr inbounds nuw i8, ptr %4, i64 28
  %184 = load i32, ptr %183, align 4
  %185 = zext nneg i32 %184 to i64
  %186 = lshr i64 %182, %185
  %187 = add i64 %186, 1
  %188 = getelementptr inbounds nuw i8, ptr %179, i64 8
  store i64 %187, ptr %188, align 8
  %189 = load i64, ptr %22, align 8
  %190 = load i64, ptr %6, align 8
  %191 = sub i64 %189, %190
  %192 = getelementptr inbounds nuw i8, ptr %179, i64 16
  store i64 %191, ptr %192, align 8
  %193 = load i32, ptr %24, align 8
  %194 = icmp eq i32 %193, 2
  br i1 %194, label %195, label %206

195:
  %196 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %197 = load i32, ptr %196, align 8
  %198 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %199 = load ptr, ptr %198, align 8
  %200 = zext i32 %197 to i64
  %201 = getelementptr inbounds nuw ptr, ptr %199, i64 %200
  %202 = load ptr, ptr %201, align 8
  %203 = getelementptr inbounds nuw i8, ptr %202, i64 24
  %204 = load ptr, ptr %203, align 8
  %205 = getelementptr inbounds nuw i8, ptr %0, i64 272
  store ptr %204, ptr %205, align 8
  br label %206

206:
  %207 = phi i32 [ 0, %5 ], [ 1, %42 ], [ 1, %125 ], [ 0, %158 ], [ 0, %195 ], [ 0, %163 ], [ 0, %168 ], [ 0, %175 ]
  ret i32 %207
}

define preserve_allcc void @ptxvm_gather(ptr %0, i32 %1, i32 %2) #0 noimplicitfloat {
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

define preserve_allcc void @ptxvm_scatter(ptr %0, i32 %1, i32 %2) #0 noimplicitfloat {
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

define i32 @ptxvm_barrier_arrive(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4, i32 %5, i32 %6, i32 %7, i32 %8) #0 {
  tail call fastcc void @enter_arrivals(ptr %1)
  %10 = icmp ugt i32 %3, 15
  br i1 %10, label %11, label %20

11:
  %12 = zext i32 %3 to i64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 304
  store i32 11, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 308
  store i32 %8, ptr %14, align 4
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 312
  store i32 -1, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i64 %12, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 344
  store i32 0, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 0, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 340
  store i32 0, ptr %19, align 4
  br label %78

20:
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 5088
  %22 = zext nneg i32 %3 to i64
  %23 = getelementptr inbounds nuw %struct.Barrier, ptr %21, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %25 = load i32, ptr %24, align 8
  %26 = shl i32 %25, 5
  %27 = icmp eq i32 %4, %26
  %28 = select i1 %27, i32 -1, i32 %4
  switch i32 %4, label %29 [
    i32 -1, label %32
    i32 0, label %39
  ]

29:
  %30 = and i32 %4, 31
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %32, label %39

32:
  %33 = load i32, ptr %23, align 4
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %48, label %35

35:
  %36 = getelementptr inbounds nuw i8, ptr %23, i64 4
  %37 = load i32, ptr %36, align 4
  %38 = icmp eq i32 %37, %28
  br i1 %38, label %48, label %39

39:
  %40 = zext i32 %4 to i64
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 304
  store i32 12, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 308
  store i32 %8, ptr %42, align 4
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 312
  store i32 -1, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i64 %40, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 344
  store i32 0, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 0, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 340
  store i32 0, ptr %47, align 4
  br label %78

48:
  %49 = add i32 %33, %5
  store i32 %49, ptr %23, align 4
  %50 = getelementptr inbounds nuw i8, ptr %23, i64 4
  store i32 %28, ptr %50, align 4
  %51 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %52 = load i32, ptr %51, align 4
  %53 = shl nuw i32 1, %52
  %54 = getelementptr inbounds nuw i8, ptr %23, i64 12
  %55 = load i32, ptr %54, align 4
  %56 = or i32 %55, %53
  store i32 %56, ptr %54, align 4
  %57 = getelementptr inbounds nuw i8, ptr %23, i64 20
  %58 = load i32, ptr %57, align 4
  %59 = add i32 %58, %6
  store i32 %59, ptr %57, align 4
  %60 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %61 = load i32, ptr %60, align 4
  %62 = add i32 %61, %7
  store i32 %62, ptr %60, align 4
  %63 = shl nuw nsw i32 1, %3
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %65 = load i32, ptr %64, align 8
  %66 = or i32 %65, %63
  store i32 %66, ptr %64, align 8
  %67 = icmp eq i32 %28, -1
  %68 = select i1 %67, i32 %26, i32 %4
  %69 = icmp ult i32 %49, %68
  br i1 %69, label %70, label %77

70:
  br i1 %67, label %71, label %78

71:
  %72 = getelementptr inbounds nuw i8, ptr %1, i64 84
  %73 = load i32, ptr %72, align 4
  %74 = xor i32 %56, -1
  %75 = and i32 %73, %74
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %78

77:
  tail call fastcc void @complete(ptr %1, i32 %3)
  br label %78

78:
  %79 = phi i32 [ 2, %11 ], [ 2, %39 ], [ 1, %77 ], [ 0, %71 ], [ 0, %70 ]
  ret i32 %79
}

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
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %9 = load i32, ptr %8, align 4
  %10 = and i32 %9, %7
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %12 = load i32, ptr %11, align 4
  %13 = add i32 %12, 1
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %15 = load i32, ptr %14, align 4
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %17 = load i32, ptr %16, align 4
  store i32 0, ptr %5, align 4
  store i32 0, ptr %6, align 4
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 12
  store i32 0, ptr %18, align 4
  store i32 %13, ptr %11, align 4
  store i32 0, ptr %14, align 4
  store i32 0, ptr %16, align 4
  %19 = getelementptr inbounds nuw i8, ptr %5, i64 28
  store i32 %15, ptr %19, align 4
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i32 %17, ptr %20, align 4
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %22 = load i32, ptr %21, align 8
  %23 = or i32 %22, %10
  store i32 %23, ptr %21, align 8
  %24 = shl nuw i32 1, %1
  %25 = xor i32 %24, -1
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %27 = load i32, ptr %26, align 8
  %28 = and i32 %27, %25
  store i32 %28, ptr %26, align 8
  %29 = or i32 %17, %15
  %30 = icmp eq i32 %29, 0
  %31 = icmp eq i32 %10, 0
  %32 = select i1 %30, i1 true, i1 %31
  br i1 %32, label %51, label %33

33:
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 48
  br label %36

36:
  %37 = phi i32 [ %10, %33 ], [ %49, %36 ]
  %38 = tail call i32 @llvm.cttz.i32(i32 %37, i1 true)
  %39 = load ptr, ptr %34, align 8
  %40 = zext nneg i32 %38 to i64
  %41 = load i64, ptr %35, align 8
  %42 = mul i64 %41, %40
  %43 = getelementptr inbounds nuw i8, ptr %39, i64 %42
  %44 = load i32, ptr %19, align 4
  %45 = getelementptr inbounds nuw i8, ptr %43, i64 32
  store i32 %44, ptr %45, align 8
  %46 = load i32, ptr %20, align 4
  %47 = getelementptr inbounds nuw i8, ptr %43, i64 36
  store i32 %46, ptr %47, align 4
  %48 = add i32 %37, -1
  %49 = and i32 %48, %37
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %36

51:
  ret void
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 404
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
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 2752
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
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 2752
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 404
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
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 2752
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

define i32 @ptxvm_fault(ptr %0, i32 %1, i32 %2, i32 %3, i64 %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 304
  store i32 %1, ptr %6, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 308
  store i32 %2, ptr %7, align 4
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 312
  store i32 %3, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i64 %4, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 344
  store i32 0, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 0, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 340
  store i32 0, ptr %12, align 4
  ret i32 4
}

define void @ptxvm_on_interrupt(i32 %0, ptr %1, ptr %2) #0 {
  %4 = load ptr, ptr @ptxvm_stop_flag, align 8
  store atomic i32 1, ptr %4 monotonic, align 4
  %5 = load ptr, ptr @ptxvm_next_handler, align 8
  tail call void %5(i32 %0, ptr %1, ptr %2)
  ret void
}

define i32 @ptxvm_commit_group(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 404
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 404
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
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 2752
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
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 2752
  %8 = zext nneg i32 %6 to i64
  %9 = getelementptr inbounds nuw i64, ptr %7, i64 %8
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 404
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %254, label %14

14:
  %15 = load <32 x i64>, ptr %7, align 64
  %16 = insertelement <32 x i64> poison, i64 %10, i64 0
  %17 = shufflevector <32 x i64> %16, <32 x i64> poison, <32 x i32> zeroinitializer
  %18 = icmp ne <32 x i64> %15, %17
  %19 = bitcast <32 x i1> %18 to i32
  %20 = and i32 %4, %19
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %254

22:
  %23 = tail call fastcc ptr @mbarrier_at(ptr %0, ptr %1, i64 %10)
  %24 = icmp eq ptr %23, null
  br i1 %24, label %254, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 124
  %27 = load i32, ptr %26, align 4
  %28 = trunc i64 %10 to i32
  %29 = and i32 %28, 16777215
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 3776
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 3784
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 4832
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 4828
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 3796
  %37 = and i64 %10, 16777215
  %38 = icmp eq i32 %27, 0
  br i1 %38, label %122, label %39

39:
  %40 = phi i32 [ %118, %117 ], [ %27, %25 ]
  %41 = phi i64 [ %119, %117 ], [ 0, %25 ]
  %42 = getelementptr inbounds nuw %struct.Deferred, ptr %30, i64 %41
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 4
  %44 = load i32, ptr %43, align 4
  %45 = icmp eq i32 %44, 1
  br i1 %45, label %46, label %117

46:
  %47 = getelementptr inbounds nuw i8, ptr %42, i64 24
  %48 = load i32, ptr %47, align 8
  %49 = icmp eq i32 %48, %29
  br i1 %49, label %50, label %117

50:
  %51 = load ptr, ptr %31, align 8
  %52 = getelementptr inbounds nuw i8, ptr %51, i64 %37
  %53 = load i64, ptr %52, align 8
  %54 = lshr i64 %53, 40
  %55 = and i64 %54, 2097151
  %56 = getelementptr inbounds nuw i8, ptr %42, i64 16
  %57 = load i32, ptr %56, align 8
  %58 = zext i32 %57 to i64
  %59 = icmp samesign ugt i64 %55, %58
  br i1 %59, label %60, label %122

60:
  %61 = getelementptr inbounds nuw i8, ptr %42, i64 20
  %62 = load i32, ptr %61, align 4
  %63 = zext i32 %62 to i64
  %64 = getelementptr inbounds nuw i8, ptr %51, i64 %63
  %65 = getelementptr inbounds nuw i8, ptr %42, i64 48
  %66 = load ptr, ptr %65, align 8
  %67 = icmp eq ptr %66, null
  br i1 %67, label %68, label %83

68:
  %69 = getelementptr inbounds nuw i8, ptr %42, i64 40
  %70 = load ptr, ptr %69, align 8
  %71 = getelementptr inbounds nuw i8, ptr %42, i64 32
  %72 = load i32, ptr %71, align 8
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %81, label %74

74:
  %75 = load ptr, ptr %32, align 8
  %76 = add i32 %72, -1
  %77 = zext i32 %76 to i64
  %78 = load i64, ptr %33, align 8
  %79 = mul i64 %78, %77
  %80 = getelementptr inbounds nuw i8, ptr %75, i64 %79
  br label %81

81:
  %82 = phi ptr [ %80, %74 ], [ %70, %68 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %64, ptr align 1 %82, i64 %58, i1 false)
  br label %84

83:
  tail call fastcc void @move_tensor(ptr %42, ptr %64, i1 false)
  br label %84

84:
  %85 = load i32, ptr %56, align 8
  %86 = zext i32 %85 to i64
  %87 = shl i64 %86, 40
  %88 = sub i64 %53, %87
  %89 = and i64 %88, 2305841909703114751
  %90 = icmp eq i64 %89, 1152921504606846976
  %91 = lshr i64 %53, 20
  %92 = and i64 %91, 1048575
  %93 = or disjoint i64 %88, %92
  %94 = xor i64 %93, 2305843009213693952
  %95 = select i1 %90, i64 %94, i64 %88
  store i64 %95, ptr %52, align 8
  %96 = load i32, ptr %42, align 8
  %97 = load i32, ptr %47, align 8
  %98 = load i32, ptr %56, align 8
  %99 = load i32, ptr %35, align 4
  %100 = add i32 %99, 1
  store i32 %100, ptr %35, align 4
  %101 = and i32 %99, 15
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw %struct.Landed, ptr %34, i64 %102
  store i32 %96, ptr %103, align 4
  %104 = getelementptr inbounds nuw i8, ptr %103, i64 4
  store i32 %97, ptr %104, align 4
  %105 = getelementptr inbounds nuw i8, ptr %103, i64 8
  store i32 %98, ptr %105, align 4
  %106 = lshr i64 %53, 61
  %107 = trunc nuw nsw i64 %106 to i32
  %108 = and i32 %107, 1
  %109 = getelementptr inbounds nuw i8, ptr %103, i64 12
  store i32 %108, ptr %109, align 4
  store i32 0, ptr %43, align 4
  %110 = getelementptr inbounds nuw i8, ptr %42, i64 32
  %111 = load i32, ptr %110, align 8
  %112 = shl nuw i32 1, %111
  %113 = xor i32 %112, -1
  %114 = load i32, ptr %36, align 4
  %115 = and i32 %114, %113
  store i32 %115, ptr %36, align 4
  %116 = load i32, ptr %26, align 4
  br label %117

117:
  %118 = phi i32 [ %116, %84 ], [ %40, %46 ], [ %40, %39 ]
  %119 = add nuw nsw i64 %41, 1
  %120 = zext i32 %118 to i64
  %121 = icmp samesign ult i64 %119, %120
  br i1 %121, label %39, label %122

122:
  %123 = phi i1 [ true, %25 ], [ true, %117 ], [ false, %50 ]
  tail call fastcc void @forget_landed(ptr %1)
  %124 = getelementptr inbounds nuw i8, ptr %1, i64 5668
  %125 = load i32, ptr %124, align 4
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %235, label %127

127:
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %129 = load i32, ptr %128, align 8
  %130 = icmp eq i32 %129, 0
  br i1 %130, label %235, label %131

131:
  %132 = getelementptr inbounds nuw i8, ptr %1, i64 5688
  %133 = getelementptr inbounds nuw i8, ptr %1, i64 5944
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %135 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  br label %136

136:
  %137 = phi i64 [ 0, %131 ], [ %231, %229 ]
  %138 = phi i32 [ 0, %131 ], [ %230, %229 ]
  %139 = getelementptr inbounds nuw ptr, ptr %132, i64 %137
  %140 = load ptr, ptr %139, align 8
  %141 = icmp eq ptr %140, null
  br i1 %141, label %229, label %142

142:
  %143 = getelementptr inbounds nuw ptr, ptr %133, i64 %137
  br label %144

144:
  %145 = phi ptr [ %140, %142 ], [ %227, %220 ]
  %146 = phi i32 [ %138, %142 ], [ %226, %220 ]
  br label %147

147:
  %148 = phi ptr [ %157, %156 ], [ %145, %144 ]
  %149 = getelementptr inbounds nuw i8, ptr %148, i64 16
  %150 = load i32, ptr %149, align 8
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %152, label %156

152:
  %153 = getelementptr inbounds nuw i8, ptr %148, i64 32
  %154 = load i32, ptr %153, align 8
  %155 = icmp eq i32 %154, %29
  br i1 %155, label %159, label %156

156:
  %157 = load ptr, ptr %148, align 8
  %158 = icmp eq ptr %157, null
  br i1 %158, label %229, label %147

159:
  %160 = getelementptr inbounds nuw i8, ptr %148, i64 32
  %161 = getelementptr inbounds nuw i8, ptr %148, i64 12
  %162 = load i32, ptr %161, align 4
  %163 = icmp eq ptr %145, %148
  br i1 %163, label %194, label %164

164:
  %165 = phi ptr [ %190, %187 ], [ %145, %159 ]
  %166 = phi ptr [ %189, %187 ], [ %139, %159 ]
  %167 = phi ptr [ %188, %187 ], [ null, %159 ]
  %168 = getelementptr inbounds nuw i8, ptr %165, i64 16
  %169 = load i32, ptr %168, align 8
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %187, label %171

171:
  %172 = getelementptr inbounds nuw i8, ptr %165, i64 12
  %173 = load i32, ptr %172, align 4
  %174 = and i32 %173, %162
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %187, label %176

176:
  tail call fastcc void @move_lanes(ptr %1, ptr %165, i32 %174)
  %177 = load i32, ptr %172, align 4
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %179, label %187

179:
  %180 = load ptr, ptr %165, align 8
  store ptr %180, ptr %166, align 8
  %181 = icmp eq ptr %180, null
  br i1 %181, label %182, label %183

182:
  store ptr %167, ptr %143, align 8
  br label %183

183:
  %184 = load ptr, ptr %134, align 8
  store ptr %184, ptr %165, align 8
  store ptr %165, ptr %134, align 8
  %185 = load i32, ptr %135, align 8
  %186 = add i32 %185, -1
  store i32 %186, ptr %135, align 8
  br label %187

187:
  %188 = phi ptr [ %167, %183 ], [ %165, %171 ], [ %165, %176 ], [ %165, %164 ]
  %189 = phi ptr [ %166, %183 ], [ %165, %171 ], [ %165, %176 ], [ %165, %164 ]
  %190 = load ptr, ptr %189, align 8
  %191 = icmp eq ptr %190, %148
  br i1 %191, label %192, label %164

192:
  %193 = load i32, ptr %160, align 8
  br label %194

194:
  %195 = phi i32 [ %29, %159 ], [ %193, %192 ]
  %196 = phi ptr [ null, %159 ], [ %188, %192 ]
  %197 = phi ptr [ %139, %159 ], [ %189, %192 ]
  %198 = load ptr, ptr %31, align 8
  %199 = zext i32 %195 to i64
  %200 = getelementptr inbounds nuw i8, ptr %198, i64 %199
  %201 = load i64, ptr %200, align 8
  %202 = icmp slt i64 %201, -4611686018427387904
  br i1 %202, label %203, label %254

203:
  %204 = and i64 %201, 1048575
  %205 = tail call i32 @llvm.ctpop.i32(i32 %162)
  %206 = zext nneg i32 %205 to i64
  %207 = icmp samesign ult i64 %204, %206
  br i1 %207, label %254, label %208

208:
  %209 = sub nuw i64 %201, %206
  %210 = and i64 %209, 2305841909703114751
  %211 = icmp eq i64 %210, 1152921504606846976
  %212 = lshr exact i64 %209, 20
  %213 = and i64 %212, 1048575
  %214 = or disjoint i64 %213, %209
  %215 = xor i64 %214, 2305843009213693952
  %216 = select i1 %211, i64 %215, i64 %209
  store i64 %216, ptr %200, align 8
  tail call fastcc void @log_arrival(ptr %1, ptr %148, i64 %201)
  %217 = load ptr, ptr %148, align 8
  store ptr %217, ptr %197, align 8
  %218 = icmp eq ptr %217, null
  br i1 %218, label %219, label %220

219:
  store ptr %196, ptr %143, align 8
  br label %220

220:
  %221 = load ptr, ptr %134, align 8
  store ptr %221, ptr %148, align 8
  store ptr %148, ptr %134, align 8
  %222 = load i32, ptr %135, align 8
  %223 = add i32 %222, -1
  store i32 %223, ptr %135, align 8
  %224 = load i32, ptr %124, align 4
  %225 = add i32 %224, -1
  store i32 %225, ptr %124, align 4
  %226 = add nsw i32 %146, 1
  %227 = load ptr, ptr %139, align 8
  %228 = icmp eq ptr %227, null
  br i1 %228, label %229, label %144

229:
  %230 = phi i32 [ %146, %156 ], [ %138, %136 ], [ %226, %220 ]
  %231 = add nuw nsw i64 %137, 1
  %232 = load i32, ptr %128, align 8
  %233 = zext i32 %232 to i64
  %234 = icmp samesign ult i64 %231, %233
  br i1 %234, label %136, label %235

235:
  %236 = phi i32 [ 0, %122 ], [ 0, %127 ], [ %230, %229 ]
  %237 = icmp sgt i32 %236, -1
  %238 = select i1 %123, i1 %237, i1 false
  br i1 %238, label %239, label %254

239:
  %240 = load i32, ptr %26, align 4
  %241 = icmp ne i32 %240, %27
  %242 = icmp ne i32 %236, 0
  %243 = select i1 %241, i1 true, i1 %242
  br i1 %243, label %248, label %244

244:
  %245 = getelementptr inbounds nuw i8, ptr %1, i64 116
  %246 = load i32, ptr %245, align 4
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %248, label %254

248:
  %249 = load i64, ptr %23, align 8
  %250 = icmp slt i64 %249, -4611686018427387904
  %251 = select i1 %250, i64 %249, i64 0
  %252 = insertelement <32 x i64> poison, i64 %251, i64 0
  %253 = shufflevector <32 x i64> %252, <32 x i64> poison, <32 x i32> zeroinitializer
  store <32 x i64> %253, ptr %7, align 64
  br label %254

254:
  %255 = phi i32 [ 0, %5 ], [ 0, %14 ], [ 0, %22 ], [ 1, %248 ], [ 0, %244 ], [ 0, %235 ], [ 0, %203 ], [ 0, %194 ]
  ret i32 %255
}

define i32 @ptxvm_settle_barriers(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %7 = load i32, ptr %6, align 8
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %100, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 100
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 5088
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 384
  %13 = icmp eq i32 %4, 0
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 256
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 44
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 128
  br label %18

18:
  %19 = phi i32 [ 0, %9 ], [ %97, %96 ]
  %20 = phi i32 [ %7, %9 ], [ %98, %96 ]
  %21 = tail call i32 @llvm.cttz.i32(i32 %20, i1 true)
  %22 = zext nneg i32 %21 to i64
  %23 = getelementptr inbounds nuw i32, ptr %3, i64 %22
  %24 = load i32, ptr %23, align 4
  %25 = load <32 x i32>, ptr %3, align 64
  %26 = insertelement <32 x i32> poison, i32 %24, i64 0
  %27 = shufflevector <32 x i32> %26, <32 x i32> poison, <32 x i32> zeroinitializer
  %28 = icmp eq <32 x i32> %25, %27
  %29 = bitcast <32 x i1> %28 to i32
  %30 = and i32 %20, %29
  %31 = load i32, ptr %10, align 4
  %32 = and i32 %30, %31
  %33 = xor i32 %32, %30
  %34 = icmp eq i32 %32, 0
  br i1 %34, label %35, label %67

35:
  br i1 %13, label %92, label %36

36:
  %37 = tail call i32 @llvm.cttz.i32(i32 %33, i1 false)
  %38 = zext nneg i32 %37 to i64
  %39 = getelementptr inbounds nuw i32, ptr %14, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = load i32, ptr %15, align 8
  %42 = and i32 %41, %30
  %43 = tail call i32 @llvm.ctpop.i32(i32 %42)
  store i32 %40, ptr %16, align 4
  %44 = getelementptr inbounds nuw i32, ptr %17, i64 %38
  %45 = load i32, ptr %44, align 4
  %46 = tail call i32 @llvm.ctpop.i32(i32 %33)
  %47 = sub nsw i32 %46, %43
  %48 = tail call i32 @ptxvm_barrier_arrive(ptr %0, ptr %1, ptr %2, i32 %24, i32 %45, i32 32, i32 %43, i32 %47, i32 %40)
  %49 = icmp eq i32 %48, 2
  br i1 %49, label %100, label %50

50:
  %51 = zext i32 %24 to i64
  %52 = getelementptr inbounds nuw %struct.Barrier, ptr %11, i64 %51
  %53 = icmp eq i32 %48, 1
  br i1 %53, label %54, label %55

54:
  tail call fastcc void @release_lanes(ptr %2, ptr %3, ptr %52, i32 %33)
  br label %96

55:
  %56 = getelementptr inbounds nuw i8, ptr %52, i64 16
  %57 = load i32, ptr %56, align 4
  %58 = icmp eq i32 %30, 0
  br i1 %58, label %88, label %59

59:
  %60 = phi i32 [ %65, %59 ], [ %33, %55 ]
  %61 = tail call i32 @llvm.cttz.i32(i32 %60, i1 true)
  %62 = zext nneg i32 %61 to i64
  %63 = getelementptr inbounds nuw i32, ptr %12, i64 %62
  store i32 %57, ptr %63, align 4
  %64 = add i32 %60, -1
  %65 = and i32 %64, %60
  %66 = icmp eq i32 %65, 0
  br i1 %66, label %88, label %59

67:
  %68 = zext i32 %24 to i64
  %69 = getelementptr inbounds nuw %struct.Barrier, ptr %11, i64 %68
  %70 = icmp eq i32 %32, %30
  %71 = getelementptr inbounds nuw i8, ptr %69, i64 16
  %72 = load i32, ptr %71, align 4
  br i1 %70, label %81, label %73

73:
  %74 = phi i32 [ %79, %73 ], [ %33, %67 ]
  %75 = tail call i32 @llvm.cttz.i32(i32 %74, i1 true)
  %76 = zext nneg i32 %75 to i64
  %77 = getelementptr inbounds nuw i32, ptr %12, i64 %76
  store i32 %72, ptr %77, align 4
  %78 = add i32 %74, -1
  %79 = and i32 %78, %74
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %88, label %73

81:
  %82 = tail call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %83 = zext nneg i32 %82 to i64
  %84 = getelementptr inbounds nuw i32, ptr %12, i64 %83
  %85 = load i32, ptr %84, align 4
  %86 = icmp eq i32 %72, %85
  br i1 %86, label %92, label %87

87:
  tail call fastcc void @release_lanes(ptr %2, ptr %3, ptr %69, i32 %30)
  br label %96

88:
  %89 = phi i32 [ %30, %55 ], [ %30, %59 ], [ %33, %73 ]
  %90 = load i32, ptr %10, align 4
  %91 = or i32 %90, %89
  store i32 %91, ptr %10, align 4
  br label %92

92:
  %93 = and i32 %24, 15
  %94 = shl nuw nsw i32 1, %93
  %95 = or i32 %94, %19
  br label %96

96:
  %97 = phi i32 [ %95, %92 ], [ %19, %87 ], [ %19, %54 ]
  %98 = xor i32 %30, %20
  %99 = icmp eq i32 %30, %20
  br i1 %99, label %100, label %18

100:
  %101 = phi i32 [ 0, %5 ], [ -1, %36 ], [ %97, %96 ]
  ret i32 %101
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
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 2752
  %8 = zext nneg i32 %6 to i64
  %9 = getelementptr inbounds nuw i64, ptr %7, i64 %8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 512
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %13 = load i32, ptr %12, align 8
  %14 = zext i32 %13 to i64
  %15 = icmp ugt i64 %11, %14
  br i1 %15, label %104, label %16

16:
  %17 = load <32 x i64>, ptr %7, align 64
  %18 = add <32 x i64> %17, splat (i64 -4294967296)
  %19 = sub nuw nsw i64 %14, %11
  %20 = insertelement <32 x i64> poison, i64 %19, i64 0
  %21 = shufflevector <32 x i64> %20, <32 x i64> poison, <32 x i32> zeroinitializer
  %22 = icmp ugt <32 x i64> %18, %21
  %23 = add nsw i64 %11, -1
  %24 = insertelement <32 x i64> poison, i64 %23, i64 0
  %25 = shufflevector <32 x i64> %24, <32 x i64> poison, <32 x i32> zeroinitializer
  %26 = and <32 x i64> %18, %25
  %27 = icmp ne <32 x i64> %26, zeroinitializer
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 3520
  %29 = load <32 x i64>, ptr %28, align 64
  %30 = insertelement <32 x i64> poison, i64 %11, i64 0
  %31 = shufflevector <32 x i64> %30, <32 x i64> poison, <32 x i32> zeroinitializer
  %32 = icmp ugt <32 x i64> %29, %31
  %33 = or <32 x i1> %22, %27
  %34 = or <32 x i1> %32, %33
  %35 = bitcast <32 x i1> %34 to i32
  %36 = and i32 %4, %35
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %104

38:
  %39 = icmp ne <32 x i64> %29, zeroinitializer
  %40 = bitcast <32 x i1> %39 to i32
  %41 = and i32 %4, %40
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %76, label %43

43:
  %44 = tail call i32 @llvm.cttz.i32(i32 %41, i1 true)
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw i64, ptr %7, i64 %45
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 256
  %48 = load i64, ptr %47, align 8
  %49 = tail call preserve_allcc ptr @row_below(ptr %0, i64 %48)
  %50 = icmp eq ptr %49, null
  br i1 %50, label %104, label %51

51:
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 3008
  %53 = load <32 x i64>, ptr %52, align 64
  %54 = load i64, ptr %49, align 8
  %55 = insertelement <32 x i64> poison, i64 %54, i64 0
  %56 = shufflevector <32 x i64> %55, <32 x i64> poison, <32 x i32> zeroinitializer
  %57 = sub <32 x i64> %53, %56
  %58 = getelementptr inbounds nuw i8, ptr %49, i64 8
  %59 = load i64, ptr %58, align 8
  %60 = insertelement <32 x i64> poison, i64 %59, i64 0
  %61 = shufflevector <32 x i64> %60, <32 x i64> poison, <32 x i32> zeroinitializer
  %62 = icmp ugt <32 x i64> %57, %61
  %63 = sub <32 x i64> %61, %57
  %64 = icmp ult <32 x i64> %63, %29
  %65 = and <32 x i64> %53, %25
  %66 = icmp ne <32 x i64> %65, zeroinitializer
  %67 = or <32 x i1> %62, %64
  %68 = or <32 x i1> %66, %67
  %69 = bitcast <32 x i1> %68 to i32
  %70 = and i32 %41, %69
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %104

72:
  %73 = getelementptr inbounds nuw i8, ptr %49, i64 16
  %74 = load i64, ptr %73, align 8
  %75 = sub i64 %74, %54
  br label %76

76:
  %77 = phi i64 [ %75, %72 ], [ 0, %38 ]
  %78 = tail call fastcc ptr @new_note(ptr %0, ptr %1, i32 %2)
  %79 = icmp eq ptr %78, null
  br i1 %79, label %104, label %80

80:
  %81 = getelementptr inbounds nuw i8, ptr %78, i64 8
  store i32 %3, ptr %81, align 8
  %82 = getelementptr inbounds nuw i8, ptr %78, i64 12
  store i32 %4, ptr %82, align 4
  %83 = getelementptr inbounds nuw i8, ptr %78, i64 24
  store i64 %77, ptr %83, align 8
  %84 = load <32 x i64>, ptr %28, align 64
  %85 = trunc nuw i64 %11 to i32
  %86 = getelementptr inbounds nuw i8, ptr %78, i64 16
  store i32 %85, ptr %86, align 8
  %87 = icmp eq <32 x i64> %84, %31
  %88 = getelementptr inbounds nuw i8, ptr %78, i64 20
  store <32 x i1> %87, ptr %88, align 4
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 3008
  %90 = load <32 x i64>, ptr %89, align 64
  %91 = getelementptr inbounds nuw i8, ptr %78, i64 64
  store <32 x i64> %90, ptr %91, align 8
  %92 = load <32 x i64>, ptr %7, align 64
  %93 = trunc <32 x i64> %92 to <32 x i32>
  %94 = getelementptr inbounds nuw i8, ptr %78, i64 320
  store <32 x i32> %93, ptr %94, align 8
  %95 = getelementptr inbounds nuw i8, ptr %1, i64 6200
  %96 = shl i32 %2, 5
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds nuw i64, ptr %95, i64 %97
  %99 = load <32 x i64>, ptr %98, align 8
  %100 = trunc <32 x i64> %99 to <32 x i32>
  %101 = getelementptr inbounds nuw i8, ptr %78, i64 448
  store <32 x i32> %100, ptr %101, align 8
  %102 = trunc <32 x i64> %84 to <32 x i8>
  %103 = getelementptr inbounds nuw i8, ptr %78, i64 576
  store <32 x i8> %102, ptr %103, align 8
  br label %104

104:
  %105 = phi i32 [ 0, %16 ], [ 0, %76 ], [ 1, %80 ], [ 0, %43 ], [ 0, %51 ], [ 0, %5 ]
  ret i32 %105
}

define internal preserve_allcc ptr @row_below(ptr %0, i64 %1) unnamed_addr #0 noimplicitfloat {
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

define internal fastcc ptr @new_note(ptr %0, ptr %1, i32 %2) unnamed_addr #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %5 = load ptr, ptr %4, align 8
  %6 = icmp eq ptr %5, null
  br i1 %6, label %9, label %7

7:
  %8 = load ptr, ptr %5, align 8
  store ptr %8, ptr %4, align 8
  br label %17

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 424
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %11, %13
  br i1 %14, label %35, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 640
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

define i32 @ptxvm_commit_lanes(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 404
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
  %6 = tail call i32 @llvm.cttz.i32(i32 %4, i1 false)
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 2752
  %8 = zext nneg i32 %6 to i64
  %9 = getelementptr inbounds nuw i64, ptr %7, i64 %8
  %10 = load i64, ptr %9, align 8
  %11 = tail call fastcc ptr @mbarrier_at(ptr %0, ptr %1, i64 %10)
  %12 = icmp eq ptr %11, null
  br i1 %12, label %54, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 5672
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %54

17:
  %18 = load <32 x i64>, ptr %7, align 64
  %19 = insertelement <32 x i64> poison, i64 %10, i64 0
  %20 = shufflevector <32 x i64> %19, <32 x i64> poison, <32 x i32> zeroinitializer
  %21 = icmp ne <32 x i64> %18, %20
  %22 = bitcast <32 x i1> %21 to i32
  %23 = and i32 %4, %22
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %54

25:
  %26 = load i64, ptr %11, align 8
  %27 = getelementptr inbounds nuw i8, ptr %9, i64 256
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %33, label %30

30:
  %31 = tail call i32 @llvm.ctpop.i32(i32 %4)
  %32 = zext nneg i32 %31 to i64
  br label %33

33:
  %34 = phi i64 [ %32, %30 ], [ 0, %25 ]
  %35 = and i64 %26, 1048575
  %36 = add nuw nsw i64 %34, %35
  %37 = icmp samesign ugt i64 %36, 1048575
  br i1 %37, label %54, label %38

38:
  %39 = tail call fastcc ptr @new_note(ptr %0, ptr %1, i32 %2)
  %40 = icmp eq ptr %39, null
  br i1 %40, label %54, label %41

41:
  %42 = getelementptr inbounds nuw i8, ptr %39, i64 8
  store i32 %3, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %39, i64 12
  store i32 %4, ptr %43, align 4
  %44 = getelementptr inbounds nuw i8, ptr %39, i64 16
  store i32 0, ptr %44, align 8
  %45 = trunc i64 %10 to i32
  %46 = and i32 %45, 16777215
  %47 = getelementptr inbounds nuw i8, ptr %39, i64 32
  store i32 %46, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 5668
  %49 = load i32, ptr %48, align 4
  %50 = add i32 %49, 1
  store i32 %50, ptr %48, align 4
  %51 = icmp eq i64 %34, 0
  br i1 %51, label %54, label %52

52:
  %53 = add i64 %34, %26
  store i64 %53, ptr %11, align 8
  tail call fastcc void @log_arrival(ptr %1, ptr %39, i64 %26)
  br label %54

54:
  %55 = phi i32 [ 0, %5 ], [ 0, %17 ], [ 0, %13 ], [ 0, %33 ], [ 0, %38 ], [ 1, %52 ], [ 1, %41 ]
  ret i32 %55
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
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %30 = load i32, ptr %29, align 8
  %31 = icmp eq i32 %28, %30
  %32 = select i1 %31, i1 %26, i1 false
  br i1 %32, label %48, label %33

33:
  %34 = phi i32 [ %9, %7 ], [ %16, %20 ], [ %18, %10 ]
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 32
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
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 2752
  %8 = zext nneg i32 %6 to i64
  %9 = getelementptr inbounds nuw i64, ptr %7, i64 %8
  %10 = load i64, ptr %9, align 8
  %11 = tail call i64 @llvm.umin.i64(i64 %10, i64 2147483647)
  %12 = trunc nuw nsw i64 %11 to i32
  %13 = tail call fastcc i32 @land_lanes(ptr %0, ptr %1, i32 %2, i32 %4, i32 %12)
  ret i32 %13
}

define internal fastcc i32 @land_lanes(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) unnamed_addr #0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 404
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %70, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 5672
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %70

13:
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 6200
  %15 = shl i32 %2, 5
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i64, ptr %14, i64 %16
  %18 = load <32 x i64>, ptr %17, align 8
  %19 = trunc <32 x i64> %18 to <32 x i32>
  %20 = icmp eq i32 %3, 0
  br i1 %20, label %70, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 5688
  %23 = zext i32 %2 to i64
  %24 = getelementptr inbounds nuw ptr, ptr %22, i64 %23
  %25 = insertelement <32 x i32> poison, i32 %4, i64 0
  %26 = shufflevector <32 x i32> %25, <32 x i32> poison, <32 x i32> zeroinitializer
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 5944
  %28 = getelementptr inbounds nuw ptr, ptr %27, i64 %23
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  br label %31

31:
  %32 = phi i32 [ %3, %21 ], [ %66, %65 ]
  %33 = phi ptr [ %24, %21 ], [ %68, %65 ]
  %34 = phi ptr [ null, %21 ], [ %67, %65 ]
  %35 = load ptr, ptr %33, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %70, label %37

37:
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %39 = load i32, ptr %38, align 8
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %65, label %41

41:
  %42 = getelementptr inbounds nuw i8, ptr %35, i64 448
  %43 = load <32 x i32>, ptr %42, align 8
  %44 = sub <32 x i32> %19, %43
  %45 = getelementptr inbounds nuw i8, ptr %35, i64 12
  %46 = load i32, ptr %45, align 4
  %47 = and i32 %46, %32
  %48 = icmp sgt <32 x i32> %44, %26
  %49 = bitcast <32 x i1> %48 to i32
  %50 = and i32 %47, %49
  %51 = xor i32 %47, %32
  %52 = xor i32 %51, %50
  %53 = icmp eq i32 %50, 0
  br i1 %53, label %65, label %54

54:
  tail call fastcc void @move_lanes(ptr %1, ptr %35, i32 %50)
  %55 = load i32, ptr %45, align 4
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %65

57:
  %58 = load ptr, ptr %35, align 8
  store ptr %58, ptr %33, align 8
  %59 = icmp eq ptr %58, null
  br i1 %59, label %60, label %61

60:
  store ptr %34, ptr %28, align 8
  br label %61

61:
  %62 = load ptr, ptr %29, align 8
  store ptr %62, ptr %35, align 8
  store ptr %35, ptr %29, align 8
  %63 = load i32, ptr %30, align 8
  %64 = add i32 %63, -1
  store i32 %64, ptr %30, align 8
  br label %65

65:
  %66 = phi i32 [ %52, %61 ], [ %52, %54 ], [ %52, %41 ], [ %32, %37 ]
  %67 = phi ptr [ %34, %61 ], [ %35, %54 ], [ %35, %41 ], [ %35, %37 ]
  %68 = phi ptr [ %33, %61 ], [ %35, %54 ], [ %35, %41 ], [ %35, %37 ]
  %69 = icmp eq i32 %66, 0
  br i1 %69, label %70, label %31

70:
  %71 = phi i32 [ 0, %5 ], [ 0, %9 ], [ 1, %13 ], [ 1, %31 ], [ 1, %65 ]
  ret i32 %71
}

define i32 @ptxvm_wait_all_lanes(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = tail call fastcc i32 @land_lanes(ptr %0, ptr %1, i32 %2, i32 %4, i32 -1)
  ret i32 %6
}

define i32 @ptxvm_init_mbarriers(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 4312
  %7 = load i32, ptr %6, align 8
  %8 = tail call i32 @llvm.ctpop.i32(i32 %4)
  %9 = add i32 %7, %8
  %10 = icmp ugt i32 %9, 64
  br i1 %10, label %73, label %11

11:
  %12 = icmp eq i32 %4, 0
  br i1 %12, label %73, label %16

13:
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 3800
  br label %32

16:
  %17 = phi i32 [ %30, %28 ], [ %4, %11 ]
  %18 = tail call i32 @llvm.cttz.i32(i32 %17, i1 true)
  %19 = zext nneg i32 %18 to i64
  %20 = getelementptr inbounds nuw i64, ptr %0, i64 %19
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 3008
  %22 = load i64, ptr %21, align 8
  %23 = tail call fastcc ptr @free_word(ptr %0, ptr %1, i32 %18)
  %24 = icmp ne ptr %23, null
  %25 = add i64 %22, -1
  %26 = icmp ult i64 %25, 1048575
  %27 = select i1 %24, i1 %26, i1 false
  br i1 %27, label %28, label %73

28:
  %29 = add i32 %17, -1
  %30 = and i32 %29, %17
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %13, label %16

32:
  %33 = phi i32 [ %4, %13 ], [ %71, %67 ]
  %34 = tail call i32 @llvm.cttz.i32(i32 %33, i1 true)
  %35 = tail call fastcc ptr @free_word(ptr %0, ptr %1, i32 %34)
  %36 = icmp eq ptr %35, null
  br i1 %36, label %73, label %37

37:
  %38 = zext nneg i32 %34 to i64
  %39 = getelementptr inbounds nuw i64, ptr %0, i64 %38
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 3008
  %41 = load i64, ptr %40, align 8
  %42 = shl i64 %41, 20
  %43 = or i64 %41, %42
  %44 = or i64 %43, -8070450532247928832
  store i64 %44, ptr %35, align 8
  %45 = load ptr, ptr %14, align 8
  %46 = ptrtoint ptr %35 to i64
  %47 = ptrtoint ptr %45 to i64
  %48 = sub i64 %46, %47
  %49 = trunc i64 %48 to i32
  %50 = load i32, ptr %6, align 8
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %63, label %52

52:
  %53 = zext i32 %50 to i64
  br label %57

54:
  %55 = add nuw nsw i64 %58, 1
  %56 = icmp eq i64 %55, %53
  br i1 %56, label %63, label %57

57:
  %58 = phi i64 [ 0, %52 ], [ %55, %54 ]
  %59 = getelementptr inbounds nuw %struct.Life, ptr %15, i64 %58
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 4
  %61 = load i32, ptr %60, align 4
  %62 = icmp eq i32 %61, %49
  br i1 %62, label %67, label %54

63:
  %64 = phi i64 [ 0, %37 ], [ %53, %54 ]
  %65 = add i32 %50, 1
  store i32 %65, ptr %6, align 8
  %66 = getelementptr inbounds nuw %struct.Life, ptr %15, i64 %64
  br label %67

67:
  %68 = phi ptr [ %66, %63 ], [ %59, %57 ]
  store i32 %3, ptr %68, align 4
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 4
  store i32 %49, ptr %69, align 4
  %70 = add i32 %33, -1
  %71 = and i32 %70, %33
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %32

73:
  %74 = phi i32 [ 0, %32 ], [ 0, %5 ], [ 1, %11 ], [ 1, %67 ], [ 0, %16 ]
  ret i32 %74
}

define internal fastcc ptr @free_word(ptr %0, ptr %1, i32 %2) unnamed_addr #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 2752
  %5 = zext nneg i32 %2 to i64
  %6 = getelementptr inbounds nuw i64, ptr %4, i64 %5
  %7 = load i64, ptr %6, align 8
  %8 = tail call fastcc ptr @own_word(ptr %0, ptr %1, i64 %7)
  %9 = icmp eq ptr %8, null
  br i1 %9, label %14, label %10

10:
  %11 = load i64, ptr %8, align 8
  %12 = icmp slt i64 %11, -4611686018427387904
  %13 = select i1 %12, ptr null, ptr %8
  br label %14

14:
  %15 = phi ptr [ null, %3 ], [ %13, %10 ]
  ret ptr %15
}

define i32 @ptxvm_invalidate_mbarriers(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = icmp eq i32 %4, 0
  br i1 %6, label %81, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 2752
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

define i32 @ptxvm_run(ptr %0) #0 {
  %2 = tail call fastcc i32 @choose(ptr %0)
  %3 = icmp eq i32 %2, -1
  br i1 %3, label %4, label %534

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 132
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 316
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 348
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 236
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 244
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 192
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 420
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 308
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 312
  br label %30

30:
  %31 = load i32, ptr %5, align 8
  %32 = load ptr, ptr %6, align 8
  %33 = zext i32 %31 to i64
  %34 = getelementptr inbounds nuw ptr, ptr %32, i64 %33
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 24
  %37 = load ptr, ptr %36, align 8
  %38 = load ptr, ptr %7, align 8
  %39 = icmp eq ptr %38, null
  %40 = icmp eq ptr %38, %37
  %41 = or i1 %39, %40
  br i1 %41, label %47, label %42

42:
  store ptr null, ptr %7, align 8
  %43 = load ptr, ptr %8, align 8
  %44 = load i32, ptr %9, align 4
  %45 = zext i32 %44 to i64
  %46 = shl nuw nsw i64 %45, 5
  tail call void @llvm.memset.p0.i64(ptr align 1 %43, i8 0, i64 %46, i1 false)
  br label %47

47:
  %48 = getelementptr inbounds nuw i8, ptr %35, i64 92
  store i32 0, ptr %48, align 4
  %49 = getelementptr inbounds nuw i8, ptr %35, i64 80
  %50 = getelementptr inbounds nuw i8, ptr %35, i64 84
  %51 = getelementptr inbounds nuw i8, ptr %35, i64 96
  %52 = getelementptr inbounds nuw i8, ptr %35, i64 100
  %53 = getelementptr inbounds nuw i8, ptr %35, i64 104
  %54 = getelementptr inbounds nuw i8, ptr %35, i64 5676
  %55 = getelementptr inbounds nuw i8, ptr %35, i64 72
  %56 = getelementptr inbounds nuw i8, ptr %35, i64 48
  %57 = getelementptr inbounds nuw i8, ptr %35, i64 88
  %58 = getelementptr inbounds nuw i8, ptr %35, i64 108
  %59 = getelementptr inbounds nuw i8, ptr %35, i64 5088
  %60 = getelementptr inbounds nuw i8, ptr %35, i64 120
  br label %61

61:
  %62 = phi i32 [ 0, %47 ], [ %374, %372 ]
  %63 = phi i1 [ false, %47 ], [ %373, %372 ]
  %64 = load i32, ptr %49, align 8
  br i1 %63, label %185, label %65

65:
  %66 = load i32, ptr %50, align 4
  %67 = icmp ne i32 %64, %66
  %68 = icmp eq i32 %66, 0
  %69 = or i1 %67, %68
  br i1 %69, label %185, label %70

70:
  %71 = load i32, ptr %51, align 8
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %185

73:
  %74 = load i32, ptr %52, align 4
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %185, label %76

76:
  %77 = load i32, ptr %10, align 8
  %78 = icmp eq i32 %77, 0
  %79 = load ptr, ptr %11, align 8
  store i32 0, ptr %53, align 8
  %80 = load ptr, ptr %0, align 8
  %81 = getelementptr inbounds nuw i8, ptr %80, i64 64
  %82 = load atomic i32, ptr %81 monotonic, align 8
  %83 = icmp eq i32 %82, 0
  br i1 %78, label %111, label %84

84:
  br i1 %83, label %85, label %529

85:
  store i32 1, ptr %54, align 4
  %86 = tail call i32 @llvm.cttz.i32(i32 %64, i1 false)
  %87 = load ptr, ptr %55, align 8
  %88 = zext nneg i32 %86 to i64
  %89 = load i64, ptr %56, align 8
  %90 = mul i64 %89, %88
  %91 = getelementptr inbounds nuw i8, ptr %87, i64 %90
  %92 = tail call i32 %79(ptr %91, ptr %35, ptr %0)
  store i32 0, ptr %54, align 4
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %103

94:
  store i32 1, ptr %48, align 4
  %95 = load i32, ptr %58, align 4
  %96 = zext i32 %95 to i64
  %97 = getelementptr inbounds nuw %struct.Barrier, ptr %35, i64 %96
  %98 = getelementptr inbounds nuw i8, ptr %97, i64 5104
  store i32 0, ptr %98, align 4
  %99 = load i32, ptr %10, align 8
  %100 = icmp eq i32 %99, 2
  %101 = zext i1 %100 to i32
  %102 = getelementptr inbounds nuw i8, ptr %35, i64 5680
  store i32 %101, ptr %102, align 8
  br label %375

103:
  tail call fastcc void @enter_arrivals(ptr %35)
  %104 = load i32, ptr %57, align 8
  %105 = add i32 %104, -1
  %106 = load ptr, ptr %55, align 8
  %107 = zext i32 %105 to i64
  %108 = load i64, ptr %56, align 8
  %109 = mul i64 %108, %107
  %110 = getelementptr inbounds nuw i8, ptr %106, i64 %109
  br label %214

111:
  br i1 %83, label %112, label %529

112:
  %113 = phi i32 [ %163, %167 ], [ %64, %111 ]
  %114 = phi i32 [ %168, %167 ], [ %64, %111 ]
  %115 = phi i32 [ %169, %167 ], [ 0, %111 ]
  %116 = tail call i32 @llvm.cttz.i32(i32 %114, i1 true)
  %117 = load ptr, ptr %55, align 8
  %118 = zext nneg i32 %116 to i64
  %119 = load i64, ptr %56, align 8
  %120 = mul i64 %119, %118
  %121 = getelementptr inbounds nuw i8, ptr %117, i64 %120
  %122 = getelementptr inbounds nuw i8, ptr %121, i64 52
  store i32 0, ptr %122, align 4
  %123 = tail call i32 %79(ptr %121, ptr %35, ptr %0)
  switch i32 %123, label %170 [
    i32 1, label %124
    i32 0, label %151
  ]

124:
  %125 = getelementptr inbounds nuw i8, ptr %121, i64 16
  %126 = load i32, ptr %125, align 8
  %127 = getelementptr inbounds nuw i8, ptr %121, i64 20
  %128 = load i32, ptr %127, align 4
  %129 = icmp eq i32 %128, -1
  %130 = icmp ult i32 %126, 16
  %131 = select i1 %129, i1 %130, i1 false
  br i1 %131, label %132, label %170

132:
  %133 = getelementptr inbounds nuw i8, ptr %121, i64 40
  %134 = load i32, ptr %133, align 8
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %136, label %170

136:
  %137 = icmp eq i32 %115, 0
  br i1 %137, label %141, label %138

138:
  %139 = load i32, ptr %58, align 4
  %140 = icmp eq i32 %126, %139
  br i1 %140, label %141, label %170

141:
  %142 = load i32, ptr %51, align 8
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %144, label %170

144:
  %145 = load i32, ptr %53, align 8
  %146 = icmp eq i32 %145, %115
  br i1 %146, label %147, label %170

147:
  %148 = shl nuw i32 1, %116
  %149 = or i32 %148, %115
  store i32 %149, ptr %53, align 8
  %150 = load i32, ptr %125, align 8
  store i32 %150, ptr %58, align 4
  br label %161

151:
  %152 = load i32, ptr %51, align 8
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %154, label %170

154:
  %155 = load i32, ptr %53, align 8
  %156 = icmp eq i32 %155, %115
  br i1 %156, label %157, label %170

157:
  %158 = shl nuw i32 1, %116
  %159 = xor i32 %158, -1
  %160 = and i32 %113, %159
  store i32 %160, ptr %50, align 4
  tail call fastcc void @cluster_warp_ends(ptr %35, ptr %121)
  br label %161

161:
  %162 = phi i32 [ %115, %157 ], [ %149, %147 ]
  %163 = phi i32 [ %160, %157 ], [ %113, %147 ]
  %164 = add i32 %114, -1
  %165 = and i32 %164, %114
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %172, label %167

167:
  %168 = phi i32 [ %165, %161 ], [ %163, %174 ]
  %169 = phi i32 [ %162, %161 ], [ 0, %174 ]
  br label %112

170:
  tail call fastcc void @enter_arrivals(ptr %35)
  %171 = add nuw nsw i32 %116, 1
  store i32 %171, ptr %57, align 8
  br label %214

172:
  store i32 1, ptr %48, align 4
  store i32 0, ptr %53, align 8
  store i32 %163, ptr %49, align 8
  %173 = icmp eq i32 %163, 0
  br i1 %173, label %375, label %174

174:
  %175 = load i32, ptr %58, align 4
  %176 = zext i32 %175 to i64
  %177 = getelementptr inbounds nuw %struct.Barrier, ptr %35, i64 %176
  %178 = getelementptr inbounds nuw i8, ptr %177, i64 5104
  %179 = load i32, ptr %178, align 4
  %180 = add i32 %179, 1
  store i32 %180, ptr %178, align 4
  store i32 0, ptr %53, align 8
  %181 = load ptr, ptr %0, align 8
  %182 = getelementptr inbounds nuw i8, ptr %181, i64 64
  %183 = load atomic i32, ptr %182 monotonic, align 8
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %167, label %529

185:
  %186 = icmp eq i32 %64, 0
  br i1 %186, label %359, label %187

187:
  %188 = load ptr, ptr %0, align 8
  %189 = getelementptr inbounds nuw i8, ptr %188, i64 64
  %190 = load atomic i32, ptr %189 monotonic, align 8
  %191 = icmp eq i32 %190, 0
  br i1 %191, label %192, label %529

192:
  %193 = load i32, ptr %57, align 8
  %194 = tail call i32 @llvm.fshr.i32(i32 %64, i32 %64, i32 %193)
  %195 = tail call i32 @llvm.cttz.i32(i32 %194, i1 true)
  %196 = add i32 %195, %193
  %197 = and i32 %196, 31
  %198 = load ptr, ptr %55, align 8
  %199 = zext nneg i32 %197 to i64
  %200 = load i64, ptr %56, align 8
  %201 = mul i64 %200, %199
  %202 = getelementptr inbounds nuw i8, ptr %198, i64 %201
  %203 = getelementptr inbounds nuw i8, ptr %202, i64 4
  %204 = load i32, ptr %203, align 4
  %205 = icmp eq i32 %204, 0
  %206 = select i1 %205, i64 152, i64 160
  %207 = getelementptr inbounds nuw i8, ptr %0, i64 %206
  %208 = load ptr, ptr %207, align 8
  %209 = icmp eq ptr %208, null
  br i1 %209, label %529, label %210

210:
  %211 = add nuw nsw i32 %197, 1
  store i32 %211, ptr %57, align 8
  %212 = getelementptr inbounds nuw i8, ptr %202, i64 52
  store i32 0, ptr %212, align 4
  %213 = tail call i32 %208(ptr %202, ptr %35, ptr %0)
  br label %214

214:
  %215 = phi ptr [ %110, %103 ], [ %202, %210 ], [ %121, %170 ]
  %216 = phi i32 [ %92, %103 ], [ %213, %210 ], [ %123, %170 ]
  switch i32 %216, label %529 [
    i32 2, label %337
    i32 0, label %217
    i32 1, label %254
    i32 18, label %528
    i32 3, label %352
    i32 6, label %352
    i32 4, label %353
    i32 16, label %375
    i32 17, label %359
  ]

217:
  %218 = getelementptr inbounds nuw i8, ptr %215, i64 12
  %219 = load i32, ptr %218, align 4
  %220 = shl nuw i32 1, %219
  %221 = xor i32 %220, -1
  %222 = load i32, ptr %50, align 4
  %223 = and i32 %222, %221
  store i32 %223, ptr %50, align 4
  tail call fastcc void @cluster_warp_ends(ptr %35, ptr %215)
  %224 = load i32, ptr %49, align 8
  %225 = and i32 %224, %221
  store i32 %225, ptr %49, align 8
  store i32 1, ptr %48, align 4
  %226 = load i32, ptr %50, align 4
  %227 = icmp eq i32 %226, 0
  br i1 %227, label %375, label %228

228:
  %229 = load i32, ptr %51, align 8
  %230 = icmp eq i32 %229, 0
  br i1 %230, label %372, label %231

231:
  %232 = phi i32 [ %249, %247 ], [ %229, %228 ]
  %233 = tail call i32 @llvm.cttz.i32(i32 %232, i1 true)
  %234 = zext nneg i32 %233 to i64
  %235 = getelementptr inbounds nuw %struct.Barrier, ptr %59, i64 %234
  %236 = getelementptr inbounds nuw i8, ptr %235, i64 4
  %237 = load i32, ptr %236, align 4
  %238 = icmp eq i32 %237, -1
  br i1 %238, label %239, label %247

239:
  %240 = load i32, ptr %50, align 4
  %241 = getelementptr inbounds nuw i8, ptr %235, i64 12
  %242 = load i32, ptr %241, align 4
  %243 = xor i32 %242, -1
  %244 = and i32 %240, %243
  %245 = icmp eq i32 %244, 0
  br i1 %245, label %246, label %247

246:
  tail call fastcc void @complete(ptr %35, i32 %233)
  br label %247

247:
  %248 = add i32 %232, -1
  %249 = and i32 %248, %232
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %251, label %231

251:
  %252 = load i32, ptr %50, align 4
  %253 = icmp eq i32 %252, 0
  br i1 %253, label %375, label %372

254:
  store i32 1, ptr %48, align 4
  %255 = getelementptr inbounds nuw i8, ptr %215, i64 12
  %256 = load i32, ptr %255, align 4
  %257 = shl nuw i32 1, %256
  %258 = xor i32 %257, -1
  %259 = load i32, ptr %49, align 8
  %260 = and i32 %259, %258
  store i32 %260, ptr %49, align 8
  %261 = getelementptr inbounds nuw i8, ptr %215, i64 56
  %262 = load i32, ptr %261, align 8
  %263 = icmp eq i32 %262, 0
  br i1 %263, label %275, label %264

264:
  %265 = phi i32 [ %273, %264 ], [ %262, %254 ]
  %266 = tail call i32 @llvm.cttz.i32(i32 %265, i1 true)
  %267 = zext nneg i32 %266 to i64
  %268 = getelementptr inbounds nuw %struct.Barrier, ptr %35, i64 %267
  %269 = getelementptr inbounds nuw i8, ptr %268, i64 5096
  %270 = load i32, ptr %269, align 4
  %271 = and i32 %270, %258
  store i32 %271, ptr %269, align 4
  %272 = add i32 %265, -1
  %273 = and i32 %272, %265
  %274 = icmp eq i32 %273, 0
  br i1 %274, label %275, label %264

275:
  store i32 0, ptr %261, align 8
  %276 = getelementptr inbounds nuw i8, ptr %215, i64 16
  %277 = load i32, ptr %276, align 8
  %278 = icmp slt i32 %277, 0
  br i1 %278, label %279, label %294

279:
  %280 = getelementptr inbounds nuw i8, ptr %215, i64 28
  %281 = load i32, ptr %280, align 4
  store i32 %281, ptr %261, align 8
  %282 = icmp eq i32 %281, 0
  br i1 %282, label %372, label %283

283:
  %284 = phi i32 [ %292, %283 ], [ %281, %279 ]
  %285 = tail call i32 @llvm.cttz.i32(i32 %284, i1 true)
  %286 = zext nneg i32 %285 to i64
  %287 = getelementptr inbounds nuw %struct.Barrier, ptr %35, i64 %286
  %288 = getelementptr inbounds nuw i8, ptr %287, i64 5096
  %289 = load i32, ptr %288, align 4
  %290 = or i32 %289, %257
  store i32 %290, ptr %288, align 4
  %291 = add i32 %284, -1
  %292 = and i32 %291, %284
  %293 = icmp eq i32 %292, 0
  br i1 %293, label %372, label %283

294:
  %295 = getelementptr inbounds nuw i8, ptr %215, i64 40
  %296 = load i32, ptr %295, align 8
  %297 = icmp eq i32 %296, 0
  br i1 %297, label %303, label %298

298:
  %299 = getelementptr inbounds nuw i8, ptr %215, i64 32
  %300 = load i32, ptr %299, align 8
  %301 = getelementptr inbounds nuw i8, ptr %215, i64 36
  %302 = load i32, ptr %301, align 4
  br label %303

303:
  %304 = phi i32 [ %300, %298 ], [ 0, %294 ]
  %305 = phi i32 [ %302, %298 ], [ 0, %294 ]
  %306 = getelementptr inbounds nuw i8, ptr %215, i64 20
  %307 = load i32, ptr %306, align 4
  %308 = getelementptr inbounds nuw i8, ptr %215, i64 24
  %309 = load i32, ptr %308, align 8
  %310 = getelementptr inbounds nuw i8, ptr %215, i64 44
  %311 = load i32, ptr %310, align 4
  %312 = tail call i32 @ptxvm_barrier_arrive(ptr %0, ptr %35, ptr %215, i32 %277, i32 %307, i32 %309, i32 %304, i32
      %305, i32 %311)
  %313 = icmp eq i32 %312, 2
  br i1 %313, label %331, label %314

314:
  %315 = zext nneg i32 %277 to i64
  %316 = getelementptr inbounds nuw %struct.Barrier, ptr %59, i64 %315
  %317 = icmp eq i32 %312, 0
  br i1 %317, label %318, label %322

318:
  %319 = getelementptr inbounds nuw i8, ptr %316, i64 8
  %320 = load i32, ptr %319, align 4
  %321 = or i32 %320, %257
  store i32 %321, ptr %319, align 4
  br label %372

322:
  %323 = getelementptr inbounds nuw i8, ptr %316, i64 28
  %324 = load i32, ptr %323, align 4
  %325 = getelementptr inbounds nuw i8, ptr %215, i64 32
  store i32 %324, ptr %325, align 8
  %326 = getelementptr inbounds nuw i8, ptr %316, i64 32
  %327 = load i32, ptr %326, align 4
  %328 = getelementptr inbounds nuw i8, ptr %215, i64 36
  store i32 %327, ptr %328, align 4
  %329 = load i32, ptr %49, align 8
  %330 = or i32 %329, %257
  store i32 %330, ptr %49, align 8
  br label %372

331:
  %332 = getelementptr inbounds nuw i8, ptr %215, i64 12
  %333 = load i32, ptr %332, align 4
  store i32 %333, ptr %13, align 4
  %334 = getelementptr inbounds nuw i8, ptr %215, i64 4
  %335 = load i32, ptr %334, align 4
  store i32 %335, ptr %14, align 4
  %336 = load i64, ptr %35, align 8
  store i64 %336, ptr %15, align 8
  br label %529

337:
  %338 = load i32, ptr %60, align 8
  %339 = icmp eq i32 %338, 0
  br i1 %339, label %341, label %340

340:
  store i32 0, ptr %60, align 8
  store i32 1, ptr %48, align 4
  br label %372

341:
  %342 = getelementptr inbounds nuw i8, ptr %215, i64 52
  %343 = load i32, ptr %342, align 4
  %344 = icmp eq i32 %343, 0
  br i1 %344, label %345, label %346

345:
  store i32 1, ptr %12, align 4
  br label %346

346:
  %347 = add i32 %62, 1
  %348 = load i32, ptr %49, align 8
  %349 = tail call i32 @llvm.ctpop.i32(i32 %348)
  %350 = shl nuw nsw i32 %349, 1
  %351 = icmp ult i32 %347, %350
  br i1 %351, label %372, label %492

352:
  store i32 0, ptr %52, align 4
  store i32 1, ptr %48, align 4
  br label %372

353:
  %354 = getelementptr inbounds nuw i8, ptr %215, i64 12
  %355 = load i32, ptr %354, align 4
  store i32 %355, ptr %13, align 4
  %356 = getelementptr inbounds nuw i8, ptr %215, i64 4
  %357 = load i32, ptr %356, align 4
  store i32 %357, ptr %14, align 4
  %358 = load i64, ptr %35, align 8
  store i64 %358, ptr %15, align 8
  br label %529

359:
  %360 = load i32, ptr %50, align 4
  %361 = tail call i32 @llvm.cttz.i32(i32 %360, i1 false)
  %362 = load ptr, ptr %55, align 8
  %363 = zext nneg i32 %361 to i64
  %364 = load i64, ptr %56, align 8
  %365 = mul i64 %364, %363
  %366 = getelementptr inbounds nuw i8, ptr %362, i64 %365
  store i32 13, ptr %27, align 8
  %367 = getelementptr inbounds nuw i8, ptr %366, i64 44
  %368 = load i32, ptr %367, align 4
  store i32 %368, ptr %28, align 4
  %369 = getelementptr inbounds nuw i8, ptr %366, i64 4
  %370 = load i32, ptr %369, align 4
  store i32 %370, ptr %14, align 4
  store i32 %361, ptr %13, align 4
  store i32 -1, ptr %29, align 8
  %371 = load i64, ptr %35, align 8
  store i64 %371, ptr %15, align 8
  br label %529

372:
  %373 = phi i1 [ false, %251 ], [ true, %340 ], [ true, %346 ], [ false, %352 ], [ false, %318 ], [ false, %322 ], [
      false, %279 ], [ false, %228 ], [ false, %283 ]
  %374 = phi i32 [ 0, %251 ], [ 0, %340 ], [ %347, %346 ], [ 0, %352 ], [ 0, %318 ], [ 0, %322 ], [ 0, %279 ], [ 0, %228
      ], [ 0, %283 ]
  br label %61

375:
  %376 = getelementptr inbounds nuw i8, ptr %35, i64 124
  %377 = load i32, ptr %376, align 4
  %378 = icmp eq i32 %377, 0
  br i1 %378, label %400, label %379

379:
  %380 = getelementptr inbounds nuw i8, ptr %35, i64 128
  br label %382

381:
  tail call fastcc void @forget_landed(ptr %35)
  br label %400

382:
  %383 = phi i32 [ %377, %379 ], [ %396, %395 ]
  %384 = phi i64 [ 0, %379 ], [ %397, %395 ]
  %385 = getelementptr inbounds nuw %struct.Deferred, ptr %380, i64 %384
  %386 = getelementptr inbounds nuw i8, ptr %385, i64 4
  %387 = load i32, ptr %386, align 4
  %388 = icmp eq i32 %387, 2
  br i1 %388, label %389, label %395

389:
  %390 = getelementptr inbounds nuw i8, ptr %385, i64 32
  %391 = load i32, ptr %390, align 8
  %392 = icmp eq i32 %391, 0
  br i1 %392, label %395, label %393

393:
  tail call fastcc void @land_store(ptr %35, ptr %385)
  %394 = load i32, ptr %376, align 4
  br label %395

395:
  %396 = phi i32 [ %394, %393 ], [ %383, %389 ], [ %383, %382 ]
  %397 = add nuw nsw i64 %384, 1
  %398 = zext i32 %396 to i64
  %399 = icmp samesign ult i64 %397, %398
  br i1 %399, label %382, label %381

400:
  %401 = getelementptr inbounds nuw i8, ptr %35, i64 112
  %402 = load i32, ptr %401, align 8
  %403 = icmp eq i32 %402, 0
  br i1 %403, label %404, label %407

404:
  %405 = load i32, ptr %376, align 4
  %406 = icmp eq i32 %405, 0
  br i1 %406, label %411, label %407

407:
  %408 = load ptr, ptr %16, align 8
  %409 = tail call i32 %408(ptr %35, i32 0, i32 -1, i32 0)
  %410 = icmp eq i32 %409, 0
  br i1 %410, label %411, label %482

411:
  %412 = getelementptr inbounds nuw i8, ptr %35, i64 5664
  %413 = load i32, ptr %412, align 8
  %414 = icmp eq i32 %413, 0
  br i1 %414, label %449, label %415

415:
  %416 = load i32, ptr %17, align 8
  %417 = icmp eq i32 %416, 0
  br i1 %417, label %447, label %418

418:
  %419 = getelementptr inbounds nuw i8, ptr %35, i64 5688
  %420 = getelementptr inbounds nuw i8, ptr %35, i64 5944
  br label %421

421:
  %422 = phi i32 [ %416, %418 ], [ %443, %442 ]
  %423 = phi i64 [ 0, %418 ], [ %444, %442 ]
  %424 = getelementptr inbounds nuw ptr, ptr %419, i64 %423
  %425 = load ptr, ptr %424, align 8
  %426 = icmp eq ptr %425, null
  br i1 %426, label %442, label %427

427:
  %428 = getelementptr inbounds nuw ptr, ptr %420, i64 %423
  br label %429

429:
  %430 = phi ptr [ %425, %427 ], [ %438, %434 ]
  %431 = load ptr, ptr %430, align 8
  store ptr %431, ptr %424, align 8
  %432 = icmp eq ptr %431, null
  br i1 %432, label %433, label %434

433:
  store ptr null, ptr %428, align 8
  br label %434

434:
  %435 = load ptr, ptr %18, align 8
  store ptr %435, ptr %430, align 8
  store ptr %430, ptr %18, align 8
  %436 = load i32, ptr %412, align 8
  %437 = add i32 %436, -1
  store i32 %437, ptr %412, align 8
  %438 = load ptr, ptr %424, align 8
  %439 = icmp eq ptr %438, null
  br i1 %439, label %440, label %429

440:
  %441 = load i32, ptr %17, align 8
  br label %442

442:
  %443 = phi i32 [ %441, %440 ], [ %422, %421 ]
  %444 = add nuw nsw i64 %423, 1
  %445 = zext i32 %443 to i64
  %446 = icmp samesign ult i64 %444, %445
  br i1 %446, label %421, label %447

447:
  %448 = getelementptr inbounds nuw i8, ptr %35, i64 5668
  store i32 0, ptr %448, align 4
  br label %449

449:
  %450 = tail call i32 @ptxvm_launch_dependents(ptr %0, ptr %35)
  %451 = load ptr, ptr %36, align 8
  %452 = getelementptr inbounds nuw i8, ptr %451, i64 132
  %453 = load i32, ptr %452, align 4
  %454 = add i32 %453, -1
  store i32 %454, ptr %452, align 4
  %455 = getelementptr inbounds nuw i8, ptr %35, i64 20
  store i32 2, ptr %455, align 4
  %456 = getelementptr inbounds nuw i8, ptr %451, i64 128
  %457 = load i32, ptr %456, align 8
  %458 = icmp eq i32 %457, 1
  br i1 %458, label %467, label %459

459:
  %460 = load ptr, ptr %7, align 8
  %461 = icmp eq ptr %460, null
  br i1 %461, label %467, label %462

462:
  store ptr null, ptr %7, align 8
  %463 = load ptr, ptr %8, align 8
  %464 = load i32, ptr %9, align 4
  %465 = zext i32 %464 to i64
  %466 = shl nuw nsw i64 %465, 5
  tail call void @llvm.memset.p0.i64(ptr align 1 %463, i8 0, i64 %466, i1 false)
  br label %467

467:
  %468 = load i32, ptr %452, align 4
  %469 = icmp eq i32 %468, 0
  br i1 %469, label %470, label %484

470:
  %471 = load i32, ptr %456, align 8
  %472 = icmp eq i32 %471, 0
  br i1 %472, label %484, label %473

473:
  %474 = phi i64 [ %478, %473 ], [ 0, %470 ]
  %475 = getelementptr inbounds nuw ptr, ptr %451, i64 %474
  %476 = load ptr, ptr %475, align 8
  %477 = getelementptr inbounds nuw i8, ptr %476, i64 20
  store i32 0, ptr %477, align 4
  %478 = add nuw nsw i64 %474, 1
  %479 = load i32, ptr %456, align 8
  %480 = zext i32 %479 to i64
  %481 = icmp samesign ult i64 %478, %480
  br i1 %481, label %473, label %484

482:
  %483 = load i64, ptr %35, align 8
  store i64 %483, ptr %15, align 8
  br label %534

484:
  %485 = load i32, ptr %19, align 4
  %486 = add i32 %485, -1
  store i32 %486, ptr %19, align 4
  store i32 0, ptr %20, align 4
  store i32 0, ptr %12, align 4
  %487 = load i32, ptr %21, align 8
  %488 = add i32 %487, 1
  store i32 %488, ptr %21, align 8
  %489 = load i64, ptr %22, align 8
  %490 = add i64 %489, 1
  store i64 %490, ptr %22, align 8
  store i32 0, ptr %23, align 8
  %491 = tail call fastcc i32 @choose(ptr %0)
  br label %531

492:
  %493 = load i32, ptr %48, align 4
  %494 = icmp eq i32 %493, 0
  br i1 %494, label %500, label %495

495:
  store i32 0, ptr %12, align 4
  %496 = load i32, ptr %21, align 8
  %497 = add i32 %496, 1
  store i32 %497, ptr %21, align 8
  %498 = load i32, ptr %48, align 4
  %499 = icmp eq i32 %498, 0
  br i1 %499, label %500, label %503

500:
  %501 = load i32, ptr %20, align 4
  %502 = add i32 %501, 1
  br label %503

503:
  %504 = phi i32 [ %502, %500 ], [ 0, %495 ]
  store i32 %504, ptr %20, align 4
  %505 = load i32, ptr %24, align 8
  %506 = icmp ult i32 %505, 2
  %507 = load i32, ptr %19, align 4
  %508 = icmp ugt i32 %504, %507
  %509 = select i1 %506, i1 true, i1 %508
  br i1 %509, label %510, label %514

510:
  %511 = load i32, ptr %23, align 8
  %512 = icmp ne i32 %511, 1
  %513 = zext i1 %512 to i32
  br label %514

514:
  %515 = phi i32 [ 0, %503 ], [ %513, %510 ]
  store i32 %515, ptr %23, align 8
  %516 = load i32, ptr %12, align 4
  %517 = icmp eq i32 %516, 0
  br i1 %517, label %518, label %521

518:
  %519 = load i32, ptr %25, align 8
  %520 = icmp ult i32 %507, %519
  br i1 %520, label %521, label %524

521:
  %522 = load i32, ptr %26, align 4
  %523 = icmp ult i32 %507, %522
  br i1 %523, label %526, label %524

524:
  %525 = tail call fastcc i32 @resume_waiting(ptr %0)
  br label %531

526:
  %527 = tail call fastcc i32 @choose(ptr %0)
  br label %531

528:
  br label %529

529:
  %530 = phi i32 [ 4, %174 ], [ 4, %214 ], [ 3, %331 ], [ 3, %359 ], [ 3, %353 ], [ 4, %187 ], [ 4, %111 ], [ 4, %84 ],
      [ 2, %192 ], [ 2, %528 ]
  store i32 2, ptr %23, align 8
  br label %534

531:
  %532 = phi i32 [ %525, %524 ], [ %527, %526 ], [ %491, %484 ]
  %533 = icmp eq i32 %532, -1
  br i1 %533, label %30, label %534

534:
  %535 = phi i32 [ %2, %1 ], [ %530, %529 ], [ 3, %482 ], [ %532, %531 ]
  ret i32 %535
}

define internal fastcc i32 @choose(ptr %0) unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %3 = load i32, ptr %2, align 8
  switch i32 %3, label %4 [
    i32 2, label %293
    i32 1, label %8
  ]

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 236
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %292

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 216
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %12 = load i64, ptr %11, align 8
  %13 = icmp ult i64 %10, %12
  br i1 %13, label %32, label %14

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
  br label %32

26:
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 236
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %293, label %30

30:
  %31 = tail call fastcc i32 @resume_waiting(ptr %0)
  br label %293

32:
  %33 = phi i64 [ %10, %8 ], [ %18, %22 ]
  store i32 1, ptr %2, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 236
  %35 = load i32, ptr %34, align 4
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %37 = load i32, ptr %36, align 8
  %38 = icmp ult i32 %35, %37
  br i1 %38, label %39, label %293

39:
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 200
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
  br i1 %57, label %58, label %293

58:
  %59 = load i32, ptr %42, align 8
  %60 = zext i32 %59 to i64
  %61 = add i64 %33, %60
  store i64 %61, ptr %9, align 8
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 232
  store i32 %56, ptr %62, align 8
  %63 = zext i32 %56 to i64
  %64 = getelementptr inbounds nuw ptr, ptr %41, i64 %63
  %65 = load ptr, ptr %64, align 8
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 24
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 132
  store i32 %59, ptr %68, align 4
  %69 = getelementptr inbounds nuw i8, ptr %67, i64 140
  %70 = load i32, ptr %69, align 4
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %107, label %72

72:
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %74 = load i32, ptr %73, align 8
  store i32 0, ptr %69, align 4
  %75 = getelementptr inbounds nuw i8, ptr %67, i64 128
  %76 = load i32, ptr %75, align 8
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %107, label %78

78:
  %79 = icmp eq i32 %74, 0
  %80 = zext i32 %74 to i64
  br label %81

81:
  %82 = phi i32 [ %76, %78 ], [ %89, %88 ]
  %83 = phi i64 [ 0, %78 ], [ %90, %88 ]
  br i1 %79, label %88, label %84

84:
  %85 = getelementptr inbounds nuw ptr, ptr %67, i64 %83
  br label %93

86:
  %87 = load i32, ptr %75, align 8
  br label %88

88:
  %89 = phi i32 [ %87, %86 ], [ %82, %81 ]
  %90 = add nuw nsw i64 %83, 1
  %91 = zext i32 %89 to i64
  %92 = icmp samesign ult i64 %90, %91
  br i1 %92, label %81, label %107

93:
  %94 = phi i64 [ 0, %84 ], [ %105, %93 ]
  %95 = load ptr, ptr %85, align 8
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 72
  %97 = load ptr, ptr %96, align 8
  %98 = getelementptr inbounds nuw i8, ptr %95, i64 48
  %99 = load i64, ptr %98, align 8
  %100 = mul i64 %99, %94
  %101 = getelementptr inbounds nuw i8, ptr %97, i64 %100
  %102 = getelementptr inbounds nuw i8, ptr %101, i64 64
  store i32 0, ptr %102, align 8
  %103 = getelementptr inbounds nuw i8, ptr %101, i64 68
  store i32 0, ptr %103, align 4
  %104 = getelementptr inbounds nuw i8, ptr %101, i64 72
  store i32 0, ptr %104, align 8
  %105 = add nuw nsw i64 %94, 1
  %106 = icmp eq i64 %105, %80
  br i1 %106, label %86, label %93

107:
  %108 = load i32, ptr %42, align 8
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %290, label %110

110:
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 100
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 252
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 196
  br label %123

121:
  %122 = icmp eq i32 %287, 1
  br i1 %122, label %293, label %290

123:
  %124 = phi i64 [ 0, %110 ], [ %286, %283 ]
  %125 = phi i32 [ %108, %110 ], [ %287, %283 ]
  %126 = trunc nuw i64 %124 to i32
  %127 = add i32 %56, %126
  %128 = load ptr, ptr %40, align 8
  %129 = zext i32 %127 to i64
  %130 = getelementptr inbounds nuw ptr, ptr %128, i64 %129
  %131 = load ptr, ptr %130, align 8
  %132 = add i64 %124, %33
  %133 = getelementptr inbounds nuw i8, ptr %131, i64 5680
  %134 = load i32, ptr %133, align 8
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %158, label %136

136:
  %137 = load i64, ptr %131, align 8
  %138 = add i64 %137, 1
  %139 = icmp eq i64 %132, %138
  br i1 %139, label %140, label %158

140:
  %141 = icmp eq i32 %125, 1
  br i1 %141, label %142, label %175

142:
  %143 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %144 = load i32, ptr %143, align 4
  %145 = add i32 %144, 1
  store i32 %145, ptr %143, align 4
  %146 = load i32, ptr %111, align 8
  %147 = icmp ult i32 %145, %146
  br i1 %147, label %211, label %148

148:
  store i32 0, ptr %143, align 4
  %149 = getelementptr inbounds nuw i8, ptr %131, i64 12
  %150 = load i32, ptr %149, align 4
  %151 = add i32 %150, 1
  store i32 %151, ptr %149, align 4
  %152 = load i32, ptr %112, align 4
  %153 = icmp ult i32 %151, %152
  br i1 %153, label %211, label %154

154:
  store i32 0, ptr %149, align 4
  %155 = getelementptr inbounds nuw i8, ptr %131, i64 16
  %156 = load i32, ptr %155, align 4
  %157 = add i32 %156, 1
  store i32 %157, ptr %155, align 4
  br label %211

158:
  %159 = icmp eq i32 %125, 1
  br i1 %159, label %160, label %175

160:
  %161 = load i32, ptr %111, align 8
  %162 = zext i32 %161 to i64
  %163 = load i32, ptr %112, align 4
  %164 = zext i32 %163 to i64
  %165 = udiv i64 %132, %162
  %166 = urem i64 %132, %162
  %167 = trunc nuw i64 %166 to i32
  %168 = getelementptr inbounds nuw i8, ptr %131, i64 8
  store i32 %167, ptr %168, align 8
  %169 = urem i64 %165, %164
  %170 = trunc nuw i64 %169 to i32
  %171 = getelementptr inbounds nuw i8, ptr %131, i64 12
  store i32 %170, ptr %171, align 4
  %172 = udiv i64 %165, %164
  %173 = trunc i64 %172 to i32
  %174 = getelementptr inbounds nuw i8, ptr %131, i64 16
  store i32 %173, ptr %174, align 8
  br label %211

175:
  %176 = zext i32 %125 to i64
  %177 = urem i64 %132, %176
  %178 = trunc nuw i64 %177 to i32
  %179 = udiv i64 %132, %176
  %180 = load i32, ptr %111, align 8
  %181 = load i32, ptr %113, align 4
  %182 = udiv i32 %180, %181
  %183 = zext i32 %182 to i64
  %184 = load i32, ptr %112, align 4
  %185 = load i32, ptr %114, align 8
  %186 = udiv i32 %184, %185
  %187 = zext i32 %186 to i64
  %188 = udiv i32 %178, %181
  %189 = urem i64 %179, %183
  %190 = trunc nuw i64 %189 to i32
  %191 = mul i32 %181, %190
  %192 = urem i32 %178, %181
  %193 = add i32 %191, %192
  %194 = getelementptr inbounds nuw i8, ptr %131, i64 8
  store i32 %193, ptr %194, align 8
  %195 = udiv i64 %179, %183
  %196 = urem i64 %195, %187
  %197 = trunc nuw i64 %196 to i32
  %198 = load i32, ptr %114, align 8
  %199 = mul i32 %198, %197
  %200 = urem i32 %188, %198
  %201 = add i32 %199, %200
  %202 = getelementptr inbounds nuw i8, ptr %131, i64 12
  store i32 %201, ptr %202, align 4
  %203 = udiv i64 %195, %187
  %204 = trunc i64 %203 to i32
  %205 = load i32, ptr %115, align 4
  %206 = mul i32 %205, %204
  %207 = load i32, ptr %114, align 8
  %208 = udiv i32 %188, %207
  %209 = add i32 %208, %206
  %210 = getelementptr inbounds nuw i8, ptr %131, i64 16
  store i32 %209, ptr %210, align 8
  br label %211

211:
  store i64 %132, ptr %131, align 8
  %212 = getelementptr inbounds nuw i8, ptr %131, i64 20
  store i32 1, ptr %212, align 4
  %213 = load i32, ptr %116, align 8
  %214 = sub i32 32, %213
  %215 = lshr i32 -1, %214
  %216 = getelementptr inbounds nuw i8, ptr %131, i64 80
  store i32 %215, ptr %216, align 8
  %217 = getelementptr inbounds nuw i8, ptr %131, i64 84
  store i32 %215, ptr %217, align 4
  %218 = load i32, ptr %117, align 8
  %219 = icmp eq i32 %218, 0
  %220 = zext i1 %219 to i32
  %221 = getelementptr inbounds nuw i8, ptr %131, i64 100
  store i32 %220, ptr %221, align 4
  br i1 %135, label %222, label %271

222:
  %223 = getelementptr inbounds nuw i8, ptr %131, i64 88
  store i32 0, ptr %223, align 8
  %224 = getelementptr inbounds nuw i8, ptr %131, i64 96
  store i32 0, ptr %224, align 8
  %225 = getelementptr inbounds nuw i8, ptr %131, i64 104
  store i32 0, ptr %225, align 8
  %226 = getelementptr inbounds nuw i8, ptr %131, i64 112
  store i32 0, ptr %226, align 8
  %227 = getelementptr inbounds nuw i8, ptr %131, i64 40
  store i32 0, ptr %227, align 8
  %228 = getelementptr inbounds nuw i8, ptr %131, i64 116
  store i32 0, ptr %228, align 4
  %229 = getelementptr inbounds nuw i8, ptr %131, i64 120
  store i32 0, ptr %229, align 8
  %230 = getelementptr inbounds nuw i8, ptr %131, i64 124
  store i32 0, ptr %230, align 4
  %231 = getelementptr inbounds nuw i8, ptr %131, i64 4312
  store i32 0, ptr %231, align 8
  %232 = getelementptr inbounds nuw i8, ptr %131, i64 3796
  store i32 0, ptr %232, align 4
  %233 = getelementptr inbounds nuw i8, ptr %131, i64 4828
  store i32 0, ptr %233, align 4
  %234 = getelementptr inbounds nuw i8, ptr %131, i64 5664
  store i32 0, ptr %234, align 8
  %235 = getelementptr inbounds nuw i8, ptr %131, i64 5668
  store i32 0, ptr %235, align 4
  %236 = getelementptr inbounds nuw i8, ptr %131, i64 5672
  store i32 0, ptr %236, align 8
  %237 = getelementptr inbounds nuw i8, ptr %131, i64 5688
  tail call void @llvm.memset.p0.i64(ptr align 8 %237, i8 0, i64 256, i1 false)
  %238 = getelementptr inbounds nuw i8, ptr %131, i64 4316
  tail call void @llvm.memset.p0.i64(ptr align 4 %238, i8 0, i64 512, i1 false)
  %239 = getelementptr inbounds nuw i8, ptr %131, i64 5088
  tail call void @llvm.memset.p0.i64(ptr align 8 %239, i8 0, i64 576, i1 false)
  %240 = load i32, ptr %116, align 8
  %241 = icmp eq i32 %240, 0
  br i1 %241, label %271, label %242

242:
  %243 = getelementptr inbounds nuw i8, ptr %131, i64 72
  %244 = getelementptr inbounds nuw i8, ptr %131, i64 48
  br label %245

245:
  %246 = phi i64 [ 0, %242 ], [ %248, %258 ]
  %247 = phi i32 [ %240, %242 ], [ %268, %258 ]
  %248 = add nuw nsw i64 %246, 1
  %249 = zext i32 %247 to i64
  %250 = icmp eq i64 %248, %249
  %251 = load ptr, ptr %243, align 8
  %252 = load i64, ptr %244, align 8
  %253 = mul i64 %252, %246
  %254 = getelementptr inbounds nuw i8, ptr %251, i64 %253
  %255 = load i32, ptr %117, align 8
  br i1 %250, label %256, label %258

256:
  %257 = load i32, ptr %118, align 4
  br label %258

258:
  %259 = phi i32 [ %257, %256 ], [ -1, %245 ]
  store i32 0, ptr %254, align 8
  %260 = getelementptr inbounds nuw i8, ptr %254, i64 4
  store i32 %255, ptr %260, align 4
  %261 = getelementptr inbounds nuw i8, ptr %254, i64 8
  store i32 %259, ptr %261, align 8
  %262 = getelementptr inbounds nuw i8, ptr %254, i64 48
  store i32 0, ptr %262, align 8
  %263 = getelementptr inbounds nuw i8, ptr %254, i64 52
  store i32 0, ptr %263, align 4
  %264 = getelementptr inbounds nuw i8, ptr %254, i64 60
  store i32 0, ptr %264, align 4
  %265 = getelementptr inbounds nuw i8, ptr %254, i64 56
  store i32 0, ptr %265, align 8
  %266 = getelementptr inbounds nuw i8, ptr %254, i64 184
  store i32 -1, ptr %266, align 8
  %267 = getelementptr inbounds nuw i8, ptr %254, i64 192
  store i32 -1, ptr %267, align 8
  %268 = load i32, ptr %116, align 8
  %269 = zext i32 %268 to i64
  %270 = icmp samesign ult i64 %248, %269
  br i1 %270, label %245, label %271

271:
  store i32 0, ptr %133, align 8
  %272 = getelementptr inbounds nuw i8, ptr %131, i64 40
  store i32 0, ptr %272, align 8
  %273 = getelementptr inbounds nuw i8, ptr %131, i64 56
  %274 = load ptr, ptr %273, align 8
  %275 = load i32, ptr %119, align 8
  %276 = zext i32 %275 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %274, i8 0, i64 %276, i1 false)
  %277 = load i32, ptr %120, align 4
  %278 = icmp eq i32 %277, 0
  br i1 %278, label %283, label %279

279:
  %280 = load ptr, ptr %273, align 8
  %281 = getelementptr inbounds nuw i8, ptr %280, i64 262144
  %282 = zext i32 %277 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %281, i8 0, i64 %282, i1 false)
  br label %283

283:
  %284 = load i32, ptr %34, align 4
  %285 = add i32 %284, 1
  store i32 %285, ptr %34, align 4
  %286 = add nuw nsw i64 %124, 1
  %287 = load i32, ptr %42, align 8
  %288 = zext i32 %287 to i64
  %289 = icmp samesign ult i64 %286, %288
  br i1 %289, label %123, label %121

290:
  %291 = getelementptr inbounds nuw i8, ptr %0, i64 244
  store i32 0, ptr %291, align 4
  br label %293

292:
  tail call fastcc void @turn_to_next(ptr %0)
  br label %293

293:
  %294 = phi i32 [ -1, %292 ], [ -1, %1 ], [ 0, %26 ], [ %31, %30 ], [ -1, %290 ], [ 1, %55 ], [ -1, %121 ], [ 1, %32 ]
  ret i32 %294
}

define internal fastcc i32 @resume_waiting(ptr %0) unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 244
  %3 = load i32, ptr %2, align 4
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 236
  %5 = load i32, ptr %4, align 4
  %6 = shl i32 %5, 6
  %7 = icmp ugt i32 %3, %6
  br i1 %7, label %9, label %8

8:
  tail call fastcc void @turn_to_next(ptr %0)
  br label %15

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, 0
  %13 = select i1 %12, i32 6, i32 5
  store i32 0, ptr %10, align 4
  store i32 0, ptr %2, align 4
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 240
  store i32 0, ptr %14, align 8
  br label %15

15:
  %16 = phi i32 [ -1, %8 ], [ %13, %9 ]
  ret i32 %16
}

define i32 @ptxvm_load_surface(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = alloca %struct.Access32, align 64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %38, label %10

10:
  %11 = tail call i32 @llvm.cttz.i32(i32 %4, i1 false)
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 2752
  %13 = zext nneg i32 %11 to i64
  %14 = getelementptr inbounds nuw i64, ptr %12, i64 %13
  %15 = load i64, ptr %14, align 8
  %16 = zext i32 %3 to i64
  %17 = add i64 %15, %16
  %18 = and i64 %17, 63
  %19 = getelementptr inbounds nuw %struct.TexturePlan, ptr %8, i64 %18
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %38, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %19, i64 56
  %24 = load i32, ptr %23, align 8
  %25 = icmp eq i32 %24, %3
  br i1 %25, label %26, label %38

26:
  %27 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %28, %15
  br i1 %29, label %30, label %38

30:
  %31 = load <32 x i64>, ptr %12, align 64
  %32 = insertelement <32 x i64> poison, i64 %15, i64 0
  %33 = shufflevector <32 x i64> %32, <32 x i64> poison, <32 x i32> zeroinitializer
  %34 = icmp ne <32 x i64> %31, %33
  %35 = bitcast <32 x i1> %34 to i32
  %36 = and i32 %4, %35
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %39, label %38

38:
  br label %113

39:
  %40 = getelementptr inbounds nuw i8, ptr %19, i64 152
  %41 = load i32, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %19, i64 156
  %43 = load i32, ptr %42, align 4
  %44 = mul i32 %43, %41
  %45 = call fastcc i1 @locate_on_surface(ptr %0, ptr %19, i32 %44, i32 %4, ptr %6)
  br i1 %45, label %46, label %113

46:
  %47 = getelementptr inbounds nuw i8, ptr %6, i64 256
  %48 = load i32, ptr %47, align 64
  %49 = bitcast i32 %48 to <32 x i1>
  %50 = icmp eq i32 %43, 0
  br i1 %50, label %113, label %51

51:
  %52 = icmp eq i32 %48, %4
  br label %53

53:
  %54 = phi i64 [ 0, %51 ], [ %109, %108 ]
  %55 = load i64, ptr %19, align 8
  %56 = inttoptr i64 %55 to ptr
  %57 = load i32, ptr %40, align 8
  %58 = trunc nuw i64 %54 to i32
  %59 = mul i32 %57, %58
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw i8, ptr %56, i64 %60
  %62 = shl nuw nsw i64 %54, 5
  %63 = and i64 %62, 4294967264
  %64 = getelementptr inbounds nuw i64, ptr %12, i64 %63
  switch i32 %57, label %95 [
    i32 1, label %65
    i32 2, label %75
    i32 4, label %85
  ]

65:
  %66 = phi i64 [ %73, %65 ], [ 0, %53 ]
  %67 = getelementptr inbounds nuw i64, ptr %6, i64 %66
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds i8, ptr %61, i64 %68
  %70 = load i8, ptr %69, align 1
  %71 = zext i8 %70 to i64
  %72 = getelementptr inbounds nuw i64, ptr %64, i64 %66
  store i64 %71, ptr %72, align 8
  %73 = add nuw nsw i64 %66, 1
  %74 = icmp eq i64 %73, 32
  br i1 %74, label %104, label %65

75:
  %76 = phi i64 [ %83, %75 ], [ 0, %53 ]
  %77 = getelementptr inbounds nuw i64, ptr %6, i64 %76
  %78 = load i64, ptr %77, align 8
  %79 = getelementptr inbounds i8, ptr %61, i64 %78
  %80 = load i16, ptr %79, align 2
  %81 = zext i16 %80 to i64
  %82 = getelementptr inbounds nuw i64, ptr %64, i64 %76
  store i64 %81, ptr %82, align 8
  %83 = add nuw nsw i64 %76, 1
  %84 = icmp eq i64 %83, 32
  br i1 %84, label %104, label %75

85:
  %86 = phi i64 [ %93, %85 ], [ 0, %53 ]
  %87 = getelementptr inbounds nuw i64, ptr %6, i64 %86
  %88 = load i64, ptr %87, align 8
  %89 = getelementptr inbounds i8, ptr %61, i64 %88
  %90 = load i32, ptr %89, align 4
  %91 = zext i32 %90 to i64
  %92 = getelementptr inbounds nuw i64, ptr %64, i64 %86
  store i64 %91, ptr %92, align 8
  %93 = add nuw nsw i64 %86, 1
  %94 = icmp eq i64 %93, 32
  br i1 %94, label %104, label %85

95:
  %96 = phi i64 [ %102, %95 ], [ 0, %53 ]
  %97 = getelementptr inbounds nuw i64, ptr %6, i64 %96
  %98 = load i64, ptr %97, align 8
  %99 = getelementptr inbounds i8, ptr %61, i64 %98
  %100 = load i64, ptr %99, align 8
  %101 = getelementptr inbounds nuw i64, ptr %64, i64 %96
  store i64 %100, ptr %101, align 8
  %102 = add nuw nsw i64 %96, 1
  %103 = icmp eq i64 %102, 32
  br i1 %103, label %104, label %95

104:
  br i1 %52, label %108, label %105

105:
  %106 = load <32 x i64>, ptr %64, align 64
  %107 = select <32 x i1> %49, <32 x i64> %106, <32 x i64> zeroinitializer
  store <32 x i64> %107, ptr %64, align 64
  br label %108

108:
  %109 = add nuw nsw i64 %54, 1
  %110 = load i32, ptr %42, align 4
  %111 = zext i32 %110 to i64
  %112 = icmp samesign ult i64 %109, %111
  br i1 %112, label %53, label %113

113:
  %114 = phi i32 [ 0, %38 ], [ 0, %39 ], [ 1, %46 ], [ 1, %108 ]
  ret i32 %114
}

define internal fastcc i1 @locate_on_surface(ptr %0, ptr %1, i32 %2, i32 %3, ptr %4) unnamed_addr #0 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %7 = load i32, ptr %6, align 8
  %8 = add i32 %7, 1
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 2752
  %10 = shl i32 %8, 5
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw i64, ptr %9, i64 %11
  %13 = load <32 x i64>, ptr %12, align 64
  %14 = trunc <32 x i64> %13 to <32 x i32>
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 164
  %16 = load i32, ptr %15, align 4
  %17 = sub nsw i32 %16, %2
  %18 = insertelement <32 x i32> poison, i32 %17, i64 0
  %19 = shufflevector <32 x i32> %18, <32 x i32> poison, <32 x i32> zeroinitializer
  %20 = icmp slt i32 %16, %2
  br i1 %20, label %145, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 160
  %23 = load i32, ptr %22, align 8
  %24 = icmp eq i32 %23, 1
  br i1 %24, label %40, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 64
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
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 92
  %62 = load i32, ptr %61, align 4
  %63 = icmp ugt i32 %62, 1
  br i1 %63, label %64, label %68

64:
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 24
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
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 3008
  %107 = load <32 x i64>, ptr %106, align 64
  %108 = trunc <32 x i64> %107 to <32 x i32>
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 76
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
  %121 = getelementptr inbounds nuw i8, ptr %1, i64 48
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
  %135 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %136 = load i32, ptr %135, align 8
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %145, label %138

138:
  store <32 x i64> %128, ptr %4, align 64
  %139 = getelementptr inbounds nuw i8, ptr %1, i64 168
  %140 = load i32, ptr %139, align 8
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
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %38, label %10

10:
  %11 = tail call i32 @llvm.cttz.i32(i32 %4, i1 false)
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 2752
  %13 = zext nneg i32 %11 to i64
  %14 = getelementptr inbounds nuw i64, ptr %12, i64 %13
  %15 = load i64, ptr %14, align 8
  %16 = zext i32 %3 to i64
  %17 = add i64 %15, %16
  %18 = and i64 %17, 63
  %19 = getelementptr inbounds nuw %struct.TexturePlan, ptr %8, i64 %18
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %38, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %19, i64 56
  %24 = load i32, ptr %23, align 8
  %25 = icmp eq i32 %24, %3
  br i1 %25, label %26, label %38

26:
  %27 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %28, %15
  br i1 %29, label %30, label %38

30:
  %31 = load <32 x i64>, ptr %12, align 64
  %32 = insertelement <32 x i64> poison, i64 %15, i64 0
  %33 = shufflevector <32 x i64> %32, <32 x i64> poison, <32 x i32> zeroinitializer
  %34 = icmp ne <32 x i64> %31, %33
  %35 = bitcast <32 x i1> %34 to i32
  %36 = and i32 %4, %35
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %39, label %38

38:
  br label %128

39:
  %40 = getelementptr inbounds nuw i8, ptr %19, i64 152
  %41 = load i32, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %19, i64 156
  %43 = load i32, ptr %42, align 4
  %44 = mul i32 %43, %41
  %45 = call fastcc i1 @locate_on_surface(ptr %0, ptr %19, i32 %44, i32 %4, ptr %6)
  br i1 %45, label %46, label %128

46:
  %47 = icmp eq i32 %43, 0
  br i1 %47, label %128, label %48

48:
  %49 = getelementptr inbounds nuw i8, ptr %19, i64 96
  %50 = getelementptr inbounds nuw i8, ptr %19, i64 92
  %51 = getelementptr inbounds nuw i8, ptr %6, i64 256
  %52 = load i32, ptr %51, align 64
  %53 = icmp eq i32 %52, 0
  br label %54

54:
  %55 = phi i32 [ 0, %48 ], [ %64, %125 ]
  %56 = load i64, ptr %19, align 8
  %57 = inttoptr i64 %56 to ptr
  %58 = load i32, ptr %40, align 8
  %59 = mul i32 %58, %55
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw i8, ptr %57, i64 %60
  %62 = load i32, ptr %49, align 8
  %63 = load i32, ptr %50, align 4
  %64 = add nuw i32 %55, 1
  %65 = add i32 %64, %62
  %66 = add i32 %65, %63
  %67 = shl i32 %66, 5
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw i64, ptr %12, i64 %68
  switch i32 %58, label %112 [
    i32 1, label %70
    i32 2, label %84
    i32 4, label %98
  ]

70:
  br i1 %53, label %125, label %71

71:
  %72 = phi i32 [ %82, %71 ], [ %52, %70 ]
  %73 = tail call i32 @llvm.cttz.i32(i32 %72, i1 true)
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw i64, ptr %69, i64 %74
  %76 = load i64, ptr %75, align 8
  %77 = trunc i64 %76 to i8
  %78 = getelementptr inbounds nuw i64, ptr %6, i64 %74
  %79 = load i64, ptr %78, align 8
  %80 = getelementptr inbounds i8, ptr %61, i64 %79
  store i8 %77, ptr %80, align 1
  %81 = add i32 %72, -1
  %82 = and i32 %81, %72
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %125, label %71

84:
  br i1 %53, label %125, label %85

85:
  %86 = phi i32 [ %96, %85 ], [ %52, %84 ]
  %87 = tail call i32 @llvm.cttz.i32(i32 %86, i1 true)
  %88 = zext nneg i32 %87 to i64
  %89 = getelementptr inbounds nuw i64, ptr %69, i64 %88
  %90 = load i64, ptr %89, align 8
  %91 = trunc i64 %90 to i16
  %92 = getelementptr inbounds nuw i64, ptr %6, i64 %88
  %93 = load i64, ptr %92, align 8
  %94 = getelementptr inbounds i8, ptr %61, i64 %93
  store i16 %91, ptr %94, align 2
  %95 = add i32 %86, -1
  %96 = and i32 %95, %86
  %97 = icmp eq i32 %96, 0
  br i1 %97, label %125, label %85

98:
  br i1 %53, label %125, label %99

99:
  %100 = phi i32 [ %110, %99 ], [ %52, %98 ]
  %101 = tail call i32 @llvm.cttz.i32(i32 %100, i1 true)
  %102 = zext nneg i32 %101 to i64
  %103 = getelementptr inbounds nuw i64, ptr %69, i64 %102
  %104 = load i64, ptr %103, align 8
  %105 = trunc i64 %104 to i32
  %106 = getelementptr inbounds nuw i64, ptr %6, i64 %102
  %107 = load i64, ptr %106, align 8
  %108 = getelementptr inbounds i8, ptr %61, i64 %107
  store i32 %105, ptr %108, align 4
  %109 = add i32 %100, -1
  %110 = and i32 %109, %100
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %125, label %99

112:
  br i1 %53, label %125, label %113

113:
  %114 = phi i32 [ %123, %113 ], [ %52, %112 ]
  %115 = tail call i32 @llvm.cttz.i32(i32 %114, i1 true)
  %116 = zext nneg i32 %115 to i64
  %117 = getelementptr inbounds nuw i64, ptr %69, i64 %116
  %118 = load i64, ptr %117, align 8
  %119 = getelementptr inbounds nuw i64, ptr %6, i64 %116
  %120 = load i64, ptr %119, align 8
  %121 = getelementptr inbounds i8, ptr %61, i64 %120
  store i64 %118, ptr %121, align 8
  %122 = add i32 %114, -1
  %123 = and i32 %122, %114
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %125, label %113

125:
  %126 = load i32, ptr %42, align 4
  %127 = icmp ult i32 %64, %126
  br i1 %127, label %54, label %128

128:
  %129 = phi i32 [ 0, %38 ], [ 0, %39 ], [ 1, %46 ], [ 1, %125 ]
  ret i32 %129
}

define i32 @ptxvm_update_surface(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = alloca %struct.Access32, align 64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %38, label %10

10:
  %11 = tail call i32 @llvm.cttz.i32(i32 %4, i1 false)
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 2752
  %13 = zext nneg i32 %11 to i64
  %14 = getelementptr inbounds nuw i64, ptr %12, i64 %13
  %15 = load i64, ptr %14, align 8
  %16 = zext i32 %3 to i64
  %17 = add i64 %15, %16
  %18 = and i64 %17, 63
  %19 = getelementptr inbounds nuw %struct.TexturePlan, ptr %8, i64 %18
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq i64 %20, 0
  br i1 %21, label %38, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %19, i64 56
  %24 = load i32, ptr %23, align 8
  %25 = icmp eq i32 %24, %3
  br i1 %25, label %26, label %38

26:
  %27 = getelementptr inbounds nuw i8, ptr %19, i64 8
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %28, %15
  br i1 %29, label %30, label %38

30:
  %31 = load <32 x i64>, ptr %12, align 64
  %32 = insertelement <32 x i64> poison, i64 %15, i64 0
  %33 = shufflevector <32 x i64> %32, <32 x i64> poison, <32 x i32> zeroinitializer
  %34 = icmp ne <32 x i64> %31, %33
  %35 = bitcast <32 x i1> %34 to i32
  %36 = and i32 %4, %35
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %39, label %38

38:
  br label %127

39:
  %40 = getelementptr inbounds nuw i8, ptr %19, i64 152
  %41 = load i32, ptr %40, align 8
  %42 = call fastcc i1 @locate_on_surface(ptr %0, ptr %19, i32 %41, i32 %4, ptr %6)
  br i1 %42, label %43, label %127

43:
  %44 = getelementptr inbounds nuw i8, ptr %19, i64 96
  %45 = load i32, ptr %44, align 8
  %46 = add i32 %45, 1
  %47 = getelementptr inbounds nuw i8, ptr %19, i64 92
  %48 = load i32, ptr %47, align 4
  %49 = add i32 %46, %48
  %50 = shl i32 %49, 5
  %51 = zext i32 %50 to i64
  %52 = getelementptr inbounds nuw i64, ptr %12, i64 %51
  %53 = getelementptr inbounds nuw i8, ptr %6, i64 256
  %54 = load i32, ptr %53, align 64
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %127, label %56

56:
  %57 = getelementptr inbounds nuw i8, ptr %19, i64 112
  %58 = getelementptr inbounds nuw i8, ptr %19, i64 172
  br label %59

59:
  %60 = phi i32 [ %54, %56 ], [ %125, %123 ]
  %61 = tail call i32 @llvm.cttz.i32(i32 %60, i1 true)
  %62 = load i64, ptr %19, align 8
  %63 = inttoptr i64 %62 to ptr
  %64 = zext nneg i32 %61 to i64
  %65 = getelementptr inbounds nuw i64, ptr %6, i64 %64
  %66 = load i64, ptr %65, align 8
  %67 = getelementptr inbounds i8, ptr %63, i64 %66
  %68 = getelementptr inbounds nuw i64, ptr %52, i64 %64
  br label %69

69:
  %70 = load i32, ptr %40, align 8
  %71 = icmp eq i32 %70, 4
  br i1 %71, label %72, label %75

72:
  %73 = load volatile i32, ptr %67, align 4
  %74 = zext i32 %73 to i64
  br label %77

75:
  %76 = load volatile i64, ptr %67, align 8
  br label %77

77:
  %78 = phi i64 [ 2147483648, %72 ], [ -9223372036854775808, %75 ]
  %79 = phi i64 [ %74, %72 ], [ %76, %75 ]
  %80 = load i64, ptr %68, align 8
  %81 = load i32, ptr %57, align 8
  %82 = icmp eq i32 %81, 0
  %83 = select i1 %82, i64 0, i64 %78
  %84 = load i32, ptr %58, align 4
  switch i32 %84, label %96 [
    i32 0, label %85
    i32 3, label %87
    i32 4, label %89
    i32 1, label %91
  ]

85:
  %86 = add i64 %80, %79
  br label %101

87:
  %88 = and i64 %80, %79
  br label %101

89:
  %90 = or i64 %80, %79
  br label %101

91:
  %92 = xor i64 %83, %79
  %93 = xor i64 %83, %80
  %94 = icmp ugt i64 %92, %93
  %95 = select i1 %94, i64 %80, i64 %79
  br label %101

96:
  %97 = xor i64 %83, %79
  %98 = xor i64 %83, %80
  %99 = icmp ult i64 %97, %98
  %100 = select i1 %99, i64 %80, i64 %79
  br label %101

101:
  %102 = phi i64 [ %100, %96 ], [ %86, %85 ], [ %88, %87 ], [ %90, %89 ], [ %95, %91 ]
  switch i32 %70, label %113 [
    i32 1, label %117
    i32 2, label %103
    i32 4, label %108
  ]

103:
  %104 = trunc i64 %79 to i16
  %105 = trunc i64 %102 to i16
  %106 = cmpxchg ptr %67, i16 %104, i16 %105 seq_cst seq_cst, align 2
  %107 = extractvalue { i16, i1 } %106, 1
  br i1 %107, label %123, label %122

108:
  %109 = trunc i64 %79 to i32
  %110 = trunc i64 %102 to i32
  %111 = cmpxchg ptr %67, i32 %109, i32 %110 seq_cst seq_cst, align 4
  %112 = extractvalue { i32, i1 } %111, 1
  br i1 %112, label %123, label %122

113:
  %114 = cmpxchg ptr %67, i64 %79, i64 %102 seq_cst seq_cst, align 8
  %115 = extractvalue { i64, i1 } %114, 0
  %116 = icmp eq i64 %79, %115
  br i1 %116, label %123, label %122

117:
  %118 = trunc i64 %79 to i8
  %119 = trunc i64 %102 to i8
  %120 = cmpxchg ptr %67, i8 %118, i8 %119 seq_cst seq_cst, align 1
  %121 = extractvalue { i8, i1 } %120, 1
  br i1 %121, label %123, label %122

122:
  br label %69

123:
  %124 = add i32 %60, -1
  %125 = and i32 %124, %60
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %127, label %59

127:
  %128 = phi i32 [ 0, %38 ], [ 0, %39 ], [ 1, %43 ], [ 1, %123 ]
  ret i32 %128
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

define i32 @ptxvm_defer_tensor_load(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 404
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
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 3264
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 2752
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
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %40 = load ptr, ptr %39, align 8
  %41 = load <16 x i64>, ptr %34, align 1
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 400
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
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 164
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %56, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %6, i64 136
  %19 = load i32, ptr %18, align 8
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %47, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 2752
  %23 = getelementptr inbounds nuw i8, ptr %6, i64 352
  %24 = getelementptr inbounds nuw i8, ptr %6, i64 392
  %25 = zext i32 %19 to i64
  br label %26

26:
  %27 = phi i64 [ 0, %21 ], [ %45, %40 ]
  %28 = phi i64 [ 0, %21 ], [ %44, %40 ]
  %29 = trunc nuw i64 %27 to i32
  %30 = add i32 %7, %29
  %31 = shl i32 %30, 5
  %32 = add i32 %31, %10
  %33 = zext i32 %32 to i64
  %34 = getelementptr inbounds nuw i64, ptr %22, i64 %33
  %35 = load i64, ptr %34, align 8
  %36 = and i64 %35, 4294967295
  %37 = getelementptr inbounds nuw i64, ptr %23, i64 %27
  %38 = load i64, ptr %37, align 8
  %39 = icmp ugt i64 %36, %38
  br i1 %39, label %56, label %40

40:
  %41 = getelementptr inbounds nuw i64, ptr %24, i64 %27
  %42 = load i64, ptr %41, align 8
  %43 = mul i64 %42, %36
  %44 = add i64 %43, %28
  %45 = add nuw nsw i64 %27, 1
  %46 = icmp eq i64 %45, %25
  br i1 %46, label %47, label %26

47:
  %48 = phi i64 [ 0, %17 ], [ %44, %40 ]
  %49 = getelementptr inbounds nuw i8, ptr %6, i64 432
  %50 = load i64, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %6, i64 440
  %52 = load i64, ptr %51, align 8
  %53 = tail call fastcc ptr @global_host(ptr %0, i64 %50, i64 %52, i1 %9)
  %54 = getelementptr inbounds nuw i8, ptr %53, i64 %48
  %55 = icmp eq ptr %53, null
  br i1 %55, label %56, label %137

56:
  %57 = getelementptr inbounds nuw i8, ptr %6, i64 160
  %58 = load i32, ptr %57, align 8
  %59 = icmp eq i32 %58, 1
  br i1 %59, label %64, label %60

60:
  %61 = getelementptr inbounds nuw i8, ptr %6, i64 136
  %62 = load i32, ptr %61, align 8
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %72, label %64

64:
  %65 = phi i32 [ %62, %60 ], [ 5, %56 ]
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 2752
  %67 = icmp eq i32 %58, 2
  %68 = getelementptr inbounds nuw i8, ptr %6, i64 136
  %69 = getelementptr inbounds nuw i8, ptr %6, i64 272
  %70 = getelementptr inbounds nuw i8, ptr %6, i64 312
  %71 = zext i32 %65 to i64
  br label %85

72:
  %73 = getelementptr inbounds nuw i8, ptr %6, i64 168
  %74 = load i32, ptr %73, align 8
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %130, label %76

76:
  %77 = getelementptr inbounds nuw i8, ptr %6, i64 136
  %78 = load i32, ptr %77, align 8
  %79 = add i32 %78, %7
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 2752
  %81 = getelementptr inbounds nuw i8, ptr %6, i64 172
  %82 = load i32, ptr %81, align 4
  %83 = zext i32 %82 to i64
  %84 = zext i32 %74 to i64
  br label %120

85:
  %86 = phi i64 [ 0, %64 ], [ %115, %114 ]
  %87 = trunc nuw i64 %86 to i32
  %88 = add i32 %7, %87
  %89 = shl i32 %88, 5
  %90 = add i32 %89, %10
  %91 = zext i32 %90 to i64
  %92 = getelementptr inbounds nuw i64, ptr %66, i64 %91
  %93 = load i64, ptr %92, align 8
  %94 = shl i64 %93, 32
  %95 = ashr exact i64 %94, 32
  %96 = icmp slt i64 %95, 0
  %97 = and i1 %9, %96
  br i1 %97, label %148, label %98

98:
  %99 = icmp ne i64 %86, 0
  %100 = and i1 %67, %99
  br i1 %100, label %101, label %114

101:
  %102 = load i32, ptr %68, align 8
  %103 = add i32 %102, -1
  %104 = zext i32 %103 to i64
  %105 = icmp eq i64 %86, %104
  br i1 %105, label %114, label %106

106:
  %107 = getelementptr inbounds nuw i64, ptr %69, i64 %86
  %108 = load i64, ptr %107, align 8
  %109 = icmp slt i64 %95, %108
  br i1 %109, label %148, label %110

110:
  %111 = getelementptr inbounds nuw i64, ptr %70, i64 %86
  %112 = load i64, ptr %111, align 8
  %113 = icmp slt i64 %95, %112
  br i1 %113, label %114, label %148

114:
  %115 = add nuw nsw i64 %86, 1
  %116 = icmp eq i64 %115, %71
  br i1 %116, label %72, label %85

117:
  %118 = add nuw nsw i64 %121, 1
  %119 = icmp eq i64 %118, %84
  br i1 %119, label %130, label %120

120:
  %121 = phi i64 [ 0, %76 ], [ %118, %117 ]
  %122 = trunc nuw i64 %121 to i32
  %123 = add i32 %79, %122
  %124 = shl i32 %123, 5
  %125 = add i32 %124, %10
  %126 = zext i32 %125 to i64
  %127 = getelementptr inbounds nuw i64, ptr %80, i64 %126
  %128 = load i64, ptr %127, align 8
  %129 = icmp ult i64 %128, %83
  br i1 %129, label %117, label %148

130:
  %131 = getelementptr inbounds nuw i8, ptr %6, i64 432
  %132 = load i64, ptr %131, align 8
  %133 = getelementptr inbounds nuw i8, ptr %6, i64 440
  %134 = load i64, ptr %133, align 8
  %135 = tail call fastcc ptr @global_host(ptr %0, i64 %132, i64 %134, i1 %9)
  %136 = icmp eq ptr %135, null
  br i1 %136, label %148, label %137

137:
  %138 = phi ptr [ %135, %130 ], [ %54, %47 ]
  %139 = phi i32 [ 1, %130 ], [ 0, %47 ]
  %140 = zext nneg i32 %10 to i64
  %141 = getelementptr inbounds nuw i64, ptr %0, i64 %140
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 3008
  %143 = load i64, ptr %142, align 8
  %144 = zext i32 %13 to i64
  %145 = tail call fastcc ptr @note_copy(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i64 %143, i64 %144, ptr %138)
  %146 = getelementptr inbounds nuw i8, ptr %145, i64 48
  store ptr %6, ptr %146, align 8
  %147 = getelementptr inbounds nuw i8, ptr %145, i64 36
  store i32 %139, ptr %147, align 4
  br label %148

148:
  %149 = phi ptr [ %145, %137 ], [ null, %130 ], [ null, %120 ], [ null, %85 ], [ null, %110 ], [ null, %106 ]
  ret ptr %149
}

define i32 @ptxvm_defer_tensor_store(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 404
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

define i32 @ptxvm_look_up(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = alloca [4 x <32 x i32>], align 64
  %7 = alloca <32 x i32>, align 64
  %8 = alloca [32 x i32], align 64
  %9 = alloca <32 x i32>, align 64
  %10 = alloca <32 x i32>, align 64
  %11 = alloca [4 x <32 x i32>], align 64
  %12 = alloca %struct.Taps, align 64
  %13 = alloca [4 x <32 x i32>], align 64
  %14 = alloca [4 x <32 x i32>], align 64
  %15 = alloca <32 x i32>, align 64
  %16 = alloca [4 x <32 x i32>], align 64
  %17 = alloca <32 x i32>, align 64
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 440
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %703, label %21

21:
  %22 = tail call i32 @llvm.cttz.i32(i32 %4, i1 false)
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 2752
  %24 = zext nneg i32 %22 to i64
  %25 = getelementptr inbounds nuw i64, ptr %23, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = zext i32 %3 to i64
  %28 = add i64 %26, %27
  %29 = and i64 %28, 63
  %30 = getelementptr inbounds nuw %struct.TexturePlan, ptr %19, i64 %29
  %31 = load i64, ptr %30, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %703, label %33

33:
  %34 = getelementptr inbounds nuw i8, ptr %30, i64 56
  %35 = load i32, ptr %34, align 8
  %36 = icmp eq i32 %35, %3
  br i1 %36, label %37, label %703

37:
  %38 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %39 = load i64, ptr %38, align 8
  %40 = icmp eq i64 %39, %26
  br i1 %40, label %41, label %703

41:
  %42 = load <32 x i64>, ptr %23, align 64
  %43 = insertelement <32 x i64> poison, i64 %26, i64 0
  %44 = shufflevector <32 x i64> %43, <32 x i64> poison, <32 x i32> zeroinitializer
  %45 = icmp ne <32 x i64> %42, %44
  %46 = bitcast <32 x i1> %45 to i32
  %47 = and i32 %4, %46
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %703

49:
  %50 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 3008
  %53 = load <32 x i64>, ptr %52, align 64
  %54 = insertelement <32 x i64> poison, i64 %51, i64 0
  %55 = shufflevector <32 x i64> %54, <32 x i64> poison, <32 x i32> zeroinitializer
  %56 = icmp ne <32 x i64> %53, %55
  %57 = bitcast <32 x i1> %56 to i32
  %58 = and i32 %4, %57
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %703

60:
  %61 = getelementptr inbounds nuw i8, ptr %30, i64 60
  %62 = load i32, ptr %61, align 4
  switch i32 %62, label %635 [
    i32 0, label %63
    i32 1, label %165
  ]

63:
  store <32 x i32> zeroinitializer, ptr %16, align 64
  %64 = getelementptr inbounds nuw i8, ptr %16, i64 128
  store <32 x i32> zeroinitializer, ptr %64, align 64
  %65 = getelementptr inbounds nuw i8, ptr %16, i64 256
  store <32 x i32> zeroinitializer, ptr %65, align 64
  %66 = getelementptr inbounds nuw i8, ptr %16, i64 384
  %67 = getelementptr inbounds nuw i8, ptr %30, i64 96
  %68 = load i32, ptr %67, align 8
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %84, label %70

70:
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 3264
  %72 = load <32 x i64>, ptr %71, align 64
  %73 = trunc <32 x i64> %72 to <32 x i32>
  %74 = getelementptr inbounds nuw i8, ptr %30, i64 76
  %75 = load i32, ptr %74, align 4
  %76 = add nsw i32 %75, -1
  %77 = insertelement <32 x i32> poison, i32 %76, i64 0
  %78 = shufflevector <32 x i32> %77, <32 x i32> poison, <32 x i32> zeroinitializer
  %79 = lshr <32 x i32> %73, splat (i32 31)
  %80 = icmp slt <32 x i32> %78, %73
  %81 = select <32 x i1> %80, <32 x i32> splat (i32 1), <32 x i32> %79
  %82 = trunc nuw <32 x i32> %81 to <32 x i1>
  %83 = select <32 x i1> %82, <32 x i32> %78, <32 x i32> %73
  br label %84

84:
  %85 = phi <32 x i32> [ %83, %70 ], [ zeroinitializer, %63 ]
  store <32 x i32> %85, ptr %66, align 64
  %86 = getelementptr inbounds nuw i8, ptr %30, i64 92
  %87 = load i32, ptr %86, align 4
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %163, label %89

89:
  %90 = add i32 %68, 2
  %91 = getelementptr inbounds nuw i8, ptr %30, i64 100
  %92 = load i32, ptr %91, align 4
  %93 = icmp eq i32 %92, 0
  %94 = getelementptr inbounds nuw i8, ptr %30, i64 64
  %95 = getelementptr inbounds nuw i8, ptr %30, i64 80
  %96 = zext i32 %87 to i64
  br label %97

97:
  %98 = phi i64 [ 0, %89 ], [ %161, %156 ]
  %99 = phi <32 x i32> [ splat (i32 -1), %89 ], [ %158, %156 ]
  %100 = phi <32 x i32> [ splat (i32 -1), %89 ], [ %157, %156 ]
  %101 = trunc nuw i64 %98 to i32
  %102 = add i32 %90, %101
  %103 = shl i32 %102, 5
  %104 = zext i32 %103 to i64
  %105 = getelementptr inbounds nuw i64, ptr %23, i64 %104
  %106 = load <32 x i64>, ptr %105, align 64
  %107 = trunc <32 x i64> %106 to <32 x i32>
  %108 = bitcast <32 x i32> %107 to <32 x float>
  %109 = getelementptr inbounds nuw i32, ptr %94, i64 %98
  %110 = load i32, ptr %109, align 4
  br i1 %93, label %116, label %111

111:
  %112 = sitofp i32 %110 to float
  %113 = insertelement <32 x float> poison, float %112, i64 0
  %114 = shufflevector <32 x float> %113, <32 x float> poison, <32 x i32> zeroinitializer
  %115 = fmul <32 x float> %114, %108
  br label %116

116:
  %117 = phi <32 x float> [ %115, %111 ], [ %108, %97 ]
  %118 = fcmp ord <32 x float> %117, zeroinitializer
  %119 = select <32 x i1> %118, <32 x float> %117, <32 x float> zeroinitializer
  %120 = fcmp ule <32 x float> %119, splat (float 0x41D0000000000000)
  %121 = fcmp olt <32 x float> %119, splat (float 0xC1D0000000000000)
  %122 = select <32 x i1> %121, <32 x float> splat (float 0xC1D0000000000000), <32 x float> %119
  %123 = select <32 x i1> %120, <32 x float> %122, <32 x float> splat (float 0x41D0000000000000)
  %124 = fptosi <32 x float> %123 to <32 x i32>
  %125 = sitofp <32 x i32> %124 to <32 x float>
  %126 = fcmp olt <32 x float> %123, %125
  %127 = sext <32 x i1> %126 to <32 x i32>
  %128 = add <32 x i32> %127, %124
  %129 = getelementptr inbounds nuw i32, ptr %95, i64 %98
  %130 = load i32, ptr %129, align 4
  store <32 x i32> %128, ptr %15, align 64
  %131 = ashr <32 x i32> %128, splat (i32 31)
  %132 = insertelement <32 x i32> poison, i32 %110, i64 0
  %133 = shufflevector <32 x i32> %132, <32 x i32> poison, <32 x i32> zeroinitializer
  %134 = icmp slt <32 x i32> %128, %133
  %135 = select <32 x i1> %134, <32 x i32> %131, <32 x i32> splat (i32 -1)
  %136 = icmp ne <32 x i32> %135, zeroinitializer
  %137 = bitcast <32 x i1> %136 to i32
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %156, label %139

139:
  %140 = icmp ult i32 %130, 2
  br i1 %140, label %141, label %143

141:
  call fastcc void @turn(ptr %15, i32 %110, i32 %130)
  %142 = load <32 x i32>, ptr %15, align 64
  br label %156

143:
  %144 = icmp eq i32 %130, 3
  br i1 %144, label %148, label %145

145:
  %146 = xor <32 x i32> %135, splat (i32 -1)
  %147 = and <32 x i32> %99, %146
  br label %148

148:
  %149 = phi <32 x i32> [ %147, %145 ], [ %100, %143 ]
  %150 = phi <32 x i32> [ %147, %145 ], [ %99, %143 ]
  %151 = add nsw i32 %110, -1
  %152 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %128, <32 x i32> zeroinitializer)
  %153 = insertelement <32 x i32> poison, i32 %151, i64 0
  %154 = shufflevector <32 x i32> %153, <32 x i32> poison, <32 x i32> zeroinitializer
  %155 = tail call <32 x i32> @llvm.smin.v32i32(<32 x i32> %152, <32 x i32> %154)
  br label %156

156:
  %157 = phi <32 x i32> [ %149, %148 ], [ %100, %141 ], [ %100, %116 ]
  %158 = phi <32 x i32> [ %150, %148 ], [ %99, %141 ], [ %99, %116 ]
  %159 = phi <32 x i32> [ %155, %148 ], [ %142, %141 ], [ %128, %116 ]
  %160 = getelementptr inbounds nuw <32 x i32>, ptr %16, i64 %98
  store <32 x i32> %159, ptr %160, align 64
  %161 = add nuw nsw i64 %98, 1
  %162 = icmp eq i64 %161, %96
  br i1 %162, label %163, label %97

163:
  %164 = phi <32 x i32> [ splat (i32 -1), %84 ], [ %157, %156 ]
  store <32 x i32> %164, ptr %17, align 64
  call fastcc void @put_texels(ptr %0, ptr %30, ptr %16, ptr %17, i1 true)
  br label %703

165:
  call void @llvm.memset.p0.i64(ptr align 64 %13, i8 0, i64 512, i1 false)
  %166 = getelementptr inbounds nuw i8, ptr %30, i64 104
  %167 = load i32, ptr %166, align 8
  %168 = icmp eq i32 %167, 1
  %169 = getelementptr inbounds nuw i8, ptr %30, i64 92
  %170 = load i32, ptr %169, align 4
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %200, label %172

172:
  %173 = getelementptr inbounds nuw i8, ptr %30, i64 96
  %174 = load i32, ptr %173, align 8
  %175 = shl i32 %174, 5
  %176 = add i32 %175, 64
  %177 = zext i32 %176 to i64
  %178 = getelementptr inbounds nuw i64, ptr %23, i64 %177
  %179 = load <32 x i64>, ptr %178, align 64
  %180 = trunc <32 x i64> %179 to <32 x i32>
  %181 = bitcast <32 x i32> %180 to <32 x float>
  %182 = getelementptr inbounds nuw i8, ptr %30, i64 100
  %183 = load i32, ptr %182, align 4
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %192, label %185

185:
  %186 = getelementptr inbounds nuw i8, ptr %30, i64 64
  %187 = load i32, ptr %186, align 4
  %188 = sitofp i32 %187 to float
  %189 = insertelement <32 x float> poison, float %188, i64 0
  %190 = shufflevector <32 x float> %189, <32 x float> poison, <32 x i32> zeroinitializer
  %191 = fmul <32 x float> %190, %181
  br label %192

192:
  %193 = phi <32 x float> [ %191, %185 ], [ %181, %172 ]
  %194 = fcmp ord <32 x float> %193, zeroinitializer
  %195 = select <32 x i1> %194, <32 x float> %193, <32 x float> zeroinitializer
  %196 = fcmp ule <32 x float> %195, splat (float 0x41D0000000000000)
  %197 = fcmp olt <32 x float> %195, splat (float 0xC1D0000000000000)
  %198 = select <32 x i1> %197, <32 x float> splat (float 0xC1D0000000000000), <32 x float> %195
  %199 = select <32 x i1> %196, <32 x float> %198, <32 x float> splat (float 0x41D0000000000000)
  br label %200

200:
  %201 = phi <32 x float> [ %199, %192 ], [ zeroinitializer, %165 ]
  %202 = getelementptr inbounds nuw i8, ptr %30, i64 80
  %203 = load i32, ptr %202, align 4
  %204 = icmp eq i32 %203, 3
  br i1 %204, label %205, label %216

205:
  %206 = getelementptr inbounds nuw i8, ptr %30, i64 64
  %207 = load i32, ptr %206, align 4
  %208 = sitofp i32 %207 to float
  %209 = fadd float %208, -5.000000e-01
  %210 = insertelement <32 x float> poison, float %209, i64 0
  %211 = shufflevector <32 x float> %210, <32 x float> poison, <32 x i32> zeroinitializer
  %212 = fcmp ule <32 x float> %201, %211
  %213 = fcmp olt <32 x float> %201, splat (float 5.000000e-01)
  %214 = select <32 x i1> %213, <32 x float> splat (float 5.000000e-01), <32 x float> %201
  %215 = select <32 x i1> %212, <32 x float> %214, <32 x float> %211
  br label %216

216:
  %217 = phi <32 x float> [ %215, %205 ], [ %201, %200 ]
  %218 = fpext <32 x float> %217 to <32 x double>
  %219 = tail call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %218, <32 x double> splat (double 2.560000e+02), <32
      x double> splat (double -1.275000e+02))
  %220 = fptosi <32 x double> %219 to <32 x i64>
  %221 = sitofp <32 x i64> %220 to <32 x double>
  %222 = fcmp olt <32 x double> %219, %221
  %223 = sext <32 x i1> %222 to <32 x i64>
  %224 = add <32 x i64> %223, %220
  %225 = lshr <32 x i64> %224, splat (i64 8)
  %226 = trunc <32 x i64> %225 to <32 x i32>
  %227 = trunc <32 x i64> %224 to <32 x i32>
  %228 = and <32 x i32> %227, splat (i32 255)
  %229 = getelementptr inbounds nuw i8, ptr %30, i64 96
  %230 = load i32, ptr %229, align 8
  %231 = icmp ne i32 %230, 0
  %232 = icmp eq i32 %170, 1
  %233 = and i1 %232, %231
  br i1 %233, label %291, label %234

234:
  %235 = icmp ugt i32 %170, 1
  br i1 %235, label %236, label %262

236:
  %237 = shl i32 %230, 5
  %238 = add i32 %237, 96
  %239 = zext i32 %238 to i64
  %240 = getelementptr inbounds nuw i64, ptr %23, i64 %239
  %241 = load <32 x i64>, ptr %240, align 64
  %242 = trunc <32 x i64> %241 to <32 x i32>
  %243 = bitcast <32 x i32> %242 to <32 x float>
  %244 = getelementptr inbounds nuw i8, ptr %30, i64 100
  %245 = load i32, ptr %244, align 4
  %246 = icmp eq i32 %245, 0
  br i1 %246, label %254, label %247

247:
  %248 = getelementptr inbounds nuw i8, ptr %30, i64 68
  %249 = load i32, ptr %248, align 4
  %250 = sitofp i32 %249 to float
  %251 = insertelement <32 x float> poison, float %250, i64 0
  %252 = shufflevector <32 x float> %251, <32 x float> poison, <32 x i32> zeroinitializer
  %253 = fmul <32 x float> %252, %243
  br label %254

254:
  %255 = phi <32 x float> [ %253, %247 ], [ %243, %236 ]
  %256 = fcmp ord <32 x float> %255, zeroinitializer
  %257 = select <32 x i1> %256, <32 x float> %255, <32 x float> zeroinitializer
  %258 = fcmp ule <32 x float> %257, splat (float 0x41D0000000000000)
  %259 = fcmp olt <32 x float> %257, splat (float 0xC1D0000000000000)
  %260 = select <32 x i1> %259, <32 x float> splat (float 0xC1D0000000000000), <32 x float> %257
  %261 = select <32 x i1> %258, <32 x float> %260, <32 x float> splat (float 0x41D0000000000000)
  br label %262

262:
  %263 = phi <32 x float> [ %261, %254 ], [ zeroinitializer, %234 ]
  %264 = getelementptr inbounds nuw i8, ptr %30, i64 84
  %265 = load i32, ptr %264, align 4
  %266 = icmp eq i32 %265, 3
  br i1 %266, label %267, label %278

267:
  %268 = getelementptr inbounds nuw i8, ptr %30, i64 68
  %269 = load i32, ptr %268, align 4
  %270 = sitofp i32 %269 to float
  %271 = fadd float %270, -5.000000e-01
  %272 = insertelement <32 x float> poison, float %271, i64 0
  %273 = shufflevector <32 x float> %272, <32 x float> poison, <32 x i32> zeroinitializer
  %274 = fcmp ule <32 x float> %263, %273
  %275 = fcmp olt <32 x float> %263, splat (float 5.000000e-01)
  %276 = select <32 x i1> %275, <32 x float> splat (float 5.000000e-01), <32 x float> %263
  %277 = select <32 x i1> %274, <32 x float> %276, <32 x float> %273
  br label %278

278:
  %279 = phi <32 x float> [ %277, %267 ], [ %263, %262 ]
  %280 = fpext <32 x float> %279 to <32 x double>
  %281 = tail call <32 x double> @llvm.fmuladd.v32f64(<32 x double> %280, <32 x double> splat (double 2.560000e+02), <32
      x double> splat (double -1.275000e+02))
  %282 = fptosi <32 x double> %281 to <32 x i64>
  %283 = sitofp <32 x i64> %282 to <32 x double>
  %284 = fcmp olt <32 x double> %281, %283
  %285 = sext <32 x i1> %284 to <32 x i64>
  %286 = add <32 x i64> %285, %282
  %287 = lshr <32 x i64> %286, splat (i64 8)
  %288 = trunc <32 x i64> %287 to <32 x i32>
  %289 = trunc <32 x i64> %286 to <32 x i32>
  %290 = and <32 x i32> %289, splat (i32 255)
  br i1 %231, label %291, label %307

291:
  %292 = phi <32 x i32> [ %288, %278 ], [ zeroinitializer, %216 ]
  %293 = phi <32 x i32> [ %290, %278 ], [ zeroinitializer, %216 ]
  %294 = getelementptr inbounds nuw i8, ptr %0, i64 3264
  %295 = load <32 x i64>, ptr %294, align 64
  %296 = trunc <32 x i64> %295 to <32 x i32>
  %297 = getelementptr inbounds nuw i8, ptr %30, i64 76
  %298 = load i32, ptr %297, align 4
  %299 = add nsw i32 %298, -1
  %300 = insertelement <32 x i32> poison, i32 %299, i64 0
  %301 = shufflevector <32 x i32> %300, <32 x i32> poison, <32 x i32> zeroinitializer
  %302 = lshr <32 x i32> %296, splat (i32 31)
  %303 = icmp slt <32 x i32> %301, %296
  %304 = select <32 x i1> %303, <32 x i32> splat (i32 1), <32 x i32> %302
  %305 = trunc nuw <32 x i32> %304 to <32 x i1>
  %306 = select <32 x i1> %305, <32 x i32> %301, <32 x i32> %296
  br label %307

307:
  %308 = phi <32 x i32> [ %292, %291 ], [ %288, %278 ]
  %309 = phi <32 x i32> [ %293, %291 ], [ %290, %278 ]
  %310 = phi <32 x i32> [ %306, %291 ], [ zeroinitializer, %278 ]
  %311 = mul nuw nsw <32 x i32> %309, %228
  %312 = add nuw nsw <32 x i32> %311, splat (i32 128)
  %313 = lshr <32 x i32> %312, splat (i32 8)
  %314 = getelementptr inbounds nuw i8, ptr %12, i64 1024
  %315 = getelementptr inbounds nuw i8, ptr %12, i64 1408
  store <32 x i32> %313, ptr %315, align 64
  %316 = sub nsw <32 x i32> %228, %313
  %317 = getelementptr inbounds nuw i8, ptr %12, i64 1152
  store <32 x i32> %316, ptr %317, align 64
  %318 = sub nsw <32 x i32> %309, %313
  %319 = getelementptr inbounds nuw i8, ptr %12, i64 1280
  store <32 x i32> %318, ptr %319, align 64
  %320 = add nsw <32 x i32> %228, %318
  %321 = sub nsw <32 x i32> splat (i32 256), %320
  store <32 x i32> %321, ptr %314, align 64
  %322 = getelementptr inbounds nuw i8, ptr %30, i64 64
  %323 = getelementptr inbounds nuw i8, ptr %11, i64 128
  %324 = getelementptr inbounds nuw i8, ptr %11, i64 256
  %325 = getelementptr inbounds nuw i8, ptr %11, i64 384
  %326 = getelementptr inbounds nuw i8, ptr %30, i64 24
  %327 = getelementptr inbounds nuw i8, ptr %12, i64 512
  %328 = getelementptr inbounds nuw i8, ptr %30, i64 68
  %329 = getelementptr inbounds nuw i8, ptr %30, i64 84
  %330 = load i32, ptr %322, align 8
  %331 = insertelement <32 x i32> poison, i32 %330, i64 0
  %332 = shufflevector <32 x i32> %331, <32 x i32> poison, <32 x i32> zeroinitializer
  %333 = load i64, ptr %326, align 8
  %334 = trunc i64 %333 to i32
  %335 = insertelement <32 x i32> poison, i32 %334, i64 0
  %336 = shufflevector <32 x i32> %335, <32 x i32> poison, <32 x i32> zeroinitializer
  %337 = icmp ult i32 %203, 2
  %338 = add nsw i32 %330, -1
  %339 = insertelement <32 x i32> poison, i32 %338, i64 0
  %340 = shufflevector <32 x i32> %339, <32 x i32> poison, <32 x i32> zeroinitializer
  br label %341

341:
  %342 = phi i64 [ 0, %307 ], [ %426, %423 ]
  %343 = trunc nuw nsw i64 %342 to i32
  %344 = and i32 %343, 1
  %345 = insertelement <32 x i32> poison, i32 %344, i64 0
  %346 = shufflevector <32 x i32> %345, <32 x i32> poison, <32 x i32> zeroinitializer
  %347 = add <32 x i32> %346, %226
  store <32 x i32> %347, ptr %9, align 64
  %348 = ashr <32 x i32> %347, splat (i32 31)
  %349 = icmp slt <32 x i32> %347, %332
  %350 = select <32 x i1> %349, <32 x i32> %348, <32 x i32> splat (i32 -1)
  %351 = icmp ne <32 x i32> %350, zeroinitializer
  %352 = bitcast <32 x i1> %351 to i32
  %353 = icmp eq i32 %352, 0
  br i1 %353, label %362, label %354

354:
  br i1 %337, label %355, label %357

355:
  call fastcc void @turn(ptr %9, i32 %330, i32 %203)
  %356 = load <32 x i32>, ptr %9, align 64
  br label %362

357:
  %358 = xor <32 x i32> %350, splat (i32 -1)
  %359 = select i1 %204, <32 x i32> splat (i32 -1), <32 x i32> %358
  %360 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %347, <32 x i32> zeroinitializer)
  %361 = tail call <32 x i32> @llvm.smin.v32i32(<32 x i32> %360, <32 x i32> %340)
  br label %362

362:
  %363 = phi <32 x i32> [ %359, %357 ], [ splat (i32 -1), %355 ], [ splat (i32 -1), %341 ]
  %364 = phi <32 x i32> [ %361, %357 ], [ %356, %355 ], [ %347, %341 ]
  br i1 %233, label %399, label %365

365:
  %366 = lshr i32 %343, 1
  %367 = insertelement <32 x i32> poison, i32 %366, i64 0
  %368 = shufflevector <32 x i32> %367, <32 x i32> poison, <32 x i32> zeroinitializer
  %369 = add <32 x i32> %368, %308
  %370 = load i32, ptr %328, align 4
  %371 = load i32, ptr %329, align 4
  store <32 x i32> %369, ptr %10, align 64
  %372 = ashr <32 x i32> %369, splat (i32 31)
  %373 = insertelement <32 x i32> poison, i32 %370, i64 0
  %374 = shufflevector <32 x i32> %373, <32 x i32> poison, <32 x i32> zeroinitializer
  %375 = icmp slt <32 x i32> %369, %374
  %376 = select <32 x i1> %375, <32 x i32> %372, <32 x i32> splat (i32 -1)
  %377 = icmp ne <32 x i32> %376, zeroinitializer
  %378 = bitcast <32 x i1> %377 to i32
  %379 = icmp eq i32 %378, 0
  br i1 %379, label %396, label %380

380:
  %381 = icmp ult i32 %371, 2
  br i1 %381, label %382, label %384

382:
  call fastcc void @turn(ptr %10, i32 %370, i32 %371)
  %383 = load <32 x i32>, ptr %10, align 64
  br label %396

384:
  %385 = icmp eq i32 %371, 3
  br i1 %385, label %389, label %386

386:
  %387 = xor <32 x i32> %376, splat (i32 -1)
  %388 = and <32 x i32> %363, %387
  br label %389

389:
  %390 = phi <32 x i32> [ %363, %384 ], [ %388, %386 ]
  %391 = add nsw i32 %370, -1
  %392 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %369, <32 x i32> zeroinitializer)
  %393 = insertelement <32 x i32> poison, i32 %391, i64 0
  %394 = shufflevector <32 x i32> %393, <32 x i32> poison, <32 x i32> zeroinitializer
  %395 = tail call <32 x i32> @llvm.smin.v32i32(<32 x i32> %392, <32 x i32> %394)
  br label %396

396:
  %397 = phi <32 x i32> [ %390, %389 ], [ %363, %382 ], [ %363, %365 ]
  %398 = phi <32 x i32> [ %395, %389 ], [ %383, %382 ], [ %369, %365 ]
  br label %399

399:
  %400 = phi <32 x i32> [ %363, %362 ], [ %397, %396 ]
  %401 = phi <32 x i32> [ zeroinitializer, %362 ], [ %398, %396 ]
  store <32 x i32> %401, ptr %323, align 64
  store <32 x i32> zeroinitializer, ptr %324, align 64
  store <32 x i32> %310, ptr %325, align 64
  %402 = mul <32 x i32> %364, %336
  br label %403

403:
  %404 = phi i64 [ 1, %399 ], [ %421, %419 ]
  %405 = phi <32 x i32> [ %402, %399 ], [ %420, %419 ]
  %406 = getelementptr inbounds nuw i32, ptr %322, i64 %404
  %407 = load i32, ptr %406, align 4
  %408 = icmp sgt i32 %407, 1
  br i1 %408, label %409, label %419

409:
  %410 = getelementptr inbounds nuw <32 x i32>, ptr %11, i64 %404
  %411 = load <32 x i32>, ptr %410, align 64
  %412 = getelementptr inbounds nuw i64, ptr %326, i64 %404
  %413 = load i64, ptr %412, align 8
  %414 = trunc i64 %413 to i32
  %415 = insertelement <32 x i32> poison, i32 %414, i64 0
  %416 = shufflevector <32 x i32> %415, <32 x i32> poison, <32 x i32> zeroinitializer
  %417 = mul <32 x i32> %416, %411
  %418 = add <32 x i32> %417, %405
  br label %419

419:
  %420 = phi <32 x i32> [ %418, %409 ], [ %405, %403 ]
  %421 = add nuw nsw i64 %404, 1
  %422 = icmp eq i64 %421, 4
  br i1 %422, label %423, label %403

423:
  %424 = getelementptr inbounds nuw <32 x i32>, ptr %12, i64 %342
  store <32 x i32> %420, ptr %424, align 64
  %425 = getelementptr inbounds nuw <32 x i32>, ptr %327, i64 %342
  store <32 x i32> %400, ptr %425, align 64
  %426 = add nuw nsw i64 %342, 1
  %427 = icmp eq i64 %426, 4
  br i1 %427, label %428, label %341

428:
  %429 = getelementptr inbounds nuw i8, ptr %30, i64 116
  %430 = load i32, ptr %429, align 4
  %431 = icmp eq i32 %430, 0
  br i1 %431, label %432, label %433

432:
  br label %624

433:
  %434 = getelementptr inbounds nuw i8, ptr %30, i64 120
  %435 = select i1 %168, i32 11, i32 24
  %436 = icmp eq i32 %167, 4
  %437 = icmp eq i32 %167, 2
  %438 = select i1 %437, i32 -65535, i32 -32767
  %439 = select i1 %437, i32 65535, i32 32767
  %440 = insertelement <32 x i32> poison, i32 %438, i64 0
  %441 = shufflevector <32 x i32> %440, <32 x i32> poison, <32 x i32> zeroinitializer
  %442 = uitofp nneg i32 %439 to float
  %443 = insertelement <32 x float> poison, float %442, i64 0
  %444 = shufflevector <32 x float> %443, <32 x float> poison, <32 x i32> zeroinitializer
  %445 = zext i32 %430 to i64
  br label %446

446:
  %447 = phi i64 [ 0, %433 ], [ %621, %620 ]
  %448 = getelementptr inbounds nuw i32, ptr %434, i64 %447
  %449 = load i32, ptr %448, align 4
  %450 = insertelement <32 x i32> poison, i32 %449, i64 0
  %451 = shufflevector <32 x i32> %450, <32 x i32> poison, <32 x i32> zeroinitializer
  %452 = trunc nuw i64 %447 to i32
  br label %455

453:
  switch i32 %167, label %488 [
    i32 5, label %454
    i32 1, label %454
  ]

454:
  br label %520

455:
  %456 = phi i64 [ 0, %446 ], [ %485, %483 ]
  %457 = getelementptr inbounds nuw <32 x i32>, ptr %12, i64 %456
  %458 = getelementptr inbounds nuw <32 x i32>, ptr %14, i64 %456
  call fastcc void @load_codes(ptr %30, ptr %457, i32 %452, ptr %458)
  %459 = getelementptr inbounds nuw <32 x i32>, ptr %327, i64 %456
  %460 = load <32 x i32>, ptr %459, align 64
  %461 = load <32 x i32>, ptr %458, align 64
  %462 = and <32 x i32> %461, %460
  %463 = xor <32 x i32> %460, splat (i32 -1)
  %464 = and <32 x i32> %451, %463
  %465 = or <32 x i32> %462, %464
  br i1 %168, label %466, label %483

466:
  %467 = shl <32 x i32> %465, splat (i32 13)
  %468 = and <32 x i32> %467, splat (i32 268427264)
  %469 = and <32 x i32> %467, splat (i32 260046848)
  %470 = add nuw nsw <32 x i32> %468, splat (i32 939524096)
  %471 = icmp eq <32 x i32> %469, splat (i32 260046848)
  %472 = select <32 x i1> %471, <32 x i32> splat (i32 939524096), <32 x i32> zeroinitializer
  %473 = add nuw nsw <32 x i32> %470, %472
  %474 = and <32 x i32> %465, splat (i32 1023)
  %475 = uitofp nneg <32 x i32> %474 to <32 x float>
  %476 = fmul <32 x float> %475, splat (float 0x3E70000000000000)
  %477 = icmp eq <32 x i32> %469, zeroinitializer
  %478 = bitcast <32 x float> %476 to <32 x i32>
  %479 = select <32 x i1> %477, <32 x i32> %478, <32 x i32> %473
  %480 = shl <32 x i32> %465, splat (i32 16)
  %481 = and <32 x i32> %480, splat (i32 -2147483648)
  %482 = or disjoint <32 x i32> %479, %481
  br label %483

483:
  %484 = phi <32 x i32> [ %482, %466 ], [ %465, %455 ]
  store <32 x i32> %484, ptr %458, align 64
  %485 = add nuw nsw i64 %456, 1
  %486 = icmp eq i64 %485, 4
  br i1 %486, label %453, label %455

487:
  br i1 %436, label %499, label %506

488:
  %489 = phi i64 [ %497, %488 ], [ 0, %453 ]
  %490 = phi <32 x i32> [ %496, %488 ], [ zeroinitializer, %453 ]
  %491 = getelementptr inbounds nuw <32 x i32>, ptr %14, i64 %489
  %492 = load <32 x i32>, ptr %491, align 64
  %493 = getelementptr inbounds nuw <32 x i32>, ptr %314, i64 %489
  %494 = load <32 x i32>, ptr %493, align 64
  %495 = mul <32 x i32> %494, %492
  %496 = add <32 x i32> %495, %490
  %497 = add nuw nsw i64 %489, 1
  %498 = icmp eq i64 %497, 4
  br i1 %498, label %487, label %488

499:
  %500 = ashr <32 x i32> %496, splat (i32 4)
  %501 = mul <32 x i32> %500, splat (i32 257)
  %502 = add <32 x i32> %501, splat (i32 1024)
  %503 = ashr <32 x i32> %502, splat (i32 11)
  %504 = add <32 x i32> %503, %496
  %505 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %504, <32 x i32> splat (i32 -32767))
  br label %510

506:
  %507 = add <32 x i32> %496, splat (i32 128)
  %508 = ashr <32 x i32> %507, splat (i32 8)
  %509 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %508, <32 x i32> %441)
  br label %510

510:
  %511 = phi <32 x i32> [ %505, %499 ], [ %509, %506 ]
  %512 = phi <32 x float> [ splat (float 3.276700e+04), %499 ], [ %444, %506 ]
  %513 = sitofp <32 x i32> %511 to <32 x float>
  %514 = fdiv <32 x float> %513, %512
  %515 = getelementptr inbounds nuw <32 x i32>, ptr %13, i64 %447
  store <32 x float> %514, ptr %515, align 64
  br label %620

516:
  %517 = getelementptr inbounds nuw <32 x i32>, ptr %13, i64 %447
  %518 = and i32 %535, %4
  %519 = icmp eq i32 %518, 0
  br i1 %519, label %545, label %623

520:
  %521 = phi i64 [ %540, %520 ], [ 0, %454 ]
  %522 = phi <32 x i32> [ %536, %520 ], [ zeroinitializer, %454 ]
  %523 = phi <32 x i32> [ %539, %520 ], [ splat (i32 -1), %454 ]
  %524 = phi i32 [ %535, %520 ], [ 0, %454 ]
  %525 = getelementptr inbounds nuw <32 x i32>, ptr %314, i64 %521
  %526 = load <32 x i32>, ptr %525, align 64
  %527 = icmp eq <32 x i32> %526, zeroinitializer
  %528 = getelementptr inbounds nuw <32 x i32>, ptr %14, i64 %521
  %529 = load <32 x i32>, ptr %528, align 64
  %530 = lshr <32 x i32> %529, splat (i32 23)
  %531 = and <32 x i32> %530, splat (i32 255)
  %532 = select <32 x i1> %527, <32 x i32> zeroinitializer, <32 x i32> %531
  %533 = icmp eq <32 x i32> %532, splat (i32 255)
  %534 = bitcast <32 x i1> %533 to i32
  %535 = or i32 %524, %534
  %536 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %532, <32 x i32> %522)
  %537 = ashr <32 x i32> %529, splat (i32 31)
  %538 = select <32 x i1> %527, <32 x i32> splat (i32 -1), <32 x i32> %537
  %539 = and <32 x i32> %538, %523
  %540 = add nuw nsw i64 %521, 1
  %541 = icmp eq i64 %540, 4
  br i1 %541, label %516, label %520

542:
  %543 = lshr <32 x i64> %573, splat (i64 7)
  %544 = trunc <32 x i64> %543 to <32 x i32>
  br label %576

545:
  %546 = phi i64 [ %574, %545 ], [ 0, %516 ]
  %547 = phi <32 x i64> [ %573, %545 ], [ zeroinitializer, %516 ]
  %548 = getelementptr inbounds nuw <32 x i32>, ptr %14, i64 %546
  %549 = load <32 x i32>, ptr %548, align 64
  %550 = lshr <32 x i32> %549, splat (i32 23)
  %551 = and <32 x i32> %550, splat (i32 255)
  %552 = icmp eq <32 x i32> %551, zeroinitializer
  %553 = getelementptr inbounds nuw <32 x i32>, ptr %314, i64 %546
  %554 = load <32 x i32>, ptr %553, align 64
  %555 = icmp eq <32 x i32> %554, zeroinitializer
  %556 = select <32 x i1> %555, <32 x i1> splat (i1 true), <32 x i1> %552
  %557 = shl <32 x i32> %549, splat (i32 4)
  %558 = and <32 x i32> %557, splat (i32 134217712)
  %559 = or disjoint <32 x i32> %558, splat (i32 134217728)
  %560 = select <32 x i1> %556, <32 x i32> zeroinitializer, <32 x i32> %559
  %561 = sub nsw <32 x i32> %536, %551
  %562 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %561, <32 x i32> zeroinitializer)
  %563 = tail call <32 x i32> @llvm.umin.v32i32(<32 x i32> %562, <32 x i32> splat (i32 31))
  %564 = lshr <32 x i32> %560, %563
  %565 = and <32 x i32> %564, splat (i32 268427264)
  %566 = select i1 %168, <32 x i32> %565, <32 x i32> %564
  %567 = sub nsw <32 x i32> zeroinitializer, %566
  %568 = icmp slt <32 x i32> %549, zeroinitializer
  %569 = select <32 x i1> %568, <32 x i32> %567, <32 x i32> %566
  %570 = sext <32 x i32> %569 to <32 x i64>
  %571 = sext <32 x i32> %554 to <32 x i64>
  %572 = mul nsw <32 x i64> %570, %571
  %573 = add <32 x i64> %572, %547
  %574 = add nuw nsw i64 %546, 1
  %575 = icmp eq i64 %574, 4
  br i1 %575, label %542, label %545

576:
  %577 = phi i64 [ 0, %542 ], [ %602, %599 ]
  %578 = trunc nuw nsw i64 %577 to i32
  %579 = extractelement <32 x i32> %544, i32 %578
  %580 = tail call i32 @llvm.abs.i32(i32 %579, i1 true)
  %581 = tail call i32 @llvm.ctlz.i32(i32 %580, i1 false)
  %582 = sub nuw nsw i32 32, %581
  %583 = tail call i32 @llvm.usub.sat.i32(i32 %582, i32 %435)
  br i1 %168, label %584, label %588

584:
  %585 = extractelement <32 x i32> %536, i32 %578
  %586 = sub nsw i32 131, %585
  %587 = tail call i32 @llvm.smax.i32(i32 %583, i32 %586)
  br label %588

588:
  %589 = phi i32 [ %583, %576 ], [ %587, %584 ]
  %590 = icmp eq i32 %589, 0
  br i1 %590, label %599, label %591

591:
  %592 = icmp samesign ugt i32 %589, 31
  br i1 %592, label %599, label %593

593:
  %594 = add nsw i32 %589, -1
  %595 = shl nuw nsw i32 1, %594
  %596 = add nuw i32 %595, %580
  %597 = shl nsw i32 -1, %589
  %598 = and i32 %596, %597
  br label %599

599:
  %600 = phi i32 [ %580, %588 ], [ %598, %593 ], [ 0, %591 ]
  %601 = getelementptr inbounds nuw i32, ptr %8, i64 %577
  store i32 %600, ptr %601, align 4
  %602 = add nuw nsw i64 %577, 1
  %603 = icmp eq i64 %602, 32
  br i1 %603, label %604, label %576

604:
  %605 = zext nneg <32 x i32> %536 to <32 x i64>
  %606 = shl nuw nsw <32 x i64> %605, splat (i64 52)
  %607 = add nuw nsw <32 x i64> %606, splat (i64 3909124476557590528)
  %608 = load <32 x i32>, ptr %8, align 64
  %609 = sitofp <32 x i32> %608 to <32 x double>
  %610 = bitcast <32 x i64> %607 to <32 x double>
  %611 = fmul <32 x double> %610, %609
  %612 = fptrunc <32 x double> %611 to <32 x float>
  %613 = bitcast <32 x float> %612 to <32 x i32>
  %614 = icmp sgt <32 x i32> %613, splat (i32 8388607)
  %615 = select <32 x i1> %614, <32 x i32> %613, <32 x i32> zeroinitializer
  %616 = icmp eq <32 x i32> %544, zeroinitializer
  %617 = select <32 x i1> %616, <32 x i32> %539, <32 x i32> %544
  %618 = and <32 x i32> %617, splat (i32 -2147483648)
  %619 = or <32 x i32> %615, %618
  store <32 x i32> %619, ptr %517, align 64
  br label %620

620:
  %621 = add nuw nsw i64 %447, 1
  %622 = icmp eq i64 %621, %445
  br i1 %622, label %432, label %446

623:
  br label %633

624:
  %625 = phi i64 [ %631, %624 ], [ 0, %432 ]
  %626 = getelementptr inbounds nuw <32 x i32>, ptr %13, i64 %625
  %627 = load <32 x i32>, ptr %626, align 64
  %628 = zext <32 x i32> %627 to <32 x i64>
  %629 = shl nuw nsw i64 %625, 8
  %630 = getelementptr inbounds nuw i8, ptr %23, i64 %629
  store <32 x i64> %628, ptr %630, align 64
  %631 = add nuw nsw i64 %625, 1
  %632 = icmp eq i64 %631, 4
  br i1 %632, label %633, label %624

633:
  %634 = phi i32 [ 0, %623 ], [ 1, %624 ]
  br label %703

635:
  store <32 x i32> zeroinitializer, ptr %6, align 64
  %636 = getelementptr inbounds nuw i8, ptr %6, i64 128
  store <32 x i32> zeroinitializer, ptr %636, align 64
  %637 = getelementptr inbounds nuw i8, ptr %6, i64 256
  store <32 x i32> zeroinitializer, ptr %637, align 64
  %638 = getelementptr inbounds nuw i8, ptr %6, i64 384
  %639 = getelementptr inbounds nuw i8, ptr %30, i64 96
  %640 = load i32, ptr %639, align 8
  %641 = icmp eq i32 %640, 0
  br i1 %641, label %656, label %642

642:
  %643 = getelementptr inbounds nuw i8, ptr %0, i64 3264
  %644 = load <32 x i64>, ptr %643, align 64
  %645 = trunc <32 x i64> %644 to <32 x i32>
  %646 = getelementptr inbounds nuw i8, ptr %30, i64 76
  %647 = load i32, ptr %646, align 4
  %648 = add nsw i32 %647, -1
  %649 = insertelement <32 x i32> poison, i32 %648, i64 0
  %650 = shufflevector <32 x i32> %649, <32 x i32> poison, <32 x i32> zeroinitializer
  %651 = lshr <32 x i32> %645, splat (i32 31)
  %652 = icmp slt <32 x i32> %650, %645
  %653 = select <32 x i1> %652, <32 x i32> splat (i32 1), <32 x i32> %651
  %654 = trunc nuw <32 x i32> %653 to <32 x i1>
  %655 = select <32 x i1> %654, <32 x i32> %650, <32 x i32> %645
  br label %656

656:
  %657 = phi <32 x i32> [ %655, %642 ], [ zeroinitializer, %635 ]
  store <32 x i32> %657, ptr %638, align 64
  %658 = getelementptr inbounds nuw i8, ptr %30, i64 92
  %659 = load i32, ptr %658, align 4
  %660 = icmp eq i32 %659, 0
  br i1 %660, label %701, label %661

661:
  %662 = add i32 %640, 2
  %663 = getelementptr inbounds nuw i8, ptr %30, i64 64
  %664 = zext i32 %659 to i64
  br label %665

665:
  %666 = phi i64 [ 0, %661 ], [ %699, %694 ]
  %667 = phi <32 x i32> [ splat (i32 -1), %661 ], [ %696, %694 ]
  %668 = phi <32 x i32> [ splat (i32 -1), %661 ], [ %695, %694 ]
  %669 = trunc nuw i64 %666 to i32
  %670 = add i32 %662, %669
  %671 = shl i32 %670, 5
  %672 = zext i32 %671 to i64
  %673 = getelementptr inbounds nuw i64, ptr %23, i64 %672
  %674 = load <32 x i64>, ptr %673, align 64
  %675 = trunc <32 x i64> %674 to <32 x i32>
  %676 = getelementptr inbounds nuw i32, ptr %663, i64 %666
  %677 = load i32, ptr %676, align 4
  %678 = ashr <32 x i32> %675, splat (i32 31)
  %679 = insertelement <32 x i32> poison, i32 %677, i64 0
  %680 = shufflevector <32 x i32> %679, <32 x i32> poison, <32 x i32> zeroinitializer
  %681 = icmp sgt <32 x i32> %680, %675
  %682 = select <32 x i1> %681, <32 x i32> %678, <32 x i32> splat (i32 -1)
  %683 = icmp ne <32 x i32> %682, zeroinitializer
  %684 = bitcast <32 x i1> %683 to i32
  %685 = icmp eq i32 %684, 0
  br i1 %685, label %694, label %686

686:
  %687 = xor <32 x i32> %682, splat (i32 -1)
  %688 = and <32 x i32> %667, %687
  %689 = add nsw i32 %677, -1
  %690 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %675, <32 x i32> zeroinitializer)
  %691 = insertelement <32 x i32> poison, i32 %689, i64 0
  %692 = shufflevector <32 x i32> %691, <32 x i32> poison, <32 x i32> zeroinitializer
  %693 = tail call <32 x i32> @llvm.smin.v32i32(<32 x i32> %690, <32 x i32> %692)
  br label %694

694:
  %695 = phi <32 x i32> [ %688, %686 ], [ %668, %665 ]
  %696 = phi <32 x i32> [ %688, %686 ], [ %667, %665 ]
  %697 = phi <32 x i32> [ %693, %686 ], [ %675, %665 ]
  %698 = getelementptr inbounds nuw <32 x i32>, ptr %6, i64 %666
  store <32 x i32> %697, ptr %698, align 64
  %699 = add nuw nsw i64 %666, 1
  %700 = icmp eq i64 %699, %664
  br i1 %700, label %701, label %665

701:
  %702 = phi <32 x i32> [ splat (i32 -1), %656 ], [ %695, %694 ]
  store <32 x i32> %702, ptr %7, align 64
  call fastcc void @put_texels(ptr %0, ptr %30, ptr %6, ptr %7, i1 false)
  br label %703

703:
  %704 = phi i32 [ %634, %633 ], [ 1, %701 ], [ 1, %163 ], [ 0, %49 ], [ 0, %5 ], [ 0, %37 ], [ 0, %41 ], [ 0, %21 ], [
      0, %33 ]
  ret i32 %704
}

define preserve_allcc i32 @ptxvm_translate(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4) #0 noimplicitfloat {
  %6 = tail call preserve_allcc i32 @locate(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4)
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %52

8:
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %10 = load i32, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 388
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
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 304
  store i32 %42, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 308
  store i32 %10, ptr %46, align 4
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 312
  store i32 %43, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i64 %44, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 344
  store i32 0, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 0, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 340
  store i32 0, ptr %51, align 4
  br label %52

52:
  %53 = phi i32 [ 1, %5 ], [ 0, %14 ], [ 1, %41 ], [ 0, %37 ]
  ret i32 %53
}

declare i32 @llvm.cttz.i32(i32, i1) #0

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

define internal fastcc void @release_lanes(ptr %0, ptr %1, ptr %2, i32 %3) unnamed_addr #0 {
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %3, 0
  br i1 %7, label %30, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 512
  br label %10

10:
  %11 = phi i32 [ %3, %8 ], [ %16, %10 ]
  %12 = tail call i32 @llvm.cttz.i32(i32 %11, i1 true)
  %13 = zext nneg i32 %12 to i64
  %14 = getelementptr inbounds nuw i32, ptr %9, i64 %13
  store i32 %6, ptr %14, align 4
  %15 = add i32 %11, -1
  %16 = and i32 %15, %11
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %10

18:
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %20 = load i32, ptr %19, align 4
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 640
  br label %22

22:
  %23 = phi i32 [ %3, %18 ], [ %28, %22 ]
  %24 = tail call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i32, ptr %21, i64 %25
  store i32 %20, ptr %26, align 4
  %27 = add i32 %23, -1
  %28 = and i32 %27, %23
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %22

30:
  %31 = xor i32 %3, -1
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 100
  %33 = load i32, ptr %32, align 4
  %34 = and i32 %33, %31
  store i32 %34, ptr %32, align 4
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %36 = load i32, ptr %35, align 8
  %37 = and i32 %36, %31
  store i32 %37, ptr %35, align 8
  ret void
}

declare i32 @llvm.ctpop.i32(i32) #0

define internal fastcc void @move_lanes(ptr %0, ptr %1, i32 %2) unnamed_addr #0 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %5 = load i32, ptr %4, align 4
  %6 = and i32 %5, %2
  %7 = xor i32 %2, -1
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %9 = load i32, ptr %8, align 4
  %10 = and i32 %9, %7
  store i32 %10, ptr %8, align 4
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %12 = load i32, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %16 = load i64, ptr %15, align 8
  %17 = icmp eq i32 %6, 0
  switch i32 %12, label %58 [
    i32 4, label %18
    i32 8, label %38
  ]

18:
  br i1 %17, label %77, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 320
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 64
  br label %22

22:
  %23 = phi i32 [ %6, %19 ], [ %36, %22 ]
  %24 = tail call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i32, ptr %20, i64 %25
  %27 = load i32, ptr %26, align 4
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw i8, ptr %14, i64 %28
  %30 = getelementptr inbounds nuw i64, ptr %21, i64 %25
  %31 = load i64, ptr %30, align 8
  %32 = add i64 %31, %16
  %33 = inttoptr i64 %32 to ptr
  %34 = load i32, ptr %33, align 1
  store i32 %34, ptr %29, align 1
  %35 = add i32 %23, -1
  %36 = and i32 %35, %23
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %77, label %22

38:
  br i1 %17, label %77, label %39

39:
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 320
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 64
  br label %42

42:
  %43 = phi i32 [ %6, %39 ], [ %56, %42 ]
  %44 = tail call i32 @llvm.cttz.i32(i32 %43, i1 true)
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw i32, ptr %40, i64 %45
  %47 = load i32, ptr %46, align 4
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw i8, ptr %14, i64 %48
  %50 = getelementptr inbounds nuw i64, ptr %41, i64 %45
  %51 = load i64, ptr %50, align 8
  %52 = add i64 %51, %16
  %53 = inttoptr i64 %52 to ptr
  %54 = load i64, ptr %53, align 1
  store i64 %54, ptr %49, align 1
  %55 = add i32 %43, -1
  %56 = and i32 %55, %43
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %77, label %42

58:
  br i1 %17, label %77, label %59

59:
  %60 = getelementptr inbounds nuw i8, ptr %1, i64 320
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 64
  br label %62

62:
  %63 = phi i32 [ %6, %59 ], [ %75, %62 ]
  %64 = tail call i32 @llvm.cttz.i32(i32 %63, i1 true)
  %65 = zext nneg i32 %64 to i64
  %66 = getelementptr inbounds nuw i32, ptr %60, i64 %65
  %67 = load i32, ptr %66, align 4
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds nuw i8, ptr %14, i64 %68
  %70 = getelementptr inbounds nuw i64, ptr %61, i64 %65
  %71 = load i64, ptr %70, align 8
  %72 = add i64 %71, %16
  %73 = inttoptr i64 %72 to ptr
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %69, ptr align 1 %73, i64 16, i1 false)
  %74 = add i32 %63, -1
  %75 = and i32 %74, %63
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %62

77:
  %78 = icmp eq i32 %6, %2
  br i1 %78, label %108, label %79

79:
  %80 = xor i32 %6, %2
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %82 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 320
  %84 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %85 = getelementptr inbounds nuw i8, ptr %1, i64 576
  br label %86

86:
  %87 = phi i32 [ %80, %79 ], [ %106, %86 ]
  %88 = tail call i32 @llvm.cttz.i32(i32 %87, i1 true)
  %89 = load ptr, ptr %81, align 8
  %90 = load i64, ptr %82, align 8
  %91 = zext nneg i32 %88 to i64
  %92 = getelementptr inbounds nuw i32, ptr %83, i64 %91
  %93 = load i32, ptr %92, align 4
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw i8, ptr %89, i64 %94
  %96 = load i32, ptr %11, align 8
  %97 = zext i32 %96 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %95, i8 0, i64 %97, i1 false)
  %98 = getelementptr inbounds nuw i64, ptr %84, i64 %91
  %99 = load i64, ptr %98, align 8
  %100 = add i64 %99, %90
  %101 = inttoptr i64 %100 to ptr
  %102 = getelementptr inbounds nuw i8, ptr %85, i64 %91
  %103 = load i8, ptr %102, align 1
  %104 = zext i8 %103 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %95, ptr align 1 %101, i64 %104, i1 false)
  %105 = add i32 %87, -1
  %106 = and i32 %105, %87
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %86

108:
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
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %3 = load i32, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 208
  %5 = load i32, ptr %4, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 200
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
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 240
  store i32 0, ptr %20, align 8
  ret void
}

declare i64 @llvm.vector.reduce.or.v16i64(<16 x i64>) #0

define internal fastcc void @put_texels(ptr %0, ptr %1, ptr %2, ptr %3, i1 %4) unnamed_addr #0 {
  %6 = alloca <32 x i32>, align 64
  %7 = alloca <32 x i32>, align 64
  %8 = load <32 x i32>, ptr %2, align 64
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %10 = load i64, ptr %9, align 8
  %11 = trunc i64 %10 to i32
  %12 = insertelement <32 x i32> poison, i32 %11, i64 0
  %13 = shufflevector <32 x i32> %12, <32 x i32> poison, <32 x i32> zeroinitializer
  %14 = mul <32 x i32> %13, %8
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 64
  br label %16

16:
  %17 = phi i64 [ 1, %5 ], [ %34, %32 ]
  %18 = phi <32 x i32> [ %14, %5 ], [ %33, %32 ]
  %19 = getelementptr inbounds nuw i32, ptr %15, i64 %17
  %20 = load i32, ptr %19, align 4
  %21 = icmp sgt i32 %20, 1
  br i1 %21, label %22, label %32

22:
  %23 = getelementptr inbounds nuw <32 x i32>, ptr %2, i64 %17
  %24 = load <32 x i32>, ptr %23, align 64
  %25 = getelementptr inbounds nuw i64, ptr %9, i64 %17
  %26 = load i64, ptr %25, align 8
  %27 = trunc i64 %26 to i32
  %28 = insertelement <32 x i32> poison, i32 %27, i64 0
  %29 = shufflevector <32 x i32> %28, <32 x i32> poison, <32 x i32> zeroinitializer
  %30 = mul <32 x i32> %29, %24
  %31 = add <32 x i32> %30, %18
  br label %32

32:
  %33 = phi <32 x i32> [ %31, %22 ], [ %18, %16 ]
  %34 = add nuw nsw i64 %17, 1
  %35 = icmp eq i64 %34, 4
  br i1 %35, label %36, label %16

36:
  store <32 x i32> %33, ptr %6, align 64
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 116
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 2752
  %39 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 136
  br label %42

41:
  ret void

42:
  %43 = phi i64 [ 0, %36 ], [ %102, %98 ]
  %44 = load i32, ptr %37, align 4
  %45 = zext i32 %44 to i64
  %46 = icmp samesign ult i64 %43, %45
  br i1 %46, label %47, label %98

47:
  %48 = trunc nuw nsw i64 %43 to i32
  call fastcc void @load_codes(ptr %1, ptr %6, i32 %48, ptr %7)
  %49 = load <32 x i32>, ptr %7, align 64
  %50 = load i32, ptr %39, align 8
  switch i32 %50, label %83 [
    i32 1, label %51
    i32 2, label %68
    i32 3, label %73
    i32 4, label %78
  ]

51:
  %52 = shl <32 x i32> %49, splat (i32 13)
  %53 = and <32 x i32> %52, splat (i32 268427264)
  %54 = and <32 x i32> %52, splat (i32 260046848)
  %55 = add nuw nsw <32 x i32> %53, splat (i32 939524096)
  %56 = icmp eq <32 x i32> %54, splat (i32 260046848)
  %57 = select <32 x i1> %56, <32 x i32> splat (i32 939524096), <32 x i32> zeroinitializer
  %58 = add nuw nsw <32 x i32> %55, %57
  %59 = and <32 x i32> %49, splat (i32 1023)
  %60 = uitofp nneg <32 x i32> %59 to <32 x float>
  %61 = fmul <32 x float> %60, splat (float 0x3E70000000000000)
  %62 = icmp eq <32 x i32> %54, zeroinitializer
  %63 = bitcast <32 x float> %61 to <32 x i32>
  %64 = select <32 x i1> %62, <32 x i32> %63, <32 x i32> %58
  %65 = shl <32 x i32> %49, splat (i32 16)
  %66 = and <32 x i32> %65, splat (i32 -2147483648)
  %67 = or disjoint <32 x i32> %64, %66
  br label %83

68:
  %69 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %49, <32 x i32> splat (i32 -65535))
  %70 = sitofp <32 x i32> %69 to <32 x float>
  %71 = fdiv <32 x float> %70, splat (float 6.553500e+04)
  %72 = bitcast <32 x float> %71 to <32 x i32>
  br label %83

73:
  %74 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %49, <32 x i32> splat (i32 -32767))
  %75 = sitofp <32 x i32> %74 to <32 x float>
  %76 = fdiv <32 x float> %75, splat (float 3.276700e+04)
  %77 = bitcast <32 x float> %76 to <32 x i32>
  br label %83

78:
  %79 = tail call <32 x i32> @llvm.smax.v32i32(<32 x i32> %49, <32 x i32> splat (i32 -127))
  %80 = sitofp <32 x i32> %79 to <32 x float>
  %81 = fdiv <32 x float> %80, splat (float 1.270000e+02)
  %82 = bitcast <32 x float> %81 to <32 x i32>
  br label %83

83:
  %84 = phi <32 x i32> [ %82, %78 ], [ %67, %51 ], [ %72, %68 ], [ %77, %73 ], [ %49, %47 ]
  br i1 %4, label %85, label %88

85:
  %86 = getelementptr inbounds nuw i32, ptr %40, i64 %43
  %87 = load i32, ptr %86, align 4
  br label %88

88:
  %89 = phi i32 [ %87, %85 ], [ 0, %83 ]
  %90 = insertelement <32 x i32> poison, i32 %89, i64 0
  %91 = shufflevector <32 x i32> %90, <32 x i32> poison, <32 x i32> zeroinitializer
  %92 = load <32 x i32>, ptr %3, align 64
  %93 = and <32 x i32> %92, %84
  %94 = xor <32 x i32> %92, splat (i32 -1)
  %95 = and <32 x i32> %91, %94
  %96 = or <32 x i32> %95, %93
  %97 = zext <32 x i32> %96 to <32 x i64>
  br label %98

98:
  %99 = phi <32 x i64> [ %97, %88 ], [ zeroinitializer, %42 ]
  %100 = shl nuw nsw i64 %43, 8
  %101 = getelementptr inbounds nuw i8, ptr %38, i64 %100
  store <32 x i64> %99, ptr %101, align 64
  %102 = add nuw nsw i64 %43, 1
  %103 = icmp eq i64 %102, 4
  br i1 %103, label %41, label %42
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

define internal fastcc void @load_codes(ptr %0, ptr %1, i32 %2, ptr %3) unnamed_addr #0 {
  %5 = load i64, ptr %0, align 8
  %6 = inttoptr i64 %5 to ptr
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %8 = load i32, ptr %7, align 4
  %9 = lshr i32 %8, 3
  %10 = mul i32 %9, %2
  %11 = zext i32 %10 to i64
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 %11
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %14 = load i32, ptr %13, align 4
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds i8, ptr %12, i64 %15
  switch i32 %8, label %599 [
    i32 32, label %17
    i32 16, label %205
  ]

17:
  %18 = load i32, ptr %1, align 4
  %19 = sext i32 %18 to i64
  %20 = getelementptr inbounds i8, ptr %12, i64 %19
  %21 = load i32, ptr %20, align 4
  %22 = insertelement <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison,
      i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0,
      i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %21, i64 0
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %24 = load i32, ptr %23, align 4
  %25 = sext i32 %24 to i64
  %26 = getelementptr inbounds i8, ptr %12, i64 %25
  %27 = load i32, ptr %26, align 4
  %28 = insertelement <32 x i32> %22, i32 %27, i64 1
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %30 = load i32, ptr %29, align 4
  %31 = sext i32 %30 to i64
  %32 = getelementptr inbounds i8, ptr %12, i64 %31
  %33 = load i32, ptr %32, align 4
  %34 = insertelement <32 x i32> %28, i32 %33, i64 2
  %35 = load i32, ptr %16, align 4
  %36 = insertelement <32 x i32> %34, i32 %35, i64 3
  %37 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %38 = load i32, ptr %37, align 4
  %39 = sext i32 %38 to i64
  %40 = getelementptr inbounds i8, ptr %12, i64 %39
  %41 = load i32, ptr %40, align 4
  %42 = insertelement <32 x i32> %36, i32 %41, i64 4
  %43 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %44 = load i32, ptr %43, align 4
  %45 = sext i32 %44 to i64
  %46 = getelementptr inbounds i8, ptr %12, i64 %45
  %47 = load i32, ptr %46, align 4
  %48 = insertelement <32 x i32> %42, i32 %47, i64 5
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %50 = load i32, ptr %49, align 4
  %51 = sext i32 %50 to i64
  %52 = getelementptr inbounds i8, ptr %12, i64 %51
  %53 = load i32, ptr %52, align 4
  %54 = insertelement <32 x i32> %48, i32 %53, i64 6
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %56 = load i32, ptr %55, align 4
  %57 = sext i32 %56 to i64
  %58 = getelementptr inbounds i8, ptr %12, i64 %57
  %59 = load i32, ptr %58, align 4
  %60 = insertelement <32 x i32> %54, i32 %59, i64 7
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %62 = load i32, ptr %61, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i8, ptr %12, i64 %63
  %65 = load i32, ptr %64, align 4
  %66 = insertelement <32 x i32> %60, i32 %65, i64 8
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %68 = load i32, ptr %67, align 4
  %69 = sext i32 %68 to i64
  %70 = getelementptr inbounds i8, ptr %12, i64 %69
  %71 = load i32, ptr %70, align 4
  %72 = insertelement <32 x i32> %66, i32 %71, i64 9
  %73 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %74 = load i32, ptr %73, align 4
  %75 = sext i32 %74 to i64
  %76 = getelementptr inbounds i8, ptr %12, i64 %75
  %77 = load i32, ptr %76, align 4
  %78 = insertelement <32 x i32> %72, i32 %77, i64 10
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %80 = load i32, ptr %79, align 4
  %81 = sext i32 %80 to i64
  %82 = getelementptr inbounds i8, ptr %12, i64 %81
  %83 = load i32, ptr %82, align 4
  %84 = insertelement <32 x i32> %78, i32 %83, i64 11
  %85 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %86 = load i32, ptr %85, align 4
  %87 = sext i32 %86 to i64
  %88 = getelementptr inbounds i8, ptr %12, i64 %87
  %89 = load i32, ptr %88, align 4
  %90 = insertelement <32 x i32> %84, i32 %89, i64 12
  %91 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %92 = load i32, ptr %91, align 4
  %93 = sext i32 %92 to i64
  %94 = getelementptr inbounds i8, ptr %12, i64 %93
  %95 = load i32, ptr %94, align 4
  %96 = insertelement <32 x i32> %90, i32 %95, i64 13
  %97 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %98 = load i32, ptr %97, align 4
  %99 = sext i32 %98 to i64
  %100 = getelementptr inbounds i8, ptr %12, i64 %99
  %101 = load i32, ptr %100, align 4
  %102 = insertelement <32 x i32> %96, i32 %101, i64 14
  %103 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %104 = load i32, ptr %103, align 4
  %105 = sext i32 %104 to i64
  %106 = getelementptr inbounds i8, ptr %12, i64 %105
  %107 = load i32, ptr %106, align 4
  %108 = insertelement <32 x i32> %102, i32 %107, i64 15
  %109 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %110 = load i32, ptr %109, align 4
  %111 = sext i32 %110 to i64
  %112 = getelementptr inbounds i8, ptr %12, i64 %111
  %113 = load i32, ptr %112, align 4
  %114 = insertelement <32 x i32> %108, i32 %113, i64 16
  %115 = getelementptr inbounds nuw i8, ptr %1, i64 68
  %116 = load i32, ptr %115, align 4
  %117 = sext i32 %116 to i64
  %118 = getelementptr inbounds i8, ptr %12, i64 %117
  %119 = load i32, ptr %118, align 4
  %120 = insertelement <32 x i32> %114, i32 %119, i64 17
  %121 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %122 = load i32, ptr %121, align 4
  %123 = sext i32 %122 to i64
  %124 = getelementptr inbounds i8, ptr %12, i64 %123
  %125 = load i32, ptr %124, align 4
  %126 = insertelement <32 x i32> %120, i32 %125, i64 18
  %127 = getelementptr inbounds nuw i8, ptr %1, i64 76
  %128 = load i32, ptr %127, align 4
  %129 = sext i32 %128 to i64
  %130 = getelementptr inbounds i8, ptr %12, i64 %129
  %131 = load i32, ptr %130, align 4
  %132 = insertelement <32 x i32> %126, i32 %131, i64 19
  %133 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %134 = load i32, ptr %133, align 4
  %135 = sext i32 %134 to i64
  %136 = getelementptr inbounds i8, ptr %12, i64 %135
  %137 = load i32, ptr %136, align 4
  %138 = insertelement <32 x i32> %132, i32 %137, i64 20
  %139 = getelementptr inbounds nuw i8, ptr %1, i64 84
  %140 = load i32, ptr %139, align 4
  %141 = sext i32 %140 to i64
  %142 = getelementptr inbounds i8, ptr %12, i64 %141
  %143 = load i32, ptr %142, align 4
  %144 = insertelement <32 x i32> %138, i32 %143, i64 21
  %145 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %146 = load i32, ptr %145, align 4
  %147 = sext i32 %146 to i64
  %148 = getelementptr inbounds i8, ptr %12, i64 %147
  %149 = load i32, ptr %148, align 4
  %150 = insertelement <32 x i32> %144, i32 %149, i64 22
  %151 = getelementptr inbounds nuw i8, ptr %1, i64 92
  %152 = load i32, ptr %151, align 4
  %153 = sext i32 %152 to i64
  %154 = getelementptr inbounds i8, ptr %12, i64 %153
  %155 = load i32, ptr %154, align 4
  %156 = insertelement <32 x i32> %150, i32 %155, i64 23
  %157 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %158 = load i32, ptr %157, align 4
  %159 = sext i32 %158 to i64
  %160 = getelementptr inbounds i8, ptr %12, i64 %159
  %161 = load i32, ptr %160, align 4
  %162 = insertelement <32 x i32> %156, i32 %161, i64 24
  %163 = getelementptr inbounds nuw i8, ptr %1, i64 100
  %164 = load i32, ptr %163, align 4
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds i8, ptr %12, i64 %165
  %167 = load i32, ptr %166, align 4
  %168 = insertelement <32 x i32> %162, i32 %167, i64 25
  %169 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %170 = load i32, ptr %169, align 4
  %171 = sext i32 %170 to i64
  %172 = getelementptr inbounds i8, ptr %12, i64 %171
  %173 = load i32, ptr %172, align 4
  %174 = insertelement <32 x i32> %168, i32 %173, i64 26
  %175 = getelementptr inbounds nuw i8, ptr %1, i64 108
  %176 = load i32, ptr %175, align 4
  %177 = sext i32 %176 to i64
  %178 = getelementptr inbounds i8, ptr %12, i64 %177
  %179 = load i32, ptr %178, align 4
  %180 = insertelement <32 x i32> %174, i32 %179, i64 27
  %181 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %182 = load i32, ptr %181, align 4
  %183 = sext i32 %182 to i64
  %184 = getelementptr inbounds i8, ptr %12, i64 %183
  %185 = load i32, ptr %184, align 4
  %186 = insertelement <32 x i32> %180, i32 %185, i64 28
  %187 = getelementptr inbounds nuw i8, ptr %1, i64 116
  %188 = load i32, ptr %187, align 4
  %189 = sext i32 %188 to i64
  %190 = getelementptr inbounds i8, ptr %12, i64 %189
  %191 = load i32, ptr %190, align 4
  %192 = insertelement <32 x i32> %186, i32 %191, i64 29
  %193 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %194 = load i32, ptr %193, align 4
  %195 = sext i32 %194 to i64
  %196 = getelementptr inbounds i8, ptr %12, i64 %195
  %197 = load i32, ptr %196, align 4
  %198 = insertelement <32 x i32> %192, i32 %197, i64 30
  %199 = getelementptr inbounds nuw i8, ptr %1, i64 124
  %200 = load i32, ptr %199, align 4
  %201 = sext i32 %200 to i64
  %202 = getelementptr inbounds i8, ptr %12, i64 %201
  %203 = load i32, ptr %202, align 4
  %204 = insertelement <32 x i32> %198, i32 %203, i64 31
  br label %993

205:
  %206 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %207 = load i32, ptr %206, align 8
  %208 = icmp eq i32 %207, 0
  %209 = load i32, ptr %1, align 4
  %210 = sext i32 %209 to i64
  %211 = getelementptr inbounds i8, ptr %12, i64 %210
  %212 = load i16, ptr %211, align 2
  %213 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %214 = load i32, ptr %213, align 4
  %215 = sext i32 %214 to i64
  %216 = getelementptr inbounds i8, ptr %12, i64 %215
  %217 = load i16, ptr %216, align 2
  %218 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %219 = load i32, ptr %218, align 4
  %220 = sext i32 %219 to i64
  %221 = getelementptr inbounds i8, ptr %12, i64 %220
  %222 = load i16, ptr %221, align 2
  %223 = load i16, ptr %16, align 2
  %224 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %225 = load i32, ptr %224, align 4
  %226 = sext i32 %225 to i64
  %227 = getelementptr inbounds i8, ptr %12, i64 %226
  %228 = load i16, ptr %227, align 2
  %229 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %230 = load i32, ptr %229, align 4
  %231 = sext i32 %230 to i64
  %232 = getelementptr inbounds i8, ptr %12, i64 %231
  %233 = load i16, ptr %232, align 2
  %234 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %235 = load i32, ptr %234, align 4
  %236 = sext i32 %235 to i64
  %237 = getelementptr inbounds i8, ptr %12, i64 %236
  %238 = load i16, ptr %237, align 2
  %239 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %240 = load i32, ptr %239, align 4
  %241 = sext i32 %240 to i64
  %242 = getelementptr inbounds i8, ptr %12, i64 %241
  %243 = load i16, ptr %242, align 2
  %244 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %245 = load i32, ptr %244, align 4
  %246 = sext i32 %245 to i64
  %247 = getelementptr inbounds i8, ptr %12, i64 %246
  %248 = load i16, ptr %247, align 2
  %249 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %250 = load i32, ptr %249, align 4
  %251 = sext i32 %250 to i64
  %252 = getelementptr inbounds i8, ptr %12, i64 %251
  %253 = load i16, ptr %252, align 2
  %254 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %255 = load i32, ptr %254, align 4
  %256 = sext i32 %255 to i64
  %257 = getelementptr inbounds i8, ptr %12, i64 %256
  %258 = load i16, ptr %257, align 2
  br i1 %208, label %429, label %259

259:
  %260 = sext i16 %212 to i32
  %261 = insertelement <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison,
      i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0,
      i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %260, i64 0
  %262 = sext i16 %217 to i32
  %263 = insertelement <32 x i32> %261, i32 %262, i64 1
  %264 = sext i16 %222 to i32
  %265 = insertelement <32 x i32> %263, i32 %264, i64 2
  %266 = sext i16 %223 to i32
  %267 = insertelement <32 x i32> %265, i32 %266, i64 3
  %268 = sext i16 %228 to i32
  %269 = insertelement <32 x i32> %267, i32 %268, i64 4
  %270 = sext i16 %233 to i32
  %271 = insertelement <32 x i32> %269, i32 %270, i64 5
  %272 = sext i16 %238 to i32
  %273 = insertelement <32 x i32> %271, i32 %272, i64 6
  %274 = sext i16 %243 to i32
  %275 = insertelement <32 x i32> %273, i32 %274, i64 7
  %276 = sext i16 %248 to i32
  %277 = insertelement <32 x i32> %275, i32 %276, i64 8
  %278 = sext i16 %253 to i32
  %279 = insertelement <32 x i32> %277, i32 %278, i64 9
  %280 = sext i16 %258 to i32
  %281 = insertelement <32 x i32> %279, i32 %280, i64 10
  %282 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %283 = load i32, ptr %282, align 4
  %284 = sext i32 %283 to i64
  %285 = getelementptr inbounds i8, ptr %12, i64 %284
  %286 = load i16, ptr %285, align 2
  %287 = sext i16 %286 to i32
  %288 = insertelement <32 x i32> %281, i32 %287, i64 11
  %289 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %290 = load i32, ptr %289, align 4
  %291 = sext i32 %290 to i64
  %292 = getelementptr inbounds i8, ptr %12, i64 %291
  %293 = load i16, ptr %292, align 2
  %294 = sext i16 %293 to i32
  %295 = insertelement <32 x i32> %288, i32 %294, i64 12
  %296 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %297 = load i32, ptr %296, align 4
  %298 = sext i32 %297 to i64
  %299 = getelementptr inbounds i8, ptr %12, i64 %298
  %300 = load i16, ptr %299, align 2
  %301 = sext i16 %300 to i32
  %302 = insertelement <32 x i32> %295, i32 %301, i64 13
  %303 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %304 = load i32, ptr %303, align 4
  %305 = sext i32 %304 to i64
  %306 = getelementptr inbounds i8, ptr %12, i64 %305
  %307 = load i16, ptr %306, align 2
  %308 = sext i16 %307 to i32
  %309 = insertelement <32 x i32> %302, i32 %308, i64 14
  %310 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %311 = load i32, ptr %310, align 4
  %312 = sext i32 %311 to i64
  %313 = getelementptr inbounds i8, ptr %12, i64 %312
  %314 = load i16, ptr %313, align 2
  %315 = sext i16 %314 to i32
  %316 = insertelement <32 x i32> %309, i32 %315, i64 15
  %317 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %318 = load i32, ptr %317, align 4
  %319 = sext i32 %318 to i64
  %320 = getelementptr inbounds i8, ptr %12, i64 %319
  %321 = load i16, ptr %320, align 2
  %322 = sext i16 %321 to i32
  %323 = insertelement <32 x i32> %316, i32 %322, i64 16
  %324 = getelementptr inbounds nuw i8, ptr %1, i64 68
  %325 = load i32, ptr %324, align 4
  %326 = sext i32 %325 to i64
  %327 = getelementptr inbounds i8, ptr %12, i64 %326
  %328 = load i16, ptr %327, align 2
  %329 = sext i16 %328 to i32
  %330 = insertelement <32 x i32> %323, i32 %329, i64 17
  %331 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %332 = load i32, ptr %331, align 4
  %333 = sext i32 %332 to i64
  %334 = getelementptr inbounds i8, ptr %12, i64 %333
  %335 = load i16, ptr %334, align 2
  %336 = sext i16 %335 to i32
  %337 = insertelement <32 x i32> %330, i32 %336, i64 18
  %338 = getelementptr inbounds nuw i8, ptr %1, i64 76
  %339 = load i32, ptr %338, align 4
  %340 = sext i32 %339 to i64
  %341 = getelementptr inbounds i8, ptr %12, i64 %340
  %342 = load i16, ptr %341, align 2
  %343 = sext i16 %342 to i32
  %344 = insertelement <32 x i32> %337, i32 %343, i64 19
  %345 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %346 = load i32, ptr %345, align 4
  %347 = sext i32 %346 to i64
  %348 = getelementptr inbounds i8, ptr %12, i64 %347
  %349 = load i16, ptr %348, align 2
  %350 = sext i16 %349 to i32
  %351 = insertelement <32 x i32> %344, i32 %350, i64 20
  %352 = getelementptr inbounds nuw i8, ptr %1, i64 84
  %353 = load i32, ptr %352, align 4
  %354 = sext i32 %353 to i64
  %355 = getelementptr inbounds i8, ptr %12, i64 %354
  %356 = load i16, ptr %355, align 2
  %357 = sext i16 %356 to i32
  %358 = insertelement <32 x i32> %351, i32 %357, i64 21
  %359 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %360 = load i32, ptr %359, align 4
  %361 = sext i32 %360 to i64
  %362 = getelementptr inbounds i8, ptr %12, i64 %361
  %363 = load i16, ptr %362, align 2
  %364 = sext i16 %363 to i32
  %365 = insertelement <32 x i32> %358, i32 %364, i64 22
  %366 = getelementptr inbounds nuw i8, ptr %1, i64 92
  %367 = load i32, ptr %366, align 4
  %368 = sext i32 %367 to i64
  %369 = getelementptr inbounds i8, ptr %12, i64 %368
  %370 = load i16, ptr %369, align 2
  %371 = sext i16 %370 to i32
  %372 = insertelement <32 x i32> %365, i32 %371, i64 23
  %373 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %374 = load i32, ptr %373, align 4
  %375 = sext i32 %374 to i64
  %376 = getelementptr inbounds i8, ptr %12, i64 %375
  %377 = load i16, ptr %376, align 2
  %378 = sext i16 %377 to i32
  %379 = insertelement <32 x i32> %372, i32 %378, i64 24
  %380 = getelementptr inbounds nuw i8, ptr %1, i64 100
  %381 = load i32, ptr %380, align 4
  %382 = sext i32 %381 to i64
  %383 = getelementptr inbounds i8, ptr %12, i64 %382
  %384 = load i16, ptr %383, align 2
  %385 = sext i16 %384 to i32
  %386 = insertelement <32 x i32> %379, i32 %385, i64 25
  %387 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %388 = load i32, ptr %387, align 4
  %389 = sext i32 %388 to i64
  %390 = getelementptr inbounds i8, ptr %12, i64 %389
  %391 = load i16, ptr %390, align 2
  %392 = sext i16 %391 to i32
  %393 = insertelement <32 x i32> %386, i32 %392, i64 26
  %394 = getelementptr inbounds nuw i8, ptr %1, i64 108
  %395 = load i32, ptr %394, align 4
  %396 = sext i32 %395 to i64
  %397 = getelementptr inbounds i8, ptr %12, i64 %396
  %398 = load i16, ptr %397, align 2
  %399 = sext i16 %398 to i32
  %400 = insertelement <32 x i32> %393, i32 %399, i64 27
  %401 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %402 = load i32, ptr %401, align 4
  %403 = sext i32 %402 to i64
  %404 = getelementptr inbounds i8, ptr %12, i64 %403
  %405 = load i16, ptr %404, align 2
  %406 = sext i16 %405 to i32
  %407 = insertelement <32 x i32> %400, i32 %406, i64 28
  %408 = getelementptr inbounds nuw i8, ptr %1, i64 116
  %409 = load i32, ptr %408, align 4
  %410 = sext i32 %409 to i64
  %411 = getelementptr inbounds i8, ptr %12, i64 %410
  %412 = load i16, ptr %411, align 2
  %413 = sext i16 %412 to i32
  %414 = insertelement <32 x i32> %407, i32 %413, i64 29
  %415 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %416 = load i32, ptr %415, align 4
  %417 = sext i32 %416 to i64
  %418 = getelementptr inbounds i8, ptr %12, i64 %417
  %419 = load i16, ptr %418, align 2
  %420 = sext i16 %419 to i32
  %421 = insertelement <32 x i32> %414, i32 %420, i64 30
  %422 = getelementptr inbounds nuw i8, ptr %1, i64 124
  %423 = load i32, ptr %422, align 4
  %424 = sext i32 %423 to i64
  %425 = getelementptr inbounds i8, ptr %12, i64 %424
  %426 = load i16, ptr %425, align 2
  %427 = sext i16 %426 to i32
  %428 = insertelement <32 x i32> %421, i32 %427, i64 31
  br label %993

429:
  %430 = zext i16 %212 to i32
  %431 = insertelement <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison,
      i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0,
      i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %430, i64 0
  %432 = zext i16 %217 to i32
  %433 = insertelement <32 x i32> %431, i32 %432, i64 1
  %434 = zext i16 %222 to i32
  %435 = insertelement <32 x i32> %433, i32 %434, i64 2
  %436 = zext i16 %223 to i32
  %437 = insertelement <32 x i32> %435, i32 %436, i64 3
  %438 = zext i16 %228 to i32
  %439 = insertelement <32 x i32> %437, i32 %438, i64 4
  %440 = zext i16 %233 to i32
  %441 = insertelement <32 x i32> %439, i32 %440, i64 5
  %442 = zext i16 %238 to i32
  %443 = insertelement <32 x i32> %441, i32 %442, i64 6
  %444 = zext i16 %243 to i32
  %445 = insertelement <32 x i32> %443, i32 %444, i64 7
  %446 = zext i16 %248 to i32
  %447 = insertelement <32 x i32> %445, i32 %446, i64 8
  %448 = zext i16 %253 to i32
  %449 = insertelement <32 x i32> %447, i32 %448, i64 9
  %450 = zext i16 %258 to i32
  %451 = insertelement <32 x i32> %449, i32 %450, i64 10
  %452 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %453 = load i32, ptr %452, align 4
  %454 = sext i32 %453 to i64
  %455 = getelementptr inbounds i8, ptr %12, i64 %454
  %456 = load i16, ptr %455, align 2
  %457 = zext i16 %456 to i32
  %458 = insertelement <32 x i32> %451, i32 %457, i64 11
  %459 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %460 = load i32, ptr %459, align 4
  %461 = sext i32 %460 to i64
  %462 = getelementptr inbounds i8, ptr %12, i64 %461
  %463 = load i16, ptr %462, align 2
  %464 = zext i16 %463 to i32
  %465 = insertelement <32 x i32> %458, i32 %464, i64 12
  %466 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %467 = load i32, ptr %466, align 4
  %468 = sext i32 %467 to i64
  %469 = getelementptr inbounds i8, ptr %12, i64 %468
  %470 = load i16, ptr %469, align 2
  %471 = zext i16 %470 to i32
  %472 = insertelement <32 x i32> %465, i32 %471, i64 13
  %473 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %474 = load i32, ptr %473, align 4
  %475 = sext i32 %474 to i64
  %476 = getelementptr inbounds i8, ptr %12, i64 %475
  %477 = load i16, ptr %476, align 2
  %478 = zext i16 %477 to i32
  %479 = insertelement <32 x i32> %472, i32 %478, i64 14
  %480 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %481 = load i32, ptr %480, align 4
  %482 = sext i32 %481 to i64
  %483 = getelementptr inbounds i8, ptr %12, i64 %482
  %484 = load i16, ptr %483, align 2
  %485 = zext i16 %484 to i32
  %486 = insertelement <32 x i32> %479, i32 %485, i64 15
  %487 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %488 = load i32, ptr %487, align 4
  %489 = sext i32 %488 to i64
  %490 = getelementptr inbounds i8, ptr %12, i64 %489
  %491 = load i16, ptr %490, align 2
  %492 = zext i16 %491 to i32
  %493 = insertelement <32 x i32> %486, i32 %492, i64 16
  %494 = getelementptr inbounds nuw i8, ptr %1, i64 68
  %495 = load i32, ptr %494, align 4
  %496 = sext i32 %495 to i64
  %497 = getelementptr inbounds i8, ptr %12, i64 %496
  %498 = load i16, ptr %497, align 2
  %499 = zext i16 %498 to i32
  %500 = insertelement <32 x i32> %493, i32 %499, i64 17
  %501 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %502 = load i32, ptr %501, align 4
  %503 = sext i32 %502 to i64
  %504 = getelementptr inbounds i8, ptr %12, i64 %503
  %505 = load i16, ptr %504, align 2
  %506 = zext i16 %505 to i32
  %507 = insertelement <32 x i32> %500, i32 %506, i64 18
  %508 = getelementptr inbounds nuw i8, ptr %1, i64 76
  %509 = load i32, ptr %508, align 4
  %510 = sext i32 %509 to i64
  %511 = getelementptr inbounds i8, ptr %12, i64 %510
  %512 = load i16, ptr %511, align 2
  %513 = zext i16 %512 to i32
  %514 = insertelement <32 x i32> %507, i32 %513, i64 19
  %515 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %516 = load i32, ptr %515, align 4
  %517 = sext i32 %516 to i64
  %518 = getelementptr inbounds i8, ptr %12, i64 %517
  %519 = load i16, ptr %518, align 2
  %520 = zext i16 %519 to i32
  %521 = insertelement <32 x i32> %514, i32 %520, i64 20
  %522 = getelementptr inbounds nuw i8, ptr %1, i64 84
  %523 = load i32, ptr %522, align 4
  %524 = sext i32 %523 to i64
  %525 = getelementptr inbounds i8, ptr %12, i64 %524
  %526 = load i16, ptr %525, align 2
  %527 = zext i16 %526 to i32
  %528 = insertelement <32 x i32> %521, i32 %527, i64 21
  %529 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %530 = load i32, ptr %529, align 4
  %531 = sext i32 %530 to i64
  %532 = getelementptr inbounds i8, ptr %12, i64 %531
  %533 = load i16, ptr %532, align 2
  %534 = zext i16 %533 to i32
  %535 = insertelement <32 x i32> %528, i32 %534, i64 22
  %536 = getelementptr inbounds nuw i8, ptr %1, i64 92
  %537 = load i32, ptr %536, align 4
  %538 = sext i32 %537 to i64
  %539 = getelementptr inbounds i8, ptr %12, i64 %538
  %540 = load i16, ptr %539, align 2
  %541 = zext i16 %540 to i32
  %542 = insertelement <32 x i32> %535, i32 %541, i64 23
  %543 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %544 = load i32, ptr %543, align 4
  %545 = sext i32 %544 to i64
  %546 = getelementptr inbounds i8, ptr %12, i64 %545
  %547 = load i16, ptr %546, align 2
  %548 = zext i16 %547 to i32
  %549 = insertelement <32 x i32> %542, i32 %548, i64 24
  %550 = getelementptr inbounds nuw i8, ptr %1, i64 100
  %551 = load i32, ptr %550, align 4
  %552 = sext i32 %551 to i64
  %553 = getelementptr inbounds i8, ptr %12, i64 %552
  %554 = load i16, ptr %553, align 2
  %555 = zext i16 %554 to i32
  %556 = insertelement <32 x i32> %549, i32 %555, i64 25
  %557 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %558 = load i32, ptr %557, align 4
  %559 = sext i32 %558 to i64
  %560 = getelementptr inbounds i8, ptr %12, i64 %559
  %561 = load i16, ptr %560, align 2
  %562 = zext i16 %561 to i32
  %563 = insertelement <32 x i32> %556, i32 %562, i64 26
  %564 = getelementptr inbounds nuw i8, ptr %1, i64 108
  %565 = load i32, ptr %564, align 4
  %566 = sext i32 %565 to i64
  %567 = getelementptr inbounds i8, ptr %12, i64 %566
  %568 = load i16, ptr %567, align 2
  %569 = zext i16 %568 to i32
  %570 = insertelement <32 x i32> %563, i32 %569, i64 27
  %571 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %572 = load i32, ptr %571, align 4
  %573 = sext i32 %572 to i64
  %574 = getelementptr inbounds i8, ptr %12, i64 %573
  %575 = load i16, ptr %574, align 2
  %576 = zext i16 %575 to i32
  %577 = insertelement <32 x i32> %570, i32 %576, i64 28
  %578 = getelementptr inbounds nuw i8, ptr %1, i64 116
  %579 = load i32, ptr %578, align 4
  %580 = sext i32 %579 to i64
  %581 = getelementptr inbounds i8, ptr %12, i64 %580
  %582 = load i16, ptr %581, align 2
  %583 = zext i16 %582 to i32
  %584 = insertelement <32 x i32> %577, i32 %583, i64 29
  %585 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %586 = load i32, ptr %585, align 4
  %587 = sext i32 %586 to i64
  %588 = getelementptr inbounds i8, ptr %12, i64 %587
  %589 = load i16, ptr %588, align 2
  %590 = zext i16 %589 to i32
  %591 = insertelement <32 x i32> %584, i32 %590, i64 30
  %592 = getelementptr inbounds nuw i8, ptr %1, i64 124
  %593 = load i32, ptr %592, align 4
  %594 = sext i32 %593 to i64
  %595 = getelementptr inbounds i8, ptr %12, i64 %594
  %596 = load i16, ptr %595, align 2
  %597 = zext i16 %596 to i32
  %598 = insertelement <32 x i32> %591, i32 %597, i64 31
  br label %993

599:
  %600 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %601 = load i32, ptr %600, align 8
  %602 = icmp eq i32 %601, 0
  %603 = load i32, ptr %1, align 4
  %604 = sext i32 %603 to i64
  %605 = getelementptr inbounds i8, ptr %12, i64 %604
  %606 = load i8, ptr %605, align 1
  %607 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %608 = load i32, ptr %607, align 4
  %609 = sext i32 %608 to i64
  %610 = getelementptr inbounds i8, ptr %12, i64 %609
  %611 = load i8, ptr %610, align 1
  %612 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %613 = load i32, ptr %612, align 4
  %614 = sext i32 %613 to i64
  %615 = getelementptr inbounds i8, ptr %12, i64 %614
  %616 = load i8, ptr %615, align 1
  %617 = load i8, ptr %16, align 1
  %618 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %619 = load i32, ptr %618, align 4
  %620 = sext i32 %619 to i64
  %621 = getelementptr inbounds i8, ptr %12, i64 %620
  %622 = load i8, ptr %621, align 1
  %623 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %624 = load i32, ptr %623, align 4
  %625 = sext i32 %624 to i64
  %626 = getelementptr inbounds i8, ptr %12, i64 %625
  %627 = load i8, ptr %626, align 1
  %628 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %629 = load i32, ptr %628, align 4
  %630 = sext i32 %629 to i64
  %631 = getelementptr inbounds i8, ptr %12, i64 %630
  %632 = load i8, ptr %631, align 1
  %633 = getelementptr inbounds nuw i8, ptr %1, i64 28
  %634 = load i32, ptr %633, align 4
  %635 = sext i32 %634 to i64
  %636 = getelementptr inbounds i8, ptr %12, i64 %635
  %637 = load i8, ptr %636, align 1
  %638 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %639 = load i32, ptr %638, align 4
  %640 = sext i32 %639 to i64
  %641 = getelementptr inbounds i8, ptr %12, i64 %640
  %642 = load i8, ptr %641, align 1
  %643 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %644 = load i32, ptr %643, align 4
  %645 = sext i32 %644 to i64
  %646 = getelementptr inbounds i8, ptr %12, i64 %645
  %647 = load i8, ptr %646, align 1
  %648 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %649 = load i32, ptr %648, align 4
  %650 = sext i32 %649 to i64
  %651 = getelementptr inbounds i8, ptr %12, i64 %650
  %652 = load i8, ptr %651, align 1
  br i1 %602, label %823, label %653

653:
  %654 = sext i8 %606 to i32
  %655 = insertelement <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison,
      i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0,
      i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %654, i64 0
  %656 = sext i8 %611 to i32
  %657 = insertelement <32 x i32> %655, i32 %656, i64 1
  %658 = sext i8 %616 to i32
  %659 = insertelement <32 x i32> %657, i32 %658, i64 2
  %660 = sext i8 %617 to i32
  %661 = insertelement <32 x i32> %659, i32 %660, i64 3
  %662 = sext i8 %622 to i32
  %663 = insertelement <32 x i32> %661, i32 %662, i64 4
  %664 = sext i8 %627 to i32
  %665 = insertelement <32 x i32> %663, i32 %664, i64 5
  %666 = sext i8 %632 to i32
  %667 = insertelement <32 x i32> %665, i32 %666, i64 6
  %668 = sext i8 %637 to i32
  %669 = insertelement <32 x i32> %667, i32 %668, i64 7
  %670 = sext i8 %642 to i32
  %671 = insertelement <32 x i32> %669, i32 %670, i64 8
  %672 = sext i8 %647 to i32
  %673 = insertelement <32 x i32> %671, i32 %672, i64 9
  %674 = sext i8 %652 to i32
  %675 = insertelement <32 x i32> %673, i32 %674, i64 10
  %676 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %677 = load i32, ptr %676, align 4
  %678 = sext i32 %677 to i64
  %679 = getelementptr inbounds i8, ptr %12, i64 %678
  %680 = load i8, ptr %679, align 1
  %681 = sext i8 %680 to i32
  %682 = insertelement <32 x i32> %675, i32 %681, i64 11
  %683 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %684 = load i32, ptr %683, align 4
  %685 = sext i32 %684 to i64
  %686 = getelementptr inbounds i8, ptr %12, i64 %685
  %687 = load i8, ptr %686, align 1
  %688 = sext i8 %687 to i32
  %689 = insertelement <32 x i32> %682, i32 %688, i64 12
  %690 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %691 = load i32, ptr %690, align 4
  %692 = sext i32 %691 to i64
  %693 = getelementptr inbounds i8, ptr %12, i64 %692
  %694 = load i8, ptr %693, align 1
  %695 = sext i8 %694 to i32
  %696 = insertelement <32 x i32> %689, i32 %695, i64 13
  %697 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %698 = load i32, ptr %697, align 4
  %699 = sext i32 %698 to i64
  %700 = getelementptr inbounds i8, ptr %12, i64 %699
  %701 = load i8, ptr %700, align 1
  %702 = sext i8 %701 to i32
  %703 = insertelement <32 x i32> %696, i32 %702, i64 14
  %704 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %705 = load i32, ptr %704, align 4
  %706 = sext i32 %705 to i64
  %707 = getelementptr inbounds i8, ptr %12, i64 %706
  %708 = load i8, ptr %707, align 1
  %709 = sext i8 %708 to i32
  %710 = insertelement <32 x i32> %703, i32 %709, i64 15
  %711 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %712 = load i32, ptr %711, align 4
  %713 = sext i32 %712 to i64
  %714 = getelementptr inbounds i8, ptr %12, i64 %713
  %715 = load i8, ptr %714, align 1
  %716 = sext i8 %715 to i32
  %717 = insertelement <32 x i32> %710, i32 %716, i64 16
  %718 = getelementptr inbounds nuw i8, ptr %1, i64 68
  %719 = load i32, ptr %718, align 4
  %720 = sext i32 %719 to i64
  %721 = getelementptr inbounds i8, ptr %12, i64 %720
  %722 = load i8, ptr %721, align 1
  %723 = sext i8 %722 to i32
  %724 = insertelement <32 x i32> %717, i32 %723, i64 17
  %725 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %726 = load i32, ptr %725, align 4
  %727 = sext i32 %726 to i64
  %728 = getelementptr inbounds i8, ptr %12, i64 %727
  %729 = load i8, ptr %728, align 1
  %730 = sext i8 %729 to i32
  %731 = insertelement <32 x i32> %724, i32 %730, i64 18
  %732 = getelementptr inbounds nuw i8, ptr %1, i64 76
  %733 = load i32, ptr %732, align 4
  %734 = sext i32 %733 to i64
  %735 = getelementptr inbounds i8, ptr %12, i64 %734
  %736 = load i8, ptr %735, align 1
  %737 = sext i8 %736 to i32
  %738 = insertelement <32 x i32> %731, i32 %737, i64 19
  %739 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %740 = load i32, ptr %739, align 4
  %741 = sext i32 %740 to i64
  %742 = getelementptr inbounds i8, ptr %12, i64 %741
  %743 = load i8, ptr %742, align 1
  %744 = sext i8 %743 to i32
  %745 = insertelement <32 x i32> %738, i32 %744, i64 20
  %746 = getelementptr inbounds nuw i8, ptr %1, i64 84
  %747 = load i32, ptr %746, align 4
  %748 = sext i32 %747 to i64
  %749 = getelementptr inbounds i8, ptr %12, i64 %748
  %750 = load i8, ptr %749, align 1
  %751 = sext i8 %750 to i32
  %752 = insertelement <32 x i32> %745, i32 %751, i64 21
  %753 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %754 = load i32, ptr %753, align 4
  %755 = sext i32 %754 to i64
  %756 = getelementptr inbounds i8, ptr %12, i64 %755
  %757 = load i8, ptr %756, align 1
  %758 = sext i8 %757 to i32
  %759 = insertelement <32 x i32> %752, i32 %758, i64 22
  %760 = getelementptr inbounds nuw i8, ptr %1, i64 92
  %761 = load i32, ptr %760, align 4
  %762 = sext i32 %761 to i64
  %763 = getelementptr inbounds i8, ptr %12, i64 %762
  %764 = load i8, ptr %763, align 1
  %765 = sext i8 %764 to i32
  %766 = insertelement <32 x i32> %759, i32 %765, i64 23
  %767 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %768 = load i32, ptr %767, align 4
  %769 = sext i32 %768 to i64
  %770 = getelementptr inbounds i8, ptr %12, i64 %769
  %771 = load i8, ptr %770, align 1
  %772 = sext i8 %771 to i32
  %773 = insertelement <32 x i32> %766, i32 %772, i64 24
  %774 = getelementptr inbounds nuw i8, ptr %1, i64 100
  %775 = load i32, ptr %774, align 4
  %776 = sext i32 %775 to i64
  %777 = getelementptr inbounds i8, ptr %12, i64 %776
  %778 = load i8, ptr %777, align 1
  %779 = sext i8 %778 to i32
  %780 = insertelement <32 x i32> %773, i32 %779, i64 25
  %781 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %782 = load i32, ptr %781, align 4
  %783 = sext i32 %782 to i64
  %784 = getelementptr inbounds i8, ptr %12, i64 %783
  %785 = load i8, ptr %784, align 1
  %786 = sext i8 %785 to i32
  %787 = insertelement <32 x i32> %780, i32 %786, i64 26
  %788 = getelementptr inbounds nuw i8, ptr %1, i64 108
  %789 = load i32, ptr %788, align 4
  %790 = sext i32 %789 to i64
  %791 = getelementptr inbounds i8, ptr %12, i64 %790
  %792 = load i8, ptr %791, align 1
  %793 = sext i8 %792 to i32
  %794 = insertelement <32 x i32> %787, i32 %793, i64 27
  %795 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %796 = load i32, ptr %795, align 4
  %797 = sext i32 %796 to i64
  %798 = getelementptr inbounds i8, ptr %12, i64 %797
  %799 = load i8, ptr %798, align 1
  %800 = sext i8 %799 to i32
  %801 = insertelement <32 x i32> %794, i32 %800, i64 28
  %802 = getelementptr inbounds nuw i8, ptr %1, i64 116
  %803 = load i32, ptr %802, align 4
  %804 = sext i32 %803 to i64
  %805 = getelementptr inbounds i8, ptr %12, i64 %804
  %806 = load i8, ptr %805, align 1
  %807 = sext i8 %806 to i32
  %808 = insertelement <32 x i32> %801, i32 %807, i64 29
  %809 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %810 = load i32, ptr %809, align 4
  %811 = sext i32 %810 to i64
  %812 = getelementptr inbounds i8, ptr %12, i64 %811
  %813 = load i8, ptr %812, align 1
  %814 = sext i8 %813 to i32
  %815 = insertelement <32 x i32> %808, i32 %814, i64 30
  %816 = getelementptr inbounds nuw i8, ptr %1, i64 124
  %817 = load i32, ptr %816, align 4
  %818 = sext i32 %817 to i64
  %819 = getelementptr inbounds i8, ptr %12, i64 %818
  %820 = load i8, ptr %819, align 1
  %821 = sext i8 %820 to i32
  %822 = insertelement <32 x i32> %815, i32 %821, i64 31
  br label %993

823:
  %824 = zext i8 %606 to i32
  %825 = insertelement <32 x i32> <i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison, i32 poison,
      i32 poison, i32 poison, i32 poison, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0,
      i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0, i32 0>, i32 %824, i64 0
  %826 = zext i8 %611 to i32
  %827 = insertelement <32 x i32> %825, i32 %826, i64 1
  %828 = zext i8 %616 to i32
  %829 = insertelement <32 x i32> %827, i32 %828, i64 2
  %830 = zext i8 %617 to i32
  %831 = insertelement <32 x i32> %829, i32 %830, i64 3
  %832 = zext i8 %622 to i32
  %833 = insertelement <32 x i32> %831, i32 %832, i64 4
  %834 = zext i8 %627 to i32
  %835 = insertelement <32 x i32> %833, i32 %834, i64 5
  %836 = zext i8 %632 to i32
  %837 = insertelement <32 x i32> %835, i32 %836, i64 6
  %838 = zext i8 %637 to i32
  %839 = insertelement <32 x i32> %837, i32 %838, i64 7
  %840 = zext i8 %642 to i32
  %841 = insertelement <32 x i32> %839, i32 %840, i64 8
  %842 = zext i8 %647 to i32
  %843 = insertelement <32 x i32> %841, i32 %842, i64 9
  %844 = zext i8 %652 to i32
  %845 = insertelement <32 x i32> %843, i32 %844, i64 10
  %846 = getelementptr inbounds nuw i8, ptr %1, i64 44
  %847 = load i32, ptr %846, align 4
  %848 = sext i32 %847 to i64
  %849 = getelementptr inbounds i8, ptr %12, i64 %848
  %850 = load i8, ptr %849, align 1
  %851 = zext i8 %850 to i32
  %852 = insertelement <32 x i32> %845, i32 %851, i64 11
  %853 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %854 = load i32, ptr %853, align 4
  %855 = sext i32 %854 to i64
  %856 = getelementptr inbounds i8, ptr %12, i64 %855
  %857 = load i8, ptr %856, align 1
  %858 = zext i8 %857 to i32
  %859 = insertelement <32 x i32> %852, i32 %858, i64 12
  %860 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %861 = load i32, ptr %860, align 4
  %862 = sext i32 %861 to i64
  %863 = getelementptr inbounds i8, ptr %12, i64 %862
  %864 = load i8, ptr %863, align 1
  %865 = zext i8 %864 to i32
  %866 = insertelement <32 x i32> %859, i32 %865, i64 13
  %867 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %868 = load i32, ptr %867, align 4
  %869 = sext i32 %868 to i64
  %870 = getelementptr inbounds i8, ptr %12, i64 %869
  %871 = load i8, ptr %870, align 1
  %872 = zext i8 %871 to i32
  %873 = insertelement <32 x i32> %866, i32 %872, i64 14
  %874 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %875 = load i32, ptr %874, align 4
  %876 = sext i32 %875 to i64
  %877 = getelementptr inbounds i8, ptr %12, i64 %876
  %878 = load i8, ptr %877, align 1
  %879 = zext i8 %878 to i32
  %880 = insertelement <32 x i32> %873, i32 %879, i64 15
  %881 = getelementptr inbounds nuw i8, ptr %1, i64 64
  %882 = load i32, ptr %881, align 4
  %883 = sext i32 %882 to i64
  %884 = getelementptr inbounds i8, ptr %12, i64 %883
  %885 = load i8, ptr %884, align 1
  %886 = zext i8 %885 to i32
  %887 = insertelement <32 x i32> %880, i32 %886, i64 16
  %888 = getelementptr inbounds nuw i8, ptr %1, i64 68
  %889 = load i32, ptr %888, align 4
  %890 = sext i32 %889 to i64
  %891 = getelementptr inbounds i8, ptr %12, i64 %890
  %892 = load i8, ptr %891, align 1
  %893 = zext i8 %892 to i32
  %894 = insertelement <32 x i32> %887, i32 %893, i64 17
  %895 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %896 = load i32, ptr %895, align 4
  %897 = sext i32 %896 to i64
  %898 = getelementptr inbounds i8, ptr %12, i64 %897
  %899 = load i8, ptr %898, align 1
  %900 = zext i8 %899 to i32
  %901 = insertelement <32 x i32> %894, i32 %900, i64 18
  %902 = getelementptr inbounds nuw i8, ptr %1, i64 76
  %903 = load i32, ptr %902, align 4
  %904 = sext i32 %903 to i64
  %905 = getelementptr inbounds i8, ptr %12, i64 %904
  %906 = load i8, ptr %905, align 1
  %907 = zext i8 %906 to i32
  %908 = insertelement <32 x i32> %901, i32 %907, i64 19
  %909 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %910 = load i32, ptr %909, align 4
  %911 = sext i32 %910 to i64
  %912 = getelementptr inbounds i8, ptr %12, i64 %911
  %913 = load i8, ptr %912, align 1
  %914 = zext i8 %913 to i32
  %915 = insertelement <32 x i32> %908, i32 %914, i64 20
  %916 = getelementptr inbounds nuw i8, ptr %1, i64 84
  %917 = load i32, ptr %916, align 4
  %918 = sext i32 %917 to i64
  %919 = getelementptr inbounds i8, ptr %12, i64 %918
  %920 = load i8, ptr %919, align 1
  %921 = zext i8 %920 to i32
  %922 = insertelement <32 x i32> %915, i32 %921, i64 21
  %923 = getelementptr inbounds nuw i8, ptr %1, i64 88
  %924 = load i32, ptr %923, align 4
  %925 = sext i32 %924 to i64
  %926 = getelementptr inbounds i8, ptr %12, i64 %925
  %927 = load i8, ptr %926, align 1
  %928 = zext i8 %927 to i32
  %929 = insertelement <32 x i32> %922, i32 %928, i64 22
  %930 = getelementptr inbounds nuw i8, ptr %1, i64 92
  %931 = load i32, ptr %930, align 4
  %932 = sext i32 %931 to i64
  %933 = getelementptr inbounds i8, ptr %12, i64 %932
  %934 = load i8, ptr %933, align 1
  %935 = zext i8 %934 to i32
  %936 = insertelement <32 x i32> %929, i32 %935, i64 23
  %937 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %938 = load i32, ptr %937, align 4
  %939 = sext i32 %938 to i64
  %940 = getelementptr inbounds i8, ptr %12, i64 %939
  %941 = load i8, ptr %940, align 1
  %942 = zext i8 %941 to i32
  %943 = insertelement <32 x i32> %936, i32 %942, i64 24
  %944 = getelementptr inbounds nuw i8, ptr %1, i64 100
  %945 = load i32, ptr %944, align 4
  %946 = sext i32 %945 to i64
  %947 = getelementptr inbounds i8, ptr %12, i64 %946
  %948 = load i8, ptr %947, align 1
  %949 = zext i8 %948 to i32
  %950 = insertelement <32 x i32> %943, i32 %949, i64 25
  %951 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %952 = load i32, ptr %951, align 4
  %953 = sext i32 %952 to i64
  %954 = getelementptr inbounds i8, ptr %12, i64 %953
  %955 = load i8, ptr %954, align 1
  %956 = zext i8 %955 to i32
  %957 = insertelement <32 x i32> %950, i32 %956, i64 26
  %958 = getelementptr inbounds nuw i8, ptr %1, i64 108
  %959 = load i32, ptr %958, align 4
  %960 = sext i32 %959 to i64
  %961 = getelementptr inbounds i8, ptr %12, i64 %960
  %962 = load i8, ptr %961, align 1
  %963 = zext i8 %962 to i32
  %964 = insertelement <32 x i32> %957, i32 %963, i64 27
  %965 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %966 = load i32, ptr %965, align 4
  %967 = sext i32 %966 to i64
  %968 = getelementptr inbounds i8, ptr %12, i64 %967
  %969 = load i8, ptr %968, align 1
  %970 = zext i8 %969 to i32
  %971 = insertelement <32 x i32> %964, i32 %970, i64 28
  %972 = getelementptr inbounds nuw i8, ptr %1, i64 116
  %973 = load i32, ptr %972, align 4
  %974 = sext i32 %973 to i64
  %975 = getelementptr inbounds i8, ptr %12, i64 %974
  %976 = load i8, ptr %975, align 1
  %977 = zext i8 %976 to i32
  %978 = insertelement <32 x i32> %971, i32 %977, i64 29
  %979 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %980 = load i32, ptr %979, align 4
  %981 = sext i32 %980 to i64
  %982 = getelementptr inbounds i8, ptr %12, i64 %981
  %983 = load i8, ptr %982, align 1
  %984 = zext i8 %983 to i32
  %985 = insertelement <32 x i32> %978, i32 %984, i64 30
  %986 = getelementptr inbounds nuw i8, ptr %1, i64 124
  %987 = load i32, ptr %986, align 4
  %988 = sext i32 %987 to i64
  %989 = getelementptr inbounds i8, ptr %12, i64 %988
  %990 = load i8, ptr %989, align 1
  %991 = zext i8 %990 to i32
  %992 = insertelement <32 x i32> %985, i32 %991, i64 31
  br label %993

993:
  %994 = phi <32 x i32> [ %204, %17 ], [ %598, %429 ], [ %822, %653 ], [ %992, %823 ], [ %428, %259 ]
  %995 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %996 = load i32, ptr %995, align 8
  %997 = icmp eq i32 %996, 2
  %998 = icmp eq i32 %8, 8
  %999 = and i1 %998, %997
  %1000 = mul <32 x i32> %994, splat (i32 257)
  %1001 = select i1 %999, <32 x i32> %1000, <32 x i32> %994
  store <32 x i32> %1001, ptr %3, align 64
  ret void
}

declare <32 x double> @llvm.fmuladd.v32f64(<32 x double>, <32 x double>, <32 x double>) #0

declare i32 @llvm.ctlz.i32(i32, i1) #0

define internal preserve_allcc i32 @check_found(ptr %0, i64 %1, i64 %2, i1 %3) unnamed_addr #0 noimplicitfloat {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %6 = load i64, ptr %5, align 8
  %7 = sub i64 %1, %6
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %9 = load i64, ptr %8, align 8
  %10 = icmp ule i64 %7, %9
  %11 = sub nuw i64 %9, %7
  %12 = icmp uge i64 %11, %2
  %13 = select i1 %10, i1 %12, i1 false
  br i1 %13, label %14, label %20

14:
  br i1 %3, label %15, label %29

15:
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %17 = load i64, ptr %16, align 8
  %18 = icmp eq i64 %17, 0
  %19 = select i1 %18, i32 3, i32 0
  br label %29

20:
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 384
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
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 360
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
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i64 0, ptr %22, align 8
  br label %48

23:
  %24 = and i64 %7, -16777216
  %25 = add i64 %24, %2
  %26 = getelementptr inbounds nuw i8, ptr %17, i64 56
  %27 = load ptr, ptr %26, align 8
  %28 = ptrtoint ptr %27 to i64
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 196
  %30 = load i32, ptr %29, align 4
  %31 = icmp ne i32 %30, 0
  %32 = sub i64 %3, %25
  %33 = icmp ugt i64 %32, 262143
  %34 = and i1 %33, %31
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 352
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 360
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 368
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 384
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

declare i64 @llvm.umin.i64(i64, i64) #0

declare i64 @llvm.smax.i64(i64, i64) #0

declare i64 @llvm.smin.i64(i64, i64) #0

declare i32 @llvm.usub.sat.i32(i32, i32) #0

declare <32 x i32> @llvm.smax.v32i32(<32 x i32>, <32 x i32>) #0

declare <32 x i32> @llvm.smin.v32i32(<32 x i32>, <32 x i32>) #0

declare i32 @llvm.abs.i32(i32, i1) #0

declare i32 @llvm.smax.i32(i32, i32) #0

declare <32 x i32> @llvm.umin.v32i32(<32 x i32>, <32 x i32>) #0
