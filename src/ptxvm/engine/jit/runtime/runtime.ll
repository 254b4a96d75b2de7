; Generated from the C files beside this one by `make runtime`.
; eef6c55820d7fdb4d14e92640cbdedc376bf5ea8d1559351f7e33953da6860e8
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
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 37664
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 37696
  %122 = getelementptr inbounds nuw i8, ptr %0, i64 37700
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
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 14416
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
  br label %2374

68:
  %69 = phi i32 [ -1, %47 ], [ -1, %51 ], [ %8, %41 ]
  %70 = tail call preserve_allcc i32 @screen_place(ptr %0, ptr %1, ptr %2, i64 %44, i32 %69)
  br label %2374

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
  %139 = getelementptr inbounds nuw i8, ptr %1, i64 14416
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
    i32 4, label %2374
    i32 0, label %2374
  ]

252:
  tail call preserve_allcc void @suspect(ptr %0)
  br label %2374

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
  br label %2374

270:
  %271 = add i64 %262, -1
  %272 = lshr i64 %271, 7
  %273 = lshr i64 %257, 7
  %274 = icmp samesign ugt i64 %273, %272
  br i1 %274, label %2374, label %275

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
  br label %2374

776:
  %777 = add nuw nsw i64 %289, 1
  %778 = icmp eq i64 %289, %272
  br i1 %778, label %2374, label %288

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
  %831 = getelementptr inbounds nuw i8, ptr %1, i64 14416
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
  br i1 %845, label %935, label %1851

846:
  switch i32 %786, label %1851 [
    i32 1, label %852
    i32 0, label %847
  ]

847:
  %848 = lshr i64 %785, 32
  %849 = trunc nuw i64 %848 to i32
  %850 = add i32 %849, -1
  %851 = icmp ult i32 %850, 4
  br i1 %851, label %1851, label %852

852:
  %853 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %854 = load i32, ptr %853, align 8
  %855 = zext i32 %854 to i64
  %856 = shl nuw nsw i64 %855, 20
  %857 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %858 = load i32, ptr %857, align 4
  %859 = zext i32 %858 to i64
  %860 = shl nuw nsw i64 %859, 15
  %861 = or i64 %860, %856
  %862 = load i64, ptr %1, align 8
  %863 = shl i64 %862, 40
  %864 = or i64 %861, %863
  br i1 %782, label %869, label %865

865:
  %866 = getelementptr inbounds nuw i8, ptr %10, i64 12
  %867 = load i32, ptr %866, align 4
  %868 = zext i32 %867 to i64
  br label %869

869:
  %870 = phi i64 [ %868, %865 ], [ 0, %852 ]
  %871 = or i64 %864, %870
  %872 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %871, ptr %872, align 8
  %873 = getelementptr inbounds nuw i8, ptr %6, i64 37656
  %874 = load i64, ptr %873, align 8
  %875 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %874, ptr %875, align 8
  %876 = getelementptr inbounds nuw i8, ptr %0, i64 108
  store i8 0, ptr %876, align 4
  %877 = ptrtoint ptr %10 to i64
  %878 = getelementptr inbounds nuw i8, ptr %6, i64 37712
  %879 = udiv i64 %877, 40
  %880 = and i64 %879, 63
  %881 = getelementptr inbounds nuw %struct.ScreenCache, ptr %878, i64 %880
  %882 = load i64, ptr %881, align 8
  %883 = icmp eq i64 %882, %877
  br i1 %883, label %884, label %891

884:
  %885 = getelementptr inbounds nuw i8, ptr %881, i64 8
  %886 = load i64, ptr %885, align 8
  %887 = sub i64 %785, %886
  %888 = getelementptr inbounds nuw i8, ptr %881, i64 16
  %889 = load i64, ptr %888, align 8
  %890 = icmp ult i64 %887, %889
  br i1 %890, label %897, label %891

891:
  %892 = tail call preserve_allcc i32 @search(ptr %0, ptr %2, i64 %785, ptr %881)
  %893 = icmp eq i32 %892, 0
  br i1 %893, label %1851, label %894

894:
  %895 = getelementptr inbounds nuw i8, ptr %881, i64 8
  %896 = load i64, ptr %895, align 8
  br label %897

897:
  %898 = phi i64 [ %896, %894 ], [ %886, %884 ]
  %899 = getelementptr inbounds nuw i8, ptr %881, i64 8
  %900 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %898, ptr %900, align 8
  %901 = getelementptr inbounds nuw i8, ptr %881, i64 16
  %902 = load i64, ptr %901, align 8
  %903 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %902, ptr %903, align 8
  %904 = getelementptr inbounds nuw i8, ptr %881, i64 24
  %905 = load i64, ptr %904, align 8
  %906 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %905, ptr %906, align 8
  %907 = getelementptr inbounds nuw i8, ptr %881, i64 40
  %908 = load ptr, ptr %907, align 8
  %909 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %908, ptr %909, align 8
  %910 = getelementptr inbounds nuw i8, ptr %881, i64 48
  %911 = load ptr, ptr %910, align 8
  %912 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %911, ptr %912, align 8
  %913 = getelementptr inbounds nuw i8, ptr %881, i64 56
  %914 = load ptr, ptr %913, align 8
  %915 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %914, ptr %915, align 8
  %916 = shl i64 %785, 1
  %917 = getelementptr inbounds nuw i8, ptr %881, i64 32
  %918 = load i64, ptr %917, align 8
  %919 = load i64, ptr %899, align 8
  %920 = add i64 %918, %919
  %921 = sub i64 %916, %920
  store i64 %785, ptr %917, align 8
  %922 = load i64, ptr %901, align 8
  %923 = icmp ult i64 %921, %922
  %924 = load ptr, ptr %907, align 8
  %925 = icmp eq ptr %924, null
  br i1 %923, label %926, label %930

926:
  br i1 %925, label %1015, label %927

927:
  %928 = lshr i64 %921, 7
  %929 = getelementptr inbounds nuw %struct.ScreenLine, ptr %924, i64 %928
  tail call void @llvm.prefetch.p0(ptr %929, i32 1, i32 3, i32 1)
  br label %931

930:
  br i1 %925, label %1015, label %931

931:
  %932 = load ptr, ptr %9, align 8
  %933 = load i8, ptr %876, align 4
  %934 = trunc nuw i8 %933 to i1
  br i1 %934, label %935, label %1015

935:
  %936 = phi ptr [ %932, %931 ], [ %10, %810 ]
  %937 = getelementptr inbounds nuw i8, ptr %936, i64 16
  %938 = load i32, ptr %937, align 8
  %939 = zext i32 %938 to i64
  %940 = load i32, ptr %936, align 8
  %941 = icmp eq i32 %940, 2
  br i1 %941, label %942, label %1015

942:
  %943 = load ptr, ptr %0, align 8
  %944 = getelementptr inbounds nuw i8, ptr %943, i64 37704
  %945 = load i32, ptr %944, align 8
  %946 = icmp eq i32 %945, 0
  br i1 %946, label %947, label %982

947:
  %948 = getelementptr inbounds nuw i8, ptr %936, i64 8
  %949 = load i32, ptr %948, align 8
  %950 = icmp ult i32 %949, 5
  br i1 %950, label %951, label %1015

951:
  %952 = getelementptr inbounds nuw i8, ptr %943, i64 37696
  %953 = load i32, ptr %952, align 8
  %954 = icmp eq i32 %953, 0
  br i1 %954, label %1015, label %955

955:
  %956 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %957 = load i64, ptr %956, align 8
  %958 = getelementptr inbounds nuw i8, ptr %0, i64 72
  br label %959

959:
  %960 = phi i32 [ %3, %955 ], [ %980, %978 ]
  %961 = tail call i32 @llvm.cttz.i32(i32 %960, i1 true)
  %962 = zext nneg i32 %961 to i64
  %963 = getelementptr inbounds nuw i64, ptr %7, i64 %962
  %964 = load i64, ptr %963, align 8
  %965 = and i64 %964, 4294967295
  %966 = icmp ult i64 %965, %957
  br i1 %966, label %967, label %1015

967:
  %968 = load ptr, ptr %958, align 8
  %969 = lshr i64 %965, 7
  %970 = getelementptr inbounds nuw i32, ptr %968, i64 %969
  %971 = load i32, ptr %970, align 4
  %972 = trunc i64 %964 to i32
  %973 = lshr i32 %972, 2
  %974 = and i32 %973, 31
  %975 = shl nuw i32 1, %974
  %976 = and i32 %971, %975
  %977 = icmp eq i32 %976, 0
  br i1 %977, label %1015, label %978

978:
  %979 = add i32 %960, -1
  %980 = and i32 %979, %960
  %981 = icmp eq i32 %980, 0
  br i1 %981, label %2374, label %959

982:
  %983 = icmp eq i32 %938, 0
  br i1 %983, label %1015, label %984

984:
  %985 = getelementptr inbounds nuw i8, ptr %936, i64 4
  %986 = load i32, ptr %985, align 4
  switch i32 %986, label %987 [
    i32 4, label %1015
    i32 0, label %1015
  ]

987:
  %988 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %989 = load i64, ptr %988, align 8
  %990 = shl i64 %989, 10
  %991 = add nuw nsw i64 %939, 512
  %992 = or i64 %990, %991
  %993 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %994 = load i64, ptr %993, align 8
  %995 = getelementptr inbounds nuw i8, ptr %0, i64 56
  br label %996

996:
  %997 = phi i32 [ %3, %987 ], [ %1013, %1011 ]
  %998 = tail call i32 @llvm.cttz.i32(i32 %997, i1 true)
  %999 = zext nneg i32 %998 to i64
  %1000 = getelementptr inbounds nuw i64, ptr %7, i64 %999
  %1001 = load i64, ptr %1000, align 8
  %1002 = and i64 %1001, 4294967295
  %1003 = icmp ult i64 %1002, %994
  br i1 %1003, label %1004, label %1015

1004:
  %1005 = load ptr, ptr %995, align 8
  %1006 = lshr i64 %1002, 7
  %1007 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1005, i64 %1006
  %1008 = getelementptr inbounds nuw i8, ptr %1007, i64 8
  %1009 = load i64, ptr %1008, align 8
  %1010 = icmp eq i64 %1009, %992
  br i1 %1010, label %1011, label %1015

1011:
  %1012 = add i32 %997, -1
  %1013 = and i32 %1012, %997
  %1014 = icmp eq i32 %1013, 0
  br i1 %1014, label %2374, label %996

1015:
  %1016 = phi i1 [ true, %930 ], [ false, %984 ], [ true, %926 ], [ false, %931 ], [ false, %982 ], [ false, %935 ], [
      false, %951 ], [ false, %947 ], [ false, %984 ], [ false, %959 ], [ false, %967 ], [ false, %1004 ], [ false, %996
      ]
  %1017 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %1018 = load i8, ptr %1017, align 4
  %1019 = trunc nuw i8 %1018 to i1
  %1020 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %1021 = getelementptr inbounds nuw i8, ptr %0, i64 40
  br label %1022

1022:
  %1023 = phi i32 [ %3, %1015 ], [ %1050, %1048 ]
  %1024 = tail call i32 @llvm.cttz.i32(i32 %1023, i1 true)
  %1025 = zext nneg i32 %1024 to i64
  %1026 = getelementptr inbounds nuw i64, ptr %7, i64 %1025
  %1027 = load i64, ptr %1026, align 8
  br i1 %1019, label %1028, label %1034

1028:
  %1029 = and i64 %1027, 4294967295
  %1030 = load i64, ptr %1020, align 8
  %1031 = sub i64 %1029, %1030
  %1032 = load i64, ptr %1021, align 8
  %1033 = icmp ult i64 %1031, %1032
  br i1 %1033, label %1039, label %1851

1034:
  %1035 = load i64, ptr %1020, align 8
  %1036 = sub i64 %1027, %1035
  %1037 = load i64, ptr %1021, align 8
  %1038 = icmp ult i64 %1036, %1037
  br i1 %1038, label %1048, label %1851

1039:
  %1040 = load ptr, ptr %9, align 8
  %1041 = load i32, ptr %1040, align 8
  %1042 = icmp eq i32 %1041, 2
  br i1 %1042, label %1048, label %1043

1043:
  %1044 = icmp eq i32 %1041, 0
  %1045 = and i64 %1027, -4294967296
  %1046 = icmp eq i64 %1045, 4294967296
  %1047 = and i1 %1044, %1046
  br i1 %1047, label %1048, label %1851

1048:
  %1049 = add i32 %1023, -1
  %1050 = and i32 %1049, %1023
  %1051 = icmp eq i32 %1050, 0
  br i1 %1051, label %1052, label %1022

1052:
  br i1 %1016, label %1053, label %1071

1053:
  %1054 = load ptr, ptr %9, align 8
  %1055 = getelementptr inbounds nuw i8, ptr %1054, i64 4
  %1056 = load i32, ptr %1055, align 4
  switch i32 %1056, label %1057 [
    i32 4, label %2374
    i32 0, label %2374
  ]

1057:
  %1058 = load ptr, ptr %0, align 8
  %1059 = getelementptr inbounds nuw i8, ptr %1054, i64 20
  %1060 = load i32, ptr %1059, align 4
  %1061 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %1062 = load i32, ptr %1061, align 8
  %1063 = tail call i32 @llvm.cttz.i32(i32 %1062, i1 false)
  %1064 = getelementptr inbounds nuw i8, ptr %1058, i64 328
  store i32 22, ptr %1064, align 8
  %1065 = getelementptr inbounds nuw i8, ptr %1058, i64 332
  store i32 %1060, ptr %1065, align 4
  %1066 = getelementptr inbounds nuw i8, ptr %1058, i64 336
  store i32 %1063, ptr %1066, align 8
  %1067 = getelementptr inbounds nuw i8, ptr %1058, i64 352
  store i64 0, ptr %1067, align 8
  %1068 = getelementptr inbounds nuw i8, ptr %1058, i64 368
  store i32 0, ptr %1068, align 8
  %1069 = getelementptr inbounds nuw i8, ptr %1058, i64 360
  store i32 0, ptr %1069, align 8
  %1070 = getelementptr inbounds nuw i8, ptr %1058, i64 364
  store i32 0, ptr %1070, align 4
  br label %2374

1071:
  %1072 = load ptr, ptr %0, align 8
  %1073 = getelementptr inbounds nuw i8, ptr %1072, i64 37692
  %1074 = load i32, ptr %1073, align 4
  %1075 = icmp eq i32 %1074, 0
  br i1 %1075, label %1851, label %1076

1076:
  %1077 = load ptr, ptr %9, align 8
  %1078 = getelementptr inbounds nuw i8, ptr %1077, i64 4
  %1079 = load i32, ptr %1078, align 4
  %1080 = icmp eq i32 %1079, 6
  br i1 %1080, label %1851, label %1081

1081:
  %1082 = getelementptr inbounds nuw i8, ptr %1077, i64 8
  %1083 = load i32, ptr %1082, align 8
  %1084 = and i32 %1083, 3
  %1085 = icmp eq i32 %1084, 0
  br i1 %1085, label %1086, label %1851

1086:
  %1087 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %1088 = load i64, ptr %1087, align 8
  br label %1089

