; Generated from the C files beside this one by `make runtime`.
; 5895d49813074d3e426985f05a96fda543539de3bb4aeef83f30e3f0c93393ec
%union.SignalAction = type { ptr, [248 x i8] }
%struct.Allocation = type { i64, i64, i64, i64 }
%struct.Barrier = type { i32, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.Deferred = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, ptr, ptr, ptr, [11 x i64] }
%struct.Extent = type { i32, i32, i64, i64 }
%struct.Tile = type { i32, i32, i32, i32, ptr, i64, i64, i64, i64 }
%struct.Landed = type { i32, i32, i32, i32 }
%struct.Life = type { i32, i32 }
%struct.Warpgroup = type { [4 x i32], [4 x i32], [4 x i32], i32, i32, i32, i32, [4 x [16 x i32]], [32 x [4 x
      %struct.Issued]] }
%struct.Issued = type { i32, i32, i64, i64 }
%struct.TensorPlan = type { [128 x i8], i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, [2 x i64], [5 x
      i64], [5 x i64], [5 x i64], [5 x i64], [5 x i64], [5 x i64], i64, i64, ptr, ptr, ptr }
%struct.LanesStore = type { i32, i32, i64, i64, ptr, [4096 x i32] }
%struct.SiteCache = type { i64, i64, i64, i64, i64, i64, i64 }
%struct.Walk = type { [5 x i64], [5 x i64], [5 x i64], [5 x i64] }

@nobody = internal global i32 0, align 4
@ptxvm_stop_flag = global ptr @nobody, align 8
@ptxvm_next_handler = global ptr null, align 8
@ours = internal global %union.SignalAction zeroinitializer, align 8
@combine_bytes.no_offset = internal constant i64 0, align 8
@note_rows.nothing = internal unnamed_addr constant %struct.Allocation zeroinitializer, align 8
@switch.table.resolve = private unnamed_addr constant [4 x i32] [i32 6, i32 3, i32 4, i32 5], align 4
@switch.table.check_found = private unnamed_addr constant [4 x i32] [i32 4, i32 5, i32 1, i32 6], align 4

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
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 1088
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 832
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
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 1088
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 832
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
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 832
  %93 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %94 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 1088
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
  br i1 %14, label %151, label %15

15:
  %16 = mul nsw i32 %9, %7
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 832
  %18 = zext nneg i32 %11 to i64
  %19 = shl nsw i64 -1, %18
  %20 = xor i64 %19, -1
  %21 = zext i32 %16 to i64
  %22 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 392
  br label %26

26:
  %27 = phi i64 [ 0, %15 ], [ %141, %137 ]
  %28 = phi i32 [ %3, %15 ], [ %148, %137 ]
  %29 = phi i32 [ 0, %15 ], [ %140, %137 ]
  %30 = phi i32 [ 0, %15 ], [ %144, %137 ]
  %31 = phi i64 [ 0, %15 ], [ %139, %137 ]
  %32 = phi i64 [ 0, %15 ], [ %138, %137 ]
  %33 = tail call i32 @llvm.cttz.i32(i32 %28, i1 true)
  %34 = zext nneg i32 %33 to i64
  %35 = getelementptr inbounds nuw i64, ptr %17, i64 %34
  %36 = load i64, ptr %35, align 8
  %37 = and i64 %36, %20
  %38 = icmp eq i64 %37, 0
  br i1 %38, label %53, label %39

39:
  %40 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %41 = load i32, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 2, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %41, ptr %43, align 4
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 %33, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 %36, ptr %45, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 364
  store i32 0, ptr %48, align 4
  %49 = load i32, ptr %4, align 8
  store i32 %49, ptr %46, align 8
  %50 = load i32, ptr %10, align 8
  %51 = shl nuw i32 1, %50
  store i32 %51, ptr %47, align 8
  %52 = load i32, ptr %22, align 4
  store i32 %52, ptr %48, align 4
  br label %151

53:
  %54 = sub i64 %36, %27
  %55 = icmp ule i64 %54, %32
  %56 = sub nuw i64 %32, %54
  %57 = icmp uge i64 %56, %21
  %58 = select i1 %55, i1 %57, i1 false
  br i1 %58, label %137, label %59

59:
  %60 = load i32, ptr %4, align 8
  %61 = tail call preserve_allcc i32 @resolve(ptr %0, ptr %1, ptr %2, i32 %60, i64 %36)
  %62 = icmp eq i32 %61, 0
  br i1 %62, label %63, label %68

63:
  %64 = load i32, ptr %22, align 4
  %65 = icmp ne i32 %64, 0
  %66 = tail call preserve_allcc i32 @check_found(ptr %0, i64 %36, i64 %21, i1 %65)
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %113, label %68

68:
  %69 = phi i32 [ %66, %63 ], [ %61, %59 ]
  %70 = shl nsw i32 -1, %33
  %71 = and i32 %70, %3
  %72 = icmp eq i32 %71, 0
  br i1 %72, label %90, label %73

73:
  %74 = load i32, ptr %10, align 8
  %75 = zext nneg i32 %74 to i64
  %76 = shl nsw i64 -1, %75
  %77 = xor i64 %76, -1
  br label %78

78:
  %79 = phi i32 [ %71, %73 ], [ %88, %86 ]
  %80 = tail call i32 @llvm.cttz.i32(i32 %79, i1 true)
  %81 = zext nneg i32 %80 to i64
  %82 = getelementptr inbounds nuw i64, ptr %17, i64 %81
  %83 = load i64, ptr %82, align 8
  %84 = and i64 %83, %77
  %85 = icmp eq i64 %84, 0
  br i1 %85, label %86, label %123

86:
  %87 = add i32 %79, -1
  %88 = and i32 %87, %79
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %90, label %78

90:
  %91 = load i64, ptr %35, align 8
  %92 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %93 = load i32, ptr %92, align 8
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 %69, ptr %94, align 8
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %93, ptr %95, align 4
  %96 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 %33, ptr %96, align 8
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 %91, ptr %97, align 8
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %98, align 8
  %99 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %99, align 8
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 364
  store i32 0, ptr %100, align 4
  %101 = load i32, ptr %4, align 8
  store i32 %101, ptr %98, align 8
  %102 = icmp eq i32 %69, 2
  br i1 %102, label %103, label %106

103:
  %104 = load i32, ptr %10, align 8
  %105 = shl nuw i32 1, %104
  br label %110

106:
  %107 = load i32, ptr %6, align 4
  %108 = load i32, ptr %8, align 8
  %109 = mul nsw i32 %108, %107
  br label %110

110:
  %111 = phi i32 [ %105, %103 ], [ %109, %106 ]
  store i32 %111, ptr %99, align 8
  %112 = load i32, ptr %22, align 4
  store i32 %112, ptr %100, align 4
  br label %151

113:
  %114 = load i32, ptr %23, align 8
  %115 = icmp eq i32 %114, 3
  %116 = load i64, ptr %24, align 8
  %117 = load i64, ptr %12, align 8
  br i1 %115, label %120, label %118

118:
  %119 = load i64, ptr %25, align 8
  br label %120

120:
  %121 = phi i64 [ %119, %118 ], [ 0, %113 ]
  %122 = sext i1 %115 to i32
  br label %137

123:
  %124 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %125 = load i32, ptr %124, align 8
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 2, ptr %126, align 8
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %125, ptr %127, align 4
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 %80, ptr %128, align 8
  %129 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 %83, ptr %129, align 8
  %130 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %130, align 8
  %131 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %131, align 8
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 364
  store i32 0, ptr %132, align 4
  %133 = load i32, ptr %4, align 8
  store i32 %133, ptr %130, align 8
  %134 = load i32, ptr %10, align 8
  %135 = shl nuw i32 1, %134
  store i32 %135, ptr %131, align 8
  %136 = load i32, ptr %22, align 4
  store i32 %136, ptr %132, align 4
  br label %151

137:
  %138 = phi i64 [ %32, %53 ], [ %117, %120 ]
  %139 = phi i64 [ %31, %53 ], [ %121, %120 ]
  %140 = phi i32 [ %29, %53 ], [ %122, %120 ]
  %141 = phi i64 [ %27, %53 ], [ %116, %120 ]
  %142 = shl nuw i32 1, %33
  %143 = and i32 %140, %142
  %144 = or i32 %143, %30
  %145 = add i64 %139, %36
  %146 = sub i64 %145, %141
  store i64 %146, ptr %35, align 8
  %147 = add i32 %28, -1
  %148 = and i32 %147, %28
  %149 = icmp eq i32 %148, 0
  br i1 %149, label %150, label %26

150:
  store i32 %144, ptr %13, align 4
  tail call preserve_allcc void @fill_cache(ptr %0, ptr %2, ptr %4)
  br label %151

151:
  %152 = phi i32 [ 1, %39 ], [ 0, %150 ], [ 0, %5 ], [ 1, %110 ], [ 1, %123 ]
  ret i32 %152
}

define preserve_allcc void @ptxvm_gather(ptr %0, i32 %1, i32 %2) #0 noimplicitfloat {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 1088
  %5 = icmp eq i32 %1, 0
  br i1 %5, label %32, label %6

6:
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 832
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
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 832
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 1088
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
  %10 = tail call fastcc i32 @arrive_at(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4, i32 %5, i32 %6, i32 %7, i32 %8, i1
      false)
  ret i32 %10
}

define internal fastcc i32 @arrive_at(ptr %0, ptr %1, ptr %2, i32 %3, i32 %4, i32 %5, i32 %6, i32 %7, i32 %8, i1 %9)
      unnamed_addr #0 {
  tail call fastcc void @enter_arrivals(ptr %1)
  %11 = icmp ugt i32 %3, 15
  br i1 %11, label %12, label %21

12:
  %13 = zext i32 %3 to i64
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 11, ptr %14, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %8, ptr %15, align 4
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 -1, ptr %16, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 %13, ptr %17, align 8
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %18, align 8
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %19, align 8
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 364
  store i32 0, ptr %20, align 4
  br label %89

21:
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 5088
  %23 = zext nneg i32 %3 to i64
  %24 = getelementptr inbounds nuw %struct.Barrier, ptr %22, i64 %23
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %26 = load i32, ptr %25, align 8
  %27 = shl i32 %26, 5
  switch i32 %4, label %28 [
    i32 -1, label %31
    i32 0, label %42
  ]

28:
  %29 = and i32 %4, 31
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %42

31:
  %32 = load i32, ptr %24, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %51, label %34

34:
  %35 = getelementptr inbounds nuw i8, ptr %24, i64 4
  %36 = load i32, ptr %35, align 4
  %37 = icmp eq i32 %36, -1
  %38 = select i1 %37, i32 %27, i32 %36
  %39 = icmp eq i32 %4, -1
  %40 = select i1 %39, i32 %27, i32 %4
  %41 = icmp eq i32 %38, %40
  br i1 %41, label %51, label %42

42:
  %43 = zext i32 %4 to i64
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 328
  store i32 12, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 332
  store i32 %8, ptr %45, align 4
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 336
  store i32 -1, ptr %46, align 8
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 352
  store i64 %43, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 368
  store i32 0, ptr %48, align 8
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 360
  store i32 0, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 364
  store i32 0, ptr %50, align 4
  br label %89

51:
  %52 = add i32 %32, %5
  store i32 %52, ptr %24, align 4
  %53 = getelementptr inbounds nuw i8, ptr %24, i64 4
  store i32 %4, ptr %53, align 4
  %54 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %55 = load i32, ptr %54, align 4
  %56 = shl nuw i32 1, %55
  %57 = getelementptr inbounds nuw i8, ptr %24, i64 12
  %58 = load i32, ptr %57, align 4
  %59 = or i32 %58, %56
  store i32 %59, ptr %57, align 4
  br i1 %9, label %60, label %63

60:
  %61 = load i32, ptr %54, align 4
  %62 = shl nuw i32 1, %61
  br label %63

63:
  %64 = phi i32 [ %62, %60 ], [ 0, %51 ]
  %65 = getelementptr inbounds nuw i8, ptr %24, i64 8
  %66 = load i32, ptr %65, align 4
  %67 = or i32 %66, %64
  store i32 %67, ptr %65, align 4
  %68 = getelementptr inbounds nuw i8, ptr %24, i64 20
  %69 = load i32, ptr %68, align 4
  %70 = add i32 %69, %6
  store i32 %70, ptr %68, align 4
  %71 = getelementptr inbounds nuw i8, ptr %24, i64 24
  %72 = load i32, ptr %71, align 4
  %73 = add i32 %72, %7
  store i32 %73, ptr %71, align 4
  %74 = shl nuw nsw i32 1, %3
  %75 = getelementptr inbounds nuw i8, ptr %1, i64 96
  %76 = load i32, ptr %75, align 8
  %77 = or i32 %76, %74
  store i32 %77, ptr %75, align 8
  %78 = icmp eq i32 %4, -1
  %79 = select i1 %78, i32 %27, i32 %4
  %80 = icmp ult i32 %52, %79
  br i1 %80, label %81, label %88

81:
  br i1 %78, label %82, label %89

82:
  %83 = getelementptr inbounds nuw i8, ptr %1, i64 84
  %84 = load i32, ptr %83, align 4
  %85 = xor i32 %59, -1
  %86 = and i32 %84, %85
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %88, label %89

88:
  tail call fastcc void @complete(ptr %1, i32 %3)
  br label %89

89:
  %90 = phi i32 [ 2, %12 ], [ 2, %42 ], [ 1, %88 ], [ 0, %82 ], [ 0, %81 ]
  ret i32 %90
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
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 3136
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
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 3136
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
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 3136
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
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 45160
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
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 832
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
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 832
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
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 832
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
  %207 = getelementptr inbounds nuw i8, ptr %0, i64 832
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
  br i1 %3, label %4, label %609

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 296
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 140
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 280
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 45112
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 268
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 284
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 288
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 320
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 204
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 340
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 372
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 344
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 304
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 200
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 444
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 328
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 332
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 336
  br label %34

34:
  %35 = load i32, ptr %5, align 8
  %36 = load ptr, ptr %6, align 8
  %37 = zext i32 %35 to i64
  %38 = getelementptr inbounds nuw ptr, ptr %36, i64 %37
  %39 = load ptr, ptr %38, align 8
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 24
  %41 = load ptr, ptr %40, align 8
  %42 = load ptr, ptr %7, align 8
  %43 = icmp eq ptr %42, null
  %44 = icmp eq ptr %42, %41
  %45 = or i1 %43, %44
  br i1 %45, label %51, label %46

46:
  store ptr null, ptr %7, align 8
  %47 = load ptr, ptr %8, align 8
  %48 = load i32, ptr %9, align 4
  %49 = zext i32 %48 to i64
  %50 = mul nuw nsw i64 %49, 56
  tail call void @llvm.memset.p0.i64(ptr align 1 %47, i8 0, i64 %50, i1 false)
  br label %51

51:
  %52 = getelementptr inbounds nuw i8, ptr %39, i64 92
  store i32 0, ptr %52, align 4
  %53 = getelementptr inbounds nuw i8, ptr %39, i64 80
  %54 = getelementptr inbounds nuw i8, ptr %39, i64 84
  %55 = getelementptr inbounds nuw i8, ptr %39, i64 96
  %56 = getelementptr inbounds nuw i8, ptr %39, i64 100
  %57 = getelementptr inbounds nuw i8, ptr %39, i64 104
  %58 = getelementptr inbounds nuw i8, ptr %39, i64 5676
  %59 = getelementptr inbounds nuw i8, ptr %39, i64 72
  %60 = getelementptr inbounds nuw i8, ptr %39, i64 48
  %61 = getelementptr inbounds nuw i8, ptr %39, i64 108
  %62 = getelementptr inbounds nuw i8, ptr %39, i64 5680
  %63 = getelementptr inbounds nuw i8, ptr %39, i64 18672
  %64 = getelementptr inbounds nuw i8, ptr %39, i64 124
  %65 = getelementptr inbounds nuw i8, ptr %39, i64 112
  %66 = getelementptr inbounds nuw i8, ptr %39, i64 5664
  %67 = getelementptr inbounds nuw i8, ptr %39, i64 40
  %68 = getelementptr inbounds nuw i8, ptr %39, i64 56
  %69 = getelementptr inbounds nuw i8, ptr %39, i64 88
  %70 = getelementptr inbounds nuw i8, ptr %39, i64 5088
  %71 = getelementptr inbounds nuw i8, ptr %39, i64 120
  br label %72

72:
  %73 = phi i32 [ 0, %51 ], [ %452, %450 ]
  %74 = phi i1 [ false, %51 ], [ %451, %450 ]
  %75 = load i32, ptr %53, align 8
  br i1 %74, label %270, label %76

76:
  %77 = load i32, ptr %54, align 4
  %78 = icmp ne i32 %75, %77
  %79 = icmp eq i32 %77, 0
  %80 = or i1 %78, %79
  br i1 %80, label %270, label %81

81:
  %82 = load i32, ptr %55, align 8
  %83 = icmp eq i32 %82, 0
  br i1 %83, label %84, label %270

84:
  %85 = load i32, ptr %56, align 4
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %270, label %87

87:
  %88 = load i32, ptr %10, align 8
  %89 = icmp eq i32 %88, 0
  br i1 %89, label %191, label %90

90:
  %91 = load ptr, ptr %0, align 8
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 64
  %93 = load atomic i32, ptr %92 monotonic, align 8
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %95, label %604

95:
  %96 = load ptr, ptr %11, align 8
  store i32 0, ptr %57, align 8
  store i32 1, ptr %58, align 4
  %97 = tail call i32 @llvm.cttz.i32(i32 %75, i1 false)
  %98 = load ptr, ptr %59, align 8
  %99 = zext nneg i32 %97 to i64
  %100 = load i64, ptr %60, align 8
  %101 = mul i64 %100, %99
  %102 = getelementptr inbounds nuw i8, ptr %98, i64 %101
  %103 = tail call i32 %96(ptr %102, ptr %39, ptr %0)
  store i32 0, ptr %58, align 4
  %104 = icmp eq i32 %103, 0
  br i1 %104, label %105, label %182

105:
  store i32 1, ptr %52, align 4
  %106 = load i32, ptr %61, align 4
  %107 = zext i32 %106 to i64
  %108 = getelementptr inbounds nuw %struct.Barrier, ptr %39, i64 %107
  %109 = getelementptr inbounds nuw i8, ptr %108, i64 5104
  store i32 0, ptr %109, align 4
  %110 = load i32, ptr %10, align 8
  %111 = icmp eq i32 %110, 2
  %112 = zext i1 %111 to i32
  store i32 %112, ptr %62, align 8
  %113 = load ptr, ptr %40, align 8
  %114 = load i64, ptr %12, align 8
  %115 = icmp eq i64 %114, 0
  br i1 %115, label %116, label %119

116:
  %117 = load ptr, ptr %63, align 8
  %118 = icmp eq ptr %117, null
  br label %119

119:
  %120 = phi i1 [ false, %105 ], [ %118, %116 ]
  %121 = load i32, ptr %13, align 4
  %122 = icmp eq i32 %121, 1
  br i1 %122, label %123, label %453

123:
  %124 = getelementptr inbounds nuw i8, ptr %113, i64 128
  %125 = load i32, ptr %124, align 8
  %126 = icmp eq i32 %125, 1
  br i1 %126, label %127, label %453

127:
  %128 = getelementptr inbounds nuw i8, ptr %113, i64 140
  %129 = load i32, ptr %128, align 4
  %130 = icmp eq i32 %129, 0
  %131 = select i1 %111, i1 %120, i1 false
  %132 = select i1 %131, i1 %130, i1 false
  br i1 %132, label %133, label %453

133:
  %134 = load i32, ptr %64, align 4
  %135 = load i32, ptr %65, align 8
  %136 = or i32 %135, %134
  %137 = load i32, ptr %66, align 8
  %138 = or i32 %136, %137
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %453

140:
  %141 = load ptr, ptr %0, align 8
  %142 = getelementptr inbounds nuw i8, ptr %141, i64 64
  %143 = load atomic i32, ptr %142 monotonic, align 8
  %144 = icmp eq i32 %143, 0
  br i1 %144, label %145, label %453

145:
  %146 = tail call fastcc i1 @take_chunk(ptr %0)
  br i1 %146, label %147, label %453

147:
  %148 = tail call i32 @ptxvm_launch_dependents(ptr %0, ptr %39)
  store i32 0, ptr %14, align 4
  store i32 0, ptr %15, align 4
  %149 = load i32, ptr %16, align 8
  %150 = add i32 %149, 1
  store i32 %150, ptr %16, align 8
  %151 = load i64, ptr %17, align 8
  %152 = add i64 %151, 1
  store i64 %152, ptr %17, align 8
  %153 = load i64, ptr %18, align 8
  %154 = add i64 %153, 1
  store i64 %154, ptr %18, align 8
  tail call fastcc void @place(ptr %0, ptr %39, i64 %153)
  %155 = load i32, ptr %19, align 8
  %156 = sub i32 32, %155
  %157 = lshr i32 -1, %156
  store i32 %157, ptr %53, align 8
  store i32 %157, ptr %54, align 4
  store i32 0, ptr %67, align 8
  store i32 0, ptr %52, align 4
  store i32 0, ptr %62, align 8
  %158 = load i32, ptr %20, align 8
  %159 = load i32, ptr %21, align 4
  %160 = sub i32 0, %159
  %161 = icmp eq i32 %158, %160
  br i1 %161, label %171, label %162

162:
  %163 = load ptr, ptr %68, align 8
  %164 = zext i32 %158 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %163, i8 0, i64 %164, i1 false)
  %165 = load i32, ptr %21, align 4
  %166 = icmp eq i32 %165, 0
  br i1 %166, label %171, label %167

167:
  %168 = load ptr, ptr %68, align 8
  %169 = getelementptr inbounds nuw i8, ptr %168, i64 262144
  %170 = zext i32 %165 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %169, i8 0, i64 %170, i1 false)
  br label %171

171:
  %172 = load ptr, ptr %11, align 8
  store i32 0, ptr %57, align 8
  store i32 1, ptr %58, align 4
  %173 = load i32, ptr %54, align 4
  %174 = tail call i32 @llvm.cttz.i32(i32 %173, i1 false)
  %175 = load ptr, ptr %59, align 8
  %176 = zext nneg i32 %174 to i64
  %177 = load i64, ptr %60, align 8
  %178 = mul i64 %177, %176
  %179 = getelementptr inbounds nuw i8, ptr %175, i64 %178
  %180 = tail call i32 %172(ptr %179, ptr %39, ptr %0)
  store i32 0, ptr %58, align 4
  %181 = icmp eq i32 %180, 0
  br i1 %181, label %105, label %182

182:
  %183 = phi i32 [ %103, %95 ], [ %180, %171 ]
  tail call fastcc void @enter_arrivals(ptr %39)
  %184 = load i32, ptr %69, align 8
  %185 = add i32 %184, -1
  %186 = load ptr, ptr %59, align 8
  %187 = zext i32 %185 to i64
  %188 = load i64, ptr %60, align 8
  %189 = mul i64 %188, %187
  %190 = getelementptr inbounds nuw i8, ptr %186, i64 %189
  br label %299

191:
  %192 = load ptr, ptr %11, align 8
  store i32 0, ptr %57, align 8
  %193 = load ptr, ptr %0, align 8
  %194 = getelementptr inbounds nuw i8, ptr %193, i64 64
  %195 = load atomic i32, ptr %194 monotonic, align 8
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %197, label %604

197:
  %198 = phi i32 [ %248, %252 ], [ %75, %191 ]
  %199 = phi i32 [ %253, %252 ], [ %75, %191 ]
  %200 = phi i32 [ %254, %252 ], [ 0, %191 ]
  %201 = tail call i32 @llvm.cttz.i32(i32 %199, i1 true)
  %202 = load ptr, ptr %59, align 8
  %203 = zext nneg i32 %201 to i64
  %204 = load i64, ptr %60, align 8
  %205 = mul i64 %204, %203
  %206 = getelementptr inbounds nuw i8, ptr %202, i64 %205
  %207 = getelementptr inbounds nuw i8, ptr %206, i64 52
  store i32 0, ptr %207, align 4
  %208 = tail call i32 %192(ptr %206, ptr %39, ptr %0)
  switch i32 %208, label %255 [
    i32 1, label %209
    i32 0, label %236
  ]

209:
  %210 = getelementptr inbounds nuw i8, ptr %206, i64 16
  %211 = load i32, ptr %210, align 8
  %212 = getelementptr inbounds nuw i8, ptr %206, i64 20
  %213 = load i32, ptr %212, align 4
  %214 = icmp eq i32 %213, -1
  %215 = icmp ult i32 %211, 16
  %216 = select i1 %214, i1 %215, i1 false
  br i1 %216, label %217, label %255

217:
  %218 = getelementptr inbounds nuw i8, ptr %206, i64 40
  %219 = load i32, ptr %218, align 8
  %220 = icmp eq i32 %219, 0
  br i1 %220, label %221, label %255

221:
  %222 = icmp eq i32 %200, 0
  br i1 %222, label %226, label %223

223:
  %224 = load i32, ptr %61, align 4
  %225 = icmp eq i32 %211, %224
  br i1 %225, label %226, label %255

226:
  %227 = load i32, ptr %55, align 8
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %229, label %255

229:
  %230 = load i32, ptr %57, align 8
  %231 = icmp eq i32 %230, %200
  br i1 %231, label %232, label %255

232:
  %233 = shl nuw i32 1, %201
  %234 = or i32 %233, %200
  store i32 %234, ptr %57, align 8
  %235 = load i32, ptr %210, align 8
  store i32 %235, ptr %61, align 4
  br label %246

236:
  %237 = load i32, ptr %55, align 8
  %238 = icmp eq i32 %237, 0
  br i1 %238, label %239, label %255

239:
  %240 = load i32, ptr %57, align 8
  %241 = icmp eq i32 %240, %200
  br i1 %241, label %242, label %255

242:
  %243 = shl nuw i32 1, %201
  %244 = xor i32 %243, -1
  %245 = and i32 %198, %244
  store i32 %245, ptr %54, align 4
  tail call fastcc void @cluster_warp_ends(ptr %39, ptr %206)
  br label %246

246:
  %247 = phi i32 [ %200, %242 ], [ %234, %232 ]
  %248 = phi i32 [ %245, %242 ], [ %198, %232 ]
  %249 = add i32 %199, -1
  %250 = and i32 %249, %199
  %251 = icmp eq i32 %250, 0
  br i1 %251, label %257, label %252

252:
  %253 = phi i32 [ %250, %246 ], [ %248, %259 ]
  %254 = phi i32 [ %247, %246 ], [ 0, %259 ]
  br label %197

255:
  tail call fastcc void @enter_arrivals(ptr %39)
  %256 = add nuw nsw i32 %201, 1
  store i32 %256, ptr %69, align 8
  br label %299

257:
  store i32 1, ptr %52, align 4
  store i32 0, ptr %57, align 8
  store i32 %248, ptr %53, align 8
  %258 = icmp eq i32 %248, 0
  br i1 %258, label %453, label %259

259:
  %260 = load i32, ptr %61, align 4
  %261 = zext i32 %260 to i64
  %262 = getelementptr inbounds nuw %struct.Barrier, ptr %39, i64 %261
  %263 = getelementptr inbounds nuw i8, ptr %262, i64 5104
  %264 = load i32, ptr %263, align 4
  %265 = add i32 %264, 1
  store i32 %265, ptr %263, align 4
  store i32 0, ptr %57, align 8
  %266 = load ptr, ptr %0, align 8
  %267 = getelementptr inbounds nuw i8, ptr %266, i64 64
  %268 = load atomic i32, ptr %267 monotonic, align 8
  %269 = icmp eq i32 %268, 0
  br i1 %269, label %252, label %604

270:
  %271 = icmp eq i32 %75, 0
  br i1 %271, label %437, label %272

272:
  %273 = load ptr, ptr %0, align 8
  %274 = getelementptr inbounds nuw i8, ptr %273, i64 64
  %275 = load atomic i32, ptr %274 monotonic, align 8
  %276 = icmp eq i32 %275, 0
  br i1 %276, label %277, label %604

277:
  %278 = load i32, ptr %69, align 8
  %279 = tail call i32 @llvm.fshr.i32(i32 %75, i32 %75, i32 %278)
  %280 = tail call i32 @llvm.cttz.i32(i32 %279, i1 true)
  %281 = add i32 %280, %278
  %282 = and i32 %281, 31
  %283 = load ptr, ptr %59, align 8
  %284 = zext nneg i32 %282 to i64
  %285 = load i64, ptr %60, align 8
  %286 = mul i64 %285, %284
  %287 = getelementptr inbounds nuw i8, ptr %283, i64 %286
  %288 = getelementptr inbounds nuw i8, ptr %287, i64 4
  %289 = load i32, ptr %288, align 4
  %290 = icmp eq i32 %289, 0
  %291 = select i1 %290, i64 160, i64 168
  %292 = getelementptr inbounds nuw i8, ptr %0, i64 %291
  %293 = load ptr, ptr %292, align 8
  %294 = icmp eq ptr %293, null
  br i1 %294, label %604, label %295

295:
  %296 = add nuw nsw i32 %282, 1
  store i32 %296, ptr %69, align 8
  %297 = getelementptr inbounds nuw i8, ptr %287, i64 52
  store i32 0, ptr %297, align 4
  %298 = tail call i32 %293(ptr %287, ptr %39, ptr %0)
  br label %299

299:
  %300 = phi ptr [ %190, %182 ], [ %206, %255 ], [ %287, %295 ]
  %301 = phi i32 [ %183, %182 ], [ %208, %255 ], [ %298, %295 ]
  switch i32 %301, label %604 [
    i32 2, label %415
    i32 0, label %302
    i32 1, label %339
    i32 18, label %603
    i32 3, label %430
    i32 6, label %430
    i32 4, label %431
    i32 16, label %453
    i32 17, label %437
  ]

302:
  %303 = getelementptr inbounds nuw i8, ptr %300, i64 12
  %304 = load i32, ptr %303, align 4
  %305 = shl nuw i32 1, %304
  %306 = xor i32 %305, -1
  %307 = load i32, ptr %54, align 4
  %308 = and i32 %307, %306
  store i32 %308, ptr %54, align 4
  tail call fastcc void @cluster_warp_ends(ptr %39, ptr %300)
  %309 = load i32, ptr %53, align 8
  %310 = and i32 %309, %306
  store i32 %310, ptr %53, align 8
  store i32 1, ptr %52, align 4
  %311 = load i32, ptr %54, align 4
  %312 = icmp eq i32 %311, 0
  br i1 %312, label %453, label %313

313:
  %314 = load i32, ptr %55, align 8
  %315 = icmp eq i32 %314, 0
  br i1 %315, label %450, label %316

316:
  %317 = phi i32 [ %334, %332 ], [ %314, %313 ]
  %318 = tail call i32 @llvm.cttz.i32(i32 %317, i1 true)
  %319 = zext nneg i32 %318 to i64
  %320 = getelementptr inbounds nuw %struct.Barrier, ptr %70, i64 %319
  %321 = getelementptr inbounds nuw i8, ptr %320, i64 4
  %322 = load i32, ptr %321, align 4
  %323 = icmp eq i32 %322, -1
  br i1 %323, label %324, label %332

324:
  %325 = load i32, ptr %54, align 4
  %326 = getelementptr inbounds nuw i8, ptr %320, i64 12
  %327 = load i32, ptr %326, align 4
  %328 = xor i32 %327, -1
  %329 = and i32 %325, %328
  %330 = icmp eq i32 %329, 0
  br i1 %330, label %331, label %332

331:
  tail call fastcc void @complete(ptr %39, i32 %318)
  br label %332

332:
  %333 = add i32 %317, -1
  %334 = and i32 %333, %317
  %335 = icmp eq i32 %334, 0
  br i1 %335, label %336, label %316

336:
  %337 = load i32, ptr %54, align 4
  %338 = icmp eq i32 %337, 0
  br i1 %338, label %453, label %450

339:
  store i32 1, ptr %52, align 4
  %340 = getelementptr inbounds nuw i8, ptr %300, i64 12
  %341 = load i32, ptr %340, align 4
  %342 = shl nuw i32 1, %341
  %343 = xor i32 %342, -1
  %344 = load i32, ptr %53, align 8
  %345 = and i32 %344, %343
  store i32 %345, ptr %53, align 8
  %346 = getelementptr inbounds nuw i8, ptr %300, i64 56
  %347 = load i32, ptr %346, align 8
  %348 = icmp eq i32 %347, 0
  br i1 %348, label %360, label %349

349:
  %350 = phi i32 [ %358, %349 ], [ %347, %339 ]
  %351 = tail call i32 @llvm.cttz.i32(i32 %350, i1 true)
  %352 = zext nneg i32 %351 to i64
  %353 = getelementptr inbounds nuw %struct.Barrier, ptr %39, i64 %352
  %354 = getelementptr inbounds nuw i8, ptr %353, i64 5096
  %355 = load i32, ptr %354, align 4
  %356 = and i32 %355, %343
  store i32 %356, ptr %354, align 4
  %357 = add i32 %350, -1
  %358 = and i32 %357, %350
  %359 = icmp eq i32 %358, 0
  br i1 %359, label %360, label %349

360:
  store i32 0, ptr %346, align 8
  %361 = getelementptr inbounds nuw i8, ptr %300, i64 16
  %362 = load i32, ptr %361, align 8
  %363 = icmp slt i32 %362, 0
  br i1 %363, label %364, label %379

364:
  %365 = getelementptr inbounds nuw i8, ptr %300, i64 28
  %366 = load i32, ptr %365, align 4
  store i32 %366, ptr %346, align 8
  %367 = icmp eq i32 %366, 0
  br i1 %367, label %450, label %368

368:
  %369 = phi i32 [ %377, %368 ], [ %366, %364 ]
  %370 = tail call i32 @llvm.cttz.i32(i32 %369, i1 true)
  %371 = zext nneg i32 %370 to i64
  %372 = getelementptr inbounds nuw %struct.Barrier, ptr %39, i64 %371
  %373 = getelementptr inbounds nuw i8, ptr %372, i64 5096
  %374 = load i32, ptr %373, align 4
  %375 = or i32 %374, %342
  store i32 %375, ptr %373, align 4
  %376 = add i32 %369, -1
  %377 = and i32 %376, %369
  %378 = icmp eq i32 %377, 0
  br i1 %378, label %450, label %368

379:
  %380 = getelementptr inbounds nuw i8, ptr %300, i64 40
  %381 = load i32, ptr %380, align 8
  %382 = icmp eq i32 %381, 0
  br i1 %382, label %388, label %383

383:
  %384 = getelementptr inbounds nuw i8, ptr %300, i64 32
  %385 = load i32, ptr %384, align 8
  %386 = getelementptr inbounds nuw i8, ptr %300, i64 36
  %387 = load i32, ptr %386, align 4
  br label %388

