; Generated from the C files beside this one by `make runtime`.
; eb9950d1bf2a21d757c8166e40b1e25cb9bba3ba0d976fadbd8cf56add5d9ab3
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
%struct.Screening = type { ptr, ptr, i64, i64, i64, i64, i64, ptr, ptr, i32, i8 }
%struct.ScreenCache = type { i64, i64, i64, i64, ptr }
%struct.ScreenLine = type { i64, i64, [4 x i64], [4 x i32] }
%struct.ScreenRun = type { i32, i32, i64, i32, i32 }
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
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 40288
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
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 37648
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 37680
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
  br i1 %8, label %1634, label %9

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
  br label %1632

29:
  %30 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %31 = load i32, ptr %30, align 8
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %33, label %1110

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
  br i1 %58, label %60, label %553

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
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 37684
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
  br label %1632

85:
  %86 = phi i32 [ -1, %67 ], [ -1, %71 ], [ %35, %64 ]
  %87 = call preserve_allcc i32 @screen_place(ptr %7, ptr %1, ptr %2, i64 %40, i32 %86)
  br label %1632

88:
  %89 = tail call i32 @llvm.ctpop.i32(i32 %37)
  %90 = icmp samesign ult i32 %89, 2
  %91 = select i1 %55, i1 %90, i1 false
  br i1 %91, label %92, label %553

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
  %102 = zext nneg i32 %16 to i64
  %103 = shl nuw nsw i64 %102, 20
  %104 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %105 = load i32, ptr %104, align 4
  %106 = zext i32 %105 to i64
  %107 = shl nuw nsw i64 %106, 15
  %108 = or i64 %107, %103
  %109 = icmp eq i32 %101, 2
  br i1 %109, label %115, label %110

110:
  %111 = icmp eq i32 %101, 0
  %112 = and i64 %40, -4294967296
  %113 = icmp eq i64 %112, 4294967296
  %114 = and i1 %113, %111
  br i1 %114, label %115, label %140

115:
  %116 = and i64 %40, 4294967295
  %117 = and i64 %108, 16744448
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
  %131 = getelementptr inbounds nuw i8, ptr %7, i64 64
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
  %139 = icmp samesign ult i64 %116, %125
  br i1 %139, label %211, label %225

140:
  switch i32 %101, label %225 [
    i32 1, label %146
    i32 0, label %141
  ]

141:
  %142 = lshr i64 %40, 32
  %143 = trunc nuw i64 %142 to i32
  %144 = add i32 %143, -1
  %145 = icmp ult i32 %144, 4
  br i1 %145, label %225, label %146

146:
  %147 = load i64, ptr %1, align 8
  %148 = shl i64 %147, 40
  %149 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %150 = load i32, ptr %149, align 4
  %151 = zext i32 %150 to i64
  %152 = or disjoint i64 %148, %151
  %153 = or i64 %152, %108
  %154 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %153, ptr %154, align 8
  %155 = getelementptr inbounds nuw i8, ptr %0, i64 37640
  %156 = load i64, ptr %155, align 8
  %157 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %156, ptr %157, align 8
  store i8 0, ptr %14, align 4
  %158 = ptrtoint ptr %4 to i64
  %159 = getelementptr inbounds nuw i8, ptr %0, i64 37688
  %160 = udiv i64 %158, 40
  %161 = and i64 %160, 63
  %162 = getelementptr inbounds nuw %struct.ScreenCache, ptr %159, i64 %161
  %163 = load i64, ptr %162, align 8
  %164 = icmp eq i64 %163, %158
  br i1 %164, label %165, label %172

165:
  %166 = getelementptr inbounds nuw i8, ptr %162, i64 8
  %167 = load i64, ptr %166, align 8
  %168 = sub i64 %40, %167
  %169 = getelementptr inbounds nuw i8, ptr %162, i64 16
  %170 = load i64, ptr %169, align 8
  %171 = icmp ult i64 %168, %170
  br i1 %171, label %180, label %172

172:
  %173 = call preserve_allcc i32 @search(ptr %7, i64 %40, ptr %162)
  %174 = icmp eq i32 %173, 0
  br i1 %174, label %225, label %175

175:
  %176 = getelementptr inbounds nuw i8, ptr %162, i64 8
  %177 = load i64, ptr %176, align 8
  %178 = getelementptr inbounds nuw i8, ptr %162, i64 16
  %179 = load i64, ptr %178, align 8
  br label %180

180:
  %181 = phi i64 [ %179, %175 ], [ %170, %165 ]
  %182 = phi i64 [ %177, %175 ], [ %167, %165 ]
  store i64 %182, ptr %13, align 8
  store i64 %181, ptr %12, align 8
  %183 = getelementptr inbounds nuw i8, ptr %162, i64 24
  %184 = load i64, ptr %183, align 8
  %185 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store i64 %184, ptr %185, align 8
  %186 = getelementptr inbounds nuw i8, ptr %162, i64 32
  %187 = load ptr, ptr %186, align 8
  %188 = getelementptr inbounds nuw i8, ptr %7, i64 56
  store ptr %187, ptr %188, align 8
  %189 = icmp eq ptr %187, null
  br i1 %189, label %190, label %211

190:
  %191 = add i64 %100, %40
  %192 = sub i64 %191, %182
  %193 = icmp ugt i64 %192, %181
  br i1 %193, label %225, label %194

194:
  %195 = load ptr, ptr %10, align 8
  %196 = getelementptr inbounds nuw i8, ptr %195, i64 4
  %197 = load i32, ptr %196, align 4
  switch i32 %197, label %198 [
    i32 4, label %1632
    i32 0, label %1632
  ]

198:
  %199 = load ptr, ptr %7, align 8
  %200 = getelementptr inbounds nuw i8, ptr %195, i64 20
  %201 = load i32, ptr %200, align 4
  %202 = load i32, ptr %11, align 8
  %203 = tail call i32 @llvm.cttz.i32(i32 %202, i1 false)
  %204 = getelementptr inbounds nuw i8, ptr %199, i64 328
  store i32 22, ptr %204, align 8
  %205 = getelementptr inbounds nuw i8, ptr %199, i64 332
  store i32 %201, ptr %205, align 4
  %206 = getelementptr inbounds nuw i8, ptr %199, i64 336
  store i32 %203, ptr %206, align 8
  %207 = getelementptr inbounds nuw i8, ptr %199, i64 352
  store i64 0, ptr %207, align 8
  %208 = getelementptr inbounds nuw i8, ptr %199, i64 368
  store i32 0, ptr %208, align 8
  %209 = getelementptr inbounds nuw i8, ptr %199, i64 360
  store i32 0, ptr %209, align 8
  %210 = getelementptr inbounds nuw i8, ptr %199, i64 364
  store i32 0, ptr %210, align 4
  br label %1632

211:
  %212 = phi i64 [ %181, %180 ], [ %125, %115 ]
  %213 = phi i64 [ %182, %180 ], [ 0, %115 ]
  %214 = phi i64 [ %40, %180 ], [ %116, %115 ]
  %215 = sub i64 %214, %213
  %216 = trunc i64 %215 to i32
  %217 = shl nuw i32 1, %93
  %218 = add i32 %217, -1
  %219 = and i32 %218, %216
  %220 = add i64 %215, %100
  %221 = icmp ugt i64 %220, %212
  %222 = add nuw i32 %219, %37
  %223 = icmp ugt i32 %222, %217
  %224 = select i1 %221, i1 true, i1 %223
  br i1 %224, label %225, label %227

225:
  %226 = call preserve_allcc i32 @screen_apart(ptr %7, ptr %1, ptr %2, i64 %40, i32 %35, i32 %93, i32 %3)
  br label %1632

227:
  %228 = add i64 %220, -1
  %229 = lshr i64 %228, 7
  %230 = lshr i64 %215, 7
  %231 = icmp samesign ugt i64 %230, %229
  br i1 %231, label %1632, label %232

232:
  %233 = zext nneg i32 %219 to i64
  %234 = sub i64 %233, %215
  %235 = icmp eq i32 %93, 2
  %236 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %237 = shl nuw nsw i64 %96, 3
  %238 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %239 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %240 = getelementptr inbounds nuw i8, ptr %7, i64 24
  br label %241

241:
  %242 = phi i64 [ %230, %232 ], [ %551, %550 ]
  %243 = shl nuw i64 %242, 7
  %244 = add i64 %234, %243
  %245 = ashr i64 %244, %96
  %246 = add nsw i64 %245, %38
  br i1 %235, label %247, label %258

247:
  %248 = add i64 %246, -32
  %249 = icmp ult i64 %248, -63
  br i1 %249, label %260, label %250

250:
  %251 = icmp sgt i64 %246, -1
  %252 = trunc nsw i64 %246 to i32
  br i1 %251, label %253, label %255

253:
  %254 = lshr i32 %3, %252
  br label %260

255:
  %256 = sub nsw i32 0, %252
  %257 = shl i32 %3, %256
  br label %260

258:
  %259 = tail call preserve_allcc i32 @words_of(i32 %3, i64 %246, i32 %93, i32 %219, i32 %37)
  br label %260

260:
  %261 = phi i32 [ %259, %258 ], [ 0, %247 ], [ %254, %253 ], [ %257, %255 ]
  %262 = load i64, ptr %236, align 8
  %263 = shl i64 %246, 7
  %264 = and i64 %263, 32640
  %265 = or i64 %264, %237
  %266 = xor i64 %265, 16384
  %267 = or i64 %262, %266
  %268 = load ptr, ptr %238, align 8
  %269 = getelementptr inbounds nuw %struct.ScreenLine, ptr %268, i64 %242
  %270 = icmp ne i32 %261, 0
  %271 = load i64, ptr %12, align 8
  %272 = icmp ult i64 %243, %271
  %273 = select i1 %270, i1 %272, i1 false
  br i1 %273, label %274, label %550

274:
  %275 = load i8, ptr %14, align 4
  %276 = trunc nuw i8 %275 to i1
  %277 = load ptr, ptr %7, align 8
  br i1 %276, label %278, label %305

278:
  %279 = getelementptr inbounds nuw i8, ptr %277, i64 37680
  %280 = load i32, ptr %279, align 8
  %281 = icmp eq i32 %280, 0
  br i1 %281, label %305, label %282

282:
  %283 = load ptr, ptr %10, align 8
  %284 = getelementptr inbounds nuw i8, ptr %283, i64 4
  %285 = load i32, ptr %284, align 4
  %286 = add i32 %285, -3
  %287 = icmp ult i32 %286, -2
  br i1 %287, label %298, label %288

288:
  %289 = getelementptr inbounds nuw i8, ptr %283, i64 8
  %290 = load i32, ptr %289, align 8
  %291 = icmp ugt i32 %290, 3
  br i1 %291, label %292, label %305

292:
  %293 = load ptr, ptr %239, align 8
  %294 = getelementptr inbounds nuw i32, ptr %293, i64 %242
  %295 = load i32, ptr %294, align 4
  %296 = or i32 %295, %261
  store i32 %296, ptr %294, align 4
  %297 = load ptr, ptr %7, align 8
  br label %305

298:
  %299 = load ptr, ptr %239, align 8
  %300 = getelementptr inbounds nuw i32, ptr %299, i64 %242
  %301 = load i32, ptr %300, align 4
  %302 = xor i32 %301, -1
  %303 = and i32 %261, %302
  %304 = icmp eq i32 %303, 0
  br i1 %304, label %305, label %536

305:
  %306 = phi ptr [ %277, %288 ], [ %297, %292 ], [ %277, %298 ], [ %277, %278 ], [ %277, %274 ]
  %307 = getelementptr inbounds nuw i8, ptr %306, i64 37684
  %308 = load i32, ptr %307, align 4
  %309 = icmp eq i32 %308, 0
  br i1 %309, label %310, label %317

310:
  %311 = load i8, ptr %14, align 4
  %312 = trunc nuw i8 %311 to i1
  br i1 %312, label %550, label %313

313:
  %314 = load ptr, ptr %10, align 8
  %315 = getelementptr inbounds nuw i8, ptr %314, i64 4
  %316 = load i32, ptr %315, align 4
  switch i32 %316, label %317 [
    i32 4, label %550
    i32 0, label %550
  ]

317:
  %318 = load i64, ptr %269, align 8
  %319 = load i64, ptr %240, align 8
  %320 = icmp eq i64 %318, %319
  br i1 %320, label %321, label %380

321:
  %322 = load ptr, ptr %10, align 8
  %323 = getelementptr inbounds nuw i8, ptr %322, i64 4
  %324 = load i32, ptr %323, align 4
  switch i32 %324, label %343 [
    i32 4, label %325
    i32 0, label %325
  ]

325:
  %326 = getelementptr inbounds nuw i8, ptr %269, i64 32
  %327 = load i64, ptr %326, align 8
  %328 = icmp eq i64 %327, %267
  br i1 %328, label %329, label %380

329:
  %330 = getelementptr inbounds nuw i8, ptr %269, i64 56
  %331 = load i32, ptr %330, align 8
  %332 = xor i32 %331, -1
  %333 = and i32 %261, %332
  %334 = icmp eq i32 %333, 0
  br i1 %334, label %335, label %380

335:
  %336 = getelementptr inbounds nuw i8, ptr %269, i64 48
  %337 = load i32, ptr %336, align 8
  %338 = getelementptr inbounds nuw i8, ptr %269, i64 52
  %339 = load i32, ptr %338, align 4
  %340 = or i32 %339, %337
  %341 = and i32 %340, %261
  %342 = icmp eq i32 %341, 0
  br i1 %342, label %550, label %380

343:
  %344 = and i64 %262, 7
  %345 = icmp eq i64 %344, 0
  br i1 %345, label %380, label %346

346:
  %347 = getelementptr inbounds nuw i8, ptr %269, i64 48
  %348 = load i32, ptr %347, align 8
  %349 = xor i32 %348, -1
  %350 = and i32 %261, %349
  %351 = icmp eq i32 %350, 0
  br i1 %351, label %352, label %380

352:
  %353 = getelementptr inbounds nuw i8, ptr %269, i64 16
  %354 = load i64, ptr %353, align 8
  %355 = and i64 %354, 120
  %356 = icmp eq i64 %355, 120
  br i1 %356, label %357, label %380

357:
  %358 = icmp ugt i64 %354, -1099511627777
  %359 = xor i64 %354, %267
  %360 = icmp ult i64 %359, 16777216
  %361 = select i1 %358, i1 true, i1 %360
  br i1 %361, label %362, label %380

