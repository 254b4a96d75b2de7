; Generated from the C files beside this one by `make runtime`.
; a363d35711406ab649d333836c80b6e80943fe9d8e31d8f3dd50c6e668af46e3
%union.SignalAction = type { ptr, [248 x i8] }
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
%struct.ScreenCache = type { i64, i64, i64, i64, i64, ptr, ptr, ptr }
%struct.ScreenLine = type { i64, i64, [4 x i64], [4 x i32] }
%struct.ScreenPage = type { i64, [32 x i64] }
%struct.ScreenQuiet = type { i64, i64, i64, i64 }
%struct.ScreenMember = type { ptr, i64 }
%struct.TensorPlan = type { [128 x i8], i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, [2 x i64], [5 x
      i64], [5 x i64], [5 x i64], [5 x i64], [5 x i64], [5 x i64], i64, i64, ptr, ptr, ptr }
%struct.LanesStore = type { i32, i32, i64, i64, ptr, [4096 x i32] }
%struct.Walk = type { [5 x i64], [5 x i64], [5 x i64], [5 x i64] }

@nobody = internal global i32 0, align 4
@ptxvm_stop_flag = global ptr @nobody, align 8
@ptxvm_next_handler = global ptr null, align 8
@ours = internal global %union.SignalAction zeroinitializer, align 8
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
  br label %102

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
  br i1 %32, label %72, label %33

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
  br label %102

50:
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 37632
  %52 = load ptr, ptr %51, align 8
  %53 = icmp eq ptr %52, null
  br i1 %53, label %72, label %54

54:
  %55 = or i32 %7, %6
  %56 = icmp ne i32 %55, 0
  %57 = getelementptr inbounds nuw i8, ptr %23, i64 20
  %58 = load i32, ptr %57, align 4
  %59 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %60 = load i32, ptr %59, align 4
  %61 = or i32 %60, %58
  %62 = icmp ne i32 %61, 0
  %63 = xor i1 %56, %62
  br i1 %63, label %64, label %72

64:
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 22, ptr %65, align 8
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %8, ptr %66, align 4
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 -1, ptr %67, align 8
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 0, ptr %68, align 8
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %69, align 8
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %70, align 8
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 364
  store i32 0, ptr %71, align 4
  br label %102

72:
  %73 = add i32 %31, %5
  store i32 %73, ptr %23, align 4
  %74 = getelementptr inbounds nuw i8, ptr %23, i64 4
  store i32 %4, ptr %74, align 4
  %75 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %76 = load i32, ptr %75, align 4
  %77 = shl nuw i32 1, %76
  %78 = getelementptr inbounds nuw i8, ptr %23, i64 12
  %79 = load i32, ptr %78, align 4
  %80 = or i32 %79, %77
  store i32 %80, ptr %78, align 4
  %81 = getelementptr inbounds nuw i8, ptr %23, i64 20
  %82 = load i32, ptr %81, align 4
  %83 = add i32 %82, %6
  store i32 %83, ptr %81, align 4
  %84 = getelementptr inbounds nuw i8, ptr %23, i64 24
  %85 = load i32, ptr %84, align 4
  %86 = add i32 %85, %7
  store i32 %86, ptr %84, align 4
  %87 = shl nuw nsw i32 1, %3
  %88 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %89 = load i32, ptr %88, align 8
  %90 = or i32 %89, %87
  store i32 %90, ptr %88, align 8
  %91 = icmp eq i32 %4, -1
  %92 = select i1 %91, i32 %26, i32 %4
  %93 = icmp ult i32 %73, %92
  br i1 %93, label %94, label %101

94:
  br i1 %91, label %95, label %102

95:
  %96 = getelementptr inbounds nuw i8, ptr %1, i64 84
  %97 = load i32, ptr %96, align 4
  %98 = xor i32 %80, -1
  %99 = and i32 %97, %98
  %100 = icmp eq i32 %99, 0
  br i1 %100, label %101, label %102

101:
  tail call fastcc void @complete(ptr %1, i32 %3)
  br label %102

102:
  %103 = phi i32 [ 2, %11 ], [ 2, %64 ], [ 1, %101 ], [ 2, %41 ], [ 0, %95 ], [ 0, %94 ]
  ret i32 %103
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
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 42376
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

define i32 @ptxvm_run_interruptible(ptr %0) #0 "stackrealign" {
  %2 = alloca %union.SignalAction, align 8
  %3 = load ptr, ptr @ours, align 8
  %4 = icmp eq ptr %3, null
  br i1 %4, label %5, label %8

5:
  %6 = tail call i32 @sigaction(i32 2, ptr null, ptr @ours)
  %7 = load ptr, ptr @ours, align 8
  store ptr %7, ptr @ptxvm_next_handler, align 8
  store ptr @ptxvm_on_interrupt, ptr @ours, align 8
  br label %8

8:
  %9 = load ptr, ptr @ptxvm_stop_flag, align 8
  %10 = load ptr, ptr %0, align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 64
  store ptr %11, ptr @ptxvm_stop_flag, align 8
  %12 = call i32 @sigaction(i32 2, ptr @ours, ptr %2)
  %13 = load ptr, ptr %2, align 8
  %14 = icmp eq ptr %13, @ptxvm_on_interrupt
  br i1 %14, label %16, label %15

15:
  store ptr %13, ptr @ptxvm_next_handler, align 8
  br label %16

16:
  %17 = call i32 @ptxvm_run(ptr %0)
  %18 = call i32 @sigaction(i32 2, ptr %2, ptr null)
  store ptr %9, ptr @ptxvm_stop_flag, align 8
  ret i32 %17
}

declare i32 @sigaction(i32, ptr, ptr) #0

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
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 14444
  %29 = load i32, ptr %28, align 4
  %30 = add i32 %29, %27
  %31 = trunc i64 %10 to i32
  %32 = and i32 %31, 16777215
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 14448
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
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 37704
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

define internal fastcc i32 @choose(ptr %0) unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %3 = load i32, ptr %2, align 8
  switch i32 %3, label %4 [
    i32 2, label %381
    i32 1, label %8
  ]

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %380

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
  br i1 %29, label %381, label %30

30:
  %31 = tail call fastcc i32 @resume_waiting(ptr %0)
  br label %381

32:
  %33 = phi i64 [ %10, %8 ], [ %18, %22 ]
  store i32 1, ptr %2, align 8
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %35 = load i32, ptr %34, align 4
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %37 = load i32, ptr %36, align 8
  %38 = icmp ult i32 %35, %37
  br i1 %38, label %39, label %381

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
  br i1 %57, label %58, label %381

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
  br i1 %109, label %378, label %110

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
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 37664
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 37700
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 204
  br label %128

126:
  %127 = icmp eq i32 %375, 1
  br i1 %127, label %381, label %378

128:
  %129 = phi i64 [ 0, %110 ], [ %374, %371 ]
  %130 = phi i32 [ %108, %110 ], [ %375, %371 ]
  %131 = trunc nuw i64 %129 to i32
  %132 = add i32 %56, %131
  %133 = load ptr, ptr %40, align 8
  %134 = zext i32 %132 to i64
  %135 = getelementptr inbounds nuw ptr, ptr %133, i64 %134
  %136 = load ptr, ptr %135, align 8
  %137 = add i64 %129, %33
  %138 = getelementptr inbounds nuw i8, ptr %136, i64 5680
  %139 = load i32, ptr %138, align 8
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %163, label %141

141:
  %142 = load i64, ptr %136, align 8
  %143 = add i64 %142, 1
  %144 = icmp eq i64 %137, %143
  br i1 %144, label %145, label %163

145:
  %146 = icmp eq i32 %130, 1
  br i1 %146, label %147, label %180

147:
  %148 = getelementptr inbounds nuw i8, ptr %136, i64 8
  %149 = load i32, ptr %148, align 4
  %150 = add i32 %149, 1
  store i32 %150, ptr %148, align 4
  %151 = load i32, ptr %111, align 8
  %152 = icmp ult i32 %150, %151
  br i1 %152, label %216, label %153

153:
  store i32 0, ptr %148, align 4
  %154 = getelementptr inbounds nuw i8, ptr %136, i64 12
  %155 = load i32, ptr %154, align 4
  %156 = add i32 %155, 1
  store i32 %156, ptr %154, align 4
  %157 = load i32, ptr %112, align 4
  %158 = icmp ult i32 %156, %157
  br i1 %158, label %216, label %159

159:
  store i32 0, ptr %154, align 4
  %160 = getelementptr inbounds nuw i8, ptr %136, i64 16
  %161 = load i32, ptr %160, align 4
  %162 = add i32 %161, 1
  store i32 %162, ptr %160, align 4
  br label %216

163:
  %164 = icmp eq i32 %130, 1
  br i1 %164, label %165, label %180

165:
  %166 = load i32, ptr %111, align 8
  %167 = zext i32 %166 to i64
  %168 = load i32, ptr %112, align 4
  %169 = zext i32 %168 to i64
  %170 = udiv i64 %137, %167
  %171 = urem i64 %137, %167
  %172 = trunc nuw i64 %171 to i32
  %173 = getelementptr inbounds nuw i8, ptr %136, i64 8
  store i32 %172, ptr %173, align 8
  %174 = urem i64 %170, %169
  %175 = trunc nuw i64 %174 to i32
  %176 = getelementptr inbounds nuw i8, ptr %136, i64 12
  store i32 %175, ptr %176, align 4
  %177 = udiv i64 %170, %169
  %178 = trunc i64 %177 to i32
  %179 = getelementptr inbounds nuw i8, ptr %136, i64 16
  store i32 %178, ptr %179, align 8
  br label %216

180:
  %181 = zext i32 %130 to i64
  %182 = urem i64 %137, %181
  %183 = trunc nuw i64 %182 to i32
  %184 = udiv i64 %137, %181
  %185 = load i32, ptr %111, align 8
  %186 = load i32, ptr %113, align 4
  %187 = udiv i32 %185, %186
  %188 = zext i32 %187 to i64
  %189 = load i32, ptr %112, align 4
  %190 = load i32, ptr %114, align 8
  %191 = udiv i32 %189, %190
  %192 = zext i32 %191 to i64
  %193 = udiv i32 %183, %186
  %194 = urem i64 %184, %188
  %195 = trunc nuw i64 %194 to i32
  %196 = mul i32 %186, %195
  %197 = urem i32 %183, %186
  %198 = add i32 %196, %197
  %199 = getelementptr inbounds nuw i8, ptr %136, i64 8
  store i32 %198, ptr %199, align 8
  %200 = udiv i64 %184, %188
  %201 = urem i64 %200, %192
  %202 = trunc nuw i64 %201 to i32
  %203 = load i32, ptr %114, align 8
  %204 = mul i32 %203, %202
  %205 = urem i32 %193, %203
  %206 = add i32 %204, %205
  %207 = getelementptr inbounds nuw i8, ptr %136, i64 12
  store i32 %206, ptr %207, align 4
  %208 = udiv i64 %200, %192
  %209 = trunc i64 %208 to i32
  %210 = load i32, ptr %115, align 4
  %211 = mul i32 %210, %209
  %212 = load i32, ptr %114, align 8
  %213 = udiv i32 %193, %212
  %214 = add i32 %213, %211
  %215 = getelementptr inbounds nuw i8, ptr %136, i64 16
  store i32 %214, ptr %215, align 8
  br label %216

216:
  store i64 %137, ptr %136, align 8
  %217 = getelementptr inbounds nuw i8, ptr %136, i64 20
  store i32 1, ptr %217, align 4
  %218 = load i32, ptr %116, align 8
  %219 = sub i32 32, %218
  %220 = lshr i32 -1, %219
  %221 = getelementptr inbounds nuw i8, ptr %136, i64 80
  store i32 %220, ptr %221, align 8
  %222 = getelementptr inbounds nuw i8, ptr %136, i64 84
  store i32 %220, ptr %222, align 4
  %223 = load i32, ptr %117, align 8
  %224 = icmp eq i32 %223, 0
  %225 = zext i1 %224 to i32
  %226 = getelementptr inbounds nuw i8, ptr %136, i64 100
  store i32 %225, ptr %226, align 4
  br i1 %140, label %227, label %297

227:
  %228 = getelementptr inbounds nuw i8, ptr %136, i64 88
  store i32 0, ptr %228, align 8
  %229 = getelementptr inbounds nuw i8, ptr %136, i64 96
  store i32 0, ptr %229, align 8
  %230 = getelementptr inbounds nuw i8, ptr %136, i64 104
  store i32 0, ptr %230, align 8
  %231 = getelementptr inbounds nuw i8, ptr %136, i64 112
  store i32 0, ptr %231, align 8
  %232 = getelementptr inbounds nuw i8, ptr %136, i64 40
  store i32 0, ptr %232, align 8
  %233 = getelementptr inbounds nuw i8, ptr %136, i64 116
  store i32 0, ptr %233, align 4
  %234 = getelementptr inbounds nuw i8, ptr %136, i64 120
  store i32 0, ptr %234, align 8
  %235 = getelementptr inbounds nuw i8, ptr %136, i64 124
  store i32 0, ptr %235, align 4
  %236 = getelementptr inbounds nuw i8, ptr %136, i64 4312
  store i32 0, ptr %236, align 8
  %237 = getelementptr inbounds nuw i8, ptr %136, i64 3796
  store i32 0, ptr %237, align 4
  %238 = getelementptr inbounds nuw i8, ptr %136, i64 4828
  store i32 0, ptr %238, align 4
  %239 = getelementptr inbounds nuw i8, ptr %136, i64 5664
  store i32 0, ptr %239, align 8
  %240 = getelementptr inbounds nuw i8, ptr %136, i64 5668
  store i32 0, ptr %240, align 4
  %241 = getelementptr inbounds nuw i8, ptr %136, i64 5672
  store i32 0, ptr %241, align 8
  %242 = getelementptr inbounds nuw i8, ptr %136, i64 14432
  %243 = load ptr, ptr %242, align 8
  %244 = getelementptr inbounds nuw i8, ptr %136, i64 14440
  %245 = load i32, ptr %244, align 8
  %246 = icmp eq i32 %245, 0
  br i1 %246, label %247, label %251

247:
  %248 = getelementptr inbounds nuw i8, ptr %136, i64 14448
  %249 = load ptr, ptr %248, align 8
  %250 = icmp eq ptr %249, null
  br i1 %250, label %259, label %258

251:
  %252 = phi i64 [ %254, %251 ], [ 0, %227 ]
  %253 = getelementptr inbounds nuw %struct.Warpgroup, ptr %243, i64 %252
  tail call void @llvm.memset.p0.i64(ptr align 8 %253, i8 0, i64 48, i1 false)
  %254 = add nuw nsw i64 %252, 1
  %255 = load i32, ptr %244, align 8
  %256 = zext i32 %255 to i64
  %257 = icmp samesign ult i64 %254, %256
  br i1 %257, label %251, label %247

258:
  store ptr null, ptr %249, align 8
  br label %259

259:
  %260 = getelementptr inbounds nuw i8, ptr %136, i64 14456
  store i32 0, ptr %260, align 8
  %261 = getelementptr inbounds nuw i8, ptr %136, i64 14444
  store i32 0, ptr %261, align 4
  %262 = getelementptr inbounds nuw i8, ptr %136, i64 5688
  tail call void @llvm.memset.p0.i64(ptr align 8 %262, i8 0, i64 256, i1 false)
  %263 = getelementptr inbounds nuw i8, ptr %136, i64 4316
  tail call void @llvm.memset.p0.i64(ptr align 4 %263, i8 0, i64 512, i1 false)
  %264 = getelementptr inbounds nuw i8, ptr %136, i64 5088
  tail call void @llvm.memset.p0.i64(ptr align 8 %264, i8 0, i64 576, i1 false)
  %265 = load i32, ptr %116, align 8
  %266 = icmp eq i32 %265, 0
  br i1 %266, label %297, label %267

267:
  %268 = getelementptr inbounds nuw i8, ptr %136, i64 72
  %269 = getelementptr inbounds nuw i8, ptr %136, i64 48
  br label %270

270:
  %271 = phi i64 [ 0, %267 ], [ %273, %283 ]
  %272 = phi i32 [ %265, %267 ], [ %294, %283 ]
  %273 = add nuw nsw i64 %271, 1
  %274 = zext i32 %272 to i64
  %275 = icmp eq i64 %273, %274
  %276 = load ptr, ptr %268, align 8
  %277 = load i64, ptr %269, align 8
  %278 = mul i64 %277, %271
  %279 = getelementptr inbounds nuw i8, ptr %276, i64 %278
  %280 = load i32, ptr %117, align 8
  br i1 %275, label %281, label %283

281:
  %282 = load i32, ptr %118, align 4
  br label %283

283:
  %284 = phi i32 [ %282, %281 ], [ -1, %270 ]
  store i32 0, ptr %279, align 8
  %285 = getelementptr inbounds nuw i8, ptr %279, i64 4
  store i32 %280, ptr %285, align 4
  %286 = getelementptr inbounds nuw i8, ptr %279, i64 8
  store i32 %284, ptr %286, align 8
  %287 = getelementptr inbounds nuw i8, ptr %279, i64 48
  store i32 0, ptr %287, align 8
  %288 = getelementptr inbounds nuw i8, ptr %279, i64 52
  store i32 0, ptr %288, align 4
  %289 = getelementptr inbounds nuw i8, ptr %279, i64 60
  store i32 0, ptr %289, align 4
  %290 = getelementptr inbounds nuw i8, ptr %279, i64 56
  store i32 0, ptr %290, align 8
  %291 = getelementptr inbounds nuw i8, ptr %279, i64 184
  store i32 -1, ptr %291, align 8
  %292 = getelementptr inbounds nuw i8, ptr %279, i64 192
  store i32 -1, ptr %292, align 8
  %293 = getelementptr inbounds nuw i8, ptr %279, i64 224
  store ptr null, ptr %293, align 8
  %294 = load i32, ptr %116, align 8
  %295 = zext i32 %294 to i64
  %296 = icmp samesign ult i64 %273, %295
  br i1 %296, label %270, label %297

297:
  store i32 0, ptr %138, align 8
  %298 = getelementptr inbounds nuw i8, ptr %136, i64 40
  store i32 0, ptr %298, align 8
  %299 = load ptr, ptr %119, align 8
  %300 = icmp eq ptr %299, null
  br i1 %300, label %360, label %301

301:
  %302 = load i64, ptr %120, align 8
  %303 = add i64 %302, 1
  store i64 %303, ptr %120, align 8
  %304 = getelementptr inbounds nuw i8, ptr %136, i64 14424
  store i64 %303, ptr %304, align 8
  %305 = load i32, ptr %121, align 8
  %306 = icmp eq i32 %305, 0
  br i1 %306, label %334, label %307

307:
  %308 = getelementptr inbounds nuw i8, ptr %136, i64 14408
  %309 = load ptr, ptr %308, align 8
  %310 = load i32, ptr %122, align 4
  %311 = trunc i32 %310 to i8
  %312 = load i32, ptr %123, align 8
  %313 = add i32 %312, 127
  %314 = lshr i32 %313, 5
  %315 = and i32 %314, 134217724
  %316 = zext nneg i32 %315 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %309, i8 %311, i64 %316, i1 false)
  %317 = load i32, ptr %121, align 8
  %318 = icmp eq i32 %317, 0
  br i1 %318, label %334, label %319

319:
  %320 = load i32, ptr %122, align 4
  %321 = icmp eq i32 %320, 0
  br i1 %321, label %322, label %334

322:
  %323 = load i32, ptr %124, align 4
  %324 = icmp eq i32 %323, 0
  br i1 %324, label %334, label %325

325:
  %326 = getelementptr inbounds nuw i8, ptr %136, i64 14416
  %327 = load ptr, ptr %326, align 8
  %328 = load i32, ptr %116, align 8
  %329 = add i32 %323, 3
  %330 = lshr i32 %329, 2
  %331 = mul i32 %328, %330
  %332 = zext i32 %331 to i64
  %333 = shl nuw nsw i64 %332, 2
  tail call void @llvm.memset.p0.i64(ptr align 1 %327, i8 0, i64 %333, i1 false)
  br label %334

334:
  %335 = load i32, ptr %116, align 8
  %336 = icmp eq i32 %335, 0
  br i1 %336, label %360, label %337

337:
  %338 = getelementptr inbounds nuw i8, ptr %136, i64 72
  %339 = getelementptr inbounds nuw i8, ptr %136, i64 48
  br label %340

340:
  %341 = phi i64 [ 0, %337 ], [ %356, %340 ]
  %342 = load ptr, ptr %338, align 8
  %343 = load i64, ptr %339, align 8
  %344 = mul i64 %343, %341
  %345 = getelementptr inbounds nuw i8, ptr %342, i64 %344
  %346 = getelementptr inbounds nuw i8, ptr %345, i64 200
  store i32 0, ptr %346, align 8
  %347 = load i64, ptr %304, align 8
  %348 = shl i64 %347, 26
  %349 = getelementptr inbounds nuw i8, ptr %345, i64 12
  %350 = load i32, ptr %349, align 4
  %351 = zext i32 %350 to i64
  %352 = or disjoint i64 %348, 1023
  %353 = getelementptr inbounds nuw i8, ptr %345, i64 208
  store i64 %352, ptr %353, align 8
  %354 = or i64 %348, %351
  %355 = getelementptr inbounds nuw i8, ptr %345, i64 216
  store i64 %354, ptr %355, align 8
  %356 = add nuw nsw i64 %341, 1
  %357 = load i32, ptr %116, align 8
  %358 = zext i32 %357 to i64
  %359 = icmp samesign ult i64 %356, %358
  br i1 %359, label %340, label %360

360:
  %361 = getelementptr inbounds nuw i8, ptr %136, i64 56
  %362 = load ptr, ptr %361, align 8
  %363 = load i32, ptr %123, align 8
  %364 = zext i32 %363 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %362, i8 0, i64 %364, i1 false)
  %365 = load i32, ptr %125, align 4
  %366 = icmp eq i32 %365, 0
  br i1 %366, label %371, label %367

367:
  %368 = load ptr, ptr %361, align 8
  %369 = getelementptr inbounds nuw i8, ptr %368, i64 262144
  %370 = zext i32 %365 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %369, i8 0, i64 %370, i1 false)
  br label %371

371:
  %372 = load i32, ptr %34, align 4
  %373 = add i32 %372, 1
  store i32 %373, ptr %34, align 4
  %374 = add nuw nsw i64 %129, 1
  %375 = load i32, ptr %42, align 8
  %376 = zext i32 %375 to i64
  %377 = icmp samesign ult i64 %374, %376
  br i1 %377, label %128, label %126

378:
  %379 = getelementptr inbounds nuw i8, ptr %0, i64 268
  store i32 0, ptr %379, align 4
  br label %381

380:
  tail call fastcc void @turn_to_next(ptr %0)
  br label %381

381:
  %382 = phi i32 [ -1, %380 ], [ -1, %1 ], [ 0, %26 ], [ %31, %30 ], [ -1, %378 ], [ 1, %55 ], [ -1, %126 ], [ 1, %32 ]
  ret i32 %382
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

define preserve_allcc i32 @ptxvm_screen_local(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5) #0 noimplicitfloat {
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 14416
  %8 = load ptr, ptr %7, align 8
  %9 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %10 = load i32, ptr %9, align 4
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %12 = load i32, ptr %11, align 4
  %13 = add i32 %12, 3
  %14 = lshr i32 %13, 2
  %15 = mul i32 %14, %10
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i32, ptr %8, i64 %16
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %19 = load i32, ptr %18, align 8
  %20 = icmp eq i32 %19, 1
  br i1 %20, label %21, label %67

21:
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 56
  %23 = load i32, ptr %22, align 8
  %24 = icmp eq i32 %23, 8
  br i1 %24, label %25, label %67

25:
  %26 = lshr i64 %5, 2
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %28 = add i64 %5, -1
  %29 = zext nneg i32 %14 to i64
  %30 = load i32, ptr %27, align 8
  %31 = zext i32 %30 to i64
  %32 = add i64 %28, %31
  %33 = lshr i64 %32, 2
  %34 = icmp samesign ugt i64 %26, %33
  %35 = icmp samesign uge i64 %26, %29
  %36 = select i1 %34, i1 true, i1 %35
  br i1 %36, label %144, label %37

37:
  %38 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %39 = load i32, ptr %38, align 4
  %40 = add i32 %39, -1
  %41 = icmp ult i32 %40, 2
  br label %42

42:
  %43 = phi i32 [ %30, %37 ], [ %59, %58 ]
  %44 = phi i64 [ %26, %37 ], [ %60, %58 ]
  br i1 %41, label %51, label %45

45:
  %46 = getelementptr inbounds nuw i32, ptr %17, i64 %44
  %47 = load i32, ptr %46, align 4
  %48 = xor i32 %47, -1
  %49 = and i32 %3, %48
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %58, label %133

51:
  %52 = icmp ugt i32 %43, 3
  br i1 %52, label %53, label %58

53:
  %54 = getelementptr inbounds nuw i32, ptr %17, i64 %44
  %55 = load i32, ptr %54, align 4
  %56 = or i32 %55, %3
  store i32 %56, ptr %54, align 4
  %57 = load i32, ptr %27, align 8
  br label %58

58:
  %59 = phi i32 [ %43, %45 ], [ %57, %53 ], [ %43, %51 ]
  %60 = add nuw nsw i64 %44, 1
  %61 = zext i32 %59 to i64
  %62 = add i64 %28, %61
  %63 = lshr i64 %62, 2
  %64 = icmp samesign uge i64 %44, %63
  %65 = icmp samesign uge i64 %60, %29
  %66 = select i1 %64, i1 true, i1 %65
  br i1 %66, label %144, label %42

67:
  %68 = icmp eq i32 %3, 0
  br i1 %68, label %144, label %69

69:
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %71 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %72 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %73 = load i32, ptr %72, align 8
  br label %74

74:
  %75 = phi i32 [ %73, %69 ], [ %126, %125 ]
  %76 = phi i32 [ %73, %69 ], [ %127, %125 ]
  %77 = phi i32 [ %3, %69 ], [ %130, %125 ]
  %78 = phi i1 [ true, %69 ], [ %128, %125 ]
  %79 = tail call i32 @llvm.cttz.i32(i32 %77, i1 true)
  %80 = zext nneg i32 %79 to i64
  %81 = getelementptr inbounds nuw i64, ptr %70, i64 %80
  %82 = load i64, ptr %81, align 8
  %83 = shl nuw i32 1, %79
  %84 = load i32, ptr %11, align 4
  %85 = add i32 %84, 3
  %86 = lshr i32 %85, 2
  %87 = lshr i64 %82, 2
  %88 = add i64 %82, -1
  %89 = zext nneg i32 %86 to i64
  %90 = zext i32 %76 to i64
  %91 = add i64 %88, %90
  %92 = lshr i64 %91, 2
  %93 = icmp samesign ugt i64 %87, %92
  %94 = icmp samesign uge i64 %87, %89
  %95 = select i1 %93, i1 true, i1 %94
  br i1 %95, label %125, label %96

96:
  %97 = load i32, ptr %71, align 4
  %98 = add i32 %97, -1
  %99 = icmp ult i32 %98, 2
  br label %100

100:
  %101 = phi i32 [ %75, %96 ], [ %117, %116 ]
  %102 = phi i32 [ %76, %96 ], [ %117, %116 ]
  %103 = phi i64 [ %87, %96 ], [ %118, %116 ]
  br i1 %99, label %109, label %104

104:
  %105 = getelementptr inbounds nuw i32, ptr %17, i64 %103
  %106 = load i32, ptr %105, align 4
  %107 = and i32 %106, %83
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %125, label %116

109:
  %110 = icmp ugt i32 %102, 3
  br i1 %110, label %111, label %116

111:
  %112 = getelementptr inbounds nuw i32, ptr %17, i64 %103
  %113 = load i32, ptr %112, align 4
  %114 = or i32 %113, %83
  store i32 %114, ptr %112, align 4
  %115 = load i32, ptr %72, align 8
  br label %116

116:
  %117 = phi i32 [ %101, %104 ], [ %115, %111 ], [ %101, %109 ]
  %118 = add nuw nsw i64 %103, 1
  %119 = zext i32 %117 to i64
  %120 = add i64 %88, %119
  %121 = lshr i64 %120, 2
  %122 = icmp samesign uge i64 %103, %121
  %123 = icmp samesign uge i64 %118, %89
  %124 = select i1 %122, i1 true, i1 %123
  br i1 %124, label %125, label %100

125:
  %126 = phi i32 [ %75, %74 ], [ %117, %116 ], [ %101, %104 ]
  %127 = phi i32 [ %76, %74 ], [ %117, %116 ], [ %102, %104 ]
  %128 = phi i1 [ %78, %74 ], [ %78, %116 ], [ false, %104 ]
  %129 = add i32 %77, -1
  %130 = and i32 %129, %77
  %131 = icmp eq i32 %130, 0
  br i1 %131, label %132, label %74

132:
  br i1 %128, label %144, label %133

133:
  %134 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %135 = load i32, ptr %134, align 4
  %136 = tail call i32 @llvm.cttz.i32(i32 %3, i1 false)
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 22, ptr %137, align 8
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %135, ptr %138, align 4
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 %136, ptr %139, align 8
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 0, ptr %140, align 8
  %141 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %141, align 8
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %142, align 8
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 364
  store i32 0, ptr %143, align 4
  br label %144

144:
  %145 = phi i32 [ 0, %132 ], [ 1, %133 ], [ 0, %25 ], [ 0, %67 ], [ 0, %58 ]
  ret i32 %145
}

define preserve_allcc i32 @ptxvm_screen(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5) #0 noimplicitfloat {
  %7 = alloca %struct.Screening, align 8
  %8 = icmp eq i32 %3, 0
  br i1 %8, label %830, label %9

9:
  store ptr %0, ptr %7, align 8
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 8
  store ptr %4, ptr %10, align 8
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 104
  store i32 %3, ptr %11, align 8
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 40
  store i64 0, ptr %12, align 8
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 32
  store i64 0, ptr %13, align 8
  %14 = getelementptr inbounds nuw i8, ptr %7, i64 109
  store i8 0, ptr %14, align 1
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 108
  store i8 0, ptr %15, align 4
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %17 = load i32, ptr %16, align 8
  %18 = icmp ult i32 %17, 1048576
  br i1 %18, label %30, label %19

19:
  %20 = getelementptr inbounds nuw i8, ptr %4, i64 20
  %21 = load i32, ptr %20, align 4
  %22 = tail call i32 @llvm.cttz.i32(i32 %3, i1 true)
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 22, ptr %23, align 8
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %21, ptr %24, align 4
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 %22, ptr %25, align 8
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 0, ptr %26, align 8
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %27, align 8
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %28, align 8
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 364
  store i32 0, ptr %29, align 4
  br label %828

30:
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %32 = load i32, ptr %31, align 8
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %34, label %36

34:
  %35 = call preserve_allcc i32 @screen_varying(ptr %7, ptr %1, ptr %2, i32 %3)
  br label %828

36:
  %37 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %38 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %39 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %40 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %41 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %42 = getelementptr inbounds nuw i8, ptr %7, i64 48
  %43 = getelementptr inbounds nuw i8, ptr %7, i64 56
  %44 = getelementptr inbounds nuw i8, ptr %7, i64 80
  %45 = getelementptr inbounds nuw i8, ptr %7, i64 64
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %49 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 72
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 14424
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %53 = getelementptr inbounds nuw i8, ptr %7, i64 110
  %54 = getelementptr inbounds nuw i8, ptr %7, i64 88
  br label %55

55:
  %56 = phi i64 [ 0, %36 ], [ %824, %823 ]
  %57 = getelementptr inbounds nuw %struct.ScreenRun, ptr %37, i64 %56
  %58 = getelementptr inbounds nuw i8, ptr %57, i64 4
  %59 = load i32, ptr %58, align 4
  %60 = sub i32 32, %59
  %61 = lshr i32 -1, %60
  %62 = load i32, ptr %57, align 8
  %63 = shl i32 %61, %62
  %64 = and i32 %63, %3
  %65 = getelementptr inbounds nuw i8, ptr %57, i64 8
  %66 = load i64, ptr %65, align 8
  %67 = add i64 %66, %5
  %68 = icmp eq i32 %64, 0
  br i1 %68, label %823, label %69

69:
  %70 = load i32, ptr %38, align 4
  %71 = icmp eq i32 %70, 5
  %72 = getelementptr inbounds nuw i8, ptr %57, i64 16
  br i1 %71, label %73, label %93

73:
  %74 = phi i32 [ %91, %89 ], [ %64, %69 ]
  %75 = load i32, ptr %72, align 8
  %76 = icmp eq i32 %75, 8
  br i1 %76, label %84, label %77

77:
  %78 = call i32 @llvm.cttz.i32(i32 %74, i1 true)
  %79 = load i32, ptr %57, align 8
  %80 = sub i32 %78, %79
  %81 = zext i32 %80 to i64
  %82 = zext nneg i32 %75 to i64
  %83 = shl i64 %81, %82
  br label %84

84:
  %85 = phi i64 [ %83, %77 ], [ 0, %73 ]
  %86 = add i64 %85, %67
  %87 = call preserve_allcc i32 @screen_place(ptr %7, ptr %1, ptr %2, i64 %86, i32 -1)
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %828

89:
  %90 = add i32 %74, -1
  %91 = and i32 %90, %74
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %823, label %73

93:
  %94 = load i32, ptr %72, align 8
  %95 = icmp eq i32 %94, 8
  br i1 %95, label %96, label %127

96:
  %97 = call i32 @llvm.ctpop.i32(i32 %64)
  %98 = icmp samesign ult i32 %97, 2
  br i1 %98, label %121, label %99

99:
  %100 = load ptr, ptr %10, align 8
  %101 = getelementptr inbounds nuw i8, ptr %100, i64 4
  %102 = load i32, ptr %101, align 4
  %103 = icmp eq i32 %102, 1
  br i1 %103, label %104, label %123

104:
  %105 = load ptr, ptr %7, align 8
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 37704
  %107 = load i32, ptr %106, align 8
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %123, label %109

109:
  %110 = getelementptr inbounds nuw i8, ptr %100, i64 20
  %111 = load i32, ptr %110, align 4
  %112 = load i32, ptr %11, align 8
  %113 = call i32 @llvm.cttz.i32(i32 %112, i1 false)
  %114 = getelementptr inbounds nuw i8, ptr %105, i64 328
  store i32 22, ptr %114, align 8
  %115 = getelementptr inbounds nuw i8, ptr %105, i64 332
  store i32 %111, ptr %115, align 4
  %116 = getelementptr inbounds nuw i8, ptr %105, i64 336
  store i32 %113, ptr %116, align 8
  %117 = getelementptr inbounds nuw i8, ptr %105, i64 352
  store i64 0, ptr %117, align 8
  %118 = getelementptr inbounds nuw i8, ptr %105, i64 368
  store i32 0, ptr %118, align 8
  %119 = getelementptr inbounds nuw i8, ptr %105, i64 360
  store i32 0, ptr %119, align 8
  %120 = getelementptr inbounds nuw i8, ptr %105, i64 364
  store i32 0, ptr %120, align 4
  br label %828

121:
  %122 = call i32 @llvm.cttz.i32(i32 %64, i1 true)
  br label %123

123:
  %124 = phi i32 [ %122, %121 ], [ -1, %104 ], [ -1, %99 ]
  %125 = call preserve_allcc i32 @screen_place(ptr %7, ptr %1, ptr %2, i64 %67, i32 %124)
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %823, label %828