1089:
  %1090 = phi i32 [ %3, %1086 ], [ %1099, %1089 ]
  %1091 = phi i64 [ 0, %1086 ], [ %1097, %1089 ]
  %1092 = tail call i32 @llvm.cttz.i32(i32 %1090, i1 true)
  %1093 = zext nneg i32 %1092 to i64
  %1094 = getelementptr inbounds nuw i64, ptr %7, i64 %1093
  %1095 = load i64, ptr %1094, align 8
  %1096 = sub i64 %1095, %1088
  %1097 = or i64 %1096, %1091
  %1098 = add i32 %1090, -1
  %1099 = and i32 %1098, %1090
  %1100 = icmp eq i32 %1099, 0
  br i1 %1100, label %1101, label %1089

1101:
  %1102 = and i64 %1097, 3
  %1103 = icmp eq i64 %1102, 0
  br i1 %1103, label %1104, label %1851

1104:
  %1105 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %1106 = load i64, ptr %1105, align 8
  %1107 = or i64 %1106, 72
  %1108 = getelementptr inbounds nuw i8, ptr %0, i64 96
  store ptr %5, ptr %1108, align 8
  %1109 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %1110 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %1111 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %1112 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %1113 = getelementptr inbounds nuw i8, ptr %0, i64 110
  %1114 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %1115 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %1116 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %1117 = and i64 %1106, 7
  %1118 = icmp eq i64 %1117, 0
  %1119 = and i64 %1106, 6
  %1120 = icmp eq i64 %1119, 6
  %1121 = or i1 %1118, %1120
  %1122 = and i64 %1107, 120
  %1123 = icmp eq i64 %1122, 72
  %1124 = getelementptr inbounds nuw i8, ptr %0, i64 88
  br label %1125

1125:
  %1126 = phi i32 [ 0, %1104 ], [ %1506, %1504 ]
  %1127 = phi i32 [ %3, %1104 ], [ %1508, %1504 ]
  %1128 = phi i64 [ 0, %1104 ], [ %1505, %1504 ]
  %1129 = call i32 @llvm.cttz.i32(i32 %1127, i1 true)
  %1130 = load i8, ptr %1109, align 4
  %1131 = trunc nuw i8 %1130 to i1
  %1132 = zext nneg i32 %1129 to i64
  %1133 = getelementptr inbounds nuw i64, ptr %7, i64 %1132
  %1134 = load i64, ptr %1133, align 8
  %1135 = and i64 %1134, 4294967295
  %1136 = select i1 %1131, i64 %1135, i64 %1134
  %1137 = load i64, ptr %1110, align 8
  %1138 = sub i64 %1136, %1137
  %1139 = load ptr, ptr %9, align 8
  %1140 = getelementptr inbounds nuw i8, ptr %1139, i64 8
  %1141 = load i32, ptr %1140, align 8
  %1142 = zext i32 %1141 to i64
  %1143 = add i64 %1138, %1142
  %1144 = icmp ult i64 %1138, %1143
  br i1 %1144, label %1145, label %1504

1145:
  %1146 = trunc nuw nsw i32 %1129 to i8
  br label %1147

1147:
  %1148 = phi i32 [ %1126, %1145 ], [ %1499, %1496 ]
  %1149 = phi i64 [ %1138, %1145 ], [ %1502, %1496 ]
  %1150 = phi i64 [ %1128, %1145 ], [ %1155, %1496 ]
  %1151 = trunc i64 %1149 to i32
  %1152 = lshr i32 %1151, 2
  %1153 = and i32 %1152, 31
  %1154 = icmp eq i32 %1148, 0
  %1155 = lshr i64 %1149, 7
  br i1 %1154, label %1496, label %1156

1156:
  %1157 = icmp eq i64 %1155, %1150
  br i1 %1157, label %1158, label %1162

1158:
  %1159 = shl nuw i32 1, %1153
  %1160 = and i32 %1159, %1148
  %1161 = icmp eq i32 %1160, 0
  br i1 %1161, label %1496, label %1162

1162:
  %1163 = load ptr, ptr %1111, align 8
  %1164 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1163, i64 %1150
  %1165 = shl nuw i64 %1150, 7
  %1166 = load i64, ptr %1112, align 8
  %1167 = icmp ult i64 %1165, %1166
  br i1 %1167, label %1168, label %1496

1168:
  %1169 = load i8, ptr %1109, align 4
  %1170 = trunc nuw i8 %1169 to i1
  %1171 = load ptr, ptr %0, align 8
  br i1 %1170, label %1172, label %1215

1172:
  %1173 = getelementptr inbounds nuw i8, ptr %1171, i64 37696
  %1174 = load i32, ptr %1173, align 8
  %1175 = icmp eq i32 %1174, 0
  br i1 %1175, label %1209, label %1176

1176:
  %1177 = load ptr, ptr %9, align 8
  %1178 = getelementptr inbounds nuw i8, ptr %1177, i64 4
  %1179 = load i32, ptr %1178, align 4
  switch i32 %1179, label %1180 [
    i32 5, label %1187
    i32 2, label %1187
    i32 1, label %1187
    i32 6, label %1187
  ]

1180:
  %1181 = load ptr, ptr %1114, align 8
  %1182 = getelementptr inbounds nuw i32, ptr %1181, i64 %1150
  %1183 = load i32, ptr %1182, align 4
  %1184 = xor i32 %1183, -1
  %1185 = and i32 %1148, %1184
  %1186 = icmp eq i32 %1185, 0
  br i1 %1186, label %1209, label %1849

1187:
  %1188 = getelementptr inbounds nuw i8, ptr %1177, i64 8
  %1189 = load i32, ptr %1188, align 8
  %1190 = icmp ugt i32 %1189, 3
  br i1 %1190, label %1191, label %1199

1191:
  %1192 = load ptr, ptr %1114, align 8
  %1193 = getelementptr inbounds nuw i32, ptr %1192, i64 %1150
  %1194 = load i32, ptr %1193, align 4
  %1195 = or i32 %1194, %1148
  store i32 %1195, ptr %1193, align 4
  %1196 = load ptr, ptr %0, align 8
  %1197 = load i8, ptr %1109, align 4
  %1198 = trunc nuw i8 %1197 to i1
  br label %1209

1199:
  %1200 = load i8, ptr %1113, align 2
  %1201 = trunc nuw i8 %1200 to i1
  br i1 %1201, label %1202, label %1209

1202:
  %1203 = load ptr, ptr %1114, align 8
  %1204 = getelementptr inbounds nuw i32, ptr %1203, i64 %1150
  %1205 = load i32, ptr %1204, align 4
  %1206 = xor i32 %1205, -1
  %1207 = and i32 %1148, %1206
  %1208 = icmp eq i32 %1207, 0
  br i1 %1208, label %1209, label %1849

1209:
  %1210 = phi i1 [ %1198, %1191 ], [ true, %1199 ], [ true, %1180 ], [ true, %1202 ], [ true, %1172 ]
  %1211 = phi ptr [ %1196, %1191 ], [ %1171, %1199 ], [ %1171, %1180 ], [ %1171, %1202 ], [ %1171, %1172 ]
  %1212 = getelementptr inbounds nuw i8, ptr %1211, i64 37704
  %1213 = load i32, ptr %1212, align 8
  %1214 = icmp eq i32 %1213, 0
  br i1 %1214, label %1219, label %1242

1215:
  %1216 = getelementptr inbounds nuw i8, ptr %1171, i64 37704
  %1217 = load i32, ptr %1216, align 8
  %1218 = icmp eq i32 %1217, 0
  br i1 %1218, label %1220, label %1243

1219:
  br i1 %1210, label %1496, label %1220

1220:
  %1221 = load ptr, ptr %9, align 8
  %1222 = getelementptr inbounds nuw i8, ptr %1221, i64 4
  %1223 = load i32, ptr %1222, align 4
  switch i32 %1223, label %1224 [
    i32 4, label %1496
    i32 0, label %1496
  ]

1224:
  %1225 = lshr i64 %1150, 5
  %1226 = load ptr, ptr %1115, align 8
  %1227 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1226, i64 %1225
  %1228 = load atomic i64, ptr %1227 acquire, align 8
  %1229 = load ptr, ptr %0, align 8
  %1230 = getelementptr inbounds nuw i8, ptr %1229, i64 37656
  %1231 = load i64, ptr %1230, align 8
  %1232 = icmp eq i64 %1228, %1231
  br i1 %1232, label %1496, label %1233

1233:
  %1234 = add i64 %1231, -1
  %1235 = icmp eq i64 %1228, %1234
  br i1 %1235, label %1236, label %1240

1236:
  %1237 = load ptr, ptr %9, align 8
  %1238 = getelementptr inbounds nuw i8, ptr %1237, i64 4
  %1239 = load i32, ptr %1238, align 4
  switch i32 %1239, label %1240 [
    i32 4, label %1496
    i32 0, label %1496
  ]

1240:
  %1241 = call preserve_allcc i1 @open_page(ptr %0, i64 %1225)
  br i1 %1241, label %1496, label %1849

1242:
  br i1 %1210, label %1261, label %1243

1243:
  %1244 = lshr i64 %1150, 5
  %1245 = load ptr, ptr %1115, align 8
  %1246 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1245, i64 %1244
  %1247 = load atomic i64, ptr %1246 acquire, align 8
  %1248 = load ptr, ptr %0, align 8
  %1249 = getelementptr inbounds nuw i8, ptr %1248, i64 37656
  %1250 = load i64, ptr %1249, align 8
  %1251 = icmp eq i64 %1247, %1250
  br i1 %1251, label %1261, label %1252

1252:
  %1253 = add i64 %1250, -1
  %1254 = icmp eq i64 %1247, %1253
  br i1 %1254, label %1255, label %1259

1255:
  %1256 = load ptr, ptr %9, align 8
  %1257 = getelementptr inbounds nuw i8, ptr %1256, i64 4
  %1258 = load i32, ptr %1257, align 4
  switch i32 %1258, label %1259 [
    i32 4, label %1261
    i32 0, label %1261
  ]

1259:
  %1260 = call preserve_allcc i1 @open_page(ptr %0, i64 %1244)
  br i1 %1260, label %1261, label %1849

1261:
  %1262 = load i64, ptr %1164, align 8
  %1263 = load i64, ptr %1116, align 8
  %1264 = icmp eq i64 %1262, %1263
  br i1 %1264, label %1265, label %1321

1265:
  %1266 = load ptr, ptr %9, align 8
  %1267 = getelementptr inbounds nuw i8, ptr %1266, i64 4
  %1268 = load i32, ptr %1267, align 4
  switch i32 %1268, label %1287 [
    i32 4, label %1269
    i32 0, label %1269
  ]

1269:
  %1270 = getelementptr inbounds nuw i8, ptr %1164, i64 32
  %1271 = load i64, ptr %1270, align 8
  %1272 = icmp eq i64 %1271, %1107
  br i1 %1272, label %1273, label %1321

1273:
  %1274 = getelementptr inbounds nuw i8, ptr %1164, i64 56
  %1275 = load i32, ptr %1274, align 8
  %1276 = xor i32 %1275, -1
  %1277 = and i32 %1148, %1276
  %1278 = icmp eq i32 %1277, 0
  br i1 %1278, label %1279, label %1321

1279:
  %1280 = getelementptr inbounds nuw i8, ptr %1164, i64 48
  %1281 = load i32, ptr %1280, align 8
  %1282 = getelementptr inbounds nuw i8, ptr %1164, i64 52
  %1283 = load i32, ptr %1282, align 4
  %1284 = or i32 %1283, %1281
  %1285 = and i32 %1284, %1148
  %1286 = icmp eq i32 %1285, 0
  br i1 %1286, label %1496, label %1321

1287:
  br i1 %1121, label %1321, label %1288

1288:
  %1289 = getelementptr inbounds nuw i8, ptr %1164, i64 48
  %1290 = load i32, ptr %1289, align 8
  %1291 = xor i32 %1290, -1
  %1292 = and i32 %1148, %1291
  %1293 = icmp eq i32 %1292, 0
  br i1 %1293, label %1294, label %1321

1294:
  %1295 = getelementptr inbounds nuw i8, ptr %1164, i64 16
  %1296 = load i64, ptr %1295, align 8
  %1297 = and i64 %1296, 120
  %1298 = icmp eq i64 %1297, 120
  br i1 %1298, label %1299, label %1321

1299:
  %1300 = icmp ugt i64 %1296, -1099511627777
  %1301 = xor i64 %1296, %1106
  %1302 = icmp ult i64 %1301, 16777216
  %1303 = select i1 %1300, i1 true, i1 %1302
  br i1 %1303, label %1304, label %1321

1304:
  %1305 = and i64 %1296, 7
  %1306 = icmp ne i64 %1305, 0
  %1307 = and i64 %1301, 7
  %1308 = icmp eq i64 %1307, 0
  %1309 = select i1 %1306, i1 %1308, i1 false
  br i1 %1309, label %1310, label %1321

1310:
  %1311 = getelementptr inbounds nuw i8, ptr %1164, i64 52
  %1312 = load i32, ptr %1311, align 4
  %1313 = getelementptr inbounds nuw i8, ptr %1164, i64 56
  %1314 = load i32, ptr %1313, align 8
  %1315 = or i32 %1314, %1312
  %1316 = getelementptr inbounds nuw i8, ptr %1164, i64 60
  %1317 = load i32, ptr %1316, align 4
  %1318 = or i32 %1315, %1317
  %1319 = and i32 %1318, %1148
  %1320 = icmp eq i32 %1319, 0
  br i1 %1320, label %1496, label %1321

1321:
  %1322 = load i8, ptr %1109, align 4
  %1323 = trunc nuw i8 %1322 to i1
  br i1 %1323, label %1376, label %1324

1324:
  %1325 = load ptr, ptr %0, align 8
  %1326 = getelementptr inbounds nuw i8, ptr %1325, i64 37688
  %1327 = load i32, ptr %1326, align 8
  %1328 = icmp eq i32 %1327, 0
  br i1 %1328, label %1329, label %1338

1329:
  %1330 = getelementptr inbounds nuw i8, ptr %1164, i64 8
  br label %1331

1331:
  %1332 = atomicrmw or ptr %1330, i64 1 acquire, align 8
  %1333 = and i64 %1332, 1
  %1334 = icmp eq i64 %1333, 0
  br i1 %1334, label %1335, label %1331

1335:
  %1336 = load i8, ptr %1109, align 4
  %1337 = trunc nuw i8 %1336 to i1
  br i1 %1337, label %1376, label %1338

1338:
  %1339 = load ptr, ptr %1115, align 8
  %1340 = lshr i64 %1150, 5
  %1341 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1339, i64 %1340
  %1342 = getelementptr inbounds nuw i8, ptr %1341, i64 8
  %1343 = and i64 %1150, 31
  %1344 = getelementptr inbounds nuw i64, ptr %1342, i64 %1343
  %1345 = load atomic i64, ptr %1344 monotonic, align 8
  %1346 = icmp eq i64 %1345, -1
  br i1 %1346, label %1376, label %1347

1347:
  %1348 = load ptr, ptr %0, align 8
  %1349 = getelementptr inbounds nuw i8, ptr %1348, i64 37688
  %1350 = load i32, ptr %1349, align 8
  %1351 = icmp eq i32 %1350, 0
  br i1 %1351, label %1353, label %1352

1352:
  store i64 -1, ptr %1344, align 8
  br label %1355

1353:
  %1354 = atomicrmw xchg ptr %1344, i64 -1 monotonic, align 8
  br label %1355

