; Generated from the C files beside this one by `make runtime`.
; f21a005252311974bc37264f6425f00b6fdc42a1379aa3323cfaa94e01c205b1
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
%struct.ScreenCache = type { i64, i64, i64, i64, ptr, ptr }
%struct.ScreenLine = type { i64, i64, [4 x i64], [4 x i32] }
%struct.ScreenPage = type { i64, [32 x i64] }
%struct.ScreenRun = type { i32, i32, i64, i32, i32 }
%struct.ScreenMember = type { ptr, i64 }
%struct.TensorPlan = type { [128 x i8], i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, [2 x i64], [5 x
      i64], [5 x i64], [5 x i64], [5 x i64], [5 x i64], [5 x i64], i64, i64, ptr, ptr, ptr }
%struct.LanesStore = type { i32, i32, i64, i64, ptr, [4096 x i32] }
%struct.Walk = type { [5 x i64], [5 x i64], [5 x i64], [5 x i64] }

@ptxvm_stop_flag = global ptr null, align 8
@ptxvm_next_handler = global ptr null, align 8
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
  br i1 %14, label %238, label %15

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
  br label %238

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
  br label %238

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
  br i1 %191, label %238, label %192

192:
  %193 = load i32, ptr %27, align 8
  %194 = icmp eq i32 %193, 3
  br i1 %194, label %238, label %195

195:
  %196 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %197 = load i64, ptr %196, align 8
  %198 = icmp ult i64 %176, %197
  br i1 %198, label %238, label %199

199:
  %200 = load i64, ptr %25, align 8
  %201 = load i32, ptr %6, align 4
  %202 = add nsw i32 %201, -1
  %203 = sext i32 %202 to i64
  %204 = and i64 %200, %203
  %205 = icmp eq i64 %204, 0
  br i1 %205, label %206, label %238

206:
  %207 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %208 = load ptr, ptr %207, align 8
  %209 = zext nneg i32 %190 to i64
  %210 = getelementptr inbounds nuw %struct.SiteCache, ptr %208, i64 %209
  %211 = load i64, ptr %24, align 8
  store i64 %211, ptr %210, align 8
  %212 = load i64, ptr %12, align 8
  %213 = load i64, ptr %196, align 8
  %214 = sub i64 %212, %213
  %215 = getelementptr inbounds nuw i8, ptr %4, i64 28
  %216 = load i32, ptr %215, align 4
  %217 = zext nneg i32 %216 to i64
  %218 = lshr i64 %214, %217
  %219 = add i64 %218, 1
  %220 = getelementptr inbounds nuw i8, ptr %210, i64 8
  store i64 %219, ptr %220, align 8
  %221 = load i64, ptr %25, align 8
  %222 = load i64, ptr %24, align 8
  %223 = sub i64 %221, %222
  %224 = getelementptr inbounds nuw i8, ptr %210, i64 16
  store i64 %223, ptr %224, align 8
  %225 = load i32, ptr %27, align 8
  %226 = icmp eq i32 %225, 2
  br i1 %226, label %227, label %238

227:
  %228 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %229 = load i32, ptr %228, align 8
  %230 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %231 = load ptr, ptr %230, align 8
  %232 = zext i32 %229 to i64
  %233 = getelementptr inbounds nuw ptr, ptr %231, i64 %232
  %234 = load ptr, ptr %233, align 8
  %235 = getelementptr inbounds nuw i8, ptr %234, i64 24
  %236 = load ptr, ptr %235, align 8
  %237 = getelementptr inbounds nuw i8, ptr %0, i64 296
  store ptr %236, ptr %237, align 8
  br label %238

238:
  %239 = phi i32 [ 0, %5 ], [ 1, %47 ], [ 1, %159 ], [ 0, %188 ], [ 0, %192 ], [ 0, %195 ], [ 0, %199 ], [ 0, %206 ], [
      0, %227 ]
  ret i32 %239
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

define preserve_allcc void @ptxvm_count(ptr %0, ptr %1, i32 %2, ptr %3, i64 %4) #0 noimplicitfloat {
  %6 = alloca [32 x i8], align 16
  %7 = alloca [32 x i8], align 16
  %8 = alloca %struct.Extent, align 8
  %9 = alloca %struct.Extent, align 8
  %10 = alloca %struct.Extent, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 40808
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
  %113 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %114 = load i64, ptr %113, align 8
  %115 = sub i64 %109, %114
  %116 = getelementptr inbounds nuw i8, ptr %12, i64 16
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
  %211 = getelementptr inbounds nuw i8, ptr %12, i64 12320
  %212 = getelementptr inbounds nuw i8, ptr %12, i64 28
  %213 = getelementptr inbounds nuw i8, ptr %12, i64 24
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
    i32 2, label %359
    i32 1, label %8
  ]

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %358

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
  br i1 %29, label %359, label %30

30:
  %31 = tail call fastcc i32 @resume_waiting(ptr %0)
  br label %359

32:
  %33 = phi i64 [ %10, %8 ], [ %18, %22 ]
  store i32 1, ptr %2, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %35 = load i32, ptr %34, align 4
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %37 = load i32, ptr %36, align 8
  %38 = icmp ult i32 %35, %37
  br i1 %38, label %39, label %359

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
  br i1 %57, label %58, label %359

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
  br i1 %109, label %356, label %110

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
  %125 = icmp eq i32 %353, 1
  br i1 %125, label %359, label %356

126:
  %127 = phi i64 [ 0, %110 ], [ %352, %349 ]
  %128 = phi i32 [ %108, %110 ], [ %353, %349 ]
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
  br i1 %138, label %225, label %294

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
  br i1 %264, label %294, label %265

265:
  %266 = getelementptr inbounds nuw i8, ptr %134, i64 72
  %267 = getelementptr inbounds nuw i8, ptr %134, i64 48
  br label %268

268:
  %269 = phi i64 [ 0, %265 ], [ %271, %281 ]
  %270 = phi i32 [ %263, %265 ], [ %291, %281 ]
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
  %291 = load i32, ptr %116, align 8
  %292 = zext i32 %291 to i64
  %293 = icmp samesign ult i64 %271, %292
  br i1 %293, label %268, label %294

294:
  store i32 0, ptr %136, align 8
  %295 = getelementptr inbounds nuw i8, ptr %134, i64 40
  store i32 0, ptr %295, align 8
  %296 = load ptr, ptr %119, align 8
  %297 = icmp eq ptr %296, null
  br i1 %297, label %338, label %298

298:
  %299 = load i64, ptr %120, align 8
  %300 = add i64 %299, 1
  store i64 %300, ptr %120, align 8
  %301 = getelementptr inbounds nuw i8, ptr %134, i64 14408
  store i64 %300, ptr %301, align 8
  %302 = load i32, ptr %121, align 8
  %303 = icmp eq i32 %302, 0
  br i1 %303, label %312, label %304

304:
  %305 = getelementptr inbounds nuw i8, ptr %134, i64 14400
  %306 = load ptr, ptr %305, align 8
  %307 = load i32, ptr %122, align 8
  %308 = add i32 %307, 127
  %309 = lshr i32 %308, 5
  %310 = and i32 %309, 134217724
  %311 = zext nneg i32 %310 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %306, i8 0, i64 %311, i1 false)
  br label %312

312:
  %313 = load i32, ptr %116, align 8
  %314 = icmp eq i32 %313, 0
  br i1 %314, label %338, label %315

315:
  %316 = getelementptr inbounds nuw i8, ptr %134, i64 72
  %317 = getelementptr inbounds nuw i8, ptr %134, i64 48
  br label %318

318:
  %319 = phi i64 [ 0, %315 ], [ %334, %318 ]
  %320 = load ptr, ptr %316, align 8
  %321 = load i64, ptr %317, align 8
  %322 = mul i64 %321, %319
  %323 = getelementptr inbounds nuw i8, ptr %320, i64 %322
  %324 = getelementptr inbounds nuw i8, ptr %323, i64 200
  store i32 0, ptr %324, align 8
  %325 = load i64, ptr %301, align 8
  %326 = getelementptr inbounds nuw i8, ptr %323, i64 12
  %327 = load i32, ptr %326, align 4
  %328 = zext i32 %327 to i64
  %329 = shl i64 %325, 26
  %330 = or disjoint i64 %329, 1023
  %331 = getelementptr inbounds nuw i8, ptr %323, i64 208
  store i64 %330, ptr %331, align 8
  %332 = or i64 %329, %328
  %333 = getelementptr inbounds nuw i8, ptr %323, i64 216
  store i64 %332, ptr %333, align 8
  %334 = add nuw nsw i64 %319, 1
  %335 = load i32, ptr %116, align 8
  %336 = zext i32 %335 to i64
  %337 = icmp samesign ult i64 %334, %336
  br i1 %337, label %318, label %338

338:
  %339 = getelementptr inbounds nuw i8, ptr %134, i64 56
  %340 = load ptr, ptr %339, align 8
  %341 = load i32, ptr %122, align 8
  %342 = zext i32 %341 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %340, i8 0, i64 %342, i1 false)
  %343 = load i32, ptr %123, align 4
  %344 = icmp eq i32 %343, 0
  br i1 %344, label %349, label %345

345:
  %346 = load ptr, ptr %339, align 8
  %347 = getelementptr inbounds nuw i8, ptr %346, i64 262144
  %348 = zext i32 %343 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %347, i8 0, i64 %348, i1 false)
  br label %349

349:
  %350 = load i32, ptr %34, align 4
  %351 = add i32 %350, 1
  store i32 %351, ptr %34, align 4
  %352 = add nuw nsw i64 %127, 1
  %353 = load i32, ptr %42, align 8
  %354 = zext i32 %353 to i64
  %355 = icmp samesign ult i64 %352, %354
  br i1 %355, label %126, label %124

356:
  %357 = getelementptr inbounds nuw i8, ptr %0, i64 268
  store i32 0, ptr %357, align 4
  br label %359

358:
  tail call fastcc void @turn_to_next(ptr %0)
  br label %359

359:
  %360 = phi i32 [ -1, %358 ], [ -1, %1 ], [ 0, %26 ], [ %31, %30 ], [ -1, %356 ], [ 1, %55 ], [ -1, %124 ], [ 1, %32 ]
  ret i32 %360
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
  br i1 %8, label %1869, label %9

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
  br label %1867

29:
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %31 = load i32, ptr %30, align 8
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %1270

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
  br i1 %58, label %60, label %633

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
  br label %1867

85:
  %86 = phi i32 [ -1, %67 ], [ -1, %71 ], [ %35, %64 ]
  %87 = call preserve_allcc i32 @screen_place(ptr %7, ptr %1, ptr %2, i64 %40, i32 %86)
  br label %1867

88:
  %89 = tail call i32 @llvm.ctpop.i32(i32 %37)
  %90 = icmp samesign ult i32 %89, 2
  %91 = select i1 %55, i1 %90, i1 false
  br i1 %91, label %92, label %633

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
  br i1 %139, label %221, label %235

140:
  switch i32 %101, label %235 [
    i32 1, label %146
    i32 0, label %141
  ]

141:
  %142 = lshr i64 %40, 32
  %143 = trunc nuw i64 %142 to i32
  %144 = add i32 %143, -1
  %145 = icmp ult i32 %144, 4
  br i1 %145, label %235, label %146

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
  %180 = call preserve_allcc i32 @search(ptr %7, i64 %40, ptr %169)
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %235, label %182

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
  %193 = getelementptr inbounds nuw i8, ptr %169, i64 32
  %194 = load ptr, ptr %193, align 8
  %195 = getelementptr inbounds nuw i8, ptr %7, i64 56
  store ptr %194, ptr %195, align 8
  %196 = getelementptr inbounds nuw i8, ptr %169, i64 40
  %197 = load ptr, ptr %196, align 8
  %198 = getelementptr inbounds nuw i8, ptr %7, i64 64
  store ptr %197, ptr %198, align 8
  %199 = icmp eq ptr %194, null
  br i1 %199, label %200, label %221

200:
  %201 = add i64 %100, %40
  %202 = sub i64 %201, %189
  %203 = icmp ugt i64 %202, %188
  br i1 %203, label %235, label %204

204:
  %205 = load ptr, ptr %10, align 8
  %206 = getelementptr inbounds nuw i8, ptr %205, i64 4
  %207 = load i32, ptr %206, align 4
  switch i32 %207, label %208 [
    i32 4, label %1867
    i32 0, label %1867
  ]

208:
  %209 = load ptr, ptr %7, align 8
  %210 = getelementptr inbounds nuw i8, ptr %205, i64 20
  %211 = load i32, ptr %210, align 4
  %212 = load i32, ptr %11, align 8
  %213 = tail call i32 @llvm.cttz.i32(i32 %212, i1 false)
  %214 = getelementptr inbounds nuw i8, ptr %209, i64 328
  store i32 22, ptr %214, align 8
  %215 = getelementptr inbounds nuw i8, ptr %209, i64 332
  store i32 %211, ptr %215, align 4
  %216 = getelementptr inbounds nuw i8, ptr %209, i64 336
  store i32 %213, ptr %216, align 8
  %217 = getelementptr inbounds nuw i8, ptr %209, i64 352
  store i64 0, ptr %217, align 8
  %218 = getelementptr inbounds nuw i8, ptr %209, i64 368
  store i32 0, ptr %218, align 8
  %219 = getelementptr inbounds nuw i8, ptr %209, i64 360
  store i32 0, ptr %219, align 8
  %220 = getelementptr inbounds nuw i8, ptr %209, i64 364
  store i32 0, ptr %220, align 4
  br label %1867

221:
  %222 = phi i64 [ %188, %187 ], [ %125, %108 ]
  %223 = phi i64 [ %189, %187 ], [ 0, %108 ]
  %224 = phi i64 [ %40, %187 ], [ %109, %108 ]
  %225 = sub i64 %224, %223
  %226 = trunc i64 %225 to i32
  %227 = shl nuw i32 1, %93
  %228 = add i32 %227, -1
  %229 = and i32 %228, %226
  %230 = add i64 %225, %100
  %231 = icmp ugt i64 %230, %222
  %232 = add nuw i32 %229, %37
  %233 = icmp ugt i32 %232, %227
  %234 = select i1 %231, i1 true, i1 %233
  br i1 %234, label %235, label %237

235:
  %236 = call preserve_allcc i32 @screen_apart(ptr %7, ptr %1, ptr %2, i64 %40, i32 %35, i32 %93, i32 %3)
  br label %1867

237:
  %238 = add i64 %230, -1
  %239 = lshr i64 %238, 7
  %240 = lshr i64 %225, 7
  %241 = icmp samesign ugt i64 %240, %239
  br i1 %241, label %1867, label %242

242:
  %243 = zext nneg i32 %229 to i64
  %244 = sub i64 %243, %225
  %245 = icmp eq i32 %93, 2
  %246 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %247 = shl nuw nsw i64 %96, 3
  %248 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %249 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %250 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %251 = getelementptr inbounds nuw i8, ptr %7, i64 24
  br label %252

252:
  %253 = phi i64 [ %240, %242 ], [ %631, %630 ]
  %254 = shl nuw i64 %253, 7
  %255 = add i64 %244, %254
  %256 = ashr i64 %255, %96
  %257 = add nsw i64 %256, %38
  br i1 %245, label %258, label %269

258:
  %259 = add i64 %257, -32
  %260 = icmp ult i64 %259, -63
  br i1 %260, label %271, label %261

261:
  %262 = icmp sgt i64 %257, -1
  %263 = trunc nsw i64 %257 to i32
  br i1 %262, label %264, label %266

264:
  %265 = lshr i32 %3, %263
  br label %271

266:
  %267 = sub nsw i32 0, %263
  %268 = shl i32 %3, %267
  br label %271

269:
  %270 = tail call preserve_allcc i32 @words_of(i32 %3, i64 %257, i32 %93, i32 %229, i32 %37)
  br label %271

271:
  %272 = phi i32 [ %270, %269 ], [ 0, %258 ], [ %265, %264 ], [ %268, %266 ]
  %273 = load i64, ptr %246, align 8
  %274 = shl i64 %257, 7
  %275 = and i64 %274, 32640
  %276 = or i64 %275, %247
  %277 = xor i64 %276, 16384
  %278 = or i64 %273, %277
  %279 = load ptr, ptr %248, align 8
  %280 = getelementptr inbounds nuw %struct.ScreenLine, ptr %279, i64 %253
  %281 = icmp ne i32 %272, 0
  %282 = load i64, ptr %12, align 8
  %283 = icmp ult i64 %254, %282
  %284 = select i1 %281, i1 %283, i1 false
  br i1 %284, label %285, label %630

285:
  %286 = load i8, ptr %14, align 4
  %287 = trunc nuw i8 %286 to i1
  %288 = load ptr, ptr %7, align 8
  br i1 %287, label %289, label %324

289:
  %290 = getelementptr inbounds nuw i8, ptr %288, i64 37688
  %291 = load i32, ptr %290, align 8
  %292 = icmp eq i32 %291, 0
  br i1 %292, label %318, label %293

293:
  %294 = load ptr, ptr %10, align 8
  %295 = getelementptr inbounds nuw i8, ptr %294, i64 4
  %296 = load i32, ptr %295, align 4
  %297 = add i32 %296, -3
  %298 = icmp ult i32 %297, -2
  br i1 %298, label %311, label %299

299:
  %300 = getelementptr inbounds nuw i8, ptr %294, i64 8
  %301 = load i32, ptr %300, align 8
  %302 = icmp ugt i32 %301, 3
  br i1 %302, label %303, label %318

303:
  %304 = load ptr, ptr %249, align 8
  %305 = getelementptr inbounds nuw i32, ptr %304, i64 %253
  %306 = load i32, ptr %305, align 4
  %307 = or i32 %306, %272
  store i32 %307, ptr %305, align 4
  %308 = load ptr, ptr %7, align 8
  %309 = load i8, ptr %14, align 4
  %310 = trunc nuw i8 %309 to i1
  br label %318

311:
  %312 = load ptr, ptr %249, align 8
  %313 = getelementptr inbounds nuw i32, ptr %312, i64 %253
  %314 = load i32, ptr %313, align 4
  %315 = xor i32 %314, -1
  %316 = and i32 %272, %315
  %317 = icmp eq i32 %316, 0
  br i1 %317, label %318, label %616

318:
  %319 = phi i1 [ true, %299 ], [ %310, %303 ], [ true, %311 ], [ true, %289 ]
  %320 = phi ptr [ %288, %299 ], [ %308, %303 ], [ %288, %311 ], [ %288, %289 ]
  %321 = getelementptr inbounds nuw i8, ptr %320, i64 37692
  %322 = load i32, ptr %321, align 4
  %323 = icmp eq i32 %322, 0
  br i1 %323, label %328, label %351

324:
  %325 = getelementptr inbounds nuw i8, ptr %288, i64 37692
  %326 = load i32, ptr %325, align 4
  %327 = icmp eq i32 %326, 0
  br i1 %327, label %329, label %352

328:
  br i1 %319, label %630, label %329

329:
  %330 = load ptr, ptr %10, align 8
  %331 = getelementptr inbounds nuw i8, ptr %330, i64 4
  %332 = load i32, ptr %331, align 4
  switch i32 %332, label %333 [
    i32 4, label %630
    i32 0, label %630
  ]

333:
  %334 = lshr i64 %253, 5
  %335 = load ptr, ptr %250, align 8
  %336 = getelementptr inbounds nuw %struct.ScreenPage, ptr %335, i64 %334
  %337 = load atomic i64, ptr %336 acquire, align 8
  %338 = load ptr, ptr %7, align 8
  %339 = getelementptr inbounds nuw i8, ptr %338, i64 37648
  %340 = load i64, ptr %339, align 8
  %341 = icmp eq i64 %337, %340
  br i1 %341, label %630, label %342

342:
  %343 = add i64 %340, -1
  %344 = icmp eq i64 %337, %343
  br i1 %344, label %345, label %349

345:
  %346 = load ptr, ptr %10, align 8
  %347 = getelementptr inbounds nuw i8, ptr %346, i64 4
  %348 = load i32, ptr %347, align 4
  switch i32 %348, label %349 [
    i32 4, label %630
    i32 0, label %630
  ]

349:
  %350 = call preserve_allcc i1 @open_page(ptr %7, i64 %334)
  br i1 %350, label %630, label %616

351:
  br i1 %319, label %370, label %352

352:
  %353 = lshr i64 %253, 5
  %354 = load ptr, ptr %250, align 8
  %355 = getelementptr inbounds nuw %struct.ScreenPage, ptr %354, i64 %353
  %356 = load atomic i64, ptr %355 acquire, align 8
  %357 = load ptr, ptr %7, align 8
  %358 = getelementptr inbounds nuw i8, ptr %357, i64 37648
  %359 = load i64, ptr %358, align 8
  %360 = icmp eq i64 %356, %359
  br i1 %360, label %370, label %361

361:
  %362 = add i64 %359, -1
  %363 = icmp eq i64 %356, %362
  br i1 %363, label %364, label %368

364:
  %365 = load ptr, ptr %10, align 8
  %366 = getelementptr inbounds nuw i8, ptr %365, i64 4
  %367 = load i32, ptr %366, align 4
  switch i32 %367, label %368 [
    i32 4, label %370
    i32 0, label %370
  ]