127:
  %128 = call i32 @llvm.cttz.i32(i32 %64, i1 true)
  %129 = call i32 @llvm.ctlz.i32(i32 %64, i1 true)
  %130 = xor i32 %129, 31
  %131 = load ptr, ptr %10, align 8
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %133 = load i32, ptr %132, align 8
  %134 = sub i32 %128, %62
  %135 = zext i32 %134 to i64
  %136 = zext i32 %94 to i64
  %137 = shl i64 %135, %136
  %138 = add i64 %137, %67
  %139 = sub nsw i32 %130, %128
  %140 = zext i32 %139 to i64
  %141 = shl i64 %140, %136
  %142 = zext i32 %133 to i64
  %143 = add i64 %141, %142
  %144 = load i32, ptr %131, align 8
  %145 = icmp eq i32 %144, 2
  br i1 %145, label %151, label %146

146:
  %147 = icmp eq i32 %144, 0
  %148 = and i64 %138, -4294967296
  %149 = icmp eq i64 %148, 4294967296
  %150 = and i1 %149, %147
  br i1 %150, label %151, label %188

151:
  %152 = and i64 %138, 4294967295
  %153 = load i32, ptr %16, align 8
  %154 = zext i32 %153 to i64
  %155 = shl nuw nsw i64 %154, 20
  %156 = load i32, ptr %39, align 4
  %157 = zext i32 %156 to i64
  %158 = shl nuw nsw i64 %157, 15
  %159 = or i64 %158, %155
  %160 = and i64 %159, 16744448
  %161 = load i8, ptr %14, align 1
  %162 = trunc nuw i8 %161 to i1
  br i1 %162, label %168, label %163

163:
  %164 = getelementptr inbounds nuw i8, ptr %131, i64 16
  %165 = load i32, ptr %164, align 8
  %166 = zext i32 %165 to i64
  %167 = or i64 %160, %166
  br label %168

168:
  %169 = phi i64 [ %167, %163 ], [ %160, %151 ]
  store i64 %169, ptr %40, align 8
  store i64 0, ptr %13, align 8
  %170 = load ptr, ptr %7, align 8
  %171 = getelementptr inbounds nuw i8, ptr %170, i64 80
  %172 = load i32, ptr %171, align 8
  %173 = zext i32 %172 to i64
  store i64 %173, ptr %12, align 8
  %174 = load ptr, ptr %46, align 8
  %175 = ptrtoint ptr %174 to i64
  store i64 %175, ptr %42, align 8
  %176 = load ptr, ptr %47, align 8
  store ptr %176, ptr %43, align 8
  %177 = load ptr, ptr %48, align 8
  store ptr %177, ptr %44, align 8
  %178 = load ptr, ptr %49, align 8
  store ptr %178, ptr %50, align 8
  %179 = load i64, ptr %51, align 8
  %180 = shl i64 %179, 16
  %181 = lshr i32 %153, 4
  %182 = zext nneg i32 %181 to i64
  %183 = or i64 %180, %182
  store i64 %183, ptr %41, align 8
  %184 = load i32, ptr %52, align 8
  %185 = icmp ne i32 %184, 0
  %186 = zext i1 %185 to i8
  store i8 %186, ptr %53, align 2
  store i8 1, ptr %15, align 4
  %187 = icmp samesign ult i64 %152, %173
  br i1 %187, label %291, label %820

188:
  switch i32 %144, label %820 [
    i32 1, label %194
    i32 0, label %189
  ]

189:
  %190 = lshr i64 %138, 32
  %191 = trunc nuw i64 %190 to i32
  %192 = add i32 %191, -1
  %193 = icmp ult i32 %192, 4
  br i1 %193, label %820, label %194

194:
  %195 = load i32, ptr %16, align 8
  %196 = zext i32 %195 to i64
  %197 = shl nuw nsw i64 %196, 20
  %198 = load i32, ptr %39, align 4
  %199 = zext i32 %198 to i64
  %200 = shl nuw nsw i64 %199, 15
  %201 = or i64 %200, %197
  %202 = load i64, ptr %1, align 8
  %203 = shl i64 %202, 40
  %204 = or i64 %201, %203
  %205 = load i8, ptr %14, align 1
  %206 = trunc nuw i8 %205 to i1
  br i1 %206, label %211, label %207

207:
  %208 = getelementptr inbounds nuw i8, ptr %131, i64 12
  %209 = load i32, ptr %208, align 4
  %210 = zext i32 %209 to i64
  br label %211

211:
  %212 = phi i64 [ %210, %207 ], [ 0, %194 ]
  %213 = or i64 %204, %212
  store i64 %213, ptr %40, align 8
  %214 = load ptr, ptr %7, align 8
  %215 = getelementptr inbounds nuw i8, ptr %214, i64 37656
  %216 = load i64, ptr %215, align 8
  store i64 %216, ptr %41, align 8
  store i8 0, ptr %15, align 4
  %217 = ptrtoint ptr %131 to i64
  %218 = getelementptr inbounds nuw i8, ptr %214, i64 37712
  %219 = udiv i64 %217, 40
  %220 = and i64 %219, 63
  %221 = getelementptr inbounds nuw %struct.ScreenCache, ptr %218, i64 %220
  %222 = load i64, ptr %221, align 8
  %223 = icmp eq i64 %222, %217
  br i1 %223, label %224, label %231

224:
  %225 = getelementptr inbounds nuw i8, ptr %221, i64 8
  %226 = load i64, ptr %225, align 8
  %227 = sub i64 %138, %226
  %228 = getelementptr inbounds nuw i8, ptr %221, i64 16
  %229 = load i64, ptr %228, align 8
  %230 = icmp ult i64 %227, %229
  br i1 %230, label %237, label %231

231:
  %232 = call preserve_allcc i32 @search(ptr %7, ptr %2, i64 %138, ptr %221)
  %233 = icmp eq i32 %232, 0
  br i1 %233, label %820, label %234

234:
  %235 = getelementptr inbounds nuw i8, ptr %221, i64 8
  %236 = load i64, ptr %235, align 8
  br label %237

237:
  %238 = phi i64 [ %236, %234 ], [ %226, %224 ]
  %239 = getelementptr inbounds nuw i8, ptr %221, i64 8
  store i64 %238, ptr %13, align 8
  %240 = getelementptr inbounds nuw i8, ptr %221, i64 16
  %241 = load i64, ptr %240, align 8
  store i64 %241, ptr %12, align 8
  %242 = getelementptr inbounds nuw i8, ptr %221, i64 24
  %243 = load i64, ptr %242, align 8
  store i64 %243, ptr %42, align 8
  %244 = getelementptr inbounds nuw i8, ptr %221, i64 40
  %245 = load ptr, ptr %244, align 8
  store ptr %245, ptr %43, align 8
  %246 = getelementptr inbounds nuw i8, ptr %221, i64 48
  %247 = load ptr, ptr %246, align 8
  store ptr %247, ptr %44, align 8
  %248 = getelementptr inbounds nuw i8, ptr %221, i64 56
  %249 = load ptr, ptr %248, align 8
  store ptr %249, ptr %45, align 8
  %250 = shl i64 %138, 1
  %251 = getelementptr inbounds nuw i8, ptr %221, i64 32
  %252 = load i64, ptr %251, align 8
  %253 = load i64, ptr %239, align 8
  %254 = add i64 %252, %253
  %255 = sub i64 %250, %254
  store i64 %138, ptr %251, align 8
  %256 = load i64, ptr %240, align 8
  %257 = icmp ult i64 %255, %256
  %258 = load ptr, ptr %244, align 8
  %259 = icmp eq ptr %258, null
  br i1 %257, label %260, label %264

260:
  br i1 %259, label %268, label %261

261:
  %262 = lshr i64 %255, 7
  %263 = getelementptr inbounds nuw %struct.ScreenLine, ptr %258, i64 %262
  call void @llvm.prefetch.p0(ptr %263, i32 1, i32 3, i32 1)
  br label %265

264:
  br i1 %259, label %268, label %265

265:
  %266 = load i64, ptr %13, align 8
  %267 = load i64, ptr %12, align 8
  br label %291

268:
  %269 = load i64, ptr %13, align 8
  %270 = add i64 %143, %138
  %271 = sub i64 %270, %269
  %272 = load i64, ptr %12, align 8
  %273 = icmp ugt i64 %271, %272
  br i1 %273, label %820, label %274

274:
  %275 = load ptr, ptr %10, align 8
  %276 = getelementptr inbounds nuw i8, ptr %275, i64 4
  %277 = load i32, ptr %276, align 4
  switch i32 %277, label %278 [
    i32 4, label %823
    i32 0, label %823
  ]

278:
  %279 = load ptr, ptr %7, align 8
  %280 = getelementptr inbounds nuw i8, ptr %275, i64 20
  %281 = load i32, ptr %280, align 4
  %282 = load i32, ptr %11, align 8
  %283 = call i32 @llvm.cttz.i32(i32 %282, i1 false)
  %284 = getelementptr inbounds nuw i8, ptr %279, i64 328
  store i32 22, ptr %284, align 8
  %285 = getelementptr inbounds nuw i8, ptr %279, i64 332
  store i32 %281, ptr %285, align 4
  %286 = getelementptr inbounds nuw i8, ptr %279, i64 336
  store i32 %283, ptr %286, align 8
  %287 = getelementptr inbounds nuw i8, ptr %279, i64 352
  store i64 0, ptr %287, align 8
  %288 = getelementptr inbounds nuw i8, ptr %279, i64 368
  store i32 0, ptr %288, align 8
  %289 = getelementptr inbounds nuw i8, ptr %279, i64 360
  store i32 0, ptr %289, align 8
  %290 = getelementptr inbounds nuw i8, ptr %279, i64 364
  store i32 0, ptr %290, align 4
  br label %828

291:
  %292 = phi i64 [ %267, %265 ], [ %173, %168 ]
  %293 = phi i64 [ %266, %265 ], [ 0, %168 ]
  %294 = phi i64 [ %138, %265 ], [ %152, %168 ]
  %295 = sub i64 %294, %293
  %296 = trunc i64 %295 to i32
  %297 = shl nuw i32 1, %94
  %298 = add i32 %297, -1
  %299 = and i32 %298, %296
  %300 = add i64 %295, %143
  %301 = icmp ugt i64 %300, %292
  %302 = add i32 %299, %133
  %303 = icmp ugt i32 %302, %297
  %304 = select i1 %301, i1 true, i1 %303
  br i1 %304, label %820, label %305

305:
  %306 = add i64 %300, -1
  %307 = lshr i64 %306, 7
  %308 = lshr i64 %295, 7
  %309 = icmp samesign ugt i64 %308, %307
  br i1 %309, label %823, label %310

310:
  %311 = zext nneg i32 %128 to i64
  %312 = zext nneg i32 %299 to i64
  %313 = sub i64 %312, %295
  %314 = icmp eq i32 %94, 2
  %315 = shl nuw nsw i64 %136, 3
  br label %316

316:
  %317 = phi i64 [ %308, %310 ], [ %804, %803 ]
  %318 = shl nuw i64 %317, 7
  %319 = add i64 %313, %318
  %320 = ashr i64 %319, %136
  %321 = add nsw i64 %320, %311
  br i1 %314, label %322, label %333

322:
  %323 = add i64 %321, -32
  %324 = icmp ult i64 %323, -63
  br i1 %324, label %335, label %325

325:
  %326 = icmp sgt i64 %321, -1
  %327 = trunc nsw i64 %321 to i32
  br i1 %326, label %328, label %330

328:
  %329 = lshr i32 %64, %327
  br label %335

330:
  %331 = sub nsw i32 0, %327
  %332 = shl i32 %64, %331
  br label %335

333:
  %334 = call preserve_allcc i32 @words_of(i32 %64, i64 %321, i32 %94, i32 %299, i32 %133)
  br label %335

335:
  %336 = phi i32 [ %334, %333 ], [ 0, %322 ], [ %329, %328 ], [ %332, %330 ]
  %337 = load i64, ptr %40, align 8
  %338 = shl i64 %321, 7
  %339 = and i64 %338, 32640
  %340 = xor i64 %339, 16384
  %341 = or i64 %340, %315
  %342 = or i64 %341, %337
  %343 = load ptr, ptr %43, align 8
  %344 = getelementptr inbounds nuw %struct.ScreenLine, ptr %343, i64 %317
  %345 = icmp ne i32 %336, 0
  %346 = load i64, ptr %12, align 8
  %347 = icmp ult i64 %318, %346
  %348 = select i1 %345, i1 %347, i1 false
  br i1 %348, label %349, label %803

349:
  %350 = load i8, ptr %15, align 4
  %351 = trunc nuw i8 %350 to i1
  %352 = load ptr, ptr %7, align 8
  br i1 %351, label %353, label %388

353:
  %354 = getelementptr inbounds nuw i8, ptr %352, i64 37696
  %355 = load i32, ptr %354, align 8
  %356 = icmp eq i32 %355, 0
  br i1 %356, label %388, label %357

357:
  %358 = load ptr, ptr %10, align 8
  %359 = getelementptr inbounds nuw i8, ptr %358, i64 4
  %360 = load i32, ptr %359, align 4
  switch i32 %360, label %361 [
    i32 5, label %368
    i32 2, label %368
    i32 1, label %368
    i32 6, label %368
  ]

361:
  %362 = load ptr, ptr %50, align 8
  %363 = getelementptr inbounds nuw i32, ptr %362, i64 %317
  %364 = load i32, ptr %363, align 4
  %365 = xor i32 %364, -1
  %366 = and i32 %336, %365
  %367 = icmp eq i32 %366, 0
  br i1 %367, label %388, label %806

368:
  %369 = getelementptr inbounds nuw i8, ptr %358, i64 8
  %370 = load i32, ptr %369, align 8
  %371 = icmp ugt i32 %370, 3
  br i1 %371, label %372, label %378

372:
  %373 = load ptr, ptr %50, align 8
  %374 = getelementptr inbounds nuw i32, ptr %373, i64 %317
  %375 = load i32, ptr %374, align 4
  %376 = or i32 %375, %336
  store i32 %376, ptr %374, align 4
  %377 = load ptr, ptr %7, align 8
  br label %388

378:
  %379 = load i8, ptr %53, align 2
  %380 = trunc nuw i8 %379 to i1
  br i1 %380, label %381, label %388

381:
  %382 = load ptr, ptr %50, align 8
  %383 = getelementptr inbounds nuw i32, ptr %382, i64 %317
  %384 = load i32, ptr %383, align 4
  %385 = xor i32 %384, -1
  %386 = and i32 %336, %385
  %387 = icmp eq i32 %386, 0
  br i1 %387, label %388, label %806

388:
  %389 = phi ptr [ %377, %372 ], [ %352, %378 ], [ %352, %361 ], [ %352, %381 ], [ %352, %353 ], [ %352, %349 ]
  %390 = getelementptr inbounds nuw i8, ptr %389, i64 37704
  %391 = load i32, ptr %390, align 8
  %392 = icmp eq i32 %391, 0
  %393 = load i8, ptr %15, align 4
  %394 = trunc nuw i8 %393 to i1
  br i1 %392, label %395, label %418

395:
  br i1 %394, label %803, label %396

396:
  %397 = load ptr, ptr %10, align 8
  %398 = getelementptr inbounds nuw i8, ptr %397, i64 4
  %399 = load i32, ptr %398, align 4
  switch i32 %399, label %400 [
    i32 4, label %803
    i32 0, label %803
  ]

400:
  %401 = lshr i64 %317, 5
  %402 = load ptr, ptr %45, align 8
  %403 = getelementptr inbounds nuw %struct.ScreenPage, ptr %402, i64 %401
  %404 = load atomic i64, ptr %403 acquire, align 8
  %405 = load ptr, ptr %7, align 8
  %406 = getelementptr inbounds nuw i8, ptr %405, i64 37656
  %407 = load i64, ptr %406, align 8
  %408 = icmp eq i64 %404, %407
  br i1 %408, label %803, label %409

409:
  %410 = add i64 %407, -1
  %411 = icmp eq i64 %404, %410
  br i1 %411, label %412, label %416

412:
  %413 = load ptr, ptr %10, align 8
  %414 = getelementptr inbounds nuw i8, ptr %413, i64 4
  %415 = load i32, ptr %414, align 4
  switch i32 %415, label %416 [
    i32 4, label %803
    i32 0, label %803
  ]

416:
  %417 = call preserve_allcc i1 @open_page(ptr %7, i64 %401)
  br i1 %417, label %803, label %806

418:
  br i1 %394, label %437, label %419

419:
  %420 = lshr i64 %317, 5
  %421 = load ptr, ptr %45, align 8
  %422 = getelementptr inbounds nuw %struct.ScreenPage, ptr %421, i64 %420
  %423 = load atomic i64, ptr %422 acquire, align 8
  %424 = load ptr, ptr %7, align 8
  %425 = getelementptr inbounds nuw i8, ptr %424, i64 37656
  %426 = load i64, ptr %425, align 8
  %427 = icmp eq i64 %423, %426
  br i1 %427, label %437, label %428

428:
  %429 = add i64 %426, -1
  %430 = icmp eq i64 %423, %429
  br i1 %430, label %431, label %435

431:
  %432 = load ptr, ptr %10, align 8
  %433 = getelementptr inbounds nuw i8, ptr %432, i64 4
  %434 = load i32, ptr %433, align 4
  switch i32 %434, label %435 [
    i32 4, label %437
    i32 0, label %437
  ]

435:
  %436 = call preserve_allcc i1 @open_page(ptr %7, i64 %420)
  br i1 %436, label %437, label %806

437:
  %438 = load i8, ptr %15, align 4
  %439 = trunc nuw i8 %438 to i1
  br i1 %439, label %499, label %440

440:
  %441 = icmp eq i32 %336, -1
  %442 = and i64 %337, 7
  %443 = icmp eq i64 %442, 0
  %444 = and i1 %441, %443
  %445 = and i64 %342, 64
  %446 = icmp eq i64 %445, 0
  %447 = select i1 %444, i1 %446, i1 false
  br i1 %447, label %448, label %499

448:
  %449 = load ptr, ptr %10, align 8
  %450 = getelementptr inbounds nuw i8, ptr %449, i64 4
  %451 = load i32, ptr %450, align 4
  %452 = icmp eq i32 %451, 4
  br i1 %452, label %499, label %453

453:
  %454 = load ptr, ptr %7, align 8
  %455 = load ptr, ptr %45, align 8
  %456 = lshr i64 %317, 5
  %457 = getelementptr inbounds nuw %struct.ScreenPage, ptr %455, i64 %456
  %458 = getelementptr inbounds nuw i8, ptr %457, i64 8
  %459 = and i64 %317, 31
  %460 = getelementptr inbounds nuw i64, ptr %458, i64 %459
  %461 = icmp eq i32 %451, 0
  %462 = load atomic i64, ptr %460 monotonic, align 8
  %463 = select i1 %461, i64 2, i64 1
  %464 = icmp eq i64 %462, 0
  br i1 %464, label %465, label %467

465:
  %466 = or disjoint i64 %463, %342
  br label %488

467:
  %468 = and i64 %462, -8
  %469 = icmp eq i64 %468, %342
  br i1 %469, label %470, label %472

470:
  %471 = or i64 %462, %463
  br label %488

472:
  %473 = xor i64 %462, %337
  %474 = icmp ult i64 %473, 1099511627776
  br i1 %474, label %475, label %499

475:
  %476 = lshr i64 %462, 24
  %477 = and i64 %476, 65535
  %478 = lshr i64 %342, 24
  %479 = and i64 %478, 65535
  %480 = icmp samesign ult i64 %477, %479
  br i1 %480, label %481, label %499

481:
  %482 = and i64 %462, 5
  %483 = icmp ne i64 %482, 0
  %484 = and i1 %461, %483
  %485 = select i1 %484, i64 4, i64 0
  %486 = or disjoint i64 %342, %485
  %487 = or disjoint i64 %486, %463
  br label %488

488:
  %489 = phi i64 [ %487, %481 ], [ %471, %470 ], [ %466, %465 ]
  %490 = getelementptr inbounds nuw i8, ptr %454, i64 37688
  %491 = load i32, ptr %490, align 8
  %492 = icmp eq i32 %491, 0
  br i1 %492, label %494, label %493

493:
  store i64 %489, ptr %460, align 8
  br label %803

494:
  %495 = icmp eq i64 %462, %489
  br i1 %495, label %803, label %496

496:
  %497 = cmpxchg ptr %460, i64 %462, i64 %489 monotonic monotonic, align 8
  %498 = extractvalue { i64, i1 } %497, 1
  br i1 %498, label %803, label %499

499:
  %500 = load i64, ptr %344, align 8
  %501 = load i64, ptr %41, align 8
  %502 = icmp eq i64 %500, %501
  br i1 %502, label %503, label %565

503:
  %504 = load ptr, ptr %10, align 8
  %505 = getelementptr inbounds nuw i8, ptr %504, i64 4
  %506 = load i32, ptr %505, align 4
  switch i32 %506, label %525 [
    i32 4, label %507
    i32 0, label %507
  ]

507:
  %508 = getelementptr inbounds nuw i8, ptr %344, i64 32
  %509 = load i64, ptr %508, align 8
  %510 = icmp eq i64 %509, %342
  br i1 %510, label %511, label %565

511:
  %512 = getelementptr inbounds nuw i8, ptr %344, i64 56
  %513 = load i32, ptr %512, align 8
  %514 = xor i32 %513, -1
  %515 = and i32 %336, %514
  %516 = icmp eq i32 %515, 0
  br i1 %516, label %517, label %565

517:
  %518 = getelementptr inbounds nuw i8, ptr %344, i64 48
  %519 = load i32, ptr %518, align 8
  %520 = getelementptr inbounds nuw i8, ptr %344, i64 52
  %521 = load i32, ptr %520, align 4
  %522 = or i32 %521, %519
  %523 = and i32 %522, %336
  %524 = icmp eq i32 %523, 0
  br i1 %524, label %803, label %565

525:
  %526 = and i64 %337, 7
  %527 = icmp eq i64 %526, 0
  %528 = and i64 %337, 6
  %529 = icmp eq i64 %528, 6
  %530 = or i1 %527, %529
  br i1 %530, label %565, label %531

531:
  %532 = getelementptr inbounds nuw i8, ptr %344, i64 48
  %533 = load i32, ptr %532, align 8
  %534 = xor i32 %533, -1
  %535 = and i32 %336, %534
  %536 = icmp eq i32 %535, 0
  br i1 %536, label %537, label %565

537:
  %538 = getelementptr inbounds nuw i8, ptr %344, i64 16
  %539 = load i64, ptr %538, align 8
  %540 = and i64 %539, 120
  %541 = icmp eq i64 %540, 120
  br i1 %541, label %542, label %565

542:
  %543 = icmp ugt i64 %539, -1099511627777
  %544 = xor i64 %539, %342
  %545 = icmp ult i64 %544, 16777216
  %546 = select i1 %543, i1 true, i1 %545
  br i1 %546, label %547, label %565

547:
  %548 = and i64 %539, 7
  %549 = icmp ne i64 %548, 0
  %550 = xor i64 %539, %337
  %551 = and i64 %550, 7
  %552 = icmp eq i64 %551, 0
  %553 = select i1 %549, i1 %552, i1 false
  br i1 %553, label %554, label %565

554:
  %555 = getelementptr inbounds nuw i8, ptr %344, i64 52
  %556 = load i32, ptr %555, align 4
  %557 = getelementptr inbounds nuw i8, ptr %344, i64 56
  %558 = load i32, ptr %557, align 8
  %559 = or i32 %558, %556
  %560 = getelementptr inbounds nuw i8, ptr %344, i64 60
  %561 = load i32, ptr %560, align 4
  %562 = or i32 %559, %561
  %563 = and i32 %562, %336
  %564 = icmp eq i32 %563, 0
  br i1 %564, label %803, label %565

565:
  %566 = load i8, ptr %15, align 4
  %567 = trunc nuw i8 %566 to i1
  br i1 %567, label %620, label %568

568:
  %569 = load ptr, ptr %7, align 8
  %570 = getelementptr inbounds nuw i8, ptr %569, i64 37688
  %571 = load i32, ptr %570, align 8
  %572 = icmp eq i32 %571, 0
  br i1 %572, label %573, label %582

573:
  %574 = getelementptr inbounds nuw i8, ptr %344, i64 8
  br label %575

575:
  %576 = atomicrmw or ptr %574, i64 1 acquire, align 8
  %577 = and i64 %576, 1
  %578 = icmp eq i64 %577, 0
  br i1 %578, label %579, label %575

579:
  %580 = load i8, ptr %15, align 4
  %581 = trunc nuw i8 %580 to i1
  br i1 %581, label %620, label %582

582:
  %583 = load ptr, ptr %45, align 8
  %584 = lshr i64 %317, 5
  %585 = getelementptr inbounds nuw %struct.ScreenPage, ptr %583, i64 %584
  %586 = getelementptr inbounds nuw i8, ptr %585, i64 8
  %587 = and i64 %317, 31
  %588 = getelementptr inbounds nuw i64, ptr %586, i64 %587
  %589 = load atomic i64, ptr %588 monotonic, align 8
  %590 = icmp eq i64 %589, -1
  br i1 %590, label %620, label %591

591:
  %592 = load ptr, ptr %7, align 8
  %593 = getelementptr inbounds nuw i8, ptr %592, i64 37688
  %594 = load i32, ptr %593, align 8
  %595 = icmp eq i32 %594, 0
  br i1 %595, label %597, label %596

596:
  store i64 -1, ptr %588, align 8
  br label %599

597:
  %598 = atomicrmw xchg ptr %588, i64 -1 monotonic, align 8
  br label %599

599:
  %600 = phi i64 [ %589, %596 ], [ %598, %597 ]
  %601 = load i64, ptr %41, align 8
  store i64 %601, ptr %344, align 8
  %602 = and i64 %600, 5
  %603 = icmp ne i64 %602, 0
  %604 = sext i1 %603 to i32
  %605 = getelementptr inbounds nuw i8, ptr %344, i64 48
  store i32 %604, ptr %605, align 8
  %606 = shl i64 %600, 62
  %607 = ashr i64 %606, 63
  %608 = trunc nsw i64 %607 to i32
  %609 = getelementptr inbounds nuw i8, ptr %344, i64 56
  store i32 %608, ptr %609, align 8
  %610 = getelementptr inbounds nuw i8, ptr %344, i64 60
  store i32 0, ptr %610, align 4
  %611 = getelementptr inbounds nuw i8, ptr %344, i64 52
  store i32 0, ptr %611, align 4
  %612 = and i64 %600, -8
  %613 = getelementptr inbounds nuw i8, ptr %344, i64 16
  %614 = getelementptr inbounds nuw i8, ptr %344, i64 32
  store i64 %612, ptr %614, align 8
  store i64 %612, ptr %613, align 8
  %615 = and i64 %600, 1
  %616 = icmp eq i64 %615, 0
  br i1 %616, label %617, label %620

617:
  %618 = and i64 %600, -16777216
  %619 = add i64 %618, -16777096
  store i64 %619, ptr %613, align 8
  br label %620

620:
  %621 = phi i1 [ true, %579 ], [ %572, %617 ], [ %572, %599 ], [ %572, %582 ], [ false, %565 ]
  %622 = load i64, ptr %344, align 8
  %623 = load i64, ptr %41, align 8
  %624 = icmp eq i64 %622, %623
  br i1 %624, label %668, label %625

625:
  %626 = load ptr, ptr %10, align 8
  %627 = getelementptr inbounds nuw i8, ptr %626, i64 4
  %628 = load i32, ptr %627, align 4
  %629 = and i32 %628, -5
  %630 = icmp eq i32 %629, 0
  %631 = select i1 %630, i32 2, i32 0
  store i64 %623, ptr %344, align 8
  %632 = getelementptr inbounds nuw i8, ptr %344, i64 48
  %633 = getelementptr inbounds nuw i8, ptr %344, i64 60
  store i32 0, ptr %633, align 4
  %634 = getelementptr inbounds nuw i8, ptr %344, i64 56
  store i32 0, ptr %634, align 8
  %635 = getelementptr inbounds nuw i8, ptr %344, i64 52
  store i32 0, ptr %635, align 4
  store i32 0, ptr %632, align 8
  %636 = getelementptr inbounds nuw i8, ptr %344, i64 8
  store i64 0, ptr %636, align 8
  %637 = and i64 %342, 120
  %638 = icmp eq i64 %637, 72
  br i1 %638, label %639, label %640

639:
  call preserve_allcc void @remember(ptr %7, ptr %344, i32 %631, i64 %342, i32 %336)
  br label %779

640:
  %641 = zext nneg i32 %631 to i64
  %642 = getelementptr inbounds nuw i32, ptr %632, i64 %641
  store i32 %336, ptr %642, align 4
  %643 = getelementptr inbounds nuw i8, ptr %344, i64 16
  %644 = getelementptr inbounds nuw i64, ptr %643, i64 %641
  store i64 %342, ptr %644, align 8
  switch i32 %628, label %779 [
    i32 4, label %645
    i32 0, label %645
  ]

645:
  %646 = load ptr, ptr %7, align 8
  %647 = getelementptr inbounds nuw i8, ptr %646, i64 37692
  %648 = load i32, ptr %647, align 4
  %649 = icmp eq i32 %648, 0
  br i1 %649, label %650, label %779

650:
  %651 = load i32, ptr %632, align 8
  %652 = load i32, ptr %635, align 4
  %653 = or i32 %652, %651
  %654 = icmp eq i32 %653, 0
  br i1 %654, label %655, label %779

655:
  %656 = getelementptr inbounds nuw i8, ptr %344, i64 32
  %657 = load i64, ptr %656, align 8
  %658 = and i64 %657, 71
  %659 = icmp eq i64 %658, 64
  br i1 %659, label %660, label %779

660:
  store i32 -1, ptr %634, align 8
  store i32 0, ptr %633, align 4
  %661 = and i64 %657, 120
  %662 = icmp eq i64 %661, 120
  %663 = shl i64 %623, 10
  %664 = lshr i64 %657, 15
  %665 = and i64 %664, 1023
  %666 = select i1 %662, i64 1023, i64 %665
  %667 = or disjoint i64 %666, %663
  store i64 %667, ptr %636, align 8
  br label %779

668:
  %669 = load i8, ptr %15, align 4
  %670 = trunc nuw i8 %669 to i1
  br i1 %670, label %725, label %671

671:
  %672 = load ptr, ptr %10, align 8
  %673 = getelementptr inbounds nuw i8, ptr %672, i64 4
  %674 = load i32, ptr %673, align 4
  %675 = and i32 %674, -5
  %676 = icmp eq i32 %675, 0
  %677 = select i1 %676, i32 2, i32 0
  %678 = and i64 %342, 120
  %679 = icmp eq i64 %678, 72
  br i1 %679, label %725, label %680

680:
  %681 = getelementptr inbounds nuw i8, ptr %344, i64 48
  %682 = load i32, ptr %681, align 8
  %683 = getelementptr inbounds nuw i8, ptr %344, i64 52
  %684 = load i32, ptr %683, align 4
  %685 = or i32 %684, %682
  %686 = getelementptr inbounds nuw i8, ptr %344, i64 56
  %687 = load i32, ptr %686, align 8
  %688 = or i32 %685, %687
  %689 = getelementptr inbounds nuw i8, ptr %344, i64 60
  %690 = load i32, ptr %689, align 4
  %691 = or i32 %688, %690
  %692 = and i32 %691, %336
  %693 = icmp eq i32 %692, 0
  br i1 %693, label %694, label %725

694:
  %695 = zext nneg i32 %677 to i64
  %696 = getelementptr inbounds nuw i32, ptr %681, i64 %695
  %697 = load i32, ptr %696, align 4
  %698 = icmp eq i32 %697, 0
  br i1 %698, label %699, label %701

699:
  %700 = getelementptr inbounds nuw i32, ptr %681, i64 %695
  br label %718

701:
  %702 = getelementptr inbounds nuw i8, ptr %344, i64 16
  %703 = getelementptr inbounds nuw i64, ptr %702, i64 %695
  %704 = load i64, ptr %703, align 8
  %705 = icmp ne i64 %704, %342
  %706 = zext i1 %705 to i32
  %707 = or disjoint i32 %677, %706
  %708 = zext nneg i32 %707 to i64
  %709 = getelementptr inbounds nuw i32, ptr %681, i64 %708
  %710 = load i32, ptr %709, align 4
  %711 = icmp eq i32 %710, 0
  %712 = getelementptr inbounds nuw i32, ptr %681, i64 %708
  br i1 %711, label %718, label %713

713:
  %714 = getelementptr inbounds nuw i8, ptr %344, i64 16
  %715 = getelementptr inbounds nuw i64, ptr %714, i64 %708
  %716 = load i64, ptr %715, align 8
  %717 = icmp eq i64 %716, %342
  br i1 %717, label %718, label %725

718:
  %719 = phi ptr [ %700, %699 ], [ %712, %701 ], [ %712, %713 ]
  %720 = phi i64 [ %695, %699 ], [ %708, %701 ], [ %708, %713 ]
  %721 = getelementptr inbounds nuw i8, ptr %344, i64 16
  %722 = getelementptr inbounds nuw i64, ptr %721, i64 %720
  store i64 %342, ptr %722, align 8
  %723 = load i32, ptr %719, align 4
  %724 = or i32 %723, %336
  store i32 %724, ptr %719, align 4
  br label %779

725:
  %726 = and i64 %342, 64
  %727 = icmp eq i64 %726, 0
  br i1 %727, label %728, label %777

728:
  %729 = getelementptr inbounds nuw i8, ptr %344, i64 48
  %730 = getelementptr inbounds nuw i8, ptr %344, i64 56
  %731 = load i32, ptr %730, align 8
  %732 = icmp eq i32 %731, 0
  %733 = getelementptr inbounds nuw i8, ptr %344, i64 52
  %734 = load i32, ptr %733, align 4
  %735 = getelementptr inbounds nuw i8, ptr %344, i64 60
  %736 = load i32, ptr %735, align 4
  %737 = or i32 %736, %734
  %738 = icmp eq i32 %737, 0
  br i1 %738, label %739, label %777

739:
  %740 = load i32, ptr %729, align 8
  %741 = icmp eq i32 %740, 0
  br i1 %741, label %746, label %742

742:
  %743 = getelementptr inbounds nuw i8, ptr %344, i64 16
  %744 = load i64, ptr %743, align 8
  %745 = icmp eq i64 %744, %342
  br i1 %745, label %746, label %777

746:
  br i1 %732, label %751, label %747

747:
  %748 = getelementptr inbounds nuw i8, ptr %344, i64 32
  %749 = load i64, ptr %748, align 8
  %750 = icmp eq i64 %749, %342
  br i1 %750, label %751, label %777

751:
  %752 = load ptr, ptr %10, align 8
  %753 = getelementptr inbounds nuw i8, ptr %752, i64 4
  %754 = load i32, ptr %753, align 4
  switch i32 %754, label %758 [
    i32 4, label %777
    i32 0, label %755
  ]

755:
  %756 = getelementptr inbounds nuw i8, ptr %344, i64 32
  store i64 %342, ptr %756, align 8
  %757 = or i32 %731, %336
  store i32 %757, ptr %730, align 8
  br label %779

758:
  br i1 %670, label %759, label %770

759:
  %760 = getelementptr inbounds nuw i8, ptr %344, i64 8
  %761 = load i64, ptr %760, align 8
  %762 = icmp eq i64 %761, 0
  br i1 %762, label %770, label %763