362:
  %363 = and i64 %354, 7
  %364 = icmp ne i64 %363, 0
  %365 = xor i64 %354, %262
  %366 = and i64 %365, 7
  %367 = icmp eq i64 %366, 0
  %368 = select i1 %364, i1 %367, i1 false
  br i1 %368, label %369, label %380

369:
  %370 = getelementptr inbounds nuw i8, ptr %269, i64 52
  %371 = load i32, ptr %370, align 4
  %372 = getelementptr inbounds nuw i8, ptr %269, i64 56
  %373 = load i32, ptr %372, align 8
  %374 = or i32 %373, %371
  %375 = getelementptr inbounds nuw i8, ptr %269, i64 60
  %376 = load i32, ptr %375, align 4
  %377 = or i32 %374, %376
  %378 = and i32 %377, %261
  %379 = icmp eq i32 %378, 0
  br i1 %379, label %550, label %380

380:
  %381 = load i8, ptr %14, align 4
  %382 = trunc nuw i8 %381 to i1
  br i1 %382, label %396, label %383

383:
  %384 = getelementptr inbounds nuw i8, ptr %306, i64 37672
  %385 = load i32, ptr %384, align 8
  %386 = icmp eq i32 %385, 0
  br i1 %386, label %387, label %396

387:
  %388 = getelementptr inbounds nuw i8, ptr %269, i64 8
  br label %389

389:
  %390 = atomicrmw or ptr %388, i64 1 acquire, align 8
  %391 = and i64 %390, 1
  %392 = icmp eq i64 %391, 0
  br i1 %392, label %393, label %389

393:
  %394 = load i64, ptr %269, align 8
  %395 = load i64, ptr %240, align 8
  br label %396

396:
  %397 = phi i64 [ %319, %383 ], [ %319, %380 ], [ %395, %393 ]
  %398 = phi i64 [ %318, %383 ], [ %318, %380 ], [ %394, %393 ]
  %399 = phi i1 [ false, %383 ], [ false, %380 ], [ true, %393 ]
  %400 = icmp eq i64 %398, %397
  br i1 %400, label %472, label %401

401:
  %402 = load ptr, ptr %10, align 8
  %403 = getelementptr inbounds nuw i8, ptr %402, i64 4
  %404 = load i32, ptr %403, align 4
  %405 = and i32 %404, -5
  %406 = icmp eq i32 %405, 0
  %407 = select i1 %406, i32 2, i32 0
  store i64 %397, ptr %269, align 8
  %408 = getelementptr inbounds nuw i8, ptr %269, i64 48
  %409 = getelementptr inbounds nuw i8, ptr %269, i64 60
  store i32 0, ptr %409, align 4
  %410 = getelementptr inbounds nuw i8, ptr %269, i64 52
  store i32 0, ptr %410, align 4
  %411 = zext nneg i32 %407 to i64
  %412 = getelementptr inbounds nuw i32, ptr %408, i64 %411
  store i32 %261, ptr %412, align 4
  %413 = sub nuw nsw i32 2, %407
  %414 = zext nneg i32 %413 to i64
  %415 = getelementptr inbounds nuw i32, ptr %408, i64 %414
  store i32 0, ptr %415, align 4
  %416 = getelementptr inbounds nuw i8, ptr %269, i64 16
  %417 = getelementptr inbounds nuw i64, ptr %416, i64 %411
  store i64 %267, ptr %417, align 8
  %418 = load i8, ptr %14, align 4
  %419 = trunc nuw i8 %418 to i1
  %420 = getelementptr inbounds nuw i8, ptr %269, i64 8
  br i1 %419, label %421, label %466

421:
  store i64 0, ptr %420, align 8
  switch i32 %404, label %530 [
    i32 4, label %422
    i32 0, label %422
  ]

422:
  %423 = load ptr, ptr %7, align 8
  %424 = getelementptr inbounds nuw i8, ptr %423, i64 37676
  %425 = load i32, ptr %424, align 4
  %426 = icmp eq i32 %425, 0
  br i1 %426, label %427, label %530

427:
  %428 = load i32, ptr %408, align 8
  %429 = load i32, ptr %410, align 4
  %430 = or i32 %429, %428
  %431 = icmp eq i32 %430, 0
  br i1 %431, label %432, label %530

432:
  %433 = getelementptr inbounds nuw i8, ptr %269, i64 32
  %434 = load i64, ptr %433, align 8
  %435 = and i64 %434, 64
  %436 = icmp eq i64 %435, 0
  br i1 %436, label %530, label %437

437:
  %438 = getelementptr inbounds nuw i8, ptr %423, i64 37680
  %439 = load i32, ptr %438, align 8
  %440 = icmp eq i32 %439, 0
  br i1 %440, label %454, label %441

441:
  %442 = load ptr, ptr %239, align 8
  %443 = load ptr, ptr %238, align 8
  %444 = ptrtoint ptr %269 to i64
  %445 = ptrtoint ptr %443 to i64
  %446 = sub i64 %444, %445
  %447 = ashr exact i64 %446, 4
  %448 = getelementptr inbounds i8, ptr %442, i64 %447
  %449 = load i32, ptr %448, align 4
  %450 = icmp eq i32 %449, -1
  %451 = and i64 %434, 7
  %452 = icmp eq i64 %451, 0
  %453 = and i1 %452, %450
  br i1 %453, label %457, label %530

454:
  %455 = and i64 %434, 7
  %456 = icmp eq i64 %455, 0
  br i1 %456, label %457, label %530

457:
  %458 = getelementptr inbounds nuw i8, ptr %269, i64 56
  store i32 -1, ptr %458, align 8
  store i32 0, ptr %409, align 4
  %459 = and i64 %434, 120
  %460 = icmp eq i64 %459, 120
  %461 = shl i64 %397, 10
  %462 = lshr i64 %434, 15
  %463 = and i64 %462, 1023
  %464 = select i1 %460, i64 1023, i64 %463
  %465 = or disjoint i64 %464, %461
  store i64 %465, ptr %420, align 8
  br label %530

466:
  %467 = load i64, ptr %420, align 8
  %468 = and i64 %467, 1
  store i64 %468, ptr %420, align 8
  switch i32 %404, label %469 [
    i32 4, label %530
    i32 0, label %530
  ]

469:
  %470 = or disjoint i64 %468, 2
  store i64 %470, ptr %420, align 8
  %471 = call preserve_allcc i1 @save(ptr %7, i64 %242)
  br label %530

472:
  %473 = and i64 %267, 64
  %474 = icmp eq i64 %473, 0
  br i1 %474, label %475, label %528

475:
  %476 = getelementptr inbounds nuw i8, ptr %269, i64 48
  %477 = getelementptr inbounds nuw i8, ptr %269, i64 56
  %478 = load i32, ptr %477, align 8
  %479 = icmp eq i32 %478, 0
  %480 = getelementptr inbounds nuw i8, ptr %269, i64 52
  %481 = load i32, ptr %480, align 4
  %482 = getelementptr inbounds nuw i8, ptr %269, i64 60
  %483 = load i32, ptr %482, align 4
  %484 = or i32 %483, %481
  %485 = icmp eq i32 %484, 0
  br i1 %485, label %486, label %528

486:
  %487 = load i32, ptr %476, align 8
  %488 = icmp eq i32 %487, 0
  br i1 %488, label %493, label %489

489:
  %490 = getelementptr inbounds nuw i8, ptr %269, i64 16
  %491 = load i64, ptr %490, align 8
  %492 = icmp eq i64 %491, %267
  br i1 %492, label %493, label %528

493:
  br i1 %479, label %498, label %494

494:
  %495 = getelementptr inbounds nuw i8, ptr %269, i64 32
  %496 = load i64, ptr %495, align 8
  %497 = icmp eq i64 %496, %267
  br i1 %497, label %498, label %528

498:
  %499 = load ptr, ptr %10, align 8
  %500 = getelementptr inbounds nuw i8, ptr %499, i64 4
  %501 = load i32, ptr %500, align 4
  switch i32 %501, label %505 [
    i32 4, label %528
    i32 0, label %502
  ]

502:
  %503 = getelementptr inbounds nuw i8, ptr %269, i64 32
  store i64 %267, ptr %503, align 8
  %504 = or i32 %478, %261
  store i32 %504, ptr %477, align 8
  br label %530

505:
  %506 = load i8, ptr %14, align 4
  %507 = trunc nuw i8 %506 to i1
  %508 = getelementptr inbounds nuw i8, ptr %269, i64 8
  br i1 %507, label %509, label %510

509:
  store i64 0, ptr %508, align 8
  br label %521

510:
  %511 = load i64, ptr %508, align 8
  %512 = and i64 %511, 2
  %513 = icmp eq i64 %512, 0
  br i1 %513, label %514, label %521

514:
  %515 = call preserve_allcc i1 @save(ptr %7, i64 %242)
  br i1 %515, label %516, label %528

516:
  %517 = load i64, ptr %508, align 8
  %518 = or i64 %517, 2
  store i64 %518, ptr %508, align 8
  %519 = load i32, ptr %476, align 8
  %520 = load i32, ptr %477, align 8
  br label %521

521:
  %522 = phi i32 [ %520, %516 ], [ %478, %510 ], [ %478, %509 ]
  %523 = phi i32 [ %519, %516 ], [ %487, %510 ], [ %487, %509 ]
  %524 = getelementptr inbounds nuw i8, ptr %269, i64 16
  store i64 %267, ptr %524, align 8
  %525 = or i32 %523, %261
  store i32 %525, ptr %476, align 8
  %526 = xor i32 %261, -1
  %527 = and i32 %522, %526
  store i32 %527, ptr %477, align 8
  br label %530

528:
  %529 = call preserve_allcc i1 @judge_again(ptr %7, ptr %269, i64 %242, i64 %267, i32 %261)
  br label %530

530:
  %531 = phi i1 [ true, %457 ], [ %529, %528 ], [ %471, %469 ], [ true, %421 ], [ true, %466 ], [ true, %422 ], [ true,
      %427 ], [ true, %432 ], [ true, %441 ], [ true, %454 ], [ true, %502 ], [ true, %521 ], [ true, %466 ]
  br i1 %399, label %532, label %535

532:
  %533 = getelementptr inbounds nuw i8, ptr %269, i64 8
  %534 = atomicrmw and ptr %533, i64 -2 release, align 8
  br i1 %531, label %550, label %536

535:
  br i1 %531, label %550, label %536

536:
  %537 = load ptr, ptr %7, align 8
  %538 = load ptr, ptr %10, align 8
  %539 = getelementptr inbounds nuw i8, ptr %538, i64 20
  %540 = load i32, ptr %539, align 4
  %541 = load i32, ptr %11, align 8
  %542 = tail call i32 @llvm.cttz.i32(i32 %541, i1 false)
  %543 = getelementptr inbounds nuw i8, ptr %537, i64 328
  store i32 22, ptr %543, align 8
  %544 = getelementptr inbounds nuw i8, ptr %537, i64 332
  store i32 %540, ptr %544, align 4
  %545 = getelementptr inbounds nuw i8, ptr %537, i64 336
  store i32 %542, ptr %545, align 8
  %546 = getelementptr inbounds nuw i8, ptr %537, i64 352
  store i64 0, ptr %546, align 8
  %547 = getelementptr inbounds nuw i8, ptr %537, i64 368
  store i32 0, ptr %547, align 8
  %548 = getelementptr inbounds nuw i8, ptr %537, i64 360
  store i32 0, ptr %548, align 8
  %549 = getelementptr inbounds nuw i8, ptr %537, i64 364
  store i32 0, ptr %549, align 4
  br label %1632

550:
  %551 = add nuw nsw i64 %242, 1
  %552 = icmp eq i64 %242, %229
  br i1 %552, label %1632, label %241

553:
  %554 = load i32, ptr %4, align 8
  %555 = zext nneg i32 %16 to i64
  %556 = shl nuw nsw i64 %555, 20
  %557 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %558 = load i32, ptr %557, align 4
  %559 = zext i32 %558 to i64
  %560 = shl nuw nsw i64 %559, 15
  %561 = or i64 %560, %556
  %562 = icmp eq i32 %554, 2
  br i1 %562, label %568, label %563

563:
  %564 = icmp eq i32 %554, 0
  %565 = and i64 %40, -4294967296
  %566 = icmp eq i64 %565, 4294967296
  %567 = and i1 %566, %564
  br i1 %567, label %568, label %593

568:
  %569 = and i64 %40, 4294967295
  %570 = and i64 %561, 16744448
  %571 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %572 = load i32, ptr %571, align 8
  %573 = zext i32 %572 to i64
  %574 = or i64 %570, %573
  %575 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %574, ptr %575, align 8
  store i64 0, ptr %13, align 8
  %576 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %577 = load i32, ptr %576, align 8
  %578 = zext i32 %577 to i64
  store i64 %578, ptr %12, align 8
  %579 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %580 = load ptr, ptr %579, align 8
  %581 = getelementptr inbounds nuw i8, ptr %7, i64 56
  store ptr %580, ptr %581, align 8
  %582 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %583 = load ptr, ptr %582, align 8
  %584 = getelementptr inbounds nuw i8, ptr %7, i64 64
  store ptr %583, ptr %584, align 8
  %585 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %586 = load i64, ptr %585, align 8
  %587 = shl i64 %586, 16
  %588 = lshr i32 %16, 4
  %589 = zext nneg i32 %588 to i64
  %590 = or disjoint i64 %587, %589
  %591 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %590, ptr %591, align 8
  store i8 1, ptr %14, align 4
  %592 = icmp samesign ult i64 %569, %578
  br i1 %592, label %656, label %766

593:
  switch i32 %554, label %766 [
    i32 1, label %599
    i32 0, label %594
  ]

594:
  %595 = lshr i64 %40, 32
  %596 = trunc nuw i64 %595 to i32
  %597 = add i32 %596, -1
  %598 = icmp ult i32 %597, 4
  br i1 %598, label %766, label %599

599:
  %600 = load i64, ptr %1, align 8
  %601 = shl i64 %600, 40
  %602 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %603 = load i32, ptr %602, align 4
  %604 = zext i32 %603 to i64
  %605 = or disjoint i64 %601, %604
  %606 = or i64 %605, %561
  %607 = getelementptr inbounds nuw i8, ptr %7, i64 16
  store i64 %606, ptr %607, align 8
  %608 = getelementptr inbounds nuw i8, ptr %0, i64 37640
  %609 = load i64, ptr %608, align 8
  %610 = getelementptr inbounds nuw i8, ptr %7, i64 24
  store i64 %609, ptr %610, align 8
  store i8 0, ptr %14, align 4
  %611 = ptrtoint ptr %4 to i64
  %612 = getelementptr inbounds nuw i8, ptr %0, i64 37688
  %613 = udiv i64 %611, 40
  %614 = and i64 %613, 63
  %615 = getelementptr inbounds nuw %struct.ScreenCache, ptr %612, i64 %614
  %616 = load i64, ptr %615, align 8
  %617 = icmp eq i64 %616, %611
  br i1 %617, label %618, label %625

