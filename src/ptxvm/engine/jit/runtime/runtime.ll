; Generated from the C files beside this one by `make runtime`.
; 4833c946569db2014448426430f4b73f692700540c44bedb854087e1b5003ba0
%struct.SiteCache = type { i64, i64, i64, i64 }
%struct.Barrier = type { i32, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.Deferred = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, [11 x i64] }
%struct.Landed = type { i32, i32, i32, i32 }
%struct.Allocation = type { i64, i64, i64, i64 }
%struct.Life = type { i32, i32 }
%struct.Screening = type { ptr, ptr, i64, i64, i64, i64, i64, ptr, i32, i8 }
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
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 12, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %8, ptr %42, align 4
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 -1, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 %40, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 364
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
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %3 = load i32, ptr %2, align 8
  switch i32 %3, label %4 [
    i32 2, label %327
    i32 1, label %8
  ]

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %326

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
  br i1 %29, label %327, label %30

30:
  %31 = tail call fastcc i32 @resume_waiting(ptr %0)
  br label %327

32:
  %33 = phi i64 [ %10, %8 ], [ %18, %22 ]
  store i32 1, ptr %2, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %35 = load i32, ptr %34, align 4
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %37 = load i32, ptr %36, align 8
  %38 = icmp ult i32 %35, %37
  br i1 %38, label %39, label %327

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
  br i1 %57, label %58, label %327

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
  br i1 %109, label %324, label %110

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
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 204
  br label %125

123:
  %124 = icmp eq i32 %321, 1
  br i1 %124, label %327, label %324

125:
  %126 = phi i64 [ 0, %110 ], [ %320, %317 ]
  %127 = phi i32 [ %108, %110 ], [ %321, %317 ]
  %128 = trunc nuw i64 %126 to i32
  %129 = add i32 %56, %128
  %130 = load ptr, ptr %40, align 8
  %131 = zext i32 %129 to i64
  %132 = getelementptr inbounds nuw ptr, ptr %130, i64 %131
  %133 = load ptr, ptr %132, align 8
  %134 = add i64 %126, %33
  %135 = getelementptr inbounds nuw i8, ptr %133, i64 5680
  %136 = load i32, ptr %135, align 8
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %160, label %138

138:
  %139 = load i64, ptr %133, align 8
  %140 = add i64 %139, 1
  %141 = icmp eq i64 %134, %140
  br i1 %141, label %142, label %160

142:
  %143 = icmp eq i32 %127, 1
  br i1 %143, label %144, label %177

144:
  %145 = getelementptr inbounds nuw i8, ptr %133, i64 8
  %146 = load i32, ptr %145, align 4
  %147 = add i32 %146, 1
  store i32 %147, ptr %145, align 4
  %148 = load i32, ptr %111, align 8
  %149 = icmp ult i32 %147, %148
  br i1 %149, label %213, label %150

150:
  store i32 0, ptr %145, align 4
  %151 = getelementptr inbounds nuw i8, ptr %133, i64 12
  %152 = load i32, ptr %151, align 4
  %153 = add i32 %152, 1
  store i32 %153, ptr %151, align 4
  %154 = load i32, ptr %112, align 4
  %155 = icmp ult i32 %153, %154
  br i1 %155, label %213, label %156

156:
  store i32 0, ptr %151, align 4
  %157 = getelementptr inbounds nuw i8, ptr %133, i64 16
  %158 = load i32, ptr %157, align 4
  %159 = add i32 %158, 1
  store i32 %159, ptr %157, align 4
  br label %213

160:
  %161 = icmp eq i32 %127, 1
  br i1 %161, label %162, label %177

162:
  %163 = load i32, ptr %111, align 8
  %164 = zext i32 %163 to i64
  %165 = load i32, ptr %112, align 4
  %166 = zext i32 %165 to i64
  %167 = udiv i64 %134, %164
  %168 = urem i64 %134, %164
  %169 = trunc nuw i64 %168 to i32
  %170 = getelementptr inbounds nuw i8, ptr %133, i64 8
  store i32 %169, ptr %170, align 8
  %171 = urem i64 %167, %166
  %172 = trunc nuw i64 %171 to i32
  %173 = getelementptr inbounds nuw i8, ptr %133, i64 12
  store i32 %172, ptr %173, align 4
  %174 = udiv i64 %167, %166
  %175 = trunc i64 %174 to i32
  %176 = getelementptr inbounds nuw i8, ptr %133, i64 16
  store i32 %175, ptr %176, align 8
  br label %213

177:
  %178 = zext i32 %127 to i64
  %179 = urem i64 %134, %178
  %180 = trunc nuw i64 %179 to i32
  %181 = udiv i64 %134, %178
  %182 = load i32, ptr %111, align 8
  %183 = load i32, ptr %113, align 4
  %184 = udiv i32 %182, %183
  %185 = zext i32 %184 to i64
  %186 = load i32, ptr %112, align 4
  %187 = load i32, ptr %114, align 8
  %188 = udiv i32 %186, %187
  %189 = zext i32 %188 to i64
  %190 = udiv i32 %180, %183
  %191 = urem i64 %181, %185
  %192 = trunc nuw i64 %191 to i32
  %193 = mul i32 %183, %192
  %194 = urem i32 %180, %183
  %195 = add i32 %193, %194
  %196 = getelementptr inbounds nuw i8, ptr %133, i64 8
  store i32 %195, ptr %196, align 8
  %197 = udiv i64 %181, %185
  %198 = urem i64 %197, %189
  %199 = trunc nuw i64 %198 to i32
  %200 = load i32, ptr %114, align 8
  %201 = mul i32 %200, %199
  %202 = urem i32 %190, %200
  %203 = add i32 %201, %202
  %204 = getelementptr inbounds nuw i8, ptr %133, i64 12
  store i32 %203, ptr %204, align 4
  %205 = udiv i64 %197, %189
  %206 = trunc i64 %205 to i32
  %207 = load i32, ptr %115, align 4
  %208 = mul i32 %207, %206
  %209 = load i32, ptr %114, align 8
  %210 = udiv i32 %190, %209
  %211 = add i32 %210, %208
  %212 = getelementptr inbounds nuw i8, ptr %133, i64 16
  store i32 %211, ptr %212, align 8
  br label %213

213:
  store i64 %134, ptr %133, align 8
  %214 = getelementptr inbounds nuw i8, ptr %133, i64 20
  store i32 1, ptr %214, align 4
  %215 = load i32, ptr %116, align 8
  %216 = sub i32 32, %215
  %217 = lshr i32 -1, %216
  %218 = getelementptr inbounds nuw i8, ptr %133, i64 80
  store i32 %217, ptr %218, align 8
  %219 = getelementptr inbounds nuw i8, ptr %133, i64 84
  store i32 %217, ptr %219, align 4
  %220 = load i32, ptr %117, align 8
  %221 = icmp eq i32 %220, 0
  %222 = zext i1 %221 to i32
  %223 = getelementptr inbounds nuw i8, ptr %133, i64 100
  store i32 %222, ptr %223, align 4
  br i1 %137, label %224, label %273

224:
  %225 = getelementptr inbounds nuw i8, ptr %133, i64 88
  store i32 0, ptr %225, align 8
  %226 = getelementptr inbounds nuw i8, ptr %133, i64 96
  store i32 0, ptr %226, align 8
  %227 = getelementptr inbounds nuw i8, ptr %133, i64 104
  store i32 0, ptr %227, align 8
  %228 = getelementptr inbounds nuw i8, ptr %133, i64 112
  store i32 0, ptr %228, align 8
  %229 = getelementptr inbounds nuw i8, ptr %133, i64 40
  store i32 0, ptr %229, align 8
  %230 = getelementptr inbounds nuw i8, ptr %133, i64 116
  store i32 0, ptr %230, align 4
  %231 = getelementptr inbounds nuw i8, ptr %133, i64 120
  store i32 0, ptr %231, align 8
  %232 = getelementptr inbounds nuw i8, ptr %133, i64 124
  store i32 0, ptr %232, align 4
  %233 = getelementptr inbounds nuw i8, ptr %133, i64 4312
  store i32 0, ptr %233, align 8
  %234 = getelementptr inbounds nuw i8, ptr %133, i64 3796
  store i32 0, ptr %234, align 4
  %235 = getelementptr inbounds nuw i8, ptr %133, i64 4828
  store i32 0, ptr %235, align 4
  %236 = getelementptr inbounds nuw i8, ptr %133, i64 5664
  store i32 0, ptr %236, align 8
  %237 = getelementptr inbounds nuw i8, ptr %133, i64 5668
  store i32 0, ptr %237, align 4
  %238 = getelementptr inbounds nuw i8, ptr %133, i64 5672
  store i32 0, ptr %238, align 8
  %239 = getelementptr inbounds nuw i8, ptr %133, i64 5688
  tail call void @llvm.memset.p0.i64(ptr align 8 %239, i8 0, i64 256, i1 false)
  %240 = getelementptr inbounds nuw i8, ptr %133, i64 4316
  tail call void @llvm.memset.p0.i64(ptr align 4 %240, i8 0, i64 512, i1 false)
  %241 = getelementptr inbounds nuw i8, ptr %133, i64 5088
  tail call void @llvm.memset.p0.i64(ptr align 8 %241, i8 0, i64 576, i1 false)
  %242 = load i32, ptr %116, align 8
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %273, label %244

244:
  %245 = getelementptr inbounds nuw i8, ptr %133, i64 72
  %246 = getelementptr inbounds nuw i8, ptr %133, i64 48
  br label %247

247:
  %248 = phi i64 [ 0, %244 ], [ %250, %260 ]
  %249 = phi i32 [ %242, %244 ], [ %270, %260 ]
  %250 = add nuw nsw i64 %248, 1
  %251 = zext i32 %249 to i64
  %252 = icmp eq i64 %250, %251
  %253 = load ptr, ptr %245, align 8
  %254 = load i64, ptr %246, align 8
  %255 = mul i64 %254, %248
  %256 = getelementptr inbounds nuw i8, ptr %253, i64 %255
  %257 = load i32, ptr %117, align 8
  br i1 %252, label %258, label %260

258:
  %259 = load i32, ptr %118, align 4
  br label %260

260:
  %261 = phi i32 [ %259, %258 ], [ -1, %247 ]
  store i32 0, ptr %256, align 8
  %262 = getelementptr inbounds nuw i8, ptr %256, i64 4
  store i32 %257, ptr %262, align 4
  %263 = getelementptr inbounds nuw i8, ptr %256, i64 8
  store i32 %261, ptr %263, align 8
  %264 = getelementptr inbounds nuw i8, ptr %256, i64 48
  store i32 0, ptr %264, align 8
  %265 = getelementptr inbounds nuw i8, ptr %256, i64 52
  store i32 0, ptr %265, align 4
  %266 = getelementptr inbounds nuw i8, ptr %256, i64 60
  store i32 0, ptr %266, align 4
  %267 = getelementptr inbounds nuw i8, ptr %256, i64 56
  store i32 0, ptr %267, align 8
  %268 = getelementptr inbounds nuw i8, ptr %256, i64 184
  store i32 -1, ptr %268, align 8
  %269 = getelementptr inbounds nuw i8, ptr %256, i64 192
  store i32 -1, ptr %269, align 8
  %270 = load i32, ptr %116, align 8
  %271 = zext i32 %270 to i64
  %272 = icmp samesign ult i64 %250, %271
  br i1 %272, label %247, label %273

273:
  store i32 0, ptr %135, align 8
  %274 = getelementptr inbounds nuw i8, ptr %133, i64 40
  store i32 0, ptr %274, align 8
  %275 = load ptr, ptr %119, align 8
  %276 = icmp eq ptr %275, null
  br i1 %276, label %306, label %277

277:
  %278 = load i64, ptr %120, align 8
  %279 = add i64 %278, 1
  store i64 %279, ptr %120, align 8
  %280 = getelementptr inbounds nuw i8, ptr %133, i64 14400
  store i64 %279, ptr %280, align 8
  %281 = load i32, ptr %116, align 8
  %282 = icmp eq i32 %281, 0
  br i1 %282, label %306, label %283

283:
  %284 = getelementptr inbounds nuw i8, ptr %133, i64 72
  %285 = getelementptr inbounds nuw i8, ptr %133, i64 48
  br label %286

286:
  %287 = phi i64 [ 0, %283 ], [ %302, %286 ]
  %288 = load ptr, ptr %284, align 8
  %289 = load i64, ptr %285, align 8
  %290 = mul i64 %289, %287
  %291 = getelementptr inbounds nuw i8, ptr %288, i64 %290
  %292 = getelementptr inbounds nuw i8, ptr %291, i64 200
  store i32 0, ptr %292, align 8
  %293 = load i64, ptr %280, align 8
  %294 = getelementptr inbounds nuw i8, ptr %291, i64 12
  %295 = load i32, ptr %294, align 4
  %296 = zext i32 %295 to i64
  %297 = shl i64 %293, 26
  %298 = or disjoint i64 %297, 1023
  %299 = getelementptr inbounds nuw i8, ptr %291, i64 208
  store i64 %298, ptr %299, align 8
  %300 = or i64 %297, %296
  %301 = getelementptr inbounds nuw i8, ptr %291, i64 216
  store i64 %300, ptr %301, align 8
  %302 = add nuw nsw i64 %287, 1
  %303 = load i32, ptr %116, align 8
  %304 = zext i32 %303 to i64
  %305 = icmp samesign ult i64 %302, %304
  br i1 %305, label %286, label %306

306:
  %307 = getelementptr inbounds nuw i8, ptr %133, i64 56
  %308 = load ptr, ptr %307, align 8
  %309 = load i32, ptr %121, align 8
  %310 = zext i32 %309 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %308, i8 0, i64 %310, i1 false)
  %311 = load i32, ptr %122, align 4
  %312 = icmp eq i32 %311, 0
  br i1 %312, label %317, label %313

313:
  %314 = load ptr, ptr %307, align 8
  %315 = getelementptr inbounds nuw i8, ptr %314, i64 262144
  %316 = zext i32 %311 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %315, i8 0, i64 %316, i1 false)
  br label %317

317:
  %318 = load i32, ptr %34, align 4
  %319 = add i32 %318, 1
  store i32 %319, ptr %34, align 4
  %320 = add nuw nsw i64 %126, 1
  %321 = load i32, ptr %42, align 8
  %322 = zext i32 %321 to i64
  %323 = icmp samesign ult i64 %320, %322
  br i1 %323, label %125, label %123