763:
  %764 = load ptr, ptr %7, align 8
  store i64 0, ptr %760, align 8
  %765 = getelementptr inbounds nuw i8, ptr %764, i64 41816
  %766 = load i64, ptr %765, align 8
  %767 = add i64 %766, 1
  store i64 %767, ptr %765, align 8
  %768 = load i32, ptr %729, align 8
  %769 = load i32, ptr %730, align 8
  br label %770

770:
  %771 = phi i32 [ %769, %763 ], [ %731, %759 ], [ %731, %758 ]
  %772 = phi i32 [ %768, %763 ], [ %740, %759 ], [ %740, %758 ]
  %773 = getelementptr inbounds nuw i8, ptr %344, i64 16
  store i64 %342, ptr %773, align 8
  %774 = or i32 %772, %336
  store i32 %774, ptr %729, align 8
  %775 = xor i32 %336, -1
  %776 = and i32 %771, %775
  store i32 %776, ptr %730, align 8
  br label %779

777:
  %778 = call preserve_allcc i1 @judge_again(ptr %7, ptr %344, i64 %342, i32 %336)
  br i1 %778, label %779, label %796

779:
  %780 = and i64 %337, 6
  %781 = icmp eq i64 %780, 6
  br i1 %781, label %782, label %795

782:
  %783 = load ptr, ptr %7, align 8
  %784 = getelementptr inbounds nuw i8, ptr %783, i64 41808
  %785 = load i64, ptr %784, align 8
  %786 = load ptr, ptr %10, align 8
  %787 = getelementptr inbounds nuw i8, ptr %786, i64 8
  %788 = load i32, ptr %787, align 8
  %789 = icmp eq i32 %788, 1
  %790 = load ptr, ptr %54, align 8
  br i1 %789, label %791, label %793

791:
  %792 = trunc i64 %785 to i8
  store i8 %792, ptr %790, align 1
  br label %795

793:
  %794 = trunc i64 %785 to i32
  store i32 %794, ptr %790, align 1
  br label %795

795:
  br i1 %621, label %800, label %803

796:
  br i1 %621, label %797, label %806

797:
  %798 = getelementptr inbounds nuw i8, ptr %344, i64 8
  %799 = atomicrmw and ptr %798, i64 -2 release, align 8
  br label %806

800:
  %801 = getelementptr inbounds nuw i8, ptr %344, i64 8
  %802 = atomicrmw and ptr %801, i64 -2 release, align 8
  br label %803

803:
  %804 = add nuw nsw i64 %317, 1
  %805 = icmp eq i64 %317, %307
  br i1 %805, label %823, label %316

806:
  %807 = load ptr, ptr %7, align 8
  %808 = load ptr, ptr %10, align 8
  %809 = getelementptr inbounds nuw i8, ptr %808, i64 20
  %810 = load i32, ptr %809, align 4
  %811 = load i32, ptr %11, align 8
  %812 = call i32 @llvm.cttz.i32(i32 %811, i1 false)
  %813 = getelementptr inbounds nuw i8, ptr %807, i64 328
  store i32 22, ptr %813, align 8
  %814 = getelementptr inbounds nuw i8, ptr %807, i64 332
  store i32 %810, ptr %814, align 4
  %815 = getelementptr inbounds nuw i8, ptr %807, i64 336
  store i32 %812, ptr %815, align 8
  %816 = getelementptr inbounds nuw i8, ptr %807, i64 352
  store i64 0, ptr %816, align 8
  %817 = getelementptr inbounds nuw i8, ptr %807, i64 368
  store i32 0, ptr %817, align 8
  %818 = getelementptr inbounds nuw i8, ptr %807, i64 360
  store i32 0, ptr %818, align 8
  %819 = getelementptr inbounds nuw i8, ptr %807, i64 364
  store i32 0, ptr %819, align 4
  br label %828

820:
  %821 = call preserve_allcc i32 @screen_apart(ptr %7, ptr %1, ptr %2, i64 %67, i32 %62, i32 %94, i32 %64)
  %822 = icmp eq i32 %821, 0
  br i1 %822, label %823, label %828

823:
  %824 = add nuw nsw i64 %56, 1
  %825 = load i32, ptr %31, align 8
  %826 = zext i32 %825 to i64
  %827 = icmp samesign ult i64 %824, %826
  br i1 %827, label %55, label %828

828:
  %829 = phi i32 [ 1, %19 ], [ %35, %34 ], [ 1, %84 ], [ 1, %109 ], [ 1, %806 ], [ 1, %278 ], [ 0, %823 ], [ 1, %123 ],
      [ 1, %820 ]
  br label %830

830:
  %831 = phi i32 [ %829, %828 ], [ 0, %6 ]
  ret i32 %831
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
  %5 = alloca [32 x i8], align 16
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 512
  %8 = tail call i32 @llvm.cttz.i32(i32 %3, i1 false)
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %3, 0
  br i1 %13, label %41, label %14

14:
  %15 = zext nneg i32 %8 to i64
  %16 = getelementptr inbounds nuw i64, ptr %7, i64 %15
  %17 = load i64, ptr %16, align 8
  %18 = zext i32 %12 to i64
  br label %19

19:
  %20 = phi i1 [ true, %14 ], [ %32, %37 ]
  %21 = phi i1 [ true, %14 ], [ %34, %37 ]
  %22 = phi i32 [ %3, %14 ], [ %39, %37 ]
  %23 = tail call i32 @llvm.cttz.i32(i32 %22, i1 true)
  %24 = zext nneg i32 %23 to i64
  %25 = getelementptr inbounds nuw i64, ptr %7, i64 %24
  %26 = load i64, ptr %25, align 8
  %27 = sub i64 %26, %17
  %28 = sub nsw i32 %23, %8
  %29 = zext i32 %28 to i64
  %30 = mul nuw i64 %29, %18
  %31 = icmp eq i64 %27, %30
  %32 = and i1 %20, %31
  %33 = icmp eq i64 %26, %17
  %34 = and i1 %21, %33
  %35 = or i1 %34, %32
  br i1 %35, label %37, label %779

36:
  br i1 %34, label %41, label %71

37:
  %38 = add i32 %22, -1
  %39 = and i32 %38, %22
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %36, label %19

41:
  %42 = zext nneg i32 %8 to i64
  %43 = getelementptr inbounds nuw i64, ptr %7, i64 %42
  %44 = load i64, ptr %43, align 8
  %45 = tail call i32 @llvm.ctpop.i32(i32 %3)
  %46 = icmp samesign ult i32 %45, 2
  br i1 %46, label %68, label %47

47:
  %48 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %49 = load i32, ptr %48, align 4
  %50 = icmp eq i32 %49, 1
  br i1 %50, label %51, label %68

51:
  %52 = getelementptr inbounds nuw i8, ptr %6, i64 37704
  %53 = load i32, ptr %52, align 8
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %68, label %55

55:
  %56 = getelementptr inbounds nuw i8, ptr %10, i64 20
  %57 = load i32, ptr %56, align 4
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %59 = load i32, ptr %58, align 8
  %60 = tail call i32 @llvm.cttz.i32(i32 %59, i1 false)
  %61 = getelementptr inbounds nuw i8, ptr %6, i64 328
  store i32 22, ptr %61, align 8
  %62 = getelementptr inbounds nuw i8, ptr %6, i64 332
  store i32 %57, ptr %62, align 4
  %63 = getelementptr inbounds nuw i8, ptr %6, i64 336
  store i32 %60, ptr %63, align 8
  %64 = getelementptr inbounds nuw i8, ptr %6, i64 352
  store i64 0, ptr %64, align 8
  %65 = getelementptr inbounds nuw i8, ptr %6, i64 368
  store i32 0, ptr %65, align 8
  %66 = getelementptr inbounds nuw i8, ptr %6, i64 360
  store i32 0, ptr %66, align 8
  %67 = getelementptr inbounds nuw i8, ptr %6, i64 364
  store i32 0, ptr %67, align 4
  br label %2393

68:
  %69 = phi i32 [ -1, %47 ], [ -1, %51 ], [ %8, %41 ]
  %70 = tail call preserve_allcc i32 @screen_place(ptr %0, ptr %1, ptr %2, i64 %44, i32 %69)
  br label %2393

71:
  br i1 %32, label %72, label %779

72:
  %73 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %74 = load i32, ptr %73, align 4
  %75 = icmp eq i32 %74, 6
  %76 = zext i1 %75 to i8
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 109
  store i8 %76, ptr %77, align 1
  %78 = tail call i32 @llvm.ctpop.i32(i32 %12)
  %79 = icmp samesign ult i32 %78, 2
  br i1 %79, label %80, label %781

80:
  %81 = zext nneg i32 %8 to i64
  %82 = getelementptr inbounds nuw i64, ptr %7, i64 %81
  %83 = load i64, ptr %82, align 8
  %84 = tail call i32 @llvm.cttz.i32(i32 %12, i1 false)
  %85 = tail call i32 @llvm.ctlz.i32(i32 %3, i1 true)
  %86 = xor i32 %85, 31
  %87 = load i32, ptr %11, align 8
  %88 = zext nneg i32 %84 to i64
  %89 = sub nsw i32 %86, %8
  %90 = zext i32 %89 to i64
  %91 = shl nuw i64 %90, %88
  %92 = zext i32 %87 to i64
  %93 = add nuw i64 %91, %92
  %94 = load i32, ptr %10, align 8
  %95 = icmp eq i32 %94, 2
  br i1 %95, label %101, label %96

96:
  %97 = icmp eq i32 %94, 0
  %98 = and i64 %83, -4294967296
  %99 = icmp eq i64 %98, 4294967296
  %100 = and i1 %99, %97
  br i1 %100, label %101, label %154

101:
  %102 = and i64 %83, 4294967295
  %103 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %104 = load i32, ptr %103, align 8
  %105 = zext i32 %104 to i64
  %106 = shl nuw nsw i64 %105, 20
  %107 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %108 = load i32, ptr %107, align 4
  %109 = zext i32 %108 to i64
  %110 = shl nuw nsw i64 %109, 15
  %111 = or i64 %110, %106
  %112 = and i64 %111, 16744448
  br i1 %75, label %118, label %113

113:
  %114 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %115 = load i32, ptr %114, align 8
  %116 = zext i32 %115 to i64
  %117 = or i64 %112, %116
  br label %118

118:
  %119 = phi i64 [ %117, %113 ], [ %112, %101 ]
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %119, ptr %120, align 8
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 0, ptr %121, align 8
  %122 = getelementptr inbounds nuw i8, ptr %6, i64 80
  %123 = load i32, ptr %122, align 8
  %124 = zext i32 %123 to i64
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %124, ptr %125, align 8
  %126 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %127 = load ptr, ptr %126, align 8
  %128 = ptrtoint ptr %127 to i64
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %128, ptr %129, align 8
  %130 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %131 = load ptr, ptr %130, align 8
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %131, ptr %132, align 8
  %133 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %134 = load ptr, ptr %133, align 8
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %134, ptr %135, align 8
  %136 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %137 = load ptr, ptr %136, align 8
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %137, ptr %138, align 8
  %139 = getelementptr inbounds nuw i8, ptr %1, i64 14424
  %140 = load i64, ptr %139, align 8
  %141 = shl i64 %140, 16
  %142 = load i32, ptr %103, align 8
  %143 = lshr i32 %142, 4
  %144 = zext nneg i32 %143 to i64
  %145 = or i64 %141, %144
  %146 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %145, ptr %146, align 8
  %147 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %148 = load i32, ptr %147, align 8
  %149 = icmp ne i32 %148, 0
  %150 = getelementptr inbounds nuw i8, ptr %0, i64 110
  %151 = zext i1 %149 to i8
  store i8 %151, ptr %150, align 2
  %152 = getelementptr inbounds nuw i8, ptr %0, i64 108
  store i8 1, ptr %152, align 4
  %153 = icmp samesign ult i64 %102, %124
  br i1 %153, label %253, label %268

154:
  switch i32 %94, label %268 [
    i32 1, label %160
    i32 0, label %155
  ]

155:
  %156 = lshr i64 %83, 32
  %157 = trunc nuw i64 %156 to i32
  %158 = add i32 %157, -1
  %159 = icmp ult i32 %158, 4
  br i1 %159, label %268, label %160

160:
  %161 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %162 = load i32, ptr %161, align 8
  %163 = zext i32 %162 to i64
  %164 = shl nuw nsw i64 %163, 20
  %165 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %166 = load i32, ptr %165, align 4
  %167 = zext i32 %166 to i64
  %168 = shl nuw nsw i64 %167, 15
  %169 = or i64 %168, %164
  %170 = load i64, ptr %1, align 8
  %171 = shl i64 %170, 40
  %172 = or i64 %169, %171
  br i1 %75, label %177, label %173

173:
  %174 = getelementptr inbounds nuw i8, ptr %10, i64 12
  %175 = load i32, ptr %174, align 4
  %176 = zext i32 %175 to i64
  br label %177

177:
  %178 = phi i64 [ %176, %173 ], [ 0, %160 ]
  %179 = or i64 %172, %178
  %180 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %179, ptr %180, align 8
  %181 = getelementptr inbounds nuw i8, ptr %6, i64 37656
  %182 = load i64, ptr %181, align 8
  %183 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %182, ptr %183, align 8
  %184 = getelementptr inbounds nuw i8, ptr %0, i64 108
  store i8 0, ptr %184, align 4
  %185 = ptrtoint ptr %10 to i64
  %186 = getelementptr inbounds nuw i8, ptr %6, i64 37712
  %187 = udiv i64 %185, 40
  %188 = and i64 %187, 63
  %189 = getelementptr inbounds nuw %struct.ScreenCache, ptr %186, i64 %188
  %190 = load i64, ptr %189, align 8
  %191 = icmp eq i64 %190, %185
  br i1 %191, label %192, label %199

192:
  %193 = getelementptr inbounds nuw i8, ptr %189, i64 8
  %194 = load i64, ptr %193, align 8
  %195 = sub i64 %83, %194
  %196 = getelementptr inbounds nuw i8, ptr %189, i64 16
  %197 = load i64, ptr %196, align 8
  %198 = icmp ult i64 %195, %197
  br i1 %198, label %205, label %199

199:
  %200 = tail call preserve_allcc i32 @search(ptr %0, ptr %2, i64 %83, ptr %189)
  %201 = icmp eq i32 %200, 0
  br i1 %201, label %268, label %202

202:
  %203 = getelementptr inbounds nuw i8, ptr %189, i64 8
  %204 = load i64, ptr %203, align 8
  br label %205

205:
  %206 = phi i64 [ %204, %202 ], [ %194, %192 ]
  %207 = getelementptr inbounds nuw i8, ptr %189, i64 8
  %208 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %206, ptr %208, align 8
  %209 = getelementptr inbounds nuw i8, ptr %189, i64 16
  %210 = load i64, ptr %209, align 8
  %211 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %210, ptr %211, align 8
  %212 = getelementptr inbounds nuw i8, ptr %189, i64 24
  %213 = load i64, ptr %212, align 8
  %214 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %213, ptr %214, align 8
  %215 = getelementptr inbounds nuw i8, ptr %189, i64 40
  %216 = load ptr, ptr %215, align 8
  %217 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %216, ptr %217, align 8
  %218 = getelementptr inbounds nuw i8, ptr %189, i64 48
  %219 = load ptr, ptr %218, align 8
  %220 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %219, ptr %220, align 8
  %221 = getelementptr inbounds nuw i8, ptr %189, i64 56
  %222 = load ptr, ptr %221, align 8
  %223 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %222, ptr %223, align 8
  %224 = shl i64 %83, 1
  %225 = getelementptr inbounds nuw i8, ptr %189, i64 32
  %226 = load i64, ptr %225, align 8
  %227 = load i64, ptr %207, align 8
  %228 = add i64 %226, %227
  %229 = sub i64 %224, %228
  store i64 %83, ptr %225, align 8
  %230 = load i64, ptr %209, align 8
  %231 = icmp ult i64 %229, %230
  %232 = load ptr, ptr %215, align 8
  %233 = icmp eq ptr %232, null
  br i1 %231, label %234, label %238

234:
  br i1 %233, label %242, label %235

235:
  %236 = lshr i64 %229, 7
  %237 = getelementptr inbounds nuw %struct.ScreenLine, ptr %232, i64 %236
  tail call void @llvm.prefetch.p0(ptr %237, i32 1, i32 3, i32 1)
  br label %239

238:
  br i1 %233, label %242, label %239

239:
  %240 = load i64, ptr %208, align 8
  %241 = load i64, ptr %211, align 8
  br label %253

242:
  %243 = load i64, ptr %208, align 8
  %244 = add i64 %93, %83
  %245 = sub i64 %244, %243
  %246 = load i64, ptr %211, align 8
  %247 = icmp ugt i64 %245, %246
  br i1 %247, label %268, label %248

248:
  %249 = load ptr, ptr %9, align 8
  %250 = getelementptr inbounds nuw i8, ptr %249, i64 4
  %251 = load i32, ptr %250, align 4
  switch i32 %251, label %252 [
    i32 4, label %2393
    i32 0, label %2393
  ]

252:
  tail call preserve_allcc void @suspect(ptr %0)
  br label %2393

253:
  %254 = phi i64 [ %241, %239 ], [ %124, %118 ]
  %255 = phi i64 [ %240, %239 ], [ 0, %118 ]
  %256 = phi i64 [ %83, %239 ], [ %102, %118 ]
  %257 = sub i64 %256, %255
  %258 = trunc i64 %257 to i32
  %259 = shl nuw i32 1, %84
  %260 = add i32 %259, -1
  %261 = and i32 %260, %258
  %262 = add i64 %257, %93
  %263 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %264 = icmp ugt i64 %262, %254
  %265 = add i32 %261, %87
  %266 = icmp ugt i32 %265, %259
  %267 = select i1 %264, i1 true, i1 %266
  br i1 %267, label %268, label %270

268:
  %269 = tail call preserve_allcc i32 @screen_apart(ptr %0, ptr %1, ptr %2, i64 %83, i32 %8, i32 %84, i32 %3)
  br label %2393

270:
  %271 = add i64 %262, -1
  %272 = lshr i64 %271, 7
  %273 = lshr i64 %257, 7
  %274 = icmp samesign ugt i64 %273, %272
  br i1 %274, label %2393, label %275

275:
  %276 = zext nneg i32 %261 to i64
  %277 = sub i64 %276, %257
  %278 = icmp eq i32 %84, 2
  %279 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %280 = shl nuw nsw i64 %88, 3
  %281 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %282 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %283 = getelementptr inbounds nuw i8, ptr %0, i64 110
  %284 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %285 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %286 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %287 = getelementptr inbounds nuw i8, ptr %0, i64 88
  br label %288

288:
  %289 = phi i64 [ %273, %275 ], [ %777, %776 ]
  %290 = shl nuw i64 %289, 7
  %291 = add i64 %277, %290
  %292 = ashr i64 %291, %88
  %293 = add nsw i64 %292, %81
  br i1 %278, label %294, label %305

294:
  %295 = add i64 %293, -32
  %296 = icmp ult i64 %295, -63
  br i1 %296, label %307, label %297

297:
  %298 = icmp sgt i64 %293, -1
  %299 = trunc nsw i64 %293 to i32
  br i1 %298, label %300, label %302

300:
  %301 = lshr i32 %3, %299
  br label %307

302:
  %303 = sub nsw i32 0, %299
  %304 = shl i32 %3, %303
  br label %307

305:
  %306 = tail call preserve_allcc i32 @words_of(i32 %3, i64 %293, i32 %84, i32 %261, i32 %87)
  br label %307

307:
  %308 = phi i32 [ %306, %305 ], [ 0, %294 ], [ %301, %300 ], [ %304, %302 ]
  %309 = load i64, ptr %279, align 8
  %310 = shl i64 %293, 7
  %311 = and i64 %310, 32640
  %312 = or i64 %311, %280
  %313 = xor i64 %312, 16384
  %314 = or i64 %309, %313
  %315 = load ptr, ptr %281, align 8
  %316 = getelementptr inbounds nuw %struct.ScreenLine, ptr %315, i64 %289
  %317 = icmp eq i32 %308, 0
  br i1 %317, label %776, label %318

318:
  %319 = load i64, ptr %263, align 8
  %320 = icmp ult i64 %290, %319
  br i1 %320, label %321, label %776

321:
  %322 = load i8, ptr %282, align 4
  %323 = trunc nuw i8 %322 to i1
  %324 = load ptr, ptr %0, align 8
  br i1 %323, label %325, label %360

325:
  %326 = getelementptr inbounds nuw i8, ptr %324, i64 37696
  %327 = load i32, ptr %326, align 8
  %328 = icmp eq i32 %327, 0
  br i1 %328, label %360, label %329

329:
  %330 = load ptr, ptr %9, align 8
  %331 = getelementptr inbounds nuw i8, ptr %330, i64 4
  %332 = load i32, ptr %331, align 4
  switch i32 %332, label %333 [
    i32 5, label %340
    i32 2, label %340
    i32 1, label %340
    i32 6, label %340
  ]

333:
  %334 = load ptr, ptr %284, align 8
  %335 = getelementptr inbounds nuw i32, ptr %334, i64 %289
  %336 = load i32, ptr %335, align 4
  %337 = xor i32 %336, -1
  %338 = and i32 %308, %337
  %339 = icmp eq i32 %338, 0
  br i1 %339, label %360, label %775

340:
  %341 = getelementptr inbounds nuw i8, ptr %330, i64 8
  %342 = load i32, ptr %341, align 8
  %343 = icmp ugt i32 %342, 3
  br i1 %343, label %344, label %350

344:
  %345 = load ptr, ptr %284, align 8
  %346 = getelementptr inbounds nuw i32, ptr %345, i64 %289
  %347 = load i32, ptr %346, align 4
  %348 = or i32 %347, %308
  store i32 %348, ptr %346, align 4
  %349 = load ptr, ptr %0, align 8
  br label %360

350:
  %351 = load i8, ptr %283, align 2
  %352 = trunc nuw i8 %351 to i1
  br i1 %352, label %353, label %360

353:
  %354 = load ptr, ptr %284, align 8
  %355 = getelementptr inbounds nuw i32, ptr %354, i64 %289
  %356 = load i32, ptr %355, align 4
  %357 = xor i32 %356, -1
  %358 = and i32 %308, %357
  %359 = icmp eq i32 %358, 0
  br i1 %359, label %360, label %775

360:
  %361 = phi ptr [ %349, %344 ], [ %324, %350 ], [ %324, %333 ], [ %324, %353 ], [ %324, %325 ], [ %324, %321 ]
  %362 = getelementptr inbounds nuw i8, ptr %361, i64 37704
  %363 = load i32, ptr %362, align 8
  %364 = icmp eq i32 %363, 0
  %365 = load i8, ptr %282, align 4
  %366 = trunc nuw i8 %365 to i1
  br i1 %364, label %367, label %390

367:
  br i1 %366, label %776, label %368

368:
  %369 = load ptr, ptr %9, align 8
  %370 = getelementptr inbounds nuw i8, ptr %369, i64 4
  %371 = load i32, ptr %370, align 4
  switch i32 %371, label %372 [
    i32 4, label %776
    i32 0, label %776
  ]

372:
  %373 = lshr i64 %289, 5
  %374 = load ptr, ptr %285, align 8
  %375 = getelementptr inbounds nuw %struct.ScreenPage, ptr %374, i64 %373
  %376 = load atomic i64, ptr %375 acquire, align 8
  %377 = load ptr, ptr %0, align 8
  %378 = getelementptr inbounds nuw i8, ptr %377, i64 37656
  %379 = load i64, ptr %378, align 8
  %380 = icmp eq i64 %376, %379
  br i1 %380, label %776, label %381

381:
  %382 = add i64 %379, -1
  %383 = icmp eq i64 %376, %382
  br i1 %383, label %384, label %388

384:
  %385 = load ptr, ptr %9, align 8
  %386 = getelementptr inbounds nuw i8, ptr %385, i64 4
  %387 = load i32, ptr %386, align 4
  switch i32 %387, label %388 [
    i32 4, label %776
    i32 0, label %776
  ]

388:
  %389 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %373)
  br i1 %389, label %776, label %775

390:
  br i1 %366, label %409, label %391

391:
  %392 = lshr i64 %289, 5
  %393 = load ptr, ptr %285, align 8
  %394 = getelementptr inbounds nuw %struct.ScreenPage, ptr %393, i64 %392
  %395 = load atomic i64, ptr %394 acquire, align 8
  %396 = load ptr, ptr %0, align 8
  %397 = getelementptr inbounds nuw i8, ptr %396, i64 37656
  %398 = load i64, ptr %397, align 8
  %399 = icmp eq i64 %395, %398
  br i1 %399, label %409, label %400

400:
  %401 = add i64 %398, -1
  %402 = icmp eq i64 %395, %401
  br i1 %402, label %403, label %407

403:
  %404 = load ptr, ptr %9, align 8
  %405 = getelementptr inbounds nuw i8, ptr %404, i64 4
  %406 = load i32, ptr %405, align 4
  switch i32 %406, label %407 [
    i32 4, label %409
    i32 0, label %409
  ]

407:
  %408 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %392)
  br i1 %408, label %409, label %775

409:
  %410 = load i8, ptr %282, align 4
  %411 = trunc nuw i8 %410 to i1
  br i1 %411, label %471, label %412

412:
  %413 = icmp eq i32 %308, -1
  %414 = and i64 %309, 7
  %415 = icmp eq i64 %414, 0
  %416 = and i1 %413, %415
  %417 = and i64 %314, 64
  %418 = icmp eq i64 %417, 0
  %419 = select i1 %416, i1 %418, i1 false
  br i1 %419, label %420, label %471

420:
  %421 = load ptr, ptr %9, align 8
  %422 = getelementptr inbounds nuw i8, ptr %421, i64 4
  %423 = load i32, ptr %422, align 4
  %424 = icmp eq i32 %423, 4
  br i1 %424, label %471, label %425

425:
  %426 = load ptr, ptr %0, align 8
  %427 = load ptr, ptr %285, align 8
  %428 = lshr i64 %289, 5
  %429 = getelementptr inbounds nuw %struct.ScreenPage, ptr %427, i64 %428
  %430 = getelementptr inbounds nuw i8, ptr %429, i64 8
  %431 = and i64 %289, 31
  %432 = getelementptr inbounds nuw i64, ptr %430, i64 %431
  %433 = icmp eq i32 %423, 0
  %434 = load atomic i64, ptr %432 monotonic, align 8
  %435 = select i1 %433, i64 2, i64 1
  %436 = icmp eq i64 %434, 0
  br i1 %436, label %437, label %439

437:
  %438 = or disjoint i64 %435, %314
  br label %460

439:
  %440 = and i64 %434, -8
  %441 = icmp eq i64 %440, %314
  br i1 %441, label %442, label %444

442:
  %443 = or i64 %434, %435
  br label %460

444:
  %445 = xor i64 %434, %309
  %446 = icmp ult i64 %445, 1099511627776
  br i1 %446, label %447, label %471

447:
  %448 = lshr i64 %434, 24
  %449 = and i64 %448, 65535
  %450 = lshr i64 %314, 24
  %451 = and i64 %450, 65535
  %452 = icmp samesign ult i64 %449, %451
  br i1 %452, label %453, label %471

453:
  %454 = and i64 %434, 5
  %455 = icmp ne i64 %454, 0
  %456 = and i1 %433, %455
  %457 = select i1 %456, i64 4, i64 0
  %458 = or disjoint i64 %314, %457
  %459 = or disjoint i64 %458, %435
  br label %460

460:
  %461 = phi i64 [ %459, %453 ], [ %443, %442 ], [ %438, %437 ]
  %462 = getelementptr inbounds nuw i8, ptr %426, i64 37688
  %463 = load i32, ptr %462, align 8
  %464 = icmp eq i32 %463, 0
  br i1 %464, label %466, label %465

465:
  store i64 %461, ptr %432, align 8
  br label %776

466:
  %467 = icmp eq i64 %434, %461
  br i1 %467, label %776, label %468

468:
  %469 = cmpxchg ptr %432, i64 %434, i64 %461 monotonic monotonic, align 8
  %470 = extractvalue { i64, i1 } %469, 1
  br i1 %470, label %776, label %471

471:
  %472 = load i64, ptr %316, align 8
  %473 = load i64, ptr %286, align 8
  %474 = icmp eq i64 %472, %473
  br i1 %474, label %475, label %537

475:
  %476 = load ptr, ptr %9, align 8
  %477 = getelementptr inbounds nuw i8, ptr %476, i64 4
  %478 = load i32, ptr %477, align 4
  switch i32 %478, label %497 [
    i32 4, label %479
    i32 0, label %479
  ]

479:
  %480 = getelementptr inbounds nuw i8, ptr %316, i64 32
  %481 = load i64, ptr %480, align 8
  %482 = icmp eq i64 %481, %314
  br i1 %482, label %483, label %537

483:
  %484 = getelementptr inbounds nuw i8, ptr %316, i64 56
  %485 = load i32, ptr %484, align 8
  %486 = xor i32 %485, -1
  %487 = and i32 %308, %486
  %488 = icmp eq i32 %487, 0
  br i1 %488, label %489, label %537

489:
  %490 = getelementptr inbounds nuw i8, ptr %316, i64 48
  %491 = load i32, ptr %490, align 8
  %492 = getelementptr inbounds nuw i8, ptr %316, i64 52
  %493 = load i32, ptr %492, align 4
  %494 = or i32 %493, %491
  %495 = and i32 %494, %308
  %496 = icmp eq i32 %495, 0
  br i1 %496, label %776, label %537

497:
  %498 = and i64 %309, 7
  %499 = icmp eq i64 %498, 0
  %500 = and i64 %309, 6
  %501 = icmp eq i64 %500, 6
  %502 = or i1 %499, %501
  br i1 %502, label %537, label %503

503:
  %504 = getelementptr inbounds nuw i8, ptr %316, i64 48
  %505 = load i32, ptr %504, align 8
  %506 = xor i32 %505, -1
  %507 = and i32 %308, %506
  %508 = icmp eq i32 %507, 0
  br i1 %508, label %509, label %537

509:
  %510 = getelementptr inbounds nuw i8, ptr %316, i64 16
  %511 = load i64, ptr %510, align 8
  %512 = and i64 %511, 120
  %513 = icmp eq i64 %512, 120
  br i1 %513, label %514, label %537

514:
  %515 = icmp ugt i64 %511, -1099511627777
  %516 = xor i64 %511, %314
  %517 = icmp ult i64 %516, 16777216
  %518 = select i1 %515, i1 true, i1 %517
  br i1 %518, label %519, label %537

519:
  %520 = and i64 %511, 7
  %521 = icmp ne i64 %520, 0
  %522 = xor i64 %511, %309
  %523 = and i64 %522, 7
  %524 = icmp eq i64 %523, 0
  %525 = select i1 %521, i1 %524, i1 false
  br i1 %525, label %526, label %537

526:
  %527 = getelementptr inbounds nuw i8, ptr %316, i64 52
  %528 = load i32, ptr %527, align 4
  %529 = getelementptr inbounds nuw i8, ptr %316, i64 56
  %530 = load i32, ptr %529, align 8
  %531 = or i32 %530, %528
  %532 = getelementptr inbounds nuw i8, ptr %316, i64 60
  %533 = load i32, ptr %532, align 4
  %534 = or i32 %531, %533
  %535 = and i32 %534, %308
  %536 = icmp eq i32 %535, 0
  br i1 %536, label %776, label %537

537:
  %538 = load i8, ptr %282, align 4
  %539 = trunc nuw i8 %538 to i1
  br i1 %539, label %592, label %540

540:
  %541 = load ptr, ptr %0, align 8
  %542 = getelementptr inbounds nuw i8, ptr %541, i64 37688
  %543 = load i32, ptr %542, align 8
  %544 = icmp eq i32 %543, 0
  br i1 %544, label %545, label %554

545:
  %546 = getelementptr inbounds nuw i8, ptr %316, i64 8
  br label %547

547:
  %548 = atomicrmw or ptr %546, i64 1 acquire, align 8
  %549 = and i64 %548, 1
  %550 = icmp eq i64 %549, 0
  br i1 %550, label %551, label %547

551:
  %552 = load i8, ptr %282, align 4
  %553 = trunc nuw i8 %552 to i1
  br i1 %553, label %592, label %554

554:
  %555 = load ptr, ptr %285, align 8
  %556 = lshr i64 %289, 5
  %557 = getelementptr inbounds nuw %struct.ScreenPage, ptr %555, i64 %556
  %558 = getelementptr inbounds nuw i8, ptr %557, i64 8
  %559 = and i64 %289, 31
  %560 = getelementptr inbounds nuw i64, ptr %558, i64 %559
  %561 = load atomic i64, ptr %560 monotonic, align 8
  %562 = icmp eq i64 %561, -1
  br i1 %562, label %592, label %563

563:
  %564 = load ptr, ptr %0, align 8
  %565 = getelementptr inbounds nuw i8, ptr %564, i64 37688
  %566 = load i32, ptr %565, align 8
  %567 = icmp eq i32 %566, 0
  br i1 %567, label %569, label %568

568:
  store i64 -1, ptr %560, align 8
  br label %571

569:
  %570 = atomicrmw xchg ptr %560, i64 -1 monotonic, align 8
  br label %571

571:
  %572 = phi i64 [ %561, %568 ], [ %570, %569 ]
  %573 = load i64, ptr %286, align 8
  store i64 %573, ptr %316, align 8
  %574 = and i64 %572, 5
  %575 = icmp ne i64 %574, 0
  %576 = sext i1 %575 to i32
  %577 = getelementptr inbounds nuw i8, ptr %316, i64 48
  store i32 %576, ptr %577, align 8
  %578 = shl i64 %572, 62
  %579 = ashr i64 %578, 63
  %580 = trunc nsw i64 %579 to i32
  %581 = getelementptr inbounds nuw i8, ptr %316, i64 56
  store i32 %580, ptr %581, align 8
  %582 = getelementptr inbounds nuw i8, ptr %316, i64 60
  store i32 0, ptr %582, align 4
  %583 = getelementptr inbounds nuw i8, ptr %316, i64 52
  store i32 0, ptr %583, align 4
  %584 = and i64 %572, -8
  %585 = getelementptr inbounds nuw i8, ptr %316, i64 16
  %586 = getelementptr inbounds nuw i8, ptr %316, i64 32
  store i64 %584, ptr %586, align 8
  store i64 %584, ptr %585, align 8
  %587 = and i64 %572, 1
  %588 = icmp eq i64 %587, 0
  br i1 %588, label %589, label %592

589:
  %590 = and i64 %572, -16777216
  %591 = add i64 %590, -16777096
  store i64 %591, ptr %585, align 8
  br label %592

592:
  %593 = phi i1 [ true, %551 ], [ %544, %589 ], [ %544, %571 ], [ %544, %554 ], [ false, %537 ]
  %594 = load i64, ptr %316, align 8
  %595 = load i64, ptr %286, align 8
  %596 = icmp eq i64 %594, %595
  br i1 %596, label %640, label %597