1355:
  %1356 = phi i64 [ %1345, %1352 ], [ %1354, %1353 ]
  %1357 = load i64, ptr %1116, align 8
  store i64 %1357, ptr %1164, align 8
  %1358 = and i64 %1356, 5
  %1359 = icmp ne i64 %1358, 0
  %1360 = sext i1 %1359 to i32
  %1361 = getelementptr inbounds nuw i8, ptr %1164, i64 48
  store i32 %1360, ptr %1361, align 8
  %1362 = shl i64 %1356, 62
  %1363 = ashr i64 %1362, 63
  %1364 = trunc nsw i64 %1363 to i32
  %1365 = getelementptr inbounds nuw i8, ptr %1164, i64 56
  store i32 %1364, ptr %1365, align 8
  %1366 = getelementptr inbounds nuw i8, ptr %1164, i64 60
  store i32 0, ptr %1366, align 4
  %1367 = getelementptr inbounds nuw i8, ptr %1164, i64 52
  store i32 0, ptr %1367, align 4
  %1368 = and i64 %1356, -8
  %1369 = getelementptr inbounds nuw i8, ptr %1164, i64 16
  %1370 = getelementptr inbounds nuw i8, ptr %1164, i64 32
  store i64 %1368, ptr %1370, align 8
  store i64 %1368, ptr %1369, align 8
  %1371 = and i64 %1356, 1
  %1372 = icmp eq i64 %1371, 0
  br i1 %1372, label %1373, label %1376

1373:
  %1374 = and i64 %1356, -16777216
  %1375 = add i64 %1374, -16777096
  store i64 %1375, ptr %1369, align 8
  br label %1376

1376:
  %1377 = phi i1 [ true, %1335 ], [ %1328, %1373 ], [ %1328, %1355 ], [ %1328, %1338 ], [ false, %1321 ]
  %1378 = load i64, ptr %1164, align 8
  %1379 = load i64, ptr %1116, align 8
  %1380 = icmp eq i64 %1378, %1379
  br i1 %1380, label %1422, label %1381

1381:
  %1382 = load ptr, ptr %9, align 8
  %1383 = getelementptr inbounds nuw i8, ptr %1382, i64 4
  %1384 = load i32, ptr %1383, align 4
  %1385 = and i32 %1384, -5
  %1386 = icmp eq i32 %1385, 0
  %1387 = select i1 %1386, i32 2, i32 0
  store i64 %1379, ptr %1164, align 8
  %1388 = getelementptr inbounds nuw i8, ptr %1164, i64 48
  %1389 = getelementptr inbounds nuw i8, ptr %1164, i64 60
  store i32 0, ptr %1389, align 4
  %1390 = getelementptr inbounds nuw i8, ptr %1164, i64 56
  store i32 0, ptr %1390, align 8
  %1391 = getelementptr inbounds nuw i8, ptr %1164, i64 52
  store i32 0, ptr %1391, align 4
  store i32 0, ptr %1388, align 8
  %1392 = getelementptr inbounds nuw i8, ptr %1164, i64 8
  store i64 0, ptr %1392, align 8
  br i1 %1123, label %1393, label %1394

1393:
  call preserve_allcc void @remember(ptr %0, ptr %1164, i32 %1387, i64 %1107, i32 %1148)
  br label %1476

1394:
  %1395 = zext nneg i32 %1387 to i64
  %1396 = getelementptr inbounds nuw i32, ptr %1388, i64 %1395
  store i32 %1148, ptr %1396, align 4
  %1397 = getelementptr inbounds nuw i8, ptr %1164, i64 16
  %1398 = getelementptr inbounds nuw i64, ptr %1397, i64 %1395
  store i64 %1107, ptr %1398, align 8
  switch i32 %1384, label %1476 [
    i32 4, label %1399
    i32 0, label %1399
  ]

1399:
  %1400 = load ptr, ptr %0, align 8
  %1401 = getelementptr inbounds nuw i8, ptr %1400, i64 37692
  %1402 = load i32, ptr %1401, align 4
  %1403 = icmp eq i32 %1402, 0
  br i1 %1403, label %1404, label %1476

1404:
  %1405 = load i32, ptr %1388, align 8
  %1406 = load i32, ptr %1391, align 4
  %1407 = or i32 %1406, %1405
  %1408 = icmp eq i32 %1407, 0
  br i1 %1408, label %1409, label %1476

1409:
  %1410 = getelementptr inbounds nuw i8, ptr %1164, i64 32
  %1411 = load i64, ptr %1410, align 8
  %1412 = and i64 %1411, 71
  %1413 = icmp eq i64 %1412, 64
  br i1 %1413, label %1414, label %1476

1414:
  store i32 -1, ptr %1390, align 8
  store i32 0, ptr %1389, align 4
  %1415 = and i64 %1411, 120
  %1416 = icmp eq i64 %1415, 120
  %1417 = shl i64 %1379, 10
  %1418 = lshr i64 %1411, 15
  %1419 = and i64 %1418, 1023
  %1420 = select i1 %1416, i64 1023, i64 %1419
  %1421 = or disjoint i64 %1420, %1417
  store i64 %1421, ptr %1392, align 8
  br label %1476

1422:
  %1423 = load i8, ptr %1109, align 4
  %1424 = trunc nuw i8 %1423 to i1
  br i1 %1424, label %1473, label %1425

1425:
  %1426 = load ptr, ptr %9, align 8
  %1427 = getelementptr inbounds nuw i8, ptr %1426, i64 4
  %1428 = load i32, ptr %1427, align 4
  %1429 = and i32 %1428, -5
  %1430 = icmp eq i32 %1429, 0
  %1431 = select i1 %1430, i32 2, i32 0
  br i1 %1123, label %1473, label %1432

1432:
  %1433 = getelementptr inbounds nuw i8, ptr %1164, i64 48
  %1434 = load i32, ptr %1433, align 8
  %1435 = getelementptr inbounds nuw i8, ptr %1164, i64 52
  %1436 = load i32, ptr %1435, align 4
  %1437 = or i32 %1436, %1434
  %1438 = getelementptr inbounds nuw i8, ptr %1164, i64 56
  %1439 = load i32, ptr %1438, align 8
  %1440 = or i32 %1437, %1439
  %1441 = getelementptr inbounds nuw i8, ptr %1164, i64 60
  %1442 = load i32, ptr %1441, align 4
  %1443 = or i32 %1440, %1442
  %1444 = and i32 %1443, %1148
  %1445 = icmp eq i32 %1444, 0
  br i1 %1445, label %1446, label %1473

1446:
  %1447 = zext nneg i32 %1431 to i64
  %1448 = getelementptr inbounds nuw i32, ptr %1433, i64 %1447
  %1449 = load i32, ptr %1448, align 4
  %1450 = icmp eq i32 %1449, 0
  br i1 %1450, label %1466, label %1451

1451:
  %1452 = getelementptr inbounds nuw i8, ptr %1164, i64 16
  %1453 = getelementptr inbounds nuw i64, ptr %1452, i64 %1447
  %1454 = load i64, ptr %1453, align 8
  %1455 = icmp ne i64 %1454, %1107
  %1456 = zext i1 %1455 to i32
  %1457 = or disjoint i32 %1431, %1456
  %1458 = zext nneg i32 %1457 to i64
  %1459 = getelementptr inbounds nuw i32, ptr %1433, i64 %1458
  %1460 = load i32, ptr %1459, align 4
  %1461 = icmp eq i32 %1460, 0
  br i1 %1461, label %1466, label %1462

1462:
  %1463 = getelementptr inbounds nuw i64, ptr %1452, i64 %1458
  %1464 = load i64, ptr %1463, align 8
  %1465 = icmp eq i64 %1464, %1107
  br i1 %1465, label %1466, label %1473

1466:
  %1467 = phi ptr [ %1459, %1462 ], [ %1459, %1451 ], [ %1448, %1446 ]
  %1468 = phi i64 [ %1458, %1462 ], [ %1458, %1451 ], [ %1447, %1446 ]
  %1469 = getelementptr inbounds nuw i8, ptr %1164, i64 16
  %1470 = getelementptr inbounds nuw i64, ptr %1469, i64 %1468
  store i64 %1107, ptr %1470, align 8
  %1471 = load i32, ptr %1467, align 4
  %1472 = or i32 %1471, %1148
  store i32 %1472, ptr %1467, align 4
  br label %1476

1473:
  %1474 = call preserve_allcc i1 @judge_again(ptr %0, ptr %1164, i64 %1107, i32 %1148)
  %1475 = select i1 %1474, i1 %1120, i1 false
  br i1 %1475, label %1477, label %1490

1476:
  br i1 %1120, label %1477, label %1490

1477:
  %1478 = load ptr, ptr %0, align 8
  %1479 = getelementptr inbounds nuw i8, ptr %1478, i64 41808
  %1480 = load i64, ptr %1479, align 8
  %1481 = load ptr, ptr %9, align 8
  %1482 = getelementptr inbounds nuw i8, ptr %1481, i64 8
  %1483 = load i32, ptr %1482, align 8
  %1484 = icmp eq i32 %1483, 1
  %1485 = load ptr, ptr %1124, align 8
  br i1 %1484, label %1486, label %1488

1486:
  %1487 = trunc i64 %1480 to i8
  store i8 %1487, ptr %1485, align 1
  br label %1490

1488:
  %1489 = trunc i64 %1480 to i32
  store i32 %1489, ptr %1485, align 1
  br label %1490

1490:
  %1491 = phi i1 [ %1474, %1473 ], [ true, %1476 ], [ true, %1486 ], [ true, %1488 ]
  br i1 %1377, label %1492, label %1495

1492:
  %1493 = getelementptr inbounds nuw i8, ptr %1164, i64 8
  %1494 = atomicrmw and ptr %1493, i64 -2 release, align 8
  br i1 %1491, label %1496, label %1849

1495:
  br i1 %1491, label %1496, label %1849

1496:
  %1497 = phi i32 [ %1148, %1158 ], [ 0, %1236 ], [ 0, %1236 ], [ 0, %1220 ], [ 0, %1220 ], [ 0, %1279 ], [ 0, %1224 ],
      [ 0, %1219 ], [ 0, %1162 ], [ 0, %1310 ], [ 0, %1492 ], [ 0, %1240 ], [ 0, %1495 ], [ 0, %1147 ]
  %1498 = shl nuw i32 1, %1153
  %1499 = or i32 %1497, %1498
  %1500 = zext nneg i32 %1153 to i64
  %1501 = getelementptr inbounds nuw i8, ptr %5, i64 %1500
  store i8 %1146, ptr %1501, align 1
  %1502 = add i64 %1149, 4
  %1503 = icmp ult i64 %1502, %1143
  br i1 %1503, label %1147, label %1504

1504:
  %1505 = phi i64 [ %1128, %1125 ], [ %1155, %1496 ]
  %1506 = phi i32 [ %1126, %1125 ], [ %1499, %1496 ]
  %1507 = add i32 %1127, -1
  %1508 = and i32 %1507, %1127
  %1509 = icmp eq i32 %1508, 0
  br i1 %1509, label %1510, label %1125

1510:
  %1511 = load ptr, ptr %1111, align 8
  %1512 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1511, i64 %1505
  %1513 = icmp eq i32 %1506, 0
  br i1 %1513, label %1848, label %1514

1514:
  %1515 = shl nuw i64 %1505, 7
  %1516 = load i64, ptr %1112, align 8
  %1517 = icmp ult i64 %1515, %1516
  br i1 %1517, label %1518, label %1848

1518:
  %1519 = load i8, ptr %1109, align 4
  %1520 = trunc nuw i8 %1519 to i1
  %1521 = load ptr, ptr %0, align 8
  br i1 %1520, label %1522, label %1565

1522:
  %1523 = getelementptr inbounds nuw i8, ptr %1521, i64 37696
  %1524 = load i32, ptr %1523, align 8
  %1525 = icmp eq i32 %1524, 0
  br i1 %1525, label %1559, label %1526

1526:
  %1527 = load ptr, ptr %9, align 8
  %1528 = getelementptr inbounds nuw i8, ptr %1527, i64 4
  %1529 = load i32, ptr %1528, align 4
  switch i32 %1529, label %1530 [
    i32 5, label %1537
    i32 2, label %1537
    i32 1, label %1537
    i32 6, label %1537
  ]

1530:
  %1531 = load ptr, ptr %1114, align 8
  %1532 = getelementptr inbounds nuw i32, ptr %1531, i64 %1505
  %1533 = load i32, ptr %1532, align 4
  %1534 = xor i32 %1533, -1
  %1535 = and i32 %1506, %1534
  %1536 = icmp eq i32 %1535, 0
  br i1 %1536, label %1559, label %1849

1537:
  %1538 = getelementptr inbounds nuw i8, ptr %1527, i64 8
  %1539 = load i32, ptr %1538, align 8
  %1540 = icmp ugt i32 %1539, 3
  br i1 %1540, label %1541, label %1549

1541:
  %1542 = load ptr, ptr %1114, align 8
  %1543 = getelementptr inbounds nuw i32, ptr %1542, i64 %1505
  %1544 = load i32, ptr %1543, align 4
  %1545 = or i32 %1544, %1506
  store i32 %1545, ptr %1543, align 4
  %1546 = load ptr, ptr %0, align 8
  %1547 = load i8, ptr %1109, align 4
  %1548 = trunc nuw i8 %1547 to i1
  br label %1559

1549:
  %1550 = load i8, ptr %1113, align 2
  %1551 = trunc nuw i8 %1550 to i1
  br i1 %1551, label %1552, label %1559

1552:
  %1553 = load ptr, ptr %1114, align 8
  %1554 = getelementptr inbounds nuw i32, ptr %1553, i64 %1505
  %1555 = load i32, ptr %1554, align 4
  %1556 = xor i32 %1555, -1
  %1557 = and i32 %1506, %1556
  %1558 = icmp eq i32 %1557, 0
  br i1 %1558, label %1559, label %1849

1559:
  %1560 = phi i1 [ %1548, %1541 ], [ true, %1549 ], [ true, %1530 ], [ true, %1552 ], [ true, %1522 ]
  %1561 = phi ptr [ %1546, %1541 ], [ %1521, %1549 ], [ %1521, %1530 ], [ %1521, %1552 ], [ %1521, %1522 ]
  %1562 = getelementptr inbounds nuw i8, ptr %1561, i64 37704
  %1563 = load i32, ptr %1562, align 8
  %1564 = icmp eq i32 %1563, 0
  br i1 %1564, label %1569, label %1592

1565:
  %1566 = getelementptr inbounds nuw i8, ptr %1521, i64 37704
  %1567 = load i32, ptr %1566, align 8
  %1568 = icmp eq i32 %1567, 0
  br i1 %1568, label %1570, label %1593

1569:
  br i1 %1560, label %1848, label %1570

1570:
  %1571 = load ptr, ptr %9, align 8
  %1572 = getelementptr inbounds nuw i8, ptr %1571, i64 4
  %1573 = load i32, ptr %1572, align 4
  switch i32 %1573, label %1574 [
    i32 4, label %1848
    i32 0, label %1848
  ]

1574:
  %1575 = lshr i64 %1505, 5
  %1576 = load ptr, ptr %1115, align 8
  %1577 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1576, i64 %1575
  %1578 = load atomic i64, ptr %1577 acquire, align 8
  %1579 = load ptr, ptr %0, align 8
  %1580 = getelementptr inbounds nuw i8, ptr %1579, i64 37656
  %1581 = load i64, ptr %1580, align 8
  %1582 = icmp eq i64 %1578, %1581
  br i1 %1582, label %1848, label %1583