618:
  %619 = getelementptr inbounds nuw i8, ptr %615, i64 8
  %620 = load i64, ptr %619, align 8
  %621 = sub i64 %40, %620
  %622 = getelementptr inbounds nuw i8, ptr %615, i64 16
  %623 = load i64, ptr %622, align 8
  %624 = icmp ult i64 %621, %623
  br i1 %624, label %633, label %625

625:
  %626 = call preserve_allcc i32 @search(ptr %7, i64 %40, ptr %615)
  %627 = icmp eq i32 %626, 0
  br i1 %627, label %766, label %628

628:
  %629 = getelementptr inbounds nuw i8, ptr %615, i64 8
  %630 = load i64, ptr %629, align 8
  %631 = getelementptr inbounds nuw i8, ptr %615, i64 16
  %632 = load i64, ptr %631, align 8
  br label %633

633:
  %634 = phi i64 [ %632, %628 ], [ %623, %618 ]
  %635 = phi i64 [ %630, %628 ], [ %620, %618 ]
  store i64 %635, ptr %13, align 8
  store i64 %634, ptr %12, align 8
  %636 = getelementptr inbounds nuw i8, ptr %615, i64 24
  %637 = load i64, ptr %636, align 8
  %638 = getelementptr inbounds nuw i8, ptr %7, i64 48
  store i64 %637, ptr %638, align 8
  %639 = getelementptr inbounds nuw i8, ptr %615, i64 32
  %640 = load ptr, ptr %639, align 8
  %641 = getelementptr inbounds nuw i8, ptr %7, i64 56
  store ptr %640, ptr %641, align 8
  %642 = icmp eq ptr %640, null
  br i1 %642, label %643, label %647

643:
  %644 = load i8, ptr %14, align 4
  %645 = trunc nuw i8 %644 to i1
  %646 = load ptr, ptr %10, align 8
  br label %732

647:
  %648 = load ptr, ptr %10, align 8
  %649 = load i8, ptr %14, align 4
  %650 = trunc nuw i8 %649 to i1
  br i1 %650, label %651, label %732

651:
  %652 = getelementptr inbounds nuw i8, ptr %648, i64 16
  %653 = load i32, ptr %652, align 8
  %654 = load i32, ptr %648, align 8
  %655 = zext i32 %653 to i64
  br label %656

656:
  %657 = phi i64 [ %655, %651 ], [ %573, %568 ]
  %658 = phi i32 [ %654, %651 ], [ %554, %568 ]
  %659 = phi i32 [ %653, %651 ], [ %572, %568 ]
  %660 = phi ptr [ %648, %651 ], [ %4, %568 ]
  %661 = phi i64 [ %634, %651 ], [ %578, %568 ]
  %662 = phi ptr [ %640, %651 ], [ %580, %568 ]
  %663 = phi i64 [ %635, %651 ], [ 0, %568 ]
  %664 = icmp eq i32 %658, 2
  br i1 %664, label %665, label %732

665:
  %666 = load ptr, ptr %7, align 8
  %667 = getelementptr inbounds nuw i8, ptr %666, i64 37684
  %668 = load i32, ptr %667, align 4
  %669 = icmp eq i32 %668, 0
  br i1 %669, label %670, label %703

670:
  %671 = getelementptr inbounds nuw i8, ptr %660, i64 8
  %672 = load i32, ptr %671, align 8
  %673 = icmp ult i32 %672, 5
  br i1 %673, label %674, label %732

674:
  %675 = getelementptr inbounds nuw i8, ptr %666, i64 37680
  %676 = load i32, ptr %675, align 8
  %677 = icmp eq i32 %676, 0
  br i1 %677, label %732, label %678

678:
  %679 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %680 = load ptr, ptr %679, align 8
  br label %681

681:
  %682 = phi i32 [ %3, %678 ], [ %701, %699 ]
  %683 = tail call i32 @llvm.cttz.i32(i32 %682, i1 true)
  %684 = zext nneg i32 %683 to i64
  %685 = getelementptr inbounds nuw i64, ptr %34, i64 %684
  %686 = load i64, ptr %685, align 8
  %687 = and i64 %686, 4294967295
  %688 = icmp ult i64 %687, %661
  br i1 %688, label %689, label %732

689:
  %690 = lshr i64 %687, 7
  %691 = getelementptr inbounds nuw i32, ptr %680, i64 %690
  %692 = load i32, ptr %691, align 4
  %693 = trunc i64 %686 to i32
  %694 = lshr i32 %693, 2
  %695 = and i32 %694, 31
  %696 = shl nuw i32 1, %695
  %697 = and i32 %692, %696
  %698 = icmp eq i32 %697, 0
  br i1 %698, label %732, label %699

699:
  %700 = add i32 %682, -1
  %701 = and i32 %700, %682
  %702 = icmp eq i32 %701, 0
  br i1 %702, label %1632, label %681

703:
  %704 = icmp eq i32 %659, 0
  br i1 %704, label %732, label %705

705:
  %706 = getelementptr inbounds nuw i8, ptr %660, i64 4
  %707 = load i32, ptr %706, align 4
  switch i32 %707, label %708 [
    i32 4, label %732
    i32 0, label %732
  ]

708:
  %709 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %710 = load i64, ptr %709, align 8
  %711 = shl i64 %710, 10
  %712 = add nuw nsw i64 %657, 512
  %713 = or i64 %711, %712
  br label %714

714:
  %715 = phi i32 [ %3, %708 ], [ %730, %728 ]
  %716 = tail call i32 @llvm.cttz.i32(i32 %715, i1 true)
  %717 = zext nneg i32 %716 to i64
  %718 = getelementptr inbounds nuw i64, ptr %34, i64 %717
  %719 = load i64, ptr %718, align 8
  %720 = and i64 %719, 4294967295
  %721 = icmp ult i64 %720, %661
  br i1 %721, label %722, label %732

722:
  %723 = lshr i64 %720, 7
  %724 = getelementptr inbounds nuw %struct.ScreenLine, ptr %662, i64 %723
  %725 = getelementptr inbounds nuw i8, ptr %724, i64 8
  %726 = load i64, ptr %725, align 8
  %727 = icmp eq i64 %726, %713
  br i1 %727, label %728, label %732

728:
  %729 = add i32 %715, -1
  %730 = and i32 %729, %715
  %731 = icmp eq i32 %730, 0
  br i1 %731, label %1632, label %714

732:
  %733 = phi ptr [ %646, %643 ], [ %660, %705 ], [ %648, %647 ], [ %660, %703 ], [ %660, %656 ], [ %660, %674 ], [ %660,
      %670 ], [ %660, %705 ], [ %660, %689 ], [ %660, %681 ], [ %660, %714 ], [ %660, %722 ]
  %734 = phi i64 [ %634, %643 ], [ %661, %705 ], [ %634, %647 ], [ %661, %703 ], [ %661, %656 ], [ %661, %674 ], [ %661,
      %670 ], [ %661, %705 ], [ %661, %689 ], [ %661, %681 ], [ %661, %714 ], [ %661, %722 ]
  %735 = phi i64 [ %635, %643 ], [ %663, %705 ], [ %635, %647 ], [ %663, %703 ], [ %663, %656 ], [ %663, %674 ], [ %663,
      %670 ], [ %663, %705 ], [ %663, %689 ], [ %663, %681 ], [ %663, %714 ], [ %663, %722 ]
  %736 = phi i1 [ %645, %643 ], [ true, %705 ], [ false, %647 ], [ true, %703 ], [ true, %656 ], [ true, %674 ], [ true,
      %670 ], [ true, %705 ], [ true, %689 ], [ true, %681 ], [ true, %714 ], [ true, %722 ]
  %737 = phi i1 [ true, %643 ], [ false, %705 ], [ false, %647 ], [ false, %703 ], [ false, %656 ], [ false, %674 ], [
      false, %670 ], [ false, %705 ], [ false, %689 ], [ false, %681 ], [ false, %714 ], [ false, %722 ]
  br label %738

738:
  %739 = phi i64 [ %735, %732 ], [ %761, %760 ]
  %740 = phi i32 [ %3, %732 ], [ %763, %760 ]
  %741 = tail call i32 @llvm.cttz.i32(i32 %740, i1 true)
  %742 = zext nneg i32 %741 to i64
  %743 = getelementptr inbounds nuw i64, ptr %34, i64 %742
  %744 = load i64, ptr %743, align 8
  br i1 %736, label %745, label %749

745:
  %746 = and i64 %744, 4294967295
  %747 = sub i64 %746, %735
  %748 = icmp ult i64 %747, %734
  br i1 %748, label %752, label %766

749:
  %750 = sub i64 %744, %739
  %751 = icmp ult i64 %750, %734
  br i1 %751, label %760, label %766

752:
  %753 = load i32, ptr %733, align 8
  %754 = icmp eq i32 %753, 2
  br i1 %754, label %760, label %755

755:
  %756 = icmp eq i32 %753, 0
  %757 = and i64 %744, -4294967296
  %758 = icmp eq i64 %757, 4294967296
  %759 = and i1 %758, %756
  br i1 %759, label %760, label %766

760:
  %761 = phi i64 [ %735, %752 ], [ %739, %749 ], [ %735, %755 ]
  %762 = add i32 %740, -1
  %763 = and i32 %762, %740
  %764 = icmp eq i32 %763, 0
  br i1 %764, label %765, label %738

765:
  br i1 %737, label %772, label %766

766:
  %767 = phi i1 [ true, %765 ], [ false, %594 ], [ false, %568 ], [ false, %593 ], [ false, %625 ], [ false, %745 ], [
      false, %749 ], [ false, %755 ]
  %768 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %769 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %770 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %771 = getelementptr inbounds nuw i8, ptr %7, i64 24
  br label %788

772:
  %773 = getelementptr inbounds nuw i8, ptr %733, i64 4
  %774 = load i32, ptr %773, align 4
  switch i32 %774, label %775 [
    i32 4, label %1632
    i32 0, label %1632
  ]

775:
  %776 = load ptr, ptr %7, align 8
  %777 = getelementptr inbounds nuw i8, ptr %733, i64 20
  %778 = load i32, ptr %777, align 4
  %779 = load i32, ptr %11, align 8
  %780 = tail call i32 @llvm.cttz.i32(i32 %779, i1 false)
  %781 = getelementptr inbounds nuw i8, ptr %776, i64 328
  store i32 22, ptr %781, align 8
  %782 = getelementptr inbounds nuw i8, ptr %776, i64 332
  store i32 %778, ptr %782, align 4
  %783 = getelementptr inbounds nuw i8, ptr %776, i64 336
  store i32 %780, ptr %783, align 8
  %784 = getelementptr inbounds nuw i8, ptr %776, i64 352
  store i64 0, ptr %784, align 8
  %785 = getelementptr inbounds nuw i8, ptr %776, i64 368
  store i32 0, ptr %785, align 8
  %786 = getelementptr inbounds nuw i8, ptr %776, i64 360
  store i32 0, ptr %786, align 8
  %787 = getelementptr inbounds nuw i8, ptr %776, i64 364
  store i32 0, ptr %787, align 4
  br label %1632

788:
  %789 = phi i32 [ %3, %766 ], [ %1108, %1106 ]
  %790 = tail call i32 @llvm.cttz.i32(i32 %789, i1 true)
  br i1 %767, label %791, label %1100

791:
  %792 = load i8, ptr %14, align 4
  %793 = trunc nuw i8 %792 to i1
  %794 = zext nneg i32 %790 to i64
  %795 = getelementptr inbounds nuw i64, ptr %34, i64 %794
  %796 = load i64, ptr %795, align 8
  %797 = and i64 %796, 4294967295
  %798 = select i1 %793, i64 %797, i64 %796
  %799 = load i64, ptr %13, align 8
  %800 = load i64, ptr %768, align 8
  %801 = shl nuw nsw i32 %790, 7
  %802 = or disjoint i32 %801, 16440
  %803 = zext nneg i32 %802 to i64
  %804 = or i64 %800, %803
  %805 = sub i64 %798, %799
  %806 = and i64 %805, 127
  %807 = lshr i64 %805, 7
  %808 = load ptr, ptr %10, align 8
  %809 = getelementptr inbounds nuw i8, ptr %808, i64 8
  %810 = load i32, ptr %809, align 8
  %811 = zext i32 %810 to i64
  %812 = add nsw i64 %806, -1
  %813 = add nsw i64 %812, %811
  %814 = lshr i64 %806, 2
  %815 = trunc nuw nsw i64 %814 to i32
  %816 = shl nsw i32 -1, %815
  %817 = tail call i64 @llvm.umin.i64(i64 %813, i64 127)
  %818 = lshr i64 %817, 2
  %819 = trunc nuw nsw i64 %818 to i32
  %820 = xor i32 %819, 31
  %821 = lshr i32 -1, %820
  %822 = and i32 %821, %816
  %823 = load ptr, ptr %769, align 8
  %824 = getelementptr inbounds nuw %struct.ScreenLine, ptr %823, i64 %807
  %825 = icmp eq i32 %822, 0
  br i1 %825, label %1106, label %826

826:
  %827 = and i64 %805, -128
  %828 = load i64, ptr %12, align 8
  %829 = icmp ult i64 %827, %828
  br i1 %829, label %830, label %1106

830:
  %831 = load ptr, ptr %7, align 8
  br i1 %793, label %832, label %856

832:
  %833 = getelementptr inbounds nuw i8, ptr %831, i64 37680
  %834 = load i32, ptr %833, align 8
  %835 = icmp eq i32 %834, 0
  br i1 %835, label %856, label %836

836:
  %837 = getelementptr inbounds nuw i8, ptr %808, i64 4
  %838 = load i32, ptr %837, align 4
  %839 = add i32 %838, -3
  %840 = icmp ult i32 %839, -2
  br i1 %840, label %849, label %841

841:
  %842 = icmp ugt i32 %810, 3
  br i1 %842, label %843, label %856

843:
  %844 = load ptr, ptr %770, align 8
  %845 = getelementptr inbounds nuw i32, ptr %844, i64 %807
  %846 = load i32, ptr %845, align 4
  %847 = or i32 %846, %822
  store i32 %847, ptr %845, align 4
  %848 = load ptr, ptr %7, align 8
  br label %856