597:
  %598 = load ptr, ptr %9, align 8
  %599 = getelementptr inbounds nuw i8, ptr %598, i64 4
  %600 = load i32, ptr %599, align 4
  %601 = and i32 %600, -5
  %602 = icmp eq i32 %601, 0
  %603 = select i1 %602, i32 2, i32 0
  store i64 %595, ptr %316, align 8
  %604 = getelementptr inbounds nuw i8, ptr %316, i64 48
  %605 = getelementptr inbounds nuw i8, ptr %316, i64 60
  store i32 0, ptr %605, align 4
  %606 = getelementptr inbounds nuw i8, ptr %316, i64 56
  store i32 0, ptr %606, align 8
  %607 = getelementptr inbounds nuw i8, ptr %316, i64 52
  store i32 0, ptr %607, align 4
  store i32 0, ptr %604, align 8
  %608 = getelementptr inbounds nuw i8, ptr %316, i64 8
  store i64 0, ptr %608, align 8
  %609 = and i64 %314, 120
  %610 = icmp eq i64 %609, 72
  br i1 %610, label %611, label %612

611:
  tail call preserve_allcc void @remember(ptr %0, ptr %316, i32 %603, i64 %314, i32 %308)
  br label %751

612:
  %613 = zext nneg i32 %603 to i64
  %614 = getelementptr inbounds nuw i32, ptr %604, i64 %613
  store i32 %308, ptr %614, align 4
  %615 = getelementptr inbounds nuw i8, ptr %316, i64 16
  %616 = getelementptr inbounds nuw i64, ptr %615, i64 %613
  store i64 %314, ptr %616, align 8
  switch i32 %600, label %751 [
    i32 4, label %617
    i32 0, label %617
  ]

617:
  %618 = load ptr, ptr %0, align 8
  %619 = getelementptr inbounds nuw i8, ptr %618, i64 37692
  %620 = load i32, ptr %619, align 4
  %621 = icmp eq i32 %620, 0
  br i1 %621, label %622, label %751

622:
  %623 = load i32, ptr %604, align 8
  %624 = load i32, ptr %607, align 4
  %625 = or i32 %624, %623
  %626 = icmp eq i32 %625, 0
  br i1 %626, label %627, label %751

627:
  %628 = getelementptr inbounds nuw i8, ptr %316, i64 32
  %629 = load i64, ptr %628, align 8
  %630 = and i64 %629, 71
  %631 = icmp eq i64 %630, 64
  br i1 %631, label %632, label %751

632:
  store i32 -1, ptr %606, align 8
  store i32 0, ptr %605, align 4
  %633 = and i64 %629, 120
  %634 = icmp eq i64 %633, 120
  %635 = shl i64 %595, 10
  %636 = lshr i64 %629, 15
  %637 = and i64 %636, 1023
  %638 = select i1 %634, i64 1023, i64 %637
  %639 = or disjoint i64 %638, %635
  store i64 %639, ptr %608, align 8
  br label %751

640:
  %641 = load i8, ptr %282, align 4
  %642 = trunc nuw i8 %641 to i1
  br i1 %642, label %697, label %643

643:
  %644 = load ptr, ptr %9, align 8
  %645 = getelementptr inbounds nuw i8, ptr %644, i64 4
  %646 = load i32, ptr %645, align 4
  %647 = and i32 %646, -5
  %648 = icmp eq i32 %647, 0
  %649 = select i1 %648, i32 2, i32 0
  %650 = and i64 %314, 120
  %651 = icmp eq i64 %650, 72
  br i1 %651, label %697, label %652

652:
  %653 = getelementptr inbounds nuw i8, ptr %316, i64 48
  %654 = load i32, ptr %653, align 8
  %655 = getelementptr inbounds nuw i8, ptr %316, i64 52
  %656 = load i32, ptr %655, align 4
  %657 = or i32 %656, %654
  %658 = getelementptr inbounds nuw i8, ptr %316, i64 56
  %659 = load i32, ptr %658, align 8
  %660 = or i32 %657, %659
  %661 = getelementptr inbounds nuw i8, ptr %316, i64 60
  %662 = load i32, ptr %661, align 4
  %663 = or i32 %660, %662
  %664 = and i32 %663, %308
  %665 = icmp eq i32 %664, 0
  br i1 %665, label %666, label %697

666:
  %667 = zext nneg i32 %649 to i64
  %668 = getelementptr inbounds nuw i32, ptr %653, i64 %667
  %669 = load i32, ptr %668, align 4
  %670 = icmp eq i32 %669, 0
  br i1 %670, label %671, label %673

671:
  %672 = getelementptr inbounds nuw i32, ptr %653, i64 %667
  br label %690

673:
  %674 = getelementptr inbounds nuw i8, ptr %316, i64 16
  %675 = getelementptr inbounds nuw i64, ptr %674, i64 %667
  %676 = load i64, ptr %675, align 8
  %677 = icmp ne i64 %676, %314
  %678 = zext i1 %677 to i32
  %679 = or disjoint i32 %649, %678
  %680 = zext nneg i32 %679 to i64
  %681 = getelementptr inbounds nuw i32, ptr %653, i64 %680
  %682 = load i32, ptr %681, align 4
  %683 = icmp eq i32 %682, 0
  %684 = getelementptr inbounds nuw i32, ptr %653, i64 %680
  br i1 %683, label %690, label %685

685:
  %686 = getelementptr inbounds nuw i8, ptr %316, i64 16
  %687 = getelementptr inbounds nuw i64, ptr %686, i64 %680
  %688 = load i64, ptr %687, align 8
  %689 = icmp eq i64 %688, %314
  br i1 %689, label %690, label %697

690:
  %691 = phi ptr [ %672, %671 ], [ %684, %673 ], [ %684, %685 ]
  %692 = phi i64 [ %667, %671 ], [ %680, %673 ], [ %680, %685 ]
  %693 = getelementptr inbounds nuw i8, ptr %316, i64 16
  %694 = getelementptr inbounds nuw i64, ptr %693, i64 %692
  store i64 %314, ptr %694, align 8
  %695 = load i32, ptr %691, align 4
  %696 = or i32 %695, %308
  store i32 %696, ptr %691, align 4
  br label %751

697:
  %698 = and i64 %314, 64
  %699 = icmp eq i64 %698, 0
  br i1 %699, label %700, label %749

700:
  %701 = getelementptr inbounds nuw i8, ptr %316, i64 48
  %702 = getelementptr inbounds nuw i8, ptr %316, i64 56
  %703 = load i32, ptr %702, align 8
  %704 = icmp eq i32 %703, 0
  %705 = getelementptr inbounds nuw i8, ptr %316, i64 52
  %706 = load i32, ptr %705, align 4
  %707 = getelementptr inbounds nuw i8, ptr %316, i64 60
  %708 = load i32, ptr %707, align 4
  %709 = or i32 %708, %706
  %710 = icmp eq i32 %709, 0
  br i1 %710, label %711, label %749

711:
  %712 = load i32, ptr %701, align 8
  %713 = icmp eq i32 %712, 0
  br i1 %713, label %718, label %714

714:
  %715 = getelementptr inbounds nuw i8, ptr %316, i64 16
  %716 = load i64, ptr %715, align 8
  %717 = icmp eq i64 %716, %314
  br i1 %717, label %718, label %749

718:
  br i1 %704, label %723, label %719

719:
  %720 = getelementptr inbounds nuw i8, ptr %316, i64 32
  %721 = load i64, ptr %720, align 8
  %722 = icmp eq i64 %721, %314
  br i1 %722, label %723, label %749

723:
  %724 = load ptr, ptr %9, align 8
  %725 = getelementptr inbounds nuw i8, ptr %724, i64 4
  %726 = load i32, ptr %725, align 4
  switch i32 %726, label %730 [
    i32 4, label %749
    i32 0, label %727
  ]

727:
  %728 = getelementptr inbounds nuw i8, ptr %316, i64 32
  store i64 %314, ptr %728, align 8
  %729 = or i32 %703, %308
  store i32 %729, ptr %702, align 8
  br label %751

730:
  br i1 %642, label %731, label %742

731:
  %732 = getelementptr inbounds nuw i8, ptr %316, i64 8
  %733 = load i64, ptr %732, align 8
  %734 = icmp eq i64 %733, 0
  br i1 %734, label %742, label %735

735:
  %736 = load ptr, ptr %0, align 8
  store i64 0, ptr %732, align 8
  %737 = getelementptr inbounds nuw i8, ptr %736, i64 41816
  %738 = load i64, ptr %737, align 8
  %739 = add i64 %738, 1
  store i64 %739, ptr %737, align 8
  %740 = load i32, ptr %701, align 8
  %741 = load i32, ptr %702, align 8
  br label %742

742:
  %743 = phi i32 [ %741, %735 ], [ %703, %731 ], [ %703, %730 ]
  %744 = phi i32 [ %740, %735 ], [ %712, %731 ], [ %712, %730 ]
  %745 = getelementptr inbounds nuw i8, ptr %316, i64 16
  store i64 %314, ptr %745, align 8
  %746 = or i32 %744, %308
  store i32 %746, ptr %701, align 8
  %747 = xor i32 %308, -1
  %748 = and i32 %743, %747
  store i32 %748, ptr %702, align 8
  br label %751

749:
  %750 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %316, i64 %314, i32 %308)
  br i1 %750, label %751, label %768

751:
  %752 = and i64 %309, 6
  %753 = icmp eq i64 %752, 6
  br i1 %753, label %754, label %767

754:
  %755 = load ptr, ptr %0, align 8
  %756 = getelementptr inbounds nuw i8, ptr %755, i64 41808
  %757 = load i64, ptr %756, align 8
  %758 = load ptr, ptr %9, align 8
  %759 = getelementptr inbounds nuw i8, ptr %758, i64 8
  %760 = load i32, ptr %759, align 8
  %761 = icmp eq i32 %760, 1
  %762 = load ptr, ptr %287, align 8
  br i1 %761, label %763, label %765

763:
  %764 = trunc i64 %757 to i8
  store i8 %764, ptr %762, align 1
  br label %767

765:
  %766 = trunc i64 %757 to i32
  store i32 %766, ptr %762, align 1
  br label %767

767:
  br i1 %593, label %772, label %776

768:
  br i1 %593, label %769, label %775

769:
  %770 = getelementptr inbounds nuw i8, ptr %316, i64 8
  %771 = atomicrmw and ptr %770, i64 -2 release, align 8
  br label %775

772:
  %773 = getelementptr inbounds nuw i8, ptr %316, i64 8
  %774 = atomicrmw and ptr %773, i64 -2 release, align 8
  br label %776

775:
  tail call preserve_allcc void @suspect(ptr %0)
  br label %2393

776:
  %777 = add nuw nsw i64 %289, 1
  %778 = icmp eq i64 %289, %272
  br i1 %778, label %2393, label %288

779:
  %780 = getelementptr inbounds nuw i8, ptr %0, i64 109
  store i8 0, ptr %780, align 1
  br label %781

781:
  %782 = phi i1 [ false, %779 ], [ %75, %72 ]
  %783 = zext nneg i32 %8 to i64
  %784 = getelementptr inbounds nuw i64, ptr %7, i64 %783
  %785 = load i64, ptr %784, align 8
  %786 = load i32, ptr %10, align 8
  %787 = icmp eq i32 %786, 2
  br i1 %787, label %793, label %788

788:
  %789 = icmp eq i32 %786, 0
  %790 = and i64 %785, -4294967296
  %791 = icmp eq i64 %790, 4294967296
  %792 = and i1 %789, %791
  br i1 %792, label %793, label %846

793:
  %794 = and i64 %785, 4294967295
  %795 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %796 = load i32, ptr %795, align 8
  %797 = zext i32 %796 to i64
  %798 = shl nuw nsw i64 %797, 20
  %799 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %800 = load i32, ptr %799, align 4
  %801 = zext i32 %800 to i64
  %802 = shl nuw nsw i64 %801, 15
  %803 = or i64 %802, %798
  %804 = and i64 %803, 16744448
  br i1 %782, label %810, label %805

805:
  %806 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %807 = load i32, ptr %806, align 8
  %808 = zext i32 %807 to i64
  %809 = or i64 %804, %808
  br label %810

810:
  %811 = phi i64 [ %809, %805 ], [ %804, %793 ]
  %812 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %811, ptr %812, align 8
  %813 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 0, ptr %813, align 8
  %814 = getelementptr inbounds nuw i8, ptr %6, i64 80
  %815 = load i32, ptr %814, align 8
  %816 = zext i32 %815 to i64
  %817 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %816, ptr %817, align 8
  %818 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %819 = load ptr, ptr %818, align 8
  %820 = ptrtoint ptr %819 to i64
  %821 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %820, ptr %821, align 8
  %822 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %823 = load ptr, ptr %822, align 8
  %824 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %823, ptr %824, align 8
  %825 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %826 = load ptr, ptr %825, align 8
  %827 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %826, ptr %827, align 8
  %828 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %829 = load ptr, ptr %828, align 8
  %830 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %829, ptr %830, align 8
  %831 = getelementptr inbounds nuw i8, ptr %1, i64 14424
  %832 = load i64, ptr %831, align 8
  %833 = shl i64 %832, 16
  %834 = load i32, ptr %795, align 8
  %835 = lshr i32 %834, 4
  %836 = zext nneg i32 %835 to i64
  %837 = or i64 %833, %836
  %838 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %837, ptr %838, align 8
  %839 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %840 = load i32, ptr %839, align 8
  %841 = icmp ne i32 %840, 0
  %842 = getelementptr inbounds nuw i8, ptr %0, i64 110
  %843 = zext i1 %841 to i8
  store i8 %843, ptr %842, align 2
  %844 = getelementptr inbounds nuw i8, ptr %0, i64 108
  store i8 1, ptr %844, align 4
  %845 = icmp samesign ult i64 %794, %816
  br i1 %845, label %954, label %1870

846:
  switch i32 %786, label %852 [
    i32 1, label %871
    i32 0, label %847
  ]

847:
  %848 = lshr i64 %785, 32
  %849 = trunc nuw i64 %848 to i32
  %850 = add i32 %849, -1
  %851 = icmp ult i32 %850, 4
  br i1 %851, label %852, label %871

852:
  %853 = getelementptr inbounds nuw i8, ptr %10, i64 4
  %854 = load i32, ptr %853, align 4
  %855 = add i32 %854, -1
  %856 = icmp ult i32 %855, 6
  %857 = trunc i32 %855 to i8
  %858 = lshr i8 51, %857
  %859 = trunc i8 %858 to i1
  %860 = select i1 %856, i1 %859, i1 false
  br i1 %860, label %1870, label %861

861:
  %862 = getelementptr inbounds nuw i8, ptr %6, i64 37696
  %863 = load i32, ptr %862, align 8
  %864 = icmp eq i32 %863, 0
  br i1 %864, label %1870, label %865

865:
  %866 = getelementptr inbounds nuw i8, ptr %6, i64 37700
  %867 = load i32, ptr %866, align 4
  %868 = icmp eq i32 %867, 0
  %869 = icmp eq i64 %790, 8589934592
  %870 = and i1 %868, %869
  br i1 %870, label %1034, label %1870

871:
  %872 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %873 = load i32, ptr %872, align 8
  %874 = zext i32 %873 to i64
  %875 = shl nuw nsw i64 %874, 20
  %876 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %877 = load i32, ptr %876, align 4
  %878 = zext i32 %877 to i64
  %879 = shl nuw nsw i64 %878, 15
  %880 = or i64 %879, %875
  %881 = load i64, ptr %1, align 8
  %882 = shl i64 %881, 40
  %883 = or i64 %880, %882
  br i1 %782, label %888, label %884

884:
  %885 = getelementptr inbounds nuw i8, ptr %10, i64 12
  %886 = load i32, ptr %885, align 4
  %887 = zext i32 %886 to i64
  br label %888

888:
  %889 = phi i64 [ %887, %884 ], [ 0, %871 ]
  %890 = or i64 %883, %889
  %891 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %890, ptr %891, align 8
  %892 = getelementptr inbounds nuw i8, ptr %6, i64 37656
  %893 = load i64, ptr %892, align 8
  %894 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %893, ptr %894, align 8
  %895 = getelementptr inbounds nuw i8, ptr %0, i64 108
  store i8 0, ptr %895, align 4
  %896 = ptrtoint ptr %10 to i64
  %897 = getelementptr inbounds nuw i8, ptr %6, i64 37712
  %898 = udiv i64 %896, 40
  %899 = and i64 %898, 63
  %900 = getelementptr inbounds nuw %struct.ScreenCache, ptr %897, i64 %899
  %901 = load i64, ptr %900, align 8
  %902 = icmp eq i64 %901, %896
  br i1 %902, label %903, label %910

903:
  %904 = getelementptr inbounds nuw i8, ptr %900, i64 8
  %905 = load i64, ptr %904, align 8
  %906 = sub i64 %785, %905
  %907 = getelementptr inbounds nuw i8, ptr %900, i64 16
  %908 = load i64, ptr %907, align 8
  %909 = icmp ult i64 %906, %908
  br i1 %909, label %916, label %910

910:
  %911 = tail call preserve_allcc i32 @search(ptr %0, ptr %2, i64 %785, ptr %900)
  %912 = icmp eq i32 %911, 0
  br i1 %912, label %1870, label %913

913:
  %914 = getelementptr inbounds nuw i8, ptr %900, i64 8
  %915 = load i64, ptr %914, align 8
  br label %916

916:
  %917 = phi i64 [ %915, %913 ], [ %905, %903 ]
  %918 = getelementptr inbounds nuw i8, ptr %900, i64 8
  %919 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %917, ptr %919, align 8
  %920 = getelementptr inbounds nuw i8, ptr %900, i64 16
  %921 = load i64, ptr %920, align 8
  %922 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %921, ptr %922, align 8
  %923 = getelementptr inbounds nuw i8, ptr %900, i64 24
  %924 = load i64, ptr %923, align 8
  %925 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %924, ptr %925, align 8
  %926 = getelementptr inbounds nuw i8, ptr %900, i64 40
  %927 = load ptr, ptr %926, align 8
  %928 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %927, ptr %928, align 8
  %929 = getelementptr inbounds nuw i8, ptr %900, i64 48
  %930 = load ptr, ptr %929, align 8
  %931 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %930, ptr %931, align 8
  %932 = getelementptr inbounds nuw i8, ptr %900, i64 56
  %933 = load ptr, ptr %932, align 8
  %934 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %933, ptr %934, align 8
  %935 = shl i64 %785, 1
  %936 = getelementptr inbounds nuw i8, ptr %900, i64 32
  %937 = load i64, ptr %936, align 8
  %938 = load i64, ptr %918, align 8
  %939 = add i64 %937, %938
  %940 = sub i64 %935, %939
  store i64 %785, ptr %936, align 8
  %941 = load i64, ptr %920, align 8
  %942 = icmp ult i64 %940, %941
  %943 = load ptr, ptr %926, align 8
  %944 = icmp eq ptr %943, null
  br i1 %942, label %945, label %949

945:
  br i1 %944, label %1034, label %946

946:
  %947 = lshr i64 %940, 7
  %948 = getelementptr inbounds nuw %struct.ScreenLine, ptr %943, i64 %947
  tail call void @llvm.prefetch.p0(ptr %948, i32 1, i32 3, i32 1)
  br label %950

949:
  br i1 %944, label %1034, label %950

950:
  %951 = load ptr, ptr %9, align 8
  %952 = load i8, ptr %895, align 4
  %953 = trunc nuw i8 %952 to i1
  br i1 %953, label %954, label %1034

954:
  %955 = phi ptr [ %951, %950 ], [ %10, %810 ]
  %956 = getelementptr inbounds nuw i8, ptr %955, i64 16
  %957 = load i32, ptr %956, align 8
  %958 = zext i32 %957 to i64
  %959 = load i32, ptr %955, align 8
  %960 = icmp eq i32 %959, 2
  br i1 %960, label %961, label %1034

961:
  %962 = load ptr, ptr %0, align 8
  %963 = getelementptr inbounds nuw i8, ptr %962, i64 37704
  %964 = load i32, ptr %963, align 8
  %965 = icmp eq i32 %964, 0
  br i1 %965, label %966, label %1001

966:
  %967 = getelementptr inbounds nuw i8, ptr %955, i64 8
  %968 = load i32, ptr %967, align 8
  %969 = icmp ult i32 %968, 5
  br i1 %969, label %970, label %1034

970:
  %971 = getelementptr inbounds nuw i8, ptr %962, i64 37696
  %972 = load i32, ptr %971, align 8
  %973 = icmp eq i32 %972, 0
  br i1 %973, label %1034, label %974

974:
  %975 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %976 = load i64, ptr %975, align 8
  %977 = getelementptr inbounds nuw i8, ptr %0, i64 72
  br label %978

978:
  %979 = phi i32 [ %3, %974 ], [ %999, %997 ]
  %980 = tail call i32 @llvm.cttz.i32(i32 %979, i1 true)
  %981 = zext nneg i32 %980 to i64
  %982 = getelementptr inbounds nuw i64, ptr %7, i64 %981
  %983 = load i64, ptr %982, align 8
  %984 = and i64 %983, 4294967295
  %985 = icmp ult i64 %984, %976
  br i1 %985, label %986, label %1034

986:
  %987 = load ptr, ptr %977, align 8
  %988 = lshr i64 %984, 7
  %989 = getelementptr inbounds nuw i32, ptr %987, i64 %988
  %990 = load i32, ptr %989, align 4
  %991 = trunc i64 %983 to i32
  %992 = lshr i32 %991, 2
  %993 = and i32 %992, 31
  %994 = shl nuw i32 1, %993
  %995 = and i32 %990, %994
  %996 = icmp eq i32 %995, 0
  br i1 %996, label %1034, label %997

997:
  %998 = add i32 %979, -1
  %999 = and i32 %998, %979
  %1000 = icmp eq i32 %999, 0
  br i1 %1000, label %2393, label %978

1001:
  %1002 = icmp eq i32 %957, 0
  br i1 %1002, label %1034, label %1003

1003:
  %1004 = getelementptr inbounds nuw i8, ptr %955, i64 4
  %1005 = load i32, ptr %1004, align 4
  switch i32 %1005, label %1006 [
    i32 4, label %1034
    i32 0, label %1034
  ]

1006:
  %1007 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %1008 = load i64, ptr %1007, align 8
  %1009 = shl i64 %1008, 10
  %1010 = add nuw nsw i64 %958, 512
  %1011 = or i64 %1009, %1010
  %1012 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %1013 = load i64, ptr %1012, align 8
  %1014 = getelementptr inbounds nuw i8, ptr %0, i64 56
  br label %1015

1015:
  %1016 = phi i32 [ %3, %1006 ], [ %1032, %1030 ]
  %1017 = tail call i32 @llvm.cttz.i32(i32 %1016, i1 true)
  %1018 = zext nneg i32 %1017 to i64
  %1019 = getelementptr inbounds nuw i64, ptr %7, i64 %1018
  %1020 = load i64, ptr %1019, align 8
  %1021 = and i64 %1020, 4294967295
  %1022 = icmp ult i64 %1021, %1013
  br i1 %1022, label %1023, label %1034

1023:
  %1024 = load ptr, ptr %1014, align 8
  %1025 = lshr i64 %1021, 7
  %1026 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1024, i64 %1025
  %1027 = getelementptr inbounds nuw i8, ptr %1026, i64 8
  %1028 = load i64, ptr %1027, align 8
  %1029 = icmp eq i64 %1028, %1011
  br i1 %1029, label %1030, label %1034

1030:
  %1031 = add i32 %1016, -1
  %1032 = and i32 %1031, %1016
  %1033 = icmp eq i32 %1032, 0
  br i1 %1033, label %2393, label %1015

1034:
  %1035 = phi i1 [ true, %949 ], [ false, %1003 ], [ false, %865 ], [ true, %945 ], [ false, %950 ], [ false, %1001 ], [
      false, %954 ], [ false, %970 ], [ false, %966 ], [ false, %1003 ], [ false, %978 ], [ false, %986 ], [ false,
      %1023 ], [ false, %1015 ]
  %1036 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %1037 = load i8, ptr %1036, align 4
  %1038 = trunc nuw i8 %1037 to i1
  %1039 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %1040 = getelementptr inbounds nuw i8, ptr %0, i64 40
  br label %1041

1041:
  %1042 = phi i32 [ %3, %1034 ], [ %1069, %1067 ]
  %1043 = tail call i32 @llvm.cttz.i32(i32 %1042, i1 true)
  %1044 = zext nneg i32 %1043 to i64
  %1045 = getelementptr inbounds nuw i64, ptr %7, i64 %1044
  %1046 = load i64, ptr %1045, align 8
  br i1 %1038, label %1047, label %1053

1047:
  %1048 = and i64 %1046, 4294967295
  %1049 = load i64, ptr %1039, align 8
  %1050 = sub i64 %1048, %1049
  %1051 = load i64, ptr %1040, align 8
  %1052 = icmp ult i64 %1050, %1051
  br i1 %1052, label %1058, label %1870

1053:
  %1054 = load i64, ptr %1039, align 8
  %1055 = sub i64 %1046, %1054
  %1056 = load i64, ptr %1040, align 8
  %1057 = icmp ult i64 %1055, %1056
  br i1 %1057, label %1067, label %1870

1058:
  %1059 = load ptr, ptr %9, align 8
  %1060 = load i32, ptr %1059, align 8
  %1061 = icmp eq i32 %1060, 2
  br i1 %1061, label %1067, label %1062

1062:
  %1063 = icmp eq i32 %1060, 0
  %1064 = and i64 %1046, -4294967296
  %1065 = icmp eq i64 %1064, 4294967296
  %1066 = and i1 %1063, %1065
  br i1 %1066, label %1067, label %1870

1067:
  %1068 = add i32 %1042, -1
  %1069 = and i32 %1068, %1042
  %1070 = icmp eq i32 %1069, 0
  br i1 %1070, label %1071, label %1041

1071:
  br i1 %1035, label %1072, label %1090

1072:
  %1073 = load ptr, ptr %9, align 8
  %1074 = getelementptr inbounds nuw i8, ptr %1073, i64 4
  %1075 = load i32, ptr %1074, align 4
  switch i32 %1075, label %1076 [
    i32 4, label %2393
    i32 0, label %2393
  ]

1076:
  %1077 = load ptr, ptr %0, align 8
  %1078 = getelementptr inbounds nuw i8, ptr %1073, i64 20
  %1079 = load i32, ptr %1078, align 4
  %1080 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %1081 = load i32, ptr %1080, align 8
  %1082 = tail call i32 @llvm.cttz.i32(i32 %1081, i1 false)
  %1083 = getelementptr inbounds nuw i8, ptr %1077, i64 328
  store i32 22, ptr %1083, align 8
  %1084 = getelementptr inbounds nuw i8, ptr %1077, i64 332
  store i32 %1079, ptr %1084, align 4
  %1085 = getelementptr inbounds nuw i8, ptr %1077, i64 336
  store i32 %1082, ptr %1085, align 8
  %1086 = getelementptr inbounds nuw i8, ptr %1077, i64 352
  store i64 0, ptr %1086, align 8
  %1087 = getelementptr inbounds nuw i8, ptr %1077, i64 368
  store i32 0, ptr %1087, align 8
  %1088 = getelementptr inbounds nuw i8, ptr %1077, i64 360
  store i32 0, ptr %1088, align 8
  %1089 = getelementptr inbounds nuw i8, ptr %1077, i64 364
  store i32 0, ptr %1089, align 4
  br label %2393

1090:
  %1091 = load ptr, ptr %0, align 8
  %1092 = getelementptr inbounds nuw i8, ptr %1091, i64 37692
  %1093 = load i32, ptr %1092, align 4
  %1094 = icmp eq i32 %1093, 0
  br i1 %1094, label %1870, label %1095

1095:
  %1096 = load ptr, ptr %9, align 8
  %1097 = getelementptr inbounds nuw i8, ptr %1096, i64 4
  %1098 = load i32, ptr %1097, align 4
  %1099 = icmp eq i32 %1098, 6
  br i1 %1099, label %1870, label %1100

1100:
  %1101 = getelementptr inbounds nuw i8, ptr %1096, i64 8
  %1102 = load i32, ptr %1101, align 8
  %1103 = and i32 %1102, 3
  %1104 = icmp eq i32 %1103, 0
  br i1 %1104, label %1105, label %1870

1105:
  %1106 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %1107 = load i64, ptr %1106, align 8
  br label %1108

1108:
  %1109 = phi i32 [ %3, %1105 ], [ %1118, %1108 ]
  %1110 = phi i64 [ 0, %1105 ], [ %1116, %1108 ]
  %1111 = tail call i32 @llvm.cttz.i32(i32 %1109, i1 true)
  %1112 = zext nneg i32 %1111 to i64
  %1113 = getelementptr inbounds nuw i64, ptr %7, i64 %1112
  %1114 = load i64, ptr %1113, align 8
  %1115 = sub i64 %1114, %1107
  %1116 = or i64 %1115, %1110
  %1117 = add i32 %1109, -1
  %1118 = and i32 %1117, %1109
  %1119 = icmp eq i32 %1118, 0
  br i1 %1119, label %1120, label %1108

1120:
  %1121 = and i64 %1116, 3
  %1122 = icmp eq i64 %1121, 0
  br i1 %1122, label %1123, label %1870

1123:
  %1124 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %1125 = load i64, ptr %1124, align 8
  %1126 = or i64 %1125, 72
  %1127 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr %5, ptr %1127, align 8
  %1128 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %1129 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %1130 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %1131 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %1132 = getelementptr inbounds nuw i8, ptr %0, i64 110
  %1133 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %1134 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %1135 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %1136 = and i64 %1125, 7
  %1137 = icmp eq i64 %1136, 0
  %1138 = and i64 %1125, 6
  %1139 = icmp eq i64 %1138, 6
  %1140 = or i1 %1137, %1139
  %1141 = and i64 %1126, 120
  %1142 = icmp eq i64 %1141, 72
  %1143 = getelementptr inbounds nuw i8, ptr %0, i64 88
  br label %1144

1144:
  %1145 = phi i32 [ 0, %1123 ], [ %1525, %1523 ]
  %1146 = phi i32 [ %3, %1123 ], [ %1527, %1523 ]
  %1147 = phi i64 [ 0, %1123 ], [ %1524, %1523 ]
  %1148 = call i32 @llvm.cttz.i32(i32 %1146, i1 true)
  %1149 = load i8, ptr %1128, align 4
  %1150 = trunc nuw i8 %1149 to i1
  %1151 = zext nneg i32 %1148 to i64
  %1152 = getelementptr inbounds nuw i64, ptr %7, i64 %1151
  %1153 = load i64, ptr %1152, align 8
  %1154 = and i64 %1153, 4294967295
  %1155 = select i1 %1150, i64 %1154, i64 %1153
  %1156 = load i64, ptr %1129, align 8
  %1157 = sub i64 %1155, %1156
  %1158 = load ptr, ptr %9, align 8
  %1159 = getelementptr inbounds nuw i8, ptr %1158, i64 8
  %1160 = load i32, ptr %1159, align 8
  %1161 = zext i32 %1160 to i64
  %1162 = add i64 %1157, %1161
  %1163 = icmp ult i64 %1157, %1162
  br i1 %1163, label %1164, label %1523

1164:
  %1165 = trunc nuw nsw i32 %1148 to i8
  br label %1166

1166:
  %1167 = phi i32 [ %1145, %1164 ], [ %1518, %1515 ]
  %1168 = phi i64 [ %1157, %1164 ], [ %1521, %1515 ]
  %1169 = phi i64 [ %1147, %1164 ], [ %1174, %1515 ]
  %1170 = trunc i64 %1168 to i32
  %1171 = lshr i32 %1170, 2
  %1172 = and i32 %1171, 31
  %1173 = icmp eq i32 %1167, 0
  %1174 = lshr i64 %1168, 7
  br i1 %1173, label %1515, label %1175

1175:
  %1176 = icmp eq i64 %1174, %1169
  br i1 %1176, label %1177, label %1181

1177:
  %1178 = shl nuw i32 1, %1172
  %1179 = and i32 %1178, %1167
  %1180 = icmp eq i32 %1179, 0
  br i1 %1180, label %1515, label %1181

1181:
  %1182 = load ptr, ptr %1130, align 8
  %1183 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1182, i64 %1169
  %1184 = shl nuw i64 %1169, 7
  %1185 = load i64, ptr %1131, align 8
  %1186 = icmp ult i64 %1184, %1185
  br i1 %1186, label %1187, label %1515

1187:
  %1188 = load i8, ptr %1128, align 4
  %1189 = trunc nuw i8 %1188 to i1
  %1190 = load ptr, ptr %0, align 8
  br i1 %1189, label %1191, label %1234

1191:
  %1192 = getelementptr inbounds nuw i8, ptr %1190, i64 37696
  %1193 = load i32, ptr %1192, align 8
  %1194 = icmp eq i32 %1193, 0
  br i1 %1194, label %1228, label %1195

1195:
  %1196 = load ptr, ptr %9, align 8
  %1197 = getelementptr inbounds nuw i8, ptr %1196, i64 4
  %1198 = load i32, ptr %1197, align 4
  switch i32 %1198, label %1199 [
    i32 5, label %1206
    i32 2, label %1206
    i32 1, label %1206
    i32 6, label %1206
  ]

1199:
  %1200 = load ptr, ptr %1133, align 8
  %1201 = getelementptr inbounds nuw i32, ptr %1200, i64 %1169
  %1202 = load i32, ptr %1201, align 4
  %1203 = xor i32 %1202, -1
  %1204 = and i32 %1167, %1203
  %1205 = icmp eq i32 %1204, 0
  br i1 %1205, label %1228, label %1868

1206:
  %1207 = getelementptr inbounds nuw i8, ptr %1196, i64 8
  %1208 = load i32, ptr %1207, align 8
  %1209 = icmp ugt i32 %1208, 3
  br i1 %1209, label %1210, label %1218

1210:
  %1211 = load ptr, ptr %1133, align 8
  %1212 = getelementptr inbounds nuw i32, ptr %1211, i64 %1169
  %1213 = load i32, ptr %1212, align 4
  %1214 = or i32 %1213, %1167
  store i32 %1214, ptr %1212, align 4
  %1215 = load ptr, ptr %0, align 8
  %1216 = load i8, ptr %1128, align 4
  %1217 = trunc nuw i8 %1216 to i1
  br label %1228

1218:
  %1219 = load i8, ptr %1132, align 2
  %1220 = trunc nuw i8 %1219 to i1
  br i1 %1220, label %1221, label %1228

1221:
  %1222 = load ptr, ptr %1133, align 8
  %1223 = getelementptr inbounds nuw i32, ptr %1222, i64 %1169
  %1224 = load i32, ptr %1223, align 4
  %1225 = xor i32 %1224, -1
  %1226 = and i32 %1167, %1225
  %1227 = icmp eq i32 %1226, 0
  br i1 %1227, label %1228, label %1868

1228:
  %1229 = phi i1 [ %1217, %1210 ], [ true, %1218 ], [ true, %1199 ], [ true, %1221 ], [ true, %1191 ]
  %1230 = phi ptr [ %1215, %1210 ], [ %1190, %1218 ], [ %1190, %1199 ], [ %1190, %1221 ], [ %1190, %1191 ]
  %1231 = getelementptr inbounds nuw i8, ptr %1230, i64 37704
  %1232 = load i32, ptr %1231, align 8
  %1233 = icmp eq i32 %1232, 0
  br i1 %1233, label %1238, label %1261

1234:
  %1235 = getelementptr inbounds nuw i8, ptr %1190, i64 37704
  %1236 = load i32, ptr %1235, align 8
  %1237 = icmp eq i32 %1236, 0
  br i1 %1237, label %1239, label %1262

1238:
  br i1 %1229, label %1515, label %1239

