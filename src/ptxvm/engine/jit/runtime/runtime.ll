; Generated from the C files beside this one by `make runtime`.
; 0779e2a0a07540a5d432b4c29c79a8b17e49a46f0b9c51b2ce19d6eef8634334
%struct.SiteCache = type { i64, i64, i64, i64, i64, i64 }
%struct.Barrier = type { i32, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.Deferred = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, [11 x i64] }
%struct.Landed = type { i32, i32, i32, i32 }
%struct.Allocation = type { i64, i64, i64, i64 }
%struct.Life = type { i32, i32 }
%struct.Warpgroup = type { [4 x i32], [4 x i32], i32, i32, i32, i32, [4 x [16 x i32]], [32 x [4 x %struct.Issued]] }
%struct.Issued = type { i32, i32, i64, i64 }
%struct.Screening = type { ptr, ptr, i64, i64, i64, i64, i64, ptr, ptr, i32, i8 }
%struct.ScreenCache = type { i64, i64, i64, i64, ptr }
%struct.ScreenLine = type { i64, i64, [4 x i64], [4 x i32] }
%struct.ScreenRun = type { i32, i32, i64, i32, i32 }
%struct.TensorPlan = type { [128 x i8], i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, [2 x i64], [5 x
      i64], [5 x i64], [5 x i64], [5 x i64], [5 x i64], [5 x i64], i64, i64, ptr, ptr, ptr }
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
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 412
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 768
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %8 = load i32, ptr %7, align 4
  %9 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %10 = load i32, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 384
  store i64 0, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 412
  store i32 0, ptr %12, align 4
  %13 = icmp eq i32 %3, 0
  br i1 %13, label %206, label %14

14:
  %15 = mul nsw i32 %10, %8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %18 = zext i32 %15 to i64
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 408
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
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 2, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %44, ptr %46, align 4
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 %32, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 %35, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 %126, ptr %129, align 8
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %128, ptr %130, align 4
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 %32, ptr %131, align 8
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 %35, ptr %132, align 8
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %133, align 8
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %134, align 8
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %196 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %197 = load i32, ptr %196, align 8
  %198 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %199 = load ptr, ptr %198, align 8
  %200 = zext i32 %197 to i64
  %201 = getelementptr inbounds nuw ptr, ptr %199, i64 %200
  %202 = load ptr, ptr %201, align 8
  %203 = getelementptr inbounds nuw i8, ptr %202, i64 24
  %204 = load ptr, ptr %203, align 8
  %205 = getelementptr inbounds nuw i8, ptr %0, i64 296
  store ptr %204, ptr %205, align 8
  br label %206

206:
  %207 = phi i32 [ 0, %5 ], [ 1, %42 ], [ 1, %125 ], [ 0, %158 ], [ 0, %195 ], [ 0, %163 ], [ 0, %168 ], [ 0, %175 ]
  ret i32 %207
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
  tail call fastcc void @enter_arrivals(ptr %1)
  %10 = icmp ugt i32 %3, 15
  br i1 %10, label %11, label %20

11:
  %12 = zext i32 %3 to i64
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 11, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %8, ptr %14, align 4
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 -1, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 %12, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 364
  store i32 0, ptr %19, align 4
  br label %80

20:
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 5088
  %22 = zext nneg i32 %3 to i64
  %23 = getelementptr inbounds nuw %struct.Barrier, ptr %21, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %25 = load i32, ptr %24, align 8
  %26 = shl i32 %25, 5
  switch i32 %4, label %27 [
    i32 -1, label %30
    i32 0, label %41
  ]

27:
  %28 = and i32 %4, 31
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %30, label %41

30:
  %31 = load i32, ptr %23, align 4
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %50, label %33

33:
  %34 = getelementptr inbounds nuw i8, ptr %23, i64 4
  %35 = load i32, ptr %34, align 4
  %36 = icmp eq i32 %35, -1
  %37 = select i1 %36, i32 %26, i32 %35
  %38 = icmp eq i32 %4, -1
  %39 = select i1 %38, i32 %26, i32 %4
  %40 = icmp eq i32 %37, %39
  br i1 %40, label %50, label %41

41:
  %42 = zext i32 %4 to i64
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 12, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %8, ptr %44, align 4
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 -1, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 %42, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 364
  store i32 0, ptr %49, align 4
  br label %80

50:
  %51 = add i32 %31, %5
  store i32 %51, ptr %23, align 4
  %52 = getelementptr inbounds nuw i8, ptr %23, i64 4
  store i32 %4, ptr %52, align 4
  %53 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %54 = load i32, ptr %53, align 4
  %55 = shl nuw i32 1, %54
  %56 = getelementptr inbounds nuw i8, ptr %23, i64 12
  %57 = load i32, ptr %56, align 4
  %58 = or i32 %57, %55
  store i32 %58, ptr %56, align 4
  %59 = getelementptr inbounds nuw i8, ptr %23, i64 20
  %60 = load i32, ptr %59, align 4
  %61 = add i32 %60, %6
  store i32 %61, ptr %59, align 4
  %62 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %63 = load i32, ptr %62, align 4
  %64 = add i32 %63, %7
  store i32 %64, ptr %62, align 4
  %65 = shl nuw nsw i32 1, %3
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %67 = load i32, ptr %66, align 8
  %68 = or i32 %67, %65
  store i32 %68, ptr %66, align 8
  %69 = icmp eq i32 %4, -1
  %70 = select i1 %69, i32 %26, i32 %4
  %71 = icmp ult i32 %51, %70
  br i1 %71, label %72, label %79

72:
  br i1 %69, label %73, label %80

73:
  %74 = getelementptr inbounds nuw i8, ptr %1, i64 84
  %75 = load i32, ptr %74, align 4
  %76 = xor i32 %58, -1
  %77 = and i32 %75, %76
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %80

79:
  tail call fastcc void @complete(ptr %1, i32 %3)
  br label %80

80:
  %81 = phi i32 [ 2, %11 ], [ 1, %79 ], [ 2, %41 ], [ 0, %73 ], [ 0, %72 ]
  ret i32 %81
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
  %4 = load ptr, ptr @ptxvm_stop_flag, align 8
  store atomic i32 1, ptr %4 monotonic, align 4
  %5 = load ptr, ptr @ptxvm_next_handler, align 8
  tail call void %5(i32 %0, ptr %1, ptr %2)
  ret void
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
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 456
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
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 2816
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
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 3584
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
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 3072
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
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 3072
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
  %6 = tail call i32 @llvm.cttz.i32(i32 %4, i1 false)
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 2816
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
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 456
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
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 3072
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
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 3072
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

define i32 @ptxvm_run(ptr %0) #0 "stackrealign" {
  %2 = tail call fastcc i32 @choose(ptr %0)
  %3 = icmp eq i32 %2, -1
  br i1 %3, label %4, label %534

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
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 268
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 444
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 332
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 336
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
  %46 = mul nuw nsw i64 %45, 48
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
  %206 = select i1 %205, i64 160, i64 168
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
  %466 = mul nuw nsw i64 %465, 48
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
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %3 = load i32, ptr %2, align 8
  switch i32 %3, label %4 [
    i32 2, label %352
    i32 1, label %8
  ]

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %351

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
  br i1 %29, label %352, label %30

30:
  %31 = tail call fastcc i32 @resume_waiting(ptr %0)
  br label %352

32:
  %33 = phi i64 [ %10, %8 ], [ %18, %22 ]
  store i32 1, ptr %2, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %35 = load i32, ptr %34, align 4
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %37 = load i32, ptr %36, align 8
  %38 = icmp ult i32 %35, %37
  br i1 %38, label %39, label %352

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
  br i1 %57, label %58, label %352

58:
  %59 = load i32, ptr %42, align 8
  %60 = zext i32 %59 to i64
  %61 = add i64 %33, %60
  store i64 %61, ptr %9, align 8
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 256
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
  br i1 %109, label %349, label %110

110:
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 100
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 276
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 37632
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 37648
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 37680
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 204
  br label %126

124:
  %125 = icmp eq i32 %346, 1
  br i1 %125, label %352, label %349

126:
  %127 = phi i64 [ 0, %110 ], [ %345, %342 ]
  %128 = phi i32 [ %108, %110 ], [ %346, %342 ]
  %129 = trunc nuw i64 %127 to i32
  %130 = add i32 %56, %129
  %131 = load ptr, ptr %40, align 8
  %132 = zext i32 %130 to i64
  %133 = getelementptr inbounds nuw ptr, ptr %131, i64 %132
  %134 = load ptr, ptr %133, align 8
  %135 = add i64 %127, %33
  %136 = getelementptr inbounds nuw i8, ptr %134, i64 5680
  %137 = load i32, ptr %136, align 8
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %161, label %139

139:
  %140 = load i64, ptr %134, align 8
  %141 = add i64 %140, 1
  %142 = icmp eq i64 %135, %141
  br i1 %142, label %143, label %161

143:
  %144 = icmp eq i32 %128, 1
  br i1 %144, label %145, label %178

145:
  %146 = getelementptr inbounds nuw i8, ptr %134, i64 8
  %147 = load i32, ptr %146, align 4
  %148 = add i32 %147, 1
  store i32 %148, ptr %146, align 4
  %149 = load i32, ptr %111, align 8
  %150 = icmp ult i32 %148, %149
  br i1 %150, label %214, label %151

151:
  store i32 0, ptr %146, align 4
  %152 = getelementptr inbounds nuw i8, ptr %134, i64 12
  %153 = load i32, ptr %152, align 4
  %154 = add i32 %153, 1
  store i32 %154, ptr %152, align 4
  %155 = load i32, ptr %112, align 4
  %156 = icmp ult i32 %154, %155
  br i1 %156, label %214, label %157

157:
  store i32 0, ptr %152, align 4
  %158 = getelementptr inbounds nuw i8, ptr %134, i64 16
  %159 = load i32, ptr %158, align 4
  %160 = add i32 %159, 1
  store i32 %160, ptr %158, align 4
  br label %214

161:
  %162 = icmp eq i32 %128, 1
  br i1 %162, label %163, label %178

163:
  %164 = load i32, ptr %111, align 8
  %165 = zext i32 %164 to i64
  %166 = load i32, ptr %112, align 4
  %167 = zext i32 %166 to i64
  %168 = udiv i64 %135, %165
  %169 = urem i64 %135, %165
  %170 = trunc nuw i64 %169 to i32
  %171 = getelementptr inbounds nuw i8, ptr %134, i64 8
  store i32 %170, ptr %171, align 8
  %172 = urem i64 %168, %167
  %173 = trunc nuw i64 %172 to i32
  %174 = getelementptr inbounds nuw i8, ptr %134, i64 12
  store i32 %173, ptr %174, align 4
  %175 = udiv i64 %168, %167
  %176 = trunc i64 %175 to i32
  %177 = getelementptr inbounds nuw i8, ptr %134, i64 16
  store i32 %176, ptr %177, align 8
  br label %214

178:
  %179 = zext i32 %128 to i64
  %180 = urem i64 %135, %179
  %181 = trunc nuw i64 %180 to i32
  %182 = udiv i64 %135, %179
  %183 = load i32, ptr %111, align 8
  %184 = load i32, ptr %113, align 4
  %185 = udiv i32 %183, %184
  %186 = zext i32 %185 to i64
  %187 = load i32, ptr %112, align 4
  %188 = load i32, ptr %114, align 8
  %189 = udiv i32 %187, %188
  %190 = zext i32 %189 to i64
  %191 = udiv i32 %181, %184
  %192 = urem i64 %182, %186
  %193 = trunc nuw i64 %192 to i32
  %194 = mul i32 %184, %193
  %195 = urem i32 %181, %184
  %196 = add i32 %194, %195
  %197 = getelementptr inbounds nuw i8, ptr %134, i64 8
  store i32 %196, ptr %197, align 8
  %198 = udiv i64 %182, %186
  %199 = urem i64 %198, %190
  %200 = trunc nuw i64 %199 to i32
  %201 = load i32, ptr %114, align 8
  %202 = mul i32 %201, %200
  %203 = urem i32 %191, %201
  %204 = add i32 %202, %203
  %205 = getelementptr inbounds nuw i8, ptr %134, i64 12
  store i32 %204, ptr %205, align 4
  %206 = udiv i64 %198, %190
  %207 = trunc i64 %206 to i32
  %208 = load i32, ptr %115, align 4
  %209 = mul i32 %208, %207
  %210 = load i32, ptr %114, align 8
  %211 = udiv i32 %191, %210
  %212 = add i32 %211, %209
  %213 = getelementptr inbounds nuw i8, ptr %134, i64 16
  store i32 %212, ptr %213, align 8
  br label %214

214:
  store i64 %135, ptr %134, align 8
  %215 = getelementptr inbounds nuw i8, ptr %134, i64 20
  store i32 1, ptr %215, align 4
  %216 = load i32, ptr %116, align 8
  %217 = sub i32 32, %216
  %218 = lshr i32 -1, %217
  %219 = getelementptr inbounds nuw i8, ptr %134, i64 80
  store i32 %218, ptr %219, align 8
  %220 = getelementptr inbounds nuw i8, ptr %134, i64 84
  store i32 %218, ptr %220, align 4
  %221 = load i32, ptr %117, align 8
  %222 = icmp eq i32 %221, 0
  %223 = zext i1 %222 to i32
  %224 = getelementptr inbounds nuw i8, ptr %134, i64 100
  store i32 %223, ptr %224, align 4
  br i1 %138, label %225, label %287

225:
  %226 = getelementptr inbounds nuw i8, ptr %134, i64 88
  store i32 0, ptr %226, align 8
  %227 = getelementptr inbounds nuw i8, ptr %134, i64 96
  store i32 0, ptr %227, align 8
  %228 = getelementptr inbounds nuw i8, ptr %134, i64 104
  store i32 0, ptr %228, align 8
  %229 = getelementptr inbounds nuw i8, ptr %134, i64 112
  store i32 0, ptr %229, align 8
  %230 = getelementptr inbounds nuw i8, ptr %134, i64 40
  store i32 0, ptr %230, align 8
  %231 = getelementptr inbounds nuw i8, ptr %134, i64 116
  store i32 0, ptr %231, align 4
  %232 = getelementptr inbounds nuw i8, ptr %134, i64 120
  store i32 0, ptr %232, align 8
  %233 = getelementptr inbounds nuw i8, ptr %134, i64 124
  store i32 0, ptr %233, align 4
  %234 = getelementptr inbounds nuw i8, ptr %134, i64 4312
  store i32 0, ptr %234, align 8
  %235 = getelementptr inbounds nuw i8, ptr %134, i64 3796
  store i32 0, ptr %235, align 4
  %236 = getelementptr inbounds nuw i8, ptr %134, i64 4828
  store i32 0, ptr %236, align 4
  %237 = getelementptr inbounds nuw i8, ptr %134, i64 5664
  store i32 0, ptr %237, align 8
  %238 = getelementptr inbounds nuw i8, ptr %134, i64 5668
  store i32 0, ptr %238, align 4
  %239 = getelementptr inbounds nuw i8, ptr %134, i64 5672
  store i32 0, ptr %239, align 8
  %240 = getelementptr inbounds nuw i8, ptr %134, i64 14416
  %241 = load ptr, ptr %240, align 8
  %242 = getelementptr inbounds nuw i8, ptr %134, i64 14424
  %243 = load i32, ptr %242, align 8
  %244 = icmp eq i32 %243, 0
  br i1 %244, label %252, label %245

245:
  %246 = phi i64 [ %248, %245 ], [ 0, %225 ]
  %247 = getelementptr inbounds nuw %struct.Warpgroup, ptr %241, i64 %246
  tail call void @llvm.memset.p0.i64(ptr align 8 %247, i8 0, i64 48, i1 false)
  %248 = add nuw nsw i64 %246, 1
  %249 = load i32, ptr %242, align 8
  %250 = zext i32 %249 to i64
  %251 = icmp samesign ult i64 %248, %250
  br i1 %251, label %245, label %252

252:
  %253 = getelementptr inbounds nuw i8, ptr %134, i64 5688
  tail call void @llvm.memset.p0.i64(ptr align 8 %253, i8 0, i64 256, i1 false)
  %254 = getelementptr inbounds nuw i8, ptr %134, i64 4316
  tail call void @llvm.memset.p0.i64(ptr align 4 %254, i8 0, i64 512, i1 false)
  %255 = getelementptr inbounds nuw i8, ptr %134, i64 5088
  tail call void @llvm.memset.p0.i64(ptr align 8 %255, i8 0, i64 576, i1 false)
  %256 = load i32, ptr %116, align 8
  %257 = icmp eq i32 %256, 0
  br i1 %257, label %287, label %258

258:
  %259 = getelementptr inbounds nuw i8, ptr %134, i64 72
  %260 = getelementptr inbounds nuw i8, ptr %134, i64 48
  br label %261

261:
  %262 = phi i64 [ 0, %258 ], [ %264, %274 ]
  %263 = phi i32 [ %256, %258 ], [ %284, %274 ]
  %264 = add nuw nsw i64 %262, 1
  %265 = zext i32 %263 to i64
  %266 = icmp eq i64 %264, %265
  %267 = load ptr, ptr %259, align 8
  %268 = load i64, ptr %260, align 8
  %269 = mul i64 %268, %262
  %270 = getelementptr inbounds nuw i8, ptr %267, i64 %269
  %271 = load i32, ptr %117, align 8
  br i1 %266, label %272, label %274

272:
  %273 = load i32, ptr %118, align 4
  br label %274

274:
  %275 = phi i32 [ %273, %272 ], [ -1, %261 ]
  store i32 0, ptr %270, align 8
  %276 = getelementptr inbounds nuw i8, ptr %270, i64 4
  store i32 %271, ptr %276, align 4
  %277 = getelementptr inbounds nuw i8, ptr %270, i64 8
  store i32 %275, ptr %277, align 8
  %278 = getelementptr inbounds nuw i8, ptr %270, i64 48
  store i32 0, ptr %278, align 8
  %279 = getelementptr inbounds nuw i8, ptr %270, i64 52
  store i32 0, ptr %279, align 4
  %280 = getelementptr inbounds nuw i8, ptr %270, i64 60
  store i32 0, ptr %280, align 4
  %281 = getelementptr inbounds nuw i8, ptr %270, i64 56
  store i32 0, ptr %281, align 8
  %282 = getelementptr inbounds nuw i8, ptr %270, i64 184
  store i32 -1, ptr %282, align 8
  %283 = getelementptr inbounds nuw i8, ptr %270, i64 192
  store i32 -1, ptr %283, align 8
  %284 = load i32, ptr %116, align 8
  %285 = zext i32 %284 to i64
  %286 = icmp samesign ult i64 %264, %285
  br i1 %286, label %261, label %287

287:
  store i32 0, ptr %136, align 8
  %288 = getelementptr inbounds nuw i8, ptr %134, i64 40
  store i32 0, ptr %288, align 8
  %289 = load ptr, ptr %119, align 8
  %290 = icmp eq ptr %289, null
  br i1 %290, label %331, label %291

291:
  %292 = load i64, ptr %120, align 8
  %293 = add i64 %292, 1
  store i64 %293, ptr %120, align 8
  %294 = getelementptr inbounds nuw i8, ptr %134, i64 14408
  store i64 %293, ptr %294, align 8
  %295 = load i32, ptr %121, align 8
  %296 = icmp eq i32 %295, 0
  br i1 %296, label %305, label %297

297:
  %298 = getelementptr inbounds nuw i8, ptr %134, i64 14400
  %299 = load ptr, ptr %298, align 8
  %300 = load i32, ptr %122, align 8
  %301 = add i32 %300, 127
  %302 = lshr i32 %301, 5
  %303 = and i32 %302, 134217724
  %304 = zext nneg i32 %303 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %299, i8 0, i64 %304, i1 false)
  br label %305

305:
  %306 = load i32, ptr %116, align 8
  %307 = icmp eq i32 %306, 0
  br i1 %307, label %331, label %308