1583:
  %1584 = add i64 %1581, -1
  %1585 = icmp eq i64 %1578, %1584
  br i1 %1585, label %1586, label %1590

1586:
  %1587 = load ptr, ptr %9, align 8
  %1588 = getelementptr inbounds nuw i8, ptr %1587, i64 4
  %1589 = load i32, ptr %1588, align 4
  switch i32 %1589, label %1590 [
    i32 4, label %1848
    i32 0, label %1848
  ]

1590:
  %1591 = call preserve_allcc i1 @open_page(ptr %0, i64 %1575)
  br i1 %1591, label %2374, label %1850

1592:
  br i1 %1560, label %1611, label %1593

1593:
  %1594 = lshr i64 %1505, 5
  %1595 = load ptr, ptr %1115, align 8
  %1596 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1595, i64 %1594
  %1597 = load atomic i64, ptr %1596 acquire, align 8
  %1598 = load ptr, ptr %0, align 8
  %1599 = getelementptr inbounds nuw i8, ptr %1598, i64 37656
  %1600 = load i64, ptr %1599, align 8
  %1601 = icmp eq i64 %1597, %1600
  br i1 %1601, label %1611, label %1602

1602:
  %1603 = add i64 %1600, -1
  %1604 = icmp eq i64 %1597, %1603
  br i1 %1604, label %1605, label %1609

1605:
  %1606 = load ptr, ptr %9, align 8
  %1607 = getelementptr inbounds nuw i8, ptr %1606, i64 4
  %1608 = load i32, ptr %1607, align 4
  switch i32 %1608, label %1609 [
    i32 4, label %1611
    i32 0, label %1611
  ]

1609:
  %1610 = call preserve_allcc i1 @open_page(ptr %0, i64 %1594)
  br i1 %1610, label %1611, label %1849

1611:
  %1612 = load i64, ptr %1512, align 8
  %1613 = load i64, ptr %1116, align 8
  %1614 = icmp eq i64 %1612, %1613
  br i1 %1614, label %1615, label %1671

1615:
  %1616 = load ptr, ptr %9, align 8
  %1617 = getelementptr inbounds nuw i8, ptr %1616, i64 4
  %1618 = load i32, ptr %1617, align 4
  switch i32 %1618, label %1637 [
    i32 4, label %1619
    i32 0, label %1619
  ]

1619:
  %1620 = getelementptr inbounds nuw i8, ptr %1512, i64 32
  %1621 = load i64, ptr %1620, align 8
  %1622 = icmp eq i64 %1621, %1107
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
  br i1 %1636, label %1848, label %1671

1637:
  br i1 %1121, label %1671, label %1638

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
  %1651 = xor i64 %1646, %1106
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
  br i1 %1670, label %1848, label %1671

1671:
  %1672 = load i8, ptr %1109, align 4
  %1673 = trunc nuw i8 %1672 to i1
  br i1 %1673, label %1726, label %1674

1674:
  %1675 = load ptr, ptr %0, align 8
  %1676 = getelementptr inbounds nuw i8, ptr %1675, i64 37688
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
  %1686 = load i8, ptr %1109, align 4
  %1687 = trunc nuw i8 %1686 to i1
  br i1 %1687, label %1726, label %1688

1688:
  %1689 = load ptr, ptr %1115, align 8
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
  %1699 = getelementptr inbounds nuw i8, ptr %1698, i64 37688
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
  %1707 = load i64, ptr %1116, align 8
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
  %1729 = load i64, ptr %1116, align 8
  %1730 = icmp eq i64 %1728, %1729
  br i1 %1730, label %1772, label %1731

1731:
  %1732 = load ptr, ptr %9, align 8
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
  br i1 %1123, label %1743, label %1744

1743:
  call preserve_allcc void @remember(ptr %0, ptr %1512, i32 %1737, i64 %1107, i32 %1506)
  br label %1825

1744:
  %1745 = zext nneg i32 %1737 to i64
  %1746 = getelementptr inbounds nuw i32, ptr %1738, i64 %1745
  store i32 %1506, ptr %1746, align 4
  %1747 = getelementptr inbounds nuw i8, ptr %1512, i64 16
  %1748 = getelementptr inbounds nuw i64, ptr %1747, i64 %1745
  store i64 %1107, ptr %1748, align 8
  switch i32 %1734, label %1825 [
    i32 4, label %1749
    i32 0, label %1749
  ]

1749:
  %1750 = load ptr, ptr %0, align 8
  %1751 = getelementptr inbounds nuw i8, ptr %1750, i64 37692
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
  %1773 = load i8, ptr %1109, align 4
  %1774 = trunc nuw i8 %1773 to i1
  br i1 %1774, label %1823, label %1775

1775:
  %1776 = load ptr, ptr %9, align 8
  %1777 = getelementptr inbounds nuw i8, ptr %1776, i64 4
  %1778 = load i32, ptr %1777, align 4
  %1779 = and i32 %1778, -5
  %1780 = icmp eq i32 %1779, 0
  %1781 = select i1 %1780, i32 2, i32 0
  br i1 %1123, label %1823, label %1782

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
  %1805 = icmp ne i64 %1804, %1107
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
  %1815 = icmp eq i64 %1814, %1107
  br i1 %1815, label %1816, label %1823

1816:
  %1817 = phi ptr [ %1809, %1812 ], [ %1809, %1801 ], [ %1798, %1796 ]
  %1818 = phi i64 [ %1808, %1812 ], [ %1808, %1801 ], [ %1797, %1796 ]
  %1819 = getelementptr inbounds nuw i8, ptr %1512, i64 16
  %1820 = getelementptr inbounds nuw i64, ptr %1819, i64 %1818
  store i64 %1107, ptr %1820, align 8
  %1821 = load i32, ptr %1817, align 4
  %1822 = or i32 %1821, %1506
  store i32 %1822, ptr %1817, align 4
  br label %1825

1823:
  %1824 = call preserve_allcc i1 @judge_again(ptr %0, ptr %1512, i64 %1107, i32 %1506)
  br i1 %1824, label %1825, label %1841

1825:
  br i1 %1120, label %1826, label %1839

1826:
  %1827 = load ptr, ptr %0, align 8
  %1828 = getelementptr inbounds nuw i8, ptr %1827, i64 41808
  %1829 = load i64, ptr %1828, align 8
  %1830 = load ptr, ptr %9, align 8
  %1831 = getelementptr inbounds nuw i8, ptr %1830, i64 8
  %1832 = load i32, ptr %1831, align 8
  %1833 = icmp eq i32 %1832, 1
  %1834 = load ptr, ptr %1124, align 8
  br i1 %1833, label %1835, label %1837

1835:
  %1836 = trunc i64 %1829 to i8
  store i8 %1836, ptr %1834, align 1
  br label %1839

1837:
  %1838 = trunc i64 %1829 to i32
  store i32 %1838, ptr %1834, align 1
  br label %1839

1839:
  br i1 %1727, label %1845, label %1840

1840:
  br label %2374

1841:
  br i1 %1727, label %1842, label %1849

1842:
  %1843 = getelementptr inbounds nuw i8, ptr %1512, i64 8
  %1844 = atomicrmw and ptr %1843, i64 -2 release, align 8
  br label %1849

1845:
  %1846 = getelementptr inbounds nuw i8, ptr %1512, i64 8
  %1847 = atomicrmw and ptr %1846, i64 -2 release, align 8
  br label %2374

1848:
  br label %2374

1849:
  br label %1850

1850:
  call preserve_allcc void @suspect(ptr %0)
  br label %2374

1851:
  %1852 = phi i1 [ true, %1101 ], [ false, %846 ], [ false, %891 ], [ true, %1071 ], [ true, %1076 ], [ true, %1081 ], [
      false, %810 ], [ false, %847 ], [ false, %1034 ], [ false, %1043 ], [ false, %1028 ]
  %1853 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %1854 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %1855 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %1856 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %1857 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %1858 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %1859 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %1860 = getelementptr inbounds nuw i8, ptr %0, i64 110
  %1861 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %1862 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %1863 = getelementptr inbounds nuw i8, ptr %0, i64 24
  br label %1864

1864:
  %1865 = phi i32 [ %3, %1851 ], [ %2372, %2370 ]
  %1866 = tail call i32 @llvm.cttz.i32(i32 %1865, i1 true)
  br i1 %1852, label %1867, label %2364

1867:
  %1868 = load i8, ptr %1853, align 4
  %1869 = trunc nuw i8 %1868 to i1
  %1870 = zext nneg i32 %1866 to i64
  %1871 = getelementptr inbounds nuw i64, ptr %7, i64 %1870
  %1872 = load i64, ptr %1871, align 8
  %1873 = and i64 %1872, 4294967295
  %1874 = select i1 %1869, i64 %1873, i64 %1872
  %1875 = load i64, ptr %1854, align 8
  %1876 = sub i64 %1874, %1875
  %1877 = load i64, ptr %1855, align 8
  %1878 = inttoptr i64 %1877 to ptr
  %1879 = getelementptr inbounds nuw i8, ptr %1878, i64 %1876
  store ptr %1879, ptr %1856, align 8
  %1880 = load i64, ptr %1857, align 8
  %1881 = shl nuw nsw i32 %1866, 7
  %1882 = or disjoint i32 %1881, 16440
  %1883 = zext nneg i32 %1882 to i64
  %1884 = or i64 %1880, %1883
  %1885 = and i64 %1876, 127
  %1886 = lshr i64 %1876, 7
  %1887 = load ptr, ptr %9, align 8
  %1888 = getelementptr inbounds nuw i8, ptr %1887, i64 8
  %1889 = load i32, ptr %1888, align 8
  %1890 = zext i32 %1889 to i64
  %1891 = add nsw i64 %1885, -1
  %1892 = add nsw i64 %1891, %1890
  %1893 = lshr i64 %1885, 2
  %1894 = trunc nuw nsw i64 %1893 to i32
  %1895 = shl nsw i32 -1, %1894
  %1896 = tail call i64 @llvm.umin.i64(i64 %1892, i64 127)
  %1897 = lshr i64 %1896, 2
  %1898 = trunc nuw nsw i64 %1897 to i32
  %1899 = xor i32 %1898, 31
  %1900 = lshr i32 -1, %1899
  %1901 = and i32 %1900, %1895
  %1902 = load ptr, ptr %1858, align 8
  %1903 = getelementptr inbounds nuw %struct.ScreenLine, ptr %1902, i64 %1886
  %1904 = icmp eq i32 %1901, 0
  br i1 %1904, label %2370, label %1905

1905:
  %1906 = and i64 %1876, -128
  %1907 = load i64, ptr %1859, align 8
  %1908 = icmp ult i64 %1906, %1907
  br i1 %1908, label %1909, label %2370

1909:
  %1910 = load ptr, ptr %0, align 8
  br i1 %1869, label %1911, label %1943

1911:
  %1912 = getelementptr inbounds nuw i8, ptr %1910, i64 37696
  %1913 = load i32, ptr %1912, align 8
  %1914 = icmp eq i32 %1913, 0
  br i1 %1914, label %1943, label %1915

1915:
  %1916 = getelementptr inbounds nuw i8, ptr %1887, i64 4
  %1917 = load i32, ptr %1916, align 4
  switch i32 %1917, label %1918 [
    i32 5, label %1925
    i32 2, label %1925
    i32 1, label %1925
    i32 6, label %1925
  ]

1918:
  %1919 = load ptr, ptr %1861, align 8
  %1920 = getelementptr inbounds nuw i32, ptr %1919, i64 %1886
  %1921 = load i32, ptr %1920, align 4
  %1922 = xor i32 %1921, -1
  %1923 = and i32 %1901, %1922
  %1924 = icmp eq i32 %1923, 0
  br i1 %1924, label %1943, label %2349

1925:
  %1926 = icmp ugt i32 %1889, 3
  br i1 %1926, label %1927, label %1933

1927:
  %1928 = load ptr, ptr %1861, align 8
  %1929 = getelementptr inbounds nuw i32, ptr %1928, i64 %1886
  %1930 = load i32, ptr %1929, align 4
  %1931 = or i32 %1930, %1901
  store i32 %1931, ptr %1929, align 4
  %1932 = load ptr, ptr %0, align 8
  br label %1943

1933:
  %1934 = load i8, ptr %1860, align 2
  %1935 = trunc nuw i8 %1934 to i1
  br i1 %1935, label %1936, label %1943

1936:
  %1937 = load ptr, ptr %1861, align 8
  %1938 = getelementptr inbounds nuw i32, ptr %1937, i64 %1886
  %1939 = load i32, ptr %1938, align 4
  %1940 = xor i32 %1939, -1
  %1941 = and i32 %1901, %1940
  %1942 = icmp eq i32 %1941, 0
  br i1 %1942, label %1943, label %2349

1943:
  %1944 = phi ptr [ %1932, %1927 ], [ %1910, %1933 ], [ %1910, %1918 ], [ %1910, %1936 ], [ %1910, %1911 ], [ %1910,
      %1909 ]
  %1945 = getelementptr inbounds nuw i8, ptr %1944, i64 37704
  %1946 = load i32, ptr %1945, align 8
  %1947 = icmp eq i32 %1946, 0
  %1948 = load i8, ptr %1853, align 4
  %1949 = trunc nuw i8 %1948 to i1
  br i1 %1947, label %1950, label %1973

1950:
  br i1 %1949, label %2370, label %1951

1951:
  %1952 = load ptr, ptr %9, align 8
  %1953 = getelementptr inbounds nuw i8, ptr %1952, i64 4
  %1954 = load i32, ptr %1953, align 4
  switch i32 %1954, label %1955 [
    i32 4, label %2370
    i32 0, label %2370
  ]

1955:
  %1956 = lshr i64 %1876, 12
  %1957 = load ptr, ptr %1862, align 8
  %1958 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1957, i64 %1956
  %1959 = load atomic i64, ptr %1958 acquire, align 8
  %1960 = load ptr, ptr %0, align 8
  %1961 = getelementptr inbounds nuw i8, ptr %1960, i64 37656
  %1962 = load i64, ptr %1961, align 8
  %1963 = icmp eq i64 %1959, %1962
  br i1 %1963, label %2370, label %1964

1964:
  %1965 = add i64 %1962, -1
  %1966 = icmp eq i64 %1959, %1965
  br i1 %1966, label %1967, label %1971

1967:
  %1968 = load ptr, ptr %9, align 8
  %1969 = getelementptr inbounds nuw i8, ptr %1968, i64 4
  %1970 = load i32, ptr %1969, align 4
  switch i32 %1970, label %1971 [
    i32 4, label %2370
    i32 0, label %2370
  ]

1971:
  %1972 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %1956)
  br i1 %1972, label %2370, label %2349

1973:
  br i1 %1949, label %1992, label %1974

1974:
  %1975 = lshr i64 %1876, 12
  %1976 = load ptr, ptr %1862, align 8
  %1977 = getelementptr inbounds nuw %struct.ScreenPage, ptr %1976, i64 %1975
  %1978 = load atomic i64, ptr %1977 acquire, align 8
  %1979 = load ptr, ptr %0, align 8
  %1980 = getelementptr inbounds nuw i8, ptr %1979, i64 37656
  %1981 = load i64, ptr %1980, align 8
  %1982 = icmp eq i64 %1978, %1981
  br i1 %1982, label %1992, label %1983