1239:
  %1240 = load ptr, ptr %9, align 8
  %1241 = getelementptr inbounds nuw i8, ptr %1240, i64 4
  %1242 = load i32, ptr %1241, align 4
  switch i32 %1242, label %1243 [
    i32 4, label %1515
    i32 0, label %1515
  ]

1243:
  %1244 = lshr i64 %1169, 5
  %1245 = load ptr, ptr %1134, align 8
  %1246 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1245, i64 %1244
  %1247 = load atomic i64, ptr %1246 acquire, align 8
  %1248 = load ptr, ptr %0, align 8
  %1249 = getelementptr inbounds nuw i8, ptr %1248, i64 37656
  %1250 = load i64, ptr %1249, align 8
  %1251 = icmp eq i64 %1247, %1250
  br i1 %1251, label %1515, label %1252

1252:
  %1253 = add i64 %1250, -1
  %1254 = icmp eq i64 %1247, %1253
  br i1 %1254, label %1255, label %1259

1255:
  %1256 = load ptr, ptr %9, align 8
  %1257 = getelementptr inbounds nuw i8, ptr %1256, i64 4
  %1258 = load i32, ptr %1257, align 4
  switch i32 %1258, label %1259 [
    i32 4, label %1515
    i32 0, label %1515
  ]

1259:
  %1260 = call preserve_allcc i1 @open_page(ptr %0, i64 %1244)
  br i1 %1260, label %1515, label %1868

1261:
  br i1 %1229, label %1280, label %1262

1262:
  %1263 = lshr i64 %1169, 5
  %1264 = load ptr, ptr %1134, align 8
  %1265 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1264, i64 %1263
  %1266 = load atomic i64, ptr %1265 acquire, align 8
  %1267 = load ptr, ptr %0, align 8
  %1268 = getelementptr inbounds nuw i8, ptr %1267, i64 37656
  %1269 = load i64, ptr %1268, align 8
  %1270 = icmp eq i64 %1266, %1269
  br i1 %1270, label %1280, label %1271

1271:
  %1272 = add i64 %1269, -1
  %1273 = icmp eq i64 %1266, %1272
  br i1 %1273, label %1274, label %1278

1274:
  %1275 = load ptr, ptr %9, align 8
  %1276 = getelementptr inbounds nuw i8, ptr %1275, i64 4
  %1277 = load i32, ptr %1276, align 4
  switch i32 %1277, label %1278 [
    i32 4, label %1280
    i32 0, label %1280
  ]

1278:
  %1279 = call preserve_allcc i1 @open_page(ptr %0, i64 %1263)
  br i1 %1279, label %1280, label %1868

1280:
  %1281 = load i64, ptr %1183, align 8
  %1282 = load i64, ptr %1135, align 8
  %1283 = icmp eq i64 %1281, %1282
  br i1 %1283, label %1284, label %1340

1284:
  %1285 = load ptr, ptr %9, align 8
  %1286 = getelementptr inbounds nuw i8, ptr %1285, i64 4
  %1287 = load i32, ptr %1286, align 4
  switch i32 %1287, label %1306 [
    i32 4, label %1288
    i32 0, label %1288
  ]

1288:
  %1289 = getelementptr inbounds nuw i8, ptr %1183, i64 32
  %1290 = load i64, ptr %1289, align 8
  %1291 = icmp eq i64 %1290, %1126
  br i1 %1291, label %1292, label %1340

1292:
  %1293 = getelementptr inbounds nuw i8, ptr %1183, i64 56
  %1294 = load i32, ptr %1293, align 8
  %1295 = xor i32 %1294, -1
  %1296 = and i32 %1167, %1295
  %1297 = icmp eq i32 %1296, 0
  br i1 %1297, label %1298, label %1340

1298:
  %1299 = getelementptr inbounds nuw i8, ptr %1183, i64 48
  %1300 = load i32, ptr %1299, align 8
  %1301 = getelementptr inbounds nuw i8, ptr %1183, i64 52
  %1302 = load i32, ptr %1301, align 4
  %1303 = or i32 %1302, %1300
  %1304 = and i32 %1303, %1167
  %1305 = icmp eq i32 %1304, 0
  br i1 %1305, label %1515, label %1340

1306:
  br i1 %1140, label %1340, label %1307

1307:
  %1308 = getelementptr inbounds nuw i8, ptr %1183, i64 48
  %1309 = load i32, ptr %1308, align 8
  %1310 = xor i32 %1309, -1
  %1311 = and i32 %1167, %1310
  %1312 = icmp eq i32 %1311, 0
  br i1 %1312, label %1313, label %1340

1313:
  %1314 = getelementptr inbounds nuw i8, ptr %1183, i64 16
  %1315 = load i64, ptr %1314, align 8
  %1316 = and i64 %1315, 120
  %1317 = icmp eq i64 %1316, 120
  br i1 %1317, label %1318, label %1340

1318:
  %1319 = icmp ugt i64 %1315, -1099511627777
  %1320 = xor i64 %1315, %1125
  %1321 = icmp ult i64 %1320, 16777216
  %1322 = select i1 %1319, i1 true, i1 %1321
  br i1 %1322, label %1323, label %1340

1323:
  %1324 = and i64 %1315, 7
  %1325 = icmp ne i64 %1324, 0
  %1326 = and i64 %1320, 7
  %1327 = icmp eq i64 %1326, 0
  %1328 = select i1 %1325, i1 %1327, i1 false
  br i1 %1328, label %1329, label %1340

1329:
  %1330 = getelementptr inbounds nuw i8, ptr %1183, i64 52
  %1331 = load i32, ptr %1330, align 4
  %1332 = getelementptr inbounds nuw i8, ptr %1183, i64 56
  %1333 = load i32, ptr %1332, align 8
  %1334 = or i32 %1333, %1331
  %1335 = getelementptr inbounds nuw i8, ptr %1183, i64 60
  %1336 = load i32, ptr %1335, align 4
  %1337 = or i32 %1334, %1336
  %1338 = and i32 %1337, %1167
  %1339 = icmp eq i32 %1338, 0
  br i1 %1339, label %1515, label %1340

1340:
  %1341 = load i8, ptr %1128, align 4
  %1342 = trunc nuw i8 %1341 to i1
  br i1 %1342, label %1395, label %1343

1343:
  %1344 = load ptr, ptr %0, align 8
  %1345 = getelementptr inbounds nuw i8, ptr %1344, i64 37688
  %1346 = load i32, ptr %1345, align 8
  %1347 = icmp eq i32 %1346, 0
  br i1 %1347, label %1348, label %1357

1348:
  %1349 = getelementptr inbounds nuw i8, ptr %1183, i64 8
  br label %1350

1350:
  %1351 = atomicrmw or ptr %1349, i64 1 acquire, align 8
  %1352 = and i64 %1351, 1
  %1353 = icmp eq i64 %1352, 0
  br i1 %1353, label %1354, label %1350

1354:
  %1355 = load i8, ptr %1128, align 4
  %1356 = trunc nuw i8 %1355 to i1
  br i1 %1356, label %1395, label %1357

1357:
  %1358 = load ptr, ptr %1134, align 8
  %1359 = lshr i64 %1169, 5
  %1360 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1358, i64 %1359
  %1361 = getelementptr inbounds nuw i8, ptr %1360, i64 8
  %1362 = and i64 %1169, 31
  %1363 = getelementptr inbounds nuw i64, ptr %1361, i64 %1362
  %1364 = load atomic i64, ptr %1363 monotonic, align 8
  %1365 = icmp eq i64 %1364, -1
  br i1 %1365, label %1395, label %1366

1366:
  %1367 = load ptr, ptr %0, align 8
  %1368 = getelementptr inbounds nuw i8, ptr %1367, i64 37688
  %1369 = load i32, ptr %1368, align 8
  %1370 = icmp eq i32 %1369, 0
  br i1 %1370, label %1372, label %1371

1371:
  store i64 -1, ptr %1363, align 8
  br label %1374

1372:
  %1373 = atomicrmw xchg ptr %1363, i64 -1 monotonic, align 8
  br label %1374

1374:
  %1375 = phi i64 [ %1364, %1371 ], [ %1373, %1372 ]
  %1376 = load i64, ptr %1135, align 8
  store i64 %1376, ptr %1183, align 8
  %1377 = and i64 %1375, 5
  %1378 = icmp ne i64 %1377, 0
  %1379 = sext i1 %1378 to i32
  %1380 = getelementptr inbounds nuw i8, ptr %1183, i64 48
  store i32 %1379, ptr %1380, align 8
  %1381 = shl i64 %1375, 62
  %1382 = ashr i64 %1381, 63
  %1383 = trunc nsw i64 %1382 to i32
  %1384 = getelementptr inbounds nuw i8, ptr %1183, i64 56
  store i32 %1383, ptr %1384, align 8
  %1385 = getelementptr inbounds nuw i8, ptr %1183, i64 60
  store i32 0, ptr %1385, align 4
  %1386 = getelementptr inbounds nuw i8, ptr %1183, i64 52
  store i32 0, ptr %1386, align 4
  %1387 = and i64 %1375, -8
  %1388 = getelementptr inbounds nuw i8, ptr %1183, i64 16
  %1389 = getelementptr inbounds nuw i8, ptr %1183, i64 32
  store i64 %1387, ptr %1389, align 8
  store i64 %1387, ptr %1388, align 8
  %1390 = and i64 %1375, 1
  %1391 = icmp eq i64 %1390, 0
  br i1 %1391, label %1392, label %1395

1392:
  %1393 = and i64 %1375, -16777216
  %1394 = add i64 %1393, -16777096
  store i64 %1394, ptr %1388, align 8
  br label %1395

1395:
  %1396 = phi i1 [ true, %1354 ], [ %1347, %1392 ], [ %1347, %1374 ], [ %1347, %1357 ], [ false, %1340 ]
  %1397 = load i64, ptr %1183, align 8
  %1398 = load i64, ptr %1135, align 8
  %1399 = icmp eq i64 %1397, %1398
  br i1 %1399, label %1441, label %1400

1400:
  %1401 = load ptr, ptr %9, align 8
  %1402 = getelementptr inbounds nuw i8, ptr %1401, i64 4
  %1403 = load i32, ptr %1402, align 4
  %1404 = and i32 %1403, -5
  %1405 = icmp eq i32 %1404, 0
  %1406 = select i1 %1405, i32 2, i32 0
  store i64 %1398, ptr %1183, align 8
  %1407 = getelementptr inbounds nuw i8, ptr %1183, i64 48
  %1408 = getelementptr inbounds nuw i8, ptr %1183, i64 60
  store i32 0, ptr %1408, align 4
  %1409 = getelementptr inbounds nuw i8, ptr %1183, i64 56
  store i32 0, ptr %1409, align 8
  %1410 = getelementptr inbounds nuw i8, ptr %1183, i64 52
  store i32 0, ptr %1410, align 4
  store i32 0, ptr %1407, align 8
  %1411 = getelementptr inbounds nuw i8, ptr %1183, i64 8
  store i64 0, ptr %1411, align 8
  br i1 %1142, label %1412, label %1413

1412:
  call preserve_allcc void @remember(ptr %0, ptr %1183, i32 %1406, i64 %1126, i32 %1167)
  br label %1495

1413:
  %1414 = zext nneg i32 %1406 to i64
  %1415 = getelementptr inbounds nuw i32, ptr %1407, i64 %1414
  store i32 %1167, ptr %1415, align 4
  %1416 = getelementptr inbounds nuw i8, ptr %1183, i64 16
  %1417 = getelementptr inbounds nuw i64, ptr %1416, i64 %1414
  store i64 %1126, ptr %1417, align 8
  switch i32 %1403, label %1495 [
    i32 4, label %1418
    i32 0, label %1418
  ]

1418:
  %1419 = load ptr, ptr %0, align 8
  %1420 = getelementptr inbounds nuw i8, ptr %1419, i64 37692
  %1421 = load i32, ptr %1420, align 4
  %1422 = icmp eq i32 %1421, 0
  br i1 %1422, label %1423, label %1495

1423:
  %1424 = load i32, ptr %1407, align 8
  %1425 = load i32, ptr %1410, align 4
  %1426 = or i32 %1425, %1424
  %1427 = icmp eq i32 %1426, 0
  br i1 %1427, label %1428, label %1495

1428:
  %1429 = getelementptr inbounds nuw i8, ptr %1183, i64 32
  %1430 = load i64, ptr %1429, align 8
  %1431 = and i64 %1430, 71
  %1432 = icmp eq i64 %1431, 64
  br i1 %1432, label %1433, label %1495

1433:
  store i32 -1, ptr %1409, align 8
  store i32 0, ptr %1408, align 4
  %1434 = and i64 %1430, 120
  %1435 = icmp eq i64 %1434, 120
  %1436 = shl i64 %1398, 10
  %1437 = lshr i64 %1430, 15
  %1438 = and i64 %1437, 1023
  %1439 = select i1 %1435, i64 1023, i64 %1438
  %1440 = or disjoint i64 %1439, %1436
  store i64 %1440, ptr %1411, align 8
  br label %1495

1441:
  %1442 = load i8, ptr %1128, align 4
  %1443 = trunc nuw i8 %1442 to i1
  br i1 %1443, label %1492, label %1444

1444:
  %1445 = load ptr, ptr %9, align 8
  %1446 = getelementptr inbounds nuw i8, ptr %1445, i64 4
  %1447 = load i32, ptr %1446, align 4
  %1448 = and i32 %1447, -5
  %1449 = icmp eq i32 %1448, 0
  %1450 = select i1 %1449, i32 2, i32 0
  br i1 %1142, label %1492, label %1451

1451:
  %1452 = getelementptr inbounds nuw i8, ptr %1183, i64 48
  %1453 = load i32, ptr %1452, align 8
  %1454 = getelementptr inbounds nuw i8, ptr %1183, i64 52
  %1455 = load i32, ptr %1454, align 4
  %1456 = or i32 %1455, %1453
  %1457 = getelementptr inbounds nuw i8, ptr %1183, i64 56
  %1458 = load i32, ptr %1457, align 8
  %1459 = or i32 %1456, %1458
  %1460 = getelementptr inbounds nuw i8, ptr %1183, i64 60
  %1461 = load i32, ptr %1460, align 4
  %1462 = or i32 %1459, %1461
  %1463 = and i32 %1462, %1167
  %1464 = icmp eq i32 %1463, 0
  br i1 %1464, label %1465, label %1492

1465:
  %1466 = zext nneg i32 %1450 to i64
  %1467 = getelementptr inbounds nuw i32, ptr %1452, i64 %1466
  %1468 = load i32, ptr %1467, align 4
  %1469 = icmp eq i32 %1468, 0
  br i1 %1469, label %1485, label %1470

1470:
  %1471 = getelementptr inbounds nuw i8, ptr %1183, i64 16
  %1472 = getelementptr inbounds nuw i64, ptr %1471, i64 %1466
  %1473 = load i64, ptr %1472, align 8
  %1474 = icmp ne i64 %1473, %1126
  %1475 = zext i1 %1474 to i32
  %1476 = or disjoint i32 %1450, %1475
  %1477 = zext nneg i32 %1476 to i64
  %1478 = getelementptr inbounds nuw i32, ptr %1452, i64 %1477
  %1479 = load i32, ptr %1478, align 4
  %1480 = icmp eq i32 %1479, 0
  br i1 %1480, label %1485, label %1481

1481:
  %1482 = getelementptr inbounds nuw i64, ptr %1471, i64 %1477
  %1483 = load i64, ptr %1482, align 8
  %1484 = icmp eq i64 %1483, %1126
  br i1 %1484, label %1485, label %1492

1485:
  %1486 = phi ptr [ %1478, %1481 ], [ %1478, %1470 ], [ %1467, %1465 ]
  %1487 = phi i64 [ %1477, %1481 ], [ %1477, %1470 ], [ %1466, %1465 ]
  %1488 = getelementptr inbounds nuw i8, ptr %1183, i64 16
  %1489 = getelementptr inbounds nuw i64, ptr %1488, i64 %1487
  store i64 %1126, ptr %1489, align 8
  %1490 = load i32, ptr %1486, align 4
  %1491 = or i32 %1490, %1167
  store i32 %1491, ptr %1486, align 4
  br label %1495

1492:
  %1493 = call preserve_allcc i1 @judge_again(ptr %0, ptr %1183, i64 %1126, i32 %1167)
  %1494 = select i1 %1493, i1 %1139, i1 false
  br i1 %1494, label %1496, label %1509

1495:
  br i1 %1139, label %1496, label %1509

1496:
  %1497 = load ptr, ptr %0, align 8
  %1498 = getelementptr inbounds nuw i8, ptr %1497, i64 41808
  %1499 = load i64, ptr %1498, align 8
  %1500 = load ptr, ptr %9, align 8
  %1501 = getelementptr inbounds nuw i8, ptr %1500, i64 8
  %1502 = load i32, ptr %1501, align 8
  %1503 = icmp eq i32 %1502, 1
  %1504 = load ptr, ptr %1143, align 8
  br i1 %1503, label %1505, label %1507

1505:
  %1506 = trunc i64 %1499 to i8
  store i8 %1506, ptr %1504, align 1
  br label %1509

1507:
  %1508 = trunc i64 %1499 to i32
  store i32 %1508, ptr %1504, align 1
  br label %1509

1509:
  %1510 = phi i1 [ %1493, %1492 ], [ true, %1495 ], [ true, %1505 ], [ true, %1507 ]
  br i1 %1396, label %1511, label %1514

1511:
  %1512 = getelementptr inbounds nuw i8, ptr %1183, i64 8
  %1513 = atomicrmw and ptr %1512, i64 -2 release, align 8
  br i1 %1510, label %1515, label %1868

1514:
  br i1 %1510, label %1515, label %1868

1515:
  %1516 = phi i32 [ %1167, %1177 ], [ 0, %1255 ], [ 0, %1255 ], [ 0, %1239 ], [ 0, %1239 ], [ 0, %1298 ], [ 0, %1243 ],
      [ 0, %1238 ], [ 0, %1181 ], [ 0, %1329 ], [ 0, %1511 ], [ 0, %1259 ], [ 0, %1514 ], [ 0, %1166 ]
  %1517 = shl nuw i32 1, %1172
  %1518 = or i32 %1516, %1517
  %1519 = zext nneg i32 %1172 to i64
  %1520 = getelementptr inbounds nuw i8, ptr %5, i64 %1519
  store i8 %1165, ptr %1520, align 1
  %1521 = add i64 %1168, 4
  %1522 = icmp ult i64 %1521, %1162
  br i1 %1522, label %1166, label %1523

1523:
  %1524 = phi i64 [ %1147, %1144 ], [ %1174, %1515 ]
  %1525 = phi i32 [ %1145, %1144 ], [ %1518, %1515 ]
  %1526 = add i32 %1146, -1
  %1527 = and i32 %1526, %1146
  %1528 = icmp eq i32 %1527, 0
  br i1 %1528, label %1529, label %1144

1529:
  %1530 = load ptr, ptr %1130, align 8
  %1531 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1530, i64 %1524
  %1532 = icmp eq i32 %1525, 0
  br i1 %1532, label %1867, label %1533

1533:
  %1534 = shl nuw i64 %1524, 7
  %1535 = load i64, ptr %1131, align 8
  %1536 = icmp ult i64 %1534, %1535
  br i1 %1536, label %1537, label %1867

1537:
  %1538 = load i8, ptr %1128, align 4
  %1539 = trunc nuw i8 %1538 to i1
  %1540 = load ptr, ptr %0, align 8
  br i1 %1539, label %1541, label %1584

1541:
  %1542 = getelementptr inbounds nuw i8, ptr %1540, i64 37696
  %1543 = load i32, ptr %1542, align 8
  %1544 = icmp eq i32 %1543, 0
  br i1 %1544, label %1578, label %1545

1545:
  %1546 = load ptr, ptr %9, align 8
  %1547 = getelementptr inbounds nuw i8, ptr %1546, i64 4
  %1548 = load i32, ptr %1547, align 4
  switch i32 %1548, label %1549 [
    i32 5, label %1556
    i32 2, label %1556
    i32 1, label %1556
    i32 6, label %1556
  ]

1549:
  %1550 = load ptr, ptr %1133, align 8
  %1551 = getelementptr inbounds nuw i32, ptr %1550, i64 %1524
  %1552 = load i32, ptr %1551, align 4
  %1553 = xor i32 %1552, -1
  %1554 = and i32 %1525, %1553
  %1555 = icmp eq i32 %1554, 0
  br i1 %1555, label %1578, label %1868

1556:
  %1557 = getelementptr inbounds nuw i8, ptr %1546, i64 8
  %1558 = load i32, ptr %1557, align 8
  %1559 = icmp ugt i32 %1558, 3
  br i1 %1559, label %1560, label %1568

1560:
  %1561 = load ptr, ptr %1133, align 8
  %1562 = getelementptr inbounds nuw i32, ptr %1561, i64 %1524
  %1563 = load i32, ptr %1562, align 4
  %1564 = or i32 %1563, %1525
  store i32 %1564, ptr %1562, align 4
  %1565 = load ptr, ptr %0, align 8
  %1566 = load i8, ptr %1128, align 4
  %1567 = trunc nuw i8 %1566 to i1
  br label %1578

1568:
  %1569 = load i8, ptr %1132, align 2
  %1570 = trunc nuw i8 %1569 to i1
  br i1 %1570, label %1571, label %1578

1571:
  %1572 = load ptr, ptr %1133, align 8
  %1573 = getelementptr inbounds nuw i32, ptr %1572, i64 %1524
  %1574 = load i32, ptr %1573, align 4
  %1575 = xor i32 %1574, -1
  %1576 = and i32 %1525, %1575
  %1577 = icmp eq i32 %1576, 0
  br i1 %1577, label %1578, label %1868

1578:
  %1579 = phi i1 [ %1567, %1560 ], [ true, %1568 ], [ true, %1549 ], [ true, %1571 ], [ true, %1541 ]
  %1580 = phi ptr [ %1565, %1560 ], [ %1540, %1568 ], [ %1540, %1549 ], [ %1540, %1571 ], [ %1540, %1541 ]
  %1581 = getelementptr inbounds nuw i8, ptr %1580, i64 37704
  %1582 = load i32, ptr %1581, align 8
  %1583 = icmp eq i32 %1582, 0
  br i1 %1583, label %1588, label %1611

1584:
  %1585 = getelementptr inbounds nuw i8, ptr %1540, i64 37704
  %1586 = load i32, ptr %1585, align 8
  %1587 = icmp eq i32 %1586, 0
  br i1 %1587, label %1589, label %1612

1588:
  br i1 %1579, label %1867, label %1589

1589:
  %1590 = load ptr, ptr %9, align 8
  %1591 = getelementptr inbounds nuw i8, ptr %1590, i64 4
  %1592 = load i32, ptr %1591, align 4
  switch i32 %1592, label %1593 [
    i32 4, label %1867
    i32 0, label %1867
  ]

1593:
  %1594 = lshr i64 %1524, 5
  %1595 = load ptr, ptr %1134, align 8
  %1596 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1595, i64 %1594
  %1597 = load atomic i64, ptr %1596 acquire, align 8
  %1598 = load ptr, ptr %0, align 8
  %1599 = getelementptr inbounds nuw i8, ptr %1598, i64 37656
  %1600 = load i64, ptr %1599, align 8
  %1601 = icmp eq i64 %1597, %1600
  br i1 %1601, label %1867, label %1602

1602:
  %1603 = add i64 %1600, -1
  %1604 = icmp eq i64 %1597, %1603
  br i1 %1604, label %1605, label %1609

1605:
  %1606 = load ptr, ptr %9, align 8
  %1607 = getelementptr inbounds nuw i8, ptr %1606, i64 4
  %1608 = load i32, ptr %1607, align 4
  switch i32 %1608, label %1609 [
    i32 4, label %1867
    i32 0, label %1867
  ]

1609:
  %1610 = call preserve_allcc i1 @open_page(ptr %0, i64 %1594)
  br i1 %1610, label %2393, label %1869

1611:
  br i1 %1579, label %1630, label %1612

1612:
  %1613 = lshr i64 %1524, 5
  %1614 = load ptr, ptr %1134, align 8
  %1615 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1614, i64 %1613
  %1616 = load atomic i64, ptr %1615 acquire, align 8
  %1617 = load ptr, ptr %0, align 8
  %1618 = getelementptr inbounds nuw i8, ptr %1617, i64 37656
  %1619 = load i64, ptr %1618, align 8
  %1620 = icmp eq i64 %1616, %1619
  br i1 %1620, label %1630, label %1621

1621:
  %1622 = add i64 %1619, -1
  %1623 = icmp eq i64 %1616, %1622
  br i1 %1623, label %1624, label %1628

1624:
  %1625 = load ptr, ptr %9, align 8
  %1626 = getelementptr inbounds nuw i8, ptr %1625, i64 4
  %1627 = load i32, ptr %1626, align 4
  switch i32 %1627, label %1628 [
    i32 4, label %1630
    i32 0, label %1630
  ]

1628:
  %1629 = call preserve_allcc i1 @open_page(ptr %0, i64 %1613)
  br i1 %1629, label %1630, label %1868

1630:
  %1631 = load i64, ptr %1531, align 8
  %1632 = load i64, ptr %1135, align 8
  %1633 = icmp eq i64 %1631, %1632
  br i1 %1633, label %1634, label %1690

1634:
  %1635 = load ptr, ptr %9, align 8
  %1636 = getelementptr inbounds nuw i8, ptr %1635, i64 4
  %1637 = load i32, ptr %1636, align 4
  switch i32 %1637, label %1656 [
    i32 4, label %1638
    i32 0, label %1638
  ]

1638:
  %1639 = getelementptr inbounds nuw i8, ptr %1531, i64 32
  %1640 = load i64, ptr %1639, align 8
  %1641 = icmp eq i64 %1640, %1126
  br i1 %1641, label %1642, label %1690

1642:
  %1643 = getelementptr inbounds nuw i8, ptr %1531, i64 56
  %1644 = load i32, ptr %1643, align 8
  %1645 = xor i32 %1644, -1
  %1646 = and i32 %1525, %1645
  %1647 = icmp eq i32 %1646, 0
  br i1 %1647, label %1648, label %1690

1648:
  %1649 = getelementptr inbounds nuw i8, ptr %1531, i64 48
  %1650 = load i32, ptr %1649, align 8
  %1651 = getelementptr inbounds nuw i8, ptr %1531, i64 52
  %1652 = load i32, ptr %1651, align 4
  %1653 = or i32 %1652, %1650
  %1654 = and i32 %1653, %1525
  %1655 = icmp eq i32 %1654, 0
  br i1 %1655, label %1867, label %1690

1656:
  br i1 %1140, label %1690, label %1657

1657:
  %1658 = getelementptr inbounds nuw i8, ptr %1531, i64 48
  %1659 = load i32, ptr %1658, align 8
  %1660 = xor i32 %1659, -1
  %1661 = and i32 %1525, %1660
  %1662 = icmp eq i32 %1661, 0
  br i1 %1662, label %1663, label %1690

1663:
  %1664 = getelementptr inbounds nuw i8, ptr %1531, i64 16
  %1665 = load i64, ptr %1664, align 8
  %1666 = and i64 %1665, 120
  %1667 = icmp eq i64 %1666, 120
  br i1 %1667, label %1668, label %1690

1668:
  %1669 = icmp ugt i64 %1665, -1099511627777
  %1670 = xor i64 %1665, %1125
  %1671 = icmp ult i64 %1670, 16777216
  %1672 = select i1 %1669, i1 true, i1 %1671
  br i1 %1672, label %1673, label %1690

1673:
  %1674 = and i64 %1665, 7
  %1675 = icmp ne i64 %1674, 0
  %1676 = and i64 %1670, 7
  %1677 = icmp eq i64 %1676, 0
  %1678 = select i1 %1675, i1 %1677, i1 false
  br i1 %1678, label %1679, label %1690

1679:
  %1680 = getelementptr inbounds nuw i8, ptr %1531, i64 52
  %1681 = load i32, ptr %1680, align 4
  %1682 = getelementptr inbounds nuw i8, ptr %1531, i64 56
  %1683 = load i32, ptr %1682, align 8
  %1684 = or i32 %1683, %1681
  %1685 = getelementptr inbounds nuw i8, ptr %1531, i64 60
  %1686 = load i32, ptr %1685, align 4
  %1687 = or i32 %1684, %1686
  %1688 = and i32 %1687, %1525
  %1689 = icmp eq i32 %1688, 0
  br i1 %1689, label %1867, label %1690

1690:
  %1691 = load i8, ptr %1128, align 4
  %1692 = trunc nuw i8 %1691 to i1
  br i1 %1692, label %1745, label %1693

1693:
  %1694 = load ptr, ptr %0, align 8
  %1695 = getelementptr inbounds nuw i8, ptr %1694, i64 37688
  %1696 = load i32, ptr %1695, align 8
  %1697 = icmp eq i32 %1696, 0
  br i1 %1697, label %1698, label %1707

1698:
  %1699 = getelementptr inbounds nuw i8, ptr %1531, i64 8
  br label %1700

1700:
  %1701 = atomicrmw or ptr %1699, i64 1 acquire, align 8
  %1702 = and i64 %1701, 1
  %1703 = icmp eq i64 %1702, 0
  br i1 %1703, label %1704, label %1700

1704:
  %1705 = load i8, ptr %1128, align 4
  %1706 = trunc nuw i8 %1705 to i1
  br i1 %1706, label %1745, label %1707

1707:
  %1708 = load ptr, ptr %1134, align 8
  %1709 = lshr i64 %1524, 5
  %1710 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1708, i64 %1709
  %1711 = getelementptr inbounds nuw i8, ptr %1710, i64 8
  %1712 = and i64 %1524, 31
  %1713 = getelementptr inbounds nuw i64, ptr %1711, i64 %1712
  %1714 = load atomic i64, ptr %1713 monotonic, align 8
  %1715 = icmp eq i64 %1714, -1
  br i1 %1715, label %1745, label %1716

1716:
  %1717 = load ptr, ptr %0, align 8
  %1718 = getelementptr inbounds nuw i8, ptr %1717, i64 37688
  %1719 = load i32, ptr %1718, align 8
  %1720 = icmp eq i32 %1719, 0
  br i1 %1720, label %1722, label %1721

1721:
  store i64 -1, ptr %1713, align 8
  br label %1724

1722:
  %1723 = atomicrmw xchg ptr %1713, i64 -1 monotonic, align 8
  br label %1724

1724:
  %1725 = phi i64 [ %1714, %1721 ], [ %1723, %1722 ]
  %1726 = load i64, ptr %1135, align 8
  store i64 %1726, ptr %1531, align 8
  %1727 = and i64 %1725, 5
  %1728 = icmp ne i64 %1727, 0
  %1729 = sext i1 %1728 to i32
  %1730 = getelementptr inbounds nuw i8, ptr %1531, i64 48
  store i32 %1729, ptr %1730, align 8
  %1731 = shl i64 %1725, 62
  %1732 = ashr i64 %1731, 63
  %1733 = trunc nsw i64 %1732 to i32
  %1734 = getelementptr inbounds nuw i8, ptr %1531, i64 56
  store i32 %1733, ptr %1734, align 8
  %1735 = getelementptr inbounds nuw i8, ptr %1531, i64 60
  store i32 0, ptr %1735, align 4
  %1736 = getelementptr inbounds nuw i8, ptr %1531, i64 52
  store i32 0, ptr %1736, align 4
  %1737 = and i64 %1725, -8
  %1738 = getelementptr inbounds nuw i8, ptr %1531, i64 16
  %1739 = getelementptr inbounds nuw i8, ptr %1531, i64 32
  store i64 %1737, ptr %1739, align 8
  store i64 %1737, ptr %1738, align 8
  %1740 = and i64 %1725, 1
  %1741 = icmp eq i64 %1740, 0
  br i1 %1741, label %1742, label %1745

1742:
  %1743 = and i64 %1725, -16777216
  %1744 = add i64 %1743, -16777096
  store i64 %1744, ptr %1738, align 8
  br label %1745

1745:
  %1746 = phi i1 [ true, %1704 ], [ %1697, %1742 ], [ %1697, %1724 ], [ %1697, %1707 ], [ false, %1690 ]
  %1747 = load i64, ptr %1531, align 8
  %1748 = load i64, ptr %1135, align 8
  %1749 = icmp eq i64 %1747, %1748
  br i1 %1749, label %1791, label %1750

1750:
  %1751 = load ptr, ptr %9, align 8
  %1752 = getelementptr inbounds nuw i8, ptr %1751, i64 4
  %1753 = load i32, ptr %1752, align 4
  %1754 = and i32 %1753, -5
  %1755 = icmp eq i32 %1754, 0
  %1756 = select i1 %1755, i32 2, i32 0
  store i64 %1748, ptr %1531, align 8
  %1757 = getelementptr inbounds nuw i8, ptr %1531, i64 48
  %1758 = getelementptr inbounds nuw i8, ptr %1531, i64 60
  store i32 0, ptr %1758, align 4
  %1759 = getelementptr inbounds nuw i8, ptr %1531, i64 56
  store i32 0, ptr %1759, align 8
  %1760 = getelementptr inbounds nuw i8, ptr %1531, i64 52
  store i32 0, ptr %1760, align 4
  store i32 0, ptr %1757, align 8
  %1761 = getelementptr inbounds nuw i8, ptr %1531, i64 8
  store i64 0, ptr %1761, align 8
  br i1 %1142, label %1762, label %1763

1762:
  call preserve_allcc void @remember(ptr %0, ptr %1531, i32 %1756, i64 %1126, i32 %1525)
  br label %1844

1763:
  %1764 = zext nneg i32 %1756 to i64
  %1765 = getelementptr inbounds nuw i32, ptr %1757, i64 %1764
  store i32 %1525, ptr %1765, align 4
  %1766 = getelementptr inbounds nuw i8, ptr %1531, i64 16
  %1767 = getelementptr inbounds nuw i64, ptr %1766, i64 %1764
  store i64 %1126, ptr %1767, align 8
  switch i32 %1753, label %1844 [
    i32 4, label %1768
    i32 0, label %1768
  ]

1768:
  %1769 = load ptr, ptr %0, align 8
  %1770 = getelementptr inbounds nuw i8, ptr %1769, i64 37692
  %1771 = load i32, ptr %1770, align 4
  %1772 = icmp eq i32 %1771, 0
  br i1 %1772, label %1773, label %1844

1773:
  %1774 = load i32, ptr %1757, align 8
  %1775 = load i32, ptr %1760, align 4
  %1776 = or i32 %1775, %1774
  %1777 = icmp eq i32 %1776, 0
  br i1 %1777, label %1778, label %1844

1778:
  %1779 = getelementptr inbounds nuw i8, ptr %1531, i64 32
  %1780 = load i64, ptr %1779, align 8
  %1781 = and i64 %1780, 71
  %1782 = icmp eq i64 %1781, 64
  br i1 %1782, label %1783, label %1844

1783:
  store i32 -1, ptr %1759, align 8
  store i32 0, ptr %1758, align 4
  %1784 = and i64 %1780, 120
  %1785 = icmp eq i64 %1784, 120
  %1786 = shl i64 %1748, 10
  %1787 = lshr i64 %1780, 15
  %1788 = and i64 %1787, 1023
  %1789 = select i1 %1785, i64 1023, i64 %1788
  %1790 = or disjoint i64 %1789, %1786
  store i64 %1790, ptr %1761, align 8
  br label %1844

1791:
  %1792 = load i8, ptr %1128, align 4
  %1793 = trunc nuw i8 %1792 to i1
  br i1 %1793, label %1842, label %1794