308:
  %309 = getelementptr inbounds nuw i8, ptr %134, i64 72
  %310 = getelementptr inbounds nuw i8, ptr %134, i64 48
  br label %311

311:
  %312 = phi i64 [ 0, %308 ], [ %327, %311 ]
  %313 = load ptr, ptr %309, align 8
  %314 = load i64, ptr %310, align 8
  %315 = mul i64 %314, %312
  %316 = getelementptr inbounds nuw i8, ptr %313, i64 %315
  %317 = getelementptr inbounds nuw i8, ptr %316, i64 200
  store i32 0, ptr %317, align 8
  %318 = load i64, ptr %294, align 8
  %319 = getelementptr inbounds nuw i8, ptr %316, i64 12
  %320 = load i32, ptr %319, align 4
  %321 = zext i32 %320 to i64
  %322 = shl i64 %318, 26
  %323 = or disjoint i64 %322, 1023
  %324 = getelementptr inbounds nuw i8, ptr %316, i64 208
  store i64 %323, ptr %324, align 8
  %325 = or i64 %322, %321
  %326 = getelementptr inbounds nuw i8, ptr %316, i64 216
  store i64 %325, ptr %326, align 8
  %327 = add nuw nsw i64 %312, 1
  %328 = load i32, ptr %116, align 8
  %329 = zext i32 %328 to i64
  %330 = icmp samesign ult i64 %327, %329
  br i1 %330, label %311, label %331

331:
  %332 = getelementptr inbounds nuw i8, ptr %134, i64 56
  %333 = load ptr, ptr %332, align 8
  %334 = load i32, ptr %122, align 8
  %335 = zext i32 %334 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %333, i8 0, i64 %335, i1 false)
  %336 = load i32, ptr %123, align 4
  %337 = icmp eq i32 %336, 0
  br i1 %337, label %342, label %338

338:
  %339 = load ptr, ptr %332, align 8
  %340 = getelementptr inbounds nuw i8, ptr %339, i64 262144
  %341 = zext i32 %336 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %340, i8 0, i64 %341, i1 false)
  br label %342

342:
  %343 = load i32, ptr %34, align 4
  %344 = add i32 %343, 1
  store i32 %344, ptr %34, align 4
  %345 = add nuw nsw i64 %127, 1
  %346 = load i32, ptr %42, align 8
  %347 = zext i32 %346 to i64
  %348 = icmp samesign ult i64 %345, %347
  br i1 %348, label %126, label %124

349:
  %350 = getelementptr inbounds nuw i8, ptr %0, i64 268
  store i32 0, ptr %350, align 4
  br label %352

351:
  tail call fastcc void @turn_to_next(ptr %0)
  br label %352

352:
  %353 = phi i32 [ -1, %351 ], [ -1, %1 ], [ 0, %26 ], [ %31, %30 ], [ -1, %349 ], [ 1, %55 ], [ -1, %124 ], [ 1, %32 ]
  ret i32 %353
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

define preserve_allcc i32 @ptxvm_screen(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5) #0 noimplicitfloat {
  %7 = alloca %struct.Screening, align 8
  %8 = icmp eq i32 %3, 0
  br i1 %8, label %1506, label %9

9:
  store ptr %0, ptr %7, align 8
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %4, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 72
  store i32 %3, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store i64 0, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 0, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 76
  store i8 0, ptr %14, align 4
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %16 = load i32, ptr %15, align 8
  %17 = icmp ult i32 %16, 1048576
  br i1 %17, label %29, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %20 = load i32, ptr %19, align 4
  %21 = tail call i32 @llvm.cttz.i32(i32 %3, i1 true)
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 22, ptr %22, align 8
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %20, ptr %23, align 4
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 %21, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 0, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 364
  store i32 0, ptr %28, align 4
  br label %1504

29:
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %31 = load i32, ptr %30, align 8
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %998

33:
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %35 = tail call i32 @llvm.cttz.i32(i32 %3, i1 true)
  %36 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %37 = load i32, ptr %36, align 8
  %38 = zext nneg i32 %35 to i64
  %39 = getelementptr inbounds nuw i64, ptr %34, i64 %38
  %40 = load i64, ptr %39, align 8
  %41 = zext i32 %37 to i64
  br label %42

42:
  %43 = phi i1 [ true, %33 ], [ %55, %60 ]
  %44 = phi i1 [ true, %33 ], [ %57, %60 ]
  %45 = phi i32 [ %3, %33 ], [ %62, %60 ]
  %46 = tail call i32 @llvm.cttz.i32(i32 %45, i1 true)
  %47 = zext nneg i32 %46 to i64
  %48 = getelementptr inbounds nuw i64, ptr %34, i64 %47
  %49 = load i64, ptr %48, align 8
  %50 = sub i64 %49, %40
  %51 = sub nsw i32 %46, %35
  %52 = zext i32 %51 to i64
  %53 = mul nuw i64 %52, %41
  %54 = icmp eq i64 %50, %53
  %55 = and i1 %43, %54
  %56 = icmp eq i64 %49, %40
  %57 = and i1 %44, %56
  %58 = or i1 %57, %55
  br i1 %58, label %60, label %537

59:
  br i1 %57, label %64, label %84

60:
  %61 = add i32 %45, -1
  %62 = and i32 %61, %45
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %59, label %42

64:
  %65 = tail call i32 @llvm.ctpop.i32(i32 %3)
  %66 = icmp samesign ult i32 %65, 2
  br i1 %66, label %81, label %67

67:
  %68 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %69 = load i32, ptr %68, align 4
  %70 = icmp eq i32 %69, 1
  br i1 %70, label %71, label %81

71:
  %72 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %73 = load i32, ptr %72, align 4
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 22, ptr %74, align 8
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %73, ptr %75, align 4
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 %35, ptr %76, align 8
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 0, ptr %77, align 8
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %78, align 8
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %79, align 8
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 364
  store i32 0, ptr %80, align 4
  br label %1504

81:
  %82 = phi i32 [ -1, %67 ], [ %35, %64 ]
  %83 = call preserve_allcc i32 @screen_place(ptr %7, ptr %1, ptr %2, i64 %40, i32 %82)
  br label %1504

84:
  %85 = tail call i32 @llvm.ctpop.i32(i32 %37)
  %86 = icmp samesign ult i32 %85, 2
  %87 = select i1 %55, i1 %86, i1 false
  br i1 %87, label %88, label %537

88:
  %89 = tail call i32 @llvm.cttz.i32(i32 %37, i1 false)
  %90 = tail call i32 @llvm.ctlz.i32(i32 %3, i1 true)
  %91 = xor i32 %90, 31
  %92 = zext nneg i32 %89 to i64
  %93 = sub nsw i32 %91, %35
  %94 = zext i32 %93 to i64
  %95 = shl nuw i64 %94, %92
  %96 = add nuw i64 %95, %41
  %97 = load i32, ptr %4, align 8
  %98 = zext nneg i32 %16 to i64
  %99 = shl nuw nsw i64 %98, 20
  %100 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %101 = load i32, ptr %100, align 4
  %102 = zext i32 %101 to i64
  %103 = shl nuw nsw i64 %102, 15
  %104 = or i64 %103, %99
  %105 = icmp eq i32 %97, 2
  br i1 %105, label %111, label %106

106:
  %107 = icmp eq i32 %97, 0
  %108 = and i64 %40, -4294967296
  %109 = icmp eq i64 %108, 4294967296
  %110 = and i1 %109, %107
  br i1 %110, label %111, label %136

111:
  %112 = and i64 %40, 4294967295
  %113 = and i64 %104, 16744448
  %114 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %115 = load i32, ptr %114, align 8
  %116 = zext i32 %115 to i64
  %117 = or i64 %113, %116
  %118 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %117, ptr %118, align 8
  store i64 0, ptr %13, align 8
  %119 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %120 = load i32, ptr %119, align 8
  %121 = zext i32 %120 to i64
  store i64 %121, ptr %12, align 8
  %122 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %123 = load ptr, ptr %122, align 8
  %124 = getelementptr inbounds nuw i8, ptr %7, i64 56
  store ptr %123, ptr %124, align 8
  %125 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %126 = load ptr, ptr %125, align 8
  %127 = getelementptr inbounds nuw i8, ptr %7, i64 64
  store ptr %126, ptr %127, align 8
  %128 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %129 = load i64, ptr %128, align 8
  %130 = shl i64 %129, 16
  %131 = lshr i32 %16, 4
  %132 = zext nneg i32 %131 to i64
  %133 = or disjoint i64 %130, %132
  %134 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %133, ptr %134, align 8
  store i8 1, ptr %14, align 4
  %135 = icmp samesign ult i64 %112, %121
  br i1 %135, label %207, label %221

136:
  switch i32 %97, label %221 [
    i32 1, label %142
    i32 0, label %137
  ]

137:
  %138 = lshr i64 %40, 32
  %139 = trunc nuw i64 %138 to i32
  %140 = add i32 %139, -1
  %141 = icmp ult i32 %140, 4
  br i1 %141, label %221, label %142

142:
  %143 = load i64, ptr %1, align 8
  %144 = shl i64 %143, 40
  %145 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %146 = load i32, ptr %145, align 4
  %147 = zext i32 %146 to i64
  %148 = or disjoint i64 %144, %147
  %149 = or i64 %148, %104
  %150 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %149, ptr %150, align 8
  %151 = getelementptr inbounds nuw i8, ptr %0, i64 37640
  %152 = load i64, ptr %151, align 8
  %153 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %152, ptr %153, align 8
  store i8 0, ptr %14, align 4
  %154 = ptrtoint ptr %4 to i64
  %155 = getelementptr inbounds nuw i8, ptr %0, i64 37688
  %156 = udiv i64 %154, 40
  %157 = and i64 %156, 63
  %158 = getelementptr inbounds nuw %struct.ScreenCache, ptr %155, i64 %157
  %159 = load i64, ptr %158, align 8
  %160 = icmp eq i64 %159, %154
  br i1 %160, label %161, label %168

161:
  %162 = getelementptr inbounds nuw i8, ptr %158, i64 8
  %163 = load i64, ptr %162, align 8
  %164 = sub i64 %40, %163
  %165 = getelementptr inbounds nuw i8, ptr %158, i64 16
  %166 = load i64, ptr %165, align 8
  %167 = icmp ult i64 %164, %166
  br i1 %167, label %176, label %168

168:
  %169 = call preserve_allcc i32 @search(ptr %7, i64 %40, ptr %158)
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %221, label %171

171:
  %172 = getelementptr inbounds nuw i8, ptr %158, i64 8
  %173 = load i64, ptr %172, align 8
  %174 = getelementptr inbounds nuw i8, ptr %158, i64 16
  %175 = load i64, ptr %174, align 8
  br label %176

176:
  %177 = phi i64 [ %175, %171 ], [ %166, %161 ]
  %178 = phi i64 [ %173, %171 ], [ %163, %161 ]
  store i64 %178, ptr %13, align 8
  store i64 %177, ptr %12, align 8
  %179 = getelementptr inbounds nuw i8, ptr %158, i64 24
  %180 = load i64, ptr %179, align 8
  %181 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store i64 %180, ptr %181, align 8
  %182 = getelementptr inbounds nuw i8, ptr %158, i64 32
  %183 = load ptr, ptr %182, align 8
  %184 = getelementptr inbounds nuw i8, ptr %7, i64 56
  store ptr %183, ptr %184, align 8
  %185 = icmp eq ptr %183, null
  br i1 %185, label %186, label %207

186:
  %187 = add i64 %96, %40
  %188 = sub i64 %187, %178
  %189 = icmp ugt i64 %188, %177
  br i1 %189, label %221, label %190

190:
  %191 = load ptr, ptr %10, align 8
  %192 = getelementptr inbounds nuw i8, ptr %191, i64 4
  %193 = load i32, ptr %192, align 4
  switch i32 %193, label %194 [
    i32 4, label %1504
    i32 0, label %1504
  ]

194:
  %195 = load ptr, ptr %7, align 8
  %196 = getelementptr inbounds nuw i8, ptr %191, i64 20
  %197 = load i32, ptr %196, align 4
  %198 = load i32, ptr %11, align 8
  %199 = tail call i32 @llvm.cttz.i32(i32 %198, i1 false)
  %200 = getelementptr inbounds nuw i8, ptr %195, i64 328
  store i32 22, ptr %200, align 8
  %201 = getelementptr inbounds nuw i8, ptr %195, i64 332
  store i32 %197, ptr %201, align 4
  %202 = getelementptr inbounds nuw i8, ptr %195, i64 336
  store i32 %199, ptr %202, align 8
  %203 = getelementptr inbounds nuw i8, ptr %195, i64 352
  store i64 0, ptr %203, align 8
  %204 = getelementptr inbounds nuw i8, ptr %195, i64 368
  store i32 0, ptr %204, align 8
  %205 = getelementptr inbounds nuw i8, ptr %195, i64 360
  store i32 0, ptr %205, align 8
  %206 = getelementptr inbounds nuw i8, ptr %195, i64 364
  store i32 0, ptr %206, align 4
  br label %1504

207:
  %208 = phi i64 [ %177, %176 ], [ %121, %111 ]
  %209 = phi i64 [ %178, %176 ], [ 0, %111 ]
  %210 = phi i64 [ %40, %176 ], [ %112, %111 ]
  %211 = sub i64 %210, %209
  %212 = trunc i64 %211 to i32
  %213 = shl nuw i32 1, %89
  %214 = add i32 %213, -1
  %215 = and i32 %214, %212
  %216 = add i64 %211, %96
  %217 = icmp ugt i64 %216, %208
  %218 = add nuw i32 %215, %37
  %219 = icmp ugt i32 %218, %213
  %220 = select i1 %217, i1 true, i1 %219
  br i1 %220, label %221, label %223

221:
  %222 = call preserve_allcc i32 @screen_apart(ptr %7, ptr %1, ptr %2, i64 %40, i32 %35, i32 %89, i32 %3)
  br label %1504

223:
  %224 = add i64 %216, -1
  %225 = lshr i64 %224, 7
  %226 = lshr i64 %211, 7
  %227 = icmp samesign ugt i64 %226, %225
  br i1 %227, label %1504, label %228

228:
  %229 = zext nneg i32 %215 to i64
  %230 = sub i64 %229, %211
  %231 = icmp eq i32 %89, 2
  %232 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %233 = shl nuw nsw i64 %92, 3
  %234 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %235 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %236 = getelementptr inbounds nuw i8, ptr %7, i64 24
  br label %237

237:
  %238 = phi i64 [ %226, %228 ], [ %535, %534 ]
  %239 = shl nuw i64 %238, 7
  %240 = add i64 %230, %239
  %241 = ashr i64 %240, %92
  %242 = add nsw i64 %241, %38
  br i1 %231, label %243, label %254

243:
  %244 = add i64 %242, -32
  %245 = icmp ult i64 %244, -63
  br i1 %245, label %256, label %246

246:
  %247 = icmp sgt i64 %242, -1
  %248 = trunc nsw i64 %242 to i32
  br i1 %247, label %249, label %251

249:
  %250 = lshr i32 %3, %248
  br label %256

251:
  %252 = sub nsw i32 0, %248
  %253 = shl i32 %3, %252
  br label %256

254:
  %255 = tail call preserve_allcc i32 @words_of(i32 %3, i64 %242, i32 %89, i32 %215, i32 %37)
  br label %256

256:
  %257 = phi i32 [ %255, %254 ], [ 0, %243 ], [ %250, %249 ], [ %253, %251 ]
  %258 = load i64, ptr %232, align 8
  %259 = shl i64 %242, 7
  %260 = and i64 %259, 32640
  %261 = or i64 %260, %233
  %262 = xor i64 %261, 16384
  %263 = or i64 %258, %262
  %264 = load ptr, ptr %234, align 8
  %265 = getelementptr inbounds nuw %struct.ScreenLine, ptr %264, i64 %238
  %266 = icmp ne i32 %257, 0
  %267 = load i64, ptr %12, align 8
  %268 = icmp ult i64 %239, %267
  %269 = select i1 %266, i1 %268, i1 false
  br i1 %269, label %270, label %534

270:
  %271 = load i8, ptr %14, align 4
  %272 = trunc nuw i8 %271 to i1
  br i1 %272, label %273, label %300

273:
  %274 = load ptr, ptr %7, align 8
  %275 = getelementptr inbounds nuw i8, ptr %274, i64 37680
  %276 = load i32, ptr %275, align 8
  %277 = icmp eq i32 %276, 0
  br i1 %277, label %300, label %278

278:
  %279 = load ptr, ptr %10, align 8
  %280 = getelementptr inbounds nuw i8, ptr %279, i64 4
  %281 = load i32, ptr %280, align 4
  %282 = add i32 %281, -3
  %283 = icmp ult i32 %282, -2
  br i1 %283, label %293, label %284

284:
  %285 = getelementptr inbounds nuw i8, ptr %279, i64 8
  %286 = load i32, ptr %285, align 8
  %287 = icmp ugt i32 %286, 3
  br i1 %287, label %288, label %300

288:
  %289 = load ptr, ptr %235, align 8
  %290 = getelementptr inbounds nuw i32, ptr %289, i64 %238
  %291 = load i32, ptr %290, align 4
  %292 = or i32 %291, %257
  store i32 %292, ptr %290, align 4
  br label %300

293:
  %294 = load ptr, ptr %235, align 8
  %295 = getelementptr inbounds nuw i32, ptr %294, i64 %238
  %296 = load i32, ptr %295, align 4
  %297 = xor i32 %296, -1
  %298 = and i32 %257, %297
  %299 = icmp eq i32 %298, 0
  br i1 %299, label %300, label %520

300:
  %301 = load i64, ptr %265, align 8
  %302 = load i64, ptr %236, align 8
  %303 = icmp eq i64 %301, %302
  br i1 %303, label %304, label %363

304:
  %305 = load ptr, ptr %10, align 8
  %306 = getelementptr inbounds nuw i8, ptr %305, i64 4
  %307 = load i32, ptr %306, align 4
  switch i32 %307, label %326 [
    i32 4, label %308
    i32 0, label %308
  ]

308:
  %309 = getelementptr inbounds nuw i8, ptr %265, i64 32
  %310 = load i64, ptr %309, align 8
  %311 = icmp eq i64 %310, %263
  br i1 %311, label %312, label %363

312:
  %313 = getelementptr inbounds nuw i8, ptr %265, i64 56
  %314 = load i32, ptr %313, align 8
  %315 = xor i32 %314, -1
  %316 = and i32 %257, %315
  %317 = icmp eq i32 %316, 0
  br i1 %317, label %318, label %363

318:
  %319 = getelementptr inbounds nuw i8, ptr %265, i64 48
  %320 = load i32, ptr %319, align 8
  %321 = getelementptr inbounds nuw i8, ptr %265, i64 52
  %322 = load i32, ptr %321, align 4
  %323 = or i32 %322, %320
  %324 = and i32 %323, %257
  %325 = icmp eq i32 %324, 0
  br i1 %325, label %534, label %363

326:
  %327 = and i64 %258, 7
  %328 = icmp eq i64 %327, 0
  br i1 %328, label %363, label %329

329:
  %330 = getelementptr inbounds nuw i8, ptr %265, i64 48
  %331 = load i32, ptr %330, align 8
  %332 = xor i32 %331, -1
  %333 = and i32 %257, %332
  %334 = icmp eq i32 %333, 0
  br i1 %334, label %335, label %363

335:
  %336 = getelementptr inbounds nuw i8, ptr %265, i64 16
  %337 = load i64, ptr %336, align 8
  %338 = and i64 %337, 120
  %339 = icmp eq i64 %338, 120
  br i1 %339, label %340, label %363

340:
  %341 = icmp ugt i64 %337, -1099511627777
  %342 = xor i64 %337, %263
  %343 = icmp ult i64 %342, 16777216
  %344 = select i1 %341, i1 true, i1 %343
  br i1 %344, label %345, label %363