388:
  %389 = phi i32 [ %385, %383 ], [ 0, %379 ]
  %390 = phi i32 [ %387, %383 ], [ 0, %379 ]
  %391 = getelementptr inbounds nuw i8, ptr %300, i64 20
  %392 = load i32, ptr %391, align 4
  %393 = getelementptr inbounds nuw i8, ptr %300, i64 24
  %394 = load i32, ptr %393, align 8
  %395 = getelementptr inbounds nuw i8, ptr %300, i64 44
  %396 = load i32, ptr %395, align 4
  %397 = tail call fastcc i32 @arrive_at(ptr %0, ptr %39, ptr %300, i32 %362, i32 %392, i32 %394, i32 %389, i32 %390,
      i32 %396, i1 true)
  switch i32 %397, label %398 [
    i32 2, label %409
    i32 0, label %450
  ]

398:
  %399 = zext nneg i32 %362 to i64
  %400 = getelementptr inbounds nuw %struct.Barrier, ptr %70, i64 %399
  %401 = getelementptr inbounds nuw i8, ptr %400, i64 28
  %402 = load i32, ptr %401, align 4
  %403 = getelementptr inbounds nuw i8, ptr %300, i64 32
  store i32 %402, ptr %403, align 8
  %404 = getelementptr inbounds nuw i8, ptr %400, i64 32
  %405 = load i32, ptr %404, align 4
  %406 = getelementptr inbounds nuw i8, ptr %300, i64 36
  store i32 %405, ptr %406, align 4
  %407 = load i32, ptr %53, align 8
  %408 = or i32 %407, %342
  store i32 %408, ptr %53, align 8
  br label %450

409:
  %410 = getelementptr inbounds nuw i8, ptr %300, i64 12
  %411 = load i32, ptr %410, align 4
  store i32 %411, ptr %22, align 4
  %412 = getelementptr inbounds nuw i8, ptr %300, i64 4
  %413 = load i32, ptr %412, align 4
  store i32 %413, ptr %23, align 4
  %414 = load i64, ptr %39, align 8
  store i64 %414, ptr %24, align 8
  br label %604

415:
  %416 = load i32, ptr %71, align 8
  %417 = icmp eq i32 %416, 0
  br i1 %417, label %419, label %418

418:
  store i32 0, ptr %71, align 8
  store i32 1, ptr %52, align 4
  br label %450

419:
  %420 = getelementptr inbounds nuw i8, ptr %300, i64 52
  %421 = load i32, ptr %420, align 4
  %422 = icmp eq i32 %421, 0
  br i1 %422, label %423, label %424

423:
  store i32 1, ptr %15, align 4
  br label %424

424:
  %425 = add i32 %73, 1
  %426 = load i32, ptr %53, align 8
  %427 = tail call i32 @llvm.ctpop.i32(i32 %426)
  %428 = shl nuw nsw i32 %427, 1
  %429 = icmp ult i32 %425, %428
  br i1 %429, label %450, label %567

430:
  store i32 0, ptr %56, align 4
  store i32 1, ptr %52, align 4
  br label %450

431:
  %432 = getelementptr inbounds nuw i8, ptr %300, i64 12
  %433 = load i32, ptr %432, align 4
  store i32 %433, ptr %22, align 4
  %434 = getelementptr inbounds nuw i8, ptr %300, i64 4
  %435 = load i32, ptr %434, align 4
  store i32 %435, ptr %23, align 4
  %436 = load i64, ptr %39, align 8
  store i64 %436, ptr %24, align 8
  br label %604

437:
  %438 = load i32, ptr %54, align 4
  %439 = tail call i32 @llvm.cttz.i32(i32 %438, i1 false)
  %440 = load ptr, ptr %59, align 8
  %441 = zext nneg i32 %439 to i64
  %442 = load i64, ptr %60, align 8
  %443 = mul i64 %442, %441
  %444 = getelementptr inbounds nuw i8, ptr %440, i64 %443
  store i32 13, ptr %31, align 8
  %445 = getelementptr inbounds nuw i8, ptr %444, i64 44
  %446 = load i32, ptr %445, align 4
  store i32 %446, ptr %32, align 4
  %447 = getelementptr inbounds nuw i8, ptr %444, i64 4
  %448 = load i32, ptr %447, align 4
  store i32 %448, ptr %23, align 4
  store i32 %439, ptr %22, align 4
  store i32 -1, ptr %33, align 8
  %449 = load i64, ptr %39, align 8
  store i64 %449, ptr %24, align 8
  br label %604

450:
  %451 = phi i1 [ false, %336 ], [ true, %418 ], [ true, %424 ], [ false, %430 ], [ false, %398 ], [ false, %364 ], [
      false, %388 ], [ false, %313 ], [ false, %368 ]
  %452 = phi i32 [ 0, %336 ], [ 0, %418 ], [ %425, %424 ], [ 0, %430 ], [ 0, %398 ], [ 0, %364 ], [ %397, %388 ], [ 0,
      %313 ], [ 0, %368 ]
  br label %72

453:
  %454 = load i32, ptr %64, align 4
  %455 = icmp eq i32 %454, 0
  br i1 %455, label %477, label %456

456:
  %457 = getelementptr inbounds nuw i8, ptr %39, i64 128
  br label %459

458:
  tail call fastcc void @forget_landed(ptr %39)
  br label %477

459:
  %460 = phi i32 [ %454, %456 ], [ %473, %472 ]
  %461 = phi i64 [ 0, %456 ], [ %474, %472 ]
  %462 = getelementptr inbounds nuw %struct.Deferred, ptr %457, i64 %461
  %463 = getelementptr inbounds nuw i8, ptr %462, i64 4
  %464 = load i32, ptr %463, align 4
  %465 = icmp eq i32 %464, 2
  br i1 %465, label %466, label %472

466:
  %467 = getelementptr inbounds nuw i8, ptr %462, i64 32
  %468 = load i32, ptr %467, align 8
  %469 = icmp eq i32 %468, 0
  br i1 %469, label %472, label %470

470:
  tail call fastcc void @land_store(ptr %39, ptr %462)
  %471 = load i32, ptr %64, align 4
  br label %472

472:
  %473 = phi i32 [ %471, %470 ], [ %460, %466 ], [ %460, %459 ]
  %474 = add nuw nsw i64 %461, 1
  %475 = zext i32 %473 to i64
  %476 = icmp samesign ult i64 %474, %475
  br i1 %476, label %459, label %458

477:
  %478 = load i32, ptr %65, align 8
  %479 = icmp eq i32 %478, 0
  br i1 %479, label %480, label %483

480:
  %481 = load i32, ptr %64, align 4
  %482 = icmp eq i32 %481, 0
  br i1 %482, label %487, label %483

483:
  %484 = load ptr, ptr %25, align 8
  %485 = tail call i32 %484(ptr %39, i32 0, i32 -1, i32 0)
  %486 = icmp eq i32 %485, 0
  br i1 %486, label %487, label %557

487:
  %488 = load i32, ptr %66, align 8
  %489 = icmp eq i32 %488, 0
  br i1 %489, label %524, label %490

490:
  %491 = load i32, ptr %19, align 8
  %492 = icmp eq i32 %491, 0
  br i1 %492, label %522, label %493

493:
  %494 = getelementptr inbounds nuw i8, ptr %39, i64 5688
  %495 = getelementptr inbounds nuw i8, ptr %39, i64 5944
  br label %496

496:
  %497 = phi i32 [ %491, %493 ], [ %518, %517 ]
  %498 = phi i64 [ 0, %493 ], [ %519, %517 ]
  %499 = getelementptr inbounds nuw ptr, ptr %494, i64 %498
  %500 = load ptr, ptr %499, align 8
  %501 = icmp eq ptr %500, null
  br i1 %501, label %517, label %502

502:
  %503 = getelementptr inbounds nuw ptr, ptr %495, i64 %498
  br label %504

504:
  %505 = phi ptr [ %500, %502 ], [ %513, %509 ]
  %506 = load ptr, ptr %505, align 8
  store ptr %506, ptr %499, align 8
  %507 = icmp eq ptr %506, null
  br i1 %507, label %508, label %509

508:
  store ptr null, ptr %503, align 8
  br label %509

509:
  %510 = load ptr, ptr %26, align 8
  store ptr %510, ptr %505, align 8
  store ptr %505, ptr %26, align 8
  %511 = load i32, ptr %66, align 8
  %512 = add i32 %511, -1
  store i32 %512, ptr %66, align 8
  %513 = load ptr, ptr %499, align 8
  %514 = icmp eq ptr %513, null
  br i1 %514, label %515, label %504

515:
  %516 = load i32, ptr %19, align 8
  br label %517

517:
  %518 = phi i32 [ %516, %515 ], [ %497, %496 ]
  %519 = add nuw nsw i64 %498, 1
  %520 = zext i32 %518 to i64
  %521 = icmp samesign ult i64 %519, %520
  br i1 %521, label %496, label %522

522:
  %523 = getelementptr inbounds nuw i8, ptr %39, i64 5668
  store i32 0, ptr %523, align 4
  br label %524

524:
  %525 = tail call i32 @ptxvm_launch_dependents(ptr %0, ptr %39)
  %526 = load ptr, ptr %40, align 8
  %527 = getelementptr inbounds nuw i8, ptr %526, i64 132
  %528 = load i32, ptr %527, align 4
  %529 = add i32 %528, -1
  store i32 %529, ptr %527, align 4
  %530 = getelementptr inbounds nuw i8, ptr %39, i64 20
  store i32 2, ptr %530, align 4
  %531 = getelementptr inbounds nuw i8, ptr %526, i64 128
  %532 = load i32, ptr %531, align 8
  %533 = icmp eq i32 %532, 1
  br i1 %533, label %542, label %534

534:
  %535 = load ptr, ptr %7, align 8
  %536 = icmp eq ptr %535, null
  br i1 %536, label %542, label %537

537:
  store ptr null, ptr %7, align 8
  %538 = load ptr, ptr %8, align 8
  %539 = load i32, ptr %9, align 4
  %540 = zext i32 %539 to i64
  %541 = mul nuw nsw i64 %540, 56
  tail call void @llvm.memset.p0.i64(ptr align 1 %538, i8 0, i64 %541, i1 false)
  br label %542

542:
  %543 = load i32, ptr %527, align 4
  %544 = icmp eq i32 %543, 0
  br i1 %544, label %545, label %559

545:
  %546 = load i32, ptr %531, align 8
  %547 = icmp eq i32 %546, 0
  br i1 %547, label %559, label %548

548:
  %549 = phi i64 [ %553, %548 ], [ 0, %545 ]
  %550 = getelementptr inbounds nuw ptr, ptr %526, i64 %549
  %551 = load ptr, ptr %550, align 8
  %552 = getelementptr inbounds nuw i8, ptr %551, i64 20
  store i32 0, ptr %552, align 4
  %553 = add nuw nsw i64 %549, 1
  %554 = load i32, ptr %531, align 8
  %555 = zext i32 %554 to i64
  %556 = icmp samesign ult i64 %553, %555
  br i1 %556, label %548, label %559

557:
  %558 = load i64, ptr %39, align 8
  store i64 %558, ptr %24, align 8
  br label %609

559:
  %560 = load i32, ptr %13, align 4
  %561 = add i32 %560, -1
  store i32 %561, ptr %13, align 4
  store i32 0, ptr %14, align 4
  store i32 0, ptr %15, align 4
  %562 = load i32, ptr %16, align 8
  %563 = add i32 %562, 1
  store i32 %563, ptr %16, align 8
  %564 = load i64, ptr %17, align 8
  %565 = add i64 %564, 1
  store i64 %565, ptr %17, align 8
  store i32 0, ptr %27, align 8
  %566 = tail call fastcc i32 @choose(ptr %0)
  br label %606

567:
  %568 = load i32, ptr %52, align 4
  %569 = icmp eq i32 %568, 0
  br i1 %569, label %575, label %570

570:
  store i32 0, ptr %15, align 4
  %571 = load i32, ptr %16, align 8
  %572 = add i32 %571, 1
  store i32 %572, ptr %16, align 8
  %573 = load i32, ptr %52, align 4
  %574 = icmp eq i32 %573, 0
  br i1 %574, label %575, label %578

575:
  %576 = load i32, ptr %14, align 4
  %577 = add i32 %576, 1
  br label %578

578:
  %579 = phi i32 [ %577, %575 ], [ 0, %570 ]
  store i32 %579, ptr %14, align 4
  %580 = load i32, ptr %28, align 8
  %581 = icmp ult i32 %580, 2
  %582 = load i32, ptr %13, align 4
  %583 = icmp ugt i32 %579, %582
  %584 = select i1 %581, i1 true, i1 %583
  br i1 %584, label %585, label %589

585:
  %586 = load i32, ptr %27, align 8
  %587 = icmp ne i32 %586, 1
  %588 = zext i1 %587 to i32
  br label %589

589:
  %590 = phi i32 [ 0, %578 ], [ %588, %585 ]
  store i32 %590, ptr %27, align 8
  %591 = load i32, ptr %15, align 4
  %592 = icmp eq i32 %591, 0
  br i1 %592, label %593, label %596

593:
  %594 = load i32, ptr %29, align 8
  %595 = icmp ult i32 %582, %594
  br i1 %595, label %596, label %599

596:
  %597 = load i32, ptr %30, align 4
  %598 = icmp ult i32 %582, %597
  br i1 %598, label %601, label %599

599:
  %600 = tail call fastcc i32 @resume_waiting(ptr %0)
  br label %606

601:
  %602 = tail call fastcc i32 @choose(ptr %0)
  br label %606

603:
  br label %604

604:
  %605 = phi i32 [ 4, %259 ], [ 4, %299 ], [ 3, %409 ], [ 3, %431 ], [ 3, %437 ], [ 4, %272 ], [ 4, %191 ], [ 4, %90 ],
      [ 2, %277 ], [ 2, %603 ]
  store i32 2, ptr %27, align 8
  br label %609

606:
  %607 = phi i32 [ %600, %599 ], [ %602, %601 ], [ %566, %559 ]
  %608 = icmp eq i32 %607, -1
  br i1 %608, label %34, label %609

609:
  %610 = phi i32 [ %2, %1 ], [ %605, %604 ], [ 3, %557 ], [ %607, %606 ]
  ret i32 %610
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
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 3136
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
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 3136
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
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 18668
  %29 = load i32, ptr %28, align 4
  %30 = add i32 %29, %27
  %31 = trunc i64 %10 to i32
  %32 = and i32 %31, 16777215
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 18672
  %34 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 4832
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 4828
  %37 = icmp eq i32 %29, 0
  br i1 %37, label %167, label %42

38:
  %39 = phi i1 [ true, %136 ], [ false, %131 ]
  %40 = phi i32 [ %137, %136 ], [ %132, %131 ]
  %41 = icmp eq i32 %40, 0
  br i1 %41, label %166, label %138

42:
  %43 = phi i32 [ %132, %131 ], [ %29, %25 ]
  %44 = phi i64 [ %133, %131 ], [ 0, %25 ]
  %45 = load ptr, ptr %33, align 8
  %46 = getelementptr inbounds nuw i8, ptr %45, i64 7512
  %47 = getelementptr inbounds nuw %struct.Tile, ptr %46, i64 %44
  %48 = load i32, ptr %47, align 8
  %49 = icmp eq i32 %48, 2
  br i1 %49, label %50, label %131

50:
  %51 = getelementptr inbounds nuw i8, ptr %47, i64 24
  %52 = load i64, ptr %51, align 8
  %53 = trunc i64 %52 to i32
  %54 = and i32 %53, 16777215
  %55 = icmp eq i32 %54, %32
  br i1 %55, label %56, label %131

56:
  %57 = getelementptr inbounds nuw i8, ptr %47, i64 8
  %58 = getelementptr inbounds nuw i8, ptr %47, i64 12
  %59 = trunc nuw i64 %44 to i32
  br label %60

60:
  %61 = phi i32 [ 0, %56 ], [ %127, %125 ]
  %62 = phi i32 [ 0, %56 ], [ %126, %125 ]
  %63 = zext i32 %61 to i64
  %64 = getelementptr inbounds nuw %struct.Tile, ptr %46, i64 %63
  %65 = getelementptr inbounds nuw i8, ptr %64, i64 8
  %66 = load i32, ptr %65, align 8
  %67 = load i32, ptr %57, align 8
  %68 = icmp eq i32 %66, %67
  br i1 %68, label %69, label %125

69:
  %70 = getelementptr inbounds nuw i8, ptr %64, i64 12
  %71 = load i32, ptr %70, align 4
  %72 = load i32, ptr %58, align 4
  %73 = icmp eq i32 %71, %72
  br i1 %73, label %74, label %125

74:
  %75 = load i32, ptr %64, align 8
  switch i32 %75, label %125 [
    i32 1, label %76
    i32 2, label %90
  ]

76:
  %77 = icmp ugt i32 %62, %61
  br i1 %77, label %125, label %78

78:
  %79 = phi i32 [ %88, %87 ], [ %62, %76 ]
  %80 = zext i32 %79 to i64
  %81 = getelementptr inbounds nuw %struct.Tile, ptr %46, i64 %80
  %82 = load i32, ptr %81, align 8
  %83 = icmp eq i32 %82, 1
  br i1 %83, label %84, label %87

84:
  %85 = load ptr, ptr %33, align 8
  %86 = load ptr, ptr %85, align 8
  tail call void %86(ptr %1, ptr %81)
  store i32 0, ptr %81, align 8
  br label %87

87:
  %88 = add i32 %79, 1
  %89 = icmp ugt i32 %88, %61
  br i1 %89, label %125, label %78

90:
  %91 = getelementptr inbounds nuw i8, ptr %64, i64 24
  %92 = load i64, ptr %91, align 8
  %93 = load ptr, ptr %34, align 8
  %94 = and i64 %92, 16777215
  %95 = getelementptr inbounds nuw i8, ptr %93, i64 %94
  %96 = load i64, ptr %95, align 8
  %97 = icmp slt i64 %96, -4611686018427387904
  %98 = and i64 %96, 1048575
  %99 = icmp ne i64 %98, 0
  %100 = and i1 %97, %99
  br i1 %100, label %101, label %136

101:
  %102 = trunc i64 %92 to i32
  %103 = and i32 %102, 16777215
  %104 = add i64 %96, -1
  %105 = and i64 %104, 2305841909703114751
  %106 = icmp eq i64 %105, 1152921504606846976
  %107 = lshr exact i64 %104, 20
  %108 = and i64 %107, 1048575
  %109 = or disjoint i64 %108, %104
  %110 = xor i64 %109, 2305843009213693952
  %111 = select i1 %106, i64 %110, i64 %104
  store i64 %111, ptr %95, align 8
  %112 = getelementptr inbounds nuw i8, ptr %64, i64 4
  %113 = load i32, ptr %112, align 4
  %114 = load i32, ptr %36, align 4
  %115 = add i32 %114, 1
  store i32 %115, ptr %36, align 4
  %116 = and i32 %114, 15
  %117 = zext nneg i32 %116 to i64
  %118 = getelementptr inbounds nuw %struct.Landed, ptr %35, i64 %117
  store i32 %113, ptr %118, align 4
  %119 = getelementptr inbounds nuw i8, ptr %118, i64 4
  store i32 %103, ptr %119, align 4
  %120 = getelementptr inbounds nuw i8, ptr %118, i64 8
  store i32 0, ptr %120, align 4
  %121 = lshr i64 %96, 61
  %122 = trunc nuw nsw i64 %121 to i32
  %123 = and i32 %122, 1
  %124 = getelementptr inbounds nuw i8, ptr %118, i64 12
  store i32 %123, ptr %124, align 4
  store i32 0, ptr %64, align 8
  br label %125

125:
  %126 = phi i32 [ %62, %60 ], [ %62, %69 ], [ %62, %74 ], [ %62, %101 ], [ %62, %76 ], [ %88, %87 ]
  %127 = add nuw i32 %61, 1
  %128 = icmp ult i32 %61, %59
  br i1 %128, label %60, label %129

129:
  %130 = load i32, ptr %28, align 4
  br label %131

131:
  %132 = phi i32 [ %130, %129 ], [ %43, %50 ], [ %43, %42 ]
  %133 = add nuw nsw i64 %44, 1
  %134 = zext i32 %132 to i64
  %135 = icmp samesign ult i64 %133, %134
  br i1 %135, label %42, label %38

136:
  %137 = load i32, ptr %28, align 4
  br label %38

138:
  %139 = load ptr, ptr %33, align 8
  %140 = getelementptr inbounds nuw i8, ptr %139, i64 7512
  br label %141

141:
  %142 = phi i32 [ %159, %158 ], [ %40, %138 ]
  %143 = phi i32 [ %160, %158 ], [ %40, %138 ]
  %144 = phi i64 [ %162, %158 ], [ 0, %138 ]
  %145 = phi i32 [ %161, %158 ], [ 0, %138 ]
  %146 = getelementptr inbounds nuw %struct.Tile, ptr %140, i64 %144
  %147 = load i32, ptr %146, align 8
  %148 = icmp eq i32 %147, 0
  br i1 %148, label %158, label %149

149:
  %150 = zext i32 %145 to i64
  %151 = icmp eq i64 %144, %150
  br i1 %151, label %155, label %152

152:
  %153 = getelementptr inbounds nuw %struct.Tile, ptr %140, i64 %150
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %153, ptr align 8 %146, i64 56, i1 false)
  %154 = load i32, ptr %28, align 4
  br label %155

155:
  %156 = phi i32 [ %154, %152 ], [ %142, %149 ]
  %157 = add i32 %145, 1
  br label %158

158:
  %159 = phi i32 [ %142, %141 ], [ %156, %155 ]
  %160 = phi i32 [ %143, %141 ], [ %156, %155 ]
  %161 = phi i32 [ %145, %141 ], [ %157, %155 ]
  %162 = add nuw nsw i64 %144, 1
  %163 = zext i32 %160 to i64
  %164 = icmp samesign ult i64 %162, %163
  br i1 %164, label %141, label %165

165:
  store i32 %161, ptr %28, align 4
  br i1 %39, label %260, label %167

166:
  br i1 %39, label %260, label %167

167:
  %168 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %169 = getelementptr inbounds nuw i8, ptr %1, i64 3776
  %170 = getelementptr inbounds nuw i8, ptr %1, i64 3784
  %171 = getelementptr inbounds nuw i8, ptr %1, i64 3796
  %172 = and i64 %10, 16777215
  %173 = load i32, ptr %26, align 4
  %174 = icmp eq i32 %173, 0
  br i1 %174, label %258, label %175

175:
  %176 = phi i32 [ %254, %253 ], [ %173, %167 ]
  %177 = phi i64 [ %255, %253 ], [ 0, %167 ]
  %178 = getelementptr inbounds nuw %struct.Deferred, ptr %168, i64 %177
  %179 = getelementptr inbounds nuw i8, ptr %178, i64 4
  %180 = load i32, ptr %179, align 4
  %181 = icmp eq i32 %180, 1
  br i1 %181, label %182, label %253

182:
  %183 = getelementptr inbounds nuw i8, ptr %178, i64 24
  %184 = load i32, ptr %183, align 8
  %185 = icmp eq i32 %184, %32
  br i1 %185, label %186, label %253

186:
  %187 = load ptr, ptr %34, align 8
  %188 = getelementptr inbounds nuw i8, ptr %187, i64 %172
  %189 = load i64, ptr %188, align 8
  %190 = lshr i64 %189, 40
  %191 = and i64 %190, 2097151
  %192 = getelementptr inbounds nuw i8, ptr %178, i64 16
  %193 = load i32, ptr %192, align 8
  %194 = zext i32 %193 to i64
  %195 = icmp samesign ugt i64 %191, %194
  br i1 %195, label %196, label %258

196:
  %197 = getelementptr inbounds nuw i8, ptr %178, i64 20
  %198 = load i32, ptr %197, align 4
  %199 = zext i32 %198 to i64
  %200 = getelementptr inbounds nuw i8, ptr %187, i64 %199
  %201 = getelementptr inbounds nuw i8, ptr %178, i64 48
  %202 = load ptr, ptr %201, align 8
  %203 = icmp eq ptr %202, null
  br i1 %203, label %204, label %219

204:
  %205 = getelementptr inbounds nuw i8, ptr %178, i64 40
  %206 = load ptr, ptr %205, align 8
  %207 = getelementptr inbounds nuw i8, ptr %178, i64 32
  %208 = load i32, ptr %207, align 8
  %209 = icmp eq i32 %208, 0
  br i1 %209, label %217, label %210

210:
  %211 = load ptr, ptr %169, align 8
  %212 = add i32 %208, -1
  %213 = zext i32 %212 to i64
  %214 = load i64, ptr %170, align 8
  %215 = mul i64 %214, %213
  %216 = getelementptr inbounds nuw i8, ptr %211, i64 %215
  br label %217

217:
  %218 = phi ptr [ %216, %210 ], [ %206, %204 ]
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %200, ptr align 1 %218, i64 %194, i1 false)
  br label %220

219:
  tail call fastcc void @move_tensor(ptr %178, ptr %200, i1 false)
  br label %220

220:
  %221 = load i32, ptr %192, align 8
  %222 = zext i32 %221 to i64
  %223 = shl i64 %222, 40
  %224 = sub i64 %189, %223
  %225 = and i64 %224, 2305841909703114751
  %226 = icmp eq i64 %225, 1152921504606846976
  %227 = lshr i64 %189, 20
  %228 = and i64 %227, 1048575
  %229 = or disjoint i64 %224, %228
  %230 = xor i64 %229, 2305843009213693952
  %231 = select i1 %226, i64 %230, i64 %224
  store i64 %231, ptr %188, align 8
  %232 = load i32, ptr %178, align 8
  %233 = load i32, ptr %183, align 8
  %234 = load i32, ptr %192, align 8
  %235 = load i32, ptr %36, align 4
  %236 = add i32 %235, 1
  store i32 %236, ptr %36, align 4
  %237 = and i32 %235, 15
  %238 = zext nneg i32 %237 to i64
  %239 = getelementptr inbounds nuw %struct.Landed, ptr %35, i64 %238
  store i32 %232, ptr %239, align 4
  %240 = getelementptr inbounds nuw i8, ptr %239, i64 4
  store i32 %233, ptr %240, align 4
  %241 = getelementptr inbounds nuw i8, ptr %239, i64 8
  store i32 %234, ptr %241, align 4
  %242 = lshr i64 %189, 61
  %243 = trunc nuw nsw i64 %242 to i32
  %244 = and i32 %243, 1
  %245 = getelementptr inbounds nuw i8, ptr %239, i64 12
  store i32 %244, ptr %245, align 4
  store i32 0, ptr %179, align 4
  %246 = getelementptr inbounds nuw i8, ptr %178, i64 32
  %247 = load i32, ptr %246, align 8
  %248 = shl nuw i32 1, %247
  %249 = xor i32 %248, -1
  %250 = load i32, ptr %171, align 4
  %251 = and i32 %250, %249
  store i32 %251, ptr %171, align 4
  %252 = load i32, ptr %26, align 4
  br label %253

253:
  %254 = phi i32 [ %252, %220 ], [ %176, %182 ], [ %176, %175 ]
  %255 = add nuw nsw i64 %177, 1
  %256 = zext i32 %254 to i64
  %257 = icmp samesign ult i64 %255, %256
  br i1 %257, label %175, label %258

258:
  %259 = phi i1 [ false, %167 ], [ false, %253 ], [ true, %186 ]
  tail call fastcc void @forget_landed(ptr %1)
  br label %260

260:
  %261 = phi i1 [ true, %166 ], [ %259, %258 ], [ true, %165 ]
  %262 = getelementptr inbounds nuw i8, ptr %1, i64 5668
  %263 = load i32, ptr %262, align 4
  %264 = icmp eq i32 %263, 0
  br i1 %264, label %374, label %265

265:
  %266 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %267 = load i32, ptr %266, align 8
  %268 = icmp eq i32 %267, 0
  br i1 %268, label %374, label %269

269:
  %270 = getelementptr inbounds nuw i8, ptr %1, i64 5688
  %271 = getelementptr inbounds nuw i8, ptr %1, i64 5944
  %272 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %273 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  br label %274

274:
  %275 = phi i64 [ 0, %269 ], [ %370, %368 ]
  %276 = phi i32 [ 0, %269 ], [ %369, %368 ]
  %277 = getelementptr inbounds nuw ptr, ptr %270, i64 %275
  %278 = load ptr, ptr %277, align 8
  %279 = icmp eq ptr %278, null
  br i1 %279, label %368, label %280

280:
  %281 = getelementptr inbounds nuw ptr, ptr %271, i64 %275
  br label %282

282:
  %283 = phi ptr [ %278, %280 ], [ %366, %359 ]
  %284 = phi i32 [ %276, %280 ], [ %365, %359 ]
  br label %285

285:
  %286 = phi ptr [ %295, %294 ], [ %283, %282 ]
  %287 = getelementptr inbounds nuw i8, ptr %286, i64 16
  %288 = load i32, ptr %287, align 8
  %289 = icmp eq i32 %288, 0
  br i1 %289, label %290, label %294

290:
  %291 = getelementptr inbounds nuw i8, ptr %286, i64 56
  %292 = load i32, ptr %291, align 8
  %293 = icmp eq i32 %292, %32
  br i1 %293, label %297, label %294

294:
  %295 = load ptr, ptr %286, align 8
  %296 = icmp eq ptr %295, null
  br i1 %296, label %368, label %285

297:
  %298 = getelementptr inbounds nuw i8, ptr %286, i64 56
  %299 = getelementptr inbounds nuw i8, ptr %286, i64 12
  %300 = load i32, ptr %299, align 4
  %301 = icmp eq ptr %283, %286
  br i1 %301, label %333, label %302

302:
  %303 = phi ptr [ %329, %326 ], [ %283, %297 ]
  %304 = phi ptr [ %328, %326 ], [ %277, %297 ]
  %305 = phi ptr [ %327, %326 ], [ null, %297 ]
  %306 = getelementptr inbounds nuw i8, ptr %303, i64 16
  %307 = load i32, ptr %306, align 8
  %308 = icmp eq i32 %307, 0
  br i1 %308, label %326, label %309

309:
  %310 = getelementptr inbounds nuw i8, ptr %303, i64 12
  %311 = load i32, ptr %310, align 4
  %312 = load i32, ptr %299, align 4
  %313 = and i32 %312, %311
  %314 = icmp eq i32 %313, 0
  br i1 %314, label %326, label %315

315:
  tail call fastcc void @move_lanes(ptr %1, ptr %303, i32 %313)
  %316 = load i32, ptr %310, align 4
  %317 = icmp eq i32 %316, 0
  br i1 %317, label %318, label %326

318:
  %319 = load ptr, ptr %303, align 8
  store ptr %319, ptr %304, align 8
  %320 = icmp eq ptr %319, null
  br i1 %320, label %321, label %322

321:
  store ptr %305, ptr %281, align 8
  br label %322

322:
  %323 = load ptr, ptr %272, align 8
  store ptr %323, ptr %303, align 8
  store ptr %303, ptr %272, align 8
  %324 = load i32, ptr %273, align 8
  %325 = add i32 %324, -1
  store i32 %325, ptr %273, align 8
  br label %326

326:
  %327 = phi ptr [ %305, %322 ], [ %303, %309 ], [ %303, %315 ], [ %303, %302 ]
  %328 = phi ptr [ %304, %322 ], [ %303, %309 ], [ %303, %315 ], [ %303, %302 ]
  %329 = load ptr, ptr %328, align 8
  %330 = icmp eq ptr %329, %286
  br i1 %330, label %331, label %302

331:
  %332 = load i32, ptr %298, align 8
  br label %333

333:
  %334 = phi i32 [ %32, %297 ], [ %332, %331 ]
  %335 = phi ptr [ null, %297 ], [ %327, %331 ]
  %336 = phi ptr [ %277, %297 ], [ %328, %331 ]
  %337 = load ptr, ptr %34, align 8
  %338 = zext i32 %334 to i64
  %339 = getelementptr inbounds nuw i8, ptr %337, i64 %338
  %340 = load i64, ptr %339, align 8
  %341 = icmp slt i64 %340, -4611686018427387904
  br i1 %341, label %342, label %395

342:
  %343 = and i64 %340, 1048575
  %344 = tail call i32 @llvm.ctpop.i32(i32 %300)
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
  tail call fastcc void @log_arrival(ptr %1, ptr %286, i64 %340)
  %356 = load ptr, ptr %286, align 8
  store ptr %356, ptr %336, align 8
  %357 = icmp eq ptr %356, null
  br i1 %357, label %358, label %359

358:
  store ptr %335, ptr %281, align 8
  br label %359

359:
  %360 = load ptr, ptr %272, align 8
  store ptr %360, ptr %286, align 8
  store ptr %286, ptr %272, align 8
  %361 = load i32, ptr %273, align 8
  %362 = add i32 %361, -1
  store i32 %362, ptr %273, align 8
  %363 = load i32, ptr %262, align 4
  %364 = add i32 %363, -1
  store i32 %364, ptr %262, align 4
  %365 = add nsw i32 %284, 1
  %366 = load ptr, ptr %277, align 8
  %367 = icmp eq ptr %366, null
  br i1 %367, label %368, label %282

368:
  %369 = phi i32 [ %284, %294 ], [ %276, %274 ], [ %365, %359 ]
  %370 = add nuw nsw i64 %275, 1
  %371 = load i32, ptr %266, align 8
  %372 = zext i32 %371 to i64
  %373 = icmp samesign ult i64 %370, %372
  br i1 %373, label %274, label %374

374:
  %375 = phi i32 [ 0, %260 ], [ 0, %265 ], [ %369, %368 ]
  %376 = icmp slt i32 %375, 0
  %377 = select i1 %261, i1 true, i1 %376
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
  %8 = getelementptr inbounds nuw i8, ptr %2, i64 232
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
  %50 = tail call fastcc i32 @arrive_at(ptr %0, ptr %1, ptr %2, i32 %27, i32 %47, i32 32, i32 %45, i32 %49, i32 %42, i1
      false)
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
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 3136
  %8 = zext nneg i32 %6 to i64
  %9 = getelementptr inbounds nuw i64, ptr %7, i64 %8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 512
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 3904
  %13 = load <32 x i64>, ptr %12, align 64
  %14 = insertelement <32 x i64> poison, i64 %11, i64 0
  %15 = shufflevector <32 x i64> %14, <32 x i64> poison, <32 x i32> zeroinitializer
  %16 = icmp ne <32 x i64> %13, %15
  %17 = bitcast <32 x i1> %16 to i32
  %18 = and i32 %4, %17
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %34, label %20

20:
  %21 = icmp ne <32 x i64> %13, zeroinitializer
  %22 = bitcast <32 x i1> %21 to i32
  %23 = and i32 %4, %22
  %24 = icmp eq i32 %23, 0
  %25 = icmp eq i32 %4, -1
  %26 = and i1 %25, %24
  br i1 %26, label %27, label %487

27:
  %28 = mul i64 %11, 7
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 3192
  %30 = load i64, ptr %29, align 8
  %31 = load i64, ptr %7, align 8
  %32 = sub i64 %30, %31
  %33 = icmp eq i64 %32, %28
  br i1 %33, label %50, label %487

34:
  %35 = icmp eq i32 %4, -1
  br i1 %35, label %36, label %487

36:
  %37 = mul i64 %11, 7
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 3192
  %39 = load i64, ptr %38, align 8
  %40 = load i64, ptr %7, align 8
  %41 = sub i64 %39, %40
  %42 = icmp eq i64 %41, %37
  br i1 %42, label %43, label %366