1983:
  %1984 = add i64 %1981, -1
  %1985 = icmp eq i64 %1978, %1984
  br i1 %1985, label %1986, label %1990

1986:
  %1987 = load ptr, ptr %9, align 8
  %1988 = getelementptr inbounds nuw i8, ptr %1987, i64 4
  %1989 = load i32, ptr %1988, align 4
  switch i32 %1989, label %1990 [
    i32 4, label %1992
    i32 0, label %1992
  ]

1990:
  %1991 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %1975)
  br i1 %1991, label %1992, label %2349

1992:
  %1993 = load i8, ptr %1853, align 4
  %1994 = trunc nuw i8 %1993 to i1
  br i1 %1994, label %2054, label %1995

1995:
  %1996 = icmp eq i32 %1901, -1
  %1997 = and i64 %1880, 7
  %1998 = icmp eq i64 %1997, 0
  %1999 = and i1 %1998, %1996
  %2000 = and i64 %1880, 64
  %2001 = icmp eq i64 %2000, 0
  %2002 = select i1 %1999, i1 %2001, i1 false
  br i1 %2002, label %2003, label %2054

2003:
  %2004 = load ptr, ptr %9, align 8
  %2005 = getelementptr inbounds nuw i8, ptr %2004, i64 4
  %2006 = load i32, ptr %2005, align 4
  %2007 = icmp eq i32 %2006, 4
  br i1 %2007, label %2054, label %2008

2008:
  %2009 = load ptr, ptr %0, align 8
  %2010 = load ptr, ptr %1862, align 8
  %2011 = lshr i64 %1876, 12
  %2012 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2010, i64 %2011
  %2013 = getelementptr inbounds nuw i8, ptr %2012, i64 8
  %2014 = and i64 %1886, 31
  %2015 = getelementptr inbounds nuw i64, ptr %2013, i64 %2014
  %2016 = icmp eq i32 %2006, 0
  %2017 = load atomic i64, ptr %2015 monotonic, align 8
  %2018 = select i1 %2016, i64 2, i64 1
  %2019 = icmp eq i64 %2017, 0
  br i1 %2019, label %2020, label %2022

2020:
  %2021 = or disjoint i64 %2018, %1884
  br label %2043

2022:
  %2023 = and i64 %2017, -8
  %2024 = icmp eq i64 %2023, %1884
  br i1 %2024, label %2025, label %2027

2025:
  %2026 = or i64 %2017, %2018
  br label %2043

2027:
  %2028 = xor i64 %2017, %1880
  %2029 = icmp ult i64 %2028, 1099511627776
  br i1 %2029, label %2030, label %2054

2030:
  %2031 = lshr i64 %2017, 24
  %2032 = and i64 %2031, 65535
  %2033 = lshr i64 %1880, 24
  %2034 = and i64 %2033, 65535
  %2035 = icmp samesign ult i64 %2032, %2034
  br i1 %2035, label %2036, label %2054

2036:
  %2037 = and i64 %2017, 5
  %2038 = icmp ne i64 %2037, 0
  %2039 = and i1 %2016, %2038
  %2040 = select i1 %2039, i64 4, i64 0
  %2041 = or disjoint i64 %1884, %2040
  %2042 = or disjoint i64 %2041, %2018
  br label %2043

2043:
  %2044 = phi i64 [ %2042, %2036 ], [ %2026, %2025 ], [ %2021, %2020 ]
  %2045 = getelementptr inbounds nuw i8, ptr %2009, i64 37688
  %2046 = load i32, ptr %2045, align 8
  %2047 = icmp eq i32 %2046, 0
  br i1 %2047, label %2049, label %2048

2048:
  store i64 %2044, ptr %2015, align 8
  br label %2370

2049:
  %2050 = icmp eq i64 %2017, %2044
  br i1 %2050, label %2370, label %2051

2051:
  %2052 = cmpxchg ptr %2015, i64 %2017, i64 %2044 monotonic monotonic, align 8
  %2053 = extractvalue { i64, i1 } %2052, 1
  br i1 %2053, label %2370, label %2054

2054:
  %2055 = load i64, ptr %1903, align 8
  %2056 = load i64, ptr %1863, align 8
  %2057 = icmp eq i64 %2055, %2056
  br i1 %2057, label %2058, label %2119

2058:
  %2059 = load ptr, ptr %9, align 8
  %2060 = getelementptr inbounds nuw i8, ptr %2059, i64 4
  %2061 = load i32, ptr %2060, align 4
  switch i32 %2061, label %2080 [
    i32 4, label %2062
    i32 0, label %2062
  ]

2062:
  %2063 = getelementptr inbounds nuw i8, ptr %1903, i64 32
  %2064 = load i64, ptr %2063, align 8
  %2065 = icmp eq i64 %2064, %1884
  br i1 %2065, label %2066, label %2119

2066:
  %2067 = getelementptr inbounds nuw i8, ptr %1903, i64 56
  %2068 = load i32, ptr %2067, align 8
  %2069 = xor i32 %2068, -1
  %2070 = and i32 %1901, %2069
  %2071 = icmp eq i32 %2070, 0
  br i1 %2071, label %2072, label %2119

2072:
  %2073 = getelementptr inbounds nuw i8, ptr %1903, i64 48
  %2074 = load i32, ptr %2073, align 8
  %2075 = getelementptr inbounds nuw i8, ptr %1903, i64 52
  %2076 = load i32, ptr %2075, align 4
  %2077 = or i32 %2076, %2074
  %2078 = and i32 %2077, %1901
  %2079 = icmp eq i32 %2078, 0
  br i1 %2079, label %2370, label %2119

2080:
  %2081 = and i64 %1880, 7
  %2082 = icmp eq i64 %2081, 0
  %2083 = and i64 %1880, 6
  %2084 = icmp eq i64 %2083, 6
  %2085 = or i1 %2082, %2084
  br i1 %2085, label %2119, label %2086

2086:
  %2087 = getelementptr inbounds nuw i8, ptr %1903, i64 48
  %2088 = load i32, ptr %2087, align 8
  %2089 = xor i32 %2088, -1
  %2090 = and i32 %1901, %2089
  %2091 = icmp eq i32 %2090, 0
  br i1 %2091, label %2092, label %2119

2092:
  %2093 = getelementptr inbounds nuw i8, ptr %1903, i64 16
  %2094 = load i64, ptr %2093, align 8
  %2095 = and i64 %2094, 120
  %2096 = icmp eq i64 %2095, 120
  br i1 %2096, label %2097, label %2119

2097:
  %2098 = icmp ugt i64 %2094, -1099511627777
  %2099 = xor i64 %2094, %1880
  %2100 = icmp ult i64 %2099, 16777216
  %2101 = select i1 %2098, i1 true, i1 %2100
  br i1 %2101, label %2102, label %2119

2102:
  %2103 = and i64 %2094, 7
  %2104 = icmp ne i64 %2103, 0
  %2105 = and i64 %2099, 7
  %2106 = icmp eq i64 %2105, 0
  %2107 = select i1 %2104, i1 %2106, i1 false
  br i1 %2107, label %2108, label %2119

2108:
  %2109 = getelementptr inbounds nuw i8, ptr %1903, i64 52
  %2110 = load i32, ptr %2109, align 4
  %2111 = getelementptr inbounds nuw i8, ptr %1903, i64 56
  %2112 = load i32, ptr %2111, align 8
  %2113 = or i32 %2112, %2110
  %2114 = getelementptr inbounds nuw i8, ptr %1903, i64 60
  %2115 = load i32, ptr %2114, align 4
  %2116 = or i32 %2113, %2115
  %2117 = and i32 %2116, %1901
  %2118 = icmp eq i32 %2117, 0
  br i1 %2118, label %2370, label %2119

2119:
  %2120 = load i8, ptr %1853, align 4
  %2121 = trunc nuw i8 %2120 to i1
  br i1 %2121, label %2174, label %2122

2122:
  %2123 = load ptr, ptr %0, align 8
  %2124 = getelementptr inbounds nuw i8, ptr %2123, i64 37688
  %2125 = load i32, ptr %2124, align 8
  %2126 = icmp eq i32 %2125, 0
  br i1 %2126, label %2127, label %2136

2127:
  %2128 = getelementptr inbounds nuw i8, ptr %1903, i64 8
  br label %2129

2129:
  %2130 = atomicrmw or ptr %2128, i64 1 acquire, align 8
  %2131 = and i64 %2130, 1
  %2132 = icmp eq i64 %2131, 0
  br i1 %2132, label %2133, label %2129

2133:
  %2134 = load i8, ptr %1853, align 4
  %2135 = trunc nuw i8 %2134 to i1
  br i1 %2135, label %2174, label %2136

2136:
  %2137 = load ptr, ptr %1862, align 8
  %2138 = lshr i64 %1876, 12
  %2139 = getelementptr inbounds nuw %struct.ScreenPage, ptr %2137, i64 %2138
  %2140 = getelementptr inbounds nuw i8, ptr %2139, i64 8
  %2141 = and i64 %1886, 31
  %2142 = getelementptr inbounds nuw i64, ptr %2140, i64 %2141
  %2143 = load atomic i64, ptr %2142 monotonic, align 8
  %2144 = icmp eq i64 %2143, -1
  br i1 %2144, label %2174, label %2145

2145:
  %2146 = load ptr, ptr %0, align 8
  %2147 = getelementptr inbounds nuw i8, ptr %2146, i64 37688
  %2148 = load i32, ptr %2147, align 8
  %2149 = icmp eq i32 %2148, 0
  br i1 %2149, label %2151, label %2150

2150:
  store i64 -1, ptr %2142, align 8
  br label %2153

2151:
  %2152 = atomicrmw xchg ptr %2142, i64 -1 monotonic, align 8
  br label %2153

2153:
  %2154 = phi i64 [ %2143, %2150 ], [ %2152, %2151 ]
  %2155 = load i64, ptr %1863, align 8
  store i64 %2155, ptr %1903, align 8
  %2156 = and i64 %2154, 5
  %2157 = icmp ne i64 %2156, 0
  %2158 = sext i1 %2157 to i32
  %2159 = getelementptr inbounds nuw i8, ptr %1903, i64 48
  store i32 %2158, ptr %2159, align 8
  %2160 = shl i64 %2154, 62
  %2161 = ashr i64 %2160, 63
  %2162 = trunc nsw i64 %2161 to i32
  %2163 = getelementptr inbounds nuw i8, ptr %1903, i64 56
  store i32 %2162, ptr %2163, align 8
  %2164 = getelementptr inbounds nuw i8, ptr %1903, i64 60
  store i32 0, ptr %2164, align 4
  %2165 = getelementptr inbounds nuw i8, ptr %1903, i64 52
  store i32 0, ptr %2165, align 4
  %2166 = and i64 %2154, -8
  %2167 = getelementptr inbounds nuw i8, ptr %1903, i64 16
  %2168 = getelementptr inbounds nuw i8, ptr %1903, i64 32
  store i64 %2166, ptr %2168, align 8
  store i64 %2166, ptr %2167, align 8
  %2169 = and i64 %2154, 1
  %2170 = icmp eq i64 %2169, 0
  br i1 %2170, label %2171, label %2174

2171:
  %2172 = and i64 %2154, -16777216
  %2173 = add i64 %2172, -16777096
  store i64 %2173, ptr %2167, align 8
  br label %2174

2174:
  %2175 = phi i1 [ true, %2133 ], [ %2126, %2171 ], [ %2126, %2153 ], [ %2126, %2136 ], [ false, %2119 ]
  %2176 = load i64, ptr %1903, align 8
  %2177 = load i64, ptr %1863, align 8
  %2178 = icmp eq i64 %2176, %2177
  br i1 %2178, label %2217, label %2179

2179:
  %2180 = load ptr, ptr %9, align 8
  %2181 = getelementptr inbounds nuw i8, ptr %2180, i64 4
  %2182 = load i32, ptr %2181, align 4
  %2183 = and i32 %2182, -5
  %2184 = icmp eq i32 %2183, 0
  %2185 = select i1 %2184, i64 2, i64 0
  store i64 %2177, ptr %1903, align 8
  %2186 = getelementptr inbounds nuw i8, ptr %1903, i64 48
  %2187 = getelementptr inbounds nuw i8, ptr %1903, i64 60
  store i32 0, ptr %2187, align 4
  %2188 = getelementptr inbounds nuw i8, ptr %1903, i64 56
  store i32 0, ptr %2188, align 8
  %2189 = getelementptr inbounds nuw i8, ptr %1903, i64 52
  store i32 0, ptr %2189, align 4
  store i32 0, ptr %2186, align 8
  %2190 = getelementptr inbounds nuw i8, ptr %1903, i64 8
  store i64 0, ptr %2190, align 8
  %2191 = getelementptr inbounds nuw i32, ptr %2186, i64 %2185
  store i32 %1901, ptr %2191, align 4
  %2192 = getelementptr inbounds nuw i8, ptr %1903, i64 16
  %2193 = getelementptr inbounds nuw i64, ptr %2192, i64 %2185
  store i64 %1884, ptr %2193, align 8
  switch i32 %2182, label %2325 [
    i32 4, label %2194
    i32 0, label %2194
  ]

2194:
  %2195 = load ptr, ptr %0, align 8
  %2196 = getelementptr inbounds nuw i8, ptr %2195, i64 37692
  %2197 = load i32, ptr %2196, align 4
  %2198 = icmp eq i32 %2197, 0
  br i1 %2198, label %2199, label %2325

2199:
  %2200 = load i32, ptr %2186, align 8
  %2201 = load i32, ptr %2189, align 4
  %2202 = or i32 %2201, %2200
  %2203 = icmp eq i32 %2202, 0
  br i1 %2203, label %2204, label %2325

2204:
  %2205 = getelementptr inbounds nuw i8, ptr %1903, i64 32
  %2206 = load i64, ptr %2205, align 8
  %2207 = and i64 %2206, 71
  %2208 = icmp eq i64 %2207, 64
  br i1 %2208, label %2209, label %2325

2209:
  store i32 -1, ptr %2188, align 8
  store i32 0, ptr %2187, align 4
  %2210 = and i64 %2206, 120
  %2211 = icmp eq i64 %2210, 120
  %2212 = shl i64 %2177, 10
  %2213 = lshr i64 %2206, 15
  %2214 = and i64 %2213, 1023
  %2215 = select i1 %2211, i64 1023, i64 %2214
  %2216 = or disjoint i64 %2215, %2212
  store i64 %2216, ptr %2190, align 8
  br label %2325

2217:
  %2218 = load i8, ptr %1853, align 4
  %2219 = trunc nuw i8 %2218 to i1
  br i1 %2219, label %2271, label %2220

2220:
  %2221 = load ptr, ptr %9, align 8
  %2222 = getelementptr inbounds nuw i8, ptr %2221, i64 4
  %2223 = load i32, ptr %2222, align 4
  %2224 = and i32 %2223, -5
  %2225 = icmp eq i32 %2224, 0
  %2226 = select i1 %2225, i32 2, i32 0
  %2227 = getelementptr inbounds nuw i8, ptr %1903, i64 48
  %2228 = load i32, ptr %2227, align 8
  %2229 = getelementptr inbounds nuw i8, ptr %1903, i64 52
  %2230 = load i32, ptr %2229, align 4
  %2231 = or i32 %2230, %2228
  %2232 = getelementptr inbounds nuw i8, ptr %1903, i64 56
  %2233 = load i32, ptr %2232, align 8
  %2234 = or i32 %2231, %2233
  %2235 = getelementptr inbounds nuw i8, ptr %1903, i64 60
  %2236 = load i32, ptr %2235, align 4
  %2237 = or i32 %2234, %2236
  %2238 = and i32 %2237, %1901
  %2239 = icmp eq i32 %2238, 0
  br i1 %2239, label %2240, label %2271