1794:
  %1795 = load ptr, ptr %9, align 8
  %1796 = getelementptr inbounds nuw i8, ptr %1795, i64 4
  %1797 = load i32, ptr %1796, align 4
  %1798 = and i32 %1797, -5
  %1799 = icmp eq i32 %1798, 0
  %1800 = select i1 %1799, i32 2, i32 0
  br i1 %1142, label %1842, label %1801

1801:
  %1802 = getelementptr inbounds nuw i8, ptr %1531, i64 48
  %1803 = load i32, ptr %1802, align 8
  %1804 = getelementptr inbounds nuw i8, ptr %1531, i64 52
  %1805 = load i32, ptr %1804, align 4
  %1806 = or i32 %1805, %1803
  %1807 = getelementptr inbounds nuw i8, ptr %1531, i64 56
  %1808 = load i32, ptr %1807, align 8
  %1809 = or i32 %1806, %1808
  %1810 = getelementptr inbounds nuw i8, ptr %1531, i64 60
  %1811 = load i32, ptr %1810, align 4
  %1812 = or i32 %1809, %1811
  %1813 = and i32 %1812, %1525
  %1814 = icmp eq i32 %1813, 0
  br i1 %1814, label %1815, label %1842

1815:
  %1816 = zext nneg i32 %1800 to i64
  %1817 = getelementptr inbounds nuw i32, ptr %1802, i64 %1816
  %1818 = load i32, ptr %1817, align 4
  %1819 = icmp eq i32 %1818, 0
  br i1 %1819, label %1835, label %1820

1820:
  %1821 = getelementptr inbounds nuw i8, ptr %1531, i64 16
  %1822 = getelementptr inbounds nuw i64, ptr %1821, i64 %1816
  %1823 = load i64, ptr %1822, align 8
  %1824 = icmp ne i64 %1823, %1126
  %1825 = zext i1 %1824 to i32
  %1826 = or disjoint i32 %1800, %1825
  %1827 = zext nneg i32 %1826 to i64
  %1828 = getelementptr inbounds nuw i32, ptr %1802, i64 %1827
  %1829 = load i32, ptr %1828, align 4
  %1830 = icmp eq i32 %1829, 0
  br i1 %1830, label %1835, label %1831

1831:
  %1832 = getelementptr inbounds nuw i64, ptr %1821, i64 %1827
  %1833 = load i64, ptr %1832, align 8
  %1834 = icmp eq i64 %1833, %1126
  br i1 %1834, label %1835, label %1842

1835:
  %1836 = phi ptr [ %1828, %1831 ], [ %1828, %1820 ], [ %1817, %1815 ]
  %1837 = phi i64 [ %1827, %1831 ], [ %1827, %1820 ], [ %1816, %1815 ]
  %1838 = getelementptr inbounds nuw i8, ptr %1531, i64 16
  %1839 = getelementptr inbounds nuw i64, ptr %1838, i64 %1837
  store i64 %1126, ptr %1839, align 8
  %1840 = load i32, ptr %1836, align 4
  %1841 = or i32 %1840, %1525
  store i32 %1841, ptr %1836, align 4
  br label %1844

1842:
  %1843 = call preserve_allcc i1 @judge_again(ptr %0, ptr %1531, i64 %1126, i32 %1525)
  br i1 %1843, label %1844, label %1860

1844:
  br i1 %1139, label %1845, label %1858

1845:
  %1846 = load ptr, ptr %0, align 8
  %1847 = getelementptr inbounds nuw i8, ptr %1846, i64 41808
  %1848 = load i64, ptr %1847, align 8
  %1849 = load ptr, ptr %9, align 8
  %1850 = getelementptr inbounds nuw i8, ptr %1849, i64 8
  %1851 = load i32, ptr %1850, align 8
  %1852 = icmp eq i32 %1851, 1
  %1853 = load ptr, ptr %1143, align 8
  br i1 %1852, label %1854, label %1856

1854:
  %1855 = trunc i64 %1848 to i8
  store i8 %1855, ptr %1853, align 1
  br label %1858

1856:
  %1857 = trunc i64 %1848 to i32
  store i32 %1857, ptr %1853, align 1
  br label %1858

1858:
  br i1 %1746, label %1864, label %1859

1859:
  br label %2393

1860:
  br i1 %1746, label %1861, label %1868

1861:
  %1862 = getelementptr inbounds nuw i8, ptr %1531, i64 8
  %1863 = atomicrmw and ptr %1862, i64 -2 release, align 8
  br label %1868

1864:
  %1865 = getelementptr inbounds nuw i8, ptr %1531, i64 8
  %1866 = atomicrmw and ptr %1865, i64 -2 release, align 8
  br label %2393

1867:
  br label %2393

1868:
  br label %1869

1869:
  call preserve_allcc void @suspect(ptr %0)
  br label %2393

1870:
  %1871 = phi i1 [ true, %1120 ], [ false, %865 ], [ false, %852 ], [ true, %1090 ], [ true, %1095 ], [ true, %1100 ], [
      false, %910 ], [ false, %810 ], [ false, %861 ], [ false, %1053 ], [ false, %1062 ], [ false, %1047 ]
  %1872 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %1873 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %1874 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %1875 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %1876 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %1877 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %1878 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %1879 = getelementptr inbounds nuw i8, ptr %0, i64 110
  %1880 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %1881 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %1882 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %1883

1883:
  %1884 = phi i32 [ %3, %1870 ], [ %2391, %2389 ]
  %1885 = tail call i32 @llvm.cttz.i32(i32 %1884, i1 true)
  br i1 %1871, label %1886, label %2383

1886:
  %1887 = load i8, ptr %1872, align 4
  %1888 = trunc nuw i8 %1887 to i1
  %1889 = zext nneg i32 %1885 to i64
  %1890 = getelementptr inbounds nuw i64, ptr %7, i64 %1889
  %1891 = load i64, ptr %1890, align 8
  %1892 = and i64 %1891, 4294967295
  %1893 = select i1 %1888, i64 %1892, i64 %1891
  %1894 = load i64, ptr %1873, align 8
  %1895 = sub i64 %1893, %1894
  %1896 = load i64, ptr %1874, align 8
  %1897 = inttoptr i64 %1896 to ptr
  %1898 = getelementptr inbounds nuw i8, ptr %1897, i64 %1895
  store ptr %1898, ptr %1875, align 8
  %1899 = load i64, ptr %1876, align 8
  %1900 = shl nuw nsw i32 %1885, 7
  %1901 = or disjoint i32 %1900, 16440
  %1902 = zext nneg i32 %1901 to i64
  %1903 = or i64 %1899, %1902
  %1904 = and i64 %1895, 127
  %1905 = lshr i64 %1895, 7
  %1906 = load ptr, ptr %9, align 8
  %1907 = getelementptr inbounds nuw i8, ptr %1906, i64 8
  %1908 = load i32, ptr %1907, align 8
  %1909 = zext i32 %1908 to i64
  %1910 = add nsw i64 %1904, -1
  %1911 = add nsw i64 %1910, %1909
  %1912 = lshr i64 %1904, 2
  %1913 = trunc nuw nsw i64 %1912 to i32
  %1914 = shl nsw i32 -1, %1913
  %1915 = tail call i64 @llvm.umin.i64(i64 %1911, i64 127)
  %1916 = lshr i64 %1915, 2
  %1917 = trunc nuw nsw i64 %1916 to i32
  %1918 = xor i32 %1917, 31
  %1919 = lshr i32 -1, %1918
  %1920 = and i32 %1919, %1914
  %1921 = load ptr, ptr %1877, align 8
  %1922 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1921, i64 %1905
  %1923 = icmp eq i32 %1920, 0
  br i1 %1923, label %2389, label %1924

1924:
  %1925 = and i64 %1895, -128
  %1926 = load i64, ptr %1878, align 8
  %1927 = icmp ult i64 %1925, %1926
  br i1 %1927, label %1928, label %2389

1928:
  %1929 = load ptr, ptr %0, align 8
  br i1 %1888, label %1930, label %1962

1930:
  %1931 = getelementptr inbounds nuw i8, ptr %1929, i64 37696
  %1932 = load i32, ptr %1931, align 8
  %1933 = icmp eq i32 %1932, 0
  br i1 %1933, label %1962, label %1934

1934:
  %1935 = getelementptr inbounds nuw i8, ptr %1906, i64 4
  %1936 = load i32, ptr %1935, align 4
  switch i32 %1936, label %1937 [
    i32 5, label %1944
    i32 2, label %1944
    i32 1, label %1944
    i32 6, label %1944
  ]

1937:
  %1938 = load ptr, ptr %1880, align 8
  %1939 = getelementptr inbounds nuw i32, ptr %1938, i64 %1905
  %1940 = load i32, ptr %1939, align 4
  %1941 = xor i32 %1940, -1
  %1942 = and i32 %1920, %1941
  %1943 = icmp eq i32 %1942, 0
  br i1 %1943, label %1962, label %2368

1944:
  %1945 = icmp ugt i32 %1908, 3
  br i1 %1945, label %1946, label %1952

1946:
  %1947 = load ptr, ptr %1880, align 8
  %1948 = getelementptr inbounds nuw i32, ptr %1947, i64 %1905
  %1949 = load i32, ptr %1948, align 4
  %1950 = or i32 %1949, %1920
  store i32 %1950, ptr %1948, align 4
  %1951 = load ptr, ptr %0, align 8
  br label %1962

1952:
  %1953 = load i8, ptr %1879, align 2
  %1954 = trunc nuw i8 %1953 to i1
  br i1 %1954, label %1955, label %1962

1955:
  %1956 = load ptr, ptr %1880, align 8
  %1957 = getelementptr inbounds nuw i32, ptr %1956, i64 %1905
  %1958 = load i32, ptr %1957, align 4
  %1959 = xor i32 %1958, -1
  %1960 = and i32 %1920, %1959
  %1961 = icmp eq i32 %1960, 0
  br i1 %1961, label %1962, label %2368

1962:
  %1963 = phi ptr [ %1951, %1946 ], [ %1929, %1952 ], [ %1929, %1937 ], [ %1929, %1955 ], [ %1929, %1930 ], [ %1929,
      %1928 ]
  %1964 = getelementptr inbounds nuw i8, ptr %1963, i64 37704
  %1965 = load i32, ptr %1964, align 8
  %1966 = icmp eq i32 %1965, 0
  %1967 = load i8, ptr %1872, align 4
  %1968 = trunc nuw i8 %1967 to i1
  br i1 %1966, label %1969, label %1992

1969:
  br i1 %1968, label %2389, label %1970

1970:
  %1971 = load ptr, ptr %9, align 8
  %1972 = getelementptr inbounds nuw i8, ptr %1971, i64 4
  %1973 = load i32, ptr %1972, align 4
  switch i32 %1973, label %1974 [
    i32 4, label %2389
    i32 0, label %2389
  ]

1974:
  %1975 = lshr i64 %1895, 12
  %1976 = load ptr, ptr %1881, align 8
  %1977 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1976, i64 %1975
  %1978 = load atomic i64, ptr %1977 acquire, align 8
  %1979 = load ptr, ptr %0, align 8
  %1980 = getelementptr inbounds nuw i8, ptr %1979, i64 37656
  %1981 = load i64, ptr %1980, align 8
  %1982 = icmp eq i64 %1978, %1981
  br i1 %1982, label %2389, label %1983

1983:
  %1984 = add i64 %1981, -1
  %1985 = icmp eq i64 %1978, %1984
  br i1 %1985, label %1986, label %1990

1986:
  %1987 = load ptr, ptr %9, align 8
  %1988 = getelementptr inbounds nuw i8, ptr %1987, i64 4
  %1989 = load i32, ptr %1988, align 4
  switch i32 %1989, label %1990 [
    i32 4, label %2389
    i32 0, label %2389
  ]

1990:
  %1991 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %1975)
  br i1 %1991, label %2389, label %2368

1992:
  br i1 %1968, label %2011, label %1993

1993:
  %1994 = lshr i64 %1895, 12
  %1995 = load ptr, ptr %1881, align 8
  %1996 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1995, i64 %1994
  %1997 = load atomic i64, ptr %1996 acquire, align 8
  %1998 = load ptr, ptr %0, align 8
  %1999 = getelementptr inbounds nuw i8, ptr %1998, i64 37656
  %2000 = load i64, ptr %1999, align 8
  %2001 = icmp eq i64 %1997, %2000
  br i1 %2001, label %2011, label %2002

2002:
  %2003 = add i64 %2000, -1
  %2004 = icmp eq i64 %1997, %2003
  br i1 %2004, label %2005, label %2009

2005:
  %2006 = load ptr, ptr %9, align 8
  %2007 = getelementptr inbounds nuw i8, ptr %2006, i64 4
  %2008 = load i32, ptr %2007, align 4
  switch i32 %2008, label %2009 [
    i32 4, label %2011
    i32 0, label %2011
  ]

2009:
  %2010 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %1994)
  br i1 %2010, label %2011, label %2368

2011:
  %2012 = load i8, ptr %1872, align 4
  %2013 = trunc nuw i8 %2012 to i1
  br i1 %2013, label %2073, label %2014

2014:
  %2015 = icmp eq i32 %1920, -1
  %2016 = and i64 %1899, 7
  %2017 = icmp eq i64 %2016, 0
  %2018 = and i1 %2017, %2015
  %2019 = and i64 %1899, 64
  %2020 = icmp eq i64 %2019, 0
  %2021 = select i1 %2018, i1 %2020, i1 false
  br i1 %2021, label %2022, label %2073

2022:
  %2023 = load ptr, ptr %9, align 8
  %2024 = getelementptr inbounds nuw i8, ptr %2023, i64 4
  %2025 = load i32, ptr %2024, align 4
  %2026 = icmp eq i32 %2025, 4
  br i1 %2026, label %2073, label %2027

2027:
  %2028 = load ptr, ptr %0, align 8
  %2029 = load ptr, ptr %1881, align 8
  %2030 = lshr i64 %1895, 12
  %2031 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2029, i64 %2030
  %2032 = getelementptr inbounds nuw i8, ptr %2031, i64 8
  %2033 = and i64 %1905, 31
  %2034 = getelementptr inbounds nuw i64, ptr %2032, i64 %2033
  %2035 = icmp eq i32 %2025, 0
  %2036 = load atomic i64, ptr %2034 monotonic, align 8
  %2037 = select i1 %2035, i64 2, i64 1
  %2038 = icmp eq i64 %2036, 0
  br i1 %2038, label %2039, label %2041

2039:
  %2040 = or disjoint i64 %2037, %1903
  br label %2062

2041:
  %2042 = and i64 %2036, -8
  %2043 = icmp eq i64 %2042, %1903
  br i1 %2043, label %2044, label %2046

2044:
  %2045 = or i64 %2036, %2037
  br label %2062

2046:
  %2047 = xor i64 %2036, %1899
  %2048 = icmp ult i64 %2047, 1099511627776
  br i1 %2048, label %2049, label %2073

2049:
  %2050 = lshr i64 %2036, 24
  %2051 = and i64 %2050, 65535
  %2052 = lshr i64 %1899, 24
  %2053 = and i64 %2052, 65535
  %2054 = icmp samesign ult i64 %2051, %2053
  br i1 %2054, label %2055, label %2073

2055:
  %2056 = and i64 %2036, 5
  %2057 = icmp ne i64 %2056, 0
  %2058 = and i1 %2035, %2057
  %2059 = select i1 %2058, i64 4, i64 0
  %2060 = or disjoint i64 %1903, %2059
  %2061 = or disjoint i64 %2060, %2037
  br label %2062

2062:
  %2063 = phi i64 [ %2061, %2055 ], [ %2045, %2044 ], [ %2040, %2039 ]
  %2064 = getelementptr inbounds nuw i8, ptr %2028, i64 37688
  %2065 = load i32, ptr %2064, align 8
  %2066 = icmp eq i32 %2065, 0
  br i1 %2066, label %2068, label %2067

2067:
  store i64 %2063, ptr %2034, align 8
  br label %2389

2068:
  %2069 = icmp eq i64 %2036, %2063
  br i1 %2069, label %2389, label %2070

2070:
  %2071 = cmpxchg ptr %2034, i64 %2036, i64 %2063 monotonic monotonic, align 8
  %2072 = extractvalue { i64, i1 } %2071, 1
  br i1 %2072, label %2389, label %2073

2073:
  %2074 = load i64, ptr %1922, align 8
  %2075 = load i64, ptr %1882, align 8
  %2076 = icmp eq i64 %2074, %2075
  br i1 %2076, label %2077, label %2138

2077:
  %2078 = load ptr, ptr %9, align 8
  %2079 = getelementptr inbounds nuw i8, ptr %2078, i64 4
  %2080 = load i32, ptr %2079, align 4
  switch i32 %2080, label %2099 [
    i32 4, label %2081
    i32 0, label %2081
  ]

2081:
  %2082 = getelementptr inbounds nuw i8, ptr %1922, i64 32
  %2083 = load i64, ptr %2082, align 8
  %2084 = icmp eq i64 %2083, %1903
  br i1 %2084, label %2085, label %2138

2085:
  %2086 = getelementptr inbounds nuw i8, ptr %1922, i64 56
  %2087 = load i32, ptr %2086, align 8
  %2088 = xor i32 %2087, -1
  %2089 = and i32 %1920, %2088
  %2090 = icmp eq i32 %2089, 0
  br i1 %2090, label %2091, label %2138

2091:
  %2092 = getelementptr inbounds nuw i8, ptr %1922, i64 48
  %2093 = load i32, ptr %2092, align 8
  %2094 = getelementptr inbounds nuw i8, ptr %1922, i64 52
  %2095 = load i32, ptr %2094, align 4
  %2096 = or i32 %2095, %2093
  %2097 = and i32 %2096, %1920
  %2098 = icmp eq i32 %2097, 0
  br i1 %2098, label %2389, label %2138

2099:
  %2100 = and i64 %1899, 7
  %2101 = icmp eq i64 %2100, 0
  %2102 = and i64 %1899, 6
  %2103 = icmp eq i64 %2102, 6
  %2104 = or i1 %2101, %2103
  br i1 %2104, label %2138, label %2105

2105:
  %2106 = getelementptr inbounds nuw i8, ptr %1922, i64 48
  %2107 = load i32, ptr %2106, align 8
  %2108 = xor i32 %2107, -1
  %2109 = and i32 %1920, %2108
  %2110 = icmp eq i32 %2109, 0
  br i1 %2110, label %2111, label %2138

2111:
  %2112 = getelementptr inbounds nuw i8, ptr %1922, i64 16
  %2113 = load i64, ptr %2112, align 8
  %2114 = and i64 %2113, 120
  %2115 = icmp eq i64 %2114, 120
  br i1 %2115, label %2116, label %2138

2116:
  %2117 = icmp ugt i64 %2113, -1099511627777
  %2118 = xor i64 %2113, %1899
  %2119 = icmp ult i64 %2118, 16777216
  %2120 = select i1 %2117, i1 true, i1 %2119
  br i1 %2120, label %2121, label %2138

2121:
  %2122 = and i64 %2113, 7
  %2123 = icmp ne i64 %2122, 0
  %2124 = and i64 %2118, 7
  %2125 = icmp eq i64 %2124, 0
  %2126 = select i1 %2123, i1 %2125, i1 false
  br i1 %2126, label %2127, label %2138

2127:
  %2128 = getelementptr inbounds nuw i8, ptr %1922, i64 52
  %2129 = load i32, ptr %2128, align 4
  %2130 = getelementptr inbounds nuw i8, ptr %1922, i64 56
  %2131 = load i32, ptr %2130, align 8
  %2132 = or i32 %2131, %2129
  %2133 = getelementptr inbounds nuw i8, ptr %1922, i64 60
  %2134 = load i32, ptr %2133, align 4
  %2135 = or i32 %2132, %2134
  %2136 = and i32 %2135, %1920
  %2137 = icmp eq i32 %2136, 0
  br i1 %2137, label %2389, label %2138

2138:
  %2139 = load i8, ptr %1872, align 4
  %2140 = trunc nuw i8 %2139 to i1
  br i1 %2140, label %2193, label %2141

2141:
  %2142 = load ptr, ptr %0, align 8
  %2143 = getelementptr inbounds nuw i8, ptr %2142, i64 37688
  %2144 = load i32, ptr %2143, align 8
  %2145 = icmp eq i32 %2144, 0
  br i1 %2145, label %2146, label %2155

2146:
  %2147 = getelementptr inbounds nuw i8, ptr %1922, i64 8
  br label %2148

2148:
  %2149 = atomicrmw or ptr %2147, i64 1 acquire, align 8
  %2150 = and i64 %2149, 1
  %2151 = icmp eq i64 %2150, 0
  br i1 %2151, label %2152, label %2148

2152:
  %2153 = load i8, ptr %1872, align 4
  %2154 = trunc nuw i8 %2153 to i1
  br i1 %2154, label %2193, label %2155

2155:
  %2156 = load ptr, ptr %1881, align 8
  %2157 = lshr i64 %1895, 12
  %2158 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2156, i64 %2157
  %2159 = getelementptr inbounds nuw i8, ptr %2158, i64 8
  %2160 = and i64 %1905, 31
  %2161 = getelementptr inbounds nuw i64, ptr %2159, i64 %2160
  %2162 = load atomic i64, ptr %2161 monotonic, align 8
  %2163 = icmp eq i64 %2162, -1
  br i1 %2163, label %2193, label %2164

2164:
  %2165 = load ptr, ptr %0, align 8
  %2166 = getelementptr inbounds nuw i8, ptr %2165, i64 37688
  %2167 = load i32, ptr %2166, align 8
  %2168 = icmp eq i32 %2167, 0
  br i1 %2168, label %2170, label %2169

2169:
  store i64 -1, ptr %2161, align 8
  br label %2172

2170:
  %2171 = atomicrmw xchg ptr %2161, i64 -1 monotonic, align 8
  br label %2172

2172:
  %2173 = phi i64 [ %2162, %2169 ], [ %2171, %2170 ]
  %2174 = load i64, ptr %1882, align 8
  store i64 %2174, ptr %1922, align 8
  %2175 = and i64 %2173, 5
  %2176 = icmp ne i64 %2175, 0
  %2177 = sext i1 %2176 to i32
  %2178 = getelementptr inbounds nuw i8, ptr %1922, i64 48
  store i32 %2177, ptr %2178, align 8
  %2179 = shl i64 %2173, 62
  %2180 = ashr i64 %2179, 63
  %2181 = trunc nsw i64 %2180 to i32
  %2182 = getelementptr inbounds nuw i8, ptr %1922, i64 56
  store i32 %2181, ptr %2182, align 8
  %2183 = getelementptr inbounds nuw i8, ptr %1922, i64 60
  store i32 0, ptr %2183, align 4
  %2184 = getelementptr inbounds nuw i8, ptr %1922, i64 52
  store i32 0, ptr %2184, align 4
  %2185 = and i64 %2173, -8
  %2186 = getelementptr inbounds nuw i8, ptr %1922, i64 16
  %2187 = getelementptr inbounds nuw i8, ptr %1922, i64 32
  store i64 %2185, ptr %2187, align 8
  store i64 %2185, ptr %2186, align 8
  %2188 = and i64 %2173, 1
  %2189 = icmp eq i64 %2188, 0
  br i1 %2189, label %2190, label %2193

2190:
  %2191 = and i64 %2173, -16777216
  %2192 = add i64 %2191, -16777096
  store i64 %2192, ptr %2186, align 8
  br label %2193

2193:
  %2194 = phi i1 [ true, %2152 ], [ %2145, %2190 ], [ %2145, %2172 ], [ %2145, %2155 ], [ false, %2138 ]
  %2195 = load i64, ptr %1922, align 8
  %2196 = load i64, ptr %1882, align 8
  %2197 = icmp eq i64 %2195, %2196
  br i1 %2197, label %2236, label %2198

2198:
  %2199 = load ptr, ptr %9, align 8
  %2200 = getelementptr inbounds nuw i8, ptr %2199, i64 4
  %2201 = load i32, ptr %2200, align 4
  %2202 = and i32 %2201, -5
  %2203 = icmp eq i32 %2202, 0
  %2204 = select i1 %2203, i64 2, i64 0
  store i64 %2196, ptr %1922, align 8
  %2205 = getelementptr inbounds nuw i8, ptr %1922, i64 48
  %2206 = getelementptr inbounds nuw i8, ptr %1922, i64 60
  store i32 0, ptr %2206, align 4
  %2207 = getelementptr inbounds nuw i8, ptr %1922, i64 56
  store i32 0, ptr %2207, align 8
  %2208 = getelementptr inbounds nuw i8, ptr %1922, i64 52
  store i32 0, ptr %2208, align 4
  store i32 0, ptr %2205, align 8
  %2209 = getelementptr inbounds nuw i8, ptr %1922, i64 8
  store i64 0, ptr %2209, align 8
  %2210 = getelementptr inbounds nuw i32, ptr %2205, i64 %2204
  store i32 %1920, ptr %2210, align 4
  %2211 = getelementptr inbounds nuw i8, ptr %1922, i64 16
  %2212 = getelementptr inbounds nuw i64, ptr %2211, i64 %2204
  store i64 %1903, ptr %2212, align 8
  switch i32 %2201, label %2344 [
    i32 4, label %2213
    i32 0, label %2213
  ]

2213:
  %2214 = load ptr, ptr %0, align 8
  %2215 = getelementptr inbounds nuw i8, ptr %2214, i64 37692
  %2216 = load i32, ptr %2215, align 4
  %2217 = icmp eq i32 %2216, 0
  br i1 %2217, label %2218, label %2344

2218:
  %2219 = load i32, ptr %2205, align 8
  %2220 = load i32, ptr %2208, align 4
  %2221 = or i32 %2220, %2219
  %2222 = icmp eq i32 %2221, 0
  br i1 %2222, label %2223, label %2344

2223:
  %2224 = getelementptr inbounds nuw i8, ptr %1922, i64 32
  %2225 = load i64, ptr %2224, align 8
  %2226 = and i64 %2225, 71
  %2227 = icmp eq i64 %2226, 64
  br i1 %2227, label %2228, label %2344

2228:
  store i32 -1, ptr %2207, align 8
  store i32 0, ptr %2206, align 4
  %2229 = and i64 %2225, 120
  %2230 = icmp eq i64 %2229, 120
  %2231 = shl i64 %2196, 10
  %2232 = lshr i64 %2225, 15
  %2233 = and i64 %2232, 1023
  %2234 = select i1 %2230, i64 1023, i64 %2233
  %2235 = or disjoint i64 %2234, %2231
  store i64 %2235, ptr %2209, align 8
  br label %2344

2236:
  %2237 = load i8, ptr %1872, align 4
  %2238 = trunc nuw i8 %2237 to i1
  br i1 %2238, label %2290, label %2239

2239:
  %2240 = load ptr, ptr %9, align 8
  %2241 = getelementptr inbounds nuw i8, ptr %2240, i64 4
  %2242 = load i32, ptr %2241, align 4
  %2243 = and i32 %2242, -5
  %2244 = icmp eq i32 %2243, 0
  %2245 = select i1 %2244, i32 2, i32 0
  %2246 = getelementptr inbounds nuw i8, ptr %1922, i64 48
  %2247 = load i32, ptr %2246, align 8
  %2248 = getelementptr inbounds nuw i8, ptr %1922, i64 52
  %2249 = load i32, ptr %2248, align 4
  %2250 = or i32 %2249, %2247
  %2251 = getelementptr inbounds nuw i8, ptr %1922, i64 56
  %2252 = load i32, ptr %2251, align 8
  %2253 = or i32 %2250, %2252
  %2254 = getelementptr inbounds nuw i8, ptr %1922, i64 60
  %2255 = load i32, ptr %2254, align 4
  %2256 = or i32 %2253, %2255
  %2257 = and i32 %2256, %1920
  %2258 = icmp eq i32 %2257, 0
  br i1 %2258, label %2259, label %2290

2259:
  %2260 = zext nneg i32 %2245 to i64
  %2261 = getelementptr inbounds nuw i32, ptr %2246, i64 %2260
  %2262 = load i32, ptr %2261, align 4
  %2263 = icmp eq i32 %2262, 0
  br i1 %2263, label %2264, label %2266

2264:
  %2265 = getelementptr inbounds nuw i32, ptr %2246, i64 %2260
  br label %2283

2266:
  %2267 = getelementptr inbounds nuw i8, ptr %1922, i64 16
  %2268 = getelementptr inbounds nuw i64, ptr %2267, i64 %2260
  %2269 = load i64, ptr %2268, align 8
  %2270 = icmp ne i64 %2269, %1903
  %2271 = zext i1 %2270 to i32
  %2272 = or disjoint i32 %2245, %2271
  %2273 = zext nneg i32 %2272 to i64
  %2274 = getelementptr inbounds nuw i32, ptr %2246, i64 %2273
  %2275 = load i32, ptr %2274, align 4
  %2276 = icmp eq i32 %2275, 0
  %2277 = getelementptr inbounds nuw i32, ptr %2246, i64 %2273
  br i1 %2276, label %2283, label %2278

2278:
  %2279 = getelementptr inbounds nuw i8, ptr %1922, i64 16
  %2280 = getelementptr inbounds nuw i64, ptr %2279, i64 %2273
  %2281 = load i64, ptr %2280, align 8
  %2282 = icmp eq i64 %2281, %1903
  br i1 %2282, label %2283, label %2290

2283:
  %2284 = phi ptr [ %2265, %2264 ], [ %2277, %2266 ], [ %2277, %2278 ]
  %2285 = phi i64 [ %2260, %2264 ], [ %2273, %2266 ], [ %2273, %2278 ]
  %2286 = getelementptr inbounds nuw i8, ptr %1922, i64 16
  %2287 = getelementptr inbounds nuw i64, ptr %2286, i64 %2285
  store i64 %1903, ptr %2287, align 8
  %2288 = load i32, ptr %2284, align 4
  %2289 = or i32 %2288, %1920
  store i32 %2289, ptr %2284, align 4
  br label %2344

2290:
  %2291 = and i64 %1899, 64
  %2292 = icmp eq i64 %2291, 0
  br i1 %2292, label %2293, label %2342

2293:
  %2294 = getelementptr inbounds nuw i8, ptr %1922, i64 48
  %2295 = getelementptr inbounds nuw i8, ptr %1922, i64 56
  %2296 = load i32, ptr %2295, align 8
  %2297 = icmp eq i32 %2296, 0
  %2298 = getelementptr inbounds nuw i8, ptr %1922, i64 52
  %2299 = load i32, ptr %2298, align 4
  %2300 = getelementptr inbounds nuw i8, ptr %1922, i64 60
  %2301 = load i32, ptr %2300, align 4
  %2302 = or i32 %2301, %2299
  %2303 = icmp eq i32 %2302, 0
  br i1 %2303, label %2304, label %2342

2304:
  %2305 = load i32, ptr %2294, align 8
  %2306 = icmp eq i32 %2305, 0
  br i1 %2306, label %2311, label %2307

2307:
  %2308 = getelementptr inbounds nuw i8, ptr %1922, i64 16
  %2309 = load i64, ptr %2308, align 8
  %2310 = icmp eq i64 %2309, %1903
  br i1 %2310, label %2311, label %2342

2311:
  br i1 %2297, label %2316, label %2312

2312:
  %2313 = getelementptr inbounds nuw i8, ptr %1922, i64 32
  %2314 = load i64, ptr %2313, align 8
  %2315 = icmp eq i64 %2314, %1903
  br i1 %2315, label %2316, label %2342

2316:
  %2317 = load ptr, ptr %9, align 8
  %2318 = getelementptr inbounds nuw i8, ptr %2317, i64 4
  %2319 = load i32, ptr %2318, align 4
  switch i32 %2319, label %2323 [
    i32 4, label %2342
    i32 0, label %2320
  ]

2320:
  %2321 = getelementptr inbounds nuw i8, ptr %1922, i64 32
  store i64 %1903, ptr %2321, align 8
  %2322 = or i32 %2296, %1920
  store i32 %2322, ptr %2295, align 8
  br label %2344

2323:
  br i1 %2238, label %2324, label %2335

2324:
  %2325 = getelementptr inbounds nuw i8, ptr %1922, i64 8
  %2326 = load i64, ptr %2325, align 8
  %2327 = icmp eq i64 %2326, 0
  br i1 %2327, label %2335, label %2328

2328:
  %2329 = load ptr, ptr %0, align 8
  store i64 0, ptr %2325, align 8
  %2330 = getelementptr inbounds nuw i8, ptr %2329, i64 41816
  %2331 = load i64, ptr %2330, align 8
  %2332 = add i64 %2331, 1
  store i64 %2332, ptr %2330, align 8
  %2333 = load i32, ptr %2294, align 8
  %2334 = load i32, ptr %2295, align 8
  br label %2335

2335:
  %2336 = phi i32 [ %2334, %2328 ], [ %2296, %2324 ], [ %2296, %2323 ]
  %2337 = phi i32 [ %2333, %2328 ], [ %2305, %2324 ], [ %2305, %2323 ]
  %2338 = getelementptr inbounds nuw i8, ptr %1922, i64 16
  store i64 %1903, ptr %2338, align 8
  %2339 = or i32 %2337, %1920
  store i32 %2339, ptr %2294, align 8
  %2340 = xor i32 %1920, -1
  %2341 = and i32 %2336, %2340
  store i32 %2341, ptr %2295, align 8
  br label %2344

2342:
  %2343 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %1922, i64 %1903, i32 %1920)
  br i1 %2343, label %2344, label %2361

2344:
  %2345 = and i64 %1899, 6
  %2346 = icmp eq i64 %2345, 6
  br i1 %2346, label %2347, label %2360

2347:
  %2348 = load ptr, ptr %0, align 8
  %2349 = getelementptr inbounds nuw i8, ptr %2348, i64 41808
  %2350 = load i64, ptr %2349, align 8
  %2351 = load ptr, ptr %9, align 8
  %2352 = getelementptr inbounds nuw i8, ptr %2351, i64 8
  %2353 = load i32, ptr %2352, align 8
  %2354 = icmp eq i32 %2353, 1
  %2355 = load ptr, ptr %1875, align 8
  br i1 %2354, label %2356, label %2358

2356:
  %2357 = trunc i64 %2350 to i8
  store i8 %2357, ptr %2355, align 1
  br label %2360

2358:
  %2359 = trunc i64 %2350 to i32
  store i32 %2359, ptr %2355, align 1
  br label %2360

2360:
  br i1 %2194, label %2365, label %2389

2361:
  br i1 %2194, label %2362, label %2368

2362:
  %2363 = getelementptr inbounds nuw i8, ptr %1922, i64 8
  %2364 = atomicrmw and ptr %2363, i64 -2 release, align 8
  br label %2368

2365:
  %2366 = getelementptr inbounds nuw i8, ptr %1922, i64 8
  %2367 = atomicrmw and ptr %2366, i64 -2 release, align 8
  br label %2389