43:
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 3448
  %45 = load i64, ptr %44, align 8
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 3392
  %47 = load i64, ptr %46, align 8
  %48 = sub i64 %45, %47
  %49 = icmp eq i64 %48, %37
  br i1 %49, label %56, label %366

50:
  %51 = load <32 x i64>, ptr %7, align 64
  %52 = shufflevector <32 x i64> %51, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5,
      i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32
      20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %53 = add <32 x i64> %52, %15
  %54 = icmp ne <32 x i64> %51, %53
  %55 = extractelement <32 x i64> %51, i64 0
  br label %68

56:
  %57 = load <32 x i64>, ptr %7, align 64
  %58 = shufflevector <32 x i64> %57, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5,
      i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32
      20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %59 = add <32 x i64> %58, %15
  %60 = icmp ne <32 x i64> %57, %59
  %61 = extractelement <32 x i64> %57, i64 0
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 3392
  %63 = load <32 x i64>, ptr %62, align 64
  %64 = shufflevector <32 x i64> %63, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5,
      i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32
      20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %65 = add <32 x i64> %64, %15
  %66 = icmp ne <32 x i64> %63, %65
  %67 = or <32 x i1> %60, %66
  br label %68

68:
  %69 = phi i64 [ %61, %56 ], [ %55, %50 ]
  %70 = phi <32 x i1> [ %67, %56 ], [ %54, %50 ]
  %71 = bitcast <32 x i1> %70 to i32
  %72 = icmp ugt i32 %71, 1
  br i1 %72, label %73, label %76

73:
  %74 = and i32 %71, -16843010
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %207, label %366

76:
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 504
  %78 = getelementptr inbounds nuw i8, ptr %1, i64 5688
  %79 = zext i32 %2 to i64
  %80 = getelementptr inbounds nuw ptr, ptr %78, i64 %79
  %81 = load ptr, ptr %80, align 8
  %82 = icmp eq ptr %81, null
  br i1 %82, label %484, label %83

83:
  %84 = getelementptr inbounds nuw i8, ptr %1, i64 5944
  %85 = getelementptr inbounds nuw ptr, ptr %84, i64 %79
  %86 = load ptr, ptr %85, align 8
  %87 = icmp eq ptr %86, null
  br i1 %87, label %484, label %88

88:
  %89 = getelementptr inbounds nuw i8, ptr %86, i64 52
  %90 = load i32, ptr %89, align 4
  %91 = icmp eq i32 %90, 0
  br i1 %91, label %484, label %92

92:
  %93 = getelementptr inbounds nuw i8, ptr %86, i64 48
  %94 = load i32, ptr %93, align 8
  %95 = icmp eq i32 %94, 1
  br i1 %95, label %96, label %484

96:
  %97 = getelementptr inbounds nuw i8, ptr %86, i64 16
  %98 = load i32, ptr %97, align 8
  %99 = zext i32 %98 to i64
  %100 = icmp eq i64 %11, %99
  br i1 %100, label %101, label %484

101:
  %102 = getelementptr inbounds nuw i8, ptr %86, i64 12
  %103 = load i32, ptr %102, align 4
  %104 = icmp eq i32 %103, -1
  br i1 %104, label %105, label %484

105:
  %106 = getelementptr inbounds nuw i8, ptr %86, i64 20
  %107 = load i32, ptr %106, align 4
  %108 = sext i1 %19 to i32
  %109 = icmp eq i32 %107, %108
  br i1 %109, label %110, label %484

110:
  %111 = getelementptr inbounds nuw i8, ptr %86, i64 24
  %112 = load i64, ptr %111, align 8
  %113 = load i64, ptr %77, align 8
  %114 = icmp eq i64 %112, %113
  br i1 %114, label %115, label %122

115:
  %116 = getelementptr inbounds nuw i8, ptr %86, i64 32
  %117 = load i64, ptr %116, align 8
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 520
  %119 = load i64, ptr %118, align 8
  %120 = sub i64 %119, %112
  %121 = icmp eq i64 %117, %120
  br label %122

122:
  %123 = phi i1 [ false, %110 ], [ %121, %115 ]
  %124 = xor i1 %19, true
  %125 = select i1 %124, i1 true, i1 %123
  br i1 %125, label %126, label %484

126:
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 3392
  %128 = getelementptr inbounds nuw i8, ptr %86, i64 8
  %129 = load i32, ptr %128, align 8
  %130 = icmp eq i32 %129, 16
  br i1 %130, label %484, label %131

131:
  %132 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %133 = load i32, ptr %132, align 8
  %134 = zext i32 %133 to i64
  %135 = shl nuw nsw i64 %11, 5
  %136 = icmp samesign ugt i64 %135, %134
  %137 = sub nsw i64 %134, %135
  %138 = add nsw i64 %11, -1
  %139 = add i64 %69, -4294967296
  %140 = icmp ugt i64 %139, %137
  %141 = and i64 %69, %138
  %142 = icmp ne i64 %141, 0
  %143 = or i1 %142, %140
  %144 = add i64 %69, -6442450944
  %145 = icmp ult i64 %144, -4294967296
  %146 = or i1 %145, %143
  %147 = or i1 %136, %146
  br i1 %147, label %484, label %148

148:
  %149 = icmp eq i32 %107, 0
  br i1 %149, label %165, label %150

150:
  %151 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %152 = load i64, ptr %151, align 8
  %153 = icmp ult i64 %152, %135
  %154 = sub i64 %152, %135
  %155 = load i64, ptr %127, align 8
  %156 = sub i64 %155, %113
  %157 = icmp ugt i64 %156, %154
  %158 = and i64 %155, %138
  %159 = icmp ne i64 %158, 0
  %160 = or i1 %157, %159
  %161 = add i64 %156, -2147483648
  %162 = icmp ult i64 %161, -4294967296
  %163 = or i1 %160, %162
  %164 = or i1 %153, %163
  br i1 %164, label %484, label %165

165:
  %166 = getelementptr inbounds nuw i8, ptr %86, i64 192
  %167 = add i32 %129, 1
  store i32 %167, ptr %128, align 8
  %168 = zext i32 %129 to i64
  %169 = getelementptr inbounds nuw i32, ptr %166, i64 %168
  store i32 %3, ptr %169, align 4
  %170 = getelementptr inbounds nuw i8, ptr %86, i64 64
  %171 = getelementptr inbounds nuw i8, ptr %86, i64 128
  %172 = load i64, ptr %127, align 8
  %173 = sub i64 %172, %112
  %174 = trunc i64 %173 to i32
  %175 = getelementptr inbounds nuw i32, ptr %170, i64 %168
  store i32 %174, ptr %175, align 4
  %176 = load i64, ptr %7, align 8
  %177 = trunc i64 %176 to i32
  %178 = getelementptr inbounds nuw i32, ptr %171, i64 %168
  store i32 %177, ptr %178, align 4
  %179 = icmp eq i32 %129, -1
  %180 = or i1 %149, %179
  br i1 %180, label %668, label %181

181:
  %182 = shl i32 %98, 5
  %183 = tail call i32 @llvm.umin.i32(i32 %182, i32 64)
  %184 = add nsw i32 %183, -1
  %185 = icmp ult i32 %184, %182
  %186 = getelementptr inbounds nuw i8, ptr %86, i64 32
  %187 = zext i32 %167 to i64
  br label %188

188:
  %189 = phi i64 [ %168, %181 ], [ %199, %198 ]
  br i1 %185, label %190, label %198

190:
  %191 = load i64, ptr %186, align 8
  %192 = add i64 %191, %112
  %193 = inttoptr i64 %192 to ptr
  %194 = getelementptr inbounds nuw i32, ptr %170, i64 %189
  %195 = load i32, ptr %194, align 4
  %196 = sext i32 %195 to i64
  %197 = getelementptr inbounds i8, ptr %193, i64 %196
  br label %201

198:
  %199 = add nuw nsw i64 %189, 1
  %200 = icmp eq i64 %199, %187
  br i1 %200, label %668, label %188

201:
  %202 = phi i32 [ %184, %190 ], [ %205, %201 ]
  %203 = zext i32 %202 to i64
  %204 = getelementptr inbounds nuw i8, ptr %197, i64 %203
  tail call void @llvm.prefetch.p0(ptr %204, i32 0, i32 2, i32 1)
  %205 = add i32 %202, 64
  %206 = icmp ult i32 %205, %182
  br i1 %206, label %201, label %198

207:
  %208 = getelementptr inbounds nuw i8, ptr %0, i64 504
  %209 = getelementptr inbounds nuw i8, ptr %1, i64 5688
  %210 = zext i32 %2 to i64
  %211 = getelementptr inbounds nuw ptr, ptr %209, i64 %210
  %212 = load ptr, ptr %211, align 8
  %213 = icmp eq ptr %212, null
  br i1 %213, label %484, label %214

214:
  %215 = getelementptr inbounds nuw i8, ptr %1, i64 5944
  %216 = getelementptr inbounds nuw ptr, ptr %215, i64 %210
  %217 = load ptr, ptr %216, align 8
  %218 = icmp eq ptr %217, null
  br i1 %218, label %484, label %219

219:
  %220 = getelementptr inbounds nuw i8, ptr %217, i64 52
  %221 = load i32, ptr %220, align 4
  %222 = icmp eq i32 %221, 0
  br i1 %222, label %484, label %223

223:
  %224 = getelementptr inbounds nuw i8, ptr %217, i64 48
  %225 = load i32, ptr %224, align 8
  %226 = icmp eq i32 %225, 4
  br i1 %226, label %227, label %484

227:
  %228 = getelementptr inbounds nuw i8, ptr %217, i64 16
  %229 = load i32, ptr %228, align 8
  %230 = zext i32 %229 to i64
  %231 = icmp eq i64 %11, %230
  br i1 %231, label %232, label %484

232:
  %233 = getelementptr inbounds nuw i8, ptr %217, i64 12
  %234 = load i32, ptr %233, align 4
  %235 = icmp eq i32 %234, -1
  br i1 %235, label %236, label %484

236:
  %237 = getelementptr inbounds nuw i8, ptr %217, i64 20
  %238 = load i32, ptr %237, align 4
  %239 = sext i1 %19 to i32
  %240 = icmp eq i32 %238, %239
  br i1 %240, label %241, label %484

241:
  %242 = getelementptr inbounds nuw i8, ptr %217, i64 24
  %243 = load i64, ptr %242, align 8
  %244 = load i64, ptr %208, align 8
  %245 = icmp eq i64 %243, %244
  br i1 %245, label %246, label %253

246:
  %247 = getelementptr inbounds nuw i8, ptr %217, i64 32
  %248 = load i64, ptr %247, align 8
  %249 = getelementptr inbounds nuw i8, ptr %0, i64 520
  %250 = load i64, ptr %249, align 8
  %251 = sub i64 %250, %243
  %252 = icmp eq i64 %248, %251
  br label %253

253:
  %254 = phi i1 [ false, %241 ], [ %252, %246 ]
  %255 = xor i1 %19, true
  %256 = select i1 %255, i1 true, i1 %254
  br i1 %256, label %257, label %484

257:
  %258 = getelementptr inbounds nuw i8, ptr %0, i64 3392
  %259 = getelementptr inbounds nuw i8, ptr %217, i64 8
  %260 = load i32, ptr %259, align 8
  %261 = icmp eq i32 %260, 4
  br i1 %261, label %484, label %262

262:
  %263 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %264 = load i32, ptr %263, align 8
  %265 = zext i32 %264 to i64
  %266 = shl nuw nsw i64 %11, 3
  %267 = icmp samesign ugt i64 %266, %265
  %268 = sub nsw i64 %265, %266
  %269 = add nsw i64 %11, -1
  br label %270

270:
  %271 = phi i64 [ 0, %262 ], [ %285, %270 ]
  %272 = phi i1 [ %267, %262 ], [ %284, %270 ]
  %273 = shl nuw nsw i64 %271, 6
  %274 = getelementptr inbounds nuw i8, ptr %7, i64 %273
  %275 = load i64, ptr %274, align 8
  %276 = add i64 %275, -4294967296
  %277 = icmp ugt i64 %276, %268
  %278 = and i64 %275, %269
  %279 = icmp ne i64 %278, 0
  %280 = or i1 %277, %279
  %281 = add i64 %275, -6442450944
  %282 = icmp ult i64 %281, -4294967296
  %283 = or i1 %282, %280
  %284 = or i1 %272, %283
  %285 = add nuw nsw i64 %271, 1
  %286 = icmp eq i64 %285, 4
  br i1 %286, label %287, label %270

287:
  br i1 %284, label %484, label %288

288:
  br i1 %19, label %289, label %312

289:
  %290 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %291 = load i64, ptr %290, align 8
  %292 = icmp ult i64 %291, %266
  %293 = sub i64 %291, %266
  br label %294

294:
  %295 = phi i64 [ 0, %289 ], [ %309, %294 ]
  %296 = phi i1 [ %292, %289 ], [ %308, %294 ]
  %297 = shl nuw nsw i64 %295, 6
  %298 = getelementptr inbounds nuw i8, ptr %258, i64 %297
  %299 = load i64, ptr %298, align 8
  %300 = sub i64 %299, %244
  %301 = icmp ugt i64 %300, %293
  %302 = and i64 %299, %269
  %303 = icmp ne i64 %302, 0
  %304 = or i1 %301, %303
  %305 = add i64 %300, -2147483648
  %306 = icmp ult i64 %305, -4294967296
  %307 = or i1 %304, %306
  %308 = or i1 %296, %307
  %309 = add nuw nsw i64 %295, 1
  %310 = icmp eq i64 %309, 4
  br i1 %310, label %311, label %294

311:
  br i1 %308, label %484, label %312

312:
  %313 = shl i32 %260, 2
  %314 = getelementptr inbounds nuw i8, ptr %217, i64 192
  %315 = add i32 %260, 1
  store i32 %315, ptr %259, align 8
  %316 = zext i32 %260 to i64
  %317 = getelementptr inbounds nuw i32, ptr %314, i64 %316
  store i32 %3, ptr %317, align 4
  %318 = getelementptr inbounds nuw i8, ptr %217, i64 64
  %319 = getelementptr inbounds nuw i8, ptr %217, i64 128
  %320 = zext i32 %313 to i64
  br label %332

321:
  br i1 %19, label %322, label %668

322:
  %323 = shl i32 %315, 2
  %324 = icmp ult i32 %313, %323
  br i1 %324, label %325, label %668

325:
  %326 = shl i32 %229, 3
  %327 = tail call i32 @llvm.umin.i32(i32 %326, i32 64)
  %328 = add nsw i32 %327, -1
  %329 = icmp ult i32 %328, %326
  %330 = getelementptr inbounds nuw i8, ptr %217, i64 32
  %331 = zext i32 %323 to i64
  br label %347

332:
  %333 = phi i64 [ 0, %312 ], [ %345, %332 ]
  %334 = shl nuw nsw i64 %333, 3
  %335 = getelementptr inbounds nuw i64, ptr %258, i64 %334
  %336 = load i64, ptr %335, align 8
  %337 = sub i64 %336, %243
  %338 = trunc i64 %337 to i32
  %339 = or disjoint i64 %333, %320
  %340 = getelementptr inbounds nuw i32, ptr %318, i64 %339
  store i32 %338, ptr %340, align 4
  %341 = getelementptr inbounds nuw i64, ptr %7, i64 %334
  %342 = load i64, ptr %341, align 8
  %343 = trunc i64 %342 to i32
  %344 = getelementptr inbounds nuw i32, ptr %319, i64 %339
  store i32 %343, ptr %344, align 4
  %345 = add nuw nsw i64 %333, 1
  %346 = icmp eq i64 %345, 4
  br i1 %346, label %321, label %332

347:
  %348 = phi i64 [ %320, %325 ], [ %358, %357 ]
  br i1 %329, label %349, label %357

349:
  %350 = load i64, ptr %330, align 8
  %351 = add i64 %350, %243
  %352 = inttoptr i64 %351 to ptr
  %353 = getelementptr inbounds nuw i32, ptr %318, i64 %348
  %354 = load i32, ptr %353, align 4
  %355 = sext i32 %354 to i64
  %356 = getelementptr inbounds i8, ptr %352, i64 %355
  br label %360

357:
  %358 = add nuw nsw i64 %348, 1
  %359 = icmp eq i64 %358, %331
  br i1 %359, label %668, label %347

360:
  %361 = phi i32 [ %328, %349 ], [ %364, %360 ]
  %362 = zext i32 %361 to i64
  %363 = getelementptr inbounds nuw i8, ptr %356, i64 %362
  tail call void @llvm.prefetch.p0(ptr %363, i32 0, i32 2, i32 1)
  %364 = add i32 %361, 64
  %365 = icmp ult i32 %364, %326
  br i1 %365, label %360, label %357

366:
  %367 = icmp eq i64 %11, 16
  %368 = and i1 %367, %19
  br i1 %368, label %369, label %487

369:
  %370 = load <32 x i64>, ptr %7, align 64
  %371 = getelementptr inbounds nuw i8, ptr %0, i64 3392
  %372 = load <32 x i64>, ptr %371, align 64
  %373 = shufflevector <32 x i64> %370, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 4, i32 4, i32 4,
      i32 4, i32 8, i32 8, i32 8, i32 8, i32 12, i32 12, i32 12, i32 12, i32 16, i32 16, i32 16, i32 16, i32 20, i32 20,
      i32 20, i32 20, i32 24, i32 24, i32 24, i32 24, i32 28, i32 28, i32 28, i32 28>
  %374 = xor <32 x i64> %370, %373
  %375 = xor <32 x i64> %374, <i64 0, i64 16, i64 32, i64 48, i64 0, i64 16, i64 32, i64 48, i64 0, i64 16, i64 32, i64
      48, i64 0, i64 16, i64 32, i64 48, i64 0, i64 16, i64 32, i64 48, i64 0, i64 16, i64 32, i64 48, i64 0, i64 16,
      i64 32, i64 48, i64 0, i64 16, i64 32, i64 48>
  %376 = shufflevector <32 x i64> %372, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 0, i32 0, i32 4, i32 4, i32 4,
      i32 4, i32 8, i32 8, i32 8, i32 8, i32 12, i32 12, i32 12, i32 12, i32 16, i32 16, i32 16, i32 16, i32 20, i32 20,
      i32 20, i32 20, i32 24, i32 24, i32 24, i32 24, i32 28, i32 28, i32 28, i32 28>
  %377 = add <32 x i64> %376, <i64 0, i64 16, i64 32, i64 48, i64 0, i64 16, i64 32, i64 48, i64 0, i64 16, i64 32, i64
      48, i64 0, i64 16, i64 32, i64 48, i64 0, i64 16, i64 32, i64 48, i64 0, i64 16, i64 32, i64 48, i64 0, i64 16,
      i64 32, i64 48, i64 0, i64 16, i64 32, i64 48>
  %378 = xor <32 x i64> %377, %372
  %379 = or <32 x i64> %378, %375
  %380 = tail call i64 @llvm.vector.reduce.or.v32i64(<32 x i64> %379)
  %381 = icmp eq i64 %380, 0
  br i1 %381, label %382, label %487

382:
  %383 = shufflevector <32 x i64> %370, <32 x i64> poison, <8 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28>
  %384 = shufflevector <32 x i64> %372, <32 x i64> poison, <8 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32
      24, i32 28>
  %385 = extractelement <32 x i64> %372, i64 0
  %386 = getelementptr inbounds nuw i8, ptr %0, i64 504
  %387 = load i64, ptr %386, align 8
  %388 = sub i64 %385, %387
  %389 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %390 = load i64, ptr %389, align 8
  %391 = icmp ult i64 %388, %390
  br i1 %391, label %396, label %392

392:
  %393 = tail call preserve_allcc ptr @row_below(ptr %0, i64 %385)
  %394 = icmp eq ptr %393, null
  br i1 %394, label %487, label %395

395:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %386, ptr align 8 %393, i64 32, i1 false)
  br label %396

396:
  %397 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %398 = load i32, ptr %397, align 8
  %399 = icmp ult i32 %398, 64
  br i1 %399, label %487, label %400

400:
  %401 = load i64, ptr %389, align 8
  %402 = add i64 %401, -2147483648
  %403 = icmp ult i64 %402, -2147483584
  br i1 %403, label %487, label %404

404:
  %405 = and <8 x i64> %383, splat (i64 -64)
  %406 = add <8 x i64> %405, splat (i64 -4294967296)
  %407 = or <8 x i64> %384, %383
  %408 = and <8 x i64> %407, splat (i64 15)
  %409 = add i32 %398, -64
  %410 = zext i32 %409 to i64
  %411 = insertelement <8 x i64> poison, i64 %410, i64 0
  %412 = shufflevector <8 x i64> %411, <8 x i64> poison, <8 x i32> zeroinitializer
  %413 = icmp ugt <8 x i64> %406, %412
  %414 = load i64, ptr %386, align 8
  %415 = insertelement <8 x i64> poison, i64 %414, i64 0
  %416 = shufflevector <8 x i64> %415, <8 x i64> poison, <8 x i32> zeroinitializer
  %417 = sub <8 x i64> %384, %416
  %418 = add nsw i64 %401, -64
  %419 = insertelement <8 x i64> poison, i64 %418, i64 0
  %420 = shufflevector <8 x i64> %419, <8 x i64> poison, <8 x i32> zeroinitializer
  %421 = icmp ugt <8 x i64> %417, %420
  %422 = or <8 x i1> %413, %421
  %423 = select <8 x i1> %422, <8 x i64> splat (i64 -1), <8 x i64> %408
  %424 = tail call i64 @llvm.vector.reduce.or.v8i64(<8 x i64> %423)
  %425 = icmp eq i64 %424, 0
  br i1 %425, label %426, label %487

426:
  %427 = tail call fastcc ptr @new_note(ptr %0, ptr %1, i32 %2, i32 %3)
  %428 = icmp eq ptr %427, null
  br i1 %428, label %487, label %429

429:
  %430 = getelementptr inbounds nuw i8, ptr %1, i64 6200
  %431 = shl i32 %2, 5
  %432 = zext i32 %431 to i64
  %433 = getelementptr inbounds nuw i64, ptr %430, i64 %432
  %434 = load i64, ptr %433, align 8
  %435 = getelementptr inbounds nuw i8, ptr %427, i64 12
  store i32 -1, ptr %435, align 4
  %436 = getelementptr inbounds nuw i8, ptr %427, i64 16
  store i32 16, ptr %436, align 8
  %437 = trunc i64 %434 to i32
  %438 = getelementptr inbounds nuw i8, ptr %427, i64 40
  store i32 %437, ptr %438, align 8
  %439 = load <32 x i64>, ptr %433, align 8
  %440 = insertelement <32 x i64> poison, i64 %434, i64 0
  %441 = shufflevector <32 x i64> %440, <32 x i64> poison, <32 x i32> zeroinitializer
  %442 = icmp ne <32 x i64> %439, %441
  %443 = bitcast <32 x i1> %442 to i32
  %444 = icmp ne i32 %443, 0
  %445 = zext i1 %444 to i32
  %446 = getelementptr inbounds nuw i8, ptr %427, i64 44
  store i32 %445, ptr %446, align 4
  br i1 %444, label %447, label %451

447:
  %448 = load <32 x i64>, ptr %433, align 8
  %449 = trunc <32 x i64> %448 to <32 x i32>
  %450 = getelementptr inbounds nuw i8, ptr %427, i64 512
  store <32 x i32> %449, ptr %450, align 8
  br label %451

451:
  %452 = load i64, ptr %386, align 8
  %453 = getelementptr inbounds nuw i8, ptr %427, i64 24
  store i64 %452, ptr %453, align 8
  %454 = getelementptr inbounds nuw i8, ptr %0, i64 520
  %455 = load i64, ptr %454, align 8
  %456 = sub i64 %455, %452
  %457 = getelementptr inbounds nuw i8, ptr %427, i64 32
  store i64 %456, ptr %457, align 8
  %458 = getelementptr inbounds nuw i8, ptr %427, i64 20
  store i32 -1, ptr %458, align 4
  %459 = getelementptr inbounds nuw i8, ptr %427, i64 48
  store i32 8, ptr %459, align 8
  %460 = load i64, ptr %386, align 8
  %461 = insertelement <8 x i64> poison, i64 %460, i64 0
  %462 = shufflevector <8 x i64> %461, <8 x i64> poison, <8 x i32> zeroinitializer
  %463 = sub <8 x i64> %384, %462
  %464 = trunc <8 x i64> %463 to <8 x i32>
  %465 = getelementptr inbounds nuw i8, ptr %427, i64 64
  store <8 x i32> %464, ptr %465, align 8
  %466 = trunc <8 x i64> %383 to <8 x i32>
  %467 = getelementptr inbounds nuw i8, ptr %427, i64 128
  store <8 x i32> %466, ptr %467, align 8
  %468 = getelementptr inbounds nuw i8, ptr %427, i64 8
  %469 = load i32, ptr %468, align 8
  %470 = shl i32 %469, 3
  %471 = icmp eq i32 %470, 0
  br i1 %471, label %668, label %472

472:
  %473 = zext i32 %470 to i64
  %474 = inttoptr i64 %455 to ptr
  br label %475

475:
  %476 = phi i64 [ 0, %472 ], [ %482, %475 ]
  %477 = getelementptr inbounds nuw i32, ptr %465, i64 %476
  %478 = load i32, ptr %477, align 4
  %479 = sext i32 %478 to i64
  %480 = getelementptr inbounds i8, ptr %474, i64 %479
  %481 = getelementptr inbounds nuw i8, ptr %480, i64 63
  tail call void @llvm.prefetch.p0(ptr %481, i32 0, i32 2, i32 1)
  %482 = add nuw nsw i64 %476, 1
  %483 = icmp eq i64 %482, %473
  br i1 %483, label %668, label %475

484:
  %485 = phi i32 [ 1, %122 ], [ 1, %131 ], [ 1, %150 ], [ 1, %126 ], [ 1, %76 ], [ 1, %83 ], [ 1, %88 ], [ 1, %92 ], [
      1, %96 ], [ 1, %101 ], [ 1, %105 ], [ 4, %287 ], [ 4, %311 ], [ 4, %257 ], [ 4, %207 ], [ 4, %214 ], [ 4, %219 ],
      [ 4, %223 ], [ 4, %227 ], [ 4, %232 ], [ 4, %236 ], [ 4, %253 ]
  %486 = tail call fastcc i1 @note_rows(ptr %0, ptr %1, i32 %2, i32 %3, i64 %11, i1 %19, i32 %485)
  br i1 %486, label %668, label %487

487:
  %488 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %489 = load i32, ptr %488, align 8
  %490 = zext i32 %489 to i64
  %491 = icmp ugt i64 %11, %490
  br i1 %491, label %668, label %492

492:
  %493 = load <32 x i64>, ptr %7, align 64
  %494 = add <32 x i64> %493, splat (i64 -4294967296)
  %495 = sub nuw nsw i64 %490, %11
  %496 = insertelement <32 x i64> poison, i64 %495, i64 0
  %497 = shufflevector <32 x i64> %496, <32 x i64> poison, <32 x i32> zeroinitializer
  %498 = icmp ugt <32 x i64> %494, %497
  %499 = add nsw i64 %11, -1
  %500 = insertelement <32 x i64> poison, i64 %499, i64 0
  %501 = shufflevector <32 x i64> %500, <32 x i64> poison, <32 x i32> zeroinitializer
  %502 = and <32 x i64> %494, %501
  %503 = icmp ne <32 x i64> %502, zeroinitializer
  %504 = or <32 x i1> %498, %503
  %505 = bitcast <32 x i1> %504 to i32
  %506 = and i32 %4, %505
  %507 = icmp eq i32 %506, 0
  br i1 %507, label %508, label %668

508:
  br i1 %19, label %519, label %509

509:
  %510 = load <32 x i64>, ptr %12, align 64
  %511 = icmp ugt <32 x i64> %510, %15
  %512 = bitcast <32 x i1> %511 to i32
  %513 = and i32 %4, %512
  %514 = icmp eq i32 %513, 0
  br i1 %514, label %515, label %668

515:
  %516 = icmp ne <32 x i64> %510, zeroinitializer
  %517 = bitcast <32 x i1> %516 to i32
  %518 = and i32 %4, %517
  br label %519

519:
  %520 = phi i32 [ %518, %515 ], [ %4, %508 ]
  %521 = icmp eq i32 %520, 0
  br i1 %521, label %592, label %522

522:
  %523 = tail call i32 @llvm.cttz.i32(i32 %520, i1 true)
  %524 = zext nneg i32 %523 to i64
  %525 = getelementptr inbounds nuw i64, ptr %7, i64 %524
  %526 = getelementptr inbounds nuw i8, ptr %525, i64 256
  %527 = load i64, ptr %526, align 8
  %528 = tail call preserve_allcc ptr @row_below(ptr %0, i64 %527)
  %529 = icmp eq ptr %528, null
  br i1 %529, label %668, label %530

530:
  %531 = getelementptr inbounds nuw i8, ptr %528, i64 8
  %532 = load i64, ptr %531, align 8
  %533 = icmp ult i64 %532, 2147483648
  br i1 %533, label %545, label %534

534:
  %535 = getelementptr inbounds nuw i8, ptr %0, i64 3392
  %536 = load <32 x i64>, ptr %535, align 64
  %537 = sub i64 -2147483648, %527
  %538 = insertelement <32 x i64> poison, i64 %537, i64 0
  %539 = shufflevector <32 x i64> %538, <32 x i64> poison, <32 x i32> zeroinitializer
  %540 = add <32 x i64> %536, %539
  %541 = icmp ult <32 x i64> %540, splat (i64 -4294967296)
  %542 = bitcast <32 x i1> %541 to i32
  %543 = and i32 %520, %542
  %544 = icmp eq i32 %543, 0
  br i1 %544, label %545, label %668

545:
  br i1 %19, label %546, label %548

546:
  %547 = icmp ult i64 %532, %11
  br i1 %547, label %668, label %569

548:
  %549 = getelementptr inbounds nuw i8, ptr %0, i64 3392
  %550 = load <32 x i64>, ptr %549, align 64
  %551 = load i64, ptr %528, align 8
  %552 = insertelement <32 x i64> poison, i64 %551, i64 0
  %553 = shufflevector <32 x i64> %552, <32 x i64> poison, <32 x i32> zeroinitializer
  %554 = sub <32 x i64> %550, %553
  %555 = insertelement <32 x i64> poison, i64 %532, i64 0
  %556 = shufflevector <32 x i64> %555, <32 x i64> poison, <32 x i32> zeroinitializer
  %557 = icmp ugt <32 x i64> %554, %556
  %558 = sub <32 x i64> %556, %554
  %559 = load <32 x i64>, ptr %12, align 64
  %560 = icmp ult <32 x i64> %558, %559
  %561 = or <32 x i1> %557, %560
  %562 = and <32 x i64> %550, %501
  %563 = icmp ne <32 x i64> %562, zeroinitializer
  %564 = or <32 x i1> %563, %561
  %565 = freeze <32 x i1> %564
  %566 = bitcast <32 x i1> %565 to i32
  %567 = and i32 %520, %566
  %568 = icmp eq i32 %567, 0
  br i1 %568, label %587, label %668

569:
  %570 = getelementptr inbounds nuw i8, ptr %0, i64 3392
  %571 = load <32 x i64>, ptr %570, align 64
  %572 = load i64, ptr %528, align 8
  %573 = insertelement <32 x i64> poison, i64 %572, i64 0
  %574 = shufflevector <32 x i64> %573, <32 x i64> poison, <32 x i32> zeroinitializer
  %575 = sub <32 x i64> %571, %574
  %576 = sub nuw i64 %532, %11
  %577 = insertelement <32 x i64> poison, i64 %576, i64 0
  %578 = shufflevector <32 x i64> %577, <32 x i64> poison, <32 x i32> zeroinitializer
  %579 = icmp ugt <32 x i64> %575, %578
  %580 = and <32 x i64> %571, %501
  %581 = icmp ne <32 x i64> %580, zeroinitializer
  %582 = or <32 x i1> %581, %579
  %583 = freeze <32 x i1> %582
  %584 = bitcast <32 x i1> %583 to i32
  %585 = and i32 %520, %584
  %586 = icmp eq i32 %585, 0
  br i1 %586, label %587, label %668

587:
  %588 = phi i64 [ %572, %569 ], [ %551, %548 ]
  %589 = getelementptr inbounds nuw i8, ptr %528, i64 16
  %590 = load i64, ptr %589, align 8
  %591 = sub i64 %590, %588
  br label %592

592:
  %593 = phi i64 [ %527, %587 ], [ 0, %519 ]
  %594 = phi i64 [ %591, %587 ], [ 0, %519 ]
  %595 = tail call fastcc ptr @new_note(ptr %0, ptr %1, i32 %2, i32 %3)
  %596 = icmp eq ptr %595, null
  br i1 %596, label %668, label %597

597:
  %598 = getelementptr inbounds nuw i8, ptr %1, i64 6200
  %599 = shl i32 %2, 5
  %600 = zext i32 %599 to i64
  %601 = getelementptr inbounds nuw i64, ptr %598, i64 %600
  %602 = load i64, ptr %601, align 8
  %603 = getelementptr inbounds nuw i8, ptr %595, i64 12
  store i32 %4, ptr %603, align 4
  %604 = trunc nuw i64 %11 to i32
  %605 = getelementptr inbounds nuw i8, ptr %595, i64 16
  store i32 %604, ptr %605, align 8
  %606 = trunc i64 %602 to i32
  %607 = getelementptr inbounds nuw i8, ptr %595, i64 40
  store i32 %606, ptr %607, align 8
  %608 = load <32 x i64>, ptr %601, align 8
  %609 = insertelement <32 x i64> poison, i64 %602, i64 0
  %610 = shufflevector <32 x i64> %609, <32 x i64> poison, <32 x i32> zeroinitializer
  %611 = icmp ne <32 x i64> %608, %610
  %612 = bitcast <32 x i1> %611 to i32
  %613 = icmp ne i32 %612, 0
  %614 = zext i1 %613 to i32
  %615 = getelementptr inbounds nuw i8, ptr %595, i64 44
  store i32 %614, ptr %615, align 4
  br i1 %613, label %616, label %620

616:
  %617 = load <32 x i64>, ptr %601, align 8
  %618 = trunc <32 x i64> %617 to <32 x i32>
  %619 = getelementptr inbounds nuw i8, ptr %595, i64 512
  store <32 x i32> %618, ptr %619, align 8
  br label %620

620:
  %621 = getelementptr inbounds nuw i8, ptr %595, i64 24
  store i64 %593, ptr %621, align 8
  %622 = getelementptr inbounds nuw i8, ptr %595, i64 32
  store i64 %594, ptr %622, align 8
  br i1 %19, label %627, label %623

623:
  %624 = load <32 x i64>, ptr %12, align 64
  %625 = icmp eq <32 x i64> %624, %15
  %626 = bitcast <32 x i1> %625 to i32
  br label %627