849:
  %850 = load ptr, ptr %770, align 8
  %851 = getelementptr inbounds nuw i32, ptr %850, i64 %807
  %852 = load i32, ptr %851, align 4
  %853 = xor i32 %852, -1
  %854 = and i32 %822, %853
  %855 = icmp eq i32 %854, 0
  br i1 %855, label %856, label %1086

856:
  %857 = phi ptr [ %831, %841 ], [ %848, %843 ], [ %831, %849 ], [ %831, %832 ], [ %831, %830 ]
  %858 = getelementptr inbounds nuw i8, ptr %857, i64 37684
  %859 = load i32, ptr %858, align 4
  %860 = icmp eq i32 %859, 0
  br i1 %860, label %861, label %868

861:
  %862 = load i8, ptr %14, align 4
  %863 = trunc nuw i8 %862 to i1
  br i1 %863, label %1106, label %864

864:
  %865 = load ptr, ptr %10, align 8
  %866 = getelementptr inbounds nuw i8, ptr %865, i64 4
  %867 = load i32, ptr %866, align 4
  switch i32 %867, label %868 [
    i32 4, label %1106
    i32 0, label %1106
  ]

868:
  %869 = load i64, ptr %824, align 8
  %870 = load i64, ptr %771, align 8
  %871 = icmp eq i64 %869, %870
  br i1 %871, label %872, label %930

872:
  %873 = load ptr, ptr %10, align 8
  %874 = getelementptr inbounds nuw i8, ptr %873, i64 4
  %875 = load i32, ptr %874, align 4
  switch i32 %875, label %894 [
    i32 4, label %876
    i32 0, label %876
  ]

876:
  %877 = getelementptr inbounds nuw i8, ptr %824, i64 32
  %878 = load i64, ptr %877, align 8
  %879 = icmp eq i64 %878, %804
  br i1 %879, label %880, label %930

880:
  %881 = getelementptr inbounds nuw i8, ptr %824, i64 56
  %882 = load i32, ptr %881, align 8
  %883 = xor i32 %882, -1
  %884 = and i32 %822, %883
  %885 = icmp eq i32 %884, 0
  br i1 %885, label %886, label %930

886:
  %887 = getelementptr inbounds nuw i8, ptr %824, i64 48
  %888 = load i32, ptr %887, align 8
  %889 = getelementptr inbounds nuw i8, ptr %824, i64 52
  %890 = load i32, ptr %889, align 4
  %891 = or i32 %890, %888
  %892 = and i32 %891, %822
  %893 = icmp eq i32 %892, 0
  br i1 %893, label %1106, label %930

894:
  %895 = and i64 %800, 7
  %896 = icmp eq i64 %895, 0
  br i1 %896, label %930, label %897

897:
  %898 = getelementptr inbounds nuw i8, ptr %824, i64 48
  %899 = load i32, ptr %898, align 8
  %900 = xor i32 %899, -1
  %901 = and i32 %822, %900
  %902 = icmp eq i32 %901, 0
  br i1 %902, label %903, label %930

903:
  %904 = getelementptr inbounds nuw i8, ptr %824, i64 16
  %905 = load i64, ptr %904, align 8
  %906 = and i64 %905, 120
  %907 = icmp eq i64 %906, 120
  br i1 %907, label %908, label %930

908:
  %909 = icmp ugt i64 %905, -1099511627777
  %910 = xor i64 %905, %800
  %911 = icmp ult i64 %910, 16777216
  %912 = select i1 %909, i1 true, i1 %911
  br i1 %912, label %913, label %930

913:
  %914 = and i64 %905, 7
  %915 = icmp ne i64 %914, 0
  %916 = and i64 %910, 7
  %917 = icmp eq i64 %916, 0
  %918 = select i1 %915, i1 %917, i1 false
  br i1 %918, label %919, label %930

919:
  %920 = getelementptr inbounds nuw i8, ptr %824, i64 52
  %921 = load i32, ptr %920, align 4
  %922 = getelementptr inbounds nuw i8, ptr %824, i64 56
  %923 = load i32, ptr %922, align 8
  %924 = or i32 %923, %921
  %925 = getelementptr inbounds nuw i8, ptr %824, i64 60
  %926 = load i32, ptr %925, align 4
  %927 = or i32 %924, %926
  %928 = and i32 %927, %822
  %929 = icmp eq i32 %928, 0
  br i1 %929, label %1106, label %930

930:
  %931 = load i8, ptr %14, align 4
  %932 = trunc nuw i8 %931 to i1
  br i1 %932, label %946, label %933

933:
  %934 = getelementptr inbounds nuw i8, ptr %857, i64 37672
  %935 = load i32, ptr %934, align 8
  %936 = icmp eq i32 %935, 0
  br i1 %936, label %937, label %946

937:
  %938 = getelementptr inbounds nuw i8, ptr %824, i64 8
  br label %939

939:
  %940 = atomicrmw or ptr %938, i64 1 acquire, align 8
  %941 = and i64 %940, 1
  %942 = icmp eq i64 %941, 0
  br i1 %942, label %943, label %939

943:
  %944 = load i64, ptr %824, align 8
  %945 = load i64, ptr %771, align 8
  br label %946

946:
  %947 = phi i64 [ %870, %933 ], [ %870, %930 ], [ %945, %943 ]
  %948 = phi i64 [ %869, %933 ], [ %869, %930 ], [ %944, %943 ]
  %949 = phi i1 [ false, %933 ], [ false, %930 ], [ true, %943 ]
  %950 = icmp eq i64 %948, %947
  br i1 %950, label %1022, label %951

951:
  %952 = load ptr, ptr %10, align 8
  %953 = getelementptr inbounds nuw i8, ptr %952, i64 4
  %954 = load i32, ptr %953, align 4
  %955 = and i32 %954, -5
  %956 = icmp eq i32 %955, 0
  %957 = select i1 %956, i32 2, i32 0
  store i64 %947, ptr %824, align 8
  %958 = getelementptr inbounds nuw i8, ptr %824, i64 48
  %959 = getelementptr inbounds nuw i8, ptr %824, i64 60
  store i32 0, ptr %959, align 4
  %960 = getelementptr inbounds nuw i8, ptr %824, i64 52
  store i32 0, ptr %960, align 4
  %961 = zext nneg i32 %957 to i64
  %962 = getelementptr inbounds nuw i32, ptr %958, i64 %961
  store i32 %822, ptr %962, align 4
  %963 = sub nuw nsw i32 2, %957
  %964 = zext nneg i32 %963 to i64
  %965 = getelementptr inbounds nuw i32, ptr %958, i64 %964
  store i32 0, ptr %965, align 4
  %966 = getelementptr inbounds nuw i8, ptr %824, i64 16
  %967 = getelementptr inbounds nuw i64, ptr %966, i64 %961
  store i64 %804, ptr %967, align 8
  %968 = load i8, ptr %14, align 4
  %969 = trunc nuw i8 %968 to i1
  %970 = getelementptr inbounds nuw i8, ptr %824, i64 8
  br i1 %969, label %971, label %1016

971:
  store i64 0, ptr %970, align 8
  switch i32 %954, label %1080 [
    i32 4, label %972
    i32 0, label %972
  ]

972:
  %973 = load ptr, ptr %7, align 8
  %974 = getelementptr inbounds nuw i8, ptr %973, i64 37676
  %975 = load i32, ptr %974, align 4
  %976 = icmp eq i32 %975, 0
  br i1 %976, label %977, label %1080

977:
  %978 = load i32, ptr %958, align 8
  %979 = load i32, ptr %960, align 4
  %980 = or i32 %979, %978
  %981 = icmp eq i32 %980, 0
  br i1 %981, label %982, label %1080

982:
  %983 = getelementptr inbounds nuw i8, ptr %824, i64 32
  %984 = load i64, ptr %983, align 8
  %985 = and i64 %984, 64
  %986 = icmp eq i64 %985, 0
  br i1 %986, label %1080, label %987

987:
  %988 = getelementptr inbounds nuw i8, ptr %973, i64 37680
  %989 = load i32, ptr %988, align 8
  %990 = icmp eq i32 %989, 0
  br i1 %990, label %1004, label %991

991:
  %992 = load ptr, ptr %770, align 8
  %993 = load ptr, ptr %769, align 8
  %994 = ptrtoint ptr %824 to i64
  %995 = ptrtoint ptr %993 to i64
  %996 = sub i64 %994, %995
  %997 = ashr exact i64 %996, 4
  %998 = getelementptr inbounds i8, ptr %992, i64 %997
  %999 = load i32, ptr %998, align 4
  %1000 = icmp eq i32 %999, -1
  %1001 = and i64 %984, 7
  %1002 = icmp eq i64 %1001, 0
  %1003 = and i1 %1002, %1000
  br i1 %1003, label %1007, label %1080

1004:
  %1005 = and i64 %984, 7
  %1006 = icmp eq i64 %1005, 0
  br i1 %1006, label %1007, label %1080

1007:
  %1008 = getelementptr inbounds nuw i8, ptr %824, i64 56
  store i32 -1, ptr %1008, align 8
  store i32 0, ptr %959, align 4
  %1009 = and i64 %984, 120
  %1010 = icmp eq i64 %1009, 120
  %1011 = shl i64 %947, 10
  %1012 = lshr i64 %984, 15
  %1013 = and i64 %1012, 1023
  %1014 = select i1 %1010, i64 1023, i64 %1013
  %1015 = or disjoint i64 %1014, %1011
  store i64 %1015, ptr %970, align 8
  br label %1080

1016:
  %1017 = load i64, ptr %970, align 8
  %1018 = and i64 %1017, 1
  store i64 %1018, ptr %970, align 8
  switch i32 %954, label %1019 [
    i32 4, label %1080
    i32 0, label %1080
  ]

1019:
  %1020 = or disjoint i64 %1018, 2
  store i64 %1020, ptr %970, align 8
  %1021 = call preserve_allcc i1 @save(ptr %7, i64 %807)
  br label %1080

1022:
  %1023 = and i64 %800, 64
  %1024 = icmp eq i64 %1023, 0
  br i1 %1024, label %1025, label %1078

1025:
  %1026 = getelementptr inbounds nuw i8, ptr %824, i64 48
  %1027 = getelementptr inbounds nuw i8, ptr %824, i64 56
  %1028 = load i32, ptr %1027, align 8
  %1029 = icmp eq i32 %1028, 0
  %1030 = getelementptr inbounds nuw i8, ptr %824, i64 52
  %1031 = load i32, ptr %1030, align 4
  %1032 = getelementptr inbounds nuw i8, ptr %824, i64 60
  %1033 = load i32, ptr %1032, align 4
  %1034 = or i32 %1033, %1031
  %1035 = icmp eq i32 %1034, 0
  br i1 %1035, label %1036, label %1078

1036:
  %1037 = load i32, ptr %1026, align 8
  %1038 = icmp eq i32 %1037, 0
  br i1 %1038, label %1043, label %1039

1039:
  %1040 = getelementptr inbounds nuw i8, ptr %824, i64 16
  %1041 = load i64, ptr %1040, align 8
  %1042 = icmp eq i64 %1041, %804
  br i1 %1042, label %1043, label %1078

1043:
  br i1 %1029, label %1048, label %1044

1044:
  %1045 = getelementptr inbounds nuw i8, ptr %824, i64 32
  %1046 = load i64, ptr %1045, align 8
  %1047 = icmp eq i64 %1046, %804
  br i1 %1047, label %1048, label %1078

1048:
  %1049 = load ptr, ptr %10, align 8
  %1050 = getelementptr inbounds nuw i8, ptr %1049, i64 4
  %1051 = load i32, ptr %1050, align 4
  switch i32 %1051, label %1055 [
    i32 4, label %1078
    i32 0, label %1052
  ]

1052:
  %1053 = getelementptr inbounds nuw i8, ptr %824, i64 32
  store i64 %804, ptr %1053, align 8
  %1054 = or i32 %1028, %822
  store i32 %1054, ptr %1027, align 8
  br label %1080

1055:
  %1056 = load i8, ptr %14, align 4
  %1057 = trunc nuw i8 %1056 to i1
  %1058 = getelementptr inbounds nuw i8, ptr %824, i64 8
  br i1 %1057, label %1059, label %1060

1059:
  store i64 0, ptr %1058, align 8
  br label %1071

1060:
  %1061 = load i64, ptr %1058, align 8
  %1062 = and i64 %1061, 2
  %1063 = icmp eq i64 %1062, 0
  br i1 %1063, label %1064, label %1071

1064:
  %1065 = call preserve_allcc i1 @save(ptr %7, i64 %807)
  br i1 %1065, label %1066, label %1078

1066:
  %1067 = load i64, ptr %1058, align 8
  %1068 = or i64 %1067, 2
  store i64 %1068, ptr %1058, align 8
  %1069 = load i32, ptr %1026, align 8
  %1070 = load i32, ptr %1027, align 8
  br label %1071

1071:
  %1072 = phi i32 [ %1070, %1066 ], [ %1028, %1060 ], [ %1028, %1059 ]
  %1073 = phi i32 [ %1069, %1066 ], [ %1037, %1060 ], [ %1037, %1059 ]
  %1074 = getelementptr inbounds nuw i8, ptr %824, i64 16
  store i64 %804, ptr %1074, align 8
  %1075 = or i32 %1073, %822
  store i32 %1075, ptr %1026, align 8
  %1076 = xor i32 %822, -1
  %1077 = and i32 %1072, %1076
  store i32 %1077, ptr %1027, align 8
  br label %1080

1078:
  %1079 = call preserve_allcc i1 @judge_again(ptr %7, ptr %824, i64 %807, i64 %804, i32 %822)
  br label %1080

1080:
  %1081 = phi i1 [ true, %1007 ], [ %1079, %1078 ], [ %1021, %1019 ], [ true, %971 ], [ true, %1016 ], [ true, %972 ], [
      true, %977 ], [ true, %982 ], [ true, %991 ], [ true, %1004 ], [ true, %1052 ], [ true, %1071 ], [ true, %1016 ]
  br i1 %949, label %1082, label %1085

1082:
  %1083 = getelementptr inbounds nuw i8, ptr %824, i64 8
  %1084 = atomicrmw and ptr %1083, i64 -2 release, align 8
  br i1 %1081, label %1106, label %1086

1085:
  br i1 %1081, label %1106, label %1086