345:
  %346 = and i64 %337, 7
  %347 = icmp ne i64 %346, 0
  %348 = xor i64 %337, %258
  %349 = and i64 %348, 7
  %350 = icmp eq i64 %349, 0
  %351 = select i1 %347, i1 %350, i1 false
  br i1 %351, label %352, label %363

352:
  %353 = getelementptr inbounds nuw i8, ptr %265, i64 52
  %354 = load i32, ptr %353, align 4
  %355 = getelementptr inbounds nuw i8, ptr %265, i64 56
  %356 = load i32, ptr %355, align 8
  %357 = or i32 %356, %354
  %358 = getelementptr inbounds nuw i8, ptr %265, i64 60
  %359 = load i32, ptr %358, align 4
  %360 = or i32 %357, %359
  %361 = and i32 %360, %257
  %362 = icmp eq i32 %361, 0
  br i1 %362, label %534, label %363

363:
  %364 = load i8, ptr %14, align 4
  %365 = trunc nuw i8 %364 to i1
  br i1 %365, label %380, label %366

366:
  %367 = load ptr, ptr %7, align 8
  %368 = getelementptr inbounds nuw i8, ptr %367, i64 37672
  %369 = load i32, ptr %368, align 8
  %370 = icmp eq i32 %369, 0
  br i1 %370, label %371, label %380

371:
  %372 = getelementptr inbounds nuw i8, ptr %265, i64 8
  br label %373

373:
  %374 = atomicrmw or ptr %372, i64 1 acquire, align 8
  %375 = and i64 %374, 1
  %376 = icmp eq i64 %375, 0
  br i1 %376, label %377, label %373

377:
  %378 = load i64, ptr %265, align 8
  %379 = load i64, ptr %236, align 8
  br label %380

380:
  %381 = phi i64 [ %302, %366 ], [ %302, %363 ], [ %379, %377 ]
  %382 = phi i64 [ %301, %366 ], [ %301, %363 ], [ %378, %377 ]
  %383 = phi i1 [ false, %366 ], [ false, %363 ], [ true, %377 ]
  %384 = icmp eq i64 %382, %381
  br i1 %384, label %456, label %385

385:
  %386 = load ptr, ptr %10, align 8
  %387 = getelementptr inbounds nuw i8, ptr %386, i64 4
  %388 = load i32, ptr %387, align 4
  %389 = and i32 %388, -5
  %390 = icmp eq i32 %389, 0
  %391 = select i1 %390, i32 2, i32 0
  store i64 %381, ptr %265, align 8
  %392 = getelementptr inbounds nuw i8, ptr %265, i64 48
  %393 = getelementptr inbounds nuw i8, ptr %265, i64 60
  store i32 0, ptr %393, align 4
  %394 = getelementptr inbounds nuw i8, ptr %265, i64 52
  store i32 0, ptr %394, align 4
  %395 = zext nneg i32 %391 to i64
  %396 = getelementptr inbounds nuw i32, ptr %392, i64 %395
  store i32 %257, ptr %396, align 4
  %397 = sub nuw nsw i32 2, %391
  %398 = zext nneg i32 %397 to i64
  %399 = getelementptr inbounds nuw i32, ptr %392, i64 %398
  store i32 0, ptr %399, align 4
  %400 = getelementptr inbounds nuw i8, ptr %265, i64 16
  %401 = getelementptr inbounds nuw i64, ptr %400, i64 %395
  store i64 %263, ptr %401, align 8
  %402 = load i8, ptr %14, align 4
  %403 = trunc nuw i8 %402 to i1
  %404 = getelementptr inbounds nuw i8, ptr %265, i64 8
  br i1 %403, label %405, label %450

405:
  store i64 0, ptr %404, align 8
  switch i32 %388, label %514 [
    i32 4, label %406
    i32 0, label %406
  ]

406:
  %407 = load ptr, ptr %7, align 8
  %408 = getelementptr inbounds nuw i8, ptr %407, i64 37676
  %409 = load i32, ptr %408, align 4
  %410 = icmp eq i32 %409, 0
  br i1 %410, label %411, label %514

411:
  %412 = load i32, ptr %392, align 8
  %413 = load i32, ptr %394, align 4
  %414 = or i32 %413, %412
  %415 = icmp eq i32 %414, 0
  br i1 %415, label %416, label %514

416:
  %417 = getelementptr inbounds nuw i8, ptr %265, i64 32
  %418 = load i64, ptr %417, align 8
  %419 = and i64 %418, 64
  %420 = icmp eq i64 %419, 0
  br i1 %420, label %514, label %421

421:
  %422 = getelementptr inbounds nuw i8, ptr %407, i64 37680
  %423 = load i32, ptr %422, align 8
  %424 = icmp eq i32 %423, 0
  br i1 %424, label %438, label %425

425:
  %426 = load ptr, ptr %235, align 8
  %427 = load ptr, ptr %234, align 8
  %428 = ptrtoint ptr %265 to i64
  %429 = ptrtoint ptr %427 to i64
  %430 = sub i64 %428, %429
  %431 = ashr exact i64 %430, 4
  %432 = getelementptr inbounds i8, ptr %426, i64 %431
  %433 = load i32, ptr %432, align 4
  %434 = icmp eq i32 %433, -1
  %435 = and i64 %418, 7
  %436 = icmp eq i64 %435, 0
  %437 = and i1 %436, %434
  br i1 %437, label %441, label %514

438:
  %439 = and i64 %418, 7
  %440 = icmp eq i64 %439, 0
  br i1 %440, label %441, label %514

441:
  %442 = getelementptr inbounds nuw i8, ptr %265, i64 56
  store i32 -1, ptr %442, align 8
  store i32 0, ptr %393, align 4
  %443 = and i64 %418, 120
  %444 = icmp eq i64 %443, 120
  %445 = shl i64 %381, 10
  %446 = lshr i64 %418, 15
  %447 = and i64 %446, 1023
  %448 = select i1 %444, i64 1023, i64 %447
  %449 = or disjoint i64 %448, %445
  store i64 %449, ptr %404, align 8
  br label %514

450:
  %451 = load i64, ptr %404, align 8
  %452 = and i64 %451, 1
  store i64 %452, ptr %404, align 8
  switch i32 %388, label %453 [
    i32 4, label %514
    i32 0, label %514
  ]

453:
  %454 = or disjoint i64 %452, 2
  store i64 %454, ptr %404, align 8
  %455 = call preserve_allcc i1 @save(ptr %7, i64 %238)
  br label %514

456:
  %457 = and i64 %263, 64
  %458 = icmp eq i64 %457, 0
  br i1 %458, label %459, label %512

459:
  %460 = getelementptr inbounds nuw i8, ptr %265, i64 48
  %461 = getelementptr inbounds nuw i8, ptr %265, i64 56
  %462 = load i32, ptr %461, align 8
  %463 = icmp eq i32 %462, 0
  %464 = getelementptr inbounds nuw i8, ptr %265, i64 52
  %465 = load i32, ptr %464, align 4
  %466 = getelementptr inbounds nuw i8, ptr %265, i64 60
  %467 = load i32, ptr %466, align 4
  %468 = or i32 %467, %465
  %469 = icmp eq i32 %468, 0
  br i1 %469, label %470, label %512

470:
  %471 = load i32, ptr %460, align 8
  %472 = icmp eq i32 %471, 0
  br i1 %472, label %477, label %473

473:
  %474 = getelementptr inbounds nuw i8, ptr %265, i64 16
  %475 = load i64, ptr %474, align 8
  %476 = icmp eq i64 %475, %263
  br i1 %476, label %477, label %512

477:
  br i1 %463, label %482, label %478

478:
  %479 = getelementptr inbounds nuw i8, ptr %265, i64 32
  %480 = load i64, ptr %479, align 8
  %481 = icmp eq i64 %480, %263
  br i1 %481, label %482, label %512

482:
  %483 = load ptr, ptr %10, align 8
  %484 = getelementptr inbounds nuw i8, ptr %483, i64 4
  %485 = load i32, ptr %484, align 4
  switch i32 %485, label %489 [
    i32 4, label %512
    i32 0, label %486
  ]

486:
  %487 = getelementptr inbounds nuw i8, ptr %265, i64 32
  store i64 %263, ptr %487, align 8
  %488 = or i32 %462, %257
  store i32 %488, ptr %461, align 8
  br label %514

489:
  %490 = load i8, ptr %14, align 4
  %491 = trunc nuw i8 %490 to i1
  %492 = getelementptr inbounds nuw i8, ptr %265, i64 8
  br i1 %491, label %493, label %494

493:
  store i64 0, ptr %492, align 8
  br label %505

494:
  %495 = load i64, ptr %492, align 8
  %496 = and i64 %495, 2
  %497 = icmp eq i64 %496, 0
  br i1 %497, label %498, label %505

498:
  %499 = call preserve_allcc i1 @save(ptr %7, i64 %238)
  br i1 %499, label %500, label %512

500:
  %501 = load i64, ptr %492, align 8
  %502 = or i64 %501, 2
  store i64 %502, ptr %492, align 8
  %503 = load i32, ptr %460, align 8
  %504 = load i32, ptr %461, align 8
  br label %505

505:
  %506 = phi i32 [ %504, %500 ], [ %462, %494 ], [ %462, %493 ]
  %507 = phi i32 [ %503, %500 ], [ %471, %494 ], [ %471, %493 ]
  %508 = getelementptr inbounds nuw i8, ptr %265, i64 16
  store i64 %263, ptr %508, align 8
  %509 = or i32 %507, %257
  store i32 %509, ptr %460, align 8
  %510 = xor i32 %257, -1
  %511 = and i32 %506, %510
  store i32 %511, ptr %461, align 8
  br label %514

512:
  %513 = call preserve_allcc i1 @judge_again(ptr %7, ptr %265, i64 %238, i64 %263, i32 %257)
  br label %514

514:
  %515 = phi i1 [ true, %441 ], [ %513, %512 ], [ %455, %453 ], [ true, %405 ], [ true, %450 ], [ true, %406 ], [ true,
      %411 ], [ true, %416 ], [ true, %425 ], [ true, %438 ], [ true, %486 ], [ true, %505 ], [ true, %450 ]
  br i1 %383, label %516, label %519

516:
  %517 = getelementptr inbounds nuw i8, ptr %265, i64 8
  %518 = atomicrmw and ptr %517, i64 -2 release, align 8
  br i1 %515, label %534, label %520

519:
  br i1 %515, label %534, label %520

520:
  %521 = load ptr, ptr %7, align 8
  %522 = load ptr, ptr %10, align 8
  %523 = getelementptr inbounds nuw i8, ptr %522, i64 20
  %524 = load i32, ptr %523, align 4
  %525 = load i32, ptr %11, align 8
  %526 = tail call i32 @llvm.cttz.i32(i32 %525, i1 false)
  %527 = getelementptr inbounds nuw i8, ptr %521, i64 328
  store i32 22, ptr %527, align 8
  %528 = getelementptr inbounds nuw i8, ptr %521, i64 332
  store i32 %524, ptr %528, align 4
  %529 = getelementptr inbounds nuw i8, ptr %521, i64 336
  store i32 %526, ptr %529, align 8
  %530 = getelementptr inbounds nuw i8, ptr %521, i64 352
  store i64 0, ptr %530, align 8
  %531 = getelementptr inbounds nuw i8, ptr %521, i64 368
  store i32 0, ptr %531, align 8
  %532 = getelementptr inbounds nuw i8, ptr %521, i64 360
  store i32 0, ptr %532, align 8
  %533 = getelementptr inbounds nuw i8, ptr %521, i64 364
  store i32 0, ptr %533, align 4
  br label %1504

534:
  %535 = add nuw nsw i64 %238, 1
  %536 = icmp eq i64 %238, %225
  br i1 %536, label %1504, label %237

537:
  %538 = load i32, ptr %4, align 8
  %539 = zext nneg i32 %16 to i64
  %540 = shl nuw nsw i64 %539, 20
  %541 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %542 = load i32, ptr %541, align 4
  %543 = zext i32 %542 to i64
  %544 = shl nuw nsw i64 %543, 15
  %545 = or i64 %544, %540
  %546 = icmp eq i32 %538, 2
  br i1 %546, label %552, label %547

547:
  %548 = icmp eq i32 %538, 0
  %549 = and i64 %40, -4294967296
  %550 = icmp eq i64 %549, 4294967296
  %551 = and i1 %550, %548
  br i1 %551, label %552, label %577

552:
  %553 = and i64 %40, 4294967295
  %554 = and i64 %545, 16744448
  %555 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %556 = load i32, ptr %555, align 8
  %557 = zext i32 %556 to i64
  %558 = or i64 %554, %557
  %559 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %558, ptr %559, align 8
  store i64 0, ptr %13, align 8
  %560 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %561 = load i32, ptr %560, align 8
  %562 = zext i32 %561 to i64
  store i64 %562, ptr %12, align 8
  %563 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %564 = load ptr, ptr %563, align 8
  %565 = getelementptr inbounds nuw i8, ptr %7, i64 56
  store ptr %564, ptr %565, align 8
  %566 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %567 = load ptr, ptr %566, align 8
  %568 = getelementptr inbounds nuw i8, ptr %7, i64 64
  store ptr %567, ptr %568, align 8
  %569 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %570 = load i64, ptr %569, align 8
  %571 = shl i64 %570, 16
  %572 = lshr i32 %16, 4
  %573 = zext nneg i32 %572 to i64
  %574 = or disjoint i64 %571, %573
  %575 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %574, ptr %575, align 8
  store i8 1, ptr %14, align 4
  %576 = icmp samesign ult i64 %553, %562
  br i1 %576, label %632, label %666

577:
  switch i32 %538, label %666 [
    i32 1, label %583
    i32 0, label %578
  ]

578:
  %579 = lshr i64 %40, 32
  %580 = trunc nuw i64 %579 to i32
  %581 = add i32 %580, -1
  %582 = icmp ult i32 %581, 4
  br i1 %582, label %666, label %583

583:
  %584 = load i64, ptr %1, align 8
  %585 = shl i64 %584, 40
  %586 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %587 = load i32, ptr %586, align 4
  %588 = zext i32 %587 to i64
  %589 = or disjoint i64 %585, %588
  %590 = or i64 %589, %545
  %591 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %590, ptr %591, align 8
  %592 = getelementptr inbounds nuw i8, ptr %0, i64 37640
  %593 = load i64, ptr %592, align 8
  %594 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %593, ptr %594, align 8
  store i8 0, ptr %14, align 4
  %595 = ptrtoint ptr %4 to i64
  %596 = getelementptr inbounds nuw i8, ptr %0, i64 37688
  %597 = udiv i64 %595, 40
  %598 = and i64 %597, 63
  %599 = getelementptr inbounds nuw %struct.ScreenCache, ptr %596, i64 %598
  %600 = load i64, ptr %599, align 8
  %601 = icmp eq i64 %600, %595
  br i1 %601, label %602, label %609

602:
  %603 = getelementptr inbounds nuw i8, ptr %599, i64 8
  %604 = load i64, ptr %603, align 8
  %605 = sub i64 %40, %604
  %606 = getelementptr inbounds nuw i8, ptr %599, i64 16
  %607 = load i64, ptr %606, align 8
  %608 = icmp ult i64 %605, %607
  br i1 %608, label %620, label %609

609:
  %610 = call preserve_allcc i32 @search(ptr %7, i64 %40, ptr %599)
  %611 = icmp eq i32 %610, 0
  br i1 %611, label %666, label %612

612:
  %613 = getelementptr inbounds nuw i8, ptr %599, i64 8
  %614 = load i64, ptr %613, align 8
  %615 = load i8, ptr %14, align 4
  %616 = trunc nuw i8 %615 to i1
  %617 = getelementptr inbounds nuw i8, ptr %599, i64 16
  %618 = load i64, ptr %617, align 8
  %619 = load ptr, ptr %10, align 8
  br label %620

620:
  %621 = phi ptr [ %619, %612 ], [ %4, %602 ]
  %622 = phi i64 [ %618, %612 ], [ %607, %602 ]
  %623 = phi i1 [ %616, %612 ], [ false, %602 ]
  %624 = phi i64 [ %614, %612 ], [ %604, %602 ]
  store i64 %624, ptr %13, align 8
  store i64 %622, ptr %12, align 8
  %625 = getelementptr inbounds nuw i8, ptr %599, i64 24
  %626 = load i64, ptr %625, align 8
  %627 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store i64 %626, ptr %627, align 8
  %628 = getelementptr inbounds nuw i8, ptr %599, i64 32
  %629 = load ptr, ptr %628, align 8
  %630 = getelementptr inbounds nuw i8, ptr %7, i64 56
  store ptr %629, ptr %630, align 8
  %631 = icmp eq ptr %629, null
  br label %632

632:
  %633 = phi ptr [ %621, %620 ], [ %4, %552 ]
  %634 = phi i64 [ %622, %620 ], [ %562, %552 ]
  %635 = phi i64 [ %624, %620 ], [ 0, %552 ]
  %636 = phi i1 [ %623, %620 ], [ true, %552 ]
  %637 = phi i1 [ %631, %620 ], [ false, %552 ]
  br label %638

638:
  %639 = phi i64 [ %635, %632 ], [ %661, %660 ]
  %640 = phi i32 [ %3, %632 ], [ %663, %660 ]
  %641 = tail call i32 @llvm.cttz.i32(i32 %640, i1 true)
  %642 = zext nneg i32 %641 to i64
  %643 = getelementptr inbounds nuw i64, ptr %34, i64 %642
  %644 = load i64, ptr %643, align 8
  br i1 %636, label %645, label %649

645:
  %646 = and i64 %644, 4294967295
  %647 = sub i64 %646, %635
  %648 = icmp ult i64 %647, %634
  br i1 %648, label %652, label %666

649:
  %650 = sub i64 %644, %639
  %651 = icmp ult i64 %650, %634
  br i1 %651, label %660, label %666

652:
  %653 = load i32, ptr %633, align 8
  %654 = icmp eq i32 %653, 2
  br i1 %654, label %660, label %655

655:
  %656 = icmp eq i32 %653, 0
  %657 = and i64 %644, -4294967296
  %658 = icmp eq i64 %657, 4294967296
  %659 = and i1 %658, %656
  br i1 %659, label %660, label %666

660:
  %661 = phi i64 [ %635, %652 ], [ %639, %649 ], [ %635, %655 ]
  %662 = add i32 %640, -1
  %663 = and i32 %662, %640
  %664 = icmp eq i32 %663, 0
  br i1 %664, label %665, label %638

665:
  br i1 %637, label %672, label %666

666:
  %667 = phi i1 [ true, %665 ], [ false, %578 ], [ false, %552 ], [ false, %577 ], [ false, %609 ], [ false, %645 ], [
      false, %649 ], [ false, %655 ]
  %668 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %669 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %670 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %671 = getelementptr inbounds nuw i8, ptr %7, i64 24
  br label %688

672:
  %673 = getelementptr inbounds nuw i8, ptr %633, i64 4
  %674 = load i32, ptr %673, align 4
  switch i32 %674, label %675 [
    i32 4, label %1504
    i32 0, label %1504
  ]

675:
  %676 = load ptr, ptr %7, align 8
  %677 = getelementptr inbounds nuw i8, ptr %633, i64 20
  %678 = load i32, ptr %677, align 4
  %679 = load i32, ptr %11, align 8
  %680 = tail call i32 @llvm.cttz.i32(i32 %679, i1 false)
  %681 = getelementptr inbounds nuw i8, ptr %676, i64 328
  store i32 22, ptr %681, align 8
  %682 = getelementptr inbounds nuw i8, ptr %676, i64 332
  store i32 %678, ptr %682, align 4
  %683 = getelementptr inbounds nuw i8, ptr %676, i64 336
  store i32 %680, ptr %683, align 8
  %684 = getelementptr inbounds nuw i8, ptr %676, i64 352
  store i64 0, ptr %684, align 8
  %685 = getelementptr inbounds nuw i8, ptr %676, i64 368
  store i32 0, ptr %685, align 8
  %686 = getelementptr inbounds nuw i8, ptr %676, i64 360
  store i32 0, ptr %686, align 8
  %687 = getelementptr inbounds nuw i8, ptr %676, i64 364
  store i32 0, ptr %687, align 4
  br label %1504