2368:
  %2369 = load ptr, ptr %0, align 8
  %2370 = load ptr, ptr %9, align 8
  %2371 = getelementptr inbounds nuw i8, ptr %2370, i64 20
  %2372 = load i32, ptr %2371, align 4
  %2373 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %2374 = load i32, ptr %2373, align 8
  %2375 = tail call i32 @llvm.cttz.i32(i32 %2374, i1 false)
  %2376 = getelementptr inbounds nuw i8, ptr %2369, i64 328
  store i32 22, ptr %2376, align 8
  %2377 = getelementptr inbounds nuw i8, ptr %2369, i64 332
  store i32 %2372, ptr %2377, align 4
  %2378 = getelementptr inbounds nuw i8, ptr %2369, i64 336
  store i32 %2375, ptr %2378, align 8
  %2379 = getelementptr inbounds nuw i8, ptr %2369, i64 352
  store i64 0, ptr %2379, align 8
  %2380 = getelementptr inbounds nuw i8, ptr %2369, i64 368
  store i32 0, ptr %2380, align 8
  %2381 = getelementptr inbounds nuw i8, ptr %2369, i64 360
  store i32 0, ptr %2381, align 8
  %2382 = getelementptr inbounds nuw i8, ptr %2369, i64 364
  store i32 0, ptr %2382, align 4
  br label %2393

2383:
  %2384 = zext nneg i32 %1885 to i64
  %2385 = getelementptr inbounds nuw i64, ptr %7, i64 %2384
  %2386 = load i64, ptr %2385, align 8
  %2387 = tail call preserve_allcc i32 @screen_place(ptr %0, ptr %1, ptr %2, i64 %2386, i32 %1885)
  %2388 = icmp eq i32 %2387, 0
  br i1 %2388, label %2389, label %2393

2389:
  %2390 = add i32 %1884, -1
  %2391 = and i32 %2390, %1884
  %2392 = icmp eq i32 %2391, 0
  br i1 %2392, label %2393, label %1883

2393:
  %2394 = phi i32 [ 0, %248 ], [ 1, %55 ], [ %70, %68 ], [ 1, %2368 ], [ %269, %268 ], [ 1, %252 ], [ 0, %1609 ], [ 0,
      %270 ], [ 0, %1072 ], [ 0, %1859 ], [ 1, %1076 ], [ 1, %1869 ], [ 0, %1072 ], [ 0, %1867 ], [ 0, %1864 ], [ 0,
      %776 ], [ 0, %248 ], [ 0, %997 ], [ 0, %2389 ], [ 1, %775 ], [ 1, %2383 ], [ 0, %1030 ]
  ret i32 %2394
}

define preserve_allcc i32 @ptxvm_screen_lines(ptr %0, ptr %1, ptr %2, i32 %3, ptr %4, i64 %5) #0 noimplicitfloat {
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 37712
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
  %61 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %62 = lshr i32 128, %60
  %63 = shl nuw nsw i32 %60, 3
  %64 = zext nneg i32 %63 to i64
  %65 = shl nuw nsw i32 %62, 7
  %66 = zext nneg i32 %65 to i64
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 37656
  %68 = zext i1 %55 to i64
  %69 = select i1 %55, i64 2, i64 1
  %70 = lshr i64 %26, 24
  %71 = and i64 %70, 65535
  %72 = getelementptr inbounds nuw i8, ptr %0, i64 37688
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
  %134 = getelementptr inbounds nuw i8, ptr %0, i64 37688
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
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 56
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 40
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 37656
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
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 41824
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
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 41816
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
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 37692
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
  %69 = getelementptr inbounds nuw i8, ptr %1, i64 14424
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
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 37704
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
  %170 = getelementptr inbounds nuw i8, ptr %0, i64 37696
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
  %220 = getelementptr inbounds nuw i8, ptr %0, i64 41816
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
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 37692
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
  %52 = getelementptr inbounds nuw i8, ptr %1, i64 14424
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
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %83 = getelementptr inbounds nuw i8, ptr %0, i64 37704
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
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %42 = load i32, ptr %41, align 8
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %120, label %44

44:
  %45 = getelementptr inbounds nuw i8, ptr %1, i64 14424
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
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 37692
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
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 41816
  %118 = load i64, ptr %117, align 8
  %119 = add i64 %118, 1
  store i64 %119, ptr %117, align 8
  br label %120

120:
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 37696
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
  %137 = getelementptr inbounds nuw i8, ptr %1, i64 14424
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %139 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %140 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %141 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 37692
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 41816
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
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 37692
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
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 14424
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
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %63 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 41816
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
  %8 = alloca %struct.Screening, align 8
  store ptr %0, ptr %8, align 8
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  store ptr %3, ptr %9, align 8
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 14424
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
  %29 = getelementptr inbounds nuw i8, ptr %8, i64 80
  store ptr %28, ptr %29, align 8
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %8, i64 72
  store ptr %31, ptr %32, align 8
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %34 = load i32, ptr %33, align 8
  %35 = icmp ne i32 %34, 0
  %36 = getelementptr inbounds nuw i8, ptr %8, i64 110
  %37 = zext i1 %35 to i8
  store i8 %37, ptr %36, align 2
  %38 = getelementptr inbounds nuw i8, ptr %8, i64 108
  store i8 1, ptr %38, align 4
  %39 = getelementptr inbounds nuw %struct.ScreenLine, ptr %25, i64 %4
  %40 = icmp ne i32 %6, 0
  %41 = shl nuw i64 %4, 7
  %42 = icmp ult i64 %41, %22
  %43 = select i1 %40, i1 %42, i1 false
  br i1 %43, label %44, label %232

44:
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %46 = load i32, ptr %45, align 8
  %47 = icmp eq i32 %46, 0
  br i1 %47, label %72, label %48

48:
  %49 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %50 = load i32, ptr %49, align 4
  switch i32 %50, label %51 [
    i32 5, label %57
    i32 2, label %57
    i32 1, label %57
    i32 6, label %57
  ]

51:
  %52 = getelementptr inbounds nuw i32, ptr %31, i64 %4
  %53 = load i32, ptr %52, align 4
  %54 = xor i32 %53, -1
  %55 = and i32 %6, %54
  %56 = icmp eq i32 %55, 0
  br i1 %56, label %72, label %232

57:
  %58 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %59 = load i32, ptr %58, align 8
  %60 = icmp ugt i32 %59, 3
  br i1 %60, label %61, label %65

61:
  %62 = getelementptr inbounds nuw i32, ptr %31, i64 %4
  %63 = load i32, ptr %62, align 4
  %64 = or i32 %63, %6
  store i32 %64, ptr %62, align 4
  br label %72

65:
  br i1 %35, label %66, label %72

66:
  %67 = getelementptr inbounds nuw i32, ptr %31, i64 %4
  %68 = load i32, ptr %67, align 4
  %69 = xor i32 %68, -1
  %70 = and i32 %6, %69
  %71 = icmp eq i32 %70, 0
  br i1 %71, label %72, label %232

72:
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 37704
  %74 = load i32, ptr %73, align 8
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %232, label %76

76:
  %77 = load i64, ptr %39, align 8
  %78 = icmp eq i64 %77, %17
  %79 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %80 = load i32, ptr %79, align 4
  br i1 %78, label %81, label %139

81:
  switch i32 %80, label %100 [
    i32 4, label %82
    i32 0, label %82
  ]

82:
  %83 = getelementptr inbounds nuw i8, ptr %39, i64 32
  %84 = load i64, ptr %83, align 8
  %85 = icmp eq i64 %84, %5
  br i1 %85, label %86, label %178

86:
  %87 = getelementptr inbounds nuw i8, ptr %39, i64 56
  %88 = load i32, ptr %87, align 8
  %89 = xor i32 %88, -1
  %90 = and i32 %6, %89
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %92, label %178

92:
  %93 = getelementptr inbounds nuw i8, ptr %39, i64 48
  %94 = load i32, ptr %93, align 8
  %95 = getelementptr inbounds nuw i8, ptr %39, i64 52
  %96 = load i32, ptr %95, align 4
  %97 = or i32 %96, %94
  %98 = and i32 %97, %6
  %99 = icmp eq i32 %98, 0
  br i1 %99, label %232, label %178

100:
  %101 = and i64 %5, 7
  %102 = icmp eq i64 %101, 0
  %103 = and i64 %5, 6
  %104 = icmp eq i64 %103, 6
  %105 = or i1 %102, %104
  br i1 %105, label %178, label %106

106:
  %107 = getelementptr inbounds nuw i8, ptr %39, i64 48
  %108 = load i32, ptr %107, align 8
  %109 = xor i32 %108, -1
  %110 = and i32 %6, %109
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %112, label %178

112:
  %113 = getelementptr inbounds nuw i8, ptr %39, i64 16
  %114 = load i64, ptr %113, align 8
  %115 = and i64 %114, 120
  %116 = icmp eq i64 %115, 120
  br i1 %116, label %117, label %178

117:
  %118 = icmp ugt i64 %114, -1099511627777
  %119 = xor i64 %114, %5
  %120 = icmp ult i64 %119, 16777216
  %121 = or i1 %118, %120
  br i1 %121, label %122, label %178

122:
  %123 = and i64 %114, 7
  %124 = icmp ne i64 %123, 0
  %125 = and i64 %119, 7
  %126 = icmp eq i64 %125, 0
  %127 = and i1 %124, %126
  br i1 %127, label %128, label %178

128:
  %129 = getelementptr inbounds nuw i8, ptr %39, i64 52
  %130 = load i32, ptr %129, align 4
  %131 = getelementptr inbounds nuw i8, ptr %39, i64 56
  %132 = load i32, ptr %131, align 8
  %133 = or i32 %132, %130
  %134 = getelementptr inbounds nuw i8, ptr %39, i64 60
  %135 = load i32, ptr %134, align 4
  %136 = or i32 %133, %135
  %137 = and i32 %136, %6
  %138 = icmp eq i32 %137, 0
  br i1 %138, label %232, label %178

139:
  %140 = and i32 %80, -5
  %141 = icmp eq i32 %140, 0
  %142 = select i1 %141, i32 2, i32 0
  store i64 %17, ptr %39, align 8
  %143 = getelementptr inbounds nuw i8, ptr %39, i64 48
  %144 = getelementptr inbounds nuw i8, ptr %39, i64 60
  store i32 0, ptr %144, align 4
  %145 = getelementptr inbounds nuw i8, ptr %39, i64 56
  store i32 0, ptr %145, align 8
  %146 = getelementptr inbounds nuw i8, ptr %39, i64 52
  store i32 0, ptr %146, align 4
  store i32 0, ptr %143, align 8
  %147 = getelementptr inbounds nuw i8, ptr %39, i64 8
  store i64 0, ptr %147, align 8
  %148 = and i64 %5, 120
  %149 = icmp eq i64 %148, 72
  br i1 %149, label %150, label %151

150:
  call preserve_allcc void @remember(ptr %8, ptr %39, i32 %142, i64 %5, i32 %6)
  br label %229

151:
  %152 = zext nneg i32 %142 to i64
  %153 = getelementptr inbounds nuw i32, ptr %143, i64 %152
  store i32 %6, ptr %153, align 4
  %154 = getelementptr inbounds nuw i8, ptr %39, i64 16
  %155 = getelementptr inbounds nuw i64, ptr %154, i64 %152
  store i64 %5, ptr %155, align 8
  switch i32 %80, label %229 [
    i32 4, label %156
    i32 0, label %156
  ]

156:
  %157 = getelementptr inbounds nuw i8, ptr %0, i64 37692
  %158 = load i32, ptr %157, align 4
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %160, label %229

160:
  %161 = load i32, ptr %143, align 8
  %162 = load i32, ptr %146, align 4
  %163 = or i32 %162, %161
  %164 = icmp eq i32 %163, 0
  br i1 %164, label %165, label %229

165:
  %166 = getelementptr inbounds nuw i8, ptr %39, i64 32
  %167 = load i64, ptr %166, align 8
  %168 = and i64 %167, 71
  %169 = icmp eq i64 %168, 64
  br i1 %169, label %170, label %229

170:
  store i32 -1, ptr %145, align 8
  store i32 0, ptr %144, align 4
  %171 = and i64 %167, 120
  %172 = icmp eq i64 %171, 120
  %173 = shl i64 %17, 10
  %174 = lshr i64 %167, 15
  %175 = and i64 %174, 1023
  %176 = select i1 %172, i64 1023, i64 %175
  %177 = or disjoint i64 %176, %173
  store i64 %177, ptr %147, align 8
  br label %229

178:
  %179 = and i64 %5, 64
  %180 = icmp eq i64 %179, 0
  br i1 %180, label %181, label %227

181:
  %182 = getelementptr inbounds nuw i8, ptr %39, i64 48
  %183 = getelementptr inbounds nuw i8, ptr %39, i64 56
  %184 = load i32, ptr %183, align 8
  %185 = icmp eq i32 %184, 0
  %186 = getelementptr inbounds nuw i8, ptr %39, i64 52
  %187 = load i32, ptr %186, align 4
  %188 = getelementptr inbounds nuw i8, ptr %39, i64 60
  %189 = load i32, ptr %188, align 4
  %190 = or i32 %189, %187
  %191 = icmp eq i32 %190, 0
  br i1 %191, label %192, label %227

192:
  %193 = load i32, ptr %182, align 8
  %194 = icmp eq i32 %193, 0
  br i1 %194, label %199, label %195

195:
  %196 = getelementptr inbounds nuw i8, ptr %39, i64 16
  %197 = load i64, ptr %196, align 8
  %198 = icmp eq i64 %197, %5
  br i1 %198, label %199, label %227

199:
  br i1 %185, label %204, label %200

200:
  %201 = getelementptr inbounds nuw i8, ptr %39, i64 32
  %202 = load i64, ptr %201, align 8
  %203 = icmp eq i64 %202, %5
  br i1 %203, label %204, label %227

204:
  %205 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %206 = load i32, ptr %205, align 4
  switch i32 %206, label %210 [
    i32 4, label %227
    i32 0, label %207
  ]

207:
  %208 = getelementptr inbounds nuw i8, ptr %39, i64 32
  store i64 %5, ptr %208, align 8
  %209 = or i32 %184, %6
  store i32 %209, ptr %183, align 8
  br label %229

210:
  %211 = getelementptr inbounds nuw i8, ptr %39, i64 8
  %212 = load i64, ptr %211, align 8
  %213 = icmp eq i64 %212, 0
  br i1 %213, label %220, label %214

214:
  store i64 0, ptr %211, align 8
  %215 = getelementptr inbounds nuw i8, ptr %0, i64 41816
  %216 = load i64, ptr %215, align 8
  %217 = add i64 %216, 1
  store i64 %217, ptr %215, align 8
  %218 = load i32, ptr %182, align 8
  %219 = load i32, ptr %183, align 8
  br label %220

220:
  %221 = phi i32 [ %219, %214 ], [ %184, %210 ]
  %222 = phi i32 [ %218, %214 ], [ %193, %210 ]
  %223 = getelementptr inbounds nuw i8, ptr %39, i64 16
  store i64 %5, ptr %223, align 8
  %224 = or i32 %222, %6
  store i32 %224, ptr %182, align 8
  %225 = xor i32 %6, -1
  %226 = and i32 %221, %225
  store i32 %226, ptr %183, align 8
  br label %229

227:
  %228 = call preserve_allcc i1 @judge_again(ptr %8, ptr %39, i64 %5, i32 %6)
  br i1 %228, label %229, label %232

229:
  %230 = and i64 %5, 6
  %231 = icmp ne i64 %230, 6
  br label %232

232:
  %233 = phi i1 [ true, %7 ], [ false, %51 ], [ true, %128 ], [ true, %92 ], [ true, %72 ], [ false, %66 ], [ true, %229
      ], [ false, %227 ]
  ret i1 %233
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
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 14448
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
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 14444
  %30 = load i32, ptr %29, align 4
  %31 = icmp ult i32 %30, 128
  br i1 %31, label %32, label %59

32:
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 42344
  %34 = load i32, ptr %33, align 8
  %35 = icmp ult i32 %3, %34
  br i1 %35, label %36, label %59

36:
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 42336
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
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 42344
  %12 = load i32, ptr %11, align 8
  %13 = icmp ult i32 %3, %12
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 42336
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
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 14448
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 42344
  %9 = load i32, ptr %8, align 8
  %10 = icmp ult i32 %3, %9
  br i1 %10, label %11, label %17

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 42336
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
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 14456
  %19 = load i32, ptr %18, align 8
  %20 = icmp eq i32 %19, 32
  br i1 %20, label %74, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 42344
  %23 = load i32, ptr %22, align 8
  %24 = icmp ult i32 %3, %23
  br i1 %24, label %25, label %31

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 42336
  %27 = load ptr, ptr %26, align 8
  %28 = sext i32 %3 to i64
  %29 = getelementptr inbounds ptr, ptr %27, i64 %28
  %30 = load ptr, ptr %29, align 8
  br label %31

31:
  %32 = phi ptr [ %30, %25 ], [ null, %21 ]
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 14448
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
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 14448
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 116
  %9 = load i32, ptr %8, align 4
  %10 = icmp ne i32 %9, 0
  %11 = icmp eq ptr %7, null
  %12 = select i1 %10, i1 true, i1 %11
  br i1 %12, label %78, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 14456
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
  br i1 %14, label %15, label %72

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
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 109
  %28 = load i8, ptr %27, align 1
  %29 = trunc nuw i8 %28 to i1
  br i1 %29, label %35, label %30

30:
  %31 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %32 = load i32, ptr %31, align 8
  %33 = zext i32 %32 to i64
  %34 = or i64 %26, %33
  br label %35

35:
  %36 = phi i64 [ %34, %30 ], [ %26, %15 ]
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %36, ptr %37, align 8
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 0, ptr %38, align 8
  %39 = load ptr, ptr %0, align 8
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 80
  %41 = load i32, ptr %40, align 8
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %42, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %45 = load ptr, ptr %44, align 8
  %46 = ptrtoint ptr %45 to i64
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %46, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %1, i64 14392
  %49 = load ptr, ptr %48, align 8
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %49, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 14400
  %52 = load ptr, ptr %51, align 8
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %52, ptr %53, align 8
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 14408
  %55 = load ptr, ptr %54, align 8
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 72
  store ptr %55, ptr %56, align 8
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 14424
  %58 = load i64, ptr %57, align 8
  %59 = shl i64 %58, 16
  %60 = load i32, ptr %17, align 8
  %61 = lshr i32 %60, 4
  %62 = zext nneg i32 %61 to i64
  %63 = or i64 %59, %62
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %63, ptr %64, align 8
  %65 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %66 = load i32, ptr %65, align 8
  %67 = icmp ne i32 %66, 0
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 110
  %69 = zext i1 %67 to i8
  store i8 %69, ptr %68, align 2
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 108
  store i8 1, ptr %70, align 4
  %71 = icmp samesign ult i64 %16, %42
  br i1 %71, label %185, label %719

72:
  switch i32 %8, label %78 [
    i32 1, label %98
    i32 0, label %73
  ]

73:
  %74 = lshr i64 %3, 32
  %75 = trunc nuw i64 %74 to i32
  %76 = add i32 %75, -1
  %77 = icmp ult i32 %76, 4
  br i1 %77, label %78, label %98

78:
  %79 = getelementptr inbounds nuw i8, ptr %7, i64 4
  %80 = load i32, ptr %79, align 4
  %81 = add i32 %80, -1
  %82 = icmp ult i32 %81, 6
  %83 = trunc i32 %81 to i8
  %84 = lshr i8 51, %83
  %85 = trunc i8 %84 to i1
  %86 = select i1 %82, i1 %85, i1 false
  br i1 %86, label %719, label %87

87:
  %88 = load ptr, ptr %0, align 8
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 37696
  %90 = load i32, ptr %89, align 8
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %719, label %92

92:
  %93 = getelementptr inbounds nuw i8, ptr %88, i64 37700
  %94 = load i32, ptr %93, align 4
  %95 = icmp eq i32 %94, 0
  %96 = icmp eq i64 %12, 8589934592
  %97 = and i1 %96, %95
  br i1 %97, label %704, label %719

98:
  %99 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %100 = load i32, ptr %99, align 8
  %101 = zext i32 %100 to i64
  %102 = shl nuw nsw i64 %101, 20
  %103 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %104 = load i32, ptr %103, align 4
  %105 = zext i32 %104 to i64
  %106 = shl nuw nsw i64 %105, 15
  %107 = or i64 %106, %102
  %108 = load i64, ptr %1, align 8
  %109 = shl i64 %108, 40
  %110 = or i64 %107, %109
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 109
  %112 = load i8, ptr %111, align 1
  %113 = trunc nuw i8 %112 to i1
  br i1 %113, label %118, label %114

114:
  %115 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %116 = load i32, ptr %115, align 4
  %117 = zext i32 %116 to i64
  br label %118

118:
  %119 = phi i64 [ %117, %114 ], [ 0, %98 ]
  %120 = or i64 %110, %119
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %120, ptr %121, align 8
  %122 = load ptr, ptr %0, align 8
  %123 = getelementptr inbounds nuw i8, ptr %122, i64 37656
  %124 = load i64, ptr %123, align 8
  %125 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %124, ptr %125, align 8
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 108
  store i8 0, ptr %126, align 4
  %127 = ptrtoint ptr %7 to i64
  %128 = getelementptr inbounds nuw i8, ptr %122, i64 37712
  %129 = udiv i64 %127, 40
  %130 = and i64 %129, 63
  %131 = getelementptr inbounds nuw %struct.ScreenCache, ptr %128, i64 %130
  %132 = load i64, ptr %131, align 8
  %133 = icmp eq i64 %132, %127
  br i1 %133, label %134, label %141

134:
  %135 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %136 = load i64, ptr %135, align 8
  %137 = sub i64 %3, %136
  %138 = getelementptr inbounds nuw i8, ptr %131, i64 16
  %139 = load i64, ptr %138, align 8
  %140 = icmp ult i64 %137, %139
  br i1 %140, label %147, label %141

141:
  %142 = tail call preserve_allcc i32 @search(ptr %0, ptr %2, i64 %3, ptr %131)
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %719, label %144

144:
  %145 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %146 = load i64, ptr %145, align 8
  br label %147

147:
  %148 = phi i64 [ %146, %144 ], [ %136, %134 ]
  %149 = getelementptr inbounds nuw i8, ptr %131, i64 8
  %150 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %148, ptr %150, align 8
  %151 = getelementptr inbounds nuw i8, ptr %131, i64 16
  %152 = load i64, ptr %151, align 8
  %153 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %152, ptr %153, align 8
  %154 = getelementptr inbounds nuw i8, ptr %131, i64 24
  %155 = load i64, ptr %154, align 8
  %156 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %155, ptr %156, align 8
  %157 = getelementptr inbounds nuw i8, ptr %131, i64 40
  %158 = load ptr, ptr %157, align 8
  %159 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %158, ptr %159, align 8
  %160 = getelementptr inbounds nuw i8, ptr %131, i64 48
  %161 = load ptr, ptr %160, align 8
  %162 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %161, ptr %162, align 8
  %163 = getelementptr inbounds nuw i8, ptr %131, i64 56
  %164 = load ptr, ptr %163, align 8
  %165 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %164, ptr %165, align 8
  %166 = shl i64 %3, 1
  %167 = getelementptr inbounds nuw i8, ptr %131, i64 32
  %168 = load i64, ptr %167, align 8
  %169 = load i64, ptr %149, align 8
  %170 = add i64 %168, %169
  %171 = sub i64 %166, %170
  store i64 %3, ptr %167, align 8
  %172 = load i64, ptr %151, align 8
  %173 = icmp ult i64 %171, %172
  %174 = load ptr, ptr %157, align 8
  %175 = icmp eq ptr %174, null
  br i1 %173, label %176, label %180

176:
  br i1 %175, label %698, label %177

177:
  %178 = lshr i64 %171, 7
  %179 = getelementptr inbounds nuw %struct.ScreenLine, ptr %174, i64 %178
  tail call void @llvm.prefetch.p0(ptr %179, i32 1, i32 3, i32 1)
  br label %181

180:
  br i1 %175, label %698, label %181

181:
  %182 = load i64, ptr %150, align 8
  %183 = load i64, ptr %156, align 8
  %184 = inttoptr i64 %183 to ptr
  br label %185

185:
  %186 = phi ptr [ %184, %181 ], [ %45, %35 ]
  %187 = phi i64 [ %182, %181 ], [ 0, %35 ]
  %188 = phi i64 [ %3, %181 ], [ %16, %35 ]
  %189 = sub i64 %188, %187
  %190 = getelementptr inbounds nuw i8, ptr %186, i64 %189
  %191 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %190, ptr %191, align 8
  %192 = icmp slt i32 %4, 0
  %193 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %194 = load i64, ptr %193, align 8
  br i1 %192, label %195, label %197

195:
  %196 = or i64 %194, 112
  br label %203

197:
  %198 = zext nneg i32 %4 to i64
  %199 = shl nuw nsw i64 %198, 7
  %200 = and i64 %199, 32640
  %201 = xor i64 %200, 16440
  %202 = or i64 %201, %194
  br label %203

203:
  %204 = phi i64 [ %196, %195 ], [ %202, %197 ]
  %205 = and i64 %189, 127
  %206 = lshr i64 %189, 7
  %207 = load ptr, ptr %6, align 8
  %208 = getelementptr inbounds nuw i8, ptr %207, i64 8
  %209 = load i32, ptr %208, align 8
  %210 = zext i32 %209 to i64
  %211 = add nsw i64 %205, -1
  %212 = add nsw i64 %211, %210
  %213 = lshr i64 %205, 2
  %214 = trunc nuw nsw i64 %213 to i32
  %215 = shl nsw i32 -1, %214
  %216 = tail call i64 @llvm.umin.i64(i64 %212, i64 127)
  %217 = lshr i64 %216, 2
  %218 = trunc nuw nsw i64 %217 to i32
  %219 = xor i32 %218, 31
  %220 = lshr i32 -1, %219
  %221 = and i32 %220, %215
  %222 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %223 = load ptr, ptr %222, align 8
  %224 = getelementptr inbounds nuw %struct.ScreenLine, ptr %223, i64 %206
  %225 = icmp eq i32 %221, 0
  br i1 %225, label %719, label %226

226:
  %227 = and i64 %189, -128
  %228 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %229 = load i64, ptr %228, align 8
  %230 = icmp ult i64 %227, %229
  br i1 %230, label %231, label %719

231:
  %232 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %233 = load i8, ptr %232, align 4
  %234 = trunc nuw i8 %233 to i1
  %235 = load ptr, ptr %0, align 8
  br i1 %234, label %236, label %272

236:
  %237 = getelementptr inbounds nuw i8, ptr %235, i64 37696
  %238 = load i32, ptr %237, align 8
  %239 = icmp eq i32 %238, 0
  br i1 %239, label %272, label %240

240:
  %241 = getelementptr inbounds nuw i8, ptr %207, i64 4
  %242 = load i32, ptr %241, align 4
  switch i32 %242, label %243 [
    i32 5, label %251
    i32 2, label %251
    i32 1, label %251
    i32 6, label %251
  ]

243:
  %244 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %245 = load ptr, ptr %244, align 8
  %246 = getelementptr inbounds nuw i32, ptr %245, i64 %206
  %247 = load i32, ptr %246, align 4
  %248 = xor i32 %247, -1
  %249 = and i32 %221, %248
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %272, label %683

251:
  %252 = icmp ugt i32 %209, 3
  br i1 %252, label %253, label %260

253:
  %254 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %255 = load ptr, ptr %254, align 8
  %256 = getelementptr inbounds nuw i32, ptr %255, i64 %206
  %257 = load i32, ptr %256, align 4
  %258 = or i32 %257, %221
  store i32 %258, ptr %256, align 4
  %259 = load ptr, ptr %0, align 8
  br label %272

260:
  %261 = getelementptr inbounds nuw i8, ptr %0, i64 110
  %262 = load i8, ptr %261, align 2
  %263 = trunc nuw i8 %262 to i1
  br i1 %263, label %264, label %272

264:
  %265 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %266 = load ptr, ptr %265, align 8
  %267 = getelementptr inbounds nuw i32, ptr %266, i64 %206
  %268 = load i32, ptr %267, align 4
  %269 = xor i32 %268, -1
  %270 = and i32 %221, %269
  %271 = icmp eq i32 %270, 0
  br i1 %271, label %272, label %683

272:
  %273 = phi ptr [ %259, %253 ], [ %235, %260 ], [ %235, %243 ], [ %235, %264 ], [ %235, %236 ], [ %235, %231 ]
  %274 = getelementptr inbounds nuw i8, ptr %273, i64 37704
  %275 = load i32, ptr %274, align 8
  %276 = icmp eq i32 %275, 0
  %277 = load i8, ptr %232, align 4
  %278 = trunc nuw i8 %277 to i1
  br i1 %276, label %279, label %303

279:
  br i1 %278, label %719, label %280

280:
  %281 = load ptr, ptr %6, align 8
  %282 = getelementptr inbounds nuw i8, ptr %281, i64 4
  %283 = load i32, ptr %282, align 4
  switch i32 %283, label %284 [
    i32 4, label %719
    i32 0, label %719
  ]

284:
  %285 = lshr i64 %189, 12
  %286 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %287 = load ptr, ptr %286, align 8
  %288 = getelementptr inbounds nuw %struct.ScreenPage, ptr %287, i64 %285
  %289 = load atomic i64, ptr %288 acquire, align 8
  %290 = load ptr, ptr %0, align 8
  %291 = getelementptr inbounds nuw i8, ptr %290, i64 37656
  %292 = load i64, ptr %291, align 8
  %293 = icmp eq i64 %289, %292
  br i1 %293, label %719, label %294

294:
  %295 = add i64 %292, -1
  %296 = icmp eq i64 %289, %295
  br i1 %296, label %297, label %301

297:
  %298 = load ptr, ptr %6, align 8
  %299 = getelementptr inbounds nuw i8, ptr %298, i64 4
  %300 = load i32, ptr %299, align 4
  switch i32 %300, label %301 [
    i32 4, label %719
    i32 0, label %719
  ]

301:
  %302 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %285)
  br i1 %302, label %719, label %683

303:
  br i1 %278, label %323, label %304

304:
  %305 = lshr i64 %189, 12
  %306 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %307 = load ptr, ptr %306, align 8
  %308 = getelementptr inbounds nuw %struct.ScreenPage, ptr %307, i64 %305
  %309 = load atomic i64, ptr %308 acquire, align 8
  %310 = load ptr, ptr %0, align 8
  %311 = getelementptr inbounds nuw i8, ptr %310, i64 37656
  %312 = load i64, ptr %311, align 8
  %313 = icmp eq i64 %309, %312
  br i1 %313, label %323, label %314

314:
  %315 = add i64 %312, -1
  %316 = icmp eq i64 %309, %315
  br i1 %316, label %317, label %321

317:
  %318 = load ptr, ptr %6, align 8
  %319 = getelementptr inbounds nuw i8, ptr %318, i64 4
  %320 = load i32, ptr %319, align 4
  switch i32 %320, label %321 [
    i32 4, label %323
    i32 0, label %323
  ]

321:
  %322 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %305)
  br i1 %322, label %323, label %683

323:
  %324 = load i8, ptr %232, align 4
  %325 = trunc nuw i8 %324 to i1
  br i1 %325, label %386, label %326

326:
  %327 = icmp eq i32 %221, -1
  %328 = and i64 %204, 7
  %329 = icmp eq i64 %328, 0
  %330 = and i1 %329, %327
  %331 = and i64 %204, 64
  %332 = icmp eq i64 %331, 0
  %333 = select i1 %330, i1 %332, i1 false
  br i1 %333, label %334, label %386

334:
  %335 = load ptr, ptr %6, align 8
  %336 = getelementptr inbounds nuw i8, ptr %335, i64 4
  %337 = load i32, ptr %336, align 4
  %338 = icmp eq i32 %337, 4
  br i1 %338, label %386, label %339

339:
  %340 = load ptr, ptr %0, align 8
  %341 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %342 = load ptr, ptr %341, align 8
  %343 = lshr i64 %189, 12
  %344 = getelementptr inbounds nuw %struct.ScreenPage, ptr %342, i64 %343
  %345 = getelementptr inbounds nuw i8, ptr %344, i64 8
  %346 = and i64 %206, 31
  %347 = getelementptr inbounds nuw i64, ptr %345, i64 %346
  %348 = icmp eq i32 %337, 0
  %349 = load atomic i64, ptr %347 monotonic, align 8
  %350 = select i1 %348, i64 2, i64 1
  %351 = icmp eq i64 %349, 0
  br i1 %351, label %352, label %354

352:
  %353 = or disjoint i64 %350, %204
  br label %375

354:
  %355 = and i64 %349, -8
  %356 = icmp eq i64 %355, %204
  br i1 %356, label %357, label %359

357:
  %358 = or i64 %349, %350
  br label %375

359:
  %360 = xor i64 %349, %204
  %361 = icmp ult i64 %360, 1099511627776
  br i1 %361, label %362, label %386

362:
  %363 = lshr i64 %349, 24
  %364 = and i64 %363, 65535
  %365 = lshr i64 %204, 24
  %366 = and i64 %365, 65535
  %367 = icmp samesign ult i64 %364, %366
  br i1 %367, label %368, label %386

368:
  %369 = and i64 %349, 5
  %370 = icmp ne i64 %369, 0
  %371 = and i1 %348, %370
  %372 = select i1 %371, i64 4, i64 0
  %373 = or disjoint i64 %204, %372
  %374 = or disjoint i64 %373, %350
  br label %375

375:
  %376 = phi i64 [ %374, %368 ], [ %358, %357 ], [ %353, %352 ]
  %377 = getelementptr inbounds nuw i8, ptr %340, i64 37688
  %378 = load i32, ptr %377, align 8
  %379 = icmp eq i32 %378, 0
  br i1 %379, label %381, label %380

380:
  store i64 %376, ptr %347, align 8
  br label %719

381:
  %382 = icmp eq i64 %349, %376
  br i1 %382, label %719, label %383

383:
  %384 = cmpxchg ptr %347, i64 %349, i64 %376 monotonic monotonic, align 8
  %385 = extractvalue { i64, i1 } %384, 1
  br i1 %385, label %719, label %386

386:
  %387 = load i64, ptr %224, align 8
  %388 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %389 = load i64, ptr %388, align 8
  %390 = icmp eq i64 %387, %389
  br i1 %390, label %391, label %452

391:
  %392 = load ptr, ptr %6, align 8
  %393 = getelementptr inbounds nuw i8, ptr %392, i64 4
  %394 = load i32, ptr %393, align 4
  switch i32 %394, label %413 [
    i32 4, label %395
    i32 0, label %395
  ]

395:
  %396 = getelementptr inbounds nuw i8, ptr %224, i64 32
  %397 = load i64, ptr %396, align 8
  %398 = icmp eq i64 %397, %204
  br i1 %398, label %399, label %452

399:
  %400 = getelementptr inbounds nuw i8, ptr %224, i64 56
  %401 = load i32, ptr %400, align 8
  %402 = xor i32 %401, -1
  %403 = and i32 %221, %402
  %404 = icmp eq i32 %403, 0
  br i1 %404, label %405, label %452

405:
  %406 = getelementptr inbounds nuw i8, ptr %224, i64 48
  %407 = load i32, ptr %406, align 8
  %408 = getelementptr inbounds nuw i8, ptr %224, i64 52
  %409 = load i32, ptr %408, align 4
  %410 = or i32 %409, %407
  %411 = and i32 %410, %221
  %412 = icmp eq i32 %411, 0
  br i1 %412, label %719, label %452

413:
  %414 = and i64 %204, 7
  %415 = icmp eq i64 %414, 0
  %416 = and i64 %204, 6
  %417 = icmp eq i64 %416, 6
  %418 = or i1 %415, %417
  br i1 %418, label %452, label %419