368:
  %369 = call preserve_allcc i1 @open_page(ptr %7, i64 %353)
  br i1 %369, label %370, label %616

370:
  %371 = load i8, ptr %14, align 4
  %372 = trunc nuw i8 %371 to i1
  br i1 %372, label %414, label %373

373:
  %374 = load ptr, ptr %250, align 8
  %375 = lshr i64 %253, 5
  %376 = getelementptr inbounds nuw %struct.ScreenPage, ptr %374, i64 %375
  %377 = getelementptr inbounds nuw i8, ptr %376, i64 8
  %378 = and i64 %253, 31
  %379 = getelementptr inbounds nuw i64, ptr %377, i64 %378
  %380 = load atomic i64, ptr %379 monotonic, align 8
  %381 = icmp eq i32 %272, -1
  %382 = and i64 %273, 7
  %383 = icmp eq i64 %382, 0
  %384 = and i1 %381, %383
  %385 = and i64 %278, 64
  %386 = icmp eq i64 %385, 0
  %387 = select i1 %384, i1 %386, i1 false
  br i1 %387, label %388, label %414

388:
  %389 = load ptr, ptr %10, align 8
  %390 = getelementptr inbounds nuw i8, ptr %389, i64 4
  %391 = load i32, ptr %390, align 4
  %392 = icmp eq i32 %391, 4
  br i1 %392, label %414, label %393

393:
  %394 = icmp eq i64 %380, 0
  %395 = and i64 %380, -8
  %396 = icmp eq i64 %395, %278
  %397 = or i1 %394, %396
  br i1 %397, label %398, label %414

398:
  %399 = and i64 %380, 7
  %400 = icmp eq i32 %391, 0
  %401 = select i1 %400, i64 2, i64 1
  %402 = or i64 %399, %401
  %403 = or disjoint i64 %402, %278
  %404 = load ptr, ptr %7, align 8
  %405 = getelementptr inbounds nuw i8, ptr %404, i64 37680
  %406 = load i32, ptr %405, align 8
  %407 = icmp eq i32 %406, 0
  br i1 %407, label %409, label %408

408:
  store i64 %403, ptr %379, align 8
  br label %630

409:
  %410 = icmp eq i64 %380, %403
  br i1 %410, label %630, label %411

411:
  %412 = cmpxchg ptr %379, i64 %380, i64 %403 monotonic monotonic, align 8
  %413 = extractvalue { i64, i1 } %412, 1
  br i1 %413, label %630, label %414

414:
  %415 = load i64, ptr %280, align 8
  %416 = load i64, ptr %251, align 8
  %417 = icmp eq i64 %415, %416
  br i1 %417, label %418, label %477

418:
  %419 = load ptr, ptr %10, align 8
  %420 = getelementptr inbounds nuw i8, ptr %419, i64 4
  %421 = load i32, ptr %420, align 4
  switch i32 %421, label %440 [
    i32 4, label %422
    i32 0, label %422
  ]

422:
  %423 = getelementptr inbounds nuw i8, ptr %280, i64 32
  %424 = load i64, ptr %423, align 8
  %425 = icmp eq i64 %424, %278
  br i1 %425, label %426, label %477

426:
  %427 = getelementptr inbounds nuw i8, ptr %280, i64 56
  %428 = load i32, ptr %427, align 8
  %429 = xor i32 %428, -1
  %430 = and i32 %272, %429
  %431 = icmp eq i32 %430, 0
  br i1 %431, label %432, label %477

432:
  %433 = getelementptr inbounds nuw i8, ptr %280, i64 48
  %434 = load i32, ptr %433, align 8
  %435 = getelementptr inbounds nuw i8, ptr %280, i64 52
  %436 = load i32, ptr %435, align 4
  %437 = or i32 %436, %434
  %438 = and i32 %437, %272
  %439 = icmp eq i32 %438, 0
  br i1 %439, label %630, label %477

440:
  %441 = and i64 %273, 7
  %442 = icmp eq i64 %441, 0
  br i1 %442, label %477, label %443

443:
  %444 = getelementptr inbounds nuw i8, ptr %280, i64 48
  %445 = load i32, ptr %444, align 8
  %446 = xor i32 %445, -1
  %447 = and i32 %272, %446
  %448 = icmp eq i32 %447, 0
  br i1 %448, label %449, label %477

449:
  %450 = getelementptr inbounds nuw i8, ptr %280, i64 16
  %451 = load i64, ptr %450, align 8
  %452 = and i64 %451, 120
  %453 = icmp eq i64 %452, 120
  br i1 %453, label %454, label %477

454:
  %455 = icmp ugt i64 %451, -1099511627777
  %456 = xor i64 %451, %278
  %457 = icmp ult i64 %456, 16777216
  %458 = select i1 %455, i1 true, i1 %457
  br i1 %458, label %459, label %477

459:
  %460 = and i64 %451, 7
  %461 = icmp ne i64 %460, 0
  %462 = xor i64 %451, %273
  %463 = and i64 %462, 7
  %464 = icmp eq i64 %463, 0
  %465 = select i1 %461, i1 %464, i1 false
  br i1 %465, label %466, label %477

466:
  %467 = getelementptr inbounds nuw i8, ptr %280, i64 52
  %468 = load i32, ptr %467, align 4
  %469 = getelementptr inbounds nuw i8, ptr %280, i64 56
  %470 = load i32, ptr %469, align 8
  %471 = or i32 %470, %468
  %472 = getelementptr inbounds nuw i8, ptr %280, i64 60
  %473 = load i32, ptr %472, align 4
  %474 = or i32 %471, %473
  %475 = and i32 %474, %272
  %476 = icmp eq i32 %475, 0
  br i1 %476, label %630, label %477

477:
  %478 = load i8, ptr %14, align 4
  %479 = trunc nuw i8 %478 to i1
  br i1 %479, label %518, label %480

480:
  %481 = load ptr, ptr %7, align 8
  %482 = getelementptr inbounds nuw i8, ptr %481, i64 37680
  %483 = load i32, ptr %482, align 8
  %484 = icmp eq i32 %483, 0
  br i1 %484, label %485, label %494

485:
  %486 = getelementptr inbounds nuw i8, ptr %280, i64 8
  br label %487

487:
  %488 = atomicrmw or ptr %486, i64 1 acquire, align 8
  %489 = and i64 %488, 1
  %490 = icmp eq i64 %489, 0
  br i1 %490, label %491, label %487

491:
  %492 = load i8, ptr %14, align 4
  %493 = trunc nuw i8 %492 to i1
  br i1 %493, label %518, label %494

494:
  %495 = load ptr, ptr %250, align 8
  %496 = lshr i64 %253, 5
  %497 = getelementptr inbounds nuw %struct.ScreenPage, ptr %495, i64 %496
  %498 = getelementptr inbounds nuw i8, ptr %497, i64 8
  %499 = and i64 %253, 31
  %500 = getelementptr inbounds nuw i64, ptr %498, i64 %499
  %501 = atomicrmw xchg ptr %500, i64 -1 monotonic, align 8
  %502 = icmp eq i64 %501, -1
  br i1 %502, label %518, label %503

503:
  %504 = load i64, ptr %251, align 8
  store i64 %504, ptr %280, align 8
  %505 = trunc i64 %501 to i32
  %506 = and i32 %505, 1
  %507 = sub nsw i32 0, %506
  %508 = getelementptr inbounds nuw i8, ptr %280, i64 48
  store i32 %507, ptr %508, align 8
  %509 = shl i64 %501, 62
  %510 = ashr i64 %509, 63
  %511 = trunc nsw i64 %510 to i32
  %512 = getelementptr inbounds nuw i8, ptr %280, i64 56
  store i32 %511, ptr %512, align 8
  %513 = getelementptr inbounds nuw i8, ptr %280, i64 60
  store i32 0, ptr %513, align 4
  %514 = getelementptr inbounds nuw i8, ptr %280, i64 52
  store i32 0, ptr %514, align 4
  %515 = and i64 %501, -8
  %516 = getelementptr inbounds nuw i8, ptr %280, i64 16
  %517 = getelementptr inbounds nuw i8, ptr %280, i64 32
  store i64 %515, ptr %517, align 8
  store i64 %515, ptr %516, align 8
  br label %518

518:
  %519 = phi i1 [ true, %491 ], [ %484, %503 ], [ %484, %494 ], [ false, %477 ]
  %520 = load i64, ptr %280, align 8
  %521 = load i64, ptr %251, align 8
  %522 = icmp eq i64 %520, %521
  br i1 %522, label %565, label %523

523:
  %524 = load ptr, ptr %10, align 8
  %525 = getelementptr inbounds nuw i8, ptr %524, i64 4
  %526 = load i32, ptr %525, align 4
  %527 = and i32 %526, -5
  %528 = icmp eq i32 %527, 0
  %529 = select i1 %528, i32 2, i32 0
  store i64 %521, ptr %280, align 8
  %530 = getelementptr inbounds nuw i8, ptr %280, i64 48
  %531 = getelementptr inbounds nuw i8, ptr %280, i64 60
  store i32 0, ptr %531, align 4
  %532 = getelementptr inbounds nuw i8, ptr %280, i64 52
  store i32 0, ptr %532, align 4
  %533 = zext nneg i32 %529 to i64
  %534 = getelementptr inbounds nuw i32, ptr %530, i64 %533
  store i32 %272, ptr %534, align 4
  %535 = sub nuw nsw i32 2, %529
  %536 = zext nneg i32 %535 to i64
  %537 = getelementptr inbounds nuw i32, ptr %530, i64 %536
  store i32 0, ptr %537, align 4
  %538 = getelementptr inbounds nuw i8, ptr %280, i64 16
  %539 = getelementptr inbounds nuw i64, ptr %538, i64 %533
  store i64 %278, ptr %539, align 8
  %540 = getelementptr inbounds nuw i8, ptr %280, i64 8
  store i64 0, ptr %540, align 8
  switch i32 %526, label %610 [
    i32 4, label %541
    i32 0, label %541
  ]

541:
  %542 = load ptr, ptr %7, align 8
  %543 = getelementptr inbounds nuw i8, ptr %542, i64 37684
  %544 = load i32, ptr %543, align 4
  %545 = icmp eq i32 %544, 0
  br i1 %545, label %546, label %610

546:
  %547 = load i32, ptr %530, align 8
  %548 = load i32, ptr %532, align 4
  %549 = or i32 %548, %547
  %550 = icmp eq i32 %549, 0
  br i1 %550, label %551, label %610

551:
  %552 = getelementptr inbounds nuw i8, ptr %280, i64 32
  %553 = load i64, ptr %552, align 8
  %554 = and i64 %553, 71
  %555 = icmp eq i64 %554, 64
  br i1 %555, label %556, label %610

556:
  %557 = getelementptr inbounds nuw i8, ptr %280, i64 56
  store i32 -1, ptr %557, align 8
  store i32 0, ptr %531, align 4
  %558 = and i64 %553, 120
  %559 = icmp eq i64 %558, 120
  %560 = shl i64 %521, 10
  %561 = lshr i64 %553, 15
  %562 = and i64 %561, 1023
  %563 = select i1 %559, i64 1023, i64 %562
  %564 = or disjoint i64 %563, %560
  store i64 %564, ptr %540, align 8
  br label %610

565:
  %566 = and i64 %278, 64
  %567 = icmp eq i64 %566, 0
  br i1 %567, label %568, label %608

568:
  %569 = getelementptr inbounds nuw i8, ptr %280, i64 48
  %570 = getelementptr inbounds nuw i8, ptr %280, i64 56
  %571 = load i32, ptr %570, align 8
  %572 = icmp eq i32 %571, 0
  %573 = getelementptr inbounds nuw i8, ptr %280, i64 52
  %574 = load i32, ptr %573, align 4
  %575 = getelementptr inbounds nuw i8, ptr %280, i64 60
  %576 = load i32, ptr %575, align 4
  %577 = or i32 %576, %574
  %578 = icmp eq i32 %577, 0
  br i1 %578, label %579, label %608

579:
  %580 = load i32, ptr %569, align 8
  %581 = icmp eq i32 %580, 0
  br i1 %581, label %586, label %582

582:
  %583 = getelementptr inbounds nuw i8, ptr %280, i64 16
  %584 = load i64, ptr %583, align 8
  %585 = icmp eq i64 %584, %278
  br i1 %585, label %586, label %608

586:
  br i1 %572, label %591, label %587

587:
  %588 = getelementptr inbounds nuw i8, ptr %280, i64 32
  %589 = load i64, ptr %588, align 8
  %590 = icmp eq i64 %589, %278
  br i1 %590, label %591, label %608

591:
  %592 = load ptr, ptr %10, align 8
  %593 = getelementptr inbounds nuw i8, ptr %592, i64 4
  %594 = load i32, ptr %593, align 4
  switch i32 %594, label %598 [
    i32 4, label %608
    i32 0, label %595
  ]

595:
  %596 = getelementptr inbounds nuw i8, ptr %280, i64 32
  store i64 %278, ptr %596, align 8
  %597 = or i32 %571, %272
  store i32 %597, ptr %570, align 8
  br label %610

598:
  %599 = load i8, ptr %14, align 4
  %600 = trunc nuw i8 %599 to i1
  br i1 %600, label %601, label %603

601:
  %602 = getelementptr inbounds nuw i8, ptr %280, i64 8
  store i64 0, ptr %602, align 8
  br label %603

603:
  %604 = getelementptr inbounds nuw i8, ptr %280, i64 16
  store i64 %278, ptr %604, align 8
  %605 = or i32 %580, %272
  store i32 %605, ptr %569, align 8
  %606 = xor i32 %272, -1
  %607 = and i32 %571, %606
  store i32 %607, ptr %570, align 8
  br label %610

608:
  %609 = call preserve_allcc i1 @judge_again(ptr %7, ptr %280, i64 %278, i32 %272)
  br label %610

610:
  %611 = phi i1 [ true, %523 ], [ %609, %608 ], [ true, %556 ], [ true, %603 ], [ true, %551 ], [ true, %546 ], [ true,
      %541 ], [ true, %595 ]
  br i1 %519, label %612, label %615

612:
  %613 = getelementptr inbounds nuw i8, ptr %280, i64 8
  %614 = atomicrmw and ptr %613, i64 -2 release, align 8
  br i1 %611, label %630, label %616

615:
  br i1 %611, label %630, label %616

616:
  %617 = load ptr, ptr %7, align 8
  %618 = load ptr, ptr %10, align 8
  %619 = getelementptr inbounds nuw i8, ptr %618, i64 20
  %620 = load i32, ptr %619, align 4
  %621 = load i32, ptr %11, align 8
  %622 = tail call i32 @llvm.cttz.i32(i32 %621, i1 false)
  %623 = getelementptr inbounds nuw i8, ptr %617, i64 328
  store i32 22, ptr %623, align 8
  %624 = getelementptr inbounds nuw i8, ptr %617, i64 332
  store i32 %620, ptr %624, align 4
  %625 = getelementptr inbounds nuw i8, ptr %617, i64 336
  store i32 %622, ptr %625, align 8
  %626 = getelementptr inbounds nuw i8, ptr %617, i64 352
  store i64 0, ptr %626, align 8
  %627 = getelementptr inbounds nuw i8, ptr %617, i64 368
  store i32 0, ptr %627, align 8
  %628 = getelementptr inbounds nuw i8, ptr %617, i64 360
  store i32 0, ptr %628, align 8
  %629 = getelementptr inbounds nuw i8, ptr %617, i64 364
  store i32 0, ptr %629, align 4
  br label %1867

630:
  %631 = add nuw nsw i64 %253, 1
  %632 = icmp eq i64 %253, %239
  br i1 %632, label %1867, label %252

633:
  %634 = load i32, ptr %4, align 8
  %635 = icmp eq i32 %634, 2
  br i1 %635, label %641, label %636

636:
  %637 = icmp eq i32 %634, 0
  %638 = and i64 %40, -4294967296
  %639 = icmp eq i64 %638, 4294967296
  %640 = and i1 %639, %637
  br i1 %640, label %641, label %673

641:
  %642 = and i64 %40, 4294967295
  %643 = zext nneg i32 %16 to i64
  %644 = shl nuw nsw i64 %643, 20
  %645 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %646 = load i32, ptr %645, align 4
  %647 = zext i32 %646 to i64
  %648 = shl nuw nsw i64 %647, 15
  %649 = or i64 %648, %644
  %650 = and i64 %649, 16744448
  %651 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %652 = load i32, ptr %651, align 8
  %653 = zext i32 %652 to i64
  %654 = or i64 %650, %653
  %655 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %654, ptr %655, align 8
  store i64 0, ptr %13, align 8
  %656 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %657 = load i32, ptr %656, align 8
  %658 = zext i32 %657 to i64
  store i64 %658, ptr %12, align 8
  %659 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %660 = load ptr, ptr %659, align 8
  %661 = getelementptr inbounds nuw i8, ptr %7, i64 56
  store ptr %660, ptr %661, align 8
  %662 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %663 = load ptr, ptr %662, align 8
  %664 = getelementptr inbounds nuw i8, ptr %7, i64 72
  store ptr %663, ptr %664, align 8
  %665 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %666 = load i64, ptr %665, align 8
  %667 = shl i64 %666, 16
  %668 = lshr i32 %16, 4
  %669 = zext nneg i32 %668 to i64
  %670 = or disjoint i64 %667, %669
  %671 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %670, ptr %671, align 8
  store i8 1, ptr %14, align 4
  %672 = icmp samesign ult i64 %642, %658
  br i1 %672, label %746, label %856

673:
  switch i32 %634, label %856 [
    i32 1, label %679
    i32 0, label %674
  ]

674:
  %675 = lshr i64 %40, 32
  %676 = trunc nuw i64 %675 to i32
  %677 = add i32 %676, -1
  %678 = icmp ult i32 %677, 4
  br i1 %678, label %856, label %679

679:
  %680 = zext nneg i32 %16 to i64
  %681 = shl nuw nsw i64 %680, 20
  %682 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %683 = load i32, ptr %682, align 4
  %684 = zext i32 %683 to i64
  %685 = shl nuw nsw i64 %684, 15
  %686 = or i64 %685, %681
  %687 = load i64, ptr %1, align 8
  %688 = shl i64 %687, 40
  %689 = or i64 %686, %688
  %690 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %691 = load i32, ptr %690, align 4
  %692 = zext i32 %691 to i64
  %693 = or i64 %689, %692
  %694 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %693, ptr %694, align 8
  %695 = getelementptr inbounds nuw i8, ptr %0, i64 37648
  %696 = load i64, ptr %695, align 8
  %697 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %696, ptr %697, align 8
  store i8 0, ptr %14, align 4
  %698 = ptrtoint ptr %4 to i64
  %699 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %700 = udiv i64 %698, 40
  %701 = and i64 %700, 63
  %702 = getelementptr inbounds nuw %struct.ScreenCache, ptr %699, i64 %701
  %703 = load i64, ptr %702, align 8
  %704 = icmp eq i64 %703, %698
  br i1 %704, label %705, label %712

705:
  %706 = getelementptr inbounds nuw i8, ptr %702, i64 8
  %707 = load i64, ptr %706, align 8
  %708 = sub i64 %40, %707
  %709 = getelementptr inbounds nuw i8, ptr %702, i64 16
  %710 = load i64, ptr %709, align 8
  %711 = icmp ult i64 %708, %710
  br i1 %711, label %720, label %712

712:
  %713 = call preserve_allcc i32 @search(ptr %7, i64 %40, ptr %702)
  %714 = icmp eq i32 %713, 0
  br i1 %714, label %856, label %715

715:
  %716 = getelementptr inbounds nuw i8, ptr %702, i64 8
  %717 = load i64, ptr %716, align 8
  %718 = getelementptr inbounds nuw i8, ptr %702, i64 16
  %719 = load i64, ptr %718, align 8
  br label %720

720:
  %721 = phi i64 [ %719, %715 ], [ %710, %705 ]
  %722 = phi i64 [ %717, %715 ], [ %707, %705 ]
  store i64 %722, ptr %13, align 8
  store i64 %721, ptr %12, align 8
  %723 = getelementptr inbounds nuw i8, ptr %702, i64 24
  %724 = load i64, ptr %723, align 8
  %725 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store i64 %724, ptr %725, align 8
  %726 = getelementptr inbounds nuw i8, ptr %702, i64 32
  %727 = load ptr, ptr %726, align 8
  %728 = getelementptr inbounds nuw i8, ptr %7, i64 56
  store ptr %727, ptr %728, align 8
  %729 = getelementptr inbounds nuw i8, ptr %702, i64 40
  %730 = load ptr, ptr %729, align 8
  %731 = getelementptr inbounds nuw i8, ptr %7, i64 64
  store ptr %730, ptr %731, align 8
  %732 = icmp eq ptr %727, null
  br i1 %732, label %733, label %737

733:
  %734 = load i8, ptr %14, align 4
  %735 = trunc nuw i8 %734 to i1
  %736 = load ptr, ptr %10, align 8
  br label %822