688:
  %689 = phi i32 [ %3, %666 ], [ %996, %994 ]
  %690 = tail call i32 @llvm.cttz.i32(i32 %689, i1 true)
  br i1 %667, label %691, label %988

691:
  %692 = load i8, ptr %14, align 4
  %693 = trunc nuw i8 %692 to i1
  %694 = zext nneg i32 %690 to i64
  %695 = getelementptr inbounds nuw i64, ptr %34, i64 %694
  %696 = load i64, ptr %695, align 8
  %697 = and i64 %696, 4294967295
  %698 = select i1 %693, i64 %697, i64 %696
  %699 = load i64, ptr %13, align 8
  %700 = load i64, ptr %668, align 8
  %701 = shl nuw nsw i32 %690, 7
  %702 = or disjoint i32 %701, 16440
  %703 = zext nneg i32 %702 to i64
  %704 = or i64 %700, %703
  %705 = sub i64 %698, %699
  %706 = and i64 %705, 127
  %707 = lshr i64 %705, 7
  %708 = load ptr, ptr %10, align 8
  %709 = getelementptr inbounds nuw i8, ptr %708, i64 8
  %710 = load i32, ptr %709, align 8
  %711 = zext i32 %710 to i64
  %712 = add nsw i64 %706, -1
  %713 = add nsw i64 %712, %711
  %714 = lshr i64 %706, 2
  %715 = trunc nuw nsw i64 %714 to i32
  %716 = shl nsw i32 -1, %715
  %717 = tail call i64 @llvm.umin.i64(i64 %713, i64 127)
  %718 = lshr i64 %717, 2
  %719 = trunc nuw nsw i64 %718 to i32
  %720 = xor i32 %719, 31
  %721 = lshr i32 -1, %720
  %722 = and i32 %721, %716
  %723 = load ptr, ptr %669, align 8
  %724 = getelementptr inbounds nuw %struct.ScreenLine, ptr %723, i64 %707
  %725 = icmp eq i32 %722, 0
  br i1 %725, label %994, label %726

726:
  %727 = and i64 %705, -128
  %728 = load i64, ptr %12, align 8
  %729 = icmp ult i64 %727, %728
  br i1 %729, label %730, label %994

730:
  br i1 %693, label %731, label %755

731:
  %732 = load ptr, ptr %7, align 8
  %733 = getelementptr inbounds nuw i8, ptr %732, i64 37680
  %734 = load i32, ptr %733, align 8
  %735 = icmp eq i32 %734, 0
  br i1 %735, label %755, label %736

736:
  %737 = getelementptr inbounds nuw i8, ptr %708, i64 4
  %738 = load i32, ptr %737, align 4
  %739 = add i32 %738, -3
  %740 = icmp ult i32 %739, -2
  br i1 %740, label %748, label %741

741:
  %742 = icmp ugt i32 %710, 3
  br i1 %742, label %743, label %755

743:
  %744 = load ptr, ptr %670, align 8
  %745 = getelementptr inbounds nuw i32, ptr %744, i64 %707
  %746 = load i32, ptr %745, align 4
  %747 = or i32 %746, %722
  store i32 %747, ptr %745, align 4
  br label %755

748:
  %749 = load ptr, ptr %670, align 8
  %750 = getelementptr inbounds nuw i32, ptr %749, i64 %707
  %751 = load i32, ptr %750, align 4
  %752 = xor i32 %751, -1
  %753 = and i32 %722, %752
  %754 = icmp eq i32 %753, 0
  br i1 %754, label %755, label %974

755:
  %756 = load i64, ptr %724, align 8
  %757 = load i64, ptr %671, align 8
  %758 = icmp eq i64 %756, %757
  br i1 %758, label %759, label %817

759:
  %760 = load ptr, ptr %10, align 8
  %761 = getelementptr inbounds nuw i8, ptr %760, i64 4
  %762 = load i32, ptr %761, align 4
  switch i32 %762, label %781 [
    i32 4, label %763
    i32 0, label %763
  ]

763:
  %764 = getelementptr inbounds nuw i8, ptr %724, i64 32
  %765 = load i64, ptr %764, align 8
  %766 = icmp eq i64 %765, %704
  br i1 %766, label %767, label %817

767:
  %768 = getelementptr inbounds nuw i8, ptr %724, i64 56
  %769 = load i32, ptr %768, align 8
  %770 = xor i32 %769, -1
  %771 = and i32 %722, %770
  %772 = icmp eq i32 %771, 0
  br i1 %772, label %773, label %817

773:
  %774 = getelementptr inbounds nuw i8, ptr %724, i64 48
  %775 = load i32, ptr %774, align 8
  %776 = getelementptr inbounds nuw i8, ptr %724, i64 52
  %777 = load i32, ptr %776, align 4
  %778 = or i32 %777, %775
  %779 = and i32 %778, %722
  %780 = icmp eq i32 %779, 0
  br i1 %780, label %994, label %817

781:
  %782 = and i64 %700, 7
  %783 = icmp eq i64 %782, 0
  br i1 %783, label %817, label %784

784:
  %785 = getelementptr inbounds nuw i8, ptr %724, i64 48
  %786 = load i32, ptr %785, align 8
  %787 = xor i32 %786, -1
  %788 = and i32 %722, %787
  %789 = icmp eq i32 %788, 0
  br i1 %789, label %790, label %817

790:
  %791 = getelementptr inbounds nuw i8, ptr %724, i64 16
  %792 = load i64, ptr %791, align 8
  %793 = and i64 %792, 120
  %794 = icmp eq i64 %793, 120
  br i1 %794, label %795, label %817

795:
  %796 = icmp ugt i64 %792, -1099511627777
  %797 = xor i64 %792, %700
  %798 = icmp ult i64 %797, 16777216
  %799 = select i1 %796, i1 true, i1 %798
  br i1 %799, label %800, label %817

800:
  %801 = and i64 %792, 7
  %802 = icmp ne i64 %801, 0
  %803 = and i64 %797, 7
  %804 = icmp eq i64 %803, 0
  %805 = select i1 %802, i1 %804, i1 false
  br i1 %805, label %806, label %817

806:
  %807 = getelementptr inbounds nuw i8, ptr %724, i64 52
  %808 = load i32, ptr %807, align 4
  %809 = getelementptr inbounds nuw i8, ptr %724, i64 56
  %810 = load i32, ptr %809, align 8
  %811 = or i32 %810, %808
  %812 = getelementptr inbounds nuw i8, ptr %724, i64 60
  %813 = load i32, ptr %812, align 4
  %814 = or i32 %811, %813
  %815 = and i32 %814, %722
  %816 = icmp eq i32 %815, 0
  br i1 %816, label %994, label %817

817:
  %818 = load i8, ptr %14, align 4
  %819 = trunc nuw i8 %818 to i1
  br i1 %819, label %834, label %820

820:
  %821 = load ptr, ptr %7, align 8
  %822 = getelementptr inbounds nuw i8, ptr %821, i64 37672
  %823 = load i32, ptr %822, align 8
  %824 = icmp eq i32 %823, 0
  br i1 %824, label %825, label %834

825:
  %826 = getelementptr inbounds nuw i8, ptr %724, i64 8
  br label %827

827:
  %828 = atomicrmw or ptr %826, i64 1 acquire, align 8
  %829 = and i64 %828, 1
  %830 = icmp eq i64 %829, 0
  br i1 %830, label %831, label %827

831:
  %832 = load i64, ptr %724, align 8
  %833 = load i64, ptr %671, align 8
  br label %834

834:
  %835 = phi i64 [ %757, %820 ], [ %757, %817 ], [ %833, %831 ]
  %836 = phi i64 [ %756, %820 ], [ %756, %817 ], [ %832, %831 ]
  %837 = phi i1 [ false, %820 ], [ false, %817 ], [ true, %831 ]
  %838 = icmp eq i64 %836, %835
  br i1 %838, label %910, label %839

839:
  %840 = load ptr, ptr %10, align 8
  %841 = getelementptr inbounds nuw i8, ptr %840, i64 4
  %842 = load i32, ptr %841, align 4
  %843 = and i32 %842, -5
  %844 = icmp eq i32 %843, 0
  %845 = select i1 %844, i32 2, i32 0
  store i64 %835, ptr %724, align 8
  %846 = getelementptr inbounds nuw i8, ptr %724, i64 48
  %847 = getelementptr inbounds nuw i8, ptr %724, i64 60
  store i32 0, ptr %847, align 4
  %848 = getelementptr inbounds nuw i8, ptr %724, i64 52
  store i32 0, ptr %848, align 4
  %849 = zext nneg i32 %845 to i64
  %850 = getelementptr inbounds nuw i32, ptr %846, i64 %849
  store i32 %722, ptr %850, align 4
  %851 = sub nuw nsw i32 2, %845
  %852 = zext nneg i32 %851 to i64
  %853 = getelementptr inbounds nuw i32, ptr %846, i64 %852
  store i32 0, ptr %853, align 4
  %854 = getelementptr inbounds nuw i8, ptr %724, i64 16
  %855 = getelementptr inbounds nuw i64, ptr %854, i64 %849
  store i64 %704, ptr %855, align 8
  %856 = load i8, ptr %14, align 4
  %857 = trunc nuw i8 %856 to i1
  %858 = getelementptr inbounds nuw i8, ptr %724, i64 8
  br i1 %857, label %859, label %904

859:
  store i64 0, ptr %858, align 8
  switch i32 %842, label %968 [
    i32 4, label %860
    i32 0, label %860
  ]

860:
  %861 = load ptr, ptr %7, align 8
  %862 = getelementptr inbounds nuw i8, ptr %861, i64 37676
  %863 = load i32, ptr %862, align 4
  %864 = icmp eq i32 %863, 0
  br i1 %864, label %865, label %968

865:
  %866 = load i32, ptr %846, align 8
  %867 = load i32, ptr %848, align 4
  %868 = or i32 %867, %866
  %869 = icmp eq i32 %868, 0
  br i1 %869, label %870, label %968

870:
  %871 = getelementptr inbounds nuw i8, ptr %724, i64 32
  %872 = load i64, ptr %871, align 8
  %873 = and i64 %872, 64
  %874 = icmp eq i64 %873, 0
  br i1 %874, label %968, label %875

875:
  %876 = getelementptr inbounds nuw i8, ptr %861, i64 37680
  %877 = load i32, ptr %876, align 8
  %878 = icmp eq i32 %877, 0
  br i1 %878, label %892, label %879

879:
  %880 = load ptr, ptr %670, align 8
  %881 = load ptr, ptr %669, align 8
  %882 = ptrtoint ptr %724 to i64
  %883 = ptrtoint ptr %881 to i64
  %884 = sub i64 %882, %883
  %885 = ashr exact i64 %884, 4
  %886 = getelementptr inbounds i8, ptr %880, i64 %885
  %887 = load i32, ptr %886, align 4
  %888 = icmp eq i32 %887, -1
  %889 = and i64 %872, 7
  %890 = icmp eq i64 %889, 0
  %891 = and i1 %890, %888
  br i1 %891, label %895, label %968

892:
  %893 = and i64 %872, 7
  %894 = icmp eq i64 %893, 0
  br i1 %894, label %895, label %968

895:
  %896 = getelementptr inbounds nuw i8, ptr %724, i64 56
  store i32 -1, ptr %896, align 8
  store i32 0, ptr %847, align 4
  %897 = and i64 %872, 120
  %898 = icmp eq i64 %897, 120
  %899 = shl i64 %835, 10
  %900 = lshr i64 %872, 15
  %901 = and i64 %900, 1023
  %902 = select i1 %898, i64 1023, i64 %901
  %903 = or disjoint i64 %902, %899
  store i64 %903, ptr %858, align 8
  br label %968

904:
  %905 = load i64, ptr %858, align 8
  %906 = and i64 %905, 1
  store i64 %906, ptr %858, align 8
  switch i32 %842, label %907 [
    i32 4, label %968
    i32 0, label %968
  ]

907:
  %908 = or disjoint i64 %906, 2
  store i64 %908, ptr %858, align 8
  %909 = call preserve_allcc i1 @save(ptr %7, i64 %707)
  br label %968

910:
  %911 = and i64 %700, 64
  %912 = icmp eq i64 %911, 0
  br i1 %912, label %913, label %966

913:
  %914 = getelementptr inbounds nuw i8, ptr %724, i64 48
  %915 = getelementptr inbounds nuw i8, ptr %724, i64 56
  %916 = load i32, ptr %915, align 8
  %917 = icmp eq i32 %916, 0
  %918 = getelementptr inbounds nuw i8, ptr %724, i64 52
  %919 = load i32, ptr %918, align 4
  %920 = getelementptr inbounds nuw i8, ptr %724, i64 60
  %921 = load i32, ptr %920, align 4
  %922 = or i32 %921, %919
  %923 = icmp eq i32 %922, 0
  br i1 %923, label %924, label %966

924:
  %925 = load i32, ptr %914, align 8
  %926 = icmp eq i32 %925, 0
  br i1 %926, label %931, label %927

927:
  %928 = getelementptr inbounds nuw i8, ptr %724, i64 16
  %929 = load i64, ptr %928, align 8
  %930 = icmp eq i64 %929, %704
  br i1 %930, label %931, label %966

931:
  br i1 %917, label %936, label %932

932:
  %933 = getelementptr inbounds nuw i8, ptr %724, i64 32
  %934 = load i64, ptr %933, align 8
  %935 = icmp eq i64 %934, %704
  br i1 %935, label %936, label %966

936:
  %937 = load ptr, ptr %10, align 8
  %938 = getelementptr inbounds nuw i8, ptr %937, i64 4
  %939 = load i32, ptr %938, align 4
  switch i32 %939, label %943 [
    i32 4, label %966
    i32 0, label %940
  ]

940:
  %941 = getelementptr inbounds nuw i8, ptr %724, i64 32
  store i64 %704, ptr %941, align 8
  %942 = or i32 %916, %722
  store i32 %942, ptr %915, align 8
  br label %968

943:
  %944 = load i8, ptr %14, align 4
  %945 = trunc nuw i8 %944 to i1
  %946 = getelementptr inbounds nuw i8, ptr %724, i64 8
  br i1 %945, label %947, label %948

947:
  store i64 0, ptr %946, align 8
  br label %959

948:
  %949 = load i64, ptr %946, align 8
  %950 = and i64 %949, 2
  %951 = icmp eq i64 %950, 0
  br i1 %951, label %952, label %959

952:
  %953 = call preserve_allcc i1 @save(ptr %7, i64 %707)
  br i1 %953, label %954, label %966

954:
  %955 = load i64, ptr %946, align 8
  %956 = or i64 %955, 2
  store i64 %956, ptr %946, align 8
  %957 = load i32, ptr %914, align 8
  %958 = load i32, ptr %915, align 8
  br label %959

959:
  %960 = phi i32 [ %958, %954 ], [ %916, %948 ], [ %916, %947 ]
  %961 = phi i32 [ %957, %954 ], [ %925, %948 ], [ %925, %947 ]
  %962 = getelementptr inbounds nuw i8, ptr %724, i64 16
  store i64 %704, ptr %962, align 8
  %963 = or i32 %961, %722
  store i32 %963, ptr %914, align 8
  %964 = xor i32 %722, -1
  %965 = and i32 %960, %964
  store i32 %965, ptr %915, align 8
  br label %968

966:
  %967 = call preserve_allcc i1 @judge_again(ptr %7, ptr %724, i64 %707, i64 %704, i32 %722)
  br label %968

968:
  %969 = phi i1 [ true, %895 ], [ %967, %966 ], [ %909, %907 ], [ true, %859 ], [ true, %904 ], [ true, %860 ], [ true,
      %865 ], [ true, %870 ], [ true, %879 ], [ true, %892 ], [ true, %940 ], [ true, %959 ], [ true, %904 ]
  br i1 %837, label %970, label %973

970:
  %971 = getelementptr inbounds nuw i8, ptr %724, i64 8
  %972 = atomicrmw and ptr %971, i64 -2 release, align 8
  br i1 %969, label %994, label %974

973:
  br i1 %969, label %994, label %974

974:
  %975 = load ptr, ptr %7, align 8
  %976 = load ptr, ptr %10, align 8
  %977 = getelementptr inbounds nuw i8, ptr %976, i64 20
  %978 = load i32, ptr %977, align 4
  %979 = load i32, ptr %11, align 8
  %980 = tail call i32 @llvm.cttz.i32(i32 %979, i1 false)
  %981 = getelementptr inbounds nuw i8, ptr %975, i64 328
  store i32 22, ptr %981, align 8
  %982 = getelementptr inbounds nuw i8, ptr %975, i64 332
  store i32 %978, ptr %982, align 4
  %983 = getelementptr inbounds nuw i8, ptr %975, i64 336
  store i32 %980, ptr %983, align 8
  %984 = getelementptr inbounds nuw i8, ptr %975, i64 352
  store i64 0, ptr %984, align 8
  %985 = getelementptr inbounds nuw i8, ptr %975, i64 368
  store i32 0, ptr %985, align 8
  %986 = getelementptr inbounds nuw i8, ptr %975, i64 360
  store i32 0, ptr %986, align 8
  %987 = getelementptr inbounds nuw i8, ptr %975, i64 364
  store i32 0, ptr %987, align 4
  br label %1504

988:
  %989 = zext nneg i32 %690 to i64
  %990 = getelementptr inbounds nuw i64, ptr %34, i64 %989
  %991 = load i64, ptr %990, align 8
  %992 = call preserve_allcc i32 @screen_place(ptr %7, ptr %1, ptr %2, i64 %991, i32 %690)
  %993 = icmp eq i32 %992, 0
  br i1 %993, label %994, label %1504

994:
  %995 = add i32 %689, -1
  %996 = and i32 %995, %689
  %997 = icmp eq i32 %996, 0
  br i1 %997, label %1504, label %688

998:
  %999 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %1000 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %1001 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %1002 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %1003 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %1004 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %1005 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %1006 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %1007 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %1008 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  br label %1009

1009:
  %1010 = phi i64 [ 0, %998 ], [ %1500, %1499 ]
  %1011 = getelementptr inbounds nuw %struct.ScreenRun, ptr %999, i64 %1010
  %1012 = getelementptr inbounds nuw i8, ptr %1011, i64 4
  %1013 = load i32, ptr %1012, align 4
  %1014 = sub i32 32, %1013
  %1015 = lshr i32 -1, %1014
  %1016 = load i32, ptr %1011, align 8
  %1017 = shl i32 %1015, %1016
  %1018 = and i32 %1017, %3
  %1019 = getelementptr inbounds nuw i8, ptr %1011, i64 8
  %1020 = load i64, ptr %1019, align 8
  %1021 = add i64 %1020, %5
  %1022 = icmp eq i32 %1018, 0
  br i1 %1022, label %1499, label %1023

1023:
  %1024 = getelementptr inbounds nuw i8, ptr %1011, i64 16
  %1025 = load i32, ptr %1024, align 8
  %1026 = icmp eq i32 %1025, 8
  br i1 %1026, label %1027, label %1054

1027:
  %1028 = tail call i32 @llvm.ctpop.i32(i32 %1018)
  %1029 = icmp samesign ult i32 %1028, 2
  br i1 %1029, label %1048, label %1030

1030:
  %1031 = load ptr, ptr %10, align 8
  %1032 = getelementptr inbounds nuw i8, ptr %1031, i64 4
  %1033 = load i32, ptr %1032, align 4
  %1034 = icmp eq i32 %1033, 1
  br i1 %1034, label %1035, label %1050

