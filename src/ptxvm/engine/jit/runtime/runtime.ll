; Generated from the C files beside this one by `make runtime`.
; 723700abac43613ca055fc269255bcd43e6511e0a0afb64463327e817f9fc9ad
%struct.SiteCache = type { i64, i64, i64, i64, i64, i64 }
%struct.Barrier = type { i32, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.Deferred = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, [11 x i64] }
%struct.Extent = type { i32, i32, i64, i64 }
%struct.Tile = type { i32, i32, i32, i32, ptr, i64, i64, i64, i64 }
%struct.Landed = type { i32, i32, i32, i32 }
%struct.Allocation = type { i64, i64, i64, i64 }
%struct.Life = type { i32, i32 }
%struct.Warpgroup = type { [4 x i32], [4 x i32], i32, i32, i32, i32, [4 x [16 x i32]], [32 x [4 x %struct.Issued]] }
%struct.Issued = type { i32, i32, i64, i64 }
%struct.Screening = type { ptr, ptr, i64, i64, i64, i64, i64, ptr, ptr, ptr, i32, i8 }
%struct.ScreenCache = type { i64, i64, i64, i64, i64, ptr, ptr }
%struct.ScreenLine = type { i64, i64, [4 x i64], [4 x i32] }
%struct.ScreenPage = type { i64, [32 x i64] }
%struct.ScreenRun = type { i32, i32, i64, i32, i32 }
%struct.ScreenMember = type { ptr, i64 }
%struct.TensorPlan = type { [128 x i8], i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, [2 x i64], [5 x
      i64], [5 x i64], [5 x i64], [5 x i64], [5 x i64], [5 x i64], i64, i64, ptr, ptr, ptr }
%struct.LanesStore = type { i32, i32, i64, i64, ptr, [4096 x i32] }
%struct.Walk = type { [5 x i64], [5 x i64], [5 x i64], [5 x i64] }

@ptxvm_next_handler = global ptr null, align 8
@ptxvm_stop_flag = global ptr null, align 8
@combine_bytes.no_offset = internal constant i64 0, align 8
@switch.table.locate = private unnamed_addr constant [4 x i32] [i32 6, i32 3, i32 4, i32 5], align 4
@switch.table.locate.1 = private unnamed_addr constant [4 x i32] [i32 4, i32 5, i32 1, i32 6], align 4

define preserve_allcc i32 @ptxvm_access(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4) #0 noimplicitfloat {
  %6 = tail call preserve_allcc i32 @locate(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4)
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %162

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 412
  %10 = load i32, ptr %9, align 4
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %12, label %89

12:
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %14 = load i32, ptr %13, align 4
  switch i32 %14, label %89 [
    i32 4, label %15
    i32 8, label %52
  ]

15:
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %17 = load i32, ptr %16, align 8
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 0
  %21 = icmp eq i32 %3, 0
  br i1 %21, label %162, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 768
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %25 = icmp eq i32 %17, 0
  br label %26

26:
  %27 = phi i32 [ %3, %22 ], [ %39, %37 ]
  br i1 %25, label %37, label %28

28:
  %29 = tail call i32 @llvm.cttz.i32(i32 %27, i1 true)
  %30 = zext nneg i32 %29 to i64
  %31 = getelementptr inbounds nuw i64, ptr %24, i64 %30
  %32 = load i64, ptr %31, align 8
  %33 = inttoptr i64 %32 to ptr
  %34 = shl nuw nsw i32 %29, 2
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw i8, ptr %23, i64 %35
  br label %41

37:
  %38 = add i32 %27, -1
  %39 = and i32 %38, %27
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %162, label %26

41:
  %42 = phi i32 [ %50, %41 ], [ 0, %28 ]
  %43 = phi ptr [ %49, %41 ], [ %33, %28 ]
  %44 = phi ptr [ %48, %41 ], [ %36, %28 ]
  %45 = select i1 %20, ptr %44, ptr %43
  %46 = select i1 %20, ptr %43, ptr %44
  %47 = load i32, ptr %46, align 1
  store i32 %47, ptr %45, align 1
  %48 = getelementptr inbounds nuw i8, ptr %44, i64 128
  %49 = getelementptr inbounds nuw i8, ptr %43, i64 4
  %50 = add nuw i32 %42, 1
  %51 = icmp eq i32 %50, %17
  br i1 %51, label %37, label %41

52:
  %53 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %54 = load i32, ptr %53, align 8
  %55 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %56 = load i32, ptr %55, align 4
  %57 = icmp eq i32 %56, 0
  %58 = icmp eq i32 %3, 0
  br i1 %58, label %162, label %59

59:
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 768
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %62 = icmp eq i32 %54, 0
  br label %63

63:
  %64 = phi i32 [ %3, %59 ], [ %76, %74 ]
  br i1 %62, label %74, label %65

65:
  %66 = tail call i32 @llvm.cttz.i32(i32 %64, i1 true)
  %67 = zext nneg i32 %66 to i64
  %68 = getelementptr inbounds nuw i64, ptr %61, i64 %67
  %69 = load i64, ptr %68, align 8
  %70 = inttoptr i64 %69 to ptr
  %71 = shl nuw nsw i32 %66, 3
  %72 = zext nneg i32 %71 to i64
  %73 = getelementptr inbounds nuw i8, ptr %60, i64 %72
  br label %78

74:
  %75 = add i32 %64, -1
  %76 = and i32 %75, %64
  %77 = icmp eq i32 %76, 0
  br i1 %77, label %162, label %63

78:
  %79 = phi i32 [ %87, %78 ], [ 0, %65 ]
  %80 = phi ptr [ %86, %78 ], [ %70, %65 ]
  %81 = phi ptr [ %85, %78 ], [ %73, %65 ]
  %82 = select i1 %57, ptr %81, ptr %80
  %83 = select i1 %57, ptr %80, ptr %81
  %84 = load i64, ptr %83, align 1
  store i64 %84, ptr %82, align 1
  %85 = getelementptr inbounds nuw i8, ptr %81, i64 256
  %86 = getelementptr inbounds nuw i8, ptr %80, i64 8
  %87 = add nuw i32 %79, 1
  %88 = icmp eq i32 %87, %54
  br i1 %88, label %74, label %78

89:
  %90 = icmp eq i32 %3, 0
  br i1 %90, label %162, label %91

91:
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %93 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %94 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 768
  %96 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %97 = getelementptr inbounds nuw i8, ptr %4, i64 12
  br label %98

98:
  %99 = phi i32 [ %3, %91 ], [ %160, %158 ]
  %100 = tail call i32 @llvm.cttz.i32(i32 %99, i1 true)
  %101 = load i32, ptr %9, align 4
  %102 = shl nuw i32 1, %100
  %103 = and i32 %101, %102
  %104 = icmp eq i32 %103, 0
  %105 = zext nneg i32 %100 to i64
  %106 = getelementptr inbounds nuw i64, ptr %92, i64 %105
  %107 = load i64, ptr %106, align 8
  %108 = load i32, ptr %93, align 4
  %109 = load i32, ptr %94, align 8
  %110 = mul i32 %109, %108
  %111 = select i1 %104, i32 8, i32 4
  %112 = tail call i32 @llvm.umin.i32(i32 %108, i32 %111)
  %113 = tail call i32 @llvm.cttz.i32(i32 %108, i1 true)
  %114 = icmp eq i32 %110, 0
  br i1 %114, label %158, label %115

115:
  %116 = add i32 %108, -1
  br label %117

117:
  %118 = phi i32 [ 0, %115 ], [ %156, %155 ]
  %119 = lshr i32 %118, %113
  %120 = and i32 %118, %116
  %121 = shl i32 %119, 5
  %122 = or disjoint i32 %121, %100
  %123 = mul i32 %122, %108
  %124 = zext i32 %123 to i64
  %125 = getelementptr inbounds nuw i8, ptr %95, i64 %124
  %126 = zext i32 %120 to i64
  %127 = getelementptr inbounds nuw i8, ptr %125, i64 %126
  %128 = zext i32 %118 to i64
  %129 = add i64 %107, %128
  br i1 %104, label %139, label %130

130:
  %131 = load ptr, ptr %96, align 8
  %132 = shl i64 %129, 3
  %133 = and i64 %132, 4611686018427387872
  %134 = or disjoint i64 %133, %105
  %135 = shl nuw i64 %134, 2
  %136 = getelementptr inbounds nuw i8, ptr %131, i64 %135
  %137 = and i64 %129, 3
  %138 = getelementptr inbounds nuw i8, ptr %136, i64 %137
  br label %141

139:
  %140 = inttoptr i64 %129 to ptr
  br label %141

141:
  %142 = phi ptr [ %138, %130 ], [ %140, %139 ]
  %143 = load i32, ptr %97, align 4
  %144 = icmp eq i32 %143, 0
  %145 = select i1 %144, ptr %127, ptr %142
  %146 = select i1 %144, ptr %142, ptr %127
  switch i32 %112, label %153 [
    i32 1, label %147
    i32 2, label %149
    i32 4, label %151
  ]

147:
  %148 = load i8, ptr %146, align 1
  store i8 %148, ptr %145, align 1
  br label %155

149:
  %150 = load i16, ptr %146, align 1
  store i16 %150, ptr %145, align 1
  br label %155

151:
  %152 = load i32, ptr %146, align 1
  store i32 %152, ptr %145, align 1
  br label %155

153:
  %154 = load i64, ptr %146, align 1
  store i64 %154, ptr %145, align 1
  br label %155

155:
  %156 = add i32 %118, %112
  %157 = icmp ult i32 %156, %110
  br i1 %157, label %117, label %158

158:
  %159 = add i32 %99, -1
  %160 = and i32 %159, %99
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %162, label %98

162:
  %163 = phi i32 [ 1, %5 ], [ 0, %15 ], [ 0, %52 ], [ 0, %89 ], [ 0, %158 ], [ 0, %37 ], [ 0, %74 ]
  ret i32 %163
}

define internal preserve_allcc i32 @locate(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4) unnamed_addr #0 noimplicitfloat {
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %9 = load i32, ptr %8, align 8
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %11 = load i32, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 384
  store i64 0, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 412
  store i32 0, ptr %13, align 4
  %14 = icmp eq i32 %3, 0
  br i1 %14, label %242, label %15

15:
  %16 = mul nsw i32 %9, %7
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %18 = zext nneg i32 %11 to i64
  %19 = shl nsw i64 -1, %18
  %20 = xor i64 %19, -1
  %21 = zext i32 %16 to i64
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 400
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %32 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %33 = getelementptr inbounds nuw i8, ptr %4, i64 12
  br label %34

34:
  %35 = phi i64 [ 0, %15 ], [ %179, %175 ]
  %36 = phi i32 [ %3, %15 ], [ %186, %175 ]
  %37 = phi i32 [ 0, %15 ], [ %178, %175 ]
  %38 = phi i32 [ 0, %15 ], [ %182, %175 ]
  %39 = phi i64 [ 0, %15 ], [ %177, %175 ]
  %40 = phi i64 [ 0, %15 ], [ %176, %175 ]
  %41 = tail call i32 @llvm.cttz.i32(i32 %36, i1 true)
  %42 = zext nneg i32 %41 to i64
  %43 = getelementptr inbounds nuw i64, ptr %17, i64 %42
  %44 = load i64, ptr %43, align 8
  %45 = and i64 %44, %20
  %46 = icmp eq i64 %45, 0
  br i1 %46, label %62, label %47

47:
  %48 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %49 = load i32, ptr %48, align 8
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 2, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %49, ptr %51, align 4
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 %41, ptr %52, align 8
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 %44, ptr %53, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %54, align 8
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %55, align 8
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 364
  store i32 0, ptr %56, align 4
  %57 = load i32, ptr %4, align 8
  store i32 %57, ptr %54, align 8
  %58 = load i32, ptr %6, align 4
  %59 = load i32, ptr %8, align 8
  %60 = mul nsw i32 %59, %58
  store i32 %60, ptr %55, align 8
  %61 = load i32, ptr %33, align 4
  store i32 %61, ptr %56, align 4
  br label %242

62:
  %63 = sub i64 %44, %35
  %64 = icmp ule i64 %63, %40
  %65 = sub nuw i64 %40, %63
  %66 = icmp uge i64 %65, %21
  %67 = select i1 %64, i1 %66, i1 false
  br i1 %67, label %175, label %68

68:
  %69 = load i32, ptr %4, align 8
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %71, label %83

71:
  %72 = lshr i64 %44, 32
  %73 = trunc nuw i64 %72 to i32
  %74 = add i32 %73, -1
  %75 = icmp ult i32 %74, 4
  br i1 %75, label %76, label %80

76:
  %77 = zext nneg i32 %74 to i64
  %78 = getelementptr inbounds nuw i32, ptr @switch.table.locate, i64 %77
  %79 = load i32, ptr %78, align 4
  br label %80

80:
  %81 = phi i32 [ %79, %76 ], [ 1, %71 ]
  %82 = and i64 %44, -4294967296
  br label %83

83:
  %84 = phi i32 [ %81, %80 ], [ %69, %68 ]
  %85 = phi i64 [ %82, %80 ], [ 0, %68 ]
  switch i32 %84, label %109 [
    i32 2, label %86
    i32 6, label %94
    i32 3, label %96
    i32 4, label %101
    i32 5, label %105
  ]

86:
  %87 = load i32, ptr %32, align 4
  %88 = zext i32 %87 to i64
  %89 = sub i64 %44, %88
  %90 = icmp ugt i64 %89, 16777215
  br i1 %90, label %91, label %92

91:
  store i64 0, ptr %12, align 8
  br label %159

92:
  %93 = tail call preserve_allcc i32 @resolve_shared(ptr %0, ptr %1, i64 %85, i64 %44)
  br label %123

94:
  %95 = tail call preserve_allcc i32 @resolve_shared(ptr %0, ptr %1, i64 %85, i64 %44)
  br label %123

96:
  %97 = load i32, ptr %30, align 4
  %98 = zext i32 %97 to i64
  %99 = load ptr, ptr %31, align 8
  %100 = ptrtoint ptr %99 to i64
  store i64 %85, ptr %24, align 8
  store i64 %98, ptr %12, align 8
  store i64 %100, ptr %25, align 8
  store i64 1, ptr %26, align 8
  store i32 3, ptr %27, align 8
  br label %129

101:
  %102 = load i64, ptr %28, align 8
  %103 = load ptr, ptr %29, align 8
  %104 = ptrtoint ptr %103 to i64
  store i64 %85, ptr %24, align 8
  store i64 %102, ptr %12, align 8
  store i64 %104, ptr %25, align 8
  store i64 0, ptr %26, align 8
  store i32 4, ptr %27, align 8
  br label %129

105:
  %106 = load i64, ptr %22, align 8
  %107 = load ptr, ptr %23, align 8
  %108 = ptrtoint ptr %107 to i64
  store i64 %85, ptr %24, align 8
  store i64 %106, ptr %12, align 8
  store i64 %108, ptr %25, align 8
  store i64 0, ptr %26, align 8
  store i32 5, ptr %27, align 8
  br label %129

109:
  %110 = tail call preserve_allcc ptr @row_below(ptr %0, i64 %44)
  %111 = icmp eq ptr %110, null
  br i1 %111, label %120, label %112

112:
  %113 = load i64, ptr %110, align 8
  %114 = getelementptr inbounds nuw i8, ptr %110, i64 8
  %115 = load i64, ptr %114, align 8
  %116 = getelementptr inbounds nuw i8, ptr %110, i64 16
  %117 = load i64, ptr %116, align 8
  %118 = getelementptr inbounds nuw i8, ptr %110, i64 24
  %119 = load i64, ptr %118, align 8
  store i64 %113, ptr %24, align 8
  store i64 %117, ptr %25, align 8
  store i64 %119, ptr %26, align 8
  store i32 1, ptr %27, align 8
  br label %120

120:
  %121 = phi i64 [ %115, %112 ], [ 0, %109 ]
  %122 = phi i32 [ 0, %112 ], [ 1, %109 ]
  store i64 %121, ptr %12, align 8
  br label %123

123:
  %124 = phi i32 [ %122, %120 ], [ %95, %94 ], [ %93, %92 ]
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %126, label %159

126:
  %127 = load i64, ptr %24, align 8
  %128 = load i64, ptr %12, align 8
  br label %129

129:
  %130 = phi i64 [ %128, %126 ], [ %106, %105 ], [ %102, %101 ], [ %98, %96 ]
  %131 = phi i64 [ %127, %126 ], [ %85, %105 ], [ %85, %101 ], [ %85, %96 ]
  %132 = sub i64 %44, %131
  %133 = icmp ule i64 %132, %130
  %134 = sub nuw i64 %130, %132
  %135 = icmp uge i64 %134, %21
  %136 = select i1 %133, i1 %135, i1 false
  br i1 %136, label %137, label %143

137:
  %138 = load i32, ptr %33, align 4
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %147, label %140

140:
  %141 = load i64, ptr %26, align 8
  %142 = icmp eq i64 %141, 0
  br i1 %142, label %159, label %147

143:
  %144 = load i32, ptr %27, align 8
  %145 = add i32 %144, -2
  %146 = icmp ult i32 %145, 4
  br i1 %146, label %155, label %159

147:
  %148 = load i32, ptr %27, align 8
  %149 = icmp eq i32 %148, 3
  br i1 %149, label %152, label %150

150:
  %151 = load i64, ptr %25, align 8
  br label %152

152:
  %153 = phi i64 [ %151, %150 ], [ 0, %147 ]
  %154 = sext i1 %149 to i32
  br label %175

155:
  %156 = zext nneg i32 %145 to i64
  %157 = getelementptr inbounds nuw i32, ptr @switch.table.locate.1, i64 %156
  %158 = load i32, ptr %157, align 4
  br label %159

159:
  %160 = phi i32 [ 20, %91 ], [ %158, %155 ], [ 1, %143 ], [ 3, %140 ], [ %124, %123 ]
  %161 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %162 = load i32, ptr %161, align 8
  %163 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 %160, ptr %163, align 8
  %164 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %162, ptr %164, align 4
  %165 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 %41, ptr %165, align 8
  %166 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 %44, ptr %166, align 8
  %167 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %167, align 8
  %168 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %168, align 8
  %169 = getelementptr inbounds nuw i8, ptr %0, i64 364
  store i32 0, ptr %169, align 4
  %170 = load i32, ptr %4, align 8
  store i32 %170, ptr %167, align 8
  %171 = load i32, ptr %6, align 4
  %172 = load i32, ptr %8, align 8
  %173 = mul nsw i32 %172, %171
  store i32 %173, ptr %168, align 8
  %174 = load i32, ptr %33, align 4
  store i32 %174, ptr %169, align 4
  br label %242

175:
  %176 = phi i64 [ %40, %62 ], [ %130, %152 ]
  %177 = phi i64 [ %39, %62 ], [ %153, %152 ]
  %178 = phi i32 [ %37, %62 ], [ %154, %152 ]
  %179 = phi i64 [ %35, %62 ], [ %131, %152 ]
  %180 = shl nuw i32 1, %41
  %181 = and i32 %178, %180
  %182 = or i32 %181, %38
  %183 = add i64 %177, %44
  %184 = sub i64 %183, %179
  store i64 %184, ptr %43, align 8
  %185 = add i32 %36, -1
  %186 = and i32 %185, %36
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %188, label %34

188:
  store i32 %182, ptr %13, align 4
  %189 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %190 = load i32, ptr %189, align 4
  %191 = icmp slt i32 %190, 0
  br i1 %191, label %242, label %192

192:
  %193 = load i32, ptr %27, align 8
  %194 = icmp eq i32 %193, 3
  br i1 %194, label %242, label %195

195:
  %196 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %197 = load i64, ptr %196, align 8
  %198 = icmp ult i64 %176, %197
  br i1 %198, label %242, label %199

199:
  %200 = load i64, ptr %25, align 8
  %201 = load i32, ptr %6, align 4
  %202 = add nsw i32 %201, -1
  %203 = sext i32 %202 to i64
  %204 = and i64 %200, %203
  %205 = icmp eq i64 %204, 0
  br i1 %205, label %206, label %242

206:
  %207 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %208 = load i32, ptr %207, align 4
  %209 = icmp eq i32 %208, 0
  %210 = select i1 %209, i64 16, i64 24
  %211 = getelementptr inbounds nuw i8, ptr %0, i64 %210
  %212 = load ptr, ptr %211, align 8
  %213 = zext nneg i32 %190 to i64
  %214 = getelementptr inbounds nuw %struct.SiteCache, ptr %212, i64 %213
  %215 = load i64, ptr %24, align 8
  store i64 %215, ptr %214, align 8
  %216 = load i64, ptr %12, align 8
  %217 = load i64, ptr %196, align 8
  %218 = sub i64 %216, %217
  %219 = getelementptr inbounds nuw i8, ptr %4, i64 28
  %220 = load i32, ptr %219, align 4
  %221 = zext nneg i32 %220 to i64
  %222 = lshr i64 %218, %221
  %223 = add i64 %222, 1
  %224 = getelementptr inbounds nuw i8, ptr %214, i64 8
  store i64 %223, ptr %224, align 8
  %225 = load i64, ptr %25, align 8
  %226 = load i64, ptr %24, align 8
  %227 = sub i64 %225, %226
  %228 = getelementptr inbounds nuw i8, ptr %214, i64 16
  store i64 %227, ptr %228, align 8
  %229 = load i32, ptr %27, align 8
  %230 = icmp eq i32 %229, 2
  br i1 %230, label %231, label %242

231:
  %232 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %233 = load i32, ptr %232, align 8
  %234 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %235 = load ptr, ptr %234, align 8
  %236 = zext i32 %233 to i64
  %237 = getelementptr inbounds nuw ptr, ptr %235, i64 %236
  %238 = load ptr, ptr %237, align 8
  %239 = getelementptr inbounds nuw i8, ptr %238, i64 24
  %240 = load ptr, ptr %239, align 8
  %241 = getelementptr inbounds nuw i8, ptr %0, i64 296
  store ptr %240, ptr %241, align 8
  br label %242

242:
  %243 = phi i32 [ 0, %5 ], [ 1, %47 ], [ 1, %159 ], [ 0, %188 ], [ 0, %192 ], [ 0, %195 ], [ 0, %199 ], [ 0, %206 ], [
      0, %231 ]
  ret i32 %243
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
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %9 = load i32, ptr %8, align 4
  %10 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %11 = load i32, ptr %10, align 4
  %12 = and i32 %11, %9
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %14 = load i32, ptr %13, align 4
  %15 = add i32 %14, 1
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 20
  %17 = load i32, ptr %16, align 4
  %18 = getelementptr inbounds nuw i8, ptr %5, i64 24
  %19 = load i32, ptr %18, align 4
  store i32 0, ptr %5, align 4
  store i32 0, ptr %10, align 4
  store i32 0, ptr %6, align 4
  store i32 %15, ptr %13, align 4
  store i32 0, ptr %16, align 4
  store i32 0, ptr %18, align 4
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 28
  store i32 %17, ptr %20, align 4
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 32
  store i32 %19, ptr %21, align 4
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %23 = load i32, ptr %22, align 8
  %24 = or i32 %23, %12
  store i32 %24, ptr %22, align 8
  %25 = shl nuw i32 1, %1
  %26 = xor i32 %25, -1
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %28 = load i32, ptr %27, align 8
  %29 = and i32 %28, %26
  store i32 %29, ptr %27, align 8
  %30 = or i32 %19, %17
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %74, label %32

32:
  %33 = and i32 %9, %7
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %74, label %35

35:
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %38 = insertelement <32 x i32> poison, i32 %1, i64 0
  %39 = shufflevector <32 x i32> %38, <32 x i32> poison, <32 x i32> zeroinitializer
  br label %40

40:
  %41 = phi i32 [ %33, %35 ], [ %72, %70 ]
  %42 = tail call i32 @llvm.cttz.i32(i32 %41, i1 true)
  %43 = load ptr, ptr %36, align 8
  %44 = zext nneg i32 %42 to i64
  %45 = load i64, ptr %37, align 8
  %46 = mul i64 %45, %44
  %47 = getelementptr inbounds nuw i8, ptr %43, i64 %46
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 224
  %49 = load ptr, ptr %48, align 8
  %50 = icmp eq ptr %49, null
  br i1 %50, label %61, label %51

51:
  %52 = getelementptr inbounds nuw i8, ptr %47, i64 96
  %53 = load i32, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %47, i64 100
  %55 = load i32, ptr %54, align 4
  %56 = and i32 %55, %53
  %57 = load <32 x i32>, ptr %49, align 64
  %58 = icmp eq <32 x i32> %57, %39
  %59 = bitcast <32 x i1> %58 to i32
  %60 = and i32 %56, %59
  tail call fastcc void @set_counts(ptr %49, i32 %60, ptr %5)
  br label %70

61:
  %62 = shl nuw i32 1, %42
  %63 = and i32 %62, %12
  %64 = icmp eq i32 %63, 0
  br i1 %64, label %70, label %65

65:
  %66 = load i32, ptr %20, align 4
  %67 = getelementptr inbounds nuw i8, ptr %47, i64 32
  store i32 %66, ptr %67, align 8
  %68 = load i32, ptr %21, align 4
  %69 = getelementptr inbounds nuw i8, ptr %47, i64 36
  store i32 %68, ptr %69, align 4
  br label %70

70:
  %71 = add i32 %41, -1
  %72 = and i32 %71, %41
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %40

74:
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

define preserve_allcc void @ptxvm_count(ptr %0, ptr %1, i32 %2, ptr %3, i64 %4) #0 noimplicitfloat {
  %6 = alloca [32 x i8], align 16
  %7 = alloca [32 x i8], align 16
  %8 = alloca %struct.Extent, align 8
  %9 = alloca %struct.Extent, align 8
  %10 = alloca %struct.Extent, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 41320
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds nuw i64, ptr %1, i64 %14
  %16 = load i32, ptr %3, align 8
  %17 = icmp eq i32 %16, 1
  %18 = select i1 %17, i32 %2, i32 0
  %19 = icmp eq i32 %16, 2
  %20 = select i1 %19, i32 %2, i32 0
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %22 = load i32, ptr %21, align 4
  %23 = icmp eq i32 %22, 0
  %24 = icmp eq i32 %2, 0
  %25 = or i1 %23, %24
  br i1 %25, label %40, label %26

26:
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 512
  br label %29

29:
  %30 = phi i32 [ %2, %26 ], [ %38, %29 ]
  %31 = tail call i32 @llvm.cttz.i32(i32 %30, i1 true)
  %32 = zext nneg i32 %31 to i64
  %33 = getelementptr inbounds nuw i64, ptr %27, i64 %32
  %34 = load i64, ptr %33, align 8
  %35 = add i64 %34, %4
  %36 = getelementptr inbounds nuw i64, ptr %28, i64 %32
  store i64 %35, ptr %36, align 8
  %37 = add i32 %30, -1
  %38 = and i32 %37, %30
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %40, label %29

40:
  %41 = icmp eq i32 %16, 0
  br i1 %41, label %42, label %82

42:
  br i1 %24, label %59, label %43

43:
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 512
  br label %45

45:
  %46 = phi i32 [ %18, %43 ], [ %77, %75 ]
  %47 = phi i32 [ %2, %43 ], [ %80, %75 ]
  %48 = phi i32 [ 0, %43 ], [ %78, %75 ]
  %49 = phi i32 [ %20, %43 ], [ %76, %75 ]
  %50 = tail call i32 @llvm.cttz.i32(i32 %47, i1 true)
  %51 = zext nneg i32 %50 to i64
  %52 = getelementptr inbounds nuw i64, ptr %44, i64 %51
  %53 = load i64, ptr %52, align 8
  %54 = lshr i64 %53, 32
  %55 = trunc nuw i64 %54 to i32
  switch i32 %55, label %66 [
    i32 1, label %69
    i32 2, label %72
    i32 3, label %75
    i32 4, label %75
  ]

56:
  %57 = tail call i32 @llvm.ctpop.i32(i32 %78)
  %58 = zext nneg i32 %57 to i64
  br label %59

59:
  %60 = phi i32 [ %20, %42 ], [ %76, %56 ]
  %61 = phi i64 [ 0, %42 ], [ %58, %56 ]
  %62 = phi i32 [ %18, %42 ], [ %77, %56 ]
  %63 = getelementptr inbounds nuw i8, ptr %15, i64 48
  %64 = load i64, ptr %63, align 8
  %65 = add i64 %64, %61
  store i64 %65, ptr %63, align 8
  br label %82

66:
  %67 = shl nuw i32 1, %50
  %68 = or i32 %67, %46
  br label %75

69:
  %70 = shl nuw i32 1, %50
  %71 = or i32 %70, %49
  br label %75

72:
  %73 = shl nuw i32 1, %50
  %74 = or i32 %73, %48
  br label %75

75:
  %76 = phi i32 [ %49, %72 ], [ %49, %45 ], [ %49, %45 ], [ %49, %66 ], [ %71, %69 ]
  %77 = phi i32 [ %46, %72 ], [ %46, %45 ], [ %46, %45 ], [ %68, %66 ], [ %46, %69 ]
  %78 = phi i32 [ %74, %72 ], [ %48, %45 ], [ %48, %45 ], [ %48, %66 ], [ %48, %69 ]
  %79 = add i32 %47, -1
  %80 = and i32 %79, %47
  %81 = icmp eq i32 %80, 0
  br i1 %81, label %56, label %45

82:
  %83 = phi i32 [ %60, %59 ], [ %20, %40 ]
  %84 = phi i32 [ %62, %59 ], [ %18, %40 ]
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %189, label %86

86:
  %87 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %88 = load i32, ptr %87, align 4
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 512
  call preserve_allcc void @look_at(ptr %12, ptr %89, i32 %84, i32 %88, ptr %10)
  %90 = tail call i32 @llvm.ctpop.i32(i32 %84)
  %91 = zext nneg i32 %90 to i64
  %92 = load i64, ptr %15, align 8
  %93 = add i64 %92, %91
  store i64 %93, ptr %15, align 8
  %94 = load i32, ptr %10, align 8
  %95 = zext i32 %94 to i64
  %96 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %97 = load i64, ptr %96, align 8
  %98 = add i64 %97, %95
  store i64 %98, ptr %96, align 8
  %99 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %100 = load i32, ptr %99, align 4
  %101 = sub i32 %90, %100
  %102 = zext i32 %101 to i64
  %103 = getelementptr inbounds nuw i8, ptr %15, i64 56
  %104 = load i64, ptr %103, align 8
  %105 = add i64 %104, %102
  store i64 %105, ptr %103, align 8
  %106 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %107 = load i64, ptr %106, align 8
  %108 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %109 = load i64, ptr %108, align 8
  %110 = sub i64 %107, %109
  %111 = icmp ult i64 %110, 65536
  br i1 %111, label %135, label %112

112:
  %113 = getelementptr inbounds nuw i8, ptr %15, i64 64
  %114 = load i64, ptr %113, align 8
  %115 = sub i64 %109, %114
  %116 = getelementptr inbounds nuw i8, ptr %15, i64 72
  %117 = load i64, ptr %116, align 8
  %118 = icmp ult i64 %115, %117
  br i1 %118, label %130, label %119

119:
  %120 = tail call preserve_allcc ptr @row_below(ptr %0, i64 %109)
  %121 = icmp eq ptr %120, null
  br i1 %121, label %126, label %122

122:
  %123 = load i64, ptr %120, align 8
  store i64 %123, ptr %113, align 8
  %124 = getelementptr inbounds nuw i8, ptr %120, i64 8
  %125 = load i64, ptr %124, align 8
  br label %127

126:
  store i64 0, ptr %113, align 8
  br label %127

127:
  %128 = phi i64 [ %123, %122 ], [ 0, %126 ]
  %129 = phi i64 [ %125, %122 ], [ 0, %126 ]
  store i64 %129, ptr %116, align 8
  br label %130

130:
  %131 = phi i64 [ %129, %127 ], [ %117, %112 ]
  %132 = phi i64 [ %128, %127 ], [ %114, %112 ]
  %133 = sub i64 %107, %132
  %134 = icmp ult i64 %133, %131
  br i1 %134, label %135, label %141

135:
  %136 = zext i32 %100 to i64
  %137 = zext i32 %88 to i64
  %138 = mul nuw i64 %136, %137
  %139 = add nuw i64 %138, 31
  %140 = lshr i64 %139, 5
  br label %184

141:
  %142 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %143 = zext i32 %88 to i64
  br label %144

144:
  %145 = phi i32 [ %84, %141 ], [ %182, %174 ]
  %146 = phi i64 [ 0, %141 ], [ %180, %174 ]
  %147 = tail call i32 @llvm.cttz.i32(i32 %145, i1 true)
  %148 = zext nneg i32 %147 to i64
  %149 = getelementptr inbounds nuw i64, ptr %89, i64 %148
  %150 = load i64, ptr %149, align 8
  %151 = tail call preserve_allcc ptr @row_below(ptr %0, i64 %150)
  %152 = icmp eq ptr %151, null
  br i1 %152, label %184, label %153

153:
  %154 = load i64, ptr %151, align 8
  %155 = sub i64 %150, %154
  %156 = getelementptr inbounds nuw i8, ptr %151, i64 8
  %157 = load i64, ptr %156, align 8
  %158 = icmp ult i64 %155, %157
  br i1 %158, label %159, label %184

159:
  %160 = phi i32 [ %172, %159 ], [ %145, %153 ]
  %161 = phi i32 [ %170, %159 ], [ 0, %153 ]
  %162 = tail call i32 @llvm.cttz.i32(i32 %160, i1 true)
  %163 = zext nneg i32 %162 to i64
  %164 = getelementptr inbounds nuw i64, ptr %89, i64 %163
  %165 = load i64, ptr %164, align 8
  %166 = sub i64 %165, %154
  %167 = icmp ult i64 %166, %157
  %168 = shl nuw i32 1, %162
  %169 = select i1 %167, i32 %168, i32 0
  %170 = or i32 %169, %161
  %171 = add i32 %160, -1
  %172 = and i32 %171, %160
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %174, label %159

174:
  call preserve_allcc void @look_at(ptr %12, ptr %89, i32 %170, i32 %88, ptr %9)
  %175 = load i32, ptr %142, align 4
  %176 = zext i32 %175 to i64
  %177 = mul nuw i64 %176, %143
  %178 = add nuw i64 %177, 31
  %179 = lshr i64 %178, 5
  %180 = add i64 %179, %146
  %181 = xor i32 %170, -1
  %182 = and i32 %145, %181
  %183 = icmp eq i32 %182, 0
  br i1 %183, label %184, label %144

184:
  %185 = phi i64 [ %140, %135 ], [ %146, %144 ], [ %146, %153 ], [ %180, %174 ]
  %186 = getelementptr inbounds nuw i8, ptr %15, i64 8
  %187 = load i64, ptr %186, align 8
  %188 = add i64 %187, %185
  store i64 %188, ptr %186, align 8
  br label %189

189:
  %190 = icmp eq i32 %83, 0
  br i1 %190, label %366, label %191

191:
  %192 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %193 = load i32, ptr %192, align 8
  %194 = and i32 %193, %83
  %195 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %196 = load i32, ptr %195, align 4
  %197 = icmp ult i32 %196, 4
  br i1 %197, label %200, label %198

198:
  %199 = udiv i32 128, %196
  br label %200

200:
  %201 = phi i32 [ %199, %198 ], [ 32, %191 ]
  %202 = tail call i32 @llvm.umax.i32(i32 %196, i32 4)
  %203 = lshr i32 %202, 2
  %204 = sub nuw nsw i32 32, %201
  %205 = lshr i32 -1, %204
  %206 = icmp eq i32 %203, 1
  %207 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %208 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %209 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %210 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %211 = getelementptr inbounds nuw i8, ptr %12, i64 12304
  %212 = getelementptr inbounds nuw i8, ptr %12, i64 12
  %213 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %214 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %215 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %216 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %217 = getelementptr inbounds nuw i8, ptr %15, i64 32
  %218 = getelementptr inbounds nuw i8, ptr %15, i64 40
  br label %230

219:
  %220 = tail call i32 @llvm.ctpop.i32(i32 %194)
  %221 = zext nneg i32 %220 to i64
  %222 = getelementptr inbounds nuw i8, ptr %15, i64 24
  %223 = load i64, ptr %222, align 8
  %224 = add i64 %223, %221
  store i64 %224, ptr %222, align 8
  %225 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %226 = load i32, ptr %225, align 8
  %227 = icmp ne i32 %226, 0
  %228 = icmp ne i32 %194, 0
  %229 = and i1 %228, %227
  br i1 %229, label %354, label %366

230:
  %231 = phi i32 [ 0, %200 ], [ %351, %350 ]
  %232 = phi i32 [ 0, %200 ], [ %352, %350 ]
  %233 = shl i32 %205, %232
  %234 = and i32 %233, %194
  %235 = icmp eq i32 %234, 0
  br i1 %235, label %350, label %236

236:
  br i1 %206, label %237, label %284

237:
  store i64 0, ptr %214, align 8
  store i64 0, ptr %215, align 16
  store i64 0, ptr %216, align 8
  store i64 0, ptr %6, align 16
  %238 = load i32, ptr %212, align 4
  %239 = add i32 %238, -1
  %240 = load i32, ptr %213, align 8
  %241 = add i32 %240, 1
  store i32 %241, ptr %213, align 8
  %242 = icmp eq i32 %241, 0
  br i1 %242, label %243, label %253

243:
  %244 = icmp eq i32 %238, 0
  br i1 %244, label %247, label %245

245:
  %246 = zext i32 %238 to i64
  br label %248

247:
  store i32 1, ptr %213, align 8
  br label %253

248:
  %249 = phi i64 [ 0, %245 ], [ %251, %248 ]
  %250 = getelementptr inbounds nuw i32, ptr %211, i64 %249
  store i32 0, ptr %250, align 4
  %251 = add nuw nsw i64 %249, 1
  %252 = icmp eq i64 %251, %246
  br i1 %252, label %247, label %248

253:
  %254 = phi i32 [ 1, %247 ], [ %241, %237 ]
  br label %255

255:
  %256 = phi i32 [ 0, %253 ], [ %279, %255 ]
  %257 = phi i32 [ 0, %253 ], [ %278, %255 ]
  %258 = phi i32 [ %234, %253 ], [ %281, %255 ]
  %259 = tail call i32 @llvm.cttz.i32(i32 %258, i1 true)
  %260 = zext nneg i32 %259 to i64
  %261 = getelementptr inbounds nuw i64, ptr %207, i64 %260
  %262 = load i64, ptr %261, align 8
  %263 = trunc i64 %262 to i32
  %264 = lshr i32 %263, 2
  %265 = and i32 %264, %239
  %266 = zext nneg i32 %265 to i64
  %267 = getelementptr inbounds nuw i32, ptr %211, i64 %266
  %268 = load i32, ptr %267, align 4
  %269 = icmp ne i32 %268, %254
  %270 = zext i1 %269 to i32
  %271 = and i32 %265, 31
  %272 = zext nneg i32 %271 to i64
  %273 = getelementptr inbounds nuw i8, ptr %6, i64 %272
  %274 = load i8, ptr %273, align 1
  %275 = zext i8 %274 to i32
  %276 = add nuw nsw i32 %275, %270
  store i32 %254, ptr %267, align 4
  %277 = trunc i32 %276 to i8
  store i8 %277, ptr %273, align 1
  %278 = add i32 %257, %270
  %279 = tail call i32 @llvm.umax.i32(i32 %276, i32 %256)
  %280 = add i32 %258, -1
  %281 = and i32 %280, %258
  %282 = icmp eq i32 %281, 0
  br i1 %282, label %283, label %255

283:
  br label %339

284:
  store i64 0, ptr %208, align 8
  store i64 0, ptr %209, align 16
  store i64 0, ptr %210, align 8
  store i64 0, ptr %7, align 16
  %285 = load i32, ptr %212, align 4
  %286 = add i32 %285, -1
  %287 = load i32, ptr %213, align 8
  %288 = add i32 %287, 1
  store i32 %288, ptr %213, align 8
  %289 = icmp eq i32 %288, 0
  br i1 %289, label %290, label %300

290:
  %291 = icmp eq i32 %285, 0
  br i1 %291, label %294, label %292

292:
  %293 = zext i32 %285 to i64
  br label %295

294:
  store i32 1, ptr %213, align 8
  br label %300

295:
  %296 = phi i64 [ 0, %292 ], [ %298, %295 ]
  %297 = getelementptr inbounds nuw i32, ptr %211, i64 %296
  store i32 0, ptr %297, align 4
  %298 = add nuw nsw i64 %296, 1
  %299 = icmp eq i64 %298, %293
  br i1 %299, label %294, label %295

300:
  %301 = phi i32 [ 1, %294 ], [ %288, %284 ]
  br label %302

302:
  %303 = phi i32 [ 0, %300 ], [ %335, %309 ]
  %304 = phi i32 [ 0, %300 ], [ %334, %309 ]
  %305 = phi i32 [ %234, %300 ], [ %311, %309 ]
  %306 = tail call i32 @llvm.cttz.i32(i32 %305, i1 true)
  %307 = zext nneg i32 %306 to i64
  %308 = getelementptr inbounds nuw i64, ptr %207, i64 %307
  br label %313

309:
  %310 = add i32 %305, -1
  %311 = and i32 %310, %305
  %312 = icmp eq i32 %311, 0
  br i1 %312, label %338, label %302

313:
  %314 = phi i32 [ %303, %302 ], [ %335, %313 ]
  %315 = phi i32 [ %304, %302 ], [ %334, %313 ]
  %316 = phi i32 [ 0, %302 ], [ %336, %313 ]
  %317 = load i64, ptr %308, align 8
  %318 = trunc i64 %317 to i32
  %319 = lshr i32 %318, 2
  %320 = add nuw nsw i32 %319, %316
  %321 = and i32 %320, %286
  %322 = zext nneg i32 %321 to i64
  %323 = getelementptr inbounds nuw i32, ptr %211, i64 %322
  %324 = load i32, ptr %323, align 4
  %325 = icmp ne i32 %324, %301
  %326 = zext i1 %325 to i32
  %327 = and i32 %321, 31
  %328 = zext nneg i32 %327 to i64
  %329 = getelementptr inbounds nuw i8, ptr %7, i64 %328
  %330 = load i8, ptr %329, align 1
  %331 = zext i8 %330 to i32
  %332 = add nuw nsw i32 %331, %326
  store i32 %301, ptr %323, align 4
  %333 = trunc i32 %332 to i8
  store i8 %333, ptr %329, align 1
  %334 = add i32 %315, %326
  %335 = tail call i32 @llvm.umax.i32(i32 %332, i32 %314)
  %336 = add nuw nsw i32 %316, 1
  %337 = icmp eq i32 %336, %203
  br i1 %337, label %309, label %313

338:
  br label %339

339:
  %340 = phi i32 [ %279, %283 ], [ %335, %338 ]
  %341 = phi i32 [ %278, %283 ], [ %334, %338 ]
  %342 = add i32 %341, %231
  %343 = zext nneg i32 %340 to i64
  %344 = load i64, ptr %217, align 8
  %345 = add i64 %344, %343
  store i64 %345, ptr %217, align 8
  %346 = add nsw i32 %340, -1
  %347 = zext i32 %346 to i64
  %348 = load i64, ptr %218, align 8
  %349 = add i64 %348, %347
  store i64 %349, ptr %218, align 8
  br label %350

350:
  %351 = phi i32 [ %342, %339 ], [ %231, %230 ]
  %352 = add nuw nsw i32 %232, %201
  %353 = icmp samesign ult i32 %352, 32
  br i1 %353, label %230, label %219

354:
  %355 = getelementptr inbounds nuw i8, ptr %8, i64 4
  store i32 %351, ptr %355, align 4
  %356 = icmp eq i32 %196, 4
  br i1 %356, label %359, label %357

357:
  call preserve_allcc void @look_at(ptr %12, ptr %207, i32 %194, i32 %196, ptr %8)
  %358 = load i32, ptr %355, align 4
  br label %359

359:
  %360 = phi i32 [ %358, %357 ], [ %351, %354 ]
  %361 = sub i32 %220, %360
  %362 = zext i32 %361 to i64
  %363 = getelementptr inbounds nuw i8, ptr %15, i64 56
  %364 = load i64, ptr %363, align 8
  %365 = add i64 %364, %362
  store i64 %365, ptr %363, align 8
  br label %366

366:
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
  %4 = load ptr, ptr @ptxvm_next_handler, align 8
  tail call void %4(i32 %0, ptr %1, ptr %2)
  %5 = load ptr, ptr @ptxvm_stop_flag, align 8
  store atomic i32 1, ptr %5 release, align 4
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
  br i1 %13, label %395, label %14

14:
  %15 = load <32 x i64>, ptr %7, align 64
  %16 = insertelement <32 x i64> poison, i64 %10, i64 0
  %17 = shufflevector <32 x i64> %16, <32 x i64> poison, <32 x i32> zeroinitializer
  %18 = icmp ne <32 x i64> %15, %17
  %19 = bitcast <32 x i1> %18 to i32
  %20 = and i32 %4, %19
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %395

22:
  %23 = tail call fastcc ptr @mbarrier_at(ptr %0, ptr %1, i64 %10)
  %24 = icmp eq ptr %23, null
  br i1 %24, label %395, label %25

25:
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 124
  %27 = load i32, ptr %26, align 4
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 14428
  %29 = load i32, ptr %28, align 4
  %30 = add i32 %29, %27
  %31 = trunc i64 %10 to i32
  %32 = and i32 %31, 16777215
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 14432
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 4832
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 4828
  %37 = icmp eq i32 %29, 0
  br i1 %37, label %168, label %42

38:
  %39 = phi i1 [ true, %137 ], [ false, %132 ]
  %40 = phi i32 [ %138, %137 ], [ %133, %132 ]
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %167, label %139

42:
  %43 = phi i32 [ %133, %132 ], [ %29, %25 ]
  %44 = phi i64 [ %134, %132 ], [ 0, %25 ]
  %45 = load ptr, ptr %33, align 8
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 24
  %47 = getelementptr inbounds nuw %struct.Tile, ptr %46, i64 %44
  %48 = load i32, ptr %47, align 8
  %49 = icmp eq i32 %48, 2
  br i1 %49, label %50, label %132

50:
  %51 = getelementptr inbounds nuw i8, ptr %47, i64 24
  %52 = load i64, ptr %51, align 8
  %53 = trunc i64 %52 to i32
  %54 = and i32 %53, 16777215
  %55 = icmp eq i32 %54, %32
  br i1 %55, label %56, label %132

56:
  %57 = getelementptr inbounds nuw i8, ptr %47, i64 8
  %58 = getelementptr inbounds nuw i8, ptr %47, i64 12
  %59 = trunc nuw i64 %44 to i32
  br label %60

60:
  %61 = phi i32 [ 0, %56 ], [ %128, %126 ]
  %62 = phi i32 [ 0, %56 ], [ %127, %126 ]
  %63 = zext i32 %61 to i64
  %64 = getelementptr inbounds nuw %struct.Tile, ptr %46, i64 %63
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 8
  %66 = load i32, ptr %65, align 8
  %67 = load i32, ptr %57, align 8
  %68 = icmp eq i32 %66, %67
  br i1 %68, label %69, label %126

69:
  %70 = getelementptr inbounds nuw i8, ptr %64, i64 12
  %71 = load i32, ptr %70, align 4
  %72 = load i32, ptr %58, align 4
  %73 = icmp eq i32 %71, %72
  br i1 %73, label %74, label %126

74:
  %75 = load i32, ptr %64, align 8
  switch i32 %75, label %126 [
    i32 1, label %76
    i32 2, label %91
  ]

76:
  %77 = icmp ugt i32 %62, %61
  br i1 %77, label %126, label %78

78:
  %79 = phi i32 [ %89, %88 ], [ %62, %76 ]
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw %struct.Tile, ptr %46, i64 %80
  %82 = load i32, ptr %81, align 8
  %83 = icmp eq i32 %82, 1
  br i1 %83, label %84, label %88

84:
  %85 = load ptr, ptr %33, align 8
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 16
  %87 = load ptr, ptr %86, align 8
  tail call void %87(ptr %1, ptr %81)
  store i32 0, ptr %81, align 8
  br label %88

88:
  %89 = add i32 %79, 1
  %90 = icmp ugt i32 %89, %61
  br i1 %90, label %126, label %78

91:
  %92 = getelementptr inbounds nuw i8, ptr %64, i64 24
  %93 = load i64, ptr %92, align 8
  %94 = load ptr, ptr %34, align 8
  %95 = and i64 %93, 16777215
  %96 = getelementptr inbounds nuw i8, ptr %94, i64 %95
  %97 = load i64, ptr %96, align 8
  %98 = icmp slt i64 %97, -4611686018427387904
  %99 = and i64 %97, 1048575
  %100 = icmp ne i64 %99, 0
  %101 = and i1 %98, %100
  br i1 %101, label %102, label %137

102:
  %103 = trunc i64 %93 to i32
  %104 = and i32 %103, 16777215
  %105 = add i64 %97, -1
  %106 = and i64 %105, 2305841909703114751
  %107 = icmp eq i64 %106, 1152921504606846976
  %108 = lshr exact i64 %105, 20
  %109 = and i64 %108, 1048575
  %110 = or disjoint i64 %109, %105
  %111 = xor i64 %110, 2305843009213693952
  %112 = select i1 %107, i64 %111, i64 %105
  store i64 %112, ptr %96, align 8
  %113 = getelementptr inbounds nuw i8, ptr %64, i64 4
  %114 = load i32, ptr %113, align 4
  %115 = load i32, ptr %36, align 4
  %116 = add i32 %115, 1
  store i32 %116, ptr %36, align 4
  %117 = and i32 %115, 15
  %118 = zext nneg i32 %117 to i64
  %119 = getelementptr inbounds nuw %struct.Landed, ptr %35, i64 %118
  store i32 %114, ptr %119, align 4
  %120 = getelementptr inbounds nuw i8, ptr %119, i64 4
  store i32 %104, ptr %120, align 4
  %121 = getelementptr inbounds nuw i8, ptr %119, i64 8
  store i32 0, ptr %121, align 4
  %122 = lshr i64 %97, 61
  %123 = trunc nuw nsw i64 %122 to i32
  %124 = and i32 %123, 1
  %125 = getelementptr inbounds nuw i8, ptr %119, i64 12
  store i32 %124, ptr %125, align 4
  store i32 0, ptr %64, align 8
  br label %126

126:
  %127 = phi i32 [ %62, %60 ], [ %62, %69 ], [ %62, %74 ], [ %62, %102 ], [ %62, %76 ], [ %89, %88 ]
  %128 = add nuw i32 %61, 1
  %129 = icmp ult i32 %61, %59
  br i1 %129, label %60, label %130

130:
  %131 = load i32, ptr %28, align 4
  br label %132

132:
  %133 = phi i32 [ %131, %130 ], [ %43, %50 ], [ %43, %42 ]
  %134 = add nuw nsw i64 %44, 1
  %135 = zext i32 %133 to i64
  %136 = icmp samesign ult i64 %134, %135
  br i1 %136, label %42, label %38

137:
  %138 = load i32, ptr %28, align 4
  br label %38

139:
  %140 = load ptr, ptr %33, align 8
  %141 = getelementptr inbounds nuw i8, ptr %140, i64 24
  br label %142

142:
  %143 = phi i32 [ %160, %159 ], [ %40, %139 ]
  %144 = phi i32 [ %161, %159 ], [ %40, %139 ]
  %145 = phi i64 [ %163, %159 ], [ 0, %139 ]
  %146 = phi i32 [ %162, %159 ], [ 0, %139 ]
  %147 = getelementptr inbounds nuw %struct.Tile, ptr %141, i64 %145
  %148 = load i32, ptr %147, align 8
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %159, label %150

150:
  %151 = zext i32 %146 to i64
  %152 = icmp eq i64 %145, %151
  br i1 %152, label %156, label %153

153:
  %154 = getelementptr inbounds nuw %struct.Tile, ptr %141, i64 %151
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %154, ptr align 8 %147, i64 56, i1 false)
  %155 = load i32, ptr %28, align 4
  br label %156

156:
  %157 = phi i32 [ %155, %153 ], [ %143, %150 ]
  %158 = add i32 %146, 1
  br label %159

159:
  %160 = phi i32 [ %143, %142 ], [ %157, %156 ]
  %161 = phi i32 [ %144, %142 ], [ %157, %156 ]
  %162 = phi i32 [ %146, %142 ], [ %158, %156 ]
  %163 = add nuw nsw i64 %145, 1
  %164 = zext i32 %161 to i64
  %165 = icmp samesign ult i64 %163, %164
  br i1 %165, label %142, label %166

166:
  store i32 %162, ptr %28, align 4
  br i1 %39, label %261, label %168

167:
  br i1 %39, label %261, label %168

168:
  %169 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %170 = getelementptr inbounds nuw i8, ptr %1, i64 3776
  %171 = getelementptr inbounds nuw i8, ptr %1, i64 3784
  %172 = getelementptr inbounds nuw i8, ptr %1, i64 3796
  %173 = and i64 %10, 16777215
  %174 = load i32, ptr %26, align 4
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %259, label %176

176:
  %177 = phi i32 [ %255, %254 ], [ %174, %168 ]
  %178 = phi i64 [ %256, %254 ], [ 0, %168 ]
  %179 = getelementptr inbounds nuw %struct.Deferred, ptr %169, i64 %178
  %180 = getelementptr inbounds nuw i8, ptr %179, i64 4
  %181 = load i32, ptr %180, align 4
  %182 = icmp eq i32 %181, 1
  br i1 %182, label %183, label %254

183:
  %184 = getelementptr inbounds nuw i8, ptr %179, i64 24
  %185 = load i32, ptr %184, align 8
  %186 = icmp eq i32 %185, %32
  br i1 %186, label %187, label %254

187:
  %188 = load ptr, ptr %34, align 8
  %189 = getelementptr inbounds nuw i8, ptr %188, i64 %173
  %190 = load i64, ptr %189, align 8
  %191 = lshr i64 %190, 40
  %192 = and i64 %191, 2097151
  %193 = getelementptr inbounds nuw i8, ptr %179, i64 16
  %194 = load i32, ptr %193, align 8
  %195 = zext i32 %194 to i64
  %196 = icmp samesign ugt i64 %192, %195
  br i1 %196, label %197, label %259

197:
  %198 = getelementptr inbounds nuw i8, ptr %179, i64 20
  %199 = load i32, ptr %198, align 4
  %200 = zext i32 %199 to i64
  %201 = getelementptr inbounds nuw i8, ptr %188, i64 %200
  %202 = getelementptr inbounds nuw i8, ptr %179, i64 48
  %203 = load ptr, ptr %202, align 8
  %204 = icmp eq ptr %203, null
  br i1 %204, label %205, label %220

205:
  %206 = getelementptr inbounds nuw i8, ptr %179, i64 40
  %207 = load ptr, ptr %206, align 8
  %208 = getelementptr inbounds nuw i8, ptr %179, i64 32
  %209 = load i32, ptr %208, align 8
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %218, label %211

211:
  %212 = load ptr, ptr %170, align 8
  %213 = add i32 %209, -1
  %214 = zext i32 %213 to i64
  %215 = load i64, ptr %171, align 8
  %216 = mul i64 %215, %214
  %217 = getelementptr inbounds nuw i8, ptr %212, i64 %216
  br label %218

218:
  %219 = phi ptr [ %217, %211 ], [ %207, %205 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %201, ptr align 1 %219, i64 %195, i1 false)
  br label %221

220:
  tail call fastcc void @move_tensor(ptr %179, ptr %201, i1 false)
  br label %221

221:
  %222 = load i32, ptr %193, align 8
  %223 = zext i32 %222 to i64
  %224 = shl i64 %223, 40
  %225 = sub i64 %190, %224
  %226 = and i64 %225, 2305841909703114751
  %227 = icmp eq i64 %226, 1152921504606846976
  %228 = lshr i64 %190, 20
  %229 = and i64 %228, 1048575
  %230 = or disjoint i64 %225, %229
  %231 = xor i64 %230, 2305843009213693952
  %232 = select i1 %227, i64 %231, i64 %225
  store i64 %232, ptr %189, align 8
  %233 = load i32, ptr %179, align 8
  %234 = load i32, ptr %184, align 8
  %235 = load i32, ptr %193, align 8
  %236 = load i32, ptr %36, align 4
  %237 = add i32 %236, 1
  store i32 %237, ptr %36, align 4
  %238 = and i32 %236, 15
  %239 = zext nneg i32 %238 to i64
  %240 = getelementptr inbounds nuw %struct.Landed, ptr %35, i64 %239
  store i32 %233, ptr %240, align 4
  %241 = getelementptr inbounds nuw i8, ptr %240, i64 4
  store i32 %234, ptr %241, align 4
  %242 = getelementptr inbounds nuw i8, ptr %240, i64 8
  store i32 %235, ptr %242, align 4
  %243 = lshr i64 %190, 61
  %244 = trunc nuw nsw i64 %243 to i32
  %245 = and i32 %244, 1
  %246 = getelementptr inbounds nuw i8, ptr %240, i64 12
  store i32 %245, ptr %246, align 4
  store i32 0, ptr %180, align 4
  %247 = getelementptr inbounds nuw i8, ptr %179, i64 32
  %248 = load i32, ptr %247, align 8
  %249 = shl nuw i32 1, %248
  %250 = xor i32 %249, -1
  %251 = load i32, ptr %172, align 4
  %252 = and i32 %251, %250
  store i32 %252, ptr %172, align 4
  %253 = load i32, ptr %26, align 4
  br label %254

254:
  %255 = phi i32 [ %253, %221 ], [ %177, %183 ], [ %177, %176 ]
  %256 = add nuw nsw i64 %178, 1
  %257 = zext i32 %255 to i64
  %258 = icmp samesign ult i64 %256, %257
  br i1 %258, label %176, label %259

259:
  %260 = phi i1 [ false, %168 ], [ false, %254 ], [ true, %187 ]
  tail call fastcc void @forget_landed(ptr %1)
  br label %261

261:
  %262 = phi i1 [ true, %167 ], [ %260, %259 ], [ true, %166 ]
  %263 = getelementptr inbounds nuw i8, ptr %1, i64 5668
  %264 = load i32, ptr %263, align 4
  %265 = icmp eq i32 %264, 0
  br i1 %265, label %374, label %266

266:
  %267 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %268 = load i32, ptr %267, align 8
  %269 = icmp eq i32 %268, 0
  br i1 %269, label %374, label %270

270:
  %271 = getelementptr inbounds nuw i8, ptr %1, i64 5688
  %272 = getelementptr inbounds nuw i8, ptr %1, i64 5944
  %273 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %274 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  br label %275

275:
  %276 = phi i64 [ 0, %270 ], [ %370, %368 ]
  %277 = phi i32 [ 0, %270 ], [ %369, %368 ]
  %278 = getelementptr inbounds nuw ptr, ptr %271, i64 %276
  %279 = load ptr, ptr %278, align 8
  %280 = icmp eq ptr %279, null
  br i1 %280, label %368, label %281

281:
  %282 = getelementptr inbounds nuw ptr, ptr %272, i64 %276
  br label %283

283:
  %284 = phi ptr [ %279, %281 ], [ %366, %359 ]
  %285 = phi i32 [ %277, %281 ], [ %365, %359 ]
  br label %286

286:
  %287 = phi ptr [ %296, %295 ], [ %284, %283 ]
  %288 = getelementptr inbounds nuw i8, ptr %287, i64 16
  %289 = load i32, ptr %288, align 8
  %290 = icmp eq i32 %289, 0
  br i1 %290, label %291, label %295

291:
  %292 = getelementptr inbounds nuw i8, ptr %287, i64 32
  %293 = load i32, ptr %292, align 8
  %294 = icmp eq i32 %293, %32
  br i1 %294, label %298, label %295

295:
  %296 = load ptr, ptr %287, align 8
  %297 = icmp eq ptr %296, null
  br i1 %297, label %368, label %286

298:
  %299 = getelementptr inbounds nuw i8, ptr %287, i64 32
  %300 = getelementptr inbounds nuw i8, ptr %287, i64 12
  %301 = load i32, ptr %300, align 4
  %302 = icmp eq ptr %284, %287
  br i1 %302, label %333, label %303

303:
  %304 = phi ptr [ %329, %326 ], [ %284, %298 ]
  %305 = phi ptr [ %328, %326 ], [ %278, %298 ]
  %306 = phi ptr [ %327, %326 ], [ null, %298 ]
  %307 = getelementptr inbounds nuw i8, ptr %304, i64 16
  %308 = load i32, ptr %307, align 8
  %309 = icmp eq i32 %308, 0
  br i1 %309, label %326, label %310

310:
  %311 = getelementptr inbounds nuw i8, ptr %304, i64 12
  %312 = load i32, ptr %311, align 4
  %313 = and i32 %312, %301
  %314 = icmp eq i32 %313, 0
  br i1 %314, label %326, label %315

315:
  tail call fastcc void @move_lanes(ptr %1, ptr %304, i32 %313)
  %316 = load i32, ptr %311, align 4
  %317 = icmp eq i32 %316, 0
  br i1 %317, label %318, label %326

318:
  %319 = load ptr, ptr %304, align 8
  store ptr %319, ptr %305, align 8
  %320 = icmp eq ptr %319, null
  br i1 %320, label %321, label %322

321:
  store ptr %306, ptr %282, align 8
  br label %322

322:
  %323 = load ptr, ptr %273, align 8
  store ptr %323, ptr %304, align 8
  store ptr %304, ptr %273, align 8
  %324 = load i32, ptr %274, align 8
  %325 = add i32 %324, -1
  store i32 %325, ptr %274, align 8
  br label %326

326:
  %327 = phi ptr [ %306, %322 ], [ %304, %310 ], [ %304, %315 ], [ %304, %303 ]
  %328 = phi ptr [ %305, %322 ], [ %304, %310 ], [ %304, %315 ], [ %304, %303 ]
  %329 = load ptr, ptr %328, align 8
  %330 = icmp eq ptr %329, %287
  br i1 %330, label %331, label %303

331:
  %332 = load i32, ptr %299, align 8
  br label %333

333:
  %334 = phi i32 [ %32, %298 ], [ %332, %331 ]
  %335 = phi ptr [ null, %298 ], [ %327, %331 ]
  %336 = phi ptr [ %278, %298 ], [ %328, %331 ]
  %337 = load ptr, ptr %34, align 8
  %338 = zext i32 %334 to i64
  %339 = getelementptr inbounds nuw i8, ptr %337, i64 %338
  %340 = load i64, ptr %339, align 8
  %341 = icmp slt i64 %340, -4611686018427387904
  br i1 %341, label %342, label %395

342:
  %343 = and i64 %340, 1048575
  %344 = tail call i32 @llvm.ctpop.i32(i32 %301)
  %345 = zext nneg i32 %344 to i64
  %346 = icmp samesign ult i64 %343, %345
  br i1 %346, label %395, label %347

347:
  %348 = sub nuw i64 %340, %345
  %349 = and i64 %348, 2305841909703114751
  %350 = icmp eq i64 %349, 1152921504606846976
  %351 = lshr exact i64 %348, 20
  %352 = and i64 %351, 1048575
  %353 = or disjoint i64 %352, %348
  %354 = xor i64 %353, 2305843009213693952
  %355 = select i1 %350, i64 %354, i64 %348
  store i64 %355, ptr %339, align 8
  tail call fastcc void @log_arrival(ptr %1, ptr %287, i64 %340)
  %356 = load ptr, ptr %287, align 8
  store ptr %356, ptr %336, align 8
  %357 = icmp eq ptr %356, null
  br i1 %357, label %358, label %359

358:
  store ptr %335, ptr %282, align 8
  br label %359

359:
  %360 = load ptr, ptr %273, align 8
  store ptr %360, ptr %287, align 8
  store ptr %287, ptr %273, align 8
  %361 = load i32, ptr %274, align 8
  %362 = add i32 %361, -1
  store i32 %362, ptr %274, align 8
  %363 = load i32, ptr %263, align 4
  %364 = add i32 %363, -1
  store i32 %364, ptr %263, align 4
  %365 = add nsw i32 %285, 1
  %366 = load ptr, ptr %278, align 8
  %367 = icmp eq ptr %366, null
  br i1 %367, label %368, label %283

368:
  %369 = phi i32 [ %285, %295 ], [ %277, %275 ], [ %365, %359 ]
  %370 = add nuw nsw i64 %276, 1
  %371 = load i32, ptr %267, align 8
  %372 = zext i32 %371 to i64
  %373 = icmp samesign ult i64 %370, %372
  br i1 %373, label %275, label %374

374:
  %375 = phi i32 [ 0, %261 ], [ 0, %266 ], [ %369, %368 ]
  %376 = icmp slt i32 %375, 0
  %377 = select i1 %262, i1 true, i1 %376
  br i1 %377, label %395, label %378

378:
  %379 = load i32, ptr %26, align 4
  %380 = load i32, ptr %28, align 4
  %381 = add i32 %380, %379
  %382 = icmp ne i32 %381, %30
  %383 = icmp ne i32 %375, 0
  %384 = select i1 %382, i1 true, i1 %383
  br i1 %384, label %389, label %385

385:
  %386 = getelementptr inbounds nuw i8, ptr %1, i64 116
  %387 = load i32, ptr %386, align 4
  %388 = icmp eq i32 %387, 0
  br i1 %388, label %389, label %395

389:
  %390 = load i64, ptr %23, align 8
  %391 = icmp slt i64 %390, -4611686018427387904
  %392 = select i1 %391, i64 %390, i64 0
  %393 = insertelement <32 x i64> poison, i64 %392, i64 0
  %394 = shufflevector <32 x i64> %393, <32 x i64> poison, <32 x i32> zeroinitializer
  store <32 x i64> %394, ptr %7, align 64
  br label %395

395:
  %396 = phi i32 [ 0, %5 ], [ 0, %14 ], [ 0, %22 ], [ 1, %389 ], [ 0, %385 ], [ 0, %374 ], [ 0, %342 ], [ 0, %333 ]
  ret i32 %396
}

define i32 @ptxvm_settle_barriers(ptr %0, ptr %1, ptr %2, ptr %3, i32 %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 96
  %7 = load i32, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 224
  store ptr %3, ptr %8, align 8
  %9 = icmp eq i32 %7, 0
  br i1 %9, label %122, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 100
  %12 = getelementptr inbounds nuw i8, ptr %3, i64 384
  %13 = icmp eq i32 %4, 0
  %14 = getelementptr inbounds nuw i8, ptr %3, i64 256
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 44
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 128
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 5088
  %19 = load i32, ptr %11, align 4
  br label %20

20:
  %21 = phi i32 [ %19, %10 ], [ %118, %117 ]
  %22 = phi i32 [ 0, %10 ], [ %119, %117 ]
  %23 = phi i32 [ %7, %10 ], [ %120, %117 ]
  %24 = tail call i32 @llvm.cttz.i32(i32 %23, i1 true)
  %25 = zext nneg i32 %24 to i64
  %26 = getelementptr inbounds nuw i32, ptr %3, i64 %25
  %27 = load i32, ptr %26, align 4
  %28 = load <32 x i32>, ptr %3, align 64
  %29 = insertelement <32 x i32> poison, i32 %27, i64 0
  %30 = shufflevector <32 x i32> %29, <32 x i32> poison, <32 x i32> zeroinitializer
  %31 = icmp eq <32 x i32> %28, %30
  %32 = bitcast <32 x i1> %31 to i32
  %33 = and i32 %23, %32
  %34 = and i32 %33, %21
  %35 = xor i32 %34, %33
  %36 = icmp eq i32 %34, 0
  br i1 %36, label %37, label %77

37:
  br i1 %13, label %112, label %38

38:
  %39 = tail call i32 @llvm.cttz.i32(i32 %35, i1 false)
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr inbounds nuw i32, ptr %14, i64 %40
  %42 = load i32, ptr %41, align 4
  %43 = load i32, ptr %15, align 8
  %44 = and i32 %43, %33
  %45 = tail call i32 @llvm.ctpop.i32(i32 %44)
  store i32 %42, ptr %16, align 4
  %46 = getelementptr inbounds nuw i32, ptr %17, i64 %40
  %47 = load i32, ptr %46, align 4
  %48 = tail call i32 @llvm.ctpop.i32(i32 %35)
  %49 = sub nsw i32 %48, %45
  %50 = tail call i32 @ptxvm_barrier_arrive(ptr %0, ptr %1, ptr %2, i32 %27, i32 %47, i32 32, i32 %45, i32 %49, i32 %42)
  %51 = icmp eq i32 %50, 2
  br i1 %51, label %122, label %52

52:
  %53 = zext i32 %27 to i64
  %54 = getelementptr inbounds nuw %struct.Barrier, ptr %18, i64 %53
  %55 = icmp eq i32 %50, 0
  br i1 %55, label %56, label %71

56:
  %57 = getelementptr inbounds nuw i8, ptr %54, i64 16
  %58 = load i32, ptr %57, align 4
  %59 = icmp eq i32 %33, 0
  br i1 %59, label %68, label %60

60:
  %61 = phi i32 [ %66, %60 ], [ %35, %56 ]
  %62 = tail call i32 @llvm.cttz.i32(i32 %61, i1 true)
  %63 = zext nneg i32 %62 to i64
  %64 = getelementptr inbounds nuw i32, ptr %12, i64 %63
  store i32 %58, ptr %64, align 4
  %65 = add i32 %61, -1
  %66 = and i32 %65, %61
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %60

68:
  %69 = load i32, ptr %11, align 4
  %70 = or i32 %69, %33
  store i32 %70, ptr %11, align 4
  br label %112

71:
  tail call fastcc void @set_counts(ptr %3, i32 %35, ptr %54)
  %72 = xor i32 %33, -1
  %73 = load i32, ptr %11, align 4
  %74 = and i32 %73, %72
  store i32 %74, ptr %11, align 4
  %75 = load i32, ptr %6, align 8
  %76 = and i32 %75, %72
  store i32 %76, ptr %6, align 8
  br label %117

77:
  %78 = tail call i32 @llvm.cttz.i32(i32 %34, i1 true)
  %79 = zext nneg i32 %78 to i64
  %80 = icmp eq i32 %34, %33
  br label %81

81:
  %82 = phi i64 [ 3, %77 ], [ %95, %94 ]
  %83 = getelementptr inbounds nuw <32 x i32>, ptr %3, i64 %82
  %84 = getelementptr inbounds nuw i32, ptr %83, i64 %79
  %85 = load i32, ptr %84, align 4
  br i1 %80, label %94, label %86

86:
  %87 = phi i32 [ %92, %86 ], [ %35, %81 ]
  %88 = tail call i32 @llvm.cttz.i32(i32 %87, i1 true)
  %89 = zext nneg i32 %88 to i64
  %90 = getelementptr inbounds nuw i32, ptr %83, i64 %89
  store i32 %85, ptr %90, align 4
  %91 = add i32 %87, -1
  %92 = and i32 %91, %87
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %86

94:
  %95 = add nuw nsw i64 %82, 1
  %96 = icmp eq i64 %95, 6
  br i1 %96, label %97, label %81

97:
  %98 = load i32, ptr %11, align 4
  %99 = or i32 %98, %35
  store i32 %99, ptr %11, align 4
  %100 = zext i32 %27 to i64
  %101 = getelementptr inbounds nuw %struct.Barrier, ptr %1, i64 %100
  %102 = getelementptr inbounds nuw i8, ptr %101, i64 5104
  %103 = load i32, ptr %102, align 4
  %104 = getelementptr inbounds nuw i32, ptr %12, i64 %79
  %105 = load i32, ptr %104, align 4
  %106 = icmp eq i32 %103, %105
  br i1 %106, label %112, label %107

107:
  %108 = xor i32 %33, -1
  %109 = and i32 %98, %108
  store i32 %109, ptr %11, align 4
  %110 = load i32, ptr %6, align 8
  %111 = and i32 %110, %108
  store i32 %111, ptr %6, align 8
  br label %117

112:
  %113 = phi i32 [ %70, %68 ], [ %99, %97 ], [ %21, %37 ]
  %114 = and i32 %27, 15
  %115 = shl nuw nsw i32 1, %114
  %116 = or i32 %115, %22
  br label %117

117:
  %118 = phi i32 [ %113, %112 ], [ %109, %107 ], [ %74, %71 ]
  %119 = phi i32 [ %116, %112 ], [ %22, %107 ], [ %22, %71 ]
  %120 = xor i32 %33, %23
  %121 = icmp eq i32 %33, %23
  br i1 %121, label %122, label %20

122:
  %123 = phi i32 [ 0, %5 ], [ -1, %38 ], [ %119, %117 ]
  ret i32 %123
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
  br i1 %15, label %123, label %16

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
  br i1 %37, label %38, label %123

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
  br i1 %50, label %123, label %51

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
  br i1 %71, label %72, label %123

72:
  %73 = getelementptr inbounds nuw i8, ptr %49, i64 16
  %74 = load i64, ptr %73, align 8
  %75 = sub i64 %74, %54
  br label %76

76:
  %77 = phi i64 [ %75, %72 ], [ 0, %38 ]
  %78 = tail call fastcc ptr @new_note(ptr %0, ptr %1, i32 %2)
  %79 = icmp eq ptr %78, null
  br i1 %79, label %123, label %80

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
  %104 = getelementptr inbounds nuw i8, ptr %78, i64 56
  %105 = load <32 x i64>, ptr %104, align 8
  %106 = xor <32 x i64> %105, %90
  %107 = icmp ugt <32 x i64> %106, splat (i64 63)
  %108 = bitcast <32 x i1> %107 to i32
  %109 = or i32 %108, 1
  %110 = and i32 %109, %41
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %123, label %112

112:
  %113 = phi i32 [ %121, %112 ], [ %110, %80 ]
  %114 = tail call i32 @llvm.cttz.i32(i32 %113, i1 true)
  %115 = zext nneg i32 %114 to i64
  %116 = getelementptr inbounds nuw i64, ptr %91, i64 %115
  %117 = load i64, ptr %116, align 8
  %118 = add i64 %117, %77
  %119 = inttoptr i64 %118 to ptr
  tail call void @llvm.prefetch.p0(ptr %119, i32 0, i32 2, i32 1)
  %120 = add i32 %113, -1
  %121 = and i32 %120, %113
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %123, label %112

123:
  %124 = phi i32 [ 0, %16 ], [ 0, %76 ], [ 0, %5 ], [ 0, %43 ], [ 0, %51 ], [ 1, %80 ], [ 1, %112 ]
  ret i32 %124
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
  br i1 %8, label %99, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 5672
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %99

13:
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 6200
  %15 = shl i32 %2, 5
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i64, ptr %14, i64 %16
  %18 = load <32 x i64>, ptr %17, align 8
  %19 = trunc <32 x i64> %18 to <32 x i32>
  %20 = icmp eq i32 %3, 0
  br i1 %20, label %99, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 5688
  %23 = zext i32 %2 to i64
  %24 = getelementptr inbounds nuw ptr, ptr %22, i64 %23
  %25 = insertelement <32 x i32> poison, i32 %4, i64 0
  %26 = shufflevector <32 x i32> %25, <32 x i32> poison, <32 x i32> zeroinitializer
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 5944
  %29 = getelementptr inbounds nuw ptr, ptr %28, i64 %23
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  br label %32

32:
  %33 = phi i32 [ %3, %21 ], [ %95, %94 ]
  %34 = phi ptr [ %24, %21 ], [ %97, %94 ]
  %35 = phi ptr [ null, %21 ], [ %96, %94 ]
  %36 = load ptr, ptr %34, align 8
  %37 = icmp eq ptr %36, null
  br i1 %37, label %99, label %38

38:
  %39 = getelementptr inbounds nuw i8, ptr %36, i64 16
  %40 = load i32, ptr %39, align 8
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %94, label %42

42:
  %43 = getelementptr inbounds nuw i8, ptr %36, i64 448
  %44 = load <32 x i32>, ptr %43, align 8
  %45 = sub <32 x i32> %19, %44
  %46 = getelementptr inbounds nuw i8, ptr %36, i64 12
  %47 = load i32, ptr %46, align 4
  %48 = and i32 %47, %33
  %49 = icmp sgt <32 x i32> %45, %26
  %50 = bitcast <32 x i1> %49 to i32
  %51 = and i32 %48, %50
  %52 = xor i32 %48, %33
  %53 = xor i32 %52, %51
  %54 = icmp eq i32 %51, 0
  br i1 %54, label %94, label %55

55:
  %56 = load ptr, ptr %36, align 8
  %57 = icmp eq ptr %56, null
  br i1 %57, label %83, label %58

58:
  %59 = getelementptr inbounds nuw i8, ptr %56, i64 16
  %60 = load i32, ptr %59, align 8
  %61 = freeze i32 %60
  %62 = icmp eq i32 %61, 0
  %63 = getelementptr inbounds nuw i8, ptr %56, i64 64
  %64 = getelementptr inbounds nuw i8, ptr %56, i64 320
  br i1 %62, label %83, label %65

65:
  %66 = getelementptr inbounds nuw i8, ptr %56, i64 24
  %67 = load i64, ptr %66, align 8
  %68 = load ptr, ptr %27, align 8
  %69 = ptrtoint ptr %68 to i64
  br label %70

70:
  %71 = phi i64 [ 0, %65 ], [ %81, %70 ]
  %72 = getelementptr inbounds nuw i64, ptr %63, i64 %71
  %73 = load i64, ptr %72, align 8
  %74 = add i64 %73, %67
  %75 = inttoptr i64 %74 to ptr
  tail call void @llvm.prefetch.p0(ptr %75, i32 0, i32 3, i32 1)
  %76 = getelementptr inbounds nuw i32, ptr %64, i64 %71
  %77 = load i32, ptr %76, align 4
  %78 = zext i32 %77 to i64
  %79 = add i64 %78, %69
  %80 = inttoptr i64 %79 to ptr
  tail call void @llvm.prefetch.p0(ptr %80, i32 1, i32 3, i32 1)
  %81 = add nuw nsw i64 %71, 4
  %82 = icmp samesign ult i64 %71, 28
  br i1 %82, label %70, label %83

83:
  tail call fastcc void @move_lanes(ptr %1, ptr %36, i32 %51)
  %84 = load i32, ptr %46, align 4
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %86, label %94

86:
  %87 = load ptr, ptr %36, align 8
  store ptr %87, ptr %34, align 8
  %88 = icmp eq ptr %87, null
  br i1 %88, label %89, label %90

89:
  store ptr %35, ptr %29, align 8
  br label %90

90:
  %91 = load ptr, ptr %30, align 8
  store ptr %91, ptr %36, align 8
  store ptr %36, ptr %30, align 8
  %92 = load i32, ptr %31, align 8
  %93 = add i32 %92, -1
  store i32 %93, ptr %31, align 8
  br label %94

94:
  %95 = phi i32 [ %53, %90 ], [ %53, %83 ], [ %53, %42 ], [ %33, %38 ]
  %96 = phi ptr [ %35, %90 ], [ %36, %83 ], [ %36, %42 ], [ %36, %38 ]
  %97 = phi ptr [ %34, %90 ], [ %36, %83 ], [ %36, %42 ], [ %36, %38 ]
  %98 = icmp eq i32 %95, 0
  br i1 %98, label %99, label %32

99:
  %100 = phi i32 [ 0, %5 ], [ 0, %9 ], [ 1, %13 ], [ 1, %32 ], [ 1, %94 ]
  ret i32 %100
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
    i32 2, label %360
    i32 1, label %8
  ]

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %359

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
  br i1 %29, label %360, label %30

30:
  %31 = tail call fastcc i32 @resume_waiting(ptr %0)
  br label %360

32:
  %33 = phi i64 [ %10, %8 ], [ %18, %22 ]
  store i32 1, ptr %2, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %35 = load i32, ptr %34, align 4
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %37 = load i32, ptr %36, align 8
  %38 = icmp ult i32 %35, %37
  br i1 %38, label %39, label %360

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
  br i1 %57, label %58, label %360

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
  br i1 %109, label %357, label %110

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
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 37656
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 37688
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 204
  br label %126

124:
  %125 = icmp eq i32 %354, 1
  br i1 %125, label %360, label %357

126:
  %127 = phi i64 [ 0, %110 ], [ %353, %350 ]
  %128 = phi i32 [ %108, %110 ], [ %354, %350 ]
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
  br i1 %138, label %225, label %295

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
  br i1 %244, label %245, label %249

245:
  %246 = getelementptr inbounds nuw i8, ptr %134, i64 14432
  %247 = load ptr, ptr %246, align 8
  %248 = icmp eq ptr %247, null
  br i1 %248, label %257, label %256

249:
  %250 = phi i64 [ %252, %249 ], [ 0, %225 ]
  %251 = getelementptr inbounds nuw %struct.Warpgroup, ptr %241, i64 %250
  tail call void @llvm.memset.p0.i64(ptr align 8 %251, i8 0, i64 48, i1 false)
  %252 = add nuw nsw i64 %250, 1
  %253 = load i32, ptr %242, align 8
  %254 = zext i32 %253 to i64
  %255 = icmp samesign ult i64 %252, %254
  br i1 %255, label %249, label %245

256:
  store ptr null, ptr %247, align 8
  br label %257

257:
  %258 = getelementptr inbounds nuw i8, ptr %134, i64 14440
  store i32 0, ptr %258, align 8
  %259 = getelementptr inbounds nuw i8, ptr %134, i64 14428
  store i32 0, ptr %259, align 4
  %260 = getelementptr inbounds nuw i8, ptr %134, i64 5688
  tail call void @llvm.memset.p0.i64(ptr align 8 %260, i8 0, i64 256, i1 false)
  %261 = getelementptr inbounds nuw i8, ptr %134, i64 4316
  tail call void @llvm.memset.p0.i64(ptr align 4 %261, i8 0, i64 512, i1 false)
  %262 = getelementptr inbounds nuw i8, ptr %134, i64 5088
  tail call void @llvm.memset.p0.i64(ptr align 8 %262, i8 0, i64 576, i1 false)
  %263 = load i32, ptr %116, align 8
  %264 = icmp eq i32 %263, 0
  br i1 %264, label %295, label %265

265:
  %266 = getelementptr inbounds nuw i8, ptr %134, i64 72
  %267 = getelementptr inbounds nuw i8, ptr %134, i64 48
  br label %268

268:
  %269 = phi i64 [ 0, %265 ], [ %271, %281 ]
  %270 = phi i32 [ %263, %265 ], [ %292, %281 ]
  %271 = add nuw nsw i64 %269, 1
  %272 = zext i32 %270 to i64
  %273 = icmp eq i64 %271, %272
  %274 = load ptr, ptr %266, align 8
  %275 = load i64, ptr %267, align 8
  %276 = mul i64 %275, %269
  %277 = getelementptr inbounds nuw i8, ptr %274, i64 %276
  %278 = load i32, ptr %117, align 8
  br i1 %273, label %279, label %281

279:
  %280 = load i32, ptr %118, align 4
  br label %281

281:
  %282 = phi i32 [ %280, %279 ], [ -1, %268 ]
  store i32 0, ptr %277, align 8
  %283 = getelementptr inbounds nuw i8, ptr %277, i64 4
  store i32 %278, ptr %283, align 4
  %284 = getelementptr inbounds nuw i8, ptr %277, i64 8
  store i32 %282, ptr %284, align 8
  %285 = getelementptr inbounds nuw i8, ptr %277, i64 48
  store i32 0, ptr %285, align 8
  %286 = getelementptr inbounds nuw i8, ptr %277, i64 52
  store i32 0, ptr %286, align 4
  %287 = getelementptr inbounds nuw i8, ptr %277, i64 60
  store i32 0, ptr %287, align 4
  %288 = getelementptr inbounds nuw i8, ptr %277, i64 56
  store i32 0, ptr %288, align 8
  %289 = getelementptr inbounds nuw i8, ptr %277, i64 184
  store i32 -1, ptr %289, align 8
  %290 = getelementptr inbounds nuw i8, ptr %277, i64 192
  store i32 -1, ptr %290, align 8
  %291 = getelementptr inbounds nuw i8, ptr %277, i64 224
  store ptr null, ptr %291, align 8
  %292 = load i32, ptr %116, align 8
  %293 = zext i32 %292 to i64
  %294 = icmp samesign ult i64 %271, %293
  br i1 %294, label %268, label %295

295:
  store i32 0, ptr %136, align 8
  %296 = getelementptr inbounds nuw i8, ptr %134, i64 40
  store i32 0, ptr %296, align 8
  %297 = load ptr, ptr %119, align 8
  %298 = icmp eq ptr %297, null
  br i1 %298, label %339, label %299

299:
  %300 = load i64, ptr %120, align 8
  %301 = add i64 %300, 1
  store i64 %301, ptr %120, align 8
  %302 = getelementptr inbounds nuw i8, ptr %134, i64 14408
  store i64 %301, ptr %302, align 8
  %303 = load i32, ptr %121, align 8
  %304 = icmp eq i32 %303, 0
  br i1 %304, label %313, label %305

305:
  %306 = getelementptr inbounds nuw i8, ptr %134, i64 14400
  %307 = load ptr, ptr %306, align 8
  %308 = load i32, ptr %122, align 8
  %309 = add i32 %308, 127
  %310 = lshr i32 %309, 5
  %311 = and i32 %310, 134217724
  %312 = zext nneg i32 %311 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %307, i8 0, i64 %312, i1 false)
  br label %313

313:
  %314 = load i32, ptr %116, align 8
  %315 = icmp eq i32 %314, 0
  br i1 %315, label %339, label %316

316:
  %317 = getelementptr inbounds nuw i8, ptr %134, i64 72
  %318 = getelementptr inbounds nuw i8, ptr %134, i64 48
  br label %319

319:
  %320 = phi i64 [ 0, %316 ], [ %335, %319 ]
  %321 = load ptr, ptr %317, align 8
  %322 = load i64, ptr %318, align 8
  %323 = mul i64 %322, %320
  %324 = getelementptr inbounds nuw i8, ptr %321, i64 %323
  %325 = getelementptr inbounds nuw i8, ptr %324, i64 200
  store i32 0, ptr %325, align 8
  %326 = load i64, ptr %302, align 8
  %327 = getelementptr inbounds nuw i8, ptr %324, i64 12
  %328 = load i32, ptr %327, align 4
  %329 = zext i32 %328 to i64
  %330 = shl i64 %326, 26
  %331 = or disjoint i64 %330, 1023
  %332 = getelementptr inbounds nuw i8, ptr %324, i64 208
  store i64 %331, ptr %332, align 8
  %333 = or i64 %330, %329
  %334 = getelementptr inbounds nuw i8, ptr %324, i64 216
  store i64 %333, ptr %334, align 8
  %335 = add nuw nsw i64 %320, 1
  %336 = load i32, ptr %116, align 8
  %337 = zext i32 %336 to i64
  %338 = icmp samesign ult i64 %335, %337
  br i1 %338, label %319, label %339

339:
  %340 = getelementptr inbounds nuw i8, ptr %134, i64 56
  %341 = load ptr, ptr %340, align 8
  %342 = load i32, ptr %122, align 8
  %343 = zext i32 %342 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %341, i8 0, i64 %343, i1 false)
  %344 = load i32, ptr %123, align 4
  %345 = icmp eq i32 %344, 0
  br i1 %345, label %350, label %346

346:
  %347 = load ptr, ptr %340, align 8
  %348 = getelementptr inbounds nuw i8, ptr %347, i64 262144
  %349 = zext i32 %344 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %348, i8 0, i64 %349, i1 false)
  br label %350

350:
  %351 = load i32, ptr %34, align 4
  %352 = add i32 %351, 1
  store i32 %352, ptr %34, align 4
  %353 = add nuw nsw i64 %127, 1
  %354 = load i32, ptr %42, align 8
  %355 = zext i32 %354 to i64
  %356 = icmp samesign ult i64 %353, %355
  br i1 %356, label %126, label %124

357:
  %358 = getelementptr inbounds nuw i8, ptr %0, i64 268
  store i32 0, ptr %358, align 4
  br label %360

359:
  tail call fastcc void @turn_to_next(ptr %0)
  br label %360

360:
  %361 = phi i32 [ -1, %359 ], [ -1, %1 ], [ 0, %26 ], [ %31, %30 ], [ -1, %357 ], [ 1, %55 ], [ -1, %124 ], [ 1, %32 ]
  ret i32 %361
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
  br i1 %8, label %2167, label %9

9:
  store ptr %0, ptr %7, align 8
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %4, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 80
  store i32 %3, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store i64 0, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 0, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 84
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
  br label %2165

29:
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %31 = load i32, ptr %30, align 8
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %1443

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
  br i1 %58, label %60, label %722

59:
  br i1 %57, label %64, label %88

60:
  %61 = add i32 %45, -1
  %62 = and i32 %61, %45
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %59, label %42

64:
  %65 = tail call i32 @llvm.ctpop.i32(i32 %3)
  %66 = icmp samesign ult i32 %65, 2
  br i1 %66, label %85, label %67

67:
  %68 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %69 = load i32, ptr %68, align 4
  %70 = icmp eq i32 %69, 1
  br i1 %70, label %71, label %85

71:
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 37692
  %73 = load i32, ptr %72, align 4
  %74 = icmp eq i32 %73, 0
  br i1 %74, label %85, label %75

75:
  %76 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %77 = load i32, ptr %76, align 4
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 22, ptr %78, align 8
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %77, ptr %79, align 4
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 %35, ptr %80, align 8
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 0, ptr %81, align 8
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %82, align 8
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %83, align 8
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 364
  store i32 0, ptr %84, align 4
  br label %2165

85:
  %86 = phi i32 [ -1, %67 ], [ -1, %71 ], [ %35, %64 ]
  %87 = call preserve_allcc i32 @screen_place(ptr %7, ptr %1, ptr %2, i64 %40, i32 %86)
  br label %2165

88:
  %89 = tail call i32 @llvm.ctpop.i32(i32 %37)
  %90 = icmp samesign ult i32 %89, 2
  %91 = select i1 %55, i1 %90, i1 false
  br i1 %91, label %92, label %722

92:
  %93 = tail call i32 @llvm.cttz.i32(i32 %37, i1 false)
  %94 = tail call i32 @llvm.ctlz.i32(i32 %3, i1 true)
  %95 = xor i32 %94, 31
  %96 = zext nneg i32 %93 to i64
  %97 = sub nsw i32 %95, %35
  %98 = zext i32 %97 to i64
  %99 = shl nuw i64 %98, %96
  %100 = add nuw i64 %99, %41
  %101 = load i32, ptr %4, align 8
  %102 = icmp eq i32 %101, 2
  br i1 %102, label %108, label %103

103:
  %104 = icmp eq i32 %101, 0
  %105 = and i64 %40, -4294967296
  %106 = icmp eq i64 %105, 4294967296
  %107 = and i1 %106, %104
  br i1 %107, label %108, label %140

108:
  %109 = and i64 %40, 4294967295
  %110 = zext nneg i32 %16 to i64
  %111 = shl nuw nsw i64 %110, 20
  %112 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %113 = load i32, ptr %112, align 4
  %114 = zext i32 %113 to i64
  %115 = shl nuw nsw i64 %114, 15
  %116 = or i64 %115, %111
  %117 = and i64 %116, 16744448
  %118 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %119 = load i32, ptr %118, align 8
  %120 = zext i32 %119 to i64
  %121 = or i64 %117, %120
  %122 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %121, ptr %122, align 8
  store i64 0, ptr %13, align 8
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %124 = load i32, ptr %123, align 8
  %125 = zext i32 %124 to i64
  store i64 %125, ptr %12, align 8
  %126 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %127 = load ptr, ptr %126, align 8
  %128 = getelementptr inbounds nuw i8, ptr %7, i64 56
  store ptr %127, ptr %128, align 8
  %129 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %130 = load ptr, ptr %129, align 8
  %131 = getelementptr inbounds nuw i8, ptr %7, i64 72
  store ptr %130, ptr %131, align 8
  %132 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %133 = load i64, ptr %132, align 8
  %134 = shl i64 %133, 16
  %135 = lshr i32 %16, 4
  %136 = zext nneg i32 %135 to i64
  %137 = or disjoint i64 %134, %136
  %138 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %137, ptr %138, align 8
  store i8 1, ptr %14, align 4
  %139 = icmp samesign ult i64 %109, %125
  br i1 %139, label %232, label %246

140:
  switch i32 %101, label %246 [
    i32 1, label %146
    i32 0, label %141
  ]

141:
  %142 = lshr i64 %40, 32
  %143 = trunc nuw i64 %142 to i32
  %144 = add i32 %143, -1
  %145 = icmp ult i32 %144, 4
  br i1 %145, label %246, label %146

146:
  %147 = zext nneg i32 %16 to i64
  %148 = shl nuw nsw i64 %147, 20
  %149 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %150 = load i32, ptr %149, align 4
  %151 = zext i32 %150 to i64
  %152 = shl nuw nsw i64 %151, 15
  %153 = or i64 %152, %148
  %154 = load i64, ptr %1, align 8
  %155 = shl i64 %154, 40
  %156 = or i64 %153, %155
  %157 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %158 = load i32, ptr %157, align 4
  %159 = zext i32 %158 to i64
  %160 = or i64 %156, %159
  %161 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %160, ptr %161, align 8
  %162 = getelementptr inbounds nuw i8, ptr %0, i64 37648
  %163 = load i64, ptr %162, align 8
  %164 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %163, ptr %164, align 8
  store i8 0, ptr %14, align 4
  %165 = ptrtoint ptr %4 to i64
  %166 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %167 = udiv i64 %165, 40
  %168 = and i64 %167, 63
  %169 = getelementptr inbounds nuw %struct.ScreenCache, ptr %166, i64 %168
  %170 = load i64, ptr %169, align 8
  %171 = icmp eq i64 %170, %165
  br i1 %171, label %172, label %179

172:
  %173 = getelementptr inbounds nuw i8, ptr %169, i64 8
  %174 = load i64, ptr %173, align 8
  %175 = sub i64 %40, %174
  %176 = getelementptr inbounds nuw i8, ptr %169, i64 16
  %177 = load i64, ptr %176, align 8
  %178 = icmp ult i64 %175, %177
  br i1 %178, label %187, label %179

179:
  %180 = call preserve_allcc i32 @search(ptr %7, ptr %2, i64 %40, ptr %169)
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %246, label %182

182:
  %183 = getelementptr inbounds nuw i8, ptr %169, i64 8
  %184 = load i64, ptr %183, align 8
  %185 = getelementptr inbounds nuw i8, ptr %169, i64 16
  %186 = load i64, ptr %185, align 8
  br label %187

187:
  %188 = phi i64 [ %186, %182 ], [ %177, %172 ]
  %189 = phi i64 [ %184, %182 ], [ %174, %172 ]
  store i64 %189, ptr %13, align 8
  store i64 %188, ptr %12, align 8
  %190 = getelementptr inbounds nuw i8, ptr %169, i64 24
  %191 = load i64, ptr %190, align 8
  %192 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store i64 %191, ptr %192, align 8
  %193 = getelementptr inbounds nuw i8, ptr %169, i64 40
  %194 = load ptr, ptr %193, align 8
  %195 = getelementptr inbounds nuw i8, ptr %7, i64 56
  store ptr %194, ptr %195, align 8
  %196 = getelementptr inbounds nuw i8, ptr %169, i64 48
  %197 = load ptr, ptr %196, align 8
  %198 = getelementptr inbounds nuw i8, ptr %7, i64 64
  store ptr %197, ptr %198, align 8
  %199 = shl i64 %40, 1
  %200 = getelementptr inbounds nuw i8, ptr %169, i64 32
  %201 = load i64, ptr %200, align 8
  %202 = add i64 %201, %189
  %203 = sub i64 %199, %202
  store i64 %40, ptr %200, align 8
  %204 = icmp ult i64 %203, %188
  %205 = icmp eq ptr %194, null
  br i1 %204, label %206, label %210

206:
  br i1 %205, label %211, label %207

207:
  %208 = lshr i64 %203, 7
  %209 = getelementptr inbounds nuw %struct.ScreenLine, ptr %194, i64 %208
  tail call void @llvm.prefetch.p0(ptr %209, i32 1, i32 3, i32 1)
  br label %232

210:
  br i1 %205, label %211, label %232

211:
  %212 = add i64 %100, %40
  %213 = sub i64 %212, %189
  %214 = icmp ugt i64 %213, %188
  br i1 %214, label %246, label %215

215:
  %216 = load ptr, ptr %10, align 8
  %217 = getelementptr inbounds nuw i8, ptr %216, i64 4
  %218 = load i32, ptr %217, align 4
  switch i32 %218, label %219 [
    i32 4, label %2165
    i32 0, label %2165
  ]

219:
  %220 = load ptr, ptr %7, align 8
  %221 = getelementptr inbounds nuw i8, ptr %216, i64 20
  %222 = load i32, ptr %221, align 4
  %223 = load i32, ptr %11, align 8
  %224 = tail call i32 @llvm.cttz.i32(i32 %223, i1 false)
  %225 = getelementptr inbounds nuw i8, ptr %220, i64 328
  store i32 22, ptr %225, align 8
  %226 = getelementptr inbounds nuw i8, ptr %220, i64 332
  store i32 %222, ptr %226, align 4
  %227 = getelementptr inbounds nuw i8, ptr %220, i64 336
  store i32 %224, ptr %227, align 8
  %228 = getelementptr inbounds nuw i8, ptr %220, i64 352
  store i64 0, ptr %228, align 8
  %229 = getelementptr inbounds nuw i8, ptr %220, i64 368
  store i32 0, ptr %229, align 8
  %230 = getelementptr inbounds nuw i8, ptr %220, i64 360
  store i32 0, ptr %230, align 8
  %231 = getelementptr inbounds nuw i8, ptr %220, i64 364
  store i32 0, ptr %231, align 4
  br label %2165

232:
  %233 = phi i64 [ %125, %108 ], [ %188, %210 ], [ %188, %207 ]
  %234 = phi i64 [ 0, %108 ], [ %189, %210 ], [ %189, %207 ]
  %235 = phi i64 [ %109, %108 ], [ %40, %210 ], [ %40, %207 ]
  %236 = sub i64 %235, %234
  %237 = trunc i64 %236 to i32
  %238 = shl nuw i32 1, %93
  %239 = add i32 %238, -1
  %240 = and i32 %239, %237
  %241 = add i64 %236, %100
  %242 = icmp ugt i64 %241, %233
  %243 = add nuw i32 %240, %37
  %244 = icmp ugt i32 %243, %238
  %245 = select i1 %242, i1 true, i1 %244
  br i1 %245, label %246, label %248

246:
  %247 = call preserve_allcc i32 @screen_apart(ptr %7, ptr %1, ptr %2, i64 %40, i32 %35, i32 %93, i32 %3)
  br label %2165

248:
  %249 = add i64 %241, -1
  %250 = lshr i64 %249, 7
  %251 = lshr i64 %236, 7
  %252 = icmp samesign ugt i64 %251, %250
  br i1 %252, label %2165, label %253

253:
  %254 = zext nneg i32 %240 to i64
  %255 = sub i64 %254, %236
  %256 = icmp eq i32 %93, 2
  %257 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %258 = shl nuw nsw i64 %96, 3
  %259 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %260 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %261 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %262 = getelementptr inbounds nuw i8, ptr %7, i64 24
  br label %263

263:
  %264 = phi i64 [ %251, %253 ], [ %720, %719 ]
  %265 = shl nuw i64 %264, 7
  %266 = add i64 %255, %265
  %267 = ashr i64 %266, %96
  %268 = add nsw i64 %267, %38
  br i1 %256, label %269, label %280

269:
  %270 = add i64 %268, -32
  %271 = icmp ult i64 %270, -63
  br i1 %271, label %282, label %272

272:
  %273 = icmp sgt i64 %268, -1
  %274 = trunc nsw i64 %268 to i32
  br i1 %273, label %275, label %277

275:
  %276 = lshr i32 %3, %274
  br label %282

277:
  %278 = sub nsw i32 0, %274
  %279 = shl i32 %3, %278
  br label %282

280:
  %281 = tail call preserve_allcc i32 @words_of(i32 %3, i64 %268, i32 %93, i32 %240, i32 %37)
  br label %282

282:
  %283 = phi i32 [ %281, %280 ], [ 0, %269 ], [ %276, %275 ], [ %279, %277 ]
  %284 = load i64, ptr %257, align 8
  %285 = shl i64 %268, 7
  %286 = and i64 %285, 32640
  %287 = or i64 %286, %258
  %288 = xor i64 %287, 16384
  %289 = or i64 %284, %288
  %290 = load ptr, ptr %259, align 8
  %291 = getelementptr inbounds nuw %struct.ScreenLine, ptr %290, i64 %264
  %292 = icmp ne i32 %283, 0
  %293 = load i64, ptr %12, align 8
  %294 = icmp ult i64 %265, %293
  %295 = select i1 %292, i1 %294, i1 false
  br i1 %295, label %296, label %719

296:
  %297 = load i8, ptr %14, align 4
  %298 = trunc nuw i8 %297 to i1
  %299 = load ptr, ptr %7, align 8
  br i1 %298, label %300, label %333

300:
  %301 = getelementptr inbounds nuw i8, ptr %299, i64 37688
  %302 = load i32, ptr %301, align 8
  %303 = icmp eq i32 %302, 0
  br i1 %303, label %327, label %304

304:
  %305 = load ptr, ptr %10, align 8
  %306 = getelementptr inbounds nuw i8, ptr %305, i64 4
  %307 = load i32, ptr %306, align 4
  switch i32 %307, label %320 [
    i32 5, label %308
    i32 2, label %308
    i32 1, label %308
  ]

308:
  %309 = getelementptr inbounds nuw i8, ptr %305, i64 8
  %310 = load i32, ptr %309, align 8
  %311 = icmp ugt i32 %310, 3
  br i1 %311, label %312, label %327

312:
  %313 = load ptr, ptr %260, align 8
  %314 = getelementptr inbounds nuw i32, ptr %313, i64 %264
  %315 = load i32, ptr %314, align 4
  %316 = or i32 %315, %283
  store i32 %316, ptr %314, align 4
  %317 = load ptr, ptr %7, align 8
  %318 = load i8, ptr %14, align 4
  %319 = trunc nuw i8 %318 to i1
  br label %327

320:
  %321 = load ptr, ptr %260, align 8
  %322 = getelementptr inbounds nuw i32, ptr %321, i64 %264
  %323 = load i32, ptr %322, align 4
  %324 = xor i32 %323, -1
  %325 = and i32 %283, %324
  %326 = icmp eq i32 %325, 0
  br i1 %326, label %327, label %705

327:
  %328 = phi i1 [ true, %308 ], [ %319, %312 ], [ true, %320 ], [ true, %300 ]
  %329 = phi ptr [ %299, %308 ], [ %317, %312 ], [ %299, %320 ], [ %299, %300 ]
  %330 = getelementptr inbounds nuw i8, ptr %329, i64 37692
  %331 = load i32, ptr %330, align 4
  %332 = icmp eq i32 %331, 0
  br i1 %332, label %337, label %360

333:
  %334 = getelementptr inbounds nuw i8, ptr %299, i64 37692
  %335 = load i32, ptr %334, align 4
  %336 = icmp eq i32 %335, 0
  br i1 %336, label %338, label %361

337:
  br i1 %328, label %719, label %338

338:
  %339 = load ptr, ptr %10, align 8
  %340 = getelementptr inbounds nuw i8, ptr %339, i64 4
  %341 = load i32, ptr %340, align 4
  switch i32 %341, label %342 [
    i32 4, label %719
    i32 0, label %719
  ]

342:
  %343 = lshr i64 %264, 5
  %344 = load ptr, ptr %261, align 8
  %345 = getelementptr inbounds nuw %struct.ScreenPage, ptr %344, i64 %343
  %346 = load atomic i64, ptr %345 acquire, align 8
  %347 = load ptr, ptr %7, align 8
  %348 = getelementptr inbounds nuw i8, ptr %347, i64 37648
  %349 = load i64, ptr %348, align 8
  %350 = icmp eq i64 %346, %349
  br i1 %350, label %719, label %351

351:
  %352 = add i64 %349, -1
  %353 = icmp eq i64 %346, %352
  br i1 %353, label %354, label %358

354:
  %355 = load ptr, ptr %10, align 8
  %356 = getelementptr inbounds nuw i8, ptr %355, i64 4
  %357 = load i32, ptr %356, align 4
  switch i32 %357, label %358 [
    i32 4, label %719
    i32 0, label %719
  ]

358:
  %359 = call preserve_allcc i1 @open_page(ptr %7, i64 %343)
  br i1 %359, label %719, label %705

360:
  br i1 %328, label %379, label %361

361:
  %362 = lshr i64 %264, 5
  %363 = load ptr, ptr %261, align 8
  %364 = getelementptr inbounds nuw %struct.ScreenPage, ptr %363, i64 %362
  %365 = load atomic i64, ptr %364 acquire, align 8
  %366 = load ptr, ptr %7, align 8
  %367 = getelementptr inbounds nuw i8, ptr %366, i64 37648
  %368 = load i64, ptr %367, align 8
  %369 = icmp eq i64 %365, %368
  br i1 %369, label %379, label %370

370:
  %371 = add i64 %368, -1
  %372 = icmp eq i64 %365, %371
  br i1 %372, label %373, label %377

373:
  %374 = load ptr, ptr %10, align 8
  %375 = getelementptr inbounds nuw i8, ptr %374, i64 4
  %376 = load i32, ptr %375, align 4
  switch i32 %376, label %377 [
    i32 4, label %379
    i32 0, label %379
  ]

377:
  %378 = call preserve_allcc i1 @open_page(ptr %7, i64 %362)
  br i1 %378, label %379, label %705

379:
  %380 = load i8, ptr %14, align 4
  %381 = trunc nuw i8 %380 to i1
  br i1 %381, label %441, label %382

382:
  %383 = icmp eq i32 %283, -1
  %384 = and i64 %284, 7
  %385 = icmp eq i64 %384, 0
  %386 = and i1 %383, %385
  %387 = and i64 %289, 64
  %388 = icmp eq i64 %387, 0
  %389 = select i1 %386, i1 %388, i1 false
  br i1 %389, label %390, label %441

390:
  %391 = load ptr, ptr %10, align 8
  %392 = getelementptr inbounds nuw i8, ptr %391, i64 4
  %393 = load i32, ptr %392, align 4
  %394 = icmp eq i32 %393, 4
  br i1 %394, label %441, label %395

395:
  %396 = load ptr, ptr %7, align 8
  %397 = load ptr, ptr %261, align 8
  %398 = lshr i64 %264, 5
  %399 = getelementptr inbounds nuw %struct.ScreenPage, ptr %397, i64 %398
  %400 = getelementptr inbounds nuw i8, ptr %399, i64 8
  %401 = and i64 %264, 31
  %402 = getelementptr inbounds nuw i64, ptr %400, i64 %401
  %403 = icmp eq i32 %393, 0
  %404 = load atomic i64, ptr %402 monotonic, align 8
  %405 = select i1 %403, i64 2, i64 1
  %406 = icmp eq i64 %404, 0
  br i1 %406, label %407, label %409

407:
  %408 = or disjoint i64 %405, %289
  br label %430

409:
  %410 = and i64 %404, -8
  %411 = icmp eq i64 %410, %289
  br i1 %411, label %412, label %414

412:
  %413 = or i64 %404, %405
  br label %430

414:
  %415 = xor i64 %404, %284
  %416 = icmp ult i64 %415, 1099511627776
  br i1 %416, label %417, label %441

417:
  %418 = lshr i64 %404, 24
  %419 = and i64 %418, 65535
  %420 = lshr i64 %289, 24
  %421 = and i64 %420, 65535
  %422 = icmp samesign ult i64 %419, %421
  br i1 %422, label %423, label %441

423:
  %424 = and i64 %404, 5
  %425 = icmp ne i64 %424, 0
  %426 = and i1 %403, %425
  %427 = select i1 %426, i64 4, i64 0
  %428 = or disjoint i64 %289, %427
  %429 = or disjoint i64 %428, %405
  br label %430

430:
  %431 = phi i64 [ %429, %423 ], [ %413, %412 ], [ %408, %407 ]
  %432 = getelementptr inbounds nuw i8, ptr %396, i64 37680
  %433 = load i32, ptr %432, align 8
  %434 = icmp eq i32 %433, 0
  br i1 %434, label %436, label %435

435:
  store i64 %431, ptr %402, align 8
  br label %719

436:
  %437 = icmp eq i64 %404, %431
  br i1 %437, label %719, label %438

438:
  %439 = cmpxchg ptr %402, i64 %404, i64 %431 monotonic monotonic, align 8
  %440 = extractvalue { i64, i1 } %439, 1
  br i1 %440, label %719, label %441

441:
  %442 = load i64, ptr %291, align 8
  %443 = load i64, ptr %262, align 8
  %444 = icmp eq i64 %442, %443
  br i1 %444, label %445, label %504

445:
  %446 = load ptr, ptr %10, align 8
  %447 = getelementptr inbounds nuw i8, ptr %446, i64 4
  %448 = load i32, ptr %447, align 4
  switch i32 %448, label %467 [
    i32 4, label %449
    i32 0, label %449
  ]

449:
  %450 = getelementptr inbounds nuw i8, ptr %291, i64 32
  %451 = load i64, ptr %450, align 8
  %452 = icmp eq i64 %451, %289
  br i1 %452, label %453, label %504

453:
  %454 = getelementptr inbounds nuw i8, ptr %291, i64 56
  %455 = load i32, ptr %454, align 8
  %456 = xor i32 %455, -1
  %457 = and i32 %283, %456
  %458 = icmp eq i32 %457, 0
  br i1 %458, label %459, label %504

459:
  %460 = getelementptr inbounds nuw i8, ptr %291, i64 48
  %461 = load i32, ptr %460, align 8
  %462 = getelementptr inbounds nuw i8, ptr %291, i64 52
  %463 = load i32, ptr %462, align 4
  %464 = or i32 %463, %461
  %465 = and i32 %464, %283
  %466 = icmp eq i32 %465, 0
  br i1 %466, label %719, label %504

467:
  %468 = and i64 %284, 7
  %469 = icmp eq i64 %468, 0
  br i1 %469, label %504, label %470

470:
  %471 = getelementptr inbounds nuw i8, ptr %291, i64 48
  %472 = load i32, ptr %471, align 8
  %473 = xor i32 %472, -1
  %474 = and i32 %283, %473
  %475 = icmp eq i32 %474, 0
  br i1 %475, label %476, label %504

476:
  %477 = getelementptr inbounds nuw i8, ptr %291, i64 16
  %478 = load i64, ptr %477, align 8
  %479 = and i64 %478, 120
  %480 = icmp eq i64 %479, 120
  br i1 %480, label %481, label %504

481:
  %482 = icmp ugt i64 %478, -1099511627777
  %483 = xor i64 %478, %289
  %484 = icmp ult i64 %483, 16777216
  %485 = select i1 %482, i1 true, i1 %484
  br i1 %485, label %486, label %504

486:
  %487 = and i64 %478, 7
  %488 = icmp ne i64 %487, 0
  %489 = xor i64 %478, %284
  %490 = and i64 %489, 7
  %491 = icmp eq i64 %490, 0
  %492 = select i1 %488, i1 %491, i1 false
  br i1 %492, label %493, label %504

493:
  %494 = getelementptr inbounds nuw i8, ptr %291, i64 52
  %495 = load i32, ptr %494, align 4
  %496 = getelementptr inbounds nuw i8, ptr %291, i64 56
  %497 = load i32, ptr %496, align 8
  %498 = or i32 %497, %495
  %499 = getelementptr inbounds nuw i8, ptr %291, i64 60
  %500 = load i32, ptr %499, align 4
  %501 = or i32 %498, %500
  %502 = and i32 %501, %283
  %503 = icmp eq i32 %502, 0
  br i1 %503, label %719, label %504

504:
  %505 = load i8, ptr %14, align 4
  %506 = trunc nuw i8 %505 to i1
  br i1 %506, label %559, label %507

507:
  %508 = load ptr, ptr %7, align 8
  %509 = getelementptr inbounds nuw i8, ptr %508, i64 37680
  %510 = load i32, ptr %509, align 8
  %511 = icmp eq i32 %510, 0
  br i1 %511, label %512, label %521

512:
  %513 = getelementptr inbounds nuw i8, ptr %291, i64 8
  br label %514

514:
  %515 = atomicrmw or ptr %513, i64 1 acquire, align 8
  %516 = and i64 %515, 1
  %517 = icmp eq i64 %516, 0
  br i1 %517, label %518, label %514

518:
  %519 = load i8, ptr %14, align 4
  %520 = trunc nuw i8 %519 to i1
  br i1 %520, label %559, label %521

521:
  %522 = load ptr, ptr %261, align 8
  %523 = lshr i64 %264, 5
  %524 = getelementptr inbounds nuw %struct.ScreenPage, ptr %522, i64 %523
  %525 = getelementptr inbounds nuw i8, ptr %524, i64 8
  %526 = and i64 %264, 31
  %527 = getelementptr inbounds nuw i64, ptr %525, i64 %526
  %528 = load atomic i64, ptr %527 monotonic, align 8
  %529 = icmp eq i64 %528, -1
  br i1 %529, label %559, label %530

530:
  %531 = load ptr, ptr %7, align 8
  %532 = getelementptr inbounds nuw i8, ptr %531, i64 37680
  %533 = load i32, ptr %532, align 8
  %534 = icmp eq i32 %533, 0
  br i1 %534, label %536, label %535

535:
  store i64 -1, ptr %527, align 8
  br label %538

536:
  %537 = atomicrmw xchg ptr %527, i64 -1 monotonic, align 8
  br label %538

538:
  %539 = phi i64 [ %528, %535 ], [ %537, %536 ]
  %540 = load i64, ptr %262, align 8
  store i64 %540, ptr %291, align 8
  %541 = and i64 %539, 5
  %542 = icmp ne i64 %541, 0
  %543 = sext i1 %542 to i32
  %544 = getelementptr inbounds nuw i8, ptr %291, i64 48
  store i32 %543, ptr %544, align 8
  %545 = shl i64 %539, 62
  %546 = ashr i64 %545, 63
  %547 = trunc nsw i64 %546 to i32
  %548 = getelementptr inbounds nuw i8, ptr %291, i64 56
  store i32 %547, ptr %548, align 8
  %549 = getelementptr inbounds nuw i8, ptr %291, i64 60
  store i32 0, ptr %549, align 4
  %550 = getelementptr inbounds nuw i8, ptr %291, i64 52
  store i32 0, ptr %550, align 4
  %551 = and i64 %539, -8
  %552 = getelementptr inbounds nuw i8, ptr %291, i64 16
  %553 = getelementptr inbounds nuw i8, ptr %291, i64 32
  store i64 %551, ptr %553, align 8
  store i64 %551, ptr %552, align 8
  %554 = and i64 %539, 1
  %555 = icmp eq i64 %554, 0
  br i1 %555, label %556, label %559

556:
  %557 = and i64 %539, -16777216
  %558 = add i64 %557, -16777096
  store i64 %558, ptr %552, align 8
  br label %559

559:
  %560 = phi i1 [ true, %518 ], [ %511, %556 ], [ %511, %538 ], [ %511, %521 ], [ false, %504 ]
  %561 = load i64, ptr %291, align 8
  %562 = load i64, ptr %262, align 8
  %563 = icmp eq i64 %561, %562
  br i1 %563, label %606, label %564

564:
  %565 = load ptr, ptr %10, align 8
  %566 = getelementptr inbounds nuw i8, ptr %565, i64 4
  %567 = load i32, ptr %566, align 4
  %568 = and i32 %567, -5
  %569 = icmp eq i32 %568, 0
  %570 = select i1 %569, i32 2, i32 0
  store i64 %562, ptr %291, align 8
  %571 = getelementptr inbounds nuw i8, ptr %291, i64 48
  %572 = getelementptr inbounds nuw i8, ptr %291, i64 60
  store i32 0, ptr %572, align 4
  %573 = getelementptr inbounds nuw i8, ptr %291, i64 52
  store i32 0, ptr %573, align 4
  %574 = zext nneg i32 %570 to i64
  %575 = getelementptr inbounds nuw i32, ptr %571, i64 %574
  store i32 %283, ptr %575, align 4
  %576 = sub nuw nsw i32 2, %570
  %577 = zext nneg i32 %576 to i64
  %578 = getelementptr inbounds nuw i32, ptr %571, i64 %577
  store i32 0, ptr %578, align 4
  %579 = getelementptr inbounds nuw i8, ptr %291, i64 16
  %580 = getelementptr inbounds nuw i64, ptr %579, i64 %574
  store i64 %289, ptr %580, align 8
  %581 = getelementptr inbounds nuw i8, ptr %291, i64 8
  store i64 0, ptr %581, align 8
  switch i32 %567, label %699 [
    i32 4, label %582
    i32 0, label %582
  ]

582:
  %583 = load ptr, ptr %7, align 8
  %584 = getelementptr inbounds nuw i8, ptr %583, i64 37684
  %585 = load i32, ptr %584, align 4
  %586 = icmp eq i32 %585, 0
  br i1 %586, label %587, label %699

587:
  %588 = load i32, ptr %571, align 8
  %589 = load i32, ptr %573, align 4
  %590 = or i32 %589, %588
  %591 = icmp eq i32 %590, 0
  br i1 %591, label %592, label %699

592:
  %593 = getelementptr inbounds nuw i8, ptr %291, i64 32
  %594 = load i64, ptr %593, align 8
  %595 = and i64 %594, 71
  %596 = icmp eq i64 %595, 64
  br i1 %596, label %597, label %699

597:
  %598 = getelementptr inbounds nuw i8, ptr %291, i64 56
  store i32 -1, ptr %598, align 8
  store i32 0, ptr %572, align 4
  %599 = and i64 %594, 120
  %600 = icmp eq i64 %599, 120
  %601 = shl i64 %562, 10
  %602 = lshr i64 %594, 15
  %603 = and i64 %602, 1023
  %604 = select i1 %600, i64 1023, i64 %603
  %605 = or disjoint i64 %604, %601
  store i64 %605, ptr %581, align 8
  br label %699

606:
  %607 = load i8, ptr %14, align 4
  %608 = trunc nuw i8 %607 to i1
  br i1 %608, label %656, label %609

609:
  %610 = load ptr, ptr %10, align 8
  %611 = getelementptr inbounds nuw i8, ptr %610, i64 4
  %612 = load i32, ptr %611, align 4
  %613 = and i32 %612, -5
  %614 = icmp eq i32 %613, 0
  %615 = select i1 %614, i32 2, i32 0
  %616 = getelementptr inbounds nuw i8, ptr %291, i64 48
  %617 = load i32, ptr %616, align 8
  %618 = getelementptr inbounds nuw i8, ptr %291, i64 52
  %619 = load i32, ptr %618, align 4
  %620 = or i32 %619, %617
  %621 = getelementptr inbounds nuw i8, ptr %291, i64 56
  %622 = load i32, ptr %621, align 8
  %623 = or i32 %620, %622
  %624 = getelementptr inbounds nuw i8, ptr %291, i64 60
  %625 = load i32, ptr %624, align 4
  %626 = or i32 %623, %625
  %627 = and i32 %626, %283
  %628 = icmp eq i32 %627, 0
  br i1 %628, label %629, label %656

629:
  %630 = zext nneg i32 %615 to i64
  %631 = getelementptr inbounds nuw i32, ptr %616, i64 %630
  %632 = load i32, ptr %631, align 4
  %633 = icmp eq i32 %632, 0
  br i1 %633, label %649, label %634

634:
  %635 = getelementptr inbounds nuw i8, ptr %291, i64 16
  %636 = getelementptr inbounds nuw i64, ptr %635, i64 %630
  %637 = load i64, ptr %636, align 8
  %638 = icmp ne i64 %637, %289
  %639 = zext i1 %638 to i32
  %640 = or disjoint i32 %615, %639
  %641 = zext nneg i32 %640 to i64
  %642 = getelementptr inbounds nuw i32, ptr %616, i64 %641
  %643 = load i32, ptr %642, align 4
  %644 = icmp eq i32 %643, 0
  br i1 %644, label %649, label %645

645:
  %646 = getelementptr inbounds nuw i64, ptr %635, i64 %641
  %647 = load i64, ptr %646, align 8
  %648 = icmp eq i64 %647, %289
  br i1 %648, label %649, label %656

649:
  %650 = phi ptr [ %642, %645 ], [ %642, %634 ], [ %631, %629 ]
  %651 = phi i64 [ %641, %645 ], [ %641, %634 ], [ %630, %629 ]
  %652 = getelementptr inbounds nuw i8, ptr %291, i64 16
  %653 = getelementptr inbounds nuw i64, ptr %652, i64 %651
  store i64 %289, ptr %653, align 8
  %654 = load i32, ptr %650, align 4
  %655 = or i32 %654, %283
  store i32 %655, ptr %650, align 4
  br label %699

656:
  %657 = and i64 %289, 64
  %658 = icmp eq i64 %657, 0
  br i1 %658, label %659, label %697

659:
  %660 = getelementptr inbounds nuw i8, ptr %291, i64 48
  %661 = getelementptr inbounds nuw i8, ptr %291, i64 56
  %662 = load i32, ptr %661, align 8
  %663 = icmp eq i32 %662, 0
  %664 = getelementptr inbounds nuw i8, ptr %291, i64 52
  %665 = load i32, ptr %664, align 4
  %666 = getelementptr inbounds nuw i8, ptr %291, i64 60
  %667 = load i32, ptr %666, align 4
  %668 = or i32 %667, %665
  %669 = icmp eq i32 %668, 0
  br i1 %669, label %670, label %697

670:
  %671 = load i32, ptr %660, align 8
  %672 = icmp eq i32 %671, 0
  br i1 %672, label %677, label %673

673:
  %674 = getelementptr inbounds nuw i8, ptr %291, i64 16
  %675 = load i64, ptr %674, align 8
  %676 = icmp eq i64 %675, %289
  br i1 %676, label %677, label %697

677:
  br i1 %663, label %682, label %678

678:
  %679 = getelementptr inbounds nuw i8, ptr %291, i64 32
  %680 = load i64, ptr %679, align 8
  %681 = icmp eq i64 %680, %289
  br i1 %681, label %682, label %697

682:
  %683 = load ptr, ptr %10, align 8
  %684 = getelementptr inbounds nuw i8, ptr %683, i64 4
  %685 = load i32, ptr %684, align 4
  switch i32 %685, label %689 [
    i32 4, label %697
    i32 0, label %686
  ]

686:
  %687 = getelementptr inbounds nuw i8, ptr %291, i64 32
  store i64 %289, ptr %687, align 8
  %688 = or i32 %662, %283
  store i32 %688, ptr %661, align 8
  br label %699

689:
  br i1 %608, label %690, label %692

690:
  %691 = getelementptr inbounds nuw i8, ptr %291, i64 8
  store i64 0, ptr %691, align 8
  br label %692

692:
  %693 = getelementptr inbounds nuw i8, ptr %291, i64 16
  store i64 %289, ptr %693, align 8
  %694 = or i32 %671, %283
  store i32 %694, ptr %660, align 8
  %695 = xor i32 %283, -1
  %696 = and i32 %662, %695
  store i32 %696, ptr %661, align 8
  br label %699

697:
  %698 = call preserve_allcc i1 @judge_again(ptr %7, ptr %291, i64 %289, i32 %283)
  br label %699

699:
  %700 = phi i1 [ true, %649 ], [ %698, %697 ], [ true, %564 ], [ true, %597 ], [ true, %692 ], [ true, %592 ], [ true,
      %587 ], [ true, %582 ], [ true, %686 ]
  br i1 %560, label %701, label %704

701:
  %702 = getelementptr inbounds nuw i8, ptr %291, i64 8
  %703 = atomicrmw and ptr %702, i64 -2 release, align 8
  br i1 %700, label %719, label %705

704:
  br i1 %700, label %719, label %705

705:
  %706 = load ptr, ptr %7, align 8
  %707 = load ptr, ptr %10, align 8
  %708 = getelementptr inbounds nuw i8, ptr %707, i64 20
  %709 = load i32, ptr %708, align 4
  %710 = load i32, ptr %11, align 8
  %711 = tail call i32 @llvm.cttz.i32(i32 %710, i1 false)
  %712 = getelementptr inbounds nuw i8, ptr %706, i64 328
  store i32 22, ptr %712, align 8
  %713 = getelementptr inbounds nuw i8, ptr %706, i64 332
  store i32 %709, ptr %713, align 4
  %714 = getelementptr inbounds nuw i8, ptr %706, i64 336
  store i32 %711, ptr %714, align 8
  %715 = getelementptr inbounds nuw i8, ptr %706, i64 352
  store i64 0, ptr %715, align 8
  %716 = getelementptr inbounds nuw i8, ptr %706, i64 368
  store i32 0, ptr %716, align 8
  %717 = getelementptr inbounds nuw i8, ptr %706, i64 360
  store i32 0, ptr %717, align 8
  %718 = getelementptr inbounds nuw i8, ptr %706, i64 364
  store i32 0, ptr %718, align 4
  br label %2165

719:
  %720 = add nuw nsw i64 %264, 1
  %721 = icmp eq i64 %264, %250
  br i1 %721, label %2165, label %263

722:
  %723 = load i32, ptr %4, align 8
  %724 = icmp eq i32 %723, 2
  br i1 %724, label %730, label %725

725:
  %726 = icmp eq i32 %723, 0
  %727 = and i64 %40, -4294967296
  %728 = icmp eq i64 %727, 4294967296
  %729 = and i1 %728, %726
  br i1 %729, label %730, label %762

730:
  %731 = and i64 %40, 4294967295
  %732 = zext nneg i32 %16 to i64
  %733 = shl nuw nsw i64 %732, 20
  %734 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %735 = load i32, ptr %734, align 4
  %736 = zext i32 %735 to i64
  %737 = shl nuw nsw i64 %736, 15
  %738 = or i64 %737, %733
  %739 = and i64 %738, 16744448
  %740 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %741 = load i32, ptr %740, align 8
  %742 = zext i32 %741 to i64
  %743 = or i64 %739, %742
  %744 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %743, ptr %744, align 8
  store i64 0, ptr %13, align 8
  %745 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %746 = load i32, ptr %745, align 8
  %747 = zext i32 %746 to i64
  store i64 %747, ptr %12, align 8
  %748 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %749 = load ptr, ptr %748, align 8
  %750 = getelementptr inbounds nuw i8, ptr %7, i64 56
  store ptr %749, ptr %750, align 8
  %751 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %752 = load ptr, ptr %751, align 8
  %753 = getelementptr inbounds nuw i8, ptr %7, i64 72
  store ptr %752, ptr %753, align 8
  %754 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %755 = load i64, ptr %754, align 8
  %756 = shl i64 %755, 16
  %757 = lshr i32 %16, 4
  %758 = zext nneg i32 %757 to i64
  %759 = or disjoint i64 %756, %758
  %760 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %759, ptr %760, align 8
  store i8 1, ptr %14, align 4
  %761 = icmp samesign ult i64 %731, %747
  br i1 %761, label %842, label %951

762:
  switch i32 %723, label %951 [
    i32 1, label %768
    i32 0, label %763
  ]

763:
  %764 = lshr i64 %40, 32
  %765 = trunc nuw i64 %764 to i32
  %766 = add i32 %765, -1
  %767 = icmp ult i32 %766, 4
  br i1 %767, label %951, label %768

768:
  %769 = zext nneg i32 %16 to i64
  %770 = shl nuw nsw i64 %769, 20
  %771 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %772 = load i32, ptr %771, align 4
  %773 = zext i32 %772 to i64
  %774 = shl nuw nsw i64 %773, 15
  %775 = or i64 %774, %770
  %776 = load i64, ptr %1, align 8
  %777 = shl i64 %776, 40
  %778 = or i64 %775, %777
  %779 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %780 = load i32, ptr %779, align 4
  %781 = zext i32 %780 to i64
  %782 = or i64 %778, %781
  %783 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %782, ptr %783, align 8
  %784 = getelementptr inbounds nuw i8, ptr %0, i64 37648
  %785 = load i64, ptr %784, align 8
  %786 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %785, ptr %786, align 8
  store i8 0, ptr %14, align 4
  %787 = ptrtoint ptr %4 to i64
  %788 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %789 = udiv i64 %787, 40
  %790 = and i64 %789, 63
  %791 = getelementptr inbounds nuw %struct.ScreenCache, ptr %788, i64 %790
  %792 = load i64, ptr %791, align 8
  %793 = icmp eq i64 %792, %787
  br i1 %793, label %794, label %801

794:
  %795 = getelementptr inbounds nuw i8, ptr %791, i64 8
  %796 = load i64, ptr %795, align 8
  %797 = sub i64 %40, %796
  %798 = getelementptr inbounds nuw i8, ptr %791, i64 16
  %799 = load i64, ptr %798, align 8
  %800 = icmp ult i64 %797, %799
  br i1 %800, label %809, label %801

801:
  %802 = call preserve_allcc i32 @search(ptr %7, ptr %2, i64 %40, ptr %791)
  %803 = icmp eq i32 %802, 0
  br i1 %803, label %951, label %804

804:
  %805 = getelementptr inbounds nuw i8, ptr %791, i64 8
  %806 = load i64, ptr %805, align 8
  %807 = getelementptr inbounds nuw i8, ptr %791, i64 16
  %808 = load i64, ptr %807, align 8
  br label %809

809:
  %810 = phi i64 [ %808, %804 ], [ %799, %794 ]
  %811 = phi i64 [ %806, %804 ], [ %796, %794 ]
  store i64 %811, ptr %13, align 8
  store i64 %810, ptr %12, align 8
  %812 = getelementptr inbounds nuw i8, ptr %791, i64 24
  %813 = load i64, ptr %812, align 8
  %814 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store i64 %813, ptr %814, align 8
  %815 = getelementptr inbounds nuw i8, ptr %791, i64 40
  %816 = load ptr, ptr %815, align 8
  %817 = getelementptr inbounds nuw i8, ptr %7, i64 56
  store ptr %816, ptr %817, align 8
  %818 = getelementptr inbounds nuw i8, ptr %791, i64 48
  %819 = load ptr, ptr %818, align 8
  %820 = getelementptr inbounds nuw i8, ptr %7, i64 64
  store ptr %819, ptr %820, align 8
  %821 = shl i64 %40, 1
  %822 = getelementptr inbounds nuw i8, ptr %791, i64 32
  %823 = load i64, ptr %822, align 8
  %824 = add i64 %823, %811
  %825 = sub i64 %821, %824
  store i64 %40, ptr %822, align 8
  %826 = icmp ult i64 %825, %810
  %827 = icmp eq ptr %816, null
  br i1 %826, label %828, label %832

828:
  br i1 %827, label %918, label %829

829:
  %830 = lshr i64 %825, 7
  %831 = getelementptr inbounds nuw %struct.ScreenLine, ptr %816, i64 %830
  tail call void @llvm.prefetch.p0(ptr %831, i32 1, i32 3, i32 1)
  br label %833

832:
  br i1 %827, label %918, label %833

833:
  %834 = load i8, ptr %14, align 4
  %835 = trunc nuw i8 %834 to i1
  br i1 %835, label %836, label %918

836:
  %837 = load ptr, ptr %10, align 8
  %838 = getelementptr inbounds nuw i8, ptr %837, i64 16
  %839 = load i32, ptr %838, align 8
  %840 = load i32, ptr %837, align 8
  %841 = zext i32 %839 to i64
  br label %842

842:
  %843 = phi i64 [ %841, %836 ], [ %742, %730 ]
  %844 = phi i64 [ %811, %836 ], [ 0, %730 ]
  %845 = phi ptr [ %816, %836 ], [ %749, %730 ]
  %846 = phi i64 [ %810, %836 ], [ %747, %730 ]
  %847 = phi i32 [ %840, %836 ], [ %723, %730 ]
  %848 = phi i32 [ %839, %836 ], [ %741, %730 ]
  %849 = phi ptr [ %837, %836 ], [ %4, %730 ]
  %850 = icmp eq i32 %847, 2
  br i1 %850, label %851, label %918

851:
  %852 = load ptr, ptr %7, align 8
  %853 = getelementptr inbounds nuw i8, ptr %852, i64 37692
  %854 = load i32, ptr %853, align 4
  %855 = icmp eq i32 %854, 0
  br i1 %855, label %856, label %889

856:
  %857 = getelementptr inbounds nuw i8, ptr %849, i64 8
  %858 = load i32, ptr %857, align 8
  %859 = icmp ult i32 %858, 5
  br i1 %859, label %860, label %918

860:
  %861 = getelementptr inbounds nuw i8, ptr %852, i64 37688
  %862 = load i32, ptr %861, align 8
  %863 = icmp eq i32 %862, 0
  br i1 %863, label %918, label %864

864:
  %865 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %866 = load ptr, ptr %865, align 8
  br label %867

867:
  %868 = phi i32 [ %3, %864 ], [ %887, %885 ]
  %869 = tail call i32 @llvm.cttz.i32(i32 %868, i1 true)
  %870 = zext nneg i32 %869 to i64
  %871 = getelementptr inbounds nuw i64, ptr %34, i64 %870
  %872 = load i64, ptr %871, align 8
  %873 = and i64 %872, 4294967295
  %874 = icmp ult i64 %873, %846
  br i1 %874, label %875, label %918

875:
  %876 = lshr i64 %873, 7
  %877 = getelementptr inbounds nuw i32, ptr %866, i64 %876
  %878 = load i32, ptr %877, align 4
  %879 = trunc i64 %872 to i32
  %880 = lshr i32 %879, 2
  %881 = and i32 %880, 31
  %882 = shl nuw i32 1, %881
  %883 = and i32 %878, %882
  %884 = icmp eq i32 %883, 0
  br i1 %884, label %918, label %885

885:
  %886 = add i32 %868, -1
  %887 = and i32 %886, %868
  %888 = icmp eq i32 %887, 0
  br i1 %888, label %2165, label %867

889:
  %890 = icmp eq i32 %848, 0
  br i1 %890, label %918, label %891

891:
  %892 = getelementptr inbounds nuw i8, ptr %849, i64 4
  %893 = load i32, ptr %892, align 4
  switch i32 %893, label %894 [
    i32 4, label %918
    i32 0, label %918
  ]

894:
  %895 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %896 = load i64, ptr %895, align 8
  %897 = shl i64 %896, 10
  %898 = add nuw nsw i64 %843, 512
  %899 = or i64 %897, %898
  br label %900

900:
  %901 = phi i32 [ %3, %894 ], [ %916, %914 ]
  %902 = tail call i32 @llvm.cttz.i32(i32 %901, i1 true)
  %903 = zext nneg i32 %902 to i64
  %904 = getelementptr inbounds nuw i64, ptr %34, i64 %903
  %905 = load i64, ptr %904, align 8
  %906 = and i64 %905, 4294967295
  %907 = icmp ult i64 %906, %846
  br i1 %907, label %908, label %918

908:
  %909 = lshr i64 %906, 7
  %910 = getelementptr inbounds nuw %struct.ScreenLine, ptr %845, i64 %909
  %911 = getelementptr inbounds nuw i8, ptr %910, i64 8
  %912 = load i64, ptr %911, align 8
  %913 = icmp eq i64 %912, %899
  br i1 %913, label %914, label %918

914:
  %915 = add i32 %901, -1
  %916 = and i32 %915, %901
  %917 = icmp eq i32 %916, 0
  br i1 %917, label %2165, label %900

918:
  %919 = phi i64 [ %810, %832 ], [ %846, %891 ], [ %810, %828 ], [ %810, %833 ], [ %846, %889 ], [ %846, %842 ], [ %846,
      %860 ], [ %846, %856 ], [ %846, %891 ], [ %846, %875 ], [ %846, %867 ], [ %846, %900 ], [ %846, %908 ]
  %920 = phi i64 [ %811, %832 ], [ %844, %891 ], [ %811, %828 ], [ %811, %833 ], [ %844, %889 ], [ %844, %842 ], [ %844,
      %860 ], [ %844, %856 ], [ %844, %891 ], [ %844, %875 ], [ %844, %867 ], [ %844, %900 ], [ %844, %908 ]
  %921 = phi i1 [ true, %832 ], [ false, %891 ], [ true, %828 ], [ false, %833 ], [ false, %889 ], [ false, %842 ], [
      false, %860 ], [ false, %856 ], [ false, %891 ], [ false, %875 ], [ false, %867 ], [ false, %900 ], [ false, %908
      ]
  %922 = load i8, ptr %14, align 4
  %923 = trunc nuw i8 %922 to i1
  %924 = load ptr, ptr %10, align 8
  br label %925

925:
  %926 = phi i32 [ %3, %918 ], [ %948, %946 ]
  %927 = tail call i32 @llvm.cttz.i32(i32 %926, i1 true)
  %928 = zext nneg i32 %927 to i64
  %929 = getelementptr inbounds nuw i64, ptr %34, i64 %928
  %930 = load i64, ptr %929, align 8
  br i1 %923, label %931, label %935

931:
  %932 = and i64 %930, 4294967295
  %933 = sub i64 %932, %920
  %934 = icmp ult i64 %933, %919
  br i1 %934, label %938, label %951

935:
  %936 = sub i64 %930, %920
  %937 = icmp ult i64 %936, %919
  br i1 %937, label %946, label %951

938:
  %939 = load i32, ptr %924, align 8
  %940 = icmp eq i32 %939, 2
  br i1 %940, label %946, label %941

941:
  %942 = icmp eq i32 %939, 0
  %943 = and i64 %930, -4294967296
  %944 = icmp eq i64 %943, 4294967296
  %945 = and i1 %944, %942
  br i1 %945, label %946, label %951

946:
  %947 = add i32 %926, -1
  %948 = and i32 %947, %926
  %949 = icmp eq i32 %948, 0
  br i1 %949, label %950, label %925

950:
  br i1 %921, label %958, label %951

951:
  %952 = phi i1 [ true, %950 ], [ false, %763 ], [ false, %730 ], [ false, %762 ], [ false, %801 ], [ false, %931 ], [
      false, %935 ], [ false, %941 ]
  %953 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %954 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %955 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %956 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %957 = getelementptr inbounds nuw i8, ptr %7, i64 24
  br label %974

958:
  %959 = getelementptr inbounds nuw i8, ptr %924, i64 4
  %960 = load i32, ptr %959, align 4
  switch i32 %960, label %961 [
    i32 4, label %2165
    i32 0, label %2165
  ]

961:
  %962 = load ptr, ptr %7, align 8
  %963 = getelementptr inbounds nuw i8, ptr %924, i64 20
  %964 = load i32, ptr %963, align 4
  %965 = load i32, ptr %11, align 8
  %966 = tail call i32 @llvm.cttz.i32(i32 %965, i1 false)
  %967 = getelementptr inbounds nuw i8, ptr %962, i64 328
  store i32 22, ptr %967, align 8
  %968 = getelementptr inbounds nuw i8, ptr %962, i64 332
  store i32 %964, ptr %968, align 4
  %969 = getelementptr inbounds nuw i8, ptr %962, i64 336
  store i32 %966, ptr %969, align 8
  %970 = getelementptr inbounds nuw i8, ptr %962, i64 352
  store i64 0, ptr %970, align 8
  %971 = getelementptr inbounds nuw i8, ptr %962, i64 368
  store i32 0, ptr %971, align 8
  %972 = getelementptr inbounds nuw i8, ptr %962, i64 360
  store i32 0, ptr %972, align 8
  %973 = getelementptr inbounds nuw i8, ptr %962, i64 364
  store i32 0, ptr %973, align 4
  br label %2165

974:
  %975 = phi i32 [ %3, %951 ], [ %1441, %1439 ]
  %976 = tail call i32 @llvm.cttz.i32(i32 %975, i1 true)
  br i1 %952, label %977, label %1433

977:
  %978 = load i8, ptr %14, align 4
  %979 = trunc nuw i8 %978 to i1
  %980 = zext nneg i32 %976 to i64
  %981 = getelementptr inbounds nuw i64, ptr %34, i64 %980
  %982 = load i64, ptr %981, align 8
  %983 = and i64 %982, 4294967295
  %984 = select i1 %979, i64 %983, i64 %982
  %985 = load i64, ptr %13, align 8
  %986 = load i64, ptr %953, align 8
  %987 = shl nuw nsw i32 %976, 7
  %988 = or disjoint i32 %987, 16440
  %989 = zext nneg i32 %988 to i64
  %990 = or i64 %986, %989
  %991 = sub i64 %984, %985
  %992 = and i64 %991, 127
  %993 = lshr i64 %991, 7
  %994 = load ptr, ptr %10, align 8
  %995 = getelementptr inbounds nuw i8, ptr %994, i64 8
  %996 = load i32, ptr %995, align 8
  %997 = zext i32 %996 to i64
  %998 = add nsw i64 %992, -1
  %999 = add nsw i64 %998, %997
  %1000 = lshr i64 %992, 2
  %1001 = trunc nuw nsw i64 %1000 to i32
  %1002 = shl nsw i32 -1, %1001
  %1003 = tail call i64 @llvm.umin.i64(i64 %999, i64 127)
  %1004 = lshr i64 %1003, 2
  %1005 = trunc nuw nsw i64 %1004 to i32
  %1006 = xor i32 %1005, 31
  %1007 = lshr i32 -1, %1006
  %1008 = and i32 %1007, %1002
  %1009 = load ptr, ptr %954, align 8
  %1010 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1009, i64 %993
  %1011 = icmp eq i32 %1008, 0
  br i1 %1011, label %1439, label %1012

1012:
  %1013 = and i64 %991, -128
  %1014 = load i64, ptr %12, align 8
  %1015 = icmp ult i64 %1013, %1014
  br i1 %1015, label %1016, label %1439

1016:
  %1017 = load ptr, ptr %7, align 8
  br i1 %979, label %1018, label %1048

1018:
  %1019 = getelementptr inbounds nuw i8, ptr %1017, i64 37688
  %1020 = load i32, ptr %1019, align 8
  %1021 = icmp eq i32 %1020, 0
  br i1 %1021, label %1042, label %1022

1022:
  %1023 = getelementptr inbounds nuw i8, ptr %994, i64 4
  %1024 = load i32, ptr %1023, align 4
  switch i32 %1024, label %1035 [
    i32 5, label %1025
    i32 2, label %1025
    i32 1, label %1025
  ]

1025:
  %1026 = icmp ugt i32 %996, 3
  br i1 %1026, label %1027, label %1042

1027:
  %1028 = load ptr, ptr %955, align 8
  %1029 = getelementptr inbounds nuw i32, ptr %1028, i64 %993
  %1030 = load i32, ptr %1029, align 4
  %1031 = or i32 %1030, %1008
  store i32 %1031, ptr %1029, align 4
  %1032 = load ptr, ptr %7, align 8
  %1033 = load i8, ptr %14, align 4
  %1034 = trunc nuw i8 %1033 to i1
  br label %1042

1035:
  %1036 = load ptr, ptr %955, align 8
  %1037 = getelementptr inbounds nuw i32, ptr %1036, i64 %993
  %1038 = load i32, ptr %1037, align 4
  %1039 = xor i32 %1038, -1
  %1040 = and i32 %1008, %1039
  %1041 = icmp eq i32 %1040, 0
  br i1 %1041, label %1042, label %1419

1042:
  %1043 = phi i1 [ true, %1025 ], [ %1034, %1027 ], [ true, %1035 ], [ true, %1018 ]
  %1044 = phi ptr [ %1017, %1025 ], [ %1032, %1027 ], [ %1017, %1035 ], [ %1017, %1018 ]
  %1045 = getelementptr inbounds nuw i8, ptr %1044, i64 37692
  %1046 = load i32, ptr %1045, align 4
  %1047 = icmp eq i32 %1046, 0
  br i1 %1047, label %1052, label %1075

1048:
  %1049 = getelementptr inbounds nuw i8, ptr %1017, i64 37692
  %1050 = load i32, ptr %1049, align 4
  %1051 = icmp eq i32 %1050, 0
  br i1 %1051, label %1053, label %1076

1052:
  br i1 %1043, label %1439, label %1053

1053:
  %1054 = load ptr, ptr %10, align 8
  %1055 = getelementptr inbounds nuw i8, ptr %1054, i64 4
  %1056 = load i32, ptr %1055, align 4
  switch i32 %1056, label %1057 [
    i32 4, label %1439
    i32 0, label %1439
  ]

1057:
  %1058 = lshr i64 %991, 12
  %1059 = load ptr, ptr %956, align 8
  %1060 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1059, i64 %1058
  %1061 = load atomic i64, ptr %1060 acquire, align 8
  %1062 = load ptr, ptr %7, align 8
  %1063 = getelementptr inbounds nuw i8, ptr %1062, i64 37648
  %1064 = load i64, ptr %1063, align 8
  %1065 = icmp eq i64 %1061, %1064
  br i1 %1065, label %1439, label %1066

1066:
  %1067 = add i64 %1064, -1
  %1068 = icmp eq i64 %1061, %1067
  br i1 %1068, label %1069, label %1073

1069:
  %1070 = load ptr, ptr %10, align 8
  %1071 = getelementptr inbounds nuw i8, ptr %1070, i64 4
  %1072 = load i32, ptr %1071, align 4
  switch i32 %1072, label %1073 [
    i32 4, label %1439
    i32 0, label %1439
  ]

1073:
  %1074 = call preserve_allcc i1 @open_page(ptr %7, i64 %1058)
  br i1 %1074, label %1439, label %1419

1075:
  br i1 %1043, label %1094, label %1076

1076:
  %1077 = lshr i64 %991, 12
  %1078 = load ptr, ptr %956, align 8
  %1079 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1078, i64 %1077
  %1080 = load atomic i64, ptr %1079 acquire, align 8
  %1081 = load ptr, ptr %7, align 8
  %1082 = getelementptr inbounds nuw i8, ptr %1081, i64 37648
  %1083 = load i64, ptr %1082, align 8
  %1084 = icmp eq i64 %1080, %1083
  br i1 %1084, label %1094, label %1085

1085:
  %1086 = add i64 %1083, -1
  %1087 = icmp eq i64 %1080, %1086
  br i1 %1087, label %1088, label %1092

1088:
  %1089 = load ptr, ptr %10, align 8
  %1090 = getelementptr inbounds nuw i8, ptr %1089, i64 4
  %1091 = load i32, ptr %1090, align 4
  switch i32 %1091, label %1092 [
    i32 4, label %1094
    i32 0, label %1094
  ]

1092:
  %1093 = call preserve_allcc i1 @open_page(ptr %7, i64 %1077)
  br i1 %1093, label %1094, label %1419

1094:
  %1095 = load i8, ptr %14, align 4
  %1096 = trunc nuw i8 %1095 to i1
  br i1 %1096, label %1156, label %1097

1097:
  %1098 = icmp eq i32 %1008, -1
  %1099 = and i64 %986, 7
  %1100 = icmp eq i64 %1099, 0
  %1101 = and i1 %1100, %1098
  %1102 = and i64 %986, 64
  %1103 = icmp eq i64 %1102, 0
  %1104 = select i1 %1101, i1 %1103, i1 false
  br i1 %1104, label %1105, label %1156

1105:
  %1106 = load ptr, ptr %10, align 8
  %1107 = getelementptr inbounds nuw i8, ptr %1106, i64 4
  %1108 = load i32, ptr %1107, align 4
  %1109 = icmp eq i32 %1108, 4
  br i1 %1109, label %1156, label %1110

1110:
  %1111 = load ptr, ptr %7, align 8
  %1112 = load ptr, ptr %956, align 8
  %1113 = lshr i64 %991, 12
  %1114 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1112, i64 %1113
  %1115 = getelementptr inbounds nuw i8, ptr %1114, i64 8
  %1116 = and i64 %993, 31
  %1117 = getelementptr inbounds nuw i64, ptr %1115, i64 %1116
  %1118 = icmp eq i32 %1108, 0
  %1119 = load atomic i64, ptr %1117 monotonic, align 8
  %1120 = select i1 %1118, i64 2, i64 1
  %1121 = icmp eq i64 %1119, 0
  br i1 %1121, label %1122, label %1124

1122:
  %1123 = or disjoint i64 %1120, %990
  br label %1145

1124:
  %1125 = and i64 %1119, -8
  %1126 = icmp eq i64 %1125, %990
  br i1 %1126, label %1127, label %1129

1127:
  %1128 = or i64 %1119, %1120
  br label %1145

1129:
  %1130 = xor i64 %1119, %986
  %1131 = icmp ult i64 %1130, 1099511627776
  br i1 %1131, label %1132, label %1156

1132:
  %1133 = lshr i64 %1119, 24
  %1134 = and i64 %1133, 65535
  %1135 = lshr i64 %986, 24
  %1136 = and i64 %1135, 65535
  %1137 = icmp samesign ult i64 %1134, %1136
  br i1 %1137, label %1138, label %1156

1138:
  %1139 = and i64 %1119, 5
  %1140 = icmp ne i64 %1139, 0
  %1141 = and i1 %1118, %1140
  %1142 = select i1 %1141, i64 4, i64 0
  %1143 = or disjoint i64 %990, %1142
  %1144 = or disjoint i64 %1143, %1120
  br label %1145

1145:
  %1146 = phi i64 [ %1144, %1138 ], [ %1128, %1127 ], [ %1123, %1122 ]
  %1147 = getelementptr inbounds nuw i8, ptr %1111, i64 37680
  %1148 = load i32, ptr %1147, align 8
  %1149 = icmp eq i32 %1148, 0
  br i1 %1149, label %1151, label %1150

1150:
  store i64 %1146, ptr %1117, align 8
  br label %1439

1151:
  %1152 = icmp eq i64 %1119, %1146
  br i1 %1152, label %1439, label %1153

1153:
  %1154 = cmpxchg ptr %1117, i64 %1119, i64 %1146 monotonic monotonic, align 8
  %1155 = extractvalue { i64, i1 } %1154, 1
  br i1 %1155, label %1439, label %1156

1156:
  %1157 = load i64, ptr %1010, align 8
  %1158 = load i64, ptr %957, align 8
  %1159 = icmp eq i64 %1157, %1158
  br i1 %1159, label %1160, label %1218

1160:
  %1161 = load ptr, ptr %10, align 8
  %1162 = getelementptr inbounds nuw i8, ptr %1161, i64 4
  %1163 = load i32, ptr %1162, align 4
  switch i32 %1163, label %1182 [
    i32 4, label %1164
    i32 0, label %1164
  ]

1164:
  %1165 = getelementptr inbounds nuw i8, ptr %1010, i64 32
  %1166 = load i64, ptr %1165, align 8
  %1167 = icmp eq i64 %1166, %990
  br i1 %1167, label %1168, label %1218

1168:
  %1169 = getelementptr inbounds nuw i8, ptr %1010, i64 56
  %1170 = load i32, ptr %1169, align 8
  %1171 = xor i32 %1170, -1
  %1172 = and i32 %1008, %1171
  %1173 = icmp eq i32 %1172, 0
  br i1 %1173, label %1174, label %1218

1174:
  %1175 = getelementptr inbounds nuw i8, ptr %1010, i64 48
  %1176 = load i32, ptr %1175, align 8
  %1177 = getelementptr inbounds nuw i8, ptr %1010, i64 52
  %1178 = load i32, ptr %1177, align 4
  %1179 = or i32 %1178, %1176
  %1180 = and i32 %1179, %1008
  %1181 = icmp eq i32 %1180, 0
  br i1 %1181, label %1439, label %1218

1182:
  %1183 = and i64 %986, 7
  %1184 = icmp eq i64 %1183, 0
  br i1 %1184, label %1218, label %1185

1185:
  %1186 = getelementptr inbounds nuw i8, ptr %1010, i64 48
  %1187 = load i32, ptr %1186, align 8
  %1188 = xor i32 %1187, -1
  %1189 = and i32 %1008, %1188
  %1190 = icmp eq i32 %1189, 0
  br i1 %1190, label %1191, label %1218

1191:
  %1192 = getelementptr inbounds nuw i8, ptr %1010, i64 16
  %1193 = load i64, ptr %1192, align 8
  %1194 = and i64 %1193, 120
  %1195 = icmp eq i64 %1194, 120
  br i1 %1195, label %1196, label %1218

1196:
  %1197 = icmp ugt i64 %1193, -1099511627777
  %1198 = xor i64 %1193, %986
  %1199 = icmp ult i64 %1198, 16777216
  %1200 = select i1 %1197, i1 true, i1 %1199
  br i1 %1200, label %1201, label %1218

1201:
  %1202 = and i64 %1193, 7
  %1203 = icmp ne i64 %1202, 0
  %1204 = and i64 %1198, 7
  %1205 = icmp eq i64 %1204, 0
  %1206 = select i1 %1203, i1 %1205, i1 false
  br i1 %1206, label %1207, label %1218

1207:
  %1208 = getelementptr inbounds nuw i8, ptr %1010, i64 52
  %1209 = load i32, ptr %1208, align 4
  %1210 = getelementptr inbounds nuw i8, ptr %1010, i64 56
  %1211 = load i32, ptr %1210, align 8
  %1212 = or i32 %1211, %1209
  %1213 = getelementptr inbounds nuw i8, ptr %1010, i64 60
  %1214 = load i32, ptr %1213, align 4
  %1215 = or i32 %1212, %1214
  %1216 = and i32 %1215, %1008
  %1217 = icmp eq i32 %1216, 0
  br i1 %1217, label %1439, label %1218

1218:
  %1219 = load i8, ptr %14, align 4
  %1220 = trunc nuw i8 %1219 to i1
  br i1 %1220, label %1273, label %1221

1221:
  %1222 = load ptr, ptr %7, align 8
  %1223 = getelementptr inbounds nuw i8, ptr %1222, i64 37680
  %1224 = load i32, ptr %1223, align 8
  %1225 = icmp eq i32 %1224, 0
  br i1 %1225, label %1226, label %1235

1226:
  %1227 = getelementptr inbounds nuw i8, ptr %1010, i64 8
  br label %1228

1228:
  %1229 = atomicrmw or ptr %1227, i64 1 acquire, align 8
  %1230 = and i64 %1229, 1
  %1231 = icmp eq i64 %1230, 0
  br i1 %1231, label %1232, label %1228

1232:
  %1233 = load i8, ptr %14, align 4
  %1234 = trunc nuw i8 %1233 to i1
  br i1 %1234, label %1273, label %1235

1235:
  %1236 = load ptr, ptr %956, align 8
  %1237 = lshr i64 %991, 12
  %1238 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1236, i64 %1237
  %1239 = getelementptr inbounds nuw i8, ptr %1238, i64 8
  %1240 = and i64 %993, 31
  %1241 = getelementptr inbounds nuw i64, ptr %1239, i64 %1240
  %1242 = load atomic i64, ptr %1241 monotonic, align 8
  %1243 = icmp eq i64 %1242, -1
  br i1 %1243, label %1273, label %1244

1244:
  %1245 = load ptr, ptr %7, align 8
  %1246 = getelementptr inbounds nuw i8, ptr %1245, i64 37680
  %1247 = load i32, ptr %1246, align 8
  %1248 = icmp eq i32 %1247, 0
  br i1 %1248, label %1250, label %1249

1249:
  store i64 -1, ptr %1241, align 8
  br label %1252

1250:
  %1251 = atomicrmw xchg ptr %1241, i64 -1 monotonic, align 8
  br label %1252

1252:
  %1253 = phi i64 [ %1242, %1249 ], [ %1251, %1250 ]
  %1254 = load i64, ptr %957, align 8
  store i64 %1254, ptr %1010, align 8
  %1255 = and i64 %1253, 5
  %1256 = icmp ne i64 %1255, 0
  %1257 = sext i1 %1256 to i32
  %1258 = getelementptr inbounds nuw i8, ptr %1010, i64 48
  store i32 %1257, ptr %1258, align 8
  %1259 = shl i64 %1253, 62
  %1260 = ashr i64 %1259, 63
  %1261 = trunc nsw i64 %1260 to i32
  %1262 = getelementptr inbounds nuw i8, ptr %1010, i64 56
  store i32 %1261, ptr %1262, align 8
  %1263 = getelementptr inbounds nuw i8, ptr %1010, i64 60
  store i32 0, ptr %1263, align 4
  %1264 = getelementptr inbounds nuw i8, ptr %1010, i64 52
  store i32 0, ptr %1264, align 4
  %1265 = and i64 %1253, -8
  %1266 = getelementptr inbounds nuw i8, ptr %1010, i64 16
  %1267 = getelementptr inbounds nuw i8, ptr %1010, i64 32
  store i64 %1265, ptr %1267, align 8
  store i64 %1265, ptr %1266, align 8
  %1268 = and i64 %1253, 1
  %1269 = icmp eq i64 %1268, 0
  br i1 %1269, label %1270, label %1273

1270:
  %1271 = and i64 %1253, -16777216
  %1272 = add i64 %1271, -16777096
  store i64 %1272, ptr %1266, align 8
  br label %1273

1273:
  %1274 = phi i1 [ true, %1232 ], [ %1225, %1270 ], [ %1225, %1252 ], [ %1225, %1235 ], [ false, %1218 ]
  %1275 = load i64, ptr %1010, align 8
  %1276 = load i64, ptr %957, align 8
  %1277 = icmp eq i64 %1275, %1276
  br i1 %1277, label %1320, label %1278

1278:
  %1279 = load ptr, ptr %10, align 8
  %1280 = getelementptr inbounds nuw i8, ptr %1279, i64 4
  %1281 = load i32, ptr %1280, align 4
  %1282 = and i32 %1281, -5
  %1283 = icmp eq i32 %1282, 0
  %1284 = select i1 %1283, i32 2, i32 0
  store i64 %1276, ptr %1010, align 8
  %1285 = getelementptr inbounds nuw i8, ptr %1010, i64 48
  %1286 = getelementptr inbounds nuw i8, ptr %1010, i64 60
  store i32 0, ptr %1286, align 4
  %1287 = getelementptr inbounds nuw i8, ptr %1010, i64 52
  store i32 0, ptr %1287, align 4
  %1288 = zext nneg i32 %1284 to i64
  %1289 = getelementptr inbounds nuw i32, ptr %1285, i64 %1288
  store i32 %1008, ptr %1289, align 4
  %1290 = sub nuw nsw i32 2, %1284
  %1291 = zext nneg i32 %1290 to i64
  %1292 = getelementptr inbounds nuw i32, ptr %1285, i64 %1291
  store i32 0, ptr %1292, align 4
  %1293 = getelementptr inbounds nuw i8, ptr %1010, i64 16
  %1294 = getelementptr inbounds nuw i64, ptr %1293, i64 %1288
  store i64 %990, ptr %1294, align 8
  %1295 = getelementptr inbounds nuw i8, ptr %1010, i64 8
  store i64 0, ptr %1295, align 8
  switch i32 %1281, label %1413 [
    i32 4, label %1296
    i32 0, label %1296
  ]

1296:
  %1297 = load ptr, ptr %7, align 8
  %1298 = getelementptr inbounds nuw i8, ptr %1297, i64 37684
  %1299 = load i32, ptr %1298, align 4
  %1300 = icmp eq i32 %1299, 0
  br i1 %1300, label %1301, label %1413

1301:
  %1302 = load i32, ptr %1285, align 8
  %1303 = load i32, ptr %1287, align 4
  %1304 = or i32 %1303, %1302
  %1305 = icmp eq i32 %1304, 0
  br i1 %1305, label %1306, label %1413

1306:
  %1307 = getelementptr inbounds nuw i8, ptr %1010, i64 32
  %1308 = load i64, ptr %1307, align 8
  %1309 = and i64 %1308, 71
  %1310 = icmp eq i64 %1309, 64
  br i1 %1310, label %1311, label %1413

1311:
  %1312 = getelementptr inbounds nuw i8, ptr %1010, i64 56
  store i32 -1, ptr %1312, align 8
  store i32 0, ptr %1286, align 4
  %1313 = and i64 %1308, 120
  %1314 = icmp eq i64 %1313, 120
  %1315 = shl i64 %1276, 10
  %1316 = lshr i64 %1308, 15
  %1317 = and i64 %1316, 1023
  %1318 = select i1 %1314, i64 1023, i64 %1317
  %1319 = or disjoint i64 %1318, %1315
  store i64 %1319, ptr %1295, align 8
  br label %1413

1320:
  %1321 = load i8, ptr %14, align 4
  %1322 = trunc nuw i8 %1321 to i1
  br i1 %1322, label %1370, label %1323

1323:
  %1324 = load ptr, ptr %10, align 8
  %1325 = getelementptr inbounds nuw i8, ptr %1324, i64 4
  %1326 = load i32, ptr %1325, align 4
  %1327 = and i32 %1326, -5
  %1328 = icmp eq i32 %1327, 0
  %1329 = select i1 %1328, i32 2, i32 0
  %1330 = getelementptr inbounds nuw i8, ptr %1010, i64 48
  %1331 = load i32, ptr %1330, align 8
  %1332 = getelementptr inbounds nuw i8, ptr %1010, i64 52
  %1333 = load i32, ptr %1332, align 4
  %1334 = or i32 %1333, %1331
  %1335 = getelementptr inbounds nuw i8, ptr %1010, i64 56
  %1336 = load i32, ptr %1335, align 8
  %1337 = or i32 %1334, %1336
  %1338 = getelementptr inbounds nuw i8, ptr %1010, i64 60
  %1339 = load i32, ptr %1338, align 4
  %1340 = or i32 %1337, %1339
  %1341 = and i32 %1340, %1008
  %1342 = icmp eq i32 %1341, 0
  br i1 %1342, label %1343, label %1370

1343:
  %1344 = zext nneg i32 %1329 to i64
  %1345 = getelementptr inbounds nuw i32, ptr %1330, i64 %1344
  %1346 = load i32, ptr %1345, align 4
  %1347 = icmp eq i32 %1346, 0
  br i1 %1347, label %1363, label %1348

1348:
  %1349 = getelementptr inbounds nuw i8, ptr %1010, i64 16
  %1350 = getelementptr inbounds nuw i64, ptr %1349, i64 %1344
  %1351 = load i64, ptr %1350, align 8
  %1352 = icmp ne i64 %1351, %990
  %1353 = zext i1 %1352 to i32
  %1354 = or disjoint i32 %1329, %1353
  %1355 = zext nneg i32 %1354 to i64
  %1356 = getelementptr inbounds nuw i32, ptr %1330, i64 %1355
  %1357 = load i32, ptr %1356, align 4
  %1358 = icmp eq i32 %1357, 0
  br i1 %1358, label %1363, label %1359

1359:
  %1360 = getelementptr inbounds nuw i64, ptr %1349, i64 %1355
  %1361 = load i64, ptr %1360, align 8
  %1362 = icmp eq i64 %1361, %990
  br i1 %1362, label %1363, label %1370

1363:
  %1364 = phi ptr [ %1356, %1359 ], [ %1356, %1348 ], [ %1345, %1343 ]
  %1365 = phi i64 [ %1355, %1359 ], [ %1355, %1348 ], [ %1344, %1343 ]
  %1366 = getelementptr inbounds nuw i8, ptr %1010, i64 16
  %1367 = getelementptr inbounds nuw i64, ptr %1366, i64 %1365
  store i64 %990, ptr %1367, align 8
  %1368 = load i32, ptr %1364, align 4
  %1369 = or i32 %1368, %1008
  store i32 %1369, ptr %1364, align 4
  br label %1413

1370:
  %1371 = and i64 %986, 64
  %1372 = icmp eq i64 %1371, 0
  br i1 %1372, label %1373, label %1411

1373:
  %1374 = getelementptr inbounds nuw i8, ptr %1010, i64 48
  %1375 = getelementptr inbounds nuw i8, ptr %1010, i64 56
  %1376 = load i32, ptr %1375, align 8
  %1377 = icmp eq i32 %1376, 0
  %1378 = getelementptr inbounds nuw i8, ptr %1010, i64 52
  %1379 = load i32, ptr %1378, align 4
  %1380 = getelementptr inbounds nuw i8, ptr %1010, i64 60
  %1381 = load i32, ptr %1380, align 4
  %1382 = or i32 %1381, %1379
  %1383 = icmp eq i32 %1382, 0
  br i1 %1383, label %1384, label %1411

1384:
  %1385 = load i32, ptr %1374, align 8
  %1386 = icmp eq i32 %1385, 0
  br i1 %1386, label %1391, label %1387

1387:
  %1388 = getelementptr inbounds nuw i8, ptr %1010, i64 16
  %1389 = load i64, ptr %1388, align 8
  %1390 = icmp eq i64 %1389, %990
  br i1 %1390, label %1391, label %1411

1391:
  br i1 %1377, label %1396, label %1392

1392:
  %1393 = getelementptr inbounds nuw i8, ptr %1010, i64 32
  %1394 = load i64, ptr %1393, align 8
  %1395 = icmp eq i64 %1394, %990
  br i1 %1395, label %1396, label %1411

1396:
  %1397 = load ptr, ptr %10, align 8
  %1398 = getelementptr inbounds nuw i8, ptr %1397, i64 4
  %1399 = load i32, ptr %1398, align 4
  switch i32 %1399, label %1403 [
    i32 4, label %1411
    i32 0, label %1400
  ]

1400:
  %1401 = getelementptr inbounds nuw i8, ptr %1010, i64 32
  store i64 %990, ptr %1401, align 8
  %1402 = or i32 %1376, %1008
  store i32 %1402, ptr %1375, align 8
  br label %1413

1403:
  br i1 %1322, label %1404, label %1406

1404:
  %1405 = getelementptr inbounds nuw i8, ptr %1010, i64 8
  store i64 0, ptr %1405, align 8
  br label %1406

1406:
  %1407 = getelementptr inbounds nuw i8, ptr %1010, i64 16
  store i64 %990, ptr %1407, align 8
  %1408 = or i32 %1385, %1008
  store i32 %1408, ptr %1374, align 8
  %1409 = xor i32 %1008, -1
  %1410 = and i32 %1376, %1409
  store i32 %1410, ptr %1375, align 8
  br label %1413

1411:
  %1412 = call preserve_allcc i1 @judge_again(ptr %7, ptr %1010, i64 %990, i32 %1008)
  br label %1413

1413:
  %1414 = phi i1 [ true, %1363 ], [ %1412, %1411 ], [ true, %1278 ], [ true, %1311 ], [ true, %1406 ], [ true, %1306 ],
      [ true, %1301 ], [ true, %1296 ], [ true, %1400 ]
  br i1 %1274, label %1415, label %1418

1415:
  %1416 = getelementptr inbounds nuw i8, ptr %1010, i64 8
  %1417 = atomicrmw and ptr %1416, i64 -2 release, align 8
  br i1 %1414, label %1439, label %1419

1418:
  br i1 %1414, label %1439, label %1419

1419:
  %1420 = load ptr, ptr %7, align 8
  %1421 = load ptr, ptr %10, align 8
  %1422 = getelementptr inbounds nuw i8, ptr %1421, i64 20
  %1423 = load i32, ptr %1422, align 4
  %1424 = load i32, ptr %11, align 8
  %1425 = tail call i32 @llvm.cttz.i32(i32 %1424, i1 false)
  %1426 = getelementptr inbounds nuw i8, ptr %1420, i64 328
  store i32 22, ptr %1426, align 8
  %1427 = getelementptr inbounds nuw i8, ptr %1420, i64 332
  store i32 %1423, ptr %1427, align 4
  %1428 = getelementptr inbounds nuw i8, ptr %1420, i64 336
  store i32 %1425, ptr %1428, align 8
  %1429 = getelementptr inbounds nuw i8, ptr %1420, i64 352
  store i64 0, ptr %1429, align 8
  %1430 = getelementptr inbounds nuw i8, ptr %1420, i64 368
  store i32 0, ptr %1430, align 8
  %1431 = getelementptr inbounds nuw i8, ptr %1420, i64 360
  store i32 0, ptr %1431, align 8
  %1432 = getelementptr inbounds nuw i8, ptr %1420, i64 364
  store i32 0, ptr %1432, align 4
  br label %2165

1433:
  %1434 = zext nneg i32 %976 to i64
  %1435 = getelementptr inbounds nuw i64, ptr %34, i64 %1434
  %1436 = load i64, ptr %1435, align 8
  %1437 = call preserve_allcc i32 @screen_place(ptr %7, ptr %1, ptr %2, i64 %1436, i32 %976)
  %1438 = icmp eq i32 %1437, 0
  br i1 %1438, label %1439, label %2165

1439:
  %1440 = add i32 %975, -1
  %1441 = and i32 %1440, %975
  %1442 = icmp eq i32 %1441, 0
  br i1 %1442, label %2165, label %974

1443:
  %1444 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %1445 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %1446 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %1447 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %1448 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %1449 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %1450 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %1451 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %1452 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %1453 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %1454 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %1455 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  br label %1456

1456:
  %1457 = phi i64 [ 0, %1443 ], [ %2161, %2160 ]
  %1458 = getelementptr inbounds nuw %struct.ScreenRun, ptr %1444, i64 %1457
  %1459 = getelementptr inbounds nuw i8, ptr %1458, i64 4
  %1460 = load i32, ptr %1459, align 4
  %1461 = sub i32 32, %1460
  %1462 = lshr i32 -1, %1461
  %1463 = load i32, ptr %1458, align 8
  %1464 = shl i32 %1462, %1463
  %1465 = and i32 %1464, %3
  %1466 = getelementptr inbounds nuw i8, ptr %1458, i64 8
  %1467 = load i64, ptr %1466, align 8
  %1468 = add i64 %1467, %5
  %1469 = icmp eq i32 %1465, 0
  br i1 %1469, label %2160, label %1470

1470:
  %1471 = load i32, ptr %1445, align 4
  %1472 = icmp eq i32 %1471, 5
  %1473 = getelementptr inbounds nuw i8, ptr %1458, i64 16
  br i1 %1472, label %1474, label %1494

1474:
  %1475 = phi i32 [ %1492, %1490 ], [ %1465, %1470 ]
  %1476 = load i32, ptr %1473, align 8
  %1477 = icmp eq i32 %1476, 8
  br i1 %1477, label %1485, label %1478

1478:
  %1479 = tail call i32 @llvm.cttz.i32(i32 %1475, i1 true)
  %1480 = load i32, ptr %1458, align 8
  %1481 = sub i32 %1479, %1480
  %1482 = zext i32 %1481 to i64
  %1483 = zext nneg i32 %1476 to i64
  %1484 = shl i64 %1482, %1483
  br label %1485

1485:
  %1486 = phi i64 [ %1484, %1478 ], [ 0, %1474 ]
  %1487 = add i64 %1486, %1468
  %1488 = call preserve_allcc i32 @screen_place(ptr %7, ptr %1, ptr %2, i64 %1487, i32 -1)
  %1489 = icmp eq i32 %1488, 0
  br i1 %1489, label %1490, label %2165

1490:
  %1491 = add i32 %1475, -1
  %1492 = and i32 %1491, %1475
  %1493 = icmp eq i32 %1492, 0
  br i1 %1493, label %2160, label %1474

1494:
  %1495 = load i32, ptr %1473, align 8
  %1496 = icmp eq i32 %1495, 8
  br i1 %1496, label %1497, label %1528

1497:
  %1498 = tail call i32 @llvm.ctpop.i32(i32 %1465)
  %1499 = icmp samesign ult i32 %1498, 2
  br i1 %1499, label %1522, label %1500

1500:
  %1501 = load ptr, ptr %10, align 8
  %1502 = getelementptr inbounds nuw i8, ptr %1501, i64 4
  %1503 = load i32, ptr %1502, align 4
  %1504 = icmp eq i32 %1503, 1
  br i1 %1504, label %1505, label %1524

1505:
  %1506 = load ptr, ptr %7, align 8
  %1507 = getelementptr inbounds nuw i8, ptr %1506, i64 37692
  %1508 = load i32, ptr %1507, align 4
  %1509 = icmp eq i32 %1508, 0
  br i1 %1509, label %1524, label %1510

1510:
  %1511 = getelementptr inbounds nuw i8, ptr %1501, i64 20
  %1512 = load i32, ptr %1511, align 4
  %1513 = load i32, ptr %11, align 8
  %1514 = tail call i32 @llvm.cttz.i32(i32 %1513, i1 false)
  %1515 = getelementptr inbounds nuw i8, ptr %1506, i64 328
  store i32 22, ptr %1515, align 8
  %1516 = getelementptr inbounds nuw i8, ptr %1506, i64 332
  store i32 %1512, ptr %1516, align 4
  %1517 = getelementptr inbounds nuw i8, ptr %1506, i64 336
  store i32 %1514, ptr %1517, align 8
  %1518 = getelementptr inbounds nuw i8, ptr %1506, i64 352
  store i64 0, ptr %1518, align 8
  %1519 = getelementptr inbounds nuw i8, ptr %1506, i64 368
  store i32 0, ptr %1519, align 8
  %1520 = getelementptr inbounds nuw i8, ptr %1506, i64 360
  store i32 0, ptr %1520, align 8
  %1521 = getelementptr inbounds nuw i8, ptr %1506, i64 364
  store i32 0, ptr %1521, align 4
  br label %2165

1522:
  %1523 = tail call i32 @llvm.cttz.i32(i32 %1465, i1 true)
  br label %1524

1524:
  %1525 = phi i32 [ %1523, %1522 ], [ -1, %1505 ], [ -1, %1500 ]
  %1526 = call preserve_allcc i32 @screen_place(ptr %7, ptr %1, ptr %2, i64 %1468, i32 %1525)
  %1527 = icmp eq i32 %1526, 0
  br i1 %1527, label %2160, label %2165

1528:
  %1529 = tail call i32 @llvm.cttz.i32(i32 %1465, i1 true)
  %1530 = tail call i32 @llvm.ctlz.i32(i32 %1465, i1 true)
  %1531 = xor i32 %1530, 31
  %1532 = load ptr, ptr %10, align 8
  %1533 = getelementptr inbounds nuw i8, ptr %1532, i64 8
  %1534 = load i32, ptr %1533, align 8
  %1535 = sub i32 %1529, %1463
  %1536 = zext i32 %1535 to i64
  %1537 = zext i32 %1495 to i64
  %1538 = shl i64 %1536, %1537
  %1539 = add i64 %1538, %1468
  %1540 = sub nsw i32 %1531, %1529
  %1541 = zext i32 %1540 to i64
  %1542 = shl i64 %1541, %1537
  %1543 = zext i32 %1534 to i64
  %1544 = add i64 %1542, %1543
  %1545 = load i32, ptr %1532, align 8
  %1546 = icmp eq i32 %1545, 2
  br i1 %1546, label %1552, label %1547

1547:
  %1548 = icmp eq i32 %1545, 0
  %1549 = and i64 %1539, -4294967296
  %1550 = icmp eq i64 %1549, 4294967296
  %1551 = and i1 %1550, %1548
  br i1 %1551, label %1552, label %1578

1552:
  %1553 = and i64 %1539, 4294967295
  %1554 = load i32, ptr %15, align 8
  %1555 = zext i32 %1554 to i64
  %1556 = shl nuw nsw i64 %1555, 20
  %1557 = load i32, ptr %1446, align 4
  %1558 = zext i32 %1557 to i64
  %1559 = shl nuw nsw i64 %1558, 15
  %1560 = or i64 %1559, %1556
  %1561 = and i64 %1560, 16744448
  %1562 = getelementptr inbounds nuw i8, ptr %1532, i64 16
  %1563 = load i32, ptr %1562, align 8
  %1564 = zext i32 %1563 to i64
  %1565 = or i64 %1561, %1564
  store i64 %1565, ptr %1447, align 8
  store i64 0, ptr %13, align 8
  %1566 = load ptr, ptr %7, align 8
  %1567 = getelementptr inbounds nuw i8, ptr %1566, i64 80
  %1568 = load i32, ptr %1567, align 8
  %1569 = zext i32 %1568 to i64
  store i64 %1569, ptr %12, align 8
  %1570 = load ptr, ptr %1452, align 8
  store ptr %1570, ptr %1450, align 8
  %1571 = load ptr, ptr %1453, align 8
  store ptr %1571, ptr %1454, align 8
  %1572 = load i64, ptr %1455, align 8
  %1573 = shl i64 %1572, 16
  %1574 = lshr i32 %1554, 4
  %1575 = zext nneg i32 %1574 to i64
  %1576 = or i64 %1573, %1575
  store i64 %1576, ptr %1448, align 8
  store i8 1, ptr %14, align 4
  %1577 = icmp samesign ult i64 %1553, %1569
  br i1 %1577, label %1674, label %2157

1578:
  switch i32 %1545, label %2157 [
    i32 1, label %1584
    i32 0, label %1579
  ]

1579:
  %1580 = lshr i64 %1539, 32
  %1581 = trunc nuw i64 %1580 to i32
  %1582 = add i32 %1581, -1
  %1583 = icmp ult i32 %1582, 4
  br i1 %1583, label %2157, label %1584

1584:
  %1585 = load i32, ptr %15, align 8
  %1586 = zext i32 %1585 to i64
  %1587 = shl nuw nsw i64 %1586, 20
  %1588 = load i32, ptr %1446, align 4
  %1589 = zext i32 %1588 to i64
  %1590 = shl nuw nsw i64 %1589, 15
  %1591 = or i64 %1590, %1587
  %1592 = load i64, ptr %1, align 8
  %1593 = shl i64 %1592, 40
  %1594 = or i64 %1591, %1593
  %1595 = getelementptr inbounds nuw i8, ptr %1532, i64 12
  %1596 = load i32, ptr %1595, align 4
  %1597 = zext i32 %1596 to i64
  %1598 = or i64 %1594, %1597
  store i64 %1598, ptr %1447, align 8
  %1599 = load ptr, ptr %7, align 8
  %1600 = getelementptr inbounds nuw i8, ptr %1599, i64 37648
  %1601 = load i64, ptr %1600, align 8
  store i64 %1601, ptr %1448, align 8
  store i8 0, ptr %14, align 4
  %1602 = ptrtoint ptr %1532 to i64
  %1603 = getelementptr inbounds nuw i8, ptr %1599, i64 37696
  %1604 = udiv i64 %1602, 40
  %1605 = and i64 %1604, 63
  %1606 = getelementptr inbounds nuw %struct.ScreenCache, ptr %1603, i64 %1605
  %1607 = load i64, ptr %1606, align 8
  %1608 = icmp eq i64 %1607, %1602
  br i1 %1608, label %1609, label %1616

1609:
  %1610 = getelementptr inbounds nuw i8, ptr %1606, i64 8
  %1611 = load i64, ptr %1610, align 8
  %1612 = sub i64 %1539, %1611
  %1613 = getelementptr inbounds nuw i8, ptr %1606, i64 16
  %1614 = load i64, ptr %1613, align 8
  %1615 = icmp ult i64 %1612, %1614
  br i1 %1615, label %1622, label %1616

1616:
  %1617 = call preserve_allcc i32 @search(ptr %7, ptr %2, i64 %1539, ptr %1606)
  %1618 = icmp eq i32 %1617, 0
  br i1 %1618, label %2157, label %1619

1619:
  %1620 = getelementptr inbounds nuw i8, ptr %1606, i64 8
  %1621 = load i64, ptr %1620, align 8
  br label %1622

1622:
  %1623 = phi i64 [ %1621, %1619 ], [ %1611, %1609 ]
  %1624 = getelementptr inbounds nuw i8, ptr %1606, i64 8
  store i64 %1623, ptr %13, align 8
  %1625 = getelementptr inbounds nuw i8, ptr %1606, i64 16
  %1626 = load i64, ptr %1625, align 8
  store i64 %1626, ptr %12, align 8
  %1627 = getelementptr inbounds nuw i8, ptr %1606, i64 24
  %1628 = load i64, ptr %1627, align 8
  store i64 %1628, ptr %1449, align 8
  %1629 = getelementptr inbounds nuw i8, ptr %1606, i64 40
  %1630 = load ptr, ptr %1629, align 8
  store ptr %1630, ptr %1450, align 8
  %1631 = getelementptr inbounds nuw i8, ptr %1606, i64 48
  %1632 = load ptr, ptr %1631, align 8
  store ptr %1632, ptr %1451, align 8
  %1633 = shl i64 %1539, 1
  %1634 = getelementptr inbounds nuw i8, ptr %1606, i64 32
  %1635 = load i64, ptr %1634, align 8
  %1636 = load i64, ptr %1624, align 8
  %1637 = add i64 %1635, %1636
  %1638 = sub i64 %1633, %1637
  store i64 %1539, ptr %1634, align 8
  %1639 = load i64, ptr %1625, align 8
  %1640 = icmp ult i64 %1638, %1639
  %1641 = load ptr, ptr %1629, align 8
  %1642 = icmp eq ptr %1641, null
  br i1 %1640, label %1643, label %1647

1643:
  br i1 %1642, label %1651, label %1644

1644:
  %1645 = lshr i64 %1638, 7
  %1646 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1641, i64 %1645
  tail call void @llvm.prefetch.p0(ptr %1646, i32 1, i32 3, i32 1)
  br label %1648

1647:
  br i1 %1642, label %1651, label %1648

1648:
  %1649 = load i64, ptr %13, align 8
  %1650 = load i64, ptr %12, align 8
  br label %1674

1651:
  %1652 = load i64, ptr %13, align 8
  %1653 = add i64 %1544, %1539
  %1654 = sub i64 %1653, %1652
  %1655 = load i64, ptr %12, align 8
  %1656 = icmp ugt i64 %1654, %1655
  br i1 %1656, label %2157, label %1657

1657:
  %1658 = load ptr, ptr %10, align 8
  %1659 = getelementptr inbounds nuw i8, ptr %1658, i64 4
  %1660 = load i32, ptr %1659, align 4
  switch i32 %1660, label %1661 [
    i32 4, label %2160
    i32 0, label %2160
  ]

1661:
  %1662 = load ptr, ptr %7, align 8
  %1663 = getelementptr inbounds nuw i8, ptr %1658, i64 20
  %1664 = load i32, ptr %1663, align 4
  %1665 = load i32, ptr %11, align 8
  %1666 = tail call i32 @llvm.cttz.i32(i32 %1665, i1 false)
  %1667 = getelementptr inbounds nuw i8, ptr %1662, i64 328
  store i32 22, ptr %1667, align 8
  %1668 = getelementptr inbounds nuw i8, ptr %1662, i64 332
  store i32 %1664, ptr %1668, align 4
  %1669 = getelementptr inbounds nuw i8, ptr %1662, i64 336
  store i32 %1666, ptr %1669, align 8
  %1670 = getelementptr inbounds nuw i8, ptr %1662, i64 352
  store i64 0, ptr %1670, align 8
  %1671 = getelementptr inbounds nuw i8, ptr %1662, i64 368
  store i32 0, ptr %1671, align 8
  %1672 = getelementptr inbounds nuw i8, ptr %1662, i64 360
  store i32 0, ptr %1672, align 8
  %1673 = getelementptr inbounds nuw i8, ptr %1662, i64 364
  store i32 0, ptr %1673, align 4
  br label %2165

1674:
  %1675 = phi i64 [ %1650, %1648 ], [ %1569, %1552 ]
  %1676 = phi i64 [ %1649, %1648 ], [ 0, %1552 ]
  %1677 = phi i64 [ %1539, %1648 ], [ %1553, %1552 ]
  %1678 = sub i64 %1677, %1676
  %1679 = trunc i64 %1678 to i32
  %1680 = shl nuw i32 1, %1495
  %1681 = add i32 %1680, -1
  %1682 = and i32 %1681, %1679
  %1683 = add i64 %1678, %1544
  %1684 = icmp ugt i64 %1683, %1675
  %1685 = add i32 %1682, %1534
  %1686 = icmp ugt i32 %1685, %1680
  %1687 = select i1 %1684, i1 true, i1 %1686
  br i1 %1687, label %2157, label %1688

1688:
  %1689 = add i64 %1683, -1
  %1690 = lshr i64 %1689, 7
  %1691 = lshr i64 %1678, 7
  %1692 = icmp samesign ugt i64 %1691, %1690
  br i1 %1692, label %2160, label %1693

1693:
  %1694 = zext nneg i32 %1529 to i64
  %1695 = zext nneg i32 %1682 to i64
  %1696 = sub i64 %1695, %1678
  %1697 = icmp eq i32 %1495, 2
  %1698 = shl nuw nsw i64 %1537, 3
  br label %1699

1699:
  %1700 = phi i64 [ %1691, %1693 ], [ %2141, %2140 ]
  %1701 = shl nuw i64 %1700, 7
  %1702 = add i64 %1696, %1701
  %1703 = ashr i64 %1702, %1537
  %1704 = add nsw i64 %1703, %1694
  br i1 %1697, label %1705, label %1716

1705:
  %1706 = add i64 %1704, -32
  %1707 = icmp ult i64 %1706, -63
  br i1 %1707, label %1718, label %1708

1708:
  %1709 = icmp sgt i64 %1704, -1
  %1710 = trunc nsw i64 %1704 to i32
  br i1 %1709, label %1711, label %1713

1711:
  %1712 = lshr i32 %1465, %1710
  br label %1718

1713:
  %1714 = sub nsw i32 0, %1710
  %1715 = shl i32 %1465, %1714
  br label %1718

1716:
  %1717 = tail call preserve_allcc i32 @words_of(i32 %1465, i64 %1704, i32 %1495, i32 %1682, i32 %1534)
  br label %1718

1718:
  %1719 = phi i32 [ %1717, %1716 ], [ 0, %1705 ], [ %1712, %1711 ], [ %1715, %1713 ]
  %1720 = load i64, ptr %1447, align 8
  %1721 = shl i64 %1704, 7
  %1722 = and i64 %1721, 32640
  %1723 = xor i64 %1722, 16384
  %1724 = or i64 %1723, %1698
  %1725 = or i64 %1724, %1720
  %1726 = load ptr, ptr %1450, align 8
  %1727 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1726, i64 %1700
  %1728 = icmp ne i32 %1719, 0
  %1729 = load i64, ptr %12, align 8
  %1730 = icmp ult i64 %1701, %1729
  %1731 = select i1 %1728, i1 %1730, i1 false
  br i1 %1731, label %1732, label %2140

1732:
  %1733 = load i8, ptr %14, align 4
  %1734 = trunc nuw i8 %1733 to i1
  %1735 = load ptr, ptr %7, align 8
  br i1 %1734, label %1736, label %1761

1736:
  %1737 = getelementptr inbounds nuw i8, ptr %1735, i64 37688
  %1738 = load i32, ptr %1737, align 8
  %1739 = icmp eq i32 %1738, 0
  br i1 %1739, label %1761, label %1740

1740:
  %1741 = load ptr, ptr %10, align 8
  %1742 = getelementptr inbounds nuw i8, ptr %1741, i64 4
  %1743 = load i32, ptr %1742, align 4
  switch i32 %1743, label %1754 [
    i32 5, label %1744
    i32 2, label %1744
    i32 1, label %1744
  ]

1744:
  %1745 = getelementptr inbounds nuw i8, ptr %1741, i64 8
  %1746 = load i32, ptr %1745, align 8
  %1747 = icmp ugt i32 %1746, 3
  br i1 %1747, label %1748, label %1761

1748:
  %1749 = load ptr, ptr %1454, align 8
  %1750 = getelementptr inbounds nuw i32, ptr %1749, i64 %1700
  %1751 = load i32, ptr %1750, align 4
  %1752 = or i32 %1751, %1719
  store i32 %1752, ptr %1750, align 4
  %1753 = load ptr, ptr %7, align 8
  br label %1761

1754:
  %1755 = load ptr, ptr %1454, align 8
  %1756 = getelementptr inbounds nuw i32, ptr %1755, i64 %1700
  %1757 = load i32, ptr %1756, align 4
  %1758 = xor i32 %1757, -1
  %1759 = and i32 %1719, %1758
  %1760 = icmp eq i32 %1759, 0
  br i1 %1760, label %1761, label %2143

1761:
  %1762 = phi ptr [ %1735, %1744 ], [ %1753, %1748 ], [ %1735, %1754 ], [ %1735, %1736 ], [ %1735, %1732 ]
  %1763 = getelementptr inbounds nuw i8, ptr %1762, i64 37692
  %1764 = load i32, ptr %1763, align 4
  %1765 = icmp eq i32 %1764, 0
  %1766 = load i8, ptr %14, align 4
  %1767 = trunc nuw i8 %1766 to i1
  br i1 %1765, label %1768, label %1791

1768:
  br i1 %1767, label %2140, label %1769

1769:
  %1770 = load ptr, ptr %10, align 8
  %1771 = getelementptr inbounds nuw i8, ptr %1770, i64 4
  %1772 = load i32, ptr %1771, align 4
  switch i32 %1772, label %1773 [
    i32 4, label %2140
    i32 0, label %2140
  ]

1773:
  %1774 = lshr i64 %1700, 5
  %1775 = load ptr, ptr %1451, align 8
  %1776 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1775, i64 %1774
  %1777 = load atomic i64, ptr %1776 acquire, align 8
  %1778 = load ptr, ptr %7, align 8
  %1779 = getelementptr inbounds nuw i8, ptr %1778, i64 37648
  %1780 = load i64, ptr %1779, align 8
  %1781 = icmp eq i64 %1777, %1780
  br i1 %1781, label %2140, label %1782

1782:
  %1783 = add i64 %1780, -1
  %1784 = icmp eq i64 %1777, %1783
  br i1 %1784, label %1785, label %1789

1785:
  %1786 = load ptr, ptr %10, align 8
  %1787 = getelementptr inbounds nuw i8, ptr %1786, i64 4
  %1788 = load i32, ptr %1787, align 4
  switch i32 %1788, label %1789 [
    i32 4, label %2140
    i32 0, label %2140
  ]

1789:
  %1790 = call preserve_allcc i1 @open_page(ptr %7, i64 %1774)
  br i1 %1790, label %2140, label %2143

1791:
  br i1 %1767, label %1810, label %1792

1792:
  %1793 = lshr i64 %1700, 5
  %1794 = load ptr, ptr %1451, align 8
  %1795 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1794, i64 %1793
  %1796 = load atomic i64, ptr %1795 acquire, align 8
  %1797 = load ptr, ptr %7, align 8
  %1798 = getelementptr inbounds nuw i8, ptr %1797, i64 37648
  %1799 = load i64, ptr %1798, align 8
  %1800 = icmp eq i64 %1796, %1799
  br i1 %1800, label %1810, label %1801

1801:
  %1802 = add i64 %1799, -1
  %1803 = icmp eq i64 %1796, %1802
  br i1 %1803, label %1804, label %1808

1804:
  %1805 = load ptr, ptr %10, align 8
  %1806 = getelementptr inbounds nuw i8, ptr %1805, i64 4
  %1807 = load i32, ptr %1806, align 4
  switch i32 %1807, label %1808 [
    i32 4, label %1810
    i32 0, label %1810
  ]

1808:
  %1809 = call preserve_allcc i1 @open_page(ptr %7, i64 %1793)
  br i1 %1809, label %1810, label %2143

1810:
  %1811 = load i8, ptr %14, align 4
  %1812 = trunc nuw i8 %1811 to i1
  br i1 %1812, label %1872, label %1813

1813:
  %1814 = icmp eq i32 %1719, -1
  %1815 = and i64 %1720, 7
  %1816 = icmp eq i64 %1815, 0
  %1817 = and i1 %1814, %1816
  %1818 = and i64 %1725, 64
  %1819 = icmp eq i64 %1818, 0
  %1820 = select i1 %1817, i1 %1819, i1 false
  br i1 %1820, label %1821, label %1872

1821:
  %1822 = load ptr, ptr %10, align 8
  %1823 = getelementptr inbounds nuw i8, ptr %1822, i64 4
  %1824 = load i32, ptr %1823, align 4
  %1825 = icmp eq i32 %1824, 4
  br i1 %1825, label %1872, label %1826

1826:
  %1827 = load ptr, ptr %7, align 8
  %1828 = load ptr, ptr %1451, align 8
  %1829 = lshr i64 %1700, 5
  %1830 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1828, i64 %1829
  %1831 = getelementptr inbounds nuw i8, ptr %1830, i64 8
  %1832 = and i64 %1700, 31
  %1833 = getelementptr inbounds nuw i64, ptr %1831, i64 %1832
  %1834 = icmp eq i32 %1824, 0
  %1835 = load atomic i64, ptr %1833 monotonic, align 8
  %1836 = select i1 %1834, i64 2, i64 1
  %1837 = icmp eq i64 %1835, 0
  br i1 %1837, label %1838, label %1840

1838:
  %1839 = or disjoint i64 %1836, %1725
  br label %1861

1840:
  %1841 = and i64 %1835, -8
  %1842 = icmp eq i64 %1841, %1725
  br i1 %1842, label %1843, label %1845

1843:
  %1844 = or i64 %1835, %1836
  br label %1861

1845:
  %1846 = xor i64 %1835, %1720
  %1847 = icmp ult i64 %1846, 1099511627776
  br i1 %1847, label %1848, label %1872

1848:
  %1849 = lshr i64 %1835, 24
  %1850 = and i64 %1849, 65535
  %1851 = lshr i64 %1725, 24
  %1852 = and i64 %1851, 65535
  %1853 = icmp samesign ult i64 %1850, %1852
  br i1 %1853, label %1854, label %1872

1854:
  %1855 = and i64 %1835, 5
  %1856 = icmp ne i64 %1855, 0
  %1857 = and i1 %1834, %1856
  %1858 = select i1 %1857, i64 4, i64 0
  %1859 = or disjoint i64 %1725, %1858
  %1860 = or disjoint i64 %1859, %1836
  br label %1861

1861:
  %1862 = phi i64 [ %1860, %1854 ], [ %1844, %1843 ], [ %1839, %1838 ]
  %1863 = getelementptr inbounds nuw i8, ptr %1827, i64 37680
  %1864 = load i32, ptr %1863, align 8
  %1865 = icmp eq i32 %1864, 0
  br i1 %1865, label %1867, label %1866

1866:
  store i64 %1862, ptr %1833, align 8
  br label %2140

1867:
  %1868 = icmp eq i64 %1835, %1862
  br i1 %1868, label %2140, label %1869

1869:
  %1870 = cmpxchg ptr %1833, i64 %1835, i64 %1862 monotonic monotonic, align 8
  %1871 = extractvalue { i64, i1 } %1870, 1
  br i1 %1871, label %2140, label %1872

1872:
  %1873 = load i64, ptr %1727, align 8
  %1874 = load i64, ptr %1448, align 8
  %1875 = icmp eq i64 %1873, %1874
  br i1 %1875, label %1876, label %1935

1876:
  %1877 = load ptr, ptr %10, align 8
  %1878 = getelementptr inbounds nuw i8, ptr %1877, i64 4
  %1879 = load i32, ptr %1878, align 4
  switch i32 %1879, label %1898 [
    i32 4, label %1880
    i32 0, label %1880
  ]

1880:
  %1881 = getelementptr inbounds nuw i8, ptr %1727, i64 32
  %1882 = load i64, ptr %1881, align 8
  %1883 = icmp eq i64 %1882, %1725
  br i1 %1883, label %1884, label %1935

1884:
  %1885 = getelementptr inbounds nuw i8, ptr %1727, i64 56
  %1886 = load i32, ptr %1885, align 8
  %1887 = xor i32 %1886, -1
  %1888 = and i32 %1719, %1887
  %1889 = icmp eq i32 %1888, 0
  br i1 %1889, label %1890, label %1935

1890:
  %1891 = getelementptr inbounds nuw i8, ptr %1727, i64 48
  %1892 = load i32, ptr %1891, align 8
  %1893 = getelementptr inbounds nuw i8, ptr %1727, i64 52
  %1894 = load i32, ptr %1893, align 4
  %1895 = or i32 %1894, %1892
  %1896 = and i32 %1895, %1719
  %1897 = icmp eq i32 %1896, 0
  br i1 %1897, label %2140, label %1935

1898:
  %1899 = and i64 %1720, 7
  %1900 = icmp eq i64 %1899, 0
  br i1 %1900, label %1935, label %1901

1901:
  %1902 = getelementptr inbounds nuw i8, ptr %1727, i64 48
  %1903 = load i32, ptr %1902, align 8
  %1904 = xor i32 %1903, -1
  %1905 = and i32 %1719, %1904
  %1906 = icmp eq i32 %1905, 0
  br i1 %1906, label %1907, label %1935

1907:
  %1908 = getelementptr inbounds nuw i8, ptr %1727, i64 16
  %1909 = load i64, ptr %1908, align 8
  %1910 = and i64 %1909, 120
  %1911 = icmp eq i64 %1910, 120
  br i1 %1911, label %1912, label %1935

1912:
  %1913 = icmp ugt i64 %1909, -1099511627777
  %1914 = xor i64 %1909, %1725
  %1915 = icmp ult i64 %1914, 16777216
  %1916 = select i1 %1913, i1 true, i1 %1915
  br i1 %1916, label %1917, label %1935

1917:
  %1918 = and i64 %1909, 7
  %1919 = icmp ne i64 %1918, 0
  %1920 = xor i64 %1909, %1720
  %1921 = and i64 %1920, 7
  %1922 = icmp eq i64 %1921, 0
  %1923 = select i1 %1919, i1 %1922, i1 false
  br i1 %1923, label %1924, label %1935

1924:
  %1925 = getelementptr inbounds nuw i8, ptr %1727, i64 52
  %1926 = load i32, ptr %1925, align 4
  %1927 = getelementptr inbounds nuw i8, ptr %1727, i64 56
  %1928 = load i32, ptr %1927, align 8
  %1929 = or i32 %1928, %1926
  %1930 = getelementptr inbounds nuw i8, ptr %1727, i64 60
  %1931 = load i32, ptr %1930, align 4
  %1932 = or i32 %1929, %1931
  %1933 = and i32 %1932, %1719
  %1934 = icmp eq i32 %1933, 0
  br i1 %1934, label %2140, label %1935

1935:
  %1936 = load i8, ptr %14, align 4
  %1937 = trunc nuw i8 %1936 to i1
  br i1 %1937, label %1990, label %1938

1938:
  %1939 = load ptr, ptr %7, align 8
  %1940 = getelementptr inbounds nuw i8, ptr %1939, i64 37680
  %1941 = load i32, ptr %1940, align 8
  %1942 = icmp eq i32 %1941, 0
  br i1 %1942, label %1943, label %1952

1943:
  %1944 = getelementptr inbounds nuw i8, ptr %1727, i64 8
  br label %1945

1945:
  %1946 = atomicrmw or ptr %1944, i64 1 acquire, align 8
  %1947 = and i64 %1946, 1
  %1948 = icmp eq i64 %1947, 0
  br i1 %1948, label %1949, label %1945

1949:
  %1950 = load i8, ptr %14, align 4
  %1951 = trunc nuw i8 %1950 to i1
  br i1 %1951, label %1990, label %1952

1952:
  %1953 = load ptr, ptr %1451, align 8
  %1954 = lshr i64 %1700, 5
  %1955 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1953, i64 %1954
  %1956 = getelementptr inbounds nuw i8, ptr %1955, i64 8
  %1957 = and i64 %1700, 31
  %1958 = getelementptr inbounds nuw i64, ptr %1956, i64 %1957
  %1959 = load atomic i64, ptr %1958 monotonic, align 8
  %1960 = icmp eq i64 %1959, -1
  br i1 %1960, label %1990, label %1961

1961:
  %1962 = load ptr, ptr %7, align 8
  %1963 = getelementptr inbounds nuw i8, ptr %1962, i64 37680
  %1964 = load i32, ptr %1963, align 8
  %1965 = icmp eq i32 %1964, 0
  br i1 %1965, label %1967, label %1966

1966:
  store i64 -1, ptr %1958, align 8
  br label %1969

1967:
  %1968 = atomicrmw xchg ptr %1958, i64 -1 monotonic, align 8
  br label %1969

1969:
  %1970 = phi i64 [ %1959, %1966 ], [ %1968, %1967 ]
  %1971 = load i64, ptr %1448, align 8
  store i64 %1971, ptr %1727, align 8
  %1972 = and i64 %1970, 5
  %1973 = icmp ne i64 %1972, 0
  %1974 = sext i1 %1973 to i32
  %1975 = getelementptr inbounds nuw i8, ptr %1727, i64 48
  store i32 %1974, ptr %1975, align 8
  %1976 = shl i64 %1970, 62
  %1977 = ashr i64 %1976, 63
  %1978 = trunc nsw i64 %1977 to i32
  %1979 = getelementptr inbounds nuw i8, ptr %1727, i64 56
  store i32 %1978, ptr %1979, align 8
  %1980 = getelementptr inbounds nuw i8, ptr %1727, i64 60
  store i32 0, ptr %1980, align 4
  %1981 = getelementptr inbounds nuw i8, ptr %1727, i64 52
  store i32 0, ptr %1981, align 4
  %1982 = and i64 %1970, -8
  %1983 = getelementptr inbounds nuw i8, ptr %1727, i64 16
  %1984 = getelementptr inbounds nuw i8, ptr %1727, i64 32
  store i64 %1982, ptr %1984, align 8
  store i64 %1982, ptr %1983, align 8
  %1985 = and i64 %1970, 1
  %1986 = icmp eq i64 %1985, 0
  br i1 %1986, label %1987, label %1990

1987:
  %1988 = and i64 %1970, -16777216
  %1989 = add i64 %1988, -16777096
  store i64 %1989, ptr %1983, align 8
  br label %1990

1990:
  %1991 = phi i1 [ true, %1949 ], [ %1942, %1987 ], [ %1942, %1969 ], [ %1942, %1952 ], [ false, %1935 ]
  %1992 = load i64, ptr %1727, align 8
  %1993 = load i64, ptr %1448, align 8
  %1994 = icmp eq i64 %1992, %1993
  br i1 %1994, label %2037, label %1995

1995:
  %1996 = load ptr, ptr %10, align 8
  %1997 = getelementptr inbounds nuw i8, ptr %1996, i64 4
  %1998 = load i32, ptr %1997, align 4
  %1999 = and i32 %1998, -5
  %2000 = icmp eq i32 %1999, 0
  %2001 = select i1 %2000, i32 2, i32 0
  store i64 %1993, ptr %1727, align 8
  %2002 = getelementptr inbounds nuw i8, ptr %1727, i64 48
  %2003 = getelementptr inbounds nuw i8, ptr %1727, i64 60
  store i32 0, ptr %2003, align 4
  %2004 = getelementptr inbounds nuw i8, ptr %1727, i64 52
  store i32 0, ptr %2004, align 4
  %2005 = zext nneg i32 %2001 to i64
  %2006 = getelementptr inbounds nuw i32, ptr %2002, i64 %2005
  store i32 %1719, ptr %2006, align 4
  %2007 = sub nuw nsw i32 2, %2001
  %2008 = zext nneg i32 %2007 to i64
  %2009 = getelementptr inbounds nuw i32, ptr %2002, i64 %2008
  store i32 0, ptr %2009, align 4
  %2010 = getelementptr inbounds nuw i8, ptr %1727, i64 16
  %2011 = getelementptr inbounds nuw i64, ptr %2010, i64 %2005
  store i64 %1725, ptr %2011, align 8
  %2012 = getelementptr inbounds nuw i8, ptr %1727, i64 8
  store i64 0, ptr %2012, align 8
  switch i32 %1998, label %2134 [
    i32 4, label %2013
    i32 0, label %2013
  ]

2013:
  %2014 = load ptr, ptr %7, align 8
  %2015 = getelementptr inbounds nuw i8, ptr %2014, i64 37684
  %2016 = load i32, ptr %2015, align 4
  %2017 = icmp eq i32 %2016, 0
  br i1 %2017, label %2018, label %2134

2018:
  %2019 = load i32, ptr %2002, align 8
  %2020 = load i32, ptr %2004, align 4
  %2021 = or i32 %2020, %2019
  %2022 = icmp eq i32 %2021, 0
  br i1 %2022, label %2023, label %2134

2023:
  %2024 = getelementptr inbounds nuw i8, ptr %1727, i64 32
  %2025 = load i64, ptr %2024, align 8
  %2026 = and i64 %2025, 71
  %2027 = icmp eq i64 %2026, 64
  br i1 %2027, label %2028, label %2134

2028:
  %2029 = getelementptr inbounds nuw i8, ptr %1727, i64 56
  store i32 -1, ptr %2029, align 8
  store i32 0, ptr %2003, align 4
  %2030 = and i64 %2025, 120
  %2031 = icmp eq i64 %2030, 120
  %2032 = shl i64 %1993, 10
  %2033 = lshr i64 %2025, 15
  %2034 = and i64 %2033, 1023
  %2035 = select i1 %2031, i64 1023, i64 %2034
  %2036 = or disjoint i64 %2035, %2032
  store i64 %2036, ptr %2012, align 8
  br label %2134

2037:
  %2038 = load i8, ptr %14, align 4
  %2039 = trunc nuw i8 %2038 to i1
  br i1 %2039, label %2091, label %2040

2040:
  %2041 = load ptr, ptr %10, align 8
  %2042 = getelementptr inbounds nuw i8, ptr %2041, i64 4
  %2043 = load i32, ptr %2042, align 4
  %2044 = and i32 %2043, -5
  %2045 = icmp eq i32 %2044, 0
  %2046 = select i1 %2045, i32 2, i32 0
  %2047 = getelementptr inbounds nuw i8, ptr %1727, i64 48
  %2048 = load i32, ptr %2047, align 8
  %2049 = getelementptr inbounds nuw i8, ptr %1727, i64 52
  %2050 = load i32, ptr %2049, align 4
  %2051 = or i32 %2050, %2048
  %2052 = getelementptr inbounds nuw i8, ptr %1727, i64 56
  %2053 = load i32, ptr %2052, align 8
  %2054 = or i32 %2051, %2053
  %2055 = getelementptr inbounds nuw i8, ptr %1727, i64 60
  %2056 = load i32, ptr %2055, align 4
  %2057 = or i32 %2054, %2056
  %2058 = and i32 %2057, %1719
  %2059 = icmp eq i32 %2058, 0
  br i1 %2059, label %2060, label %2091

2060:
  %2061 = zext nneg i32 %2046 to i64
  %2062 = getelementptr inbounds nuw i32, ptr %2047, i64 %2061
  %2063 = load i32, ptr %2062, align 4
  %2064 = icmp eq i32 %2063, 0
  br i1 %2064, label %2065, label %2067

2065:
  %2066 = getelementptr inbounds nuw i32, ptr %2047, i64 %2061
  br label %2084

2067:
  %2068 = getelementptr inbounds nuw i8, ptr %1727, i64 16
  %2069 = getelementptr inbounds nuw i64, ptr %2068, i64 %2061
  %2070 = load i64, ptr %2069, align 8
  %2071 = icmp ne i64 %2070, %1725
  %2072 = zext i1 %2071 to i32
  %2073 = or disjoint i32 %2046, %2072
  %2074 = zext nneg i32 %2073 to i64
  %2075 = getelementptr inbounds nuw i32, ptr %2047, i64 %2074
  %2076 = load i32, ptr %2075, align 4
  %2077 = icmp eq i32 %2076, 0
  %2078 = getelementptr inbounds nuw i32, ptr %2047, i64 %2074
  br i1 %2077, label %2084, label %2079

2079:
  %2080 = getelementptr inbounds nuw i8, ptr %1727, i64 16
  %2081 = getelementptr inbounds nuw i64, ptr %2080, i64 %2074
  %2082 = load i64, ptr %2081, align 8
  %2083 = icmp eq i64 %2082, %1725
  br i1 %2083, label %2084, label %2091

2084:
  %2085 = phi ptr [ %2066, %2065 ], [ %2078, %2067 ], [ %2078, %2079 ]
  %2086 = phi i64 [ %2061, %2065 ], [ %2074, %2067 ], [ %2074, %2079 ]
  %2087 = getelementptr inbounds nuw i8, ptr %1727, i64 16
  %2088 = getelementptr inbounds nuw i64, ptr %2087, i64 %2086
  store i64 %1725, ptr %2088, align 8
  %2089 = load i32, ptr %2085, align 4
  %2090 = or i32 %2089, %1719
  store i32 %2090, ptr %2085, align 4
  br label %2134

2091:
  %2092 = and i64 %1725, 64
  %2093 = icmp eq i64 %2092, 0
  br i1 %2093, label %2094, label %2132

2094:
  %2095 = getelementptr inbounds nuw i8, ptr %1727, i64 48
  %2096 = getelementptr inbounds nuw i8, ptr %1727, i64 56
  %2097 = load i32, ptr %2096, align 8
  %2098 = icmp eq i32 %2097, 0
  %2099 = getelementptr inbounds nuw i8, ptr %1727, i64 52
  %2100 = load i32, ptr %2099, align 4
  %2101 = getelementptr inbounds nuw i8, ptr %1727, i64 60
  %2102 = load i32, ptr %2101, align 4
  %2103 = or i32 %2102, %2100
  %2104 = icmp eq i32 %2103, 0
  br i1 %2104, label %2105, label %2132

2105:
  %2106 = load i32, ptr %2095, align 8
  %2107 = icmp eq i32 %2106, 0
  br i1 %2107, label %2112, label %2108

2108:
  %2109 = getelementptr inbounds nuw i8, ptr %1727, i64 16
  %2110 = load i64, ptr %2109, align 8
  %2111 = icmp eq i64 %2110, %1725
  br i1 %2111, label %2112, label %2132

2112:
  br i1 %2098, label %2117, label %2113

2113:
  %2114 = getelementptr inbounds nuw i8, ptr %1727, i64 32
  %2115 = load i64, ptr %2114, align 8
  %2116 = icmp eq i64 %2115, %1725
  br i1 %2116, label %2117, label %2132

2117:
  %2118 = load ptr, ptr %10, align 8
  %2119 = getelementptr inbounds nuw i8, ptr %2118, i64 4
  %2120 = load i32, ptr %2119, align 4
  switch i32 %2120, label %2124 [
    i32 4, label %2132
    i32 0, label %2121
  ]

2121:
  %2122 = getelementptr inbounds nuw i8, ptr %1727, i64 32
  store i64 %1725, ptr %2122, align 8
  %2123 = or i32 %2097, %1719
  store i32 %2123, ptr %2096, align 8
  br label %2134

2124:
  br i1 %2039, label %2125, label %2127

2125:
  %2126 = getelementptr inbounds nuw i8, ptr %1727, i64 8
  store i64 0, ptr %2126, align 8
  br label %2127

2127:
  %2128 = getelementptr inbounds nuw i8, ptr %1727, i64 16
  store i64 %1725, ptr %2128, align 8
  %2129 = or i32 %2106, %1719
  store i32 %2129, ptr %2095, align 8
  %2130 = xor i32 %1719, -1
  %2131 = and i32 %2097, %2130
  store i32 %2131, ptr %2096, align 8
  br label %2134

2132:
  %2133 = call preserve_allcc i1 @judge_again(ptr %7, ptr %1727, i64 %1725, i32 %1719)
  br label %2134

2134:
  %2135 = phi i1 [ true, %2084 ], [ %2133, %2132 ], [ true, %1995 ], [ true, %2028 ], [ true, %2127 ], [ true, %2023 ],
      [ true, %2018 ], [ true, %2013 ], [ true, %2121 ]
  br i1 %1991, label %2136, label %2139

2136:
  %2137 = getelementptr inbounds nuw i8, ptr %1727, i64 8
  %2138 = atomicrmw and ptr %2137, i64 -2 release, align 8
  br i1 %2135, label %2140, label %2143

2139:
  br i1 %2135, label %2140, label %2143

2140:
  %2141 = add nuw nsw i64 %1700, 1
  %2142 = icmp eq i64 %1700, %1690
  br i1 %2142, label %2160, label %1699

2143:
  %2144 = load ptr, ptr %7, align 8
  %2145 = load ptr, ptr %10, align 8
  %2146 = getelementptr inbounds nuw i8, ptr %2145, i64 20
  %2147 = load i32, ptr %2146, align 4
  %2148 = load i32, ptr %11, align 8
  %2149 = tail call i32 @llvm.cttz.i32(i32 %2148, i1 false)
  %2150 = getelementptr inbounds nuw i8, ptr %2144, i64 328
  store i32 22, ptr %2150, align 8
  %2151 = getelementptr inbounds nuw i8, ptr %2144, i64 332
  store i32 %2147, ptr %2151, align 4
  %2152 = getelementptr inbounds nuw i8, ptr %2144, i64 336
  store i32 %2149, ptr %2152, align 8
  %2153 = getelementptr inbounds nuw i8, ptr %2144, i64 352
  store i64 0, ptr %2153, align 8
  %2154 = getelementptr inbounds nuw i8, ptr %2144, i64 368
  store i32 0, ptr %2154, align 8
  %2155 = getelementptr inbounds nuw i8, ptr %2144, i64 360
  store i32 0, ptr %2155, align 8
  %2156 = getelementptr inbounds nuw i8, ptr %2144, i64 364
  store i32 0, ptr %2156, align 4
  br label %2165

2157:
  %2158 = call preserve_allcc i32 @screen_apart(ptr %7, ptr %1, ptr %2, i64 %1468, i32 %1463, i32 %1495, i32 %1465)
  %2159 = icmp eq i32 %2158, 0
  br i1 %2159, label %2160, label %2165

2160:
  %2161 = add nuw nsw i64 %1457, 1
  %2162 = load i32, ptr %30, align 8
  %2163 = zext i32 %2162 to i64
  %2164 = icmp samesign ult i64 %2161, %2163
  br i1 %2164, label %1456, label %2165

2165:
  %2166 = phi i32 [ 1, %18 ], [ 0, %885 ], [ 0, %215 ], [ 1, %75 ], [ %87, %85 ], [ 1, %1485 ], [ %247, %246 ], [ 1,
      %219 ], [ 0, %958 ], [ 0, %1439 ], [ 0, %958 ], [ 1, %961 ], [ 0, %719 ], [ 0, %215 ], [ 1, %705 ], [ 0, %248 ], [
      1, %1419 ], [ 0, %914 ], [ 1, %1510 ], [ 1, %2143 ], [ 1, %1661 ], [ 1, %1433 ], [ 0, %2160 ], [ 1, %2157 ], [ 1,
      %1524 ]
  br label %2167

2167:
  %2168 = phi i32 [ %2166, %2165 ], [ 0, %6 ]
  ret i32 %2168
}

define preserve_allcc i32 @ptxvm_screen_lines(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5) #0 noimplicitfloat {
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %8 = ptrtoint ptr %4 to i64
  %9 = udiv i64 %8, 40
  %10 = and i64 %9, 63
  %11 = getelementptr inbounds nuw %struct.ScreenCache, ptr %7, i64 %10
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %13 = load i64, ptr %12, align 8
  %14 = add i64 %13, %5
  %15 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %16 = load i64, ptr %15, align 8
  %17 = sub i64 %14, %16
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %19 = load i32, ptr %18, align 8
  %20 = zext i32 %19 to i64
  %21 = shl nuw nsw i64 %20, 20
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %23 = load i32, ptr %22, align 4
  %24 = zext i32 %23 to i64
  %25 = shl nuw nsw i64 %24, 15
  %26 = or i64 %25, %21
  %27 = load i64, ptr %1, align 8
  %28 = shl i64 %27, 40
  %29 = or i64 %26, %28
  %30 = icmp eq i32 %3, -1
  br i1 %30, label %31, label %146

31:
  %32 = load i64, ptr %11, align 8
  %33 = icmp eq i64 %32, %8
  br i1 %33, label %34, label %146

34:
  %35 = getelementptr inbounds nuw i8, ptr %11, i64 40
  %36 = load ptr, ptr %35, align 8
  %37 = icmp eq ptr %36, null
  br i1 %37, label %146, label %38

38:
  %39 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %40 = load i64, ptr %39, align 8
  %41 = getelementptr inbounds nuw i8, ptr %11, i64 16
  %42 = load i64, ptr %41, align 8
  %43 = icmp ule i64 %17, %42
  %44 = sub nuw i64 %42, %17
  %45 = icmp uge i64 %44, %40
  %46 = select i1 %43, i1 %45, i1 false
  %47 = icmp ult i32 %19, 1048576
  %48 = select i1 %46, i1 %47, i1 false
  br i1 %48, label %49, label %146

49:
  %50 = and i64 %17, 127
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %52, label %133

52:
  %53 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %54 = load i32, ptr %53, align 4
  %55 = icmp eq i32 %54, 0
  %56 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %57 = load i32, ptr %56, align 8
  %58 = icmp ult i32 %57, 4
  br i1 %58, label %148, label %59

59:
  %60 = tail call i32 @llvm.cttz.i32(i32 %57, i1 true)
  %61 = getelementptr inbounds nuw i8, ptr %11, i64 48
  %62 = lshr i32 128, %60
  %63 = shl nuw nsw i32 %60, 3
  %64 = zext nneg i32 %63 to i64
  %65 = shl nuw nsw i32 %62, 7
  %66 = zext nneg i32 %65 to i64
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 37648
  %68 = zext i1 %55 to i64
  %69 = select i1 %55, i64 2, i64 1
  %70 = lshr i64 %26, 24
  %71 = and i64 %70, 65535
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 37680
  %73 = or i64 %64, %29
  br label %74

74:
  %75 = phi i64 [ 0, %59 ], [ %127, %126 ]
  %76 = phi i64 [ %17, %59 ], [ %128, %126 ]
  %77 = load ptr, ptr %61, align 8
  %78 = lshr i64 %76, 12
  %79 = getelementptr inbounds nuw %struct.ScreenPage, ptr %77, i64 %78
  %80 = mul nuw nsw i64 %75, %66
  %81 = and i64 %80, 32640
  %82 = or i64 %81, %73
  %83 = xor i64 %82, 16384
  %84 = load i64, ptr %67, align 8
  %85 = load atomic i64, ptr %79 acquire, align 8
  %86 = sub i64 %84, %85
  %87 = icmp ugt i64 %86, %68
  br i1 %87, label %146, label %88

88:
  %89 = getelementptr inbounds nuw i8, ptr %79, i64 8
  %90 = lshr exact i64 %76, 7
  %91 = and i64 %90, 31
  %92 = getelementptr inbounds nuw i64, ptr %89, i64 %91
  %93 = load atomic i64, ptr %92 monotonic, align 8
  %94 = icmp eq i64 %93, 0
  br i1 %94, label %95, label %97

95:
  %96 = or disjoint i64 %83, %69
  br label %116

97:
  %98 = and i64 %93, -8
  %99 = icmp eq i64 %98, %83
  br i1 %99, label %100, label %102

100:
  %101 = or i64 %93, %69
  br label %116

102:
  %103 = xor i64 %93, %29
  %104 = icmp ult i64 %103, 1099511627776
  br i1 %104, label %105, label %146

105:
  %106 = lshr i64 %93, 24
  %107 = and i64 %106, 65535
  %108 = icmp samesign ult i64 %107, %71
  br i1 %108, label %109, label %146

109:
  %110 = and i64 %93, 5
  %111 = icmp ne i64 %110, 0
  %112 = and i1 %55, %111
  %113 = select i1 %112, i64 4, i64 0
  %114 = or disjoint i64 %69, %113
  %115 = or disjoint i64 %114, %83
  br label %116

116:
  %117 = phi i64 [ %115, %109 ], [ %101, %100 ], [ %96, %95 ]
  %118 = load i32, ptr %72, align 8
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %121, label %120

120:
  store i64 %117, ptr %92, align 8
  br label %126

121:
  %122 = icmp eq i64 %93, %117
  br i1 %122, label %126, label %123

123:
  %124 = cmpxchg ptr %92, i64 %93, i64 %117 monotonic monotonic, align 8
  %125 = extractvalue { i64, i1 } %124, 1
  br i1 %125, label %126, label %146

126:
  %127 = add nuw nsw i64 %75, 1
  %128 = add i64 %76, 128
  %129 = load i32, ptr %56, align 8
  %130 = lshr i32 %129, 2
  %131 = zext nneg i32 %130 to i64
  %132 = icmp samesign ult i64 %127, %131
  br i1 %132, label %74, label %148

133:
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 37680
  %135 = load i32, ptr %134, align 8
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %146, label %137

137:
  %138 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %139 = load i32, ptr %138, align 8
  %140 = add i32 %139, -1
  %141 = zext i32 %140 to i64
  %142 = and i64 %17, %141
  %143 = icmp eq i64 %142, 0
  br i1 %143, label %144, label %146

144:
  %145 = tail call preserve_allcc i1 @own_words(ptr %0, i64 %29, ptr %4, ptr %11, i64 %17)
  br i1 %145, label %148, label %146

146:
  %147 = tail call preserve_allcc i32 @ptxvm_screen(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5)
  br label %148

148:
  %149 = phi i32 [ 0, %144 ], [ %147, %146 ], [ 0, %52 ], [ 0, %126 ]
  ret i32 %149
}

define internal preserve_allcc i1 @own_words(ptr %0, i64 %1, ptr %2, ptr %3, i64 %4) unnamed_addr #0 noimplicitfloat {
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %7 = load i64, ptr %6, align 8
  %8 = add i64 %4, -1
  %9 = add i64 %8, %7
  %10 = lshr i64 %4, 7
  %11 = lshr i64 %9, 7
  %12 = icmp samesign ugt i64 %10, %11
  br i1 %12, label %122, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %15 = load i32, ptr %14, align 8
  %16 = tail call i32 @llvm.cttz.i32(i32 %15, i1 false)
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 48
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 37648
  %23 = zext i1 %19 to i64
  %24 = zext nneg i32 %16 to i64
  %25 = shl nuw nsw i64 %24, 3
  %26 = or i64 %25, %1
  %27 = select i1 %19, i32 2, i32 0
  %28 = zext nneg i32 %27 to i64
  br label %29

29:
  %30 = phi i64 [ %10, %13 ], [ %120, %113 ]
  %31 = shl nuw i64 %30, 7
  %32 = load ptr, ptr %20, align 8
  %33 = lshr i64 %30, 5
  %34 = getelementptr inbounds nuw %struct.ScreenPage, ptr %32, i64 %33
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %36 = and i64 %30, 31
  %37 = getelementptr inbounds nuw i64, ptr %35, i64 %36
  %38 = load ptr, ptr %21, align 8
  %39 = getelementptr inbounds nuw %struct.ScreenLine, ptr %38, i64 %30
  %40 = load i64, ptr %22, align 8
  %41 = load atomic i64, ptr %34 acquire, align 8
  %42 = sub i64 %40, %41
  %43 = icmp ugt i64 %42, %23
  br i1 %43, label %122, label %44

44:
  %45 = load i64, ptr %37, align 8
  %46 = add i64 %45, -1
  %47 = icmp ult i64 %46, -2
  br i1 %47, label %122, label %48

48:
  %49 = icmp eq i64 %45, 0
  br i1 %49, label %62, label %50

50:
  %51 = getelementptr inbounds nuw i8, ptr %39, i64 48
  %52 = load i32, ptr %51, align 8
  %53 = getelementptr inbounds nuw i8, ptr %39, i64 52
  %54 = load i32, ptr %53, align 4
  %55 = getelementptr inbounds nuw i8, ptr %39, i64 56
  %56 = load i32, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %39, i64 60
  %58 = load i32, ptr %57, align 4
  %59 = or i32 %54, %52
  %60 = or i32 %59, %56
  %61 = or i32 %60, %58
  br label %68

62:
  store i64 -1, ptr %37, align 8
  %63 = load i64, ptr %22, align 8
  store i64 %63, ptr %39, align 8
  %64 = getelementptr inbounds nuw i8, ptr %39, i64 48
  %65 = getelementptr inbounds nuw i8, ptr %39, i64 60
  store i32 0, ptr %65, align 4
  %66 = getelementptr inbounds nuw i8, ptr %39, i64 56
  store i32 0, ptr %66, align 8
  %67 = getelementptr inbounds nuw i8, ptr %39, i64 52
  store i32 0, ptr %67, align 4
  store i32 0, ptr %64, align 8
  br label %68

68:
  %69 = phi i32 [ %61, %50 ], [ 0, %62 ]
  %70 = sub i64 %31, %4
  %71 = ashr i64 %70, %24
  %72 = shl i64 %71, 7
  %73 = and i64 %72, 32640
  %74 = xor i64 %73, 16384
  %75 = or i64 %26, %74
  %76 = tail call i64 @llvm.usub.sat.i64(i64 %4, i64 %31)
  %77 = sub i64 %9, %31
  %78 = lshr i64 %76, 2
  %79 = trunc i64 %78 to i32
  %80 = shl nsw i32 -1, %79
  %81 = tail call i64 @llvm.umin.i64(i64 %77, i64 127)
  %82 = lshr i64 %81, 2
  %83 = trunc nuw nsw i64 %82 to i32
  %84 = xor i32 %83, 31
  %85 = lshr i32 -1, %84
  %86 = and i32 %85, %80
  %87 = getelementptr inbounds nuw i8, ptr %39, i64 48
  %88 = and i32 %69, %86
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %122

90:
  %91 = getelementptr inbounds nuw i32, ptr %87, i64 %28
  %92 = load i32, ptr %91, align 4
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %96

94:
  %95 = getelementptr inbounds nuw i32, ptr %87, i64 %28
  br label %113

96:
  %97 = getelementptr inbounds nuw i8, ptr %39, i64 16
  %98 = getelementptr inbounds nuw i64, ptr %97, i64 %28
  %99 = load i64, ptr %98, align 8
  %100 = icmp ne i64 %99, %75
  %101 = zext i1 %100 to i32
  %102 = or disjoint i32 %27, %101
  %103 = zext nneg i32 %102 to i64
  %104 = getelementptr inbounds nuw i32, ptr %87, i64 %103
  %105 = load i32, ptr %104, align 4
  %106 = icmp eq i32 %105, 0
  %107 = getelementptr inbounds nuw i32, ptr %87, i64 %103
  br i1 %106, label %113, label %108

108:
  %109 = getelementptr inbounds nuw i8, ptr %39, i64 16
  %110 = getelementptr inbounds nuw i64, ptr %109, i64 %103
  %111 = load i64, ptr %110, align 8
  %112 = icmp eq i64 %111, %75
  br i1 %112, label %113, label %122

113:
  %114 = phi ptr [ %95, %94 ], [ %107, %108 ], [ %107, %96 ]
  %115 = phi i64 [ %28, %94 ], [ %103, %108 ], [ %103, %96 ]
  %116 = getelementptr inbounds nuw i8, ptr %39, i64 16
  %117 = getelementptr inbounds nuw i64, ptr %116, i64 %115
  store i64 %75, ptr %117, align 8
  %118 = load i32, ptr %114, align 4
  %119 = or i32 %118, %86
  store i32 %119, ptr %114, align 4
  %120 = add nuw nsw i64 %30, 1
  %121 = icmp eq i64 %30, %11
  br i1 %121, label %122, label %29

122:
  %123 = phi i1 [ true, %5 ], [ false, %108 ], [ false, %68 ], [ true, %113 ], [ false, %29 ], [ false, %44 ]
  ret i1 %123
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
  %13 = add i64 %6, 4112
  %14 = icmp ult i64 %13, %1
  br i1 %14, label %5, label %4
}

define preserve_allcc i32 @ptxvm_screen_reads(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5) #0 noimplicitfloat {
  %7 = load i64, ptr %4, align 8
  %8 = add i64 %7, %5
  %9 = and i64 %8, 4294967295
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %11 = load i64, ptr %10, align 8
  %12 = add i64 %9, %11
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %14 = load i32, ptr %13, align 8
  %15 = zext i32 %14 to i64
  %16 = icmp ugt i64 %12, %15
  br i1 %16, label %95, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %19 = load i32, ptr %18, align 8
  %20 = add i32 %19, -1
  %21 = zext i32 %20 to i64
  %22 = and i64 %8, %21
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %24, label %95

24:
  %25 = lshr i64 %9, 7
  %26 = add nsw i64 %12, -1
  %27 = lshr i64 %26, 7
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 37692
  %29 = load i32, ptr %28, align 4
  %30 = icmp eq i32 %29, 0
  %31 = icmp samesign ugt i64 %25, %27
  %32 = select i1 %30, i1 true, i1 %31
  br i1 %32, label %51, label %33

33:
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %35 = load ptr, ptr %34, align 8
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 216
  %37 = load i64, ptr %36, align 8
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 208
  br label %39

39:
  %40 = phi i64 [ %25, %33 ], [ %49, %48 ]
  %41 = getelementptr inbounds nuw %struct.ScreenLine, ptr %35, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 8
  %43 = load i64, ptr %42, align 8
  %44 = icmp eq i64 %43, %37
  br i1 %44, label %48, label %45

45:
  %46 = load i64, ptr %38, align 8
  %47 = icmp eq i64 %43, %46
  br i1 %47, label %48, label %95

48:
  %49 = add nuw nsw i64 %40, 1
  %50 = icmp eq i64 %40, %27
  br i1 %50, label %51, label %39

51:
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 37688
  %53 = load i32, ptr %52, align 8
  %54 = icmp eq i32 %53, 0
  %55 = select i1 %54, i1 true, i1 %31
  br i1 %55, label %97, label %56

56:
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %58 = load ptr, ptr %57, align 8
  %59 = lshr i64 %8, 2
  %60 = and i64 %59, 31
  %61 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %62 = getelementptr inbounds nuw i8, ptr %4, i64 16
  br label %63

63:
  %64 = phi i64 [ %25, %56 ], [ %93, %92 ]
  %65 = getelementptr inbounds nuw i32, ptr %58, i64 %64
  %66 = load i32, ptr %65, align 4
  %67 = icmp eq i32 %66, -1
  br i1 %67, label %92, label %68

68:
  %69 = xor i32 %66, -1
  %70 = sub nuw nsw i64 %64, %25
  %71 = load i32, ptr %62, align 8
  %72 = zext i32 %71 to i64
  %73 = getelementptr inbounds nuw %struct.ScreenMember, ptr %61, i64 %72
  %74 = icmp eq i64 %64, %25
  br i1 %74, label %80, label %75

75:
  %76 = getelementptr i32, ptr %73, i64 %70
  %77 = getelementptr i8, ptr %76, i64 -4
  %78 = load i32, ptr %77, align 4
  %79 = zext i32 %78 to i64
  br label %80

80:
  %81 = phi i64 [ %79, %75 ], [ 0, %68 ]
  %82 = getelementptr inbounds nuw i32, ptr %73, i64 %70
  %83 = load i32, ptr %82, align 4
  %84 = zext i32 %83 to i64
  %85 = shl nuw i64 %84, 32
  %86 = or disjoint i64 %85, %81
  %87 = shl i64 %86, %60
  %88 = lshr i64 %87, 32
  %89 = trunc nuw i64 %88 to i32
  %90 = and i32 %89, %69
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %95

92:
  %93 = add nuw nsw i64 %64, 1
  %94 = icmp eq i64 %64, %27
  br i1 %94, label %97, label %63

95:
  %96 = tail call preserve_allcc i32 @look_at_reads(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5, i64 %9)
  br label %97

97:
  %98 = phi i32 [ %96, %95 ], [ 0, %51 ], [ 0, %92 ]
  ret i32 %98
}

define internal preserve_allcc i32 @look_at_reads(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5, i64 %6) unnamed_addr
      #0 noimplicitfloat {
  %8 = alloca %struct.Screening, align 8
  %9 = icmp eq i32 %3, -1
  br i1 %9, label %10, label %237

10:
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %237, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 37684
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %237

18:
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %20 = load i32, ptr %19, align 8
  %21 = add i32 %20, -1
  %22 = zext i32 %21 to i64
  %23 = and i64 %6, %22
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %25, label %237

25:
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %27 = load i32, ptr %26, align 8
  %28 = icmp ult i32 %27, 1048576
  br i1 %28, label %29, label %237

29:
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %31 = load i64, ptr %30, align 8
  %32 = add i64 %31, %6
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %34 = load i32, ptr %33, align 8
  %35 = zext i32 %34 to i64
  %36 = icmp ugt i64 %32, %35
  br i1 %36, label %237, label %37

37:
  %38 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %39 = load ptr, ptr %38, align 8
  %40 = zext nneg i32 %27 to i64
  %41 = shl nuw nsw i64 %40, 20
  %42 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %43 = load i32, ptr %42, align 4
  %44 = zext i32 %43 to i64
  %45 = shl nuw nsw i64 %44, 15
  %46 = or i64 %45, %41
  %47 = and i64 %46, 16744448
  %48 = lshr i64 %6, 7
  %49 = add nsw i64 %32, -1
  %50 = lshr i64 %49, 7
  store ptr %0, ptr %8, align 8
  %51 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr %39, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %53 = load i64, ptr %52, align 8
  %54 = shl i64 %53, 16
  %55 = lshr i32 %27, 4
  %56 = zext nneg i32 %55 to i64
  %57 = or disjoint i64 %54, %56
  %58 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i64 %57, ptr %58, align 8
  %59 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 0, ptr %59, align 8
  %60 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i64 %35, ptr %60, align 8
  %61 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %62 = load ptr, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %8, i64 56
  store ptr %62, ptr %63, align 8
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %65 = load ptr, ptr %64, align 8
  %66 = getelementptr inbounds nuw i8, ptr %8, i64 72
  store ptr %65, ptr %66, align 8
  %67 = getelementptr inbounds nuw i8, ptr %8, i64 84
  store i8 1, ptr %67, align 4
  %68 = or disjoint i64 %47, 112
  %69 = lshr i64 %6, 2
  %70 = and i64 %69, 31
  %71 = icmp samesign ugt i64 %48, %50
  br i1 %71, label %236, label %72

72:
  %73 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 37688
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 37692
  %76 = getelementptr inbounds nuw i8, ptr %2, i64 216
  %77 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %78 = getelementptr inbounds nuw i8, ptr %39, i64 4
  %79 = getelementptr inbounds nuw i8, ptr %39, i64 8
  %80 = shl i64 %57, 10
  br label %81

81:
  %82 = phi i64 [ %48, %72 ], [ %233, %232 ]
  %83 = getelementptr inbounds nuw %struct.ScreenLine, ptr %62, i64 %82
  %84 = sub nuw nsw i64 %82, %48
  %85 = load i32, ptr %73, align 8
  %86 = zext i32 %85 to i64
  %87 = getelementptr inbounds nuw %struct.ScreenMember, ptr %38, i64 %86
  %88 = icmp eq i64 %82, %48
  br i1 %88, label %94, label %89

89:
  %90 = getelementptr i32, ptr %87, i64 %84
  %91 = getelementptr i8, ptr %90, i64 -4
  %92 = load i32, ptr %91, align 4
  %93 = zext i32 %92 to i64
  br label %94

94:
  %95 = phi i64 [ %93, %89 ], [ 0, %81 ]
  %96 = getelementptr inbounds nuw i32, ptr %87, i64 %84
  %97 = load i32, ptr %96, align 4
  %98 = zext i32 %97 to i64
  %99 = shl nuw i64 %98, 32
  %100 = or disjoint i64 %99, %95
  %101 = shl i64 %100, %70
  %102 = lshr i64 %101, 32
  %103 = trunc nuw i64 %102 to i32
  %104 = load i32, ptr %74, align 8
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %112, label %106

106:
  %107 = getelementptr inbounds nuw i32, ptr %65, i64 %82
  %108 = load i32, ptr %107, align 4
  %109 = xor i32 %108, -1
  %110 = and i32 %109, %103
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %112, label %235

112:
  %113 = icmp eq i64 %102, 0
  br i1 %113, label %232, label %114

114:
  %115 = load i32, ptr %75, align 4
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %232, label %117

117:
  %118 = getelementptr inbounds nuw i8, ptr %83, i64 8
  %119 = load i64, ptr %118, align 8
  %120 = load i64, ptr %76, align 8
  %121 = icmp eq i64 %119, %120
  br i1 %121, label %232, label %122

122:
  %123 = load i64, ptr %77, align 8
  %124 = icmp eq i64 %119, %123
  br i1 %124, label %232, label %125

125:
  %126 = load i64, ptr %83, align 8
  %127 = icmp eq i64 %126, %57
  br i1 %127, label %135, label %128

128:
  store i64 %57, ptr %83, align 8
  %129 = getelementptr inbounds nuw i8, ptr %83, i64 48
  %130 = getelementptr inbounds nuw i8, ptr %83, i64 60
  store i32 0, ptr %130, align 4
  %131 = getelementptr inbounds nuw i8, ptr %83, i64 52
  store i32 0, ptr %131, align 4
  store i32 0, ptr %129, align 8
  %132 = getelementptr inbounds nuw i8, ptr %83, i64 56
  store i32 -1, ptr %132, align 8
  %133 = getelementptr inbounds nuw i8, ptr %83, i64 32
  store i64 %68, ptr %133, align 8
  %134 = load i64, ptr %76, align 8
  br label %230

135:
  %136 = and i64 %119, 512
  %137 = lshr i64 %119, 10
  %138 = icmp ne i64 %137, %57
  %139 = icmp ne i64 %136, 0
  %140 = or i1 %138, %139
  br i1 %140, label %149, label %141

141:
  %142 = and i64 %119, 31
  %143 = load i32, ptr %42, align 4
  %144 = zext i32 %143 to i64
  %145 = icmp eq i64 %142, %144
  br i1 %145, label %149, label %146

146:
  %147 = getelementptr inbounds nuw i8, ptr %83, i64 32
  store i64 120, ptr %147, align 8
  %148 = load i64, ptr %77, align 8
  br label %230

149:
  %150 = shl nuw i64 %82, 7
  %151 = icmp ult i64 %150, %35
  br i1 %151, label %152, label %232

152:
  br i1 %105, label %170, label %153

153:
  %154 = load i32, ptr %78, align 4
  switch i32 %154, label %158 [
    i32 5, label %155
    i32 2, label %155
    i32 1, label %155
  ]

155:
  %156 = load i32, ptr %79, align 8
  %157 = icmp ugt i32 %156, 3
  br i1 %157, label %164, label %170

158:
  %159 = getelementptr inbounds nuw i32, ptr %65, i64 %82
  %160 = load i32, ptr %159, align 4
  %161 = xor i32 %160, -1
  %162 = and i32 %161, %103
  %163 = icmp eq i32 %162, 0
  br i1 %163, label %170, label %235

164:
  %165 = getelementptr inbounds nuw i32, ptr %65, i64 %82
  %166 = load i32, ptr %165, align 4
  %167 = or i32 %166, %103
  store i32 %167, ptr %165, align 4
  %168 = load i32, ptr %75, align 4
  %169 = icmp eq i32 %168, 0
  br i1 %169, label %232, label %170

170:
  %171 = load i64, ptr %83, align 8
  %172 = icmp eq i64 %171, %57
  %173 = load i32, ptr %78, align 4
  br i1 %172, label %174, label %193

174:
  switch i32 %173, label %228 [
    i32 4, label %175
    i32 0, label %175
  ]

175:
  %176 = getelementptr inbounds nuw i8, ptr %83, i64 32
  %177 = load i64, ptr %176, align 8
  %178 = icmp eq i64 %177, %68
  br i1 %178, label %179, label %228

179:
  %180 = getelementptr inbounds nuw i8, ptr %83, i64 56
  %181 = load i32, ptr %180, align 8
  %182 = xor i32 %181, -1
  %183 = and i32 %182, %103
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %185, label %228

185:
  %186 = getelementptr inbounds nuw i8, ptr %83, i64 48
  %187 = load i32, ptr %186, align 8
  %188 = getelementptr inbounds nuw i8, ptr %83, i64 52
  %189 = load i32, ptr %188, align 4
  %190 = or i32 %189, %187
  %191 = and i32 %190, %103
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %232, label %228

193:
  %194 = and i32 %173, -5
  %195 = icmp eq i32 %194, 0
  %196 = select i1 %195, i32 2, i32 0
  store i64 %57, ptr %83, align 8
  %197 = getelementptr inbounds nuw i8, ptr %83, i64 48
  %198 = getelementptr inbounds nuw i8, ptr %83, i64 60
  store i32 0, ptr %198, align 4
  %199 = getelementptr inbounds nuw i8, ptr %83, i64 52
  store i32 0, ptr %199, align 4
  %200 = zext nneg i32 %196 to i64
  %201 = getelementptr inbounds nuw i32, ptr %197, i64 %200
  store i32 %103, ptr %201, align 4
  %202 = sub nuw nsw i32 2, %196
  %203 = zext nneg i32 %202 to i64
  %204 = getelementptr inbounds nuw i32, ptr %197, i64 %203
  store i32 0, ptr %204, align 4
  %205 = getelementptr inbounds nuw i8, ptr %83, i64 16
  %206 = getelementptr inbounds nuw i64, ptr %205, i64 %200
  store i64 %68, ptr %206, align 8
  store i64 0, ptr %118, align 8
  switch i32 %173, label %232 [
    i32 4, label %207
    i32 0, label %207
  ]

207:
  %208 = load i32, ptr %15, align 4
  %209 = icmp eq i32 %208, 0
  br i1 %209, label %210, label %232

210:
  %211 = load i32, ptr %197, align 8
  %212 = load i32, ptr %199, align 4
  %213 = or i32 %212, %211
  %214 = icmp eq i32 %213, 0
  br i1 %214, label %215, label %232

215:
  %216 = getelementptr inbounds nuw i8, ptr %83, i64 32
  %217 = load i64, ptr %216, align 8
  %218 = and i64 %217, 71
  %219 = icmp eq i64 %218, 64
  br i1 %219, label %220, label %232

220:
  %221 = getelementptr inbounds nuw i8, ptr %83, i64 56
  store i32 -1, ptr %221, align 8
  store i32 0, ptr %198, align 4
  %222 = and i64 %217, 120
  %223 = icmp eq i64 %222, 120
  %224 = lshr i64 %217, 15
  %225 = and i64 %224, 1023
  %226 = select i1 %223, i64 1023, i64 %225
  %227 = or disjoint i64 %226, %80
  br label %230

228:
  %229 = call preserve_allcc i1 @judge_again(ptr %8, ptr %83, i64 %68, i32 %103)
  br i1 %229, label %232, label %235

230:
  %231 = phi i64 [ %134, %128 ], [ %148, %146 ], [ %227, %220 ]
  store i64 %231, ptr %118, align 8
  br label %232

232:
  %233 = add nuw nsw i64 %82, 1
  %234 = icmp eq i64 %82, %50
  br i1 %234, label %236, label %81

235:
  br label %237

236:
  br label %256

237:
  %238 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %239 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %240 = load i32, ptr %239, align 8
  %241 = icmp eq i32 %240, 0
  br i1 %241, label %256, label %247

242:
  %243 = add nuw nsw i64 %248, 1
  %244 = load i32, ptr %239, align 8
  %245 = zext i32 %244 to i64
  %246 = icmp samesign ult i64 %243, %245
  br i1 %246, label %247, label %256

247:
  %248 = phi i64 [ %243, %242 ], [ 0, %237 ]
  %249 = getelementptr inbounds nuw %struct.ScreenMember, ptr %238, i64 %248
  %250 = load ptr, ptr %249, align 8
  %251 = getelementptr inbounds nuw i8, ptr %249, i64 8
  %252 = load i64, ptr %251, align 8
  %253 = add i64 %252, %5
  %254 = tail call preserve_allcc i32 @ptxvm_screen(ptr %0, ptr %1, ptr %2, i32 %3, ptr %250, i64 %253)
  %255 = icmp eq i32 %254, 0
  br i1 %255, label %242, label %256

256:
  %257 = phi i32 [ 0, %236 ], [ 0, %237 ], [ 0, %242 ], [ 1, %247 ]
  ret i32 %257
}

define preserve_allcc i32 @ptxvm_screen_store(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5) #0 noimplicitfloat {
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %9 = load i32, ptr %8, align 8
  %10 = icmp ult i32 %9, 1048576
  br i1 %10, label %11, label %24

11:
  %12 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, 0
  br i1 %14, label %222, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 37688
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 37692
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  br label %26

24:
  %25 = tail call preserve_allcc i32 @ptxvm_screen(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5)
  br label %222

26:
  %27 = phi i64 [ 0, %15 ], [ %218, %217 ]
  %28 = getelementptr inbounds nuw %struct.ScreenRun, ptr %7, i64 %27
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 4
  %30 = load i32, ptr %29, align 4
  %31 = sub i32 32, %30
  %32 = lshr i32 -1, %31
  %33 = load i32, ptr %28, align 8
  %34 = shl i32 %32, %33
  %35 = and i32 %34, %3
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %217, label %37

37:
  %38 = tail call i32 @llvm.cttz.i32(i32 %35, i1 true)
  %39 = getelementptr inbounds nuw i8, ptr %28, i64 16
  %40 = load i32, ptr %39, align 8
  %41 = load i32, ptr %16, align 8
  %42 = lshr exact i32 %35, %38
  %43 = icmp eq i32 %42, 1
  %44 = add i32 %42, 1
  %45 = and i32 %44, %42
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %214

47:
  %48 = shl nuw i32 1, %40
  %49 = icmp eq i32 %41, %48
  %50 = select i1 %43, i1 true, i1 %49
  br i1 %50, label %51, label %214

51:
  %52 = icmp eq i32 %40, 8
  %53 = sub i32 %38, %33
  %54 = zext i32 %53 to i64
  %55 = zext i32 %40 to i64
  %56 = shl i64 %54, %55
  %57 = select i1 %52, i64 0, i64 %56
  %58 = getelementptr inbounds nuw i8, ptr %28, i64 8
  %59 = load i64, ptr %58, align 8
  %60 = add i64 %57, %5
  %61 = add i64 %60, %59
  %62 = and i64 %61, 4294967295
  %63 = tail call i32 @llvm.ctpop.i32(i32 %35)
  %64 = mul i32 %41, %63
  %65 = zext i32 %64 to i64
  %66 = add nuw nsw i64 %62, %65
  %67 = load i32, ptr %17, align 8
  %68 = zext i32 %67 to i64
  %69 = icmp samesign ugt i64 %66, %68
  br i1 %69, label %214, label %70

70:
  %71 = add i32 %41, -1
  %72 = zext i32 %71 to i64
  %73 = and i64 %61, %72
  %74 = icmp eq i64 %73, 0
  br i1 %74, label %75, label %214

75:
  %76 = load i32, ptr %8, align 8
  %77 = load i64, ptr %19, align 8
  %78 = shl i64 %77, 16
  %79 = lshr i32 %76, 4
  %80 = zext nneg i32 %79 to i64
  %81 = or i64 %78, %80
  %82 = lshr i64 %62, 7
  %83 = add nsw i64 %66, -1
  %84 = lshr i64 %83, 7
  %85 = icmp samesign ugt i64 %82, %84
  br i1 %85, label %217, label %86

86:
  %87 = load i32, ptr %18, align 4
  %88 = zext i32 %87 to i64
  %89 = shl nuw nsw i64 %88, 15
  %90 = zext i32 %76 to i64
  %91 = shl nuw nsw i64 %90, 20
  %92 = or i64 %89, %91
  %93 = and i64 %92, 16744448
  %94 = or disjoint i64 %93, 16440
  %95 = icmp ugt i32 %41, 3
  %96 = zext nneg i32 %38 to i64
  %97 = and i32 %40, 7
  %98 = zext nneg i32 %97 to i64
  %99 = shl nuw nsw i64 %55, 3
  %100 = shl nuw nsw i64 %96, 7
  %101 = or disjoint i64 %100, %94
  %102 = or i64 %99, %93
  br label %103

103:
  %104 = phi i64 [ %82, %86 ], [ %202, %201 ]
  %105 = shl nuw i64 %104, 7
  %106 = tail call i64 @llvm.usub.sat.i64(i64 %62, i64 %105)
  %107 = xor i64 %105, -1
  %108 = add i64 %66, %107
  %109 = lshr i64 %106, 2
  %110 = trunc nuw nsw i64 %109 to i32
  %111 = shl nsw i32 -1, %110
  %112 = tail call i64 @llvm.umin.i64(i64 %108, i64 127)
  %113 = lshr i64 %112, 2
  %114 = trunc nuw nsw i64 %113 to i32
  %115 = xor i32 %114, 31
  %116 = lshr i32 -1, %115
  %117 = and i32 %116, %111
  %118 = load i32, ptr %20, align 8
  %119 = icmp ne i32 %118, 0
  %120 = select i1 %119, i1 %95, i1 false
  br i1 %120, label %121, label %126

121:
  %122 = load ptr, ptr %21, align 8
  %123 = getelementptr inbounds nuw i32, ptr %122, i64 %104
  %124 = load i32, ptr %123, align 4
  %125 = or i32 %124, %117
  store i32 %125, ptr %123, align 4
  br label %126

126:
  %127 = load i32, ptr %22, align 4
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %201, label %129

129:
  br i1 %43, label %138, label %130

130:
  %131 = sub i64 %105, %62
  %132 = ashr i64 %131, %98
  %133 = add nsw i64 %132, %96
  %134 = shl i64 %133, 7
  %135 = and i64 %134, 32640
  %136 = xor i64 %135, 16384
  %137 = or i64 %136, %102
  br label %138

138:
  %139 = phi i64 [ %137, %130 ], [ %101, %129 ]
  %140 = load ptr, ptr %23, align 8
  %141 = getelementptr inbounds nuw %struct.ScreenLine, ptr %140, i64 %104
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 48
  %143 = load i64, ptr %141, align 8
  %144 = icmp eq i64 %143, %81
  br i1 %144, label %150, label %145

145:
  store i64 %81, ptr %141, align 8
  %146 = getelementptr inbounds nuw i8, ptr %141, i64 8
  store i64 0, ptr %146, align 8
  store i32 %117, ptr %142, align 8
  %147 = getelementptr inbounds nuw i8, ptr %141, i64 60
  store i32 0, ptr %147, align 4
  %148 = getelementptr inbounds nuw i8, ptr %141, i64 56
  store i32 0, ptr %148, align 8
  %149 = getelementptr inbounds nuw i8, ptr %141, i64 52
  store i32 0, ptr %149, align 4
  br label %197

150:
  %151 = load i32, ptr %142, align 4
  %152 = getelementptr inbounds nuw i8, ptr %141, i64 52
  %153 = load i32, ptr %152, align 4
  %154 = getelementptr inbounds nuw i8, ptr %141, i64 56
  %155 = load i32, ptr %154, align 4
  %156 = getelementptr inbounds nuw i8, ptr %141, i64 60
  %157 = load i32, ptr %156, align 4
  %158 = or i32 %155, %157
  %159 = or i32 %158, %151
  %160 = or i32 %159, %153
  %161 = and i32 %160, %117
  %162 = icmp eq i32 %161, 0
  br i1 %162, label %163, label %195

163:
  %164 = getelementptr inbounds nuw i8, ptr %141, i64 16
  %165 = load i64, ptr %164, align 8
  %166 = icmp ne i64 %165, %139
  %167 = icmp eq i32 %151, 0
  %168 = or i1 %167, %166
  br i1 %168, label %171, label %169

169:
  %170 = or i32 %151, %117
  store i32 %170, ptr %142, align 4
  br label %197

171:
  %172 = icmp eq i32 %153, 0
  br i1 %172, label %191, label %173

173:
  %174 = getelementptr inbounds nuw i8, ptr %141, i64 24
  %175 = load i64, ptr %174, align 8
  %176 = and i64 %175, 120
  %177 = icmp eq i64 %176, 120
  br i1 %177, label %182, label %178

178:
  %179 = xor i64 %175, %139
  %180 = and i64 %179, 1015808
  %181 = icmp eq i64 %180, 0
  br i1 %181, label %185, label %182

182:
  %183 = and i64 %139, -16777216
  %184 = or disjoint i64 %183, 120
  br label %191

185:
  %186 = and i64 %179, 32760
  %187 = icmp eq i64 %186, 0
  %188 = and i64 %139, -32768
  %189 = or disjoint i64 %188, 112
  %190 = select i1 %187, i64 %139, i64 %189
  br label %191

191:
  %192 = phi i64 [ %139, %171 ], [ %184, %182 ], [ %190, %185 ]
  %193 = getelementptr inbounds nuw i8, ptr %141, i64 24
  store i64 %192, ptr %193, align 8
  %194 = or i32 %153, %117
  store i32 %194, ptr %152, align 4
  br label %197

195:
  %196 = tail call preserve_allcc i1 @judge_store(ptr %0, ptr %1, ptr %2, ptr %4, i64 %104, i64 %139, i32 %117)
  br i1 %196, label %201, label %204

197:
  %198 = phi i64 [ 16, %145 ], [ 8, %191 ], [ 8, %169 ]
  %199 = phi i64 [ %139, %145 ], [ 0, %191 ], [ 0, %169 ]
  %200 = getelementptr inbounds nuw i8, ptr %141, i64 %198
  store i64 %199, ptr %200, align 8
  br label %201

201:
  %202 = add nuw nsw i64 %104, 1
  %203 = icmp eq i64 %104, %84
  br i1 %203, label %217, label %103

204:
  %205 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %206 = load i32, ptr %205, align 4
  %207 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 22, ptr %207, align 8
  %208 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %206, ptr %208, align 4
  %209 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 %38, ptr %209, align 8
  %210 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 0, ptr %210, align 8
  %211 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %211, align 8
  %212 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %212, align 8
  %213 = getelementptr inbounds nuw i8, ptr %0, i64 364
  store i32 0, ptr %213, align 4
  br label %222

214:
  %215 = tail call preserve_allcc i32 @ptxvm_screen(ptr %0, ptr %1, ptr %2, i32 %35, ptr %4, i64 %5)
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %217, label %222

217:
  %218 = add nuw nsw i64 %27, 1
  %219 = load i32, ptr %12, align 8
  %220 = zext i32 %219 to i64
  %221 = icmp samesign ult i64 %218, %220
  br i1 %221, label %26, label %222

222:
  %223 = phi i32 [ %25, %24 ], [ 1, %204 ], [ 0, %11 ], [ 0, %217 ], [ 1, %214 ]
  ret i32 %223
}

define preserve_allcc i32 @ptxvm_screen_scatter(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5) #0 noimplicitfloat {
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %8 = load ptr, ptr %7, align 8
  %9 = load i64, ptr %4, align 8
  %10 = add i64 %9, %5
  %11 = and i64 %10, 4294967295
  %12 = lshr i64 %11, 7
  %13 = icmp eq i32 %3, -1
  br i1 %13, label %14, label %33

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 37684
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  %18 = and i64 %10, 3
  %19 = icmp eq i64 %18, 0
  %20 = select i1 %17, i1 %19, i1 false
  br i1 %20, label %21, label %33

21:
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %23 = load i64, ptr %22, align 8
  %24 = add i64 %23, %11
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %26 = load i32, ptr %25, align 8
  %27 = zext i32 %26 to i64
  %28 = icmp ugt i64 %24, %27
  br i1 %28, label %33, label %29

29:
  %30 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %31 = load i32, ptr %30, align 8
  %32 = icmp ult i32 %31, 1048576
  br i1 %32, label %38, label %33

33:
  %34 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %35 = load i64, ptr %34, align 8
  %36 = add i64 %35, %5
  %37 = tail call preserve_allcc i32 @ptxvm_screen_store(ptr %0, ptr %1, ptr %2, i32 %3, ptr %8, i64 %36)
  br label %170

38:
  %39 = zext nneg i32 %31 to i64
  %40 = shl nuw nsw i64 %39, 20
  %41 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %42 = load i32, ptr %41, align 4
  %43 = zext i32 %42 to i64
  %44 = shl nuw nsw i64 %43, 15
  %45 = or i64 %44, %40
  %46 = and i64 %45, 16744448
  %47 = or disjoint i64 %46, 112
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %49 = load i64, ptr %48, align 8
  %50 = shl i64 %49, 16
  %51 = lshr i32 %31, 4
  %52 = zext nneg i32 %51 to i64
  %53 = or disjoint i64 %50, %52
  %54 = add nsw i64 %11, -1
  %55 = add i64 %54, %23
  %56 = lshr i64 %55, 7
  %57 = icmp samesign ugt i64 %12, %56
  br i1 %57, label %170, label %58

58:
  %59 = lshr exact i64 %10, 2
  %60 = and i64 %59, 31
  %61 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 37688
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 37692
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  br label %66

66:
  %67 = phi i64 [ %12, %58 ], [ %165, %164 ]
  %68 = sub nuw nsw i64 %67, %12
  %69 = load i32, ptr %61, align 8
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds nuw %struct.ScreenMember, ptr %7, i64 %70
  %72 = icmp eq i64 %67, %12
  br i1 %72, label %78, label %73

73:
  %74 = getelementptr i32, ptr %71, i64 %68
  %75 = getelementptr i8, ptr %74, i64 -4
  %76 = load i32, ptr %75, align 4
  %77 = zext i32 %76 to i64
  br label %78

78:
  %79 = phi i64 [ %77, %73 ], [ 0, %66 ]
  %80 = getelementptr inbounds nuw i32, ptr %71, i64 %68
  %81 = load i32, ptr %80, align 4
  %82 = zext i32 %81 to i64
  %83 = shl nuw i64 %82, 32
  %84 = or disjoint i64 %83, %79
  %85 = shl i64 %84, %60
  %86 = lshr i64 %85, 32
  %87 = trunc nuw i64 %86 to i32
  %88 = icmp eq i64 %86, 0
  br i1 %88, label %164, label %89

89:
  %90 = load i32, ptr %62, align 8
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %97, label %92

92:
  %93 = load ptr, ptr %63, align 8
  %94 = getelementptr inbounds nuw i32, ptr %93, i64 %67
  %95 = load i32, ptr %94, align 4
  %96 = or i32 %95, %87
  store i32 %96, ptr %94, align 4
  br label %97

97:
  %98 = load i32, ptr %64, align 4
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %164, label %100

100:
  %101 = load ptr, ptr %65, align 8
  %102 = getelementptr inbounds nuw %struct.ScreenLine, ptr %101, i64 %67
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 48
  %104 = load i64, ptr %102, align 8
  %105 = icmp eq i64 %104, %53
  br i1 %105, label %111, label %106

106:
  store i64 %53, ptr %102, align 8
  %107 = getelementptr inbounds nuw i8, ptr %102, i64 8
  store i64 0, ptr %107, align 8
  store i32 %87, ptr %103, align 8
  %108 = getelementptr inbounds nuw i8, ptr %102, i64 60
  store i32 0, ptr %108, align 4
  %109 = getelementptr inbounds nuw i8, ptr %102, i64 56
  store i32 0, ptr %109, align 8
  %110 = getelementptr inbounds nuw i8, ptr %102, i64 52
  store i32 0, ptr %110, align 4
  br label %160

111:
  %112 = load i32, ptr %103, align 4
  %113 = getelementptr inbounds nuw i8, ptr %102, i64 52
  %114 = load i32, ptr %113, align 4
  %115 = getelementptr inbounds nuw i8, ptr %102, i64 56
  %116 = load i32, ptr %115, align 4
  %117 = getelementptr inbounds nuw i8, ptr %102, i64 60
  %118 = load i32, ptr %117, align 4
  %119 = or i32 %116, %118
  %120 = or i32 %119, %112
  %121 = or i32 %120, %114
  %122 = and i32 %121, %87
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %124, label %148

124:
  %125 = getelementptr inbounds nuw i8, ptr %102, i64 16
  %126 = load i64, ptr %125, align 8
  %127 = icmp ne i64 %126, %47
  %128 = icmp eq i32 %112, 0
  %129 = or i1 %128, %127
  br i1 %129, label %132, label %130

130:
  %131 = or i32 %112, %87
  store i32 %131, ptr %103, align 4
  br label %160

132:
  %133 = icmp eq i32 %114, 0
  br i1 %133, label %144, label %134

134:
  %135 = getelementptr inbounds nuw i8, ptr %102, i64 24
  %136 = load i64, ptr %135, align 8
  %137 = and i64 %136, 120
  %138 = icmp eq i64 %137, 120
  br i1 %138, label %144, label %139

139:
  %140 = xor i64 %136, %44
  %141 = and i64 %140, 1015808
  %142 = icmp eq i64 %141, 0
  %143 = select i1 %142, i64 %47, i64 120
  br label %144

144:
  %145 = phi i64 [ %47, %132 ], [ 120, %134 ], [ %143, %139 ]
  %146 = getelementptr inbounds nuw i8, ptr %102, i64 24
  store i64 %145, ptr %146, align 8
  %147 = or i32 %114, %87
  store i32 %147, ptr %113, align 4
  br label %160

148:
  %149 = tail call preserve_allcc i1 @judge_store(ptr %0, ptr %1, ptr %2, ptr %8, i64 %67, i64 %47, i32 %87)
  br i1 %149, label %164, label %150

150:
  %151 = getelementptr inbounds nuw i8, ptr %8, i64 20
  %152 = load i32, ptr %151, align 4
  %153 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 22, ptr %153, align 8
  %154 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %152, ptr %154, align 4
  %155 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 0, ptr %155, align 8
  %156 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 0, ptr %156, align 8
  %157 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %157, align 8
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %158, align 8
  %159 = getelementptr inbounds nuw i8, ptr %0, i64 364
  store i32 0, ptr %159, align 4
  br label %170

160:
  %161 = phi i64 [ 16, %106 ], [ 8, %144 ], [ 8, %130 ]
  %162 = phi i64 [ %47, %106 ], [ 0, %144 ], [ 0, %130 ]
  %163 = getelementptr inbounds nuw i8, ptr %102, i64 %161
  store i64 %162, ptr %163, align 8
  br label %164

164:
  %165 = add nuw nsw i64 %67, 1
  %166 = load i64, ptr %22, align 8
  %167 = add i64 %54, %166
  %168 = lshr i64 %167, 7
  %169 = icmp samesign ult i64 %67, %168
  br i1 %169, label %66, label %170

170:
  %171 = phi i32 [ %37, %33 ], [ 1, %150 ], [ 0, %38 ], [ 0, %164 ]
  ret i32 %171
}

define internal preserve_allcc i1 @judge_store(ptr %0, ptr %1, ptr %2, ptr %3, i64 %4, i64 %5, i32 %6) unnamed_addr #0
      noimplicitfloat {
  %8 = alloca %struct.Screening, align 8
  store ptr %0, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr %3, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %11 = load i64, ptr %10, align 8
  %12 = shl i64 %11, 16
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %14 = load i32, ptr %13, align 8
  %15 = lshr i32 %14, 4
  %16 = zext nneg i32 %15 to i64
  %17 = or i64 %12, %16
  %18 = getelementptr inbounds nuw i8, ptr %8, i64 24
  store i64 %17, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 0, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %21 = load i32, ptr %20, align 8
  %22 = zext i32 %21 to i64
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i64 %22, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw i8, ptr %8, i64 56
  store ptr %25, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw i8, ptr %8, i64 72
  store ptr %28, ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %8, i64 84
  store i8 1, ptr %30, align 4
  %31 = getelementptr inbounds nuw %struct.ScreenLine, ptr %25, i64 %4
  %32 = icmp ne i32 %6, 0
  %33 = shl nuw i64 %4, 7
  %34 = icmp ult i64 %33, %22
  %35 = select i1 %32, i1 %34, i1 false
  br i1 %35, label %36, label %199

36:
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 37688
  %38 = load i32, ptr %37, align 8
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %57, label %40

40:
  %41 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %42 = load i32, ptr %41, align 4
  switch i32 %42, label %51 [
    i32 5, label %43
    i32 2, label %43
    i32 1, label %43
  ]

43:
  %44 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %45 = load i32, ptr %44, align 8
  %46 = icmp ugt i32 %45, 3
  br i1 %46, label %47, label %57

47:
  %48 = getelementptr inbounds nuw i32, ptr %28, i64 %4
  %49 = load i32, ptr %48, align 4
  %50 = or i32 %49, %6
  store i32 %50, ptr %48, align 4
  br label %57

51:
  %52 = getelementptr inbounds nuw i32, ptr %28, i64 %4
  %53 = load i32, ptr %52, align 4
  %54 = xor i32 %53, -1
  %55 = and i32 %6, %54
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %199

57:
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 37692
  %59 = load i32, ptr %58, align 4
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %199, label %61

61:
  %62 = load i64, ptr %31, align 8
  %63 = icmp eq i64 %62, %17
  %64 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %65 = load i32, ptr %64, align 4
  br i1 %63, label %66, label %121

66:
  switch i32 %65, label %85 [
    i32 4, label %67
    i32 0, label %67
  ]

67:
  %68 = getelementptr inbounds nuw i8, ptr %31, i64 32
  %69 = load i64, ptr %68, align 8
  %70 = icmp eq i64 %69, %5
  br i1 %70, label %71, label %159

71:
  %72 = getelementptr inbounds nuw i8, ptr %31, i64 56
  %73 = load i32, ptr %72, align 8
  %74 = xor i32 %73, -1
  %75 = and i32 %6, %74
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %77, label %159

77:
  %78 = getelementptr inbounds nuw i8, ptr %31, i64 48
  %79 = load i32, ptr %78, align 8
  %80 = getelementptr inbounds nuw i8, ptr %31, i64 52
  %81 = load i32, ptr %80, align 4
  %82 = or i32 %81, %79
  %83 = and i32 %82, %6
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %199, label %159

85:
  %86 = and i64 %5, 7
  %87 = icmp eq i64 %86, 0
  br i1 %87, label %159, label %88

88:
  %89 = getelementptr inbounds nuw i8, ptr %31, i64 48
  %90 = load i32, ptr %89, align 8
  %91 = xor i32 %90, -1
  %92 = and i32 %6, %91
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %159

94:
  %95 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %96 = load i64, ptr %95, align 8
  %97 = and i64 %96, 120
  %98 = icmp eq i64 %97, 120
  br i1 %98, label %99, label %159

99:
  %100 = icmp ugt i64 %96, -1099511627777
  %101 = xor i64 %96, %5
  %102 = icmp ult i64 %101, 16777216
  %103 = or i1 %100, %102
  br i1 %103, label %104, label %159

104:
  %105 = and i64 %96, 7
  %106 = icmp ne i64 %105, 0
  %107 = and i64 %101, 7
  %108 = icmp eq i64 %107, 0
  %109 = and i1 %106, %108
  br i1 %109, label %110, label %159

110:
  %111 = getelementptr inbounds nuw i8, ptr %31, i64 52
  %112 = load i32, ptr %111, align 4
  %113 = getelementptr inbounds nuw i8, ptr %31, i64 56
  %114 = load i32, ptr %113, align 8
  %115 = or i32 %114, %112
  %116 = getelementptr inbounds nuw i8, ptr %31, i64 60
  %117 = load i32, ptr %116, align 4
  %118 = or i32 %115, %117
  %119 = and i32 %118, %6
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %199, label %159

121:
  %122 = and i32 %65, -5
  %123 = icmp eq i32 %122, 0
  %124 = select i1 %123, i32 2, i32 0
  store i64 %17, ptr %31, align 8
  %125 = getelementptr inbounds nuw i8, ptr %31, i64 48
  %126 = getelementptr inbounds nuw i8, ptr %31, i64 60
  store i32 0, ptr %126, align 4
  %127 = getelementptr inbounds nuw i8, ptr %31, i64 52
  store i32 0, ptr %127, align 4
  %128 = zext nneg i32 %124 to i64
  %129 = getelementptr inbounds nuw i32, ptr %125, i64 %128
  store i32 %6, ptr %129, align 4
  %130 = sub nuw nsw i32 2, %124
  %131 = zext nneg i32 %130 to i64
  %132 = getelementptr inbounds nuw i32, ptr %125, i64 %131
  store i32 0, ptr %132, align 4
  %133 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %134 = getelementptr inbounds nuw i64, ptr %133, i64 %128
  store i64 %5, ptr %134, align 8
  %135 = getelementptr inbounds nuw i8, ptr %31, i64 8
  store i64 0, ptr %135, align 8
  switch i32 %65, label %199 [
    i32 4, label %136
    i32 0, label %136
  ]

136:
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 37684
  %138 = load i32, ptr %137, align 4
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %199

140:
  %141 = load i32, ptr %125, align 8
  %142 = load i32, ptr %127, align 4
  %143 = or i32 %142, %141
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %145, label %199

145:
  %146 = getelementptr inbounds nuw i8, ptr %31, i64 32
  %147 = load i64, ptr %146, align 8
  %148 = and i64 %147, 71
  %149 = icmp eq i64 %148, 64
  br i1 %149, label %150, label %199

150:
  %151 = getelementptr inbounds nuw i8, ptr %31, i64 56
  store i32 -1, ptr %151, align 8
  store i32 0, ptr %126, align 4
  %152 = and i64 %147, 120
  %153 = icmp eq i64 %152, 120
  %154 = shl i64 %17, 10
  %155 = lshr i64 %147, 15
  %156 = and i64 %155, 1023
  %157 = select i1 %153, i64 1023, i64 %156
  %158 = or disjoint i64 %157, %154
  store i64 %158, ptr %135, align 8
  br label %199

159:
  %160 = and i64 %5, 64
  %161 = icmp eq i64 %160, 0
  br i1 %161, label %162, label %197

162:
  %163 = getelementptr inbounds nuw i8, ptr %31, i64 48
  %164 = getelementptr inbounds nuw i8, ptr %31, i64 56
  %165 = load i32, ptr %164, align 8
  %166 = icmp eq i32 %165, 0
  %167 = getelementptr inbounds nuw i8, ptr %31, i64 52
  %168 = load i32, ptr %167, align 4
  %169 = getelementptr inbounds nuw i8, ptr %31, i64 60
  %170 = load i32, ptr %169, align 4
  %171 = or i32 %170, %168
  %172 = icmp eq i32 %171, 0
  br i1 %172, label %173, label %197

173:
  %174 = load i32, ptr %163, align 8
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %180, label %176

176:
  %177 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %178 = load i64, ptr %177, align 8
  %179 = icmp eq i64 %178, %5
  br i1 %179, label %180, label %197

180:
  br i1 %166, label %185, label %181

181:
  %182 = getelementptr inbounds nuw i8, ptr %31, i64 32
  %183 = load i64, ptr %182, align 8
  %184 = icmp eq i64 %183, %5
  br i1 %184, label %185, label %197

185:
  %186 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %187 = load i32, ptr %186, align 4
  switch i32 %187, label %191 [
    i32 4, label %197
    i32 0, label %188
  ]

188:
  %189 = getelementptr inbounds nuw i8, ptr %31, i64 32
  store i64 %5, ptr %189, align 8
  %190 = or i32 %165, %6
  store i32 %190, ptr %164, align 8
  br label %199

191:
  %192 = getelementptr inbounds nuw i8, ptr %31, i64 8
  store i64 0, ptr %192, align 8
  %193 = getelementptr inbounds nuw i8, ptr %31, i64 16
  store i64 %5, ptr %193, align 8
  %194 = or i32 %174, %6
  store i32 %194, ptr %163, align 8
  %195 = xor i32 %6, -1
  %196 = and i32 %165, %195
  store i32 %196, ptr %164, align 8
  br label %199

197:
  %198 = call preserve_allcc i1 @judge_again(ptr %8, ptr %31, i64 %5, i32 %6)
  br label %199

199:
  %200 = phi i1 [ true, %7 ], [ true, %57 ], [ true, %110 ], [ true, %191 ], [ true, %77 ], [ false, %51 ], [ true, %121
      ], [ %198, %197 ], [ true, %136 ], [ true, %150 ], [ true, %188 ], [ true, %145 ], [ true, %140 ]
  ret i1 %200
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

define i32 @ptxvm_commit_tiles(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = tail call i32 @llvm.cttz.i32(i32 %4, i1 false)
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 2816
  %8 = zext nneg i32 %6 to i64
  %9 = getelementptr inbounds nuw i64, ptr %7, i64 %8
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 14432
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %59, label %14

14:
  %15 = load ptr, ptr %12, align 8
  %16 = icmp eq ptr %15, null
  br i1 %16, label %59, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 428
  %19 = load i32, ptr %18, align 4
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %59, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 116
  %23 = load i32, ptr %22, align 4
  %24 = icmp eq i32 %23, 0
  %25 = tail call i32 @llvm.ctpop.i32(i32 %4)
  %26 = icmp eq i32 %25, 1
  %27 = select i1 %24, i1 %26, i1 false
  br i1 %27, label %28, label %59

28:
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 14428
  %30 = load i32, ptr %29, align 4
  %31 = icmp ult i32 %30, 128
  br i1 %31, label %32, label %59

32:
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 41288
  %34 = load i32, ptr %33, align 8
  %35 = icmp ult i32 %3, %34
  br i1 %35, label %36, label %59

36:
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 41280
  %38 = load ptr, ptr %37, align 8
  %39 = sext i32 %3 to i64
  %40 = getelementptr inbounds ptr, ptr %38, i64 %39
  %41 = load ptr, ptr %40, align 8
  %42 = icmp eq ptr %41, null
  br i1 %42, label %59, label %43

43:
  %44 = tail call fastcc ptr @mbarrier_at(ptr %0, ptr %1, i64 %10)
  %45 = icmp eq ptr %44, null
  br i1 %45, label %59, label %46

46:
  %47 = getelementptr inbounds nuw i8, ptr %12, i64 24
  %48 = add nuw nsw i32 %30, 1
  store i32 %48, ptr %29, align 4
  %49 = zext nneg i32 %30 to i64
  %50 = getelementptr inbounds nuw %struct.Tile, ptr %47, i64 %49
  store i32 2, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 4
  store i32 %3, ptr %51, align 4
  %52 = getelementptr inbounds nuw i8, ptr %50, i64 8
  store i32 %2, ptr %52, align 8
  %53 = getelementptr inbounds nuw i8, ptr %50, i64 12
  store i32 %4, ptr %53, align 4
  %54 = getelementptr inbounds nuw i8, ptr %50, i64 16
  store ptr null, ptr %54, align 8
  %55 = getelementptr inbounds nuw i8, ptr %50, i64 24
  %56 = getelementptr inbounds nuw i8, ptr %50, i64 32
  store i64 0, ptr %56, align 8
  %57 = getelementptr inbounds nuw i8, ptr %50, i64 40
  store i64 0, ptr %57, align 8
  %58 = getelementptr inbounds nuw i8, ptr %50, i64 48
  store i64 0, ptr %58, align 8
  store i64 %10, ptr %55, align 8
  br label %59

59:
  %60 = phi i32 [ 1, %46 ], [ 0, %43 ], [ 0, %36 ], [ 0, %28 ], [ 0, %5 ], [ 0, %32 ], [ 0, %21 ], [ 0, %17 ], [ 0, %14
      ]
  ret i32 %60
}

define i32 @ptxvm_load_lanes(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = tail call fastcc { ptr, ptr } @called_place(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4)
  %7 = extractvalue { ptr, ptr } %6, 0
  %8 = extractvalue { ptr, ptr } %6, 1
  %9 = icmp eq ptr %7, null
  br i1 %9, label %48, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 41288
  %12 = load i32, ptr %11, align 8
  %13 = icmp ult i32 %3, %12
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 41280
  %15 = load ptr, ptr %14, align 8
  %16 = sext i32 %3 to i64
  %17 = getelementptr inbounds ptr, ptr %15, i64 %16
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %48, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 2816
  %24 = load ptr, ptr %18, align 8
  br label %25

25:
  %26 = phi i32 [ %30, %29 ], [ 0, %22 ]
  %27 = phi ptr [ %32, %29 ], [ %23, %22 ]
  %28 = phi ptr [ %31, %29 ], [ %24, %22 ]
  br label %35

29:
  %30 = add nuw i32 %26, 1
  %31 = getelementptr inbounds nuw i8, ptr %28, i64 128
  %32 = getelementptr inbounds nuw i8, ptr %27, i64 256
  %33 = load i32, ptr %19, align 8
  %34 = icmp ult i32 %30, %33
  br i1 %34, label %25, label %48

35:
  %36 = phi i64 [ 0, %25 ], [ %46, %35 ]
  %37 = icmp samesign ult i64 %36, 16
  %38 = select i1 %37, ptr %7, ptr %8
  %39 = getelementptr inbounds nuw i32, ptr %28, i64 %36
  %40 = load i32, ptr %39, align 4
  %41 = zext i32 %40 to i64
  %42 = getelementptr inbounds nuw i32, ptr %38, i64 %41
  %43 = load i32, ptr %42, align 4
  %44 = zext i32 %43 to i64
  %45 = getelementptr inbounds nuw i64, ptr %27, i64 %36
  store i64 %44, ptr %45, align 8
  %46 = add nuw nsw i64 %36, 1
  %47 = icmp eq i64 %46, 32
  br i1 %47, label %29, label %35

48:
  %49 = phi i32 [ 0, %5 ], [ 1, %10 ], [ 1, %29 ]
  ret i32 %49
}

define internal fastcc { ptr, ptr } @called_place(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) unnamed_addr #0 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 14432
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 41288
  %9 = load i32, ptr %8, align 8
  %10 = icmp ult i32 %3, %9
  br i1 %10, label %11, label %17

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 41280
  %13 = load ptr, ptr %12, align 8
  %14 = sext i32 %3 to i64
  %15 = getelementptr inbounds ptr, ptr %13, i64 %14
  %16 = load ptr, ptr %15, align 8
  br label %17

17:
  %18 = phi ptr [ %16, %11 ], [ null, %5 ]
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 2816
  %20 = load i64, ptr %19, align 8
  %21 = icmp eq ptr %7, null
  br i1 %21, label %42, label %22

22:
  %23 = load ptr, ptr %7, align 8
  %24 = icmp eq ptr %23, null
  %25 = icmp eq ptr %18, null
  %26 = select i1 %24, i1 true, i1 %25
  %27 = icmp ne i32 %4, -1
  %28 = or i1 %27, %26
  br i1 %28, label %42, label %29

29:
  %30 = load <32 x i64>, ptr %19, align 64
  %31 = insertelement <32 x i64> poison, i64 %20, i64 0
  %32 = shufflevector <32 x i64> %31, <32 x i64> poison, <32 x i32> zeroinitializer
  %33 = icmp ne <32 x i64> %30, %32
  %34 = bitcast <32 x i1> %33 to i32
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %36, label %42

36:
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 3072
  %38 = load i64, ptr %37, align 8
  %39 = tail call fastcc { ptr, ptr } @lanes_place(ptr %7, ptr %18, i32 %2, i64 %20, i64 %38)
  %40 = extractvalue { ptr, ptr } %39, 0
  %41 = extractvalue { ptr, ptr } %39, 1
  br label %42

42:
  %43 = phi ptr [ %40, %36 ], [ null, %29 ], [ null, %22 ], [ null, %17 ]
  %44 = phi ptr [ %41, %36 ], [ null, %29 ], [ null, %22 ], [ null, %17 ]
  %45 = insertvalue { ptr, ptr } poison, ptr %43, 0
  %46 = insertvalue { ptr, ptr } %45, ptr %44, 1
  ret { ptr, ptr } %46
}

define i32 @ptxvm_store_lanes(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = tail call fastcc { ptr, ptr } @called_place(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4)
  %7 = extractvalue { ptr, ptr } %6, 0
  %8 = icmp eq ptr %7, null
  br i1 %8, label %74, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 428
  %11 = load i32, ptr %10, align 4
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %74, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 116
  %15 = load i32, ptr %14, align 4
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %74

17:
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  %19 = load i32, ptr %18, align 8
  %20 = icmp eq i32 %19, 32
  br i1 %20, label %74, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 41288
  %23 = load i32, ptr %22, align 8
  %24 = icmp ult i32 %3, %23
  br i1 %24, label %25, label %31

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 41280
  %27 = load ptr, ptr %26, align 8
  %28 = sext i32 %3 to i64
  %29 = getelementptr inbounds ptr, ptr %27, i64 %28
  %30 = load ptr, ptr %29, align 8
  br label %31

31:
  %32 = phi ptr [ %30, %25 ], [ null, %21 ]
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 14432
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 7192
  %36 = add i32 %19, 1
  store i32 %36, ptr %18, align 8
  %37 = zext i32 %19 to i64
  %38 = getelementptr inbounds nuw %struct.LanesStore, ptr %35, i64 %37
  store i32 %3, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 4
  store i32 %2, ptr %39, align 4
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 2816
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %38, i64 8
  store i64 %41, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 3072
  %44 = load i64, ptr %43, align 8
  %45 = getelementptr inbounds nuw i8, ptr %38, i64 16
  store i64 %44, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %38, i64 24
  store ptr %32, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %48 = load i32, ptr %47, align 8
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %74, label %50

50:
  %51 = getelementptr inbounds nuw i8, ptr %38, i64 32
  br label %52

52:
  %53 = phi i64 [ 0, %50 ], [ %62, %61 ]
  %54 = trunc nuw i64 %53 to i32
  %55 = shl i32 %54, 5
  %56 = add i32 %55, 64
  %57 = zext i32 %55 to i64
  %58 = zext i32 %56 to i64
  %59 = getelementptr inbounds nuw i64, ptr %40, i64 %58
  %60 = getelementptr inbounds nuw i32, ptr %51, i64 %57
  br label %66

61:
  %62 = add nuw nsw i64 %53, 1
  %63 = load i32, ptr %47, align 8
  %64 = zext i32 %63 to i64
  %65 = icmp samesign ult i64 %62, %64
  br i1 %65, label %52, label %74

66:
  %67 = phi i64 [ 0, %52 ], [ %72, %66 ]
  %68 = getelementptr inbounds nuw i64, ptr %59, i64 %67
  %69 = load i64, ptr %68, align 8
  %70 = trunc i64 %69 to i32
  %71 = getelementptr inbounds nuw i32, ptr %60, i64 %67
  store i32 %70, ptr %71, align 4
  %72 = add nuw nsw i64 %67, 1
  %73 = icmp eq i64 %72, 32
  br i1 %73, label %61, label %66

74:
  %75 = phi i32 [ 0, %5 ], [ 0, %17 ], [ 0, %13 ], [ 0, %9 ], [ 1, %31 ], [ 1, %61 ]
  ret i32 %75
}

define i32 @ptxvm_await_stores(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 14432
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 116
  %9 = load i32, ptr %8, align 4
  %10 = icmp ne i32 %9, 0
  %11 = icmp eq ptr %7, null
  %12 = select i1 %10, i1 true, i1 %11
  br i1 %12, label %78, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %19, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 7192
  br label %21

19:
  %20 = phi i32 [ 0, %13 ], [ %73, %72 ]
  store i32 %20, ptr %14, align 8
  br label %78

21:
  %22 = phi i64 [ 0, %17 ], [ %74, %72 ]
  %23 = phi i32 [ 0, %17 ], [ %73, %72 ]
  %24 = getelementptr inbounds nuw %struct.LanesStore, ptr %18, i64 %22
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 4
  %26 = load i32, ptr %25, align 4
  %27 = icmp eq i32 %26, %2
  br i1 %27, label %28, label %66

28:
  %29 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %24, i64 16
  %34 = load i64, ptr %33, align 8
  %35 = tail call fastcc { ptr, ptr } @lanes_place(ptr %7, ptr %30, i32 %2, i64 %32, i64 %34)
  %36 = extractvalue { ptr, ptr } %35, 0
  %37 = extractvalue { ptr, ptr } %35, 1
  %38 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %39 = load i32, ptr %38, align 8
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %72, label %41

41:
  %42 = getelementptr inbounds nuw i8, ptr %24, i64 32
  %43 = load ptr, ptr %30, align 8
  br label %44

44:
  %45 = phi i32 [ %49, %48 ], [ 0, %41 ]
  %46 = phi ptr [ %51, %48 ], [ %42, %41 ]
  %47 = phi ptr [ %50, %48 ], [ %43, %41 ]
  br label %54

48:
  %49 = add nuw i32 %45, 1
  %50 = getelementptr inbounds nuw i8, ptr %47, i64 128
  %51 = getelementptr inbounds nuw i8, ptr %46, i64 128
  %52 = load i32, ptr %38, align 8
  %53 = icmp ult i32 %49, %52
  br i1 %53, label %44, label %72

54:
  %55 = phi i64 [ 0, %44 ], [ %64, %54 ]
  %56 = getelementptr inbounds nuw i32, ptr %46, i64 %55
  %57 = load i32, ptr %56, align 4
  %58 = icmp samesign ult i64 %55, 16
  %59 = select i1 %58, ptr %36, ptr %37
  %60 = getelementptr inbounds nuw i32, ptr %47, i64 %55
  %61 = load i32, ptr %60, align 4
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw i32, ptr %59, i64 %62
  store i32 %57, ptr %63, align 4
  %64 = add nuw nsw i64 %55, 1
  %65 = icmp eq i64 %64, 32
  br i1 %65, label %48, label %54

66:
  %67 = add i32 %23, 1
  %68 = zext i32 %23 to i64
  %69 = icmp eq i64 %22, %68
  br i1 %69, label %72, label %70

70:
  %71 = getelementptr inbounds nuw %struct.LanesStore, ptr %18, i64 %68
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %71, ptr align 8 %24, i64 16416, i1 false)
  br label %72

72:
  %73 = phi i32 [ %67, %66 ], [ %67, %70 ], [ %23, %28 ], [ %23, %48 ]
  %74 = add nuw nsw i64 %22, 1
  %75 = load i32, ptr %14, align 8
  %76 = zext i32 %75 to i64
  %77 = icmp samesign ult i64 %74, %76
  br i1 %77, label %21, label %19

78:
  %79 = phi i32 [ 1, %19 ], [ 0, %5 ]
  ret i32 %79
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

define internal fastcc void @set_counts(ptr %0, i32 %1, ptr %2) unnamed_addr #0 {
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %1, 0
  br i1 %6, label %29, label %7

7:
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 512
  br label %9

9:
  %10 = phi i32 [ %1, %7 ], [ %15, %9 ]
  %11 = tail call i32 @llvm.cttz.i32(i32 %10, i1 true)
  %12 = zext nneg i32 %11 to i64
  %13 = getelementptr inbounds nuw i32, ptr %8, i64 %12
  store i32 %5, ptr %13, align 4
  %14 = add i32 %10, -1
  %15 = and i32 %14, %10
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %9

17:
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %19 = load i32, ptr %18, align 4
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 640
  br label %21

21:
  %22 = phi i32 [ %1, %17 ], [ %27, %21 ]
  %23 = tail call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i32, ptr %20, i64 %24
  store i32 %19, ptr %25, align 4
  %26 = add i32 %22, -1
  %27 = and i32 %26, %22
  %28 = icmp eq i32 %27, 0
  br i1 %28, label %29, label %21

29:
  ret void
}

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

declare i32 @llvm.ctpop.i32(i32) #0

define internal preserve_allcc void @look_at(ptr %0, ptr %1, i32 %2, i32 %3, ptr %4) unnamed_addr #0 noimplicitfloat {
  %6 = load i64, ptr %0, align 8
  %7 = add i64 %6, 1
  %8 = and i64 %7, 65535
  store i64 %8, ptr %0, align 8
  %9 = and i64 %6, 65535
  %10 = icmp eq i64 %9, 65535
  br i1 %10, label %11, label %19

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 16
  br label %14

13:
  store i64 1, ptr %0, align 8
  br label %19

14:
  %15 = phi i64 [ 0, %11 ], [ %17, %14 ]
  %16 = getelementptr inbounds nuw i64, ptr %12, i64 %15
  store i64 0, ptr %16, align 8
  %17 = add nuw nsw i64 %15, 1
  %18 = icmp eq i64 %17, 1024
  br i1 %18, label %13, label %14

19:
  %20 = phi i64 [ 1, %13 ], [ %8, %5 ]
  %21 = icmp eq i32 %2, 0
  br i1 %21, label %49, label %22

22:
  %23 = tail call i32 @llvm.cttz.i32(i32 %3, i1 false)
  %24 = shl nuw i64 %20, 48
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8208
  %27 = zext nneg i32 %23 to i64
  br label %28

28:
  %29 = phi i32 [ 0, %22 ], [ %81, %74 ]
  %30 = phi i32 [ 0, %22 ], [ %85, %74 ]
  %31 = phi i64 [ -1, %22 ], [ %86, %74 ]
  %32 = phi i64 [ 0, %22 ], [ %87, %74 ]
  %33 = phi i32 [ %2, %22 ], [ %91, %74 ]
  %34 = tail call i32 @llvm.cttz.i32(i32 %33, i1 true)
  %35 = zext nneg i32 %34 to i64
  %36 = getelementptr inbounds nuw i64, ptr %1, i64 %35
  %37 = load i64, ptr %36, align 8
  %38 = lshr i64 %37, 5
  %39 = and i64 %38, 281474976710655
  %40 = or disjoint i64 %39, %24
  %41 = mul i64 %40, -7046029254386353131
  %42 = lshr i64 %41, 54
  %43 = getelementptr inbounds nuw i64, ptr %25, i64 %42
  %44 = load i64, ptr %43, align 8
  %45 = icmp ne i64 %44, %40
  %46 = lshr i64 %44, 48
  %47 = icmp eq i64 %46, %20
  %48 = and i1 %45, %47
  br i1 %48, label %57, label %67

49:
  %50 = phi i64 [ 0, %19 ], [ %87, %74 ]
  %51 = phi i64 [ -1, %19 ], [ %86, %74 ]
  %52 = phi i32 [ 0, %19 ], [ %85, %74 ]
  %53 = phi i32 [ 0, %19 ], [ %81, %74 ]
  store i32 %53, ptr %4, align 8
  %54 = getelementptr inbounds nuw i8, ptr %4, i64 4
  store i32 %52, ptr %54, align 4
  %55 = getelementptr inbounds nuw i8, ptr %4, i64 8
  store i64 %51, ptr %55, align 8
  %56 = getelementptr inbounds nuw i8, ptr %4, i64 16
  store i64 %50, ptr %56, align 8
  ret void

57:
  %58 = phi i64 [ %60, %57 ], [ %42, %28 ]
  %59 = add nuw nsw i64 %58, 1
  %60 = and i64 %59, 1023
  %61 = getelementptr inbounds nuw i64, ptr %25, i64 %60
  %62 = load i64, ptr %61, align 8
  %63 = icmp ne i64 %62, %40
  %64 = lshr i64 %62, 48
  %65 = icmp eq i64 %64, %20
  %66 = and i1 %63, %65
  br i1 %66, label %57, label %67

67:
  %68 = phi i64 [ %42, %28 ], [ %60, %57 ]
  %69 = phi i1 [ %45, %28 ], [ %63, %57 ]
  %70 = getelementptr inbounds nuw i64, ptr %25, i64 %68
  br i1 %69, label %74, label %71

71:
  %72 = getelementptr inbounds nuw i32, ptr %26, i64 %68
  %73 = load i32, ptr %72, align 4
  br label %74

74:
  %75 = phi i32 [ %73, %71 ], [ 0, %67 ]
  %76 = and i64 %37, 31
  %77 = lshr i64 %76, %27
  %78 = trunc nuw nsw i64 %77 to i32
  %79 = shl nuw i32 1, %78
  %80 = zext i1 %69 to i32
  %81 = add i32 %29, %80
  %82 = xor i32 %75, -1
  %83 = lshr i32 %82, %78
  %84 = and i32 %83, 1
  %85 = add i32 %84, %30
  %86 = tail call i64 @llvm.umin.i64(i64 %37, i64 %31)
  %87 = tail call i64 @llvm.umax.i64(i64 %37, i64 %32)
  store i64 %40, ptr %70, align 8
  %88 = or i32 %75, %79
  %89 = getelementptr inbounds nuw i32, ptr %26, i64 %68
  store i32 %88, ptr %89, align 4
  %90 = add i32 %33, -1
  %91 = and i32 %90, %33
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %49, label %28
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

declare void @llvm.prefetch.p0(ptr, i32, i32, i32) #0

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
  %9 = icmp eq i32 %8, 2
  br i1 %9, label %15, label %10

10:
  %11 = icmp eq i32 %8, 0
  %12 = and i64 %3, -4294967296
  %13 = icmp eq i64 %12, 4294967296
  %14 = and i1 %13, %11
  br i1 %14, label %15, label %54

15:
  %16 = and i64 %3, 4294967295
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %18 = load i32, ptr %17, align 8
  %19 = zext i32 %18 to i64
  %20 = shl nuw nsw i64 %19, 20
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %22 = load i32, ptr %21, align 4
  %23 = zext i32 %22 to i64
  %24 = shl nuw nsw i64 %23, 15
  %25 = or i64 %24, %20
  %26 = and i64 %25, 16744448
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
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %42, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %45 = load i64, ptr %44, align 8
  %46 = shl i64 %45, 16
  %47 = load i32, ptr %17, align 8
  %48 = lshr i32 %47, 4
  %49 = zext nneg i32 %48 to i64
  %50 = or i64 %46, %49
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %50, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 84
  store i8 1, ptr %52, align 4
  %53 = icmp samesign ult i64 %16, %36
  br i1 %53, label %136, label %624

54:
  switch i32 %8, label %624 [
    i32 1, label %60
    i32 0, label %55
  ]

55:
  %56 = lshr i64 %3, 32
  %57 = trunc nuw i64 %56 to i32
  %58 = add i32 %57, -1
  %59 = icmp ult i32 %58, 4
  br i1 %59, label %624, label %60

60:
  %61 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %62 = load i32, ptr %61, align 8
  %63 = zext i32 %62 to i64
  %64 = shl nuw nsw i64 %63, 20
  %65 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %66 = load i32, ptr %65, align 4
  %67 = zext i32 %66 to i64
  %68 = shl nuw nsw i64 %67, 15
  %69 = or i64 %68, %64
  %70 = load i64, ptr %1, align 8
  %71 = shl i64 %70, 40
  %72 = or i64 %69, %71
  %73 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %74 = load i32, ptr %73, align 4
  %75 = zext i32 %74 to i64
  %76 = or i64 %72, %75
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %76, ptr %77, align 8
  %78 = load ptr, ptr %0, align 8
  %79 = getelementptr inbounds nuw i8, ptr %78, i64 37648
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %80, ptr %81, align 8
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 84
  store i8 0, ptr %82, align 4
  %83 = ptrtoint ptr %7 to i64
  %84 = getelementptr inbounds nuw i8, ptr %78, i64 37696
  %85 = udiv i64 %83, 40
  %86 = and i64 %85, 63
  %87 = getelementptr inbounds nuw %struct.ScreenCache, ptr %84, i64 %86
  %88 = load i64, ptr %87, align 8
  %89 = icmp eq i64 %88, %83
  br i1 %89, label %90, label %97

90:
  %91 = getelementptr inbounds nuw i8, ptr %87, i64 8
  %92 = load i64, ptr %91, align 8
  %93 = sub i64 %3, %92
  %94 = getelementptr inbounds nuw i8, ptr %87, i64 16
  %95 = load i64, ptr %94, align 8
  %96 = icmp ult i64 %93, %95
  br i1 %96, label %103, label %97

97:
  %98 = tail call preserve_allcc i32 @search(ptr %0, ptr %2, i64 %3, ptr %87)
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %624, label %100

100:
  %101 = getelementptr inbounds nuw i8, ptr %87, i64 8
  %102 = load i64, ptr %101, align 8
  br label %103

103:
  %104 = phi i64 [ %102, %100 ], [ %92, %90 ]
  %105 = getelementptr inbounds nuw i8, ptr %87, i64 8
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %104, ptr %106, align 8
  %107 = getelementptr inbounds nuw i8, ptr %87, i64 16
  %108 = load i64, ptr %107, align 8
  %109 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %108, ptr %109, align 8
  %110 = getelementptr inbounds nuw i8, ptr %87, i64 24
  %111 = load i64, ptr %110, align 8
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %111, ptr %112, align 8
  %113 = getelementptr inbounds nuw i8, ptr %87, i64 40
  %114 = load ptr, ptr %113, align 8
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %114, ptr %115, align 8
  %116 = getelementptr inbounds nuw i8, ptr %87, i64 48
  %117 = load ptr, ptr %116, align 8
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %117, ptr %118, align 8
  %119 = shl i64 %3, 1
  %120 = getelementptr inbounds nuw i8, ptr %87, i64 32
  %121 = load i64, ptr %120, align 8
  %122 = load i64, ptr %105, align 8
  %123 = add i64 %121, %122
  %124 = sub i64 %119, %123
  store i64 %3, ptr %120, align 8
  %125 = load i64, ptr %107, align 8
  %126 = icmp ult i64 %124, %125
  %127 = load ptr, ptr %113, align 8
  %128 = icmp eq ptr %127, null
  br i1 %126, label %129, label %133

129:
  br i1 %128, label %606, label %130

130:
  %131 = lshr i64 %124, 7
  %132 = getelementptr inbounds nuw %struct.ScreenLine, ptr %127, i64 %131
  tail call void @llvm.prefetch.p0(ptr %132, i32 1, i32 3, i32 1)
  br label %134

133:
  br i1 %128, label %606, label %134

134:
  %135 = load i64, ptr %106, align 8
  br label %136

136:
  %137 = phi i64 [ %135, %134 ], [ 0, %15 ]
  %138 = phi i64 [ %3, %134 ], [ %16, %15 ]
  %139 = icmp slt i32 %4, 0
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %141 = load i64, ptr %140, align 8
  br i1 %139, label %142, label %144

142:
  %143 = or i64 %141, 112
  br label %150

144:
  %145 = zext nneg i32 %4 to i64
  %146 = shl nuw nsw i64 %145, 7
  %147 = and i64 %146, 32640
  %148 = xor i64 %147, 16440
  %149 = or i64 %148, %141
  br label %150

150:
  %151 = phi i64 [ %143, %142 ], [ %149, %144 ]
  %152 = sub i64 %138, %137
  %153 = and i64 %152, 127
  %154 = lshr i64 %152, 7
  %155 = load ptr, ptr %6, align 8
  %156 = getelementptr inbounds nuw i8, ptr %155, i64 8
  %157 = load i32, ptr %156, align 8
  %158 = zext i32 %157 to i64
  %159 = add nsw i64 %153, -1
  %160 = add nsw i64 %159, %158
  %161 = lshr i64 %153, 2
  %162 = trunc nuw nsw i64 %161 to i32
  %163 = shl nsw i32 -1, %162
  %164 = tail call i64 @llvm.umin.i64(i64 %160, i64 127)
  %165 = lshr i64 %164, 2
  %166 = trunc nuw nsw i64 %165 to i32
  %167 = xor i32 %166, 31
  %168 = lshr i32 -1, %167
  %169 = and i32 %168, %163
  %170 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %171 = load ptr, ptr %170, align 8
  %172 = getelementptr inbounds nuw %struct.ScreenLine, ptr %171, i64 %154
  %173 = icmp eq i32 %169, 0
  br i1 %173, label %624, label %174

174:
  %175 = and i64 %152, -128
  %176 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %177 = load i64, ptr %176, align 8
  %178 = icmp ult i64 %175, %177
  br i1 %178, label %179, label %624

179:
  %180 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %181 = load i8, ptr %180, align 4
  %182 = trunc nuw i8 %181 to i1
  %183 = load ptr, ptr %0, align 8
  br i1 %182, label %184, label %208

184:
  %185 = getelementptr inbounds nuw i8, ptr %183, i64 37688
  %186 = load i32, ptr %185, align 8
  %187 = icmp eq i32 %186, 0
  br i1 %187, label %208, label %188

188:
  %189 = getelementptr inbounds nuw i8, ptr %155, i64 4
  %190 = load i32, ptr %189, align 4
  switch i32 %190, label %200 [
    i32 5, label %191
    i32 2, label %191
    i32 1, label %191
  ]

191:
  %192 = icmp ugt i32 %157, 3
  br i1 %192, label %193, label %208

193:
  %194 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %195 = load ptr, ptr %194, align 8
  %196 = getelementptr inbounds nuw i32, ptr %195, i64 %154
  %197 = load i32, ptr %196, align 4
  %198 = or i32 %197, %169
  store i32 %198, ptr %196, align 4
  %199 = load ptr, ptr %0, align 8
  br label %208

200:
  %201 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %202 = load ptr, ptr %201, align 8
  %203 = getelementptr inbounds nuw i32, ptr %202, i64 %154
  %204 = load i32, ptr %203, align 4
  %205 = xor i32 %204, -1
  %206 = and i32 %169, %205
  %207 = icmp eq i32 %206, 0
  br i1 %207, label %208, label %591

208:
  %209 = phi ptr [ %183, %191 ], [ %199, %193 ], [ %183, %200 ], [ %183, %184 ], [ %183, %179 ]
  %210 = getelementptr inbounds nuw i8, ptr %209, i64 37692
  %211 = load i32, ptr %210, align 4
  %212 = icmp eq i32 %211, 0
  %213 = load i8, ptr %180, align 4
  %214 = trunc nuw i8 %213 to i1
  br i1 %212, label %215, label %239

215:
  br i1 %214, label %624, label %216

216:
  %217 = load ptr, ptr %6, align 8
  %218 = getelementptr inbounds nuw i8, ptr %217, i64 4
  %219 = load i32, ptr %218, align 4
  switch i32 %219, label %220 [
    i32 4, label %624
    i32 0, label %624
  ]

220:
  %221 = lshr i64 %152, 12
  %222 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %223 = load ptr, ptr %222, align 8
  %224 = getelementptr inbounds nuw %struct.ScreenPage, ptr %223, i64 %221
  %225 = load atomic i64, ptr %224 acquire, align 8
  %226 = load ptr, ptr %0, align 8
  %227 = getelementptr inbounds nuw i8, ptr %226, i64 37648
  %228 = load i64, ptr %227, align 8
  %229 = icmp eq i64 %225, %228
  br i1 %229, label %624, label %230

230:
  %231 = add i64 %228, -1
  %232 = icmp eq i64 %225, %231
  br i1 %232, label %233, label %237

233:
  %234 = load ptr, ptr %6, align 8
  %235 = getelementptr inbounds nuw i8, ptr %234, i64 4
  %236 = load i32, ptr %235, align 4
  switch i32 %236, label %237 [
    i32 4, label %624
    i32 0, label %624
  ]

237:
  %238 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %221)
  br i1 %238, label %624, label %591

239:
  br i1 %214, label %259, label %240

240:
  %241 = lshr i64 %152, 12
  %242 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %243 = load ptr, ptr %242, align 8
  %244 = getelementptr inbounds nuw %struct.ScreenPage, ptr %243, i64 %241
  %245 = load atomic i64, ptr %244 acquire, align 8
  %246 = load ptr, ptr %0, align 8
  %247 = getelementptr inbounds nuw i8, ptr %246, i64 37648
  %248 = load i64, ptr %247, align 8
  %249 = icmp eq i64 %245, %248
  br i1 %249, label %259, label %250

250:
  %251 = add i64 %248, -1
  %252 = icmp eq i64 %245, %251
  br i1 %252, label %253, label %257

253:
  %254 = load ptr, ptr %6, align 8
  %255 = getelementptr inbounds nuw i8, ptr %254, i64 4
  %256 = load i32, ptr %255, align 4
  switch i32 %256, label %257 [
    i32 4, label %259
    i32 0, label %259
  ]

257:
  %258 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %241)
  br i1 %258, label %259, label %591

259:
  %260 = load i8, ptr %180, align 4
  %261 = trunc nuw i8 %260 to i1
  br i1 %261, label %322, label %262

262:
  %263 = icmp eq i32 %169, -1
  %264 = and i64 %151, 7
  %265 = icmp eq i64 %264, 0
  %266 = and i1 %265, %263
  %267 = and i64 %151, 64
  %268 = icmp eq i64 %267, 0
  %269 = select i1 %266, i1 %268, i1 false
  br i1 %269, label %270, label %322

270:
  %271 = load ptr, ptr %6, align 8
  %272 = getelementptr inbounds nuw i8, ptr %271, i64 4
  %273 = load i32, ptr %272, align 4
  %274 = icmp eq i32 %273, 4
  br i1 %274, label %322, label %275

275:
  %276 = load ptr, ptr %0, align 8
  %277 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %278 = load ptr, ptr %277, align 8
  %279 = lshr i64 %152, 12
  %280 = getelementptr inbounds nuw %struct.ScreenPage, ptr %278, i64 %279
  %281 = getelementptr inbounds nuw i8, ptr %280, i64 8
  %282 = and i64 %154, 31
  %283 = getelementptr inbounds nuw i64, ptr %281, i64 %282
  %284 = icmp eq i32 %273, 0
  %285 = load atomic i64, ptr %283 monotonic, align 8
  %286 = select i1 %284, i64 2, i64 1
  %287 = icmp eq i64 %285, 0
  br i1 %287, label %288, label %290

288:
  %289 = or disjoint i64 %286, %151
  br label %311

290:
  %291 = and i64 %285, -8
  %292 = icmp eq i64 %291, %151
  br i1 %292, label %293, label %295

293:
  %294 = or i64 %285, %286
  br label %311

295:
  %296 = xor i64 %285, %151
  %297 = icmp ult i64 %296, 1099511627776
  br i1 %297, label %298, label %322

298:
  %299 = lshr i64 %285, 24
  %300 = and i64 %299, 65535
  %301 = lshr i64 %151, 24
  %302 = and i64 %301, 65535
  %303 = icmp samesign ult i64 %300, %302
  br i1 %303, label %304, label %322

304:
  %305 = and i64 %285, 5
  %306 = icmp ne i64 %305, 0
  %307 = and i1 %284, %306
  %308 = select i1 %307, i64 4, i64 0
  %309 = or disjoint i64 %151, %308
  %310 = or disjoint i64 %309, %286
  br label %311

311:
  %312 = phi i64 [ %310, %304 ], [ %294, %293 ], [ %289, %288 ]
  %313 = getelementptr inbounds nuw i8, ptr %276, i64 37680
  %314 = load i32, ptr %313, align 8
  %315 = icmp eq i32 %314, 0
  br i1 %315, label %317, label %316

316:
  store i64 %312, ptr %283, align 8
  br label %624

317:
  %318 = icmp eq i64 %285, %312
  br i1 %318, label %624, label %319

319:
  %320 = cmpxchg ptr %283, i64 %285, i64 %312 monotonic monotonic, align 8
  %321 = extractvalue { i64, i1 } %320, 1
  br i1 %321, label %624, label %322

322:
  %323 = load i64, ptr %172, align 8
  %324 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %325 = load i64, ptr %324, align 8
  %326 = icmp eq i64 %323, %325
  br i1 %326, label %327, label %385

327:
  %328 = load ptr, ptr %6, align 8
  %329 = getelementptr inbounds nuw i8, ptr %328, i64 4
  %330 = load i32, ptr %329, align 4
  switch i32 %330, label %349 [
    i32 4, label %331
    i32 0, label %331
  ]

331:
  %332 = getelementptr inbounds nuw i8, ptr %172, i64 32
  %333 = load i64, ptr %332, align 8
  %334 = icmp eq i64 %333, %151
  br i1 %334, label %335, label %385

335:
  %336 = getelementptr inbounds nuw i8, ptr %172, i64 56
  %337 = load i32, ptr %336, align 8
  %338 = xor i32 %337, -1
  %339 = and i32 %169, %338
  %340 = icmp eq i32 %339, 0
  br i1 %340, label %341, label %385

341:
  %342 = getelementptr inbounds nuw i8, ptr %172, i64 48
  %343 = load i32, ptr %342, align 8
  %344 = getelementptr inbounds nuw i8, ptr %172, i64 52
  %345 = load i32, ptr %344, align 4
  %346 = or i32 %345, %343
  %347 = and i32 %346, %169
  %348 = icmp eq i32 %347, 0
  br i1 %348, label %624, label %385

349:
  %350 = and i64 %151, 7
  %351 = icmp eq i64 %350, 0
  br i1 %351, label %385, label %352

352:
  %353 = getelementptr inbounds nuw i8, ptr %172, i64 48
  %354 = load i32, ptr %353, align 8
  %355 = xor i32 %354, -1
  %356 = and i32 %169, %355
  %357 = icmp eq i32 %356, 0
  br i1 %357, label %358, label %385

358:
  %359 = getelementptr inbounds nuw i8, ptr %172, i64 16
  %360 = load i64, ptr %359, align 8
  %361 = and i64 %360, 120
  %362 = icmp eq i64 %361, 120
  br i1 %362, label %363, label %385

363:
  %364 = icmp ugt i64 %360, -1099511627777
  %365 = xor i64 %360, %151
  %366 = icmp ult i64 %365, 16777216
  %367 = select i1 %364, i1 true, i1 %366
  br i1 %367, label %368, label %385

368:
  %369 = and i64 %360, 7
  %370 = icmp ne i64 %369, 0
  %371 = and i64 %365, 7
  %372 = icmp eq i64 %371, 0
  %373 = select i1 %370, i1 %372, i1 false
  br i1 %373, label %374, label %385

374:
  %375 = getelementptr inbounds nuw i8, ptr %172, i64 52
  %376 = load i32, ptr %375, align 4
  %377 = getelementptr inbounds nuw i8, ptr %172, i64 56
  %378 = load i32, ptr %377, align 8
  %379 = or i32 %378, %376
  %380 = getelementptr inbounds nuw i8, ptr %172, i64 60
  %381 = load i32, ptr %380, align 4
  %382 = or i32 %379, %381
  %383 = and i32 %382, %169
  %384 = icmp eq i32 %383, 0
  br i1 %384, label %624, label %385

385:
  %386 = load i8, ptr %180, align 4
  %387 = trunc nuw i8 %386 to i1
  br i1 %387, label %441, label %388

388:
  %389 = load ptr, ptr %0, align 8
  %390 = getelementptr inbounds nuw i8, ptr %389, i64 37680
  %391 = load i32, ptr %390, align 8
  %392 = icmp eq i32 %391, 0
  br i1 %392, label %393, label %402

393:
  %394 = getelementptr inbounds nuw i8, ptr %172, i64 8
  br label %395

395:
  %396 = atomicrmw or ptr %394, i64 1 acquire, align 8
  %397 = and i64 %396, 1
  %398 = icmp eq i64 %397, 0
  br i1 %398, label %399, label %395

399:
  %400 = load i8, ptr %180, align 4
  %401 = trunc nuw i8 %400 to i1
  br i1 %401, label %441, label %402

402:
  %403 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %404 = load ptr, ptr %403, align 8
  %405 = lshr i64 %152, 12
  %406 = getelementptr inbounds nuw %struct.ScreenPage, ptr %404, i64 %405
  %407 = getelementptr inbounds nuw i8, ptr %406, i64 8
  %408 = and i64 %154, 31
  %409 = getelementptr inbounds nuw i64, ptr %407, i64 %408
  %410 = load atomic i64, ptr %409 monotonic, align 8
  %411 = icmp eq i64 %410, -1
  br i1 %411, label %441, label %412

412:
  %413 = load ptr, ptr %0, align 8
  %414 = getelementptr inbounds nuw i8, ptr %413, i64 37680
  %415 = load i32, ptr %414, align 8
  %416 = icmp eq i32 %415, 0
  br i1 %416, label %418, label %417

417:
  store i64 -1, ptr %409, align 8
  br label %420

418:
  %419 = atomicrmw xchg ptr %409, i64 -1 monotonic, align 8
  br label %420

420:
  %421 = phi i64 [ %410, %417 ], [ %419, %418 ]
  %422 = load i64, ptr %324, align 8
  store i64 %422, ptr %172, align 8
  %423 = and i64 %421, 5
  %424 = icmp ne i64 %423, 0
  %425 = sext i1 %424 to i32
  %426 = getelementptr inbounds nuw i8, ptr %172, i64 48
  store i32 %425, ptr %426, align 8
  %427 = shl i64 %421, 62
  %428 = ashr i64 %427, 63
  %429 = trunc nsw i64 %428 to i32
  %430 = getelementptr inbounds nuw i8, ptr %172, i64 56
  store i32 %429, ptr %430, align 8
  %431 = getelementptr inbounds nuw i8, ptr %172, i64 60
  store i32 0, ptr %431, align 4
  %432 = getelementptr inbounds nuw i8, ptr %172, i64 52
  store i32 0, ptr %432, align 4
  %433 = and i64 %421, -8
  %434 = getelementptr inbounds nuw i8, ptr %172, i64 16
  %435 = getelementptr inbounds nuw i8, ptr %172, i64 32
  store i64 %433, ptr %435, align 8
  store i64 %433, ptr %434, align 8
  %436 = and i64 %421, 1
  %437 = icmp eq i64 %436, 0
  br i1 %437, label %438, label %441

438:
  %439 = and i64 %421, -16777216
  %440 = add i64 %439, -16777096
  store i64 %440, ptr %434, align 8
  br label %441

441:
  %442 = phi i1 [ true, %399 ], [ %392, %438 ], [ %392, %420 ], [ %392, %402 ], [ false, %385 ]
  %443 = load i64, ptr %172, align 8
  %444 = load i64, ptr %324, align 8
  %445 = icmp eq i64 %443, %444
  br i1 %445, label %488, label %446

446:
  %447 = load ptr, ptr %6, align 8
  %448 = getelementptr inbounds nuw i8, ptr %447, i64 4
  %449 = load i32, ptr %448, align 4
  %450 = and i32 %449, -5
  %451 = icmp eq i32 %450, 0
  %452 = select i1 %451, i32 2, i32 0
  store i64 %444, ptr %172, align 8
  %453 = getelementptr inbounds nuw i8, ptr %172, i64 48
  %454 = getelementptr inbounds nuw i8, ptr %172, i64 60
  store i32 0, ptr %454, align 4
  %455 = getelementptr inbounds nuw i8, ptr %172, i64 52
  store i32 0, ptr %455, align 4
  %456 = zext nneg i32 %452 to i64
  %457 = getelementptr inbounds nuw i32, ptr %453, i64 %456
  store i32 %169, ptr %457, align 4
  %458 = sub nuw nsw i32 2, %452
  %459 = zext nneg i32 %458 to i64
  %460 = getelementptr inbounds nuw i32, ptr %453, i64 %459
  store i32 0, ptr %460, align 4
  %461 = getelementptr inbounds nuw i8, ptr %172, i64 16
  %462 = getelementptr inbounds nuw i64, ptr %461, i64 %456
  store i64 %151, ptr %462, align 8
  %463 = getelementptr inbounds nuw i8, ptr %172, i64 8
  store i64 0, ptr %463, align 8
  switch i32 %449, label %585 [
    i32 4, label %464
    i32 0, label %464
  ]

464:
  %465 = load ptr, ptr %0, align 8
  %466 = getelementptr inbounds nuw i8, ptr %465, i64 37684
  %467 = load i32, ptr %466, align 4
  %468 = icmp eq i32 %467, 0
  br i1 %468, label %469, label %585

469:
  %470 = load i32, ptr %453, align 8
  %471 = load i32, ptr %455, align 4
  %472 = or i32 %471, %470
  %473 = icmp eq i32 %472, 0
  br i1 %473, label %474, label %585

474:
  %475 = getelementptr inbounds nuw i8, ptr %172, i64 32
  %476 = load i64, ptr %475, align 8
  %477 = and i64 %476, 71
  %478 = icmp eq i64 %477, 64
  br i1 %478, label %479, label %585

479:
  %480 = getelementptr inbounds nuw i8, ptr %172, i64 56
  store i32 -1, ptr %480, align 8
  store i32 0, ptr %454, align 4
  %481 = and i64 %476, 120
  %482 = icmp eq i64 %481, 120
  %483 = shl i64 %444, 10
  %484 = lshr i64 %476, 15
  %485 = and i64 %484, 1023
  %486 = select i1 %482, i64 1023, i64 %485
  %487 = or disjoint i64 %486, %483
  store i64 %487, ptr %463, align 8
  br label %585

488:
  %489 = load i8, ptr %180, align 4
  %490 = trunc nuw i8 %489 to i1
  br i1 %490, label %542, label %491

491:
  %492 = load ptr, ptr %6, align 8
  %493 = getelementptr inbounds nuw i8, ptr %492, i64 4
  %494 = load i32, ptr %493, align 4
  %495 = and i32 %494, -5
  %496 = icmp eq i32 %495, 0
  %497 = select i1 %496, i32 2, i32 0
  %498 = getelementptr inbounds nuw i8, ptr %172, i64 48
  %499 = load i32, ptr %498, align 8
  %500 = getelementptr inbounds nuw i8, ptr %172, i64 52
  %501 = load i32, ptr %500, align 4
  %502 = or i32 %501, %499
  %503 = getelementptr inbounds nuw i8, ptr %172, i64 56
  %504 = load i32, ptr %503, align 8
  %505 = or i32 %502, %504
  %506 = getelementptr inbounds nuw i8, ptr %172, i64 60
  %507 = load i32, ptr %506, align 4
  %508 = or i32 %505, %507
  %509 = and i32 %508, %169
  %510 = icmp eq i32 %509, 0
  br i1 %510, label %511, label %542

511:
  %512 = zext nneg i32 %497 to i64
  %513 = getelementptr inbounds nuw i32, ptr %498, i64 %512
  %514 = load i32, ptr %513, align 4
  %515 = icmp eq i32 %514, 0
  br i1 %515, label %516, label %518

516:
  %517 = getelementptr inbounds nuw i32, ptr %498, i64 %512
  br label %535

518:
  %519 = getelementptr inbounds nuw i8, ptr %172, i64 16
  %520 = getelementptr inbounds nuw i64, ptr %519, i64 %512
  %521 = load i64, ptr %520, align 8
  %522 = icmp ne i64 %521, %151
  %523 = zext i1 %522 to i32
  %524 = or disjoint i32 %497, %523
  %525 = zext nneg i32 %524 to i64
  %526 = getelementptr inbounds nuw i32, ptr %498, i64 %525
  %527 = load i32, ptr %526, align 4
  %528 = icmp eq i32 %527, 0
  %529 = getelementptr inbounds nuw i32, ptr %498, i64 %525
  br i1 %528, label %535, label %530

530:
  %531 = getelementptr inbounds nuw i8, ptr %172, i64 16
  %532 = getelementptr inbounds nuw i64, ptr %531, i64 %525
  %533 = load i64, ptr %532, align 8
  %534 = icmp eq i64 %533, %151
  br i1 %534, label %535, label %542

535:
  %536 = phi ptr [ %517, %516 ], [ %529, %518 ], [ %529, %530 ]
  %537 = phi i64 [ %512, %516 ], [ %525, %518 ], [ %525, %530 ]
  %538 = getelementptr inbounds nuw i8, ptr %172, i64 16
  %539 = getelementptr inbounds nuw i64, ptr %538, i64 %537
  store i64 %151, ptr %539, align 8
  %540 = load i32, ptr %536, align 4
  %541 = or i32 %540, %169
  store i32 %541, ptr %536, align 4
  br label %585

542:
  %543 = and i64 %151, 64
  %544 = icmp eq i64 %543, 0
  br i1 %544, label %545, label %583

545:
  %546 = getelementptr inbounds nuw i8, ptr %172, i64 48
  %547 = getelementptr inbounds nuw i8, ptr %172, i64 56
  %548 = load i32, ptr %547, align 8
  %549 = icmp eq i32 %548, 0
  %550 = getelementptr inbounds nuw i8, ptr %172, i64 52
  %551 = load i32, ptr %550, align 4
  %552 = getelementptr inbounds nuw i8, ptr %172, i64 60
  %553 = load i32, ptr %552, align 4
  %554 = or i32 %553, %551
  %555 = icmp eq i32 %554, 0
  br i1 %555, label %556, label %583

556:
  %557 = load i32, ptr %546, align 8
  %558 = icmp eq i32 %557, 0
  br i1 %558, label %563, label %559

559:
  %560 = getelementptr inbounds nuw i8, ptr %172, i64 16
  %561 = load i64, ptr %560, align 8
  %562 = icmp eq i64 %561, %151
  br i1 %562, label %563, label %583

563:
  br i1 %549, label %568, label %564

564:
  %565 = getelementptr inbounds nuw i8, ptr %172, i64 32
  %566 = load i64, ptr %565, align 8
  %567 = icmp eq i64 %566, %151
  br i1 %567, label %568, label %583

568:
  %569 = load ptr, ptr %6, align 8
  %570 = getelementptr inbounds nuw i8, ptr %569, i64 4
  %571 = load i32, ptr %570, align 4
  switch i32 %571, label %575 [
    i32 4, label %583
    i32 0, label %572
  ]

572:
  %573 = getelementptr inbounds nuw i8, ptr %172, i64 32
  store i64 %151, ptr %573, align 8
  %574 = or i32 %548, %169
  store i32 %574, ptr %547, align 8
  br label %585

575:
  br i1 %490, label %576, label %578

576:
  %577 = getelementptr inbounds nuw i8, ptr %172, i64 8
  store i64 0, ptr %577, align 8
  br label %578

578:
  %579 = getelementptr inbounds nuw i8, ptr %172, i64 16
  store i64 %151, ptr %579, align 8
  %580 = or i32 %557, %169
  store i32 %580, ptr %546, align 8
  %581 = xor i32 %169, -1
  %582 = and i32 %548, %581
  store i32 %582, ptr %547, align 8
  br label %585

583:
  %584 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %172, i64 %151, i32 %169)
  br label %585

585:
  %586 = phi i1 [ true, %535 ], [ %584, %583 ], [ true, %446 ], [ true, %479 ], [ true, %578 ], [ true, %474 ], [ true,
      %469 ], [ true, %464 ], [ true, %572 ]
  br i1 %442, label %587, label %590

587:
  %588 = getelementptr inbounds nuw i8, ptr %172, i64 8
  %589 = atomicrmw and ptr %588, i64 -2 release, align 8
  br i1 %586, label %624, label %591

590:
  br i1 %586, label %624, label %591

591:
  %592 = load ptr, ptr %0, align 8
  %593 = load ptr, ptr %6, align 8
  %594 = getelementptr inbounds nuw i8, ptr %593, i64 20
  %595 = load i32, ptr %594, align 4
  %596 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %597 = load i32, ptr %596, align 8
  %598 = tail call i32 @llvm.cttz.i32(i32 %597, i1 false)
  %599 = getelementptr inbounds nuw i8, ptr %592, i64 328
  store i32 22, ptr %599, align 8
  %600 = getelementptr inbounds nuw i8, ptr %592, i64 332
  store i32 %595, ptr %600, align 4
  %601 = getelementptr inbounds nuw i8, ptr %592, i64 336
  store i32 %598, ptr %601, align 8
  %602 = getelementptr inbounds nuw i8, ptr %592, i64 352
  store i64 0, ptr %602, align 8
  %603 = getelementptr inbounds nuw i8, ptr %592, i64 368
  store i32 0, ptr %603, align 8
  %604 = getelementptr inbounds nuw i8, ptr %592, i64 360
  store i32 0, ptr %604, align 8
  %605 = getelementptr inbounds nuw i8, ptr %592, i64 364
  store i32 0, ptr %605, align 4
  br label %624

606:
  %607 = load ptr, ptr %6, align 8
  %608 = getelementptr inbounds nuw i8, ptr %607, i64 4
  %609 = load i32, ptr %608, align 4
  switch i32 %609, label %610 [
    i32 4, label %624
    i32 0, label %624
  ]

610:
  %611 = load ptr, ptr %0, align 8
  %612 = getelementptr inbounds nuw i8, ptr %607, i64 20
  %613 = load i32, ptr %612, align 4
  %614 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %615 = load i32, ptr %614, align 8
  %616 = tail call i32 @llvm.cttz.i32(i32 %615, i1 false)
  %617 = getelementptr inbounds nuw i8, ptr %611, i64 328
  store i32 22, ptr %617, align 8
  %618 = getelementptr inbounds nuw i8, ptr %611, i64 332
  store i32 %613, ptr %618, align 4
  %619 = getelementptr inbounds nuw i8, ptr %611, i64 336
  store i32 %616, ptr %619, align 8
  %620 = getelementptr inbounds nuw i8, ptr %611, i64 352
  store i64 0, ptr %620, align 8
  %621 = getelementptr inbounds nuw i8, ptr %611, i64 368
  store i32 0, ptr %621, align 8
  %622 = getelementptr inbounds nuw i8, ptr %611, i64 360
  store i32 0, ptr %622, align 8
  %623 = getelementptr inbounds nuw i8, ptr %611, i64 364
  store i32 0, ptr %623, align 4
  br label %624

624:
  %625 = phi i32 [ 0, %590 ], [ 1, %591 ], [ 1, %610 ], [ 0, %606 ], [ 0, %587 ], [ 0, %317 ], [ 0, %237 ], [ 0, %15 ],
      [ 0, %54 ], [ 0, %97 ], [ 0, %316 ], [ 0, %341 ], [ 0, %55 ], [ 0, %150 ], [ 0, %319 ], [ 0, %374 ], [ 0, %174 ],
      [ 0, %216 ], [ 0, %215 ], [ 0, %233 ], [ 0, %220 ], [ 0, %216 ], [ 0, %233 ], [ 0, %606 ]
  ret i32 %625
}

define internal preserve_allcc i32 @search(ptr %0, ptr %1, i64 %2, ptr %3) unnamed_addr #0 noimplicitfloat {
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = tail call preserve_allcc ptr @row_below(ptr %5, i64 %2)
  %9 = icmp eq ptr %8, null
  br i1 %9, label %75, label %10

10:
  %11 = load i64, ptr %8, align 8
  %12 = sub i64 %2, %11
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %14 = load i64, ptr %13, align 8
  %15 = icmp ult i64 %12, %14
  br i1 %15, label %16, label %75

16:
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 184
  %18 = load ptr, ptr %17, align 8
  %19 = load ptr, ptr %18, align 8
  %20 = ptrtoint ptr %8 to i64
  %21 = ptrtoint ptr %19 to i64
  %22 = sub i64 %20, %21
  %23 = ashr exact i64 %22, 5
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 37632
  %25 = load ptr, ptr %24, align 8
  %26 = getelementptr inbounds nuw ptr, ptr %25, i64 %23
  %27 = load ptr, ptr %26, align 8
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 37640
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw ptr, ptr %29, i64 %23
  %31 = load ptr, ptr %30, align 8
  %32 = ptrtoint ptr %7 to i64
  %33 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %34 = load i64, ptr %33, align 8
  store i64 %32, ptr %3, align 8
  %35 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i64 %11, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i64 %14, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i64 %34, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store i64 %2, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %3, i64 40
  store ptr %27, ptr %39, align 8
  %40 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store ptr %31, ptr %40, align 8
  %41 = load ptr, ptr %6, align 8
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 4
  %43 = load i32, ptr %42, align 4
  %44 = icmp eq ptr %27, null
  switch i32 %43, label %46 [
    i32 4, label %45
    i32 0, label %45
  ]

45:
  br i1 %44, label %51, label %75

46:
  br i1 %44, label %75, label %47

47:
  %48 = getelementptr inbounds nuw i8, ptr %5, i64 37692
  %49 = load i32, ptr %48, align 4
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %51, label %75

51:
  %52 = load i64, ptr %13, align 8
  %53 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %54 = load i64, ptr %53, align 8
  %55 = icmp ult i64 %52, %54
  br i1 %55, label %75, label %56

56:
  %57 = getelementptr inbounds nuw i8, ptr %7, i64 28
  %58 = load i32, ptr %57, align 4
  %59 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %60 = load i32, ptr %59, align 4
  %61 = icmp eq i32 %60, 0
  %62 = select i1 %61, i64 16, i64 24
  %63 = getelementptr inbounds nuw i8, ptr %5, i64 %62
  %64 = load ptr, ptr %63, align 8
  %65 = sext i32 %58 to i64
  %66 = getelementptr inbounds %struct.SiteCache, ptr %64, i64 %65
  %67 = ptrtoint ptr %31 to i64
  %68 = getelementptr inbounds nuw i8, ptr %66, i64 16
  store i64 %67, ptr %68, align 8
  %69 = load i64, ptr %8, align 8
  store i64 %69, ptr %66, align 8
  %70 = load i64, ptr %13, align 8
  %71 = load i64, ptr %53, align 8
  %72 = add i64 %70, 1
  %73 = sub i64 %72, %71
  %74 = getelementptr inbounds nuw i8, ptr %66, i64 8
  store i64 %73, ptr %74, align 8
  br label %75

75:
  %76 = phi i32 [ 0, %4 ], [ 0, %10 ], [ 2, %46 ], [ 2, %56 ], [ 2, %51 ], [ 2, %47 ], [ 2, %45 ]
  ret i32 %76
}

define internal preserve_allcc i1 @judge_again(ptr %0, ptr %1, i64 %2, i32 %3) unnamed_addr #0 noimplicitfloat {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 4
  %8 = load i32, ptr %7, align 4
  %9 = icmp eq i32 %8, 4
  br i1 %9, label %10, label %18

10:
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %12 = load i32, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %14 = load i32, ptr %13, align 4
  %15 = or i32 %14, %12
  %16 = and i32 %15, %3
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %227

18:
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %21 = lshr i64 %2, 24
  %22 = and i64 %21, 65535
  %23 = trunc i64 %2 to i32
  %24 = lshr i32 %23, 20
  %25 = and i32 %24, 15
  br label %26

26:
  %27 = phi i1 [ true, %18 ], [ false, %62 ]
  %28 = phi i64 [ 0, %18 ], [ 1, %62 ]
  %29 = getelementptr inbounds nuw i32, ptr %19, i64 %28
  %30 = load i32, ptr %29, align 4
  %31 = and i32 %30, %3
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %62, label %33

33:
  %34 = getelementptr inbounds nuw i64, ptr %20, i64 %28
  %35 = load i64, ptr %34, align 8
  %36 = xor i64 %35, %2
  %37 = icmp ult i64 %36, 1099511627776
  br i1 %37, label %38, label %56

38:
  %39 = lshr i64 %35, 24
  %40 = and i64 %39, 65535
  %41 = icmp samesign ult i64 %40, %22
  br i1 %41, label %62, label %42

42:
  %43 = trunc i64 %35 to i32
  %44 = and i32 %43, 120
  %45 = icmp eq i32 %44, 120
  br i1 %45, label %56, label %46

46:
  %47 = xor i32 %43, %23
  %48 = and i32 %47, 1015808
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %56

50:
  %51 = lshr i32 %43, 20
  %52 = and i32 %51, 15
  %53 = icmp samesign ult i32 %52, %25
  br i1 %53, label %62, label %54

54:
  %55 = tail call preserve_allcc i1 @same_lanes(i64 %35, i64 %2, i32 %31)
  br i1 %55, label %62, label %56

56:
  %57 = and i64 %35, 7
  %58 = icmp ne i64 %57, 0
  %59 = and i64 %36, 7
  %60 = icmp eq i64 %59, 0
  %61 = and i1 %58, %60
  br i1 %61, label %62, label %227

62:
  br i1 %27, label %26, label %63

63:
  switch i32 %8, label %109 [
    i32 4, label %64
    i32 0, label %64
  ]

64:
  tail call preserve_allcc void @remember(ptr %1, i32 2, i64 %2, i32 %3)
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %66 = load i8, ptr %65, align 4
  %67 = trunc nuw i8 %66 to i1
  br i1 %67, label %68, label %227

68:
  %69 = load ptr, ptr %0, align 8
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 37684
  %71 = load i32, ptr %70, align 4
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %227

73:
  %74 = load i32, ptr %19, align 8
  %75 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %76 = load i32, ptr %75, align 4
  %77 = or i32 %76, %74
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %227

79:
  %80 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %81 = load i64, ptr %80, align 8
  %82 = and i64 %81, 64
  %83 = icmp eq i64 %82, 0
  br i1 %83, label %227, label %84

84:
  %85 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %86 = load i32, ptr %85, align 4
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %92, label %88

88:
  %89 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %90 = load i64, ptr %89, align 8
  %91 = tail call preserve_allcc i64 @joined(i64 %90, i64 %81)
  br label %92

92:
  %93 = phi i64 [ %91, %88 ], [ %81, %84 ]
  %94 = and i64 %93, 7
  %95 = icmp eq i64 %94, 0
  br i1 %95, label %96, label %227

96:
  store i64 %93, ptr %80, align 8
  %97 = getelementptr inbounds nuw i8, ptr %1, i64 56
  store i32 -1, ptr %97, align 8
  store i32 0, ptr %85, align 4
  %98 = and i64 %93, 120
  %99 = icmp eq i64 %98, 120
  %100 = load i64, ptr %1, align 8
  %101 = shl i64 %100, 10
  %102 = lshr i64 %93, 15
  %103 = and i64 %102, 1023
  %104 = select i1 %99, i64 1023, i64 %103
  %105 = or disjoint i64 %101, %104
  %106 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i64 %105, ptr %106, align 8
  br label %227

107:
  %108 = xor i32 %3, -1
  br label %150

109:
  %110 = phi i1 [ true, %145 ], [ false, %63 ]
  %111 = phi i64 [ 3, %145 ], [ 2, %63 ]
  %112 = getelementptr inbounds nuw i32, ptr %19, i64 %111
  %113 = load i32, ptr %112, align 4
  %114 = and i32 %113, %3
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %145, label %116

116:
  %117 = getelementptr inbounds nuw i64, ptr %20, i64 %111
  %118 = load i64, ptr %117, align 8
  %119 = xor i64 %118, %2
  %120 = icmp ult i64 %119, 1099511627776
  br i1 %120, label %121, label %139

121:
  %122 = lshr i64 %118, 24
  %123 = and i64 %122, 65535
  %124 = icmp samesign ult i64 %123, %22
  br i1 %124, label %145, label %125

125:
  %126 = trunc i64 %118 to i32
  %127 = and i32 %126, 120
  %128 = icmp eq i32 %127, 120
  br i1 %128, label %139, label %129

129:
  %130 = xor i32 %126, %23
  %131 = and i32 %130, 1015808
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %133, label %139

133:
  %134 = lshr i32 %126, 20
  %135 = and i32 %134, 15
  %136 = icmp samesign ult i32 %135, %25
  br i1 %136, label %145, label %137

137:
  %138 = tail call preserve_allcc i1 @same_lanes(i64 %118, i64 %2, i32 %114)
  br i1 %138, label %145, label %139

139:
  %140 = and i64 %118, 7
  %141 = icmp ne i64 %140, 0
  %142 = and i64 %119, 7
  %143 = icmp eq i64 %142, 0
  %144 = and i1 %141, %143
  br i1 %144, label %145, label %227

145:
  br i1 %110, label %107, label %109

146:
  tail call preserve_allcc void @remember(ptr %1, i32 0, i64 %2, i32 %3)
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %148 = load i8, ptr %147, align 4
  %149 = trunc nuw i8 %148 to i1
  br i1 %149, label %183, label %227

150:
  %151 = phi i1 [ false, %107 ], [ true, %182 ]
  %152 = phi i64 [ 2, %107 ], [ 3, %182 ]
  %153 = getelementptr inbounds nuw i32, ptr %19, i64 %152
  %154 = load i32, ptr %153, align 4
  %155 = and i32 %154, %3
  %156 = icmp eq i32 %155, 0
  br i1 %156, label %182, label %157

157:
  %158 = getelementptr inbounds nuw i64, ptr %20, i64 %152
  %159 = load i64, ptr %158, align 8
  %160 = xor i64 %159, %2
  %161 = icmp ult i64 %160, 1099511627776
  br i1 %161, label %162, label %182

162:
  %163 = lshr i64 %159, 24
  %164 = and i64 %163, 65535
  %165 = icmp samesign ult i64 %164, %22
  br i1 %165, label %180, label %166

166:
  %167 = trunc i64 %159 to i32
  %168 = and i32 %167, 120
  %169 = icmp eq i32 %168, 120
  br i1 %169, label %182, label %170

170:
  %171 = xor i32 %167, %23
  %172 = and i32 %171, 1015808
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %174, label %182

174:
  %175 = lshr i32 %167, 20
  %176 = and i32 %175, 15
  %177 = icmp samesign ult i32 %176, %25
  br i1 %177, label %180, label %178

178:
  %179 = tail call preserve_allcc i1 @same_lanes(i64 %159, i64 %2, i32 %155)
  br i1 %179, label %180, label %182

180:
  %181 = and i32 %154, %108
  store i32 %181, ptr %153, align 4
  br label %182

182:
  br i1 %151, label %146, label %150

183:
  %184 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i64 0, ptr %184, align 8
  %185 = load ptr, ptr %0, align 8
  %186 = getelementptr inbounds nuw i8, ptr %185, i64 37684
  %187 = load i32, ptr %186, align 4
  %188 = icmp eq i32 %187, 0
  br i1 %188, label %189, label %227

189:
  %190 = load i64, ptr %20, align 8
  %191 = and i64 %190, 7
  %192 = icmp ne i64 %191, 0
  %193 = and i64 %190, 120
  %194 = icmp eq i64 %193, 120
  %195 = and i1 %192, %194
  br i1 %195, label %196, label %227

196:
  %197 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %198 = load i32, ptr %197, align 4
  %199 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %200 = load i32, ptr %199, align 8
  %201 = or i32 %200, %198
  %202 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %203 = load i32, ptr %202, align 4
  %204 = or i32 %201, %203
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %206, label %227

206:
  %207 = getelementptr inbounds nuw i8, ptr %185, i64 37688
  %208 = load i32, ptr %207, align 8
  %209 = icmp eq i32 %208, 0
  br i1 %209, label %222, label %210

210:
  %211 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %212 = load ptr, ptr %211, align 8
  %213 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %214 = load ptr, ptr %213, align 8
  %215 = ptrtoint ptr %1 to i64
  %216 = ptrtoint ptr %214 to i64
  %217 = sub i64 %215, %216
  %218 = ashr exact i64 %217, 4
  %219 = getelementptr inbounds i8, ptr %212, i64 %218
  %220 = load i32, ptr %219, align 4
  %221 = icmp eq i32 %220, -1
  br i1 %221, label %222, label %227

222:
  store i32 -1, ptr %19, align 8
  %223 = load i64, ptr %1, align 8
  %224 = shl i64 %223, 10
  %225 = or disjoint i64 %191, 512
  %226 = or disjoint i64 %224, %225
  store i64 %226, ptr %184, align 8
  br label %227

227:
  %228 = phi i1 [ false, %10 ], [ true, %146 ], [ true, %222 ], [ true, %64 ], [ false, %139 ], [ true, %96 ], [ true,
      %68 ], [ true, %73 ], [ true, %79 ], [ true, %92 ], [ true, %183 ], [ true, %189 ], [ true, %210 ], [ true, %196
      ], [ false, %56 ]
  ret i1 %228
}

define internal preserve_allcc i1 @open_page(ptr %0, i64 %1) unnamed_addr #0 noimplicitfloat {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.ScreenPage, ptr %4, i64 %1
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 37648
  %8 = load i64, ptr %7, align 8
  %9 = load atomic i64, ptr %5 monotonic, align 8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load ptr, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 4
  %13 = load i32, ptr %12, align 4
  %14 = and i32 %13, -5
  %15 = icmp eq i32 %14, 0
  %16 = add i64 %8, -1
  br label %17

17:
  %18 = phi i64 [ %9, %2 ], [ %32, %29 ]
  %19 = icmp eq i64 %18, -1
  br i1 %19, label %20, label %23

20:
  %21 = load atomic i64, ptr %5 acquire, align 8
  %22 = icmp eq i64 %21, -1
  br i1 %22, label %20, label %23

23:
  %24 = phi i64 [ %18, %17 ], [ %21, %20 ]
  %25 = icmp eq i64 %24, %8
  %26 = icmp eq i64 %24, %16
  %27 = select i1 %26, i1 %15, i1 false
  %28 = select i1 %25, i1 true, i1 %27
  br i1 %28, label %88, label %29

29:
  %30 = cmpxchg ptr %5, i64 %24, i64 -1 acquire acquire, align 8
  %31 = extractvalue { i64, i1 } %30, 1
  %32 = extractvalue { i64, i1 } %30, 0
  br i1 %31, label %33, label %17

33:
  br i1 %26, label %41, label %34

34:
  %35 = getelementptr inbounds nuw i8, ptr %5, i64 8
  br label %36

36:
  %37 = phi i64 [ 0, %34 ], [ %39, %36 ]
  %38 = getelementptr inbounds nuw i64, ptr %35, i64 %37
  store atomic i64 0, ptr %38 monotonic, align 8
  %39 = add nuw nsw i64 %37, 1
  %40 = icmp eq i64 %39, 32
  br i1 %40, label %41, label %36

41:
  switch i32 %13, label %42 [
    i32 4, label %85
    i32 0, label %85
  ]

42:
  %43 = load ptr, ptr %0, align 8
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 37664
  %45 = load i64, ptr %44, align 8
  %46 = add i64 %45, 4112
  %47 = getelementptr inbounds nuw i8, ptr %43, i64 37672
  %48 = load i64, ptr %47, align 8
  %49 = icmp ugt i64 %46, %48
  br i1 %49, label %85, label %50

50:
  %51 = shl nuw i64 %1, 12
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %53 = load i64, ptr %52, align 8
  %54 = sub i64 %53, %51
  %55 = tail call i64 @llvm.umin.i64(i64 %54, i64 4096)
  %56 = inttoptr i64 %45 to ptr
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %58 = load i64, ptr %57, align 8
  %59 = add i64 %58, %51
  store i64 %59, ptr %56, align 8
  %60 = getelementptr inbounds nuw i8, ptr %56, i64 8
  store i64 %55, ptr %60, align 8
  %61 = getelementptr inbounds nuw i8, ptr %56, i64 16
  %62 = inttoptr i64 %59 to ptr
  %63 = icmp ult i64 %54, 8
  br i1 %63, label %64, label %67

64:
  %65 = phi i64 [ 0, %50 ], [ %68, %67 ]
  %66 = icmp samesign ult i64 %65, %55
  br i1 %66, label %75, label %82

67:
  %68 = phi i64 [ %73, %67 ], [ 8, %50 ]
  %69 = phi i64 [ %68, %67 ], [ 0, %50 ]
  %70 = getelementptr inbounds nuw i8, ptr %62, i64 %69
  %71 = load i64, ptr %70, align 1
  %72 = getelementptr inbounds nuw i8, ptr %61, i64 %69
  store i64 %71, ptr %72, align 8
  %73 = add nuw nsw i64 %68, 8
  %74 = icmp samesign ugt i64 %73, %55
  br i1 %74, label %64, label %67

75:
  %76 = phi i64 [ %80, %75 ], [ %65, %64 ]
  %77 = getelementptr inbounds nuw i8, ptr %62, i64 %76
  %78 = load i8, ptr %77, align 1
  %79 = getelementptr inbounds nuw i8, ptr %61, i64 %76
  store i8 %78, ptr %79, align 1
  %80 = add nuw i64 %76, 1
  %81 = icmp eq i64 %80, %55
  br i1 %81, label %82, label %75

82:
  %83 = load i64, ptr %44, align 8
  %84 = add i64 %83, 4112
  store i64 %84, ptr %44, align 8
  br label %85

85:
  %86 = phi i1 [ true, %82 ], [ %15, %42 ], [ %15, %41 ], [ %15, %41 ]
  %87 = phi i64 [ %8, %82 ], [ %16, %42 ], [ %16, %41 ], [ %16, %41 ]
  store atomic i64 %87, ptr %5 release, align 8
  br label %88

88:
  %89 = phi i1 [ %86, %85 ], [ true, %23 ]
  ret i1 %89
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

define internal fastcc { ptr, ptr } @lanes_place(ptr %0, ptr %1, i32 %2, i64 %3, i64 %4) unnamed_addr #0 {
  %6 = trunc i64 %3 to i32
  %7 = lshr i32 %6, 16
  %8 = shl i32 %2, 5
  %9 = and i32 %8, 96
  %10 = and i32 %6, 65535
  %11 = icmp samesign ult i32 %7, %9
  br i1 %11, label %76, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %14 = load i32, ptr %13, align 8
  %15 = add i32 %14, %7
  %16 = add nuw nsw i32 %9, 32
  %17 = icmp ugt i32 %15, %16
  br i1 %17, label %76, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %20 = load i32, ptr %19, align 4
  %21 = add i32 %20, %10
  %22 = icmp ugt i32 %21, 512
  br i1 %22, label %76, label %23

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %25 = load ptr, ptr %24, align 8
  %26 = icmp samesign ult i32 %10, %21
  br i1 %26, label %27, label %40

27:
  %28 = and i64 %3, 65535
  %29 = zext nneg i32 %21 to i64
  br label %30

30:
  %31 = phi i64 [ %28, %27 ], [ %36, %30 ]
  %32 = phi i64 [ 0, %27 ], [ %35, %30 ]
  %33 = getelementptr inbounds nuw i64, ptr %25, i64 %31
  %34 = load i64, ptr %33, align 8
  %35 = tail call i64 @llvm.smin.i64(i64 %34, i64 %32)
  %36 = add nuw nsw i64 %31, 1
  %37 = icmp eq i64 %36, %29
  br i1 %37, label %38, label %30

38:
  %39 = icmp sgt i64 %35, -1
  br i1 %39, label %40, label %76

40:
  %41 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %42 = load i32, ptr %41, align 4
  %43 = icmp eq i32 %42, 0
  %44 = trunc i64 %4 to i32
  %45 = select i1 %43, i32 0, i32 %44
  %46 = icmp ugt i32 %45, 512
  br i1 %46, label %76, label %47

47:
  %48 = add nuw nsw i32 %45, %10
  %49 = add i32 %48, %20
  %50 = icmp ugt i32 %49, 512
  br i1 %50, label %76, label %51

51:
  %52 = icmp samesign ult i32 %48, %49
  br i1 %52, label %53, label %66

53:
  %54 = zext nneg i32 %48 to i64
  %55 = zext nneg i32 %49 to i64
  br label %56

56:
  %57 = phi i64 [ %54, %53 ], [ %62, %56 ]
  %58 = phi i64 [ 0, %53 ], [ %61, %56 ]
  %59 = getelementptr inbounds nuw i64, ptr %25, i64 %57
  %60 = load i64, ptr %59, align 8
  %61 = tail call i64 @llvm.smin.i64(i64 %60, i64 %58)
  %62 = add nuw nsw i64 %57, 1
  %63 = icmp eq i64 %62, %55
  br i1 %63, label %64, label %56

64:
  %65 = icmp sgt i64 %61, -1
  br i1 %65, label %66, label %76

66:
  %67 = load ptr, ptr %0, align 8
  %68 = shl nuw nsw i32 %10, 7
  %69 = zext nneg i32 %68 to i64
  %70 = getelementptr inbounds nuw i32, ptr %67, i64 %69
  %71 = zext nneg i32 %7 to i64
  %72 = getelementptr inbounds nuw i32, ptr %70, i64 %71
  %73 = shl nuw nsw i32 %45, 7
  %74 = zext nneg i32 %73 to i64
  %75 = getelementptr inbounds nuw i32, ptr %72, i64 %74
  br label %76

76:
  %77 = phi ptr [ null, %5 ], [ null, %38 ], [ null, %12 ], [ %72, %66 ], [ null, %64 ], [ null, %40 ], [ null, %18 ], [
      null, %47 ]
  %78 = phi ptr [ null, %5 ], [ null, %38 ], [ null, %12 ], [ %75, %66 ], [ null, %64 ], [ null, %40 ], [ null, %18 ], [
      null, %47 ]
  %79 = insertvalue { ptr, ptr } poison, ptr %77, 0
  %80 = insertvalue { ptr, ptr } %79, ptr %78, 1
  ret { ptr, ptr } %80
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

declare i32 @llvm.umax.i32(i32, i32) #0

declare i64 @llvm.umin.i64(i64, i64) #0

declare i64 @llvm.usub.sat.i64(i64, i64) #0

declare i64 @llvm.umax.i64(i64, i64) #0

declare i64 @llvm.smax.i64(i64, i64) #0

declare i64 @llvm.smin.i64(i64, i64) #0