737:
  %738 = load ptr, ptr %10, align 8
  %739 = load i8, ptr %14, align 4
  %740 = trunc nuw i8 %739 to i1
  br i1 %740, label %741, label %822

741:
  %742 = getelementptr inbounds nuw i8, ptr %738, i64 16
  %743 = load i32, ptr %742, align 8
  %744 = load i32, ptr %738, align 8
  %745 = zext i32 %743 to i64
  br label %746

746:
  %747 = phi i64 [ %745, %741 ], [ %653, %641 ]
  %748 = phi i32 [ %744, %741 ], [ %634, %641 ]
  %749 = phi i32 [ %743, %741 ], [ %652, %641 ]
  %750 = phi ptr [ %738, %741 ], [ %4, %641 ]
  %751 = phi i64 [ %721, %741 ], [ %658, %641 ]
  %752 = phi ptr [ %727, %741 ], [ %660, %641 ]
  %753 = phi i64 [ %722, %741 ], [ 0, %641 ]
  %754 = icmp eq i32 %748, 2
  br i1 %754, label %755, label %822

755:
  %756 = load ptr, ptr %7, align 8
  %757 = getelementptr inbounds nuw i8, ptr %756, i64 37692
  %758 = load i32, ptr %757, align 4
  %759 = icmp eq i32 %758, 0
  br i1 %759, label %760, label %793

760:
  %761 = getelementptr inbounds nuw i8, ptr %750, i64 8
  %762 = load i32, ptr %761, align 8
  %763 = icmp ult i32 %762, 5
  br i1 %763, label %764, label %822

764:
  %765 = getelementptr inbounds nuw i8, ptr %756, i64 37688
  %766 = load i32, ptr %765, align 8
  %767 = icmp eq i32 %766, 0
  br i1 %767, label %822, label %768

768:
  %769 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %770 = load ptr, ptr %769, align 8
  br label %771

771:
  %772 = phi i32 [ %3, %768 ], [ %791, %789 ]
  %773 = tail call i32 @llvm.cttz.i32(i32 %772, i1 true)
  %774 = zext nneg i32 %773 to i64
  %775 = getelementptr inbounds nuw i64, ptr %34, i64 %774
  %776 = load i64, ptr %775, align 8
  %777 = and i64 %776, 4294967295
  %778 = icmp ult i64 %777, %751
  br i1 %778, label %779, label %822

779:
  %780 = lshr i64 %777, 7
  %781 = getelementptr inbounds nuw i32, ptr %770, i64 %780
  %782 = load i32, ptr %781, align 4
  %783 = trunc i64 %776 to i32
  %784 = lshr i32 %783, 2
  %785 = and i32 %784, 31
  %786 = shl nuw i32 1, %785
  %787 = and i32 %782, %786
  %788 = icmp eq i32 %787, 0
  br i1 %788, label %822, label %789

789:
  %790 = add i32 %772, -1
  %791 = and i32 %790, %772
  %792 = icmp eq i32 %791, 0
  br i1 %792, label %1867, label %771

793:
  %794 = icmp eq i32 %749, 0
  br i1 %794, label %822, label %795

795:
  %796 = getelementptr inbounds nuw i8, ptr %750, i64 4
  %797 = load i32, ptr %796, align 4
  switch i32 %797, label %798 [
    i32 4, label %822
    i32 0, label %822
  ]

798:
  %799 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %800 = load i64, ptr %799, align 8
  %801 = shl i64 %800, 10
  %802 = add nuw nsw i64 %747, 512
  %803 = or i64 %801, %802
  br label %804

804:
  %805 = phi i32 [ %3, %798 ], [ %820, %818 ]
  %806 = tail call i32 @llvm.cttz.i32(i32 %805, i1 true)
  %807 = zext nneg i32 %806 to i64
  %808 = getelementptr inbounds nuw i64, ptr %34, i64 %807
  %809 = load i64, ptr %808, align 8
  %810 = and i64 %809, 4294967295
  %811 = icmp ult i64 %810, %751
  br i1 %811, label %812, label %822

812:
  %813 = lshr i64 %810, 7
  %814 = getelementptr inbounds nuw %struct.ScreenLine, ptr %752, i64 %813
  %815 = getelementptr inbounds nuw i8, ptr %814, i64 8
  %816 = load i64, ptr %815, align 8
  %817 = icmp eq i64 %816, %803
  br i1 %817, label %818, label %822

818:
  %819 = add i32 %805, -1
  %820 = and i32 %819, %805
  %821 = icmp eq i32 %820, 0
  br i1 %821, label %1867, label %804

822:
  %823 = phi ptr [ %736, %733 ], [ %750, %795 ], [ %738, %737 ], [ %750, %793 ], [ %750, %746 ], [ %750, %764 ], [ %750,
      %760 ], [ %750, %795 ], [ %750, %779 ], [ %750, %771 ], [ %750, %804 ], [ %750, %812 ]
  %824 = phi i64 [ %721, %733 ], [ %751, %795 ], [ %721, %737 ], [ %751, %793 ], [ %751, %746 ], [ %751, %764 ], [ %751,
      %760 ], [ %751, %795 ], [ %751, %779 ], [ %751, %771 ], [ %751, %804 ], [ %751, %812 ]
  %825 = phi i64 [ %722, %733 ], [ %753, %795 ], [ %722, %737 ], [ %753, %793 ], [ %753, %746 ], [ %753, %764 ], [ %753,
      %760 ], [ %753, %795 ], [ %753, %779 ], [ %753, %771 ], [ %753, %804 ], [ %753, %812 ]
  %826 = phi i1 [ %735, %733 ], [ true, %795 ], [ false, %737 ], [ true, %793 ], [ true, %746 ], [ true, %764 ], [ true,
      %760 ], [ true, %795 ], [ true, %779 ], [ true, %771 ], [ true, %804 ], [ true, %812 ]
  %827 = phi i1 [ true, %733 ], [ false, %795 ], [ false, %737 ], [ false, %793 ], [ false, %746 ], [ false, %764 ], [
      false, %760 ], [ false, %795 ], [ false, %779 ], [ false, %771 ], [ false, %804 ], [ false, %812 ]
  br label %828

828:
  %829 = phi i64 [ %825, %822 ], [ %851, %850 ]
  %830 = phi i32 [ %3, %822 ], [ %853, %850 ]
  %831 = tail call i32 @llvm.cttz.i32(i32 %830, i1 true)
  %832 = zext nneg i32 %831 to i64
  %833 = getelementptr inbounds nuw i64, ptr %34, i64 %832
  %834 = load i64, ptr %833, align 8
  br i1 %826, label %835, label %839

835:
  %836 = and i64 %834, 4294967295
  %837 = sub i64 %836, %825
  %838 = icmp ult i64 %837, %824
  br i1 %838, label %842, label %856

839:
  %840 = sub i64 %834, %829
  %841 = icmp ult i64 %840, %824
  br i1 %841, label %850, label %856

842:
  %843 = load i32, ptr %823, align 8
  %844 = icmp eq i32 %843, 2
  br i1 %844, label %850, label %845

845:
  %846 = icmp eq i32 %843, 0
  %847 = and i64 %834, -4294967296
  %848 = icmp eq i64 %847, 4294967296
  %849 = and i1 %848, %846
  br i1 %849, label %850, label %856

850:
  %851 = phi i64 [ %825, %842 ], [ %829, %839 ], [ %825, %845 ]
  %852 = add i32 %830, -1
  %853 = and i32 %852, %830
  %854 = icmp eq i32 %853, 0
  br i1 %854, label %855, label %828

855:
  br i1 %827, label %863, label %856

856:
  %857 = phi i1 [ true, %855 ], [ false, %674 ], [ false, %641 ], [ false, %673 ], [ false, %712 ], [ false, %835 ], [
      false, %839 ], [ false, %845 ]
  %858 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %859 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %860 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %861 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %862 = getelementptr inbounds nuw i8, ptr %7, i64 24
  br label %879

863:
  %864 = getelementptr inbounds nuw i8, ptr %823, i64 4
  %865 = load i32, ptr %864, align 4
  switch i32 %865, label %866 [
    i32 4, label %1867
    i32 0, label %1867
  ]

866:
  %867 = load ptr, ptr %7, align 8
  %868 = getelementptr inbounds nuw i8, ptr %823, i64 20
  %869 = load i32, ptr %868, align 4
  %870 = load i32, ptr %11, align 8
  %871 = tail call i32 @llvm.cttz.i32(i32 %870, i1 false)
  %872 = getelementptr inbounds nuw i8, ptr %867, i64 328
  store i32 22, ptr %872, align 8
  %873 = getelementptr inbounds nuw i8, ptr %867, i64 332
  store i32 %869, ptr %873, align 4
  %874 = getelementptr inbounds nuw i8, ptr %867, i64 336
  store i32 %871, ptr %874, align 8
  %875 = getelementptr inbounds nuw i8, ptr %867, i64 352
  store i64 0, ptr %875, align 8
  %876 = getelementptr inbounds nuw i8, ptr %867, i64 368
  store i32 0, ptr %876, align 8
  %877 = getelementptr inbounds nuw i8, ptr %867, i64 360
  store i32 0, ptr %877, align 8
  %878 = getelementptr inbounds nuw i8, ptr %867, i64 364
  store i32 0, ptr %878, align 4
  br label %1867

879:
  %880 = phi i32 [ %3, %856 ], [ %1268, %1266 ]
  %881 = tail call i32 @llvm.cttz.i32(i32 %880, i1 true)
  br i1 %857, label %882, label %1260

882:
  %883 = load i8, ptr %14, align 4
  %884 = trunc nuw i8 %883 to i1
  %885 = zext nneg i32 %881 to i64
  %886 = getelementptr inbounds nuw i64, ptr %34, i64 %885
  %887 = load i64, ptr %886, align 8
  %888 = and i64 %887, 4294967295
  %889 = select i1 %884, i64 %888, i64 %887
  %890 = load i64, ptr %13, align 8
  %891 = load i64, ptr %858, align 8
  %892 = shl nuw nsw i32 %881, 7
  %893 = or disjoint i32 %892, 16440
  %894 = zext nneg i32 %893 to i64
  %895 = or i64 %891, %894
  %896 = sub i64 %889, %890
  %897 = and i64 %896, 127
  %898 = lshr i64 %896, 7
  %899 = load ptr, ptr %10, align 8
  %900 = getelementptr inbounds nuw i8, ptr %899, i64 8
  %901 = load i32, ptr %900, align 8
  %902 = zext i32 %901 to i64
  %903 = add nsw i64 %897, -1
  %904 = add nsw i64 %903, %902
  %905 = lshr i64 %897, 2
  %906 = trunc nuw nsw i64 %905 to i32
  %907 = shl nsw i32 -1, %906
  %908 = tail call i64 @llvm.umin.i64(i64 %904, i64 127)
  %909 = lshr i64 %908, 2
  %910 = trunc nuw nsw i64 %909 to i32
  %911 = xor i32 %910, 31
  %912 = lshr i32 -1, %911
  %913 = and i32 %912, %907
  %914 = load ptr, ptr %859, align 8
  %915 = getelementptr inbounds nuw %struct.ScreenLine, ptr %914, i64 %898
  %916 = icmp eq i32 %913, 0
  br i1 %916, label %1266, label %917

917:
  %918 = and i64 %896, -128
  %919 = load i64, ptr %12, align 8
  %920 = icmp ult i64 %918, %919
  br i1 %920, label %921, label %1266

921:
  %922 = load ptr, ptr %7, align 8
  br i1 %884, label %923, label %955

923:
  %924 = getelementptr inbounds nuw i8, ptr %922, i64 37688
  %925 = load i32, ptr %924, align 8
  %926 = icmp eq i32 %925, 0
  br i1 %926, label %949, label %927

927:
  %928 = getelementptr inbounds nuw i8, ptr %899, i64 4
  %929 = load i32, ptr %928, align 4
  %930 = add i32 %929, -3
  %931 = icmp ult i32 %930, -2
  br i1 %931, label %942, label %932

932:
  %933 = icmp ugt i32 %901, 3
  br i1 %933, label %934, label %949

934:
  %935 = load ptr, ptr %860, align 8
  %936 = getelementptr inbounds nuw i32, ptr %935, i64 %898
  %937 = load i32, ptr %936, align 4
  %938 = or i32 %937, %913
  store i32 %938, ptr %936, align 4
  %939 = load ptr, ptr %7, align 8
  %940 = load i8, ptr %14, align 4
  %941 = trunc nuw i8 %940 to i1
  br label %949

942:
  %943 = load ptr, ptr %860, align 8
  %944 = getelementptr inbounds nuw i32, ptr %943, i64 %898
  %945 = load i32, ptr %944, align 4
  %946 = xor i32 %945, -1
  %947 = and i32 %913, %946
  %948 = icmp eq i32 %947, 0
  br i1 %948, label %949, label %1246

949:
  %950 = phi i1 [ true, %932 ], [ %941, %934 ], [ true, %942 ], [ true, %923 ]
  %951 = phi ptr [ %922, %932 ], [ %939, %934 ], [ %922, %942 ], [ %922, %923 ]
  %952 = getelementptr inbounds nuw i8, ptr %951, i64 37692
  %953 = load i32, ptr %952, align 4
  %954 = icmp eq i32 %953, 0
  br i1 %954, label %959, label %982

955:
  %956 = getelementptr inbounds nuw i8, ptr %922, i64 37692
  %957 = load i32, ptr %956, align 4
  %958 = icmp eq i32 %957, 0
  br i1 %958, label %960, label %983

959:
  br i1 %950, label %1266, label %960

960:
  %961 = load ptr, ptr %10, align 8
  %962 = getelementptr inbounds nuw i8, ptr %961, i64 4
  %963 = load i32, ptr %962, align 4
  switch i32 %963, label %964 [
    i32 4, label %1266
    i32 0, label %1266
  ]

964:
  %965 = lshr i64 %896, 12
  %966 = load ptr, ptr %861, align 8
  %967 = getelementptr inbounds nuw %struct.ScreenPage, ptr %966, i64 %965
  %968 = load atomic i64, ptr %967 acquire, align 8
  %969 = load ptr, ptr %7, align 8
  %970 = getelementptr inbounds nuw i8, ptr %969, i64 37648
  %971 = load i64, ptr %970, align 8
  %972 = icmp eq i64 %968, %971
  br i1 %972, label %1266, label %973

973:
  %974 = add i64 %971, -1
  %975 = icmp eq i64 %968, %974
  br i1 %975, label %976, label %980

976:
  %977 = load ptr, ptr %10, align 8
  %978 = getelementptr inbounds nuw i8, ptr %977, i64 4
  %979 = load i32, ptr %978, align 4
  switch i32 %979, label %980 [
    i32 4, label %1266
    i32 0, label %1266
  ]

980:
  %981 = call preserve_allcc i1 @open_page(ptr %7, i64 %965)
  br i1 %981, label %1266, label %1246

982:
  br i1 %950, label %1001, label %983

983:
  %984 = lshr i64 %896, 12
  %985 = load ptr, ptr %861, align 8
  %986 = getelementptr inbounds nuw %struct.ScreenPage, ptr %985, i64 %984
  %987 = load atomic i64, ptr %986 acquire, align 8
  %988 = load ptr, ptr %7, align 8
  %989 = getelementptr inbounds nuw i8, ptr %988, i64 37648
  %990 = load i64, ptr %989, align 8
  %991 = icmp eq i64 %987, %990
  br i1 %991, label %1001, label %992

992:
  %993 = add i64 %990, -1
  %994 = icmp eq i64 %987, %993
  br i1 %994, label %995, label %999

995:
  %996 = load ptr, ptr %10, align 8
  %997 = getelementptr inbounds nuw i8, ptr %996, i64 4
  %998 = load i32, ptr %997, align 4
  switch i32 %998, label %999 [
    i32 4, label %1001
    i32 0, label %1001
  ]

999:
  %1000 = call preserve_allcc i1 @open_page(ptr %7, i64 %984)
  br i1 %1000, label %1001, label %1246

1001:
  %1002 = load i8, ptr %14, align 4
  %1003 = trunc nuw i8 %1002 to i1
  br i1 %1003, label %1045, label %1004

1004:
  %1005 = load ptr, ptr %861, align 8
  %1006 = lshr i64 %896, 12
  %1007 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1005, i64 %1006
  %1008 = getelementptr inbounds nuw i8, ptr %1007, i64 8
  %1009 = and i64 %898, 31
  %1010 = getelementptr inbounds nuw i64, ptr %1008, i64 %1009
  %1011 = load atomic i64, ptr %1010 monotonic, align 8
  %1012 = icmp eq i32 %913, -1
  %1013 = and i64 %891, 7
  %1014 = icmp eq i64 %1013, 0
  %1015 = and i1 %1014, %1012
  %1016 = and i64 %891, 64
  %1017 = icmp eq i64 %1016, 0
  %1018 = select i1 %1015, i1 %1017, i1 false
  br i1 %1018, label %1019, label %1045

1019:
  %1020 = load ptr, ptr %10, align 8
  %1021 = getelementptr inbounds nuw i8, ptr %1020, i64 4
  %1022 = load i32, ptr %1021, align 4
  %1023 = icmp eq i32 %1022, 4
  br i1 %1023, label %1045, label %1024

1024:
  %1025 = icmp eq i64 %1011, 0
  %1026 = and i64 %1011, -8
  %1027 = icmp eq i64 %1026, %895
  %1028 = or i1 %1025, %1027
  br i1 %1028, label %1029, label %1045

1029:
  %1030 = and i64 %1011, 7
  %1031 = icmp eq i32 %1022, 0
  %1032 = select i1 %1031, i64 2, i64 1
  %1033 = or i64 %1030, %1032
  %1034 = or disjoint i64 %1033, %895
  %1035 = load ptr, ptr %7, align 8
  %1036 = getelementptr inbounds nuw i8, ptr %1035, i64 37680
  %1037 = load i32, ptr %1036, align 8
  %1038 = icmp eq i32 %1037, 0
  br i1 %1038, label %1040, label %1039

1039:
  store i64 %1034, ptr %1010, align 8
  br label %1266

1040:
  %1041 = icmp eq i64 %1011, %1034
  br i1 %1041, label %1266, label %1042

1042:
  %1043 = cmpxchg ptr %1010, i64 %1011, i64 %1034 monotonic monotonic, align 8
  %1044 = extractvalue { i64, i1 } %1043, 1
  br i1 %1044, label %1266, label %1045

1045:
  %1046 = load i64, ptr %915, align 8
  %1047 = load i64, ptr %862, align 8
  %1048 = icmp eq i64 %1046, %1047
  br i1 %1048, label %1049, label %1107

1049:
  %1050 = load ptr, ptr %10, align 8
  %1051 = getelementptr inbounds nuw i8, ptr %1050, i64 4
  %1052 = load i32, ptr %1051, align 4
  switch i32 %1052, label %1071 [
    i32 4, label %1053
    i32 0, label %1053
  ]

1053:
  %1054 = getelementptr inbounds nuw i8, ptr %915, i64 32
  %1055 = load i64, ptr %1054, align 8
  %1056 = icmp eq i64 %1055, %895
  br i1 %1056, label %1057, label %1107

1057:
  %1058 = getelementptr inbounds nuw i8, ptr %915, i64 56
  %1059 = load i32, ptr %1058, align 8
  %1060 = xor i32 %1059, -1
  %1061 = and i32 %913, %1060
  %1062 = icmp eq i32 %1061, 0
  br i1 %1062, label %1063, label %1107

1063:
  %1064 = getelementptr inbounds nuw i8, ptr %915, i64 48
  %1065 = load i32, ptr %1064, align 8
  %1066 = getelementptr inbounds nuw i8, ptr %915, i64 52
  %1067 = load i32, ptr %1066, align 4
  %1068 = or i32 %1067, %1065
  %1069 = and i32 %1068, %913
  %1070 = icmp eq i32 %1069, 0
  br i1 %1070, label %1266, label %1107

1071:
  %1072 = and i64 %891, 7
  %1073 = icmp eq i64 %1072, 0
  br i1 %1073, label %1107, label %1074

1074:
  %1075 = getelementptr inbounds nuw i8, ptr %915, i64 48
  %1076 = load i32, ptr %1075, align 8
  %1077 = xor i32 %1076, -1
  %1078 = and i32 %913, %1077
  %1079 = icmp eq i32 %1078, 0
  br i1 %1079, label %1080, label %1107

1080:
  %1081 = getelementptr inbounds nuw i8, ptr %915, i64 16
  %1082 = load i64, ptr %1081, align 8
  %1083 = and i64 %1082, 120
  %1084 = icmp eq i64 %1083, 120
  br i1 %1084, label %1085, label %1107

1085:
  %1086 = icmp ugt i64 %1082, -1099511627777
  %1087 = xor i64 %1082, %891
  %1088 = icmp ult i64 %1087, 16777216
  %1089 = select i1 %1086, i1 true, i1 %1088
  br i1 %1089, label %1090, label %1107

1090:
  %1091 = and i64 %1082, 7
  %1092 = icmp ne i64 %1091, 0
  %1093 = and i64 %1087, 7
  %1094 = icmp eq i64 %1093, 0
  %1095 = select i1 %1092, i1 %1094, i1 false
  br i1 %1095, label %1096, label %1107