2240:
  %2241 = zext nneg i32 %2226 to i64
  %2242 = getelementptr inbounds nuw i32, ptr %2227, i64 %2241
  %2243 = load i32, ptr %2242, align 4
  %2244 = icmp eq i32 %2243, 0
  br i1 %2244, label %2245, label %2247

2245:
  %2246 = getelementptr inbounds nuw i32, ptr %2227, i64 %2241
  br label %2264

2247:
  %2248 = getelementptr inbounds nuw i8, ptr %1903, i64 16
  %2249 = getelementptr inbounds nuw i64, ptr %2248, i64 %2241
  %2250 = load i64, ptr %2249, align 8
  %2251 = icmp ne i64 %2250, %1884
  %2252 = zext i1 %2251 to i32
  %2253 = or disjoint i32 %2226, %2252
  %2254 = zext nneg i32 %2253 to i64
  %2255 = getelementptr inbounds nuw i32, ptr %2227, i64 %2254
  %2256 = load i32, ptr %2255, align 4
  %2257 = icmp eq i32 %2256, 0
  %2258 = getelementptr inbounds nuw i32, ptr %2227, i64 %2254
  br i1 %2257, label %2264, label %2259

2259:
  %2260 = getelementptr inbounds nuw i8, ptr %1903, i64 16
  %2261 = getelementptr inbounds nuw i64, ptr %2260, i64 %2254
  %2262 = load i64, ptr %2261, align 8
  %2263 = icmp eq i64 %2262, %1884
  br i1 %2263, label %2264, label %2271

2264:
  %2265 = phi ptr [ %2246, %2245 ], [ %2258, %2247 ], [ %2258, %2259 ]
  %2266 = phi i64 [ %2241, %2245 ], [ %2254, %2247 ], [ %2254, %2259 ]
  %2267 = getelementptr inbounds nuw i8, ptr %1903, i64 16
  %2268 = getelementptr inbounds nuw i64, ptr %2267, i64 %2266
  store i64 %1884, ptr %2268, align 8
  %2269 = load i32, ptr %2265, align 4
  %2270 = or i32 %2269, %1901
  store i32 %2270, ptr %2265, align 4
  br label %2325

2271:
  %2272 = and i64 %1880, 64
  %2273 = icmp eq i64 %2272, 0
  br i1 %2273, label %2274, label %2323

2274:
  %2275 = getelementptr inbounds nuw i8, ptr %1903, i64 48
  %2276 = getelementptr inbounds nuw i8, ptr %1903, i64 56
  %2277 = load i32, ptr %2276, align 8
  %2278 = icmp eq i32 %2277, 0
  %2279 = getelementptr inbounds nuw i8, ptr %1903, i64 52
  %2280 = load i32, ptr %2279, align 4
  %2281 = getelementptr inbounds nuw i8, ptr %1903, i64 60
  %2282 = load i32, ptr %2281, align 4
  %2283 = or i32 %2282, %2280
  %2284 = icmp eq i32 %2283, 0
  br i1 %2284, label %2285, label %2323

2285:
  %2286 = load i32, ptr %2275, align 8
  %2287 = icmp eq i32 %2286, 0
  br i1 %2287, label %2292, label %2288

2288:
  %2289 = getelementptr inbounds nuw i8, ptr %1903, i64 16
  %2290 = load i64, ptr %2289, align 8
  %2291 = icmp eq i64 %2290, %1884
  br i1 %2291, label %2292, label %2323

2292:
  br i1 %2278, label %2297, label %2293

2293:
  %2294 = getelementptr inbounds nuw i8, ptr %1903, i64 32
  %2295 = load i64, ptr %2294, align 8
  %2296 = icmp eq i64 %2295, %1884
  br i1 %2296, label %2297, label %2323

2297:
  %2298 = load ptr, ptr %9, align 8
  %2299 = getelementptr inbounds nuw i8, ptr %2298, i64 4
  %2300 = load i32, ptr %2299, align 4
  switch i32 %2300, label %2304 [
    i32 4, label %2323
    i32 0, label %2301
  ]

2301:
  %2302 = getelementptr inbounds nuw i8, ptr %1903, i64 32
  store i64 %1884, ptr %2302, align 8
  %2303 = or i32 %2277, %1901
  store i32 %2303, ptr %2276, align 8
  br label %2325

2304:
  br i1 %2219, label %2305, label %2316

2305:
  %2306 = getelementptr inbounds nuw i8, ptr %1903, i64 8
  %2307 = load i64, ptr %2306, align 8
  %2308 = icmp eq i64 %2307, 0
  br i1 %2308, label %2316, label %2309

2309:
  %2310 = load ptr, ptr %0, align 8
  store i64 0, ptr %2306, align 8
  %2311 = getelementptr inbounds nuw i8, ptr %2310, i64 41816
  %2312 = load i64, ptr %2311, align 8
  %2313 = add i64 %2312, 1
  store i64 %2313, ptr %2311, align 8
  %2314 = load i32, ptr %2275, align 8
  %2315 = load i32, ptr %2276, align 8
  br label %2316

2316:
  %2317 = phi i32 [ %2315, %2309 ], [ %2277, %2305 ], [ %2277, %2304 ]
  %2318 = phi i32 [ %2314, %2309 ], [ %2286, %2305 ], [ %2286, %2304 ]
  %2319 = getelementptr inbounds nuw i8, ptr %1903, i64 16
  store i64 %1884, ptr %2319, align 8
  %2320 = or i32 %2318, %1901
  store i32 %2320, ptr %2275, align 8
  %2321 = xor i32 %1901, -1
  %2322 = and i32 %2317, %2321
  store i32 %2322, ptr %2276, align 8
  br label %2325

2323:
  %2324 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %1903, i64 %1884, i32 %1901)
  br i1 %2324, label %2325, label %2342

2325:
  %2326 = and i64 %1880, 6
  %2327 = icmp eq i64 %2326, 6
  br i1 %2327, label %2328, label %2341

2328:
  %2329 = load ptr, ptr %0, align 8
  %2330 = getelementptr inbounds nuw i8, ptr %2329, i64 41808
  %2331 = load i64, ptr %2330, align 8
  %2332 = load ptr, ptr %9, align 8
  %2333 = getelementptr inbounds nuw i8, ptr %2332, i64 8
  %2334 = load i32, ptr %2333, align 8
  %2335 = icmp eq i32 %2334, 1
  %2336 = load ptr, ptr %1856, align 8
  br i1 %2335, label %2337, label %2339

2337:
  %2338 = trunc i64 %2331 to i8
  store i8 %2338, ptr %2336, align 1
  br label %2341

2339:
  %2340 = trunc i64 %2331 to i32
  store i32 %2340, ptr %2336, align 1
  br label %2341

2341:
  br i1 %2175, label %2346, label %2370

2342:
  br i1 %2175, label %2343, label %2349

2343:
  %2344 = getelementptr inbounds nuw i8, ptr %1903, i64 8
  %2345 = atomicrmw and ptr %2344, i64 -2 release, align 8
  br label %2349

2346:
  %2347 = getelementptr inbounds nuw i8, ptr %1903, i64 8
  %2348 = atomicrmw and ptr %2347, i64 -2 release, align 8
  br label %2370

2349:
  %2350 = load ptr, ptr %0, align 8
  %2351 = load ptr, ptr %9, align 8
  %2352 = getelementptr inbounds nuw i8, ptr %2351, i64 20
  %2353 = load i32, ptr %2352, align 4
  %2354 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %2355 = load i32, ptr %2354, align 8
  %2356 = tail call i32 @llvm.cttz.i32(i32 %2355, i1 false)
  %2357 = getelementptr inbounds nuw i8, ptr %2350, i64 328
  store i32 22, ptr %2357, align 8
  %2358 = getelementptr inbounds nuw i8, ptr %2350, i64 332
  store i32 %2353, ptr %2358, align 4
  %2359 = getelementptr inbounds nuw i8, ptr %2350, i64 336
  store i32 %2356, ptr %2359, align 8
  %2360 = getelementptr inbounds nuw i8, ptr %2350, i64 352
  store i64 0, ptr %2360, align 8
  %2361 = getelementptr inbounds nuw i8, ptr %2350, i64 368
  store i32 0, ptr %2361, align 8
  %2362 = getelementptr inbounds nuw i8, ptr %2350, i64 360
  store i32 0, ptr %2362, align 8
  %2363 = getelementptr inbounds nuw i8, ptr %2350, i64 364
  store i32 0, ptr %2363, align 4
  br label %2374

2364:
  %2365 = zext nneg i32 %1866 to i64
  %2366 = getelementptr inbounds nuw i64, ptr %7, i64 %2365
  %2367 = load i64, ptr %2366, align 8
  %2368 = tail call preserve_allcc i32 @screen_place(ptr %0, ptr %1, ptr %2, i64 %2367, i32 %1866)
  %2369 = icmp eq i32 %2368, 0
  br i1 %2369, label %2370, label %2374

2370:
  %2371 = add i32 %1865, -1
  %2372 = and i32 %2371, %1865
  %2373 = icmp eq i32 %2372, 0
  br i1 %2373, label %2374, label %1864

2374:
  %2375 = phi i32 [ 0, %248 ], [ 1, %55 ], [ %70, %68 ], [ 1, %2349 ], [ %269, %268 ], [ 1, %252 ], [ 0, %1590 ], [ 0,
      %270 ], [ 0, %1053 ], [ 0, %1840 ], [ 1, %1057 ], [ 1, %1850 ], [ 0, %1053 ], [ 0, %1848 ], [ 0, %1845 ], [ 0,
      %776 ], [ 0, %248 ], [ 0, %978 ], [ 0, %2370 ], [ 1, %775 ], [ 1, %2364 ], [ 0, %1011 ]
  ret i32 %2375
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
  %137 = getelementptr inbounds nuw i8, ptr %1, i64 14416
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
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 14416
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
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 14440
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
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 14448
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
  %57 = getelementptr inbounds nuw i8, ptr %1, i64 14416
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
  br i1 %71, label %165, label %696

72:
  switch i32 %8, label %696 [
    i32 1, label %78
    i32 0, label %73
  ]

73:
  %74 = lshr i64 %3, 32
  %75 = trunc nuw i64 %74 to i32
  %76 = add i32 %75, -1
  %77 = icmp ult i32 %76, 4
  br i1 %77, label %696, label %78

78:
  %79 = getelementptr inbounds nuw i8, ptr %2, i64 200
  %80 = load i32, ptr %79, align 8
  %81 = zext i32 %80 to i64
  %82 = shl nuw nsw i64 %81, 20
  %83 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %84 = load i32, ptr %83, align 4
  %85 = zext i32 %84 to i64
  %86 = shl nuw nsw i64 %85, 15
  %87 = or i64 %86, %82
  %88 = load i64, ptr %1, align 8
  %89 = shl i64 %88, 40
  %90 = or i64 %87, %89
  %91 = getelementptr inbounds nuw i8, ptr %0, i64 109
  %92 = load i8, ptr %91, align 1
  %93 = trunc nuw i8 %92 to i1
  br i1 %93, label %98, label %94

94:
  %95 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %96 = load i32, ptr %95, align 4
  %97 = zext i32 %96 to i64
  br label %98

98:
  %99 = phi i64 [ %97, %94 ], [ 0, %78 ]
  %100 = or i64 %90, %99
  %101 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i64 %100, ptr %101, align 8
  %102 = load ptr, ptr %0, align 8
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 37656
  %104 = load i64, ptr %103, align 8
  %105 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 %104, ptr %105, align 8
  %106 = getelementptr inbounds nuw i8, ptr %0, i64 108
  store i8 0, ptr %106, align 4
  %107 = ptrtoint ptr %7 to i64
  %108 = getelementptr inbounds nuw i8, ptr %102, i64 37712
  %109 = udiv i64 %107, 40
  %110 = and i64 %109, 63
  %111 = getelementptr inbounds nuw %struct.ScreenCache, ptr %108, i64 %110
  %112 = load i64, ptr %111, align 8
  %113 = icmp eq i64 %112, %107
  br i1 %113, label %114, label %121

114:
  %115 = getelementptr inbounds nuw i8, ptr %111, i64 8
  %116 = load i64, ptr %115, align 8
  %117 = sub i64 %3, %116
  %118 = getelementptr inbounds nuw i8, ptr %111, i64 16
  %119 = load i64, ptr %118, align 8
  %120 = icmp ult i64 %117, %119
  br i1 %120, label %127, label %121

121:
  %122 = tail call preserve_allcc i32 @search(ptr %0, ptr %2, i64 %3, ptr %111)
  %123 = icmp eq i32 %122, 0
  br i1 %123, label %696, label %124

124:
  %125 = getelementptr inbounds nuw i8, ptr %111, i64 8
  %126 = load i64, ptr %125, align 8
  br label %127

127:
  %128 = phi i64 [ %126, %124 ], [ %116, %114 ]
  %129 = getelementptr inbounds nuw i8, ptr %111, i64 8
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store i64 %128, ptr %130, align 8
  %131 = getelementptr inbounds nuw i8, ptr %111, i64 16
  %132 = load i64, ptr %131, align 8
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %132, ptr %133, align 8
  %134 = getelementptr inbounds nuw i8, ptr %111, i64 24
  %135 = load i64, ptr %134, align 8
  %136 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store i64 %135, ptr %136, align 8
  %137 = getelementptr inbounds nuw i8, ptr %111, i64 40
  %138 = load ptr, ptr %137, align 8
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store ptr %138, ptr %139, align 8
  %140 = getelementptr inbounds nuw i8, ptr %111, i64 48
  %141 = load ptr, ptr %140, align 8
  %142 = getelementptr inbounds nuw i8, ptr %0, i64 80
  store ptr %141, ptr %142, align 8
  %143 = getelementptr inbounds nuw i8, ptr %111, i64 56
  %144 = load ptr, ptr %143, align 8
  %145 = getelementptr inbounds nuw i8, ptr %0, i64 64
  store ptr %144, ptr %145, align 8
  %146 = shl i64 %3, 1
  %147 = getelementptr inbounds nuw i8, ptr %111, i64 32
  %148 = load i64, ptr %147, align 8
  %149 = load i64, ptr %129, align 8
  %150 = add i64 %148, %149
  %151 = sub i64 %146, %150
  store i64 %3, ptr %147, align 8
  %152 = load i64, ptr %131, align 8
  %153 = icmp ult i64 %151, %152
  %154 = load ptr, ptr %137, align 8
  %155 = icmp eq ptr %154, null
  br i1 %153, label %156, label %160

156:
  br i1 %155, label %678, label %157

157:
  %158 = lshr i64 %151, 7
  %159 = getelementptr inbounds nuw %struct.ScreenLine, ptr %154, i64 %158
  tail call void @llvm.prefetch.p0(ptr %159, i32 1, i32 3, i32 1)
  br label %161

160:
  br i1 %155, label %678, label %161

161:
  %162 = load i64, ptr %130, align 8
  %163 = load i64, ptr %136, align 8
  %164 = inttoptr i64 %163 to ptr
  br label %165