419:
  %420 = getelementptr inbounds nuw i8, ptr %224, i64 48
  %421 = load i32, ptr %420, align 8
  %422 = xor i32 %421, -1
  %423 = and i32 %221, %422
  %424 = icmp eq i32 %423, 0
  br i1 %424, label %425, label %452

425:
  %426 = getelementptr inbounds nuw i8, ptr %224, i64 16
  %427 = load i64, ptr %426, align 8
  %428 = and i64 %427, 120
  %429 = icmp eq i64 %428, 120
  br i1 %429, label %430, label %452

430:
  %431 = icmp ugt i64 %427, -1099511627777
  %432 = xor i64 %427, %204
  %433 = icmp ult i64 %432, 16777216
  %434 = select i1 %431, i1 true, i1 %433
  br i1 %434, label %435, label %452

435:
  %436 = and i64 %427, 7
  %437 = icmp ne i64 %436, 0
  %438 = and i64 %432, 7
  %439 = icmp eq i64 %438, 0
  %440 = select i1 %437, i1 %439, i1 false
  br i1 %440, label %441, label %452

441:
  %442 = getelementptr inbounds nuw i8, ptr %224, i64 52
  %443 = load i32, ptr %442, align 4
  %444 = getelementptr inbounds nuw i8, ptr %224, i64 56
  %445 = load i32, ptr %444, align 8
  %446 = or i32 %445, %443
  %447 = getelementptr inbounds nuw i8, ptr %224, i64 60
  %448 = load i32, ptr %447, align 4
  %449 = or i32 %446, %448
  %450 = and i32 %449, %221
  %451 = icmp eq i32 %450, 0
  br i1 %451, label %719, label %452

452:
  %453 = load i8, ptr %232, align 4
  %454 = trunc nuw i8 %453 to i1
  br i1 %454, label %508, label %455

455:
  %456 = load ptr, ptr %0, align 8
  %457 = getelementptr inbounds nuw i8, ptr %456, i64 37688
  %458 = load i32, ptr %457, align 8
  %459 = icmp eq i32 %458, 0
  br i1 %459, label %460, label %469

460:
  %461 = getelementptr inbounds nuw i8, ptr %224, i64 8
  br label %462

462:
  %463 = atomicrmw or ptr %461, i64 1 acquire, align 8
  %464 = and i64 %463, 1
  %465 = icmp eq i64 %464, 0
  br i1 %465, label %466, label %462

466:
  %467 = load i8, ptr %232, align 4
  %468 = trunc nuw i8 %467 to i1
  br i1 %468, label %508, label %469

469:
  %470 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %471 = load ptr, ptr %470, align 8
  %472 = lshr i64 %189, 12
  %473 = getelementptr inbounds nuw %struct.ScreenPage, ptr %471, i64 %472
  %474 = getelementptr inbounds nuw i8, ptr %473, i64 8
  %475 = and i64 %206, 31
  %476 = getelementptr inbounds nuw i64, ptr %474, i64 %475
  %477 = load atomic i64, ptr %476 monotonic, align 8
  %478 = icmp eq i64 %477, -1
  br i1 %478, label %508, label %479

479:
  %480 = load ptr, ptr %0, align 8
  %481 = getelementptr inbounds nuw i8, ptr %480, i64 37688
  %482 = load i32, ptr %481, align 8
  %483 = icmp eq i32 %482, 0
  br i1 %483, label %485, label %484

484:
  store i64 -1, ptr %476, align 8
  br label %487

485:
  %486 = atomicrmw xchg ptr %476, i64 -1 monotonic, align 8
  br label %487

487:
  %488 = phi i64 [ %477, %484 ], [ %486, %485 ]
  %489 = load i64, ptr %388, align 8
  store i64 %489, ptr %224, align 8
  %490 = and i64 %488, 5
  %491 = icmp ne i64 %490, 0
  %492 = sext i1 %491 to i32
  %493 = getelementptr inbounds nuw i8, ptr %224, i64 48
  store i32 %492, ptr %493, align 8
  %494 = shl i64 %488, 62
  %495 = ashr i64 %494, 63
  %496 = trunc nsw i64 %495 to i32
  %497 = getelementptr inbounds nuw i8, ptr %224, i64 56
  store i32 %496, ptr %497, align 8
  %498 = getelementptr inbounds nuw i8, ptr %224, i64 60
  store i32 0, ptr %498, align 4
  %499 = getelementptr inbounds nuw i8, ptr %224, i64 52
  store i32 0, ptr %499, align 4
  %500 = and i64 %488, -8
  %501 = getelementptr inbounds nuw i8, ptr %224, i64 16
  %502 = getelementptr inbounds nuw i8, ptr %224, i64 32
  store i64 %500, ptr %502, align 8
  store i64 %500, ptr %501, align 8
  %503 = and i64 %488, 1
  %504 = icmp eq i64 %503, 0
  br i1 %504, label %505, label %508

505:
  %506 = and i64 %488, -16777216
  %507 = add i64 %506, -16777096
  store i64 %507, ptr %501, align 8
  br label %508

508:
  %509 = phi i1 [ true, %466 ], [ %459, %505 ], [ %459, %487 ], [ %459, %469 ], [ false, %452 ]
  %510 = load i64, ptr %224, align 8
  %511 = load i64, ptr %388, align 8
  %512 = icmp eq i64 %510, %511
  br i1 %512, label %551, label %513

513:
  %514 = load ptr, ptr %6, align 8
  %515 = getelementptr inbounds nuw i8, ptr %514, i64 4
  %516 = load i32, ptr %515, align 4
  store i64 %511, ptr %224, align 8
  %517 = getelementptr inbounds nuw i8, ptr %224, i64 48
  %518 = getelementptr inbounds nuw i8, ptr %224, i64 60
  store i32 0, ptr %518, align 4
  %519 = getelementptr inbounds nuw i8, ptr %224, i64 56
  store i32 0, ptr %519, align 8
  %520 = getelementptr inbounds nuw i8, ptr %224, i64 52
  store i32 0, ptr %520, align 4
  store i32 0, ptr %517, align 8
  %521 = getelementptr inbounds nuw i8, ptr %224, i64 8
  store i64 0, ptr %521, align 8
  %522 = and i32 %516, -5
  %523 = icmp eq i32 %522, 0
  %524 = select i1 %523, i64 2, i64 0
  %525 = getelementptr inbounds nuw i32, ptr %517, i64 %524
  store i32 %221, ptr %525, align 4
  %526 = getelementptr inbounds nuw i8, ptr %224, i64 16
  %527 = getelementptr inbounds nuw i64, ptr %526, i64 %524
  store i64 %204, ptr %527, align 8
  switch i32 %516, label %659 [
    i32 4, label %528
    i32 0, label %528
  ]

528:
  %529 = load ptr, ptr %0, align 8
  %530 = getelementptr inbounds nuw i8, ptr %529, i64 37692
  %531 = load i32, ptr %530, align 4
  %532 = icmp eq i32 %531, 0
  br i1 %532, label %533, label %659

533:
  %534 = load i32, ptr %517, align 8
  %535 = load i32, ptr %520, align 4
  %536 = or i32 %535, %534
  %537 = icmp eq i32 %536, 0
  br i1 %537, label %538, label %659

538:
  %539 = getelementptr inbounds nuw i8, ptr %224, i64 32
  %540 = load i64, ptr %539, align 8
  %541 = and i64 %540, 71
  %542 = icmp eq i64 %541, 64
  br i1 %542, label %543, label %659

543:
  store i32 -1, ptr %519, align 8
  store i32 0, ptr %518, align 4
  %544 = and i64 %540, 120
  %545 = icmp eq i64 %544, 120
  %546 = shl i64 %511, 10
  %547 = lshr i64 %540, 15
  %548 = and i64 %547, 1023
  %549 = select i1 %545, i64 1023, i64 %548
  %550 = or disjoint i64 %549, %546
  store i64 %550, ptr %521, align 8
  br label %659

551:
  %552 = load i8, ptr %232, align 4
  %553 = trunc nuw i8 %552 to i1
  br i1 %553, label %605, label %554

554:
  %555 = load ptr, ptr %6, align 8
  %556 = getelementptr inbounds nuw i8, ptr %555, i64 4
  %557 = load i32, ptr %556, align 4
  %558 = and i32 %557, -5
  %559 = icmp eq i32 %558, 0
  %560 = select i1 %559, i32 2, i32 0
  %561 = getelementptr inbounds nuw i8, ptr %224, i64 48
  %562 = load i32, ptr %561, align 8
  %563 = getelementptr inbounds nuw i8, ptr %224, i64 52
  %564 = load i32, ptr %563, align 4
  %565 = or i32 %564, %562
  %566 = getelementptr inbounds nuw i8, ptr %224, i64 56
  %567 = load i32, ptr %566, align 8
  %568 = or i32 %565, %567
  %569 = getelementptr inbounds nuw i8, ptr %224, i64 60
  %570 = load i32, ptr %569, align 4
  %571 = or i32 %568, %570
  %572 = and i32 %571, %221
  %573 = icmp eq i32 %572, 0
  br i1 %573, label %574, label %605

574:
  %575 = zext nneg i32 %560 to i64
  %576 = getelementptr inbounds nuw i32, ptr %561, i64 %575
  %577 = load i32, ptr %576, align 4
  %578 = icmp eq i32 %577, 0
  br i1 %578, label %579, label %581

579:
  %580 = getelementptr inbounds nuw i32, ptr %561, i64 %575
  br label %598

581:
  %582 = getelementptr inbounds nuw i8, ptr %224, i64 16
  %583 = getelementptr inbounds nuw i64, ptr %582, i64 %575
  %584 = load i64, ptr %583, align 8
  %585 = icmp ne i64 %584, %204
  %586 = zext i1 %585 to i32
  %587 = or disjoint i32 %560, %586
  %588 = zext nneg i32 %587 to i64
  %589 = getelementptr inbounds nuw i32, ptr %561, i64 %588
  %590 = load i32, ptr %589, align 4
  %591 = icmp eq i32 %590, 0
  %592 = getelementptr inbounds nuw i32, ptr %561, i64 %588
  br i1 %591, label %598, label %593

593:
  %594 = getelementptr inbounds nuw i8, ptr %224, i64 16
  %595 = getelementptr inbounds nuw i64, ptr %594, i64 %588
  %596 = load i64, ptr %595, align 8
  %597 = icmp eq i64 %596, %204
  br i1 %597, label %598, label %605

598:
  %599 = phi ptr [ %580, %579 ], [ %592, %581 ], [ %592, %593 ]
  %600 = phi i64 [ %575, %579 ], [ %588, %581 ], [ %588, %593 ]
  %601 = getelementptr inbounds nuw i8, ptr %224, i64 16
  %602 = getelementptr inbounds nuw i64, ptr %601, i64 %600
  store i64 %204, ptr %602, align 8
  %603 = load i32, ptr %599, align 4
  %604 = or i32 %603, %221
  store i32 %604, ptr %599, align 4
  br label %659

605:
  %606 = and i64 %204, 64
  %607 = icmp eq i64 %606, 0
  br i1 %607, label %608, label %657

608:
  %609 = getelementptr inbounds nuw i8, ptr %224, i64 48
  %610 = getelementptr inbounds nuw i8, ptr %224, i64 56
  %611 = load i32, ptr %610, align 8
  %612 = icmp eq i32 %611, 0
  %613 = getelementptr inbounds nuw i8, ptr %224, i64 52
  %614 = load i32, ptr %613, align 4
  %615 = getelementptr inbounds nuw i8, ptr %224, i64 60
  %616 = load i32, ptr %615, align 4
  %617 = or i32 %616, %614
  %618 = icmp eq i32 %617, 0
  br i1 %618, label %619, label %657

619:
  %620 = load i32, ptr %609, align 8
  %621 = icmp eq i32 %620, 0
  br i1 %621, label %626, label %622

622:
  %623 = getelementptr inbounds nuw i8, ptr %224, i64 16
  %624 = load i64, ptr %623, align 8
  %625 = icmp eq i64 %624, %204
  br i1 %625, label %626, label %657

626:
  br i1 %612, label %631, label %627

627:
  %628 = getelementptr inbounds nuw i8, ptr %224, i64 32
  %629 = load i64, ptr %628, align 8
  %630 = icmp eq i64 %629, %204
  br i1 %630, label %631, label %657

631:
  %632 = load ptr, ptr %6, align 8
  %633 = getelementptr inbounds nuw i8, ptr %632, i64 4
  %634 = load i32, ptr %633, align 4
  switch i32 %634, label %638 [
    i32 4, label %657
    i32 0, label %635
  ]

635:
  %636 = getelementptr inbounds nuw i8, ptr %224, i64 32
  store i64 %204, ptr %636, align 8
  %637 = or i32 %611, %221
  store i32 %637, ptr %610, align 8
  br label %659

638:
  br i1 %553, label %639, label %650

639:
  %640 = getelementptr inbounds nuw i8, ptr %224, i64 8
  %641 = load i64, ptr %640, align 8
  %642 = icmp eq i64 %641, 0
  br i1 %642, label %650, label %643

643:
  %644 = load ptr, ptr %0, align 8
  store i64 0, ptr %640, align 8
  %645 = getelementptr inbounds nuw i8, ptr %644, i64 41816
  %646 = load i64, ptr %645, align 8
  %647 = add i64 %646, 1
  store i64 %647, ptr %645, align 8
  %648 = load i32, ptr %609, align 8
  %649 = load i32, ptr %610, align 8
  br label %650

650:
  %651 = phi i32 [ %649, %643 ], [ %611, %639 ], [ %611, %638 ]
  %652 = phi i32 [ %648, %643 ], [ %620, %639 ], [ %620, %638 ]
  %653 = getelementptr inbounds nuw i8, ptr %224, i64 16
  store i64 %204, ptr %653, align 8
  %654 = or i32 %652, %221
  store i32 %654, ptr %609, align 8
  %655 = xor i32 %221, -1
  %656 = and i32 %651, %655
  store i32 %656, ptr %610, align 8
  br label %659

657:
  %658 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %224, i64 %204, i32 %221)
  br i1 %658, label %659, label %676

659:
  %660 = and i64 %204, 6
  %661 = icmp eq i64 %660, 6
  br i1 %661, label %662, label %675

662:
  %663 = load ptr, ptr %0, align 8
  %664 = getelementptr inbounds nuw i8, ptr %663, i64 41808
  %665 = load i64, ptr %664, align 8
  %666 = load ptr, ptr %6, align 8
  %667 = getelementptr inbounds nuw i8, ptr %666, i64 8
  %668 = load i32, ptr %667, align 8
  %669 = icmp eq i32 %668, 1
  %670 = load ptr, ptr %191, align 8
  br i1 %669, label %671, label %673

671:
  %672 = trunc i64 %665 to i8
  store i8 %672, ptr %670, align 1
  br label %675

673:
  %674 = trunc i64 %665 to i32
  store i32 %674, ptr %670, align 1
  br label %675

675:
  br i1 %509, label %680, label %719

676:
  br i1 %509, label %677, label %683

677:
  %678 = getelementptr inbounds nuw i8, ptr %224, i64 8
  %679 = atomicrmw and ptr %678, i64 -2 release, align 8
  br label %683

680:
  %681 = getelementptr inbounds nuw i8, ptr %224, i64 8
  %682 = atomicrmw and ptr %681, i64 -2 release, align 8
  br label %719

683:
  %684 = load ptr, ptr %0, align 8
  %685 = load ptr, ptr %6, align 8
  %686 = getelementptr inbounds nuw i8, ptr %685, i64 20
  %687 = load i32, ptr %686, align 4
  %688 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %689 = load i32, ptr %688, align 8
  %690 = tail call i32 @llvm.cttz.i32(i32 %689, i1 false)
  %691 = getelementptr inbounds nuw i8, ptr %684, i64 328
  store i32 22, ptr %691, align 8
  %692 = getelementptr inbounds nuw i8, ptr %684, i64 332
  store i32 %687, ptr %692, align 4
  %693 = getelementptr inbounds nuw i8, ptr %684, i64 336
  store i32 %690, ptr %693, align 8
  %694 = getelementptr inbounds nuw i8, ptr %684, i64 352
  store i64 0, ptr %694, align 8
  %695 = getelementptr inbounds nuw i8, ptr %684, i64 368
  store i32 0, ptr %695, align 8
  %696 = getelementptr inbounds nuw i8, ptr %684, i64 360
  store i32 0, ptr %696, align 8
  %697 = getelementptr inbounds nuw i8, ptr %684, i64 364
  store i32 0, ptr %697, align 4
  br label %719

698:
  %699 = load ptr, ptr %6, align 8
  %700 = getelementptr inbounds nuw i8, ptr %699, i64 4
  %701 = load i32, ptr %700, align 4
  switch i32 %701, label %702 [
    i32 4, label %719
    i32 0, label %719
  ]

702:
  %703 = load ptr, ptr %0, align 8
  br label %704

704:
  %705 = phi ptr [ %699, %702 ], [ %7, %92 ]
  %706 = phi ptr [ %703, %702 ], [ %88, %92 ]
  %707 = getelementptr inbounds nuw i8, ptr %705, i64 20
  %708 = load i32, ptr %707, align 4
  %709 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %710 = load i32, ptr %709, align 8
  %711 = tail call i32 @llvm.cttz.i32(i32 %710, i1 false)
  %712 = getelementptr inbounds nuw i8, ptr %706, i64 328
  store i32 22, ptr %712, align 8
  %713 = getelementptr inbounds nuw i8, ptr %706, i64 332
  store i32 %708, ptr %713, align 4
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
  br label %719

719:
  %720 = phi i32 [ 0, %698 ], [ 1, %683 ], [ 1, %704 ], [ 0, %698 ], [ 0, %301 ], [ 0, %381 ], [ 0, %680 ], [ 0, %35 ],
      [ 0, %141 ], [ 0, %92 ], [ 0, %297 ], [ 0, %675 ], [ 0, %297 ], [ 0, %280 ], [ 0, %87 ], [ 0, %380 ], [ 0, %405 ],
      [ 0, %284 ], [ 0, %203 ], [ 0, %383 ], [ 0, %441 ], [ 0, %226 ], [ 0, %280 ], [ 0, %279 ], [ 0, %78 ]
  ret i32 %720
}

define internal preserve_allcc i32 @search(ptr %0, ptr %1, i64 %2, ptr %3) unnamed_addr #0 noimplicitfloat {
  %5 = load ptr, ptr %0, align 8
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %7 = load ptr, ptr %6, align 8
  %8 = tail call preserve_allcc ptr @row_below(ptr %5, i64 %2)
  %9 = icmp eq ptr %8, null
  br i1 %9, label %80, label %10

10:
  %11 = load i64, ptr %8, align 8
  %12 = sub i64 %2, %11
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %14 = load i64, ptr %13, align 8
  %15 = icmp ult i64 %12, %14
  br i1 %15, label %16, label %80

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
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 37648
  %29 = load ptr, ptr %28, align 8
  %30 = getelementptr inbounds nuw ptr, ptr %29, i64 %23
  %31 = load ptr, ptr %30, align 8
  %32 = getelementptr inbounds nuw i8, ptr %5, i64 37640
  %33 = load ptr, ptr %32, align 8
  %34 = getelementptr inbounds nuw ptr, ptr %33, i64 %23
  %35 = load ptr, ptr %34, align 8
  %36 = ptrtoint ptr %7 to i64
  %37 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %38 = load i64, ptr %37, align 8
  store i64 %36, ptr %3, align 8
  %39 = getelementptr inbounds nuw i8, ptr %3, i64 8
  store i64 %11, ptr %39, align 8
  %40 = getelementptr inbounds nuw i8, ptr %3, i64 16
  store i64 %14, ptr %40, align 8
  %41 = getelementptr inbounds nuw i8, ptr %3, i64 24
  store i64 %38, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %3, i64 32
  store i64 %2, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %3, i64 40
  store ptr %27, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %3, i64 48
  store ptr %35, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %3, i64 56
  store ptr %31, ptr %45, align 8
  %46 = load ptr, ptr %6, align 8
  %47 = getelementptr inbounds nuw i8, ptr %46, i64 4
  %48 = load i32, ptr %47, align 4
  %49 = icmp eq ptr %27, null
  switch i32 %48, label %51 [
    i32 4, label %50
    i32 0, label %50
  ]

50:
  br i1 %49, label %56, label %80

51:
  br i1 %49, label %80, label %52

52:
  %53 = getelementptr inbounds nuw i8, ptr %5, i64 37704
  %54 = load i32, ptr %53, align 8
  %55 = icmp eq i32 %54, 0
  br i1 %55, label %56, label %80

56:
  %57 = load i64, ptr %13, align 8
  %58 = getelementptr inbounds nuw i8, ptr %7, i64 32
  %59 = load i64, ptr %58, align 8
  %60 = icmp ult i64 %57, %59
  br i1 %60, label %80, label %61

61:
  %62 = getelementptr inbounds nuw i8, ptr %7, i64 28
  %63 = load i32, ptr %62, align 4
  %64 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %65 = load i32, ptr %64, align 4
  %66 = icmp eq i32 %65, 0
  %67 = select i1 %66, i64 16, i64 24
  %68 = getelementptr inbounds nuw i8, ptr %5, i64 %67
  %69 = load ptr, ptr %68, align 8
  %70 = sext i32 %63 to i64
  %71 = getelementptr inbounds %struct.SiteCache, ptr %69, i64 %70
  %72 = ptrtoint ptr %31 to i64
  %73 = getelementptr inbounds nuw i8, ptr %71, i64 16
  store i64 %72, ptr %73, align 8
  %74 = load i64, ptr %8, align 8
  store i64 %74, ptr %71, align 8
  %75 = load i64, ptr %13, align 8
  %76 = load i64, ptr %58, align 8
  %77 = add i64 %75, 1
  %78 = sub i64 %77, %76
  %79 = getelementptr inbounds nuw i8, ptr %71, i64 8
  store i64 %78, ptr %79, align 8
  br label %80

80:
  %81 = phi i32 [ 0, %4 ], [ 0, %10 ], [ 2, %51 ], [ 2, %61 ], [ 2, %56 ], [ 2, %52 ], [ 2, %50 ]
  ret i32 %81
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
  br i1 %17, label %18, label %341

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
  br i1 %82, label %83, label %341

83:
  %84 = load ptr, ptr %0, align 8
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 41808
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
  br i1 %92, label %99, label %341

93:
  %94 = load ptr, ptr %32, align 8
  %95 = load i32, ptr %94, align 1
  %96 = trunc i64 %86 to i32
  %97 = icmp eq i32 %95, %96
  %98 = freeze i1 %97
  br i1 %98, label %99, label %341

99:
  br i1 %34, label %33, label %100

100:
  %101 = icmp eq i32 %8, 0
  %102 = or i1 %101, %9
  %103 = select i1 %102, i64 2, i64 0
  br label %104

104:
  %105 = phi i64 [ %103, %100 ], [ %120, %119 ]
  %106 = getelementptr inbounds nuw i32, ptr %19, i64 %105
  %107 = load i32, ptr %106, align 4
  %108 = and i32 %107, %3
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %119, label %110

110:
  %111 = getelementptr inbounds nuw i64, ptr %20, i64 %105
  %112 = load i64, ptr %111, align 8
  %113 = and i64 %112, 7
  %114 = icmp ne i64 %113, 0
  %115 = xor i64 %112, %2
  %116 = and i64 %115, 7
  %117 = icmp eq i64 %116, 0
  %118 = and i1 %114, %117
  br i1 %118, label %119, label %122

119:
  %120 = add nuw nsw i64 %105, 1
  %121 = icmp eq i64 %120, 4
  br i1 %121, label %124, label %104

122:
  %123 = and i64 %2, -8
  br label %124

124:
  %125 = phi i64 [ %123, %122 ], [ %2, %119 ]
  switch i32 %8, label %171 [
    i32 4, label %126
    i32 0, label %126
  ]

126:
  tail call preserve_allcc void @remember(ptr %0, ptr %1, i32 2, i64 %125, i32 %3)
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %128 = load i8, ptr %127, align 4
  %129 = trunc nuw i8 %128 to i1
  br i1 %129, label %130, label %341

130:
  %131 = load ptr, ptr %0, align 8
  %132 = getelementptr inbounds nuw i8, ptr %131, i64 37692
  %133 = load i32, ptr %132, align 4
  %134 = icmp eq i32 %133, 0
  br i1 %134, label %135, label %341

135:
  %136 = load i32, ptr %19, align 8
  %137 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %138 = load i32, ptr %137, align 4
  %139 = or i32 %138, %136
  %140 = icmp eq i32 %139, 0
  br i1 %140, label %141, label %341

141:
  %142 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %143 = load i64, ptr %142, align 8
  %144 = and i64 %143, 64
  %145 = icmp eq i64 %144, 0
  br i1 %145, label %341, label %146

146:
  %147 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %148 = load i32, ptr %147, align 4
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %154, label %150

150:
  %151 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %152 = load i64, ptr %151, align 8
  %153 = tail call preserve_allcc i64 @joined(i64 %152, i64 %143)
  br label %154

154:
  %155 = phi i64 [ %153, %150 ], [ %143, %146 ]
  %156 = and i64 %155, 7
  %157 = icmp eq i64 %156, 0
  br i1 %157, label %158, label %341

158:
  store i64 %155, ptr %142, align 8
  %159 = getelementptr inbounds nuw i8, ptr %1, i64 56
  store i32 -1, ptr %159, align 8
  store i32 0, ptr %147, align 4
  %160 = and i64 %155, 120
  %161 = icmp eq i64 %160, 120
  %162 = load i64, ptr %1, align 8
  %163 = shl i64 %162, 10
  %164 = lshr i64 %155, 15
  %165 = and i64 %164, 1023
  %166 = select i1 %161, i64 1023, i64 %165
  %167 = or disjoint i64 %163, %166
  %168 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i64 %167, ptr %168, align 8
  br label %341

169:
  %170 = xor i32 %3, -1
  br label %243

171:
  %172 = phi i1 [ true, %238 ], [ false, %124 ]
  %173 = phi i64 [ 3, %238 ], [ 2, %124 ]
  %174 = getelementptr inbounds nuw i32, ptr %19, i64 %173
  %175 = load i32, ptr %174, align 4
  %176 = and i32 %175, %3
  %177 = icmp eq i32 %176, 0
  br i1 %177, label %238, label %178

178:
  %179 = getelementptr inbounds nuw i64, ptr %20, i64 %173
  %180 = load i64, ptr %179, align 8
  %181 = trunc i64 %180 to i32
  %182 = lshr i32 %181, 3
  %183 = and i32 %182, 15
  %184 = icmp eq i32 %183, 8
  %185 = or i1 %184, %23
  br i1 %185, label %203, label %186

186:
  %187 = xor i64 %180, %2
  %188 = icmp ult i64 %187, 1099511627776
  br i1 %188, label %189, label %215

189:
  %190 = lshr i64 %180, 24
  %191 = and i64 %190, 65535
  %192 = icmp samesign ult i64 %191, %25
  br i1 %192, label %238, label %193

193:
  %194 = icmp eq i32 %183, 15
  br i1 %194, label %215, label %195

195:
  %196 = xor i32 %181, %21
  %197 = and i32 %196, 1015808
  %198 = icmp eq i32 %197, 0
  br i1 %198, label %199, label %215

199:
  %200 = lshr i32 %181, 20
  %201 = and i32 %200, 15
  %202 = icmp samesign ult i32 %201, %27
  br i1 %202, label %238, label %213

203:
  %204 = load ptr, ptr %28, align 8
  %205 = load ptr, ptr %29, align 8
  %206 = ptrtoint ptr %205 to i64
  %207 = sub i64 %30, %206
  %208 = getelementptr inbounds nuw i16, ptr %204, i64 %207
  %209 = getelementptr inbounds nuw i8, ptr %208, i64 64
  %210 = tail call preserve_allcc i1 @list_precedes(ptr %0, ptr %209, i64 %180, i64 %2, i32 %176)
  br i1 %210, label %238, label %211

211:
  %212 = xor i64 %180, %2
  br label %215

213:
  %214 = tail call preserve_allcc i1 @same_lanes(i64 %180, i64 %2, i32 %176)
  br i1 %214, label %238, label %215

215:
  %216 = phi i64 [ %212, %211 ], [ %187, %195 ], [ %187, %186 ], [ %187, %193 ], [ %187, %213 ]
  %217 = and i64 %180, 7
  %218 = icmp ne i64 %217, 0
  %219 = and i64 %216, 7
  %220 = icmp eq i64 %219, 0
  %221 = and i1 %218, %220
  br i1 %221, label %222, label %341

222:
  %223 = load ptr, ptr %0, align 8
  %224 = getelementptr inbounds nuw i8, ptr %223, i64 41808
  %225 = load i64, ptr %224, align 8
  switch i64 %31, label %238 [
    i64 7, label %226
    i64 6, label %232
  ]

226:
  %227 = load ptr, ptr %32, align 8
  %228 = load i8, ptr %227, align 1
  %229 = trunc i64 %225 to i8
  %230 = icmp eq i8 %228, %229
  %231 = freeze i1 %230
  br i1 %231, label %238, label %341

232:
  %233 = load ptr, ptr %32, align 8
  %234 = load i32, ptr %233, align 1
  %235 = trunc i64 %225 to i32
  %236 = icmp eq i32 %234, %235
  %237 = freeze i1 %236
  br i1 %237, label %238, label %341

238:
  br i1 %172, label %169, label %171

239:
  tail call preserve_allcc void @remember(ptr %0, ptr %1, i32 0, i64 %125, i32 %3)
  %240 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %241 = load i8, ptr %240, align 4
  %242 = trunc nuw i8 %241 to i1
  br i1 %242, label %288, label %341

243:
  %244 = phi i1 [ false, %169 ], [ true, %287 ]
  %245 = phi i64 [ 2, %169 ], [ 3, %287 ]
  %246 = getelementptr inbounds nuw i32, ptr %19, i64 %245
  %247 = load i32, ptr %246, align 4
  %248 = and i32 %247, %3
  %249 = icmp eq i32 %248, 0
  br i1 %249, label %287, label %250

250:
  %251 = getelementptr inbounds nuw i64, ptr %20, i64 %245
  %252 = load i64, ptr %251, align 8
  %253 = trunc i64 %252 to i32
  %254 = lshr i32 %253, 3
  %255 = and i32 %254, 15
  %256 = icmp eq i32 %255, 8
  %257 = or i1 %256, %23
  br i1 %257, label %275, label %258

258:
  %259 = xor i64 %252, %2
  %260 = icmp ult i64 %259, 1099511627776
  br i1 %260, label %261, label %287

261:
  %262 = lshr i64 %252, 24
  %263 = and i64 %262, 65535
  %264 = icmp samesign ult i64 %263, %25
  br i1 %264, label %285, label %265

265:
  %266 = icmp eq i32 %255, 15
  br i1 %266, label %287, label %267

267:
  %268 = xor i32 %253, %21
  %269 = and i32 %268, 1015808
  %270 = icmp eq i32 %269, 0
  br i1 %270, label %271, label %287

271:
  %272 = lshr i32 %253, 20
  %273 = and i32 %272, 15
  %274 = icmp samesign ult i32 %273, %27
  br i1 %274, label %285, label %283

275:
  %276 = load ptr, ptr %28, align 8
  %277 = load ptr, ptr %29, align 8
  %278 = ptrtoint ptr %277 to i64
  %279 = sub i64 %30, %278
  %280 = getelementptr inbounds nuw i16, ptr %276, i64 %279
  %281 = getelementptr inbounds nuw i8, ptr %280, i64 64
  %282 = tail call preserve_allcc i1 @list_precedes(ptr %0, ptr %281, i64 %252, i64 %2, i32 %248)
  br i1 %282, label %285, label %287

283:
  %284 = tail call preserve_allcc i1 @same_lanes(i64 %252, i64 %2, i32 %248)
  br i1 %284, label %285, label %287

285:
  %286 = and i32 %247, %170
  store i32 %286, ptr %246, align 4
  br label %287

287:
  br i1 %244, label %239, label %243

288:
  %289 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %290 = load i64, ptr %289, align 8
  %291 = icmp eq i64 %290, 0
  br i1 %291, label %297, label %292

292:
  %293 = load ptr, ptr %0, align 8
  store i64 0, ptr %289, align 8
  %294 = getelementptr inbounds nuw i8, ptr %293, i64 41816
  %295 = load i64, ptr %294, align 8
  %296 = add i64 %295, 1
  store i64 %296, ptr %294, align 8
  br label %297

297:
  %298 = load ptr, ptr %0, align 8
  %299 = getelementptr inbounds nuw i8, ptr %298, i64 37692
  %300 = load i32, ptr %299, align 4
  %301 = icmp eq i32 %300, 0
  br i1 %301, label %302, label %341

302:
  %303 = load i64, ptr %20, align 8
  %304 = and i64 %303, 7
  %305 = icmp ne i64 %304, 0
  %306 = and i64 %303, 6
  %307 = icmp ne i64 %306, 6
  %308 = and i1 %305, %307
  %309 = and i64 %303, 120
  %310 = icmp eq i64 %309, 120
  %311 = and i1 %308, %310
  br i1 %311, label %312, label %341

312:
  %313 = getelementptr inbounds nuw i8, ptr %1, i64 52
  %314 = load i32, ptr %313, align 4
  %315 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %316 = load i32, ptr %315, align 8
  %317 = or i32 %316, %314
  %318 = getelementptr inbounds nuw i8, ptr %1, i64 60
  %319 = load i32, ptr %318, align 4
  %320 = or i32 %317, %319
  %321 = icmp eq i32 %320, 0
  br i1 %321, label %322, label %341

322:
  %323 = getelementptr inbounds nuw i8, ptr %298, i64 37696
  %324 = load i32, ptr %323, align 8
  %325 = icmp eq i32 %324, 0
  br i1 %325, label %336, label %326

326:
  %327 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %328 = load ptr, ptr %327, align 8
  %329 = load ptr, ptr %29, align 8
  %330 = ptrtoint ptr %329 to i64
  %331 = sub i64 %30, %330
  %332 = ashr exact i64 %331, 4
  %333 = getelementptr inbounds i8, ptr %328, i64 %332
  %334 = load i32, ptr %333, align 4
  %335 = icmp eq i32 %334, -1
  br i1 %335, label %336, label %341

336:
  store i32 -1, ptr %19, align 8
  %337 = load i64, ptr %1, align 8
  %338 = shl i64 %337, 10
  %339 = or disjoint i64 %304, 512
  %340 = or disjoint i64 %338, %339
  store i64 %340, ptr %289, align 8
  br label %341

341:
  %342 = phi i1 [ false, %10 ], [ true, %336 ], [ true, %126 ], [ true, %312 ], [ true, %239 ], [ true, %158 ], [ true,
      %130 ], [ true, %135 ], [ true, %141 ], [ true, %154 ], [ true, %297 ], [ true, %302 ], [ true, %326 ], [ false,
      %215 ], [ false, %232 ], [ false, %226 ], [ false, %93 ], [ false, %87 ], [ false, %76 ]
  ret i1 %342
}

define internal preserve_allcc i1 @open_page(ptr %0, i64 %1) unnamed_addr #0 noimplicitfloat {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %4 = load ptr, ptr %3, align 8
  %5 = getelementptr inbounds nuw %struct.ScreenPage, ptr %4, i64 %1
  %6 = load ptr, ptr %0, align 8
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 37656
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
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 37672
  %45 = load i64, ptr %44, align 8
  %46 = add i64 %45, 4112
  %47 = getelementptr inbounds nuw i8, ptr %43, i64 37680
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
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 37692
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
