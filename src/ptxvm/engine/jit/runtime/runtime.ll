; Generated from the C files beside this one by `make runtime`.
; ecf88a665a6df366fd327f4607063584f4cb5c90b4aad85ffbb7051d264f6d4b
%struct.Barrier = type { i32, i32, i32, i32, i32, i32, i32, i32, i32 }

@ptxvm_stop_flag = global ptr null, align 8
@ptxvm_next_handler = global ptr null, align 8

define ptr @barrier_at(ptr %0, i32 %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 5088
  %4 = zext i32 %1 to i64
  %5 = getelementptr inbounds nuw %struct.Barrier, ptr %3, i64 %4
  ret ptr %5
}

define i32 @barrier_wait(ptr %0, ptr %1, ptr %2, i32 %3) #0 {
  %5 = xor i32 %3, -1
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %7 = load i32, ptr %6, align 8
  %8 = and i32 %7, %5
  store i32 %8, ptr %6, align 8
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 56
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %23, label %12

12:
  %13 = phi i32 [ %21, %12 ], [ %10, %4 ]
  %14 = tail call i32 @llvm.cttz.i32(i32 %13, i1 true)
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw %struct.Barrier, ptr %1, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 5096
  %18 = load i32, ptr %17, align 4
  %19 = and i32 %18, %5
  store i32 %19, ptr %17, align 4
  %20 = add i32 %13, -1
  %21 = and i32 %20, %13
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %23, label %12

23:
  store i32 0, ptr %9, align 8
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %25 = load i32, ptr %24, align 8
  %26 = icmp slt i32 %25, 0
  br i1 %26, label %27, label %42

27:
  %28 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %29 = load i32, ptr %28, align 4
  store i32 %29, ptr %9, align 8
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %80, label %31

31:
  %32 = phi i32 [ %40, %31 ], [ %29, %27 ]
  %33 = tail call i32 @llvm.cttz.i32(i32 %32, i1 true)
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw %struct.Barrier, ptr %1, i64 %34
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 5096
  %37 = load i32, ptr %36, align 4
  %38 = or i32 %37, %3
  store i32 %38, ptr %36, align 4
  %39 = add i32 %32, -1
  %40 = and i32 %39, %32
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %80, label %31

42:
  %43 = getelementptr inbounds nuw i8, ptr %2, i64 40
  %44 = load i32, ptr %43, align 8
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %51, label %46

46:
  %47 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %48 = load i32, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %2, i64 36
  %50 = load i32, ptr %49, align 4
  br label %51

51:
  %52 = phi i32 [ %48, %46 ], [ 0, %42 ]
  %53 = phi i32 [ %50, %46 ], [ 0, %42 ]
  %54 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %55 = load i32, ptr %54, align 4
  %56 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %57 = load i32, ptr %56, align 8
  %58 = getelementptr inbounds nuw i8, ptr %2, i64 44
  %59 = load i32, ptr %58, align 4
  %60 = tail call i32 @ptxvm_barrier_arrive(ptr %0, ptr %1, ptr %2, i32 %25, i32 %55, i32 %57, i32 %52, i32 %53, i32
      %59)
  %61 = icmp eq i32 %60, 2
  br i1 %61, label %80, label %62

62:
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 5088
  %64 = zext nneg i32 %25 to i64
  %65 = getelementptr inbounds nuw %struct.Barrier, ptr %63, i64 %64
  %66 = icmp eq i32 %60, 0
  br i1 %66, label %67, label %71

67:
  %68 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %69 = load i32, ptr %68, align 4
  %70 = or i32 %69, %3
  store i32 %70, ptr %68, align 4
  br label %80

71:
  %72 = getelementptr inbounds nuw i8, ptr %65, i64 28
  %73 = load i32, ptr %72, align 4
  %74 = getelementptr inbounds nuw i8, ptr %2, i64 32
  store i32 %73, ptr %74, align 8
  %75 = getelementptr inbounds nuw i8, ptr %65, i64 32
  %76 = load i32, ptr %75, align 4
  %77 = getelementptr inbounds nuw i8, ptr %2, i64 36
  store i32 %76, ptr %77, align 4
  %78 = load i32, ptr %6, align 8
  %79 = or i32 %78, %3
  store i32 %79, ptr %6, align 8
  br label %80