324:
  %325 = getelementptr inbounds nuw i8, ptr %0, i64 268
  store i32 0, ptr %325, align 4
  br label %327

326:
  tail call fastcc void @turn_to_next(ptr %0)
  br label %327

327:
  %328 = phi i32 [ -1, %326 ], [ -1, %1 ], [ 0, %26 ], [ %31, %30 ], [ -1, %324 ], [ 1, %55 ], [ -1, %123 ], [ 1, %32 ]
  ret i32 %328
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
  br i1 %8, label %1350, label %9

9:
  store ptr %0, ptr %7, align 8
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %4, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 64
  store i32 %3, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store i64 0, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 0, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 68
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
  br label %1348

29:
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %31 = load i32, ptr %30, align 8
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %894

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
  br i1 %58, label %60, label %484

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
  br label %1348

81:
  %82 = phi i32 [ -1, %67 ], [ %35, %64 ]
  %83 = call preserve_allcc i32 @screen_place(ptr %7, ptr %1, ptr %2, i64 %40, i32 %82)
  br label %1348

84:
  %85 = tail call i32 @llvm.ctpop.i32(i32 %37)
  %86 = icmp samesign ult i32 %85, 2
  %87 = select i1 %55, i1 %86, i1 false
  br i1 %87, label %88, label %484

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
  br i1 %110, label %111, label %133

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
  %126 = load i64, ptr %125, align 8
  %127 = shl i64 %126, 16
  %128 = lshr i32 %16, 4
  %129 = zext nneg i32 %128 to i64
  %130 = or disjoint i64 %127, %129
  %131 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %130, ptr %131, align 8
  store i8 1, ptr %14, align 4
  %132 = icmp samesign ult i64 %112, %121
  br i1 %132, label %204, label %218

133:
  switch i32 %97, label %218 [
    i32 1, label %139
    i32 0, label %134
  ]

134:
  %135 = lshr i64 %40, 32
  %136 = trunc nuw i64 %135 to i32
  %137 = add i32 %136, -1
  %138 = icmp ult i32 %137, 4
  br i1 %138, label %218, label %139

139:
  %140 = load i64, ptr %1, align 8
  %141 = shl i64 %140, 40
  %142 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %143 = load i32, ptr %142, align 4
  %144 = zext i32 %143 to i64
  %145 = or disjoint i64 %141, %144
  %146 = or i64 %145, %104
  %147 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %146, ptr %147, align 8
  %148 = getelementptr inbounds nuw i8, ptr %0, i64 37640
  %149 = load i64, ptr %148, align 8
  %150 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %149, ptr %150, align 8
  store i8 0, ptr %14, align 4
  %151 = ptrtoint ptr %4 to i64
  %152 = getelementptr inbounds nuw i8, ptr %0, i64 37680
  %153 = udiv i64 %151, 40
  %154 = and i64 %153, 63
  %155 = getelementptr inbounds nuw %struct.ScreenCache, ptr %152, i64 %154
  %156 = load i64, ptr %155, align 8
  %157 = icmp eq i64 %156, %151
  br i1 %157, label %158, label %165

158:
  %159 = getelementptr inbounds nuw i8, ptr %155, i64 8
  %160 = load i64, ptr %159, align 8
  %161 = sub i64 %40, %160
  %162 = getelementptr inbounds nuw i8, ptr %155, i64 16
  %163 = load i64, ptr %162, align 8
  %164 = icmp ult i64 %161, %163
  br i1 %164, label %173, label %165

165:
  %166 = call preserve_allcc i32 @search(ptr %7, i64 %40, ptr %155)
  %167 = icmp eq i32 %166, 0
  br i1 %167, label %218, label %168

168:
  %169 = getelementptr inbounds nuw i8, ptr %155, i64 8
  %170 = load i64, ptr %169, align 8
  %171 = getelementptr inbounds nuw i8, ptr %155, i64 16
  %172 = load i64, ptr %171, align 8
  br label %173

173:
  %174 = phi i64 [ %172, %168 ], [ %163, %158 ]
  %175 = phi i64 [ %170, %168 ], [ %160, %158 ]
  store i64 %175, ptr %13, align 8
  store i64 %174, ptr %12, align 8
  %176 = getelementptr inbounds nuw i8, ptr %155, i64 24
  %177 = load i64, ptr %176, align 8
  %178 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store i64 %177, ptr %178, align 8
  %179 = getelementptr inbounds nuw i8, ptr %155, i64 32
  %180 = load ptr, ptr %179, align 8
  %181 = getelementptr inbounds nuw i8, ptr %7, i64 56
  store ptr %180, ptr %181, align 8
  %182 = icmp eq ptr %180, null
  br i1 %182, label %183, label %204

183:
  %184 = add i64 %96, %40
  %185 = sub i64 %184, %175
  %186 = icmp ugt i64 %185, %174
  br i1 %186, label %218, label %187

187:
  %188 = load ptr, ptr %10, align 8
  %189 = getelementptr inbounds nuw i8, ptr %188, i64 4
  %190 = load i32, ptr %189, align 4
  switch i32 %190, label %191 [
    i32 3, label %1348
    i32 0, label %1348
  ]

191:
  %192 = load ptr, ptr %7, align 8
  %193 = getelementptr inbounds nuw i8, ptr %188, i64 20
  %194 = load i32, ptr %193, align 4
  %195 = load i32, ptr %11, align 8
  %196 = tail call i32 @llvm.cttz.i32(i32 %195, i1 false)
  %197 = getelementptr inbounds nuw i8, ptr %192, i64 328
  store i32 22, ptr %197, align 8
  %198 = getelementptr inbounds nuw i8, ptr %192, i64 332
  store i32 %194, ptr %198, align 4
  %199 = getelementptr inbounds nuw i8, ptr %192, i64 336
  store i32 %196, ptr %199, align 8
  %200 = getelementptr inbounds nuw i8, ptr %192, i64 352
  store i64 0, ptr %200, align 8
  %201 = getelementptr inbounds nuw i8, ptr %192, i64 368
  store i32 0, ptr %201, align 8
  %202 = getelementptr inbounds nuw i8, ptr %192, i64 360
  store i32 0, ptr %202, align 8
  %203 = getelementptr inbounds nuw i8, ptr %192, i64 364
  store i32 0, ptr %203, align 4
  br label %1348

204:
  %205 = phi i64 [ %174, %173 ], [ %121, %111 ]
  %206 = phi i64 [ %175, %173 ], [ 0, %111 ]
  %207 = phi i64 [ %40, %173 ], [ %112, %111 ]
  %208 = sub i64 %207, %206
  %209 = trunc i64 %208 to i32
  %210 = shl nuw i32 1, %89
  %211 = add i32 %210, -1
  %212 = and i32 %211, %209
  %213 = add i64 %208, %96
  %214 = icmp ugt i64 %213, %205
  %215 = add nuw i32 %212, %37
  %216 = icmp ugt i32 %215, %210
  %217 = select i1 %214, i1 true, i1 %216
  br i1 %217, label %218, label %220

218:
  %219 = call preserve_allcc i32 @screen_apart(ptr %7, ptr %1, ptr %2, i64 %40, i32 %35, i32 %89, i32 %3)
  br label %1348

220:
  %221 = add i64 %213, -1
  %222 = lshr i64 %221, 7
  %223 = lshr i64 %208, 7
  %224 = icmp samesign ugt i64 %223, %222
  br i1 %224, label %1348, label %225

225:
  %226 = zext nneg i32 %212 to i64
  %227 = sub i64 %226, %208
  %228 = icmp eq i32 %89, 2
  %229 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %230 = shl nuw nsw i64 %92, 3
  %231 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %232 = getelementptr inbounds nuw i8, ptr %7, i64 24
  br label %233

233:
  %234 = phi i64 [ %223, %225 ], [ %482, %481 ]
  %235 = shl nuw i64 %234, 7
  %236 = add i64 %227, %235
  %237 = ashr i64 %236, %92
  %238 = add nsw i64 %237, %38
  br i1 %228, label %239, label %250

239:
  %240 = add i64 %238, -32
  %241 = icmp ult i64 %240, -63
  br i1 %241, label %252, label %242

242:
  %243 = icmp sgt i64 %238, -1
  %244 = trunc nsw i64 %238 to i32
  br i1 %243, label %245, label %247

245:
  %246 = lshr i32 %3, %244
  br label %252

247:
  %248 = sub nsw i32 0, %244
  %249 = shl i32 %3, %248
  br label %252

250:
  %251 = tail call preserve_allcc i32 @words_of(i32 %3, i64 %238, i32 %89, i32 %212, i32 %37)
  br label %252

252:
  %253 = phi i32 [ %251, %250 ], [ 0, %239 ], [ %246, %245 ], [ %249, %247 ]
  %254 = load i64, ptr %229, align 8
  %255 = shl i64 %238, 7
  %256 = and i64 %255, 32640
  %257 = or i64 %256, %230
  %258 = xor i64 %257, 16384
  %259 = or i64 %254, %258
  %260 = load ptr, ptr %231, align 8
  %261 = getelementptr inbounds nuw %struct.ScreenLine, ptr %260, i64 %234
  %262 = icmp ne i32 %253, 0
  %263 = load i64, ptr %12, align 8
  %264 = icmp ult i64 %235, %263
  %265 = select i1 %262, i1 %264, i1 false
  br i1 %265, label %266, label %481

266:
  %267 = load i64, ptr %261, align 8
  %268 = load i64, ptr %232, align 8
  %269 = icmp eq i64 %267, %268
  br i1 %269, label %270, label %329

270:
  %271 = load ptr, ptr %10, align 8
  %272 = getelementptr inbounds nuw i8, ptr %271, i64 4
  %273 = load i32, ptr %272, align 4
  switch i32 %273, label %292 [
    i32 3, label %274
    i32 0, label %274
  ]

274:
  %275 = getelementptr inbounds nuw i8, ptr %261, i64 32
  %276 = load i64, ptr %275, align 8
  %277 = icmp eq i64 %276, %259
  br i1 %277, label %278, label %329

278:
  %279 = getelementptr inbounds nuw i8, ptr %261, i64 56
  %280 = load i32, ptr %279, align 8
  %281 = xor i32 %280, -1
  %282 = and i32 %253, %281
  %283 = icmp eq i32 %282, 0
  br i1 %283, label %284, label %329

284:
  %285 = getelementptr inbounds nuw i8, ptr %261, i64 48
  %286 = load i32, ptr %285, align 8
  %287 = getelementptr inbounds nuw i8, ptr %261, i64 52
  %288 = load i32, ptr %287, align 4
  %289 = or i32 %288, %286
  %290 = and i32 %289, %253
  %291 = icmp eq i32 %290, 0
  br i1 %291, label %481, label %329

292:
  %293 = and i64 %254, 7
  %294 = icmp eq i64 %293, 0
  br i1 %294, label %329, label %295

295:
  %296 = getelementptr inbounds nuw i8, ptr %261, i64 48
  %297 = load i32, ptr %296, align 8
  %298 = xor i32 %297, -1
  %299 = and i32 %253, %298
  %300 = icmp eq i32 %299, 0
  br i1 %300, label %301, label %329

301:
  %302 = getelementptr inbounds nuw i8, ptr %261, i64 16
  %303 = load i64, ptr %302, align 8
  %304 = and i64 %303, 120
  %305 = icmp eq i64 %304, 120
  br i1 %305, label %306, label %329

306:
  %307 = icmp ugt i64 %303, -1099511627777
  %308 = xor i64 %303, %259
  %309 = icmp ult i64 %308, 16777216
  %310 = select i1 %307, i1 true, i1 %309
  br i1 %310, label %311, label %329

311:
  %312 = and i64 %303, 7
  %313 = icmp ne i64 %312, 0
  %314 = xor i64 %303, %254
  %315 = and i64 %314, 7
  %316 = icmp eq i64 %315, 0
  %317 = select i1 %313, i1 %316, i1 false
  br i1 %317, label %318, label %329

318:
  %319 = getelementptr inbounds nuw i8, ptr %261, i64 52
  %320 = load i32, ptr %319, align 4
  %321 = getelementptr inbounds nuw i8, ptr %261, i64 56
  %322 = load i32, ptr %321, align 8
  %323 = or i32 %322, %320
  %324 = getelementptr inbounds nuw i8, ptr %261, i64 60
  %325 = load i32, ptr %324, align 4
  %326 = or i32 %323, %325
  %327 = and i32 %326, %253
  %328 = icmp eq i32 %327, 0
  br i1 %328, label %481, label %329

329:
  %330 = load i8, ptr %14, align 4
  %331 = trunc nuw i8 %330 to i1
  br i1 %331, label %346, label %332

332:
  %333 = load ptr, ptr %7, align 8
  %334 = getelementptr inbounds nuw i8, ptr %333, i64 37672
  %335 = load i32, ptr %334, align 8
  %336 = icmp eq i32 %335, 0
  br i1 %336, label %337, label %346

337:
  %338 = getelementptr inbounds nuw i8, ptr %261, i64 8
  br label %339

339:
  %340 = atomicrmw or ptr %338, i64 1 acquire, align 8
  %341 = and i64 %340, 1
  %342 = icmp eq i64 %341, 0
  br i1 %342, label %343, label %339

343:
  %344 = load i64, ptr %261, align 8
  %345 = load i64, ptr %232, align 8
  br label %346

346:
  %347 = phi i64 [ %268, %332 ], [ %268, %329 ], [ %345, %343 ]
  %348 = phi i64 [ %267, %332 ], [ %267, %329 ], [ %344, %343 ]
  %349 = phi i1 [ false, %332 ], [ false, %329 ], [ true, %343 ]
  %350 = icmp eq i64 %348, %347
  br i1 %350, label %403, label %351

351:
  %352 = load ptr, ptr %10, align 8
  %353 = getelementptr inbounds nuw i8, ptr %352, i64 4
  %354 = load i32, ptr %353, align 4
  %355 = icmp eq i32 %354, 0
  %356 = icmp eq i32 %354, 3
  %357 = or i1 %355, %356
  %358 = select i1 %357, i32 2, i32 0
  store i64 %347, ptr %261, align 8
  %359 = getelementptr inbounds nuw i8, ptr %261, i64 48
  %360 = getelementptr inbounds nuw i8, ptr %261, i64 60
  store i32 0, ptr %360, align 4
  %361 = getelementptr inbounds nuw i8, ptr %261, i64 52
  store i32 0, ptr %361, align 4
  %362 = zext nneg i32 %358 to i64
  %363 = getelementptr inbounds nuw i32, ptr %359, i64 %362
  store i32 %253, ptr %363, align 4
  %364 = sub nuw nsw i32 2, %358
  %365 = zext nneg i32 %364 to i64
  %366 = getelementptr inbounds nuw i32, ptr %359, i64 %365
  store i32 0, ptr %366, align 4
  %367 = getelementptr inbounds nuw i8, ptr %261, i64 16
  %368 = getelementptr inbounds nuw i64, ptr %367, i64 %362
  store i64 %259, ptr %368, align 8
  %369 = load i8, ptr %14, align 4
  %370 = trunc nuw i8 %369 to i1
  %371 = getelementptr inbounds nuw i8, ptr %261, i64 8
  br i1 %370, label %372, label %397