1096:
  %1097 = getelementptr inbounds nuw i8, ptr %915, i64 52
  %1098 = load i32, ptr %1097, align 4
  %1099 = getelementptr inbounds nuw i8, ptr %915, i64 56
  %1100 = load i32, ptr %1099, align 8
  %1101 = or i32 %1100, %1098
  %1102 = getelementptr inbounds nuw i8, ptr %915, i64 60
  %1103 = load i32, ptr %1102, align 4
  %1104 = or i32 %1101, %1103
  %1105 = and i32 %1104, %913
  %1106 = icmp eq i32 %1105, 0
  br i1 %1106, label %1266, label %1107

1107:
  %1108 = load i8, ptr %14, align 4
  %1109 = trunc nuw i8 %1108 to i1
  br i1 %1109, label %1148, label %1110

1110:
  %1111 = load ptr, ptr %7, align 8
  %1112 = getelementptr inbounds nuw i8, ptr %1111, i64 37680
  %1113 = load i32, ptr %1112, align 8
  %1114 = icmp eq i32 %1113, 0
  br i1 %1114, label %1115, label %1124

1115:
  %1116 = getelementptr inbounds nuw i8, ptr %915, i64 8
  br label %1117

1117:
  %1118 = atomicrmw or ptr %1116, i64 1 acquire, align 8
  %1119 = and i64 %1118, 1
  %1120 = icmp eq i64 %1119, 0
  br i1 %1120, label %1121, label %1117

1121:
  %1122 = load i8, ptr %14, align 4
  %1123 = trunc nuw i8 %1122 to i1
  br i1 %1123, label %1148, label %1124

1124:
  %1125 = load ptr, ptr %861, align 8
  %1126 = lshr i64 %896, 12
  %1127 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1125, i64 %1126
  %1128 = getelementptr inbounds nuw i8, ptr %1127, i64 8
  %1129 = and i64 %898, 31
  %1130 = getelementptr inbounds nuw i64, ptr %1128, i64 %1129
  %1131 = atomicrmw xchg ptr %1130, i64 -1 monotonic, align 8
  %1132 = icmp eq i64 %1131, -1
  br i1 %1132, label %1148, label %1133

1133:
  %1134 = load i64, ptr %862, align 8
  store i64 %1134, ptr %915, align 8
  %1135 = trunc i64 %1131 to i32
  %1136 = and i32 %1135, 1
  %1137 = sub nsw i32 0, %1136
  %1138 = getelementptr inbounds nuw i8, ptr %915, i64 48
  store i32 %1137, ptr %1138, align 8
  %1139 = shl i64 %1131, 62
  %1140 = ashr i64 %1139, 63
  %1141 = trunc nsw i64 %1140 to i32
  %1142 = getelementptr inbounds nuw i8, ptr %915, i64 56
  store i32 %1141, ptr %1142, align 8
  %1143 = getelementptr inbounds nuw i8, ptr %915, i64 60
  store i32 0, ptr %1143, align 4
  %1144 = getelementptr inbounds nuw i8, ptr %915, i64 52
  store i32 0, ptr %1144, align 4
  %1145 = and i64 %1131, -8
  %1146 = getelementptr inbounds nuw i8, ptr %915, i64 16
  %1147 = getelementptr inbounds nuw i8, ptr %915, i64 32
  store i64 %1145, ptr %1147, align 8
  store i64 %1145, ptr %1146, align 8
  br label %1148

1148:
  %1149 = phi i1 [ true, %1121 ], [ %1114, %1133 ], [ %1114, %1124 ], [ false, %1107 ]
  %1150 = load i64, ptr %915, align 8
  %1151 = load i64, ptr %862, align 8
  %1152 = icmp eq i64 %1150, %1151
  br i1 %1152, label %1195, label %1153

1153:
  %1154 = load ptr, ptr %10, align 8
  %1155 = getelementptr inbounds nuw i8, ptr %1154, i64 4
  %1156 = load i32, ptr %1155, align 4
  %1157 = and i32 %1156, -5
  %1158 = icmp eq i32 %1157, 0
  %1159 = select i1 %1158, i32 2, i32 0
  store i64 %1151, ptr %915, align 8
  %1160 = getelementptr inbounds nuw i8, ptr %915, i64 48
  %1161 = getelementptr inbounds nuw i8, ptr %915, i64 60
  store i32 0, ptr %1161, align 4
  %1162 = getelementptr inbounds nuw i8, ptr %915, i64 52
  store i32 0, ptr %1162, align 4
  %1163 = zext nneg i32 %1159 to i64
  %1164 = getelementptr inbounds nuw i32, ptr %1160, i64 %1163
  store i32 %913, ptr %1164, align 4
  %1165 = sub nuw nsw i32 2, %1159
  %1166 = zext nneg i32 %1165 to i64
  %1167 = getelementptr inbounds nuw i32, ptr %1160, i64 %1166
  store i32 0, ptr %1167, align 4
  %1168 = getelementptr inbounds nuw i8, ptr %915, i64 16
  %1169 = getelementptr inbounds nuw i64, ptr %1168, i64 %1163
  store i64 %895, ptr %1169, align 8
  %1170 = getelementptr inbounds nuw i8, ptr %915, i64 8
  store i64 0, ptr %1170, align 8
  switch i32 %1156, label %1240 [
    i32 4, label %1171
    i32 0, label %1171
  ]

1171:
  %1172 = load ptr, ptr %7, align 8
  %1173 = getelementptr inbounds nuw i8, ptr %1172, i64 37684
  %1174 = load i32, ptr %1173, align 4
  %1175 = icmp eq i32 %1174, 0
  br i1 %1175, label %1176, label %1240

1176:
  %1177 = load i32, ptr %1160, align 8
  %1178 = load i32, ptr %1162, align 4
  %1179 = or i32 %1178, %1177
  %1180 = icmp eq i32 %1179, 0
  br i1 %1180, label %1181, label %1240

1181:
  %1182 = getelementptr inbounds nuw i8, ptr %915, i64 32
  %1183 = load i64, ptr %1182, align 8
  %1184 = and i64 %1183, 71
  %1185 = icmp eq i64 %1184, 64
  br i1 %1185, label %1186, label %1240

1186:
  %1187 = getelementptr inbounds nuw i8, ptr %915, i64 56
  store i32 -1, ptr %1187, align 8
  store i32 0, ptr %1161, align 4
  %1188 = and i64 %1183, 120
  %1189 = icmp eq i64 %1188, 120
  %1190 = shl i64 %1151, 10
  %1191 = lshr i64 %1183, 15
  %1192 = and i64 %1191, 1023
  %1193 = select i1 %1189, i64 1023, i64 %1192
  %1194 = or disjoint i64 %1193, %1190
  store i64 %1194, ptr %1170, align 8
  br label %1240

1195:
  %1196 = and i64 %891, 64
  %1197 = icmp eq i64 %1196, 0
  br i1 %1197, label %1198, label %1238

1198:
  %1199 = getelementptr inbounds nuw i8, ptr %915, i64 48
  %1200 = getelementptr inbounds nuw i8, ptr %915, i64 56
  %1201 = load i32, ptr %1200, align 8
  %1202 = icmp eq i32 %1201, 0
  %1203 = getelementptr inbounds nuw i8, ptr %915, i64 52
  %1204 = load i32, ptr %1203, align 4
  %1205 = getelementptr inbounds nuw i8, ptr %915, i64 60
  %1206 = load i32, ptr %1205, align 4
  %1207 = or i32 %1206, %1204
  %1208 = icmp eq i32 %1207, 0
  br i1 %1208, label %1209, label %1238

1209:
  %1210 = load i32, ptr %1199, align 8
  %1211 = icmp eq i32 %1210, 0
  br i1 %1211, label %1216, label %1212

1212:
  %1213 = getelementptr inbounds nuw i8, ptr %915, i64 16
  %1214 = load i64, ptr %1213, align 8
  %1215 = icmp eq i64 %1214, %895
  br i1 %1215, label %1216, label %1238

1216:
  br i1 %1202, label %1221, label %1217

1217:
  %1218 = getelementptr inbounds nuw i8, ptr %915, i64 32
  %1219 = load i64, ptr %1218, align 8
  %1220 = icmp eq i64 %1219, %895
  br i1 %1220, label %1221, label %1238

1221:
  %1222 = load ptr, ptr %10, align 8
  %1223 = getelementptr inbounds nuw i8, ptr %1222, i64 4
  %1224 = load i32, ptr %1223, align 4
  switch i32 %1224, label %1228 [
    i32 4, label %1238
    i32 0, label %1225
  ]

1225:
  %1226 = getelementptr inbounds nuw i8, ptr %915, i64 32
  store i64 %895, ptr %1226, align 8
  %1227 = or i32 %1201, %913
  store i32 %1227, ptr %1200, align 8
  br label %1240

1228:
  %1229 = load i8, ptr %14, align 4
  %1230 = trunc nuw i8 %1229 to i1
  br i1 %1230, label %1231, label %1233

1231:
  %1232 = getelementptr inbounds nuw i8, ptr %915, i64 8
  store i64 0, ptr %1232, align 8
  br label %1233

1233:
  %1234 = getelementptr inbounds nuw i8, ptr %915, i64 16
  store i64 %895, ptr %1234, align 8
  %1235 = or i32 %1210, %913
  store i32 %1235, ptr %1199, align 8
  %1236 = xor i32 %913, -1
  %1237 = and i32 %1201, %1236
  store i32 %1237, ptr %1200, align 8
  br label %1240

1238:
  %1239 = call preserve_allcc i1 @judge_again(ptr %7, ptr %915, i64 %895, i32 %913)
  br label %1240

1240:
  %1241 = phi i1 [ true, %1153 ], [ %1239, %1238 ], [ true, %1186 ], [ true, %1233 ], [ true, %1181 ], [ true, %1176 ],
      [ true, %1171 ], [ true, %1225 ]
  br i1 %1149, label %1242, label %1245

1242:
  %1243 = getelementptr inbounds nuw i8, ptr %915, i64 8
  %1244 = atomicrmw and ptr %1243, i64 -2 release, align 8
  br i1 %1241, label %1266, label %1246

1245:
  br i1 %1241, label %1266, label %1246

1246:
  %1247 = load ptr, ptr %7, align 8
  %1248 = load ptr, ptr %10, align 8
  %1249 = getelementptr inbounds nuw i8, ptr %1248, i64 20
  %1250 = load i32, ptr %1249, align 4
  %1251 = load i32, ptr %11, align 8
  %1252 = tail call i32 @llvm.cttz.i32(i32 %1251, i1 false)
  %1253 = getelementptr inbounds nuw i8, ptr %1247, i64 328
  store i32 22, ptr %1253, align 8
  %1254 = getelementptr inbounds nuw i8, ptr %1247, i64 332
  store i32 %1250, ptr %1254, align 4
  %1255 = getelementptr inbounds nuw i8, ptr %1247, i64 336
  store i32 %1252, ptr %1255, align 8
  %1256 = getelementptr inbounds nuw i8, ptr %1247, i64 352
  store i64 0, ptr %1256, align 8
  %1257 = getelementptr inbounds nuw i8, ptr %1247, i64 368
  store i32 0, ptr %1257, align 8
  %1258 = getelementptr inbounds nuw i8, ptr %1247, i64 360
  store i32 0, ptr %1258, align 8
  %1259 = getelementptr inbounds nuw i8, ptr %1247, i64 364
  store i32 0, ptr %1259, align 4
  br label %1867

1260:
  %1261 = zext nneg i32 %881 to i64
  %1262 = getelementptr inbounds nuw i64, ptr %34, i64 %1261
  %1263 = load i64, ptr %1262, align 8
  %1264 = call preserve_allcc i32 @screen_place(ptr %7, ptr %1, ptr %2, i64 %1263, i32 %881)
  %1265 = icmp eq i32 %1264, 0
  br i1 %1265, label %1266, label %1867

1266:
  %1267 = add i32 %880, -1
  %1268 = and i32 %1267, %880
  %1269 = icmp eq i32 %1268, 0
  br i1 %1269, label %1867, label %879

1270:
  %1271 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %1272 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %1273 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %1274 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %1275 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %1276 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %1277 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %1278 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %1279 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %1280 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %1281 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  br label %1282

1282:
  %1283 = phi i64 [ 0, %1270 ], [ %1863, %1862 ]
  %1284 = getelementptr inbounds nuw %struct.ScreenRun, ptr %1271, i64 %1283
  %1285 = getelementptr inbounds nuw i8, ptr %1284, i64 4
  %1286 = load i32, ptr %1285, align 4
  %1287 = sub i32 32, %1286
  %1288 = lshr i32 -1, %1287
  %1289 = load i32, ptr %1284, align 8
  %1290 = shl i32 %1288, %1289
  %1291 = and i32 %1290, %3
  %1292 = getelementptr inbounds nuw i8, ptr %1284, i64 8
  %1293 = load i64, ptr %1292, align 8
  %1294 = add i64 %1293, %5
  %1295 = icmp eq i32 %1291, 0
  br i1 %1295, label %1862, label %1296

1296:
  %1297 = getelementptr inbounds nuw i8, ptr %1284, i64 16
  %1298 = load i32, ptr %1297, align 8
  %1299 = icmp eq i32 %1298, 8
  br i1 %1299, label %1300, label %1331

1300:
  %1301 = tail call i32 @llvm.ctpop.i32(i32 %1291)
  %1302 = icmp samesign ult i32 %1301, 2
  br i1 %1302, label %1325, label %1303

1303:
  %1304 = load ptr, ptr %10, align 8
  %1305 = getelementptr inbounds nuw i8, ptr %1304, i64 4
  %1306 = load i32, ptr %1305, align 4
  %1307 = icmp eq i32 %1306, 1
  br i1 %1307, label %1308, label %1327

1308:
  %1309 = load ptr, ptr %7, align 8
  %1310 = getelementptr inbounds nuw i8, ptr %1309, i64 37692
  %1311 = load i32, ptr %1310, align 4
  %1312 = icmp eq i32 %1311, 0
  br i1 %1312, label %1327, label %1313

1313:
  %1314 = getelementptr inbounds nuw i8, ptr %1304, i64 20
  %1315 = load i32, ptr %1314, align 4
  %1316 = load i32, ptr %11, align 8
  %1317 = tail call i32 @llvm.cttz.i32(i32 %1316, i1 false)
  %1318 = getelementptr inbounds nuw i8, ptr %1309, i64 328
  store i32 22, ptr %1318, align 8
  %1319 = getelementptr inbounds nuw i8, ptr %1309, i64 332
  store i32 %1315, ptr %1319, align 4
  %1320 = getelementptr inbounds nuw i8, ptr %1309, i64 336
  store i32 %1317, ptr %1320, align 8
  %1321 = getelementptr inbounds nuw i8, ptr %1309, i64 352
  store i64 0, ptr %1321, align 8
  %1322 = getelementptr inbounds nuw i8, ptr %1309, i64 368
  store i32 0, ptr %1322, align 8
  %1323 = getelementptr inbounds nuw i8, ptr %1309, i64 360
  store i32 0, ptr %1323, align 8
  %1324 = getelementptr inbounds nuw i8, ptr %1309, i64 364
  store i32 0, ptr %1324, align 4
  br label %1867

1325:
  %1326 = tail call i32 @llvm.cttz.i32(i32 %1291, i1 true)
  br label %1327

1327:
  %1328 = phi i32 [ %1326, %1325 ], [ -1, %1308 ], [ -1, %1303 ]
  %1329 = call preserve_allcc i32 @screen_place(ptr %7, ptr %1, ptr %2, i64 %1294, i32 %1328)
  %1330 = icmp eq i32 %1329, 0
  br i1 %1330, label %1862, label %1867

1331:
  %1332 = tail call i32 @llvm.cttz.i32(i32 %1291, i1 true)
  %1333 = tail call i32 @llvm.ctlz.i32(i32 %1291, i1 true)
  %1334 = xor i32 %1333, 31
  %1335 = load ptr, ptr %10, align 8
  %1336 = getelementptr inbounds nuw i8, ptr %1335, i64 8
  %1337 = load i32, ptr %1336, align 8
  %1338 = sub i32 %1332, %1289
  %1339 = zext i32 %1338 to i64
  %1340 = zext i32 %1298 to i64
  %1341 = shl i64 %1339, %1340
  %1342 = add i64 %1341, %1294
  %1343 = sub nsw i32 %1334, %1332
  %1344 = zext i32 %1343 to i64
  %1345 = shl i64 %1344, %1340
  %1346 = zext i32 %1337 to i64
  %1347 = add i64 %1345, %1346
  %1348 = load i32, ptr %1335, align 8
  %1349 = icmp eq i32 %1348, 2
  br i1 %1349, label %1355, label %1350

1350:
  %1351 = icmp eq i32 %1348, 0
  %1352 = and i64 %1342, -4294967296
  %1353 = icmp eq i64 %1352, 4294967296
  %1354 = and i1 %1353, %1351
  br i1 %1354, label %1355, label %1381

1355:
  %1356 = and i64 %1342, 4294967295
  %1357 = load i32, ptr %15, align 8
  %1358 = zext i32 %1357 to i64
  %1359 = shl nuw nsw i64 %1358, 20
  %1360 = load i32, ptr %1272, align 4
  %1361 = zext i32 %1360 to i64
  %1362 = shl nuw nsw i64 %1361, 15
  %1363 = or i64 %1362, %1359
  %1364 = and i64 %1363, 16744448
  %1365 = getelementptr inbounds nuw i8, ptr %1335, i64 16
  %1366 = load i32, ptr %1365, align 8
  %1367 = zext i32 %1366 to i64
  %1368 = or i64 %1364, %1367
  store i64 %1368, ptr %1273, align 8
  store i64 0, ptr %13, align 8
  %1369 = load ptr, ptr %7, align 8
  %1370 = getelementptr inbounds nuw i8, ptr %1369, i64 80
  %1371 = load i32, ptr %1370, align 8
  %1372 = zext i32 %1371 to i64
  store i64 %1372, ptr %12, align 8
  %1373 = load ptr, ptr %1278, align 8
  store ptr %1373, ptr %1276, align 8
  %1374 = load ptr, ptr %1279, align 8
  store ptr %1374, ptr %1280, align 8
  %1375 = load i64, ptr %1281, align 8
  %1376 = shl i64 %1375, 16
  %1377 = lshr i32 %1357, 4
  %1378 = zext nneg i32 %1377 to i64
  %1379 = or i64 %1376, %1378
  store i64 %1379, ptr %1274, align 8
  store i8 1, ptr %14, align 4
  %1380 = icmp samesign ult i64 %1356, %1372
  br i1 %1380, label %1458, label %1859

1381:
  switch i32 %1348, label %1859 [
    i32 1, label %1387
    i32 0, label %1382
  ]

1382:
  %1383 = lshr i64 %1342, 32
  %1384 = trunc nuw i64 %1383 to i32
  %1385 = add i32 %1384, -1
  %1386 = icmp ult i32 %1385, 4
  br i1 %1386, label %1859, label %1387

1387:
  %1388 = load i32, ptr %15, align 8
  %1389 = zext i32 %1388 to i64
  %1390 = shl nuw nsw i64 %1389, 20
  %1391 = load i32, ptr %1272, align 4
  %1392 = zext i32 %1391 to i64
  %1393 = shl nuw nsw i64 %1392, 15
  %1394 = or i64 %1393, %1390
  %1395 = load i64, ptr %1, align 8
  %1396 = shl i64 %1395, 40
  %1397 = or i64 %1394, %1396
  %1398 = getelementptr inbounds nuw i8, ptr %1335, i64 12
  %1399 = load i32, ptr %1398, align 4
  %1400 = zext i32 %1399 to i64
  %1401 = or i64 %1397, %1400
  store i64 %1401, ptr %1273, align 8
  %1402 = load ptr, ptr %7, align 8
  %1403 = getelementptr inbounds nuw i8, ptr %1402, i64 37648
  %1404 = load i64, ptr %1403, align 8
  store i64 %1404, ptr %1274, align 8
  store i8 0, ptr %14, align 4
  %1405 = ptrtoint ptr %1335 to i64
  %1406 = getelementptr inbounds nuw i8, ptr %1402, i64 37696
  %1407 = udiv i64 %1405, 40
  %1408 = and i64 %1407, 63
  %1409 = getelementptr inbounds nuw %struct.ScreenCache, ptr %1406, i64 %1408
  %1410 = load i64, ptr %1409, align 8
  %1411 = icmp eq i64 %1410, %1405
  br i1 %1411, label %1412, label %1419

1412:
  %1413 = getelementptr inbounds nuw i8, ptr %1409, i64 8
  %1414 = load i64, ptr %1413, align 8
  %1415 = sub i64 %1342, %1414
  %1416 = getelementptr inbounds nuw i8, ptr %1409, i64 16
  %1417 = load i64, ptr %1416, align 8
  %1418 = icmp ult i64 %1415, %1417
  br i1 %1418, label %1425, label %1419

1419:
  %1420 = call preserve_allcc i32 @search(ptr %7, i64 %1342, ptr %1409)
  %1421 = icmp eq i32 %1420, 0
  br i1 %1421, label %1859, label %1422