1086:
  %1087 = load ptr, ptr %7, align 8
  %1088 = load ptr, ptr %10, align 8
  %1089 = getelementptr inbounds nuw i8, ptr %1088, i64 20
  %1090 = load i32, ptr %1089, align 4
  %1091 = load i32, ptr %11, align 8
  %1092 = tail call i32 @llvm.cttz.i32(i32 %1091, i1 false)
  %1093 = getelementptr inbounds nuw i8, ptr %1087, i64 328
  store i32 22, ptr %1093, align 8
  %1094 = getelementptr inbounds nuw i8, ptr %1087, i64 332
  store i32 %1090, ptr %1094, align 4
  %1095 = getelementptr inbounds nuw i8, ptr %1087, i64 336
  store i32 %1092, ptr %1095, align 8
  %1096 = getelementptr inbounds nuw i8, ptr %1087, i64 352
  store i64 0, ptr %1096, align 8
  %1097 = getelementptr inbounds nuw i8, ptr %1087, i64 368
  store i32 0, ptr %1097, align 8
  %1098 = getelementptr inbounds nuw i8, ptr %1087, i64 360
  store i32 0, ptr %1098, align 8
  %1099 = getelementptr inbounds nuw i8, ptr %1087, i64 364
  store i32 0, ptr %1099, align 4
  br label %1632

1100:
  %1101 = zext nneg i32 %790 to i64
  %1102 = getelementptr inbounds nuw i64, ptr %34, i64 %1101
  %1103 = load i64, ptr %1102, align 8
  %1104 = call preserve_allcc i32 @screen_place(ptr %7, ptr %1, ptr %2, i64 %1103, i32 %790)
  %1105 = icmp eq i32 %1104, 0
  br i1 %1105, label %1106, label %1632

1106:
  %1107 = add i32 %789, -1
  %1108 = and i32 %1107, %789
  %1109 = icmp eq i32 %1108, 0
  br i1 %1109, label %1632, label %788

1110:
  %1111 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %1112 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %1113 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %1114 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %1115 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %1116 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %1117 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %1118 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %1119 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %1120 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  br label %1121

1121:
  %1122 = phi i64 [ 0, %1110 ], [ %1628, %1627 ]
  %1123 = getelementptr inbounds nuw %struct.ScreenRun, ptr %1111, i64 %1122
  %1124 = getelementptr inbounds nuw i8, ptr %1123, i64 4
  %1125 = load i32, ptr %1124, align 4
  %1126 = sub i32 32, %1125
  %1127 = lshr i32 -1, %1126
  %1128 = load i32, ptr %1123, align 8
  %1129 = shl i32 %1127, %1128
  %1130 = and i32 %1129, %3
  %1131 = getelementptr inbounds nuw i8, ptr %1123, i64 8
  %1132 = load i64, ptr %1131, align 8
  %1133 = add i64 %1132, %5
  %1134 = icmp eq i32 %1130, 0
  br i1 %1134, label %1627, label %1135

1135:
  %1136 = getelementptr inbounds nuw i8, ptr %1123, i64 16
  %1137 = load i32, ptr %1136, align 8
  %1138 = icmp eq i32 %1137, 8
  br i1 %1138, label %1139, label %1170

1139:
  %1140 = tail call i32 @llvm.ctpop.i32(i32 %1130)
  %1141 = icmp samesign ult i32 %1140, 2
  br i1 %1141, label %1164, label %1142

1142:
  %1143 = load ptr, ptr %10, align 8
  %1144 = getelementptr inbounds nuw i8, ptr %1143, i64 4
  %1145 = load i32, ptr %1144, align 4
  %1146 = icmp eq i32 %1145, 1
  br i1 %1146, label %1147, label %1166

1147:
  %1148 = load ptr, ptr %7, align 8
  %1149 = getelementptr inbounds nuw i8, ptr %1148, i64 37684
  %1150 = load i32, ptr %1149, align 4
  %1151 = icmp eq i32 %1150, 0
  br i1 %1151, label %1166, label %1152

1152:
  %1153 = getelementptr inbounds nuw i8, ptr %1143, i64 20
  %1154 = load i32, ptr %1153, align 4
  %1155 = load i32, ptr %11, align 8
  %1156 = tail call i32 @llvm.cttz.i32(i32 %1155, i1 false)
  %1157 = getelementptr inbounds nuw i8, ptr %1148, i64 328
  store i32 22, ptr %1157, align 8
  %1158 = getelementptr inbounds nuw i8, ptr %1148, i64 332
  store i32 %1154, ptr %1158, align 4
  %1159 = getelementptr inbounds nuw i8, ptr %1148, i64 336
  store i32 %1156, ptr %1159, align 8
  %1160 = getelementptr inbounds nuw i8, ptr %1148, i64 352
  store i64 0, ptr %1160, align 8
  %1161 = getelementptr inbounds nuw i8, ptr %1148, i64 368
  store i32 0, ptr %1161, align 8
  %1162 = getelementptr inbounds nuw i8, ptr %1148, i64 360
  store i32 0, ptr %1162, align 8
  %1163 = getelementptr inbounds nuw i8, ptr %1148, i64 364
  store i32 0, ptr %1163, align 4
  br label %1632

1164:
  %1165 = tail call i32 @llvm.cttz.i32(i32 %1130, i1 true)
  br label %1166

1166:
  %1167 = phi i32 [ %1165, %1164 ], [ -1, %1147 ], [ -1, %1142 ]
  %1168 = call preserve_allcc i32 @screen_place(ptr %7, ptr %1, ptr %2, i64 %1133, i32 %1167)
  %1169 = icmp eq i32 %1168, 0
  br i1 %1169, label %1627, label %1632

1170:
  %1171 = tail call i32 @llvm.cttz.i32(i32 %1130, i1 true)
  %1172 = tail call i32 @llvm.ctlz.i32(i32 %1130, i1 true)
  %1173 = xor i32 %1172, 31
  %1174 = load ptr, ptr %10, align 8
  %1175 = getelementptr inbounds nuw i8, ptr %1174, i64 8
  %1176 = load i32, ptr %1175, align 8
  %1177 = sub i32 %1171, %1128
  %1178 = zext i32 %1177 to i64
  %1179 = zext i32 %1137 to i64
  %1180 = shl i64 %1178, %1179
  %1181 = add i64 %1180, %1133
  %1182 = sub nsw i32 %1173, %1171
  %1183 = zext i32 %1182 to i64
  %1184 = shl i64 %1183, %1179
  %1185 = zext i32 %1176 to i64
  %1186 = add i64 %1184, %1185
  %1187 = load i32, ptr %1174, align 8
  %1188 = load i32, ptr %15, align 8
  %1189 = zext i32 %1188 to i64
  %1190 = shl nuw nsw i64 %1189, 20
  %1191 = load i32, ptr %1112, align 4
  %1192 = zext i32 %1191 to i64
  %1193 = shl nuw nsw i64 %1192, 15
  %1194 = or i64 %1193, %1190
  %1195 = icmp eq i32 %1187, 2
  br i1 %1195, label %1201, label %1196

1196:
  %1197 = icmp eq i32 %1187, 0
  %1198 = and i64 %1181, -4294967296
  %1199 = icmp eq i64 %1198, 4294967296
  %1200 = and i1 %1199, %1197
  br i1 %1200, label %1201, label %1220

1201:
  %1202 = and i64 %1181, 4294967295
  %1203 = and i64 %1194, 16744448
  %1204 = getelementptr inbounds nuw i8, ptr %1174, i64 16
  %1205 = load i32, ptr %1204, align 8
  %1206 = zext i32 %1205 to i64
  %1207 = or i64 %1203, %1206
  store i64 %1207, ptr %1113, align 8
  store i64 0, ptr %13, align 8
  %1208 = load ptr, ptr %7, align 8
  %1209 = getelementptr inbounds nuw i8, ptr %1208, i64 80
  %1210 = load i32, ptr %1209, align 8
  %1211 = zext i32 %1210 to i64
  store i64 %1211, ptr %12, align 8
  %1212 = load ptr, ptr %1117, align 8
  store ptr %1212, ptr %1116, align 8
  %1213 = load ptr, ptr %1118, align 8
  store ptr %1213, ptr %1119, align 8
  %1214 = load i64, ptr %1120, align 8
  %1215 = shl i64 %1214, 16
  %1216 = lshr i32 %1188, 4
  %1217 = zext nneg i32 %1216 to i64
  %1218 = or i64 %1215, %1217
  store i64 %1218, ptr %1114, align 8
  store i8 1, ptr %14, align 4
  %1219 = icmp samesign ult i64 %1202, %1211
  br i1 %1219, label %1287, label %1624

1220:
  switch i32 %1187, label %1624 [
    i32 1, label %1226
    i32 0, label %1221
  ]

1221:
  %1222 = lshr i64 %1181, 32
  %1223 = trunc nuw i64 %1222 to i32
  %1224 = add i32 %1223, -1
  %1225 = icmp ult i32 %1224, 4
  br i1 %1225, label %1624, label %1226

1226:
  %1227 = load i64, ptr %1, align 8
  %1228 = shl i64 %1227, 40
  %1229 = getelementptr inbounds nuw i8, ptr %1174, i64 12
  %1230 = load i32, ptr %1229, align 4
  %1231 = zext i32 %1230 to i64
  %1232 = or disjoint i64 %1228, %1231
  %1233 = or i64 %1232, %1194
  store i64 %1233, ptr %1113, align 8
  %1234 = load ptr, ptr %7, align 8
  %1235 = getelementptr inbounds nuw i8, ptr %1234, i64 37640
  %1236 = load i64, ptr %1235, align 8
  store i64 %1236, ptr %1114, align 8
  store i8 0, ptr %14, align 4
  %1237 = ptrtoint ptr %1174 to i64
  %1238 = getelementptr inbounds nuw i8, ptr %1234, i64 37688
  %1239 = udiv i64 %1237, 40
  %1240 = and i64 %1239, 63
  %1241 = getelementptr inbounds nuw %struct.ScreenCache, ptr %1238, i64 %1240
  %1242 = load i64, ptr %1241, align 8
  %1243 = icmp eq i64 %1242, %1237
  br i1 %1243, label %1244, label %1251

1244:
  %1245 = getelementptr inbounds nuw i8, ptr %1241, i64 8
  %1246 = load i64, ptr %1245, align 8
  %1247 = sub i64 %1181, %1246
  %1248 = getelementptr inbounds nuw i8, ptr %1241, i64 16
  %1249 = load i64, ptr %1248, align 8
  %1250 = icmp ult i64 %1247, %1249
  br i1 %1250, label %1257, label %1251

1251:
  %1252 = call preserve_allcc i32 @search(ptr %7, i64 %1181, ptr %1241)
  %1253 = icmp eq i32 %1252, 0
  br i1 %1253, label %1624, label %1254

1254:
  %1255 = getelementptr inbounds nuw i8, ptr %1241, i64 8
  %1256 = load i64, ptr %1255, align 8
  br label %1257

1257:
  %1258 = phi i64 [ %1256, %1254 ], [ %1246, %1244 ]
  store i64 %1258, ptr %13, align 8
  %1259 = getelementptr inbounds nuw i8, ptr %1241, i64 16
  %1260 = load i64, ptr %1259, align 8
  store i64 %1260, ptr %12, align 8
  %1261 = getelementptr inbounds nuw i8, ptr %1241, i64 24
  %1262 = load i64, ptr %1261, align 8
  store i64 %1262, ptr %1115, align 8
  %1263 = getelementptr inbounds nuw i8, ptr %1241, i64 32
  %1264 = load ptr, ptr %1263, align 8
  store ptr %1264, ptr %1116, align 8
  %1265 = icmp eq ptr %1264, null
  br i1 %1265, label %1266, label %1287

1266:
  %1267 = add i64 %1186, %1181
  %1268 = sub i64 %1267, %1258
  %1269 = icmp ugt i64 %1268, %1260
  br i1 %1269, label %1624, label %1270

1270:
  %1271 = load ptr, ptr %10, align 8
  %1272 = getelementptr inbounds nuw i8, ptr %1271, i64 4
  %1273 = load i32, ptr %1272, align 4
  switch i32 %1273, label %1274 [
    i32 4, label %1627
    i32 0, label %1627
  ]

1274:
  %1275 = load ptr, ptr %7, align 8
  %1276 = getelementptr inbounds nuw i8, ptr %1271, i64 20
  %1277 = load i32, ptr %1276, align 4
  %1278 = load i32, ptr %11, align 8
  %1279 = tail call i32 @llvm.cttz.i32(i32 %1278, i1 false)
  %1280 = getelementptr inbounds nuw i8, ptr %1275, i64 328
  store i32 22, ptr %1280, align 8
  %1281 = getelementptr inbounds nuw i8, ptr %1275, i64 332
  store i32 %1277, ptr %1281, align 4
  %1282 = getelementptr inbounds nuw i8, ptr %1275, i64 336
  store i32 %1279, ptr %1282, align 8
  %1283 = getelementptr inbounds nuw i8, ptr %1275, i64 352
  store i64 0, ptr %1283, align 8
  %1284 = getelementptr inbounds nuw i8, ptr %1275, i64 368
  store i32 0, ptr %1284, align 8
  %1285 = getelementptr inbounds nuw i8, ptr %1275, i64 360
  store i32 0, ptr %1285, align 8
  %1286 = getelementptr inbounds nuw i8, ptr %1275, i64 364
  store i32 0, ptr %1286, align 4
  br label %1632

1287:
  %1288 = phi i64 [ %1260, %1257 ], [ %1211, %1201 ]
  %1289 = phi i64 [ %1258, %1257 ], [ 0, %1201 ]
  %1290 = phi i64 [ %1181, %1257 ], [ %1202, %1201 ]
  %1291 = sub i64 %1290, %1289
  %1292 = trunc i64 %1291 to i32
  %1293 = shl nuw i32 1, %1137
  %1294 = add i32 %1293, -1
  %1295 = and i32 %1294, %1292
  %1296 = add i64 %1291, %1186
  %1297 = icmp ugt i64 %1296, %1288
  %1298 = add i32 %1295, %1176
  %1299 = icmp ugt i32 %1298, %1293
  %1300 = select i1 %1297, i1 true, i1 %1299
  br i1 %1300, label %1624, label %1301

1301:
  %1302 = add i64 %1296, -1
  %1303 = lshr i64 %1302, 7
  %1304 = lshr i64 %1291, 7
  %1305 = icmp samesign ugt i64 %1304, %1303
  br i1 %1305, label %1627, label %1306

1306:
  %1307 = zext nneg i32 %1171 to i64
  %1308 = zext nneg i32 %1295 to i64
  %1309 = sub i64 %1308, %1291
  %1310 = icmp eq i32 %1137, 2
  %1311 = shl nuw nsw i64 %1179, 3
  br label %1312