372:
  store i64 0, ptr %371, align 8
  switch i32 %354, label %461 [
    i32 3, label %373
    i32 0, label %373
  ]

373:
  %374 = load ptr, ptr %7, align 8
  %375 = getelementptr inbounds nuw i8, ptr %374, i64 37676
  %376 = load i32, ptr %375, align 4
  %377 = icmp eq i32 %376, 0
  br i1 %377, label %378, label %461

378:
  %379 = load i32, ptr %359, align 8
  %380 = load i32, ptr %361, align 4
  %381 = or i32 %380, %379
  %382 = icmp eq i32 %381, 0
  br i1 %382, label %383, label %461

383:
  %384 = getelementptr inbounds nuw i8, ptr %261, i64 32
  %385 = load i64, ptr %384, align 8
  %386 = and i64 %385, 71
  %387 = icmp eq i64 %386, 64
  br i1 %387, label %388, label %461

388:
  %389 = getelementptr inbounds nuw i8, ptr %261, i64 56
  store i32 -1, ptr %389, align 8
  store i32 0, ptr %360, align 4
  %390 = and i64 %385, 120
  %391 = icmp eq i64 %390, 120
  %392 = shl i64 %347, 10
  %393 = lshr i64 %385, 15
  %394 = and i64 %393, 1023
  %395 = select i1 %391, i64 1023, i64 %394
  %396 = or disjoint i64 %395, %392
  store i64 %396, ptr %371, align 8
  br label %461

397:
  %398 = load i64, ptr %371, align 8
  %399 = and i64 %398, 1
  store i64 %399, ptr %371, align 8
  switch i32 %354, label %400 [
    i32 3, label %461
    i32 0, label %461
  ]

400:
  %401 = or disjoint i64 %399, 2
  store i64 %401, ptr %371, align 8
  %402 = call preserve_allcc i1 @save(ptr %7, i64 %234)
  br label %461

403:
  %404 = and i64 %259, 64
  %405 = icmp eq i64 %404, 0
  br i1 %405, label %406, label %459

406:
  %407 = getelementptr inbounds nuw i8, ptr %261, i64 48
  %408 = getelementptr inbounds nuw i8, ptr %261, i64 56
  %409 = load i32, ptr %408, align 8
  %410 = icmp eq i32 %409, 0
  %411 = getelementptr inbounds nuw i8, ptr %261, i64 52
  %412 = load i32, ptr %411, align 4
  %413 = getelementptr inbounds nuw i8, ptr %261, i64 60
  %414 = load i32, ptr %413, align 4
  %415 = or i32 %414, %412
  %416 = icmp eq i32 %415, 0
  br i1 %416, label %417, label %459

417:
  %418 = load i32, ptr %407, align 8
  %419 = icmp eq i32 %418, 0
  br i1 %419, label %424, label %420

420:
  %421 = getelementptr inbounds nuw i8, ptr %261, i64 16
  %422 = load i64, ptr %421, align 8
  %423 = icmp eq i64 %422, %259
  br i1 %423, label %424, label %459

424:
  br i1 %410, label %429, label %425

425:
  %426 = getelementptr inbounds nuw i8, ptr %261, i64 32
  %427 = load i64, ptr %426, align 8
  %428 = icmp eq i64 %427, %259
  br i1 %428, label %429, label %459

429:
  %430 = load ptr, ptr %10, align 8
  %431 = getelementptr inbounds nuw i8, ptr %430, i64 4
  %432 = load i32, ptr %431, align 4
  switch i32 %432, label %436 [
    i32 3, label %459
    i32 0, label %433
  ]

433:
  %434 = getelementptr inbounds nuw i8, ptr %261, i64 32
  store i64 %259, ptr %434, align 8
  %435 = or i32 %409, %253
  store i32 %435, ptr %408, align 8
  br label %461

436:
  %437 = load i8, ptr %14, align 4
  %438 = trunc nuw i8 %437 to i1
  %439 = getelementptr inbounds nuw i8, ptr %261, i64 8
  br i1 %438, label %440, label %441

440:
  store i64 0, ptr %439, align 8
  br label %452

441:
  %442 = load i64, ptr %439, align 8
  %443 = and i64 %442, 2
  %444 = icmp eq i64 %443, 0
  br i1 %444, label %445, label %452

445:
  %446 = call preserve_allcc i1 @save(ptr %7, i64 %234)
  br i1 %446, label %447, label %459

447:
  %448 = load i64, ptr %439, align 8
  %449 = or i64 %448, 2
  store i64 %449, ptr %439, align 8
  %450 = load i32, ptr %407, align 8
  %451 = load i32, ptr %408, align 8
  br label %452

452:
  %453 = phi i32 [ %451, %447 ], [ %409, %441 ], [ %409, %440 ]
  %454 = phi i32 [ %450, %447 ], [ %418, %441 ], [ %418, %440 ]
  %455 = getelementptr inbounds nuw i8, ptr %261, i64 16
  store i64 %259, ptr %455, align 8
  %456 = or i32 %454, %253
  store i32 %456, ptr %407, align 8
  %457 = xor i32 %253, -1
  %458 = and i32 %453, %457
  store i32 %458, ptr %408, align 8
  br label %461

459:
  %460 = call preserve_allcc i1 @judge_again(ptr %7, ptr %261, i64 %234, i64 %259, i32 %253)
  br label %461

461:
  %462 = phi i1 [ true, %388 ], [ %460, %459 ], [ %402, %400 ], [ true, %372 ], [ true, %397 ], [ true, %373 ], [ true,
      %378 ], [ true, %383 ], [ true, %452 ], [ true, %433 ], [ true, %397 ]
  br i1 %349, label %463, label %466

463:
  %464 = getelementptr inbounds nuw i8, ptr %261, i64 8
  %465 = atomicrmw and ptr %464, i64 -2 release, align 8
  br i1 %462, label %481, label %467

466:
  br i1 %462, label %481, label %467

467:
  %468 = load ptr, ptr %7, align 8
  %469 = load ptr, ptr %10, align 8
  %470 = getelementptr inbounds nuw i8, ptr %469, i64 20
  %471 = load i32, ptr %470, align 4
  %472 = load i32, ptr %11, align 8
  %473 = tail call i32 @llvm.cttz.i32(i32 %472, i1 false)
  %474 = getelementptr inbounds nuw i8, ptr %468, i64 328
  store i32 22, ptr %474, align 8
  %475 = getelementptr inbounds nuw i8, ptr %468, i64 332
  store i32 %471, ptr %475, align 4
  %476 = getelementptr inbounds nuw i8, ptr %468, i64 336
  store i32 %473, ptr %476, align 8
  %477 = getelementptr inbounds nuw i8, ptr %468, i64 352
  store i64 0, ptr %477, align 8
  %478 = getelementptr inbounds nuw i8, ptr %468, i64 368
  store i32 0, ptr %478, align 8
  %479 = getelementptr inbounds nuw i8, ptr %468, i64 360
  store i32 0, ptr %479, align 8
  %480 = getelementptr inbounds nuw i8, ptr %468, i64 364
  store i32 0, ptr %480, align 4
  br label %1348

481:
  %482 = add nuw nsw i64 %234, 1
  %483 = icmp eq i64 %234, %222
  br i1 %483, label %1348, label %233

484:
  %485 = load i32, ptr %4, align 8
  %486 = zext nneg i32 %16 to i64
  %487 = shl nuw nsw i64 %486, 20
  %488 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %489 = load i32, ptr %488, align 4
  %490 = zext i32 %489 to i64
  %491 = shl nuw nsw i64 %490, 15
  %492 = or i64 %491, %487
  %493 = icmp eq i32 %485, 2
  br i1 %493, label %499, label %494

494:
  %495 = icmp eq i32 %485, 0
  %496 = and i64 %40, -4294967296
  %497 = icmp eq i64 %496, 4294967296
  %498 = and i1 %497, %495
  br i1 %498, label %499, label %521

499:
  %500 = and i64 %40, 4294967295
  %501 = and i64 %492, 16744448
  %502 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %503 = load i32, ptr %502, align 8
  %504 = zext i32 %503 to i64
  %505 = or i64 %501, %504
  %506 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %505, ptr %506, align 8
  store i64 0, ptr %13, align 8
  %507 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %508 = load i32, ptr %507, align 8
  %509 = zext i32 %508 to i64
  store i64 %509, ptr %12, align 8
  %510 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %511 = load ptr, ptr %510, align 8
  %512 = getelementptr inbounds nuw i8, ptr %7, i64 56
  store ptr %511, ptr %512, align 8
  %513 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %514 = load i64, ptr %513, align 8
  %515 = shl i64 %514, 16
  %516 = lshr i32 %16, 4
  %517 = zext nneg i32 %516 to i64
  %518 = or disjoint i64 %515, %517
  %519 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %518, ptr %519, align 8
  store i8 1, ptr %14, align 4
  %520 = icmp samesign ult i64 %500, %509
  br i1 %520, label %576, label %610

521:
  switch i32 %485, label %610 [
    i32 1, label %527
    i32 0, label %522
  ]

522:
  %523 = lshr i64 %40, 32
  %524 = trunc nuw i64 %523 to i32
  %525 = add i32 %524, -1
  %526 = icmp ult i32 %525, 4
  br i1 %526, label %610, label %527

527:
  %528 = load i64, ptr %1, align 8
  %529 = shl i64 %528, 40
  %530 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %531 = load i32, ptr %530, align 4
  %532 = zext i32 %531 to i64
  %533 = or disjoint i64 %529, %532
  %534 = or i64 %533, %492
  %535 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %534, ptr %535, align 8
  %536 = getelementptr inbounds nuw i8, ptr %0, i64 37640
  %537 = load i64, ptr %536, align 8
  %538 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %537, ptr %538, align 8
  store i8 0, ptr %14, align 4
  %539 = ptrtoint ptr %4 to i64
  %540 = getelementptr inbounds nuw i8, ptr %0, i64 37680
  %541 = udiv i64 %539, 40
  %542 = and i64 %541, 63
  %543 = getelementptr inbounds nuw %struct.ScreenCache, ptr %540, i64 %542
  %544 = load i64, ptr %543, align 8
  %545 = icmp eq i64 %544, %539
  br i1 %545, label %546, label %553

546:
  %547 = getelementptr inbounds nuw i8, ptr %543, i64 8
  %548 = load i64, ptr %547, align 8
  %549 = sub i64 %40, %548
  %550 = getelementptr inbounds nuw i8, ptr %543, i64 16
  %551 = load i64, ptr %550, align 8
  %552 = icmp ult i64 %549, %551
  br i1 %552, label %564, label %553

553:
  %554 = call preserve_allcc i32 @search(ptr %7, i64 %40, ptr %543)
  %555 = icmp eq i32 %554, 0
  br i1 %555, label %610, label %556

556:
  %557 = getelementptr inbounds nuw i8, ptr %543, i64 8
  %558 = load i64, ptr %557, align 8
  %559 = load i8, ptr %14, align 4
  %560 = trunc nuw i8 %559 to i1
  %561 = getelementptr inbounds nuw i8, ptr %543, i64 16
  %562 = load i64, ptr %561, align 8
  %563 = load ptr, ptr %10, align 8
  br label %564

564:
  %565 = phi ptr [ %563, %556 ], [ %4, %546 ]
  %566 = phi i64 [ %562, %556 ], [ %551, %546 ]
  %567 = phi i1 [ %560, %556 ], [ false, %546 ]
  %568 = phi i64 [ %558, %556 ], [ %548, %546 ]
  store i64 %568, ptr %13, align 8
  store i64 %566, ptr %12, align 8
  %569 = getelementptr inbounds nuw i8, ptr %543, i64 24
  %570 = load i64, ptr %569, align 8
  %571 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store i64 %570, ptr %571, align 8
  %572 = getelementptr inbounds nuw i8, ptr %543, i64 32
  %573 = load ptr, ptr %572, align 8
  %574 = getelementptr inbounds nuw i8, ptr %7, i64 56
  store ptr %573, ptr %574, align 8
  %575 = icmp eq ptr %573, null
  br label %576

576:
  %577 = phi ptr [ %565, %564 ], [ %4, %499 ]
  %578 = phi i64 [ %566, %564 ], [ %509, %499 ]
  %579 = phi i64 [ %568, %564 ], [ 0, %499 ]
  %580 = phi i1 [ %567, %564 ], [ true, %499 ]
  %581 = phi i1 [ %575, %564 ], [ false, %499 ]
  br label %582

582:
  %583 = phi i64 [ %579, %576 ], [ %605, %604 ]
  %584 = phi i32 [ %3, %576 ], [ %607, %604 ]
  %585 = tail call i32 @llvm.cttz.i32(i32 %584, i1 true)
  %586 = zext nneg i32 %585 to i64
  %587 = getelementptr inbounds nuw i64, ptr %34, i64 %586
  %588 = load i64, ptr %587, align 8
  br i1 %580, label %589, label %593

589:
  %590 = and i64 %588, 4294967295
  %591 = sub i64 %590, %579
  %592 = icmp ult i64 %591, %578
  br i1 %592, label %596, label %610

593:
  %594 = sub i64 %588, %583
  %595 = icmp ult i64 %594, %578
  br i1 %595, label %604, label %610

596:
  %597 = load i32, ptr %577, align 8
  %598 = icmp eq i32 %597, 2
  br i1 %598, label %604, label %599

599:
  %600 = icmp eq i32 %597, 0
  %601 = and i64 %588, -4294967296
  %602 = icmp eq i64 %601, 4294967296
  %603 = and i1 %602, %600
  br i1 %603, label %604, label %610

604:
  %605 = phi i64 [ %579, %596 ], [ %583, %593 ], [ %579, %599 ]
  %606 = add i32 %584, -1
  %607 = and i32 %606, %584
  %608 = icmp eq i32 %607, 0
  br i1 %608, label %609, label %582