1422:
  %1423 = getelementptr inbounds nuw i8, ptr %1409, i64 8
  %1424 = load i64, ptr %1423, align 8
  br label %1425

1425:
  %1426 = phi i64 [ %1424, %1422 ], [ %1414, %1412 ]
  store i64 %1426, ptr %13, align 8
  %1427 = getelementptr inbounds nuw i8, ptr %1409, i64 16
  %1428 = load i64, ptr %1427, align 8
  store i64 %1428, ptr %12, align 8
  %1429 = getelementptr inbounds nuw i8, ptr %1409, i64 24
  %1430 = load i64, ptr %1429, align 8
  store i64 %1430, ptr %1275, align 8
  %1431 = getelementptr inbounds nuw i8, ptr %1409, i64 32
  %1432 = load ptr, ptr %1431, align 8
  store ptr %1432, ptr %1276, align 8
  %1433 = getelementptr inbounds nuw i8, ptr %1409, i64 40
  %1434 = load ptr, ptr %1433, align 8
  store ptr %1434, ptr %1277, align 8
  %1435 = load ptr, ptr %1431, align 8
  %1436 = icmp eq ptr %1435, null
  br i1 %1436, label %1437, label %1458

1437:
  %1438 = add i64 %1347, %1342
  %1439 = sub i64 %1438, %1426
  %1440 = icmp ugt i64 %1439, %1428
  br i1 %1440, label %1859, label %1441

1441:
  %1442 = load ptr, ptr %10, align 8
  %1443 = getelementptr inbounds nuw i8, ptr %1442, i64 4
  %1444 = load i32, ptr %1443, align 4
  switch i32 %1444, label %1445 [
    i32 4, label %1862
    i32 0, label %1862
  ]

1445:
  %1446 = load ptr, ptr %7, align 8
  %1447 = getelementptr inbounds nuw i8, ptr %1442, i64 20
  %1448 = load i32, ptr %1447, align 4
  %1449 = load i32, ptr %11, align 8
  %1450 = tail call i32 @llvm.cttz.i32(i32 %1449, i1 false)
  %1451 = getelementptr inbounds nuw i8, ptr %1446, i64 328
  store i32 22, ptr %1451, align 8
  %1452 = getelementptr inbounds nuw i8, ptr %1446, i64 332
  store i32 %1448, ptr %1452, align 4
  %1453 = getelementptr inbounds nuw i8, ptr %1446, i64 336
  store i32 %1450, ptr %1453, align 8
  %1454 = getelementptr inbounds nuw i8, ptr %1446, i64 352
  store i64 0, ptr %1454, align 8
  %1455 = getelementptr inbounds nuw i8, ptr %1446, i64 368
  store i32 0, ptr %1455, align 8
  %1456 = getelementptr inbounds nuw i8, ptr %1446, i64 360
  store i32 0, ptr %1456, align 8
  %1457 = getelementptr inbounds nuw i8, ptr %1446, i64 364
  store i32 0, ptr %1457, align 4
  br label %1867

1458:
  %1459 = phi i64 [ %1428, %1425 ], [ %1372, %1355 ]
  %1460 = phi i64 [ %1426, %1425 ], [ 0, %1355 ]
  %1461 = phi i64 [ %1342, %1425 ], [ %1356, %1355 ]
  %1462 = sub i64 %1461, %1460
  %1463 = trunc i64 %1462 to i32
  %1464 = shl nuw i32 1, %1298
  %1465 = add i32 %1464, -1
  %1466 = and i32 %1465, %1463
  %1467 = add i64 %1462, %1347
  %1468 = icmp ugt i64 %1467, %1459
  %1469 = add i32 %1466, %1337
  %1470 = icmp ugt i32 %1469, %1464
  %1471 = select i1 %1468, i1 true, i1 %1470
  br i1 %1471, label %1859, label %1472

1472:
  %1473 = add i64 %1467, -1
  %1474 = lshr i64 %1473, 7
  %1475 = lshr i64 %1462, 7
  %1476 = icmp samesign ugt i64 %1475, %1474
  br i1 %1476, label %1862, label %1477

1477:
  %1478 = zext nneg i32 %1332 to i64
  %1479 = zext nneg i32 %1466 to i64
  %1480 = sub i64 %1479, %1462
  %1481 = icmp eq i32 %1298, 2
  %1482 = shl nuw nsw i64 %1340, 3
  br label %1483

1483:
  %1484 = phi i64 [ %1475, %1477 ], [ %1843, %1842 ]
  %1485 = shl nuw i64 %1484, 7
  %1486 = add i64 %1480, %1485
  %1487 = ashr i64 %1486, %1340
  %1488 = add nsw i64 %1487, %1478
  br i1 %1481, label %1489, label %1500

1489:
  %1490 = add i64 %1488, -32
  %1491 = icmp ult i64 %1490, -63
  br i1 %1491, label %1502, label %1492

1492:
  %1493 = icmp sgt i64 %1488, -1
  %1494 = trunc nsw i64 %1488 to i32
  br i1 %1493, label %1495, label %1497

1495:
  %1496 = lshr i32 %1291, %1494
  br label %1502

1497:
  %1498 = sub nsw i32 0, %1494
  %1499 = shl i32 %1291, %1498
  br label %1502

1500:
  %1501 = tail call preserve_allcc i32 @words_of(i32 %1291, i64 %1488, i32 %1298, i32 %1466, i32 %1337)
  br label %1502

1502:
  %1503 = phi i32 [ %1501, %1500 ], [ 0, %1489 ], [ %1496, %1495 ], [ %1499, %1497 ]
  %1504 = load i64, ptr %1273, align 8
  %1505 = shl i64 %1488, 7
  %1506 = and i64 %1505, 32640
  %1507 = xor i64 %1506, 16384
  %1508 = or i64 %1507, %1482
  %1509 = or i64 %1508, %1504
  %1510 = load ptr, ptr %1276, align 8
  %1511 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1510, i64 %1484
  %1512 = icmp ne i32 %1503, 0
  %1513 = load i64, ptr %12, align 8
  %1514 = icmp ult i64 %1485, %1513
  %1515 = select i1 %1512, i1 %1514, i1 false
  br i1 %1515, label %1516, label %1842

1516:
  %1517 = load i8, ptr %14, align 4
  %1518 = trunc nuw i8 %1517 to i1
  %1519 = load ptr, ptr %7, align 8
  br i1 %1518, label %1520, label %1547

1520:
  %1521 = getelementptr inbounds nuw i8, ptr %1519, i64 37688
  %1522 = load i32, ptr %1521, align 8
  %1523 = icmp eq i32 %1522, 0
  br i1 %1523, label %1547, label %1524

1524:
  %1525 = load ptr, ptr %10, align 8
  %1526 = getelementptr inbounds nuw i8, ptr %1525, i64 4
  %1527 = load i32, ptr %1526, align 4
  %1528 = add i32 %1527, -3
  %1529 = icmp ult i32 %1528, -2
  br i1 %1529, label %1540, label %1530

1530:
  %1531 = getelementptr inbounds nuw i8, ptr %1525, i64 8
  %1532 = load i32, ptr %1531, align 8
  %1533 = icmp ugt i32 %1532, 3
  br i1 %1533, label %1534, label %1547

1534:
  %1535 = load ptr, ptr %1280, align 8
  %1536 = getelementptr inbounds nuw i32, ptr %1535, i64 %1484
  %1537 = load i32, ptr %1536, align 4
  %1538 = or i32 %1537, %1503
  store i32 %1538, ptr %1536, align 4
  %1539 = load ptr, ptr %7, align 8
  br label %1547

1540:
  %1541 = load ptr, ptr %1280, align 8
  %1542 = getelementptr inbounds nuw i32, ptr %1541, i64 %1484
  %1543 = load i32, ptr %1542, align 4
  %1544 = xor i32 %1543, -1
  %1545 = and i32 %1503, %1544
  %1546 = icmp eq i32 %1545, 0
  br i1 %1546, label %1547, label %1845

1547:
  %1548 = phi ptr [ %1519, %1530 ], [ %1539, %1534 ], [ %1519, %1540 ], [ %1519, %1520 ], [ %1519, %1516 ]
  %1549 = getelementptr inbounds nuw i8, ptr %1548, i64 37692
  %1550 = load i32, ptr %1549, align 4
  %1551 = icmp eq i32 %1550, 0
  %1552 = load i8, ptr %14, align 4
  %1553 = trunc nuw i8 %1552 to i1
  br i1 %1551, label %1554, label %1577

1554:
  br i1 %1553, label %1842, label %1555

1555:
  %1556 = load ptr, ptr %10, align 8
  %1557 = getelementptr inbounds nuw i8, ptr %1556, i64 4
  %1558 = load i32, ptr %1557, align 4
  switch i32 %1558, label %1559 [
    i32 4, label %1842
    i32 0, label %1842
  ]

1559:
  %1560 = lshr i64 %1484, 5
  %1561 = load ptr, ptr %1277, align 8
  %1562 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1561, i64 %1560
  %1563 = load atomic i64, ptr %1562 acquire, align 8
  %1564 = load ptr, ptr %7, align 8
  %1565 = getelementptr inbounds nuw i8, ptr %1564, i64 37648
  %1566 = load i64, ptr %1565, align 8
  %1567 = icmp eq i64 %1563, %1566
  br i1 %1567, label %1842, label %1568

1568:
  %1569 = add i64 %1566, -1
  %1570 = icmp eq i64 %1563, %1569
  br i1 %1570, label %1571, label %1575

1571:
  %1572 = load ptr, ptr %10, align 8
  %1573 = getelementptr inbounds nuw i8, ptr %1572, i64 4
  %1574 = load i32, ptr %1573, align 4
  switch i32 %1574, label %1575 [
    i32 4, label %1842
    i32 0, label %1842
  ]

1575:
  %1576 = call preserve_allcc i1 @open_page(ptr %7, i64 %1560)
  br i1 %1576, label %1842, label %1845

1577:
  br i1 %1553, label %1596, label %1578

1578:
  %1579 = lshr i64 %1484, 5
  %1580 = load ptr, ptr %1277, align 8
  %1581 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1580, i64 %1579
  %1582 = load atomic i64, ptr %1581 acquire, align 8
  %1583 = load ptr, ptr %7, align 8
  %1584 = getelementptr inbounds nuw i8, ptr %1583, i64 37648
  %1585 = load i64, ptr %1584, align 8
  %1586 = icmp eq i64 %1582, %1585
  br i1 %1586, label %1596, label %1587

1587:
  %1588 = add i64 %1585, -1
  %1589 = icmp eq i64 %1582, %1588
  br i1 %1589, label %1590, label %1594

1590:
  %1591 = load ptr, ptr %10, align 8
  %1592 = getelementptr inbounds nuw i8, ptr %1591, i64 4
  %1593 = load i32, ptr %1592, align 4
  switch i32 %1593, label %1594 [
    i32 4, label %1596
    i32 0, label %1596
  ]

1594:
  %1595 = call preserve_allcc i1 @open_page(ptr %7, i64 %1579)
  br i1 %1595, label %1596, label %1845

1596:
  %1597 = load i8, ptr %14, align 4
  %1598 = trunc nuw i8 %1597 to i1
  br i1 %1598, label %1640, label %1599

1599:
  %1600 = load ptr, ptr %1277, align 8
  %1601 = lshr i64 %1484, 5
  %1602 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1600, i64 %1601
  %1603 = getelementptr inbounds nuw i8, ptr %1602, i64 8
  %1604 = and i64 %1484, 31
  %1605 = getelementptr inbounds nuw i64, ptr %1603, i64 %1604
  %1606 = load atomic i64, ptr %1605 monotonic, align 8
  %1607 = icmp eq i32 %1503, -1
  %1608 = and i64 %1504, 7
  %1609 = icmp eq i64 %1608, 0
  %1610 = and i1 %1607, %1609
  %1611 = and i64 %1509, 64
  %1612 = icmp eq i64 %1611, 0
  %1613 = select i1 %1610, i1 %1612, i1 false
  br i1 %1613, label %1614, label %1640

1614:
  %1615 = load ptr, ptr %10, align 8
  %1616 = getelementptr inbounds nuw i8, ptr %1615, i64 4
  %1617 = load i32, ptr %1616, align 4
  %1618 = icmp eq i32 %1617, 4
  br i1 %1618, label %1640, label %1619

1619:
  %1620 = icmp eq i64 %1606, 0
  %1621 = and i64 %1606, -8
  %1622 = icmp eq i64 %1621, %1509
  %1623 = or i1 %1620, %1622
  br i1 %1623, label %1624, label %1640

1624:
  %1625 = and i64 %1606, 7
  %1626 = icmp eq i32 %1617, 0
  %1627 = select i1 %1626, i64 2, i64 1
  %1628 = or i64 %1625, %1627
  %1629 = or disjoint i64 %1628, %1509
  %1630 = load ptr, ptr %7, align 8
  %1631 = getelementptr inbounds nuw i8, ptr %1630, i64 37680
  %1632 = load i32, ptr %1631, align 8
  %1633 = icmp eq i32 %1632, 0
  br i1 %1633, label %1635, label %1634

1634:
  store i64 %1629, ptr %1605, align 8
  br label %1842

1635:
  %1636 = icmp eq i64 %1606, %1629
  br i1 %1636, label %1842, label %1637

1637:
  %1638 = cmpxchg ptr %1605, i64 %1606, i64 %1629 monotonic monotonic, align 8
  %1639 = extractvalue { i64, i1 } %1638, 1
  br i1 %1639, label %1842, label %1640

1640:
  %1641 = load i64, ptr %1511, align 8
  %1642 = load i64, ptr %1274, align 8
  %1643 = icmp eq i64 %1641, %1642
  br i1 %1643, label %1644, label %1703

1644:
  %1645 = load ptr, ptr %10, align 8
  %1646 = getelementptr inbounds nuw i8, ptr %1645, i64 4
  %1647 = load i32, ptr %1646, align 4
  switch i32 %1647, label %1666 [
    i32 4, label %1648
    i32 0, label %1648
  ]

1648:
  %1649 = getelementptr inbounds nuw i8, ptr %1511, i64 32
  %1650 = load i64, ptr %1649, align 8
  %1651 = icmp eq i64 %1650, %1509
  br i1 %1651, label %1652, label %1703

1652:
  %1653 = getelementptr inbounds nuw i8, ptr %1511, i64 56
  %1654 = load i32, ptr %1653, align 8
  %1655 = xor i32 %1654, -1
  %1656 = and i32 %1503, %1655
  %1657 = icmp eq i32 %1656, 0
  br i1 %1657, label %1658, label %1703

1658:
  %1659 = getelementptr inbounds nuw i8, ptr %1511, i64 48
  %1660 = load i32, ptr %1659, align 8
  %1661 = getelementptr inbounds nuw i8, ptr %1511, i64 52
  %1662 = load i32, ptr %1661, align 4
  %1663 = or i32 %1662, %1660
  %1664 = and i32 %1663, %1503
  %1665 = icmp eq i32 %1664, 0
  br i1 %1665, label %1842, label %1703

1666:
  %1667 = and i64 %1504, 7
  %1668 = icmp eq i64 %1667, 0
  br i1 %1668, label %1703, label %1669

1669:
  %1670 = getelementptr inbounds nuw i8, ptr %1511, i64 48
  %1671 = load i32, ptr %1670, align 8
  %1672 = xor i32 %1671, -1
  %1673 = and i32 %1503, %1672
  %1674 = icmp eq i32 %1673, 0
  br i1 %1674, label %1675, label %1703

1675:
  %1676 = getelementptr inbounds nuw i8, ptr %1511, i64 16
  %1677 = load i64, ptr %1676, align 8
  %1678 = and i64 %1677, 120
  %1679 = icmp eq i64 %1678, 120
  br i1 %1679, label %1680, label %1703

1680:
  %1681 = icmp ugt i64 %1677, -1099511627777
  %1682 = xor i64 %1677, %1509
  %1683 = icmp ult i64 %1682, 16777216
  %1684 = select i1 %1681, i1 true, i1 %1683
  br i1 %1684, label %1685, label %1703

1685:
  %1686 = and i64 %1677, 7
  %1687 = icmp ne i64 %1686, 0
  %1688 = xor i64 %1677, %1504
  %1689 = and i64 %1688, 7
  %1690 = icmp eq i64 %1689, 0
  %1691 = select i1 %1687, i1 %1690, i1 false
  br i1 %1691, label %1692, label %1703

1692:
  %1693 = getelementptr inbounds nuw i8, ptr %1511, i64 52
  %1694 = load i32, ptr %1693, align 4
  %1695 = getelementptr inbounds nuw i8, ptr %1511, i64 56
  %1696 = load i32, ptr %1695, align 8
  %1697 = or i32 %1696, %1694
  %1698 = getelementptr inbounds nuw i8, ptr %1511, i64 60
  %1699 = load i32, ptr %1698, align 4
  %1700 = or i32 %1697, %1699
  %1701 = and i32 %1700, %1503
  %1702 = icmp eq i32 %1701, 0
  br i1 %1702, label %1842, label %1703

1703:
  %1704 = load i8, ptr %14, align 4
  %1705 = trunc nuw i8 %1704 to i1
  br i1 %1705, label %1744, label %1706

1706:
  %1707 = load ptr, ptr %7, align 8
  %1708 = getelementptr inbounds nuw i8, ptr %1707, i64 37680
  %1709 = load i32, ptr %1708, align 8
  %1710 = icmp eq i32 %1709, 0
  br i1 %1710, label %1711, label %1720

1711:
  %1712 = getelementptr inbounds nuw i8, ptr %1511, i64 8
  br label %1713

1713:
  %1714 = atomicrmw or ptr %1712, i64 1 acquire, align 8
  %1715 = and i64 %1714, 1
  %1716 = icmp eq i64 %1715, 0
  br i1 %1716, label %1717, label %1713

1717:
  %1718 = load i8, ptr %14, align 4
  %1719 = trunc nuw i8 %1718 to i1
  br i1 %1719, label %1744, label %1720

1720:
  %1721 = load ptr, ptr %1277, align 8
  %1722 = lshr i64 %1484, 5
  %1723 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1721, i64 %1722
  %1724 = getelementptr inbounds nuw i8, ptr %1723, i64 8
  %1725 = and i64 %1484, 31
  %1726 = getelementptr inbounds nuw i64, ptr %1724, i64 %1725
  %1727 = atomicrmw xchg ptr %1726, i64 -1 monotonic, align 8
  %1728 = icmp eq i64 %1727, -1
  br i1 %1728, label %1744, label %1729

1729:
  %1730 = load i64, ptr %1274, align 8
  store i64 %1730, ptr %1511, align 8
  %1731 = trunc i64 %1727 to i32
  %1732 = and i32 %1731, 1
  %1733 = sub nsw i32 0, %1732
  %1734 = getelementptr inbounds nuw i8, ptr %1511, i64 48
  store i32 %1733, ptr %1734, align 8
  %1735 = shl i64 %1727, 62
  %1736 = ashr i64 %1735, 63
  %1737 = trunc nsw i64 %1736 to i32
  %1738 = getelementptr inbounds nuw i8, ptr %1511, i64 56
  store i32 %1737, ptr %1738, align 8
  %1739 = getelementptr inbounds nuw i8, ptr %1511, i64 60
  store i32 0, ptr %1739, align 4
  %1740 = getelementptr inbounds nuw i8, ptr %1511, i64 52
  store i32 0, ptr %1740, align 4
  %1741 = and i64 %1727, -8
  %1742 = getelementptr inbounds nuw i8, ptr %1511, i64 16
  %1743 = getelementptr inbounds nuw i8, ptr %1511, i64 32
  store i64 %1741, ptr %1743, align 8
  store i64 %1741, ptr %1742, align 8
  br label %1744

1744:
  %1745 = phi i1 [ true, %1717 ], [ %1710, %1729 ], [ %1710, %1720 ], [ false, %1703 ]
  %1746 = load i64, ptr %1511, align 8
  %1747 = load i64, ptr %1274, align 8
  %1748 = icmp eq i64 %1746, %1747
  br i1 %1748, label %1791, label %1749

1749:
  %1750 = load ptr, ptr %10, align 8
  %1751 = getelementptr inbounds nuw i8, ptr %1750, i64 4
  %1752 = load i32, ptr %1751, align 4
  %1753 = and i32 %1752, -5
  %1754 = icmp eq i32 %1753, 0
  %1755 = select i1 %1754, i32 2, i32 0
  store i64 %1747, ptr %1511, align 8
  %1756 = getelementptr inbounds nuw i8, ptr %1511, i64 48
  %1757 = getelementptr inbounds nuw i8, ptr %1511, i64 60
  store i32 0, ptr %1757, align 4
  %1758 = getelementptr inbounds nuw i8, ptr %1511, i64 52
  store i32 0, ptr %1758, align 4
  %1759 = zext nneg i32 %1755 to i64
  %1760 = getelementptr inbounds nuw i32, ptr %1756, i64 %1759
  store i32 %1503, ptr %1760, align 4
  %1761 = sub nuw nsw i32 2, %1755
  %1762 = zext nneg i32 %1761 to i64
  %1763 = getelementptr inbounds nuw i32, ptr %1756, i64 %1762
  store i32 0, ptr %1763, align 4
  %1764 = getelementptr inbounds nuw i8, ptr %1511, i64 16
  %1765 = getelementptr inbounds nuw i64, ptr %1764, i64 %1759
  store i64 %1509, ptr %1765, align 8
  %1766 = getelementptr inbounds nuw i8, ptr %1511, i64 8
  store i64 0, ptr %1766, align 8
  switch i32 %1752, label %1836 [
    i32 4, label %1767
    i32 0, label %1767
  ]