627:
  %628 = phi i32 [ %626, %623 ], [ -1, %620 ]
  %629 = getelementptr inbounds nuw i8, ptr %595, i64 20
  store i32 %628, ptr %629, align 4
  %630 = getelementptr inbounds nuw i8, ptr %595, i64 48
  store i32 0, ptr %630, align 8
  %631 = getelementptr inbounds nuw i8, ptr %0, i64 3392
  %632 = load <32 x i64>, ptr %631, align 64
  %633 = insertelement <32 x i64> poison, i64 %593, i64 0
  %634 = shufflevector <32 x i64> %633, <32 x i64> poison, <32 x i32> zeroinitializer
  %635 = sub <32 x i64> %632, %634
  %636 = trunc <32 x i64> %635 to <32 x i32>
  %637 = getelementptr inbounds nuw i8, ptr %595, i64 256
  store <32 x i32> %636, ptr %637, align 8
  %638 = load <32 x i64>, ptr %7, align 64
  %639 = trunc <32 x i64> %638 to <32 x i32>
  %640 = getelementptr inbounds nuw i8, ptr %595, i64 384
  store <32 x i32> %639, ptr %640, align 8
  %641 = icmp eq i32 %628, -1
  br i1 %641, label %646, label %642

642:
  %643 = load <32 x i64>, ptr %12, align 64
  %644 = trunc <32 x i64> %643 to <32 x i8>
  %645 = getelementptr inbounds nuw i8, ptr %595, i64 640
  store <32 x i8> %644, ptr %645, align 8
  br label %646

646:
  %647 = load <32 x i64>, ptr %631, align 64
  %648 = lshr <32 x i64> %647, splat (i64 6)
  %649 = add i64 %594, %593
  %650 = inttoptr i64 %649 to ptr
  %651 = shufflevector <32 x i64> %648, <32 x i64> poison, <32 x i32> <i32 0, i32 0, i32 1, i32 2, i32 3, i32 4, i32 5,
      i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32
      20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30>
  %652 = icmp ne <32 x i64> %648, %651
  %653 = bitcast <32 x i1> %652 to i32
  %654 = or i32 %653, 1
  %655 = and i32 %654, %520
  %656 = icmp eq i32 %655, 0
  br i1 %656, label %668, label %657

657:
  %658 = phi i32 [ %666, %657 ], [ %655, %646 ]
  %659 = tail call i32 @llvm.cttz.i32(i32 %658, i1 true)
  %660 = zext nneg i32 %659 to i64
  %661 = getelementptr inbounds nuw i32, ptr %637, i64 %660
  %662 = load i32, ptr %661, align 4
  %663 = sext i32 %662 to i64
  %664 = getelementptr inbounds i8, ptr %650, i64 %663
  tail call void @llvm.prefetch.p0(ptr %664, i32 0, i32 2, i32 1)
  %665 = add i32 %658, -1
  %666 = and i32 %665, %658
  %667 = icmp eq i32 %666, 0
  br i1 %667, label %668, label %657

668:
  %669 = phi i32 [ 1, %484 ], [ 0, %492 ], [ 0, %509 ], [ 0, %592 ], [ 0, %487 ], [ 1, %322 ], [ 0, %546 ], [ 1, %646 ],
      [ 1, %475 ], [ 1, %657 ], [ 1, %321 ], [ 1, %165 ], [ 1, %451 ], [ 1, %357 ], [ 0, %522 ], [ 0, %534 ], [ 0, %569
      ], [ 0, %548 ], [ 1, %198 ]
  ret i32 %669
}

define internal fastcc ptr @new_note(ptr %0, ptr %1, i32 %2, i32 %3) unnamed_addr #0 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 456
  %6 = load ptr, ptr %5, align 8
  %7 = icmp eq ptr %6, null
  br i1 %7, label %10, label %8

8:
  %9 = load ptr, ptr %6, align 8
  store ptr %9, ptr %5, align 8
  br label %18

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %12 = load ptr, ptr %11, align 8
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 448
  %14 = load ptr, ptr %13, align 8
  %15 = icmp eq ptr %12, %14
  br i1 %15, label %39, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 704
  store ptr %17, ptr %11, align 8
  br label %18

18:
  %19 = phi ptr [ %6, %8 ], [ %12, %16 ]
  %20 = getelementptr inbounds nuw i8, ptr %1, i64 5688
  %21 = zext i32 %2 to i64
  %22 = getelementptr inbounds nuw ptr, ptr %20, i64 %21
  %23 = load ptr, ptr %22, align 8
  %24 = icmp eq ptr %23, null
  br i1 %24, label %25, label %26

25:
  store ptr %19, ptr %22, align 8
  br label %30

26:
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 5944
  %28 = getelementptr inbounds nuw ptr, ptr %27, i64 %21
  %29 = load ptr, ptr %28, align 8
  store ptr %19, ptr %29, align 8
  br label %30

30:
  %31 = getelementptr inbounds nuw i8, ptr %1, i64 5944
  %32 = getelementptr inbounds nuw ptr, ptr %31, i64 %21
  store ptr %19, ptr %32, align 8
  store ptr null, ptr %19, align 8
  %33 = getelementptr inbounds nuw i8, ptr %19, i64 8
  store i32 1, ptr %33, align 8
  %34 = getelementptr inbounds nuw i8, ptr %19, i64 192
  store i32 %3, ptr %34, align 8
  %35 = getelementptr inbounds nuw i8, ptr %19, i64 52
  store i32 0, ptr %35, align 4
  %36 = getelementptr inbounds nuw i8, ptr %1, i64 5664
  %37 = load i32, ptr %36, align 8
  %38 = add i32 %37, 1
  store i32 %38, ptr %36, align 8
  br label %39

39:
  %40 = phi ptr [ %19, %30 ], [ null, %10 ]
  ret ptr %40
}

define i32 @ptxvm_commit_lanes(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 428
  %7 = load i32, ptr %6, align 4
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %31, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 5688
  %11 = zext i32 %2 to i64
  %12 = getelementptr inbounds nuw ptr, ptr %10, i64 %11
  %13 = load ptr, ptr %12, align 8
  %14 = icmp eq ptr %13, null
  br i1 %14, label %22, label %15

15:
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 5944
  %17 = getelementptr inbounds nuw ptr, ptr %16, i64 %11
  %18 = load ptr, ptr %17, align 8
  %19 = icmp eq ptr %18, null
  br i1 %19, label %22, label %20

20:
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 52
  store i32 0, ptr %21, align 4
  br label %22

22:
  %23 = bitcast i32 %4 to <32 x i1>
  %24 = zext <32 x i1> %23 to <32 x i64>
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 6200
  %26 = shl i32 %2, 5
  %27 = zext i32 %26 to i64
  %28 = getelementptr inbounds nuw i64, ptr %25, i64 %27
  %29 = load <32 x i64>, ptr %28, align 8
  %30 = add <32 x i64> %29, %24
  store <32 x i64> %30, ptr %28, align 8
  br label %31

31:
  %32 = phi i32 [ 1, %22 ], [ 0, %5 ]
  ret i32 %32
}

define i32 @ptxvm_arrive_lanes(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = tail call i32 @llvm.cttz.i32(i32 %4, i1 false)
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 3136
  %8 = zext nneg i32 %6 to i64
  %9 = getelementptr inbounds nuw i64, ptr %7, i64 %8
  %10 = load i64, ptr %9, align 8
  %11 = tail call fastcc ptr @mbarrier_at(ptr %0, ptr %1, i64 %10)
  %12 = icmp eq ptr %11, null
  br i1 %12, label %57, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 5672
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %17, label %57

17:
  %18 = load <32 x i64>, ptr %7, align 64
  %19 = insertelement <32 x i64> poison, i64 %10, i64 0
  %20 = shufflevector <32 x i64> %19, <32 x i64> poison, <32 x i32> zeroinitializer
  %21 = icmp ne <32 x i64> %18, %20
  %22 = bitcast <32 x i1> %21 to i32
  %23 = and i32 %4, %22
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %25, label %57

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
  br i1 %37, label %57, label %38

38:
  %39 = tail call fastcc ptr @new_note(ptr %0, ptr %1, i32 %2, i32 %3)
  %40 = icmp eq ptr %39, null
  br i1 %40, label %57, label %41

41:
  %42 = getelementptr inbounds nuw i8, ptr %39, i64 12
  store i32 %4, ptr %42, align 4
  %43 = getelementptr inbounds nuw i8, ptr %39, i64 16
  store i32 0, ptr %43, align 8
  %44 = trunc i64 %10 to i32
  %45 = and i32 %44, 16777215
  %46 = getelementptr inbounds nuw i8, ptr %39, i64 56
  store i32 %45, ptr %46, align 8
  %47 = lshr i64 %26, 61
  %48 = trunc nuw nsw i64 %47 to i32
  %49 = and i32 %48, 1
  %50 = getelementptr inbounds nuw i8, ptr %39, i64 40
  store i32 %49, ptr %50, align 8
  %51 = getelementptr inbounds nuw i8, ptr %1, i64 5668
  %52 = load i32, ptr %51, align 4
  %53 = add i32 %52, 1
  store i32 %53, ptr %51, align 4
  %54 = icmp eq i64 %34, 0
  br i1 %54, label %57, label %55

55:
  %56 = add i64 %34, %26
  store i64 %56, ptr %11, align 8
  tail call fastcc void @log_arrival(ptr %1, ptr %39, i64 %26)
  br label %57

57:
  %58 = phi i32 [ 0, %5 ], [ 0, %17 ], [ 0, %13 ], [ 0, %33 ], [ 0, %38 ], [ 1, %55 ], [ 1, %41 ]
  ret i32 %58
}

define internal fastcc void @log_arrival(ptr %0, ptr %1, i64 %2) unnamed_addr #0 {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 4828
  %5 = load i32, ptr %4, align 4
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %7, label %10

7:
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 192
  %9 = load i32, ptr %8, align 8
  br label %33

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 4832
  %12 = add i32 %5, 15
  %13 = and i32 %12, 15
  %14 = zext nneg i32 %13 to i64
  %15 = getelementptr inbounds nuw %struct.Landed, ptr %11, i64 %14
  %16 = load i32, ptr %15, align 4
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 192
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
  %29 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %30 = load i32, ptr %29, align 8
  %31 = icmp eq i32 %28, %30
  %32 = select i1 %31, i1 %26, i1 false
  br i1 %32, label %48, label %33

33:
  %34 = phi i32 [ %9, %7 ], [ %16, %20 ], [ %18, %10 ]
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 56
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

define i32 @ptxvm_copy_rows(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5) #0 {
  %7 = and i32 %5, 15
  %8 = lshr i32 %5, 4
  %9 = and i32 %8, 31
  %10 = zext nneg i32 %9 to i64
  %11 = and i32 %5, 1024
  %12 = icmp eq i32 %11, 0
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 3904
  br i1 %12, label %16, label %14

14:
  %15 = load i64, ptr %13, align 8
  br label %28

16:
  %17 = load <32 x i64>, ptr %13, align 64
  %18 = insertelement <32 x i64> poison, i64 %10, i64 0
  %19 = shufflevector <32 x i64> %18, <32 x i64> poison, <32 x i32> zeroinitializer
  %20 = icmp ne <32 x i64> %17, %19
  %21 = bitcast <32 x i1> %20 to i32
  %22 = icmp eq i32 %21, 0
  br i1 %22, label %28, label %23

23:
  %24 = icmp ne <32 x i64> %17, zeroinitializer
  %25 = bitcast <32 x i1> %24 to i32
  %26 = icmp ne i32 %25, 0
  %27 = sext i1 %26 to i64
  br label %28

28:
  %29 = phi i64 [ %15, %14 ], [ %27, %23 ], [ %10, %16 ]
  %30 = and i32 %5, 2048
  %31 = icmp ne i32 %30, 0
  %32 = icmp samesign ugt i32 %7, 1
  %33 = select i1 %31, i1 %32, i1 false
  br i1 %33, label %34, label %48

34:
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 3136
  %36 = trunc i32 %5 to i8
  %37 = and i8 %36, 15
  %38 = udiv i8 32, %37
  %39 = zext nneg i8 %38 to i64
  br label %40

40:
  %41 = phi i64 [ %39, %34 ], [ %46, %40 ]
  %42 = load i64, ptr %35, align 8
  %43 = mul nuw nsw i64 %41, %10
  %44 = add i64 %42, %43
  %45 = getelementptr inbounds nuw i64, ptr %35, i64 %41
  store i64 %44, ptr %45, align 8
  %46 = add nuw nsw i64 %41, %39
  %47 = icmp samesign ult i64 %46, 32
  br i1 %47, label %40, label %48

48:
  %49 = and i32 %5, 4096
  %50 = icmp ne i32 %49, 0
  %51 = icmp samesign ugt i32 %7, 1
  %52 = select i1 %50, i1 %51, i1 false
  br i1 %52, label %53, label %70

53:
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 3392
  %55 = trunc i32 %5 to i8
  %56 = and i8 %55, 15
  %57 = udiv i8 32, %56
  %58 = zext nneg i8 %57 to i64
  br label %59

59:
  %60 = phi i64 [ %58, %53 ], [ %68, %59 ]
  %61 = load i64, ptr %54, align 8
  %62 = trunc nuw nsw i64 %60 to i32
  %63 = mul nuw nsw i32 %9, %62
  %64 = zext nneg i32 %63 to i64
  %65 = add i64 %61, %64
  %66 = getelementptr inbounds nuw i64, ptr %0, i64 %60
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 3392
  store i64 %65, ptr %67, align 8
  %68 = add nuw nsw i64 %60, %58
  %69 = icmp samesign ult i64 %68, 32
  br i1 %69, label %59, label %70

70:
  switch i32 %4, label %372 [
    i32 -1, label %71
    i32 0, label %411
  ]

71:
  %72 = icmp eq i64 %29, 0
  %73 = icmp eq i64 %29, %10
  %74 = or i1 %72, %73
  br i1 %74, label %75, label %372

75:
  %76 = icmp ne i64 %29, 0
  switch i32 %7, label %372 [
    i32 1, label %77
    i32 4, label %208
  ]

77:
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 504
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 5688
  %80 = zext i32 %2 to i64
  %81 = getelementptr inbounds nuw ptr, ptr %79, i64 %80
  %82 = load ptr, ptr %81, align 8
  %83 = icmp eq ptr %82, null
  br i1 %83, label %370, label %84

84:
  %85 = getelementptr inbounds nuw i8, ptr %1, i64 5944
  %86 = getelementptr inbounds nuw ptr, ptr %85, i64 %80
  %87 = load ptr, ptr %86, align 8
  %88 = icmp eq ptr %87, null
  br i1 %88, label %370, label %89

89:
  %90 = getelementptr inbounds nuw i8, ptr %87, i64 52
  %91 = load i32, ptr %90, align 4
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %370, label %93

93:
  %94 = getelementptr inbounds nuw i8, ptr %87, i64 48
  %95 = load i32, ptr %94, align 8
  %96 = icmp eq i32 %95, 1
  br i1 %96, label %97, label %370

97:
  %98 = getelementptr inbounds nuw i8, ptr %87, i64 16
  %99 = load i32, ptr %98, align 8
  %100 = icmp eq i32 %9, %99
  br i1 %100, label %101, label %370

101:
  %102 = getelementptr inbounds nuw i8, ptr %87, i64 12
  %103 = load i32, ptr %102, align 4
  %104 = icmp eq i32 %103, -1
  br i1 %104, label %105, label %370

105:
  %106 = getelementptr inbounds nuw i8, ptr %87, i64 20
  %107 = load i32, ptr %106, align 4
  %108 = sext i1 %76 to i32
  %109 = icmp eq i32 %107, %108
  br i1 %109, label %110, label %370

110:
  %111 = getelementptr inbounds nuw i8, ptr %87, i64 24
  %112 = load i64, ptr %111, align 8
  %113 = load i64, ptr %78, align 8
  %114 = icmp eq i64 %112, %113
  br i1 %114, label %115, label %122

115:
  %116 = getelementptr inbounds nuw i8, ptr %87, i64 32
  %117 = load i64, ptr %116, align 8
  %118 = getelementptr inbounds nuw i8, ptr %0, i64 520
  %119 = load i64, ptr %118, align 8
  %120 = sub i64 %119, %112
  %121 = icmp eq i64 %117, %120
  br label %122

122:
  %123 = phi i1 [ false, %110 ], [ %121, %115 ]
  %124 = xor i1 %76, true
  %125 = select i1 %124, i1 true, i1 %123
  br i1 %125, label %126, label %370

126:
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 3136
  %128 = getelementptr inbounds nuw i8, ptr %0, i64 3392
  %129 = getelementptr inbounds nuw i8, ptr %87, i64 8
  %130 = load i32, ptr %129, align 8
  %131 = icmp eq i32 %130, 16
  br i1 %131, label %370, label %132

132:
  %133 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %134 = load i32, ptr %133, align 8
  %135 = zext i32 %134 to i64
  %136 = shl nuw nsw i64 %10, 5
  %137 = icmp samesign ugt i64 %136, %135
  %138 = sub nsw i64 %135, %136
  %139 = add nsw i64 %10, -1
  %140 = load i64, ptr %127, align 8
  %141 = add i64 %140, -4294967296
  %142 = icmp ugt i64 %141, %138
  %143 = and i64 %140, %139
  %144 = icmp ne i64 %143, 0
  %145 = select i1 %142, i1 true, i1 %144
  %146 = add i64 %140, -6442450944
  %147 = icmp ult i64 %146, -4294967296
  %148 = or i1 %147, %145
  %149 = or i1 %137, %148
  br i1 %149, label %370, label %150

150:
  br i1 %76, label %151, label %166

151:
  %152 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %153 = load i64, ptr %152, align 8
  %154 = icmp ult i64 %153, %136
  %155 = sub i64 %153, %136
  %156 = load i64, ptr %128, align 8
  %157 = sub i64 %156, %113
  %158 = icmp ugt i64 %157, %155
  %159 = and i64 %156, %139
  %160 = icmp ne i64 %159, 0
  %161 = select i1 %158, i1 true, i1 %160
  %162 = add i64 %157, -2147483648
  %163 = icmp ult i64 %162, -4294967296
  %164 = or i1 %161, %163
  %165 = or i1 %154, %164
  br i1 %165, label %370, label %166

166:
  %167 = getelementptr inbounds nuw i8, ptr %87, i64 192
  %168 = add i32 %130, 1
  store i32 %168, ptr %129, align 8
  %169 = zext i32 %130 to i64
  %170 = getelementptr inbounds nuw i32, ptr %167, i64 %169
  store i32 %3, ptr %170, align 4
  %171 = getelementptr inbounds nuw i8, ptr %87, i64 64
  %172 = getelementptr inbounds nuw i8, ptr %87, i64 128
  %173 = load i64, ptr %128, align 8
  %174 = sub i64 %173, %112
  %175 = trunc i64 %174 to i32
  %176 = getelementptr inbounds nuw i32, ptr %171, i64 %169
  store i32 %175, ptr %176, align 4
  %177 = load i64, ptr %127, align 8
  %178 = trunc i64 %177 to i32
  %179 = getelementptr inbounds nuw i32, ptr %172, i64 %169
  store i32 %178, ptr %179, align 4
  %180 = icmp ne i32 %130, -1
  %181 = and i1 %180, %76
  br i1 %181, label %182, label %411

182:
  %183 = shl nuw nsw i32 %9, 5
  %184 = tail call i32 @llvm.umin.i32(i32 %183, i32 64)
  %185 = add nsw i32 %184, -1
  %186 = icmp ult i32 %185, %183
  %187 = getelementptr inbounds nuw i8, ptr %87, i64 32
  %188 = zext i32 %168 to i64
  br label %189

189:
  %190 = phi i64 [ %169, %182 ], [ %200, %199 ]
  br i1 %186, label %191, label %199

191:
  %192 = load i64, ptr %187, align 8
  %193 = add i64 %192, %112
  %194 = inttoptr i64 %193 to ptr
  %195 = getelementptr inbounds nuw i32, ptr %171, i64 %190
  %196 = load i32, ptr %195, align 4
  %197 = sext i32 %196 to i64
  %198 = getelementptr inbounds i8, ptr %194, i64 %197
  br label %202

199:
  %200 = add nuw nsw i64 %190, 1
  %201 = icmp eq i64 %200, %188
  br i1 %201, label %411, label %189

202:
  %203 = phi i32 [ %185, %191 ], [ %206, %202 ]
  %204 = zext i32 %203 to i64
  %205 = getelementptr inbounds nuw i8, ptr %198, i64 %204
  tail call void @llvm.prefetch.p0(ptr %205, i32 0, i32 2, i32 1)
  %206 = add i32 %203, 64
  %207 = icmp ult i32 %206, %183
  br i1 %207, label %202, label %199

208:
  %209 = getelementptr inbounds nuw i8, ptr %0, i64 504
  %210 = getelementptr inbounds nuw i8, ptr %1, i64 5688
  %211 = zext i32 %2 to i64
  %212 = getelementptr inbounds nuw ptr, ptr %210, i64 %211
  %213 = load ptr, ptr %212, align 8
  %214 = icmp eq ptr %213, null
  br i1 %214, label %368, label %215

215:
  %216 = getelementptr inbounds nuw i8, ptr %1, i64 5944
  %217 = getelementptr inbounds nuw ptr, ptr %216, i64 %211
  %218 = load ptr, ptr %217, align 8
  %219 = icmp eq ptr %218, null
  br i1 %219, label %368, label %220

220:
  %221 = getelementptr inbounds nuw i8, ptr %218, i64 52
  %222 = load i32, ptr %221, align 4
  %223 = icmp eq i32 %222, 0
  br i1 %223, label %368, label %224

224:
  %225 = getelementptr inbounds nuw i8, ptr %218, i64 48
  %226 = load i32, ptr %225, align 8
  %227 = icmp eq i32 %226, 4
  br i1 %227, label %228, label %368

228:
  %229 = getelementptr inbounds nuw i8, ptr %218, i64 16
  %230 = load i32, ptr %229, align 8
  %231 = icmp eq i32 %9, %230
  br i1 %231, label %232, label %368

232:
  %233 = getelementptr inbounds nuw i8, ptr %218, i64 12
  %234 = load i32, ptr %233, align 4
  %235 = icmp eq i32 %234, -1
  br i1 %235, label %236, label %368

236:
  %237 = getelementptr inbounds nuw i8, ptr %218, i64 20
  %238 = load i32, ptr %237, align 4
  %239 = sext i1 %76 to i32
  %240 = icmp eq i32 %238, %239
  br i1 %240, label %241, label %368

241:
  %242 = getelementptr inbounds nuw i8, ptr %218, i64 24
  %243 = load i64, ptr %242, align 8
  %244 = load i64, ptr %209, align 8
  %245 = icmp eq i64 %243, %244
  br i1 %245, label %246, label %253

246:
  %247 = getelementptr inbounds nuw i8, ptr %218, i64 32
  %248 = load i64, ptr %247, align 8
  %249 = getelementptr inbounds nuw i8, ptr %0, i64 520
  %250 = load i64, ptr %249, align 8
  %251 = sub i64 %250, %243
  %252 = icmp eq i64 %248, %251
  br label %253

253:
  %254 = phi i1 [ false, %241 ], [ %252, %246 ]
  %255 = xor i1 %76, true
  %256 = select i1 %255, i1 true, i1 %254
  br i1 %256, label %257, label %368

257:
  %258 = getelementptr inbounds nuw i8, ptr %0, i64 3136
  %259 = getelementptr inbounds nuw i8, ptr %0, i64 3392
  %260 = getelementptr inbounds nuw i8, ptr %218, i64 8
  %261 = load i32, ptr %260, align 8
  %262 = icmp eq i32 %261, 4
  br i1 %262, label %368, label %263

263:
  %264 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %265 = load i32, ptr %264, align 8
  %266 = zext i32 %265 to i64
  %267 = shl nuw nsw i64 %10, 3
  %268 = icmp samesign ugt i64 %267, %266
  %269 = sub nsw i64 %266, %267
  %270 = add nsw i64 %10, -1
  br label %271

271:
  %272 = phi i64 [ 0, %263 ], [ %286, %271 ]
  %273 = phi i1 [ %268, %263 ], [ %285, %271 ]
  %274 = shl nuw nsw i64 %272, 6
  %275 = getelementptr inbounds nuw i8, ptr %258, i64 %274
  %276 = load i64, ptr %275, align 8
  %277 = add i64 %276, -4294967296
  %278 = icmp ugt i64 %277, %269
  %279 = and i64 %276, %270
  %280 = icmp ne i64 %279, 0
  %281 = select i1 %278, i1 true, i1 %280
  %282 = add i64 %276, -6442450944
  %283 = icmp ult i64 %282, -4294967296
  %284 = or i1 %283, %281
  %285 = or i1 %273, %284
  %286 = add nuw nsw i64 %272, 1
  %287 = icmp eq i64 %286, 4
  br i1 %287, label %288, label %271

288:
  br i1 %285, label %368, label %289

289:
  %290 = icmp eq i32 %238, 0
  br i1 %290, label %314, label %291

291:
  %292 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %293 = load i64, ptr %292, align 8
  %294 = icmp ult i64 %293, %267
  %295 = sub i64 %293, %267
  br label %296

296:
  %297 = phi i64 [ 0, %291 ], [ %311, %296 ]
  %298 = phi i1 [ %294, %291 ], [ %310, %296 ]
  %299 = shl nuw nsw i64 %297, 6
  %300 = getelementptr inbounds nuw i8, ptr %259, i64 %299
  %301 = load i64, ptr %300, align 8
  %302 = sub i64 %301, %244
  %303 = icmp ugt i64 %302, %295
  %304 = and i64 %301, %270
  %305 = icmp ne i64 %304, 0
  %306 = select i1 %303, i1 true, i1 %305
  %307 = add i64 %302, -2147483648
  %308 = icmp ult i64 %307, -4294967296
  %309 = or i1 %306, %308
  %310 = or i1 %298, %309
  %311 = add nuw nsw i64 %297, 1
  %312 = icmp eq i64 %311, 4
  br i1 %312, label %313, label %296

313:
  br i1 %310, label %368, label %314

314:
  %315 = shl i32 %261, 2
  %316 = getelementptr inbounds nuw i8, ptr %218, i64 192
  %317 = add i32 %261, 1
  store i32 %317, ptr %260, align 8
  %318 = zext i32 %261 to i64
  %319 = getelementptr inbounds nuw i32, ptr %316, i64 %318
  store i32 %3, ptr %319, align 4
  %320 = getelementptr inbounds nuw i8, ptr %218, i64 64
  %321 = getelementptr inbounds nuw i8, ptr %218, i64 128
  %322 = zext i32 %315 to i64
  br label %334

323:
  br i1 %290, label %411, label %324

324:
  %325 = shl i32 %317, 2
  %326 = icmp ult i32 %315, %325
  br i1 %326, label %327, label %411

327:
  %328 = shl nuw nsw i32 %9, 3
  %329 = tail call i32 @llvm.umin.i32(i32 %328, i32 64)
  %330 = add nsw i32 %329, -1
  %331 = icmp ult i32 %330, %328
  %332 = getelementptr inbounds nuw i8, ptr %218, i64 32
  %333 = zext i32 %325 to i64
  br label %349

334:
  %335 = phi i64 [ 0, %314 ], [ %347, %334 ]
  %336 = shl nuw nsw i64 %335, 3
  %337 = getelementptr inbounds nuw i64, ptr %259, i64 %336
  %338 = load i64, ptr %337, align 8
  %339 = sub i64 %338, %243
  %340 = trunc i64 %339 to i32
  %341 = or disjoint i64 %335, %322
  %342 = getelementptr inbounds nuw i32, ptr %320, i64 %341
  store i32 %340, ptr %342, align 4
  %343 = getelementptr inbounds nuw i64, ptr %258, i64 %336
  %344 = load i64, ptr %343, align 8
  %345 = trunc i64 %344 to i32
  %346 = getelementptr inbounds nuw i32, ptr %321, i64 %341
  store i32 %345, ptr %346, align 4
  %347 = add nuw nsw i64 %335, 1
  %348 = icmp eq i64 %347, 4
  br i1 %348, label %323, label %334

349:
  %350 = phi i64 [ %322, %327 ], [ %360, %359 ]
  br i1 %331, label %351, label %359

351:
  %352 = load i64, ptr %332, align 8
  %353 = add i64 %352, %243
  %354 = inttoptr i64 %353 to ptr
  %355 = getelementptr inbounds nuw i32, ptr %320, i64 %350
  %356 = load i32, ptr %355, align 4
  %357 = sext i32 %356 to i64
  %358 = getelementptr inbounds i8, ptr %354, i64 %357
  br label %362

359:
  %360 = add nuw nsw i64 %350, 1
  %361 = icmp eq i64 %360, %333
  br i1 %361, label %411, label %349

362:
  %363 = phi i32 [ %330, %351 ], [ %366, %362 ]
  %364 = zext i32 %363 to i64
  %365 = getelementptr inbounds nuw i8, ptr %358, i64 %364
  tail call void @llvm.prefetch.p0(ptr %365, i32 0, i32 2, i32 1)
  %366 = add i32 %363, 64
  %367 = icmp ult i32 %366, %328
  br i1 %367, label %362, label %359

368:
  %369 = tail call fastcc i1 @note_rows(ptr %0, ptr %1, i32 %2, i32 %3, i64 %10, i1 %76, i32 4)
  br i1 %369, label %411, label %372

370:
  %371 = tail call fastcc i1 @note_rows(ptr %0, ptr %1, i32 %2, i32 %3, i64 %10, i1 %76, i32 1)
  br i1 %371, label %411, label %372

372:
  %373 = trunc nuw nsw i32 %7 to i8
  %374 = udiv i8 32, %373
  %375 = zext nneg i8 %374 to i32
  %376 = and i32 %5, 512
  %377 = icmp eq i32 %376, 0
  %378 = select i1 %377, i64 -1, i64 4294967295
  %379 = getelementptr inbounds nuw i8, ptr %0, i64 3136
  %380 = getelementptr inbounds nuw i8, ptr %0, i64 3904
  br label %381

381:
  %382 = phi i64 [ 0, %372 ], [ %407, %406 ]
  %383 = trunc nuw nsw i64 %382 to i32
  %384 = urem i32 %383, %375
  %385 = sub nuw nsw i32 %383, %384
  %386 = mul nuw nsw i32 %384, %9
  %387 = zext nneg i32 %386 to i64
  %388 = zext i32 %385 to i64
  %389 = getelementptr inbounds nuw i64, ptr %379, i64 %388
  %390 = load i64, ptr %389, align 8
  %391 = add i64 %390, -4294967296
  %392 = add i64 %391, %387
  %393 = and i64 %392, %378
  %394 = add i64 %393, 4294967296
  %395 = getelementptr inbounds nuw i64, ptr %379, i64 %382
  store i64 %394, ptr %395, align 8
  %396 = sext i32 %385 to i64
  %397 = getelementptr i64, ptr %379, i64 %396
  %398 = getelementptr i8, ptr %397, i64 256
  %399 = load i64, ptr %398, align 8
  %400 = add i64 %399, %387
  %401 = getelementptr inbounds nuw i8, ptr %395, i64 256
  store i64 %400, ptr %401, align 8
  %402 = getelementptr inbounds nuw i8, ptr %395, i64 512
  store i64 %10, ptr %402, align 8
  br i1 %12, label %406, label %403

403:
  %404 = load i64, ptr %380, align 8
  %405 = getelementptr inbounds nuw i8, ptr %395, i64 768
  store i64 %404, ptr %405, align 8
  br label %406

406:
  %407 = add nuw nsw i64 %382, 1
  %408 = icmp eq i64 %407, 32
  br i1 %408, label %409, label %381

409:
  %410 = tail call i32 @ptxvm_copy_lanes(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4)
  br label %411

411:
  %412 = phi i32 [ %410, %409 ], [ 1, %370 ], [ 1, %70 ], [ 1, %368 ], [ 1, %166 ], [ 1, %323 ], [ 1, %199 ], [ 1, %324
      ], [ 1, %359 ]
  ret i32 %412
}

define i32 @ptxvm_copy_places(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i64 %6, i32 %7) #0 {
  %9 = and i32 %5, 15
  %10 = lshr i32 %5, 16
  %11 = lshr i32 %5, 4
  %12 = and i32 %11, 31
  %13 = zext nneg i32 %12 to i64
  %14 = icmp eq i32 %4, -1
  br i1 %14, label %15, label %19

15:
  %16 = icmp eq i64 %6, 0
  %17 = icmp eq i64 %6, %13
  %18 = select i1 %16, i1 true, i1 %17
  br label %19

19:
  %20 = phi i1 [ %18, %15 ], [ false, %8 ]
  %21 = icmp ult i32 %7, %10
  br i1 %21, label %22, label %389

22:
  %23 = icmp eq i32 %9, 1
  %24 = and i1 %23, %20
  %25 = icmp ne i64 %6, 0
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 504
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 5688
  %28 = zext i32 %2 to i64
  %29 = getelementptr inbounds nuw ptr, ptr %27, i64 %28
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 5944
  %31 = getelementptr inbounds nuw ptr, ptr %30, i64 %28
  %32 = sext i1 %25 to i32
  %33 = getelementptr inbounds nuw i8, ptr %0, i64 520
  %34 = xor i1 %25, true
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 536
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %37 = shl nuw nsw i64 %13, 3
  %38 = add nsw i64 %13, -1
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %40 = shl nuw nsw i64 %13, 5
  %41 = icmp eq i32 %9, 0
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 3136
  %43 = zext nneg i32 %9 to i64
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 3904
  %45 = zext nneg i32 %10 to i64
  br label %46

46:
  %47 = phi i32 [ %7, %22 ], [ %387, %386 ]
  br i1 %24, label %48, label %187

48:
  %49 = load ptr, ptr %29, align 8
  %50 = icmp eq ptr %49, null
  br i1 %50, label %359, label %51

51:
  %52 = load ptr, ptr %31, align 8
  %53 = icmp eq ptr %52, null
  br i1 %53, label %359, label %54

54:
  %55 = getelementptr inbounds nuw i8, ptr %52, i64 52
  %56 = load i32, ptr %55, align 4
  %57 = icmp eq i32 %56, 0
  br i1 %57, label %359, label %58

58:
  %59 = getelementptr inbounds nuw i8, ptr %52, i64 48
  %60 = load i32, ptr %59, align 8
  %61 = icmp eq i32 %60, 1
  br i1 %61, label %62, label %359

62:
  %63 = getelementptr inbounds nuw i8, ptr %52, i64 16
  %64 = load i32, ptr %63, align 8
  %65 = icmp eq i32 %12, %64
  br i1 %65, label %66, label %359

66:
  %67 = getelementptr inbounds nuw i8, ptr %52, i64 12
  %68 = load i32, ptr %67, align 4
  %69 = icmp eq i32 %68, -1
  br i1 %69, label %70, label %359

70:
  %71 = getelementptr inbounds nuw i8, ptr %52, i64 20
  %72 = load i32, ptr %71, align 4
  %73 = icmp eq i32 %72, %32
  br i1 %73, label %74, label %359

74:
  %75 = getelementptr inbounds nuw i8, ptr %52, i64 24
  %76 = load i64, ptr %75, align 8
  %77 = load i64, ptr %26, align 8
  %78 = icmp eq i64 %76, %77
  br i1 %78, label %79, label %85