609:
  br i1 %581, label %615, label %610

610:
  %611 = phi i1 [ true, %609 ], [ false, %522 ], [ false, %499 ], [ false, %521 ], [ false, %553 ], [ false, %589 ], [
      false, %593 ], [ false, %599 ]
  %612 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %613 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %614 = getelementptr inbounds nuw i8, ptr %7, i64 24
  br label %631

615:
  %616 = getelementptr inbounds nuw i8, ptr %577, i64 4
  %617 = load i32, ptr %616, align 4
  switch i32 %617, label %618 [
    i32 3, label %1348
    i32 0, label %1348
  ]

618:
  %619 = load ptr, ptr %7, align 8
  %620 = getelementptr inbounds nuw i8, ptr %577, i64 20
  %621 = load i32, ptr %620, align 4
  %622 = load i32, ptr %11, align 8
  %623 = tail call i32 @llvm.cttz.i32(i32 %622, i1 false)
  %624 = getelementptr inbounds nuw i8, ptr %619, i64 328
  store i32 22, ptr %624, align 8
  %625 = getelementptr inbounds nuw i8, ptr %619, i64 332
  store i32 %621, ptr %625, align 4
  %626 = getelementptr inbounds nuw i8, ptr %619, i64 336
  store i32 %623, ptr %626, align 8
  %627 = getelementptr inbounds nuw i8, ptr %619, i64 352
  store i64 0, ptr %627, align 8
  %628 = getelementptr inbounds nuw i8, ptr %619, i64 368
  store i32 0, ptr %628, align 8
  %629 = getelementptr inbounds nuw i8, ptr %619, i64 360
  store i32 0, ptr %629, align 8
  %630 = getelementptr inbounds nuw i8, ptr %619, i64 364
  store i32 0, ptr %630, align 4
  br label %1348

631:
  %632 = phi i32 [ %3, %610 ], [ %892, %890 ]
  %633 = tail call i32 @llvm.cttz.i32(i32 %632, i1 true)
  br i1 %611, label %634, label %884

634:
  %635 = load i8, ptr %14, align 4
  %636 = trunc nuw i8 %635 to i1
  %637 = zext nneg i32 %633 to i64
  %638 = getelementptr inbounds nuw i64, ptr %34, i64 %637
  %639 = load i64, ptr %638, align 8
  %640 = and i64 %639, 4294967295
  %641 = select i1 %636, i64 %640, i64 %639
  %642 = load i64, ptr %13, align 8
  %643 = load i64, ptr %612, align 8
  %644 = shl nuw nsw i32 %633, 7
  %645 = or disjoint i32 %644, 16440
  %646 = zext nneg i32 %645 to i64
  %647 = or i64 %643, %646
  %648 = sub i64 %641, %642
  %649 = and i64 %648, 127
  %650 = lshr i64 %648, 7
  %651 = load ptr, ptr %10, align 8
  %652 = getelementptr inbounds nuw i8, ptr %651, i64 8
  %653 = load i32, ptr %652, align 8
  %654 = zext i32 %653 to i64
  %655 = add nsw i64 %649, -1
  %656 = add nsw i64 %655, %654
  %657 = lshr i64 %649, 2
  %658 = trunc nuw nsw i64 %657 to i32
  %659 = shl nsw i32 -1, %658
  %660 = tail call i64 @llvm.umin.i64(i64 %656, i64 127)
  %661 = lshr i64 %660, 2
  %662 = trunc nuw nsw i64 %661 to i32
  %663 = xor i32 %662, 31
  %664 = lshr i32 -1, %663
  %665 = and i32 %664, %659
  %666 = load ptr, ptr %613, align 8
  %667 = getelementptr inbounds nuw %struct.ScreenLine, ptr %666, i64 %650
  %668 = icmp eq i32 %665, 0
  br i1 %668, label %890, label %669

669:
  %670 = and i64 %648, -128
  %671 = load i64, ptr %12, align 8
  %672 = icmp ult i64 %670, %671
  br i1 %672, label %673, label %890

673:
  %674 = load i64, ptr %667, align 8
  %675 = load i64, ptr %614, align 8
  %676 = icmp eq i64 %674, %675
  br i1 %676, label %677, label %734

677:
  %678 = getelementptr inbounds nuw i8, ptr %651, i64 4
  %679 = load i32, ptr %678, align 4
  switch i32 %679, label %698 [
    i32 3, label %680
    i32 0, label %680
  ]

680:
  %681 = getelementptr inbounds nuw i8, ptr %667, i64 32
  %682 = load i64, ptr %681, align 8
  %683 = icmp eq i64 %682, %647
  br i1 %683, label %684, label %734

684:
  %685 = getelementptr inbounds nuw i8, ptr %667, i64 56
  %686 = load i32, ptr %685, align 8
  %687 = xor i32 %686, -1
  %688 = and i32 %665, %687
  %689 = icmp eq i32 %688, 0
  br i1 %689, label %690, label %734

690:
  %691 = getelementptr inbounds nuw i8, ptr %667, i64 48
  %692 = load i32, ptr %691, align 8
  %693 = getelementptr inbounds nuw i8, ptr %667, i64 52
  %694 = load i32, ptr %693, align 4
  %695 = or i32 %694, %692
  %696 = and i32 %695, %665
  %697 = icmp eq i32 %696, 0
  br i1 %697, label %890, label %734

698:
  %699 = and i64 %643, 7
  %700 = icmp eq i64 %699, 0
  br i1 %700, label %734, label %701

701:
  %702 = getelementptr inbounds nuw i8, ptr %667, i64 48
  %703 = load i32, ptr %702, align 8
  %704 = xor i32 %703, -1
  %705 = and i32 %665, %704
  %706 = icmp eq i32 %705, 0
  br i1 %706, label %707, label %734

707:
  %708 = getelementptr inbounds nuw i8, ptr %667, i64 16
  %709 = load i64, ptr %708, align 8
  %710 = and i64 %709, 120
  %711 = icmp eq i64 %710, 120
  br i1 %711, label %712, label %734

712:
  %713 = icmp ugt i64 %709, -1099511627777
  %714 = xor i64 %709, %643
  %715 = icmp ult i64 %714, 16777216
  %716 = select i1 %713, i1 true, i1 %715
  br i1 %716, label %717, label %734

717:
  %718 = and i64 %709, 7
  %719 = icmp ne i64 %718, 0
  %720 = and i64 %714, 7
  %721 = icmp eq i64 %720, 0
  %722 = select i1 %719, i1 %721, i1 false
  br i1 %722, label %723, label %734

723:
  %724 = getelementptr inbounds nuw i8, ptr %667, i64 52
  %725 = load i32, ptr %724, align 4
  %726 = getelementptr inbounds nuw i8, ptr %667, i64 56
  %727 = load i32, ptr %726, align 8
  %728 = or i32 %727, %725
  %729 = getelementptr inbounds nuw i8, ptr %667, i64 60
  %730 = load i32, ptr %729, align 4
  %731 = or i32 %728, %730
  %732 = and i32 %731, %665
  %733 = icmp eq i32 %732, 0
  br i1 %733, label %890, label %734

734:
  br i1 %636, label %749, label %735

735:
  %736 = load ptr, ptr %7, align 8
  %737 = getelementptr inbounds nuw i8, ptr %736, i64 37672
  %738 = load i32, ptr %737, align 8
  %739 = icmp eq i32 %738, 0
  br i1 %739, label %740, label %749

740:
  %741 = getelementptr inbounds nuw i8, ptr %667, i64 8
  br label %742

742:
  %743 = atomicrmw or ptr %741, i64 1 acquire, align 8
  %744 = and i64 %743, 1
  %745 = icmp eq i64 %744, 0
  br i1 %745, label %746, label %742

746:
  %747 = load i64, ptr %667, align 8
  %748 = load i64, ptr %614, align 8
  br label %749

749:
  %750 = phi i64 [ %675, %735 ], [ %675, %734 ], [ %748, %746 ]
  %751 = phi i64 [ %674, %735 ], [ %674, %734 ], [ %747, %746 ]
  %752 = phi i1 [ false, %735 ], [ false, %734 ], [ true, %746 ]
  %753 = icmp eq i64 %751, %750
  br i1 %753, label %806, label %754

754:
  %755 = load ptr, ptr %10, align 8
  %756 = getelementptr inbounds nuw i8, ptr %755, i64 4
  %757 = load i32, ptr %756, align 4
  %758 = icmp eq i32 %757, 0
  %759 = icmp eq i32 %757, 3
  %760 = or i1 %758, %759
  %761 = select i1 %760, i32 2, i32 0
  store i64 %750, ptr %667, align 8
  %762 = getelementptr inbounds nuw i8, ptr %667, i64 48
  %763 = getelementptr inbounds nuw i8, ptr %667, i64 60
  store i32 0, ptr %763, align 4
  %764 = getelementptr inbounds nuw i8, ptr %667, i64 52
  store i32 0, ptr %764, align 4
  %765 = zext nneg i32 %761 to i64
  %766 = getelementptr inbounds nuw i32, ptr %762, i64 %765
  store i32 %665, ptr %766, align 4
  %767 = sub nuw nsw i32 2, %761
  %768 = zext nneg i32 %767 to i64
  %769 = getelementptr inbounds nuw i32, ptr %762, i64 %768
  store i32 0, ptr %769, align 4
  %770 = getelementptr inbounds nuw i8, ptr %667, i64 16
  %771 = getelementptr inbounds nuw i64, ptr %770, i64 %765
  store i64 %647, ptr %771, align 8
  %772 = load i8, ptr %14, align 4
  %773 = trunc nuw i8 %772 to i1
  %774 = getelementptr inbounds nuw i8, ptr %667, i64 8
  br i1 %773, label %775, label %800

775:
  store i64 0, ptr %774, align 8
  switch i32 %757, label %864 [
    i32 3, label %776
    i32 0, label %776
  ]

776:
  %777 = load ptr, ptr %7, align 8
  %778 = getelementptr inbounds nuw i8, ptr %777, i64 37676
  %779 = load i32, ptr %778, align 4
  %780 = icmp eq i32 %779, 0
  br i1 %780, label %781, label %864

781:
  %782 = load i32, ptr %762, align 8
  %783 = load i32, ptr %764, align 4
  %784 = or i32 %783, %782
  %785 = icmp eq i32 %784, 0
  br i1 %785, label %786, label %864

786:
  %787 = getelementptr inbounds nuw i8, ptr %667, i64 32
  %788 = load i64, ptr %787, align 8
  %789 = and i64 %788, 71
  %790 = icmp eq i64 %789, 64
  br i1 %790, label %791, label %864

791:
  %792 = getelementptr inbounds nuw i8, ptr %667, i64 56
  store i32 -1, ptr %792, align 8
  store i32 0, ptr %763, align 4
  %793 = and i64 %788, 120
  %794 = icmp eq i64 %793, 120
  %795 = shl i64 %750, 10
  %796 = lshr i64 %788, 15
  %797 = and i64 %796, 1023
  %798 = select i1 %794, i64 1023, i64 %797
  %799 = or disjoint i64 %798, %795
  store i64 %799, ptr %774, align 8
  br label %864

800:
  %801 = load i64, ptr %774, align 8
  %802 = and i64 %801, 1
  store i64 %802, ptr %774, align 8
  switch i32 %757, label %803 [
    i32 3, label %864
    i32 0, label %864
  ]

803:
  %804 = or disjoint i64 %802, 2
  store i64 %804, ptr %774, align 8
  %805 = call preserve_allcc i1 @save(ptr %7, i64 %650)
  br label %864

806:
  %807 = and i64 %643, 64
  %808 = icmp eq i64 %807, 0
  br i1 %808, label %809, label %862

809:
  %810 = getelementptr inbounds nuw i8, ptr %667, i64 48
  %811 = getelementptr inbounds nuw i8, ptr %667, i64 56
  %812 = load i32, ptr %811, align 8
  %813 = icmp eq i32 %812, 0
  %814 = getelementptr inbounds nuw i8, ptr %667, i64 52
  %815 = load i32, ptr %814, align 4
  %816 = getelementptr inbounds nuw i8, ptr %667, i64 60
  %817 = load i32, ptr %816, align 4
  %818 = or i32 %817, %815
  %819 = icmp eq i32 %818, 0
  br i1 %819, label %820, label %862

820:
  %821 = load i32, ptr %810, align 8
  %822 = icmp eq i32 %821, 0
  br i1 %822, label %827, label %823

823:
  %824 = getelementptr inbounds nuw i8, ptr %667, i64 16
  %825 = load i64, ptr %824, align 8
  %826 = icmp eq i64 %825, %647
  br i1 %826, label %827, label %862

827:
  br i1 %813, label %832, label %828

828:
  %829 = getelementptr inbounds nuw i8, ptr %667, i64 32
  %830 = load i64, ptr %829, align 8
  %831 = icmp eq i64 %830, %647
  br i1 %831, label %832, label %862

832:
  %833 = load ptr, ptr %10, align 8
  %834 = getelementptr inbounds nuw i8, ptr %833, i64 4
  %835 = load i32, ptr %834, align 4
  switch i32 %835, label %839 [
    i32 3, label %862
    i32 0, label %836
  ]

836:
  %837 = getelementptr inbounds nuw i8, ptr %667, i64 32
  store i64 %647, ptr %837, align 8
  %838 = or i32 %812, %665
  store i32 %838, ptr %811, align 8
  br label %864

839:
  %840 = load i8, ptr %14, align 4
  %841 = trunc nuw i8 %840 to i1
  %842 = getelementptr inbounds nuw i8, ptr %667, i64 8
  br i1 %841, label %843, label %844

843:
  store i64 0, ptr %842, align 8
  br label %855

844:
  %845 = load i64, ptr %842, align 8
  %846 = and i64 %845, 2
  %847 = icmp eq i64 %846, 0
  br i1 %847, label %848, label %855

848:
  %849 = call preserve_allcc i1 @save(ptr %7, i64 %650)
  br i1 %849, label %850, label %862

850:
  %851 = load i64, ptr %842, align 8
  %852 = or i64 %851, 2
  store i64 %852, ptr %842, align 8
  %853 = load i32, ptr %810, align 8
  %854 = load i32, ptr %811, align 8
  br label %855