1767:
  %1768 = load ptr, ptr %7, align 8
  %1769 = getelementptr inbounds nuw i8, ptr %1768, i64 37684
  %1770 = load i32, ptr %1769, align 4
  %1771 = icmp eq i32 %1770, 0
  br i1 %1771, label %1772, label %1836

1772:
  %1773 = load i32, ptr %1756, align 8
  %1774 = load i32, ptr %1758, align 4
  %1775 = or i32 %1774, %1773
  %1776 = icmp eq i32 %1775, 0
  br i1 %1776, label %1777, label %1836

1777:
  %1778 = getelementptr inbounds nuw i8, ptr %1511, i64 32
  %1779 = load i64, ptr %1778, align 8
  %1780 = and i64 %1779, 71
  %1781 = icmp eq i64 %1780, 64
  br i1 %1781, label %1782, label %1836

1782:
  %1783 = getelementptr inbounds nuw i8, ptr %1511, i64 56
  store i32 -1, ptr %1783, align 8
  store i32 0, ptr %1757, align 4
  %1784 = and i64 %1779, 120
  %1785 = icmp eq i64 %1784, 120
  %1786 = shl i64 %1747, 10
  %1787 = lshr i64 %1779, 15
  %1788 = and i64 %1787, 1023
  %1789 = select i1 %1785, i64 1023, i64 %1788
  %1790 = or disjoint i64 %1789, %1786
  store i64 %1790, ptr %1766, align 8
  br label %1836

1791:
  %1792 = and i64 %1509, 64
  %1793 = icmp eq i64 %1792, 0
  br i1 %1793, label %1794, label %1834

1794:
  %1795 = getelementptr inbounds nuw i8, ptr %1511, i64 48
  %1796 = getelementptr inbounds nuw i8, ptr %1511, i64 56
  %1797 = load i32, ptr %1796, align 8
  %1798 = icmp eq i32 %1797, 0
  %1799 = getelementptr inbounds nuw i8, ptr %1511, i64 52
  %1800 = load i32, ptr %1799, align 4
  %1801 = getelementptr inbounds nuw i8, ptr %1511, i64 60
  %1802 = load i32, ptr %1801, align 4
  %1803 = or i32 %1802, %1800
  %1804 = icmp eq i32 %1803, 0
  br i1 %1804, label %1805, label %1834

1805:
  %1806 = load i32, ptr %1795, align 8
  %1807 = icmp eq i32 %1806, 0
  br i1 %1807, label %1812, label %1808

1808:
  %1809 = getelementptr inbounds nuw i8, ptr %1511, i64 16
  %1810 = load i64, ptr %1809, align 8
  %1811 = icmp eq i64 %1810, %1509
  br i1 %1811, label %1812, label %1834

1812:
  br i1 %1798, label %1817, label %1813

1813:
  %1814 = getelementptr inbounds nuw i8, ptr %1511, i64 32
  %1815 = load i64, ptr %1814, align 8
  %1816 = icmp eq i64 %1815, %1509
  br i1 %1816, label %1817, label %1834

1817:
  %1818 = load ptr, ptr %10, align 8
  %1819 = getelementptr inbounds nuw i8, ptr %1818, i64 4
  %1820 = load i32, ptr %1819, align 4
  switch i32 %1820, label %1824 [
    i32 4, label %1834
    i32 0, label %1821
  ]

1821:
  %1822 = getelementptr inbounds nuw i8, ptr %1511, i64 32
  store i64 %1509, ptr %1822, align 8
  %1823 = or i32 %1797, %1503
  store i32 %1823, ptr %1796, align 8
  br label %1836

1824:
  %1825 = load i8, ptr %14, align 4
  %1826 = trunc nuw i8 %1825 to i1
  br i1 %1826, label %1827, label %1829

1827:
  %1828 = getelementptr inbounds nuw i8, ptr %1511, i64 8
  store i64 0, ptr %1828, align 8
  br label %1829

1829:
  %1830 = getelementptr inbounds nuw i8, ptr %1511, i64 16
  store i64 %1509, ptr %1830, align 8
  %1831 = or i32 %1806, %1503
  store i32 %1831, ptr %1795, align 8
  %1832 = xor i32 %1503, -1
  %1833 = and i32 %1797, %1832
  store i32 %1833, ptr %1796, align 8
  br label %1836

1834:
  %1835 = call preserve_allcc i1 @judge_again(ptr %7, ptr %1511, i64 %1509, i32 %1503)
  br label %1836

1836:
  %1837 = phi i1 [ true, %1749 ], [ %1835, %1834 ], [ true, %1782 ], [ true, %1829 ], [ true, %1777 ], [ true, %1772 ],
      [ true, %1767 ], [ true, %1821 ]
  br i1 %1745, label %1838, label %1841

1838:
  %1839 = getelementptr inbounds nuw i8, ptr %1511, i64 8
  %1840 = atomicrmw and ptr %1839, i64 -2 release, align 8
  br i1 %1837, label %1842, label %1845

1841:
  br i1 %1837, label %1842, label %1845

1842:
  %1843 = add nuw nsw i64 %1484, 1
  %1844 = icmp eq i64 %1484, %1474
  br i1 %1844, label %1862, label %1483

1845:
  %1846 = load ptr, ptr %7, align 8
  %1847 = load ptr, ptr %10, align 8
  %1848 = getelementptr inbounds nuw i8, ptr %1847, i64 20
  %1849 = load i32, ptr %1848, align 4
  %1850 = load i32, ptr %11, align 8
  %1851 = tail call i32 @llvm.cttz.i32(i32 %1850, i1 false)
  %1852 = getelementptr inbounds nuw i8, ptr %1846, i64 328
  store i32 22, ptr %1852, align 8
  %1853 = getelementptr inbounds nuw i8, ptr %1846, i64 332
  store i32 %1849, ptr %1853, align 4
  %1854 = getelementptr inbounds nuw i8, ptr %1846, i64 336
  store i32 %1851, ptr %1854, align 8
  %1855 = getelementptr inbounds nuw i8, ptr %1846, i64 352
  store i64 0, ptr %1855, align 8
  %1856 = getelementptr inbounds nuw i8, ptr %1846, i64 368
  store i32 0, ptr %1856, align 8
  %1857 = getelementptr inbounds nuw i8, ptr %1846, i64 360
  store i32 0, ptr %1857, align 8
  %1858 = getelementptr inbounds nuw i8, ptr %1846, i64 364
  store i32 0, ptr %1858, align 4
  br label %1867

1859:
  %1860 = call preserve_allcc i32 @screen_apart(ptr %7, ptr %1, ptr %2, i64 %1294, i32 %1289, i32 %1298, i32 %1291)
  %1861 = icmp eq i32 %1860, 0
  br i1 %1861, label %1862, label %1867

1862:
  %1863 = add nuw nsw i64 %1283, 1
  %1864 = load i32, ptr %30, align 8
  %1865 = zext i32 %1864 to i64
  %1866 = icmp samesign ult i64 %1863, %1865
  br i1 %1866, label %1282, label %1867

1867:
  %1868 = phi i32 [ 1, %18 ], [ 0, %1266 ], [ 0, %204 ], [ 1, %75 ], [ %87, %85 ], [ 0, %818 ], [ %236, %235 ], [ 1,
      %208 ], [ 0, %863 ], [ 0, %630 ], [ 0, %863 ], [ 1, %866 ], [ 0, %789 ], [ 0, %204 ], [ 1, %616 ], [ 0, %237 ], [
      1, %1246 ], [ 1, %1313 ], [ 1, %1845 ], [ 1, %1445 ], [ 1, %1260 ], [ 1, %1859 ], [ 1, %1327 ], [ 0, %1862 ]
  br label %1869

1869:
  %1870 = phi i32 [ %1868, %1867 ], [ 0, %6 ]
  ret i32 %1870
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
  br i1 %9, label %10, label %239

10:
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %239, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 37684
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %239

18:
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %20 = load i32, ptr %19, align 8
  %21 = add i32 %20, -1
  %22 = zext i32 %21 to i64
  %23 = and i64 %6, %22
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %25, label %239

25:
  %26 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %27 = load i32, ptr %26, align 8
  %28 = icmp ult i32 %27, 1048576
  br i1 %28, label %29, label %239

29:
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %31 = load i64, ptr %30, align 8
  %32 = add i64 %31, %6
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %34 = load i32, ptr %33, align 8
  %35 = zext i32 %34 to i64
  %36 = icmp ugt i64 %32, %35
  br i1 %36, label %239, label %37

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
  br i1 %71, label %238, label %72

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
  %82 = phi i64 [ %48, %72 ], [ %235, %234 ]
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
  br i1 %111, label %112, label %237

112:
  %113 = icmp eq i64 %102, 0
  br i1 %113, label %234, label %114

114:
  %115 = load i32, ptr %75, align 4
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %234, label %117

117:
  %118 = getelementptr inbounds nuw i8, ptr %83, i64 8
  %119 = load i64, ptr %118, align 8
  %120 = load i64, ptr %76, align 8
  %121 = icmp eq i64 %119, %120
  br i1 %121, label %234, label %122

122:
  %123 = load i64, ptr %77, align 8
  %124 = icmp eq i64 %119, %123
  br i1 %124, label %234, label %125

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
  br label %232

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
  br label %232

149:
  %150 = shl nuw i64 %82, 7
  %151 = icmp ult i64 %150, %35
  br i1 %151, label %152, label %234

152:
  br i1 %105, label %172, label %153

153:
  %154 = load i32, ptr %78, align 4
  %155 = add i32 %154, -3
  %156 = icmp ult i32 %155, -2
  br i1 %156, label %160, label %157

157:
  %158 = load i32, ptr %79, align 8
  %159 = icmp ugt i32 %158, 3
  br i1 %159, label %166, label %172

160:
  %161 = getelementptr inbounds nuw i32, ptr %65, i64 %82
  %162 = load i32, ptr %161, align 4
  %163 = xor i32 %162, -1
  %164 = and i32 %163, %103
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %172, label %237

166:
  %167 = getelementptr inbounds nuw i32, ptr %65, i64 %82
  %168 = load i32, ptr %167, align 4
  %169 = or i32 %168, %103
  store i32 %169, ptr %167, align 4
  %170 = load i32, ptr %75, align 4
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %234, label %172

172:
  %173 = load i64, ptr %83, align 8
  %174 = icmp eq i64 %173, %57
  %175 = load i32, ptr %78, align 4
  br i1 %174, label %176, label %195

176:
  switch i32 %175, label %230 [
    i32 4, label %177
    i32 0, label %177
  ]

177:
  %178 = getelementptr inbounds nuw i8, ptr %83, i64 32
  %179 = load i64, ptr %178, align 8
  %180 = icmp eq i64 %179, %68
  br i1 %180, label %181, label %230

181:
  %182 = getelementptr inbounds nuw i8, ptr %83, i64 56
  %183 = load i32, ptr %182, align 8
  %184 = xor i32 %183, -1
  %185 = and i32 %184, %103
  %186 = icmp eq i32 %185, 0
  br i1 %186, label %187, label %230

187:
  %188 = getelementptr inbounds nuw i8, ptr %83, i64 48
  %189 = load i32, ptr %188, align 8
  %190 = getelementptr inbounds nuw i8, ptr %83, i64 52
  %191 = load i32, ptr %190, align 4
  %192 = or i32 %191, %189
  %193 = and i32 %192, %103
  %194 = icmp eq i32 %193, 0
  br i1 %194, label %234, label %230

195:
  %196 = and i32 %175, -5
  %197 = icmp eq i32 %196, 0
  %198 = select i1 %197, i32 2, i32 0
  store i64 %57, ptr %83, align 8
  %199 = getelementptr inbounds nuw i8, ptr %83, i64 48
  %200 = getelementptr inbounds nuw i8, ptr %83, i64 60
  store i32 0, ptr %200, align 4
  %201 = getelementptr inbounds nuw i8, ptr %83, i64 52
  store i32 0, ptr %201, align 4
  %202 = zext nneg i32 %198 to i64
  %203 = getelementptr inbounds nuw i32, ptr %199, i64 %202
  store i32 %103, ptr %203, align 4
  %204 = sub nuw nsw i32 2, %198
  %205 = zext nneg i32 %204 to i64
  %206 = getelementptr inbounds nuw i32, ptr %199, i64 %205
  store i32 0, ptr %206, align 4
  %207 = getelementptr inbounds nuw i8, ptr %83, i64 16
  %208 = getelementptr inbounds nuw i64, ptr %207, i64 %202
  store i64 %68, ptr %208, align 8
  store i64 0, ptr %118, align 8
  switch i32 %175, label %234 [
    i32 4, label %209
    i32 0, label %209
  ]

209:
  %210 = load i32, ptr %15, align 4
  %211 = icmp eq i32 %210, 0
  br i1 %211, label %212, label %234

212:
  %213 = load i32, ptr %199, align 8
  %214 = load i32, ptr %201, align 4
  %215 = or i32 %214, %213
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %217, label %234

217:
  %218 = getelementptr inbounds nuw i8, ptr %83, i64 32
  %219 = load i64, ptr %218, align 8
  %220 = and i64 %219, 71
  %221 = icmp eq i64 %220, 64
  br i1 %221, label %222, label %234

222:
  %223 = getelementptr inbounds nuw i8, ptr %83, i64 56
  store i32 -1, ptr %223, align 8
  store i32 0, ptr %200, align 4
  %224 = and i64 %219, 120
  %225 = icmp eq i64 %224, 120
  %226 = lshr i64 %219, 15
  %227 = and i64 %226, 1023
  %228 = select i1 %225, i64 1023, i64 %227
  %229 = or disjoint i64 %228, %80
  br label %232

230:
  %231 = call preserve_allcc i1 @judge_again(ptr %8, ptr %83, i64 %68, i32 %103)
  br i1 %231, label %234, label %237

232:
  %233 = phi i64 [ %134, %128 ], [ %148, %146 ], [ %229, %222 ]
  store i64 %233, ptr %118, align 8
  br label %234

234:
  %235 = add nuw nsw i64 %82, 1
  %236 = icmp eq i64 %82, %50
  br i1 %236, label %238, label %81

237:
  br label %239

238:
  br label %258

239:
  %240 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %241 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %242 = load i32, ptr %241, align 8
  %243 = icmp eq i32 %242, 0
  br i1 %243, label %258, label %249

244:
  %245 = add nuw nsw i64 %250, 1
  %246 = load i32, ptr %241, align 8
  %247 = zext i32 %246 to i64
  %248 = icmp samesign ult i64 %245, %247
  br i1 %248, label %249, label %258

249:
  %250 = phi i64 [ %245, %244 ], [ 0, %239 ]
  %251 = getelementptr inbounds nuw %struct.ScreenMember, ptr %240, i64 %250
  %252 = load ptr, ptr %251, align 8
  %253 = getelementptr inbounds nuw i8, ptr %251, i64 8
  %254 = load i64, ptr %253, align 8
  %255 = add i64 %254, %5
  %256 = tail call preserve_allcc i32 @ptxvm_screen(ptr %0, ptr %1, ptr %2, i32 %3, ptr %252, i64 %255)
  %257 = icmp eq i32 %256, 0
  br i1 %257, label %244, label %258

258:
  %259 = phi i32 [ 0, %238 ], [ 0, %239 ], [ 0, %244 ], [ 1, %249 ]
  ret i32 %259
}

define preserve_allcc i32 @ptxvm_screen_store(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5) #0 noimplicitfloat {
  %7 = alloca %struct.Screening, align 8
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %10 = load i32, ptr %9, align 8
  %11 = icmp ult i32 %10, 1048576
  br i1 %11, label %12, label %34

12:
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %14 = load i32, ptr %13, align 8
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %374, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 37688
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 37692
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %25 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %26 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %27 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %28 = getelementptr inbounds nuw i8, ptr %7, i64 40
  %29 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %30 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %31 = getelementptr inbounds nuw i8, ptr %7, i64 84
  %32 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 37684
  br label %36

34:
  %35 = tail call preserve_allcc i32 @ptxvm_screen(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5)
  br label %374

36:
  %37 = phi i64 [ 0, %16 ], [ %370, %369 ]
  %38 = getelementptr inbounds nuw %struct.ScreenRun, ptr %8, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 4
  %40 = load i32, ptr %39, align 4
  %41 = sub i32 32, %40
  %42 = lshr i32 -1, %41
  %43 = load i32, ptr %38, align 8
  %44 = shl i32 %42, %43
  %45 = and i32 %44, %3
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %369, label %47

47:
  %48 = tail call i32 @llvm.cttz.i32(i32 %45, i1 true)
  %49 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %50 = load i32, ptr %49, align 8
  %51 = load i32, ptr %17, align 8
  %52 = lshr exact i32 %45, %48
  %53 = icmp eq i32 %52, 1
  %54 = add i32 %52, 1
  %55 = and i32 %54, %52
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %57, label %366

57:
  %58 = shl nuw i32 1, %50
  %59 = icmp eq i32 %51, %58
  %60 = select i1 %53, i1 true, i1 %59
  br i1 %60, label %61, label %366

61:
  %62 = icmp eq i32 %50, 8
  %63 = sub i32 %48, %43
  %64 = zext i32 %63 to i64
  %65 = zext i32 %50 to i64
  %66 = shl i64 %64, %65
  %67 = select i1 %62, i64 0, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %69 = load i64, ptr %68, align 8
  %70 = add i64 %67, %5
  %71 = add i64 %70, %69
  %72 = and i64 %71, 4294967295
  %73 = tail call i32 @llvm.ctpop.i32(i32 %45)
  %74 = mul i32 %51, %73
  %75 = zext i32 %74 to i64
  %76 = add nuw nsw i64 %72, %75
  %77 = load i32, ptr %18, align 8
  %78 = zext i32 %77 to i64
  %79 = icmp samesign ugt i64 %76, %78
  br i1 %79, label %366, label %80

80:
  %81 = add i32 %51, -1
  %82 = zext i32 %81 to i64
  %83 = and i64 %71, %82
  %84 = icmp eq i64 %83, 0
  br i1 %84, label %85, label %366

85:
  %86 = load i32, ptr %9, align 8
  %87 = load i64, ptr %20, align 8
  %88 = shl i64 %87, 16
  %89 = lshr i32 %86, 4
  %90 = zext nneg i32 %89 to i64
  %91 = or i64 %88, %90
  %92 = lshr i64 %72, 7
  %93 = add nsw i64 %76, -1
  %94 = lshr i64 %93, 7
  %95 = icmp samesign ugt i64 %92, %94
  br i1 %95, label %369, label %96

96:
  %97 = load i32, ptr %19, align 4
  %98 = zext i32 %97 to i64
  %99 = shl nuw nsw i64 %98, 15
  %100 = zext i32 %86 to i64
  %101 = shl nuw nsw i64 %100, 20
  %102 = or i64 %99, %101
  %103 = and i64 %102, 16744448
  %104 = or disjoint i64 %103, 16440
  %105 = icmp ugt i32 %51, 3
  %106 = zext nneg i32 %48 to i64
  %107 = and i32 %50, 7
  %108 = zext nneg i32 %107 to i64
  %109 = shl nuw nsw i64 %65, 3
  %110 = shl nuw nsw i64 %106, 7
  %111 = or disjoint i64 %110, %104
  %112 = or i64 %109, %103
  br label %113

113:
  %114 = phi i64 [ %92, %96 ], [ %354, %353 ]
  %115 = shl nuw i64 %114, 7
  %116 = tail call i64 @llvm.usub.sat.i64(i64 %72, i64 %115)
  %117 = xor i64 %115, -1
  %118 = add i64 %76, %117
  %119 = lshr i64 %116, 2
  %120 = trunc nuw nsw i64 %119 to i32
  %121 = shl nsw i32 -1, %120
  %122 = tail call i64 @llvm.umin.i64(i64 %118, i64 127)
  %123 = lshr i64 %122, 2
  %124 = trunc nuw nsw i64 %123 to i32
  %125 = xor i32 %124, 31
  %126 = lshr i32 -1, %125
  %127 = and i32 %126, %121
  %128 = load i32, ptr %21, align 8
  %129 = icmp ne i32 %128, 0
  %130 = select i1 %129, i1 %105, i1 false
  br i1 %130, label %131, label %136

131:
  %132 = load ptr, ptr %22, align 8
  %133 = getelementptr inbounds nuw i32, ptr %132, i64 %114
  %134 = load i32, ptr %133, align 4
  %135 = or i32 %134, %127
  store i32 %135, ptr %133, align 4
  br label %136

136:
  %137 = load i32, ptr %23, align 4
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %353, label %139

139:
  br i1 %53, label %148, label %140