1312:
  %1313 = phi i64 [ %1304, %1306 ], [ %1608, %1607 ]
  %1314 = shl nuw i64 %1313, 7
  %1315 = add i64 %1309, %1314
  %1316 = ashr i64 %1315, %1179
  %1317 = add nsw i64 %1316, %1307
  br i1 %1310, label %1318, label %1329

1318:
  %1319 = add i64 %1317, -32
  %1320 = icmp ult i64 %1319, -63
  br i1 %1320, label %1331, label %1321

1321:
  %1322 = icmp sgt i64 %1317, -1
  %1323 = trunc nsw i64 %1317 to i32
  br i1 %1322, label %1324, label %1326

1324:
  %1325 = lshr i32 %1130, %1323
  br label %1331

1326:
  %1327 = sub nsw i32 0, %1323
  %1328 = shl i32 %1130, %1327
  br label %1331

1329:
  %1330 = tail call preserve_allcc i32 @words_of(i32 %1130, i64 %1317, i32 %1137, i32 %1295, i32 %1176)
  br label %1331

1331:
  %1332 = phi i32 [ %1330, %1329 ], [ 0, %1318 ], [ %1325, %1324 ], [ %1328, %1326 ]
  %1333 = load i64, ptr %1113, align 8
  %1334 = shl i64 %1317, 7
  %1335 = and i64 %1334, 32640
  %1336 = xor i64 %1335, 16384
  %1337 = or i64 %1336, %1311
  %1338 = or i64 %1337, %1333
  %1339 = load ptr, ptr %1116, align 8
  %1340 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1339, i64 %1313
  %1341 = icmp ne i32 %1332, 0
  %1342 = load i64, ptr %12, align 8
  %1343 = icmp ult i64 %1314, %1342
  %1344 = select i1 %1341, i1 %1343, i1 false
  br i1 %1344, label %1345, label %1607

1345:
  %1346 = load i8, ptr %14, align 4
  %1347 = trunc nuw i8 %1346 to i1
  %1348 = load ptr, ptr %7, align 8
  br i1 %1347, label %1349, label %1376

1349:
  %1350 = getelementptr inbounds nuw i8, ptr %1348, i64 37680
  %1351 = load i32, ptr %1350, align 8
  %1352 = icmp eq i32 %1351, 0
  br i1 %1352, label %1376, label %1353

1353:
  %1354 = load ptr, ptr %10, align 8
  %1355 = getelementptr inbounds nuw i8, ptr %1354, i64 4
  %1356 = load i32, ptr %1355, align 4
  %1357 = add i32 %1356, -3
  %1358 = icmp ult i32 %1357, -2
  br i1 %1358, label %1369, label %1359

1359:
  %1360 = getelementptr inbounds nuw i8, ptr %1354, i64 8
  %1361 = load i32, ptr %1360, align 8
  %1362 = icmp ugt i32 %1361, 3
  br i1 %1362, label %1363, label %1376

1363:
  %1364 = load ptr, ptr %1119, align 8
  %1365 = getelementptr inbounds nuw i32, ptr %1364, i64 %1313
  %1366 = load i32, ptr %1365, align 4
  %1367 = or i32 %1366, %1332
  store i32 %1367, ptr %1365, align 4
  %1368 = load ptr, ptr %7, align 8
  br label %1376

1369:
  %1370 = load ptr, ptr %1119, align 8
  %1371 = getelementptr inbounds nuw i32, ptr %1370, i64 %1313
  %1372 = load i32, ptr %1371, align 4
  %1373 = xor i32 %1372, -1
  %1374 = and i32 %1332, %1373
  %1375 = icmp eq i32 %1374, 0
  br i1 %1375, label %1376, label %1610

1376:
  %1377 = phi ptr [ %1348, %1359 ], [ %1368, %1363 ], [ %1348, %1369 ], [ %1348, %1349 ], [ %1348, %1345 ]
  %1378 = getelementptr inbounds nuw i8, ptr %1377, i64 37684
  %1379 = load i32, ptr %1378, align 4
  %1380 = icmp eq i32 %1379, 0
  br i1 %1380, label %1381, label %1388

1381:
  %1382 = load i8, ptr %14, align 4
  %1383 = trunc nuw i8 %1382 to i1
  br i1 %1383, label %1607, label %1384

1384:
  %1385 = load ptr, ptr %10, align 8
  %1386 = getelementptr inbounds nuw i8, ptr %1385, i64 4
  %1387 = load i32, ptr %1386, align 4
  switch i32 %1387, label %1388 [
    i32 4, label %1607
    i32 0, label %1607
  ]

1388:
  %1389 = load i64, ptr %1340, align 8
  %1390 = load i64, ptr %1114, align 8
  %1391 = icmp eq i64 %1389, %1390
  br i1 %1391, label %1392, label %1451

1392:
  %1393 = load ptr, ptr %10, align 8
  %1394 = getelementptr inbounds nuw i8, ptr %1393, i64 4
  %1395 = load i32, ptr %1394, align 4
  switch i32 %1395, label %1414 [
    i32 4, label %1396
    i32 0, label %1396
  ]

1396:
  %1397 = getelementptr inbounds nuw i8, ptr %1340, i64 32
  %1398 = load i64, ptr %1397, align 8
  %1399 = icmp eq i64 %1398, %1338
  br i1 %1399, label %1400, label %1451

1400:
  %1401 = getelementptr inbounds nuw i8, ptr %1340, i64 56
  %1402 = load i32, ptr %1401, align 8
  %1403 = xor i32 %1402, -1
  %1404 = and i32 %1332, %1403
  %1405 = icmp eq i32 %1404, 0
  br i1 %1405, label %1406, label %1451

1406:
  %1407 = getelementptr inbounds nuw i8, ptr %1340, i64 48
  %1408 = load i32, ptr %1407, align 8
  %1409 = getelementptr inbounds nuw i8, ptr %1340, i64 52
  %1410 = load i32, ptr %1409, align 4
  %1411 = or i32 %1410, %1408
  %1412 = and i32 %1411, %1332
  %1413 = icmp eq i32 %1412, 0
  br i1 %1413, label %1607, label %1451

1414:
  %1415 = and i64 %1333, 7
  %1416 = icmp eq i64 %1415, 0
  br i1 %1416, label %1451, label %1417

1417:
  %1418 = getelementptr inbounds nuw i8, ptr %1340, i64 48
  %1419 = load i32, ptr %1418, align 8
  %1420 = xor i32 %1419, -1
  %1421 = and i32 %1332, %1420
  %1422 = icmp eq i32 %1421, 0
  br i1 %1422, label %1423, label %1451

1423:
  %1424 = getelementptr inbounds nuw i8, ptr %1340, i64 16
  %1425 = load i64, ptr %1424, align 8
  %1426 = and i64 %1425, 120
  %1427 = icmp eq i64 %1426, 120
  br i1 %1427, label %1428, label %1451

1428:
  %1429 = icmp ugt i64 %1425, -1099511627777
  %1430 = xor i64 %1425, %1338
  %1431 = icmp ult i64 %1430, 16777216
  %1432 = select i1 %1429, i1 true, i1 %1431
  br i1 %1432, label %1433, label %1451

1433:
  %1434 = and i64 %1425, 7
  %1435 = icmp ne i64 %1434, 0
  %1436 = xor i64 %1425, %1333
  %1437 = and i64 %1436, 7
  %1438 = icmp eq i64 %1437, 0
  %1439 = select i1 %1435, i1 %1438, i1 false
  br i1 %1439, label %1440, label %1451

1440:
  %1441 = getelementptr inbounds nuw i8, ptr %1340, i64 52
  %1442 = load i32, ptr %1441, align 4
  %1443 = getelementptr inbounds nuw i8, ptr %1340, i64 56
  %1444 = load i32, ptr %1443, align 8
  %1445 = or i32 %1444, %1442
  %1446 = getelementptr inbounds nuw i8, ptr %1340, i64 60
  %1447 = load i32, ptr %1446, align 4
  %1448 = or i32 %1445, %1447
  %1449 = and i32 %1448, %1332
  %1450 = icmp eq i32 %1449, 0
  br i1 %1450, label %1607, label %1451

1451:
  %1452 = load i8, ptr %14, align 4
  %1453 = trunc nuw i8 %1452 to i1
  br i1 %1453, label %1467, label %1454

1454:
  %1455 = getelementptr inbounds nuw i8, ptr %1377, i64 37672
  %1456 = load i32, ptr %1455, align 8
  %1457 = icmp eq i32 %1456, 0
  br i1 %1457, label %1458, label %1467

1458:
  %1459 = getelementptr inbounds nuw i8, ptr %1340, i64 8
  br label %1460

1460:
  %1461 = atomicrmw or ptr %1459, i64 1 acquire, align 8
  %1462 = and i64 %1461, 1
  %1463 = icmp eq i64 %1462, 0
  br i1 %1463, label %1464, label %1460

1464:
  %1465 = load i64, ptr %1340, align 8
  %1466 = load i64, ptr %1114, align 8
  br label %1467

1467:
  %1468 = phi i64 [ %1390, %1454 ], [ %1390, %1451 ], [ %1466, %1464 ]
  %1469 = phi i64 [ %1389, %1454 ], [ %1389, %1451 ], [ %1465, %1464 ]
  %1470 = phi i1 [ false, %1454 ], [ false, %1451 ], [ true, %1464 ]
  %1471 = icmp eq i64 %1469, %1468
  br i1 %1471, label %1543, label %1472

1472:
  %1473 = load ptr, ptr %10, align 8
  %1474 = getelementptr inbounds nuw i8, ptr %1473, i64 4
  %1475 = load i32, ptr %1474, align 4
  %1476 = and i32 %1475, -5
  %1477 = icmp eq i32 %1476, 0
  %1478 = select i1 %1477, i32 2, i32 0
  store i64 %1468, ptr %1340, align 8
  %1479 = getelementptr inbounds nuw i8, ptr %1340, i64 48
  %1480 = getelementptr inbounds nuw i8, ptr %1340, i64 60
  store i32 0, ptr %1480, align 4
  %1481 = getelementptr inbounds nuw i8, ptr %1340, i64 52
  store i32 0, ptr %1481, align 4
  %1482 = zext nneg i32 %1478 to i64
  %1483 = getelementptr inbounds nuw i32, ptr %1479, i64 %1482
  store i32 %1332, ptr %1483, align 4
  %1484 = sub nuw nsw i32 2, %1478
  %1485 = zext nneg i32 %1484 to i64
  %1486 = getelementptr inbounds nuw i32, ptr %1479, i64 %1485
  store i32 0, ptr %1486, align 4
  %1487 = getelementptr inbounds nuw i8, ptr %1340, i64 16
  %1488 = getelementptr inbounds nuw i64, ptr %1487, i64 %1482
  store i64 %1338, ptr %1488, align 8
  %1489 = load i8, ptr %14, align 4
  %1490 = trunc nuw i8 %1489 to i1
  %1491 = getelementptr inbounds nuw i8, ptr %1340, i64 8
  br i1 %1490, label %1492, label %1537

1492:
  store i64 0, ptr %1491, align 8
  switch i32 %1475, label %1601 [
    i32 4, label %1493
    i32 0, label %1493
  ]

1493:
  %1494 = load ptr, ptr %7, align 8
  %1495 = getelementptr inbounds nuw i8, ptr %1494, i64 37676
  %1496 = load i32, ptr %1495, align 4
  %1497 = icmp eq i32 %1496, 0
  br i1 %1497, label %1498, label %1601

1498:
  %1499 = load i32, ptr %1479, align 8
  %1500 = load i32, ptr %1481, align 4
  %1501 = or i32 %1500, %1499
  %1502 = icmp eq i32 %1501, 0
  br i1 %1502, label %1503, label %1601

1503:
  %1504 = getelementptr inbounds nuw i8, ptr %1340, i64 32
  %1505 = load i64, ptr %1504, align 8
  %1506 = and i64 %1505, 64
  %1507 = icmp eq i64 %1506, 0
  br i1 %1507, label %1601, label %1508

1508:
  %1509 = getelementptr inbounds nuw i8, ptr %1494, i64 37680
  %1510 = load i32, ptr %1509, align 8
  %1511 = icmp eq i32 %1510, 0
  br i1 %1511, label %1525, label %1512

1512:
  %1513 = load ptr, ptr %1119, align 8
  %1514 = load ptr, ptr %1116, align 8
  %1515 = ptrtoint ptr %1340 to i64
  %1516 = ptrtoint ptr %1514 to i64
  %1517 = sub i64 %1515, %1516
  %1518 = ashr exact i64 %1517, 4
  %1519 = getelementptr inbounds i8, ptr %1513, i64 %1518
  %1520 = load i32, ptr %1519, align 4
  %1521 = icmp eq i32 %1520, -1
  %1522 = and i64 %1505, 7
  %1523 = icmp eq i64 %1522, 0
  %1524 = and i1 %1523, %1521
  br i1 %1524, label %1528, label %1601

1525:
  %1526 = and i64 %1505, 7
  %1527 = icmp eq i64 %1526, 0
  br i1 %1527, label %1528, label %1601

1528:
  %1529 = getelementptr inbounds nuw i8, ptr %1340, i64 56
  store i32 -1, ptr %1529, align 8
  store i32 0, ptr %1480, align 4
  %1530 = and i64 %1505, 120
  %1531 = icmp eq i64 %1530, 120
  %1532 = shl i64 %1468, 10
  %1533 = lshr i64 %1505, 15
  %1534 = and i64 %1533, 1023
  %1535 = select i1 %1531, i64 1023, i64 %1534
  %1536 = or disjoint i64 %1535, %1532
  store i64 %1536, ptr %1491, align 8
  br label %1601

1537:
  %1538 = load i64, ptr %1491, align 8
  %1539 = and i64 %1538, 1
  store i64 %1539, ptr %1491, align 8
  switch i32 %1475, label %1540 [
    i32 4, label %1601
    i32 0, label %1601
  ]

1540:
  %1541 = or disjoint i64 %1539, 2
  store i64 %1541, ptr %1491, align 8
  %1542 = call preserve_allcc i1 @save(ptr %7, i64 %1313)
  br label %1601

1543:
  %1544 = and i64 %1338, 64
  %1545 = icmp eq i64 %1544, 0
  br i1 %1545, label %1546, label %1599