855:
  %856 = phi i32 [ %854, %850 ], [ %812, %844 ], [ %812, %843 ]
  %857 = phi i32 [ %853, %850 ], [ %821, %844 ], [ %821, %843 ]
  %858 = getelementptr inbounds nuw i8, ptr %667, i64 16
  store i64 %647, ptr %858, align 8
  %859 = or i32 %857, %665
  store i32 %859, ptr %810, align 8
  %860 = xor i32 %665, -1
  %861 = and i32 %856, %860
  store i32 %861, ptr %811, align 8
  br label %864

862:
  %863 = call preserve_allcc i1 @judge_again(ptr %7, ptr %667, i64 %650, i64 %647, i32 %665)
  br label %864

864:
  %865 = phi i1 [ true, %791 ], [ %863, %862 ], [ %805, %803 ], [ true, %775 ], [ true, %800 ], [ true, %776 ], [ true,
      %781 ], [ true, %786 ], [ true, %855 ], [ true, %836 ], [ true, %800 ]
  br i1 %752, label %866, label %869

866:
  %867 = getelementptr inbounds nuw i8, ptr %667, i64 8
  %868 = atomicrmw and ptr %867, i64 -2 release, align 8
  br i1 %865, label %890, label %870

869:
  br i1 %865, label %890, label %870

870:
  %871 = load ptr, ptr %7, align 8
  %872 = load ptr, ptr %10, align 8
  %873 = getelementptr inbounds nuw i8, ptr %872, i64 20
  %874 = load i32, ptr %873, align 4
  %875 = load i32, ptr %11, align 8
  %876 = tail call i32 @llvm.cttz.i32(i32 %875, i1 false)
  %877 = getelementptr inbounds nuw i8, ptr %871, i64 328
  store i32 22, ptr %877, align 8
  %878 = getelementptr inbounds nuw i8, ptr %871, i64 332
  store i32 %874, ptr %878, align 4
  %879 = getelementptr inbounds nuw i8, ptr %871, i64 336
  store i32 %876, ptr %879, align 8
  %880 = getelementptr inbounds nuw i8, ptr %871, i64 352
  store i64 0, ptr %880, align 8
  %881 = getelementptr inbounds nuw i8, ptr %871, i64 368
  store i32 0, ptr %881, align 8
  %882 = getelementptr inbounds nuw i8, ptr %871, i64 360
  store i32 0, ptr %882, align 8
  %883 = getelementptr inbounds nuw i8, ptr %871, i64 364
  store i32 0, ptr %883, align 4
  br label %1348

884:
  %885 = zext nneg i32 %633 to i64
  %886 = getelementptr inbounds nuw i64, ptr %34, i64 %885
  %887 = load i64, ptr %886, align 8
  %888 = call preserve_allcc i32 @screen_place(ptr %7, ptr %1, ptr %2, i64 %887, i32 %633)
  %889 = icmp eq i32 %888, 0
  br i1 %889, label %890, label %1348

890:
  %891 = add i32 %632, -1
  %892 = and i32 %891, %632
  %893 = icmp eq i32 %892, 0
  br i1 %893, label %1348, label %631

894:
  %895 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %896 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %897 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %898 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %899 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %900 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %901 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %902 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  br label %903

903:
  %904 = phi i64 [ 0, %894 ], [ %1344, %1343 ]
  %905 = getelementptr inbounds nuw %struct.ScreenRun, ptr %895, i64 %904
  %906 = getelementptr inbounds nuw i8, ptr %905, i64 4
  %907 = load i32, ptr %906, align 4
  %908 = sub i32 32, %907
  %909 = lshr i32 -1, %908
  %910 = load i32, ptr %905, align 8
  %911 = shl i32 %909, %910
  %912 = and i32 %911, %3
  %913 = getelementptr inbounds nuw i8, ptr %905, i64 8
  %914 = load i64, ptr %913, align 8
  %915 = add i64 %914, %5
  %916 = icmp eq i32 %912, 0
  br i1 %916, label %1343, label %917

917:
  %918 = getelementptr inbounds nuw i8, ptr %905, i64 16
  %919 = load i32, ptr %918, align 8
  %920 = icmp eq i32 %919, 8
  br i1 %920, label %921, label %948

921:
  %922 = tail call i32 @llvm.ctpop.i32(i32 %912)
  %923 = icmp samesign ult i32 %922, 2
  br i1 %923, label %942, label %924

924:
  %925 = load ptr, ptr %10, align 8
  %926 = getelementptr inbounds nuw i8, ptr %925, i64 4
  %927 = load i32, ptr %926, align 4
  %928 = icmp eq i32 %927, 1
  br i1 %928, label %929, label %944

929:
  %930 = load ptr, ptr %7, align 8
  %931 = getelementptr inbounds nuw i8, ptr %925, i64 20
  %932 = load i32, ptr %931, align 4
  %933 = load i32, ptr %11, align 8
  %934 = tail call i32 @llvm.cttz.i32(i32 %933, i1 false)
  %935 = getelementptr inbounds nuw i8, ptr %930, i64 328
  store i32 22, ptr %935, align 8
  %936 = getelementptr inbounds nuw i8, ptr %930, i64 332
  store i32 %932, ptr %936, align 4
  %937 = getelementptr inbounds nuw i8, ptr %930, i64 336
  store i32 %934, ptr %937, align 8
  %938 = getelementptr inbounds nuw i8, ptr %930, i64 352
  store i64 0, ptr %938, align 8
  %939 = getelementptr inbounds nuw i8, ptr %930, i64 368
  store i32 0, ptr %939, align 8
  %940 = getelementptr inbounds nuw i8, ptr %930, i64 360
  store i32 0, ptr %940, align 8
  %941 = getelementptr inbounds nuw i8, ptr %930, i64 364
  store i32 0, ptr %941, align 4
  br label %1348

942:
  %943 = tail call i32 @llvm.cttz.i32(i32 %912, i1 true)
  br label %944

944:
  %945 = phi i32 [ %943, %942 ], [ -1, %924 ]
  %946 = call preserve_allcc i32 @screen_place(ptr %7, ptr %1, ptr %2, i64 %915, i32 %945)
  %947 = icmp eq i32 %946, 0
  br i1 %947, label %1343, label %1348

948:
  %949 = tail call i32 @llvm.cttz.i32(i32 %912, i1 true)
  %950 = tail call i32 @llvm.ctlz.i32(i32 %912, i1 true)
  %951 = xor i32 %950, 31
  %952 = load ptr, ptr %10, align 8
  %953 = getelementptr inbounds nuw i8, ptr %952, i64 8
  %954 = load i32, ptr %953, align 8
  %955 = sub i32 %949, %910
  %956 = zext i32 %955 to i64
  %957 = zext i32 %919 to i64
  %958 = shl i64 %956, %957
  %959 = add i64 %958, %915
  %960 = sub nsw i32 %951, %949
  %961 = zext i32 %960 to i64
  %962 = shl i64 %961, %957
  %963 = zext i32 %954 to i64
  %964 = add i64 %962, %963
  %965 = load i32, ptr %952, align 8
  %966 = load i32, ptr %15, align 8
  %967 = zext i32 %966 to i64
  %968 = shl nuw nsw i64 %967, 20
  %969 = load i32, ptr %896, align 4
  %970 = zext i32 %969 to i64
  %971 = shl nuw nsw i64 %970, 15
  %972 = or i64 %971, %968
  %973 = icmp eq i32 %965, 2
  br i1 %973, label %979, label %974

974:
  %975 = icmp eq i32 %965, 0
  %976 = and i64 %959, -4294967296
  %977 = icmp eq i64 %976, 4294967296
  %978 = and i1 %977, %975
  br i1 %978, label %979, label %997

979:
  %980 = and i64 %959, 4294967295
  %981 = and i64 %972, 16744448
  %982 = getelementptr inbounds nuw i8, ptr %952, i64 16
  %983 = load i32, ptr %982, align 8
  %984 = zext i32 %983 to i64
  %985 = or i64 %981, %984
  store i64 %985, ptr %897, align 8
  store i64 0, ptr %13, align 8
  %986 = load ptr, ptr %7, align 8
  %987 = getelementptr inbounds nuw i8, ptr %986, i64 80
  %988 = load i32, ptr %987, align 8
  %989 = zext i32 %988 to i64
  store i64 %989, ptr %12, align 8
  %990 = load ptr, ptr %901, align 8
  store ptr %990, ptr %900, align 8
  %991 = load i64, ptr %902, align 8
  %992 = shl i64 %991, 16
  %993 = lshr i32 %966, 4
  %994 = zext nneg i32 %993 to i64
  %995 = or i64 %992, %994
  store i64 %995, ptr %898, align 8
  store i8 1, ptr %14, align 4
  %996 = icmp samesign ult i64 %980, %989
  br i1 %996, label %1064, label %1340

997:
  switch i32 %965, label %1340 [
    i32 1, label %1003
    i32 0, label %998
  ]

998:
  %999 = lshr i64 %959, 32
  %1000 = trunc nuw i64 %999 to i32
  %1001 = add i32 %1000, -1
  %1002 = icmp ult i32 %1001, 4
  br i1 %1002, label %1340, label %1003

1003:
  %1004 = load i64, ptr %1, align 8
  %1005 = shl i64 %1004, 40
  %1006 = getelementptr inbounds nuw i8, ptr %952, i64 12
  %1007 = load i32, ptr %1006, align 4
  %1008 = zext i32 %1007 to i64
  %1009 = or disjoint i64 %1005, %1008
  %1010 = or i64 %1009, %972
  store i64 %1010, ptr %897, align 8
  %1011 = load ptr, ptr %7, align 8
  %1012 = getelementptr inbounds nuw i8, ptr %1011, i64 37640
  %1013 = load i64, ptr %1012, align 8
  store i64 %1013, ptr %898, align 8
  store i8 0, ptr %14, align 4
  %1014 = ptrtoint ptr %952 to i64
  %1015 = getelementptr inbounds nuw i8, ptr %1011, i64 37680
  %1016 = udiv i64 %1014, 40
  %1017 = and i64 %1016, 63
  %1018 = getelementptr inbounds nuw %struct.ScreenCache, ptr %1015, i64 %1017
  %1019 = load i64, ptr %1018, align 8
  %1020 = icmp eq i64 %1019, %1014
  br i1 %1020, label %1021, label %1028

1021:
  %1022 = getelementptr inbounds nuw i8, ptr %1018, i64 8
  %1023 = load i64, ptr %1022, align 8
  %1024 = sub i64 %959, %1023
  %1025 = getelementptr inbounds nuw i8, ptr %1018, i64 16
  %1026 = load i64, ptr %1025, align 8
  %1027 = icmp ult i64 %1024, %1026
  br i1 %1027, label %1034, label %1028

1028:
  %1029 = call preserve_allcc i32 @search(ptr %7, i64 %959, ptr %1018)
  %1030 = icmp eq i32 %1029, 0
  br i1 %1030, label %1340, label %1031

1031:
  %1032 = getelementptr inbounds nuw i8, ptr %1018, i64 8
  %1033 = load i64, ptr %1032, align 8
  br label %1034

1034:
  %1035 = phi i64 [ %1033, %1031 ], [ %1023, %1021 ]
  store i64 %1035, ptr %13, align 8
  %1036 = getelementptr inbounds nuw i8, ptr %1018, i64 16
  %1037 = load i64, ptr %1036, align 8
  store i64 %1037, ptr %12, align 8
  %1038 = getelementptr inbounds nuw i8, ptr %1018, i64 24
  %1039 = load i64, ptr %1038, align 8
  store i64 %1039, ptr %899, align 8
  %1040 = getelementptr inbounds nuw i8, ptr %1018, i64 32
  %1041 = load ptr, ptr %1040, align 8
  store ptr %1041, ptr %900, align 8
  %1042 = icmp eq ptr %1041, null
  br i1 %1042, label %1043, label %1064

1043:
  %1044 = add i64 %964, %959
  %1045 = sub i64 %1044, %1035
  %1046 = icmp ugt i64 %1045, %1037
  br i1 %1046, label %1340, label %1047

1047:
  %1048 = load ptr, ptr %10, align 8
  %1049 = getelementptr inbounds nuw i8, ptr %1048, i64 4
  %1050 = load i32, ptr %1049, align 4
  switch i32 %1050, label %1051 [
    i32 3, label %1343
    i32 0, label %1343
  ]

1051:
  %1052 = load ptr, ptr %7, align 8
  %1053 = getelementptr inbounds nuw i8, ptr %1048, i64 20
  %1054 = load i32, ptr %1053, align 4
  %1055 = load i32, ptr %11, align 8
  %1056 = tail call i32 @llvm.cttz.i32(i32 %1055, i1 false)
  %1057 = getelementptr inbounds nuw i8, ptr %1052, i64 328
  store i32 22, ptr %1057, align 8
  %1058 = getelementptr inbounds nuw i8, ptr %1052, i64 332
  store i32 %1054, ptr %1058, align 4
  %1059 = getelementptr inbounds nuw i8, ptr %1052, i64 336
  store i32 %1056, ptr %1059, align 8
  %1060 = getelementptr inbounds nuw i8, ptr %1052, i64 352
  store i64 0, ptr %1060, align 8
  %1061 = getelementptr inbounds nuw i8, ptr %1052, i64 368
  store i32 0, ptr %1061, align 8
  %1062 = getelementptr inbounds nuw i8, ptr %1052, i64 360
  store i32 0, ptr %1062, align 8
  %1063 = getelementptr inbounds nuw i8, ptr %1052, i64 364
  store i32 0, ptr %1063, align 4
  br label %1348

1064:
  %1065 = phi i64 [ %1037, %1034 ], [ %989, %979 ]
  %1066 = phi i64 [ %1035, %1034 ], [ 0, %979 ]
  %1067 = phi i64 [ %959, %1034 ], [ %980, %979 ]
  %1068 = sub i64 %1067, %1066
  %1069 = trunc i64 %1068 to i32
  %1070 = shl nuw i32 1, %919
  %1071 = add i32 %1070, -1
  %1072 = and i32 %1071, %1069
  %1073 = add i64 %1068, %964
  %1074 = icmp ugt i64 %1073, %1065
  %1075 = add i32 %1072, %954
  %1076 = icmp ugt i32 %1075, %1070
  %1077 = select i1 %1074, i1 true, i1 %1076
  br i1 %1077, label %1340, label %1078

1078:
  %1079 = add i64 %1073, -1
  %1080 = lshr i64 %1079, 7
  %1081 = lshr i64 %1068, 7
  %1082 = icmp samesign ugt i64 %1081, %1080
  br i1 %1082, label %1343, label %1083