79:
  %80 = getelementptr inbounds nuw i8, ptr %52, i64 32
  %81 = load i64, ptr %80, align 8
  %82 = load i64, ptr %33, align 8
  %83 = sub i64 %82, %76
  %84 = icmp eq i64 %81, %83
  br label %85

85:
  %86 = phi i1 [ false, %74 ], [ %84, %79 ]
  %87 = select i1 %34, i1 true, i1 %86
  %88 = icmp samesign ult i32 %47, %10
  %89 = select i1 %87, i1 %88, i1 false
  br i1 %89, label %90, label %359

90:
  %91 = select i1 %87, ptr %52, ptr null
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 8
  %93 = getelementptr inbounds nuw i8, ptr %52, i64 20
  %94 = getelementptr inbounds nuw i8, ptr %52, i64 192
  %95 = getelementptr inbounds nuw i8, ptr %52, i64 24
  %96 = getelementptr inbounds nuw i8, ptr %91, i64 64
  %97 = getelementptr inbounds nuw i8, ptr %52, i64 128
  %98 = getelementptr inbounds nuw i8, ptr %52, i64 16
  %99 = getelementptr inbounds nuw i8, ptr %52, i64 32
  %100 = zext nneg i32 %47 to i64
  %101 = load i32, ptr %92, align 8
  br label %102

102:
  %103 = phi i32 [ %101, %90 ], [ %145, %184 ]
  %104 = phi i64 [ %100, %90 ], [ %185, %184 ]
  %105 = getelementptr inbounds nuw i64, ptr %35, i64 %104
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 128
  %107 = trunc i64 %104 to i32
  %108 = shl i32 %107, 1
  %109 = add nsw i32 %108, %3
  %110 = icmp eq i32 %103, 16
  br i1 %110, label %353, label %111

111:
  %112 = load i32, ptr %36, align 8
  %113 = zext i32 %112 to i64
  %114 = icmp samesign ugt i64 %40, %113
  %115 = sub nsw i64 %113, %40
  %116 = load i64, ptr %105, align 8
  %117 = add i64 %116, -4294967296
  %118 = icmp ugt i64 %117, %115
  %119 = and i64 %116, %38
  %120 = icmp ne i64 %119, 0
  %121 = select i1 %118, i1 true, i1 %120
  %122 = add i64 %116, -6442450944
  %123 = icmp ult i64 %122, -4294967296
  %124 = or i1 %123, %121
  %125 = or i1 %114, %124
  br i1 %125, label %353, label %126

126:
  %127 = load i32, ptr %93, align 4
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %144, label %129

129:
  %130 = load i64, ptr %26, align 8
  %131 = load i64, ptr %39, align 8
  %132 = icmp ult i64 %131, %40
  %133 = sub i64 %131, %40
  %134 = load i64, ptr %106, align 8
  %135 = sub i64 %134, %130
  %136 = icmp ugt i64 %135, %133
  %137 = and i64 %134, %38
  %138 = icmp ne i64 %137, 0
  %139 = select i1 %136, i1 true, i1 %138
  %140 = add i64 %135, -2147483648
  %141 = icmp ult i64 %140, -4294967296
  %142 = or i1 %139, %141
  %143 = or i1 %132, %142
  br i1 %143, label %353, label %144

144:
  %145 = add i32 %103, 1
  store i32 %145, ptr %92, align 8
  %146 = zext i32 %103 to i64
  %147 = getelementptr inbounds nuw i32, ptr %94, i64 %146
  store i32 %109, ptr %147, align 4
  %148 = load i64, ptr %106, align 8
  %149 = load i64, ptr %95, align 8
  %150 = sub i64 %148, %149
  %151 = trunc i64 %150 to i32
  %152 = getelementptr inbounds nuw i32, ptr %96, i64 %146
  store i32 %151, ptr %152, align 4
  %153 = load i64, ptr %105, align 8
  %154 = trunc i64 %153 to i32
  %155 = getelementptr inbounds nuw i32, ptr %97, i64 %146
  store i32 %154, ptr %155, align 4
  %156 = icmp eq i32 %103, -1
  %157 = or i1 %128, %156
  br i1 %157, label %184, label %158

158:
  %159 = load i32, ptr %98, align 8
  %160 = shl i32 %159, 5
  %161 = tail call i32 @llvm.umin.i32(i32 %160, i32 64)
  %162 = add nsw i32 %161, -1
  %163 = icmp ult i32 %162, %160
  %164 = zext i32 %145 to i64
  br label %165

165:
  %166 = phi i64 [ %146, %158 ], [ %176, %175 ]
  br i1 %163, label %167, label %175

167:
  %168 = load i64, ptr %99, align 8
  %169 = add i64 %168, %149
  %170 = inttoptr i64 %169 to ptr
  %171 = getelementptr inbounds nuw i32, ptr %96, i64 %166
  %172 = load i32, ptr %171, align 4
  %173 = sext i32 %172 to i64
  %174 = getelementptr inbounds i8, ptr %170, i64 %173
  br label %178

175:
  %176 = add nuw nsw i64 %166, 1
  %177 = icmp eq i64 %176, %164
  br i1 %177, label %184, label %165

178:
  %179 = phi i32 [ %162, %167 ], [ %182, %178 ]
  %180 = zext i32 %179 to i64
  %181 = getelementptr inbounds nuw i8, ptr %174, i64 %180
  tail call void @llvm.prefetch.p0(ptr %181, i32 0, i32 2, i32 1)
  %182 = add i32 %179, 64
  %183 = icmp ult i32 %182, %160
  br i1 %183, label %178, label %175

184:
  %185 = add nuw nsw i64 %104, 1
  %186 = icmp samesign ult i64 %185, %45
  br i1 %186, label %102, label %353

187:
  br i1 %20, label %188, label %359

188:
  %189 = load ptr, ptr %29, align 8
  %190 = icmp eq ptr %189, null
  br i1 %190, label %359, label %191

191:
  %192 = load ptr, ptr %31, align 8
  %193 = icmp eq ptr %192, null
  br i1 %193, label %359, label %194

194:
  %195 = getelementptr inbounds nuw i8, ptr %192, i64 52
  %196 = load i32, ptr %195, align 4
  %197 = icmp eq i32 %196, 0
  br i1 %197, label %359, label %198

198:
  %199 = getelementptr inbounds nuw i8, ptr %192, i64 48
  %200 = load i32, ptr %199, align 8
  %201 = icmp eq i32 %200, 4
  br i1 %201, label %202, label %359

202:
  %203 = getelementptr inbounds nuw i8, ptr %192, i64 16
  %204 = load i32, ptr %203, align 8
  %205 = icmp eq i32 %12, %204
  br i1 %205, label %206, label %359

206:
  %207 = getelementptr inbounds nuw i8, ptr %192, i64 12
  %208 = load i32, ptr %207, align 4
  %209 = icmp eq i32 %208, -1
  br i1 %209, label %210, label %359

210:
  %211 = getelementptr inbounds nuw i8, ptr %192, i64 20
  %212 = load i32, ptr %211, align 4
  %213 = icmp eq i32 %212, %32
  br i1 %213, label %214, label %359

214:
  %215 = getelementptr inbounds nuw i8, ptr %192, i64 24
  %216 = load i64, ptr %215, align 8
  %217 = load i64, ptr %26, align 8
  %218 = icmp eq i64 %216, %217
  br i1 %218, label %219, label %225

219:
  %220 = getelementptr inbounds nuw i8, ptr %192, i64 32
  %221 = load i64, ptr %220, align 8
  %222 = load i64, ptr %33, align 8
  %223 = sub i64 %222, %216
  %224 = icmp eq i64 %221, %223
  br label %225

225:
  %226 = phi i1 [ false, %214 ], [ %224, %219 ]
  %227 = select i1 %34, i1 true, i1 %226
  %228 = icmp samesign ult i32 %47, %10
  %229 = select i1 %227, i1 %228, i1 false
  br i1 %229, label %230, label %359

230:
  %231 = select i1 %227, ptr %192, ptr null
  %232 = getelementptr inbounds nuw i8, ptr %231, i64 8
  %233 = getelementptr inbounds nuw i8, ptr %192, i64 20
  %234 = getelementptr inbounds nuw i8, ptr %192, i64 192
  %235 = getelementptr inbounds nuw i8, ptr %192, i64 24
  %236 = getelementptr inbounds nuw i8, ptr %231, i64 64
  %237 = getelementptr inbounds nuw i8, ptr %192, i64 128
  %238 = getelementptr inbounds nuw i8, ptr %192, i64 16
  %239 = getelementptr inbounds nuw i8, ptr %192, i64 32
  %240 = zext nneg i32 %47 to i64
  %241 = load i32, ptr %232, align 8
  br label %242

242:
  %243 = phi i32 [ %241, %230 ], [ %301, %350 ]
  %244 = phi i64 [ %240, %230 ], [ %351, %350 ]
  %245 = shl nuw nsw i64 %244, 5
  %246 = getelementptr inbounds nuw i8, ptr %35, i64 %245
  %247 = getelementptr inbounds nuw i8, ptr %246, i64 128
  %248 = trunc i64 %244 to i32
  %249 = shl i32 %248, 1
  %250 = add nsw i32 %249, %3
  %251 = icmp eq i32 %243, 4
  br i1 %251, label %356, label %252

252:
  %253 = load i32, ptr %36, align 8
  %254 = zext i32 %253 to i64
  %255 = icmp samesign ugt i64 %37, %254
  %256 = sub nsw i64 %254, %37
  br label %257

257:
  %258 = phi i64 [ 0, %252 ], [ %271, %257 ]
  %259 = phi i1 [ %255, %252 ], [ %270, %257 ]
  %260 = getelementptr inbounds nuw i64, ptr %246, i64 %258
  %261 = load i64, ptr %260, align 8
  %262 = add i64 %261, -4294967296
  %263 = icmp ugt i64 %262, %256
  %264 = and i64 %261, %38
  %265 = icmp ne i64 %264, 0
  %266 = select i1 %263, i1 true, i1 %265
  %267 = add i64 %261, -6442450944
  %268 = icmp ult i64 %267, -4294967296
  %269 = or i1 %268, %266
  %270 = or i1 %259, %269
  %271 = add nuw nsw i64 %258, 1
  %272 = icmp eq i64 %271, 4
  br i1 %272, label %273, label %257

273:
  br i1 %270, label %356, label %274

274:
  %275 = load i32, ptr %233, align 4
  %276 = icmp eq i32 %275, 0
  br i1 %276, label %299, label %277

277:
  %278 = load i64, ptr %26, align 8
  %279 = load i64, ptr %39, align 8
  %280 = icmp ult i64 %279, %37
  %281 = sub i64 %279, %37
  br label %282

282:
  %283 = phi i64 [ 0, %277 ], [ %296, %282 ]
  %284 = phi i1 [ %280, %277 ], [ %295, %282 ]
  %285 = getelementptr inbounds nuw i64, ptr %247, i64 %283
  %286 = load i64, ptr %285, align 8
  %287 = sub i64 %286, %278
  %288 = icmp ugt i64 %287, %281
  %289 = and i64 %286, %38
  %290 = icmp ne i64 %289, 0
  %291 = select i1 %288, i1 true, i1 %290
  %292 = add i64 %287, -2147483648
  %293 = icmp ult i64 %292, -4294967296
  %294 = or i1 %291, %293
  %295 = or i1 %284, %294
  %296 = add nuw nsw i64 %283, 1
  %297 = icmp eq i64 %296, 4
  br i1 %297, label %298, label %282

298:
  br i1 %295, label %356, label %299

299:
  %300 = shl i32 %243, 2
  %301 = add i32 %243, 1
  store i32 %301, ptr %232, align 8
  %302 = zext i32 %243 to i64
  %303 = getelementptr inbounds nuw i32, ptr %234, i64 %302
  store i32 %250, ptr %303, align 4
  %304 = zext i32 %300 to i64
  %305 = load i64, ptr %235, align 8
  br label %317

306:
  br i1 %276, label %350, label %307

307:
  %308 = shl i32 %301, 2
  %309 = icmp ult i32 %300, %308
  br i1 %309, label %310, label %350

310:
  %311 = load i32, ptr %238, align 8
  %312 = shl i32 %311, 3
  %313 = tail call i32 @llvm.umin.i32(i32 %312, i32 64)
  %314 = add nsw i32 %313, -1
  %315 = icmp ult i32 %314, %312
  %316 = zext i32 %308 to i64
  br label %331

317:
  %318 = phi i64 [ 0, %299 ], [ %329, %317 ]
  %319 = getelementptr inbounds nuw i64, ptr %247, i64 %318
  %320 = load i64, ptr %319, align 8
  %321 = sub i64 %320, %305
  %322 = trunc i64 %321 to i32
  %323 = or disjoint i64 %318, %304
  %324 = getelementptr inbounds nuw i32, ptr %236, i64 %323
  store i32 %322, ptr %324, align 4
  %325 = getelementptr inbounds nuw i64, ptr %246, i64 %318
  %326 = load i64, ptr %325, align 8
  %327 = trunc i64 %326 to i32
  %328 = getelementptr inbounds nuw i32, ptr %237, i64 %323
  store i32 %327, ptr %328, align 4
  %329 = add nuw nsw i64 %318, 1
  %330 = icmp eq i64 %329, 4
  br i1 %330, label %306, label %317

331:
  %332 = phi i64 [ %304, %310 ], [ %342, %341 ]
  br i1 %315, label %333, label %341

333:
  %334 = load i64, ptr %239, align 8
  %335 = add i64 %334, %305
  %336 = inttoptr i64 %335 to ptr
  %337 = getelementptr inbounds nuw i32, ptr %236, i64 %332
  %338 = load i32, ptr %337, align 4
  %339 = sext i32 %338 to i64
  %340 = getelementptr inbounds i8, ptr %336, i64 %339
  br label %344

341:
  %342 = add nuw nsw i64 %332, 1
  %343 = icmp eq i64 %342, %316
  br i1 %343, label %350, label %331

344:
  %345 = phi i32 [ %314, %333 ], [ %348, %344 ]
  %346 = zext i32 %345 to i64
  %347 = getelementptr inbounds nuw i8, ptr %340, i64 %346
  tail call void @llvm.prefetch.p0(ptr %347, i32 0, i32 2, i32 1)
  %348 = add i32 %345, 64
  %349 = icmp ult i32 %348, %312
  br i1 %349, label %344, label %341

350:
  %351 = add nuw nsw i64 %244, 1
  %352 = icmp samesign ult i64 %351, %45
  br i1 %352, label %242, label %356

353:
  %354 = phi i64 [ %104, %129 ], [ %104, %102 ], [ %185, %184 ], [ %104, %111 ]
  %355 = trunc i64 %354 to i32
  br label %359

356:
  %357 = phi i64 [ %244, %273 ], [ %244, %298 ], [ %244, %242 ], [ %351, %350 ]
  %358 = trunc i64 %357 to i32
  br label %359

359:
  %360 = phi i32 [ %47, %187 ], [ %47, %225 ], [ %47, %85 ], [ %355, %353 ], [ %358, %356 ], [ %47, %48 ], [ %47, %70 ],
      [ %47, %66 ], [ %47, %62 ], [ %47, %58 ], [ %47, %54 ], [ %47, %51 ], [ %47, %210 ], [ %47, %206 ], [ %47, %202 ],
      [ %47, %198 ], [ %47, %194 ], [ %47, %191 ], [ %47, %188 ]
  %361 = icmp eq i32 %360, %10
  br i1 %361, label %389, label %362

362:
  br i1 %41, label %381, label %363

363:
  %364 = mul nuw nsw i32 %360, %9
  %365 = zext nneg i32 %364 to i64
  %366 = getelementptr inbounds nuw i64, ptr %35, i64 %365
  br label %367

367:
  %368 = phi i64 [ 0, %363 ], [ %379, %367 ]
  %369 = getelementptr inbounds nuw i64, ptr %366, i64 %368
  %370 = load i64, ptr %369, align 8
  %371 = trunc i64 %368 to i32
  %372 = shl i32 %371, 5
  %373 = udiv i32 %372, %9
  %374 = zext nneg i32 %373 to i64
  %375 = getelementptr inbounds nuw i64, ptr %42, i64 %374
  store i64 %370, ptr %375, align 8
  %376 = getelementptr inbounds nuw i8, ptr %369, i64 128
  %377 = load i64, ptr %376, align 8
  %378 = getelementptr inbounds nuw i8, ptr %375, i64 256
  store i64 %377, ptr %378, align 8
  %379 = add nuw nsw i64 %368, 1
  %380 = icmp eq i64 %379, %43
  br i1 %380, label %381, label %367

381:
  store i64 %6, ptr %44, align 8
  %382 = shl nuw nsw i32 %360, 1
  %383 = add nsw i32 %382, %3
  %384 = tail call i32 @ptxvm_copy_rows(ptr %0, ptr %1, i32 %2, i32 %383, i32 %4, i32 %5)
  %385 = icmp eq i32 %384, 0
  br i1 %385, label %389, label %386

386:
  %387 = add nuw nsw i32 %360, 1
  %388 = icmp ult i32 %387, %10
  br i1 %388, label %46, label %389

389:
  %390 = phi i32 [ %7, %19 ], [ %10, %359 ], [ %360, %381 ], [ %387, %386 ]
  ret i32 %390
}

define i32 @ptxvm_wait_lanes(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = tail call i32 @llvm.cttz.i32(i32 %4, i1 false)
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 3136
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
  br i1 %8, label %185, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 5672
  %11 = load i32, ptr %10, align 8
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %185

13:
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 6200
  %15 = shl i32 %2, 5
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i64, ptr %14, i64 %16
  %18 = load <32 x i64>, ptr %17, align 8
  %19 = trunc <32 x i64> %18 to <32 x i32>
  %20 = icmp eq i32 %3, 0
  br i1 %20, label %185, label %21

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
  %32 = phi i32 [ %3, %21 ], [ %181, %180 ]
  %33 = phi ptr [ null, %21 ], [ %183, %180 ]
  %34 = phi ptr [ %24, %21 ], [ %182, %180 ]
  %35 = load ptr, ptr %34, align 8
  %36 = icmp eq ptr %35, null
  br i1 %36, label %185, label %37

37:
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %39 = load i32, ptr %38, align 8
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %180, label %41

41:
  %42 = getelementptr inbounds nuw i8, ptr %35, i64 12
  %43 = load i32, ptr %42, align 4
  %44 = and i32 %43, %32
  %45 = getelementptr inbounds nuw i8, ptr %35, i64 40
  %46 = load i32, ptr %45, align 8
  %47 = insertelement <32 x i32> poison, i32 %46, i64 0
  %48 = shufflevector <32 x i32> %47, <32 x i32> poison, <32 x i32> zeroinitializer
  %49 = getelementptr inbounds nuw i8, ptr %35, i64 44
  %50 = load i32, ptr %49, align 4
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %55, label %52

52:
  %53 = getelementptr inbounds nuw i8, ptr %35, i64 512
  %54 = load <32 x i32>, ptr %53, align 8
  br label %55

55:
  %56 = phi <32 x i32> [ %54, %52 ], [ %48, %41 ]
  %57 = sub <32 x i32> %19, %56
  %58 = icmp sgt <32 x i32> %57, %26
  %59 = bitcast <32 x i1> %58 to i32
  %60 = and i32 %44, %59
  %61 = xor i32 %44, %32
  %62 = xor i32 %61, %60
  %63 = icmp eq i32 %60, 0
  br i1 %63, label %180, label %64

64:
  %65 = load ptr, ptr %35, align 8
  %66 = icmp eq ptr %65, null
  br i1 %66, label %169, label %67

67:
  %68 = getelementptr inbounds nuw i8, ptr %65, i64 16
  %69 = load i32, ptr %68, align 8
  %70 = icmp eq i32 %69, 0
  br i1 %70, label %169, label %71

71:
  %72 = getelementptr inbounds nuw i8, ptr %65, i64 24
  %73 = load i64, ptr %72, align 8
  %74 = getelementptr inbounds nuw i8, ptr %65, i64 32
  %75 = load i64, ptr %74, align 8
  %76 = add i64 %75, %73
  %77 = inttoptr i64 %76 to ptr
  %78 = icmp eq i64 %76, 0
  br i1 %78, label %169, label %79

79:
  %80 = getelementptr inbounds nuw i8, ptr %65, i64 48
  %81 = load i32, ptr %80, align 8
  switch i32 %81, label %111 [
    i32 8, label %101
    i32 4, label %91
    i32 1, label %82
  ]

82:
  %83 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %84 = load i32, ptr %83, align 8
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %169, label %86

86:
  %87 = shl i32 %69, 5
  %88 = icmp eq i32 %87, 0
  %89 = getelementptr inbounds nuw i8, ptr %65, i64 64
  %90 = zext i32 %84 to i64
  br label %145

91:
  %92 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %93 = load i32, ptr %92, align 8
  %94 = shl i32 %93, 2
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %169, label %96

96:
  %97 = shl i32 %69, 3
  %98 = icmp eq i32 %97, 0
  %99 = getelementptr inbounds nuw i8, ptr %65, i64 64
  %100 = zext i32 %94 to i64
  br label %129

101:
  %102 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %103 = load i32, ptr %102, align 8
  %104 = shl i32 %103, 3
  %105 = icmp eq i32 %104, 0
  br i1 %105, label %169, label %106

106:
  %107 = shl i32 %69, 2
  %108 = icmp eq i32 %107, 0
  %109 = getelementptr inbounds nuw i8, ptr %65, i64 64
  %110 = zext i32 %104 to i64
  br label %113

111:
  %112 = getelementptr inbounds nuw i8, ptr %65, i64 256
  br label %161

113:
  %114 = phi i64 [ 0, %106 ], [ %121, %120 ]
  br i1 %108, label %120, label %115

115:
  %116 = getelementptr inbounds nuw i32, ptr %109, i64 %114
  %117 = load i32, ptr %116, align 4
  %118 = sext i32 %117 to i64
  %119 = getelementptr inbounds i8, ptr %77, i64 %118
  br label %123

120:
  %121 = add nuw nsw i64 %114, 1
  %122 = icmp eq i64 %121, %110
  br i1 %122, label %169, label %113

123:
  %124 = phi i32 [ 0, %115 ], [ %127, %123 ]
  %125 = zext i32 %124 to i64
  %126 = getelementptr inbounds nuw i8, ptr %119, i64 %125
  tail call void @llvm.prefetch.p0(ptr %126, i32 0, i32 3, i32 1)
  %127 = add i32 %124, 64
  %128 = icmp ult i32 %127, %107
  br i1 %128, label %123, label %120

129:
  %130 = phi i64 [ 0, %96 ], [ %137, %136 ]
  br i1 %98, label %136, label %131

131:
  %132 = getelementptr inbounds nuw i32, ptr %99, i64 %130
  %133 = load i32, ptr %132, align 4
  %134 = sext i32 %133 to i64
  %135 = getelementptr inbounds i8, ptr %77, i64 %134
  br label %139

136:
  %137 = add nuw nsw i64 %130, 1
  %138 = icmp eq i64 %137, %100
  br i1 %138, label %169, label %129

139:
  %140 = phi i32 [ 0, %131 ], [ %143, %139 ]
  %141 = zext i32 %140 to i64
  %142 = getelementptr inbounds nuw i8, ptr %135, i64 %141
  tail call void @llvm.prefetch.p0(ptr %142, i32 0, i32 3, i32 1)
  %143 = add i32 %140, 64
  %144 = icmp ult i32 %143, %97
  br i1 %144, label %139, label %136

145:
  %146 = phi i64 [ 0, %86 ], [ %153, %152 ]
  br i1 %88, label %152, label %147

147:
  %148 = getelementptr inbounds nuw i32, ptr %89, i64 %146
  %149 = load i32, ptr %148, align 4
  %150 = sext i32 %149 to i64
  %151 = getelementptr inbounds i8, ptr %77, i64 %150
  br label %155

152:
  %153 = add nuw nsw i64 %146, 1
  %154 = icmp eq i64 %153, %90
  br i1 %154, label %169, label %145

155:
  %156 = phi i32 [ 0, %147 ], [ %159, %155 ]
  %157 = zext i32 %156 to i64
  %158 = getelementptr inbounds nuw i8, ptr %151, i64 %157
  tail call void @llvm.prefetch.p0(ptr %158, i32 0, i32 3, i32 1)
  %159 = add i32 %156, 64
  %160 = icmp ult i32 %159, %87
  br i1 %160, label %155, label %152

161:
  %162 = phi i64 [ 0, %111 ], [ %167, %161 ]
  %163 = getelementptr inbounds nuw i32, ptr %112, i64 %162
  %164 = load i32, ptr %163, align 4
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds i8, ptr %77, i64 %165
  tail call void @llvm.prefetch.p0(ptr %166, i32 0, i32 3, i32 1)
  %167 = add nuw nsw i64 %162, 4
  %168 = icmp samesign ult i64 %162, 28
  br i1 %168, label %161, label %169

169:
  tail call fastcc void @move_lanes(ptr %1, ptr %35, i32 %60)
  %170 = load i32, ptr %42, align 4
  %171 = icmp eq i32 %170, 0
  br i1 %171, label %172, label %180

172:
  %173 = load ptr, ptr %35, align 8
  store ptr %173, ptr %34, align 8
  %174 = icmp eq ptr %173, null
  br i1 %174, label %175, label %176

175:
  store ptr %33, ptr %28, align 8
  br label %176

176:
  %177 = load ptr, ptr %29, align 8
  store ptr %177, ptr %35, align 8
  store ptr %35, ptr %29, align 8
  %178 = load i32, ptr %30, align 8
  %179 = add i32 %178, -1
  store i32 %179, ptr %30, align 8
  br label %180

180:
  %181 = phi i32 [ %62, %176 ], [ %62, %169 ], [ %62, %55 ], [ %32, %37 ]
  %182 = phi ptr [ %34, %176 ], [ %35, %169 ], [ %35, %55 ], [ %35, %37 ]
  %183 = phi ptr [ %33, %176 ], [ %35, %169 ], [ %35, %55 ], [ %35, %37 ]
  %184 = icmp eq i32 %181, 0
  br i1 %184, label %185, label %31

185:
  %186 = phi i32 [ 0, %5 ], [ 0, %9 ], [ 1, %13 ], [ 1, %180 ], [ 1, %31 ]
  ret i32 %186
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
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 3392
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
  %40 = getelementptr inbounds nuw i8, ptr %39, i64 3392
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
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 3136
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
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 3136
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

define preserve_allcc i32 @ptxvm_where_all_wait(ptr %0) #0 noimplicitfloat {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %3 = load i32, ptr %2, align 4
  %4 = tail call i32 @llvm.cttz.i32(i32 %3, i1 false)
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %6 = load ptr, ptr %5, align 8
  %7 = zext nneg i32 %4 to i64
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %9 = load i64, ptr %8, align 8
  %10 = mul i64 %9, %7
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 %10
  %12 = load i32, ptr %11, align 8
  %13 = icmp eq i32 %3, 0
  br i1 %13, label %26, label %14

14:
  %15 = phi i32 [ %24, %22 ], [ %3, %1 ]
  %16 = tail call i32 @llvm.cttz.i32(i32 %15, i1 true)
  %17 = zext nneg i32 %16 to i64
  %18 = mul i64 %9, %17
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 %18
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, %12
  br i1 %21, label %22, label %26

22:
  %23 = add i32 %15, -1
  %24 = and i32 %23, %15
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %26, label %14

26:
  %27 = phi i32 [ %12, %1 ], [ 0, %14 ], [ %12, %22 ]
  ret i32 %27
}

define preserve_allcc void @ptxvm_tell_round(ptr %0, i32 %1, i32 %2, i32 %3, i32 %4) #0 noimplicitfloat {
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 92
  store i32 1, ptr %6, align 4
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %8 = load i32, ptr %7, align 4
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %20, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 72
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %13 = icmp eq i32 %4, 0
  br label %14

14:
  %15 = phi i32 [ %8, %10 ], [ %33, %31 ]
  %16 = tail call i32 @llvm.cttz.i32(i32 %15, i1 true)
  %17 = shl nuw i32 1, %16
  %18 = and i32 %17, %2
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %21, label %24

20:
  ret void

21:
  %22 = icmp eq i32 %16, %1
  %23 = or i1 %13, %22
  br i1 %23, label %31, label %24

24:
  %25 = phi i32 [ %3, %14 ], [ %4, %21 ]
  %26 = load ptr, ptr %11, align 8
  %27 = zext nneg i32 %16 to i64
  %28 = load i64, ptr %12, align 8
  %29 = mul i64 %28, %27
  %30 = getelementptr inbounds nuw i8, ptr %26, i64 %29
  store i32 %25, ptr %30, align 8
  br label %31

31:
  %32 = add i32 %15, -1
  %33 = and i32 %32, %15
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %20, label %14
}

define internal fastcc i32 @choose(ptr %0) unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 264
  %3 = load i32, ptr %2, align 8
  switch i32 %3, label %4 [
    i32 2, label %260
    i32 1, label %8
  ]

4:
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %6 = load i32, ptr %5, align 4
  %7 = icmp eq i32 %6, 0
  br i1 %7, label %8, label %259

8:
  %9 = tail call fastcc i1 @take_chunk(ptr %0)
  br i1 %9, label %16, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %260, label %14

14:
  %15 = tail call fastcc i32 @resume_waiting(ptr %0)
  br label %260

16:
  store i32 1, ptr %2, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 260
  %18 = load i32, ptr %17, align 4
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %20 = load i32, ptr %19, align 8
  %21 = icmp ult i32 %18, %20
  br i1 %21, label %22, label %260

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %24 = load ptr, ptr %23, align 8
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 96
  br label %26

26:
  %27 = phi i32 [ 0, %22 ], [ %36, %34 ]
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw ptr, ptr %24, i64 %28
  %30 = load ptr, ptr %29, align 8
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 20
  %32 = load i32, ptr %31, align 4
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %38, label %34

34:
  %35 = load i32, ptr %25, align 8
  %36 = add i32 %35, %27
  %37 = icmp ult i32 %36, %20
  br i1 %37, label %26, label %38

38:
  %39 = phi i32 [ %27, %26 ], [ %36, %34 ]
  %40 = icmp ult i32 %39, %20
  br i1 %40, label %41, label %260

41:
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 45112
  %43 = load i64, ptr %42, align 8
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %52, label %45

45:
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %47 = load i64, ptr %46, align 8
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %49 = load i64, ptr %48, align 8
  %50 = xor i64 %49, -1
  %51 = add i64 %47, %50
  br label %55

52:
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %54 = load i64, ptr %53, align 8
  br label %55

55:
  %56 = phi i64 [ %49, %45 ], [ %54, %52 ]
  %57 = phi i64 [ %51, %45 ], [ %54, %52 ]
  %58 = load i32, ptr %25, align 8
  %59 = zext i32 %58 to i64
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %61 = add i64 %56, %59
  store i64 %61, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 256
  store i32 %39, ptr %62, align 8
  %63 = zext i32 %39 to i64
  %64 = getelementptr inbounds nuw ptr, ptr %24, i64 %63
  %65 = load ptr, ptr %64, align 8
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 24
  %67 = load ptr, ptr %66, align 8
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 132
  store i32 %58, ptr %68, align 4
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
  %108 = load i32, ptr %25, align 8
  %109 = icmp eq i32 %108, 0
  br i1 %109, label %257, label %110

110:
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 88
  %112 = getelementptr inbounds nuw i8, ptr %0, i64 272
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 276
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %115 = getelementptr inbounds nuw i8, ptr %0, i64 204
  br label %118

116:
  %117 = icmp eq i32 %254, 1
  br i1 %117, label %260, label %257

118:
  %119 = phi i64 [ 0, %110 ], [ %253, %250 ]
  %120 = trunc nuw i64 %119 to i32
  %121 = add i32 %39, %120
  %122 = load ptr, ptr %23, align 8
  %123 = zext i32 %121 to i64
  %124 = getelementptr inbounds nuw ptr, ptr %122, i64 %123
  %125 = load ptr, ptr %124, align 8
  %126 = add i64 %119, %57
  tail call fastcc void @place(ptr %0, ptr %125, i64 %126)
  %127 = getelementptr inbounds nuw i8, ptr %125, i64 20
  store i32 1, ptr %127, align 4
  %128 = load i32, ptr %111, align 8
  %129 = sub i32 32, %128
  %130 = lshr i32 -1, %129
  %131 = getelementptr inbounds nuw i8, ptr %125, i64 80
  store i32 %130, ptr %131, align 8
  %132 = getelementptr inbounds nuw i8, ptr %125, i64 84
  store i32 %130, ptr %132, align 4
  %133 = load i32, ptr %112, align 8
  %134 = icmp eq i32 %133, 0
  %135 = zext i1 %134 to i32
  %136 = getelementptr inbounds nuw i8, ptr %125, i64 100
  store i32 %135, ptr %136, align 4
  %137 = getelementptr inbounds nuw i8, ptr %125, i64 5680
  %138 = load i32, ptr %137, align 8
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %205

140:
  %141 = getelementptr inbounds nuw i8, ptr %125, i64 88
  store i32 0, ptr %141, align 8
  %142 = getelementptr inbounds nuw i8, ptr %125, i64 96
  store i32 0, ptr %142, align 8
  %143 = getelementptr inbounds nuw i8, ptr %125, i64 104
  store i32 0, ptr %143, align 8
  %144 = getelementptr inbounds nuw i8, ptr %125, i64 112
  store i32 0, ptr %144, align 8
  %145 = getelementptr inbounds nuw i8, ptr %125, i64 40
  store i32 0, ptr %145, align 8
  %146 = getelementptr inbounds nuw i8, ptr %125, i64 116
  store i32 0, ptr %146, align 4
  %147 = getelementptr inbounds nuw i8, ptr %125, i64 120
  store i32 0, ptr %147, align 8
  %148 = getelementptr inbounds nuw i8, ptr %125, i64 124
  store i32 0, ptr %148, align 4
  %149 = getelementptr inbounds nuw i8, ptr %125, i64 4312
  store i32 0, ptr %149, align 8
  %150 = getelementptr inbounds nuw i8, ptr %125, i64 3796
  store i32 0, ptr %150, align 4
  %151 = getelementptr inbounds nuw i8, ptr %125, i64 4828
  store i32 0, ptr %151, align 4
  %152 = getelementptr inbounds nuw i8, ptr %125, i64 5664
  store i32 0, ptr %152, align 8
  %153 = getelementptr inbounds nuw i8, ptr %125, i64 5668
  store i32 0, ptr %153, align 4
  %154 = getelementptr inbounds nuw i8, ptr %125, i64 5672
  store i32 0, ptr %154, align 8
  %155 = getelementptr inbounds nuw i8, ptr %125, i64 18656
  %156 = load ptr, ptr %155, align 8
  %157 = getelementptr inbounds nuw i8, ptr %125, i64 18664
  %158 = load i32, ptr %157, align 8
  %159 = icmp eq i32 %158, 0
  br i1 %159, label %167, label %160

160:
  %161 = phi i64 [ %163, %160 ], [ 0, %140 ]
  %162 = getelementptr inbounds nuw %struct.Warpgroup, ptr %156, i64 %161
  tail call void @llvm.memset.p0.i64(ptr align 8 %162, i8 0, i64 64, i1 false)
  %163 = add nuw nsw i64 %161, 1
  %164 = load i32, ptr %157, align 8
  %165 = zext i32 %164 to i64
  %166 = icmp samesign ult i64 %163, %165
  br i1 %166, label %160, label %167