140:
  %141 = sub i64 %115, %72
  %142 = ashr i64 %141, %108
  %143 = add nsw i64 %142, %106
  %144 = shl i64 %143, 7
  %145 = and i64 %144, 32640
  %146 = xor i64 %145, 16384
  %147 = or i64 %146, %112
  br label %148

148:
  %149 = phi i64 [ %147, %140 ], [ %111, %139 ]
  %150 = load ptr, ptr %24, align 8
  %151 = getelementptr inbounds nuw %struct.ScreenLine, ptr %150, i64 %114
  %152 = getelementptr inbounds nuw i8, ptr %151, i64 48
  %153 = load i64, ptr %151, align 8
  %154 = icmp eq i64 %153, %91
  br i1 %154, label %161, label %155

155:
  store i64 %91, ptr %151, align 8
  %156 = getelementptr inbounds nuw i8, ptr %151, i64 8
  store i64 0, ptr %156, align 8
  store i32 %127, ptr %152, align 8
  %157 = getelementptr inbounds nuw i8, ptr %151, i64 60
  store i32 0, ptr %157, align 4
  %158 = getelementptr inbounds nuw i8, ptr %151, i64 56
  store i32 0, ptr %158, align 8
  %159 = getelementptr inbounds nuw i8, ptr %151, i64 52
  store i32 0, ptr %159, align 4
  %160 = getelementptr inbounds nuw i8, ptr %151, i64 16
  store i64 %149, ptr %160, align 8
  br label %353

161:
  %162 = load i32, ptr %152, align 4
  %163 = getelementptr inbounds nuw i8, ptr %151, i64 52
  %164 = load i32, ptr %163, align 4
  %165 = getelementptr inbounds nuw i8, ptr %151, i64 56
  %166 = load i32, ptr %165, align 4
  %167 = getelementptr inbounds nuw i8, ptr %151, i64 60
  %168 = load i32, ptr %167, align 4
  %169 = or i32 %166, %168
  %170 = or i32 %169, %162
  %171 = or i32 %170, %164
  %172 = and i32 %171, %127
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %174, label %197

174:
  %175 = getelementptr inbounds nuw i8, ptr %151, i64 16
  %176 = load i64, ptr %175, align 8
  %177 = icmp ne i64 %176, %149
  %178 = icmp eq i32 %162, 0
  %179 = or i1 %178, %177
  br i1 %179, label %182, label %180

180:
  %181 = or i32 %162, %127
  store i32 %181, ptr %152, align 4
  br label %195

182:
  %183 = icmp eq i32 %164, 0
  %184 = getelementptr inbounds nuw i8, ptr %151, i64 24
  br i1 %183, label %185, label %186

185:
  store i64 %149, ptr %184, align 8
  br label %193

186:
  %187 = load i64, ptr %184, align 8
  %188 = icmp eq i64 %187, %149
  br i1 %188, label %193, label %189

189:
  %190 = and i64 %149, -16777216
  %191 = or disjoint i64 %190, 120
  %192 = icmp eq i64 %187, %191
  br i1 %192, label %193, label %197

193:
  %194 = or i32 %164, %127
  store i32 %194, ptr %163, align 4
  br label %195

195:
  %196 = getelementptr inbounds nuw i8, ptr %151, i64 8
  store i64 0, ptr %196, align 8
  br label %353

197:
  store ptr %0, ptr %7, align 8
  store ptr %4, ptr %25, align 8
  %198 = load i64, ptr %20, align 8
  %199 = shl i64 %198, 16
  %200 = load i32, ptr %9, align 8
  %201 = lshr i32 %200, 4
  %202 = zext nneg i32 %201 to i64
  %203 = or i64 %199, %202
  store i64 %203, ptr %26, align 8
  store i64 0, ptr %27, align 8
  %204 = load i32, ptr %18, align 8
  %205 = zext i32 %204 to i64
  store i64 %205, ptr %28, align 8
  store ptr %150, ptr %29, align 8
  %206 = load ptr, ptr %22, align 8
  store ptr %206, ptr %30, align 8
  store i8 1, ptr %31, align 4
  %207 = icmp ne i32 %127, 0
  %208 = icmp ult i64 %115, %205
  %209 = select i1 %207, i1 %208, i1 false
  br i1 %209, label %210, label %350

210:
  %211 = load i32, ptr %21, align 8
  %212 = icmp eq i32 %211, 0
  br i1 %212, label %233, label %213

213:
  %214 = load i32, ptr %32, align 4
  %215 = add i32 %214, -3
  %216 = icmp ult i32 %215, -2
  br i1 %216, label %220, label %217

217:
  %218 = load i32, ptr %17, align 8
  %219 = icmp ugt i32 %218, 3
  br i1 %219, label %227, label %233

220:
  %221 = getelementptr inbounds nuw i32, ptr %206, i64 %114
  %222 = load i32, ptr %221, align 4
  %223 = xor i32 %222, -1
  %224 = and i32 %127, %223
  %225 = icmp eq i32 %224, 0
  br i1 %225, label %233, label %226

226:
  br label %356

227:
  %228 = getelementptr inbounds nuw i32, ptr %206, i64 %114
  %229 = load i32, ptr %228, align 4
  %230 = or i32 %229, %127
  store i32 %230, ptr %228, align 4
  %231 = load i32, ptr %23, align 4
  %232 = icmp eq i32 %231, 0
  br i1 %232, label %350, label %233

233:
  %234 = load i64, ptr %151, align 8
  %235 = icmp eq i64 %234, %203
  %236 = load i32, ptr %32, align 4
  br i1 %235, label %237, label %285

237:
  switch i32 %236, label %253 [
    i32 4, label %238
    i32 0, label %238
  ]

238:
  %239 = getelementptr inbounds nuw i8, ptr %151, i64 32
  %240 = load i64, ptr %239, align 8
  %241 = icmp eq i64 %240, %149
  br i1 %241, label %242, label %318

242:
  %243 = load i32, ptr %165, align 8
  %244 = xor i32 %243, -1
  %245 = and i32 %127, %244
  %246 = icmp eq i32 %245, 0
  br i1 %246, label %247, label %318

247:
  %248 = load i32, ptr %152, align 8
  %249 = load i32, ptr %163, align 4
  %250 = or i32 %249, %248
  %251 = and i32 %250, %127
  %252 = icmp eq i32 %251, 0
  br i1 %252, label %350, label %318

253:
  %254 = and i64 %149, 7
  %255 = icmp eq i64 %254, 0
  br i1 %255, label %318, label %256

256:
  %257 = load i32, ptr %152, align 8
  %258 = xor i32 %257, -1
  %259 = and i32 %127, %258
  %260 = icmp eq i32 %259, 0
  br i1 %260, label %261, label %318

261:
  %262 = getelementptr inbounds nuw i8, ptr %151, i64 16
  %263 = load i64, ptr %262, align 8
  %264 = and i64 %263, 120
  %265 = icmp eq i64 %264, 120
  br i1 %265, label %266, label %318

266:
  %267 = icmp ugt i64 %263, -1099511627777
  %268 = xor i64 %263, %149
  %269 = icmp ult i64 %268, 16777216
  %270 = or i1 %267, %269
  br i1 %270, label %271, label %318

271:
  %272 = and i64 %263, 7
  %273 = icmp ne i64 %272, 0
  %274 = and i64 %268, 7
  %275 = icmp eq i64 %274, 0
  %276 = and i1 %273, %275
  br i1 %276, label %277, label %318

277:
  %278 = load i32, ptr %163, align 4
  %279 = load i32, ptr %165, align 8
  %280 = or i32 %279, %278
  %281 = load i32, ptr %167, align 4
  %282 = or i32 %280, %281
  %283 = and i32 %282, %127
  %284 = icmp eq i32 %283, 0
  br i1 %284, label %350, label %318

285:
  %286 = and i32 %236, -5
  %287 = icmp eq i32 %286, 0
  %288 = select i1 %287, i32 2, i32 0
  store i64 %203, ptr %151, align 8
  store i32 0, ptr %167, align 4
  store i32 0, ptr %163, align 4
  %289 = zext nneg i32 %288 to i64
  %290 = getelementptr inbounds nuw i32, ptr %152, i64 %289
  store i32 %127, ptr %290, align 4
  %291 = sub nuw nsw i32 2, %288
  %292 = zext nneg i32 %291 to i64
  %293 = getelementptr inbounds nuw i32, ptr %152, i64 %292
  store i32 0, ptr %293, align 4
  %294 = getelementptr inbounds nuw i8, ptr %151, i64 16
  %295 = getelementptr inbounds nuw i64, ptr %294, i64 %289
  store i64 %149, ptr %295, align 8
  %296 = getelementptr inbounds nuw i8, ptr %151, i64 8
  store i64 0, ptr %296, align 8
  switch i32 %236, label %350 [
    i32 4, label %297
    i32 0, label %297
  ]

297:
  %298 = load i32, ptr %33, align 4
  %299 = icmp eq i32 %298, 0
  br i1 %299, label %300, label %350

300:
  %301 = load i32, ptr %152, align 8
  %302 = load i32, ptr %163, align 4
  %303 = or i32 %302, %301
  %304 = icmp eq i32 %303, 0
  br i1 %304, label %305, label %350

305:
  %306 = getelementptr inbounds nuw i8, ptr %151, i64 32
  %307 = load i64, ptr %306, align 8
  %308 = and i64 %307, 71
  %309 = icmp eq i64 %308, 64
  br i1 %309, label %310, label %350

310:
  store i32 -1, ptr %165, align 8
  store i32 0, ptr %167, align 4
  %311 = and i64 %307, 120
  %312 = icmp eq i64 %311, 120
  %313 = shl i64 %203, 10
  %314 = lshr i64 %307, 15
  %315 = and i64 %314, 1023
  %316 = select i1 %312, i64 1023, i64 %315
  %317 = or disjoint i64 %316, %313
  store i64 %317, ptr %296, align 8
  br label %350

318:
  %319 = and i64 %149, 64
  %320 = icmp eq i64 %319, 0
  br i1 %320, label %321, label %351

321:
  %322 = load i32, ptr %165, align 8
  %323 = icmp eq i32 %322, 0
  %324 = load i32, ptr %163, align 4
  %325 = load i32, ptr %167, align 4
  %326 = or i32 %325, %324
  %327 = icmp eq i32 %326, 0
  br i1 %327, label %328, label %351

328:
  %329 = load i32, ptr %152, align 8
  %330 = icmp eq i32 %329, 0
  br i1 %330, label %335, label %331

331:
  %332 = getelementptr inbounds nuw i8, ptr %151, i64 16
  %333 = load i64, ptr %332, align 8
  %334 = icmp eq i64 %333, %149
  br i1 %334, label %335, label %351

335:
  br i1 %323, label %340, label %336

336:
  %337 = getelementptr inbounds nuw i8, ptr %151, i64 32
  %338 = load i64, ptr %337, align 8
  %339 = icmp eq i64 %338, %149
  br i1 %339, label %340, label %351

340:
  switch i32 %236, label %344 [
    i32 4, label %351
    i32 0, label %341
  ]

341:
  %342 = getelementptr inbounds nuw i8, ptr %151, i64 32
  store i64 %149, ptr %342, align 8
  %343 = or i32 %322, %127
  store i32 %343, ptr %165, align 8
  br label %350

344:
  %345 = getelementptr inbounds nuw i8, ptr %151, i64 8
  store i64 0, ptr %345, align 8
  %346 = getelementptr inbounds nuw i8, ptr %151, i64 16
  store i64 %149, ptr %346, align 8
  %347 = or i32 %329, %127
  store i32 %347, ptr %152, align 8
  %348 = xor i32 %127, -1
  %349 = and i32 %322, %348
  store i32 %349, ptr %165, align 8
  br label %350

350:
  br label %353

351:
  %352 = call preserve_allcc i1 @judge_again(ptr %7, ptr %151, i64 %149, i32 %127)
  br i1 %352, label %353, label %356

353:
  %354 = add nuw nsw i64 %114, 1
  %355 = icmp eq i64 %114, %94
  br i1 %355, label %369, label %113

356:
  %357 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %358 = load i32, ptr %357, align 4
  %359 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 22, ptr %359, align 8
  %360 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %358, ptr %360, align 4
  %361 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 %48, ptr %361, align 8
  %362 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 0, ptr %362, align 8
  %363 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %363, align 8
  %364 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %364, align 8
  %365 = getelementptr inbounds nuw i8, ptr %0, i64 364
  store i32 0, ptr %365, align 4
  br label %374

366:
  %367 = tail call preserve_allcc i32 @ptxvm_screen(ptr %0, ptr %1, ptr %2, i32 %45, ptr %4, i64 %5)
  %368 = icmp eq i32 %367, 0
  br i1 %368, label %369, label %374

369:
  %370 = add nuw nsw i64 %37, 1
  %371 = load i32, ptr %13, align 8
  %372 = zext i32 %371 to i64
  %373 = icmp samesign ult i64 %370, %372
  br i1 %373, label %36, label %374

374:
  %375 = phi i32 [ %35, %34 ], [ 1, %356 ], [ 0, %12 ], [ 0, %369 ], [ 1, %366 ]
  ret i32 %375
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
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 40776
  %34 = load i32, ptr %33, align 8
  %35 = icmp ult i32 %3, %34
  br i1 %35, label %36, label %59

36:
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 40768
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
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 40776
  %12 = load i32, ptr %11, align 8
  %13 = icmp ult i32 %3, %12
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 40768
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
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 40776
  %9 = load i32, ptr %8, align 8
  %10 = icmp ult i32 %3, %9
  br i1 %10, label %11, label %17

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 40768
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
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 40776
  %23 = load i32, ptr %22, align 8
  %24 = icmp ult i32 %3, %23
  br i1 %24, label %25, label %31

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 40768
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
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 32
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
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8224
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
  br i1 %53, label %120, label %524

54:
  switch i32 %8, label %524 [
    i32 1, label %60
    i32 0, label %55
  ]

55:
  %56 = lshr i64 %3, 32
  %57 = trunc nuw i64 %56 to i32
  %58 = add i32 %57, -1
  %59 = icmp ult i32 %58, 4
  br i1 %59, label %524, label %60

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
  %98 = tail call preserve_allcc i32 @search(ptr %0, i64 %3, ptr %87)
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %524, label %100

100:
  %101 = getelementptr inbounds nuw i8, ptr %87, i64 8
  %102 = load i64, ptr %101, align 8
  br label %103

103:
  %104 = phi i64 [ %102, %100 ], [ %92, %90 ]
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %104, ptr %105, align 8
  %106 = getelementptr inbounds nuw i8, ptr %87, i64 16
  %107 = load i64, ptr %106, align 8
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %107, ptr %108, align 8
  %109 = getelementptr inbounds nuw i8, ptr %87, i64 24
  %110 = load i64, ptr %109, align 8
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %110, ptr %111, align 8
  %112 = getelementptr inbounds nuw i8, ptr %87, i64 32
  %113 = load ptr, ptr %112, align 8
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %113, ptr %114, align 8
  %115 = getelementptr inbounds nuw i8, ptr %87, i64 40
  %116 = load ptr, ptr %115, align 8
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %116, ptr %117, align 8
  %118 = load ptr, ptr %112, align 8
  %119 = icmp eq ptr %118, null
  br i1 %119, label %506, label %120

120:
  %121 = phi i64 [ %107, %103 ], [ %36, %15 ]
  %122 = phi ptr [ %113, %103 ], [ %39, %15 ]
  %123 = phi i64 [ %104, %103 ], [ 0, %15 ]
  %124 = phi i64 [ %3, %103 ], [ %16, %15 ]
  %125 = icmp slt i32 %4, 0
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %127 = load i64, ptr %126, align 8
  br i1 %125, label %128, label %130

128:
  %129 = or i64 %127, 112
  br label %136

130:
  %131 = zext nneg i32 %4 to i64
  %132 = shl nuw nsw i64 %131, 7
  %133 = and i64 %132, 32640
  %134 = xor i64 %133, 16440
  %135 = or i64 %134, %127
  br label %136

136:
  %137 = phi i64 [ %129, %128 ], [ %135, %130 ]
  %138 = sub i64 %124, %123
  %139 = and i64 %138, 127
  %140 = lshr i64 %138, 7
  %141 = load ptr, ptr %6, align 8
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 8
  %143 = load i32, ptr %142, align 8
  %144 = zext i32 %143 to i64
  %145 = add nsw i64 %139, -1
  %146 = add nsw i64 %145, %144
  %147 = lshr i64 %139, 2
  %148 = trunc nuw nsw i64 %147 to i32
  %149 = shl nsw i32 -1, %148
  %150 = tail call i64 @llvm.umin.i64(i64 %146, i64 127)
  %151 = lshr i64 %150, 2
  %152 = trunc nuw nsw i64 %151 to i32
  %153 = xor i32 %152, 31
  %154 = lshr i32 -1, %153
  %155 = and i32 %154, %149
  %156 = getelementptr inbounds nuw %struct.ScreenLine, ptr %122, i64 %140
  %157 = icmp ne i32 %155, 0
  %158 = and i64 %138, -128
  %159 = icmp ult i64 %158, %121
  %160 = select i1 %157, i1 %159, i1 false
  br i1 %160, label %161, label %524

161:
  %162 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %163 = load i8, ptr %162, align 4
  %164 = trunc nuw i8 %163 to i1
  %165 = load ptr, ptr %0, align 8
  br i1 %164, label %166, label %192

166:
  %167 = getelementptr inbounds nuw i8, ptr %165, i64 37688
  %168 = load i32, ptr %167, align 8
  %169 = icmp eq i32 %168, 0
  br i1 %169, label %192, label %170

170:
  %171 = getelementptr inbounds nuw i8, ptr %141, i64 4
  %172 = load i32, ptr %171, align 4
  %173 = add i32 %172, -3
  %174 = icmp ult i32 %173, -2
  br i1 %174, label %184, label %175

175:
  %176 = icmp ugt i32 %143, 3
  br i1 %176, label %177, label %192

177:
  %178 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %179 = load ptr, ptr %178, align 8
  %180 = getelementptr inbounds nuw i32, ptr %179, i64 %140
  %181 = load i32, ptr %180, align 4
  %182 = or i32 %181, %155
  store i32 %182, ptr %180, align 4
  %183 = load ptr, ptr %0, align 8
  br label %192

184:
  %185 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %186 = load ptr, ptr %185, align 8
  %187 = getelementptr inbounds nuw i32, ptr %186, i64 %140
  %188 = load i32, ptr %187, align 4
  %189 = xor i32 %188, -1
  %190 = and i32 %155, %189
  %191 = icmp eq i32 %190, 0
  br i1 %191, label %192, label %491

192:
  %193 = phi ptr [ %165, %175 ], [ %183, %177 ], [ %165, %184 ], [ %165, %166 ], [ %165, %161 ]
  %194 = getelementptr inbounds nuw i8, ptr %193, i64 37692
  %195 = load i32, ptr %194, align 4
  %196 = icmp eq i32 %195, 0
  %197 = load i8, ptr %162, align 4
  %198 = trunc nuw i8 %197 to i1
  br i1 %196, label %199, label %223

199:
  br i1 %198, label %524, label %200

200:
  %201 = load ptr, ptr %6, align 8
  %202 = getelementptr inbounds nuw i8, ptr %201, i64 4
  %203 = load i32, ptr %202, align 4
  switch i32 %203, label %204 [
    i32 4, label %524
    i32 0, label %524
  ]

204:
  %205 = lshr i64 %138, 12
  %206 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %207 = load ptr, ptr %206, align 8
  %208 = getelementptr inbounds nuw %struct.ScreenPage, ptr %207, i64 %205
  %209 = load atomic i64, ptr %208 acquire, align 8
  %210 = load ptr, ptr %0, align 8
  %211 = getelementptr inbounds nuw i8, ptr %210, i64 37648
  %212 = load i64, ptr %211, align 8
  %213 = icmp eq i64 %209, %212
  br i1 %213, label %524, label %214

214:
  %215 = add i64 %212, -1
  %216 = icmp eq i64 %209, %215
  br i1 %216, label %217, label %221

217:
  %218 = load ptr, ptr %6, align 8
  %219 = getelementptr inbounds nuw i8, ptr %218, i64 4
  %220 = load i32, ptr %219, align 4
  switch i32 %220, label %221 [
    i32 4, label %524
    i32 0, label %524
  ]

221:
  %222 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %205)
  br i1 %222, label %524, label %491

223:
  br i1 %198, label %243, label %224

224:
  %225 = lshr i64 %138, 12
  %226 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %227 = load ptr, ptr %226, align 8
  %228 = getelementptr inbounds nuw %struct.ScreenPage, ptr %227, i64 %225
  %229 = load atomic i64, ptr %228 acquire, align 8
  %230 = load ptr, ptr %0, align 8
  %231 = getelementptr inbounds nuw i8, ptr %230, i64 37648
  %232 = load i64, ptr %231, align 8
  %233 = icmp eq i64 %229, %232
  br i1 %233, label %243, label %234

234:
  %235 = add i64 %232, -1
  %236 = icmp eq i64 %229, %235
  br i1 %236, label %237, label %241

