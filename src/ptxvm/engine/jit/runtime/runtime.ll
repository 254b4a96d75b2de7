; Generated from the C files beside this one by `make runtime`.
; 60b1f94207ee78a120b7847b63f7c4d67cc2ec0a5881d2b68cf34341faadffef
%struct.SiteCache = type { i64, i64, i64, i64, i64, i64 }
%struct.Barrier = type { i32, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.Deferred = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, [11 x i64] }
%struct.Extent = type { i32, i32, i64, i64 }
%struct.Tile = type { i32, i32, i32, i32, ptr, i64, i64, i64, i64 }
%struct.Landed = type { i32, i32, i32, i32 }
%struct.Allocation = type { i64, i64, i64, i64 }
%struct.ScreenAccess = type { i32, i32, i32, i32, i32, i32, i32, i32, i64 }
%struct.Screening = type { ptr, ptr, i64, i64, i64, i64, i64, ptr, ptr, ptr, ptr, ptr, ptr, i32, i8, i8, i8 }
%struct.Life = type { i32, i32 }
%struct.Warpgroup = type { [4 x i32], [4 x i32], i32, i32, i32, i32, [4 x [16 x i32]], [32 x [4 x %struct.Issued]] }
%struct.Issued = type { i32, i32, i64, i64 }
%struct.ScreenRun = type { i32, i32, i64, i32, i32 }
%struct.ScreenCache = type { i64, i64, i64, i64, i64, ptr, ptr }
%struct.ScreenLine = type { i64, i64, [4 x i64], [4 x i32] }
%struct.ScreenPage = type { i64, [32 x i64] }
%struct.ScreenQuiet = type { i64, i64, i64, i64 }
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
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 41856
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
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 14436
  %29 = load i32, ptr %28, align 4
  %30 = add i32 %29, %27
  %31 = trunc i64 %10 to i32
  %32 = and i32 %31, 16777215
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 14440
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
  br i1 %15, label %141, label %16

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
  br i1 %37, label %38, label %141

38:
  %39 = icmp ne <32 x i64> %29, zeroinitializer
  %40 = bitcast <32 x i1> %39 to i32
  %41 = and i32 %4, %40
  %42 = icmp eq i32 %41, 0
  br i1 %42, label %91, label %43

43:
  %44 = tail call i32 @llvm.cttz.i32(i32 %41, i1 true)
  %45 = zext nneg i32 %44 to i64
  %46 = getelementptr inbounds nuw i64, ptr %7, i64 %45
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 256
  %48 = load i64, ptr %47, align 8
  %49 = tail call preserve_allcc ptr @row_below(ptr %0, i64 %48)
  %50 = icmp eq ptr %49, null
  br i1 %50, label %141, label %51

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
  br i1 %71, label %72, label %141

72:
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 37632
  %74 = load ptr, ptr %73, align 8
  %75 = icmp eq ptr %74, null
  br i1 %75, label %87, label %76

76:
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 184
  %78 = load ptr, ptr %77, align 8
  %79 = load ptr, ptr %78, align 8
  %80 = ptrtoint ptr %49 to i64
  %81 = ptrtoint ptr %79 to i64
  %82 = sub i64 %80, %81
  %83 = ashr exact i64 %82, 2
  %84 = getelementptr inbounds nuw i8, ptr %74, i64 %83
  %85 = load ptr, ptr %84, align 8
  %86 = icmp eq ptr %85, null
  br i1 %86, label %87, label %141

87:
  %88 = getelementptr inbounds nuw i8, ptr %49, i64 16
  %89 = load i64, ptr %88, align 8
  %90 = sub i64 %89, %54
  br label %91

91:
  %92 = phi i64 [ %90, %87 ], [ 0, %38 ]
  %93 = tail call fastcc ptr @new_note(ptr %0, ptr %1, i32 %2)
  %94 = icmp eq ptr %93, null
  br i1 %94, label %141, label %95

95:
  %96 = getelementptr inbounds nuw i8, ptr %93, i64 8
  store i32 %3, ptr %96, align 8
  %97 = getelementptr inbounds nuw i8, ptr %93, i64 12
  store i32 %4, ptr %97, align 4
  %98 = getelementptr inbounds nuw i8, ptr %93, i64 24
  store i64 %92, ptr %98, align 8
  %99 = load <32 x i64>, ptr %28, align 64
  %100 = trunc nuw i64 %11 to i32
  %101 = getelementptr inbounds nuw i8, ptr %93, i64 16
  store i32 %100, ptr %101, align 8
  %102 = icmp eq <32 x i64> %99, %31
  %103 = getelementptr inbounds nuw i8, ptr %93, i64 20
  store <32 x i1> %102, ptr %103, align 4
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 3072
  %105 = load <32 x i64>, ptr %104, align 64
  %106 = getelementptr inbounds nuw i8, ptr %93, i64 64
  store <32 x i64> %105, ptr %106, align 8
  %107 = load <32 x i64>, ptr %7, align 64
  %108 = trunc <32 x i64> %107 to <32 x i32>
  %109 = getelementptr inbounds nuw i8, ptr %93, i64 320
  store <32 x i32> %108, ptr %109, align 8
  %110 = getelementptr inbounds nuw i8, ptr %1, i64 6200
  %111 = shl i32 %2, 5
  %112 = zext i32 %111 to i64
  %113 = getelementptr inbounds nuw i64, ptr %110, i64 %112
  %114 = load <32 x i64>, ptr %113, align 8
  %115 = trunc <32 x i64> %114 to <32 x i32>
  %116 = getelementptr inbounds nuw i8, ptr %93, i64 448
  store <32 x i32> %115, ptr %116, align 8
  %117 = trunc <32 x i64> %99 to <32 x i8>
  %118 = getelementptr inbounds nuw i8, ptr %93, i64 576
  store <32 x i8> %117, ptr %118, align 8
  %119 = getelementptr inbounds nuw i8, ptr %93, i64 56
  %120 = load <32 x i64>, ptr %119, align 8
  %121 = xor <32 x i64> %120, %105
  %122 = icmp ugt <32 x i64> %121, splat (i64 63)
  %123 = bitcast <32 x i1> %122 to i32
  %124 = or i32 %123, 1
  %125 = and i32 %124, %41
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %138, label %127

127:
  %128 = phi i32 [ %136, %127 ], [ %125, %95 ]
  %129 = tail call i32 @llvm.cttz.i32(i32 %128, i1 true)
  %130 = zext nneg i32 %129 to i64
  %131 = getelementptr inbounds nuw i64, ptr %106, i64 %130
  %132 = load i64, ptr %131, align 8
  %133 = add i64 %132, %92
  %134 = inttoptr i64 %133 to ptr
  tail call void @llvm.prefetch.p0(ptr %134, i32 0, i32 2, i32 1)
  %135 = add i32 %128, -1
  %136 = and i32 %135, %128
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %138, label %127

138:
  %139 = tail call fastcc i1 @screen_copies(ptr %0, ptr %1, i32 %2, ptr %93, i32 %4, i1 false)
  %140 = zext i1 %139 to i32
  br label %141

141:
  %142 = phi i32 [ 0, %16 ], [ 0, %91 ], [ %140, %138 ], [ 0, %43 ], [ 0, %51 ], [ 0, %76 ], [ 0, %5 ]
  ret i32 %142
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

define internal fastcc i1 @screen_copies(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i1 %5) unnamed_addr #0 {
  %7 = alloca %struct.ScreenAccess, align 8
  %8 = alloca %struct.Screening, align 8
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 37632
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %137, label %14

14:
  %15 = icmp eq i32 %4, 0
  br i1 %15, label %50, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %3, i64 320
  %18 = getelementptr inbounds nuw i8, ptr %3, i64 16
  br label %19

19:
  %20 = phi i32 [ %4, %16 ], [ %48, %46 ]
  br i1 %5, label %21, label %46

21:
  %22 = tail call i32 @llvm.cttz.i32(i32 %20, i1 true)
  %23 = zext nneg i32 %22 to i64
  %24 = getelementptr inbounds nuw i32, ptr %17, i64 %23
  %25 = load i32, ptr %24, align 4
  %26 = lshr i32 %25, 7
  %27 = zext nneg i32 %26 to i64
  %28 = getelementptr inbounds nuw i32, ptr %10, i64 %27
  %29 = load i32, ptr %28, align 4
  %30 = and i32 %25, 127
  %31 = zext nneg i32 %30 to i64
  %32 = load i32, ptr %18, align 8
  %33 = zext i32 %32 to i64
  %34 = add nsw i64 %31, -1
  %35 = add nsw i64 %34, %33
  %36 = lshr i32 %30, 2
  %37 = shl nsw i32 -1, %36
  %38 = tail call i64 @llvm.umin.i64(i64 %35, i64 127)
  %39 = lshr i64 %38, 2
  %40 = trunc nuw nsw i64 %39 to i32
  %41 = xor i32 %40, 31
  %42 = lshr i32 -1, %41
  %43 = and i32 %37, %29
  %44 = and i32 %43, %42
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %46, label %137

46:
  %47 = add i32 %20, -1
  %48 = and i32 %47, %20
  %49 = icmp eq i32 %48, 0
  br i1 %49, label %50, label %19

50:
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %52 = load i32, ptr %51, align 8
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %102, label %54

54:
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 72
  %56 = load ptr, ptr %55, align 8
  %57 = zext i32 %2 to i64
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %59 = load i64, ptr %58, align 8
  %60 = mul i64 %59, %57
  %61 = getelementptr inbounds nuw i8, ptr %56, i64 %60
  store i32 2, ptr %7, align 8
  %62 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store i32 1, ptr %62, align 4
  %63 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %64 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %65 = load i32, ptr %64, align 8
  store i32 %65, ptr %63, align 8
  %66 = getelementptr inbounds nuw i8, ptr %7, i64 12
  store i32 0, ptr %66, align 4
  %67 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i32 0, ptr %67, align 8
  %68 = getelementptr inbounds nuw i8, ptr %7, i64 20
  store i32 0, ptr %68, align 4
  %69 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i32 0, ptr %69, align 8
  %70 = getelementptr inbounds nuw i8, ptr %7, i64 28
  store i32 0, ptr %70, align 4
  %71 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 0, ptr %71, align 8
  br i1 %15, label %86, label %72

72:
  %73 = getelementptr inbounds nuw i8, ptr %3, i64 320
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 512
  br label %75

75:
  %76 = phi i32 [ %4, %72 ], [ %84, %75 ]
  %77 = tail call i32 @llvm.cttz.i32(i32 %76, i1 true)
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr inbounds nuw i32, ptr %73, i64 %78
  %80 = load i32, ptr %79, align 4
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw i64, ptr %74, i64 %78
  store i64 %81, ptr %82, align 8
  %83 = add i32 %76, -1
  %84 = and i32 %83, %76
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %86, label %75

86:
  store ptr %0, ptr %8, align 8
  %87 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr %7, ptr %87, align 8
  %88 = getelementptr inbounds nuw i8, ptr %8, i64 104
  store i32 %4, ptr %88, align 8
  %89 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i64 0, ptr %89, align 8
  %90 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 0, ptr %90, align 8
  %91 = getelementptr inbounds nuw i8, ptr %8, i64 109
  store i8 0, ptr %91, align 1
  %92 = getelementptr inbounds nuw i8, ptr %8, i64 108
  store i8 0, ptr %92, align 4
  %93 = getelementptr inbounds nuw i8, ptr %61, i64 200
  %94 = load i32, ptr %93, align 8
  %95 = icmp ult i32 %94, 1048576
  br i1 %95, label %97, label %96

96:
  br label %137

97:
  %98 = call preserve_allcc i32 @screen_varying(ptr %8, ptr %1, ptr %61, i32 %4)
  %99 = icmp ne i32 %98, 0
  %100 = or i1 %99, %15
  %101 = xor i1 %99, true
  br i1 %100, label %137, label %103

102:
  br i1 %15, label %137, label %103

103:
  %104 = getelementptr inbounds nuw i8, ptr %3, i64 320
  %105 = getelementptr inbounds nuw i8, ptr %3, i64 16
  br label %106

106:
  %107 = phi i32 [ %4, %103 ], [ %135, %106 ]
  %108 = call i32 @llvm.cttz.i32(i32 %107, i1 true)
  %109 = zext nneg i32 %108 to i64
  %110 = getelementptr inbounds nuw i32, ptr %104, i64 %109
  %111 = load i32, ptr %110, align 4
  %112 = lshr i32 %111, 7
  %113 = zext nneg i32 %112 to i64
  %114 = getelementptr inbounds nuw i32, ptr %10, i64 %113
  %115 = load i32, ptr %114, align 4
  %116 = and i32 %111, 127
  %117 = zext nneg i32 %116 to i64
  %118 = load i32, ptr %105, align 8
  %119 = zext i32 %118 to i64
  %120 = add nsw i64 %117, -1
  %121 = add nsw i64 %120, %119
  %122 = lshr i32 %116, 2
  %123 = shl nsw i32 -1, %122
  %124 = call i64 @llvm.umin.i64(i64 %121, i64 127)
  %125 = lshr i64 %124, 2
  %126 = trunc nuw nsw i64 %125 to i32
  %127 = xor i32 %126, 31
  %128 = lshr i32 -1, %127
  %129 = and i32 %128, %123
  %130 = or i32 %129, %115
  %131 = xor i32 %129, -1
  %132 = and i32 %115, %131
  %133 = select i1 %5, i32 %130, i32 %132
  store i32 %133, ptr %114, align 4
  %134 = add i32 %107, -1
  %135 = and i32 %134, %107
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %137, label %106

137:
  %138 = phi i1 [ false, %96 ], [ %101, %97 ], [ true, %6 ], [ true, %102 ], [ true, %106 ], [ false, %21 ]
  ret i1 %138
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
  br i1 %8, label %101, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 5672
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %101

13:
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 6200
  %15 = shl i32 %2, 5
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i64, ptr %14, i64 %16
  %18 = load <32 x i64>, ptr %17, align 8
  %19 = trunc <32 x i64> %18 to <32 x i32>
  %20 = icmp eq i32 %3, 0
  br i1 %20, label %101, label %21

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
  %33 = phi i32 [ %3, %21 ], [ %97, %96 ]
  %34 = phi ptr [ %24, %21 ], [ %99, %96 ]
  %35 = phi ptr [ null, %21 ], [ %98, %96 ]
  %36 = load ptr, ptr %34, align 8
  %37 = icmp eq ptr %36, null
  br i1 %37, label %101, label %38

38:
  %39 = getelementptr inbounds nuw i8, ptr %36, i64 16
  %40 = load i32, ptr %39, align 8
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %96, label %42

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
  br i1 %54, label %96, label %55

55:
  %56 = tail call fastcc i1 @screen_copies(ptr %0, ptr %1, i32 %2, ptr %36, i32 %51, i1 true)
  br i1 %56, label %57, label %101

57:
  %58 = load ptr, ptr %36, align 8
  %59 = icmp eq ptr %58, null
  br i1 %59, label %85, label %60

60:
  %61 = getelementptr inbounds nuw i8, ptr %58, i64 16
  %62 = load i32, ptr %61, align 8
  %63 = freeze i32 %62
  %64 = icmp eq i32 %63, 0
  %65 = getelementptr inbounds nuw i8, ptr %58, i64 64
  %66 = getelementptr inbounds nuw i8, ptr %58, i64 320
  br i1 %64, label %85, label %67

67:
  %68 = getelementptr inbounds nuw i8, ptr %58, i64 24
  %69 = load i64, ptr %68, align 8
  %70 = load ptr, ptr %27, align 8
  %71 = ptrtoint ptr %70 to i64
  br label %72

72:
  %73 = phi i64 [ 0, %67 ], [ %83, %72 ]
  %74 = getelementptr inbounds nuw i64, ptr %65, i64 %73
  %75 = load i64, ptr %74, align 8
  %76 = add i64 %75, %69
  %77 = inttoptr i64 %76 to ptr
  tail call void @llvm.prefetch.p0(ptr %77, i32 0, i32 3, i32 1)
  %78 = getelementptr inbounds nuw i32, ptr %66, i64 %73
  %79 = load i32, ptr %78, align 4
  %80 = zext i32 %79 to i64
  %81 = add i64 %80, %71
  %82 = inttoptr i64 %81 to ptr
  tail call void @llvm.prefetch.p0(ptr %82, i32 1, i32 3, i32 1)
  %83 = add nuw nsw i64 %73, 4
  %84 = icmp samesign ult i64 %73, 28
  br i1 %84, label %72, label %85

85:
  tail call fastcc void @move_lanes(ptr %1, ptr %36, i32 %51)
  %86 = load i32, ptr %46, align 4
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %96

88:
  %89 = load ptr, ptr %36, align 8
  store ptr %89, ptr %34, align 8
  %90 = icmp eq ptr %89, null
  br i1 %90, label %91, label %92

91:
  store ptr %35, ptr %29, align 8
  br label %92

92:
  %93 = load ptr, ptr %30, align 8
  store ptr %93, ptr %36, align 8
  store ptr %36, ptr %30, align 8
  %94 = load i32, ptr %31, align 8
  %95 = add i32 %94, -1
  store i32 %95, ptr %31, align 8
  br label %96

96:
  %97 = phi i32 [ %53, %85 ], [ %53, %92 ], [ %53, %42 ], [ %33, %38 ]
  %98 = phi ptr [ %36, %85 ], [ %35, %92 ], [ %36, %42 ], [ %36, %38 ]
  %99 = phi ptr [ %36, %85 ], [ %34, %92 ], [ %36, %42 ], [ %36, %38 ]
  %100 = icmp eq i32 %97, 0
  br i1 %100, label %101, label %32

101:
  %102 = phi i32 [ 0, %5 ], [ 0, %9 ], [ 1, %13 ], [ 1, %32 ], [ 0, %55 ], [ 1, %96 ]
  ret i32 %102
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
    i32 2, label %363
    i32 1, label %8
  ]

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %362

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
  br i1 %29, label %363, label %30

30:
  %31 = tail call fastcc i32 @resume_waiting(ptr %0)
  br label %363

32:
  %33 = phi i64 [ %10, %8 ], [ %18, %22 ]
  store i32 1, ptr %2, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %35 = load i32, ptr %34, align 4
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %37 = load i32, ptr %36, align 8
  %38 = icmp ult i32 %35, %37
  br i1 %38, label %39, label %363

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
  br i1 %57, label %58, label %363

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
  br i1 %109, label %360, label %110

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
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 37692
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 204
  br label %127

125:
  %126 = icmp eq i32 %357, 1
  br i1 %126, label %363, label %360

127:
  %128 = phi i64 [ 0, %110 ], [ %356, %353 ]
  %129 = phi i32 [ %108, %110 ], [ %357, %353 ]
  %130 = trunc nuw i64 %128 to i32
  %131 = add i32 %56, %130
  %132 = load ptr, ptr %40, align 8
  %133 = zext i32 %131 to i64
  %134 = getelementptr inbounds nuw ptr, ptr %132, i64 %133
  %135 = load ptr, ptr %134, align 8
  %136 = add i64 %128, %33
  %137 = getelementptr inbounds nuw i8, ptr %135, i64 5680
  %138 = load i32, ptr %137, align 8
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %162, label %140

140:
  %141 = load i64, ptr %135, align 8
  %142 = add i64 %141, 1
  %143 = icmp eq i64 %136, %142
  br i1 %143, label %144, label %162

144:
  %145 = icmp eq i32 %129, 1
  br i1 %145, label %146, label %179

146:
  %147 = getelementptr inbounds nuw i8, ptr %135, i64 8
  %148 = load i32, ptr %147, align 4
  %149 = add i32 %148, 1
  store i32 %149, ptr %147, align 4
  %150 = load i32, ptr %111, align 8
  %151 = icmp ult i32 %149, %150
  br i1 %151, label %215, label %152

152:
  store i32 0, ptr %147, align 4
  %153 = getelementptr inbounds nuw i8, ptr %135, i64 12
  %154 = load i32, ptr %153, align 4
  %155 = add i32 %154, 1
  store i32 %155, ptr %153, align 4
  %156 = load i32, ptr %112, align 4
  %157 = icmp ult i32 %155, %156
  br i1 %157, label %215, label %158

158:
  store i32 0, ptr %153, align 4
  %159 = getelementptr inbounds nuw i8, ptr %135, i64 16
  %160 = load i32, ptr %159, align 4
  %161 = add i32 %160, 1
  store i32 %161, ptr %159, align 4
  br label %215

162:
  %163 = icmp eq i32 %129, 1
  br i1 %163, label %164, label %179

164:
  %165 = load i32, ptr %111, align 8
  %166 = zext i32 %165 to i64
  %167 = load i32, ptr %112, align 4
  %168 = zext i32 %167 to i64
  %169 = udiv i64 %136, %166
  %170 = urem i64 %136, %166
  %171 = trunc nuw i64 %170 to i32
  %172 = getelementptr inbounds nuw i8, ptr %135, i64 8
  store i32 %171, ptr %172, align 8
  %173 = urem i64 %169, %168
  %174 = trunc nuw i64 %173 to i32
  %175 = getelementptr inbounds nuw i8, ptr %135, i64 12
  store i32 %174, ptr %175, align 4
  %176 = udiv i64 %169, %168
  %177 = trunc i64 %176 to i32
  %178 = getelementptr inbounds nuw i8, ptr %135, i64 16
  store i32 %177, ptr %178, align 8
  br label %215

179:
  %180 = zext i32 %129 to i64
  %181 = urem i64 %136, %180
  %182 = trunc nuw i64 %181 to i32
  %183 = udiv i64 %136, %180
  %184 = load i32, ptr %111, align 8
  %185 = load i32, ptr %113, align 4
  %186 = udiv i32 %184, %185
  %187 = zext i32 %186 to i64
  %188 = load i32, ptr %112, align 4
  %189 = load i32, ptr %114, align 8
  %190 = udiv i32 %188, %189
  %191 = zext i32 %190 to i64
  %192 = udiv i32 %182, %185
  %193 = urem i64 %183, %187
  %194 = trunc nuw i64 %193 to i32
  %195 = mul i32 %185, %194
  %196 = urem i32 %182, %185
  %197 = add i32 %195, %196
  %198 = getelementptr inbounds nuw i8, ptr %135, i64 8
  store i32 %197, ptr %198, align 8
  %199 = udiv i64 %183, %187
  %200 = urem i64 %199, %191
  %201 = trunc nuw i64 %200 to i32
  %202 = load i32, ptr %114, align 8
  %203 = mul i32 %202, %201
  %204 = urem i32 %192, %202
  %205 = add i32 %203, %204
  %206 = getelementptr inbounds nuw i8, ptr %135, i64 12
  store i32 %205, ptr %206, align 4
  %207 = udiv i64 %199, %191
  %208 = trunc i64 %207 to i32
  %209 = load i32, ptr %115, align 4
  %210 = mul i32 %209, %208
  %211 = load i32, ptr %114, align 8
  %212 = udiv i32 %192, %211
  %213 = add i32 %212, %210
  %214 = getelementptr inbounds nuw i8, ptr %135, i64 16
  store i32 %213, ptr %214, align 8
  br label %215

215:
  store i64 %136, ptr %135, align 8
  %216 = getelementptr inbounds nuw i8, ptr %135, i64 20
  store i32 1, ptr %216, align 4
  %217 = load i32, ptr %116, align 8
  %218 = sub i32 32, %217
  %219 = lshr i32 -1, %218
  %220 = getelementptr inbounds nuw i8, ptr %135, i64 80
  store i32 %219, ptr %220, align 8
  %221 = getelementptr inbounds nuw i8, ptr %135, i64 84
  store i32 %219, ptr %221, align 4
  %222 = load i32, ptr %117, align 8
  %223 = icmp eq i32 %222, 0
  %224 = zext i1 %223 to i32
  %225 = getelementptr inbounds nuw i8, ptr %135, i64 100
  store i32 %224, ptr %225, align 4
  br i1 %139, label %226, label %296

226:
  %227 = getelementptr inbounds nuw i8, ptr %135, i64 88
  store i32 0, ptr %227, align 8
  %228 = getelementptr inbounds nuw i8, ptr %135, i64 96
  store i32 0, ptr %228, align 8
  %229 = getelementptr inbounds nuw i8, ptr %135, i64 104
  store i32 0, ptr %229, align 8
  %230 = getelementptr inbounds nuw i8, ptr %135, i64 112
  store i32 0, ptr %230, align 8
  %231 = getelementptr inbounds nuw i8, ptr %135, i64 40
  store i32 0, ptr %231, align 8
  %232 = getelementptr inbounds nuw i8, ptr %135, i64 116
  store i32 0, ptr %232, align 4
  %233 = getelementptr inbounds nuw i8, ptr %135, i64 120
  store i32 0, ptr %233, align 8
  %234 = getelementptr inbounds nuw i8, ptr %135, i64 124
  store i32 0, ptr %234, align 4
  %235 = getelementptr inbounds nuw i8, ptr %135, i64 4312
  store i32 0, ptr %235, align 8
  %236 = getelementptr inbounds nuw i8, ptr %135, i64 3796
  store i32 0, ptr %236, align 4
  %237 = getelementptr inbounds nuw i8, ptr %135, i64 4828
  store i32 0, ptr %237, align 4
  %238 = getelementptr inbounds nuw i8, ptr %135, i64 5664
  store i32 0, ptr %238, align 8
  %239 = getelementptr inbounds nuw i8, ptr %135, i64 5668
  store i32 0, ptr %239, align 4
  %240 = getelementptr inbounds nuw i8, ptr %135, i64 5672
  store i32 0, ptr %240, align 8
  %241 = getelementptr inbounds nuw i8, ptr %135, i64 14424
  %242 = load ptr, ptr %241, align 8
  %243 = getelementptr inbounds nuw i8, ptr %135, i64 14432
  %244 = load i32, ptr %243, align 8
  %245 = icmp eq i32 %244, 0
  br i1 %245, label %246, label %250

246:
  %247 = getelementptr inbounds nuw i8, ptr %135, i64 14440
  %248 = load ptr, ptr %247, align 8
  %249 = icmp eq ptr %248, null
  br i1 %249, label %258, label %257

250:
  %251 = phi i64 [ %253, %250 ], [ 0, %226 ]
  %252 = getelementptr inbounds nuw %struct.Warpgroup, ptr %242, i64 %251
  tail call void @llvm.memset.p0.i64(ptr align 8 %252, i8 0, i64 48, i1 false)
  %253 = add nuw nsw i64 %251, 1
  %254 = load i32, ptr %243, align 8
  %255 = zext i32 %254 to i64
  %256 = icmp samesign ult i64 %253, %255
  br i1 %256, label %250, label %246

257:
  store ptr null, ptr %248, align 8
  br label %258

258:
  %259 = getelementptr inbounds nuw i8, ptr %135, i64 14448
  store i32 0, ptr %259, align 8
  %260 = getelementptr inbounds nuw i8, ptr %135, i64 14436
  store i32 0, ptr %260, align 4
  %261 = getelementptr inbounds nuw i8, ptr %135, i64 5688
  tail call void @llvm.memset.p0.i64(ptr align 8 %261, i8 0, i64 256, i1 false)
  %262 = getelementptr inbounds nuw i8, ptr %135, i64 4316
  tail call void @llvm.memset.p0.i64(ptr align 4 %262, i8 0, i64 512, i1 false)
  %263 = getelementptr inbounds nuw i8, ptr %135, i64 5088
  tail call void @llvm.memset.p0.i64(ptr align 8 %263, i8 0, i64 576, i1 false)
  %264 = load i32, ptr %116, align 8
  %265 = icmp eq i32 %264, 0
  br i1 %265, label %296, label %266

266:
  %267 = getelementptr inbounds nuw i8, ptr %135, i64 72
  %268 = getelementptr inbounds nuw i8, ptr %135, i64 48
  br label %269

269:
  %270 = phi i64 [ 0, %266 ], [ %272, %282 ]
  %271 = phi i32 [ %264, %266 ], [ %293, %282 ]
  %272 = add nuw nsw i64 %270, 1
  %273 = zext i32 %271 to i64
  %274 = icmp eq i64 %272, %273
  %275 = load ptr, ptr %267, align 8
  %276 = load i64, ptr %268, align 8
  %277 = mul i64 %276, %270
  %278 = getelementptr inbounds nuw i8, ptr %275, i64 %277
  %279 = load i32, ptr %117, align 8
  br i1 %274, label %280, label %282

280:
  %281 = load i32, ptr %118, align 4
  br label %282

282:
  %283 = phi i32 [ %281, %280 ], [ -1, %269 ]
  store i32 0, ptr %278, align 8
  %284 = getelementptr inbounds nuw i8, ptr %278, i64 4
  store i32 %279, ptr %284, align 4
  %285 = getelementptr inbounds nuw i8, ptr %278, i64 8
  store i32 %283, ptr %285, align 8
  %286 = getelementptr inbounds nuw i8, ptr %278, i64 48
  store i32 0, ptr %286, align 8
  %287 = getelementptr inbounds nuw i8, ptr %278, i64 52
  store i32 0, ptr %287, align 4
  %288 = getelementptr inbounds nuw i8, ptr %278, i64 60
  store i32 0, ptr %288, align 4
  %289 = getelementptr inbounds nuw i8, ptr %278, i64 56
  store i32 0, ptr %289, align 8
  %290 = getelementptr inbounds nuw i8, ptr %278, i64 184
  store i32 -1, ptr %290, align 8
  %291 = getelementptr inbounds nuw i8, ptr %278, i64 192
  store i32 -1, ptr %291, align 8
  %292 = getelementptr inbounds nuw i8, ptr %278, i64 224
  store ptr null, ptr %292, align 8
  %293 = load i32, ptr %116, align 8
  %294 = zext i32 %293 to i64
  %295 = icmp samesign ult i64 %272, %294
  br i1 %295, label %269, label %296

296:
  store i32 0, ptr %137, align 8
  %297 = getelementptr inbounds nuw i8, ptr %135, i64 40
  store i32 0, ptr %297, align 8
  %298 = load ptr, ptr %119, align 8
  %299 = icmp eq ptr %298, null
  br i1 %299, label %342, label %300

300:
  %301 = load i64, ptr %120, align 8
  %302 = add i64 %301, 1
  store i64 %302, ptr %120, align 8
  %303 = getelementptr inbounds nuw i8, ptr %135, i64 14416
  store i64 %302, ptr %303, align 8
  %304 = load i32, ptr %121, align 8
  %305 = icmp eq i32 %304, 0
  br i1 %305, label %316, label %306

306:
  %307 = getelementptr inbounds nuw i8, ptr %135, i64 14408
  %308 = load ptr, ptr %307, align 8
  %309 = load i32, ptr %122, align 4
  %310 = trunc i32 %309 to i8
  %311 = load i32, ptr %123, align 8
  %312 = add i32 %311, 127
  %313 = lshr i32 %312, 5
  %314 = and i32 %313, 134217724
  %315 = zext nneg i32 %314 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %308, i8 %310, i64 %315, i1 false)
  br label %316

316:
  %317 = load i32, ptr %116, align 8
  %318 = icmp eq i32 %317, 0
  br i1 %318, label %342, label %319

319:
  %320 = getelementptr inbounds nuw i8, ptr %135, i64 72
  %321 = getelementptr inbounds nuw i8, ptr %135, i64 48
  br label %322

322:
  %323 = phi i64 [ 0, %319 ], [ %338, %322 ]
  %324 = load ptr, ptr %320, align 8
  %325 = load i64, ptr %321, align 8
  %326 = mul i64 %325, %323
  %327 = getelementptr inbounds nuw i8, ptr %324, i64 %326
  %328 = getelementptr inbounds nuw i8, ptr %327, i64 200
  store i32 0, ptr %328, align 8
  %329 = load i64, ptr %303, align 8
  %330 = shl i64 %329, 26
  %331 = getelementptr inbounds nuw i8, ptr %327, i64 12
  %332 = load i32, ptr %331, align 4
  %333 = zext i32 %332 to i64
  %334 = or disjoint i64 %330, 1023
  %335 = getelementptr inbounds nuw i8, ptr %327, i64 208
  store i64 %334, ptr %335, align 8
  %336 = or i64 %330, %333
  %337 = getelementptr inbounds nuw i8, ptr %327, i64 216
  store i64 %336, ptr %337, align 8
  %338 = add nuw nsw i64 %323, 1
  %339 = load i32, ptr %116, align 8
  %340 = zext i32 %339 to i64
  %341 = icmp samesign ult i64 %338, %340
  br i1 %341, label %322, label %342

342:
  %343 = getelementptr inbounds nuw i8, ptr %135, i64 56
  %344 = load ptr, ptr %343, align 8
  %345 = load i32, ptr %123, align 8
  %346 = zext i32 %345 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %344, i8 0, i64 %346, i1 false)
  %347 = load i32, ptr %124, align 4
  %348 = icmp eq i32 %347, 0
  br i1 %348, label %353, label %349

349:
  %350 = load ptr, ptr %343, align 8
  %351 = getelementptr inbounds nuw i8, ptr %350, i64 262144
  %352 = zext i32 %347 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %351, i8 0, i64 %352, i1 false)
  br label %353

353:
  %354 = load i32, ptr %34, align 4
  %355 = add i32 %354, 1
  store i32 %355, ptr %34, align 4
  %356 = add nuw nsw i64 %128, 1
  %357 = load i32, ptr %42, align 8
  %358 = zext i32 %357 to i64
  %359 = icmp samesign ult i64 %356, %358
  br i1 %359, label %127, label %125

360:
  %361 = getelementptr inbounds nuw i8, ptr %0, i64 268
  store i32 0, ptr %361, align 4
  br label %363

362:
  tail call fastcc void @turn_to_next(ptr %0)
  br label %363

363:
  %364 = phi i32 [ -1, %362 ], [ -1, %1 ], [ 0, %26 ], [ %31, %30 ], [ -1, %360 ], [ 1, %55 ], [ -1, %125 ], [ 1, %32 ]
  ret i32 %364
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
  %7 = alloca i64, align 8
  %8 = alloca %struct.Screening, align 8
  %9 = icmp eq i32 %3, 0
  br i1 %9, label %829, label %10

10:
  store ptr %0, ptr %8, align 8
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr %4, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %8, i64 104
  store i32 %3, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i64 0, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %8, i64 32
  store i64 0, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %8, i64 109
  store i8 0, ptr %15, align 1
  %16 = getelementptr inbounds nuw i8, ptr %8, i64 108
  store i8 0, ptr %16, align 4
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %18 = load i32, ptr %17, align 8
  %19 = icmp ult i32 %18, 1048576
  br i1 %19, label %31, label %20

20:
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %22 = load i32, ptr %21, align 4
  %23 = tail call i32 @llvm.cttz.i32(i32 %3, i1 true)
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 22, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %22, ptr %25, align 4
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 %23, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 0, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 364
  store i32 0, ptr %30, align 4
  br label %827

31:
  %32 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %33 = load i32, ptr %32, align 8
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %37

35:
  %36 = call preserve_allcc i32 @screen_varying(ptr %8, ptr %1, ptr %2, i32 %3)
  br label %827

37:
  %38 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %39 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %40 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %41 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %42 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %43 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %44 = getelementptr inbounds nuw i8, ptr %8, i64 56
  %45 = getelementptr inbounds nuw i8, ptr %8, i64 80
  %46 = getelementptr inbounds nuw i8, ptr %8, i64 64
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %51 = getelementptr inbounds nuw i8, ptr %8, i64 72
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %54 = getelementptr inbounds nuw i8, ptr %8, i64 110
  %55 = getelementptr inbounds nuw i8, ptr %8, i64 88
  br label %56

56:
  %57 = phi i64 [ 0, %37 ], [ %823, %822 ]
  %58 = getelementptr inbounds nuw %struct.ScreenRun, ptr %38, i64 %57
  %59 = getelementptr inbounds nuw i8, ptr %58, i64 4
  %60 = load i32, ptr %59, align 4
  %61 = sub i32 32, %60
  %62 = lshr i32 -1, %61
  %63 = load i32, ptr %58, align 8
  %64 = shl i32 %62, %63
  %65 = and i32 %64, %3
  %66 = getelementptr inbounds nuw i8, ptr %58, i64 8
  %67 = load i64, ptr %66, align 8
  %68 = add i64 %67, %5
  %69 = icmp eq i32 %65, 0
  br i1 %69, label %822, label %70

70:
  %71 = load i32, ptr %39, align 4
  %72 = icmp eq i32 %71, 5
  %73 = getelementptr inbounds nuw i8, ptr %58, i64 16
  br i1 %72, label %74, label %94

74:
  %75 = phi i32 [ %92, %90 ], [ %65, %70 ]
  %76 = load i32, ptr %73, align 8
  %77 = icmp eq i32 %76, 8
  br i1 %77, label %85, label %78

78:
  %79 = call i32 @llvm.cttz.i32(i32 %75, i1 true)
  %80 = load i32, ptr %58, align 8
  %81 = sub i32 %79, %80
  %82 = zext i32 %81 to i64
  %83 = zext nneg i32 %76 to i64
  %84 = shl i64 %82, %83
  br label %85

85:
  %86 = phi i64 [ %84, %78 ], [ 0, %74 ]
  %87 = add i64 %86, %68
  %88 = call preserve_allcc i32 @screen_place(ptr %8, ptr %1, ptr %2, i64 %87, i32 -1)
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %827

90:
  %91 = add i32 %75, -1
  %92 = and i32 %91, %75
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %822, label %74

94:
  %95 = load i32, ptr %73, align 8
  %96 = icmp eq i32 %95, 8
  br i1 %96, label %97, label %128

97:
  %98 = call i32 @llvm.ctpop.i32(i32 %65)
  %99 = icmp samesign ult i32 %98, 2
  br i1 %99, label %122, label %100

100:
  %101 = load ptr, ptr %11, align 8
  %102 = getelementptr inbounds nuw i8, ptr %101, i64 4
  %103 = load i32, ptr %102, align 4
  %104 = icmp eq i32 %103, 1
  br i1 %104, label %105, label %124

105:
  %106 = load ptr, ptr %8, align 8
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 37696
  %108 = load i32, ptr %107, align 8
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %124, label %110

110:
  %111 = getelementptr inbounds nuw i8, ptr %101, i64 20
  %112 = load i32, ptr %111, align 4
  %113 = load i32, ptr %12, align 8
  %114 = call i32 @llvm.cttz.i32(i32 %113, i1 false)
  %115 = getelementptr inbounds nuw i8, ptr %106, i64 328
  store i32 22, ptr %115, align 8
  %116 = getelementptr inbounds nuw i8, ptr %106, i64 332
  store i32 %112, ptr %116, align 4
  %117 = getelementptr inbounds nuw i8, ptr %106, i64 336
  store i32 %114, ptr %117, align 8
  %118 = getelementptr inbounds nuw i8, ptr %106, i64 352
  store i64 0, ptr %118, align 8
  %119 = getelementptr inbounds nuw i8, ptr %106, i64 368
  store i32 0, ptr %119, align 8
  %120 = getelementptr inbounds nuw i8, ptr %106, i64 360
  store i32 0, ptr %120, align 8
  %121 = getelementptr inbounds nuw i8, ptr %106, i64 364
  store i32 0, ptr %121, align 4
  br label %827

122:
  %123 = call i32 @llvm.cttz.i32(i32 %65, i1 true)
  br label %124

124:
  %125 = phi i32 [ %123, %122 ], [ -1, %105 ], [ -1, %100 ]
  %126 = call preserve_allcc i32 @screen_place(ptr %8, ptr %1, ptr %2, i64 %68, i32 %125)
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %822, label %827

128:
  %129 = call i32 @llvm.cttz.i32(i32 %65, i1 true)
  %130 = call i32 @llvm.ctlz.i32(i32 %65, i1 true)
  %131 = xor i32 %130, 31
  %132 = load ptr, ptr %11, align 8
  %133 = getelementptr inbounds nuw i8, ptr %132, i64 8
  %134 = load i32, ptr %133, align 8
  %135 = sub i32 %129, %63
  %136 = zext i32 %135 to i64
  %137 = zext i32 %95 to i64
  %138 = shl i64 %136, %137
  %139 = add i64 %138, %68
  %140 = sub nsw i32 %131, %129
  %141 = zext i32 %140 to i64
  %142 = shl i64 %141, %137
  %143 = zext i32 %134 to i64
  %144 = add i64 %142, %143
  %145 = load i32, ptr %132, align 8
  %146 = icmp eq i32 %145, 2
  br i1 %146, label %152, label %147

147:
  %148 = icmp eq i32 %145, 0
  %149 = and i64 %139, -4294967296
  %150 = icmp eq i64 %149, 4294967296
  %151 = and i1 %150, %148
  br i1 %151, label %152, label %189

152:
  %153 = and i64 %139, 4294967295
  %154 = load i32, ptr %17, align 8
  %155 = zext i32 %154 to i64
  %156 = shl nuw nsw i64 %155, 20
  %157 = load i32, ptr %40, align 4
  %158 = zext i32 %157 to i64
  %159 = shl nuw nsw i64 %158, 15
  %160 = or i64 %159, %156
  %161 = and i64 %160, 16744448
  %162 = load i8, ptr %15, align 1
  %163 = trunc nuw i8 %162 to i1
  br i1 %163, label %169, label %164

164:
  %165 = getelementptr inbounds nuw i8, ptr %132, i64 16
  %166 = load i32, ptr %165, align 8
  %167 = zext i32 %166 to i64
  %168 = or i64 %161, %167
  br label %169

169:
  %170 = phi i64 [ %168, %164 ], [ %161, %152 ]
  store i64 %170, ptr %41, align 8
  store i64 0, ptr %14, align 8
  %171 = load ptr, ptr %8, align 8
  %172 = getelementptr inbounds nuw i8, ptr %171, i64 80
  %173 = load i32, ptr %172, align 8
  %174 = zext i32 %173 to i64
  store i64 %174, ptr %13, align 8
  %175 = load ptr, ptr %47, align 8
  %176 = ptrtoint ptr %175 to i64
  store i64 %176, ptr %43, align 8
  %177 = load ptr, ptr %48, align 8
  store ptr %177, ptr %44, align 8
  %178 = load ptr, ptr %49, align 8
  store ptr %178, ptr %45, align 8
  %179 = load ptr, ptr %50, align 8
  store ptr %179, ptr %51, align 8
  %180 = load i64, ptr %52, align 8
  %181 = shl i64 %180, 16
  %182 = lshr i32 %154, 4
  %183 = zext nneg i32 %182 to i64
  %184 = or i64 %181, %183
  store i64 %184, ptr %42, align 8
  %185 = load i32, ptr %53, align 8
  %186 = icmp ne i32 %185, 0
  %187 = zext i1 %186 to i8
  store i8 %187, ptr %54, align 2
  store i8 1, ptr %16, align 4
  %188 = icmp samesign ult i64 %153, %174
  br i1 %188, label %293, label %819

189:
  switch i32 %145, label %819 [
    i32 1, label %195
    i32 0, label %190
  ]

190:
  %191 = lshr i64 %139, 32
  %192 = trunc nuw i64 %191 to i32
  %193 = add i32 %192, -1
  %194 = icmp ult i32 %193, 4
  br i1 %194, label %819, label %195

195:
  %196 = load i32, ptr %17, align 8
  %197 = zext i32 %196 to i64
  %198 = shl nuw nsw i64 %197, 20
  %199 = load i32, ptr %40, align 4
  %200 = zext i32 %199 to i64
  %201 = shl nuw nsw i64 %200, 15
  %202 = or i64 %201, %198
  %203 = load i64, ptr %1, align 8
  %204 = shl i64 %203, 40
  %205 = or i64 %202, %204
  %206 = load i8, ptr %15, align 1
  %207 = trunc nuw i8 %206 to i1
  br i1 %207, label %212, label %208

208:
  %209 = getelementptr inbounds nuw i8, ptr %132, i64 12
  %210 = load i32, ptr %209, align 4
  %211 = zext i32 %210 to i64
  br label %212

212:
  %213 = phi i64 [ %211, %208 ], [ 0, %195 ]
  %214 = or i64 %205, %213
  store i64 %214, ptr %41, align 8
  %215 = load ptr, ptr %8, align 8
  %216 = getelementptr inbounds nuw i8, ptr %215, i64 37648
  %217 = load i64, ptr %216, align 8
  store i64 %217, ptr %42, align 8
  store i8 0, ptr %16, align 4
  %218 = ptrtoint ptr %132 to i64
  %219 = getelementptr inbounds nuw i8, ptr %215, i64 37704
  %220 = udiv i64 %218, 40
  %221 = and i64 %220, 63
  %222 = getelementptr inbounds nuw %struct.ScreenCache, ptr %219, i64 %221
  %223 = load i64, ptr %222, align 8
  %224 = icmp eq i64 %223, %218
  br i1 %224, label %225, label %232

225:
  %226 = getelementptr inbounds nuw i8, ptr %222, i64 8
  %227 = load i64, ptr %226, align 8
  %228 = sub i64 %139, %227
  %229 = getelementptr inbounds nuw i8, ptr %222, i64 16
  %230 = load i64, ptr %229, align 8
  %231 = icmp ult i64 %228, %230
  br i1 %231, label %238, label %232

232:
  %233 = call preserve_allcc i32 @search(ptr %8, ptr %2, i64 %139, ptr %222)
  %234 = icmp eq i32 %233, 0
  br i1 %234, label %819, label %235

235:
  %236 = getelementptr inbounds nuw i8, ptr %222, i64 8
  %237 = load i64, ptr %236, align 8
  br label %238

238:
  %239 = phi i64 [ %237, %235 ], [ %227, %225 ]
  %240 = getelementptr inbounds nuw i8, ptr %222, i64 8
  store i64 %239, ptr %14, align 8
  %241 = getelementptr inbounds nuw i8, ptr %222, i64 16
  %242 = load i64, ptr %241, align 8
  store i64 %242, ptr %13, align 8
  %243 = getelementptr inbounds nuw i8, ptr %222, i64 24
  %244 = load i64, ptr %243, align 8
  store i64 %244, ptr %43, align 8
  %245 = getelementptr inbounds nuw i8, ptr %222, i64 40
  %246 = load ptr, ptr %245, align 8
  store ptr %246, ptr %44, align 8
  %247 = add i64 %242, 127
  %248 = lshr i64 %247, 7
  %249 = getelementptr inbounds nuw %struct.ScreenLine, ptr %246, i64 %248
  store ptr %249, ptr %45, align 8
  %250 = getelementptr inbounds nuw i8, ptr %222, i64 48
  %251 = load ptr, ptr %250, align 8
  store ptr %251, ptr %46, align 8
  %252 = shl i64 %139, 1
  %253 = getelementptr inbounds nuw i8, ptr %222, i64 32
  %254 = load i64, ptr %253, align 8
  %255 = load i64, ptr %240, align 8
  %256 = add i64 %254, %255
  %257 = sub i64 %252, %256
  store i64 %139, ptr %253, align 8
  %258 = load i64, ptr %241, align 8
  %259 = icmp ult i64 %257, %258
  %260 = load ptr, ptr %245, align 8
  %261 = icmp eq ptr %260, null
  br i1 %259, label %262, label %266

262:
  br i1 %261, label %270, label %263

263:
  %264 = lshr i64 %257, 7
  %265 = getelementptr inbounds nuw %struct.ScreenLine, ptr %260, i64 %264
  call void @llvm.prefetch.p0(ptr %265, i32 1, i32 3, i32 1)
  br label %267

266:
  br i1 %261, label %270, label %267

267:
  %268 = load i64, ptr %14, align 8
  %269 = load i64, ptr %13, align 8
  br label %293

270:
  %271 = load i64, ptr %14, align 8
  %272 = add i64 %144, %139
  %273 = sub i64 %272, %271
  %274 = load i64, ptr %13, align 8
  %275 = icmp ugt i64 %273, %274
  br i1 %275, label %819, label %276

276:
  %277 = load ptr, ptr %11, align 8
  %278 = getelementptr inbounds nuw i8, ptr %277, i64 4
  %279 = load i32, ptr %278, align 4
  switch i32 %279, label %280 [
    i32 4, label %822
    i32 0, label %822
  ]

280:
  %281 = load ptr, ptr %8, align 8
  %282 = getelementptr inbounds nuw i8, ptr %277, i64 20
  %283 = load i32, ptr %282, align 4
  %284 = load i32, ptr %12, align 8
  %285 = call i32 @llvm.cttz.i32(i32 %284, i1 false)
  %286 = getelementptr inbounds nuw i8, ptr %281, i64 328
  store i32 22, ptr %286, align 8
  %287 = getelementptr inbounds nuw i8, ptr %281, i64 332
  store i32 %283, ptr %287, align 4
  %288 = getelementptr inbounds nuw i8, ptr %281, i64 336
  store i32 %285, ptr %288, align 8
  %289 = getelementptr inbounds nuw i8, ptr %281, i64 352
  store i64 0, ptr %289, align 8
  %290 = getelementptr inbounds nuw i8, ptr %281, i64 368
  store i32 0, ptr %290, align 8
  %291 = getelementptr inbounds nuw i8, ptr %281, i64 360
  store i32 0, ptr %291, align 8
  %292 = getelementptr inbounds nuw i8, ptr %281, i64 364
  store i32 0, ptr %292, align 4
  br label %827

293:
  %294 = phi i64 [ %269, %267 ], [ %174, %169 ]
  %295 = phi i64 [ %268, %267 ], [ 0, %169 ]
  %296 = phi i64 [ %139, %267 ], [ %153, %169 ]
  %297 = sub i64 %296, %295
  %298 = trunc i64 %297 to i32
  %299 = shl nuw i32 1, %95
  %300 = add i32 %299, -1
  %301 = and i32 %300, %298
  %302 = add i64 %297, %144
  %303 = icmp ugt i64 %302, %294
  %304 = add i32 %301, %134
  %305 = icmp ugt i32 %304, %299
  %306 = select i1 %303, i1 true, i1 %305
  br i1 %306, label %819, label %307

307:
  %308 = add i64 %302, -1
  %309 = lshr i64 %308, 7
  %310 = lshr i64 %297, 7
  %311 = icmp samesign ugt i64 %310, %309
  br i1 %311, label %822, label %312

312:
  %313 = zext nneg i32 %129 to i64
  %314 = zext nneg i32 %301 to i64
  %315 = sub i64 %314, %297
  %316 = icmp eq i32 %95, 2
  %317 = shl nuw nsw i64 %137, 3
  br label %318

318:
  %319 = phi i64 [ %310, %312 ], [ %803, %802 ]
  %320 = shl nuw i64 %319, 7
  %321 = add i64 %315, %320
  %322 = ashr i64 %321, %137
  %323 = add nsw i64 %322, %313
  br i1 %316, label %324, label %335

324:
  %325 = add i64 %323, -32
  %326 = icmp ult i64 %325, -63
  br i1 %326, label %337, label %327

327:
  %328 = icmp sgt i64 %323, -1
  %329 = trunc nsw i64 %323 to i32
  br i1 %328, label %330, label %332

330:
  %331 = lshr i32 %65, %329
  br label %337

332:
  %333 = sub nsw i32 0, %329
  %334 = shl i32 %65, %333
  br label %337

335:
  %336 = call preserve_allcc i32 @words_of(i32 %65, i64 %323, i32 %95, i32 %301, i32 %134)
  br label %337

337:
  %338 = phi i32 [ %336, %335 ], [ 0, %324 ], [ %331, %330 ], [ %334, %332 ]
  %339 = load i64, ptr %41, align 8
  %340 = shl i64 %323, 7
  %341 = and i64 %340, 32640
  %342 = xor i64 %341, 16384
  %343 = or i64 %342, %317
  %344 = or i64 %343, %339
  %345 = load ptr, ptr %44, align 8
  %346 = getelementptr inbounds nuw %struct.ScreenLine, ptr %345, i64 %319
  %347 = icmp ne i32 %338, 0
  %348 = load i64, ptr %13, align 8
  %349 = icmp ult i64 %320, %348
  %350 = select i1 %347, i1 %349, i1 false
  br i1 %350, label %351, label %802

351:
  %352 = load i8, ptr %16, align 4
  %353 = trunc nuw i8 %352 to i1
  %354 = load ptr, ptr %8, align 8
  br i1 %353, label %355, label %390

355:
  %356 = getelementptr inbounds nuw i8, ptr %354, i64 37688
  %357 = load i32, ptr %356, align 8
  %358 = icmp eq i32 %357, 0
  br i1 %358, label %390, label %359

359:
  %360 = load ptr, ptr %11, align 8
  %361 = getelementptr inbounds nuw i8, ptr %360, i64 4
  %362 = load i32, ptr %361, align 4
  switch i32 %362, label %363 [
    i32 5, label %370
    i32 2, label %370
    i32 1, label %370
    i32 6, label %370
  ]

363:
  %364 = load ptr, ptr %51, align 8
  %365 = getelementptr inbounds nuw i32, ptr %364, i64 %319
  %366 = load i32, ptr %365, align 4
  %367 = xor i32 %366, -1
  %368 = and i32 %338, %367
  %369 = icmp eq i32 %368, 0
  br i1 %369, label %390, label %805

370:
  %371 = getelementptr inbounds nuw i8, ptr %360, i64 8
  %372 = load i32, ptr %371, align 8
  %373 = icmp ugt i32 %372, 3
  br i1 %373, label %374, label %380

374:
  %375 = load ptr, ptr %51, align 8
  %376 = getelementptr inbounds nuw i32, ptr %375, i64 %319
  %377 = load i32, ptr %376, align 4
  %378 = or i32 %377, %338
  store i32 %378, ptr %376, align 4
  %379 = load ptr, ptr %8, align 8
  br label %390

380:
  %381 = load i8, ptr %54, align 2
  %382 = trunc nuw i8 %381 to i1
  br i1 %382, label %383, label %390

383:
  %384 = load ptr, ptr %51, align 8
  %385 = getelementptr inbounds nuw i32, ptr %384, i64 %319
  %386 = load i32, ptr %385, align 4
  %387 = xor i32 %386, -1
  %388 = and i32 %338, %387
  %389 = icmp eq i32 %388, 0
  br i1 %389, label %390, label %805

390:
  %391 = phi ptr [ %379, %374 ], [ %354, %380 ], [ %354, %363 ], [ %354, %383 ], [ %354, %355 ], [ %354, %351 ]
  %392 = getelementptr inbounds nuw i8, ptr %391, i64 37696
  %393 = load i32, ptr %392, align 8
  %394 = icmp eq i32 %393, 0
  %395 = load i8, ptr %16, align 4
  %396 = trunc nuw i8 %395 to i1
  br i1 %394, label %397, label %420

397:
  br i1 %396, label %802, label %398

398:
  %399 = load ptr, ptr %11, align 8
  %400 = getelementptr inbounds nuw i8, ptr %399, i64 4
  %401 = load i32, ptr %400, align 4
  switch i32 %401, label %402 [
    i32 4, label %802
    i32 0, label %802
  ]

402:
  %403 = lshr i64 %319, 5
  %404 = load ptr, ptr %46, align 8
  %405 = getelementptr inbounds nuw %struct.ScreenPage, ptr %404, i64 %403
  %406 = load atomic i64, ptr %405 acquire, align 8
  %407 = load ptr, ptr %8, align 8
  %408 = getelementptr inbounds nuw i8, ptr %407, i64 37648
  %409 = load i64, ptr %408, align 8
  %410 = icmp eq i64 %406, %409
  br i1 %410, label %802, label %411

411:
  %412 = add i64 %409, -1
  %413 = icmp eq i64 %406, %412
  br i1 %413, label %414, label %418

414:
  %415 = load ptr, ptr %11, align 8
  %416 = getelementptr inbounds nuw i8, ptr %415, i64 4
  %417 = load i32, ptr %416, align 4
  switch i32 %417, label %418 [
    i32 4, label %802
    i32 0, label %802
  ]

418:
  %419 = call preserve_allcc i1 @open_page(ptr %8, i64 %403)
  br i1 %419, label %802, label %805

420:
  br i1 %396, label %439, label %421

421:
  %422 = lshr i64 %319, 5
  %423 = load ptr, ptr %46, align 8
  %424 = getelementptr inbounds nuw %struct.ScreenPage, ptr %423, i64 %422
  %425 = load atomic i64, ptr %424 acquire, align 8
  %426 = load ptr, ptr %8, align 8
  %427 = getelementptr inbounds nuw i8, ptr %426, i64 37648
  %428 = load i64, ptr %427, align 8
  %429 = icmp eq i64 %425, %428
  br i1 %429, label %439, label %430

430:
  %431 = add i64 %428, -1
  %432 = icmp eq i64 %425, %431
  br i1 %432, label %433, label %437

433:
  %434 = load ptr, ptr %11, align 8
  %435 = getelementptr inbounds nuw i8, ptr %434, i64 4
  %436 = load i32, ptr %435, align 4
  switch i32 %436, label %437 [
    i32 4, label %439
    i32 0, label %439
  ]

437:
  %438 = call preserve_allcc i1 @open_page(ptr %8, i64 %422)
  br i1 %438, label %439, label %805

439:
  %440 = load i8, ptr %16, align 4
  %441 = trunc nuw i8 %440 to i1
  br i1 %441, label %501, label %442

442:
  %443 = icmp eq i32 %338, -1
  %444 = and i64 %339, 7
  %445 = icmp eq i64 %444, 0
  %446 = and i1 %443, %445
  %447 = and i64 %344, 64
  %448 = icmp eq i64 %447, 0
  %449 = select i1 %446, i1 %448, i1 false
  br i1 %449, label %450, label %501

450:
  %451 = load ptr, ptr %11, align 8
  %452 = getelementptr inbounds nuw i8, ptr %451, i64 4
  %453 = load i32, ptr %452, align 4
  %454 = icmp eq i32 %453, 4
  br i1 %454, label %501, label %455

455:
  %456 = load ptr, ptr %8, align 8
  %457 = load ptr, ptr %46, align 8
  %458 = lshr i64 %319, 5
  %459 = getelementptr inbounds nuw %struct.ScreenPage, ptr %457, i64 %458
  %460 = getelementptr inbounds nuw i8, ptr %459, i64 8
  %461 = and i64 %319, 31
  %462 = getelementptr inbounds nuw i64, ptr %460, i64 %461
  %463 = icmp eq i32 %453, 0
  %464 = load atomic i64, ptr %462 monotonic, align 8
  %465 = select i1 %463, i64 2, i64 1
  %466 = icmp eq i64 %464, 0
  br i1 %466, label %467, label %469

467:
  %468 = or disjoint i64 %465, %344
  br label %490

469:
  %470 = and i64 %464, -8
  %471 = icmp eq i64 %470, %344
  br i1 %471, label %472, label %474

472:
  %473 = or i64 %464, %465
  br label %490

474:
  %475 = xor i64 %464, %339
  %476 = icmp ult i64 %475, 1099511627776
  br i1 %476, label %477, label %501

477:
  %478 = lshr i64 %464, 24
  %479 = and i64 %478, 65535
  %480 = lshr i64 %344, 24
  %481 = and i64 %480, 65535
  %482 = icmp samesign ult i64 %479, %481
  br i1 %482, label %483, label %501

483:
  %484 = and i64 %464, 5
  %485 = icmp ne i64 %484, 0
  %486 = and i1 %463, %485
  %487 = select i1 %486, i64 4, i64 0
  %488 = or disjoint i64 %344, %487
  %489 = or disjoint i64 %488, %465
  br label %490

490:
  %491 = phi i64 [ %489, %483 ], [ %473, %472 ], [ %468, %467 ]
  %492 = getelementptr inbounds nuw i8, ptr %456, i64 37680
  %493 = load i32, ptr %492, align 8
  %494 = icmp eq i32 %493, 0
  br i1 %494, label %496, label %495

495:
  store i64 %491, ptr %462, align 8
  br label %802

496:
  %497 = icmp eq i64 %464, %491
  br i1 %497, label %802, label %498

498:
  %499 = cmpxchg ptr %462, i64 %464, i64 %491 monotonic monotonic, align 8
  %500 = extractvalue { i64, i1 } %499, 1
  br i1 %500, label %802, label %501

501:
  %502 = load i64, ptr %346, align 8
  %503 = load i64, ptr %42, align 8
  %504 = icmp eq i64 %502, %503
  br i1 %504, label %505, label %567

505:
  %506 = load ptr, ptr %11, align 8
  %507 = getelementptr inbounds nuw i8, ptr %506, i64 4
  %508 = load i32, ptr %507, align 4
  switch i32 %508, label %527 [
    i32 4, label %509
    i32 0, label %509
  ]

509:
  %510 = getelementptr inbounds nuw i8, ptr %346, i64 32
  %511 = load i64, ptr %510, align 8
  %512 = icmp eq i64 %511, %344
  br i1 %512, label %513, label %567

513:
  %514 = getelementptr inbounds nuw i8, ptr %346, i64 56
  %515 = load i32, ptr %514, align 8
  %516 = xor i32 %515, -1
  %517 = and i32 %338, %516
  %518 = icmp eq i32 %517, 0
  br i1 %518, label %519, label %567

519:
  %520 = getelementptr inbounds nuw i8, ptr %346, i64 48
  %521 = load i32, ptr %520, align 8
  %522 = getelementptr inbounds nuw i8, ptr %346, i64 52
  %523 = load i32, ptr %522, align 4
  %524 = or i32 %523, %521
  %525 = and i32 %524, %338
  %526 = icmp eq i32 %525, 0
  br i1 %526, label %802, label %567

527:
  %528 = and i64 %339, 7
  %529 = icmp eq i64 %528, 0
  %530 = and i64 %339, 6
  %531 = icmp eq i64 %530, 6
  %532 = or i1 %529, %531
  br i1 %532, label %567, label %533

533:
  %534 = getelementptr inbounds nuw i8, ptr %346, i64 48
  %535 = load i32, ptr %534, align 8
  %536 = xor i32 %535, -1
  %537 = and i32 %338, %536
  %538 = icmp eq i32 %537, 0
  br i1 %538, label %539, label %567

539:
  %540 = getelementptr inbounds nuw i8, ptr %346, i64 16
  %541 = load i64, ptr %540, align 8
  %542 = and i64 %541, 120
  %543 = icmp eq i64 %542, 120
  br i1 %543, label %544, label %567

544:
  %545 = icmp ugt i64 %541, -1099511627777
  %546 = xor i64 %541, %344
  %547 = icmp ult i64 %546, 16777216
  %548 = select i1 %545, i1 true, i1 %547
  br i1 %548, label %549, label %567

549:
  %550 = and i64 %541, 7
  %551 = icmp ne i64 %550, 0
  %552 = xor i64 %541, %339
  %553 = and i64 %552, 7
  %554 = icmp eq i64 %553, 0
  %555 = select i1 %551, i1 %554, i1 false
  br i1 %555, label %556, label %567

556:
  %557 = getelementptr inbounds nuw i8, ptr %346, i64 52
  %558 = load i32, ptr %557, align 4
  %559 = getelementptr inbounds nuw i8, ptr %346, i64 56
  %560 = load i32, ptr %559, align 8
  %561 = or i32 %560, %558
  %562 = getelementptr inbounds nuw i8, ptr %346, i64 60
  %563 = load i32, ptr %562, align 4
  %564 = or i32 %561, %563
  %565 = and i32 %564, %338
  %566 = icmp eq i32 %565, 0
  br i1 %566, label %802, label %567

567:
  %568 = load i8, ptr %16, align 4
  %569 = trunc nuw i8 %568 to i1
  br i1 %569, label %622, label %570

570:
  %571 = load ptr, ptr %8, align 8
  %572 = getelementptr inbounds nuw i8, ptr %571, i64 37680
  %573 = load i32, ptr %572, align 8
  %574 = icmp eq i32 %573, 0
  br i1 %574, label %575, label %584

575:
  %576 = getelementptr inbounds nuw i8, ptr %346, i64 8
  br label %577

577:
  %578 = atomicrmw or ptr %576, i64 1 acquire, align 8
  %579 = and i64 %578, 1
  %580 = icmp eq i64 %579, 0
  br i1 %580, label %581, label %577

581:
  %582 = load i8, ptr %16, align 4
  %583 = trunc nuw i8 %582 to i1
  br i1 %583, label %622, label %584

584:
  %585 = load ptr, ptr %46, align 8
  %586 = lshr i64 %319, 5
  %587 = getelementptr inbounds nuw %struct.ScreenPage, ptr %585, i64 %586
  %588 = getelementptr inbounds nuw i8, ptr %587, i64 8
  %589 = and i64 %319, 31
  %590 = getelementptr inbounds nuw i64, ptr %588, i64 %589
  %591 = load atomic i64, ptr %590 monotonic, align 8
  %592 = icmp eq i64 %591, -1
  br i1 %592, label %622, label %593

593:
  %594 = load ptr, ptr %8, align 8
  %595 = getelementptr inbounds nuw i8, ptr %594, i64 37680
  %596 = load i32, ptr %595, align 8
  %597 = icmp eq i32 %596, 0
  br i1 %597, label %599, label %598

598:
  store i64 -1, ptr %590, align 8
  br label %601

599:
  %600 = atomicrmw xchg ptr %590, i64 -1 monotonic, align 8
  br label %601

601:
  %602 = phi i64 [ %591, %598 ], [ %600, %599 ]
  %603 = load i64, ptr %42, align 8
  store i64 %603, ptr %346, align 8
  %604 = and i64 %602, 5
  %605 = icmp ne i64 %604, 0
  %606 = sext i1 %605 to i32
  %607 = getelementptr inbounds nuw i8, ptr %346, i64 48
  store i32 %606, ptr %607, align 8
  %608 = shl i64 %602, 62
  %609 = ashr i64 %608, 63
  %610 = trunc nsw i64 %609 to i32
  %611 = getelementptr inbounds nuw i8, ptr %346, i64 56
  store i32 %610, ptr %611, align 8
  %612 = getelementptr inbounds nuw i8, ptr %346, i64 60
  store i32 0, ptr %612, align 4
  %613 = getelementptr inbounds nuw i8, ptr %346, i64 52
  store i32 0, ptr %613, align 4
  %614 = and i64 %602, -8
  %615 = getelementptr inbounds nuw i8, ptr %346, i64 16
  %616 = getelementptr inbounds nuw i8, ptr %346, i64 32
  store i64 %614, ptr %616, align 8
  store i64 %614, ptr %615, align 8
  %617 = and i64 %602, 1
  %618 = icmp eq i64 %617, 0
  br i1 %618, label %619, label %622

619:
  %620 = and i64 %602, -16777216
  %621 = add i64 %620, -16777096
  store i64 %621, ptr %615, align 8
  br label %622

622:
  %623 = phi i1 [ true, %581 ], [ %574, %619 ], [ %574, %601 ], [ %574, %584 ], [ false, %567 ]
  %624 = load i64, ptr %346, align 8
  %625 = load i64, ptr %42, align 8
  %626 = icmp eq i64 %624, %625
  br i1 %626, label %670, label %627

627:
  %628 = load ptr, ptr %11, align 8
  %629 = getelementptr inbounds nuw i8, ptr %628, i64 4
  %630 = load i32, ptr %629, align 4
  %631 = and i32 %630, -5
  %632 = icmp eq i32 %631, 0
  %633 = select i1 %632, i32 2, i32 0
  store i64 %625, ptr %346, align 8
  %634 = getelementptr inbounds nuw i8, ptr %346, i64 48
  %635 = getelementptr inbounds nuw i8, ptr %346, i64 60
  store i32 0, ptr %635, align 4
  %636 = getelementptr inbounds nuw i8, ptr %346, i64 56
  store i32 0, ptr %636, align 8
  %637 = getelementptr inbounds nuw i8, ptr %346, i64 52
  store i32 0, ptr %637, align 4
  store i32 0, ptr %634, align 8
  %638 = getelementptr inbounds nuw i8, ptr %346, i64 8
  store i64 0, ptr %638, align 8
  %639 = and i64 %344, 120
  %640 = icmp eq i64 %639, 72
  br i1 %640, label %641, label %642

641:
  call preserve_allcc void @remember(ptr %8, ptr %346, i32 %633, i64 %344, i32 %338)
  br label %781

642:
  %643 = zext nneg i32 %633 to i64
  %644 = getelementptr inbounds nuw i32, ptr %634, i64 %643
  store i32 %338, ptr %644, align 4
  %645 = getelementptr inbounds nuw i8, ptr %346, i64 16
  %646 = getelementptr inbounds nuw i64, ptr %645, i64 %643
  store i64 %344, ptr %646, align 8
  switch i32 %630, label %781 [
    i32 4, label %647
    i32 0, label %647
  ]

647:
  %648 = load ptr, ptr %8, align 8
  %649 = getelementptr inbounds nuw i8, ptr %648, i64 37684
  %650 = load i32, ptr %649, align 4
  %651 = icmp eq i32 %650, 0
  br i1 %651, label %652, label %781

652:
  %653 = load i32, ptr %634, align 8
  %654 = load i32, ptr %637, align 4
  %655 = or i32 %654, %653
  %656 = icmp eq i32 %655, 0
  br i1 %656, label %657, label %781

657:
  %658 = getelementptr inbounds nuw i8, ptr %346, i64 32
  %659 = load i64, ptr %658, align 8
  %660 = and i64 %659, 71
  %661 = icmp eq i64 %660, 64
  br i1 %661, label %662, label %781

662:
  store i32 -1, ptr %636, align 8
  store i32 0, ptr %635, align 4
  %663 = and i64 %659, 120
  %664 = icmp eq i64 %663, 120
  %665 = shl i64 %625, 10
  %666 = lshr i64 %659, 15
  %667 = and i64 %666, 1023
  %668 = select i1 %664, i64 1023, i64 %667
  %669 = or disjoint i64 %668, %665
  store i64 %669, ptr %638, align 8
  br label %781

670:
  %671 = load i8, ptr %16, align 4
  %672 = trunc nuw i8 %671 to i1
  br i1 %672, label %727, label %673

673:
  %674 = load ptr, ptr %11, align 8
  %675 = getelementptr inbounds nuw i8, ptr %674, i64 4
  %676 = load i32, ptr %675, align 4
  %677 = and i32 %676, -5
  %678 = icmp eq i32 %677, 0
  %679 = select i1 %678, i32 2, i32 0
  %680 = and i64 %344, 120
  %681 = icmp eq i64 %680, 72
  br i1 %681, label %727, label %682

682:
  %683 = getelementptr inbounds nuw i8, ptr %346, i64 48
  %684 = load i32, ptr %683, align 8
  %685 = getelementptr inbounds nuw i8, ptr %346, i64 52
  %686 = load i32, ptr %685, align 4
  %687 = or i32 %686, %684
  %688 = getelementptr inbounds nuw i8, ptr %346, i64 56
  %689 = load i32, ptr %688, align 8
  %690 = or i32 %687, %689
  %691 = getelementptr inbounds nuw i8, ptr %346, i64 60
  %692 = load i32, ptr %691, align 4
  %693 = or i32 %690, %692
  %694 = and i32 %693, %338
  %695 = icmp eq i32 %694, 0
  br i1 %695, label %696, label %727

696:
  %697 = zext nneg i32 %679 to i64
  %698 = getelementptr inbounds nuw i32, ptr %683, i64 %697
  %699 = load i32, ptr %698, align 4
  %700 = icmp eq i32 %699, 0
  br i1 %700, label %701, label %703

701:
  %702 = getelementptr inbounds nuw i32, ptr %683, i64 %697
  br label %720

703:
  %704 = getelementptr inbounds nuw i8, ptr %346, i64 16
  %705 = getelementptr inbounds nuw i64, ptr %704, i64 %697
  %706 = load i64, ptr %705, align 8
  %707 = icmp ne i64 %706, %344
  %708 = zext i1 %707 to i32
  %709 = or disjoint i32 %679, %708
  %710 = zext nneg i32 %709 to i64
  %711 = getelementptr inbounds nuw i32, ptr %683, i64 %710
  %712 = load i32, ptr %711, align 4
  %713 = icmp eq i32 %712, 0
  %714 = getelementptr inbounds nuw i32, ptr %683, i64 %710
  br i1 %713, label %720, label %715

715:
  %716 = getelementptr inbounds nuw i8, ptr %346, i64 16
  %717 = getelementptr inbounds nuw i64, ptr %716, i64 %710
  %718 = load i64, ptr %717, align 8
  %719 = icmp eq i64 %718, %344
  br i1 %719, label %720, label %727

720:
  %721 = phi ptr [ %702, %701 ], [ %714, %703 ], [ %714, %715 ]
  %722 = phi i64 [ %697, %701 ], [ %710, %703 ], [ %710, %715 ]
  %723 = getelementptr inbounds nuw i8, ptr %346, i64 16
  %724 = getelementptr inbounds nuw i64, ptr %723, i64 %722
  store i64 %344, ptr %724, align 8
  %725 = load i32, ptr %721, align 4
  %726 = or i32 %725, %338
  store i32 %726, ptr %721, align 4
  br label %781

727:
  %728 = and i64 %344, 64
  %729 = icmp eq i64 %728, 0
  br i1 %729, label %730, label %779

730:
  %731 = getelementptr inbounds nuw i8, ptr %346, i64 48
  %732 = getelementptr inbounds nuw i8, ptr %346, i64 56
  %733 = load i32, ptr %732, align 8
  %734 = icmp eq i32 %733, 0
  %735 = getelementptr inbounds nuw i8, ptr %346, i64 52
  %736 = load i32, ptr %735, align 4
  %737 = getelementptr inbounds nuw i8, ptr %346, i64 60
  %738 = load i32, ptr %737, align 4
  %739 = or i32 %738, %736
  %740 = icmp eq i32 %739, 0
  br i1 %740, label %741, label %779

741:
  %742 = load i32, ptr %731, align 8
  %743 = icmp eq i32 %742, 0
  br i1 %743, label %748, label %744

744:
  %745 = getelementptr inbounds nuw i8, ptr %346, i64 16
  %746 = load i64, ptr %745, align 8
  %747 = icmp eq i64 %746, %344
  br i1 %747, label %748, label %779

748:
  br i1 %734, label %753, label %749

749:
  %750 = getelementptr inbounds nuw i8, ptr %346, i64 32
  %751 = load i64, ptr %750, align 8
  %752 = icmp eq i64 %751, %344
  br i1 %752, label %753, label %779

753:
  %754 = load ptr, ptr %11, align 8
  %755 = getelementptr inbounds nuw i8, ptr %754, i64 4
  %756 = load i32, ptr %755, align 4
  switch i32 %756, label %760 [
    i32 4, label %779
    i32 0, label %757
  ]

757:
  %758 = getelementptr inbounds nuw i8, ptr %346, i64 32
  store i64 %344, ptr %758, align 8
  %759 = or i32 %733, %338
  store i32 %759, ptr %732, align 8
  br label %781

760:
  br i1 %672, label %761, label %772

761:
  %762 = getelementptr inbounds nuw i8, ptr %346, i64 8
  %763 = load i64, ptr %762, align 8
  %764 = icmp eq i64 %763, 0
  br i1 %764, label %772, label %765

765:
  %766 = load ptr, ptr %8, align 8
  store i64 0, ptr %762, align 8
  %767 = getelementptr inbounds nuw i8, ptr %766, i64 41296
  %768 = load i64, ptr %767, align 8
  %769 = add i64 %768, 1
  store i64 %769, ptr %767, align 8
  %770 = load i32, ptr %731, align 8
  %771 = load i32, ptr %732, align 8
  br label %772

772:
  %773 = phi i32 [ %771, %765 ], [ %733, %761 ], [ %733, %760 ]
  %774 = phi i32 [ %770, %765 ], [ %742, %761 ], [ %742, %760 ]
  %775 = getelementptr inbounds nuw i8, ptr %346, i64 16
  store i64 %344, ptr %775, align 8
  %776 = or i32 %774, %338
  store i32 %776, ptr %731, align 8
  %777 = xor i32 %338, -1
  %778 = and i32 %773, %777
  store i32 %778, ptr %732, align 8
  br label %781

779:
  %780 = call preserve_allcc i1 @judge_again(ptr %8, ptr %346, i64 %344, i32 %338)
  br i1 %780, label %781, label %795

781:
  %782 = and i64 %339, 6
  %783 = icmp eq i64 %782, 6
  br i1 %783, label %784, label %794

784:
  %785 = load ptr, ptr %8, align 8
  %786 = getelementptr inbounds nuw i8, ptr %785, i64 41288
  %787 = load i64, ptr %786, align 8
  store i64 %787, ptr %7, align 8
  %788 = load ptr, ptr %55, align 8
  %789 = load ptr, ptr %11, align 8
  %790 = getelementptr inbounds nuw i8, ptr %789, i64 8
  %791 = load i32, ptr %790, align 8
  %792 = icmp eq i32 %791, 1
  %793 = select i1 %792, i64 1, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %788, ptr align 8 %7, i64 %793, i1 false)
  br label %794

794:
  br i1 %623, label %799, label %802

795:
  br i1 %623, label %796, label %805

796:
  %797 = getelementptr inbounds nuw i8, ptr %346, i64 8
  %798 = atomicrmw and ptr %797, i64 -2 release, align 8
  br label %805

799:
  %800 = getelementptr inbounds nuw i8, ptr %346, i64 8
  %801 = atomicrmw and ptr %800, i64 -2 release, align 8
  br label %802

802:
  %803 = add nuw nsw i64 %319, 1
  %804 = icmp eq i64 %319, %309
  br i1 %804, label %822, label %318

805:
  %806 = load ptr, ptr %8, align 8
  %807 = load ptr, ptr %11, align 8
  %808 = getelementptr inbounds nuw i8, ptr %807, i64 20
  %809 = load i32, ptr %808, align 4
  %810 = load i32, ptr %12, align 8
  %811 = call i32 @llvm.cttz.i32(i32 %810, i1 false)
  %812 = getelementptr inbounds nuw i8, ptr %806, i64 328
  store i32 22, ptr %812, align 8
  %813 = getelementptr inbounds nuw i8, ptr %806, i64 332
  store i32 %809, ptr %813, align 4
  %814 = getelementptr inbounds nuw i8, ptr %806, i64 336
  store i32 %811, ptr %814, align 8
  %815 = getelementptr inbounds nuw i8, ptr %806, i64 352
  store i64 0, ptr %815, align 8
  %816 = getelementptr inbounds nuw i8, ptr %806, i64 368
  store i32 0, ptr %816, align 8
  %817 = getelementptr inbounds nuw i8, ptr %806, i64 360
  store i32 0, ptr %817, align 8
  %818 = getelementptr inbounds nuw i8, ptr %806, i64 364
  store i32 0, ptr %818, align 4
  br label %827

819:
  %820 = call preserve_allcc i32 @screen_apart(ptr %8, ptr %1, ptr %2, i64 %68, i32 %63, i32 %95, i32 %65)
  %821 = icmp eq i32 %820, 0
  br i1 %821, label %822, label %827

822:
  %823 = add nuw nsw i64 %57, 1
  %824 = load i32, ptr %32, align 8
  %825 = zext i32 %824 to i64
  %826 = icmp samesign ult i64 %823, %825
  br i1 %826, label %56, label %827

827:
  %828 = phi i32 [ 1, %20 ], [ %36, %35 ], [ 1, %85 ], [ 1, %110 ], [ 1, %805 ], [ 1, %280 ], [ 0, %822 ], [ 1, %124 ],
      [ 1, %819 ]
  br label %829

829:
  %830 = phi i32 [ %828, %827 ], [ 0, %6 ]
  ret i32 %830
}

define internal preserve_allcc void @suspect(ptr %0) unnamed_addr #0 noimplicitfloat {
  %2 = load ptr, ptr %0, align 8
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %6 = load i32, ptr %5, align 4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %8 = load i32, ptr %7, align 8
  %9 = tail call i32 @llvm.cttz.i32(i32 %8, i1 false)
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 328
  store i32 22, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 332
  store i32 %6, ptr %11, align 4
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 336
  store i32 %9, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 352
  store i64 0, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 368
  store i32 0, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 360
  store i32 0, ptr %15, align 8
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 364
  store i32 0, ptr %16, align 4
  ret void
}

define internal preserve_allcc i32 @screen_varying(ptr %0, ptr %1, ptr %2, i32 %3) unnamed_addr #0 noimplicitfloat {
  %5 = alloca i64, align 8
  %6 = alloca i64, align 8
  %7 = alloca [32 x i8], align 16
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = load ptr, ptr %0, align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 512
  %12 = tail call i32 @llvm.cttz.i32(i32 %3, i1 false)
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %14 = load ptr, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 8
  %16 = load i32, ptr %15, align 8
  %17 = icmp eq i32 %3, 0
  br i1 %17, label %45, label %18

18:
  %19 = zext nneg i32 %12 to i64
  %20 = getelementptr inbounds nuw i64, ptr %11, i64 %19
  %21 = load i64, ptr %20, align 8
  %22 = zext i32 %16 to i64
  br label %23

23:
  %24 = phi i1 [ true, %18 ], [ %36, %41 ]
  %25 = phi i1 [ true, %18 ], [ %38, %41 ]
  %26 = phi i32 [ %3, %18 ], [ %43, %41 ]
  %27 = tail call i32 @llvm.cttz.i32(i32 %26, i1 true)
  %28 = zext nneg i32 %27 to i64
  %29 = getelementptr inbounds nuw i64, ptr %11, i64 %28
  %30 = load i64, ptr %29, align 8
  %31 = sub i64 %30, %21
  %32 = sub nsw i32 %27, %12
  %33 = zext i32 %32 to i64
  %34 = mul nuw i64 %33, %22
  %35 = icmp eq i64 %31, %34
  %36 = and i1 %24, %35
  %37 = icmp eq i64 %30, %21
  %38 = and i1 %25, %37
  %39 = or i1 %38, %36
  br i1 %39, label %41, label %781

40:
  br i1 %38, label %45, label %75

41:
  %42 = add i32 %26, -1
  %43 = and i32 %42, %26
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %40, label %23

45:
  %46 = zext nneg i32 %12 to i64
  %47 = getelementptr inbounds nuw i64, ptr %11, i64 %46
  %48 = load i64, ptr %47, align 8
  %49 = tail call i32 @llvm.ctpop.i32(i32 %3)
  %50 = icmp samesign ult i32 %49, 2
  br i1 %50, label %72, label %51

51:
  %52 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %53 = load i32, ptr %52, align 4
  %54 = icmp eq i32 %53, 1
  br i1 %54, label %55, label %72

55:
  %56 = getelementptr inbounds nuw i8, ptr %10, i64 37696
  %57 = load i32, ptr %56, align 8
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %72, label %59

59:
  %60 = getelementptr inbounds nuw i8, ptr %14, i64 20
  %61 = load i32, ptr %60, align 4
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %63 = load i32, ptr %62, align 8
  %64 = tail call i32 @llvm.cttz.i32(i32 %63, i1 false)
  %65 = getelementptr inbounds nuw i8, ptr %10, i64 328
  store i32 22, ptr %65, align 8
  %66 = getelementptr inbounds nuw i8, ptr %10, i64 332
  store i32 %61, ptr %66, align 4
  %67 = getelementptr inbounds nuw i8, ptr %10, i64 336
  store i32 %64, ptr %67, align 8
  %68 = getelementptr inbounds nuw i8, ptr %10, i64 352
  store i64 0, ptr %68, align 8
  %69 = getelementptr inbounds nuw i8, ptr %10, i64 368
  store i32 0, ptr %69, align 8
  %70 = getelementptr inbounds nuw i8, ptr %10, i64 360
  store i32 0, ptr %70, align 8
  %71 = getelementptr inbounds nuw i8, ptr %10, i64 364
  store i32 0, ptr %71, align 4
  br label %2368

72:
  %73 = phi i32 [ -1, %51 ], [ -1, %55 ], [ %12, %45 ]
  %74 = tail call preserve_allcc i32 @screen_place(ptr %0, ptr %1, ptr %2, i64 %48, i32 %73)
  br label %2368

75:
  br i1 %36, label %76, label %781

76:
  %77 = getelementptr inbounds nuw i8, ptr %14, i64 4
  %78 = load i32, ptr %77, align 4
  %79 = icmp eq i32 %78, 6
  %80 = zext i1 %79 to i8
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 109
  store i8 %80, ptr %81, align 1
  %82 = tail call i32 @llvm.ctpop.i32(i32 %16)
  %83 = icmp samesign ult i32 %82, 2
  br i1 %83, label %84, label %783

84:
  %85 = zext nneg i32 %12 to i64
  %86 = getelementptr inbounds nuw i64, ptr %11, i64 %85
  %87 = load i64, ptr %86, align 8
  %88 = tail call i32 @llvm.cttz.i32(i32 %16, i1 false)
  %89 = tail call i32 @llvm.ctlz.i32(i32 %3, i1 true)
  %90 = xor i32 %89, 31
  %91 = load i32, ptr %15, align 8
  %92 = zext nneg i32 %88 to i64
  %93 = sub nsw i32 %90, %12
  %94 = zext i32 %93 to i64
  %95 = shl nuw i64 %94, %92
  %96 = zext i32 %91 to i64
  %97 = add nuw i64 %95, %96
  %98 = load i32, ptr %14, align 8
  %99 = icmp eq i32 %98, 2
  br i1 %99, label %105, label %100

100:
  %101 = icmp eq i32 %98, 0
  %102 = and i64 %87, -4294967296
  %103 = icmp eq i64 %102, 4294967296
  %104 = and i1 %103, %101
  br i1 %104, label %105, label %158

105:
  %106 = and i64 %87, 4294967295
  %107 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %108 = load i32, ptr %107, align 8
  %109 = zext i32 %108 to i64
  %110 = shl nuw nsw i64 %109, 20
  %111 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %112 = load i32, ptr %111, align 4
  %113 = zext i32 %112 to i64
  %114 = shl nuw nsw i64 %113, 15
  %115 = or i64 %114, %110
  %116 = and i64 %115, 16744448
  br i1 %79, label %122, label %117

117:
  %118 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %119 = load i32, ptr %118, align 8
  %120 = zext i32 %119 to i64
  %121 = or i64 %116, %120
  br label %122

122:
  %123 = phi i64 [ %121, %117 ], [ %116, %105 ]
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %123, ptr %124, align 8
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 0, ptr %125, align 8
  %126 = getelementptr inbounds nuw i8, ptr %10, i64 80
  %127 = load i32, ptr %126, align 8
  %128 = zext i32 %127 to i64
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %128, ptr %129, align 8
  %130 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %131 = load ptr, ptr %130, align 8
  %132 = ptrtoint ptr %131 to i64
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %132, ptr %133, align 8
  %134 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %135 = load ptr, ptr %134, align 8
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %135, ptr %136, align 8
  %137 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %138 = load ptr, ptr %137, align 8
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %138, ptr %139, align 8
  %140 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %141 = load ptr, ptr %140, align 8
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %141, ptr %142, align 8
  %143 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %144 = load i64, ptr %143, align 8
  %145 = shl i64 %144, 16
  %146 = load i32, ptr %107, align 8
  %147 = lshr i32 %146, 4
  %148 = zext nneg i32 %147 to i64
  %149 = or i64 %145, %148
  %150 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %149, ptr %150, align 8
  %151 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %152 = load i32, ptr %151, align 8
  %153 = icmp ne i32 %152, 0
  %154 = getelementptr inbounds nuw i8, ptr %0, i64 110
  %155 = zext i1 %153 to i8
  store i8 %155, ptr %154, align 2
  %156 = getelementptr inbounds nuw i8, ptr %0, i64 108
  store i8 1, ptr %156, align 4
  %157 = icmp samesign ult i64 %106, %128
  br i1 %157, label %258, label %273

158:
  switch i32 %98, label %273 [
    i32 1, label %164
    i32 0, label %159
  ]

159:
  %160 = lshr i64 %87, 32
  %161 = trunc nuw i64 %160 to i32
  %162 = add i32 %161, -1
  %163 = icmp ult i32 %162, 4
  br i1 %163, label %273, label %164

164:
  %165 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %166 = load i32, ptr %165, align 8
  %167 = zext i32 %166 to i64
  %168 = shl nuw nsw i64 %167, 20
  %169 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %170 = load i32, ptr %169, align 4
  %171 = zext i32 %170 to i64
  %172 = shl nuw nsw i64 %171, 15
  %173 = or i64 %172, %168
  %174 = load i64, ptr %1, align 8
  %175 = shl i64 %174, 40
  %176 = or i64 %173, %175
  br i1 %79, label %181, label %177

177:
  %178 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %179 = load i32, ptr %178, align 4
  %180 = zext i32 %179 to i64
  br label %181

181:
  %182 = phi i64 [ %180, %177 ], [ 0, %164 ]
  %183 = or i64 %176, %182
  %184 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %183, ptr %184, align 8
  %185 = getelementptr inbounds nuw i8, ptr %10, i64 37648
  %186 = load i64, ptr %185, align 8
  %187 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %186, ptr %187, align 8
  %188 = getelementptr inbounds nuw i8, ptr %0, i64 108
  store i8 0, ptr %188, align 4
  %189 = ptrtoint ptr %14 to i64
  %190 = getelementptr inbounds nuw i8, ptr %10, i64 37704
  %191 = udiv i64 %189, 40
  %192 = and i64 %191, 63
  %193 = getelementptr inbounds nuw %struct.ScreenCache, ptr %190, i64 %192
  %194 = load i64, ptr %193, align 8
  %195 = icmp eq i64 %194, %189
  br i1 %195, label %196, label %203

196:
  %197 = getelementptr inbounds nuw i8, ptr %193, i64 8
  %198 = load i64, ptr %197, align 8
  %199 = sub i64 %87, %198
  %200 = getelementptr inbounds nuw i8, ptr %193, i64 16
  %201 = load i64, ptr %200, align 8
  %202 = icmp ult i64 %199, %201
  br i1 %202, label %209, label %203

203:
  %204 = tail call preserve_allcc i32 @search(ptr %0, ptr %2, i64 %87, ptr %193)
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %273, label %206

206:
  %207 = getelementptr inbounds nuw i8, ptr %193, i64 8
  %208 = load i64, ptr %207, align 8
  br label %209

209:
  %210 = phi i64 [ %208, %206 ], [ %198, %196 ]
  %211 = getelementptr inbounds nuw i8, ptr %193, i64 8
  %212 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %210, ptr %212, align 8
  %213 = getelementptr inbounds nuw i8, ptr %193, i64 16
  %214 = load i64, ptr %213, align 8
  %215 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %214, ptr %215, align 8
  %216 = getelementptr inbounds nuw i8, ptr %193, i64 24
  %217 = load i64, ptr %216, align 8
  %218 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %217, ptr %218, align 8
  %219 = getelementptr inbounds nuw i8, ptr %193, i64 40
  %220 = load ptr, ptr %219, align 8
  %221 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %220, ptr %221, align 8
  %222 = add i64 %214, 127
  %223 = lshr i64 %222, 7
  %224 = getelementptr inbounds nuw %struct.ScreenLine, ptr %220, i64 %223
  %225 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %224, ptr %225, align 8
  %226 = getelementptr inbounds nuw i8, ptr %193, i64 48
  %227 = load ptr, ptr %226, align 8
  %228 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %227, ptr %228, align 8
  %229 = shl i64 %87, 1
  %230 = getelementptr inbounds nuw i8, ptr %193, i64 32
  %231 = load i64, ptr %230, align 8
  %232 = load i64, ptr %211, align 8
  %233 = add i64 %231, %232
  %234 = sub i64 %229, %233
  store i64 %87, ptr %230, align 8
  %235 = load i64, ptr %213, align 8
  %236 = icmp ult i64 %234, %235
  %237 = load ptr, ptr %219, align 8
  %238 = icmp eq ptr %237, null
  br i1 %236, label %239, label %243

239:
  br i1 %238, label %247, label %240

240:
  %241 = lshr i64 %234, 7
  %242 = getelementptr inbounds nuw %struct.ScreenLine, ptr %237, i64 %241
  tail call void @llvm.prefetch.p0(ptr %242, i32 1, i32 3, i32 1)
  br label %244

243:
  br i1 %238, label %247, label %244

244:
  %245 = load i64, ptr %212, align 8
  %246 = load i64, ptr %215, align 8
  br label %258

247:
  %248 = load i64, ptr %212, align 8
  %249 = add i64 %97, %87
  %250 = sub i64 %249, %248
  %251 = load i64, ptr %215, align 8
  %252 = icmp ugt i64 %250, %251
  br i1 %252, label %273, label %253

253:
  %254 = load ptr, ptr %13, align 8
  %255 = getelementptr inbounds nuw i8, ptr %254, i64 4
  %256 = load i32, ptr %255, align 4
  switch i32 %256, label %257 [
    i32 4, label %2368
    i32 0, label %2368
  ]

257:
  tail call preserve_allcc void @suspect(ptr %0)
  br label %2368

258:
  %259 = phi i64 [ %246, %244 ], [ %128, %122 ]
  %260 = phi i64 [ %245, %244 ], [ 0, %122 ]
  %261 = phi i64 [ %87, %244 ], [ %106, %122 ]
  %262 = sub i64 %261, %260
  %263 = trunc i64 %262 to i32
  %264 = shl nuw i32 1, %88
  %265 = add i32 %264, -1
  %266 = and i32 %265, %263
  %267 = add i64 %262, %97
  %268 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %269 = icmp ugt i64 %267, %259
  %270 = add i32 %266, %91
  %271 = icmp ugt i32 %270, %264
  %272 = select i1 %269, i1 true, i1 %271
  br i1 %272, label %273, label %275

273:
  %274 = tail call preserve_allcc i32 @screen_apart(ptr %0, ptr %1, ptr %2, i64 %87, i32 %12, i32 %88, i32 %3)
  br label %2368

275:
  %276 = add i64 %267, -1
  %277 = lshr i64 %276, 7
  %278 = lshr i64 %262, 7
  %279 = icmp samesign ugt i64 %278, %277
  br i1 %279, label %2368, label %280

280:
  %281 = zext nneg i32 %266 to i64
  %282 = sub i64 %281, %262
  %283 = icmp eq i32 %88, 2
  %284 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %285 = shl nuw nsw i64 %92, 3
  %286 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %287 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %288 = getelementptr inbounds nuw i8, ptr %0, i64 110
  %289 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %290 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %291 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %292 = getelementptr inbounds nuw i8, ptr %0, i64 88
  br label %293

293:
  %294 = phi i64 [ %278, %280 ], [ %779, %778 ]
  %295 = shl nuw i64 %294, 7
  %296 = add i64 %282, %295
  %297 = ashr i64 %296, %92
  %298 = add nsw i64 %297, %85
  br i1 %283, label %299, label %310

299:
  %300 = add i64 %298, -32
  %301 = icmp ult i64 %300, -63
  br i1 %301, label %312, label %302

302:
  %303 = icmp sgt i64 %298, -1
  %304 = trunc nsw i64 %298 to i32
  br i1 %303, label %305, label %307

305:
  %306 = lshr i32 %3, %304
  br label %312

307:
  %308 = sub nsw i32 0, %304
  %309 = shl i32 %3, %308
  br label %312

310:
  %311 = tail call preserve_allcc i32 @words_of(i32 %3, i64 %298, i32 %88, i32 %266, i32 %91)
  br label %312

312:
  %313 = phi i32 [ %311, %310 ], [ 0, %299 ], [ %306, %305 ], [ %309, %307 ]
  %314 = load i64, ptr %284, align 8
  %315 = shl i64 %298, 7
  %316 = and i64 %315, 32640
  %317 = or i64 %316, %285
  %318 = xor i64 %317, 16384
  %319 = or i64 %314, %318
  %320 = load ptr, ptr %286, align 8
  %321 = getelementptr inbounds nuw %struct.ScreenLine, ptr %320, i64 %294
  %322 = icmp eq i32 %313, 0
  br i1 %322, label %778, label %323

323:
  %324 = load i64, ptr %268, align 8
  %325 = icmp ult i64 %295, %324
  br i1 %325, label %326, label %778

326:
  %327 = load i8, ptr %287, align 4
  %328 = trunc nuw i8 %327 to i1
  %329 = load ptr, ptr %0, align 8
  br i1 %328, label %330, label %365

330:
  %331 = getelementptr inbounds nuw i8, ptr %329, i64 37688
  %332 = load i32, ptr %331, align 8
  %333 = icmp eq i32 %332, 0
  br i1 %333, label %365, label %334

334:
  %335 = load ptr, ptr %13, align 8
  %336 = getelementptr inbounds nuw i8, ptr %335, i64 4
  %337 = load i32, ptr %336, align 4
  switch i32 %337, label %338 [
    i32 5, label %345
    i32 2, label %345
    i32 1, label %345
    i32 6, label %345
  ]

338:
  %339 = load ptr, ptr %289, align 8
  %340 = getelementptr inbounds nuw i32, ptr %339, i64 %294
  %341 = load i32, ptr %340, align 4
  %342 = xor i32 %341, -1
  %343 = and i32 %313, %342
  %344 = icmp eq i32 %343, 0
  br i1 %344, label %365, label %777

345:
  %346 = getelementptr inbounds nuw i8, ptr %335, i64 8
  %347 = load i32, ptr %346, align 8
  %348 = icmp ugt i32 %347, 3
  br i1 %348, label %349, label %355

349:
  %350 = load ptr, ptr %289, align 8
  %351 = getelementptr inbounds nuw i32, ptr %350, i64 %294
  %352 = load i32, ptr %351, align 4
  %353 = or i32 %352, %313
  store i32 %353, ptr %351, align 4
  %354 = load ptr, ptr %0, align 8
  br label %365

355:
  %356 = load i8, ptr %288, align 2
  %357 = trunc nuw i8 %356 to i1
  br i1 %357, label %358, label %365

358:
  %359 = load ptr, ptr %289, align 8
  %360 = getelementptr inbounds nuw i32, ptr %359, i64 %294
  %361 = load i32, ptr %360, align 4
  %362 = xor i32 %361, -1
  %363 = and i32 %313, %362
  %364 = icmp eq i32 %363, 0
  br i1 %364, label %365, label %777

365:
  %366 = phi ptr [ %354, %349 ], [ %329, %355 ], [ %329, %338 ], [ %329, %358 ], [ %329, %330 ], [ %329, %326 ]
  %367 = getelementptr inbounds nuw i8, ptr %366, i64 37696
  %368 = load i32, ptr %367, align 8
  %369 = icmp eq i32 %368, 0
  %370 = load i8, ptr %287, align 4
  %371 = trunc nuw i8 %370 to i1
  br i1 %369, label %372, label %395

372:
  br i1 %371, label %778, label %373

373:
  %374 = load ptr, ptr %13, align 8
  %375 = getelementptr inbounds nuw i8, ptr %374, i64 4
  %376 = load i32, ptr %375, align 4
  switch i32 %376, label %377 [
    i32 4, label %778
    i32 0, label %778
  ]

377:
  %378 = lshr i64 %294, 5
  %379 = load ptr, ptr %290, align 8
  %380 = getelementptr inbounds nuw %struct.ScreenPage, ptr %379, i64 %378
  %381 = load atomic i64, ptr %380 acquire, align 8
  %382 = load ptr, ptr %0, align 8
  %383 = getelementptr inbounds nuw i8, ptr %382, i64 37648
  %384 = load i64, ptr %383, align 8
  %385 = icmp eq i64 %381, %384
  br i1 %385, label %778, label %386

386:
  %387 = add i64 %384, -1
  %388 = icmp eq i64 %381, %387
  br i1 %388, label %389, label %393

389:
  %390 = load ptr, ptr %13, align 8
  %391 = getelementptr inbounds nuw i8, ptr %390, i64 4
  %392 = load i32, ptr %391, align 4
  switch i32 %392, label %393 [
    i32 4, label %778
    i32 0, label %778
  ]

393:
  %394 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %378)
  br i1 %394, label %778, label %777

395:
  br i1 %371, label %414, label %396

396:
  %397 = lshr i64 %294, 5
  %398 = load ptr, ptr %290, align 8
  %399 = getelementptr inbounds nuw %struct.ScreenPage, ptr %398, i64 %397
  %400 = load atomic i64, ptr %399 acquire, align 8
  %401 = load ptr, ptr %0, align 8
  %402 = getelementptr inbounds nuw i8, ptr %401, i64 37648
  %403 = load i64, ptr %402, align 8
  %404 = icmp eq i64 %400, %403
  br i1 %404, label %414, label %405

405:
  %406 = add i64 %403, -1
  %407 = icmp eq i64 %400, %406
  br i1 %407, label %408, label %412

408:
  %409 = load ptr, ptr %13, align 8
  %410 = getelementptr inbounds nuw i8, ptr %409, i64 4
  %411 = load i32, ptr %410, align 4
  switch i32 %411, label %412 [
    i32 4, label %414
    i32 0, label %414
  ]

412:
  %413 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %397)
  br i1 %413, label %414, label %777

414:
  %415 = load i8, ptr %287, align 4
  %416 = trunc nuw i8 %415 to i1
  br i1 %416, label %476, label %417

417:
  %418 = icmp eq i32 %313, -1
  %419 = and i64 %314, 7
  %420 = icmp eq i64 %419, 0
  %421 = and i1 %418, %420
  %422 = and i64 %319, 64
  %423 = icmp eq i64 %422, 0
  %424 = select i1 %421, i1 %423, i1 false
  br i1 %424, label %425, label %476

425:
  %426 = load ptr, ptr %13, align 8
  %427 = getelementptr inbounds nuw i8, ptr %426, i64 4
  %428 = load i32, ptr %427, align 4
  %429 = icmp eq i32 %428, 4
  br i1 %429, label %476, label %430

430:
  %431 = load ptr, ptr %0, align 8
  %432 = load ptr, ptr %290, align 8
  %433 = lshr i64 %294, 5
  %434 = getelementptr inbounds nuw %struct.ScreenPage, ptr %432, i64 %433
  %435 = getelementptr inbounds nuw i8, ptr %434, i64 8
  %436 = and i64 %294, 31
  %437 = getelementptr inbounds nuw i64, ptr %435, i64 %436
  %438 = icmp eq i32 %428, 0
  %439 = load atomic i64, ptr %437 monotonic, align 8
  %440 = select i1 %438, i64 2, i64 1
  %441 = icmp eq i64 %439, 0
  br i1 %441, label %442, label %444

442:
  %443 = or disjoint i64 %440, %319
  br label %465

444:
  %445 = and i64 %439, -8
  %446 = icmp eq i64 %445, %319
  br i1 %446, label %447, label %449

447:
  %448 = or i64 %439, %440
  br label %465

449:
  %450 = xor i64 %439, %314
  %451 = icmp ult i64 %450, 1099511627776
  br i1 %451, label %452, label %476

452:
  %453 = lshr i64 %439, 24
  %454 = and i64 %453, 65535
  %455 = lshr i64 %319, 24
  %456 = and i64 %455, 65535
  %457 = icmp samesign ult i64 %454, %456
  br i1 %457, label %458, label %476

458:
  %459 = and i64 %439, 5
  %460 = icmp ne i64 %459, 0
  %461 = and i1 %438, %460
  %462 = select i1 %461, i64 4, i64 0
  %463 = or disjoint i64 %319, %462
  %464 = or disjoint i64 %463, %440
  br label %465

465:
  %466 = phi i64 [ %464, %458 ], [ %448, %447 ], [ %443, %442 ]
  %467 = getelementptr inbounds nuw i8, ptr %431, i64 37680
  %468 = load i32, ptr %467, align 8
  %469 = icmp eq i32 %468, 0
  br i1 %469, label %471, label %470

470:
  store i64 %466, ptr %437, align 8
  br label %778

471:
  %472 = icmp eq i64 %439, %466
  br i1 %472, label %778, label %473

473:
  %474 = cmpxchg ptr %437, i64 %439, i64 %466 monotonic monotonic, align 8
  %475 = extractvalue { i64, i1 } %474, 1
  br i1 %475, label %778, label %476

476:
  %477 = load i64, ptr %321, align 8
  %478 = load i64, ptr %291, align 8
  %479 = icmp eq i64 %477, %478
  br i1 %479, label %480, label %542

480:
  %481 = load ptr, ptr %13, align 8
  %482 = getelementptr inbounds nuw i8, ptr %481, i64 4
  %483 = load i32, ptr %482, align 4
  switch i32 %483, label %502 [
    i32 4, label %484
    i32 0, label %484
  ]

484:
  %485 = getelementptr inbounds nuw i8, ptr %321, i64 32
  %486 = load i64, ptr %485, align 8
  %487 = icmp eq i64 %486, %319
  br i1 %487, label %488, label %542

488:
  %489 = getelementptr inbounds nuw i8, ptr %321, i64 56
  %490 = load i32, ptr %489, align 8
  %491 = xor i32 %490, -1
  %492 = and i32 %313, %491
  %493 = icmp eq i32 %492, 0
  br i1 %493, label %494, label %542

494:
  %495 = getelementptr inbounds nuw i8, ptr %321, i64 48
  %496 = load i32, ptr %495, align 8
  %497 = getelementptr inbounds nuw i8, ptr %321, i64 52
  %498 = load i32, ptr %497, align 4
  %499 = or i32 %498, %496
  %500 = and i32 %499, %313
  %501 = icmp eq i32 %500, 0
  br i1 %501, label %778, label %542

502:
  %503 = and i64 %314, 7
  %504 = icmp eq i64 %503, 0
  %505 = and i64 %314, 6
  %506 = icmp eq i64 %505, 6
  %507 = or i1 %504, %506
  br i1 %507, label %542, label %508

508:
  %509 = getelementptr inbounds nuw i8, ptr %321, i64 48
  %510 = load i32, ptr %509, align 8
  %511 = xor i32 %510, -1
  %512 = and i32 %313, %511
  %513 = icmp eq i32 %512, 0
  br i1 %513, label %514, label %542

514:
  %515 = getelementptr inbounds nuw i8, ptr %321, i64 16
  %516 = load i64, ptr %515, align 8
  %517 = and i64 %516, 120
  %518 = icmp eq i64 %517, 120
  br i1 %518, label %519, label %542

519:
  %520 = icmp ugt i64 %516, -1099511627777
  %521 = xor i64 %516, %319
  %522 = icmp ult i64 %521, 16777216
  %523 = select i1 %520, i1 true, i1 %522
  br i1 %523, label %524, label %542

524:
  %525 = and i64 %516, 7
  %526 = icmp ne i64 %525, 0
  %527 = xor i64 %516, %314
  %528 = and i64 %527, 7
  %529 = icmp eq i64 %528, 0
  %530 = select i1 %526, i1 %529, i1 false
  br i1 %530, label %531, label %542

531:
  %532 = getelementptr inbounds nuw i8, ptr %321, i64 52
  %533 = load i32, ptr %532, align 4
  %534 = getelementptr inbounds nuw i8, ptr %321, i64 56
  %535 = load i32, ptr %534, align 8
  %536 = or i32 %535, %533
  %537 = getelementptr inbounds nuw i8, ptr %321, i64 60
  %538 = load i32, ptr %537, align 4
  %539 = or i32 %536, %538
  %540 = and i32 %539, %313
  %541 = icmp eq i32 %540, 0
  br i1 %541, label %778, label %542

542:
  %543 = load i8, ptr %287, align 4
  %544 = trunc nuw i8 %543 to i1
  br i1 %544, label %597, label %545

545:
  %546 = load ptr, ptr %0, align 8
  %547 = getelementptr inbounds nuw i8, ptr %546, i64 37680
  %548 = load i32, ptr %547, align 8
  %549 = icmp eq i32 %548, 0
  br i1 %549, label %550, label %559

550:
  %551 = getelementptr inbounds nuw i8, ptr %321, i64 8
  br label %552

552:
  %553 = atomicrmw or ptr %551, i64 1 acquire, align 8
  %554 = and i64 %553, 1
  %555 = icmp eq i64 %554, 0
  br i1 %555, label %556, label %552

556:
  %557 = load i8, ptr %287, align 4
  %558 = trunc nuw i8 %557 to i1
  br i1 %558, label %597, label %559

559:
  %560 = load ptr, ptr %290, align 8
  %561 = lshr i64 %294, 5
  %562 = getelementptr inbounds nuw %struct.ScreenPage, ptr %560, i64 %561
  %563 = getelementptr inbounds nuw i8, ptr %562, i64 8
  %564 = and i64 %294, 31
  %565 = getelementptr inbounds nuw i64, ptr %563, i64 %564
  %566 = load atomic i64, ptr %565 monotonic, align 8
  %567 = icmp eq i64 %566, -1
  br i1 %567, label %597, label %568

568:
  %569 = load ptr, ptr %0, align 8
  %570 = getelementptr inbounds nuw i8, ptr %569, i64 37680
  %571 = load i32, ptr %570, align 8
  %572 = icmp eq i32 %571, 0
  br i1 %572, label %574, label %573

573:
  store i64 -1, ptr %565, align 8
  br label %576

574:
  %575 = atomicrmw xchg ptr %565, i64 -1 monotonic, align 8
  br label %576

576:
  %577 = phi i64 [ %566, %573 ], [ %575, %574 ]
  %578 = load i64, ptr %291, align 8
  store i64 %578, ptr %321, align 8
  %579 = and i64 %577, 5
  %580 = icmp ne i64 %579, 0
  %581 = sext i1 %580 to i32
  %582 = getelementptr inbounds nuw i8, ptr %321, i64 48
  store i32 %581, ptr %582, align 8
  %583 = shl i64 %577, 62
  %584 = ashr i64 %583, 63
  %585 = trunc nsw i64 %584 to i32
  %586 = getelementptr inbounds nuw i8, ptr %321, i64 56
  store i32 %585, ptr %586, align 8
  %587 = getelementptr inbounds nuw i8, ptr %321, i64 60
  store i32 0, ptr %587, align 4
  %588 = getelementptr inbounds nuw i8, ptr %321, i64 52
  store i32 0, ptr %588, align 4
  %589 = and i64 %577, -8
  %590 = getelementptr inbounds nuw i8, ptr %321, i64 16
  %591 = getelementptr inbounds nuw i8, ptr %321, i64 32
  store i64 %589, ptr %591, align 8
  store i64 %589, ptr %590, align 8
  %592 = and i64 %577, 1
  %593 = icmp eq i64 %592, 0
  br i1 %593, label %594, label %597

594:
  %595 = and i64 %577, -16777216
  %596 = add i64 %595, -16777096
  store i64 %596, ptr %590, align 8
  br label %597

597:
  %598 = phi i1 [ true, %556 ], [ %549, %594 ], [ %549, %576 ], [ %549, %559 ], [ false, %542 ]
  %599 = load i64, ptr %321, align 8
  %600 = load i64, ptr %291, align 8
  %601 = icmp eq i64 %599, %600
  br i1 %601, label %645, label %602

602:
  %603 = load ptr, ptr %13, align 8
  %604 = getelementptr inbounds nuw i8, ptr %603, i64 4
  %605 = load i32, ptr %604, align 4
  %606 = and i32 %605, -5
  %607 = icmp eq i32 %606, 0
  %608 = select i1 %607, i32 2, i32 0
  store i64 %600, ptr %321, align 8
  %609 = getelementptr inbounds nuw i8, ptr %321, i64 48
  %610 = getelementptr inbounds nuw i8, ptr %321, i64 60
  store i32 0, ptr %610, align 4
  %611 = getelementptr inbounds nuw i8, ptr %321, i64 56
  store i32 0, ptr %611, align 8
  %612 = getelementptr inbounds nuw i8, ptr %321, i64 52
  store i32 0, ptr %612, align 4
  store i32 0, ptr %609, align 8
  %613 = getelementptr inbounds nuw i8, ptr %321, i64 8
  store i64 0, ptr %613, align 8
  %614 = and i64 %319, 120
  %615 = icmp eq i64 %614, 72
  br i1 %615, label %616, label %617

616:
  tail call preserve_allcc void @remember(ptr %0, ptr %321, i32 %608, i64 %319, i32 %313)
  br label %756

617:
  %618 = zext nneg i32 %608 to i64
  %619 = getelementptr inbounds nuw i32, ptr %609, i64 %618
  store i32 %313, ptr %619, align 4
  %620 = getelementptr inbounds nuw i8, ptr %321, i64 16
  %621 = getelementptr inbounds nuw i64, ptr %620, i64 %618
  store i64 %319, ptr %621, align 8
  switch i32 %605, label %756 [
    i32 4, label %622
    i32 0, label %622
  ]

622:
  %623 = load ptr, ptr %0, align 8
  %624 = getelementptr inbounds nuw i8, ptr %623, i64 37684
  %625 = load i32, ptr %624, align 4
  %626 = icmp eq i32 %625, 0
  br i1 %626, label %627, label %756

627:
  %628 = load i32, ptr %609, align 8
  %629 = load i32, ptr %612, align 4
  %630 = or i32 %629, %628
  %631 = icmp eq i32 %630, 0
  br i1 %631, label %632, label %756

632:
  %633 = getelementptr inbounds nuw i8, ptr %321, i64 32
  %634 = load i64, ptr %633, align 8
  %635 = and i64 %634, 71
  %636 = icmp eq i64 %635, 64
  br i1 %636, label %637, label %756

637:
  store i32 -1, ptr %611, align 8
  store i32 0, ptr %610, align 4
  %638 = and i64 %634, 120
  %639 = icmp eq i64 %638, 120
  %640 = shl i64 %600, 10
  %641 = lshr i64 %634, 15
  %642 = and i64 %641, 1023
  %643 = select i1 %639, i64 1023, i64 %642
  %644 = or disjoint i64 %643, %640
  store i64 %644, ptr %613, align 8
  br label %756

645:
  %646 = load i8, ptr %287, align 4
  %647 = trunc nuw i8 %646 to i1
  br i1 %647, label %702, label %648

648:
  %649 = load ptr, ptr %13, align 8
  %650 = getelementptr inbounds nuw i8, ptr %649, i64 4
  %651 = load i32, ptr %650, align 4
  %652 = and i32 %651, -5
  %653 = icmp eq i32 %652, 0
  %654 = select i1 %653, i32 2, i32 0
  %655 = and i64 %319, 120
  %656 = icmp eq i64 %655, 72
  br i1 %656, label %702, label %657

657:
  %658 = getelementptr inbounds nuw i8, ptr %321, i64 48
  %659 = load i32, ptr %658, align 8
  %660 = getelementptr inbounds nuw i8, ptr %321, i64 52
  %661 = load i32, ptr %660, align 4
  %662 = or i32 %661, %659
  %663 = getelementptr inbounds nuw i8, ptr %321, i64 56
  %664 = load i32, ptr %663, align 8
  %665 = or i32 %662, %664
  %666 = getelementptr inbounds nuw i8, ptr %321, i64 60
  %667 = load i32, ptr %666, align 4
  %668 = or i32 %665, %667
  %669 = and i32 %668, %313
  %670 = icmp eq i32 %669, 0
  br i1 %670, label %671, label %702

671:
  %672 = zext nneg i32 %654 to i64
  %673 = getelementptr inbounds nuw i32, ptr %658, i64 %672
  %674 = load i32, ptr %673, align 4
  %675 = icmp eq i32 %674, 0
  br i1 %675, label %676, label %678

676:
  %677 = getelementptr inbounds nuw i32, ptr %658, i64 %672
  br label %695

678:
  %679 = getelementptr inbounds nuw i8, ptr %321, i64 16
  %680 = getelementptr inbounds nuw i64, ptr %679, i64 %672
  %681 = load i64, ptr %680, align 8
  %682 = icmp ne i64 %681, %319
  %683 = zext i1 %682 to i32
  %684 = or disjoint i32 %654, %683
  %685 = zext nneg i32 %684 to i64
  %686 = getelementptr inbounds nuw i32, ptr %658, i64 %685
  %687 = load i32, ptr %686, align 4
  %688 = icmp eq i32 %687, 0
  %689 = getelementptr inbounds nuw i32, ptr %658, i64 %685
  br i1 %688, label %695, label %690

690:
  %691 = getelementptr inbounds nuw i8, ptr %321, i64 16
  %692 = getelementptr inbounds nuw i64, ptr %691, i64 %685
  %693 = load i64, ptr %692, align 8
  %694 = icmp eq i64 %693, %319
  br i1 %694, label %695, label %702

695:
  %696 = phi ptr [ %677, %676 ], [ %689, %678 ], [ %689, %690 ]
  %697 = phi i64 [ %672, %676 ], [ %685, %678 ], [ %685, %690 ]
  %698 = getelementptr inbounds nuw i8, ptr %321, i64 16
  %699 = getelementptr inbounds nuw i64, ptr %698, i64 %697
  store i64 %319, ptr %699, align 8
  %700 = load i32, ptr %696, align 4
  %701 = or i32 %700, %313
  store i32 %701, ptr %696, align 4
  br label %756

702:
  %703 = and i64 %319, 64
  %704 = icmp eq i64 %703, 0
  br i1 %704, label %705, label %754

705:
  %706 = getelementptr inbounds nuw i8, ptr %321, i64 48
  %707 = getelementptr inbounds nuw i8, ptr %321, i64 56
  %708 = load i32, ptr %707, align 8
  %709 = icmp eq i32 %708, 0
  %710 = getelementptr inbounds nuw i8, ptr %321, i64 52
  %711 = load i32, ptr %710, align 4
  %712 = getelementptr inbounds nuw i8, ptr %321, i64 60
  %713 = load i32, ptr %712, align 4
  %714 = or i32 %713, %711
  %715 = icmp eq i32 %714, 0
  br i1 %715, label %716, label %754

716:
  %717 = load i32, ptr %706, align 8
  %718 = icmp eq i32 %717, 0
  br i1 %718, label %723, label %719

719:
  %720 = getelementptr inbounds nuw i8, ptr %321, i64 16
  %721 = load i64, ptr %720, align 8
  %722 = icmp eq i64 %721, %319
  br i1 %722, label %723, label %754

723:
  br i1 %709, label %728, label %724

724:
  %725 = getelementptr inbounds nuw i8, ptr %321, i64 32
  %726 = load i64, ptr %725, align 8
  %727 = icmp eq i64 %726, %319
  br i1 %727, label %728, label %754

728:
  %729 = load ptr, ptr %13, align 8
  %730 = getelementptr inbounds nuw i8, ptr %729, i64 4
  %731 = load i32, ptr %730, align 4
  switch i32 %731, label %735 [
    i32 4, label %754
    i32 0, label %732
  ]

732:
  %733 = getelementptr inbounds nuw i8, ptr %321, i64 32
  store i64 %319, ptr %733, align 8
  %734 = or i32 %708, %313
  store i32 %734, ptr %707, align 8
  br label %756

735:
  br i1 %647, label %736, label %747

736:
  %737 = getelementptr inbounds nuw i8, ptr %321, i64 8
  %738 = load i64, ptr %737, align 8
  %739 = icmp eq i64 %738, 0
  br i1 %739, label %747, label %740

740:
  %741 = load ptr, ptr %0, align 8
  store i64 0, ptr %737, align 8
  %742 = getelementptr inbounds nuw i8, ptr %741, i64 41296
  %743 = load i64, ptr %742, align 8
  %744 = add i64 %743, 1
  store i64 %744, ptr %742, align 8
  %745 = load i32, ptr %706, align 8
  %746 = load i32, ptr %707, align 8
  br label %747

747:
  %748 = phi i32 [ %746, %740 ], [ %708, %736 ], [ %708, %735 ]
  %749 = phi i32 [ %745, %740 ], [ %717, %736 ], [ %717, %735 ]
  %750 = getelementptr inbounds nuw i8, ptr %321, i64 16
  store i64 %319, ptr %750, align 8
  %751 = or i32 %749, %313
  store i32 %751, ptr %706, align 8
  %752 = xor i32 %313, -1
  %753 = and i32 %748, %752
  store i32 %753, ptr %707, align 8
  br label %756

754:
  %755 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %321, i64 %319, i32 %313)
  br i1 %755, label %756, label %770

756:
  %757 = and i64 %314, 6
  %758 = icmp eq i64 %757, 6
  br i1 %758, label %759, label %769

759:
  %760 = load ptr, ptr %0, align 8
  %761 = getelementptr inbounds nuw i8, ptr %760, i64 41288
  %762 = load i64, ptr %761, align 8
  store i64 %762, ptr %9, align 8
  %763 = load ptr, ptr %292, align 8
  %764 = load ptr, ptr %13, align 8
  %765 = getelementptr inbounds nuw i8, ptr %764, i64 8
  %766 = load i32, ptr %765, align 8
  %767 = icmp eq i32 %766, 1
  %768 = select i1 %767, i64 1, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %763, ptr align 8 %9, i64 %768, i1 false)
  br label %769

769:
  br i1 %598, label %774, label %778

770:
  br i1 %598, label %771, label %777

771:
  %772 = getelementptr inbounds nuw i8, ptr %321, i64 8
  %773 = atomicrmw and ptr %772, i64 -2 release, align 8
  br label %777

774:
  %775 = getelementptr inbounds nuw i8, ptr %321, i64 8
  %776 = atomicrmw and ptr %775, i64 -2 release, align 8
  br label %778

777:
  tail call preserve_allcc void @suspect(ptr %0)
  br label %2368

778:
  %779 = add nuw nsw i64 %294, 1
  %780 = icmp eq i64 %294, %277
  br i1 %780, label %2368, label %293

781:
  %782 = getelementptr inbounds nuw i8, ptr %0, i64 109
  store i8 0, ptr %782, align 1
  br label %783

783:
  %784 = phi i1 [ false, %781 ], [ %79, %76 ]
  %785 = zext nneg i32 %12 to i64
  %786 = getelementptr inbounds nuw i64, ptr %11, i64 %785
  %787 = load i64, ptr %786, align 8
  %788 = load i32, ptr %14, align 8
  %789 = icmp eq i32 %788, 2
  br i1 %789, label %795, label %790

790:
  %791 = icmp eq i32 %788, 0
  %792 = and i64 %787, -4294967296
  %793 = icmp eq i64 %792, 4294967296
  %794 = and i1 %791, %793
  br i1 %794, label %795, label %848

795:
  %796 = and i64 %787, 4294967295
  %797 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %798 = load i32, ptr %797, align 8
  %799 = zext i32 %798 to i64
  %800 = shl nuw nsw i64 %799, 20
  %801 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %802 = load i32, ptr %801, align 4
  %803 = zext i32 %802 to i64
  %804 = shl nuw nsw i64 %803, 15
  %805 = or i64 %804, %800
  %806 = and i64 %805, 16744448
  br i1 %784, label %812, label %807

807:
  %808 = getelementptr inbounds nuw i8, ptr %14, i64 16
  %809 = load i32, ptr %808, align 8
  %810 = zext i32 %809 to i64
  %811 = or i64 %806, %810
  br label %812

812:
  %813 = phi i64 [ %811, %807 ], [ %806, %795 ]
  %814 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %813, ptr %814, align 8
  %815 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 0, ptr %815, align 8
  %816 = getelementptr inbounds nuw i8, ptr %10, i64 80
  %817 = load i32, ptr %816, align 8
  %818 = zext i32 %817 to i64
  %819 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %818, ptr %819, align 8
  %820 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %821 = load ptr, ptr %820, align 8
  %822 = ptrtoint ptr %821 to i64
  %823 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %822, ptr %823, align 8
  %824 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %825 = load ptr, ptr %824, align 8
  %826 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %825, ptr %826, align 8
  %827 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %828 = load ptr, ptr %827, align 8
  %829 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %828, ptr %829, align 8
  %830 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %831 = load ptr, ptr %830, align 8
  %832 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %831, ptr %832, align 8
  %833 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %834 = load i64, ptr %833, align 8
  %835 = shl i64 %834, 16
  %836 = load i32, ptr %797, align 8
  %837 = lshr i32 %836, 4
  %838 = zext nneg i32 %837 to i64
  %839 = or i64 %835, %838
  %840 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %839, ptr %840, align 8
  %841 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %842 = load i32, ptr %841, align 8
  %843 = icmp ne i32 %842, 0
  %844 = getelementptr inbounds nuw i8, ptr %0, i64 110
  %845 = zext i1 %843 to i8
  store i8 %845, ptr %844, align 2
  %846 = getelementptr inbounds nuw i8, ptr %0, i64 108
  store i8 1, ptr %846, align 4
  %847 = icmp samesign ult i64 %796, %818
  br i1 %847, label %938, label %1848

848:
  switch i32 %788, label %1848 [
    i32 1, label %854
    i32 0, label %849
  ]

849:
  %850 = lshr i64 %787, 32
  %851 = trunc nuw i64 %850 to i32
  %852 = add i32 %851, -1
  %853 = icmp ult i32 %852, 4
  br i1 %853, label %1848, label %854

854:
  %855 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %856 = load i32, ptr %855, align 8
  %857 = zext i32 %856 to i64
  %858 = shl nuw nsw i64 %857, 20
  %859 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %860 = load i32, ptr %859, align 4
  %861 = zext i32 %860 to i64
  %862 = shl nuw nsw i64 %861, 15
  %863 = or i64 %862, %858
  %864 = load i64, ptr %1, align 8
  %865 = shl i64 %864, 40
  %866 = or i64 %863, %865
  br i1 %784, label %871, label %867

867:
  %868 = getelementptr inbounds nuw i8, ptr %14, i64 12
  %869 = load i32, ptr %868, align 4
  %870 = zext i32 %869 to i64
  br label %871

871:
  %872 = phi i64 [ %870, %867 ], [ 0, %854 ]
  %873 = or i64 %866, %872
  %874 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %873, ptr %874, align 8
  %875 = getelementptr inbounds nuw i8, ptr %10, i64 37648
  %876 = load i64, ptr %875, align 8
  %877 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %876, ptr %877, align 8
  %878 = getelementptr inbounds nuw i8, ptr %0, i64 108
  store i8 0, ptr %878, align 4
  %879 = ptrtoint ptr %14 to i64
  %880 = getelementptr inbounds nuw i8, ptr %10, i64 37704
  %881 = udiv i64 %879, 40
  %882 = and i64 %881, 63
  %883 = getelementptr inbounds nuw %struct.ScreenCache, ptr %880, i64 %882
  %884 = load i64, ptr %883, align 8
  %885 = icmp eq i64 %884, %879
  br i1 %885, label %886, label %893

886:
  %887 = getelementptr inbounds nuw i8, ptr %883, i64 8
  %888 = load i64, ptr %887, align 8
  %889 = sub i64 %787, %888
  %890 = getelementptr inbounds nuw i8, ptr %883, i64 16
  %891 = load i64, ptr %890, align 8
  %892 = icmp ult i64 %889, %891
  br i1 %892, label %899, label %893

893:
  %894 = tail call preserve_allcc i32 @search(ptr %0, ptr %2, i64 %787, ptr %883)
  %895 = icmp eq i32 %894, 0
  br i1 %895, label %1848, label %896

896:
  %897 = getelementptr inbounds nuw i8, ptr %883, i64 8
  %898 = load i64, ptr %897, align 8
  br label %899

899:
  %900 = phi i64 [ %898, %896 ], [ %888, %886 ]
  %901 = getelementptr inbounds nuw i8, ptr %883, i64 8
  %902 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %900, ptr %902, align 8
  %903 = getelementptr inbounds nuw i8, ptr %883, i64 16
  %904 = load i64, ptr %903, align 8
  %905 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %904, ptr %905, align 8
  %906 = getelementptr inbounds nuw i8, ptr %883, i64 24
  %907 = load i64, ptr %906, align 8
  %908 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %907, ptr %908, align 8
  %909 = getelementptr inbounds nuw i8, ptr %883, i64 40
  %910 = load ptr, ptr %909, align 8
  %911 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %910, ptr %911, align 8
  %912 = add i64 %904, 127
  %913 = lshr i64 %912, 7
  %914 = getelementptr inbounds nuw %struct.ScreenLine, ptr %910, i64 %913
  %915 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %914, ptr %915, align 8
  %916 = getelementptr inbounds nuw i8, ptr %883, i64 48
  %917 = load ptr, ptr %916, align 8
  %918 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %917, ptr %918, align 8
  %919 = shl i64 %787, 1
  %920 = getelementptr inbounds nuw i8, ptr %883, i64 32
  %921 = load i64, ptr %920, align 8
  %922 = load i64, ptr %901, align 8
  %923 = add i64 %921, %922
  %924 = sub i64 %919, %923
  store i64 %787, ptr %920, align 8
  %925 = load i64, ptr %903, align 8
  %926 = icmp ult i64 %924, %925
  %927 = load ptr, ptr %909, align 8
  %928 = icmp eq ptr %927, null
  br i1 %926, label %929, label %933

929:
  br i1 %928, label %1018, label %930

930:
  %931 = lshr i64 %924, 7
  %932 = getelementptr inbounds nuw %struct.ScreenLine, ptr %927, i64 %931
  tail call void @llvm.prefetch.p0(ptr %932, i32 1, i32 3, i32 1)
  br label %934

933:
  br i1 %928, label %1018, label %934

934:
  %935 = load ptr, ptr %13, align 8
  %936 = load i8, ptr %878, align 4
  %937 = trunc nuw i8 %936 to i1
  br i1 %937, label %938, label %1018

938:
  %939 = phi ptr [ %935, %934 ], [ %14, %812 ]
  %940 = getelementptr inbounds nuw i8, ptr %939, i64 16
  %941 = load i32, ptr %940, align 8
  %942 = zext i32 %941 to i64
  %943 = load i32, ptr %939, align 8
  %944 = icmp eq i32 %943, 2
  br i1 %944, label %945, label %1018

945:
  %946 = load ptr, ptr %0, align 8
  %947 = getelementptr inbounds nuw i8, ptr %946, i64 37696
  %948 = load i32, ptr %947, align 8
  %949 = icmp eq i32 %948, 0
  br i1 %949, label %950, label %985

950:
  %951 = getelementptr inbounds nuw i8, ptr %939, i64 8
  %952 = load i32, ptr %951, align 8
  %953 = icmp ult i32 %952, 5
  br i1 %953, label %954, label %1018

954:
  %955 = getelementptr inbounds nuw i8, ptr %946, i64 37688
  %956 = load i32, ptr %955, align 8
  %957 = icmp eq i32 %956, 0
  br i1 %957, label %1018, label %958

958:
  %959 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %960 = load i64, ptr %959, align 8
  %961 = getelementptr inbounds nuw i8, ptr %0, i64 72
  br label %962

962:
  %963 = phi i32 [ %3, %958 ], [ %983, %981 ]
  %964 = tail call i32 @llvm.cttz.i32(i32 %963, i1 true)
  %965 = zext nneg i32 %964 to i64
  %966 = getelementptr inbounds nuw i64, ptr %11, i64 %965
  %967 = load i64, ptr %966, align 8
  %968 = and i64 %967, 4294967295
  %969 = icmp ult i64 %968, %960
  br i1 %969, label %970, label %1018

970:
  %971 = load ptr, ptr %961, align 8
  %972 = lshr i64 %968, 7
  %973 = getelementptr inbounds nuw i32, ptr %971, i64 %972
  %974 = load i32, ptr %973, align 4
  %975 = trunc i64 %967 to i32
  %976 = lshr i32 %975, 2
  %977 = and i32 %976, 31
  %978 = shl nuw i32 1, %977
  %979 = and i32 %974, %978
  %980 = icmp eq i32 %979, 0
  br i1 %980, label %1018, label %981

981:
  %982 = add i32 %963, -1
  %983 = and i32 %982, %963
  %984 = icmp eq i32 %983, 0
  br i1 %984, label %2368, label %962

985:
  %986 = icmp eq i32 %941, 0
  br i1 %986, label %1018, label %987

987:
  %988 = getelementptr inbounds nuw i8, ptr %939, i64 4
  %989 = load i32, ptr %988, align 4
  switch i32 %989, label %990 [
    i32 4, label %1018
    i32 0, label %1018
  ]

990:
  %991 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %992 = load i64, ptr %991, align 8
  %993 = shl i64 %992, 10
  %994 = add nuw nsw i64 %942, 512
  %995 = or i64 %993, %994
  %996 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %997 = load i64, ptr %996, align 8
  %998 = getelementptr inbounds nuw i8, ptr %0, i64 56
  br label %999

999:
  %1000 = phi i32 [ %3, %990 ], [ %1016, %1014 ]
  %1001 = tail call i32 @llvm.cttz.i32(i32 %1000, i1 true)
  %1002 = zext nneg i32 %1001 to i64
  %1003 = getelementptr inbounds nuw i64, ptr %11, i64 %1002
  %1004 = load i64, ptr %1003, align 8
  %1005 = and i64 %1004, 4294967295
  %1006 = icmp ult i64 %1005, %997
  br i1 %1006, label %1007, label %1018

1007:
  %1008 = load ptr, ptr %998, align 8
  %1009 = lshr i64 %1005, 7
  %1010 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1008, i64 %1009
  %1011 = getelementptr inbounds nuw i8, ptr %1010, i64 8
  %1012 = load i64, ptr %1011, align 8
  %1013 = icmp eq i64 %1012, %995
  br i1 %1013, label %1014, label %1018

1014:
  %1015 = add i32 %1000, -1
  %1016 = and i32 %1015, %1000
  %1017 = icmp eq i32 %1016, 0
  br i1 %1017, label %2368, label %999

1018:
  %1019 = phi i1 [ true, %933 ], [ false, %987 ], [ true, %929 ], [ false, %934 ], [ false, %985 ], [ false, %938 ], [
      false, %954 ], [ false, %950 ], [ false, %987 ], [ false, %962 ], [ false, %970 ], [ false, %1007 ], [ false, %999
      ]
  %1020 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %1021 = load i8, ptr %1020, align 4
  %1022 = trunc nuw i8 %1021 to i1
  %1023 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %1024 = getelementptr inbounds nuw i8, ptr %0, i64 40
  br label %1025

1025:
  %1026 = phi i32 [ %3, %1018 ], [ %1053, %1051 ]
  %1027 = tail call i32 @llvm.cttz.i32(i32 %1026, i1 true)
  %1028 = zext nneg i32 %1027 to i64
  %1029 = getelementptr inbounds nuw i64, ptr %11, i64 %1028
  %1030 = load i64, ptr %1029, align 8
  br i1 %1022, label %1031, label %1037

1031:
  %1032 = and i64 %1030, 4294967295
  %1033 = load i64, ptr %1023, align 8
  %1034 = sub i64 %1032, %1033
  %1035 = load i64, ptr %1024, align 8
  %1036 = icmp ult i64 %1034, %1035
  br i1 %1036, label %1042, label %1848

1037:
  %1038 = load i64, ptr %1023, align 8
  %1039 = sub i64 %1030, %1038
  %1040 = load i64, ptr %1024, align 8
  %1041 = icmp ult i64 %1039, %1040
  br i1 %1041, label %1051, label %1848

1042:
  %1043 = load ptr, ptr %13, align 8
  %1044 = load i32, ptr %1043, align 8
  %1045 = icmp eq i32 %1044, 2
  br i1 %1045, label %1051, label %1046

1046:
  %1047 = icmp eq i32 %1044, 0
  %1048 = and i64 %1030, -4294967296
  %1049 = icmp eq i64 %1048, 4294967296
  %1050 = and i1 %1047, %1049
  br i1 %1050, label %1051, label %1848

1051:
  %1052 = add i32 %1026, -1
  %1053 = and i32 %1052, %1026
  %1054 = icmp eq i32 %1053, 0
  br i1 %1054, label %1055, label %1025

1055:
  br i1 %1019, label %1056, label %1074

1056:
  %1057 = load ptr, ptr %13, align 8
  %1058 = getelementptr inbounds nuw i8, ptr %1057, i64 4
  %1059 = load i32, ptr %1058, align 4
  switch i32 %1059, label %1060 [
    i32 4, label %2368
    i32 0, label %2368
  ]

1060:
  %1061 = load ptr, ptr %0, align 8
  %1062 = getelementptr inbounds nuw i8, ptr %1057, i64 20
  %1063 = load i32, ptr %1062, align 4
  %1064 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %1065 = load i32, ptr %1064, align 8
  %1066 = tail call i32 @llvm.cttz.i32(i32 %1065, i1 false)
  %1067 = getelementptr inbounds nuw i8, ptr %1061, i64 328
  store i32 22, ptr %1067, align 8
  %1068 = getelementptr inbounds nuw i8, ptr %1061, i64 332
  store i32 %1063, ptr %1068, align 4
  %1069 = getelementptr inbounds nuw i8, ptr %1061, i64 336
  store i32 %1066, ptr %1069, align 8
  %1070 = getelementptr inbounds nuw i8, ptr %1061, i64 352
  store i64 0, ptr %1070, align 8
  %1071 = getelementptr inbounds nuw i8, ptr %1061, i64 368
  store i32 0, ptr %1071, align 8
  %1072 = getelementptr inbounds nuw i8, ptr %1061, i64 360
  store i32 0, ptr %1072, align 8
  %1073 = getelementptr inbounds nuw i8, ptr %1061, i64 364
  store i32 0, ptr %1073, align 4
  br label %2368

1074:
  %1075 = load ptr, ptr %0, align 8
  %1076 = getelementptr inbounds nuw i8, ptr %1075, i64 37684
  %1077 = load i32, ptr %1076, align 4
  %1078 = icmp eq i32 %1077, 0
  br i1 %1078, label %1848, label %1079

1079:
  %1080 = load ptr, ptr %13, align 8
  %1081 = getelementptr inbounds nuw i8, ptr %1080, i64 4
  %1082 = load i32, ptr %1081, align 4
  %1083 = icmp eq i32 %1082, 6
  br i1 %1083, label %1848, label %1084

1084:
  %1085 = getelementptr inbounds nuw i8, ptr %1080, i64 8
  %1086 = load i32, ptr %1085, align 8
  %1087 = and i32 %1086, 3
  %1088 = icmp eq i32 %1087, 0
  br i1 %1088, label %1089, label %1848

1089:
  %1090 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %1091 = load i64, ptr %1090, align 8
  br label %1092

1092:
  %1093 = phi i32 [ %3, %1089 ], [ %1102, %1092 ]
  %1094 = phi i64 [ 0, %1089 ], [ %1100, %1092 ]
  %1095 = tail call i32 @llvm.cttz.i32(i32 %1093, i1 true)
  %1096 = zext nneg i32 %1095 to i64
  %1097 = getelementptr inbounds nuw i64, ptr %11, i64 %1096
  %1098 = load i64, ptr %1097, align 8
  %1099 = sub i64 %1098, %1091
  %1100 = or i64 %1099, %1094
  %1101 = add i32 %1093, -1
  %1102 = and i32 %1101, %1093
  %1103 = icmp eq i32 %1102, 0
  br i1 %1103, label %1104, label %1092

1104:
  %1105 = and i64 %1100, 3
  %1106 = icmp eq i64 %1105, 0
  br i1 %1106, label %1107, label %1848

1107:
  %1108 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %1109 = load i64, ptr %1108, align 8
  %1110 = or i64 %1109, 72
  %1111 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr %7, ptr %1111, align 8
  %1112 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %1113 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %1114 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %1115 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %1116 = getelementptr inbounds nuw i8, ptr %0, i64 110
  %1117 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %1118 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %1119 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %1120 = and i64 %1109, 7
  %1121 = icmp eq i64 %1120, 0
  %1122 = and i64 %1109, 6
  %1123 = icmp eq i64 %1122, 6
  %1124 = or i1 %1121, %1123
  %1125 = and i64 %1110, 120
  %1126 = icmp eq i64 %1125, 72
  %1127 = getelementptr inbounds nuw i8, ptr %0, i64 88
  br label %1128

1128:
  %1129 = phi i32 [ 0, %1107 ], [ %1506, %1504 ]
  %1130 = phi i32 [ %3, %1107 ], [ %1508, %1504 ]
  %1131 = phi i64 [ 0, %1107 ], [ %1505, %1504 ]
  %1132 = call i32 @llvm.cttz.i32(i32 %1130, i1 true)
  %1133 = load i8, ptr %1112, align 4
  %1134 = trunc nuw i8 %1133 to i1
  %1135 = zext nneg i32 %1132 to i64
  %1136 = getelementptr inbounds nuw i64, ptr %11, i64 %1135
  %1137 = load i64, ptr %1136, align 8
  %1138 = and i64 %1137, 4294967295
  %1139 = select i1 %1134, i64 %1138, i64 %1137
  %1140 = load i64, ptr %1113, align 8
  %1141 = sub i64 %1139, %1140
  %1142 = load ptr, ptr %13, align 8
  %1143 = getelementptr inbounds nuw i8, ptr %1142, i64 8
  %1144 = load i32, ptr %1143, align 8
  %1145 = zext i32 %1144 to i64
  %1146 = add i64 %1141, %1145
  %1147 = icmp ult i64 %1141, %1146
  br i1 %1147, label %1148, label %1504

1148:
  %1149 = trunc nuw nsw i32 %1132 to i8
  br label %1150

1150:
  %1151 = phi i32 [ %1129, %1148 ], [ %1499, %1496 ]
  %1152 = phi i64 [ %1141, %1148 ], [ %1502, %1496 ]
  %1153 = phi i64 [ %1131, %1148 ], [ %1158, %1496 ]
  %1154 = trunc i64 %1152 to i32
  %1155 = lshr i32 %1154, 2
  %1156 = and i32 %1155, 31
  %1157 = icmp eq i32 %1151, 0
  %1158 = lshr i64 %1152, 7
  br i1 %1157, label %1496, label %1159

1159:
  %1160 = icmp eq i64 %1158, %1153
  br i1 %1160, label %1161, label %1165

1161:
  %1162 = shl nuw i32 1, %1156
  %1163 = and i32 %1162, %1151
  %1164 = icmp eq i32 %1163, 0
  br i1 %1164, label %1496, label %1165

1165:
  %1166 = load ptr, ptr %1114, align 8
  %1167 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1166, i64 %1153
  %1168 = shl nuw i64 %1153, 7
  %1169 = load i64, ptr %1115, align 8
  %1170 = icmp ult i64 %1168, %1169
  br i1 %1170, label %1171, label %1496

1171:
  %1172 = load i8, ptr %1112, align 4
  %1173 = trunc nuw i8 %1172 to i1
  %1174 = load ptr, ptr %0, align 8
  br i1 %1173, label %1175, label %1218

1175:
  %1176 = getelementptr inbounds nuw i8, ptr %1174, i64 37688
  %1177 = load i32, ptr %1176, align 8
  %1178 = icmp eq i32 %1177, 0
  br i1 %1178, label %1212, label %1179

1179:
  %1180 = load ptr, ptr %13, align 8
  %1181 = getelementptr inbounds nuw i8, ptr %1180, i64 4
  %1182 = load i32, ptr %1181, align 4
  switch i32 %1182, label %1183 [
    i32 5, label %1190
    i32 2, label %1190
    i32 1, label %1190
    i32 6, label %1190
  ]

1183:
  %1184 = load ptr, ptr %1117, align 8
  %1185 = getelementptr inbounds nuw i32, ptr %1184, i64 %1153
  %1186 = load i32, ptr %1185, align 4
  %1187 = xor i32 %1186, -1
  %1188 = and i32 %1151, %1187
  %1189 = icmp eq i32 %1188, 0
  br i1 %1189, label %1212, label %1846

1190:
  %1191 = getelementptr inbounds nuw i8, ptr %1180, i64 8
  %1192 = load i32, ptr %1191, align 8
  %1193 = icmp ugt i32 %1192, 3
  br i1 %1193, label %1194, label %1202

1194:
  %1195 = load ptr, ptr %1117, align 8
  %1196 = getelementptr inbounds nuw i32, ptr %1195, i64 %1153
  %1197 = load i32, ptr %1196, align 4
  %1198 = or i32 %1197, %1151
  store i32 %1198, ptr %1196, align 4
  %1199 = load ptr, ptr %0, align 8
  %1200 = load i8, ptr %1112, align 4
  %1201 = trunc nuw i8 %1200 to i1
  br label %1212

1202:
  %1203 = load i8, ptr %1116, align 2
  %1204 = trunc nuw i8 %1203 to i1
  br i1 %1204, label %1205, label %1212

1205:
  %1206 = load ptr, ptr %1117, align 8
  %1207 = getelementptr inbounds nuw i32, ptr %1206, i64 %1153
  %1208 = load i32, ptr %1207, align 4
  %1209 = xor i32 %1208, -1
  %1210 = and i32 %1151, %1209
  %1211 = icmp eq i32 %1210, 0
  br i1 %1211, label %1212, label %1846

1212:
  %1213 = phi i1 [ %1201, %1194 ], [ true, %1202 ], [ true, %1183 ], [ true, %1205 ], [ true, %1175 ]
  %1214 = phi ptr [ %1199, %1194 ], [ %1174, %1202 ], [ %1174, %1183 ], [ %1174, %1205 ], [ %1174, %1175 ]
  %1215 = getelementptr inbounds nuw i8, ptr %1214, i64 37696
  %1216 = load i32, ptr %1215, align 8
  %1217 = icmp eq i32 %1216, 0
  br i1 %1217, label %1222, label %1245

1218:
  %1219 = getelementptr inbounds nuw i8, ptr %1174, i64 37696
  %1220 = load i32, ptr %1219, align 8
  %1221 = icmp eq i32 %1220, 0
  br i1 %1221, label %1223, label %1246

1222:
  br i1 %1213, label %1496, label %1223

1223:
  %1224 = load ptr, ptr %13, align 8
  %1225 = getelementptr inbounds nuw i8, ptr %1224, i64 4
  %1226 = load i32, ptr %1225, align 4
  switch i32 %1226, label %1227 [
    i32 4, label %1496
    i32 0, label %1496
  ]

1227:
  %1228 = lshr i64 %1153, 5
  %1229 = load ptr, ptr %1118, align 8
  %1230 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1229, i64 %1228
  %1231 = load atomic i64, ptr %1230 acquire, align 8
  %1232 = load ptr, ptr %0, align 8
  %1233 = getelementptr inbounds nuw i8, ptr %1232, i64 37648
  %1234 = load i64, ptr %1233, align 8
  %1235 = icmp eq i64 %1231, %1234
  br i1 %1235, label %1496, label %1236

1236:
  %1237 = add i64 %1234, -1
  %1238 = icmp eq i64 %1231, %1237
  br i1 %1238, label %1239, label %1243

1239:
  %1240 = load ptr, ptr %13, align 8
  %1241 = getelementptr inbounds nuw i8, ptr %1240, i64 4
  %1242 = load i32, ptr %1241, align 4
  switch i32 %1242, label %1243 [
    i32 4, label %1496
    i32 0, label %1496
  ]

1243:
  %1244 = call preserve_allcc i1 @open_page(ptr %0, i64 %1228)
  br i1 %1244, label %1496, label %1846

1245:
  br i1 %1213, label %1264, label %1246

1246:
  %1247 = lshr i64 %1153, 5
  %1248 = load ptr, ptr %1118, align 8
  %1249 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1248, i64 %1247
  %1250 = load atomic i64, ptr %1249 acquire, align 8
  %1251 = load ptr, ptr %0, align 8
  %1252 = getelementptr inbounds nuw i8, ptr %1251, i64 37648
  %1253 = load i64, ptr %1252, align 8
  %1254 = icmp eq i64 %1250, %1253
  br i1 %1254, label %1264, label %1255

1255:
  %1256 = add i64 %1253, -1
  %1257 = icmp eq i64 %1250, %1256
  br i1 %1257, label %1258, label %1262

1258:
  %1259 = load ptr, ptr %13, align 8
  %1260 = getelementptr inbounds nuw i8, ptr %1259, i64 4
  %1261 = load i32, ptr %1260, align 4
  switch i32 %1261, label %1262 [
    i32 4, label %1264
    i32 0, label %1264
  ]

1262:
  %1263 = call preserve_allcc i1 @open_page(ptr %0, i64 %1247)
  br i1 %1263, label %1264, label %1846

1264:
  %1265 = load i64, ptr %1167, align 8
  %1266 = load i64, ptr %1119, align 8
  %1267 = icmp eq i64 %1265, %1266
  br i1 %1267, label %1268, label %1324

1268:
  %1269 = load ptr, ptr %13, align 8
  %1270 = getelementptr inbounds nuw i8, ptr %1269, i64 4
  %1271 = load i32, ptr %1270, align 4
  switch i32 %1271, label %1290 [
    i32 4, label %1272
    i32 0, label %1272
  ]

1272:
  %1273 = getelementptr inbounds nuw i8, ptr %1167, i64 32
  %1274 = load i64, ptr %1273, align 8
  %1275 = icmp eq i64 %1274, %1110
  br i1 %1275, label %1276, label %1324

1276:
  %1277 = getelementptr inbounds nuw i8, ptr %1167, i64 56
  %1278 = load i32, ptr %1277, align 8
  %1279 = xor i32 %1278, -1
  %1280 = and i32 %1151, %1279
  %1281 = icmp eq i32 %1280, 0
  br i1 %1281, label %1282, label %1324

1282:
  %1283 = getelementptr inbounds nuw i8, ptr %1167, i64 48
  %1284 = load i32, ptr %1283, align 8
  %1285 = getelementptr inbounds nuw i8, ptr %1167, i64 52
  %1286 = load i32, ptr %1285, align 4
  %1287 = or i32 %1286, %1284
  %1288 = and i32 %1287, %1151
  %1289 = icmp eq i32 %1288, 0
  br i1 %1289, label %1496, label %1324

1290:
  br i1 %1124, label %1324, label %1291

1291:
  %1292 = getelementptr inbounds nuw i8, ptr %1167, i64 48
  %1293 = load i32, ptr %1292, align 8
  %1294 = xor i32 %1293, -1
  %1295 = and i32 %1151, %1294
  %1296 = icmp eq i32 %1295, 0
  br i1 %1296, label %1297, label %1324

1297:
  %1298 = getelementptr inbounds nuw i8, ptr %1167, i64 16
  %1299 = load i64, ptr %1298, align 8
  %1300 = and i64 %1299, 120
  %1301 = icmp eq i64 %1300, 120
  br i1 %1301, label %1302, label %1324

1302:
  %1303 = icmp ugt i64 %1299, -1099511627777
  %1304 = xor i64 %1299, %1109
  %1305 = icmp ult i64 %1304, 16777216
  %1306 = select i1 %1303, i1 true, i1 %1305
  br i1 %1306, label %1307, label %1324

1307:
  %1308 = and i64 %1299, 7
  %1309 = icmp ne i64 %1308, 0
  %1310 = and i64 %1304, 7
  %1311 = icmp eq i64 %1310, 0
  %1312 = select i1 %1309, i1 %1311, i1 false
  br i1 %1312, label %1313, label %1324

1313:
  %1314 = getelementptr inbounds nuw i8, ptr %1167, i64 52
  %1315 = load i32, ptr %1314, align 4
  %1316 = getelementptr inbounds nuw i8, ptr %1167, i64 56
  %1317 = load i32, ptr %1316, align 8
  %1318 = or i32 %1317, %1315
  %1319 = getelementptr inbounds nuw i8, ptr %1167, i64 60
  %1320 = load i32, ptr %1319, align 4
  %1321 = or i32 %1318, %1320
  %1322 = and i32 %1321, %1151
  %1323 = icmp eq i32 %1322, 0
  br i1 %1323, label %1496, label %1324

1324:
  %1325 = load i8, ptr %1112, align 4
  %1326 = trunc nuw i8 %1325 to i1
  br i1 %1326, label %1379, label %1327

1327:
  %1328 = load ptr, ptr %0, align 8
  %1329 = getelementptr inbounds nuw i8, ptr %1328, i64 37680
  %1330 = load i32, ptr %1329, align 8
  %1331 = icmp eq i32 %1330, 0
  br i1 %1331, label %1332, label %1341

1332:
  %1333 = getelementptr inbounds nuw i8, ptr %1167, i64 8
  br label %1334

1334:
  %1335 = atomicrmw or ptr %1333, i64 1 acquire, align 8
  %1336 = and i64 %1335, 1
  %1337 = icmp eq i64 %1336, 0
  br i1 %1337, label %1338, label %1334

1338:
  %1339 = load i8, ptr %1112, align 4
  %1340 = trunc nuw i8 %1339 to i1
  br i1 %1340, label %1379, label %1341

1341:
  %1342 = load ptr, ptr %1118, align 8
  %1343 = lshr i64 %1153, 5
  %1344 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1342, i64 %1343
  %1345 = getelementptr inbounds nuw i8, ptr %1344, i64 8
  %1346 = and i64 %1153, 31
  %1347 = getelementptr inbounds nuw i64, ptr %1345, i64 %1346
  %1348 = load atomic i64, ptr %1347 monotonic, align 8
  %1349 = icmp eq i64 %1348, -1
  br i1 %1349, label %1379, label %1350

1350:
  %1351 = load ptr, ptr %0, align 8
  %1352 = getelementptr inbounds nuw i8, ptr %1351, i64 37680
  %1353 = load i32, ptr %1352, align 8
  %1354 = icmp eq i32 %1353, 0
  br i1 %1354, label %1356, label %1355

1355:
  store i64 -1, ptr %1347, align 8
  br label %1358

1356:
  %1357 = atomicrmw xchg ptr %1347, i64 -1 monotonic, align 8
  br label %1358

1358:
  %1359 = phi i64 [ %1348, %1355 ], [ %1357, %1356 ]
  %1360 = load i64, ptr %1119, align 8
  store i64 %1360, ptr %1167, align 8
  %1361 = and i64 %1359, 5
  %1362 = icmp ne i64 %1361, 0
  %1363 = sext i1 %1362 to i32
  %1364 = getelementptr inbounds nuw i8, ptr %1167, i64 48
  store i32 %1363, ptr %1364, align 8
  %1365 = shl i64 %1359, 62
  %1366 = ashr i64 %1365, 63
  %1367 = trunc nsw i64 %1366 to i32
  %1368 = getelementptr inbounds nuw i8, ptr %1167, i64 56
  store i32 %1367, ptr %1368, align 8
  %1369 = getelementptr inbounds nuw i8, ptr %1167, i64 60
  store i32 0, ptr %1369, align 4
  %1370 = getelementptr inbounds nuw i8, ptr %1167, i64 52
  store i32 0, ptr %1370, align 4
  %1371 = and i64 %1359, -8
  %1372 = getelementptr inbounds nuw i8, ptr %1167, i64 16
  %1373 = getelementptr inbounds nuw i8, ptr %1167, i64 32
  store i64 %1371, ptr %1373, align 8
  store i64 %1371, ptr %1372, align 8
  %1374 = and i64 %1359, 1
  %1375 = icmp eq i64 %1374, 0
  br i1 %1375, label %1376, label %1379

1376:
  %1377 = and i64 %1359, -16777216
  %1378 = add i64 %1377, -16777096
  store i64 %1378, ptr %1372, align 8
  br label %1379

1379:
  %1380 = phi i1 [ true, %1338 ], [ %1331, %1376 ], [ %1331, %1358 ], [ %1331, %1341 ], [ false, %1324 ]
  %1381 = load i64, ptr %1167, align 8
  %1382 = load i64, ptr %1119, align 8
  %1383 = icmp eq i64 %1381, %1382
  br i1 %1383, label %1425, label %1384

1384:
  %1385 = load ptr, ptr %13, align 8
  %1386 = getelementptr inbounds nuw i8, ptr %1385, i64 4
  %1387 = load i32, ptr %1386, align 4
  %1388 = and i32 %1387, -5
  %1389 = icmp eq i32 %1388, 0
  %1390 = select i1 %1389, i32 2, i32 0
  store i64 %1382, ptr %1167, align 8
  %1391 = getelementptr inbounds nuw i8, ptr %1167, i64 48
  %1392 = getelementptr inbounds nuw i8, ptr %1167, i64 60
  store i32 0, ptr %1392, align 4
  %1393 = getelementptr inbounds nuw i8, ptr %1167, i64 56
  store i32 0, ptr %1393, align 8
  %1394 = getelementptr inbounds nuw i8, ptr %1167, i64 52
  store i32 0, ptr %1394, align 4
  store i32 0, ptr %1391, align 8
  %1395 = getelementptr inbounds nuw i8, ptr %1167, i64 8
  store i64 0, ptr %1395, align 8
  br i1 %1126, label %1396, label %1397

1396:
  call preserve_allcc void @remember(ptr %0, ptr %1167, i32 %1390, i64 %1110, i32 %1151)
  br label %1479

1397:
  %1398 = zext nneg i32 %1390 to i64
  %1399 = getelementptr inbounds nuw i32, ptr %1391, i64 %1398
  store i32 %1151, ptr %1399, align 4
  %1400 = getelementptr inbounds nuw i8, ptr %1167, i64 16
  %1401 = getelementptr inbounds nuw i64, ptr %1400, i64 %1398
  store i64 %1110, ptr %1401, align 8
  switch i32 %1387, label %1479 [
    i32 4, label %1402
    i32 0, label %1402
  ]

1402:
  %1403 = load ptr, ptr %0, align 8
  %1404 = getelementptr inbounds nuw i8, ptr %1403, i64 37684
  %1405 = load i32, ptr %1404, align 4
  %1406 = icmp eq i32 %1405, 0
  br i1 %1406, label %1407, label %1479

1407:
  %1408 = load i32, ptr %1391, align 8
  %1409 = load i32, ptr %1394, align 4
  %1410 = or i32 %1409, %1408
  %1411 = icmp eq i32 %1410, 0
  br i1 %1411, label %1412, label %1479

1412:
  %1413 = getelementptr inbounds nuw i8, ptr %1167, i64 32
  %1414 = load i64, ptr %1413, align 8
  %1415 = and i64 %1414, 71
  %1416 = icmp eq i64 %1415, 64
  br i1 %1416, label %1417, label %1479

1417:
  store i32 -1, ptr %1393, align 8
  store i32 0, ptr %1392, align 4
  %1418 = and i64 %1414, 120
  %1419 = icmp eq i64 %1418, 120
  %1420 = shl i64 %1382, 10
  %1421 = lshr i64 %1414, 15
  %1422 = and i64 %1421, 1023
  %1423 = select i1 %1419, i64 1023, i64 %1422
  %1424 = or disjoint i64 %1423, %1420
  store i64 %1424, ptr %1395, align 8
  br label %1479

1425:
  %1426 = load i8, ptr %1112, align 4
  %1427 = trunc nuw i8 %1426 to i1
  br i1 %1427, label %1476, label %1428

1428:
  %1429 = load ptr, ptr %13, align 8
  %1430 = getelementptr inbounds nuw i8, ptr %1429, i64 4
  %1431 = load i32, ptr %1430, align 4
  %1432 = and i32 %1431, -5
  %1433 = icmp eq i32 %1432, 0
  %1434 = select i1 %1433, i32 2, i32 0
  br i1 %1126, label %1476, label %1435

1435:
  %1436 = getelementptr inbounds nuw i8, ptr %1167, i64 48
  %1437 = load i32, ptr %1436, align 8
  %1438 = getelementptr inbounds nuw i8, ptr %1167, i64 52
  %1439 = load i32, ptr %1438, align 4
  %1440 = or i32 %1439, %1437
  %1441 = getelementptr inbounds nuw i8, ptr %1167, i64 56
  %1442 = load i32, ptr %1441, align 8
  %1443 = or i32 %1440, %1442
  %1444 = getelementptr inbounds nuw i8, ptr %1167, i64 60
  %1445 = load i32, ptr %1444, align 4
  %1446 = or i32 %1443, %1445
  %1447 = and i32 %1446, %1151
  %1448 = icmp eq i32 %1447, 0
  br i1 %1448, label %1449, label %1476

1449:
  %1450 = zext nneg i32 %1434 to i64
  %1451 = getelementptr inbounds nuw i32, ptr %1436, i64 %1450
  %1452 = load i32, ptr %1451, align 4
  %1453 = icmp eq i32 %1452, 0
  br i1 %1453, label %1469, label %1454

1454:
  %1455 = getelementptr inbounds nuw i8, ptr %1167, i64 16
  %1456 = getelementptr inbounds nuw i64, ptr %1455, i64 %1450
  %1457 = load i64, ptr %1456, align 8
  %1458 = icmp ne i64 %1457, %1110
  %1459 = zext i1 %1458 to i32
  %1460 = or disjoint i32 %1434, %1459
  %1461 = zext nneg i32 %1460 to i64
  %1462 = getelementptr inbounds nuw i32, ptr %1436, i64 %1461
  %1463 = load i32, ptr %1462, align 4
  %1464 = icmp eq i32 %1463, 0
  br i1 %1464, label %1469, label %1465

1465:
  %1466 = getelementptr inbounds nuw i64, ptr %1455, i64 %1461
  %1467 = load i64, ptr %1466, align 8
  %1468 = icmp eq i64 %1467, %1110
  br i1 %1468, label %1469, label %1476

1469:
  %1470 = phi ptr [ %1462, %1465 ], [ %1462, %1454 ], [ %1451, %1449 ]
  %1471 = phi i64 [ %1461, %1465 ], [ %1461, %1454 ], [ %1450, %1449 ]
  %1472 = getelementptr inbounds nuw i8, ptr %1167, i64 16
  %1473 = getelementptr inbounds nuw i64, ptr %1472, i64 %1471
  store i64 %1110, ptr %1473, align 8
  %1474 = load i32, ptr %1470, align 4
  %1475 = or i32 %1474, %1151
  store i32 %1475, ptr %1470, align 4
  br label %1479

1476:
  %1477 = call preserve_allcc i1 @judge_again(ptr %0, ptr %1167, i64 %1110, i32 %1151)
  %1478 = select i1 %1477, i1 %1123, i1 false
  br i1 %1478, label %1480, label %1490

1479:
  br i1 %1123, label %1480, label %1490

1480:
  %1481 = load ptr, ptr %0, align 8
  %1482 = getelementptr inbounds nuw i8, ptr %1481, i64 41288
  %1483 = load i64, ptr %1482, align 8
  store i64 %1483, ptr %6, align 8
  %1484 = load ptr, ptr %1127, align 8
  %1485 = load ptr, ptr %13, align 8
  %1486 = getelementptr inbounds nuw i8, ptr %1485, i64 8
  %1487 = load i32, ptr %1486, align 8
  %1488 = icmp eq i32 %1487, 1
  %1489 = select i1 %1488, i64 1, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1484, ptr align 8 %6, i64 %1489, i1 false)
  br label %1490

1490:
  %1491 = phi i1 [ true, %1480 ], [ true, %1479 ], [ %1477, %1476 ]
  br i1 %1380, label %1492, label %1495

1492:
  %1493 = getelementptr inbounds nuw i8, ptr %1167, i64 8
  %1494 = atomicrmw and ptr %1493, i64 -2 release, align 8
  br i1 %1491, label %1496, label %1846

1495:
  br i1 %1491, label %1496, label %1846

1496:
  %1497 = phi i32 [ %1151, %1161 ], [ 0, %1239 ], [ 0, %1239 ], [ 0, %1223 ], [ 0, %1223 ], [ 0, %1282 ], [ 0, %1227 ],
      [ 0, %1222 ], [ 0, %1165 ], [ 0, %1313 ], [ 0, %1492 ], [ 0, %1243 ], [ 0, %1495 ], [ 0, %1150 ]
  %1498 = shl nuw i32 1, %1156
  %1499 = or i32 %1497, %1498
  %1500 = zext nneg i32 %1156 to i64
  %1501 = getelementptr inbounds nuw i8, ptr %7, i64 %1500
  store i8 %1149, ptr %1501, align 1
  %1502 = add i64 %1152, 4
  %1503 = icmp ult i64 %1502, %1146
  br i1 %1503, label %1150, label %1504

1504:
  %1505 = phi i64 [ %1131, %1128 ], [ %1158, %1496 ]
  %1506 = phi i32 [ %1129, %1128 ], [ %1499, %1496 ]
  %1507 = add i32 %1130, -1
  %1508 = and i32 %1507, %1130
  %1509 = icmp eq i32 %1508, 0
  br i1 %1509, label %1510, label %1128

1510:
  %1511 = load ptr, ptr %1114, align 8
  %1512 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1511, i64 %1505
  %1513 = icmp eq i32 %1506, 0
  br i1 %1513, label %1845, label %1514

1514:
  %1515 = shl nuw i64 %1505, 7
  %1516 = load i64, ptr %1115, align 8
  %1517 = icmp ult i64 %1515, %1516
  br i1 %1517, label %1518, label %1845

1518:
  %1519 = load i8, ptr %1112, align 4
  %1520 = trunc nuw i8 %1519 to i1
  %1521 = load ptr, ptr %0, align 8
  br i1 %1520, label %1522, label %1565

1522:
  %1523 = getelementptr inbounds nuw i8, ptr %1521, i64 37688
  %1524 = load i32, ptr %1523, align 8
  %1525 = icmp eq i32 %1524, 0
  br i1 %1525, label %1559, label %1526

1526:
  %1527 = load ptr, ptr %13, align 8
  %1528 = getelementptr inbounds nuw i8, ptr %1527, i64 4
  %1529 = load i32, ptr %1528, align 4
  switch i32 %1529, label %1530 [
    i32 5, label %1537
    i32 2, label %1537
    i32 1, label %1537
    i32 6, label %1537
  ]

1530:
  %1531 = load ptr, ptr %1117, align 8
  %1532 = getelementptr inbounds nuw i32, ptr %1531, i64 %1505
  %1533 = load i32, ptr %1532, align 4
  %1534 = xor i32 %1533, -1
  %1535 = and i32 %1506, %1534
  %1536 = icmp eq i32 %1535, 0
  br i1 %1536, label %1559, label %1846

1537:
  %1538 = getelementptr inbounds nuw i8, ptr %1527, i64 8
  %1539 = load i32, ptr %1538, align 8
  %1540 = icmp ugt i32 %1539, 3
  br i1 %1540, label %1541, label %1549

1541:
  %1542 = load ptr, ptr %1117, align 8
  %1543 = getelementptr inbounds nuw i32, ptr %1542, i64 %1505
  %1544 = load i32, ptr %1543, align 4
  %1545 = or i32 %1544, %1506
  store i32 %1545, ptr %1543, align 4
  %1546 = load ptr, ptr %0, align 8
  %1547 = load i8, ptr %1112, align 4
  %1548 = trunc nuw i8 %1547 to i1
  br label %1559

1549:
  %1550 = load i8, ptr %1116, align 2
  %1551 = trunc nuw i8 %1550 to i1
  br i1 %1551, label %1552, label %1559

1552:
  %1553 = load ptr, ptr %1117, align 8
  %1554 = getelementptr inbounds nuw i32, ptr %1553, i64 %1505
  %1555 = load i32, ptr %1554, align 4
  %1556 = xor i32 %1555, -1
  %1557 = and i32 %1506, %1556
  %1558 = icmp eq i32 %1557, 0
  br i1 %1558, label %1559, label %1846

1559:
  %1560 = phi i1 [ %1548, %1541 ], [ true, %1549 ], [ true, %1530 ], [ true, %1552 ], [ true, %1522 ]
  %1561 = phi ptr [ %1546, %1541 ], [ %1521, %1549 ], [ %1521, %1530 ], [ %1521, %1552 ], [ %1521, %1522 ]
  %1562 = getelementptr inbounds nuw i8, ptr %1561, i64 37696
  %1563 = load i32, ptr %1562, align 8
  %1564 = icmp eq i32 %1563, 0
  br i1 %1564, label %1569, label %1592

1565:
  %1566 = getelementptr inbounds nuw i8, ptr %1521, i64 37696
  %1567 = load i32, ptr %1566, align 8
  %1568 = icmp eq i32 %1567, 0
  br i1 %1568, label %1570, label %1593

1569:
  br i1 %1560, label %1845, label %1570

1570:
  %1571 = load ptr, ptr %13, align 8
  %1572 = getelementptr inbounds nuw i8, ptr %1571, i64 4
  %1573 = load i32, ptr %1572, align 4
  switch i32 %1573, label %1574 [
    i32 4, label %1845
    i32 0, label %1845
  ]

1574:
  %1575 = lshr i64 %1505, 5
  %1576 = load ptr, ptr %1118, align 8
  %1577 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1576, i64 %1575
  %1578 = load atomic i64, ptr %1577 acquire, align 8
  %1579 = load ptr, ptr %0, align 8
  %1580 = getelementptr inbounds nuw i8, ptr %1579, i64 37648
  %1581 = load i64, ptr %1580, align 8
  %1582 = icmp eq i64 %1578, %1581
  br i1 %1582, label %1845, label %1583

1583:
  %1584 = add i64 %1581, -1
  %1585 = icmp eq i64 %1578, %1584
  br i1 %1585, label %1586, label %1590

1586:
  %1587 = load ptr, ptr %13, align 8
  %1588 = getelementptr inbounds nuw i8, ptr %1587, i64 4
  %1589 = load i32, ptr %1588, align 4
  switch i32 %1589, label %1590 [
    i32 4, label %1845
    i32 0, label %1845
  ]

1590:
  %1591 = call preserve_allcc i1 @open_page(ptr %0, i64 %1575)
  br i1 %1591, label %2368, label %1847

1592:
  br i1 %1560, label %1611, label %1593

1593:
  %1594 = lshr i64 %1505, 5
  %1595 = load ptr, ptr %1118, align 8
  %1596 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1595, i64 %1594
  %1597 = load atomic i64, ptr %1596 acquire, align 8
  %1598 = load ptr, ptr %0, align 8
  %1599 = getelementptr inbounds nuw i8, ptr %1598, i64 37648
  %1600 = load i64, ptr %1599, align 8
  %1601 = icmp eq i64 %1597, %1600
  br i1 %1601, label %1611, label %1602

1602:
  %1603 = add i64 %1600, -1
  %1604 = icmp eq i64 %1597, %1603
  br i1 %1604, label %1605, label %1609

1605:
  %1606 = load ptr, ptr %13, align 8
  %1607 = getelementptr inbounds nuw i8, ptr %1606, i64 4
  %1608 = load i32, ptr %1607, align 4
  switch i32 %1608, label %1609 [
    i32 4, label %1611
    i32 0, label %1611
  ]

1609:
  %1610 = call preserve_allcc i1 @open_page(ptr %0, i64 %1594)
  br i1 %1610, label %1611, label %1846

1611:
  %1612 = load i64, ptr %1512, align 8
  %1613 = load i64, ptr %1119, align 8
  %1614 = icmp eq i64 %1612, %1613
  br i1 %1614, label %1615, label %1671

1615:
  %1616 = load ptr, ptr %13, align 8
  %1617 = getelementptr inbounds nuw i8, ptr %1616, i64 4
  %1618 = load i32, ptr %1617, align 4
  switch i32 %1618, label %1637 [
    i32 4, label %1619
    i32 0, label %1619
  ]

1619:
  %1620 = getelementptr inbounds nuw i8, ptr %1512, i64 32
  %1621 = load i64, ptr %1620, align 8
  %1622 = icmp eq i64 %1621, %1110
  br i1 %1622, label %1623, label %1671

1623:
  %1624 = getelementptr inbounds nuw i8, ptr %1512, i64 56
  %1625 = load i32, ptr %1624, align 8
  %1626 = xor i32 %1625, -1
  %1627 = and i32 %1506, %1626
  %1628 = icmp eq i32 %1627, 0
  br i1 %1628, label %1629, label %1671

1629:
  %1630 = getelementptr inbounds nuw i8, ptr %1512, i64 48
  %1631 = load i32, ptr %1630, align 8
  %1632 = getelementptr inbounds nuw i8, ptr %1512, i64 52
  %1633 = load i32, ptr %1632, align 4
  %1634 = or i32 %1633, %1631
  %1635 = and i32 %1634, %1506
  %1636 = icmp eq i32 %1635, 0
  br i1 %1636, label %1845, label %1671

1637:
  br i1 %1124, label %1671, label %1638

1638:
  %1639 = getelementptr inbounds nuw i8, ptr %1512, i64 48
  %1640 = load i32, ptr %1639, align 8
  %1641 = xor i32 %1640, -1
  %1642 = and i32 %1506, %1641
  %1643 = icmp eq i32 %1642, 0
  br i1 %1643, label %1644, label %1671

1644:
  %1645 = getelementptr inbounds nuw i8, ptr %1512, i64 16
  %1646 = load i64, ptr %1645, align 8
  %1647 = and i64 %1646, 120
  %1648 = icmp eq i64 %1647, 120
  br i1 %1648, label %1649, label %1671

1649:
  %1650 = icmp ugt i64 %1646, -1099511627777
  %1651 = xor i64 %1646, %1109
  %1652 = icmp ult i64 %1651, 16777216
  %1653 = select i1 %1650, i1 true, i1 %1652
  br i1 %1653, label %1654, label %1671

1654:
  %1655 = and i64 %1646, 7
  %1656 = icmp ne i64 %1655, 0
  %1657 = and i64 %1651, 7
  %1658 = icmp eq i64 %1657, 0
  %1659 = select i1 %1656, i1 %1658, i1 false
  br i1 %1659, label %1660, label %1671

1660:
  %1661 = getelementptr inbounds nuw i8, ptr %1512, i64 52
  %1662 = load i32, ptr %1661, align 4
  %1663 = getelementptr inbounds nuw i8, ptr %1512, i64 56
  %1664 = load i32, ptr %1663, align 8
  %1665 = or i32 %1664, %1662
  %1666 = getelementptr inbounds nuw i8, ptr %1512, i64 60
  %1667 = load i32, ptr %1666, align 4
  %1668 = or i32 %1665, %1667
  %1669 = and i32 %1668, %1506
  %1670 = icmp eq i32 %1669, 0
  br i1 %1670, label %1845, label %1671

1671:
  %1672 = load i8, ptr %1112, align 4
  %1673 = trunc nuw i8 %1672 to i1
  br i1 %1673, label %1726, label %1674

1674:
  %1675 = load ptr, ptr %0, align 8
  %1676 = getelementptr inbounds nuw i8, ptr %1675, i64 37680
  %1677 = load i32, ptr %1676, align 8
  %1678 = icmp eq i32 %1677, 0
  br i1 %1678, label %1679, label %1688

1679:
  %1680 = getelementptr inbounds nuw i8, ptr %1512, i64 8
  br label %1681

1681:
  %1682 = atomicrmw or ptr %1680, i64 1 acquire, align 8
  %1683 = and i64 %1682, 1
  %1684 = icmp eq i64 %1683, 0
  br i1 %1684, label %1685, label %1681

1685:
  %1686 = load i8, ptr %1112, align 4
  %1687 = trunc nuw i8 %1686 to i1
  br i1 %1687, label %1726, label %1688

1688:
  %1689 = load ptr, ptr %1118, align 8
  %1690 = lshr i64 %1505, 5
  %1691 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1689, i64 %1690
  %1692 = getelementptr inbounds nuw i8, ptr %1691, i64 8
  %1693 = and i64 %1505, 31
  %1694 = getelementptr inbounds nuw i64, ptr %1692, i64 %1693
  %1695 = load atomic i64, ptr %1694 monotonic, align 8
  %1696 = icmp eq i64 %1695, -1
  br i1 %1696, label %1726, label %1697

1697:
  %1698 = load ptr, ptr %0, align 8
  %1699 = getelementptr inbounds nuw i8, ptr %1698, i64 37680
  %1700 = load i32, ptr %1699, align 8
  %1701 = icmp eq i32 %1700, 0
  br i1 %1701, label %1703, label %1702

1702:
  store i64 -1, ptr %1694, align 8
  br label %1705

1703:
  %1704 = atomicrmw xchg ptr %1694, i64 -1 monotonic, align 8
  br label %1705

1705:
  %1706 = phi i64 [ %1695, %1702 ], [ %1704, %1703 ]
  %1707 = load i64, ptr %1119, align 8
  store i64 %1707, ptr %1512, align 8
  %1708 = and i64 %1706, 5
  %1709 = icmp ne i64 %1708, 0
  %1710 = sext i1 %1709 to i32
  %1711 = getelementptr inbounds nuw i8, ptr %1512, i64 48
  store i32 %1710, ptr %1711, align 8
  %1712 = shl i64 %1706, 62
  %1713 = ashr i64 %1712, 63
  %1714 = trunc nsw i64 %1713 to i32
  %1715 = getelementptr inbounds nuw i8, ptr %1512, i64 56
  store i32 %1714, ptr %1715, align 8
  %1716 = getelementptr inbounds nuw i8, ptr %1512, i64 60
  store i32 0, ptr %1716, align 4
  %1717 = getelementptr inbounds nuw i8, ptr %1512, i64 52
  store i32 0, ptr %1717, align 4
  %1718 = and i64 %1706, -8
  %1719 = getelementptr inbounds nuw i8, ptr %1512, i64 16
  %1720 = getelementptr inbounds nuw i8, ptr %1512, i64 32
  store i64 %1718, ptr %1720, align 8
  store i64 %1718, ptr %1719, align 8
  %1721 = and i64 %1706, 1
  %1722 = icmp eq i64 %1721, 0
  br i1 %1722, label %1723, label %1726

1723:
  %1724 = and i64 %1706, -16777216
  %1725 = add i64 %1724, -16777096
  store i64 %1725, ptr %1719, align 8
  br label %1726

1726:
  %1727 = phi i1 [ true, %1685 ], [ %1678, %1723 ], [ %1678, %1705 ], [ %1678, %1688 ], [ false, %1671 ]
  %1728 = load i64, ptr %1512, align 8
  %1729 = load i64, ptr %1119, align 8
  %1730 = icmp eq i64 %1728, %1729
  br i1 %1730, label %1772, label %1731

1731:
  %1732 = load ptr, ptr %13, align 8
  %1733 = getelementptr inbounds nuw i8, ptr %1732, i64 4
  %1734 = load i32, ptr %1733, align 4
  %1735 = and i32 %1734, -5
  %1736 = icmp eq i32 %1735, 0
  %1737 = select i1 %1736, i32 2, i32 0
  store i64 %1729, ptr %1512, align 8
  %1738 = getelementptr inbounds nuw i8, ptr %1512, i64 48
  %1739 = getelementptr inbounds nuw i8, ptr %1512, i64 60
  store i32 0, ptr %1739, align 4
  %1740 = getelementptr inbounds nuw i8, ptr %1512, i64 56
  store i32 0, ptr %1740, align 8
  %1741 = getelementptr inbounds nuw i8, ptr %1512, i64 52
  store i32 0, ptr %1741, align 4
  store i32 0, ptr %1738, align 8
  %1742 = getelementptr inbounds nuw i8, ptr %1512, i64 8
  store i64 0, ptr %1742, align 8
  br i1 %1126, label %1743, label %1744

1743:
  call preserve_allcc void @remember(ptr %0, ptr %1512, i32 %1737, i64 %1110, i32 %1506)
  br label %1825

1744:
  %1745 = zext nneg i32 %1737 to i64
  %1746 = getelementptr inbounds nuw i32, ptr %1738, i64 %1745
  store i32 %1506, ptr %1746, align 4
  %1747 = getelementptr inbounds nuw i8, ptr %1512, i64 16
  %1748 = getelementptr inbounds nuw i64, ptr %1747, i64 %1745
  store i64 %1110, ptr %1748, align 8
  switch i32 %1734, label %1825 [
    i32 4, label %1749
    i32 0, label %1749
  ]

1749:
  %1750 = load ptr, ptr %0, align 8
  %1751 = getelementptr inbounds nuw i8, ptr %1750, i64 37684
  %1752 = load i32, ptr %1751, align 4
  %1753 = icmp eq i32 %1752, 0
  br i1 %1753, label %1754, label %1825

1754:
  %1755 = load i32, ptr %1738, align 8
  %1756 = load i32, ptr %1741, align 4
  %1757 = or i32 %1756, %1755
  %1758 = icmp eq i32 %1757, 0
  br i1 %1758, label %1759, label %1825

1759:
  %1760 = getelementptr inbounds nuw i8, ptr %1512, i64 32
  %1761 = load i64, ptr %1760, align 8
  %1762 = and i64 %1761, 71
  %1763 = icmp eq i64 %1762, 64
  br i1 %1763, label %1764, label %1825

1764:
  store i32 -1, ptr %1740, align 8
  store i32 0, ptr %1739, align 4
  %1765 = and i64 %1761, 120
  %1766 = icmp eq i64 %1765, 120
  %1767 = shl i64 %1729, 10
  %1768 = lshr i64 %1761, 15
  %1769 = and i64 %1768, 1023
  %1770 = select i1 %1766, i64 1023, i64 %1769
  %1771 = or disjoint i64 %1770, %1767
  store i64 %1771, ptr %1742, align 8
  br label %1825

1772:
  %1773 = load i8, ptr %1112, align 4
  %1774 = trunc nuw i8 %1773 to i1
  br i1 %1774, label %1823, label %1775

1775:
  %1776 = load ptr, ptr %13, align 8
  %1777 = getelementptr inbounds nuw i8, ptr %1776, i64 4
  %1778 = load i32, ptr %1777, align 4
  %1779 = and i32 %1778, -5
  %1780 = icmp eq i32 %1779, 0
  %1781 = select i1 %1780, i32 2, i32 0
  br i1 %1126, label %1823, label %1782

1782:
  %1783 = getelementptr inbounds nuw i8, ptr %1512, i64 48
  %1784 = load i32, ptr %1783, align 8
  %1785 = getelementptr inbounds nuw i8, ptr %1512, i64 52
  %1786 = load i32, ptr %1785, align 4
  %1787 = or i32 %1786, %1784
  %1788 = getelementptr inbounds nuw i8, ptr %1512, i64 56
  %1789 = load i32, ptr %1788, align 8
  %1790 = or i32 %1787, %1789
  %1791 = getelementptr inbounds nuw i8, ptr %1512, i64 60
  %1792 = load i32, ptr %1791, align 4
  %1793 = or i32 %1790, %1792
  %1794 = and i32 %1793, %1506
  %1795 = icmp eq i32 %1794, 0
  br i1 %1795, label %1796, label %1823

1796:
  %1797 = zext nneg i32 %1781 to i64
  %1798 = getelementptr inbounds nuw i32, ptr %1783, i64 %1797
  %1799 = load i32, ptr %1798, align 4
  %1800 = icmp eq i32 %1799, 0
  br i1 %1800, label %1816, label %1801

1801:
  %1802 = getelementptr inbounds nuw i8, ptr %1512, i64 16
  %1803 = getelementptr inbounds nuw i64, ptr %1802, i64 %1797
  %1804 = load i64, ptr %1803, align 8
  %1805 = icmp ne i64 %1804, %1110
  %1806 = zext i1 %1805 to i32
  %1807 = or disjoint i32 %1781, %1806
  %1808 = zext nneg i32 %1807 to i64
  %1809 = getelementptr inbounds nuw i32, ptr %1783, i64 %1808
  %1810 = load i32, ptr %1809, align 4
  %1811 = icmp eq i32 %1810, 0
  br i1 %1811, label %1816, label %1812

1812:
  %1813 = getelementptr inbounds nuw i64, ptr %1802, i64 %1808
  %1814 = load i64, ptr %1813, align 8
  %1815 = icmp eq i64 %1814, %1110
  br i1 %1815, label %1816, label %1823

1816:
  %1817 = phi ptr [ %1809, %1812 ], [ %1809, %1801 ], [ %1798, %1796 ]
  %1818 = phi i64 [ %1808, %1812 ], [ %1808, %1801 ], [ %1797, %1796 ]
  %1819 = getelementptr inbounds nuw i8, ptr %1512, i64 16
  %1820 = getelementptr inbounds nuw i64, ptr %1819, i64 %1818
  store i64 %1110, ptr %1820, align 8
  %1821 = load i32, ptr %1817, align 4
  %1822 = or i32 %1821, %1506
  store i32 %1822, ptr %1817, align 4
  br label %1825

1823:
  %1824 = call preserve_allcc i1 @judge_again(ptr %0, ptr %1512, i64 %1110, i32 %1506)
  br i1 %1824, label %1825, label %1838

1825:
  br i1 %1123, label %1826, label %1836

1826:
  %1827 = load ptr, ptr %0, align 8
  %1828 = getelementptr inbounds nuw i8, ptr %1827, i64 41288
  %1829 = load i64, ptr %1828, align 8
  store i64 %1829, ptr %5, align 8
  %1830 = load ptr, ptr %1127, align 8
  %1831 = load ptr, ptr %13, align 8
  %1832 = getelementptr inbounds nuw i8, ptr %1831, i64 8
  %1833 = load i32, ptr %1832, align 8
  %1834 = icmp eq i32 %1833, 1
  %1835 = select i1 %1834, i64 1, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1830, ptr align 8 %5, i64 %1835, i1 false)
  br label %1836

1836:
  br i1 %1727, label %1842, label %1837

1837:
  br label %2368

1838:
  br i1 %1727, label %1839, label %1846

1839:
  %1840 = getelementptr inbounds nuw i8, ptr %1512, i64 8
  %1841 = atomicrmw and ptr %1840, i64 -2 release, align 8
  br label %1846

1842:
  %1843 = getelementptr inbounds nuw i8, ptr %1512, i64 8
  %1844 = atomicrmw and ptr %1843, i64 -2 release, align 8
  br label %2368

1845:
  br label %2368

1846:
  br label %1847

1847:
  call preserve_allcc void @suspect(ptr %0)
  br label %2368

1848:
  %1849 = phi i1 [ true, %1104 ], [ false, %848 ], [ false, %893 ], [ true, %1074 ], [ true, %1079 ], [ true, %1084 ], [
      false, %812 ], [ false, %849 ], [ false, %1037 ], [ false, %1046 ], [ false, %1031 ]
  %1850 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %1851 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %1852 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %1853 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %1854 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %1855 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %1856 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %1857 = getelementptr inbounds nuw i8, ptr %0, i64 110
  %1858 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %1859 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %1860 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %1861

1861:
  %1862 = phi i32 [ %3, %1848 ], [ %2366, %2364 ]
  %1863 = tail call i32 @llvm.cttz.i32(i32 %1862, i1 true)
  br i1 %1849, label %1864, label %2358

1864:
  %1865 = load i8, ptr %1850, align 4
  %1866 = trunc nuw i8 %1865 to i1
  %1867 = zext nneg i32 %1863 to i64
  %1868 = getelementptr inbounds nuw i64, ptr %11, i64 %1867
  %1869 = load i64, ptr %1868, align 8
  %1870 = and i64 %1869, 4294967295
  %1871 = select i1 %1866, i64 %1870, i64 %1869
  %1872 = load i64, ptr %1851, align 8
  %1873 = sub i64 %1871, %1872
  %1874 = load i64, ptr %1852, align 8
  %1875 = inttoptr i64 %1874 to ptr
  %1876 = getelementptr inbounds nuw i8, ptr %1875, i64 %1873
  store ptr %1876, ptr %1853, align 8
  %1877 = load i64, ptr %1854, align 8
  %1878 = shl nuw nsw i32 %1863, 7
  %1879 = or disjoint i32 %1878, 16440
  %1880 = zext nneg i32 %1879 to i64
  %1881 = or i64 %1877, %1880
  %1882 = and i64 %1873, 127
  %1883 = lshr i64 %1873, 7
  %1884 = load ptr, ptr %13, align 8
  %1885 = getelementptr inbounds nuw i8, ptr %1884, i64 8
  %1886 = load i32, ptr %1885, align 8
  %1887 = zext i32 %1886 to i64
  %1888 = add nsw i64 %1882, -1
  %1889 = add nsw i64 %1888, %1887
  %1890 = lshr i64 %1882, 2
  %1891 = trunc nuw nsw i64 %1890 to i32
  %1892 = shl nsw i32 -1, %1891
  %1893 = tail call i64 @llvm.umin.i64(i64 %1889, i64 127)
  %1894 = lshr i64 %1893, 2
  %1895 = trunc nuw nsw i64 %1894 to i32
  %1896 = xor i32 %1895, 31
  %1897 = lshr i32 -1, %1896
  %1898 = and i32 %1897, %1892
  %1899 = load ptr, ptr %1855, align 8
  %1900 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1899, i64 %1883
  %1901 = icmp eq i32 %1898, 0
  br i1 %1901, label %2364, label %1902

1902:
  %1903 = and i64 %1873, -128
  %1904 = load i64, ptr %1856, align 8
  %1905 = icmp ult i64 %1903, %1904
  br i1 %1905, label %1906, label %2364

1906:
  %1907 = load ptr, ptr %0, align 8
  br i1 %1866, label %1908, label %1940

1908:
  %1909 = getelementptr inbounds nuw i8, ptr %1907, i64 37688
  %1910 = load i32, ptr %1909, align 8
  %1911 = icmp eq i32 %1910, 0
  br i1 %1911, label %1940, label %1912

1912:
  %1913 = getelementptr inbounds nuw i8, ptr %1884, i64 4
  %1914 = load i32, ptr %1913, align 4
  switch i32 %1914, label %1915 [
    i32 5, label %1922
    i32 2, label %1922
    i32 1, label %1922
    i32 6, label %1922
  ]

1915:
  %1916 = load ptr, ptr %1858, align 8
  %1917 = getelementptr inbounds nuw i32, ptr %1916, i64 %1883
  %1918 = load i32, ptr %1917, align 4
  %1919 = xor i32 %1918, -1
  %1920 = and i32 %1898, %1919
  %1921 = icmp eq i32 %1920, 0
  br i1 %1921, label %1940, label %2343

1922:
  %1923 = icmp ugt i32 %1886, 3
  br i1 %1923, label %1924, label %1930

1924:
  %1925 = load ptr, ptr %1858, align 8
  %1926 = getelementptr inbounds nuw i32, ptr %1925, i64 %1883
  %1927 = load i32, ptr %1926, align 4
  %1928 = or i32 %1927, %1898
  store i32 %1928, ptr %1926, align 4
  %1929 = load ptr, ptr %0, align 8
  br label %1940

1930:
  %1931 = load i8, ptr %1857, align 2
  %1932 = trunc nuw i8 %1931 to i1
  br i1 %1932, label %1933, label %1940

1933:
  %1934 = load ptr, ptr %1858, align 8
  %1935 = getelementptr inbounds nuw i32, ptr %1934, i64 %1883
  %1936 = load i32, ptr %1935, align 4
  %1937 = xor i32 %1936, -1
  %1938 = and i32 %1898, %1937
  %1939 = icmp eq i32 %1938, 0
  br i1 %1939, label %1940, label %2343

1940:
  %1941 = phi ptr [ %1929, %1924 ], [ %1907, %1930 ], [ %1907, %1915 ], [ %1907, %1933 ], [ %1907, %1908 ], [ %1907,
      %1906 ]
  %1942 = getelementptr inbounds nuw i8, ptr %1941, i64 37696
  %1943 = load i32, ptr %1942, align 8
  %1944 = icmp eq i32 %1943, 0
  %1945 = load i8, ptr %1850, align 4
  %1946 = trunc nuw i8 %1945 to i1
  br i1 %1944, label %1947, label %1970

1947:
  br i1 %1946, label %2364, label %1948

1948:
  %1949 = load ptr, ptr %13, align 8
  %1950 = getelementptr inbounds nuw i8, ptr %1949, i64 4
  %1951 = load i32, ptr %1950, align 4
  switch i32 %1951, label %1952 [
    i32 4, label %2364
    i32 0, label %2364
  ]

1952:
  %1953 = lshr i64 %1873, 12
  %1954 = load ptr, ptr %1859, align 8
  %1955 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1954, i64 %1953
  %1956 = load atomic i64, ptr %1955 acquire, align 8
  %1957 = load ptr, ptr %0, align 8
  %1958 = getelementptr inbounds nuw i8, ptr %1957, i64 37648
  %1959 = load i64, ptr %1958, align 8
  %1960 = icmp eq i64 %1956, %1959
  br i1 %1960, label %2364, label %1961

1961:
  %1962 = add i64 %1959, -1
  %1963 = icmp eq i64 %1956, %1962
  br i1 %1963, label %1964, label %1968

1964:
  %1965 = load ptr, ptr %13, align 8
  %1966 = getelementptr inbounds nuw i8, ptr %1965, i64 4
  %1967 = load i32, ptr %1966, align 4
  switch i32 %1967, label %1968 [
    i32 4, label %2364
    i32 0, label %2364
  ]

1968:
  %1969 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %1953)
  br i1 %1969, label %2364, label %2343

1970:
  br i1 %1946, label %1989, label %1971

1971:
  %1972 = lshr i64 %1873, 12
  %1973 = load ptr, ptr %1859, align 8
  %1974 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1973, i64 %1972
  %1975 = load atomic i64, ptr %1974 acquire, align 8
  %1976 = load ptr, ptr %0, align 8
  %1977 = getelementptr inbounds nuw i8, ptr %1976, i64 37648
  %1978 = load i64, ptr %1977, align 8
  %1979 = icmp eq i64 %1975, %1978
  br i1 %1979, label %1989, label %1980

1980:
  %1981 = add i64 %1978, -1
  %1982 = icmp eq i64 %1975, %1981
  br i1 %1982, label %1983, label %1987

1983:
  %1984 = load ptr, ptr %13, align 8
  %1985 = getelementptr inbounds nuw i8, ptr %1984, i64 4
  %1986 = load i32, ptr %1985, align 4
  switch i32 %1986, label %1987 [
    i32 4, label %1989
    i32 0, label %1989
  ]

1987:
  %1988 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %1972)
  br i1 %1988, label %1989, label %2343

1989:
  %1990 = load i8, ptr %1850, align 4
  %1991 = trunc nuw i8 %1990 to i1
  br i1 %1991, label %2051, label %1992

1992:
  %1993 = icmp eq i32 %1898, -1
  %1994 = and i64 %1877, 7
  %1995 = icmp eq i64 %1994, 0
  %1996 = and i1 %1995, %1993
  %1997 = and i64 %1877, 64
  %1998 = icmp eq i64 %1997, 0
  %1999 = select i1 %1996, i1 %1998, i1 false
  br i1 %1999, label %2000, label %2051

2000:
  %2001 = load ptr, ptr %13, align 8
  %2002 = getelementptr inbounds nuw i8, ptr %2001, i64 4
  %2003 = load i32, ptr %2002, align 4
  %2004 = icmp eq i32 %2003, 4
  br i1 %2004, label %2051, label %2005

2005:
  %2006 = load ptr, ptr %0, align 8
  %2007 = load ptr, ptr %1859, align 8
  %2008 = lshr i64 %1873, 12
  %2009 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2007, i64 %2008
  %2010 = getelementptr inbounds nuw i8, ptr %2009, i64 8
  %2011 = and i64 %1883, 31
  %2012 = getelementptr inbounds nuw i64, ptr %2010, i64 %2011
  %2013 = icmp eq i32 %2003, 0
  %2014 = load atomic i64, ptr %2012 monotonic, align 8
  %2015 = select i1 %2013, i64 2, i64 1
  %2016 = icmp eq i64 %2014, 0
  br i1 %2016, label %2017, label %2019

2017:
  %2018 = or disjoint i64 %2015, %1881
  br label %2040

2019:
  %2020 = and i64 %2014, -8
  %2021 = icmp eq i64 %2020, %1881
  br i1 %2021, label %2022, label %2024

2022:
  %2023 = or i64 %2014, %2015
  br label %2040

2024:
  %2025 = xor i64 %2014, %1877
  %2026 = icmp ult i64 %2025, 1099511627776
  br i1 %2026, label %2027, label %2051

2027:
  %2028 = lshr i64 %2014, 24
  %2029 = and i64 %2028, 65535
  %2030 = lshr i64 %1877, 24
  %2031 = and i64 %2030, 65535
  %2032 = icmp samesign ult i64 %2029, %2031
  br i1 %2032, label %2033, label %2051

2033:
  %2034 = and i64 %2014, 5
  %2035 = icmp ne i64 %2034, 0
  %2036 = and i1 %2013, %2035
  %2037 = select i1 %2036, i64 4, i64 0
  %2038 = or disjoint i64 %1881, %2037
  %2039 = or disjoint i64 %2038, %2015
  br label %2040

2040:
  %2041 = phi i64 [ %2039, %2033 ], [ %2023, %2022 ], [ %2018, %2017 ]
  %2042 = getelementptr inbounds nuw i8, ptr %2006, i64 37680
  %2043 = load i32, ptr %2042, align 8
  %2044 = icmp eq i32 %2043, 0
  br i1 %2044, label %2046, label %2045

2045:
  store i64 %2041, ptr %2012, align 8
  br label %2364

2046:
  %2047 = icmp eq i64 %2014, %2041
  br i1 %2047, label %2364, label %2048

2048:
  %2049 = cmpxchg ptr %2012, i64 %2014, i64 %2041 monotonic monotonic, align 8
  %2050 = extractvalue { i64, i1 } %2049, 1
  br i1 %2050, label %2364, label %2051

2051:
  %2052 = load i64, ptr %1900, align 8
  %2053 = load i64, ptr %1860, align 8
  %2054 = icmp eq i64 %2052, %2053
  br i1 %2054, label %2055, label %2116

2055:
  %2056 = load ptr, ptr %13, align 8
  %2057 = getelementptr inbounds nuw i8, ptr %2056, i64 4
  %2058 = load i32, ptr %2057, align 4
  switch i32 %2058, label %2077 [
    i32 4, label %2059
    i32 0, label %2059
  ]

2059:
  %2060 = getelementptr inbounds nuw i8, ptr %1900, i64 32
  %2061 = load i64, ptr %2060, align 8
  %2062 = icmp eq i64 %2061, %1881
  br i1 %2062, label %2063, label %2116

2063:
  %2064 = getelementptr inbounds nuw i8, ptr %1900, i64 56
  %2065 = load i32, ptr %2064, align 8
  %2066 = xor i32 %2065, -1
  %2067 = and i32 %1898, %2066
  %2068 = icmp eq i32 %2067, 0
  br i1 %2068, label %2069, label %2116

2069:
  %2070 = getelementptr inbounds nuw i8, ptr %1900, i64 48
  %2071 = load i32, ptr %2070, align 8
  %2072 = getelementptr inbounds nuw i8, ptr %1900, i64 52
  %2073 = load i32, ptr %2072, align 4
  %2074 = or i32 %2073, %2071
  %2075 = and i32 %2074, %1898
  %2076 = icmp eq i32 %2075, 0
  br i1 %2076, label %2364, label %2116

2077:
  %2078 = and i64 %1877, 7
  %2079 = icmp eq i64 %2078, 0
  %2080 = and i64 %1877, 6
  %2081 = icmp eq i64 %2080, 6
  %2082 = or i1 %2079, %2081
  br i1 %2082, label %2116, label %2083

2083:
  %2084 = getelementptr inbounds nuw i8, ptr %1900, i64 48
  %2085 = load i32, ptr %2084, align 8
  %2086 = xor i32 %2085, -1
  %2087 = and i32 %1898, %2086
  %2088 = icmp eq i32 %2087, 0
  br i1 %2088, label %2089, label %2116

2089:
  %2090 = getelementptr inbounds nuw i8, ptr %1900, i64 16
  %2091 = load i64, ptr %2090, align 8
  %2092 = and i64 %2091, 120
  %2093 = icmp eq i64 %2092, 120
  br i1 %2093, label %2094, label %2116

2094:
  %2095 = icmp ugt i64 %2091, -1099511627777
  %2096 = xor i64 %2091, %1877
  %2097 = icmp ult i64 %2096, 16777216
  %2098 = select i1 %2095, i1 true, i1 %2097
  br i1 %2098, label %2099, label %2116

2099:
  %2100 = and i64 %2091, 7
  %2101 = icmp ne i64 %2100, 0
  %2102 = and i64 %2096, 7
  %2103 = icmp eq i64 %2102, 0
  %2104 = select i1 %2101, i1 %2103, i1 false
  br i1 %2104, label %2105, label %2116

2105:
  %2106 = getelementptr inbounds nuw i8, ptr %1900, i64 52
  %2107 = load i32, ptr %2106, align 4
  %2108 = getelementptr inbounds nuw i8, ptr %1900, i64 56
  %2109 = load i32, ptr %2108, align 8
  %2110 = or i32 %2109, %2107
  %2111 = getelementptr inbounds nuw i8, ptr %1900, i64 60
  %2112 = load i32, ptr %2111, align 4
  %2113 = or i32 %2110, %2112
  %2114 = and i32 %2113, %1898
  %2115 = icmp eq i32 %2114, 0
  br i1 %2115, label %2364, label %2116

2116:
  %2117 = load i8, ptr %1850, align 4
  %2118 = trunc nuw i8 %2117 to i1
  br i1 %2118, label %2171, label %2119

2119:
  %2120 = load ptr, ptr %0, align 8
  %2121 = getelementptr inbounds nuw i8, ptr %2120, i64 37680
  %2122 = load i32, ptr %2121, align 8
  %2123 = icmp eq i32 %2122, 0
  br i1 %2123, label %2124, label %2133

2124:
  %2125 = getelementptr inbounds nuw i8, ptr %1900, i64 8
  br label %2126

2126:
  %2127 = atomicrmw or ptr %2125, i64 1 acquire, align 8
  %2128 = and i64 %2127, 1
  %2129 = icmp eq i64 %2128, 0
  br i1 %2129, label %2130, label %2126

2130:
  %2131 = load i8, ptr %1850, align 4
  %2132 = trunc nuw i8 %2131 to i1
  br i1 %2132, label %2171, label %2133

2133:
  %2134 = load ptr, ptr %1859, align 8
  %2135 = lshr i64 %1873, 12
  %2136 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2134, i64 %2135
  %2137 = getelementptr inbounds nuw i8, ptr %2136, i64 8
  %2138 = and i64 %1883, 31
  %2139 = getelementptr inbounds nuw i64, ptr %2137, i64 %2138
  %2140 = load atomic i64, ptr %2139 monotonic, align 8
  %2141 = icmp eq i64 %2140, -1
  br i1 %2141, label %2171, label %2142

2142:
  %2143 = load ptr, ptr %0, align 8
  %2144 = getelementptr inbounds nuw i8, ptr %2143, i64 37680
  %2145 = load i32, ptr %2144, align 8
  %2146 = icmp eq i32 %2145, 0
  br i1 %2146, label %2148, label %2147

2147:
  store i64 -1, ptr %2139, align 8
  br label %2150

2148:
  %2149 = atomicrmw xchg ptr %2139, i64 -1 monotonic, align 8
  br label %2150

2150:
  %2151 = phi i64 [ %2140, %2147 ], [ %2149, %2148 ]
  %2152 = load i64, ptr %1860, align 8
  store i64 %2152, ptr %1900, align 8
  %2153 = and i64 %2151, 5
  %2154 = icmp ne i64 %2153, 0
  %2155 = sext i1 %2154 to i32
  %2156 = getelementptr inbounds nuw i8, ptr %1900, i64 48
  store i32 %2155, ptr %2156, align 8
  %2157 = shl i64 %2151, 62
  %2158 = ashr i64 %2157, 63
  %2159 = trunc nsw i64 %2158 to i32
  %2160 = getelementptr inbounds nuw i8, ptr %1900, i64 56
  store i32 %2159, ptr %2160, align 8
  %2161 = getelementptr inbounds nuw i8, ptr %1900, i64 60
  store i32 0, ptr %2161, align 4
  %2162 = getelementptr inbounds nuw i8, ptr %1900, i64 52
  store i32 0, ptr %2162, align 4
  %2163 = and i64 %2151, -8
  %2164 = getelementptr inbounds nuw i8, ptr %1900, i64 16
  %2165 = getelementptr inbounds nuw i8, ptr %1900, i64 32
  store i64 %2163, ptr %2165, align 8
  store i64 %2163, ptr %2164, align 8
  %2166 = and i64 %2151, 1
  %2167 = icmp eq i64 %2166, 0
  br i1 %2167, label %2168, label %2171

2168:
  %2169 = and i64 %2151, -16777216
  %2170 = add i64 %2169, -16777096
  store i64 %2170, ptr %2164, align 8
  br label %2171

2171:
  %2172 = phi i1 [ true, %2130 ], [ %2123, %2168 ], [ %2123, %2150 ], [ %2123, %2133 ], [ false, %2116 ]
  %2173 = load i64, ptr %1900, align 8
  %2174 = load i64, ptr %1860, align 8
  %2175 = icmp eq i64 %2173, %2174
  br i1 %2175, label %2214, label %2176

2176:
  %2177 = load ptr, ptr %13, align 8
  %2178 = getelementptr inbounds nuw i8, ptr %2177, i64 4
  %2179 = load i32, ptr %2178, align 4
  %2180 = and i32 %2179, -5
  %2181 = icmp eq i32 %2180, 0
  %2182 = select i1 %2181, i64 2, i64 0
  store i64 %2174, ptr %1900, align 8
  %2183 = getelementptr inbounds nuw i8, ptr %1900, i64 48
  %2184 = getelementptr inbounds nuw i8, ptr %1900, i64 60
  store i32 0, ptr %2184, align 4
  %2185 = getelementptr inbounds nuw i8, ptr %1900, i64 56
  store i32 0, ptr %2185, align 8
  %2186 = getelementptr inbounds nuw i8, ptr %1900, i64 52
  store i32 0, ptr %2186, align 4
  store i32 0, ptr %2183, align 8
  %2187 = getelementptr inbounds nuw i8, ptr %1900, i64 8
  store i64 0, ptr %2187, align 8
  %2188 = getelementptr inbounds nuw i32, ptr %2183, i64 %2182
  store i32 %1898, ptr %2188, align 4
  %2189 = getelementptr inbounds nuw i8, ptr %1900, i64 16
  %2190 = getelementptr inbounds nuw i64, ptr %2189, i64 %2182
  store i64 %1881, ptr %2190, align 8
  switch i32 %2179, label %2322 [
    i32 4, label %2191
    i32 0, label %2191
  ]

2191:
  %2192 = load ptr, ptr %0, align 8
  %2193 = getelementptr inbounds nuw i8, ptr %2192, i64 37684
  %2194 = load i32, ptr %2193, align 4
  %2195 = icmp eq i32 %2194, 0
  br i1 %2195, label %2196, label %2322

2196:
  %2197 = load i32, ptr %2183, align 8
  %2198 = load i32, ptr %2186, align 4
  %2199 = or i32 %2198, %2197
  %2200 = icmp eq i32 %2199, 0
  br i1 %2200, label %2201, label %2322

2201:
  %2202 = getelementptr inbounds nuw i8, ptr %1900, i64 32
  %2203 = load i64, ptr %2202, align 8
  %2204 = and i64 %2203, 71
  %2205 = icmp eq i64 %2204, 64
  br i1 %2205, label %2206, label %2322

2206:
  store i32 -1, ptr %2185, align 8
  store i32 0, ptr %2184, align 4
  %2207 = and i64 %2203, 120
  %2208 = icmp eq i64 %2207, 120
  %2209 = shl i64 %2174, 10
  %2210 = lshr i64 %2203, 15
  %2211 = and i64 %2210, 1023
  %2212 = select i1 %2208, i64 1023, i64 %2211
  %2213 = or disjoint i64 %2212, %2209
  store i64 %2213, ptr %2187, align 8
  br label %2322

2214:
  %2215 = load i8, ptr %1850, align 4
  %2216 = trunc nuw i8 %2215 to i1
  br i1 %2216, label %2268, label %2217

2217:
  %2218 = load ptr, ptr %13, align 8
  %2219 = getelementptr inbounds nuw i8, ptr %2218, i64 4
  %2220 = load i32, ptr %2219, align 4
  %2221 = and i32 %2220, -5
  %2222 = icmp eq i32 %2221, 0
  %2223 = select i1 %2222, i32 2, i32 0
  %2224 = getelementptr inbounds nuw i8, ptr %1900, i64 48
  %2225 = load i32, ptr %2224, align 8
  %2226 = getelementptr inbounds nuw i8, ptr %1900, i64 52
  %2227 = load i32, ptr %2226, align 4
  %2228 = or i32 %2227, %2225
  %2229 = getelementptr inbounds nuw i8, ptr %1900, i64 56
  %2230 = load i32, ptr %2229, align 8
  %2231 = or i32 %2228, %2230
  %2232 = getelementptr inbounds nuw i8, ptr %1900, i64 60
  %2233 = load i32, ptr %2232, align 4
  %2234 = or i32 %2231, %2233
  %2235 = and i32 %2234, %1898
  %2236 = icmp eq i32 %2235, 0
  br i1 %2236, label %2237, label %2268

2237:
  %2238 = zext nneg i32 %2223 to i64
  %2239 = getelementptr inbounds nuw i32, ptr %2224, i64 %2238
  %2240 = load i32, ptr %2239, align 4
  %2241 = icmp eq i32 %2240, 0
  br i1 %2241, label %2242, label %2244

2242:
  %2243 = getelementptr inbounds nuw i32, ptr %2224, i64 %2238
  br label %2261

2244:
  %2245 = getelementptr inbounds nuw i8, ptr %1900, i64 16
  %2246 = getelementptr inbounds nuw i64, ptr %2245, i64 %2238
  %2247 = load i64, ptr %2246, align 8
  %2248 = icmp ne i64 %2247, %1881
  %2249 = zext i1 %2248 to i32
  %2250 = or disjoint i32 %2223, %2249
  %2251 = zext nneg i32 %2250 to i64
  %2252 = getelementptr inbounds nuw i32, ptr %2224, i64 %2251
  %2253 = load i32, ptr %2252, align 4
  %2254 = icmp eq i32 %2253, 0
  %2255 = getelementptr inbounds nuw i32, ptr %2224, i64 %2251
  br i1 %2254, label %2261, label %2256

2256:
  %2257 = getelementptr inbounds nuw i8, ptr %1900, i64 16
  %2258 = getelementptr inbounds nuw i64, ptr %2257, i64 %2251
  %2259 = load i64, ptr %2258, align 8
  %2260 = icmp eq i64 %2259, %1881
  br i1 %2260, label %2261, label %2268

2261:
  %2262 = phi ptr [ %2243, %2242 ], [ %2255, %2244 ], [ %2255, %2256 ]
  %2263 = phi i64 [ %2238, %2242 ], [ %2251, %2244 ], [ %2251, %2256 ]
  %2264 = getelementptr inbounds nuw i8, ptr %1900, i64 16
  %2265 = getelementptr inbounds nuw i64, ptr %2264, i64 %2263
  store i64 %1881, ptr %2265, align 8
  %2266 = load i32, ptr %2262, align 4
  %2267 = or i32 %2266, %1898
  store i32 %2267, ptr %2262, align 4
  br label %2322

2268:
  %2269 = and i64 %1877, 64
  %2270 = icmp eq i64 %2269, 0
  br i1 %2270, label %2271, label %2320

2271:
  %2272 = getelementptr inbounds nuw i8, ptr %1900, i64 48
  %2273 = getelementptr inbounds nuw i8, ptr %1900, i64 56
  %2274 = load i32, ptr %2273, align 8
  %2275 = icmp eq i32 %2274, 0
  %2276 = getelementptr inbounds nuw i8, ptr %1900, i64 52
  %2277 = load i32, ptr %2276, align 4
  %2278 = getelementptr inbounds nuw i8, ptr %1900, i64 60
  %2279 = load i32, ptr %2278, align 4
  %2280 = or i32 %2279, %2277
  %2281 = icmp eq i32 %2280, 0
  br i1 %2281, label %2282, label %2320

2282:
  %2283 = load i32, ptr %2272, align 8
  %2284 = icmp eq i32 %2283, 0
  br i1 %2284, label %2289, label %2285

2285:
  %2286 = getelementptr inbounds nuw i8, ptr %1900, i64 16
  %2287 = load i64, ptr %2286, align 8
  %2288 = icmp eq i64 %2287, %1881
  br i1 %2288, label %2289, label %2320

2289:
  br i1 %2275, label %2294, label %2290

2290:
  %2291 = getelementptr inbounds nuw i8, ptr %1900, i64 32
  %2292 = load i64, ptr %2291, align 8
  %2293 = icmp eq i64 %2292, %1881
  br i1 %2293, label %2294, label %2320

2294:
  %2295 = load ptr, ptr %13, align 8
  %2296 = getelementptr inbounds nuw i8, ptr %2295, i64 4
  %2297 = load i32, ptr %2296, align 4
  switch i32 %2297, label %2301 [
    i32 4, label %2320
    i32 0, label %2298
  ]

2298:
  %2299 = getelementptr inbounds nuw i8, ptr %1900, i64 32
  store i64 %1881, ptr %2299, align 8
  %2300 = or i32 %2274, %1898
  store i32 %2300, ptr %2273, align 8
  br label %2322

2301:
  br i1 %2216, label %2302, label %2313

2302:
  %2303 = getelementptr inbounds nuw i8, ptr %1900, i64 8
  %2304 = load i64, ptr %2303, align 8
  %2305 = icmp eq i64 %2304, 0
  br i1 %2305, label %2313, label %2306

2306:
  %2307 = load ptr, ptr %0, align 8
  store i64 0, ptr %2303, align 8
  %2308 = getelementptr inbounds nuw i8, ptr %2307, i64 41296
  %2309 = load i64, ptr %2308, align 8
  %2310 = add i64 %2309, 1
  store i64 %2310, ptr %2308, align 8
  %2311 = load i32, ptr %2272, align 8
  %2312 = load i32, ptr %2273, align 8
  br label %2313

2313:
  %2314 = phi i32 [ %2312, %2306 ], [ %2274, %2302 ], [ %2274, %2301 ]
  %2315 = phi i32 [ %2311, %2306 ], [ %2283, %2302 ], [ %2283, %2301 ]
  %2316 = getelementptr inbounds nuw i8, ptr %1900, i64 16
  store i64 %1881, ptr %2316, align 8
  %2317 = or i32 %2315, %1898
  store i32 %2317, ptr %2272, align 8
  %2318 = xor i32 %1898, -1
  %2319 = and i32 %2314, %2318
  store i32 %2319, ptr %2273, align 8
  br label %2322

2320:
  %2321 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %1900, i64 %1881, i32 %1898)
  br i1 %2321, label %2322, label %2336

2322:
  %2323 = and i64 %1877, 6
  %2324 = icmp eq i64 %2323, 6
  br i1 %2324, label %2325, label %2335

2325:
  %2326 = load ptr, ptr %0, align 8
  %2327 = getelementptr inbounds nuw i8, ptr %2326, i64 41288
  %2328 = load i64, ptr %2327, align 8
  store i64 %2328, ptr %8, align 8
  %2329 = load ptr, ptr %1853, align 8
  %2330 = load ptr, ptr %13, align 8
  %2331 = getelementptr inbounds nuw i8, ptr %2330, i64 8
  %2332 = load i32, ptr %2331, align 8
  %2333 = icmp eq i32 %2332, 1
  %2334 = select i1 %2333, i64 1, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %2329, ptr align 8 %8, i64 %2334, i1 false)
  br label %2335

2335:
  br i1 %2172, label %2340, label %2364

2336:
  br i1 %2172, label %2337, label %2343

2337:
  %2338 = getelementptr inbounds nuw i8, ptr %1900, i64 8
  %2339 = atomicrmw and ptr %2338, i64 -2 release, align 8
  br label %2343

2340:
  %2341 = getelementptr inbounds nuw i8, ptr %1900, i64 8
  %2342 = atomicrmw and ptr %2341, i64 -2 release, align 8
  br label %2364

2343:
  %2344 = load ptr, ptr %0, align 8
  %2345 = load ptr, ptr %13, align 8
  %2346 = getelementptr inbounds nuw i8, ptr %2345, i64 20
  %2347 = load i32, ptr %2346, align 4
  %2348 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %2349 = load i32, ptr %2348, align 8
  %2350 = tail call i32 @llvm.cttz.i32(i32 %2349, i1 false)
  %2351 = getelementptr inbounds nuw i8, ptr %2344, i64 328
  store i32 22, ptr %2351, align 8
  %2352 = getelementptr inbounds nuw i8, ptr %2344, i64 332
  store i32 %2347, ptr %2352, align 4
  %2353 = getelementptr inbounds nuw i8, ptr %2344, i64 336
  store i32 %2350, ptr %2353, align 8
  %2354 = getelementptr inbounds nuw i8, ptr %2344, i64 352
  store i64 0, ptr %2354, align 8
  %2355 = getelementptr inbounds nuw i8, ptr %2344, i64 368
  store i32 0, ptr %2355, align 8
  %2356 = getelementptr inbounds nuw i8, ptr %2344, i64 360
  store i32 0, ptr %2356, align 8
  %2357 = getelementptr inbounds nuw i8, ptr %2344, i64 364
  store i32 0, ptr %2357, align 4
  br label %2368

2358:
  %2359 = zext nneg i32 %1863 to i64
  %2360 = getelementptr inbounds nuw i64, ptr %11, i64 %2359
  %2361 = load i64, ptr %2360, align 8
  %2362 = tail call preserve_allcc i32 @screen_place(ptr %0, ptr %1, ptr %2, i64 %2361, i32 %1863)
  %2363 = icmp eq i32 %2362, 0
  br i1 %2363, label %2364, label %2368

2364:
  %2365 = add i32 %1862, -1
  %2366 = and i32 %2365, %1862
  %2367 = icmp eq i32 %2366, 0
  br i1 %2367, label %2368, label %1861

2368:
  %2369 = phi i32 [ 0, %253 ], [ 1, %59 ], [ %74, %72 ], [ 1, %2343 ], [ %274, %273 ], [ 1, %257 ], [ 0, %1590 ], [ 0,
      %275 ], [ 0, %1056 ], [ 0, %1837 ], [ 1, %1060 ], [ 1, %1847 ], [ 0, %1056 ], [ 0, %1845 ], [ 0, %1842 ], [ 0,
      %778 ], [ 0, %253 ], [ 0, %981 ], [ 0, %2364 ], [ 1, %777 ], [ 1, %2358 ], [ 0, %1014 ]
  ret i32 %2369
}

define preserve_allcc i32 @ptxvm_screen_lines(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5) #0 noimplicitfloat {
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 37704
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
  %28 = and i64 %26, 120
  %29 = icmp eq i64 %28, 72
  %30 = zext nneg i32 %27 to i64
  br label %31

31:
  %32 = phi i64 [ %10, %13 ], [ %120, %113 ]
  %33 = shl nuw i64 %32, 7
  %34 = load ptr, ptr %20, align 8
  %35 = lshr i64 %32, 5
  %36 = getelementptr inbounds nuw %struct.ScreenPage, ptr %34, i64 %35
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 8
  %38 = and i64 %32, 31
  %39 = getelementptr inbounds nuw i64, ptr %37, i64 %38
  %40 = load ptr, ptr %21, align 8
  %41 = getelementptr inbounds nuw %struct.ScreenLine, ptr %40, i64 %32
  %42 = load i64, ptr %22, align 8
  %43 = load atomic i64, ptr %36 acquire, align 8
  %44 = sub i64 %42, %43
  %45 = icmp ugt i64 %44, %23
  br i1 %45, label %122, label %46

46:
  %47 = load i64, ptr %39, align 8
  %48 = add i64 %47, -1
  %49 = icmp ult i64 %48, -2
  br i1 %49, label %122, label %50

50:
  %51 = icmp eq i64 %47, 0
  br i1 %51, label %52, label %58

52:
  store i64 -1, ptr %39, align 8
  %53 = load i64, ptr %22, align 8
  store i64 %53, ptr %41, align 8
  %54 = getelementptr inbounds nuw i8, ptr %41, i64 48
  %55 = getelementptr inbounds nuw i8, ptr %41, i64 60
  store i32 0, ptr %55, align 4
  %56 = getelementptr inbounds nuw i8, ptr %41, i64 56
  store i32 0, ptr %56, align 8
  %57 = getelementptr inbounds nuw i8, ptr %41, i64 52
  store i32 0, ptr %57, align 4
  store i32 0, ptr %54, align 8
  br label %58

58:
  %59 = sub i64 %33, %4
  %60 = ashr i64 %59, %24
  %61 = shl i64 %60, 7
  %62 = and i64 %61, 32640
  %63 = xor i64 %62, 16384
  %64 = or i64 %63, %26
  %65 = tail call i64 @llvm.usub.sat.i64(i64 %4, i64 %33)
  %66 = sub i64 %9, %33
  %67 = lshr i64 %65, 2
  %68 = trunc i64 %67 to i32
  %69 = shl nsw i32 -1, %68
  %70 = tail call i64 @llvm.umin.i64(i64 %66, i64 127)
  %71 = lshr i64 %70, 2
  %72 = trunc nuw nsw i64 %71 to i32
  %73 = xor i32 %72, 31
  %74 = lshr i32 -1, %73
  %75 = and i32 %74, %69
  br i1 %29, label %122, label %76

76:
  %77 = getelementptr inbounds nuw i8, ptr %41, i64 48
  %78 = load i32, ptr %77, align 8
  %79 = getelementptr inbounds nuw i8, ptr %41, i64 52
  %80 = load i32, ptr %79, align 4
  %81 = or i32 %80, %78
  %82 = getelementptr inbounds nuw i8, ptr %41, i64 56
  %83 = load i32, ptr %82, align 8
  %84 = or i32 %81, %83
  %85 = getelementptr inbounds nuw i8, ptr %41, i64 60
  %86 = load i32, ptr %85, align 4
  %87 = or i32 %84, %86
  %88 = and i32 %87, %75
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %122

90:
  %91 = getelementptr inbounds nuw i32, ptr %77, i64 %30
  %92 = load i32, ptr %91, align 4
  %93 = icmp eq i32 %92, 0
  br i1 %93, label %94, label %96

94:
  %95 = getelementptr inbounds nuw i32, ptr %77, i64 %30
  br label %113

96:
  %97 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %98 = getelementptr inbounds nuw i64, ptr %97, i64 %30
  %99 = load i64, ptr %98, align 8
  %100 = icmp ne i64 %99, %64
  %101 = zext i1 %100 to i32
  %102 = or disjoint i32 %27, %101
  %103 = zext nneg i32 %102 to i64
  %104 = getelementptr inbounds nuw i32, ptr %77, i64 %103
  %105 = load i32, ptr %104, align 4
  %106 = icmp eq i32 %105, 0
  %107 = getelementptr inbounds nuw i32, ptr %77, i64 %103
  br i1 %106, label %113, label %108

108:
  %109 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %110 = getelementptr inbounds nuw i64, ptr %109, i64 %103
  %111 = load i64, ptr %110, align 8
  %112 = icmp eq i64 %111, %64
  br i1 %112, label %113, label %122

113:
  %114 = phi ptr [ %95, %94 ], [ %107, %108 ], [ %107, %96 ]
  %115 = phi i64 [ %30, %94 ], [ %103, %108 ], [ %103, %96 ]
  %116 = getelementptr inbounds nuw i8, ptr %41, i64 16
  %117 = getelementptr inbounds nuw i64, ptr %116, i64 %115
  store i64 %64, ptr %117, align 8
  %118 = load i32, ptr %114, align 4
  %119 = or i32 %118, %75
  store i32 %119, ptr %114, align 4
  %120 = add nuw nsw i64 %32, 1
  %121 = icmp eq i64 %32, %11
  br i1 %121, label %122, label %31

122:
  %123 = phi i1 [ true, %5 ], [ false, %108 ], [ false, %76 ], [ false, %58 ], [ true, %113 ], [ false, %31 ], [ false,
      %46 ]
  ret i1 %123
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
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 41304
  %14 = ptrtoint ptr %4 to i64
  %15 = lshr i64 %14, 3
  %16 = and i64 %15, 15
  %17 = getelementptr inbounds nuw %struct.ScreenQuiet, ptr %13, i64 %16
  %18 = load i64, ptr %17, align 8
  %19 = icmp eq i64 %18, %14
  br i1 %19, label %20, label %36

20:
  %21 = getelementptr inbounds nuw i8, ptr %17, i64 8
  %22 = load i64, ptr %21, align 8
  %23 = icmp eq i64 %22, %9
  br i1 %23, label %24, label %36

24:
  %25 = getelementptr inbounds nuw i8, ptr %17, i64 16
  %26 = load i64, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %28 = load i64, ptr %27, align 8
  %29 = icmp eq i64 %26, %28
  br i1 %29, label %30, label %36

30:
  %31 = getelementptr inbounds nuw i8, ptr %17, i64 24
  %32 = load i64, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 41296
  %34 = load i64, ptr %33, align 8
  %35 = icmp eq i64 %32, %34
  br i1 %35, label %225, label %36

36:
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %38 = load i32, ptr %37, align 8
  %39 = zext i32 %38 to i64
  %40 = icmp ugt i64 %12, %39
  br i1 %40, label %48, label %41

41:
  %42 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %43 = load i32, ptr %42, align 8
  %44 = add i32 %43, -1
  %45 = zext i32 %44 to i64
  %46 = and i64 %8, %45
  %47 = icmp eq i64 %46, 0
  br i1 %47, label %50, label %48

48:
  %49 = tail call preserve_allcc i32 @look_at_reads(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5, i64 %9)
  br label %225

50:
  %51 = lshr i64 %9, 7
  %52 = add nsw i64 %12, -1
  %53 = lshr i64 %52, 7
  %54 = icmp eq i32 %3, -1
  br i1 %54, label %55, label %67

55:
  %56 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %57 = load i32, ptr %56, align 4
  %58 = icmp eq i32 %57, 0
  br i1 %58, label %67, label %59

59:
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 37684
  %61 = load i32, ptr %60, align 4
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %67

63:
  %64 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %65 = load i32, ptr %64, align 8
  %66 = icmp ult i32 %65, 1048576
  br label %67

67:
  %68 = phi i1 [ false, %59 ], [ false, %55 ], [ false, %50 ], [ %66, %63 ]
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %70 = load i64, ptr %69, align 8
  %71 = shl i64 %70, 16
  %72 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %73 = load i32, ptr %72, align 8
  %74 = lshr i32 %73, 4
  %75 = zext nneg i32 %74 to i64
  %76 = or i64 %71, %75
  %77 = zext i32 %73 to i64
  %78 = shl nuw nsw i64 %77, 20
  %79 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %80 = load i32, ptr %79, align 4
  %81 = zext i32 %80 to i64
  %82 = shl nuw nsw i64 %81, 15
  %83 = or i64 %82, %78
  %84 = and i64 %83, 16744448
  %85 = or disjoint i64 %84, 112
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %87 = load i32, ptr %86, align 8
  %88 = icmp eq i32 %87, 0
  %89 = add nuw nsw i64 %53, 1
  %90 = select i1 %88, i64 %89, i64 %51
  %91 = icmp samesign ugt i64 %90, %53
  br i1 %91, label %168, label %92

92:
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %94 = getelementptr inbounds nuw i8, ptr %2, i64 216
  %95 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %96 = lshr i64 %8, 2
  %97 = and i64 %96, 31
  %98 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %99 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %100 = load i64, ptr %95, align 8
  br label %101

101:
  %102 = phi i64 [ %100, %92 ], [ %160, %159 ]
  %103 = phi i1 [ true, %92 ], [ %163, %159 ]
  %104 = phi i64 [ %90, %92 ], [ %164, %159 ]
  %105 = load ptr, ptr %93, align 8
  %106 = getelementptr inbounds nuw %struct.ScreenLine, ptr %105, i64 %104
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 8
  %108 = load i64, ptr %107, align 8
  %109 = load i64, ptr %94, align 8
  %110 = icmp eq i64 %108, %109
  br i1 %110, label %159, label %111

111:
  %112 = icmp eq i64 %108, %102
  br i1 %112, label %159, label %113

113:
  %114 = sub nsw i64 %104, %51
  %115 = load i32, ptr %99, align 8
  %116 = zext i32 %115 to i64
  %117 = getelementptr inbounds nuw %struct.ScreenMember, ptr %98, i64 %116
  %118 = icmp eq i64 %104, %51
  br i1 %118, label %124, label %119

119:
  %120 = getelementptr i32, ptr %117, i64 %114
  %121 = getelementptr i8, ptr %120, i64 -4
  %122 = load i32, ptr %121, align 4
  %123 = zext i32 %122 to i64
  br label %124

124:
  %125 = phi i64 [ %123, %119 ], [ 0, %113 ]
  %126 = getelementptr inbounds nuw i32, ptr %117, i64 %114
  %127 = load i32, ptr %126, align 4
  %128 = zext i32 %127 to i64
  %129 = shl nuw i64 %128, 32
  %130 = or disjoint i64 %129, %125
  %131 = shl i64 %130, %97
  %132 = icmp ult i64 %131, 4294967296
  br i1 %132, label %159, label %133

133:
  br i1 %68, label %134, label %166

134:
  %135 = load i64, ptr %106, align 8
  %136 = icmp eq i64 %135, %76
  br i1 %136, label %145, label %137

137:
  store i64 %76, ptr %106, align 8
  %138 = getelementptr inbounds nuw i8, ptr %106, i64 48
  %139 = getelementptr inbounds nuw i8, ptr %106, i64 60
  store i32 0, ptr %139, align 4
  %140 = getelementptr inbounds nuw i8, ptr %106, i64 52
  store i32 0, ptr %140, align 4
  store i32 0, ptr %138, align 8
  %141 = getelementptr inbounds nuw i8, ptr %106, i64 56
  store i32 -1, ptr %141, align 8
  %142 = getelementptr inbounds nuw i8, ptr %106, i64 32
  store i64 %85, ptr %142, align 8
  %143 = load i64, ptr %94, align 8
  store i64 %143, ptr %107, align 8
  %144 = load i64, ptr %95, align 8
  br label %159

145:
  %146 = and i64 %108, 512
  %147 = lshr i64 %108, 10
  %148 = icmp ne i64 %147, %76
  %149 = icmp ne i64 %146, 0
  %150 = or i1 %148, %149
  br i1 %150, label %166, label %151

151:
  %152 = and i64 %108, 31
  %153 = load i32, ptr %79, align 4
  %154 = zext i32 %153 to i64
  %155 = icmp eq i64 %152, %154
  br i1 %155, label %166, label %156

156:
  %157 = getelementptr inbounds nuw i8, ptr %106, i64 32
  store i64 120, ptr %157, align 8
  %158 = load i64, ptr %95, align 8
  store i64 %158, ptr %107, align 8
  br label %159

159:
  %160 = phi i64 [ %158, %156 ], [ %144, %137 ], [ %102, %101 ], [ %102, %124 ], [ %102, %111 ]
  %161 = phi i64 [ %158, %156 ], [ %143, %137 ], [ %108, %101 ], [ %108, %124 ], [ %102, %111 ]
  %162 = icmp eq i64 %161, %160
  %163 = select i1 %162, i1 %103, i1 false
  %164 = add nuw nsw i64 %104, 1
  %165 = icmp eq i64 %104, %53
  br i1 %165, label %168, label %101

166:
  %167 = tail call preserve_allcc i32 @look_at_reads(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5, i64 %9)
  br label %225

168:
  %169 = phi i1 [ true, %67 ], [ %163, %159 ]
  %170 = getelementptr inbounds nuw i8, ptr %0, i64 37688
  %171 = load i32, ptr %170, align 8
  %172 = icmp eq i32 %171, 0
  %173 = icmp samesign ugt i64 %51, %53
  %174 = select i1 %172, i1 true, i1 %173
  br i1 %174, label %216, label %175

175:
  %176 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %177 = load ptr, ptr %176, align 8
  %178 = lshr i64 %8, 2
  %179 = and i64 %178, 31
  %180 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %181 = getelementptr inbounds nuw i8, ptr %4, i64 16
  br label %182

182:
  %183 = phi i64 [ %51, %175 ], [ %212, %211 ]
  %184 = getelementptr inbounds nuw i32, ptr %177, i64 %183
  %185 = load i32, ptr %184, align 4
  %186 = icmp eq i32 %185, -1
  br i1 %186, label %211, label %187

187:
  %188 = xor i32 %185, -1
  %189 = sub nuw nsw i64 %183, %51
  %190 = load i32, ptr %181, align 8
  %191 = zext i32 %190 to i64
  %192 = getelementptr inbounds nuw %struct.ScreenMember, ptr %180, i64 %191
  %193 = icmp eq i64 %183, %51
  br i1 %193, label %199, label %194

194:
  %195 = getelementptr i32, ptr %192, i64 %189
  %196 = getelementptr i8, ptr %195, i64 -4
  %197 = load i32, ptr %196, align 4
  %198 = zext i32 %197 to i64
  br label %199

199:
  %200 = phi i64 [ %198, %194 ], [ 0, %187 ]
  %201 = getelementptr inbounds nuw i32, ptr %192, i64 %189
  %202 = load i32, ptr %201, align 4
  %203 = zext i32 %202 to i64
  %204 = shl nuw i64 %203, 32
  %205 = or disjoint i64 %204, %200
  %206 = shl i64 %205, %179
  %207 = lshr i64 %206, 32
  %208 = trunc nuw i64 %207 to i32
  %209 = and i32 %208, %188
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %211, label %214

211:
  %212 = add nuw nsw i64 %183, 1
  %213 = icmp eq i64 %183, %53
  br i1 %213, label %216, label %182

214:
  %215 = tail call preserve_allcc i32 @look_at_reads(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5, i64 %9)
  br label %225

216:
  br i1 %169, label %217, label %225

217:
  %218 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %219 = load i64, ptr %218, align 8
  %220 = getelementptr inbounds nuw i8, ptr %0, i64 41296
  %221 = load i64, ptr %220, align 8
  store i64 %14, ptr %17, align 8
  %222 = getelementptr inbounds nuw i8, ptr %17, i64 8
  store i64 %9, ptr %222, align 8
  %223 = getelementptr inbounds nuw i8, ptr %17, i64 16
  store i64 %219, ptr %223, align 8
  %224 = getelementptr inbounds nuw i8, ptr %17, i64 24
  store i64 %221, ptr %224, align 8
  br label %225

225:
  %226 = phi i32 [ 0, %30 ], [ %49, %48 ], [ %167, %166 ], [ %215, %214 ], [ 0, %217 ], [ 0, %216 ]
  ret i32 %226
}

define internal preserve_allcc i32 @look_at_reads(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5, i64 %6) unnamed_addr
      #0 noimplicitfloat {
  %8 = alloca %struct.Screening, align 8
  %9 = icmp eq i32 %3, -1
  br i1 %9, label %10, label %248

10:
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %248, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 37684
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %248

18:
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %20 = load i32, ptr %19, align 8
  %21 = icmp ult i32 %20, 1048576
  br i1 %21, label %22, label %248

22:
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %24 = load i32, ptr %23, align 8
  %25 = add i32 %24, -1
  %26 = zext i32 %25 to i64
  %27 = and i64 %6, %26
  %28 = icmp eq i64 %27, 0
  br i1 %28, label %29, label %248

29:
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %31 = load i64, ptr %30, align 8
  %32 = add i64 %31, %6
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %34 = load i32, ptr %33, align 8
  %35 = zext i32 %34 to i64
  %36 = icmp ugt i64 %32, %35
  br i1 %36, label %248, label %37

37:
  %38 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %39 = load ptr, ptr %38, align 8
  %40 = zext nneg i32 %20 to i64
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
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %53 = load i64, ptr %52, align 8
  %54 = shl i64 %53, 16
  %55 = lshr i32 %20, 4
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
  %66 = getelementptr inbounds nuw i8, ptr %8, i64 80
  store ptr %65, ptr %66, align 8
  %67 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %68 = load ptr, ptr %67, align 8
  %69 = getelementptr inbounds nuw i8, ptr %8, i64 72
  store ptr %68, ptr %69, align 8
  %70 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %71 = load i32, ptr %70, align 8
  %72 = icmp ne i32 %71, 0
  %73 = getelementptr inbounds nuw i8, ptr %8, i64 110
  %74 = zext i1 %72 to i8
  store i8 %74, ptr %73, align 2
  %75 = getelementptr inbounds nuw i8, ptr %8, i64 108
  store i8 1, ptr %75, align 4
  %76 = or disjoint i64 %47, 112
  %77 = lshr i64 %6, 2
  %78 = and i64 %77, 31
  %79 = icmp samesign ugt i64 %48, %50
  br i1 %79, label %247, label %80

80:
  %81 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 37688
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %84 = getelementptr inbounds nuw i8, ptr %2, i64 216
  %85 = getelementptr inbounds nuw i8, ptr %2, i64 208
  %86 = getelementptr inbounds nuw i8, ptr %39, i64 4
  %87 = getelementptr inbounds nuw i8, ptr %39, i64 8
  %88 = shl i64 %57, 10
  br label %89

89:
  %90 = phi i64 [ %48, %80 ], [ %244, %243 ]
  %91 = getelementptr inbounds nuw %struct.ScreenLine, ptr %62, i64 %90
  %92 = sub nuw nsw i64 %90, %48
  %93 = load i32, ptr %81, align 8
  %94 = zext i32 %93 to i64
  %95 = getelementptr inbounds nuw %struct.ScreenMember, ptr %38, i64 %94
  %96 = icmp eq i64 %90, %48
  br i1 %96, label %102, label %97

97:
  %98 = getelementptr i32, ptr %95, i64 %92
  %99 = getelementptr i8, ptr %98, i64 -4
  %100 = load i32, ptr %99, align 4
  %101 = zext i32 %100 to i64
  br label %102

102:
  %103 = phi i64 [ %101, %97 ], [ 0, %89 ]
  %104 = getelementptr inbounds nuw i32, ptr %95, i64 %92
  %105 = load i32, ptr %104, align 4
  %106 = zext i32 %105 to i64
  %107 = shl nuw i64 %106, 32
  %108 = or disjoint i64 %107, %103
  %109 = shl i64 %108, %78
  %110 = lshr i64 %109, 32
  %111 = trunc nuw i64 %110 to i32
  %112 = load i32, ptr %82, align 8
  %113 = icmp eq i32 %112, 0
  br i1 %113, label %120, label %114

114:
  %115 = getelementptr inbounds nuw i32, ptr %68, i64 %90
  %116 = load i32, ptr %115, align 4
  %117 = xor i32 %116, -1
  %118 = and i32 %117, %111
  %119 = icmp eq i32 %118, 0
  br i1 %119, label %120, label %246

120:
  %121 = icmp eq i64 %110, 0
  br i1 %121, label %243, label %122

122:
  %123 = load i32, ptr %83, align 8
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %243, label %125

125:
  %126 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %127 = load i64, ptr %126, align 8
  %128 = load i64, ptr %84, align 8
  %129 = icmp eq i64 %127, %128
  br i1 %129, label %243, label %130

130:
  %131 = load i64, ptr %85, align 8
  %132 = icmp eq i64 %127, %131
  br i1 %132, label %243, label %133

133:
  %134 = load i64, ptr %91, align 8
  %135 = icmp eq i64 %134, %57
  br i1 %135, label %143, label %136

136:
  store i64 %57, ptr %91, align 8
  %137 = getelementptr inbounds nuw i8, ptr %91, i64 48
  %138 = getelementptr inbounds nuw i8, ptr %91, i64 60
  store i32 0, ptr %138, align 4
  %139 = getelementptr inbounds nuw i8, ptr %91, i64 52
  store i32 0, ptr %139, align 4
  store i32 0, ptr %137, align 8
  %140 = getelementptr inbounds nuw i8, ptr %91, i64 56
  store i32 -1, ptr %140, align 8
  %141 = getelementptr inbounds nuw i8, ptr %91, i64 32
  store i64 %76, ptr %141, align 8
  %142 = load i64, ptr %84, align 8
  br label %241

143:
  %144 = and i64 %127, 512
  %145 = lshr i64 %127, 10
  %146 = icmp ne i64 %145, %57
  %147 = icmp ne i64 %144, 0
  %148 = or i1 %146, %147
  br i1 %148, label %157, label %149

149:
  %150 = and i64 %127, 31
  %151 = load i32, ptr %42, align 4
  %152 = zext i32 %151 to i64
  %153 = icmp eq i64 %150, %152
  br i1 %153, label %157, label %154

154:
  %155 = getelementptr inbounds nuw i8, ptr %91, i64 32
  store i64 120, ptr %155, align 8
  %156 = load i64, ptr %85, align 8
  br label %241

157:
  %158 = shl nuw i64 %90, 7
  %159 = icmp ult i64 %158, %35
  br i1 %159, label %160, label %243

160:
  br i1 %113, label %185, label %161

161:
  %162 = load i32, ptr %86, align 4
  switch i32 %162, label %163 [
    i32 5, label %169
    i32 2, label %169
    i32 1, label %169
    i32 6, label %169
  ]

163:
  %164 = getelementptr inbounds nuw i32, ptr %68, i64 %90
  %165 = load i32, ptr %164, align 4
  %166 = xor i32 %165, -1
  %167 = and i32 %166, %111
  %168 = icmp eq i32 %167, 0
  br i1 %168, label %185, label %246

169:
  %170 = load i32, ptr %87, align 8
  %171 = icmp ugt i32 %170, 3
  br i1 %171, label %179, label %172

172:
  br i1 %72, label %173, label %185

173:
  %174 = getelementptr inbounds nuw i32, ptr %68, i64 %90
  %175 = load i32, ptr %174, align 4
  %176 = xor i32 %175, -1
  %177 = and i32 %176, %111
  %178 = icmp eq i32 %177, 0
  br i1 %178, label %185, label %246

179:
  %180 = getelementptr inbounds nuw i32, ptr %68, i64 %90
  %181 = load i32, ptr %180, align 4
  %182 = or i32 %181, %111
  store i32 %182, ptr %180, align 4
  %183 = load i32, ptr %83, align 8
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %243, label %185

185:
  %186 = load i64, ptr %91, align 8
  %187 = icmp eq i64 %186, %57
  %188 = load i32, ptr %86, align 4
  br i1 %187, label %189, label %208

189:
  switch i32 %188, label %239 [
    i32 4, label %190
    i32 0, label %190
  ]

190:
  %191 = getelementptr inbounds nuw i8, ptr %91, i64 32
  %192 = load i64, ptr %191, align 8
  %193 = icmp eq i64 %192, %76
  br i1 %193, label %194, label %239

194:
  %195 = getelementptr inbounds nuw i8, ptr %91, i64 56
  %196 = load i32, ptr %195, align 8
  %197 = xor i32 %196, -1
  %198 = and i32 %197, %111
  %199 = icmp eq i32 %198, 0
  br i1 %199, label %200, label %239

200:
  %201 = getelementptr inbounds nuw i8, ptr %91, i64 48
  %202 = load i32, ptr %201, align 8
  %203 = getelementptr inbounds nuw i8, ptr %91, i64 52
  %204 = load i32, ptr %203, align 4
  %205 = or i32 %204, %202
  %206 = and i32 %205, %111
  %207 = icmp eq i32 %206, 0
  br i1 %207, label %243, label %239

208:
  %209 = and i32 %188, -5
  %210 = icmp eq i32 %209, 0
  %211 = select i1 %210, i64 2, i64 0
  store i64 %57, ptr %91, align 8
  %212 = getelementptr inbounds nuw i8, ptr %91, i64 48
  %213 = getelementptr inbounds nuw i8, ptr %91, i64 60
  store i32 0, ptr %213, align 4
  %214 = getelementptr inbounds nuw i8, ptr %91, i64 56
  store i32 0, ptr %214, align 8
  %215 = getelementptr inbounds nuw i8, ptr %91, i64 52
  store i32 0, ptr %215, align 4
  store i32 0, ptr %212, align 8
  store i64 0, ptr %126, align 8
  %216 = getelementptr inbounds nuw i32, ptr %212, i64 %211
  store i32 %111, ptr %216, align 4
  %217 = getelementptr inbounds nuw i8, ptr %91, i64 16
  %218 = getelementptr inbounds nuw i64, ptr %217, i64 %211
  store i64 %76, ptr %218, align 8
  switch i32 %188, label %243 [
    i32 4, label %219
    i32 0, label %219
  ]

219:
  %220 = load i32, ptr %15, align 4
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %222, label %243

222:
  %223 = load i32, ptr %212, align 8
  %224 = load i32, ptr %215, align 4
  %225 = or i32 %224, %223
  %226 = icmp eq i32 %225, 0
  br i1 %226, label %227, label %243

227:
  %228 = getelementptr inbounds nuw i8, ptr %91, i64 32
  %229 = load i64, ptr %228, align 8
  %230 = and i64 %229, 71
  %231 = icmp eq i64 %230, 64
  br i1 %231, label %232, label %243

232:
  store i32 -1, ptr %214, align 8
  store i32 0, ptr %213, align 4
  %233 = and i64 %229, 120
  %234 = icmp eq i64 %233, 120
  %235 = lshr i64 %229, 15
  %236 = and i64 %235, 1023
  %237 = select i1 %234, i64 1023, i64 %236
  %238 = or disjoint i64 %237, %88
  br label %241

239:
  %240 = call preserve_allcc i1 @judge_again(ptr %8, ptr %91, i64 %76, i32 %111)
  br i1 %240, label %243, label %246

241:
  %242 = phi i64 [ %142, %136 ], [ %156, %154 ], [ %238, %232 ]
  store i64 %242, ptr %126, align 8
  br label %243

243:
  %244 = add nuw nsw i64 %90, 1
  %245 = icmp eq i64 %90, %50
  br i1 %245, label %247, label %89

246:
  br label %248

247:
  br label %267

248:
  %249 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %250 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %251 = load i32, ptr %250, align 8
  %252 = icmp eq i32 %251, 0
  br i1 %252, label %267, label %258

253:
  %254 = add nuw nsw i64 %259, 1
  %255 = load i32, ptr %250, align 8
  %256 = zext i32 %255 to i64
  %257 = icmp samesign ult i64 %254, %256
  br i1 %257, label %258, label %267

258:
  %259 = phi i64 [ %254, %253 ], [ 0, %248 ]
  %260 = getelementptr inbounds nuw %struct.ScreenMember, ptr %249, i64 %259
  %261 = load ptr, ptr %260, align 8
  %262 = getelementptr inbounds nuw i8, ptr %260, i64 8
  %263 = load i64, ptr %262, align 8
  %264 = add i64 %263, %5
  %265 = tail call preserve_allcc i32 @ptxvm_screen(ptr %0, ptr %1, ptr %2, i32 %3, ptr %261, i64 %264)
  %266 = icmp eq i32 %265, 0
  br i1 %266, label %253, label %267

267:
  %268 = phi i32 [ 0, %247 ], [ 0, %248 ], [ 0, %253 ], [ 1, %258 ]
  ret i32 %268
}

define preserve_allcc i32 @ptxvm_screen_store(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5) #0 noimplicitfloat {
  %7 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %9 = load i32, ptr %8, align 8
  %10 = icmp ult i32 %9, 1048576
  br i1 %10, label %13, label %11

11:
  %12 = tail call preserve_allcc i32 @ptxvm_screen(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5)
  br label %353

13:
  %14 = icmp eq i32 %3, -1
  br i1 %14, label %15, label %128

15:
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 48
  %17 = load i64, ptr %16, align 8
  %18 = add i64 %17, %5
  %19 = and i64 %18, 4294967295
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %21 = load ptr, ptr %20, align 8
  %22 = lshr i64 %19, 7
  %23 = getelementptr inbounds nuw %struct.ScreenLine, ptr %21, i64 %22
  %24 = getelementptr inbounds nuw i8, ptr %4, i64 32
  %25 = load i64, ptr %24, align 8
  %26 = icmp eq i64 %25, 128
  br i1 %26, label %27, label %128

27:
  %28 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %29 = load i32, ptr %28, align 8
  %30 = icmp eq i32 %29, 1
  %31 = and i64 %18, 127
  %32 = icmp eq i64 %31, 0
  %33 = and i1 %32, %30
  br i1 %33, label %34, label %128

34:
  %35 = add nuw nsw i64 %19, 128
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %37 = load i32, ptr %36, align 8
  %38 = zext i32 %37 to i64
  %39 = icmp samesign ugt i64 %35, %38
  br i1 %39, label %128, label %40

40:
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %42 = load i32, ptr %41, align 8
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %120, label %44

44:
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %46 = load i64, ptr %45, align 8
  %47 = shl i64 %46, 16
  %48 = lshr i32 %9, 4
  %49 = zext nneg i32 %48 to i64
  %50 = or disjoint i64 %47, %49
  %51 = zext nneg i32 %9 to i64
  %52 = shl nuw nsw i64 %51, 20
  %53 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %54 = load i32, ptr %53, align 4
  %55 = zext i32 %54 to i64
  %56 = shl nuw nsw i64 %55, 15
  %57 = or i64 %56, %52
  %58 = and i64 %57, 16744448
  %59 = or disjoint i64 %58, 16400
  %60 = getelementptr inbounds nuw i8, ptr %23, i64 48
  %61 = load i64, ptr %23, align 8
  %62 = icmp eq i64 %61, %50
  br i1 %62, label %69, label %63

63:
  store i64 %50, ptr %23, align 8
  %64 = getelementptr inbounds nuw i8, ptr %23, i64 8
  store i64 0, ptr %64, align 8
  store i32 -1, ptr %60, align 8
  %65 = getelementptr inbounds nuw i8, ptr %23, i64 60
  store i32 0, ptr %65, align 4
  %66 = getelementptr inbounds nuw i8, ptr %23, i64 56
  store i32 0, ptr %66, align 8
  %67 = getelementptr inbounds nuw i8, ptr %23, i64 52
  store i32 0, ptr %67, align 4
  %68 = getelementptr inbounds nuw i8, ptr %23, i64 16
  store i64 %59, ptr %68, align 8
  br label %120

69:
  %70 = load i32, ptr %60, align 4
  %71 = getelementptr inbounds nuw i8, ptr %23, i64 52
  %72 = load i32, ptr %71, align 4
  %73 = getelementptr inbounds nuw i8, ptr %23, i64 56
  %74 = load i32, ptr %73, align 4
  %75 = getelementptr inbounds nuw i8, ptr %23, i64 60
  %76 = load i32, ptr %75, align 4
  %77 = or i32 %74, %76
  %78 = or i32 %77, %70
  %79 = or i32 %78, %72
  %80 = icmp eq i32 %79, 0
  br i1 %80, label %81, label %128

81:
  %82 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %83 = load i64, ptr %82, align 8
  %84 = icmp ne i64 %83, %59
  %85 = icmp eq i32 %70, 0
  %86 = or i1 %85, %84
  br i1 %86, label %88, label %87

87:
  store i32 -1, ptr %60, align 4
  br label %112

88:
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 37684
  %90 = load i32, ptr %89, align 4
  %91 = icmp eq i32 %90, 0
  %92 = icmp eq i32 %72, 0
  br i1 %91, label %94, label %93

93:
  br i1 %92, label %109, label %128

94:
  br i1 %92, label %109, label %95

95:
  %96 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %97 = load i64, ptr %96, align 8
  %98 = and i64 %97, 120
  %99 = icmp eq i64 %98, 120
  br i1 %99, label %109, label %100

100:
  %101 = xor i64 %97, %56
  %102 = and i64 %101, 1015808
  %103 = icmp eq i64 %102, 0
  br i1 %103, label %104, label %109

104:
  %105 = and i64 %97, 32760
  %106 = icmp eq i64 %105, 16400
  %107 = or disjoint i64 %58, 112
  %108 = select i1 %106, i64 %59, i64 %107
  br label %109

109:
  %110 = phi i64 [ 120, %95 ], [ %59, %94 ], [ %108, %104 ], [ 120, %100 ], [ %59, %93 ]
  %111 = getelementptr inbounds nuw i8, ptr %23, i64 24
  store i64 %110, ptr %111, align 8
  store i32 -1, ptr %71, align 4
  br label %112

112:
  %113 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %114 = load i64, ptr %113, align 8
  %115 = icmp eq i64 %114, 0
  br i1 %115, label %120, label %116

116:
  store i64 0, ptr %113, align 8
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 41296
  %118 = load i64, ptr %117, align 8
  %119 = add i64 %118, 1
  store i64 %119, ptr %117, align 8
  br label %120

120:
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 37688
  %122 = load i32, ptr %121, align 8
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %353, label %124

124:
  %125 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %126 = load ptr, ptr %125, align 8
  %127 = getelementptr inbounds nuw i32, ptr %126, i64 %22
  store i32 -1, ptr %127, align 4
  br label %353

128:
  %129 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %130 = load i32, ptr %129, align 8
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %353, label %132

132:
  %133 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %135 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %136 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %137 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 37688
  %139 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %141 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 37684
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 41296
  br label %144

144:
  %145 = phi i64 [ 0, %132 ], [ %349, %348 ]
  %146 = getelementptr inbounds nuw %struct.ScreenRun, ptr %7, i64 %145
  %147 = getelementptr inbounds nuw i8, ptr %146, i64 4
  %148 = load i32, ptr %147, align 4
  %149 = sub i32 32, %148
  %150 = lshr i32 -1, %149
  %151 = load i32, ptr %146, align 8
  %152 = shl i32 %150, %151
  %153 = and i32 %152, %3
  %154 = icmp eq i32 %153, 0
  br i1 %154, label %348, label %155

155:
  %156 = tail call i32 @llvm.cttz.i32(i32 %153, i1 true)
  %157 = getelementptr inbounds nuw i8, ptr %146, i64 16
  %158 = load i32, ptr %157, align 8
  %159 = load i32, ptr %133, align 8
  %160 = lshr exact i32 %153, %156
  %161 = icmp eq i32 %160, 1
  %162 = add i32 %160, 1
  %163 = and i32 %162, %160
  %164 = icmp eq i32 %163, 0
  br i1 %164, label %165, label %345

165:
  %166 = shl nuw i32 1, %158
  %167 = icmp eq i32 %159, %166
  %168 = select i1 %161, i1 true, i1 %167
  br i1 %168, label %169, label %345

169:
  %170 = icmp eq i32 %158, 8
  %171 = sub i32 %156, %151
  %172 = zext i32 %171 to i64
  %173 = zext i32 %158 to i64
  %174 = shl i64 %172, %173
  %175 = select i1 %170, i64 0, i64 %174
  %176 = getelementptr inbounds nuw i8, ptr %146, i64 8
  %177 = load i64, ptr %176, align 8
  %178 = add i64 %175, %5
  %179 = add i64 %178, %177
  %180 = and i64 %179, 4294967295
  %181 = tail call i32 @llvm.ctpop.i32(i32 %153)
  %182 = mul i32 %159, %181
  %183 = zext i32 %182 to i64
  %184 = add nuw nsw i64 %180, %183
  %185 = load i32, ptr %134, align 8
  %186 = zext i32 %185 to i64
  %187 = icmp samesign ugt i64 %184, %186
  br i1 %187, label %345, label %188

188:
  %189 = add i32 %159, -1
  %190 = zext i32 %189 to i64
  %191 = and i64 %179, %190
  %192 = icmp eq i64 %191, 0
  br i1 %192, label %193, label %345

193:
  %194 = icmp ult i32 %159, 4
  br i1 %194, label %195, label %198

195:
  %196 = load i32, ptr %135, align 8
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %198, label %345

198:
  %199 = load i32, ptr %8, align 8
  %200 = load i64, ptr %137, align 8
  %201 = shl i64 %200, 16
  %202 = lshr i32 %199, 4
  %203 = zext nneg i32 %202 to i64
  %204 = or i64 %201, %203
  %205 = lshr i64 %180, 7
  %206 = add nsw i64 %184, -1
  %207 = lshr i64 %206, 7
  %208 = icmp samesign ugt i64 %205, %207
  br i1 %208, label %348, label %209

209:
  %210 = load i32, ptr %136, align 4
  %211 = zext i32 %210 to i64
  %212 = shl nuw nsw i64 %211, 15
  %213 = zext i32 %199 to i64
  %214 = shl nuw nsw i64 %213, 20
  %215 = or i64 %212, %214
  %216 = and i64 %215, 16744448
  %217 = or disjoint i64 %216, 16440
  %218 = icmp ugt i32 %159, 3
  %219 = zext nneg i32 %156 to i64
  %220 = and i32 %158, 7
  %221 = zext nneg i32 %220 to i64
  %222 = shl nuw nsw i64 %173, 3
  %223 = shl nuw nsw i64 %219, 7
  %224 = or disjoint i64 %223, %217
  %225 = or i64 %222, %216
  br label %226

226:
  %227 = phi i64 [ %205, %209 ], [ %333, %332 ]
  %228 = shl nuw i64 %227, 7
  %229 = tail call i64 @llvm.usub.sat.i64(i64 %180, i64 %228)
  %230 = xor i64 %228, -1
  %231 = add i64 %184, %230
  %232 = lshr i64 %229, 2
  %233 = trunc nuw nsw i64 %232 to i32
  %234 = shl nsw i32 -1, %233
  %235 = tail call i64 @llvm.umin.i64(i64 %231, i64 127)
  %236 = lshr i64 %235, 2
  %237 = trunc nuw nsw i64 %236 to i32
  %238 = xor i32 %237, 31
  %239 = lshr i32 -1, %238
  %240 = and i32 %239, %234
  %241 = load i32, ptr %138, align 8
  %242 = icmp ne i32 %241, 0
  %243 = select i1 %242, i1 %218, i1 false
  br i1 %243, label %244, label %249

244:
  %245 = load ptr, ptr %139, align 8
  %246 = getelementptr inbounds nuw i32, ptr %245, i64 %227
  %247 = load i32, ptr %246, align 4
  %248 = or i32 %247, %240
  store i32 %248, ptr %246, align 4
  br label %249

249:
  %250 = load i32, ptr %140, align 8
  %251 = icmp eq i32 %250, 0
  br i1 %251, label %332, label %252

252:
  br i1 %161, label %261, label %253

253:
  %254 = sub i64 %228, %180
  %255 = ashr i64 %254, %221
  %256 = add nsw i64 %255, %219
  %257 = shl i64 %256, 7
  %258 = and i64 %257, 32640
  %259 = xor i64 %258, 16384
  %260 = or i64 %259, %225
  br label %261

261:
  %262 = phi i64 [ %260, %253 ], [ %224, %252 ]
  %263 = load ptr, ptr %141, align 8
  %264 = getelementptr inbounds nuw %struct.ScreenLine, ptr %263, i64 %227
  %265 = getelementptr inbounds nuw i8, ptr %264, i64 48
  %266 = load i64, ptr %264, align 8
  %267 = icmp eq i64 %266, %204
  br i1 %267, label %274, label %268

268:
  store i64 %204, ptr %264, align 8
  %269 = getelementptr inbounds nuw i8, ptr %264, i64 8
  store i64 0, ptr %269, align 8
  store i32 %240, ptr %265, align 8
  %270 = getelementptr inbounds nuw i8, ptr %264, i64 60
  store i32 0, ptr %270, align 4
  %271 = getelementptr inbounds nuw i8, ptr %264, i64 56
  store i32 0, ptr %271, align 8
  %272 = getelementptr inbounds nuw i8, ptr %264, i64 52
  store i32 0, ptr %272, align 4
  %273 = getelementptr inbounds nuw i8, ptr %264, i64 16
  store i64 %262, ptr %273, align 8
  br label %332

274:
  %275 = load i32, ptr %265, align 4
  %276 = getelementptr inbounds nuw i8, ptr %264, i64 52
  %277 = load i32, ptr %276, align 4
  %278 = getelementptr inbounds nuw i8, ptr %264, i64 56
  %279 = load i32, ptr %278, align 4
  %280 = getelementptr inbounds nuw i8, ptr %264, i64 60
  %281 = load i32, ptr %280, align 4
  %282 = or i32 %279, %281
  %283 = or i32 %282, %275
  %284 = or i32 %283, %277
  %285 = and i32 %284, %240
  %286 = icmp eq i32 %285, 0
  br i1 %286, label %287, label %330

287:
  %288 = getelementptr inbounds nuw i8, ptr %264, i64 16
  %289 = load i64, ptr %288, align 8
  %290 = icmp ne i64 %289, %262
  %291 = icmp eq i32 %275, 0
  %292 = or i1 %291, %290
  br i1 %292, label %295, label %293

293:
  %294 = or i32 %275, %240
  store i32 %294, ptr %265, align 4
  br label %323

295:
  %296 = load i32, ptr %142, align 4
  %297 = icmp eq i32 %296, 0
  %298 = icmp eq i32 %277, 0
  br i1 %297, label %300, label %299

299:
  br i1 %298, label %319, label %330

300:
  br i1 %298, label %319, label %301

301:
  %302 = getelementptr inbounds nuw i8, ptr %264, i64 24
  %303 = load i64, ptr %302, align 8
  %304 = and i64 %303, 120
  %305 = icmp eq i64 %304, 120
  br i1 %305, label %310, label %306

306:
  %307 = xor i64 %303, %262
  %308 = and i64 %307, 1015808
  %309 = icmp eq i64 %308, 0
  br i1 %309, label %313, label %310

310:
  %311 = and i64 %262, -16777216
  %312 = or disjoint i64 %311, 120
  br label %319

313:
  %314 = and i64 %307, 32760
  %315 = icmp eq i64 %314, 0
  %316 = and i64 %262, -32768
  %317 = or disjoint i64 %316, 112
  %318 = select i1 %315, i64 %262, i64 %317
  br label %319

319:
  %320 = phi i64 [ %318, %313 ], [ %262, %300 ], [ %312, %310 ], [ %262, %299 ]
  %321 = getelementptr inbounds nuw i8, ptr %264, i64 24
  store i64 %320, ptr %321, align 8
  %322 = or i32 %277, %240
  store i32 %322, ptr %276, align 4
  br label %323

323:
  %324 = getelementptr inbounds nuw i8, ptr %264, i64 8
  %325 = load i64, ptr %324, align 8
  %326 = icmp eq i64 %325, 0
  br i1 %326, label %332, label %327

327:
  store i64 0, ptr %324, align 8
  %328 = load i64, ptr %143, align 8
  %329 = add i64 %328, 1
  store i64 %329, ptr %143, align 8
  br label %332

330:
  %331 = tail call preserve_allcc i1 @judge_store(ptr %0, ptr %1, ptr %2, ptr %4, i64 %227, i64 %262, i32 %240)
  br i1 %331, label %332, label %335

332:
  %333 = add nuw nsw i64 %227, 1
  %334 = icmp eq i64 %227, %207
  br i1 %334, label %348, label %226

335:
  %336 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %337 = load i32, ptr %336, align 4
  %338 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 22, ptr %338, align 8
  %339 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %337, ptr %339, align 4
  %340 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 %156, ptr %340, align 8
  %341 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 0, ptr %341, align 8
  %342 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %342, align 8
  %343 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %343, align 8
  %344 = getelementptr inbounds nuw i8, ptr %0, i64 364
  store i32 0, ptr %344, align 4
  br label %353

345:
  %346 = tail call preserve_allcc i32 @ptxvm_screen(ptr %0, ptr %1, ptr %2, i32 %153, ptr %4, i64 %5)
  %347 = icmp eq i32 %346, 0
  br i1 %347, label %348, label %353

348:
  %349 = add nuw nsw i64 %145, 1
  %350 = load i32, ptr %129, align 8
  %351 = zext i32 %350 to i64
  %352 = icmp samesign ult i64 %349, %351
  br i1 %352, label %144, label %353

353:
  %354 = phi i32 [ %12, %11 ], [ 0, %124 ], [ 0, %120 ], [ 1, %335 ], [ 0, %128 ], [ 0, %348 ], [ 1, %345 ]
  ret i32 %354
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
  br label %179

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
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %49 = load i64, ptr %48, align 8
  %50 = shl i64 %49, 16
  %51 = lshr i32 %31, 4
  %52 = zext nneg i32 %51 to i64
  %53 = or disjoint i64 %50, %52
  %54 = add nsw i64 %11, -1
  %55 = add i64 %54, %23
  %56 = lshr i64 %55, 7
  %57 = icmp samesign ugt i64 %12, %56
  br i1 %57, label %179, label %58

58:
  %59 = lshr exact i64 %10, 2
  %60 = and i64 %59, 31
  %61 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 37688
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 41296
  br label %67

67:
  %68 = phi i64 [ %12, %58 ], [ %174, %173 ]
  %69 = sub nuw nsw i64 %68, %12
  %70 = load i32, ptr %61, align 8
  %71 = zext i32 %70 to i64
  %72 = getelementptr inbounds nuw %struct.ScreenMember, ptr %7, i64 %71
  %73 = icmp eq i64 %68, %12
  br i1 %73, label %79, label %74

74:
  %75 = getelementptr i32, ptr %72, i64 %69
  %76 = getelementptr i8, ptr %75, i64 -4
  %77 = load i32, ptr %76, align 4
  %78 = zext i32 %77 to i64
  br label %79

79:
  %80 = phi i64 [ %78, %74 ], [ 0, %67 ]
  %81 = getelementptr inbounds nuw i32, ptr %72, i64 %69
  %82 = load i32, ptr %81, align 4
  %83 = zext i32 %82 to i64
  %84 = shl nuw i64 %83, 32
  %85 = or disjoint i64 %84, %80
  %86 = shl i64 %85, %60
  %87 = lshr i64 %86, 32
  %88 = trunc nuw i64 %87 to i32
  %89 = icmp eq i64 %87, 0
  br i1 %89, label %173, label %90

90:
  %91 = load i32, ptr %62, align 8
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %98, label %93

93:
  %94 = load ptr, ptr %63, align 8
  %95 = getelementptr inbounds nuw i32, ptr %94, i64 %68
  %96 = load i32, ptr %95, align 4
  %97 = or i32 %96, %88
  store i32 %97, ptr %95, align 4
  br label %98

98:
  %99 = load i32, ptr %64, align 8
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %173, label %101

101:
  %102 = load ptr, ptr %65, align 8
  %103 = getelementptr inbounds nuw %struct.ScreenLine, ptr %102, i64 %68
  %104 = getelementptr inbounds nuw i8, ptr %103, i64 48
  %105 = load i64, ptr %103, align 8
  %106 = icmp eq i64 %105, %53
  br i1 %106, label %113, label %107

107:
  store i64 %53, ptr %103, align 8
  %108 = getelementptr inbounds nuw i8, ptr %103, i64 8
  store i64 0, ptr %108, align 8
  store i32 %88, ptr %104, align 8
  %109 = getelementptr inbounds nuw i8, ptr %103, i64 60
  store i32 0, ptr %109, align 4
  %110 = getelementptr inbounds nuw i8, ptr %103, i64 56
  store i32 0, ptr %110, align 8
  %111 = getelementptr inbounds nuw i8, ptr %103, i64 52
  store i32 0, ptr %111, align 4
  %112 = getelementptr inbounds nuw i8, ptr %103, i64 16
  store i64 %47, ptr %112, align 8
  br label %173

113:
  %114 = load i32, ptr %104, align 4
  %115 = getelementptr inbounds nuw i8, ptr %103, i64 52
  %116 = load i32, ptr %115, align 4
  %117 = getelementptr inbounds nuw i8, ptr %103, i64 56
  %118 = load i32, ptr %117, align 4
  %119 = getelementptr inbounds nuw i8, ptr %103, i64 60
  %120 = load i32, ptr %119, align 4
  %121 = or i32 %118, %120
  %122 = or i32 %121, %114
  %123 = or i32 %122, %116
  %124 = and i32 %123, %88
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %126, label %161

126:
  %127 = getelementptr inbounds nuw i8, ptr %103, i64 16
  %128 = load i64, ptr %127, align 8
  %129 = icmp ne i64 %128, %47
  %130 = icmp eq i32 %114, 0
  %131 = or i1 %130, %129
  br i1 %131, label %134, label %132

132:
  %133 = or i32 %114, %88
  store i32 %133, ptr %104, align 4
  br label %154

134:
  %135 = load i32, ptr %15, align 4
  %136 = icmp eq i32 %135, 0
  %137 = icmp eq i32 %116, 0
  br i1 %136, label %139, label %138

138:
  br i1 %137, label %150, label %161

139:
  br i1 %137, label %150, label %140

140:
  %141 = getelementptr inbounds nuw i8, ptr %103, i64 24
  %142 = load i64, ptr %141, align 8
  %143 = and i64 %142, 120
  %144 = icmp eq i64 %143, 120
  br i1 %144, label %150, label %145

145:
  %146 = xor i64 %142, %44
  %147 = and i64 %146, 1015808
  %148 = icmp eq i64 %147, 0
  %149 = select i1 %148, i64 %47, i64 120
  br label %150

150:
  %151 = phi i64 [ 120, %140 ], [ %47, %139 ], [ %47, %138 ], [ %149, %145 ]
  %152 = getelementptr inbounds nuw i8, ptr %103, i64 24
  store i64 %151, ptr %152, align 8
  %153 = or i32 %116, %88
  store i32 %153, ptr %115, align 4
  br label %154

154:
  %155 = getelementptr inbounds nuw i8, ptr %103, i64 8
  %156 = load i64, ptr %155, align 8
  %157 = icmp eq i64 %156, 0
  br i1 %157, label %173, label %158

158:
  store i64 0, ptr %155, align 8
  %159 = load i64, ptr %66, align 8
  %160 = add i64 %159, 1
  store i64 %160, ptr %66, align 8
  br label %173

161:
  %162 = tail call preserve_allcc i1 @judge_store(ptr %0, ptr %1, ptr %2, ptr %8, i64 %68, i64 %47, i32 %88)
  br i1 %162, label %173, label %163

163:
  %164 = getelementptr inbounds nuw i8, ptr %8, i64 20
  %165 = load i32, ptr %164, align 4
  %166 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 22, ptr %166, align 8
  %167 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %165, ptr %167, align 4
  %168 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 0, ptr %168, align 8
  %169 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 0, ptr %169, align 8
  %170 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %170, align 8
  %171 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %171, align 8
  %172 = getelementptr inbounds nuw i8, ptr %0, i64 364
  store i32 0, ptr %172, align 4
  br label %179

173:
  %174 = add nuw nsw i64 %68, 1
  %175 = load i64, ptr %22, align 8
  %176 = add i64 %54, %175
  %177 = lshr i64 %176, 7
  %178 = icmp samesign ult i64 %68, %177
  br i1 %178, label %67, label %179

179:
  %180 = phi i32 [ %37, %33 ], [ 1, %163 ], [ 0, %38 ], [ 0, %173 ]
  ret i32 %180
}

define internal preserve_allcc i1 @judge_store(ptr %0, ptr %1, ptr %2, ptr %3, i64 %4, i64 %5, i32 %6) unnamed_addr #0
      noimplicitfloat {
  %8 = alloca i64, align 8
  %9 = alloca %struct.Screening, align 8
  store ptr %0, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 8
  store ptr %3, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %12 = load i64, ptr %11, align 8
  %13 = shl i64 %12, 16
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %15 = load i32, ptr %14, align 8
  %16 = lshr i32 %15, 4
  %17 = zext nneg i32 %16 to i64
  %18 = or i64 %13, %17
  %19 = getelementptr inbounds nuw i8, ptr %9, i64 24
  store i64 %18, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %9, i64 32
  store i64 0, ptr %20, align 8
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %22 = load i32, ptr %21, align 8
  %23 = zext i32 %22 to i64
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 40
  store i64 %23, ptr %24, align 8
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %26 = load ptr, ptr %25, align 8
  %27 = getelementptr inbounds nuw i8, ptr %9, i64 56
  store ptr %26, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %9, i64 80
  store ptr %29, ptr %30, align 8
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %32 = load ptr, ptr %31, align 8
  %33 = getelementptr inbounds nuw i8, ptr %9, i64 72
  store ptr %32, ptr %33, align 8
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %35 = load i32, ptr %34, align 8
  %36 = icmp ne i32 %35, 0
  %37 = getelementptr inbounds nuw i8, ptr %9, i64 110
  %38 = zext i1 %36 to i8
  store i8 %38, ptr %37, align 2
  %39 = getelementptr inbounds nuw i8, ptr %9, i64 108
  store i8 1, ptr %39, align 4
  %40 = getelementptr inbounds nuw %struct.ScreenLine, ptr %26, i64 %4
  %41 = icmp ne i32 %6, 0
  %42 = shl nuw i64 %4, 7
  %43 = icmp ult i64 %42, %23
  %44 = select i1 %41, i1 %43, i1 false
  br i1 %44, label %45, label %240

45:
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 37688
  %47 = load i32, ptr %46, align 8
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %73, label %49

49:
  %50 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %51 = load i32, ptr %50, align 4
  switch i32 %51, label %52 [
    i32 5, label %58
    i32 2, label %58
    i32 1, label %58
    i32 6, label %58
  ]

52:
  %53 = getelementptr inbounds nuw i32, ptr %32, i64 %4
  %54 = load i32, ptr %53, align 4
  %55 = xor i32 %54, -1
  %56 = and i32 %6, %55
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %73, label %240

58:
  %59 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %60 = load i32, ptr %59, align 8
  %61 = icmp ugt i32 %60, 3
  br i1 %61, label %62, label %66

62:
  %63 = getelementptr inbounds nuw i32, ptr %32, i64 %4
  %64 = load i32, ptr %63, align 4
  %65 = or i32 %64, %6
  store i32 %65, ptr %63, align 4
  br label %73

66:
  br i1 %36, label %67, label %73

67:
  %68 = getelementptr inbounds nuw i32, ptr %32, i64 %4
  %69 = load i32, ptr %68, align 4
  %70 = xor i32 %69, -1
  %71 = and i32 %6, %70
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %73, label %240

73:
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %75 = load i32, ptr %74, align 8
  %76 = icmp eq i32 %75, 0
  br i1 %76, label %240, label %77

77:
  %78 = load i64, ptr %40, align 8
  %79 = icmp eq i64 %78, %18
  %80 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %81 = load i32, ptr %80, align 4
  br i1 %79, label %82, label %140

82:
  switch i32 %81, label %101 [
    i32 4, label %83
    i32 0, label %83
  ]

83:
  %84 = getelementptr inbounds nuw i8, ptr %40, i64 32
  %85 = load i64, ptr %84, align 8
  %86 = icmp eq i64 %85, %5
  br i1 %86, label %87, label %179

87:
  %88 = getelementptr inbounds nuw i8, ptr %40, i64 56
  %89 = load i32, ptr %88, align 8
  %90 = xor i32 %89, -1
  %91 = and i32 %6, %90
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %93, label %179

93:
  %94 = getelementptr inbounds nuw i8, ptr %40, i64 48
  %95 = load i32, ptr %94, align 8
  %96 = getelementptr inbounds nuw i8, ptr %40, i64 52
  %97 = load i32, ptr %96, align 4
  %98 = or i32 %97, %95
  %99 = and i32 %98, %6
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %240, label %179

101:
  %102 = and i64 %5, 7
  %103 = icmp eq i64 %102, 0
  %104 = and i64 %5, 6
  %105 = icmp eq i64 %104, 6
  %106 = or i1 %103, %105
  br i1 %106, label %179, label %107

107:
  %108 = getelementptr inbounds nuw i8, ptr %40, i64 48
  %109 = load i32, ptr %108, align 8
  %110 = xor i32 %109, -1
  %111 = and i32 %6, %110
  %112 = icmp eq i32 %111, 0
  br i1 %112, label %113, label %179

113:
  %114 = getelementptr inbounds nuw i8, ptr %40, i64 16
  %115 = load i64, ptr %114, align 8
  %116 = and i64 %115, 120
  %117 = icmp eq i64 %116, 120
  br i1 %117, label %118, label %179

118:
  %119 = icmp ugt i64 %115, -1099511627777
  %120 = xor i64 %115, %5
  %121 = icmp ult i64 %120, 16777216
  %122 = or i1 %119, %121
  br i1 %122, label %123, label %179

123:
  %124 = and i64 %115, 7
  %125 = icmp ne i64 %124, 0
  %126 = and i64 %120, 7
  %127 = icmp eq i64 %126, 0
  %128 = and i1 %125, %127
  br i1 %128, label %129, label %179

129:
  %130 = getelementptr inbounds nuw i8, ptr %40, i64 52
  %131 = load i32, ptr %130, align 4
  %132 = getelementptr inbounds nuw i8, ptr %40, i64 56
  %133 = load i32, ptr %132, align 8
  %134 = or i32 %133, %131
  %135 = getelementptr inbounds nuw i8, ptr %40, i64 60
  %136 = load i32, ptr %135, align 4
  %137 = or i32 %134, %136
  %138 = and i32 %137, %6
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %240, label %179

140:
  %141 = and i32 %81, -5
  %142 = icmp eq i32 %141, 0
  %143 = select i1 %142, i32 2, i32 0
  store i64 %18, ptr %40, align 8
  %144 = getelementptr inbounds nuw i8, ptr %40, i64 48
  %145 = getelementptr inbounds nuw i8, ptr %40, i64 60
  store i32 0, ptr %145, align 4
  %146 = getelementptr inbounds nuw i8, ptr %40, i64 56
  store i32 0, ptr %146, align 8
  %147 = getelementptr inbounds nuw i8, ptr %40, i64 52
  store i32 0, ptr %147, align 4
  store i32 0, ptr %144, align 8
  %148 = getelementptr inbounds nuw i8, ptr %40, i64 8
  store i64 0, ptr %148, align 8
  %149 = and i64 %5, 120
  %150 = icmp eq i64 %149, 72
  br i1 %150, label %151, label %152

151:
  call preserve_allcc void @remember(ptr %9, ptr %40, i32 %143, i64 %5, i32 %6)
  br label %230

152:
  %153 = zext nneg i32 %143 to i64
  %154 = getelementptr inbounds nuw i32, ptr %144, i64 %153
  store i32 %6, ptr %154, align 4
  %155 = getelementptr inbounds nuw i8, ptr %40, i64 16
  %156 = getelementptr inbounds nuw i64, ptr %155, i64 %153
  store i64 %5, ptr %156, align 8
  switch i32 %81, label %230 [
    i32 4, label %157
    i32 0, label %157
  ]

157:
  %158 = getelementptr inbounds nuw i8, ptr %0, i64 37684
  %159 = load i32, ptr %158, align 4
  %160 = icmp eq i32 %159, 0
  br i1 %160, label %161, label %230

161:
  %162 = load i32, ptr %144, align 8
  %163 = load i32, ptr %147, align 4
  %164 = or i32 %163, %162
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %166, label %230

166:
  %167 = getelementptr inbounds nuw i8, ptr %40, i64 32
  %168 = load i64, ptr %167, align 8
  %169 = and i64 %168, 71
  %170 = icmp eq i64 %169, 64
  br i1 %170, label %171, label %230

171:
  store i32 -1, ptr %146, align 8
  store i32 0, ptr %145, align 4
  %172 = and i64 %168, 120
  %173 = icmp eq i64 %172, 120
  %174 = shl i64 %18, 10
  %175 = lshr i64 %168, 15
  %176 = and i64 %175, 1023
  %177 = select i1 %173, i64 1023, i64 %176
  %178 = or disjoint i64 %177, %174
  store i64 %178, ptr %148, align 8
  br label %230

179:
  %180 = and i64 %5, 64
  %181 = icmp eq i64 %180, 0
  br i1 %181, label %182, label %228

182:
  %183 = getelementptr inbounds nuw i8, ptr %40, i64 48
  %184 = getelementptr inbounds nuw i8, ptr %40, i64 56
  %185 = load i32, ptr %184, align 8
  %186 = icmp eq i32 %185, 0
  %187 = getelementptr inbounds nuw i8, ptr %40, i64 52
  %188 = load i32, ptr %187, align 4
  %189 = getelementptr inbounds nuw i8, ptr %40, i64 60
  %190 = load i32, ptr %189, align 4
  %191 = or i32 %190, %188
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %193, label %228

193:
  %194 = load i32, ptr %183, align 8
  %195 = icmp eq i32 %194, 0
  br i1 %195, label %200, label %196

196:
  %197 = getelementptr inbounds nuw i8, ptr %40, i64 16
  %198 = load i64, ptr %197, align 8
  %199 = icmp eq i64 %198, %5
  br i1 %199, label %200, label %228

200:
  br i1 %186, label %205, label %201

201:
  %202 = getelementptr inbounds nuw i8, ptr %40, i64 32
  %203 = load i64, ptr %202, align 8
  %204 = icmp eq i64 %203, %5
  br i1 %204, label %205, label %228

205:
  %206 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %207 = load i32, ptr %206, align 4
  switch i32 %207, label %211 [
    i32 4, label %228
    i32 0, label %208
  ]

208:
  %209 = getelementptr inbounds nuw i8, ptr %40, i64 32
  store i64 %5, ptr %209, align 8
  %210 = or i32 %185, %6
  store i32 %210, ptr %184, align 8
  br label %230

211:
  %212 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %213 = load i64, ptr %212, align 8
  %214 = icmp eq i64 %213, 0
  br i1 %214, label %221, label %215

215:
  store i64 0, ptr %212, align 8
  %216 = getelementptr inbounds nuw i8, ptr %0, i64 41296
  %217 = load i64, ptr %216, align 8
  %218 = add i64 %217, 1
  store i64 %218, ptr %216, align 8
  %219 = load i32, ptr %183, align 8
  %220 = load i32, ptr %184, align 8
  br label %221

221:
  %222 = phi i32 [ %220, %215 ], [ %185, %211 ]
  %223 = phi i32 [ %219, %215 ], [ %194, %211 ]
  %224 = getelementptr inbounds nuw i8, ptr %40, i64 16
  store i64 %5, ptr %224, align 8
  %225 = or i32 %223, %6
  store i32 %225, ptr %183, align 8
  %226 = xor i32 %6, -1
  %227 = and i32 %222, %226
  store i32 %227, ptr %184, align 8
  br label %230

228:
  %229 = call preserve_allcc i1 @judge_again(ptr %9, ptr %40, i64 %5, i32 %6)
  br i1 %229, label %230, label %240

230:
  %231 = and i64 %5, 6
  %232 = icmp eq i64 %231, 6
  br i1 %232, label %233, label %240

233:
  %234 = getelementptr inbounds nuw i8, ptr %0, i64 41288
  %235 = load i64, ptr %234, align 8
  store i64 %235, ptr %8, align 8
  %236 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %237 = load i32, ptr %236, align 8
  %238 = icmp eq i32 %237, 1
  %239 = select i1 %238, i64 1, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 undef, ptr align 8 %8, i64 %239, i1 false)
  br label %240

240:
  %241 = phi i1 [ true, %7 ], [ false, %52 ], [ true, %129 ], [ true, %93 ], [ true, %73 ], [ false, %67 ], [ false,
      %228 ], [ true, %233 ], [ true, %230 ]
  ret i1 %241
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
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 14440
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
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 14436
  %30 = load i32, ptr %29, align 4
  %31 = icmp ult i32 %30, 128
  br i1 %31, label %32, label %59

32:
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 41824
  %34 = load i32, ptr %33, align 8
  %35 = icmp ult i32 %3, %34
  br i1 %35, label %36, label %59

36:
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 41816
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
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 41824
  %12 = load i32, ptr %11, align 8
  %13 = icmp ult i32 %3, %12
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 41816
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
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 41824
  %9 = load i32, ptr %8, align 8
  %10 = icmp ult i32 %3, %9
  br i1 %10, label %11, label %17

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 41816
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
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 14448
  %19 = load i32, ptr %18, align 8
  %20 = icmp eq i32 %19, 32
  br i1 %20, label %74, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 41824
  %23 = load i32, ptr %22, align 8
  %24 = icmp ult i32 %3, %23
  br i1 %24, label %25, label %31

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 41816
  %27 = load ptr, ptr %26, align 8
  %28 = sext i32 %3 to i64
  %29 = getelementptr inbounds ptr, ptr %27, i64 %28
  %30 = load ptr, ptr %29, align 8
  br label %31

31:
  %32 = phi ptr [ %30, %25 ], [ null, %21 ]
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 14440
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
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 14440
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 116
  %9 = load i32, ptr %8, align 4
  %10 = icmp ne i32 %9, 0
  %11 = icmp eq ptr %7, null
  %12 = select i1 %10, i1 true, i1 %11
  br i1 %12, label %78, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 14448
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
  %6 = alloca i64, align 8
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %8 = load ptr, ptr %7, align 8
  %9 = load i32, ptr %8, align 8
  %10 = icmp eq i32 %9, 2
  br i1 %10, label %16, label %11

11:
  %12 = icmp eq i32 %9, 0
  %13 = and i64 %3, -4294967296
  %14 = icmp eq i64 %13, 4294967296
  %15 = and i1 %14, %12
  br i1 %15, label %16, label %73

16:
  %17 = and i64 %3, 4294967295
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %19 = load i32, ptr %18, align 8
  %20 = zext i32 %19 to i64
  %21 = shl nuw nsw i64 %20, 20
  %22 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %23 = load i32, ptr %22, align 4
  %24 = zext i32 %23 to i64
  %25 = shl nuw nsw i64 %24, 15
  %26 = or i64 %25, %21
  %27 = and i64 %26, 16744448
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 109
  %29 = load i8, ptr %28, align 1
  %30 = trunc nuw i8 %29 to i1
  br i1 %30, label %36, label %31

31:
  %32 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %33 = load i32, ptr %32, align 8
  %34 = zext i32 %33 to i64
  %35 = or i64 %27, %34
  br label %36

36:
  %37 = phi i64 [ %35, %31 ], [ %27, %16 ]
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %37, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 0, ptr %39, align 8
  %40 = load ptr, ptr %0, align 8
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 80
  %42 = load i32, ptr %41, align 8
  %43 = zext i32 %42 to i64
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %43, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %46 = load ptr, ptr %45, align 8
  %47 = ptrtoint ptr %46 to i64
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %47, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %50 = load ptr, ptr %49, align 8
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %50, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %53 = load ptr, ptr %52, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %53, ptr %54, align 8
  %55 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %56 = load ptr, ptr %55, align 8
  %57 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %56, ptr %57, align 8
  %58 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %59 = load i64, ptr %58, align 8
  %60 = shl i64 %59, 16
  %61 = load i32, ptr %18, align 8
  %62 = lshr i32 %61, 4
  %63 = zext nneg i32 %62 to i64
  %64 = or i64 %60, %63
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %64, ptr %65, align 8
  %66 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %67 = load i32, ptr %66, align 8
  %68 = icmp ne i32 %67, 0
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 110
  %70 = zext i1 %68 to i8
  store i8 %70, ptr %69, align 2
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 108
  store i8 1, ptr %71, align 4
  %72 = icmp samesign ult i64 %17, %43
  br i1 %72, label %167, label %695

73:
  switch i32 %9, label %695 [
    i32 1, label %79
    i32 0, label %74
  ]

74:
  %75 = lshr i64 %3, 32
  %76 = trunc nuw i64 %75 to i32
  %77 = add i32 %76, -1
  %78 = icmp ult i32 %77, 4
  br i1 %78, label %695, label %79

79:
  %80 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %81 = load i32, ptr %80, align 8
  %82 = zext i32 %81 to i64
  %83 = shl nuw nsw i64 %82, 20
  %84 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %85 = load i32, ptr %84, align 4
  %86 = zext i32 %85 to i64
  %87 = shl nuw nsw i64 %86, 15
  %88 = or i64 %87, %83
  %89 = load i64, ptr %1, align 8
  %90 = shl i64 %89, 40
  %91 = or i64 %88, %90
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 109
  %93 = load i8, ptr %92, align 1
  %94 = trunc nuw i8 %93 to i1
  br i1 %94, label %99, label %95

95:
  %96 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %97 = load i32, ptr %96, align 4
  %98 = zext i32 %97 to i64
  br label %99

99:
  %100 = phi i64 [ %98, %95 ], [ 0, %79 ]
  %101 = or i64 %91, %100
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %101, ptr %102, align 8
  %103 = load ptr, ptr %0, align 8
  %104 = getelementptr inbounds nuw i8, ptr %103, i64 37648
  %105 = load i64, ptr %104, align 8
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %105, ptr %106, align 8
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 108
  store i8 0, ptr %107, align 4
  %108 = ptrtoint ptr %8 to i64
  %109 = getelementptr inbounds nuw i8, ptr %103, i64 37704
  %110 = udiv i64 %108, 40
  %111 = and i64 %110, 63
  %112 = getelementptr inbounds nuw %struct.ScreenCache, ptr %109, i64 %111
  %113 = load i64, ptr %112, align 8
  %114 = icmp eq i64 %113, %108
  br i1 %114, label %115, label %122

115:
  %116 = getelementptr inbounds nuw i8, ptr %112, i64 8
  %117 = load i64, ptr %116, align 8
  %118 = sub i64 %3, %117
  %119 = getelementptr inbounds nuw i8, ptr %112, i64 16
  %120 = load i64, ptr %119, align 8
  %121 = icmp ult i64 %118, %120
  br i1 %121, label %128, label %122

122:
  %123 = tail call preserve_allcc i32 @search(ptr %0, ptr %2, i64 %3, ptr %112)
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %695, label %125

125:
  %126 = getelementptr inbounds nuw i8, ptr %112, i64 8
  %127 = load i64, ptr %126, align 8
  br label %128

128:
  %129 = phi i64 [ %127, %125 ], [ %117, %115 ]
  %130 = getelementptr inbounds nuw i8, ptr %112, i64 8
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %129, ptr %131, align 8
  %132 = getelementptr inbounds nuw i8, ptr %112, i64 16
  %133 = load i64, ptr %132, align 8
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %133, ptr %134, align 8
  %135 = getelementptr inbounds nuw i8, ptr %112, i64 24
  %136 = load i64, ptr %135, align 8
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %136, ptr %137, align 8
  %138 = getelementptr inbounds nuw i8, ptr %112, i64 40
  %139 = load ptr, ptr %138, align 8
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %139, ptr %140, align 8
  %141 = add i64 %133, 127
  %142 = lshr i64 %141, 7
  %143 = getelementptr inbounds nuw %struct.ScreenLine, ptr %139, i64 %142
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %143, ptr %144, align 8
  %145 = getelementptr inbounds nuw i8, ptr %112, i64 48
  %146 = load ptr, ptr %145, align 8
  %147 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %146, ptr %147, align 8
  %148 = shl i64 %3, 1
  %149 = getelementptr inbounds nuw i8, ptr %112, i64 32
  %150 = load i64, ptr %149, align 8
  %151 = load i64, ptr %130, align 8
  %152 = add i64 %150, %151
  %153 = sub i64 %148, %152
  store i64 %3, ptr %149, align 8
  %154 = load i64, ptr %132, align 8
  %155 = icmp ult i64 %153, %154
  %156 = load ptr, ptr %138, align 8
  %157 = icmp eq ptr %156, null
  br i1 %155, label %158, label %162

158:
  br i1 %157, label %677, label %159

159:
  %160 = lshr i64 %153, 7
  %161 = getelementptr inbounds nuw %struct.ScreenLine, ptr %156, i64 %160
  tail call void @llvm.prefetch.p0(ptr %161, i32 1, i32 3, i32 1)
  br label %163

162:
  br i1 %157, label %677, label %163

163:
  %164 = load i64, ptr %131, align 8
  %165 = load i64, ptr %137, align 8
  %166 = inttoptr i64 %165 to ptr
  br label %167

167:
  %168 = phi ptr [ %166, %163 ], [ %46, %36 ]
  %169 = phi i64 [ %164, %163 ], [ 0, %36 ]
  %170 = phi i64 [ %3, %163 ], [ %17, %36 ]
  %171 = sub i64 %170, %169
  %172 = getelementptr inbounds nuw i8, ptr %168, i64 %171
  %173 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %172, ptr %173, align 8
  %174 = icmp slt i32 %4, 0
  %175 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %176 = load i64, ptr %175, align 8
  br i1 %174, label %177, label %179

177:
  %178 = or i64 %176, 112
  br label %185

179:
  %180 = zext nneg i32 %4 to i64
  %181 = shl nuw nsw i64 %180, 7
  %182 = and i64 %181, 32640
  %183 = xor i64 %182, 16440
  %184 = or i64 %183, %176
  br label %185

185:
  %186 = phi i64 [ %178, %177 ], [ %184, %179 ]
  %187 = and i64 %171, 127
  %188 = lshr i64 %171, 7
  %189 = load ptr, ptr %7, align 8
  %190 = getelementptr inbounds nuw i8, ptr %189, i64 8
  %191 = load i32, ptr %190, align 8
  %192 = zext i32 %191 to i64
  %193 = add nsw i64 %187, -1
  %194 = add nsw i64 %193, %192
  %195 = lshr i64 %187, 2
  %196 = trunc nuw nsw i64 %195 to i32
  %197 = shl nsw i32 -1, %196
  %198 = tail call i64 @llvm.umin.i64(i64 %194, i64 127)
  %199 = lshr i64 %198, 2
  %200 = trunc nuw nsw i64 %199 to i32
  %201 = xor i32 %200, 31
  %202 = lshr i32 -1, %201
  %203 = and i32 %202, %197
  %204 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %205 = load ptr, ptr %204, align 8
  %206 = getelementptr inbounds nuw %struct.ScreenLine, ptr %205, i64 %188
  %207 = icmp eq i32 %203, 0
  br i1 %207, label %695, label %208

208:
  %209 = and i64 %171, -128
  %210 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %211 = load i64, ptr %210, align 8
  %212 = icmp ult i64 %209, %211
  br i1 %212, label %213, label %695

213:
  %214 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %215 = load i8, ptr %214, align 4
  %216 = trunc nuw i8 %215 to i1
  %217 = load ptr, ptr %0, align 8
  br i1 %216, label %218, label %254

218:
  %219 = getelementptr inbounds nuw i8, ptr %217, i64 37688
  %220 = load i32, ptr %219, align 8
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %254, label %222

222:
  %223 = getelementptr inbounds nuw i8, ptr %189, i64 4
  %224 = load i32, ptr %223, align 4
  switch i32 %224, label %225 [
    i32 5, label %233
    i32 2, label %233
    i32 1, label %233
    i32 6, label %233
  ]

225:
  %226 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %227 = load ptr, ptr %226, align 8
  %228 = getelementptr inbounds nuw i32, ptr %227, i64 %188
  %229 = load i32, ptr %228, align 4
  %230 = xor i32 %229, -1
  %231 = and i32 %203, %230
  %232 = icmp eq i32 %231, 0
  br i1 %232, label %254, label %662

233:
  %234 = icmp ugt i32 %191, 3
  br i1 %234, label %235, label %242

235:
  %236 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %237 = load ptr, ptr %236, align 8
  %238 = getelementptr inbounds nuw i32, ptr %237, i64 %188
  %239 = load i32, ptr %238, align 4
  %240 = or i32 %239, %203
  store i32 %240, ptr %238, align 4
  %241 = load ptr, ptr %0, align 8
  br label %254

242:
  %243 = getelementptr inbounds nuw i8, ptr %0, i64 110
  %244 = load i8, ptr %243, align 2
  %245 = trunc nuw i8 %244 to i1
  br i1 %245, label %246, label %254

246:
  %247 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %248 = load ptr, ptr %247, align 8
  %249 = getelementptr inbounds nuw i32, ptr %248, i64 %188
  %250 = load i32, ptr %249, align 4
  %251 = xor i32 %250, -1
  %252 = and i32 %203, %251
  %253 = icmp eq i32 %252, 0
  br i1 %253, label %254, label %662

254:
  %255 = phi ptr [ %241, %235 ], [ %217, %242 ], [ %217, %225 ], [ %217, %246 ], [ %217, %218 ], [ %217, %213 ]
  %256 = getelementptr inbounds nuw i8, ptr %255, i64 37696
  %257 = load i32, ptr %256, align 8
  %258 = icmp eq i32 %257, 0
  %259 = load i8, ptr %214, align 4
  %260 = trunc nuw i8 %259 to i1
  br i1 %258, label %261, label %285

261:
  br i1 %260, label %695, label %262

262:
  %263 = load ptr, ptr %7, align 8
  %264 = getelementptr inbounds nuw i8, ptr %263, i64 4
  %265 = load i32, ptr %264, align 4
  switch i32 %265, label %266 [
    i32 4, label %695
    i32 0, label %695
  ]

266:
  %267 = lshr i64 %171, 12
  %268 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %269 = load ptr, ptr %268, align 8
  %270 = getelementptr inbounds nuw %struct.ScreenPage, ptr %269, i64 %267
  %271 = load atomic i64, ptr %270 acquire, align 8
  %272 = load ptr, ptr %0, align 8
  %273 = getelementptr inbounds nuw i8, ptr %272, i64 37648
  %274 = load i64, ptr %273, align 8
  %275 = icmp eq i64 %271, %274
  br i1 %275, label %695, label %276

276:
  %277 = add i64 %274, -1
  %278 = icmp eq i64 %271, %277
  br i1 %278, label %279, label %283

279:
  %280 = load ptr, ptr %7, align 8
  %281 = getelementptr inbounds nuw i8, ptr %280, i64 4
  %282 = load i32, ptr %281, align 4
  switch i32 %282, label %283 [
    i32 4, label %695
    i32 0, label %695
  ]

283:
  %284 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %267)
  br i1 %284, label %695, label %662

285:
  br i1 %260, label %305, label %286

286:
  %287 = lshr i64 %171, 12
  %288 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %289 = load ptr, ptr %288, align 8
  %290 = getelementptr inbounds nuw %struct.ScreenPage, ptr %289, i64 %287
  %291 = load atomic i64, ptr %290 acquire, align 8
  %292 = load ptr, ptr %0, align 8
  %293 = getelementptr inbounds nuw i8, ptr %292, i64 37648
  %294 = load i64, ptr %293, align 8
  %295 = icmp eq i64 %291, %294
  br i1 %295, label %305, label %296

296:
  %297 = add i64 %294, -1
  %298 = icmp eq i64 %291, %297
  br i1 %298, label %299, label %303

299:
  %300 = load ptr, ptr %7, align 8
  %301 = getelementptr inbounds nuw i8, ptr %300, i64 4
  %302 = load i32, ptr %301, align 4
  switch i32 %302, label %303 [
    i32 4, label %305
    i32 0, label %305
  ]

303:
  %304 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %287)
  br i1 %304, label %305, label %662

305:
  %306 = load i8, ptr %214, align 4
  %307 = trunc nuw i8 %306 to i1
  br i1 %307, label %368, label %308

308:
  %309 = icmp eq i32 %203, -1
  %310 = and i64 %186, 7
  %311 = icmp eq i64 %310, 0
  %312 = and i1 %311, %309
  %313 = and i64 %186, 64
  %314 = icmp eq i64 %313, 0
  %315 = select i1 %312, i1 %314, i1 false
  br i1 %315, label %316, label %368

316:
  %317 = load ptr, ptr %7, align 8
  %318 = getelementptr inbounds nuw i8, ptr %317, i64 4
  %319 = load i32, ptr %318, align 4
  %320 = icmp eq i32 %319, 4
  br i1 %320, label %368, label %321

321:
  %322 = load ptr, ptr %0, align 8
  %323 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %324 = load ptr, ptr %323, align 8
  %325 = lshr i64 %171, 12
  %326 = getelementptr inbounds nuw %struct.ScreenPage, ptr %324, i64 %325
  %327 = getelementptr inbounds nuw i8, ptr %326, i64 8
  %328 = and i64 %188, 31
  %329 = getelementptr inbounds nuw i64, ptr %327, i64 %328
  %330 = icmp eq i32 %319, 0
  %331 = load atomic i64, ptr %329 monotonic, align 8
  %332 = select i1 %330, i64 2, i64 1
  %333 = icmp eq i64 %331, 0
  br i1 %333, label %334, label %336

334:
  %335 = or disjoint i64 %332, %186
  br label %357

336:
  %337 = and i64 %331, -8
  %338 = icmp eq i64 %337, %186
  br i1 %338, label %339, label %341

339:
  %340 = or i64 %331, %332
  br label %357

341:
  %342 = xor i64 %331, %186
  %343 = icmp ult i64 %342, 1099511627776
  br i1 %343, label %344, label %368

344:
  %345 = lshr i64 %331, 24
  %346 = and i64 %345, 65535
  %347 = lshr i64 %186, 24
  %348 = and i64 %347, 65535
  %349 = icmp samesign ult i64 %346, %348
  br i1 %349, label %350, label %368

350:
  %351 = and i64 %331, 5
  %352 = icmp ne i64 %351, 0
  %353 = and i1 %330, %352
  %354 = select i1 %353, i64 4, i64 0
  %355 = or disjoint i64 %186, %354
  %356 = or disjoint i64 %355, %332
  br label %357

357:
  %358 = phi i64 [ %356, %350 ], [ %340, %339 ], [ %335, %334 ]
  %359 = getelementptr inbounds nuw i8, ptr %322, i64 37680
  %360 = load i32, ptr %359, align 8
  %361 = icmp eq i32 %360, 0
  br i1 %361, label %363, label %362

362:
  store i64 %358, ptr %329, align 8
  br label %695

363:
  %364 = icmp eq i64 %331, %358
  br i1 %364, label %695, label %365

365:
  %366 = cmpxchg ptr %329, i64 %331, i64 %358 monotonic monotonic, align 8
  %367 = extractvalue { i64, i1 } %366, 1
  br i1 %367, label %695, label %368

368:
  %369 = load i64, ptr %206, align 8
  %370 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %371 = load i64, ptr %370, align 8
  %372 = icmp eq i64 %369, %371
  br i1 %372, label %373, label %434

373:
  %374 = load ptr, ptr %7, align 8
  %375 = getelementptr inbounds nuw i8, ptr %374, i64 4
  %376 = load i32, ptr %375, align 4
  switch i32 %376, label %395 [
    i32 4, label %377
    i32 0, label %377
  ]

377:
  %378 = getelementptr inbounds nuw i8, ptr %206, i64 32
  %379 = load i64, ptr %378, align 8
  %380 = icmp eq i64 %379, %186
  br i1 %380, label %381, label %434

381:
  %382 = getelementptr inbounds nuw i8, ptr %206, i64 56
  %383 = load i32, ptr %382, align 8
  %384 = xor i32 %383, -1
  %385 = and i32 %203, %384
  %386 = icmp eq i32 %385, 0
  br i1 %386, label %387, label %434

387:
  %388 = getelementptr inbounds nuw i8, ptr %206, i64 48
  %389 = load i32, ptr %388, align 8
  %390 = getelementptr inbounds nuw i8, ptr %206, i64 52
  %391 = load i32, ptr %390, align 4
  %392 = or i32 %391, %389
  %393 = and i32 %392, %203
  %394 = icmp eq i32 %393, 0
  br i1 %394, label %695, label %434

395:
  %396 = and i64 %186, 7
  %397 = icmp eq i64 %396, 0
  %398 = and i64 %186, 6
  %399 = icmp eq i64 %398, 6
  %400 = or i1 %397, %399
  br i1 %400, label %434, label %401

401:
  %402 = getelementptr inbounds nuw i8, ptr %206, i64 48
  %403 = load i32, ptr %402, align 8
  %404 = xor i32 %403, -1
  %405 = and i32 %203, %404
  %406 = icmp eq i32 %405, 0
  br i1 %406, label %407, label %434

407:
  %408 = getelementptr inbounds nuw i8, ptr %206, i64 16
  %409 = load i64, ptr %408, align 8
  %410 = and i64 %409, 120
  %411 = icmp eq i64 %410, 120
  br i1 %411, label %412, label %434

412:
  %413 = icmp ugt i64 %409, -1099511627777
  %414 = xor i64 %409, %186
  %415 = icmp ult i64 %414, 16777216
  %416 = select i1 %413, i1 true, i1 %415
  br i1 %416, label %417, label %434

417:
  %418 = and i64 %409, 7
  %419 = icmp ne i64 %418, 0
  %420 = and i64 %414, 7
  %421 = icmp eq i64 %420, 0
  %422 = select i1 %419, i1 %421, i1 false
  br i1 %422, label %423, label %434

423:
  %424 = getelementptr inbounds nuw i8, ptr %206, i64 52
  %425 = load i32, ptr %424, align 4
  %426 = getelementptr inbounds nuw i8, ptr %206, i64 56
  %427 = load i32, ptr %426, align 8
  %428 = or i32 %427, %425
  %429 = getelementptr inbounds nuw i8, ptr %206, i64 60
  %430 = load i32, ptr %429, align 4
  %431 = or i32 %428, %430
  %432 = and i32 %431, %203
  %433 = icmp eq i32 %432, 0
  br i1 %433, label %695, label %434

434:
  %435 = load i8, ptr %214, align 4
  %436 = trunc nuw i8 %435 to i1
  br i1 %436, label %490, label %437

437:
  %438 = load ptr, ptr %0, align 8
  %439 = getelementptr inbounds nuw i8, ptr %438, i64 37680
  %440 = load i32, ptr %439, align 8
  %441 = icmp eq i32 %440, 0
  br i1 %441, label %442, label %451

442:
  %443 = getelementptr inbounds nuw i8, ptr %206, i64 8
  br label %444

444:
  %445 = atomicrmw or ptr %443, i64 1 acquire, align 8
  %446 = and i64 %445, 1
  %447 = icmp eq i64 %446, 0
  br i1 %447, label %448, label %444

448:
  %449 = load i8, ptr %214, align 4
  %450 = trunc nuw i8 %449 to i1
  br i1 %450, label %490, label %451

451:
  %452 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %453 = load ptr, ptr %452, align 8
  %454 = lshr i64 %171, 12
  %455 = getelementptr inbounds nuw %struct.ScreenPage, ptr %453, i64 %454
  %456 = getelementptr inbounds nuw i8, ptr %455, i64 8
  %457 = and i64 %188, 31
  %458 = getelementptr inbounds nuw i64, ptr %456, i64 %457
  %459 = load atomic i64, ptr %458 monotonic, align 8
  %460 = icmp eq i64 %459, -1
  br i1 %460, label %490, label %461

461:
  %462 = load ptr, ptr %0, align 8
  %463 = getelementptr inbounds nuw i8, ptr %462, i64 37680
  %464 = load i32, ptr %463, align 8
  %465 = icmp eq i32 %464, 0
  br i1 %465, label %467, label %466

466:
  store i64 -1, ptr %458, align 8
  br label %469

467:
  %468 = atomicrmw xchg ptr %458, i64 -1 monotonic, align 8
  br label %469

469:
  %470 = phi i64 [ %459, %466 ], [ %468, %467 ]
  %471 = load i64, ptr %370, align 8
  store i64 %471, ptr %206, align 8
  %472 = and i64 %470, 5
  %473 = icmp ne i64 %472, 0
  %474 = sext i1 %473 to i32
  %475 = getelementptr inbounds nuw i8, ptr %206, i64 48
  store i32 %474, ptr %475, align 8
  %476 = shl i64 %470, 62
  %477 = ashr i64 %476, 63
  %478 = trunc nsw i64 %477 to i32
  %479 = getelementptr inbounds nuw i8, ptr %206, i64 56
  store i32 %478, ptr %479, align 8
  %480 = getelementptr inbounds nuw i8, ptr %206, i64 60
  store i32 0, ptr %480, align 4
  %481 = getelementptr inbounds nuw i8, ptr %206, i64 52
  store i32 0, ptr %481, align 4
  %482 = and i64 %470, -8
  %483 = getelementptr inbounds nuw i8, ptr %206, i64 16
  %484 = getelementptr inbounds nuw i8, ptr %206, i64 32
  store i64 %482, ptr %484, align 8
  store i64 %482, ptr %483, align 8
  %485 = and i64 %470, 1
  %486 = icmp eq i64 %485, 0
  br i1 %486, label %487, label %490

487:
  %488 = and i64 %470, -16777216
  %489 = add i64 %488, -16777096
  store i64 %489, ptr %483, align 8
  br label %490

490:
  %491 = phi i1 [ true, %448 ], [ %441, %487 ], [ %441, %469 ], [ %441, %451 ], [ false, %434 ]
  %492 = load i64, ptr %206, align 8
  %493 = load i64, ptr %370, align 8
  %494 = icmp eq i64 %492, %493
  br i1 %494, label %533, label %495

495:
  %496 = load ptr, ptr %7, align 8
  %497 = getelementptr inbounds nuw i8, ptr %496, i64 4
  %498 = load i32, ptr %497, align 4
  store i64 %493, ptr %206, align 8
  %499 = getelementptr inbounds nuw i8, ptr %206, i64 48
  %500 = getelementptr inbounds nuw i8, ptr %206, i64 60
  store i32 0, ptr %500, align 4
  %501 = getelementptr inbounds nuw i8, ptr %206, i64 56
  store i32 0, ptr %501, align 8
  %502 = getelementptr inbounds nuw i8, ptr %206, i64 52
  store i32 0, ptr %502, align 4
  store i32 0, ptr %499, align 8
  %503 = getelementptr inbounds nuw i8, ptr %206, i64 8
  store i64 0, ptr %503, align 8
  %504 = and i32 %498, -5
  %505 = icmp eq i32 %504, 0
  %506 = select i1 %505, i64 2, i64 0
  %507 = getelementptr inbounds nuw i32, ptr %499, i64 %506
  store i32 %203, ptr %507, align 4
  %508 = getelementptr inbounds nuw i8, ptr %206, i64 16
  %509 = getelementptr inbounds nuw i64, ptr %508, i64 %506
  store i64 %186, ptr %509, align 8
  switch i32 %498, label %641 [
    i32 4, label %510
    i32 0, label %510
  ]

510:
  %511 = load ptr, ptr %0, align 8
  %512 = getelementptr inbounds nuw i8, ptr %511, i64 37684
  %513 = load i32, ptr %512, align 4
  %514 = icmp eq i32 %513, 0
  br i1 %514, label %515, label %641

515:
  %516 = load i32, ptr %499, align 8
  %517 = load i32, ptr %502, align 4
  %518 = or i32 %517, %516
  %519 = icmp eq i32 %518, 0
  br i1 %519, label %520, label %641

520:
  %521 = getelementptr inbounds nuw i8, ptr %206, i64 32
  %522 = load i64, ptr %521, align 8
  %523 = and i64 %522, 71
  %524 = icmp eq i64 %523, 64
  br i1 %524, label %525, label %641

525:
  store i32 -1, ptr %501, align 8
  store i32 0, ptr %500, align 4
  %526 = and i64 %522, 120
  %527 = icmp eq i64 %526, 120
  %528 = shl i64 %493, 10
  %529 = lshr i64 %522, 15
  %530 = and i64 %529, 1023
  %531 = select i1 %527, i64 1023, i64 %530
  %532 = or disjoint i64 %531, %528
  store i64 %532, ptr %503, align 8
  br label %641

533:
  %534 = load i8, ptr %214, align 4
  %535 = trunc nuw i8 %534 to i1
  br i1 %535, label %587, label %536

536:
  %537 = load ptr, ptr %7, align 8
  %538 = getelementptr inbounds nuw i8, ptr %537, i64 4
  %539 = load i32, ptr %538, align 4
  %540 = and i32 %539, -5
  %541 = icmp eq i32 %540, 0
  %542 = select i1 %541, i32 2, i32 0
  %543 = getelementptr inbounds nuw i8, ptr %206, i64 48
  %544 = load i32, ptr %543, align 8
  %545 = getelementptr inbounds nuw i8, ptr %206, i64 52
  %546 = load i32, ptr %545, align 4
  %547 = or i32 %546, %544
  %548 = getelementptr inbounds nuw i8, ptr %206, i64 56
  %549 = load i32, ptr %548, align 8
  %550 = or i32 %547, %549
  %551 = getelementptr inbounds nuw i8, ptr %206, i64 60
  %552 = load i32, ptr %551, align 4
  %553 = or i32 %550, %552
  %554 = and i32 %553, %203
  %555 = icmp eq i32 %554, 0
  br i1 %555, label %556, label %587

556:
  %557 = zext nneg i32 %542 to i64
  %558 = getelementptr inbounds nuw i32, ptr %543, i64 %557
  %559 = load i32, ptr %558, align 4
  %560 = icmp eq i32 %559, 0
  br i1 %560, label %561, label %563

561:
  %562 = getelementptr inbounds nuw i32, ptr %543, i64 %557
  br label %580

563:
  %564 = getelementptr inbounds nuw i8, ptr %206, i64 16
  %565 = getelementptr inbounds nuw i64, ptr %564, i64 %557
  %566 = load i64, ptr %565, align 8
  %567 = icmp ne i64 %566, %186
  %568 = zext i1 %567 to i32
  %569 = or disjoint i32 %542, %568
  %570 = zext nneg i32 %569 to i64
  %571 = getelementptr inbounds nuw i32, ptr %543, i64 %570
  %572 = load i32, ptr %571, align 4
  %573 = icmp eq i32 %572, 0
  %574 = getelementptr inbounds nuw i32, ptr %543, i64 %570
  br i1 %573, label %580, label %575

575:
  %576 = getelementptr inbounds nuw i8, ptr %206, i64 16
  %577 = getelementptr inbounds nuw i64, ptr %576, i64 %570
  %578 = load i64, ptr %577, align 8
  %579 = icmp eq i64 %578, %186
  br i1 %579, label %580, label %587

580:
  %581 = phi ptr [ %562, %561 ], [ %574, %563 ], [ %574, %575 ]
  %582 = phi i64 [ %557, %561 ], [ %570, %563 ], [ %570, %575 ]
  %583 = getelementptr inbounds nuw i8, ptr %206, i64 16
  %584 = getelementptr inbounds nuw i64, ptr %583, i64 %582
  store i64 %186, ptr %584, align 8
  %585 = load i32, ptr %581, align 4
  %586 = or i32 %585, %203
  store i32 %586, ptr %581, align 4
  br label %641

587:
  %588 = and i64 %186, 64
  %589 = icmp eq i64 %588, 0
  br i1 %589, label %590, label %639

590:
  %591 = getelementptr inbounds nuw i8, ptr %206, i64 48
  %592 = getelementptr inbounds nuw i8, ptr %206, i64 56
  %593 = load i32, ptr %592, align 8
  %594 = icmp eq i32 %593, 0
  %595 = getelementptr inbounds nuw i8, ptr %206, i64 52
  %596 = load i32, ptr %595, align 4
  %597 = getelementptr inbounds nuw i8, ptr %206, i64 60
  %598 = load i32, ptr %597, align 4
  %599 = or i32 %598, %596
  %600 = icmp eq i32 %599, 0
  br i1 %600, label %601, label %639

601:
  %602 = load i32, ptr %591, align 8
  %603 = icmp eq i32 %602, 0
  br i1 %603, label %608, label %604

604:
  %605 = getelementptr inbounds nuw i8, ptr %206, i64 16
  %606 = load i64, ptr %605, align 8
  %607 = icmp eq i64 %606, %186
  br i1 %607, label %608, label %639

608:
  br i1 %594, label %613, label %609

609:
  %610 = getelementptr inbounds nuw i8, ptr %206, i64 32
  %611 = load i64, ptr %610, align 8
  %612 = icmp eq i64 %611, %186
  br i1 %612, label %613, label %639

613:
  %614 = load ptr, ptr %7, align 8
  %615 = getelementptr inbounds nuw i8, ptr %614, i64 4
  %616 = load i32, ptr %615, align 4
  switch i32 %616, label %620 [
    i32 4, label %639
    i32 0, label %617
  ]

617:
  %618 = getelementptr inbounds nuw i8, ptr %206, i64 32
  store i64 %186, ptr %618, align 8
  %619 = or i32 %593, %203
  store i32 %619, ptr %592, align 8
  br label %641

620:
  br i1 %535, label %621, label %632

621:
  %622 = getelementptr inbounds nuw i8, ptr %206, i64 8
  %623 = load i64, ptr %622, align 8
  %624 = icmp eq i64 %623, 0
  br i1 %624, label %632, label %625

625:
  %626 = load ptr, ptr %0, align 8
  store i64 0, ptr %622, align 8
  %627 = getelementptr inbounds nuw i8, ptr %626, i64 41296
  %628 = load i64, ptr %627, align 8
  %629 = add i64 %628, 1
  store i64 %629, ptr %627, align 8
  %630 = load i32, ptr %591, align 8
  %631 = load i32, ptr %592, align 8
  br label %632

632:
  %633 = phi i32 [ %631, %625 ], [ %593, %621 ], [ %593, %620 ]
  %634 = phi i32 [ %630, %625 ], [ %602, %621 ], [ %602, %620 ]
  %635 = getelementptr inbounds nuw i8, ptr %206, i64 16
  store i64 %186, ptr %635, align 8
  %636 = or i32 %634, %203
  store i32 %636, ptr %591, align 8
  %637 = xor i32 %203, -1
  %638 = and i32 %633, %637
  store i32 %638, ptr %592, align 8
  br label %641

639:
  %640 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %206, i64 %186, i32 %203)
  br i1 %640, label %641, label %655

641:
  %642 = and i64 %186, 6
  %643 = icmp eq i64 %642, 6
  br i1 %643, label %644, label %654

644:
  %645 = load ptr, ptr %0, align 8
  %646 = getelementptr inbounds nuw i8, ptr %645, i64 41288
  %647 = load i64, ptr %646, align 8
  store i64 %647, ptr %6, align 8
  %648 = load ptr, ptr %173, align 8
  %649 = load ptr, ptr %7, align 8
  %650 = getelementptr inbounds nuw i8, ptr %649, i64 8
  %651 = load i32, ptr %650, align 8
  %652 = icmp eq i32 %651, 1
  %653 = select i1 %652, i64 1, i64 4
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %648, ptr align 8 %6, i64 %653, i1 false)
  br label %654

654:
  br i1 %491, label %659, label %695

655:
  br i1 %491, label %656, label %662

656:
  %657 = getelementptr inbounds nuw i8, ptr %206, i64 8
  %658 = atomicrmw and ptr %657, i64 -2 release, align 8
  br label %662

659:
  %660 = getelementptr inbounds nuw i8, ptr %206, i64 8
  %661 = atomicrmw and ptr %660, i64 -2 release, align 8
  br label %695

662:
  %663 = load ptr, ptr %0, align 8
  %664 = load ptr, ptr %7, align 8
  %665 = getelementptr inbounds nuw i8, ptr %664, i64 20
  %666 = load i32, ptr %665, align 4
  %667 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %668 = load i32, ptr %667, align 8
  %669 = tail call i32 @llvm.cttz.i32(i32 %668, i1 false)
  %670 = getelementptr inbounds nuw i8, ptr %663, i64 328
  store i32 22, ptr %670, align 8
  %671 = getelementptr inbounds nuw i8, ptr %663, i64 332
  store i32 %666, ptr %671, align 4
  %672 = getelementptr inbounds nuw i8, ptr %663, i64 336
  store i32 %669, ptr %672, align 8
  %673 = getelementptr inbounds nuw i8, ptr %663, i64 352
  store i64 0, ptr %673, align 8
  %674 = getelementptr inbounds nuw i8, ptr %663, i64 368
  store i32 0, ptr %674, align 8
  %675 = getelementptr inbounds nuw i8, ptr %663, i64 360
  store i32 0, ptr %675, align 8
  %676 = getelementptr inbounds nuw i8, ptr %663, i64 364
  store i32 0, ptr %676, align 4
  br label %695

677:
  %678 = load ptr, ptr %7, align 8
  %679 = getelementptr inbounds nuw i8, ptr %678, i64 4
  %680 = load i32, ptr %679, align 4
  switch i32 %680, label %681 [
    i32 4, label %695
    i32 0, label %695
  ]

681:
  %682 = load ptr, ptr %0, align 8
  %683 = getelementptr inbounds nuw i8, ptr %678, i64 20
  %684 = load i32, ptr %683, align 4
  %685 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %686 = load i32, ptr %685, align 8
  %687 = tail call i32 @llvm.cttz.i32(i32 %686, i1 false)
  %688 = getelementptr inbounds nuw i8, ptr %682, i64 328
  store i32 22, ptr %688, align 8
  %689 = getelementptr inbounds nuw i8, ptr %682, i64 332
  store i32 %684, ptr %689, align 4
  %690 = getelementptr inbounds nuw i8, ptr %682, i64 336
  store i32 %687, ptr %690, align 8
  %691 = getelementptr inbounds nuw i8, ptr %682, i64 352
  store i64 0, ptr %691, align 8
  %692 = getelementptr inbounds nuw i8, ptr %682, i64 368
  store i32 0, ptr %692, align 8
  %693 = getelementptr inbounds nuw i8, ptr %682, i64 360
  store i32 0, ptr %693, align 8
  %694 = getelementptr inbounds nuw i8, ptr %682, i64 364
  store i32 0, ptr %694, align 4
  br label %695

695:
  %696 = phi i32 [ 0, %677 ], [ 1, %662 ], [ 1, %681 ], [ 0, %677 ], [ 0, %283 ], [ 0, %363 ], [ 0, %659 ], [ 0, %36 ],
      [ 0, %73 ], [ 0, %122 ], [ 0, %362 ], [ 0, %387 ], [ 0, %74 ], [ 0, %185 ], [ 0, %365 ], [ 0, %423 ], [ 0, %208 ],
      [ 0, %262 ], [ 0, %261 ], [ 0, %279 ], [ 0, %266 ], [ 0, %262 ], [ 0, %279 ], [ 0, %654 ]
  ret i32 %696
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
  %48 = getelementptr inbounds nuw i8, ptr %5, i64 37696
  %49 = load i32, ptr %48, align 8
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
  br i1 %17, label %18, label %316

18:
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %21 = trunc i64 %2 to i32
  %22 = and i32 %21, 120
  %23 = icmp eq i32 %22, 72
  %24 = lshr i64 %2, 24
  %25 = and i64 %24, 65535
  %26 = lshr i32 %21, 20
  %27 = and i32 %26, 15
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %30 = ptrtoint ptr %1 to i64
  %31 = and i64 %2, 7
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 88
  br label %33

33:
  %34 = phi i1 [ true, %18 ], [ false, %99 ]
  %35 = phi i64 [ 0, %18 ], [ 1, %99 ]
  %36 = getelementptr inbounds nuw i32, ptr %19, i64 %35
  %37 = load i32, ptr %36, align 4
  %38 = and i32 %37, %3
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %99, label %40

40:
  %41 = getelementptr inbounds nuw i64, ptr %20, i64 %35
  %42 = load i64, ptr %41, align 8
  %43 = trunc i64 %42 to i32
  %44 = lshr i32 %43, 3
  %45 = and i32 %44, 15
  %46 = icmp eq i32 %45, 8
  %47 = or i1 %46, %23
  br i1 %47, label %65, label %48

48:
  %49 = xor i64 %42, %2
  %50 = icmp ult i64 %49, 1099511627776
  br i1 %50, label %51, label %76

51:
  %52 = lshr i64 %42, 24
  %53 = and i64 %52, 65535
  %54 = icmp samesign ult i64 %53, %25
  br i1 %54, label %99, label %55

55:
  %56 = icmp eq i32 %45, 15
  br i1 %56, label %76, label %57

57:
  %58 = xor i32 %43, %21
  %59 = and i32 %58, 1015808
  %60 = icmp eq i32 %59, 0
  br i1 %60, label %61, label %76

61:
  %62 = lshr i32 %43, 20
  %63 = and i32 %62, 15
  %64 = icmp samesign ult i32 %63, %27
  br i1 %64, label %99, label %74

65:
  %66 = load ptr, ptr %28, align 8
  %67 = load ptr, ptr %29, align 8
  %68 = ptrtoint ptr %67 to i64
  %69 = sub i64 %30, %68
  %70 = getelementptr inbounds nuw i16, ptr %66, i64 %69
  %71 = tail call preserve_allcc i1 @list_precedes(ptr %0, ptr %70, i64 %42, i64 %2, i32 %38)
  br i1 %71, label %99, label %72

72:
  %73 = xor i64 %42, %2
  br label %76

74:
  %75 = tail call preserve_allcc i1 @same_lanes(i64 %42, i64 %2, i32 %38)
  br i1 %75, label %99, label %76

76:
  %77 = phi i64 [ %73, %72 ], [ %49, %57 ], [ %49, %48 ], [ %49, %55 ], [ %49, %74 ]
  %78 = and i64 %42, 7
  %79 = icmp ne i64 %78, 0
  %80 = and i64 %77, 7
  %81 = icmp eq i64 %80, 0
  %82 = and i1 %79, %81
  br i1 %82, label %83, label %316

83:
  %84 = load ptr, ptr %0, align 8
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 41288
  %86 = load i64, ptr %85, align 8
  switch i64 %31, label %99 [
    i64 7, label %87
    i64 6, label %93
  ]

87:
  %88 = load ptr, ptr %32, align 8
  %89 = load i8, ptr %88, align 1
  %90 = trunc i64 %86 to i8
  %91 = icmp eq i8 %89, %90
  %92 = freeze i1 %91
  br i1 %92, label %99, label %316

93:
  %94 = load ptr, ptr %32, align 8
  %95 = load i32, ptr %94, align 1
  %96 = trunc i64 %86 to i32
  %97 = icmp eq i32 %95, %96
  %98 = freeze i1 %97
  br i1 %98, label %99, label %316

99:
  br i1 %34, label %33, label %100

100:
  switch i32 %8, label %146 [
    i32 4, label %101
    i32 0, label %101
  ]

101:
  tail call preserve_allcc void @remember(ptr %0, ptr %1, i32 2, i64 %2, i32 %3)
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %103 = load i8, ptr %102, align 4
  %104 = trunc nuw i8 %103 to i1
  br i1 %104, label %105, label %316

105:
  %106 = load ptr, ptr %0, align 8
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 37684
  %108 = load i32, ptr %107, align 4
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %110, label %316

110:
  %111 = load i32, ptr %19, align 8
  %112 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %113 = load i32, ptr %112, align 4
  %114 = or i32 %113, %111
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %116, label %316

116:
  %117 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %118 = load i64, ptr %117, align 8
  %119 = and i64 %118, 64
  %120 = icmp eq i64 %119, 0
  br i1 %120, label %316, label %121

121:
  %122 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %123 = load i32, ptr %122, align 4
  %124 = icmp eq i32 %123, 0
  br i1 %124, label %129, label %125

125:
  %126 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %127 = load i64, ptr %126, align 8
  %128 = tail call preserve_allcc i64 @joined(i64 %127, i64 %118)
  br label %129

129:
  %130 = phi i64 [ %128, %125 ], [ %118, %121 ]
  %131 = and i64 %130, 7
  %132 = icmp eq i64 %131, 0
  br i1 %132, label %133, label %316

133:
  store i64 %130, ptr %117, align 8
  %134 = getelementptr inbounds nuw i8, ptr %1, i64 56
  store i32 -1, ptr %134, align 8
  store i32 0, ptr %122, align 4
  %135 = and i64 %130, 120
  %136 = icmp eq i64 %135, 120
  %137 = load i64, ptr %1, align 8
  %138 = shl i64 %137, 10
  %139 = lshr i64 %130, 15
  %140 = and i64 %139, 1023
  %141 = select i1 %136, i64 1023, i64 %140
  %142 = or disjoint i64 %138, %141
  %143 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i64 %142, ptr %143, align 8
  br label %316

144:
  %145 = xor i32 %3, -1
  br label %218

146:
  %147 = phi i1 [ true, %213 ], [ false, %100 ]
  %148 = phi i64 [ 3, %213 ], [ 2, %100 ]
  %149 = getelementptr inbounds nuw i32, ptr %19, i64 %148
  %150 = load i32, ptr %149, align 4
  %151 = and i32 %150, %3
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %213, label %153

153:
  %154 = getelementptr inbounds nuw i64, ptr %20, i64 %148
  %155 = load i64, ptr %154, align 8
  %156 = trunc i64 %155 to i32
  %157 = lshr i32 %156, 3
  %158 = and i32 %157, 15
  %159 = icmp eq i32 %158, 8
  %160 = or i1 %159, %23
  br i1 %160, label %178, label %161

161:
  %162 = xor i64 %155, %2
  %163 = icmp ult i64 %162, 1099511627776
  br i1 %163, label %164, label %190

164:
  %165 = lshr i64 %155, 24
  %166 = and i64 %165, 65535
  %167 = icmp samesign ult i64 %166, %25
  br i1 %167, label %213, label %168

168:
  %169 = icmp eq i32 %158, 15
  br i1 %169, label %190, label %170

170:
  %171 = xor i32 %156, %21
  %172 = and i32 %171, 1015808
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %174, label %190

174:
  %175 = lshr i32 %156, 20
  %176 = and i32 %175, 15
  %177 = icmp samesign ult i32 %176, %27
  br i1 %177, label %213, label %188

178:
  %179 = load ptr, ptr %28, align 8
  %180 = load ptr, ptr %29, align 8
  %181 = ptrtoint ptr %180 to i64
  %182 = sub i64 %30, %181
  %183 = getelementptr inbounds nuw i16, ptr %179, i64 %182
  %184 = getelementptr inbounds nuw i8, ptr %183, i64 64
  %185 = tail call preserve_allcc i1 @list_precedes(ptr %0, ptr %184, i64 %155, i64 %2, i32 %151)
  br i1 %185, label %213, label %186

186:
  %187 = xor i64 %155, %2
  br label %190

188:
  %189 = tail call preserve_allcc i1 @same_lanes(i64 %155, i64 %2, i32 %151)
  br i1 %189, label %213, label %190

190:
  %191 = phi i64 [ %187, %186 ], [ %162, %170 ], [ %162, %161 ], [ %162, %168 ], [ %162, %188 ]
  %192 = and i64 %155, 7
  %193 = icmp ne i64 %192, 0
  %194 = and i64 %191, 7
  %195 = icmp eq i64 %194, 0
  %196 = and i1 %193, %195
  br i1 %196, label %197, label %316

197:
  %198 = load ptr, ptr %0, align 8
  %199 = getelementptr inbounds nuw i8, ptr %198, i64 41288
  %200 = load i64, ptr %199, align 8
  switch i64 %31, label %213 [
    i64 7, label %201
    i64 6, label %207
  ]

201:
  %202 = load ptr, ptr %32, align 8
  %203 = load i8, ptr %202, align 1
  %204 = trunc i64 %200 to i8
  %205 = icmp eq i8 %203, %204
  %206 = freeze i1 %205
  br i1 %206, label %213, label %316

207:
  %208 = load ptr, ptr %32, align 8
  %209 = load i32, ptr %208, align 1
  %210 = trunc i64 %200 to i32
  %211 = icmp eq i32 %209, %210
  %212 = freeze i1 %211
  br i1 %212, label %213, label %316

213:
  br i1 %147, label %144, label %146

214:
  tail call preserve_allcc void @remember(ptr %0, ptr %1, i32 0, i64 %2, i32 %3)
  %215 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %216 = load i8, ptr %215, align 4
  %217 = trunc nuw i8 %216 to i1
  br i1 %217, label %263, label %316

218:
  %219 = phi i1 [ false, %144 ], [ true, %262 ]
  %220 = phi i64 [ 2, %144 ], [ 3, %262 ]
  %221 = getelementptr inbounds nuw i32, ptr %19, i64 %220
  %222 = load i32, ptr %221, align 4
  %223 = and i32 %222, %3
  %224 = icmp eq i32 %223, 0
  br i1 %224, label %262, label %225

225:
  %226 = getelementptr inbounds nuw i64, ptr %20, i64 %220
  %227 = load i64, ptr %226, align 8
  %228 = trunc i64 %227 to i32
  %229 = lshr i32 %228, 3
  %230 = and i32 %229, 15
  %231 = icmp eq i32 %230, 8
  %232 = or i1 %231, %23
  br i1 %232, label %250, label %233

233:
  %234 = xor i64 %227, %2
  %235 = icmp ult i64 %234, 1099511627776
  br i1 %235, label %236, label %262

236:
  %237 = lshr i64 %227, 24
  %238 = and i64 %237, 65535
  %239 = icmp samesign ult i64 %238, %25
  br i1 %239, label %260, label %240

240:
  %241 = icmp eq i32 %230, 15
  br i1 %241, label %262, label %242

242:
  %243 = xor i32 %228, %21
  %244 = and i32 %243, 1015808
  %245 = icmp eq i32 %244, 0
  br i1 %245, label %246, label %262

246:
  %247 = lshr i32 %228, 20
  %248 = and i32 %247, 15
  %249 = icmp samesign ult i32 %248, %27
  br i1 %249, label %260, label %258

250:
  %251 = load ptr, ptr %28, align 8
  %252 = load ptr, ptr %29, align 8
  %253 = ptrtoint ptr %252 to i64
  %254 = sub i64 %30, %253
  %255 = getelementptr inbounds nuw i16, ptr %251, i64 %254
  %256 = getelementptr inbounds nuw i8, ptr %255, i64 64
  %257 = tail call preserve_allcc i1 @list_precedes(ptr %0, ptr %256, i64 %227, i64 %2, i32 %223)
  br i1 %257, label %260, label %262

258:
  %259 = tail call preserve_allcc i1 @same_lanes(i64 %227, i64 %2, i32 %223)
  br i1 %259, label %260, label %262

260:
  %261 = and i32 %222, %145
  store i32 %261, ptr %221, align 4
  br label %262

262:
  br i1 %219, label %214, label %218

263:
  %264 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %265 = load i64, ptr %264, align 8
  %266 = icmp eq i64 %265, 0
  br i1 %266, label %272, label %267

267:
  %268 = load ptr, ptr %0, align 8
  store i64 0, ptr %264, align 8
  %269 = getelementptr inbounds nuw i8, ptr %268, i64 41296
  %270 = load i64, ptr %269, align 8
  %271 = add i64 %270, 1
  store i64 %271, ptr %269, align 8
  br label %272

272:
  %273 = load ptr, ptr %0, align 8
  %274 = getelementptr inbounds nuw i8, ptr %273, i64 37684
  %275 = load i32, ptr %274, align 4
  %276 = icmp eq i32 %275, 0
  br i1 %276, label %277, label %316

277:
  %278 = load i64, ptr %20, align 8
  %279 = and i64 %278, 7
  %280 = icmp ne i64 %279, 0
  %281 = and i64 %278, 6
  %282 = icmp ne i64 %281, 6
  %283 = and i1 %280, %282
  %284 = and i64 %278, 120
  %285 = icmp eq i64 %284, 120
  %286 = and i1 %283, %285
  br i1 %286, label %287, label %316

287:
  %288 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %289 = load i32, ptr %288, align 4
  %290 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %291 = load i32, ptr %290, align 8
  %292 = or i32 %291, %289
  %293 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %294 = load i32, ptr %293, align 4
  %295 = or i32 %292, %294
  %296 = icmp eq i32 %295, 0
  br i1 %296, label %297, label %316

297:
  %298 = getelementptr inbounds nuw i8, ptr %273, i64 37688
  %299 = load i32, ptr %298, align 8
  %300 = icmp eq i32 %299, 0
  br i1 %300, label %311, label %301

301:
  %302 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %303 = load ptr, ptr %302, align 8
  %304 = load ptr, ptr %29, align 8
  %305 = ptrtoint ptr %304 to i64
  %306 = sub i64 %30, %305
  %307 = ashr exact i64 %306, 4
  %308 = getelementptr inbounds i8, ptr %303, i64 %307
  %309 = load i32, ptr %308, align 4
  %310 = icmp eq i32 %309, -1
  br i1 %310, label %311, label %316

311:
  store i32 -1, ptr %19, align 8
  %312 = load i64, ptr %1, align 8
  %313 = shl i64 %312, 10
  %314 = or disjoint i64 %279, 512
  %315 = or disjoint i64 %313, %314
  store i64 %315, ptr %264, align 8
  br label %316

316:
  %317 = phi i1 [ false, %10 ], [ true, %311 ], [ true, %287 ], [ true, %101 ], [ true, %214 ], [ true, %133 ], [ true,
      %105 ], [ true, %110 ], [ true, %116 ], [ true, %129 ], [ true, %272 ], [ true, %277 ], [ true, %301 ], [ false,
      %190 ], [ false, %207 ], [ false, %201 ], [ false, %93 ], [ false, %87 ], [ false, %76 ]
  ret i1 %317
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

define internal preserve_allcc void @remember(ptr %0, ptr %1, i32 %2, i64 %3, i32 %4) unnamed_addr #0 noimplicitfloat {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %7 = zext nneg i32 %2 to i64
  %8 = getelementptr inbounds nuw i64, ptr %6, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %10 = getelementptr inbounds nuw i32, ptr %9, i64 %7
  %11 = trunc i64 %3 to i32
  %12 = lshr i32 %11, 3
  %13 = and i32 %12, 15
  %14 = icmp eq i32 %13, 9
  %15 = load ptr, ptr %0, align 8
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 37684
  %17 = load i32, ptr %16, align 4
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %21

19:
  %20 = xor i32 %4, -1
  br label %262

21:
  br i1 %14, label %39, label %22

22:
  %23 = load i32, ptr %10, align 4
  %24 = xor i32 %4, -1
  %25 = and i32 %23, %24
  %26 = icmp eq i32 %25, 0
  br i1 %26, label %262, label %27

27:
  %28 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %29 = load i32, ptr %28, align 4
  %30 = and i32 %29, %24
  %31 = icmp eq i32 %30, 0
  br i1 %31, label %262, label %32

32:
  %33 = load i64, ptr %8, align 8
  %34 = icmp eq i64 %33, %3
  br i1 %34, label %262, label %35

35:
  %36 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %37, %3
  br i1 %38, label %262, label %39

39:
  %40 = and i64 %3, 7
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %42 = load ptr, ptr %41, align 8
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %44 = load ptr, ptr %43, align 8
  %45 = ptrtoint ptr %1 to i64
  %46 = ptrtoint ptr %44 to i64
  %47 = sub i64 %45, %46
  %48 = getelementptr inbounds nuw i16, ptr %42, i64 %47
  %49 = and i32 %11, 120
  %50 = icmp eq i32 %49, 72
  %51 = lshr i64 %3, 24
  %52 = and i64 %51, 65535
  %53 = lshr i32 %11, 20
  %54 = and i32 %53, 15
  br label %59

55:
  %56 = or i64 %113, %3
  %57 = xor i32 %4, -1
  %58 = lshr i64 %56, 40
  br label %120

59:
  %60 = phi i1 [ true, %39 ], [ false, %112 ]
  %61 = phi i64 [ 0, %39 ], [ 1, %112 ]
  %62 = phi i32 [ 0, %39 ], [ %114, %112 ]
  %63 = phi i64 [ %40, %39 ], [ %113, %112 ]
  %64 = getelementptr inbounds nuw i32, ptr %10, i64 %61
  %65 = load i32, ptr %64, align 4
  %66 = and i32 %65, %4
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %112, label %68

68:
  %69 = add nuw nsw i64 %61, %7
  %70 = getelementptr inbounds nuw i64, ptr %6, i64 %69
  %71 = load i64, ptr %70, align 8
  %72 = trunc i64 %71 to i32
  %73 = lshr i32 %72, 3
  %74 = and i32 %73, 15
  %75 = icmp eq i32 %74, 8
  %76 = or i1 %50, %75
  br i1 %76, label %94, label %77

77:
  %78 = xor i64 %71, %3
  %79 = icmp ult i64 %78, 1099511627776
  br i1 %79, label %80, label %101

80:
  %81 = lshr i64 %71, 24
  %82 = and i64 %81, 65535
  %83 = icmp samesign ult i64 %82, %52
  br i1 %83, label %112, label %84

84:
  %85 = icmp eq i32 %74, 15
  br i1 %85, label %101, label %86

86:
  %87 = xor i32 %72, %11
  %88 = and i32 %87, 1015808
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %101

90:
  %91 = lshr i32 %72, 20
  %92 = and i32 %91, 15
  %93 = icmp samesign ult i32 %92, %54
  br i1 %93, label %112, label %99

94:
  %95 = shl nuw nsw i64 %69, 4
  %96 = and i64 %95, 32
  %97 = getelementptr inbounds nuw i16, ptr %48, i64 %96
  %98 = tail call preserve_allcc i1 @list_precedes(ptr %0, ptr %97, i64 %71, i64 %3, i32 %66)
  br i1 %98, label %112, label %101

99:
  %100 = tail call preserve_allcc i1 @same_lanes(i64 %71, i64 %3, i32 %66)
  br i1 %100, label %112, label %101

101:
  %102 = or i32 %66, %62
  %103 = getelementptr inbounds nuw i64, ptr %8, i64 %61
  %104 = load i64, ptr %103, align 8
  %105 = and i64 %104, 7
  %106 = icmp ne i64 %105, 0
  %107 = xor i64 %104, %3
  %108 = and i64 %107, 7
  %109 = icmp eq i64 %108, 0
  %110 = select i1 %106, i1 %109, i1 false
  %111 = select i1 %110, i64 %63, i64 0
  br label %112

112:
  %113 = phi i64 [ %63, %99 ], [ %111, %101 ], [ %63, %59 ], [ %63, %94 ], [ %63, %90 ], [ %63, %80 ]
  %114 = phi i32 [ %62, %99 ], [ %102, %101 ], [ %62, %59 ], [ %62, %94 ], [ %62, %90 ], [ %62, %80 ]
  br i1 %60, label %59, label %55

115:
  %116 = icmp eq i32 %2, 0
  %117 = select i1 %116, i64 0, i64 32
  %118 = getelementptr inbounds nuw i16, ptr %48, i64 %117
  %119 = icmp eq i32 %149, 2
  br i1 %119, label %262, label %150

120:
  %121 = phi i1 [ true, %55 ], [ false, %148 ]
  %122 = phi i64 [ 0, %55 ], [ 1, %148 ]
  %123 = phi i32 [ 2, %55 ], [ %149, %148 ]
  %124 = getelementptr inbounds nuw i32, ptr %10, i64 %122
  %125 = load i32, ptr %124, align 4
  %126 = and i32 %125, %57
  %127 = icmp eq i32 %126, 0
  br i1 %127, label %139, label %128

128:
  %129 = getelementptr inbounds nuw i64, ptr %8, i64 %122
  %130 = load i64, ptr %129, align 8
  %131 = lshr i64 %130, 40
  %132 = icmp ne i64 %131, %58
  %133 = icmp eq i64 %131, 16777215
  %134 = or i1 %132, %133
  br i1 %134, label %148, label %135

135:
  %136 = xor i64 %130, %113
  %137 = and i64 %136, 7
  %138 = icmp eq i64 %137, 0
  br i1 %138, label %139, label %148

139:
  %140 = icmp eq i32 %123, 2
  %141 = trunc nuw nsw i64 %122 to i32
  br i1 %140, label %148, label %142

142:
  %143 = getelementptr inbounds nuw i64, ptr %8, i64 %122
  %144 = load i64, ptr %143, align 8
  %145 = and i64 %144, 120
  %146 = icmp eq i64 %145, 64
  %147 = select i1 %146, i32 %141, i32 %123
  br label %148

148:
  %149 = phi i32 [ %123, %135 ], [ %141, %139 ], [ %147, %142 ], [ %123, %128 ]
  br i1 %121, label %120, label %115

150:
  %151 = zext nneg i32 %149 to i64
  %152 = getelementptr inbounds nuw i64, ptr %8, i64 %151
  %153 = load i64, ptr %152, align 8
  %154 = getelementptr inbounds nuw i32, ptr %10, i64 %151
  %155 = load i32, ptr %154, align 4
  %156 = and i32 %155, %57
  %157 = trunc i64 %153 to i32
  %158 = lshr i32 %157, 3
  %159 = and i32 %158, 15
  %160 = icmp eq i32 %159, 8
  br i1 %160, label %161, label %167

161:
  %162 = xor i64 %153, %3
  %163 = and i64 %162, 1099494850560
  %164 = icmp eq i64 %163, 0
  %165 = icmp eq i32 %156, 0
  %166 = or i1 %164, %165
  br i1 %166, label %212, label %169

167:
  %168 = icmp eq i32 %156, 0
  br i1 %168, label %212, label %169

169:
  %170 = icmp eq i32 %159, 9
  %171 = add nsw i32 %159, -8
  %172 = icmp ult i32 %171, -6
  %173 = lshr i32 %157, 7
  %174 = and i32 %173, 255
  %175 = add nsw i32 %174, -128
  %176 = lshr i64 %153, 24
  %177 = and i64 %176, 65535
  %178 = icmp samesign ult i64 %177, %52
  %179 = select i1 %178, i16 -32768, i16 -1
  %180 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %181 = lshr i32 %157, 10
  %182 = and i32 %181, 16352
  br label %183

183:
  %184 = phi i32 [ %156, %169 ], [ %210, %205 ]
  %185 = tail call i32 @llvm.cttz.i32(i32 %184, i1 true)
  br i1 %160, label %205, label %186

186:
  br i1 %170, label %187, label %193

187:
  %188 = load ptr, ptr %180, align 8
  %189 = zext nneg i32 %185 to i64
  %190 = getelementptr inbounds nuw i8, ptr %188, i64 %189
  %191 = load i8, ptr %190, align 1
  %192 = zext i8 %191 to i32
  br label %198

193:
  br i1 %172, label %205, label %194

194:
  %195 = shl nuw nsw i32 %185, 2
  %196 = lshr i32 %195, %159
  %197 = add nsw i32 %175, %196
  br label %198

198:
  %199 = phi i32 [ %192, %187 ], [ %197, %194 ]
  br i1 %178, label %205, label %200

200:
  %201 = icmp slt i32 %199, 0
  br i1 %201, label %205, label %202

202:
  %203 = or i32 %199, %182
  %204 = trunc nuw nsw i32 %203 to i16
  br label %205

205:
  %206 = phi i16 [ -32768, %183 ], [ %204, %202 ], [ -32768, %198 ], [ -1, %200 ], [ %179, %193 ]
  %207 = zext nneg i32 %185 to i64
  %208 = getelementptr inbounds nuw i16, ptr %118, i64 %207
  store i16 %206, ptr %208, align 2
  %209 = add i32 %184, -1
  %210 = and i32 %209, %184
  %211 = icmp eq i32 %210, 0
  br i1 %211, label %212, label %183

212:
  %213 = sub nuw nsw i32 1, %149
  %214 = zext nneg i32 %213 to i64
  %215 = getelementptr inbounds nuw i32, ptr %10, i64 %214
  %216 = load i32, ptr %215, align 4
  %217 = and i32 %216, %57
  store i32 %217, ptr %215, align 4
  %218 = load i32, ptr %154, align 4
  %219 = or i32 %218, %4
  store i32 %219, ptr %154, align 4
  %220 = add nsw i32 %13, -8
  %221 = icmp ult i32 %220, -6
  %222 = lshr i32 %11, 7
  %223 = and i32 %222, 255
  %224 = add nsw i32 %223, -128
  %225 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %226 = lshr i32 %11, 10
  %227 = and i32 %226, 16352
  br label %228

228:
  %229 = phi i32 [ %4, %212 ], [ %256, %251 ]
  %230 = tail call i32 @llvm.cttz.i32(i32 %229, i1 true)
  %231 = shl nuw i32 1, %230
  %232 = and i32 %231, %114
  %233 = icmp eq i32 %232, 0
  br i1 %233, label %234, label %251

234:
  br i1 %14, label %235, label %241

235:
  %236 = load ptr, ptr %225, align 8
  %237 = zext nneg i32 %230 to i64
  %238 = getelementptr inbounds nuw i8, ptr %236, i64 %237
  %239 = load i8, ptr %238, align 1
  %240 = zext i8 %239 to i32
  br label %247

241:
  br i1 %221, label %251, label %242

242:
  %243 = shl nuw nsw i32 %230, 2
  %244 = lshr i32 %243, %13
  %245 = add nsw i32 %224, %244
  %246 = icmp slt i32 %245, 0
  br i1 %246, label %251, label %247

247:
  %248 = phi i32 [ %240, %235 ], [ %245, %242 ]
  %249 = or i32 %248, %227
  %250 = trunc nuw nsw i32 %249 to i16
  br label %251

251:
  %252 = phi i16 [ -1, %228 ], [ %250, %247 ], [ -1, %242 ], [ -1, %241 ]
  %253 = zext nneg i32 %230 to i64
  %254 = getelementptr inbounds nuw i16, ptr %118, i64 %253
  store i16 %252, ptr %254, align 2
  %255 = add i32 %229, -1
  %256 = and i32 %255, %229
  %257 = icmp eq i32 %256, 0
  br i1 %257, label %258, label %228

258:
  %259 = and i64 %3, -16777216
  %260 = or i64 %259, %113
  %261 = or i64 %260, 64
  store i64 %261, ptr %152, align 8
  br label %361

262:
  %263 = phi i32 [ %20, %19 ], [ %57, %115 ], [ %24, %22 ], [ %24, %27 ], [ %24, %32 ], [ %24, %35 ]
  %264 = and i64 %3, -121
  %265 = or disjoint i64 %264, 112
  %266 = select i1 %14, i64 %265, i64 %3
  %267 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %268 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %269 = ptrtoint ptr %1 to i64
  br label %270

270:
  %271 = phi i1 [ true, %262 ], [ false, %332 ]
  %272 = phi i64 [ 0, %262 ], [ 1, %332 ]
  %273 = phi i64 [ %266, %262 ], [ %333, %332 ]
  %274 = getelementptr inbounds nuw i32, ptr %10, i64 %272
  %275 = load i32, ptr %274, align 4
  %276 = and i32 %275, %4
  %277 = icmp eq i32 %276, 0
  br i1 %277, label %332, label %278

278:
  %279 = getelementptr inbounds nuw i64, ptr %8, i64 %272
  %280 = load i64, ptr %279, align 8
  %281 = icmp eq i64 %280, %273
  br i1 %281, label %332, label %282

282:
  %283 = add nuw nsw i64 %272, %7
  %284 = getelementptr inbounds nuw i64, ptr %6, i64 %283
  %285 = load i64, ptr %284, align 8
  %286 = trunc i64 %285 to i32
  %287 = lshr i32 %286, 3
  %288 = and i32 %287, 15
  %289 = icmp eq i32 %288, 8
  br i1 %289, label %315, label %290

290:
  %291 = trunc i64 %273 to i32
  %292 = and i32 %291, 120
  %293 = icmp eq i32 %292, 72
  br i1 %293, label %315, label %294

294:
  %295 = xor i64 %285, %273
  %296 = icmp ult i64 %295, 1099511627776
  br i1 %296, label %297, label %327

297:
  %298 = lshr i64 %285, 24
  %299 = and i64 %298, 65535
  %300 = lshr i64 %273, 24
  %301 = and i64 %300, 65535
  %302 = icmp samesign ult i64 %299, %301
  br i1 %302, label %329, label %303

303:
  %304 = icmp eq i32 %288, 15
  br i1 %304, label %327, label %305

305:
  %306 = xor i32 %286, %291
  %307 = and i32 %306, 1015808
  %308 = icmp eq i32 %307, 0
  br i1 %308, label %309, label %327

309:
  %310 = lshr i32 %286, 20
  %311 = and i32 %310, 15
  %312 = lshr i32 %291, 20
  %313 = and i32 %312, 15
  %314 = icmp samesign ult i32 %311, %313
  br i1 %314, label %329, label %325

315:
  %316 = load ptr, ptr %267, align 8
  %317 = load ptr, ptr %268, align 8
  %318 = ptrtoint ptr %317 to i64
  %319 = sub i64 %269, %318
  %320 = getelementptr inbounds nuw i16, ptr %316, i64 %319
  %321 = shl nuw nsw i64 %283, 4
  %322 = and i64 %321, 32
  %323 = getelementptr inbounds nuw i16, ptr %320, i64 %322
  %324 = tail call preserve_allcc i1 @list_precedes(ptr %0, ptr %323, i64 %285, i64 %273, i32 %276)
  br i1 %324, label %329, label %327

325:
  %326 = tail call preserve_allcc i1 @same_lanes(i64 %285, i64 %273, i32 %276)
  br i1 %326, label %329, label %327

327:
  %328 = tail call preserve_allcc i64 @joined(i64 %280, i64 %273)
  br label %329

329:
  %330 = phi i64 [ %273, %325 ], [ %328, %327 ], [ %273, %315 ], [ %273, %309 ], [ %273, %297 ]
  %331 = and i32 %275, %263
  store i32 %331, ptr %274, align 4
  br label %332

332:
  %333 = phi i64 [ %330, %329 ], [ %273, %278 ], [ %273, %270 ]
  br i1 %271, label %270, label %335

334:
  br i1 %336, label %335, label %350

335:
  %336 = phi i1 [ false, %334 ], [ true, %332 ]
  %337 = phi i64 [ 1, %334 ], [ 0, %332 ]
  %338 = getelementptr inbounds nuw i32, ptr %10, i64 %337
  %339 = load i32, ptr %338, align 4
  %340 = icmp eq i32 %339, 0
  br i1 %340, label %345, label %341

341:
  %342 = getelementptr inbounds nuw i64, ptr %8, i64 %337
  %343 = load i64, ptr %342, align 8
  %344 = icmp eq i64 %343, %333
  br i1 %344, label %345, label %334

345:
  %346 = getelementptr inbounds nuw i32, ptr %10, i64 %337
  %347 = getelementptr inbounds nuw i64, ptr %8, i64 %337
  store i64 %333, ptr %347, align 8
  %348 = load i32, ptr %346, align 4
  %349 = or i32 %348, %4
  store i32 %349, ptr %346, align 4
  br label %361

350:
  %351 = load i64, ptr %8, align 8
  %352 = tail call preserve_allcc i64 @joined(i64 %351, i64 %333)
  %353 = icmp ne i64 %352, %351
  %354 = zext i1 %353 to i64
  %355 = getelementptr inbounds nuw i64, ptr %8, i64 %354
  %356 = load i64, ptr %355, align 8
  %357 = tail call preserve_allcc i64 @joined(i64 %356, i64 %333)
  store i64 %357, ptr %355, align 8
  %358 = getelementptr inbounds nuw i32, ptr %10, i64 %354
  %359 = load i32, ptr %358, align 4
  %360 = or i32 %359, %4
  store i32 %360, ptr %358, align 4
  br label %361

361:
  ret void
}

define internal preserve_allcc i64 @joined(i64 %0, i64 %1) unnamed_addr #0 noimplicitfloat {
  %3 = and i64 %0, 120
  %4 = icmp eq i64 %3, 64
  %5 = or i64 %0, 120
  %6 = select i1 %4, i64 %5, i64 %0
  %7 = xor i64 %6, %1
  %8 = icmp ult i64 %7, 8
  br i1 %8, label %9, label %13

9:
  %10 = icmp eq i64 %6, %1
  %11 = and i64 %1, -8
  %12 = select i1 %10, i64 %1, i64 %11
  br label %59

13:
  %14 = and i64 %6, 7
  %15 = icmp ne i64 %14, 0
  %16 = and i64 %7, 7
  %17 = icmp eq i64 %16, 0
  %18 = and i1 %15, %17
  %19 = and i64 %1, 7
  %20 = select i1 %18, i64 %19, i64 0
  %21 = icmp ult i64 %7, 1099511627776
  br i1 %21, label %24, label %22

22:
  %23 = or disjoint i64 %20, -1099511627656
  br label %59

24:
  %25 = lshr i64 %6, 24
  %26 = and i64 %25, 65535
  %27 = lshr i64 %1, 24
  %28 = and i64 %27, 65535
  %29 = icmp samesign ult i64 %26, %28
  br i1 %29, label %30, label %33

30:
  %31 = and i64 %1, -8
  %32 = or disjoint i64 %20, %31
  br label %59

33:
  %34 = and i64 %1, -16777216
  %35 = trunc i64 %6 to i32
  %36 = and i32 %35, 120
  %37 = icmp eq i32 %36, 120
  br i1 %37, label %46, label %38

38:
  %39 = trunc i64 %1 to i32
  %40 = and i32 %39, 120
  %41 = icmp eq i32 %40, 120
  br i1 %41, label %46, label %42

42:
  %43 = xor i32 %35, %39
  %44 = and i32 %43, 1015808
  %45 = icmp eq i32 %44, 0
  br i1 %45, label %49, label %46

46:
  %47 = or disjoint i64 %34, %20
  %48 = or disjoint i64 %47, 120
  br label %59

49:
  %50 = and i64 %7, 32760
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %52, label %55

52:
  %53 = and i64 %1, -8
  %54 = or disjoint i64 %20, %53
  br label %59

55:
  %56 = and i64 %1, -32768
  %57 = or disjoint i64 %56, %20
  %58 = or disjoint i64 %57, 112
  br label %59

59:
  %60 = phi i64 [ %12, %9 ], [ %23, %22 ], [ %32, %30 ], [ %48, %46 ], [ %54, %52 ], [ %58, %55 ]
  ret i64 %60
}

define internal preserve_allcc i1 @list_precedes(ptr %0, ptr %1, i64 %2, i64 %3, i32 %4) unnamed_addr #0 noimplicitfloat
      {
  %6 = xor i64 %3, %2
  %7 = icmp ult i64 %6, 1099511627776
  br i1 %7, label %8, label %95

8:
  %9 = lshr i64 %2, 24
  %10 = and i64 %9, 65535
  %11 = lshr i64 %3, 24
  %12 = and i64 %11, 65535
  %13 = icmp samesign ult i64 %10, %12
  br i1 %13, label %95, label %14

14:
  %15 = trunc i64 %2 to i32
  %16 = lshr i32 %15, 3
  %17 = and i32 %16, 15
  %18 = icmp eq i32 %17, 8
  br i1 %18, label %19, label %23

19:
  %20 = trunc i64 %3 to i32
  %21 = lshr i32 %20, 20
  %22 = and i32 %21, 15
  br label %35

23:
  %24 = icmp ne i32 %17, 15
  %25 = and i64 %6, 1015808
  %26 = icmp eq i64 %25, 0
  %27 = and i1 %24, %26
  br i1 %27, label %28, label %95

28:
  %29 = lshr i32 %15, 20
  %30 = and i32 %29, 15
  %31 = trunc i64 %3 to i32
  %32 = lshr i32 %31, 20
  %33 = and i32 %32, 15
  %34 = icmp samesign ult i32 %30, %33
  br i1 %34, label %95, label %35

35:
  %36 = phi i32 [ %22, %19 ], [ %33, %28 ]
  %37 = phi i32 [ %20, %19 ], [ %31, %28 ]
  %38 = add nsw i32 %17, -8
  %39 = lshr i32 %15, 7
  %40 = and i32 %39, 255
  %41 = add nsw i32 %40, -128
  %42 = lshr i32 %37, 3
  %43 = and i32 %42, 15
  %44 = icmp eq i32 %43, 9
  %45 = add nsw i32 %43, -8
  %46 = icmp ult i32 %45, -6
  %47 = lshr i32 %37, 7
  %48 = and i32 %47, 255
  %49 = add nsw i32 %48, -128
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %51 = icmp ult i32 %38, -6
  %52 = lshr i32 %37, 15
  br label %53

53:
  %54 = phi i32 [ %4, %35 ], [ %93, %91 ]
  %55 = tail call i32 @llvm.cttz.i32(i32 %54, i1 true)
  br i1 %44, label %56, label %62

56:
  %57 = load ptr, ptr %50, align 8
  %58 = zext nneg i32 %55 to i64
  %59 = getelementptr inbounds nuw i8, ptr %57, i64 %58
  %60 = load i8, ptr %59, align 1
  %61 = zext i8 %60 to i32
  br label %67

62:
  br i1 %46, label %67, label %63

63:
  %64 = shl nuw nsw i32 %55, 2
  %65 = lshr i32 %64, %43
  %66 = add nsw i32 %49, %65
  br label %67

67:
  %68 = phi i32 [ %61, %56 ], [ %66, %63 ], [ -1, %62 ]
  br i1 %18, label %69, label %85

69:
  %70 = zext nneg i32 %55 to i64
  %71 = getelementptr inbounds nuw i16, ptr %1, i64 %70
  %72 = load i16, ptr %71, align 2
  %73 = zext i16 %72 to i32
  switch i16 %72, label %74 [
    i16 -32768, label %91
    i16 -1, label %95
  ]

74:
  %75 = lshr i32 %73, 5
  %76 = xor i32 %75, %52
  %77 = and i32 %76, 31
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %79, label %95

79:
  %80 = lshr i32 %73, 10
  %81 = icmp samesign ult i32 %80, %36
  %82 = and i32 %73, 31
  %83 = icmp eq i32 %82, %68
  %84 = select i1 %81, i1 true, i1 %83
  br i1 %84, label %91, label %95

85:
  br i1 %51, label %95, label %86

86:
  %87 = shl nuw nsw i32 %55, 2
  %88 = lshr i32 %87, %17
  %89 = add nsw i32 %41, %88
  %90 = icmp eq i32 %89, %68
  br i1 %90, label %91, label %95

91:
  %92 = add i32 %54, -1
  %93 = and i32 %92, %54
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %95, label %53

95:
  %96 = phi i1 [ true, %28 ], [ false, %5 ], [ true, %8 ], [ false, %23 ], [ true, %91 ], [ false, %74 ], [ false, %69
      ], [ false, %79 ], [ false, %86 ], [ false, %85 ]
  ret i1 %96
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
  %8 = icmp eq i32 %6, 0
  br i1 %8, label %24, label %9

9:
  %10 = zext nneg i32 %5 to i64
  br label %11

11:
  %12 = phi i32 [ %6, %9 ], [ %22, %20 ]
  %13 = tail call i32 @llvm.cttz.i32(i32 %12, i1 true)
  %14 = sub i32 %13, %4
  %15 = zext i32 %14 to i64
  %16 = shl i64 %15, %10
  %17 = add i64 %16, %3
  %18 = tail call preserve_allcc i32 @screen_place(ptr %0, ptr %1, ptr %2, i64 %17, i32 %13)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %20, label %24

20:
  %21 = add i32 %12, -1
  %22 = and i32 %21, %12
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %24, label %11

24:
  %25 = phi i32 [ 0, %7 ], [ 0, %20 ], [ 1, %11 ]
  ret i32 %25
}

define internal preserve_allcc i32 @words_of(i32 %0, i64 %1, i32 %2, i32 %3, i32 %4) unnamed_addr #0 noimplicitfloat {
  %6 = icmp eq i32 %0, 0
  br i1 %6, label %21, label %7

7:
  %8 = zext nneg i32 %2 to i64
  %9 = zext i32 %3 to i64
  %10 = zext i32 %4 to i64
  %11 = add nsw i64 %10, -1
  br label %12

12:
  %13 = phi i32 [ 0, %7 ], [ %36, %35 ]
  %14 = phi i32 [ %0, %7 ], [ %38, %35 ]
  %15 = tail call i32 @llvm.cttz.i32(i32 %14, i1 true)
  %16 = zext nneg i32 %15 to i64
  %17 = sub nsw i64 %16, %1
  %18 = shl i64 %17, %8
  %19 = add nsw i64 %18, %9
  %20 = icmp ult i64 %19, 128
  br i1 %20, label %23, label %35

21:
  %22 = phi i32 [ 0, %5 ], [ %36, %35 ]
  ret i32 %22

23:
  %24 = add nsw i64 %11, %19
  %25 = lshr i64 %19, 2
  %26 = trunc nuw nsw i64 %25 to i32
  %27 = shl nsw i32 -1, %26
  %28 = tail call i64 @llvm.umin.i64(i64 %24, i64 127)
  %29 = lshr i64 %28, 2
  %30 = trunc nuw nsw i64 %29 to i32
  %31 = xor i32 %30, 31
  %32 = lshr i32 -1, %31
  %33 = and i32 %32, %27
  %34 = or i32 %33, %13
  br label %35

35:
  %36 = phi i32 [ %34, %23 ], [ %13, %12 ]
  %37 = add i32 %14, -1
  %38 = and i32 %37, %14
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %21, label %12
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