167:
  %168 = getelementptr inbounds nuw i8, ptr %125, i64 18680
  store i32 0, ptr %168, align 8
  %169 = getelementptr inbounds nuw i8, ptr %125, i64 18668
  store i32 0, ptr %169, align 4
  %170 = getelementptr inbounds nuw i8, ptr %125, i64 5688
  tail call void @llvm.memset.p0.i64(ptr align 8 %170, i8 0, i64 256, i1 false)
  %171 = getelementptr inbounds nuw i8, ptr %125, i64 4316
  tail call void @llvm.memset.p0.i64(ptr align 4 %171, i8 0, i64 512, i1 false)
  %172 = getelementptr inbounds nuw i8, ptr %125, i64 5088
  tail call void @llvm.memset.p0.i64(ptr align 8 %172, i8 0, i64 576, i1 false)
  %173 = load i32, ptr %111, align 8
  %174 = icmp eq i32 %173, 0
  br i1 %174, label %205, label %175

175:
  %176 = getelementptr inbounds nuw i8, ptr %125, i64 72
  %177 = getelementptr inbounds nuw i8, ptr %125, i64 48
  br label %178

178:
  %179 = phi i64 [ 0, %175 ], [ %181, %191 ]
  %180 = phi i32 [ %173, %175 ], [ %202, %191 ]
  %181 = add nuw nsw i64 %179, 1
  %182 = zext i32 %180 to i64
  %183 = icmp eq i64 %181, %182
  %184 = load ptr, ptr %176, align 8
  %185 = load i64, ptr %177, align 8
  %186 = mul i64 %185, %179
  %187 = getelementptr inbounds nuw i8, ptr %184, i64 %186
  %188 = load i32, ptr %112, align 8
  br i1 %183, label %189, label %191

189:
  %190 = load i32, ptr %113, align 4
  br label %191

191:
  %192 = phi i32 [ %190, %189 ], [ -1, %178 ]
  store i32 0, ptr %187, align 8
  %193 = getelementptr inbounds nuw i8, ptr %187, i64 4
  store i32 %188, ptr %193, align 4
  %194 = getelementptr inbounds nuw i8, ptr %187, i64 8
  store i32 %192, ptr %194, align 8
  %195 = getelementptr inbounds nuw i8, ptr %187, i64 48
  store i32 0, ptr %195, align 8
  %196 = getelementptr inbounds nuw i8, ptr %187, i64 52
  store i32 0, ptr %196, align 4
  %197 = getelementptr inbounds nuw i8, ptr %187, i64 60
  store i32 0, ptr %197, align 4
  %198 = getelementptr inbounds nuw i8, ptr %187, i64 56
  store i32 0, ptr %198, align 8
  %199 = getelementptr inbounds nuw i8, ptr %187, i64 184
  store i32 -1, ptr %199, align 8
  %200 = getelementptr inbounds nuw i8, ptr %187, i64 192
  store i32 -1, ptr %200, align 8
  %201 = getelementptr inbounds nuw i8, ptr %187, i64 232
  store ptr null, ptr %201, align 8
  %202 = load i32, ptr %111, align 8
  %203 = zext i32 %202 to i64
  %204 = icmp samesign ult i64 %181, %203
  br i1 %204, label %178, label %205

205:
  store i32 0, ptr %137, align 8
  %206 = getelementptr inbounds nuw i8, ptr %125, i64 40
  store i32 0, ptr %206, align 8
  %207 = getelementptr inbounds nuw i8, ptr %125, i64 56
  %208 = load ptr, ptr %207, align 8
  %209 = load i32, ptr %114, align 8
  %210 = zext i32 %209 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %208, i8 0, i64 %210, i1 false)
  %211 = load i32, ptr %115, align 4
  %212 = icmp eq i32 %211, 0
  br i1 %212, label %217, label %213

213:
  %214 = load ptr, ptr %207, align 8
  %215 = getelementptr inbounds nuw i8, ptr %214, i64 262144
  %216 = zext i32 %211 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %215, i8 0, i64 %216, i1 false)
  br label %217

217:
  %218 = getelementptr inbounds nuw i8, ptr %125, i64 18672
  %219 = load ptr, ptr %218, align 8
  %220 = icmp eq ptr %219, null
  br i1 %220, label %250, label %221

221:
  %222 = getelementptr inbounds nuw i8, ptr %219, i64 539992
  %223 = getelementptr inbounds nuw i8, ptr %219, i64 8
  %224 = load i32, ptr %223, align 8
  %225 = icmp eq i32 %224, 0
  br i1 %225, label %244, label %226

226:
  %227 = getelementptr inbounds nuw i8, ptr %219, i64 24
  %228 = getelementptr inbounds nuw i8, ptr %219, i64 6936
  br label %229

229:
  %230 = phi i64 [ 0, %226 ], [ %242, %241 ]
  %231 = getelementptr inbounds nuw i64, ptr %227, i64 %230
  %232 = load i64, ptr %231, align 8
  %233 = icmp sgt i64 %232, -1
  br i1 %233, label %238, label %234

234:
  %235 = getelementptr inbounds nuw i8, ptr %228, i64 %230
  %236 = load i8, ptr %235, align 1
  %237 = icmp eq i8 %236, 0
  br i1 %237, label %241, label %238

238:
  %239 = shl nuw nsw i64 %230, 9
  %240 = getelementptr inbounds nuw i8, ptr %222, i64 %239
  tail call void @llvm.memset.p0.i64(ptr align 4 %240, i8 0, i64 512, i1 false)
  br label %241

241:
  %242 = add nuw nsw i64 %230, 1
  %243 = icmp eq i64 %242, 576
  br i1 %243, label %244, label %229

244:
  store i32 1, ptr %223, align 8
  %245 = getelementptr inbounds nuw i8, ptr %219, i64 20
  store i32 0, ptr %245, align 4
  %246 = getelementptr inbounds nuw i8, ptr %219, i64 16
  store i32 0, ptr %246, align 8
  %247 = getelementptr inbounds nuw i8, ptr %219, i64 12
  store i32 0, ptr %247, align 4
  %248 = getelementptr inbounds nuw i8, ptr %219, i64 24
  tail call void @llvm.memset.p0.i64(ptr align 8 %248, i8 -1, i64 4608, i1 false)
  %249 = getelementptr inbounds nuw i8, ptr %219, i64 6936
  tail call void @llvm.memset.p0.i64(ptr align 8 %249, i8 0, i64 576, i1 false)
  br label %250

250:
  %251 = load i32, ptr %17, align 4
  %252 = add i32 %251, 1
  store i32 %252, ptr %17, align 4
  %253 = add nuw nsw i64 %119, 1
  %254 = load i32, ptr %25, align 8
  %255 = zext i32 %254 to i64
  %256 = icmp samesign ult i64 %253, %255
  br i1 %256, label %118, label %116

257:
  %258 = getelementptr inbounds nuw i8, ptr %0, i64 268
  store i32 0, ptr %258, align 4
  br label %260

259:
  tail call fastcc void @turn_to_next(ptr %0)
  br label %260

260:
  %261 = phi i32 [ -1, %259 ], [ -1, %1 ], [ 0, %10 ], [ %15, %14 ], [ -1, %257 ], [ 1, %38 ], [ -1, %116 ], [ 1, %16 ]
  ret i32 %261
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

define i32 @ptxvm_allocate_columns(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 18672
  %7 = load ptr, ptr %6, align 8
  %8 = tail call fastcc i32 @columns_asked(ptr %0, ptr %1, i32 %3, i32 %4)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %91, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %7, i64 12
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %91

14:
  %15 = tail call i32 @llvm.cttz.i32(i32 %4, i1 false)
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 3136
  %17 = zext nneg i32 %15 to i64
  %18 = getelementptr inbounds nuw i64, ptr %16, i64 %17
  %19 = load i64, ptr %18, align 8
  %20 = add i64 %19, -4294967296
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %22 = load i32, ptr %21, align 4
  %23 = zext i32 %22 to i64
  %24 = sub i64 %20, %23
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %26 = load i32, ptr %25, align 8
  %27 = zext i32 %26 to i64
  %28 = icmp ule i64 %24, %27
  %29 = sub nuw i64 %27, %24
  %30 = icmp samesign ugt i64 %29, 3
  %31 = select i1 %28, i1 %30, i1 false
  %32 = select i1 %31, i64 %24, i64 -1
  %33 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %34 = zext nneg i32 %8 to i64
  br label %37

35:
  %36 = icmp samesign ult i64 %39, 512
  br i1 %36, label %37, label %91

37:
  %38 = phi i64 [ %39, %35 ], [ 0, %14 ]
  %39 = add nuw nsw i64 %38, %34
  br label %43

40:
  %41 = add nuw nsw i64 %44, 1
  %42 = icmp eq i64 %41, %39
  br i1 %42, label %48, label %43

43:
  %44 = phi i64 [ %38, %37 ], [ %41, %40 ]
  %45 = getelementptr inbounds nuw i64, ptr %33, i64 %44
  %46 = load i64, ptr %45, align 8
  %47 = icmp slt i64 %46, 0
  br i1 %47, label %40, label %35

48:
  %49 = trunc nuw nsw i64 %38 to i32
  %50 = icmp ne i64 %32, -1
  %51 = and i64 %19, 3
  %52 = icmp eq i64 %51, 0
  %53 = and i1 %52, %50
  br i1 %53, label %54, label %91

54:
  %55 = add nuw nsw i32 %8, %49
  %56 = and i64 %38, 4294967295
  %57 = and i64 %38, 4294967295
  %58 = zext nneg i32 %55 to i64
  br label %76

59:
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 45128
  %61 = load i32, ptr %60, align 8
  %62 = icmp ult i32 %3, %61
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 45120
  %64 = load ptr, ptr %63, align 8
  %65 = sext i32 %3 to i64
  %66 = getelementptr inbounds ptr, ptr %64, i64 %65
  %67 = load ptr, ptr %66, align 8
  %68 = load i32, ptr %67, align 4
  %69 = getelementptr inbounds nuw i8, ptr %7, i64 4632
  %70 = getelementptr inbounds nuw i32, ptr %69, i64 %56
  store i32 %68, ptr %70, align 4
  %71 = getelementptr inbounds nuw i8, ptr %1, i64 56
  %72 = load ptr, ptr %71, align 8
  %73 = and i64 %32, 4294967295
  %74 = getelementptr inbounds nuw i8, ptr %72, i64 %73
  store i32 %49, ptr %74, align 4
  %75 = icmp eq i32 %4, 0
  br i1 %75, label %89, label %81

76:
  %77 = phi i64 [ %57, %54 ], [ %79, %76 ]
  %78 = getelementptr inbounds nuw i64, ptr %33, i64 %77
  store i64 %56, ptr %78, align 8
  %79 = add nuw nsw i64 %77, 1
  %80 = icmp eq i64 %79, %58
  br i1 %80, label %59, label %76

81:
  %82 = phi i32 [ %87, %81 ], [ %4, %59 ]
  %83 = tail call i32 @llvm.cttz.i32(i32 %82, i1 true)
  %84 = zext nneg i32 %83 to i64
  %85 = getelementptr inbounds nuw i64, ptr %16, i64 %84
  store i64 1, ptr %85, align 8
  %86 = add i32 %82, -1
  %87 = and i32 %86, %82
  %88 = icmp eq i32 %87, 0
  br i1 %88, label %89, label %81

89:
  %90 = getelementptr inbounds nuw i8, ptr %1, i64 120
  store i32 1, ptr %90, align 8
  br label %91

91:
  %92 = phi i32 [ 0, %5 ], [ 0, %10 ], [ 1, %89 ], [ 0, %48 ], [ 0, %35 ]
  ret i32 %92
}

define internal fastcc i32 @columns_asked(ptr %0, ptr %1, i32 %2, i32 %3) unnamed_addr #0 {
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 18672
  %6 = load ptr, ptr %5, align 8
  %7 = tail call i32 @llvm.cttz.i32(i32 %3, i1 false)
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 3136
  %9 = zext nneg i32 %7 to i64
  %10 = getelementptr inbounds nuw i64, ptr %8, i64 %9
  %11 = load i64, ptr %10, align 8
  %12 = getelementptr inbounds nuw i8, ptr %10, i64 256
  %13 = load i64, ptr %12, align 8
  %14 = freeze i64 %13
  %15 = icmp eq ptr %6, null
  br i1 %15, label %64, label %16

16:
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 428
  %18 = load i32, ptr %17, align 4
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %64, label %20

20:
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 45128
  %22 = load i32, ptr %21, align 8
  %23 = icmp ult i32 %2, %22
  br i1 %23, label %24, label %64

24:
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 45120
  %26 = load ptr, ptr %25, align 8
  %27 = sext i32 %2 to i64
  %28 = getelementptr inbounds ptr, ptr %26, i64 %27
  %29 = load ptr, ptr %28, align 8
  %30 = icmp eq ptr %29, null
  br i1 %30, label %64, label %31

31:
  %32 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %33 = load i32, ptr %32, align 8
  %34 = icmp eq i32 %33, 0
  br i1 %34, label %35, label %64

35:
  %36 = getelementptr inbounds nuw i8, ptr %6, i64 20
  %37 = load i32, ptr %36, align 4
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %64

39:
  %40 = load <32 x i64>, ptr %8, align 64
  %41 = insertelement <32 x i64> poison, i64 %11, i64 0
  %42 = shufflevector <32 x i64> %41, <32 x i64> poison, <32 x i32> zeroinitializer
  %43 = icmp ne <32 x i64> %40, %42
  %44 = bitcast <32 x i1> %43 to i32
  %45 = and i32 %3, %44
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %47, label %64

47:
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 3392
  %49 = load <32 x i64>, ptr %48, align 64
  %50 = insertelement <32 x i64> poison, i64 %14, i64 0
  %51 = shufflevector <32 x i64> %50, <32 x i64> poison, <32 x i32> zeroinitializer
  %52 = icmp ne <32 x i64> %49, %51
  %53 = bitcast <32 x i1> %52 to i32
  %54 = and i32 %3, %53
  %55 = icmp eq i32 %54, 0
  %56 = add i64 %14, -32
  %57 = icmp ult i64 %56, 481
  %58 = and i1 %55, %57
  br i1 %58, label %59, label %64

59:
  %60 = tail call i64 @llvm.ctpop.i64(i64 %14)
  %61 = icmp samesign ult i64 %60, 2
  %62 = trunc nuw nsw i64 %14 to i32
  %63 = select i1 %61, i32 %62, i32 0
  br label %64

64:
  %65 = phi i32 [ 0, %4 ], [ 0, %20 ], [ 0, %35 ], [ 0, %31 ], [ 0, %24 ], [ 0, %16 ], [ 0, %47 ], [ 0, %39 ], [ %63,
      %59 ]
  ret i32 %65
}

define i32 @ptxvm_free_columns(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 18672
  %7 = load ptr, ptr %6, align 8
  %8 = tail call fastcc i32 @columns_asked(ptr %0, ptr %1, i32 %3, i32 %4)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %61, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 116
  %12 = load i32, ptr %11, align 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %14, label %61

14:
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 18668
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %61

18:
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 18680
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %22, label %61

22:
  %23 = tail call i32 @llvm.cttz.i32(i32 %4, i1 false)
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 3136
  %25 = zext nneg i32 %23 to i64
  %26 = getelementptr inbounds nuw i64, ptr %24, i64 %25
  %27 = load i64, ptr %26, align 8
  %28 = trunc i64 %27 to i32
  %29 = and i32 %28, 65535
  %30 = getelementptr inbounds nuw i8, ptr %7, i64 24
  %31 = icmp samesign ult i32 %29, 576
  br i1 %31, label %32, label %44

32:
  %33 = and i64 %27, 65535
  br label %34

34:
  %35 = phi i64 [ %33, %32 ], [ %40, %39 ]
  %36 = getelementptr inbounds nuw i64, ptr %30, i64 %35
  %37 = load i64, ptr %36, align 8
  %38 = icmp eq i64 %37, %33
  br i1 %38, label %39, label %42

39:
  %40 = add nuw nsw i64 %35, 1
  %41 = icmp eq i64 %40, 576
  br i1 %41, label %44, label %34

42:
  %43 = trunc nuw nsw i64 %35 to i32
  br label %44

44:
  %45 = phi i32 [ %29, %22 ], [ %43, %42 ], [ 576, %39 ]
  %46 = sub nsw i32 %45, %29
  %47 = icmp eq i32 %46, %8
  br i1 %47, label %48, label %61

48:
  %49 = add nuw nsw i32 %29, %8
  %50 = getelementptr inbounds nuw i8, ptr %7, i64 6936
  %51 = and i64 %27, 65535
  %52 = zext nneg i32 %49 to i64
  br label %55

53:
  %54 = getelementptr inbounds nuw i8, ptr %1, i64 120
  store i32 1, ptr %54, align 8
  br label %61

55:
  %56 = phi i64 [ %51, %48 ], [ %59, %55 ]
  %57 = getelementptr inbounds nuw i64, ptr %30, i64 %56
  store i64 -1, ptr %57, align 8
  %58 = getelementptr inbounds nuw i8, ptr %50, i64 %56
  store i8 1, ptr %58, align 1
  %59 = add nuw nsw i64 %56, 1
  %60 = icmp samesign ult i64 %59, %52
  br i1 %60, label %55, label %53

61:
  %62 = phi i32 [ 0, %5 ], [ 0, %18 ], [ 0, %14 ], [ 0, %10 ], [ 1, %53 ], [ 0, %44 ]
  ret i32 %62
}

define i32 @ptxvm_give_up_columns(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 18672
  %7 = load ptr, ptr %6, align 8
  %8 = icmp eq ptr %7, null
  br i1 %8, label %11, label %9

9:
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 12
  store i32 1, ptr %10, align 4
  br label %11

11:
  %12 = phi i32 [ 1, %9 ], [ 0, %5 ]
  ret i32 %12
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
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 3648
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
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 3136
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
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 3136
  %15 = shl nuw nsw i32 %7, 5
  %16 = add nuw nsw i32 %15, %10
  %17 = zext nneg i32 %16 to i64
  %18 = getelementptr inbounds nuw i64, ptr %14, i64 %17
  %19 = load i64, ptr %18, align 8
  %20 = getelementptr inbounds nuw i8, ptr %6, i64 156
  %21 = load i32, ptr %20, align 4
  %22 = zext i32 %21 to i64
  %23 = mul i64 %19, %22
  %24 = and i64 %23, 15
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %26, label %158

26:
  %27 = getelementptr inbounds nuw i8, ptr %6, i64 164
  %28 = load i32, ptr %27, align 4
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %68, label %30

30:
  %31 = getelementptr inbounds nuw i8, ptr %6, i64 136
  %32 = load i32, ptr %31, align 8
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %59, label %34

34:
  %35 = getelementptr inbounds nuw i8, ptr %6, i64 352
  %36 = getelementptr inbounds nuw i8, ptr %6, i64 392
  %37 = zext i32 %32 to i64
  br label %38

38:
  %39 = phi i64 [ 0, %34 ], [ %57, %52 ]
  %40 = phi i64 [ 0, %34 ], [ %56, %52 ]
  %41 = trunc nuw i64 %39 to i32
  %42 = add i32 %7, %41
  %43 = shl i32 %42, 5
  %44 = add i32 %43, %10
  %45 = zext i32 %44 to i64
  %46 = getelementptr inbounds nuw i64, ptr %14, i64 %45
  %47 = load i64, ptr %46, align 8
  %48 = and i64 %47, 4294967295
  %49 = getelementptr inbounds nuw i64, ptr %35, i64 %39
  %50 = load i64, ptr %49, align 8
  %51 = icmp ugt i64 %48, %50
  br i1 %51, label %68, label %52

52:
  %53 = getelementptr inbounds nuw i64, ptr %36, i64 %39
  %54 = load i64, ptr %53, align 8
  %55 = mul i64 %54, %48
  %56 = add i64 %55, %40
  %57 = add nuw nsw i64 %39, 1
  %58 = icmp eq i64 %57, %37
  br i1 %58, label %59, label %38

59:
  %60 = phi i64 [ 0, %30 ], [ %56, %52 ]
  %61 = getelementptr inbounds nuw i8, ptr %6, i64 432
  %62 = load i64, ptr %61, align 8
  %63 = getelementptr inbounds nuw i8, ptr %6, i64 440
  %64 = load i64, ptr %63, align 8
  %65 = tail call fastcc ptr @global_host(ptr %0, i64 %62, i64 %64, i1 %9)
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 %60
  %67 = icmp eq ptr %65, null
  br i1 %67, label %68, label %147

68:
  %69 = getelementptr inbounds nuw i8, ptr %6, i64 160
  %70 = load i32, ptr %69, align 8
  %71 = icmp eq i32 %70, 1
  br i1 %71, label %76, label %72

72:
  %73 = getelementptr inbounds nuw i8, ptr %6, i64 136
  %74 = load i32, ptr %73, align 8
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %83, label %76

76:
  %77 = phi i32 [ %74, %72 ], [ 5, %68 ]
  %78 = icmp eq i32 %70, 2
  %79 = getelementptr inbounds nuw i8, ptr %6, i64 136
  %80 = getelementptr inbounds nuw i8, ptr %6, i64 272
  %81 = getelementptr inbounds nuw i8, ptr %6, i64 312
  %82 = zext i32 %77 to i64
  br label %95

83:
  %84 = getelementptr inbounds nuw i8, ptr %6, i64 168
  %85 = load i32, ptr %84, align 8
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %140, label %87

87:
  %88 = getelementptr inbounds nuw i8, ptr %6, i64 136
  %89 = load i32, ptr %88, align 8
  %90 = add i32 %89, %7
  %91 = getelementptr inbounds nuw i8, ptr %6, i64 172
  %92 = load i32, ptr %91, align 4
  %93 = zext i32 %92 to i64
  %94 = zext i32 %85 to i64
  br label %130

95:
  %96 = phi i64 [ 0, %76 ], [ %125, %124 ]
  %97 = trunc nuw i64 %96 to i32
  %98 = add i32 %7, %97
  %99 = shl i32 %98, 5
  %100 = add i32 %99, %10
  %101 = zext i32 %100 to i64
  %102 = getelementptr inbounds nuw i64, ptr %14, i64 %101
  %103 = load i64, ptr %102, align 8
  %104 = shl i64 %103, 32
  %105 = ashr exact i64 %104, 32
  %106 = icmp slt i64 %105, 0
  %107 = and i1 %9, %106
  br i1 %107, label %158, label %108

108:
  %109 = icmp ne i64 %96, 0
  %110 = and i1 %78, %109
  br i1 %110, label %111, label %124

111:
  %112 = load i32, ptr %79, align 8
  %113 = add i32 %112, -1
  %114 = zext i32 %113 to i64
  %115 = icmp eq i64 %96, %114
  br i1 %115, label %124, label %116

116:
  %117 = getelementptr inbounds nuw i64, ptr %80, i64 %96
  %118 = load i64, ptr %117, align 8
  %119 = icmp slt i64 %105, %118
  br i1 %119, label %158, label %120

120:
  %121 = getelementptr inbounds nuw i64, ptr %81, i64 %96
  %122 = load i64, ptr %121, align 8
  %123 = icmp slt i64 %105, %122
  br i1 %123, label %124, label %158

124:
  %125 = add nuw nsw i64 %96, 1
  %126 = icmp eq i64 %125, %82
  br i1 %126, label %83, label %95

127:
  %128 = add nuw nsw i64 %131, 1
  %129 = icmp eq i64 %128, %94
  br i1 %129, label %140, label %130

130:
  %131 = phi i64 [ 0, %87 ], [ %128, %127 ]
  %132 = trunc nuw i64 %131 to i32
  %133 = add i32 %90, %132
  %134 = shl i32 %133, 5
  %135 = add i32 %134, %10
  %136 = zext i32 %135 to i64
  %137 = getelementptr inbounds nuw i64, ptr %14, i64 %136
  %138 = load i64, ptr %137, align 8
  %139 = icmp ult i64 %138, %93
  br i1 %139, label %127, label %158

140:
  %141 = getelementptr inbounds nuw i8, ptr %6, i64 432
  %142 = load i64, ptr %141, align 8
  %143 = getelementptr inbounds nuw i8, ptr %6, i64 440
  %144 = load i64, ptr %143, align 8
  %145 = tail call fastcc ptr @global_host(ptr %0, i64 %142, i64 %144, i1 %9)
  %146 = icmp eq ptr %145, null
  br i1 %146, label %158, label %147

147:
  %148 = phi ptr [ %145, %140 ], [ %66, %59 ]
  %149 = phi i32 [ 1, %140 ], [ 0, %59 ]
  %150 = zext nneg i32 %10 to i64
  %151 = getelementptr inbounds nuw i64, ptr %14, i64 %150
  %152 = getelementptr inbounds nuw i8, ptr %151, i64 256
  %153 = load i64, ptr %152, align 8
  %154 = zext i32 %13 to i64
  %155 = tail call fastcc ptr @note_copy(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4, i32 %5, i64 %153, i64 %154, ptr %148)
  %156 = getelementptr inbounds nuw i8, ptr %155, i64 48
  store ptr %6, ptr %156, align 8
  %157 = getelementptr inbounds nuw i8, ptr %155, i64 36
  store i32 %149, ptr %157, align 4
  br label %158

158:
  %159 = phi ptr [ null, %8 ], [ %155, %147 ], [ null, %140 ], [ null, %130 ], [ null, %95 ], [ null, %120 ], [ null,
      %116 ]
  ret ptr %159
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
  %25 = phi i32 [ 0, %5 ], [ 0, %12 ], [ 0, %16 ], [ %23, %20 ]
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
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 3136
  %8 = zext nneg i32 %6 to i64
  %9 = getelementptr inbounds nuw i64, ptr %7, i64 %8
  %10 = load i64, ptr %9, align 8
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 18672
  %12 = load ptr, ptr %11, align 8
  %13 = icmp eq ptr %12, null
  br i1 %13, label %56, label %14

14:
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 428
  %16 = load i32, ptr %15, align 4
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %56, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 116
  %20 = load i32, ptr %19, align 4
  %21 = icmp eq i32 %20, 0
  %22 = tail call i32 @llvm.ctpop.i32(i32 %4)
  %23 = icmp eq i32 %22, 1
  %24 = select i1 %21, i1 %23, i1 false
  br i1 %24, label %25, label %56

25:
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 18668
  %27 = load i32, ptr %26, align 4
  %28 = icmp ult i32 %27, 128
  br i1 %28, label %29, label %56

29:
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 45128
  %31 = load i32, ptr %30, align 8
  %32 = icmp ult i32 %3, %31
  br i1 %32, label %33, label %56

33:
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 45120
  %35 = load ptr, ptr %34, align 8
  %36 = sext i32 %3 to i64
  %37 = getelementptr inbounds ptr, ptr %35, i64 %36
  %38 = load ptr, ptr %37, align 8
  %39 = icmp eq ptr %38, null
  br i1 %39, label %56, label %40

40:
  %41 = tail call fastcc ptr @mbarrier_at(ptr %0, ptr %1, i64 %10)
  %42 = icmp eq ptr %41, null
  br i1 %42, label %56, label %43

43:
  %44 = getelementptr inbounds nuw i8, ptr %12, i64 7512
  %45 = add nuw nsw i32 %27, 1
  store i32 %45, ptr %26, align 4
  %46 = zext nneg i32 %27 to i64
  %47 = getelementptr inbounds nuw %struct.Tile, ptr %44, i64 %46
  store i32 2, ptr %47, align 8
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 4
  store i32 %3, ptr %48, align 4
  %49 = getelementptr inbounds nuw i8, ptr %47, i64 8
  store i32 %2, ptr %49, align 8
  %50 = getelementptr inbounds nuw i8, ptr %47, i64 12
  store i32 %4, ptr %50, align 4
  %51 = getelementptr inbounds nuw i8, ptr %47, i64 16
  store ptr null, ptr %51, align 8
  %52 = getelementptr inbounds nuw i8, ptr %47, i64 24
  %53 = getelementptr inbounds nuw i8, ptr %47, i64 32
  store i64 0, ptr %53, align 8
  %54 = getelementptr inbounds nuw i8, ptr %47, i64 40
  store i64 0, ptr %54, align 8
  %55 = getelementptr inbounds nuw i8, ptr %47, i64 48
  store i64 0, ptr %55, align 8
  store i64 %10, ptr %52, align 8
  br label %56

56:
  %57 = phi i32 [ 1, %43 ], [ 0, %40 ], [ 0, %33 ], [ 0, %25 ], [ 0, %5 ], [ 0, %29 ], [ 0, %18 ], [ 0, %14 ]
  ret i32 %57
}

define i32 @ptxvm_load_lanes(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4) #0 {
  %6 = tail call fastcc { ptr, ptr } @called_place(ptr %0, ptr %1, i32 %2, i32 %3, i32 %4)
  %7 = extractvalue { ptr, ptr } %6, 0
  %8 = extractvalue { ptr, ptr } %6, 1
  %9 = icmp eq ptr %7, null
  br i1 %9, label %48, label %10

10:
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 45128
  %12 = load i32, ptr %11, align 8
  %13 = icmp ult i32 %3, %12
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 45120
  %15 = load ptr, ptr %14, align 8
  %16 = sext i32 %3 to i64
  %17 = getelementptr inbounds ptr, ptr %15, i64 %16
  %18 = load ptr, ptr %17, align 8
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 8
  %20 = load i32, ptr %19, align 8
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %48, label %22

22:
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 3136
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
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 18672
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 45128
  %9 = load i32, ptr %8, align 8
  %10 = icmp ult i32 %3, %9
  br i1 %10, label %11, label %37

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 45120
  %13 = load ptr, ptr %12, align 8
  %14 = sext i32 %3 to i64
  %15 = getelementptr inbounds ptr, ptr %13, i64 %14
  %16 = load ptr, ptr %15, align 8
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 3136
  %18 = load i64, ptr %17, align 8
  %19 = icmp eq ptr %7, null
  %20 = icmp eq ptr %16, null
  %21 = select i1 %19, i1 true, i1 %20
  %22 = icmp ne i32 %4, -1
  %23 = or i1 %22, %21
  br i1 %23, label %37, label %24

24:
  %25 = load <32 x i64>, ptr %17, align 64
  %26 = insertelement <32 x i64> poison, i64 %18, i64 0
  %27 = shufflevector <32 x i64> %26, <32 x i64> poison, <32 x i32> zeroinitializer
  %28 = icmp ne <32 x i64> %25, %27
  %29 = bitcast <32 x i1> %28 to i32
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %37

31:
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 3392
  %33 = load i64, ptr %32, align 8
  %34 = tail call fastcc { ptr, ptr } @lanes_place(ptr %7, ptr %16, i32 %2, i64 %18, i64 %33)
  %35 = extractvalue { ptr, ptr } %34, 0
  %36 = extractvalue { ptr, ptr } %34, 1
  br label %37

37:
  %38 = phi ptr [ %35, %31 ], [ null, %24 ], [ null, %11 ], [ null, %5 ]
  %39 = phi ptr [ %36, %31 ], [ null, %24 ], [ null, %11 ], [ null, %5 ]
  %40 = insertvalue { ptr, ptr } poison, ptr %38, 0
  %41 = insertvalue { ptr, ptr } %40, ptr %39, 1
  ret { ptr, ptr } %41
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
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 18680
  %19 = load i32, ptr %18, align 8
  %20 = icmp eq i32 %19, 32
  br i1 %20, label %74, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 45128
  %23 = load i32, ptr %22, align 8
  %24 = icmp ult i32 %3, %23
  br i1 %24, label %25, label %31

25:
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 45120
  %27 = load ptr, ptr %26, align 8
  %28 = sext i32 %3 to i64
  %29 = getelementptr inbounds ptr, ptr %27, i64 %28
  %30 = load ptr, ptr %29, align 8
  br label %31

31:
  %32 = phi ptr [ %30, %25 ], [ null, %21 ]
  %33 = getelementptr inbounds nuw i8, ptr %1, i64 18672
  %34 = load ptr, ptr %33, align 8
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 14680
  %36 = add i32 %19, 1
  store i32 %36, ptr %18, align 8
  %37 = zext i32 %19 to i64
  %38 = getelementptr inbounds nuw %struct.LanesStore, ptr %35, i64 %37
  store i32 %3, ptr %38, align 8
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 4
  store i32 %2, ptr %39, align 4
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 3136
  %41 = load i64, ptr %40, align 8
  %42 = getelementptr inbounds nuw i8, ptr %38, i64 8
  store i64 %41, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 3392
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
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 18672
  %7 = load ptr, ptr %6, align 8
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 116
  %9 = load i32, ptr %8, align 4
  %10 = icmp ne i32 %9, 0
  %11 = icmp eq ptr %7, null
  %12 = select i1 %10, i1 true, i1 %11
  br i1 %12, label %78, label %13

13:
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 18680
  %15 = load i32, ptr %14, align 8
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %19, label %17

17:
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 14680
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

define preserve_allcc void @ptxvm_find_memory(ptr %0, ptr %1, ptr %2, i64 %3, ptr %4) #0 noimplicitfloat {
  %6 = getelementptr inbounds nuw i8, ptr %4, i64 4
  %7 = load i32, ptr %6, align 4
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %9 = load i32, ptr %8, align 8
  %10 = load i32, ptr %4, align 8
  %11 = tail call preserve_allcc i32 @resolve(ptr %0, ptr %1, ptr %2, i32 %10, i64 %3)
  %12 = icmp eq i32 %11, 0
  br i1 %12, label %13, label %22

13:
  %14 = mul nsw i32 %9, %7
  %15 = zext i32 %14 to i64
  %16 = getelementptr inbounds nuw i8, ptr %4, i64 12
  %17 = load i32, ptr %16, align 4
  %18 = icmp ne i32 %17, 0
  %19 = tail call preserve_allcc i32 @check_found(ptr %0, i64 %3, i64 %15, i1 %18)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %21, label %22

21:
  tail call preserve_allcc void @fill_cache(ptr %0, ptr %2, ptr %4)
  br label %22

22:
  ret void
}

define internal preserve_allcc i32 @resolve(ptr %0, ptr %1, ptr %2, i32 %3, i64 %4) unnamed_addr #0 noimplicitfloat {
  %6 = icmp eq i32 %3, 0
  br i1 %6, label %7, label %19

7:
  %8 = lshr i64 %4, 32
  %9 = trunc nuw i64 %8 to i32
  %10 = add i32 %9, -1
  %11 = icmp ult i32 %10, 4
  br i1 %11, label %12, label %16

12:
  %13 = zext nneg i32 %10 to i64
  %14 = getelementptr inbounds nuw i32, ptr @switch.table.resolve, i64 %13
  %15 = load i32, ptr %14, align 4
  br label %16

16:
  %17 = phi i32 [ %15, %12 ], [ 1, %7 ]
  %18 = and i64 %4, -4294967296
  br label %19

