; Generated from the C files beside this one by `make runtime`.
; c809cf1f834cd3783dc8ae6c81d62b05ae25bd7dcba2efea49b4fa3bd2027b7b
%struct.Access32 = type { [32 x i64], i32, [60 x i8] }
%struct.TexturePlan = type { i64, i64, i64, [4 x i64], i32, i32, [4 x i32], [3 x i32], i32, i32, i32, i32, i32, i32,
      i32, [4 x i32], [4 x i32], i32, i32, i32, i32, i32, i32 }
%struct.Taps = type { [4 x <32 x i32>], [4 x <32 x i32>], [4 x <32 x i32>] }

define i32 @ptxvm_load_surface(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = alloca %struct.Access32, align 64
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 464
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %38, label %10

10:
  %11 = tail call i32 @llvm.cttz.i32(i32 %4, i1 false)
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 2816
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
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 2816
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
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 3072
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
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 464
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %38, label %10

10:
  %11 = tail call i32 @llvm.cttz.i32(i32 %4, i1 false)
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 2816
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
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 464
  %8 = load ptr, ptr %7, align 8
  %9 = icmp eq ptr %8, null
  br i1 %9, label %38, label %10

10:
  %11 = tail call i32 @llvm.cttz.i32(i32 %4, i1 false)
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 2816
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
  br label %109

39:
  %40 = getelementptr inbounds nuw i8, ptr %19, i64 152
  %41 = load i32, ptr %40, align 8
  %42 = call fastcc i1 @locate_on_surface(ptr %0, ptr %19, i32 %41, i32 %4, ptr %6)
  br i1 %42, label %43, label %109

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
  br i1 %55, label %109, label %56

56:
  %57 = getelementptr inbounds nuw i8, ptr %19, i64 112
  %58 = getelementptr inbounds nuw i8, ptr %19, i64 172
  br label %59

59:
  %60 = phi i32 [ %54, %56 ], [ %107, %105 ]
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
  %103 = tail call i32 @ptxvm_swap(ptr %67, i32 %70, i64 %79, i64 %102)
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %69, label %105

105:
  %106 = add i32 %60, -1
  %107 = and i32 %106, %60
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %109, label %59

109:
  %110 = phi i32 [ 0, %38 ], [ 0, %39 ], [ 1, %43 ], [ 1, %105 ]
  ret i32 %110
}

declare i32 @ptxvm_swap(ptr, i32, i64, i64) #0

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
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 464
  %19 = load ptr, ptr %18, align 8
  %20 = icmp eq ptr %19, null
  br i1 %20, label %703, label %21

21:
  %22 = tail call i32 @llvm.cttz.i32(i32 %4, i1 false)
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 2816
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
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 3072
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
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 3328
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
  %294 = getelementptr inbounds nuw i8, ptr %0, i64 3328
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
  %643 = getelementptr inbounds nuw i8, ptr %0, i64 3328
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

declare i32 @llvm.cttz.i32(i32, i1) #0

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
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 2816
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

declare void @llvm.memset.p0.i64(ptr, i8, i64, i1) #0

declare <32 x double> @llvm.fmuladd.v32f64(<32 x double>, <32 x double>, <32 x double>) #0

declare i32 @llvm.ctlz.i32(i32, i1) #0

declare i32 @llvm.ctpop.i32(i32) #0

declare i32 @llvm.usub.sat.i32(i32, i32) #0

declare <32 x i32> @llvm.smax.v32i32(<32 x i32>, <32 x i32>) #0

declare <32 x i32> @llvm.smin.v32i32(<32 x i32>, <32 x i32>) #0

declare i32 @llvm.abs.i32(i32, i1) #0

declare i32 @llvm.smax.i32(i32, i32) #0

declare <32 x i32> @llvm.umin.v32i32(<32 x i32>, <32 x i32>) #0