237:
  %238 = load ptr, ptr %6, align 8
  %239 = getelementptr inbounds nuw i8, ptr %238, i64 4
  %240 = load i32, ptr %239, align 4
  switch i32 %240, label %241 [
    i32 4, label %243
    i32 0, label %243
  ]

241:
  %242 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %225)
  br i1 %242, label %243, label %491

243:
  %244 = load i8, ptr %162, align 4
  %245 = trunc nuw i8 %244 to i1
  br i1 %245, label %288, label %246

246:
  %247 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %248 = load ptr, ptr %247, align 8
  %249 = lshr i64 %138, 12
  %250 = getelementptr inbounds nuw %struct.ScreenPage, ptr %248, i64 %249
  %251 = getelementptr inbounds nuw i8, ptr %250, i64 8
  %252 = and i64 %140, 31
  %253 = getelementptr inbounds nuw i64, ptr %251, i64 %252
  %254 = load atomic i64, ptr %253 monotonic, align 8
  %255 = icmp eq i32 %155, -1
  %256 = and i64 %137, 7
  %257 = icmp eq i64 %256, 0
  %258 = and i1 %257, %255
  %259 = and i64 %137, 64
  %260 = icmp eq i64 %259, 0
  %261 = select i1 %258, i1 %260, i1 false
  br i1 %261, label %262, label %288

262:
  %263 = load ptr, ptr %6, align 8
  %264 = getelementptr inbounds nuw i8, ptr %263, i64 4
  %265 = load i32, ptr %264, align 4
  %266 = icmp eq i32 %265, 4
  br i1 %266, label %288, label %267

267:
  %268 = icmp eq i64 %254, 0
  %269 = and i64 %254, -8
  %270 = icmp eq i64 %269, %137
  %271 = or i1 %268, %270
  br i1 %271, label %272, label %288

272:
  %273 = and i64 %254, 7
  %274 = icmp eq i32 %265, 0
  %275 = select i1 %274, i64 2, i64 1
  %276 = or i64 %273, %275
  %277 = or disjoint i64 %276, %137
  %278 = load ptr, ptr %0, align 8
  %279 = getelementptr inbounds nuw i8, ptr %278, i64 37680
  %280 = load i32, ptr %279, align 8
  %281 = icmp eq i32 %280, 0
  br i1 %281, label %283, label %282

282:
  store i64 %277, ptr %253, align 8
  br label %524

283:
  %284 = icmp eq i64 %254, %277
  br i1 %284, label %524, label %285

285:
  %286 = cmpxchg ptr %253, i64 %254, i64 %277 monotonic monotonic, align 8
  %287 = extractvalue { i64, i1 } %286, 1
  br i1 %287, label %524, label %288

288:
  %289 = load i64, ptr %156, align 8
  %290 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %291 = load i64, ptr %290, align 8
  %292 = icmp eq i64 %289, %291
  br i1 %292, label %293, label %351

293:
  %294 = load ptr, ptr %6, align 8
  %295 = getelementptr inbounds nuw i8, ptr %294, i64 4
  %296 = load i32, ptr %295, align 4
  switch i32 %296, label %315 [
    i32 4, label %297
    i32 0, label %297
  ]

297:
  %298 = getelementptr inbounds nuw i8, ptr %156, i64 32
  %299 = load i64, ptr %298, align 8
  %300 = icmp eq i64 %299, %137
  br i1 %300, label %301, label %351

301:
  %302 = getelementptr inbounds nuw i8, ptr %156, i64 56
  %303 = load i32, ptr %302, align 8
  %304 = xor i32 %303, -1
  %305 = and i32 %155, %304
  %306 = icmp eq i32 %305, 0
  br i1 %306, label %307, label %351

307:
  %308 = getelementptr inbounds nuw i8, ptr %156, i64 48
  %309 = load i32, ptr %308, align 8
  %310 = getelementptr inbounds nuw i8, ptr %156, i64 52
  %311 = load i32, ptr %310, align 4
  %312 = or i32 %311, %309
  %313 = and i32 %312, %155
  %314 = icmp eq i32 %313, 0
  br i1 %314, label %524, label %351

315:
  %316 = and i64 %137, 7
  %317 = icmp eq i64 %316, 0
  br i1 %317, label %351, label %318

318:
  %319 = getelementptr inbounds nuw i8, ptr %156, i64 48
  %320 = load i32, ptr %319, align 8
  %321 = xor i32 %320, -1
  %322 = and i32 %155, %321
  %323 = icmp eq i32 %322, 0
  br i1 %323, label %324, label %351

324:
  %325 = getelementptr inbounds nuw i8, ptr %156, i64 16
  %326 = load i64, ptr %325, align 8
  %327 = and i64 %326, 120
  %328 = icmp eq i64 %327, 120
  br i1 %328, label %329, label %351

329:
  %330 = icmp ugt i64 %326, -1099511627777
  %331 = xor i64 %326, %137
  %332 = icmp ult i64 %331, 16777216
  %333 = select i1 %330, i1 true, i1 %332
  br i1 %333, label %334, label %351

334:
  %335 = and i64 %326, 7
  %336 = icmp ne i64 %335, 0
  %337 = and i64 %331, 7
  %338 = icmp eq i64 %337, 0
  %339 = select i1 %336, i1 %338, i1 false
  br i1 %339, label %340, label %351

340:
  %341 = getelementptr inbounds nuw i8, ptr %156, i64 52
  %342 = load i32, ptr %341, align 4
  %343 = getelementptr inbounds nuw i8, ptr %156, i64 56
  %344 = load i32, ptr %343, align 8
  %345 = or i32 %344, %342
  %346 = getelementptr inbounds nuw i8, ptr %156, i64 60
  %347 = load i32, ptr %346, align 4
  %348 = or i32 %345, %347
  %349 = and i32 %348, %155
  %350 = icmp eq i32 %349, 0
  br i1 %350, label %524, label %351

351:
  %352 = load i8, ptr %162, align 4
  %353 = trunc nuw i8 %352 to i1
  br i1 %353, label %393, label %354

354:
  %355 = load ptr, ptr %0, align 8
  %356 = getelementptr inbounds nuw i8, ptr %355, i64 37680
  %357 = load i32, ptr %356, align 8
  %358 = icmp eq i32 %357, 0
  br i1 %358, label %359, label %368

359:
  %360 = getelementptr inbounds nuw i8, ptr %156, i64 8
  br label %361

361:
  %362 = atomicrmw or ptr %360, i64 1 acquire, align 8
  %363 = and i64 %362, 1
  %364 = icmp eq i64 %363, 0
  br i1 %364, label %365, label %361

365:
  %366 = load i8, ptr %162, align 4
  %367 = trunc nuw i8 %366 to i1
  br i1 %367, label %393, label %368

368:
  %369 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %370 = load ptr, ptr %369, align 8
  %371 = lshr i64 %138, 12
  %372 = getelementptr inbounds nuw %struct.ScreenPage, ptr %370, i64 %371
  %373 = getelementptr inbounds nuw i8, ptr %372, i64 8
  %374 = and i64 %140, 31
  %375 = getelementptr inbounds nuw i64, ptr %373, i64 %374
  %376 = atomicrmw xchg ptr %375, i64 -1 monotonic, align 8
  %377 = icmp eq i64 %376, -1
  br i1 %377, label %393, label %378

378:
  %379 = load i64, ptr %290, align 8
  store i64 %379, ptr %156, align 8
  %380 = trunc i64 %376 to i32
  %381 = and i32 %380, 1
  %382 = sub nsw i32 0, %381
  %383 = getelementptr inbounds nuw i8, ptr %156, i64 48
  store i32 %382, ptr %383, align 8
  %384 = shl i64 %376, 62
  %385 = ashr i64 %384, 63
  %386 = trunc nsw i64 %385 to i32
  %387 = getelementptr inbounds nuw i8, ptr %156, i64 56
  store i32 %386, ptr %387, align 8
  %388 = getelementptr inbounds nuw i8, ptr %156, i64 60
  store i32 0, ptr %388, align 4
  %389 = getelementptr inbounds nuw i8, ptr %156, i64 52
  store i32 0, ptr %389, align 4
  %390 = and i64 %376, -8
  %391 = getelementptr inbounds nuw i8, ptr %156, i64 16
  %392 = getelementptr inbounds nuw i8, ptr %156, i64 32
  store i64 %390, ptr %392, align 8
  store i64 %390, ptr %391, align 8
  br label %393

393:
  %394 = phi i1 [ true, %365 ], [ %358, %378 ], [ %358, %368 ], [ false, %351 ]
  %395 = load i64, ptr %156, align 8
  %396 = load i64, ptr %290, align 8
  %397 = icmp eq i64 %395, %396
  br i1 %397, label %440, label %398

398:
  %399 = load ptr, ptr %6, align 8
  %400 = getelementptr inbounds nuw i8, ptr %399, i64 4
  %401 = load i32, ptr %400, align 4
  %402 = and i32 %401, -5
  %403 = icmp eq i32 %402, 0
  %404 = select i1 %403, i32 2, i32 0
  store i64 %396, ptr %156, align 8
  %405 = getelementptr inbounds nuw i8, ptr %156, i64 48
  %406 = getelementptr inbounds nuw i8, ptr %156, i64 60
  store i32 0, ptr %406, align 4
  %407 = getelementptr inbounds nuw i8, ptr %156, i64 52
  store i32 0, ptr %407, align 4
  %408 = zext nneg i32 %404 to i64
  %409 = getelementptr inbounds nuw i32, ptr %405, i64 %408
  store i32 %155, ptr %409, align 4
  %410 = sub nuw nsw i32 2, %404
  %411 = zext nneg i32 %410 to i64
  %412 = getelementptr inbounds nuw i32, ptr %405, i64 %411
  store i32 0, ptr %412, align 4
  %413 = getelementptr inbounds nuw i8, ptr %156, i64 16
  %414 = getelementptr inbounds nuw i64, ptr %413, i64 %408
  store i64 %137, ptr %414, align 8
  %415 = getelementptr inbounds nuw i8, ptr %156, i64 8
  store i64 0, ptr %415, align 8
  switch i32 %401, label %485 [
    i32 4, label %416
    i32 0, label %416
  ]

416:
  %417 = load ptr, ptr %0, align 8
  %418 = getelementptr inbounds nuw i8, ptr %417, i64 37684
  %419 = load i32, ptr %418, align 4
  %420 = icmp eq i32 %419, 0
  br i1 %420, label %421, label %485

421:
  %422 = load i32, ptr %405, align 8
  %423 = load i32, ptr %407, align 4
  %424 = or i32 %423, %422
  %425 = icmp eq i32 %424, 0
  br i1 %425, label %426, label %485

426:
  %427 = getelementptr inbounds nuw i8, ptr %156, i64 32
  %428 = load i64, ptr %427, align 8
  %429 = and i64 %428, 71
  %430 = icmp eq i64 %429, 64
  br i1 %430, label %431, label %485

431:
  %432 = getelementptr inbounds nuw i8, ptr %156, i64 56
  store i32 -1, ptr %432, align 8
  store i32 0, ptr %406, align 4
  %433 = and i64 %428, 120
  %434 = icmp eq i64 %433, 120
  %435 = shl i64 %396, 10
  %436 = lshr i64 %428, 15
  %437 = and i64 %436, 1023
  %438 = select i1 %434, i64 1023, i64 %437
  %439 = or disjoint i64 %438, %435
  store i64 %439, ptr %415, align 8
  br label %485

440:
  %441 = and i64 %137, 64
  %442 = icmp eq i64 %441, 0
  br i1 %442, label %443, label %483

443:
  %444 = getelementptr inbounds nuw i8, ptr %156, i64 48
  %445 = getelementptr inbounds nuw i8, ptr %156, i64 56
  %446 = load i32, ptr %445, align 8
  %447 = icmp eq i32 %446, 0
  %448 = getelementptr inbounds nuw i8, ptr %156, i64 52
  %449 = load i32, ptr %448, align 4
  %450 = getelementptr inbounds nuw i8, ptr %156, i64 60
  %451 = load i32, ptr %450, align 4
  %452 = or i32 %451, %449
  %453 = icmp eq i32 %452, 0
  br i1 %453, label %454, label %483

454:
  %455 = load i32, ptr %444, align 8
  %456 = icmp eq i32 %455, 0
  br i1 %456, label %461, label %457

457:
  %458 = getelementptr inbounds nuw i8, ptr %156, i64 16
  %459 = load i64, ptr %458, align 8
  %460 = icmp eq i64 %459, %137
  br i1 %460, label %461, label %483

461:
  br i1 %447, label %466, label %462

462:
  %463 = getelementptr inbounds nuw i8, ptr %156, i64 32
  %464 = load i64, ptr %463, align 8
  %465 = icmp eq i64 %464, %137
  br i1 %465, label %466, label %483

466:
  %467 = load ptr, ptr %6, align 8
  %468 = getelementptr inbounds nuw i8, ptr %467, i64 4
  %469 = load i32, ptr %468, align 4
  switch i32 %469, label %473 [
    i32 4, label %483
    i32 0, label %470
  ]

470:
  %471 = getelementptr inbounds nuw i8, ptr %156, i64 32
  store i64 %137, ptr %471, align 8
  %472 = or i32 %446, %155
  store i32 %472, ptr %445, align 8
  br label %485

473:
  %474 = load i8, ptr %162, align 4
  %475 = trunc nuw i8 %474 to i1
  br i1 %475, label %476, label %478

476:
  %477 = getelementptr inbounds nuw i8, ptr %156, i64 8
  store i64 0, ptr %477, align 8
  br label %478

478:
  %479 = getelementptr inbounds nuw i8, ptr %156, i64 16
  store i64 %137, ptr %479, align 8
  %480 = or i32 %455, %155
  store i32 %480, ptr %444, align 8
  %481 = xor i32 %155, -1
  %482 = and i32 %446, %481
  store i32 %482, ptr %445, align 8
  br label %485

483:
  %484 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %156, i64 %137, i32 %155)
  br label %485

485:
  %486 = phi i1 [ true, %398 ], [ %484, %483 ], [ true, %431 ], [ true, %478 ], [ true, %426 ], [ true, %421 ], [ true,
      %416 ], [ true, %470 ]
  br i1 %394, label %487, label %490

487:
  %488 = getelementptr inbounds nuw i8, ptr %156, i64 8
  %489 = atomicrmw and ptr %488, i64 -2 release, align 8
  br i1 %486, label %524, label %491

490:
  br i1 %486, label %524, label %491

491:
  %492 = load ptr, ptr %0, align 8
  %493 = load ptr, ptr %6, align 8
  %494 = getelementptr inbounds nuw i8, ptr %493, i64 20
  %495 = load i32, ptr %494, align 4
  %496 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %497 = load i32, ptr %496, align 8
  %498 = tail call i32 @llvm.cttz.i32(i32 %497, i1 false)
  %499 = getelementptr inbounds nuw i8, ptr %492, i64 328
  store i32 22, ptr %499, align 8
  %500 = getelementptr inbounds nuw i8, ptr %492, i64 332
  store i32 %495, ptr %500, align 4
  %501 = getelementptr inbounds nuw i8, ptr %492, i64 336
  store i32 %498, ptr %501, align 8
  %502 = getelementptr inbounds nuw i8, ptr %492, i64 352
  store i64 0, ptr %502, align 8
  %503 = getelementptr inbounds nuw i8, ptr %492, i64 368
  store i32 0, ptr %503, align 8
  %504 = getelementptr inbounds nuw i8, ptr %492, i64 360
  store i32 0, ptr %504, align 8
  %505 = getelementptr inbounds nuw i8, ptr %492, i64 364
  store i32 0, ptr %505, align 4
  br label %524

506:
  %507 = load ptr, ptr %6, align 8
  %508 = getelementptr inbounds nuw i8, ptr %507, i64 4
  %509 = load i32, ptr %508, align 4
  switch i32 %509, label %510 [
    i32 4, label %524
    i32 0, label %524
  ]

510:
  %511 = load ptr, ptr %0, align 8
  %512 = getelementptr inbounds nuw i8, ptr %507, i64 20
  %513 = load i32, ptr %512, align 4
  %514 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %515 = load i32, ptr %514, align 8
  %516 = tail call i32 @llvm.cttz.i32(i32 %515, i1 false)
  %517 = getelementptr inbounds nuw i8, ptr %511, i64 328
  store i32 22, ptr %517, align 8
  %518 = getelementptr inbounds nuw i8, ptr %511, i64 332
  store i32 %513, ptr %518, align 4
  %519 = getelementptr inbounds nuw i8, ptr %511, i64 336
  store i32 %516, ptr %519, align 8
  %520 = getelementptr inbounds nuw i8, ptr %511, i64 352
  store i64 0, ptr %520, align 8
  %521 = getelementptr inbounds nuw i8, ptr %511, i64 368
  store i32 0, ptr %521, align 8
  %522 = getelementptr inbounds nuw i8, ptr %511, i64 360
  store i32 0, ptr %522, align 8
  %523 = getelementptr inbounds nuw i8, ptr %511, i64 364
  store i32 0, ptr %523, align 4
  br label %524

524:
  %525 = phi i32 [ 0, %490 ], [ 1, %491 ], [ 1, %510 ], [ 0, %506 ], [ 0, %487 ], [ 0, %283 ], [ 0, %221 ], [ 0, %15 ],
      [ 0, %54 ], [ 0, %97 ], [ 0, %282 ], [ 0, %307 ], [ 0, %55 ], [ 0, %136 ], [ 0, %285 ], [ 0, %340 ], [ 0, %506 ],
      [ 0, %200 ], [ 0, %199 ], [ 0, %217 ], [ 0, %204 ], [ 0, %200 ], [ 0, %217 ]
  ret i32 %525
}

define internal preserve_allcc i32 @search(ptr %0, i64 %1, ptr %2) unnamed_addr #0 noimplicitfloat {
  %4 = load ptr, ptr %0, align 8
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = tail call preserve_allcc ptr @row_below(ptr %4, i64 %1)
  %8 = icmp eq ptr %7, null
  br i1 %8, label %69, label %9

9:
  %10 = load i64, ptr %7, align 8
  %11 = sub i64 %1, %10
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %13 = load i64, ptr %12, align 8
  %14 = icmp ult i64 %11, %13
  br i1 %14, label %15, label %69

15:
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 184
  %17 = load ptr, ptr %16, align 8
  %18 = load ptr, ptr %17, align 8
  %19 = ptrtoint ptr %7 to i64
  %20 = ptrtoint ptr %18 to i64
  %21 = sub i64 %19, %20
  %22 = ashr exact i64 %21, 5
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 37632
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw ptr, ptr %24, i64 %22
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 37640
  %28 = load ptr, ptr %27, align 8
  %29 = getelementptr inbounds nuw ptr, ptr %28, i64 %22
  %30 = load ptr, ptr %29, align 8
  %31 = ptrtoint ptr %6 to i64
  %32 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %33 = load i64, ptr %32, align 8
  store i64 %31, ptr %2, align 8
  %34 = getelementptr inbounds nuw i8, ptr %2, i64 8
  store i64 %10, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %2, i64 16
  store i64 %13, ptr %35, align 8
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 24
  store i64 %33, ptr %36, align 8
  %37 = getelementptr inbounds nuw i8, ptr %2, i64 32
  store ptr %26, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 40
  store ptr %30, ptr %38, align 8
  %39 = load ptr, ptr %5, align 8
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 4
  %41 = load i32, ptr %40, align 4
  %42 = icmp eq ptr %26, null
  switch i32 %41, label %44 [
    i32 4, label %43
    i32 0, label %43
  ]

43:
  br i1 %42, label %49, label %69

44:
  br i1 %42, label %69, label %45

45:
  %46 = getelementptr inbounds nuw i8, ptr %4, i64 37692
  %47 = load i32, ptr %46, align 4
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %69

49:
  %50 = load i64, ptr %12, align 8
  %51 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %52 = load i64, ptr %51, align 8
  %53 = icmp ult i64 %50, %52
  br i1 %53, label %69, label %54

54:
  %55 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %6, i64 28
  %58 = load i32, ptr %57, align 4
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw %struct.SiteCache, ptr %56, i64 %59
  %61 = ptrtoint ptr %30 to i64
  %62 = getelementptr inbounds nuw i8, ptr %60, i64 16
  store i64 %61, ptr %62, align 8
  %63 = load i64, ptr %7, align 8
  store i64 %63, ptr %60, align 8
  %64 = load i64, ptr %12, align 8
  %65 = load i64, ptr %51, align 8
  %66 = add i64 %64, 1
  %67 = sub i64 %66, %65
  %68 = getelementptr inbounds nuw i8, ptr %60, i64 8
  store i64 %67, ptr %68, align 8
  br label %69

69:
  %70 = phi i32 [ 0, %3 ], [ 0, %9 ], [ 2, %44 ], [ 2, %54 ], [ 2, %49 ], [ 2, %45 ], [ 2, %43 ]
  ret i32 %70
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
  %70 = getelementptr inbounds nuw i8, ptr %61, i64 %69
  %71 = getelementptr inbounds nuw i8, ptr %62, i64 %69
  %72 = load i64, ptr %71, align 1
  store i64 %72, ptr %70, align 1
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