19:
  %20 = phi i32 [ %17, %16 ], [ %3, %5 ]
  %21 = phi i64 [ %18, %16 ], [ 0, %5 ]
  switch i32 %20, label %68 [
    i32 2, label %22
    i32 6, label %32
    i32 3, label %34
    i32 4, label %46
    i32 5, label %57
  ]

22:
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 36
  %24 = load i32, ptr %23, align 4
  %25 = zext i32 %24 to i64
  %26 = sub i64 %4, %25
  %27 = icmp ugt i64 %26, 16777215
  br i1 %27, label %28, label %30

28:
  %29 = getelementptr inbounds nuw i8, ptr %0, i64 384
  store i64 0, ptr %29, align 8
  br label %87

30:
  %31 = tail call preserve_allcc i32 @resolve_shared(ptr %0, ptr %1, i64 %21, i64 %4)
  br label %87

32:
  %33 = tail call preserve_allcc i32 @resolve_shared(ptr %0, ptr %1, i64 %21, i64 %4)
  br label %87

34:
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 84
  %36 = load i32, ptr %35, align 4
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 80
  %39 = load ptr, ptr %38, align 8
  %40 = ptrtoint ptr %39 to i64
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 376
  store i64 %21, ptr %41, align 8
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 384
  store i64 %37, ptr %42, align 8
  %43 = getelementptr inbounds nuw i8, ptr %0, i64 392
  store i64 %40, ptr %43, align 8
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 400
  store i64 1, ptr %44, align 8
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 408
  store i32 3, ptr %45, align 8
  br label %87

46:
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %48 = load i64, ptr %47, align 8
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %50 = load ptr, ptr %49, align 8
  %51 = ptrtoint ptr %50 to i64
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 376
  store i64 %21, ptr %52, align 8
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 384
  store i64 %48, ptr %53, align 8
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 392
  store i64 %51, ptr %54, align 8
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 400
  store i64 0, ptr %55, align 8
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 408
  store i32 4, ptr %56, align 8
  br label %87

57:
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %59 = load i64, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %61 = load ptr, ptr %60, align 8
  %62 = ptrtoint ptr %61 to i64
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 376
  store i64 %21, ptr %63, align 8
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 384
  store i64 %59, ptr %64, align 8
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 392
  store i64 %62, ptr %65, align 8
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 400
  store i64 0, ptr %66, align 8
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 408
  store i32 5, ptr %67, align 8
  br label %87

68:
  %69 = tail call preserve_allcc ptr @row_below(ptr %0, i64 %4)
  %70 = icmp eq ptr %69, null
  br i1 %70, label %83, label %71

71:
  %72 = load i64, ptr %69, align 8
  %73 = getelementptr inbounds nuw i8, ptr %69, i64 8
  %74 = load i64, ptr %73, align 8
  %75 = getelementptr inbounds nuw i8, ptr %69, i64 16
  %76 = load i64, ptr %75, align 8
  %77 = getelementptr inbounds nuw i8, ptr %69, i64 24
  %78 = load i64, ptr %77, align 8
  %79 = getelementptr inbounds nuw i8, ptr %0, i64 376
  store i64 %72, ptr %79, align 8
  %80 = getelementptr inbounds nuw i8, ptr %0, i64 392
  store i64 %76, ptr %80, align 8
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 400
  store i64 %78, ptr %81, align 8
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 408
  store i32 1, ptr %82, align 8
  br label %83

83:
  %84 = phi i64 [ %74, %71 ], [ 0, %68 ]
  %85 = phi i32 [ 0, %71 ], [ 1, %68 ]
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 384
  store i64 %84, ptr %86, align 8
  br label %87

87:
  %88 = phi i32 [ %85, %83 ], [ 20, %28 ], [ %31, %30 ], [ %33, %32 ], [ 0, %34 ], [ 0, %46 ], [ 0, %57 ]
  ret i32 %88
}

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

define internal preserve_allcc void @fill_cache(ptr %0, ptr %1, ptr %2) unnamed_addr #0 noimplicitfloat {
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 376
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 20
  %6 = load i32, ptr %5, align 4
  %7 = icmp slt i32 %6, 0
  br i1 %7, label %63, label %8

8:
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 408
  %10 = load i32, ptr %9, align 8
  %11 = icmp eq i32 %10, 3
  br i1 %11, label %63, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 384
  %14 = load i64, ptr %13, align 8
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 32
  %16 = load i64, ptr %15, align 8
  %17 = icmp ult i64 %14, %16
  br i1 %17, label %63, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %20 = load i64, ptr %19, align 8
  %21 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %22 = load i32, ptr %21, align 4
  %23 = add nsw i32 %22, -1
  %24 = sext i32 %23 to i64
  %25 = and i64 %20, %24
  %26 = icmp eq i64 %25, 0
  br i1 %26, label %27, label %63

27:
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 4
  %29 = load i32, ptr %28, align 4
  %30 = icmp eq i32 %29, 0
  %31 = select i1 %30, i64 16, i64 24
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 %31
  %33 = load ptr, ptr %32, align 8
  %34 = zext nneg i32 %6 to i64
  %35 = getelementptr inbounds nuw %struct.SiteCache, ptr %33, i64 %34
  %36 = load i64, ptr %4, align 8
  store i64 %36, ptr %35, align 8
  %37 = load i64, ptr %13, align 8
  %38 = load i64, ptr %15, align 8
  %39 = sub i64 %37, %38
  %40 = getelementptr inbounds nuw i8, ptr %2, i64 28
  %41 = load i32, ptr %40, align 4
  %42 = zext nneg i32 %41 to i64
  %43 = lshr i64 %39, %42
  %44 = add i64 %43, 1
  %45 = getelementptr inbounds nuw i8, ptr %35, i64 8
  store i64 %44, ptr %45, align 8
  %46 = load i64, ptr %19, align 8
  %47 = load i64, ptr %4, align 8
  %48 = sub i64 %46, %47
  %49 = getelementptr inbounds nuw i8, ptr %35, i64 16
  store i64 %48, ptr %49, align 8
  %50 = load i32, ptr %9, align 8
  %51 = icmp eq i32 %50, 2
  br i1 %51, label %52, label %63

52:
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 256
  %54 = load i32, ptr %53, align 8
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 224
  %56 = load ptr, ptr %55, align 8
  %57 = zext i32 %54 to i64
  %58 = getelementptr inbounds nuw ptr, ptr %56, i64 %57
  %59 = load ptr, ptr %58, align 8
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 24
  %61 = load ptr, ptr %60, align 8
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 296
  store ptr %61, ptr %62, align 8
  br label %63

63:
  ret void
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
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 832
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %19 = load i32, ptr %18, align 8
  %20 = zext nneg i32 %19 to i64
  %21 = shl nsw i64 -1, %20
  %22 = xor i64 %21, -1
  br label %29

23:
  %24 = tail call i32 @llvm.cttz.i32(i32 %12, i1 true)
  %25 = getelementptr inbounds nuw i8, ptr %0, i64 832
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

define void @ptxvm_screen_products(ptr %0, i32 %1, i32 %2) #0 {
  ret void
}

define i32 @ptxvm_screen_operands(ptr %0, ptr %1, i32 %2, ptr %3, i32 %4, i32 %5) #0 {
  ret i32 1
}

declare i32 @llvm.cttz.i32(i32, i1) #0

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
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 232
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
  %87 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %88 = load ptr, ptr %87, align 8
  %89 = ptrtoint ptr %88 to i64
  %90 = add i64 %76, %89
  %91 = icmp eq i32 %30, 1
  %92 = getelementptr inbounds nuw i8, ptr %19, i64 140
  %93 = load i32, ptr %92, align 4
  %94 = icmp eq i32 %93, 0
  br i1 %94, label %196, label %95

95:
  %96 = getelementptr inbounds nuw i8, ptr %19, i64 456
  %97 = load ptr, ptr %96, align 8
  %98 = getelementptr inbounds nuw i8, ptr %19, i64 392
  %99 = icmp eq i32 %79, 0
  %100 = icmp eq ptr %17, null
  %101 = getelementptr inbounds nuw i8, ptr %19, i64 176
  %102 = getelementptr inbounds nuw i8, ptr %19, i64 232
  br label %103

103:
  %104 = phi ptr [ %97, %95 ], [ %194, %192 ]
  %105 = phi i32 [ 0, %95 ], [ %193, %192 ]
  %106 = select i1 %91, i32 %105, i32 0
  %107 = load i32, ptr %29, align 8
  %108 = icmp ugt i32 %107, 1
  br i1 %108, label %109, label %135

109:
  %110 = zext i32 %107 to i64
  br label %111

111:
  %112 = phi i64 [ %90, %109 ], [ %132, %127 ]
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
  %129 = getelementptr inbounds nuw i64, ptr %98, i64 %113
  %130 = load i64, ptr %129, align 8
  %131 = mul i64 %130, %122
  %132 = add i64 %131, %112
  %133 = add nuw nsw i64 %113, 1
  %134 = icmp eq i64 %133, %110
  br i1 %134, label %135, label %111

135:
  %136 = phi i64 [ %90, %103 ], [ %132, %127 ]
  %137 = phi i1 [ true, %103 ], [ %128, %127 ]
  br i1 %99, label %138, label %139

138:
  br i1 %91, label %192, label %172

139:
  %140 = phi i64 [ %170, %169 ], [ 0, %135 ]
  %141 = shl nuw nsw i64 %140, 4
  %142 = getelementptr inbounds nuw i32, ptr %104, i64 %140
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
  %154 = and i1 %100, %153
  br i1 %154, label %155, label %158

155:
  %156 = select i1 %2, ptr %152, ptr %145
  %157 = select i1 %2, ptr %145, ptr %152
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %156, ptr align 1 %157, i64 16, i1 false)
  br label %169

158:
  br i1 %2, label %160, label %159

159:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %145, ptr align 8 %101, i64 16, i1 false)
  br label %160

160:
  %161 = icmp slt i64 %150, 1
  br i1 %161, label %169, label %162

162:
  %163 = sub nsw i64 %146, %141
  %164 = getelementptr inbounds i8, ptr %145, i64 %163
  br i1 %100, label %166, label %165

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
  %179 = getelementptr inbounds nuw i64, ptr %102, i64 %178
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
  %193 = add nuw i32 %105, 1
  %194 = getelementptr inbounds nuw i32, ptr %104, i64 %80
  %195 = icmp eq i32 %193, %93
  br i1 %195, label %196, label %103

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

declare i64 @llvm.vector.reduce.or.v32i64(<32 x i64>) #0

declare i64 @llvm.vector.reduce.or.v8i64(<8 x i64>) #0

define internal fastcc i1 @note_rows(ptr %0, ptr %1, i32 %2, i32 %3, i64 %4, i1 %5, i32 %6) unnamed_addr #0 {
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 3136
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 3392
  %10 = trunc nuw nsw i32 %6 to i8
  %11 = udiv i8 32, %10
  %12 = zext nneg i8 %11 to i32
  br i1 %5, label %13, label %25

13:
  %14 = load i64, ptr %9, align 8
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 504
  %16 = load i64, ptr %15, align 8
  %17 = sub i64 %14, %16
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 512
  %19 = load i64, ptr %18, align 8
  %20 = icmp ult i64 %17, %19
  br i1 %20, label %25, label %21

21:
  %22 = tail call preserve_allcc ptr @row_below(ptr %0, i64 %14)
  %23 = icmp eq ptr %22, null
  br i1 %23, label %165, label %24

24:
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 8 %15, ptr align 8 %22, i64 32, i1 false)
  br label %25

25:
  %26 = phi ptr [ %15, %24 ], [ %15, %13 ], [ @note_rows.nothing, %7 ]
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %28 = load i32, ptr %27, align 8
  %29 = zext i32 %28 to i64
  %30 = zext nneg i8 %11 to i64
  %31 = mul i64 %4, %30
  %32 = icmp ugt i64 %31, %29
  %33 = sub i64 %29, %31
  %34 = add i64 %4, -1
  %35 = zext nneg i8 %11 to i64
  %36 = zext nneg i32 %6 to i64
  br label %37

37:
  %38 = phi i64 [ 0, %25 ], [ %52, %37 ]
  %39 = phi i1 [ %32, %25 ], [ %51, %37 ]
  %40 = mul nuw nsw i64 %38, %35
  %41 = getelementptr inbounds nuw i64, ptr %8, i64 %40
  %42 = load i64, ptr %41, align 8
  %43 = add i64 %42, -4294967296
  %44 = icmp ugt i64 %43, %33
  %45 = and i64 %42, %34
  %46 = icmp ne i64 %45, 0
  %47 = or i1 %44, %46
  %48 = add i64 %42, -6442450944
  %49 = icmp ult i64 %48, -4294967296
  %50 = or i1 %49, %47
  %51 = or i1 %39, %50
  %52 = add nuw nsw i64 %38, 1
  %53 = icmp eq i64 %52, %36
  br i1 %53, label %54, label %37

54:
  br i1 %51, label %165, label %55

55:
  %56 = getelementptr inbounds nuw i8, ptr %26, i64 8
  %57 = load i64, ptr %56, align 8
  %58 = icmp ugt i64 %57, 2147483647
  %59 = select i1 %58, ptr %9, ptr %26
  %60 = load i64, ptr %59, align 8
  br i1 %5, label %61, label %84

61:
  %62 = icmp ult i64 %57, %31
  %63 = load i64, ptr %26, align 8
  %64 = sub i64 %57, %31
  br label %65

65:
  %66 = phi i64 [ 0, %61 ], [ %81, %65 ]
  %67 = phi i1 [ %62, %61 ], [ %80, %65 ]
  %68 = mul nuw nsw i64 %66, %35
  %69 = getelementptr inbounds nuw i64, ptr %9, i64 %68
  %70 = load i64, ptr %69, align 8
  %71 = sub i64 %70, %63
  %72 = icmp ugt i64 %71, %64
  %73 = and i64 %70, %34
  %74 = icmp ne i64 %73, 0
  %75 = or i1 %74, %72
  %76 = sub i64 %70, %60
  %77 = add i64 %76, -2147483648
  %78 = icmp ult i64 %77, -4294967296
  %79 = or i1 %78, %75
  %80 = or i1 %67, %79
  %81 = add nuw nsw i64 %66, 1
  %82 = icmp eq i64 %81, %36
  br i1 %82, label %83, label %65

83:
  br i1 %80, label %165, label %84

84:
  %85 = tail call fastcc ptr @new_note(ptr %0, ptr %1, i32 %2, i32 %3)
  %86 = icmp eq ptr %85, null
  br i1 %86, label %165, label %87

87:
  %88 = getelementptr inbounds nuw i8, ptr %1, i64 6200
  %89 = shl i32 %2, 5
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds nuw i64, ptr %88, i64 %90
  %92 = load i64, ptr %91, align 8
  %93 = getelementptr inbounds nuw i8, ptr %85, i64 12
  store i32 -1, ptr %93, align 4
  %94 = trunc i64 %4 to i32
  %95 = getelementptr inbounds nuw i8, ptr %85, i64 16
  store i32 %94, ptr %95, align 8
  %96 = trunc i64 %92 to i32
  %97 = getelementptr inbounds nuw i8, ptr %85, i64 40
  store i32 %96, ptr %97, align 8
  %98 = load <32 x i64>, ptr %91, align 8
  %99 = insertelement <32 x i64> poison, i64 %92, i64 0
  %100 = shufflevector <32 x i64> %99, <32 x i64> poison, <32 x i32> zeroinitializer
  %101 = icmp ne <32 x i64> %98, %100
  %102 = bitcast <32 x i1> %101 to i32
  %103 = icmp ne i32 %102, 0
  %104 = zext i1 %103 to i32
  %105 = getelementptr inbounds nuw i8, ptr %85, i64 44
  store i32 %104, ptr %105, align 4
  br i1 %103, label %106, label %110

106:
  %107 = load <32 x i64>, ptr %91, align 8
  %108 = trunc <32 x i64> %107 to <32 x i32>
  %109 = getelementptr inbounds nuw i8, ptr %85, i64 512
  store <32 x i32> %108, ptr %109, align 8
  br label %110

110:
  %111 = getelementptr inbounds nuw i8, ptr %85, i64 8
  store i32 0, ptr %111, align 8
  %112 = getelementptr inbounds nuw i8, ptr %85, i64 24
  store i64 %60, ptr %112, align 8
  %113 = getelementptr inbounds nuw i8, ptr %26, i64 16
  %114 = load i64, ptr %113, align 8
  %115 = load i64, ptr %26, align 8
  %116 = sub i64 %114, %115
  %117 = getelementptr inbounds nuw i8, ptr %85, i64 32
  store i64 %116, ptr %117, align 8
  %118 = sext i1 %5 to i32
  %119 = getelementptr inbounds nuw i8, ptr %85, i64 20
  store i32 %118, ptr %119, align 4
  %120 = getelementptr inbounds nuw i8, ptr %85, i64 48
  store i32 %6, ptr %120, align 8
  %121 = xor i1 %103, true
  %122 = zext i1 %121 to i32
  %123 = getelementptr inbounds nuw i8, ptr %85, i64 52
  store i32 %122, ptr %123, align 4
  %124 = getelementptr inbounds nuw i8, ptr %85, i64 192
  store i32 1, ptr %111, align 8
  store i32 %3, ptr %124, align 8
  %125 = getelementptr inbounds nuw i8, ptr %85, i64 64
  %126 = getelementptr inbounds nuw i8, ptr %85, i64 128
  br label %135

127:
  br i1 %5, label %128, label %165

128:
  %129 = mul i32 %94, %12
  %130 = tail call i32 @llvm.umin.i32(i32 %129, i32 64)
  %131 = add nsw i32 %130, -1
  %132 = icmp ult i32 %131, %129
  %133 = add i64 %116, %60
  %134 = inttoptr i64 %133 to ptr
  br label %149

135:
  %136 = phi i64 [ 0, %110 ], [ %147, %135 ]
  %137 = mul nuw nsw i64 %136, %35
  %138 = getelementptr inbounds nuw i64, ptr %9, i64 %137
  %139 = load i64, ptr %138, align 8
  %140 = sub i64 %139, %60
  %141 = trunc i64 %140 to i32
  %142 = getelementptr inbounds nuw i32, ptr %125, i64 %136
  store i32 %141, ptr %142, align 4
  %143 = getelementptr inbounds nuw i64, ptr %8, i64 %137
  %144 = load i64, ptr %143, align 8
  %145 = trunc i64 %144 to i32
  %146 = getelementptr inbounds nuw i32, ptr %126, i64 %136
  store i32 %145, ptr %146, align 4
  %147 = add nuw nsw i64 %136, 1
  %148 = icmp eq i64 %147, %36
  br i1 %148, label %127, label %135

149:
  %150 = phi i64 [ 0, %128 ], [ %157, %156 ]
  br i1 %132, label %151, label %156

151:
  %152 = getelementptr inbounds nuw i32, ptr %125, i64 %150
  %153 = load i32, ptr %152, align 4
  %154 = sext i32 %153 to i64
  %155 = getelementptr inbounds i8, ptr %134, i64 %154
  br label %159

156:
  %157 = add nuw nsw i64 %150, 1
  %158 = icmp eq i64 %157, %36
  br i1 %158, label %165, label %149

159:
  %160 = phi i32 [ %131, %151 ], [ %163, %159 ]
  %161 = zext i32 %160 to i64
  %162 = getelementptr inbounds nuw i8, ptr %155, i64 %161
  tail call void @llvm.prefetch.p0(ptr %162, i32 0, i32 2, i32 1)
  %163 = add i32 %160, 64
  %164 = icmp ult i32 %163, %129
  br i1 %164, label %159, label %156

165:
  %166 = phi i1 [ false, %21 ], [ false, %54 ], [ false, %83 ], [ false, %84 ], [ true, %127 ], [ true, %156 ]
  ret i1 %166
}

define internal fastcc void @move_lanes(ptr %0, ptr %1, i32 %2) unnamed_addr #0 {
  %4 = xor i32 %2, -1
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %6 = load i32, ptr %5, align 4
  %7 = and i32 %6, %4
  store i32 %7, ptr %5, align 4
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 48
  %9 = load i32, ptr %8, align 8
  %10 = icmp ne i32 %9, 0
  %11 = icmp ne i32 %2, -1
  %12 = and i1 %11, %10
  br i1 %12, label %13, label %74

13:
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %15 = load ptr, ptr %14, align 8
  %16 = udiv i32 32, %9
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %18 = load i32, ptr %17, align 8
  %19 = mul i32 %18, %9
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %773, label %21

21:
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %24 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %25 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %26 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %27 = getelementptr inbounds nuw i8, ptr %1, i64 64
  br label %28

28:
  %29 = phi i32 [ 0, %21 ], [ %52, %50 ]
  br label %30

30:
  %31 = phi i32 [ %2, %28 ], [ %72, %70 ]
  %32 = tail call i32 @llvm.cttz.i32(i32 %31, i1 true)
  %33 = udiv i32 %32, %16
  %34 = add i32 %33, %29
  %35 = urem i32 %32, %16
  %36 = load i32, ptr %22, align 8
  %37 = mul i32 %36, %35
  %38 = zext i32 %34 to i64
  %39 = getelementptr inbounds nuw i32, ptr %23, i64 %38
  %40 = load i32, ptr %39, align 4
  %41 = load i32, ptr %8, align 8
  %42 = icmp eq i32 %41, 8
  %43 = xor i32 %40, %37
  %44 = add i32 %40, %37
  %45 = select i1 %42, i32 %43, i32 %44
  %46 = load i32, ptr %24, align 4
  %47 = icmp eq i32 %46, 0
  %48 = zext i32 %45 to i64
  %49 = getelementptr inbounds nuw i8, ptr %15, i64 %48
  br i1 %47, label %68, label %56

50:
  %51 = load i32, ptr %8, align 8
  %52 = add i32 %51, %29
  %53 = load i32, ptr %17, align 8
  %54 = mul i32 %53, %51
  %55 = icmp ult i32 %52, %54
  br i1 %55, label %28, label %773

56:
  %57 = load i64, ptr %25, align 8
  %58 = load i64, ptr %26, align 8
  %59 = add i64 %58, %57
  %60 = inttoptr i64 %59 to ptr
  %61 = getelementptr inbounds nuw i32, ptr %27, i64 %38
  %62 = load i32, ptr %61, align 4
  %63 = sext i32 %62 to i64
  %64 = getelementptr inbounds i8, ptr %60, i64 %63
  %65 = zext i32 %37 to i64
  %66 = getelementptr inbounds nuw i8, ptr %64, i64 %65
  %67 = zext i32 %36 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %49, ptr align 1 %66, i64 %67, i1 false)
  br label %70

68:
  %69 = zext i32 %36 to i64
  tail call void @llvm.memset.p0.i64(ptr align 1 %49, i8 0, i64 %69, i1 false)
  br label %70

70:
  %71 = add i32 %31, -1
  %72 = and i32 %71, %31
  %73 = icmp eq i32 %72, 0
  br i1 %73, label %50, label %30

74:
  %75 = icmp eq i32 %9, 8
  br i1 %75, label %76, label %123

76:
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %78 = load ptr, ptr %77, align 8
  %79 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %80 = load i64, ptr %79, align 8
  %81 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %82 = load i64, ptr %81, align 8
  %83 = add i64 %82, %80
  %84 = inttoptr i64 %83 to ptr
  %85 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %86 = getelementptr inbounds nuw i8, ptr %1, i64 64
  br label %87

87:
  %88 = phi i64 [ 0, %76 ], [ %121, %87 ]
  %89 = getelementptr inbounds nuw i32, ptr %85, i64 %88
  %90 = load i32, ptr %89, align 4
  %91 = lshr i32 %90, 4
  %92 = getelementptr inbounds nuw i32, ptr %86, i64 %88
  %93 = load i32, ptr %92, align 4
  %94 = sext i32 %93 to i64
  %95 = getelementptr inbounds i8, ptr %84, i64 %94
  %96 = load <8 x i64>, ptr %95, align 1
  %97 = shufflevector <8 x i64> %96, <8 x i64> poison, <8 x i32> <i32 2, i32 3, i32 0, i32 1, i32 6, i32 7, i32 4, i32
      5>
  %98 = and i32 %91, 1
  %99 = zext nneg i32 %98 to i64
  %100 = sub nsw i64 0, %99
  %101 = insertelement <8 x i64> poison, i64 %100, i64 0
  %102 = shufflevector <8 x i64> %101, <8 x i64> poison, <8 x i32> zeroinitializer
  %103 = and <8 x i64> %102, %97
  %104 = xor <8 x i64> %102, splat (i64 -1)
  %105 = and <8 x i64> %96, %104
  %106 = or disjoint <8 x i64> %103, %105
  %107 = shufflevector <8 x i64> %106, <8 x i64> poison, <8 x i32> <i32 4, i32 5, i32 6, i32 7, i32 0, i32 1, i32 2, i32
      3>
  %108 = lshr i32 %90, 5
  %109 = and i32 %108, 1
  %110 = zext nneg i32 %109 to i64
  %111 = sub nsw i64 0, %110
  %112 = insertelement <8 x i64> poison, i64 %111, i64 0
  %113 = shufflevector <8 x i64> %112, <8 x i64> poison, <8 x i32> zeroinitializer
  %114 = and <8 x i64> %107, %113
  %115 = xor <8 x i64> %113, splat (i64 -1)
  %116 = and <8 x i64> %106, %115
  %117 = or disjoint <8 x i64> %114, %116
  %118 = and i32 %90, -64
  %119 = zext i32 %118 to i64
  %120 = getelementptr inbounds nuw i8, ptr %78, i64 %119
  store <8 x i64> %117, ptr %120, align 1
  %121 = add nuw nsw i64 %88, 1
  %122 = icmp eq i64 %121, 8
  br i1 %122, label %773, label %87

123:
  %124 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %125 = load i32, ptr %124, align 8
  %126 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %127 = load ptr, ptr %126, align 8
  switch i32 %125, label %564 [
    i32 4, label %128
    i32 8, label %346
  ]

128:
  switch i32 %9, label %197 [
    i32 1, label %140
    i32 4, label %129
  ]

129:
  %130 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %131 = load i32, ptr %130, align 8
  %132 = and i32 %131, 1073741823
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %773, label %134

134:
  %135 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %136 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %137 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %138 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %139 = getelementptr inbounds nuw i8, ptr %1, i64 64
  br label %173

140:
  %141 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %142 = load i32, ptr %141, align 8
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %773, label %144

144:
  %145 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %146 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %147 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %148 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %149 = getelementptr inbounds nuw i8, ptr %1, i64 64
  br label %150

150:
  %151 = phi i64 [ 0, %144 ], [ %169, %168 ]
  %152 = getelementptr inbounds nuw i32, ptr %145, i64 %151
  %153 = load i32, ptr %152, align 4
  %154 = zext i32 %153 to i64
  %155 = getelementptr inbounds nuw i8, ptr %127, i64 %154
  %156 = load i32, ptr %146, align 4
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %167, label %158

158:
  %159 = load i64, ptr %147, align 8
  %160 = load i64, ptr %148, align 8
  %161 = add i64 %160, %159
  %162 = inttoptr i64 %161 to ptr
  %163 = getelementptr inbounds nuw i32, ptr %149, i64 %151
  %164 = load i32, ptr %163, align 4
  %165 = sext i32 %164 to i64
  %166 = getelementptr inbounds i8, ptr %162, i64 %165
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %155, ptr align 1 %166, i64 128, i1 false)
  br label %168

167:
  tail call void @llvm.memset.p0.i64(ptr align 1 %155, i8 0, i64 128, i1 false)
  br label %168

168:
  %169 = add nuw nsw i64 %151, 1
  %170 = load i32, ptr %141, align 8
  %171 = zext i32 %170 to i64
  %172 = icmp samesign ult i64 %169, %171
  br i1 %172, label %150, label %773

173:
  %174 = phi i64 [ 0, %134 ], [ %192, %191 ]
  %175 = getelementptr inbounds nuw i32, ptr %135, i64 %174
  %176 = load i32, ptr %175, align 4
  %177 = zext i32 %176 to i64
  %178 = getelementptr inbounds nuw i8, ptr %127, i64 %177
  %179 = load i32, ptr %136, align 4
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %190, label %181

181:
  %182 = load i64, ptr %137, align 8
  %183 = load i64, ptr %138, align 8
  %184 = add i64 %183, %182
  %185 = inttoptr i64 %184 to ptr
  %186 = getelementptr inbounds nuw i32, ptr %139, i64 %174
  %187 = load i32, ptr %186, align 4
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds i8, ptr %185, i64 %188
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %178, ptr align 1 %189, i64 32, i1 false)
  br label %191

190:
  tail call void @llvm.memset.p0.i64(ptr align 1 %178, i8 0, i64 32, i1 false)
  br label %191

191:
  %192 = add nuw nsw i64 %174, 1
  %193 = load i32, ptr %130, align 8
  %194 = shl i32 %193, 2
  %195 = zext i32 %194 to i64
  %196 = icmp samesign ult i64 %192, %195
  br i1 %196, label %173, label %773

197:
  %198 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %199 = load i32, ptr %198, align 4
  %200 = and i32 %199, %2
  %201 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %202 = load i64, ptr %201, align 8
  %203 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %204 = load i64, ptr %203, align 8
  %205 = add i64 %204, %202
  %206 = inttoptr i64 %205 to ptr
  switch i32 %200, label %207 [
    i32 -1, label %210
    i32 0, label %312
  ]

207:
  %208 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %209 = getelementptr inbounds nuw i8, ptr %1, i64 256
  br label %213

210:
  %211 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %212 = getelementptr inbounds nuw i8, ptr %1, i64 256
  br label %229

213:
  %214 = phi i32 [ %200, %207 ], [ %227, %213 ]
  %215 = tail call i32 @llvm.cttz.i32(i32 %214, i1 true)
  %216 = zext nneg i32 %215 to i64
  %217 = getelementptr inbounds nuw i32, ptr %208, i64 %216
  %218 = load i32, ptr %217, align 4
  %219 = zext i32 %218 to i64
  %220 = getelementptr inbounds nuw i8, ptr %127, i64 %219
  %221 = getelementptr inbounds nuw i32, ptr %209, i64 %216
  %222 = load i32, ptr %221, align 4
  %223 = sext i32 %222 to i64
  %224 = getelementptr inbounds i8, ptr %206, i64 %223
  %225 = load i32, ptr %224, align 1
  store i32 %225, ptr %220, align 1
  %226 = add i32 %214, -1
  %227 = and i32 %226, %214
  %228 = icmp eq i32 %227, 0
  br i1 %228, label %312, label %213

229:
  %230 = phi i64 [ 0, %210 ], [ %310, %229 ]
  %231 = getelementptr inbounds nuw i32, ptr %211, i64 %230
  %232 = load i32, ptr %231, align 4
  %233 = zext i32 %232 to i64
  %234 = getelementptr inbounds nuw i8, ptr %127, i64 %233
  %235 = getelementptr inbounds nuw i32, ptr %212, i64 %230
  %236 = load i32, ptr %235, align 4
  %237 = sext i32 %236 to i64
  %238 = getelementptr inbounds i8, ptr %206, i64 %237
  %239 = load i32, ptr %238, align 1
  store i32 %239, ptr %234, align 1
  %240 = or disjoint i64 %230, 1
  %241 = getelementptr inbounds nuw i32, ptr %211, i64 %240
  %242 = load i32, ptr %241, align 4
  %243 = zext i32 %242 to i64
  %244 = getelementptr inbounds nuw i8, ptr %127, i64 %243
  %245 = getelementptr inbounds nuw i32, ptr %212, i64 %240
  %246 = load i32, ptr %245, align 4
  %247 = sext i32 %246 to i64
  %248 = getelementptr inbounds i8, ptr %206, i64 %247
  %249 = load i32, ptr %248, align 1
  store i32 %249, ptr %244, align 1
  %250 = or disjoint i64 %230, 2
  %251 = getelementptr inbounds nuw i32, ptr %211, i64 %250
  %252 = load i32, ptr %251, align 4
  %253 = zext i32 %252 to i64
  %254 = getelementptr inbounds nuw i8, ptr %127, i64 %253
  %255 = getelementptr inbounds nuw i32, ptr %212, i64 %250
  %256 = load i32, ptr %255, align 4
  %257 = sext i32 %256 to i64
  %258 = getelementptr inbounds i8, ptr %206, i64 %257
  %259 = load i32, ptr %258, align 1
  store i32 %259, ptr %254, align 1
  %260 = or disjoint i64 %230, 3
  %261 = getelementptr inbounds nuw i32, ptr %211, i64 %260
  %262 = load i32, ptr %261, align 4
  %263 = zext i32 %262 to i64
  %264 = getelementptr inbounds nuw i8, ptr %127, i64 %263
  %265 = getelementptr inbounds nuw i32, ptr %212, i64 %260
  %266 = load i32, ptr %265, align 4
  %267 = sext i32 %266 to i64
  %268 = getelementptr inbounds i8, ptr %206, i64 %267
  %269 = load i32, ptr %268, align 1
  store i32 %269, ptr %264, align 1
  %270 = or disjoint i64 %230, 4
  %271 = getelementptr inbounds nuw i32, ptr %211, i64 %270
  %272 = load i32, ptr %271, align 4
  %273 = zext i32 %272 to i64
  %274 = getelementptr inbounds nuw i8, ptr %127, i64 %273
  %275 = getelementptr inbounds nuw i32, ptr %212, i64 %270
  %276 = load i32, ptr %275, align 4
  %277 = sext i32 %276 to i64
  %278 = getelementptr inbounds i8, ptr %206, i64 %277
  %279 = load i32, ptr %278, align 1
  store i32 %279, ptr %274, align 1
  %280 = or disjoint i64 %230, 5
  %281 = getelementptr inbounds nuw i32, ptr %211, i64 %280
  %282 = load i32, ptr %281, align 4
  %283 = zext i32 %282 to i64
  %284 = getelementptr inbounds nuw i8, ptr %127, i64 %283
  %285 = getelementptr inbounds nuw i32, ptr %212, i64 %280
  %286 = load i32, ptr %285, align 4
  %287 = sext i32 %286 to i64
  %288 = getelementptr inbounds i8, ptr %206, i64 %287
  %289 = load i32, ptr %288, align 1
  store i32 %289, ptr %284, align 1
  %290 = or disjoint i64 %230, 6
  %291 = getelementptr inbounds nuw i32, ptr %211, i64 %290
  %292 = load i32, ptr %291, align 4
  %293 = zext i32 %292 to i64
  %294 = getelementptr inbounds nuw i8, ptr %127, i64 %293
  %295 = getelementptr inbounds nuw i32, ptr %212, i64 %290
  %296 = load i32, ptr %295, align 4
  %297 = sext i32 %296 to i64
  %298 = getelementptr inbounds i8, ptr %206, i64 %297
  %299 = load i32, ptr %298, align 1
  store i32 %299, ptr %294, align 1
  %300 = or disjoint i64 %230, 7
  %301 = getelementptr inbounds nuw i32, ptr %211, i64 %300
  %302 = load i32, ptr %301, align 4
  %303 = zext i32 %302 to i64
  %304 = getelementptr inbounds nuw i8, ptr %127, i64 %303
  %305 = getelementptr inbounds nuw i32, ptr %212, i64 %300
  %306 = load i32, ptr %305, align 4
  %307 = sext i32 %306 to i64
  %308 = getelementptr inbounds i8, ptr %206, i64 %307
  %309 = load i32, ptr %308, align 1
  store i32 %309, ptr %304, align 1
  %310 = add nuw nsw i64 %230, 8
  %311 = icmp eq i64 %310, 32
  br i1 %311, label %312, label %229