165:
  %166 = phi ptr [ %164, %161 ], [ %45, %35 ]
  %167 = phi i64 [ %162, %161 ], [ 0, %35 ]
  %168 = phi i64 [ %3, %161 ], [ %16, %35 ]
  %169 = sub i64 %168, %167
  %170 = getelementptr inbounds nuw i8, ptr %166, i64 %169
  %171 = getelementptr inbounds nuw i8, ptr %0, i64 88
  store ptr %170, ptr %171, align 8
  %172 = icmp slt i32 %4, 0
  %173 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %174 = load i64, ptr %173, align 8
  br i1 %172, label %175, label %177

175:
  %176 = or i64 %174, 112
  br label %183

177:
  %178 = zext nneg i32 %4 to i64
  %179 = shl nuw nsw i64 %178, 7
  %180 = and i64 %179, 32640
  %181 = xor i64 %180, 16440
  %182 = or i64 %181, %174
  br label %183

183:
  %184 = phi i64 [ %176, %175 ], [ %182, %177 ]
  %185 = and i64 %169, 127
  %186 = lshr i64 %169, 7
  %187 = load ptr, ptr %6, align 8
  %188 = getelementptr inbounds nuw i8, ptr %187, i64 8
  %189 = load i32, ptr %188, align 8
  %190 = zext i32 %189 to i64
  %191 = add nsw i64 %185, -1
  %192 = add nsw i64 %191, %190
  %193 = lshr i64 %185, 2
  %194 = trunc nuw nsw i64 %193 to i32
  %195 = shl nsw i32 -1, %194
  %196 = tail call i64 @llvm.umin.i64(i64 %192, i64 127)
  %197 = lshr i64 %196, 2
  %198 = trunc nuw nsw i64 %197 to i32
  %199 = xor i32 %198, 31
  %200 = lshr i32 -1, %199
  %201 = and i32 %200, %195
  %202 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %203 = load ptr, ptr %202, align 8
  %204 = getelementptr inbounds nuw %struct.ScreenLine, ptr %203, i64 %186
  %205 = icmp eq i32 %201, 0
  br i1 %205, label %696, label %206

206:
  %207 = and i64 %169, -128
  %208 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %209 = load i64, ptr %208, align 8
  %210 = icmp ult i64 %207, %209
  br i1 %210, label %211, label %696

211:
  %212 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %213 = load i8, ptr %212, align 4
  %214 = trunc nuw i8 %213 to i1
  %215 = load ptr, ptr %0, align 8
  br i1 %214, label %216, label %252

216:
  %217 = getelementptr inbounds nuw i8, ptr %215, i64 37696
  %218 = load i32, ptr %217, align 8
  %219 = icmp eq i32 %218, 0
  br i1 %219, label %252, label %220

220:
  %221 = getelementptr inbounds nuw i8, ptr %187, i64 4
  %222 = load i32, ptr %221, align 4
  switch i32 %222, label %223 [
    i32 5, label %231
    i32 2, label %231
    i32 1, label %231
    i32 6, label %231
  ]

223:
  %224 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %225 = load ptr, ptr %224, align 8
  %226 = getelementptr inbounds nuw i32, ptr %225, i64 %186
  %227 = load i32, ptr %226, align 4
  %228 = xor i32 %227, -1
  %229 = and i32 %201, %228
  %230 = icmp eq i32 %229, 0
  br i1 %230, label %252, label %663

231:
  %232 = icmp ugt i32 %189, 3
  br i1 %232, label %233, label %240

233:
  %234 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %235 = load ptr, ptr %234, align 8
  %236 = getelementptr inbounds nuw i32, ptr %235, i64 %186
  %237 = load i32, ptr %236, align 4
  %238 = or i32 %237, %201
  store i32 %238, ptr %236, align 4
  %239 = load ptr, ptr %0, align 8
  br label %252

240:
  %241 = getelementptr inbounds nuw i8, ptr %0, i64 110
  %242 = load i8, ptr %241, align 2
  %243 = trunc nuw i8 %242 to i1
  br i1 %243, label %244, label %252

244:
  %245 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %246 = load ptr, ptr %245, align 8
  %247 = getelementptr inbounds nuw i32, ptr %246, i64 %186
  %248 = load i32, ptr %247, align 4
  %249 = xor i32 %248, -1
  %250 = and i32 %201, %249
  %251 = icmp eq i32 %250, 0
  br i1 %251, label %252, label %663

252:
  %253 = phi ptr [ %239, %233 ], [ %215, %240 ], [ %215, %223 ], [ %215, %244 ], [ %215, %216 ], [ %215, %211 ]
  %254 = getelementptr inbounds nuw i8, ptr %253, i64 37704
  %255 = load i32, ptr %254, align 8
  %256 = icmp eq i32 %255, 0
  %257 = load i8, ptr %212, align 4
  %258 = trunc nuw i8 %257 to i1
  br i1 %256, label %259, label %283

259:
  br i1 %258, label %696, label %260

260:
  %261 = load ptr, ptr %6, align 8
  %262 = getelementptr inbounds nuw i8, ptr %261, i64 4
  %263 = load i32, ptr %262, align 4
  switch i32 %263, label %264 [
    i32 4, label %696
    i32 0, label %696
  ]

264:
  %265 = lshr i64 %169, 12
  %266 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %267 = load ptr, ptr %266, align 8
  %268 = getelementptr inbounds nuw %struct.ScreenPage, ptr %267, i64 %265
  %269 = load atomic i64, ptr %268 acquire, align 8
  %270 = load ptr, ptr %0, align 8
  %271 = getelementptr inbounds nuw i8, ptr %270, i64 37656
  %272 = load i64, ptr %271, align 8
  %273 = icmp eq i64 %269, %272
  br i1 %273, label %696, label %274

274:
  %275 = add i64 %272, -1
  %276 = icmp eq i64 %269, %275
  br i1 %276, label %277, label %281

277:
  %278 = load ptr, ptr %6, align 8
  %279 = getelementptr inbounds nuw i8, ptr %278, i64 4
  %280 = load i32, ptr %279, align 4
  switch i32 %280, label %281 [
    i32 4, label %696
    i32 0, label %696
  ]

281:
  %282 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %265)
  br i1 %282, label %696, label %663

283:
  br i1 %258, label %303, label %284

284:
  %285 = lshr i64 %169, 12
  %286 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %287 = load ptr, ptr %286, align 8
  %288 = getelementptr inbounds nuw %struct.ScreenPage, ptr %287, i64 %285
  %289 = load atomic i64, ptr %288 acquire, align 8
  %290 = load ptr, ptr %0, align 8
  %291 = getelementptr inbounds nuw i8, ptr %290, i64 37656
  %292 = load i64, ptr %291, align 8
  %293 = icmp eq i64 %289, %292
  br i1 %293, label %303, label %294

294:
  %295 = add i64 %292, -1
  %296 = icmp eq i64 %289, %295
  br i1 %296, label %297, label %301

297:
  %298 = load ptr, ptr %6, align 8
  %299 = getelementptr inbounds nuw i8, ptr %298, i64 4
  %300 = load i32, ptr %299, align 4
  switch i32 %300, label %301 [
    i32 4, label %303
    i32 0, label %303
  ]

301:
  %302 = tail call preserve_allcc i1 @open_page(ptr %0, i64 %285)
  br i1 %302, label %303, label %663

303:
  %304 = load i8, ptr %212, align 4
  %305 = trunc nuw i8 %304 to i1
  br i1 %305, label %366, label %306

306:
  %307 = icmp eq i32 %201, -1
  %308 = and i64 %184, 7
  %309 = icmp eq i64 %308, 0
  %310 = and i1 %309, %307
  %311 = and i64 %184, 64
  %312 = icmp eq i64 %311, 0
  %313 = select i1 %310, i1 %312, i1 false
  br i1 %313, label %314, label %366

314:
  %315 = load ptr, ptr %6, align 8
  %316 = getelementptr inbounds nuw i8, ptr %315, i64 4
  %317 = load i32, ptr %316, align 4
  %318 = icmp eq i32 %317, 4
  br i1 %318, label %366, label %319

319:
  %320 = load ptr, ptr %0, align 8
  %321 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %322 = load ptr, ptr %321, align 8
  %323 = lshr i64 %169, 12
  %324 = getelementptr inbounds nuw %struct.ScreenPage, ptr %322, i64 %323
  %325 = getelementptr inbounds nuw i8, ptr %324, i64 8
  %326 = and i64 %186, 31
  %327 = getelementptr inbounds nuw i64, ptr %325, i64 %326
  %328 = icmp eq i32 %317, 0
  %329 = load atomic i64, ptr %327 monotonic, align 8
  %330 = select i1 %328, i64 2, i64 1
  %331 = icmp eq i64 %329, 0
  br i1 %331, label %332, label %334

332:
  %333 = or disjoint i64 %330, %184
  br label %355

334:
  %335 = and i64 %329, -8
  %336 = icmp eq i64 %335, %184
  br i1 %336, label %337, label %339

337:
  %338 = or i64 %329, %330
  br label %355

339:
  %340 = xor i64 %329, %184
  %341 = icmp ult i64 %340, 1099511627776
  br i1 %341, label %342, label %366

342:
  %343 = lshr i64 %329, 24
  %344 = and i64 %343, 65535
  %345 = lshr i64 %184, 24
  %346 = and i64 %345, 65535
  %347 = icmp samesign ult i64 %344, %346
  br i1 %347, label %348, label %366

348:
  %349 = and i64 %329, 5
  %350 = icmp ne i64 %349, 0
  %351 = and i1 %328, %350
  %352 = select i1 %351, i64 4, i64 0
  %353 = or disjoint i64 %184, %352
  %354 = or disjoint i64 %353, %330
  br label %355

355:
  %356 = phi i64 [ %354, %348 ], [ %338, %337 ], [ %333, %332 ]
  %357 = getelementptr inbounds nuw i8, ptr %320, i64 37688
  %358 = load i32, ptr %357, align 8
  %359 = icmp eq i32 %358, 0
  br i1 %359, label %361, label %360

360:
  store i64 %356, ptr %327, align 8
  br label %696

361:
  %362 = icmp eq i64 %329, %356
  br i1 %362, label %696, label %363

363:
  %364 = cmpxchg ptr %327, i64 %329, i64 %356 monotonic monotonic, align 8
  %365 = extractvalue { i64, i1 } %364, 1
  br i1 %365, label %696, label %366

366:
  %367 = load i64, ptr %204, align 8
  %368 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %369 = load i64, ptr %368, align 8
  %370 = icmp eq i64 %367, %369
  br i1 %370, label %371, label %432

371:
  %372 = load ptr, ptr %6, align 8
  %373 = getelementptr inbounds nuw i8, ptr %372, i64 4
  %374 = load i32, ptr %373, align 4
  switch i32 %374, label %393 [
    i32 4, label %375
    i32 0, label %375
  ]

375:
  %376 = getelementptr inbounds nuw i8, ptr %204, i64 32
  %377 = load i64, ptr %376, align 8
  %378 = icmp eq i64 %377, %184
  br i1 %378, label %379, label %432

379:
  %380 = getelementptr inbounds nuw i8, ptr %204, i64 56
  %381 = load i32, ptr %380, align 8
  %382 = xor i32 %381, -1
  %383 = and i32 %201, %382
  %384 = icmp eq i32 %383, 0
  br i1 %384, label %385, label %432

385:
  %386 = getelementptr inbounds nuw i8, ptr %204, i64 48
  %387 = load i32, ptr %386, align 8
  %388 = getelementptr inbounds nuw i8, ptr %204, i64 52
  %389 = load i32, ptr %388, align 4
  %390 = or i32 %389, %387
  %391 = and i32 %390, %201
  %392 = icmp eq i32 %391, 0
  br i1 %392, label %696, label %432

393:
  %394 = and i64 %184, 7
  %395 = icmp eq i64 %394, 0
  %396 = and i64 %184, 6
  %397 = icmp eq i64 %396, 6
  %398 = or i1 %395, %397
  br i1 %398, label %432, label %399

399:
  %400 = getelementptr inbounds nuw i8, ptr %204, i64 48
  %401 = load i32, ptr %400, align 8
  %402 = xor i32 %401, -1
  %403 = and i32 %201, %402
  %404 = icmp eq i32 %403, 0
  br i1 %404, label %405, label %432

405:
  %406 = getelementptr inbounds nuw i8, ptr %204, i64 16
  %407 = load i64, ptr %406, align 8
  %408 = and i64 %407, 120
  %409 = icmp eq i64 %408, 120
  br i1 %409, label %410, label %432

410:
  %411 = icmp ugt i64 %407, -1099511627777
  %412 = xor i64 %407, %184
  %413 = icmp ult i64 %412, 16777216
  %414 = select i1 %411, i1 true, i1 %413
  br i1 %414, label %415, label %432

415:
  %416 = and i64 %407, 7
  %417 = icmp ne i64 %416, 0
  %418 = and i64 %412, 7
  %419 = icmp eq i64 %418, 0
  %420 = select i1 %417, i1 %419, i1 false
  br i1 %420, label %421, label %432

421:
  %422 = getelementptr inbounds nuw i8, ptr %204, i64 52
  %423 = load i32, ptr %422, align 4
  %424 = getelementptr inbounds nuw i8, ptr %204, i64 56
  %425 = load i32, ptr %424, align 8
  %426 = or i32 %425, %423
  %427 = getelementptr inbounds nuw i8, ptr %204, i64 60
  %428 = load i32, ptr %427, align 4
  %429 = or i32 %426, %428
  %430 = and i32 %429, %201
  %431 = icmp eq i32 %430, 0
  br i1 %431, label %696, label %432

432:
  %433 = load i8, ptr %212, align 4
  %434 = trunc nuw i8 %433 to i1
  br i1 %434, label %488, label %435

435:
  %436 = load ptr, ptr %0, align 8
  %437 = getelementptr inbounds nuw i8, ptr %436, i64 37688
  %438 = load i32, ptr %437, align 8
  %439 = icmp eq i32 %438, 0
  br i1 %439, label %440, label %449

440:
  %441 = getelementptr inbounds nuw i8, ptr %204, i64 8
  br label %442

442:
  %443 = atomicrmw or ptr %441, i64 1 acquire, align 8
  %444 = and i64 %443, 1
  %445 = icmp eq i64 %444, 0
  br i1 %445, label %446, label %442

446:
  %447 = load i8, ptr %212, align 4
  %448 = trunc nuw i8 %447 to i1
  br i1 %448, label %488, label %449

449:
  %450 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %451 = load ptr, ptr %450, align 8
  %452 = lshr i64 %169, 12
  %453 = getelementptr inbounds nuw %struct.ScreenPage, ptr %451, i64 %452
  %454 = getelementptr inbounds nuw i8, ptr %453, i64 8
  %455 = and i64 %186, 31
  %456 = getelementptr inbounds nuw i64, ptr %454, i64 %455
  %457 = load atomic i64, ptr %456 monotonic, align 8
  %458 = icmp eq i64 %457, -1
  br i1 %458, label %488, label %459

459:
  %460 = load ptr, ptr %0, align 8
  %461 = getelementptr inbounds nuw i8, ptr %460, i64 37688
  %462 = load i32, ptr %461, align 8
  %463 = icmp eq i32 %462, 0
  br i1 %463, label %465, label %464

464:
  store i64 -1, ptr %456, align 8
  br label %467