1083:
  %1084 = zext nneg i32 %949 to i64
  %1085 = zext nneg i32 %1072 to i64
  %1086 = sub i64 %1085, %1068
  %1087 = icmp eq i32 %919, 2
  %1088 = shl nuw nsw i64 %957, 3
  br label %1089

1089:
  %1090 = phi i64 [ %1081, %1083 ], [ %1324, %1323 ]
  %1091 = shl nuw i64 %1090, 7
  %1092 = add i64 %1086, %1091
  %1093 = ashr i64 %1092, %957
  %1094 = add nsw i64 %1093, %1084
  br i1 %1087, label %1095, label %1106

1095:
  %1096 = add i64 %1094, -32
  %1097 = icmp ult i64 %1096, -63
  br i1 %1097, label %1108, label %1098

1098:
  %1099 = icmp sgt i64 %1094, -1
  %1100 = trunc nsw i64 %1094 to i32
  br i1 %1099, label %1101, label %1103

1101:
  %1102 = lshr i32 %912, %1100
  br label %1108

1103:
  %1104 = sub nsw i32 0, %1100
  %1105 = shl i32 %912, %1104
  br label %1108

1106:
  %1107 = tail call preserve_allcc i32 @words_of(i32 %912, i64 %1094, i32 %919, i32 %1072, i32 %954)
  br label %1108

1108:
  %1109 = phi i32 [ %1107, %1106 ], [ 0, %1095 ], [ %1102, %1101 ], [ %1105, %1103 ]
  %1110 = load i64, ptr %897, align 8
  %1111 = shl i64 %1094, 7
  %1112 = and i64 %1111, 32640
  %1113 = xor i64 %1112, 16384
  %1114 = or i64 %1113, %1088
  %1115 = or i64 %1114, %1110
  %1116 = load ptr, ptr %900, align 8
  %1117 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1116, i64 %1090
  %1118 = icmp ne i32 %1109, 0
  %1119 = load i64, ptr %12, align 8
  %1120 = icmp ult i64 %1091, %1119
  %1121 = select i1 %1118, i1 %1120, i1 false
  br i1 %1121, label %1122, label %1323

1122:
  %1123 = load i64, ptr %1117, align 8
  %1124 = load i64, ptr %898, align 8
  %1125 = icmp eq i64 %1123, %1124
  br i1 %1125, label %1126, label %1185

1126:
  %1127 = load ptr, ptr %10, align 8
  %1128 = getelementptr inbounds nuw i8, ptr %1127, i64 4
  %1129 = load i32, ptr %1128, align 4
  switch i32 %1129, label %1148 [
    i32 3, label %1130
    i32 0, label %1130
  ]

1130:
  %1131 = getelementptr inbounds nuw i8, ptr %1117, i64 32
  %1132 = load i64, ptr %1131, align 8
  %1133 = icmp eq i64 %1132, %1115
  br i1 %1133, label %1134, label %1185

1134:
  %1135 = getelementptr inbounds nuw i8, ptr %1117, i64 56
  %1136 = load i32, ptr %1135, align 8
  %1137 = xor i32 %1136, -1
  %1138 = and i32 %1109, %1137
  %1139 = icmp eq i32 %1138, 0
  br i1 %1139, label %1140, label %1185

1140:
  %1141 = getelementptr inbounds nuw i8, ptr %1117, i64 48
  %1142 = load i32, ptr %1141, align 8
  %1143 = getelementptr inbounds nuw i8, ptr %1117, i64 52
  %1144 = load i32, ptr %1143, align 4
  %1145 = or i32 %1144, %1142
  %1146 = and i32 %1145, %1109
  %1147 = icmp eq i32 %1146, 0
  br i1 %1147, label %1323, label %1185

1148:
  %1149 = and i64 %1110, 7
  %1150 = icmp eq i64 %1149, 0
  br i1 %1150, label %1185, label %1151

1151:
  %1152 = getelementptr inbounds nuw i8, ptr %1117, i64 48
  %1153 = load i32, ptr %1152, align 8
  %1154 = xor i32 %1153, -1
  %1155 = and i32 %1109, %1154
  %1156 = icmp eq i32 %1155, 0
  br i1 %1156, label %1157, label %1185

1157:
  %1158 = getelementptr inbounds nuw i8, ptr %1117, i64 16
  %1159 = load i64, ptr %1158, align 8
  %1160 = and i64 %1159, 120
  %1161 = icmp eq i64 %1160, 120
  br i1 %1161, label %1162, label %1185

1162:
  %1163 = icmp ugt i64 %1159, -1099511627777
  %1164 = xor i64 %1159, %1115
  %1165 = icmp ult i64 %1164, 16777216
  %1166 = select i1 %1163, i1 true, i1 %1165
  br i1 %1166, label %1167, label %1185

1167:
  %1168 = and i64 %1159, 7
  %1169 = icmp ne i64 %1168, 0
  %1170 = xor i64 %1159, %1110
  %1171 = and i64 %1170, 7
  %1172 = icmp eq i64 %1171, 0
  %1173 = select i1 %1169, i1 %1172, i1 false
  br i1 %1173, label %1174, label %1185

1174:
  %1175 = getelementptr inbounds nuw i8, ptr %1117, i64 52
  %1176 = load i32, ptr %1175, align 4
  %1177 = getelementptr inbounds nuw i8, ptr %1117, i64 56
  %1178 = load i32, ptr %1177, align 8
  %1179 = or i32 %1178, %1176
  %1180 = getelementptr inbounds nuw i8, ptr %1117, i64 60
  %1181 = load i32, ptr %1180, align 4
  %1182 = or i32 %1179, %1181
  %1183 = and i32 %1182, %1109
  %1184 = icmp eq i32 %1183, 0
  br i1 %1184, label %1323, label %1185

1185:
  %1186 = load i8, ptr %14, align 4
  %1187 = trunc nuw i8 %1186 to i1
  br i1 %1187, label %1202, label %1188

1188:
  %1189 = load ptr, ptr %7, align 8
  %1190 = getelementptr inbounds nuw i8, ptr %1189, i64 37672
  %1191 = load i32, ptr %1190, align 8
  %1192 = icmp eq i32 %1191, 0
  br i1 %1192, label %1193, label %1202

1193:
  %1194 = getelementptr inbounds nuw i8, ptr %1117, i64 8
  br label %1195

1195:
  %1196 = atomicrmw or ptr %1194, i64 1 acquire, align 8
  %1197 = and i64 %1196, 1
  %1198 = icmp eq i64 %1197, 0
  br i1 %1198, label %1199, label %1195

1199:
  %1200 = load i64, ptr %1117, align 8
  %1201 = load i64, ptr %898, align 8
  br label %1202

1202:
  %1203 = phi i64 [ %1124, %1188 ], [ %1124, %1185 ], [ %1201, %1199 ]
  %1204 = phi i64 [ %1123, %1188 ], [ %1123, %1185 ], [ %1200, %1199 ]
  %1205 = phi i1 [ false, %1188 ], [ false, %1185 ], [ true, %1199 ]
  %1206 = icmp eq i64 %1204, %1203
  br i1 %1206, label %1259, label %1207

1207:
  %1208 = load ptr, ptr %10, align 8
  %1209 = getelementptr inbounds nuw i8, ptr %1208, i64 4
  %1210 = load i32, ptr %1209, align 4
  %1211 = icmp eq i32 %1210, 0
  %1212 = icmp eq i32 %1210, 3
  %1213 = or i1 %1211, %1212
  %1214 = select i1 %1213, i32 2, i32 0
  store i64 %1203, ptr %1117, align 8
  %1215 = getelementptr inbounds nuw i8, ptr %1117, i64 48
  %1216 = getelementptr inbounds nuw i8, ptr %1117, i64 60
  store i32 0, ptr %1216, align 4
  %1217 = getelementptr inbounds nuw i8, ptr %1117, i64 52
  store i32 0, ptr %1217, align 4
  %1218 = zext nneg i32 %1214 to i64
  %1219 = getelementptr inbounds nuw i32, ptr %1215, i64 %1218
  store i32 %1109, ptr %1219, align 4
  %1220 = sub nuw nsw i32 2, %1214
  %1221 = zext nneg i32 %1220 to i64
  %1222 = getelementptr inbounds nuw i32, ptr %1215, i64 %1221
  store i32 0, ptr %1222, align 4
  %1223 = getelementptr inbounds nuw i8, ptr %1117, i64 16
  %1224 = getelementptr inbounds nuw i64, ptr %1223, i64 %1218
  store i64 %1115, ptr %1224, align 8
  %1225 = load i8, ptr %14, align 4
  %1226 = trunc nuw i8 %1225 to i1
  %1227 = getelementptr inbounds nuw i8, ptr %1117, i64 8
  br i1 %1226, label %1228, label %1253

1228:
  store i64 0, ptr %1227, align 8
  switch i32 %1210, label %1317 [
    i32 3, label %1229
    i32 0, label %1229
  ]

1229:
  %1230 = load ptr, ptr %7, align 8
  %1231 = getelementptr inbounds nuw i8, ptr %1230, i64 37676
  %1232 = load i32, ptr %1231, align 4
  %1233 = icmp eq i32 %1232, 0
  br i1 %1233, label %1234, label %1317

1234:
  %1235 = load i32, ptr %1215, align 8
  %1236 = load i32, ptr %1217, align 4
  %1237 = or i32 %1236, %1235
  %1238 = icmp eq i32 %1237, 0
  br i1 %1238, label %1239, label %1317

1239:
  %1240 = getelementptr inbounds nuw i8, ptr %1117, i64 32
  %1241 = load i64, ptr %1240, align 8
  %1242 = and i64 %1241, 71
  %1243 = icmp eq i64 %1242, 64
  br i1 %1243, label %1244, label %1317

1244:
  %1245 = getelementptr inbounds nuw i8, ptr %1117, i64 56
  store i32 -1, ptr %1245, align 8
  store i32 0, ptr %1216, align 4
  %1246 = and i64 %1241, 120
  %1247 = icmp eq i64 %1246, 120
  %1248 = shl i64 %1203, 10
  %1249 = lshr i64 %1241, 15
  %1250 = and i64 %1249, 1023
  %1251 = select i1 %1247, i64 1023, i64 %1250
  %1252 = or disjoint i64 %1251, %1248
  store i64 %1252, ptr %1227, align 8
  br label %1317

1253:
  %1254 = load i64, ptr %1227, align 8
  %1255 = and i64 %1254, 1
  store i64 %1255, ptr %1227, align 8
  switch i32 %1210, label %1256 [
    i32 3, label %1317
    i32 0, label %1317
  ]

1256:
  %1257 = or disjoint i64 %1255, 2
  store i64 %1257, ptr %1227, align 8
  %1258 = call preserve_allcc i1 @save(ptr %7, i64 %1090)
  br label %1317

1259:
  %1260 = and i64 %1115, 64
  %1261 = icmp eq i64 %1260, 0
  br i1 %1261, label %1262, label %1315

1262:
  %1263 = getelementptr inbounds nuw i8, ptr %1117, i64 48
  %1264 = getelementptr inbounds nuw i8, ptr %1117, i64 56
  %1265 = load i32, ptr %1264, align 8
  %1266 = icmp eq i32 %1265, 0
  %1267 = getelementptr inbounds nuw i8, ptr %1117, i64 52
  %1268 = load i32, ptr %1267, align 4
  %1269 = getelementptr inbounds nuw i8, ptr %1117, i64 60
  %1270 = load i32, ptr %1269, align 4
  %1271 = or i32 %1270, %1268
  %1272 = icmp eq i32 %1271, 0
  br i1 %1272, label %1273, label %1315

1273:
  %1274 = load i32, ptr %1263, align 8
  %1275 = icmp eq i32 %1274, 0
  br i1 %1275, label %1280, label %1276

1276:
  %1277 = getelementptr inbounds nuw i8, ptr %1117, i64 16
  %1278 = load i64, ptr %1277, align 8
  %1279 = icmp eq i64 %1278, %1115
  br i1 %1279, label %1280, label %1315

1280:
  br i1 %1266, label %1285, label %1281

1281:
  %1282 = getelementptr inbounds nuw i8, ptr %1117, i64 32
  %1283 = load i64, ptr %1282, align 8
  %1284 = icmp eq i64 %1283, %1115
  br i1 %1284, label %1285, label %1315

1285:
  %1286 = load ptr, ptr %10, align 8
  %1287 = getelementptr inbounds nuw i8, ptr %1286, i64 4
  %1288 = load i32, ptr %1287, align 4
  switch i32 %1288, label %1292 [
    i32 3, label %1315
    i32 0, label %1289
  ]

1289:
  %1290 = getelementptr inbounds nuw i8, ptr %1117, i64 32
  store i64 %1115, ptr %1290, align 8
  %1291 = or i32 %1265, %1109
  store i32 %1291, ptr %1264, align 8
  br label %1317

1292:
  %1293 = load i8, ptr %14, align 4
  %1294 = trunc nuw i8 %1293 to i1
  %1295 = getelementptr inbounds nuw i8, ptr %1117, i64 8
  br i1 %1294, label %1296, label %1297

1296:
  store i64 0, ptr %1295, align 8
  br label %1308

1297:
  %1298 = load i64, ptr %1295, align 8
  %1299 = and i64 %1298, 2
  %1300 = icmp eq i64 %1299, 0
  br i1 %1300, label %1301, label %1308

1301:
  %1302 = call preserve_allcc i1 @save(ptr %7, i64 %1090)
  br i1 %1302, label %1303, label %1315

1303:
  %1304 = load i64, ptr %1295, align 8
  %1305 = or i64 %1304, 2
  store i64 %1305, ptr %1295, align 8
  %1306 = load i32, ptr %1263, align 8
  %1307 = load i32, ptr %1264, align 8
  br label %1308

1308:
  %1309 = phi i32 [ %1307, %1303 ], [ %1265, %1297 ], [ %1265, %1296 ]
  %1310 = phi i32 [ %1306, %1303 ], [ %1274, %1297 ], [ %1274, %1296 ]
  %1311 = getelementptr inbounds nuw i8, ptr %1117, i64 16
  store i64 %1115, ptr %1311, align 8
  %1312 = or i32 %1310, %1109
  store i32 %1312, ptr %1263, align 8
  %1313 = xor i32 %1109, -1
  %1314 = and i32 %1309, %1313
  store i32 %1314, ptr %1264, align 8
  br label %1317