1035:
  %1036 = load ptr, ptr %7, align 8
  %1037 = getelementptr inbounds nuw i8, ptr %1031, i64 20
  %1038 = load i32, ptr %1037, align 4
  %1039 = load i32, ptr %11, align 8
  %1040 = tail call i32 @llvm.cttz.i32(i32 %1039, i1 false)
  %1041 = getelementptr inbounds nuw i8, ptr %1036, i64 328
  store i32 22, ptr %1041, align 8
  %1042 = getelementptr inbounds nuw i8, ptr %1036, i64 332
  store i32 %1038, ptr %1042, align 4
  %1043 = getelementptr inbounds nuw i8, ptr %1036, i64 336
  store i32 %1040, ptr %1043, align 8
  %1044 = getelementptr inbounds nuw i8, ptr %1036, i64 352
  store i64 0, ptr %1044, align 8
  %1045 = getelementptr inbounds nuw i8, ptr %1036, i64 368
  store i32 0, ptr %1045, align 8
  %1046 = getelementptr inbounds nuw i8, ptr %1036, i64 360
  store i32 0, ptr %1046, align 8
  %1047 = getelementptr inbounds nuw i8, ptr %1036, i64 364
  store i32 0, ptr %1047, align 4
  br label %1504

1048:
  %1049 = tail call i32 @llvm.cttz.i32(i32 %1018, i1 true)
  br label %1050

1050:
  %1051 = phi i32 [ %1049, %1048 ], [ -1, %1030 ]
  %1052 = call preserve_allcc i32 @screen_place(ptr %7, ptr %1, ptr %2, i64 %1021, i32 %1051)
  %1053 = icmp eq i32 %1052, 0
  br i1 %1053, label %1499, label %1504

1054:
  %1055 = tail call i32 @llvm.cttz.i32(i32 %1018, i1 true)
  %1056 = tail call i32 @llvm.ctlz.i32(i32 %1018, i1 true)
  %1057 = xor i32 %1056, 31
  %1058 = load ptr, ptr %10, align 8
  %1059 = getelementptr inbounds nuw i8, ptr %1058, i64 8
  %1060 = load i32, ptr %1059, align 8
  %1061 = sub i32 %1055, %1016
  %1062 = zext i32 %1061 to i64
  %1063 = zext i32 %1025 to i64
  %1064 = shl i64 %1062, %1063
  %1065 = add i64 %1064, %1021
  %1066 = sub nsw i32 %1057, %1055
  %1067 = zext i32 %1066 to i64
  %1068 = shl i64 %1067, %1063
  %1069 = zext i32 %1060 to i64
  %1070 = add i64 %1068, %1069
  %1071 = load i32, ptr %1058, align 8
  %1072 = load i32, ptr %15, align 8
  %1073 = zext i32 %1072 to i64
  %1074 = shl nuw nsw i64 %1073, 20
  %1075 = load i32, ptr %1000, align 4
  %1076 = zext i32 %1075 to i64
  %1077 = shl nuw nsw i64 %1076, 15
  %1078 = or i64 %1077, %1074
  %1079 = icmp eq i32 %1071, 2
  br i1 %1079, label %1085, label %1080

1080:
  %1081 = icmp eq i32 %1071, 0
  %1082 = and i64 %1065, -4294967296
  %1083 = icmp eq i64 %1082, 4294967296
  %1084 = and i1 %1083, %1081
  br i1 %1084, label %1085, label %1104

1085:
  %1086 = and i64 %1065, 4294967295
  %1087 = and i64 %1078, 16744448
  %1088 = getelementptr inbounds nuw i8, ptr %1058, i64 16
  %1089 = load i32, ptr %1088, align 8
  %1090 = zext i32 %1089 to i64
  %1091 = or i64 %1087, %1090
  store i64 %1091, ptr %1001, align 8
  store i64 0, ptr %13, align 8
  %1092 = load ptr, ptr %7, align 8
  %1093 = getelementptr inbounds nuw i8, ptr %1092, i64 80
  %1094 = load i32, ptr %1093, align 8
  %1095 = zext i32 %1094 to i64
  store i64 %1095, ptr %12, align 8
  %1096 = load ptr, ptr %1005, align 8
  store ptr %1096, ptr %1004, align 8
  %1097 = load ptr, ptr %1006, align 8
  store ptr %1097, ptr %1007, align 8
  %1098 = load i64, ptr %1008, align 8
  %1099 = shl i64 %1098, 16
  %1100 = lshr i32 %1072, 4
  %1101 = zext nneg i32 %1100 to i64
  %1102 = or i64 %1099, %1101
  store i64 %1102, ptr %1002, align 8
  store i8 1, ptr %14, align 4
  %1103 = icmp samesign ult i64 %1086, %1095
  br i1 %1103, label %1171, label %1496

1104:
  switch i32 %1071, label %1496 [
    i32 1, label %1110
    i32 0, label %1105
  ]

1105:
  %1106 = lshr i64 %1065, 32
  %1107 = trunc nuw i64 %1106 to i32
  %1108 = add i32 %1107, -1
  %1109 = icmp ult i32 %1108, 4
  br i1 %1109, label %1496, label %1110

1110:
  %1111 = load i64, ptr %1, align 8
  %1112 = shl i64 %1111, 40
  %1113 = getelementptr inbounds nuw i8, ptr %1058, i64 12
  %1114 = load i32, ptr %1113, align 4
  %1115 = zext i32 %1114 to i64
  %1116 = or disjoint i64 %1112, %1115
  %1117 = or i64 %1116, %1078
  store i64 %1117, ptr %1001, align 8
  %1118 = load ptr, ptr %7, align 8
  %1119 = getelementptr inbounds nuw i8, ptr %1118, i64 37640
  %1120 = load i64, ptr %1119, align 8
  store i64 %1120, ptr %1002, align 8
  store i8 0, ptr %14, align 4
  %1121 = ptrtoint ptr %1058 to i64
  %1122 = getelementptr inbounds nuw i8, ptr %1118, i64 37688
  %1123 = udiv i64 %1121, 40
  %1124 = and i64 %1123, 63
  %1125 = getelementptr inbounds nuw %struct.ScreenCache, ptr %1122, i64 %1124
  %1126 = load i64, ptr %1125, align 8
  %1127 = icmp eq i64 %1126, %1121
  br i1 %1127, label %1128, label %1135

1128:
  %1129 = getelementptr inbounds nuw i8, ptr %1125, i64 8
  %1130 = load i64, ptr %1129, align 8
  %1131 = sub i64 %1065, %1130
  %1132 = getelementptr inbounds nuw i8, ptr %1125, i64 16
  %1133 = load i64, ptr %1132, align 8
  %1134 = icmp ult i64 %1131, %1133
  br i1 %1134, label %1141, label %1135

1135:
  %1136 = call preserve_allcc i32 @search(ptr %7, i64 %1065, ptr %1125)
  %1137 = icmp eq i32 %1136, 0
  br i1 %1137, label %1496, label %1138

1138:
  %1139 = getelementptr inbounds nuw i8, ptr %1125, i64 8
  %1140 = load i64, ptr %1139, align 8
  br label %1141

1141:
  %1142 = phi i64 [ %1140, %1138 ], [ %1130, %1128 ]
  store i64 %1142, ptr %13, align 8
  %1143 = getelementptr inbounds nuw i8, ptr %1125, i64 16
  %1144 = load i64, ptr %1143, align 8
  store i64 %1144, ptr %12, align 8
  %1145 = getelementptr inbounds nuw i8, ptr %1125, i64 24
  %1146 = load i64, ptr %1145, align 8
  store i64 %1146, ptr %1003, align 8
  %1147 = getelementptr inbounds nuw i8, ptr %1125, i64 32
  %1148 = load ptr, ptr %1147, align 8
  store ptr %1148, ptr %1004, align 8
  %1149 = icmp eq ptr %1148, null
  br i1 %1149, label %1150, label %1171

1150:
  %1151 = add i64 %1070, %1065
  %1152 = sub i64 %1151, %1142
  %1153 = icmp ugt i64 %1152, %1144
  br i1 %1153, label %1496, label %1154

1154:
  %1155 = load ptr, ptr %10, align 8
  %1156 = getelementptr inbounds nuw i8, ptr %1155, i64 4
  %1157 = load i32, ptr %1156, align 4
  switch i32 %1157, label %1158 [
    i32 4, label %1499
    i32 0, label %1499
  ]

1158:
  %1159 = load ptr, ptr %7, align 8
  %1160 = getelementptr inbounds nuw i8, ptr %1155, i64 20
  %1161 = load i32, ptr %1160, align 4
  %1162 = load i32, ptr %11, align 8
  %1163 = tail call i32 @llvm.cttz.i32(i32 %1162, i1 false)
  %1164 = getelementptr inbounds nuw i8, ptr %1159, i64 328
  store i32 22, ptr %1164, align 8
  %1165 = getelementptr inbounds nuw i8, ptr %1159, i64 332
  store i32 %1161, ptr %1165, align 4
  %1166 = getelementptr inbounds nuw i8, ptr %1159, i64 336
  store i32 %1163, ptr %1166, align 8
  %1167 = getelementptr inbounds nuw i8, ptr %1159, i64 352
  store i64 0, ptr %1167, align 8
  %1168 = getelementptr inbounds nuw i8, ptr %1159, i64 368
  store i32 0, ptr %1168, align 8
  %1169 = getelementptr inbounds nuw i8, ptr %1159, i64 360
  store i32 0, ptr %1169, align 8
  %1170 = getelementptr inbounds nuw i8, ptr %1159, i64 364
  store i32 0, ptr %1170, align 4
  br label %1504

1171:
  %1172 = phi i64 [ %1144, %1141 ], [ %1095, %1085 ]
  %1173 = phi i64 [ %1142, %1141 ], [ 0, %1085 ]
  %1174 = phi i64 [ %1065, %1141 ], [ %1086, %1085 ]
  %1175 = sub i64 %1174, %1173
  %1176 = trunc i64 %1175 to i32
  %1177 = shl nuw i32 1, %1025
  %1178 = add i32 %1177, -1
  %1179 = and i32 %1178, %1176
  %1180 = add i64 %1175, %1070
  %1181 = icmp ugt i64 %1180, %1172
  %1182 = add i32 %1179, %1060
  %1183 = icmp ugt i32 %1182, %1177
  %1184 = select i1 %1181, i1 true, i1 %1183
  br i1 %1184, label %1496, label %1185

1185:
  %1186 = add i64 %1180, -1
  %1187 = lshr i64 %1186, 7
  %1188 = lshr i64 %1175, 7
  %1189 = icmp samesign ugt i64 %1188, %1187
  br i1 %1189, label %1499, label %1190

1190:
  %1191 = zext nneg i32 %1055 to i64
  %1192 = zext nneg i32 %1179 to i64
  %1193 = sub i64 %1192, %1175
  %1194 = icmp eq i32 %1025, 2
  %1195 = shl nuw nsw i64 %1063, 3
  br label %1196

1196:
  %1197 = phi i64 [ %1188, %1190 ], [ %1480, %1479 ]
  %1198 = shl nuw i64 %1197, 7
  %1199 = add i64 %1193, %1198
  %1200 = ashr i64 %1199, %1063
  %1201 = add nsw i64 %1200, %1191
  br i1 %1194, label %1202, label %1213

1202:
  %1203 = add i64 %1201, -32
  %1204 = icmp ult i64 %1203, -63
  br i1 %1204, label %1215, label %1205

1205:
  %1206 = icmp sgt i64 %1201, -1
  %1207 = trunc nsw i64 %1201 to i32
  br i1 %1206, label %1208, label %1210

1208:
  %1209 = lshr i32 %1018, %1207
  br label %1215

1210:
  %1211 = sub nsw i32 0, %1207
  %1212 = shl i32 %1018, %1211
  br label %1215

1213:
  %1214 = tail call preserve_allcc i32 @words_of(i32 %1018, i64 %1201, i32 %1025, i32 %1179, i32 %1060)
  br label %1215

1215:
  %1216 = phi i32 [ %1214, %1213 ], [ 0, %1202 ], [ %1209, %1208 ], [ %1212, %1210 ]
  %1217 = load i64, ptr %1001, align 8
  %1218 = shl i64 %1201, 7
  %1219 = and i64 %1218, 32640
  %1220 = xor i64 %1219, 16384
  %1221 = or i64 %1220, %1195
  %1222 = or i64 %1221, %1217
  %1223 = load ptr, ptr %1004, align 8
  %1224 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1223, i64 %1197
  %1225 = icmp ne i32 %1216, 0
  %1226 = load i64, ptr %12, align 8
  %1227 = icmp ult i64 %1198, %1226
  %1228 = select i1 %1225, i1 %1227, i1 false
  br i1 %1228, label %1229, label %1479

1229:
  %1230 = load i8, ptr %14, align 4
  %1231 = trunc nuw i8 %1230 to i1
  br i1 %1231, label %1232, label %1259

1232:
  %1233 = load ptr, ptr %7, align 8
  %1234 = getelementptr inbounds nuw i8, ptr %1233, i64 37680
  %1235 = load i32, ptr %1234, align 8
  %1236 = icmp eq i32 %1235, 0
  br i1 %1236, label %1259, label %1237

1237:
  %1238 = load ptr, ptr %10, align 8
  %1239 = getelementptr inbounds nuw i8, ptr %1238, i64 4
  %1240 = load i32, ptr %1239, align 4
  %1241 = add i32 %1240, -3
  %1242 = icmp ult i32 %1241, -2
  br i1 %1242, label %1252, label %1243

1243:
  %1244 = getelementptr inbounds nuw i8, ptr %1238, i64 8
  %1245 = load i32, ptr %1244, align 8
  %1246 = icmp ugt i32 %1245, 3
  br i1 %1246, label %1247, label %1259

1247:
  %1248 = load ptr, ptr %1007, align 8
  %1249 = getelementptr inbounds nuw i32, ptr %1248, i64 %1197
  %1250 = load i32, ptr %1249, align 4
  %1251 = or i32 %1250, %1216
  store i32 %1251, ptr %1249, align 4
  br label %1259

1252:
  %1253 = load ptr, ptr %1007, align 8
  %1254 = getelementptr inbounds nuw i32, ptr %1253, i64 %1197
  %1255 = load i32, ptr %1254, align 4
  %1256 = xor i32 %1255, -1
  %1257 = and i32 %1216, %1256
  %1258 = icmp eq i32 %1257, 0
  br i1 %1258, label %1259, label %1482

1259:
  %1260 = load i64, ptr %1224, align 8
  %1261 = load i64, ptr %1002, align 8
  %1262 = icmp eq i64 %1260, %1261
  br i1 %1262, label %1263, label %1322

1263:
  %1264 = load ptr, ptr %10, align 8
  %1265 = getelementptr inbounds nuw i8, ptr %1264, i64 4
  %1266 = load i32, ptr %1265, align 4
  switch i32 %1266, label %1285 [
    i32 4, label %1267
    i32 0, label %1267
  ]

1267:
  %1268 = getelementptr inbounds nuw i8, ptr %1224, i64 32
  %1269 = load i64, ptr %1268, align 8
  %1270 = icmp eq i64 %1269, %1222
  br i1 %1270, label %1271, label %1322

1271:
  %1272 = getelementptr inbounds nuw i8, ptr %1224, i64 56
  %1273 = load i32, ptr %1272, align 8
  %1274 = xor i32 %1273, -1
  %1275 = and i32 %1216, %1274
  %1276 = icmp eq i32 %1275, 0
  br i1 %1276, label %1277, label %1322

1277:
  %1278 = getelementptr inbounds nuw i8, ptr %1224, i64 48
  %1279 = load i32, ptr %1278, align 8
  %1280 = getelementptr inbounds nuw i8, ptr %1224, i64 52
  %1281 = load i32, ptr %1280, align 4
  %1282 = or i32 %1281, %1279
  %1283 = and i32 %1282, %1216
  %1284 = icmp eq i32 %1283, 0
  br i1 %1284, label %1479, label %1322

1285:
  %1286 = and i64 %1217, 7
  %1287 = icmp eq i64 %1286, 0
  br i1 %1287, label %1322, label %1288

1288:
  %1289 = getelementptr inbounds nuw i8, ptr %1224, i64 48
  %1290 = load i32, ptr %1289, align 8
  %1291 = xor i32 %1290, -1
  %1292 = and i32 %1216, %1291
  %1293 = icmp eq i32 %1292, 0
  br i1 %1293, label %1294, label %1322

1294:
  %1295 = getelementptr inbounds nuw i8, ptr %1224, i64 16
  %1296 = load i64, ptr %1295, align 8
  %1297 = and i64 %1296, 120
  %1298 = icmp eq i64 %1297, 120
  br i1 %1298, label %1299, label %1322

1299:
  %1300 = icmp ugt i64 %1296, -1099511627777
  %1301 = xor i64 %1296, %1222
  %1302 = icmp ult i64 %1301, 16777216
  %1303 = select i1 %1300, i1 true, i1 %1302
  br i1 %1303, label %1304, label %1322

1304:
  %1305 = and i64 %1296, 7
  %1306 = icmp ne i64 %1305, 0
  %1307 = xor i64 %1296, %1217
  %1308 = and i64 %1307, 7
  %1309 = icmp eq i64 %1308, 0
  %1310 = select i1 %1306, i1 %1309, i1 false
  br i1 %1310, label %1311, label %1322

1311:
  %1312 = getelementptr inbounds nuw i8, ptr %1224, i64 52
  %1313 = load i32, ptr %1312, align 4
  %1314 = getelementptr inbounds nuw i8, ptr %1224, i64 56
  %1315 = load i32, ptr %1314, align 8
  %1316 = or i32 %1315, %1313
  %1317 = getelementptr inbounds nuw i8, ptr %1224, i64 60
  %1318 = load i32, ptr %1317, align 4
  %1319 = or i32 %1316, %1318
  %1320 = and i32 %1319, %1216
  %1321 = icmp eq i32 %1320, 0
  br i1 %1321, label %1479, label %1322

1322:
  %1323 = load i8, ptr %14, align 4
  %1324 = trunc nuw i8 %1323 to i1
  br i1 %1324, label %1339, label %1325

1325:
  %1326 = load ptr, ptr %7, align 8
  %1327 = getelementptr inbounds nuw i8, ptr %1326, i64 37672
  %1328 = load i32, ptr %1327, align 8
  %1329 = icmp eq i32 %1328, 0
  br i1 %1329, label %1330, label %1339

1330:
  %1331 = getelementptr inbounds nuw i8, ptr %1224, i64 8
  br label %1332

1332:
  %1333 = atomicrmw or ptr %1331, i64 1 acquire, align 8
  %1334 = and i64 %1333, 1
  %1335 = icmp eq i64 %1334, 0
  br i1 %1335, label %1336, label %1332

1336:
  %1337 = load i64, ptr %1224, align 8
  %1338 = load i64, ptr %1002, align 8
  br label %1339

1339:
  %1340 = phi i64 [ %1261, %1325 ], [ %1261, %1322 ], [ %1338, %1336 ]
  %1341 = phi i64 [ %1260, %1325 ], [ %1260, %1322 ], [ %1337, %1336 ]
  %1342 = phi i1 [ false, %1325 ], [ false, %1322 ], [ true, %1336 ]
  %1343 = icmp eq i64 %1341, %1340
  br i1 %1343, label %1415, label %1344

1344:
  %1345 = load ptr, ptr %10, align 8
  %1346 = getelementptr inbounds nuw i8, ptr %1345, i64 4
  %1347 = load i32, ptr %1346, align 4
  %1348 = and i32 %1347, -5
  %1349 = icmp eq i32 %1348, 0
  %1350 = select i1 %1349, i32 2, i32 0
  store i64 %1340, ptr %1224, align 8
  %1351 = getelementptr inbounds nuw i8, ptr %1224, i64 48
  %1352 = getelementptr inbounds nuw i8, ptr %1224, i64 60
  store i32 0, ptr %1352, align 4
  %1353 = getelementptr inbounds nuw i8, ptr %1224, i64 52
  store i32 0, ptr %1353, align 4
  %1354 = zext nneg i32 %1350 to i64
  %1355 = getelementptr inbounds nuw i32, ptr %1351, i64 %1354
  store i32 %1216, ptr %1355, align 4
  %1356 = sub nuw nsw i32 2, %1350
  %1357 = zext nneg i32 %1356 to i64
  %1358 = getelementptr inbounds nuw i32, ptr %1351, i64 %1357
  store i32 0, ptr %1358, align 4
  %1359 = getelementptr inbounds nuw i8, ptr %1224, i64 16
  %1360 = getelementptr inbounds nuw i64, ptr %1359, i64 %1354
  store i64 %1222, ptr %1360, align 8
  %1361 = load i8, ptr %14, align 4
  %1362 = trunc nuw i8 %1361 to i1
  %1363 = getelementptr inbounds nuw i8, ptr %1224, i64 8
  br i1 %1362, label %1364, label %1409