1546:
  %1547 = getelementptr inbounds nuw i8, ptr %1340, i64 48
  %1548 = getelementptr inbounds nuw i8, ptr %1340, i64 56
  %1549 = load i32, ptr %1548, align 8
  %1550 = icmp eq i32 %1549, 0
  %1551 = getelementptr inbounds nuw i8, ptr %1340, i64 52
  %1552 = load i32, ptr %1551, align 4
  %1553 = getelementptr inbounds nuw i8, ptr %1340, i64 60
  %1554 = load i32, ptr %1553, align 4
  %1555 = or i32 %1554, %1552
  %1556 = icmp eq i32 %1555, 0
  br i1 %1556, label %1557, label %1599

1557:
  %1558 = load i32, ptr %1547, align 8
  %1559 = icmp eq i32 %1558, 0
  br i1 %1559, label %1564, label %1560

1560:
  %1561 = getelementptr inbounds nuw i8, ptr %1340, i64 16
  %1562 = load i64, ptr %1561, align 8
  %1563 = icmp eq i64 %1562, %1338
  br i1 %1563, label %1564, label %1599

1564:
  br i1 %1550, label %1569, label %1565

1565:
  %1566 = getelementptr inbounds nuw i8, ptr %1340, i64 32
  %1567 = load i64, ptr %1566, align 8
  %1568 = icmp eq i64 %1567, %1338
  br i1 %1568, label %1569, label %1599

1569:
  %1570 = load ptr, ptr %10, align 8
  %1571 = getelementptr inbounds nuw i8, ptr %1570, i64 4
  %1572 = load i32, ptr %1571, align 4
  switch i32 %1572, label %1576 [
    i32 4, label %1599
    i32 0, label %1573
  ]

1573:
  %1574 = getelementptr inbounds nuw i8, ptr %1340, i64 32
  store i64 %1338, ptr %1574, align 8
  %1575 = or i32 %1549, %1332
  store i32 %1575, ptr %1548, align 8
  br label %1601

1576:
  %1577 = load i8, ptr %14, align 4
  %1578 = trunc nuw i8 %1577 to i1
  %1579 = getelementptr inbounds nuw i8, ptr %1340, i64 8
  br i1 %1578, label %1580, label %1581

1580:
  store i64 0, ptr %1579, align 8
  br label %1592

1581:
  %1582 = load i64, ptr %1579, align 8
  %1583 = and i64 %1582, 2
  %1584 = icmp eq i64 %1583, 0
  br i1 %1584, label %1585, label %1592

1585:
  %1586 = call preserve_allcc i1 @save(ptr %7, i64 %1313)
  br i1 %1586, label %1587, label %1599

1587:
  %1588 = load i64, ptr %1579, align 8
  %1589 = or i64 %1588, 2
  store i64 %1589, ptr %1579, align 8
  %1590 = load i32, ptr %1547, align 8
  %1591 = load i32, ptr %1548, align 8
  br label %1592

1592:
  %1593 = phi i32 [ %1591, %1587 ], [ %1549, %1581 ], [ %1549, %1580 ]
  %1594 = phi i32 [ %1590, %1587 ], [ %1558, %1581 ], [ %1558, %1580 ]
  %1595 = getelementptr inbounds nuw i8, ptr %1340, i64 16
  store i64 %1338, ptr %1595, align 8
  %1596 = or i32 %1594, %1332
  store i32 %1596, ptr %1547, align 8
  %1597 = xor i32 %1332, -1
  %1598 = and i32 %1593, %1597
  store i32 %1598, ptr %1548, align 8
  br label %1601

1599:
  %1600 = call preserve_allcc i1 @judge_again(ptr %7, ptr %1340, i64 %1313, i64 %1338, i32 %1332)
  br label %1601

1601:
  %1602 = phi i1 [ true, %1528 ], [ %1600, %1599 ], [ %1542, %1540 ], [ true, %1492 ], [ true, %1537 ], [ true, %1493 ],
      [ true, %1498 ], [ true, %1503 ], [ true, %1512 ], [ true, %1525 ], [ true, %1573 ], [ true, %1592 ], [ true,
      %1537 ]
  br i1 %1470, label %1603, label %1606

1603:
  %1604 = getelementptr inbounds nuw i8, ptr %1340, i64 8
  %1605 = atomicrmw and ptr %1604, i64 -2 release, align 8
  br i1 %1602, label %1607, label %1610

1606:
  br i1 %1602, label %1607, label %1610

1607:
  %1608 = add nuw nsw i64 %1313, 1
  %1609 = icmp eq i64 %1313, %1303
  br i1 %1609, label %1627, label %1312

1610:
  %1611 = load ptr, ptr %7, align 8
  %1612 = load ptr, ptr %10, align 8
  %1613 = getelementptr inbounds nuw i8, ptr %1612, i64 20
  %1614 = load i32, ptr %1613, align 4
  %1615 = load i32, ptr %11, align 8
  %1616 = tail call i32 @llvm.cttz.i32(i32 %1615, i1 false)
  %1617 = getelementptr inbounds nuw i8, ptr %1611, i64 328
  store i32 22, ptr %1617, align 8
  %1618 = getelementptr inbounds nuw i8, ptr %1611, i64 332
  store i32 %1614, ptr %1618, align 4
  %1619 = getelementptr inbounds nuw i8, ptr %1611, i64 336
  store i32 %1616, ptr %1619, align 8
  %1620 = getelementptr inbounds nuw i8, ptr %1611, i64 352
  store i64 0, ptr %1620, align 8
  %1621 = getelementptr inbounds nuw i8, ptr %1611, i64 368
  store i32 0, ptr %1621, align 8
  %1622 = getelementptr inbounds nuw i8, ptr %1611, i64 360
  store i32 0, ptr %1622, align 8
  %1623 = getelementptr inbounds nuw i8, ptr %1611, i64 364
  store i32 0, ptr %1623, align 4
  br label %1632

1624:
  %1625 = call preserve_allcc i32 @screen_apart(ptr %7, ptr %1, ptr %2, i64 %1133, i32 %1128, i32 %1137, i32 %1130)
  %1626 = icmp eq i32 %1625, 0
  br i1 %1626, label %1627, label %1632

1627:
  %1628 = add nuw nsw i64 %1122, 1
  %1629 = load i32, ptr %30, align 8
  %1630 = zext i32 %1629 to i64
  %1631 = icmp samesign ult i64 %1628, %1630
  br i1 %1631, label %1121, label %1632

1632:
  %1633 = phi i32 [ 1, %18 ], [ 0, %1106 ], [ 0, %194 ], [ 1, %75 ], [ %87, %85 ], [ 0, %728 ], [ %226, %225 ], [ 1,
      %198 ], [ 0, %772 ], [ 0, %550 ], [ 0, %772 ], [ 1, %775 ], [ 0, %699 ], [ 0, %194 ], [ 1, %536 ], [ 0, %227 ], [
      1, %1086 ], [ 1, %1152 ], [ 1, %1610 ], [ 1, %1274 ], [ 1, %1100 ], [ 1, %1624 ], [ 1, %1166 ], [ 0, %1627 ]
  br label %1634

1634:
  %1635 = phi i32 [ %1633, %1632 ], [ 0, %6 ]
  ret i32 %1635
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
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 40256
  %34 = load i32, ptr %33, align 8
  %35 = icmp ult i32 %3, %34
  br i1 %35, label %36, label %59

36:
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 40248
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
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 40256
  %12 = load i32, ptr %11, align 8
  %13 = icmp ult i32 %3, %12
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 40248
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
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 40256
  %9 = load i32, ptr %8, align 8
  %10 = icmp ult i32 %3, %9
  br i1 %10, label %11, label %17

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 40248
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
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 40256
  %23 = load i32, ptr %22, align 8
  %24 = icmp ult i32 %3, %23
  br i1 %24, label %25, label %31

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 40248
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
  br i1 %53, label %107, label %433

54:
  switch i32 %8, label %433 [
    i32 1, label %60
    i32 0, label %55
  ]

55:
  %56 = lshr i64 %3, 32
  %57 = trunc nuw i64 %56 to i32
  %58 = add i32 %57, -1
  %59 = icmp ult i32 %58, 4
  br i1 %59, label %433, label %60

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
  br i1 %90, label %433, label %91

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
  br i1 %106, label %414, label %107

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
  br i1 %148, label %149, label %433

149:
  %150 = getelementptr inbounds nuw i8, ptr %0, i64 76
  %151 = load i8, ptr %150, align 4
  %152 = trunc nuw i8 %151 to i1
  %153 = load ptr, ptr %0, align 8
  br i1 %152, label %154, label %180

154:
  %155 = getelementptr inbounds nuw i8, ptr %153, i64 37680
  %156 = load i32, ptr %155, align 8
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %180, label %158

158:
  %159 = getelementptr inbounds nuw i8, ptr %128, i64 4
  %160 = load i32, ptr %159, align 4
  %161 = add i32 %160, -3
  %162 = icmp ult i32 %161, -2
  br i1 %162, label %172, label %163

163:
  %164 = icmp ugt i32 %130, 3
  br i1 %164, label %165, label %180

165:
  %166 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %167 = load ptr, ptr %166, align 8
  %168 = getelementptr inbounds nuw i32, ptr %167, i64 %127
  %169 = load i32, ptr %168, align 4
  %170 = or i32 %169, %142
  store i32 %170, ptr %168, align 4
  %171 = load ptr, ptr %0, align 8
  br label %180

172:
  %173 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %174 = load ptr, ptr %173, align 8
  %175 = getelementptr inbounds nuw i32, ptr %174, i64 %127
  %176 = load i32, ptr %175, align 4
  %177 = xor i32 %176, -1
  %178 = and i32 %142, %177
  %179 = icmp eq i32 %178, 0
  br i1 %179, label %180, label %412

180:
  %181 = phi ptr [ %153, %163 ], [ %171, %165 ], [ %153, %172 ], [ %153, %154 ], [ %153, %149 ]
  %182 = getelementptr inbounds nuw i8, ptr %181, i64 37684
  %183 = load i32, ptr %182, align 4
  %184 = icmp eq i32 %183, 0
  br i1 %184, label %185, label %192

185:
  %186 = load i8, ptr %150, align 4
  %187 = trunc nuw i8 %186 to i1
  br i1 %187, label %433, label %188

188:
  %189 = load ptr, ptr %6, align 8
  %190 = getelementptr inbounds nuw i8, ptr %189, i64 4
  %191 = load i32, ptr %190, align 4
  switch i32 %191, label %192 [
    i32 4, label %433
    i32 0, label %433
  ]

192:
  %193 = load i64, ptr %144, align 8
  %194 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %195 = load i64, ptr %194, align 8
  %196 = icmp eq i64 %193, %195
  br i1 %196, label %197, label %255

197:
  %198 = load ptr, ptr %6, align 8
  %199 = getelementptr inbounds nuw i8, ptr %198, i64 4
  %200 = load i32, ptr %199, align 4
  switch i32 %200, label %219 [
    i32 4, label %201
    i32 0, label %201
  ]

201:
  %202 = getelementptr inbounds nuw i8, ptr %144, i64 32
  %203 = load i64, ptr %202, align 8
  %204 = icmp eq i64 %203, %124
  br i1 %204, label %205, label %255

205:
  %206 = getelementptr inbounds nuw i8, ptr %144, i64 56
  %207 = load i32, ptr %206, align 8
  %208 = xor i32 %207, -1
  %209 = and i32 %142, %208
  %210 = icmp eq i32 %209, 0
  br i1 %210, label %211, label %255

211:
  %212 = getelementptr inbounds nuw i8, ptr %144, i64 48
  %213 = load i32, ptr %212, align 8
  %214 = getelementptr inbounds nuw i8, ptr %144, i64 52
  %215 = load i32, ptr %214, align 4
  %216 = or i32 %215, %213
  %217 = and i32 %216, %142
  %218 = icmp eq i32 %217, 0
  br i1 %218, label %433, label %255

219:
  %220 = and i64 %124, 7
  %221 = icmp eq i64 %220, 0
  br i1 %221, label %255, label %222

222:
  %223 = getelementptr inbounds nuw i8, ptr %144, i64 48
  %224 = load i32, ptr %223, align 8
  %225 = xor i32 %224, -1
  %226 = and i32 %142, %225
  %227 = icmp eq i32 %226, 0
  br i1 %227, label %228, label %255

228:
  %229 = getelementptr inbounds nuw i8, ptr %144, i64 16
  %230 = load i64, ptr %229, align 8
  %231 = and i64 %230, 120
  %232 = icmp eq i64 %231, 120
  br i1 %232, label %233, label %255

233:
  %234 = icmp ugt i64 %230, -1099511627777
  %235 = xor i64 %230, %124
  %236 = icmp ult i64 %235, 16777216
  %237 = select i1 %234, i1 true, i1 %236
  br i1 %237, label %238, label %255

238:
  %239 = and i64 %230, 7
  %240 = icmp ne i64 %239, 0
  %241 = and i64 %235, 7
  %242 = icmp eq i64 %241, 0
  %243 = select i1 %240, i1 %242, i1 false
  br i1 %243, label %244, label %255

244:
  %245 = getelementptr inbounds nuw i8, ptr %144, i64 52
  %246 = load i32, ptr %245, align 4
  %247 = getelementptr inbounds nuw i8, ptr %144, i64 56
  %248 = load i32, ptr %247, align 8
  %249 = or i32 %248, %246
  %250 = getelementptr inbounds nuw i8, ptr %144, i64 60
  %251 = load i32, ptr %250, align 4
  %252 = or i32 %249, %251
  %253 = and i32 %252, %142
  %254 = icmp eq i32 %253, 0
  br i1 %254, label %433, label %255

255:
  %256 = load i8, ptr %150, align 4
  %257 = trunc nuw i8 %256 to i1
  br i1 %257, label %271, label %258

258:
  %259 = getelementptr inbounds nuw i8, ptr %181, i64 37672
  %260 = load i32, ptr %259, align 8
  %261 = icmp eq i32 %260, 0
  br i1 %261, label %262, label %271

262:
  %263 = getelementptr inbounds nuw i8, ptr %144, i64 8
  br label %264

264:
  %265 = atomicrmw or ptr %263, i64 1 acquire, align 8
  %266 = and i64 %265, 1
  %267 = icmp eq i64 %266, 0
  br i1 %267, label %268, label %264

268:
  %269 = load i64, ptr %144, align 8
  %270 = load i64, ptr %194, align 8
  br label %271

271:
  %272 = phi i64 [ %195, %258 ], [ %195, %255 ], [ %270, %268 ]
  %273 = phi i64 [ %193, %258 ], [ %193, %255 ], [ %269, %268 ]
  %274 = phi i1 [ false, %258 ], [ false, %255 ], [ true, %268 ]
  %275 = icmp eq i64 %273, %272
  br i1 %275, label %348, label %276