312:
  %313 = load i32, ptr %198, align 4
  %314 = xor i32 %313, -1
  %315 = and i32 %2, %314
  %316 = icmp eq i32 %315, 0
  br i1 %316, label %773, label %317

317:
  %318 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %319 = getelementptr inbounds nuw i8, ptr %1, i64 640
  %320 = getelementptr inbounds nuw i8, ptr %1, i64 256
  br label %321

321:
  %322 = phi i32 [ %315, %317 ], [ %344, %342 ]
  %323 = tail call i32 @llvm.cttz.i32(i32 %322, i1 true)
  %324 = zext nneg i32 %323 to i64
  %325 = getelementptr inbounds nuw i32, ptr %318, i64 %324
  %326 = load i32, ptr %325, align 4
  %327 = zext i32 %326 to i64
  %328 = getelementptr inbounds nuw i8, ptr %127, i64 %327
  store i32 0, ptr %328, align 1
  %329 = getelementptr inbounds nuw i8, ptr %319, i64 %324
  %330 = load i8, ptr %329, align 1
  %331 = icmp eq i8 %330, 0
  br i1 %331, label %342, label %332

332:
  %333 = load i64, ptr %201, align 8
  %334 = load i64, ptr %203, align 8
  %335 = add i64 %334, %333
  %336 = inttoptr i64 %335 to ptr
  %337 = getelementptr inbounds nuw i32, ptr %320, i64 %324
  %338 = load i32, ptr %337, align 4
  %339 = sext i32 %338 to i64
  %340 = getelementptr inbounds i8, ptr %336, i64 %339
  %341 = zext i8 %330 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %328, ptr align 1 %340, i64 %341, i1 false)
  br label %342

342:
  %343 = add i32 %322, -1
  %344 = and i32 %343, %322
  %345 = icmp eq i32 %344, 0
  br i1 %345, label %773, label %321

346:
  switch i32 %9, label %415 [
    i32 1, label %358
    i32 4, label %347
  ]

347:
  %348 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %349 = load i32, ptr %348, align 8
  %350 = and i32 %349, 1073741823
  %351 = icmp eq i32 %350, 0
  br i1 %351, label %773, label %352

352:
  %353 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %354 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %355 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %356 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %357 = getelementptr inbounds nuw i8, ptr %1, i64 64
  br label %391

358:
  %359 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %360 = load i32, ptr %359, align 8
  %361 = icmp eq i32 %360, 0
  br i1 %361, label %773, label %362

362:
  %363 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %364 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %365 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %366 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %367 = getelementptr inbounds nuw i8, ptr %1, i64 64
  br label %368

368:
  %369 = phi i64 [ 0, %362 ], [ %387, %386 ]
  %370 = getelementptr inbounds nuw i32, ptr %363, i64 %369
  %371 = load i32, ptr %370, align 4
  %372 = zext i32 %371 to i64
  %373 = getelementptr inbounds nuw i8, ptr %127, i64 %372
  %374 = load i32, ptr %364, align 4
  %375 = icmp eq i32 %374, 0
  br i1 %375, label %385, label %376

376:
  %377 = load i64, ptr %365, align 8
  %378 = load i64, ptr %366, align 8
  %379 = add i64 %378, %377
  %380 = inttoptr i64 %379 to ptr
  %381 = getelementptr inbounds nuw i32, ptr %367, i64 %369
  %382 = load i32, ptr %381, align 4
  %383 = sext i32 %382 to i64
  %384 = getelementptr inbounds i8, ptr %380, i64 %383
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %373, ptr align 1 %384, i64 256, i1 false)
  br label %386

385:
  tail call void @llvm.memset.p0.i64(ptr align 1 %373, i8 0, i64 256, i1 false)
  br label %386

386:
  %387 = add nuw nsw i64 %369, 1
  %388 = load i32, ptr %359, align 8
  %389 = zext i32 %388 to i64
  %390 = icmp samesign ult i64 %387, %389
  br i1 %390, label %368, label %773

391:
  %392 = phi i64 [ 0, %352 ], [ %410, %409 ]
  %393 = getelementptr inbounds nuw i32, ptr %353, i64 %392
  %394 = load i32, ptr %393, align 4
  %395 = zext i32 %394 to i64
  %396 = getelementptr inbounds nuw i8, ptr %127, i64 %395
  %397 = load i32, ptr %354, align 4
  %398 = icmp eq i32 %397, 0
  br i1 %398, label %408, label %399

399:
  %400 = load i64, ptr %355, align 8
  %401 = load i64, ptr %356, align 8
  %402 = add i64 %401, %400
  %403 = inttoptr i64 %402 to ptr
  %404 = getelementptr inbounds nuw i32, ptr %357, i64 %392
  %405 = load i32, ptr %404, align 4
  %406 = sext i32 %405 to i64
  %407 = getelementptr inbounds i8, ptr %403, i64 %406
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %396, ptr align 1 %407, i64 64, i1 false)
  br label %409

408:
  tail call void @llvm.memset.p0.i64(ptr align 1 %396, i8 0, i64 64, i1 false)
  br label %409

409:
  %410 = add nuw nsw i64 %392, 1
  %411 = load i32, ptr %348, align 8
  %412 = shl i32 %411, 2
  %413 = zext i32 %412 to i64
  %414 = icmp samesign ult i64 %410, %413
  br i1 %414, label %391, label %773

415:
  %416 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %417 = load i32, ptr %416, align 4
  %418 = and i32 %417, %2
  %419 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %420 = load i64, ptr %419, align 8
  %421 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %422 = load i64, ptr %421, align 8
  %423 = add i64 %422, %420
  %424 = inttoptr i64 %423 to ptr
  switch i32 %418, label %425 [
    i32 -1, label %428
    i32 0, label %530
  ]

425:
  %426 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %427 = getelementptr inbounds nuw i8, ptr %1, i64 256
  br label %431

428:
  %429 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %430 = getelementptr inbounds nuw i8, ptr %1, i64 256
  br label %447

431:
  %432 = phi i32 [ %418, %425 ], [ %445, %431 ]
  %433 = tail call i32 @llvm.cttz.i32(i32 %432, i1 true)
  %434 = zext nneg i32 %433 to i64
  %435 = getelementptr inbounds nuw i32, ptr %426, i64 %434
  %436 = load i32, ptr %435, align 4
  %437 = zext i32 %436 to i64
  %438 = getelementptr inbounds nuw i8, ptr %127, i64 %437
  %439 = getelementptr inbounds nuw i32, ptr %427, i64 %434
  %440 = load i32, ptr %439, align 4
  %441 = sext i32 %440 to i64
  %442 = getelementptr inbounds i8, ptr %424, i64 %441
  %443 = load i64, ptr %442, align 1
  store i64 %443, ptr %438, align 1
  %444 = add i32 %432, -1
  %445 = and i32 %444, %432
  %446 = icmp eq i32 %445, 0
  br i1 %446, label %530, label %431

447:
  %448 = phi i64 [ 0, %428 ], [ %528, %447 ]
  %449 = getelementptr inbounds nuw i32, ptr %429, i64 %448
  %450 = load i32, ptr %449, align 4
  %451 = zext i32 %450 to i64
  %452 = getelementptr inbounds nuw i8, ptr %127, i64 %451
  %453 = getelementptr inbounds nuw i32, ptr %430, i64 %448
  %454 = load i32, ptr %453, align 4
  %455 = sext i32 %454 to i64
  %456 = getelementptr inbounds i8, ptr %424, i64 %455
  %457 = load i64, ptr %456, align 1
  store i64 %457, ptr %452, align 1
  %458 = or disjoint i64 %448, 1
  %459 = getelementptr inbounds nuw i32, ptr %429, i64 %458
  %460 = load i32, ptr %459, align 4
  %461 = zext i32 %460 to i64
  %462 = getelementptr inbounds nuw i8, ptr %127, i64 %461
  %463 = getelementptr inbounds nuw i32, ptr %430, i64 %458
  %464 = load i32, ptr %463, align 4
  %465 = sext i32 %464 to i64
  %466 = getelementptr inbounds i8, ptr %424, i64 %465
  %467 = load i64, ptr %466, align 1
  store i64 %467, ptr %462, align 1
  %468 = or disjoint i64 %448, 2
  %469 = getelementptr inbounds nuw i32, ptr %429, i64 %468
  %470 = load i32, ptr %469, align 4
  %471 = zext i32 %470 to i64
  %472 = getelementptr inbounds nuw i8, ptr %127, i64 %471
  %473 = getelementptr inbounds nuw i32, ptr %430, i64 %468
  %474 = load i32, ptr %473, align 4
  %475 = sext i32 %474 to i64
  %476 = getelementptr inbounds i8, ptr %424, i64 %475
  %477 = load i64, ptr %476, align 1
  store i64 %477, ptr %472, align 1
  %478 = or disjoint i64 %448, 3
  %479 = getelementptr inbounds nuw i32, ptr %429, i64 %478
  %480 = load i32, ptr %479, align 4
  %481 = zext i32 %480 to i64
  %482 = getelementptr inbounds nuw i8, ptr %127, i64 %481
  %483 = getelementptr inbounds nuw i32, ptr %430, i64 %478
  %484 = load i32, ptr %483, align 4
  %485 = sext i32 %484 to i64
  %486 = getelementptr inbounds i8, ptr %424, i64 %485
  %487 = load i64, ptr %486, align 1
  store i64 %487, ptr %482, align 1
  %488 = or disjoint i64 %448, 4
  %489 = getelementptr inbounds nuw i32, ptr %429, i64 %488
  %490 = load i32, ptr %489, align 4
  %491 = zext i32 %490 to i64
  %492 = getelementptr inbounds nuw i8, ptr %127, i64 %491
  %493 = getelementptr inbounds nuw i32, ptr %430, i64 %488
  %494 = load i32, ptr %493, align 4
  %495 = sext i32 %494 to i64
  %496 = getelementptr inbounds i8, ptr %424, i64 %495
  %497 = load i64, ptr %496, align 1
  store i64 %497, ptr %492, align 1
  %498 = or disjoint i64 %448, 5
  %499 = getelementptr inbounds nuw i32, ptr %429, i64 %498
  %500 = load i32, ptr %499, align 4
  %501 = zext i32 %500 to i64
  %502 = getelementptr inbounds nuw i8, ptr %127, i64 %501
  %503 = getelementptr inbounds nuw i32, ptr %430, i64 %498
  %504 = load i32, ptr %503, align 4
  %505 = sext i32 %504 to i64
  %506 = getelementptr inbounds i8, ptr %424, i64 %505
  %507 = load i64, ptr %506, align 1
  store i64 %507, ptr %502, align 1
  %508 = or disjoint i64 %448, 6
  %509 = getelementptr inbounds nuw i32, ptr %429, i64 %508
  %510 = load i32, ptr %509, align 4
  %511 = zext i32 %510 to i64
  %512 = getelementptr inbounds nuw i8, ptr %127, i64 %511
  %513 = getelementptr inbounds nuw i32, ptr %430, i64 %508
  %514 = load i32, ptr %513, align 4
  %515 = sext i32 %514 to i64
  %516 = getelementptr inbounds i8, ptr %424, i64 %515
  %517 = load i64, ptr %516, align 1
  store i64 %517, ptr %512, align 1
  %518 = or disjoint i64 %448, 7
  %519 = getelementptr inbounds nuw i32, ptr %429, i64 %518
  %520 = load i32, ptr %519, align 4
  %521 = zext i32 %520 to i64
  %522 = getelementptr inbounds nuw i8, ptr %127, i64 %521
  %523 = getelementptr inbounds nuw i32, ptr %430, i64 %518
  %524 = load i32, ptr %523, align 4
  %525 = sext i32 %524 to i64
  %526 = getelementptr inbounds i8, ptr %424, i64 %525
  %527 = load i64, ptr %526, align 1
  store i64 %527, ptr %522, align 1
  %528 = add nuw nsw i64 %448, 8
  %529 = icmp eq i64 %528, 32
  br i1 %529, label %530, label %447

530:
  %531 = load i32, ptr %416, align 4
  %532 = xor i32 %531, -1
  %533 = and i32 %2, %532
  %534 = icmp eq i32 %533, 0
  br i1 %534, label %773, label %535

535:
  %536 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %537 = getelementptr inbounds nuw i8, ptr %1, i64 640
  %538 = getelementptr inbounds nuw i8, ptr %1, i64 256
  br label %539

539:
  %540 = phi i32 [ %533, %535 ], [ %562, %560 ]
  %541 = tail call i32 @llvm.cttz.i32(i32 %540, i1 true)
  %542 = zext nneg i32 %541 to i64
  %543 = getelementptr inbounds nuw i32, ptr %536, i64 %542
  %544 = load i32, ptr %543, align 4
  %545 = zext i32 %544 to i64
  %546 = getelementptr inbounds nuw i8, ptr %127, i64 %545
  store i64 0, ptr %546, align 1
  %547 = getelementptr inbounds nuw i8, ptr %537, i64 %542
  %548 = load i8, ptr %547, align 1
  %549 = icmp eq i8 %548, 0
  br i1 %549, label %560, label %550

550:
  %551 = load i64, ptr %419, align 8
  %552 = load i64, ptr %421, align 8
  %553 = add i64 %552, %551
  %554 = inttoptr i64 %553 to ptr
  %555 = getelementptr inbounds nuw i32, ptr %538, i64 %542
  %556 = load i32, ptr %555, align 4
  %557 = sext i32 %556 to i64
  %558 = getelementptr inbounds i8, ptr %554, i64 %557
  %559 = zext i8 %548 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %546, ptr align 1 %558, i64 %559, i1 false)
  br label %560

560:
  %561 = add i32 %540, -1
  %562 = and i32 %561, %540
  %563 = icmp eq i32 %562, 0
  br i1 %563, label %773, label %539

564:
  switch i32 %9, label %633 [
    i32 1, label %576
    i32 4, label %565
  ]

565:
  %566 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %567 = load i32, ptr %566, align 8
  %568 = and i32 %567, 1073741823
  %569 = icmp eq i32 %568, 0
  br i1 %569, label %773, label %570

570:
  %571 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %572 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %573 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %574 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %575 = getelementptr inbounds nuw i8, ptr %1, i64 64
  br label %609

576:
  %577 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %578 = load i32, ptr %577, align 8
  %579 = icmp eq i32 %578, 0
  br i1 %579, label %773, label %580

580:
  %581 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %582 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %583 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %584 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %585 = getelementptr inbounds nuw i8, ptr %1, i64 64
  br label %586

586:
  %587 = phi i64 [ 0, %580 ], [ %605, %604 ]
  %588 = getelementptr inbounds nuw i32, ptr %581, i64 %587
  %589 = load i32, ptr %588, align 4
  %590 = zext i32 %589 to i64
  %591 = getelementptr inbounds nuw i8, ptr %127, i64 %590
  %592 = load i32, ptr %582, align 4
  %593 = icmp eq i32 %592, 0
  br i1 %593, label %603, label %594

594:
  %595 = load i64, ptr %583, align 8
  %596 = load i64, ptr %584, align 8
  %597 = add i64 %596, %595
  %598 = inttoptr i64 %597 to ptr
  %599 = getelementptr inbounds nuw i32, ptr %585, i64 %587
  %600 = load i32, ptr %599, align 4
  %601 = sext i32 %600 to i64
  %602 = getelementptr inbounds i8, ptr %598, i64 %601
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %591, ptr align 1 %602, i64 512, i1 false)
  br label %604

603:
  tail call void @llvm.memset.p0.i64(ptr align 1 %591, i8 0, i64 512, i1 false)
  br label %604

604:
  %605 = add nuw nsw i64 %587, 1
  %606 = load i32, ptr %577, align 8
  %607 = zext i32 %606 to i64
  %608 = icmp samesign ult i64 %605, %607
  br i1 %608, label %586, label %773

609:
  %610 = phi i64 [ 0, %570 ], [ %628, %627 ]
  %611 = getelementptr inbounds nuw i32, ptr %571, i64 %610
  %612 = load i32, ptr %611, align 4
  %613 = zext i32 %612 to i64
  %614 = getelementptr inbounds nuw i8, ptr %127, i64 %613
  %615 = load i32, ptr %572, align 4
  %616 = icmp eq i32 %615, 0
  br i1 %616, label %626, label %617

617:
  %618 = load i64, ptr %573, align 8
  %619 = load i64, ptr %574, align 8
  %620 = add i64 %619, %618
  %621 = inttoptr i64 %620 to ptr
  %622 = getelementptr inbounds nuw i32, ptr %575, i64 %610
  %623 = load i32, ptr %622, align 4
  %624 = sext i32 %623 to i64
  %625 = getelementptr inbounds i8, ptr %621, i64 %624
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %614, ptr align 1 %625, i64 128, i1 false)
  br label %627

626:
  tail call void @llvm.memset.p0.i64(ptr align 1 %614, i8 0, i64 128, i1 false)
  br label %627

627:
  %628 = add nuw nsw i64 %610, 1
  %629 = load i32, ptr %566, align 8
  %630 = shl i32 %629, 2
  %631 = zext i32 %630 to i64
  %632 = icmp samesign ult i64 %628, %631
  br i1 %632, label %609, label %773

633:
  %634 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %635 = load i32, ptr %634, align 4
  %636 = and i32 %635, %2
  %637 = getelementptr inbounds nuw i8, ptr %1, i64 24
  %638 = load i64, ptr %637, align 8
  %639 = getelementptr inbounds nuw i8, ptr %1, i64 32
  %640 = load i64, ptr %639, align 8
  %641 = add i64 %640, %638
  %642 = inttoptr i64 %641 to ptr
  switch i32 %636, label %643 [
    i32 -1, label %646
    i32 0, label %739
  ]

643:
  %644 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %645 = getelementptr inbounds nuw i8, ptr %1, i64 256
  br label %649

646:
  %647 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %648 = getelementptr inbounds nuw i8, ptr %1, i64 256
  br label %664

649:
  %650 = phi i32 [ %636, %643 ], [ %662, %649 ]
  %651 = tail call i32 @llvm.cttz.i32(i32 %650, i1 true)
  %652 = zext nneg i32 %651 to i64
  %653 = getelementptr inbounds nuw i32, ptr %644, i64 %652
  %654 = load i32, ptr %653, align 4
  %655 = zext i32 %654 to i64
  %656 = getelementptr inbounds nuw i8, ptr %127, i64 %655
  %657 = getelementptr inbounds nuw i32, ptr %645, i64 %652
  %658 = load i32, ptr %657, align 4
  %659 = sext i32 %658 to i64
  %660 = getelementptr inbounds i8, ptr %642, i64 %659
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %656, ptr align 1 %660, i64 16, i1 false)
  %661 = add i32 %650, -1
  %662 = and i32 %661, %650
  %663 = icmp eq i32 %662, 0
  br i1 %663, label %739, label %649

664:
  %665 = phi i64 [ 0, %646 ], [ %737, %664 ]
  %666 = getelementptr inbounds nuw i32, ptr %647, i64 %665
  %667 = load i32, ptr %666, align 4
  %668 = zext i32 %667 to i64
  %669 = getelementptr inbounds nuw i8, ptr %127, i64 %668
  %670 = getelementptr inbounds nuw i32, ptr %648, i64 %665
  %671 = load i32, ptr %670, align 4
  %672 = sext i32 %671 to i64
  %673 = getelementptr inbounds i8, ptr %642, i64 %672
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %669, ptr align 1 %673, i64 16, i1 false)
  %674 = or disjoint i64 %665, 1
  %675 = getelementptr inbounds nuw i32, ptr %647, i64 %674
  %676 = load i32, ptr %675, align 4
  %677 = zext i32 %676 to i64
  %678 = getelementptr inbounds nuw i8, ptr %127, i64 %677
  %679 = getelementptr inbounds nuw i32, ptr %648, i64 %674
  %680 = load i32, ptr %679, align 4
  %681 = sext i32 %680 to i64
  %682 = getelementptr inbounds i8, ptr %642, i64 %681
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %678, ptr align 1 %682, i64 16, i1 false)
  %683 = or disjoint i64 %665, 2
  %684 = getelementptr inbounds nuw i32, ptr %647, i64 %683
  %685 = load i32, ptr %684, align 4
  %686 = zext i32 %685 to i64
  %687 = getelementptr inbounds nuw i8, ptr %127, i64 %686
  %688 = getelementptr inbounds nuw i32, ptr %648, i64 %683
  %689 = load i32, ptr %688, align 4
  %690 = sext i32 %689 to i64
  %691 = getelementptr inbounds i8, ptr %642, i64 %690
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %687, ptr align 1 %691, i64 16, i1 false)
  %692 = or disjoint i64 %665, 3
  %693 = getelementptr inbounds nuw i32, ptr %647, i64 %692
  %694 = load i32, ptr %693, align 4
  %695 = zext i32 %694 to i64
  %696 = getelementptr inbounds nuw i8, ptr %127, i64 %695
  %697 = getelementptr inbounds nuw i32, ptr %648, i64 %692
  %698 = load i32, ptr %697, align 4
  %699 = sext i32 %698 to i64
  %700 = getelementptr inbounds i8, ptr %642, i64 %699
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %696, ptr align 1 %700, i64 16, i1 false)
  %701 = or disjoint i64 %665, 4
  %702 = getelementptr inbounds nuw i32, ptr %647, i64 %701
  %703 = load i32, ptr %702, align 4
  %704 = zext i32 %703 to i64
  %705 = getelementptr inbounds nuw i8, ptr %127, i64 %704
  %706 = getelementptr inbounds nuw i32, ptr %648, i64 %701
  %707 = load i32, ptr %706, align 4
  %708 = sext i32 %707 to i64
  %709 = getelementptr inbounds i8, ptr %642, i64 %708
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %705, ptr align 1 %709, i64 16, i1 false)
  %710 = or disjoint i64 %665, 5
  %711 = getelementptr inbounds nuw i32, ptr %647, i64 %710
  %712 = load i32, ptr %711, align 4
  %713 = zext i32 %712 to i64
  %714 = getelementptr inbounds nuw i8, ptr %127, i64 %713
  %715 = getelementptr inbounds nuw i32, ptr %648, i64 %710
  %716 = load i32, ptr %715, align 4
  %717 = sext i32 %716 to i64
  %718 = getelementptr inbounds i8, ptr %642, i64 %717
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %714, ptr align 1 %718, i64 16, i1 false)
  %719 = or disjoint i64 %665, 6
  %720 = getelementptr inbounds nuw i32, ptr %647, i64 %719
  %721 = load i32, ptr %720, align 4
  %722 = zext i32 %721 to i64
  %723 = getelementptr inbounds nuw i8, ptr %127, i64 %722
  %724 = getelementptr inbounds nuw i32, ptr %648, i64 %719
  %725 = load i32, ptr %724, align 4
  %726 = sext i32 %725 to i64
  %727 = getelementptr inbounds i8, ptr %642, i64 %726
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %723, ptr align 1 %727, i64 16, i1 false)
  %728 = or disjoint i64 %665, 7
  %729 = getelementptr inbounds nuw i32, ptr %647, i64 %728
  %730 = load i32, ptr %729, align 4
  %731 = zext i32 %730 to i64
  %732 = getelementptr inbounds nuw i8, ptr %127, i64 %731
  %733 = getelementptr inbounds nuw i32, ptr %648, i64 %728
  %734 = load i32, ptr %733, align 4
  %735 = sext i32 %734 to i64
  %736 = getelementptr inbounds i8, ptr %642, i64 %735
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %732, ptr align 1 %736, i64 16, i1 false)
  %737 = add nuw nsw i64 %665, 8
  %738 = icmp eq i64 %737, 32
  br i1 %738, label %739, label %664

739:
  %740 = load i32, ptr %634, align 4
  %741 = xor i32 %740, -1
  %742 = and i32 %2, %741
  %743 = icmp eq i32 %742, 0
  br i1 %743, label %773, label %744

744:
  %745 = getelementptr inbounds nuw i8, ptr %1, i64 384
  %746 = getelementptr inbounds nuw i8, ptr %1, i64 640
  %747 = getelementptr inbounds nuw i8, ptr %1, i64 256
  br label %748

748:
  %749 = phi i32 [ %742, %744 ], [ %771, %769 ]
  %750 = tail call i32 @llvm.cttz.i32(i32 %749, i1 true)
  %751 = zext nneg i32 %750 to i64
  %752 = getelementptr inbounds nuw i32, ptr %745, i64 %751
  %753 = load i32, ptr %752, align 4
  %754 = zext i32 %753 to i64
  %755 = getelementptr inbounds nuw i8, ptr %127, i64 %754
  tail call void @llvm.memset.p0.i64(ptr align 1 %755, i8 0, i64 16, i1 false)
  %756 = getelementptr inbounds nuw i8, ptr %746, i64 %751
  %757 = load i8, ptr %756, align 1
  %758 = icmp eq i8 %757, 0
  br i1 %758, label %769, label %759

759:
  %760 = load i64, ptr %637, align 8
  %761 = load i64, ptr %639, align 8
  %762 = add i64 %761, %760
  %763 = inttoptr i64 %762 to ptr
  %764 = getelementptr inbounds nuw i32, ptr %747, i64 %751
  %765 = load i32, ptr %764, align 4
  %766 = sext i32 %765 to i64
  %767 = getelementptr inbounds i8, ptr %763, i64 %766
  %768 = zext i8 %757 to i64
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %755, ptr align 1 %767, i64 %768, i1 false)
  br label %769

769:
  %770 = add i32 %749, -1
  %771 = and i32 %770, %749
  %772 = icmp eq i32 %771, 0
  br i1 %772, label %773, label %748

773:
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

define internal fastcc i1 @take_chunk(ptr %0) unnamed_addr #0 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %3 = load i64, ptr %2, align 8
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %5 = load i64, ptr %4, align 8
  %6 = icmp ult i64 %3, %5
  br i1 %6, label %19, label %7

7:
  %8 = load ptr, ptr %0, align 8
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %10 = load i64, ptr %9, align 8
  %11 = atomicrmw add ptr %8, i64 %10 monotonic, align 8
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 144
  %13 = load i64, ptr %12, align 8
  %14 = icmp ult i64 %11, %13
  br i1 %14, label %15, label %19

15:
  %16 = load i64, ptr %9, align 8
  %17 = add i64 %16, %11
  store i64 %11, ptr %2, align 8
  %18 = tail call i64 @llvm.umin.i64(i64 %17, i64 %13)
  store i64 %18, ptr %4, align 8
  br label %19

19:
  %20 = phi i1 [ true, %1 ], [ false, %7 ], [ true, %15 ]
  ret i1 %20
}

define internal fastcc void @place(ptr %0, ptr %1, i64 %2) unnamed_addr #0 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 5680
  %5 = load i32, ptr %4, align 8
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %33, label %7

7:
  %8 = load i64, ptr %1, align 8
  %9 = add i64 %8, 1
  %10 = icmp eq i64 %2, %9
  br i1 %10, label %11, label %33

11:
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %13 = load i32, ptr %12, align 8
  %14 = icmp eq i32 %13, 1
  br i1 %14, label %15, label %33

15:
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %17 = load i32, ptr %16, align 4
  %18 = add i32 %17, 1
  store i32 %18, ptr %16, align 4
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %20 = load i32, ptr %19, align 8
  %21 = icmp ult i32 %18, %20
  br i1 %21, label %95, label %22

22:
  store i32 0, ptr %16, align 4
  %23 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %24 = load i32, ptr %23, align 4
  %25 = add i32 %24, 1
  store i32 %25, ptr %23, align 4
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %27 = load i32, ptr %26, align 4
  %28 = icmp ult i32 %25, %27
  br i1 %28, label %95, label %29

29:
  store i32 0, ptr %23, align 4
  %30 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %31 = load i32, ptr %30, align 4
  %32 = add i32 %31, 1
  store i32 %32, ptr %30, align 4
  br label %95

33:
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %35 = load i32, ptr %34, align 8
  %36 = icmp eq i32 %35, 1
  br i1 %36, label %37, label %54

37:
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %39 = load i32, ptr %38, align 8
  %40 = zext i32 %39 to i64
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %42 = load i32, ptr %41, align 4
  %43 = zext i32 %42 to i64
  %44 = udiv i64 %2, %40
  %45 = urem i64 %2, %40
  %46 = trunc nuw i64 %45 to i32
  %47 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i32 %46, ptr %47, align 8
  %48 = urem i64 %44, %43
  %49 = trunc nuw i64 %48 to i32
  %50 = getelementptr inbounds nuw i8, ptr %1, i64 12
  store i32 %49, ptr %50, align 4
  %51 = udiv i64 %44, %43
  %52 = trunc i64 %51 to i32
  %53 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store i32 %52, ptr %53, align 8
  br label %95

54:
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 100
  %56 = zext i32 %35 to i64
  %57 = urem i64 %2, %56
  %58 = trunc nuw i64 %57 to i32
  %59 = udiv i64 %2, %56
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %61 = load i32, ptr %60, align 8
  %62 = load i32, ptr %55, align 4
  %63 = udiv i32 %61, %62
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %66 = load i32, ptr %65, align 4
  %67 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %68 = load i32, ptr %67, align 8
  %69 = udiv i32 %66, %68
  %70 = zext i32 %69 to i64
  %71 = udiv i32 %58, %62
  %72 = urem i64 %59, %64
  %73 = trunc nuw i64 %72 to i32
  %74 = mul i32 %62, %73
  %75 = urem i32 %58, %62
  %76 = add i32 %74, %75
  %77 = getelementptr inbounds nuw i8, ptr %1, i64 8
  store i32 %76, ptr %77, align 8
  %78 = udiv i64 %59, %64
  %79 = urem i64 %78, %70
  %80 = trunc nuw i64 %79 to i32
  %81 = load i32, ptr %67, align 8
  %82 = mul i32 %81, %80
  %83 = urem i32 %71, %81
  %84 = add i32 %82, %83
  %85 = getelementptr inbounds nuw i8, ptr %1, i64 12
  store i32 %84, ptr %85, align 4
  %86 = udiv i64 %78, %70
  %87 = trunc i64 %86 to i32
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %89 = load i32, ptr %88, align 4
  %90 = mul i32 %89, %87
  %91 = load i32, ptr %67, align 8
  %92 = udiv i32 %71, %91
  %93 = add i32 %92, %90
  %94 = getelementptr inbounds nuw i8, ptr %1, i64 16
  store i32 %93, ptr %94, align 8
  br label %95

95:
  store i64 %2, ptr %1, align 8
  ret void
}

declare i64 @llvm.vector.reduce.or.v16i64(<16 x i64>) #0

define internal fastcc { ptr, ptr } @lanes_place(ptr %0, ptr %1, i32 %2, i64 %3, i64 %4) unnamed_addr #0 {
  %6 = trunc i64 %3 to i32
  %7 = lshr i32 %6, 16
  %8 = shl i32 %2, 5
  %9 = and i32 %8, 96
  %10 = and i32 %6, 65535
  %11 = icmp samesign ult i32 %7, %9
  br i1 %11, label %75, label %12

12:
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 16
  %14 = load i32, ptr %13, align 8
  %15 = add i32 %14, %7
  %16 = add nuw nsw i32 %9, 32
  %17 = icmp ugt i32 %15, %16
  br i1 %17, label %75, label %18

18:
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 12
  %20 = load i32, ptr %19, align 4
  %21 = add i32 %20, %10
  %22 = icmp ugt i32 %21, 512
  br i1 %22, label %75, label %23

23:
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %25 = icmp samesign ult i32 %10, %21
  br i1 %25, label %26, label %39

26:
  %27 = and i64 %3, 65535
  %28 = zext nneg i32 %21 to i64
  br label %29

29:
  %30 = phi i64 [ %27, %26 ], [ %35, %29 ]
  %31 = phi i64 [ 0, %26 ], [ %34, %29 ]
  %32 = getelementptr inbounds nuw i64, ptr %24, i64 %30
  %33 = load i64, ptr %32, align 8
  %34 = tail call i64 @llvm.smin.i64(i64 %33, i64 %31)
  %35 = add nuw nsw i64 %30, 1
  %36 = icmp eq i64 %35, %28
  br i1 %36, label %37, label %29

37:
  %38 = icmp sgt i64 %34, -1
  br i1 %38, label %39, label %75

39:
  %40 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %41 = load i32, ptr %40, align 4
  %42 = icmp eq i32 %41, 0
  %43 = trunc i64 %4 to i32
  %44 = select i1 %42, i32 0, i32 %43
  %45 = icmp ugt i32 %44, 512
  br i1 %45, label %75, label %46

46:
  %47 = add nuw nsw i32 %44, %10
  %48 = add i32 %47, %20
  %49 = icmp ugt i32 %48, 512
  br i1 %49, label %75, label %50

50:
  %51 = icmp samesign ult i32 %47, %48
  br i1 %51, label %52, label %65

52:
  %53 = zext nneg i32 %47 to i64
  %54 = zext nneg i32 %48 to i64
  br label %55

55:
  %56 = phi i64 [ %53, %52 ], [ %61, %55 ]
  %57 = phi i64 [ 0, %52 ], [ %60, %55 ]
  %58 = getelementptr inbounds nuw i64, ptr %24, i64 %56
  %59 = load i64, ptr %58, align 8
  %60 = tail call i64 @llvm.smin.i64(i64 %59, i64 %57)
  %61 = add nuw nsw i64 %56, 1
  %62 = icmp eq i64 %61, %54
  br i1 %62, label %63, label %55

63:
  %64 = icmp sgt i64 %60, -1
  br i1 %64, label %65, label %75

65:
  %66 = getelementptr inbounds nuw i8, ptr %0, i64 539992
  %67 = shl nuw nsw i32 %10, 7
  %68 = zext nneg i32 %67 to i64
  %69 = getelementptr inbounds nuw i32, ptr %66, i64 %68
  %70 = zext nneg i32 %7 to i64
  %71 = getelementptr inbounds nuw i32, ptr %69, i64 %70
  %72 = shl nuw nsw i32 %44, 7
  %73 = zext nneg i32 %72 to i64
  %74 = getelementptr inbounds nuw i32, ptr %71, i64 %73
  br label %75

75:
  %76 = phi ptr [ null, %5 ], [ null, %37 ], [ null, %12 ], [ %71, %65 ], [ null, %63 ], [ null, %39 ], [ null, %18 ], [
      null, %46 ]
  %77 = phi ptr [ null, %5 ], [ null, %37 ], [ null, %12 ], [ %74, %65 ], [ null, %63 ], [ null, %39 ], [ null, %18 ], [
      null, %46 ]
  %78 = insertvalue { ptr, ptr } poison, ptr %76, 0
  %79 = insertvalue { ptr, ptr } %78, ptr %77, 1
  ret { ptr, ptr } %79
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

declare i64 @llvm.ctpop.i64(i64) #0

declare i64 @llvm.umax.i64(i64, i64) #0

declare i64 @llvm.smax.i64(i64, i64) #0

declare i64 @llvm.smin.i64(i64, i64) #0