1364:
  store i64 0, ptr %1363, align 8
  switch i32 %1347, label %1473 [
    i32 4, label %1365
    i32 0, label %1365
  ]

1365:
  %1366 = load ptr, ptr %7, align 8
  %1367 = getelementptr inbounds nuw i8, ptr %1366, i64 37676
  %1368 = load i32, ptr %1367, align 4
  %1369 = icmp eq i32 %1368, 0
  br i1 %1369, label %1370, label %1473

1370:
  %1371 = load i32, ptr %1351, align 8
  %1372 = load i32, ptr %1353, align 4
  %1373 = or i32 %1372, %1371
  %1374 = icmp eq i32 %1373, 0
  br i1 %1374, label %1375, label %1473

1375:
  %1376 = getelementptr inbounds nuw i8, ptr %1224, i64 32
  %1377 = load i64, ptr %1376, align 8
  %1378 = and i64 %1377, 64
  %1379 = icmp eq i64 %1378, 0
  br i1 %1379, label %1473, label %1380

1380:
  %1381 = getelementptr inbounds nuw i8, ptr %1366, i64 37680
  %1382 = load i32, ptr %1381, align 8
  %1383 = icmp eq i32 %1382, 0
  br i1 %1383, label %1397, label %1384

1384:
  %1385 = load ptr, ptr %1007, align 8
  %1386 = load ptr, ptr %1004, align 8
  %1387 = ptrtoint ptr %1224 to i64
  %1388 = ptrtoint ptr %1386 to i64
  %1389 = sub i64 %1387, %1388
  %1390 = ashr exact i64 %1389, 4
  %1391 = getelementptr inbounds i8, ptr %1385, i64 %1390
  %1392 = load i32, ptr %1391, align 4
  %1393 = icmp eq i32 %1392, -1
  %1394 = and i64 %1377, 7
  %1395 = icmp eq i64 %1394, 0
  %1396 = and i1 %1395, %1393
  br i1 %1396, label %1400, label %1473

1397:
  %1398 = and i64 %1377, 7
  %1399 = icmp eq i64 %1398, 0
  br i1 %1399, label %1400, label %1473

1400:
  %1401 = getelementptr inbounds nuw i8, ptr %1224, i64 56
  store i32 -1, ptr %1401, align 8
  store i32 0, ptr %1352, align 4
  %1402 = and i64 %1377, 120
  %1403 = icmp eq i64 %1402, 120
  %1404 = shl i64 %1340, 10
  %1405 = lshr i64 %1377, 15
  %1406 = and i64 %1405, 1023
  %1407 = select i1 %1403, i64 1023, i64 %1406
  %1408 = or disjoint i64 %1407, %1404
  store i64 %1408, ptr %1363, align 8
  br label %1473

1409:
  %1410 = load i64, ptr %1363, align 8
  %1411 = and i64 %1410, 1
  store i64 %1411, ptr %1363, align 8
  switch i32 %1347, label %1412 [
    i32 4, label %1473
    i32 0, label %1473
  ]

1412:
  %1413 = or disjoint i64 %1411, 2
  store i64 %1413, ptr %1363, align 8
  %1414 = call preserve_allcc i1 @save(ptr %7, i64 %1197)
  br label %1473

1415:
  %1416 = and i64 %1222, 64
  %1417 = icmp eq i64 %1416, 0
  br i1 %1417, label %1418, label %1471

1418:
  %1419 = getelementptr inbounds nuw i8, ptr %1224, i64 48
  %1420 = getelementptr inbounds nuw i8, ptr %1224, i64 56
  %1421 = load i32, ptr %1420, align 8
  %1422 = icmp eq i32 %1421, 0
  %1423 = getelementptr inbounds nuw i8, ptr %1224, i64 52
  %1424 = load i32, ptr %1423, align 4
  %1425 = getelementptr inbounds nuw i8, ptr %1224, i64 60
  %1426 = load i32, ptr %1425, align 4
  %1427 = or i32 %1426, %1424
  %1428 = icmp eq i32 %1427, 0
  br i1 %1428, label %1429, label %1471

1429:
  %1430 = load i32, ptr %1419, align 8
  %1431 = icmp eq i32 %1430, 0
  br i1 %1431, label %1436, label %1432

1432:
  %1433 = getelementptr inbounds nuw i8, ptr %1224, i64 16
  %1434 = load i64, ptr %1433, align 8
  %1435 = icmp eq i64 %1434, %1222
  br i1 %1435, label %1436, label %1471

1436:
  br i1 %1422, label %1441, label %1437

1437:
  %1438 = getelementptr inbounds nuw i8, ptr %1224, i64 32
  %1439 = load i64, ptr %1438, align 8
  %1440 = icmp eq i64 %1439, %1222
  br i1 %1440, label %1441, label %1471

1441:
  %1442 = load ptr, ptr %10, align 8
  %1443 = getelementptr inbounds nuw i8, ptr %1442, i64 4
  %1444 = load i32, ptr %1443, align 4
  switch i32 %1444, label %1448 [
    i32 4, label %1471
    i32 0, label %1445
  ]

1445:
  %1446 = getelementptr inbounds nuw i8, ptr %1224, i64 32
  store i64 %1222, ptr %1446, align 8
  %1447 = or i32 %1421, %1216
  store i32 %1447, ptr %1420, align 8
  br label %1473

1448:
  %1449 = load i8, ptr %14, align 4
  %1450 = trunc nuw i8 %1449 to i1
  %1451 = getelementptr inbounds nuw i8, ptr %1224, i64 8
  br i1 %1450, label %1452, label %1453

1452:
  store i64 0, ptr %1451, align 8
  br label %1464

1453:
  %1454 = load i64, ptr %1451, align 8
  %1455 = and i64 %1454, 2
  %1456 = icmp eq i64 %1455, 0
  br i1 %1456, label %1457, label %1464

1457:
  %1458 = call preserve_allcc i1 @save(ptr %7, i64 %1197)
  br i1 %1458, label %1459, label %1471

1459:
  %1460 = load i64, ptr %1451, align 8
  %1461 = or i64 %1460, 2
  store i64 %1461, ptr %1451, align 8
  %1462 = load i32, ptr %1419, align 8
  %1463 = load i32, ptr %1420, align 8
  br label %1464

1464:
  %1465 = phi i32 [ %1463, %1459 ], [ %1421, %1453 ], [ %1421, %1452 ]
  %1466 = phi i32 [ %1462, %1459 ], [ %1430, %1453 ], [ %1430, %1452 ]
  %1467 = getelementptr inbounds nuw i8, ptr %1224, i64 16
  store i64 %1222, ptr %1467, align 8
  %1468 = or i32 %1466, %1216
  store i32 %1468, ptr %1419, align 8
  %1469 = xor i32 %1216, -1
  %1470 = and i32 %1465, %1469
  store i32 %1470, ptr %1420, align 8
  br label %1473

1471:
  %1472 = call preserve_allcc i1 @judge_again(ptr %7, ptr %1224, i64 %1197, i64 %1222, i32 %1216)
  br label %1473

1473:
  %1474 = phi i1 [ true, %1400 ], [ %1472, %1471 ], [ %1414, %1412 ], [ true, %1364 ], [ true, %1409 ], [ true, %1365 ],
      [ true, %1370 ], [ true, %1375 ], [ true, %1384 ], [ true, %1397 ], [ true, %1445 ], [ true, %1464 ], [ true,
      %1409 ]
  br i1 %1342, label %1475, label %1478

1475:
  %1476 = getelementptr inbounds nuw i8, ptr %1224, i64 8
  %1477 = atomicrmw and ptr %1476, i64 -2 release, align 8
  br i1 %1474, label %1479, label %1482

1478:
  br i1 %1474, label %1479, label %1482

1479:
  %1480 = add nuw nsw i64 %1197, 1
  %1481 = icmp eq i64 %1197, %1187
  br i1 %1481, label %1499, label %1196

1482:
  %1483 = load ptr, ptr %7, align 8
  %1484 = load ptr, ptr %10, align 8
  %1485 = getelementptr inbounds nuw i8, ptr %1484, i64 20
  %1486 = load i32, ptr %1485, align 4
  %1487 = load i32, ptr %11, align 8
  %1488 = tail call i32 @llvm.cttz.i32(i32 %1487, i1 false)
  %1489 = getelementptr inbounds nuw i8, ptr %1483, i64 328
  store i32 22, ptr %1489, align 8
  %1490 = getelementptr inbounds nuw i8, ptr %1483, i64 332
  store i32 %1486, ptr %1490, align 4
  %1491 = getelementptr inbounds nuw i8, ptr %1483, i64 336
  store i32 %1488, ptr %1491, align 8
  %1492 = getelementptr inbounds nuw i8, ptr %1483, i64 352
  store i64 0, ptr %1492, align 8
  %1493 = getelementptr inbounds nuw i8, ptr %1483, i64 368
  store i32 0, ptr %1493, align 8
  %1494 = getelementptr inbounds nuw i8, ptr %1483, i64 360
  store i32 0, ptr %1494, align 8
  %1495 = getelementptr inbounds nuw i8, ptr %1483, i64 364
  store i32 0, ptr %1495, align 4
  br label %1504

1496:
  %1497 = call preserve_allcc i32 @screen_apart(ptr %7, ptr %1, ptr %2, i64 %1021, i32 %1016, i32 %1025, i32 %1018)
  %1498 = icmp eq i32 %1497, 0
  br i1 %1498, label %1499, label %1504

1499:
  %1500 = add nuw nsw i64 %1010, 1
  %1501 = load i32, ptr %30, align 8
  %1502 = zext i32 %1501 to i64
  %1503 = icmp samesign ult i64 %1500, %1502
  br i1 %1503, label %1009, label %1504

1504:
  %1505 = phi i32 [ 1, %18 ], [ 0, %994 ], [ 0, %190 ], [ 1, %71 ], [ %83, %81 ], [ 0, %672 ], [ %222, %221 ], [ 1, %194
      ], [ 0, %534 ], [ 0, %672 ], [ 1, %675 ], [ 0, %190 ], [ 1, %520 ], [ 0, %223 ], [ 1, %974 ], [ 1, %1035 ], [ 1,
      %1482 ], [ 1, %1158 ], [ 1, %988 ], [ 1, %1496 ], [ 1, %1050 ], [ 0, %1499 ]
  br label %1506

1506:
  %1507 = phi i32 [ %1505, %1504 ], [ 0, %6 ]
  ret i32 %1507
}

define preserve_allcc void @ptxvm_screen_time(ptr %0, ptr %1) #0 noimplicitfloat {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 14408
  %4 = load i64, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 200
  %6 = load i32, ptr %5, align 8
  %7 = lshr i32 %6, 4
  %8 = zext nneg i32 %7 to i64
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %10 = load i32, ptr %9, align 4
  %11 = shl i32 %6, 5
  %12 = and i32 %11, 480
  %13 = or i32 %12, %10
  %14 = zext i32 %13 to i64
  %15 = shl i64 %4, 26
  %16 = shl nuw nsw i64 %8, 10
  %17 = or i64 %16, %15
  %18 = or disjoint i64 %17, 1023
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 208
  store i64 %18, ptr %19, align 8
  %20 = or i64 %17, %14
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 216
  store i64 %20, ptr %21, align 8
  ret void
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
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %12 = load i64, ptr %11, align 8
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %9, ptr align 8 %10, i64 %12, i1 false)
  %13 = add i64 %6, 144
  %14 = icmp ult i64 %13, %1
  br i1 %14, label %5, label %4
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
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 2816
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
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 2816
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
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 2816
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
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 3072
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