465:
  %466 = atomicrmw xchg ptr %456, i64 -1 monotonic, align 8
  br label %467

467:
  %468 = phi i64 [ %457, %464 ], [ %466, %465 ]
  %469 = load i64, ptr %368, align 8
  store i64 %469, ptr %204, align 8
  %470 = and i64 %468, 5
  %471 = icmp ne i64 %470, 0
  %472 = sext i1 %471 to i32
  %473 = getelementptr inbounds nuw i8, ptr %204, i64 48
  store i32 %472, ptr %473, align 8
  %474 = shl i64 %468, 62
  %475 = ashr i64 %474, 63
  %476 = trunc nsw i64 %475 to i32
  %477 = getelementptr inbounds nuw i8, ptr %204, i64 56
  store i32 %476, ptr %477, align 8
  %478 = getelementptr inbounds nuw i8, ptr %204, i64 60
  store i32 0, ptr %478, align 4
  %479 = getelementptr inbounds nuw i8, ptr %204, i64 52
  store i32 0, ptr %479, align 4
  %480 = and i64 %468, -8
  %481 = getelementptr inbounds nuw i8, ptr %204, i64 16
  %482 = getelementptr inbounds nuw i8, ptr %204, i64 32
  store i64 %480, ptr %482, align 8
  store i64 %480, ptr %481, align 8
  %483 = and i64 %468, 1
  %484 = icmp eq i64 %483, 0
  br i1 %484, label %485, label %488

485:
  %486 = and i64 %468, -16777216
  %487 = add i64 %486, -16777096
  store i64 %487, ptr %481, align 8
  br label %488

488:
  %489 = phi i1 [ true, %446 ], [ %439, %485 ], [ %439, %467 ], [ %439, %449 ], [ false, %432 ]
  %490 = load i64, ptr %204, align 8
  %491 = load i64, ptr %368, align 8
  %492 = icmp eq i64 %490, %491
  br i1 %492, label %531, label %493

493:
  %494 = load ptr, ptr %6, align 8
  %495 = getelementptr inbounds nuw i8, ptr %494, i64 4
  %496 = load i32, ptr %495, align 4
  store i64 %491, ptr %204, align 8
  %497 = getelementptr inbounds nuw i8, ptr %204, i64 48
  %498 = getelementptr inbounds nuw i8, ptr %204, i64 60
  store i32 0, ptr %498, align 4
  %499 = getelementptr inbounds nuw i8, ptr %204, i64 56
  store i32 0, ptr %499, align 8
  %500 = getelementptr inbounds nuw i8, ptr %204, i64 52
  store i32 0, ptr %500, align 4
  store i32 0, ptr %497, align 8
  %501 = getelementptr inbounds nuw i8, ptr %204, i64 8
  store i64 0, ptr %501, align 8
  %502 = and i32 %496, -5
  %503 = icmp eq i32 %502, 0
  %504 = select i1 %503, i64 2, i64 0
  %505 = getelementptr inbounds nuw i32, ptr %497, i64 %504
  store i32 %201, ptr %505, align 4
  %506 = getelementptr inbounds nuw i8, ptr %204, i64 16
  %507 = getelementptr inbounds nuw i64, ptr %506, i64 %504
  store i64 %184, ptr %507, align 8
  switch i32 %496, label %639 [
    i32 4, label %508
    i32 0, label %508
  ]

508:
  %509 = load ptr, ptr %0, align 8
  %510 = getelementptr inbounds nuw i8, ptr %509, i64 37692
  %511 = load i32, ptr %510, align 4
  %512 = icmp eq i32 %511, 0
  br i1 %512, label %513, label %639

513:
  %514 = load i32, ptr %497, align 8
  %515 = load i32, ptr %500, align 4
  %516 = or i32 %515, %514
  %517 = icmp eq i32 %516, 0
  br i1 %517, label %518, label %639

518:
  %519 = getelementptr inbounds nuw i8, ptr %204, i64 32
  %520 = load i64, ptr %519, align 8
  %521 = and i64 %520, 71
  %522 = icmp eq i64 %521, 64
  br i1 %522, label %523, label %639

523:
  store i32 -1, ptr %499, align 8
  store i32 0, ptr %498, align 4
  %524 = and i64 %520, 120
  %525 = icmp eq i64 %524, 120
  %526 = shl i64 %491, 10
  %527 = lshr i64 %520, 15
  %528 = and i64 %527, 1023
  %529 = select i1 %525, i64 1023, i64 %528
  %530 = or disjoint i64 %529, %526
  store i64 %530, ptr %501, align 8
  br label %639

531:
  %532 = load i8, ptr %212, align 4
  %533 = trunc nuw i8 %532 to i1
  br i1 %533, label %585, label %534

534:
  %535 = load ptr, ptr %6, align 8
  %536 = getelementptr inbounds nuw i8, ptr %535, i64 4
  %537 = load i32, ptr %536, align 4
  %538 = and i32 %537, -5
  %539 = icmp eq i32 %538, 0
  %540 = select i1 %539, i32 2, i32 0
  %541 = getelementptr inbounds nuw i8, ptr %204, i64 48
  %542 = load i32, ptr %541, align 8
  %543 = getelementptr inbounds nuw i8, ptr %204, i64 52
  %544 = load i32, ptr %543, align 4
  %545 = or i32 %544, %542
  %546 = getelementptr inbounds nuw i8, ptr %204, i64 56
  %547 = load i32, ptr %546, align 8
  %548 = or i32 %545, %547
  %549 = getelementptr inbounds nuw i8, ptr %204, i64 60
  %550 = load i32, ptr %549, align 4
  %551 = or i32 %548, %550
  %552 = and i32 %551, %201
  %553 = icmp eq i32 %552, 0
  br i1 %553, label %554, label %585

554:
  %555 = zext nneg i32 %540 to i64
  %556 = getelementptr inbounds nuw i32, ptr %541, i64 %555
  %557 = load i32, ptr %556, align 4
  %558 = icmp eq i32 %557, 0
  br i1 %558, label %559, label %561

559:
  %560 = getelementptr inbounds nuw i32, ptr %541, i64 %555
  br label %578

561:
  %562 = getelementptr inbounds nuw i8, ptr %204, i64 16
  %563 = getelementptr inbounds nuw i64, ptr %562, i64 %555
  %564 = load i64, ptr %563, align 8
  %565 = icmp ne i64 %564, %184
  %566 = zext i1 %565 to i32
  %567 = or disjoint i32 %540, %566
  %568 = zext nneg i32 %567 to i64
  %569 = getelementptr inbounds nuw i32, ptr %541, i64 %568
  %570 = load i32, ptr %569, align 4
  %571 = icmp eq i32 %570, 0
  %572 = getelementptr inbounds nuw i32, ptr %541, i64 %568
  br i1 %571, label %578, label %573

573:
  %574 = getelementptr inbounds nuw i8, ptr %204, i64 16
  %575 = getelementptr inbounds nuw i64, ptr %574, i64 %568
  %576 = load i64, ptr %575, align 8
  %577 = icmp eq i64 %576, %184
  br i1 %577, label %578, label %585

578:
  %579 = phi ptr [ %560, %559 ], [ %572, %561 ], [ %572, %573 ]
  %580 = phi i64 [ %555, %559 ], [ %568, %561 ], [ %568, %573 ]
  %581 = getelementptr inbounds nuw i8, ptr %204, i64 16
  %582 = getelementptr inbounds nuw i64, ptr %581, i64 %580
  store i64 %184, ptr %582, align 8
  %583 = load i32, ptr %579, align 4
  %584 = or i32 %583, %201
  store i32 %584, ptr %579, align 4
  br label %639

585:
  %586 = and i64 %184, 64
  %587 = icmp eq i64 %586, 0
  br i1 %587, label %588, label %637

588:
  %589 = getelementptr inbounds nuw i8, ptr %204, i64 48
  %590 = getelementptr inbounds nuw i8, ptr %204, i64 56
  %591 = load i32, ptr %590, align 8
  %592 = icmp eq i32 %591, 0
  %593 = getelementptr inbounds nuw i8, ptr %204, i64 52
  %594 = load i32, ptr %593, align 4
  %595 = getelementptr inbounds nuw i8, ptr %204, i64 60
  %596 = load i32, ptr %595, align 4
  %597 = or i32 %596, %594
  %598 = icmp eq i32 %597, 0
  br i1 %598, label %599, label %637

599:
  %600 = load i32, ptr %589, align 8
  %601 = icmp eq i32 %600, 0
  br i1 %601, label %606, label %602

602:
  %603 = getelementptr inbounds nuw i8, ptr %204, i64 16
  %604 = load i64, ptr %603, align 8
  %605 = icmp eq i64 %604, %184
  br i1 %605, label %606, label %637

606:
  br i1 %592, label %611, label %607

607:
  %608 = getelementptr inbounds nuw i8, ptr %204, i64 32
  %609 = load i64, ptr %608, align 8
  %610 = icmp eq i64 %609, %184
  br i1 %610, label %611, label %637

611:
  %612 = load ptr, ptr %6, align 8
  %613 = getelementptr inbounds nuw i8, ptr %612, i64 4
  %614 = load i32, ptr %613, align 4
  switch i32 %614, label %618 [
    i32 4, label %637
    i32 0, label %615
  ]

615:
  %616 = getelementptr inbounds nuw i8, ptr %204, i64 32
  store i64 %184, ptr %616, align 8
  %617 = or i32 %591, %201
  store i32 %617, ptr %590, align 8
  br label %639

618:
  br i1 %533, label %619, label %630

619:
  %620 = getelementptr inbounds nuw i8, ptr %204, i64 8
  %621 = load i64, ptr %620, align 8
  %622 = icmp eq i64 %621, 0
  br i1 %622, label %630, label %623

623:
  %624 = load ptr, ptr %0, align 8
  store i64 0, ptr %620, align 8
  %625 = getelementptr inbounds nuw i8, ptr %624, i64 41816
  %626 = load i64, ptr %625, align 8
  %627 = add i64 %626, 1
  store i64 %627, ptr %625, align 8
  %628 = load i32, ptr %589, align 8
  %629 = load i32, ptr %590, align 8
  br label %630

630:
  %631 = phi i32 [ %629, %623 ], [ %591, %619 ], [ %591, %618 ]
  %632 = phi i32 [ %628, %623 ], [ %600, %619 ], [ %600, %618 ]
  %633 = getelementptr inbounds nuw i8, ptr %204, i64 16
  store i64 %184, ptr %633, align 8
  %634 = or i32 %632, %201
  store i32 %634, ptr %589, align 8
  %635 = xor i32 %201, -1
  %636 = and i32 %631, %635
  store i32 %636, ptr %590, align 8
  br label %639

637:
  %638 = tail call preserve_allcc i1 @judge_again(ptr %0, ptr %204, i64 %184, i32 %201)
  br i1 %638, label %639, label %656

639:
  %640 = and i64 %184, 6
  %641 = icmp eq i64 %640, 6
  br i1 %641, label %642, label %655

642:
  %643 = load ptr, ptr %0, align 8
  %644 = getelementptr inbounds nuw i8, ptr %643, i64 41808
  %645 = load i64, ptr %644, align 8
  %646 = load ptr, ptr %6, align 8
  %647 = getelementptr inbounds nuw i8, ptr %646, i64 8
  %648 = load i32, ptr %647, align 8
  %649 = icmp eq i32 %648, 1
  %650 = load ptr, ptr %171, align 8
  br i1 %649, label %651, label %653

651:
  %652 = trunc i64 %645 to i8
  store i8 %652, ptr %650, align 1
  br label %655

653:
  %654 = trunc i64 %645 to i32
  store i32 %654, ptr %650, align 1
  br label %655

655:
  br i1 %489, label %660, label %696

656:
  br i1 %489, label %657, label %663

657:
  %658 = getelementptr inbounds nuw i8, ptr %204, i64 8
  %659 = atomicrmw and ptr %658, i64 -2 release, align 8
  br label %663

660:
  %661 = getelementptr inbounds nuw i8, ptr %204, i64 8
  %662 = atomicrmw and ptr %661, i64 -2 release, align 8
  br label %696

663:
  %664 = load ptr, ptr %0, align 8
  %665 = load ptr, ptr %6, align 8
  %666 = getelementptr inbounds nuw i8, ptr %665, i64 20
  %667 = load i32, ptr %666, align 4
  %668 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %669 = load i32, ptr %668, align 8
  %670 = tail call i32 @llvm.cttz.i32(i32 %669, i1 false)
  %671 = getelementptr inbounds nuw i8, ptr %664, i64 328
  store i32 22, ptr %671, align 8
  %672 = getelementptr inbounds nuw i8, ptr %664, i64 332
  store i32 %667, ptr %672, align 4
  %673 = getelementptr inbounds nuw i8, ptr %664, i64 336
  store i32 %670, ptr %673, align 8
  %674 = getelementptr inbounds nuw i8, ptr %664, i64 352
  store i64 0, ptr %674, align 8
  %675 = getelementptr inbounds nuw i8, ptr %664, i64 368
  store i32 0, ptr %675, align 8
  %676 = getelementptr inbounds nuw i8, ptr %664, i64 360
  store i32 0, ptr %676, align 8
  %677 = getelementptr inbounds nuw i8, ptr %664, i64 364
  store i32 0, ptr %677, align 4
  br label %696

678:
  %679 = load ptr, ptr %6, align 8
  %680 = getelementptr inbounds nuw i8, ptr %679, i64 4
  %681 = load i32, ptr %680, align 4
  switch i32 %681, label %682 [
    i32 4, label %696
    i32 0, label %696
  ]

682:
  %683 = load ptr, ptr %0, align 8
  %684 = getelementptr inbounds nuw i8, ptr %679, i64 20
  %685 = load i32, ptr %684, align 4
  %686 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %687 = load i32, ptr %686, align 8
  %688 = tail call i32 @llvm.cttz.i32(i32 %687, i1 false)
  %689 = getelementptr inbounds nuw i8, ptr %683, i64 328
  store i32 22, ptr %689, align 8
  %690 = getelementptr inbounds nuw i8, ptr %683, i64 332
  store i32 %685, ptr %690, align 4
  %691 = getelementptr inbounds nuw i8, ptr %683, i64 336
  store i32 %688, ptr %691, align 8
  %692 = getelementptr inbounds nuw i8, ptr %683, i64 352
  store i64 0, ptr %692, align 8
  %693 = getelementptr inbounds nuw i8, ptr %683, i64 368
  store i32 0, ptr %693, align 8
  %694 = getelementptr inbounds nuw i8, ptr %683, i64 360
  store i32 0, ptr %694, align 8
  %695 = getelementptr inbounds nuw i8, ptr %683, i64 364
  store i32 0, ptr %695, align 4
  br label %696

696:
  %697 = phi i32 [ 0, %678 ], [ 1, %663 ], [ 1, %682 ], [ 0, %678 ], [ 0, %281 ], [ 0, %361 ], [ 0, %660 ], [ 0, %35 ],
      [ 0, %72 ], [ 0, %121 ], [ 0, %360 ], [ 0, %385 ], [ 0, %73 ], [ 0, %183 ], [ 0, %363 ], [ 0, %421 ], [ 0, %206 ],
      [ 0, %260 ], [ 0, %259 ], [ 0, %277 ], [ 0, %264 ], [ 0, %260 ], [ 0, %277 ], [ 0, %655 ]
  ret i32 %697
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