276:
  %277 = load ptr, ptr %6, align 8
  %278 = getelementptr inbounds nuw i8, ptr %277, i64 4
  %279 = load i32, ptr %278, align 4
  %280 = and i32 %279, -5
  %281 = icmp eq i32 %280, 0
  %282 = select i1 %281, i32 2, i32 0
  store i64 %272, ptr %144, align 8
  %283 = getelementptr inbounds nuw i8, ptr %144, i64 48
  %284 = getelementptr inbounds nuw i8, ptr %144, i64 60
  store i32 0, ptr %284, align 4
  %285 = getelementptr inbounds nuw i8, ptr %144, i64 52
  store i32 0, ptr %285, align 4
  %286 = zext nneg i32 %282 to i64
  %287 = getelementptr inbounds nuw i32, ptr %283, i64 %286
  store i32 %142, ptr %287, align 4
  %288 = sub nuw nsw i32 2, %282
  %289 = zext nneg i32 %288 to i64
  %290 = getelementptr inbounds nuw i32, ptr %283, i64 %289
  store i32 0, ptr %290, align 4
  %291 = getelementptr inbounds nuw i8, ptr %144, i64 16
  %292 = getelementptr inbounds nuw i64, ptr %291, i64 %286
  store i64 %124, ptr %292, align 8
  %293 = load i8, ptr %150, align 4
  %294 = trunc nuw i8 %293 to i1
  %295 = getelementptr inbounds nuw i8, ptr %144, i64 8
  br i1 %294, label %296, label %342

296:
  store i64 0, ptr %295, align 8
  switch i32 %279, label %406 [
    i32 4, label %297
    i32 0, label %297
  ]

297:
  %298 = load ptr, ptr %0, align 8
  %299 = getelementptr inbounds nuw i8, ptr %298, i64 37676
  %300 = load i32, ptr %299, align 4
  %301 = icmp eq i32 %300, 0
  br i1 %301, label %302, label %406

302:
  %303 = load i32, ptr %283, align 8
  %304 = load i32, ptr %285, align 4
  %305 = or i32 %304, %303
  %306 = icmp eq i32 %305, 0
  br i1 %306, label %307, label %406

307:
  %308 = getelementptr inbounds nuw i8, ptr %144, i64 32
  %309 = load i64, ptr %308, align 8
  %310 = and i64 %309, 64
  %311 = icmp eq i64 %310, 0
  br i1 %311, label %406, label %312

312:
  %313 = getelementptr inbounds nuw i8, ptr %298, i64 37680
  %314 = load i32, ptr %313, align 8
  %315 = icmp eq i32 %314, 0
  br i1 %315, label %330, label %316

316:
  %317 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %318 = load ptr, ptr %317, align 8
  %319 = load ptr, ptr %143, align 8
  %320 = ptrtoint ptr %144 to i64
  %321 = ptrtoint ptr %319 to i64
  %322 = sub i64 %320, %321
  %323 = ashr exact i64 %322, 4
  %324 = getelementptr inbounds i8, ptr %318, i64 %323
  %325 = load i32, ptr %324, align 4
  %326 = icmp eq i32 %325, -1
  %327 = and i64 %309, 7
  %328 = icmp eq i64 %327, 0
  %329 = and i1 %328, %326
  br i1 %329, label %333, label %406

330:
  %331 = and i64 %309, 7
  %332 = icmp eq i64 %331, 0
  br i1 %332, label %333, label %406

333:
  %334 = getelementptr inbounds nuw i8, ptr %144, i64 56
  store i32 -1, ptr %334, align 8
  store i32 0, ptr %284, align 4
  %335 = and i64 %309, 120
  %336 = icmp eq i64 %335, 120
  %337 = shl i64 %272, 10
  %338 = lshr i64 %309, 15
  %339 = and i64 %338, 1023
  %340 = select i1 %336, i64 1023, i64 %339
  %341 = or disjoint i64 %340, %337
  store i64 %341, ptr %295, align 8
  br label %406

342:
  %343 = load i64, ptr %295, align 8
  %344 = and i64 %343, 1
  store i64 %344, ptr %295, align 8
  switch i32 %279, label %345 [
    i32 4, label %406
    i32 0, label %406
  ]

345:
  %346 = or disjoint i64 %344, 2
  store i64 %346, ptr %295, align 8
  %347 = tail call preserve_allcc i1 @save(ptr %0, i64 %127)
  br label %406

348:
  %349 = and i64 %124, 64
  %350 = icmp eq i64 %349, 0
  br i1 %350, label %351, label %404

351:
  %352 = getelementptr inbounds nuw i8, ptr %144, i64 48
  %353 = getelementptr inbounds nuw i8, ptr %144, i64 56
  %354 = load i32, ptr %353, align 8
  %355 = icmp eq i32 %354, 0
  %356 = getelementptr inbounds nuw i8, ptr %144, i64 52
  %357 = load i32, ptr %356, align 4
  %358 = getelementptr inbounds nuw i8, ptr %144, i64 60
  %359 = load i32, ptr %358, align 4
  %360 = or i32 %359, %357
  %361 = icmp eq i32 %360, 0
  br i1 %361, label %362, label %404

362:
  %363 = load i32, ptr %352, align 8
  %364 = icmp eq i32 %363, 0
  br i1 %364, label %369, label %365

365:
  %366 = getelementptr inbounds nuw i8, ptr %144, i64 16
  %367 = load i64, ptr %366, align 8
  %368 = icmp eq i64 %367, %124
  br i1 %368, label %369, label %404

369:
  br i1 %355, label %374, label %370

370:
  %371 = getelementptr inbounds nuw i8, ptr %144, i64 32
  %372 = load i64, ptr %371, align 8
  %373 = icmp eq i64 %372, %124
  br i1 %373, label %374, label %404

374:
  %375 = load ptr, ptr %6, align 8
  %376 = getelementptr inbounds nuw i8, ptr %375, i64 4
  %377 = load i32, ptr %376, align 4
  switch i32 %377, label %381 [
    i32 4, label %404
    i32 0, label %378
  ]

378:
  %379 = getelementptr inbounds nuw i8, ptr %144, i64 32
  store i64 %124, ptr %379, align 8
  %380 = or i32 %354, %142
  store i32 %380, ptr %353, align 8
  br label %406

381:
  %382 = load i8, ptr %150, align 4
  %383 = trunc nuw i8 %382 to i1
  %384 = getelementptr inbounds nuw i8, ptr %144, i64 8
  br i1 %383, label %385, label %386

385:
  store i64 0, ptr %384, align 8
  br label %397

386:
  %387 = load i64, ptr %384, align 8
  %388 = and i64 %387, 2
  %389 = icmp eq i64 %388, 0
  br i1 %389, label %390, label %397

390:
  %391 = tail call preserve_allcc i1 @save(ptr %0, i64 %127)
  br i1 %391, label %392, label %404

392:
  %393 = load i64, ptr %384, align 8
  %394 = or i64 %393, 2
  store i64 %394, ptr %384, align 8
  %395 = load i32, ptr %352, align 8
  %396 = load i32, ptr %353, align 8
  br label %397

397:
  %398 = phi i32 [ %396, %392 ], [ %354, %386 ], [ %354, %385 ]
  %399 = phi i32 [ %395, %392 ], [ %363, %386 ], [ %363, %385 ]
  %400 = getelementptr inbounds nuw i8, ptr %144, i64 16
  store i64 %124, ptr %400, align 8
  %401 = or i32 %399, %142
  store i32 %401, ptr %352, align 8
  %402 = xor i32 %142, -1
  %403 = and i32 %398, %402
  store i32 %403, ptr %353, align 8
  br label %406

404:
  %405 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %144, i64 %127, i64 %124, i32 %142)
  br label %406

406:
  %407 = phi i1 [ true, %333 ], [ %405, %404 ], [ %347, %345 ], [ true, %296 ], [ true, %342 ], [ true, %297 ], [ true,
      %302 ], [ true, %307 ], [ true, %316 ], [ true, %330 ], [ true, %378 ], [ true, %397 ], [ true, %342 ]
  br i1 %274, label %408, label %411

408:
  %409 = getelementptr inbounds nuw i8, ptr %144, i64 8
  %410 = atomicrmw and ptr %409, i64 -2 release, align 8
  br i1 %407, label %433, label %412

411:
  br i1 %407, label %433, label %412

412:
  %413 = load ptr, ptr %6, align 8
  br label %418

414:
  %415 = load ptr, ptr %6, align 8
  %416 = getelementptr inbounds nuw i8, ptr %415, i64 4
  %417 = load i32, ptr %416, align 4
  switch i32 %417, label %418 [
    i32 4, label %433
    i32 0, label %433
  ]

418:
  %419 = phi ptr [ %413, %412 ], [ %415, %414 ]
  %420 = load ptr, ptr %0, align 8
  %421 = getelementptr inbounds nuw i8, ptr %419, i64 20
  %422 = load i32, ptr %421, align 4
  %423 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %424 = load i32, ptr %423, align 8
  %425 = tail call i32 @llvm.cttz.i32(i32 %424, i1 false)
  %426 = getelementptr inbounds nuw i8, ptr %420, i64 328
  store i32 22, ptr %426, align 8
  %427 = getelementptr inbounds nuw i8, ptr %420, i64 332
  store i32 %422, ptr %427, align 4
  %428 = getelementptr inbounds nuw i8, ptr %420, i64 336
  store i32 %425, ptr %428, align 8
  %429 = getelementptr inbounds nuw i8, ptr %420, i64 352
  store i64 0, ptr %429, align 8
  %430 = getelementptr inbounds nuw i8, ptr %420, i64 368
  store i32 0, ptr %430, align 8
  %431 = getelementptr inbounds nuw i8, ptr %420, i64 360
  store i32 0, ptr %431, align 8
  %432 = getelementptr inbounds nuw i8, ptr %420, i64 364
  store i32 0, ptr %432, align 4
  br label %433

433:
  %434 = phi i32 [ 0, %411 ], [ 0, %244 ], [ 0, %188 ], [ 0, %414 ], [ 0, %408 ], [ 0, %211 ], [ 0, %24 ], [ 0, %54 ], [
      0, %88 ], [ 0, %188 ], [ 0, %414 ], [ 0, %55 ], [ 0, %123 ], [ 0, %185 ], [ 1, %418 ]
  ret i32 %434
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
  br i1 %18, label %19, label %251

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
  br i1 %62, label %63, label %251

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
  br i1 %68, label %69, label %251

69:
  %70 = load ptr, ptr %0, align 8
  %71 = getelementptr inbounds nuw i8, ptr %70, i64 37676
  %72 = load i32, ptr %71, align 4
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %74, label %251

74:
  %75 = load i32, ptr %20, align 8
  %76 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %77 = load i32, ptr %76, align 4
  %78 = or i32 %77, %75
  %79 = icmp eq i32 %78, 0
  br i1 %79, label %80, label %251

80:
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %82 = load i64, ptr %81, align 8
  %83 = and i64 %82, 64
  %84 = icmp eq i64 %83, 0
  br i1 %84, label %251, label %85

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
  br i1 %100, label %101, label %251

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
  br i1 %112, label %113, label %251

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
  br label %251

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
  br i1 %161, label %162, label %251

162:
  br i1 %127, label %124, label %126

163:
  tail call preserve_allcc void @remember(ptr %1, i32 0, i64 %3, i32 %4)
  %164 = getelementptr inbounds nuw i8, ptr %0, i64 76
  %165 = load i8, ptr %164, align 4
  %166 = trunc nuw i8 %165 to i1
  %167 = getelementptr inbounds nuw i8, ptr %1, i64 8
  br i1 %166, label %201, label %244

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
  %202 = load ptr, ptr %0, align 8
  %203 = getelementptr inbounds nuw i8, ptr %202, i64 37676
  %204 = load i32, ptr %203, align 4
  %205 = icmp eq i32 %204, 0
  br i1 %205, label %206, label %251

206:
  %207 = load i64, ptr %21, align 8
  %208 = and i64 %207, 7
  %209 = icmp ne i64 %208, 0
  %210 = and i64 %207, 120
  %211 = icmp eq i64 %210, 120
  %212 = and i1 %209, %211
  br i1 %212, label %213, label %251

213:
  %214 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %215 = load i32, ptr %214, align 4
  %216 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %217 = load i32, ptr %216, align 8
  %218 = or i32 %217, %215
  %219 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %220 = load i32, ptr %219, align 4
  %221 = or i32 %218, %220
  %222 = icmp eq i32 %221, 0
  br i1 %222, label %223, label %251

223:
  %224 = getelementptr inbounds nuw i8, ptr %202, i64 37680
  %225 = load i32, ptr %224, align 8
  %226 = icmp eq i32 %225, 0
  br i1 %226, label %239, label %227

227:
  %228 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %229 = load ptr, ptr %228, align 8
  %230 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %231 = load ptr, ptr %230, align 8
  %232 = ptrtoint ptr %1 to i64
  %233 = ptrtoint ptr %231 to i64
  %234 = sub i64 %232, %233
  %235 = ashr exact i64 %234, 4
  %236 = getelementptr inbounds i8, ptr %229, i64 %235
  %237 = load i32, ptr %236, align 4
  %238 = icmp eq i32 %237, -1
  br i1 %238, label %239, label %251

239:
  store i32 -1, ptr %20, align 8
  %240 = load i64, ptr %1, align 8
  %241 = shl i64 %240, 10
  %242 = or disjoint i64 %208, 512
  %243 = or disjoint i64 %241, %242
  store i64 %243, ptr %167, align 8
  br label %251

244:
  %245 = load i64, ptr %167, align 8
  %246 = and i64 %245, 2
  %247 = icmp eq i64 %246, 0
  %248 = or i64 %245, 2
  store i64 %248, ptr %167, align 8
  br i1 %247, label %249, label %251

249:
  %250 = tail call preserve_allcc i1 @save(ptr %0, i64 %2)
  br label %251

251:
  %252 = phi i1 [ false, %11 ], [ %250, %249 ], [ true, %113 ], [ true, %239 ], [ true, %65 ], [ false, %156 ], [ true,
      %244 ], [ true, %69 ], [ true, %74 ], [ true, %80 ], [ true, %89 ], [ true, %109 ], [ true, %201 ], [ true, %206
      ], [ true, %227 ], [ true, %213 ], [ false, %57 ]
  ret i1 %252
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

declare i64 @llvm.umax.i64(i64, i64) #0

declare i64 @llvm.smax.i64(i64, i64) #0

declare i64 @llvm.smin.i64(i64, i64) #0