define internal preserve_allcc i32 @screen_place(ptr %0, ptr %1, ptr %2, i64 %3, i32 %4) unnamed_addr #0 noimplicitfloat
      {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = load i32, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %10 = load i32, ptr %9, align 8
  %11 = zext i32 %10 to i64
  %12 = shl nuw nsw i64 %11, 20
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %14 = load i32, ptr %13, align 4
  %15 = zext i32 %14 to i64
  %16 = shl nuw nsw i64 %15, 15
  %17 = or i64 %16, %12
  %18 = icmp eq i32 %8, 2
  br i1 %18, label %24, label %19

19:
  %20 = icmp eq i32 %8, 0
  %21 = and i64 %3, -4294967296
  %22 = icmp eq i64 %21, 4294967296
  %23 = and i1 %22, %20
  br i1 %23, label %24, label %54

24:
  %25 = and i64 %3, 4294967295
  %26 = and i64 %17, 16744448
  %27 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %28 = load i32, ptr %27, align 8
  %29 = zext i32 %28 to i64
  %30 = or i64 %26, %29
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %30, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 0, ptr %32, align 8
  %33 = load ptr, ptr %0, align 8
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 80
  %35 = load i32, ptr %34, align 8
  %36 = zext i32 %35 to i64
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %36, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %39, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %42, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %45 = load i64, ptr %44, align 8
  %46 = shl i64 %45, 16
  %47 = load i32, ptr %9, align 8
  %48 = lshr i32 %47, 4
  %49 = zext nneg i32 %48 to i64
  %50 = or i64 %46, %49
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %50, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 76
  store i8 1, ptr %52, align 4
  %53 = icmp samesign ult i64 %25, %36
  br i1 %53, label %107, label %421

54:
  switch i32 %8, label %421 [
    i32 1, label %60
    i32 0, label %55
  ]

55:
  %56 = lshr i64 %3, 32
  %57 = trunc nuw i64 %56 to i32
  %58 = add i32 %57, -1
  %59 = icmp ult i32 %58, 4
  br i1 %59, label %421, label %60

60:
  %61 = load i64, ptr %1, align 8
  %62 = shl i64 %61, 40
  %63 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %64 = load i32, ptr %63, align 4
  %65 = zext i32 %64 to i64
  %66 = or disjoint i64 %62, %65
  %67 = or i64 %66, %17
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %67, ptr %68, align 8
  %69 = load ptr, ptr %0, align 8
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 37640
  %71 = load i64, ptr %70, align 8
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %71, ptr %72, align 8
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 76
  store i8 0, ptr %73, align 4
  %74 = ptrtoint ptr %7 to i64
  %75 = getelementptr inbounds nuw i8, ptr %69, i64 37688
  %76 = udiv i64 %74, 40
  %77 = and i64 %76, 63
  %78 = getelementptr inbounds nuw %struct.ScreenCache, ptr %75, i64 %77
  %79 = load i64, ptr %78, align 8
  %80 = icmp eq i64 %79, %74
  br i1 %80, label %81, label %88

81:
  %82 = getelementptr inbounds nuw i8, ptr %78, i64 8
  %83 = load i64, ptr %82, align 8
  %84 = sub i64 %3, %83
  %85 = getelementptr inbounds nuw i8, ptr %78, i64 16
  %86 = load i64, ptr %85, align 8
  %87 = icmp ult i64 %84, %86
  br i1 %87, label %94, label %88

88:
  %89 = tail call preserve_allcc i32 @search(ptr %0, i64 %3, ptr %78)
  %90 = icmp eq i32 %89, 0
  br i1 %90, label %421, label %91

91:
  %92 = getelementptr inbounds nuw i8, ptr %78, i64 8
  %93 = load i64, ptr %92, align 8
  br label %94

94:
  %95 = phi i64 [ %93, %91 ], [ %83, %81 ]
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %95, ptr %96, align 8
  %97 = getelementptr inbounds nuw i8, ptr %78, i64 16
  %98 = load i64, ptr %97, align 8
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %98, ptr %99, align 8
  %100 = getelementptr inbounds nuw i8, ptr %78, i64 24
  %101 = load i64, ptr %100, align 8
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %101, ptr %102, align 8
  %103 = getelementptr inbounds nuw i8, ptr %78, i64 32
  %104 = load ptr, ptr %103, align 8
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %104, ptr %105, align 8
  %106 = icmp eq ptr %104, null
  br i1 %106, label %402, label %107

107:
  %108 = phi i64 [ %98, %94 ], [ %36, %24 ]
  %109 = phi ptr [ %104, %94 ], [ %39, %24 ]
  %110 = phi i64 [ %95, %94 ], [ 0, %24 ]
  %111 = phi i64 [ %3, %94 ], [ %25, %24 ]
  %112 = icmp slt i32 %4, 0
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %114 = load i64, ptr %113, align 8
  br i1 %112, label %115, label %117

115:
  %116 = or i64 %114, 112
  br label %123

117:
  %118 = zext nneg i32 %4 to i64
  %119 = shl nuw nsw i64 %118, 7
  %120 = and i64 %119, 32640
  %121 = xor i64 %120, 16440
  %122 = or i64 %121, %114
  br label %123

123:
  %124 = phi i64 [ %116, %115 ], [ %122, %117 ]
  %125 = sub i64 %111, %110
  %126 = and i64 %125, 127
  %127 = lshr i64 %125, 7
  %128 = load ptr, ptr %6, align 8
  %129 = getelementptr inbounds nuw i8, ptr %128, i64 8
  %130 = load i32, ptr %129, align 8
  %131 = zext i32 %130 to i64
  %132 = add nsw i64 %126, -1
  %133 = add nsw i64 %132, %131
  %134 = lshr i64 %126, 2
  %135 = trunc nuw nsw i64 %134 to i32
  %136 = shl nsw i32 -1, %135
  %137 = tail call i64 @llvm.umin.i64(i64 %133, i64 127)
  %138 = lshr i64 %137, 2
  %139 = trunc nuw nsw i64 %138 to i32
  %140 = xor i32 %139, 31
  %141 = lshr i32 -1, %140
  %142 = and i32 %141, %136
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %144 = getelementptr inbounds nuw %struct.ScreenLine, ptr %109, i64 %127
  %145 = icmp ne i32 %142, 0
  %146 = and i64 %125, -128
  %147 = icmp ult i64 %146, %108
  %148 = select i1 %145, i1 %147, i1 false
  br i1 %148, label %149, label %421

149:
  %150 = getelementptr inbounds nuw i8, ptr %0, i64 76
  %151 = load i8, ptr %150, align 4
  %152 = trunc nuw i8 %151 to i1
  br i1 %152, label %153, label %179

153:
  %154 = load ptr, ptr %0, align 8
  %155 = getelementptr inbounds nuw i8, ptr %154, i64 37680
  %156 = load i32, ptr %155, align 8
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %179, label %158

158:
  %159 = getelementptr inbounds nuw i8, ptr %128, i64 4
  %160 = load i32, ptr %159, align 4
  %161 = add i32 %160, -3
  %162 = icmp ult i32 %161, -2
  br i1 %162, label %171, label %163

163:
  %164 = icmp ugt i32 %130, 3
  br i1 %164, label %165, label %179

165:
  %166 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %167 = load ptr, ptr %166, align 8
  %168 = getelementptr inbounds nuw i32, ptr %167, i64 %127
  %169 = load i32, ptr %168, align 4
  %170 = or i32 %169, %142
  store i32 %170, ptr %168, align 4
  br label %179

171:
  %172 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %173 = load ptr, ptr %172, align 8
  %174 = getelementptr inbounds nuw i32, ptr %173, i64 %127
  %175 = load i32, ptr %174, align 4
  %176 = xor i32 %175, -1
  %177 = and i32 %142, %176
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %179, label %400

179:
  %180 = load i64, ptr %144, align 8
  %181 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %182 = load i64, ptr %181, align 8
  %183 = icmp eq i64 %180, %182
  br i1 %183, label %184, label %242

184:
  %185 = load ptr, ptr %6, align 8
  %186 = getelementptr inbounds nuw i8, ptr %185, i64 4
  %187 = load i32, ptr %186, align 4
  switch i32 %187, label %206 [
    i32 4, label %188
    i32 0, label %188
  ]

188:
  %189 = getelementptr inbounds nuw i8, ptr %144, i64 32
  %190 = load i64, ptr %189, align 8
  %191 = icmp eq i64 %190, %124
  br i1 %191, label %192, label %242

192:
  %193 = getelementptr inbounds nuw i8, ptr %144, i64 56
  %194 = load i32, ptr %193, align 8
  %195 = xor i32 %194, -1
  %196 = and i32 %142, %195
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %198, label %242

198:
  %199 = getelementptr inbounds nuw i8, ptr %144, i64 48
  %200 = load i32, ptr %199, align 8
  %201 = getelementptr inbounds nuw i8, ptr %144, i64 52
  %202 = load i32, ptr %201, align 4
  %203 = or i32 %202, %200
  %204 = and i32 %203, %142
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %421, label %242

206:
  %207 = and i64 %124, 7
  %208 = icmp eq i64 %207, 0
  br i1 %208, label %242, label %209

209:
  %210 = getelementptr inbounds nuw i8, ptr %144, i64 48
  %211 = load i32, ptr %210, align 8
  %212 = xor i32 %211, -1
  %213 = and i32 %142, %212
  %214 = icmp eq i32 %213, 0
  br i1 %214, label %215, label %242

215:
  %216 = getelementptr inbounds nuw i8, ptr %144, i64 16
  %217 = load i64, ptr %216, align 8
  %218 = and i64 %217, 120
  %219 = icmp eq i64 %218, 120
  br i1 %219, label %220, label %242

220:
  %221 = icmp ugt i64 %217, -1099511627777
  %222 = xor i64 %217, %124
  %223 = icmp ult i64 %222, 16777216
  %224 = select i1 %221, i1 true, i1 %223
  br i1 %224, label %225, label %242

225:
  %226 = and i64 %217, 7
  %227 = icmp ne i64 %226, 0
  %228 = and i64 %222, 7
  %229 = icmp eq i64 %228, 0
  %230 = select i1 %227, i1 %229, i1 false
  br i1 %230, label %231, label %242

231:
  %232 = getelementptr inbounds nuw i8, ptr %144, i64 52
  %233 = load i32, ptr %232, align 4
  %234 = getelementptr inbounds nuw i8, ptr %144, i64 56
  %235 = load i32, ptr %234, align 8
  %236 = or i32 %235, %233
  %237 = getelementptr inbounds nuw i8, ptr %144, i64 60
  %238 = load i32, ptr %237, align 4
  %239 = or i32 %236, %238
  %240 = and i32 %239, %142
  %241 = icmp eq i32 %240, 0
  br i1 %241, label %421, label %242

242:
  %243 = load i8, ptr %150, align 4
  %244 = trunc nuw i8 %243 to i1
  br i1 %244, label %259, label %245

245:
  %246 = load ptr, ptr %0, align 8
  %247 = getelementptr inbounds nuw i8, ptr %246, i64 37672
  %248 = load i32, ptr %247, align 8
  %249 = icmp eq i32 %248, 0
  br i1 %249, label %250, label %259

250:
  %251 = getelementptr inbounds nuw i8, ptr %144, i64 8
  br label %252

252:
  %253 = atomicrmw or ptr %251, i64 1 acquire, align 8
  %254 = and i64 %253, 1
  %255 = icmp eq i64 %254, 0
  br i1 %255, label %256, label %252

256:
  %257 = load i64, ptr %144, align 8
  %258 = load i64, ptr %181, align 8
  br label %259

259:
  %260 = phi i64 [ %182, %245 ], [ %182, %242 ], [ %258, %256 ]
  %261 = phi i64 [ %180, %245 ], [ %180, %242 ], [ %257, %256 ]
  %262 = phi i1 [ false, %245 ], [ false, %242 ], [ true, %256 ]
  %263 = icmp eq i64 %261, %260
  br i1 %263, label %336, label %264

264:
  %265 = load ptr, ptr %6, align 8
  %266 = getelementptr inbounds nuw i8, ptr %265, i64 4
  %267 = load i32, ptr %266, align 4
  %268 = and i32 %267, -5
  %269 = icmp eq i32 %268, 0
  %270 = select i1 %269, i32 2, i32 0
  store i64 %260, ptr %144, align 8
  %271 = getelementptr inbounds nuw i8, ptr %144, i64 48
  %272 = getelementptr inbounds nuw i8, ptr %144, i64 60
  store i32 0, ptr %272, align 4
  %273 = getelementptr inbounds nuw i8, ptr %144, i64 52
  store i32 0, ptr %273, align 4
  %274 = zext nneg i32 %270 to i64
  %275 = getelementptr inbounds nuw i32, ptr %271, i64 %274
  store i32 %142, ptr %275, align 4
  %276 = sub nuw nsw i32 2, %270
  %277 = zext nneg i32 %276 to i64
  %278 = getelementptr inbounds nuw i32, ptr %271, i64 %277
  store i32 0, ptr %278, align 4
  %279 = getelementptr inbounds nuw i8, ptr %144, i64 16
  %280 = getelementptr inbounds nuw i64, ptr %279, i64 %274
  store i64 %124, ptr %280, align 8
  %281 = load i8, ptr %150, align 4
  %282 = trunc nuw i8 %281 to i1
  %283 = getelementptr inbounds nuw i8, ptr %144, i64 8
  br i1 %282, label %284, label %330

284:
  store i64 0, ptr %283, align 8
  switch i32 %267, label %394 [
    i32 4, label %285
    i32 0, label %285
  ]

285:
  %286 = load ptr, ptr %0, align 8
  %287 = getelementptr inbounds nuw i8, ptr %286, i64 37676
  %288 = load i32, ptr %287, align 4
  %289 = icmp eq i32 %288, 0
  br i1 %289, label %290, label %394

290:
  %291 = load i32, ptr %271, align 8
  %292 = load i32, ptr %273, align 4
  %293 = or i32 %292, %291
  %294 = icmp eq i32 %293, 0
  br i1 %294, label %295, label %394

295:
  %296 = getelementptr inbounds nuw i8, ptr %144, i64 32
  %297 = load i64, ptr %296, align 8
  %298 = and i64 %297, 64
  %299 = icmp eq i64 %298, 0
  br i1 %299, label %394, label %300

300:
  %301 = getelementptr inbounds nuw i8, ptr %286, i64 37680
  %302 = load i32, ptr %301, align 8
  %303 = icmp eq i32 %302, 0
  br i1 %303, label %318, label %304

304:
  %305 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %306 = load ptr, ptr %305, align 8
  %307 = load ptr, ptr %143, align 8
  %308 = ptrtoint ptr %144 to i64
  %309 = ptrtoint ptr %307 to i64
  %310 = sub i64 %308, %309
  %311 = ashr exact i64 %310, 4
  %312 = getelementptr inbounds i8, ptr %306, i64 %311
  %313 = load i32, ptr %312, align 4
  %314 = icmp eq i32 %313, -1
  %315 = and i64 %297, 7
  %316 = icmp eq i64 %315, 0
  %317 = and i1 %316, %314
  br i1 %317, label %321, label %394

318:
  %319 = and i64 %297, 7
  %320 = icmp eq i64 %319, 0
  br i1 %320, label %321, label %394

321:
  %322 = getelementptr inbounds nuw i8, ptr %144, i64 56
  store i32 -1, ptr %322, align 8
  store i32 0, ptr %272, align 4
  %323 = and i64 %297, 120
  %324 = icmp eq i64 %323, 120
  %325 = shl i64 %260, 10
  %326 = lshr i64 %297, 15
  %327 = and i64 %326, 1023
  %328 = select i1 %324, i64 1023, i64 %327
  %329 = or disjoint i64 %328, %325
  store i64 %329, ptr %283, align 8
  br label %394

330:
  %331 = load i64, ptr %283, align 8
  %332 = and i64 %331, 1
  store i64 %332, ptr %283, align 8
  switch i32 %267, label %333 [
    i32 4, label %394
    i32 0, label %394
  ]

333:
  %334 = or disjoint i64 %332, 2
  store i64 %334, ptr %283, align 8
  %335 = tail call preserve_allcc i1 @save(ptr %0, i64 %127)
  br label %394

336:
  %337 = and i64 %124, 64
  %338 = icmp eq i64 %337, 0
  br i1 %338, label %339, label %392

339:
  %340 = getelementptr inbounds nuw i8, ptr %144, i64 48
  %341 = getelementptr inbounds nuw i8, ptr %144, i64 56
  %342 = load i32, ptr %341, align 8
  %343 = icmp eq i32 %342, 0
  %344 = getelementptr inbounds nuw i8, ptr %144, i64 52
  %345 = load i32, ptr %344, align 4
  %346 = getelementptr inbounds nuw i8, ptr %144, i64 60
  %347 = load i32, ptr %346, align 4
  %348 = or i32 %347, %345
  %349 = icmp eq i32 %348, 0
  br i1 %349, label %350, label %392

350:
  %351 = load i32, ptr %340, align 8
  %352 = icmp eq i32 %351, 0
  br i1 %352, label %357, label %353

353:
  %354 = getelementptr inbounds nuw i8, ptr %144, i64 16
  %355 = load i64, ptr %354, align 8
  %356 = icmp eq i64 %355, %124
  br i1 %356, label %357, label %392

357:
  br i1 %343, label %362, label %358

358:
  %359 = getelementptr inbounds nuw i8, ptr %144, i64 32
  %360 = load i64, ptr %359, align 8
  %361 = icmp eq i64 %360, %124
  br i1 %361, label %362, label %392

362:
  %363 = load ptr, ptr %6, align 8
  %364 = getelementptr inbounds nuw i8, ptr %363, i64 4
  %365 = load i32, ptr %364, align 4
  switch i32 %365, label %369 [
    i32 4, label %392
    i32 0, label %366
  ]

366:
  %367 = getelementptr inbounds nuw i8, ptr %144, i64 32
  store i64 %124, ptr %367, align 8
  %368 = or i32 %342, %142
  store i32 %368, ptr %341, align 8
  br label %394

369:
  %370 = load i8, ptr %150, align 4
  %371 = trunc nuw i8 %370 to i1
  %372 = getelementptr inbounds nuw i8, ptr %144, i64 8
  br i1 %371, label %373, label %374

373:
  store i64 0, ptr %372, align 8
  br label %385

374:
  %375 = load i64, ptr %372, align 8
  %376 = and i64 %375, 2
  %377 = icmp eq i64 %376, 0
  br i1 %377, label %378, label %385

378:
  %379 = tail call preserve_allcc i1 @save(ptr %0, i64 %127)
  br i1 %379, label %380, label %392

380:
  %381 = load i64, ptr %372, align 8
  %382 = or i64 %381, 2
  store i64 %382, ptr %372, align 8
  %383 = load i32, ptr %340, align 8
  %384 = load i32, ptr %341, align 8
  br label %385

385:
  %386 = phi i32 [ %384, %380 ], [ %342, %374 ], [ %342, %373 ]
  %387 = phi i32 [ %383, %380 ], [ %351, %374 ], [ %351, %373 ]
  %388 = getelementptr inbounds nuw i8, ptr %144, i64 16
  store i64 %124, ptr %388, align 8
  %389 = or i32 %387, %142
  store i32 %389, ptr %340, align 8
  %390 = xor i32 %142, -1
  %391 = and i32 %386, %390
  store i32 %391, ptr %341, align 8
  br label %394

392:
  %393 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %144, i64 %127, i64 %124, i32 %142)
  br label %394

394:
  %395 = phi i1 [ true, %321 ], [ %393, %392 ], [ %335, %333 ], [ true, %284 ], [ true, %330 ], [ true, %285 ], [ true,
      %290 ], [ true, %295 ], [ true, %304 ], [ true, %318 ], [ true, %366 ], [ true, %385 ], [ true, %330 ]
  br i1 %262, label %396, label %399

396:
  %397 = getelementptr inbounds nuw i8, ptr %144, i64 8
  %398 = atomicrmw and ptr %397, i64 -2 release, align 8
  br i1 %395, label %421, label %400

399:
  br i1 %395, label %421, label %400

400:
  %401 = load ptr, ptr %6, align 8
  br label %406

402:
  %403 = load ptr, ptr %6, align 8
  %404 = getelementptr inbounds nuw i8, ptr %403, i64 4
  %405 = load i32, ptr %404, align 4
  switch i32 %405, label %406 [
    i32 4, label %421
    i32 0, label %421
  ]

406:
  %407 = phi ptr [ %401, %400 ], [ %403, %402 ]
  %408 = load ptr, ptr %0, align 8
  %409 = getelementptr inbounds nuw i8, ptr %407, i64 20
  %410 = load i32, ptr %409, align 4
  %411 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %412 = load i32, ptr %411, align 8
  %413 = tail call i32 @llvm.cttz.i32(i32 %412, i1 false)
  %414 = getelementptr inbounds nuw i8, ptr %408, i64 328
  store i32 22, ptr %414, align 8
  %415 = getelementptr inbounds nuw i8, ptr %408, i64 332
  store i32 %410, ptr %415, align 4
  %416 = getelementptr inbounds nuw i8, ptr %408, i64 336
  store i32 %413, ptr %416, align 8
  %417 = getelementptr inbounds nuw i8, ptr %408, i64 352
  store i64 0, ptr %417, align 8
  %418 = getelementptr inbounds nuw i8, ptr %408, i64 368
  store i32 0, ptr %418, align 8
  %419 = getelementptr inbounds nuw i8, ptr %408, i64 360
  store i32 0, ptr %419, align 8
  %420 = getelementptr inbounds nuw i8, ptr %408, i64 364
  store i32 0, ptr %420, align 4
  br label %421

421:
  %422 = phi i32 [ 0, %399 ], [ 0, %55 ], [ 0, %123 ], [ 0, %402 ], [ 0, %396 ], [ 0, %198 ], [ 0, %24 ], [ 0, %54 ], [
      0, %88 ], [ 0, %402 ], [ 0, %231 ], [ 1, %406 ]
  ret i32 %422
}

define internal preserve_allcc i32 @search(ptr %0, i64 %1, ptr %2) unnamed_addr #0 noimplicitfloat {
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = tail call preserve_allcc ptr @row_below(ptr %4, i64 %1)
  %8 = icmp eq ptr %7, null
  br i1 %8, label %57, label %9

9:
  %10 = load i64, ptr %7, align 8
  %11 = sub i64 %1, %10
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %13 = load i64, ptr %12, align 8
  %14 = icmp ult i64 %11, %13
  br i1 %14, label %15, label %57

15:
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 184
  %17 = load ptr, ptr %16, align 8
  %18 = load ptr, ptr %17, align 8
  %19 = ptrtoint ptr %7 to i64
  %20 = ptrtoint ptr %18 to i64
  %21 = sub i64 %19, %20
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 37632
  %23 = load ptr, ptr %22, align 8
  %24 = ashr exact i64 %21, 2
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 %24
  %26 = load ptr, ptr %25, align 8
  %27 = ptrtoint ptr %6 to i64
  %28 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %29 = load i64, ptr %28, align 8
  store i64 %27, ptr %2, align 8
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i64 %10, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store i64 %13, ptr %31, align 8
  %32 = getelementptr inbounds nuw i8, ptr %2, i64 24
  store i64 %29, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 32
  store ptr %26, ptr %33, align 8
  %34 = icmp eq ptr %26, null
  br i1 %34, label %35, label %57

35:
  %36 = load ptr, ptr %5, align 8
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 4
  %38 = load i32, ptr %37, align 4
  switch i32 %38, label %57 [
    i32 4, label %39
    i32 0, label %39
  ]

39:
  %40 = load i64, ptr %12, align 8
  %41 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %42 = load i64, ptr %41, align 8
  %43 = icmp ult i64 %40, %42
  br i1 %43, label %57, label %44

44:
  %45 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %46 = load ptr, ptr %45, align 8
  %47 = getelementptr inbounds nuw i8, ptr %6, i64 28
  %48 = load i32, ptr %47, align 4
  %49 = zext i32 %48 to i64
  %50 = getelementptr inbounds nuw %struct.SiteCache, ptr %46, i64 %49
  %51 = load i64, ptr %7, align 8
  store i64 %51, ptr %50, align 8
  %52 = load i64, ptr %12, align 8
  %53 = load i64, ptr %41, align 8
  %54 = add i64 %52, 1
  %55 = sub i64 %54, %53
  %56 = getelementptr inbounds nuw i8, ptr %50, i64 8
  store i64 %55, ptr %56, align 8
  br label %57

57:
  %58 = phi i32 [ 0, %3 ], [ 0, %9 ], [ 2, %44 ], [ 2, %39 ], [ 2, %35 ], [ 2, %15 ]
  ret i32 %58
}

define internal preserve_allcc i1 @judge_again(ptr %0, ptr %1, i64 %2, i64 %3, i32 %4) unnamed_addr #0 noimplicitfloat {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %9 = load i32, ptr %8, align 4
  %10 = icmp eq i32 %9, 4
  br i1 %10, label %11, label %19

11:
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %13 = load i32, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %15 = load i32, ptr %14, align 4
  %16 = or i32 %15, %13
  %17 = and i32 %16, %4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %209

19:
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %22 = lshr i64 %3, 24
  %23 = and i64 %22, 65535
  %24 = trunc i64 %3 to i32
  %25 = lshr i32 %24, 20
  %26 = and i32 %25, 15
  br label %27

27:
  %28 = phi i1 [ true, %19 ], [ false, %63 ]
  %29 = phi i64 [ 0, %19 ], [ 1, %63 ]
  %30 = getelementptr inbounds nuw i32, ptr %20, i64 %29
  %31 = load i32, ptr %30, align 4
  %32 = and i32 %31, %4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %63, label %34

34:
  %35 = getelementptr inbounds nuw i64, ptr %21, i64 %29
  %36 = load i64, ptr %35, align 8
  %37 = xor i64 %36, %3
  %38 = icmp ult i64 %37, 1099511627776
  br i1 %38, label %39, label %57

39:
  %40 = lshr i64 %36, 24
  %41 = and i64 %40, 65535
  %42 = icmp samesign ult i64 %41, %23
  br i1 %42, label %63, label %43

43:
  %44 = trunc i64 %36 to i32
  %45 = and i32 %44, 120
  %46 = icmp eq i32 %45, 120
  br i1 %46, label %57, label %47

47:
  %48 = xor i32 %44, %24
  %49 = and i32 %48, 1015808
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %57

51:
  %52 = lshr i32 %44, 20
  %53 = and i32 %52, 15
  %54 = icmp samesign ult i32 %53, %26
  br i1 %54, label %63, label %55

55:
  %56 = tail call preserve_allcc i1 @same_lanes(i64 %36, i64 %3, i32 %32)
  br i1 %56, label %63, label %57

57:
  %58 = and i64 %36, 7
  %59 = icmp ne i64 %58, 0
  %60 = and i64 %37, 7
  %61 = icmp eq i64 %60, 0
  %62 = and i1 %59, %61
  br i1 %62, label %63, label %209

63:
  br i1 %28, label %27, label %64

64:
  switch i32 %9, label %126 [
    i32 4, label %65
    i32 0, label %65
  ]

65:
  tail call preserve_allcc void @remember(ptr %1, i32 2, i64 %3, i32 %4)
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 76
  %67 = load i8, ptr %66, align 4
  %68 = trunc nuw i8 %67 to i1
  br i1 %68, label %69, label %209

69:
  %70 = load ptr, ptr %0, align 8
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 37676
  %72 = load i32, ptr %71, align 4
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %209

74:
  %75 = load i32, ptr %20, align 8
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %77 = load i32, ptr %76, align 4
  %78 = or i32 %77, %75
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %209