80:
  %81 = phi i32 [ 1, %51 ], [ 0, %71 ], [ 0, %67 ], [ 0, %27 ], [ 0, %31 ]
  ret i32 %81
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
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 108
  %24 = load i32, ptr %23, align 4
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 5088
  %26 = zext i32 %24 to i64
  %27 = getelementptr inbounds nuw %struct.Barrier, ptr %25, i64 %26
  %28 = tail call i32 @llvm.ctpop.i32(i32 %11)
  %29 = shl nuw nsw i32 %28, 5
  store i32 %29, ptr %27, align 4
  %30 = getelementptr inbounds nuw i8, ptr %27, i64 4
  store i32 -1, ptr %30, align 4
  %31 = getelementptr inbounds nuw i8, ptr %27, i64 12
  store i32 %11, ptr %31, align 4
  %32 = getelementptr inbounds nuw i8, ptr %27, i64 8
  store i32 %11, ptr %32, align 4
  %33 = shl nuw i32 1, %24
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
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 5088
  %18 = zext i32 %16 to i64
  %19 = getelementptr inbounds nuw %struct.Barrier, ptr %17, i64 %18
  %20 = tail call i32 @llvm.ctpop.i32(i32 %3)
  %21 = shl nuw nsw i32 %20, 5
  store i32 %21, ptr %19, align 4
  %22 = getelementptr inbounds nuw i8, ptr %19, i64 4
  store i32 -1, ptr %22, align 4
  %23 = getelementptr inbounds nuw i8, ptr %19, i64 12
  store i32 %3, ptr %23, align 4
  %24 = getelementptr inbounds nuw i8, ptr %19, i64 8
  store i32 %3, ptr %24, align 4
  %25 = shl nuw i32 1, %16
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

define void @barriers_after_exit(ptr %0, ptr %1) #0 {
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %4 = load i32, ptr %3, align 8
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %69, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 5088
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 84
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 80
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 48
  br label %12

12:
  %13 = phi i32 [ %4, %6 ], [ %67, %65 ]
  %14 = tail call i32 @llvm.cttz.i32(i32 %13, i1 true)
  %15 = zext nneg i32 %14 to i64
  %16 = getelementptr inbounds nuw %struct.Barrier, ptr %7, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, -1
  br i1 %19, label %20, label %65

20:
  %21 = load i32, ptr %8, align 4
  %22 = getelementptr inbounds nuw i8, ptr %16, i64 12
  %23 = load i32, ptr %22, align 4
  %24 = xor i32 %23, -1
  %25 = and i32 %21, %24
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %27, label %65

27:
  %28 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %29 = load i32, ptr %28, align 4
  %30 = and i32 %21, %29
  %31 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %32 = load i32, ptr %31, align 4
  %33 = add i32 %32, 1
  %34 = getelementptr inbounds nuw i8, ptr %16, i64 20
  %35 = load i32, ptr %34, align 4
  %36 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %37 = load i32, ptr %36, align 4
  store i32 0, ptr %16, align 4
  store i32 0, ptr %28, align 4
  store i32 0, ptr %22, align 4
  store i32 %33, ptr %31, align 4
  store i32 0, ptr %34, align 4
  store i32 0, ptr %36, align 4
  %38 = getelementptr inbounds nuw i8, ptr %16, i64 28
  store i32 %35, ptr %38, align 4
  %39 = getelementptr inbounds nuw i8, ptr %16, i64 32
  store i32 %37, ptr %39, align 4
  %40 = load i32, ptr %9, align 8
  %41 = or i32 %40, %30
  store i32 %41, ptr %9, align 8
  %42 = shl nuw i32 1, %14
  %43 = xor i32 %42, -1
  %44 = load i32, ptr %3, align 8
  %45 = and i32 %44, %43
  store i32 %45, ptr %3, align 8
  %46 = or i32 %37, %35
  %47 = icmp eq i32 %46, 0
  %48 = icmp eq i32 %30, 0
  %49 = select i1 %47, i1 true, i1 %48
  br i1 %49, label %65, label %50

50:
  %51 = phi i32 [ %63, %50 ], [ %30, %27 ]
  %52 = tail call i32 @llvm.cttz.i32(i32 %51, i1 true)
  %53 = load ptr, ptr %10, align 8
  %54 = zext nneg i32 %52 to i64
  %55 = load i64, ptr %11, align 8
  %56 = mul i64 %55, %54
  %57 = getelementptr inbounds nuw i8, ptr %53, i64 %56
  %58 = load i32, ptr %38, align 4
  %59 = getelementptr inbounds nuw i8, ptr %57, i64 32
  store i32 %58, ptr %59, align 8
  %60 = load i32, ptr %39, align 4
  %61 = getelementptr inbounds nuw i8, ptr %57, i64 36
  store i32 %60, ptr %61, align 4
  %62 = add i32 %51, -1
  %63 = and i32 %62, %51
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %65, label %50

65:
  %66 = add i32 %13, -1
  %67 = and i32 %66, %13
  %68 = icmp eq i32 %67, 0
  br i1 %68, label %69, label %12

69:
  ret void
}

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

declare i32 @llvm.ctpop.i32(i32) #0

declare i32 @llvm.cttz.i32(i32, i1) #0