1315:
  %1316 = call preserve_allcc i1 @judge_again(ptr %7, ptr %1117, i64 %1090, i64 %1115, i32 %1109)
  br label %1317

1317:
  %1318 = phi i1 [ true, %1244 ], [ %1316, %1315 ], [ %1258, %1256 ], [ true, %1228 ], [ true, %1253 ], [ true, %1229 ],
      [ true, %1234 ], [ true, %1239 ], [ true, %1308 ], [ true, %1289 ], [ true, %1253 ]
  br i1 %1205, label %1319, label %1322

1319:
  %1320 = getelementptr inbounds nuw i8, ptr %1117, i64 8
  %1321 = atomicrmw and ptr %1320, i64 -2 release, align 8
  br i1 %1318, label %1323, label %1326

1322:
  br i1 %1318, label %1323, label %1326

1323:
  %1324 = add nuw nsw i64 %1090, 1
  %1325 = icmp eq i64 %1090, %1080
  br i1 %1325, label %1343, label %1089

1326:
  %1327 = load ptr, ptr %7, align 8
  %1328 = load ptr, ptr %10, align 8
  %1329 = getelementptr inbounds nuw i8, ptr %1328, i64 20
  %1330 = load i32, ptr %1329, align 4
  %1331 = load i32, ptr %11, align 8
  %1332 = tail call i32 @llvm.cttz.i32(i32 %1331, i1 false)
  %1333 = getelementptr inbounds nuw i8, ptr %1327, i64 328
  store i32 22, ptr %1333, align 8
  %1334 = getelementptr inbounds nuw i8, ptr %1327, i64 332
  store i32 %1330, ptr %1334, align 4
  %1335 = getelementptr inbounds nuw i8, ptr %1327, i64 336
  store i32 %1332, ptr %1335, align 8
  %1336 = getelementptr inbounds nuw i8, ptr %1327, i64 352
  store i64 0, ptr %1336, align 8
  %1337 = getelementptr inbounds nuw i8, ptr %1327, i64 368
  store i32 0, ptr %1337, align 8
  %1338 = getelementptr inbounds nuw i8, ptr %1327, i64 360
  store i32 0, ptr %1338, align 8
  %1339 = getelementptr inbounds nuw i8, ptr %1327, i64 364
  store i32 0, ptr %1339, align 4
  br label %1348

1340:
  %1341 = call preserve_allcc i32 @screen_apart(ptr %7, ptr %1, ptr %2, i64 %915, i32 %910, i32 %919, i32 %912)
  %1342 = icmp eq i32 %1341, 0
  br i1 %1342, label %1343, label %1348

1343:
  %1344 = add nuw nsw i64 %904, 1
  %1345 = load i32, ptr %30, align 8
  %1346 = zext i32 %1345 to i64
  %1347 = icmp samesign ult i64 %1344, %1346
  br i1 %1347, label %903, label %1348

1348:
  %1349 = phi i32 [ 1, %18 ], [ 0, %890 ], [ 0, %187 ], [ 1, %71 ], [ %83, %81 ], [ 0, %615 ], [ %219, %218 ], [ 1, %191
      ], [ 0, %481 ], [ 0, %615 ], [ 1, %618 ], [ 0, %187 ], [ 1, %467 ], [ 0, %220 ], [ 1, %870 ], [ 1, %929 ], [ 1,
      %1326 ], [ 1, %1051 ], [ 1, %884 ], [ 1, %1340 ], [ 1, %944 ], [ 0, %1343 ]
  br label %1350

1350:
  %1351 = phi i32 [ %1349, %1348 ], [ 0, %6 ]
  ret i32 %1351
}

define preserve_allcc void @ptxvm_screen_time(ptr %0, ptr %1) #0 noimplicitfloat {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 14400
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
  br i1 %23, label %24, label %51

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
  %42 = load i64, ptr %41, align 8
  %43 = shl i64 %42, 16
  %44 = load i32, ptr %9, align 8
  %45 = lshr i32 %44, 4
  %46 = zext nneg i32 %45 to i64
  %47 = or i64 %43, %46
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %47, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 68
  store i8 1, ptr %49, align 4
  %50 = icmp samesign ult i64 %25, %36
  br i1 %50, label %104, label %367

51:
  switch i32 %8, label %367 [
    i32 1, label %57
    i32 0, label %52
  ]

52:
  %53 = lshr i64 %3, 32
  %54 = trunc nuw i64 %53 to i32
  %55 = add i32 %54, -1
  %56 = icmp ult i32 %55, 4
  br i1 %56, label %367, label %57

57:
  %58 = load i64, ptr %1, align 8
  %59 = shl i64 %58, 40
  %60 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %61 = load i32, ptr %60, align 4
  %62 = zext i32 %61 to i64
  %63 = or disjoint i64 %59, %62
  %64 = or i64 %63, %17
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %64, ptr %65, align 8
  %66 = load ptr, ptr %0, align 8
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 37640
  %68 = load i64, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %68, ptr %69, align 8
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 68
  store i8 0, ptr %70, align 4
  %71 = ptrtoint ptr %7 to i64
  %72 = getelementptr inbounds nuw i8, ptr %66, i64 37680
  %73 = udiv i64 %71, 40
  %74 = and i64 %73, 63
  %75 = getelementptr inbounds nuw %struct.ScreenCache, ptr %72, i64 %74
  %76 = load i64, ptr %75, align 8
  %77 = icmp eq i64 %76, %71
  br i1 %77, label %78, label %85

78:
  %79 = getelementptr inbounds nuw i8, ptr %75, i64 8
  %80 = load i64, ptr %79, align 8
  %81 = sub i64 %3, %80
  %82 = getelementptr inbounds nuw i8, ptr %75, i64 16
  %83 = load i64, ptr %82, align 8
  %84 = icmp ult i64 %81, %83
  br i1 %84, label %91, label %85

85:
  %86 = tail call preserve_allcc i32 @search(ptr %0, i64 %3, ptr %75)
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %367, label %88

88:
  %89 = getelementptr inbounds nuw i8, ptr %75, i64 8
  %90 = load i64, ptr %89, align 8
  br label %91

91:
  %92 = phi i64 [ %90, %88 ], [ %80, %78 ]
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %92, ptr %93, align 8
  %94 = getelementptr inbounds nuw i8, ptr %75, i64 16
  %95 = load i64, ptr %94, align 8
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %95, ptr %96, align 8
  %97 = getelementptr inbounds nuw i8, ptr %75, i64 24
  %98 = load i64, ptr %97, align 8
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %98, ptr %99, align 8
  %100 = getelementptr inbounds nuw i8, ptr %75, i64 32
  %101 = load ptr, ptr %100, align 8
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %101, ptr %102, align 8
  %103 = icmp eq ptr %101, null
  br i1 %103, label %348, label %104

104:
  %105 = phi i64 [ %95, %91 ], [ %36, %24 ]
  %106 = phi ptr [ %101, %91 ], [ %39, %24 ]
  %107 = phi i64 [ %92, %91 ], [ 0, %24 ]
  %108 = phi i64 [ %3, %91 ], [ %25, %24 ]
  %109 = icmp slt i32 %4, 0
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %111 = load i64, ptr %110, align 8
  br i1 %109, label %112, label %114

112:
  %113 = or i64 %111, 112
  br label %120

114:
  %115 = zext nneg i32 %4 to i64
  %116 = shl nuw nsw i64 %115, 7
  %117 = and i64 %116, 32640
  %118 = xor i64 %117, 16440
  %119 = or i64 %118, %111
  br label %120

120:
  %121 = phi i64 [ %113, %112 ], [ %119, %114 ]
  %122 = sub i64 %108, %107
  %123 = and i64 %122, 127
  %124 = lshr i64 %122, 7
  %125 = load ptr, ptr %6, align 8
  %126 = getelementptr inbounds nuw i8, ptr %125, i64 8
  %127 = load i32, ptr %126, align 8
  %128 = zext i32 %127 to i64
  %129 = add nsw i64 %123, -1
  %130 = add nsw i64 %129, %128
  %131 = lshr i64 %123, 2
  %132 = trunc nuw nsw i64 %131 to i32
  %133 = shl nsw i32 -1, %132
  %134 = tail call i64 @llvm.umin.i64(i64 %130, i64 127)
  %135 = lshr i64 %134, 2
  %136 = trunc nuw nsw i64 %135 to i32
  %137 = xor i32 %136, 31
  %138 = lshr i32 -1, %137
  %139 = and i32 %138, %133
  %140 = getelementptr inbounds nuw %struct.ScreenLine, ptr %106, i64 %124
  %141 = icmp ne i32 %139, 0
  %142 = and i64 %122, -128
  %143 = icmp ult i64 %142, %105
  %144 = select i1 %141, i1 %143, i1 false
  br i1 %144, label %145, label %367

145:
  %146 = load i64, ptr %140, align 8
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %148 = load i64, ptr %147, align 8
  %149 = icmp eq i64 %146, %148
  br i1 %149, label %150, label %207

150:
  %151 = getelementptr inbounds nuw i8, ptr %125, i64 4
  %152 = load i32, ptr %151, align 4
  switch i32 %152, label %171 [
    i32 3, label %153
    i32 0, label %153
  ]

153:
  %154 = getelementptr inbounds nuw i8, ptr %140, i64 32
  %155 = load i64, ptr %154, align 8
  %156 = icmp eq i64 %155, %121
  br i1 %156, label %157, label %207

157:
  %158 = getelementptr inbounds nuw i8, ptr %140, i64 56
  %159 = load i32, ptr %158, align 8
  %160 = xor i32 %159, -1
  %161 = and i32 %139, %160
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %163, label %207

163:
  %164 = getelementptr inbounds nuw i8, ptr %140, i64 48
  %165 = load i32, ptr %164, align 8
  %166 = getelementptr inbounds nuw i8, ptr %140, i64 52
  %167 = load i32, ptr %166, align 4
  %168 = or i32 %167, %165
  %169 = and i32 %168, %139
  %170 = icmp eq i32 %169, 0
  br i1 %170, label %367, label %207

171:
  %172 = and i64 %121, 7
  %173 = icmp eq i64 %172, 0
  br i1 %173, label %207, label %174

174:
  %175 = getelementptr inbounds nuw i8, ptr %140, i64 48
  %176 = load i32, ptr %175, align 8
  %177 = xor i32 %176, -1
  %178 = and i32 %139, %177
  %179 = icmp eq i32 %178, 0
  br i1 %179, label %180, label %207

180:
  %181 = getelementptr inbounds nuw i8, ptr %140, i64 16
  %182 = load i64, ptr %181, align 8
  %183 = and i64 %182, 120
  %184 = icmp eq i64 %183, 120
  br i1 %184, label %185, label %207

185:
  %186 = icmp ugt i64 %182, -1099511627777
  %187 = xor i64 %182, %121
  %188 = icmp ult i64 %187, 16777216
  %189 = select i1 %186, i1 true, i1 %188
  br i1 %189, label %190, label %207

190:
  %191 = and i64 %182, 7
  %192 = icmp ne i64 %191, 0
  %193 = and i64 %187, 7
  %194 = icmp eq i64 %193, 0
  %195 = select i1 %192, i1 %194, i1 false
  br i1 %195, label %196, label %207

196:
  %197 = getelementptr inbounds nuw i8, ptr %140, i64 52
  %198 = load i32, ptr %197, align 4
  %199 = getelementptr inbounds nuw i8, ptr %140, i64 56
  %200 = load i32, ptr %199, align 8
  %201 = or i32 %200, %198
  %202 = getelementptr inbounds nuw i8, ptr %140, i64 60
  %203 = load i32, ptr %202, align 4
  %204 = or i32 %201, %203
  %205 = and i32 %204, %139
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %367, label %207

207:
  %208 = getelementptr inbounds nuw i8, ptr %0, i64 68
  %209 = load i8, ptr %208, align 4
  %210 = trunc nuw i8 %209 to i1
  br i1 %210, label %225, label %211

211:
  %212 = load ptr, ptr %0, align 8
  %213 = getelementptr inbounds nuw i8, ptr %212, i64 37672
  %214 = load i32, ptr %213, align 8
  %215 = icmp eq i32 %214, 0
  br i1 %215, label %216, label %225

216:
  %217 = getelementptr inbounds nuw i8, ptr %140, i64 8
  br label %218

218:
  %219 = atomicrmw or ptr %217, i64 1 acquire, align 8
  %220 = and i64 %219, 1
  %221 = icmp eq i64 %220, 0
  br i1 %221, label %222, label %218

222:
  %223 = load i64, ptr %140, align 8
  %224 = load i64, ptr %147, align 8
  br label %225

225:
  %226 = phi i64 [ %148, %211 ], [ %148, %207 ], [ %224, %222 ]
  %227 = phi i64 [ %146, %211 ], [ %146, %207 ], [ %223, %222 ]
  %228 = phi i1 [ false, %211 ], [ false, %207 ], [ true, %222 ]
  %229 = icmp eq i64 %227, %226
  br i1 %229, label %282, label %230

230:
  %231 = load ptr, ptr %6, align 8
  %232 = getelementptr inbounds nuw i8, ptr %231, i64 4
  %233 = load i32, ptr %232, align 4
  %234 = icmp eq i32 %233, 0
  %235 = icmp eq i32 %233, 3
  %236 = or i1 %234, %235
  %237 = select i1 %236, i32 2, i32 0
  store i64 %226, ptr %140, align 8
  %238 = getelementptr inbounds nuw i8, ptr %140, i64 48
  %239 = getelementptr inbounds nuw i8, ptr %140, i64 60
  store i32 0, ptr %239, align 4
  %240 = getelementptr inbounds nuw i8, ptr %140, i64 52
  store i32 0, ptr %240, align 4
  %241 = zext nneg i32 %237 to i64
  %242 = getelementptr inbounds nuw i32, ptr %238, i64 %241
  store i32 %139, ptr %242, align 4
  %243 = sub nuw nsw i32 2, %237
  %244 = zext nneg i32 %243 to i64
  %245 = getelementptr inbounds nuw i32, ptr %238, i64 %244
  store i32 0, ptr %245, align 4
  %246 = getelementptr inbounds nuw i8, ptr %140, i64 16
  %247 = getelementptr inbounds nuw i64, ptr %246, i64 %241
  store i64 %121, ptr %247, align 8
  %248 = load i8, ptr %208, align 4
  %249 = trunc nuw i8 %248 to i1
  %250 = getelementptr inbounds nuw i8, ptr %140, i64 8
  br i1 %249, label %251, label %276