80:
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %82 = load i64, ptr %81, align 8
  %83 = and i64 %82, 64
  %84 = icmp eq i64 %83, 0
  br i1 %84, label %209, label %85

85:
  %86 = getelementptr inbounds nuw i8, ptr %70, i64 37680
  %87 = load i32, ptr %86, align 8
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %101, label %89

89:
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %91 = load ptr, ptr %90, align 8
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %93 = load ptr, ptr %92, align 8
  %94 = ptrtoint ptr %1 to i64
  %95 = ptrtoint ptr %93 to i64
  %96 = sub i64 %94, %95
  %97 = ashr exact i64 %96, 4
  %98 = getelementptr inbounds i8, ptr %91, i64 %97
  %99 = load i32, ptr %98, align 4
  %100 = icmp eq i32 %99, -1
  br i1 %100, label %101, label %209

101:
  %102 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %103 = load i32, ptr %102, align 4
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %109, label %105

105:
  %106 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %107 = load i64, ptr %106, align 8
  %108 = tail call preserve_allcc i64 @joined(i64 %107, i64 %82)
  br label %109

109:
  %110 = phi i64 [ %108, %105 ], [ %82, %101 ]
  %111 = and i64 %110, 7
  %112 = icmp eq i64 %111, 0
  br i1 %112, label %113, label %209

113:
  store i64 %110, ptr %81, align 8
  %114 = getelementptr inbounds nuw i8, ptr %1, i64 56
  store i32 -1, ptr %114, align 8
  store i32 0, ptr %102, align 4
  %115 = and i64 %110, 120
  %116 = icmp eq i64 %115, 120
  %117 = load i64, ptr %1, align 8
  %118 = shl i64 %117, 10
  %119 = lshr i64 %110, 15
  %120 = and i64 %119, 1023
  %121 = select i1 %116, i64 1023, i64 %120
  %122 = or disjoint i64 %118, %121
  %123 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i64 %122, ptr %123, align 8
  br label %209

124:
  %125 = xor i32 %4, -1
  br label %168

126:
  %127 = phi i1 [ true, %162 ], [ false, %64 ]
  %128 = phi i64 [ 3, %162 ], [ 2, %64 ]
  %129 = getelementptr inbounds nuw i32, ptr %20, i64 %128
  %130 = load i32, ptr %129, align 4
  %131 = and i32 %130, %4
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %162, label %133

133:
  %134 = getelementptr inbounds nuw i64, ptr %21, i64 %128
  %135 = load i64, ptr %134, align 8
  %136 = xor i64 %135, %3
  %137 = icmp ult i64 %136, 1099511627776
  br i1 %137, label %138, label %156

138:
  %139 = lshr i64 %135, 24
  %140 = and i64 %139, 65535
  %141 = icmp samesign ult i64 %140, %23
  br i1 %141, label %162, label %142

142:
  %143 = trunc i64 %135 to i32
  %144 = and i32 %143, 120
  %145 = icmp eq i32 %144, 120
  br i1 %145, label %156, label %146

146:
  %147 = xor i32 %143, %24
  %148 = and i32 %147, 1015808
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %150, label %156

150:
  %151 = lshr i32 %143, 20
  %152 = and i32 %151, 15
  %153 = icmp samesign ult i32 %152, %26
  br i1 %153, label %162, label %154

154:
  %155 = tail call preserve_allcc i1 @same_lanes(i64 %135, i64 %3, i32 %131)
  br i1 %155, label %162, label %156

156:
  %157 = and i64 %135, 7
  %158 = icmp ne i64 %157, 0
  %159 = and i64 %136, 7
  %160 = icmp eq i64 %159, 0
  %161 = and i1 %158, %160
  br i1 %161, label %162, label %209

162:
  br i1 %127, label %124, label %126

163:
  tail call preserve_allcc void @remember(ptr %1, i32 0, i64 %3, i32 %4)
  %164 = getelementptr inbounds nuw i8, ptr %0, i64 76
  %165 = load i8, ptr %164, align 4
  %166 = trunc nuw i8 %165 to i1
  %167 = getelementptr inbounds nuw i8, ptr %1, i64 8
  br i1 %166, label %201, label %202

168:
  %169 = phi i1 [ false, %124 ], [ true, %200 ]
  %170 = phi i64 [ 2, %124 ], [ 3, %200 ]
  %171 = getelementptr inbounds nuw i32, ptr %20, i64 %170
  %172 = load i32, ptr %171, align 4
  %173 = and i32 %172, %4
  %174 = icmp eq i32 %173, 0
  br i1 %174, label %200, label %175

175:
  %176 = getelementptr inbounds nuw i64, ptr %21, i64 %170
  %177 = load i64, ptr %176, align 8
  %178 = xor i64 %177, %3
  %179 = icmp ult i64 %178, 1099511627776
  br i1 %179, label %180, label %200

180:
  %181 = lshr i64 %177, 24
  %182 = and i64 %181, 65535
  %183 = icmp samesign ult i64 %182, %23
  br i1 %183, label %198, label %184

184:
  %185 = trunc i64 %177 to i32
  %186 = and i32 %185, 120
  %187 = icmp eq i32 %186, 120
  br i1 %187, label %200, label %188

188:
  %189 = xor i32 %185, %24
  %190 = and i32 %189, 1015808
  %191 = icmp eq i32 %190, 0
  br i1 %191, label %192, label %200

192:
  %193 = lshr i32 %185, 20
  %194 = and i32 %193, 15
  %195 = icmp samesign ult i32 %194, %26
  br i1 %195, label %198, label %196

196:
  %197 = tail call preserve_allcc i1 @same_lanes(i64 %177, i64 %3, i32 %173)
  br i1 %197, label %198, label %200

198:
  %199 = and i32 %172, %125
  store i32 %199, ptr %171, align 4
  br label %200

200:
  br i1 %169, label %163, label %168

201:
  store i64 0, ptr %167, align 8
  br label %209

202:
  %203 = load i64, ptr %167, align 8
  %204 = and i64 %203, 2
  %205 = icmp eq i64 %204, 0
  %206 = or i64 %203, 2
  store i64 %206, ptr %167, align 8
  br i1 %205, label %207, label %209

207:
  %208 = tail call preserve_allcc i1 @save(ptr %0, i64 %2)
  br label %209

209:
  %210 = phi i1 [ false, %11 ], [ %208, %207 ], [ true, %201 ], [ true, %113 ], [ true, %65 ], [ false, %156 ], [ true,
      %202 ], [ true, %69 ], [ true, %74 ], [ true, %80 ], [ true, %89 ], [ true, %109 ], [ false, %57 ]
  ret i1 %210
}

define internal preserve_allcc i1 @save(ptr %0, i64 %1) unnamed_addr #0 noimplicitfloat {
  %3 = load ptr, ptr %0, align 8
  %4 = shl nuw i64 %1, 7
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %6 = load i64, ptr %5, align 8
  %7 = sub i64 %6, %4
  %8 = tail call i64 @llvm.umin.i64(i64 %7, i64 128)
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 37656
  %10 = load i64, ptr %9, align 8
  %11 = add i64 %10, 144
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 37664
  %13 = load i64, ptr %12, align 8
  %14 = icmp ule i64 %11, %13
  br i1 %14, label %15, label %48

15:
  %16 = inttoptr i64 %10 to ptr
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %18 = load i64, ptr %17, align 8
  %19 = add i64 %18, %4
  %20 = inttoptr i64 %19 to ptr
  store i64 %19, ptr %16, align 8
  %21 = getelementptr inbounds nuw i8, ptr %16, i64 8
  store i64 %8, ptr %21, align 8
  %22 = icmp ult i64 %7, 8
  br i1 %22, label %25, label %23

23:
  %24 = getelementptr inbounds nuw i8, ptr %16, i64 16
  br label %30

25:
  %26 = phi i64 [ 0, %15 ], [ %31, %30 ]
  %27 = icmp samesign ult i64 %26, %8
  br i1 %27, label %28, label %45

28:
  %29 = getelementptr inbounds nuw i8, ptr %16, i64 16
  br label %38

30:
  %31 = phi i64 [ 8, %23 ], [ %36, %30 ]
  %32 = phi i64 [ 0, %23 ], [ %31, %30 ]
  %33 = getelementptr inbounds nuw i8, ptr %24, i64 %32
  %34 = getelementptr inbounds nuw i8, ptr %20, i64 %32
  %35 = load i64, ptr %34, align 1
  store i64 %35, ptr %33, align 1
  %36 = add nuw nsw i64 %31, 8
  %37 = icmp samesign ugt i64 %36, %8
  br i1 %37, label %25, label %30

38:
  %39 = phi i64 [ %26, %28 ], [ %43, %38 ]
  %40 = getelementptr inbounds nuw i8, ptr %20, i64 %39
  %41 = load i8, ptr %40, align 1
  %42 = getelementptr inbounds nuw i8, ptr %29, i64 %39
  store i8 %41, ptr %42, align 1
  %43 = add nuw nsw i64 %39, 1
  %44 = icmp eq i64 %43, %8
  br i1 %44, label %45, label %38

45:
  %46 = load i64, ptr %9, align 8
  %47 = add i64 %46, 144
  store i64 %47, ptr %9, align 8
  br label %48

48:
  ret i1 %14
}

define internal preserve_allcc i64 @joined(i64 %0, i64 %1) unnamed_addr #0 noimplicitfloat {
  %3 = xor i64 %1, %0
  %4 = icmp ult i64 %3, 8
  br i1 %4, label %5, label %9

5:
  %6 = icmp eq i64 %0, %1
  %7 = and i64 %1, -8
  %8 = select i1 %6, i64 %1, i64 %7
  br label %55

9:
  %10 = and i64 %0, 7
  %11 = icmp ne i64 %10, 0
  %12 = and i64 %3, 7
  %13 = icmp eq i64 %12, 0
  %14 = and i1 %11, %13
  %15 = and i64 %1, 7
  %16 = select i1 %14, i64 %15, i64 0
  %17 = icmp ult i64 %3, 1099511627776
  br i1 %17, label %20, label %18

18:
  %19 = or disjoint i64 %16, -1099511627656
  br label %55

20:
  %21 = lshr i64 %0, 24
  %22 = and i64 %21, 65535
  %23 = lshr i64 %1, 24
  %24 = and i64 %23, 65535
  %25 = icmp samesign ult i64 %22, %24
  br i1 %25, label %26, label %29

26:
  %27 = and i64 %1, -8
  %28 = or disjoint i64 %16, %27
  br label %55

29:
  %30 = and i64 %1, -16777216
  %31 = trunc i64 %0 to i32
  %32 = and i32 %31, 120
  %33 = icmp eq i32 %32, 120
  br i1 %33, label %42, label %34

34:
  %35 = trunc i64 %1 to i32
  %36 = and i32 %35, 120
  %37 = icmp eq i32 %36, 120
  br i1 %37, label %42, label %38

38:
  %39 = xor i32 %35, %31
  %40 = and i32 %39, 1015808
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %45, label %42

42:
  %43 = or disjoint i64 %30, %16
  %44 = or disjoint i64 %43, 120
  br label %55

45:
  %46 = and i64 %3, 32760
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %48, label %51

48:
  %49 = and i64 %1, -8
  %50 = or disjoint i64 %16, %49
  br label %55

51:
  %52 = and i64 %1, -32768
  %53 = or disjoint i64 %52, %16
  %54 = or disjoint i64 %53, 112
  br label %55

55:
  %56 = phi i64 [ %8, %5 ], [ %19, %18 ], [ %28, %26 ], [ %44, %42 ], [ %50, %48 ], [ %54, %51 ]
  ret i64 %56
}

define internal preserve_allcc void @remember(ptr %0, i32 %1, i64 %2, i32 %3) unnamed_addr #0 noimplicitfloat {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = zext nneg i32 %1 to i64
  %7 = getelementptr inbounds nuw i64, ptr %5, i64 %6
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %9 = getelementptr inbounds nuw i32, ptr %8, i64 %6
  %10 = xor i32 %3, -1
  br label %11

11:
  %12 = phi i1 [ true, %4 ], [ false, %54 ]
  %13 = phi i64 [ 0, %4 ], [ 1, %54 ]
  %14 = phi i64 [ %2, %4 ], [ %55, %54 ]
  %15 = getelementptr inbounds nuw i32, ptr %9, i64 %13
  %16 = load i32, ptr %15, align 4
  %17 = and i32 %16, %3
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %54, label %19

19:
  %20 = getelementptr inbounds nuw i64, ptr %7, i64 %13
  %21 = load i64, ptr %20, align 8
  %22 = icmp eq i64 %21, %14
  br i1 %22, label %54, label %23

23:
  %24 = xor i64 %21, %14
  %25 = icmp ult i64 %24, 1099511627776
  br i1 %25, label %26, label %49

26:
  %27 = lshr i64 %21, 24
  %28 = and i64 %27, 65535
  %29 = lshr i64 %14, 24
  %30 = and i64 %29, 65535
  %31 = icmp samesign ult i64 %28, %30
  br i1 %31, label %51, label %32

32:
  %33 = trunc i64 %21 to i32
  %34 = and i32 %33, 120
  %35 = icmp eq i32 %34, 120
  br i1 %35, label %49, label %36

36:
  %37 = trunc i64 %14 to i32
  %38 = xor i32 %33, %37
  %39 = and i32 %38, 1015808
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %49

41:
  %42 = lshr i32 %33, 20
  %43 = and i32 %42, 15
  %44 = lshr i32 %37, 20
  %45 = and i32 %44, 15
  %46 = icmp samesign ult i32 %43, %45
  br i1 %46, label %51, label %47

47:
  %48 = tail call preserve_allcc i1 @same_lanes(i64 %21, i64 %14, i32 %17)
  br i1 %48, label %51, label %49

49:
  %50 = tail call preserve_allcc i64 @joined(i64 %21, i64 %14)
  br label %51

51:
  %52 = phi i64 [ %14, %47 ], [ %50, %49 ], [ %14, %41 ], [ %14, %26 ]
  %53 = and i32 %16, %10
  store i32 %53, ptr %15, align 4
  br label %54

54:
  %55 = phi i64 [ %52, %51 ], [ %14, %19 ], [ %14, %11 ]
  br i1 %12, label %11, label %57

56:
  br i1 %58, label %57, label %72

57:
  %58 = phi i1 [ false, %56 ], [ true, %54 ]
  %59 = phi i64 [ 1, %56 ], [ 0, %54 ]
  %60 = getelementptr inbounds nuw i32, ptr %9, i64 %59
  %61 = load i32, ptr %60, align 4
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %67, label %63

63:
  %64 = getelementptr inbounds nuw i64, ptr %7, i64 %59
  %65 = load i64, ptr %64, align 8
  %66 = icmp eq i64 %65, %55
  br i1 %66, label %67, label %56

67:
  %68 = getelementptr inbounds nuw i32, ptr %9, i64 %59
  %69 = getelementptr inbounds nuw i64, ptr %7, i64 %59
  store i64 %55, ptr %69, align 8
  %70 = load i32, ptr %68, align 4
  %71 = or i32 %70, %3
  store i32 %71, ptr %68, align 4
  br label %83

72:
  %73 = load i64, ptr %7, align 8
  %74 = tail call preserve_allcc i64 @joined(i64 %73, i64 %55)
  %75 = icmp ne i64 %74, %73
  %76 = zext i1 %75 to i64
  %77 = getelementptr inbounds nuw i64, ptr %7, i64 %76
  %78 = load i64, ptr %77, align 8
  %79 = tail call preserve_allcc i64 @joined(i64 %78, i64 %55)
  store i64 %79, ptr %77, align 8
  %80 = getelementptr inbounds nuw i32, ptr %9, i64 %76
  %81 = load i32, ptr %80, align 4
  %82 = or i32 %81, %3
  store i32 %82, ptr %80, align 4
  br label %83

83:
  ret void
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
  br i1 %12, label %13, label %41

13:
  %14 = xor i64 %1, %0
  %15 = and i64 %14, 32760
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %41, label %17

17:
  %18 = icmp samesign ult i32 %6, 2
  %19 = icmp samesign ult i32 %9, 2
  %20 = select i1 %18, i1 true, i1 %19
  br i1 %20, label %41, label %21

21:
  %22 = lshr i32 %4, 7
  %23 = and i32 %22, 255
  %24 = add nsw i32 %23, -128
  %25 = lshr i32 %7, 7
  %26 = and i32 %25, 255
  %27 = add nsw i32 %26, -128
  br label %28

28:
  %29 = phi i32 [ %2, %21 ], [ %39, %37 ]
  %30 = tail call i32 @llvm.cttz.i32(i32 %29, i1 true)
  %31 = shl nuw nsw i32 %30, 2
  %32 = lshr i32 %31, %6
  %33 = add nsw i32 %24, %32
  %34 = lshr i32 %31, %9
  %35 = add nsw i32 %27, %34
  %36 = icmp eq i32 %33, %35
  br i1 %36, label %37, label %41

37:
  %38 = add i32 %29, -1
  %39 = and i32 %38, %29
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %28

41:
  %42 = phi i1 [ false, %17 ], [ false, %3 ], [ true, %13 ], [ %36, %28 ], [ %36, %37 ]
  ret i1 %42
}

declare i32 @llvm.ctlz.i32(i32, i1) #0

define internal preserve_allcc i32 @screen_apart(ptr %0, ptr %1, ptr %2, i64 %3, i32 %4, i32 %5, i32 %6) unnamed_addr #0
      noimplicitfloat {
  %8 = zext nneg i32 %5 to i64
  br label %9

9:
  %10 = phi i32 [ %6, %7 ], [ %20, %18 ]
  %11 = tail call i32 @llvm.cttz.i32(i32 %10, i1 true)
  %12 = sub i32 %11, %4
  %13 = zext i32 %12 to i64
  %14 = shl i64 %13, %8
  %15 = add i64 %14, %3
  %16 = tail call preserve_allcc i32 @screen_place(ptr %0, ptr %1, ptr %2, i64 %15, i32 %11)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %22

18:
  %19 = add i32 %10, -1
  %20 = and i32 %19, %10
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %9

22:
  %23 = phi i32 [ 1, %9 ], [ 0, %18 ]
  ret i32 %23
}

define internal preserve_allcc i32 @words_of(i32 %0, i64 %1, i32 %2, i32 %3, i32 %4) unnamed_addr #0 noimplicitfloat {
  %6 = zext nneg i32 %2 to i64
  %7 = zext i32 %3 to i64
  %8 = zext i32 %4 to i64
  %9 = add nsw i64 %8, -1
  br label %10

10:
  %11 = phi i32 [ 0, %5 ], [ %33, %32 ]
  %12 = phi i32 [ %0, %5 ], [ %35, %32 ]
  %13 = tail call i32 @llvm.cttz.i32(i32 %12, i1 true)
  %14 = zext nneg i32 %13 to i64
  %15 = sub nsw i64 %14, %1
  %16 = shl i64 %15, %6
  %17 = add nsw i64 %16, %7
  %18 = icmp ult i64 %17, 128
  br i1 %18, label %20, label %32

19:
  ret i32 %33

20:
  %21 = add nsw i64 %9, %17
  %22 = lshr i64 %17, 2
  %23 = trunc nuw nsw i64 %22 to i32
  %24 = shl nsw i32 -1, %23
  %25 = tail call i64 @llvm.umin.i64(i64 %21, i64 127)
  %26 = lshr i64 %25, 2
  %27 = trunc nuw nsw i64 %26 to i32
  %28 = xor i32 %27, 31
  %29 = lshr i32 -1, %28
  %30 = and i32 %29, %24
  %31 = or i32 %30, %11
  br label %32

32:
  %33 = phi i32 [ %31, %20 ], [ %11, %10 ]
  %34 = add i32 %12, -1
  %35 = and i32 %34, %12
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %19, label %10
}

declare i64 @llvm.vector.reduce.or.v16i64(<16 x i64>) #0

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

declare i64 @llvm.umin.i64(i64, i64) #0

declare i64 @llvm.smax.i64(i64, i64) #0

declare i64 @llvm.smin.i64(i64, i64) #0