251:
  store i64 0, ptr %250, align 8
  switch i32 %233, label %340 [
    i32 3, label %252
    i32 0, label %252
  ]

252:
  %253 = load ptr, ptr %0, align 8
  %254 = getelementptr inbounds nuw i8, ptr %253, i64 37676
  %255 = load i32, ptr %254, align 4
  %256 = icmp eq i32 %255, 0
  br i1 %256, label %257, label %340

257:
  %258 = load i32, ptr %238, align 8
  %259 = load i32, ptr %240, align 4
  %260 = or i32 %259, %258
  %261 = icmp eq i32 %260, 0
  br i1 %261, label %262, label %340

262:
  %263 = getelementptr inbounds nuw i8, ptr %140, i64 32
  %264 = load i64, ptr %263, align 8
  %265 = and i64 %264, 71
  %266 = icmp eq i64 %265, 64
  br i1 %266, label %267, label %340

267:
  %268 = getelementptr inbounds nuw i8, ptr %140, i64 56
  store i32 -1, ptr %268, align 8
  store i32 0, ptr %239, align 4
  %269 = and i64 %264, 120
  %270 = icmp eq i64 %269, 120
  %271 = shl i64 %226, 10
  %272 = lshr i64 %264, 15
  %273 = and i64 %272, 1023
  %274 = select i1 %270, i64 1023, i64 %273
  %275 = or disjoint i64 %274, %271
  store i64 %275, ptr %250, align 8
  br label %340

276:
  %277 = load i64, ptr %250, align 8
  %278 = and i64 %277, 1
  store i64 %278, ptr %250, align 8
  switch i32 %233, label %279 [
    i32 3, label %340
    i32 0, label %340
  ]

279:
  %280 = or disjoint i64 %278, 2
  store i64 %280, ptr %250, align 8
  %281 = tail call preserve_allcc i1 @save(ptr %0, i64 %124)
  br label %340

282:
  %283 = and i64 %121, 64
  %284 = icmp eq i64 %283, 0
  br i1 %284, label %285, label %338

285:
  %286 = getelementptr inbounds nuw i8, ptr %140, i64 48
  %287 = getelementptr inbounds nuw i8, ptr %140, i64 56
  %288 = load i32, ptr %287, align 8
  %289 = icmp eq i32 %288, 0
  %290 = getelementptr inbounds nuw i8, ptr %140, i64 52
  %291 = load i32, ptr %290, align 4
  %292 = getelementptr inbounds nuw i8, ptr %140, i64 60
  %293 = load i32, ptr %292, align 4
  %294 = or i32 %293, %291
  %295 = icmp eq i32 %294, 0
  br i1 %295, label %296, label %338

296:
  %297 = load i32, ptr %286, align 8
  %298 = icmp eq i32 %297, 0
  br i1 %298, label %303, label %299

299:
  %300 = getelementptr inbounds nuw i8, ptr %140, i64 16
  %301 = load i64, ptr %300, align 8
  %302 = icmp eq i64 %301, %121
  br i1 %302, label %303, label %338

303:
  br i1 %289, label %308, label %304

304:
  %305 = getelementptr inbounds nuw i8, ptr %140, i64 32
  %306 = load i64, ptr %305, align 8
  %307 = icmp eq i64 %306, %121
  br i1 %307, label %308, label %338

308:
  %309 = load ptr, ptr %6, align 8
  %310 = getelementptr inbounds nuw i8, ptr %309, i64 4
  %311 = load i32, ptr %310, align 4
  switch i32 %311, label %315 [
    i32 3, label %338
    i32 0, label %312
  ]

312:
  %313 = getelementptr inbounds nuw i8, ptr %140, i64 32
  store i64 %121, ptr %313, align 8
  %314 = or i32 %288, %139
  store i32 %314, ptr %287, align 8
  br label %340

315:
  %316 = load i8, ptr %208, align 4
  %317 = trunc nuw i8 %316 to i1
  %318 = getelementptr inbounds nuw i8, ptr %140, i64 8
  br i1 %317, label %319, label %320

319:
  store i64 0, ptr %318, align 8
  br label %331

320:
  %321 = load i64, ptr %318, align 8
  %322 = and i64 %321, 2
  %323 = icmp eq i64 %322, 0
  br i1 %323, label %324, label %331

324:
  %325 = tail call preserve_allcc i1 @save(ptr %0, i64 %124)
  br i1 %325, label %326, label %338

326:
  %327 = load i64, ptr %318, align 8
  %328 = or i64 %327, 2
  store i64 %328, ptr %318, align 8
  %329 = load i32, ptr %286, align 8
  %330 = load i32, ptr %287, align 8
  br label %331

331:
  %332 = phi i32 [ %330, %326 ], [ %288, %320 ], [ %288, %319 ]
  %333 = phi i32 [ %329, %326 ], [ %297, %320 ], [ %297, %319 ]
  %334 = getelementptr inbounds nuw i8, ptr %140, i64 16
  store i64 %121, ptr %334, align 8
  %335 = or i32 %333, %139
  store i32 %335, ptr %286, align 8
  %336 = xor i32 %139, -1
  %337 = and i32 %332, %336
  store i32 %337, ptr %287, align 8
  br label %340

338:
  %339 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %140, i64 %124, i64 %121, i32 %139)
  br label %340

340:
  %341 = phi i1 [ true, %267 ], [ %339, %338 ], [ %281, %279 ], [ true, %251 ], [ true, %276 ], [ true, %252 ], [ true,
      %257 ], [ true, %262 ], [ true, %331 ], [ true, %312 ], [ true, %276 ]
  br i1 %228, label %342, label %345

342:
  %343 = getelementptr inbounds nuw i8, ptr %140, i64 8
  %344 = atomicrmw and ptr %343, i64 -2 release, align 8
  br i1 %341, label %367, label %346

345:
  br i1 %341, label %367, label %346

346:
  %347 = load ptr, ptr %6, align 8
  br label %352

348:
  %349 = load ptr, ptr %6, align 8
  %350 = getelementptr inbounds nuw i8, ptr %349, i64 4
  %351 = load i32, ptr %350, align 4
  switch i32 %351, label %352 [
    i32 3, label %367
    i32 0, label %367
  ]

352:
  %353 = phi ptr [ %347, %346 ], [ %349, %348 ]
  %354 = load ptr, ptr %0, align 8
  %355 = getelementptr inbounds nuw i8, ptr %353, i64 20
  %356 = load i32, ptr %355, align 4
  %357 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %358 = load i32, ptr %357, align 8
  %359 = tail call i32 @llvm.cttz.i32(i32 %358, i1 false)
  %360 = getelementptr inbounds nuw i8, ptr %354, i64 328
  store i32 22, ptr %360, align 8
  %361 = getelementptr inbounds nuw i8, ptr %354, i64 332
  store i32 %356, ptr %361, align 4
  %362 = getelementptr inbounds nuw i8, ptr %354, i64 336
  store i32 %359, ptr %362, align 8
  %363 = getelementptr inbounds nuw i8, ptr %354, i64 352
  store i64 0, ptr %363, align 8
  %364 = getelementptr inbounds nuw i8, ptr %354, i64 368
  store i32 0, ptr %364, align 8
  %365 = getelementptr inbounds nuw i8, ptr %354, i64 360
  store i32 0, ptr %365, align 8
  %366 = getelementptr inbounds nuw i8, ptr %354, i64 364
  store i32 0, ptr %366, align 4
  br label %367

367:
  %368 = phi i32 [ 0, %345 ], [ 0, %52 ], [ 0, %196 ], [ 0, %348 ], [ 0, %342 ], [ 0, %163 ], [ 0, %24 ], [ 0, %51 ], [
      0, %85 ], [ 0, %348 ], [ 0, %120 ], [ 1, %352 ]
  ret i32 %368
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
    i32 3, label %39
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
  %10 = icmp eq i32 %9, 3
  br i1 %10, label %11, label %19

11:
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %13 = load i32, ptr %12, align 8
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %15 = load i32, ptr %14, align 4
  %16 = or i32 %15, %13
  %17 = and i32 %16, %4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %193

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
  br i1 %62, label %63, label %193

63:
  br i1 %28, label %27, label %64

64:
  switch i32 %9, label %110 [
    i32 3, label %65
    i32 0, label %65
  ]

65:
  tail call preserve_allcc void @remember(ptr %1, i32 2, i64 %3, i32 %4)
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 68
  %67 = load i8, ptr %66, align 4
  %68 = trunc nuw i8 %67 to i1
  br i1 %68, label %69, label %193

69:
  %70 = load ptr, ptr %0, align 8
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 37676
  %72 = load i32, ptr %71, align 4
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %193

74:
  %75 = load i32, ptr %20, align 8
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %77 = load i32, ptr %76, align 4
  %78 = or i32 %77, %75
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %193

80:
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %82 = load i64, ptr %81, align 8
  %83 = and i64 %82, 64
  %84 = icmp eq i64 %83, 0
  br i1 %84, label %193, label %85

85:
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %87 = load i32, ptr %86, align 4
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %93, label %89

89:
  %90 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %91 = load i64, ptr %90, align 8
  %92 = tail call preserve_allcc i64 @joined(i64 %91, i64 %82)
  br label %93

93:
  %94 = phi i64 [ %92, %89 ], [ %82, %85 ]
  %95 = and i64 %94, 7
  %96 = icmp eq i64 %95, 0
  br i1 %96, label %97, label %193

97:
  store i64 %94, ptr %81, align 8
  %98 = getelementptr inbounds nuw i8, ptr %1, i64 56
  store i32 -1, ptr %98, align 8
  store i32 0, ptr %86, align 4
  %99 = and i64 %94, 120
  %100 = icmp eq i64 %99, 120
  %101 = load i64, ptr %1, align 8
  %102 = shl i64 %101, 10
  %103 = lshr i64 %94, 15
  %104 = and i64 %103, 1023
  %105 = select i1 %100, i64 1023, i64 %104
  %106 = or disjoint i64 %102, %105
  %107 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i64 %106, ptr %107, align 8
  br label %193

108:
  %109 = xor i32 %4, -1
  br label %152

110:
  %111 = phi i1 [ true, %146 ], [ false, %64 ]
  %112 = phi i64 [ 3, %146 ], [ 2, %64 ]
  %113 = getelementptr inbounds nuw i32, ptr %20, i64 %112
  %114 = load i32, ptr %113, align 4
  %115 = and i32 %114, %4
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %146, label %117

117:
  %118 = getelementptr inbounds nuw i64, ptr %21, i64 %112
  %119 = load i64, ptr %118, align 8
  %120 = xor i64 %119, %3
  %121 = icmp ult i64 %120, 1099511627776
  br i1 %121, label %122, label %140

122:
  %123 = lshr i64 %119, 24
  %124 = and i64 %123, 65535
  %125 = icmp samesign ult i64 %124, %23
  br i1 %125, label %146, label %126

126:
  %127 = trunc i64 %119 to i32
  %128 = and i32 %127, 120
  %129 = icmp eq i32 %128, 120
  br i1 %129, label %140, label %130

130:
  %131 = xor i32 %127, %24
  %132 = and i32 %131, 1015808
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %134, label %140

134:
  %135 = lshr i32 %127, 20
  %136 = and i32 %135, 15
  %137 = icmp samesign ult i32 %136, %26
  br i1 %137, label %146, label %138

138:
  %139 = tail call preserve_allcc i1 @same_lanes(i64 %119, i64 %3, i32 %115)
  br i1 %139, label %146, label %140

140:
  %141 = and i64 %119, 7
  %142 = icmp ne i64 %141, 0
  %143 = and i64 %120, 7
  %144 = icmp eq i64 %143, 0
  %145 = and i1 %142, %144
  br i1 %145, label %146, label %193

146:
  br i1 %111, label %108, label %110

147:
  tail call preserve_allcc void @remember(ptr %1, i32 0, i64 %3, i32 %4)
  %148 = getelementptr inbounds nuw i8, ptr %0, i64 68
  %149 = load i8, ptr %148, align 4
  %150 = trunc nuw i8 %149 to i1
  %151 = getelementptr inbounds nuw i8, ptr %1, i64 8
  br i1 %150, label %185, label %186

152:
  %153 = phi i1 [ false, %108 ], [ true, %184 ]
  %154 = phi i64 [ 2, %108 ], [ 3, %184 ]
  %155 = getelementptr inbounds nuw i32, ptr %20, i64 %154
  %156 = load i32, ptr %155, align 4
  %157 = and i32 %156, %4
  %158 = icmp eq i32 %157, 0
  br i1 %158, label %184, label %159

159:
  %160 = getelementptr inbounds nuw i64, ptr %21, i64 %154
  %161 = load i64, ptr %160, align 8
  %162 = xor i64 %161, %3
  %163 = icmp ult i64 %162, 1099511627776
  br i1 %163, label %164, label %184

164:
  %165 = lshr i64 %161, 24
  %166 = and i64 %165, 65535
  %167 = icmp samesign ult i64 %166, %23
  br i1 %167, label %182, label %168

168:
  %169 = trunc i64 %161 to i32
  %170 = and i32 %169, 120
  %171 = icmp eq i32 %170, 120
  br i1 %171, label %184, label %172

172:
  %173 = xor i32 %169, %24
  %174 = and i32 %173, 1015808
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %176, label %184

176:
  %177 = lshr i32 %169, 20
  %178 = and i32 %177, 15
  %179 = icmp samesign ult i32 %178, %26
  br i1 %179, label %182, label %180

180:
  %181 = tail call preserve_allcc i1 @same_lanes(i64 %161, i64 %3, i32 %157)
  br i1 %181, label %182, label %184

182:
  %183 = and i32 %156, %109
  store i32 %183, ptr %155, align 4
  br label %184

184:
  br i1 %153, label %147, label %152

185:
  store i64 0, ptr %151, align 8
  br label %193

186:
  %187 = load i64, ptr %151, align 8
  %188 = and i64 %187, 2
  %189 = icmp eq i64 %188, 0
  %190 = or i64 %187, 2
  store i64 %190, ptr %151, align 8
  br i1 %189, label %191, label %193

191:
  %192 = tail call preserve_allcc i1 @save(ptr %0, i64 %2)
  br label %193

193:
  %194 = phi i1 [ false, %11 ], [ %192, %191 ], [ true, %185 ], [ true, %97 ], [ true, %65 ], [ false, %140 ], [ true,
      %186 ], [ true, %69 ], [ true, %74 ], [ true, %80 ], [ true, %93 ], [ false, %57 ]
  ret i1 %194
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
